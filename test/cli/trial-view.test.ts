import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createTrialView } from '../../src/cli/trial-view.ts';
import type { TrialEvent } from '../../src/experiment/init/trial.ts';

const BEGUN: TrialEvent = { kind: 'begun', role: 'objective', command: 'npm run bench', limitMs: 120_000 };
const ENDED: TrialEvent = { kind: 'ended', role: 'objective', command: 'npm run bench', ms: 1500, failure: undefined };

function open(options: { readonly columns?: number; readonly heartbeatMs?: number; readonly isWorkflow?: boolean }) {
  let [out, err] = ['', ''];
  const terminal = {
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
    isWorkflow: options.isWorkflow ?? false,
    columns: options.columns,
    shorten: (path: string) => path,
  };
  const view = createTrialView(terminal, options.heartbeatMs);
  return { view, read: () => ({ out, err }) };
}

describe('what init tries', () => {
  it('is a line when it begins and one when it ends, on standard error', () => {
    const { view, read } = open({});
    using shown = view;
    shown.show(BEGUN);
    shown.show(ENDED);
    expect(read()).toEqual({ out: '', err: 'trying objective: npm run bench\n  worked in 1.5 s\n' });
  });

  it('says that a preparation was there, and claims no time of it', () => {
    const { view, read } = open({});
    using shown = view;
    shown.show({ ...ENDED, role: 'setup', ms: undefined });
    expect(read().err).toBe('  not run: an earlier run prepared it\n');
  });

  it('names the reason of a failure, and the end of what was printed', () => {
    const { view, read } = open({});
    using shown = view;
    shown.show({ ...ENDED, failure: { reason: 'it ended with exit code 1', lines: ['', 'no such file'] } });
    expect(read().err).toBe('  failed after 1.5 s: it ended with exit code 1\n    no such file\n');
  });

  it('has a line on a terminal that says how long it takes, may take, and which run it is', () => {
    const { view, read } = open({ columns: 80 });
    using shown = view;
    shown.show(BEGUN);
    expect(read().out).toContain('  objective · 0 s of at most 2m');
    shown.show({ kind: 'repeated', run: 2, of: 3 });
    expect(read().out).toContain('  objective · run 2 of 3 · 0 s of at most 2m');
    shown.show(ENDED);
    expect(read().out).toMatch(/ {2}worked in 1\.5 s\n$/);
  });

  it('has such a line now and then in a log', async () => {
    const { view, read } = open({ heartbeatMs: 1 });
    using shown = view;
    shown.show(BEGUN);
    while (!read().err.includes('at most')) await pause(1);
    expect(read().err).toMatch(/^ {2}objective · \d+ s of at most 2m$/m);
  });

  it('is no command to a runner', () => {
    const { view, read } = open({ isWorkflow: true });
    using shown = view;
    shown.show({ ...ENDED, failure: { reason: 'x', lines: ['::error::y'] } });
    expect(read().err).not.toMatch(/^\s*::/m);
  });
});

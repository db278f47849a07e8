// The files of a plan and of a mission are those of a pull request: none of them may show a file of the runner.
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createRepository, userGit } from '../helpers/repository.ts';
import { createFolder } from '../helpers/temp-folder.ts';
import { runAction, type StepRun } from './runner/run-action.ts';

// Whole steps: on a machine that is busy they take their time.
vi.setConfig({ testTimeout: 120_000 });

const SECRET = 'hunter2-of-the-runner';
const SANDBOX = `---\nevaluator: {command: x, format: ${SECRET}}\n---\n`;

interface Attack {
  readonly privateArea: string;
  /** A folder of the runner, outside of the workspace. */
  readonly runner: string;
}

/** A step on a pull request's checkout that was prepared; everything that it shows. */
async function shownBy(
  prepare: (attack: Attack) => void,
  inputs: Readonly<Record<string, string>>,
): Promise<StepRun & { readonly shown: string }> {
  const [privateArea, runner] = [createRepository({ 'a.txt': 'a\n', 'm/notes.md': 'Notes.\n' }), createFolder()];
  const base = userGit(privateArea, 'rev-parse', 'HEAD');
  writeFileSync(join(runner, 'work.json'), `TOKEN=${SECRET}\n`);
  mkdirSync(join(runner, 'm'));
  for (const name of ['mission.md', 'sandbox.md']) writeFileSync(join(runner, 'm', name), SANDBOX);
  prepare({ privateArea, runner });
  const head = { sha: 'f'.repeat(40), repo: { full_name: 'mallory/repo' } };
  const payload = { pull_request: { number: 1, head, base: { sha: base, ref: 'main' } } };
  const run = await runAction({
    ...{ privateArea, runner: createFolder(), event: { name: 'pull_request', payload } },
    inputs: { 'github-token': '', ...inputs },
    // A step that waits for a pipe would wait for ever.
    onStart: (child) => void setTimeout(() => child.kill('SIGKILL'), 60_000).unref(),
  });
  return { ...run, shown: [run.out, run.err, run.summary, run.outputFile].join('\n') };
}

const PLAN = { 'work-items': 'work.json' };
const MISSION = { 'mission-dir': 'm' };

describe.each(['verify', 'work', 'mission'])('mode %s', (mode) => {
  const cases: readonly [what: string, of: Readonly<Record<string, string>>, put: (attack: Attack) => void][] = [
    [
      'a plan that is a link to a file of the runner',
      PLAN,
      ({ privateArea, runner }) => symlinkSync(join(runner, 'work.json'), join(privateArea, 'work.json')),
    ],
    [
      'a plan in a folder that is a link to one of the runner',
      { 'work-items': 'plans/work.json' },
      ({ privateArea, runner }) => symlinkSync(runner, join(privateArea, 'plans')),
    ],
    [
      'a plan that is a link into the folder of git',
      PLAN,
      ({ privateArea }) => {
        writeFileSync(join(privateArea, '.git', 'token'), `TOKEN=${SECRET}\n`);
        symlinkSync('.git/token', join(privateArea, 'work.json'));
      },
    ],
    [
      'a plan that is a link to a pipe of the runner',
      PLAN,
      ({ privateArea, runner }) => {
        execFileSync('mkfifo', [join(runner, 'pipe')]);
        symlinkSync(join(runner, 'pipe'), join(privateArea, 'work.json'));
      },
    ],
    [
      'a mission whose sandbox.md is a link to a file of the runner',
      MISSION,
      ({ privateArea, runner }) => {
        writeFileSync(join(privateArea, 'm', 'mission.md'), 'Make it better.\n');
        symlinkSync(join(runner, 'm', 'sandbox.md'), join(privateArea, 'm', 'sandbox.md'));
      },
    ],
    [
      'a mission whose mission.md is a link to a pipe of the runner',
      MISSION,
      ({ privateArea, runner }) => {
        execFileSync('mkfifo', [join(runner, 'pipe')]);
        symlinkSync(join(runner, 'pipe'), join(privateArea, 'm', 'mission.md'));
        writeFileSync(join(privateArea, 'm', 'sandbox.md'), SANDBOX.replace(SECRET, 'json'));
      },
    ],
  ];
  const isOf = (of: object): boolean => mode === 'verify' || (mode === 'work') === 'work-items' in of;

  it.each(cases.filter(([, of]) => isOf(of)))('refuses %s, and shows nothing of it', async (_what, of, put) => {
    const { code, out, shown } = await shownBy(put, { mode, ...of });
    expect(shown).not.toContain(SECRET.slice(0, 7));
    expect(code, out).toBe(2);
    expect(out).toMatch(
      /^error: (?:m|plans\/work\.json|work\.json)[^:]*: a path (?:that leads out of|into a folder of git)/m,
    );
  });
});

describe('mode verify', () => {
  it('takes a plan that is a link to a file of the workspace', async () => {
    const { code, out } = await shownBy(
      ({ privateArea }) => {
        writeFileSync(join(privateArea, 'plan.json'), '{}\n');
        symlinkSync('plan.json', join(privateArea, 'work.json'));
      },
      { mode: 'verify', ...PLAN },
    );
    expect(code, out).toBe(3);
    expect(out).toContain('there are no receipts of the plan "work" here');
  });

  it('takes a plan outside of the workspace that the workflow names', async () => {
    const outside = createFolder({ 'work.json': '{}\n' });
    const { code, out } = await shownBy(() => undefined, { mode: 'verify', 'work-items': join(outside, 'work.json') });
    expect(code, out).toBe(3);
  });
});

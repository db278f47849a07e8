// A run that another config ends by itself, killed at each step of being archived: it is the old one whole, or the new
// one begins, and whoever begins it says so.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pathsOf } from '../../src/experiment/ledger/store.ts';
import type { RunEvent } from '../../src/experiment/loop/run-event.ts';
import { cleanExperiment } from '../../src/experiment/maintenance/clean.ts';
import { readStatus } from '../../src/experiment/maintenance/look.ts';
import { auditArchived, auditExperiment } from '../../src/experiment/verification/audit.ts';
import { ARCHIVE_POINTS } from '../../src/kernel/fault-point.ts';
import { useMemory } from '../helpers/broken-run.ts';
import { createExperiment, NUDGE } from '../helpers/experiment.ts';
import { remarksOf } from '../helpers/findings.ts';
import { userGit } from '../helpers/repository.ts';
import { superviseExperiment } from '../helpers/supervised-experiment.ts';
import { createFolder } from '../helpers/temp-folder.ts';

useMemory();

// The first one while the new base is tried.
const FAULTS = [
  'judge:after-score:kill',
  ...ARCHIVE_POINTS.map((point) => `${point}:kill`),
  'archive:after-file:kill:3',
];

it('leaves the old run whole or the new one begun, whenever it is killed', { timeout: 240_000 }, async () => {
  const experiment = createExperiment({
    agent: NUDGE,
    config: { agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"' },
  });
  const { folder, cache, place, host, run } = experiment;
  // Killed while it accepted a change: the branch has moved, no record says so yet, and its secret is not disclosed.
  const env = { AUTORIZE_FAULT: 'keep:after-swap:kill:2' };
  expect((await superviseExperiment(experiment, { env }).ended).signal).toBe('SIGKILL');
  const config = join(place, 'config.toml');
  writeFileSync(config, readFileSync(config, 'utf8').replace('"greedy"', '"greedy"\nconfidence = 0.99'));
  const backup = createFolder();
  const both = [
    [folder, join(backup, 'repository')],
    [cache, join(backup, 'cache')],
  ] as const;
  for (const [from, to] of both) cpSync(from, to, { recursive: true });
  const branchHead = userGit(folder, 'rev-parse', 'autorize/pi');
  for (const [index, fault] of FAULTS.entries()) {
    for (const [to, from] of both) {
      rmSync(to, { recursive: true, force: true });
      cpSync(from, to, { recursive: true });
    }
    userGit(folder, 'update-index', '-q', '--refresh');
    const here = pathsOf('pi', host);
    // By the change alone, or by --fresh besides.
    const request = { maxIterations: 1, ...(index % 4 === 3 ? { fresh: true } : {}) };
    const events: RunEvent[] = [];
    const reported = { ...request, onEvent: (event: RunEvent) => void events.push(event) };
    const { signal } = await superviseExperiment(experiment, { request, env: { AUTORIZE_FAULT: fault } }).ended;
    expect([fault, signal]).toEqual([fault, 'SIGKILL']);
    const isBefore = /^(judge|archive:before)/.test(fault);
    if (isBefore) {
      expect(existsSync(join(place, 'archive'))).toBe(false);
      await expect(run({ mode: 'resume' })).rejects.toThrow(
        'objective.confidence of "pi" changed after its changes were decided',
      );
      expect(auditExperiment({ name: 'pi' }, host)).toMatchObject({ isSound: true });
      await run(reported);
    } else {
      const isOpen = existsSync(here.archiving);
      expect(isOpen).toBe(fault !== 'archive:after:kill');
      expect(readStatus(here, host).notices.some((each) => each.includes('autorize archive pi'))).toBe(isOpen);
      if (isOpen) await expect(cleanExperiment({ name: 'pi' }, host)).rejects.toThrow('was being archived');
      // The next command completes it: a resume too, which then has nothing to resume.
      if (index % 3 === 1) await expect(run({ mode: 'resume' })).rejects.toThrow('nothing to resume');
      await run({ ...reported, fresh: index % 3 === 0 });
    }
    // A resume that completed the archive has reported it already.
    const sentences = events.flatMap((event) => (event.kind === 'restarted' ? [event.sentence] : []));
    const isByResume = index % 3 === 1 && !isBefore && fault !== 'archive:after:kill';
    expect([fault, sentences.length]).toEqual([fault, isByResume || fault === 'archive:after:kill' ? 0 : 1]);
    expect(readStatus(here, host).notices).toEqual([expect.stringContaining('objective.confidence (0.95, now 0.99)')]);
    expect(existsSync(here.archiving)).toBe(false);
    const fresh = auditExperiment({ name: 'pi' }, host);
    expect([fault, remarksOf(fresh)]).toEqual([fault, []]);
    const archived = auditArchived(here);
    expect(archived).toMatchObject([{ isSound: true, decisions: 2 }]);
    expect(archived.flatMap(remarksOf)).toEqual([]);
    const old = join(place, 'archive', archived[0]?.archived ?? '');
    const kinds = readFileSync(join(old, 'decisions.jsonl'), 'utf8').trimEnd().split('\n');
    expect(kinds.slice(-2).map((line) => JSON.parse(line).kind)).toEqual(['config-change', 'seed-reveal']);
    const iterations = readFileSync(join(old, 'iterations.jsonl'), 'utf8').trimEnd().split('\n');
    expect(iterations.map((line) => JSON.parse(line).outcome)).toEqual(['baseline', 'merged', 'merged']);
    const branches = userGit(folder, 'for-each-ref', '--format=%(refname:short) %(objectname)', 'refs/heads');
    expect(branches).toContain(`autorize-archive/pi-${archived[0]?.archived} ${branchHead}`);
    expect(branches.match(/autorize-archive/g)).toHaveLength(1);
    const ledger = readFileSync(here.ledger, 'utf8').trimEnd().split('\n');
    expect(ledger.map((line) => JSON.parse(line).score)).toEqual([10, 9]);
  }
});

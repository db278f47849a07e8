// A run is of one set of rules: by others `resume` refuses and `run` begins another one; then both records say so.
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathsOf } from '../../../src/experiment/ledger/store.ts';
import type { RunEvent } from '../../../src/experiment/loop/run-event.ts';
import { readStatus } from '../../../src/experiment/maintenance/look.ts';
import type { ExperimentRequest } from '../../../src/experiment/run.ts';
import { auditArchived, auditExperiment } from '../../../src/experiment/verification/audit.ts';
import { createExperiment, type Experiment, NUDGE } from '../../helpers/experiment.ts';
import { remarksOf } from '../../helpers/findings.ts';
import { userGit } from '../../helpers/repository.ts';
import { runCli } from '../../helpers/run-cli.ts';
import { BUBBLEWRAP } from '../../helpers/sandboxes.ts';

type Line = Readonly<Record<string, unknown>>;

function linesOf(file: string): Line[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Line);
}

const pathsIn = ({ host }: Experiment) => pathsOf('pi', host);
const decisionsOf = ({ place }: Experiment) => linesOf(join(place, 'decisions.jsonl'));

const OBJECTIVE =
  'command = "sh score.sh"\ndirection = "min"\nprotect = ["score.sh"]\ndecision = "paired-sequential"\nconfidence = 0.9\nerror_rate = "per-candidate"\nmin_improvement = 0\nmax_pairs = 20\neffort = "balanced"\ncalibration_runs = 2\naa_check_every = 0\nconfirm = { pairs = 0 }';

function edit({ place }: Experiment, from: string, to: string): void {
  const file = join(place, 'config.toml');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

/** Runs until something is recorded, and is then cancelled: the run can be resumed. */
async function breakOff(experiment: Experiment, request: Partial<ExperimentRequest> = {}): Promise<void> {
  const stopping = new AbortController();
  const { stop } = await experiment.run({
    ...request,
    signal: stopping.signal,
    onEvent: ({ kind }) => void (kind === 'recorded' && stopping.abort()),
  });
  expect(stop.kind).toBe('interrupted');
}

describe('a run in the middle', () => {
  it('goes on by no other rules than its own; only the effort may be another', async () => {
    const experiment = createExperiment({ agent: NUDGE, config: { objective: OBJECTIVE } });
    await breakOff(experiment);
    const before = decisionsOf(experiment);
    const changes: readonly (readonly [from: string, to: string, named: string])[] = [
      ['command = "sh score.sh"', 'command = "sh ./score.sh"', 'objective.command'],
      ['direction = "min"', 'direction = "max"', '(direction was "min")'],
      ['protect = ["score.sh"]', 'protect = ["score.sh", "notes/**"]', 'the evaluator of "pi"'],
      ['confidence = 0.9', 'confidence = 0.95', 'objective.confidence'],
      ['error_rate = "per-candidate"', 'error_rate = "fwer"\nmax_candidates = 9', 'objective.error_rate'],
      ['min_improvement = 0', 'min_improvement = 1', 'objective.min_improvement'],
      ['max_pairs = 20', 'max_pairs = 30', 'objective.max_pairs'],
      ['[objective]', '[build]\ncommand = "true"\n[objective]', 'the evaluator of "pi"'],
      ['[objective]', '[setup]\ninputs = ["notes/*"]\n[objective]', 'setup.inputs of "pi"'],
    ];
    for (const [from, to, named] of changes) {
      // More pairs are what an error rate of the run asks for.
      const rest = named === 'objective.error_rate' ? (['max_pairs = 20', 'max_pairs = 40'] as const) : undefined;
      edit(experiment, from, to);
      if (rest) edit(experiment, ...rest);
      const error = await experiment.run({ mode: 'resume' }).catch((thrown) => thrown);
      expect([named, error.exitCode, error.message]).toEqual([named, 3, expect.stringContaining(named)]);
      expect(error.remedy).toMatch(
        /^Undo the change to resume .* start another run from HEAD with the new rules: autorize run pi$/,
      );
      edit(experiment, to, from);
      if (rest) edit(experiment, rest[1], rest[0]);
    }
    expect(decisionsOf(experiment)).toEqual(before);
    edit(experiment, 'effort = "balanced"', 'effort = "fast"');
    const { stop } = await experiment.run({ mode: 'resume', signal: AbortSignal.abort() });
    expect(stop.kind).toBe('interrupted');
    expect(decisionsOf(experiment).filter(({ kind }) => kind === 'genesis')).toHaveLength(1);
  });
});

type Retry = Extract<RunEvent, { kind: 'restarted' }>;

/** Runs, and gives the reported of the run. */
async function runReported(experiment: Experiment, request: Partial<ExperimentRequest> = {}) {
  const reported: RunEvent[] = [];
  const result = await experiment.run({ maxIterations: 1, ...request, onEvent: (event) => void reported.push(event) });
  return { ...result, reported, restart: reported.find((event): event is Retry => event.kind === 'restarted') };
}

/** Everything of the experiment that may not change where a run is refused. */
function traces({ folder, place }: Experiment): unknown {
  const files = ['iterations.jsonl', 'decisions.jsonl', 'intents.jsonl'].map((name) =>
    readFileSync(join(place, name), 'utf8'),
  );
  return [files, existsSync(join(place, 'archive')), userGit(folder, 'for-each-ref', 'refs/heads')];
}

const stampsOf = ({ place }: Experiment): string[] => readdirSync(join(place, 'archive'));

describe('run by other rules', () => {
  it('begins another run from HEAD, puts the one before aside whole, and says so first and in every view', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    const { folder, place, host } = experiment;
    await experiment.run({ maxIterations: 2 });
    const branchHead = userGit(folder, 'rev-parse', 'autorize/pi');
    const before = linesOf(join(place, 'decisions.jsonl'));
    edit(experiment, 'decision = "greedy"', 'decision = "greedy"\nconfidence = 0.99');
    const { reported, restart, records } = await runReported(experiment);
    const [stamp = '', ...others] = stampsOf(experiment);
    expect(others).toEqual([]);
    expect(reported.map(({ kind }) => kind).slice(0, 3)).toEqual(['note', 'restarted', 'started']);
    expect(reported[0]).toMatchObject({ note: expect.stringContaining('objective.confidence (0.95, now 0.99)') });
    expect(restart?.ended).toEqual({
      folder: join(place, 'archive', stamp),
      branch: `autorize-archive/pi-${stamp}`,
      changes: [{ key: 'settings.confidence', from: 0.95, to: 0.99 }],
      what: 'objective.confidence (0.95, now 0.99)',
      kept: 2,
      branchHead,
    });
    expect(restart?.sentence).toContain('objective.confidence (0.95, now 0.99)');
    expect(restart?.sentence).toContain(
      `with 2 kept changes on autorize-archive/pi-${stamp}, is in .autorize/pi/archive/`,
    );
    expect(restart?.sentence).toContain(`not in HEAD; to build on them: git merge autorize-archive/pi-${stamp}`);
    expect(records.map(({ iter, score }) => [iter, score])).toEqual([
      [0, 10],
      [1, 9],
    ]);
    expect(userGit(folder, 'rev-parse', `autorize-archive/pi-${stamp}`)).toBe(branchHead);
    const old = linesOf(join(place, 'archive', stamp, 'decisions.jsonl'));
    expect(old.slice(0, before.length)).toEqual(before);
    // Its secret was disclosed when it ended by itself.
    expect(old.slice(before.length).map(({ kind }) => kind)).toEqual(['config-change']);
    expect(auditArchived(pathsIn(experiment)).map(remarksOf)).toEqual([[]]);
    expect(decisionsOf(experiment)[0]).toMatchObject({ kind: 'genesis', settings: { confidence: 0.99 } });
    const notice = expect.stringMatching(/^another run began, .* objective\.confidence \(0\.95, now 0\.99\); /);
    expect(readStatus(pathsIn(experiment), host).notices).toEqual([notice]);
    const cli = (...args: string[]) => runCli(args, { cwd: folder, env: host.env });
    expect((await cli('status', 'pi')).out).toContain('notice: another run began');
    // From now on it is the run that is continued.
    const next = await runReported(experiment);
    expect([next.restart, next.records.length]).toEqual([undefined, 3]);
    // A run that kept nothing that is not in HEAD has nothing to be merged.
    userGit(folder, 'merge', '-q', 'autorize/pi');
    edit(experiment, 'direction = "min"', 'direction = "max"');
    const third = await cli('run', 'pi', '--max-iterations', '1');
    expect(third.out).toMatch(
      /^note: the rules of this run changed: .*\nNEW RUN: another run began, .*direction \("min", now "max"\)/,
    );
    expect(third.out).not.toContain('git merge');
    expect(third.out).toContain('notice: another run began');
    edit(experiment, 'direction = "max"', 'direction = "min"');
    const fourth = await cli('run', 'pi', '--max-iterations', '1', '--json');
    const events = fourth.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(events[1]).toMatchObject({
      kind: 'restarted',
      ended: { changes: [{ key: 'settings.direction', to: 'min' }] },
    });
    expect(stampsOf(experiment)).toHaveLength(3);
  });

  it('puts nothing aside where no run can begin, and a slip costs nothing', async () => {
    const experiment = createExperiment({ agent: NUDGE, config: { objective: OBJECTIVE } });
    const { folder } = experiment;
    await breakOff(experiment);
    const before = traces(experiment);
    const refused = async (message: string, request: Partial<ExperimentRequest> = {}): Promise<void> => {
      const error = await experiment.run(request).catch((thrown) => thrown);
      expect([error.exitCode, error.message]).toEqual([3, expect.stringContaining(message)]);
      expect(traces(experiment)).toEqual(before);
    };
    edit(experiment, 'sh score.sh', 'sh scores.sh');
    await refused(
      'changed (the evaluator (the command, how its output is read, setup, or build)), and HEAD has no score under the new rules: ',
    );
    edit(experiment, 'sh scores.sh', 'cat value.txt');
    writeFileSync(join(folder, 'value.txt'), '1\n');
    await refused('the work tree has changes');
    userGit(folder, 'checkout', '-q', '--', 'value.txt');
    const { stop, reported } = await runReported(experiment, { signal: AbortSignal.abort() });
    expect(stop.reason).toContain('before anything was archived');
    expect(reported.map(({ kind }) => kind)).toEqual(['note', 'stopped']);
    expect(traces(experiment)).toEqual(before);
    edit(experiment, 'cat value.txt', 'sh score.sh');
    const { stop: end, records } = await experiment.run({ mode: 'resume', maxIterations: 1 });
    expect([end.kind, records.map(({ score }) => score)]).toEqual(['max_iterations', [10, 9]]);
    // What is in doubt is for a person.
    const branchHead = userGit(folder, 'rev-parse', 'autorize/pi');
    userGit(folder, 'branch', '-f', 'autorize/pi', 'main');
    edit(experiment, 'confidence = 0.9', 'confidence = 0.95');
    await expect(experiment.run()).rejects.toMatchObject({ exitCode: 3, message: expect.stringContaining(branchHead) });
    expect(existsSync(join(experiment.place, 'archive'))).toBe(false);
  });

  it('judges by what HEAD has of the protected files, where that was committed upon the base', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    const { folder, place, run } = experiment;
    await breakOff(experiment);
    userGit(folder, 'switch', '-qc', 'other');
    writeFileSync(join(folder, 'score.sh'), 'echo $(( $(cat value.txt) * 10 ))\n');
    userGit(folder, 'commit', '-qam', 'Count otherwise');
    // What was broken off is continued by the files that it began with.
    const { records } = await run({ mode: 'resume', maxIterations: 1 });
    expect(records.map(({ score }) => score)).toEqual([10, 9]);
    const again = await runReported(experiment);
    expect(again.records.map(({ score }) => score)).toEqual([100, 90]);
    expect(again.restart?.sentence).toContain('changed: the evaluator ("score.sh");');
    const old = auditArchived(pathsIn(experiment));
    expect(old.map(remarksOf)).toEqual([[]]);
    const lines = linesOf(join(place, 'archive', old[0]?.archived ?? '', 'decisions.jsonl'));
    const [first, now] = [lines[0], decisionsOf(experiment)[0]];
    const fileIn = (runHeader: Line | undefined) => Reflect.get(Object(runHeader?.evaluator_files), 'score.sh');
    expect(lines.findLast(({ kind }) => kind === 'config-change')).toMatchObject({
      changes: [
        { key: 'judge_digest', from: first?.judge_digest, to: now?.judge_digest },
        { key: 'evaluator_files.score.sh', from: fileIn(first), to: fileIn(now) },
      ],
    });
    // Behind the base, and beside it: nobody changed them since.
    const elsewhere = async (): Promise<void> => {
      const { reported, restart, records: all } = await runReported(experiment);
      const started = reported.find(({ kind }) => kind === 'started');
      expect(restart).toBeUndefined();
      expect(started).toMatchObject({
        notes: [expect.stringContaining('different evaluator: the evaluator ("score.sh")')],
      });
      expect(all.at(-1)?.outcome).toBe('merged');
    };
    userGit(folder, 'switch', '-q', 'main');
    await elsewhere();
    userGit(folder, 'commit', '-q', '--allow-empty', '-m', 'Beside');
    await elsewhere();
    // What was kept, merged: the files that judge are the same.
    userGit(folder, 'switch', '-q', 'other');
    userGit(folder, 'merge', '-q', 'autorize/pi');
    expect((await runReported(experiment)).restart).toBeUndefined();
    expect(stampsOf(experiment)).toHaveLength(1);
  });

  it('can be taken back: what was archived is put back, and goes on', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    const { folder, place, host } = experiment;
    await breakOff(experiment);
    await experiment.run({ mode: 'resume', maxIterations: 1 });
    edit(experiment, 'decision = "greedy"', 'decision = "greedy"\nconfidence = 0.99');
    await runReported(experiment);
    const [stamp = ''] = stampsOf(experiment);
    // As docs/how-to/restore-an-archived-run.md says.
    edit(experiment, '\nconfidence = 0.99', '');
    const cli = (...args: string[]) => runCli(args, { cwd: folder, env: host.env });
    expect(await cli('archive', 'pi')).toMatchObject({ code: 0 });
    for (const name of readdirSync(join(place, 'archive', stamp)))
      renameSync(join(place, 'archive', stamp, name), join(place, name));
    userGit(folder, 'branch', '-m', `autorize-archive/pi-${stamp}`, 'autorize/pi');
    const putBack = expect.stringContaining('the run was put back with them');
    const back = await runReported(experiment);
    expect(back.restart).toBeUndefined();
    expect(back.records.map(({ score }) => score)).toEqual([10, 9, 8]);
    expect(remarksOf(auditExperiment({ name: 'pi' }, host))).toEqual([putBack]);
    const kinds = decisionsOf(experiment).map(({ kind }) => kind);
    const at = kinds.indexOf('config-change');
    expect(kinds.slice(at).filter((kind) => String(kind).startsWith('seed'))).toEqual(['seed-commit', 'seed-reveal']);
    expect(readStatus(pathsIn(experiment), host).notices).toEqual([]);
    // A second time it is ended like the first.
    edit(experiment, 'direction = "min"', 'direction = "max"');
    expect((await runReported(experiment)).restart?.ended.kept).toBe(2);
    const audited = auditArchived(pathsIn(experiment));
    expect(audited.map(remarksOf)).toEqual([[], [putBack]]);
  });
});

describe('a run that a person ends', () => {
  it('says in its record what changed, then discloses its secret; the next one has a run header and a baseline of its own', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    await breakOff(experiment);
    expect(decisionsOf(experiment).some(({ kind }) => kind === 'seed-reveal')).toBe(false);
    edit(experiment, 'decision = "greedy"', 'decision = "greedy"\nconfidence = 0.99\nguards = [{ command = "true" }]');
    await breakOff(experiment, { fresh: true });
    const [archived] = auditArchived(pathsIn(experiment));
    expect(archived && remarksOf(archived)).toEqual([]);
    const old = linesOf(join(experiment.place, 'archive', archived?.archived ?? '', 'decisions.jsonl'));
    const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(old.slice(-2)).toMatchObject([
      {
        kind: 'config-change',
        changes: [
          { key: 'settings.confidence', from: 0.95, to: 0.99 },
          { key: 'settings.guards', from: digest, to: digest },
          { key: 'guards_digest', from: old[0]?.guards_digest, to: decisionsOf(experiment)[0]?.guards_digest },
        ],
      },
      { kind: 'seed-reveal' },
    ]);
    const fresh = decisionsOf(experiment);
    expect(fresh.map(({ kind }) => kind).filter((kind) => kind === 'genesis')).toHaveLength(1);
    expect(fresh[0]?.seed_commitment).not.toBe(old[0]?.seed_commitment);
    expect(linesOf(join(experiment.place, 'iterations.jsonl'))).toMatchObject([{ iter: 0, outcome: 'baseline' }]);
  });

  it.skipIf(BUBBLEWRAP.length === 0)(
    'has of the holdout no command in its record, and finds that there is another one all the same',
    async () => {
      const holdout = '[objective.holdout]\ncommand = "expr 4711"\nbudget = 7';
      const experiment = createExperiment({ agent: NUDGE, config: { objective: OBJECTIVE }, uncommitted: holdout });
      await breakOff(experiment);
      const before = decisionsOf(experiment);
      expect(JSON.stringify(before)).not.toContain('expr 4711');
      expect(before[0]).toMatchObject({ holdout_digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
      expect(Reflect.get(Object(before[0]?.settings), 'holdout')).toEqual({ rule: 'sign', budget: 7 });
      edit(experiment, 'expr 4711', 'expr 4712');
      const error = await experiment.run({ mode: 'resume' }).catch((thrown) => thrown);
      expect([error.exitCode, error.message]).toEqual([3, expect.stringMatching(/^the holdout of "pi" changed after/)]);
      expect(decisionsOf(experiment)).toEqual(before);
      await breakOff(experiment);
      const [archived] = auditArchived(pathsIn(experiment));
      expect(archived && remarksOf(archived)).toEqual([]);
      const old = linesOf(join(experiment.place, 'archive', archived?.archived ?? '', 'decisions.jsonl'));
      expect(old.at(-2)).toMatchObject({
        kind: 'config-change',
        changes: [{ key: 'holdout_digest', from: before[0]?.holdout_digest }],
      });
      expect(JSON.stringify([...old, ...decisionsOf(experiment)])).not.toContain('expr 471');
    },
  );

  it('without a change only discloses its secret, by --fresh and by archive; audit looks at what was archived', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    const { folder: cwd, host, place } = experiment;
    const cli = (...args: string[]) => runCli(args, { cwd, env: host.env });
    await breakOff(experiment);
    await breakOff(experiment, { fresh: true });
    expect(await cli('audit', 'pi')).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 archived record not audited; audit too: autorize audit pi --archived'),
    });
    expect(await cli('archive', 'pi')).toMatchObject({ code: 0, out: expect.stringContaining('records: ') });
    expect(await cli('audit', 'pi')).toMatchObject({ code: 3, err: expect.stringContaining('--archived') });
    const whole = await cli('audit', 'pi', '--archived');
    expect(whole.code).toBe(0);
    expect(whole.out.match(/pi, archive\/\S+: sound$/gm)).toHaveLength(2);
    expect(whole.out).not.toContain('not all seeds');
    const [one, other] = auditArchived(pathsIn(experiment));
    for (const archived of [one, other]) {
      const lines = linesOf(join(place, 'archive', archived?.archived ?? '', 'decisions.jsonl'));
      expect(lines.filter(({ kind }) => kind === 'config-change')).toEqual([]);
      expect(lines.at(-1)?.kind).toBe('seed-reveal');
    }
    const file = join(place, 'archive', one?.archived ?? '', 'decisions.jsonl');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"score":10\b/, '"score":11'));
    const { code, out } = await cli('audit', 'pi', '--archived', '--json');
    expect([code, JSON.parse(out).archived]).toMatchObject([1, [{ isSound: false }, { isSound: true }]]);
  });
});

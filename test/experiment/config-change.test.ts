// A run is of one set of rules: what changes them is refused, until a person begins another run; then both records say so.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { auditArchived } from '../../src/experiment/archived-records.ts';
import type { ExperimentRequest } from '../../src/experiment/run.ts';
import { placeOf } from '../../src/experiment/store.ts';
import { createExperiment, type Experiment, NUDGE } from '../helpers/experiment.ts';
import { userGit } from '../helpers/repository.ts';
import { runCli } from '../helpers/run-cli.ts';

type Line = Readonly<Record<string, unknown>>;

function linesOf(file: string): Line[] {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as Line);
}

const placeIn = ({ host }: Experiment) => placeOf('pi', host);
const decisionsOf = ({ place }: Experiment) => linesOf(join(place, 'decisions.jsonl'));

const OBJECTIVE =
  'command = "sh score.sh"\ndirection = "min"\nprotect = ["score.sh"]\ndecision = "paired-sequential"\nconfidence = 0.9\nerror_rate = "per-candidate"\nmin_improvement = 0\nmax_pairs = 20\neffort = "balanced"\ncalibration_runs = 2\nintegrity = { canary_every = 0 }\nconfirm = { pairs = 0 }';

function edit({ place }: Experiment, from: string, to: string): void {
  const file = join(place, 'config.toml');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

/** Runs until something is recorded, and is then told to stop: the run can be gone on with. */
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
    ];
    for (const [from, to, named] of changes) {
      // More pairs are what an error rate of the run asks for.
      const rest = named === 'objective.error_rate' ? (['max_pairs = 20', 'max_pairs = 40'] as const) : undefined;
      edit(experiment, from, to);
      if (rest) edit(experiment, ...rest);
      for (const mode of ['run', 'resume'] as const) {
        const error = await experiment.run({ mode }).catch((thrown) => thrown);
        expect([mode, named, error.exitCode, error.message]).toEqual([mode, named, 3, expect.stringContaining(named)]);
        expect(error.remedy).toContain('--fresh');
      }
      edit(experiment, to, from);
      if (rest) edit(experiment, rest[1], rest[0]);
    }
    expect(decisionsOf(experiment)).toEqual(before);
    edit(experiment, 'effort = "balanced"', 'effort = "fast"');
    const { stop } = await experiment.run({ mode: 'resume', signal: AbortSignal.abort() });
    expect(stop.kind).toBe('interrupted');
    expect(decisionsOf(experiment).filter(({ kind }) => kind === 'genesis')).toHaveLength(1);
  });

  it('is judged by the protected files of its base; a new run by those of HEAD, and the old record says so', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    const { folder, place, run } = experiment;
    await breakOff(experiment);
    writeFileSync(join(folder, 'score.sh'), 'echo $(( $(cat value.txt) * 10 ))\n');
    userGit(folder, 'commit', '-qam', 'Count otherwise');
    const { records } = await run({ mode: 'resume', maxIterations: 1 });
    expect(records.map(({ score }) => score)).toEqual([10, 9]);
    const again = await run({ fresh: true, maxIterations: 1 });
    expect(again.records.map(({ score }) => score)).toEqual([100, 90]);
    const old = auditArchived(placeIn(experiment));
    expect(old).toMatchObject([{ isSound: true, notes: [] }]);
    const lines = linesOf(join(place, 'archive', old[0]?.archived ?? '', 'decisions.jsonl'));
    const [first, now] = [lines[0], decisionsOf(experiment)[0]];
    const fileIn = (genesis: Line | undefined) => Reflect.get(Object(genesis?.evaluator_files), 'score.sh');
    expect(lines.at(-1)).toMatchObject({
      kind: 'config-change',
      changes: [
        { key: 'evaluator_digest', from: first?.evaluator_digest, to: now?.evaluator_digest },
        { key: 'evaluator_files.score.sh', from: fileIn(first), to: fileIn(now) },
      ],
    });
  });
});

describe('a run that a person ends', () => {
  it('says in its record what changed, then tells its secret; the next one has a genesis and a baseline of its own', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    await breakOff(experiment);
    expect(decisionsOf(experiment).some(({ kind }) => kind === 'seed-reveal')).toBe(false);
    edit(experiment, 'decision = "greedy"', 'decision = "greedy"\nconfidence = 0.99\nguards = [{ command = "true" }]');
    await breakOff(experiment, { fresh: true });
    const [archived] = auditArchived(placeIn(experiment));
    expect(archived).toMatchObject({ isSound: true, notes: [] });
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

  it('has of the holdout no command in its record, and finds that there is another one all the same', async () => {
    const holdout = '\nholdout = { command = "expr 4711", budget = 7 }';
    const experiment = createExperiment({ agent: NUDGE, config: { objective: `${OBJECTIVE}${holdout}` } });
    await breakOff(experiment);
    const before = decisionsOf(experiment);
    expect(JSON.stringify(before)).not.toContain('expr 4711');
    expect(before[0]).toMatchObject({ holdout_digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(Reflect.get(Object(before[0]?.settings), 'holdout')).toEqual({ rule: 'sign', budget: 7 });
    edit(experiment, 'expr 4711', 'expr 4712');
    for (const mode of ['run', 'resume'] as const) {
      const error = await experiment.run({ mode }).catch((thrown) => thrown);
      expect([mode, error.exitCode, error.message]).toEqual([
        mode,
        3,
        expect.stringMatching(/^the holdout of "pi" is not/),
      ]);
    }
    expect(decisionsOf(experiment)).toEqual(before);
    await breakOff(experiment, { fresh: true });
    const [archived] = auditArchived(placeIn(experiment));
    expect(archived).toMatchObject({ isSound: true, notes: [] });
    const old = linesOf(join(experiment.place, 'archive', archived?.archived ?? '', 'decisions.jsonl'));
    expect(old.at(-2)).toMatchObject({
      kind: 'config-change',
      changes: [{ key: 'holdout_digest', from: before[0]?.holdout_digest }],
    });
    expect(JSON.stringify([...old, ...decisionsOf(experiment)])).not.toContain('expr 471');
  });

  it('without a change only tells its secret, by --fresh and by archive; audit looks at what was put aside', async () => {
    const experiment = createExperiment({ agent: NUDGE });
    const { folder: cwd, host, place } = experiment;
    const cli = (...args: string[]) => runCli(args, { cwd, env: host.env });
    await breakOff(experiment);
    await breakOff(experiment, { fresh: true });
    expect(await cli('audit', 'pi')).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 archived record, to audit too: autorize audit pi --archived'),
    });
    expect(await cli('archive', 'pi')).toMatchObject({ code: 0, out: expect.stringContaining('records: ') });
    expect(await cli('audit', 'pi')).toMatchObject({ code: 3, err: expect.stringContaining('--archived') });
    const whole = await cli('audit', 'pi', '--archived');
    expect(whole.code).toBe(0);
    expect(whole.out.match(/pi, archive\/\S+: .* they are what is recorded/g)).toHaveLength(2);
    expect(whole.out).not.toContain('not all seeds');
    const [one, other] = auditArchived(placeIn(experiment));
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

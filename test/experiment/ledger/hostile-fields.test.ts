import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { copyExperiment, createExperiment, type Experiment, NUDGE } from '../../helpers/experiment.ts';
import { recordsOf, seal } from '../../helpers/remote-states.ts';
import { runCli } from '../../helpers/run-cli.ts';

const LONG = { timeout: 600_000 };

/** An experiment whose run was interrupted, so that there is something to resume. */
async function interrupt(): Promise<Experiment> {
  const created = createExperiment({
    agent: NUDGE,
    config: {
      objective:
        'command = "sh score.sh"\ndirection = "min"\ndecision = "paired-sequential"\ncalibration_runs = 2\nconfirm = { pairs = 0 }\nintegrity = { broken = "off" }',
      agent: 'command = "sh agent.sh {iter} {prompt_file}"\nsandbox = "off"',
    },
  });
  const stopping = new AbortController();
  const { stop } = await created.run({
    maxIterations: 2,
    timeBudgetMs: 600_000,
    signal: stopping.signal,
    onEvent: (event) => event.kind === 'recorded' && event.record.iter === 1 && stopping.abort(),
  });
  expect(stop.kind).toBe('interrupted');
  return created;
}

type Json = Record<string, unknown>;

const FILES = ['iterations.jsonl', 'intents.jsonl', 'decisions.jsonl', 'run.json', 'state.json'] as const;

const linesOf = (experiment: Experiment, file: string): Json[] => {
  const bytes = readFileSync(join(experiment.place, file));
  return file.endsWith('.jsonl') ? recordsOf(bytes) : [JSON.parse(bytes.toString()) as Json];
};

/** Every place of a value in it, folders of a path before what they hold. */
function pathsIn(value: unknown, above: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const path = [...above, key];
    return [path, ...pathsIn(item, path)];
  });
}

function put(value: Json, path: readonly string[], item: unknown): Json {
  const [key = '', ...rest] = path;
  const copy = structuredClone(value);
  if (rest.length === 0) copy[key] = item;
  else copy[key] = put(copy[key] as Json, rest, item);
  return copy;
}

interface Mutation {
  readonly file: string;
  readonly line: number;
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Writes one value into one file, whose chain holds all the same. */
function mutate(experiment: Experiment, { file, line, path, value }: Mutation): void {
  const lines = linesOf(experiment, file).map((each, index) => (index === line ? put(each, path, value) : each));
  const bytes = file.endsWith('.jsonl') ? seal(lines).bytes : `${JSON.stringify(lines[0])}\n`;
  writeFileSync(join(experiment.place, file), bytes);
}

async function expectNoCrash(created: Experiment, mutation: Mutation): Promise<void> {
  const experiment = copyExperiment(created.folder);
  mutate(experiment, mutation);
  for (const argv of [
    ['status', 'pi'],
    ['verify', 'pi'],
    ['resume', 'pi'],
  ]) {
    const { code, err } = await runCli(argv, { cwd: experiment.folder, env: experiment.host.env });
    const shown = JSON.stringify(mutation).slice(0, 300);
    expect(code === 70 ? `${shown} ${argv.join(' ')}: ${err}` : '').toBe('');
  }
}

const HOSTILE: readonly unknown[] = [
  ...[
    2 ** 53 - 1,
    999_999_999,
    -1,
    0.5,
    1e308,
    -1e308,
    0,
    null,
    '',
    'nonsense',
    'NaN',
    '-x',
    '\u0000',
    'x'.repeat(1e6),
  ],
  ...['275760-09-13T00:00:00.001Z', '9999-12-31T23:59:59Z', '0000-00-00T00:00:00Z', '-000001-01-01T00:00:00Z'],
  ...[true, [], {}, Array.from({ length: 50_000 }, () => 'x'), { toString: 1, __proto__: null, length: -1 }],
];

const HEAD = { file: 'iterations.jsonl', line: 1 } as const;
const NAMED: readonly Mutation[] = [
  ...[2 ** 53 - 1, 999_999_999].map((value) => ({ ...HEAD, path: ['iter'], value })),
  ...['nonsense', '275760-09-13T00:00:00.001Z', 1e308].flatMap((value) => [
    { file: 'run.json', line: 0, path: ['deadline'], value },
    { file: 'state.json', line: 0, path: ['deadline'], value },
    { ...HEAD, path: ['run', 'deadline'], value },
  ]),
  ...[2 ** 53 - 1, 999_999_999].map((value) => ({ file: 'state.json', line: 0, path: ['iter_in_progress'], value })),
  ...[2 ** 53 - 1, { toString: 1, __proto__: null }].map((value) => ({
    ...{ file: 'intents.jsonl', line: 0, path: ['iter'], value },
  })),
];

it('no value in a record, a mark or the state of a run is a fault of ours', LONG, async () => {
  const created = await interrupt();
  for (const mutation of NAMED) await expectNoCrash(created, mutation);
  const anywhere = FILES.flatMap((file) =>
    linesOf(created, file).flatMap((each, line) => pathsIn(each).map((path) => ({ file, line, path }))),
  );
  const mutations = fc.record({ place: fc.constantFrom(...anywhere), value: fc.constantFrom(...HOSTILE) });
  const numRuns = Number(process.env.MUTATIONS ?? 12);
  await fc.assert(
    fc.asyncProperty(mutations, ({ place, value }) => expectNoCrash(created, { ...place, value })),
    { numRuns, endOnFailure: true },
  );
});

it('a mark that no run writes is named with what to do', LONG, async () => {
  const experiment = await interrupt();
  mutate(experiment, { file: 'run.json', line: 0, path: ['deadline'], value: 'nonsense' });
  const { code, err } = await runCli(['resume', 'pi'], { cwd: experiment.folder, env: experiment.host.env });
  expect([code, err]).toEqual([3, expect.stringContaining('.autorize/pi/run.json:1 has no usable "deadline"')]);
});

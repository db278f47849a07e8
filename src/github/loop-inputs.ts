/** What a step asks of a loop: the inputs of its tables, and what only several inputs together can say. */
import { quoted } from '../base/text.ts';
import type { NotifySettings } from '../settings/notify-settings.ts';
import { readTable, type ValuesOf } from './action-inputs.ts';
import { label, oneOf, type Reading, type Supplied } from './input-values.ts';
import { HAND_OVER_INPUTS, LOOP_INPUTS, PROPOSAL_PART_INPUTS } from './loop-input-tables.ts';
import type { Mode } from './modes.ts';
import { readNotify } from './notify-inputs.ts';
import { maskSecret } from './runner.ts';
import { overridesOf, type RunOverrides, readSettings } from './setting-inputs.ts';
import { WAVE_INPUTS } from './wave-inputs.ts';

type FailOn = NonNullable<ValuesOf<typeof HAND_OVER_INPUTS>['failOn']>;

/** What a loop is asked for. */
export interface LoopInputs
  extends Omit<ValuesOf<typeof LOOP_INPUTS>, 'resumeFrom'>,
    Omit<ValuesOf<typeof HAND_OVER_INPUTS>, 'failOn'> {
  readonly failOn: FailOn;
  readonly overrides: RunOverrides;
  /** Whom it notifies; undefined: nobody. */
  readonly notify: NotifySettings | undefined;
  readonly timeBudgetMs: number | undefined;
  /** The workflow accepts an agent below bubblewrap next to a token that can push. */
  readonly acceptsWeakSandbox: boolean;
  readonly resume: (typeof RESUME)[number];
  /** Resume from the last push of this workflow run; undefined: from the last push of all. */
  readonly resumeRun: string | undefined;
  /** A proposal that travelled as outputs; empty where it did not. */
  readonly proposalParts: readonly string[];
  readonly wave: ValuesOf<typeof WAVE_INPUTS>;
}

/** Reads the inputs of loops; every problem of them goes into the problems of the reading. */
export function readLoopInputs(reading: Reading, mode: Mode): LoopInputs {
  requireSubject(reading, mode);
  const { resumeFrom, ...loop } = readTable(LOOP_INPUTS, refuseAgentArgs(reading, mode));
  const settings = readSettings(reading);
  const handOver = readTable(HAND_OVER_INPUTS, reading);
  const notify = readNotify(reading);
  if (notify?.webhook !== undefined) maskSecret(notify.webhook);
  return {
    ...{
      ...loop,
      ...overridesOf(settings),
      ...handOver,
      notify,
      failOn: readFailOn(reading, mode, handOver.failOn),
      ...readResume(reading, resumeFrom),
    },
    acceptsWeakSandbox: settings.sandbox === 'any' || settings.sandbox === 'off',
    proposalParts: readParts(reading),
    wave: readTable(WAVE_INPUTS, reading),
  };
}

const FAIL_ON = { compare: ['worse', 'error', 'never'], others: ['error', 'no-improvement'] } as const;

/** When a step fails; the first word of a mode is its default. */
function readFailOn(reading: Reading, mode: Mode, value: FailOn | undefined): FailOn {
  const known: readonly FailOn[] = mode === 'compare' ? FAIL_ON.compare : FAIL_ON.others;
  const [fallback = 'error'] = known;
  if (value === undefined || known.includes(value)) return value ?? fallback;
  const expected = `${known.join(' or ')} in mode "${mode}"`;
  reading.problems.push({ found: `${label('fail-on')} "${value}"`, expected, remedy: `Write e.g. ${fallback}.` });
  return fallback;
}

function readParts(reading: Reading): readonly string[] {
  const parts = PROPOSAL_PART_INPUTS.flatMap(({ name, read }) => read(reading, name) ?? []);
  if (parts.length === 0 || reading.supplied.has('proposal')) return parts;
  // Without it this job, which may push, would run the agent.
  const found = `${label('proposal-part-a')} without ${label('proposal')}`;
  const remedy = 'Add "proposal" with the path of a folder, which need not exist.';
  reading.problems.push({ found, expected: 'both, or neither', remedy });
  return parts;
}

const RESUME = ['auto', 'never', 'adopt'] as const;

function readResume(reading: Reading, value = 'auto'): Pick<LoopInputs, 'resume' | 'resumeRun'> {
  if (/^[1-9]\d{0,18}$/.test(value)) return { resume: 'auto', resumeRun: value };
  return { resume: oneOf(RESUME)(reading, 'resume') ?? 'auto', resumeRun: undefined };
}

/** The input that names what a loop works on. */
const AN_EXPERIMENT = {
  ...{ input: 'experiment', expected: 'the name of an experiment' },
  remedy: 'Write the name of a folder in .autorize/, as autorize init makes one.',
};
const SUBJECTS: Readonly<Partial<Record<Mode, { input: string; expected: string; remedy: string }>>> = {
  experiment: AN_EXPERIMENT,
  mission: {
    ...{ input: 'mission-dir', expected: 'the folder of a mission' },
    remedy: 'Write the path of a folder with mission.md and sandbox.md.',
  },
  work: {
    ...{ input: 'work-items', expected: 'the file of a plan' },
    remedy: 'Write the path of a JSON or YAML file with work items.',
  },
};

const OF_WAVES: readonly Mode[] = ['plan', 'attempt', 'judge', 'reduce'];
const OF_LOOPS = ['experiment', 'mission-dir', 'work-items'] as const;

function requireSubject({ supplied, problems }: Reading, mode: Mode): void {
  const named = OF_LOOPS.filter((name) => supplied.has(name));
  if (OF_WAVES.includes(mode) && named.length !== 1) {
    const expected = `one of the inputs ${OF_LOOPS.map((name) => `"${name}"`).join(', ')}`;
    const remedy = 'Name the experiment, the mission or the plan that the wave is of.';
    problems.push({ found: `${named.length} of them in mode "${mode}"`, expected, remedy });
  }
  const subject = SUBJECTS[mode];
  if (subject === undefined) return;
  const { input, expected, remedy } = subject;
  if (!supplied.has(input)) problems.push({ found: `no input "${input}" in mode "${mode}"`, expected, remedy });
}

/** Only missions take `agent-args`: the other loops have the whole command in their file. The inputs without it. */
function refuseAgentArgs(reading: Reading, mode: Mode): Reading {
  const { supplied, problems } = reading;
  const line = supplied.get('agent-args');
  if (line === undefined || (mode !== 'work' && SUBJECTS[mode] !== AN_EXPERIMENT)) return reading;
  const where = mode === 'work' ? 'the command of the agent in the plan' : 'agent.command of the experiment';
  const found = `${label('agent-args')} ${quoted(line)}`;
  problems.push({ found, expected: 'it only in mode "mission"', remedy: `Write them into ${where}.` });
  const others: Supplied = {
    get: (name) => (name === 'agent-args' ? undefined : supplied.get(name)),
    has: (name) => name !== 'agent-args' && supplied.has(name),
  };
  return { supplied: others, problems };
}

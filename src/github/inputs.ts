/** What a step asks for: the inputs of its tables, and what only several inputs together can say. */
import type { Problem } from '../base/errors.ts';
import { quoted, suggestion } from '../base/text.ts';
import type { CompareSettings } from '../compare/options.ts';
import { decodeRequest } from '../gate/decode-request.ts';
import type { GateRequest } from '../gate/request.ts';
import { basicCredentials } from '../kernel/basic-credentials.ts';
import {
  COMPARED_INPUTS,
  GATE_INPUTS,
  GATE_STEP_INPUTS,
  PUBLISHING_INPUTS,
  readTable,
  STEP_INPUTS,
  type ValuesOf,
} from './action-inputs.ts';
import { label, type Reading, type Supplied } from './input-values.ts';
import type { LoopInputs } from './loop-inputs.ts';
import { MODE_ALIASES, MODES, type Mode } from './modes.ts';
import { NO_LOOP, namesNoLoop } from './no-loop.ts';
import { maskSecret, readInput } from './runner.ts';

/** How a step reports its result. */
type Publishing = ValuesOf<typeof PUBLISHING_INPUTS>;

/** What mode `compare` is asked for. */
interface CompareInputs extends ValuesOf<typeof COMPARED_INPUTS> {
  readonly settings: CompareSettings;
  /** The same as flags of the command: name, then values. */
  readonly flags: readonly (readonly string[])[];
}

/** What a step asks for. */
export interface ActionRequest {
  readonly mode: Mode;
  /** The mode as the workflow names it. */
  readonly modeName: string;
  readonly workingDirectory: string;
  readonly publishing: Publishing;
  readonly gate: GateRequest;
  /** A ref, `checkout` for the files as they are checked out, or undefined for the base of a pull request. */
  readonly trustedRef: string | undefined;
  readonly inconclusive: NonNullable<ValuesOf<typeof GATE_STEP_INPUTS>['inconclusive']>;
  readonly loop: LoopInputs;
  readonly compare: CompareInputs;
  /** The report that mode `verify` checks. */
  readonly report: string | undefined;
  readonly problems: readonly Problem[];
}

/** Reads the inputs of the step; an empty one counts as absent. Every problem of them is in `problems`. */
export async function readInputs(): Promise<ActionRequest> {
  const problems: Problem[] = [];
  const supplied: Supplied = {
    get: (name) => readInput(name) || undefined,
    has: (name) => readInput(name) !== '',
  };
  const reading: Reading = { supplied, problems };
  const mode = readMode(reading);
  const publishing = readTable(PUBLISHING_INPUTS, reading);
  const { token } = publishing;
  if (token !== '') for (const secret of [token, basicCredentials(token)]) maskSecret(secret);
  const { workingDirectory } = readTable(STEP_INPUTS, reading);
  const gate = readGate(reading, mode);
  const { trustedRef, inconclusive } = readTable(GATE_STEP_INPUTS, reading);
  return {
    ...{ mode, modeName: supplied.get('mode') ?? mode, workingDirectory, publishing, gate, trustedRef },
    inconclusive: inconclusive ?? (mode === 'compare' ? 'neutral' : 'fail'),
    loop: await readLoop(reading, mode),
    compare: await readCompare(reading, mode),
    report: supplied.get('report'),
    problems,
  };
}

function readMode({ supplied, problems }: Reading): Mode {
  const name = supplied.get('mode');
  if (name === undefined) return 'candidates';
  if (Object.hasOwn(MODES, name)) return name as Mode;
  if (Object.hasOwn(MODE_ALIASES, name)) return MODE_ALIASES[name] ?? 'candidates';
  const known = Object.keys(MODES);
  const remedy = suggestion(name, known);
  problems.push({ found: `${label('mode')} ${quoted(name)}`, expected: known.join(' or '), remedy });
  return 'candidates';
}

function readGate({ supplied, problems }: Reading, mode: Mode): GateRequest {
  const values = new Map<string, readonly string[]>();
  for (const { name } of Object.values(GATE_INPUTS)) {
    const value = supplied.get(name);
    if (value !== undefined) values.set(name, [value]);
  }
  const scenarios = (supplied.get('scenarios') ?? '').split(/[\s,]+/).filter((id) => id !== '');
  if (scenarios.length === 1 && scenarios[0] === 'all') values.set('all', []);
  else if (scenarios.length > 0) values.set('scenario', scenarios);
  const isFixtures = mode === 'fixtures';
  values.set('mode', [isFixtures ? 'fixtures' : 'candidates']);
  // action.yml gives replays a default, which mode fixtures has no use for.
  if (isFixtures && values.get('replays')?.[0] === '1') values.delete('replays');
  return decodeRequest({ values, label }, problems);
}

/** The gate is asked for no loop, as a rule, and then loads nothing of one. */
async function readLoop(reading: Reading, mode: Mode): Promise<LoopInputs> {
  if ((mode === 'candidates' || mode === 'fixtures') && namesNoLoop(process.env)) return NO_LOOP;
  return (await import('./loop-inputs.ts')).readLoopInputs(reading, mode);
}

async function readCompare(reading: Reading, mode: Mode): Promise<CompareInputs> {
  const options = mode === 'compare' ? await readOptions(reading) : { settings: {}, flags: [] };
  return { ...readTable(COMPARED_INPUTS, reading), ...options };
}

/** Only this mode reads them, and loads their table. */
async function readOptions(reading: Reading): Promise<Pick<CompareInputs, 'settings' | 'flags'>> {
  return (await import('./compare-inputs.ts')).readCompareSettings(reading);
}

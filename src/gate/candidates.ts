import { isMissing, isObject } from '../base/decode.ts';
import type { Problem } from '../base/errors.ts';
import type { EntryPosition } from '../base/json-entries.ts';
import { type JsonPath, renderPath } from '../base/json-path.ts';
import { isMisspelling, quoted } from '../base/text.ts';
import { type HashKey, NumberList, type TextList, TextSet } from '../base/text-list.ts';

/** One candidate output, in its canonical form. */
export interface Candidate {
  /** Unique in its file; `candidate_<1-based index>` when the file gave none. */
  readonly id: string;
  readonly scenario_id: string;
  readonly output: Readonly<Record<string, unknown>>;
}

/** Where an entry stands, and in which file. */
export type CandidatePosition = EntryPosition & { readonly file: string };

/** The id of an entry, which may be generated. */
interface EntryName {
  readonly id: string;
  readonly hasOwnId: boolean;
}

/** A candidate, or what is wrong with the entry. `name` is then its id, where that is valid. */
export type DecodedEntry =
  | { readonly candidate: Candidate; readonly hasOwnId: boolean }
  | { readonly problems: readonly Problem[]; readonly name: EntryName | undefined };

/** A report names candidates and scenarios in many places: no name of one is longer. */
export const MAX_NAME_CHARS = 1000;

/** Decodes an entry: `{id?, scenario_id?, output}`, or a raw output that holds a `scenario_id`. */
export function decodeEntry(raw: unknown, paths: CandidatePosition): DecodedEntry {
  if (!isObject(raw)) {
    const remedy = 'Write {"id": …, "scenario_id": …, "output": {…}}.';
    return { problems: [issue(paths, [], { found: quoted(raw), expected: 'an object', remedy })], name: undefined };
  }
  const isWrapped = Object.hasOwn(raw, 'output');
  const output = isWrapped ? raw.output : raw;
  const problems: Problem[] = [];
  const isOutput = isWrapped || OUTPUT_KEYS.some((key) => Object.hasOwn(raw, key));
  const typed = isOutput ? undefined : misspelt(raw, 'output');
  if (typed !== undefined && isObject(raw[typed])) {
    const found = `the key ${quoted(typed)}, and no "output"`;
    problems.push(issue(paths, [], { found, expected: 'an "output"', remedy: 'Did you mean "output"?' }));
  }
  if (!isObject(output)) {
    const isText = typeof output === 'string' && output.trimStart().startsWith('{');
    const remedy = isText
      ? 'It is JSON as text: remove the quotes around it, and the backslashes in it.'
      : 'Put the agent’s output object here.';
    problems.push(issue(paths, ['output'], { found: quoted(output), expected: 'an object', remedy }));
  }
  const name = decodeName(raw.id, paths);
  if ('problem' in name) problems.push(name.problem);
  const scenario = decodeScenarioId(raw, isWrapped, paths);
  if ('problems' in scenario) problems.push(...scenario.problems);
  if (problems.length > 0 || !isObject(output) || 'problems' in scenario || 'problem' in name)
    return { problems, name: 'problem' in name ? undefined : name };
  return { candidate: { id: name.id, scenario_id: scenario.id, output }, hasOwnId: name.hasOwnId };
}

function decodeName(id: unknown, paths: CandidatePosition): EntryName | { readonly problem: Problem } {
  if (id !== undefined && id !== null && typeof id !== 'string') {
    const remedy = 'Quote it, or leave it out to have one generated.';
    return { problem: issue(paths, ['id'], { found: quoted(id), expected: 'text', remedy }) };
  }
  if (typeof id === 'string' && id.length > MAX_NAME_CHARS) return { problem: issue(paths, ['id'], tooLong(id)) };
  if (typeof id === 'string' && !isMissing(id)) return { id, hasOwnId: true };
  return { id: `candidate_${paths.index + 1}`, hasOwnId: false };
}

type Raw = Readonly<Record<string, unknown>>;

function decodeScenarioId(
  raw: Raw,
  isWrapped: boolean,
  paths: CandidatePosition,
): { readonly id: string } | { readonly problems: readonly Problem[] } {
  const parent = raw.scenario_id;
  const inner = isWrapped && isObject(raw.output) ? raw.output.scenario_id : undefined;
  // As nearly every entry has it: this is all that is looked at then.
  const isPlain = typeof parent === 'string' && parent.length <= MAX_NAME_CHARS && !isMissing(parent);
  if (isPlain && (inner === undefined || inner === parent)) return { id: parent };
  const problems: Problem[] = [];
  const remedy = 'Write the scenario’s id as text, e.g. "RG-01".';
  for (const [value, path] of [
    [parent, ['scenario_id']],
    [inner, ['output', 'scenario_id']],
  ] as const) {
    if (isMissing(value)) continue;
    if (typeof value !== 'string')
      problems.push(issue(paths, path, { found: quoted(value), expected: 'text', remedy }));
    else if (value.length > MAX_NAME_CHARS) problems.push(issue(paths, path, tooLong(value)));
  }
  if (problems.length > 0) return { problems };
  const ids = [parent, inner].filter((value) => typeof value === 'string' && !isMissing(value)) as string[];
  const [id, other] = ids;
  if (id === undefined) {
    const expected = isWrapped
      ? 'a "scenario_id" here or in "output"'
      : 'an "output", or a raw output with a "scenario_id"';
    const typed = misspelt(raw, 'scenario_id');
    const hint = typed === undefined ? remedy : `Did you mean "scenario_id" by the key ${quoted(typed)}?`;
    return { problems: [issue(paths, [], { found: 'an entry without a scenario', expected, remedy: hint })] };
  }
  if (other !== undefined && other !== id) {
    const found = `the scenario ${quoted(id)} outside and ${quoted(other)} in the output`;
    const expected = 'the same scenario in both places';
    return { problems: [issue(paths, ['scenario_id'], { found, expected, remedy: 'Correct one, or leave one out.' })] };
  }
  return { id };
}

// What a raw output has at least one of; an entry without them only wraps one.
const OUTPUT_KEYS = ['band', 'risk', 'actions'];

/** The key of an entry that is another one misspelt; an entry may have any number of keys. */
function misspelt(raw: Raw, key: string): string | undefined {
  const short = Object.keys(raw).slice(0, 100);
  return short.find(
    (each) => each !== key && each.length <= 2 * key.length && (isMisspelling(each, [key]) || isStart(each, key)),
  );
}

/** `scenario` of `scenario_id`. */
function isStart(typed: string, key: string): boolean {
  return typed.length > 4 && key.startsWith(typed);
}

function tooLong({ length }: string): Pick<Problem, 'found' | 'expected' | 'remedy'> {
  const expected = `at most ${MAX_NAME_CHARS} characters`;
  return { found: `a name of ${length} characters`, expected, remedy: 'Shorten it.' };
}

/** A problem of an entry, at a path inside it. */
function issue(
  { file, line, path: entryPath }: CandidatePosition,
  path: JsonPath,
  what: Pick<Problem, 'found' | 'expected' | 'remedy'>,
): Problem {
  return { file, line, path: renderPath([...entryPath, ...path]), ...what };
}

/** Finds ids that come twice; generated ids count too. */
export class IdRegister {
  readonly #ids: TextSet;
  readonly #lines = new NumberList();

  constructor(key: HashKey) {
    this.#ids = new TextSet(key);
  }

  /** Adds an id; a problem when it was there already. */
  add(id: string, hasOwnId: boolean, paths: CandidatePosition): Problem | undefined {
    const first = this.#ids.add(id);
    if (first === undefined) {
      this.#lines.push(paths.line);
      return undefined;
    }
    const kind = hasOwnId ? 'the id' : 'no id, and the generated id';
    const found = `${kind} ${quoted(id)}, which line ${this.#lines.at(first)} has already`;
    return issue(paths, ['id'], {
      found,
      expected: 'an id that is unique in the file',
      remedy: 'Rename one of the two.',
    });
  }

  get ids(): TextList {
    return this.#ids.texts;
  }
}

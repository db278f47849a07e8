import { createHash } from 'node:crypto';
import { isObject } from '../base/decode.ts';
import { type Problem, ProblemList } from '../base/errors.ts';
import { LineHash } from '../base/hash.ts';
import { issueProblem } from '../base/json-document.ts';
import { type EntryPosition, type EntryReader, type EntrySink, JsonEntryReader } from '../base/json-entries.ts';
import { type JsonIssue, withoutQuotes } from '../base/json-issues.ts';
import { JsonLineReader } from '../base/json-lines.ts';
import { renderPath } from '../base/json-path.ts';
import type { PrintedJson } from '../base/json-text.ts';
import { quoted } from '../base/text.ts';
import type { HashKey, TextList } from '../base/text-list.ts';
import { type Candidate, type CandidatePosition, decodeEntry, IdRegister } from './candidates.ts';

/** What a candidate file holds beside its candidates. */
export interface CandidateFileFacts {
  /** SHA-256 of the bytes, hex. */
  readonly sha256: string;
  readonly normalizedSha256: string;
  readonly ids: TextList;
  /** Entries without an id of their own. */
  readonly generatedIds: number;
  readonly suiteVersion: string | null;
  readonly reproducibility: unknown;
}

export interface CandidateFileOptions {
  /** The file as the user names it; its extension says whether it holds lines or one document. */
  readonly file: string;
  /** A stranger wrote the file: nothing of it that is no JSON is quoted. */
  readonly isForeign?: boolean;
  /** A key that who wrote the file cannot know: ids that were chosen for the same hash would take time in their square. */
  readonly hashKey?: HashKey;
  /** Called for each valid candidate with `JSON.stringify(candidate.output)`, as long as nothing is wrong. */
  readonly onCandidate: (candidate: Candidate, text: string) => void;
}

const LIST_KEY = 'candidates';
// A broken line costs more than a sound one: two gigabytes of them would take a day.
const MAX_COUNTED_PROBLEMS = 50_000;

/** Reads a candidate file as a stream of bytes; what is wrong with it is collected, with its place. */
export class CandidateFileReader implements EntrySink {
  readonly problems = new ProblemList();
  readonly #file: string;
  readonly #isForeign: boolean;
  readonly #onCandidate: CandidateFileOptions['onCandidate'];
  readonly #reader: EntryReader;
  readonly #bytes = createHash('sha256');
  readonly #normalized = new LineHash();
  readonly #register: IdRegister;
  #generatedIds = 0;
  #suiteVersion: string | null = null;
  #reproducibility: unknown;

  constructor({ file, isForeign = false, hashKey = [0, 0], onCandidate }: CandidateFileOptions) {
    this.#register = new IdRegister(hashKey);
    this.#file = file;
    this.#isForeign = isForeign;
    this.#onCandidate = onCandidate;
    const isLines = /\.(jsonl|ndjson)$/i.test(file);
    this.#reader = isLines ? new JsonLineReader(this) : new JsonEntryReader({ listKey: LIST_KEY, sink: this });
  }

  /** True when nothing further is to be read: more bytes would change nothing, or nobody would look at what they are. */
  get isBroken(): boolean {
    return this.#reader.isBroken || this.problems.omitted >= MAX_COUNTED_PROBLEMS;
  }

  push(bytes: Buffer): void {
    this.#bytes.update(bytes);
    this.#reader.push(bytes);
  }

  end(): CandidateFileFacts {
    if (this.problems.omitted >= MAX_COUNTED_PROBLEMS) {
      const found = `more than ${MAX_COUNTED_PROBLEMS} problems; the rest of the file was not read`;
      const expected = 'a file of candidates';
      this.problems.problems.unshift({ file: this.#file, found, expected, remedy: 'Is this the right file?' });
    } else this.#reader.end();
    return {
      sha256: this.#bytes.digest('hex'),
      normalizedSha256: this.#normalized.digest(),
      ids: this.#register.ids,
      generatedIds: this.#generatedIds,
      suiteVersion: this.#suiteVersion,
      reproducibility: this.#reproducibility,
    };
  }

  entry({ value: raw, printed, isAscii, bytes: range }: PrintedJson, at: EntryPosition): void {
    const place = { file: this.#file, ...at };
    const decoded = decodeEntry(raw, place);
    if ('problems' in decoded) {
      for (const problem of decoded.problems) this.problems.add(problem);
      // Its id counts too: a second one is reported now, not when this entry is repaired.
      if (decoded.name !== undefined) this.#addName(decoded.name.id, decoded.name.hasOwnId, place);
      return;
    }
    const { candidate, hasOwnId } = decoded;
    this.#addName(candidate.id, hasOwnId, place);
    if (!hasOwnId) this.#generatedIds += 1;
    const { id, scenario_id: scenario, output } = candidate;
    const from = outputStart(candidate, raw, printed);
    const whole = output === raw ? printed : undefined;
    const text = from === undefined ? (whole ?? JSON.stringify(output)) : printed.slice(from, -1);
    if (from === undefined || range === undefined)
      this.#normalized.add(`[${JSON.stringify(id)},${JSON.stringify(scenario)},${text}]`, { isAscii });
    else {
      const part = { bytes: range.bytes, from: range.from + from, to: range.to - 1 };
      this.#normalized.addParts(['["', id, '","', scenario, '",'], part, ']');
    }
    if (this.problems.isEmpty) this.#onCandidate(candidate, text);
  }

  #addName(id: string, hasOwnId: boolean, place: CandidatePosition): void {
    const duplicate = this.#register.add(id, hasOwnId, place);
    if (duplicate !== undefined) this.problems.add(duplicate);
  }

  member(key: string, value: unknown, line: number): void {
    // Other members are not kept: a file may hold any number of them, of any size.
    if (key === 'suite_version' && typeof value === 'string') this.#suiteVersion = value;
    if (key === 'reproducibility') this.#reproducibility = value;
    const problem = memberProblem(key, value);
    if (problem !== undefined) this.problems.add({ file: this.#file, line, path: renderPath([key]), ...problem });
  }

  issue(issue: JsonIssue): void {
    this.problems.add(issueProblem(this.#file, this.#isForeign ? withoutQuotes(issue, LIST_KEY) : issue));
  }
}

const BEFORE_ID = '{"id":"';
const BEFORE_SCENARIO = '","scenario_id":"';
const BEFORE_OUTPUT = '","output":';

/**
 * Where the output begins in the text of an entry that holds both names as they are printed, the output and nothing else, as
 * most entries do; else undefined.
 */
function outputStart(
  { id, scenario_id: scenario, output }: Candidate,
  raw: unknown,
  printed: string,
): number | undefined {
  if (output === raw || Object.keys(raw as object).length !== 3) return undefined;
  // A text at a time: to join them first would take longer.
  const idEnd = BEFORE_ID.length + id.length;
  const scenarioFrom = idEnd + BEFORE_SCENARIO.length;
  const scenarioEnd = scenarioFrom + scenario.length;
  const isPlain =
    printed.startsWith(BEFORE_ID) &&
    printed.startsWith(id, BEFORE_ID.length) &&
    printed.startsWith(BEFORE_SCENARIO, idEnd) &&
    printed.startsWith(scenario, scenarioFrom) &&
    printed.startsWith(BEFORE_OUTPUT, scenarioEnd);
  return isPlain ? scenarioEnd + BEFORE_OUTPUT.length : undefined;
}

function memberProblem(key: string, value: unknown): Pick<Problem, 'found' | 'expected' | 'remedy'> | undefined {
  if (key === 'suite_version' && typeof value !== 'string') {
    return { found: quoted(value), expected: 'text', remedy: 'Write the suite’s version, e.g. "v0".' };
  }
  if (key === 'reproducibility' && !isObject(value)) {
    return { found: quoted(value), expected: 'an object', remedy: 'See docs/reproducibility-contract.md.' };
  }
  return undefined;
}

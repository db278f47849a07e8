/** What an output may have meant where a rule finds nothing, or a word that the config does not know. */
import { isMissing, isObject } from '../base/decode.ts';
import { type JsonPath, parsePath, renderPath, valueAt } from '../base/json-path.ts';
import { isMisspelling, nearestName, quoted } from '../base/text.ts';
import type { Candidate } from './candidates.ts';
import type { EvaluatorConfig } from './config.ts';
import type { Failure } from './expectations.ts';

// An output may have any number of keys of any length; a misspelt one is short, and is among the first.
const MAX_KEYS = 200;
const MAX_WORD_CHARS = 60;

/** The failures of an output, with a hint in the message where something was misspelt. */
export function addHints(
  failures: readonly Failure[],
  output: Candidate['output'],
  config: EvaluatorConfig,
): Failure[] {
  const place: Looked = { output, config, lists: new Map() };
  return failures.map((failure) => {
    const hint = hintAt(failure.path, place);
    return hint === undefined ? failure : { ...failure, message: `${failure.message} ${hint}` };
  });
}

interface Looked {
  readonly output: Candidate['output'];
  readonly config: EvaluatorConfig;
  /** By an object of the output its keys, and lists of the config. */
  readonly lists: Map<object, WordList>;
}

/** Words that one may be misspelt for, or be misspelt by. */
interface WordList {
  readonly words: readonly string[];
  /** All of them, to find the same list again. */
  readonly text: string;
}

function hintAt(place: string, looked: Looked): string | undefined {
  const path = pathOf(place);
  if (path === undefined) return undefined;
  const { output, config } = looked;
  const value = valueAt(output, path);
  if (typeof value === 'string') return wordHint(value, wordsOf(place, config), looked);
  if (!isMissing(value)) return undefined;
  let parent: unknown = output;
  for (const [depth, key] of path.entries()) {
    const where = (): string => renderPath(path.slice(0, depth), 'output');
    if (typeof key === 'number' && parent !== undefined && !Array.isArray(parent)) {
      return `${where()} is ${quoted(parent)}; write a list.`;
    }
    if (typeof key === 'string' && isObject(parent) && !Object.hasOwn(parent, key)) {
      const typed = keyLike(key, parent, looked);
      return typed === undefined ? undefined : `Did you mean "${key}" by the key ${quoted(typed)} in ${where()}?`;
    }
    parent = valueAt(parent, [key]);
  }
  return undefined;
}

/** Where in the output a failure looked. */
function pathOf(place: string): JsonPath | undefined {
  const read = () => (place.startsWith('output.') ? parsePath(place.slice('output.'.length)) : undefined);
  return place.length > MAX_PLACE_CHARS ? read() : onceFor(PATHS, place, read);
}

function keyLike(key: string, parent: Readonly<Record<string, unknown>>, { lists }: Looked): string | undefined {
  const keys = listOf(lists, parent, () =>
    Object.keys(parent)
      .slice(0, MAX_KEYS)
      .filter(({ length }) => length <= MAX_WORD_CHARS),
  );
  return answerFor(key, keys, KEYS, () => {
    const near = keys.words.filter((each) => isMisspelling(each, [key]));
    return nearestName(key, near);
  });
}

function listOf(lists: Looked['lists'], of: object, read: () => readonly string[]): WordList {
  const known = lists.get(of);
  if (known !== undefined) return known;
  const words = read();
  const list = { words, text: JSON.stringify(words) };
  lists.set(of, list);
  return list;
}

// The outputs of one agent have the same keys and make the same mistakes; what is kept is some megabytes at most.
type Answers = Map<string, Map<string, string | undefined>>;
const KEYS: Answers = new Map();
const WORDS: Answers = new Map();
const PATHS = new Map<string, JsonPath | undefined>();
const MAX_PLACE_CHARS = 200;
const MAX_KEPT = 200;

/** The answer for a word and a list, which is searched for once. */
function answerFor(
  word: string,
  { words, text }: WordList,
  answers: Answers,
  search: () => string | undefined,
): string | undefined {
  if (words.length > MAX_KEYS || word.length > MAX_WORD_CHARS) return search();
  const ofList = onceFor(answers, text, () => new Map<string, string | undefined>());
  return onceFor(ofList, word, search);
}

function onceFor<T>(kept: Map<string, T>, key: string, search: () => T): T {
  const known = kept.get(key);
  if (known !== undefined || kept.has(key)) return known as T;
  if (kept.size === MAX_KEPT) kept.clear();
  const found = search();
  kept.set(key, found);
  return found;
}

/** The words that a config knows for a place. */
function wordsOf(path: string, config: EvaluatorConfig): readonly string[] {
  if (/(^|\.)band$/.test(path)) return config.bands_order;
  if (/actions\[\d+\]\.type$/.test(path)) return config.allowed_action_types;
  return /actions\[\d+\]\.scope$/.test(path) ? config.allowlisted_scopes : [];
}

function wordHint(word: string, known: readonly string[], { lists }: Looked): string | undefined {
  if (known.includes(word) || word.length > MAX_WORD_CHARS) return undefined;
  const list = listOf(lists, known, () => known);
  return answerFor(word, list, WORDS, () =>
    isMisspelling(word, known) ? `Did you mean "${nearestName(word, known)}"?` : undefined,
  );
}

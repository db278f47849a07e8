/** What an output may have meant where a rule finds nothing, or a word that the config does not know. */
import { isMissing, isObject } from '../base/decode.ts';
import { parsePath, renderPath, valueAt } from '../base/json-path.ts';
import { isMisspelling, nearestName, quoted } from '../base/text.ts';
import type { Candidate } from './candidates.ts';
import type { EvaluatorConfig } from './config.ts';
import type { Failure } from './expectations.ts';

// An output may have any number of keys of any length; a misspelt one is short, and is among the first.
const MAX_KEYS = 200;
const MAX_WORD_CHARS = 60;

/** The failure, with a hint in its message where something was misspelt. */
export function withHint(failure: Failure, output: Candidate['output'], config: EvaluatorConfig): Failure {
  const hint = hintAt(failure.path, output, config);
  return hint === undefined ? failure : { ...failure, message: `${failure.message} ${hint}` };
}

function hintAt(place: string, output: Candidate['output'], config: EvaluatorConfig): string | undefined {
  const path = place.startsWith('output.') ? parsePath(place.slice('output.'.length)) : undefined;
  if (path === undefined) return undefined;
  const value = valueAt(output, path);
  if (typeof value === 'string') return wordHint(value, wordsOf(place, config));
  if (!isMissing(value)) return undefined;
  let parent: unknown = output;
  for (const [depth, key] of path.entries()) {
    const where = renderPath(path.slice(0, depth), 'output');
    if (typeof key === 'number' && parent !== undefined && !Array.isArray(parent)) {
      return `${where} is ${quoted(parent)}; write a list.`;
    }
    if (typeof key === 'string' && isObject(parent) && !Object.hasOwn(parent, key)) {
      const typed = keyLike(key, parent);
      return typed === undefined ? undefined : `Did you mean "${key}" by the key ${quoted(typed)} in ${where}?`;
    }
    parent = valueAt(parent, [key]);
  }
  return undefined;
}

function keyLike(key: string, parent: Readonly<Record<string, unknown>>): string | undefined {
  const keys = Object.keys(parent)
    .slice(0, MAX_KEYS)
    .filter(({ length }) => length <= MAX_WORD_CHARS);
  return onceFor([key, ...keys], () => {
    const near = keys.filter((each) => isMisspelling(each, [key]));
    return nearestName(key, near);
  });
}

// The outputs of one agent have the same keys and make the same mistakes; what is kept is some megabytes at most.
const ANSWERS = new Map<string, string | undefined>();
const MAX_ANSWERS = 200;

/** The answer for these words, which is searched for once. */
function onceFor(words: readonly string[], search: () => string | undefined): string | undefined {
  if (words.length > MAX_KEYS + 2) return search();
  const asked = JSON.stringify(words);
  if (ANSWERS.has(asked)) return ANSWERS.get(asked);
  if (ANSWERS.size === MAX_ANSWERS) ANSWERS.clear();
  const answer = search();
  ANSWERS.set(asked, answer);
  return answer;
}

/** The words that a config knows for a place. */
function wordsOf(path: string, config: EvaluatorConfig): readonly string[] {
  if (/(^|\.)band$/.test(path)) return config.bands_order;
  if (/actions\[\d+\]\.type$/.test(path)) return config.allowed_action_types;
  return /actions\[\d+\]\.scope$/.test(path) ? config.allowlisted_scopes : [];
}

function wordHint(word: string, known: readonly string[]): string | undefined {
  if (known.includes(word) || word.length > MAX_WORD_CHARS) return undefined;
  return onceFor(['', word, ...known], () =>
    isMisspelling(word, known) ? `Did you mean "${nearestName(word, known)}"?` : undefined,
  );
}

import type { EvaluatorConfig } from './config.ts';
import type { Expect } from './suite.ts';

/** Text to look for in any case: the pattern shows cheaply that none of it is there, the list shows which is. */
interface NeedleSet {
  readonly pattern: RegExp | undefined;
  readonly needles: readonly string[];
}

export interface Needles {
  readonly disallowed: NeedleSet;
  readonly injection: NeedleSet;
}

/** Prepares the config's needles; those of an injection only where a rule will ask for them. */
export function buildNeedles(config: EvaluatorConfig, { forbid_injection: forbidden }: Expect): Needles {
  return {
    disallowed: needleSetOf(config.disallowed_keywords),
    injection: needleSetOf(forbidden ? config.injection_strings : NOTHING),
  };
}

// All scenarios of a config look for the same; a caller of the library may have changed its list in between.
const BUILT = new Map<string, NeedleSet>();
const MAX_BUILT = 8;
const NOTHING: readonly string[] = [];

function needleSetOf(texts: readonly string[]): NeedleSet {
  const key = JSON.stringify(texts);
  const known = BUILT.get(key);
  if (known !== undefined) return known;
  if (BUILT.size === MAX_BUILT) BUILT.clear();
  const built = buildNeedleSet(texts);
  BUILT.set(key, built);
  return built;
}

function buildNeedleSet(texts: readonly string[]): NeedleSet {
  // A blank needle would be found everywhere.
  const needles = texts.filter((text) => text.trim() !== '').map((text) => text.toLowerCase());
  if (needles.length === 0) return { pattern: undefined, needles };
  const pieces = needles.map((needle) => rarestPiece(needle).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Beyond ASCII a pattern's case rules are not those of lower-casing: let everything through to the search.
  const isAscii = needles.every((needle) => /^[ -~]+$/.test(needle));
  return { pattern: new RegExp(isAscii ? pieces.join('|') : '', 'i'), needles };
}

// Letters from the most to the least frequent in English text; whatever else is rarer than all of them, but a blank.
const FREQUENT = ' etaoinshrdlcumwfgypbvkjxqz';
// Long enough to be rare, short enough for the engine to compare in one step.
const PIECE_LENGTH = 5;

/** The part of a needle that turns up by chance most seldom: most texts are then done with at a glance. */
function rarestPiece(needle: string): string {
  let best = needle.slice(0, PIECE_LENGTH);
  for (let start = 1; start + PIECE_LENGTH <= needle.length; start += 1) {
    const piece = needle.slice(start, start + PIECE_LENGTH);
    if (rarity(piece) > rarity(best)) best = piece;
  }
  return best;
}

function rarity(piece: string): number {
  let sum = 0;
  for (const char of piece) sum += FREQUENT.includes(char) ? FREQUENT.indexOf(char) : FREQUENT.length;
  return sum;
}

// The only two characters beyond ASCII whose lower case holds an ASCII letter.
const LOWERED_TO_ASCII = /[\u0130\u212a]/;

/** The first needle that is in the text, in any case. One pass of the pattern is far cheaper than a search for each. */
export function findNeedle(text: string, { pattern, needles }: NeedleSet): string | undefined {
  if (pattern === undefined || !(pattern.test(text) || LOWERED_TO_ASCII.test(text))) return undefined;
  const lowered = text.toLowerCase();
  return needles.find((needle) => lowered.includes(needle));
}

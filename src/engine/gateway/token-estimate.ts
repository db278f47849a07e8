/** Counts of tokens where nobody has counted them. Pure. */

import { objectsIn } from './json-walk.ts';
import { isInline } from './openai-shared.ts';
import type { Fields } from './protocol.ts';

// Text and code have about four characters a token; what is reserved must seldom be too little.
const CHARACTERS_PER_TOKEN = 4;
const FEWEST_CHARACTERS_PER_TOKEN = 3;
// The most that an API takes for one picture.
const MEDIA_TOKENS = 5000;
// Of a document, a page has about this many bytes, and costs less than a picture.
const BYTES_PER_PART = 100_000;

/** Tokens of text that a model wrote. */
export function estimateTokens(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

/** Tokens that a request can be of at most, as a rule, and about. */
export function estimateInput(body: Fields, bytes: number): { readonly most: number; readonly about: number } {
  let media = 0;
  let parts = 0;
  for (const fields of objectsIn(body, new Set())) {
    for (const value of Object.values(fields)) {
      if (typeof value !== 'string' || !isMedia(fields, value)) continue;
      media += value.length;
      parts += 1 + Math.floor(value.length / BYTES_PER_PART);
    }
  }
  const text = Math.max(0, bytes - media);
  return {
    most: Math.ceil(text / FEWEST_CHARACTERS_PER_TOKEN) + parts * MEDIA_TOKENS,
    about: estimateTokens(text) + parts * (MEDIA_TOKENS / 5),
  };
}

const MEDIA_TYPES = ['media_type', 'mimeType', 'mime_type', 'format'];

/** Bytes of a picture, a recording or a document, which are no text. */
function isMedia(fields: Fields, value: string): boolean {
  if (isInline(value)) return true;
  return fields.data === value && MEDIA_TYPES.some((name) => typeof fields[name] === 'string');
}

import { isObject } from '../../base/decode.ts';

/** Members of a JSON object that a program printed. */
export type Fields = Readonly<Record<string, unknown>>;

/** The objects of a JSON document, of an array of them or of lines; what is none of these is passed over. */
export function readEvents(text: string): readonly Fields[] {
  // A document of several lines may come after a line or two of something else.
  const document = parseJson(text.slice(Math.max(0, text.search(/^[{[]/m))));
  if (Array.isArray(document)) return document.filter(isObject);
  if (isObject(document)) return [document];
  return text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map(parseJson)
    .filter(isObject);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An agent prints what it likes: this is no figure then.
    return undefined;
  }
}

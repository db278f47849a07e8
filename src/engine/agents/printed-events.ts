import { isObject } from '../../base/decode.ts';

/** Members of a JSON object that a program printed. */
export type Fields = Readonly<Record<string, unknown>>;

/** The objects of a JSON document, of an array of them or of lines; what is none of these is passed over. */
export function readEvents(text: string): readonly Fields[] {
  // A document of several lines may come after a line or two of something else.
  const start = text.search(/^[{[]/m);
  if (start === -1 && !/^\s*[{[]/.test(text)) return [];
  const document = parseJson(text.slice(Math.max(0, start)));
  if (Array.isArray(document)) return document.filter(isObject);
  if (isObject(document)) return [document];
  const events: Fields[] = [];
  for (const line of objectLines(text)) {
    const event = parseJson(line);
    if (isObject(event)) events.push(event);
  }
  return events;
}

/** The lines that begin like an object; the others, of which an agent may print millions, are not so much as cut out. */
function* objectLines(text: string): Generator<string> {
  let at = text.startsWith('{') ? 0 : text.indexOf('\n{') + 1;
  while (text[at] === '{') {
    const end = text.indexOf('\n', at);
    if (end === -1) return yield text.slice(at);
    yield text.slice(at, end);
    at = text[end + 1] === '{' ? end + 1 : text.indexOf('\n{', end) + 1;
    if (at === 0) return;
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An agent prints what it likes: this is no figure then.
    return undefined;
  }
}

/**
 * Takes a line apart:
 *   2026-05-20T12:00:00Z GET "/search?q=red shoes" 200 12.5
 * time, method, quoted target (a quote or a backslash in it is escaped by a backslash), status, milliseconds.
 * Gives the path without its query, or undefined when the line is not of this form.
 */
export function parseLine(line) {
  const words = [];
  let characters = [];
  let isQuoted = false;
  let isEscaped = false;
  for (const character of line) {
    if (isEscaped) {
      characters = [...characters, character];
      isEscaped = false;
    } else if (isQuoted && character === '\\') {
      isEscaped = true;
    } else if (character === '"') {
      isQuoted = !isQuoted;
    } else if (character === ' ' && !isQuoted) {
      words.push(characters.join(''));
      characters = [];
    } else {
      characters = [...characters, character];
    }
  }
  words.push(characters.join(''));

  const [time, method, target, status, ms] = words;
  if (isQuoted || words.length !== 5) return undefined;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(time)) return undefined;
  if (!['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method)) return undefined;
  if (!/^[1-5]\d\d$/.test(status) || !/^\d+(\.\d+)?$/.test(ms)) return undefined;
  return { path: target.split('?')[0], status: Number(status), ms: Number(ms) };
}

const LINE =
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ (?:GET|HEAD|POST|PUT|PATCH|DELETE) (?:"([^"\\?]*(?:\\.[^"\\?]*)*)(?:\?(?:[^"\\]|\\.)*)?"|([^" ?]+)(?:\?[^" ]*)?) ([1-5]\d\d) (\d+(?:\.\d+)?)$/;

/**
 * Takes a line apart:
 *   2026-05-20T12:00:00Z GET "/search?q=red shoes" 200 12.5
 * time, method, quoted target (a quote or a backslash in it is escaped by a backslash), status, milliseconds.
 * Gives the path without its query, or undefined when the line is not of this form.
 */
export function parseLine(line) {
  const match = LINE.exec(line);
  if (match === null) return undefined;
  const [, quoted, bare, status, ms] = match;
  const path = quoted === undefined ? bare : quoted.includes('\\') ? quoted.replace(/\\(.)/g, '$1') : quoted;
  return { path, status: Number(status), ms: Number(ms) };
}

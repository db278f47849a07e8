/** A document of JSON as commands print it: in no line of it is a workflow command. */
export function renderJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`;
}

/** Values as they are written into a TOML file. Pure. */

/** A string: of several lines as it is, where it can stand so; else with the escapes of JSON, and of the one more character that may not stand there. */
export function tomlText(text: string): string {
  if (/\n/.test(text) && !/'''|[^\P{Cc}\n\t]/u.test(text) && !text.endsWith("'")) return `'''\n${text}'''`;
  if (/\n/.test(text) && !/'''|[^\P{Cc}\n\t]/u.test(text)) return `'''\n${text}\n'''`;
  return JSON.stringify(text).replaceAll('\u007f', '\\u007f');
}

/** A list of strings, on lines of their own where one line would be too long. */
export function tomlList(texts: readonly string[]): string {
  const line = `[${texts.map(tomlText).join(', ')}]`;
  return line.length <= MAX_LINE ? line : `[\n${texts.map((text) => `  ${tomlText(text)},\n`).join('')}]`;
}

const MAX_LINE = 100;

/** Sentences as comments; a line break in them begins another line of the comment. */
export function tomlComment(text: string): string {
  const lines = text.split('\n').map((line) => line.replaceAll(/[^\P{Cc}\t]/gu, ' '));
  return lines.map((line) => `# ${line}`.trimEnd()).join('\n');
}

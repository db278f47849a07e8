// Between quotes these alone can be escaped; before anything else a backslash is itself.
const ESCAPED = '"\\$`\n';

/**
 * A line as a shell takes it apart, without a shell: words between white space, 'as it is', "with \" escapes", and a
 * backslash before what is meant as itself, or at the end of a line that goes on. Nothing is expanded. Undefined where a
 * quote or an escape is left open.
 */
export function splitShellWords(line: string): readonly string[] | undefined {
  const words: string[] = [];
  let word: string | undefined;
  let quote = '';
  for (let at = 0; at < line.length; at += 1) {
    const char = line.charAt(at);
    const next = line.charAt(at + 1);
    if (char === quote) quote = '';
    else if (quote === '' && (char === '"' || char === "'")) {
      quote = char;
      word ??= '';
    } else if (char === '\\' && (quote === '' || (quote === '"' && ESCAPED.includes(next)))) {
      if (next === '') return undefined;
      // Before the end of a line a backslash joins it with the next one.
      if (next !== '\n') word = (word ?? '') + next;
      at += 1;
    } else if (quote === '' && /\s/.test(char)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + char;
  }
  if (quote !== '') return undefined;
  return word === undefined ? words : [...words, word];
}

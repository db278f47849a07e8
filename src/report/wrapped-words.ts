/** Lines of at most so many characters; a longer word alone is cut. With `most`, what is left out ends in an ellipsis. */
export function wrapWords(text: string, width: number, most = Number.POSITIVE_INFINITY): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...pieces(word, width));
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), cutWords(lines.slice(most - 1).join(' '), width)];
}

/** A text on one line; what does not fit is left out in whole words, and an ellipsis says so. */
export function cutWords(text: string, width: number): string {
  if (text.length <= width) return text;
  const end = text.lastIndexOf(' ', width - 1);
  return `${text.slice(0, end > 0 ? end : Math.max(0, width - 1)).trimEnd()}…`;
}

function pieces(word: string, width: number): string[] {
  if (word.length <= width) return [word];
  return word.match(new RegExp(`.{1,${Math.max(1, width)}}`, 'gsu')) ?? [];
}

// To be copied as they are: the terminal's own line ends are none.
const COPIED = /^(?:branch|review|merge|next|folders|worktree)\s/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin and end with one.
const COLOR = /\u001b\[\d+m/g;

/** Lines of a text in at most so many columns, broken between words; the rest of a line is indented. */
export function wrapLines(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => (line.replace(COLOR, '').length <= width || COPIED.test(line) ? line : wrapLine(line, width)))
    .join('\n');
}

function wrapLine(line: string, width: number): string {
  let room = width;
  let wrapped = '';
  for (const [at, word] of line.split(' ').entries()) {
    const { length } = word.replace(COLOR, '');
    if (at > 0 && length + 1 > room) {
      wrapped += `\n  ${word}`;
      room = width - 2 - length;
    } else {
      wrapped += at === 0 ? word : ` ${word}`;
      room -= at === 0 ? length : length + 1;
    }
  }
  return wrapped.replaceAll(/ +\n/g, '\n');
}

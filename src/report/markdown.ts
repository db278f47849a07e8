import { printable } from '../base/text.ts';

// Everything that GitHub gives a meaning: emphasis, code, links, tables, HTML, mentions, issue references, emoji.
const SPECIAL = /[\\`*_{}[\]()<>#+!|~&@:$-]/g;

/** Makes any text plain inside a line of GitHub-flavoured markdown: no markup, link, mention, HTML or autolink. */
export function escapeMarkdown(text: string): string {
  return printable(text, 1000)
    .replace(SPECIAL, (char) => `\\${char}`)
    .replaceAll('\\@', '@\u200b')
    .replaceAll('\\<', '&lt;')
    .replaceAll('\\>', '&gt;')
    .replaceAll('\\&', '&amp;')
    .replace(/\b(https?|ftp|mailto)\\:/gi, '$1\u200b:')
    .replace(/\bwww\./gi, 'www\u200b.');
}

/** A fenced block whose fence is longer than any run of backticks inside. */
export function fenced(text: string, language = ''): string {
  const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

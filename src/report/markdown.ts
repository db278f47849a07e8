import { printable } from '../base/text.ts';

// Everything that GitHub gives a meaning: emphasis, code, links, tables, HTML, emoji.
const SPECIAL = /[\\`*_{}[\]()<>#+!|~&:$-]/g;
const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

// What GitHub finds in the text after it has taken the backslashes away: only a break inside keeps it from linking.
const LINKED = /(?:https?|ftp|mailto|xmpp)(?=:)|www(?=\.)|gh(?=-\d)|#(?=\d)|@/gi;
const BREAK = '\u200b';

/** Makes any text plain inside a line of GitHub-flavoured markdown: no markup, link, mention, HTML or autolink. */
export function escapeMarkdown(text: string): string {
  return printable(text, 1000)
    .replace(LINKED, `$&${BREAK}`)
    .replace(SPECIAL, (char) => ENTITIES[char] ?? `\\${char}`);
}

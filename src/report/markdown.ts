import { printable } from '../base/text.ts';

// What GitHub gives a meaning wherever it stands: emphasis, code, links, tables, HTML, mathematics, the begin of an emoji.
// Parentheses mean something after a bracket only, which is escaped; two colons begin a command of a workflow.
const SPECIAL = /[\\`*_[\]<>#!|~&$]|:(?=:|[\w+-]+:)/g;
// What begins a list, or is a line under a heading.
const BEGIN = /^(\s*(?:\d{1,9}(?=[.)]))?)([-+=.)])(?=[-=]*\s*$|\s)/;
const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

// What GitHub finds in the text after it has taken the backslashes away: only a break inside keeps it from linking.
const LINKED = /(?:https?|ftp|mailto|xmpp)(?=:)|www(?=\.)|gh(?=-\d)|#(?=\d)|@/gi;
const BREAK = '\u200b';

/** Makes any text plain inside a line of GitHub-flavoured markdown: no markup, link, mention, HTML or autolink. */
export function escapeMarkdown(text: string): string {
  return printable(text, 1000)
    .replace(LINKED, `$&${BREAK}`)
    .replace(SPECIAL, (char) => ENTITIES[char] ?? `\\${char}`)
    .replace(BEGIN, (_, before: string, mark: string) => `${before}\\${mark}`);
}

const CUT = '\n\n…cut here; the log holds the rest.\n';

/** Whole lines of rendered markdown up to a number of characters, at least 1,000, and a line that says so. */
export function cutMarkdown(markdown: string, maxChars: number): string {
  if (markdown.length <= maxChars) return markdown;
  const room = maxChars - CUT.length - MAX_FENCE_CHARS;
  const retained = markdown.slice(0, Math.max(0, markdown.lastIndexOf('\n', room)));
  const fence = findOpenFence(retained);
  return `${retained}${fence === '' ? '' : `\n${fence}`}${CUT}`;
}

const MAX_FENCE_CHARS = 500;

/** The fence of the code block that a text ends in, or an empty text. */
function findOpenFence(markdown: string): string {
  let open = '';
  for (const [, fence = '', rest = ''] of markdown.matchAll(/^(`{3,})(.*)$/gm)) {
    if (open === '') open = fence;
    else if (fence.length >= open.length && rest.trim() === '') open = '';
  }
  return open.length < MAX_FENCE_CHARS ? open : '';
}

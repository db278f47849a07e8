/** Texts of somebody who wants them to take effect, and readers that say what does. */
import { type MarkedToken, marked } from 'marked';
import { parseMarkup } from '../../report/markup.ts';

/** What each text would be, if it took effect; every one of them says EVIL. */
export const PAYLOADS: Readonly<Record<string, string>> = {
  'an output': '::set-output name=kept::EVIL99',
  'a mask': '::add-mask::EVIL',
  'the end of commands': '::stop-commands::EVIL',
  'an annotation': '  ::error file=EVIL.ts,line=1::EVIL',
  'an old command': 'a ##[error]EVIL ##[add-mask]EVIL',
  'a command after a carriage return': 'a\r::error::EVIL',
  'a command after a new line': 'a\n::error::EVIL\r\n::warning::EVIL',
  'a command after the separators of Unicode': 'a\u2028::error::EVIL\u2029::error::EVIL\u0085::error::EVIL',
  'a command of an escaped line end': 'a%0A::error::EVIL',
  'the end of an output': 'EVIL\nEOF\nkept=EVIL99\nkept<<EOF\nEVIL99\nEOF',
  'a link': '[EVIL](https://EVIL.example/a)',
  'a link with a title': '[EVIL]( <https://EVIL.example/b> "EVIL" )',
  'a reference': '[EVIL][1]\n\n[1]: https://EVIL.example/c',
  'an image': '![EVIL](https://EVIL.example/d.png)',
  addresses: 'https://EVIL.example/e www.EVIL.example <https://EVIL.example> mailto:x@EVIL.example x@EVIL.example',
  mentions: '@EVILoctocat @EVIL/team (@EVILoctocat) EVIL@EVILoctocat',
  issues: 'EVIL fixes #1, closes GH-1, octo/demo#1',
  emphasis: '**EVIL** _EVIL_ ~~EVIL~~ `EVIL`',
  'a block of code': '```\nEVIL\n```\n~~~\nEVIL',
  'a heading, a quote, a list and a line': '# EVIL\n> EVIL\n- EVIL\n1. EVIL\n---\nEVIL\n===',
  'a cell': 'a | EVIL | EVIL |\n| EVIL |',
  'an HTML image': '<img src=https://EVIL.example/f onerror=alert(1)>',
  'a script': '"\'><script>alert("EVIL")</script><svg onload=alert(1)>',
  'a comment': '<!-- autorize:EVIL --> --> <!-- EVIL',
  'the end of elements': '</td></tr></table></details></pre></code></style></title></body>EVIL',
  'an entity': '&lt;EVIL&gt; &#64;EVIL &commat;EVIL &#x3c;script&#x3e;',
  mathematics: '$\\href{https://EVIL.example}{EVIL}$ $$EVIL$$',
  'escapes of a terminal':
    '\u001b[31mEVIL\u001b[0m \u001b]8;;https://EVIL.example\u0007EVIL\u001b]8;;\u0007 \u009b31mEVIL \b\b',
  'another direction': '\u202eEVIL\u202c \u2066EVIL\u2069 \u200eEVIL',
  'what cannot be seen': 'E\u200bVIL \ufeffEVIL \u{e0041}EVIL \u00adEVIL \u0000EVIL',
  backslashes: '\\[EVIL\\](https://EVIL.example) \\@EVILoctocat \\<b>EVIL',
  'a very long line': `EVIL ${'long '.repeat(40_000)}`,
};

// Line ends and tabs are for people; the zero-width space keeps what stands around it from being linked.
const UNPRINTABLE = /[^\P{Cc}\n\t]|[^\P{Cf}\u200b]|[\p{Zl}\p{Zp}]/gu;
const COMMAND = /^::([a-z-]+)(?: ([^:]*))?::/;
const OWN_PROPERTIES = /^(?:(?:file|line|col)=[^,:]*,)*title=gate[^,:]*(?:%3A[^,:]*)*$/;
const OWN_COMMANDS: readonly string[] = ['add-mask', 'debug', 'error', 'warning'];

interface LogLine {
  readonly line: string;
  /** Whether the step has made the runner take it for no command. */
  readonly isStopped: boolean;
}

/** The lines of a log but for our own pauses, each with a token of 128 bits that is never used again. */
function logLines(log: string): LogLine[] {
  const lines: LogLine[] = [];
  const tokens = new Set<string>();
  let token: string | undefined;
  // As .NET reads lines.
  for (const line of log.split(/\r\n|\r|\n/)) {
    const begun = /^::stop-commands::([0-9a-f]{32})$/.exec(line)?.[1];
    if (begun !== undefined && token === undefined && !tokens.has(begun)) {
      token = begun;
      tokens.add(begun);
    } else if (token !== undefined && line === `::${token}::`) token = undefined;
    else lines.push({ line, isStopped: token !== undefined });
  }
  return lines;
}

/** What of a log stands where the runner still obeys. */
export function textsWhereObeyed(log: string): string[] {
  return logLines(log).flatMap(({ line, isStopped }) => (isStopped ? [] : [line]));
}

/** What of a log a runner or a terminal would obey, and is not ours; as if no command had ever been stopped. */
export function obeyedInLog(log: string, masks: readonly string[]): string[] {
  const found = oddCharacters(log);
  for (const { line, isStopped } of logLines(log)) {
    // As .NET trims them.
    const trimmed = line.replace(/^[\s\u0085]+/, '');
    if (trimmed.includes('##[')) found.push(line);
    if (!trimmed.startsWith('::')) continue;
    const [, name = '', properties] = COMMAND.exec(trimmed) ?? [];
    const isAnnotation = name === 'error' || name === 'warning';
    const isOwn = OWN_COMMANDS.includes(name) && (!isAnnotation || OWN_PROPERTIES.test(properties ?? ''));
    const isMask = name === 'add-mask' && !masks.includes(trimmed.slice('::add-mask::'.length));
    // A command of ours that nobody obeys is a fault, too.
    if (!isOwn || isMask || isStopped) found.push(line);
  }
  return found;
}

/** What stands in a text and cannot be seen, or moves what can. */
export function oddCharacters(text: string): string[] {
  return [...text.matchAll(UNPRINTABLE)].map(
    ([char], index) => `${index}: U+${char.codePointAt(0)?.toString(16)} in ${JSON.stringify(text.slice(0, 60))}`,
  );
}

/** Kinds of markdown that may hold a text of somebody else: it is shown there, and does nothing. */
const PLAIN: readonly string[] = ['text', 'escape', 'paragraph', 'table', 'list', 'list_item', 'space', 'br'];

// A chart's numbers are folded, once: by a line of ours before them and one after.
const FOLDED = /^<details><summary>The same numbers<\/summary>\n([\s\S]*?)\n<\/details>$/m;

/** What of a markdown text takes effect that is not ours; links of ours begin with one of the given addresses. */
export function effectiveMarkdown(markdown: string, ownAddresses: readonly string[]): string[] {
  const found = oddCharacters(markdown);
  const tokens = marked.lexer(markdown.replace(/^<!-- autorize:[0-9a-f]{16} -->\n/, '').replace(FOLDED, '$1'), {
    gfm: true,
  });
  void marked.walkTokens(tokens, (supplied) => {
    const token = supplied as MarkedToken;
    if (token.type === 'link' && ownAddresses.some((address) => token.href.startsWith(address))) return;
    const isOwn = !/EVIL/i.test(token.raw) && !['html', 'image', 'link', 'def'].includes(token.type);
    if (!isOwn && !PLAIN.includes(token.type)) found.push(`${token.type}: ${token.raw.slice(0, 200)}`);
  });
  // What GitHub looks for in the text that is shown, outside of code and links.
  const shown = (marked.parse(markdown, { gfm: true, async: false }) as string)
    .replace(/<(pre|code|a)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
  for (const [match] of shown.matchAll(/@[a-z\d].{0,20}|#\d+|\bGH-\d+|\bwww\.\w+|\b(?:https?|mailto):\S{3,20}/gi)) {
    if (!ownAddresses.some((address) => address.startsWith(match))) found.push(`shown: ${match}`);
  }
  return found;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };
const ELEMENTS =
  /^(?:html|head|meta|title|style|body|header|main|footer|section|article|h[1-6]|p|span|strong|em|small|code|pre|dl|dt|dd|div|table|caption|thead|tbody|tr|th|td|details|summary|ul|ol|li|a|svg|g|path|circle|rect|line|polyline|polygon|text|title|desc|time|abbr|ins|del|br|nav|figure|figcaption|b|i|defs|use)$/;

/** What of a page loads, runs or leads anywhere. Throws where the page is not the one that was meant to be written. */
export function effectiveHtml(page: string): string[] {
  const found = oddCharacters(page);
  for (const { name, attributes } of parseMarkup(page)) {
    if (!ELEMENTS.test(name)) found.push(`<${name}>`);
    for (const [key, value] of Object.entries(attributes)) {
      if (/^on|^style$|^src|action$|^srcdoc$/.test(key)) found.push(`<${name} ${key}>`);
      if (/href$/.test(key) && !value.startsWith('#')) found.push(`<${name} ${key}="${value}">`);
      if (/^(?:id|class)$/.test(key) && /EVIL/i.test(value)) found.push(`<${name} ${key}="${value}">`);
    }
  }
  return found;
}

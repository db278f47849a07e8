const MAX_CODE_POINT = 0x10ffff;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** A page as its reader sees it: without tags, entities, escapes and line ends. */
function plainText(page: string): string {
  return withoutTags(page)
    .replaceAll(/&#(\d+);/g, (whole, code: string) =>
      Number(code) > MAX_CODE_POINT ? whole : String.fromCodePoint(Number(code)),
    )
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll('\\', '')
    .replaceAll(/\s+/g, ' ');
}

function withoutTags(page: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = page.indexOf('<', at);
    const end = start === -1 ? -1 : page.indexOf('>', start);
    if (end === -1) return [...parts, page.slice(at)].join(' ');
    parts.push(page.slice(at, start));
    at = end + 1;
  }
}

// The form of the sentence of a claim, from its number to the evaluator; linear, since a page can be hostile.
const CLAIM = /[^\s(]{1,60} \((?=[^()]*fresh pairs)[\d.]+% CI [^()]*\) over .{1,400}?; evaluator [0-9a-f]+/g;
const SAYS_CONFIRMED = 'The improvement was measured in fresh pairs';

/** What a page that was stored says of the improvement that no claim does; `sentences`: of the claims on record. */
export function headlineFlaws(page: string, sentences: readonly string[]): string[] {
  const text = plainText(page);
  const told = text.match(CLAIM) ?? [];
  const foreign = told.filter((sentence) => !sentences.includes(sentence));
  if (foreign.length > 0) return foreign.map((sentence) => `it claims what no confirmation does: ${sentence}`);
  const at = text.indexOf(SAYS_CONFIRMED);
  // Not what a chart says of itself below it.
  if (at === -1 || sentences.some((sentence) => text.slice(0, at).includes(sentence))) return [];
  return ['it says that the improvement is confirmed, and does not show the sentence of a claim'];
}

import type { ClaimOutcome } from '../base/claim-outcome.ts';

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
const CLAIM =
  /(?:[\d.e+-]{1,20}× |no )?[^\s(]{1,60} \((?=[^()]*fresh pairs)[\d.]+% CI [^()]*\) over .{1,400}?; evaluator [0-9a-f]+/g;
const CONFIRMED_SENTENCE = 'The improvement was measured in fresh pairs';

// What a page shows before the sentence of a claim that is not confirmed.
const NOT_CONFIRMED = /\bnot confirmed(?: after iteration \d{1,9})?: $/;

/** What a page that was stored says of the improvement that no claim on record does. */
export function summaryClaimIssues(page: string, claims: readonly ClaimOutcome[]): string[] {
  const text = plainText(page);
  const shown = [...text.matchAll(CLAIM)];
  const foreign = shown.flatMap(([each]) => (claims.some(({ sentence }) => sentence === each) ? [] : [each]));
  if (foreign.length > 0) return foreign.map((sentence) => `it claims what no confirmation does: ${sentence}`);
  const sentences = claims.filter(({ confirmed }) => confirmed).map(({ sentence }) => sentence);
  const praised = shown.filter(
    ({ 0: each, index }) =>
      !sentences.includes(each) && !NOT_CONFIRMED.test(text.slice(Math.max(0, index - 60), index)),
  );
  if (praised.length > 0) return praised.map(([sentence]) => `it does not say that this is not confirmed: ${sentence}`);
  const at = text.indexOf(CONFIRMED_SENTENCE);
  // Not what a chart says of itself below it.
  if (at === -1 || sentences.some((sentence) => text.slice(0, at).includes(sentence))) return [];
  return ['it says that the improvement is confirmed, and does not show the sentence of a confirmed claim'];
}

import { execFileSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { summaryClaimIssues } from '../../src/audit/summary-claim.ts';
import type { ClaimOutcome } from '../../src/base/claim-outcome.ts';
import { checkPages } from '../../src/verification/report-pages.ts';
import { createFolder } from '../helpers/temp-folder.ts';

const CLAIM =
  '+3.1% (95% CI +2.2..+4.0, 20 fresh pairs) over abc; 2 candidates proposed, 1 measured, 1 kept; evaluator 0a1b2c';
const CONFIRMED = { sentence: CLAIM, confirmed: true };
const OPEN = { sentence: CLAIM, confirmed: false };

describe('checkPages', () => {
  it('finds a claim in either page that is not on record', () => {
    const folder = createFolder();
    for (const name of ['report.md', 'report.html']) writeFileSync(join(folder, name), `# A run\n\n${CLAIM}\n`);
    const found = (claims: readonly ClaimOutcome[]) => checkPages(folder, claims).map(({ kind, what }) => [kind, what]);
    expect(found([CONFIRMED])).toEqual([
      ['ok', 'report.md'],
      ['ok', 'report.html'],
    ]);
    expect(found([])).toEqual([
      ['wrong', 'report.md'],
      ['wrong', 'report.html'],
    ]);
  });

  it('waits for no pipe and follows no link that somebody put in the place of a page', () => {
    const folder = createFolder();
    execFileSync('mkfifo', [join(folder, 'report.md')]);
    symlinkSync('/dev/zero', join(folder, 'report.html'));
    expect(checkPages(folder, [])).toEqual([]);
  });

  it.each([
    ['a confirmed claim', `+ 1 kept; ${CLAIM}`, CONFIRMED, []],
    ['the word before one that is not', `<p>1 kept; not confirmed: ${CLAIM}`, OPEN, []],
    ['the word of an earlier one', `Earlier: not confirmed after iteration 12: ${CLAIM}`, OPEN, []],
    ['no word before one that is not', `1 kept; ${CLAIM}`, OPEN, [/not confirmed: \+3\.1%/]],
    ['another word before one that is not', `confirmed: ${CLAIM}`, OPEN, [/not confirmed: \+3\.1%/]],
    [
      'what is said of confirmed ones alone',
      `not confirmed: ${CLAIM} The improvement was measured in fresh pairs; the`,
      OPEN,
      [/says that the improvement is confirmed/],
    ],
  ])('holds a page to whether its claim is confirmed: %s', (_, page, claim, issues) => {
    expect(summaryClaimIssues(page, [claim])).toEqual(issues.map((issue) => expect.stringMatching(issue)));
  });
});

describe('summaryClaimIssues', () => {
  it('reads a text of an agent that names no character', () => {
    expect(summaryClaimIssues(`&#99999999999; &#1114112; ${CLAIM}`, [CONFIRMED])).toEqual([]);
  });

  it.each([
    ['a confirmed claim', `+ 1 kept; ${CLAIM}`, CONFIRMED, []],
    ['the word before one that is not', `<p>1 kept; not confirmed: ${CLAIM}`, OPEN, []],
    ['the word of an earlier one', `Earlier: not confirmed after iteration 12: ${CLAIM}`, OPEN, []],
    ['no word before one that is not', `1 kept; ${CLAIM}`, OPEN, [/not confirmed: \+3\.1%/]],
    ['another word before one that is not', `confirmed: ${CLAIM}`, OPEN, [/not confirmed: \+3\.1%/]],
    [
      'what is said of confirmed ones alone',
      `not confirmed: ${CLAIM} The improvement was measured in fresh pairs; the`,
      OPEN,
      [/says that the improvement is confirmed/],
    ],
  ])('holds a page to whether its claim is confirmed: %s', (_, page, claim, issues) => {
    expect(summaryClaimIssues(page, [claim])).toEqual(issues.map((issue) => expect.stringMatching(issue)));
  });
});

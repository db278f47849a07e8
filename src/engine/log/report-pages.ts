/**
 * The pages that `report` wrote, held to the claims on record.
 * Invariant: only read, and as what anybody may have put there since: no link is followed, no pipe is waited for.
 */
import { join } from 'node:path';
import { summaryClaimIssues } from '../../audit/summary-claim.ts';
import type { ClaimOutcome } from '../../base/claim-outcome.ts';
import { readFilePart } from '../../kernel/regular-file.ts';

// With the diffs of a long run.
const MAX_PAGE_BYTES = 64 << 20;

export interface ExaminedPage {
  readonly name: string;
  readonly issues: readonly string[];
}

/** What each page in a folder says of the improvement that no claim on record does. */
export function examinePages(folder: string, claims: readonly ClaimOutcome[]): ExaminedPage[] {
  return ['report.md', 'report.html'].flatMap((name) => {
    const page = readFilePart(join(folder, name), 'start', MAX_PAGE_BYTES);
    if (page === undefined) return [];
    if (page.size <= MAX_PAGE_BYTES) return [{ name, issues: summaryClaimIssues(page.text, claims) }];
    return [{ name, issues: [`it has ${page.size} bytes; no report has more than ${MAX_PAGE_BYTES}`] }];
  });
}

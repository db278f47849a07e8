/**
 * Whether the pages that `report` wrote claim what is on record.
 * Invariant: only read, and as what anybody may have put there since: no link is followed, no pipe is waited for.
 */
import { join } from 'node:path';
import { summaryClaimIssues } from '../audit/summary-claim.ts';
import type { ClaimOutcome } from '../base/claim-outcome.ts';
import { type Finding, findingsOf } from '../base/finding.ts';
import { readFilePart } from '../kernel/regular-file.ts';

// With the diffs of a long run.
const MAX_PAGE_BYTES = 64 << 20;

/** Checks each page in a folder against the claims on record. */
export function checkPages(folder: string, claims: readonly ClaimOutcome[]): Finding[] {
  return ['report.md', 'report.html'].flatMap((file) => {
    const page = readFilePart(join(folder, file), 'start', MAX_PAGE_BYTES);
    if (page === undefined) return [];
    const issues =
      page.size <= MAX_PAGE_BYTES
        ? summaryClaimIssues(page.text, claims)
        : [`it has ${page.size} bytes; no report has more than ${MAX_PAGE_BYTES}`];
    const found = issues.map((detail) => ({ where: { file }, detail }));
    return findingsOf(file, found, 'it claims what is on record');
  });
}

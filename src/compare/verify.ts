/**
 * Checks the records of a comparison: its chain, each answer against the scores, and the report against the log. A log that
 * was rewritten as a whole is consistent, too: its digest, as the check and the comment of the step have it, finds that.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Finding, findingsOf, type Verified, verifiedBy } from '../base/finding.ts';
import { sha256 } from '../base/hash.ts';
import { parseJournal } from '../base/journal-chain.ts';
import { plural } from '../base/text.ts';
import type { Host } from '../kernel/host.ts';
import { checkChain } from '../verification/journal.ts';
import { decodeLog } from './log.ts';
import { replayComparison } from './replay.ts';
import type { ComparisonReport } from './report.ts';
import { findComparison, renderReport } from './store.ts';

const LOG = 'decisions.jsonl';
const REPORT = 'report.json';

/** Recomputes a comparison from its folder. Nothing is run. */
export function verifyComparison(folder: string, { cwd }: Pick<Host, 'cwd'>): Verified {
  const paths = findComparison(resolve(cwd, folder), folder);
  const log = readFileSync(paths.log);
  const parsed = parseJournal(log);
  const chain = checkChain(LOG, parsed);
  if (parsed.kind === 'corrupt') return verifiedBy(chain);
  const decoded = decodeLog(parsed.records);
  if ('line' in decoded) {
    const detail = `it is no record of a comparison (${decoded.found})`;
    return verifiedBy([...chain, { kind: 'wrong', what: LOG, where: { file: LOG, line: decoded.line }, detail }]);
  }
  const { report, issues } = replayComparison(decoded);
  const isUnfinished = issues.every(({ code }) => code === 'incomplete') && issues.length > 0;
  const answers: Finding[] = isUnfinished
    ? issues.map((issue) => ({ kind: 'unproved', what: LOG, ...issue }))
    : findingsOf(
        LOG,
        issues,
        `${plural(decoded.length, 'record')} recomputed: every coin and every answer follows; SHA-256 ${sha256(log)}`,
      );
  return verifiedBy([...chain, ...answers, ...checkReport(paths.report, report)]);
}

function checkReport(path: string, report: ComparisonReport | undefined): Finding[] {
  if (!existsSync(path)) {
    if (report === undefined) return [];
    return [{ kind: 'wrong', what: REPORT, detail: 'it is missing, and the log has an end' }];
  }
  if (report === undefined) return [{ kind: 'wrong', what: REPORT, detail: 'there is one, and the log gives none' }];
  const isSame = readFileSync(path, 'utf8') === renderReport(report);
  return findingsOf(REPORT, isSame ? [] : ['it is not what the log gives'], 'it is what the log gives');
}

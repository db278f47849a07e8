import { type AuditResult, LiveAudit } from './live-audit.ts';

export interface AuditRequest {
  /** In the order of the journal. */
  readonly records: readonly unknown[];
  /** What a summary shows as the improvement, if it shows one. */
  readonly summaryClaim?: string;
}

/** Recomputes every decision from the raw scores, without running anything, and reports each difference. */
export function auditRecords({ records, summaryClaim }: AuditRequest): AuditResult {
  return LiveAudit.of(records).result(summaryClaim);
}

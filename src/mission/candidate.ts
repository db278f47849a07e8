import * as z from 'zod/mini';
import { renderProblem } from '../base/errors.ts';
import { decodeDocument } from '../base/json-document.ts';
import { checkDocument } from '../base/schema-problems.ts';
import { quoted } from '../base/text.ts';

export const CANDIDATE_STATUSES = ['candidate', 'noop', 'abort', 'interrupted'] as const;

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** `candidate.json`, exactly as on disk. Source: autoresearch missions, "Candidate artifact". */
export const candidateSchema = z.looseObject({
  status: z.enum(CANDIDATE_STATUSES, CANDIDATE_STATUSES.map((word) => quoted(word)).join(', ')),
  candidate_commit: z.nullable(z.string()),
  base_commit: z.string(),
  description: z.string(),
  notes: z.array(z.string()),
  created_at: z
    .string()
    .check(z.refine((at) => TIMESTAMP.test(at) && !Number.isNaN(Date.parse(at)), 'an ISO 8601 time')),
});
export type Candidate = z.output<typeof candidateSchema>;

/** Larger than any hand-over in words. */
export const MAX_CANDIDATE_BYTES = 64 * 1024;
const MAX_LISTED = 3;

/** Decodes the artifact, or says in one sentence what is wrong with it. */
export function parseCandidate(bytes: Buffer): { readonly candidate: Candidate } | { readonly reason: string } {
  const decoded = decodeDocument('candidate.json', bytes);
  const checked = 'problems' in decoded ? decoded : checkDocument(decoded.document, candidateSchema);
  if ('value' in checked) return { candidate: checked.value };
  const reported = checked.problems.slice(0, MAX_LISTED).map(renderProblem);
  const rest = checked.problems.length - reported.length;
  return {
    reason: `the candidate artifact is not valid: ${reported.join(' ')}${rest > 0 ? ` And ${rest} more.` : ''}`,
  };
}

/** What the artifact has to agree with. */
export interface HandOver {
  /** The commit that the session started from. */
  readonly lastKept: string;
  /** What HEAD of the workspace is at, taken into the store; or why that could not be done. */
  readonly head:
    | { readonly kind: 'taken'; readonly commit: string }
    | { readonly kind: 'refused'; readonly reason: string };
}

/** The integrity rule that an artifact breaks, or undefined. Source: autoresearch missions, "Integrity rules". */
export function findViolatedRule(candidate: Candidate, { lastKept: lastAccepted, head }: HandOver): string | undefined {
  const { status, candidate_commit: commit, base_commit: base } = candidate;
  if (status === 'candidate' && commit === null) return 'status is "candidate" and candidate_commit is null';
  if (!isIdOf(base, lastAccepted)) {
    return `base_commit is ${quoted(base)}; expected the last kept commit, ${lastAccepted}`;
  }
  if (commit === null) return undefined;
  if (head.kind === 'refused') return `candidate_commit ${quoted(commit)} cannot be taken: ${head.reason}`;
  if (isIdOf(commit, head.commit)) return undefined;
  return `candidate_commit is ${quoted(commit)}; HEAD of the worktree is ${head.commit}`;
}

// What git itself takes for an abbreviated id.
const SHORTEST_ID = 4;

function isIdOf(supplied: string, id: string): boolean {
  const folded = supplied.trim().toLowerCase();
  return folded.length >= SHORTEST_ID && id.startsWith(folded);
}

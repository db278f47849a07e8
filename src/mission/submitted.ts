/** What a session submits, as the record of its end holds it. Pure. */
import * as z from 'zod/mini';
import { type Candidate, candidateSchema, parseCandidate } from './candidate.ts';

/** The candidate that it submitted, or why it submitted none. */
export const submissionSchema = z.union([
  z.looseObject({ candidate: candidateSchema, notes: z.array(z.string()) }),
  z.looseObject({ reason: z.string() }),
]);

export type Submission =
  | { readonly candidate: Candidate; readonly notes: readonly string[] }
  | { readonly reason: string };

/** Decodes what a session wrote; what else it may have written there is no part of its record. */
export function readSubmission(bytes: Buffer, notes: readonly string[]): Submission {
  const parsed = parseCandidate(bytes);
  if ('reason' in parsed) return parsed;
  const { status, candidate_commit, base_commit, description, notes: own, created_at } = parsed.candidate;
  return { candidate: { status, candidate_commit, base_commit, description, notes: own, created_at }, notes };
}

/** Whether there is a commit to evaluate. */
export function isToEvaluate(submission: Submission): boolean {
  return 'candidate' in submission && submission.candidate.status === 'candidate';
}

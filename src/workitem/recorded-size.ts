/**
 * What a receipt may take. Pure.
 * Invariant: it is no larger than a file of a state that is pushed may be: where it is left out, the state does not verify.
 */
import type { Artifact, Deltas } from './deltas.ts';

// A receipt indents each line of a list's member.
const INDENT_BYTES = 60;
// With the trace beside it, and what the plan says, a receipt stays below the limit.
const MAX_CHANGE_BYTES = 4 << 20;

/** About how many bytes a member of a list takes in a receipt. */
export function receiptBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value)) + INDENT_BYTES;
}

/** Why a change cannot be recorded, or undefined. */
export function findUnrecordable({
  artifacts,
  deltaO,
  deltaPi,
  deltaLambda,
  deltaQ,
}: Deltas & { readonly artifacts: readonly Artifact[] }): string | undefined {
  const listed = [artifacts, deltaO, deltaPi, deltaLambda, deltaQ].flat();
  const bytes = listed.reduce<number>((sum, each) => sum + receiptBytes(each), 0);
  if (bytes <= MAX_CHANGE_BYTES) return undefined;
  return `the change is too large to record: its ${artifacts.length} files take ${Math.ceil(bytes / 2 ** 20)} MB of a receipt, above ${MAX_CHANGE_BYTES >> 20} MB`;
}

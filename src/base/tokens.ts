/**
 * How many tokens a text is, without a tokenizer: each model has its own. Three bytes a token is more than what the known
 * ones make of prose (about four) and of diffs (about three), so that a limit holds.
 */
const BYTES_PER_TOKEN = 3;

/** An upper estimate, in tokens. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
}

/** The beginning of a text: whole lines, in at most so many tokens by the estimate. */
export function withinTokens(text: string, tokens: number): string {
  const bytes = Buffer.from(text).subarray(0, tokens * BYTES_PER_TOKEN);
  const end = bytes.length === Buffer.byteLength(text) ? bytes.length : Math.max(0, bytes.lastIndexOf(0x0a));
  return bytes.toString('utf8', 0, end);
}

/** What an evaluator said: a finite score, or why there is none. */
export type ParsedScore = { readonly score: number } | { readonly reason: string };

// A number as people print it: sign, digits, fraction, exponent. Number() alone would also take "" and "0x10".
const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** Reads the whole output as one number. */
export function parseFloatScore(output: string): ParsedScore {
  const text = output.trim();
  if (text === '') return { reason: 'the evaluator printed nothing; expected one number' };
  return toScore(text, 'the evaluator printed');
}

/** Reads the first capture group of the pattern's first match. */
export function parseRegexScore(output: string, pattern: string): ParsedScore {
  const match = new RegExp(pattern).exec(output);
  if (match === null) return { reason: `nothing in the output matches ${pattern}` };
  if (match[1] === undefined) return { reason: `the capture group of ${pattern} took no part in the match` };
  return toScore(match[1].trim(), `${pattern} captured`);
}

function toScore(text: string, what: string): ParsedScore {
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  if (!NUMBER.test(text)) return { reason: `${what} ${JSON.stringify(shown)}; expected one finite number` };
  const score = Number(text);
  if (!Number.isFinite(score)) return { reason: `${what} ${shown}, which is not finite` };
  return { score };
}

/** The score of a failed evaluation under fail mode `worst`: finite, since JSON has no infinity. */
export function worstScore(direction: 'min' | 'max'): number {
  return direction === 'min' ? Number.MAX_VALUE : -Number.MAX_VALUE;
}

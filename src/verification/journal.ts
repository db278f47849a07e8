import type { Finding } from '../base/finding.ts';
import type { ParsedJournal } from '../base/journal-chain.ts';
import { plural } from '../base/text.ts';

/** Checks what the lines of a journal say about themselves: that each names the hash of the one before it. */
export function checkChain(file: string, parsed: ParsedJournal): Finding[] {
  if (parsed.kind === 'corrupt') {
    return [{ kind: 'wrong', what: file, where: { file, line: parsed.line }, detail: `it ${parsed.why}` }];
  }
  const { records, unchained, tornBytes } = parsed;
  const linked = records.length - unchained;
  const findings: Finding[] = [];
  if (unchained > 0) {
    const detail = `the first ${plural(unchained, 'record')} were written by a tool without a chain: they could have been edited`;
    findings.push({ kind: 'unchecked', what: file, detail });
  }
  if (linked > 0 || unchained === 0) {
    const torn = `; ${plural(tornBytes, 'byte')} of a last line were never finished, the next run cuts them`;
    const detail = `the chain of ${plural(linked, 'record')} is unbroken${tornBytes === 0 ? '' : torn}`;
    findings.push({ kind: 'ok', what: file, detail });
  }
  return findings;
}

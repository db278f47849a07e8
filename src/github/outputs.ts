import { setOutput } from '@actions/core';
import { redacted } from './outgoing-text.ts';

/** Every output of action.yml; a test holds the two together. */
export const OUTPUTS = [
  'passed',
  'verdict',
  'report-path',
  'best-candidates',
  'volatility',
  'best-score',
  'baseline-score',
  'improvement',
  'iterations',
  'kept',
  'branch',
  'commit',
  'pull-request-number',
  'pull-request-url',
  'ledger-path',
  'artifact-id',
  'artifact-url',
  'artifact-digest',
  'stop-reason',
  'proposal-digest',
  'proposal-artifact',
  'proposal-path',
  'proposal-part-a',
  'proposal-part-b',
  'proposal-part-c',
  'proposal-part-d',
  'proposal-part-e',
  'proposal-part-f',
  'proposal-part-g',
  'proposal-part-h',
  'proposal-part-i',
  'proposal-part-j',
] as const;
export type Output = (typeof OUTPUTS)[number];

// The runner refuses outputs of a job beyond 1 MiB in all; ours stay far below.
const MAX_OUTPUT_BYTES = 256 * 1024;

/** Sets outputs, without secrets; one that is too large for the runner is empty. */
export function writeOutputs(outputs: Readonly<Partial<Record<Output, string>>>): void {
  for (const name of OUTPUTS) {
    const given = outputs[name];
    if (given === undefined) continue;
    const value = redacted(given);
    setOutput(name, Buffer.byteLength(value) > MAX_OUTPUT_BYTES ? '' : value);
  }
}

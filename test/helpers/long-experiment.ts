/** An experiment with as many iterations as a long run leaves. */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstHead, sealRecord } from '../../src/base/journal-chain.ts';
import { DIFF, longLedger } from '../report/experiment-samples.ts';

const CONFIG = `[experiment]
name = "pi"
[objective]
command = "cat score"
direction = "max"
[schedule]
total_budget = "4h"
[agent]
command = "true"
`;
/** Records that can be added later. */
const MORE = 10;

/** Writes so many records and diffs; returns what adds one more. */
export function fillExperiment(repository: string, length: number): () => void {
  const folder = join(repository, '.autorize', 'pi');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'config.toml'), CONFIG);
  writeFileSync(join(folder, 'program.md'), 'Improve.\n');
  const ledger = join(folder, 'iterations.jsonl');
  let head = firstHead({ bytes: Buffer.alloc(0), records: 0 });
  const lines = longLedger(length + MORE).map(({ hash: _, ...record }) => {
    const isTested = typeof record.score === 'number' && record.iter > 0;
    const decision = { policy: 'paired-sequential', n: 8, effect: 1, interval: [-2, 4] };
    const sealed = sealRecord(isTested ? { ...record, decision } : record, head);
    head = sealed.next;
    const own = join(folder, `iter-${String(record.iter).padStart(4, '0')}`);
    mkdirSync(own);
    writeFileSync(join(own, 'changes.diff'), DIFF);
    return sealed.line;
  });
  writeFileSync(ledger, lines.splice(0, length).join(''));
  return () => appendFileSync(ledger, lines.shift() ?? '');
}

import { existsSync, readFileSync } from 'node:fs';
import { type ParsedJournal, parseJournal } from '../../base/journal-chain.ts';
import type { Git } from '../../kernel/git.ts';
import { readRef } from '../../kernel/refs.ts';
import { branchOf } from '../ledger/branch-name.ts';
import { readableOf } from '../ledger/decisions.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { decodeRecords, type ExperimentPaths } from '../ledger/store.ts';

/** Files and branch as they are at one moment. */
export interface Moment {
  readonly ledger: ParsedJournal;
  readonly intents: ParsedJournal;
  readonly decisions: ParsedJournal;
  readonly branchHead: string | undefined;
  readonly records: readonly IterationRecord[];
  /** What is wrong with the shape of a record. */
  readonly undecodable: string | undefined;
}

const TRIES = 20;

/** Reads until nothing moved meanwhile: a run that is at work moves the branch first and writes the record then. */
export async function readMoment(paths: ExperimentPaths, refs: Git): Promise<Moment> {
  const files = [paths.ledger, paths.intents, paths.decisions] as const;
  const read = async () => ({
    bytes: files.map((path) => (existsSync(path) ? readFileSync(path) : Buffer.alloc(0))),
    branchHead: await readRef(refs, `refs/heads/${branchOf(paths.name)}`),
  });
  let found = await read();
  for (let tries = 1; tries < TRIES; tries += 1) {
    const again = await read();
    const { bytes, branchHead } = found;
    const isStill =
      again.branchHead === branchHead && again.bytes.every((each, at) => bytes[at]?.equals(each) === true);
    found = again;
    if (isStill) break;
  }
  const [ledger, intents, decisions] = found.bytes.map((bytes) => parseJournal(bytes));
  if (ledger === undefined || intents === undefined || decisions === undefined)
    throw new TypeError('a file is missing');
  const { records, problem } = decodeRecords(paths, readableOf(ledger));
  const undecodable = problem === undefined ? undefined : `record ${problem.line}: ${problem.found}`;
  return { ledger, intents, decisions, branchHead: found.branchHead, records, undecodable };
}

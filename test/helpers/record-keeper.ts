import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomic } from '../../src/kernel/durable.ts';
import { openJournal } from '../../src/kernel/journal.ts';

/** What `state.json` of the storage layer alone says: how many records there are, and the one that is worked on. */
export interface KeeperState {
  readonly records: number;
  readonly working: number | null;
}

/**
 * The storage layer of a run without agents and git: two journals and a state, in the order in which a run writes them.
 * Called again on the same folder it goes on, as a resume does: an intent without a record gets its record first.
 */
export function keepRecords({
  folder,
  count,
  acknowledge = () => undefined,
}: {
  readonly folder: string;
  readonly count: number;
  readonly acknowledge?: (hash: string) => void;
}): void {
  const open = (name: string) => openJournal({ path: join(folder, name), shown: name, remedy: 'Run: repair' });
  using ledger = open('iterations.jsonl');
  using intents = open('intents.jsonl');
  const writeState = (working: number | null): void => {
    const state: KeeperState = { records: ledger.records.length, working };
    writeFileAtomic(join(folder, 'state.json'), [JSON.stringify(state)]);
  };
  const record = (iter: number): void => {
    const { hash } = ledger.append({ iter, notes: 'n'.repeat(20 + iter) });
    acknowledge(String(hash));
    writeState(null);
  };
  const last = Number(intents.records.findLast(({ iter }) => iter !== undefined)?.iter ?? 0);
  if (last > ledger.records.length) record(last);
  else writeState(null);
  while (ledger.records.length < count) {
    const iter = ledger.records.length + 1;
    writeState(iter);
    if (iter % 2 === 1) {
      // Nobody hears of it before the intent.
      intents.appendUnsynced({ before: iter });
      intents.append({ iter });
    }
    record(iter);
  }
}

/** The records and the state that a folder holds; throws where a file is torn. */
export function readAccepted(folder: string): { readonly hashes: readonly string[]; readonly state: KeeperState } {
  const lines = readFileSync(join(folder, 'iterations.jsonl'), 'utf8').trimEnd().split('\n');
  const records = lines.map((line) => JSON.parse(line) as { readonly hash: string });
  const state = JSON.parse(readFileSync(join(folder, 'state.json'), 'utf8')) as KeeperState;
  return { hashes: records.map(({ hash }) => hash), state };
}

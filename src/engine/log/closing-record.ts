/**
 * Closing the decision log of a run that will not be resumed.
 * Invariant: what the run left to be written down is there, then what ended it if that was a change of its rules, then
 * its secret; nothing is disclosed twice, and nothing follows.
 * Crash: closing once more writes what is missing. A secret that is lost stays undisclosed: the audit says so.
 */
import { commitmentOf } from '../../decision/draw.ts';
import { decisionRecordSchema } from '../../decision/records.ts';
import type { RuleChange } from '../../decision/rule-change.ts';
import { readRegularText } from '../../kernel/regular-file.ts';
import { killedRuns } from '../evaluation/recorded-run.ts';
import type { DecisionJournal } from './decision-journal.ts';
import { leftOver, marksOf, normalized } from './decision-log.ts';
import { replayOf } from './followed-log.ts';
import { secretFile } from './log-secret.ts';
import { beginsSeeds } from './logged-records.ts';

export interface ClosingRequest {
  readonly journal: Pick<DecisionJournal, 'records' | 'append'>;
  /** Private folder that the secret and the marks of runs lie in. */
  readonly folder: string;
  /** Why another run begins: what is not what the run header says. */
  readonly changes: readonly RuleChange[];
}

/** Closes a record; one without a run header has nothing to close. */
export function closeRecord({ journal, folder, changes }: ClosingRequest): void {
  const runHeader = decisionRecordSchema.safeParse(journal.records[0]).data;
  if (runHeader?.kind !== 'genesis') return;
  const begun = journal.records.findLastIndex(beginsSeeds);
  const isReported = journal.records.slice(begun).some(({ kind }) => kind === 'config-change');
  const { state } = replayOf(journal.records);
  if (state !== undefined && !isReported) {
    const killed = killedRuns(marksOf(folder), { journal, evaluations: state.evaluations });
    for (const draft of leftOver(state, killed)) journal.append(normalized(draft));
  }
  if (changes.length > 0 && !isReported) journal.append(normalized({ kind: 'config-change', changes: [...changes] }));
  revealSecret(journal, secretFile(folder));
}

function revealSecret(journal: ClosingRequest['journal'], file: string): void {
  const committed = journal.records.findLastIndex(beginsSeeds);
  const isRevealed = journal.records.slice(committed).some(({ kind }) => kind === 'seed-reveal');
  if (isRevealed) return;
  const secret = readRegularText(file);
  if (secret === '') return;
  if (commitmentOf(secret) !== journal.records[committed]?.seed_commitment) return;
  journal.append(normalized({ kind: 'seed-reveal', secret }));
}

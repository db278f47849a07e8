/** The entries of a mission's ledger as later sessions read them. */
import { join } from 'node:path';
import type { AttemptsOf, PastAttempt } from '../engine/history/past-attempts.ts';
import { readShownLogs } from '../engine/history/shown-logs.ts';
import { readOwnFile } from '../kernel/own-files.ts';
import type { LedgerEntry } from './ledger.ts';
import type { MissionView } from './mission-settings.ts';
import { iterationFolder } from './store.ts';

const PATH = /^diff --git a\/(.*) b\/\1$/gm;

export function attemptsOf(mission: Pick<MissionView, 'paths' | 'state' | 'secrets'>): AttemptsOf<LedgerEntry> {
  return {
    idOf: ({ iteration, hash }) => `${iteration} ${hash}`,
    describe: (entry) => describe(mission, entry),
  };
}

function describe(
  { paths, state, secrets }: Pick<MissionView, 'paths' | 'state' | 'secrets'>,
  { iteration, decision, decision_reason: reason, description, evaluator }: LedgerEntry,
): PastAttempt {
  const folder = iterationFolder(paths, iteration);
  const read = (name: string): string | undefined => readOwnFile(join(folder, name))?.toString('utf8');
  const diff = read('changes.diff') ?? '';
  const { score } = evaluator ?? {};
  return {
    iteration,
    outcome: decision,
    score: typeof score === 'number' ? String(score) : undefined,
    reason,
    idea: description === '' ? undefined : description,
    changedPaths: [...new Set([...diff.matchAll(PATH)].map(([, path = '']) => path))],
    files: [
      ...(diff === '' ? [] : [{ name: 'changes.diff', text: diff }]),
      ...readShownLogs(join(folder, 'evaluation'), { guards: state.launch.contract.guards, reason }).map(
        ({ name, text }) => ({
          name,
          text: secrets.redact(text),
        }),
      ),
    ],
    notes: read('notes.md'),
  };
}

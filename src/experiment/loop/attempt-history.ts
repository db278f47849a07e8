/** The records of an experiment as later agents read them. */
import type { AttemptsOf, PastAttempt } from '../../engine/history/past-attempts.ts';
import { readShownLogs } from '../../engine/history/shown-logs.ts';
import type { IterationRecord } from '../ledger/record.ts';
import { iterationFolder, readIterationFile } from '../ledger/store.ts';
import { disclosedReason, renderDisclosedScore } from './disclosed-record.ts';
import type { RunSettings } from './run-state.ts';

type Settings = Pick<RunSettings, 'paths' | 'config' | 'secrets'>;

export function attemptsOf(settings: Settings): AttemptsOf<IterationRecord> {
  return {
    idOf: ({ iter, hash, ended_at }) => `${iter} ${hash ?? ended_at}`,
    describe: (record) => describe(settings, record),
  };
}

function describe({ paths, config, secrets }: Settings, record: IterationRecord): PastAttempt {
  const { iter, outcome, summary, changed_paths, notes: reason } = record;
  const { feedback } = config.objective;
  const score = renderDisclosedScore(record, feedback);
  const diff = readIterationFile(paths, iter, 'changes.diff') ?? '';
  const hasScores = feedback === 'full';
  const logs = readShownLogs(iterationFolder(paths, iter), { guards: config.guards, reason, hasScores });
  return {
    iteration: iter,
    outcome,
    score: score === '–' ? undefined : score,
    reason: disclosedReason(record, feedback),
    idea: summary ?? undefined,
    changedPaths: changed_paths ?? [],
    files: [
      ...(diff === '' ? [] : [{ name: 'changes.diff', text: diff }]),
      ...logs.map(({ name, text }) => ({ name, text: secrets.redact(text) })),
    ],
    notes: readIterationFile(paths, iter, 'notes.md'),
  };
}

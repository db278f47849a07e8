import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { AttestableRun, RunJournal } from '../../base/attested-run.ts';
import { readBranchState } from '../ledger/standing.ts';
import { decodeRecords, type ExperimentPaths } from '../ledger/store.ts';

/** The records of an experiment, as an attestation covers them. */
export function attestableExperiment(paths: ExperimentPaths): AttestableRun {
  const [decisions, ledger] = [paths.decisions, paths.ledger].map(readJournal);
  if (decisions === undefined || ledger === undefined) throw new TypeError('a journal is missing');
  return {
    loop: 'experiment',
    name: paths.name,
    journals: [decisions, ledger],
    conclude: (records) => {
      const iterations = decodeRecords(paths, records.get(ledger.file) ?? []).records;
      const state = readBranchState(records.get(decisions.file) ?? [], iterations);
      const commit = iterations.findLast(({ outcome }) => outcome === 'merged')?.commit;
      return {
        claim: 'sentence' in state ? { sentence: state.sentence, confirmed: state.kind === 'confirmed' } : null,
        commit: commit ?? null,
      };
    },
  };
}

function readJournal(path: string): RunJournal {
  return { file: basename(path), bytes: existsSync(path) ? readFileSync(path) : Buffer.alloc(0) };
}

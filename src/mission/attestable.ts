import { basename } from 'node:path';
import type { AttestableRun } from '../base/attested-run.ts';
import { claimOutcome } from '../base/claim-outcome.ts';
import { readOwnFile } from '../kernel/own-files.ts';
import { decodeRecords } from './decode-records.ts';
import { foldMission } from './ledger.ts';
import type { MissionPaths } from './store.ts';

/** The records of a run of a mission, as an attestation covers them. */
export function attestableMission({ runId, journal }: MissionPaths): AttestableRun {
  const file = basename(journal);
  return {
    loop: 'mission',
    name: runId,
    journals: [{ file, bytes: readOwnFile(journal) ?? Buffer.alloc(0) }],
    conclude: (records) => {
      const decoded = decodeRecords(records.get(file) ?? []);
      const state = 'records' in decoded ? foldMission(decoded.records) : undefined;
      const { claim } = state ?? {};
      return {
        claim: claim === undefined ? null : claimOutcome(claim),
        commit: state?.entries.some(({ decision }) => decision === 'keep') === true ? state.lastAcceptedCommit : null,
      };
    },
  };
}

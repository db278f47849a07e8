import { type AttestableRun, attest, RUN_PREDICATE_TYPE } from '../base/attested-run.ts';
import { writeOutputs } from './outputs.ts';

/** Sets what `actions/attest` takes, of records that the server has; a job of its own signs them. */
export function writeAttested(run: AttestableRun | undefined): void {
  const attested = run === undefined ? undefined : attest(run);
  if (attested === undefined) return;
  writeOutputs({
    'attestation-subject': attested.subject,
    'attestation-digest': attested.digest,
    'attestation-type': RUN_PREDICATE_TYPE,
    'attestation-predicate': JSON.stringify(attested.predicate),
  });
}

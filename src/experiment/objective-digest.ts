import { canonicalJson } from '../base/canonical-json.ts';
import { PreconditionError } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import type { ExperimentConfig } from './config.ts';
import type { IterationRecord } from './record.ts';

/** A digest of what makes two scores comparable: how they are made, read and compared. */
export function digestObjective({ objective: { command, direction, parse } }: ExperimentConfig): string {
  return sha256(canonicalJson({ command, direction, parse }));
}

/** Throws where the objective is another one than that of the records: their scores say nothing about the new ones. */
export function requireSameObjective(config: ExperimentConfig, records: readonly IterationRecord[]): void {
  const last = records.findLast(({ run }) => typeof run?.objective === 'string')?.run;
  if (!last || last.objective === digestObjective(config)) return;
  const { name } = config.experiment;
  const was = last.direction === config.objective.direction ? '' : ` (direction was "${last.direction}")`;
  throw new PreconditionError({
    message: `objective.command, .direction or .parse of "${name}" is not what its records were scored by${was}`,
    remedy: `Put it back, or start anew from HEAD: autorize run ${name} --fresh`,
  });
}

import { canonicalJson } from '../../base/canonical-json.ts';
import { PreconditionError } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import type { RuleChange } from '../../decision/rule-change.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import type { IterationRecord } from './record.ts';

/** A digest of what makes two scores comparable: how they are made, read and compared. */
export function digestObjective({ objective: { command, direction, parse } }: ExperimentConfig): string {
  return sha256(canonicalJson({ command, direction, parse }));
}

/** The objective of the last record, where it is another one than that of the config. */
export function objectiveChange(config: ExperimentConfig, records: readonly IterationRecord[]): RuleChange[] {
  const last = records.findLast(({ run }) => typeof run?.objective === 'string')?.run;
  const { objective: was, direction: before = null } = last ?? {};
  const now = digestObjective(config);
  if (typeof was !== 'string' || was === now) return [];
  const { direction } = config.objective;
  if (before !== direction) return [{ key: 'settings.direction', from: before, to: direction }];
  return [{ key: 'judge_digest', from: was, to: now }];
}

/** Throws where the objective is another one than that of the records: their scores say nothing about the new ones. */
export function requireSameObjective(config: ExperimentConfig, records: readonly IterationRecord[]): void {
  const [change] = objectiveChange(config, records);
  if (change === undefined) return;
  const { name } = config.experiment;
  const was = change.key === 'settings.direction' ? ` (direction was "${change.from}")` : '';
  throw new PreconditionError({
    message: `objective.command, .direction or .parse of "${name}" differs from the one that its records were scored with${was}`,
    remedy: otherRules(name),
  });
}

/** What to do where a run cannot be resumed by the rules as they are. */
export function otherRules(name: string): string {
  return `Undo the change to resume that run, or start another run from HEAD with the new rules: autorize run ${name}`;
}

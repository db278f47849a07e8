import { checkpoint } from './checkpoint.ts';
import { greedy } from './greedy.ts';
import { ladder } from './ladder.ts';
import { pairedSequential } from './paired-sequential.ts';
import type { DecisionPolicy } from './policy.ts';

/** Every policy by the name that settings and records have. */
const BY_NAME = {
  greedy,
  'paired-sequential': pairedSequential,
  checkpoint,
  ladder,
} as const satisfies Readonly<Record<string, DecisionPolicy>>;

export type Policy = keyof typeof BY_NAME;
/** A policy that compares with a stored score. */
export type RecordPolicy = { [N in Policy]: (typeof BY_NAME)[N]['test'] extends 'record' ? N : never }[Policy];

export const POLICIES: Readonly<Record<Policy, DecisionPolicy>> = BY_NAME;
export const POLICY_NAMES = Object.keys(BY_NAME) as readonly Policy[];

export function isRecordPolicy(name: Policy): name is RecordPolicy {
  return POLICIES[name].test === 'record';
}

export const RECORD_POLICIES: readonly RecordPolicy[] = POLICY_NAMES.filter(isRecordPolicy);

/** Whether a setting of `decision` means, or may come to, a policy with a property; `auto` may come to any. */
export function mayBe(decision: Policy | 'auto', has: (policy: DecisionPolicy) => boolean): boolean {
  return decision === 'auto' || has(POLICIES[decision]);
}

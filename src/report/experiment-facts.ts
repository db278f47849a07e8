/** What only experiments have: facts of a run for status, report and pull request. Pure. */
import { claimWord } from '../base/claim-outcome.ts';
import type { ReadGroups } from '../experiment/handover/handed-groups.ts';
import type { TakenOut } from '../experiment/ledger/certification.ts';
import { type ChangedTools, findChangedTools } from '../experiment/ledger/changed-tools.ts';
import type { IterationEffect } from '../experiment/ledger/effects.ts';
import { nearMisses } from '../experiment/ledger/near-misses.ts';
import type { MeasuredIteration } from '../experiment/ledger/pareto.ts';
import type { IterationRecord } from '../experiment/ledger/record.ts';
import type { EarlierClaim } from '../experiment/ledger/standing.ts';
import type { ExperimentConfig } from '../settings/experiment-config.ts';
import { type AgentResult, renderAgents } from './agent-facts.ts';
import { renderEffects } from './effect-text.ts';
import { oneLine } from './foreign-text.ts';
import { renderGroups } from './group-facts.ts';
import { renderHoldoutGains, type ShownGains } from './holdout-text.ts';
import { renderNearMisses } from './near-misses-text.ts';
import { renderFront } from './pareto-text.ts';
import type { Fact } from './run-view.ts';

export interface FactsInput {
  readonly config: ExperimentConfig;
  /** Every record that can be read, oldest first. */
  readonly records: readonly IterationRecord[];
  /** What was confirmed of an earlier state of the branch. */
  readonly earlier?: EarlierClaim | undefined;
  /** What each accepted change is worth to the branch, where that was measured. */
  readonly effects?: readonly IterationEffect[];
  /** Accepted iterations that no second test certified; runs of today have none. */
  readonly uncertified?: readonly number[];
  /** Accepted iterations that were reverted. */
  readonly takenOut?: readonly TakenOut[];
  /** Measured changes by score and metrics, where there are metrics. */
  readonly tradeOffs?: readonly MeasuredIteration[];
  /** What changes gained by objective and holdout. */
  readonly holdout?: ShownGains | undefined;
  /** The groups of the handover. */
  readonly groups?: ReadGroups | undefined;
  /** What came of each agent, where several share the run. */
  readonly agents?: readonly AgentResult[];
}

const MAX_TOOLS = 5;
const MAX_PATHS = 200;
// A run can accept hundreds; audit has them all.
const MAX_UNCERTIFIED = 50;

/** Earlier claims, what accepted changes are worth, which went out, and those that changed the evaluator's tools. */
export function factsOf(input: FactsInput): Fact[] {
  const { config, records, earlier, effects = [], uncertified = [], takenOut = [], tradeOffs = [], holdout } = input;
  const reverted = takenOut.flatMap(({ taken }) => taken);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [
      'earlier',
      earlier === undefined
        ? undefined
        : `${claimWord(earlier)} after iteration ${earlier.iter}: ${oneLine(earlier.sentence, 1000)}`,
    ],
    ['uncertified', renderIterations(uncertified)],
    ['reverted', renderReverted(takenOut)],
    ['tools', renderChangedTools(findChangedTools(records, config, reverted))],
    ['holdout', holdout && renderHoldoutGains(holdout)],
    ['near misses', renderNearMisses(nearMisses(records))],
  ];
  const known = facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text] as const]));
  return [
    ...renderAgents(input.agents ?? []),
    ...renderEffects(effects),
    ...known,
    ...renderFront(tradeOffs),
    ...renderGroups(input.groups),
  ];
}

function renderIterations(iters: readonly number[]): string | undefined {
  if (iters.length === 0) return undefined;
  const rest = iters.length - MAX_UNCERTIFIED;
  const shown = iters.slice(0, MAX_UNCERTIFIED).map((iter) => `iter ${iter}`);
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}

function renderChangedTools(changed: readonly ChangedTools[]): string | undefined {
  if (changed.length === 0) return undefined;
  const rest = changed.length - MAX_TOOLS;
  const shown = changed
    .slice(0, MAX_TOOLS)
    .map(({ iter, paths }) => `iteration ${iter} (${oneLine(paths.join(', '), MAX_PATHS)})`);
  const all = [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  return `the evaluator's tools changed with ${all}, so scores before and after are of different tools`;
}

function renderReverted(batches: readonly TakenOut[]): string | undefined {
  if (batches.length === 0) return undefined;
  return batches.map(({ iter, taken }) => `${renderIterations(taken) ?? 'nothing'} by iter ${iter}`).join('; ');
}

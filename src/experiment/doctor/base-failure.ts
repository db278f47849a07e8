/** What `doctor` says of a base without a score, and how its config would have to change. Pure. */
import type { SettingValue } from '../../base/setting-edit.ts';
import type { Check } from '../../doctor/check.ts';
import { type Explanation, explainFailure, findMoved, GUARD_REMEDY, moveToBuild } from '../../doctor/failed-base.ts';
import type { SharedState } from '../../engine/evaluation/shared-state.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import type { BaseFailure } from './base-trial.ts';
import { renderParse, timeoutPath } from './key-values.ts';

/** What was found, and what to do. */
export function describeBaseFailure(config: ExperimentConfig, failure: BaseFailure): Check {
  const { isGuard, nth } = failure;
  const { objective } = config;
  // Without a baseline, or where a failure has a score, a run begins all the same.
  const isNeeded = isGuard || (objective.baseline && objective.fail_mode !== 'worst');
  const check = isGuard
    ? ({ id: 'base-guard', title: 'guards of the base' } as const)
    : ({ id: 'evaluator', title: 'evaluator' } as const);
  return { ...check, verdict: isNeeded || nth > 1 ? 'problem' : 'warning', ...explain(config, failure) };
}

function explain(config: ExperimentConfig, failure: BaseFailure): Explanation {
  const { reason, why, nth, isGuard, step } = failure;
  const plain = isGuard
    ? `the base does not pass its guards: ${reason}`
    : `the base has ${nth === 1 ? 'no score' : 'a score, but not every time'}: ${reason}`;
  if (why.kind === 'unread') {
    return {
      detail: plain,
      remedy: `Set objective.parse = ${renderParse(why.parse)}.`,
      fix: [{ kind: 'set', path: ['objective', 'parse'], value: tableOf(why.parse) }],
    };
  }
  return explainFailure(why, {
    plain,
    limit: step === undefined ? undefined : timeoutPath(config, step),
    moveToBuild: (shared) => moveToBuild(movedIn(config, shared)),
    command: failedCommand(config, failure),
    otherwise: isGuard ? GUARD_REMEDY : OBJECTIVE_REMEDY,
  });
}

function failedCommand({ guards, objective }: ExperimentConfig, { isGuard, step }: BaseFailure) {
  if (!isGuard) return { key: 'objective.command', text: objective.command };
  const at = guardAt(guards, step);
  return { key: `guards[${at}].command`, text: guards[at]?.command ?? '' };
}

/** Without the keys that are not set. */
function tableOf(parse: ExperimentConfig['objective']['parse']): SettingValue {
  const entries: [string, SettingValue | undefined][] = Object.entries(parse);
  return Object.fromEntries(entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}

const OBJECTIVE_REMEDY =
  'Fix objective.command, objective.parse or setup. Commands run in an evaluation checkout without network.';

function movedIn(config: ExperimentConfig, { writer }: SharedState) {
  return findMoved(config, guardAt(config.guards, writer.name));
}

function guardAt(guards: ExperimentConfig['guards'], step: string | undefined): number {
  return guards.findIndex(({ name }) => `guard-${name}` === step);
}

/** The config as if this failure were fixed, or without the guard that fails; undefined: nobody knows how. */
export function amendConfig(
  config: ExperimentConfig,
  { why, isGuard, step }: BaseFailure,
): ExperimentConfig | undefined {
  const { guards, build, objective } = config;
  const without = (at: number) => guards.filter((_, place) => place !== at);
  const at = guardAt(guards, step);
  const withoutGuard = isGuard && at !== -1 ? { ...config, guards: without(at) } : undefined;
  switch (why.kind) {
    case 'shared': {
      const moved = movedIn(config, why.shared);
      return moved && { ...config, guards: without(moved.at), build: { ...build, command: moved.command } };
    }
    case 'unread':
      return { ...config, objective: { ...objective, parse: why.parse } };
    case 'slow':
    case 'unsteady':
    case 'unknown':
      return withoutGuard;
    default:
      return why satisfies never;
  }
}

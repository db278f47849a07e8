import { requireUnsealed } from '../../engine/evaluation/hidden-command.ts';
import type { MeasurementContext } from '../../loop/evaluation.ts';
import { evaluateFor } from '../scoring/objective.ts';
import type { ActiveRun } from './active-run.ts';

/** What measuring needs of a run of an experiment. */
export type Measuring = Pick<
  ActiveRun,
  'privateArea' | 'config' | 'protectedFiles' | 'host' | 'signal' | 'decisionLog'
>;

export const WHEN_HOLDOUT_SPENT = 'put another holdout in its place and start with --fresh';

/** A run as the shared loop measures it; `note` gets what is odd and ends nothing. */
export function contextOf(run: Measuring, note: (remark: string) => void = () => undefined): MeasurementContext {
  const { decisionLog, host, privateArea, protectedFiles, config } = run;
  const { holdout } = config.objective;
  return {
    ...{ decisionLog, host, privateArea, protectedFiles, note },
    evaluate: (request) => evaluateFor(run, request),
    holdout: () => (holdout === undefined ? undefined : requireUnsealed(holdout, host.env)),
    whenHoldoutSpent: WHEN_HOLDOUT_SPENT,
  };
}

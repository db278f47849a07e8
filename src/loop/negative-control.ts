/**
 * The negative control: a candidate of the protected files alone, without anything that an agent could change. It must
 * fail. Invariant: each run of it is recorded before it is judged, and its outcome once it is settled; an interrupted
 * control continues where it stopped.
 */
import { join } from 'node:path';
import { sideLabel } from '../audit/side-runs.ts';
import { guardCommands } from '../decision/guard.ts';
import { isRefusedByMetric, NEGATIVE_CONTROL_TASK, negativeControlOutcome } from '../decision/negative-control.ts';
import { evaluateNegativeControlIn, withNegativeControl, withNegativeControlRun } from '../decision/session.ts';
import { writeNegativeControlTree } from '../engine/evaluation/negative-control-tree.ts';
import type { MeasurementContext } from './evaluation.ts';
import { type Interrupted, interruptionOf } from './measurement.ts';

export interface ControlContext {
  /** Number of the workspace whose evaluation checkout is used. Default: 1. */
  readonly workspace?: number;
  /** Folder whose `runs` holds the logs. */
  readonly logs: string;
  /** Why nothing more may be measured now; asked before each run but the first. */
  readonly mayGoOn?: () => string | undefined;
}

const MOVED = 'the environment changed: its scores are compared with new ones, which come first';

/** Runs the control until it is settled, and records whether it failed; undefined: done. */
export async function runNegativeControl(
  context: MeasurementContext,
  control: ControlContext,
): Promise<Interrupted | undefined> {
  try {
    return await runControl(context, control);
  } finally {
    context.activity?.measure(null, undefined);
  }
}

async function runControl(
  context: MeasurementContext,
  { workspace = 1, logs, mayGoOn }: ControlContext,
): Promise<Interrupted | undefined> {
  const { decisionLog } = context;
  const tree = await writeNegativeControlTree(context);
  for (let isFirst = true; ; isFirst = false) {
    const { digest: environment } = decisionLog.takeEnvironmentSnapshot();
    const { aaChecks, incumbent, settings, noise } = decisionLog.session;
    if (noise === null) return { kind: 'broken', why: 'infra', reason: MOVED };
    const { guards, metrics } = settings;
    const isRefused = () => isRefusedByMetric({ runs: decisionLog.evaluations, incumbent, guards, metrics });
    const outcome = negativeControlOutcome(evaluateNegativeControlIn(decisionLog.session), isRefused);
    if (outcome !== undefined) {
      decisionLog.append({ kind: 'canary', variety: 'broken', task: NEGATIVE_CONTROL_TASK, ...outcome });
      decisionLog.session = withNegativeControl(decisionLog.session, outcome);
      if (outcome.remark !== null) context.note(outcome.remark);
      return undefined;
    }
    const late = isFirst ? undefined : mayGoOn?.();
    if (late !== undefined) return { kind: 'broken', why: 'time', reason: late };
    const index = (aaChecks.broken?.scores.length ?? 0) + 1;
    const which = { task: NEGATIVE_CONTROL_TASK, stage: 'canary', index } as const;
    const { seed } = decisionLog.draw(sideLabel(which));
    context.activity?.measure(null, { doing: 'running the negative control' });
    const scored = await context.evaluate({
      name: { ...which, attempt: 0, order_bit: null, arm: 'candidate', seed, tree },
      // Guards say the same each time; all that could refuse a change are asked once.
      purpose: index === 1 ? { kind: 'judge', also: guardCommands(settings) } : { kind: 'score' },
      logs: { folder: join(logs, 'runs'), prefix: `${which.stage}-broken-${index}-` },
      workspace,
      isCurrentBest: false,
      environment,
    });
    if (scored.kind === 'aborted' || scored.kind === 'infra' || scored.kind === 'moved') return interruptionOf(scored);
    decisionLog.session = withNegativeControlRun(decisionLog.session, {
      score: scored.kind === 'scored' ? scored.score : null,
      tree,
    });
  }
}

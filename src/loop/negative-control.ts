/**
 * The negative control: a candidate of the protected files alone, without anything that an agent could change. It must
 * fail. Invariant: each run of it is recorded before it is judged, and its outcome once it is settled; an interrupted
 * control continues where it stopped.
 */
import { join } from 'node:path';
import { sideLabel } from '../audit/side-runs.ts';
import { guardCommands } from '../decision/guard.ts';
import { BROKEN_TASK, brokenOutcome, isRefusedByMetric } from '../decision/negative-control.ts';
import { judgeBrokenIn, withBroken, withBrokenRun } from '../decision/session.ts';
import { writeBrokenTree } from '../engine/evaluation/negative-control-tree.ts';
import { evaluate, type MeasurementContext } from './evaluation.ts';
import { type Interrupted, interruptionOf } from './measurement.ts';

export interface ControlPlace {
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
  { workspace = 1, logs, mayGoOn }: ControlPlace,
): Promise<Interrupted | undefined> {
  const { decisionLog } = context;
  const tree = await writeBrokenTree(context);
  for (let isFirst = true; ; isFirst = false) {
    const { digest: environment } = decisionLog.takeEnvironmentSnapshot();
    const { aaChecks, incumbent, settings, noise } = decisionLog.session;
    if (noise === null) return { kind: 'broken', why: 'infra', reason: MOVED };
    const { guards } = settings;
    const isRefused = () => isRefusedByMetric({ runs: decisionLog.evaluations, incumbent, guards });
    const outcome = brokenOutcome(judgeBrokenIn(decisionLog.session), isRefused);
    if (outcome !== undefined) {
      decisionLog.append({ kind: 'canary', variety: 'broken', task: BROKEN_TASK, ...outcome });
      decisionLog.session = withBroken(decisionLog.session, outcome);
      if (outcome.remark !== null) context.note(outcome.remark);
      return undefined;
    }
    const late = isFirst ? undefined : mayGoOn?.();
    if (late !== undefined) return { kind: 'broken', why: 'time', reason: late };
    const index = (aaChecks.broken?.scores.length ?? 0) + 1;
    const which = { task: BROKEN_TASK, stage: 'canary', index } as const;
    const { seed } = decisionLog.draw(sideLabel(which));
    const scored = await evaluate(context, {
      name: { ...which, attempt: 0, order_bit: null, arm: 'candidate', seed, tree },
      // Guards say the same each time; all that could refuse a change are asked once.
      purpose: index === 1 ? { kind: 'judge', also: guardCommands(settings) } : { kind: 'score' },
      logs: { folder: join(logs, 'runs'), prefix: `canary-broken-${index}-` },
      workspace,
      isCurrentBest: false,
      environment,
    });
    if (scored.kind === 'aborted' || scored.kind === 'infra' || scored.kind === 'moved') return interruptionOf(scored);
    decisionLog.session = withBrokenRun(decisionLog.session, {
      score: scored.kind === 'scored' ? scored.score : null,
      tree,
    });
  }
}

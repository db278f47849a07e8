/**
 * What can still say no to a change whose test was passed: expensive guards, metrics, the holdout.
 * Invariant: each answer is in the decision's record; of the holdout it is one bit, and each asking is on the disk, and
 * counts against the budget, before it is made: a crash gives nobody a free one. What the holdout printed lies in the
 * private area.
 */
import { join } from 'node:path';
import type { Trial } from '../../attempt/decide/assignment.ts';
import { guardsOf, judgeMetric, nameOfGuard } from '../../attempt/decide/guard.ts';
import { findAnswer, isYes, sideLabel } from '../../attempt/decide/side-audit.ts';
import type { DecisionSaid } from '../../attempt/decision-book.ts';
import { askHoldout } from '../../attempt/holdout.ts';
import type { Moved } from '../../attempt/recorded-run.ts';
import { requireUnsealed } from '../../attempt/sealed-command.ts';
import type { Outcome } from '../ledger/record.ts';
import type { Scored } from '../scoring/objective.ts';
import type { ActiveRun } from './active-run.ts';
import type { Broken } from './due-tasks.ts';
import { runBeside } from './measuring.ts';

export type Asked =
  | {
      readonly kind: 'asked';
      readonly told: Omit<DecisionSaid, 'kept'>;
      /** How the iteration ends that is not kept for it. */
      readonly veto: { readonly outcome: Outcome; readonly reason: string } | undefined;
    }
  | Broken;

export interface VetoPlace {
  readonly laneNumber: number;
  /** Folder of the logs. */
  readonly folder: string;
}

/**
 * Asks all of them, until one says no. Of a gain that is hard to believe the guards alone: the holdout is asked once a
 * person has let it through. Source: decisions, DECIDE, step 5.
 */
export async function askBeforeKeep(run: ActiveRun, place: VetoPlace, trial: Trial): Promise<Asked> {
  const guards: { name: string; passed: boolean }[] = [];
  for (const { number, guard } of guardsOf(run.book.session.settings, trial.purpose)) {
    const said =
      'command' in guard
        ? await askCommand(run, place, { trial, command: guard.command, number })
        : { name: nameOfGuard(guard), reason: judgeMetric(run.book.evaluations, trial, guard) };
    if ('kind' in said) return said;
    guards.push({ name: said.name, passed: said.reason === undefined });
    if (said.reason !== undefined) {
      const outcome = 'less' in guard ? 'discarded' : 'invalid';
      return { kind: 'asked', told: { guards }, veto: { outcome, reason: said.reason } };
    }
  }
  return askTheHoldout(run, { place, trial, guards });
}

interface Answer {
  readonly name: string;
  /** Why not; undefined: yes. */
  readonly reason: string | undefined;
}

/** What keeps a run from saying anything; undefined where it did. A move is told as what the machine could not do. */
function brokenBy(scored: Scored | Moved): Broken | undefined {
  switch (scored.kind) {
    case 'aborted':
      return { kind: 'broken', why: 'aborted', reason: 'interrupted by the operator' };
    case 'infra':
    case 'moved':
      return { kind: 'broken', why: 'infra', reason: scored.reason };
    case 'scored':
    case 'failed':
      return undefined;
    default:
      return scored satisfies never;
  }
}

async function askCommand(
  run: ActiveRun,
  { laneNumber, folder }: VetoPlace,
  { trial, command, number }: { readonly trial: Trial; readonly command: string; readonly number: number },
): Promise<Answer | Broken> {
  const name = `objective-guard-${number}`;
  const which = { task: trial.id, stage: 'guard', index: number } as const;
  const known = findAnswer(run.book.evaluations, trial, number);
  // Of a test that stands, the answer does: a guard that was passed before a release is not asked twice.
  if (known !== undefined) return answerOf(command, isYes(known) ? undefined : (known.reason ?? 'it failed'));
  const { seed } = run.book.draw(sideLabel(which));
  // Before a candidate of the same iteration, or behind another one at the end, there may be a promotion.
  const prefix = trial.purpose === 'promotion' ? `${trial.id.replace(' ', '-')}-` : '';
  const scored = await runBeside(
    run,
    { ...which, attempt: 0, order_bit: null, arm: 'candidate', seed, tree: trial.tree },
    { lane: laneNumber, logs: join(folder, 'runs'), prefix, what: { kind: 'check', name, command } },
  );
  const broken = brokenBy(scored);
  if (broken !== undefined) return broken;
  return answerOf(command, scored.kind === 'failed' ? scored.reason : undefined);
}

function answerOf(command: string, failure: string | undefined): Answer {
  return { name: nameOfGuard({ command }), reason: failure === undefined ? undefined : `guard: ${failure}` };
}

async function askTheHoldout(
  run: ActiveRun,
  {
    place,
    trial,
    guards,
  }: { readonly place: VetoPlace; readonly trial: Trial; readonly guards: DecisionSaid['guards'] },
): Promise<Asked> {
  const { config, book, workspace, host } = run;
  const logs = join(workspace.folder, 'holdout', String(book.length + 1));
  const asked = await askHoldout(book, {
    ...{ trial, guards, anew: ANEW },
    score: (name, query, environment) => {
      const { holdout } = config.objective;
      if (holdout === undefined) throw new TypeError('a holdout is asked that the config does not have');
      const { command, paths: readable } = requireUnsealed(holdout, host.env);
      return runBeside(run, name, {
        ...{ lane: place.laneNumber, logs, prefix: `${query}-${name.arm}-`, environment },
        what: { kind: 'instead', name: 'holdout', command, readable, isSealed: true },
      });
    },
  });
  if (asked.kind === 'asked') {
    const { told, veto: reason } = asked;
    return { kind: 'asked', told, veto: reason === undefined ? undefined : { outcome: 'discarded', reason } };
  }
  return asked.why === 'halt' ? { ...asked, reason: `${asked.reason} (what it printed: ${logs})` } : asked;
}

// What to do once the budget is spent: nothing can be kept any more.
const ANEW = 'put another holdout in its place and start with --fresh';

/**
 * What is measured again of what was kept. In mid-run, where that is wanted: the incumbent against the baseline, so that
 * a night that dies has a true number. At the end of a run: second tests, and the one number that may be shown.
 * Invariant: the claim is of fresh pairs whose number was fixed before, and is written only if the record of decisions
 * adds up with it; the secret is told when nothing more is drawn from it. Broken off by a signal the run can be resumed,
 * and then confirms in new pairs; by time it ends without a claim, and says so.
 */

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { claimOutcome } from '../../base/claim-outcome.ts';
import { certifiable } from '../../decision/accepted.ts';
import { assignCertify } from '../../decision/assignment.ts';
import { concludeTrial } from '../../decision/conclusion.ts';
import type { ClaimRecord } from '../../decision/records.ts';
import { dueIn } from '../../decision/session.ts';
import { isReference, requireUnsealed } from '../../engine/evaluation/hidden-command.ts';
import { decisionDraft } from '../../engine/log/decision-log.ts';
import type { Host } from '../../kernel/host.ts';
import type { Purpose } from '../../loop/evaluation.ts';
import { type Interrupted, measureTask } from '../../loop/measurement.ts';
import { type Confirming, confirm, findConfirmable, interruptTask, whileTime } from '../../loop/scheduled-tasks.ts';
import type { ExperimentConfig } from '../config/config.ts';
import type { ExperimentPlace } from '../ledger/store.ts';
import type { ActiveRun } from './active-run.ts';
import { contextOf, type Measuring } from './measurement-context.ts';

export type Ending = Measuring & { readonly place: ExperimentPlace; readonly clockMs: () => number };

export type Concluded =
  | { readonly kind: 'claimed'; readonly claim: ClaimRecord }
  /** There is nothing to be claimed, or it could not be confirmed; `note` says why where that matters. */
  | { readonly kind: 'unclaimed'; readonly note: string | undefined }
  | { readonly kind: 'interrupted' };

interface Confirmable {
  /** In fresh pairs, whatever was claimed already. */
  readonly isAgain?: boolean;
  /** What follows from the second tests, before the confirmation. */
  readonly settle?: () => Promise<void>;
}

/** Tests again what was kept, and confirms what is claimed of it. */
export async function confirmRun(run: Ending, { isAgain = false, settle }: Confirmable = {}): Promise<Concluded> {
  const { decisionLog } = run;
  const {
    confirm: { pairs },
    certify,
  } = decisionLog.session.settings;
  const nothing = { kind: 'unclaimed', note: undefined } as const;
  if (findConfirmable(decisionLog) === undefined) return nothing;
  if (certify.enabled) {
    const broken = await certifyKeeps(run);
    if (broken !== undefined) return endedBy(run, broken);
    await settle?.();
  }
  const left = findConfirmable(decisionLog);
  if (left === undefined) return nothing;
  const { claim } = left;
  if (!isAgain && claim !== undefined) return { kind: 'claimed', claim };
  return pairs === 0 ? nothing : confirmFinal(run);
}

type MidRun = Ending & Pick<ActiveRun, 'emit' | 'records' | 'timeLeftMs'>;

/** Whether the next thing that the run owes itself is to confirm what is kept so far. */
export function isConfirmationDueStill({ decisionLog }: Pick<MidRun, 'decisionLog'>): boolean {
  return dueIn(decisionLog.session).kind === 'confirmation';
}

/** Confirms what is kept so far between two iterations, if that is due still. */
export async function confirmIfDue(run: MidRun, workspace: number): Promise<void> {
  if (isConfirmationDueStill(run)) await confirmMidway(run, workspace);
}

/**
 * Confirms in mid-run what is kept so far, in the time that the confirmation at the end does not need. Broken where the
 * run cannot go on; where only the number cannot be had, it goes on without.
 */
export async function confirmMidway(run: MidRun, workspace: number): Promise<Interrupted | undefined> {
  const confirmed = await measureFinal(run, { workspace, clockMs: run.timeLeftMs });
  switch (confirmed.kind) {
    case 'claimed': {
      const { final } = confirmed.claim;
      const after = run.records.findLast(({ outcome, tree }) => outcome === 'merged' && tree === final)?.iter;
      run.emit({ kind: 'claimed', ...claimOutcome(confirmed.claim), ...(after === undefined ? {} : { after }) });
      return undefined;
    }
    case 'unsound':
      return {
        kind: 'broken',
        why: 'infra',
        reason: `decisions.jsonl does not add up: autorize audit ${run.place.name}`,
      };
    case 'broken': {
      const { why, reason } = confirmed;
      if (why !== 'halt') return { kind: 'broken', why, reason };
      run.emit({ kind: 'note', note: `what is kept so far is not confirmed: ${reason}` });
      return undefined;
    }
    default:
      return confirmed satisfies never;
  }
}

function endedBy({ place: { name } }: Ending, { why, reason }: Pick<Interrupted, 'why' | 'reason'>): Concluded {
  if (why === 'aborted') return { kind: 'interrupted' };
  return {
    kind: 'unclaimed',
    note: `the improvement is not confirmed: ${reason}; to do it now: autorize verify ${name} --rescore`,
  };
}

async function certifyKeeps(run: Ending): Promise<Interrupted | undefined> {
  const { decisionLog, clockMs } = run;
  const keeps = certifiable(decisionLog.replay().state?.keeps ?? []);
  const decided = new Set(decisionLog.records.flatMap(({ kind, task }) => (kind === 'decision' ? [task] : [])));
  for (const [index, keep] of keeps.entries()) {
    const id = `certify ${index + 1}`;
    if (decided.has(id) || keep.isRejected === true) continue;
    const { level, noise, last_noise } = decisionLog.session;
    const before = decisionLog.records.filter(({ kind, task }) => kind === 'begin' && task === id).length;
    decisionLog.append({ kind: 'begin', task: id });
    const begun = assignCertify(
      { ...decisionLog.session, noise: last_noise ?? noise },
      { id, ...keep, keeps: keeps.length },
    );
    const ended = await measureTask(contextOf(run), begun, {
      logs: logsOf(run, id),
      // An interrupted one left logs in the same folder.
      ...(before === 0 ? {} : { prefix: `again-${before}-` }),
      first: { arm: 'candidate', purpose: { kind: 'score' } },
      mayGoOn: whileTime(clockMs),
    });
    if (ended.kind === 'broken') {
      interruptTask(decisionLog, ended.task);
      return { kind: 'broken', why: ended.why, reason: ended.reason };
    }
    decisionLog.append(decisionDraft(ended.task, level, { guards: [], kept: false }));
    decisionLog.session = concludeTrial(decisionLog.session, ended.task, 'refused');
  }
  return undefined;
}

function logsOf({ place }: Ending, id: string): string {
  const folder = join(place.folder, id.replace(' ', '-'));
  if (!existsSync(folder)) mkdirSync(folder);
  return folder;
}

function measureFinal(
  run: Ending,
  { workspace, clockMs }: Pick<Ending, 'clockMs'> & { readonly workspace: number },
): Promise<Confirming> {
  const purpose = confirmingBy(run.config, run.host.env);
  const isSealed = purpose.kind === 'replacement' && purpose.isSealed;
  return confirm(contextOf(run), (id) => ({
    workspace,
    logs: isSealed ? privateLogs(run, id) : logsOf(run, id),
    first: { arm: 'candidate', purpose },
    purpose,
    mayGoOn: whileTime(clockMs),
  }));
}

async function confirmFinal(run: Ending): Promise<Concluded> {
  const confirmed = await measureFinal(run, { workspace: 1, clockMs: run.clockMs });
  switch (confirmed.kind) {
    case 'claimed':
      return confirmed;
    case 'unsound': {
      const note = `nothing is claimed: decisions.jsonl does not add up; see: autorize audit ${run.place.name}`;
      return { kind: 'unclaimed', note };
    }
    case 'broken':
      return endedBy(run, confirmed);
    default:
      return confirmed satisfies never;
  }
}

/** What a command prints that nobody may know is not for those who read the experiment's folder. */
function privateLogs({ privateArea }: Ending, id: string): string {
  return join(privateArea.folder, 'holdout', id.replace(' ', '-'));
}

function confirmingBy({ objective: { confirm } }: ExperimentConfig, parentEnv: Host['env']): Purpose {
  if (confirm.command === '') return { kind: 'score' };
  const { command, paths: readable } = requireUnsealed(confirm, parentEnv);
  return { kind: 'replacement', name: 'confirm', command, readable, isSealed: isReference(confirm) };
}

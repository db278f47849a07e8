/** The end of a run, and its confirmation in mid-run, so that an interrupted run still reports a confirmed improvement. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { claimOutcome } from '../../base/claim-outcome.ts';
import { dueIn } from '../../decision/session.ts';
import { isReference, requireUnsealed } from '../../engine/evaluation/hidden-command.ts';
import type { Host } from '../../kernel/host.ts';
import { type ConclusionPorts, measureFinal, unsound } from '../../loop/conclusion.ts';
import type { Purpose } from '../../loop/evaluation.ts';
import type { Interrupted } from '../../loop/measurement.ts';
import type { ExperimentConfig } from '../config/config.ts';
import type { ExperimentPlace } from '../ledger/store.ts';
import type { ActiveRun } from './active-run.ts';
import { contextOf, type Measuring } from './measurement-context.ts';

export type Ending = Measuring & { readonly place: ExperimentPlace; readonly clockMs: () => number };

/** What the end of a run is to the shared loop; `followUp` acts on the second tests. */
export function conclusionOf(run: Ending, followUp: () => Promise<void> = async () => undefined): ConclusionPorts {
  const { place, privateArea, clockMs } = run;
  return {
    ...{ context: contextOf(run), clockMs, followUp },
    // What a command prints that nobody may know is not for those who read the experiment's folder.
    logsOf: (id, isSealed) =>
      isSealed ? join(privateArea.folder, 'holdout', id.replace(' ', '-')) : taskFolder(place, id),
    purpose: confirmingBy(run.config, run.host.env),
    commands: {
      audit: `autorize audit ${place.name}`,
      rescore: `autorize verify ${place.name} --rescore`,
    },
  };
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
  const ports = conclusionOf(run);
  const confirmed = await measureFinal(ports, { workspace, clockMs: run.timeLeftMs });
  switch (confirmed.kind) {
    case 'claimed': {
      const { final } = confirmed.claim;
      const after = run.records.findLast(({ outcome, tree }) => outcome === 'merged' && tree === final)?.iter;
      run.emit({ kind: 'claimed', ...claimOutcome(confirmed.claim), ...(after === undefined ? {} : { after }) });
      return undefined;
    }
    case 'unsound':
      return { kind: 'broken', why: 'infra', reason: unsound(ports) };
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

function taskFolder(place: ExperimentPlace, id: string): string {
  const folder = join(place.folder, id.replace(' ', '-'));
  if (!existsSync(folder)) mkdirSync(folder);
  return folder;
}

function confirmingBy({ objective: { confirm } }: ExperimentConfig, parentEnv: Host['env']): Purpose {
  if (confirm.command === '') return { kind: 'score' };
  const { command, paths: readable } = requireUnsealed(confirm, parentEnv);
  return { kind: 'replacement', name: 'confirm', command, readable, isSealed: isReference(confirm) };
}

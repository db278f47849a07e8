/** The end of a run, and its confirmation in mid-run, so that an interrupted run still reports a confirmed improvement. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { claimOutcome } from '../../base/claim-outcome.ts';
import { isReference, requireUnsealed } from '../../engine/evaluation/hidden-command.ts';
import { type ConclusionPorts, isConfirmationDue, measureFinal, unsound } from '../../loop/conclusion.ts';
import type { MeasurementContext, Purpose } from '../../loop/evaluation.ts';
import type { Interrupted } from '../../loop/measurement.ts';
import type { ExperimentPaths } from '../ledger/store.ts';
import type { RunJournal } from './run-journal.ts';
import type { RunSettings, RunState } from './run-state.ts';

interface Ending {
  readonly settings: Pick<RunSettings, 'paths' | 'config' | 'host' | 'privateArea' | 'clockMs'>;
  readonly measuring: MeasurementContext;
}

/** What the end of a run is to the shared loop; `distil`: where that is wanted. */
export function conclusionOf({ settings, measuring }: Ending, distil?: ConclusionPorts['distil']): ConclusionPorts {
  const { paths, privateArea, clockMs } = settings;
  return {
    ...{ context: measuring, clockMs, distil },
    // What a command prints that nobody may know is not for those who read the experiment's folder.
    logsOf: (id, isHidden) =>
      isHidden ? join(privateArea.folder, 'holdout', id.replace(' ', '-')) : taskFolder(paths, id),
    purpose: confirmingBy(settings),
    commands: {
      audit: `autorize audit ${paths.name}`,
      rescore: `autorize verify ${paths.name} --rescore`,
    },
  };
}

/** The confirmation of what is accepted so far, in mid-run. */
export interface Confirmation {
  /** Whether it is due next. */
  readonly isDue: () => boolean;
  /**
   * Confirms, in the time that the confirmation at the end does not need. Broken where the run cannot go on; where only
   * the number is not available, it goes on without.
   */
  readonly confirm: (workspace: number) => Promise<Interrupted | undefined>;
}

interface OpenRun {
  readonly settings: RunSettings;
  readonly state: RunState;
  readonly journal: RunJournal;
  readonly measuring: MeasurementContext;
  /** Several agents are at work. */
  readonly isShared: boolean;
}

export function openConfirmation(run: OpenRun): Confirmation {
  return {
    isDue: () => isConfirmationDue(run.measuring, run),
    confirm: (workspace) => confirmMidway(run, workspace),
  };
}

async function confirmMidway(run: OpenRun, workspace: number): Promise<Interrupted | undefined> {
  const { settings, state, journal } = run;
  const ports = conclusionOf(run);
  const confirmed = await measureFinal(ports, { workspace, clockMs: settings.timeLeftMs });
  switch (confirmed.kind) {
    case 'claimed': {
      const { final } = confirmed.claim;
      const after = state.records.findLast(({ outcome, tree }) => outcome === 'merged' && tree === final)?.iter;
      journal.emit({ kind: 'claimed', ...claimOutcome(confirmed.claim), ...(after === undefined ? {} : { after }) });
      return undefined;
    }
    case 'unsound':
      return { kind: 'broken', why: 'infra', reason: unsound(ports) };
    case 'broken': {
      const { why, reason } = confirmed;
      if (why !== 'halt') return { kind: 'broken', why, reason };
      journal.note(`what is kept so far is not confirmed: ${reason}`);
      return undefined;
    }
    default:
      return confirmed satisfies never;
  }
}

/** The folder for the logs of a task of the run itself, absolute. */
export function taskFolder(paths: ExperimentPaths, id: string): string {
  const folder = join(paths.folder, id.replace(' ', '-'));
  if (!existsSync(folder)) mkdirSync(folder);
  return folder;
}

function confirmingBy({ config, host }: Pick<RunSettings, 'config' | 'host'>): Purpose {
  const { confirm } = config.objective;
  if (confirm.command === '') return { kind: 'score' };
  const { command, paths: readable } = requireUnsealed(confirm, host.env);
  return { kind: 'replacement', name: 'confirm', command, readable, isSealed: isReference(confirm) };
}

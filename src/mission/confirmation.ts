/** The confirmation of what a mission accepted: at its end, and whenever somebody asks for it again. */
import { join } from 'node:path';
import { type Concluded, type ConclusionPorts, confirmAccepted } from '../loop/conclusion.ts';
import type { MeasurementContext } from '../loop/evaluation.ts';
import { findConfirmable } from '../loop/scheduled-tasks.ts';
import type { MissionView } from './mission-settings.ts';
import { decideAlert } from './stop.ts';

interface Confirming extends Pick<MissionView, 'state' | 'paths'> {
  readonly measuring: MeasurementContext;
}

/** Confirms what is accepted in fresh pairs, unless that is known; `isAgain`: whatever is known. */
export async function confirmKept(
  { measuring, state, paths }: Confirming,
  { isAgain = false, ...more }: { readonly isAgain?: boolean } & Pick<ConclusionPorts, 'distil' | 'blocks'> = {},
): Promise<Concluded> {
  const { decisionLog } = measuring;
  const alert = decideAlert(decisionLog);
  if (alert !== undefined && findConfirmable(decisionLog) !== undefined) {
    return { kind: 'unclaimed', note: `the improvement is not confirmed: ${alert.reason}` };
  }
  return confirmAccepted({ ...conclusionOf({ measuring, state, paths }), ...more }, { isAgain });
}

/** What the end of a run is to the shared loop. */
export function conclusionOf({ measuring, state, paths }: Confirming): ConclusionPorts {
  const { run_id: runId } = state.launch;
  return {
    context: measuring,
    logsOf: (id) => join(paths.folder, id.replace(' ', '-')),
    purpose: { kind: 'score' },
    clockMs: () => Number.POSITIVE_INFINITY,
    commands: { audit: `autorize verify ${runId}`, rescore: `autorize verify ${runId} --rescore` },
  };
}

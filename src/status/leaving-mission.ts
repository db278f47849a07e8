/** Runs a mission, and leaves what `status` prints of it for whoever asks next. */
import type { Host } from '../kernel/host.ts';
import { commandStamp } from '../kernel/program-files.ts';
import type { MissionEvent } from '../mission/mission-journal.ts';
import { type MissionRequest, type MissionResult, runMission } from '../mission/run.ts';

/** The same as `runMission`, with the same errors: what `status` prints is left however the run ends. */
export async function runMissionLeavingStatus(request: MissionRequest, host: Host): Promise<MissionResult> {
  // As it was started: its files may be replaced while it is at work.
  commandStamp();
  let runId = request.mode === 'resume' ? request.runId : undefined;
  const onEvent = (event: MissionEvent): void => {
    if (event.kind === 'started') runId = event.state.launch.run_id;
    request.onEvent?.(event);
  };
  try {
    return await runMission({ ...request, onEvent }, host);
  } finally {
    // A run that was refused before it had a name has no records.
    if (runId !== undefined) {
      const { leaveMissionStatus } = await import('./mission-answers.ts');
      await leaveMissionStatus(runId, host);
    }
  }
}

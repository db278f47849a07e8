/** Runs work items, and leaves what `work status` prints for whoever asks next. */
import type { Host } from '../kernel/host.ts';
import { commandStamp } from '../kernel/program-files.ts';
import type { WorkEvent } from '../workitem/work-event.ts';

interface Runnable {
  readonly host: Host;
  readonly onEvent?: (event: WorkEvent) => void;
}

/** Runs them with what reports their plan, with the same result and errors: what is printed is left however the run ends. */
export async function runWorkLeavingStatus<Options extends Runnable, Result>(
  options: Options,
  run: (options: Options) => Promise<Result>,
): Promise<Result> {
  // As it was started: its files may be replaced while it is at work.
  commandStamp();
  const plans = new Set<string>();
  const onEvent = (event: WorkEvent): void => {
    if (event.kind === 'started') plans.add(event.plan);
    options.onEvent?.(event);
  };
  try {
    return await run({ ...options, onEvent });
  } finally {
    // A run that was refused before it had started changed no record.
    if (plans.size > 0) {
      const { leavePlanStatus } = await import('./plan-answers.ts');
      await leavePlanStatus(plans, options.host);
    }
  }
}

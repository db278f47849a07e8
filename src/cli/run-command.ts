import { type Problem, UsageError } from '../base/errors.ts';
import type { RunEvent } from '../experiment/loop/run-event.ts';
import { exitCodeOf } from '../experiment/loop/stop.ts';
import { type ExperimentRequest, runExperiment } from '../experiment/run.ts';
import { ofExperiment } from '../notify/notification.ts';
import { leaveStatus } from '../status/leave-status.ts';
import type { CommandCall } from './command-call.ts';
import type { FlagValues } from './flags.ts';
import { notifyUser } from './notifying.ts';
import { createRunView } from './run-view.ts';
import { readSettingFlags } from './setting-flags.ts';
import { listenForSignals } from './stop-signals.ts';

/** Runs or resumes an experiment, shows what happens, and prints the summary whatever happened. */
export async function runRunCommand(mode: ExperimentRequest['mode'], call: CommandCall): Promise<number> {
  const { values, words, host, terminal } = call;
  const [name = ''] = words;
  using view = createRunView({ name, host, terminal, isJson: values.has('json'), isQuiet: values.has('quiet') });
  await using notifying = notifyUser('experiment', call);
  using stopping = listenForSignals();
  using leaving = leaveStatus(name, host);
  const request: ExperimentRequest = {
    ...decodeRequest(values),
    name,
    mode,
    fresh: values.has('fresh'),
    allowDirty: values.has('allow-dirty'),
    signal: stopping.signal,
    onEvent: (event: RunEvent) => {
      view.show(event);
      notifying.take(ofExperiment(name, event));
    },
    onActivity: view.work,
  };
  try {
    const { stop } = await runExperiment(request, host);
    view.end(stop);
    return stopping.exitCode ?? exitCodeOf(stop);
  } catch (error) {
    view.end(undefined);
    throw error;
  } finally {
    await leaving.end();
  }
}

type Requested = 'maxIterations' | 'timeBudgetMs' | 'acceptRisk' | 'handoverMode' | 'maxDiffLines';

function decodeRequest(values: FlagValues): Pick<ExperimentRequest, Requested> {
  const problems: Problem[] = [];
  const settings = readSettingFlags(values, problems);
  if (problems.length > 0) throw new UsageError(problems);
  return settings;
}

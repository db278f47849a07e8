import { parseDuration } from '../base/duration.ts';
import { EXIT, type Problem, UsageError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import type { RunEvent } from '../experiment/loop/active-run.ts';
import type { Stop } from '../experiment/loop/stop.ts';
import { type ExperimentRequest, runExperiment } from '../experiment/run.ts';
import type { CommandCall } from './command-call.ts';
import type { FlagValues } from './flags.ts';
import { decodeRisks } from './risk-flag.ts';
import { createRunView } from './run-view.ts';
import { listenForSignals } from './stop-signals.ts';

/** Runs or resumes an experiment, shows what happens, and prints the summary whatever happened. */
export async function runRunCommand(mode: ExperimentRequest['mode'], call: CommandCall): Promise<number> {
  const { values, words, host, terminal } = call;
  const [name = ''] = words;
  using view = createRunView({ name, host, terminal, isJson: values.has('json'), isQuiet: values.has('quiet') });
  using stopping = listenForSignals();
  const request: ExperimentRequest = {
    ...decodeRequest(values),
    name,
    mode,
    fresh: values.has('fresh'),
    allowDirty: values.has('allow-dirty'),
    signal: stopping.signal,
    onEvent: (event: RunEvent) => view.show(event),
  };
  try {
    const { stop } = await runExperiment(request, host);
    view.end(stop);
    if (stopping.exitCode !== undefined) return stopping.exitCode;
    return stop.kind === 'aborted' ? EXIT.no : isUnable(stop) ? EXIT.precondition : EXIT.yes;
  } catch (error) {
    view.end(undefined);
    throw error;
  }
}

/** The machine, or the evaluator, cannot be relied on. */
function isUnable({ kind }: Stop): boolean {
  return kind === 'infra' || kind === 'alarm';
}

function decodeRequest(values: FlagValues): Pick<ExperimentRequest, 'maxIterations' | 'timeBudgetMs' | 'acceptRisks'> {
  const problems: Problem[] = [];
  const max = values.get('max-iterations')?.[0];
  if (max !== undefined && !/^\d{1,9}$/.test(max)) {
    const expected = 'a whole number that is not negative';
    problems.push({ found: `--max-iterations ${quoted(max)}`, expected, remedy: 'Write e.g. --max-iterations 10.' });
  }
  const budget = values.get('time-budget')?.[0];
  const budgetMs = budget === undefined ? undefined : parseDuration(budget);
  if (budget !== undefined && (budgetMs === undefined || budgetMs === 0)) {
    const expected = 'a duration above 0s, such as 90s, 5m, 1h30m or 2days';
    problems.push({ found: `--time-budget ${quoted(budget)}`, expected, remedy: 'Write e.g. --time-budget 4h.' });
  }
  const acceptRisks = decodeRisks(values, problems);
  if (problems.length > 0) throw new UsageError(problems);
  return {
    acceptRisks,
    ...(max === undefined ? {} : { maxIterations: Number(max) }),
    ...(budgetMs === undefined ? {} : { timeBudgetMs: budgetMs }),
  };
}

/** `autorize compare`: two commits by a benchmark, and an exit code by the answer. */

import { resolve } from 'node:path';
import type { Activity } from '../base/activity.ts';
import { EXIT, type Problem, UsageError } from '../base/errors.ts';
import { centralMedian } from '../base/median.ts';
import { quoted, suggestion } from '../base/text.ts';
import type { CompareEvent } from '../compare/event.ts';
import { decodeCompareSettings } from '../compare/options.ts';
import type { ComparisonReport } from '../compare/report.ts';
import { compareCommits } from '../compare/run.ts';
import { renderComparisonText } from '../report/comparison-text.ts';
import { defuse } from '../report/defuse.ts';
import { oneLine } from '../report/foreign-text.ts';
import { createActivityLine } from './activity-line.ts';
import type { CommandCall } from './command-call.ts';
import { FAIL_ON, INCONCLUSIVE } from './compare-flags.ts';
import { writeComparisonPages } from './compare-pages.ts';
import { renderCompareStep } from './compare-steps.ts';
import { listenForSignals } from './stop-signals.ts';
import { printJson } from './terminal.ts';

const MAX_COMMAND = 60;

/** Compares two commits; 1 where the answer is one that fails. */
export async function runCompareCommand({ words, values, host, terminal }: CommandCall): Promise<number> {
  const [base = '', head] = words;
  const failOn = wordOf('fail-on', values.get('fail-on'), FAIL_ON);
  const inconclusive = wordOf('inconclusive', values.get('inconclusive'), INCONCLUSIVE);
  const dirty = values.has('dirty');
  if (dirty && head !== undefined)
    throw new UsageError([
      { found: `--dirty with ${quoted(head)}`, expected: 'one of them', remedy: 'Leave out one of the two.' },
    ]);
  const settings = decodeCompareSettings(values);
  using stopping = listenForSignals();
  using view = createCompareView({ terminal, host }, values.has('quiet') || values.has('json'));
  const request = { ...settings, base, dirty, signal: stopping.signal, onEvent: view.show, onActivity: view.work };
  const result = await compareCommits(head === undefined ? request : { ...request, head }, host);
  view.stop();
  if (result.kind === 'stopped') {
    terminal.err('error: stopped before the first pair; there is no answer\n');
    return stopping.exitCode ?? EXIT.no;
  }
  const { report, folder } = result;
  const [output] = values.get('output') ?? [];
  const page = writeComparisonPages(report, output === undefined ? folder : resolve(host.cwd, output));
  const out = (text: string): void => terminal.out(terminal.isWorkflow ? defuse(text) : text);
  if (values.has('json')) printJson(terminal, report);
  else out(renderComparisonText(report, terminal.shorten(page)));
  return stopping.exitCode ?? exitCodeOf(report, { failOn, inconclusive });
}

function exitCodeOf(
  { answer, metrics }: ComparisonReport,
  { failOn, inconclusive }: { readonly failOn: string; readonly inconclusive: string },
): number {
  if (failOn === 'worse' && answer === 'worse') return EXIT.no;
  const isUndecided = metrics.some((metric) => metric.answer === 'undecided');
  return isUndecided && inconclusive === 'fail' ? EXIT.no : EXIT.yes;
}

function wordOf<Word extends string>(
  name: string,
  values: readonly string[] | undefined,
  words: readonly [Word, ...Word[]],
): Word {
  const [text] = values ?? [];
  if (text === undefined) return words[0];
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  const problem: Problem = {
    found: `--${name} ${quoted(text)}`,
    expected: words.join(' or '),
    remedy: suggestion(text, words),
  };
  throw new UsageError([problem]);
}

interface CompareView extends Disposable {
  readonly show: (event: CompareEvent) => void;
  readonly work: (activities: readonly Activity[]) => void;
  readonly stop: () => void;
}

/** Shows what goes on: on a terminal in a line that is kept up to date; what is planned everywhere. */
function createCompareView(call: Pick<CommandCall, 'terminal' | 'host'>, isQuiet: boolean): CompareView {
  const { terminal, host } = call;
  let rest: readonly string[] = [];
  const line = createActivityLine(terminal, { host, isQuiet, nameOf: (attempt) => attempt, rest: () => rest });
  return {
    show: (event) => {
      if (event.kind === 'searching') {
        const since = host.now().toISOString();
        line.show([{ attempt: null, doing: `trying ${oneLine(event.command, MAX_COMMAND)}`, since }]);
      }
      if (event.kind === 'paired') rest = standingOf(event);
      // The result shows what the report notes.
      if ((event.kind !== 'planned' && event.kind !== 'late') || isQuiet) return;
      const limits = event.kind === 'planned' ? event.limits : [];
      const text = `${[renderCompareStep(event), ...limits].join('\n')}\n`;
      if (terminal.columns === undefined) terminal.err(terminal.isWorkflow ? defuse(text) : text);
      else line.above(text);
    },
    work: line.show,
    stop: line.stop,
    [Symbol.dispose]: line.stop,
  };
}

/** How it stands: the median of one ratio, and how many answers are still open. */
function standingOf({ comparison: { metrics } }: Extract<CompareEvent, { kind: 'paired' }>): string[] {
  const open = metrics.filter(({ trial, called }) => trial.answer === null && called === null).length;
  const [first] = metrics;
  const isRatio = first?.trial.scale === 'ratio' && metrics.length === 1;
  const ratio = isRatio ? Math.exp(centralMedian(first.trial.differences) * first.trial.sign).toFixed(3) : undefined;
  return [...(ratio === undefined ? [] : [`median ${ratio}×`]), `${open} of ${metrics.length} open`];
}

/** `autorize compare`: two commits by a benchmark, and an exit code by the answer. */

import { resolve } from 'node:path';
import { EXIT, type Problem, UsageError } from '../base/errors.ts';
import { quoted, suggestion } from '../base/text.ts';
import type { CompareEvent } from '../compare/event.ts';
import { decodeCompareSettings } from '../compare/options.ts';
import type { ComparisonReport } from '../compare/report.ts';
import { compareCommits } from '../compare/run.ts';
import { renderComparisonText } from '../report/comparison-text.ts';
import { defuse } from '../report/workflow-commands.ts';
import { createBottomLine } from './bottom-line.ts';
import type { CommandCall } from './command-call.ts';
import { FAIL_ON, INCONCLUSIVE } from './compare-flags.ts';
import { writeComparisonPages } from './compare-pages.ts';
import { renderCompareStep } from './compare-steps.ts';
import { listenForSignals } from './stop-signals.ts';
import { printJson, type Terminal } from './terminal.ts';

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
  using view = createCompareView(terminal, { isQuiet: values.has('quiet') || values.has('json') });
  const request = { ...settings, base, dirty, signal: stopping.signal, onEvent: view.show };
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
  readonly stop: () => void;
}

/** Shows what goes on: on a terminal in a line that is kept up to date, else a line a step on standard error. */
function createCompareView(terminal: Terminal, { isQuiet }: { readonly isQuiet: boolean }): CompareView {
  let current: string | undefined;
  const { columns } = terminal;
  const bottom = columns === undefined || isQuiet ? undefined : createBottomLine(terminal, { render: () => current });
  const say = (text: string): void => {
    const line = terminal.isWorkflow ? defuse(`${text}\n`) : `${text}\n`;
    if (isQuiet) return;
    if (bottom === undefined) terminal.err(line);
    else bottom.above(line);
  };
  const step = (text: string): void => {
    current = text;
    bottom?.draw();
  };
  return {
    show: (event) => {
      const text = renderCompareStep(event);
      if (text === undefined) return;
      if (event.kind !== 'planned') return step(text);
      for (const each of [text, ...event.limits]) say(each);
      step('pair 1');
    },
    stop: () => bottom?.stop(),
    [Symbol.dispose]: () => bottom?.stop(),
  };
}

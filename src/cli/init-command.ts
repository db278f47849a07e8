import { parseDuration } from '../base/duration.ts';
import { EXIT, UsageError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { type InitQuestion, type InitResult, initExperiment } from '../experiment/init/init.ts';
import type { CommandCall } from './command-call.ts';
import { listenForSignals } from './stop-signals.ts';
import { createTrialView } from './trial-view.ts';

/** Writes a new experiment's files; asks on a terminal for what no flag says. */
export async function runInitCommand({ words: [name = ''], values, host, terminal }: CommandCall): Promise<number> {
  const options = {
    ...flag('from', values.get('from')),
    ...flag('command', values.get('command')),
    ...flag('direction', values.get('direction')),
    ...flag('agent', values.get('agent')),
    ...flag('timeBudget', values.get('time-budget')),
  };
  using signals = listenForSignals();
  const isAsked = terminal.ask !== undefined && options.from === undefined;
  const isMeasured = !values.has('no-measure') && options.from === undefined;
  const limitMs = limitOf(values.get('measure-limit'));
  const { written, notes } = await initialise();
  if (signals.exitCode !== undefined && written.length === 0) {
    terminal.err('cancelled; nothing was written\n');
    return signals.exitCode;
  }
  for (const path of written) terminal.out(`wrote ${path}\n`);
  for (const note of notes) terminal.out(`note: ${note}\n`);
  terminal.out(`next: autorize doctor ${name}\n`);
  return EXIT.yes;

  function ask({ text, proposal, problem }: InitQuestion): Promise<string> {
    const why = problem === undefined ? '' : `${problem}\n`;
    return terminal.ask?.(`${why}${text} [${proposal}] `) ?? Promise.resolve('');
  }

  async function initialise(): Promise<InitResult> {
    const request = { name, ...options, ...(isAsked ? { answers: ask } : {}) };
    if (!isMeasured) return initExperiment(request, host);
    using view = createTrialView(terminal);
    const measure = { limitMs, signal: signals.signal, onEvent: view.show };
    return await initExperiment({ ...request, measure }, host);
  }
}

function limitOf(values: readonly string[] | undefined): number | undefined {
  const [value] = values ?? [];
  if (value === undefined) return undefined;
  const ms = parseDuration(value) ?? 0;
  if (ms > 0) return ms;
  const expected = `a duration above 0s, such as 10m`;
  throw new UsageError([{ found: `--measure-limit ${quoted(value)}`, expected, remedy: 'Choose another value.' }]);
}

function flag<const Name extends string>(name: Name, values: readonly string[] | undefined) {
  const [value] = values ?? [];
  return (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: string };
}

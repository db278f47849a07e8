import { EXIT } from '../base/errors.ts';
import { type InitQuestion, initExperiment } from '../experiment/init/init.ts';
import type { CommandCall } from './command-call.ts';

/** Writes a new experiment's files; asks on a terminal for what no flag says. */
export async function runInitCommand({ words: [name = ''], values, host, terminal }: CommandCall): Promise<number> {
  const given = {
    ...flag('from', values.get('from')),
    ...flag('command', values.get('command')),
    ...flag('direction', values.get('direction')),
    ...flag('agent', values.get('agent')),
    ...flag('timeBudget', values.get('time-budget')),
  };
  const isAsked = terminal.ask !== undefined && given.from === undefined;
  const { written, notes } = await initExperiment({ name, ...given, ...(isAsked ? { answers: ask } : {}) }, host);
  for (const path of written) terminal.out(`wrote ${path}\n`);
  for (const note of notes) terminal.out(`note: ${note}\n`);
  terminal.out(`next: autorize doctor ${name}\n`);
  return EXIT.yes;

  function ask({ text, proposal, problem }: InitQuestion): Promise<string> {
    const why = problem === undefined ? '' : `${problem}\n`;
    return terminal.ask?.(`${why}${text} [${proposal}] `) ?? Promise.resolve('');
  }
}

function flag<const Name extends string>(name: Name, values: readonly string[] | undefined) {
  const [value] = values ?? [];
  return (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: string };
}

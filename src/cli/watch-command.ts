import { EXIT } from '../base/errors.ts';
import { renderStatus } from '../report/run-text.ts';
import type { Watched } from '../report/watch-view.ts';
import type { CommandCall } from './command-call.ts';
import { actOnRun } from './run-actions.ts';
import type { Effect } from './watch-keys.ts';
import { findWatchedRun } from './watched-runs.ts';

type Act = Extract<Effect, { kind: 'act' }>;

/** Shows a run until the person has seen enough; without a terminal that can draw, its state once. */
export async function runWatchCommand({ words: [name = ''], host, terminal }: CommandCall): Promise<number> {
  const run = await findWatchedRun(name, host);
  const { redact = (text: string) => text } = terminal;
  const read = async (): Promise<Watched> => {
    const watched = await run.read();
    const { agent } = watched;
    // A file of a session that is not over is not searched for keys yet.
    return agent === undefined ? watched : { ...watched, agent: { ...agent, lines: agent.lines.map(redact) } };
  };
  if (terminal.columns === undefined) {
    const { view } = await read();
    terminal.out(renderStatus(view));
    terminal.err('note: this terminal cannot show a full screen, so the current state was printed once\n');
    return EXIT.yes;
  }
  const act = (effect: Act): Promise<string> => actOnRun({ name, lock: run.lock }, effect, { host, terminal });
  const { showWatchScreen } = await loadScreen();
  await showWatchScreen({ read, act, now: host.now, hasColor: terminal.hasColor === true });
  return EXIT.yes;
}

// What draws asks once, as it is loaded, whether a person develops it, and whether a person looks at all.
const ASKED = { NODE_ENV: 'production', DEV: undefined, CI: undefined, CONTINUOUS_INTEGRATION: undefined };

/** What draws is loaded as it is for users in front of a terminal, wherever that is. */
async function loadScreen(): Promise<typeof import('./watch-screen.ts')> {
  const before = Object.keys(ASKED).map((name) => [name, process.env[name]] as const);
  for (const [name, value] of Object.entries(ASKED)) setVariable(name, value);
  try {
    return await import('./watch-screen.ts');
  } finally {
    for (const [name, value] of before) setVariable(name, value);
  }
}

function setVariable(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

import { EXIT } from '../base/errors.ts';
import { distilExperiment } from '../experiment/distil.ts';
import { exitCodeOf } from '../experiment/loop/stop.ts';
import { renderEffectOf } from '../report/effect-text.ts';
import { oneLine } from '../report/foreign-text.ts';
import type { CommandCall } from './command-call.ts';
import { listenForSignals } from './stop-signals.ts';

const MAX_NOTE_CHARS = 400;

/** Reverts what has no effect of its own; 1 where something of that stays in or was not measured. */
export async function runDistilCommand({ words: [name = ''], host, terminal }: CommandCall): Promise<number> {
  using stopping = listenForSignals();
  let claim: string | undefined;
  const { effects, stop } = await distilExperiment(
    {
      name,
      signal: stopping.signal,
      onEvent: (event) => {
        if (event.kind === 'note') terminal.err(`${oneLine(event.note, MAX_NOTE_CHARS)}\n`);
        if (event.kind === 'claimed') claim = event.sentence;
      },
    },
    host,
  );
  for (const effect of effects) terminal.out(`iteration ${effect.iter}: ${renderEffectOf(effect)}\n`);
  if (claim !== undefined) terminal.out(`${oneLine(claim, 1000)}\n`);
  if (stopping.exitCode !== undefined) return stopping.exitCode;
  if (exitCodeOf(stop) !== EXIT.yes) return exitCodeOf(stop);
  const isDone = effects.length > 0 && effects.every(({ verdict, isOut }) => verdict !== 'none' || isOut);
  return isDone ? EXIT.yes : EXIT.no;
}

import { EXIT, UsageError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { acceptInMission, distilMission } from '../mission/ask.ts';
import type { MissionEvent } from '../mission/mission-journal.ts';
import { renderEffectOf } from '../report/effect-text.ts';
import { oneLine } from '../report/foreign-text.ts';
import type { CommandCall } from './command-call.ts';
import { listenForSignals } from './stop-signals.ts';
import type { Terminal } from './terminal.ts';

const MAX_CHARS = 400;
const MAX_CLAIM_CHARS = 1000;

/** Reverts what has no effect of its own; 1 where something of that stays in or was not measured. */
async function distil({ words: [runId = ''], host, terminal }: CommandCall): Promise<number> {
  using stopping = listenForSignals();
  const heard = listen(terminal);
  const { effects } = await distilMission({ runId, signal: stopping.signal, onEvent: heard.onEvent }, host);
  for (const effect of effects) terminal.out(`iteration ${effect.iter}: ${renderEffectOf(effect)}\n`);
  heard.printClaim();
  if (stopping.exitCode !== undefined) return stopping.exitCode;
  const isDone = effects.length > 0 && effects.every(({ verdict, isOut }) => verdict !== 'none' || isOut);
  return isDone ? EXIT.yes : EXIT.no;
}

/** Tests a measured change again on the branch head of now; 1 if it is not accepted. */
async function accept({ words: [runId = '', asked = ''], host, terminal }: CommandCall): Promise<number> {
  if (!/^\d{1,9}$/.test(asked)) {
    const remedy = 'Write e.g. autorize accept RUN_ID 3.';
    throw new UsageError([{ found: quoted(asked), expected: 'the number of an iteration', remedy }]);
  }
  using stopping = listenForSignals();
  const heard = listen(terminal);
  const request = { runId, iteration: Number(asked), signal: stopping.signal, onEvent: heard.onEvent };
  const { entry, stop } = await acceptInMission(request, host);
  if (entry === undefined) {
    terminal.out(`not tested: ${oneLine(stop.reason, MAX_CHARS)}\n`);
    return stopping.exitCode ?? EXIT.no;
  }
  const isAccepted = entry.decision === 'keep';
  const what = isAccepted ? 'accepted' : `not accepted (${entry.decision})`;
  terminal.out(`iteration ${asked}, tested again as iteration ${entry.iteration}: ${what}\n`);
  terminal.out(`${oneLine(entry.decision_reason, MAX_CHARS)}\n`);
  heard.printClaim();
  return stopping.exitCode ?? (isAccepted ? EXIT.yes : EXIT.no);
}

/** Prints notes as they come, and what is claimed at the end. */
function listen(terminal: Terminal) {
  let claim: string | undefined;
  return {
    onEvent: (event: MissionEvent) => {
      if (event.kind === 'note') terminal.err(`${oneLine(event.note, MAX_CHARS)}\n`);
      if (event.kind === 'claimed') claim = event.sentence;
    },
    printClaim: () => {
      if (claim !== undefined) terminal.out(`${oneLine(claim, MAX_CLAIM_CHARS)}\n`);
    },
  };
}

/** What a person asks of a mission's run. */
export const MISSION_REQUESTS = { accept, distil } as const;

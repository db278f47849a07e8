import { EXIT, UsageError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { acceptMeasured } from '../experiment/accept.ts';
import { exitCodeOf } from '../experiment/loop/stop.ts';
import { oneLine } from '../report/foreign-text.ts';
import type { CommandCall } from './command-call.ts';
import { listenForSignals } from './stop-signals.ts';

const MAX_REASON_CHARS = 400;

/** Tests a measured change again on the branch head of now; 1 if it is not accepted. */
export async function runAcceptCommand({
  words: [name = '', asked = ''],
  host,
  terminal,
}: CommandCall): Promise<number> {
  if (!/^\d{1,9}$/.test(asked)) {
    const remedy = 'Write e.g. autorize accept NAME 3.';
    throw new UsageError([{ found: quoted(asked), expected: 'the number of an iteration', remedy }]);
  }
  using stopping = listenForSignals();
  const { record, stop } = await acceptMeasured({ name, iter: Number(asked), signal: stopping.signal }, host);
  if (record === undefined) {
    terminal.out(`not tested: ${oneLine(stop.reason, MAX_REASON_CHARS)}\n`);
    return stopping.exitCode ?? (exitCodeOf(stop) === EXIT.yes ? EXIT.no : exitCodeOf(stop));
  }
  const { iter, outcome, notes } = record;
  const isAccepted = outcome === 'merged';
  const what = isAccepted ? 'accepted' : `not accepted (${outcome})`;
  terminal.out(`iteration ${asked}, tested again as iteration ${iter}: ${what}\n`);
  terminal.out(`${oneLine(notes, MAX_REASON_CHARS)}\n`);
  return stopping.exitCode ?? (isAccepted ? EXIT.yes : EXIT.no);
}

/**
 * What the operator says to the agent while an experiment runs.
 * Invariant: a message is durable when the promise settles, and is in the prompt of the next iteration that begins; a run
 * at work is not disturbed, since it only reads the file. Two tellers take turns by a lock of their own.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { AutorizeError, EXIT, UsageError } from '../../base/errors.ts';
import { plural, quoted } from '../../base/text.ts';
import type { Host } from '../../kernel/host.ts';
import { openJournal } from '../../kernel/journal.ts';
import { type RunLock, takeRunLock } from '../../kernel/run-lock.ts';
import { type ExperimentPaths, pathsOf, requireExperiment, shownPath } from '../ledger/store.ts';

/** A line of `guidance.jsonl`. */
export interface Guidance {
  readonly v: 1;
  /** ISO 8601. */
  readonly at: string;
  readonly message: string;
}

// It is in every prompt from now on: guidance, not a second program.md.
const MAX_MESSAGE_CHARACTERS = 4000;
// A teller holds the lock for one write.
const [TRIES, PAUSE_MS] = [100, 50];

/** Appends guidance for the agent of an experiment. */
export async function promptAgent(
  { name, message }: { readonly name: string; readonly message: string },
  host: Host,
): Promise<Guidance> {
  const paths = pathsOf(name, host);
  requireExperiment(paths);
  const text = checkMessage(message);
  await using _lock = await takeTurns(paths, host);
  using journal = openJournal({
    path: paths.guidance,
    shown: shownPath(paths, paths.guidance),
    remedy: `Run: autorize repair ${name}`,
  });
  const guidance = { v: 1, at: host.now().toISOString(), message: text } as const;
  journal.append({ ...guidance });
  return guidance;
}

function checkMessage(message: string): string {
  const text = message.trim();
  const length = [...text].length;
  const found = issueOf(text, length);
  if (found === undefined) return text;
  throw new UsageError([
    {
      found,
      expected: `one to ${MAX_MESSAGE_CHARACTERS} characters of plain text`,
      remedy: 'Put longer texts into program.md.',
    },
  ]);
}

function issueOf(text: string, length: number): string | undefined {
  if (length === 0) return 'a message without a word';
  if (length > MAX_MESSAGE_CHARACTERS) return `a message of ${plural(length, 'character')}`;
  // Line ends and tabs are what people type.
  const control = /(?![\n\t])[\p{Cc}\p{Cs}]/u.exec(text)?.[0];
  return control === undefined ? undefined : `a message with the control character ${quoted(control)}`;
}

async function takeTurns({ name, guidance }: ExperimentPaths, { now }: Pick<Host, 'now'>): Promise<RunLock> {
  const path = guidance.replace(/\.jsonl$/, '.lock');
  for (let tries = 1; ; tries += 1) {
    const lock = await takeRunLock({ path, now });
    if (lock.kind === 'locked') return lock;
    if (tries === TRIES) {
      throw new AutorizeError('locked', EXIT.locked, {
        message: `the guidance of "${name}" is being written by ${lock.holder?.pid ?? 'another process'}`,
        remedy: 'Run the command again when that process has ended.',
      });
    }
    await pause(PAUSE_MS);
  }
}

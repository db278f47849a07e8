/**
 * The calls of a session on the disk, as they happen: `agent.calls.jsonl` beside what the session wrote.
 * Invariant: the line of a call is written before the call is forwarded, and its outcome after it; no key, prompt or answer
 * is in them. A call that cannot be written down is not forwarded.
 * Crash: a run that is killed leaves the lines of every call that it forwarded; one without an outcome counts as it was
 * reserved. A line that was cut off is the last one, of a call that was not forwarded or whose outcome is not known.
 */
import { closeSync, constants, fdatasync, openSync, writeSync } from 'node:fs';
import * as z from 'zod/mini';
import { readFilePart } from '../../kernel/regular-file.ts';
import type { PlannedCall } from './call-plan.ts';
import type { CallRecord } from './call-record.ts';
import { NO_TOKENS } from './protocol.ts';

/** The end of the names of all logs of calls. */
export const CALLS_SUFFIX = '.calls.jsonl';

export interface CallLog {
  /** Writes down that a call begins; the answer is its number. */
  begin(planned: Pick<PlannedCall, 'model' | 'about' | 'reserveUsd' | 'price'>): number;
  /** Writes down what it came to. */
  end(call: number, record: CallRecord): void;
  close(): void;
}

/** A log that goes on after what is in the file. */
export function openCallLog(path: string): CallLog {
  // What an agent put in its place is an error: a link is not followed, a pipe is not waited for.
  const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK } = constants;
  const file = openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600);
  let calls = 0;
  let isOpen = true;
  let isSyncing = false;
  const write = (line: z.output<typeof lineSchema>): void => {
    // The number of its file may be another one's by now.
    if (!isOpen) throw Object.assign(new Error('the log is closed'), { code: 'EBADF' });
    writeSync(file, `${JSON.stringify(line)}\n`);
    if (isSyncing) return;
    // Against a machine that goes down; no call waits for it.
    isSyncing = true;
    fdatasync(file, () => {
      isSyncing = false;
      if (!isOpen) closeSync(file);
    });
  };
  return {
    begin: ({ model = 'unknown', about, reserveUsd, price }) => {
      const call = calls + 1;
      write({ call, model, about, ...(price === undefined ? {} : { reserved_usd: reserveUsd }) });
      calls = call;
      return call;
    },
    end: (call, { model, tokens, usd, isEstimated }) => {
      try {
        write({
          ...{ call, model, tokens },
          ...(usd === undefined ? {} : { usd }),
          ...(isEstimated === undefined ? {} : { estimated: isEstimated }),
        });
      } catch {
        // Its first line counts.
      }
    },
    close: () => {
      if (!isOpen) return;
      isOpen = false;
      if (!isSyncing) closeSync(file);
    },
  };
}

const amount = z.number().check(z.minimum(0));
const tokens = z.int().check(z.minimum(0));
const beginSchema = z.object({ call: tokens, model: z.string(), about: tokens, reserved_usd: z.optional(amount) });
const endSchema = z.object({
  call: tokens,
  model: z.string(),
  tokens: z.object({
    ...{ input: tokens, cacheRead: tokens, cacheWrite: tokens, longCacheWrite: tokens, output: tokens },
  }),
  usd: z.optional(amount),
  estimated: z.optional(z.literal(true)),
});
const lineSchema = z.union([endSchema, beginSchema]);

// 20,000 calls take less than a tenth of it.
const MAX_BYTES = 64 << 20;

/** Calls that a session made, by its log; none where there is no log. */
export function readCallLog(path: string): readonly CallRecord[] {
  const calls = new Map<number, CallRecord>();
  for (const line of (readFilePart(path, 'start', MAX_BYTES)?.text ?? '').split('\n')) {
    const parsed = lineSchema.safeParse(jsonOf(line));
    if (!parsed.success) continue;
    const { data } = parsed;
    const { call, model } = data;
    calls.set(call, { model, status: null, durationMs: 0, ...('tokens' in data ? outcomeOf(data) : pendingOf(data)) });
  }
  return [...calls.values()];
}

function outcomeOf({ tokens, usd, estimated }: z.output<typeof endSchema>): Pick<CallRecord, 'tokens'> {
  return {
    tokens,
    ...(usd === undefined ? {} : { usd }),
    ...(estimated === undefined ? {} : { isEstimated: estimated }),
  };
}

/** It may have been answered, and charged with all that it declared. */
function pendingOf({ about, reserved_usd: usd }: z.output<typeof beginSchema>): Pick<CallRecord, 'tokens'> {
  return { tokens: { ...NO_TOKENS, input: about }, ...(usd === undefined ? {} : { usd }), ...{ isEstimated: true } };
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // Cut off.
    return undefined;
  }
}

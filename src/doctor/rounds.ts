/** Looks, fixes and looks again, until nothing more can be fixed. */
import type { Check, Diagnosis } from './check.ts';
import type { DoctorEvent } from './checkup.ts';
import { type FixRequest, fixFile, type SettingsFile } from './file-fix.ts';

export interface DoctorRequest {
  readonly signal?: AbortSignal;
  readonly onEvent?: (event: DoctorEvent) => void;
  /** Whether what can be fixed in the file of settings is written, and checked again. */
  readonly fix?: boolean;
  /** Whether each agent is asked one small question. */
  readonly agent?: boolean;
}

export interface Examined<Found extends Diagnosis> {
  readonly diagnosis: Found;
  /** What can be fixed before a command runs; undefined: all commands ran that can. */
  readonly pending: readonly Check[] | undefined;
}

export interface Rounds<Found extends Diagnosis> extends Pick<FixRequest, 'backup'> {
  readonly file: SettingsFile;
  readonly examine: (asked: { readonly round: number; readonly fix: boolean }) => Promise<Examined<Found>>;
}

// Each but the last changes the file; more would be changes that undo each other.
const MAX_ROUNDS = 5;

/** Examines once, or as often as something was fixed. */
export async function examineInRounds<Found extends Diagnosis>(
  request: DoctorRequest,
  { file, backup, examine }: Rounds<Found>,
): Promise<Found> {
  const diffs: string[] = [];
  let isFixing = request.fix === true;
  for (let round = 1; ; round += 1) {
    const isLast = round === MAX_ROUNDS;
    const { diagnosis, pending } = await examine({ round, fix: isFixing && !isLast });
    const whole = { ...diagnosis, ...(request.fix === true ? { fixed: diffs } : {}) };
    // A run that is at work has read its settings.
    const isRunning = diagnosis.checks.some(({ id }) => id === 'running');
    if (!isFixing || isLast || isRunning || request.signal?.aborted === true) return whole;
    const fix = fixFile(file, { checks: pending ?? diagnosis.checks, backup });
    if (fix === undefined) {
      if (pending === undefined) return whole;
      // What could be written before anything runs is written; now it runs.
      isFixing = false;
      continue;
    }
    diffs.push(fix.diff);
    request.onEvent?.({ kind: 'fixed', diff: fix.diff });
    // Another setup makes every command another one.
    const isSmall = fix.fixed.every(({ id, verdict }) => verdict !== 'problem' && id !== 'setup');
    const isProven = diagnosis.figures !== undefined && isSmall;
    if (isProven) return { ...whole, checks: diagnosis.checks.map((check) => withFix(check, fix.fixed)) };
  }
}

function withFix(check: Check, fixed: readonly Check[]): Check {
  if (!fixed.includes(check)) return check;
  const { id, title, detail } = check;
  return { id, title, verdict: 'ok', detail: `${detail}; fixed` };
}

/**
 * What a run does right now, for its own terminal and for those who look from another process.
 * Invariant: the file is a cache of one run. Nothing depends on it, so nothing is synced, and where it cannot be written
 * the run goes on without. It lies where records lie, which no agent sees. It is written when the run waits for something,
 * so that steps which follow each other at once cost one write.
 * Crash: the file stays, and says nothing where no run holds the lock; the next run begins without it.
 */
import { type Activity, decodeActivities, type Progress } from '../../base/activity.ts';
import type { Host } from '../../kernel/host.ts';
import { readOwnFile } from '../../kernel/own-files.ts';
import { removeQuietly, replaceQuietly } from '../../kernel/quiet-cache.ts';

export interface ActivityLog extends Disposable {
  /** An attempt does something else from now on; null: what is between two of them. */
  readonly begin: (attempt: string | null, doing: string) => void;
  /** How far measuring is; undefined: it is over. */
  readonly measure: (attempt: string | null, progress: Progress | undefined) => void;
  /** An attempt is over. */
  readonly end: (attempt: string) => void;
}

interface OpenedActivity {
  /** Absolute path of the file; undefined: none is written. */
  readonly path: string | undefined;
  readonly host: Pick<Host, 'now'>;
  /** Whether this is still the run that the file is of: it holds its lock. */
  readonly isHeld?: (() => boolean) | undefined;
  readonly onChange?: ((activities: readonly Activity[]) => void) | undefined;
}

/** Nothing is done yet. */
export function openActivityLog({ path: file, host, isHeld = () => true, onChange }: OpenedActivity): ActivityLog {
  const activities = new Map<string | null, Activity>();
  const ownPath = (): string | undefined => (file !== undefined && isHeld() ? file : undefined);
  const remove = (): void => {
    const path = ownPath();
    if (path !== undefined) removeQuietly(path);
  };
  let due: NodeJS.Immediate | undefined;
  const write = (): void => {
    due = undefined;
    try {
      const path = ownPath();
      if (path !== undefined) replaceQuietly(path, JSON.stringify([...activities.values()]));
    } catch {
      // Whether the lock is held could not be found out: whoever records something says so.
    }
  };
  const changed = (): void => {
    if (file !== undefined) due ??= setImmediate(write);
    onChange?.([...activities.values()]);
  };
  const set = (activity: Activity): void => {
    // The newest stands last.
    activities.delete(activity.attempt);
    activities.set(activity.attempt, activity);
  };
  remove();
  return {
    begin: (attempt, doing) => {
      // Next to an attempt at work, what is between two of them is over at once.
      if (attempt === null && activities.size > (activities.has(null) ? 1 : 0)) activities.delete(null);
      else set({ attempt, doing, since: host.now().toISOString() });
      if (attempt !== null && activities.get(null)?.progress === undefined) activities.delete(null);
      changed();
    },
    measure: (attempt, progress) => {
      const before = activities.get(attempt);
      const at = host.now().toISOString();
      if (progress !== undefined) {
        const isSame = before?.progress?.doing === progress.doing;
        set({ attempt, doing: progress.doing, since: isSame ? before.since : at, progress, at });
      } else if (attempt === null && activities.size > 1) activities.delete(null);
      else if (before !== undefined) set({ attempt, doing: before.doing, since: before.since });
      changed();
    },
    end: (attempt) => {
      activities.delete(attempt);
      changed();
    },
    [Symbol.dispose]: () => {
      clearImmediate(due);
      remove();
    },
  };
}

/** What a run does that holds its lock; nothing where the file is none of ours. */
export function readActivities(path: string): readonly Activity[] {
  try {
    return decodeActivities(JSON.parse(readOwnFile(path)?.toString() ?? '[]')) ?? [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

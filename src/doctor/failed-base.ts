/** Why a base has no score, in any loop, and what to do about it. Pure. */
import type { JsonPath } from '../base/json-path.ts';
import { namedFiles } from '../engine/environment/command-names.ts';
import { describeSharedState, type SharedState } from '../engine/evaluation/shared-state.ts';
import type { Check } from './check.ts';
import { renderSeconds } from './cost.ts';
import { renderKey, timeoutFor } from './key-values.ts';

export type FailureCause =
  /** It needs what an earlier command left. */
  | { readonly kind: 'shared'; readonly shared: SharedState }
  /** It takes this long without its limit; undefined: longer than was waited for. */
  | { readonly kind: 'slow'; readonly tookMs: number | undefined }
  /** A guard that passed on the same tree another time. */
  | { readonly kind: 'unsteady' }
  | { readonly kind: 'unknown' };

export type Explanation = Pick<Check, 'detail' | 'remedy' | 'fix'>;

export interface Explaining {
  /** What failed, as a sentence without its full stop. */
  readonly plain: string;
  /** The key of the limit of the command that failed. */
  readonly limit: JsonPath | undefined;
  /** Makes what left something the build; nothing where no setting can. */
  readonly moveToBuild: (shared: SharedState) => Check['fix'];
  /** The command that failed, and its key. */
  readonly command: { readonly key: string; readonly text: string };
  /** What to do where nobody knows why. */
  readonly otherwise: string;
}

export function explainFailure(why: FailureCause, explaining: Explaining): Explanation {
  const { plain, limit, moveToBuild, otherwise } = explaining;
  switch (why.kind) {
    case 'shared': {
      const fix = moveToBuild(why.shared);
      const found = { detail: describeSharedState(why.shared), remedy: 'Make it build.command.' };
      return fix === undefined ? found : { ...found, fix };
    }
    case 'slow': {
      if (why.tookMs === undefined || limit === undefined)
        return { detail: `${plain}, and much more`, remedy: 'Make the command faster, or raise its timeout.' };
      const value = timeoutFor(why.tookMs);
      return {
        detail: `${plain}; it takes ${renderSeconds(why.tookMs)}`,
        remedy: `Set ${renderKey(limit)} = "${value}".`,
        fix: [{ kind: 'set', path: limit, value }],
      };
    }
    case 'unsteady':
      return {
        detail: `${plain}; on the same tree it also passed`,
        remedy:
          'Fix the tests that depend on time, chance or the load of the machine, or leave them out of the guard. Otherwise it refuses changes at random.',
      };
    case 'unknown':
      return { detail: plain, remedy: writeMissing(explaining) ?? otherwise };
    default:
      return why satisfies never;
  }
}

const NO_FILE = /no such file|cannot find module|can.t open|cannot open/i;

/** What to do where a command names a file that is not in the repository, as one that nobody has written yet. */
function writeMissing({ plain, command: { key, text } }: Explaining): string | undefined {
  const missing = NO_FILE.test(plain) ? namedFiles(text).find((path) => plain.includes(path)) : undefined;
  return missing === undefined
    ? undefined
    : `Write and commit ${missing}, which ${key} names, or name another command.`;
}

interface Guarded {
  readonly guards: readonly { readonly name: string; readonly command: string }[];
  readonly build?: { readonly command: string } | undefined;
}

interface Moved {
  readonly at: number;
  /** Of the build. */
  readonly command: string;
}

/** A guard that builds becomes the build. */
export function findMoved({ guards, build }: Guarded, at: number): Moved | undefined {
  const guard = guards[at];
  if (guard === undefined) return undefined;
  const before = build?.command ?? '';
  return { at, command: before === '' ? guard.command : `${before} && ${guard.command}` };
}

/** Writes that. */
export function moveToBuild(moved: Moved | undefined): Check['fix'] {
  if (moved === undefined) return undefined;
  return [
    { kind: 'remove', path: ['guards', moved.at] },
    { kind: 'set', path: ['build', 'command'], value: moved.command },
  ];
}

export const GUARD_REMEDY = 'Fix the base or the guard. Otherwise the guard refuses every change.';

const TIMES_LONGER = 10;
const LEAST_LIMIT_MS = 2 * 60_000;
const MOST_LIMIT_MS = 30 * 60_000;

/** The limit with which a command that ran out of time is timed. */
export function longerLimit(ms: number): number {
  return Math.max(ms, Math.min(MOST_LIMIT_MS, Math.max(LEAST_LIMIT_MS, ms * TIMES_LONGER)));
}

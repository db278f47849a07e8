/** Commands whose limit is near to the time that they take. Pure. */
import { parseDuration } from '../base/duration.ts';
import { type JsonPath, valueAt } from '../base/json-path.ts';
import type { Check } from './check.ts';
import { nameOfTiming, renderSeconds } from './cost.ts';
import { renderKey, timeoutFor } from './key-values.ts';

// A limit that is nearer fails the command when the machine is busy.
const NEAR_SHARE = 0.5;

export interface Limited {
  readonly config: unknown;
  /** The key of the limit of a step, by its name; undefined where it has none of its own. */
  readonly limitOf: (step: string) => JsonPath | undefined;
}

/** Reports each, with a limit that has room. */
export function describeLimits(
  { config, limitOf }: Limited,
  evaluations: readonly { readonly timings: Readonly<Record<string, number>> }[],
): Check[] {
  const keys = [...new Set(evaluations.flatMap(({ timings }) => Object.keys(timings)))];
  return keys.flatMap((key): Check[] => {
    const path = limitOf(key.replace(/_ms$/, ''));
    const limitMs = path === undefined ? undefined : parseDuration(String(valueAt(config, path)));
    const tookMs = Math.max(...evaluations.map(({ timings }) => timings[key] ?? 0));
    if (path === undefined || limitMs === undefined || tookMs <= limitMs * NEAR_SHARE) return [];
    const value = timeoutFor(tookMs);
    const detail = `${nameOfTiming(key)} took ${renderSeconds(tookMs)} of the ${renderSeconds(limitMs)} that it may`;
    const remedy = `Set ${renderKey(path)} = "${value}".`;
    const fix = [{ kind: 'set', path, value }] as const;
    return [{ id: 'timeouts', verdict: 'warning', title: 'timeouts', detail, remedy, fix }];
  });
}

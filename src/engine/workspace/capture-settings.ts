import * as z from 'zod/mini';
import { parseDuration } from '../../base/duration.ts';
import type { CaptureLimits } from '../../kernel/capture-size.ts';

const count = (fallback: number) => z._default(z.int().check(z.minimum(1, 'a whole number from 1')), fallback);

/**
 * How much a change may add before it is read at all: beyond it the change is denied without being hashed. The keys are
 * the same for experiments, missions and work items.
 */
export const captureSettings = z.prefault(
  z.strictObject({
    /** New files that no ignore rule names. */
    max_files: count(100_000),
    /** Megabytes that the tree may grow by; a sparse file counts as long as it says it is. */
    max_mb: count(1024),
    timeout: z._default(
      z
        .string()
        .check(z.refine((given) => (parseDuration(given) ?? 0) > 0, 'a duration above 0s, such as "90s" or "5m"')),
      '5m',
    ),
  }),
  {},
);

export type CaptureSettings = z.output<typeof captureSettings>;

/** The limits as the kernel takes them. */
export function captureLimits({ max_files, max_mb, timeout }: CaptureSettings): CaptureLimits {
  return { maxFiles: max_files, maxBytes: max_mb * 2 ** 20, timeoutMs: parseDuration(timeout) ?? 0 };
}

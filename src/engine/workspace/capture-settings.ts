import { parseDuration } from '../../base/duration.ts';
import type { CaptureLimits } from '../../kernel/capture-size.ts';
import type { CaptureSettings } from '../../settings/shared-shapes.ts';

/** The limits as the kernel takes them. */
export function captureLimits({ max_files, max_mb, timeout }: CaptureSettings): CaptureLimits {
  return { maxFiles: max_files, maxBytes: max_mb * 2 ** 20, timeoutMs: parseDuration(timeout) ?? 0 };
}

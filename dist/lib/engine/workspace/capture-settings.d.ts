import * as z from 'zod/mini';
import type { CaptureLimits } from '../../kernel/capture-size.js';
/**
 * How much a change may add before it is read at all: beyond it the change is denied without being hashed. The keys are
 * the same for experiments, missions and work items.
 */
export declare const captureSettings: z.ZodMiniPrefault<z.ZodMiniObject<{
    max_files: z.ZodMiniDefault<z.ZodMiniInt>;
    max_mb: z.ZodMiniDefault<z.ZodMiniInt>;
    timeout: z.ZodMiniDefault<z.ZodMiniString<string>>;
}, z.core.$strict>>;
export type CaptureSettings = z.output<typeof captureSettings>;
/** The limits as the kernel takes them. */
export declare function captureLimits({ max_files, max_mb, timeout }: CaptureSettings): CaptureLimits;

/** What the agent of a run used up, in a file of the run that its receipt names by its hash. */
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readFilePart } from '../kernel/regular-file.ts';

/** In the folder of the run, only where the agent said so. */
export const USAGE_FILE = 'usage.json';

const MAX_BYTES = 4096;
const amount = z.optional(z.number().check(z.minimum(0)));
const modelSchema = z.object({
  model: z.string(),
  ...{ input_tokens: amount, cached_input_tokens: amount, cache_write_tokens: amount },
  ...{ output_tokens: amount, usd: amount },
});
const usageSchema = z.object({
  /** As the agent's own program names it. */
  model: z.optional(z.string()),
  ...{ input_tokens: amount, output_tokens: amount, usd: amount },
  /** Of the input. */
  ...{ cached_input_tokens: amount, cache_write_tokens: amount },
  /** Where the gateway counted them. */
  by_model: z.optional(z.array(modelSchema)),
  estimated: z.optional(z.literal(true)),
  at_least: z.optional(z.literal(true)),
});
export type RunUsage = z.output<typeof usageSchema>;

/** Undefined where the agent did not say, or the file is not as it was written, which verify reports. */
export function findUsage(folder: string): RunUsage | undefined {
  const text = readFilePart(join(folder, USAGE_FILE), 'start', MAX_BYTES)?.text;
  return text === undefined ? undefined : decodeUsage(text);
}

/** The same of the text of the file. */
export function decodeUsage(text: string): RunUsage | undefined {
  try {
    return usageSchema.safeParse(JSON.parse(text)).data;
  } catch {
    // No JSON any more; to say so is for verify.
    return undefined;
  }
}

import * as z from '../packages/zod/v4/mini/index.js';
/** In the folder of the run, only where the agent said so. */
export declare const USAGE_FILE = "usage.json";
declare const usageSchema: z.ZodMiniObject<{
    model: z.ZodMiniOptional<z.ZodMiniString<string>>;
    input_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    output_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    usd: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    cached_input_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    cache_write_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    by_model: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniObject<{
        model: z.ZodMiniString<string>;
        input_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        cached_input_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        cache_write_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        output_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        usd: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    }, z.core.$strip>>>;
    estimated: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
    at_least: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
}, z.core.$strip>;
export type RunUsage = z.output<typeof usageSchema>;
/** Undefined where the agent did not say, or the file is not as it was written, which verify reports. */
export declare function findUsage(folder: string): RunUsage | undefined;
/** The same of the text of the file. */
export declare function decodeUsage(text: string): RunUsage | undefined;
export {};

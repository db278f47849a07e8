import * as z from 'zod/mini';
declare const usageSchema: z.ZodMiniObject<{
    model: z.ZodMiniOptional<z.ZodMiniString<string>>;
    input_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    output_tokens: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    usd: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    at_least: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
}, z.core.$strip>;
export type RunUsage = z.output<typeof usageSchema>;
/** Undefined where the agent did not say, or the file is not as it was written: verify tells of that. */
export declare function findUsage(folder: string): RunUsage | undefined;
/** The same of the text of the file. */
export declare function decodeUsage(text: string): RunUsage | undefined;
export {};

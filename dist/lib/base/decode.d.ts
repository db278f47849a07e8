/** True for a JSON object: not null, not an array. */
export declare function isObject(value: unknown): value is Readonly<Record<string, unknown>>;
/** The contract's "missing": undefined, null, a blank string or an empty array (spec: the candidate gate). */
export declare function isMissing(value: unknown): boolean;
/** The value as an object, or an empty one: lets facts be read from a document of any shape. */
export declare function objectOrEmpty(value: unknown): Readonly<Record<string, unknown>>;
export declare function arrayOrEmpty(value: unknown): readonly unknown[];
/** A finite number, or the fallback for everything else; text that looks like a number is not one. */
export declare function numberOr(value: unknown, fallback: number): number;

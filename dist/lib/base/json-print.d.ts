/**
 * Prints a JSON value as `JSON.stringify(value, null, 2)` does, piece by piece: a report of a million candidates is
 * larger than the longest string the engine can hold. Below `depth` levels a value is printed in one piece, as long as
 * a string can hold it. Takes no recursion, which would cost the more the deeper a value goes.
 */
export declare function printJson(value: unknown, depth?: number): Generator<string>;

/** A path into a JSON value: object keys and array indexes. */
export type JsonPath = readonly (string | number)[];
/** Prints a path from the root, e.g. `$.candidates[3].output["odd key"]`; safe to print, long keys are cut. */
export declare function renderPath(path: JsonPath, root?: string): string;
/** Reads `a.b[0].c` into its parts; undefined when the text is no such path. */
export declare function parsePath(text: string): JsonPath | undefined;
/** Follows a path through own properties only; undefined where it ends early. */
export declare function valueAt(value: unknown, path: JsonPath): unknown;

/** Makes text of an unknown origin safe to print on one line: controls are shown as escapes, length is capped. */
export declare function printable(text: string, maxLength?: number): string;
/** The text, or its beginning and an ellipsis; never half a character. */
export declare function shortened(text: string, maxLength: number): string;
/** Shows any JSON value inside a sentence, quoted, printable and short. */
export declare function quoted(value: unknown, maxLength?: number): string;
/** `1 candidate`, `2 candidates`. */
export declare function plural(count: number, noun: string): string;
/** The known name closest to what was typed, if it is close enough to be what was meant. */
export declare function nearestName(typed: string, known: Iterable<string>): string | undefined;
/** True for a name that is one of the known ones misspelt, rather than a name of its own like `note` beside `name`. */
export declare function isMisspelling(typed: string, known: Iterable<string>): boolean;
/** `Did you mean "x"?` when a known name is near, else the list of what is known. */
export declare function suggestion(typed: string, known: readonly string[]): string;

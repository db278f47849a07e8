/** Members of a JSON object that a program printed. */
export type Fields = Readonly<Record<string, unknown>>;
/** The objects of a JSON document, of an array of them or of lines; what is none of these is passed over. */
export declare function readEvents(text: string): readonly Fields[];
export declare function parseJson(text: string): unknown;

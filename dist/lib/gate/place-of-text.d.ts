/** Where in an output a lowered needle stands: the first text or key that holds it, else the output as a whole. */
export declare function placeOfText(output: unknown, needle: string): string;

/** A stretch of text: its bytes, where they begin, and how many newlines they hold where that is known. */
export interface Stretch {
    readonly bytes: Buffer;
    readonly offset: number;
    readonly newlines?: number | undefined;
}
/** Follows line and column through bytes; a column counts characters (UTF-16 units, as editors do), not bytes. */
export declare class TextCursor {
    #private;
    /** 1-based. */
    line: number;
    /** 1-based column of a byte of the current line. */
    column(offset: number): number;
    /** The next line begins at this offset. */
    startLine(offset: number): void;
    /** Moves behind a stretch that begins where the cursor is. */
    pass({ bytes, offset, newlines }: Stretch): void;
}

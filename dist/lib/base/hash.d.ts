/** SHA-256 of bytes or of UTF-8 text, as lower-case hex. */
export declare function sha256(data: string | Uint8Array): string;
/** A SHA-256 that is fed text line by line; lines are joined into larger blocks because each update has a price. */
export declare class LineHash {
    #private;
    add(line: string): void;
    digest(): string;
}

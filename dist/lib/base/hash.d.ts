/** SHA-256 of bytes or of UTF-8 text, as lower-case hex. */
export declare function sha256(data: string | Uint8Array): string;
/** A SHA-256 of lines of UTF-8 text, each ended by a newline. */
export declare class LineHash {
    #private;
    add(line: string): void;
    digest(): string;
}

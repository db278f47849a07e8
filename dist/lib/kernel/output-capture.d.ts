import type { Readable } from 'node:stream';
export interface CapturedOutput {
    readonly path: string;
    /** Bytes of the stream that are in the file. */
    readonly bytes: number;
    /** Bytes that the command wrote. */
    readonly seenBytes: number;
    readonly truncated: boolean;
}
export interface OutputTarget {
    readonly path: string;
    /** Of the stream; the line about what was dropped comes on top. */
    readonly maxBytes: number;
}
export declare class OutputCapture implements Disposable {
    #private;
    constructor(target: OutputTarget);
    /** Takes everything that a stream gives from now on. */
    attach(stream: Readable): void;
    /** The beginning of what was written. */
    get head(): string;
    /** Lets the stream run out, without waiting for those who merely hold it open; throws what writing the file threw. */
    finish(): Promise<CapturedOutput>;
    [Symbol.dispose](): void;
}

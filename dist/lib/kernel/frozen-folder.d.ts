interface FrozenContent {
    /** SHA-256, hex. */
    readonly digest: string;
    readonly bytes: number;
    readonly files: number;
}
export type Freezing = {
    readonly content: FrozenContent;
} | {
    readonly refusal: string;
} | 'cancelled';
export interface FreezeRequest {
    /** Paths (bytes as latin1) that are removed first. */
    readonly dropped?: Iterable<string>;
    /** Whether some bytes of a file, or of its name, hold what must not be in it, such as a key. */
    readonly isForbidden?: ((bytes: Buffer) => boolean) | undefined;
    /** Of all files, holes counted. Default: as many as there are. */
    readonly maxBytes?: number;
    readonly signal?: AbortSignal | undefined;
}
/** Makes a folder plain and gives its digest; what cannot be made plain is refused with its path. */
export declare function freezeFolder(folder: string, request?: FreezeRequest): Promise<Freezing>;
/** The digest of a folder that was made plain; refused where something forbidden is in it. */
export declare function digestFolder(folder: string, request?: Pick<FreezeRequest, 'isForbidden' | 'signal'>): Promise<Freezing>;
/** What of a file is not plain; undefined also where nothing can be said of it. */
export declare function specialKind(path: Buffer): string | undefined;
export {};

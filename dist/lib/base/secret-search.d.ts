/** Digest of one form of a secret. */
interface FormDigest {
    readonly length: number;
    /** The top 24 bits of the rolling hash. */
    readonly filter: number;
    /** scrypt, hex. */
    readonly digest: string;
}
/** What finds secrets without knowing them. */
export interface SecretDigests {
    /** 128 bits, hex; the multiplier of the rolling hash follows from it. */
    readonly salt: string;
    readonly forms: readonly FormDigest[];
}
/** Digests by which secrets are found where nobody knows them; the salt is 128 random bits in hex, new each time. */
export declare function digestSecrets(secrets: readonly string[], salt: string): SecretDigests;
/** By so many bytes parts of something longer have to overlap, so that no secret lies between two. */
export declare const PART_OVERLAP: number;
/** Looks for secrets that are known, and for those that only their digests are known of. */
export declare class SecretSearch {
    #private;
    constructor(secrets: readonly string[], digests?: readonly SecretDigests[]);
    /** Nothing is looked for. */
    get isIdle(): boolean;
    /** From now on what these digests are of is looked for as well. */
    add(digests: SecretDigests): void;
    /** From now on these secrets are looked for as well. */
    addSecrets(secrets: readonly string[]): void;
    /** Whether any of the secrets is in these bytes, in any of its forms. */
    finds(bytes: Buffer): boolean;
    /** The text with `***` for each secret in it, in any of its forms, and for the part of one that a cut left. */
    redact(text: string): string;
    /** A value of JSON with every text in it, names of members too, redacted; any other value is left as it is. */
    redactDeep<T>(value: T): T;
}
export {};

/** What chance says about one measurement; the same label always gives the same. */
interface Drawn {
    /** From 1 to 2^31 - 1, so that every program can take it. */
    readonly seed: number;
    /** 1: the candidate runs first. */
    readonly bit: 0 | 1;
}
export type Draw = (label: string) => Drawn;
/**
 * Seeds and coins of a run. Nobody can predict them without the secret; whoever learns it can check
 * each of them. Source: the nested form of HMAC (RFC 2104), over SHA-256.
 */
export declare function drawFrom(secret: string): Draw;
/** What is written down before the first draw, so that the secret can be checked when it is disclosed. */
export declare function commitmentOf(secret: string): string;
export {};

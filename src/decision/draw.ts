import { sha256 } from '../base/hash.ts';

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
export function drawFrom(secret: string): Draw {
  return (label) => {
    const digest = sha256(`outer\n${secret}\n${sha256(`inner\n${secret}\n${label}`)}`);
    return {
      seed: (Number.parseInt(digest.slice(0, 8), 16) % 0x7f_ff_ff_ff) + 1,
      bit: Number.parseInt(digest.slice(8, 9), 16) < 8 ? 0 : 1,
    };
  };
}

/** What is written down before the first draw, so that the secret can be checked when it is disclosed. */
export function commitmentOf(secret: string): string {
  return sha256(secret);
}

import type { Receipt } from './receipt.js';
/** The receipt of what landed as an in-toto Statement v1 with SLSA provenance v1: what standard tools read. */
export declare function buildProvenance(receipt: Receipt): Record<string, unknown>;

import type { Blake3 } from '../base/blake3.ts';
import { canonicalJson } from '../base/canonical-json.ts';
import { isObject } from '../base/decode.ts';
import type { Receipt, ReceiptDraft } from './receipt.ts';

/** Links a receipt to the one before it: null for what is no part of the chain. */
export function sealReceipt(
  draft: ReceiptDraft,
  { previous, blake3 }: { readonly previous: string | null; readonly blake3: Blake3 },
): Receipt {
  const linked = { ...draft, previous_receipt_hash: previous };
  return { ...linked, receipt_hash: blake3(canonicalJson(linked)) };
}

/** The hash that a receipt must have: of all of it but the hash. */
export function hashOfReceipt({ receipt_hash: _, ...rest }: Receipt, blake3: Blake3): string {
  return blake3(canonicalJson(rest));
}

/** The bytes of a receipt's file: there is one spelling, so that any other byte is found. */
export function renderReceipt(receipt: Receipt): string {
  return `${JSON.stringify(receipt, null, 2)}\n`;
}

/** What an item's run is of: the same item and agent, the same hash, however the agent reaches its model. */
export function hashOfInputs(item: unknown, agent: Receipt['agent'], blake3: Blake3): string {
  const { gateway: _, server_tools: __, price: ___, only_model: ____, ...asked } = agent;
  return blake3(canonicalJson({ agent: asked, item }));
}

/** The receipt that a text is, as far as its own hash shows; undefined for everything else. It is not checked by a schema. */
export function parseHidden(text: string, blake3: Blake3): Receipt | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    // Not what was written, whatever it is.
    return undefined;
  }
  if (!isObject(raw)) return undefined;
  // Its hash is that of a receipt that was checked when it was made.
  const receipt = raw as unknown as Receipt;
  return hashOfReceipt(receipt, blake3) === receipt.receipt_hash ? receipt : undefined;
}

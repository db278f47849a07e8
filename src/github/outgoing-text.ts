/**
 * What a step knows to be secret, and what it does with everything that leaves it.
 * Invariant: texts for people (log, outputs, summary, requests to the API, report pages) show `***` in place of a
 * secret; files that others take as they are (artifacts, proposals, pushed commits) are refused with one. A step is a
 * process of its own, so that what it knows is kept here, once, and no caller can forget to pass it on.
 */
import { SecretSearch } from '../base/secret-search.ts';
import { shortened } from '../base/text.ts';

const search = new SecretSearch([]);

/** From now on nothing that leaves the step holds one of these. */
export function hideSecrets(secrets: readonly string[]): void {
  search.addSecrets(secrets);
}

/** What finds every secret that the step knows. */
export function stepSecrets(): SecretSearch {
  return search;
}

/** The text as people may see it. */
export function redacted(text: string): string {
  return search.redact(text);
}

/** The text as people may see it, cut after so many characters: of a key that is cut first, an encoded part is found by no search. */
export function redactedShort(text: string, maxLength: number): string {
  return shortened(redacted(text), maxLength);
}

/** The value with every text in it as people may see it; what is no JSON is left as it is. */
export function redactedDeep<T>(value: T): T {
  return search.redactDeep(value);
}

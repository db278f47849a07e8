import type { CandidateRecord } from './records.ts';
import type { DecisionSettings } from './settings.ts';

/** The declared size of the current best and of a simplification of it. */
export interface Size {
  readonly of: string;
  readonly before: number;
  readonly after: number;
}

/** What a candidate is refused by that says it simplifies, and does not. */
export const NOT_SIMPLER = 'not-simpler';

/** Why a simplification simplifies nothing; undefined: it does. */
export function sizeRefusal({ of, before, after }: Size): string | undefined {
  if (after < before) return undefined;
  return `it says that it simplifies, and its ${of} went from ${before} to ${after}`;
}

/** Compares the sizes that candidates are recorded with: with each other, and with what was made of them. */
export class SizeAudit {
  /** By tree. */
  readonly known: Map<string, number>;
  readonly #declared: DecisionSettings['size'];

  /** `known`: where an earlier one came to. */
  constructor({ size }: Pick<DecisionSettings, 'size'>, known: Map<string, number> = new Map()) {
    this.#declared = size;
    this.known = known;
  }

  /** What the record of a candidate says of its size that cannot be. */
  issuesOf({ id, parent, tree, purpose, size, refused }: CandidateRecord): readonly string[] {
    const isSized = purpose === 'simplify' && typeof this.#declared === 'string';
    const code = refused?.code;
    if (!isSized && size !== null) return [`${id} has a size, which nothing asked for`];
    if (!isSized && code === NOT_SIMPLER) return [`${id} was refused for a size that nothing asked for`];
    if (!isSized) return [];
    if (size === null || size.of !== this.#declared) {
      return [`${id} says that it simplifies, without its ${this.#declared}`];
    }
    const { of, before, after } = size;
    const issues = [[parent, before] as const, [tree, after] as const].flatMap(([each, recorded]) => {
      const known = this.known.get(each) ?? recorded;
      this.known.set(each, known);
      return known === recorded ? [] : [`${id} gives the tree ${each} ${recorded} ${of}; it had ${known} before`];
    });
    const due = sizeRefusal(size);
    if (code !== undefined && code !== NOT_SIMPLER) {
      return [...issues, `${id} was refused (${code}) with a size that was never asked for`];
    }
    if (due === refused?.reason) return issues;
    const output = refused === null ? 'a simplification' : 'none';
    return [...issues, `${id} is recorded as ${output}; its ${of} went from ${before} to ${after}`];
  }
}

import * as z from 'zod/mini';
import { suggestion } from './text.ts';

/** What a run can be told to go on with, and what it expects otherwise. */
export const RISKS = {
  base_guard: 'a base that passes its guards',
  evaluator_in_process: 'an evaluator that takes no score from the code under test',
  low_disk: 'at least 100 MB of free disk',
  planted_files: 'an evaluator that loads no file of a change in the place of its own',
  unprotected_links: 'protected links that lead to protected files',
  unprotected_tests: 'guards and an evaluator whose tests, scripts and manifests no change may alter',
} as const satisfies Readonly<Record<string, string>>;

export type Risk = keyof typeof RISKS;
const NAMES = [
  'base_guard',
  'evaluator_in_process',
  'low_disk',
  'planted_files',
  'unprotected_links',
  'unprotected_tests',
] as const satisfies readonly Risk[];

const flag = z._default(z.boolean(), false);

/** `[accept_risk]`: risks that a person takes knowingly. */
export const acceptedRisksSchema = z.prefault(
  z.strictObject({
    base_guard: flag,
    evaluator_in_process: flag,
    low_disk: flag,
    planted_files: flag,
    unprotected_links: flag,
    unprotected_tests: flag,
  } satisfies Record<Risk, typeof flag>),
  {},
);

export type AcceptedRisks = Readonly<Record<Risk, boolean>>;

/** The risk that a word names, or what to write in its place. */
export function parseRisk(word: string): { readonly risk: Risk } | { readonly remedy: string } {
  const risk = NAMES.find((name) => name === word);
  return risk === undefined ? { remedy: suggestion(word, NAMES) } : { risk };
}

interface FoundRisk {
  readonly risk: string;
  readonly found: boolean;
  readonly accepted: boolean;
}

/** The risks that a person took, each once; null: none. */
export function risksTaken(findings: readonly FoundRisk[]): string[] | null {
  const taken = findings.filter(({ found, accepted }) => found && accepted).map(({ risk }) => risk);
  return taken.length === 0 ? null : [...new Set(taken)];
}

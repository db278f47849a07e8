import { suggestion } from './text.ts';

/** Risks that a user can accept, each with what a run expects where it is not accepted. */
export const RISKS = {
  base_guard: 'a base that passes its guards',
  evaluator_in_process: 'an evaluator that takes no score from the code under test',
  low_disk: 'at least 100 MB of free disk',
  planted_files: 'an evaluator that loads no file of a change in the place of its own',
  unprotected_links: 'protected links that lead to protected files',
  unprotected_tests: 'guards and an evaluator whose tests, scripts and manifests no change may alter',
} as const satisfies Readonly<Record<string, string>>;

export type Risk = keyof typeof RISKS;
export const RISK_NAMES = Object.keys(RISKS) as readonly Risk[];

export type AcceptedRisks = Readonly<Record<Risk, boolean>>;

/** The risk that a word names, or what to write in its place. */
export function parseRisk(word: string): { readonly risk: Risk } | { readonly remedy: string } {
  const risk = RISK_NAMES.find((name) => name === word);
  return risk === undefined ? { remedy: suggestion(word, RISK_NAMES) } : { risk };
}

interface FoundRisk {
  readonly risk: string;
  readonly found: boolean;
  readonly accepted: boolean;
}

/** The accepted risks, each once; null: none. */
export function risksTaken(findings: readonly FoundRisk[]): string[] | null {
  const taken = findings.filter(({ found, accepted }) => found && accepted).map(({ risk }) => risk);
  return taken.length === 0 ? null : [...new Set(taken)];
}

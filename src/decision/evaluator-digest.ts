import { canonicalJson } from '../base/canonical-json.ts';
import { sha256 } from '../base/hash.ts';
import { quoted } from '../base/text.ts';

/** What a score depends on besides the tree that is scored, each by its digest. Source: decisions, "Integrity", rule 4. */
export interface EvaluatorParts {
  /** Of the commands, of how a score is read, and of the files that there have to be. */
  readonly judge: string;
  /** Of the protected files as they are found. */
  readonly files: string;
  /** Of the environment lock. */
  readonly environment: string;
}

/** Digest of an evaluator: what it runs, the files that judge, where it runs. */
export function evaluatorDigest({ judge, files, environment }: EvaluatorParts): string {
  return sha256(canonicalJson({ judge, files, environment }));
}

/** Digest of files by their paths. A path may hold what is no text, so this is not canonical JSON. */
export function filesDigest(files: Readonly<Record<string, string>>): string {
  return sha256(JSON.stringify(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))));
}

/** Digest of the evaluator that a record begins with, in an environment. */
export function evaluatorIn(
  {
    judge_digest: judge,
    evaluator_files: files,
  }: { readonly judge_digest: string; readonly evaluator_files: Readonly<Record<string, string>> },
  environment: EnvironmentFacts,
): string {
  return evaluatorDigest({ judge, files: filesDigest(files), environment: environmentDigest(environment) });
}

/** What a score may depend on besides tree, commands and files, by name: machine, image, programs, variables. */
export type EnvironmentFacts = Readonly<Record<string, string>>;

export function environmentDigest(facts: EnvironmentFacts): string {
  return sha256(canonicalJson(facts));
}

const isDigest = (value: string): boolean => /^[0-9a-f]{64}$/.test(value);

const MAX_LISTED = 3;
const MAX_CHARS = 60;

/** What differs between two environments, in words; digests say nothing to anybody and are left out. */
export function reportMove(before: EnvironmentFacts, after: EnvironmentFacts): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const changed = names.filter((name) => before[name] !== after[name]);
  const recorded = changed.slice(0, MAX_LISTED).map((name) => {
    const [was, is] = [before[name], after[name]];
    if (was === undefined || is === undefined) return `${name} is ${is === undefined ? 'gone' : 'new'}`;
    return name.startsWith('env.') || isDigest(is)
      ? name
      : `${name} ${quoted(was, MAX_CHARS)}, now ${quoted(is, MAX_CHARS)}`;
  });
  const rest = changed.length - recorded.length;
  return `${recorded.join('; ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

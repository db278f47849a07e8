/** Whose files measure the two commits. */
import { AutorizeError, EXIT } from '../base/errors.ts';
import { plural, quoted } from '../base/text.ts';
import { findNamedFiles, type ProtectedFiles } from '../engine/boundaries/protected-files.ts';
import { shadowableOf } from '../engine/boundaries/shadowable.ts';
import { buildShadowFinder } from '../engine/boundaries/shadowing.ts';
import { findProtected } from '../experiment/ledger/opening.ts';
import { diffTrees, type GitStore } from '../kernel/git-store.ts';
import type { ExperimentConfig } from '../settings/experiment-config.ts';
import { findBenchmarkFiles, namesDependencies, withoutDependencies } from './evaluator-globs.ts';
import type { Opened } from './log.ts';

const LINK = '120000';

export interface FoundEvaluators {
  readonly arms: Readonly<Record<'base' | 'head', ProtectedFiles>>;
  /** Files of the head's that the base's took the place of. */
  readonly replaced: readonly string[];
  /** All that differ between the two evaluators. */
  readonly different: readonly string[];
  readonly notes: readonly string[];
}

interface Finding {
  /** Of the host: where installed packages are looked for. */
  readonly env: { readonly PATH?: string | undefined };
  readonly config: ExperimentConfig;
  readonly trees: Readonly<Record<'base' | 'head', string>>;
  readonly whose: Opened['evaluator'];
  /** Nobody said which files are the evaluator. */
  readonly isOpen: boolean;
}

/** Finds them; throws where the command names a file that the base does not have, and the base is to measure. */
export async function findEvaluators(
  store: GitStore,
  { config, trees, whose, env, isOpen }: Finding,
): Promise<FoundEvaluators> {
  const of = async (tree: string): Promise<ProtectedFiles> => {
    const { objective } = config;
    const named = await findProtected({ ...store, base: tree }, config);
    if (!isOpen) return named;
    const globs = [...named.globs, ...(await findBenchmarkFiles(store, tree, objective.command))];
    const protect = [...(await withoutDependencies(store, globs, trees))];
    return findProtected({ ...store, base: tree }, { ...config, objective: { ...objective, protect } });
  };
  const [base, head] = [await of(trees.base), await of(trees.head)];
  const { command } = config.objective;
  if (whose !== 'head') {
    const [inBase, inHead] = await Promise.all(
      [trees.base, trees.head].map((commit) => findNamedFiles(store, { commit, command })),
    );
    const missing = (inHead ?? []).filter((name) => inBase?.includes(name) !== true);
    if (missing.length > 0) throw benchmarkMissing(`the base has no ${missing.join(', ')}, which the command names`);
  }
  const ids = ({ files }: ProtectedFiles) => new Map(files.map(({ path, mode, id }) => [path, `${mode} ${id}`]));
  const [ofBase, ofHead] = [ids(base), ids(head)];
  const different = [...new Set([...ofBase.keys(), ...ofHead.keys()])].filter(
    (path) => ofBase.get(path) !== ofHead.get(path),
  );
  const changes = await diffTrees(store, { from: trees.base, to: trees.head });
  const replaced = whose === 'base' ? different.filter((path) => ofBase.has(path)) : [];
  return {
    arms: { base: whose === 'head' ? head : base, head: whose === 'base' ? base : head },
    ...{ replaced, different },
    notes: [
      ...notesOf(whose, { different, replaced }),
      ...noteDependencies(changes.map(({ path }) => path).filter((path) => !replaced.includes(path))),
      ...(whose === 'base' ? describePlanted(changes, { base, env }) : []),
    ],
  };
}

/** What libraries of the head's do to its scores is part of the answer. */
function noteDependencies(changed: readonly string[]): string[] {
  const named = changed.filter(namesDependencies);
  if (named.length === 0) return [];
  return [`the head changes ${shown(named)}: each commit is measured with its own dependencies`];
}

const MAX_PLANTED = 5;

/**
 * Files of the head that the evaluator of the base may load in the place of its own libraries: an agent's change with one
 * is refused; of a commit it is said, for it may be meant.
 */
function describePlanted(
  changes: Awaited<ReturnType<typeof diffTrees>>,
  { base, env }: Pick<Finding, 'env'> & { readonly base: ProtectedFiles },
): string[] {
  const findShadow = buildShadowFinder(shadowableOf(base, env));
  const planted = changes.flatMap(({ path, status, newMode }) => {
    if (status === 'D') return [];
    const reason = findShadow(path, { isNew: status !== 'M', kind: newMode === LINK ? 'link' : 'file' });
    return reason === undefined
      ? []
      : [`${quoted(path, 200)} of the head may change what the evaluator of the base does: ${reason}`];
  });
  const more = planted.length - MAX_PLANTED;
  return more <= 0 ? planted : [...planted.slice(0, MAX_PLANTED), `and ${plural(more, 'such file')} more`];
}

function shown(paths: readonly string[]): string {
  return `${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ` and ${paths.length - 3} more` : ''}`;
}

function notesOf(
  whose: Opened['evaluator'],
  { different, replaced }: Pick<FoundEvaluators, 'different' | 'replaced'>,
): string[] {
  if (whose === 'base')
    return replaced.length === 0
      ? []
      : [
          `the head changes ${plural(replaced.length, 'file')} of the evaluator (${shown(replaced)}): those of the base measure both; if they are what should be measured, use --evaluator own`,
        ];
  if (different.length === 0) return [];
  return [
    whose === 'head'
      ? `the evaluator of the head measures both (${shown(different)})`
      : `each commit is measured by its own evaluator (${shown(different)}): a difference may come from it`,
  ];
}

function benchmarkMissing(message: string): AutorizeError {
  return new AutorizeError('benchmark_missing', EXIT.usage, {
    message,
    remedy: 'Measure both by the evaluator of the head: --evaluator head.',
  });
}

/** The base lacks what the head has. */
export function noBenchmarkInBase(): AutorizeError {
  return benchmarkMissing('no --command, and the base has no benchmark, which the head has');
}

/** The error of a base that gives no score: where the head has another evaluator, that the base lacks the benchmark. */
export function missingBenchmark(error: AutorizeError, { different }: FoundEvaluators): AutorizeError {
  return different.length === 0
    ? error
    : benchmarkMissing(`${error.message} (the head changes ${different.slice(0, 3).join(', ')})`);
}

/**
 * Candidates that tamper with the evaluator: one that empties the tests, one that plants files which would be loaded in the
 * place of the evaluator's. Each must be denied, or change nothing.
 * Invariant: what is tried are trees of a private store that is thrown away.
 */
import { join } from 'node:path';
import { decodePath, encodePath } from '../base/byte-path.ts';
import { literalGlob } from '../base/literal-glob.ts';
import { findNamedFiles } from '../engine/boundaries/protected-files.ts';
import { findTestFiles, findTestGlobs, type RepositoryPaths } from '../engine/boundaries/test-files.ts';
import { forgeScript, isForgeable } from '../engine/evaluation/echoed-score.ts';
import { isAdmitted, listOpenFiles, type Script } from '../engine/evaluation/forged-candidate.ts';
import { findDeciding, findOpenInputs, type OpenInputs, readRepositoryPaths } from '../engine/evaluation/open-tests.ts';
import { bindGit, gitLine } from '../kernel/git.ts';
import { listFiles } from '../kernel/git-store.ts';
import { plantsAdjacent, plantsOfTools } from './plant-names.ts';
import type { Forged, Subject, TrialSubject } from './trial-subject.ts';

export type EmptiedTrial =
  | { readonly kind: 'denied'; readonly tests: readonly string[] }
  | {
      readonly kind: 'open';
      /** Tests that a change may empty. */
      readonly paths: readonly string[];
      /** Those that decide what a guard or the evaluator runs. */
      readonly inputs: OpenInputs;
      /** A candidate without their content is no worse to guards and objective. */
      readonly isPassed: boolean;
      /** What protects the inputs, and the other tests; no script of a guard that may be the code under test is in it. */
      readonly globs: { readonly inputs: readonly string[]; readonly others: readonly string[] };
    }
  /** There are no tests that are known as such. */
  | { readonly kind: 'untried' }
  | { readonly kind: 'aborted' };

/** What a change may empty; nothing is run. */
export interface OpenTests extends Omit<Extract<EmptiedTrial, { kind: 'open' }>, 'isPassed'> {
  readonly scripts: readonly Script[];
}

/** Finds every test that a change may empty, those that the guards name among them. */
export async function findOpenTests(
  subject: Subject,
): Promise<OpenTests | Extract<EmptiedTrial, { kind: 'denied' | 'untried' }>> {
  const { commands, rules } = subject;
  const { store } = subject.privateArea;
  const guards = commands.flatMap(({ command, kind }) => (kind === 'guard' ? [command] : []));
  const repository = await readRepositoryPaths(store);
  const deciding = await findDeciding(store, repository, commands);
  const tests = new Set([...findTestFiles(repository), ...(await findNamed(subject, guards)), ...deciding]);
  if (tests.size === 0) return { kind: 'untried' };
  const isOpen = (script: Script): boolean => isAdmitted(rules, script);
  const inputs = await findOpenInputs(store, { commands, isOpen });
  const open = await listOpenFiles(store, { isOpen, isWanted: (path) => tests.has(path) });
  if (open.length === 0 && inputs.tests.length + inputs.deciding.length === 0)
    return { kind: 'denied', tests: [...tests] };
  const paths = open.map(({ path }) => path);
  const globs = protectingGlobs(subject, { repository, paths, inputs });
  return { kind: 'open', paths, inputs, globs, scripts: open };
}

/** Empties all of them; one that scores no worse than the base by more than `apartFrom` passes. */
export async function tryEmptied(
  subject: TrialSubject,
  base: { readonly score: number },
  apartFrom: number,
): Promise<EmptiedTrial> {
  const found = await findOpenTests(subject);
  if (found.kind !== 'open') return found;
  const { scripts, ...open } = found;
  const { store } = subject.privateArea;
  const empty = await gitLine(store.git, ['hash-object', '-w', '--stdin'], { input: '' });
  const tree = await writeTree(subject, { name: 'emptied', entries: scripts.map((each) => ({ ...each, id: empty })) });
  const scored = await subject.judge({ tree, prefix: 'emptied-', of: 'emptied tests', asks: 'whole' });
  if (scored.kind === 'aborted') return scored;
  const isPassed = scored.kind === 'scored' && subject.sign * (scored.score - base.score) >= -apartFrom;
  return { ...open, isPassed };
}

// More are named by the globs of their kind.
const MAX_LITERAL = 5;

function protectingGlobs(
  { protectedFiles }: Pick<Subject, 'protectedFiles'>,
  { repository, paths, inputs }: Pick<Extract<EmptiedTrial, { kind: 'open' }>, 'paths' | 'inputs'> & Repository,
) {
  const used = [...inputs.tests, ...inputs.deciding];
  const isSafe = (path: string) => !isForgeable(path) || path.endsWith('.sh');
  const globsOf = (tests: readonly string[]) =>
    tests.length > MAX_LITERAL ? findTestGlobs(repository, protectedFiles.globs) : tests.map(literalGlob);
  return {
    inputs: [...globsOf(inputs.tests), ...inputs.deciding.filter(isSafe).map(literalGlob)],
    others: globsOf(paths.filter((path) => !used.includes(path))),
  };
}

interface Repository {
  readonly repository: RepositoryPaths;
}

/** Files that the guards' commands name. */
async function findNamed({ privateArea: { store } }: Subject, commands: readonly string[]): Promise<string[]> {
  const globs = await findNamedFiles(store, { commit: store.base, command: commands.join('\n') });
  return globs.map((glob) => glob.replaceAll(/\\(.)/g, '$1'));
}

export type PlantedTrial =
  | { readonly kind: 'denied'; readonly paths: readonly string[] }
  /** Some may be added, and whoever loads them: the score is what it was. */
  | { readonly kind: 'without effect'; readonly paths: readonly string[] }
  | { readonly kind: 'believed'; readonly paths: readonly string[]; readonly claim: number }
  /** Some may be added that no trial can make up: compiled files and data. */
  | { readonly kind: 'untestable'; readonly paths: readonly string[] }
  | { readonly kind: 'untried' }
  | { readonly kind: 'aborted' };

// Enough to meet each folder of an evaluator.
const MAX_OWNERS = 50;
const MODE = '100644';

/** New files beside the protected ones that would be loaded in their place, and those of them that a change may add. */
export async function findPlants(
  subject: Pick<Subject, 'privateArea' | 'rules' | 'protectedFiles'>,
): Promise<{ readonly fresh: readonly string[]; readonly open: readonly string[] }> {
  const { privateArea, protectedFiles, rules } = subject;
  const { store } = privateArea;
  const known = new Set((await listFiles(store, store.base)).map(({ path }) => decodePath(path)));
  const repository = await readRepositoryPaths(store);
  const adjacent = protectedFiles.files.slice(0, MAX_OWNERS).flatMap(({ path }) => plantsAdjacent(path));
  const paths = [...new Set([...plantsOfTools(repository), ...adjacent])];
  const fresh = paths.filter((path) => !known.has(path));
  return { fresh, open: fresh.filter((path) => isAdmitted(rules, { path, status: 'A', mode: MODE, id: store.base })) };
}

/** What is known of them before any is planted; `untried` where nothing is. */
export async function findUntried(
  subject: Subject,
): Promise<Extract<PlantedTrial, { kind: 'untried' | 'denied' | 'untestable' }>> {
  const { fresh, open } = await findPlants(subject);
  if (fresh.length === 0) return { kind: 'untried' };
  if (open.length === 0) return { kind: 'denied', paths: fresh };
  const untestable = open.filter((path) => !isForgeable(path));
  return untestable.length > 0 ? { kind: 'untestable', paths: untestable } : { kind: 'untried' };
}

/** Plants them, each with a made-up score. */
export async function tryPlanted(
  subject: TrialSubject,
  forge: () => Promise<Forged | undefined>,
): Promise<PlantedTrial> {
  const { store } = subject.privateArea;
  const untried = await findUntried(subject);
  if (untried.kind !== 'untried') return untried;
  const { open } = await findPlants(subject);
  if (open.length === 0) return untried;
  const forged = await forge();
  if (forged === undefined) return { kind: 'untried' };
  const entries: Entry[] = [];
  for (const path of open) {
    const input = forgeScript({ path, text: '', output: forged.output });
    entries.push({ path, mode: MODE, id: await gitLine(store.git, ['hash-object', '-w', '--stdin'], { input }) });
  }
  const tree = await writeTree(subject, { name: 'planted', entries });
  const scored = await subject.judge({ tree, prefix: 'planted-', of: 'planted files' });
  if (scored.kind === 'aborted') return scored;
  if (scored.kind === 'scored' && scored.score === forged.claim)
    return { kind: 'believed', paths: open, claim: forged.claim };
  return { kind: 'without effect', paths: open };
}

interface Entry {
  readonly path: string;
  readonly mode: string;
  readonly id: string;
}

/** The base with some files put into it. */
async function writeTree(
  { privateArea }: Subject,
  { name, entries }: { readonly name: string; readonly entries: readonly Entry[] },
): Promise<string> {
  const { gitDir, home, base } = privateArea.store;
  const index = bindGit({ gitDir, home, indexFile: join(privateArea.folder, `${name}.index`) });
  await index(['read-tree', '--end-of-options', base]);
  const lines = entries.flatMap(({ path, mode, id }) => [
    Buffer.from(`${mode} ${id}\t`),
    encodePath(path),
    Buffer.alloc(1),
  ]);
  await index(['update-index', '-z', '--add', '--index-info'], { input: Buffer.concat(lines) });
  return gitLine(index, ['write-tree']);
}

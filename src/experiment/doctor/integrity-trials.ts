/**
 * Candidates that tamper with the evaluator: one that empties the tests, one that plants files which would be loaded in the
 * place of the evaluator's. Each must be denied, or change nothing.
 * Invariant: what is tried are trees of a private store that is thrown away.
 */
import { join } from 'node:path';
import { decodePath, encodePath } from '../../base/byte-path.ts';
import { guardCommands } from '../../decision/guard.ts';
import { findNamedFiles } from '../../engine/boundaries/protected-files.ts';
import { findTestFiles } from '../../engine/boundaries/test-files.ts';
import { forgeScript, isForgeable } from '../../engine/evaluation/echoed-score.ts';
import type { Script } from '../../engine/evaluation/forged-candidate.ts';
import {
  findDeciding,
  findOpenInputs,
  type OpenInputs,
  readRepositoryPaths,
} from '../../engine/evaluation/open-tests.ts';
import { bindGit, gitLine } from '../../kernel/git.ts';
import { listFiles } from '../../kernel/git-store.ts';
import { decidedCommands } from '../ledger/opening.ts';
import { type BaseScore, forge, isAdmitted, listScripts, score, type Trial } from './evaluator-trial.ts';

export type EmptiedTrial =
  | { readonly kind: 'denied'; readonly tests: number }
  | {
      readonly kind: 'open';
      /** Tests that a change may empty. */
      readonly paths: readonly string[];
      /** Those that decide what a guard or the evaluator runs. */
      readonly inputs: OpenInputs;
      /** A candidate without their content is no worse to guards and objective. */
      readonly isPassed: boolean;
    }
  /** There are no tests that are known as such. */
  | { readonly kind: 'untried' }
  | { readonly kind: 'aborted' };

/** Empties every test that a change may empty, those that the guards name among them. */
export async function tryEmptied(trial: Trial, base: BaseScore, apartFrom: number): Promise<EmptiedTrial> {
  const { store } = trial.privateArea;
  const { objective } = trial.config;
  const commands = decidedCommands(trial.config);
  const guards = commands.flatMap(({ command, kind }) => (kind === 'guard' ? [command] : []));
  const repository = await readRepositoryPaths(store);
  const deciding = await findDeciding(store, repository, commands);
  const tests = new Set([...findTestFiles(repository), ...(await findNamed(trial, guards)), ...deciding]);
  if (tests.size === 0) return { kind: 'untried' };
  const isOpen = (script: Script): boolean => isAdmitted(trial, { ...script, status: 'M' });
  const inputs = await findOpenInputs(store, { commands, isOpen });
  const open = await listScripts(trial, (path) => tests.has(path));
  if (open.length === 0 && inputs.tests.length + inputs.deciding.length === 0)
    return { kind: 'denied', tests: tests.size };
  const empty = await gitLine(store.git, ['hash-object', '-w', '--stdin'], { input: '' });
  const tree = await writeTree(trial, { name: 'emptied', entries: open.map((each) => ({ ...each, id: empty })) });
  const purpose = { kind: 'judge', also: guardCommands(objective) } as const;
  const scored = await score(trial, { tree, prefix: 'emptied-', purpose });
  if (scored.kind === 'aborted') return scored;
  const sign = objective.direction === 'max' ? 1 : -1;
  const isPassed = scored.kind === 'scored' && sign * (scored.score - base.score) >= -apartFrom;
  const paths = open.map(({ path }) => path);
  return { kind: 'open', paths, inputs, isPassed };
}

/** Files that the guards' commands name. */
async function findNamed({ privateArea: { store } }: Trial, commands: readonly string[]): Promise<string[]> {
  const globs = await findNamedFiles(store, { commit: store.base, command: commands.join('\n') });
  return globs.map((glob) => glob.replaceAll(/\\(.)/g, '$1'));
}

export type PlantedTrial =
  | { readonly kind: 'denied'; readonly planted: number }
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
  trial: Pick<Trial, 'privateArea' | 'config' | 'protectedFiles'>,
): Promise<{ readonly fresh: readonly string[]; readonly open: readonly string[] }> {
  const { privateArea, protectedFiles } = trial;
  const { store } = privateArea;
  const known = new Set((await listFiles(store, store.base)).map(({ path }) => decodePath(path)));
  const paths = [...new Set(protectedFiles.files.slice(0, MAX_OWNERS).flatMap(({ path }) => plantsBeside(path)))];
  const fresh = paths.filter((path) => !known.has(path));
  return { fresh, open: fresh.filter((path) => isAdmitted(trial, { path, status: 'A', mode: MODE, id: store.base })) };
}

/** Plants them, each with a made-up score. */
export async function tryPlanted(trial: Trial, base: BaseScore): Promise<PlantedTrial> {
  const { store } = trial.privateArea;
  const { fresh, open } = await findPlants(trial);
  if (fresh.length === 0) return { kind: 'untried' };
  if (open.length === 0) return { kind: 'denied', planted: fresh.length };
  const untestable = open.filter((path) => !isForgeable(path));
  if (untestable.length > 0) return { kind: 'untestable', paths: untestable };
  const forged = await forge(trial, base);
  if (forged === undefined) return { kind: 'untried' };
  const entries: Entry[] = [];
  for (const path of open) {
    const input = forgeScript({ path, text: '', output: forged.output });
    entries.push({ path, mode: MODE, id: await gitLine(store.git, ['hash-object', '-w', '--stdin'], { input }) });
  }
  const scored = await score(trial, { tree: await writeTree(trial, { name: 'planted', entries }), prefix: 'planted-' });
  if (scored.kind === 'aborted') return scored;
  if (scored.kind === 'scored' && scored.score === forged.claim)
    return { kind: 'believed', paths: open, claim: forged.claim };
  return { kind: 'without effect', paths: open };
}

function plantsBeside(path: string): readonly string[] {
  const at = path.lastIndexOf('/') + 1;
  const [folder, name] = [path.slice(0, at), path.slice(at)];
  const python = /^(.+)\.py$/.exec(name)?.[1];
  if (python !== undefined) {
    const compiled = [`__pycache__/${python}.cpython-312.pyc`, `${python}.pyc`, `${python}.so`];
    const sources = [`${folder}${python}/__init__.py`, `${folder}json.py`, 'statistics.py'];
    return [...sources, ...compiled.map((each) => `${folder}${each}`)];
  }
  const [, stem, kind] = /^(.+)\.(js|mjs|cjs|ts)$/.exec(name) ?? [];
  if (stem === undefined) return [];
  return [kind === 'js' ? 'cjs' : 'js', 'json', 'node']
    .map((each) => `${folder}${stem}.${each}`)
    .concat(`${folder}url.js`);
}

interface Entry {
  readonly path: string;
  readonly mode: string;
  readonly id: string;
}

/** The base with some files put into it. */
async function writeTree(
  { privateArea }: Trial,
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

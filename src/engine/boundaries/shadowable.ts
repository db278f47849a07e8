/**
 * What no new file of a change may be loaded in the place of: protected files, what surrounds them, and packages that the
 * environment has.
 * Invariant: names of packages come from the base alone: its manifests, the machine, and what setup installs on the tree
 * of the base. What setup installs on the tree of a change has no say.
 */
import { type GitStore, treeIdOf } from '../../kernel/git-store.ts';
import { readInstalledPackages } from './imported-packages.ts';
import { installedNames } from './package-names.ts';
import type { ProtectedFiles } from './protected-files.ts';
import type { Shadowable } from './shadowing.ts';

interface Environment {
  readonly PATH?: string | undefined;
}

interface Known {
  readonly PATH: string;
  readonly bySetup: readonly string[];
  readonly shadowable: Shadowable;
}

const shadowables = new WeakMap<ProtectedFiles, Known>();
const ofBase = new WeakMap<ProtectedFiles, readonly string[]>();
const NONE: readonly string[] = [];

/** What new files are held to, with the packages that setup is known to install on the base. */
export function shadowableOf(protectedFiles: ProtectedFiles, { PATH = '' }: Environment): Shadowable {
  const bySetup = ofBase.get(protectedFiles) ?? NONE;
  const known = shadowables.get(protectedFiles);
  if (known?.PATH === PATH && known.bySetup === bySetup) return known.shadowable;
  const shadowable = buildShadowable(protectedFiles, [
    ...readInstalledPackages(PATH, protectedFiles.programs),
    ...bySetup,
  ]);
  shadowables.set(protectedFiles, { PATH, bySetup, shadowable });
  return shadowable;
}

/** The same without what setup installs, for what setup itself makes: an install may build in place. */
export function shadowableOfSetup(protectedFiles: ProtectedFiles, { PATH = '' }: Environment): Shadowable {
  return buildShadowable(protectedFiles, readInstalledPackages(PATH, protectedFiles.programs));
}

function buildShadowable(protectedFiles: ProtectedFiles, installed: readonly string[]): Shadowable {
  const { files, folders, environmentSnapshot, packages } = protectedFiles;
  return {
    ...environmentSnapshot,
    files: files.map(({ path }) => path),
    packages: new Set([...packages, ...installed]),
    folders: new Set(folders),
  };
}

/** Whether `noteInstalled` was asked about the base. */
export function knowsInstalled(protectedFiles: ProtectedFiles): boolean {
  return ofBase.has(protectedFiles);
}

/** Remembers what setup made new, where it ran on the tree of the base; of any other tree it remembers nothing. */
export async function noteInstalled(
  store: Pick<GitStore, 'git'>,
  protectedFiles: ProtectedFiles,
  /** `tree`: the id of a tree, or the base. */
  { tree, paths }: { readonly tree: string; readonly paths: Iterable<string> },
): Promise<void> {
  const { commit, ownModules } = protectedFiles;
  if (commit === undefined || ofBase.has(protectedFiles)) return;
  if (tree !== commit && tree !== (await treeIdOf(store, commit))) return;
  const own = new Set(ownModules);
  ofBase.set(
    protectedFiles,
    installedNames([...paths]).filter((name) => !own.has(name)),
  );
}

/** Which submodules are part of the environment, and where they come from, as the user's git is configured. */
import { join } from 'node:path';
import { resolveSubmoduleUrl, type Submodule } from '../../base/submodules.ts';
import type { ParentEnvironment } from '../../kernel/environment.ts';
import { bindGit } from '../../kernel/git.ts';
import { runProgram } from '../../kernel/program.ts';
import { type ConfigEntry, findRemote, ownEnvironment, readUserConfig } from '../../kernel/user-config.ts';
import type { UserRepository } from '../../kernel/user-repository.ts';
import type { Gitlink } from './listing.ts';

export interface ActiveSubmodule {
  readonly path: string;
  readonly commit: string;
  readonly name: string;
  /** Absolute, or a path on this machine. */
  readonly url: string;
}

interface Around {
  readonly repository: UserRepository;
  /** Where the repository itself comes from; default: what its configuration says. */
  readonly url?: string;
  readonly parentEnv: ParentEnvironment;
  /** A git directory of ours that knows the gitlinks' paths. */
  readonly gitDir: string;
  readonly home: string;
}

/**
 * The submodules that the user's git would update, and those that it does not know of. Left out is what
 * `submodule.NAME.active`, `submodule.active` or `update = none` leaves out.
 */
export async function findActive(
  gitlinks: readonly Gitlink[],
  around: Around,
): Promise<{ readonly active: readonly ActiveSubmodule[]; readonly unknown: readonly string[] }> {
  if (gitlinks.length === 0) return { active: [], unknown: [] };
  const { repository, parentEnv } = around;
  const url = around.url ?? (await findRemote(repository, parentEnv)).url;
  const entries = await readUserConfig(repository.folder, parentEnv, '^submodule\\.');
  const chosen = await choosePaths(gitlinks, entries, around);
  const active = gitlinks.flatMap(({ path, commit, module }): ActiveSubmodule[] => {
    if (module === undefined) return [];
    const own = (key: string): string | undefined => lastValue(entries, `submodule.${module.name}.${key}`);
    const { name } = module;
    if ((own('update') ?? module.update) === 'none') return [];
    const isActive = own('active') === undefined ? (chosen?.has(path) ?? true) : isTrue(own('active'));
    return isActive ? [{ path, commit, name, url: resolveSubmoduleUrl(own('url') ?? module.url, url) }] : [];
  });
  return { active, unknown: gitlinks.flatMap(({ path, module }) => (module === undefined ? [path] : [])) };
}

function lastValue(entries: readonly ConfigEntry[], key: string): string | undefined {
  return entries.findLast((entry) => entry.key === key)?.value;
}

function isTrue(value: string | undefined): boolean {
  return /^(?:true|yes|on|[1-9]\d*)$/i.test(value ?? '');
}

/** The paths that `submodule.active` names; undefined where it is not set. */
async function choosePaths(
  gitlinks: readonly Gitlink[],
  entries: readonly ConfigEntry[],
  { repository, parentEnv, gitDir, home }: Around,
): Promise<ReadonlySet<string> | undefined> {
  const patterns = entries.flatMap(({ key, value }) => (key === 'submodule.active' ? [value] : []));
  if (patterns.length === 0) return undefined;
  const indexFile = join(gitDir, 'gitlinks.index');
  const lines = gitlinks.map(({ path, commit }) => `160000 ${commit}\t${path}\0`).join('');
  await bindGit({ gitDir, home, indexFile })(['update-index', '-z', '--index-info'], { input: lines });
  // The patterns have magic of their own, which git of ours does not read.
  const env = { ...ownEnvironment(parentEnv), GIT_DIR: gitDir, GIT_INDEX_FILE: indexFile };
  const args = ['ls-files', '-z', '--', ...patterns];
  const limits = { maxBytes: 64 << 20, maxStderrChars: 1000 };
  const { stdout } = await runProgram({ program: 'git', args, cwd: repository.folder, env, ...limits });
  return new Set(stdout.toString().split('\0').filter(Boolean));
}

/** Git directories and work trees in which the user's git may have a clone of a submodule. */
export function clonesOf(
  { name, path }: Pick<Submodule, 'name' | 'path'>,
  { gitDirs, workTree }: { readonly gitDirs: readonly string[]; readonly workTree: string },
): readonly string[] {
  return [...gitDirs.map((gitDir) => join(gitDir, 'modules', name)), join(workTree, path)];
}

/**
 * What a checkout left in git's configuration that an agent could read.
 * Invariant: only looked at, by reading files, and no value is printed: everybody can read the log.
 */
import { type Dirent, existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { errorCode } from '../kernel/files.ts';
import type { UserRepository } from '../kernel/user-repository.ts';

// How actions/checkout leaves the token: in the config itself, or in a file that the config includes.
const LEFT_CREDENTIALS = /^[ \t]*(?:\[[^\]\r\n]*\]\s*)?(?:extraheader\s*=|path\s*=.*git-credentials)/im;
// The address of a remote or of a submodule, or what stands for the beginning of one.
const ADDRESS = /(?:url\s*=\s*"?|\[\s*url\s+")https?:\/\/([^\s/?#"]+)@/gi;
// What no user is called: by the names of GitHub's and GitLab's tokens, or by its length.
const TOKEN = /^(?:gh[a-z]_|github_pat_|gl[a-z]+-|.{24})/;
const INCLUDED = /^[ \t]*(?:\[[^\]\r\n]*\]\s*)?path\s*=\s*"?([^"\n]+)/gim;
// More than a configuration of anybody's has, where files include each other.
const MAX_FILES = 1000;

/**
 * Throws where the token of a checkout lies where an agent can read it: of this one, or of another in the workspace.
 * Returns what of the workspace was not searched, as a sentence; undefined: all of it was.
 */
export function refuseLeftCredentials(
  { commonDir, gitDir }: UserRepository,
  workspace?: string,
  maxFolders = MAX_FOLDERS,
): string | undefined {
  refuseIn([commonDir, gitDir], '.git/config');
  if (workspace === undefined) return undefined;
  const { found, isWhole } = findGitDirs(workspace, maxFolders);
  for (const folder of found) refuseIn([folder], quoted(join(folder, 'config'), 300));
  if (isWhole) return undefined;
  return `the workspace has more than ${maxFolders} folders: checkouts in the rest were not searched for left credentials`;
}

function refuseIn(gitDirs: readonly string[], where: string): void {
  const texts = readConfigs(gitDirs);
  if (texts.some((text) => LEFT_CREDENTIALS.test(text))) {
    throw new PreconditionError({
      message: `the checkout left its token in ${where}, where the code that runs can read it`,
      remedy: 'Check out with "persist-credentials: false", each repository of the workspace',
    });
  }
  if (!texts.some(holdsToken)) return;
  throw new PreconditionError({
    message: `an address in ${where} has a token or a password in it ("https://…@"), where the code that runs can read it`,
    remedy:
      'Remove it before this step, as in: git remote set-url origin https://github.com/OWNER/REPOSITORY; the step pushes with its own github-token. See: git remote -v',
  });
}

function holdsToken(text: string): boolean {
  return [...text.matchAll(ADDRESS)].some(([, who = '']) => {
    const colon = who.indexOf(':');
    return colon === -1 ? TOKEN.test(who) : colon < who.length - 1;
  });
}

/** The configuration of a repository and of its submodules, and what it includes under whatever condition. */
function readConfigs(gitDirs: readonly string[]): string[] {
  const open = gitDirs.flatMap(listConfigs);
  const seen = new Set<string>();
  const texts: string[] = [];
  for (let next = open.pop(); next !== undefined && seen.size < MAX_FILES; next = open.pop()) {
    if (statSync(next, { throwIfNoEntry: false })?.isFile() !== true) continue;
    const path = realpathSync(next);
    if (seen.has(path)) continue;
    seen.add(path);
    const text = readIfAllowed(path);
    texts.push(text);
    for (const [, included = ''] of text.matchAll(INCLUDED)) {
      const from = included.trim().replace(/^~\//, `${homedir()}/`);
      open.push(resolve(dirname(path), from));
    }
  }
  return texts;
}

// More than a workspace has with its dependencies; to list them takes a few seconds.
const MAX_FOLDERS = 500_000;

/** The git directories of all checkouts below a folder, those nearest to it first; links are not followed. */
function findGitDirs(
  workspace: string,
  maxFolders: number,
): { readonly found: readonly string[]; readonly isWhole: boolean } {
  const found: string[] = [];
  const folders = existsSync(workspace) ? [realpathSync(workspace)] : [];
  // The list grows while it is read.
  for (const [count, folder] of folders.entries()) {
    if (count === maxFolders) return { found, isWhole: false };
    for (const entry of listFolder(folder)) {
      const path = join(folder, entry.name);
      if (entry.name === '.git') found.push(...gitDirOf(path, entry.isDirectory()));
      else if (entry.isDirectory()) folders.push(path);
    }
  }
  return { found, isWhole: true };
}

/** A work tree or a submodule has a file that names its git directory. */
function gitDirOf(path: string, isFolder: boolean): string[] {
  if (isFolder) return [path];
  const [, named] = /^gitdir: (.+)$/m.exec(readIfAllowed(path)) ?? [];
  if (named === undefined) return [];
  const folder = resolve(dirname(path), named.trim());
  const common = join(folder, 'commondir');
  return [folder, ...(existsSync(common) ? [resolve(folder, readIfAllowed(common).trim())] : [])];
}

function listFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // Gone meanwhile, or not ours to read: then not an agent's either.
    return [];
  }
}

/** What cannot be read by us, no agent of ours can read either. */
function readIfAllowed(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'EACCES') return '';
    throw error;
  }
}

/** Those of a git directory and of the ones of its submodules, which lie in it under any name. */
function listConfigs(gitDir: string): string[] {
  const modules = join(gitDir, 'modules');
  const below = existsSync(modules) ? readdirSync(modules, { recursive: true, encoding: 'utf8' }) : [];
  const ofModules = below.filter((path) => /(?:^|\/)config(?:\.worktree)?$/.test(path));
  return [
    ...['config', 'config.worktree'].map((name) => join(gitDir, name)),
    ...ofModules.map((path) => join(modules, path)),
  ];
}

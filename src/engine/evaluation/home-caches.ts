/** What is kept of the home of a command that prepares an environment: caches of tools, never their settings and keys. */
import { lstatSync, readdirSync } from 'node:fs';
import { placeIn } from '../../base/byte-path.ts';
import { isSystemError } from '../../kernel/files.ts';

/** Folders of the home that hold downloads and compiled files. */
const CACHES: readonly string[] = [
  '.npm',
  '.cache',
  '.cargo/registry',
  '.cargo/git',
  '.m2/repository',
  '.m2/wrapper',
  '.gradle/caches',
  '.gradle/wrapper',
  'go/pkg',
  '.nuget/packages',
  '.local/share/pnpm',
  '.local/share/uv',
  '.pnpm-store',
  '.yarn/berry',
  '.bun/install/cache',
  '.deno',
  '.gem',
  '.conan2/p',
  '.ivy2/cache',
  '.sbt/boot',
];

// Settings and keys that tools keep beside their downloads.
const NEVER = /(?:^|\/)(?:\.npmrc|\.netrc|\.git-credentials|credentials(?:\.toml|\.json)?|auth\.json)$/;

/** The paths of a home (bytes as latin1) that are not kept. */
export function unkeptInHome(home: string): readonly string[] {
  const unkept: string[] = [];
  const due = [''];
  for (let folder = due.pop(); folder !== undefined; folder = due.pop()) {
    const names = namesIn(home, folder);
    // A folder that its owner shut cannot be kept.
    if (names === undefined && folder !== '') unkept.push(folder);
    for (const name of names ?? []) {
      const path = folder === '' ? name : `${folder}/${name}`;
      const isFolder = isFolderAt(home, path);
      if (isFolder && CACHES.includes(path)) {
        unkept.push(...keysBelow(home, path));
        continue;
      }
      if (isFolder && CACHES.some((cache) => cache.startsWith(`${path}/`))) due.push(path);
      else unkept.push(path);
    }
  }
  return unkept;
}

/** Settings and keys at the top of a cache; all of it where it cannot be looked into. */
function keysBelow(home: string, cache: string): readonly string[] {
  const names = namesIn(home, cache);
  if (names === undefined) return [cache];
  return names.map((name) => `${cache}/${name}`).filter((path) => NEVER.test(path));
}

function isFolderAt(home: string, path: string): boolean {
  return lstatSync(placeIn(home, path), { throwIfNoEntry: false })?.isDirectory() === true;
}

function namesIn(home: string, folder: string): readonly string[] | undefined {
  try {
    return readdirSync(placeIn(home, folder), { encoding: 'latin1' });
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}

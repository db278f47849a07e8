import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

let kept: string[] | undefined;

/** What is made, in folders that stay when the test is over; `remove` removes them. */
export function keepFolders<T>(make: () => T): { readonly made: T; readonly remove: () => void } {
  const folders: string[] = [];
  kept = folders;
  try {
    const made = make();
    return { made, remove: () => folders.map(removeFolder) };
  } finally {
    kept = undefined;
  }
}

/** A folder of its own with files in it, removed when the test is over. */
export function createFolder(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'autorize-'));
  if (kept !== undefined) kept.push(folder);
  else onTestFinished(() => removeFolder(folder));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** A folder on another file system than `folder`, wherever that is, removed when the test is over. */
export function createFolderElsewhere(folder: string): string {
  const { dev } = statSync(folder);
  const place = ['/dev/shm', '/tmp', '/var/tmp', import.meta.dirname].find((each) => {
    const found = statSync(each, { throwIfNoEntry: false });
    return found !== undefined && found.dev !== dev;
  });
  if (place === undefined) throw new Error(`there is no other file system than that of ${folder}`);
  const elsewhere = mkdtempSync(join(place, 'autorize-'));
  onTestFinished(() => removeFolder(elsewhere));
  return elsewhere;
}

/** Removes a folder, whatever a test did to the rights of what is in it: only root passes over these. */
function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    execFileSync('chmod', ['-R', 'u+rwX', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

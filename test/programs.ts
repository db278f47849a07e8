import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type OutputAsset, type OutputChunk, type Plugin, rolldown } from 'rolldown';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the programs in test/fixtures, each as one file and what it shares with others. */
    readonly programs: string;
  }
}

const FIXTURES = join(import.meta.dirname, 'fixtures');
const CACHE = join(import.meta.dirname, '..', 'node_modules', '.cache', 'programs');
const DAY_MS = 86_400_000;

/** A bundle lies elsewhere than its sources, which say where they are: so the threads that they start are sources, too. */
const inPlace: Plugin = {
  name: 'in-place',
  transform: {
    filter: { code: 'import.meta.' },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
  },
};

/**
 * Bundles what tests start as programs, once for all of them: to load some three hundred sources takes a process longer
 * than most of what it is started for. Bundles of the same content are of the same name, and stay for the next run.
 */
export default async function setup(project: TestProject): Promise<void> {
  const names = readdirSync(FIXTURES).filter((name) => name.endsWith('.ts'));
  const bundle = await rolldown({
    input: Object.fromEntries(names.map((name) => [name.slice(0, -'.ts'.length), join(FIXTURES, name)])),
    platform: 'node',
    // One package has a second form, for browsers and Node alike, that a bundler cannot follow.
    resolve: { mainFields: ['module', 'main'] },
    plugins: [inPlace],
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
  await bundle.close();
  project.provide('programs', store(output));
}

function store(output: readonly (OutputChunk | OutputAsset)[]): string {
  const files = output.map((each) => [each.fileName, each.type === 'chunk' ? each.code : each.source] as const);
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name}\0`).update(content).update('\0');
  const folder = join(CACHE, hash.digest('hex').slice(0, 16));
  if (!existsSync(folder)) {
    const part = `${folder}.${process.pid}`;
    mkdirSync(part, { recursive: true });
    for (const [name, content] of files) writeFileSync(join(part, name), content);
    try {
      renameSync(part, folder);
    } catch (error) {
      // Another run was faster with the same.
      rmSync(part, { recursive: true });
      if (!existsSync(folder)) throw error;
    }
  }
  utimesSync(folder, new Date(), new Date());
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > DAY_MS)
      rmSync(path, { recursive: true, force: true });
  }
  return folder;
}

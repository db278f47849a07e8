import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the programs in test/fixtures, each in a folder of its own. */
    readonly programs: string;
  }
}

const FIXTURES = join(import.meta.dirname, 'fixtures');
const CACHE = join(import.meta.dirname, '..', 'node_modules', '.cache', 'programs');
const KNOWN = join(CACHE, 'known.json');
// What else decides how files are bundled.
const BUNDLING = [
  import.meta.filename,
  ...['tsconfig.json', 'package.json', 'node_modules/rolldown/package.json'].map((name) =>
    join(import.meta.dirname, '..', name),
  ),
];
// Its time is when the sources were as the name of its folder says.
const SEEN = 'seen';
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
 * Names the folder of what tests start as programs: to load some three hundred sources takes a process longer than most of
 * what it is started for. Programs of the same content are in one folder, which stays for the next run; each is bundled
 * when a test first asks for it, alone: of what it shares with others it would load ten times as many files.
 */
export default async function setup(project: TestProject): Promise<void> {
  const startedAt = new Date();
  const names = readdirSync(FIXTURES)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -'.ts'.length));
  const folder = join(CACHE, findUnchanged(names) ?? (await nameByContent(names, startedAt)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, SEEN), '');
  for (const path of [folder, join(folder, SEEN)]) utimesSync(path, startedAt, startedAt);
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > DAY_MS)
      rmSync(path, { recursive: true, force: true });
  }
  project.provide('programs', folder);
}

/** What the last run found, so that the next one, which bundles nothing, finds it again. */
interface Known {
  readonly folder: string;
  /** The files that decide what the programs are, each with its state. */
  readonly read: Readonly<Record<string, string>>;
}

/** The folder's name of the last run, where no file changed that was read for it: to bundle all takes seconds. */
function findUnchanged(names: readonly string[]): string | undefined {
  if (!existsSync(KNOWN)) return undefined;
  const { folder, read } = JSON.parse(readFileSync(KNOWN, 'utf8')) as Known;
  const isSame = names.every((name) => read[join(FIXTURES, `${name}.ts`)] !== undefined);
  return isSame && Object.entries(read).every(([path, state]) => stateOf(path) === state) ? folder : undefined;
}

/** What the folder of programs is called: the same content, the same name. */
async function nameByContent(names: readonly string[], startedAt: Date): Promise<string> {
  const { files, read } = await bundle(fixtures(names));
  const hash = createHash('sha256');
  for (const [name, content] of files) hash.update(`${name}\0`).update(content).update('\0');
  const folder = hash.digest('hex').slice(0, 16);
  const paths = [...read, ...BUNDLING];
  // What changed meanwhile may have been read before or after.
  if (paths.some((path) => statSync(path).mtimeMs >= startedAt.getTime())) return folder;
  const known: Known = { folder, read: Object.fromEntries(paths.map((path) => [path, stateOf(path)])) };
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(`${KNOWN}.${process.pid}`, JSON.stringify(known));
  renameSync(`${KNOWN}.${process.pid}`, KNOWN);
  return folder;
}

function stateOf(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? 'gone' : [found.ino, found.size, found.mtimeNs, found.ctimeNs].join(' ');
}

interface Bundle {
  readonly files: readonly (readonly [name: string, content: string | Uint8Array])[];
  /** The files that went into it. */
  readonly sources: readonly string[];
  /** All files that were read for it. */
  readonly read: readonly string[];
}

function fixtures(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, join(FIXTURES, `${name}.ts`)]));
}

/** Programs by their names, each of which leads to its source. */
export async function bundle(input: Record<string, string>): Promise<Bundle> {
  const build = await rolldown({
    input,
    platform: 'node',
    // Of ink, for who develops with it.
    external: ['react-devtools-core'],
    // One package has a second form, for browsers and Node alike, that a bundler cannot follow.
    resolve: { mainFields: ['module', 'main'] },
    plugins: [inPlace],
    logLevel: 'warn',
  });
  const { output } = await build.generate({ entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
  const read = await build.watchFiles;
  await build.close();
  return {
    read,
    files: output.map((each) => [each.fileName, each.type === 'chunk' ? each.code : each.source]),
    sources: output.flatMap((each) => (each.type === 'chunk' ? each.moduleIds : [])).filter((id) => existsSync(id)),
  };
}

/** Bundles one program into a folder of its own, from the sources that the folder around it has its name from. */
async function bundleAlone(name: string, folder: string): Promise<void> {
  const { files, sources } = await bundle(fixtures([name]));
  const seenAt = statSync(join(dirname(folder), SEEN)).mtimeMs;
  const changed = sources.filter((path) => statSync(path).mtimeMs > seenAt);
  if (changed.length > 0) throw new Error(`changed since the tests began, start them again: ${changed.join(', ')}`);
  const part = `${folder}.${process.pid}`;
  mkdirSync(part, { recursive: true });
  for (const [file, content] of files) writeFileSync(join(part, file), content);
  try {
    renameSync(part, folder);
  } catch (error) {
    // Another process was faster with the same.
    rmSync(part, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

// As a test helper starts it.
if (process.argv[1] === import.meta.filename) {
  const [name = '', folder = ''] = process.argv.slice(2);
  await bundleAlone(name, folder);
}

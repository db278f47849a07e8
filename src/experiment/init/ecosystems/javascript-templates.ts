/** What can be measured of a JavaScript package that has no benchmark. Pure. */

import type { Measure } from './ecosystem.ts';
import { hasFile, inside, type Listing, parseJsonTable, type Table, textOf, textsOf } from './listing.ts';

/** Folders that a build makes: what the manifest publishes and git does not have. */
export function builtFolders(listing: Listing, manifests: readonly string[]): string[] {
  return manifests.flatMap((path) => {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    const manifest = parseJsonTable(textOf(listing, path));
    const named = [...entriesOf(manifest), ...textsOf(manifest.files)];
    const tops = new Set(named.flatMap((each) => /^(?:\.\/)?([\w@][\w@.-]*)(?:\/|$)/.exec(each)?.[1] ?? []));
    const made = [...tops].filter((top) => !/\.\w+$/.test(top) && !isTracked(listing, inside(folder, top)));
    return made.map((top) => inside(folder, top));
  });
}

function isTracked({ paths }: Listing, folder: string): boolean {
  return paths.some((path) => path === folder || path.startsWith(`${folder}/`));
}

/** Texts of a manifest that name files which others import. */
function entriesOf({ main, module, exports }: Table): string[] {
  const leaves = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value as object).flatMap(leaves)
        : [];
  return [main, module, exports].flatMap(leaves);
}

const FOLDER = (folder: string) => (folder === '' ? '' : `chdir(${JSON.stringify(folder)});\n`);

/** The size of what the build makes, as it travels. */
export function bundleSize(folder: string, folders: readonly string[]): Measure {
  const below = folders.map((each) => (folder === '' ? each : each.slice(folder.length + 1)));
  return {
    what: 'the size of the built JavaScript and CSS in bytes, compressed',
    direction: 'min',
    needsBuild: true,
    command: `node -e '
const { existsSync, readdirSync, readFileSync, statSync } = require("node:fs");
const { chdir } = require("node:process");
const { gzipSync } = require("node:zlib");
${FOLDER(folder)}const folders = ${JSON.stringify(below)}.filter((folder) => existsSync(folder));
const names = folders.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => folder + "/" + name));
const files = names.filter((name) => /\\.(?:[cm]?js|css)$/.test(name) && !name.includes("node_modules/") && statSync(name).isFile()).sort();
if (files.length === 0) throw new Error("the build made no file to measure");
console.log(files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0));
'`,
    fill: 'Name the bundle that counts in "folders", or write a benchmark of what should be fast.',
  };
}

/** The file that others get when they import the package, if git has it. */
export function findEntry(listing: Listing, folder: string, manifest: Table): string | undefined {
  const named = [...entriesOf(manifest), 'index.js', 'index.mjs', 'index.cjs', 'src/index.js', 'src/index.mjs'];
  const paths = named.map((each) => each.replace(/^\.\//, ''));
  return paths.find((each) => /\.[cm]?js$/.test(each) && hasFile(listing, inside(folder, each)));
}

/** The time of one statement in a new process. */
export function statementTime(folder: string, entry: string): Measure {
  return {
    what: `the time to start Node and import ${entry}, in milliseconds`,
    direction: 'min',
    subjects: [inside(folder, entry)],
    command: `node --input-type=module -e '
import { spawnSync } from "node:child_process";
import { chdir, execPath, hrtime } from "node:process";
${FOLDER(folder)}const statement = \`
await import("./${entry}");
\`;
const times = Array.from({ length: 20 }, (_, run) => {
  const ended = "ended " + run + "\\n";
  const begun = hrtime.bigint();
  const code = statement + "(await import(\\"node:fs\\")).writeSync(1, " + JSON.stringify(ended) + ");";
  const { status, stdout } = spawnSync(execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "inherit"], encoding: "utf8" });
  const ms = Number(hrtime.bigint() - begun) / 1e6;
  if (status !== 0 || !stdout.endsWith(ended)) throw new Error("the statement did not run to its end");
  return ms;
});
console.log(Math.min(...times));
'`,
    fill: 'Call in "statement" what should be fast, often enough that it takes longer than the start of Node.',
  };
}

/** What the scripts of a package run. Pure. */
import { type Table, tableAt } from './listing.ts';

/** The scripts of a manifest that are texts. */
export function scriptsOf(manifest: Table): ReadonlyMap<string, string> {
  const entries = Object.entries(tableAt(manifest, 'scripts'));
  return new Map(entries.filter((each): each is [string, string] => typeof each[1] === 'string'));
}

const CALL = /^(?:npm|pnpm|yarn|bun)\s+(?:run(?:-script)?\s+)?(?:-\S+\s+)*([\w:.-]+)$/;
const SERIES = /^(?:npm-run-all2?|run-s|run-p)\s+(.*)$/;
// A script can name scripts without end.
const MAX_DEPTH = 5;

/** The simple commands that a script runs one after the other, those of scripts that it calls in their place. */
function partsOf(scripts: ReadonlyMap<string, string>, name: string, depth = 0): string[] {
  const script = scripts.get(name);
  if (script === undefined || depth > MAX_DEPTH) return [];
  return script.split(/&&|;|\|\|/).flatMap((each) => {
    const part = each.trim();
    const called = namesCalled(scripts, part).filter((other) => other !== name);
    return called.length === 0 ? [part] : called.flatMap((other) => partsOf(scripts, other, depth + 1));
  });
}

function namesCalled(scripts: ReadonlyMap<string, string>, part: string): string[] {
  const name = CALL.exec(part)?.[1] ?? '';
  if (scripts.has(name)) return [name];
  const words = (SERIES.exec(part)?.[1] ?? '').split(/\s+/).filter((word) => word !== '' && !word.startsWith('-'));
  return words.flatMap((word) => {
    const start = word.replace(/\*+$/, '');
    return [...scripts.keys()].filter((each) => each === word || (start !== word && each.startsWith(start)));
  });
}

const RUNNER =
  /^(?:(?:cross-env\s+)?(?:\w+=\S*\s+)*)(?:c8|nyc)?\s*(?:vitest|jest|mocha|ava|tap|uvu|tape|jasmine|lab|brittle|node\s+(?:\S+\s+)*--test)\b/;
const NO_TEST = 'no test specified';
const TEST_SCRIPT = /^(?:tests?[:_-])?(?:unit|node|vitest|jest|mocha|ava|ci|run|only)$/;

export function hasTest(scripts: ReadonlyMap<string, string>): boolean {
  const script = scripts.get('test');
  return script !== undefined && !script.includes(NO_TEST);
}

/** Commands of the script "test" that run tests, where it does more: linters may want what is not here. */
export function testParts(scripts: ReadonlyMap<string, string>): string[] {
  const parts = partsOf(scripts, 'test');
  // "npm test" runs them as well.
  const isAlone = !scripts.has('pretest') && !scripts.has('posttest');
  if (isAlone && parts.length < 2 && parts[0] === scripts.get('test') && plainly(parts[0] ?? '') === parts[0])
    return [];
  const runners = parts.filter((part) => RUNNER.test(part));
  // The plain one first: what is around it may be why "npm test" failed.
  return [...new Set(runners.flatMap((part) => [plainly(part), part]))].map(inPackage);
}

/** The same runner without what measures coverage or checks types, which need not work in a sandbox. */
function plainly(part: string): string {
  // By default it demands full coverage.
  if (part === 'tap') return 'tap --no-coverage';
  return part
    .replace(/^(?:c8|nyc)\s+(?:-\S+\s+)*/, '')
    .replaceAll(/\s--(?:coverage|typecheck)(?:[.=]\S+)?(?=\s|$)/g, '');
}

/** Names of other scripts that run tests. */
export function otherTests(scripts: ReadonlyMap<string, string>): string[] {
  return [...scripts.keys()].filter((name) => TEST_SCRIPT.test(name) && name !== 'test');
}

const BENCHMARK_SCRIPT = /(?:^|[:_-])(?:bench|benchmarks?|perf)(?:$|[:_-])/i;

/** Names of the scripts that run benchmarks, the plainest first. */
export function benchmarkScripts(scripts: ReadonlyMap<string, string>): string[] {
  const names = [...scripts.keys()].filter((name) => BENCHMARK_SCRIPT.test(name));
  return names.toSorted((one, other) => one.length - other.length);
}

const OTHER_RUNTIME = /^(?:bun|deno)\b/;

/** Whether a script needs another runtime than Node. */
export function needsRuntime(scripts: ReadonlyMap<string, string>, name: string): string | undefined {
  return partsOf(scripts, name).flatMap((part) => OTHER_RUNTIME.exec(part) ?? [])[0];
}

const STARTS_FILE = /^(?:node|tsx|ts-node)\s/;

/** The last command of a script that runs benchmarks, where it is not alone and needs no more than the build before it. */
export function benchmarkParts(scripts: ReadonlyMap<string, string>, name: string): string[] {
  const parts = partsOf(scripts, name);
  const last = parts.at(-1);
  return parts.length > 1 && last !== undefined && (STARTS_FILE.test(last) || RUNNER.test(last))
    ? [inPackage(last)]
    : [];
}

/** Files that a script starts by Node, with nothing before them but the name of the program. */
export function filesStarted(scripts: ReadonlyMap<string, string>, name: string): string[] {
  return partsOf(scripts, name).flatMap((part) => /^node\s+(?:\.\/)?(\S+)/.exec(part)?.[1] ?? []);
}

/** Programs of installed packages are found by name only inside of a script. */
function inPackage(part: string): string {
  const [, variables = '', rest = part] = /^((?:\w+=\S*\s+)*)(.*)$/.exec(part) ?? [];
  return rest.startsWith('node ') ? part.replace('node ./', 'node ') : `${variables}npx --no-install ${rest}`;
}

/** What the output of a command says: that it ran no test, which tests failed, and what it misses in a sandbox. Pure. */
import { shellWord } from './ecosystems/listing.ts';

const NOTHING = [
  /^Ran 0 tests in /m,
  /^No tests were found/m,
  /^no tests ran/m,
  /^no tests found/im,
  /^\s*0 passing\b/m,
  /^# tests 0$/m,
];

/** Whether a command that succeeded ran no test at all. */
export function ranNothing(output: string): boolean {
  const isGo = /^\?\s+\S+\s+\[no test files\]$/m.test(output) && !/^ok\s/m.test(output);
  const results = [...output.matchAll(/^test result: ok\. (\d+) passed/gm)];
  const isCargo = results.length > 0 && results.every(([, passed]) => passed === '0');
  return isGo || isCargo || NOTHING.some((pattern) => pattern.test(output));
}

interface Runner {
  readonly runs: RegExp;
  readonly failed: RegExp;
  readonly without: (command: string, names: readonly string[]) => string;
}

const escaped = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const RUNNERS: readonly Runner[] = [
  {
    runs: /-m pytest\b/,
    failed: /^(?:FAILED|ERROR|SUBFAILED.*?) (\S+?::\S+)/gm,
    without: (command, names) => `${command}${names.map((name) => ` --deselect ${shellWord(name)}`).join('')}`,
  },
  {
    runs: /\bgo test\b/,
    failed: /^--- FAIL: (\w+)/gm,
    without: (command, names) =>
      command.replace(/\bgo test\b/, () => `go test -skip ${shellWord(`^(${names.map(escaped).join('|')})$`)}`),
  },
  {
    runs: /\bcargo test\b/,
    failed: /^test (\S+)(?: - should panic)? \.\.\. FAILED$/gm,
    without: (command, names) => `${command} --${names.map((name) => ` --skip ${shellWord(name)}`).join('')}`,
  },
  {
    runs: /\bctest\b/,
    failed: /^\s*\d+ - (\S+) \((?:Failed|SEGFAULT|Timeout|Not Run)\)/gm,
    without: (command, names) => `${command} -E ${shellWord(`^(${names.map(escaped).join('|')})$`)}`,
  },
];
// More than a few failures are no peculiarity of the sandbox.
const MAX_FAILED = 10;

/** The same command, so that it can work here. */
export interface Amended {
  readonly command: string;
  /** The tests that it leaves out; undefined: none. */
  readonly without?: readonly string[];
}

/** The same command without the tests that failed; undefined where they are not known, or too many. */
export function withoutFailed(command: string, output: string): Amended | undefined {
  const runner = RUNNERS.find(({ runs }) => runs.test(command));
  if (runner === undefined) return undefined;
  const names = [...new Set([...output.matchAll(runner.failed)].flatMap(([, name]) => name ?? []))];
  if (names.length === 0 || names.length > MAX_FAILED) return undefined;
  return { command: runner.without(command, names), without: names };
}

/** Makes an empty repository with a commit, outside of the checkout. */
const IN_REPOSITORY =
  'export GIT_DIR="$TMPDIR/git" GIT_WORK_TREE="$PWD" && git init -q && git -c user.name=autorize -c user.email=autorize@localhost commit -q --allow-empty -m base && ';

/** The same command where it is in a git repository, which a checkout is not; undefined where it did not ask for one. */
export function withRepository(command: string, output: string): Amended | undefined {
  const isWanted = /not a git repository/i.test(output) && !command.startsWith(IN_REPOSITORY);
  return isWanted ? { command: `${IN_REPOSITORY}${command}` } : undefined;
}

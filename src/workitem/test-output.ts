/** How many tests passed and failed, by what a test command printed. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

type Reader = (text: string) => TestCounts | undefined;

/** Each knows one form and takes no other for it; the first that finds its form counts. Source: work items, "RunResult". */
const READERS: readonly Reader[] = [readJunit, readCargo, readVitest, readJest, readPytest, readMocha, readGo, readTap];

// Whole suites print a line a test; what counts stands at the end, or is a line each.
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** Reads the counts out of what a test command printed; undefined where its form is none that is known. */
export function parseTestOutput(output: string): TestCounts | undefined {
  const text = output.replace(COLOURS, '').replaceAll('\r\n', '\n');
  for (const read of READERS) {
    const counts = read(text);
    if (counts !== undefined) return counts;
  }
  return undefined;
}

/** `<testsuites tests= failures= errors= skipped=>`, else the sum of the outermost suites. */
function readJunit(text: string): TestCounts | undefined {
  if (!/<testsuites?[\s>]/.test(text)) return undefined;
  const all = tagsOf(text, 'testsuites').find((tag) => /\btests="\d+"/.test(tag));
  const heads = all === undefined ? outermostSuites(text) : [all];
  const sum = (name: string) =>
    heads.reduce((count, head) => count + Number(new RegExp(`\\b${name}="(\\d+)"`).exec(head)?.[1] ?? 0), 0);
  const failed = sum('failures') + sum('errors');
  return { passed: Math.max(0, sum('tests') - failed - sum('skipped') - sum('disabled')), failed };
}

function outermostSuites(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  for (const tag of tagsOf(text, 'testsuite')) {
    if (tag.startsWith('</')) depth -= 1;
    else {
      if (depth === 0) found.push(tag);
      if (!tag.endsWith('/>')) depth += 1;
    }
  }
  return found;
}

/** All tags of a name, opening and closing. Each is looked for once, from where the one before it ends. */
function tagsOf(text: string, name: string): string[] {
  const tags: string[] = [];
  const head = new RegExp(`</?${name}(?=[\\s>/])`, 'g');
  for (let start = head.exec(text); start !== null; start = head.exec(text)) {
    const end = text.indexOf('>', start.index);
    if (end === -1) break;
    tags.push(text.slice(start.index, end + 1));
    head.lastIndex = end + 1;
  }
  return tags;
}

/** A line for each crate's tests. */
function readCargo(text: string): TestCounts | undefined {
  return total([...text.matchAll(/^test result: (?:ok|FAILED)\. (\d+) passed; (\d+) failed;/gm)]);
}

/** `Tests  1 failed | 2 passed (3)` */
function readVitest(text: string): TestCounts | undefined {
  const lines = [...text.matchAll(/^ *Tests {2,}(.*)$/gm)].map(([, rest = '']) => rest);
  const line = lines.findLast((rest) => /\(\d+\)/.test(rest));
  return line === undefined ? undefined : counted(line);
}

/** `Tests:       1 failed, 1 skipped, 2 passed, 4 total` */
function readJest(text: string): TestCounts | undefined {
  const lines = [...text.matchAll(/^Tests: +(.*)$/gm)].map(([, rest = '']) => rest);
  const line = lines.findLast((rest) => /\b\d+ total$/.test(rest));
  return line === undefined ? undefined : counted(line);
}

/** `=== 1 failed, 2 passed in 0.12s ===`, and the same without the bars with `-q`. */
function readPytest(text: string): TestCounts | undefined {
  const lines = text.matchAll(/^(?:=+ )?((?:\d+ [a-z]+(?:, )?)+) in [\d.]+s(?: \([\d:]+\))?(?: =+)?$/gm);
  const line = [...lines].at(-1)?.[1];
  if (line === undefined) return undefined;
  const { passed, failed } = counted(line);
  return { passed, failed: failed + numberBefore(line, 'errors?') };
}

/** `2 passing (5ms)` and, below it, `1 failing`. */
function readMocha(text: string): TestCounts | undefined {
  const passing = [...text.matchAll(/^ +(\d+) passing \(.*\)$/gm)].at(-1);
  if (passing === undefined) return undefined;
  const failing = /^ +(\d+) failing$/m.exec(text.slice(passing.index));
  return { passed: Number(passing[1]), failed: Number(failing?.[1] ?? 0) };
}

/** A line a test with `-v`, subtests among them; without it there is no number. */
function readGo(text: string): TestCounts | undefined {
  const results = [...text.matchAll(/^ *--- (PASS|FAIL|SKIP): \S+ \([\d.]+s\)$/gm)];
  if (results.length === 0) return undefined;
  const count = (wanted: string) => results.filter(([, result]) => result === wanted).length;
  return { passed: count('PASS'), failed: count('FAIL') };
}

/** The summary of Node's runner, else the lines of the outermost tests; what is skipped or still to be done is neither. */
function readTap(text: string): TestCounts | undefined {
  const [pass, fail] = [/^(?:#|ℹ) pass (\d+)$/m, /^(?:#|ℹ) fail (\d+)$/m].map((pattern) => pattern.exec(text)?.[1]);
  if (pass !== undefined && fail !== undefined) return { passed: Number(pass), failed: Number(fail) };
  if (!/^1\.\.\d+/m.test(text) && !text.startsWith('TAP version')) return undefined;
  const results = [...text.matchAll(/^(not )?ok\b(.*)$/gm)].filter(([, , rest = '']) => !/# *(skip|todo)/i.test(rest));
  const failed = results.filter(([, not]) => not !== undefined).length;
  return { passed: results.length - failed, failed };
}

function total(lines: readonly RegExpExecArray[]): TestCounts | undefined {
  if (lines.length === 0) return undefined;
  const sum = (group: number) => lines.reduce((count, line) => count + Number(line[group]), 0);
  return { passed: sum(1), failed: sum(2) };
}

function counted(line: string): TestCounts {
  return { passed: numberBefore(line, 'passed'), failed: numberBefore(line, 'failed') };
}

function numberBefore(line: string, word: string): number {
  return Number(new RegExp(`(?<!\\d)(\\d+) ${word}\\b`).exec(line)?.[1] ?? 0);
}

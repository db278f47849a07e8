/** The line of a log that says why a command failed, which is not always the last one. Pure. */

const CAUSE =
  /error|\bERR_[A-Z]|^[\w.]+Warning: |fatal|panic|exception|not found|cannot|can't|could not|no such|\b(?:fail(?:ed|ures?|s)?|missing|refused|unable)\b/i;
// Lines of a stack trace, and of summaries that name no cause.
const NO_CAUSE =
  /^\s*(?:at |File "|code: )|npm (?:ERR!|error) (?:A complete|code)|^error: (?:could not compile|aborting due to)|^warning: build failed, waiting|^\s*ELIFECYCLE\b|^[\w./-]+ \S+: Failed$/;
// What test runners count at the end; before it they name the test that failed.
const SUMMARY = [
  /^=* ?\d+ (?:failed|errors?)\b.* in [\d.]+s/,
  /^FAILED \((?:failures|errors)=/,
  /^failures:$|^test result: |^error: (?:test failed, to rerun|\d+ targets? failed)/,
  /^FAIL(?:\t\S+\t[\d.]+s)?$/,
  /^\s*(?:Test Files|Tests) +\d+ failed|^(?:Test Suites|Tests|Snapshots): |^[#ℹ] fail \d+$/,
  /^\d+% tests passed|^The following tests FAILED|^Errors while running CTest/,
  /^\[ERROR\] (?:Please refer to|Tests run: |Failed to execute goal \S*:maven-surefire-plugin:)/,
];
// The line of code below it names what was called, not what went wrong.
const PYTHON_FRAME = /^\s*File "[^"]*", line \d+/;
const FRAME = /^\s*(?:at |[\])}]+[,;]?$)/;
const MAX_SEARCHED = 60;

// What package managers say about themselves, wherever they end.
const CHATTER =
  /^(?:npm notice\b|\[notice\]|\[ERROR\]\s*(?:$|->|To see|Re-run|For more|After correcting|mvn <args>|\[Help))/;
// The goal that failed stands before why it did, and would leave no room for it.
const MAVEN_GOAL = /^(\[ERROR\]) Failed to execute goal .*? on project [\w.-]+: (.*?)(?: -> \[Help \d+\])?$/;

/**
 * The last line that names a cause, in the first log that has one; else the last line of the first log that says
 * anything, before its stack trace. Undefined where none does.
 */
export function failureLine(...logs: readonly string[]): string | undefined {
  const lines = failureLines(...logs);
  const line = causeIn(lines) ?? lines.findLast((each) => !FRAME.test(each)) ?? lines.at(-1);
  return line?.trim().replace(MAVEN_GOAL, '$1 $2');
}

/** The last lines of the log that `failureLine` takes its line from. */
export function failureLines(...logs: readonly string[]): string[] {
  const all = logs.map(linesOf).filter((lines) => lines.length > 0);
  return all.find((lines) => causeIn(lines) !== undefined) ?? all[0] ?? [];
}

function linesOf(log: string): string[] {
  return log
    .split('\n')
    .flatMap((line) => (line.trim() === '' || CHATTER.test(line) ? [] : [line.trimEnd()]))
    .slice(-MAX_SEARCHED);
}

function causeIn(lines: readonly string[]): string | undefined {
  const isCause = (line: string, index: number) =>
    CAUSE.test(line) &&
    !NO_CAUSE.test(line) &&
    !SUMMARY.some((pattern) => pattern.test(line)) &&
    !PYTHON_FRAME.test(lines[index - 1] ?? '');
  return lines.findLast(isCause);
}

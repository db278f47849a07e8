import { resolve } from 'node:path';
import { ContractError, type Problem, renderProblem, UsageError } from '../base/errors.ts';
import { printJson } from '../base/json-print.ts';
import { plural, quoted } from '../base/text.ts';
import { decodeChoice, decodeRequest } from '../gate/decode-request.ts';
import { requestProblems } from '../gate/request.ts';
import { completeRequest, type GateResult, runGate } from '../gate/run.ts';
import { DEFAULT_RULES, hasOwnSuite } from '../gate/store.ts';
import type { Host } from '../kernel/host.ts';
import { compileLateFor } from '../kernel/late-compiler.ts';
import { defuse } from '../report/defuse.ts';
import { renderGateMarkdown } from '../report/gate-markdown.ts';
import { renderGateText } from '../report/gate-text.ts';
import { renderProblemAnnotations, renderReportAnnotations } from '../report/workflow-commands.ts';
import type { FlagValues } from './flags.ts';
import { gateProgram, withPlace } from './gate-place.ts';
import type { Terminal } from './terminal.ts';

const FORMATS = ['text', 'json', 'github', 'markdown'] as const;
type Format = (typeof FORMATS)[number];

export interface GateCommand {
  readonly values: FlagValues;
  /** What stands on the command line beside flags: the candidate file. */
  readonly words: readonly string[];
  /** Problems of the command line that were found before. */
  readonly problems: readonly Problem[];
  readonly host: Host;
  readonly terminal: Terminal;
}

/** Runs the gate from a command line and prints its verdict; returns the exit code. */
export async function runGateCommand(command: GateCommand): Promise<number> {
  const { host, terminal } = command;
  const problems = [...command.problems];
  const text = { values: withWords(command, problems), label: (name: string) => `--${name}` };
  const format =
    decodeChoice({ ...text, name: 'format', known: FORMATS }, problems) ?? (terminal.isWorkflow ? 'github' : 'text');
  try {
    const request = withPlace(decodeRequest(text, problems), host);
    if (problems.length > 0) throw new UsageError([...problems, ...requestProblems(completeRequest(request, host))]);
    if (request.candidates !== undefined) compileLateFor(resolve(host.cwd, request.candidates));
    const result = await runGate(request, host);
    printResult(result, { format, terminal, program: gateProgram(host) });
    if (request.mode === 'fixtures' && !hasOwnSuite(host, request.suite)) terminal.err(`${OTHER_SUITE}\n`);
    return result.kind === 'passed' ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ContractError || error instanceof UsageError)) throw error;
    printProblems(error, format, terminal);
    return error.exitCode;
  }
}

/** The flags that a candidate file without one stands for, and `--json`. */
function withWords({ values, words: [file, ...strays] }: GateCommand, problems: Problem[]): FlagValues {
  const remedy = 'Write a value after its flag, as in --schema FILE or --ablate=PROFILES.';
  const expected = 'one candidate file, and flags';
  for (const word of strays) problems.push({ found: `unexpected argument ${quoted(word)}`, expected, remedy });
  const added = new Map<string, readonly string[]>();
  if (file !== undefined) {
    const isOther = (values.get('mode')?.[0] ?? 'candidates') !== 'candidates';
    const second = [...(values.has('candidates') ? ['candidates'] : []), ...(isOther ? ['mode'] : [])];
    for (const name of second) {
      problems.push({ found: `--${name} beside ${quoted(file)}`, expected: 'one of the two', remedy: 'Remove one.' });
    }
    if (second.length === 0) added.set('mode', ['candidates']).set('candidates', [file]);
  }
  if (values.has('json')) {
    const found = '--json together with --format';
    if (values.has('format')) problems.push({ found, expected: 'one of the two', remedy: 'Remove one.' });
    added.set('format', ['json']);
  }
  return new Map([...added, ...values]);
}

const OTHER_SUITE = `note: there is no ${DEFAULT_RULES.suite} here, so this tested the suite of autorize with its own fixtures. Name your suite with --suite, or judge candidates with --mode candidates.`;

/** The report's place and the program as the user would type them. */
interface Shown {
  readonly path: string;
  readonly program: readonly string[];
}

const RENDER: Readonly<Record<Format, (result: GateResult, shown: Shown) => Iterable<string>>> = {
  text: ({ report }, { path, program }) => [renderGateText(report, path, program)],
  json: function* ({ report }) {
    yield* printJson(report);
    yield '\n';
  },
  github: ({ report }, { path, program }) => [
    defuse(renderGateText(report, path, program)),
    ...renderReportAnnotations(report).map((line) => `${line}\n`),
  ],
  markdown: ({ report }) => [renderGateMarkdown(report)],
};

interface Printing extends Pick<Shown, 'program'> {
  readonly format: Format;
  readonly terminal: Terminal;
}

function printResult(result: GateResult, { format, terminal, program }: Printing): void {
  const pieces = RENDER[format](result, { path: terminal.shorten(result.reportPath), program });
  // A runner reads commands out of every format; JSON can spell them so that it does not, and stays the same JSON.
  const guard = format === 'json' ? (text: string) => text.replaceAll('##[', '#\\u0023[') : defuse;
  for (const piece of pieces) terminal.out(terminal.isWorkflow && format !== 'github' ? guard(piece) : piece);
}

function printProblems(error: ContractError | UsageError, format: Format, terminal: Terminal): void {
  const { problems, omitted } = error;
  const lines = problems.map((problem) => `error: ${renderProblem(problem)}`);
  if (omitted > 0) lines.push(`error: and ${omitted} more`);
  const total = problems.length + omitted;
  const advice = error instanceof UsageError ? 'See --help.' : 'No report was written.';
  lines.push(`${plural(total, 'problem')}. ${advice}`);
  const isRead = terminal.isWorkflow || format === 'github';
  terminal.err(`${(isRead ? lines.map(defuse) : lines).join('\n')}\n`);
  if (format === 'github')
    for (const line of renderProblemAnnotations(problems, { omitted })) terminal.out(`${line}\n`);
}

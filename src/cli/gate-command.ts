import { ContractError, type Problem, renderProblem, UsageError } from '../base/errors.ts';
import { printJson } from '../base/json-print.ts';
import { plural } from '../base/text.ts';
import { decodeChoice, decodeRequest } from '../gate/decode-request.ts';
import { requestProblems } from '../gate/request.ts';
import { completeRequest, type GateResult, runGate } from '../gate/run.ts';
import { DEFAULT_RULES, hasOwnSuite } from '../gate/store.ts';
import type { Host } from '../kernel/host.ts';
import { renderGateMarkdown } from '../report/gate-markdown.ts';
import { renderGateText } from '../report/gate-text.ts';
import { defuse, renderProblemAnnotations, renderReportAnnotations } from '../report/workflow-commands.ts';
import type { FlagValues } from './flags.ts';
import type { Terminal } from './terminal.ts';

const FORMATS = ['text', 'json', 'github', 'markdown'] as const;
type Format = (typeof FORMATS)[number];

export interface GateCommand {
  readonly values: FlagValues;
  /** Problems of the command line that were found before. */
  readonly problems: readonly Problem[];
  readonly host: Host;
  readonly terminal: Terminal;
}

/** Runs the gate from a command line and prints its verdict; returns the exit code. */
export async function runGateCommand({ values, problems: earlier, host, terminal }: GateCommand): Promise<number> {
  const problems = [...earlier];
  const text = { values, label: (name: string) => `--${name}` };
  const format =
    decodeChoice({ ...text, name: 'format', known: FORMATS }, problems) ?? (terminal.isWorkflow ? 'github' : 'text');
  try {
    const request = decodeRequest(text, problems);
    if (problems.length > 0) throw new UsageError([...problems, ...requestProblems(completeRequest(request, host))]);
    const result = await runGate(request, host);
    printResult(result, format, terminal);
    if (request.mode === 'fixtures' && !hasOwnSuite(host, request.suite)) terminal.err(`${OTHER_SUITE}\n`);
    return result.kind === 'passed' ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ContractError || error instanceof UsageError)) throw error;
    printProblems(error, format, terminal);
    return error.exitCode;
  }
}

const OTHER_SUITE = `note: there is no ${DEFAULT_RULES.suite} here, so this tested the suite of autorize with its own fixtures. Name your suite with --suite, or judge candidates with --mode candidates.`;

const RENDER: Readonly<Record<Format, (result: GateResult, shownPath: string) => Iterable<string>>> = {
  text: ({ report }, shownPath) => [renderGateText(report, shownPath)],
  json: function* ({ report }) {
    yield* printJson(report);
    yield '\n';
  },
  github: ({ report }, shownPath) => [
    defuse(renderGateText(report, shownPath)),
    ...renderReportAnnotations(report).map((line) => `${line}\n`),
  ],
  markdown: ({ report }) => [renderGateMarkdown(report)],
};

function printResult(result: GateResult, format: Format, terminal: Terminal): void {
  const pieces = RENDER[format](result, terminal.shorten(result.reportPath));
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

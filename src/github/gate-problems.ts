/**
 * What people are shown where a gate has no verdict: what is wrong with the inputs, or that the step failed. It loads nothing
 * that a verdict is shown by.
 */
import { relative, sep } from 'node:path';
import { AutorizeError, type ContractError, EXIT, renderProblem, type UsageError } from '../base/errors.ts';
import { plural } from '../base/text.ts';
import type { Host } from '../kernel/host.ts';
import type { GateOutcome } from '../report/gate-view.ts';
import { escapeMarkdown } from '../report/markdown.ts';
import { buildProblemAnnotations, renderProblemAnnotations } from '../report/workflow-commands.ts';
import type { Api } from './api.ts';
import type { OpenCheck } from './check-run.ts';
import type { StepContext } from './event.ts';
import type { ActionRequest } from './inputs.ts';
import { writeSummary } from './job-summary.ts';
import { writeLog } from './log.ts';
import { type Notes, print } from './notes.ts';
import { writeOutputs } from './outputs.ts';
import { type FinalVerdict, type Publishing, publishVerdict, renderLinks, renderNotes } from './verdict-publish.ts';

export interface Publication {
  readonly request: ActionRequest;
  readonly context: StepContext;
  readonly api: Api | undefined;
  readonly check: OpenCheck | undefined;
  readonly notes: Notes;
  readonly host: Host;
}

export type Verdict = GateOutcome | 'invalid' | 'none';

export const REST = 'the report holds the rest';

/** Publishes what is wrong with the inputs. There is no verdict then. */
export async function publishProblems(error: ContractError | UsageError, publication: Publication): Promise<void> {
  const { request, context, notes } = publication;
  const { problems, omitted } = error;
  const lines = problems.map(renderProblem);
  if (omitted > 0) lines.push(`and ${plural(omitted, 'problem')} more`);
  for (const line of lines) print(`error: ${line}`);
  writeOutputs({ passed: '', verdict: 'invalid', 'report-path': '', 'best-candidates': '', volatility: '' });
  const items = lines.map((line) => `- ${escapeMarkdown(line)}`);
  const text = ['### ❌ Candidate gate: invalid input', '', ...items, '', ...renderLinks(context, undefined), ''].join(
    '\n',
  );
  const folder = folderOf(publication);
  const final: FinalVerdict<Verdict> = {
    verdict: 'invalid',
    conclusion: 'failure',
    exitCode: error.exitCode,
    passed: '',
  };
  const isAnnotated = await publishVerdict(withMarker(publication), {
    final,
    title: `invalid input: ${plural(problems.length + omitted, 'problem')}`,
    text,
    annotations: buildProblemAnnotations(problems, { folder }),
  });
  if (!isAnnotated) {
    for (const line of renderProblemAnnotations(problems, { folder, omitted })) writeLog(`${line}\n`);
  }
  if (request.publishing.writesSummary) await writeSummary({ body: text, end: renderNotes(notes), rest: REST }, notes);
}

/** Publishes that a step ended without a verdict, so that nothing an earlier run published stands for it. */
export async function publishFailure(error: unknown, publication: Publication): Promise<void> {
  const { request, context, notes } = publication;
  const isKnown = error instanceof AutorizeError && error.exitCode !== EXIT.bug;
  const known = isKnown ? error : await machineErrorOf(error);
  const why = known === undefined ? 'The step failed; see its log.' : `${known.message}. ${known.remedy}`;
  const title = 'No verdict';
  const heading = `### ❌ Candidate gate: ${title.toLowerCase()}`;
  const text = [heading, '', escapeMarkdown(why), '', ...renderLinks(context, undefined), ''].join('\n');
  const exitCode = known?.exitCode ?? EXIT.bug;
  const final: FinalVerdict<Verdict> = { verdict: 'none', conclusion: 'failure', exitCode, passed: '' };
  await publishVerdict(withMarker(publication), { final, title, text, annotations: [] });
  if (request.publishing.writesSummary) await writeSummary({ body: text, end: renderNotes(notes), rest: REST }, notes);
}

async function machineErrorOf(error: unknown): Promise<AutorizeError | undefined> {
  const { machineError } = await import('../kernel/machine-error.ts');
  return machineError(error);
}

export function withMarker(publication: Publication): Publishing {
  return { ...publication, markerSubject: markerSubject(publication.request) };
}

/** One comment a suite and folder: matrix jobs of other suites have their own. */
function markerSubject({ mode, gate, workingDirectory }: ActionRequest): string {
  return JSON.stringify([mode, gate.suite ?? '', workingDirectory]);
}

/** The folder that file names of the report are relative to, from the root of the repository. */
export function folderOf({ context, host }: Publication): string {
  return relative(context.workspace, host.cwd).replaceAll(sep, '/');
}

/**
 * A verdict as people see it beside the log: check run and sticky comment.
 * Invariant: the verdict is settled before any of it, and none of it changes the verdict. What cannot be published goes
 * down a ladder: check run, comment, summary, log.
 */
import { cutMarkdown, escapeMarkdown } from '../report/markdown.ts';
import type { Annotation } from '../report/workflow-commands.ts';
import type { Api } from './api.ts';
import type { Uploaded } from './artifacts.ts';
import type { CheckAnnotation, Conclusion, OpenCheck } from './check-run.ts';
import type { StepContext } from './event.ts';
import type { ActionRequest } from './inputs.ts';
import type { Notes } from './notes.ts';
import { redacted, redactedShort } from './outgoing-text.ts';
import { withRemedy } from './refusal.ts';

/** Where a verdict is published. */
export interface Publishing {
  readonly request: Pick<ActionRequest, 'publishing'>;
  readonly context: StepContext;
  readonly api: Api | undefined;
  readonly check: OpenCheck | undefined;
  readonly notes: Notes;
  /** What the comment is found by: one a subject. */
  readonly markerSubject: string;
}

export interface FinalVerdict<Verdict extends string = string> {
  readonly verdict: Verdict;
  readonly conclusion: Conclusion;
  readonly exitCode: number;
  /** Output `passed`. */
  readonly passed: string;
}

/** What an inconclusive verdict comes to, by the input `inconclusive`. */
export const INCONCLUSIVE: Readonly<Record<'fail' | 'neutral' | 'pass', FinalVerdict<'inconclusive'>>> = {
  fail: { verdict: 'inconclusive', conclusion: 'failure', exitCode: 1, passed: 'false' },
  neutral: { verdict: 'inconclusive', conclusion: 'neutral', exitCode: 0, passed: '' },
  pass: { verdict: 'inconclusive', conclusion: 'success', exitCode: 0, passed: 'true' },
};

interface PublishedText {
  readonly final: FinalVerdict;
  readonly title: string;
  /** Markdown, rendered to fit a comment and a check run as far as its texts allow. */
  readonly text: string;
  readonly annotations: readonly Annotation[];
}

// Of the 65,000 characters that a comment and a check take, in bytes, which are never fewer.
export const MAX_TEXT_BYTES = 60_000;
// What is rendered to that size can be longer where the names in it are.
const MAX_TEXT_CHARS = 64_000;
// A suite of any size fits in few enough requests that no limit of the API is met on the way.
const MAX_CHECK_ANNOTATIONS = 3000;

/** Check run and comment; whether the check run holds the annotations. */
export async function publishVerdict(
  { request, context, api, check, notes, markerSubject }: Publishing,
  { final, title, text: whole, annotations }: PublishedText,
): Promise<boolean> {
  const text = cutMarkdown(redacted(whole), MAX_TEXT_CHARS);
  const { verdict, conclusion } = final;
  let isAnnotated = false;
  if (check !== undefined) {
    const placed = annotations.flatMap(locateAnnotation);
    const shown = capAnnotations(placed);
    const done = await check.complete({ conclusion, title, summary: text, annotations: shown });
    const missing = done.kind === 'ok' ? done.value.missing : undefined;
    if (done.kind === 'refused') notes.add(`the check run was not completed at once (${done.why})`);
    if (missing !== undefined) notes.add(`the check run lacks annotations (${missing})`);
    isAnnotated = done.kind === 'ok' && missing === undefined && shown.length > 0;
  }
  const { comment } = request.publishing;
  if (context.pull === undefined || comment === 'never') return isAnnotated;
  if (api === undefined) {
    if (comment === 'always') notes.add('no comment: there is no github-token');
    return isAnnotated;
  }
  const mayCreate = comment !== 'on-failure' || verdict !== 'passed';
  const { markerOf, postComment } = await import('./sticky-comment.ts');
  const marker = markerOf(markerSubject);
  const { number, headSha: commit } = context.pull;
  const posted = await postComment(api, { pull: number, marker, body: text, commit, mayCreate });
  if (posted.kind === 'refused') {
    const remedy = 'it needs "pull-requests: write". From forks, report.yml posts it';
    notes.add(`no comment (${withRemedy(posted, remedy)})`);
  }
  return isAnnotated;
}

function locateAnnotation({ level, properties, message }: Annotation): CheckAnnotation[] {
  const { file, line = 1, title = 'gate' } = properties;
  // The API takes files of the repository only.
  if (typeof file !== 'string' || file === '' || file.startsWith('/') || file.startsWith('..')) return [];
  return [
    {
      path: file,
      line: Number(line),
      level: level === 'error' ? 'failure' : 'warning',
      title: redactedShort(String(title), 200),
      message,
    },
  ];
}

function capAnnotations(all: readonly CheckAnnotation[]): readonly CheckAnnotation[] {
  const [first] = all;
  if (all.length <= MAX_CHECK_ANNOTATIONS || first === undefined) return all;
  const shown = all.slice(0, MAX_CHECK_ANNOTATIONS - 1);
  return [...shown, { ...first, title: 'gate', message: `${all.length - shown.length} more like these; see the log.` }];
}

/** What the service takes in a name. */
export function safeArtifactName(name: string): string {
  return name.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 200);
}

/** Links to the run and to its report, as Markdown. */
export function renderLinks(
  { serverUrl, owner, repository, runId }: StepContext,
  uploaded: Uploaded | undefined,
): string[] {
  if (owner === '' || runId === '0') return [];
  const run = `${serverUrl}/${owner}/${repository}/actions/runs/${runId}`;
  const report = uploaded === undefined ? '' : ` · [Report](${run}/artifacts/${uploaded.id})`;
  return [`[Run](${run})${report}`];
}

/** What could not be published, as Markdown items. */
export function renderNotes(notes: Notes): string {
  if (notes.all.length === 0) return '';
  return `\n${notes.all.map((note) => `- Note: ${escapeMarkdown(note)}`).join('\n')}\n`;
}

/**
 * The check run of a gate.
 * Invariant: one that was opened is completed, whatever happened in between; its annotations go up fifty at a time, as
 * the API takes them, and a refusal leaves the verdict as it was.
 */
import { shortened } from '../base/text.ts';
import type { Answer, Api } from './api.ts';

/** A place that a reviewer is shown. */
export interface CheckAnnotation {
  readonly path: string;
  readonly line: number;
  readonly level: 'failure' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
}

export type Conclusion = 'success' | 'failure' | 'neutral';

interface CheckResult {
  readonly conclusion: Conclusion;
  readonly title: string;
  /** Markdown. */
  readonly summary: string;
  readonly annotations: readonly CheckAnnotation[];
}

export interface OpenCheck {
  readonly id: number;
  complete(result: CheckResult): Promise<Answer<unknown>>;
}

const PER_REQUEST = 50;
// The API cuts nothing by itself: a text above is refused.
const MAX_SUMMARY_CHARS = 65_000;
const MAX_TITLE_CHARS = 200;
const MAX_MESSAGE_CHARS = 2000;

/** Opens a check run in progress on a commit. */
export async function openCheck(
  { ask, owner, repo }: Api,
  { name, headSha }: { readonly name: string; readonly headSha: string },
): Promise<Answer<OpenCheck>> {
  const opened = await ask((octokit) =>
    octokit.rest.checks.create({
      ...{ owner, repo, name, head_sha: headSha, status: 'in_progress' },
      started_at: new Date().toISOString(),
    }),
  );
  if (opened.kind === 'refused') return opened;
  const { id } = opened.value.data;
  return { kind: 'ok', value: { id, complete: (result) => completeCheck({ ask, owner, repo }, { id, result }) } };
}

async function completeCheck(
  { ask, owner, repo }: Api,
  { id, result }: { readonly id: number; readonly result: CheckResult },
): Promise<Answer<unknown>> {
  const { conclusion, title, summary, annotations } = result;
  const output = { title: shortened(title, MAX_TITLE_CHARS), summary: shortened(summary, MAX_SUMMARY_CHARS) };
  const common = { owner, repo, check_run_id: id };
  let refused: Answer<unknown> | undefined;
  // The first fifty go with the conclusion, so that a limit later on costs annotations and never the verdict.
  const first = annotations.slice(0, PER_REQUEST).map(render);
  const done = await ask((octokit) =>
    octokit.rest.checks.update({
      ...{ ...common, status: 'completed', conclusion, completed_at: new Date().toISOString() },
      output: { ...output, ...(first.length === 0 ? {} : { annotations: first }) },
    }),
  );
  if (done.kind === 'refused') return done;
  for (let from = PER_REQUEST; from < annotations.length && refused === undefined; from += PER_REQUEST) {
    const some = annotations.slice(from, from + PER_REQUEST).map(render);
    const added = await ask((octokit) =>
      octokit.rest.checks.update({ ...common, output: { ...output, annotations: some } }),
    );
    if (added.kind === 'refused') refused = { ...added, why: `${added.why}, after ${from} annotations` };
  }
  return refused ?? done;
}

function render({ path, line, level, title, message }: CheckAnnotation) {
  return {
    path,
    start_line: line,
    end_line: line,
    annotation_level: level,
    title: shortened(title, MAX_TITLE_CHARS),
    message: shortened(message, MAX_MESSAGE_CHARS),
  };
}

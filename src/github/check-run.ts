/**
 * The check run of a gate.
 * Invariant: one that was opened is completed, whatever one request does: it is repeated, then sent without annotations,
 * then once more when the step ends. One whose opening got no answer is looked for. Annotations go up fifty at a time, as
 * the API takes them, and a refusal leaves the verdict as it was.
 */
import { randomUUID } from 'node:crypto';
import type { Answer, Api, AskOptions, Octokit } from './api.ts';
import { redactedShort } from './outgoing-text.ts';

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

interface Completed {
  /** Why annotations are missing, where they are. */
  readonly missing: string | undefined;
}

export interface OpenCheck {
  readonly id: number;
  complete(result: CheckResult): Promise<Answer<Completed>>;
  /** The last try of a step that ends, with what was tried last; undefined where the check run is complete. */
  close(otherwise: CheckResult): Promise<Answer<Completed> | undefined>;
  /** Completes it in the time that a cancelled job has. */
  cancel(result: CheckResult): Promise<Answer<Completed>>;
}

const PER_REQUEST = 50;
// The API cuts nothing by itself: a text above is refused.
const MAX_SUMMARY_CHARS = 65_000;
const MAX_TITLE_CHARS = 200;
const MAX_MESSAGE_CHARS = 2000;

/** Opens a check run in progress on a commit. */
export async function openCheck(
  api: Api,
  { name, headSha }: { readonly name: string; readonly headSha: string },
): Promise<Answer<OpenCheck>> {
  const { ask, owner, repo } = api;
  // By it a check run is known whose opening got no answer.
  const mark = randomUUID();
  const create: Parameters<Octokit['rest']['checks']['create']>[0] = {
    ...{ owner, repo, name, head_sha: headSha, status: 'in_progress', external_id: mark },
    started_at: new Date().toISOString(),
  };
  const opened = await ask(async (octokit) => (await octokit.rest.checks.create(create)).data.id, {
    findResult: () => findCheck(api, { name, headSha, mark }),
  });
  if (opened.kind === 'refused') return opened;
  return { kind: 'ok', value: buildOpenCheck(api, opened.value) };
}

async function findCheck(
  { ask, owner, repo }: Api,
  { name, headSha, mark }: { readonly name: string; readonly headSha: string; readonly mark: string },
): Promise<number | undefined> {
  const query = { owner, repo, ref: headSha, check_name: name, filter: 'all', per_page: 100 } as const;
  const listed = await ask((octokit) => octokit.rest.checks.listForRef(query));
  if (listed.kind === 'refused') return undefined;
  return listed.value.data.check_runs.find(({ external_id: each }) => each === mark)?.id;
}

function buildOpenCheck(api: Api, id: number): OpenCheck {
  let isCompleted = false;
  let tried: CheckResult | undefined;
  const noted = (answer: Answer<Completed>): Answer<Completed> => {
    if (answer.kind === 'ok') isCompleted = true;
    return answer;
  };
  return {
    id,
    complete: async (result) => {
      tried = result;
      return noted(await completeCheck(api, { id, result }));
    },
    close: async (otherwise) =>
      isCompleted ? undefined : noted(await completeBare(api, { id, result: tried ?? otherwise, last: 'ending' })),
    cancel: async (result) => noted(await completeBare(api, { id, result, last: 'cancelled' })),
  };
}

interface Completing {
  readonly id: number;
  readonly result: CheckResult;
}

async function completeCheck(api: Api, { id, result }: Completing): Promise<Answer<Completed>> {
  const { ask, owner, repo } = api;
  const { conclusion, title, summary, annotations } = result;
  const output = { title: redactedShort(title, MAX_TITLE_CHARS), summary: redactedShort(summary, MAX_SUMMARY_CHARS) };
  const common = { owner, repo, check_run_id: id };
  // The first fifty go with the conclusion, so that a limit later on costs annotations and never the verdict.
  const first = annotations.slice(0, PER_REQUEST).map(render);
  const done = await ask(
    (octokit) =>
      octokit.rest.checks.update({
        ...{ ...common, status: 'completed', conclusion, completed_at: new Date().toISOString() },
        output: { ...output, ...(first.length === 0 ? {} : { annotations: first }) },
      }),
    { isRepeatable: true },
  );
  if (done.kind === 'refused') {
    const bare = await completeBare(api, { id, result });
    return bare.kind === 'refused' ? done : { kind: 'ok', value: { missing: done.why } };
  }
  for (let from = PER_REQUEST; from < annotations.length; from += PER_REQUEST) {
    const some = annotations.slice(from, from + PER_REQUEST).map(render);
    // Not repeatable: annotations are added to those that are there.
    const added = await ask((octokit) =>
      octokit.rest.checks.update({ ...common, output: { ...output, annotations: some } }),
    );
    if (added.kind === 'refused') return { kind: 'ok', value: { missing: `${added.why}, after ${from} annotations` } };
  }
  return { kind: 'ok', value: { missing: undefined } };
}

/** The conclusion with as little beside it as the API takes. */
async function completeBare(
  { ask, owner, repo }: Api,
  { id, result, last }: Completing & Pick<AskOptions, 'last'>,
): Promise<Answer<Completed>> {
  const { conclusion, title } = result;
  const output = {
    title: redactedShort(title, MAX_TITLE_CHARS),
    summary: 'The summary and the log of the job say more.',
  };
  const done = await ask(
    (octokit) =>
      octokit.rest.checks.update({
        ...{ owner, repo, check_run_id: id, status: 'completed', conclusion, output },
        completed_at: new Date().toISOString(),
      }),
    { isRepeatable: true, ...(last === undefined ? {} : { last }) },
  );
  return done.kind === 'refused' ? done : { kind: 'ok', value: { missing: undefined } };
}

function render({ path, line, level, title, message }: CheckAnnotation) {
  return {
    path,
    start_line: line,
    end_line: line,
    annotation_level: level,
    title: redactedShort(title, MAX_TITLE_CHARS),
    message: redactedShort(message, MAX_MESSAGE_CHARS),
  };
}

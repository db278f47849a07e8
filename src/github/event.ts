import { readFileSync } from 'node:fs';
import { isObject, objectOrEmpty } from '../base/decode.ts';

/** A pull request as the triggering event describes it. None of it comes from a file in the pull request. */
interface PullRequest {
  readonly number: number;
  readonly headSha: string;
  readonly baseSha: string;
  /** Branch that its author wants it in. */
  readonly baseBranch: string;
  /** `owner/name` that the head is in; undefined when that repository is gone. */
  readonly headRepository: string | undefined;
}

/** The run of another workflow that ended, for `workflow_run`. */
export interface FinishedRun {
  readonly id: number;
  readonly headSha: string;
  readonly headBranch: string;
  /** `owner/name` that the head is in; undefined when that repository is gone. */
  readonly headRepository: string | undefined;
  readonly event: string;
  readonly conclusion: string;
  /** The id of its workflow. */
  readonly workflow: string;
  /** Numbers of the pull requests that have its head, where the event names them; none for a fork. */
  readonly pulls: readonly number[];
}

/** Where a step runs and why, from the runner's variables and the event's file. */
export interface StepContext {
  readonly workspace: string;
  readonly owner: string;
  readonly repository: string;
  readonly sha: string;
  readonly runId: string;
  readonly attempt: string;
  readonly actor: string;
  readonly apiUrl: string;
  readonly serverUrl: string;
  readonly event: string;
  /** `labeled`, `created`, … */
  readonly action: string;
  readonly pull: PullRequest | undefined;
  /** The commit that the changes of a merge queue are put on, for `merge_group`; empty for other events. */
  readonly queueBaseSha: string;
  /** The commit that a branch was at before a push; zeros for a new one, empty for other events. */
  readonly beforeSha: string;
  /** The repository's default branch; empty where the event names none. */
  readonly defaultBranch: string;
  readonly finished: FinishedRun | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads where the step runs. Whatever is missing is empty: outside of a workflow nothing is published. */
export function readContext(env: Environment): StepContext {
  const payload = readPayload(env.GITHUB_EVENT_PATH);
  const [owner = '', repository = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
  return {
    workspace: env.GITHUB_WORKSPACE || process.cwd(),
    owner,
    repository,
    sha: env.GITHUB_SHA ?? '',
    runId: env.GITHUB_RUN_ID || '0',
    attempt: env.GITHUB_RUN_ATTEMPT || '1',
    actor: env.GITHUB_ACTOR ?? '',
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    serverUrl: env.GITHUB_SERVER_URL || 'https://github.com',
    event: env.GITHUB_EVENT_NAME ?? '',
    action: textOf(payload.action),
    pull: decodePull(payload.pull_request),
    queueBaseSha: textOf(objectOrEmpty(payload.merge_group).base_sha),
    beforeSha: textOf(payload.before),
    defaultBranch: textOf(objectOrEmpty(payload.repository).default_branch),
    finished: decodeFinished(payload.workflow_run),
  };
}

function readPayload(path: string | undefined): Readonly<Record<string, unknown>> {
  if (path === undefined || path === '') return {};
  try {
    return objectOrEmpty(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // act and runners of others may write none: the step then counts as one without a pull request.
    return {};
  }
}

function decodePull(raw: unknown): PullRequest | undefined {
  if (!isObject(raw) || typeof raw.number !== 'number') return undefined;
  const [head, base] = [objectOrEmpty(raw.head), objectOrEmpty(raw.base)];
  const headRepository = textOf(objectOrEmpty(head.repo).full_name);
  return {
    number: raw.number,
    headSha: textOf(head.sha),
    baseSha: textOf(base.sha),
    baseBranch: textOf(base.ref),
    headRepository: headRepository === '' ? undefined : headRepository,
  };
}

function decodeFinished(raw: unknown): FinishedRun | undefined {
  if (!isObject(raw) || typeof raw.id !== 'number') return undefined;
  const headRepository = textOf(objectOrEmpty(raw.head_repository).full_name);
  return {
    id: raw.id,
    headSha: textOf(raw.head_sha),
    headBranch: textOf(raw.head_branch),
    // Without an owner the API would look among the branches of everybody.
    headRepository: /^[^/]+\/[^/]+$/.test(headRepository) ? headRepository : undefined,
    event: textOf(raw.event),
    conclusion: textOf(raw.conclusion),
    workflow: typeof raw.workflow_id === 'number' ? String(raw.workflow_id) : textOf(raw.name),
    pulls: Array.isArray(raw.pull_requests) ? raw.pull_requests.flatMap(numberOf) : [],
  };
}

function numberOf(raw: unknown): number[] {
  const { number } = objectOrEmpty(raw);
  return typeof number === 'number' ? [number] : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

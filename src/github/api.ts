/**
 * GitHub's API, as far as a step asks it.
 * Invariant: whatever the API answers is a value: a refusal (a fork's read-only token, a limit, a server that is away) is
 * told, and never decides a verdict. What was refused for now (429, a secondary limit) is asked again a few times; what
 * may have been done already is asked again only where doing it twice does no harm.
 */
import type { getOctokit } from '@actions/github';
import { printable } from '../base/text.ts';
import type { StepContext } from './event.ts';

type Octokit = ReturnType<typeof getOctokit>;

export type Answer<T> =
  | { readonly kind: 'ok'; readonly value: T }
  /** Status 0: no answer at all. */
  | { readonly kind: 'refused'; readonly status: number; readonly why: string };

export interface Api {
  readonly owner: string;
  readonly repo: string;
  /** Asks once, and again where the answer was "later"; `isRepeatable`: again after a fault of the server, too. */
  ask<T>(call: (octokit: Octokit) => Promise<T>, options?: { readonly isRepeatable?: boolean }): Promise<Answer<T>>;
}

const MAX_TRIES = 3;
// A job waits this long for a limit to pass, and no longer: what it wanted to publish is in the summary, too.
const MAX_WAIT_MS = 60_000;
const DEFAULT_WAIT_MS = 2000;
const REQUEST_LIMIT_MS = 30_000;

/** The API for a token; undefined without one, or where there is no repository to ask about. */
export async function openApi(token: string, context: StepContext): Promise<Api | undefined> {
  const { owner, repository, apiUrl } = context;
  if (token === '' || owner === '' || repository === '') return undefined;
  const { getOctokit: create } = await import('@actions/github');
  const octokit = create(token, { baseUrl: apiUrl });
  // Between two requests a step judges for minutes. A server ends such a connection just when the next request is on its
  // way, and nobody knows then whether it came.
  octokit.hook.before('request', (options) => {
    options.headers.connection = 'close';
  });
  return {
    owner,
    repo: repository,
    async ask(call, { isRepeatable = false } = {}) {
      for (let tries = 1; ; tries += 1) {
        try {
          return { kind: 'ok', value: await within(call(octokit)) };
        } catch (error) {
          const wait = tries < MAX_TRIES ? waitOf(error, { isRepeatable, tries }) : undefined;
          if (wait === undefined) return { kind: 'refused', status: statusOf(error), why: reasonOf(error) };
          await new Promise((resolve) => setTimeout(resolve, wait));
        }
      }
    },
  };
}

/** A server that takes the request and says nothing must not hold the job. */
async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${REQUEST_LIMIT_MS / 1000} s`)), REQUEST_LIMIT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

interface Refusal {
  readonly status?: unknown;
  readonly message?: unknown;
  readonly response?: { readonly headers?: Readonly<Record<string, string | number | undefined>> };
}

function statusOf(error: unknown): number {
  const { status } = error as Refusal;
  return typeof status === 'number' ? status : 0;
}

function reasonOf(error: unknown): string {
  const { message } = error as Refusal;
  const status = statusOf(error);
  const said = typeof message === 'string' ? printable(message.split('\n')[0] ?? '', 200) : 'no reason';
  return status === 0 ? said : `${status}: ${said}`;
}

/** How long to wait before asking again; undefined: not again. */
function waitOf(
  error: unknown,
  { isRepeatable, tries }: { readonly isRepeatable: boolean; readonly tries: number },
): number | undefined {
  const status = statusOf(error);
  const { headers = {} } = (error as Refusal).response ?? {};
  const after = Number(headers['retry-after']);
  const isLimit = status === 429 || (status === 403 && Number.isFinite(after));
  if (isLimit) {
    const wait = Number.isFinite(after) ? after * 1000 : DEFAULT_WAIT_MS * tries;
    return wait > MAX_WAIT_MS ? undefined : wait;
  }
  if (isRepeatable && (status >= 500 || status === 0)) return DEFAULT_WAIT_MS * tries;
  return undefined;
}

/** The pull request of what was kept: one a branch, brought up to date. */
import { shortened } from '../base/text.ts';
import type { Answer, Api } from './api.ts';
import { redacted, redactedShort } from './outgoing-text.ts';

export interface PullText {
  readonly head: string;
  /** Undefined: the default branch of the repository. */
  readonly base: string | undefined;
  readonly title: string;
  /** Ends the title, however much of it is cut. */
  readonly titleEnd?: string;
  /** Markdown. */
  readonly body: string;
  readonly labels: readonly string[];
  readonly isDraft: boolean;
}

export interface PostedPull {
  readonly number: number;
  readonly url: string;
  /** Why it has not the labels that were asked for. */
  readonly unlabelled: string | undefined;
  /** Why it is still for another branch than was asked for. */
  readonly notRebased: string | undefined;
}

// What lists of pull requests, notifications and git show of a subject; GitHub takes 65,536 characters of a body.
const MAX_TITLE_CHARS = 72;
const MIN_CHARS = 12;
const MAX_BODY_CHARS = 65_000;

/** What lets a step open pull requests. */
export const PULLS_REMEDY =
  'allow it in Settings, Actions, General, "Allow GitHub Actions to create and approve pull requests", and give the job "pull-requests: write"';

/** What is read of a pull request that was written. */
interface Posted {
  readonly number: number;
  readonly html_url: string;
}

/** A title of at most 72 characters, cut between two words or before a remark in brackets; its end always stays. */
export function shortTitle(text: string, end = ''): string {
  const room = MAX_TITLE_CHARS - end.length;
  if (text.length <= room) return `${text}${end}`;
  const start = shortened(text, room - 1).slice(0, -1);
  const bracket = start.lastIndexOf(' (');
  const isOpen = bracket > start.lastIndexOf(')');
  const cut = isOpen && bracket > MIN_CHARS ? bracket : start.lastIndexOf(' ');
  return `${cut > MIN_CHARS ? start.slice(0, cut) : start}…${end}`;
}

/** Opens the pull request of a branch, or brings the one that is open up to date. */
export async function publishPullRequest(api: Api, text: PullText): Promise<Answer<PostedPull>> {
  const { ask, owner, repo } = api;
  const { head, labels } = text;
  const title = shortTitle(redacted(text.title), text.titleEnd);
  const body = redactedShort(text.body, MAX_BODY_CHARS);
  const query = { owner, repo, head: `${owner}:${head}`, state: 'open', per_page: 100 } as const;
  const list = () => ask((octokit) => octokit.rest.pulls.list(query), { isRepeatable: true });
  const listed = await list();
  if (listed.kind === 'refused') return listed;
  const findOpen = ({ data }: typeof listed.value) => data.find((each) => each.head.ref === head);
  const open = findOpen(listed.value);
  const base = text.base ?? (open === undefined ? await defaultBranch(api) : undefined);
  const posted =
    open === undefined
      ? await ask<Posted>(
          async (octokit) => {
            const more = { base: base ?? 'main', draft: text.isDraft };
            return (await octokit.rest.pulls.create({ owner, repo, head, title, body, ...more })).data;
          },
          {
            findResult: async () => {
              const again = await list();
              return again.kind === 'ok' ? findOpen(again.value) : undefined;
            },
          },
        )
      : await ask<Posted>(
          async (octokit) =>
            (await octokit.rest.pulls.update({ owner, repo, pull_number: open.number, title, body })).data,
          { isRepeatable: true },
        );
  if (posted.kind === 'refused') return posted;
  const isElsewhere = open !== undefined && base !== undefined && open.base.ref !== base;
  // Apart from the text: a branch that is not there must not keep that from being brought up to date.
  const rebased = isElsewhere
    ? await ask((octokit) => octokit.rest.pulls.update({ owner, repo, pull_number: open.number, base }), {
        isRepeatable: true,
      })
    : undefined;
  const { number, html_url: url } = posted.value;
  const labelled =
    labels.length === 0
      ? undefined
      : await ask(
          (octokit) => octokit.rest.issues.addLabels({ owner, repo, issue_number: number, labels: [...labels] }),
          {
            isRepeatable: true,
          },
        );
  const unlabelled = labelled?.kind === 'refused' ? labelled.why : undefined;
  const notRebased = rebased?.kind === 'refused' ? rebased.why : undefined;
  return { kind: 'ok', value: { number, url, unlabelled, notRebased } };
}

/**
 * Says something on the pull request of a branch: the one that is open, or that the server closed since `after`, as it
 * does when a push leaves a branch without anything of its own; its number, or undefined where there is none.
 */
export async function commentOnPull(
  { ask, owner, repo }: Api,
  { head, body, after }: Pick<PullText, 'head' | 'body'> & { readonly after: Date },
): Promise<Answer<number | undefined>> {
  const listed = await ask(
    (octokit) => octokit.rest.pulls.list({ owner, repo, head: `${owner}:${head}`, state: 'all', per_page: 100 }),
    { isRepeatable: true },
  );
  if (listed.kind === 'refused') return listed;
  const isMeant = ({ state, closed_at: closed, merged_at: merged }: (typeof listed.value.data)[number]): boolean =>
    state === 'open' || (merged === null && closed !== null && new Date(closed) >= after);
  const pull = listed.value.data.find((each) => each.head.ref === head && isMeant(each));
  if (pull === undefined) return { kind: 'ok', value: undefined };
  const posted = await ask((octokit) =>
    octokit.rest.issues.createComment({
      owner,
      repo,
      issue_number: pull.number,
      body: redactedShort(body, MAX_BODY_CHARS),
    }),
  );
  return posted.kind === 'refused' ? posted : { kind: 'ok', value: pull.number };
}

/** A pull request of a branch, as far as what became of it counts. */
export interface FoundPull {
  readonly number: number;
  readonly url: string;
  readonly became: 'open' | 'merged' | 'closed';
  /** The commit that it is, or was, at. */
  readonly commit: string;
}

// In the description of one that was closed here, and not by a person: nothing follows from it.
const REPLACED = '<!-- autorize: replaced -->';

/** Every pull request of a branch but those that `replacePull` closed, the newest first. */
export async function findPulls({ ask, owner, repo }: Api, branch: string): Promise<Answer<readonly FoundPull[]>> {
  const query = { owner, repo, head: `${owner}:${branch}`, state: 'all', per_page: 100 } as const;
  const listed = await ask((octokit) => octokit.rest.pulls.list(query), { isRepeatable: true });
  if (listed.kind === 'refused') return listed;
  const own = listed.value.data.filter(
    ({ head, state, body }) => head.ref === branch && (state === 'open' || body?.includes(REPLACED) !== true),
  );
  const value = own.map(({ number, html_url: url, state, merged_at: merged, head }): FoundPull => {
    const became = state === 'open' ? 'open' : merged === null ? 'closed' : 'merged';
    return { number, url, became, commit: head.sha };
  });
  return { kind: 'ok', value };
}

/** Closes an open pull request that is not needed any more; its description says why from now on. */
export async function replacePull(
  { ask, owner, repo }: Api,
  { number, why }: { readonly number: number; readonly why: string },
): Promise<Answer<unknown>> {
  const body = `${redactedShort(why, MAX_BODY_CHARS - REPLACED.length - 2)}\n\n${REPLACED}`;
  return ask((octokit) => octokit.rest.pulls.update({ owner, repo, pull_number: number, state: 'closed', body }), {
    isRepeatable: true,
  });
}

async function defaultBranch({ ask, owner, repo }: Api): Promise<string | undefined> {
  const reported = await ask((octokit) => octokit.rest.repos.get({ owner, repo }), { isRepeatable: true });
  return reported.kind === 'ok' ? reported.value.data.default_branch : undefined;
}

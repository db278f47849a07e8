/**
 * One comment on a pull request, found again and updated in place.
 * Invariant: only a comment that begins with our marker and is by the token's own account is ever changed: a marker is
 * text that anybody can write. At most one is made in a run. It names the commit that it is about, and it always fits:
 * one that the API refused would leave an earlier verdict in its place.
 */
import { sha256 } from '../base/hash.ts';
import { cutMarkdown } from '../report/markdown.ts';
import type { Answer, Api } from './api.ts';
import { redacted } from './outgoing-text.ts';
import { findOwnAccount } from './own-account.ts';

// The API refuses a body of 65,536 characters; mark and commit are part of it.
const MAX_BODY_CHARS = 65_000;

/** What marks the comment of one gate; invisible to readers. */
export function markerOf(name: string): string {
  return `<!-- autorize:${sha256(name).slice(0, 16)} -->`;
}

export interface Comment {
  readonly pull: number;
  readonly marker: string;
  /** Markdown, without the marker. */
  readonly body: string;
  /** The commit that the body is about; empty where it is not known. */
  readonly commit: string;
  /** False: an earlier one is brought up to date, and none is made. */
  readonly mayCreate: boolean;
}

export type Posted = 'created' | 'updated' | 'none';

/** Brings the comment up to date. */
export async function postComment(
  api: Api,
  { pull, marker, body, commit, mayCreate }: Comment,
): Promise<Answer<Posted>> {
  const { ask, owner, repo } = api;
  const author = await findOwnAccount(api);
  if (author.kind === 'refused') return author;
  const place = { owner, repo, issue_number: pull, per_page: 100 };
  const list = () =>
    ask((octokit) => octokit.paginate(octokit.rest.issues.listComments, place), { isRepeatable: true });
  const listed = await list();
  if (listed.kind === 'refused') return listed;
  const isOwn = (each: (typeof listed.value)[number]): boolean =>
    each.user?.login === author.value && each.body?.startsWith(marker) === true;
  const own = listed.value.find(isOwn);
  const about = commit === '' ? '' : `\nCommit: ${commit}\n`;
  const text = `${marker}\n${cutMarkdown(redacted(body), MAX_BODY_CHARS - about.length)}${about}`;
  if (own !== undefined) {
    const updated = await ask(
      (octokit) => octokit.rest.issues.updateComment({ owner, repo, comment_id: own.id, body: text }),
      { isRepeatable: true },
    );
    return updated.kind === 'refused' ? updated : { kind: 'ok', value: 'updated' };
  }
  if (!mayCreate) return { kind: 'ok', value: 'none' };
  const created = await ask(
    async (octokit) =>
      (await octokit.rest.issues.createComment({ owner, repo, issue_number: pull, body: text })).data.id,
    {
      findResult: async () => {
        const again = await list();
        return again.kind === 'ok' ? again.value.find(isOwn)?.id : undefined;
      },
    },
  );
  return created.kind === 'refused' ? created : { kind: 'ok', value: 'created' };
}

/**
 * What a commit of an agent may not say, since it stays as the agent made it: words that a server or a CI system obeys
 * when the commit is pushed or merged. Pure.
 */
import { printable, quoted } from '../../base/text.ts';

interface Word {
  readonly pattern: RegExp;
  readonly effect: string;
}

const TARGET = String.raw`(?:[\w.-]+\/[\w.-]+)?(?:[#!]|gh-)\d+|https?:\/\/[^\s/]+\/[^\s]*\/(?:issues|pull|merge_requests|work_items)\/\d+`;
const CLOSING = 'clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed|ing)?';
// Agents name themselves in this trailer by default; these addresses are no person's.
const AGENTS = String.raw`no-?reply@(?![^>\s]*noreply\.)|aider@aider\.chat|cursoragent@cursor\.com|\d+\+copilot@users\.noreply\.github\.com`;

const SYSTEMS =
  'ci|cd|actions|workflows?|builds?|checks?|pipelines?|deploy(?:s|ment)?|previews?|release|tests?|travis|circle(?:ci)?|appveyor|azurepipelines|azp|cirrus|drone|woodpecker|buildkite|bitrise|semaphore|netlify|vercel|render|cloudflare|cf-pages?';

const WORDS: readonly Word[] = [
  {
    // [skip ci], [ci skip], [no ci], [skip netlify], [skip-ci], ***NO_CI***
    pattern: new RegExp(
      String.raw`\[[ \t]*(?:(?:skip|no)[ \t_-]+(?:${SYSTEMS})|(?:${SYSTEMS})[ \t_-]+skip)[ \t]*\]|\*\*\*no_ci\*\*\*|^skip-checks:`,
      'im',
    ),
    effect: 'keeps CI from running',
  },
  {
    pattern: new RegExp(String.raw`\b(?:${CLOSING})\b:?\s+(?:issues?\s+)?(?:${TARGET})`, 'i'),
    effect: 'closes an issue',
  },
  {
    pattern: /^(?:signed-off|reviewed|acked|approved|tested|reported|suggested)-by:.*$/im,
    effect: 'speaks for a person',
  },
  {
    pattern: new RegExp(String.raw`^co-authored-by:(?![^\n]*<(?:${AGENTS})[^<>\n]*>[ \t]*$).*$`, 'im'),
    effect: 'names another author',
  },
];

/** Why the message of a commit may not land as it is, or undefined. */
export function findCommandingWord(message: string): string | undefined {
  for (const { pattern, effect } of WORDS) {
    const found = pattern.exec(message)?.[0];
    if (found !== undefined) return `its message holds ${quoted(found.trim(), 80)}, which ${effect}`;
  }
  return undefined;
}

/** Larger than a message that people read, in bytes. */
export const MAX_COMMIT_BYTES = 64 * 1024;

// What git takes off both ends of a name or an address.
const CRUD = /^[\s.,:;<>"\\']+|[\s.,:;<>"\\']+$/g;

/** Why a commit object, as git prints it, may not land under its agent's words: author, committer, encoding, message. */
export function findCommitIssue(object: string, email: string): string | undefined {
  const end = object.indexOf('\n\n');
  const head = end === -1 ? object : object.slice(0, end);
  const expected = email.replaceAll(CRUD, '').toLowerCase();
  for (const role of ['author', 'committer'] as const) {
    const found = new RegExp(`^${role} [^\\n]*<([^<>\\n]*)> \\S+ \\S+$`, 'm').exec(head)?.[1];
    if (found?.replaceAll(CRUD, '').toLowerCase() === expected) continue;
    return `its ${role} is "${printable(found ?? '', 100)}"; expected "${printable(email, 100)}", as git is set up in the worktree`;
  }
  const encoding = /^encoding (.*)$/m.exec(head)?.[1];
  if (encoding !== undefined && !/^utf-?8$/i.test(encoding))
    return `its message is encoded as ${quoted(encoding, 40)}; expected UTF-8`;
  return findCommandingWord(end === -1 ? '' : object.slice(end + 2));
}

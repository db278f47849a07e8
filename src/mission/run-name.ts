import { sha256 } from '../base/hash.ts';

const MAX_SLUG = 100;

/** The slug of a mission directory, by its path in the repository; that of the repository itself is `mission`. */
export function missionSlug(path: string): string {
  const slug = path
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  if (slug === '') return 'mission';
  // It becomes part of a folder's name, which holds 255 bytes.
  return slug.length <= MAX_SLUG ? slug : `${slug.slice(0, MAX_SLUG)}-${sha256(path).slice(-8)}`;
}

/** `20260521T090000Z`; a second one of the same second has `-2` behind it, and so on. */
export function runTag(at: Date, attempt: number): string {
  const tag = `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  return attempt === 1 ? tag : `${tag}-${attempt}`;
}

export interface RunName {
  readonly slug: string;
  readonly tag: string;
}

export function runIdOf({ slug, tag }: RunName): string {
  return `${slug}-${tag.toLowerCase()}`;
}

/** Whether a text is a slug, as `missionSlug` makes one. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** The name that a run id was made of; undefined for another text. */
export function parseRunId(runId: string): RunName | undefined {
  const [, slug, tag] = /^([a-z0-9][a-z0-9-]*)-(\d{8}t\d{6}z(?:-\d{1,4})?)$/.exec(runId) ?? [];
  return slug === undefined || tag === undefined ? undefined : { slug, tag: tag.toUpperCase() };
}

export function branchOf({ slug, tag }: RunName): string {
  return `autoresearch/${slug}/${tag}`;
}

/** Name of the workspace's folder inside `<repo>.rcs-worktrees`. */
export function workspaceName({ slug, tag }: RunName): string {
  return `autoresearch-${slug}-${tag}`;
}

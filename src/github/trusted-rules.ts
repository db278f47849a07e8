/**
 * What a pull request is judged by: suite, config and schema as its base has them.
 * Invariant: on a pull request, and in a merge queue, nothing that the request changes decides its verdict, nor which
 * base its author chose: a branch whose rules are not those of the default branch is refused, unless the workflow names
 * the rules. The files are read at a commit, from the checkout's objects where they are there, else by the API; what
 * cannot be read stops the run.
 */

import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Problem } from '../base/errors.ts';
import { printable } from '../base/text.ts';
import type { GateRequest } from '../gate/request.ts';
import { DEFAULT_RULES } from '../gate/store.ts';
import { type ConfinedFile, readConfined } from '../kernel/confined-file.ts';
import type { Git } from '../kernel/git.ts';
import { hasObjects } from '../kernel/object-presence.ts';
import type { Api } from './api.ts';
import { findNested, listCheckouts } from './checkouts.ts';
import type { StepContext } from './event.ts';

export interface TrustedRequest {
  readonly gate: GateRequest;
  /** Input `trusted-ref`. */
  readonly trustedRef: string | undefined;
  readonly context: StepContext;
  /** The step's working directory. */
  readonly cwd: string;
  readonly api: Api | undefined;
  /** An empty folder of ours. */
  readonly folder: string;
  /** Git on the checkout, through a directory of ours; undefined where there is none. */
  readonly git: Git | undefined;
}

export type TrustedRules =
  | { readonly kind: 'as checked out'; readonly banners: readonly string[] }
  | { readonly kind: 'trusted'; readonly gate: GateRequest; readonly banners: readonly string[] }
  | { readonly kind: 'unreadable'; readonly problem: Problem };

/** Puts what has to be trusted into the folder, under the names it has in the repository. */
export async function readTrustedRules(request: TrustedRequest): Promise<TrustedRules> {
  const { gate, trustedRef, context, cwd, folder } = request;
  const ref = trustedRef ?? (context.pull?.baseSha || context.queueBaseSha);
  // The suite's own fixtures say whether the suite is right: they belong to what is checked out.
  if (gate.mode === 'fixtures' || ref === 'checkout' || ref === '') return { kind: 'as checked out', banners: [] };
  const [top = context.workspace] = listCheckouts({ workspace: context.workspace, cwd });
  const banners: string[] = [];
  const chosen = trustedRef === undefined ? await findDefaultBranch(request) : undefined;
  const named = [
    gate.suite ?? DEFAULT_RULES.suite,
    gate.config ?? DEFAULT_RULES.config,
    ...(gate.schema === undefined ? [] : [gate.schema]),
  ];
  for (const supplied of named) {
    const path = relative(top, resolve(cwd, supplied));
    // Not of this repository: whoever named it vouches for it.
    if (path.startsWith('..') || isAbsolute(path)) continue;
    const nested = findNested(top, resolve(cwd, supplied));
    const read: ReadAt =
      nested === undefined
        ? await readAt(request, { ref, path: path.replaceAll(sep, '/') })
        : { kind: 'unreadable', why: `"${nested}" is a separate repository here, like a submodule` };
    if (read.kind === 'unreadable') return { kind: 'unreadable', problem: unreadable({ path, ref, why: read.why }) };
    const other = chosen && (await compareWithDefault(request, { path: path.replaceAll(sep, '/'), read, chosen }));
    if (other !== undefined) return { kind: 'unreadable', problem: other };
    if (read.kind === 'absent' && supplied === DEFAULT_RULES.suite) {
      banners.push(`${path} is not at ${shortRef(ref)}: judged by the suite of the action.`);
    }
    if (!isSame(read, { path: resolve(cwd, supplied), shown: supplied, folders: [context.workspace] })) {
      banners.push(
        `${path} is changed here; judged by ${shortRef(ref)}, which ${read.kind === 'absent' ? 'has none' : 'has another one'}.`,
      );
    }
    if (read.kind === 'absent') continue;
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, read.bytes);
  }
  const rulesFolder = join(folder, relative(top, cwd));
  mkdirSync(rulesFolder, { recursive: true });
  const outside = (supplied: string | undefined): string | undefined =>
    supplied === undefined || !relative(top, resolve(cwd, supplied)).startsWith('..')
      ? supplied
      : resolve(cwd, supplied);
  const { suite, config, schema } = gate;
  const rules = { suite: outside(suite), config: outside(config), schema: outside(schema) };
  return { kind: 'trusted', gate: { ...gate, ...rules, rulesFolder }, banners };
}

/** The default branch, and where it is now; why that is not known. */
interface DefaultBranch {
  readonly name: string;
  readonly at: { readonly sha: string } | { readonly why: string };
}

/** The default branch, where the author of a pull request chose another one as its base; else undefined. */
async function findDefaultBranch({ context, api }: TrustedRequest): Promise<DefaultBranch | undefined> {
  const { pull, defaultBranch: name } = context;
  if (pull === undefined || name === '' || pull.baseBranch === name) return undefined;
  if (api === undefined) return { name, at: { why: 'there is no token' } };
  const place = { owner: api.owner, repo: api.repo };
  const found = await api.ask((octokit) => octokit.rest.repos.getCommit({ ...place, ref: `heads/${name}` }), {
    isRepeatable: true,
  });
  return { name, at: found.kind === 'ok' ? { sha: found.value.data.sha } : { why: found.why } };
}

function isEqual(a: ReadAt, b: ReadAt): boolean {
  if (a.kind === 'found' && b.kind === 'found') return a.bytes.equals(b.bytes);
  return a.kind === 'absent' && b.kind === 'absent';
}

interface ReadRule {
  readonly path: string;
  /** As the base of the pull request has it. */
  readonly read: ReadAt;
  readonly chosen: DefaultBranch;
}

/**
 * Why a file does not judge: the default branch has another one. The verdict stands at the head's commit, whichever
 * branch that is merged into in the end, so rules that the author chose by the base would judge for the default branch.
 */
async function compareWithDefault(
  request: TrustedRequest,
  { path, read, chosen }: ReadRule,
): Promise<Problem | undefined> {
  const { name, at } = chosen;
  const there: ReadAt =
    'why' in at ? { kind: 'unreadable', why: at.why } : await readAt(request, { ref: at.sha, path });
  if (there.kind === 'unreadable') {
    const ref = `the default branch "${printable(name, 100)}"`;
    return unreadable({ path, ref, why: there.why });
  }
  if (isEqual(there, read)) return undefined;
  const base = printable(request.context.pull?.baseBranch ?? '', 100);
  const what = read.kind === 'absent' ? 'has none, unlike' : 'has another one than';
  return {
    file: path,
    found: `the base branch "${base}" ${what} the default branch "${printable(name, 100)}"`,
    expected: 'the rules of the default branch, since the author of a pull request chooses its base',
    remedy: `Limit the workflow ("branches: [${printable(name, 100)}]", "types: [opened, synchronize, reopened, edited]"). If other branches have their own rules, set "trusted-ref: \${{ github.event.pull_request.base.sha }}".`,
  };
}

/** Whether the checkout has at a path what the base has there; a link or a pipe is something else. */
function isSame(base: ReadAt, file: ConfinedFile): boolean {
  if (lstatSync(file.path, { throwIfNoEntry: false }) === undefined) return base.kind === 'absent';
  const read = readConfined(file);
  return base.kind === 'found' && 'bytes' in read && read.bytes.equals(base.bytes);
}

function shortRef(ref: string): string {
  return /^[0-9a-f]{40,64}$/.test(ref) ? `the base (${ref.slice(0, 12)})` : ref;
}

type ReadAt =
  | { readonly kind: 'found'; readonly bytes: Buffer }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unreadable'; readonly why: string };

interface Wanted {
  readonly ref: string;
  readonly path: string;
}

async function readAt({ git, api }: TrustedRequest, wanted: Wanted): Promise<ReadAt> {
  const local = git === undefined ? undefined : await readLocally(git, wanted);
  if (local !== undefined) return local;
  if (api === undefined)
    return { kind: 'unreadable', why: 'the checkout does not hold that commit, and there is no token' };
  const { ref, path } = wanted;
  const place = { owner: api.owner, repo: api.repo };
  const response = await api.ask(
    (octokit) => octokit.rest.repos.getContent({ ...place, path, ref, mediaType: { format: 'raw' } }),
    { isRepeatable: true },
  );
  if (response.kind === 'ok') {
    const { data } = response.value as { readonly data: unknown };
    if (typeof data === 'string') return { kind: 'found', bytes: Buffer.from(data) };
    if (data instanceof ArrayBuffer) return { kind: 'found', bytes: Buffer.from(data) };
    return { kind: 'unreadable', why: 'the API answered with something else than a file' };
  }
  if (response.status !== 404) return { kind: 'unreadable', why: response.why };
  // Without the right to read, the API says "not found" too: only of a commit that can be seen it is the truth.
  const seen = await api.ask((octokit) => octokit.rest.repos.getCommit({ ...place, ref }), { isRepeatable: true });
  return seen.kind === 'ok' ? readOddParent(api, wanted) : { kind: 'unreadable', why: seen.why };
}

/** By the objects of the checkout alone; undefined when the commit, or what the file holds, is not among them. */
async function readLocally(git: Git, { ref, path }: Wanted): Promise<ReadAt | undefined> {
  if (!/^[0-9a-f]{40,64}$/.test(ref)) return undefined;
  const options = { allowed: [0, 1, 128] };
  if (!(await hasObjects(git, [`${ref}^{tree}`]))) return undefined;
  const listed = await git(['ls-tree', '-z', '--end-of-options', ref, ...listParents(path), path], options);
  if (listed.exitCode !== 0) return { kind: 'unreadable', why: 'git cannot list the tree of that commit' };
  let isListed = false;
  for (const line of listed.stdout.toString().split('\0')) {
    const [, mode = '', name = ''] = /^(\d+) [^\t]*\t(.*)$/s.exec(line) ?? [];
    isListed ||= name === path;
    const odd = ODD_MODES[mode];
    if (odd !== undefined) return { kind: 'unreadable', why: `"${name}" is ${odd} there` };
  }
  const blob = await git(['cat-file', 'blob', '--end-of-options', `${ref}:${path}`], options);
  if (blob.exitCode === 0) return { kind: 'found', bytes: blob.stdout };
  // A partial clone lists files whose contents it does not hold.
  return isListed ? undefined : { kind: 'absent' };
}

// Behind them there may be rules that this commit says nothing of: to take them for absent would be to judge by others.
const ODD_MODES: Readonly<Record<string, string>> = { '160000': 'a submodule', '120000': 'a symbolic link' };
const ODD_TYPES: Readonly<Record<string, string>> = { submodule: 'a submodule', symlink: 'a symbolic link' };

/** `a/b/c` → `a`, `a/b`. */
function listParents(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** A file that the API does not find is absent only where no folder on the way is a submodule or a link. */
async function readOddParent(api: Api, { ref, path }: Wanted): Promise<ReadAt> {
  const place = { owner: api.owner, repo: api.repo };
  for (const parent of listParents(path)) {
    const response = await api.ask((octokit) => octokit.rest.repos.getContent({ ...place, path: parent, ref }), {
      isRepeatable: true,
    });
    if (response.kind === 'refused') {
      return response.status === 404 ? { kind: 'absent' } : { kind: 'unreadable', why: response.why };
    }
    const { data } = response.value;
    const type = Array.isArray(data) ? 'dir' : data.type;
    const odd = ODD_TYPES[type];
    if (odd !== undefined) return { kind: 'unreadable', why: `"${parent}" is ${odd} there` };
  }
  return { kind: 'absent' };
}

function unreadable({ path, ref, why }: Wanted & { readonly why: string }): Problem {
  return {
    file: path,
    found: `it could not be read at ${shortRef(ref)} (${why})`,
    expected: 'what a pull request is judged by, as its base has it',
    remedy:
      'Give the job "contents: read", or check out with "fetch-depth: 2"; with "trusted-ref: checkout" the pull request is judged by its own files.',
  };
}

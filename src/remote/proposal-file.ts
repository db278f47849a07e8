/**
 * What a job without write permission kept, as files for one that has it.
 * Invariant: the reader believes nothing of it: the pack is hashed object by object on the way in, names and ids are
 * held to their form, and the commits in it are judged again like any other change.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { PreconditionError } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import { DigestSearch, digestSecrets, type SecretDigests } from '../base/secret-digests.ts';
import { SecretSearch } from '../base/secret-search.ts';
import { printable } from '../base/text.ts';
import { readConfined } from '../kernel/confined-file.ts';
import { importPack } from '../kernel/foreign-pack.ts';
import type { GitRemote } from '../kernel/git-remote.ts';
import { requireNoneIn, requireNoSecrets } from './outgoing.ts';
import type { ProposalContents } from './proposal-parts.ts';
import { readState, requireChains, type Snapshot } from './state-commit.ts';
import {
  type AcceptedChange,
  ownAcceptances,
  type StateFiles,
  type Subject,
  type UnacceptedAttempt,
} from './subject.ts';

export const PACK = 'proposal.pack';
export const MANIFEST = 'proposal.json';
const MAX_PACK_BYTES = 512 * 1024 * 1024;

// A key has some twenty forms; a step has a handful of keys.
const MAX_MANIFEST_BYTES = 512 * 1024;
const MAX_FORMS = 2000;

const objectId = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
const manifestSchema = z.strictObject({
  name: z.string(),
  state: objectId,
  tip: objectId,
  /** SHA-256 of the pack. */
  pack: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** Levels that agents of its job ran at; its own word, and a version before this gave none. */
  isolation: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  /** What finds the keys of its job; a version before this wrote none. */
  keys: z.optional(
    z.strictObject({
      salt: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
      forms: z
        .array(
          z.strictObject({
            length: z.int().check(z.minimum(1), z.maximum(1_000_000)),
            filter: z.int().check(z.minimum(0), z.maximum(0xff_ff_ff)),
            digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
          }),
        )
        .check(z.maxLength(MAX_FORMS)),
    }),
  ),
});

export interface WrittenProposal {
  readonly files: readonly string[];
  /** SHA-256 of the manifest, which names that of the pack. */
  readonly digest: string;
}

/** Writes what was kept, without what the base and the server hold already; throws where it holds a secret. */
export async function writeProposal(
  { git }: Pick<GitRemote, 'git'>,
  {
    name,
    folder,
    snapshot,
    known,
    keys,
    isolation,
    search,
  }: {
    readonly name: string;
    readonly folder: string;
    readonly snapshot: Snapshot & { readonly branchHead: string };
    readonly known: readonly string[];
    /** What agents of this job were given: the other job looks for it, too. */
    readonly keys: readonly string[];
    /** Levels that its agents ran at. */
    readonly isolation: readonly string[];
    readonly search: SecretSearch;
  },
): Promise<WrittenProposal> {
  const { state, branchHead } = snapshot;
  await requireNoSecrets(git, { branchHeads: [state, branchHead], known, search, what: 'the proposal' });
  mkdirSync(folder, { recursive: true });
  const wanted = [state, branchHead, ...known.map((id) => `^${id}`)].join('\n');
  // By name, git would rename it out of the repository, which may be on another file system.
  const created = await git(['pack-objects', '-q', '--stdout', '--revs'], { input: `${wanted}\n` });
  const pack = join(folder, PACK);
  writeFileSync(pack, created.stdout);
  const manifest = {
    name,
    state,
    tip: branchHead,
    pack: sha256(created.stdout),
    isolation,
    keys: digestSecrets(keys, randomBytes(16).toString('hex')),
  };
  const text = `${JSON.stringify(manifest)}\n`;
  writeFileSync(join(folder, MANIFEST), text);
  return { files: [pack, join(folder, MANIFEST)], digest: sha256(text) };
}

export interface ReadProposal {
  readonly files: StateFiles;
  /** What it kept beyond the records here, in its order. */
  readonly accepted: readonly AcceptedChange[];
  /** What else it tried. */
  readonly unaccepted: readonly UnacceptedAttempt[];
  /** Finds the keys of the job that made it; undefined where that is of a version that wrote none. */
  readonly keys: SecretDigests | undefined;
  /** Levels that its agents ran at, as it says. */
  readonly isolation: readonly string[];
}

/** The files of a proposal that was written here. */
export function readProposalFiles(folder: string): ProposalContents {
  return {
    manifest: readBounded(folder, MANIFEST, MAX_MANIFEST_BYTES),
    pack: readBounded(folder, PACK, MAX_PACK_BYTES),
  };
}

/** Writes what came some other way as files into a folder. */
export function writeProposalFiles(folder: string, { manifest, pack }: ProposalContents): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MANIFEST), manifest);
  writeFileSync(join(folder, PACK), pack);
}

/** Whether a name is that of a proposal on a server: `refs/autorize-proposals/<name>/<run>-<attempt>`. */
export function isProposalRef(name: string): boolean {
  return name.startsWith('refs/autorize-proposals/');
}

/** Writes the files of a proposal that a job archived on the server into a folder; throws where there is none. */
export async function fetchProposal(
  remote: Pick<GitRemote, 'git' | 'list' | 'fetchBounded'>,
  { ref, folder }: { readonly ref: string; readonly folder: string },
): Promise<void> {
  const whole = `${ref}/proposal`;
  if (!/^refs\/autorize-proposals\/[\w.-]+\/\d+-\d+$/.test(ref) || !(await remote.list([whole])).has(whole)) {
    throw new PreconditionError({
      message: `the server has no proposal at ${printable(ref, 200)}`,
      remedy: 'Name the ref that the log of its job names, such as refs/autorize-proposals/speed/42-1',
    });
  }
  const commit = await remote.fetchBounded(whole, 1);
  mkdirSync(folder, { recursive: true });
  for (const [name, maxBytes] of [
    [MANIFEST, MAX_MANIFEST_BYTES],
    [PACK, MAX_PACK_BYTES],
  ] as const) {
    const blob = `${commit}:${name}`;
    const { exitCode, stdout: size } = await remote.git(['cat-file', '-s', '--end-of-options', blob], {
      allowed: [0, 128],
    });
    if (exitCode !== 0 || Number(size) > maxBytes) throw refused(`${name} at ${ref} is not there, or is too large`);
    const { stdout } = await remote.git(['cat-file', 'blob', '--end-of-options', blob], { allowed: [0, 128] });
    writeFileSync(join(folder, name), stdout);
  }
}

/** Takes a proposal into the repository; throws for one that is not what it should be. */
export async function readProposal(
  { git, gitDir }: Pick<GitRemote, 'git' | 'gitDir'>,
  {
    subject,
    folder,
    digest,
  }: { readonly subject: Subject; readonly folder: string; readonly digest: string | undefined },
): Promise<ReadProposal> {
  const text = readBounded(folder, MANIFEST, MAX_MANIFEST_BYTES).toString('utf8');
  if (digest !== undefined && sha256(text) !== digest) throw refused('its digest is not the one that its job gave');
  const parsed = manifestSchema.safeParse(parseOrNothing(text));
  if (!parsed.success || parsed.data.name !== subject.name) throw refused(`${MANIFEST} is not of "${subject.name}"`);
  const { state, pack, keys, isolation = [] } = parsed.data;
  const bytes = readBounded(folder, PACK, MAX_PACK_BYTES);
  if (sha256(bytes) !== pack) throw refused(`${PACK} has another digest than ${MANIFEST} says`);
  const search = new SecretSearch([], keys === undefined ? [] : [new DigestSearch(keys)]);
  const hash = state.length === 64 ? 'sha256' : 'sha1';
  const taken = await importPack({
    ...{ gitDir, objects: subject.repository.objects, pack: bytes, hash, maxPackBytes: MAX_PACK_BYTES },
    check: (incoming, ids) => requireNoneIn(incoming, { ids, search, what: 'the proposal' }),
  });
  if (taken.kind === 'refused') throw refused(`${PACK}: ${taken.why}`);
  const files = await readState(git, { subject, commit: state });
  requireChains(files);
  const accepted = ownAcceptances(subject.decode(files), subject.read());
  const isPlain = ({ commit, base = commit }: AcceptedChange): boolean =>
    [commit, base].every((id) => objectId.safeParse(id).success);
  const unaccepted = subject.unaccepted(files);
  return { files: subject.covered(files), unaccepted, accepted: accepted.filter(isPlain), keys, isolation };
}

/** A regular file of the folder, of bounded size. */
function readBounded(folder: string, name: string, maxBytes: number): Buffer {
  const read = readConfined({ path: join(folder, name), shown: name, folders: [folder] }, maxBytes);
  if ('problem' in read) throw refused(`${name} is ${read.problem.found}; expected ${read.problem.expected}`);
  return read.bytes;
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refused(why: string): PreconditionError {
  return new PreconditionError({
    message: `the proposal is refused: ${why}`,
    remedy: 'Pass on the proposal of the job that ran the agent, unchanged and complete, and name its folder',
  });
}

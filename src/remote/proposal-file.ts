/**
 * What a job without write permission kept, as files for one that has it.
 * Invariant: the reader believes nothing of it: the pack is hashed object by object on the way in, names and ids are
 * held to their form, and the commits in it are judged again like any other change.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { PreconditionError } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import type { GitRemote } from '../kernel/git-remote.ts';
import { readState, requireChains, type Snapshot } from './state-commit.ts';
import { type Keep, ownKeeps, type StateFiles, type Subject } from './subject.ts';

const PACK = 'proposal.pack';
const MANIFEST = 'proposal.json';
const MAX_PACK_BYTES = 512 * 1024 * 1024;

const objectId = z.string().check(z.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
const manifestSchema = z.strictObject({
  name: z.string(),
  state: objectId,
  tip: objectId,
  /** SHA-256 of the pack. */
  pack: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

export interface WrittenProposal {
  readonly files: readonly string[];
  /** SHA-256 of the manifest, which names that of the pack. */
  readonly digest: string;
}

/** Writes what was kept, without what the base and the server hold already. */
export async function writeProposal(
  { git }: Pick<GitRemote, 'git'>,
  {
    name,
    folder,
    snapshot,
    known,
  }: {
    readonly name: string;
    readonly folder: string;
    readonly snapshot: Snapshot & { readonly tip: string };
    readonly known: readonly string[];
  },
): Promise<WrittenProposal> {
  mkdirSync(folder, { recursive: true });
  const { state, tip } = snapshot;
  const wanted = [state, tip, ...known.map((id) => `^${id}`)].join('\n');
  // By name, git would rename it out of the repository, which may be on another file system.
  const made = await git(['pack-objects', '-q', '--stdout', '--revs'], { input: `${wanted}\n` });
  const pack = join(folder, PACK);
  writeFileSync(pack, made.stdout);
  const manifest = { name, state, tip, pack: sha256(made.stdout) };
  const text = `${JSON.stringify(manifest)}\n`;
  writeFileSync(join(folder, MANIFEST), text);
  return { files: [pack, join(folder, MANIFEST)], digest: sha256(text) };
}

export interface ReadProposal {
  readonly state: string;
  readonly files: StateFiles;
  /** What it kept beyond the records here, in its order. */
  readonly keeps: readonly Keep[];
}

/** Takes a proposal into the repository; throws for one that is not what it should be. */
export async function readProposal(
  { git }: Pick<GitRemote, 'git'>,
  {
    subject,
    folder,
    digest,
  }: { readonly subject: Subject; readonly folder: string; readonly digest: string | undefined },
): Promise<ReadProposal> {
  const text = readSmall(join(folder, MANIFEST));
  if (digest !== undefined && sha256(text) !== digest) throw refused('its digest is not the one that its job gave');
  const parsed = manifestSchema.safeParse(parseOrNothing(text));
  if (!parsed.success || parsed.data.name !== subject.name) throw refused(`${MANIFEST} is not of "${subject.name}"`);
  const { state, pack } = parsed.data;
  const path = join(folder, PACK);
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? MAX_PACK_BYTES + 1) > MAX_PACK_BYTES)
    throw refused(`${PACK} is missing or too large`);
  const bytes = readFileSync(path);
  if (sha256(bytes) !== pack) throw refused(`${PACK} has another digest than ${MANIFEST} says`);
  await git(['index-pack', '--stdin', '--strict'], { input: bytes });
  const files = await readState(git, { subject, commit: state });
  requireChains(files);
  const keeps = ownKeeps(subject.decode(files), subject.read());
  const isPlain = ({ commit, base = commit }: Keep): boolean =>
    [commit, base].every((id) => objectId.safeParse(id).success);
  return { state, files, keeps: keeps.filter(isPlain) };
}

function readSmall(path: string): string {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 4097) > 4096)
    throw refused(`${MANIFEST} is missing or too large`);
  return readFileSync(path, 'utf8');
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
    remedy: 'Download the artifact of the job that ran the agent, whole, and name its folder',
  });
}

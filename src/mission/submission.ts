/**
 * What a session submits, read from files that it wrote where it could.
 * Invariant: a link is not followed, a pipe is not waited for, and no more is read than is asked for. What was submitted is
 * in the record that the session ended; the file in the folder of the run shows it. Crash: the resume judges by the record.
 */
import { closeSync, constants, existsSync, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrivateArea } from '../engine/workspace/private-area.ts';
import { writeCache } from '../kernel/durable.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { errorCode } from '../kernel/files.ts';
import { listFiles } from '../kernel/git-store.ts';
import type { ActiveMission } from './active-mission.ts';
import { MAX_CANDIDATE_BYTES } from './candidate.ts';
import { json } from './store.ts';
import { readSubmission, type Submission } from './submitted.ts';

export const ARTIFACT = 'candidate.json';

/** Where a session writes its artifact: the folder of the run lies where it cannot write. */
export function handOverFolder({ folder }: Pick<PrivateArea, 'folder'>): string {
  return join(folder, 'hand-over');
}

/** Where what a session wrote to the top of its workspace lies. */
function workingFolder({ sessionPlace, workspace }: ActiveMission): string {
  return sessionPlace.layers?.folder ?? workspace.folder;
}

/** Whether there is an artifact, sound or not. */
export async function hasHandedOver(mission: ActiveMission): Promise<boolean> {
  const isThere = (folder: string): boolean =>
    lstatSync(join(folder, ARTIFACT), { throwIfNoEntry: false }) !== undefined;
  if (isThere(handOverFolder(mission.privateArea))) return true;
  return isThere(workingFolder(mission)) && !(await isArtifactTracked(mission));
}

/** Whether the project has a file of its own by the name of the artifact. */
async function isArtifactTracked({ privateArea, state, sessionPlace }: ActiveMission): Promise<boolean> {
  if (sessionPlace.layers !== undefined) return sessionPlace.layers.isOfTree(ARTIFACT);
  const accepted = await listFiles(privateArea.store, state.lastAcceptedCommit);
  return accepted.some(({ path }) => /^candidate\.json(\/|$)/.test(path.toString('latin1')));
}

/** What a session submitted, and the text of it where it can be shown. */
export interface TakenSubmission {
  readonly submission: Submission;
  readonly text?: string;
}

/** Takes the artifact that the session wrote, wherever it may have written it. */
export async function takeSubmission(mission: ActiveMission): Promise<TakenSubmission> {
  const { paths, secrets } = mission;
  const isTracked = await isArtifactTracked(mission);
  const places = [
    { file: readUntrusted(join(handOverFolder(mission.privateArea), ARTIFACT), MAX_CANDIDATE_BYTES), notes: [] },
    // A project's own file of this name is no hand-over.
    ...(isTracked
      ? []
      : [
          {
            file: readUntrusted(join(workingFolder(mission), ARTIFACT), MAX_CANDIDATE_BYTES),
            notes: ['the artifact stood at the top of the worktree and was moved'],
          },
        ]),
    // What an earlier supervisor had taken before it was killed, of a version that did not record it.
    { file: acceptedArtifact(paths.files.candidate_file), notes: [] },
  ];
  const found = places.find(({ file }) => file.kind !== 'missing');
  if (found === undefined || found.file.kind === 'missing')
    return { submission: { reason: 'the session submitted no candidate.json' } };
  if (found.file.kind === 'refused') {
    return { submission: { reason: `the candidate artifact is not taken: ${found.file.reason}` } };
  }
  const { bytes } = found.file;
  return { submission: readSubmission(bytes, found.notes), text: secrets.redact(bytes.toString('utf8')) };
}

/** Shows what the session submitted in the folder of the run. */
export function showSubmission({ paths }: Pick<ActiveMission, 'paths'>, { text }: TakenSubmission): void {
  if (text !== undefined) writeCache(paths.files.candidate_file, [text]);
  faultPoint('mission:after-candidate');
}

/** Shows by the records again what a killed run, or a loss of power, left unshown. */
export function restoreSubmission({ paths }: Pick<ActiveMission, 'paths'>, submission: Submission): void {
  if (!('candidate' in submission)) return;
  const shown = acceptedArtifact(paths.files.candidate_file);
  if (shown.kind === 'read' && 'candidate' in readSubmission(shown.bytes, [])) return;
  writeCache(paths.files.candidate_file, [json(submission.candidate)]);
}

function acceptedArtifact(path: string): SubmissionFile {
  return existsSync(path) ? readUntrusted(path, MAX_CANDIDATE_BYTES) : { kind: 'missing' };
}

export type SubmissionFile =
  | { readonly kind: 'read'; readonly bytes: Buffer }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly reason: string };

/** Reads a regular file of at most so many bytes. */
export function readUntrusted(path: string, maxBytes: number): SubmissionFile {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  let descriptor: number;
  try {
    descriptor = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
    return { kind: 'refused', reason: code === 'ELOOP' ? 'it is a symbolic link' : `it cannot be read (${code})` };
  }
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) return { kind: 'refused', reason: 'it is no regular file' };
    if (stats.size > maxBytes) {
      return { kind: 'refused', reason: `it has ${stats.size} bytes; expected at most ${maxBytes}` };
    }
    return { kind: 'read', bytes: readFileSync(descriptor) };
  } finally {
    closeSync(descriptor);
  }
}

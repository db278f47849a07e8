/**
 * Artifacts of the run.
 * Invariant: an upload that fails is a note and never the verdict; a name that is taken gets a number. An upload has a
 * deadline, and a service that let one pass is not asked again in this step. What holds a secret of the step, in a name
 * or a file, is not uploaded. The client is loaded when something is uploaded and not before. It writes to the log on its
 * own, file names included, so workflow commands are removed from its lines.
 */
import { copyFileSync, readFileSync, statSync } from 'node:fs';
import { join, parse, relative } from 'node:path';
import type { ArtifactClient } from '@actions/artifact';
import { renderDuration } from '../base/duration.ts';
import { printable } from '../base/text.ts';
import { defuse } from '../report/defuse.ts';
import type { Notes } from './notes.ts';
import { stepSecrets } from './outgoing-text.ts';
import { withCommands } from './stopped-commands.ts';
import { doWithin } from './work-deadline.ts';

export interface Upload {
  readonly name: string;
  /** Absolute paths, all below `root`. */
  readonly files: readonly string[];
  readonly root: string;
  readonly retentionDays: number | undefined;
  /** One file as it is, named as it is, that opens with a click. */
  readonly isRaw?: boolean;
}

export interface Uploaded {
  readonly name: string;
  readonly id: number;
  /** SHA-256, hex. */
  readonly digest: string;
}

const MAX_NAMES = 20;
// The client repeats a request that is refused for half a minute.
const SILENCE_MS = 60_000;
const MS_PER_MEGABYTE = 2000;

// A step is a process of its own.
let isServiceLate = false;
const NOT_AGAIN = 'the service for artifacts was too late with the one before and is not asked again';

/** Whether the runner offers a place for artifacts: a terminal, GitHub Enterprise Server and some other runners do not. */
export function canUpload(env: Readonly<Record<string, string | undefined>>): boolean {
  // What the client itself goes by: it uploads to no other server, whatever the runner says.
  if (!/^(?:github\.com|.*\.ghe\.com|.*\.localhost)$/i.test(hostOf(env.GITHUB_SERVER_URL))) return false;
  return (env.ACTIONS_RESULTS_URL ?? '') !== '' && (env.ACTIONS_RUNTIME_TOKEN ?? '') !== '';
}

function hostOf(url = ''): string {
  return URL.canParse(url) ? new URL(url).hostname : 'github.com';
}

/**
 * Uploads files as one artifact; undefined, with a note, when that did not work. It takes a minute at most, and two
 * seconds more for each megabyte.
 */
export async function uploadArtifact(upload: Upload, notes: Notes): Promise<Uploaded | undefined> {
  const { files, root, retentionDays, isRaw = false } = upload;
  if (holdsSecret(upload)) {
    notes.add(`the artifact "${printable(upload.name, 200)}" was not uploaded: it holds a secret of this step`);
    return undefined;
  }
  if (isServiceLate) {
    notes.add(`the artifact "${upload.name}" was not uploaded (${NOT_AGAIN})`);
    return undefined;
  }
  const { DefaultArtifactClient } = await import('@actions/artifact');
  const client = new DefaultArtifactClient();
  const options = {
    ...(retentionDays === undefined ? {} : { retentionDays }),
    ...(isRaw ? { skipArchive: true } : { compressionLevel: 6 }),
  };
  let failure = '';
  const limitMs = limitOf(files);
  const until = Date.now() + limitMs;
  for (let tries = 1; tries <= MAX_NAMES; tries += 1) {
    const name = tries === 1 ? upload.name : `${upload.name}-${tries}`;
    const renamed = isRaw && tries > 1 ? files.map((file) => copyAs(file, tries)) : files;
    const attempt = await guarded(until - Date.now(), () => client.uploadArtifact(name, [...renamed], root, options));
    if ('value' in attempt) {
      const { id, digest } = attempt.value;
      if (id === undefined) break;
      return { name, id, digest: digest ?? '' };
    }
    if ('isLate' in attempt) {
      isServiceLate = true;
      failure = `not done after ${renderDuration(limitMs)}`;
      break;
    }
    failure = attempt.failure;
    if (!/already exists|conflict|409/i.test(failure)) break;
  }
  notes.add(`the artifact "${upload.name}" was not uploaded (${printable(failure || 'no answer', 200)})`);
  return undefined;
}

function limitOf(files: readonly string[]): number {
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return SILENCE_MS + Math.ceil(bytes / 2 ** 20) * MS_PER_MEGABYTE;
}

function holdsSecret({ name, files, root }: Upload): boolean {
  const search = stepSecrets();
  if (search.isIdle) return false;
  const names = [name, ...files.map((file) => relative(root, file))].join('\n');
  return search.finds(Buffer.from(names)) || files.some((file) => search.finds(readFileSync(file)));
}

/** A raw artifact has the name of its file, whatever is asked for. */
function copyAs(file: string, number: number): string {
  const { dir, name, ext } = parse(file);
  const copy = join(dir, `${name}-${number}${ext}`);
  copyFileSync(file, copy);
  return copy;
}

type UploadedRaw = Awaited<ReturnType<ArtifactClient['uploadArtifact']>>;

type Attempt = { readonly value: UploadedRaw } | { readonly failure: string } | { readonly isLate: true };

// What the two halves of the client take for final; they ask again and again after most other errors.
const codeOf = (path: string): string => (path.startsWith('/twirp/') ? 'ETIMEDOUT' : 'ABORTED');

/** The client can also fail outside of its promise, in a stream of its own: that must not end the step. */
async function guarded(limitMs: number, work: () => Promise<UploadedRaw>): Promise<Attempt> {
  let reject: (error: unknown) => void = () => undefined;
  const outside = new Promise<never>((_, no) => {
    reject = no;
  });
  const onError = (error: unknown): void => reject(error);
  process.on('uncaughtException', onError);
  process.on('unhandledRejection', onError);
  try {
    const timely = await withCommands(() =>
      withPlainLog(() => doWithin({ limitMs, codeOf }, () => Promise.race([work(), outside]))),
    );
    return timely.kind === 'done' ? timely : { isLate: true };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  } finally {
    process.off('uncaughtException', onError);
    process.off('unhandledRejection', onError);
  }
}

// Masks must reach the runner; what else the client prints is for people.
const OWN_COMMAND = /^::(?:add-mask|debug)::/;

async function withPlainLog<T>(work: () => Promise<T>): Promise<T> {
  const { write } = process.stdout;
  const plain = (text: string): string =>
    text
      .split('\n')
      .map((line) => (OWN_COMMAND.test(line) ? line : defuse(line)))
      .join('\n');
  process.stdout.write = ((chunk: string | Uint8Array, ...rest: []) =>
    write.call(process.stdout, plain(Buffer.from(chunk as Uint8Array).toString()), ...rest)) as typeof write;
  try {
    return await work();
  } finally {
    process.stdout.write = write;
  }
}

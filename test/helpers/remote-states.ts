/** States on a server as a run pushes them, or as somebody writes them who may write refs. */

import { join } from 'node:path';
import { firstHead, type JournalRecord, parseJournal, sealRecord } from '../../src/base/journal-chain.ts';
import { SecretSearch } from '../../src/base/secret-search.ts';
import { openRemote } from '../../src/kernel/git-remote.ts';
import { createHost, type Host } from '../../src/kernel/host.ts';
import { openRefs } from '../../src/kernel/user-refs.ts';
import { RemoteSession } from '../../src/remote/session.ts';
import { type Subject, stateRefs } from '../../src/remote/subject.ts';
import type { GitServer } from './git-server.ts';
import { userGit } from './repository.ts';
import { type CliResult, REPOSITORY, runCli } from './run-cli.ts';
import { createFolder } from './temp-folder.ts';

export type Files = Map<string, Buffer>;

export function recordsOf(bytes: Buffer | undefined): JournalRecord[] {
  const parsed = parseJournal(bytes ?? Buffer.alloc(0));
  if (parsed.kind !== 'sound') throw new Error('the journal is not sound');
  return parsed.records.map(({ seq: _seq, prev: _prev, hash: _hash, same_write: _same, ...record }) => record);
}

/** Records as a chain that holds, with the hash of the last one. */
export function seal(records: readonly JournalRecord[]): { readonly bytes: Buffer; readonly hash: string } {
  let head = firstHead({ bytes: new Uint8Array(), records: 0 });
  let hash = '';
  const lines = records.map((record) => {
    const hidden = sealRecord(record, head);
    head = hidden.next;
    hash = String(hidden.record.hash);
    return hidden.line;
  });
  return { bytes: Buffer.from(lines.join('')), hash };
}

/** A commit on another one with files that are changed, in a repository; nothing is checked out. */
export function commitOn(
  folder: string,
  { parents, files, message = 'Improve' }: { parents: string[]; files: Record<string, string>; message?: string },
): string {
  userGit(folder, 'read-tree', String(parents[0]));
  for (const [path, text] of Object.entries(files)) {
    const blob = userGit(folder, 'hash-object', '-w', '--no-filters', join(createFolder({ blob: text }), 'blob'));
    userGit(folder, 'update-index', '--add', '--cacheinfo', `100644,${blob},${path}`);
  }
  const on = parents.flatMap((parent) => ['-p', parent]);
  return userGit(folder, 'commit-tree', ...on, '-m', message, userGit(folder, 'write-tree'));
}

/** Puts a branch of a repository and a state on a server, as a run pushes them. */
export function publish(
  server: GitServer,
  {
    folder,
    branch,
    branchHead,
    subject,
    files,
  }: { folder: string; branch: string; branchHead: string; subject: Subject; files: Files },
): void {
  userGit(folder, 'push', '-q', '--force', server.folder, `${branchHead}:${branch}`, 'main');
  const state = createFolder(Object.fromEntries(files));
  userGit(state, 'init', '-q');
  userGit(state, 'add', '-A', '-f');
  userGit(state, 'commit', '-q', '-m', 'State');
  userGit(state, 'push', '-q', '--force', server.folder, `HEAD:${stateRefs(subject).usual}`);
}

export function cloneOf(server: GitServer): string {
  const folder = createFolder();
  userGit(folder, 'clone', '-q', `file://${server.folder}`, '.');
  return folder;
}

const hostIn = (cwd: string): Host => ({
  ...createHost({ packageRoot: REPOSITORY, cwd }),
  env: { ...process.env, XDG_CACHE_HOME: createFolder() },
});

export const cli = (cwd: string, ...argv: string[]): Promise<CliResult> =>
  runCli(argv, { cwd, env: { ...process.env, XDG_CACHE_HOME: createFolder() } });

/** Resumes from the server in a checkout of its own, as a runner does. */
export function openSession(
  server: GitServer,
  make: (host: Host) => Subject,
  checkout = cloneOf(server),
): ReturnType<typeof RemoteSession.open> {
  const host = hostIn(checkout);
  const subject = make(host);
  const own = createFolder();
  const { url, token } = server;
  const remote = openRemote({ url, token, repository: subject.repository, folder: join(own, 'git'), parentEnv: {} });
  const { refs } = openRefs(subject.repository, join(own, 'refs'));
  return RemoteSession.open({ subject, remote, refs, host, search: new SecretSearch([token]) });
}

import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createHost, type Host } from '../../src/kernel/host.ts';
import type { Manifest } from '../../src/mission/manifest.ts';
import { type MissionRequest, type MissionResult, runMission } from '../../src/mission/run.ts';
import type { LedgerDocument } from '../../src/mission/run-files.ts';
import { createRepository, userGit } from './repository.ts';
import { REPOSITORY } from './run-cli.ts';
import { createFolder } from './temp-folder.ts';

export interface Mission {
  /** The user's repository. */
  readonly folder: string;
  readonly host: Host;
  /** Where the private areas are. */
  readonly cache: string;
  readonly launch: (request?: Partial<MissionRequest>, host?: Partial<Host>) => Promise<MissionResult>;
  readonly resume: (runId: string, request?: Partial<MissionRequest>) => Promise<MissionResult>;
}

export interface MissionFilesOf {
  /** The session: a shell script in the repository, run as `sh session.sh`. */
  readonly session: string;
  readonly evaluator?: string;
  /** Lines of the front matter, in place of the usual ones. */
  readonly front?: string;
  readonly files?: Readonly<Record<string, string>>;
}

/**
 * Functions for sessions: `hand STATUS [COMMIT] [BASE]` writes the artifact, `improve N` commits the number N.
 */
const LIBRARY = `
hand() {
  commit=\${2-null}; [ "$commit" = null ] || commit="\\"$commit\\""
  printf '{"status":"%s","candidate_commit":%s,"base_commit":"%s","description":"iteration %s","notes":["n"],"created_at":"2026-01-02T03:04:05Z"}' \\
    "$1" "$commit" "\${3-$RCS_LAST_KEPT_COMMIT}" "$RCS_ITERATION" >"$RCS_CANDIDATE_FILE"
}
improve() {
  echo "$1" >value.txt
  git commit -qam "Set the value to $1"
}
`;

/** Passes when the number is not negative; its score is the number. */
const EVALUATOR = `v=$(cat value.txt)
[ "$v" = crash ] && exit 3
[ "$v" = quiet ] && { echo '{"pass":true}'; exit 0; }
[ "$v" -ge 0 ] && p=true || p=false
printf '{"pass":%s,"score":%s}\\n' "$p" "$v"
`;

const FRONT = `evaluator:
  command: sh evaluate.sh
  format: json
agent:
  command: . ./session.sh
  budget: 30s
`;

/** A repository with a mission in \`missions/climb\`, in which sessions change a number; higher is better. */
export function createMission({ session, evaluator = EVALUATOR, front = FRONT, files = {} }: MissionFilesOf): Mission {
  const created = createRepository({
    'value.txt': '10\n',
    'evaluate.sh': evaluator,
    'session.sh': `${LIBRARY}\n${session}\n`,
    'missions/climb/mission.md': 'Make the number larger.\n',
    'missions/climb/sandbox.md': `---\n${front}---\nStay in this folder.\n`,
    ...files,
  });
  onTestFinished(() => rmSync(workspacesOf(created), { recursive: true, force: true }));
  return missionIn(created);
}

export function missionIn(folder: string): Mission {
  const cache = createFolder();
  const env = { ...process.env, XDG_CACHE_HOME: cache };
  const host = { ...createHost({ packageRoot: REPOSITORY, cwd: folder }), env };
  return {
    folder,
    host,
    cache,
    launch: (request = {}, other = {}) =>
      runMission({ mode: 'launch', missionDir: 'missions/climb', ...request } as MissionRequest, { ...host, ...other }),
    resume: (runId, request = {}) => runMission({ mode: 'resume', runId, ...request } as MissionRequest, host),
  };
}

export function workspacesOf(folder: string): string {
  return join(dirname(folder), `${basename(folder)}.rcs-worktrees`);
}

/** What a run left on the disk. */
export interface Left {
  readonly manifest: Manifest;
  readonly ledger: LedgerDocument;
  readonly results: readonly string[];
  readonly latest: unknown;
  readonly workspace: string;
  readonly logs: string;
}

export function leftOf({ folder }: Pick<Mission, 'folder'>, runId: string): Left {
  const logs = join(folder, '.rcs', 'logs', 'autoresearch', runId);
  const json = (name: string): unknown => JSON.parse(readFileSync(join(logs, name), 'utf8'));
  const manifest = json('manifest.json') as Manifest;
  const latest = join(logs, 'latest-evaluator-result.json');
  return {
    manifest,
    ledger: json('iteration-ledger.json') as LedgerDocument,
    results: readFileSync(manifest.results_file, 'utf8').trimEnd().split('\n'),
    latest: existsSync(latest) ? JSON.parse(readFileSync(latest, 'utf8')) : undefined,
    workspace: manifest.worktree_path,
    logs,
  };
}

/** `1 keep`, `2 discard`, … */
export function decisionsOf({ ledger }: Left): string[] {
  return ledger.entries.map(({ iteration, decision }) => `${iteration} ${decision}`);
}

/** The run ids of a repository, in order. */
export function runsOf({ folder }: Pick<Mission, 'folder'>): string[] {
  const logs = join(folder, '.rcs', 'logs', 'autoresearch');
  return existsSync(logs) ? readdirSync(logs).sort() : [];
}

export function headOf(workspace: string): string {
  return userGit(workspace, 'rev-parse', 'HEAD');
}

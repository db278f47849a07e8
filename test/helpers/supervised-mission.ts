import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { killMarked } from '../../src/kernel/process-tree.ts';
import type { LedgerEntry } from '../../src/mission/ledger.ts';
import type { MissionEvent } from '../../src/mission/mission-journal.ts';
import type { MissionRequest } from '../../src/mission/run.ts';
import type { Mission } from './mission.ts';
import { programPath } from './program.ts';

const FIXTURE = programPath('supervise-mission');

/** A line of the fixture. */
type Report =
  | MissionEvent
  | { readonly kind: 'result' }
  | { readonly kind: 'error'; readonly message: string; readonly code?: string; readonly remedy?: string };

export interface MissionEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The entries that it reported: they must stay. */
  readonly acknowledged: readonly LedgerEntry[];
  readonly error: Extract<Report, { kind: 'error' }> | undefined;
}

export interface SupervisedMission {
  readonly child: ChildProcess;
  readonly reports: readonly Report[];
  readonly ended: Promise<MissionEnd>;
}

/** Starts or resumes a mission under a supervisor of its own; what is left of it is ended with the test. */
export function superviseMission(
  { folder, cache }: Mission,
  request: Partial<MissionRequest>,
  env: Readonly<Record<string, string>> = {},
): SupervisedMission {
  const whole = { mode: 'launch', missionDir: 'missions/climb', ...request };
  const args = [FIXTURE, folder, cache, JSON.stringify(whole)];
  const options = { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] } as const;
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    for (const session of sessionsIn(cache)) await killMarked(session);
  });
  const reports: Report[] = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    reports.push(...lines.map((line) => JSON.parse(line) as Report));
  });
  const ended = once(child, 'close').then((values: unknown[]): MissionEnd => {
    const [code, signal] = values as [number | null, NodeJS.Signals | null];
    const acknowledged = reports.flatMap((each) => (each.kind === 'recorded' ? [each.entry] : []));
    return { code, signal, acknowledged, error: reports.find((each) => each.kind === 'error') };
  });
  return { child, reports, ended };
}

function sessionsIn(cache: string): string[] {
  const root = join(cache, 'autorize');
  if (!existsSync(root)) return [];
  const files = readdirSync(root).map((name) => join(root, name, 'session'));
  return files.flatMap((file) => (existsSync(file) ? [readFileSync(file, 'utf8').trim()] : []));
}

/** Waits until the session of an iteration is at work, and gives the id of its run. */
export async function reachesSession({ reports }: SupervisedMission, iteration: number): Promise<string> {
  const isThere = (each: Report): boolean => each.kind === 'session' && each.iteration === iteration;
  await expect.poll(() => reports.some(isThere)).toBe(true);
  const started = reports.find((each) => each.kind === 'started');
  return started?.state.launch.run_id ?? '';
}

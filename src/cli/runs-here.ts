/**
 * What there is in a repository to look at: experiments, mission runs, plans and comparisons.
 * Invariant: what cannot be read is an entry that says so; the others are shown.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AutorizeError } from '../base/errors.ts';
import { readUnfinished } from '../compare/look.ts';
import { listComparisons } from '../compare/store.ts';
import { renderUnfinished } from '../compare/unfinished.ts';
import { listExperiments } from '../experiment/ledger/experiment-files.ts';
import { pathsOf } from '../experiment/ledger/store.ts';
import { readStatus } from '../experiment/maintenance/look.ts';
import type { Host } from '../kernel/host.ts';
import { findRepository, type UserRepository } from '../kernel/user-repository.ts';
import { readMissionStatus } from '../mission/look.ts';
import { listMissionRuns } from '../mission/store.ts';
import { renderComparisonTitle } from '../report/comparison-view.ts';
import { viewExperiment } from '../report/experiment-view.ts';
import { viewMission } from '../report/mission-view.ts';
import type { HereEntry } from '../report/overview-text.ts';
import { viewPlan } from '../report/plan-view.ts';
import type { RunView } from '../report/run-view.ts';
import { readPlans } from '../status/plans-here.ts';

// Of what is over, the newest say enough.
const MAX_MISSIONS = 10;
const MAX_COMPARISONS = 5;

/** The top folder of the repository around; undefined outside of one. */
export function repositoryAround({ cwd }: Pick<Host, 'cwd'>): string | undefined {
  try {
    return findRepository(cwd).folder;
  } catch (error) {
    if (error instanceof AutorizeError) return undefined;
    throw error;
  }
}

/** Everything that has a record here, and experiments that have none yet. */
export async function findRunsHere(host: Host): Promise<readonly HereEntry[]> {
  const repository = findRepository(host.cwd);
  return [
    ...experiments(repository, host),
    ...missions(repository, host),
    ...(await plans(repository, host)),
    ...comparisons(repository),
  ];
}

function experiments(repository: UserRepository, host: Host): HereEntry[] {
  return listExperiments(repository).map((name) =>
    entryOf({ kind: 'experiment', name }, () => {
      const status = readStatus(pathsOf(name, host), host);
      const view = viewExperiment({ ...status, now: host.now() });
      return ofView(view, { ...status, isInterrupted: view.next?.command.includes(' resume ') === true });
    }),
  );
}

function missions(repository: UserRepository, host: Host): HereEntry[] {
  const newest = listMissionRuns(repository).slice(-MAX_MISSIONS);
  return newest.map((paths) =>
    entryOf({ kind: 'mission', name: paths.runId }, () => {
      const status = readMissionStatus(paths);
      return ofView(viewMission(status, host.now()), { ...status, isInterrupted: status.state.status === 'running' });
    }),
  );
}

async function plans({ folder }: UserRepository, host: Host): Promise<HereEntry[]> {
  if (!existsSync(join(folder, '.autorize', 'work'))) return [];
  try {
    const { plans: read, isRunning, checkoutOpen, problems } = await readPlans(undefined, host);
    const open: HereEntry[] =
      checkoutOpen === undefined
        ? []
        : [{ kind: 'plan', name: 'in place', isRunning, result: checkoutOpen, next: 'autorize work verify' }];
    const shown = read.map((plan): HereEntry => {
      const next = { command: `autorize work status ${plan.plan}`, why: undefined };
      const result = ofView({ ...viewPlan(plan), next }, { isRunning, isInterrupted: false });
      return { kind: 'plan', name: plan.plan, ...result };
    });
    const lost = problems.map(
      (result): HereEntry => ({ kind: 'plan', name: 'plans', isRunning, result, next: 'autorize work verify' }),
    );
    return [...shown, ...open, ...lost];
  } catch (error) {
    return [unreadable({ kind: 'plan', name: 'plans' }, error)];
  }
}

function comparisons(repository: UserRepository): HereEntry[] {
  return listComparisons(repository)
    .slice(0, MAX_COMPARISONS)
    .map(({ id, report }) =>
      entryOf({ kind: 'comparison', name: id }, () => {
        if (report !== undefined) return { isRunning: false, result: renderComparisonTitle(report), next: undefined };
        const unfinished = readUnfinished(repository, id);
        const isRunning = unfinished?.isRunning === true;
        return { isRunning, result: unfinished === undefined ? 'gone' : renderUnfinished(unfinished), next: undefined };
      }),
    );
}

function ofView(
  view: RunView,
  { isRunning, isInterrupted }: { readonly isRunning: boolean; readonly isInterrupted: boolean },
): Pick<HereEntry, 'isRunning' | 'result' | 'next'> {
  const next = view.next?.command;
  if (isRunning) return { isRunning, result: view.position ?? view.verdict, next };
  const [problem] = view.problems;
  if (problem !== undefined) return { isRunning, result: `${view.verdict}; ${problem}`, next };
  return { isRunning, result: isInterrupted ? `${view.verdict}; a run was interrupted` : view.verdict, next };
}

type Named = Pick<HereEntry, 'kind' | 'name'>;

function entryOf(named: Named, read: () => Pick<HereEntry, 'isRunning' | 'result' | 'next'>): HereEntry {
  try {
    return { ...named, ...read() };
  } catch (error) {
    return unreadable(named, error);
  }
}

function unreadable(named: Named, error: unknown): HereEntry {
  if (!(error instanceof AutorizeError)) throw error;
  return { ...named, isRunning: false, result: `cannot be read: ${error.message}`, next: undefined };
}

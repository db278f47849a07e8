/** The pages that `autorize serve` shows of a repository. Nothing is written, and no lock is taken. */
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PreconditionError } from '../base/errors.ts';
import { quoted } from '../base/text.ts';
import { readUnfinished } from '../compare/look.ts';
import { listComparisons } from '../compare/store.ts';
import { listExperiments } from '../experiment/ledger/experiment-files.ts';
import { pathsOf, readIterationFile } from '../experiment/ledger/store.ts';
import { readBranchStatus } from '../experiment/maintenance/look.ts';
import type { Host } from '../kernel/host.ts';
import { findRepository } from '../kernel/user-repository.ts';
import { readEntryFiles, readMissionStatus } from '../mission/look.ts';
import { listMissionRuns } from '../mission/store.ts';
import { renderComparisonHtml } from '../report/comparison-html.ts';
import { renderUnfinishedHtml } from '../report/comparison-unfinished-html.ts';
import { viewMission } from '../report/mission-view.ts';
import type { PageFrame } from '../report/page.ts';
import { viewPlan } from '../report/plan-view.ts';
import { readDiffs } from '../report/run-diffs.ts';
import { renderHtml } from '../report/run-html.ts';
import { renderIndexPage } from '../report/served-page.ts';
import { WATCH_ACTIONS, type WatchAction } from '../report/watch-view.ts';
import { readPlans } from '../status/plans-here.ts';
import { readPatch, receiptsOf } from '../workitem/patches.ts';
import { workPathsOf } from '../workitem/store.ts';
import type { RepeatedLook } from './repeated-look.ts';
import { findRunsHere, repositoryAround } from './runs-here.ts';

/** A page, and what can be done from it. */
export interface ServedPage {
  readonly render: (frame: PageFrame) => string;
  readonly actions: readonly WatchAction[];
  /** Of the run, for its actions. */
  readonly run: { readonly name: string; readonly lock: string } | undefined;
  /** Folders whose files it is made of. */
  readonly folders: readonly string[];
}

const PATH = /^\/(experiment|mission|plan|comparison)\/([^/]+)$/;

type Read = (name: string, host: Host, look: RepeatedLook) => ServedPage | undefined | Promise<ServedPage | undefined>;

const READERS: Readonly<Record<string, Read>> = {
  experiment: readExperiment,
  mission: readMission,
  plan: readPlan,
  comparison: readComparison,
};

/** The page at a path; throws a `PreconditionError` where there is none. */
export async function readServedPage(path: string, host: Host, look: RepeatedLook): Promise<ServedPage> {
  if (path === '/') return await readIndex(host);
  const [, kind = '', encoded = ''] = PATH.exec(path) ?? [];
  const page = await READERS[kind]?.(decoded(encoded), host, look);
  if (page !== undefined) return page;
  throw new PreconditionError({ message: `there is no page ${quoted(path, 200)}`, remedy: 'Go to /' });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

async function readIndex(host: Host): Promise<ServedPage> {
  const repository = repositoryAround(host) ?? host.cwd;
  const entries = await findRunsHere(host);
  const found = findRepository(host.cwd);
  const folders = [
    ...listExperiments(found).map((name) => pathsOf(name, host).folder),
    ...listMissionRuns(found).map((paths) => paths.folder),
    workPathsOf(host).folder,
    ...listComparisons(found).map(({ id }) => join(found.folder, '.autorize', 'compare', id)),
    join(found.folder, '.autorize'),
    join(found.folder, '.autorize', 'compare'),
  ];
  const render = (frame: PageFrame): string => renderIndexPage(basename(repository), entries, frame);
  return { render, actions: [], run: undefined, folders };
}

function readExperiment(name: string, host: Host, look: RepeatedLook): ServedPage | undefined {
  if (!listExperiments(findRepository(host.cwd)).includes(name)) return undefined;
  const paths = pathsOf(name, host);
  const status = look.read(paths, host);
  const branchProblem = readBranchStatus(paths, status)?.message;
  const view = look.view({ ...status, branchProblem, now: host.now() });
  // By the hash: after an archive another run begins with the same numbers.
  const keys = new Map(status.records.map(({ iter, hash }) => [String(iter), `${name}/${iter}/${hash ?? ''}`]));
  const read = (id: string) => readIterationFile(paths, Number(id), 'changes.diff');
  const diffs = readDiffs({ read, cache: look.diffs, keyOf: (id) => keys.get(id) ?? id });
  return {
    render: (frame) => renderHtml({ view, diffs, frame }),
    ...{ actions: WATCH_ACTIONS, run: { name, lock: paths.lock }, folders: [paths.folder] },
  };
}

function readMission(name: string, host: Host, look: RepeatedLook): ServedPage | undefined {
  const paths = listMissionRuns(findRepository(host.cwd)).find(({ runId }) => runId === name);
  if (paths === undefined) return undefined;
  const status = readMissionStatus(paths);
  const read = (id: string) => readEntryFiles(paths, { iteration: Number(id) }).diff;
  const diffs = readDiffs({ read, cache: look.diffs, keyOf: (id) => `${name}/${id}` });
  const view = viewMission(status, host.now());
  return {
    render: (frame) => renderHtml({ view, diffs, frame }),
    ...{ actions: ['stop'], run: { name, lock: paths.lock }, folders: [paths.folder] },
  };
}

async function readPlan(name: string, host: Host, look: RepeatedLook): Promise<ServedPage | undefined> {
  const { plans, checkoutOpen, problems } = await readPlans(name, host);
  const [plan] = plans;
  if (plan === undefined) return undefined;
  const paths = workPathsOf(host);
  const receipts = receiptsOf(plan.items);
  const read = (id: string) => readPatch(paths, receipts.get(id));
  const diffs = readDiffs({ read, cache: look.diffs, keyOf: (id) => receipts.get(id) ?? id });
  const view = { ...viewPlan(plan), problems: [...(checkoutOpen === undefined ? [] : [checkoutOpen]), ...problems] };
  return {
    render: (frame) => renderHtml({ view, diffs, frame }),
    ...{ actions: ['stop'], run: { name, lock: paths.lock }, folders: [paths.folder] },
  };
}

function readComparison(id: string, host: Host): ServedPage | undefined {
  const { folder } = findRepository(host.cwd);
  const report = listComparisons({ folder }).find((each) => each.id === id)?.report;
  const rest = { actions: [], run: undefined, folders: [join(folder, '.autorize', 'compare', id)] };
  if (report !== undefined) return { render: (frame) => renderComparisonHtml(report, { frame }), ...rest };
  const unfinished = readUnfinished({ folder }, id);
  if (unfinished === undefined) return undefined;
  return { render: (frame) => renderUnfinishedHtml(unfinished, { now: host.now(), frame }), ...rest };
}

/** What shows that files of folders have changed: their names, sizes and times. */
export function fingerprintOf(folders: readonly string[]): string {
  return folders.map(fingerprintOfFolder).join('\n');
}

function fingerprintOfFolder(folder: string): string {
  try {
    const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
    return files
      .map(({ name }) => {
        const { size, mtimeMs } = statSync(join(folder, name));
        return `${name} ${size} ${mtimeMs}`;
      })
      .join(',');
  } catch {
    // It is gone, or a file of it is: another look finds what is there then.
    return 'gone';
  }
}

/** What the tools of `autorize mcp` read of a repository. Nothing is written, and no lock is taken. */
import { AutorizeError, PreconditionError, type Problem, UsageError } from '../base/errors.ts';
import { plural, quoted, suggestion } from '../base/text.ts';
import { readUnfinished } from '../compare/look.ts';
import { listComparisons, type StoredComparison } from '../compare/store.ts';
import { renderUnfinished } from '../compare/unfinished.ts';
import { listExperiments } from '../experiment/ledger/experiment-files.ts';
import { pathsOf } from '../experiment/ledger/store.ts';
import { readBranchStatus, readStatus } from '../experiment/maintenance/look.ts';
import type { Host } from '../kernel/host.ts';
import { findRepository } from '../kernel/user-repository.ts';
import { readMissionStatus } from '../mission/look.ts';
import { listMissionRuns, pathsOf as missionPathsOf } from '../mission/store.ts';
import { renderEntry, renderIteration } from '../report/attempt-markdown.ts';
import { renderComparisonText } from '../report/comparison-text.ts';
import { renderComparisonTitle } from '../report/comparison-view.ts';
import { viewExperiment } from '../report/experiment-view.ts';
import { viewMission } from '../report/mission-view.ts';
import { viewPlan } from '../report/plan-view.ts';
import { renderList } from '../report/run-markdown.ts';
import { renderItems, renderStatus } from '../report/run-text.ts';
import type { RunRow, RunView } from '../report/run-view.ts';
import { readPlans } from '../status/plans-here.ts';
import { readEntry } from './mission-look.ts';
import { readIteration } from './show-command.ts';

export const KINDS = ['experiment', 'mission', 'plan', 'comparison'] as const;
type Kind = (typeof KINDS)[number];

/** What a tool was asked about. */
export interface Asked {
  readonly name?: string | undefined;
  readonly kind?: Kind | undefined;
}

/** The answer of a tool: for people, and as data. */
export interface Answer {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface SeenRun {
  readonly kind: Exclude<Kind, 'comparison'>;
  readonly view: RunView;
  readonly isRunning: boolean;
}

type Seen = SeenRun | { readonly kind: 'comparison'; readonly comparison: StoredComparison };

/** The state of a run, a plan or a comparison. */
export async function lookAtStatus(asked: Asked, host: Host): Promise<Answer> {
  const seen = await see(asked, host);
  if (seen.kind === 'comparison') return answerOfComparison(seen.comparison, host);
  const { kind, view, isRunning } = seen;
  const { name, description, position, verdict, branch, commit, problems, notices, waiting, next, baseline, best } =
    view;
  return {
    text: kind === 'plan' ? [...problems, renderItems(view)].join('\n') : renderStatus(view),
    data: {
      ...{ kind, name, description, is_running: isRunning, position, result: verdict, gain: view.gain },
      ...{ claim: view.claim.kind, baseline, best, branch, commit, problems, notices, waiting },
      ...{ counts: Object.fromEntries(view.counts.map(({ word, count }) => [word, count])), cost: view.cost },
      next: next?.command,
    },
  };
}

/** Attempts, oldest first: the last ones, or those before an index. */
export async function lookAtHistory(
  { limit, before, ...asked }: Asked & { readonly limit: number; readonly before?: number | undefined },
  host: Host,
): Promise<Answer> {
  const seen = await see(asked, host);
  if (seen.kind === 'comparison')
    throw new PreconditionError({
      message: `${quoted(seen.comparison.id)} is a comparison: it has no history`,
      remedy: 'Call "show" with its name.',
    });
  const { kind, view } = seen;
  const end = Math.min(before ?? view.rows.length, view.rows.length);
  const start = Math.max(0, end - limit);
  const rows = view.rows.slice(start, end);
  const where = `${rows.length === 0 ? 'none' : `${start} to ${end - 1}`} of ${plural(view.rows.length, view.terms.attempt)}`;
  return {
    text: `${view.name}: rows ${where}\n\n${renderList({ ...view, rows })}`,
    data: { kind, name: view.name, total: view.rows.length, start, rows: rows.map(dataOfRow) },
  };
}

/** One attempt with everything about it, or a whole comparison. */
export async function lookAtOne(
  {
    iteration,
    item,
    ...asked
  }: Asked & { readonly iteration?: number | undefined; readonly item?: string | undefined },
  host: Host,
): Promise<Answer> {
  const seen = await see(asked, host);
  if (seen.kind === 'comparison') return answerOfComparison(seen.comparison, host);
  const { kind, view } = seen;
  if (kind === 'plan') return showItem(view, item);
  if (iteration === undefined)
    throw new UsageError([missing('iteration', `the number of an iteration of ${view.name}`)]);
  if (kind === 'mission') {
    const paths = missionPathsOf(view.name, host);
    const page = readEntry({ paths, look: readMissionStatus(paths) }, iteration);
    return { text: renderEntry(page), data: { kind, name: view.name, ...page } };
  }
  const paths = pathsOf(view.name, host);
  const page = readIteration({ paths, look: readStatus(paths, host) }, iteration);
  return { text: renderIteration(page), data: { kind, name: view.name, ...page } };
}

function showItem(view: RunView, item: string | undefined): Answer {
  const known = view.rows.map(({ id }) => id);
  if (item === undefined) throw new UsageError([missing('item', `an item of ${view.name}: ${known.join(', ')}`)]);
  const row = view.rows.find(({ id }) => id === item);
  if (row === undefined)
    throw new PreconditionError({
      message: `no item ${quoted(item)} of the plan ${quoted(view.name)} has run here`,
      remedy: suggestion(item, known),
    });
  return {
    text: renderItems({ ...view, rows: [row] }),
    data: { kind: 'plan', name: view.name, item: dataOfRow(row) },
  };
}

function answerOfComparison({ id, report }: StoredComparison, { cwd }: Host): Answer {
  const named = { kind: 'comparison', name: id } as const;
  if (report === undefined) {
    const unfinished = readUnfinished(findRepository(cwd), id);
    const result = unfinished === undefined ? 'gone' : renderUnfinished(unfinished);
    return { text: `comparison ${id}: ${result}\n`, data: { ...named, result } };
  }
  return { text: renderComparisonText(report), data: { ...named, result: renderComparisonTitle(report), report } };
}

function dataOfRow({ id, word, isAccepted, score, reason, summary, evidence, size, duration, commit }: RunRow) {
  return { id, outcome: word, is_accepted: isAccepted, score, reason, summary, evidence, size, duration, commit };
}

/** Finds what is meant; throws with what is here where it is nothing, or more than one thing. */
async function see(asked: Asked, host: Host): Promise<Seen> {
  const here = await namesHere(host);
  const { kind, name } = chosen(asked, here);
  if (kind === 'comparison') {
    const comparison = here.comparisons.find(({ id }) => id === name);
    if (comparison === undefined) throw new Error('a comparison that was listed is gone');
    return { kind, comparison };
  }
  if (kind === 'mission') {
    const status = readMissionStatus(missionPathsOf(name, host));
    return { kind, view: viewMission(status), isRunning: status.isRunning };
  }
  if (kind === 'experiment') {
    const paths = pathsOf(name, host);
    // What a run does right now has live evidence, which is for a person alone.
    const status = { ...readStatus(paths, host), activities: [] };
    const branchProblem = readBranchStatus(paths, status)?.message;
    return { kind, view: viewExperiment({ ...status, branchProblem, now: host.now() }), isRunning: status.isRunning };
  }
  const { plans, isRunning, checkoutOpen, problems: lost } = await readPlans(name, host);
  const [plan = { plan: name, branch: null, items: [] }] = plans;
  const problems = [...(checkoutOpen === undefined ? [] : [checkoutOpen]), ...lost];
  return { kind, view: { ...viewPlan(plan), problems }, isRunning };
}

interface Here {
  readonly names: Readonly<Record<Kind, readonly string[]>>;
  readonly comparisons: readonly StoredComparison[];
}

async function namesHere(host: Host): Promise<Here> {
  const repository = findRepository(host.cwd);
  const comparisons = listComparisons(repository);
  const names = {
    experiment: listExperiments(repository),
    mission: listMissionRuns(repository).map(({ runId }) => runId),
    plan: await plansHere(host),
    comparison: comparisons.map(({ id }) => id),
  };
  return { names, comparisons };
}

/** Damaged records of plans hide nothing else: "list" says what is wrong with them. */
async function plansHere(host: Host): Promise<readonly string[]> {
  try {
    return (await readPlans(undefined, host)).plans.map(({ plan }) => plan);
  } catch (error) {
    if (error instanceof AutorizeError) return [];
    throw error;
  }
}

function chosen({ name, kind }: Asked, { names }: Here): { readonly kind: Kind; readonly name: string } {
  const kinds = kind === undefined ? KINDS : [kind];
  const all = kinds.flatMap((each) => names[each].map((known) => ({ kind: each, name: known })));
  const meant = name === undefined ? leftOut(all) : all.filter((each) => each.name === name);
  const [only, second] = meant;
  if (only !== undefined && second === undefined) return only;
  const known = all.map((each) => each.name);
  if (only !== undefined) {
    const found =
      name === undefined ? 'no name' : `the name ${quoted(name)} of ${meant.map((each) => each.kind).join(' and ')}`;
    const remedy = name === undefined ? 'Call "list", then name one.' : 'Say which with "kind".';
    throw new UsageError([{ path: '$.name', found, expected: 'one thing that is here', remedy }]);
  }
  const what = kind ?? 'experiment, mission, plan or comparison';
  throw new PreconditionError({
    message: `there is no ${what}${name === undefined ? '' : ` ${quoted(name)}`} here`,
    remedy:
      name === undefined || known.length === 0
        ? 'See what is here: call "list".'
        : suggestion(name, known.slice(0, 50)),
  });
}

/** The only experiment is meant where no name says otherwise, as on the command line; else all that there is. */
function leftOut(all: readonly { readonly kind: Kind; readonly name: string }[]) {
  const experiments = all.filter(({ kind }) => kind === 'experiment');
  return experiments.length === 1 ? experiments : all;
}

function missing(key: string, expected: string): Problem {
  return { path: `$.${key}`, found: `no ${key}`, expected, remedy: 'Add it.' };
}

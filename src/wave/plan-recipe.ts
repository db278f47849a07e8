/** A plan of work items as waves are made of it: a wave is one level of it, and the test of an attempt is its item's. */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import * as z from 'zod/mini';
import { ContractError, EXIT } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import { reportedUsage } from '../base/reported-attempt.ts';
import { printable, quoted } from '../base/text.ts';
import { packCommit } from '../engine/acceptance/candidate-pack.ts';
import { privateAreaFolder } from '../engine/workspace/area-path.ts';
import { gitLine } from '../kernel/git.ts';
import { commitTree } from '../kernel/git-store.ts';
import type { Host } from '../kernel/host.ts';
import { isHeldHere } from '../kernel/lock-holder.ts';
import { startDeadline } from '../kernel/timer.ts';
import { openRefs, requireHead } from '../kernel/user-refs.ts';
import { findRepository, readBranchFile } from '../kernel/user-repository.ts';
import { planSubject } from '../remote/plan-recipe.ts';
import type { WorkFile } from '../settings/work-plan.ts';
import { testsOf } from '../workitem/contract.ts';
import { foldHistory } from '../workitem/history.ts';
import { loadWork } from '../workitem/opening.ts';
import { ORIGIN_FILE, type ProposedItem } from '../workitem/proposed-item.ts';
import type { ReportedItem } from '../workitem/reported-item.ts';
import { executeWorkFile, type PlanResult, type WorkOptions } from '../workitem/run.ts';
import { findUsage } from '../workitem/run-usage.ts';
import { readReceipt, readWorkJournal, runFolder, workArea, workPathsOf } from '../workitem/store.ts';
import type { ItemReport } from '../workitem/work-event.ts';
import { ATTEMPT_IDENTITY } from './attempt-file.ts';
import { atWork, brokenOff } from './experiment-recipe.ts';
import { ITEM_FOCUSES } from './focuses.ts';
import {
  type JudgeRun,
  notBegun,
  originOf,
  type Turn,
  type TurnRequest,
  type WaveRecipe,
  type WaveRecord,
} from './recipe.ts';

/** The recipe of a plan, by its file as a person names it from the working directory. */
export async function planRecipe(supplied: string, host: Host): Promise<WaveRecipe> {
  const repository = findRepository(host.cwd);
  const source = resolve(host.cwd, supplied);
  const file = relative(repository.folder, source);
  const at = { ...host, cwd: repository.folder };
  const paths = workPathsOf(at);
  const { work, plan, problems } = await loadWork(file, at);
  if (work === undefined) throw new ContractError(problems);
  const subject = planSubject({ paths, plan, permit: work.permit, tests: testsOf(work) }, at);
  const branch = `autorize-work/${plan}`;
  const history = () => foldHistory(readWorkJournal(paths));
  const hashes = (): unknown[] => readWorkJournal(paths).map(({ hash }) => hash);
  const digest = (): string => sha256(existsSync(source) ? readFileSync(source) : '');
  const landed = (): Set<string> =>
    new Set(history().landed.flatMap((each) => (each.plan === plan ? [each.item] : [])));
  const run = (request: Running & Omit<WorkOptions, 'agents' | 'plan' | 'host' | 'signal' | 'onEvent'>) => {
    const { overrides = {}, hidden, signal, onEvent, ...options } = request;
    return runBounded({ overrides, signal }, (bounds) =>
      executeWorkFile(file, {
        ...{ ...options, ...bounds, host: at },
        ...(hidden === undefined ? {} : { hidden }),
        onEvent: (event) => onEvent?.({ loop: 'work', event }),
      }),
    );
  };
  return {
    ...{ repository, name: file, subject, sources: [source], focuses: ITEM_FOCUSES, digest },
    require: () => undefined,
    async readKnown(refs) {
      if (isHeldHere(paths.lock)) throw atWork(file);
      if (history().pending !== undefined) {
        throw brokenOff({ name: file, what: 'a landing', resume: `autorize work run ${file}` });
      }
      const last = hashes().at(-1);
      const branchHead = readBranchFile(repository, branch);
      return {
        ...{ state: typeof last === 'string' ? last : null, config: digest() },
        base: branchHead ?? (await requireHead(repository, refs)),
        branch: branchHead === undefined ? undefined : `refs/heads/${branch}`,
      };
    },
    holds: (hash) => hashes().includes(hash),
    isInterrupted: () => history().pending !== undefined,
    records: () => {
      const { landed: done, ended } = history();
      return [...done, ...ended].filter((each) => each.plan === plan).flatMap(({ id }) => waveRecordOf(id));
    },
    items: () => {
      const done = landed();
      const isReady = ({ id, dependencies }: WorkFile['items'][number]): boolean =>
        !done.has(id) && dependencies.every((name) => done.has(name));
      return work.items.filter(isReady).map(({ id }) => id);
    },
    costs: () => undefined,
    complete: async () => undefined,
    areas: () => [privateAreaFolder(workArea(paths, host))],
    async takeTurn(request) {
      const { item = '', slot, usd } = request;
      const result = await run({
        ...{ only: [item], jobs: 1, slot, ...boundsOf(request) },
        ...(usd === undefined ? {} : { budgetUsd: usd }),
      });
      const report = result.items.find(({ id }) => id === item);
      if (report === undefined) return notBegun(`the plan has no item ${quoted(item)}`);
      return report.status === 'blocked' ? notBegun(report.reason) : describe(request, report);
    },
    async judge(judging) {
      const { proposals, reported } = judging;
      const result = await run({
        ...boundsOf(judging),
        proposed: new Map(
          proposals.flatMap((each) => (each.item === undefined ? [] : [[each.item, inItemWords(each)]])),
        ),
        reported: reported.flatMap((each): ReportedItem[] =>
          each.item === undefined ? [] : [{ ...each, item: each.item }],
        ),
      });
      const isJudged = !result.interrupted && result.refusal === undefined;
      return { isJudged, reason: reasonOf(result), exitCode: isJudged ? EXIT.yes : EXIT.precondition };
    },
  };

  async function describe(
    { pack, base }: TurnRequest,
    report: Exclude<ItemReport, { status: 'blocked' }>,
  ): Promise<Turn> {
    const { after_commit: after, key_in_reach: isKeyInReach } = readReceipt(paths, report.receipt_id);
    const common = {
      reason: printable(report.error ?? report.denial_reason ?? `the item passes: ${report.status}`, 4000),
      ...(report.usage === undefined ? {} : { usage: report.usage }),
      ...(isKeyInReach === true ? { key_in_reach: true as const } : {}),
    };
    if (report.status !== 'success' || after === null) {
      return { ...common, outcome: report.status === 'denied' ? 'denied' : 'discarded' };
    }
    const { refs: git } = openRefs(repository, join(paths.folder, 'wave'));
    const tree = await gitLine(git, ['rev-parse', '--verify', '--end-of-options', `${after}^{tree}`]);
    const commit = await commitTree({ git }, { tree, parents: [], message: 'candidate\n', ...ATTEMPT_IDENTITY });
    await packCommit({ git }, { path: pack, commit, from: base });
    return { ...common, outcome: 'proposed', commit };
  }

  function waveRecordOf(run: string): WaveRecord[] {
    const path = join(runFolder(paths, run), ORIGIN_FILE);
    const origin = existsSync(path) ? originSchema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data : undefined;
    if (origin?.wave === undefined) return [];
    const { status, reason, work_item: item, landed_commit: commit } = readReceipt(paths, run);
    const [own, usage] = [
      status === 'success' ? 'merged' : status === 'denied' ? 'denied' : 'discarded',
      reportedUsage(findUsage(runFolder(paths, run))),
    ];
    return [
      {
        origin: originOf(origin.wave),
        ...{ outcome: origin.outcome ?? own, isBroken: false, name: `item ${item.id}`, commit: commit ?? undefined },
        notes: reason ?? `landed; proposed by ${origin.origin}`,
        ...(usage === undefined ? {} : { usage }),
      },
    ];
  }
}

const originSchema = z.looseObject({
  origin: z.string(),
  /** Of a report: as the other job says. */
  outcome: z.optional(z.string()),
  wave: z.optional(z.looseObject({ id: z.string(), slot: z.int() })),
});

type Running = Pick<JudgeRun, 'overrides' | 'hidden' | 'signal' | 'onEvent'>;

function boundsOf({ overrides, hidden, signal, onEvent }: Running): Running {
  return { overrides, signal, onEvent, ...(hidden === undefined ? {} : { hidden }) };
}

async function runBounded(
  { overrides: { sandbox, timeBudgetMs, timeLimitMs } = {}, signal }: Pick<Running, 'overrides' | 'signal'>,
  run: (bounds: Pick<WorkOptions, 'sandbox' | 'signal'>) => Promise<PlanResult>,
): Promise<PlanResult> {
  using end = startDeadline(
    Math.min(timeBudgetMs ?? Number.POSITIVE_INFINITY, timeLimitMs ?? Number.POSITIVE_INFINITY),
  );
  return await run({
    ...(sandbox === undefined ? {} : { sandbox }),
    signal: AbortSignal.any([end.signal, ...(signal === undefined ? [] : [signal])]),
  });
}

function inItemWords({ commit, base, pack, origin, wave, usage }: JudgeRun['proposals'][number]): ProposedItem {
  return { commit, base, pack, origin, wave, trace: undefined, ...(usage === undefined ? {} : { usage }) };
}

function reasonOf({ interrupted, refusal }: PlanResult): string {
  if (refusal !== undefined) return refusal.message;
  return interrupted ? 'interrupted by the operator' : 'everything proposed was judged';
}

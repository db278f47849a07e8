/** A mission as waves are made of it. The test of an attempt is that of the mission. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContractError, EXIT } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import { reportedUsage } from '../base/reported-attempt.ts';
import { printable } from '../base/text.ts';
import { packCommit } from '../engine/acceptance/candidate-pack.ts';
import { agentsOf, isShared } from '../engine/agent/configured-agents.ts';
import { privateAreaFolder } from '../engine/workspace/area-path.ts';
import { storeFolder } from '../engine/workspace/private-area.ts';
import { gitLine } from '../kernel/git.ts';
import { commitTree, findStore } from '../kernel/git-store.ts';
import type { Host } from '../kernel/host.ts';
import { isHeldHere } from '../kernel/lock-holder.ts';
import { requireHead } from '../kernel/user-refs.ts';
import { chooseForSlots } from '../mission/agent-choice.ts';
import { areaOf } from '../mission/clean.ts';
import { isAccepted, type LedgerEntry, type MissionState } from '../mission/ledger.ts';
import { isTerminal } from '../mission/manifest.ts';
import type { MissionEvent } from '../mission/mission-journal.ts';
import { findMissionDir, readMissionDir } from '../mission/opening.ts';
import { confirmMissionPairs, whyUnconfirmed } from '../mission/reconfirmation.ts';
import { relocateMission } from '../mission/relocate.ts';
import { type MissionRequest, runMission } from '../mission/run.ts';
import { missionSlug } from '../mission/run-name.ts';
import { exitCodeOf } from '../mission/stop.ts';
import { listMissionRuns, type MissionPaths, readMission, readPointer, rootOf } from '../mission/store.ts';
import { missionSubject } from '../remote/mission-recipe.ts';
import type { MissionContract } from '../settings/mission-contract.ts';
import { ATTEMPT_IDENTITY } from './attempt-file.ts';
import { atWork, brokenOff } from './experiment-recipe.ts';
import { FOCUSES } from './focuses.ts';
import {
  type JudgeRun,
  notBegun,
  originOf,
  type Turn,
  type TurnRequest,
  type WaveRecipe,
  type WaveRecord,
  type WaveReport,
} from './recipe.ts';

interface Run {
  readonly paths: MissionPaths;
  readonly state: MissionState;
}

/** The recipe of a mission, by its folder as a person names it from the working directory. */
export function missionRecipe(supplied: string, host: Host): WaveRecipe {
  const { repository, dir } = findMissionDir(supplied, host);
  const slug = missionSlug(dir === '.' ? '' : dir);
  const root = rootOf(repository);
  const at = { ...host, cwd: repository.folder };
  const sources = ['mission.md', 'sandbox.md'].map((file) => join(repository.folder, dir, file));
  const subject = missionSubject({ slug, repository }, host);
  const runs = (): Run[] =>
    listMissionRuns(repository, slug).flatMap((paths) => {
      const { state } = readMission(paths);
      return state === undefined ? [] : [{ paths, state }];
    });
  /** The run that the next one resumes. */
  const openRun = (): Run | undefined => {
    const last = runs().at(-1);
    return last === undefined || isTerminal(last.state.status) ? undefined : last;
  };
  // Its files are those that go into the repository of an attempt.
  const follow = (): Run | undefined => {
    const run = openRun();
    if (run !== undefined) subject.follow(run.paths.runId);
    return run;
  };
  follow();
  const run = (request: Omit<MissionRequest, 'mode'>, base: string) => {
    const open = openRun();
    const how =
      open === undefined
        ? ({ mode: 'launch', missionDir: dir, from: { commit: base, isAdopted: false } } as const)
        : ({ mode: 'resume', runId: open.paths.runId } as const);
    return runMission({ ...how, ...request, calibratesHere: true }, at);
  };
  const digest = (): string =>
    sha256(
      Buffer.concat(sources.flatMap((path) => [existsSync(path) ? readFileSync(path) : Buffer.of(), Buffer.of(0)])),
    );
  const entries = (): LedgerEntry[] => runs().flatMap(({ state }) => state.entries);
  return {
    ...{ repository, name: dir, subject, sources, focuses: FOCUSES, digest },
    agents: agentsFor,
    require: () => void readMissionDir(dir, at, { needsAgent: false }),
    async readKnown(refs) {
      const [last] = listMissionRuns(repository, slug).slice(-1);
      const problem = last === undefined ? undefined : readMission(last).problem;
      if (problem !== undefined) throw new ContractError([problem]);
      const open = follow();
      if (isHeldHere(root.lock) && readPointer(root)?.active === true) throw atWork(dir);
      if (open !== undefined && (open.state.open !== undefined || open.state.entries.length === 0)) {
        const { runId } = open.paths;
        throw brokenOff({ name: dir, what: `run ${runId}`, resume: `rcs autoresearch --resume ${runId}` });
      }
      if (open === undefined) {
        return { state: null, base: await requireHead(repository, refs), config: digest(), branch: undefined };
      }
      const { launch, lastAcceptedCommit: base, entries: known } = open.state;
      return { state: known.at(-1)?.hash ?? null, base, config: digest(), branch: `refs/heads/${launch.branch_name}` };
    },
    holds: (hash) => entries().some((entry) => entry.hash === hash),
    isInterrupted: () => openRun()?.state.open !== undefined,
    records: () => entries().flatMap(waveRecordOf),
    costs: () => undefined,
    async complete() {
      const open = openRun();
      if (open !== undefined) await relocateMission(open.paths, host);
    },
    areas: () =>
      ['missions', ...runs().map(({ paths }) => areaOf(paths.runId))].map((name) =>
        privateAreaFolder({ repository, name, parentEnv: host.env }),
      ),
    async takeTurn(request) {
      const { slot, usd, base } = request;
      const known = entries().length;
      // The wave gives each slot one session, whatever the mission's own limit of them.
      const limits = { maxIterations: 0, ...(usd === undefined ? {} : { budgetUsd: usd }) };
      const { stop } = await run(
        { slot, ...limits, ...boundsOf(request), ...endedBy(request, ({ kind }) => kind === 'iteration') },
        base,
      );
      const entry = entries()
        .slice(known)
        .find(({ kind }) => kind === 'iteration');
      return entry === undefined ? notBegun(stop.reason) : describe(request, entry);
    },
    async judge(judging) {
      const { proposals, reported, keyWasInReach, isEnough, base } = judging;
      const { stop, last } = await run(
        {
          ...{ proposed: proposals, reported: reported.map(inMissionWords), keyWasInReach, ...boundsOf(judging) },
          ...endedBy(judging, ({ wave }) => wave !== undefined && isEnough?.(wave) === true),
        },
        base,
      );
      const has = ({ wave }: { readonly wave: WaveRecord['origin'] }): boolean =>
        entries().some((entry) => entry.wave?.id === wave.id && entry.wave.slot === wave.slot);
      const isJudged = [...proposals, ...reported].every(has);
      return { isJudged, reason: stop.reason, exitCode: isJudged ? EXIT.yes : exitCodeOf(stop, last) };
    },
    async confirm(request) {
      const open = openRun();
      if (open === undefined) return { why: 'there is no run of it that can be resumed' };
      return confirmMissionPairs({ ...request, ...open }, at);
    },
    whyUnconfirmed: () => whyUnconfirmed(contractOfNext()),
  };

  /** That of the run that the next one resumes; where there is none, of the folder. */
  function contractOfNext(): MissionContract {
    return openRun()?.state.launch.contract ?? readMissionDir(dir, at, { needsAgent: false }).contract;
  }

  /** By the records of the run that the next one resumes; where there is none each agent has a slot in turn. */
  function agentsFor(slots: number): readonly string[] {
    const open = openRun();
    if (open !== undefined) return chooseForSlots(open.state, slots);
    const contract = contractOfNext();
    if (!isShared(contract)) return [];
    const names = agentsOf(contract).map((agent) => agent.name);
    return Array.from({ length: slots }, (_, slot) => names[slot % names.length] ?? '');
  }

  async function describe({ pack, base }: TurnRequest, entry: LedgerEntry): Promise<Turn> {
    const { decision, candidate_commit: candidate, evaluator, comparison, usage } = entry;
    const own = openRun() ?? runs().at(-1);
    const common = {
      reason: printable(entry.decision_reason, 4000),
      ...(comparison === undefined ? gainOfScore(entry, own) : { pairs: comparison.n, effect: comparison.effect }),
      ...(usage === undefined ? {} : { usage }),
      ...(own !== undefined && isKeyInReach(own.state) ? { key_in_reach: true as const } : {}),
    };
    const isWorse = comparison === undefined ? decision !== 'keep' : comparison.effect <= 0;
    const isTested = evaluator?.status === 'pass' && ['keep', 'discard', 'ambiguous'].includes(decision);
    if (isTested && !isWorse && candidate !== null && own !== undefined) {
      const area = privateAreaFolder({ repository, name: areaOf(own.paths.runId), parentEnv: host.env });
      const store = findStore({ folder: storeFolder(area), base: own.state.launch.baseline_commit });
      if (store === undefined) throw new Error('a run without a store has a candidate');
      const tree = await gitLine(store.git, ['rev-parse', '--verify', '--end-of-options', `${candidate}^{tree}`]);
      const commit = await commitTree(store, {
        tree,
        parents: [],
        message: `${entry.description}\n`,
        ...ATTEMPT_IDENTITY,
      });
      await packCommit(store, { path: pack, commit, from: base });
      return { ...common, outcome: 'proposed', commit };
    }
    if (decision === 'interrupted') return { ...common, outcome: 'killed', again: true };
    return { ...common, outcome: OUTCOMES[decision] ?? 'discarded' };
  }
}

/** What one score says, where the mission compares no pairs. */
function gainOfScore({ evaluator, iteration }: LedgerEntry, run: Run | undefined): Pick<Turn, 'pairs' | 'effect'> {
  const before = run?.state.entries.findLast((entry) => entry.iteration < iteration && isAccepted(entry));
  const [score, best] = [evaluator?.score, before?.evaluator?.score];
  if (score == null || best == null) return {};
  const isHigher = run?.state.launch.contract.evaluator.direction === 'max';
  return { pairs: 1, effect: isHigher ? score - best : best - score };
}

const OUTCOMES: Readonly<Partial<Record<LedgerEntry['decision'], Turn['outcome']>>> = {
  ambiguous: 'inconclusive',
  noop: 'noop',
  abort: 'noop',
  error: 'invalid',
};

/** The words of missions for the outcomes of a wave. */
const DECISIONS: Readonly<Record<string, string>> = {
  noop: 'noop',
  inconclusive: 'ambiguous',
  killed: 'interrupted',
  invalid: 'error',
  infra_error: 'error',
};

function inMissionWords(report: WaveReport): WaveReport {
  return { ...report, outcome: DECISIONS[report.outcome] ?? 'discard' };
}

function boundsOf({ overrides = {}, hidden = [] }: Pick<JudgeRun, 'overrides' | 'hidden'>) {
  const { sandbox, timeBudgetMs, timeLimitMs } = overrides;
  const times = [timeBudgetMs, timeLimitMs].filter((each) => each !== undefined);
  return {
    hidden,
    ...(sandbox === undefined ? {} : { sandbox }),
    ...(times.length === 0 ? {} : { timeBudgetMs: Math.min(...times) }),
  };
}

/** Ends the run with the first entry that is enough. */
function endedBy({ signal, onEvent }: Pick<JudgeRun, 'signal' | 'onEvent'>, isLast: (entry: LedgerEntry) => boolean) {
  const done = new AbortController();
  return {
    signal: AbortSignal.any([done.signal, ...(signal === undefined ? [] : [signal])]),
    onEvent: (event: MissionEvent) => {
      onEvent?.({ loop: 'mission', event });
      if (event.kind === 'recorded' && isLast(event.entry)) done.abort();
    },
  };
}

function isKeyInReach({ evidence }: MissionState): boolean {
  return evidence.some(
    (record) => record.kind === 'key-in-reach' || ('key_in_reach' in record && record.key_in_reach === true),
  );
}

const VERDICTS: Readonly<Record<string, string>> = { keep: 'merged', interrupted: 'killed' };

function waveRecordOf(entry: LedgerEntry): WaveRecord[] {
  const { wave, iteration, decision, decision_reason: notes, reported, usage, comparison } = entry;
  if (wave === undefined) return [];
  return [
    {
      origin: originOf(wave),
      outcome: VERDICTS[decision] ?? OUTCOMES[decision] ?? 'discarded',
      isBroken: decision === 'interrupted' && reported === undefined,
      ...{ name: `iteration ${iteration}`, iter: iteration, notes },
      commit: decision === 'keep' ? entry.kept_commit : undefined,
      ...{ usage: reportedUsage(usage), pairs: comparison?.n, effect: comparison?.effect },
    },
  ];
}

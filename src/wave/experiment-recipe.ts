/** An experiment as waves are made of it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT, PreconditionError } from '../base/errors.ts';
import { sha256 } from '../base/hash.ts';
import { reportedUsage } from '../base/reported-attempt.ts';
import { printable } from '../base/text.ts';
import { commitCandidate, packCommit } from '../engine/acceptance/candidate-pack.ts';
import { agentsOf, isShared, plateauOf } from '../engine/agent/configured-agents.ts';
import { privateAreaFolder } from '../engine/workspace/area-path.ts';
import { chooseForSlots } from '../experiment/ledger/agent-choice.ts';
import { isAtWork } from '../experiment/ledger/at-work.ts';
import { branchOf } from '../experiment/ledger/branch-name.ts';
import { openStore } from '../experiment/ledger/candidate-commit.ts';
import { readDecisions } from '../experiment/ledger/decisions.ts';
import { findBase } from '../experiment/ledger/fold.ts';
import { findInFlight } from '../experiment/ledger/in-flight.ts';
import { nextIteration } from '../experiment/ledger/next-iteration.ts';
import type { IterationRecord } from '../experiment/ledger/record.ts';
import { loadForScoring } from '../experiment/ledger/run-config.ts';
import { pathsOf, readLedger, readState, requireExperiment } from '../experiment/ledger/store.ts';
import type { RunEvent } from '../experiment/loop/run-event.ts';
import { exitCodeOf } from '../experiment/loop/stop.ts';
import { type ExperimentRequest, runExperiment } from '../experiment/run.ts';
import { confirmPairs, whyUnconfirmed } from '../experiment/verification/reconfirmation.ts';
import type { Host } from '../kernel/host.ts';
import { requireHead } from '../kernel/user-refs.ts';
import { readBranchFile } from '../kernel/user-repository.ts';
import { experimentSubject } from '../remote/experiment-recipe.ts';
import { FOCUSES } from './focuses.ts';
import { gainOf } from './gain-of.ts';
import {
  type JudgeRun,
  notBegun,
  originOf,
  type Turn,
  type TurnRequest,
  type WaveRecipe,
  type WaveRecord,
} from './recipe.ts';
import { costsOf } from './useful-width.ts';

/** The recipe of an experiment. */
export function experimentRecipe(name: string, host: Host): WaveRecipe {
  const paths = pathsOf(name, host);
  const { repository } = paths;
  const subject = experimentSubject(paths, host);
  const branch = branchOf(name);
  const own = ['config.toml', 'program.md', 'guidance.jsonl'].map((file) => join(paths.folder, file));
  const recordsHere = () => readLedger(paths).records;
  const digest = (): string =>
    sha256(Buffer.concat([readFileSync(paths.config), Buffer.of(0), readFileSync(paths.program)]));
  return {
    ...{ repository, name, subject, sources: own, focuses: FOCUSES, digest },
    // The decision log holds the calibration of another machine, and the rules of a whole test.
    measuredHere: ['decisions.jsonl'],
    require: () => requireExperiment(paths),
    async readKnown(refs) {
      const { records, problem } = readLedger(paths);
      if (problem !== undefined) {
        throw new PreconditionError({
          message: `the records of "${name}" hold ${problem.found}`,
          remedy: `Repair them first: autorize repair ${name}`,
        });
      }
      if (isAtWork(paths)) throw atWork(name);
      const [open] = findInFlight(paths, records);
      if (open !== undefined) throw brokenOff({ name, what: `iteration ${open}`, resume: `autorize resume ${name}` });
      loadForScoring(paths, host, { schedule: 'ignored' });
      const head = await requireHead(repository, refs);
      const last = records.at(-1)?.hash;
      const base = (records.length === 0 ? undefined : readBranchFile(repository, branch)) ?? head;
      return {
        ...{ state: typeof last === 'string' ? last : null, base, config: digest() },
        branch: base !== head || existsSync(paths.ledger) ? `refs/heads/${branch}` : undefined,
      };
    },
    holds: (hash) => recordsHere().some((record) => record.hash === hash),
    isInterrupted: () => findInFlight(paths, recordsHere()).length > 0,
    records: () => recordsHere().flatMap(waveRecordOf),
    costs: () => costsOf(recordsHere()),
    agents: (slots) => agentsFor(slots),
    complete: async () => undefined,
    areas: () => [privateAreaFolder({ repository, name, parentEnv: host.env })],
    async takeTurn(request) {
      const known = recordsHere().length;
      const { stop } = await runExperiment(
        {
          ...{ name, mode: 'run', allowDirty: true, workspaces: 1, slot: request.slot },
          ...limitsOf(request),
          ...(request.usd === undefined ? {} : { budgetUsd: request.usd }),
          ...endedBy(request, ({ outcome }) => outcome !== 'baseline'),
        },
        host,
      );
      const record = recordsHere()
        .slice(known)
        .find(({ outcome }) => outcome !== 'baseline');
      return record === undefined ? notBegun(stop.reason) : describe(request, record);
    },
    async judge(run) {
      const { proposals, reported, keyWasInReach, resumes, isEnough } = run;
      const { stop } = await runExperiment(
        {
          // The wave and what was submitted may lie in the work tree; nobody works on what is not committed.
          ...{ name, mode: resumes ? 'resume' : 'run', allowDirty: true },
          // One after the other: what is accepted follows from what was submitted, not from which test ends first.
          workspaces: 1,
          // The attempts were made: to judge fewer of them saves nothing.
          maxIterations: 0,
          calibratesHere: true,
          ...{ proposals, reported, keyWasInReach, ...limitsOf(run) },
          ...endedBy(run, ({ wave }) => wave != null && isEnough?.(wave) === true),
        },
        host,
      );
      const isJudged = stop.kind === 'judged';
      return { isJudged, reason: stop.reason, exitCode: isJudged ? EXIT.yes : exitCodeOf(stop) };
    },
    confirm: (request) => confirmPairs({ ...request, paths, records: recordsHere() }, host),
    whyUnconfirmed: () => whyUnconfirmed(loadForScoring(paths, host, { schedule: 'ignored' }).config),
  };

  /** Those that were never tried, then what the next iterations would be given, each as if it were the next one. */
  function agentsFor(slots: number): readonly string[] {
    const { config } = loadForScoring(paths, host, { schedule: 'ignored' });
    if (!isShared(config)) return [];
    const records = recordsHere();
    const names = agentsOf(config).map((agent) => agent.name);
    const next = nextIteration(
      paths,
      records.map(({ iter }) => iter),
    );
    const base = findBase(records, readState(paths)) ?? '';
    const known = { records, decisions: readDecisions(paths), plateau: plateauOf(config) };
    return chooseForSlots(slots, { names, ...known, base, iter: next });
  }

  function describe(request: TurnRequest, record: IterationRecord): Promise<Turn> {
    const isKeyInReach = readDecisions(paths).some(
      ({ kind, key_in_reach: isInReach }) => kind === 'key-in-reach' || isInReach === true,
    );
    return describeTurn(record, isKeyInReach, async ({ tree, from }) => {
      const base = findBase(recordsHere(), readState(paths)) ?? from;
      const store = await openStore(paths, {
        folder: privateAreaFolder({ repository, name, parentEnv: host.env }),
        base,
        branchHead: undefined,
      });
      const commit = await commitCandidate(store, { tree, from });
      await packCommit(store, { path: request.pack, commit, from });
      return commit;
    });
  }
}

type Bounds = Pick<JudgeRun, 'overrides' | 'hidden' | 'signal' | 'onEvent'>;

function limitsOf({ overrides, hidden = [] }: Bounds): Pick<ExperimentRequest, 'hidden'> {
  return { hidden, ...overrides };
}

/** Ends the run with the first record that is enough. */
function endedBy({ signal, onEvent }: Bounds, isLast: (record: IterationRecord) => boolean) {
  const done = new AbortController();
  return {
    signal: AbortSignal.any([done.signal, ...(signal === undefined ? [] : [signal])]),
    onEvent: (event: RunEvent) => {
      onEvent?.({ loop: 'experiment', event });
      if (event.kind === 'recorded' && isLast(event.record)) done.abort();
    },
  };
}

const JUDGED = ['merged', 'discarded', 'inconclusive'];
const BROKEN: readonly string[] = ['killed', 'aborted', 'infra_error'];

/** What a slot says of its iteration; `pack` writes the objects of what it proposes. */
async function describeTurn(
  record: IterationRecord,
  isKeyInReach: boolean,
  pack: (change: { readonly tree: string; readonly from: string }) => Promise<string>,
): Promise<Turn> {
  const { outcome, notes, usage, tree, base_commit: from, decision } = record;
  const [pairs, effect] = [decision?.n, gainOf(record)];
  const common = {
    reason: printable(notes, 4000),
    ...(pairs == null ? {} : { pairs }),
    ...(effect === undefined ? {} : { effect }),
    ...(usage == null ? {} : { usage }),
    ...(isKeyInReach ? { key_in_reach: true as const } : {}),
  };
  const isWorse = effect !== undefined && effect <= 0;
  if (JUDGED.includes(outcome) && typeof tree === 'string' && typeof from === 'string' && !isWorse) {
    return { ...common, outcome: 'proposed', commit: await pack({ tree, from }) };
  }
  if (BROKEN.includes(outcome)) {
    return { ...common, outcome: outcome === 'infra_error' ? outcome : 'killed', again: true };
  }
  const ended = (['noop', 'denied', 'inconclusive', 'invalid'] as const).find((each) => each === outcome);
  return { ...common, outcome: ended ?? 'discarded' };
}

function waveRecordOf(record: IterationRecord): WaveRecord[] {
  const { wave, iter, outcome, notes, commit, usage, proposed_commit: proposed, decision } = record;
  if (wave == null) return [];
  const origin = originOf(wave);
  const { stack = [] } = origin;
  return [origin.slot, ...stack].map((slot, at) => ({
    origin: at === 0 ? origin : { id: origin.id, slot },
    ...{ outcome, name: `iter ${iter}`, iter, notes },
    // Of changes that were refused together each is tested again.
    isBroken: typeof proposed === 'string' && (BROKEN.includes(outcome) || (stack.length > 0 && outcome !== 'merged')),
    // A gain that is too large to be believed.
    isForPerson: decision?.code === 'implausible',
    ...{ commit: commit ?? undefined, usage: at === 0 ? reportedUsage(usage) : undefined },
    ...{ pairs: decision?.n ?? undefined, effect: gainOf(record) },
  }));
}

/** Refuses to plan on records that change. */
export function atWork(name: string): PreconditionError {
  return new PreconditionError({
    message: `a run of "${name}" is at work here: its state changes`,
    remedy: 'Wait until it ends, or stop it with Ctrl-C; then run the command again',
  });
}

/** Refuses to plan on what a killed run left. */
export function brokenOff(of: { readonly name: string; readonly what: string; readonly resume: string }) {
  return new PreconditionError({
    message: `${of.what} of "${of.name}" was in progress when the last run ended`,
    remedy: `Resume that run first: ${of.resume}`,
  });
}

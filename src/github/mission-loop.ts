/** A mission, as a step drives it. */

import { join } from 'node:path';
import { EXIT } from '../base/errors.ts';
import { referencedValues } from '../kernel/environment.ts';
import type { Host } from '../kernel/host.ts';
import type { MissionEventTold } from '../mission/active-mission.ts';
import { survivingKeeps } from '../mission/decision-checks.ts';
import { secretCommands } from '../mission/holdout.ts';
import type { MissionState } from '../mission/ledger.ts';
import { lookAtMission, readEntryFiles } from '../mission/look.ts';
import { readMissionDir } from '../mission/opening.ts';
import { type MissionRequest, type MissionResult, runMission } from '../mission/run.ts';
import type { MissionPlace } from '../mission/store.ts';
import { type MissionSubject, missionSubject } from '../remote/mission-subject.ts';
import { buildMissionChart, MISSION_LINE } from '../report/mission-chart.ts';
import { renderMissionHtml } from '../report/mission-html.ts';
import { renderMissionMarkdown } from '../report/mission-markdown.ts';
import { renderEntryLine, renderImprovement, renderVerdict } from '../report/mission-text.ts';
import { renderScoreMermaid } from '../report/score-mermaid.ts';
import type { LoopInputs } from './inputs.ts';
import { type Loop, type LoopRequest, type LoopView, UNKNOWN_COST } from './loop.ts';

/** The loop of mode `mission`. */
export function openMission(inputs: LoopInputs, host: Host): Loop {
  const { missionDir, proposal } = inputs;
  const { slug, repository, contract } = readMissionDir(missionDir, host, { needsAgent: proposal === undefined });
  const subject = missionSubject({ slug, repository }, host);
  return {
    ...{ mode: 'mission', name: slug, subject },
    keys: [...referencedValues(contract.agent.env, host.env), ...secretCommands(contract, host.env)],
    wishes: [{ requested: inputs.sandbox ?? contract.agent.sandbox, network: contract.agent.network }],
    get folder() {
      return subject.place()?.folder ?? join(subject.folder, slug);
    },
    async run(request) {
      const result = await run(request, { inputs, subject, host });
      return { reason: result.stop.reason, exitCode: exitCodeOf(result) };
    },
    isJudged({ commit, origin }) {
      const place = subject.place();
      const note = `proposed by ${origin} (${commit.slice(0, 12)})`;
      const entries = place === undefined ? [] : lookAtMission(place).state.entries;
      return entries.some(({ notes, decision }) => notes.includes(note) && decision !== 'interrupted');
    },
    countKept: () => subject.read().keeps.length,
    outputs() {
      const place = subject.place();
      return place === undefined ? {} : outputsOf(place);
    },
    remarks: () => (inputs.maxUsd !== undefined && isCostUnknown(subject) ? [UNKNOWN_COST] : []),
    view() {
      const place = subject.place();
      return place === undefined || subject.read().count === 0 ? undefined : show(place);
    },
  };
}

function isCostUnknown(subject: MissionSubject): boolean {
  const place = subject.place();
  const tried =
    place === undefined ? [] : lookAtMission(place).state.entries.filter(({ kind }) => kind === 'iteration');
  return tried.length > 0 && tried.every(({ usage }) => usage?.usd === undefined);
}

interface Running {
  readonly inputs: LoopInputs;
  readonly subject: MissionSubject;
  readonly host: Host;
}

async function run(request: LoopRequest, { inputs, subject, host }: Running) {
  const {
    proposed,
    reported = [],
    timeBudgetMs,
    timeLimitMs,
    maxIterations,
    maxUsd,
    signal,
    onRecord,
    onNote,
  } = request;
  const onEvent = (event: MissionEventTold): void => {
    if (event.kind === 'started') {
      subject.follow(event.state.launch.run_id);
      onNote(`${event.state.launch.run_id}: ${event.resumed ? 'going on' : 'begun'}, sandbox ${event.sandbox}`);
    }
    if (event.kind === 'recorded') onRecord(renderEntryLine(event.entry));
  };
  const budgets = [timeBudgetMs, timeLimitMs].filter((each) => each !== undefined);
  const place = subject.place();
  const from = subject.from();
  const shared: Omit<MissionRequest, 'mode'> = {
    ...{ signal, onEvent },
    ...(inputs.sandbox === undefined ? {} : { sandbox: inputs.sandbox }),
    ...(proposed === undefined ? { agentArgs: inputs.agentArgs } : { proposed, reported }),
    ...(budgets.length === 0 ? {} : { timeBudgetMs: Math.min(...budgets) }),
    ...(maxIterations === undefined ? {} : { maxIterations }),
    ...(maxUsd === undefined ? {} : { maxUsd }),
  };
  if (place !== undefined) return runMission({ mode: 'resume', runId: place.runId, ...shared }, host);
  const begin = { mode: 'launch', missionDir: inputs.missionDir, ...(from === undefined ? {} : { from }) } as const;
  return runMission({ ...begin, ...shared }, host);
}

/** 1 where the mission cannot be what it was to be. */
function exitCodeOf({ stop, last }: MissionResult): number {
  return stop.status === 'failed' || last?.decision === 'abort' ? EXIT.no : EXIT.yes;
}

function outputsOf(place: MissionPlace) {
  const { state } = lookAtMission(place);
  const { entries, lastKeptScore, lastKeptCommit, launch } = state;
  const baseline = entries[0]?.evaluator?.score;
  return {
    'best-score': lastKeptScore === null ? '' : String(lastKeptScore),
    'baseline-score': typeof baseline === 'number' ? String(baseline) : '',
    improvement: gainOf(state),
    iterations: String(entries.filter(({ kind }) => kind === 'iteration').length),
    kept: String(survivingKeeps(entries).length),
    branch: launch.branch_name,
    commit: lastKeptCommit,
    'ledger-path': place.journal,
  };
}

/** What fresh pairs say of the gain, or why nothing does; else the facts of the keep policy, which confirms nothing. */
export function gainOf(state: MissionState): string {
  const facts = renderVerdict(state);
  if (state.claim !== undefined) return renderImprovement(state) ?? facts;
  return survivingKeeps(state.entries).length === 0 ? facts : `${facts}, not confirmed`;
}

function show(place: MissionPlace): LoopView {
  // This step is the run that is at work.
  const look = { ...lookAtMission(place), isRunning: false };
  const { launch, entries } = look.state;
  const diffs = entries.flatMap((entry) => {
    const { diff } = readEntryFiles(place, entry);
    return diff === undefined || diff === '' ? [] : [[entry.iteration, diff] as const];
  });
  return {
    html: renderMissionHtml({ look, diffs: new Map(diffs) }),
    markdown: renderMissionMarkdown(look),
    chart: renderScoreMermaid(buildMissionChart(look.state), MISSION_LINE),
    kept: survivingKeeps(entries).length,
    gain: gainOf(look.state),
    branch: launch.branch_name,
    verify: `autorize verify ${launch.run_id}`,
  };
}

/**
 * What a mission does about a risk that only a trial shows: an evaluator that believes the code under test, a
 * baseline that fails a guard, a disk without room.
 * Invariant: found before the first session, and recorded; the run goes on where a person accepts it. By the contract's
 * keep policy nothing is claimed, and a mission of the contract has to launch: what was found is shown, and it goes on.
 */
import { mkdirSync } from 'node:fs';
import type { Risk } from '../base/accepted-risk.ts';
import { plural } from '../base/text.ts';
import { evaluatorIn } from '../decision/evaluator-digest.ts';
import type { RecordOf } from '../decision/records.ts';
import {
  believedRemedy,
  decideTrust,
  describeBelieved,
  RiskRefusal,
  type Tried,
} from '../engine/acceptance/evaluator-trust.ts';
import { passedTrials } from '../engine/acceptance/passed-trials.ts';
import { ABSURD } from '../engine/evaluation/echoed-score.ts';
import { evaluateTree } from '../engine/evaluation/evaluation.ts';
import {
  discardTrialFiles,
  isAdmitted,
  listOpenFiles,
  type Script,
  trialPaths,
  writeForgedTree,
} from '../engine/evaluation/forged-candidate.ts';
import { describeOpenLinks, findOpenLinks } from '../engine/evaluation/open-links.ts';
import { describeOpen, findOpenInputs } from '../engine/evaluation/open-tests.ts';
import { DISK_REMEDY, findLowDisk } from '../engine/workspace/disk-room.ts';
import { evaluationCheckout } from '../engine/workspace/private-area.ts';
import type { ActiveMission } from './active-mission.ts';
import { boundaryRules } from './commits.ts';
import { evaluatorDigest } from './comparisons.ts';
import { evaluationSteps } from './evaluating.ts';
import { parseVerdict } from './evaluator-output.ts';
import type { MissionState } from './ledger.ts';
import { decidedCommands } from './protection.ts';
import { writeRunFiles } from './run-files.ts';
import type { Stop } from './stop.ts';

const how = (risk: Risk) => `accept_risk: {${risk}: true} in sandbox.md`;

/** Throws where the disk has too little room, and nobody accepts that. */
export function requireRoom(folders: readonly string[], accepted: readonly string[]): void {
  const found = accepted.includes('low_disk') ? undefined : findLowDisk(folders);
  if (found !== undefined) throw new RiskRefusal('low_disk', { found, remedy: DISK_REMEDY }, how);
}

/** Records what was found before the first session; why the run stops, where nobody accepts it. */
export async function findRisks(mission: ActiveMission): Promise<Stop | undefined> {
  if (mission.signal.aborted) return undefined;
  noteLowDisk(mission);
  return (
    refuseGuardFailure(mission) ??
    (await refuseOpenTests(mission)) ??
    (await refuseOpenLinks(mission)) ??
    (await refuseBelieved(mission))
  );
}

/** By the contract's keep policy what was found is shown, and the mission goes on. */
async function refuseOpenTests(mission: ActiveMission): Promise<Stop | undefined> {
  const { state, privateArea } = mission;
  const rules = boundaryRules({ ...mission, contract: mission.state.launch.contract });
  const commands = decidedCommands(state.launch.contract);
  const open = await findOpenInputs(privateArea.store, { commands, isOpen: (script) => isAdmitted(rules, script) });
  if (open.tests.length + open.deciding.length === 0) return undefined;
  return refuse(mission, 'unprotected_tests', describeOpen(open, 'evaluator.protect'));
}

async function refuseOpenLinks(mission: ActiveMission): Promise<Stop | undefined> {
  const { privateArea, protectedFiles } = mission;
  const rules = boundaryRules({ ...mission, contract: mission.state.launch.contract });
  const isOpen = (script: Script): boolean => isAdmitted(rules, script);
  const links = await findOpenLinks(privateArea.store, { protectedFiles, isOpen });
  return links.length === 0
    ? undefined
    : refuse(mission, 'unprotected_links', describeOpenLinks(links, 'evaluator.protect'));
}

function refuse(
  mission: ActiveMission,
  risk: Risk,
  finding: { readonly found: string; readonly remedy: string },
): Stop | undefined {
  const { measuring, state, journal } = mission;
  const isAccepted = state.acceptedRisks.includes(risk);
  record(mission, { risk, accepted: isAccepted, detail: finding.found });
  if (!isAccepted && measuring !== undefined) return stopFor(risk, finding);
  journal.note(`${isAccepted ? `accepted risk ${risk}: ` : ''}${finding.found}. ${finding.remedy}`);
  return undefined;
}

function noteLowDisk(mission: ActiveMission): void {
  const found = findLowDisk([mission.paths.folder, mission.privateArea.folder]);
  if (found !== undefined) record(mission, { risk: 'low_disk', accepted: true, detail: found });
}

function refuseGuardFailure(mission: ActiveMission): Stop | undefined {
  const detail = findGuardFailure(mission.state);
  if (detail === undefined) return undefined;
  const isAccepted = mission.state.acceptedRisks.includes('base_guard');
  record(mission, { risk: 'base_guard', accepted: isAccepted, detail });
  if (isAccepted) return undefined;
  return stopFor('base_guard', { found: detail, remedy: 'Fix the guard or the baseline, then launch again.' });
}

/** Why the baseline fails a guard; undefined: it fails none. An evaluator that says no has ended with 0. */
function findGuardFailure({ entries: [baseline] }: MissionState): string | undefined {
  const evaluation = baseline?.evaluator;
  if (evaluation?.status !== 'fail' || evaluation.exit_code === 0) return undefined;
  return `the baseline does not pass its guards: ${evaluation.parse_error ?? 'one of them fails'}`;
}

async function refuseBelieved(mission: ActiveMission): Promise<Stop | undefined> {
  const { measuring, state, journal } = mission;
  const { evaluator } = state.launch.contract;
  // Where scores are not compared, none is worth making up.
  if (evaluator.keep_policy !== 'score_improvement') return undefined;
  const { kind, detail } = await decideTrust({
    findings: risksIn(state),
    passed: passedTrials(mission.privateArea.folder),
    evaluatorDigest: digestOf(mission),
    accepted: { evaluator_in_process: state.acceptedRisks.includes('evaluator_in_process') },
    append: (finding) => append(mission, finding),
    attempt: () => tryEcho(mission),
  });
  if (kind === 'trusted') return undefined;
  const finding = { found: detail, remedy: believedRemedy('evaluator.protect') };
  if (kind === 'believed' && measuring !== undefined) return stopFor('evaluator_in_process', finding);
  const output = kind === 'accepted' ? 'accepted risk evaluator_in_process: ' : '';
  journal.note(`${output}${detail}. ${finding.remedy}`);
  return undefined;
}

function stopFor(risk: Risk, finding: { readonly found: string; readonly remedy: string }): Stop {
  return { status: 'stopped', reason: finding.found, refusal: new RiskRefusal(risk, finding, how) };
}

/** Tries it in the private area, and leaves nothing there: what it found is on record. */
async function tryEcho(mission: ActiveMission): Promise<Tried | undefined> {
  // Of a trial that a kill broke off.
  discardTrialFiles(mission.privateArea);
  try {
    return await tryForged(mission);
  } finally {
    discardTrialFiles(mission.privateArea);
  }
}

/** Scores a candidate in which every script that a session may change claims a score and ends. */
async function tryForged(mission: ActiveMission): Promise<Tried | undefined> {
  const { privateArea, protectedFiles, signal, state, measuring } = mission;
  const rules = boundaryRules({ ...mission, contract: mission.state.launch.contract });
  const scripts = await listOpenFiles(privateArea.store, { isOpen: (script) => isAdmitted(rules, script) });
  if (scripts.length === 0) return { verdict: 'withstood', detail: 'there is no script that a session may change' };
  const [claim = ''] = ABSURD[state.launch.contract.evaluator.direction];
  const tree = await writeForgedTree(privateArea, scripts, `{"pass":true,"score":${claim}}\n`);
  const { logs } = trialPaths(privateArea.folder);
  mkdirSync(logs, { recursive: true });
  const evaluation = await evaluateTree(privateArea, {
    checkout: evaluationCheckout(privateArea, 1),
    tree,
    protectedFiles,
    steps: evaluationSteps(state.launch.contract, { folder: logs, prefix: '' }),
    teardown: undefined,
    variables: measuring === undefined ? {} : { AUTORIZE_SEED: '1' },
    signal,
  });
  if (evaluation.kind === 'aborted') return { verdict: 'aborted', detail: 'cancelled before it was tried' };
  if (evaluation.kind !== 'ran') return { verdict: 'withstood', detail: evaluation.reason };
  const verdict = parseVerdict(evaluation.output);
  const isBelieved = 'pass' in verdict && verdict.pass && verdict.score === Number(claim);
  if (isBelieved) {
    return { verdict: 'believed', detail: describeBelieved({ scripts: scripts.length, claim: Number(claim) }) };
  }
  return {
    verdict: 'withstood',
    detail: `${plural(scripts.length, 'script')} that printed a score and ended did not get it`,
  };
}

function record(
  mission: ActiveMission,
  { risk, accepted, detail }: { readonly risk: Risk; readonly accepted: boolean; readonly detail: string },
): void {
  const evaluator_digest = digestOf(mission);
  const isKnown = risksIn(mission.state).some((each) => each.risk === risk && each.accepted === accepted);
  if (isKnown) return;
  append(mission, { kind: 'risk', risk, found: true, accepted, detail, evaluator_digest });
}

function append(mission: ActiveMission, finding: RecordOf<'risk'>): void {
  if (mission.measuring === undefined) {
    mission.journal.append({ kind: 'evidence', record: finding });
    return;
  }
  mission.measuring.decisionLog.append(finding);
  writeRunFiles(mission.paths, mission.state);
}

function risksIn({ evidence }: Pick<MissionState, 'evidence'>): RecordOf<'risk'>[] {
  return evidence.flatMap((each) => (each.kind === 'risk' ? [each] : []));
}

function digestOf(mission: ActiveMission): string {
  if (mission.measuring === undefined) return evaluatorDigest(mission);
  const { runHeader, environmentSnapshot } = mission.measuring.decisionLog;
  return evaluatorIn(runHeader, environmentSnapshot.facts);
}

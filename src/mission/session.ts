/**
 * A session: the agent at work in the workspace, and what it hands over.
 * Invariant: the artifact that is read after a session was written by this one: the places where it may stand are empty
 * before it. When it is read no process of the session lives.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDuration, renderDuration } from '../base/duration.ts';
import { presetOfCommand } from '../engine/agent/preset.ts';
import { readUsage } from '../engine/agent/read-usage.ts';
import { readLastLine } from '../engine/evaluation/evaluation-step.ts';
import { runCommand } from '../engine/workspace/command.ts';
import { agentReadable } from '../engine/workspace/workspace.ts';
import type { ProcessResult } from '../kernel/agent-process.ts';
import { writeFileAtomic } from '../kernel/durable.ts';
import { faultPoint } from '../kernel/fault-point.ts';
import { handOut } from '../kernel/folder-trust.ts';
import { discardTree, removeTree } from '../kernel/remove-tree.ts';
import { type ActiveMission, appendOnly, appendRecord } from './active-mission.ts';
import { type Candidate, MAX_CANDIDATE_BYTES, parseCandidate } from './candidate.ts';
import { buildInstructions } from './instructions.ts';
import { iterationFolder, RUNTIME_ARTIFACTS } from './store.ts';
import { type HandedFile, readUntrusted } from './submitted-file.ts';

const ARTIFACT = 'candidate.json';

/** Lets the agent work; when it settles the end of the session is recorded. */
export async function runSession(mission: ActiveMission, iteration: number): Promise<void> {
  const { place, privateArea, workspace, state, agentEnv, signal } = mission;
  const { agent } = state.launch.contract;
  const handOver = handOverFolder(mission);
  privateArea.onLeft(await discardTree(handOver, { signal }));
  mkdirSync(handOver, { recursive: true });
  rmSync(place.files.candidate_file, { force: true });
  const candidateFile = join(handOver, ARTIFACT);
  const budgetMs = parseDuration(agent.budget) ?? 0;
  const instructions = buildInstructions({
    state,
    iteration,
    candidateFile,
    budgetMs,
    protectedGlobs: mission.protectedFiles.globs,
    runtimeArtifacts: RUNTIME_ARTIFACTS,
  });
  writeFileAtomic(place.files.instructions_file, [instructions]);
  const logs = iterationFolder(place, iteration);
  // A session that was broken off before it began is begun again.
  removeTree(logs);
  mkdirSync(logs, { recursive: true });
  // The file of the run is of the last session; this one stays.
  writeFileSync(join(logs, 'instructions.md'), instructions);
  appendRecord(mission, { kind: 'begun', iteration });
  faultPoint('mission:after-begun');
  mission.emit({ kind: 'session', iteration });
  handOut(workspace);
  const result = await runCommand(privateArea, {
    command: mission.command,
    workDir: workspace.folder,
    given: {
      ...agentEnv,
      RCS_RUN_ID: state.launch.run_id,
      RCS_ITERATION: String(iteration),
      RCS_CANDIDATE_FILE: candidateFile,
      RCS_INSTRUCTIONS_FILE: place.files.instructions_file,
      RCS_LAST_KEPT_COMMIT: state.lastKeptCommit,
    },
    stdin: instructions,
    stdoutPath: join(logs, 'session.stdout'),
    stderrPath: join(logs, 'session.stderr'),
    budgetMs,
    network: agent.network,
    signal,
    readable: [...agentReadable(privateArea), place.files.instructions_file],
    writable: [handOver],
  });
  appendOnly(mission, { kind: 'session', iteration, ...factsOf(mission, result, budgetMs) });
  faultPoint('mission:after-session');
}

/** Where a session writes its artifact: the folder of the run lies where it cannot write. */
function handOverFolder({ privateArea }: ActiveMission): string {
  return join(privateArea.folder, 'hand-over');
}

function factsOf({ command }: ActiveMission, result: ProcessResult, budgetMs: number) {
  if (result.kind === 'unstarted') {
    const notes = [`the session could not be started: ${result.reason}`];
    return { exit_code: null, called_off: result.code === 'ABORTED', notes };
  }
  const { exitCode, aborted, killedByBudget, survivors, stderr, stdout } = result;
  const said = exitCode === 0 ? undefined : (readLastLine(stderr.path) ?? readLastLine(stdout.path));
  const how = said === undefined ? '' : `: ${said}`;
  const usage = readUsage(presetOfCommand(command), result);
  return {
    exit_code: exitCode,
    called_off: aborted,
    ...(usage === undefined ? {} : { usage }),
    notes: [
      ...(killedByBudget ? [`the session was stopped after ${renderDuration(budgetMs)}`] : []),
      ...(exitCode !== 0 && !killedByBudget && !aborted ? [`the session ended with exit code ${exitCode}${how}`] : []),
      ...(survivors > 0 ? [`${survivors} processes of the session could not be ended`] : []),
    ],
  };
}

export type Handed =
  | { readonly kind: 'candidate'; readonly candidate: Candidate; readonly notes: readonly string[] }
  | { readonly kind: 'none'; readonly reason: string };

/** Takes the artifact that the session wrote, wherever it may have written it, into the folder of the run. */
export function takeArtifact(mission: ActiveMission, { isTracked }: { readonly isTracked: boolean }): Handed {
  const { place, workspace, secrets } = mission;
  const places = [
    { file: readUntrusted(join(handOverFolder(mission), ARTIFACT), MAX_CANDIDATE_BYTES), notes: [] },
    // A project's own file of this name is no hand-over.
    ...(isTracked
      ? []
      : [
          {
            file: readUntrusted(join(workspace.folder, ARTIFACT), MAX_CANDIDATE_BYTES),
            notes: ['the artifact stood at the top of the worktree and was moved'],
          },
        ]),
    // What an earlier supervisor had taken before it was killed.
    { file: keptArtifact(place.files.candidate_file), notes: [] },
  ];
  const found = places.find(({ file }) => file.kind !== 'missing');
  if (found === undefined || found.file.kind === 'missing') return { kind: 'none', reason: 'no candidate artifact' };
  if (found.file.kind === 'refused') {
    return { kind: 'none', reason: `the candidate artifact is not taken: ${found.file.reason}` };
  }
  const { bytes } = found.file;
  writeFileAtomic(place.files.candidate_file, [secrets.redact(bytes.toString('utf8'))]);
  faultPoint('mission:after-candidate');
  const parsed = parseCandidate(bytes);
  if ('reason' in parsed) return { kind: 'none', reason: parsed.reason };
  return { kind: 'candidate', candidate: parsed.candidate, notes: found.notes };
}

function keptArtifact(path: string): HandedFile {
  return existsSync(path) ? readUntrusted(path, MAX_CANDIDATE_BYTES) : { kind: 'missing' };
}

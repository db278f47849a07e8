/**
 * Modes `plan`, `attempt` and `judge`: the parts of a wave before it is reduced.
 * Invariant: none writes anything to the server but artifacts. An attempt whose agent worked is submitted however it
 * ended, and the step fails where nobody else gets it.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT, PreconditionError, UsageError } from '../base/errors.ts';
import { plural, quoted } from '../base/text.ts';
import type { Host } from '../kernel/host.ts';
import { oneLine } from '../report/foreign-text.ts';
import { renderLoopEvent } from '../report/wave-lines.ts';
import { makeAttempt } from '../wave/attempt.ts';
import { slotFolder } from '../wave/attempt-file.ts';
import { blockName } from '../wave/block-file.ts';
import { confirmBlock } from '../wave/confirm.ts';
import { ELSEWHERE, isElsewhere } from '../wave/environment.ts';
import { judgeShard } from '../wave/judge.ts';
import { planWave } from '../wave/plan.ts';
import type { WaveEvent } from '../wave/recipe.ts';
import { shardFolder } from '../wave/shard-file.ts';
import { shardNumber } from '../wave/shard-number.ts';
import { slotNumber } from '../wave/slot-number.ts';
import type { Wave } from '../wave/wave-file.ts';
import { DEFAULT_PAIRS, MAX_SLOTS } from '../wave/wave-limits.ts';
import { writeWave } from '../wave/wave-on-disk.ts';
import { canUpload, uploadArtifact } from './artifacts.ts';
import type { ActionRequest } from './inputs.ts';
import { describeIsolation, findLevels, requireIsolation } from './isolation.ts';
import { timeLeftOfJob } from './job-time.ts';
import { noteLine } from './loop.ts';
import { type LoopStep, type OpenRecipe, openLoopStep } from './loop-opening.ts';
import { type Opening, openState } from './loop-state.ts';
import { namesOf, openNamed } from './named-loop.ts';
import { print } from './notes.ts';
import { writeOutputs } from './outputs.ts';
import { takeEnvironment } from './saved-environment.ts';
import {
  attemptArtifact,
  attemptsFolder,
  blockArtifact,
  judgeArtifact,
  placeDownloads,
  requireWave,
  waveFile,
} from './wave-place.ts';

const openForWave: OpenRecipe = (inputs, host) => openNamed(inputs, host, { needsAgent: true });

/** Plans a wave from what was pushed last, writes the plan and uploads it; the exit code of the step. */
export async function runPlanStep(request: ActionRequest, host: Host): Promise<number> {
  const { overrides, wave: inputs } = request.loop;
  const [name = ''] = namesOf(request.loop);
  const { attempts, pairs = DEFAULT_PAIRS, focuses, judges = 1, confirms } = inputs;
  if (attempts === undefined && request.loop.workItems === '' && request.problems.length === 0) {
    const remedy = 'Write as many as your runners can run at once.';
    throw new UsageError([
      { found: 'no input "attempts" in mode "plan"', expected: `a number from 1 to ${MAX_SLOTS}`, remedy },
    ]);
  }
  using step = await openLoopStep(request, host, openForWave);
  const { opening } = step;
  await openState(opening);
  const { budgetUsd: usd } = overrides;
  const planned = await planWave(
    { name, attempts, pairs, judges, focuses, confirms, ...(usd === undefined ? {} : { usd }) },
    host,
  );
  const { wave, usefulWidth, carriedUsd, offers } = planned;
  const path = waveFile(request.loop, host);
  writeWave(path, wave);
  const numbers = JSON.stringify(wave.slots.map(({ slot }) => slot));
  const shards = JSON.stringify(Array.from({ length: judges }, (_, shard) => `${shard}/${judges}`));
  writeOutputs({ 'wave-id': wave.id, 'wave-path': path, slots: numbers, shards });
  print(`${name}: wave ${wave.id} of ${plural(wave.slots.length, 'slot')} on ${wave.base.slice(0, 12)}`);
  if (carriedUsd > 0) print(`${name}: $${carriedUsd.toFixed(2)} are carried over from the wave before`);
  if (offers > 0) print(`${name}: ${plural(offers, 'attempt')} begins with a change that conflicted in it`);
  if (usefulWidth !== undefined && Number.isFinite(usefulWidth)) {
    const who = judges === 1 ? 'one reducer keeps up' : `${judges} judges keep up`;
    print(`${name}: ${who} with ${plural(Math.floor(usefulWidth), 'attempt')} at a time, by the records`);
  }
  const uploaded = await upload({ request, opening }, { name: `autorize-wave-${wave.id}`, files: [path] });
  writeOutputs({ 'wave-artifact': uploaded ?? '' });
  for (const note of opening.notes.all) print(`note: ${note}`);
  if (uploaded !== undefined || inputs.file !== undefined) return EXIT.yes;
  throw new PreconditionError({
    message: `the plan could not be passed on: it is only in ${quoted(path, 300)} on this runner`,
    remedy: 'Name a file in the input "wave" that all jobs share, or that a later step of this job saves',
  });
}

/** Makes the attempt of a slot and uploads what it submitted; the exit code of the step. */
export async function runAttemptStep(request: ActionRequest, host: Host): Promise<number> {
  const { loop: inputs } = request;
  using step = await openLoopStep(request, host, openForWave);
  const { opening, cancel } = step;
  const { loop, isolation, notes } = opening;
  const wave = requireWave(inputs, host);
  const slot = slotNumber(inputs.wave.slot, { slots: wave.slots.length, env: host.env });
  requireWayOut(opening);
  isolation.levels = await findLevels(loop.wishes);
  const { remote } = await openState(opening);
  await takeEnvironment(opening, cancel.signal);
  await requireIsolation(opening, remote);
  const level = describeIsolation(isolation);
  if (level !== undefined) print(level);
  const folder = attemptsFolder(inputs, host);
  const onEvent = printEvent;
  const submitted = { name: attemptArtifact(wave, slot), folder: slotFolder(folder, slot) };
  const asked = { ...{ wave, slot, folder, onEvent }, overrides: overridesOf(opening), signal: cancel.signal };
  const handIn = (): Promise<void> => passOn({ request, opening }, submitted);
  try {
    const { attempt } = await makeAttempt(asked, host).catch(async (error: unknown) => {
      // What was submitted says why it failed; the step ends with the failure itself.
      await handIn().catch(() => undefined);
      throw error;
    });
    const { outcome, reason, again } = attempt;
    if (isElsewhere(wave, attempt)) notes.add(ELSEWHERE);
    print(`slot ${slot} of wave ${wave.id}: ${outcome}: ${oneLine(reason, 200)}`);
    await handIn();
    writeOutputs({ 'attempt-path': submitted.folder });
    return cancel.exitCode ?? (again === true ? EXIT.locked : EXIT.yes);
  } finally {
    for (const note of notes.all) print(`note: ${note}`);
  }
}

/** Tests the share of a judge, or confirms on this machine, and uploads what it found; the exit code of the step. */
export async function runJudgeStep(request: ActionRequest, host: Host): Promise<number> {
  const { loop: inputs } = request;
  using step = await openLoopStep(request, host, openForWave);
  const { opening, cancel } = step;
  const wave = requireWave(inputs, host);
  const named = shardNumber(inputs.wave.shard, 'input "shard"');
  requireWayOut(opening);
  await openState(opening);
  await takeEnvironment(opening, cancel.signal);
  const folder = attemptsFolder(inputs, host);
  const { sandbox } = inputs.overrides;
  const working = { request, opening };
  try {
    if (inputs.wave.confirms) {
      const block = { wave, out: folder, ...named, sandbox, signal: cancel.signal };
      const { machine, pairs } = await confirmBlock(block, host);
      print(`wave ${wave.id}: ${plural(pairs.length, 'pair')} of the branch and its base on ${machine}`);
      const name = blockName(named.shard, named.shards);
      await passOn(working, { name: blockArtifact(wave, named), folder: join(folder, name) });
      return EXIT.yes;
    }
    return await judgeHere(working, { wave, folder, named, cancel });
  } finally {
    for (const note of opening.notes.all) print(`note: ${note}`);
  }
}

interface Judging extends Pick<LoopStep, 'cancel'> {
  readonly wave: Wave;
  /** Of what was submitted. */
  readonly folder: string;
  readonly named: ReturnType<typeof shardNumber>;
}

async function judgeHere(working: Working, { wave, folder, named, cancel }: Judging): Promise<number> {
  const { inputs, host, notes } = working.opening;
  placeDownloads(folder, wave);
  const { sandbox } = inputs.overrides;
  const judged = await judgeShard(
    {
      ...{ wave, folder, out: folder, ...named, onEvent: printEvent, signal: cancel.signal },
      ...(sandbox === undefined ? {} : { sandbox }),
    },
    host,
  );
  if (judged === undefined) return cancel.exitCode ?? EXIT.locked;
  const { claims } = judged.report;
  if (isElsewhere(wave, judged.report)) notes.add(ELSEWHERE);
  const passed = claims.filter(({ outcome }) => outcome === 'merged').length;
  print(`wave ${wave.id}: ${passed} of ${plural(claims.length, 'candidate')} passed here`);
  await passOn(working, { name: judgeArtifact(wave, named), folder: shardFolder(folder, named) });
  return EXIT.yes;
}

function printEvent(event: WaveEvent): void {
  if (event.event.kind === 'started') for (const note of event.event.notes) print(noteLine(note));
  const line = renderLoopEvent(event);
  if (line !== undefined) print(line);
}

/** Throws where nobody would get what this job does. */
function requireWayOut({ inputs, host }: Opening): void {
  if (inputs.wave.folder !== undefined || canUpload(host.env)) return;
  throw new PreconditionError({
    message: 'this runner has no service for artifacts: the job that judges would get nothing of this one',
    remedy: 'Name a folder in the input "attempts-path" that all jobs share, or that a later step of this job saves',
  });
}

function overridesOf({ inputs, host }: Opening) {
  const { sandbox } = inputs.overrides;
  const timeLimitMs = timeLeftOfJob({ env: host.env, now: host.now(), timeoutMs: inputs.jobTimeoutMs });
  return {
    ...(sandbox === undefined ? {} : { sandbox }),
    ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
  };
}

interface Working {
  readonly request: ActionRequest;
  readonly opening: Opening;
}

async function passOn(
  working: Working,
  { name, folder }: { readonly name: string; readonly folder: string },
): Promise<void> {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder).map((file) => join(folder, file));
  const uploaded = await upload(working, { name, files });
  if (uploaded !== undefined || working.opening.inputs.wave.folder !== undefined) return;
  throw new PreconditionError({
    message: `what this job did could not be passed on: it is only in ${quoted(folder, 300)} on this runner`,
    remedy: 'Run the job again, or let a later step of it save that folder ("if: failure()")',
  });
}

/** The name of the artifact; undefined where nothing was uploaded. */
async function upload(
  { request, opening }: Working,
  { name, files }: { readonly name: string; readonly files: readonly string[] },
): Promise<string | undefined> {
  const { uploadsArtifacts, retentionDays } = request.publishing;
  if (!uploadsArtifacts || !canUpload(opening.host.env)) return undefined;
  const [first = ''] = files;
  const uploaded = await uploadArtifact({ name, files, root: join(first, '..'), retentionDays }, opening.notes);
  return uploaded?.name;
}

/**
 * Mode `prepare`: the environment that setup makes for the base of a loop, saved for other jobs.
 * Invariant: no agent and no evaluator runs. What is saved holds none of the secrets that the step knows. Other jobs go by
 * the digest, which travels as an output of this job: nobody else can write that.
 */
import { renderByteSize } from '../base/byte-size.ts';
import { EXIT, type Problem, UsageError } from '../base/errors.ts';
import type { Host } from '../kernel/host.ts';
import { label } from './input-values.ts';
import type { ActionRequest } from './inputs.ts';
import { openLoopStep } from './loop-opening.ts';
import { openState } from './loop-state.ts';
import { namesOf, openNamed } from './named-loop.ts';
import { print } from './notes.ts';
import { writeOutputs } from './outputs.ts';
import { environmentFolder } from './saved-environment.ts';

/** Prepares, saves and sets the outputs; the exit code of the step. */
export async function runPrepareStep(request: ActionRequest, host: Host): Promise<number> {
  const problems = [...request.problems, ...problemsOf(request)];
  if (problems.length > 0) throw new UsageError(problems);
  using step = await openLoopStep(request, host, (inputs) => openNamed(inputs, host, { needsAgent: false }));
  const { opening, cancel } = step;
  const { loop, inputs, notes, context, search: secrets } = opening;
  // A run that goes on has its environment made from the commit that it started from.
  await openState(opening);
  const { signal } = cancel;
  const prepared = await loop.prepare({ to: environmentFolder(inputs, host), secrets, signal });
  for (const note of notes.all) print(`note: ${note}`);
  if (prepared.kind === 'cancelled') return cancel.exitCode ?? EXIT.no;
  if (prepared.kind === 'nothing') {
    print(`note: nothing to prepare: ${prepared.reason}`);
    return EXIT.yes;
  }
  const { key, bytes, saved } = prepared;
  if (saved === undefined) throw new Error('a prepared environment was not saved');
  // Of this attempt alone: an entry of an earlier run may be anybody's.
  const entry = `${key}-${context.runId}-${context.attempt}`;
  print(`${loop.name}: environment prepared (${renderByteSize(bytes)})`);
  print(`key: ${entry}`);
  print(`path: ${saved.folder}`);
  print(`digest: ${saved.digest}`);
  writeOutputs({
    'environment-key': entry,
    'environment-path': saved.folder,
    'environment-digest': saved.digest,
  });
  return EXIT.yes;
}

function problemsOf({ loop }: ActionRequest): readonly Problem[] {
  const problems: Problem[] = [];
  const named = namesOf(loop);
  if (named.length !== 1) {
    const expected = 'one of the inputs "experiment", "mission-dir" and "work-items"';
    const remedy = 'Write one of them: what the environment is for.';
    problems.push({ found: `mode "prepare" with ${named.length} of them`, expected, remedy });
  }
  if (loop.environmentDigest !== undefined) {
    const remedy = 'Give it to the jobs that restore the environment.';
    problems.push({ found: `${label('environment-digest')} in mode "prepare"`, expected: 'it in other modes', remedy });
  }
  if (loop.publish !== 'none' || loop.proposal !== undefined) {
    const name = loop.proposal === undefined ? 'publish' : 'proposal';
    const remedy = 'Remove it: this mode publishes nothing.';
    problems.push({ found: `${label(name)} in mode "prepare"`, expected: 'it in modes that run a loop', remedy });
  }
  return problems;
}

import type { Step } from './state.ts';

/** What a run does in each step, in words. */
const STEP_WORDS: Readonly<Record<Step, string>> = {
  Idle: 'starting the next iteration',
  AllocateIter: 'starting',
  CreateWorktree: 'creating the workspace',
  RunSetup: 'running setup',
  BuildPrompt: 'writing the prompt',
  InvokeAgent: 'agent at work',
  CaptureDiff: 'reading the change',
  RunTeardown: 'running teardown',
  Score: 'scoring',
  Decide: 'deciding',
  Merge: 'accepting',
  Discard: 'rejecting',
  Cleanup: 'cleaning up',
  Record: 'recording',
  CheckDeadline: 'checking the limits',
  Done: 'finishing',
};

/** What a step is called; between iterations the branch head is measured: calibration, A/A checks, confirmation. */
export function wordsOf(step: Step, iter: number | null): string {
  return iter === null && step === 'Score' ? 'measuring the current best' : STEP_WORDS[step];
}

/** What a step can be asked to do. The table is the reference of the input `mode`. */
export const MODES = {
  candidates: 'Run the gate on a file of candidate outputs.',
  fixtures: "Run the gate on the suite's own fixtures.",
  experiment: 'Run an experiment within a time budget.',
  mission: 'Run a mission within a time budget.',
  work: 'Run the work items of a plan.',
  plan: 'Plan a wave: attempts of an experiment, a mission or a plan that run on many machines.',
  attempt: 'Make one attempt of a wave, with an agent, and submit it as an artifact.',
  judge: 'Test a share of what a wave proposes, or confirm its result, without an agent, for the job that judges.',
  reduce: 'Judge the attempts of a wave, without an agent, and publish what is accepted.',
  prepare: 'Prepare the environment of an experiment, a mission or a plan, without an agent, for other jobs.',
  compare: 'Compare two commits: whether a pull request is faster, slower or the same.',
  verify: 'Check an experiment, a mission, receipts or a report, without running an agent.',
  report: 'Post the report of an unprivileged run on its pull request, for `workflow_run`.',
} as const;
export type Mode = keyof typeof MODES;

/** Earlier names of modes; workflows may still use them. */
export const MODE_ALIASES: Readonly<Record<string, Mode>> = { research: 'experiment' };

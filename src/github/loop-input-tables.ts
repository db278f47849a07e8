/** The inputs of the modes that run agents, and of what happens to accepted changes. */
import { PART_LETTERS } from '../remote/part-letters.ts';
import type { ActionInput, InputTable } from './action-inputs.ts';
import { commaList, firstOf, oneOf, text, textOr, truth } from './input-values.ts';
import { botNames, branchName, hexDigest, minutesAsMs, shellWords } from './loop-input-values.ts';

/** Inputs of the modes that run agents. */
export const LOOP_INPUTS = {
  experiment: {
    name: 'experiment',
    description:
      'Name of the experiment, a folder in `.autorize/`. For the modes `experiment`, `plan`, `attempt`, `judge`, `reduce`, `prepare` and `verify`.',
    read: textOr(''),
  },
  missionDir: {
    name: 'mission-dir',
    description:
      'Folder of the mission, which holds `mission.md` and `sandbox.md`. For the modes `mission`, `plan`, `attempt`, `judge`, `reduce`, `prepare` and `verify`.',
    read: textOr(''),
  },
  agentArgs: {
    name: 'agent-args',
    description:
      "Extra arguments for the agent of a mission, quoted as in a shell: `--model fast --say 'two words'`. Nothing is expanded. In modes `experiment` and `work`, put them in the command of the agent.",
    read: shellWords,
  },
  workItems: {
    name: 'work-items',
    description:
      'File of the plan, JSON or YAML. For the modes `work`, `plan`, `attempt`, `judge`, `reduce`, `prepare` and `verify`.',
    read: textOr(''),
  },
  jobTimeoutMs: {
    name: 'job-timeout-minutes',
    description:
      "The job's `timeout-minutes`. Steps cannot read it, so set it here too. Default: 360 on GitHub-hosted runners, 7200 on self-hosted runners.",
    read: minutesAsMs,
  },
  allowedBots: {
    name: 'allowed-bots',
    description:
      'Bots that may start a loop through events that otherwise require write permission, separated by commas: `renovate[bot], my-app[bot]`. The permission of a bot cannot be looked up. Default: none.',
    read: botNames,
  },
  resumeFrom: {
    name: 'resume',
    default: 'auto',
    description:
      'Where the run starts. `auto`: from what the last run pushed. `never`: from the checkout; the history keeps what was pushed. `adopt`: from the branch as a person moved it. A workflow run id: from what that run pushed last; the branch is moved back to it.',
    read: text,
  },
  environmentPath: {
    name: 'environment-path',
    description:
      'Folder of a prepared environment. Mode `prepare` saves to it; modes that run agents restore from it. Default: `autorize-environment` in the temporary folder of the runner.',
    read: text,
  },
  environmentDigest: {
    name: 'environment-digest',
    description:
      'Output `environment-digest` of a job with mode `prepare`. If set, the environment is restored from `environment-path`, and the step fails if its digest differs. If not set, setup runs in this job.',
    read: hexDigest,
  },
} as const satisfies InputTable;

/** What happens to accepted changes. */
export const HAND_OVER_INPUTS = {
  publish: {
    name: 'publish',
    default: 'none',
    description:
      'What happens to accepted changes. `none`: upload an artifact that another job can publish. `branch`: push the branch and the ledger. `pull-request`: push both and open a pull request.',
    read: firstOf(['none', 'branch', 'pull-request']),
  },
  branch: {
    name: 'branch',
    description:
      'Remote branch to resume from and push to. Default: `autorize/<experiment>` or `autorize-work/<plan>`. Each run of a mission has its own branch, `autoresearch/<slug>/<run tag>`; if you name a branch here, the next run of the mission starts from it.',
    read: branchName,
  },
  base: {
    name: 'base',
    description:
      'Base branch of the pull request. The base of an open pull request is changed to it. Default: the default branch of the repository.',
    read: text,
  },
  prTitle: {
    name: 'pr-title',
    description: 'Title of the pull request. Default: a summary of the result.',
    read: text,
  },
  prLabels: { name: 'pr-labels', description: 'Labels of the pull request, separated by commas.', read: commaList },
  prDraft: {
    name: 'pr-draft',
    default: 'false',
    description: 'Open the pull request as a draft: `true` or `false`.',
    read: truth(false),
  },
  failOn: {
    name: 'fail-on',
    description:
      'When the step fails. `error`: only on errors. `no-improvement`, for loops: also if the run accepted nothing. `worse`, for mode `compare`: also if a benchmark is worse. `never`, for mode `compare`: only on invalid inputs. Default: `worse` in mode `compare`, otherwise `error`.',
    read: oneOf(['error', 'no-improvement', 'worse', 'never']),
  },
  proposal: {
    name: 'proposal',
    description:
      'Publish a proposal instead of running an agent: the folder of a downloaded artifact of a run with `publish: none`, or the `refs/autorize-proposals/…` that a refused push named. The step checks it, evaluates it again and publishes it.',
    read: text,
  },
  proposalBy: {
    name: 'proposal-by',
    default: 'artifact',
    description:
      'How a run passes on accepted changes that it is not allowed to push. `artifact`: as an artifact. `path`: a later step saves the folder of the output `proposal-path`, e.g. in a cache. `output`: as the outputs `proposal-part-a` to `proposal-part-j`, for a pack below 700 KB.',
    read: firstOf(['artifact', 'path', 'output']),
  },
  proposalDigest: {
    name: 'proposal-digest',
    description: 'Output `proposal-digest` of the proposing job. A proposal with another digest is refused.',
    read: text,
  },
} as const satisfies InputTable;

/** A proposal as text; each part has an input of its own, since GitHub bounds the size of one. */
export const PROPOSAL_PART_INPUTS: readonly ActionInput<string | undefined>[] = PART_LETTERS.map((letter) => ({
  name: `proposal-part-${letter}`,
  description:
    letter === 'a'
      ? 'Output `proposal-part-a` of the proposing job; likewise `proposal-part-b` to `proposal-part-j`. Used if the folder `proposal` does not exist.'
      : 'See `proposal-part-a`.',
  read: text,
}));

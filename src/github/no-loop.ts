/** What a step asks of a loop where no input says anything of one. */
import { GATE_INPUTS, GATE_STEP_INPUTS, PUBLISHING_INPUTS, STEP_INPUTS } from './action-inputs.ts';
import type { LoopInputs } from './loop-inputs.ts';

/** What `readLoopInputs` gives without any input of a loop; a test compares them. */
export const NO_LOOP: LoopInputs = {
  ...{ experiment: '', missionDir: '', agentArgs: [], workItems: '', jobTimeoutMs: undefined, allowedBots: [] },
  ...{ environmentPath: undefined, environmentDigest: undefined, overrides: {}, timeBudgetMs: undefined },
  ...{ publish: 'none', branch: undefined, base: undefined, prTitle: undefined, prLabels: [], prDraft: false },
  ...{ failOn: 'error', proposal: undefined, proposalBy: 'artifact', proposalDigest: undefined, proposalParts: [] },
  ...{ notify: undefined, resume: 'auto', resumeRun: undefined, acceptsWeakSandbox: false },
  wave: {
    ...{ attempts: undefined, pairs: undefined, focuses: [], judges: undefined, stack: undefined, confirms: false },
    ...{ file: undefined, id: undefined, slot: undefined, shard: undefined, folder: undefined },
  },
};

/** The defaults of action.yml, which a runner sets in every mode, for inputs that the gate has no use for. */
export const OTHER_DEFAULTS: Readonly<Record<string, string>> = {
  resume: 'auto',
  publish: 'none',
  'pr-draft': 'false',
  'proposal-by': 'artifact',
  record: 'false',
};

const NAMES: ReadonlySet<string> = new Set(
  [STEP_INPUTS, PUBLISHING_INPUTS, GATE_INPUTS, GATE_STEP_INPUTS].flatMap((table) =>
    Object.values(table).map(({ name }) => name),
  ),
);
const PREFIX = 'INPUT_';

/** Whether an environment has inputs of the gate alone, besides defaults and empty ones. */
export function namesNoLoop(env: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(env).every(([variable, value = '']) => {
    if (!variable.startsWith(PREFIX)) return true;
    const name = variable.slice(PREFIX.length).toLowerCase();
    return NAMES.has(name) || ['', OTHER_DEFAULTS[name]].includes(value.trim());
  });
}

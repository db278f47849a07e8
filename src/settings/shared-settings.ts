import { RISK_NAMES } from '../base/accepted-risk.ts';

/** As one pull request, or as one for each group of changes. */
export const HANDOVER_MODES = ['one', 'groups'] as const;
export const MAX_DIFF_LINES = 400;

/** A kind of loop: each reads its settings from a file of its own. */
export type Recipe = 'experiment' | 'mission' | 'plan';

/** How a value is written, in a file as on the command line. */
type SettingType = 'count' | 'number' | 'duration' | 'text' | 'choice' | 'names';

/** A setting that loops share and that a flag or an action input can override for one run. */
export interface SharedSetting {
  /** The one name of it, in snake case. */
  readonly name: string;
  /** Where it is written in the file of each loop; a loop that does not have it in its file is left out. */
  readonly keys: Readonly<Partial<Record<Recipe, string>>>;
  /** The loops whose command takes the flag. */
  readonly flag?: { readonly name: string; readonly placeholder: string; readonly recipes: readonly Recipe[] };
  /** The action input, and the loops that it applies to. */
  readonly input?: { readonly name: string; readonly recipes: readonly Recipe[] };
  readonly type: SettingType;
  /** What a number counts; undefined where the value is no number. */
  readonly unit?: string;
  /** The words that a choice or a list of names takes. */
  readonly values?: readonly string[];
  /** As written in a file; undefined: unset. */
  readonly default?: number | string;
  /** One sentence, for the help, action.yml and the reference. */
  readonly doc: string;
}

/** The settings that flags and action inputs override. Help, action.yml and the reference are written from this list. */
export const SHARED_SETTINGS = [
  {
    name: 'max_iterations',
    keys: { experiment: 'iteration.max_iterations', mission: 'iteration.max_iterations' },
    flag: { name: 'max-iterations', placeholder: 'N', recipes: ['experiment', 'mission'] },
    input: { name: 'max-iterations', recipes: ['experiment', 'mission'] },
    type: 'count',
    unit: 'iterations',
    default: 0,
    doc: 'Iterations after which the run is complete. 0 sets no limit.',
  },
  {
    name: 'time_budget',
    keys: { experiment: 'schedule.total_budget' },
    flag: { name: 'time-budget', placeholder: 'TIME', recipes: ['experiment', 'mission'] },
    input: { name: 'time-budget', recipes: ['experiment', 'mission', 'plan'] },
    type: 'duration',
    doc: 'Time after which the run stops, such as 90s, 45m, 1h30m or 2days. The next run resumes.',
  },
  {
    name: 'budget_usd',
    keys: { experiment: 'budget.usd', mission: 'budget.usd', plan: 'budget.usd' },
    input: { name: 'budget-usd', recipes: ['experiment', 'mission', 'plan'] },
    type: 'number',
    unit: 'US dollars',
    doc: 'Maximum cost of the agents of a run, as far as they report it. An attempt that could exceed it does not begin.',
  },
  {
    name: 'sandbox',
    keys: { experiment: 'agent.sandbox', mission: 'agent.sandbox', plan: 'agents.*.sandbox' },
    input: { name: 'sandbox', recipes: ['experiment', 'mission', 'plan'] },
    type: 'choice',
    values: ['auto', 'required', 'off'],
    default: 'auto',
    doc: 'Isolation of the agent: the strongest level that works here, at least bubblewrap, or none.',
  },
  {
    name: 'agent_command',
    keys: { experiment: 'agent.command', mission: 'agent.command', plan: 'agents.*.command' },
    flag: { name: 'agent', placeholder: 'COMMAND', recipes: ['mission'] },
    type: 'text',
    doc: 'Command line that runs the agent.',
  },
  {
    name: 'accept_risk',
    keys: { experiment: 'accept_risk', mission: 'accept_risk' },
    flag: { name: 'accept-risk', placeholder: 'NAME', recipes: ['experiment', 'mission'] },
    type: 'names',
    values: RISK_NAMES,
    doc: 'Risks that you accept: the run starts although a check reports them.',
  },
  {
    name: 'handover_mode',
    keys: { experiment: 'handover.mode' },
    flag: { name: 'handover-mode', placeholder: 'MODE', recipes: ['experiment'] },
    input: { name: 'handover-mode', recipes: ['experiment'] },
    type: 'choice',
    values: HANDOVER_MODES,
    default: 'one',
    doc: 'One pull request with all accepted changes, or one for each group of changes that belong together.',
  },
  {
    name: 'max_diff_lines',
    keys: { experiment: 'handover.max_diff_lines' },
    flag: { name: 'max-diff-lines', placeholder: 'N', recipes: ['experiment'] },
    input: { name: 'max-diff-lines', recipes: ['experiment'] },
    type: 'count',
    unit: 'lines',
    default: MAX_DIFF_LINES,
    doc: 'Maximum added and removed lines in the pull request of a group. A single change is never divided.',
  },
] as const satisfies readonly SharedSetting[];

export type SharedSettingName = (typeof SHARED_SETTINGS)[number]['name'];

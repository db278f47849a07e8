/** The steps of setup and build, as the settings of any loop name them. Pure. */
import { parseDuration } from '../../base/duration.ts';
import type { CommandKind } from '../environment/step-network.ts';
import type { EvaluationStep } from './evaluation-step.ts';

/** Name of the step, and of its logs. */
export const SETUP_STEP = 'judge-setup';
/** Of the attempt with nothing but `setup.inputs`. */
export const SETUP_ON_INPUTS = `${SETUP_STEP}-inputs`;

export interface Preparing {
  readonly setup:
    | { readonly command: string; readonly timeout: string; readonly inputs: readonly string[] }
    | undefined;
  readonly build:
    | {
        readonly command: string;
        readonly timeout: string;
        readonly outputs: readonly string[];
        readonly cache: readonly string[];
      }
    | undefined;
  readonly network: Readonly<Record<Extract<CommandKind, 'setup' | 'build'>, 'on' | 'off'>>;
  /** What the paths of logs begin with. */
  readonly logs: string;
}

/** Setup and build, those of them that there are, before all other steps of an evaluation. */
export function preparingSteps({ setup, build, network, logs }: Preparing): EvaluationStep[] {
  const steps: EvaluationStep[] = [];
  if (setup !== undefined && setup.command !== '') {
    steps.push({ ...stepOf('setup', SETUP_STEP, setup, { network: network.setup, logs }), inputs: setup.inputs });
  }
  if (build !== undefined && build.command !== '') {
    const { outputs, cache } = build;
    steps.push({ ...stepOf('build', 'build', build, { network: network.build, logs }), build: { outputs, cache } });
  }
  return steps;
}

/** The step whose result is kept and attached to the workspaces of agents; undefined: there is none. */
export function environmentStep(preparing: Preparing): EvaluationStep | undefined {
  return preparingSteps({ ...preparing, build: undefined }).find(({ inputs = [] }) => inputs.length > 0);
}

function stepOf(
  kind: 'setup' | 'build',
  name: string,
  { command, timeout }: { readonly command: string; readonly timeout: string },
  { network, logs }: { readonly network: 'on' | 'off'; readonly logs: string },
): EvaluationStep {
  return { name, kind, title: name, command, timeoutMs: parseDuration(timeout) ?? 0, network, logs: `${logs}${name}` };
}

type Prepared = Partial<Pick<Preparing, 'setup' | 'build'>>;

/** What an evaluator's digest has of what is built before it runs; nothing where nothing is, as in records of before. */
export function builtBefore({ setup, build }: Prepared): object {
  if (build === undefined || build.command === '') return {};
  const { command, outputs, cache } = build;
  return { build: { command, outputs, cache }, setup: setup?.command ?? '' };
}

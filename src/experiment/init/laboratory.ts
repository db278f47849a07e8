/**
 * Where `init` tries commands: a private area of this process, at the strongest isolation of this machine.
 * Invariant: it is gone when the block ends, processes and all; of the user's repository nothing is written.
 */
import { tryEcho } from '../../doctor/candidate-trials.ts';
import { describeBelieved } from '../../engine/acceptance/evaluator-trust.ts';
import { openTemporary } from '../../engine/workspace/temporary-area.ts';
import type { Host } from '../../kernel/host.ts';
import type { SandboxLevel } from '../../kernel/sandbox-command.ts';
import { requireLevel } from '../../kernel/sandbox-level.ts';
import type { ExperimentConfig } from '../../settings/experiment-config.ts';
import { forge, subjectOf } from '../doctor/evaluator-trial.ts';
import { findProtected } from '../ledger/opening.ts';
import type { ExperimentPaths } from '../ledger/store.ts';
import type { Tester } from './tester.ts';
import { openTester, type TrialRequest, usualEnvironment } from './trial.ts';
import type { Objective } from './way-selection.ts';

export interface LaboratoryRequest extends Omit<TrialRequest, 'privateArea'> {
  readonly paths: Pick<ExperimentPaths, 'name' | 'repository'>;
  readonly base: string;
}

export interface Laboratory extends AsyncDisposable {
  readonly level: SandboxLevel['kind'];
  readonly tester: Tester;
  /** What the evaluator of a config believed of a change that only claims a score, in a sentence. */
  readonly findBelief: (config: ExperimentConfig, objective: Objective | undefined) => Promise<string | undefined>;
}

/** Opens it; throws where this machine has no place for it. */
export async function openLaboratory(request: LaboratoryRequest, { env }: Pick<Host, 'env'>): Promise<Laboratory> {
  const { paths, base, signal } = request;
  const level = await requireLevel({ requested: 'auto', network: 'on' });
  const of = { repository: paths.repository, name: paths.name, environment: usualEnvironment() };
  const temporary = await openTemporary({ ...of, parentEnv: env, base, level, purpose: 'init', signal });
  const { privateArea } = temporary;
  const findBelief: Laboratory['findBelief'] = async (config, objective) => {
    const [score] = objective?.scores ?? [];
    if (objective === undefined || score === undefined || signal?.aborted === true) return undefined;
    const protectedFiles = await findProtected(privateArea.store, config);
    const trial = { privateArea, config, protectedFiles, signal };
    const base = { score, output: objective.output, metrics: null };
    const echo = await tryEcho(subjectOf(trial), () => forge(trial, base));
    return echo.kind === 'believed' ? describeBelieved(echo) : undefined;
  };
  return {
    level: level.kind,
    tester: openTester({ ...request, privateArea }),
    findBelief,
    [Symbol.asyncDispose]: () => temporary[Symbol.asyncDispose](),
  };
}

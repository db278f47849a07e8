/**
 * The prepared environment of the base before a record of decisions begins: the record's first environment has its digest.
 * Invariant: what cannot be prepared here is no error; the first evaluation gets the failure, and reports it.
 */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyOwnFile } from '../../kernel/own-file-writes.ts';
import { evaluationCheckout, type PrivateArea } from '../workspace/private-area.ts';
import { prepareEnvironment } from './evaluation.ts';
import type { EvaluationRequest } from './evaluation-outcome.ts';
import { environmentStep, type Preparing, SETUP_ON_INPUTS, SETUP_STEP } from './preparing-steps.ts';

interface Activities {
  readonly begin: (attempt: string | null, doing: string) => void;
  readonly end: (attempt: string) => void;
}

export interface BaseLayerRequest extends Pick<EvaluationRequest, 'protectedFiles' | 'signal'> {
  readonly preparing: Preparing;
  /** The record of decisions has begun: what it says of the environment holds until an evaluation finds another one. */
  readonly isBegun: boolean;
  /** What shows that it takes its time. */
  readonly activity?: Activities | undefined;
}

/** Prepares what setup makes of the base, where it runs once; it is there, or is made now. */
export async function prepareBaseLayer(privateArea: PrivateArea, request: BaseLayerRequest): Promise<void> {
  const { preparing, isBegun, protectedFiles, signal, activity } = request;
  const { folder, store } = privateArea;
  const step = isBegun ? undefined : environmentStep({ ...preparing, logs: logsIn(folder) });
  if (step === undefined) return;
  const checkout = evaluationCheckout(privateArea, 1);
  const of = { tree: store.base, protectedFiles, signal, checkout, variables: {} };
  activity?.begin('0', 'running setup');
  const prepared = await prepareEnvironment(privateArea, { ...of, step, isAhead: true });
  activity?.end('0');
  if (prepared.kind === 'ready') prepared.release();
}

/** Puts what setup printed, where it has just run, into the folder of the first evaluation: there it is looked for. */
export function takeSetupLogs({ folder }: Pick<PrivateArea, 'folder'>, target: string): void {
  for (const name of [SETUP_STEP, SETUP_ON_INPUTS].flatMap((step) => [`${step}.stdout`, `${step}.stderr`])) {
    const printed = logsIn(folder) + name;
    if (!existsSync(printed)) continue;
    // The private area may be on another disk.
    copyOwnFile(printed, join(target, name));
    rmSync(printed);
  }
}

function logsIn(folder: string): string {
  return join(folder, 'scratch', 'environment-of-base-');
}

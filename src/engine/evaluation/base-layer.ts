/**
 * The prepared environment of the base before a record of decisions begins: the record's first environment has its digest.
 * Invariant: what cannot be prepared here is no error; the first evaluation finds the same, and reports it.
 */
import { join } from 'node:path';
import { evaluationCheckout, type PrivateArea } from '../workspace/private-area.ts';
import { prepareEnvironment } from './evaluation.ts';
import type { EvaluationRequest } from './evaluation-outcome.ts';
import { environmentStep, type Preparing } from './preparing-steps.ts';

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
  const step = isBegun ? undefined : environmentStep({ ...preparing, logs: join(folder, 'scratch', 'environment-') });
  if (step === undefined) return;
  const checkout = evaluationCheckout(privateArea, 1);
  const of = { tree: store.base, protectedFiles, signal, checkout, variables: {} };
  activity?.begin('0', 'running setup');
  const prepared = await prepareEnvironment(privateArea, { ...of, step });
  activity?.end('0');
  if (prepared.kind === 'ready') prepared.release();
}

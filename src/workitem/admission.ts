import type { ToolTrace } from '../engine/agents/tool-operation.ts';
import type { Artifact, Deltas } from './deltas.ts';
import { sizeOfDeltas } from './deltas.ts';

/** What a run did, as far as it can be seen. Source: AgentRun, "Admission Rules". */
export interface RunCapsule extends Deltas {
  readonly artifacts: readonly Artifact[];
  /** Undefined when the agent reported no operation and has no event stream either. */
  readonly toolTrace: ToolTrace | undefined;
}

export interface AdmissionLimits {
  readonly maxFiles: number;
  readonly maxToolOps: number;
  readonly maxDeltaSize: number;
  /** Denies a run whose operations cannot be counted. */
  readonly requiresToolTrace?: boolean;
}

export type AdmissionVerdict = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** The first three rules of the contract, in its order; the first that fails is the reason. */
export function checkAdmission(capsule: RunCapsule, limits: AdmissionLimits): AdmissionVerdict {
  const { maxFiles, maxToolOps, maxDeltaSize, requiresToolTrace = false } = limits;
  const files = countFiles(capsule);
  if (files > maxFiles) return { ok: false, reason: `Exceeded max files: ${files} > ${maxFiles}` };
  if (capsule.toolTrace === undefined && requiresToolTrace) {
    return { ok: false, reason: 'No tool trace: the agent reported no operation, so max tool ops cannot be checked' };
  }
  const ops = capsule.toolTrace?.length ?? 0;
  if (ops > maxToolOps) return { ok: false, reason: `Exceeded max tool ops: ${ops} > ${maxToolOps}` };
  const size = sizeOfDeltas(capsule);
  if (size > maxDeltaSize) return { ok: false, reason: `Exceeded max delta size: ${size} > ${maxDeltaSize}` };
  return { ok: true };
}

/** How many paths a run touched. */
function countFiles({ artifacts }: Pick<RunCapsule, 'artifacts'>): number {
  return new Set(artifacts.map(({ path }) => path)).size;
}

/** The fourth rule: no two runs of the history end in the same state. `history`: receipt by output hash. */
export function checkDuplicate(outputHash: string, history: ReadonlyMap<string, string>): AdmissionVerdict {
  const earlier = history.get(outputHash);
  if (earlier === undefined) return { ok: true };
  return { ok: false, reason: `Duplicate output hash: already produced by ${earlier}` };
}

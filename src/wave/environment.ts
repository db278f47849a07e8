/**
 * What kind of machine this is: processor, kernel, image, platform, runtime. Scores of two kinds are hard to compare, so a
 * wave fixes that of the machine that planned it, and what comes from another kind is labelled.
 */
import { canonicalJson } from '../base/canonical-json.ts';
import { sha256 } from '../base/hash.ts';
import type { Host } from '../kernel/host.ts';
import { readFixedFacts, readMovingFacts } from '../kernel/machine.ts';

/** The note for people. */
export const ELSEWHERE =
  'this machine has another environment than the one that planned the wave; what comes from here is labelled';

/** Digest of the environment here. */
export function digestEnvironment({ env, system }: Pick<Host, 'env' | 'system'>): string {
  // What the processor's clock is governed by moves, and says nothing of the kind.
  const { governor: _, ...moving } = readMovingFacts(env);
  const platform = `${system.platform} ${system.arch}`;
  return sha256(canonicalJson({ ...readFixedFacts(env), ...moving, node: system.node, platform }));
}

/** Whether something was made in another environment than the wave is planned for; false where one of them does not say. */
export function isElsewhere(
  { environment: planned }: { readonly environment?: string | undefined },
  { environment }: { readonly environment?: string | undefined },
): boolean {
  return planned !== undefined && environment !== undefined && planned !== environment;
}

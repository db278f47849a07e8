/** The gate on rules that a step may trust. */
import { ContractError, type Problem } from '../base/errors.ts';
import { type GateResult, runGate } from '../gate/run.ts';
import { DEFAULT_RULES, hasOwnSuite } from '../gate/store.ts';
import type { ActionRequest } from './inputs.ts';
import { trustRequest } from './trusted-request.ts';

// The action's own suite passes its own fixtures whatever the repository holds.
const WITHOUT_SUITE: Problem = {
  file: DEFAULT_RULES.suite,
  found: 'no such file, so mode "fixtures" would test the suite of the action and nothing of this repository',
  expected: 'a suite of the repository with its own fixtures',
  remedy: 'Name it with the input suite, or judge candidates: mode: candidates.',
};

type Place = Omit<Parameters<typeof trustRequest>[0], 'gate' | 'trustedRef'>;

/** Judges by the rules of the trusted ref; what has to be said of these rules comes along. */
export async function judgeTrusted(
  { gate, trustedRef }: Pick<ActionRequest, 'gate' | 'trustedRef'>,
  place: Place,
): Promise<{ readonly result: GateResult; readonly banners: Awaited<ReturnType<typeof trustRequest>>['banners'] }> {
  if (gate.mode === 'fixtures' && !hasOwnSuite(place.host, gate.suite)) throw new ContractError([WITHOUT_SUITE]);
  const trusted = await trustRequest({ gate, trustedRef, ...place });
  return { result: await runGate(trusted.gate, place.host), banners: trusted.banners };
}

/** The first line of the page of a run: what came of it, in plain words. Pure. */
import { renderScore } from '../base/score-text.ts';
import { type PlainClaim, renderAcceptedCount, renderPlainGain } from './plain-claim.ts';

interface RunResult {
  readonly accepted: number;
  /** Attempts, without the baseline. */
  readonly tried: number;
  /** What the confirmation measured of what the branch holds; undefined: there is none. */
  readonly claim: PlainClaim | undefined;
  readonly isConfirmed: boolean;
  /** Why there is no claim, or what limits it, in a few words. */
  readonly remark?: string | undefined;
  readonly baseline: number | undefined;
  readonly best: number | undefined;
}

/** `13.7× faster, very likely between 11.9× and 15.8×; 4 of 12 changes accepted`. */
export function renderPlainResult(result: RunResult): string {
  const { accepted, tried, claim, isConfirmed, remark, baseline, best } = result;
  if (tried === 0) return 'No iteration has ended yet';
  const count = renderAcceptedCount(accepted, tried);
  if (claim !== undefined) {
    const gain = renderPlainGain(claim);
    const order = claim.carry_over === true ? ', since runs depend on what ran before them' : '';
    const sentence = isConfirmed ? capital(gain) : `Not confirmed${order}: ${gain}`;
    return [sentence, count, ...(remark === undefined ? [] : [remark])].join('; ');
  }
  if (remark !== undefined) return `${capital(remark)}; ${count}`;
  if (accepted === 0) return `No improvement found; ${count}`;
  if (baseline === undefined || best === undefined) return `Not confirmed; ${count}`;
  return `Score ${renderScore(baseline)} → ${renderScore(best)} in single tests, not confirmed; ${count}`;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** That the API refused something, as a value. */
import type { RefusalCause } from './api-patience.ts';

export interface Refusal {
  readonly kind: 'refused';
  /** Status 0: no answer at all. */
  readonly status: number;
  readonly cause: RefusalCause;
  readonly why: string;
}

/** Why something was refused, with what to do where it is the token that lacks a right. */
export function withRemedy({ why, cause, status }: Refusal, remedy: string): string {
  return cause === 'rights' || status === 404 ? `${why}; ${remedy}` : why;
}

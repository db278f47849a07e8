/** The call to its model that an agent's session ended by, as records have it. Pure; the same in every loop. */
import * as z from 'zod/mini';
import { instant } from '../../base/record-fields.ts';
import type { CallFailure } from '../gateway/call-failure.ts';
import { isPassing, remedyOf } from './model-wait.ts';

const text = z.string();
const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

export const agentFailureSchema = z.looseObject({
  kind: text,
  message: text,
  status: maybe(z.int().check(z.minimum(0))),
  reset_at: maybe(instant),
  /** What a person has to do before any agent can work. */
  remedy: maybe(text),
});
export type AgentFailure = z.output<typeof agentFailureSchema>;

/** The failure as a record has it; `remedy`: in place of that of its kind. */
export function failureFact(failure: CallFailure, remedy = remedyOf(failure)): AgentFailure {
  const { kind, message, status, resetAt } = failure;
  return {
    ...{ kind, message, status },
    ...(resetAt === undefined ? {} : { reset_at: resetAt }),
    ...(remedy === undefined ? {} : { remedy }),
  };
}

/** Whether the machine, the account or the model stood in the way, so that an attempt has used nothing up. */
export function isUnusable(failure: AgentFailure | null | undefined): boolean {
  return failure != null && (failure.remedy != null || isPassing(failure));
}

interface EndedSession {
  /** What the gateway saw; undefined where the agent calls its model by itself. */
  readonly calls:
    | { readonly usage: unknown; readonly answerMs: number | undefined; readonly areAll: boolean }
    | undefined;
  readonly killedByBudget: boolean;
}

/**
 * A session whose model answered nothing before its budget ended it, or that called none though it could call it by the
 * gateway alone; undefined for every other one. It is no outage: the next session may have more time. But a run of nothing
 * else has failed.
 */
export function silenceOf({ calls, killedByBudget }: EndedSession): AgentFailure | undefined {
  if (calls === undefined || calls.answerMs !== undefined) return undefined;
  const isUncalled = calls.usage === undefined;
  if (isUncalled ? !calls.areAll : !killedByBudget) return undefined;
  const what = isUncalled ? 'the agent called no model' : 'the model answered no call';
  const when = killedByBudget ? ' before the budget of the session ended it' : '';
  return { kind: 'silence', message: `${what}${when}`, status: null };
}

/**
 * What a person asks of a run that is over, or was interrupted: to leave its accepted changes out, or to test a measured
 * change again.
 * Invariant: no session begins until that is done, and the run is over in the same way as before; an evaluator that
 * cannot be trusted any more is the exception. Pure.
 */
import * as z from 'zod/mini';
import { instant } from '../base/record-fields.ts';

/** How a run ended. */
export const endShape = {
  status: z.enum(['stopped', 'completed', 'failed']),
  reason: z.string(),
  spent: z.optional(z.boolean()),
  /** Of one that no agent can work in: whether somebody has to look, or the limit of the model ends by itself. */
  cause: z.optional(z.enum(['agent', 'rate_limited'])),
  /** When that limit ends. */
  until: z.optional(instant),
} as const;
const endSchema = z.looseObject(endShape);
export type End = Readonly<z.output<typeof endSchema>>;

/** Part of a record `resumed`. */
export const askedSchema = z.looseObject({
  what: z.enum(['distil', 'accept']),
  /** How the run had ended before; absent: it was interrupted. */
  ended: z.optional(endSchema),
});
export type Asked = Readonly<z.output<typeof askedSchema>>;

/** What is asked of a run now. */
export interface Ask {
  readonly what: Asked['what'];
  /** To accept: the iteration whose change is tested again, and who asks for that. Absent: only its end is to be done. */
  readonly change?: { readonly iteration: number; readonly by: string };
}

/** What the records say of it. */
export interface Asking {
  readonly status: 'running' | End['status'];
  /** How it ended last. */
  readonly end: End | undefined;
  /** What was asked last, until that is done. */
  readonly asked: Asked | undefined;
  /** What does not follow from what was asked, in sentences. */
  readonly askIssues: readonly string[];
}

/** How a run had ended before something was asked of it; undefined: it was interrupted. */
export function endBefore({ status, end, asked }: Omit<Asking, 'askIssues'>): End | undefined {
  return status === 'running' ? asked?.ended : end;
}

/** What was asked of a run that was over, and has still to be done; a run that can have sessions has them instead. */
export function findUnfinished({ status, asked }: Pick<Asking, 'status' | 'asked'>): Ask | undefined {
  return status === 'running' && isOver(asked) ? { what: asked.what } : undefined;
}

function isOver(asked: Asked | undefined): asked is Asked {
  return asked?.ended !== undefined && asked.ended.status !== 'stopped';
}

/** What it goes by in the records of a run. */
export type AskingRecord =
  | { readonly kind: 'resumed'; readonly asked?: Asked | undefined }
  | ({ readonly kind: 'stopped' } & End)
  | { readonly kind: 'session'; readonly iteration: number };

/** What of it a record changes. */
export function advanceAsking(state: Asking, record: AskingRecord): Omit<Asking, 'status'> {
  const issue = issueOf(state, record);
  const askIssues = issue === undefined ? state.askIssues : [...state.askIssues, issue];
  if (record.kind === 'resumed') return { end: state.end, asked: record.asked, askIssues };
  if (record.kind === 'stopped') return { end: record, asked: undefined, askIssues };
  return { end: state.end, asked: state.asked, askIssues };
}

function issueOf(state: Asking, record: AskingRecord): string | undefined {
  const { asked } = state;
  if (record.kind === 'resumed') {
    const expected = endBefore(state);
    if (record.asked === undefined) {
      return isOver(asked) ? `sessions were resumed before the run was ${PAST[asked.what]}` : undefined;
    }
    return isSameEnd(record.asked.ended, expected)
      ? undefined
      : `the request to ${record.asked.what} names another end than the run had`;
  }
  if (asked === undefined) return undefined;
  if (record.kind === 'session')
    return `iteration ${record.iteration} had a session, where the run was ${PAST[asked.what]}`;
  if (record.kind !== 'stopped' || record.status === 'failed' || asked.ended === undefined) return undefined;
  return isSameEnd(record, asked.ended) ? undefined : `the run ended in another way after it was ${PAST[asked.what]}`;
}

const PAST = { distil: 'distilled', accept: 'asked to accept a change' } as const satisfies Record<
  Asked['what'],
  string
>;

function isSameEnd(one: End | undefined, other: End | undefined): boolean {
  const shown = (end: End | undefined) =>
    end && [end.status, end.reason, end.spent === true, end.cause ?? null, end.until ?? null];
  return JSON.stringify(shown(one)) === JSON.stringify(shown(other));
}

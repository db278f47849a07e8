/** Whether what is written down of the first records of a journal has the shape of that: whoever can write there can leave anything. Pure. */
import { hasShapeOf } from '../base/same-shape.ts';
import { isLanding, landedSchema, type TakenHistory } from './history.ts';

export function isFollowedHistory(value: unknown): boolean {
  if (!hasShapeOf(value, HISTORY)) return false;
  const { pending, thawing } = value as TakenHistory;
  return (
    (pending === undefined || (isLanding(pending.landing) && typeof pending.hash === 'string')) &&
    (thawing === undefined || landedSchema.safeParse(thawing).success)
  );
}

const NAMES = { id: '', plan: '', item: '', receipt_hash: '' };
const HISTORY = {
  landed: [{ kind: '', ...NAMES, work_item_hash: '', after_hash: '', landed_commit: '' }],
  ended: [{ kind: '', ...NAMES, status: '' }],
  starts: [''],
};

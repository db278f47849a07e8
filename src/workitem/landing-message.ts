/** The messages of the commits of a landing, made of its receipt alone. */
import type { Receipt } from './receipt.ts';

/** The message of the commit that holds what a run came to; the trailer of its intent is missing. */
export function commitMessage({
  work_item: item,
  id,
  plan,
  after_hash: state,
}: Pick<Receipt, 'work_item' | 'id' | 'plan' | 'after_hash'>): string {
  const [first = ''] = item.description.trim().split('\n');
  const trailers = [`Autorize-Plan: ${plan}`, `Autorize-Work-Item: ${item.id}`, `Autorize-Receipt: ${id}`];
  // The agent's words are not in it, and the plan's own only as one plain line.
  const title = `${item.id}: ${first}`.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ').slice(0, 72);
  return [title.trimEnd(), '', ...trailers, `Autorize-State: ${state ?? ''}`, ''].join('\n');
}

/** The same of the commit that brings it to a branch that has moved meanwhile. */
export function mergeMessage({ work_item: item, plan }: Pick<Receipt, 'work_item' | 'plan'>): string {
  return `Land work item ${item.id} of ${plan}\n\n`;
}

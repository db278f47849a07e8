import { type Followable, followJournal } from '../../src/kernel/followed-journal.ts';

/** What the numbers of the iterations of a journal add up to, and how many records were looked at here. */
export function followSum(journal: Followable): { readonly sum: number; readonly looked: number } {
  let looked = 0;
  const { sum } = followJournal(journal, {
    begin: () => ({ sum: 0 }),
    take: (state, { iter }) => {
      state.sum += Number(iter);
      looked += 1;
    },
    isState: (value) => typeof value === 'object' && value !== null && 'sum' in value,
  });
  return { sum, looked };
}

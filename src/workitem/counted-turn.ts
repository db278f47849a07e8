/** An agent's turn as the run of a plan counts it. */
import { type ItemTurnRequest, takeItemTurn } from './item-turn.ts';
import type { WorkRun } from './work-run.ts';

/** Lets an agent work, and counts what it cost and how it ended. `id`: that of the run, which its folder is named after. */
export async function allowWork(
  { privateArea, secrets, spending, agentEnds, host, timeLeftMs, onWait, waveSlot }: WorkRun,
  id: string,
  request: Omit<
    ItemTurnRequest,
    'onCalls' | 'onUsage' | 'onWait' | 'budget' | 'host' | 'timeLeftMs' | 'secrets' | 'waveSlot'
  >,
): ReturnType<typeof takeItemTurn> {
  spending.inFlight += 1;
  try {
    const turn = await takeItemTurn(privateArea, {
      ...{
        ...request,
        secrets,
        host,
        timeLeftMs,
        waveSlot,
        budget: { usd: spending.budgetUsd, spent: sumOf(spending.dollars) },
      },
      onCalls: () => spending.begin(id),
      onUsage: ({ usd = 0 }) => spending.add(id, usd),
      onWait: (waiting) => onWait(request.item.id, waiting),
    });
    agentEnds.add(turn);
    // One whose turn throws may have calls that nobody has counted; the next run does.
    spending.end(id);
    return turn;
  } finally {
    spending.inFlight -= 1;
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

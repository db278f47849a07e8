/**
 * The loop: takes one turn after the other, in as many workspaces as the recipe has, until something says stop.
 * Invariant: a limit holds for what is at work, too: where an attempt may count for nothing, none begins next to it. An
 * error of one workspace ends the agents of the others before anybody hears of it; the first error is the loop's.
 */
/** Runs work when all that was asked for before is done: one attempt at a time decides and is accepted. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** What the loop asks of a recipe; `Stop`: why it ended, in the recipe's words. */
export interface LoopPorts<Stop> {
  /** How many attempts may be at work side by side. */
  readonly workspaces: number;
  /** Called before each turn; says why none may begin; throws where the run cannot go on. */
  readonly findStop: () => Stop | undefined;
  /** The limits alone; `inFlight`: with so many attempts at work. */
  readonly findLimit: (inFlight: number) => Stop | undefined;
  /** Whether the next turn must be over before another one begins. */
  readonly isNextAlone: () => boolean;
  /** Whether something is due between two turns. */
  readonly isDue: () => boolean;
  /** Does what is due; says why the run stops, if it does. */
  readonly doDue: (workspace: number) => Promise<Stop | undefined>;
  /** Takes the next turn, from its beginning to its record; says why the run stops, if it does. */
  readonly takeTurn: (workspace: number, inTurn: InTurn) => Promise<Stop | undefined>;
  /** Ends the agents of all workspaces. */
  readonly endAgents: () => void;
}

/** Runs the loop until something says stop; workspaces have numbers from 1. Throws what a turn throws. */
export async function runLoop<Stop>(ports: LoopPorts<Stop>): Promise<Stop> {
  const { findStop, findLimit, isNextAlone, isDue, doDue, takeTurn, endAgents } = ports;
  const inTurn = createQueue();
  const atWork = new Set<Promise<Stop | undefined>>();
  let stop = findStop();
  while (stop === undefined && isNextAlone()) stop = (await takeTurn(1, inTurn)) ?? findStop();
  const endAll = (error: unknown): never => {
    endAgents();
    throw error;
  };
  const work = async (workspace: number): Promise<void> => {
    let isTried = false;
    for (;;) {
      stop ??= findStop();
      if (stop !== undefined) return;
      if (findLimit(atWork.size) !== undefined) {
        await Promise.race([...atWork].map((each) => each.catch(() => undefined)));
        continue;
      }
      // Once: what keeps it from being done is met by the next turn, too.
      if (!isTried && isDue()) {
        isTried = true;
        const ended = await inTurn(() => doDue(workspace));
        stop ??= ended;
        continue;
      }
      isTried = false;
      const turn = takeTurn(workspace, inTurn).catch(endAll);
      atWork.add(turn);
      const ended = await turn.finally(() => atWork.delete(turn));
      stop ??= ended;
    }
  };
  const workspaces = Array.from({ length: ports.workspaces }, (_, index) => work(index + 1).catch(endAll));
  const failed = (await Promise.allSettled(workspaces)).find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  if (stop === undefined) throw new Error('the loop ended without a reason');
  return stop;
}

/** Runs one work after another, in the order in which they were asked for. */
function createQueue(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** The clock of a run that has to wait: it stands still, and passes each wait at once. */

interface Wait {
  readonly until: string;
}

export interface WaitingClock {
  readonly now: () => Date;
  /** Seconds of each wait so far, at least as many as were asked for. */
  readonly waits: readonly number[];
  /** Called as a wait begins: it is over. */
  pass(wait: Wait): void;
}

export function createWaitingClock(): WaitingClock {
  let ms = Date.now();
  const waits: number[] = [];
  return {
    now: () => new Date(ms),
    waits,
    pass: ({ until }) => {
      const end = Date.parse(until);
      waits.push((end - ms) / 1000);
      ms = Math.max(ms, end);
    },
  };
}

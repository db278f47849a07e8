/** Lets so many through at a time, the others in the order in which they came. */
export interface Gate {
  /** Waits for a place; what it gives is called when the place is free again, once or more often. */
  enter(): Promise<() => void>;
}

export function createGate(places: number): Gate {
  let free = places;
  const waiting: (() => void)[] = [];
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  };
  return {
    enter: async () => {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      let isInside = true;
      return () => {
        if (isInside) leave();
        isInside = false;
      };
    },
  };
}

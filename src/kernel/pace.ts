/**
 * Long work on the main thread, in pieces.
 * Invariant: between two pieces signals and timers are heard; a piece is over when its time is.
 */
import { setImmediate } from 'node:timers/promises';

// Short enough for a Ctrl-C, long enough that the pauses cost nothing.
const PIECE_MS = 20;

export class Pace {
  #since = performance.now();

  /** Lets others have a turn where the piece is over. */
  async step(): Promise<void> {
    if (performance.now() - this.#since < PIECE_MS) return;
    await setImmediate();
    this.#since = performance.now();
  }
}

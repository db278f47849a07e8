/**
 * A stream of a command, kept in a file up to a bound.
 * Invariant: memory does not grow with what the command writes; what is beyond the bound is read and dropped, so that
 * the command is neither blocked nor killed by it. The file is created exclusively: a planted link is refused.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

export interface CapturedOutput {
  readonly path: string;
  /** Bytes in the file. */
  readonly bytes: number;
  /** Bytes that the command wrote. */
  readonly seenBytes: number;
  readonly truncated: boolean;
}

export interface OutputTarget {
  readonly path: string;
  readonly maxBytes: number;
}

// What was written before the end is in the pipe already; a daemon that holds it open has nothing to add.
const DRAIN_MS = 500;
// Enough for the sentence in which a program says why it did not start.
const HEAD_BYTES = 2000;

export class OutputCapture implements Disposable {
  readonly #target: OutputTarget;
  readonly #descriptor: number;
  #closed: Promise<void> = Promise.resolve();
  #stream: Readable | undefined;
  #bytes = 0;
  #seenBytes = 0;
  #head = '';
  #failure: unknown;

  constructor(target: OutputTarget) {
    this.#target = target;
    this.#descriptor = openSync(target.path, 'wx', 0o600);
  }

  /** Takes everything that a stream gives from now on. */
  attach(stream: Readable): void {
    this.#stream = stream;
    this.#closed = new Promise((resolve) => stream.once('close', () => resolve()));
    stream.on('data', (block: Buffer) => this.#take(block));
    // A reset pipe is an ended pipe.
    stream.on('error', () => undefined);
  }

  #take(block: Buffer): void {
    this.#seenBytes += block.length;
    if (this.#head.length < HEAD_BYTES) this.#head += block.toString('utf8', 0, HEAD_BYTES);
    const kept = block.subarray(0, Math.max(0, this.#target.maxBytes - this.#bytes));
    if (this.#failure === undefined) this.#write(kept);
    release(block);
  }

  #write(kept: Buffer): void {
    try {
      // A write may be short (a nearly full disk): the rest is written again until it is there or fails.
      for (let at = 0; at < kept.length; ) at += writeSync(this.#descriptor, kept, at);
      this.#bytes += kept.length;
    } catch (error) {
      this.#failure = error;
    }
  }

  /** The beginning of what was written. */
  get head(): string {
    return this.#head;
  }

  /** Lets the stream run out, without waiting for those who merely hold it open; throws what writing the file threw. */
  async finish(): Promise<CapturedOutput> {
    await Promise.race([this.#closed, pause(DRAIN_MS, undefined, { ref: false })]);
    this.#stream?.destroy();
    if (this.#failure !== undefined) throw this.#failure;
    const [bytes, seenBytes] = [this.#bytes, this.#seenBytes];
    return { path: this.#target.path, bytes, seenBytes, truncated: seenBytes > bytes };
  }

  [Symbol.dispose](): void {
    this.#stream?.destroy();
    closeSync(this.#descriptor);
  }
}

/**
 * Gives a block's memory back at once. The collector comes by too rarely for a flood: measured with `yes`, the process
 * grows by 10 MB instead of 90 MB, and reads half as much again. (Node 20 has no such call and collects in time by itself.)
 */
function release(block: Buffer): void {
  const { buffer } = block;
  // A block that shares its memory with others (Node's pool) is not ours to give.
  if (block.byteLength !== buffer.byteLength) return;
  if ('transfer' in buffer && typeof buffer.transfer === 'function') buffer.transfer(0);
}

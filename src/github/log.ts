/**
 * The log of a step: what it prints, as people may see it.
 * Invariant: whatever the process writes to its standard streams, by this file or by anything else, shows no secret that the
 * step knows. A line is written to the descriptor while nothing has opened the stream, since opening it takes a step that
 * only refuses its inputs a tenth of its time; from then on every line takes the stream, so that lines keep their order.
 */
import { writeSync } from 'node:fs';
import { redacted } from './outgoing-text.ts';

// Nobody sees this line: the runner takes it, and hides from then on what it names.
const MASK = /^::add-mask::[^\r\n]*\r?\n?$/;

type Write = NodeJS.WriteStream['write'];

const log: {
  /** Whether the streams show no secrets. */
  isRedacted: boolean;
  /** Writes bytes to standard output as they are; undefined while nothing has opened it. */
  write: ((bytes: Uint8Array) => void) | undefined;
} = { isRedacted: false, write: undefined };

/** From now on what the process prints is printed as people may see it; the runner is still given its masks. */
export function redactStreams(): void {
  for (const name of ['stdout', 'stderr'] as const) redactWhenOpened(name);
  log.isRedacted = true;
}

/** Writes a text to the log; its commands are obeyed. */
export function writeLog(text: string): void {
  if (!log.isRedacted || log.write !== undefined) {
    process.stdout.write(text);
    return;
  }
  const left = writeDirectly(Buffer.from(shown(text)));
  if (left.length === 0) return;
  // A pipe that is full and does not wait, or a reader that is gone: the stream knows what to do.
  openedStream()?.(left);
}

function openedStream(): typeof log.write {
  void process.stdout;
  return log.write;
}

/** What is left of some bytes once the descriptor takes no more of them. */
function writeDirectly(bytes: Uint8Array): Uint8Array {
  let written = 0;
  try {
    while (written < bytes.length) written += writeSync(1, bytes, written);
  } catch {
    return bytes.subarray(written);
  }
  return bytes.subarray(written);
}

function shown(text: string): string {
  return MASK.test(text) ? text : redacted(text);
}

/** The streams are opened by whoever asks for them first. */
function redactWhenOpened(name: 'stdout' | 'stderr'): void {
  const property = Object.getOwnPropertyDescriptor(process, name);
  if (property?.get === undefined || property.configurable !== true) {
    redactStream(process[name], name);
    return;
  }
  const get = (): NodeJS.WriteStream => {
    Object.defineProperty(process, name, property);
    redactStream(process[name], name);
    return process[name];
  };
  Object.defineProperty(process, name, { ...property, get });
}

function redactStream(stream: NodeJS.WriteStream, name: 'stdout' | 'stderr'): void {
  const { write } = stream;
  if (name === 'stdout') log.write = (bytes) => void write.call(stream, bytes);
  stream.write = ((chunk: string | Uint8Array, ...rest: []) => {
    const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    return write.call(stream, shown(text), ...rest);
  }) as Write;
}

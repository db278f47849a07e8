/**
 * One git that answers question after question about the objects of a private store, so that none starts a program.
 * Invariant: it only reads, and only by full ids; what it answers is hashed again here, so that it is what the id names,
 * whoever wrote to the store. It ends with its standard input, and so with its supervisor, whatever ends that. Where
 * somebody ends it, open questions are asked again, once. It keeps no process alive that has nothing to ask.
 * Trade-off: it stays while agents run, which see it no more than they see the supervisor.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { isObjectId } from '../base/object-id.ts';
import { GitError, type GitObject, MAX_STDERR_CHARS, type ObjectStream } from './git.ts';
import type { GitCommand } from './git-command.ts';
import { writeLoose } from './loose-object.ts';
import { type StartedProgram, startProgram } from './program.ts';

export const OBJECT_QUESTIONS = ['cat-file', '--batch'];
// Far above a tree of a million names.
const MAX_OBJECT_BYTES = 256 << 20;
// For programs that open many stores, or ask nothing for long.
const MAX_OPEN = 8;
const IDLE_MS = 300_000;

// What answers ends at once; one that somebody stopped does not.
const CLOSING_MS = 1000;

/** Ends each git that is open; the one that was started last is at the end. */
const closing = new Set<() => Promise<void>>();

/** Ends the gits of all stores, and waits for their end: whoever releases a run's lock leaves nothing that runs. */
export async function closeObjects(): Promise<void> {
  await Promise.all([...closing].map((close) => close()));
}

/** `command`: git, bound to the store, with the arguments above. */
export function openObjects(command: GitCommand): ObjectStream {
  let running: Promise<Answering> | undefined;
  const forget = (): void => {
    running = undefined;
    closing.delete(close);
  };
  const close = async (): Promise<void> => {
    const last = running;
    forget();
    // One that did not start has said so to whoever asked.
    await last?.then(
      (answering) => answering.close(),
      () => undefined,
    );
  };
  const start = (): Promise<Answering> => {
    const started = startAnswering(command, close);
    running = started;
    const forgetIt = (): void => {
      if (running === started) forget();
    };
    started.then(({ ended }) => ended.then(forgetIt), forgetIt);
    closing.add(close);
    const [oldest] = closing;
    if (closing.size > MAX_OPEN) void oldest?.();
    return started;
  };
  const ask = async (id: string): Promise<GitObject> => {
    const answering = await (running ?? start());
    return await answering.ask(id);
  };
  return {
    read: async (id) => {
      // Anything else could be two questions, or name something else tomorrow.
      if (!isObjectId(id)) throw new TypeError(`not the id of an object: ${JSON.stringify(id)}`);
      return requireNamed(id, await ask(id).catch((error: unknown) => askAgain(error, () => ask(id))));
    },
    write: (object, hash) => writeLoose(join(command.env.GIT_DIR ?? '', 'objects'), object, hash),
    close,
  };
}

/** The git that was asked has ended over this question or another one. */
class EndedGit extends GitError {}

function askAgain(error: unknown, ask: () => Promise<GitObject>): Promise<GitObject> {
  if (!(error instanceof EndedGit)) throw error;
  return ask();
}

function requireNamed(id: string, object: GitObject): GitObject {
  const hash = createHash(id.length === 64 ? 'sha256' : 'sha1');
  const { type, bytes } = object;
  if (hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex') === id) return object;
  throw new GitError(
    OBJECT_QUESTIONS,
    'an object that is not whole',
    `fatal: ${id} has other content than its name says`,
  );
}

interface Question {
  readonly id: string;
  readonly resolve: (object: GitObject) => void;
  readonly reject: (error: unknown) => void;
}

async function startAnswering(command: GitCommand, close: () => Promise<void>): Promise<Answering> {
  try {
    const { child } = await startProgram({ ...command, detached: false });
    return new Answering(child, close);
  } catch (error) {
    throw new GitError(OBJECT_QUESTIONS, error instanceof Error ? error.message : String(error), '');
  }
}

/** A git that is running, or has ended. */
class Answering {
  readonly ended: Promise<void>;
  readonly #child: StartedProgram;
  readonly #closeIdle: () => Promise<void>;
  readonly #open: Question[] = [];
  #failure: GitError | undefined;
  #stderr = '';
  #idle: NodeJS.Timeout | undefined;
  #blocks: Buffer[] = [];
  #size = 0;
  /** Before so many bytes are there, nothing is to be read of them. */
  #needed = 1;

  constructor(child: StartedProgram, closeIdle: () => Promise<void>) {
    this.#child = child;
    this.#closeIdle = closeIdle;
    child.stdout.on('data', (block: Buffer) => this.#take(block));
    child.stderr.on('data', (block: Buffer) => {
      if (this.#stderr.length < MAX_STDERR_CHARS) this.#stderr += block.toString();
    });
    // It ended before it read the question, which is all that matters.
    child.stdin.on('error', () => undefined);
    this.ended = this.#end();
    this.#rest();
  }

  ask(id: string): Promise<GitObject> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      if (this.#open.length === 0) this.#wake();
      this.#open.push({ id, resolve, reject });
      this.#child.stdin.write(`${id}\n`);
    });
  }

  async close(): Promise<void> {
    this.#wake();
    this.#failure ??= new EndedGit(OBJECT_QUESTIONS, 'being closed', '');
    this.#child.stdin.end();
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), CLOSING_MS);
    await this.ended;
    clearTimeout(timer);
  }

  async #end(): Promise<void> {
    const { exitCode, signal } = await this.#child;
    clearTimeout(this.#idle);
    this.#failure ??= new EndedGit(OBJECT_QUESTIONS, exitCode ?? String(signal), this.#stderr);
    for (const { reject } of this.#open.splice(0)) reject(this.#failure);
  }

  #take(block: Buffer): void {
    this.#blocks.push(block);
    this.#size += block.length;
    if (this.#size < this.#needed) return;
    let bytes = this.#blocks.length === 1 ? block : Buffer.concat(this.#blocks);
    for (let rest = this.#readAnswer(bytes); rest !== undefined; rest = this.#readAnswer(bytes)) bytes = rest;
    this.#blocks = bytes.length === 0 ? [] : [bytes];
    this.#size = bytes.length;
  }

  /** Takes one answer from the front of these bytes; undefined where it is not there whole. */
  #readAnswer(bytes: Buffer): Buffer | undefined {
    const lineEnd = bytes.indexOf(0x0a);
    const question = this.#open[0];
    if (lineEnd === -1 || question === undefined) {
      this.#needed = bytes.length + 1;
      return undefined;
    }
    const [id, type = '', digits = ''] = bytes.toString('latin1', 0, lineEnd).split(' ');
    if (id !== question.id || !(type === 'missing' || /^\d+$/.test(digits))) {
      return this.#breakOff(`an answer that cannot be read: ${JSON.stringify(bytes.toString('latin1', 0, 100))}`);
    }
    if (type === 'missing') {
      this.#answered(question);
      question.reject(new GitError(OBJECT_QUESTIONS, 128, this.#stderr || `fatal: ${id} is not there`));
      return bytes.subarray(lineEnd + 1);
    }
    const size = Number(digits);
    if (size > MAX_OBJECT_BYTES) return this.#breakOff(`an answer of more than ${MAX_OBJECT_BYTES} bytes`);
    const end = lineEnd + 1 + size;
    this.#needed = end + 1;
    if (bytes.length < this.#needed) return undefined;
    this.#needed = 1;
    this.#answered(question);
    question.resolve({ type, bytes: bytes.subarray(lineEnd + 1, end) });
    return bytes.subarray(end + 1);
  }

  #answered(question: Question): void {
    this.#open.splice(this.#open.indexOf(question), 1);
    if (this.#open.length === 0) this.#rest();
  }

  #breakOff(why: string): undefined {
    this.#failure ??= new GitError(OBJECT_QUESTIONS, why, this.#stderr);
    this.#child.kill('SIGKILL');
    return undefined;
  }

  /** Nothing is asked: our own process may end. */
  #rest(): void {
    if (this.#failure !== undefined) return;
    for (const each of this.#handles()) each.unref?.();
    this.#idle = setTimeout(() => void this.#closeIdle(), IDLE_MS).unref();
  }

  #wake(): void {
    clearTimeout(this.#idle);
    for (const each of this.#handles()) each.ref?.();
  }

  #handles(): readonly { readonly ref?: () => unknown; readonly unref?: () => unknown }[] {
    const { stdin, stdout, stderr } = this.#child;
    return [this.#child, stdin, stdout, stderr] as never;
  }
}

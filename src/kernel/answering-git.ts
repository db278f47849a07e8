/**
 * A git that answers question after question, so that none starts a program.
 * Invariant: answers come in the order of the questions. It ends with its standard input, and so with its supervisor,
 * whatever ends that. Where somebody else ends it, open questions are asked again, once. It keeps no process alive that has
 * nothing to ask.
 * Trade-off: it stays while agents run, which see it no more than they see the supervisor.
 */
import { GitError, MAX_STDERR_CHARS } from './git.ts';
import type { GitCommand } from './git-command.ts';
import { type StartedProgram, startProgram } from './program.ts';

/** How the git is asked, and how it answers. */
export interface Dialogue<Question, Answer> {
  /** For messages. */
  readonly name: readonly string[];
  readonly ask: (question: Question) => string;
  /** Reads one answer from the front of what it printed. */
  readonly read: (bytes: Buffer, question: Question) => ReadAnswer<Answer>;
}

export type ReadAnswer<Answer> =
  /** It is not there whole before so many bytes are. */
  | { readonly kind: 'partial'; readonly needed: number }
  /** It ends before this byte. */
  | { readonly kind: 'answer'; readonly answer: Answer; readonly end: number }
  | { readonly kind: 'refusal'; readonly exit: number; readonly why: string; readonly end: number }
  /** Nothing after it can be read. */
  | { readonly kind: 'broken'; readonly why: string };

export interface AnsweringGit<Question, Answer> {
  /** `cutOff`: ends the git, and with it every open question. */
  ask(question: Question, cutOff?: AbortSignal): Promise<Answer>;
  /** Ends the git when it has answered, and waits for its end; a later question starts another one. */
  close(): Promise<void>;
}

// For programs that open many stores, or ask nothing for long.
const MAX_OPEN = 12;
const IDLE_MS = 300_000;

// What answers ends at once; one that somebody stopped does not.
const CLOSING_MS = 1000;

/** Ends each git that is open; the one that was started last is at the end. */
const closing = new Set<() => Promise<void>>();

/** Ends the gits of all stores, and waits for their end: whoever releases a run's lock leaves nothing that runs. */
export async function closeAnswering(): Promise<void> {
  await Promise.all([...closing].map((close) => close()));
}

/** `command`: git with arguments by which it answers what it reads. */
export function openAnswering<Question, Answer>(
  command: GitCommand,
  dialogue: Dialogue<Question, Answer>,
): AnsweringGit<Question, Answer> {
  let running: Promise<Answering<Question, Answer>> | undefined;
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
  const start = (): Promise<Answering<Question, Answer>> => {
    const started = startAnswering(command, dialogue, close);
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
  return {
    ask: async (question, cutOff) => {
      if (cutOff?.aborted === true) throw cutOffFrom(dialogue);
      for (let deaths = 0; ; ) {
        const asked = await (running ?? start());
        try {
          return await asked.ask(question, cutOff);
        } catch (error) {
          if (!(error instanceof EndedGit)) throw error;
          // Whenever another run of this process ends, all are closed.
          if (!(error instanceof ClosedGit)) deaths += 1;
          if (deaths > 1) throw error;
          // It is forgotten by then.
          await asked.ended;
        }
      }
    },
    close,
  };
}

function cutOffFrom({ name }: Pick<Dialogue<never, never>, 'name'>): GitError {
  return new GitError(name, 'being cut off', '');
}

/** The git that was asked has ended over this question or another one. */
class EndedGit extends GitError {}

/** We have ended it. */
class ClosedGit extends EndedGit {}

async function startAnswering<Question, Answer>(
  command: GitCommand,
  dialogue: Dialogue<Question, Answer>,
  close: () => Promise<void>,
): Promise<Answering<Question, Answer>> {
  try {
    const { child } = await startProgram({ ...command, detached: false });
    return new Answering(child, dialogue, close);
  } catch (error) {
    throw new GitError(dialogue.name, error instanceof Error ? error.message : String(error), '');
  }
}

interface Open<Question, Answer> {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** A git that is running, or has ended. */
class Answering<Question, Answer> {
  readonly ended: Promise<void>;
  readonly #child: StartedProgram;
  readonly #dialogue: Dialogue<Question, Answer>;
  readonly #closeIdle: () => Promise<void>;
  readonly #open: Open<Question, Answer>[] = [];
  #failure: GitError | undefined;
  #stderr = '';
  #idle: NodeJS.Timeout | undefined;
  #blocks: Buffer[] = [];
  #size = 0;
  /** Before so many bytes are there, nothing is to be read of them. */
  #needed = 1;

  constructor(child: StartedProgram, dialogue: Dialogue<Question, Answer>, closeIdle: () => Promise<void>) {
    this.#child = child;
    this.#dialogue = dialogue;
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

  async ask(question: Question, cutOff: AbortSignal | undefined): Promise<Answer> {
    if (cutOff?.aborted === true) throw cutOffFrom(this.#dialogue);
    if (this.#failure !== undefined) throw this.#failure;
    let end: (() => void) | undefined;
    try {
      return await new Promise((resolve, reject) => {
        if (this.#open.length === 0) this.#wake();
        const asked = { question, resolve, reject };
        this.#open.push(asked);
        end = () => this.#breakOff(asked, cutOffFrom(this.#dialogue));
        cutOff?.addEventListener('abort', end);
        this.#child.stdin.write(this.#dialogue.ask(question));
      });
    } finally {
      if (end !== undefined) cutOff?.removeEventListener('abort', end);
    }
  }

  async close(): Promise<void> {
    this.#wake();
    this.#failure ??= new ClosedGit(this.#dialogue.name, 'being closed', '');
    this.#child.stdin.end();
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), CLOSING_MS);
    await this.ended;
    clearTimeout(timer);
  }

  async #end(): Promise<void> {
    const { exitCode, signal } = await this.#child;
    clearTimeout(this.#idle);
    this.#failure ??= new EndedGit(this.#dialogue.name, exitCode ?? String(signal), this.#stderr);
    for (const { reject } of this.#open.splice(0)) reject(this.#failure);
  }

  #take(block: Buffer): void {
    this.#blocks.push(block);
    this.#size += block.length;
    if (this.#size < this.#needed || this.#failure !== undefined) return;
    let bytes = this.#blocks.length === 1 ? block : Buffer.concat(this.#blocks);
    for (let rest = this.#readAnswer(bytes); rest !== undefined; rest = this.#readAnswer(bytes)) bytes = rest;
    this.#blocks = bytes.length === 0 ? [] : [bytes];
    this.#size = bytes.length;
  }

  /** Takes one answer from the front of these bytes; undefined where it is not there whole. */
  #readAnswer(bytes: Buffer): Buffer | undefined {
    const [asked] = this.#open;
    if (asked === undefined) {
      this.#needed = bytes.length + 1;
      return undefined;
    }
    const read = this.#dialogue.read(bytes, asked.question);
    switch (read.kind) {
      case 'partial':
        this.#needed = read.needed;
        return undefined;
      case 'broken':
        this.#breakOff(asked, new GitError(this.#dialogue.name, read.why, this.#stderr));
        return undefined;
      case 'answer':
        this.#answered();
        asked.resolve(read.answer);
        break;
      case 'refusal':
        this.#answered();
        asked.reject(new GitError(this.#dialogue.name, read.exit, this.#stderr || read.why));
        break;
      default:
        return read satisfies never;
    }
    this.#needed = 1;
    return bytes.subarray(read.end);
  }

  #answered(): void {
    this.#open.shift();
    if (this.#open.length === 0) this.#rest();
  }

  /** Ends the git over one question; the others are asked again. */
  #breakOff(asked: Open<Question, Answer>, error: GitError): void {
    const at = this.#open.indexOf(asked);
    if (at === -1) return;
    this.#open.splice(at, 1);
    this.#failure ??= new EndedGit(this.#dialogue.name, String(error.gitExit), '');
    this.#child.kill('SIGKILL');
    asked.reject(error);
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

/**
 * A jq program over the output of an evaluator.
 * Invariant: it gives outputs or a reason, within its time, whatever the program and the input are; this thread is
 * never blocked. jq is synchronous and takes time in the square of its input: so it has a thread of its own that is
 * ended at the deadline, and the input has a bound. A plain path, which most programs are, needs neither.
 * Trade-off: the thread and its WebAssembly are made anew for each call (0.1 to 0.3 s), so that none leaves anything behind.
 */
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { isObject } from '../base/decode.ts';
import { followDottedPath, parseDottedPath } from '../base/dotted-path.ts';
import { printable, quoted } from '../base/text.ts';
import { startTimer } from './timer.ts';

export interface JqRequest {
  readonly program: string;
  readonly input: string;
  readonly timeoutMs: number;
}

export type JqResult =
  /** Each output as JSON text. */
  | { readonly kind: 'value'; readonly outputs: readonly string[] }
  | { readonly kind: 'failed'; readonly reason: string };

// 64 KB take half a second to a second, 345 KB ten.
const MAX_INPUT_BYTES = 64 * 1024;
// What a score of 64 KB can need is a fraction of it.
const MAX_HEAP_MB = 256;

/** Runs a program over one JSON document, or over several in a row, and gives all its outputs; an error fails it. */
export async function evaluateJq({ program, input, timeoutMs }: JqRequest): Promise<JqResult> {
  const path = parseDottedPath(program);
  const document = path === undefined ? undefined : parseDocument(input);
  if (path !== undefined && document !== undefined) {
    const followed = followDottedPath(document.value, path);
    if ('reason' in followed) return failed(followed.reason);
    return { kind: 'value', outputs: [JSON.stringify(followed.value)] };
  }
  const bytes = Buffer.byteLength(input);
  if (bytes > MAX_INPUT_BYTES) {
    return failed(`the input of jq has ${bytes} bytes; expected at most ${MAX_INPUT_BYTES}`);
  }
  return evaluateInWorker({ program, input, timeoutMs });
}

function evaluateInWorker({ program, input, timeoutMs }: JqRequest): Promise<JqResult> {
  return new Promise((resolvePromise) => {
    const worker = new Worker(workerFile(), {
      workerData: { program: guarded(program), input },
      // Nothing of this process is the program's business, and what jq prints there is in its error, too.
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    let isSettled = false;
    const settle = (result: JqResult): void => {
      // The first word counts: a thread that has said what it has to say ends, too, and that is a word.
      if (isSettled) return;
      isSettled = true;
      timer.cancel();
      const give = () => resolvePromise(result);
      worker.terminate().then(give, give);
    };
    const timer = startTimer(timeoutMs, () => settle(failed(`jq was not done after ${timeoutMs} ms`)));
    worker.on('message', (message) => settle(readMessage(message)));
    worker.on('error', (error) => settle(failed(printable(error.message))));
    worker.on('exit', (code) => settle(failed(`jq ended with ${code} and gave nothing`)));
  });
}

/**
 * The program, so that its outputs come as one array: an error after the first output would go unnoticed otherwise.
 * jq prints an infinite number as the largest one there is, and a missing one as null; here both are errors.
 * It starts with a blank since a program that starts with "-" would be taken for an option.
 */
function guarded(program: string): string {
  const check = 'if type == "number" and (isnan or isinfinite) then error("a number that is not finite") else . end';
  return ` [inputs | (${program}\n)] | map(${check})`;
}

function readMessage(message: unknown): JqResult {
  if (isObject(message) && typeof message.output === 'string') {
    const outputs = parseDocument(message.output)?.value;
    if (Array.isArray(outputs)) return { kind: 'value', outputs: outputs.map((output) => JSON.stringify(output)) };
    return failed(`jq printed ${quoted(message.output)}; expected its outputs`);
  }
  const error = isObject(message) && typeof message.error === 'string' ? message.error : '';
  return failed(printable(error.split('\n')[0] ?? ''));
}

function parseDocument(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    // Several documents in a row, or none: jq itself knows what to say.
    return undefined;
  }
}

/** Beside this file as a source; in dist/, where this file is part of every bundle, in a bundle of its own. */
function workerFile(): string {
  const here = fileURLToPath(import.meta.url);
  return here.endsWith('.ts') ? join(dirname(here), 'jq-worker.ts') : resolve(dirname(here), '..', 'jq', 'index.js');
}

function failed(reason: string): JqResult {
  return { kind: 'failed', reason };
}

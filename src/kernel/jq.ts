/**
 * A jq program over the output of an evaluator.
 * Invariant: it gives outputs or a reason, within its time, whatever the program and the input are; this thread is
 * never blocked. jq is synchronous and takes time in the square of its input: so it runs as a timed task, and the input
 * has a bound. A plain path, which most programs are, needs neither.
 */
import { isObject } from '../base/decode.ts';
import { followDottedPath, parseDottedPath } from '../base/dotted-path.ts';
import { printable, quoted } from '../base/text.ts';
import { runTimedTask } from './timed-task.ts';

export interface JqRequest {
  readonly program: string;
  readonly input: string;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
}

export type JqResult =
  /** Each output as JSON text. */
  | { readonly kind: 'value'; readonly outputs: readonly string[] }
  | { readonly kind: 'failed'; readonly reason: string };

// 64 KB take half a second to a second, 345 KB ten.
const MAX_INPUT_BYTES = 64 * 1024;

/** Runs a program over one JSON document, or over several in a row, and gives all its outputs; an error fails it. */
export async function evaluateJq({ program, input, timeoutMs, signal }: JqRequest): Promise<JqResult> {
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
  return evaluateInThread({ program, input, timeoutMs, signal });
}

async function evaluateInThread({ program, input, timeoutMs, signal }: JqRequest): Promise<JqResult> {
  const task = { kind: 'jq', program: guarded(program), input } as const;
  const result = await runTimedTask(task, { name: 'jq', timeoutMs, signal });
  return result.kind === 'failed' ? result : readMessage(result.message);
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

function failed(reason: string): JqResult {
  return { kind: 'failed', reason };
}

/**
 * The thread that timed-task.ts starts: one task, one message back, the end.
 * Invariant: a failure of the task is a message, too; a thread that ends without one was ended from outside.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { PatternMatches } from './pattern.ts';
import type { TimedTask } from './timed-task.ts';

// More different captures than a message names.
const MAX_DIFFERENT = 4;

parentPort?.postMessage(await run(workerData));

async function run(task: TimedTask) {
  switch (task.kind) {
    case 'jq':
      return runJq(task);
    case 'pattern':
      return matchAll(task);
    default:
      return task satisfies never;
  }
}

async function runJq({ program, input }: { readonly program: string; readonly input: string }) {
  // The package asks for it at its first call; a bundle that is a module has none.
  Object.assign(globalThis, { __dirname: import.meta.dirname });
  const { raw } = await import('jq-wasm');
  try {
    return { output: await raw(input, program, ['-n', '-c']) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function matchAll({ pattern, input }: { readonly pattern: string; readonly input: string }): PatternMatches {
  const different = new Set<string | undefined>();
  const places: (readonly [start: number, end: number] | undefined)[] = [];
  for (const match of input.matchAll(new RegExp(pattern, 'dg'))) {
    // Each capture can be as long as the input: those beyond the limit are not even hashed.
    if (different.size < MAX_DIFFERENT) different.add(match[1]?.trim());
    places.push(match.indices?.[1]);
  }
  return { different: [...different], places };
}

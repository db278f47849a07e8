/**
 * The thread that jq.ts starts: one program, one message back, the end.
 * Invariant: a failure of jq is a message, too; a thread that ends without one has been ended.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { raw } from 'jq-wasm';

// The package asks for it at its first call; a bundle that is a module has none.
Object.assign(globalThis, { __dirname: import.meta.dirname });

parentPort?.postMessage(await run(workerData));

async function run({ program, input }: { readonly program: string; readonly input: string }) {
  try {
    return { output: await raw(input, program, ['-n', '-c']) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

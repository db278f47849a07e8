import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readInputs } from './github/inputs.ts';
import { runStep } from './github/steps.ts';
import { createHost } from './kernel/host.ts';
import { defuse } from './report/workflow-commands.ts';

try {
  const request = readInputs();
  // Not `new URL('../..', import.meta.url)`: the bundler takes that for a file to bundle.
  const packageRoot = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
  const root = process.env.GITHUB_WORKSPACE ?? process.cwd();
  process.exitCode = await runStep(request, createHost({ packageRoot, cwd: resolve(root, request.workingDirectory) }));
} catch (error) {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stdout.write(`error: a fault of autorize itself; please report it with these lines.\n${defuse(detail)}\n`);
  process.exitCode = 70;
}

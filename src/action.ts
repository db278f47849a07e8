import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContractError, UsageError } from './base/errors.ts';
import { runGate } from './gate/run.ts';
import { readInputs } from './github/inputs.ts';
import { publishProblems, publishResult } from './github/publish.ts';
import { createHost } from './kernel/host.ts';
import { defuse } from './report/workflow-commands.ts';

/** One step of a workflow: reads the inputs, runs, publishes; fails the step when the suite fails or cannot be judged. */
async function runStep(): Promise<void> {
  const { workingDirectory, writesSummary, gate, problems } = readInputs();
  // Not `new URL('../..', import.meta.url)`: the bundler takes that for a file to bundle.
  const packageRoot = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
  const root = process.env.GITHUB_WORKSPACE ?? process.cwd();
  const host = createHost({ packageRoot, cwd: resolve(root, workingDirectory) });
  const publishing = { writesSummary, folder: relative(root, host.cwd).replaceAll(sep, '/') };
  try {
    if (problems.length > 0) throw new UsageError(problems);
    const result = await runGate(gate, host);
    await publishResult(result, publishing);
    process.exitCode = result.kind === 'passed' ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ContractError || error instanceof UsageError)) throw error;
    await publishProblems(error, publishing);
    process.exitCode = error.exitCode;
  }
}

try {
  await runStep();
} catch (error) {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stdout.write(`error: a fault of autorize itself; please report it with these lines.\n${defuse(detail)}\n`);
  process.exitCode = 70;
}

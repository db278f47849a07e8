import { resolve } from 'node:path';
import { createHost } from '../kernel/host.ts';
import { isSecret, namedSecrets } from '../kernel/secret-values.ts';
import { defuse } from '../report/defuse.ts';
import { readInputs } from './inputs.ts';
import { redactStreams, writeLog } from './log.ts';
import { hideSecrets } from './outgoing-text.ts';
import { runStep } from './steps.ts';

/** The entry of the action: reads the inputs, runs the step, and sets nothing but the exit code. */
export async function runStepMain(packageRoot: string): Promise<void> {
  redactStreams();
  hideSecrets(namedSecrets(process.env));
  try {
    const request = await readInputs();
    hideSecrets([request.publishing.token].filter(isSecret));
    const root = process.env.GITHUB_WORKSPACE ?? process.cwd();
    const cwd = resolve(root, request.workingDirectory);
    process.exitCode = await runStep(request, { ...createHost({ packageRoot, cwd }), isAction: true });
  } catch (error) {
    // Loaded when something failed.
    const { machineError } = await import('../kernel/machine-error.ts');
    const known = machineError(error);
    if (known !== undefined) {
      writeLog(`${defuse(`error: ${known.message}. ${known.remedy}`)}\n`);
      process.exitCode = known.exitCode;
      return;
    }
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    writeLog(`error: internal error; please report it with these lines.\n${defuse(detail)}\n`);
    process.exitCode = 70;
  }
}

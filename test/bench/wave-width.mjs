// npm run bench:wave-width [-- attempts [seed]]: the useful width of a wave by the formula that `plan` prints, against a
// discrete-event model of attempts, judges and reducer, for up to 256 attempts at a time and 16 judges. Pairs, pre-tests and
// order come from the product's own code. Fails where they differ by more than 15 %. A Node that reads no TypeScript, such
// as 20, hands it to the one that npm scripts have.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

if (process.features.typescript) await compare();
else {
  const programs = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url));
  const pinned = join(programs, 'node');
  try {
    execFileSync(pinned, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  } catch (error) {
    if (typeof error.status !== 'number') throw error;
    process.exitCode = error.status;
  }
}

async function compare() {
  const { ATTEMPTS, compareWidths, WITHIN } = await import('../wave/wave-width.ts');
  const [attempts = ATTEMPTS, seed = 1] = process.argv.slice(2).map(Number);
  console.log('agent  evaluation  judges  formula  model  differs by');
  for (const { request, formula, model, off } of compareWidths({ attempts, seed })) {
    const { agentMs, evaluationMs, judges } = request;
    const [agent, evaluation] = [agentMs, evaluationMs].map((ms) => `${ms / 1000} s`);
    const shown = [agent, evaluation, judges, formula.toFixed(1), model, `${(100 * off).toFixed(0)} %`];
    console.log(shown.map((cell, at) => String(cell).padStart([5, 10, 6, 7, 5, 10][at] ?? 0)).join('  '));
    if (off > WITHIN) process.exitCode = 1;
  }
}

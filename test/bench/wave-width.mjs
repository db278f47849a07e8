// npm run bench:wave-width [-- attempts]: the useful width of a wave by the formula that `plan` prints, against a
// discrete-event model of attempts, judges and reducer, for up to 256 attempts at a time and 16 judges. Pairs, pre-tests and
// order come from the product's own code. Fails where they differ by more than 15 %. Needs a Node that reads TypeScript.
import { widthByFormula, widthByModel } from '../wave/wave-width.ts';

const AIM = 0.15;
const attempts = Number(process.argv[2] ?? 8000);
const SECOND = 1000;
// Time of an agent and of an evaluation.
const COSTS = [
  [600, 60],
  [600, 20],
  [600, 5],
];

let isWithin = true;
console.log('agent  evaluation  judges  formula  model  differs by');
for (const [agent, evaluation] of COSTS) {
  for (const judges of [1, 2, 4, 8, 16]) {
    const request = { judges, agentMs: agent * SECOND, evaluationMs: evaluation * SECOND, attempts, seed: 1 };
    const formula = widthByFormula(request);
    if (formula > 256) continue;
    const model = widthByModel(request);
    // A whole attempt more or less is no difference.
    const off = Math.max(0, Math.abs(model - formula) - 0.5) / formula;
    if (off > AIM) isWithin = false;
    const row = [`${agent} s`, `${evaluation} s`, judges, formula.toFixed(1), model, `${(100 * off).toFixed(0)} %`];
    console.log(row.map((cell, at) => String(cell).padStart([5, 10, 6, 7, 5, 10][at] ?? 0)).join('  '));
  }
}
if (!isWithin) process.exitCode = 1;

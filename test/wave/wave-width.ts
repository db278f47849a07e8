/** The useful width by the model of waves and by the formula, for the same costs. */
import { usefulWidth } from '../../src/wave/useful-width.ts';
import { drawCandidates, keepsUp, PRETEST_PAIRS } from './wave-model.ts';

export interface WidthRequest {
  readonly judges: number;
  readonly agentMs: number;
  readonly evaluationMs: number;
  /** How many attempts the model makes for one width. */
  readonly attempts: number;
  readonly seed: number;
}

const MOST = 256;

/** As many as keep the shares that both sides are given from being chance; with 2,000 a width differs by up to 17 %. */
export const ATTEMPTS = 8000;
/** The most that formula and model may differ by. */
export const WITHIN = 0.15;

const AGENT_MS = 600_000;
const EVALUATIONS_MS = [60_000, 20_000, 5000, 3000];
const JUDGES = [1, 2, 4, 8, 16];

const drawn = new Map<string, ReturnType<typeof drawCandidates>>();

function candidatesOf({ attempts, seed }: Pick<WidthRequest, 'attempts' | 'seed'>): ReturnType<typeof drawCandidates> {
  const key = `${attempts} ${seed}`;
  const candidates = drawn.get(key) ?? drawCandidates(attempts, seed);
  drawn.set(key, candidates);
  return candidates;
}

/** What the formula says, from the shares and pairs of the same candidates that the model has. */
function widthByFormula(request: WidthRequest): number {
  const { judges, agentMs, evaluationMs } = request;
  const candidates = candidatesOf(request);
  const proposed = candidates.filter(({ attempt }) => attempt.isProposed);
  const passed = proposed.filter(({ judged }) => judged.isPassed);
  const meanPairs = (tests: readonly { readonly pairs: number }[]): number =>
    tests.reduce((sum, { pairs }) => sum + pairs, 0) / Math.max(1, tests.length);
  return usefulWidth({
    ...{ judges, agentMs, evaluationMs, pretestPairs: PRETEST_PAIRS },
    passed: proposed.length / candidates.length,
    testPairs: meanPairs(proposed.map((each) => (judges === 1 ? each.reduced.alone : each.judged))),
    again: {
      share: passed.length / Math.max(1, proposed.length),
      testPairs: meanPairs(passed.map(({ reduced }) => reduced.claimed)),
    },
  });
}

/** The most attempts at a time, up to 256, with which no queue of the model grows. */
function widthByModel(request: WidthRequest): number {
  const candidates = candidatesOf(request);
  let [kept, lost] = [1, MOST + 1];
  while (lost - kept > Math.max(1, 0.02 * kept)) {
    const slots = Math.round(Math.sqrt(kept * lost));
    const middle = Math.min(lost - 1, Math.max(kept + 1, slots));
    if (keepsUp({ ...request, slots: middle, candidates })) kept = middle;
    else lost = middle;
  }
  return kept;
}

interface Row {
  readonly request: WidthRequest;
  readonly formula: number;
  readonly model: number;
  /** The share of the formula by which they differ. */
  readonly off: number;
}

/** Formula and model for each cost of an evaluation and number of judges whose width is at most 256. */
export function* compareWidths(drawing: Pick<WidthRequest, 'attempts' | 'seed'>): Generator<Row> {
  for (const evaluationMs of EVALUATIONS_MS) {
    for (const judges of JUDGES) {
      const request = { judges, agentMs: AGENT_MS, evaluationMs, ...drawing };
      const formula = widthByFormula(request);
      if (formula > MOST) continue;
      const model = widthByModel(request);
      // The model keeps up with so many and not with one more: its width is somewhere in between.
      const off = Math.max(0, formula - (model + 1), model - formula) / formula;
      yield { request, formula, model, off };
    }
  }
}

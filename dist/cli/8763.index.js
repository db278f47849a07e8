export const id = 8763;
export const ids = [8763];
export const modules = {
50748:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I7: () => ( medianOfAscending),
JZ: () => ( median),
w8: () => ( insertAscending),
w9: () => ( centralMedian)
});
function median(numbers) {
return numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)];
}
function centralMedian(numbers) {
const sorted = numbers.toSorted((one, other) => one - other);
const half = Math.floor(sorted.length / 2);
const upper = sorted[half] ?? Number.NaN;
return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}
function insertAscending(numbers, added) {
numbers.splice(placeOf(numbers, added), 0, added);
}
function placeOf(numbers, added) {
let [from, to] = [0, numbers.length];
while (from < to) {
const half = (from + to) >>> 1;
if ((numbers[half] ?? 0) <= added)
from = half + 1;
else
to = half;
}
return from;
}
function medianOfAscending(numbers, added) {
if (added === undefined)
return numbers[Math.floor((numbers.length - 1) / 2)];
const middle = Math.floor(numbers.length / 2);
const place = placeOf(numbers, added);
return place === middle ? added : numbers[place < middle ? middle - 1 : middle];
}
}),
28731:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
hT: () => ( showRatio),
m2: () => ( decimalsOf),
nJ: () => ( renderRatioWords),
qE: () => ( renderRatio)
});
var _score_unit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61785);
const WORDS = {
time: { more: 'slower', less: 'faster' },
rate: { more: 'faster', less: 'slower' },
size: { more: 'larger', less: 'smaller' },
other: { more: 'higher', less: 'lower' },
};
function showRatio({ estimate, lower, upper }, unit) {
const words = WORDS[(0,_score_unit_js__WEBPACK_IMPORTED_MODULE_0__ .S_)(unit)];
if (estimate >= 1)
return { estimate, lower, upper, word: words.more };
const invert = (limit) => (limit === null ? null : 1 / limit);
return { estimate: 1 / estimate, lower: invert(upper), upper: invert(lower), word: words.less };
}
const MAX_PLAIN = 1e6;
function decimalsOf({ estimate, lower }) {
if (estimate >= 100)
return 0;
if (estimate >= 10)
return 1;
const isNear = estimate < 1.1 || (lower !== null && lower !== 1 && Math.abs(lower - 1) < 0.005);
return isNear ? 3 : 2;
}
function renderRatio(ratio, decimals) {
if (ratio >= MAX_PLAIN || ratio < 0.001)
return ratio.toExponential(1);
const text = ratio.toFixed(decimals);
return ratio !== 0 && Number(text) === 0 ? String(Number(ratio.toPrecision(1))) : text;
}
function renderRatioWords(shown) {
return shown.estimate === 1 ? 'no change' : `${renderRatio(shown.estimate, decimalsOf(shown))}× ${shown.word}`;
}
}),
63124:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => ( hasShapeOf)
});
function hasShapeOf(value, pattern) {
if (pattern === undefined || pattern === null)
return true;
if (typeof pattern !== 'object')
return typeof value === typeof pattern;
if (typeof value !== 'object' || value === null)
return false;
if (Array.isArray(pattern))
return Array.isArray(value) && haveShapeOf(value, pattern);
if (pattern instanceof Set)
return value instanceof Set && haveShapeOf(value, [...pattern]);
if (pattern instanceof Map)
return (value instanceof Map &&
haveShapeOf(value.keys(), [...pattern.keys()]) &&
haveShapeOf(value.values(), [...pattern.values()]));
if (Array.isArray(value) || value instanceof Map || value instanceof Set)
return false;
return Object.entries(pattern).every(([name, each]) => hasShapeOf(value[name], each));
}
function haveShapeOf(values, [pattern]) {
if (pattern === undefined)
return true;
for (const value of values)
if (!hasShapeOf(value, pattern))
return false;
return true;
}
}),
64299:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fn: () => ( casesOn),
P7: () => ( shownGain),
QA: () => ( onScale),
Qt: () => ( scaleIssue),
Qu: () => ( SCALE_PLANS),
Tv: () => ( scaleFrom),
WB: () => ( renderGain),
dM: () => ( renderLimits),
gM: () => ( noiseOfScore),
hJ: () => ( distanceOf),
m6: () => ( absoluteKeys),
o5: () => ( renderLimit),
pO: () => ( ratioOf),
qG: () => ( withRatio),
uX: () => ( scalePlan),
xt: () => ( scoresOf)
});
var _base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28731);
var _base_score_unit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61785);
var _comparison_score_scale_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77120);
var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8158);
const SCALE_PLANS = ['ratio', 'auto', 'difference'];
function onScale(score, ratio) {
return ratio === undefined ? score : Math.log(score);
}
function casesOn(cases, ratio) {
return Object.fromEntries(Object.entries(cases).map(([name, score]) => [name, onScale(score, ratio)]));
}
function ratioOf({ score_scale: scale, score_unit: unit }) {
return scale === 'ratio' ? { unit } : undefined;
}
function withRatio(run) {
const ratio = ratioOf(run);
return ratio === undefined ? {} : { ratio };
}
function noiseOfScore(run) {
const { sigma, mean } = run.last_noise ?? { sigma: 0, mean: 0 };
return ratioOf(run) === undefined ? sigma : sigma * Math.exp(mean);
}
function scaleIssue(scores, ratio) {
const bad = ratio === undefined ? undefined : scores.find((score) => !(score > 0));
if (bad === undefined)
return undefined;
return `a score is ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__ .vP)(bad)}, and this run compares ratios, which need scores above 0: set scale = "difference" and start a new run`;
}
function distanceOf(setting, score, ratio) {
if (typeof setting === 'number')
return setting;
const share = Number.parseFloat(setting) / 100;
return ratio === undefined ? share * Math.abs(score) : Math.log1p(share);
}
const isAbsolute = (value) => typeof value === 'number' && value !== 0;
function absoluteKeys(settings) {
const { min_improvement, tolerance, ladder_step, integrity } = settings;
const values = { min_improvement, tolerance, ladder_step };
const keys = Object.entries(values).flatMap(([key, value]) => (isAbsolute(value) ? [[key]] : []));
return isAbsolute(integrity.max_plausible) ? [...keys, ['max_plausible']] : keys;
}
function scalePlan(settings, { score_unit: unit = null, unscored = false }) {
if (unscored)
return 'difference';
if (settings.scale !== 'auto')
return settings.scale;
const hasGuard = settings.guards.some((guard) => 'metric' in guard && isAbsolute(guard.max_regression));
const isRatio = unit !== null && (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_1__ .JB)(unit) !== null && !hasGuard && absoluteKeys(settings).length === 0;
return isRatio ? 'auto' : 'difference';
}
function scaleFrom(plan, { scores, cases, }) {
if (plan !== 'auto')
return plan;
const hasRatios = cases.every((each) => Object.values(each).every((score) => score > 0));
return hasRatios ? (0,_comparison_score_scale_js__WEBPACK_IMPORTED_MODULE_2__ .zY)(scores, 'rate') : 'difference';
}
function renderGain(gain, sign, ratio) {
return ratio === undefined ? (0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__ .vr)(gain) : (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .nJ)(shownGain({ estimate: gain }, sign, ratio));
}
function renderLimit(limit, sign, ratio) {
return ratio === undefined ? (0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__ .vP)(limit) : renderGain(limit, sign, ratio);
}
function scoresOf(results) {
const scores = results.flatMap((each) => each.kind === 'scored' ? [each.score, ...Object.values(each.cases ?? {})] : []);
return scores.filter(Number.isFinite);
}
function shownGain({ estimate, interval }, sign, { unit }) {
const limits = interval?.map((limit) => Math.exp(sign * limit)).sort((one, other) => one - other);
const [lower = null, upper = null] = limits ?? [];
return (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .hT)({ estimate: Math.exp(sign * estimate), lower, upper }, unit);
}
function renderLimits(shown) {
const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .m2)(shown);
return `${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .qE)(shown.lower ?? 0, decimals)}–${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .qE)(shown.upper ?? Number.POSITIVE_INFINITY, decimals)}`;
}
}),
34663:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$T: () => ( readPair),
Bg: () => ( resultOf),
OT: () => ( WASHOUT),
P9: () => ( retryAfter),
Vp: () => ( singleStep),
_w: () => ( withEvaluations),
an: () => ( STAGES),
bi: () => ( pairStep),
kd: () => ( MAX_RETRIES),
oU: () => ( washoutIndex),
q2: () => ( lastArmOf),
yu: () => ( isMoved)
});
const STAGES = [
'calibrate',
'screen',
'pair',
'measure',
'rerun',
'remeasure',
'confirm',
'certify',
'leave-out',
];
const WASHOUT = 'washout';
function lastArmOf(pair, { attempt }) {
if (attempt > 0 || pair?.first === undefined)
return undefined;
return pair.first === 'candidate' ? 'incumbent' : 'candidate';
}
function withEvaluations(known, results) {
return [...known, ...results.flatMap(({ evaluation }) => evaluation ?? [])];
}
const MAX_RETRIES = 2;
function singleStep(draw, { id, ...place }, arm) {
const { seed } = draw(labelOf({ id, ...place }));
return { kind: 'measure', ...place, order_bit: null, runs: [{ arm, seed }] };
}
function washoutIndex(pair, position) {
return 2 * pair - 1 + position;
}
function pairStep(draw, { id, ...place }, { shareSeed, washes = false, before }) {
const label = labelOf({ id, ...place });
const { seed, bit } = draw(label);
const order = bit === 1 ? ['candidate', 'incumbent'] : ['incumbent', 'candidate'];
const runs = order.map((arm, position) => ({
arm,
seed: shareSeed ? seed : draw(`${label} ${arm}`).seed,
...(washes && arm !== (position === 0 ? before : order[0]) ? { isWashed: true } : {}),
}));
return { kind: 'measure', ...place, order_bit: bit, runs };
}
function labelOf({ id, stage, index, attempt }) {
return `${id} ${stage} ${index} ${attempt}`;
}
function readPair(results) {
const moved = results.find(isMoved);
if (moved !== undefined)
return { kind: 'void', reason: moved.reason, isMoved: true };
const incumbent = resultOf(results, 'incumbent');
if (incumbent?.kind === 'failed')
return { kind: 'void', reason: incumbent.reason };
const candidate = resultOf(results, 'candidate');
if (candidate?.kind === 'failed')
return { kind: 'crash', failure: candidate };
if (candidate === undefined || incumbent === undefined)
throw new TypeError('a pair needs a result of each arm');
return { kind: 'pair', candidate, incumbent };
}
function isMoved(result) {
return result.kind === 'failed' && result.isMoved === true;
}
function resultOf(results, arm) {
const found = results.find((result) => result.arm === arm);
if (found?.kind !== 'scored')
return found;
const scores = [found.score, ...Object.values(found.cases ?? {})];
if (scores.every(Number.isFinite))
return found;
return { arm, kind: 'failed', reason: 'a score is not a finite number' };
}
function retryAfter(attempt, { reason, isMoved: hasMoved }) {
if (attempt < MAX_RETRIES)
return { attempt: attempt + 1 };
const what = hasMoved === true ? 'no pair counted' : 'the current best failed';
return { kind: 'halt', reason: `${what} ${attempt + 1} times in a row: ${reason}` };
}
}),
51610:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
es: () => ( METRIC_VERDICTS),
Xd: () => ( guardRules),
MF: () => ( guardedMetrics),
ub: () => ( isGuardOpen),
vB: () => ( metricReason),
DQ: () => ( missingReason),
GX: () => ( pairMetrics),
TH: () => ( testMetric)
});
var base_text = __webpack_require__(7953);
var moments = __webpack_require__(44785);
var insured_evidence = __webpack_require__(90218);
;
function peakShiftEvidence(series) {
const unit = Math.max(...series.map(({ value, shift }) => Math.max(Math.abs(value), Math.abs(shift))));
let log = 0;
let highest = 0;
let mean = 0;
let squares = 0;
let shifts = 0;
for (const [before, { value, shift }] of unit > 0 ? series.entries() : []) {
const x = value / unit;
const count = before + 1;
const variance = (squares + x * x) / count;
const expected = before === 0 ? Math.abs(x) : shifts / before;
if (variance > 0)
log += Math.log((0,insured_evidence .iZ)(x / variance, expected));
shifts += shift / unit;
highest = Math.max(highest, log);
const apart = x - mean;
mean += apart / count;
squares += apart * (x - mean);
}
return highest;
}
var verdict = __webpack_require__(8158);
;
const NOT_WORSE_LEVEL = 0.05;
const WORSE_LEVEL = 0.025;
const ROUNDING = 1e-9;
function guardedMetrics({ guards, metrics }) {
const older = guards.flatMap((guard) => 'metric' in guard ? [{ metric: guard.metric, direction: guard.direction, margin: guard.max_regression }] : []);
const newer = metrics.flatMap(({ name, direction, role, margin = 0 }) => role === 'guard' ? [{ metric: name, direction, margin }] : []);
return [...older, ...newer];
}
function guardRules({ settings, tests_metrics: isTested }) {
const metrics = isTested ? guardedMetrics(settings) : [];
return metrics.length === 0 ? {} : { guards: { metrics, pairs: settings.guard_pairs } };
}
function pairMetrics({ metrics }, candidate, incumbent) {
const own = new Map(Object.entries(candidate ?? {}));
const best = new Map(Object.entries(incumbent ?? {}));
return Object.fromEntries(metrics.map(({ metric }) => [metric, [own.get(metric) ?? null, best.get(metric) ?? null]]));
}
const METRIC_VERDICTS = ['not-worse', 'worse', 'undecided', 'missing'];
function testMetric(pairs, rule) {
const { metric, direction, margin } = rule;
const values = pairs.map(({ metrics }) => new Map(Object.entries(metrics ?? {})).get(metric) ?? [null, null]);
const missing = [0, 1].find((arm) => values.length === 0 || values.some((pair) => pair[arm] === null));
if (missing !== undefined)
return { verdict: 'missing', reason: missingReason(metric, missing === 0 ? 'change' : 'current best') };
const measured = values.map(([candidate, incumbent]) => ({ candidate: candidate ?? 0, incumbent: incumbent ?? 0 }));
const before = (0,moments .hm)(measured.map(({ incumbent }) => incumbent));
const after = (0,moments .hm)(measured.map(({ candidate }) => candidate));
const reason = metricReason({ before, after }, rule);
const changes = measured.map(({ candidate, incumbent }) => ({
loss: direction === 'min' ? candidate - incumbent : incumbent - candidate,
shift: 2 * marginOf(margin, incumbent),
}));
if (changes.every(({ shift }) => shift === 0)) {
return { verdict: reason === undefined ? 'not-worse' : 'worse', reason };
}
const level = reason === undefined ? NOT_WORSE_LEVEL : WORSE_LEVEL;
const evidence = changes.map(({ loss, shift }) => ({ value: reason === undefined ? shift - loss : loss, shift }));
if (peakShiftEvidence(evidence) < -Math.log(level) - ROUNDING)
return { verdict: 'undecided', reason };
return { verdict: reason === undefined ? 'not-worse' : 'worse', reason };
}
function isGuardOpen({ metrics, pairs: most }, pairs) {
if (pairs.length >= most)
return false;
const verdicts = metrics.map((rule) => testMetric(pairs, rule).verdict);
return verdicts.includes('undecided') && !verdicts.some((verdict) => verdict === 'worse' || verdict === 'missing');
}
function marginOf(margin, before) {
return typeof margin === 'number' ? margin : (Number.parseFloat(margin) / 100) * Math.abs(before);
}
function metricReason({ before, after }, { metric, direction, margin }) {
const loss = direction === 'min' ? after - before : before - after;
if (loss <= marginOf(margin, before))
return undefined;
return `guard: ${metric} went from ${(0,verdict .vP)(before)} to ${(0,verdict .vP)(after)}, more than ${margin} worse`;
}
function missingReason(metric, of) {
return `guard: the evaluator reported no ${(0,base_text .TL)(metric)} of the ${of}`;
}
}),
28834:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
a7: () => ( PURPOSES),
tp: () => ( continuePairedTrial),
Pq: () => ( differenceOf),
$x: () => ( effectOf),
sf: () => ( gainOfFactor),
UP: () => ( nextOfPaired),
GD: () => ( reportPaired),
oy: () => ( startPairedTrial),
Bl: () => ( waivePairedLimit)
});
var base_text = __webpack_require__(7953);
var carry_over = __webpack_require__(88898);
var e_process = __webpack_require__(24079);
var moments = __webpack_require__(44785);
var signed_rank = __webpack_require__(48741);
var median = __webpack_require__(50748);
var robust_scale = __webpack_require__(52164);
var decision_screening = __webpack_require__(72567);
;
function scaleAfter({ rules, pairs }) {
if (rules.steps === undefined)
return rules.scale;
return (0,robust_scale .K9)(rules.steps, pairs.map(({ difference }) => difference));
}
function isFutile(trial) {
const { rules, pairs, units, purpose, cap } = trial;
const isByCase = rules.unit_scale !== null;
const differences = isByCase ? units : pairs.map(({ difference }) => difference);
const count = differences.length;
const isRobust = rules.ratio !== undefined && !isByCase;
if (count < (isRobust ? 3 : 2))
return false;
const mean = isRobust ? (0,median .w9)(differences) : centreOf(differences, rules.lone !== undefined);
const least = purpose === 'simplify' || purpose === 'distil' ? 0 : rules.min_improvement;
if (isByCase && differences.every((difference) => difference === 0))
return pairs.length > 1 && rules.tolerance === 0;
const scale = isByCase ? Math.sqrt((0,moments .hm)(differences.map((each) => each * each))) : scaleAfter(trial);
const most = isByCase ? (count / pairs.length) * cap : cap;
const reachable = 0.5 * scale * Math.sqrt((2 * Math.log(1 / rules.a0)) / most);
const { gain, error } = rules.lone === undefined
? { gain: mean, error: scale / Math.sqrt(count) }
: (0,decision_screening .oS)({ ...rules, scale }, trial.screen_scores, { mean, pairs: count });
return gain + rules.tolerance + rules.futility_z * error < Math.max(least, reachable);
}
function centreOf(differences, hasLone) {
return hasLone && differences.length > 2 ? (0,signed_rank .Zg)(differences) : (0,moments .hm)(differences);
}
var gain_scale = __webpack_require__(64299);
var measurement = __webpack_require__(34663);
var metric_guard = __webpack_require__(51610);
var verdict = __webpack_require__(8158);
;
const PURPOSES = ['candidate', 'simplify', 'distil', 'canary', 'promotion', 'certify'];
function startPairedTrial(names, rules) {
return {
task: 'paired',
...names,
rules,
cap: rules.max_pairs,
is_screened: rules.screen === 'off',
screen_scores: [],
attempt: 0,
pairs: [],
evaluations: [],
eProcess: (0,e_process .RT)(rules.unit_scale ?? rules.scale, rules.ratio !== undefined),
units: [],
cases: [],
pooled: { pairs: 0, units: 0 },
halted: null,
verdict: null,
};
}
function continuePairedTrial(trial) {
const cap = trial.verdict === null ? trial.cap : trial.cap + trial.rules.max_pairs;
return { ...trial, cap, attempt: 0, halted: null, verdict: null };
}
function waivePairedLimit(trial) {
const waived = { ...trial, rules: { ...trial.rules, max_plausible: null } };
return trial.verdict?.code === 'implausible' ? decided({ ...waived, verdict: null }, true) : waived;
}
function nextOfPaired(trial, draw) {
const { id, attempt, purpose, rules, halted } = trial;
if (halted !== null)
return { kind: 'halt', reason: halted };
if (!trial.is_screened)
return (0,measurement .Vp)(draw, screenPlace(trial), 'candidate');
const stage = purpose === 'certify' ? 'certify' : 'pair';
const options = { shareSeed: rules.share_seed, washes: rules.washes, before: (0,measurement .q2)(trial.pairs.at(-1), trial) };
return (0,measurement .bi)(draw, { id, stage, index: trial.pairs.length + 1, attempt }, options);
}
function screenPlace({ id, screen_scores: scores }) {
return { id, stage: 'screen', index: scores.length + 1, attempt: 0 };
}
function reportPaired(trial, results) {
const unfit = (0,gain_scale .Qt)((0,gain_scale .xt)(results), trial.rules.ratio);
if (unfit !== undefined)
return { ...trial, halted: unfit };
if (!trial.is_screened)
return reportScreen(withRuns(trial, results), results);
const read = (0,measurement .$T)(results);
if (read.kind === 'void')
return withVoid(trial, read);
if (read.kind === 'pair' && trial.rules.unit_scale !== null && read.incumbent.cases === undefined) {
return withVoid(trial, { reason: 'it reported no scores of its cases' });
}
return reportPair(withRuns(trial, results), read, results[0]?.arm);
}
function withRuns(trial, results) {
return { ...trial, evaluations: (0,measurement ._w)(trial.evaluations, results) };
}
function ended(trial, code, reason) {
return { ...trial, verdict: (0,verdict .Vj)(code, reason) };
}
function reportScreen(trial, results) {
const result = (0,measurement .Bg)(results, 'candidate');
if (result === undefined)
throw new TypeError('a screening run needs a result of the candidate');
if (result.kind === 'failed')
return { ...trial, verdict: (0,verdict .Ui)(result) };
const screen_scores = [...trial.screen_scores, result.score];
const screening = (0,decision_screening .qC)(trial.rules, screen_scores);
const screened = { ...trial, is_screened: screening.kind !== 'more', screen_scores };
return screening.kind === 'out' ? ended(screened, 'screen', screening.reason) : screened;
}
function reportPair(trial, read, first) {
if (read.kind === 'crash')
return { ...trial, verdict: (0,verdict .Ui)(read.failure) };
const { candidate, incumbent } = read;
if (trial.rules.unit_scale === null)
return decided(withPair(trial, { ...read, first }, undefined), true);
const names = Object.keys(incumbent.cases ?? {});
const missing = names.filter((name) => !Object.hasOwn(candidate.cases ?? {}, name));
if (missing.length > 0) {
return ended(trial, 'crash', `the candidate failed: it has no score for ${(0,base_text .LS)(missing.length, 'case')}`);
}
const known = new Set(trial.cases);
const fresh = names.filter((name) => !known.has(name));
return decided(withPair(trial, { ...read, first }, fresh), fresh.length > 0);
}
function withVoid(trial, why) {
const retry = (0,measurement .P9)(trial.attempt, why);
return 'kind' in retry ? { ...trial, halted: retry.reason } : { ...trial, attempt: retry.attempt };
}
const MAX_DIFFERENCE = 1e150;
function differenceOf(sign, candidate, best, ratio) {
const difference = sign * ((0,gain_scale .QA)(candidate, ratio) - (0,gain_scale .QA)(best, ratio));
return Math.min(MAX_DIFFERENCE, Math.max(-MAX_DIFFERENCE, difference)) + 0;
}
function withPair(trial, { candidate, incumbent, first, }, fresh) {
const { sign, tolerance, ratio, guards } = trial.rules;
const pair = {
index: trial.pairs.length + 1,
attempt: trial.attempt,
candidate: candidate.score,
incumbent: incumbent.score,
difference: differenceOf(sign, candidate.score, incumbent.score, ratio),
...(trial.rules.checks_order === true ? { first } : {}),
...(guards === undefined ? {} : { metrics: (0,metric_guard .GX)(guards, candidate.metrics, incumbent.metrics) }),
};
const units = fresh?.map((name) => differenceOf(sign, candidate.cases?.[name] ?? 0, incumbent.cases?.[name] ?? 0, ratio));
const evidence = (units ?? [pair.difference]).map((difference) => difference + tolerance);
return {
...trial,
attempt: 0,
pairs: [...trial.pairs, pair],
eProcess: (0,e_process .x)(trial.eProcess, evidence, units === undefined ? scaleAfter(trial) : undefined),
units: units === undefined ? trial.units : [...trial.units, ...units],
cases: fresh === undefined ? trial.cases : [...trial.cases, ...fresh],
};
}
function gainOfFactor(sign, score, factor) {
return Math.abs(score) * (sign * score > 0 ? factor - 1 : 1 - 1 / factor);
}
function plausibleLimit({ rules, pairs }) {
const { max_plausible: limit, plausible_factor: factor, sign } = rules;
if (limit === null || factor === undefined)
return limit;
const incumbent = (0,moments .hm)(pairs.map((pair) => pair.incumbent));
return Math.max(limit, gainOfFactor(sign, incumbent, factor));
}
const NO_WORSE = { simplify: 'tolerance', distil: 'margin' };
const TOO_LITTLE = 'too little to distinguish from chance';
function decided(trial, isFresh) {
const { rules, eProcess, pairs, purpose } = trial;
const mean = effectOf(trial);
const shown = `${shownGainOf(trial)} over ${(0,base_text .LS)(pairs.length, 'pair')}`;
const allowed = NO_WORSE[purpose];
const least = allowed !== undefined ? -rules.tolerance : rules.min_improvement;
const isShown = rules.guards === undefined ? (0,e_process .Q3)(eProcess, rules.a) : (0,e_process .Tr)(eProcess, rules.a);
if (isShown && mean >= least) {
if (rules.guards !== undefined && (0,metric_guard .ub)(rules.guards, pairs))
return trial;
const limit = plausibleLimit(trial);
if (limit !== null && mean > limit) {
const most = (0,gain_scale .o5)(limit, rules.sign, rules.ratio);
return ended(trial, 'implausible', `${shown} is more than ${most}, the most that is plausible`);
}
const order = orderOf(trial, isFresh);
if (order !== undefined)
return order;
return ended(trial, 'evident', `${allowed === undefined ? 'better' : `no worse than the ${allowed}`}: ${shown}`);
}
if (pairs.length === rules.agrees_after && mean <= 0)
return rejected(trial, 'disagrees', `not better, against the report of a judge: ${shown}`);
if (isFutile(trial))
return rejected(trial, 'futile', `${mean > 0 ? TOO_LITTLE : 'not better'}: ${shown}`);
if (!isFresh)
return rejected(trial, 'cases-spent', `every case was run, and they do not decide: ${shown}`);
if (pairs.length < trial.cap)
return trial;
return rejected(trial, 'cap', `the pairs ran out before they decided: ${shown}`);
}
const MAX_ORDER_PAIRS = 24;
function orderOf(trial, isFresh) {
const { rules, pairs, purpose, cap } = trial;
if (rules.checks_order !== true || purpose === 'canary' || purpose === 'certify')
return undefined;
const isCarried = (0,carry_over .Zz)(pairs);
if (isCarried === true) {
const reason = `runs depend on what ran before them: ${shownGainOf(trial)} over ${(0,base_text .LS)(pairs.length, 'pair')} is no evidence`;
return { ...rejected(trial, 'carry-over', reason), is_carried: true };
}
if (isCarried === false || rules.unit_scale !== null || !isFresh)
return undefined;
if (pairs.length < cap + MAX_ORDER_PAIRS)
return trial;
return rejected(trial, 'cap', 'the pairs ran out before their order could be checked');
}
function shownGainOf({ rules, pairs }) {
return (0,gain_scale .WB)(effectOf({ rules, pairs }), rules.sign, rules.ratio);
}
function effectOf({ pairs, rules }) {
const differences = pairs.map(({ difference }) => difference);
if (rules.ratio === undefined)
return (0,moments .hm)(differences);
return differences.length === 0 ? 0 : (0,signed_rank .Zg)(differences);
}
const ROLL_BACK_BELOW = 0.25;
function rejected(trial, code, reason) {
if (trial.purpose !== 'promotion')
return ended(trial, code, reason);
const isLost = effectOf(trial) < ROLL_BACK_BELOW * trial.rules.scale;
return ended(trial, isLost ? 'rolled-back' : 'goes-on', reason);
}
}),
55434:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => ( isMute),
Rq: () => ( endIssue),
_y: () => ( isNegativeControlOff),
x: () => ( RUN_ENDS)
});
const RUN_ENDS = ['scored', 'failed', 'tamper', 'moved', 'aborted', 'infra', 'killed'];
const NEGATIVE_CONTROL_OFF = new Set(['aborted', 'infra', 'killed']);
const CLOCK_MS = 24 * 60 * 60 * 1000;
function isNegativeControlOff({ ended }) {
return NEGATIVE_CONTROL_OFF.has(ended);
}
function isMute({ ended }) {
return ended === 'moved' || isNegativeControlOff({ ended });
}
function endIssue(run) {
const { id, ended, score, exit_code: exitCode, reason } = run;
const [start, end] = [Date.parse(run.started_at), Date.parse(run.ended_at)];
if (!(end - start > -CLOCK_MS))
return `evaluation ${id} has no times that can be: ${run.started_at}, ${run.ended_at}`;
if (ended === null)
return undefined;
const isScored = ended === 'scored';
if (isScored !== (score !== null)) {
return `evaluation ${id} is recorded as ${ended}, and has ${score === null ? 'no score' : `the score ${score}`}`;
}
if (isScored !== (reason === null))
return `evaluation ${id} is ${ended}, and the reason for it is ${reason}`;
if (isScored && exitCode !== 0)
return `evaluation ${id} has a score, and the exit code ${exitCode}`;
return undefined;
}
}),
9176:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ab: () => ( RULES_OF_NEW_RUNS),
Cb: () => ( RULES_OF_EARLIER_RUNS),
aW: () => ( runRulesOf),
xG: () => ( runRules)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
const rule = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY(), false);
const runRules = {
checks_order: rule,
limits_by_noise: rule,
limits_by_pairs: rule,
restarts_carry_over: rule,
tests_metrics: rule,
screens_by_three: rule,
renews_reference: rule,
};
const RULES_OF_EARLIER_RUNS = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc(runRules).parse({});
const RULES_OF_NEW_RUNS = {
checks_order: true,
limits_by_noise: true,
limits_by_pairs: true,
restarts_carry_over: true,
tests_metrics: true,
screens_by_three: true,
renews_reference: true,
};
function runRulesOf(header) {
return zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc(runRules).parse(header);
}
}),
72567:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G6: () => ( loneRules),
ML: () => ( withBestRun),
mr: () => ( NO_LONE_RUNS),
oS: () => ( expectedGain),
qC: () => ( judgeScreening),
zF: () => ( withTest)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
var _stats_noise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8638);
var _gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64299);
var _verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8158);
function judgeScreening(rules, scores) {
const limits = limitsOf(rules);
const limit = ((limits[scores.length - 1] ?? Number.NEGATIVE_INFINITY) * rules.scale) / Math.SQRT2;
const difference = loneDifference(rules, scores);
if (difference >= limit)
return { kind: scores.length < limits.length ? 'more' : 'screened' };
const runs = scores.length === 1 ? 'one run' : `the mean of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(scores.length, 'run')}`;
const by = describeDifference(difference, rules);
return { kind: 'out', reason: `screened out: ${runs} was ${by} of the current best` };
}
function limitsOf({ screen, lone }) {
if (screen === 'off')
return [];
return lone?.limits ?? [screen];
}
const MOST_OF_ONE = 1.5;
function loneDifference({ sign, reference, scale, ratio, lone }, scores) {
const most = lone === undefined ? Number.POSITIVE_INFINITY : (MOST_OF_ONE * scale) / Math.SQRT2;
const level = lone?.reference ?? reference;
const gain = Math.min(most, lone?.most_gain ?? most);
return (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(scores.map((score) => Math.max(-most, Math.min(gain, sign * ((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .QA)(score, ratio) - level)))));
}
function describeDifference(difference, { sign, ratio }) {
if (ratio !== undefined)
return `${(0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .WB)(difference, sign, ratio)}, against the mean`;
const by = difference < 0 ? `${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_4__ .vP)(-difference)} worse` : `no more than ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_4__ .vP)(difference)} better`;
return `${by} than the mean`;
}
function expectedGain(rules, scores, { mean, pairs }) {
const sigma = rules.scale / Math.SQRT2;
const ofLone = rules.lone === undefined ? 0 : rules.lone.weight / (1 / scores.length + 1 / rules.lone.reference_runs);
const ofPairs = pairs / 2;
const lone = ofLone === 0 ? 0 : ofLone * loneDifference(rules, scores);
return { gain: (lone + ofPairs * mean) / (ofLone + ofPairs), error: sigma / Math.sqrt(ofLone + ofPairs) };
}
const NO_LONE_RUNS = { differences: 0, arms: 0, freedom: 0, drifts: 0, since_best: 0 };
function withBestRun(known, isRun) {
return { ...known, since_best: isRun ? 0 : known.since_best + 1 };
}
function withTest(known, pairs, ratio) {
const spread = (part) => (pairs.length < 2 ? 0 : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .Uy)(pairs.map(part)));
return {
...known,
differences: known.differences + spread(({ difference }) => difference),
arms: known.arms +
spread(({ candidate }) => (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .QA)(candidate, ratio)) +
spread(({ incumbent }) => (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .QA)(incumbent, ratio)),
freedom: known.freedom + Math.max(0, pairs.length - 1),
};
}
const LEAST_SHARE = 0.65;
function areLoneRunsSound({ differences, arms, freedom, drifts }, { least_freedom }) {
return drifts === 0 && freedom >= least_freedom && differences >= LEAST_SHARE * arms;
}
const OF_EARLIER_RUNS = {
...{ limits: [-0.35, 0, 0.15], weight: 0.7, least_freedom: 20, reference_runs: 10 },
...{ bounds_gain: false, renewed_after: Number.POSITIVE_INFINITY },
};
const OF_NEW_RUNS = {
...{ limits: [-0.15, 0.15, 0.35], weight: 1, least_freedom: 5, reference_runs: 20 },
...{ bounds_gain: true, renewed_after: 10 },
};
const LEAST_MOST_GAIN = 0.9;
const LONE_FUTILITY_Z = -0.3;
const LONE_MAX_PAIRS = 40;
const EFFORTS = new Set(['fast', 'balanced']);
function loneRules(session) {
const { settings, effort, effort_rules, screens_by_three: isNew, scores, noise } = session;
const isOwn = [settings.screen, settings.futility_z, settings.max_pairs].some((value) => value !== undefined);
const isByCase = noise === null || noise.case_scale !== null;
if (!isNew || isOwn || isByCase || !EFFORTS.has(effort) || scores.length === 0)
return {};
const version = session.renews_reference ? OF_NEW_RUNS : OF_EARLIER_RUNS;
if (!areLoneRunsSound(session.lone, version))
return {};
const ofPairs = { futility_z: LONE_FUTILITY_Z, max_pairs: Math.max(LONE_MAX_PAIRS, effort_rules.max_pairs) };
if (session.lone.since_best >= version.renewed_after)
return { screen: 'off', ...ofPairs };
const { limits, weight, bounds_gain } = version;
const ratio = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .pO)(session);
const last = scores.slice(-version.reference_runs).map((score) => (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .QA)(score, ratio));
const reference = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(last);
const lone = { limits, weight, reference, reference_runs: last.length };
if (!bounds_gain)
return { lone, ...ofPairs };
const below = last.map((score) => (settings.direction === 'max' ? reference - score : score - reference));
const least = (LEAST_MOST_GAIN * (0,_stats_noise_js__WEBPACK_IMPORTED_MODULE_2__ .B_)(noise).value) / Math.SQRT2;
return { lone: { ...lone, most_gain: Math.max(least, ...below) }, ...ofPairs };
}
}),
82922:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D9: () => ( calibrationRuns),
ck: () => ( hasTolerance),
ly: () => ( decisionSettingsSchema)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var _settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61436);
var _settings_recorded_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48111);
var _policies_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65991);
const decisionSettingsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
direction: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(_settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_1__ .X),
..._settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_1__ .KO,
holdout: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc(_settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_1__ .Nt)),
confirm: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc(_settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_1__ .wY), {}),
certify: _settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_1__ .xF,
integrity: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
canary_every: _settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_1__ .T8.aa_check_every,
broken: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(_settings_recorded_names_js__WEBPACK_IMPORTED_MODULE_2__ .x), 'stop'),
max_plausible: _settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_1__ .T8.max_plausible,
}), {}),
});
function hasTolerance({ tolerance }) {
return Number.parseFloat(String(tolerance)) > 0;
}
const CALIBRATION_RUNS = 8;
function calibrationRuns({ calibration_runs: options, decision, repeats }) {
return options ?? ((0,_policies_registry_js__WEBPACK_IMPORTED_MODULE_3__ .H)(decision, ({ needsNoise }) => needsNoise) ? CALIBRATION_RUNS : repeats);
}
}),
8158:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CL: () => ( GUARD_FAILED),
Ui: () => ( failureVerdict),
Vj: () => ( verdictOf),
h_: () => ( DECISION_OUTCOMES),
rg: () => ( REFUSED_AFTER_TEST),
vP: () => ( figure),
vr: () => ( signedFigure),
xP: () => ( isGuardVerdict)
});
const DECISION_OUTCOMES = ['keep', 'discard', 'inconclusive', 'quarantine'];
const OUTCOME_OF_CODE = {
evident: 'keep',
better: 'keep',
working: 'keep',
crash: 'discard',
tamper: 'discard',
screen: 'discard',
futile: 'discard',
disagrees: 'discard',
'not-better': 'discard',
'rolled-back': 'discard',
cap: 'inconclusive',
'cases-spent': 'inconclusive',
'goes-on': 'inconclusive',
'carry-over': 'inconclusive',
nondeterministic: 'inconclusive',
implausible: 'quarantine',
};
function failureVerdict({ reason, isTampered, }) {
return verdictOf(isTampered === true ? 'tamper' : 'crash', `the candidate failed: ${reason}`);
}
const GUARD_FAILED = 'guard failed';
const REFUSED_AFTER_TEST = 'passed its test, but not a guard or the holdout';
function isGuardVerdict({ code, reason }) {
return code === 'crash' && reason.startsWith('the candidate failed: guard "');
}
function verdictOf(code, reason) {
return { outcome: OUTCOME_OF_CODE[code], code, reason };
}
function figure(value) {
return String(Number(value.toPrecision(3)));
}
function signedFigure(value) {
return value > 0 ? `+${figure(value)}` : figure(value);
}
}),
98262:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Aw: () => ( readCheckedPrefix),
BE: () => ( checkedPrefixIn),
Bl: () => ( findCheckedPrefix),
Ek: () => ( endsAt),
UC: () => ( noteCheckedPrefix)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50534);
var _durable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84831);
var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79871);
var _regular_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48951);
const MAX_NOTE_BYTES = 1 << 16;
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .qm(0));
const prefixSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .rej({
checks: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .euz(_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_5__ .wu),
sha256: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP(),
bytes: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .qm(1)),
lines: whole,
records: whole,
unchained: whole,
head: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .rej({ seq: whole, prev: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP() }),
sameWrite: whole,
});
function checkedPrefixIn(areaFolder, journal) {
return areaFolder && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(areaFolder, `checked-${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(journal, '.jsonl')}.json`);
}
function readCheckedPrefix(path) {
try {
return prefixSchema.safeParse(JSON.parse((0,_regular_file_js__WEBPACK_IMPORTED_MODULE_8__ .Aj)(path, MAX_NOTE_BYTES))).data;
}
catch (error) {
if (error instanceof SyntaxError || (0,_files_js__WEBPACK_IMPORTED_MODULE_7__ .Or)(error))
return undefined;
throw error;
}
}
function findCheckedPrefix(bytes, path) {
const checked = path === undefined ? undefined : readCheckedPrefix(path);
if (checked !== undefined && checked.bytes <= bytes.length) {
const beginning = bytes.subarray(0, checked.bytes);
const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(beginning);
if (hash.copy().digest('hex') === checked.sha256 && endsAt(beginning, checked))
return { hash, checked };
}
return { hash: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256') };
}
function endsAt(bytes, { head, records }) {
const last = bytes.subarray(bytes.lastIndexOf('\n', -2) + 1, -1);
const { seq, hash } = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_5__ .pF)(last) ?? {};
return seq === records && seq === head.seq - 1 && hash === head.prev;
}
function noteCheckedPrefix(path, prefix) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)))
return;
try {
(0,_durable_js__WEBPACK_IMPORTED_MODULE_6__ .aR)(path, [JSON.stringify({ checks: _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_5__ .wu, ...prefix })]);
}
catch (error) {
if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_7__ .Or)(error))
throw error;
}
}
}),
2565:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DF: () => ( writeDerived),
WZ: () => ( readDerived),
xG: () => ( derivedPath)
});
var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);
var _durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
var _program_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3206);
var _regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48951);
const MAX_DERIVED_BYTES = 1 << 28;
function derivedPath(checked) {
return checked.replace(/checked-([^/]*)\.json$/, 'derived-$1');
}
function readDerived(path, beginning) {
const [header, digest, value] = readText(path).split('\n');
if (value === undefined || header !== headerOf(beginning) || digest !== (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)(value))
return undefined;
try {
return (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.deserialize)(Buffer.from(value, 'base64'));
}
catch {
return undefined;
}
}
function writeDerived(path, beginning, value) {
const text = (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.serialize)(value).toString('base64');
try {
(0,_durable_js__WEBPACK_IMPORTED_MODULE_2__ .aR)(path, [`${headerOf(beginning)}\n${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)(text)}\n`, text]);
}
catch (error) {
if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
throw error;
}
}
function readText(path) {
try {
return (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ .Aj)(path, MAX_DERIVED_BYTES);
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
return '';
throw error;
}
}
function headerOf({ bytes, sha256: digest }) {
return JSON.stringify({ program: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_program_files_js__WEBPACK_IMPORTED_MODULE_4__ .Ak)()), bytes, digest });
}
}),
44640:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( gitCommand),
R: () => ( listStores)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
const SETTINGS = [
'core.hooksPath=/dev/null',
'core.fsync=reference',
'core.filesRefLockTimeout=1000',
'core.fsmonitor=false',
'core.untrackedCache=false',
'core.excludesFile=/dev/null',
'core.attributesFile=/dev/null',
'core.autocrlf=false',
'core.safecrlf=false',
'core.fileMode=true',
'core.symlinks=true',
'core.ignoreCase=false',
'core.trustctime=true',
'core.checkStat=default',
'core.splitIndex=false',
'index.version=2',
'index.sparse=false',
'index.skipHash=false',
'core.precomposeUnicode=false',
'core.protectHFS=true',
'core.protectNTFS=true',
'core.quotePath=false',
'core.sparseCheckout=false',
'core.logAllRefUpdates=false',
'commit.gpgSign=false',
'credential.helper=',
'diff.external=',
'gc.auto=0',
'maintenance.auto=false',
'protocol.allow=never',
'submodule.recurse=false',
'transfer.fsckObjects=true',
'fetch.fsckObjects=true',
];
const OVERRIDES = SETTINGS.flatMap((setting) => ['-c', setting]);
const OVERRIDES_OF_USER = SETTINGS.filter((setting) => setting !== 'credential.helper=').flatMap((each) => [
'-c',
each,
]);
function gitCommand(paths, args) {
return { program: 'git', args: [...overridesOf(paths), ...args], cwd: placeOf(paths), env: environmentOf(paths) };
}
function placeOf({ workTree, gitDir }) {
return workTree ?? gitDir;
}
function overridesOf({ network }) {
const own = network?.isOfUser === true ? OVERRIDES_OF_USER : OVERRIDES;
return [...own, ...networkOverrides(network)];
}
function networkOverrides(network) {
if (network === undefined)
return [];
const settings = [
`protocol.${network.protocol}.allow=always`,
...(network.isOfUser === true ? [] : ['http.followRedirects=false']),
'http.lowSpeedLimit=1000',
'http.lowSpeedTime=60',
];
return settings.flatMap((setting) => ['-c', setting]);
}
function networkEnvironment(network) {
if (network === undefined)
return {};
const header = network.header === undefined
? {}
: { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'http.extraHeader', GIT_CONFIG_VALUE_0: network.header };
return { ...network.env, ...header };
}
function environmentOf({ gitDir, home, indexFile, workTree, objects, alternates, network, }) {
return {
PATH: process.env.PATH ?? '/usr/bin:/bin',
LC_ALL: 'C',
HOME: home,
XDG_CONFIG_HOME: home,
GIT_DIR: gitDir,
GIT_INDEX_FILE: indexFile ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitDir, 'index'),
...(workTree === undefined ? {} : { GIT_WORK_TREE: workTree }),
...(objects === undefined ? {} : { GIT_OBJECT_DIRECTORY: objects }),
...(alternates === undefined ? {} : { GIT_ALTERNATE_OBJECT_DIRECTORIES: listStores(alternates) }),
GIT_CONFIG_NOSYSTEM: '1',
GIT_CONFIG_GLOBAL: '/dev/null',
GIT_ATTR_NOSYSTEM: '1',
GIT_NO_REPLACE_OBJECTS: '1',
GIT_NO_LAZY_FETCH: '1',
GIT_TERMINAL_PROMPT: '0',
GIT_OPTIONAL_LOCKS: '0',
GIT_LITERAL_PATHSPECS: '1',
GIT_ADVICE: '0',
GIT_PAGER: 'cat',
GIT_EDITOR: 'false',
...networkEnvironment(network),
};
}
function listStores(paths) {
return paths.map((path) => (/[:"\\\n]/.test(path) ? JSON.stringify(path) : path)).join(':');
}
}),
80829:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => ( writeGitFolder)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
function writeGitFolder(gitDir, { objectFormat, commit }) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(gitDir, { recursive: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), `${commit ?? 'ref: refs/heads/none'}\n`);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'config'), formatConfig(objectFormat));
}
function formatConfig(objectFormat) {
if (objectFormat === 'sha1')
return '[core]\n\trepositoryformatversion = 0\n\tbare = true\n';
return `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = ${objectFormat}\n`;
}
}),
68724:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dy: () => ( stopHolder),
F1: () => ( readHolder),
hp: () => ( lockedError),
oZ: () => ( isHeldHere),
pG: () => ( isAtWork)
});
var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _own_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11042);
var _process_life_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60044);
function isAtWork(holder) {
return holder !== undefined && (holder.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_0__.hostname)() || (0,_process_life_js__WEBPACK_IMPORTED_MODULE_3__ .jW)(holder.pid));
}
function isHeldHere(path) {
const holder = readHolder(`${path}.holder`);
return holder !== undefined && holder.host === (0,node_os__WEBPACK_IMPORTED_MODULE_0__.hostname)() && (0,_process_life_js__WEBPACK_IMPORTED_MODULE_3__ .jW)(holder.pid);
}
function lockedError({ holder }, { what, look }) {
const who = holder === undefined ? 'another run' : `process ${holder.pid} on ${holder.host} since ${holder.started_at}`;
const stop = holder === undefined ? '' : `, or end it: kill ${holder.pid}`;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .yW('locked', _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.locked, {
message: `${what} locked by ${who}`,
remedy: `See what it does: ${look}. Wait until it ends${stop}.`,
});
}
function readHolder(path) {
try {
const raw = JSON.parse((0,_own_files_js__WEBPACK_IMPORTED_MODULE_2__ .zx)(path)?.toString('utf8') ?? '');
const { pid, host, started_at } = raw;
if (typeof pid !== 'number' || pid < 1 || typeof host !== 'string' || typeof started_at !== 'string')
return undefined;
return { pid, host, started_at };
}
catch {
return undefined;
}
}
function stopHolder(path) {
const holder = readHolder(`${path}.holder`);
if (holder === undefined || !isHeldHere(path))
return undefined;
process.kill(holder.pid, 'SIGTERM');
return holder.pid;
}
}),
92717:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( readPlatform),
j: () => ( isLinux)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
const VARIABLE = 'AUTORIZE_PLATFORM';
function readPlatform({ system, named } = { system: process.platform, named: process.env[VARIABLE] }) {
if (named === undefined || named === '')
return system === 'linux' || system === 'darwin' ? system : 'portable';
if (named === 'portable')
return named;
const expected = `"portable", or no ${VARIABLE} at all`;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([{ path: VARIABLE, found: named, expected, remedy: 'Unset it.' }]);
}
function isLinux() {
return readPlatform() === 'linux';
}
}),
82816:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => ( procBytes),
_: () => ( statOf)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
function statOf(pid) {
const stat = proc(pid, 'stat');
return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
function proc(pid, name) {
return procBytes(pid, name).toString('latin1');
}
let buffer = Buffer.alloc(65_536);
function procBytes(pid, name) {
let file;
try {
file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(`/proc/${pid}/${name}`, 'r');
let length = 0;
for (;;) {
if (length === buffer.length)
buffer = Buffer.concat([buffer], 2 * length);
const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, length, buffer.length - length, null);
if (count === 0)
return buffer.subarray(0, length);
length += count;
}
}
catch {
return buffer.subarray(0, 0);
}
finally {
if (file !== undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
}
}
}),
60044:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Vn: () => ( isShownAlive),
gy: () => ( processStart),
jW: () => ( isProcessAlive)
});
var _platform_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92717);
var _proc_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82816);
var _process_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41570);
var _signal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8538);
function isProcessAlive(pid) {
if ((0,_platform_js__WEBPACK_IMPORTED_MODULE_0__ .j)())
return isShownAlive(pid);
if (pid === process.pid)
return true;
return Number.isSafeInteger(pid) && pid > 0 && (0,_signal_js__WEBPACK_IMPORTED_MODULE_3__ .$)(pid) && ((0,_process_list_js__WEBPACK_IMPORTED_MODULE_2__ .yy)(pid) ?? true);
}
function isShownAlive(pid) {
const state = (0,_proc_files_js__WEBPACK_IMPORTED_MODULE_1__ ._)(pid)[0];
return state !== undefined && state !== '' && state !== 'Z' && state !== 'X';
}
function processStart(pid) {
if (!(0,_platform_js__WEBPACK_IMPORTED_MODULE_0__ .j)())
return (0,_process_list_js__WEBPACK_IMPORTED_MODULE_2__ .w5)(pid);
return (0,_proc_files_js__WEBPACK_IMPORTED_MODULE_1__ ._)(pid)[19] ?? '';
}
}),
41570:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O3: () => ( listProcesses),
w5: () => ( listedStart),
yy: () => ( isListed)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _platform_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92717);
var _program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39058);
var _program_sync_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19418);
const OPTIONS = {
plain: () => ['-A', '-ww'],
'with environment': (isDarwin) => (isDarwin ? ['-A', '-ww', '-E'] : ['axeww']),
};
const COLUMNS = 'pid=,ppid=,uid=,stat=,rss=,command=';
const LINE = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\d+)(?:\s+(.*))?$/;
function listProcesses(detail = 'plain') {
const listed = askPs([...OPTIONS[detail]((0,_platform_js__WEBPACK_IMPORTED_MODULE_1__ .K)() === 'darwin'), '-o', COLUMNS]);
return listed?.split('\n').flatMap((line) => {
const [, pid, parent, uid, state = '', kilobytes, text = ''] = LINE.exec(line) ?? [];
if (pid === undefined || isDead(state) || Number(pid) === process.pid)
return [];
const numbers = { pid: Number(pid), parent: Number(parent), uid: Number(uid) };
return [{ ...numbers, residentBytes: Number(kilobytes) * 1024, words: text.split(' ') }];
});
}
function isListed(pid) {
const states = askPs(['-p', String(pid), '-o', 'stat='])?.trim();
return states === undefined ? undefined : states !== '' && !isDead(states);
}
function listedStart(pid) {
return askPs(['-p', String(pid), '-o', 'lstart='])?.trim() ?? '';
}
function isDead(state) {
return /^[ZX]/.test(state);
}
const ENV = { LC_ALL: 'C', TZ: 'UTC' };
function askPs(args) {
const program = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_2__ .FG)('ps');
if (program === undefined) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: 'autorize finds processes by the program "ps", which is not installed',
remedy: 'Install it (procps), then run again.',
});
}
const { exitCode, stdout } = (0,_program_sync_js__WEBPACK_IMPORTED_MODULE_3__ .x)({ program, args, cwd: '/', env: ENV });
return exitCode === 0 || (exitCode === 1 && args[0] === '-p') ? stdout : undefined;
}
}),
39058:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EY: () => ( SYSTEM_FOLDERS),
FG: () => ( findSystemProgram),
Vd: () => ( isProgram),
aY: () => ( findOnPath)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
function findOnPath(name, path) {
if (name === '' || name.includes('/'))
return undefined;
const folders = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder));
return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isProgram);
}
const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];
function findSystemProgram(name, folders = SYSTEM_FOLDERS) {
return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isProgram);
}
function isProgram(path) {
try {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
return false;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
return true;
}
catch {
return false;
}
}
}),
19418:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
x: () => ( runProgramSync)
});
const MAX_BYTES = 100_000_000;
function runProgramSync({ program, args, cwd, env, timeoutMs }) {
const { spawnSync } = process.getBuiltinModule('node:child_process');
try {
const { status, signal, stdout, stderr, error } = spawnSync(program, args, {
...{ cwd, env, maxBuffer: MAX_BYTES, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
...(timeoutMs === undefined ? {} : { timeout: timeoutMs, killSignal: 'SIGKILL' }),
});
const failure = status === null && signal === null ? error : undefined;
const ended = { exitCode: status ?? undefined, signal: signal ?? undefined, failure };
return { ...ended, stdout: (stdout ?? '').replace(/\r?\n$/, ''), stderr: stderr ?? '' };
}
catch (error) {
const failure = error instanceof Error ? error : new Error(String(error));
return { exitCode: undefined, signal: undefined, stdout: '', stderr: '', failure };
}
}
}),
31777:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => ( moveRefSync),
v: () => ( locateRefs)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _git_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44640);
var _git_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80829);
var _program_sync_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19418);
function locateRefs({ commonDir, objects, objectFormat }, folder) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
(0,_git_folder_js__WEBPACK_IMPORTED_MODULE_4__ .e)(folder, { objectFormat });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'refs'));
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'packed-refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'packed-refs'));
return { gitDir: folder, objects };
}
function moveRefSync(repository, { ref, from, to }) {
const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-ref-'));
try {
const place = { ...locateRefs(repository, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'refs')), home: folder };
const args = ['update-ref', '--no-deref', ref, to, from ?? '0'.repeat(to.length)];
return (0,_program_sync_js__WEBPACK_IMPORTED_MODULE_5__ .x)((0,_git_command_js__WEBPACK_IMPORTED_MODULE_3__ .Q)(place, args)).exitCode === 0;
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
}
}
}),
48951:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Aj: () => ( readRegularText),
EI: () => ( readFilePart),
EW: () => ( readSmallFile)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79871);
const REPLACED = ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'EACCES', 'EPERM'];
function readFilePart(path, from, maxBytes) {
let descriptor;
try {
descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
}
catch (error) {
if (REPLACED.includes((0,_files_js__WEBPACK_IMPORTED_MODULE_1__ .CA)(error)))
return undefined;
throw error;
}
try {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
if (!stats.isFile())
return undefined;
const bytes = Buffer.alloc(Math.min(maxBytes, stats.size));
const start = from === 'start' ? 0 : stats.size - bytes.length;
return { text: bytes.toString('utf8', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, 0, bytes.length, start)), size: stats.size };
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
const MAX_TEXT_BYTES = 1 << 26;
function readRegularText(path, maxBytes = MAX_TEXT_BYTES) {
const part = readFilePart(path, 'start', maxBytes);
return part === undefined || part.size > maxBytes ? '' : part.text;
}
function readSmallFile(path, maxBytes) {
let descriptor;
try {
descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
if (!stats.isFile() || stats.size > maxBytes)
return undefined;
const bytes = Buffer.alloc(stats.size);
for (let at = 0; at < bytes.length;) {
const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, at, bytes.length - at, at);
if (count === 0)
return undefined;
at += count;
}
return { bytes, mode: stats.mode };
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_1__ .Or)(error))
return undefined;
throw error;
}
finally {
if (descriptor !== undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
}),
80866:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X7: () => ( finishInstall),
ki: () => ( installStaged),
qp: () => ( createStaging)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45145);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28338);
var _base_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7953);
var _durable_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84831);
var _fault_point_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(23727);
var _files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(79871);
var _own_git_folder_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26530);
var _reached_refs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(31777);
var _regular_file_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(48951);
const PREFIX = '.pull-';
function createStaging({ folder }) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true });
for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)) {
if (name.startsWith(PREFIX))
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { recursive: true, force: true });
}
const staging = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `${PREFIX}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}`);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(staging);
return staging;
}
const markSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Ikc({
staging: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Fk(/^\.pull-[0-9a-f]{16}$/)),
outdated: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP()),
move: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Ikc({ ref: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP(), from: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP()), to: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP() })),
});
function markOf({ repository, folder }) {
const key = (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_6__ .s)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(repository.folder, folder)).slice(-16);
return (0,_own_git_folder_js__WEBPACK_IMPORTED_MODULE_11__ .lu)(repository, key);
}
function installStaged(target, { staging, outdated, move }) {
syncTree(staging);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('pull:before-commit');
const mark = {
staging: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(target.folder, staging),
outdated,
move: move === undefined ? null : { ...move, from: move.from ?? null },
};
(0,_durable_js__WEBPACK_IMPORTED_MODULE_8__ .Zf)(markOf(target), [`${JSON.stringify(mark)}\n`]);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('pull:after-commit');
finishInstall(target);
}
function finishInstall(target) {
const path = markOf(target);
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
return;
const { staging, outdated, move } = readMark(path);
const from = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(target.folder, staging);
for (const file of filesIn(from)) {
const to = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(target.folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(from, file));
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(to), { recursive: true });
moveOnce(file, to);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('pull:after-file');
}
for (const name of outdated)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(target.folder, name), { force: true });
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('pull:after-files');
if (move !== null)
(0,_reached_refs_js__WEBPACK_IMPORTED_MODULE_12__ .I)(target.repository, { ...move, from: move.from ?? undefined });
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('pull:after-branch');
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(from, { recursive: true, force: true });
syncTree(target.folder);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('pull:after-staged');
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
(0,_durable_js__WEBPACK_IMPORTED_MODULE_8__ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('pull:after');
}
function readMark(path) {
try {
return markSchema.parse(JSON.parse((0,_regular_file_js__WEBPACK_IMPORTED_MODULE_13__ .Aj)(path)));
}
catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .Rb({
message: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__ .TL)(path, 300)} is not what autorize writes (${(0,_files_js__WEBPACK_IMPORTED_MODULE_10__ .CA)(error)})`,
remedy: 'Remove it, and run autorize pull again.',
cause: error,
});
}
}
function moveOnce(from, to) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(from, to);
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_10__ .CA)(error) !== 'ENOENT')
throw error;
}
}
function filesIn(folder) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
return [];
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { recursive: true, withFileTypes: true });
return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name));
}
function syncTree(folder) {
for (const file of filesIn(folder)) {
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'r');
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { recursive: true, withFileTypes: true });
for (const { parentPath, name } of entries.filter((entry) => entry.isDirectory()))
(0,_durable_js__WEBPACK_IMPORTED_MODULE_8__ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name));
(0,_durable_js__WEBPACK_IMPORTED_MODULE_8__ .Yw)(folder);
}
}),
88898:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Zz: () => ( findCarryOver),
mw: () => ( carryOverZ),
ul: () => ( ARMS)
});
const ARMS = ['candidate', 'incumbent'];
const LIMIT = 2.6;
const MIN_PAIRS = 5;
const FEW_PAIRS = 2;
const CALM = 1;
function findCarryOver(pairs) {
const { z, least } = carryOverZ(pairs);
if (least >= MIN_PAIRS)
return Math.abs(z) > LIMIT;
return least >= FEW_PAIRS && Math.abs(z) <= CALM ? false : undefined;
}
function carryOverZ(pairs) {
const same = [];
const changed = [];
for (const [index, { difference, first }] of pairs.entries()) {
const before = pairs[index - 1]?.first;
if (before === undefined || first === undefined)
continue;
(before === first ? changed : same).push(difference);
}
const [n, m] = [same.length, changed.length];
let wins = 0;
for (const one of same)
for (const other of changed)
wins += one > other ? 1 : one === other ? 0.5 : 0;
const z = n * m === 0 ? 0 : (wins - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
return { z, least: Math.min(n, m) };
}
}),
24079:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Al: () => ( anytimeP),
Q3: () => ( isEvident),
RT: () => ( startEProcess),
Tr: () => ( wasEvident),
gS: () => ( STATISTICS),
x: () => ( feedEProcess),
y8: () => ( logEvidence)
});
var _insured_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90218);
var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
const STATISTICS = { plain: 'symmetry-e/1', insured: 'insured-symmetry-e/1' };
const BETS = [0.35, 0.7, 1.4, 2.8];
const LOWEST_LOG = -1000;
const ROUNDING = 1e-9;
function startEProcess(scale, isInsured = false) {
return { scale, ...(isInsured ? { is_insured: true } : {}), logs: BETS.map(() => 0), log_max: 0 };
}
function feedEProcess(eProcess, differences, scale = eProcess.scale) {
const logs = eProcess.logs.map((log, index) => {
const bet = BETS[index] ?? 0;
let total = log;
for (const difference of differences) {
total +=
eProcess.is_insured === true
? Math.log((0,_insured_evidence_js__WEBPACK_IMPORTED_MODULE_0__ .iZ)(difference / scale, bet))
: logFactor((2 * bet * difference) / scale);
}
return total;
});
const next = { ...eProcess, logs };
return { ...next, log_max: Math.max(eProcess.log_max, logEvidence(next)) };
}
function logFactor(v) {
const softplus = Math.max(-v, 0) + Math.log1p(Math.exp(-Math.abs(v)));
return Math.max(LOWEST_LOG, Math.LN2 - softplus);
}
function logEvidence({ logs }) {
const highest = Math.max(...logs);
return highest + Math.log((0,_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(logs.map((log) => Math.exp(log - highest))));
}
function isEvident(eProcess, a) {
return a > 0 && logEvidence(eProcess) >= -Math.log(a) - ROUNDING;
}
function wasEvident({ log_max: highest }, a) {
return a > 0 && highest >= -Math.log(a) - ROUNDING;
}
function anytimeP({ log_max: logMax }) {
return Math.min(1, Math.exp(-logMax));
}
}),
90218:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$t: () => ( anytimeInterval),
Ny: () => ( INSURED_MOST),
iL: () => ( isRefuted),
iZ: () => ( insuredFactor),
ow: () => ( logEvidenceOfDifference),
xu: () => ( insuredBets)
});
const INSURED = 0.1;
const INSURED_MOST = INSURED + (1 - INSURED) * 2;
const STRONGEST_BET = 2.4;
const REACH = 60;
const HALVINGS = 60;
const SMALL = 1e-100;
function insuredBets(planned, level) {
const bets = [];
let bet = Math.sqrt((2 * Math.log(2 / level)) / planned);
for (; bet < STRONGEST_BET; bet *= 2)
bets.push(bet);
return [...bets, bet];
}
function insuredFactor(x, bet) {
return INSURED + ((1 - INSURED) * 2) / (1 + Math.exp(-2 * bet * x));
}
function evidencePath(series, centre, side) {
const path = [];
findEvidence(series, centre, side, (log) => {
path.push(log);
return false;
});
return path;
}
function findEvidence({ differences, scales, bets }, centre, side, isEnough) {
const products = bets.map(() => 1);
let taken = 0;
for (const [index, difference] of differences.entries()) {
const x = (side * (difference - centre)) / (scales[index] ?? 1);
let total = 0;
for (const [at, bet] of bets.entries()) {
const product = (products[at] ?? 1) * insuredFactor(x, bet);
products[at] = product;
total += product;
}
const mean = total / bets.length;
if (isEnough(taken + Math.log(mean)))
return true;
if (mean > SMALL && mean < 1 / SMALL)
continue;
taken += Math.log(mean);
for (const [at, product] of products.entries())
products[at] = product / mean;
}
return false;
}
function isRefuted(series, level, centre, side) {
const needed = Math.log(2 / level);
return findEvidence(series, centre, side, (log) => log >= needed);
}
function anytimeInterval(series, level) {
const { differences, scales } = series;
if (differences.length === 0)
return { lower: null, upper: null };
const reach = Math.max(...differences.map(Math.abs)) + REACH * Math.max(...scales);
const limitOn = (side) => {
let out = -side * reach;
let within = side * reach;
if (!isRefuted(series, level, out, side))
return null;
for (let halving = 0; halving < HALVINGS; halving += 1) {
const middle = (out + within) / 2;
if (isRefuted(series, level, middle, side))
out = middle;
else
within = middle;
}
return out;
};
return { lower: limitOn(1), upper: limitOn(-1) };
}
function logEvidenceOfDifference(series) {
const up = evidencePath(series, 0, 1).at(-1) ?? 0;
const down = evidencePath(series, 0, -1).at(-1) ?? 0;
const highest = Math.max(up, down);
return highest + Math.log((Math.exp(up - highest) + Math.exp(down - highest)) / 2);
}
}),
44785:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D7: () => ( deviationOf),
Uy: () => ( squaresAround),
hm: () => ( meanOf)
});
function meanOf(values) {
const [first = 0] = values;
if (values.every((value) => value === first))
return first;
let sum = 0;
for (const value of values)
sum += value;
return sum / values.length;
}
function squaresAround(values) {
const mean = meanOf(values);
let sum = 0;
for (const value of values)
sum += (value - mean) ** 2;
return sum;
}
function deviationOf(values) {
return values.length < 2 ? 0 : Math.sqrt(squaresAround(values) / (values.length - 1));
}
}),
8638:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$G: () => ( unitScale),
$z: () => ( changePoint),
B_: () => ( pairScale),
FP: () => ( poolTest),
Fs: () => ( differenceSigma),
YN: () => ( noiseOf),
ny: () => ( robustNoiseOf)
});
var _moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44785);
var _robust_scale_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52164);
var _student_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37763);
const PAIRS_TO_POOL = 30;
const FLOOR_SHARE = 1e-12;
const LEAST_SCALE = 1e-200;
function differenceSigma(scores) {
if (scores.length < 2)
return 0;
let squares = 0;
for (let index = 1; index < scores.length; index += 1) {
squares += ((scores[index] ?? 0) - (scores[index - 1] ?? 0)) ** 2;
}
return Math.sqrt(squares / (scores.length - 1) / 2);
}
function noiseOf(scores, cases) {
return {
sigma: differenceSigma(scores),
mean: (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__ .hm)(scores),
case_scale: caseScale(cases),
pairs: 0,
squares: 0,
freedom: 0,
case_count: 0,
case_squares: 0,
};
}
function robustNoiseOf(scores, cases) {
const steps = (0,_robust_scale_js__WEBPACK_IMPORTED_MODULE_1__ .l_)(scores);
const isEqual = steps.every((step) => step === 0);
return { ...noiseOf(scores, cases), sigma: isEqual ? 0 : (0,_robust_scale_js__WEBPACK_IMPORTED_MODULE_1__ .K9)(steps, []) / Math.SQRT2, steps };
}
function caseScale(runs) {
const [first] = runs;
if (first === undefined || Object.keys(first).length === 0)
return null;
const differences = [];
for (const [index, run] of runs.entries()) {
const next = runs[index + 1] ?? {};
for (const [name, score] of Object.entries(run)) {
const other = next[name];
if (other !== undefined && other !== score)
differences.push(other - score);
}
}
if (differences.length > 0)
return rootMeanSquare(differences);
const scores = Object.values(first);
return Math.sqrt((2 * (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__ .Uy)(scores)) / scores.length) || 1;
}
function rootMeanSquare(values) {
return Math.sqrt((0,_moments_js__WEBPACK_IMPORTED_MODULE_0__ .hm)(values.map((value) => value * value)));
}
function pairScale({ sigma, mean, pairs, squares, freedom, steps }) {
if (steps !== undefined) {
const robust = (0,_robust_scale_js__WEBPACK_IMPORTED_MODULE_1__ .K9)(steps, []);
return { value: robust, source: robust > _robust_scale_js__WEBPACK_IMPORTED_MODULE_1__ .Pq ? 'calibration' : 'floor' };
}
const isPooled = pairs >= PAIRS_TO_POOL && freedom > 0;
const value = isPooled ? Math.sqrt(squares / freedom) : sigma * Math.SQRT2;
const floor = Math.max(FLOOR_SHARE * Math.abs(mean), LEAST_SCALE);
return value > floor ? { value, source: isPooled ? 'pairs' : 'calibration' } : { value: floor, source: 'floor' };
}
function unitScale({ case_scale: calibrated, case_count: count, case_squares: squares }) {
const isPooled = count >= PAIRS_TO_POOL;
const value = isPooled ? Math.sqrt(squares / count) : (calibrated ?? 1);
return value > LEAST_SCALE
? { value, source: isPooled ? 'pairs' : 'calibration' }
: { value: LEAST_SCALE, source: 'floor' };
}
function poolTest(noise, differences, units) {
const differing = units.filter((unit) => unit !== 0);
return {
...noise,
pairs: noise.pairs + differences.length,
squares: noise.squares + (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__ .Uy)(differences),
freedom: noise.freedom + Math.max(0, differences.length - 1),
case_count: noise.case_count + differing.length,
case_squares: noise.case_squares + differing.reduce((sum, unit) => sum + unit * unit, 0),
};
}
const LEAST_SEGMENT = 5;
const CHANGE_P = 0.001;
function changePoint(stream) {
const count = stream.length;
const splits = count - 2 * LEAST_SEGMENT + 1;
if (splits < 1)
return undefined;
const mean = (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__ .hm)(stream);
const total = (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__ .Uy)(stream);
let sum = 0;
let best = { at: 0, between: -1 };
for (let at = 1; at <= count - LEAST_SEGMENT; at += 1) {
sum += (stream[at - 1] ?? 0) - mean;
const between = (sum * sum * count) / (at * (count - at));
if (at >= LEAST_SEGMENT && between > best.between)
best = { at, between };
}
if (best.between <= 0)
return undefined;
const within = Math.max(0, total - best.between) / (count - 2);
const t = within === 0 ? Number.MAX_VALUE : Math.sqrt(best.between / within);
return (0,_student_js__WEBPACK_IMPORTED_MODULE_2__ .a)(t, count - 2) * splits < CHANGE_P ? best.at : undefined;
}
}),
52164:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K9: () => ( robustScale),
Pq: () => ( LEAST_SCALE),
l_: () => ( successiveSteps)
});
var _base_median_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50748);
var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
const PER_MEDIAN = 1.4826;
const LEAST_SCALE = 1e-9;
function successiveSteps(values) {
return values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? value)));
}
function robustScale(steps, before) {
const centre = before.length > 0 ? (0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__ .w9)(before) : 0;
const pool = [...steps, ...before.map((difference) => Math.abs(difference - centre))];
if (pool.length === 0)
return LEAST_SCALE;
const robust = PER_MEDIAN * (0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__ .w9)(pool);
return Math.max(robust > LEAST_SCALE ? robust : (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(pool), LEAST_SCALE);
}
}),
48741:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C5: () => ( signedRankInterval),
Zg: () => ( signedRankEstimate)
});
var _base_median_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50748);
function signedRankDistribution(count) {
let chances = [1];
for (let rank = 1; rank <= count; rank += 1) {
const next = Array.from({ length: chances.length + rank }, () => 0);
for (const [sum, chance] of chances.entries()) {
next[sum] = (next[sum] ?? 0) + chance / 2;
next[sum + rank] = (next[sum + rank] ?? 0) + chance / 2;
}
chances = next;
}
let total = 0;
return chances.map((chance) => {
total += chance;
return total;
});
}
function averagesOfTwo(differences) {
const averages = differences.flatMap((one, index) => differences.slice(index).map((other) => (one + other) / 2));
return averages.sort((one, other) => one - other);
}
function signedRankInterval(differences, level) {
const rank = signedRankDistribution(differences.length).filter((chance) => chance <= level / 2).length;
if (rank === 0)
return { lower: null, upper: null };
const averages = averagesOfTwo(differences);
return { lower: averages[rank - 1] ?? null, upper: averages[averages.length - rank] ?? null };
}
function signedRankEstimate(differences) {
return (0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__ .w9)(averagesOfTwo(differences));
}
}),
37763:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => ( quantileOfT),
a: () => ( tailOfT)
});
function tailOfT(t, freedom) {
const theta = Math.atan(Math.abs(t) / Math.sqrt(freedom));
const cosine = Math.cos(theta);
const isOdd = freedom % 2 === 1;
let term = isOdd ? cosine : 1;
let sum = freedom === 1 ? 0 : term;
for (let power = isOdd ? 3 : 2; power <= freedom - 2; power += 2) {
term *= ((power - 1) / power) * cosine * cosine;
sum += term;
}
const within = isOdd ? (2 / Math.PI) * (theta + Math.sin(theta) * sum) : Math.sin(theta) * sum;
return Math.min(1, Math.max(0, 1 - within));
}
function quantileOfT(tail, freedom) {
let low = 0;
let high = 1;
while (tailOfT(high, freedom) > tail && high < 1e12)
high *= 2;
for (let halving = 0; halving < 100; halving += 1) {
const middle = (low + high) / 2;
if (tailOfT(middle, freedom) > tail)
low = middle;
else
high = middle;
}
return (low + high) / 2;
}
})
};

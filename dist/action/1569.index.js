export const id = 1569;
export const ids = [1569];
export const modules = {
5685:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K8: () => ( isTime),
Vg: () => ( MAX_INSTANT_CHARS),
j4: () => ( INSTANT_DAY),
uZ: () => ( isInstant)
});
const MAX_INSTANT_CHARS = 40;
const INSTANT_DAY = /^\d{4}-\d\d-\d\d/;
const MAX_KNOWN = 16;
const knownTimes = new Set();
function isTime(text) {
if (knownTimes.has(text))
return true;
if (!Number.isFinite(Date.parse(text)))
return false;
if (knownTimes.size === MAX_KNOWN)
knownTimes.clear();
knownTimes.add(text);
return true;
}
function isInstant(value) {
return typeof value === 'string' && value.length <= MAX_INSTANT_CHARS && INSTANT_DAY.test(value) && isTime(value);
}
}),
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
48557:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ew: () => ( iterNumber),
Mb: () => ( MAX_ITER),
uR: () => ( instant)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5685);
const MAX_ITER = 999_999_999;
const iterNumber = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Zm(MAX_ITER));
const instant = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()
.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Eb(_instant_js__WEBPACK_IMPORTED_MODULE_2__ .Vg), zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(_instant_js__WEBPACK_IMPORTED_MODULE_2__ .j4), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YPB(_instant_js__WEBPACK_IMPORTED_MODULE_2__ .K8, 'a time'));
}),
58164:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fw: () => ( renderApart),
NX: () => ( renderUsd),
SS: () => ( renderCount),
ls: () => ( renderScore),
vN: () => ( renderChange)
});
const NONE = '–';
const DIGITS = 6;
const ALL_DIGITS = 17;
const LARGE = 1e15;
function renderScore(score) {
return score === undefined ? NONE : withDigits(score, DIGITS);
}
function renderApart(score, other) {
return withDigits(score, other === undefined ? DIGITS : digitsApart(score, other));
}
function renderChange(from, to) {
const difference = to - from;
if (!Number.isFinite(difference))
return NONE;
if (difference === 0)
return '±0';
const percent = (difference / Math.abs(from)) * 100;
const absolute = signed(difference, DIGITS);
return Number.isFinite(percent) ? `${absolute} (${signed(percent, 3)}%)` : absolute;
}
function renderCount(count) {
return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
function renderUsd(usd) {
const isPlain = usd >= 0.01 && usd < 1e9;
return `${isPlain || usd === 0 ? usd.toFixed(2) : Number(usd.toPrecision(2))} USD`;
}
function digitsApart(a, b) {
if (a === b)
return DIGITS;
let digits = DIGITS;
while (digits < ALL_DIGITS && withDigits(a, digits) === withDigits(b, digits))
digits += 1;
return digits;
}
function withDigits(value, digits) {
if (Number.isInteger(value) && Math.abs(value) < LARGE)
return String(value + 0);
return shortest(value, digits);
}
function signed(value, digits) {
const text = shortest(value, digits);
return value > 0 ? `+${text}` : text;
}
function shortest(value, digits) {
const rounded = Number(value.toPrecision(digits));
return Math.abs(rounded) < LARGE ? String(rounded) : rounded.toExponential();
}
}),
61785:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$B: () => ( nanosecondsOf),
JB: () => ( ratioKindOf),
S_: () => ( kindOfUnit)
});
const NANOSECONDS = {
ns: 1,
us: 1e3,
µs: 1e3,
μs: 1e3,
ms: 1e6,
s: 1e9,
sec: 1e9,
second: 1e9,
seconds: 1e9,
min: 6e10,
};
const RATE = /(?:\/|\bper )(?:s|sec|second|min)$|^(?:rate|ops|hz|rps|qps)$/i;
const SIZE = /^(?:[kmgt]i?)?b(?:ytes?)?$/i;
function nanosecondsOf(unit) {
const name = unit?.trim().toLowerCase() ?? '';
return Object.hasOwn(NANOSECONDS, name) ? NANOSECONDS[name] : undefined;
}
function kindOfUnit(unit) {
if (unit === null)
return 'other';
if (nanosecondsOf(unit) !== undefined)
return 'time';
if (RATE.test(unit.trim()))
return 'rate';
return SIZE.test(unit.trim()) ? 'size' : 'other';
}
const COUNTS = ['instructions', 'allocations'];
const isCount = (unit) => COUNTS.includes(unit);
function ratioKindOf(unit) {
if (isCount(unit))
return unit;
const kind = kindOfUnit(unit);
if (kind === 'size')
return 'bytes';
return kind === 'other' ? null : kind;
}
}),
47479:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D: () => ( renderMinute),
i: () => ( renderWaiting)
});
function renderMinute(at) {
return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function renderWaiting({ until }) {
return `waiting for the model until ${renderMinute(until)}`;
}
}),
77120:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Cp: () => ( resolutionOf),
L7: () => ( SCORE_SCALES),
zY: () => ( scaleOfScores)
});
const SCORE_SCALES = ['ratio', 'difference'];
const LEAST_STEPS = 10;
function resolutionOf(scores) {
const distinct = [...new Set(scores)].sort((one, other) => one - other);
if (distinct.length === scores.length || distinct.length <= 1)
return 0;
return Math.min(...distinct.slice(1).map((score, index) => score - (distinct[index] ?? score)));
}
function scaleOfScores(calibration, unit) {
const least = Math.min(...calibration);
const isRatio = unit !== null && least > 0 && least >= LEAST_STEPS * resolutionOf(calibration);
return isRatio ? 'ratio' : 'difference';
}
}),
65157:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bn: () => ( expandEffort),
lr: () => ( LEVELLED_MIN_PAIRS),
nY: () => ( decideEffort)
});
const EFFORT_RULES = {
fast: { screen: 0.5, futility_z: 0, max_pairs: 20 },
balanced: { screen: 0, futility_z: 0.5, max_pairs: 20 },
thorough: { screen: -1, futility_z: 0.75, max_pairs: 40 },
};
const LEVELLED_MIN_PAIRS = 40;
const BALANCED_FROM = 4;
const THOROUGH_FROM = 25;
function decideEffort(effort, costs) {
if (effort !== 'auto')
return effort;
if (costs === undefined)
return 'balanced';
const ratio = costs.proposalMs / Math.max(costs.evaluationMs, 1);
if (ratio < BALANCED_FROM)
return 'fast';
return ratio < THOROUGH_FROM ? 'balanced' : 'thorough';
}
function expandEffort(settings, effort) {
const preset = EFFORT_RULES[effort];
const least = settings.error_rate === 'per-candidate' ? 0 : LEVELLED_MIN_PAIRS;
return {
screen: settings.screen ?? preset.screen,
futility_z: settings.futility_z ?? preset.futility_z,
max_pairs: settings.max_pairs ?? Math.max(preset.max_pairs, least),
};
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
64802:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gl: () => ( askMetric),
Jz: () => ( SPENT_HOLDOUT),
QZ: () => ( nameOfGuard),
Qi: () => ( evaluateMetric),
S4: () => ( guardCommands),
Tt: () => ( evaluateHoldout),
g0: () => ( guardsOf)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
var _metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51610);
var _size_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76646);
function guardsOf(settings, purpose) {
const { size } = settings;
const declared = declaredGuards(settings).map((guard, index) => ({ number: index + 1, guard }));
if (purpose !== 'simplify' || typeof size !== 'object')
return declared;
return [{ number: 0, guard: { less: size.metric } }, ...declared];
}
function declaredGuards({ guards, metrics }) {
const older = guards.flatMap((guard) => 'command' in guard ? [guard] : (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ .MF)({ guards: [guard], metrics: [] }));
return [...older, ...(0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ .MF)({ guards: [], metrics })];
}
function guardCommands({ guards }) {
return guards.flatMap((guard) => ('command' in guard ? guard.command : []));
}
function nameOfGuard(guard) {
if ('less' in guard)
return `less ${guard.less}`;
return 'command' in guard ? guard.command : `${guard.metric} within ${guard.margin}`;
}
const SPENT_HOLDOUT = 'holdout budget';
function askMetric(runs, trial, guard) {
if (!('eProcess' in trial) || trial.rules.guards === undefined || 'less' in guard) {
return { reason: evaluateMetric(runs, trial, guard) };
}
return (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ .TH)(trial.pairs, guard);
}
function evaluateMetric(runs, trial, guard) {
const metric = 'less' in guard ? guard.less : guard.metric;
const recorded = metricsOf(runs, trial, metric);
if (typeof recorded === 'string') {
if (!('less' in guard))
return (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ .DQ)(metric, recorded);
return `it says that it simplifies, and the evaluator reported no ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(metric)} of the ${recorded}`;
}
return 'less' in guard ? (0,_size_js__WEBPACK_IMPORTED_MODULE_3__ .sH)({ of: metric, ...recorded }) : (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ .vB)(recorded, guard);
}
const SILENT = new Set(['guard', 'holdout', 'confirm']);
function metricsOf(runs, { id, incumbent }, metric) {
const recorded = runs.filter(({ stage }) => !SILENT.has(stage));
const valuesOf = (isMeant) => recorded.filter(isMeant).flatMap(metricOf(metric));
const own = valuesOf(({ task, arm }) => task === id && arm === 'candidate');
const paired = valuesOf(({ task, arm }) => task === id && arm === 'incumbent');
const against = paired.length > 0 ? paired : valuesOf(({ tree }) => tree === incumbent);
if (own.length === 0)
return 'change';
return against.length === 0 ? 'current best' : { before: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(against), after: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(own) };
}
function metricOf(metric) {
return ({ metrics }) => {
const value = metrics === null ? undefined : new Map(Object.entries(metrics)).get(metric);
return value === undefined ? [] : [value];
};
}
function evaluateHoldout({ candidate, incumbent }, direction) {
if (candidate === undefined)
return false;
return direction === 'max' ? candidate >= incumbent : candidate <= incumbent;
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
77628:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CB: () => ( isRefusedByMetric),
SP: () => ( evaluateNegativeControl),
kt: () => ( NEGATIVE_CONTROL_TASK),
l2: () => ( NEGATIVE_CONTROL_REMEDY),
nZ: () => ( negativeControlOutcome),
yv: () => ( UNTRIED)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44785);
var _stats_student_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37763);
var _guard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64802);
var _metric_guard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51610);
var _verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8158);
const NEGATIVE_CONTROL_TASK = 'canary broken';
const UNTRIED = { scores: [], tree: null, passed: null, remark: null };
const MAX_RUNS = 5;
const CLEAR_P = 0.001;
function evaluateNegativeControl({ scores, base, sign, isCurrentBest, }) {
if (scores.includes(null))
return { kind: 'failed' };
const recorded = scores.filter((score) => score !== null);
if (recorded.length === 0)
return { kind: 'unsettled' };
if (isCurrentBest)
return { kind: 'same', remark: NOTHING_TO_BREAK };
const loss = sign * ((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .hm)(base) - (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .hm)(recorded));
const isExact = isFlat(recorded) && isFlat(base) && recorded.length + base.length > 2;
const isClear = (difference) => (isExact ? difference > 0 : isClearlyAbove(difference, [recorded, base]));
if (isClear(loss))
return { kind: 'failed' };
if (!isExact && recorded.length < MAX_RUNS)
return { kind: 'unsettled' };
return { kind: 'fooled', remark: remarkOf(isClear(-loss), recorded, base) };
}
const NOTHING_TO_BREAK = 'the base has nothing but protected files: no negative control could be tried';
function isFlat(scores) {
return scores.every((score) => score === scores[0]);
}
function isClearlyAbove(difference, samples) {
const freedom = samples.reduce((sum, { length }) => sum + length - 1, 0);
if (freedom < 1)
return false;
const squares = samples.reduce((sum, sample) => sum + (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .Uy)(sample), 0);
const shares = samples.reduce((sum, { length }) => sum + 1 / length, 0);
const t = difference / Math.sqrt((squares / freedom) * shares);
return t > 0 && (0,_stats_student_js__WEBPACK_IMPORTED_MODULE_3__ .a)(t, freedom) / 2 < CLEAR_P;
}
function remarkOf(isBetter, recorded, base) {
const [own, known] = [(0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .hm)(recorded), (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .hm)(base)];
const sd = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .D7)(base);
const noise = sd === 0 ? '' : `, SD ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_6__ .vP)(sd)}`;
const figures = `${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .Fw)(own, known)} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(recorded.length, 'run')}, where the current best has ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .Fw)(known, own)} in ${base.length}${noise}`;
const meaning = isBetter ? 'rewards throwing code away' : 'might not look at the code';
const how = isBetter ? 'scores better' : 'is not clearly worse';
return `the negative control, a tree with only the protected files, ${how} (${figures}): the evaluator ${meaning}`;
}
function isRefusedByMetric({ runs, incumbent, guards, metrics }) {
return (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_5__ .MF)({ guards, metrics }).some((guard) => (0,_guard_js__WEBPACK_IMPORTED_MODULE_4__ .Qi)(runs, { id: NEGATIVE_CONTROL_TASK, incumbent }, guard) !== undefined);
}
const NEGATIVE_CONTROL_REMEDY = 'Protect the evaluator and the tests (objective.protect); add a guard that fails without the code, such as the tests (objective.guards); or measure what needs the code. If the evaluator is right all the same: objective.negative_control = "warn"';
function negativeControlOutcome(evaluated, isRefused) {
switch (evaluated.kind) {
case 'unsettled':
return undefined;
case 'failed':
return { passed: true, remark: null };
case 'same':
return { passed: true, remark: evaluated.remark };
case 'fooled':
return isRefused() ? { passed: true, remark: null } : { passed: false, remark: evaluated.remark };
default:
return evaluated;
}
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
65991:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
PQ: () => ( POLICIES),
So: () => ( POLICY_NAMES),
Dc: () => ( RECORD_POLICIES),
OF: () => ( isRecordPolicy),
H: () => ( mayBe)
});
;
const checkpoint = {
instruction: 'when it is measured again; several together are undone if they do not hold in pairs',
test: 'record',
boundsErrors: true,
hasWorkingLine: true,
needsNoise: true,
takesExactScores: false,
maxRepeats: 3,
ownKeys: ['checkpoint_keeps'],
isGain: (gain) => gain > 0,
recordAfter: (mean) => mean,
};
;
const greedy = {
instruction: 'when it is measured again',
test: 'record',
boundsErrors: false,
hasWorkingLine: false,
needsNoise: false,
takesExactScores: true,
ownKeys: [],
isGain: (gain, { min_improvement }) => gain > min_improvement,
recordAfter: (mean) => mean,
};
;
function roundTo(value, step) {
return Math.round(value / step) * step + 0;
}
const ladder = {
instruction: 'by more than a step, when it is measured again',
test: 'record',
boundsErrors: false,
hasWorkingLine: false,
needsNoise: true,
takesExactScores: false,
ownKeys: ['ladder_step'],
isGain: (gain, { step, min_improvement }) => gain > Math.max(step, min_improvement),
recordAfter: (mean, { step, ratio }) => {
if (!(step > 0))
return mean;
return ratio === undefined ? roundTo(mean, step) : Math.exp(roundTo(Math.log(mean), step));
},
};
;
const pairedSequential = {
instruction: 'which is measured again beside it, in pairs, until chance is ruled out',
test: 'pairs',
boundsErrors: true,
hasWorkingLine: false,
needsNoise: true,
takesExactScores: false,
maxRepeats: 1,
ownKeys: [],
isGain: (gain, { min_improvement }) => gain > min_improvement,
recordAfter: (mean) => mean,
};
;
const BY_NAME = {
greedy: greedy,
'paired-sequential': pairedSequential,
checkpoint: checkpoint,
ladder: ladder,
};
const POLICIES = BY_NAME;
const POLICY_NAMES = Object.keys(BY_NAME);
function isRecordPolicy(name) {
return POLICIES[name].test === 'record';
}
const RECORD_POLICIES = POLICY_NAMES.filter(isRecordPolicy);
function mayBe(decision, has) {
return decision === 'auto' || has(POLICIES[decision]);
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
76646:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Pm: () => ( SizeAudit),
hS: () => ( NOT_SIMPLER),
sH: () => ( sizeRefusal)
});
const NOT_SIMPLER = 'not-simpler';
function sizeRefusal({ of, before, after }) {
if (after < before)
return undefined;
return `it says that it simplifies, and its ${of} went from ${before} to ${after}`;
}
class SizeAudit {
known;
#declared;
constructor({ size }, known = new Map()) {
this.#declared = size;
this.known = known;
}
issuesOf({ id, parent, tree, purpose, size, refused }) {
const isSized = purpose === 'simplify' && typeof this.#declared === 'string';
const code = refused?.code;
if (!isSized && size !== null)
return [`${id} has a size, which nothing asked for`];
if (!isSized && code === NOT_SIMPLER)
return [`${id} was refused for a size that nothing asked for`];
if (!isSized)
return [];
if (size === null || size.of !== this.#declared) {
return [`${id} says that it simplifies, without its ${this.#declared}`];
}
const { of, before, after } = size;
const issues = [[parent, before], [tree, after]].flatMap(([each, recorded]) => {
const known = this.known.get(each) ?? recorded;
this.known.set(each, known);
return known === recorded ? [] : [`${id} gives the tree ${each} ${recorded} ${of}; it had ${known} before`];
});
const due = sizeRefusal(size);
if (code !== undefined && code !== NOT_SIMPLER) {
return [...issues, `${id} was refused (${code}) with a size that was never asked for`];
}
if (due === refused?.reason)
return issues;
const output = refused === null ? 'a simplification' : 'none';
return [...issues, `${id} is recorded as ${output}; its ${of} went from ${before} to ${after}`];
}
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
54463:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Br: () => ( failureFact),
Dp: () => ( silenceOf),
FX: () => ( agentFailureSchema),
Im: () => ( isUnusable)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48557);
var _model_wait_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50724);
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const maybe = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(schema));
const agentFailureSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
kind: text,
message: text,
status: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0))),
reset_at: maybe(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .uR),
remedy: maybe(text),
});
function failureFact(failure, remedy = (0,_model_wait_js__WEBPACK_IMPORTED_MODULE_3__ .SM)(failure)) {
const { kind, message, status, resetAt } = failure;
return {
...{ kind, message, status },
...(resetAt === undefined ? {} : { reset_at: resetAt }),
...(remedy === undefined ? {} : { remedy }),
};
}
function isUnusable(failure) {
return failure != null && (failure.remedy != null || (0,_model_wait_js__WEBPACK_IMPORTED_MODULE_3__ .WG)(failure));
}
function silenceOf({ calls, killedByBudget }) {
if (calls === undefined || calls.answerMs !== undefined)
return undefined;
const isUncalled = calls.usage === undefined;
if (isUncalled ? !calls.areAll : !killedByBudget)
return undefined;
const what = isUncalled ? 'the agent called no model' : 'the model answered no call';
const when = killedByBudget ? ' before the budget of the session ended it' : '';
return { kind: 'silence', message: `${what}${when}`, status: null };
}
}),
50724:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
SM: () => ( remedyOf),
WG: () => ( isPassing),
yA: () => ( decideWait)
});
var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
var _base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47479);
var _session_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38991);
const REMEDIES = {
key: 'Check the key in agent.env, and what it permits',
credit: 'Add credit to the account, or use another key',
model: 'Name another model: agent.model',
'rate-limit': undefined,
overload: undefined,
timeout: undefined,
unreachable: undefined,
request: undefined,
refused: undefined,
price: 'Add the price of the model to agent.price, or take budget.usd out',
usage: 'Correct the options of the agent, or update its CLI',
};
const PASSING = ['rate-limit', 'overload', 'timeout', 'unreachable'];
const FIRST_WAIT_MS = 30_000;
const LONGEST_PAUSE_MS = 600_000;
function isPassing({ kind }) {
return PASSING.includes(kind);
}
function remedyOf({ kind }) {
return REMEDIES[kind];
}
function decideWait({ failure, waits, sinceMs, nowMs, maxWaitMs, timeLeftMs }) {
const reset = failure.resetAt === undefined ? undefined : Date.parse(failure.resetAt);
const pause = Math.min(LONGEST_PAUSE_MS, FIRST_WAIT_MS * 2 ** Math.min(waits, 10));
const untilMs = reset !== undefined && reset > nowMs ? reset : nowMs + pause;
const cause = (0,_session_usage_js__WEBPACK_IMPORTED_MODULE_2__ .Ic)(failure);
const at = (0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ .D)(untilMs);
if (maxWaitMs !== undefined && untilMs - sinceMs > maxWaitMs) {
return { kind: 'too-long', reason: `${cause}; agent.max_wait, ${(0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__ .PP)(maxWaitMs)}, ends before ${at}` };
}
if (untilMs - nowMs >= timeLeftMs)
return { kind: 'too-long', reason: `${cause}; the schedule ends before ${at}` };
return { kind: 'wait', untilMs, cause };
}
}),
38991:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EK: () => ( answerMsOf),
Ic: () => ( describeFailure),
be: () => ( describeEnding),
e$: () => ( usageOfCalls),
pq: () => ( failureOfCalls)
});
var _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32146);
const MAX_MODELS = 8;
function usageOfCalls({ calls, omitted }) {
if (calls.length === 0)
return undefined;
const answered = calls.filter(({ tokens }) => Object.values(tokens).some((each) => each > 0));
const names = [...new Set(answered.map(({ model }) => model))];
const models = names
.map((name) => modelUsage(name, answered.filter(({ model }) => model === name)))
.toSorted((one, other) => other.output_tokens - one.output_tokens);
const { model: _, usd, input_tokens, output_tokens, ...cache } = modelUsage('', answered);
const model = models.slice(0, 4).map((each) => each.model);
return {
...(models.length === 0 ? {} : { model: model.join(', ') }),
...{ input_tokens, output_tokens },
...(usd === undefined ? {} : { usd }),
...(models.length === 0 ? {} : { ...cache, by_model: models.slice(0, MAX_MODELS) }),
...(answered.some(({ isEstimated }) => isEstimated) ? { estimated: true } : {}),
...(omitted > 0 ? { at_least: true } : {}),
};
}
function modelUsage(model, calls) {
const total = (amount) => calls.reduce((sum, { tokens }) => sum + amount(tokens), 0);
const isPriced = calls.every(({ usd }) => usd !== undefined);
return {
model,
input_tokens: total(({ input, cacheRead, cacheWrite, longCacheWrite: long }) => input + cacheRead + cacheWrite + long),
cached_input_tokens: total(({ cacheRead }) => cacheRead),
cache_write_tokens: total(({ cacheWrite, longCacheWrite }) => cacheWrite + longCacheWrite),
output_tokens: total(({ output }) => output),
...(isPriced ? { usd: (0,_usage_js__WEBPACK_IMPORTED_MODULE_0__ .cI)(calls.reduce((sum, { usd = 0 }) => sum + usd, 0)) } : {}),
};
}
function answerMsOf({ calls }) {
return calls.find(({ status, failure }) => status !== null && failure === undefined)?.durationMs;
}
const ENDS_A_SESSION = [
'key',
'credit',
'rate-limit',
'overload',
'timeout',
'unreachable',
];
function failureOfCalls({ calls, refusedAccount, refusals = [], overLimit, }) {
if (refusedAccount !== undefined)
return refusedAccount;
if (calls.length === 0)
return overLimit === undefined ? refusedAll(refusals) : undefined;
const at = calls.findLastIndex((call) => call.failure !== undefined);
const failure = calls[at]?.failure;
if (failure === undefined)
return undefined;
const succeeded = calls.flatMap((call, index) => call.status !== null && call.failure === undefined ? [call.beganAfter ?? index] : []);
if (succeeded.some((beganAfter) => beganAfter > at))
return undefined;
const isWhole = succeeded.length === 0;
return isWhole || ENDS_A_SESSION.includes(failure.kind) ? failure : undefined;
}
function refusedAll(refusals) {
const refusal = refusals.find(({ isUnpriced }) => isUnpriced === true) ?? refusals.at(-1);
if (refusal === undefined)
return undefined;
const { status, message, isUnpriced } = refusal;
return { kind: isUnpriced === true ? 'price' : 'refused', status, message };
}
const CAUSES = {
key: 'the key was refused',
credit: 'the account has no credit',
model: 'the model is unknown',
'rate-limit': 'the rate limit was reached',
overload: 'the API was overloaded',
timeout: 'the API did not answer in time',
unreachable: 'the API was not reached',
request: 'the request was not accepted',
refused: 'the gateway did not forward it',
price: 'the model has no price',
usage: 'the CLI did not accept its options',
};
function describeFailure({ kind, status, message, resetAt }) {
const what = status === null ? message : `${status}: ${message}`;
return `${CAUSES[kind]} (${what})${resetAt === undefined ? '' : `, until ${resetAt}`}`;
}
function describeEnding({ calls, refusedAccount }, failure) {
const cause = describeFailure(failure);
if (answerMsOf({ calls }) === undefined)
return `no call to the model succeeded: ${cause}`;
return refusedAccount === undefined
? `the last call to the model failed: ${cause}`
: `the agent was ended, since ${cause}`;
}
}),
45954:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B1: () => ( withoutNumbers),
Qy: () => ( isAnswered),
Ut: () => ( AgentAttempts),
gb: () => ( withWork),
yp: () => ( causeOfEnd)
});
const MAX_SAME_FAILURES = 5;
class AgentAttempts {
signs;
constructor(attempts = [], signs) {
this.signs = signs ?? { refused: undefined, limited: undefined, newest: [], hasWorked: false };
for (const attempt of attempts)
this.add(attempt);
}
add(attempt) {
const { failure, isBrokenOff, cause, isLost = false } = attempt;
const { signs } = this;
if (failure?.remedy != null)
signs.refused ??= attempt;
if (isBrokenOff && failure !== undefined)
signs.limited ??= attempt;
signs.newest.push(attempt);
if (signs.newest.length > MAX_SAME_FAILURES)
signs.newest.shift();
signs.hasWorked ||= cause === undefined && !isLost;
}
get newest() {
return this.signs.newest.at(-1);
}
get hasNeverWorked() {
return this.signs.newest.length > 0 && !this.signs.hasWorked;
}
findUnable(maxAlike = MAX_SAME_FAILURES) {
const { refused, limited, newest } = this.signs;
if (refused !== undefined)
return { kind: 'agent', reason: `${refused.reason}. ${refused.failure?.remedy}` };
if (limited !== undefined) {
const until = limited.failure?.reset_at;
return { kind: 'rate_limited', reason: limited.reason, ...(until == null ? {} : { until }) };
}
const reason = findAlike(newest, maxAlike);
return reason === undefined ? undefined : { kind: 'agent', reason };
}
}
function withWork(unable, { hasNeverWorked }) {
if (unable.kind !== 'rate_limited' || !hasNeverWorked)
return unable;
return { ...unable, reason: `${unable.reason}; no agent of this run has worked`, hasNeverWorked: true };
}
function findAlike(attempts, count) {
const streak = attempts.slice(-count);
const causes = new Set(streak.map(({ cause }) => cause));
if (streak.length < count || causes.size > 1 || causes.has(undefined))
return undefined;
return `${count} agents in a row failed for the same reason: ${streak.at(-1)?.reason}`;
}
function isAnswered(usage) {
return (usage?.output_tokens ?? 0) > 0 || (usage?.usd ?? 0) > 0;
}
function withoutNumbers(message) {
return message.replaceAll(/[\w-]*\d[\w-]*/g, '#');
}
function causeOfEnd({ failure, exitCode, isCut = false }) {
if (failure !== undefined)
return `${failure.kind}: ${withoutNumbers(failure.message)}`;
return exitCode === null || exitCode === undefined || exitCode === 0 || isCut ? undefined : `exit code ${exitCode}`;
}
}),
32146:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JT: () => ( parseCutUsage),
Zb: () => ( parseUsage),
cI: () => ( roundedUsd),
vk: () => ( addUsage)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69795);
var _agents_printed_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32976);
var _agents_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63836);
const MODEL = /^[\w@+:,./-]{1,100}$/;
const MAX_MODELS = 4;
const OWN_LINE = 'AUTORIZE_USAGE ';
function addUsage(one, other) {
if (other === undefined)
return one;
const models = [...new Set([other.model, one.model].filter((each) => each !== undefined))].join(', ');
const total = (name) => {
const parts = [one[name], other[name]].filter((each) => each !== undefined);
const sum = parts.reduce((all, each) => all + each, 0);
return parts.length === 0 ? {} : { [name]: name === 'usd' ? roundedUsd(sum) : sum };
};
return {
...(models === '' ? {} : { model: models }),
...total('input_tokens'),
...total('output_tokens'),
...total('usd'),
...total('cached_input_tokens'),
...total('cache_write_tokens'),
...addModels(one.by_model, other.by_model),
...(one.estimated === true || other.estimated === true ? { estimated: true } : {}),
...(one.at_least === true || other.at_least === true ? { at_least: true } : {}),
};
}
function addModels(one, other) {
if (one === undefined || other === undefined)
return {};
const models = new Map();
for (const each of [...one, ...other]) {
const before = models.get(each.model);
models.set(each.model, before === undefined ? each : sumOf(before, each));
}
return { by_model: [...models.values()].toSorted((first, second) => second.output_tokens - first.output_tokens) };
}
function sumOf(one, other) {
const { usd: _, ...tokens } = one;
const names = ['input_tokens', 'cached_input_tokens', 'cache_write_tokens', 'output_tokens'];
const isPriced = one.usd !== undefined && other.usd !== undefined;
return {
...tokens,
...Object.fromEntries(names.map((name) => [name, one[name] + other[name]])),
...(isPriced ? { usd: roundedUsd((one.usd ?? 0) + (other.usd ?? 0)) } : {}),
};
}
function roundedUsd(usd) {
return Math.round(usd * 1e8) / 1e8;
}
function parseUsage(preset, stdout, stderr) {
return checked(read(preset, stdout, stderr));
}
function parseCutUsage(preset, stdout, stderr) {
const figures = read(preset, stdout, stderr);
const usage = checked(figures);
return usage === undefined || figures.isSum !== true ? usage : { ...usage, at_least: true };
}
function read(preset, stdout, stderr) {
const own = preset === undefined ? {} : _agents_registry_js__WEBPACK_IMPORTED_MODULE_3__ .fG[preset].readFigures(stdout, stderr);
if (figuresOf(own) !== undefined)
return own;
const line = readOwnLine(stdout);
return own.models === undefined || own.models.length === 0 ? line : { ...line, models: own.models };
}
function readOwnLine(stdout) {
const line = stdout.trimEnd().split('\n').at(-1) ?? '';
if (!line.startsWith(OWN_LINE))
return {};
const fields = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)((0,_agents_printed_events_js__WEBPACK_IMPORTED_MODULE_2__ .q)(line.slice(OWN_LINE.length)));
const { input_tokens: input, output_tokens: output, usd: cost, model } = fields;
return { input: (0,_agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ .cz)([input]), output: (0,_agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ .cz)([output]), usd: (0,_agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ .dR)(cost), models: (0,_agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ .Dy)([model]) };
}
function checked(figures) {
const model = (figures.models ?? [])
.filter((name) => MODEL.test(name))
.slice(0, MAX_MODELS)
.join(', ');
const usage = figuresOf(figures);
return model === '' ? usage : { model, ...usage };
}
function figuresOf({ input, output, usd: cost }) {
const usage = {
...((0,_agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ .UO)(input, _agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ .S0) ? { input_tokens: input } : {}),
...((0,_agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ .UO)(output, _agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ .S0) ? { output_tokens: output } : {}),
...((0,_agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ .UO)(cost, _agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ .Kd) ? { usd: cost } : {}),
};
return Object.keys(usage).length === 0 ? undefined : usage;
}
}),
69795:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bi: () => ( byOutput),
Dy: () => ( names),
Kd: () => ( MAX_USD),
S0: () => ( MAX_TOKENS),
UO: () => ( isWithin),
X5: () => ( total),
cz: () => ( sum),
dR: () => ( usd),
uf: () => ( begunWith),
vK: () => ( scaled)
});
const MAX_TOKENS = 1e12;
const MAX_USD = 1e6;
const SCALES = { k: 1e3, m: 1e6, b: 1e9 };
function byOutput(models) {
const written = (output) => (typeof output === 'number' ? output : 0);
return models.toSorted(([, one], [, other]) => written(other) - written(one)).map(([name]) => name);
}
function names(values) {
return [...new Set(values.filter((value) => typeof value === 'string'))];
}
function begunWith(events) {
return names([
events.find(({ type, subtype }) => type === 'init' || (type === 'system' && subtype === 'init'))?.model,
]);
}
function scaled(text = '') {
const scale = SCALES[text.at(-1) ?? ''];
const value = scale === undefined ? Number(text) : Number(text.slice(0, -1)) * scale;
return sum([Math.round(value)]);
}
function sum(values) {
const counts = values.filter((value) => Number.isInteger(value) && isWithin(value, MAX_TOKENS));
return counts.length === 0 ? undefined : counts.reduce((all, count) => all + count, 0);
}
function usd(value) {
return isWithin(value, MAX_USD) ? value : undefined;
}
function isWithin(value, max) {
return typeof value === 'number' && value >= 0 && value <= max;
}
function total(parts) {
const costs = parts.flatMap((part) => part.usd ?? []);
return {
input: sum(parts.map(({ input }) => input)),
output: sum(parts.map(({ output }) => output)),
usd: costs.length === 0 ? undefined : costs.reduce((all, cost) => all + cost, 0),
isSum: true,
};
}
}),
32976:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => ( parseJson),
w: () => ( readEvents)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
function readEvents(text) {
const start = text.search(/^[{[]/m);
if (start === -1 && !/^\s*[{[]/.test(text))
return [];
const document = parseJson(text.slice(Math.max(0, start)));
if (Array.isArray(document))
return document.filter(_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv);
if ((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(document))
return [document];
const events = [];
for (const line of objectLines(text)) {
const event = parseJson(line);
if ((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(event))
events.push(event);
}
return events;
}
function* objectLines(text) {
let at = text.startsWith('{') ? 0 : text.indexOf('\n{') + 1;
while (text[at] === '{') {
const end = text.indexOf('\n', at);
if (end === -1)
return yield text.slice(at);
yield text.slice(at, end);
at = text[end + 1] === '{' ? end + 1 : text.indexOf('\n{', end) + 1;
if (at === 0)
return;
}
}
function parseJson(text) {
try {
return JSON.parse(text);
}
catch {
return undefined;
}
}
}),
63836:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
VC: () => ( AGENT_PRESETS),
fG: () => ( PRESETS),
DQ: () => ( loginOf)
});
;
const VENDOR_KEYS = ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'GEMINI_API_KEY', 'OPENROUTER_API_KEY'];
function words(...parts) {
return parts.flat().join(' ');
}
var decode = __webpack_require__(74044);
var base_text = __webpack_require__(7953);
;
const LONGEST_MS = 32 * 86_400_000;
function resetOf({ headers, error, nowMs }) {
const inBody = Object.entries((0,decode .YN)((0,decode .YN)(error.metadata).headers));
const all = {
...Object.fromEntries(inBody.map(([name, value]) => [name.toLowerCase(), String(value)])),
...headers,
};
const text = (name) => {
const value = all[name];
return (typeof value === 'string' ? value : value?.[0])?.trim();
};
const read = (value) => timeOf(value, nowMs);
const times = [
milliseconds(text('retry-after-ms'), nowMs),
read(text('retry-after')),
read(text('anthropic-ratelimit-unified-reset')),
read(error.resets_at),
read(error.resets_in_seconds),
...(0,decode .cX)(error.details).map((each) => read(delayOf((0,decode .YN)(each).retryDelay))),
latest(limitedBy(text).map(read)),
ofSentence(error.message, nowMs),
];
const found = times.find((each) => each !== undefined && each > nowMs && each <= nowMs + LONGEST_MS);
return found === undefined ? undefined : new Date(found).toISOString();
}
const LIMITS = [
...['requests', 'tokens', 'input-tokens', 'output-tokens'].map((what) => ({
remaining: `anthropic-ratelimit-${what}-remaining`,
reset: `anthropic-ratelimit-${what}-reset`,
})),
...['-requests', '-tokens', ''].map((what) => ({
remaining: `x-ratelimit-remaining${what}`,
reset: `x-ratelimit-reset${what}`,
})),
{ remaining: 'ratelimit-remaining', reset: 'ratelimit-reset' },
];
function limitedBy(text) {
const ends = (isMeant) => LIMITS.filter(({ remaining }) => isMeant(text(remaining))).flatMap(({ reset }) => text(reset) ?? []);
const exhausted = ends((remaining) => remaining === '0');
return exhausted.length > 0 ? exhausted : ends((remaining) => remaining === undefined);
}
function latest(times) {
const known = times.filter((each) => each !== undefined);
return known.length === 0 ? undefined : Math.max(...known);
}
function milliseconds(text, nowMs) {
return text !== undefined && /^\d+(?:\.\d+)?$/.test(text) ? nowMs + Number(text) : undefined;
}
function delayOf(value) {
const { seconds } = (0,decode .YN)(value);
return seconds === undefined ? value : Number(seconds);
}
function timeOf(value, nowMs) {
if (typeof value === 'string' && !/^\d+(?:\.\d+)?$/.test(value))
return instant(value) ?? span(value, nowMs);
const number = value === undefined || value === null ? Number.NaN : Number(value);
if (!Number.isFinite(number) || typeof value === 'boolean' || typeof value === 'object')
return undefined;
if (number >= 1e12)
return number;
return number >= 1e9 ? number * 1000 : nowMs + number * 1000;
}
const DATES = /^\d{4}-\d{2}-\d{2}T|^[A-Z][a-z]{2},? |^[A-Z][a-z]+day, \d{2}-[A-Z][a-z]{2}-\d{2} /;
function instant(text) {
const at = DATES.test(text) ? Date.parse(text) : Number.NaN;
return Number.isNaN(at) ? undefined : at;
}
const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const PART = /(\d+(?:\.\d+)?) ?(ms|milliseconds?|seconds?|minutes?|hours?|days?|[smhd])(?![a-z])/;
function span(text, nowMs) {
const parts = [...text.matchAll(new RegExp(PART.source, 'g'))];
if (parts.length === 0 || parts.map(([part]) => part).join('') !== text.replaceAll(/(?<=[a-z])[ ,]+/g, '')) {
return undefined;
}
return nowMs + parts.reduce((sum, [, number, unit = '']) => sum + Number(number) * unitOf(unit), 0);
}
function unitOf(unit) {
return UNITS[unit] ?? UNITS[unit.startsWith('milli') ? 'ms' : (unit[0] ?? '')] ?? 0;
}
const IN_SENTENCE = new RegExp(`\\b(?:try again|retry|available again|resets?) (?:in|after) (${PART.source}(?:,? ?${PART.source}){0,3})`, 'i');
const ON_DAY = /\b(\d{4}-\d{2}-\d{2})(?: at |[ T])(\d{2}:\d{2}(?::\d{2})?) ?(?:UTC|Z)\b/;
const AFTER_BAR = /\|(\d{10})\b/;
function ofSentence(message, nowMs) {
if (typeof message !== 'string')
return undefined;
const [, within] = IN_SENTENCE.exec(message) ?? [];
if (within !== undefined)
return span(within.trim().toLowerCase(), nowMs);
const [, day, time] = ON_DAY.exec(message) ?? [];
if (day !== undefined && time !== undefined)
return instant(`${day}T${time}Z`);
return timeOf(AFTER_BAR.exec(message)?.[1], nowMs);
}
;
const MAX_MESSAGE = 300;
function errorOf(body) {
const [first] = (0,decode .cX)(body);
const { error, message, detail } = (0,decode .YN)(first ?? body);
if ((0,decode .Gv)(error))
return error;
const sentence = [error, message, detail].find((each) => typeof each === 'string');
return sentence === undefined ? {} : { message: sentence };
}
function classifyFailure(response) {
const { status, error } = response;
const kind = kindOf(response);
const message = typeof error.message === 'string' && error.message.trim() !== '' ? error.message : `status ${status}`;
const reset = kind === 'rate-limit' || kind === 'overload' ? resetOf(response) : undefined;
return {
kind,
status,
message: (0,base_text .g$)(message.replaceAll(/\s+/g, ' ').trim(), MAX_MESSAGE),
...(reset === undefined ? {} : { resetAt: reset }),
};
}
function kindOf({ status: answered, ...response }) {
const { error } = response;
const message = typeof error.message === 'string' ? error.message : '';
const status = answered >= 400 ? answered : statusIn(error) || statusOfSentence(message) || answered;
const words = [error.type, error.code, error.status, reasonOf(error)].filter((each) => typeof each === 'string');
const named = words.map((word) => KINDS[word.toLowerCase()]).find((kind) => kind !== undefined);
const isVague = named === 'overload' && status >= 400 && status < 500 && status !== 429;
if (named !== undefined && !isVague && !DEPLETED.test(message))
return named;
if (status < 500) {
const cause = SENTENCES.find(([, sentence]) => sentence.test(message))?.[0];
if (cause === 'credit' && status === 429 && resetOf(response) !== undefined)
return 'rate-limit';
if (cause !== undefined && (cause !== 'model' || status === 400))
return cause;
}
return STATUS_KINDS[status] ?? (status >= 500 ? 'overload' : 'request');
}
const DEPLETED = /credits are depleted/i;
const SENTENCES = [
['credit', /credit balance|billing|insufficient (?:funds|credits|balance)|available credits|credits are depleted/i],
['key', /api[ _-]key (?:not valid|not found|is invalid|expired)|(?:incorrect|invalid) api[ _-]key/i],
['rate-limit', /reached your specified api usage limits/i],
['model', /\bmodel\b.*(?:does not exist|not exist|not found|not supported)|not a valid model/i],
];
function statusIn({ code, status }) {
const found = [code, status].map(Number).find((each) => Number.isInteger(each) && each >= 400 && each < 600);
return found ?? 0;
}
function statusOfSentence(message) {
if (/usage limit|rate limit|quota|too many requests/i.test(message))
return 429;
if (/api key|authenticat|unauthori[sz]ed|not logged in|please run \/login/i.test(message))
return 401;
if (/credit|billing|payment/i.test(message))
return 402;
if (/model.*(?:does not exist|not found|may not exist|not supported)/i.test(message))
return 404;
if (/overloaded|unavailable|timed? ?out|reconnect|cannot connect|connection error/i.test(message))
return 503;
return 0;
}
function reasonOf(error) {
return (0,decode .cX)(error.details)
.map((each) => (0,decode .YN)(each).reason)
.find((each) => each !== undefined);
}
const STATUS_KINDS = {
401: 'key',
402: 'credit',
403: 'key',
404: 'model',
407: 'unreachable',
408: 'timeout',
429: 'rate-limit',
};
const KINDS = {
authentication_error: 'key',
permission_error: 'key',
account_deactivated: 'key',
invalid_api_key: 'key',
api_key_invalid: 'key',
unauthenticated: 'key',
billing_error: 'credit',
insufficient_quota: 'credit',
billing_hard_limit_reached: 'credit',
billing_not_active: 'credit',
billing_disabled: 'credit',
exceeded_current_quota_error: 'credit',
payment_required: 'credit',
model_not_found: 'model',
rate_limit_error: 'rate-limit',
rate_limit_exceeded: 'rate-limit',
usage_limit_reached: 'rate-limit',
usage_not_included: 'credit',
resource_exhausted: 'rate-limit',
overloaded_error: 'overload',
server_error: 'overload',
server_is_overloaded: 'overload',
slow_down: 'overload',
unavailable: 'overload',
internal: 'overload',
api_error: 'overload',
timeout_error: 'overload',
deadline_exceeded: 'overload',
};
var printed_events = __webpack_require__(32976);
;
const failure_text_IN_SENTENCE = /\b(?:status(?: code)?:?|HTTP|code|Last error:|API Error:)[ (:]*([45]\d\d)\b/;
function reportedFailure({ status, message, headers, body }, nowMs) {
const found = typeof status === 'number' ? status : Number(failure_text_IN_SENTENCE.exec(message)?.[1] ?? statusOfSentence(message));
const parsed = typeof body === 'string' ? errorOf((0,printed_events .q)(body)) : {};
const error = { message, ...parsed };
const known = Object.entries((0,decode .YN)(headers)).filter(([, value]) => typeof value === 'string');
return classifyFailure({ status: found, headers: Object.fromEntries(known), error, nowMs });
}
var agents_figures = __webpack_require__(69795);
;
const aider = {
program: 'aider',
api: 'by key',
commandFor: ({ options }) => words(`trap 'rm -rf .aider.tags.cache.v*' EXIT; trap 'exit 143' TERM;`, 'aider --message-file {prompt_file} --yes-always --no-auto-commits --no-dirty-commits --no-gitignore', '--no-pretty --no-stream --no-detect-urls --no-show-model-warnings --no-show-release-notes --no-check-update', '--analytics-disable --chat-history-file "$HOME/aider.chat.md" --input-history-file "$HOME/aider.input"', options),
modelOption: '--model',
reasoningOptions: (level) => ['--reasoning-effort', level],
stdin: 'none',
keys: VENDOR_KEYS,
settings: ['**/.aider.conf.{yml,yaml}', '**/.aider.model.{settings.yml,metadata.json}', '**/.aiderignore', '**/.env'],
readFailure: ({ stdout, stderr, nowMs }) => readFailure(`${stdout}\n${stderr}`, nowMs),
readFigures: (stdout, stderr) => readFigures(`${stdout}\n${stderr}`),
};
const STATUS_OF = {
AuthenticationError: 401,
PermissionDeniedError: 403,
NotFoundError: 404,
RateLimitError: 429,
InternalServerError: 500,
ServiceUnavailableError: 503,
APIConnectionError: 503,
Timeout: 408,
};
function readFailure(text, nowMs) {
const error = [...text.matchAll(/^litellm\.(\w+): (.*)$/gm)].at(-1);
if (error === undefined || /^Tokens: .* received\./m.test(text.slice(error.index)))
return undefined;
const [, name = '', message = ''] = error;
return reportedFailure({ status: STATUS_OF[name], message }, nowMs);
}
function readFigures(text) {
const reports = [...text.matchAll(/\bTokens: ([\d.]+[kmb]?) sent,(?: [^\n]{1,80},)? ([\d.]+[kmb]?) received\./g)];
const cost = [...text.matchAll(/\bCost: \$[\d.]+ message, \$([\d.]+) session\./g)].at(-1);
const model = /^(?:Main model|Model): (\S+) with /m.exec(text)?.[1];
return {
models: (0,agents_figures .Dy)([model]),
...(0,agents_figures .X5)(reports.map((report) => ({ input: (0,agents_figures .vK)(report[1]), output: (0,agents_figures .vK)(report[2]) }))),
usd: cost === undefined ? undefined : (0,agents_figures .dR)(Number(cost[1])),
};
}
;
const LOGIN_QUESTION = 'Answer with the single word "ready".';
function tokenOf(value) {
return typeof value === 'string' && /^[\x21-\x7e]{1,16384}$/.test(value) ? value : undefined;
}
function instantOf(value) {
return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
}
var tool_operation = __webpack_require__(67494);
;
const claude = {
program: 'claude',
api: 'anthropic',
commandFor: ({ options }) => words('DISABLE_AUTOUPDATER=1 claude -p --output-format stream-json --verbose --dangerously-skip-permissions', options),
modelOption: '--model',
reasoningOptions: (level) => ['--effort', level],
stdin: 'prompt',
keys: ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'],
summarizer: 'DISABLE_AUTOUPDATER=1 claude -p --model haiku',
sandboxMark: 'IS_SANDBOX',
settings: [
'**/{CLAUDE,CLAUDE.local,AGENTS}.md',
'**/.{claude,claude-plugin}/**',
'**/{.mcp.json,.claude.json,.worktreeinclude}',
],
readFigures: (stdout) => claude_readFigures((0,printed_events .w)(stdout)),
readFailure: ({ stdout, nowMs }) => claude_readFailure((0,printed_events .w)(stdout), nowMs),
readMessages,
readTrace,
login: {
folder: { variable: 'CLAUDE_CONFIG_DIR', inHome: '.claude' },
file: '.credentials.json',
read: readLogin,
renew: () => ['-p', '--model', 'haiku', LOGIN_QUESTION],
signIn: 'run `claude` and type /login',
},
};
function claude_readFailure(events, nowMs) {
const last = events.at(-1) ?? {};
if (last.type === 'result') {
if (last.is_error !== true || typeof last.result !== 'string')
return undefined;
return reportedFailure({ status: last.api_error_status, message: last.result }, nowMs);
}
if (last.subtype !== 'api_retry')
return undefined;
return reportedFailure({ status: last.error_status, message: String(last.error) }, nowMs);
}
function claude_readFigures(events) {
const result = events.findLast(({ type }) => type === 'result');
if (result !== undefined) {
const byModel = Object.entries((0,decode .YN)(result.modelUsage)).map(([name, m]) => [name, (0,decode .YN)(m)]);
const models = byModel.map(([, figures]) => figures);
const { input, output } = claudeTokens((0,decode .YN)(result.usage));
return {
input: (0,agents_figures .cz)(models.flatMap((m) => [m.inputTokens, m.cacheCreationInputTokens, m.cacheReadInputTokens])) ?? input,
output: (0,agents_figures .cz)(models.map(({ outputTokens }) => outputTokens)) ?? output,
usd: (0,agents_figures .dR)(result.total_cost_usd),
models: models.length > 0 ? (0,agents_figures .Bi)(byModel.map(([name, m]) => [name, m.outputTokens])) : (0,agents_figures .uf)(events),
};
}
const messages = events.filter(({ type }) => type === 'assistant').map(({ message }) => (0,decode .YN)(message));
const usages = new Map(messages.map(({ id, usage }) => [id, claudeTokens((0,decode .YN)(usage))]));
const answered = (0,agents_figures .Dy)(messages.map(({ model }) => model)).filter((name) => name !== SYNTHETIC);
return { ...(0,agents_figures .X5)([...usages.values()]), models: answered.length > 0 ? answered : (0,agents_figures .uf)(events) };
}
const SYNTHETIC = '<synthetic>';
function claudeTokens(usage) {
const { input_tokens, cache_creation_input_tokens, cache_read_input_tokens, output_tokens } = usage;
return {
input: (0,agents_figures .cz)([input_tokens, cache_creation_input_tokens, cache_read_input_tokens]),
output: (0,agents_figures .cz)([output_tokens]),
};
}
function readMessages(events) {
return events
.flatMap(({ type, message, result }) => type === 'result'
? [result]
: type === 'assistant'
? (0,decode .cX)((0,decode .YN)(message).content).map((block) => (0,decode .YN)(block).text)
: [])
.filter((text) => typeof text === 'string')
.join('\n');
}
function readTrace(events) {
const blocks = events
.filter(({ type }) => type === 'assistant')
.flatMap(({ message }) => (0,decode .cX)((0,decode .YN)(message).content).filter(decode .Gv))
.filter(({ type }) => type === 'tool_use');
return (0,tool_operation .Oo)(blocks, ({ id }) => id).map(({ name, input }) => (0,tool_operation .MQ)(name, (0,tool_operation .Rw)((0,decode .YN)(input))));
}
function readLogin(document) {
const { accessToken, expiresAt } = (0,decode .YN)(document.claudeAiOauth);
const token = tokenOf(accessToken);
if (token === undefined)
return 'no claudeAiOauth.accessToken';
return { token, expiresAtMs: instantOf(expiresAt), variables: { CLAUDE_CODE_OAUTH_TOKEN: token } };
}
var shell_quote = __webpack_require__(61023);
;
const codex = {
program: 'codex',
api: 'openai',
commandFor: ({ options, ownSandbox }) => words('codex exec --json', permissions(ownSandbox), '--skip-git-repo-check', options, '-'),
modelOption: '-m',
reasoningOptions: (level) => ['-c', `model_reasoning_effort=${level}`],
stdin: 'prompt',
keys: ['CODEX_API_KEY'],
settings: ['**/.{codex,codex-plugin}/**', '**/AGENTS{,.override}.md', '**/.agents/**'],
hasShortModelFlag: true,
readFigures: (stdout) => codex_readFigures((0,printed_events .w)(stdout)),
readFailure: ({ stdout, nowMs }) => codex_readFailure((0,printed_events .w)(stdout), nowMs),
readMessages: codex_readMessages,
readTrace: codex_readTrace,
login: {
folder: { variable: 'CODEX_HOME', inHome: '.codex' },
file: 'auth.json',
read: codex_readLogin,
renew: () => ['exec', '--skip-git-repo-check', '--sandbox', 'read-only', LOGIN_QUESTION],
signIn: 'run `codex login`',
},
};
function codex_readFailure(events, nowMs) {
const last = events.at(-1) ?? {};
const { message } = last.type === 'turn.failed' ? (0,decode .YN)(last.error) : last.type === 'error' ? last : {};
return typeof message === 'string' ? reportedFailure({ message }, nowMs) : undefined;
}
function permissions(ownSandbox) {
if (ownSandbox === undefined)
return ['--dangerously-bypass-approvals-and-sandbox'];
const settings = ['network_access=true', `writable_roots=${JSON.stringify(ownSandbox.writable)}`];
const options = settings.flatMap((each) => ['-c', `sandbox_workspace_write.${each}`]);
return ['--sandbox', 'workspace-write', ...options].map(shell_quote .e);
}
function codex_readFigures(events) {
const usage = (0,decode .YN)(events.findLast(({ type }) => type === 'turn.completed')?.usage);
return { input: (0,agents_figures .cz)([usage.input_tokens]), output: (0,agents_figures .cz)([usage.output_tokens]) };
}
const CODEX_TALK = ['agent_message', 'reasoning', 'todo_list', 'error', 'user_message'];
function codex_readMessages(events) {
return events
.filter(({ type }) => type === 'item.completed')
.map(({ item }) => (0,decode .YN)(item))
.filter(({ type, item_type: older }) => (type ?? older) === 'agent_message')
.map(({ text }) => String(text))
.join('\n');
}
function codex_readTrace(events) {
const items = events
.filter(({ type }) => type === 'item.completed' || type === 'item.started')
.map(({ item }) => (0,decode .YN)(item))
.filter(({ type, item_type: older }) => !CODEX_TALK.includes(type ?? older));
return (0,tool_operation .Oo)(items, ({ id }) => id).map((item) => {
const { type, item_type: older, server, tool } = item;
if (typeof tool === 'string')
return (0,tool_operation .MQ)(typeof server === 'string' ? `${server}/${tool}` : tool, undefined);
return (0,tool_operation .MQ)(type ?? older, (0,tool_operation .Rw)(item));
});
}
const CHATGPT = 'https://chatgpt.com/backend-api/codex';
function codex_readLogin(document) {
const { access_token: access, account_id: accountId } = (0,decode .YN)(document.tokens);
const token = tokenOf(access);
if (token === undefined) {
const key = tokenOf(document.OPENAI_API_KEY);
return key === undefined
? 'neither tokens.access_token nor OPENAI_API_KEY'
: { token: key, variables: { OPENAI_API_KEY: key } };
}
const claims = claimsOf(token);
const named = tokenOf(accountId) ?? tokenOf((0,decode .YN)(claims['https://api.openai.com/auth']).chatgpt_account_id);
const { exp } = claims;
return {
token,
account: named,
expiresAtMs: typeof exp === 'number' ? instantOf(exp * 1000) : undefined,
variables: { OPENAI_API_KEY: token, OPENAI_BASE_URL: CHATGPT },
...(named === undefined ? {} : { headers: { 'chatgpt-account-id': named } }),
};
}
function claimsOf(token) {
const [, payload = ''] = token.split('.');
try {
return (0,decode .YN)(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
}
catch {
return {};
}
}
;
const copilot = {
program: 'copilot',
api: 'other',
commandFor: ({ options }) => words('COPILOT_AUTO_UPDATE=false copilot --allow-all --no-ask-user --no-color', options),
modelOption: '--model',
reasoningOptions: (level) => ['--reasoning-effort', level],
stdin: 'prompt',
keys: ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN', 'COPILOT_PROVIDER_API_KEY'],
settings: ['**/.{copilot,github,vscode,claude}/**', '**/{AGENTS,CLAUDE,GEMINI}.md', '**/.mcp.json', '**/.agents/**'],
readFailure: ({ stdout, stderr, nowMs }) => copilot_readFailure(`${stdout}\n${stderr}`, nowMs),
readMessages: (events) => events
.filter(({ type }) => type === 'assistant.message')
.map(({ data }) => String((0,decode .YN)(data).content))
.join('\n'),
readFigures: (stdout, stderr) => copilot_readFigures((0,printed_events .w)(stdout), `${stdout}\n${stderr}`),
login: {
folder: { variable: 'COPILOT_HOME', inHome: '.copilot' },
file: 'config.json',
read: copilot_readLogin,
signIn: 'run `copilot` and type /login; where it keeps the token in a keyring, set COPILOT_GITHUB_TOKEN in agent.env',
},
};
const FAILURE = /^(?:Authentication failed|Failed to get response from the AI model|Model '.*' not found on provider|Error: .*\b(?:HTTP|status) ).*$/gm;
function copilot_readFailure(text, nowMs) {
const [message] = [...text.matchAll(FAILURE)].at(-1) ?? [];
return message === undefined ? undefined : reportedFailure({ message }, nowMs);
}
function copilot_readFigures(events, text) {
const dataOf = (wanted) => events.filter(({ type }) => type === wanted).map(({ data }) => (0,decode .YN)(data));
const byModel = dataOf('session.shutdown')
.flatMap(({ modelMetrics }) => Object.entries((0,decode .YN)(modelMetrics)))
.map(([name, model]) => [name, (0,decode .YN)((0,decode .YN)(model).usage)]);
const models = byModel.map(([, usage]) => usage);
const usages = models.length > 0 ? models : dataOf('assistant.usage');
if (usages.length > 0) {
const input = (0,agents_figures .cz)(usages.map(({ inputTokens }) => inputTokens));
const output = (0,agents_figures .cz)(usages.map(({ outputTokens }) => outputTokens));
const used = (0,agents_figures .Bi)(byModel.map(([name, usage]) => [name, usage.outputTokens]));
return { input, output, models: used, isSum: models.length === 0 };
}
const line = [...text.matchAll(/\bTokens\s+↑\s*([\d.]+[kmb]?)\s*(?:\([^)\n]{1,40}\)\s*)?•\s*↓\s*([\d.]+[kmb]?)/g)].at(-1);
if (line !== undefined)
return { input: (0,agents_figures .vK)(line[1]), output: (0,agents_figures .vK)(line[2]) };
const breakdown = text.slice(Math.max(0, text.lastIndexOf('Breakdown by AI model')));
const lines = [...breakdown.matchAll(/^(?: *(\S+))? +([\d.]+[kmb]?) in, ([\d.]+[kmb]?) out, [\d.]+[kmb]? cached/gm)];
if (lines.length > 0) {
const figures = lines.map((each) => ({ input: (0,agents_figures .vK)(each[2]), output: (0,agents_figures .vK)(each[3]) }));
return { ...(0,agents_figures .X5)(figures), models: (0,agents_figures .Bi)(lines.map((each) => [each[1] ?? '', (0,agents_figures .vK)(each[3])])) };
}
return { output: (0,agents_figures .cz)(dataOf('assistant.message').map(({ outputTokens }) => outputTokens)), isSum: true };
}
const GITHUB_TOKEN = /^(?:gh[ou]_|github_pat_)\w{16,255}$/;
function copilot_readLogin(document) {
const tokens = new Set();
const walk = (value, depth) => {
if (typeof value === 'string' && GITHUB_TOKEN.test(value))
tokens.add(value);
if (typeof value !== 'object' || value === null || depth > 4)
return;
for (const each of Object.values(value))
walk(each, depth + 1);
};
walk(document, 0);
const [token] = tokens;
if (token === undefined)
return 'no token of GitHub; it may be in a keyring';
if (tokens.size > 1)
return `tokens of ${tokens.size} accounts; sign out of all but one`;
return { token, variables: { COPILOT_GITHUB_TOKEN: token } };
}
;
const GEMINI = `GEMINI_CLI_TRUST_WORKSPACE=true GEMINI_API_KEY="\${GEMINI_API_KEY:-$GOOGLE_API_KEY}" gemini`;
const gemini = {
program: 'gemini',
api: 'gemini',
commandFor: ({ options }) => words(GEMINI, '--approval-mode=yolo --output-format stream-json', options),
modelOption: '-m',
stdin: 'prompt',
keys: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
summarizer: `${GEMINI} --model flash`,
settings: [
'**/GEMINI.md',
'**/.gemini/**',
'**/{.geminiignore,.aiexclude,gemini-extension.json}',
'**/.agents/**',
'**/.env',
],
hasShortModelFlag: true,
readFigures: (stdout) => gemini_readFigures((0,printed_events .w)(stdout)),
readFailure: ({ stdout, stderr, nowMs }) => gemini_readFailure((0,printed_events .w)(stdout), { stderr, nowMs }),
readMessages: gemini_readMessages,
readTrace: gemini_readTrace,
login: {
folder: { variable: 'GEMINI_CLI_HOME', below: '.gemini', inHome: '.gemini' },
file: 'oauth_creds.json',
read: gemini_readLogin,
renew: () => ['-p', LOGIN_QUESTION],
signIn: 'run `gemini` and choose "Login with Google"',
},
};
function gemini_readFailure(events, { stderr, nowMs }) {
const result = events.findLast(({ type }) => type === 'result');
if (result === undefined) {
const [, message] = [...stderr.matchAll(/^Attempt \d+ failed(?::| with) (.+)$/gm)].at(-1) ?? [];
return message === undefined ? undefined : reportedFailure({ message }, nowMs);
}
const { message } = (0,decode .YN)(result.error);
if (result.status !== 'error' || typeof message !== 'string')
return undefined;
const [, body] = /^\[API Error: (.*)\]$/s.exec(message) ?? [];
const { error } = (0,decode .YN)((0,printed_events .q)(body ?? ''));
const { code, message: reason } = (0,decode .YN)(error);
if (typeof reason === 'string')
return reportedFailure({ status: code, message: reason, body }, nowMs);
return reportedFailure({ message: body ?? message }, nowMs);
}
function gemini_readFigures(events) {
const stats = (0,decode .YN)(events.findLast(({ stats: each }) => (0,decode .Gv)(each))?.stats);
const byModel = Object.entries((0,decode .YN)(stats.models)).map(([name, model]) => [name, (0,decode .YN)((0,decode .YN)(model).tokens)]);
const reported = (0,agents_figures .Bi)(byModel.map(([name, { candidates }]) => [name, candidates]));
const used = reported.length > 0 ? reported : (0,agents_figures .uf)(events);
const input = (0,agents_figures .cz)([stats.input_tokens]);
if (input !== undefined) {
const answer = (0,agents_figures .cz)([stats.output_tokens]);
const rest = ((0,agents_figures .cz)([stats.total_tokens]) ?? 0) - input;
return { input, output: answer === undefined ? undefined : Math.max(answer, rest), models: used };
}
const models = byModel.map(([, tokens]) => tokens);
return {
models: used,
input: (0,agents_figures .cz)(models.map(({ prompt }) => prompt)),
output: (0,agents_figures .cz)(models.flatMap(({ candidates, thoughts }) => [candidates, thoughts])),
};
}
function gemini_readMessages(events) {
const parts = events.map(({ type, role, content, delta }) => {
if (type !== 'message')
return '\n';
return role === 'assistant' && typeof content === 'string' ? `${delta === true ? '' : '\n'}${content}` : '';
});
return parts.join('');
}
function gemini_readTrace(events) {
return events.filter(({ type }) => type === 'tool_use').map(geminiOperation);
}
function geminiOperation({ tool_name: name, parameters }) {
return (0,tool_operation .MQ)(name, (0,tool_operation .Rw)((0,decode .YN)(parameters)));
}
function gemini_readLogin(document) {
const { access_token: access, expiry_date: expiry } = document;
const token = tokenOf(access);
if (token === undefined)
return 'no access_token';
const variables = { GOOGLE_GENAI_USE_GCA: 'true', GOOGLE_CLOUD_ACCESS_TOKEN: token };
return { token, expiresAtMs: instantOf(expiry), variables };
}
;
const opencode = {
program: 'opencode',
api: 'by key',
commandFor: ({ options }) => words(`OPENCODE_DISABLE_AUTOUPDATE=true OPENCODE_PERMISSION='{"*":"allow"}' opencode run --format json`, options),
modelOption: '-m',
reasoningOptions: (level) => ['--variant', level],
stdin: 'prompt',
keys: [...VENDOR_KEYS, 'OPENCODE_API_KEY'],
settings: ['**/{opencode,tui}.{json,jsonc}', '**/.{opencode,claude,agents}/**', '**/{CONTEXT,AGENTS,CLAUDE}.md'],
hasShortModelFlag: true,
readFigures: (stdout) => opencode_readFigures((0,printed_events .w)(stdout)),
readFailure: ({ stdout, nowMs }) => opencode_readFailure((0,printed_events .w)(stdout), nowMs),
readMessages: opencode_readMessages,
readTrace: opencode_readTrace,
login: {
folder: { variable: 'XDG_DATA_HOME', below: 'opencode', inHome: '.local/share/opencode' },
file: 'auth.json',
read: opencode_readLogin,
renew: (model) => ['run', ...(model === undefined ? [] : ['-m', model]), LOGIN_QUESTION],
signIn: 'run `opencode auth login`',
},
};
function opencode_readFailure(events, nowMs) {
const { type, error } = events.at(-1) ?? {};
const { name, data } = (0,decode .YN)(error);
if (type !== 'error')
return undefined;
const { message = name, statusCode, responseHeaders, responseBody } = (0,decode .YN)(data);
const call = { status: statusCode, message: String(message), headers: responseHeaders, body: responseBody };
return reportedFailure(call, nowMs);
}
function opencode_readFigures(events) {
const parts = events.filter(({ type }) => type === 'step_finish').map(({ part }) => (0,decode .YN)(part));
return (0,agents_figures .X5)(parts.map(({ tokens: supplied, cost }) => {
const { input, output, reasoning, cache } = (0,decode .YN)(supplied);
const { read, write } = (0,decode .YN)(cache);
return { input: (0,agents_figures .cz)([input, read, write]), output: (0,agents_figures .cz)([output, reasoning]), usd: (0,agents_figures .dR)(cost) };
}));
}
function opencode_readMessages(events) {
const parts = events.filter(({ type }) => type === 'text').map(({ part }) => (0,decode .YN)(part));
return parts.map(({ text }) => String(text)).join('\n');
}
function opencode_readTrace(events) {
const parts = events.filter(({ type }) => type === 'tool_use').map(({ part }) => (0,decode .YN)(part));
return (0,tool_operation .Oo)(parts, ({ callID }) => callID).map(({ tool, state }) => (0,tool_operation .MQ)(tool, (0,tool_operation .Rw)((0,decode .YN)((0,decode .YN)(state).input))));
}
const KEY_OF_PROVIDER = {
anthropic: 'ANTHROPIC_API_KEY',
openai: 'OPENAI_API_KEY',
google: 'GEMINI_API_KEY',
openrouter: 'OPENROUTER_API_KEY',
};
function opencode_readLogin(document, model) {
const providers = Object.keys(document);
const wanted = model?.split('/')[0] ?? (providers.length === 1 ? providers[0] : undefined);
if (wanted === undefined)
return `${providers.length} providers, and agent.model names none of them (provider/model)`;
const entry = (0,decode .YN)(Object.hasOwn(document, wanted) ? document[wanted] : undefined);
if (entry.type === 'api') {
const key = tokenOf(entry.key);
const variable = Object.hasOwn(KEY_OF_PROVIDER, wanted) ? KEY_OF_PROVIDER[wanted] : undefined;
if (key === undefined)
return `no key of ${JSON.stringify(wanted)}`;
const content = JSON.stringify({ [wanted]: { type: 'api', key } });
return { token: key, variables: variable === undefined ? { OPENCODE_AUTH_CONTENT: content } : { [variable]: key } };
}
const token = tokenOf(entry.access);
if (entry.type !== 'oauth' || token === undefined)
return `no login of ${JSON.stringify(wanted)}`;
const { expires, accountId, enterpriseUrl } = entry;
const shown = { type: 'oauth', access: token, refresh: '', expires, accountId, enterpriseUrl };
return {
token,
account: tokenOf(accountId),
expiresAtMs: instantOf(expires),
variables: { OPENCODE_AUTH_CONTENT: JSON.stringify({ [wanted]: shown }) },
};
}
;
const PRESETS = { claude: claude, codex: codex, gemini: gemini, opencode: opencode, copilot: copilot, aider: aider };
const AGENT_PRESETS = Object.keys(PRESETS);
function loginOf(name) {
const preset = PRESETS[name];
return preset.login;
}
}),
67494:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
MQ: () => ( operation),
Oo: () => ( once),
Rw: () => ( detailOf)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
function once(values, nameOf) {
const seen = new Set();
return values.filter((value) => {
const name = nameOf(value);
if (typeof name !== 'string')
return true;
if (seen.has(name))
return false;
seen.add(name);
return true;
});
}
const DETAILS = ['command', 'file_path', 'filePath', 'path', 'absolute_path', 'pattern', 'url', 'query'];
const MAX_DETAIL = 200;
function detailOf(fields) {
return DETAILS.map((key) => fields[key]).find((value) => typeof value === 'string');
}
function operation(name, detail) {
const tool = typeof name === 'string' ? plain(name) : 'unknown';
return typeof detail === 'string' ? { tool, detail: plain(detail) } : { tool };
}
function plain(text) {
return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(text.replaceAll(/\p{Cs}/gu, '\ufffd'), MAX_DETAIL);
}
}),
74773:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hp: () => ( rejectionFileSchema),
Is: () => ( iterationRecordSchema),
bT: () => ( killedRecord),
fA: () => ( OUTCOME_RULES),
im: () => ( OUTCOMES),
qt: () => ( streakOf),
rb: () => ( EVALUATED_AGAIN)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48557);
var _engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54463);
var _run_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56068);
const OUTCOMES = [
'baseline',
'merged',
'discarded',
'inconclusive',
'noop',
'denied',
'invalid',
'aborted',
'killed',
'infra_error',
];
const OUTCOME_RULES = {
baseline: { counts: false, streak: 'stays' },
merged: { counts: true, streak: 'ends' },
discarded: { counts: true, streak: 'ends' },
inconclusive: { counts: true, streak: 'ends' },
noop: { counts: true, streak: 'grows' },
denied: { counts: true, streak: 'ends' },
invalid: { counts: true, streak: 'ends' },
aborted: { counts: false, streak: 'stays' },
killed: { counts: false, streak: 'stays' },
infra_error: { counts: false, streak: 'stays' },
};
const EVALUATED_AGAIN = ['discarded', 'inconclusive'];
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const gitName = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^(?!-)/, 'the id of a commit or a tree'));
const maybe = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(schema));
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0));
const decision = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
policy: text,
n: maybe(whole),
effect: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
interval: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()])),
p_or_e: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
threshold: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
});
const objectId = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'the full id of a commit'));
const rejectionSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .Ew,
by: text,
at: text,
reason: text,
again: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .Ew, commit: objectId })),
});
const rejectionFileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ ...rejectionSchema.shape, base: objectId });
const iterationRecordSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .Ew,
started_at: text,
ended_at: text,
outcome: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(OUTCOMES),
score: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
best_so_far: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
agent_exit: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr()),
agent_killed_by_budget: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY(), false),
diff_lines: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(whole, 0),
notes: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(text, ''),
summary: maybe(text),
v: maybe(whole),
seq: maybe(whole),
prev: maybe(text),
hash: maybe(text),
base_commit: maybe(gitName),
commit: maybe(gitName),
tree: maybe(gitName),
changed_paths: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text)),
more_paths: maybe(whole),
protected_digest: maybe(text),
sandbox: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([text, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .L5J())])),
decision: maybe(decision),
usage: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
model: maybe(text),
input_tokens: maybe(whole),
output_tokens: maybe(whole),
usd: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
cached_input_tokens: maybe(whole),
cache_write_tokens: maybe(whole),
by_model: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ model: text }))),
estimated: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
at_least: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
})),
agent_failure: maybe(_engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_3__ .FX),
durations: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig())),
worktree: maybe(text),
held_commit: maybe(gitName),
proposed_commit: maybe(gitName),
wave: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ id: text, slot: whole, absent: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()), claimed: maybe(text) })),
chosen_agent: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
name: text,
of: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text),
plateau: whole,
after: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ record: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text), decision: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text) }),
stage: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(whole),
from: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(gitName),
})),
conflict: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
recombines: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .Ew)),
files_digest: maybe(text),
released: maybe(text),
reverts: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ taken: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text), stays: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text) })),
rejection: maybe(rejectionSchema),
run: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
id: text,
started_at: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .uR,
deadline: maybe(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .uR),
base: maybe(text),
direction: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['min', 'max'])),
objective: maybe(text),
limits: maybe(_run_limits_js__WEBPACK_IMPORTED_MODULE_4__ .Y),
})),
});
function streakOf({ outcome, recombines, }) {
return recombines && outcome !== 'merged' ? 'stays' : OUTCOME_RULES[outcome].streak;
}
function killedRecord({ iter, now, best, notes, }) {
return {
...{ v: 1, iter, started_at: now, ended_at: now, outcome: 'killed', score: null, best_so_far: best },
...{ agent_exit: null, agent_killed_by_budget: false, diff_lines: 0, notes, summary: null },
};
}
}),
56068:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => ( limitsSchema),
n: () => ( mergeLimits)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
const limitsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
max_iterations: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0))),
usd: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0))),
});
function mergeLimits(known, { maxIterations, budgetUsd }) {
const limits = {
...known,
...(maxIterations === undefined ? {} : { max_iterations: maxIterations }),
...(budgetUsd === undefined ? {} : { usd: budgetUsd }),
};
return Object.keys(limits).length === 0 ? undefined : limits;
}
}),
49388:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F$: () => ( tallyEarlier),
JQ: () => ( addToTally),
al: () => ( agentAttemptOf)
});
var _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45954);
var _loop_attempt_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80109);
var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74773);
function tallyEarlier(records = []) {
const tally = { aborted: undefined, attempts: new _loop_attempt_tally_js__WEBPACK_IMPORTED_MODULE_1__ .O().sums, agents: new _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_0__ .Ut().signs };
for (const record of records)
addToTally(tally, record, true);
return tally;
}
function addToTally(tally, record, isEarlier) {
if (record.outcome === 'aborted')
tally.aborted ??= record;
new _loop_attempt_tally_js__WEBPACK_IMPORTED_MODULE_1__ .O([attemptOf(record, { isEarlier })], tally.attempts);
const attempt = agentAttemptOf(record);
if (attempt !== undefined)
new _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_0__ .Ut([attempt], tally.agents);
}
function agentAttemptOf(record) {
const { outcome, agent_failure, agent_exit: exitCode, agent_killed_by_budget: isCut, usage, notes: reason } = record;
if (outcome === 'baseline' || record.recombines)
return undefined;
const failure = agent_failure ?? undefined;
const isWithoutResult = outcome === 'noop' || outcome === 'infra_error';
const isBrokenOff = outcome === 'killed';
const isLost = isWithoutResult && isCut === true && usage == null;
const cause = isWithoutResult ? (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_0__ .yp)({ failure, exitCode, isCut }) : undefined;
const isUnanswered = isBrokenOff && failure !== undefined && !(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_0__ .Qy)(usage);
return { failure, reason, isBrokenOff, cause, isLost: isLost || isUnanswered };
}
function attemptOf(record, { isEarlier }) {
const { outcome, notes, usage } = record;
const { counts } = _record_js__WEBPACK_IMPORTED_MODULE_2__ .fA[outcome];
const error = outcome === 'infra_error' && !isEarlier ? 'grows' : 'ends';
const tokens = (usage?.input_tokens ?? 0) + (usage?.output_tokens ?? 0);
return { counts, noop: (0,_record_js__WEBPACK_IMPORTED_MODULE_2__ .qt)(record), error, usd: usage?.usd ?? 0, tokens, reason: notes };
}
}),
22989:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$x: () => ( checkReferences),
AF: () => ( buildEnvironment),
Cm: () => ( isSupervisorsOwn),
K6: () => ( referencedValues),
NC: () => ( resolveTable),
TS: () => ( referredName),
WY: () => ( resolveText),
lg: () => ( missingReferences),
ms: () => ( requireTable),
xO: () => ( RUN_MARKER)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
const RUN_MARKER = 'AUTORIZE_RUN';
const PASSED = ['PATH', 'LANG', 'TERM', 'TZ'];
const DEFAULT_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const OURS = new Set(['HOME', 'TMPDIR', RUN_MARKER]);
const COMMAND_FILES = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
const SECRET_NAMES = new Set(['GITHUB_TOKEN', ...COMMAND_FILES]);
const SECRET_PREFIXES = ['INPUT_', 'ACTIONS_'];
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const REFERENCE = /\$\$|\$\{([^}]*)\}|\$([A-Za-z_][A-Za-z0-9_]*)/g;
function isSupervisorsOwn(name) {
const upper = name.toUpperCase();
return SECRET_NAMES.has(upper) || SECRET_PREFIXES.some((prefix) => upper.startsWith(prefix));
}
function requireTable(table, { file, ...where }) {
const resolved = resolveTable(table, where);
if ('values' in resolved)
return resolved.values;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Vl(resolved.problems.map((problem) => (file === undefined ? problem : { file, ...problem })));
}
function resolveTable(table, { parentEnv, path, }) {
const problems = [];
const values = {};
for (const [name, template] of Object.entries(table)) {
const issue = nameProblem(name);
if (issue !== undefined)
problems.push({ path, ...issue });
values[name] = template.replaceAll(REFERENCE, (written, braced, bare) => {
if (written === '$$')
return '$';
const wanted = braced ?? bare ?? '';
const value = Object.hasOwn(parentEnv, wanted) ? parentEnv[wanted] : undefined;
const wrong = referenceProblem(wanted, value);
if (wrong !== undefined)
problems.push({ path: `${path}.${name}`, ...wrong });
return value ?? '';
});
if (values[name].includes('\0'))
problems.push({ path: `${path}.${name}`, ...NUL_PROBLEM });
}
return problems.length === 0 ? { values } : { problems };
}
const OF_THE_RUNNER = /^(?:GITHUB|RUNNER)_/;
function missingReferences(table, parentEnv) {
return namesIn(table).filter((name) => !Object.hasOwn(parentEnv, name) || (parentEnv[name] ?? '').trim() === '');
}
function namesIn(table) {
const names = Object.values(table).flatMap((template) => [...template.matchAll(REFERENCE)].flatMap(([, braced, bare]) => braced ?? bare ?? []));
return [...new Set(names)];
}
function referencedValues(table, parentEnv) {
return namesIn(table).flatMap((name) => {
const value = Object.hasOwn(parentEnv, name) && !OF_THE_RUNNER.test(name) ? parentEnv[name] : undefined;
return value === undefined || value === '' ? [] : [value];
});
}
const WHOLE_REFERENCE = /^\s*(?:\$\{([^}]*)\}|\$([A-Za-z_][A-Za-z0-9_]*))\s*$/;
function referredName(text) {
const [, braced, bare] = WHOLE_REFERENCE.exec(text) ?? [];
return braced ?? bare;
}
function resolveText(text, parentEnv) {
const name = referredName(text);
if (name === undefined)
return { value: text };
const found = `$${name}`;
if (isSupervisorsOwn(name))
return { problem: { found, expected: NOT_THE_RUNNERS, remedy: 'Take another name.' } };
const value = Object.hasOwn(parentEnv, name) ? parentEnv[name] : undefined;
if (value !== undefined && value.trim() !== '')
return { value };
const state = value === undefined ? 'not set' : 'blank';
const expected = 'a variable of this environment that is not blank';
return { problem: { found: `${found}, which is ${state}`, expected, remedy: `Set ${name || 'it'} before the run.` } };
}
function checkReferences(parentEnv) {
return (text) => {
const resolved = resolveText(text, parentEnv);
return 'problem' in resolved ? [resolved.problem] : [];
};
}
const NOT_THE_RUNNERS = "a variable that is not the runner's own";
const NUL_PROBLEM = { found: 'a NUL character', expected: 'text without it', remedy: 'Remove it.' };
function nameProblem(name) {
if (!NAME.test(name)) {
return {
found: JSON.stringify(name),
expected: 'the name of a variable',
remedy: 'Use letters, digits and "_", not beginning with a digit.',
};
}
if (!OURS.has(name))
return undefined;
return { found: name, expected: 'a name that is not set for every agent', remedy: `Leave ${name} out.` };
}
function referenceProblem(name, value) {
const found = `$${name}`;
if (isSupervisorsOwn(name)) {
return {
found,
expected: NOT_THE_RUNNERS,
remedy: 'Give the agent a separate key under another name; tokens of the runner never reach it.',
};
}
if (value !== undefined)
return undefined;
return {
found: `${found}, which is not set`,
expected: 'a variable of this environment',
remedy: `Set ${name === '' ? 'it' : name} before the run, or write $$ for a dollar sign.`,
};
}
function buildEnvironment({ parentEnv, variables, home, temporary }) {
const passed = PASSED.flatMap((name) => {
const value = parentEnv[name];
return value === undefined ? [] : [[name, value]];
});
return { PATH: DEFAULT_PATH, ...Object.fromEntries(passed), ...variables, HOME: home, TMPDIR: temporary };
}
}),
80109:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => ( AttemptTally)
});
class AttemptTally {
sums;
constructor(attempts = [], sums) {
const nothing = { counted: 0, errors: 0, noops: 0, usd: 0, mostUsd: 0, tokens: 0, mostTokens: 0 };
this.sums = sums ?? { ...nothing, lastError: undefined };
for (const attempt of attempts)
this.add(attempt);
}
add({ counts, noop, error, usd, tokens, reason }) {
const { sums } = this;
if (counts)
sums.counted += 1;
sums.noops = afterStreak(sums.noops, noop);
sums.errors = afterStreak(sums.errors, error);
if (error === 'grows')
sums.lastError = reason;
sums.usd += usd;
sums.mostUsd = Math.max(sums.mostUsd, usd);
sums.tokens += tokens;
sums.mostTokens = Math.max(sums.mostTokens, tokens);
}
get counted() {
return this.sums.counted;
}
get errors() {
return { count: this.sums.errors, last: this.sums.lastError };
}
get noops() {
return this.sums.noops;
}
get usd() {
return { spent: this.sums.usd, most: this.sums.mostUsd };
}
get tokens() {
return { used: this.sums.tokens, most: this.sums.mostTokens };
}
}
function afterStreak(streak, change) {
if (change === 'stays')
return streak;
return change === 'grows' ? streak + 1 : 0;
}
}),
61436:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KO: () => ( decisionShape),
Nt: () => ( holdoutRules),
T8: () => ( evaluatorCheckShape),
X: () => ( DIRECTIONS),
ig: () => ( EFFORTS),
wY: () => ( confirmRules),
xF: () => ( recordedCertify)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65991);
var _stats_level_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8642);
var _setting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60456);
var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62806);
const DECISIONS = ['auto', ..._decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_2__ .So];
const EFFORTS = ['fast', 'balanced', 'thorough', 'auto'];
const FEEDBACKS = ['rounded', 'sign', 'full'];
const DIRECTIONS = ['min', 'max'];
const SCALES = ['auto', 'ratio', 'difference'];
const confidence = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0.5, 'a number from 0.5 to below 1'), zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Au(1, 'a number from 0.5 to below 1')), 'number from 0.5 to below 1');
const screen = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('off')], 'a number of noise SDs, or "off"'), 'number, `"off"`');
const improvement = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([_values_js__WEBPACK_IMPORTED_MODULE_5__ .v7, _values_js__WEBPACK_IMPORTED_MODULE_5__ .KN], 'a number that is not negative, or "0.5%"'), 'number from 0, or `"0.5%"`');
const unit = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(_values_js__WEBPACK_IMPORTED_MODULE_5__ .Bq.clone(), 'text such as `"ms"`, `"bytes"`, `"ops/s"`');
const size = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['lines', 'bytes']), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ metric: _values_js__WEBPACK_IMPORTED_MODULE_5__ .Bq })], '"lines", "bytes" or { metric = "name" }'), '`"lines"`, `"bytes"`, `{ metric = "name" }`');
const ladderStep = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('auto'), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .NC('a number above 0'))], '"auto" or a number above 0'), 'number above 0, `"auto"`');
const factor = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()
.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YPB((supplied) => /^\d+(\.\d+)?x$/.test(supplied) && Number.parseFloat(supplied) > 1, 'a factor such as "2x"'));
const plausible = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('auto'), _values_js__WEBPACK_IMPORTED_MODULE_5__ .yj, factor], '"auto", a number above 0, or a factor above 1 such as "2x"'), 'number above 0, factor such as `"3x"`, `"auto"`');
const metricGuard = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([
zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ command: _values_js__WEBPACK_IMPORTED_MODULE_5__ .Bq }),
zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
metric: _values_js__WEBPACK_IMPORTED_MODULE_5__ .Bq,
max_regression: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([_values_js__WEBPACK_IMPORTED_MODULE_5__ .v7, _values_js__WEBPACK_IMPORTED_MODULE_5__ .KN]),
direction: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(DIRECTIONS), 'min'),
}),
], '{ command = … } or { metric = …, max_regression = "2%" }'), '`{ command = … }` or `{ metric = …, max_regression = "2%" }`');
const METRIC_ROLES = ['guard', 'report'];
const listedMetric = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
name: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(_values_js__WEBPACK_IMPORTED_MODULE_5__ .Bq.clone(), { doc: 'The name that the evaluator reports it by.' }),
direction: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(DIRECTIONS), 'min'), { doc: 'Which values are better.' }),
role: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(METRIC_ROLES), 'report'), {
doc: 'A `guard` rejects a change that makes it [worse by more than `margin`](../explanation/decisions.md#metrics-in-addition-to-the-score).',
}),
margin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(improvement), {
unit: 'units of the metric, or percent of it',
unset: 'none',
doc: 'How much worse a guard may get.',
}),
});
const confirmPairs = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YPB((pairs) => pairs === 0 || pairs >= 2, 'a whole number from 2, or 0 for no confirmation')), 'whole number from 2, or 0');
const holdoutRules = {
rule: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(['sign']), 'sign'), {
doc: 'A change must not score worse on the holdout.',
}),
budget: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(1), 50), {
unit: 'queries',
doc: 'How often the holdout may be queried.',
}),
};
const confirmRules = {
pairs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(confirmPairs, 20), {
unit: 'pairs of runs',
doc: 'Fresh pairs that [confirm the improvement](../explanation/claims.md#the-confirmation) at the end. Exact scores need 2. 0 confirms and claims nothing.',
}),
every_keeps: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(0), 0), {
unit: 'accepted changes',
doc: 'Also confirm during the run, after so many accepted changes. 0 confirms at the end only.',
}),
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP(), ''), 'text, or `"$NAME"`'), {
doc: 'A hidden test set that replaces the evaluator in confirmations. `"$NAME"` takes the command from your environment.',
}),
};
const hiddenFiles = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_5__ .wd, []), {
doc: 'Other files that agents and the evaluator must not read.',
});
const decisionShape = {
decision: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(DECISIONS), 'auto'), {
doc: '[Decision policy](../explanation/decisions.md). `auto` chooses `greedy` where scores are exact, else `paired-sequential`.',
}),
scale: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(SCALES), 'auto'), {
doc: '[Compare scores](../explanation/claims.md#ratios-and-differences) by their ratio or by their difference. `auto` takes the ratio for times, sizes, counts and rates whose calibration is above 0, where no threshold is in units of the score.',
}),
unit: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(unit), {
unset: "that of the benchmark's format, where it has one",
doc: 'What the score is measured in. It decides whether `scale = "auto"` compares ratios, and the words of claims.',
}),
confidence: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(confidence, 0.95), {
doc: '1 minus the probability that a change without effect passes its test.',
}),
error_rate: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(_stats_level_js__WEBPACK_IMPORTED_MODULE_3__ .Jy), 'per-candidate'), {
doc: '[What that probability applies to](../explanation/decisions.md): each candidate, the share of false accepted changes, or any of them.',
}),
max_candidates: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(1)), {
unit: 'candidates',
doc: 'How many candidates you plan. `fdr` needs it.',
}),
effort: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(EFFORTS), 'auto'), {
doc: '[How much is spent on one test](../explanation/decisions.md#effort). `auto` spends more evaluations when proposals are expensive. You may change it between runs.',
}),
screen: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(screen), {
unit: 'noise SDs',
unset: 'by effort',
doc: 'A first run must come this close to the current best, or the change is rejected before pairs are run. Set, [one run](../explanation/decisions.md#up-to-three-lone-runs) screens.',
}),
futility_z: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_5__ .v7), {
unit: 'standard errors',
unset: 'by effort',
doc: 'How early a hopeless test ends. 0 ends it earliest.',
}),
max_pairs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(2)), {
unit: 'pairs of runs',
unset: 'by effort',
doc: 'Maximum number of pairs in one test.',
}),
min_improvement: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(improvement, 0), {
unit: 'units of the score, or percent of it',
doc: 'Minimum gain of an accepted change.',
}),
tolerance: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(improvement, 0), {
unit: 'units of the score, or percent of it',
doc: 'How much a [simplification](../explanation/decisions.md#simplifications) may lose.',
}),
size: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(size, 'lines'), {
doc: 'What a simplification must reduce.',
}),
calibration_runs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(1)), {
unit: 'runs',
unset: '8; with `greedy`, `repeats`',
doc: 'Evaluations of the base that measure the noise.',
}),
share_seed: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_5__ .j$, true), {
doc: 'Give both runs of a pair the same `AUTORIZE_SEED`.',
}),
repeats: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(1), 1), {
unit: 'runs',
doc: 'Runs whose mean `greedy`, `ladder` and `checkpoint` compare.',
}),
checkpoint_keeps: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(1)), {
unit: 'accepted changes',
unset: '8',
doc: 'Accepted changes after which `checkpoint` tests the whole batch.',
}),
ladder_step: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(ladderStep), {
unit: 'units of the score',
unset: '`"auto"`',
doc: 'Gain that `ladder` asks of each accepted change. `auto` takes the noise of the mean.',
}),
feedback: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(FEEDBACKS), 'rounded'), {
doc: 'What the agent learns about a difference in score.',
}),
guards: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(metricGuard), []), 'list'), {
doc: 'Checks of a change that passed its test: a command that must exit with 0, or a metric that must not get worse. Lower is better unless `direction = "max"`.',
}),
metrics: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(listedMetric), []),
guard_pairs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(0), 60), {
unit: 'pairs of runs',
doc: 'Maximum number of pairs in a test whose score passed and whose metric guards are undecided.',
}),
holdout: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(_values_js__WEBPACK_IMPORTED_MODULE_5__ .Bq.clone(), 'text, or `"$NAME"`'), {
doc: 'Scores a change and the current best on [something else](../how-to/use-a-holdout.md); only yes or no comes back. `"$NAME"` takes the command from your environment.',
}),
...holdoutRules,
files: hiddenFiles,
})),
confirm: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ ...confirmRules, files: hiddenFiles }), {}),
};
const recordedCertify = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
enabled: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY(), false),
fdr: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .uM)(1), 0.1),
max_pairs: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(2), 30),
revert: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY(), false),
}), {});
const NEGATIVE_CONTROL_ACTIONS = ['stop', 'warn', 'off'];
const evaluatorCheckShape = {
aa_check_every: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(0), 25), {
unit: 'candidates',
doc: 'Candidates between two [A/A checks](../explanation/claims.md#what-statistics-cannot-see), which test the current best against itself. 0 runs none.',
}),
negative_control: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(NEGATIVE_CONTROL_ACTIONS), 'stop'), {
doc: 'What happens if the [negative control](../explanation/claims.md#negative-control), a tree with only the protected files, does not fail. `off` does not try it.',
}),
max_plausible: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(plausible, 'auto'), {
unit: 'units of the score, or a factor',
doc: 'A larger gain is quarantined until you approve it. `auto`, in tests by pairs: 10 noise SDs or twice as good, whichever is larger. A factor compares with the current best in the same pairs.',
}),
};
}),
48111:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
r: () => ( recordedAction),
x: () => ( RECORDED_ACTIONS)
});
const RECORDED_ACTIONS = ['stop', 'tell', 'off'];
const RECORDED = { stop: 'stop', warn: 'tell', off: 'off' };
function recordedAction(action) {
return RECORDED[action];
}
}),
60456:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KT: () => ( named),
Pe: () => ( setting),
Y3: () => ( withoutDefault)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
const FACTS = new WeakMap();
const KINDS = new WeakMap();
function setting(schema, facts) {
const own = schema.clone();
const kind = KINDS.get(schema);
if (kind !== undefined)
KINDS.set(own, kind);
FACTS.set(own, facts);
return own;
}
function named(schema, kind) {
KINDS.set(schema, kind);
return schema;
}
function factsOf(schema) {
return FACTS.get(schema);
}
function kindOf(schema) {
return KINDS.get(schema);
}
function withoutDefault(schema, facts = {}) {
const { def } = schema;
const kind = kindOf(schema);
const inner = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(def.innerType);
const unset = `\`${JSON.stringify(def.defaultValue)}\``;
return setting(kind === undefined ? inner : named(inner, kind), { doc: '', ...factsOf(schema), unset, ...facts });
}
}),
62806:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
wd: () => ( absolutePaths),
mz: () => ( byteSize),
Yq: () => ( choice),
p0: () => ( values_duration),
rW: () => ( durationAboveNothing),
Bq: () => ( filled),
oW: () => ( folders),
HT: () => ( from),
gV: () => ( globs),
v7: () => ( notNegative),
Ro: () => ( onOff),
T1: () => ( pattern),
KN: () => ( percent),
yj: () => ( positive),
uM: () => ( share),
j$: () => ( switchable),
Ee: () => ( variables)
});
var schemas = __webpack_require__(94343);
var api = __webpack_require__(43759);
var byte_size = __webpack_require__(35252);
var duration = __webpack_require__(15902);
;
const FOLDER_INSIDE = 'the path of a folder in the repository, such as "bench/out"';
function isFolderInside(path) {
const parts = path.replace(/\/$/, '').split('/');
return parts.every((part) => !['', '.', '..'].includes(part) && part.toLowerCase() !== '.git' && !/[*?[\]{}\\\0]/.test(part));
}
var base_text = __webpack_require__(7953);
var setting = __webpack_require__(60456);
;
const NOT_BLANK = 'text that is not blank';
const SAMPLES = '"90s", "5m", "1h30m" or "2days"';
const filled = (0,setting .KT)(schemas .YjP().check(schemas .YPB((supplied) => supplied.trim() !== '', NOT_BLANK)), 'text');
const INSIDE = 'a pattern of files in the repository, without ".."';
const globs = (0,setting .KT)(schemas .YOg(filled.check(schemas .YPB((supplied) => !supplied.split('/').includes('..'), INSIDE))), 'globs');
const switchable = schemas .zMY();
const variables = (0,setting .KT)(schemas .g1P(schemas .YjP(), schemas .YjP()), 'table of text');
const folders = (0,setting .KT)(schemas .YOg(filled.check(schemas .YPB(isFolderInside, FOLDER_INSIDE))), 'folders');
const absolutePaths = (0,setting .KT)(schemas .YOg(filled.check(schemas .YPB((supplied) => supplied.startsWith('/'), 'an absolute path'))), 'absolute paths');
const byteSize = (0,setting .KT)(schemas .YjP()
.check(schemas .YPB((supplied) => ((0,byte_size .n)(supplied) ?? 0) > 0, 'an amount of bytes such as "512MiB" or "2GiB", above 0')), 'size such as `"2GiB"`');
const choice = (words) => schemas .k5n(words, words.map((word) => (0,base_text .TL)(word)).join(' or '));
const onOff = choice(['on', 'off']);
const from = (least) => {
const expected = least === 0 ? 'a whole number that is not negative' : `a whole number from ${least}`;
return (0,setting .KT)(schemas .Whr().check(api .qm(least, expected)), `whole number from ${least}`);
};
const positive = (0,setting .KT)(schemas .aig().check(api .NC('a number above 0')), 'number above 0');
const notNegative = (0,setting .KT)(schemas .aig().check(api .qm(0, 'a number that is not negative')), 'number from 0');
const share = (high) => {
const expected = `a number in (0, ${high})`;
return (0,setting .KT)(schemas .aig().check(api .Tx(0, expected), api .Au(high, expected)), `number between 0 and ${high}`);
};
const percent = (0,setting .KT)(schemas .YjP().check(api .Fk(/^\d+(\.\d+)?%$/, 'a percentage such as "0.5%"')), 'percentage such as `"0.5%"`');
const durationWithin = (least, expected) => (0,setting .KT)(schemas .YjP().check(schemas .YPB((supplied) => {
const ms = (0,duration .E9)(supplied);
return ms !== undefined && ms >= least && ms <= duration .rG;
}, expected)), least === 0 ? 'duration' : 'duration above 0');
const values_duration = durationWithin(0, `a duration such as ${SAMPLES}, at most 366 days`);
const durationAboveNothing = durationWithin(1, `a duration such as ${SAMPLES}, above nothing and at most 366 days`);
const pattern = (0,setting .KT)(filled.check(schemas .YPB((supplied) => hasGroup(supplied), 'a regular expression with a capture group, e.g. "score=([0-9.]+)"')), 'regular expression with a capture group');
function hasGroup(supplied) {
try {
return (new RegExp(`${supplied}|`).exec('')?.length ?? 0) > 1;
}
catch {
return false;
}
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
8642:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
In: () => ( levelOf),
Jy: () => ( ERROR_RATES),
gv: () => ( minimumPairs)
});
const ERROR_RATES = ['per-candidate', 'fdr', 'fwer'];
const SPENDING = -1.1;
const WHOLE_SUM = 10.584448464950801;
const LEVELS = {
'per-candidate': ({ alpha }) => alpha,
fwer: ({ alpha, horizon }, { tested }) => {
if (horizon !== null && tested >= horizon)
return 0;
return (alpha * (tested + 1) ** SPENDING) / (horizon === null ? WHOLE_SUM : spendingSum(horizon));
},
fdr: ({ alpha, horizon }, { tested, kept }) => horizon === null || tested >= horizon ? 0 : (alpha * (kept + 1)) / horizon,
};
function levelOf(rules, state) {
return LEVELS[rules.error_rate](rules, state);
}
function spendingSum(horizon) {
let sum = 0;
for (let index = horizon; index >= 1; index -= 1)
sum += index ** SPENDING;
return sum;
}
function minimumPairs(a, most = 2) {
return Math.ceil(Math.log(1 / a) / Math.log(most) - 1e-9);
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

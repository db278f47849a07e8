export const id = 2772;
export const ids = [2772];
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
Ui: () => ( failureVerdict),
Vj: () => ( verdictOf),
h_: () => ( DECISION_OUTCOMES),
vP: () => ( figure),
vr: () => ( signedFigure)
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
30226:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ee: () => ( agentNetwork),
SF: () => ( agentRouteOf),
_5: () => ( pricesOf),
_J: () => ( writtenGatewayProblems)
});
var decode = __webpack_require__(74044);
var registry = __webpack_require__(63836);
var json_walk = __webpack_require__(24290);
var protocol = __webpack_require__(65152);
;
const LOCAL_TOOLS = /^(?:custom|(?:bash|text_editor|computer|memory|tool_search_tool_(?:regex|bm25))_\d{8})$/;
const OPAQUE = new Set(['input', 'input_schema']);
const LIST_PRICE = [undefined, null, 'auto', 'standard', 'standard_only'];
const anthropicMessages = {
name: 'anthropic-messages',
readRequest: (body) => ({
model: (0,protocol .Vb)(body.model),
maxOutput: (0,protocol .uk)(body.max_tokens),
surcharge: surchargeOf(body),
cachesLong: cachesLong(body),
waysOut: [...new Set([...toolWays(body), ...contentWays(body)])],
}),
readResponse: (part) => {
switch (part.type) {
case 'message':
return { ...readMessage(part), isFinal: (0,decode .Gv)(part.usage), characters: writtenInBlocks(part) };
case 'message_start':
return readMessage((0,decode .YN)(part.message));
case 'content_block_delta':
return { characters: writtenIn((0,decode .YN)(part.delta)) };
case 'message_delta':
return { ...readUsage(part.usage), isFinal: (0,decode .Gv)(part.usage) };
case 'error':
return { error: (0,decode .YN)(part.error) };
default:
return {};
}
},
renderError: ({ status, message }) => ({ type: 'error', error: { type: errorType(status), message } }),
};
function cachesLong(body) {
return [...(0,json_walk .Q)(body, OPAQUE)].some(({ cache_control: control }) => (0,decode .YN)(control).ttl === '1h');
}
const LIST_PRICE_PLACES = [undefined, null, 'global', 'not_available'];
function surchargeOf({ service_tier: tier, speed, inference_geo: place }) {
if (!LIST_PRICE.includes(tier))
return (0,protocol .rH)('service_tier', tier);
if (!LIST_PRICE_PLACES.includes(place))
return (0,protocol .rH)('inference_geo', place);
return [undefined, null, 'standard'].includes(speed) ? undefined : (0,protocol .rH)('speed', speed);
}
function* toolWays({ tools, mcp_servers: servers, container }) {
for (const { type } of (0,decode .cX)(tools).filter(decode .Gv)) {
if (type === undefined || type === null)
continue;
if (typeof type !== 'string' || !LOCAL_TOOLS.test(type))
yield (0,protocol .rH)('the server-side tool', type);
}
for (const { name } of (0,decode .cX)(servers).map(decode .YN))
yield (0,protocol .rH)('the MCP server', name);
if (container !== undefined && container !== null)
yield 'a container for code execution';
}
function* contentWays({ messages, system }) {
for (const block of (0,json_walk .Q)([messages, system], OPAQUE)) {
if (block.type === 'container_upload')
yield 'a file for code execution';
const { type } = (0,decode .YN)(block.source);
if (type === 'url')
yield 'content of a remote URL';
if (type === 'file')
yield 'a stored file';
}
}
function readMessage({ model, usage }) {
return { model: (0,protocol .Vb)(model), ...readUsage(usage) };
}
function readUsage(usage) {
const { input_tokens, cache_read_input_tokens, cache_creation_input_tokens, output_tokens, cache_creation } = (0,decode .YN)(usage);
const written = (0,protocol .U9)(cache_creation_input_tokens);
const long = (0,protocol .U9)((0,decode .YN)(cache_creation).ephemeral_1h_input_tokens);
return (0,protocol .AH)({
input: (0,protocol .U9)(input_tokens),
cacheRead: (0,protocol .U9)(cache_read_input_tokens),
cacheWrite: written === undefined ? undefined : Math.max(0, written - (long ?? 0)),
longCacheWrite: long,
output: (0,protocol .U9)(output_tokens),
});
}
function writtenIn({ text, partial_json: json, thinking }) {
return [text, json, thinking].reduce((sum, each) => sum + (typeof each === 'string' ? each.length : 0), 0);
}
function writtenInBlocks({ content }) {
return (0,decode .cX)(content).reduce((sum, block) => sum + writtenIn((0,decode .YN)(block)), 0);
}
const ERROR_TYPES = {
400: 'invalid_request_error',
401: 'authentication_error',
402: 'billing_error',
403: 'permission_error',
404: 'not_found_error',
413: 'request_too_large',
429: 'rate_limit_error',
504: 'timeout_error',
529: 'overloaded_error',
};
function errorType(status) {
return ERROR_TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error');
}
;
const gemini_LOCAL_TOOLS = ['functiondeclarations', 'computeruse'];
const gemini_OPAQUE = new Set([
...['args', 'response', 'parameters', 'parametersJsonSchema', 'parameters_json_schema'],
...['responseSchema', 'response_schema', 'responseJsonSchema', 'response_json_schema'],
]);
const gemini_LIST_PRICE = /^(?:service_tier_)?(?:unspecified|standard)$/i;
const gemini = {
name: 'gemini',
readRequest: (body) => {
const requests = [body, ...membersOf(body, 'generateContentRequest').map(decode .YN)];
const configs = requests.flatMap((each) => membersOf(each, 'generationConfig')).map(decode .YN);
const most = configs.flatMap((config) => membersOf(config, 'maxOutputTokens'));
const answers = configs.flatMap((each) => membersOf(each, 'candidateCount'));
const tier = membersOf(body, 'serviceTier').find((each) => !gemini_LIST_PRICE.test(String(each)));
return {
...(tier === undefined ? {} : { surcharge: (0,protocol .rH)('service_tier', tier) }),
maxOutput: (0,protocol .uk)(...most),
answers: Math.max(1, (0,protocol .uk)(...answers) ?? 1),
waysOut: [...new Set([...requests.flatMap((each) => [...gemini_toolWays(each)]), ...gemini_contentWays(body)])],
};
},
readResponse: (part) => ({
model: (0,protocol .Vb)(part.modelVersion),
...gemini_readUsage(part.usageMetadata),
isFinal: (0,decode .Gv)(part.usageMetadata) && (0,decode .cX)(part.candidates).some(isFinished),
characters: gemini_writtenIn(part),
...((0,decode .Gv)(part.error) ? { error: part.error } : {}),
}),
renderError: ({ status, message }) => ({
error: { code: status, message, status: STATUS_NAMES[status] ?? 'UNKNOWN' },
}),
};
function plain(name) {
return name.replaceAll('_', '').toLowerCase();
}
function membersOf(fields, name) {
return Object.entries(fields).flatMap(([key, value]) => plain(key) === plain(name) && value !== null ? [value] : []);
}
function* gemini_toolWays(request) {
for (const tool of membersOf(request, 'tools').flatMap(decode .cX).filter(decode .Gv)) {
for (const name of Object.keys(tool)) {
if (!gemini_LOCAL_TOOLS.includes(plain(name)))
yield (0,protocol .rH)('the server-side tool', name);
}
}
if (membersOf(request, 'cachedContent').length > 0)
yield 'stored content';
}
function* gemini_contentWays(body) {
for (const part of (0,json_walk .Q)(body, gemini_OPAQUE)) {
if (membersOf(part, 'fileData').length > 0)
yield 'a stored file, or content of a remote URL';
}
}
function isFinished(candidate) {
return typeof (0,decode .YN)(candidate).finishReason === 'string';
}
function gemini_readUsage(usage) {
const fields = (0,decode .YN)(usage);
const sent = (0,protocol .U9)(fields.promptTokenCount);
const read = (0,protocol .U9)(fields.cachedContentTokenCount) ?? 0;
const results = (0,protocol .U9)(fields.toolUsePromptTokenCount) ?? 0;
const [answer, thoughts] = [(0,protocol .U9)(fields.candidatesTokenCount), (0,protocol .U9)(fields.thoughtsTokenCount)];
return (0,protocol .AH)({
...(sent === undefined ? {} : { input: Math.max(0, sent + results - read), cacheRead: read }),
output: answer === undefined && thoughts === undefined ? undefined : (answer ?? 0) + (thoughts ?? 0),
});
}
function gemini_writtenIn({ candidates }) {
let characters = 0;
for (const candidate of (0,decode .cX)(candidates).filter(decode .Gv)) {
for (const part of (0,decode .cX)((0,decode .YN)(candidate.content).parts).filter(decode .Gv)) {
if (typeof part.text === 'string')
characters += part.text.length;
if ((0,decode .Gv)(part.functionCall))
characters += JSON.stringify(part.functionCall).length;
}
}
return characters;
}
const STATUS_NAMES = {
400: 'INVALID_ARGUMENT',
401: 'UNAUTHENTICATED',
403: 'PERMISSION_DENIED',
404: 'NOT_FOUND',
429: 'RESOURCE_EXHAUSTED',
500: 'INTERNAL',
503: 'UNAVAILABLE',
504: 'DEADLINE_EXCEEDED',
};
;
const openai_shared_LIST_PRICE = [undefined, null, 'auto', 'default', 'standard'];
function tierSurcharge({ service_tier: tier, models }) {
if ((0,decode .cX)(models).length > 0)
return 'models in place of the one that is named';
return openai_shared_LIST_PRICE.includes(tier) ? undefined : (0,protocol .rH)('service_tier', tier);
}
function readTokens(sent, details, output) {
const { cached_tokens, cache_write_tokens } = (0,decode .YN)(details);
const [all, read, written] = [(0,protocol .U9)(sent), (0,protocol .U9)(cached_tokens) ?? 0, (0,protocol .U9)(cache_write_tokens) ?? 0];
return (0,protocol .AH)({
...(all === undefined
? {}
: { input: Math.max(0, all - read - written), cacheRead: read, cacheWrite: written, longCacheWrite: 0 }),
output: (0,protocol .U9)(output),
});
}
function isInline(url) {
return typeof url === 'string' && /^data:/i.test(url);
}
const SEARCHING = /-search(?:-|$)|:online$|(?:^|\/)(?:sonar|compound)(?:-|$)/i;
const SEARCH_MEMBERS = {
plugins: 'plug-ins of the server',
web_search_options: 'web search',
search_parameters: 'web search',
enable_search: 'web search',
data_sources: 'data of another server',
};
function* searchWays(body) {
for (const model of [body.model, ...(0,decode .cX)(body.models)]) {
if (typeof model === 'string' && SEARCHING.test(model))
yield (0,protocol .rH)('the searching model', model);
}
for (const [name, way] of Object.entries(SEARCH_MEMBERS)) {
if (![undefined, null, false].includes(body[name]))
yield way;
}
}
const openai_shared_ERROR_TYPES = {
401: 'authentication_error',
402: 'insufficient_quota',
403: 'permission_error',
404: 'not_found_error',
429: 'rate_limit_error',
};
function renderOpenAiError({ status, message }) {
const type = openai_shared_ERROR_TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'server_error');
return { error: { message, type, param: null, code: type } };
}
;
const openai_chat_LOCAL_TOOLS = ['function', 'custom'];
const openai_chat_OPAQUE = new Set(['arguments']);
const openaiChat = {
name: 'openai-chat',
readRequest: (body) => ({
model: (0,protocol .Vb)(body.model),
maxOutput: (0,protocol .uk)(body.max_completion_tokens, body.max_tokens),
answers: Math.max(1, (0,protocol .uk)(body.n) ?? 1),
surcharge: tierSurcharge(body),
waysOut: [...new Set([...openai_chat_toolWays(body), ...searchWays(body), ...openai_chat_contentWays(body.messages)])],
}),
readResponse: (part) => ({
model: (0,protocol .Vb)(part.model),
...openai_chat_readUsage(part.usage),
isFinal: (0,decode .Gv)(part.usage),
characters: openai_chat_writtenIn(part),
...errorIn(part),
}),
renderError: renderOpenAiError,
};
function errorIn({ error }) {
if ((0,decode .Gv)(error))
return { error };
return typeof error === 'string' && error !== '' ? { error: { message: error } } : {};
}
function* openai_chat_toolWays({ tools }) {
for (const { type } of (0,decode .cX)(tools).filter(decode .Gv)) {
if (!openai_chat_LOCAL_TOOLS.includes(type))
yield (0,protocol .rH)('the server-side tool', type);
}
}
function* openai_chat_contentWays(messages) {
for (const part of (0,json_walk .Q)(messages, openai_chat_OPAQUE)) {
const { image_url: image, video_url: video, file } = part;
for (const each of [image, video]) {
const url = (0,decode .Gv)(each) ? each.url : each;
if (url !== undefined && url !== null && !isInline(url))
yield 'content of a remote URL';
}
const { file_id: id, file_data: data } = (0,decode .YN)(file);
if (id !== undefined && id !== null)
yield 'a stored file';
if (typeof data === 'string' && /^https?:/i.test(data))
yield 'content of a remote URL';
}
}
function openai_chat_readUsage(usage) {
const { prompt_tokens, prompt_tokens_details, completion_tokens } = (0,decode .YN)(usage);
return readTokens(prompt_tokens, prompt_tokens_details, completion_tokens);
}
function openai_chat_writtenIn({ choices }) {
let characters = 0;
for (const choice of (0,decode .cX)(choices).filter(decode .Gv)) {
const { content, reasoning, reasoning_content: thoughts, tool_calls: calls, } = (0,decode .YN)(choice.delta ?? choice.message);
const written = (0,decode .cX)(calls).map((call) => (0,decode .YN)((0,decode .YN)(call).function).arguments);
for (const each of [content, reasoning, thoughts, ...written]) {
if (typeof each === 'string')
characters += each.length;
}
}
return characters;
}
;
const openai_responses_LOCAL_TOOLS = [
...['function', 'custom', 'local_shell', 'apply_patch', 'tool_search'],
...['computer', 'computer_use_preview'],
];
const openai_responses_OPAQUE = new Set(['arguments', 'parameters']);
const ENDED = ['response.completed', 'response.incomplete', 'response.failed', 'response.done'];
const openaiResponses = {
name: 'openai-responses',
readRequest: (body) => ({
model: (0,protocol .Vb)(body.model),
maxOutput: (0,protocol .uk)(body.max_output_tokens),
surcharge: tierSurcharge(body),
waysOut: [
...new Set([...openai_responses_toolWays(body.tools), ...searchWays(body), ...storedWays(body), ...openai_responses_contentWays(body.input)]),
],
}),
readResponse: (part) => {
if (typeof part.type !== 'string')
return { ...readBody(part), isFinal: (0,decode .Gv)(part.usage) };
if (part.type === 'error')
return { error: (0,decode .Gv)(part.error) ? part.error : part };
const { response, delta } = part;
if ((0,decode .Gv)(response))
return { ...readBody(response), isFinal: ENDED.includes(part.type) };
return { characters: typeof delta === 'string' ? delta.length : 0 };
},
renderError: renderOpenAiError,
};
function* openai_responses_toolWays(tools) {
for (const tool of (0,decode .cX)(tools).filter(decode .Gv)) {
const { type, environment } = tool;
if (type === 'namespace')
yield* openai_responses_toolWays(tool.tools);
else if (type === 'shell') {
if ((0,decode .YN)(environment).type !== 'local')
yield 'a shell of the server';
}
else if (!openai_responses_LOCAL_TOOLS.includes(type))
yield (0,protocol .rH)('the server-side tool', type);
}
}
function* storedWays(body) {
const { previous_response_id: previous, conversation, prompt, background } = body;
if (isPresent(previous) || isPresent(conversation))
yield 'a stored conversation';
if (isPresent(prompt))
yield 'a stored prompt';
if (background === true)
yield 'an answer in the background';
}
function* openai_responses_contentWays(input) {
for (const item of (0,decode .cX)(input).filter(decode .Gv)) {
if (!isPresent(item.type) && !isPresent(item.role))
yield 'a stored conversation';
}
for (const item of (0,json_walk .Q)(input, openai_responses_OPAQUE)) {
if (item.type === 'item_reference')
yield 'a stored conversation';
yield* openai_responses_toolWays(item.tools);
if (isPresent(item.file_id))
yield 'a stored file';
if (isPresent(item.file_url))
yield 'content of a remote URL';
if (isPresent(item.image_url) && !isInline(item.image_url))
yield 'content of a remote URL';
}
}
function isPresent(value) {
return value !== undefined && value !== null;
}
function readBody({ model, usage, error }) {
return { model: (0,protocol .Vb)(model), ...openai_responses_readUsage(usage), ...((0,decode .Gv)(error) ? { error } : {}) };
}
function openai_responses_readUsage(usage) {
const { input_tokens, input_tokens_details, output_tokens } = (0,decode .YN)(usage);
return readTokens(input_tokens, input_tokens_details, output_tokens);
}
;
const NAME = '[\\w.:@-]+';
const WORD = /^[\w.-]{0,200}$/;
const APIS = {
anthropic: {
upstream: 'https://api.anthropic.com',
prefix: '',
protocol: anthropicMessages,
endpoints: [
{ method: 'POST', path: /^(\/v1\/messages)$/, kind: 'answer', protocol: anthropicMessages },
{ method: 'POST', path: /^(\/v1\/messages\/count_tokens)$/, kind: 'count', protocol: anthropicMessages },
{ method: 'GET', path: new RegExp(`^(/v1/models(?:/${NAME})?)$`), kind: 'list', protocol: anthropicMessages },
],
query: { beta: /^true$/, limit: WORD, after_id: WORD, before_id: WORD },
},
openai: {
upstream: 'https://api.openai.com/v1',
prefix: '/v1',
protocol: openaiChat,
endpoints: [
{ method: 'POST', path: /^\/v1(\/responses(?:\/compact)?)$/, kind: 'answer', protocol: openaiResponses },
{ method: 'POST', path: /^\/v1(\/responses\/input_tokens)$/, kind: 'count', protocol: openaiResponses },
{ method: 'POST', path: /^\/v1(\/chat\/completions)$/, kind: 'answer', protocol: openaiChat },
{ method: 'GET', path: new RegExp(`^/v1(/models(?:/${NAME}){0,2})$`), kind: 'list', protocol: openaiChat },
],
query: { client_version: WORD, 'api-version': WORD, limit: WORD, after: WORD },
},
gemini: {
upstream: 'https://generativelanguage.googleapis.com',
prefix: '',
protocol: gemini,
endpoints: [
{
method: 'POST',
path: /^(\/v1(?:beta|alpha)?\/models\/([\w.@-]+):(?:generateContent|streamGenerateContent))$/,
kind: 'answer',
protocol: gemini,
},
{
method: 'POST',
path: /^(\/v1(?:beta|alpha)?\/models\/([\w.@-]+):countTokens)$/,
kind: 'count',
protocol: gemini,
},
{
method: 'GET',
path: /^(\/v1(?:beta|alpha)?\/models(?:\/[\w.@-]+)?)$/,
kind: 'list',
protocol: gemini,
},
],
query: { alt: /^(?:sse|json)$/, pageSize: WORD, pageToken: WORD },
},
};
const MAX_TARGET = 2000;
function findTarget(api, method, url) {
const [, path = '', query = ''] = /^(\/[^?#]*)(?:\?([^#]*))?$/.exec(url ?? '') ?? [];
if (path === '' || (url ?? '').length > MAX_TARGET || !/^[\w.:@/-]+$/.test(path)) {
return { status: 400, message: 'the path is not in plain form' };
}
if (path.split('/').some((part, index) => index > 0 && ['', '.', '..'].includes(part))) {
return { status: 400, message: 'the path is not in plain form' };
}
const { endpoints } = APIS[api];
const matches = endpoints.filter((each) => each.path.test(path));
const found = matches.find((each) => each.method === method);
if (found === undefined) {
const [status, what] = matches.length > 0 ? [405, 'this method'] : [404, 'this endpoint'];
return { status, message: `the gateway does not forward ${what}` };
}
const values = readQuery(query, APIS[api].query);
if ('status' in values)
return values;
const [, below = '', model] = found.path.exec(path) ?? [];
const { kind, protocol } = found;
return { endpoint: { kind, protocol, path: below, ...(model === undefined ? {} : { model }) }, ...values };
}
function readQuery(query, allowed) {
const parts = query === '' ? [] : query.split('&').map((part) => part.split('='));
const names = parts.map(([name = '']) => name);
const isKnown = ([name = '', value, ...more]) => more.length === 0 &&
value !== undefined &&
(Object.hasOwn(allowed, name) ? allowed[name] : keyPattern(name))?.test(value) === true;
if (new Set(names).size !== names.length || !parts.every(isKnown)) {
return { status: 400, message: 'the query holds what the gateway does not forward' };
}
const passed = parts.filter(([name]) => name !== 'key').map((part) => part.join('='));
const key = parts.find(([name]) => name === 'key')?.[1];
return { query: passed.length === 0 ? '' : `?${passed.join('&')}`, ...(key === undefined ? {} : { key }) };
}
function keyPattern(name) {
return name === 'key' ? WORD : undefined;
}
;
const VARIABLES = {
anthropic: {
keys: {
ANTHROPIC_API_KEY: 'x-api-key',
ANTHROPIC_AUTH_TOKEN: 'authorization',
CLAUDE_CODE_OAUTH_TOKEN: 'authorization',
},
addresses: ['ANTHROPIC_BASE_URL', 'ANTHROPIC_API_BASE'],
},
openai: {
keys: {
OPENAI_API_KEY: 'authorization',
CODEX_API_KEY: 'authorization',
COPILOT_PROVIDER_API_KEY: 'authorization',
AZURE_OPENAI_API_KEY: 'api-key',
AZURE_API_KEY: 'api-key',
},
addresses: ['OPENAI_BASE_URL', 'OPENAI_API_BASE', 'COPILOT_PROVIDER_BASE_URL'],
},
gemini: {
keys: { GEMINI_API_KEY: 'x-goog-api-key', GOOGLE_API_KEY: 'x-goog-api-key' },
addresses: ['GOOGLE_GEMINI_BASE_URL'],
},
};
const APIS_IN_ORDER = Object.keys(VARIABLES);
function agentRouteOf(choice, env) {
const { gateway, network, preset, command } = choice;
if (gateway === 'off')
return { kind: 'direct' };
const isAsked = gateway !== undefined || network === 'model';
if (isAsked) {
const api = gatewayApiOf(choice, env);
if (api === undefined)
return { kind: 'refused', reason: 'no API of a model is known that it could forward to' };
const route = routeOf(api, env);
return typeof route === 'string' ? { kind: 'refused', reason: route } : { kind: 'gateway', route };
}
if (network === 'off' || preset === undefined || command !== undefined)
return { kind: 'direct' };
const route = routeOfPreset(preset, env);
return typeof route === 'string' ? { kind: 'direct', why: route } : { kind: 'gateway', route };
}
function routeOfPreset(preset, env) {
const elsewhere = ELSEWHERE.find((name) => isOn(env[name]));
if (elsewhere !== undefined)
return `${elsewhere} is set`;
const known = apiOfPreset(preset, env);
if (known === undefined)
return `the gateway does not speak the API of ${preset}`;
const api = known === 'by key' ? apiByKey(preset, env) : known;
if (api === undefined) {
const keys = registry .fG[preset].keys.join(', ');
return `agent.env does not have the key of exactly one API (${keys}); agent.gateway can name the API`;
}
if (heldKeys(api, env).length === 0 && writtenAddress(api, env) === undefined)
return `agent.env has no key of the API (${Object.keys(VARIABLES[api].keys).join(', ')})`;
return routeOf(api, env);
}
const ELSEWHERE = [
...['CLAUDE_CODE_USE_BEDROCK', 'CLAUDE_CODE_USE_VERTEX', 'CLAUDE_CODE_USE_FOUNDRY'],
...['GOOGLE_GENAI_USE_VERTEXAI', 'GOOGLE_GENAI_USE_GCA'],
];
function isOn(value) {
return !['', '0', 'false'].includes((value ?? '').toLowerCase());
}
function heldKeys(api, env) {
return Object.keys(VARIABLES[api].keys).filter((name) => (env[name] ?? '') !== '');
}
function writtenAddress(api, env) {
return VARIABLES[api].addresses.map((name) => env[name] ?? '').find((each) => each !== '');
}
function apiByKey(preset, env) {
const keyed = APIS_IN_ORDER.filter((api) => heldKeys(api, env).length > 0);
const held = keyed.length > 0 ? keyed : APIS_IN_ORDER.filter((api) => writtenAddress(api, env) !== undefined);
const isOfGateway = (name) => APIS_IN_ORDER.some((api) => Object.hasOwn(VARIABLES[api].keys, name));
const hasOther = registry .fG[preset].keys.some((name) => (env[name] ?? '') !== '' && !isOfGateway(name));
return held.length === 1 && !hasOther ? held[0] : undefined;
}
function agentNetwork(choice, env, { isConfined, isAction = false }) {
const { network, preset, command } = choice;
if (network !== undefined)
return network;
const isOfPreset = preset !== undefined && command === undefined;
return isAction && isConfined && isOfPreset && agentRouteOf(choice, env).kind === 'gateway' ? 'model' : 'on';
}
function gatewayApiOf({ gateway, preset }, env) {
if (gateway !== undefined)
return gateway === 'off' ? undefined : gateway;
const known = preset === undefined ? undefined : apiOfPreset(preset, env);
return known === 'by key' && preset !== undefined ? apiByKey(preset, env) : known;
}
function apiOfPreset(preset, env) {
const { api } = registry .fG[preset];
if (api !== 'other')
return api;
const { COPILOT_PROVIDER_API_KEY: key = '', COPILOT_PROVIDER_TYPE: type = 'openai' } = env;
return preset === 'copilot' && key !== '' && type === 'openai' ? 'openai' : undefined;
}
function gatewayProblems(choice, env) {
const { network, gateway } = choice;
if (network === 'off' && gateway !== undefined && gateway !== 'off') {
return [
{
path: ['gateway'],
found: `${JSON.stringify(gateway)} with the network "off"`,
expected: 'the network "model" or "on"',
remedy: 'Set agent.network to "model": the agent then reaches its model and nothing else.',
},
];
}
if (network !== 'model' || gatewayApiOf(choice, env) !== undefined)
return [];
return [
{
path: ['network'],
found: '"model", and no API of a model that the gateway could forward to',
expected: 'a preset that works with one, or agent.gateway',
remedy: 'Set agent.gateway to "anthropic", "openai" or "gemini", or agent.network to "on".',
},
];
}
function writtenGatewayProblems(agent) {
const { preset, network = 'on', gateway, env, login } = agent;
if (login === true)
return [];
const isNetwork = network === 'on' || network === 'off' || network === 'model';
const known = gateway === undefined || gateway === 'off' || APIS_IN_ORDER.some((api) => api === gateway);
const isPreset = typeof preset === 'string' && Object.hasOwn(registry .fG, preset);
if (!isNetwork || !known || (preset !== undefined && !isPreset))
return [];
const choice = { preset, network, gateway };
return gatewayProblems(choice, (0,decode .YN)(env));
}
function pricesOf({ price = {} }) {
const entries = Object.entries(price).map(([model, written]) => {
const { cache_read: cacheRead, cache_write: cacheWrite, long_cache_write: longCacheWrite, ...others } = written;
return [model, { ...others, cacheRead, cacheWrite, longCacheWrite }];
});
return Object.fromEntries(entries);
}
function routeOf(api, env) {
const { keys, addresses } = VARIABLES[api];
const held = heldKeys(api, env);
const [name] = held;
const written = writtenAddress(api, env);
const [, path = '', query] = /^([^?]*)(?:\?(.*))?$/s.exec(written ?? APIS[api].upstream) ?? [];
const address = path.replace(/\/+$/, '');
if (!isAddress(address) || !isVersion(query))
return `${JSON.stringify(written)} is no address of an API`;
if (name === undefined && written === undefined) {
return `agent.env has no key for the gateway (${Object.keys(keys).join(' or ')})`;
}
const header = keys[name ?? Object.keys(keys)[0] ?? ''] ?? 'authorization';
const key = name === undefined ? 'none' : (env[name] ?? '').trim();
if (/[^\t\x20-\x7e\x80-\xff]/.test(key))
return `the key in ${name} holds a character that no header can carry`;
const value = header === 'authorization' ? `Bearer ${key}` : key;
const known = api === 'gemini' ? [...held, 'GEMINI_API_KEY'] : held;
const usual = Object.keys(keys).filter((each) => !each.startsWith('AZURE_'));
const replaced = api === 'openai' || held.length === 0 ? [...usual, ...held] : known;
const baseOf = (origin) => `${origin}${APIS[api].prefix}`;
return {
api,
upstream: { address, key: { header, value }, ...(query === undefined ? {} : { query }) },
hasKey: name !== undefined,
variables: ({ origin, token }) => ({
...env,
...Object.fromEntries(Object.keys(keys).flatMap((each) => (replaced.includes(each) ? [[each, token]] : []))),
...Object.fromEntries(addresses.map((each) => [each, baseOf(origin)])),
...aroundProxies(env),
}),
homeFiles: (origin) => homeFilesOf(api, baseOf(origin)),
};
}
function isAddress(text) {
const url = URL.canParse(text) ? new URL(text) : undefined;
const isPlain = !/[#\s\\]/.test(text);
return url !== undefined && isPlain && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
function isVersion(query) {
return query === undefined || /^api-version=[\w.-]+$/.test(query);
}
const GEMINI_LOGIN = { security: { auth: { selectedType: 'gemini-api-key' } } };
function aroundProxies(env) {
const before = env.NO_PROXY ?? env.no_proxy ?? '';
const list = [...(before === '' ? [] : [before]), '127.0.0.1', 'localhost'].join(',');
return { NO_PROXY: list, no_proxy: list };
}
function homeFilesOf(api, base) {
const provider = { anthropic: 'anthropic', openai: 'openai', gemini: 'google' }[api];
const version = { anthropic: '/v1', openai: '', gemini: '/v1beta' }[api];
const opencode = { provider: { [provider]: { options: { baseURL: `${base}${version}` } } } };
const codex = [
'model_provider = "autorize"',
'web_search = "disabled"',
'[model_providers.autorize]',
'name = "autorize gateway"',
`base_url = "${base}"`,
'env_key = "OPENAI_API_KEY"',
'wire_api = "responses"',
'',
].join('\n');
return {
'.config/opencode/opencode.json': `${JSON.stringify(opencode)}\n`,
...(api === 'openai' ? { '.codex/config.toml': codex } : {}),
...(api === 'gemini' ? { '.gemini/settings.json': `${JSON.stringify(GEMINI_LOGIN)}\n` } : {}),
};
}
}),
7535:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
sY: () => ( agentProblems),
wJ: () => ( agentTemplate),
m6: () => ( modelOfCommand),
ld: () => ( presetCommand),
Se: () => ( presetOfCommand),
kH: () => ( sandboxMarkOf)
});
var shell_quote = __webpack_require__(61023);
var registry = __webpack_require__(63836);
;
function loginProblems(agent) {
const { login, preset, command, env, gateway, network, sandbox } = agent;
if (login !== true)
return [];
const able = registry .VC.filter((name) => (0,registry .DQ)(name) !== undefined);
const known = able.find((name) => name === preset);
if (command !== undefined || known === undefined) {
return [
{
path: ['login'],
found: command === undefined ? 'login without a preset that has one' : 'login beside a command',
expected: `it only with a preset: ${able.join(', ')}`,
remedy: 'Set agent.preset, or a key in agent.env.',
},
];
}
const written = typeof env === 'object' && env !== null ? Object.keys(env) : [];
const key = written.find((name) => registry .fG[known].keys.includes(name));
const isBehind = known === 'claude' || known === 'codex' || known === 'opencode';
return [
...(key === undefined
? []
: [
{
path: ['env', key],
found: `a key beside agent.login`,
expected: 'one of the two',
remedy: `Take ${key} out of agent.env, or agent.login.`,
},
]),
...(gateway === undefined || gateway === null
? []
: [
{
path: ['gateway'],
found: 'gateway beside agent.login',
expected: 'none: a login goes through the gateway wherever its CLI can',
remedy: 'Take agent.gateway out.',
},
]),
...(network === 'off' || (network === 'model' && !isBehind)
? [
{
path: ['network'],
found: `${JSON.stringify(network)} with the login of ${known}`,
expected: isBehind ? '"on" or "model"' : '"on": its CLI calls its service by itself',
remedy: `Set agent.network to "on"${isBehind ? ' or "model"' : ''}, or use a key.`,
},
]
: []),
...(sandbox === 'off'
? [
{
path: ['sandbox'],
found: '"off" with agent.login',
expected: '"auto" or "required": only bubblewrap keeps the login away from the agent',
remedy: 'Set agent.sandbox to "required", or use a key.',
},
]
: []),
];
}
var model_route = __webpack_require__(30226);
;
function agentTemplate(agent) {
if (agent.command !== undefined)
return { command: agent.command, stdin: agent.stdin };
if (agent.preset === undefined)
throw new Error('an agent without a command passed the config');
return { command: presetCommand(agent.preset, agent), stdin: registry .fG[agent.preset].stdin };
}
function presetCommand(name, { model, reasoning, args = [] }, ownSandbox) {
const preset = registry .fG[name];
const options = [
...(model === undefined ? [] : [preset.modelOption, model]),
...(reasoning === undefined ? [] : (preset.reasoningOptions?.(reasoning) ?? [])),
...args,
].map(shell_quote .e);
return preset.commandFor({ options, ...(ownSandbox && { ownSandbox }) });
}
function cliOptionProblems(agent) {
const written = ['model', 'reasoning', 'args'].filter((key) => agent[key] !== undefined);
if (agent.command !== undefined) {
return written.map((key) => ({
path: [key],
found: `${key} beside a command`,
expected: 'it only with a preset',
remedy: 'Write it into the command, or replace the command by agent.preset.',
}));
}
const { preset, reasoning } = agent;
const known = registry .VC.find((name) => name === preset);
if (known === undefined || reasoning === undefined || 'reasoningOptions' in registry .fG[known])
return [];
const able = registry .VC.filter((name) => 'reasoningOptions' in registry .fG[name]).join(', ');
return [
{
path: ['reasoning'],
found: `reasoning for ${known}, whose CLI has no option for it`,
expected: `it only with ${able}`,
remedy: 'Leave it out, and choose it by agent.model.',
},
];
}
function agentProblems(agent) {
return [...cliOptionProblems(agent), ...(0,model_route ._J)(agent), ...loginProblems(agent)];
}
function sandboxMarkOf({ command, preset }) {
return command === undefined && preset !== undefined ? registry .fG[preset].sandboxMark : undefined;
}
function modelOfCommand(command) {
const known = presetOfCommand(command);
const hasShort = known !== undefined && registry .fG[known].hasShortModelFlag === true;
const flag = hasShort ? '(?:--model|-m)' : '--model';
const plain = '[\\w@+:,./-]+';
const value = `"(?<double>[^"$\`]+)"|'(?<single>[^']+)'|(?<bare>${plain})`;
const asked = `(?<=\\s)(['"]?)${flag}(?:\\1(?:=|\\s+)(?:${value})|=(?<inside>${plain})\\1)(?=[\\s;&|()]|$)`;
const found = [...command.matchAll(new RegExp(asked, 'g'))].at(-1)?.groups;
return found?.double ?? found?.single ?? found?.bare ?? found?.inside ?? null;
}
function presetOfCommand(command) {
const words = command.split(/[\s;&|()]+/).map((word) => word.slice(word.lastIndexOf('/') + 1));
const program = words.find((word) => registry .VC.some((name) => registry .fG[name].program === word));
return registry .VC.find((name) => registry .fG[name].program === program);
}
}),
75857:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ah: () => ( environmentIssues),
hE: () => ( variableIssues),
ly: () => ( networkIssues)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _step_network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7168);
var _written_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55978);
function environmentIssues({ environment, hasTrustedSetup, checkPlaces }) {
const ofDisclosure = (0,_written_variables_js__WEBPACK_IMPORTED_MODULE_3__ .Y9)(environment, { hasTrustedSetup });
return [
...ofDisclosure.map(([path, ...rest]) => [['environment', ...path], ...rest]),
...(checkPlaces?.(environment) ?? []).map(([path, problem]) => issueAt(path, problem)),
];
}
function variableIssues(path, table, check) {
if (check === undefined)
return [];
return Object.entries((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(table)).flatMap(([name, template]) => {
const problems = typeof template === 'string' ? check(name, template) : [];
return problems.map((problem) => issueAt([...path, name], problem));
});
}
function networkIssues(file, table) {
const { environment, [table]: evaluator } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(file);
const { network: own } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(environment);
const { network: ofEvaluator } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(evaluator);
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(own))
return [];
return (0,_step_network_js__WEBPACK_IMPORTED_MODULE_2__ .$d)(own, ofEvaluator).map((name) => {
const expected = `what ${table}.network says, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(ofEvaluator)}`;
return [['environment', 'network', name], (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(own[name]), expected, 'Remove one of the two keys.'];
});
}
function issueAt(path, { found, expected, remedy }) {
return [path, found, expected, remedy];
}
}),
7168:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$d: () => ( contradictedKeys),
lr: () => ( resolveNetwork),
xj: () => ( resolveTeardown)
});
function resolveNetwork({ own, agent: written, evaluator, }) {
const agent = accessOf(written);
return {
agent,
setup: own.setup ?? agent,
build: own.build ?? 'off',
guards: own.guards ?? evaluator,
objective: own.objective ?? evaluator,
holdout: own.holdout ?? evaluator,
confirm: own.confirm ?? evaluator,
teardown: own.teardown ?? evaluator,
};
}
function resolveTeardown({ own, agent }) {
return own.teardown ?? accessOf(agent);
}
function accessOf(agent) {
return agent === 'model' ? 'off' : (agent ?? 'on');
}
const OF_EVALUATOR = ['guards', 'objective', 'holdout', 'confirm', 'teardown'];
function contradictedKeys(own, evaluator) {
if (evaluator === undefined)
return [];
return OF_EVALUATOR.filter((name) => own[name] !== undefined && own[name] !== evaluator);
}
}),
55978:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
XG: () => ( secretNames),
Y9: () => ( disclosureIssues),
nf: () => ( writtenVariables)
});
const REFERENCE = /\$\$|\$(?=[A-Za-z_{])/g;
function secretNames(env) {
return Object.entries(env).flatMap(([name, template]) => [...template.matchAll(REFERENCE)].some(([found]) => found === '$') ? [name] : []);
}
function writtenVariables({ env, disclose }, { kind, isTrusted }) {
if (kind === 'agent')
return {};
const secrets = new Set(secretNames(env));
const disclosed = kind === 'setup' ? [] : (disclose[kind] ?? []);
const isForCommand = (name) => !secrets.has(name) || (kind === 'setup' && isTrusted) || disclosed.includes(name);
return Object.fromEntries(Object.entries(env).filter(([name]) => isForCommand(name)));
}
function disclosureIssues({ env, disclose }, { hasTrustedSetup }) {
const secrets = secretNames(env);
const disclosed = Object.entries(disclose).flatMap(([kind, names = []]) => names.map((name, index) => ({ kind, name, index })));
const unknown = disclosed.filter(({ name }) => !secrets.includes(name));
const idle = secrets.filter((name) => !hasTrustedSetup && !disclosed.some((each) => each.name === name));
return [
...unknown.map(({ kind, name, index }) => {
const expected = 'a variable of environment.env whose value comes from your environment';
return [['disclose', kind, index], JSON.stringify(name), expected, 'Correct the name, or leave it out.'];
}),
...idle.map((name) => {
const found = `${JSON.stringify(env[name])}, which no command gets`;
const expected = 'setup.command with setup.inputs, or a command of environment.disclose that may read it';
return [['env', name], found, expected, `Write e.g. disclose = { objective = ["${name}"] }.`];
}),
];
}
}),
24290:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( objectsIn)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
function* objectsIn(value, opaque) {
const waiting = [value];
while (waiting.length > 0) {
const next = waiting.pop();
if (Array.isArray(next)) {
for (const each of next)
waiting.push(each);
}
else if ((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(next)) {
yield next;
for (const [key, each] of Object.entries(next))
if (!opaque.has(key))
waiting.push(each);
}
}
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

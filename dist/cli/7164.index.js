export const id = 7164;
export const ids = [7164];
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
if (typeof pid !== 'number' || typeof host !== 'string' || typeof started_at !== 'string')
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

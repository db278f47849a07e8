export const id = 3820;
export const ids = [3820];
export const modules = {
76442:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Mx: () => ( nextOfConfirmation),
Nb: () => ( reportPlanned),
Yh: () => ( NO_PAIRS),
_R: () => ( startConfirmation),
bY: () => ( confirmedOf),
jd: () => ( nextOfPlanned),
ws: () => ( reportConfirmation),
xO: () => ( FINAL_FAILED)
});
var _stats_carry_over_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88898);
var _stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
var _stats_student_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37763);
var _gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64299);
var _measurement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34663);
const FINAL_FAILED = 'the final tree failed: ';
const NO_PAIRS = { attempt: 0, pairs: [], evaluations: [], halted: null };
function startConfirmation(request) {
return { task: 'confirmation', ...request, ...NO_PAIRS };
}
function nextOfConfirmation(confirmation, draw) {
return nextOfPlanned(confirmation, draw, 'confirm');
}
function nextOfPlanned(task, draw, stage) {
const { id, planned, pairs, attempt, halted, share_seed: shareSeed } = task;
if (halted !== null)
return { kind: 'halt', reason: halted };
if (pairs.length >= planned)
return { kind: 'done' };
const options = { shareSeed, washes: task.washes, before: (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ .q2)(pairs.at(-1), task) };
return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ .bi)(draw, { id, stage, index: pairs.length + 1, attempt }, options);
}
function reportConfirmation(confirmation, results) {
return reportPlanned(confirmation, results, (reason) => ({ halted: `${FINAL_FAILED}${reason}` }));
}
function reportPlanned(task, results, afterCrash) {
const unfit = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .Qt)((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .xt)(results), task.ratio);
if (unfit !== undefined)
return { ...task, halted: unfit };
const read = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ .$T)(results);
if (read.kind === 'crash')
return { ...task, ...afterCrash(read.failure.reason) };
if (read.kind === 'void') {
const retry = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ .P9)(task.attempt, read);
return 'kind' in retry ? { ...task, halted: retry.reason } : { ...task, attempt: retry.attempt };
}
const pair = { candidate: read.candidate.score, incumbent: read.incumbent.score, first: results[0]?.arm };
const evaluations = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ ._w)(task.evaluations, results);
return { ...task, attempt: 0, pairs: [...task.pairs, pair], evaluations };
}
function confirmedOf({ sign, pairs, confidence, checks_order: isChecked = false, ratio, }) {
const differences = pairs.map(({ candidate, incumbent }) => sign * ((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .QA)(candidate, ratio) - (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .QA)(incumbent, ratio)) + 0);
const count = differences.length;
const ordered = pairs.map(({ first }, index) => ({ first, difference: differences[index] ?? 0 }));
if (count < 2)
throw new TypeError('an interval needs two pairs');
const estimate = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(differences);
const half = ((0,_stats_student_js__WEBPACK_IMPORTED_MODULE_2__ .L)(1 - confidence, count - 1) * (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .D7)(differences)) / Math.sqrt(count);
return {
pairs: count,
estimate,
interval: [estimate - half, estimate + half],
confidence,
baseline_mean: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(pairs.map(({ incumbent }) => incumbent)),
carry_over: isChecked ? ((0,_stats_carry_over_js__WEBPACK_IMPORTED_MODULE_0__ .Zz)(ordered) ?? null) : null,
};
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
84321:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => ( openActivityLog),
W: () => ( readActivities)
});
var decode = __webpack_require__(74044);
var instant = __webpack_require__(5685);
;
function decodeActivities(raw) {
if (!Array.isArray(raw))
return undefined;
const decoded = raw.map(decodeActivity);
return decoded.every((each) => each !== undefined) ? decoded : undefined;
}
function decodeActivity(raw) {
if (!(0,decode .Gv)(raw))
return undefined;
const { attempt, doing, since, at } = raw;
const isSound = (attempt === null || typeof attempt === 'string') && typeof doing === 'string' && (0,instant .uZ)(since);
if (!isSound || !(at === undefined || (0,instant .uZ)(at)))
return undefined;
const activity = { attempt, doing, since };
if (raw.progress === undefined)
return { ...activity, ...(at === undefined ? {} : { at }) };
const progress = decodeProgress(raw.progress);
return progress && { ...activity, progress, ...(at === undefined ? {} : { at }) };
}
function decodeProgress(raw) {
if (!(0,decode .Gv)(raw))
return undefined;
const { doing, guards, leftMs } = raw;
const [count, evidence] = [decodeCount(raw.count), decodeEvidence(raw.evidence)];
const isSound = typeof doing === 'string' && count !== 'none of ours' && evidence !== 'none of ours';
if (!isSound || !(guards === undefined || guards === 'ok') || !isAbsentOrNumber(leftMs))
return undefined;
return {
doing,
...(count === undefined ? {} : { count }),
...(guards === undefined ? {} : { guards }),
...(evidence === undefined ? {} : { evidence }),
...(leftMs === undefined ? {} : { leftMs }),
};
}
function decodeCount(raw) {
if (raw === undefined)
return undefined;
if (!(0,decode .Gv)(raw))
return 'none of ours';
const { unit, number, of, isAtMost } = raw;
const isUnit = unit === undefined || unit === 'pair' || unit === 'run';
if (!isUnit || !isCount(number) || !isCount(of) || typeof isAtMost !== 'boolean')
return 'none of ours';
return { ...(unit === undefined ? {} : { unit }), number, of, isAtMost };
}
function decodeEvidence(raw) {
if (raw === undefined)
return undefined;
if (!(0,decode .Gv)(raw))
return 'none of ours';
const { e, needed } = raw;
return isNumber(e) && isNumber(needed) ? { e, needed } : 'none of ours';
}
function isNumber(value) {
return typeof value === 'number' && Number.isFinite(value);
}
function isAbsentOrNumber(value) {
return value === undefined || isNumber(value);
}
function isCount(value) {
return Number.isSafeInteger(value) && Number(value) >= 0;
}
var own_files = __webpack_require__(11042);
var quiet_cache = __webpack_require__(56915);
;
function openActivityLog({ path: file, host, isHeld = () => true, onChange }) {
const activities = new Map();
const ownPath = () => (file !== undefined && isHeld() ? file : undefined);
const remove = () => {
const path = ownPath();
if (path !== undefined)
(0,quiet_cache .S2)(path);
};
let due;
const write = () => {
due = undefined;
try {
const path = ownPath();
if (path !== undefined)
(0,quiet_cache .sQ)(path, JSON.stringify([...activities.values()]));
}
catch {
}
};
const changed = () => {
if (file !== undefined)
due ??= setImmediate(write);
onChange?.([...activities.values()]);
};
const set = (activity) => {
activities.delete(activity.attempt);
activities.set(activity.attempt, activity);
};
remove();
return {
begin: (attempt, doing) => {
if (attempt === null && activities.size > (activities.has(null) ? 1 : 0))
activities.delete(null);
else
set({ attempt, doing, since: host.now().toISOString() });
if (attempt !== null && activities.get(null)?.progress === undefined)
activities.delete(null);
changed();
},
measure: (attempt, progress) => {
const before = activities.get(attempt);
const at = host.now().toISOString();
if (progress !== undefined) {
const isSame = before?.progress?.doing === progress.doing;
set({ attempt, doing: progress.doing, since: isSame ? before.since : at, progress, at });
}
else if (attempt === null && activities.size > 1)
activities.delete(null);
else if (before !== undefined)
set({ attempt, doing: before.doing, since: before.since });
changed();
},
end: (attempt) => {
activities.delete(attempt);
changed();
},
[Symbol.dispose]: () => {
clearImmediate(due);
remove();
},
};
}
function readActivities(path) {
try {
return decodeActivities(JSON.parse((0,own_files .zx)(path)?.toString() ?? '[]')) ?? [];
}
catch (error) {
if (error instanceof SyntaxError)
return [];
throw error;
}
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
})
};

export const id = 5994;
export const ids = [3659,5994];
export const modules = {
74044:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gv: () => ( isObject),
YN: () => ( objectOrEmpty),
b2: () => ( isMissing),
cX: () => ( arrayOrEmpty),
d_: () => ( numberOr)
});
function isObject(value) {
return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isMissing(value) {
if (value === undefined || value === null)
return true;
if (typeof value === 'string')
return value.trim() === '';
return Array.isArray(value) && value.length === 0;
}
function objectOrEmpty(value) {
return isObject(value) ? value : EMPTY;
}
function arrayOrEmpty(value) {
return Array.isArray(value) ? value : NOTHING;
}
function numberOr(value, fallback) {
return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}
const EMPTY = Object.freeze({});
const NOTHING = Object.freeze([]);
}),
32073:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
nameWords: () => ( nameWords)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _experiment_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67761);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63342);
var _mission_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89855);
var _command_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71044);
var _experiment_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93426);
function nameWords(shape, typed, host) {
const what = (0,_command_words_js__WEBPACK_IMPORTED_MODULE_4__ .$)(shape, typed);
if (what === undefined)
return (0,_command_words_js__WEBPACK_IMPORTED_MODULE_4__ .i)(shape, typed);
const [command = ''] = shape.usage.split(' ');
const takesRuns = _experiment_flags_js__WEBPACK_IMPORTED_MODULE_5__ .Pt.some((name) => name === command);
const { kind, names } = namedHere(takesRuns, host);
const [only] = names;
if (typed.some((word) => names.includes(word)))
return (0,_command_words_js__WEBPACK_IMPORTED_MODULE_4__ .i)(shape, typed);
if (only !== undefined && names.length === 1)
return (0,_command_words_js__WEBPACK_IMPORTED_MODULE_4__ .i)(shape, [only, ...typed]);
return {
words: typed,
problems: [only === undefined ? nothing(what, takesRuns) : several(what, { command, kind, names })],
};
}
function namedHere(takesRuns, { cwd }) {
try {
const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_2__ .W1)(cwd);
const experiments = { kind: 'experiments', names: (0,_experiment_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_1__ .lV)(repository) };
if (experiments.names.length > 0 || !takesRuns)
return experiments;
return { kind: 'mission runs', names: (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_3__.listMissionRuns)(repository).map(({ runId }) => runId) };
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW)
return { kind: 'experiments', names: [] };
throw error;
}
}
function nothing(what, takesRuns) {
const expected = takesRuns ? 'the name of an experiment or a mission run' : 'the name of an experiment';
return {
found: `no ${what}`,
expected: `${expected}; this repository has none`,
remedy: 'Make one: autorize init NAME',
};
}
function several(what, { command, kind, names }) {
const expected = `one of the ${kind} here: ${names.join(', ')}`;
return { found: `no ${what}`, expected, remedy: `Name it: autorize ${command} ${names[0]}` };
}
}),
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
10901:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ce: () => ( decisionEntrySchema),
vt: () => ( decisionRecordSchema),
Ib: () => ( isSideStage)
});
var schemas = __webpack_require__(94343);
var api = __webpack_require__(43759);
var decision_settings = __webpack_require__(61436);
var carry_over = __webpack_require__(88898);
var score_scale = __webpack_require__(77120);
;
const EFFECT_VERDICTS = ['effect', 'none', 'undecided', 'needed'];
const effect_records_text = schemas .YjP();
const whole = schemas .Whr().check(api .qm(0));
const leaveOutSchema = schemas .Ikc({
kind: schemas .euz('leave-out'),
task: effect_records_text,
change: effect_records_text,
taken: schemas .YOg(effect_records_text),
whole: effect_records_text,
tree: effect_records_text,
planned_pairs: whole,
margin: schemas .aig(),
});
const effectSchema = schemas .Ikc({
kind: schemas .euz('effect'),
task: effect_records_text,
verdict: schemas .k5n(EFFECT_VERDICTS),
estimate: schemas .mee(schemas .aig()),
interval: schemas .mee(schemas .PVZ([schemas .aig(), schemas .aig()])),
confidence: schemas .aig(),
mean: schemas .mee(schemas .aig()),
reason: schemas .mee(effect_records_text),
evaluations: schemas .YOg(whole),
});
var gain_scale = __webpack_require__(64299);
;
const handover_records_text = schemas .YjP();
const handover_records_whole = schemas .Whr().check(api .qm(0));
const maybe = (schema) => schemas .Rvf(schemas .mee(schema), null);
const plannedGroup = schemas .Ikc({
task: handover_records_text,
tree: handover_records_text,
on: maybe(handover_records_text),
base: schemas .lqM(schemas .Ikc({ commit: handover_records_text, tree: handover_records_text })),
changes: schemas .YOg(handover_records_text),
lines: handover_records_whole,
});
const handoverSchema = schemas .Ikc({
kind: schemas .euz('handover'),
final: handover_records_text,
max_lines: handover_records_whole,
groups: schemas .YOg(plannedGroup),
});
const groupSchema = schemas .Ikc({
kind: schemas .euz('group'),
task: handover_records_text,
measured: schemas .lqM(handover_records_text),
checked: schemas .zMY(),
failed: maybe(handover_records_text),
planned_pairs: handover_records_whole,
evaluations: schemas .YOg(handover_records_whole),
effect: maybe(schemas .Ikc({
estimate: schemas .aig(),
interval: schemas .PVZ([schemas .aig(), schemas .aig()]),
confidence: schemas .aig(),
baseline_mean: schemas .aig(),
ratio: maybe(schemas .Ikc({ unit: schemas .mee(handover_records_text), direction: schemas .k5n(decision_settings .X) })),
carry_over: maybe(schemas .zMY()),
})),
at: handover_records_text,
commit: maybe(handover_records_text),
});
var measurement = __webpack_require__(34663);
var metric_guard = __webpack_require__(51610);
var paired_trial = __webpack_require__(28834);
var run_end = __webpack_require__(55434);
var run_rules = __webpack_require__(9176);
var settings = __webpack_require__(82922);
var verdict = __webpack_require__(8158);
;
const records_text = schemas .YjP();
const records_whole = schemas .Whr().check(api .qm(0));
const records_maybe = (schema) => schemas .Rvf(schemas .mee(schema), null);
const effort = schemas .k5n(decision_settings .ig);
const scoreScale = schemas .Rvf(schemas .k5n(score_scale .L7), 'difference');
const ruleValue = schemas .mee(schemas .KCZ([records_text, schemas .aig(), schemas .zMY()]));
const SIDE_STAGES = ['guard', 'holdout', 'canary', measurement .OT];
const RUN_STAGES = [...measurement .an, ...SIDE_STAGES];
function isSideStage(stage) {
return SIDE_STAGES.some((each) => each === stage);
}
const runHeader = schemas .Ikc({
kind: schemas .euz('genesis'),
tool_version: records_text,
config_digest: records_text,
baseline_commit: records_text,
baseline_tree: records_text,
start_tree: records_maybe(records_text),
unscored: schemas .Rvf(schemas .zMY(), false),
evaluator_digest: records_text,
judge_digest: records_text,
setup_inputs: records_maybe(schemas .YOg(records_text)),
evaluator_files: schemas .g1P(records_text, records_text),
guards_digest: records_maybe(records_text),
holdout_digest: records_maybe(records_text),
confirm_digest: records_maybe(records_text),
environment: schemas .g1P(records_text, records_text),
settings: settings .ly,
effort,
effort_rules: schemas .Ikc({
screen: schemas .KCZ([schemas .aig(), schemas .euz('off')]),
futility_z: schemas .aig(),
max_pairs: records_whole,
}),
seed_commitment: records_text,
...run_rules .xG,
score_scale: schemas .Rvf(schemas .k5n(gain_scale .Qu), 'difference'),
score_unit: records_maybe(records_text),
in_process: schemas .Rvf(schemas .zMY(), false),
key_in_reach: records_maybe(schemas .zMY()),
});
const evaluation = schemas .Ikc({
kind: schemas .euz('evaluation'),
id: records_whole,
task: records_text,
arm: schemas .k5n(carry_over .ul),
stage: schemas .k5n(RUN_STAGES),
index: records_whole,
attempt: records_whole,
order_bit: schemas .mee(schemas .KCZ([schemas .euz(0), schemas .euz(1)])),
seed: records_whole,
tree: records_text,
digest_before: records_text,
digest_after: records_text,
started_at: records_text,
ended_at: records_text,
host: records_text,
exit_code: schemas .mee(schemas .Whr()),
ended: records_maybe(schemas .k5n(run_end .x)),
score: schemas .mee(schemas .aig()),
reason: records_maybe(records_text),
cases: records_maybe(schemas .g1P(records_text, schemas .aig())),
metrics: records_maybe(schemas .g1P(records_text, schemas .aig())),
stdout_digest: records_text,
});
const calibration = schemas .Ikc({
kind: schemas .euz('calibration'),
id: records_text,
tree: records_text,
sigma: schemas .aig(),
mean: schemas .aig(),
policy: records_text,
score_scale: scoreScale,
});
const size = schemas .Ikc({ of: records_text, before: schemas .aig(), after: schemas .aig() });
const candidate = schemas .Ikc({
kind: schemas .euz('candidate'),
id: records_text,
parent: records_text,
tree: records_text,
purpose: schemas .k5n(['candidate', 'simplify', 'distil']),
diff_digest: records_text,
normal_digest: records_maybe(records_text),
diff_lines: records_whole,
touched_paths: schemas .YOg(records_text),
more_paths: records_maybe(records_whole),
size: records_maybe(size),
proposer: schemas .g1P(records_text, schemas .mee(records_text)),
usd: records_maybe(schemas .aig()),
released: records_maybe(records_text),
reverts: records_maybe(schemas .Ikc({ taken: schemas .YOg(records_text), stays: schemas .YOg(records_text) })),
margin: schemas .lqM(schemas .aig()),
claimed: schemas .lqM(records_text),
refused: records_maybe(schemas .Ikc({ code: records_text, reason: records_text })),
});
const evidence = schemas .gMt('kind', [
schemas .Ikc({
kind: schemas .euz('paired'),
statistic: records_text,
score_scale: schemas .lqM(schemas .k5n(score_scale .L7)),
a: schemas .aig(),
scale: schemas .aig(),
scale_source: records_text,
unit: records_text,
units: records_whole,
differences: schemas .YOg(schemas .aig()),
effect: schemas .aig(),
sd: schemas .aig(),
log_e: schemas .aig(),
log_e_max: schemas .aig(),
p: schemas .aig(),
screen_score: schemas .mee(schemas .aig()),
screen_scores: schemas .lqM(schemas .YOg(schemas .aig())),
}),
schemas .Ikc({
kind: schemas .euz('compare'),
statistic: records_text,
score_scale: schemas .lqM(schemas .k5n(score_scale .L7)),
record: schemas .aig(),
scores: schemas .YOg(schemas .aig()),
again: schemas .YOg(schemas .aig()),
effect: schemas .aig(),
}),
]);
const decisionEntrySchema = schemas .Ikc({
kind: schemas .euz('decision'),
task: records_text,
purpose: schemas .k5n(paired_trial .a7),
incumbent: records_text,
outcome: schemas .k5n(verdict .h_),
code: records_text,
reason: records_text,
level: schemas .Ikc({ tested: records_whole, kept: records_whole }),
evidence,
evaluations: schemas .YOg(records_whole),
guards: schemas .YOg(schemas .Ikc({ name: records_text, passed: schemas .zMY(), verdict: schemas .lqM(schemas .k5n(metric_guard .es)) })),
holdout: records_maybe(schemas .Ikc({ passed: schemas .zMY(), queries: records_whole })),
kept: schemas .zMY(),
});
const machineBlockSchema = schemas .Ikc({
...{ by: records_text, machine: records_text, environment: schemas .lqM(records_text) },
pairs: schemas .YOg(schemas .PVZ([schemas .aig(), schemas .aig()])),
});
const betweenShape = { estimate: schemas .aig(), interval: schemas .PVZ([schemas .aig(), schemas .aig()]) };
const claim = schemas .Ikc({
kind: schemas .euz('claim'),
task: records_text,
baseline: records_text,
final: records_text,
planned_pairs: records_whole,
evaluations: schemas .YOg(records_whole),
estimate: schemas .aig(),
interval: schemas .PVZ([schemas .aig(), schemas .aig()]),
confidence: schemas .aig(),
baseline_mean: schemas .aig(),
ratio: records_maybe(schemas .Ikc({ unit: schemas .mee(records_text), direction: schemas .k5n(decision_settings .X) })),
sealed: schemas .zMY(),
proposed: records_whole,
tested: records_whole,
kept: records_whole,
false_keeps_bound: schemas .mee(schemas .aig()),
error_rate: records_text,
alpha: schemas .aig(),
certified: records_maybe(records_whole),
certify_fdr: records_maybe(schemas .aig()),
holdout_queries: records_whole,
earlier_confirmations: records_whole,
evaluator_digest: records_text,
holdout_digest: records_maybe(records_text),
accepted_risks: records_maybe(schemas .YOg(records_text)),
isolation: records_maybe(schemas .YOg(records_text)),
carry_over: records_maybe(schemas .zMY()),
in_process: records_maybe(schemas .zMY()),
changed_tools: records_maybe(schemas .zMY()),
key_in_reach: records_maybe(schemas .zMY()),
machines: schemas .lqM(schemas .Ikc({ ...betweenShape, others: schemas .YOg(machineBlockSchema) })),
sentence: records_text,
});
const decisionRecordSchema = schemas .gMt('kind', [
runHeader,
evaluation,
calibration,
candidate,
decisionEntrySchema,
claim,
handoverSchema,
groupSchema,
schemas .Ikc({ kind: schemas .euz('incumbent'), tree: records_text, by: records_text }),
schemas .Ikc({
kind: schemas .euz('canary'),
variety: schemas .k5n(['noop', 'broken']),
task: records_text,
passed: schemas .zMY(),
remark: records_maybe(records_text),
}),
schemas .Ikc({ kind: schemas .euz('effort'), effort }),
schemas .Ikc({ kind: schemas .euz('key-in-reach') }),
schemas .Ikc({ kind: schemas .euz('release'), task: records_text, tree: records_text, by: records_text, at: records_text }),
schemas .Ikc({
kind: schemas .euz('rejection'),
task: records_text,
parent: records_text,
tree: records_text,
champion: records_maybe(records_text),
barred: records_maybe(records_text),
by: records_text,
at: records_text,
reason: records_text,
}),
schemas .Ikc({ kind: schemas .euz('holdout'), task: records_text, number: records_whole, budget: records_whole }),
schemas .Ikc({ kind: schemas .euz('environment'), environment: schemas .g1P(records_text, records_text), evaluator_digest: records_text }),
schemas .Ikc({
kind: schemas .euz('risk'),
risk: records_text,
found: schemas .zMY(),
accepted: schemas .zMY(),
detail: records_text,
evaluator_digest: records_text,
}),
schemas .Ikc({ kind: schemas .euz('begin'), task: records_text }),
leaveOutSchema,
effectSchema,
schemas .Ikc({ kind: schemas .euz('interrupted'), task: records_text, halted: records_maybe(records_text) }),
schemas .Ikc({
kind: schemas .euz('config-change'),
changes: schemas .YOg(schemas .Ikc({ key: records_text, from: ruleValue, to: ruleValue })),
}),
schemas .Ikc({ kind: schemas .euz('seed-commit'), seed_commitment: records_text }),
schemas .Ikc({ kind: schemas .euz('seed-reveal'), secret: records_text }),
]);
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
67761:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
lV: () => ( listExperiments),
nG: () => ( filesIn),
y6: () => ( locateExperiment)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63342);
const NAME = /^[A-Za-z0-9_-]+$/;
function locateExperiment(name, { cwd }) {
if (!NAME.test(name)) {
const expected = 'a name of letters, digits, "_" and "-"';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .eb([{ found: `the experiment name ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(name)}`, expected, remedy: 'Choose another name.' }]);
}
const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ .W1)(cwd);
const { folder: own, lock, ...files } = filesIn(`.autorize/${name}`);
const ours = [...Object.values(files), lock, `${lock}.holder`, '.autorize/.gitignore'];
(0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .fg)(repository.folder, { files: ours, whole: [own] });
return { name, repository, ...filesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, own)) };
}
function filesIn(folder) {
return {
folder,
config: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'config.toml'),
program: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'program.md'),
guidance: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'guidance.jsonl'),
ledger: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'iterations.jsonl'),
intents: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'intents.jsonl'),
decisions: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'decisions.jsonl'),
state: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'state.json'),
run: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json'),
rejected: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'rejected.json'),
archiving: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'archiving.json'),
lock: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.lock'),
reserve: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.reserve'),
activity: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'activity.json'),
};
}
function listExperiments({ folder }) {
const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.autorize');
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
return [];
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root, { withFileTypes: true });
return entries.flatMap(({ name }) => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name, 'config.toml')) ? [name] : [])).sort();
}
}),
79871:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CA: () => ( errorCode),
K: () => ( readProblem),
M4: () => ( readWholeFile),
Or: () => ( isSystemError),
Ry: () => ( isNoRoom),
SA: () => ( MAX_WHOLE_FILE_BYTES),
g$: () => ( tooLarge),
ge: () => ( readOverwritten),
nQ: () => ( outputProblem),
oD: () => ( readWhole),
oH: () => ( isShortage),
oi: () => ( inputProblem),
zy: () => ( readHead)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
const MAX_WHOLE_FILE_BYTES = 16 * 1024 * 1024;
const BLOCK_BYTES = 1 << 18;
function readWholeFile(path, shown) {
const problem = inputProblem(path, shown, MAX_WHOLE_FILE_BYTES);
return problem === undefined ? readWhole(path, shown) : { problem };
}
function readWhole(source, shown, maxBytes = MAX_WHOLE_FILE_BYTES) {
try {
const bytes = readUpTo(source, maxBytes + 1);
if (bytes.length <= maxBytes)
return { bytes };
return { problem: tooLarge(shown, `more than ${maxBytes} bytes`, maxBytes) };
}
catch (error) {
return { problem: readProblem(shown, error) };
}
}
function tooLarge(shown, found, maxBytes) {
return { file: shown, found, expected: `at most ${maxBytes} bytes`, remedy: 'Is this the right file?' };
}
function readUpTo(source, maxBytes) {
const blocks = [];
let size = 0;
for (const block of readBlocks(source)) {
blocks.push(block);
size += block.length;
if (size >= maxBytes)
break;
}
return Buffer.concat(blocks).subarray(0, maxBytes);
}
function* readBlocks(source) {
const descriptor = typeof source === 'number' ? source : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r');
try {
while (true) {
const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block);
if (size === 0)
return;
yield 2 * size < BLOCK_BYTES ? Buffer.from(block.subarray(0, size)) : block.subarray(0, size);
}
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function* readOverwritten(source) {
const descriptor = typeof source === 'number' ? source : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r');
try {
const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
for (let size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block); size > 0; size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block))
yield block.subarray(0, size);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function inputProblem(path, shown, maxBytes = Number.POSITIVE_INFINITY) {
let stats;
try {
stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
}
catch (error) {
return readProblem(shown, error);
}
if (stats.isDirectory()) {
return { file: shown, found: 'a folder', expected: 'a file', remedy: 'Name a file inside it.' };
}
if (!stats.isFile() && !stats.isFIFO() && !stats.isCharacterDevice()) {
return { file: shown, found: 'neither a file nor a pipe', expected: 'a file', remedy: 'Name a regular file.' };
}
return stats.size > maxBytes ? tooLarge(shown, `a file of ${stats.size} bytes`, maxBytes) : undefined;
}
const READ_ERRORS = {
ENOENT: ['no such file', 'Check the path; it is relative to the working directory.'],
ENOTDIR: ['a path that leads through a file', 'Check the path; it is relative to the working directory.'],
EACCES: ['a file that may not be read', 'Give this user read permission.'],
EPERM: ['a file that may not be read', 'Give this user read permission.'],
ELOOP: ['a symbolic link that leads to itself', 'Replace the link by the file.'],
EISDIR: ['a folder', 'Name a file inside it.'],
ENAMETOOLONG: ['a path that is too long', 'Use a shorter path.'],
};
function readProblem(shown, error) {
const code = errorCode(error);
const [found, remedy] = READ_ERRORS[code] ?? [`an error (${code})`, 'See the code of the operating system.'];
return { file: shown, found, expected: 'a readable file', remedy };
}
function errorCode(error) {
if (error instanceof Error && 'errno' in error && error.errno === -node_os__WEBPACK_IMPORTED_MODULE_1__.constants.errno.EDQUOT)
return 'EDQUOT';
if (error instanceof Error && 'code' in error && typeof error.code === 'string')
return error.code;
return error instanceof Error ? error.message : String(error);
}
function isNoRoom(error) {
return ['ENOSPC', 'EDQUOT'].includes(errorCode(error));
}
function isSystemError(error) {
return error instanceof Error && 'code' in error && 'syscall' in error;
}
function outputProblem(path, shown) {
const refused = (found, remedy) => {
return { file: shown, found, expected: 'a place where the report can be written', remedy };
};
const kind = kindOf(path);
if (kind === 'folder')
return refused('a folder', 'Name a file inside it.');
let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
while (kindOf(folder) === 'nothing' && folder !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder))
folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
if (kindOf(folder) !== 'folder')
return refused(`"${folder}", which is not a folder`, 'Choose another --report.');
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
}
catch {
return refused(`the folder "${folder}", which may not be written to`, 'Give write permission, or choose another --report.');
}
if (kind === 'other')
return refused('neither a file nor a free name', 'Choose another --report.');
return undefined;
}
function kindOf(path) {
try {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
if (stats.isDirectory())
return 'folder';
return stats.isFile() ? 'file' : 'other';
}
catch (error) {
return errorCode(error) === 'ENOENT' ? 'nothing' : 'other';
}
}
function readHead(path, shown) {
try {
return { head: readUpTo(path, HEAD_BYTES).toString('utf8') };
}
catch (error) {
return errorCode(error) === 'ENOENT' ? { head: '' } : { problem: readProblem(shown, error) };
}
}
const HEAD_BYTES = 4096;
const SHORTAGE = /\b(EMFILE|ENFILE|EAGAIN|ENOMEM)\b|Too many open files|Resource temporarily unavailable/;
function isShortage(error) {
return error instanceof Error && SHORTAGE.test(`${errorCode(error)} ${error.message}`);
}
}),
10063:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
a: () => ( readJournal)
});
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50534);
var _base_journal_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24237);
var _checked_prefix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98262);
var _derived_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2565);
function readJournal(bytes, checked) {
const { checked: beginning } = (0,_checked_prefix_js__WEBPACK_IMPORTED_MODULE_2__ .Bl)(bytes, checked);
const rest = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .z8)(bytes, beginning);
const records = rest.kind === 'sound' ? (0,_base_journal_lines_js__WEBPACK_IMPORTED_MODULE_1__ .MP)(bytes.subarray(0, rest.soundBytes)) : withReadable(bytes, beginning, rest);
let derived;
return {
parsed: rest.kind === 'sound' ? { ...rest, records } : { ...rest, readable: records },
records,
since: (count) => (0,_base_journal_lines_js__WEBPACK_IMPORTED_MODULE_1__ .RA)([count, records.length], (from, to) => records.slice(from, to)),
readDerived() {
derived ??= { value: checked && beginning && (0,_derived_state_js__WEBPACK_IMPORTED_MODULE_3__ .WZ)((0,_derived_state_js__WEBPACK_IMPORTED_MODULE_3__ .xG)(checked), beginning) };
const { value } = derived;
return value === undefined || beginning === undefined ? undefined : { count: beginning.records, value };
},
};
}
function withReadable(bytes, beginning, { readable }) {
if (beginning === undefined)
return readable;
const records = (0,_base_journal_lines_js__WEBPACK_IMPORTED_MODULE_1__ .MP)(bytes.subarray(0, beginning.bytes));
for (const record of readable)
records.push(record);
return records;
}
}),
11042:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
el: () => ( requireOwnFile),
fg: () => ( requireOwnFiles),
o3: () => ( readOwnText),
zx: () => ( readOwnFile)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
const MAX_SHOWN = 20;
function requireOwnFiles(top, { files, folders = [], whole = [], isUnopened = () => false }) {
const problems = new Map();
const above = new Set([...files, ...whole, ...folders].flatMap(foldersAbove));
const isBlocked = (path) => foldersAbove(path).some((each) => problems.has(each));
const status = (path, wanted) => {
if (isBlocked(path) || problems.has(path))
return;
const found = kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path));
if (found !== undefined && found.kind !== wanted)
problems.set(path, `${found.shown}; expected a ${SHOWN[wanted]}`);
};
for (const path of [...above].sort((one, other) => one.length - other.length))
status(path, 'folder');
for (const path of [...folders, ...whole])
status(path, 'folder');
for (const path of files)
status(path, 'file');
for (const path of whole)
if (!isBlocked(path) && !problems.has(path))
walk(top, path, { problems, isUnopened });
if (problems.size > 0)
throw notOurs([...problems]);
}
const SHOWN = { file: 'regular file', folder: 'folder' };
function foldersAbove(path) {
const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
return above === '.' ? [] : [...foldersAbove(above), above];
}
function kindOf(path) {
let stats;
try {
stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_4__ .Or)(error))
return undefined;
throw error;
}
if (stats === undefined)
return undefined;
if (stats.isFile())
return { kind: 'file', shown: 'a file' };
if (stats.isDirectory())
return { kind: 'folder', shown: 'a folder' };
return { kind: 'other', shown: shownOther(path, stats) };
}
function shownOther(path, entry) {
if (entry.isSymbolicLink())
return `a symbolic link to ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(readTarget(path), 200)}`;
if (entry.isFIFO())
return 'a named pipe';
return entry.isSocket() ? 'a socket' : 'a device';
}
function readTarget(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path);
}
catch {
return '?';
}
}
function walk(top, from, { problems, isUnopened }) {
const waiting = [from];
for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
for (const entry of entriesOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, folder))) {
const path = `${folder}/${entry.name}`;
if (entry.isDirectory()) {
if (!isUnopened(path))
waiting.push(path);
}
else if (!entry.isFile() && !problems.has(path)) {
problems.set(path, `${shownOther((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path), entry)}; expected a regular file or folder`);
}
}
}
}
function entriesOf(folder) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_4__ .Or)(error))
return [];
throw error;
}
}
function notOurs(problems) {
const shown = problems.slice(0, MAX_SHOWN).map(([path, issue]) => `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(path, 300)} is ${issue}`);
const rest = problems.length - shown.length;
const [[first = ''] = []] = problems;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: [...shown, ...(rest === 0 ? [] : [`and ${rest} more`])].join('\n'),
remedy: `It was neither followed nor opened. Remove it (rm ${JSON.stringify(first)}), or replace it with your own file or folder; then run the command again.`,
});
}
function readOwnFile(path) {
let descriptor;
try {
descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
}
catch (error) {
if (['ENOENT', 'ENOTDIR'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_4__ .CA)(error)))
return undefined;
const found = kindOf(path);
if (found?.kind === 'other')
throw notOurs([[path, `${found.shown}; expected a regular file`]]);
throw error;
}
try {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isFile())
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor);
throw notOurs([[path, `${kindOf(path)?.shown ?? 'no file'}; expected a regular file`]]);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function readOwnText(path) {
requireOwnFile(path);
return readOwnFile(path)?.toString('utf8') ?? '';
}
function requireOwnFile(path) {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile())
return;
throw notOurs([[path, `${kindOf(path)?.shown ?? 'no file'}; expected a regular file`]]);
}
}),
26530:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FJ: () => ( hasInstallMark),
lu: () => ( installMark),
zn: () => ( ownGitFolder)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79871);
const INSTALL = 'pull-';
function ownGitFolder({ gitDir }) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'autorize');
}
function installMark(workTree, key) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ownGitFolder(workTree), `${INSTALL}${key}.json`);
}
function hasInstallMark(workTree) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(ownGitFolder(workTree)).some((name) => name.startsWith(INSTALL));
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__ .Or)(error))
return false;
throw error;
}
}
}),
3206:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$X: () => ( commandStamp),
Ak: () => ( programStamp),
FW: () => ( fileStatus),
Zs: () => ( stampOf)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
var _base_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7844);
function programStamp() {
const { folder, isSource } = findProgram();
return stampProgram(folder, isSource);
}
function commandStamp() {
const { folder, isSource } = findProgram();
const command = isSource ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), 'cli');
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(command) ? stampProgram(command, isSource) : undefined;
}
function findProgram() {
const path = (0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url);
const isSource = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === 'program-files.ts';
return { folder: isSource ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), isSource };
}
const known = {};
function stampProgram(folder, isSource) {
known[folder] ??= stampNow(folder, isSource);
return known[folder];
}
function stampNow(folder, isSource) {
const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { recursive: isSource, encoding: 'utf8' }).sort();
return [_base_version_js__WEBPACK_IMPORTED_MODULE_3__ .x, process.version, ...files.map((name) => `${name} ${stampOf(fileStatus((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)))}`)].join('\n');
}
function fileStatus(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true });
}
function stampOf({ dev, ino, size, mtimeNs, ctimeNs }) {
return `${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`;
}
}),
63342:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IW: () => ( requireNotOvertaken),
TQ: () => ( readBranchFile),
W1: () => ( findRepository),
Wf: () => ( requireNotCheckedOut),
Y3: () => ( listHeads),
Z7: () => ( requireWhole)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
function findRepository(from, { allowsBare = false } = {}) {
for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
const dotGit = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dotGit, { throwIfNoEntry: false }) !== undefined)
return readRepository(folder, dotGit);
if (isBare(folder) && allowsBare)
return readRepository(folder, folder);
if (isBare(folder)) {
throw refused(`"${folder}" is a bare repository`, 'An experiment needs a work tree: run it in a clone, or make one: git worktree add PATH');
}
if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
throw refused(`"${from}" is not in a git repository`, 'Run the command in one, or create one: git init');
}
}
function isBare(folder) {
return ['HEAD', 'objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
}
function readRepository(folder, dotGit) {
const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dotGit, { throwIfNoEntry: false });
if (found === undefined)
throw unreadable(dotGit, 'leads nowhere');
const gitDir = found.isDirectory() ? dotGit : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, pointer(dotGit, /^gitdir: (.+)$/m));
const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), { throwIfNoEntry: false });
const commonDir = shared === undefined ? gitDir : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDir, pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), /^(.+)$/m));
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'reftable'), { throwIfNoEntry: false }) !== undefined) {
throw refused(`"${folder}" keeps its refs as reftable`, 'Use a clone with the files format: git clone --ref-format=files');
}
requireWhole({ folder, commonDir, gitDir });
const configFile = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'config');
const config = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(configFile) ? readGitFile(configFile) : '';
return {
folder,
commonDir,
gitDir,
objects: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'objects'),
objectFormat: /^[ \t]*objectformat[ \t]*=[ \t]*sha256\s*$/im.test(config) ? 'sha256' : 'sha1',
head: pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m),
};
}
function pointer(path, pattern) {
const found = pattern.exec(readGitFile(path))?.[1];
if (found === undefined)
throw unreadable(path, 'is not a valid git file');
return found.trimEnd();
}
function isNoFile(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === false;
}
function readGitFile(path) {
const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
if (found === undefined)
throw unreadable(path, 'is not there');
if (!found.isFile())
throw unreadable(path, 'is not a file');
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor, 'utf8');
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function unreadable(path, why) {
return refused(`"${path}" ${why}`, 'Check the repository: git status');
}
function requireWhole({ folder, commonDir, gitDir, }) {
const needed = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'objects'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'refs')];
const missing = needed.filter((path) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
for (const name of ['packed-refs', 'shallow', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('objects', 'info', 'alternates')])
if (isNoFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, name)))
throw unreadable((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, name), 'is not a file');
if (missing.length === 0)
return;
throw refused(`${missing.map((path) => `"${path}"`).join(', ')} of the repository is gone`, `Put it back, or create it again, which overwrites nothing: git init "${folder}"; each branch is named by its reflog: tail -n 1 "${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'logs')}"/refs/heads/*`);
}
function refused(message, remedy) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW('repository', _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .dc.precondition, { message, remedy });
}
function listHeads({ folder, commonDir, gitDir, }) {
const linked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'worktrees');
const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(linked) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(linked) : [];
const others = [
{ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(commonDir), file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'HEAD') },
...names.map((name) => ({ folder: linkedFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(linked, name)), file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(linked, name, 'HEAD') })),
];
const heads = others.flatMap((each) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(each.file) ? [{ folder: each.folder, head: pointer(each.file, /^(?:ref: )?(.+)$/m) }] : []);
return [{ folder, head: pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m) }, ...heads];
}
function requireNotCheckedOut(repository, ref) {
const holder = findHolder(repository, ref);
if (holder === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the work tree ${JSON.stringify(holder)} is on ${shortName(ref)}, which a run moves; the next commit there would undo what the run accepts`,
remedy: `Switch to another branch there, e.g. git -C ${JSON.stringify(holder)} switch -; then resume the run, which completes what is pending`,
});
}
function requireNotOvertaken(repository, { ref, from, to }) {
const holder = findHolder(repository, ref);
if (holder === undefined || from === undefined)
return;
const folder = JSON.stringify(holder);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the work tree ${folder} switched to ${shortName(ref)} while a run moved that branch; its files may be outdated`,
remedy: `Update them: git -C ${folder} read-tree -m -u ${from} ${to}; switch to another branch: git -C ${folder} switch -; then resume the run`,
});
}
function findHolder(repository, ref) {
return listHeads(repository).find(({ head }) => head === ref)?.folder;
}
function shortName(ref) {
return ref.replace(/^refs\/heads\//, '');
}
function linkedFolder(gitDir) {
const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'gitdir');
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(pointer(file, /^(.+)$/m)) : gitDir;
}
function readBranchFile({ commonDir }, branch) {
const ref = `refs/heads/${branch}`;
const loose = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, ref))?.trim();
if (loose !== undefined && /^[0-9a-f]{40,64}$/.test(loose))
return loose;
const packed = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'packed-refs')) ?? '';
return packed
.split('\n')
.find((line) => line.endsWith(` ${ref}`))
?.split(' ')[0];
}
function readText(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : undefined;
}
}),
47341:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( clockUntil),
m: () => ( leftForAttempts)
});
const MAX_RESERVE = 1 / 3;
function leftForAttempts({ leftMs, wholeMs, endMs, }) {
return leftMs - Math.min(endMs, wholeMs * MAX_RESERVE);
}
function clockUntil(end, now) {
const leftMs = Date.parse(end) - now.getTime();
const startedAt = performance.now();
return () => leftMs - (performance.now() - startedAt);
}
}),
90317:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L$: () => ( agentsSetting),
ji: () => ( sessionAgentsSetting),
pD: () => ( plateauSetting)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63836);
var _setting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60456);
var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82374);
var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62806);
const agentName = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[A-Za-z0-9_-]+$/, 'a name of letters, digits, "_" and "-"'));
const entryShape = {
name: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .KT)(agentName, 'letters, digits, `_`, `-`'), {
doc: 'Unique name, for records and reports. Other keys of `agent` apply to each agent, too.',
}),
preset: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(_engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_2__ .VC)), '[name](agents.md#presets)'), {
unset: 'required without a command',
doc: 'Command line of a known agent CLI.',
}),
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_5__ .Bq), {
unset: 'required without a preset',
doc: 'Command line in place of a preset, as in `agent.command`.',
}),
};
const ownShape = {
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_4__ .FC,
env: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_5__ .Ee), {
unset: 'none',
doc: 'More variables for this agent alone, such as its key. They replace those of `agent.env`.',
}),
strategy: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_5__ .Bq), {
unset: 'none',
doc: 'A paragraph for the prompt: how this agent is to look for changes.',
}),
};
const agentsSetting = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
...entryShape,
stdin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_4__ .ZC), {
unset: '`"none"`',
doc: 'Whether its command gets the prompt on standard input.',
}),
...ownShape,
}))
.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .m9(1, 'at least one agent')));
const sessionAgentsSetting = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ ...entryShape, ...ownShape })).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .m9(1, 'at least one agent')));
const plateauSetting = (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(0)), {
unit: 'rejected candidates in a row',
unset: '12 with several `agents`, else 0',
doc: 'When to [move on](several-agents.md#plateau): to another agent, or, in an experiment, to an earlier accepted commit to begin at. 0 never does.',
});
}),
241:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b0: () => ( DISTIL_DEFAULTS),
iN: () => ( handoverSetting),
m3: () => ( missionHandoverSetting)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var _setting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60456);
var _shared_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19937);
var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62806);
const margin = (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('auto'), _values_js__WEBPACK_IMPORTED_MODULE_3__ .v7, _values_js__WEBPACK_IMPORTED_MODULE_3__ .KN], '"auto", a number that is not negative, or "0.5%"'), 'number from 0, `"0.5%"`, `"auto"`');
const distilShape = {
distil: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_3__ .j$, false), {
doc: 'At the end, [leave out each accepted change](../explanation/claims.md#leave-one-out) once, and revert those that have no effect by themselves.',
}),
pairs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__ .HT)(2), 30), {
unit: 'pairs of runs',
doc: 'Fresh pairs that measure what one accepted change is worth. Exact scores need 1.',
}),
margin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(margin, 'auto'), {
unit: 'units of the score, or percent of it',
doc: 'How much the reverted changes may be worth together. `auto`: the `tolerance`, else the noise of one run; with exact scores nothing.',
}),
};
const distilRules = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej(distilShape);
const missionHandoverSetting = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(distilRules);
const DISTIL_DEFAULTS = distilRules.parse({});
const handoverSetting = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
...distilShape,
mode: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__ .Yq)(_shared_settings_js__WEBPACK_IMPORTED_MODULE_2__ .Ln), 'one'), {
doc: 'One pull request with all accepted changes, or [one for each group](../explanation/experiments.md#groups) of changes that belong together.',
}),
max_diff_lines: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__ .HT)(1), _shared_settings_js__WEBPACK_IMPORTED_MODULE_2__ .l), {
unit: 'lines',
doc: 'Maximum added and removed lines in such a pull request. A single change is never divided.',
}),
}), {});
})
};

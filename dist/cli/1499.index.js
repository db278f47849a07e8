export const id = 1499;
export const ids = [479,1499,1797,2774,5964];
export const modules = {
65780:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
u: () => ( auditRecords)
});
var _live_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89641);
function auditRecords({ records, summaryClaim }) {
return _live_audit_js__WEBPACK_IMPORTED_MODULE_0__ .U.of(records).result(summaryClaim);
}
}),
59997:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
RT: () => ( claimWord),
f3: () => ( claimOutcome),
it: () => ( isConfirmed),
zu: () => ( renderOutcome)
});
function isConfirmed({ interval: [low], carry_over }) {
return low > 0 && carry_over !== true;
}
function claimOutcome(claim) {
return { sentence: claim.sentence, confirmed: isConfirmed(claim) };
}
function claimWord({ confirmed }) {
return confirmed ? 'confirmed' : 'not confirmed';
}
function renderOutcome(outcome) {
return outcome.confirmed ? outcome.sentence : `${claimWord(outcome)}: ${outcome.sentence}`;
}
}),
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
16483:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( recordedPaths)
});
const MAX_PATHS = 1000;
const MAX_CHARACTERS = 64 << 10;
function recordedPaths(paths, more = 0) {
let characters = 0;
const end = paths.findIndex((path, at) => {
characters += path.length;
return at >= MAX_PATHS || characters > MAX_CHARACTERS;
});
return end === -1 ? { paths, more } : { paths: paths.slice(0, end), more: more + paths.length - end };
}
}),
16740:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( renderJson)
});
function renderJson(value) {
return `${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`;
}
}),
37190:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runMissionStatus: () => ( runMissionStatus)
});
var _mission_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89855);
var _status_mission_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70479);
var _repeated_mission_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75304);
var _repeated_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69230);
async function runMissionStatus({ words: [runId = ''], values, host, terminal }) {
const paths = (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_0__.pathsOf)(runId, host);
const answer = await (0,_status_mission_answers_js__WEBPACK_IMPORTED_MODULE_1__ .Z)(paths);
return (0,_repeated_status_js__WEBPACK_IMPORTED_MODULE_3__ .aL)(answer, {
form: values.has('json') ? 'json' : 'text',
terminal,
moment: (0,_repeated_mission_js__WEBPACK_IMPORTED_MODULE_2__ .z)(paths, host),
});
}
}),
75304:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
recallMission: () => ( recallMission),
z: () => ( missionMoment)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _kernel_program_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3206);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63342);
var _mission_mission_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91461);
var _status_remembered_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49712);
function recallMission(runId, host) {
const paths = (0,_mission_mission_files_js__WEBPACK_IMPORTED_MODULE_3__ .pN)((0,_mission_mission_files_js__WEBPACK_IMPORTED_MODULE_3__.rootOf)((0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_2__ .W1)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(host.cwd))), runId);
const answer = (0,_status_remembered_status_js__WEBPACK_IMPORTED_MODULE_4__ .cM)(paths, (0,_kernel_program_files_js__WEBPACK_IMPORTED_MODULE_1__ .$X)());
return answer && { answer, moment: missionMoment(paths, host) };
}
function missionMoment(paths, host) {
return { ...(0,_mission_mission_files_js__WEBPACK_IMPORTED_MODULE_3__ .Kc)(paths), now: host.now(), commit: undefined };
}
}),
69230:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Et: () => ( momentOf),
Ze: () => ( printLeft),
aL: () => ( printStatus),
repeatStatus: () => ( repeatStatus)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _experiment_ledger_at_work_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78579);
var _experiment_ledger_branch_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82698);
var _experiment_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67761);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79871);
var _kernel_program_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3206);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63342);
var _status_remembered_status_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49712);
var _status_status_answer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84476);
async function repeatStatus(name, { form, host, terminal }) {
const found = await findAnswer(name, host);
return found && printLeft(found.answer, { form, terminal, moment: found.moment });
}
function printLeft(answer, printing) {
try {
return printStatus(answer, printing);
}
catch (error) {
if (error instanceof SyntaxError)
return undefined;
throw error;
}
}
function printStatus(answer, { form, terminal, moment }) {
const printed = (0,_status_status_answer_js__WEBPACK_IMPORTED_MODULE_9__ .CK)(answer, moment);
terminal.out(printed[form]);
for (const error of printed.errors)
terminal.err(`error: ${error}\n`);
return printed.exitCode;
}
function momentOf(paths, host) {
const work = (0,_experiment_ledger_at_work_js__WEBPACK_IMPORTED_MODULE_2__ .K)(paths);
return { ...work, now: host.now(), commit: (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_7__ .TQ)(paths.repository, (0,_experiment_ledger_branch_name_js__WEBPACK_IMPORTED_MODULE_3__ .W)(paths.name)) };
}
async function findAnswer(name, host) {
try {
const paths = (0,_experiment_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_4__ .y6)(name ?? onlyExperiment(host), host);
if (name !== undefined && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.folder))
return await recallMissionLazily(name, host);
const answer = (0,_status_remembered_status_js__WEBPACK_IMPORTED_MODULE_8__ .cM)(paths, (0,_kernel_program_files_js__WEBPACK_IMPORTED_MODULE_6__ .$X)());
return answer && { answer, moment: momentOf(paths, host) };
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .yW || (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_5__ .Or)(error))
return undefined;
throw error;
}
}
async function recallMissionLazily(name, host) {
const { recallMission } = await __webpack_require__.e( 5304).then(__webpack_require__.bind(__webpack_require__, 75304));
return recallMission(name, host);
}
function onlyExperiment({ cwd }) {
const [only = '', ...others] = (0,_experiment_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_4__ .lV)((0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_7__ .W1)(cwd));
return others.length === 0 ? only : '';
}
}),
14472:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Rk: () => ( chooseSlots),
ph: () => ( tallyTurns),
r6: () => ( chooseTurn)
});
var _agent_bandit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43765);
var _plateau_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19309);
function chooseTurn({ names, plateau, turns, claims, base, seed }) {
return (0,_plateau_js__WEBPACK_IMPORTED_MODULE_1__ .V)({
...{ names, plateau, attempts: attemptsOf({ turns, claims }), seed },
rejected: rejectedInRow(turns),
commits: base === undefined ? [] : earlierCommits(turns, base),
});
}
function tallyTurns(names, recorded) {
const attempts = attemptsOf(recorded);
return (0,_agent_bandit_js__WEBPACK_IMPORTED_MODULE_0__ .N9)([...new Set([...names, ...attempts.map(({ agent }) => agent)])], attempts);
}
function chooseSlots(slots, { seedOf, ...request }) {
const untried = tallyTurns(request.names, request).filter(({ tries }) => tries === 0);
return Array.from({ length: slots }, (_, slot) => (untried[slot] ?? chooseTurn({ ...request, seed: seedOf(slot) })).name);
}
function attemptsOf({ turns, claims }) {
const gains = confirmedGains(turns, claims);
return turns.flatMap(({ iter, agent, result, isGone = false, usd, minutes }) => {
if (agent === undefined || result === 'ended')
return [];
return {
...{ agent, isFailed: result === 'failed', isAccepted: result === 'accepted' && !isGone },
...{ gain: gains.get(iter), usd, minutes },
};
});
}
function confirmedGains(turns, claims) {
const accepted = turns.filter(({ result }) => result === 'accepted');
const gains = new Map();
let before = { baseline: '', gain: 0, covered: 0 };
for (const claim of claims) {
const { baseline, final } = claim;
const covered = accepted.findLastIndex(({ tree }) => tree === final) + 1;
const gain = gainOf(claim);
const known = baseline === before.baseline ? before.gain : 0;
const fresh = accepted.slice(before.covered, covered);
for (const { iter } of fresh)
gains.set(iter, (gain - known) / fresh.length);
before = { baseline, gain, covered: Math.max(covered, before.covered) };
}
return gains;
}
function gainOf({ estimate, ratio, baseline_mean: mean }) {
if (ratio !== null)
return ratio.direction === 'min' ? 1 - Math.exp(-estimate) : Math.exp(estimate) - 1;
return mean === 0 ? estimate : estimate / Math.abs(mean);
}
function rejectedInRow(turns) {
const last = turns.findLastIndex(({ result }) => result === 'accepted');
return turns
.slice(last + 1)
.filter(({ result }) => result === 'rejected')
.map(({ agent }) => agent);
}
function earlierCommits(turns, base) {
const accepted = turns.flatMap(({ result, commit }) => (result === 'accepted' || result === 'reverting') && commit !== undefined ? commit : []);
return [...new Set([base, ...accepted])].filter((commit) => commit !== (accepted.at(-1) ?? base));
}
}),
24145:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_l: () => ( HOLDOUT_PURPOSES),
xS: () => ( gapOfAnswers),
J5: () => ( watchParting)
});
;
const STRENGTHS = [3, 9, 27];
function findUpwardChange(values) {
const count = values.length;
if (count < 2)
return undefined;
const order = [...values.keys()].sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0) || other - one);
const logs = [];
for (let start = 1; start < count; start += 1) {
const weight = 1 / (start * (start + 1) * STRENGTHS.length);
for (const strength of STRENGTHS) {
logs.push({ start, log: Math.log(weight) + logRatio(order, start, strength) });
}
}
const [first, ...rest] = logs;
if (first === undefined)
return undefined;
const likeliest = rest.reduce((best, each) => (each.log > best.log ? each : best), first);
const total = logs.reduce((sum, { log }) => sum + Math.exp(log - likeliest.log), 0);
const later = Math.exp(-likeliest.log) / count;
return { logEvidence: likeliest.log + Math.log(total + later), start: likeliest.start };
}
function logRatio(order, start, strength) {
let sum = 0;
let log = 0;
for (const [below, index] of order.entries()) {
const weight = index < start ? 1 : strength;
sum += weight;
log += Math.log((weight * (below + 1)) / sum);
}
return log;
}
var moments = __webpack_require__(44785);
var pareto_front = __webpack_require__(4734);
;
const GAP_ALERT_LEVEL = 0.05;
const HOLDOUT_PURPOSES = ['candidate', 'simplify', 'promotion'];
function gapOfAnswers(measured, direction) {
const asked = measured.flatMap(({ test, holdout }) => {
const [own, best] = [scoresOf(test.candidate), scoresOf(test.best)];
return holdout === undefined || own.length === 0 || best.length === 0 ? [] : [{ test, own, best, holdout }];
});
if (asked.length === 0)
return undefined;
const isRatio = asked.every(({ own, best, holdout }) => [...own, ...best, holdout.candidate, holdout.best].every((score) => score > 0));
const sign = direction === 'max' ? 1 : -1;
const gain = (own, best) => sign * (isRatio ? Math.log(own / best) : own - best);
const units = { isRatio, direction };
const gains = asked.map(({ test, own, best, holdout }) => {
const both = { objective: gain((0,moments .hm)(own), (0,moments .hm)(best)), holdout: gain(holdout.candidate, holdout.best) };
return { task: test.task, isAccepted: test.kept, ...both, shown: renderBoth(both, units) };
});
const alert = findParting(gains);
return { gains, ...units, alert, parting: alert && describeParting(alert, units) };
}
function watchParting(gapNow) {
let hasParted = gapNow()?.parting !== undefined;
return () => {
const parting = hasParted ? undefined : gapNow()?.parting;
hasParted ||= parting !== undefined;
return parting;
};
}
function findParting(gains) {
const found = findUpwardChange(gains.map(apart));
if (found === undefined || found.logEvidence < -Math.log(GAP_ALERT_LEVEL))
return undefined;
const [before, after] = [means(gains.slice(0, found.start)), means(gains.slice(found.start))];
const since = gains[found.start]?.task ?? '';
return apart(after) > Math.max(0, apart(before)) ? { since, before, after } : undefined;
}
function apart({ objective, holdout }) {
return objective - holdout;
}
function means(gains) {
return { objective: (0,moments .hm)(gains.map((each) => each.objective)), holdout: (0,moments .hm)(gains.map((each) => each.holdout)) };
}
const DIGITS = 3;
function renderBoth({ objective, holdout }, { isRatio, direction }) {
const [one, other] = [objective, holdout].map((gain) => {
const change = direction === 'max' ? gain : -gain;
const shown = Number((isRatio ? (Math.exp(change) - 1) * 100 : change).toPrecision(DIGITS)) + 0;
return `${shown > 0 ? '+' : ''}${shown}${isRatio ? '%' : ''}`;
});
return `${one} and ${other}`;
}
function describeParting({ since, before, after }, units) {
const means = `on average ${renderBoth(after, units)} since then, and ${renderBoth(before, units)} before`;
return `objective and holdout part since ${since}: ${means}; review the changes since then, which may serve only the cases that the objective measures`;
}
function scoresOf(runs) {
return runs.flatMap((run) => new Map(Object.entries(run)).get(pareto_front .j) ?? []);
}
}),
95695:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => ( readMeasured),
a: () => ( readHeader)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4196);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var _pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4734);
var _records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10901);
function readHeader(raw) {
const header = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .xL(_records_js__WEBPACK_IMPORTED_MODULE_3__ .vt, raw[0]);
if (!header.success || header.data.kind !== 'genesis')
return undefined;
return { settings: header.data.settings, base: header.data.baseline_tree };
}
const runSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .euz('evaluation'),
id: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .aig(),
arm: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .k5n(['candidate', 'incumbent']),
stage: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
index: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .aig(),
task: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
tree: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
score: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .aig(),
metrics: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__ .aig()))),
});
const MEASURING = new Set(['pair', 'measure', 'rerun', 'remeasure', 'calibrate']);
const UNMEASURED = new Set(['screen', 'crash', 'tamper']);
function readMeasured(raw, purposes = ['candidate', 'simplify']) {
const runs = { ofTask: new Map(), ofTree: new Map(), ofHoldout: new Map() };
const measured = [];
for (const record of raw) {
if (record.kind === 'evaluation') {
const read = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .xL(runSchema, record);
if (!read.success)
continue;
const { stage, task, tree } = read.data;
if (stage === 'holdout')
addTo(runs.ofHoldout, task, read.data);
if (!MEASURING.has(stage))
continue;
addTo(runs.ofTask, task, read.data);
addTo(runs.ofTree, tree, read.data);
}
else if (record.kind === 'decision') {
const read = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .xL(_records_js__WEBPACK_IMPORTED_MODULE_3__ .ce, record);
if (!read.success || !purposes.includes(read.data.purpose) || UNMEASURED.has(read.data.code))
continue;
const test = testOf(read.data, runs);
if (test !== undefined)
measured.push({ entry: read.data, test, holdout: holdoutOf(read.data, runs) });
}
}
return measured;
}
function addTo(runs, key, one) {
const known = runs.get(key);
if (known === undefined)
runs.set(key, [one]);
else
known.push(one);
}
function testOf({ task, incumbent, kept }, { ofTask, ofTree }) {
const own = ofTask.get(task) ?? [];
const candidate = own.filter(({ arm }) => arm === 'candidate');
const paired = own.filter(({ arm }) => arm === 'incumbent');
const [first] = candidate;
if (first === undefined)
return undefined;
const best = paired.length > 0 ? paired : (ofTree.get(incumbent) ?? []);
return { task, tree: first.tree, incumbent, kept, candidate: candidate.map(valuesOf), best: best.map(valuesOf) };
}
function holdoutOf({ task, holdout }, { ofHoldout }) {
const runs = (ofHoldout.get(task) ?? []).filter(({ index }) => index === holdout?.queries);
const candidate = runs.find(({ arm }) => arm === 'candidate');
const best = runs.find(({ arm }) => arm === 'incumbent');
return candidate && best && { candidate: candidate.score, best: best.score };
}
function valuesOf({ score, metrics }) {
return { ...metrics, [_pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ .j]: score };
}
}),
75092:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w: () => ( findOwnEffects)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4196);
var _claim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47935);
var _records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10901);
const KINDS = new Set([
'genesis',
'calibration',
'candidate',
'leave-out',
'effect',
'incumbent',
]);
function findOwnEffects(raw, { iterOf, out }) {
if (!raw.some(({ kind }) => kind === 'effect'))
return [];
const records = raw.flatMap((record) => {
const read = KINDS.has(record.kind) ? zod_mini__WEBPACK_IMPORTED_MODULE_0__ .xL(_records_js__WEBPACK_IMPORTED_MODULE_2__ .vt, record) : undefined;
return read?.success ? [read.data] : [];
});
const [header] = records;
if (header?.kind !== 'genesis')
return [];
const { settings, score_unit } = header;
const score_scale = records.findLast((each) => each.kind === 'calibration')?.score_scale ?? 'difference';
const iterations = (tasks) => tasks.flatMap((task) => iterOf.get(String(task)) ?? []);
return lastMeasured(records)
.flatMap(({ leaveOut, effect }) => {
const [iter] = iterations([leaveOut.change]);
if (iter === undefined)
return [];
const text = (0,_claim_js__WEBPACK_IMPORTED_MODULE_1__ .sl)(effect, { settings, score_scale, score_unit });
const together = iterations(leaveOut.taken.slice(0, -1)).toReversed();
return [{ iter, verdict: effect.verdict, text, together, isOut: out.has(iter) }];
})
.sort((one, other) => one.iter - other.iter);
}
function lastMeasured(records) {
const begun = new Map();
const distilling = new Set();
let measured = [];
for (const record of records) {
if (record.kind === 'leave-out')
begun.set(record.task, record);
if (record.kind === 'candidate' && record.purpose === 'distil')
distilling.add(record.id);
if (record.kind === 'incumbent' && !distilling.has(record.by))
measured = [];
const leaveOut = record.kind === 'effect' ? begun.get(record.task) : undefined;
if (record.kind === 'effect' && leaveOut !== undefined)
measured.push({ leaveOut, effect: record });
}
return [...new Map(measured.map((each) => [each.leaveOut.change, each])).values()];
}
}),
4734:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => ( measuredPoints),
j: () => ( SCORE_AXIS)
});
var _stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44785);
const SCORE_AXIS = 'score';
function measuredPoints(tests, axes, base) {
const scales = axes.map(({ name }) => hasRatios(tests, name));
const places = new Map([[base, axes.map(() => 0)]]);
const points = new Map();
for (const test of tests) {
const from = places.get(test.incumbent);
const moved = axes.map(({ name }, at) => changeOf(test, name, scales[at] === true));
if (from === undefined || moved.some((change) => change === undefined))
continue;
const place = moved.map((change, at) => (from[at] ?? 0) + (change ?? 0));
if (test.kept || !places.has(test.tree))
places.set(test.tree, place);
const changes = axes.map((axis, at) => ({ ...axis, change: place[at] ?? 0, isRatio: scales[at] === true }));
points.set(test.tree, { task: test.task, isAccepted: test.kept, changes, place });
}
const signs = axes.map(({ direction }) => (direction === 'max' ? 1 : -1));
const all = [...points.values()].map(({ place, ...point }) => ({
point,
gains: place.map((change, at) => change * (signs[at] ?? 1)),
}));
return all
.sort((one, other) => (other.gains[0] ?? 0) - (one.gains[0] ?? 0))
.map(({ point, gains }) => ({ ...point, isOnFront: !all.some((other) => dominates(other.gains, gains)) }));
}
function dominates(one, other) {
return one.every((gain, at) => gain >= (other[at] ?? 0)) && one.some((gain, at) => gain > (other[at] ?? 0));
}
const valuesOf = (runs, name) => runs.flatMap((run) => new Map(Object.entries(run)).get(name) ?? []);
function hasRatios(tests, name) {
return tests.every(({ candidate, best }) => valuesOf([...candidate, ...best], name).every((value) => value > 0));
}
function changeOf({ candidate, best }, name, isRatio) {
const [own, other] = [valuesOf(candidate, name), valuesOf(best, name)];
if (own.length === 0 || other.length === 0)
return undefined;
return isRatio ? Math.log((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ .hm)(own) / (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ .hm)(other)) : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ .hm)(own) - (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ .hm)(other);
}
}),
62880:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => ( tradeOffsIn)
});
var _measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95695);
var _metric_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51610);
var _pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4734);
function tradeOffsIn(raw, iterOf) {
const header = (0,_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ .a)(raw);
if (header === undefined)
return [];
const axes = axesOf(header.settings);
if (axes.length < 2)
return [];
const tests = (0,_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ .L)(raw).map(({ test }) => test);
return (0,_pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ .M)(tests, axes, header.base).flatMap((point) => {
const iter = iterOf.get(point.task);
return iter === undefined ? [] : [{ ...point, iter }];
});
}
function axesOf({ direction, ...settings }) {
const guarded = (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_1__ .MF)({ guards: settings.guards, metrics: [] });
return [
{ name: _pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ .j, direction },
...guarded.map((guard) => ({ name: guard.metric, direction: guard.direction })),
...settings.metrics.map((metric) => ({ name: metric.name, direction: metric.direction })),
];
}
}),
89753:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BI: () => ( smallestBudget),
Tn: () => ( findOverspendingOf),
sb: () => ( findOverspending)
});
function findOverspending({ dollars, ...others }) {
return findOverspendingOf({
...others,
spent: sum(dollars),
most: dollars.reduce((most, each) => Math.max(most, each), 0),
});
}
function findOverspendingOf({ spent, most, inFlight, budgetUsd, }) {
if (budgetUsd === undefined || spent + (inFlight + 1) * most <= budgetUsd)
return undefined;
return `$${spent.toFixed(2)} of $${budgetUsd.toFixed(2)} spent, and another attempt could pass it`;
}
function smallestBudget(...limits) {
const supplied = limits.filter((each) => each !== undefined);
return supplied.length === 0 ? undefined : Math.min(...supplied);
}
function sum(numbers) {
return numbers.reduce((total, each) => total + each, 0);
}
}),
78579:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( readWork),
p: () => ( isAtWork)
});
var _engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84321);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68724);
function isAtWork({ lock }) {
return (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_1__ .oZ)(lock);
}
function readWork(paths) {
const isRunning = isAtWork(paths);
return { isRunning, activities: isRunning ? (0,_engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_0__ .W)(paths.activity) : [] };
}
}),
11369:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IM: () => ( BestSoFar),
LK: () => ( isBetter),
zI: () => ( isBest)
});
var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65991);
const NONE = { isReset: false, best: undefined };
class BestSoFar {
#records;
#direction;
#best;
#index;
#rejections;
constructor(records, direction, from) {
this.#records = records;
this.#direction = direction;
this.#index = (from?.count ?? 0) - 1;
this.#best = from?.best;
}
next(record = this.#records[this.#index + 1]) {
this.#index += 1;
if (record === undefined)
return this.#best;
if (record.rejection) {
this.#best = this.#rejectionsNow().bestWithout(record.rejection.iter, this.#index);
}
else {
this.#best = combine({ isReset: false, best: this.#best }, effectOf(record), this.#direction).best;
}
return this.#best;
}
#rejectionsNow() {
if (this.#rejections?.count === this.#records.length)
return this.#rejections;
const rejections = new Rejections(this.#records, this.#direction);
for (const [index, { rejection }] of this.#records.slice(0, this.#index).entries()) {
if (rejection)
rejections.bestWithout(rejection.iter, index);
}
this.#rejections = rejections;
return rejections;
}
}
class Rejections {
count;
#effects;
#leaves;
#places = new Map();
#direction;
constructor(records, direction) {
this.#direction = direction;
this.count = records.length;
this.#leaves = 2 ** Math.ceil(Math.log2(records.length));
this.#effects = new Array(2 * this.#leaves).fill(NONE);
for (const [index, record] of records.entries()) {
const places = this.#places.get(record.iter);
if (places === undefined)
this.#places.set(record.iter, [index]);
else
places.push(index);
this.#effects[this.#leaves + index] = record.rejection ? NONE : effectOf(record);
}
for (let node = this.#leaves - 1; node > 0; node -= 1)
this.#join(node);
}
bestWithout(iter, now) {
const places = this.#places.get(iter) ?? [];
for (const place of places)
this.#drop(this.#leaves + place);
this.#places.set(iter, places.slice(0, 1));
const first = places[0];
return first === undefined || first > now ? undefined : this.#before(first);
}
#drop(leaf) {
if (this.#effects[leaf] === NONE)
return;
this.#effects[leaf] = NONE;
for (let node = leaf >> 1; node > 0; node >>= 1)
this.#join(node);
}
#join(node) {
this.#effects[node] = combine(this.#at(2 * node), this.#at(2 * node + 1), this.#direction);
}
#before(place) {
let [node, after] = [this.#leaves + place, NONE];
for (; node > 1; node >>= 1)
if (node % 2 === 1)
after = combine(this.#at(node - 1), after, this.#direction);
return after.best;
}
#at(node) {
return this.#effects[node] ?? NONE;
}
}
const NO_FIGURES = ['simplify', 'distil'];
const BY_PAIRS = _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__ .So.filter((name) => _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__ .PQ[name].boundsErrors);
function effectOf({ iter, outcome, score, decision }) {
if (typeof score !== 'number' || (outcome !== 'merged' && outcome !== 'baseline'))
return NONE;
const isNoFigure = BY_PAIRS.includes(decision?.policy ?? '') || NO_FIGURES.includes(decision?.purpose);
return { isReset: outcome === 'merged' && isNoFigure, best: { score, iter } };
}
function combine(before, after, direction) {
if (after.isReset || before.best === undefined) {
return { isReset: before.isReset || after.isReset, best: after.best };
}
const isTaken = after.best !== undefined && isBetter(after.best.score, before.best.score, direction);
return { isReset: before.isReset, best: isTaken ? after.best : before.best };
}
function isBest(record, best, direction) {
const { isReset, best: own } = effectOf(record);
return own !== undefined && (isReset || best === undefined || isBetter(own.score, best, direction));
}
function isBetter(score, best, direction) {
return direction === 'min' ? score < best : score > best;
}
}),
9514:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => ( branchMoved)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _branch_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82698);
function branchMoved(name, { expected, actual }) {
const branch = (0,_branch_name_js__WEBPACK_IMPORTED_MODULE_1__ .W)(name);
const found = actual === undefined ? `the branch ${branch} is missing` : `the branch ${branch} is at ${actual}`;
const command = actual === undefined ? `git branch ${branch} ${expected}` : `git branch -f ${branch} ${expected}`;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `${found}; the records say that it is at ${expected}`,
remedy: `Restore it: ${command}. Or close the experiment: autorize archive ${name}`,
});
}
}),
82698:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W: () => ( branchOf),
f: () => ( archivedBranch)
});
function branchOf(experiment) {
return `autorize/${experiment}`;
}
function archivedBranch(experiment, stamp) {
return `autorize-archive/${experiment}-${stamp}`;
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
59875:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JN: () => ( readAnswer),
QG: () => ( writeAnswer),
Vl: () => ( waitForClock),
_5: () => ( isOldEnough),
_Y: () => ( stampFolder)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
var _own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
var _program_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3206);
var _quiet_cache_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56915);
const CLOCK_GRAIN_MS = 20;
function waitForClock() {
return new Promise((resolve) => setTimeout(resolve, 2 * CLOCK_GRAIN_MS));
}
function stampFolder(folder, isUnread) {
const entries = entriesIn(folder, isUnread);
const times = entries.flatMap(({ status }) => (status === undefined ? [] : [status.mtimeNs, status.ctimeNs]));
return {
text: entries.map(({ path, status }) => (status === undefined ? path : `${path} ${(0,_program_files_js__WEBPACK_IMPORTED_MODULE_5__ .Zs)(status)}`)).join('\n'),
newestNs: times.reduce((newest, time) => (time > newest ? time : newest), 0n),
hasFineClock: times.some((time) => time % 1000000000n !== 0n),
};
}
function entriesIn(folder, isUnread) {
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).filter(({ name }) => !isUnread(name, folder));
return entries.flatMap((entry) => {
const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
if (!entry.isDirectory())
return [{ path, status: (0,_program_files_js__WEBPACK_IMPORTED_MODULE_5__ .FW)(path) }];
return [{ path, status: undefined }, ...entriesIn(path, isUnread)];
});
}
function isOldEnough({ newestNs, hasFineClock }, nowMs) {
return hasFineClock && newestNs < BigInt(Math.floor(nowMs) - CLOCK_GRAIN_MS) * 1000000n;
}
const MAX_ANSWER_BYTES = 64 << 20;
function readAnswer(path, stamp) {
try {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).size > MAX_ANSWER_BYTES)
return undefined;
const remembered = JSON.parse((0,_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(path)?.toString('utf8') ?? '');
return remembered?.stamp === stamp ? remembered.answer : undefined;
}
catch (error) {
if (error instanceof SyntaxError || error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb || (0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
return undefined;
throw error;
}
}
function writeAnswer(path, remembered) {
try {
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)).uid !== process.geteuid?.())
return;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).isDirectory())
return;
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
return;
throw error;
}
(0,_quiet_cache_js__WEBPACK_IMPORTED_MODULE_6__ .sQ)(path, JSON.stringify(remembered));
}
}),
42108:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => ( checkAcceptance),
z: () => ( findSpentHoldout)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99900);
var _decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74490);
var _decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64802);
var _measurement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16564);
async function checkAcceptance(context, trial, paths) {
const { decisionLog } = context;
const guards = [];
for (const asked of (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ .g0)(decisionLog.session.settings, trial.purpose)) {
const answer = await askGuard(context, { trial, asked, paths });
if ('kind' in answer)
return answer;
const { reason, verdict } = answer;
const tested = verdict === undefined ? {} : { verdict };
guards.push({ name: (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ .QZ)(asked.guard), passed: reason === undefined, ...tested });
if (reason !== undefined) {
return { kind: 'asked', answers: { guards }, refusal: { reason, by: 'less' in asked.guard ? 'size' : 'guard' } };
}
}
return askHoldout(context, { trial, guards, paths });
}
async function askGuard(context, { trial, asked: { guard, number }, paths: { workspace = 1, logs } }) {
const { decisionLog } = context;
if (!('command' in guard))
return (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ .Gl)(decisionLog.evaluations, trial, guard);
const { command } = guard;
const which = { task: trial.id, stage: 'guard', index: number };
const known = (0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ .uO)(decisionLog.evaluations, trial, number);
if (known !== undefined)
return { reason: (0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ .AX)(known) ? undefined : refusedBy(known.reason ?? 'it failed') };
const { seed } = decisionLog.draw((0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ .Wk)(which));
const result = await context.evaluate({
name: { ...which, attempt: 0, order_bit: null, arm: 'candidate', seed, tree: trial.tree },
purpose: { kind: 'check', name: `objective-guard-${number}`, command },
logs: { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(logs, 'runs'), prefix: trial.purpose === 'promotion' ? `${trial.id.replace(' ', '-')}-` : '' },
workspace,
isCurrentBest: false,
});
if (result.kind === 'scored')
return { reason: undefined };
return result.kind === 'failed' ? { reason: refusedBy(result.reason) } : (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ .nS)(result);
}
function refusedBy(failure) {
return `guard: ${failure}`;
}
function findSpentHoldout({ session, holdoutQueries: asked }, whenSpent) {
const budget = session.settings.holdout?.budget;
if (budget === undefined || asked < budget)
return undefined;
return `the holdout's budget is spent (${asked} of ${budget} queries): ${whenSpent}`;
}
async function askHoldout(context, { trial, guards, paths: { workspace = 1 } }) {
const { decisionLog, privateArea, holdout, whenHoldoutSpent } = context;
const { holdout: settings, direction } = decisionLog.session.settings;
const isSpared = (0,_decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__ .yz)(trial) || trial.verdict?.outcome !== 'keep';
if (settings === undefined || isSpared)
return { kind: 'asked', answers: { guards }, refusal: undefined };
const spent = findSpentHoldout(decisionLog, whenHoldoutSpent);
if (spent !== undefined) {
const asked = [...(guards ?? []), { name: _decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ .Jz, passed: false }];
return { kind: 'asked', answers: { guards: asked }, refusal: { reason: spent, by: 'holdout' } };
}
const hidden = holdout();
if (hidden === undefined)
throw new TypeError('a holdout is asked that was not opened');
const queries = decisionLog.holdoutQueries + 1;
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(privateArea.folder, 'holdout', String(decisionLog.length + 1));
decisionLog.append({ kind: 'holdout', task: trial.id, number: queries, budget: settings.budget });
const which = { task: trial.id, stage: 'holdout', index: queries };
const { seed, bit } = decisionLog.draw((0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ .Wk)(which));
const scores = {};
let environment;
const order = bit === 1 ? ['candidate', 'incumbent'] : ['incumbent', 'candidate'];
for (const arm of order) {
const tree = arm === 'candidate' ? trial.tree : trial.incumbent;
const result = await context.evaluate({
name: { ...which, attempt: 0, order_bit: bit, arm, seed, tree },
purpose: {
kind: 'replacement',
name: 'holdout',
command: hidden.command,
readable: hidden.paths,
isSealed: true,
},
logs: { folder, prefix: `${queries}-${arm}-` },
workspace,
isCurrentBest: arm === 'incumbent',
environment,
});
if (result.kind !== 'scored' && result.kind !== 'failed')
return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ .nS)(result);
environment = result.environment;
if (result.kind === 'scored')
scores[arm] = result.score;
else if (arm === 'incumbent') {
const reason = `the holdout gives the current best no score: ${result.reason} (what it printed: ${folder})`;
return { kind: 'broken', why: 'halt', reason };
}
}
const { candidate, incumbent = Number.NaN } = scores;
const passed = (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ .Tt)({ candidate, incumbent }, direction);
const refusal = passed ? undefined : { reason: 'the holdout says no', by: 'holdout' };
return { kind: 'asked', answers: { guards, holdout: { passed, queries } }, refusal };
}
}),
19866:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
NU: () => ( recordCandidate),
lN: () => ( candidateId),
rb: () => ( iterationOf),
s2: () => ( followCosts)
});
var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
var _base_median_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50748);
var _base_normal_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74405);
var _base_recorded_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16483);
var _decision_effort_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65157);
var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65991);
function candidateId(iteration, prefix = '') {
return prefix === '' ? `iteration ${iteration}` : `iteration ${iteration}, ${prefix.replace(/-$/, '')}`;
}
function iterationOf(task) {
return /^iteration (\d+)(?:,|$)/.exec(task)?.[1] ?? null;
}
function recordCandidate(decisionLog, change, { purpose = 'candidate', size = null, usd = null, released = null, reverts = null, margin, claimed, refused, ...named }) {
const { tree = '', diff = '', diffLines = 0, changes = [] } = change ?? {};
const { paths, more } = (0,_base_recorded_paths_js__WEBPACK_IMPORTED_MODULE_3__ .d)(changes.map(({ path }) => path));
decisionLog.append({
...{ kind: 'candidate', ...named, parent: decisionLog.session.incumbent, tree, purpose },
diff_digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__ .s)(diff),
normal_digest: (0,_base_normal_diff_js__WEBPACK_IMPORTED_MODULE_2__ .Io)(diff),
diff_lines: diffLines,
touched_paths: [...paths],
...(more === 0 ? {} : { more_paths: more }),
...{ size, usd, released, reverts },
...(margin === undefined ? {} : { margin }),
...(claimed === undefined ? {} : { claimed }),
refused: refused === undefined ? null : { code: refused.code, reason: refused.reason },
});
}
function followCosts(decisionLog, proposalMs) {
const { policy } = decisionLog.session;
if (proposalMs === undefined)
return;
if (policy === null || !_decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_5__ .PQ[policy].boundsErrors)
return;
const costs = { proposalMs, evaluationMs: (0,_base_median_js__WEBPACK_IMPORTED_MODULE_1__ .I7)(decisionLog.evaluationMs) ?? 0 };
decisionLog.useEffort((0,_decision_effort_js__WEBPACK_IMPORTED_MODULE_4__ .nY)(decisionLog.runHeader.settings.effort, costs));
}
}),
16564:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Mz: () => ( MAX_MOVES),
nS: () => ( interruptionOf),
a7: () => ( measureTask)
});
var external_node_path_ = __webpack_require__(76760);
var side_runs = __webpack_require__(99900);
var decision_measurement = __webpack_require__(34663);
var decision_task = __webpack_require__(3922);
var candidate = __webpack_require__(19866);
var median = __webpack_require__(50748);
var e_process = __webpack_require__(24079);
;
const DOING = {
candidate: 'scoring',
simplify: 'scoring',
distil: 'testing what is left',
canary: 'checking the evaluator',
promotion: 'testing the promotion',
certify: 'testing again',
};
function progressOf(task, { runs }, known) {
const { count, ...named } = describe(task);
const took = (0,median .I7)(known.evaluationMs);
const evaluations = runs.reduce((sum, { isWashed }) => sum + (isWashed === true ? 2 : 1), 0);
const steps = count === undefined ? 1 : count.of - count.number + 1;
return {
...named,
...(count === undefined ? {} : { count }),
...(known.arePassed && isOfCandidate(task) ? { guards: 'ok' } : {}),
...(took === undefined ? {} : { leftMs: Math.round(took * evaluations * steps) }),
};
}
function isOfCandidate(task) {
return 'purpose' in task && ['candidate', 'simplify', 'distil'].includes(task.purpose);
}
function describe(task) {
switch (task.task) {
case 'calibration':
return { doing: 'calibrating', count: { number: task.scores.length + 1, of: task.runs, isAtMost: false } };
case 'confirmation':
return { doing: 'confirming', count: { number: task.pairs.length + 1, of: task.planned, isAtMost: false } };
case 'leave-out':
return { doing: 'leaving one out', count: { number: task.pairs.length + 1, of: task.planned, isAtMost: false } };
case 'paired':
return describePaired(task);
case 'compare':
return describeCompare(task);
default:
return task;
}
}
function describePaired({ purpose, is_screened, screen_scores, pairs, cap, eProcess, rules }) {
if (!is_screened)
return describeScreening(screen_scores.length + 1, rules.lone?.limits.length ?? 1);
const number = pairs.length + 1;
const count = { unit: 'pair', number, of: Math.max(cap, number), isAtMost: true };
const evidence = { e: Math.exp((0,e_process .y8)(eProcess)), needed: 1 / rules.a };
const isShown = pairs.length > 0 && Number.isFinite(evidence.e) && Number.isFinite(evidence.needed);
return { doing: DOING[purpose], count, ...(isShown ? { evidence } : {}) };
}
function describeScreening(number, of) {
return { doing: 'screening', ...(of === 1 ? {} : { count: { unit: 'run', number, of, isAtMost: true } }) };
}
function describeCompare({ purpose, stage, rules, scores, again }) {
const doing = stage === 'measure' ? DOING[purpose] : `${DOING[purpose]} again`;
const of = stage === 'rerun' ? 1 : rules.repeats;
if (of === 1)
return { doing };
const number = (stage === 'measure' ? scores : again).length + 1;
return { doing, count: { unit: 'run', number, of, isAtMost: false } };
}
;
const MAX_MOVES = 2;
async function measureTask(context, begun, options) {
try {
return await measureSteps(context, begun, options);
}
finally {
context.activity?.measure((0,candidate .rb)(begun.id), undefined);
}
}
async function measureSteps(context, begun, options) {
const { draw, environmentSnapshot } = context.decisionLog;
const progress = { isFirst: true, last: undefined, guardFailure: undefined };
let task = begun;
const end = (ending) => {
const { last, guardFailure } = progress;
return { ...ending, task, last, guardFailure };
};
for (let steps = 0;; steps += 1) {
const step = (0,decision_task .sk)(task, draw);
if (step.kind === 'decided' || step.kind === 'done')
return end({ kind: 'over' });
if (step.kind === 'halt')
return end({ kind: 'broken', why: 'halt', reason: step.reason });
const late = steps === 0 ? undefined : options.mayGoOn?.();
if (late !== undefined)
return end({ kind: 'broken', why: 'time', reason: late });
const environment = (0,decision_task .tU)(task) ? environmentSnapshot.digest : undefined;
const { evaluationMs } = context.decisionLog;
const arePassed = context.hasGuards === true && (options.first === undefined || !progress.isFirst);
context.activity?.measure((0,candidate .rb)(begun.id), progressOf(task, step, { evaluationMs, arePassed }));
const results = await measureStep(context, { task: begun, step, environment, options, progress });
if ('kind' in results)
return end(results);
task = (0,decision_task .oi)(task, results);
}
}
async function measureStep(context, request) {
const { task, step, environment: required } = request;
const { draw } = context.decisionLog;
let environment = required;
const results = [];
for (const [position, { arm, seed, isWashed }] of step.runs.entries()) {
if (results.some((result) => (0,decision_measurement .yu)(result) || (result.arm === 'incumbent' && result.kind === 'failed')))
break;
if (isWashed === true) {
const index = (0,decision_measurement .oU)(step.index, position);
const { seed: unscored } = draw((0,side_runs .Wk)({ task: task.id, stage: decision_measurement .OT, index }));
const washout = { ...step, stage: decision_measurement .OT, index, order_bit: null };
const washed = await runArm(context, { ...request, step: washout, arm, seed: unscored, environment });
if ('kind' in washed)
return washed;
}
const ran = await runArm(context, { ...request, arm, seed, environment });
if ('kind' in ran)
return ran;
const { measurement } = ran;
if (required !== undefined && (0,decision_measurement .yu)(measurement)) {
return { kind: 'broken', why: 'moved', reason: measurement.reason };
}
results.push(measurement);
environment ??= ran.environment;
}
return results;
}
async function runArm(context, { task, step, arm, seed, environment, options, progress }) {
const { first, workspace = 1, logs: folder, prefix = '', purpose = { kind: 'score' }, timings } = options;
const { stage, index, attempt, order_bit } = step;
const trees = treesOf(task);
const isFirst = progress.isFirst && arm === first?.arm && stage !== decision_measurement .OT;
if (isFirst)
progress.isFirst = false;
const which = `${prefix}${stage}-${index}-${attempt === 0 ? '' : `${attempt}-`}${arm}-`;
const result = await context.evaluate({
name: { task: task.id, stage, index, attempt, order_bit, arm, seed, tree: trees[arm] },
purpose: isFirst ? first.purpose : purpose,
logs: isFirst ? { folder, prefix } : { folder: first === undefined ? folder : (0,external_node_path_.join)(folder, 'runs'), prefix: which },
workspace,
isCurrentBest: trees[arm] === trees.incumbent,
environment,
});
if (result.kind === 'aborted' || result.kind === 'infra')
return interruptionOf(result);
if (timings !== undefined && 'timings' in result)
addTimings(timings, result.timings ?? {});
if (stage !== decision_measurement .OT && result.kind !== 'moved' && arm === first?.arm) {
if (progress.last?.kind !== 'failed' || result.kind === 'scored')
progress.last = result;
}
if (result.kind === 'failed' && result.isGuard === true)
progress.guardFailure ??= result.reason;
if (progress.guardFailure !== undefined && options.isGuardRequired === true) {
return { kind: 'broken', why: 'infra', reason: progress.guardFailure };
}
return { measurement: measurementOf(arm, result), environment: result.environment };
}
function addTimings(sums, timings) {
for (const [name, ms] of Object.entries(timings))
sums[name] = (sums[name] ?? 0) + ms;
}
function interruptionOf(result) {
if (result.kind === 'aborted')
return { kind: 'broken', why: 'aborted', reason: 'interrupted by the operator' };
return { kind: 'broken', why: 'infra', reason: result.reason };
}
function measurementOf(arm, result) {
const run = { arm, evaluation: result.evaluation };
if (result.kind === 'moved')
return { ...run, kind: 'failed', reason: result.reason, isMoved: true };
if (result.kind === 'failed') {
const { reason, isTampered } = result;
return { ...run, kind: 'failed', reason, ...(isTampered ? { isTampered } : {}) };
}
const { score, cases, metrics } = result;
const reported = { ...(cases === undefined ? {} : { cases }), ...(metrics === undefined ? {} : { metrics }) };
return { ...run, kind: 'scored', score, ...reported };
}
function treesOf(task) {
switch (task.task) {
case 'calibration':
return { candidate: task.tree, incumbent: task.tree };
case 'confirmation':
case 'leave-out':
return { candidate: task.tree, incumbent: task.baseline };
case 'paired':
case 'compare':
return { candidate: task.tree, incumbent: task.incumbent };
default:
return task;
}
}
}),
24851:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J2: () => ( findLimitReached),
Kw: () => ( findAlert),
PY: () => ( findSpentEvidence)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _decision_aa_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70260);
var _decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74490);
var _engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89753);
var _acceptance_checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42108);
function findLimitReached(attempts, { maxIterations, maxNoops, maxErrors, timeLeftMs, usd, tokens }, inFlight = 0) {
const counted = attempts.counted + inFlight;
if (maxIterations > 0 && counted >= maxIterations) {
return { kind: 'max_iterations', reason: `max_iterations reached: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(counted, 'iteration')}` };
}
const { count: errors, last } = attempts.errors;
if (maxErrors > 0 && errors >= maxErrors) {
return { kind: 'errors', reason: `max_consecutive_errors reached: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(errors, 'error')}, the last: ${last}` };
}
const { noops } = attempts;
if (maxNoops > 0 && noops >= maxNoops) {
return { kind: 'noops', reason: `max_consecutive_noops reached: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(noops, 'noop')}` };
}
if (timeLeftMs <= 0)
return { kind: 'time', reason: 'the time is up' };
const overspending = (0,_engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_3__ .Tn)({ ...attempts.usd, inFlight, budgetUsd: usd });
if (overspending !== undefined)
return { kind: 'usd', reason: `budget.usd: ${overspending}` };
const { used, most } = attempts.tokens;
if (tokens === undefined || used + (inFlight + 1) * most <= tokens)
return undefined;
const reason = `budget.tokens: ${used} of ${tokens} tokens used, and another attempt could pass it`;
return { kind: 'tokens', reason };
}
function findAlert({ aaChecks, settings }, remedy) {
const alert = (0,_decision_aa_check_js__WEBPACK_IMPORTED_MODULE_1__ .hO)(aaChecks, settings);
if (alert === undefined)
return undefined;
return `the evaluator cannot be trusted: ${alert}${(0,_decision_aa_check_js__WEBPACK_IMPORTED_MODULE_1__ .Pq)(aaChecks, settings) ? `. ${remedy}` : ''}`;
}
function findSpentEvidence(decisionLog, whenHoldoutSpent) {
return (0,_acceptance_checks_js__WEBPACK_IMPORTED_MODULE_4__ .z)(decisionLog, whenHoldoutSpent) ?? (0,_decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__ .Lj)(decisionLog.session);
}
}),
21101:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AM: () => ( readEntryFiles),
$L: () => ( readMissionRecords),
ZD: () => ( readMissionStatus),
V0: () => ( supposeRunning)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var own_files = __webpack_require__(11042);
var lost_records = __webpack_require__(17987);
var mission_files = __webpack_require__(91461);
var run_name = __webpack_require__(53482);
var store = __webpack_require__(89855);
;
function readWrittenAfter(paths) {
const read = (0,store.readManifest)(paths);
const pointer = (0,mission_files .qT)(paths);
const isCompleted = pointer?.run_id === paths.runId && typeof pointer.completed_at === 'string';
return { manifest: read.kind === 'read' ? read.manifest : undefined, isCompleted };
}
function findLostRecords(paths, state, { manifest, isCompleted }) {
const { iteration, updatedAt, completedAt } = state ?? { iteration: -1, updatedAt: '', completedAt: null };
const isAhead = manifest !== undefined && (manifest.iteration > iteration || manifest.updated_at > updatedAt);
const isEnded = manifest === undefined && isCompleted && completedAt === null;
const folder = lastIterationFolder(paths);
const shown = (path) => (0,store.shownPath)(paths, path);
const found = [
...(isAhead
? [`${shown(paths.files.manifest_file)} is of ${manifest.updated_at}, at iteration ${manifest.iteration}`]
: []),
...(isEnded ? [`${shown(paths.pointer)} says that the run was completed`] : []),
...(folder > iteration + 1 ? [`there is a folder of iteration ${folder}`] : []),
];
if (found.length === 0)
return undefined;
const holds = state === undefined ? 'is gone or empty' : `ends at ${updatedAt}, at iteration ${iteration}`;
const slug = (0,run_name ._G)(paths.runId)?.slug;
const pull = slug === undefined ? '' : ` If it was pushed, fetch them: autorize pull mission.${slug}.`;
return (0,lost_records .V)({
of: paths.runId,
found: [...found, `${(0,external_node_path_.basename)(paths.journal)} ${holds}`],
expected: `each step of the run in ${shown(paths.journal)}`,
remedy: `Put the file back from a copy.${pull} Or close the run: rcs autoresearch --abandon ${paths.runId}`,
});
}
function lastIterationFolder({ folder }) {
if (!(0,external_node_fs_.existsSync)(folder))
return -1;
return (0,external_node_fs_.readdirSync)(folder).reduce((last, name) => Math.max(last, Number(/^iteration-(\d{4,9})$/.exec(name)?.[1] ?? -1)), -1);
}
;
function readMissionStatus(paths) {
(0,store.requireRun)(paths);
const written = readWrittenAfter(paths);
const read = (0,store.readMission)(paths);
const lost = read.problem === undefined ? findLostRecords(paths, read.state, written) : undefined;
if (lost === undefined)
return statusOf(paths, read);
if (read.state === undefined)
throw lost;
return statusOf(paths, read, `${lost.message}. ${lost.remedy}`);
}
function readMissionRecords(paths) {
(0,store.requireRun)(paths);
return statusOf(paths, (0,store.readMission)(paths));
}
function statusOf(paths, { state, problem }, ...lost) {
if (state === undefined) {
const why = problem === undefined ? 'it has no record yet' : (0,errors .yM)(problem);
throw new errors .Rb({
message: `${(0,store.shownPath)(paths, paths.journal)} cannot be read: ${why}`,
remedy: `Close the run: rcs autoresearch --abandon ${paths.runId}`,
});
}
const { isRunning, activities } = (0,mission_files .Kc)(paths);
return {
...{ state, isRunning, activities },
waiting: waitingOf(state, isRunning),
problems: [...(problem === undefined ? [] : [(0,errors .yM)(problem)]), ...lost],
};
}
function supposeRunning(status, isRunning) {
return { ...status, isRunning, activities: [], waiting: waitingOf(status.state, isRunning) };
}
function waitingOf({ status, waiting }, isRunning) {
return isRunning || status !== 'running' ? waiting : undefined;
}
const MAX_LOG_CHARS = 200_000;
function readEntryFiles(paths, { iteration }) {
const folder = (0,store.iterationFolder)(paths, iteration);
if (!(0,external_node_fs_.existsSync)(folder))
return { diff: undefined, logs: [] };
const names = (0,external_node_fs_.readdirSync)(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.std(out|err)$/.test(name));
const read = (name) => (0,own_files .o3)((0,external_node_path_.join)(folder, name));
const logs = names.sort().flatMap((name) => {
const text = (0,base_text .vI)(read(name), MAX_LOG_CHARS);
return text === '' ? [] : [{ name, text }];
});
return { diff: (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'changes.diff')) ? read('changes.diff') : undefined, logs };
}
}),
57296:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ID: () => ( renderActivities),
_Q: () => ( fitting),
bD: () => ( renderIterations),
hi: () => ( renderAllActivities),
y3: () => ( renderActivityLine)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
var _time_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1052);
const MAX_NAME = 80;
function renderActivities(activities, shown) {
const main = activities.findLast(({ progress }) => progress !== undefined) ?? activities.at(-1);
if (main === undefined)
return [{ text: 'starting', rank: 1 }];
const others = activities.filter((each) => each !== main && (main.attempt !== null || each.doing !== 'scoring'));
return [
...renderActivity(main, shown),
...others.map((other) => ({ text: `${nameOf(other, shown)}${other.doing}`, rank: 5 })),
];
}
function nameOf({ attempt }, shown) {
return attempt === null ? '' : `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(shown.nameOf(attempt), MAX_NAME)} `;
}
function renderActivity(activity, shown) {
const { doing, since, progress } = activity;
const now = shown.now.getTime();
const left = leftOf(activity, now);
const parts = [
[nameOf(activity, shown).trimEnd() || undefined, 0],
[[doing, ...renderCount(progress?.count)].join(' '), 1],
[progress?.guards === undefined ? undefined : 'guard ok', 4],
[seconds(now - Date.parse(since)), left === undefined ? 2 : 6],
[left === undefined ? undefined : `${left} left`, 2],
[progress?.evidence === undefined ? undefined : renderEvidence(progress.evidence), 3],
];
return parts.flatMap(([text, rank]) => (text === undefined ? [] : [{ text, rank }]));
}
function renderCount(count) {
if (count === undefined)
return [];
const { unit, number, of, isAtMost } = count;
return [`${unit === undefined ? '' : `${unit} `}${number} of ${isAtMost ? '≤' : ''}${of}`];
}
function leftOf({ progress, at }, now) {
if (progress?.leftMs === undefined || at === undefined)
return undefined;
const left = Math.max(1000, progress.leftMs - (now - Date.parse(at)));
return `${progress.count?.isAtMost === true ? '≤' : ''}${seconds(left)}`;
}
function seconds(ms) {
return (0,_time_text_js__WEBPACK_IMPORTED_MODULE_2__ .LP)(Math.max(0, Math.floor(ms / 1000) * 1000));
}
function renderEvidence({ e, needed }) {
return `E ${figure(e)} of ${figure(needed)}`;
}
function figure(value) {
if (value >= 1e6)
return value.toExponential(1);
return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));
}
const SEPARATOR = ' · ';
function renderAllActivities(activities, shown) {
return renderActivities(activities, shown)
.map(({ text }) => text)
.join(SEPARATOR);
}
function renderIterations(activities, now) {
return renderAllActivities(activities, { nameOf: (iter) => `iter ${iter}`, now });
}
function fitting(parts, width) {
const chosen = new Set();
const line = (also) => parts
.filter((part) => chosen.has(part) || part === also)
.map(({ text }) => text)
.join(SEPARATOR);
for (const part of parts.toSorted((one, other) => one.rank - other.rank)) {
if (line(part).length <= width)
chosen.add(part);
else if (chosen.size === 0)
return wholeWords(part.text, width);
}
return line();
}
function wholeWords(text, width) {
const end = text.lastIndexOf(' ', width - 1);
return end <= 0 ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(text, width - 1) : `${text.slice(0, end)}…`;
}
function renderActivityLine(activities, { rest, width, ...shown }) {
const others = rest.map((text) => ({ text: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text, MAX_NAME), rank: 7 }));
return fitting([...renderActivities(activities, shown), ...others], width);
}
}),
11797:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
defuse: () => ( defuse)
});
function defuse(text) {
return text.replaceAll('##[', '## [').replace(/(?<=^[\s\u0085]*):(?=:)/gm, ': ');
}
}),
84483:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
TN: () => ( oneLine),
fk: () => ( printableLines),
hw: () => ( manyLines)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _defuse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11797);
function oneLine(text, maxLength = 200) {
return (0,_defuse_js__WEBPACK_IMPORTED_MODULE_1__.defuse)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(text.replace(/\s+/g, ' ').trim(), maxLength));
}
function manyLines(text, maxLength) {
return (0,_defuse_js__WEBPACK_IMPORTED_MODULE_1__.defuse)(printableLines((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(text, maxLength).replace(/\r?\n$/, ''), maxLength + 1));
}
function printableLines(text, maxLength) {
return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(text, maxLength).split(/\r?\n/).map(printableLine).join('\n');
}
function printableLine(line) {
return line
.split('\t')
.map((part) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(part, part.length))
.join('\t');
}
}),
47776:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => ( OUTCOME_MARKS)
});
const CIRCLE = 'M-4.5 0A4.5 4.5 0 1 0 4.5 0A4.5 4.5 0 1 0-4.5 0Z';
const OUTCOME_MARKS = {
baseline: { sign: '◆', path: 'M0-6L6 0L0 6L-6 0Z', isFilled: true },
merged: { sign: '●', path: CIRCLE, isFilled: true },
discarded: { sign: '○', path: CIRCLE, isFilled: false },
inconclusive: { sign: '◇', path: 'M0-5L5 0L0 5L-5 0Z', isFilled: false },
noop: { sign: '−', path: 'M-4 0H4', isFilled: false },
denied: { sign: '⊘', path: `${CIRCLE}M3.2-3.2L-3.2 3.2`, isFilled: false },
invalid: { sign: '×', path: 'M-4-4L4 4M-4 4L4-4', isFilled: false },
aborted: { sign: '■', path: 'M-4-4H4V4H-4Z', isFilled: true },
killed: { sign: '▽', path: 'M-5-4H5L0 5Z', isFilled: false },
infra_error: { sign: '△', path: 'M-5 4H5L0-5Z', isFilled: false },
};
}),
74008:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => ( renderItems),
Br: () => ( renderSummary),
LG: () => ( renderStatus)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47776);
var _run_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33902);
var _sparkline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74312);
const LAST_ROWS = 5;
const MIN_LABEL_WIDTH = 10;
const MAX_REASON = 1000;
const MAX_LAST_REASON = 200;
function renderStatus(view) {
const facts = known([
['branch', view.branch === undefined ? view.noBranch : renderBranch(view)],
['worktree', view.worktree],
['now', view.position],
['model', view.waiting],
['result', view.verdict],
['gain', view.claim.text],
['goal', view.goal],
['tried', renderTried(view)],
['noops', view.budget.noops],
...view.facts,
['time', renderTime(view)],
['cost', view.cost],
]);
const next = view.next === undefined ? [] : [['next', renderNext(view.next)]];
const label = labeller([...facts, ...next]);
return [
view.description === '' ? view.name : `${view.name}: ${view.description}`,
...renderProblems(view),
'',
...facts.map(label),
...renderScores(view, label),
...renderLast(view.rows, label),
'',
...next.map(label),
...(next.length === 0 ? [] : ['']),
].join('\n');
}
function renderSummary(view, { reason, label: stopped = 'stopped', resumeCommand }) {
const next = resumeCommand ?? view.next?.command;
const { branch, base } = view;
const merge = `git merge ${branch}`;
const facts = known([
[stopped, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(reason, MAX_REASON)],
['model', view.waiting],
['tried', renderTried(view)],
['gain', view.claim.text],
...view.facts,
['cost', view.cost],
['branch', view.accepted === 0 ? `${branch}, nothing to merge` : branch],
['review', view.accepted === 0 ? undefined : `git log ${base === undefined ? '' : `${base}..`}${branch}`],
['merge', view.accepted === 0 || next === merge ? undefined : merge],
['folders', view.workspaces === undefined ? undefined : `ls ${view.workspaces}`],
['next', next === undefined ? undefined : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(next, 400)],
]);
return [`${view.name}: ${view.verdict}`, ...renderProblems(view), ...facts.map(labeller(facts)), ''].join('\n');
}
function renderItems(view) {
const { rows, name, verdict, cost, branch, noBranch, waiting } = view;
const width = Math.max(0, ...rows.map(({ id }) => id.length));
const lines = rows.flatMap(({ id, word, size, reason }) => {
const line = `${word.padEnd(7)}  ${id.padEnd(width)}  ${size}`.trimEnd();
return reason === '' ? [line] : [line, `         ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(reason, MAX_REASON)}`];
});
const facts = known([
['model', waiting],
['cost', cost],
['branch', branch ?? noBranch],
]);
return [
`${name}: ${verdict}`,
'',
...lines,
'',
...facts.map(([label, text]) => `${label.padEnd(8)}${text}`),
'',
].join('\n');
}
function renderCounts({ counts, tried, terms }) {
const parts = counts.filter(_run_view_js__WEBPACK_IMPORTED_MODULE_3__ .Ye).map(({ word, count }) => `${count} ${word}`);
return parts.length === 0 ? undefined : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(tried, terms.attempt)}: ${parts.join(', ')}`;
}
function known(facts) {
return facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]));
}
function labeller(facts) {
const width = Math.max(MIN_LABEL_WIDTH, ...facts.map(([label]) => label.length + 1));
return ([label, text]) => `${label.padEnd(width)}${text}`;
}
function renderTried(view) {
return renderCounts(view) ?? 'nothing';
}
function renderBranch({ branch = '', base }) {
return base === undefined ? branch : `${branch}, from ${base}`;
}
function renderNext({ command, why }) {
return why === undefined ? command : `${command}  (${why})`;
}
function renderProblems({ problems, notices }) {
return [...problems.map((problem) => `problem: ${problem}`), ...notices.map((notice) => `notice: ${notice}`)];
}
function renderTime({ budget: { startedAt, deadline, timeLeft } }) {
const start = startedAt === undefined ? [] : [`started ${startedAt}`];
const end = deadline === undefined ? [] : [`ends ${deadline}`];
const parts = [...start, ...end, ...(timeLeft === undefined ? [] : [timeLeft])];
return parts.length === 0 ? undefined : parts.join(', ');
}
function renderScores({ rows }, label) {
const line = (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_4__ .K)(rows);
if (line === undefined)
return [];
return ['', label(['scores', line.bars]), label(['', `${line.marks}   (^ accepted, 0 baseline, · no score)`])];
}
function renderLast(rows, label) {
const last = rows.slice(-LAST_ROWS);
if (last.length === 0)
return [];
const columns = [
column(last, ({ id }) => id, 'right'),
column(last, ({ mark, word }) => `${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ .U[mark].sign} ${word}`, 'left'),
column(last, ({ scoreText }) => scoreText, 'right'),
last.map(renderReason),
];
const lines = last.map((_, line) => columns
.map((texts) => texts[line])
.join('  ')
.trimEnd());
return ['', ...lines.map((line, index) => label([index === 0 ? 'last' : '', line]))];
}
function renderReason({ reason, summary }) {
const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(reason, MAX_LAST_REASON);
return summary === '' || summary === reason ? shown : `${shown} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(summary, 80)})`;
}
function column(rows, text, align) {
const texts = rows.map(text);
const width = Math.max(...texts.map((each) => each.length));
return texts.map((each) => (align === 'left' ? each.padEnd(width) : each.padStart(width)));
}
}),
58142:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D8: () => ( buildDomain),
Pe: () => ( buildTicks),
wG: () => ( pathsOf)
});
const FENCE = 3;
function buildDomain({ scores, anchors }) {
const sorted = scores.filter(isUsual).sort((a, b) => a - b);
const [first, last] = [sorted[0], sorted.at(-1)];
if (first === undefined || last === undefined)
return undefined;
const q1 = sorted[Math.floor((sorted.length - 1) / 4)] ?? first;
const q3 = sorted[Math.ceil(((sorted.length - 1) * 3) / 4)] ?? last;
const reach = q3 > q1 ? FENCE * (q3 - q1) : Number.POSITIVE_INFINITY;
const near = sorted.filter((score) => score >= q1 - reach && score <= q3 + reach);
const shown = [...near, ...anchors.filter(isUsual)];
const lo = shown.reduce((least, score) => Math.min(least, score), q1);
const hi = shown.reduce((most, score) => Math.max(most, score), q3);
const pad = lo === hi ? Math.abs(lo) * 0.05 || 1 : hi * 0.05 - lo * 0.05;
return { lo: Math.max(lo - pad, -Number.MAX_VALUE), hi: Math.min(hi + pad, Number.MAX_VALUE) };
}
function pathsOf(value, { lo, hi }) {
const share = (value / 2 - lo / 2) / (hi / 2 - lo / 2);
return Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0.5));
}
function buildTicks({ lo, hi }, count) {
const rough = (hi - lo) / count;
const power = 10 ** Math.floor(Math.log10(rough));
const step = power * (rough / power > 5 ? 10 : rough / power > 2 ? 5 : rough / power > 1 ? 2 : 1);
const [from, to] = [Math.ceil(lo / step), Math.floor(hi / step)];
const isSound = Number.isFinite(step) && step > 0 && to - from <= 2 * count && Math.abs(to) < 1e9;
if (!isSound || to < from)
return [lo, hi];
return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}
function isUsual(score) {
return Number.isFinite(score) && Math.abs(score) !== Number.MAX_VALUE;
}
}),
74312:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( renderSparkline),
p: () => ( buildScoreDomain)
});
var _score_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58142);
const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const MAX_BARS = 64;
function renderSparkline(rows) {
const shown = rows.slice(-MAX_BARS);
const domain = buildScoreDomain(shown);
if (domain === undefined)
return undefined;
const bars = shown.map(({ score }) => (score === undefined ? '·' : barOf(score, domain)));
const marks = shown.map(({ mark }) => (mark === 'merged' ? '^' : mark === 'baseline' ? '0' : ' '));
return { bars: bars.join(''), marks: marks.join('').trimEnd() };
}
function buildScoreDomain(rows, { withIntervals } = { withIntervals: false }) {
const scored = rows.flatMap(({ score, mark, interval }) => (score === undefined ? [] : [{ score, mark, interval }]));
const anchors = scored.filter(({ mark }) => mark === 'merged' || mark === 'baseline');
return (0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__ .D8)({
scores: scored.map(({ score }) => score),
anchors: anchors.flatMap(({ score, interval = [] }) => [score, ...(withIntervals ? interval : [])]),
});
}
function barOf(score, domain) {
return BARS[Math.min(BARS.length - 1, Math.floor((0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__ .wG)(score, domain) * BARS.length))] ?? BARS[0];
}
}),
1052:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B9: () => ( instantOf),
LP: () => ( renderSpan),
Wv: () => ( renderInstant),
jf: () => ( renderTimeLeft)
});
var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
const INSTANT = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;
function instantOf(text) {
if (text === null || !INSTANT.test(text))
return undefined;
const ms = Date.parse(text.replace(' ', 'T'));
return Number.isNaN(ms) ? undefined : ms;
}
function renderInstant(text) {
const ms = instantOf(text);
if (ms === undefined)
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text, 40);
return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function renderSpan(ms) {
const grain = ms >= 3_600_000 ? 60_000 : ms >= 1000 ? 1000 : 1;
return (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__ .PP)(Math.round(ms / grain) * grain);
}
function renderTimeLeft(deadline, now) {
const end = instantOf(deadline);
if (end === undefined)
return undefined;
const left = end - now.getTime();
return left > 0 ? `${renderSpan(left)} left` : 'the time is up';
}
}),
93121:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => ( answerAndLeave),
S: () => ( leaveAnswer)
});
var _kernel_program_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3206);
var _kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59875);
var _remembered_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49712);
async function answerAndLeave(paths, read, isWhole = () => true) {
const leave = quietly(() => {
const command = (0,_kernel_program_files_js__WEBPACK_IMPORTED_MODULE_0__ .$X)();
const before = Date.now();
const stamp = (0,_remembered_status_js__WEBPACK_IMPORTED_MODULE_2__ ._5)(paths, command);
if (stamp === undefined || !(0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_1__ ._5)(stamp, before))
return undefined;
return (answer) => leaveAnswer(paths, answer, { stamp, command, isWhole });
});
const answer = await read();
quietly(() => leave?.(answer));
return answer;
}
function quietly(act) {
try {
return act();
}
catch {
return undefined;
}
}
function leaveAnswer(paths, answer, { stamp, command, isWhole }) {
if (answer.problems.length > 0 || !isWhole())
return;
if ((0,_remembered_status_js__WEBPACK_IMPORTED_MODULE_2__ ._5)(paths, command)?.text === stamp.text)
(0,_remembered_status_js__WEBPACK_IMPORTED_MODULE_2__ .Qp)(paths, answer, stamp);
}
}),
70479:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => ( answerMissionStatus),
leaveMissionStatus: () => ( leaveMissionStatus)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_shown_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16740);
var _kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59875);
var _mission_agent_choice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70678);
var _mission_holdout_gap_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60355);
var _mission_look_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21101);
var _mission_manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86992);
var _mission_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89855);
var _report_mission_claim_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84716);
var _report_mission_view_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58561);
var _report_run_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74008);
var _left_answer_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93121);
var _status_answer_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(84476);
async function answerMissionStatus(paths) {
return await (0,_left_answer_js__WEBPACK_IMPORTED_MODULE_11__ .H)(paths, () => readMissionAnswer(paths));
}
async function leaveMissionStatus(runId, host) {
await (0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_2__ .Vl)();
try {
await answerMissionStatus((0,_mission_store_js__WEBPACK_IMPORTED_MODULE_7__.pathsOf)(runId, host));
}
catch {
}
}
function readMissionAnswer(paths) {
const look = (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_5__ .ZD)(paths);
const formOf = (isRunning) => {
const supposed = (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_5__ .V0)(look, isRunning);
const view = (0,_report_mission_view_js__WEBPACK_IMPORTED_MODULE_9__ .SX)(supposed);
const text = (0,_report_run_text_js__WEBPACK_IMPORTED_MODULE_10__ .LG)({ ...view, position: _status_answer_js__WEBPACK_IMPORTED_MODULE_12__ .LL, problems: [] });
return { position: view.position ?? '', texts: [text, text], json: (0,_base_shown_json_js__WEBPACK_IMPORTED_MODULE_1__ .h)(documentOf(paths, supposed)) };
};
const atRest = formOf(false);
return {
...{ name: paths.runId, deadline: null, commit: null, problems: look.problems, hidesActivities: true },
...{ atWork: formOf(true), atRest, moved: atRest },
};
}
function documentOf(paths, { state, isRunning, waiting, problems }) {
const results_file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(state.launch.worktree_path, _mission_store_js__WEBPACK_IMPORTED_MODULE_7__.RESULTS);
const manifest = (0,_mission_manifest_js__WEBPACK_IMPORTED_MODULE_6__ .u1)(state, { ...paths.files, results_file });
const { claim } = state;
const improvement = claim === undefined ? {} : { [(0,_report_mission_claim_js__WEBPACK_IMPORTED_MODULE_8__ .SM)(state) ? 'confirmed' : 'not_confirmed']: claim.sentence };
const agents = (0,_mission_agent_choice_js__WEBPACK_IMPORTED_MODULE_3__ .o9)(state);
const holdout = (0,_mission_holdout_gap_js__WEBPACK_IMPORTED_MODULE_4__ .m)(state);
return {
...{ ...manifest, ...improvement, is_running: isRunning, waiting: waiting ?? null, problems },
...(agents.length === 0 ? {} : { agents }),
...(holdout === undefined ? {} : { holdout }),
};
}
}),
49712:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Qp: () => ( rememberStatus),
_5: () => ( stampStatus),
cM: () => ( recallStatus)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26530);
var _kernel_quiet_cache_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56915);
var _kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59875);
var _status_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84476);
function recallStatus(paths, command) {
const stamp = stampStatus(paths, command);
const answer = stamp && (0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ .JN)(answerPath(paths), stamp.text);
return (0,_status_answer_js__WEBPACK_IMPORTED_MODULE_5__ .Vs)(answer) ? answer : undefined;
}
function rememberStatus(paths, answer, { text: stamp }) {
(0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ .QG)(answerPath(paths), { stamp, answer });
}
function answerPath(paths) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ .zn)(paths.repository), `${answerName(paths)}.json`);
}
function answerName(paths) {
if ('runId' in paths)
return `mission-${paths.runId}`;
if ('name' in paths)
return `status-${paths.name}`;
return paths.answerName;
}
function stampStatus(paths, command) {
if (command === undefined || (0,_kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ .FJ)(paths.repository))
return undefined;
const branches = 'readBranches' in paths ? paths.readBranches() : [];
if (branches === undefined)
return undefined;
const stamp = (0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ ._Y)(paths.folder, unreadOf(paths));
return { ...stamp, text: [stamp.text, ...branches, command].join('\n') };
}
function unreadOf(paths) {
if ('runId' in paths)
return (name) => name !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(paths.journal);
if ('isUnread' in paths)
return paths.isUnread;
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.state) ? isUnread : isUnreadWithoutState;
}
const UNREAD = new Set([
...['activity.json', 'run.lock', 'run.lock.holder'],
...['activity.json', 'run.lock.holder'].map(_kernel_quiet_cache_js__WEBPACK_IMPORTED_MODULE_3__ .NT),
]);
function isUnreadWithoutState(name) {
return UNREAD.has(name);
}
function isUnread(name) {
return UNREAD.has(name) || /^iter-\d+$/.test(name);
}
}),
84476:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CK: () => ( completeStatus),
LL: () => ( POSITION_GAP),
Vs: () => ( isStatusAnswer),
t5: () => ( TIME_LEFT_GAP)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_shown_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16740);
var _experiment_ledger_branch_moved_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9514);
var _report_activity_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57296);
var _report_time_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1052);
function isStatusAnswer(value) {
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(value))
return false;
const { name, deadline, commit, problems, hidesActivities = false, atWork, atRest, moved } = value;
return (typeof name === 'string' &&
[deadline, commit].every((each) => each === null || typeof each === 'string') &&
isTexts(problems) &&
typeof hidesActivities === 'boolean' &&
[atWork, atRest, moved].every(isForm));
}
function isForm(value) {
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(value))
return false;
const { position, texts, json } = value;
return typeof position === 'string' && typeof json === 'string' && isTexts(texts) && texts.length === 2;
}
function isTexts(value) {
return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
const POSITION_GAP = '\0position\0';
const TIME_LEFT_GAP = '\0time left\0';
function completeStatus(answer, moment) {
const { name, deadline, problems, atWork, atRest } = answer;
const { now, isRunning, activities, commit: actual } = moment;
const expected = isRunning ? null : answer.commit;
const error = expected === null || expected === actual ? undefined : (0,_experiment_ledger_branch_moved_js__WEBPACK_IMPORTED_MODULE_3__ .i)(name, { expected, actual });
const moved = error === undefined ? [] : [`${error.message}. ${error.remedy}`];
const atPlace = moved.length === 0 ? atRest : answer.moved;
const { position, texts, json } = isRunning ? atWork : atPlace;
const doing = moment.doing ?? (activities.length === 0 ? position : (0,_report_activity_text_js__WEBPACK_IMPORTED_MODULE_4__ .bD)(activities, now));
const isAfter = ((0,_report_time_text_js__WEBPACK_IMPORTED_MODULE_5__ .B9)(deadline) ?? Number.POSITIVE_INFINITY) <= now.getTime();
const code = moved.length === 0 ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.yes : _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.precondition;
return {
text: texts[isAfter ? 1 : 0]
.replace(POSITION_GAP, () => doing)
.replace(TIME_LEFT_GAP, () => (0,_report_time_text_js__WEBPACK_IMPORTED_MODULE_5__ .jf)(deadline, now) ?? ''),
json: withMembers(json, {
...(activities.length === 0 || answer.hidesActivities === true ? {} : { activities }),
...moment.members,
...(moved.length === 0 ? {} : { problems: [...problems, ...moved] }),
}),
errors: [...moved, ...problems],
exitCode: problems.length > 0 ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.usage : code,
};
}
function withMembers(json, members) {
if (Object.keys(members).length === 0)
return json;
return (0,_base_shown_json_js__WEBPACK_IMPORTED_MODULE_2__ .h)({ ...JSON.parse(json), ...members });
}
})
};

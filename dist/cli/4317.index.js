export const id = 4317;
export const ids = [4317];
export const modules = {
65780:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
u: () => ( auditRecords)
});
var _live_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50821);
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
36760:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => ( FILE_LIST),
r: () => ( decodeFileList)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
const FILE_LIST = 'files.json';
const fileListSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ sha256: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP(), bytes: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig() }));
function decodeFileList(bytes) {
try {
return fileListSchema.safeParse(JSON.parse(bytes.toString('utf8'))).data;
}
catch {
return undefined;
}
}
}),
17785:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$N: () => ( sentenceOf),
$R: () => ( describeWrong),
Ms: () => ( describeFirst),
WX: () => ( findingsOf),
oU: () => ( describeNew),
sN: () => ( verifiedBy),
vs: () => ( isAllSound),
wf: () => ( issuesOf)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
function verifiedBy(findings) {
return { findings, isSound: isAllSound(findings) };
}
function isAllSound(findings) {
return findings.every(({ kind }) => kind !== 'wrong' && kind !== 'unproved');
}
function findingsOf(what, issues, ok) {
if (issues.length === 0)
return [{ kind: 'ok', what, detail: ok }];
return issuesOf(what, issues);
}
function issuesOf(what, issues) {
return issues.map((issue) => ({ kind: 'wrong', what, ...(typeof issue === 'string' ? { detail: issue } : issue) }));
}
function sentenceOf({ where, detail, expected, remedy }) {
const place = placeOf(where);
const rest = [expected === undefined ? '' : `expected ${expected}`, remedy ?? ''].filter((part) => part !== '');
return [`${place}${detail}`, ...rest].join('; ');
}
function placeOf({ line, record } = {}) {
if (line !== undefined)
return `line ${line}: `;
return record === undefined ? '' : `record ${record}: `;
}
function describeFinding(finding) {
return `${finding.what}: ${sentenceOf(finding)}`;
}
function describeWrong(findings) {
return findings.filter(({ kind }) => kind === 'wrong').map(describeFinding);
}
function describeNew({ before, now, }) {
const known = before.filter(({ kind }) => kind === 'wrong').map(({ detail }) => detail);
const isNew = ({ detail }) => {
const at = known.indexOf(detail);
if (at !== -1)
known.splice(at, 1);
return at === -1;
};
return describeWrong(now.filter((finding) => finding.kind === 'wrong' && isNew(finding)));
}
function describeFirst([first, ...others]) {
if (first === undefined)
return undefined;
return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(first, 600)}${others.length === 0 ? '' : `, and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(others.length, 'more problem')}`}`;
}
}),
77722:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
a: () => ( firstDifference)
});
function firstDifference(found, wanted) {
if (!isCompound(found) || !isCompound(wanted) || Array.isArray(found) !== Array.isArray(wanted)) {
return found === wanted ? undefined : [];
}
const [one, other] = [new Map(Object.entries(found)), new Map(Object.entries(wanted))];
for (const key of new Set([...other.keys(), ...one.keys()])) {
const isInBoth = one.has(key) && other.has(key);
const within = isInBoth ? firstDifference(one.get(key), other.get(key)) : [];
if (within !== undefined)
return [Array.isArray(found) ? Number(key) : key, ...within];
}
return undefined;
}
function isCompound(value) {
return typeof value === 'object' && value !== null;
}
}),
85503:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
SK: () => ( isLedger),
fM: () => ( MAX_STATE_BYTES),
oK: () => ( MAX_STATE_TOTAL_BYTES),
v9: () => ( maxBytesOf)
});
const MAX_STATE_BYTES = 8 * 1024 * 1024;
const MAX_LEDGER_BYTES = 64 * 1024 * 1024;
const MAX_STATE_TOTAL_BYTES = 512 * 1024 * 1024;
function maxBytesOf(path) {
return isLedger(path) ? MAX_LEDGER_BYTES : MAX_STATE_BYTES;
}
function isLedger(path) {
return path.endsWith('.jsonl');
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
328:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => ( decisionDraft)
});
var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57570);
function decisionDraft(trial, level, report) {
if (trial.verdict === null)
throw new TypeError(`${trial.id} is not decided`);
const { id: task, purpose, incumbent } = trial;
const evidence = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__ .X)(trial);
const reported = evidence.kind === 'paired'
? { ...evidence, differences: [...evidence.differences] }
: { ...evidence, scores: [...evidence.scores], again: [...evidence.again] };
const rested = { evidence: reported, evaluations: [...trial.evaluations] };
return { kind: 'decision', task, purpose, incumbent, ...trial.verdict, level: { ...level }, ...rested, ...report };
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
19510:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => ( findForbiddenChanges),
t: () => ( findForbiddenInRun)
});
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13096);
var _kernel_user_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71703);
var _boundaries_boundaries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88814);
var _boundaries_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32165);
var _boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9048);
async function findForbiddenChanges(git, { changes, rules, }) {
const issues = [];
for (const { from, commit } of changes) {
try {
const change = await (0,_boundaries_change_js__WEBPACK_IMPORTED_MODULE_3__ .pm)({ git }, { from, tree: commit });
const admission = (0,_boundaries_boundaries_js__WEBPACK_IMPORTED_MODULE_2__ .K)(change, { ...rules, maxFiles: undefined, maxDiffLines: undefined });
if (admission.kind === 'denied')
issues.push(`the commit ${commit} is denied: ${admission.reasons.join('; ')}`);
}
catch (error) {
if (!(error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_0__ .XS))
throw error;
issues.push(`the commit ${commit} cannot be read: ${error.message}`);
}
}
return issues;
}
async function findForbiddenInRun(git, changes, { boundaries, protectedFiles, alsoProtected = [], protectKey, repository, parentEnv }) {
const { allow_paths: allowPaths, enforce_allow: enforceAllow, deny_paths: denyPaths, permit } = boundaries;
return findForbiddenChanges(git, {
changes,
rules: {
...{ allowPaths, enforceAllow, denyPaths, permit, protectKey, autoloaded: 'denied' },
protectedPaths: [...protectedFiles.globs, ...alsoProtected],
shadowable: (0,_boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_4__ .AJ)(protectedFiles, {}),
programs: await (0,_kernel_user_programs_js__WEBPACK_IMPORTED_MODULE_1__ .V)(repository, parentEnv),
},
});
}
}),
91222:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ng: () => ( findRemovable)
});
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25367);
var _reapplication_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40658);
async function findDependants(count, comesOut) {
const found = [];
for (let first = 0; first < count; first += 1) {
let set = [first];
for (let at = first + 1; at < count; at += 1) {
if (!(await comesOut(set, at)))
set = [at, ...set];
}
found.push(set.slice(0, -1));
}
return found;
}
function linksOf(changes, dependants) {
const name = (index) => changes[index]?.task ?? '';
return changes.map(({ task }, index) => ({
task,
needs: changes.flatMap((earlier, at) => (dependants[at]?.includes(index) ? [earlier.task] : [])),
dependants: (dependants[index] ?? []).map(name),
}));
}
async function findRemovable(store, head, changes) {
const paths = await Promise.all(changes.map((change) => pathsOf(store, change)));
const changesOf = (set) => set.flatMap((index) => changes[index] ?? []);
const comesOut = async (set, at) => {
const isApart = set.every((index) => paths[index]?.every((path) => !paths[at]?.includes(path)));
return isApart || (await (0,_reapplication_js__WEBPACK_IMPORTED_MODULE_1__ .gu)(store, changes[at]?.tree ?? '', changesOf(set))).stays.length === 0;
};
const dependants = await findDependants(changes.length, comesOut);
const headTree = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_0__ .bR)(store, head);
const removable = [];
for (const [index, links] of linksOf(changes, dependants).entries()) {
const left = await (0,_reapplication_js__WEBPACK_IMPORTED_MODULE_1__ .gu)(store, head, changesOf([...(dependants[index] ?? []), index]));
const isStuck = left.stays.length > 0;
const kind = isStuck ? 'stuck' : left.tree === headTree ? 'gone' : 'removable';
removable.push({ ...links, kind, without: isStuck ? headTree : left.tree });
}
return removable;
}
async function pathsOf(store, { parent, tree }) {
return (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_0__ .j_)(store, { from: parent, to: tree })).map(({ path }) => path);
}
}),
4341:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
f: () => ( findBaseIssues)
});
var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);
var _kernel_user_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71703);
var _boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9048);
var _accepted_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19510);
async function findBaseIssues(git, { base, head, protectedAt, rules, repository, parentEnv }) {
if (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_0__ .Q)(git, { base, branchHead: head }))
return [];
const programs = await (0,_kernel_user_programs_js__WEBPACK_IMPORTED_MODULE_1__ .V)(repository, parentEnv);
const findSince = async (from) => {
const files = await protectedAt(from);
return (0,_accepted_changes_js__WEBPACK_IMPORTED_MODULE_3__ .g)(git, {
changes: [{ from, commit: base }],
rules: {
...{ ...rules, allowPaths: [], enforceAllow: false, programs },
...{ protectedPaths: files.globs, shadowable: (0,_boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_2__ .AJ)(files, parentEnv) },
},
});
};
const issues = await findSince(head);
if (issues.length === 0)
return issues;
const fork = await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_0__ .f)(git, [base, head]);
return fork === undefined ? issues : findSince(fork);
}
}),
40658:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
eK: () => ( reapply),
gu: () => ( takeOut),
iA: () => ( SAME_CHANGE),
kQ: () => ( reapplyDetached),
we: () => ( describeConflict)
});
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3800);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13096);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25367);
var _acceptance_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37008);
const MERGED = 0;
const CONFLICT = 1;
function describeConflict(paths) {
const shown = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(paths.length, 'path')}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(paths[0] ?? '', 100)} among them`;
return `it conflicts with a change that was accepted in the meantime: ${shown}`;
}
const SAME_CHANGE = 'the same change was accepted in the meantime';
async function reapply(store, { base, tree, branchHead }) {
const side = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ .SC)(store, {
tree,
parents: [base],
message: 'candidate\n',
identity: _acceptance_js__WEBPACK_IMPORTED_MODULE_5__ .zK,
date: '1970-01-01T00:00:00Z',
});
const args = [
'merge-tree',
'--write-tree',
'-z',
'--name-only',
'--no-messages',
'--end-of-options',
branchHead,
side,
];
const { exitCode, stdout } = await store.git(args, { allowed: [MERGED, CONFLICT] });
const [first, ...paths] = (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ .K)(stdout);
if (exitCode === CONFLICT)
return { kind: 'conflict', paths: paths.map(_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ .q0).filter((path) => path !== '') };
return { kind: 'applied', tree: first?.toString() ?? '' };
}
async function reapplyDetached(store, { base, tree, branchHead }) {
const common = { message: 'candidate\n', identity: _acceptance_js__WEBPACK_IMPORTED_MODULE_5__ .zK, date: '1970-01-01T00:00:00Z' };
const root = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ .SC)(store, { ...common, tree: base, parents: [] });
const branchHeadTree = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ .JG)(store.git, [
'rev-parse',
'--verify',
'--end-of-options',
`${branchHead}^{tree}`,
]);
return reapply(store, {
...{ base: root, tree },
branchHead: await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ .SC)(store, { ...common, tree: branchHeadTree, parents: [root] }),
});
}
async function takeOut(store, branchHead, changes) {
let tree = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ .JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${branchHead}^{tree}`]);
const [taken, stays] = [[], []];
for (const { task, tree: after, parent: before } of changes) {
const applied = await reapplyDetached(store, { base: after, tree: before, branchHead: tree });
if (applied.kind === 'conflict')
stays.push(task);
else if (applied.tree !== tree)
taken.push(task);
if (applied.kind === 'applied')
tree = applied.tree;
}
return { tree, taken, stays };
}
}),
29299:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
pL: () => ( sealFiles),
vO: () => ( redactFiles),
w3: () => ( readIfFile)
});
var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36760);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28338);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
function sealFiles(folder, secrets, synced = []) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
return undefined;
const isSynced = (descriptor) => synced.some((path) => isSameFile(descriptor, path));
redactFiles(folder, secrets, (name) => name !== 'prompt.md');
const list = {};
for (const name of listFiles(folder)) {
const file = readRegular((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), (each) => isSynced(each) || syncContent(each));
if (file !== undefined)
list[name] = { sha256: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__ .s)(file), bytes: file.length };
}
const text = `${JSON.stringify(list, null, 1)}\n`;
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__ .e), [text]);
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__ .s)(text);
}
function isSameFile(descriptor, path) {
const [one, other] = [(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false })];
return one.ino === other?.ino && one.dev === other.dev;
}
function syncContent(descriptor) {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor).size > 0)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
}
const MAX_REDACTED_BYTES = 8 * 1024 * 1024;
const LEFT_OUT = 'What was here held a key of the agent, and is no text that could be shown without it.\n';
function redactFiles(folder, secrets, isMeant = () => true) {
if (secrets.isIdle || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
return;
for (const name of listFiles(folder).filter(isMeant)) {
redactFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), secrets);
}
}
function redactFile(path, secrets) {
const bytes = readIfFile(path);
if (bytes === undefined || !secrets.finds(bytes))
return;
const isText = bytes.length <= MAX_REDACTED_BYTES && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes);
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ .Zf)(path, [isText ? secrets.redact(bytes.toString()) : LEFT_OUT]);
}
function listFiles(folder, below = '') {
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below), { withFileTypes: true });
const names = entries.flatMap((entry) => {
const name = below === '' ? entry.name : `${below}/${entry.name}`;
if (entry.isDirectory())
return listFiles(folder, name);
return entry.isFile() && name !== _base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__ .e ? [name] : [];
});
if (below !== '')
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below));
return names.sort();
}
function readRegular(path, onRead = () => undefined) {
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
try {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor).isFile())
return undefined;
onRead(descriptor);
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(descriptor);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
}
function readIfFile(path) {
try {
return readRegular(path);
}
catch {
return undefined;
}
}
}),
12032:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => ( sizeOfTree)
});
const MAX_LIST_BYTES = 256 << 20;
const EMPTY_TREE = {
sha1: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
sha256: '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321',
};
async function sizeOfTree(store, tree, unit) {
const bytes = await bytesByPath(store, tree);
if (unit === 'bytes')
return sumOf(bytes.values());
const empty = EMPTY_TREE[tree.length === EMPTY_TREE.sha256.length ? 'sha256' : 'sha1'];
const { stdout } = await store.git([
'diff-tree',
'-r',
'-z',
'--numstat',
'--no-renames',
'--no-ext-diff',
'--no-textconv',
'--end-of-options',
empty,
tree,
'--',
], { maxBytes: MAX_LIST_BYTES });
return sumOf(entriesOf(stdout).map((entry) => {
const [, lines = '', path = ''] = /^(\d+|-)\t(?:\d+|-)\t(.*)$/s.exec(entry) ?? [];
return lines === '-' ? (bytes.get(path) ?? 0) : Number(lines);
}));
}
async function bytesByPath({ git }, tree) {
const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--end-of-options', tree], { maxBytes: MAX_LIST_BYTES });
return new Map(entriesOf(stdout).map((entry) => {
const [, size = '', path = ''] = /^\d+ \w+ \w+ +(\d+|-)\t(.*)$/s.exec(entry) ?? [];
return [path, size === '-' ? 0 : Number(size)];
}));
}
function entriesOf(stdout) {
return stdout.toString('latin1').split('\0').filter(Boolean);
}
function sumOf(values) {
let sum = 0;
for (const value of values)
sum += value;
return sum;
}
}),
76038:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
j: () => ( withRefs)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14311);
var _user_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11584);
async function withRefs(repository, use) {
const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-refs-'));
try {
return await use((0,_user_refs_js__WEBPACK_IMPORTED_MODULE_4__ .ro)(repository, folder).refs, folder);
}
finally {
(0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ .dM)(folder);
}
}
}),
55976:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Od: () => ( isConfirmationDue),
pG: () => ( measureFinal),
tW: () => ( unsound),
wi: () => ( confirmAccepted)
});
var _decision_agent_bandit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43765);
var _decision_session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47695);
var _scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56375);
const NOTHING = { kind: 'unclaimed', note: undefined };
async function confirmAccepted(ports, { isAgain = false } = {}) {
const { decisionLog } = ports.context;
const { confirm: wanted } = decisionLog.session.settings;
if ((0,_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_2__ .UU)(decisionLog) === undefined)
return NOTHING;
const interrupted = await ports.distil?.();
if (interrupted !== undefined)
return endedBy(ports, interrupted);
const left = (0,_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_2__ .UU)(decisionLog);
if (left === undefined)
return NOTHING;
if (!isAgain && left.claim !== undefined)
return { kind: 'claimed', claim: left.claim };
if (wanted.pairs === 0)
return NOTHING;
const confirmed = await measureFinal(ports);
switch (confirmed.kind) {
case 'claimed':
return confirmed;
case 'unsound':
return { kind: 'unclaimed', note: `nothing is claimed: ${unsound(ports)}` };
case 'broken':
return endedBy(ports, confirmed);
default:
return confirmed;
}
}
function isConfirmationDue({ decisionLog: { session, runHeader } }, { isShared }) {
const due = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_1__ .M_)(session).kind;
if (due === 'confirmation')
return true;
const { pairs, every_keeps: every } = session.settings.confirm;
const isMeasured = pairs > 0 && every === 0 && !runHeader.unscored;
return isShared && isMeasured && due === 'candidate' && session.level.kept - session.confirmed >= _decision_agent_bandit_js__WEBPACK_IMPORTED_MODULE_0__ .LT;
}
function unsound({ commands }) {
return `the decision log does not add up; see: ${commands.audit}`;
}
function endedBy({ commands }, { why, reason }) {
if (why === 'aborted')
return { kind: 'interrupted' };
return {
kind: 'unclaimed',
note: `the improvement is not confirmed: ${reason}; to do it now: ${commands.rescore}`,
};
}
function measureFinal({ context, logsOf, purpose, clockMs: left, blocks }, { workspace = 1, clockMs = left } = {}) {
const isHidden = purpose.kind === 'replacement' && purpose.isSealed;
const optionsOf = (id) => ({
workspace,
logs: logsOf(id, isHidden),
first: { arm: 'candidate', purpose },
purpose,
mayGoOn: (0,_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_2__ .vq)(clockMs),
});
return (0,_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_2__ .lJ)(context, optionsOf, blocks);
}
}),
80241:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => ( recordedEvaluator)
});
var _decision_measurement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34663);
var _engine_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15304);
function recordedEvaluator({ decisionLog, host }, run) {
return ({ environment, ...request }) => {
const { name, purpose } = request;
const { judge_digest: evaluator, confirm_digest: hidden } = decisionLog.runHeader;
const isConfirmation = purpose.kind === 'replacement' && (name.stage === 'confirm' || name.stage === _decision_measurement_js__WEBPACK_IMPORTED_MODULE_0__ .OT);
const judge = isConfirmation ? (hidden ?? evaluator) : evaluator;
return (0,_engine_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_1__ .vj)(decisionLog, { name, judge, environment, now: host.now }, () => run(request));
};
}
}),
87180:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w: () => ( runNegativeControl)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99900);
var _decision_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64802);
var _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77628);
var _decision_session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47695);
var _engine_evaluation_negative_control_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74964);
var _measurement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16564);
const MOVED = 'the environment changed: its scores are compared with new ones, which come first';
async function runNegativeControl(context, control) {
try {
return await runControl(context, control);
}
finally {
context.activity?.measure(null, undefined);
}
}
async function runControl(context, { workspace = 1, logs, mayGoOn }) {
const { decisionLog } = context;
const tree = await (0,_engine_evaluation_negative_control_tree_js__WEBPACK_IMPORTED_MODULE_5__ .q)(context);
for (let isFirst = true;; isFirst = false) {
const { digest: environment } = decisionLog.takeEnvironmentSnapshot();
const { aaChecks, incumbent, settings, noise } = decisionLog.session;
if (noise === null)
return { kind: 'broken', why: 'infra', reason: MOVED };
const { guards, metrics } = settings;
const isRefused = () => (0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_3__ .CB)({ runs: decisionLog.evaluations, incumbent, guards, metrics });
const outcome = (0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_3__ .nZ)((0,_decision_session_js__WEBPACK_IMPORTED_MODULE_4__ .fz)(decisionLog.session), isRefused);
if (outcome !== undefined) {
decisionLog.append({ kind: 'canary', variety: 'broken', task: _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_3__ .kt, ...outcome });
decisionLog.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_4__ .bm)(decisionLog.session, outcome);
if (outcome.remark !== null)
context.note(outcome.remark);
return undefined;
}
const late = isFirst ? undefined : mayGoOn?.();
if (late !== undefined)
return { kind: 'broken', why: 'time', reason: late };
const index = (aaChecks.broken?.scores.length ?? 0) + 1;
const which = { task: _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_3__ .kt, stage: 'canary', index };
const { seed } = decisionLog.draw((0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ .Wk)(which));
context.activity?.measure(null, { doing: 'running the negative control' });
const scored = await context.evaluate({
name: { ...which, attempt: 0, order_bit: null, arm: 'candidate', seed, tree },
purpose: index === 1 ? { kind: 'judge', also: (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_2__ .S4)(settings) } : { kind: 'score' },
logs: { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(logs, 'runs'), prefix: `${which.stage}-broken-${index}-` },
workspace,
isCurrentBest: false,
environment,
});
if (scored.kind === 'aborted' || scored.kind === 'infra' || scored.kind === 'moved')
return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_6__ .nS)(scored);
decisionLog.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_4__ ._8)(decisionLog.session, {
score: scored.kind === 'scored' ? scored.score : null,
tree,
});
}
}
}),
29307:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
TK: () => ( confirmedPairs),
ZP: () => ( notConfirmed),
eN: () => ( findingOfConfirmation),
hL: () => ( unclaimed)
});
var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59997);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
function confirmedPairs({ concluded, evaluations }) {
if (concluded.kind === 'interrupted')
return { why: 'it was interrupted' };
if (concluded.kind === 'unclaimed')
return { why: concluded.note ?? 'there is nothing to be confirmed' };
const { claim } = concluded;
const runs = claim.evaluations.map((id) => evaluations.find((each) => each.id === id));
const of = (arm) => runs.filter((run) => run?.arm === arm);
const [candidates, baselines] = [of('candidate'), of('incumbent')];
return {
claim,
final: candidates[0]?.tree ?? '',
baseline: baselines[0]?.tree ?? '',
pairs: candidates.map((run, at) => [run?.score ?? Number.NaN, baselines[at]?.score ?? Number.NaN]),
};
}
function unclaimed(reason) {
return { concluded: { kind: 'unclaimed', note: `the improvement is not confirmed: ${reason}` }, evaluations: [] };
}
async function findingOfConfirmation(confirmNow) {
try {
return findingOf(await confirmNow());
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .yW)
return notConfirmed(error.message);
throw error;
}
}
function notConfirmed(detail) {
return { kind: 'unchecked', what: 'confirmation', detail };
}
function findingOf(concluded) {
switch (concluded.kind) {
case 'claimed':
return { kind: 'ok', what: 'confirmation', detail: (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .zu)((0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .f3)(concluded.claim)) };
case 'interrupted':
return notConfirmed('interrupted by the operator');
case 'unclaimed':
return concluded.note === undefined ? undefined : notConfirmed(concluded.note);
default:
return concluded;
}
}
}),
56375:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C3: () => ( calibrate),
UU: () => ( findConfirmable),
e1: () => ( spareClock),
hm: () => ( calibrateIfDue),
iA: () => ( prepare),
lJ: () => ( confirm),
o$: () => ( confirmationMs),
pt: () => ( promote),
rD: () => ( interruptTask),
tw: () => ( recalibrate),
vq: () => ( whileTime)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75727);
var _base_median_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50748);
var _decision_accepted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91758);
var _decision_assignment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74490);
var _decision_claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47935);
var _decision_conclusion_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27320);
var _decision_confirmation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76442);
var _decision_decision_entry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(328);
var _decision_machine_blocks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(61685);
var _decision_replay_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44984);
var _decision_session_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(47695);
var _stats_e_bh_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(26970);
var _stats_e_process_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(24079);
var _measurement_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(16564);
var _negative_control_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(87180);
async function prepare(context, paths) {
const { decisionLog } = context;
decisionLog.takeEnvironmentSnapshot();
for (;;) {
const due = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .M_)(decisionLog.session, paths);
switch (due.kind) {
case 'stop':
return { kind: 'untestable', reason: due.reason };
case 'calibration': {
const interrupted = await recalibrate(context, paths);
if (interrupted !== undefined)
return interrupted;
break;
}
case 'canary': {
const interrupted = await checkAgainstItself(context, paths);
if (interrupted !== undefined)
return interrupted;
break;
}
case 'promotion':
return promote(context, paths);
case 'confirmation':
return { kind: 'confirmation' };
case 'candidate': {
if (paths.isEnding === true || !(0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .nU)(decisionLog.session))
return { kind: 'ready' };
const interrupted = await (0,_negative_control_js__WEBPACK_IMPORTED_MODULE_15__ .w)(context, { ...paths, mayGoOn: whileTime(paths.clockMs) });
if (interrupted !== undefined)
return interrupted;
break;
}
default:
return due;
}
}
}
function spareClock(decisionLog, clockMs) {
return () => clockMs() - confirmationMs(decisionLog);
}
function whileTime(clockMs) {
return () => (clockMs === undefined || clockMs() > 0 ? undefined : 'the time of the run was up');
}
function interruptTask(decisionLog, task) {
const halted = task.task === 'confirmation' ? task.halted : null;
decisionLog.append({ kind: 'interrupted', task: task.id, halted });
if ((0,_decision_replay_js__WEBPACK_IMPORTED_MODULE_10__ .rK)(task))
decisionLog.session = (0,_decision_conclusion_js__WEBPACK_IMPORTED_MODULE_6__ ._m)(decisionLog.session, (0,_decision_conclusion_js__WEBPACK_IMPORTED_MODULE_6__ .UL)(task), 'refused');
if (halted !== null)
decisionLog.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .e$)(decisionLog.session);
}
async function calibrate(context, options) {
const { decisionLog, note } = context;
const warning = decisionLog.session.warnings.at(-1);
if (warning !== undefined)
note(warning);
const { session, calibration } = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .KR)(decisionLog.session);
const { id, tree } = calibration;
decisionLog.append({ kind: 'begin', task: id });
decisionLog.session = session;
const ended = await (0,_measurement_js__WEBPACK_IMPORTED_MODULE_14__ .a7)(context, calibration, options);
const { task, last, guardFailure } = ended;
if (ended.kind === 'broken') {
interruptTask(decisionLog, task);
return { kind: 'broken', why: ended.why, reason: ended.reason, last };
}
decisionLog.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .Zj)(decisionLog.session, task);
const { noise, policy, score_scale: scale } = decisionLog.session;
const score_scale = scale === 'ratio' ? scale : 'difference';
const { sigma = 0, mean = 0 } = noise ?? {};
decisionLog.append({ kind: 'calibration', id, tree, sigma, mean, policy: policy ?? '', score_scale });
return { kind: 'calibrated', worstFor: last?.kind === 'scored' ? last.worstFor : undefined, guardFailure };
}
async function recalibrate(context, paths) {
for (let moves = 0;; moves += 1) {
const { id } = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .KR)(context.decisionLog.session).calibration;
const ended = await calibrate(context, optionsFor(id, paths));
if (ended.kind === 'calibrated')
return undefined;
if (ended.why !== 'moved' || moves === _measurement_js__WEBPACK_IMPORTED_MODULE_14__ .Mz)
return ended;
}
}
async function calibrateIfDue(context, paths) {
context.decisionLog.takeEnvironmentSnapshot();
const isDue = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .M_)(context.decisionLog.session, { isEnding: true }).kind === 'calibration';
return isDue ? recalibrate(context, paths) : undefined;
}
function optionsFor(id, { workspace, logs, clockMs }) {
const where = { logs: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(logs, 'runs'), prefix: `${id.replace(' ', '-')}-`, mayGoOn: whileTime(clockMs) };
return workspace === undefined ? where : { workspace, ...where };
}
async function checkAgainstItself(context, paths) {
const { decisionLog } = context;
const { level } = decisionLog.session;
const { session, trial } = (0,_decision_assignment_js__WEBPACK_IMPORTED_MODULE_4__ .YM)(decisionLog.session);
const { id } = trial;
decisionLog.append({ kind: 'begin', task: id });
decisionLog.session = session;
const ended = await (0,_measurement_js__WEBPACK_IMPORTED_MODULE_14__ .a7)(context, trial, optionsFor(id, paths));
if (ended.kind === 'broken') {
interruptTask(decisionLog, ended.task);
return ended;
}
decisionLog.append((0,_decision_decision_entry_js__WEBPACK_IMPORTED_MODULE_8__ .i)(ended.task, level, { guards: [], kept: false }));
decisionLog.session = (0,_decision_conclusion_js__WEBPACK_IMPORTED_MODULE_6__ ._m)(decisionLog.session, ended.task, 'refused');
decisionLog.append({ kind: 'canary', variety: 'noop', task: id, passed: ended.task.verdict?.outcome !== 'keep' });
return undefined;
}
async function promote(context, paths) {
const { decisionLog } = context;
const { level } = decisionLog.session;
const assigned = (0,_decision_assignment_js__WEBPACK_IMPORTED_MODULE_4__ .Zw)(decisionLog.session);
if (assigned === undefined) {
return { kind: 'untestable', reason: 'max_candidates is spent: no batch can be promoted any more' };
}
const { id } = assigned.trial;
decisionLog.append({ kind: 'begin', task: id });
decisionLog.session = assigned.session;
const ended = await (0,_measurement_js__WEBPACK_IMPORTED_MODULE_14__ .a7)(context, assigned.trial, optionsFor(id, paths));
if (ended.kind === 'over')
return { kind: 'promotion', trial: ended.task, level };
interruptTask(decisionLog, ended.task);
return ended;
}
function findConfirmable(decisionLog) {
const { session, runHeader } = decisionLog;
const final = session.champion?.tree ?? session.incumbent;
if (final === runHeader.baseline_tree || session.policy === null || runHeader.unscored)
return undefined;
const { claim, proposed } = decisionLog.replay().state ?? {};
const isOfNow = claim?.final === final && claim.proposed === proposed;
return { claim: isOfNow ? claim : undefined };
}
function confirmationMs({ session, runHeader, evaluationMs }) {
if (session.last_noise === null || session.settings.confirm.pairs === 0 || runHeader.unscored)
return 0;
const { planned } = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .dn)(session, { id: '', baseline: runHeader.baseline_tree });
return 2 * planned * ((0,_base_median_js__WEBPACK_IMPORTED_MODULE_2__ .I7)(evaluationMs) ?? 0);
}
async function confirm(context, optionsOf, blocks = []) {
const { decisionLog } = context;
const id = `confirmation ${(decisionLog.replay().state?.confirmations ?? 0) + 1}`;
decisionLog.append({ kind: 'begin', task: id });
const begun = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .dn)(decisionLog.session, { id, baseline: decisionLog.runHeader.baseline_tree });
const ended = await (0,_measurement_js__WEBPACK_IMPORTED_MODULE_14__ .a7)(context, begun, optionsOf(id));
if (ended.kind === 'broken') {
interruptTask(decisionLog, ended.task);
return ended;
}
const claim = claimOf(decisionLog, ended.task, blocks);
if (claim === undefined) {
interruptTask(decisionLog, ended.task);
return { kind: 'unsound' };
}
decisionLog.append(claim);
decisionLog.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .e$)(decisionLog.session, claim);
return { kind: 'claimed', claim };
}
function claimOf(decisionLog, confirmation, blocks) {
const { state, issues } = decisionLog.replay();
if (state === undefined || issues.length > 0)
return undefined;
const { runHeader, session } = decisionLog;
const { confirm, confidence, error_rate, certify } = session.settings;
const { pairs: _pairs, ...confirmed } = (0,_decision_confirmation_js__WEBPACK_IMPORTED_MODULE_7__ .bY)(confirmation);
const evidence = state.certified.map(({ tree, logs }) => ({ tree, log_e: (0,_stats_e_process_js__WEBPACK_IMPORTED_MODULE_13__ .y8)({ logs }) }));
const facts = {
...confirmed,
interval: [...confirmed.interval],
ratio: (0,_decision_claim_js__WEBPACK_IMPORTED_MODULE_5__ .Lx)(session),
task: confirmation.id,
baseline: runHeader.baseline_commit,
final: confirmation.tree,
planned_pairs: confirmation.planned,
evaluations: [...confirmation.evaluations],
sealed: confirm.command !== '',
proposed: state.proposed,
tested: state.tested,
kept: state.keeps.length,
false_keeps_bound: (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .BS)(session),
error_rate,
alpha: 1 - confidence,
certified: evidence.length > 0 ? (0,_stats_e_bh_js__WEBPACK_IMPORTED_MODULE_12__ .j)(evidence, certify.fdr).length : null,
certify_fdr: evidence.length > 0 ? certify.fdr : null,
holdout_queries: state.queries,
earlier_confirmations: state.confirmations - 1,
evaluator_digest: state.evaluator_digest,
holdout_digest: runHeader.holdout_digest,
accepted_risks: (0,_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_1__ .ar)(state.findings),
isolation: [...state.isolation],
in_process: runHeader.in_process ? true : null,
changed_tools: (0,_decision_accepted_js__WEBPACK_IMPORTED_MODULE_3__ .mb)(state) ? true : null,
key_in_reach: state.keyInReach,
...machinesOf(confirmation, blocks),
};
return { kind: 'claim', ...facts, sentence: (0,_decision_claim_js__WEBPACK_IMPORTED_MODULE_5__ .rU)(facts) };
}
function machinesOf(confirmation, blocks) {
const { tree, baseline } = confirmation;
const others = blocks.flatMap(({ final, baseline: of, pairs, ...named }) => final === tree && of === baseline
? [{ ...named, pairs: pairs.map(([one, other]) => [one, other]) }]
: []);
if (others.length === 0)
return {};
const { estimate, interval } = (0,_decision_machine_blocks_js__WEBPACK_IMPORTED_MODULE_9__ .f)(confirmation, others);
return { machines: { others, estimate, interval: [...interval] } };
}
}),
37270:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( checkCoveredFiles)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_file_digests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36760);
var _base_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17785);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28338);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _engine_boundaries_file_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29299);
function checkCoveredFiles(folders) {
const covered = folders.filter(({ digest }) => typeof digest === 'string');
const older = folders.filter(({ digest }) => typeof digest !== 'string').map(({ what }) => what);
const findings = covered.flatMap(checkFolder);
if (covered.length > 0 && findings.every(({ kind }) => kind !== 'wrong')) {
const detail = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .LS)(covered.length, 'record')}: their files are as they were recorded`;
findings.push({ kind: 'ok', what: 'files', detail });
}
if (older.length > 0) {
const detail = `${spanOf(older)}: not covered: written by an older version`;
findings.push({ kind: 'unchecked', what: 'files', detail });
}
return findings;
}
const SHOWN = 5;
function spanOf(names) {
const rest = names.length - SHOWN;
return `${names.slice(0, SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
function checkFolder({ what, folder, digest, travels }) {
const ofList = (how) => (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__ .wf)(what, [{ where: { file: _base_file_digests_js__WEBPACK_IMPORTED_MODULE_1__ .e }, detail: `${_base_file_digests_js__WEBPACK_IMPORTED_MODULE_1__ .e}, the list of its files, ${how}` }]);
const bytes = (0,_engine_boundaries_file_list_js__WEBPACK_IMPORTED_MODULE_5__ .w3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _base_file_digests_js__WEBPACK_IMPORTED_MODULE_1__ .e));
if (bytes === undefined)
return ofList('is gone');
if ((0,_base_hash_js__WEBPACK_IMPORTED_MODULE_3__ .s)(bytes) !== digest)
return ofList('was changed');
const list = (0,_base_file_digests_js__WEBPACK_IMPORTED_MODULE_1__ .r)(bytes);
if (list === undefined)
return ofList('is none');
const issues = [];
const absent = [];
for (const [file, known] of Object.entries(list)) {
const found = (0,_engine_boundaries_file_list_js__WEBPACK_IMPORTED_MODULE_5__ .w3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, file));
if (found === undefined && !travels(file, known.bytes))
absent.push(file);
else if (found === undefined)
issues.push({ where: { file }, detail: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(file, 200)} is gone` });
else if ((0,_base_hash_js__WEBPACK_IMPORTED_MODULE_3__ .s)(found) !== known.sha256)
issues.push({ where: { file }, detail: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(file, 200)} was changed` });
}
const findings = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__ .wf)(what, issues);
if (absent.length === 0)
return findings;
const elsewhere = `not here, as on a machine that it did not run on: ${spanOf(absent)}`;
return [...findings, { kind: 'unchecked', what, detail: elsewhere }];
}
}),
92513:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
sc: () => ( auditLog),
$W: () => ( checkLog),
Rt: () => ( unlessContradicted)
});
var audit = __webpack_require__(65780);
var finding = __webpack_require__(17785);
var base_text = __webpack_require__(7953);
var parse = __webpack_require__(4196);
var byte_path = __webpack_require__(4862);
var object_id = __webpack_require__(26343);
var raw_diff = __webpack_require__(3800);
var external_node_crypto_ = __webpack_require__(77598);
;
const SHA256_DIGITS = 64;
function treeIdOf(files, like) {
return idOf(files, like.length === SHA256_DIGITS ? 'sha256' : 'sha1');
}
function idOf(files, algorithm) {
const folders = new Map();
const entries = [];
const add = (name, mode, id, end) => {
const bytes = (0,byte_path .O0)(name);
const head = Buffer.concat([Buffer.from(`${mode} `), bytes, Buffer.alloc(1), Buffer.from(id, 'hex')]);
entries.push({ order: Buffer.concat([bytes, Buffer.from(end)]), bytes: head });
};
for (const { path, mode, id } of files) {
const slash = path.indexOf('/');
if (slash === -1) {
add(path, mode, id, '');
continue;
}
const folder = path.slice(0, slash);
folders.set(folder, [...(folders.get(folder) ?? []), { path: path.slice(slash + 1), mode, id }]);
}
for (const [name, within] of folders)
add(name, '40000', idOf(within, algorithm), '/');
const content = Buffer.concat(entries.toSorted((one, other) => one.order.compare(other.order)).map(({ bytes }) => bytes));
return (0,external_node_crypto_.createHash)(algorithm).update(`tree ${content.length}\0`).update(content).digest('hex');
}
var records = __webpack_require__(10901);
var trees = __webpack_require__(51147);
;
async function checkRunHeader(refs, what, decisions) {
const read = parse .xL(records .vt, decisions[0]);
if (!read.success || read.data.kind !== 'genesis')
return [];
const { baseline_commit: commit, baseline_tree: tree, evaluator_files: files } = read.data;
if (!(0,object_id .T)(commit))
return (0,finding .wf)(what, ['its run header names no commit']);
const held = await (0,trees .c)(refs, commit);
if (held === undefined)
return [];
const issues = held === tree ? [] : [`its run header gives ${commit} another tree than it has`];
const listed = await refs(['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', commit]);
const entries = (0,raw_diff .K)(listed.stdout)
.map(byte_path .q0)
.flatMap((entry) => {
const [, mode, id, path] = /^(\d{6}) blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
return mode === undefined || id === undefined || path === undefined ? [] : [{ path, mode, id }];
});
const known = new Map(entries.map(({ path, mode, id }) => [path, `${mode} ${id}`]));
const foreign = Object.entries(files).filter(([path, recorded]) => known.get(path) !== recorded);
issues.push(...foreign.map(([path]) => `its run header gives another ${(0,base_text .TL)(path, 200)} than the baseline has`));
const broken = treeIdOf(entries.filter(({ path }) => Object.hasOwn(files, path)), commit);
const isOther = decisions.some(({ stage, tree: tried }) => stage === 'canary' && tried !== broken);
if (isOther)
issues.push('its negative control is not of the protected files alone');
return (0,finding .wf)(what, issues);
}
var tree_size = __webpack_require__(12032);
;
async function checkSizes(git, what, decisions) {
const issues = [];
const measured = new Map();
for (const { id, tree, unit, size } of decisions.flatMap(reportedIn)) {
if (!measured.has(tree))
measured.set(tree, (await isThere(git, tree)) ? await (0,tree_size .X)({ git }, tree, unit) : undefined);
const found = measured.get(tree);
if (found !== undefined && found !== size)
issues.push(`${id} gives ${tree} ${size} ${unit}; it has ${found}`);
}
return (0,finding .wf)(what, issues);
}
function reportedIn(raw) {
const read = parse .xL(records .vt, raw);
if (!read.success || read.data.kind !== 'candidate' || read.data.size === null)
return [];
const { id, parent, tree, size } = read.data;
const { of: unit } = size;
if (unit !== 'lines' && unit !== 'bytes')
return [];
return [
{ id, tree: parent, unit, size: size.before },
{ id, tree, unit, size: size.after },
];
}
async function isThere(git, tree) {
if (!(0,object_id .T)(tree))
return false;
const { exitCode, stdout } = await git(['cat-file', '-t', '--end-of-options', tree], { allowed: [0, 128] });
return exitCode === 0 && stdout.toString().trim() === 'tree';
}
;
function auditLog({ what, file, records, summaryClaim }) {
const audited = (0,audit .u)({ records, ...(summaryClaim === undefined ? {} : { summaryClaim }) });
const { differences, notes, decisions, evaluations, state } = audited;
const whereIs = (record) => (file === undefined ? { record } : { file, line: record });
const issues = differences.map(({ kind: code, record, message }) => ({ code, where: whereIs(record), detail: message }));
const sound = `${(0,base_text .LS)(decisions, 'decision')} recomputed from ${(0,base_text .LS)(evaluations, 'evaluation')}`;
const open = notes.map((detail) => ({ kind: 'unchecked', what, detail }));
return { findings: [...(0,finding .WX)(what, issues, sound), ...open], state, decisions, evaluations };
}
function unlessContradicted(audited, others) {
return others.some(({ kind }) => kind === 'wrong') ? audited.filter(({ kind }) => kind !== 'ok') : audited;
}
async function checkLog(refs, { what, records }) {
return [...(await checkRunHeader(refs, what, records)), ...(await checkSizes(refs, what, records))];
}
}),
91655:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
t: () => ( checkPages)
});
var external_node_path_ = __webpack_require__(76760);
;
const MAX_CODE_POINT = 0x10ffff;
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"' };
function plainText(page) {
return withoutTags(page)
.replaceAll(/&#(\d+);/g, (whole, code) => Number(code) > MAX_CODE_POINT ? whole : String.fromCodePoint(Number(code)))
.replaceAll(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
.replaceAll('\\', '')
.replaceAll(/\s+/g, ' ');
}
function withoutTags(page) {
const parts = [];
let at = 0;
for (;;) {
const start = page.indexOf('<', at);
const end = start === -1 ? -1 : page.indexOf('>', start);
if (end === -1)
return [...parts, page.slice(at)].join(' ');
parts.push(page.slice(at, start));
at = end + 1;
}
}
const CLAIM = /(?:[\d.e+-]{1,20}× |no )?[^\s(]{1,60} \((?=[^()]*fresh pairs)[\d.]+% CI [^()]*\) over .{1,400}?; evaluator [0-9a-f]+/g;
const CONFIRMED_SENTENCE = 'The improvement was measured in fresh pairs';
const NOT_CONFIRMED = /\bnot confirmed(?: after iteration \d{1,9})?: $/;
function summaryClaimIssues(page, claims) {
const text = plainText(page);
const shown = [...text.matchAll(CLAIM)];
const foreign = shown.flatMap(([each]) => (claims.some(({ sentence }) => sentence === each) ? [] : [each]));
if (foreign.length > 0)
return foreign.map((sentence) => `it claims what no confirmation does: ${sentence}`);
const sentences = claims.filter(({ confirmed }) => confirmed).map(({ sentence }) => sentence);
const praised = shown.filter(({ 0: each, index }) => !sentences.includes(each) && !NOT_CONFIRMED.test(text.slice(Math.max(0, index - 60), index)));
if (praised.length > 0)
return praised.map(([sentence]) => `it does not say that this is not confirmed: ${sentence}`);
const at = text.indexOf(CONFIRMED_SENTENCE);
if (at === -1 || sentences.some((sentence) => text.slice(0, at).includes(sentence)))
return [];
return ['it says that the improvement is confirmed, and does not show the sentence of a confirmed claim'];
}
var finding = __webpack_require__(17785);
var regular_file = __webpack_require__(48951);
;
const MAX_PAGE_BYTES = 64 << 20;
function checkPages(folder, claims) {
return ['report.md', 'report.html'].flatMap((file) => {
const page = (0,regular_file .EI)((0,external_node_path_.join)(folder, file), 'start', MAX_PAGE_BYTES);
if (page === undefined)
return [];
const issues = page.size <= MAX_PAGE_BYTES
? summaryClaimIssues(page.text, claims)
: [`it has ${page.size} bytes; no report has more than ${MAX_PAGE_BYTES}`];
const found = issues.map((detail) => ({ where: { file }, detail }));
return (0,finding .WX)(file, found, 'it claims what is on record');
});
}
}),
40370:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => ( checkReverts)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4196);
var _audit_audit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65780);
var _base_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17785);
var _base_json_difference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77722);
var _decision_accepted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91758);
var _decision_distilled_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75737);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10901);
var _engine_acceptance_dependencies_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91222);
var _engine_acceptance_reapplication_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(40658);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13096);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(25367);
async function checkReverts({ decisions, what, base, branchHead, repository, folder }, findOthers) {
const batches = decisions.flatMap((raw, index) => {
const read = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .xL(_decision_records_js__WEBPACK_IMPORTED_MODULE_7__ .vt, raw);
if (!read.success || read.data.kind !== 'candidate' || read.data.reverts === null)
return [];
return [{ index, candidate: read.data }];
});
const leftOut = leaveOutsIn(decisions);
if (batches.length === 0 && findOthers === undefined && leftOut.length === 0)
return [];
const unchecked = (detail) => [{ kind: 'unchecked', what, detail }];
if (base === undefined || branchHead === undefined)
return unchecked('what was reverted is not on any branch');
try {
const store = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_11__ .y$)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'reverts'), repository, base });
await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_11__ .Tr)(store, { repository, commit: branchHead });
const issues = [];
for (const { index, candidate } of batches) {
issues.push(...(await batchIssues(store, candidate, decisions.slice(0, index))));
}
for (const { at, whole } of leftOut)
issues.push(...(await leaveOutIssues(store, { decisions, at, whole })));
issues.push(...((await findOthers?.(store)) ?? []));
return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_3__ .WX)(what, issues, 'what was reverted is what reverting it gives');
}
catch (error) {
if (!(error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_10__ .XS))
throw error;
return unchecked(`what was reverted cannot be reverted again here: ${error.message}`);
}
}
async function batchIssues(store, { id, parent, tree, purpose, reverts }, before) {
const { state } = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_2__ .u)({ records: before });
if (state === undefined)
return [];
const out = new Set((0,_decision_distilled_js__WEBPACK_IMPORTED_MODULE_6__ .A8)(state, parent)?.taken);
const batch = purpose === 'distil'
? (0,_decision_distilled_js__WEBPACK_IMPORTED_MODULE_6__ .JA)(state)
.filter(({ task }) => out.has(task))
.toReversed()
: (0,_decision_accepted_js__WEBPACK_IMPORTED_MODULE_5__ .r_)(state, state.session.settings);
const again = await (0,_engine_acceptance_reapplication_js__WEBPACK_IMPORTED_MODULE_9__ .gu)(store, parent, batch);
const recorded = { tree, taken: reverts?.taken, stays: reverts?.stays };
return (0,_base_json_difference_js__WEBPACK_IMPORTED_MODULE_4__ .a)(recorded, again) === undefined
? []
: [`${id} is not what reverting ${again.taken.join(', ') || 'nothing'} gives`];
}
function leaveOutsIn(decisions) {
const first = new Map();
for (const [index, { kind, whole }] of decisions.entries()) {
if (kind === 'leave-out' && !first.has(String(whole)))
first.set(String(whole), index);
}
return [...first].map(([whole, at]) => ({ whole, at }));
}
async function leaveOutIssues(store, { decisions, at, whole, }) {
const { state } = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_2__ .u)({ records: decisions.slice(0, at) });
if (state === undefined)
return [];
const removable = await (0,_engine_acceptance_dependencies_js__WEBPACK_IMPORTED_MODULE_8__ .ng)(store, whole, (0,_decision_distilled_js__WEBPACK_IMPORTED_MODULE_6__ .JA)(state));
const byTask = new Map(removable.map((each) => [each.task, each]));
return decisions.slice(at).flatMap((raw) => {
const { data } = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .xL(_decision_records_js__WEBPACK_IMPORTED_MODULE_7__ .vt, raw);
if (data?.kind !== 'leave-out' || data.whole !== whole)
return [];
const known = byTask.get(data.change);
const again = { kind: known?.kind, taken: [...(known?.dependants ?? []), data.change], tree: known?.without };
const { taken, tree } = data;
return (0,_base_json_difference_js__WEBPACK_IMPORTED_MODULE_4__ .a)({ kind: 'removable', taken, tree }, again) === undefined
? []
: [`${data.task} is not what leaving out ${data.change} gives`];
});
}
}),
51147:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c: () => ( findTree)
});
async function findTree(refs, commit) {
const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{tree}`];
const { stdout, exitCode } = await refs(args, { allowed: [0, 1, 128] });
return exitCode === 0 ? stdout.toString().trim() : undefined;
}
}),
47753:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( uncoveredIssue)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
function uncoveredIssue({ shown, accepted, missing, name }) {
const lacking = missing === undefined ? '0 records' : `${missing} of them without a record`;
return {
detail: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(accepted, 'accepted commit')} on ${shown}, ${lacking}`,
remedy: `fetch them: autorize pull ${name}`,
};
}
})
};

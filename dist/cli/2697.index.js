export const id = 2697;
export const ids = [2697];
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
12692:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hi: () => ( MAX_COMMIT_BYTES),
_L: () => ( findCommitIssue),
zz: () => ( findCommandingWord)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
const TARGET = String.raw `(?:[\w.-]+\/[\w.-]+)?(?:[#!]|gh-)\d+|https?:\/\/[^\s/]+\/[^\s]*\/(?:issues|pull|merge_requests|work_items)\/\d+`;
const CLOSING = 'clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed|ing)?';
const AGENTS = String.raw `no-?reply@(?![^>\s]*noreply\.)|aider@aider\.chat|cursoragent@cursor\.com|\d+\+copilot@users\.noreply\.github\.com`;
const SYSTEMS = 'ci|cd|actions|workflows?|builds?|checks?|pipelines?|deploy(?:s|ment)?|previews?|release|tests?|travis|circle(?:ci)?|appveyor|azurepipelines|azp|cirrus|drone|woodpecker|buildkite|bitrise|semaphore|netlify|vercel|render|cloudflare|cf-pages?';
const WORDS = [
{
pattern: new RegExp(String.raw `\[[ \t]*(?:(?:skip|no)[ \t_-]+(?:${SYSTEMS})|(?:${SYSTEMS})[ \t_-]+skip)[ \t]*\]|\*\*\*no_ci\*\*\*|^skip-checks:`, 'im'),
effect: 'keeps CI from running',
},
{
pattern: new RegExp(String.raw `\b(?:${CLOSING})\b:?\s+(?:issues?\s+)?(?:${TARGET})`, 'i'),
effect: 'closes an issue',
},
{
pattern: /^(?:signed-off|reviewed|acked|approved|tested|reported|suggested)-by:.*$/im,
effect: 'speaks for a person',
},
{
pattern: new RegExp(String.raw `^co-authored-by:(?![^\n]*<(?:${AGENTS})[^<>\n]*>[ \t]*$).*$`, 'im'),
effect: 'names another author',
},
];
function findCommandingWord(message) {
for (const { pattern, effect } of WORDS) {
const found = pattern.exec(message)?.[0];
if (found !== undefined)
return `its message holds ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(found.trim(), 80)}, which ${effect}`;
}
return undefined;
}
const MAX_COMMIT_BYTES = 64 * 1024;
const CRUD = /^[\s.,:;<>"\\']+|[\s.,:;<>"\\']+$/g;
function findCommitIssue(object, email) {
const end = object.indexOf('\n\n');
const head = end === -1 ? object : object.slice(0, end);
const expected = email.replaceAll(CRUD, '').toLowerCase();
for (const role of ['author', 'committer']) {
const found = new RegExp(`^${role} [^\\n]*<([^<>\\n]*)> \\S+ \\S+$`, 'm').exec(head)?.[1];
if (found?.replaceAll(CRUD, '').toLowerCase() === expected)
continue;
return `its ${role} is "${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(found ?? '', 100)}"; expected "${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(email, 100)}", as git is set up in the worktree`;
}
const encoding = /^encoding (.*)$/m.exec(head)?.[1];
if (encoding !== undefined && !/^utf-?8$/i.test(encoding))
return `its message is encoded as ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(encoding, 40)}; expected UTF-8`;
return findCommandingWord(end === -1 ? '' : object.slice(end + 2));
}
}),
65204:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => ( FollowedLog),
X: () => ( replayOf)
});
var live_audit = __webpack_require__(89641);
var errors = __webpack_require__(45145);
var checkpoint = __webpack_require__(90700);
var same_shape = __webpack_require__(63124);
var read_record = __webpack_require__(22169);
;
function isLogCheckpoint(value, count) {
if (!(0,same_shape .L)(value, { facts: FACTS, audit: AUDIT }))
return false;
const { facts, audit } = value;
const header = (0,read_record .S)(facts.first).data;
if (header?.kind !== 'genesis')
return false;
const { runHeader: _, ...start } = (0,checkpoint .GH)(header);
const { replay } = audit;
if (facts.read !== count || audit.count !== count || !isOf(replay.runHeader, 'genesis'))
return false;
const pattern = { ...kindsOf(start), at: start.at, trees: TREES, changes: NAMES, handover: HANDOVER };
if (!(0,same_shape .L)(replay, { ...pattern, session: { ...kindsOf(start.session), ...LISTS } }))
return false;
const { plan, results } = replay.handover;
return (plan === undefined || isOf(plan, 'handover')) && [...results.values()].every((each) => isOf(each, 'group'));
}
function isOf(value, kind) {
return (0,read_record .S)(value).data?.kind === kind;
}
function kindsOf(data) {
return Object.fromEntries(Object.entries(data).map(([name, each]) => [name, kindOf(each)]));
}
function kindOf(value) {
if (typeof value !== 'object' || value === null)
return value;
if (Array.isArray(value))
return [];
if (value instanceof Map)
return new Map();
return value instanceof Set ? new Set() : {};
}
const RAW = { kind: '' };
const FACTS = {
...{ read: 0, isDisclosed: false },
...{ counts: new Map([['', 0]]), evaluations: [RAW], secrets: [''], ofSeeds: [RAW] },
};
const AUDIT = { count: 0, eras: [{ commitment: '' }], replay: { session: {} } };
const TREES = new Map([['', { id: '', code: '' }]]);
const NAMES = new Map([['', '']]);
const GROUP = { task: '', tree: '', changes: [''], lines: 0 };
const HANDOVER = { known: new Map([['', GROUP]]), results: new Map([['', RAW]]) };
const LISTS = { warnings: [''], scores: [0], stream: [0], reverts: [''] };
var logged_records = __webpack_require__(88093);
;
class FollowedLog {
#journal;
#logged;
#audit;
#derived;
#isDerived;
constructor(journal) {
const known = checkpointOf(journal);
this.#journal = journal;
this.#isDerived = known !== undefined;
this.#logged = new logged_records .hZ(known?.facts);
this.#derived = known?.audit;
journal.deriveWith?.(() => this.#checkpoint());
}
get facts() {
return this.#logged.readOn(this.#journal);
}
replay() {
return this.#unlessForged(() => resultOf(this.#auditNow()));
}
#unlessForged(act) {
try {
return act();
}
catch (error) {
if (!this.#isDerived || error instanceof errors .yW)
throw error;
this.#isDerived = false;
this.#logged = new logged_records .hZ();
this.#audit = undefined;
this.#derived = undefined;
return act();
}
}
#auditNow() {
const isDisclosed = this.#journal.records.at(-1)?.kind === 'seed-reveal';
const begun = this.#audit ?? (this.#derived && live_audit .U.from(this.#derived));
this.#derived = undefined;
const known = begun ?? (isDisclosed ? undefined : live_audit .U.begin());
if (known !== undefined)
for (const raw of this.#both(known.count))
known.take(raw);
const audit = known === undefined || known.isStale ? live_audit .U.of(this.#all, this.facts.ofSeeds) : known;
this.#audit = audit.isStale ? undefined : audit;
return audit;
}
*#both(count) {
const isNext = this.#logged.facts.read === count;
for (const raw of this.#journal.since(count)) {
if (isNext)
this.#logged.take(raw);
yield raw;
}
}
get #all() {
return { [Symbol.iterator]: () => this.#journal.since(0)[Symbol.iterator]() };
}
#checkpoint() {
if (this.#audit === undefined && this.#derived === undefined)
return undefined;
const audit = this.#unlessForged(() => this.#auditNow().checkpoint());
return audit && { facts: this.facts, audit };
}
}
function checkpointOf(journal) {
const derived = journal.readDerived?.();
return isLogCheckpoint(derived?.value, derived?.count ?? 0) ? derived.value : undefined;
}
function replayOf(records) {
return resultOf(live_audit .U.of(records));
}
function resultOf(audit) {
const { state, differences } = audit.result();
return { state, issues: differences.map(({ record, message }) => `record ${record}: ${message}`) };
}
}),
88093:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D_: () => ( beginsSeeds),
Hc: () => ( tookOf),
hZ: () => ( LoggedRecords)
});
var _audit_live_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89641);
var _decision_read_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22169);
var _decision_run_end_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55434);
function evaluationOf(raw) {
if (raw.kind !== 'evaluation')
return [];
const { data } = (0,_decision_read_record_js__WEBPACK_IMPORTED_MODULE_1__ .S)(raw);
return data?.kind === 'evaluation' ? [data] : [];
}
function tookOf(record) {
return (0,_decision_run_end_js__WEBPACK_IMPORTED_MODULE_2__ .C)(record) ? [] : [Date.parse(record.ended_at) - Date.parse(record.started_at)];
}
class LoggedRecords {
facts;
constructor(facts) {
const nothing = { counts: new Map(), evaluations: [], secrets: [], ofSeeds: [] };
this.facts = facts ?? { read: 0, ...nothing, first: undefined, begun: undefined, isDisclosed: false };
}
readOn(log) {
for (const raw of log.since(this.facts.read))
this.take(raw);
return this.facts;
}
take(raw) {
const { facts } = this;
facts.first ??= raw;
facts.counts.set(raw.kind, (facts.counts.get(raw.kind) ?? 0) + 1);
facts.evaluations.push(...evaluationOf(raw));
if ((0,_audit_live_audit_js__WEBPACK_IMPORTED_MODULE_0__ .e)(raw))
facts.ofSeeds.push(raw);
if (beginsSeeds(raw)) {
facts.begun = raw;
facts.isDisclosed = false;
}
else if (raw.kind === 'seed-reveal') {
facts.secrets.push(String(raw.secret));
facts.isDisclosed = true;
}
facts.read += 1;
}
}
function beginsSeeds({ kind }) {
return kind === 'genesis' || kind === 'seed-commit';
}
}),
91754:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EO: () => ( checkGroupPulls),
OS: () => ( readGroupPulls),
ww: () => ( PULLS_FILE)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _base_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17785);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48951);
const PULLS_FILE = 'pulls.json';
const pullSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
task: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
commit: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
number: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .qm(1)),
url: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
state: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .k5n(['open', 'merged', 'closed']),
});
const fileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({ pulls: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YOg(pullSchema).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Eb(1000)) });
const MAX_BYTES = 1 << 20;
function writeGroupPulls(paths, pulls) {
const text = `${JSON.stringify({ pulls }, null, 2)}\n`;
const path = join(paths.folder, PULLS_FILE);
if (readFilePart(path, 'start', MAX_BYTES)?.text === text)
return false;
replaceFile(path, [text]);
return true;
}
function readGroupPulls({ folder }) {
const part = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ .EI)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, PULLS_FILE), 'start', MAX_BYTES);
if (part === undefined)
return [];
try {
const read = fileSchema.safeParse(JSON.parse(part.text));
return read.success ? read.data.pulls : undefined;
}
catch {
return undefined;
}
}
function checkGroupPulls(paths, state) {
const pulls = readGroupPulls(paths);
const remedy = `Delete the file; the next step of the action that publishes writes it again`;
if (pulls === undefined) {
const detail = 'it is no list of pull requests';
return [{ kind: 'wrong', what: PULLS_FILE, where: { file: PULLS_FILE }, detail, remedy }];
}
if (pulls.length === 0)
return [];
const strange = pulls.filter(({ task, commit }) => state?.results.get(task)?.commit !== commit);
const issues = strange.map(({ number, task, commit }) => ({
where: { file: PULLS_FILE },
...{ detail: `pull request #${number} is of ${task} at ${commit}`, expected: 'a group that was measured', remedy },
}));
return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_3__ .WX)(PULLS_FILE, issues, `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .LS)(pulls.length, 'pull request')} of groups that were measured`);
}
}),
47399:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J1: () => ( isGroupMessage),
JB: () => ( describeIteration),
SZ: () => ( groupTitle),
no: () => ( groupMessage),
sl: () => ( renderEffect)
});
var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59997);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _decision_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8158);
var _engine_acceptance_commit_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12692);
var _ledger_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26099);
const MAX_SUBJECT = 72;
const MINUS = '\u2212';
function renderScoreChange({ estimate, ratio, baseline_mean: mean }, direction) {
const sign = direction === 'max' ? 1 : -1;
const isPlain = ratio === null && mean === 0;
const change = ratio === null ? (sign * estimate) / (isPlain ? 1 : Math.abs(mean)) : Math.expm1(sign * estimate);
const text = (0,_decision_verdict_js__WEBPACK_IMPORTED_MODULE_2__ .vr)(change * (isPlain ? 1 : 100)).replace('-', MINUS);
return isPlain ? text : `${text} %`;
}
function groupTitle({ iterations, effect, direction }) {
const [first] = iterations;
const others = iterations.length - 1;
const more = others === 0 ? '' : ` and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(others, 'more change')}`;
const weak = (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .it)(effect) ? '' : ', not confirmed';
const end = `${more} (${renderScoreChange(effect, direction)}${weak})`;
const room = MAX_SUBJECT - 'perf: '.length - end.length;
return { text: `perf: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .vI)(describeIteration(first), Math.max(room - 1, 12))}`, end };
}
function describeIteration(iteration) {
const text = (iteration?.summary ?? '').replaceAll(/\s+/g, ' ').trim();
const sentence = /^(.*?)\.(?: |$)/.exec(text)?.[1] ?? text;
const isPlain = sentence !== '' && !/[\p{Cc}\p{Cf}]/u.test(sentence) && (0,_engine_acceptance_commit_message_js__WEBPACK_IMPORTED_MODULE_3__ .zz)(sentence) === undefined;
if (isPlain)
return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
const paths = iteration?.changed_paths ?? [];
const [only] = paths;
if (paths.length === 1 && only !== undefined && !/[\p{Cc}\p{Cf}]/u.test(only))
return `change ${only}`;
return paths.length === 0 ? `iteration ${iteration?.iter ?? ''}` : `change ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(paths.length, 'file')}`;
}
const GROUP_TRAILER = 'Autorize-Group';
function groupMessage(name, facts) {
const { text, end } = groupTitle(facts);
const { iterations, task } = facts;
return [
`${text}${end}`,
'',
...iterations.map((each) => `- iteration ${each.iter}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .vI)(describeIteration(each), 100)}`),
'',
`${_ledger_state_js__WEBPACK_IMPORTED_MODULE_4__ .jl.experiment}: ${name}`,
`${GROUP_TRAILER}: ${task}`,
'',
].join('\n');
}
function isGroupMessage(name, message) {
const lines = message.split('\n');
return (lines.includes(`${_ledger_state_js__WEBPACK_IMPORTED_MODULE_4__ .jl.experiment}: ${name}`) && lines.some((line) => line.startsWith(`${GROUP_TRAILER}: `)));
}
function renderEffect(effect, { direction, pairs, below }) {
const sign = direction === 'max' ? 1 : -1;
const [low, high] = [effect.interval[0], effect.interval[1]].map((limit) => renderScoreChange({ ...effect, estimate: limit }, direction));
const limits = sign === 1 ? `${low} to ${high}` : `${high} to ${low}`;
const confidence = `${(0,_decision_verdict_js__WEBPACK_IMPORTED_MODULE_2__ .vP)(effect.confidence * 100)} % confidence interval`;
const order = effect.carry_over === true ? '; carry-over: runs depend on what ran before them' : '';
return `score ${renderScoreChange(effect, direction)} (${confidence}: ${limits}) in ${pairs} fresh pairs against ${below}${order}`;
}
}),
31775:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$Z: () => ( standingIterations),
LZ: () => ( acceptedByTest),
M4: () => ( groupsOfRecords),
pU: () => ( acceptedTrees),
ws: () => ( groupsIn)
});
var _audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65780);
var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59997);
var _ledger_certification_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49780);
var _ledger_decisions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(761);
var _ledger_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54347);
var _group_pulls_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91754);
var _group_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47399);
function groupBranch(name, firstIteration) {
return `autorize-groups/${name}/${firstIteration}`;
}
function groupBranches(name) {
return `refs/heads/autorize-groups/${name}/*`;
}
function standingIterations(records) {
const gone = new Set((0,_ledger_certification_js__WEBPACK_IMPORTED_MODULE_2__ .P)(records).flatMap(({ taken }) => taken));
return records.flatMap((record) => {
const { outcome, reverts, iter, decision } = record;
if (outcome !== 'merged' || reverts || gone.has(iter))
return [];
return [{ record, task: typeof decision?.test === 'string' ? decision.test : undefined }];
});
}
function groupsIn({ plan, results }, { name, records, direction, pulls = [] }) {
const byTask = acceptedByTest(records);
const standing = new Set(standingIterations(records).map(({ record }) => record.iter));
return (plan?.groups ?? []).flatMap((group) => {
const result = results.get(group.task);
const iterations = group.changes.flatMap((task) => byTask.get(task) ?? []);
const [first] = iterations;
if (result?.effect == null || result.commit === null || first === undefined)
return [];
const below = describeBelow(group);
return [
{
...{ task: group.task, branch: groupBranch(name, first.iter), commit: result.commit, on: group.on },
base: group.base?.commit,
title: (0,_group_text_js__WEBPACK_IMPORTED_MODULE_6__ .SZ)({ iterations, effect: result.effect, direction }),
effect: (0,_group_text_js__WEBPACK_IMPORTED_MODULE_6__ .sl)(result.effect, { direction, pairs: result.planned_pairs, below }),
isConfirmed: (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_1__ .it)(result.effect),
changes: iterations.map((each) => {
return { iter: each.iter, what: (0,_group_text_js__WEBPACK_IMPORTED_MODULE_6__ .JB)(each), stands: standing.has(each.iter) };
}),
pull: pulls.find(({ task, commit }) => task === group.task && commit === result.commit),
takenOut: takenOutBy(records, iterations),
},
];
});
}
function describeBelow({ on, base }) {
if (base !== undefined)
return `${base.commit.slice(0, 12)}, which holds the group below it`;
return on === null ? 'the base' : `the group below it (${on})`;
}
function takenOutBy(records, iterations) {
const rejection = records.findLast(({ rejection: each }) => iterations.some(({ iter }) => iter === each?.iter))?.rejection;
return rejection == null ? undefined : { by: rejection.by, reason: rejection.reason };
}
function acceptedByTest(records) {
return new Map(records.flatMap((record) => {
const { outcome, reverts, decision } = record;
const isChange = outcome === 'merged' && !reverts && typeof decision?.test === 'string';
return isChange ? [[String(decision.test), record]] : [];
}));
}
function readGroups(paths, direction) {
const { records } = readLedger(paths);
const raw = readDecisions(paths);
if (!raw.some(({ kind }) => kind === 'handover'))
return undefined;
return groupsOfRecords(paths, { replayed: auditRecords({ records: raw }).state, records, direction });
}
function groupsOfRecords(paths, { replayed: state, ...facts }) {
const plan = state?.handover.plan;
if (state === undefined || plan === undefined)
return undefined;
const groups = groupsIn(state.handover, { ...facts, name: paths.name, pulls: (0,_group_pulls_js__WEBPACK_IMPORTED_MODULE_5__ .OS)(paths) ?? [] });
const isCurrent = plan.final === state.session.incumbent;
return { groups, isCurrent, unmeasured: plan.groups.length - groups.length };
}
async function acceptedTrees(iterations, { treeOf, parentOf, }) {
const changes = [];
for (const { record, task } of iterations) {
const { commit } = record;
const parent = typeof commit === 'string' ? await parentOf(commit) : undefined;
if (typeof commit !== 'string' || parent === undefined)
continue;
changes.push({ task, tree: await treeOf(commit), parent: await treeOf(parent) });
}
return changes;
}
}),
10731:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gq: () => ( chooseForSlots),
iU: () => ( chooseAgentFor),
xe: () => ( tallyRecords)
});
var _decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14472);
var _certification_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49780);
var _decisions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(761);
function chooseAgentFor(request) {
const { names, plateau, records, decisions, base, iter } = request;
const next = (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__ .r6)({ names, plateau, base, ...recordedOf(request), seed: seedOf(request, iter) });
return { ...next, of: names, plateau, after: { record: hashOf(records), decision: hashOf(decisions) } };
}
function chooseForSlots(slots, request) {
const { names, plateau, base, iter } = request;
const seeds = (slot) => seedOf(request, iter + slot);
return (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__ .Rk)(slots, { names, plateau, base, ...recordedOf(request), seedOf: seeds });
}
function tallyRecords(names, known) {
return (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__ .ph)(names, recordedOf(known));
}
function seedOf({ records, base }, iter) {
return `agents\n${records.at(-1)?.hash ?? base}\n${iter}`;
}
function hashOf(records) {
const hash = records.at(-1)?.hash;
return typeof hash === 'string' ? hash : null;
}
function recordedOf({ records, decisions }) {
const gone = new Set((0,_certification_js__WEBPACK_IMPORTED_MODULE_1__ .P)(records).flatMap(({ taken }) => taken));
const turns = records.map((record) => {
const { iter, commit, tree, usage, durations } = record;
const ms = Object.values(durations ?? {}).reduce((total, each) => total + each, 0);
return {
...{ iter, agent: agentNameOf(record), result: resultOf(record), isGone: gone.has(iter) },
...{ commit: commit ?? undefined, tree: tree ?? undefined },
...{ usd: usage?.usd ?? undefined, minutes: ms / MS_A_MINUTE },
};
});
return { turns, claims: decisions.flatMap((each) => (each.kind === 'claim' ? ((0,_decisions_js__WEBPACK_IMPORTED_MODULE_2__ .vi)(each) ?? []) : [])) };
}
function agentNameOf({ chosen_agent: chosen, wave }) {
const ofSlot = wave?.agent;
return chosen?.name ?? (typeof ofSlot === 'string' ? ofSlot : undefined);
}
const REJECTED = ['discarded', 'inconclusive', 'invalid', 'denied'];
const ENDED = ['baseline', 'killed', 'aborted'];
const MS_A_MINUTE = 60_000;
function resultOf({ outcome, reverts }) {
if (outcome === 'merged')
return reverts ? 'reverting' : 'accepted';
if (outcome === 'infra_error')
return 'failed';
if (ENDED.includes(outcome))
return 'ended';
return REJECTED.includes(outcome) ? 'rejected' : 'nothing';
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
49780:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => ( findTakenOut),
q: () => ( findUncertified)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4196);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10901);
var _stats_e_bh_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26970);
function findTakenOut(ledger) {
const accepted = ledger.filter(({ outcome }) => outcome === 'merged');
const iterOf = new Map(accepted.map(({ iter, decision }) => [decision?.test, iter]));
return accepted.flatMap(({ iter, reverts, rejection }) => {
if (!reverts)
return [];
const taken = rejection ? [rejection.iter] : reverts.taken.flatMap((test) => iterOf.get(test) ?? []);
return [{ iter, taken: taken.sort((one, other) => one - other) }];
});
}
function findUncertified(raw, ledger) {
const runHeader = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .xL(_decision_records_js__WEBPACK_IMPORTED_MODULE_1__ .vt, raw[0]);
if (!runHeader.success || runHeader.data.kind !== 'genesis' || !runHeader.data.settings.certify.enabled)
return [];
const tested = readTested(raw);
const concluded = new Set([...tested.map(({ tree }) => tree), ...promotedTrees(raw)]);
const champions = new Set([runHeader.data.baseline_tree, runHeader.data.start_tree]);
const certified = new Set((0,_stats_e_bh_js__WEBPACK_IMPORTED_MODULE_2__ .j)(tested, runHeader.data.settings.certify.fdr));
const decided = new Set(raw.flatMap(({ kind, tree }) => (kind === 'incumbent' ? [String(tree)] : [])));
const gone = new Set(findTakenOut(ledger).flatMap(({ taken }) => taken));
const uncertified = [];
let batch = [];
for (const { iter, outcome, tree, reverts } of ledger) {
if (reverts)
continue;
if (outcome !== 'merged' || typeof tree !== 'string' || !decided.has(tree))
continue;
if (!champions.has(tree))
batch.push(iter);
else
batch = [];
if (!concluded.has(tree))
continue;
champions.add(tree);
if (!certified.has(tree))
uncertified.push(...batch);
batch = [];
}
return [...uncertified, ...batch].filter((iter) => !gone.has(iter));
}
function promotedTrees(raw) {
const tasks = new Set(raw.flatMap(({ kind, purpose, kept, task }) => kind === 'decision' && purpose === 'promotion' && kept === true ? [task] : []));
return raw.flatMap(({ kind, arm, task, tree }) => kind === 'evaluation' && arm === 'candidate' && tasks.has(task) ? [String(tree)] : []);
}
function readTested(raw) {
const treeOf = new Map(raw.flatMap(({ kind, stage, arm, task, tree }) => kind === 'evaluation' && stage === 'certify' && arm === 'candidate' ? [[task, String(tree)]] : []));
return raw.flatMap((record) => {
if (record.kind !== 'decision' || record.purpose !== 'certify')
return [];
const read = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .xL(_decision_records_js__WEBPACK_IMPORTED_MODULE_1__ .vt, record);
const tree = treeOf.get(record.task);
if (!read.success || read.data.kind !== 'decision' || tree === undefined)
return [];
const { evidence } = read.data;
return evidence.kind === 'paired' ? [{ tree, log_e: evidence.log_e }] : [];
});
}
}),
61319:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IN: () => ( foldRecords),
J1: () => ( LedgerFold),
lN: () => ( findBase)
});
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85364);
function foldRecords(records, direction) {
return stateOf((0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_0__ .xS)(records), direction);
}
class LedgerFold {
#followed;
#direction;
constructor(records, direction) {
this.#followed = new _ledger_facts_js__WEBPACK_IMPORTED_MODULE_0__ .Zu(records);
this.#direction = direction;
}
state() {
return stateOf(this.#followed.now(), this.#direction);
}
}
function stateOf({ best, completed, noops, lastIter, lastAccepted }, direction) {
return {
best_score: best[direction]?.score ?? null,
best_iter: best[direction]?.iter ?? null,
iterations_completed: completed,
consecutive_noops: noops,
next_iter: lastIter + 1,
last_kept_commit: lastAccepted,
};
}
function findBase(records, state) {
const { namedBase, firstBase, isForeign } = (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_0__ .xS)(records);
if (namedBase)
return namedBase;
const known = state?.base_commit === '' ? undefined : state?.base_commit;
if (isForeign && known !== undefined)
return known;
return firstBase ?? known;
}
}),
6782:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ( findInFlight)
});
var _base_number_ranges_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96942);
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85364);
var _store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54347);
const STEPS_OF_NONE = ['Idle', 'Done'];
function findInFlight(paths, records) {
const { iters } = (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_1__ .xS)(records);
const state = (0,_store_js__WEBPACK_IMPORTED_MODULE_2__ .un)(paths);
const secrets = state === undefined || STEPS_OF_NONE.includes(state.current_step) ? null : state.iter_in_progress;
const begun = new Set([...(0,_store_js__WEBPACK_IMPORTED_MODULE_2__ .tU)(paths), ...(secrets === null ? [] : [secrets])]);
return [...begun].filter((iter) => !(0,_base_number_ranges_js__WEBPACK_IMPORTED_MODULE_0__ .yn)(iters, iter)).sort((one, other) => one - other);
}
}),
28803:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => ( readConfigForStatus)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_toml_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28810);
var _config_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23614);
var _store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54347);
function readConfigForStatus(paths, { records, host }) {
try {
return { config: (0,_store_js__WEBPACK_IMPORTED_MODULE_4__ .Z9)(paths, host, 'ignored').config, problems: [] };
}
catch (error) {
if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl))
throw error;
const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.config) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(paths.config, 'utf8') : '';
const written = /^\s*direction\s*=\s*["'](min|max)["']/m.exec(text)?.[1];
const direction = written === 'min' || written === 'max' ? written : guessDirection(records);
return { config: standIn(paths, { direction, host }), problems: error.problems.map(_base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .yM) };
}
}
function guessDirection(records) {
const scores = records.flatMap(({ outcome, score }) => (outcome === 'merged' || outcome === 'baseline') && typeof score === 'number' ? [score] : []);
const [first, last] = [scores[0], scores.at(-1)];
return first !== undefined && last !== undefined && last > first ? 'max' : 'min';
}
function standIn({ name }, { direction, host }) {
const text = [
`experiment = { name = "${name}" }`,
`objective = { command = "false", direction = "${direction}" }`,
'iteration = { budget = "1m" }',
'schedule = { total_budget = "1m" }',
'agent = { command = "false {prompt_file}" }',
].join('\n');
const decoded = (0,_base_toml_document_js__WEBPACK_IMPORTED_MODULE_2__ .R)('config.toml', Buffer.from(text));
if ('problems' in decoded)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl(decoded.problems);
const { now, utcOffset } = host;
const parsed = (0,_config_config_js__WEBPACK_IMPORTED_MODULE_3__ .n)(decoded.document, { folder: name, now: now(), utcOffset, schedule: 'ignored' });
if ('problems' in parsed)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl(parsed.problems);
return parsed.config;
}
}),
75265:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
gp: () => ( pendingAgain),
mc: () => ( requireRejections),
uE: () => ( readRejection),
xz: () => ( describeRejection),
zV: () => ( readRejections)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_json_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85572);
var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86586);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85364);
var _record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74773);
var _store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54347);
function readRejection(paths) {
const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(paths.rejected);
if (bytes === undefined)
return { rejection: undefined, problems: [] };
const decoded = (0,_base_json_document_js__WEBPACK_IMPORTED_MODULE_1__ .w)((0,_store_js__WEBPACK_IMPORTED_MODULE_7__ .pS)(paths, paths.rejected), bytes);
const checked = 'problems' in decoded ? decoded : (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ .sw)(decoded.document, _record_js__WEBPACK_IMPORTED_MODULE_6__ .Hp);
if ('value' in checked)
return { rejection: checked.value, problems: [] };
const remedy = `Restore the file as reject wrote it. To give up what it lists: remove it, then autorize run ${paths.name}`;
return { rejection: undefined, problems: checked.problems.map((problem) => ({ ...problem, remedy })) };
}
function requireRejection(paths) {
const { rejection, problems } = readRejection(paths);
if (problems.length > 0)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Vl(problems);
return rejection;
}
function requireRejections(paths, records) {
return withRecorded(requireRejection(paths), records);
}
function readRejections(paths, records) {
return withRecorded(readRejection(paths).rejection, records);
}
function withRecorded(first, records) {
const recorded = rejectionsIn(records).flatMap(({ record: { rejection } }) => (rejection ? [rejection] : []));
return first === undefined ? recorded : [first, ...recorded];
}
function rejectionsIn(records) {
return (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_5__ .xS)(records).rejections.flatMap((place) => {
const record = records[place];
return record === undefined ? [] : [{ place, record }];
});
}
const UNJUDGED = ['aborted', 'killed', 'infra_error'];
function pendingEntries(rejection, records) {
const found = rejectionsIn(records).find(({ record }) => record.rejection === rejection);
const since = found === undefined ? 0 : found.place + 1;
const evaluated = new Set(records
.slice(since)
.flatMap(({ proposed_commit: commit, outcome }) => (UNJUDGED.includes(outcome) ? [] : [commit])));
return rejection.again.filter(({ commit }) => !evaluated.has(commit));
}
function pendingAgain(rejections, records) {
const pending = new Map();
for (const rejection of rejections) {
const { iter: rejected, by, reason } = rejection;
const isOfRun = rejectionsIn(records).some(({ record }) => record.rejection === rejection);
for (const { iter, commit } of pendingEntries(rejection, records)) {
const why = `judged again since ${by} rejected iteration ${rejected}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(reason, 200)}`;
if (!pending.has(commit))
pending.set(commit, { commit, iter, isOfRun, origin: `iteration ${iter}, ${why}` });
}
}
return [...pending.values()];
}
function describeRejection(rejection, records) {
const { iter, by, at, reason, again } = rejection;
const left = pendingEntries(rejection, records).length;
return `${by} rejected iteration ${iter} on ${at}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(reason, 200)}; ${left} of ${again.length} candidates are still to be judged again`;
}
}),
50344:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
m: () => ( readBranchState),
r: () => ( readEarlierClaim)
});
var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59997);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10901);
var _decisions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(761);
function championOf(raw) {
const promotion = raw.findLast(({ kind, purpose, kept, champion }) => (kind === 'decision' && purpose === 'promotion' && kept === true) ||
(kind === 'rejection' && typeof champion === 'string'));
if (promotion === undefined)
return undefined;
if (promotion.kind === 'rejection')
return promotion.champion;
return raw.findLast(({ kind, task, arm }) => kind === 'evaluation' && task === promotion.task && arm === 'candidate')
?.tree;
}
function readEarlierClaim(raw, ledger) {
const merged = ledger.filter(({ outcome }) => outcome === 'merged');
const now = championOf(raw) ?? merged.at(-1)?.tree;
const claim = (0,_decisions_js__WEBPACK_IMPORTED_MODULE_2__ .vi)(raw.findLast(({ kind, final }) => kind === 'claim' && final !== now));
if (claim === undefined)
return undefined;
const iter = merged.findLast(({ tree }) => typeof tree === 'string' && tree === claim.final)?.iter;
return iter === undefined ? undefined : { iter, ...(0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .f3)(claim) };
}
function readBranchState(raw, ledger) {
const branchHead = ledger.findLast(({ outcome }) => outcome === 'merged');
if (raw.length === 0 || branchHead === undefined)
return { kind: 'none' };
const claim = (0,_decisions_js__WEBPACK_IMPORTED_MODULE_2__ .B5)(raw);
const final = championOf(raw) ?? branchHead.tree;
if (claim !== undefined && claim.final === final) {
return { kind: (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .it)(claim) ? 'confirmed' : 'not-confirmed', sentence: claim.sentence };
}
const [runHeader] = raw;
const read = _decision_records_js__WEBPACK_IMPORTED_MODULE_1__ .vt.safeParse(runHeader);
if (!read.success || read.data.kind !== 'genesis')
return { kind: 'none' };
const { settings, unscored, baseline_tree: baseline } = read.data;
if (final === baseline && branchHead.reverts && branchHead.tree === baseline)
return { kind: 'withdrawn' };
const isWanted = settings.confirm.pairs > 0 && !unscored && final !== baseline;
return { kind: isWanted ? 'unconfirmed' : 'none' };
}
}),
48283:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$S: () => ( findEndedRun),
T0: () => ( listArchived),
Zs: () => ( stampOf),
yY: () => ( readEndedRun)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10901);
var _decision_rule_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45342);
var _ledger_branch_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82698);
var _ledger_certification_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49780);
var _ledger_decisions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(761);
var _ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67761);
var _ledger_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54347);
function listArchived({ name, repository, folder }) {
const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'archive');
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
return [];
const places = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root)
.sort()
.map((stamp) => ({ name, repository, ...(0,_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_7__ .nG)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, stamp)) }));
return places.filter(({ decisions }) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(decisions));
}
function findEndedRun(paths, records) {
const last = listArchived(paths).at(-1);
if (last === undefined)
return undefined;
const stamp = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(last.folder);
const [first] = records;
if (first === undefined ? !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.decisions) : stampOf(first.started_at) < stamp)
return undefined;
return readEndedRun(last);
}
function readEndedRun(archived) {
const end = (0,_ledger_decisions_js__WEBPACK_IMPORTED_MODULE_6__ .uY)(archived).findLast(({ kind }) => kind !== 'seed-reveal');
const change = _decision_records_js__WEBPACK_IMPORTED_MODULE_2__ .vt.safeParse(end).data;
if (change?.kind !== 'config-change')
return undefined;
const { records } = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_8__ .SC)(archived);
const merged = records.filter(({ outcome }) => outcome === 'merged');
const gone = new Set((0,_ledger_certification_js__WEBPACK_IMPORTED_MODULE_5__ .P)(records).flatMap(({ iter, taken }) => [iter, ...taken]));
return {
folder: archived.folder,
branch: (0,_ledger_branch_name_js__WEBPACK_IMPORTED_MODULE_4__ .f)(archived.name, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(archived.folder)),
changes: change.changes,
what: (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_3__ .DT)(change.changes, 'objective.').join(', '),
kept: merged.filter(({ iter }) => !gone.has(iter)).length,
branchHead: merged.at(-1)?.commit ?? undefined,
};
}
function stampOf(time) {
return time.replaceAll(/[:.]/g, '-');
}
})
};

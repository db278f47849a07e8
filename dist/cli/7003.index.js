export const id = 7003;
export const ids = [7003];
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
16740:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( renderJson)
});
function renderJson(value) {
return `${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`;
}
}),
38565:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( printJson)
});
var _base_shown_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16740);
function printJson(terminal, value) {
terminal.out((0,_base_shown_json_js__WEBPACK_IMPORTED_MODULE_0__ .h)(value));
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
14953:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => ( renderCardStyle)
});
function renderCardStyle(columns, name = 'cards') {
const places = (isMeant) => columns.flatMap((column, index) => (isMeant(column) ? [`:nth-child(${index + 1})`] : [])).join(',');
const wide = places(({ isWide }) => isWide);
const labels = columns.map(({ label }, index) => label === undefined ? '' : `.${name} tr>:nth-child(${index + 1})::before{content:"${label}" / ""}`);
return `@media (max-width:42rem){
.${name}{border:0;overflow:visible}.${name} :is(table,caption,tbody){display:block}.${name} caption{padding:0 0 .5rem;max-width:none}
.${name} thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.${name} tbody tr{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.4rem 1rem;border:1px solid var(--line);
border-radius:.4rem;padding:.6rem .75rem;margin:0 0 .6rem}
.${name} tbody tr>*{display:block;border:0;padding:0;min-width:0;text-align:left;white-space:normal}
.${name} tbody tr>:empty{display:none}
.${name} tr>:not(.mark)::before{display:block;color:var(--dim);font-size:.8rem;font-weight:400}
${wide === '' ? '' : `.${name} tbody tr>:is(${wide}){grid-column:1/-1}`}
${labels.filter(Boolean).join('\n')}
}`;
}
}),
45138:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => ( escapeHtml)
});
const ENTITIES = {
'<': '&lt;',
'>': '&gt;',
'&': '&amp;',
'"': '&quot;',
"'": '&#39;',
};
function escapeHtml(text) {
return text.replace(/[<>&"']/g, (char) => ENTITIES[char] ?? char);
}
}),
34902:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( escapeMarkdown)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
const SPECIAL = /[\\`*_[\]<>#!|~&$]|:(?=:|[\w+-]+:)/g;
const BEGIN = /^(\s*(?:\d{1,9}(?=[.)]))?)([-+=.)])(?=[-=]*\s*$|\s)/;
const ENTITIES = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
const LINKED = /(?:https?|ftp|mailto|xmpp)(?=:)|www(?=\.)|gh(?=-\d)|#(?=\d)|@/gi;
const BREAK = '\u200b';
function escapeMarkdown(text) {
return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(text, 1000)
.replace(LINKED, `$&${BREAK}`)
.replace(SPECIAL, (char) => ENTITIES[char] ?? `\\${char}`)
.replace(BEGIN, (_, before, mark) => `${before}\\${mark}`);
}
const CUT = '\n\n…cut here; the log holds the rest.\n';
function cutMarkdown(markdown, maxChars) {
if (markdown.length <= maxChars)
return markdown;
const room = maxChars - CUT.length - MAX_FENCE_CHARS;
const retained = markdown.slice(0, Math.max(0, markdown.lastIndexOf('\n', room)));
const fence = findOpenFence(retained);
return `${retained}${fence === '' ? '' : `\n${fence}`}${CUT}`;
}
const MAX_FENCE_CHARS = 500;
function findOpenFence(markdown) {
let open = '';
for (const [, fence = '', rest = ''] of markdown.matchAll(/^(`{3,})(.*)$/gm)) {
if (open === '')
open = fence;
else if (fence.length >= open.length && rest.trim() === '')
open = '';
}
return open.length < MAX_FENCE_CHARS ? open : '';
}
}),
71724:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => ( renderPageTop),
t: () => ( renderFigureList)
});
var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45138);
function renderPageTop({ result, ended, evidence }) {
return [
`<p class="verdict">${result}</p>`,
...(ended === undefined ? [] : [`<p class="ended">${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(ended)}</p>`]),
'<details class="evidence" id="evidence"><summary>Evidence</summary>',
...evidence,
'</details>',
];
}
function renderFigureList(figures) {
const shown = figures.flatMap(([name, value]) => value === undefined ? [] : [`<div><dt>${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(name)}</dt><dd>${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(value)}</dd></div>`]);
return shown.length === 0 ? [] : [`<dl class="figures">${shown.join('')}</dl>`];
}
}),
94464:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W: () => ( PAGE_STYLE)
});
const PAGE_STYLE = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1c2128;--dim:#57606a;--line:#d0d7de;--soft:#f6f8fa;--accent:#0550ae;
--good:#116329;--bad:#a40e26;--warn:#7a4b00;--add:#dafbe1;--cut:#ffebe9}
@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--fg:#e6edf3;--dim:#9da7b3;--line:#3d444d;--soft:#161b22;
--accent:#79c0ff;--good:#56d364;--bad:#ff7b72;--warn:#e3b341;--add:#12361f;--cut:#4a1a1d}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:72rem;padding:1rem;background:var(--bg);color:var(--fg);
font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0}h2{font-size:1.2rem;margin:2rem 0 .5rem}
a{color:var(--accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
code,pre{font:.85rem/1.45 ui-monospace,monospace}
.verdict{font-size:1.15rem;font-weight:600;margin:.25rem 0}.note,.said{color:var(--dim)}
.ended{margin:.25rem 0}.evidence{border:1px solid var(--line);border-radius:.4rem;padding:.1rem .75rem;margin:.75rem 0}
.problem{border-left:4px solid var(--bad);background:var(--soft);padding:.5rem .75rem;margin:.5rem 0}
.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(11rem,45%),1fr));gap:.5rem;margin:1rem 0}
.figures div{border:1px solid var(--line);border-radius:.4rem;padding:.5rem .75rem;background:var(--soft)}
.figures dt{color:var(--dim);font-size:.85rem}.figures dd{margin:0;font-weight:600}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:.4rem}
table{border-collapse:collapse;width:100%;font-size:.9rem}
caption{text-align:left;padding:.5rem .75rem;color:var(--dim)}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem;border-top:1px solid var(--line);unicode-bidi:isolate}
thead th{background:var(--soft);white-space:nowrap}
details{border-top:1px solid var(--line);padding:.25rem 0}summary{cursor:pointer;padding:.35rem 0;font-weight:600}
.facts{display:grid;grid-template-columns:minmax(5rem,max-content) minmax(0,1fr);gap:.15rem 1rem;font-size:.9rem}
.facts dt{color:var(--dim)}.facts dd{margin:0;unicode-bidi:isolate}
pre{overflow:auto;max-height:32rem;padding:.75rem;margin:.5rem 0;background:var(--soft);border:1px solid var(--line);
border-radius:.4rem;overflow-wrap:normal;unicode-bidi:plaintext}
footer{margin-top:2rem;border-top:1px solid var(--line);color:var(--dim);font-size:.9rem}
`;
}),
47916:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => ( renderPage)
});
var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45138);
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
function renderPage({ title, style, body, frame }) {
const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>`;
const script = frame === undefined ? [] : [`<script src="${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(frame.script)}" defer=""></script>`];
const nonce = frame === undefined ? '' : ` nonce="${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(frame.nonce)}"`;
return `${[
'<!doctype html>',
'<html lang="en">',
'<head>',
'<meta charset="utf-8"/>',
...(frame === undefined ? [policy] : []),
'<meta name="viewport" content="width=device-width, initial-scale=1"/>',
'<meta name="color-scheme" content="light dark"/>',
`<title>${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(title)}</title>`,
`<style${nonce}>${style}${frame?.style ?? ''}</style>`,
...script,
'</head>',
'<body>',
...(frame?.before ?? []),
...body,
...(frame?.after ?? []),
'</body>',
'</html>',
].join('\n')}\n`;
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
})
};

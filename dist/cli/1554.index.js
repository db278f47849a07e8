export const id = 1554;
export const ids = [1554];
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
6729:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ZY: () => ( reportedUsage),
hL: () => ( unclaimed),
hZ: () => ( describeReported),
y7: () => ( reportMark)
});
var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
function unclaimed({ claimed: _, ...origin }) {
return origin;
}
const MAX_MODELS = 8;
function reportedUsage(usage) {
if (usage === undefined || usage === null)
return undefined;
const { model, input_tokens: input, output_tokens: output, usd, at_least: isLeast } = usage;
const { cached_input_tokens: cached, cache_write_tokens: written, by_model: models, estimated } = usage;
return {
...(typeof model === 'string' ? { model: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__ .g$)(model, 100) } : {}),
...(isAmount(input) ? { input_tokens: input } : {}),
...(isAmount(output) ? { output_tokens: output } : {}),
...(isAmount(usd) ? { usd } : {}),
...(isAmount(cached) ? { cached_input_tokens: cached } : {}),
...(isAmount(written) ? { cache_write_tokens: written } : {}),
...(Array.isArray(models) ? { by_model: modelsOf(models) } : {}),
...(estimated === true ? { estimated } : {}),
...(isLeast === true ? { at_least: true } : {}),
};
}
function modelsOf(models) {
return models
.filter(_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)
.slice(0, MAX_MODELS)
.flatMap(({ by_model: _, ...each }) => {
const { model, usd, ...amounts } = reportedUsage(each) ?? {};
const { input_tokens = 0, cached_input_tokens = 0, cache_write_tokens = 0, output_tokens = 0 } = amounts;
const tokens = { input_tokens, cached_input_tokens, cache_write_tokens, output_tokens };
return model === undefined ? [] : [{ model, ...tokens, ...(usd === undefined ? {} : { usd }) }];
});
}
function isAmount(value) {
return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
function reportMark(hash) {
return `(reported attempt ${hash.slice(0, 12)})`;
}
function describeReported({ origin, name, outcome, reason, hash }) {
return `${origin} reports ${name} as ${outcome}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__ .g$)(reason, 300)} ${reportMark(hash)}`;
}
}),
6478:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => ( UNFINISHED_FILE)
});
const UNFINISHED_FILE = 'unfinished.json';
}),
39875:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
MISSION_REQUESTS: () => ( MISSION_REQUESTS)
});
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var registry = __webpack_require__(65991);
var candidate_pack = __webpack_require__(40738);
var opening = __webpack_require__(14178);
var own_changes = __webpack_require__(78205);
var run = __webpack_require__(40698);
var stop = __webpack_require__(50109);
var store = __webpack_require__(89855);
;
async function distilMission({ runId, ...listeners }, host) {
const { state } = readAskable(runId, host);
requireSingleChanges(state);
const { stop, state: after } = await (0,run .S)({ ...listeners, mode: 'resume', runId, asked: { what: 'distil' } }, host);
return { effects: (0,own_changes .cC)(after), stop };
}
async function acceptInMission({ runId, iteration, ...listeners }, host) {
const { paths, state } = readAskable(runId, host);
requireMeasured(paths, state, iteration);
const { name, email } = await (0,opening .g3)(paths.repository, host.env);
const change = { iteration, by: `${name} <${email}>` };
const asked = { what: 'accept', change };
const { stop, state: after } = await (0,run .S)({ ...listeners, mode: 'resume', runId, asked }, host);
const entries = after.entries.slice(state.entries.length);
const entry = entries.findLast(({ recombines }) => recombines?.length === 1 && recombines[0] === iteration);
return { entry, stop };
}
function readAskable(runId, host) {
const paths = (0,store.pathsOf)(runId, host);
(0,store.requireRun)(paths);
const { state, problem } = (0,store.readMission)(paths);
if (problem !== undefined)
throw new errors .Vl([problem]);
if (state === undefined) {
const remedy = `Begin it: rcs autoresearch --resume ${runId}`;
throw new errors .Rb({ message: `the mission run ${runId} has no record yet`, remedy });
}
const alert = (0,stop .oX)(state);
if (alert === undefined)
return { paths, state };
throw new errors .Rb({
message: `the evaluator of the mission run ${runId} cannot be trusted: ${alert}`,
remedy: `See why: autorize status ${runId}`,
});
}
function requireSingleChanges({ launch, entries }) {
const { run_id: runId, contract, mission_dir: dir } = launch;
const { decision } = contract.evaluator;
const again = `Set evaluator.decision: paired-sequential in sandbox.md, and launch again: rcs autoresearch ${dir}`;
if (decision === undefined) {
const message = `the mission run ${runId} has no evaluator.decision, so nothing says what a change is worth`;
throw new errors .Rb({ message, remedy: again });
}
if (decision !== 'auto' && registry .PQ[decision].hasWorkingLine) {
const why = 'which accepts batches, so no single change can be left out';
throw new errors .Rb({
message: `the mission run ${runId} has decision: ${decision}, ${why}`,
remedy: again,
});
}
if (entries.some((entry) => entry.decision === 'keep'))
return;
throw new errors .Rb({
message: `the mission run ${runId} has no accepted change to leave out`,
remedy: `See: autorize status ${runId}`,
});
}
function requireMeasured(paths, { entries }, iteration) {
const { runId } = paths;
const entry = entries.find((each) => each.iteration === iteration);
if (entry === undefined || !isMeasured(entry)) {
const known = entries.filter(isMeasured).map((each) => each.iteration);
const expected = `a measured change that was not accepted (${known.length === 0 ? 'none is' : known.join(', ')})`;
const what = entry === undefined ? 'has no record' : `is "${entry.decision}"`;
const found = `iteration ${iteration} of ${runId} ${what}`;
throw new errors .eb([{ found, expected, remedy: `See them: autorize list ${runId}` }]);
}
if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,store.iterationFolder)(paths, iteration), candidate_pack .Tz)))
return;
throw new errors .Rb({
message: `the change of iteration ${iteration} of the mission run ${runId} is not stored on this machine`,
remedy: `Use the machine that measured it. Its diff is readable: autorize show ${runId} ${iteration}`,
});
}
function isMeasured({ decision, candidate_commit: commit, comparison, reverts }) {
const isTested = commit !== null && comparison !== undefined && comparison.record.code !== 'implausible';
return decision === 'discard' && isTested && reverts === undefined;
}
var effect_text = __webpack_require__(78436);
var foreign_text = __webpack_require__(84483);
var stop_signals = __webpack_require__(31977);
;
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
if (value !== null && value !== void 0) {
if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
var dispose, inner;
if (async) {
if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
dispose = value[Symbol.asyncDispose];
}
if (dispose === void 0) {
if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
dispose = value[Symbol.dispose];
if (async) inner = dispose;
}
if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
env.stack.push({ value: value, dispose: dispose, async: async });
}
else if (async) {
env.stack.push({ async: true });
}
return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
return function (env) {
function fail(e) {
env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
env.hasError = true;
}
var r, s = 0;
function next() {
while (r = env.stack.pop()) {
try {
if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
if (r.dispose) {
var result = r.dispose.call(r.value);
if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
}
else s |= 1;
}
catch (e) {
fail(e);
}
}
if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
if (env.hasError) throw env.error;
}
return next();
};
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
var e = new Error(message);
return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
const MAX_CHARS = 400;
const MAX_CLAIM_CHARS = 1000;
async function distil({ words: [runId = ''], host, terminal }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const stopping = __addDisposableResource(env_1, (0,stop_signals .s)(), false);
const heard = listen(terminal);
const { effects } = await distilMission({ runId, signal: stopping.signal, onEvent: heard.onEvent }, host);
for (const effect of effects)
terminal.out(`iteration ${effect.iter}: ${(0,effect_text .F)(effect)}\n`);
heard.printClaim();
if (stopping.exitCode !== undefined)
return stopping.exitCode;
const isDone = effects.length > 0 && effects.every(({ verdict, isOut }) => verdict !== 'none' || isOut);
return isDone ? errors .dc.yes : errors .dc.no;
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
__disposeResources(env_1);
}
}
async function accept({ words: [runId = '', asked = ''], host, terminal }) {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
if (!/^\d{1,9}$/.test(asked)) {
const remedy = 'Write e.g. autorize accept RUN_ID 3.';
throw new errors .eb([{ found: (0,base_text .TL)(asked), expected: 'the number of an iteration', remedy }]);
}
const stopping = __addDisposableResource(env_2, (0,stop_signals .s)(), false);
const heard = listen(terminal);
const request = { runId, iteration: Number(asked), signal: stopping.signal, onEvent: heard.onEvent };
const { entry, stop } = await acceptInMission(request, host);
if (entry === undefined) {
terminal.out(`not tested: ${(0,foreign_text .TN)(stop.reason, MAX_CHARS)}\n`);
return stopping.exitCode ?? errors .dc.no;
}
const isAccepted = entry.decision === 'keep';
const what = isAccepted ? 'accepted' : `not accepted (${entry.decision})`;
terminal.out(`iteration ${asked}, tested again as iteration ${entry.iteration}: ${what}\n`);
terminal.out(`${(0,foreign_text .TN)(entry.decision_reason, MAX_CHARS)}\n`);
heard.printClaim();
return stopping.exitCode ?? (isAccepted ? errors .dc.yes : errors .dc.no);
}
catch (e_2) {
env_2.error = e_2;
env_2.hasError = true;
}
finally {
__disposeResources(env_2);
}
}
function listen(terminal) {
let claim;
return {
onEvent: (event) => {
if (event.kind === 'note')
terminal.err(`${(0,foreign_text .TN)(event.note, MAX_CHARS)}\n`);
if (event.kind === 'claimed')
claim = event.sentence;
},
printClaim: () => {
if (claim !== undefined)
terminal.out(`${(0,foreign_text .TN)(claim, MAX_CLAIM_CHARS)}\n`);
},
};
}
const MISSION_REQUESTS = { accept, distil };
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
80741:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
s: () => ( readLostUsage)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _gateway_call_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47003);
var _session_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38991);
function readLostUsage(folder) {
const waited = names(folder).filter((name) => /^waited-\d+$/.test(name));
const logs = ['.', ...waited].flatMap((each) => names((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, each))
.filter((name) => name.endsWith(_gateway_call_log_js__WEBPACK_IMPORTED_MODULE_2__ .SP))
.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, each, name)));
return (0,_session_usage_js__WEBPACK_IMPORTED_MODULE_3__ .e$)({ calls: logs.flatMap(_gateway_call_log_js__WEBPACK_IMPORTED_MODULE_2__ .JQ), omitted: 0 });
}
function names(folder) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).sort() : [];
}
}),
30350:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E1: () => ( removeUnfinished),
ML: () => ( readUnfinished),
eh: () => ( unfinishedFile)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
var _base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6729);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48951);
const fileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
after: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
decisions: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .qm(0))),
attempts: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ attempt: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .qm(1)), usage: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__ .L5J()) })),
});
function unfinishedFile({ attempts, ...at }) {
if (attempts.size === 0)
return undefined;
const list = [...attempts].map(([attempt, usage]) => ({ attempt, usage }));
return Buffer.from(`${JSON.stringify({ ...at, attempts: list }, null, 2)}\n`);
}
function removeUnfinished(path) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
return;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
}
const MAX_BYTES = 1 << 20;
const MAX_AHEAD = 1000;
function readUnfinished(path, recorded) {
const parsed = fileSchema.safeParse(jsonOf((0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ .EI)(path, 'start', MAX_BYTES)?.text ?? ''));
if (!parsed.success || !recorded.hasRecord(parsed.data.after))
return new Map();
const most = recorded.last + MAX_AHEAD;
const { decisions, attempts } = parsed.data;
const isDecided = (attempt) => decisions !== undefined && recorded.isDecided?.(attempt, decisions) === true;
const open = attempts.filter(({ attempt }) => attempt <= most && !recorded.hasAttempt(attempt) && !isDecided(attempt));
return new Map(open
.toSorted((one, other) => one.attempt - other.attempt)
.map(({ attempt, usage }) => [attempt, (0,_base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_4__ .ZY)(usage) ?? {}]));
}
function jsonOf(text) {
try {
return JSON.parse(text);
}
catch {
return undefined;
}
}
}),
95465:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( findSharedState),
Q: () => ( describeSharedState)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61023);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _kernel_new_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49816);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14311);
var _evaluation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2774);
const MAX_PATHS_TRIED = 4;
async function findSharedState(privateArea, request) {
try {
return await diagnose(privateArea, request);
}
finally {
await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ .l)(request.checkout.folder);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(request.checkout.folder, { recursive: true });
}
}
async function diagnose(privateArea, request) {
const { steps, failed } = request;
const at = failed === undefined ? steps.length - 1 : steps.findIndex(({ name }) => name === failed);
const reader = steps[at];
if (reader === undefined || isPreparing(reader))
return undefined;
const preparing = steps.slice(0, at).filter(isPreparing);
const earlier = steps.slice(0, at).filter((step) => !isPreparing(step));
if (earlier.length === 0)
return undefined;
const attempts = { count: 0 };
const attempt = (between) => runShared(privateArea, request, { steps: [...preparing, ...between, reader], number: ++attempts.count });
const whole = await attempt(earlier);
if (!whole.isFine)
return undefined;
const leaving = earlier.filter(({ name }) => (whole.left.get(name) ?? []).length > 0);
const needed = await findNeeded(leaving.length > 0 ? leaving : earlier, async (some) => (await attempt(some)).isFine);
const writer = needed.at(-1);
if (writer === undefined)
return undefined;
const paths = whole.left.get(writer.name) ?? [];
const tried = paths.length > 1 && paths.length <= MAX_PATHS_TRIED ? paths : [];
const unread = [];
for (const path of tried) {
const without = { ...writer, command: `${inSubshell(writer.command)} && rm -rf -- ${(0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_3__ .e)(path)}` };
if ((await attempt([...needed.slice(0, -1), without])).isFine)
unread.push(path);
}
const read = paths.filter((path) => !unread.includes(path));
return { writer, paths: read.length > 0 ? read : paths, reader };
}
function isPreparing({ kind }) {
return kind === 'setup' || kind === 'build';
}
async function findNeeded(steps, isEnough) {
let [few, enough] = [0, steps.length];
while (enough - few > 1) {
const middle = (few + enough) >>> 1;
if (await isEnough(steps.slice(0, middle)))
enough = middle;
else
few = middle;
}
return steps.slice(0, enough);
}
function inSubshell(command) {
return `( ${command}\n)`;
}
async function runShared(privateArea, request, { steps, number }) {
const left = new Map();
const known = new Set();
const onShared = ({ name, kind }, { roots, stamps }) => {
if (isPreparing({ kind }))
return;
const fresh = roots.filter((root) => !known.has(root));
for (const root of fresh)
known.add(root);
left.set(name, fresh.map((root) => `${(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .q0)(Buffer.from(root, 'latin1'))}${isFolder(stamps.get(root)) ? '/' : ''}`));
};
const apart = steps.map((step) => ({
...step,
logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(step.logs), `shared-${number}-${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(step.logs)}`),
}));
const isWhole = steps.at(-1) === request.steps.at(-1);
const evaluation = await (0,_evaluation_js__WEBPACK_IMPORTED_MODULE_7__ .q)(privateArea, {
...request,
steps: apart,
onShared,
...(isWhole ? {} : { asks: 'exit' }),
});
const isFine = evaluation.kind === 'ran' && (!isWhole || (await request.isFine(evaluation.output)));
return { isFine, left };
}
function isFolder(stamp) {
return stamp !== undefined && (0,_kernel_new_files_js__WEBPACK_IMPORTED_MODULE_5__ .I)(stamp) === 'folder';
}
const MAX_NAMED = 3;
function describeSharedState({ writer, paths, reader }) {
const by = reader.title === 'score' ? 'the objective' : reader.title;
if (paths.length === 0)
return `${writer.title} changes files of the tree that ${by} reads`;
const named = paths.slice(0, MAX_NAMED).map(shown);
const rest = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '';
return `${writer.title} leaves ${named.join(', ')}${rest}, which ${by} reads`;
}
function shown(path) {
return /^[\w./@+-]+$/.test(path) ? path : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(path, 100);
}
}),
47003:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JQ: () => ( readCallLog),
SP: () => ( CALLS_SUFFIX)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48951);
var _protocol_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65152);
const CALLS_SUFFIX = '.calls.jsonl';
function openCallLog(path) {
const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK } = constants;
const file = openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600);
let calls = 0;
let isOpen = true;
let isSyncing = false;
const write = (line) => {
if (!isOpen)
throw Object.assign(new Error('the log is closed'), { code: 'EBADF' });
writeSync(file, `${JSON.stringify(line)}\n`);
if (isSyncing)
return;
isSyncing = true;
fdatasync(file, () => {
isSyncing = false;
if (!isOpen)
closeSync(file);
});
};
return {
begin: ({ model = 'unknown', about, reserveUsd, price }) => {
const call = calls + 1;
write({ call, model, about, ...(price === undefined ? {} : { reserved_usd: reserveUsd }) });
calls = call;
return call;
},
end: (call, { model, tokens, usd, isEstimated }) => {
try {
write({
...{ call, model, tokens },
...(usd === undefined ? {} : { usd }),
...(isEstimated === undefined ? {} : { estimated: isEstimated }),
});
}
catch {
}
},
close: () => {
if (!isOpen)
return;
isOpen = false;
if (!isSyncing)
closeSync(file);
},
};
}
const amount = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .qm(0));
const tokens = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .qm(0));
const beginSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({ call: tokens, model: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(), about: tokens, reserved_usd: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(amount) });
const endSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
call: tokens,
model: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
tokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
...{ input: tokens, cacheRead: tokens, cacheWrite: tokens, longCacheWrite: tokens, output: tokens },
}),
usd: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(amount),
estimated: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .euz(true)),
});
const lineSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .KCZ([endSchema, beginSchema]);
const MAX_BYTES = 64 << 20;
function readCallLog(path) {
const calls = new Map();
for (const line of ((0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ .EI)(path, 'start', MAX_BYTES)?.text ?? '').split('\n')) {
const parsed = lineSchema.safeParse(jsonOf(line));
if (!parsed.success)
continue;
const { data } = parsed;
const { call, model } = data;
calls.set(call, { model, status: null, durationMs: 0, ...('tokens' in data ? outcomeOf(data) : pendingOf(data)) });
}
return [...calls.values()];
}
function outcomeOf({ tokens, usd, estimated }) {
return {
tokens,
...(usd === undefined ? {} : { usd }),
...(estimated === undefined ? {} : { isEstimated: estimated }),
};
}
function pendingOf({ about, reserved_usd: usd }) {
return { tokens: { ..._protocol_js__WEBPACK_IMPORTED_MODULE_4__ .jz, input: about }, ...(usd === undefined ? {} : { usd }), ...{ isEstimated: true } };
}
function jsonOf(line) {
try {
return JSON.parse(line);
}
catch {
return undefined;
}
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
78436:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( renderEffectOf),
V: () => ( renderEffects)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
const MAX_EFFECTS = 20;
const MAX_CHARS = 300;
function renderEffectOf({ text, together, isOut }) {
const others = together.length === 0 ? '' : `, with iteration ${together.join(', ')}`;
return `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(text, MAX_CHARS)}${others}${isOut ? '; reverted' : ''}`;
}
function renderEffects(effects) {
const rest = effects.length - MAX_EFFECTS;
const shown = effects
.slice(0, MAX_EFFECTS)
.map((effect) => ['own effect', `iter ${effect.iter}: ${renderEffectOf(effect)}`]);
return rest > 0 ? [...shown, ['own effect', `and ${rest} more`]] : shown;
}
}),
71622:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => ( auditShared)
});
var _base_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17785);
var _kernel_temporary_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76038);
async function auditShared({ repository, findings, findForbidden }) {
const issues = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_0__ .$R)(findings);
return issues.length > 0 ? issues : (0,_kernel_temporary_refs_js__WEBPACK_IMPORTED_MODULE_1__ .j)(repository, findForbidden);
}
})
};

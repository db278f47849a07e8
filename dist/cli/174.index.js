export const id = 174;
export const ids = [174];
export const modules = {
91167:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
fm: () => ( planRecombinations),
gE: () => ( usableChanges),
z8: () => ( isNearMiss)
});
const UNDECIDED = new Set(['cap', 'cases-spent']);
const MOST_CHANGES = 30;
function isNearMiss({ code, gain }) {
return gain > 0 && (UNDECIDED.has(code) || code === 'futile');
}
function usableChanges(changes) {
const partsOf = partsIn(changes);
const accepted = new Set(changes.filter(({ standing }) => standing === 'accepted').flatMap(({ iter }) => [...partsOf(iter)]));
const replaced = new Set(changes.flatMap(({ of }) => (of.length === 1 ? of : [])));
return changes
.filter(({ iter, standing }) => (standing === 'near-miss' || standing === 'conflict') && !replaced.has(iter))
.filter(({ iter }) => !overlap(partsOf(iter), accepted))
.sort((one, other) => other.evidence - one.evidence);
}
function partsIn(changes) {
const byIter = new Map(changes.map((change) => [change.iter, change]));
return (iter) => {
const parts = new Set([iter]);
for (const part of parts)
for (const each of byIter.get(part)?.of ?? [])
parts.add(each);
return parts;
};
}
function planRecombinations(changes, head) {
const partsOf = partsIn(changes);
const tried = new Set(changes.flatMap(({ of, on }) => (of.length > 1 && on === head ? [keyOf(of)] : [])));
const usable = usableChanges(changes)
.slice(0, MOST_CHANGES)
.map((change) => ({ ...change, parts: partsOf(change.iter) }));
const plans = usable.flatMap((one, at) => {
const alone = one.on === head ? [] : [{ of: [one.iter], strength: Math.log(one.evidence) }];
const pairs = usable.slice(at + 1).flatMap((other) => {
const of = [one.iter, other.iter];
const isMeasured = one.standing === 'near-miss' && other.standing === 'near-miss';
if (!isMeasured || overlap(one.parts, other.parts) || tried.has(keyOf(of)))
return [];
return [{ of, strength: Math.log(one.evidence) + Math.log(other.evidence) }];
});
return [...alone, ...pairs];
});
return plans.sort((one, other) => other.strength - one.strength).map(({ of }) => of);
}
function overlap(some, others) {
return [...some].some((each) => others.has(each));
}
function keyOf(of) {
return of.toSorted((one, other) => one - other).join(' ');
}
}),
70678:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A3: () => ( chooseSession),
Gq: () => ( chooseForSlots),
aI: () => ( checkChosenSessions),
o9: () => ( tallySessions)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14472);
var _engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74832);
var _decision_checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47545);
var _own_changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78205);
var _session_turn_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47281);
function knownOf({ launch, entries, turns, evidence }) {
const claims = evidence.flatMap((each) => (each.kind === 'claim' ? [each] : []));
const trees = evidence.flatMap((each) => (each.kind === 'candidate' ? [[each.id, each.tree]] : []));
return { launch, entries, turns, claims, treeOf: new Map(trees) };
}
function chooseSession(state, iteration) {
return (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ .yM)(state.launch.contract) ? chooseBy(knownOf(state), iteration) : undefined;
}
function chooseBy(known, iteration) {
const { names, plateau } = settingsOf(known);
const { name, stage } = (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_1__ .r6)({ ...requestOf(known), seed: seedOf(known, iteration) });
return { name, of: [...names], plateau, ...(stage === undefined ? {} : { stage }) };
}
function chooseForSlots(state, slots) {
if (!(0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ .yM)(state.launch.contract))
return [];
const known = knownOf(state);
const next = known.entries.length;
return (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_1__ .Rk)(slots, { ...requestOf(known), seedOf: (slot) => seedOf(known, next + slot) });
}
function tallySessions(state) {
const known = knownOf(state);
return (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_1__ .ph)((0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ .yM)(state.launch.contract) ? settingsOf(known).names : [], recordedOf(known));
}
function checkChosenSessions(state) {
const known = knownOf(state);
const issues = [];
let same = 0;
for (const [at, { chosen_agent: recorded, iteration }] of known.entries.entries()) {
const { chosen: begun, claims } = known.turns[at] ?? _session_turn_js__WEBPACK_IMPORTED_MODULE_5__ .C;
if (recorded === undefined && begun === undefined)
continue;
const [entries, turns] = [known.entries.slice(0, at), known.turns.slice(0, at)];
const before = { ...known, entries, turns, claims: known.claims.slice(0, claims) };
const again = (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ .yM)(state.launch.contract) ? chooseBy(before, iteration) : undefined;
if (!isSame(recorded, begun)) {
issues.push(`iteration ${iteration} names ${describe(recorded)}; it was begun with ${describe(begun)}`);
}
else if (!isSame(recorded, again)) {
issues.push(`iteration ${iteration} names ${describe(recorded)}; the records before it lead to ${describe(again)}`);
}
else
same += 1;
}
return { issues, same };
}
function isSame(one, other) {
const plain = (chosen) => chosen && [chosen.name, chosen.of, chosen.plateau, chosen.stage ?? null];
return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}
function describe(chosen) {
if (chosen === undefined)
return 'no agent';
const { name, of, plateau, stage = 0 } = chosen;
return `the agent ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(name)} of ${of.map((each) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(each)).join(', ')} (plateau ${plateau}, stage ${stage})`;
}
function settingsOf({ launch: { contract } }) {
const { agents, stop } = contract;
return { names: (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ .et)(contract).map(({ name }) => name), plateau: (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ .K)({ iteration: stop, agents }) };
}
function requestOf(known) {
return { ...settingsOf(known), ...recordedOf(known), base: undefined };
}
function seedOf({ entries, launch }, iteration) {
return `agents\n${entries.at(-1)?.hash ?? launch.baseline_commit}\n${iteration}`;
}
function recordedOf({ entries, turns, claims, treeOf }) {
const surviving = new Set((0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_3__ .yx)(entries));
const out = (0,_own_changes_js__WEBPACK_IMPORTED_MODULE_4__ .wD)(entries);
const recorded = entries.map((entry, at) => {
const { iteration: iter, chosen_agent: chosen, wave, decision, usage, comparison } = entry;
const ofSlot = wave?.agent;
const agent = chosen?.name ?? (typeof ofSlot === 'string' ? ofSlot : undefined);
return {
...{
iter,
agent,
result: resultOf(entry),
isGone: out.has(iter) || (decision === 'keep' && !surviving.has(entry)),
},
...(decision === 'keep' && comparison !== undefined ? { tree: treeOf.get(comparison.record.task) } : {}),
...{ usd: usage?.usd, minutes: (turns[at] ?? _session_turn_js__WEBPACK_IMPORTED_MODULE_5__ .C).ms / MS_A_MINUTE },
};
});
return { turns: recorded, claims };
}
const MS_A_MINUTE = 60_000;
function resultOf(entry) {
const { decision, candidate_status: status } = entry;
switch (decision) {
case 'keep':
return entry.reverts === undefined ? 'accepted' : 'reverting';
case 'discard':
return (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_3__ .KP)(entry) ? 'nothing' : 'rejected';
case 'ambiguous':
return 'rejected';
case 'error':
return status === null ? 'failed' : 'rejected';
case 'noop':
case 'abort':
return 'nothing';
case 'interrupted':
case 'baseline':
return 'ended';
default:
return decision;
}
}
}),
47545:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dh: () => ( checkIntent),
KP: () => ( isTakingBack),
u$: () => ( checkDecisions),
yx: () => ( survivingAcceptances)
});
var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68216);
var _decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12169);
var _evaluator_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1184);
var _ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52708);
function checkDecisions({ entries, turns, launch }) {
const { contract } = launch;
const issues = [];
const scores = new Map();
let kept = { commit: launch.baseline_commit, score: null };
for (const [index, entry] of entries.entries()) {
const { iteration } = entry;
if (iteration !== index)
issues.push(`iteration ${iteration} stands where ${index} comes next`);
const isBaseline = entry.kind === 'baseline' || entry.decision === 'baseline';
if (isBaseline && index > 0)
issues.push(`iteration ${iteration} is a baseline, which comes first and once`);
if (!isBaseline && index === 0)
issues.push(`iteration ${iteration} comes first, without a baseline before it`);
if (isBaseline && (entry.kind !== 'baseline' || entry.decision !== 'baseline')) {
issues.push(`iteration ${iteration} is a baseline, which nothing decides on; its record says ${entry.decision}`);
}
issues.push(...checkEntry(entry, { kept, contract }), ...checkSubmission(entry, turns[index]));
if ((0,_ledger_js__WEBPACK_IMPORTED_MODULE_3__ .oB)(entry))
scores.set(entry.kept_commit, entry.evaluator?.score ?? null);
if (isTakingBack(entry) && !scores.has(entry.kept_commit)) {
issues.push(`iteration ${iteration} goes back to ${entry.kept_commit}, which was never kept`);
}
kept = { commit: entry.kept_commit, score: scores.get(entry.kept_commit) ?? null };
}
return issues;
}
function checkIntent({ open, lastAcceptedCommit }) {
const intent = open?.intent;
if (intent === undefined)
return [];
const { iteration, from, to, draft } = intent;
const issues = [];
if (draft.iteration !== iteration)
issues.push(`the intent of iteration ${iteration} is of ${draft.iteration}`);
if (from !== lastAcceptedCommit) {
issues.push(`the intent of iteration ${iteration} moves the branch from ${from}; the last kept commit is ${lastAcceptedCommit}`);
}
if (to !== draft.kept_commit) {
issues.push(`the intent of iteration ${iteration} moves the branch to ${to}; its entry leaves ${draft.kept_commit}`);
}
return issues;
}
function isTakingBack({ decision, comparison }) {
return decision === 'discard' && (0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__ .Zo)(comparison);
}
function checkEntry(entry, { kept, contract }) {
const { evaluator } = contract;
const { iteration, decision, evaluator: evaluation, comparison } = entry;
const issues = [];
if (entry.base_commit !== kept.commit) {
issues.push(`iteration ${iteration} began at ${entry.base_commit}; the last kept commit was ${kept.commit}`);
}
if (comparison !== undefined && !(0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__ .M0)(comparison, evaluator.direction)) {
issues.push(`iteration ${iteration} shows another comparison than the one that decided`);
}
if (evaluation !== null && !isPrinted(evaluation, contract)) {
issues.push(`iteration ${iteration} has another verdict than what its evaluator printed`);
}
if (evaluation !== null && entry.kind === 'iteration' && decision !== 'error') {
const again = decideAgain(comparison, evaluation, { ...evaluator, lastAcceptedScore: kept.score });
if (again.decision !== decision) {
issues.push(`iteration ${iteration} is ${decision}; by its evaluation it is ${again.decision}: ${again.reason}`);
}
}
if (evaluation === null && decision === 'keep')
issues.push(`iteration ${iteration} is kept without an evaluation`);
const expected = decision === 'keep' ? entry.candidate_commit : kept.commit;
if (entry.kept_commit !== expected && !isTakingBack(entry)) {
issues.push(`iteration ${iteration} leaves ${entry.kept_commit} as the last kept commit`);
}
return issues;
}
function checkSubmission({ iteration, candidate_status: status, description }, turn) {
const submitted = turn?.submitted;
if (submitted === undefined || status === null)
return [];
const isSame = 'candidate' in submitted &&
submitted.candidate.status === status &&
submitted.candidate.description === description;
return isSame ? [] : [`iteration ${iteration} says another thing than what its session submitted`];
}
const WHOLE_CHARS = 16_000;
function isPrinted({ command, status, stdout, pass, score }, { evaluator, guards }) {
if (status === 'error')
return pass === null && score === null;
if (pass !== (status === 'pass'))
return false;
if (status === 'fail' && score === null && guards.some((guard) => guard.command === command))
return true;
if (command !== evaluator.command)
return false;
if (stdout.length > WHOLE_CHARS)
return true;
const verdict = (0,_evaluator_output_js__WEBPACK_IMPORTED_MODULE_2__ .Pn)(stdout);
return !('reason' in verdict) && verdict.pass === pass && verdict.score === score;
}
function decideAgain(comparison, evaluation, policy) {
const verdict = (0,_decide_js__WEBPACK_IMPORTED_MODULE_1__ .aR)(evaluation, policy);
if (policy.decision === undefined || evaluation.status !== 'pass' || evaluation.score === null)
return verdict;
if (comparison === undefined)
return { decision: 'discard', reason: 'it was not compared' };
return { decision: comparison.record.kept ? 'keep' : 'discard', reason: comparison.reason };
}
function survivingAcceptances(entries) {
let accepted = [];
for (const entry of entries) {
if (isTakingBack(entry)) {
accepted = accepted.slice(0, accepted.findLastIndex(({ kept_commit: commit }) => commit === entry.kept_commit) + 1);
}
else if (entry.decision === 'keep')
accepted.push(entry);
}
return accepted;
}
}),
60355:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
m: () => ( missionHoldoutGap)
});
var _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24145);
var _decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95695);
function missionHoldoutGap({ evidence, launch, }) {
const { holdout, direction } = launch.contract.evaluator;
return holdout && (0,_decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ .xS)((0,_decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_1__ .L)(evidence, _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ ._l), direction);
}
}),
4460:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( testedChanges),
i: () => ( nearMissesOf)
});
var _decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91167);
function testedChanges(entries) {
return entries.flatMap((entry) => {
const { iteration: iter, base_commit: on, comparison, recombines, reverts } = entry;
const standing = standingOf(entry);
if (standing === undefined || reverts !== undefined)
return [];
const evidence = comparison !== undefined && 'e' in comparison ? comparison.e : 1;
return [{ iter, on, standing, evidence, of: recombines ?? [] }];
});
}
function standingOf({ decision, candidate_commit: commit, comparison, conflicted, }) {
if (decision === 'keep')
return 'accepted';
if (decision === 'discard' && conflicted !== undefined)
return 'conflict';
if (decision !== 'discard' || commit === null || comparison === undefined)
return undefined;
return (0,_decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ .z8)({ code: comparison.record.code, gain: comparison.effect }) ? 'near-miss' : 'rejected';
}
function nearMissesOf(entries) {
return (0,_decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ .gE)(testedChanges(entries)).filter(({ standing }) => standing === 'near-miss');
}
}),
78205:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
SA: () => ( iterationsByTest),
cC: () => ( effectsIn),
mv: () => ( checkOwnChanges),
wD: () => ( takenOut)
});
var _decision_own_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75092);
var _near_misses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4460);
function effectsIn({ entries, evidence }) {
return (0,_decision_own_effects_js__WEBPACK_IMPORTED_MODULE_0__ .w)(evidence, { iterOf: iterationsByTest(entries), out: takenOut(entries) });
}
function iterationsByTest(entries) {
const tests = entries.flatMap(({ comparison, iteration }) => comparison === undefined ? [] : [[comparison.record.task, iteration]]);
return new Map(tests);
}
function takenOut(entries) {
const tests = new Set(entries.flatMap(({ decision, reverts }) => (decision === 'keep' ? (reverts?.taken ?? []) : [])));
return new Set(entries.flatMap(({ comparison, iteration }) => comparison !== undefined && tests.has(comparison.record.task) ? [iteration] : []));
}
function checkOwnChanges({ entries, evidence }) {
const reverted = new Map(evidence.flatMap((each) => (each.kind === 'candidate' && each.reverts ? [[each.id, each]] : [])));
return entries.flatMap((entry, at) => {
const { iteration, recombines = [], reverts, comparison } = entry;
const issues = recombines.length === 0 ? [] : findWrongParts(entry, entries.slice(0, at));
if (entry.conflicted !== undefined && (entry.decision !== 'discard' || entry.candidate_commit !== null)) {
issues.push(`iteration ${iteration} conflicted, and was judged all the same`);
}
const candidate = comparison && reverted.get(comparison.record.task);
const [recorded, decided] = [reverts, candidate].map((each) => each && [each.margin, each.tree]);
const [out, outDecided] = [reverts, candidate?.reverts].map((each) => each && [each.taken, each.stays]);
const isSame = JSON.stringify([recorded, out]) === JSON.stringify([decided, outDecided]);
return comparison === undefined || isSame
? issues
: [...issues, `iteration ${iteration} takes out something else than its decision says`];
});
}
function findWrongParts({ iteration, recombines = [] }, earlier) {
const before = (0,_near_misses_js__WEBPACK_IMPORTED_MODULE_1__ .F)(earlier);
return recombines.flatMap((part) => {
const of = before.find(({ iter }) => iter === part);
if (of === undefined)
return [`iteration ${iteration} recombines iteration ${part}, which tested no change before it`];
return of.standing === 'accepted' ? [`iteration ${iteration} recombines iteration ${part}, which is kept`] : [];
});
}
}),
50109:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FO: () => ( exitCodeOf),
Ph: () => ( decideStop),
Rd: () => ( agentBudget),
TL: () => ( stopAfter),
US: () => ( WHEN_HOLDOUT_SPENT),
gD: () => ( CANCELLED),
hC: () => ( decideAlert),
oX: () => ( findRecordedAlert),
wJ: () => ( decideEvidenceStop)
});
var _audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65780);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54463);
var _engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89753);
var _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45954);
var _loop_attempt_tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80109);
var _loop_stop_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24851);
var _ledger_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52708);
const CANCELLED = { status: 'stopped', reason: 'interrupted by the operator' };
function stopAfter({ what, ended }) {
if (ended === undefined)
return { status: 'stopped', reason: `${DONE[what]}; its sessions can be resumed` };
const { status, reason, spent, cause, until } = ended;
return {
...{ status, reason },
...(spent === true ? { isSpent: true } : {}),
...(cause === undefined ? {} : { cause }),
...(until === undefined ? {} : { until }),
};
}
const DONE = {
distil: 'interrupted before its accepted changes were left out',
accept: 'interrupted before a change was tested again',
};
const STOPS = {
max_iterations: { status: 'completed' },
errors: { status: 'failed' },
noops: { status: 'completed' },
time: { status: 'stopped', isSpent: true },
usd: { status: 'stopped', isSpent: true },
tokens: { status: 'stopped', isSpent: true },
};
const MAX_ALIKE = 3;
function decideStop(entries, limits) {
const { budgetUsd, earlier = 0, resumed = 0, ...others } = limits;
const attempts = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }));
const reached = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_6__ .J2)(new _loop_attempt_tally_js__WEBPACK_IMPORTED_MODULE_5__ .O(attempts), { ...others, usd: budgetUsd, tokens: undefined });
if (reached?.kind === 'errors')
return { ...STOPS.errors, reason: reached.reason };
const agents = agentAttemptsOf(entries.slice(resumed));
const unable = agents.findUnable(MAX_ALIKE);
if (unable !== undefined) {
const { kind: cause, ...why } = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__ .gb)(unable, agentAttemptsOf(entries));
return { status: 'stopped', cause, ...why };
}
if (reached === undefined)
return undefined;
const reason = reached.kind === 'time' ? 'the time budget is used up' : reached.reason;
const stop = { ...STOPS[reached.kind], reason };
if (!agents.hasNeverWorked)
return stop;
const failed = { ...stop, reason: `${reason}; no agent worked, the last: ${agents.newest?.reason}` };
return stop.status === 'stopped' ? { ...failed, cause: 'agent' } : { ...failed, status: 'failed' };
}
function agentAttemptsOf(entries) {
return new _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__ .Ut((0,_ledger_js__WEBPACK_IMPORTED_MODULE_7__ .xK)(entries)
.filter(({ kind }) => kind === 'iteration')
.map(agentAttemptOf));
}
function agentAttemptOf(entry) {
const { decision, decision_reason: reason, candidate_status: handedOver, agent_failure: failure, usage } = entry;
const isSilent = decision === 'error' && handedOver === null;
const cause = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__ .yp)({ failure, exitCode: entry.agent_exit }) ?? (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__ .B1)(reason);
const isBrokenOff = decision === 'interrupted';
const isLost = isBrokenOff && failure !== undefined && !(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__ .Qy)(usage);
return { failure, reason, isBrokenOff, cause: isSilent ? cause : undefined, isLost };
}
function exitCodeOf(stop, last) {
if (stop.status === 'failed' || last?.decision === 'abort')
return _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.no;
return stop.cause === 'agent' || stop.hasNeverWorked === true ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.precondition : _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.yes;
}
function agentBudget({ launch, limits, entries }) {
const earlier = limits?.entries ?? 0;
const costs = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }).usd);
return {
usd: (0,_engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_3__ .BI)(limits?.usd, launch.contract.budget?.usd),
spent: costs.reduce((sum, each) => sum + each, 0),
};
}
function attemptOf(entry, { isEarlier }) {
const { kind, decision, decision_reason: reason, usage, reported, spent_elsewhere: isElsewhere } = entry;
const isCounted = kind === 'iteration';
const streak = (what) => {
if (!isCounted || reported !== undefined)
return 'stays';
return decision === what ? 'grows' : 'ends';
};
const usd = isEarlier || isElsewhere === true ? 0 : (usage?.usd ?? 0);
if ((0,_engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__ .Im)(entry.agent_failure))
return { counts: false, noop: 'stays', error: 'stays', usd, tokens: 0, reason };
return { counts: isCounted, noop: streak('noop'), error: streak('error'), usd, tokens: 0, reason };
}
function decideAlert({ session }) {
const alert = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_6__ .Kw)(session, REMEDY);
return alert === undefined ? undefined : { status: 'failed', reason: alert };
}
const REMEDY = 'Protect the evaluator and the tests (evaluator.protect); add a guard that fails without the code, such as the tests (guards); or measure what needs the code. If the evaluator is right all the same: evaluator.negative_control: warn. Then launch again';
function findRecordedAlert({ status, evidence }) {
if (status !== 'failed' || !evidence.some(({ kind }) => kind === 'canary'))
return undefined;
const session = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ .u)({ records: evidence }).state?.session;
return session === undefined ? undefined : decideAlert({ session })?.reason;
}
const WHEN_HOLDOUT_SPENT = 'name another one in evaluator.holdout, and launch again';
function decideEvidenceStop(decisionLog) {
const spent = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_6__ .PY)(decisionLog, WHEN_HOLDOUT_SPENT);
return spent === undefined ? undefined : { status: 'completed', reason: spent };
}
})
};

export const id = 9142;
export const ids = [9142];
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
90700:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
GH: () => ( startOf),
Ok: () => ( sessionIn),
aJ: () => ( sessionFacts)
});
var _base_persistent_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10132);
var _decision_accepted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91758);
var _decision_handover_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96580);
var _decision_replay_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44984);
var _runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9829);
function startOf(runHeader) {
const counts = { place: 1, decisions: 0, queries: 0, proposed: new Set(), open: new Map() };
return {
...{ runHeader, at: { ...counts, claim: undefined, isChanged: false } },
...sessionFacts((0,_decision_replay_js__WEBPACK_IMPORTED_MODULE_3__ .g8)(runHeader)),
...{ kept: (0,_decision_accepted_js__WEBPACK_IMPORTED_MODULE_1__ .P0)(), sizes: new Map(), begun: new Map() },
...{ runs: (0,_runs_js__WEBPACK_IMPORTED_MODULE_4__ .y)(runHeader.key_in_reach), followUp: undefined, handover: _decision_handover_js__WEBPACK_IMPORTED_MODULE_2__ .Sm },
};
}
function sessionFacts({ trees, changes, ...session }) {
return { session, trees: new Map(trees), changes: new Map(changes) };
}
function sessionIn({ session, trees, changes }) {
return { ...session, trees: new _base_persistent_map_js__WEBPACK_IMPORTED_MODULE_0__ .c(trees), changes: new _base_persistent_map_js__WEBPACK_IMPORTED_MODULE_0__ .c(changes) };
}
}),
31051:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DM: () => ( decisionIssues),
TK: () => ( claimIssues),
To: () => ( queryIssues),
aF: () => ( runIssues),
pL: () => ( calibrationIssues),
uh: () => ( runHeaderIssue),
yt: () => ( candidateIssues)
});
var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75727);
var _decision_accepted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91758);
var _decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74490);
var _decision_claim_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47935);
var _decision_confirmation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76442);
var _decision_effort_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65157);
var _decision_evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57570);
var _decision_guard_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64802);
var _decision_machine_blocks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61685);
var _decision_replay_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44984);
var _decision_session_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47695);
var _decision_settings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82922);
var _stats_e_bh_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(26970);
var _stats_e_process_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(24079);
var _close_values_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(46927);
var _former_wording_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(96850);
function decisionIssues({ record, trial, level, isStale, settings, queries }) {
const issues = [];
const name = record.task;
const { evidence } = record;
if (evidence.kind === 'paired' && trial.task === 'paired' && !(0,_close_values_js__WEBPACK_IMPORTED_MODULE_14__ .o)(evidence.a, trial.rules.a)) {
issues.push(['level', `${name} was tested at ${evidence.a}, where the policy gives ${trial.rules.a}`]);
}
if (record.level.tested !== level.tested || record.level.kept !== level.kept) {
const found = `${record.level.tested} tests and ${record.level.kept} keeps`;
issues.push(['level', `${name} counts ${found} before it, where there were ${level.tested} and ${level.kept}`]);
}
const differing = firstDifference(evidence, (0,_decision_evidence_js__WEBPACK_IMPORTED_MODULE_6__ .X)(trial));
if (differing !== undefined)
issues.push(['evidence', `${differing} of ${name} is not what its scores give`]);
if (!(0,_close_values_js__WEBPACK_IMPORTED_MODULE_14__ .F)(record.evaluations, trial.evaluations)) {
const found = `${listed(record.evaluations)}, not on ${listed(trial.evaluations)}`;
issues.push(['evidence', `${name} is recorded to rest on ${found}`]);
}
const verdict = trial.verdict;
if (verdict?.outcome !== record.outcome || verdict.code !== record.code) {
const computed = verdict === null ? 'nothing yet' : `${verdict.outcome} (${verdict.code})`;
issues.push(['outcome', `${name} is recorded as ${record.outcome} (${record.code}); its scores say ${computed}`]);
}
if (verdict?.code === record.code && !(0,_former_wording_js__WEBPACK_IMPORTED_MODULE_15__ .c)(record.reason, verdict.reason)) {
issues.push(['outcome', `${name} has another reason than its scores give: ${verdict.reason}`]);
}
if (record.incumbent !== trial.incumbent || record.purpose !== trial.purpose) {
const found = `${record.purpose} against ${record.incumbent}`;
issues.push(['incumbent', `${name} is recorded as ${found}; it was ${trial.purpose} against ${trial.incumbent}`]);
}
const accepted = acceptedIssue(record, isStale) ?? unaskedIssue(record, trial, settings);
if (accepted !== undefined)
issues.push(['kept', `${name} ${accepted}`]);
if (record.holdout !== null && record.holdout.queries !== queries) {
const found = `${record.holdout.queries} queries of the holdout`;
issues.push(['missing', `${name} counts ${found}, where ${queries} were made`]);
}
return issues;
}
function listed(evaluations) {
return evaluations.length === 0 ? 'no evaluation' : `the evaluations ${evaluations.join(', ')}`;
}
function firstDifference(recorded, computed) {
const [found, recomputed] = [new Map(Object.entries(recorded)), new Map(Object.entries(computed))];
const keys = new Set([...recomputed.keys(), ...found.keys()]);
return [...keys].find((key) => key !== 'a' && !(0,_close_values_js__WEBPACK_IMPORTED_MODULE_14__ .F)(found.get(key), recomputed.get(key)));
}
function acceptedIssue({ kept, outcome, purpose, guards, holdout }, isStale) {
if (purpose === 'canary' || purpose === 'certify')
return kept ? 'can keep nothing, and did' : undefined;
const isRefusedByCheck = guards.some(({ passed }) => !passed) || holdout?.passed === false;
const isDue = outcome === 'keep' && !isRefusedByCheck && !isStale;
if (kept === isDue)
return undefined;
if (!kept)
return 'was not kept, though nothing that is recorded speaks against it';
if (isRefusedByCheck)
return 'was kept against a guard or the holdout';
return isStale ? 'was kept though the current best had been replaced' : `was kept though its outcome is ${outcome}`;
}
function unaskedIssue({ kept, guards, holdout }, trial, settings) {
if (!kept)
return undefined;
if (guards.length < (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_7__ .g0)(settings, trial.purpose).length)
return 'was kept without an answer of each guard';
if (settings.holdout === undefined || (0,_decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__ .yz)(trial))
return undefined;
return holdout === null ? 'was kept without an answer of the holdout' : undefined;
}
function claimIssues(check) {
const { record, runHeader, confirmation, session } = check;
if (confirmation === undefined)
return [`the claim is of ${record.task}, of which nothing is recorded`];
const { confirm, confidence, error_rate, certify } = runHeader.settings;
const certified = (0,_stats_e_bh_js__WEBPACK_IMPORTED_MODULE_12__ .j)(check.certified.map(({ tree, logs }) => ({ tree, log_e: (0,_stats_e_process_js__WEBPACK_IMPORTED_MODULE_13__ .y8)({ logs }) })), certify.fdr).length;
const expected = {
final: confirmation.tree,
baseline: runHeader.baseline_commit,
planned_pairs: confirmation.planned,
evaluations: confirmation.evaluations,
sealed: confirm.command !== '',
proposed: check.proposed,
tested: check.tested,
kept: check.keeps.length,
false_keeps_bound: (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_10__ .BS)(session),
error_rate,
alpha: 1 - confidence,
certified: check.certified.length > 0 ? certified : null,
certify_fdr: check.certified.length > 0 ? certify.fdr : null,
holdout_queries: check.queries,
earlier_confirmations: check.earlier,
evaluator_digest: check.evaluator,
holdout_digest: runHeader.holdout_digest,
accepted_risks: (0,_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__ .ar)(check.findings),
in_process: runHeader.in_process ? true : null,
changed_tools: (0,_decision_accepted_js__WEBPACK_IMPORTED_MODULE_1__ .mb)(check) ? true : null,
key_in_reach: check.keyInReach,
...(record.isolation === null ? {} : { isolation: check.isolation }),
};
const issues = numbersIssues(record, confirmation);
const ratio = (0,_decision_claim_js__WEBPACK_IMPORTED_MODULE_3__ .Lx)(session);
if (record.ratio?.unit !== ratio?.unit || record.ratio?.direction !== ratio?.direction)
issues.push('the claim is on another scale than its run');
const recorded = new Map(Object.entries(record));
for (const [key, value] of Object.entries(expected)) {
if (!(0,_close_values_js__WEBPACK_IMPORTED_MODULE_14__ .F)(recorded.get(key), value))
issues.push(`the claim's ${key} is ${String(recorded.get(key))}, not ${String(value)}`);
}
if (record.sentence !== (0,_decision_claim_js__WEBPACK_IMPORTED_MODULE_3__ .rU)(record))
issues.push('the sentence of the claim does not say what the claim does');
return issues;
}
function numbersIssues(record, confirmation) {
const { pairs, planned } = confirmation;
if (pairs.length !== planned || pairs.length < 2)
return [`the confirmation has ${pairs.length} of ${planned} pairs`];
const { estimate, interval, confidence, baseline_mean, carry_over } = (0,_decision_confirmation_js__WEBPACK_IMPORTED_MODULE_4__ .bY)(confirmation);
const issues = [];
const computed = { estimate, interval, confidence, baseline_mean, carry_over };
const recorded = new Map(Object.entries(record));
for (const [key, value] of Object.entries(computed)) {
if (!(0,_close_values_js__WEBPACK_IMPORTED_MODULE_14__ .F)(recorded.get(key), value))
issues.push(`the claim's ${key} is not what the confirmation's scores give`);
}
return [...issues, ...machineIssues(record, confirmation)];
}
function machineIssues({ machines }, confirmation) {
if (machines === undefined)
return [];
const { others, estimate, interval } = machines;
if (others.length === 0 || others.some(({ pairs }) => pairs.length === 0))
return ["the claim's machines have no pairs"];
const computed = (0,_decision_machine_blocks_js__WEBPACK_IMPORTED_MODULE_8__ .f)(confirmation, others);
const isOfPairs = (0,_close_values_js__WEBPACK_IMPORTED_MODULE_14__ .F)(estimate, computed.estimate) && (0,_close_values_js__WEBPACK_IMPORTED_MODULE_14__ .F)(interval, computed.interval);
return isOfPairs ? [] : ["the claim's machines are not what their pairs give"];
}
function runIssues({ record, step, buffer, isDrawn, isShared }) {
const isPlace = step.stage === record.stage && step.index === record.index && step.attempt === record.attempt;
if (!isPlace) {
const expected = `${step.stage} ${step.index}, attempt ${step.attempt}`;
const found = `${record.stage} ${record.index}, attempt ${record.attempt}`;
return [['order', `${found}, stands where ${expected} was due`]];
}
const issues = [];
const due = step.runs[buffer.length];
if (step.order_bit !== record.order_bit || due?.arm !== record.arm) {
issues.push(['coin', `evaluation ${record.id} did not run in the order of the coin`]);
}
const seed = step.runs.find(({ arm }) => arm === record.arm)?.seed;
if (isDrawn && seed !== undefined && seed !== record.seed) {
issues.push(['seed', `evaluation ${record.id} ran with the seed ${record.seed}, not ${seed}`]);
}
const [other] = buffer;
if (!isDrawn && isShared && other !== undefined && other.seed !== record.seed) {
issues.push(['seed', `the arms of a pair of ${record.task} ran with different seeds`]);
}
return issues;
}
function queryIssues({ task, number, budget }, { queries, holdout }) {
const issues = [];
if (number !== queries)
issues.push(['missing', `${task} asks the holdout for the ${number}th time, not the ${queries}th`]);
if (budget !== holdout?.budget)
issues.push(['kept', `${task} counts against a budget of ${budget} that is not the one of the settings`]);
if (queries > budget)
issues.push(['kept', `${task} asked the holdout beyond its budget of ${budget}`]);
return issues;
}
function calibrationIssues({ id, tree, sigma, mean, policy, score_scale }, { tree: calibrated, scores, runs }, { noise, policy: resolved, score_scale: scale }) {
const issues = [];
if (tree !== calibrated)
issues.push(['calibration', `${id} is of the tree ${calibrated}, not of ${tree}`]);
if (scores.length < runs)
issues.push(['missing', `${id} has ${scores.length} of ${runs} runs`]);
if (!(0,_close_values_js__WEBPACK_IMPORTED_MODULE_14__ .o)(noise?.sigma ?? 0, sigma) || !(0,_close_values_js__WEBPACK_IMPORTED_MODULE_14__ .o)(noise?.mean ?? 0, mean)) {
const supplied = `${noise?.sigma} around ${noise?.mean}`;
issues.push(['calibration', `${id} gives a noise of ${supplied}, not what is recorded`]);
}
if (scale !== score_scale)
issues.push(['calibration', `${id} means the scale ${scale}, not ${score_scale}`]);
if (resolved !== policy)
issues.push(['calibration', `${id} means ${resolved}, not ${policy}`]);
return issues;
}
function candidateIssues(record, session) {
const { id, parent, tree, purpose, refused } = record;
const issues = [];
if (parent !== session.incumbent) {
issues.push(['incumbent', `${id} was proposed to ${session.incumbent}, not to ${parent}`]);
}
if (purpose === 'simplify' && !(0,_decision_settings_js__WEBPACK_IMPORTED_MODULE_11__ .ck)(session.settings)) {
issues.push(['outcome', `${id} is recorded as a simplification, which these settings do not allow`]);
}
if (refused === null || tree === '' || session.policy === null || !DECIDED_HERE.has(refused.code))
return issues;
const again = (0,_decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__ .gK)(session, (0,_decision_replay_js__WEBPACK_IMPORTED_MODULE_9__ .cE)(record));
if (again.kind !== 'refused' || again.code !== refused.code || !(0,_former_wording_js__WEBPACK_IMPORTED_MODULE_15__ .c)(refused.reason, again.reason))
issues.push(['outcome', `${id} was refused (${refused.code}: ${refused.reason}), which the records do not bear`]);
return issues;
}
const DECIDED_HERE = new Set(['noop', 'duplicate', 'horizon']);
function runHeaderIssue({ settings, effort, effort_rules: recorded }) {
const rules = effort === 'auto' ? undefined : (0,_decision_effort_js__WEBPACK_IMPORTED_MODULE_5__ .Bn)(settings, effort);
return rules !== undefined && isSameRules(rules, recorded)
? undefined
: `the effort ${effort} expands to other parameters`;
}
function isSameRules(one, other) {
return one.screen === other.screen && one.futility_z === other.futility_z && one.max_pairs === other.max_pairs;
}
}),
46927:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( isSame),
o: () => ( closeTo)
});
const RELATIVE = 1e-9;
function closeTo(one, other) {
return Math.abs(one - other) <= RELATIVE * Math.max(1, Math.abs(one), Math.abs(other)) || one === other;
}
function isSame(one, other) {
if (typeof one === 'number' && typeof other === 'number')
return closeTo(one, other);
if (!Array.isArray(one) || !Array.isArray(other))
return one === other;
return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
}
}),
96850:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c: () => ( isSameText)
});
var _decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8158);
const FORMER = [
['it is the incumbent itself', 'it is the current best itself'],
['it told no scores of its cases', 'it reported no scores of its cases'],
['too little to be told apart from luck', 'too little to distinguish from chance'],
[" than the incumbent's mean", ' than the mean of the current best'],
[' the evaluator told no ', ' the evaluator reported no '],
[' of the incumbent', ' of the current best'],
[
'the base has nothing but protected files: no deliberately broken candidate could be tried',
'the base has nothing but protected files: no negative control could be tried',
],
[
'to the evaluator a deliberately broken candidate, the protected files alone, ',
'to the evaluator the negative control, the protected files alone, ',
],
[
'to the evaluator the negative control, the protected files alone, ',
'the negative control, a tree with only the protected files, ',
],
['): it rewards throwing code away', '): the evaluator rewards throwing code away'],
['): it may not look at the code', '): the evaluator may not look at the code'],
['): the evaluator may not look at the code', '): the evaluator might not look at the code'],
['the same tree was "', 'the same tree was tried before: "'],
[', where the incumbent has ', ', where the current best has '],
];
const FORMER_CODES = {
[_decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__ .CL]: ['crash'],
[_decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__ .rg]: ['evident', 'better', 'working', 'implausible'],
};
function isSameText(recorded, computed) {
if (recorded === computed)
return true;
if (typeof recorded !== 'string' || typeof computed !== 'string')
return false;
return [computed, ...withFormerCodes(computed)].includes(inPresentWords(recorded));
}
function withFormerCodes(text) {
return Object.entries(FORMER_CODES).flatMap(([present, former]) => text.endsWith(` (${present})`) ? former.map((code) => `${text.slice(0, -present.length - 3)} (${code})`) : []);
}
function inPresentWords(text) {
return FORMER.reduce((words, [former, present]) => words.replace(former, () => present), text);
}
}),
89641:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => ( LiveAudit),
e: () => ( isOfSeeds)
});
var base_text = __webpack_require__(7953);
var draw = __webpack_require__(60865);
var read_record = __webpack_require__(22169);
var checkpoint = __webpack_require__(90700);
var accepted = __webpack_require__(91758);
var approval = __webpack_require__(81815);
var conclusion = __webpack_require__(27320);
;
function followUpAfter({ task, purpose, outcome }, { before, session }) {
if (purpose === 'canary')
return { kind: 'canary', variety: 'noop', task, passed: outcome !== 'keep', remark: null };
return session.incumbent === before ? undefined : { kind: 'incumbent', tree: session.incumbent, by: task };
}
var rejection = __webpack_require__(46272);
var replay = __webpack_require__(44984);
var rule_change = __webpack_require__(45342);
var decision_session = __webpack_require__(47695);
var size = __webpack_require__(76646);
var negative_control = __webpack_require__(77628);
var run_end = __webpack_require__(55434);
var former_wording = __webpack_require__(96850);
;
function takeNegativeControlRun(record, session) {
const issue = negativeControlIssue(record, session);
return { session: (0,run_end .C)(record) ? session : (0,decision_session ._8)(session, record), issue };
}
function takeAaCheck(record, session, context) {
const issue = aaCheckIssue(record, session, context);
return { session: record.variety === 'broken' ? (0,decision_session .bm)(session, record) : session, issue };
}
function negativeControlIssue(record, session) {
const { id, task, arm, index, attempt, order_bit: bit, tree, ended } = record;
const { scores = [], tree: known = null } = session.aaChecks.broken ?? {};
if (ended === 'moved' && task === negative_control .kt)
return undefined;
const isDue = task === negative_control .kt &&
(0,decision_session .nU)(session) &&
(0,decision_session .fz)(session).kind === 'unsettled';
if (!isDue)
return `evaluation ${id}: no negative control was due`;
const isPlace = arm === 'candidate' && index === scores.length + 1 && attempt === 0 && bit === null;
if (!isPlace)
return `evaluation ${id} stands where run ${scores.length + 1} of ${task} was due`;
return known === null || known === tree ? undefined : `evaluation ${id} is of another tree than ${task}`;
}
function aaCheckIssue({ variety, task, passed, remark }, session, { isRefused, noop }) {
if (variety === 'noop' && noop?.task !== task)
return `${task} was not decided just before`;
const recorded = variety === 'noop'
? { passed: session.aaChecks.kept.at(-1) === false, remark: null }
: (0,negative_control .nZ)((0,decision_session .fz)(session), isRefused);
const isMeant = variety === 'noop' || (task === negative_control .kt && (0,decision_session .nU)(session));
if (isMeant && recorded?.passed === passed && (0,former_wording .c)(remark, recorded.remark))
return undefined;
return `${task} is not recorded as its runs say`;
}
var checks = __webpack_require__(31051);
var distilled = __webpack_require__(75737);
var leave_out = __webpack_require__(25529);
var close_values = __webpack_require__(46927);
;
class EffectAudit {
begun;
#request;
constructor(request, begun) {
this.#request = request;
this.begun = begun;
}
take(record, session) {
return record.kind === 'leave-out' ? this.#takeLeaveOut(record, session) : this.#takeEffect(record);
}
#takeLeaveOut(record, session) {
const { kept, open, begin } = this.#request;
const issues = leaveOutIssues(record, kept, session);
const begun = (0,replay .Jt)(session, record);
open.set(record.task, begun.open);
begin(begun.open.task);
this.begun.set(record.task, record);
return issues.map((message) => ['effect', message]);
}
#takeEffect(record) {
const { kept, open } = this.#request;
const found = open.get(record.task);
open.delete(record.task);
const leaveOut = this.begun.get(record.task);
const task = found === undefined ? undefined : (0,replay .p$)(found, 2).task;
if (leaveOut === undefined || task?.task !== 'leave-out')
return [['missing', `an effect of ${record.task}, of which nothing is recorded`]];
kept.effects.push({ effect: record, leaveOut });
return effectIssues(record, task, leaveOut).map((message) => ['effect', message]);
}
}
const FEWEST_PAIRS = 2;
function leaveOutIssues(record, accepted, session) {
const { task, change, taken, whole, planned_pairs: planned, margin } = record;
const issues = [];
if (whole !== session.incumbent)
issues.push(`${task} is of the branch ${whole}, which holds ${session.incumbent}`);
if (!(0,distilled .Gq)(accepted).some((each) => each.task === change)) {
issues.push(`${task} leaves out ${change}, which is no accepted change that the branch holds`);
}
const known = (0,distilled .JA)(accepted).map((each) => each.task);
const inOrder = known.filter((each) => taken.includes(each)).toReversed();
if (taken.at(-1) !== change || !(0,close_values .F)(inOrder, taken)) {
issues.push(`${task} takes out ${taken.join(', ')}, not ${change} with later changes, newest first`);
}
const isFew = session.is_exact ? planned !== leave_out .Vk : planned < FEWEST_PAIRS;
if (isFew)
issues.push(`${task} has ${planned} pairs`);
if (margin < 0)
issues.push(`${task} has a margin below 0`);
for (const { leaveOut } of (0,distilled .w7)(accepted, whole).values()) {
if (leaveOut.margin !== margin || leaveOut.planned_pairs !== planned)
issues.push(`${task} has other pairs or another margin than ${leaveOut.task}`);
}
return issues;
}
function effectIssues(record, measured, { margin }) {
const { task } = record;
const { confidence, evaluations, failure, pairs, planned } = measured;
if (failure === null && pairs.length !== planned)
return [`${task} has ${pairs.length} of ${planned} pairs`];
const computed = { ...(0,leave_out .JD)(measured, margin), confidence, evaluations };
const values = new Map(Object.entries(record));
return Object.entries(computed).flatMap(([key, value]) => (0,close_values .F)(values.get(key), value) ? [] : [`the ${key} of ${task} is not what its scores give`]);
}
;
class FollowUpAudit {
#followUp;
constructor(followUp) {
this.#followUp = followUp;
}
get all() {
return this.#followUp === undefined ? [] : [this.#followUp];
}
conclude(followUp) {
this.#followUp = followUp;
}
issueBefore(kind) {
const followUp = this.#followUp;
if (followUp === undefined || followUp.kind === kind)
return undefined;
this.#followUp = undefined;
if (followUp.kind === 'canary')
return ['missing', `nothing says what came of ${followUp.task}`];
return ['incumbent', `${followUp.by} made ${followUp.tree} the current best, and no record says so`];
}
takeAaCheck() {
const followUp = this.#followUp;
this.#followUp = undefined;
return followUp?.kind === 'canary' ? followUp : undefined;
}
issueOfBest({ tree, by }, best) {
const followUp = this.#followUp;
this.#followUp = undefined;
if (followUp?.kind === 'incumbent' && followUp.tree === tree && followUp.by === by)
return undefined;
const last = followUp?.kind === 'incumbent' ? ` by ${followUp.by}` : ', and nothing was decided just before';
return `the decisions make ${best} the current best${last}, not ${tree} by ${by}`;
}
}
var handover = __webpack_require__(96580);
;
class HandoverAudit {
state;
#request;
constructor(request, state) {
this.#request = request;
this.state = state;
}
take(record, session) {
const issues = record.kind === 'handover' ? this.#takePlan(record, session) : this.#takeResult(record, session);
return issues.map((message) => ['group', message]);
}
#takePlan(plan, { incumbent: final }) {
const { known } = this.state;
this.state = (0,handover .m5)(this.state, plan);
return (0,handover .ef)(plan, { known, kept: this.#request.kept, final });
}
#takeResult(record, session) {
const { open, guardOf } = this.#request;
const found = open.get(record.task);
open.delete(record.task);
const before = this.state;
this.state = (0,handover .R)(before, record);
if (record.measured !== undefined) {
if (found !== undefined)
return [`${record.task} has pairs of its own, and a result of ${record.measured}`];
return sameIssues(record, before, this.#request.baseline);
}
return resultIssues(record, { open: found, session, passed: guardOf(record.task) });
}
}
function sameIssues(record, { known, results }, baseline) {
const { task, measured } = record;
const group = known.get(task);
const same = group === undefined ? undefined : (0,handover .Fq)(group, { known, results, baseline });
if (same === undefined || same.task !== measured)
return [`${task} is recorded as measured as ${measured}, which is no result of the same trees`];
const facts = ({ checked, failed, planned_pairs, evaluations, effect }) => JSON.stringify([checked, failed, planned_pairs, evaluations, effect]);
return facts(record) === facts(same) && record.commit !== null
? []
: [`the result of ${task} is not that of ${measured}`];
}
function resultIssues(record, { open, session, passed }) {
const { task: name, failed, effect, commit, checked } = record;
const task = open === undefined ? undefined : (0,replay .p$)(open, 2).task;
if (task?.task !== 'confirmation')
return [`a result of ${name}, of which nothing is recorded`];
const issues = [];
if (checked !== (passed !== undefined)) {
issues.push(`${name} is recorded as ${checked ? '' : 'not '}checked by the guards; their runs say otherwise`);
}
if (!checked && session.settings.guards.some((guard) => 'command' in guard)) {
issues.push(`${name} has a result without an answer of the guards`);
}
if (record.planned_pairs !== task.planned)
issues.push(`${name} was to have ${task.planned} pairs`);
if (!(0,close_values .F)(record.evaluations, task.evaluations)) {
issues.push(`${name} is recorded to rest on evaluations that are not those of its pairs`);
}
if ((failed === null) !== (effect !== null) || (failed === null) !== (commit !== null)) {
return [...issues, `${name} is recorded as failed and as measured`];
}
if (failed !== null) {
const isFailed = passed === false || (0,handover .g5)(task) === failed;
return isFailed ? issues : [...issues, `${name} is recorded as failed (${failed}), which its runs do not bear`];
}
if (passed === false)
issues.push(`${name} is recorded as measured, and the guards refused it`);
const expected = (0,handover .$x)(task, session);
if (expected === undefined)
return [...issues, `${name} has ${task.pairs.length} of ${task.planned} pairs`];
const recorded = new Map(Object.entries({ ...effect, ...effect?.ratio }));
for (const [key, value] of Object.entries({ ...expected, ...expected.ratio })) {
if (key !== 'ratio' && !(0,close_values .F)(recorded.get(key), value))
issues.push(`the ${key} of ${name} is ${String(recorded.get(key))}; its pairs give ${String(value)}`);
}
return issues;
}
var guard = __webpack_require__(64802);
;
function finalOf({ outcome, kept, guards }) {
if (kept)
return 'accepted';
return outcome === 'quarantine' && guards.every(({ passed }) => passed) ? 'accepted' : 'refused';
}
function orderIssues({ task, purpose, guards, holdout }, { verdict }, settings) {
const outcome = verdict?.outcome;
if (purpose === 'canary' || purpose === 'certify')
return [];
const isAsked = guards.length > 0 || holdout !== null;
if (outcome !== 'keep' && outcome !== 'quarantine') {
return isAsked ? [`guards or holdout were asked about ${task}, which did not pass its test`] : [];
}
const due = (0,guard .g0)(settings, purpose).length;
const no = guards.findIndex(({ passed }) => !passed);
const isHoldoutAsked = holdout !== null || guards.some(({ name }) => name === guard .Jz);
const issues = [];
if (no !== -1 && no < guards.length - 1)
issues.push(`${task} was asked about further after a guard had said no`);
if (holdout !== null && (no !== -1 || guards.length < due)) {
issues.push(`the holdout was asked about ${task} before each guard had said yes`);
}
if (outcome !== 'quarantine')
return issues;
if (isHoldoutAsked)
issues.push(`the holdout was asked about ${task}, which is quarantined`);
if (no === -1 && guards.length < due)
issues.push(`${task} was quarantined without an answer of each guard`);
return issues;
}
function openQueryIssues({ task: name }, open, runs) {
if (open === undefined)
return [['missing', `${name} asks the holdout, and was not begun`]];
const { task: trial } = (0,replay .p$)(open, 2);
if (!(0,replay .rK)(trial))
return [];
if (trial.verdict?.outcome !== 'keep')
return [['order', `${trial.id} asks the holdout, and its test was not passed`]];
return runs.areGuardsPassed(trial) ? [] : [['order', `${trial.id} asks the holdout before each guard has said yes`]];
}
function concludedAs(trial, { outcome, reason, kept, code: recorded }) {
const code = (trial.verdict?.outcome === outcome ? trial.verdict.code : recorded);
return { ...trial, verdict: { outcome: kept ? 'keep' : outcome, code, reason } };
}
const CONTINUED = 'a change of the configuration ended the run, and this one continues without a new run header';
function haltIssue(open, { name, halted }) {
const task = open === undefined ? undefined : (0,replay .p$)(open, 2).task;
if (task?.task === 'confirmation' && task.halted === halted)
return [];
return [`${name} is recorded to have ended by itself (${halted}), which its runs do not bear`];
}
function endIssues({ open, claim }, { isClosed, summaryClaim }) {
const left = [...open].filter(([, { task }]) => isClosed && (0,replay .rK)(task));
const issues = left.map(([name]) => ['missing', `${name} was begun, and there is no decision on it`]);
if (summaryClaim === undefined || summaryClaim === claim?.sentence)
return issues;
return [...issues, ['headline', 'the summary claim is not the sentence of the claim']];
}
var audit_runs = __webpack_require__(9829);
;
class AuditReplay {
#runHeader;
#differences = [];
#at;
#kept;
#sizes;
#effects;
#runs;
#followUp;
#handover;
#session;
constructor(draws, from) {
const { runHeader, at, kept, sizes, begun, runs, followUp, handover } = from;
this.#runHeader = runHeader;
this.#at = at;
this.#session = (0,checkpoint .Ok)(from);
this.#sizes = new size .Pm(runHeader.settings, sizes);
this.#kept = new accepted .JM(runHeader.settings, runHeader.setup_inputs ?? [], kept);
this.#followUp = new FollowUpAudit(followUp);
this.#runs = new audit_runs .H({
...{ runHeader, draws, open: at.open, known: runs },
openTask: (name) => this.#openTask(name),
report: (kind, message) => this.#report(kind, message),
});
const followed = { kept: this.#kept, open: at.open };
const guardOf = (task) => this.#runs.guardOfGroup(task);
const { baseline_tree: baseline } = runHeader;
this.#handover = new HandoverAudit({ ...followed, baseline, guardOf }, handover);
this.#effects = new EffectAudit({ ...followed, begin: (task) => this.#runs.begin(task) }, begun);
const issue = (0,checks .uh)(runHeader) ?? this.#runs.evaluator.issue;
if (issue !== undefined)
this.#differences.push({ kind: 'shape', record: 1, message: issue });
}
get decisions() {
return this.#at.decisions;
}
take(place, record) {
this.#at.place = place;
this.#checkFollowUp(record.kind);
this.#runs.checkGoingOn(record);
if (this.#at.isChanged && record.kind !== 'seed-reveal' && record.kind !== 'seed-commit')
this.#report('missing', CONTINUED);
this.#at.isChanged &&= record.kind === 'seed-reveal';
switch (record.kind) {
case 'genesis':
this.#report('missing', 'a second run header: another run begins here');
return;
case 'evaluation':
this.#runs.take(record, this.#at.queries);
if (record.stage === 'canary')
this.#takeAudited('order', takeNegativeControlRun(record, this.#session));
return;
case 'calibration':
this.#takeCalibration(record);
return;
case 'candidate':
this.#takeCandidate(record);
return;
case 'decision':
this.#takeDecision(record);
return;
case 'incumbent':
this.#takeBest(record);
return;
case 'canary':
this.#takeAaCheck(record);
return;
case 'effort':
if (record.effort !== 'auto')
this.#session = (0,decision_session .lH)(this.#session, record.effort);
return;
case 'release':
this.#session = (0,approval ._h)(this.#session, record);
return;
case 'rejection':
this.#takeAudited('incumbent', (0,rejection .j)(record, this.#session, { runHeader: this.#runHeader, kept: this.#kept }));
this.#followUp.conclude((0,rejection .b)(record));
return;
case 'holdout':
this.#takeQuery(record);
return;
case 'begin':
if (this.#openTask(record.task) === undefined)
this.#report('missing', `${record.task} was not due`);
return;
case 'interrupted':
this.#interrupt(record);
return;
case 'environment':
this.#session = this.#runs.takeMove(record, this.#session);
return;
case 'config-change':
this.#at.isChanged = true;
for (const message of (0,rule_change .$9)(this.#runHeader, record))
this.#report('missing', message);
return;
case 'seed-commit':
this.#runs.nextEra();
return;
case 'key-in-reach':
this.#runs.takeKeyInReach();
return;
case 'risk':
case 'seed-reveal':
return;
case 'leave-out':
case 'effect':
this.#reportAll(this.#effects.take(record, this.#session));
return;
case 'claim':
this.#takeClaim(record);
return;
case 'handover':
case 'group':
this.#reportAll(this.#handover.take(record, this.#session));
}
}
state() {
const { proposed, queries } = this.#at;
return {
session: this.#session,
openTasks: [...this.#at.open.keys()],
followUp: this.#followUp.all,
keeps: [...this.#kept.keeps],
certified: [...this.#kept.certified],
effects: [...this.#kept.effects],
proposed: proposed.size,
tested: (0,replay .nj)(this.#runs.known.tested),
queries,
confirmations: this.#runs.known.confirmations.size,
evaluations: this.#runs.known.evaluations,
claim: this.#at.claim,
handover: this.#handover.state,
...this.#runs.inForce,
};
}
checkpoint() {
return {
...{ runHeader: this.#runHeader, at: this.#at, ...(0,checkpoint .aJ)(this.#session) },
...{ kept: this.#kept.known, sizes: this.#sizes.known, begun: this.#effects.begun },
...{ runs: this.#runs.known, followUp: this.#followUp.all[0], handover: this.#handover.state },
};
}
end(isClosed, summaryClaim) {
if (isClosed)
this.#checkFollowUp(undefined);
this.#reportAll(endIssues(this.#at, { isClosed, summaryClaim }));
return this.#differences;
}
#report(kind, message) {
this.#differences.push({ kind, record: this.#at.place, message });
}
#reportAll(issues) {
for (const issue of issues)
this.#report(...issue);
}
#checkFollowUp(kind) {
const issue = this.#followUp.issueBefore(kind);
if (issue !== undefined)
this.#report(...issue);
}
#openTask(name) {
const open = this.#at.open.get(name);
if (open !== undefined)
return open;
const known = { runHeader: this.#runHeader, keeps: this.#kept.keeps, handover: this.#handover.state };
const begun = (0,replay .ru)(this.#session, name, known);
if (begun === undefined)
return undefined;
this.#session = begun.session;
this.#at.open.set(name, begun.open);
this.#runs.begin(begun.open.task);
return begun.open;
}
#takeAaCheck(record) {
const isRefused = () => this.#runs.isBrokenRefused(this.#session.incumbent);
this.#takeAudited('outcome', takeAaCheck(record, this.#session, { isRefused, noop: this.#followUp.takeAaCheck() }));
}
#takeAudited(kind, { session, issue }) {
if (issue !== undefined)
this.#report(kind, issue);
this.#session = session;
}
#takeQuery(record) {
this.#at.queries += 1;
this.#reportAll(openQueryIssues(record, this.#at.open.get(record.task), this.#runs));
this.#reportAll((0,checks .To)(record, { ...this.#runHeader.settings, ...this.#at }));
}
#takeCalibration(record) {
const open = this.#at.open.get(record.id);
this.#at.open.delete(record.id);
if (open?.task.task !== 'calibration') {
this.#report('missing', `${record.id} has no evaluations`);
return;
}
this.#session = (0,decision_session .Zj)(this.#session, open.task);
this.#reportAll((0,checks .pL)(record, open.task, this.#session));
}
#takeCandidate(record) {
this.#at.proposed.add(record.id);
this.#reportAll((0,checks .yt)(record, this.#session));
for (const message of this.#sizes.issuesOf(record))
this.#report('size', message);
for (const message of this.#kept.issuesOf(record))
this.#report('kept', message);
if (record.refused !== null) {
this.#session = (0,approval .gy)(this.#session, record.released);
return;
}
if (this.#session.policy === null || this.#session.noise === null) {
this.#report('missing', `${record.id} was tested before a calibration`);
return;
}
const followUp = (0,decision_session .eJ)(this.#session, { isOver: record.reverts !== null });
if (followUp !== undefined)
this.#report('missing', `${record.id} was tested, though ${followUp}`);
const { begun, refusal } = (0,replay .pD)(this.#session, record);
if (refusal !== undefined)
this.#report('duplicate', `${record.id} should not have been tested: ${refusal}`);
this.#session = begun.session;
this.#at.open.set(begun.open.task.id, begun.open);
this.#runs.begin(begun.open.task);
this.#kept.begin(begun.open.task, record);
}
#interrupt({ task: name, halted }) {
const open = this.#at.open.get(name);
this.#at.open.delete(name);
if (open === undefined)
this.#report('missing', `${name} was interrupted, and was not begun`);
if (halted !== null) {
for (const message of haltIssue(open, { name, halted }))
this.#report('evidence', message);
this.#session = (0,decision_session .e$)(this.#session);
}
if (open !== undefined && (0,replay .rK)(open.task))
this.#session = (0,conclusion ._m)(this.#session, (0,conclusion .UL)(open.task), 'refused');
}
#takeDecision(record) {
this.#at.decisions += 1;
const found = this.#at.open.get(record.task);
this.#at.open.delete(record.task);
if (found === undefined || !(0,replay .rK)(found.task)) {
this.#report('missing', `a decision on ${record.task}, of which nothing is recorded`);
return;
}
const { task: trial, level } = (0,replay .p$)(found, 2);
if (!(0,replay .rK)(trial))
return;
const { settings } = this.#runHeader;
const stale = trial.incumbent !== (trial.purpose === 'promotion' ? this.#session.champion?.tree : this.#session.incumbent);
this.#reportAll((0,checks .DM)({ record, trial, level, isStale: stale, settings, queries: this.#at.queries }));
for (const message of this.#runs.checkIssues(record, trial))
this.#report('acceptance-check', message);
for (const message of orderIssues(record, trial, settings))
this.#report('acceptance-check', message);
this.#conclude(trial, record);
}
#conclude(trial, record) {
const before = this.#session.incumbent;
this.#session = (0,conclusion ._m)(this.#session, concludedAs(trial, record), finalOf(record));
this.#followUp.conclude(followUpAfter(record, { before, session: this.#session }));
this.#kept.conclude(trial, record);
}
#takeBest(record) {
const issue = this.#followUp.issueOfBest(record, this.#session.incumbent);
if (issue !== undefined)
this.#report('incumbent', issue);
}
#takeClaim(record) {
this.#at.claim = record;
const open = this.#at.open.get(record.task);
this.#at.open.delete(record.task);
const issues = (0,checks .TK)({
record,
runHeader: this.#runHeader,
session: this.#session,
confirmation: open?.task.task === 'confirmation' ? open.task : undefined,
earlier: [...this.#runs.known.confirmations].indexOf(record.task),
keeps: this.#kept.keeps,
proposed: this.#at.proposed.size,
tested: (0,replay .nj)(this.#runs.known.tested),
queries: this.#at.queries,
certified: this.#kept.certified,
evaluator: this.#runs.evaluator.digest,
...this.#runs.inForce,
});
for (const message of issues)
this.#report('claim', message);
this.#session = (0,decision_session .e$)(this.#session, record);
}
}
;
class LiveAudit {
count = 0;
#isStale = false;
#seq;
#kind;
#eras = [];
#replay;
#draws;
#found = {
order: [],
shape: [],
replay: [],
};
#changed = [];
#putBack = 0;
constructor(draws) {
this.#draws = draws;
}
static of(records, ofSeeds = records) {
let eras = [];
for (const raw of ofSeeds)
if (isOfSeeds(raw))
eras = withRecord(eras, (0,read_record .S)(raw).data);
const audit = new LiveAudit(eras.map(({ secret }) => (secret === undefined ? undefined : (0,draw .N)(secret))));
for (const raw of records)
audit.#take(raw, (0,read_record .S)(raw));
audit.#isStale = audit.#isClosed;
return audit;
}
static begin() {
return new LiveAudit([]);
}
static from({ count, seq, eras, replay }) {
const audit = new LiveAudit([]);
audit.count = count;
audit.#seq = seq;
audit.#eras = eras;
audit.#kind = 'genesis';
audit.#replay = new AuditReplay([], replay);
return audit;
}
get isStale() {
return this.#isStale;
}
take(raw) {
const read = (0,read_record .S)(raw);
if (read.data?.kind === 'seed-reveal')
this.#isStale = true;
this.#take(raw, read);
}
result(summaryClaim) {
const { order, shape, replay: unreplayed } = this.#found;
const replay = this.#replay;
if (replay === undefined) {
const missing = { kind: 'missing', record: 1, message: 'the first record is not a run header' };
return { differences: [...order, ...shape, missing], notes: [], decisions: 0, evaluations: 0, state: undefined };
}
const ended = replay.end(this.#isClosed, summaryClaim);
const differences = [...order, ...shape, ...unreplayed, ...this.#eras.flatMap(commitmentIssue), ...ended];
const state = replay.state();
return { differences, notes: this.#notes(), decisions: replay.decisions, evaluations: state.evaluations, state };
}
checkpoint() {
if (this.#replay === undefined || this.#isStale || this.result().differences.length > 0)
return undefined;
return { count: this.count, seq: this.#seq, eras: this.#eras, replay: this.#replay.checkpoint() };
}
get #isClosed() {
return this.#eras.at(-1)?.secret !== undefined;
}
#take(raw, read) {
this.count += 1;
this.#checkSequence(raw);
if (!read.success) {
const message = `is no record of decisions: ${issueOf(read.error)}`;
this.#found.shape.push({ kind: 'shape', record: this.count, message });
return;
}
this.#takeRecord(read.data);
}
#checkSequence(raw) {
const seq = seqOf(raw);
if (seq !== undefined && this.#seq !== undefined && seq !== this.#seq + 1) {
const message = `has the seq ${seq} where ${this.#seq + 1} comes next`;
this.#found.order.push({ kind: 'missing', record: this.count, message });
}
this.#seq = seq ?? this.#seq;
}
#takeRecord(record) {
const isFirst = this.#kind === undefined;
this.#eras = withRecord(this.#eras, record);
if (record.kind === 'config-change')
this.#changed.push(this.count);
if (record.kind === 'seed-commit')
this.#putBack = this.count;
if (isFirst) {
this.#kind = record.kind;
if (record.kind === 'genesis')
this.#replay = new AuditReplay(this.#draws, (0,checkpoint .GH)(record));
return;
}
try {
this.#replay?.take(this.count, record);
}
catch (error) {
if (!(error instanceof TypeError))
throw error;
const message = `cannot be replayed: ${error.message}`;
this.#found.replay.push({ kind: 'shape', record: this.count, message });
}
}
#notes() {
const isHidden = this.#eras.some(({ secret }) => secret === undefined);
const unshown = isHidden ? ['not all seeds are revealed: that the coins are fair cannot be shown yet'] : [];
const back = this.#changed.filter((place) => place < this.#putBack);
return [
...unshown,
...back.map((place) => `record ${place}: its rules had changed, and the run was put back with them`),
];
}
}
const SEED_KINDS = new Set(['genesis', 'seed-commit', 'seed-reveal']);
function isOfSeeds(raw) {
return typeof raw === 'object' && raw !== null && 'kind' in raw && SEED_KINDS.has(raw.kind);
}
function withRecord(eras, record) {
if (record?.kind === 'genesis' || record?.kind === 'seed-commit')
return [...eras, { commitment: record.seed_commitment, secret: undefined }];
const last = eras.at(-1);
if (record?.kind !== 'seed-reveal' || last === undefined)
return eras;
return [...eras.slice(0, -1), { ...last, secret: record.secret }];
}
function commitmentIssue({ commitment, secret }) {
if (secret === undefined || (0,draw .$)(secret) === commitment)
return [];
const message = 'the secret that was revealed is not the one that the run committed to';
return [{ kind: 'commitment', record: 1, message }];
}
function issueOf({ issues }) {
const [first] = issues;
return first === undefined ? 'unknown' : (0,base_text .g$)(`${first.path.join('.')}: ${first.message}`, 200);
}
function seqOf(record) {
if (typeof record !== 'object' || record === null || !('seq' in record))
return undefined;
return typeof record.seq === 'number' ? record.seq : undefined;
}
}),
9829:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => ( RunAudit),
y: () => ( noRuns)
});
var handover = __webpack_require__(96580);
var measurement = __webpack_require__(34663);
var records = __webpack_require__(10901);
var replay = __webpack_require__(44984);
var run_end = __webpack_require__(55434);
var decision_session = __webpack_require__(47695);
var decision_task = __webpack_require__(3922);
var checks = __webpack_require__(31051);
var evaluator_digest = __webpack_require__(94999);
;
class EvaluatorAudit {
digest;
issue;
known;
#runHeader;
#files;
constructor(runHeader, known) {
this.#runHeader = runHeader;
this.#files = (0,evaluator_digest .AD)(runHeader.evaluator_files);
const facts = runHeader.environment;
this.known = known ?? { facts, digests: new Set(), sealed: new Set(), held: new Map(), levels: new Set() };
const ofRunHeader = this.#declare(facts);
this.digest = known === undefined ? ofRunHeader : this.#declare(known.facts);
this.issue =
runHeader.evaluator_digest === ofRunHeader
? undefined
: 'the evaluator_digest of the run header is not of its judge_digest, files and environment';
}
get inForce() {
return { environment: this.known.facts, evaluator_digest: this.digest, isolation: [...this.known.levels] };
}
takeMove({ environment, evaluator_digest: recorded }) {
const issues = [];
const before = this.digest;
const changes = (0,evaluator_digest .Q6)(this.known.facts, environment);
this.digest = this.#declare(environment);
this.known.facts = environment;
if (recorded !== this.digest)
issues.push('the evaluator_digest of an environment is not of its members');
if (this.digest === before)
issues.push('an environment is recorded as another one, and is the same');
return { changes, issues };
}
runIssues(run, earlier) {
const { id, ended, score, digest_before: before, digest_after: after } = run;
const isConfirming = run.stage === 'confirm' || (run.stage === measurement .OT && run.task.startsWith('confirmation '));
const known = isConfirming && this.#runHeader.confirm_digest !== null ? this.known.sealed : this.known.digests;
const isKnown = known.has(before) && known.has(after);
const place = earlier.findLast(isWhole)?.digest_after ?? this.known.held.get(run.task);
switch (ended ?? (score === null ? 'failed' : 'scored')) {
case 'scored':
case 'failed':
if (!isKnown || before !== after)
return [`evaluation ${id} was judged by an evaluator with another digest`];
return place === undefined || place === before
? []
: [`evaluation ${id} is of another environment than the runs before it of ${run.task}`];
case 'tamper':
return isKnown ? [`evaluation ${id} is recorded as tampered with, and its evaluator was the same`] : [];
case 'moved': {
const isAdjacent = run.stage === 'canary';
const hasMoved = isAdjacent || before !== after || (place === undefined ? earlier.length > 0 : place !== before);
return isKnown && hasMoved ? [] : [`evaluation ${id} is recorded as void, and its environment was the same`];
}
case 'aborted':
case 'infra':
case 'killed':
return before === '' && after === '' ? [] : [`evaluation ${id} was broken off, and says what judged it`];
}
}
hold(task) {
this.known.held.set(task, this.digest);
}
release(task) {
this.known.held.delete(task);
}
#declare(facts) {
if (facts.sandbox !== undefined)
this.known.levels.add(facts.sandbox);
const { judge_digest: judge, confirm_digest: hidden } = this.#runHeader;
const parts = { files: this.#files, environment: (0,evaluator_digest .kU)(facts) };
if (hidden !== null)
this.known.sealed.add((0,evaluator_digest .Kh)({ judge: hidden, ...parts }));
const digest = (0,evaluator_digest .Kh)({ judge, ...parts });
this.known.digests.add(digest);
return digest;
}
}
function isWhole({ ended }) {
return ended === 'scored' || ended === 'failed' || ended === null;
}
var side_runs = __webpack_require__(99900);
;
function noRuns(keyInReach) {
const names = { tested: new Set(), confirmations: new Set() };
const ended = { brokenOff: new Set(), reported: new Set() };
const last = { query: undefined, washout: undefined, era: 0 };
return { ...names, ...ended, ...last, evaluations: 0, findings: [], keyInReach, sides: [] };
}
class RunAudit {
evaluator;
#known;
#runHeader;
#draws;
#open;
#openTask;
#report;
#sides;
constructor({ runHeader, draws, open, openTask, report, known }) {
this.#runHeader = runHeader;
this.#known = known;
this.evaluator = new EvaluatorAudit(runHeader, known.environments);
this.#sides = new side_runs .w9(this.#known.sides);
this.#draws = draws;
this.#open = open;
this.#openTask = openTask;
this.#report = report;
}
get inForce() {
const { findings, keyInReach } = this.#known;
return { ...this.evaluator.inForce, findings: [...findings], keyInReach };
}
get known() {
return { ...this.#known, environments: this.evaluator.known };
}
nextEra() {
this.#known.era += 1;
}
takeKeyInReach() {
this.#known.keyInReach = true;
}
begin(task) {
if ((0,decision_task .tU)(task))
this.evaluator.hold(task.id);
}
takeMove(record, session) {
const { changes, issues } = this.evaluator.takeMove(record);
for (const message of issues)
this.#report('digest', message);
return (0,decision_session .Ec)(session, changes);
}
checkIssues(record, trial) {
return this.#sides.checkIssues(record, trial, this.#runHeader.settings);
}
guardOfGroup(task) {
return this.#sides.guardOfGroup(task);
}
areGuardsPassed(trial) {
return this.#sides.areGuardsPassed(trial, this.#runHeader.settings);
}
isBrokenRefused(best) {
return this.#sides.isBrokenRefused(best, this.#runHeader.settings);
}
checkGoingOn(record) {
if (record.kind === 'risk')
this.#known.findings.push(record);
const task = record.kind === 'calibration' ? record.id : 'task' in record ? record.task : undefined;
if (record.kind === 'interrupted' || record.kind === 'decision')
this.evaluator.release(record.task);
if (task === undefined || !this.#known.brokenOff.delete(task) || record.kind === 'interrupted')
return;
this.#report('evidence', `${task} went on after a run that was broken off`);
}
take(record, queries) {
const known = this.#known;
known.evaluations += 1;
if (record.id !== known.evaluations) {
this.#report('missing', `evaluation ${record.id} stands where ${known.evaluations} comes next`);
known.evaluations = record.id;
}
if (record.stage === 'holdout' && record.index !== queries) {
this.#reportOnce('missing', record.task, `evaluation ${record.id} asked the holdout without a record of it before`);
}
const end = (0,run_end .Rq)(record);
if (end !== undefined)
this.#report('evidence', end);
this.#sides.take(record);
if ((0,records .Ib)(record.stage)) {
this.#takeSide(record);
return;
}
const open = this.#openTask(record.task);
const isHeld = open !== undefined && (0,decision_task .tU)(open.task);
const isBroken = (0,run_end ._y)(record) || (isHeld && record.ended === 'moved');
if (isBroken)
known.brokenOff.add(record.task);
else
known.tested.add(record.task);
if (record.stage === 'confirm' && !(0,handover .nL)(record.task))
known.confirmations.add(record.task);
this.#checkEvaluator(record, open?.buffer ?? []);
if (open === undefined) {
this.#reportOnce('missing', record.task, `an evaluation of ${record.task}, which was not begun`);
return;
}
this.#checkRun(record, open);
const next = this.#withRun(open, record, isBroken);
this.#open.set(record.task, next);
if (!(0,decision_task .tU)(next.task))
this.evaluator.release(record.task);
}
#checkEvaluator(record, runs) {
const earlier = runs.filter(({ task, index, attempt }) => task === record.task && index === record.index && attempt === record.attempt);
for (const message of this.evaluator.runIssues(record, earlier))
this.#report('digest', message);
}
#takeSide(record) {
const known = this.#known;
if ((0,run_end .C)(record) && record.stage !== 'canary')
known.brokenOff.add(record.task);
const isQuery = record.stage === 'holdout';
this.#checkEvaluator(record, isQuery && known.query !== undefined ? [known.query] : []);
if (isQuery)
known.query = record;
if (record.stage === measurement .OT)
known.washout = record;
const trees = this.#open.get(record.task)?.trees;
if (record.stage !== 'canary' && trees === undefined) {
this.#reportOnce('missing', record.task, `a ${record.stage} of ${record.task}, which was not begun`);
}
const draw = this.#draws[this.#known.era];
for (const [kind, message] of (0,side_runs .EC)(record, { draw, trees }))
this.#report(kind, message);
}
#checkRun(record, { trees }) {
if (record.tree !== trees[record.arm]) {
this.#reportOnce('tree', record.task, `evaluation ${record.id} is of another tree than the ${record.arm} of ${record.task}`);
}
}
#withRun(open, record, isBroken) {
const [first] = open.buffer;
const isNew = first !== undefined && (first.index !== record.index || first.attempt !== record.attempt);
const current = isNew ? (0,replay .p$)(open, 2) : open;
const draw = this.#draws[this.#known.era] ?? (() => ({ seed: record.seed, bit: record.order_bit ?? 0 }));
const step = (0,replay .cg)(current, draw);
if (step.kind !== 'measure') {
this.#reportOnce('order', record.task, `evaluation ${record.id}: nothing more was to be measured for ${record.task}`);
return current;
}
const isDrawn = this.#draws[this.#known.era] !== undefined;
const isShared = this.#runHeader.settings.share_seed;
for (const [kind, message] of (0,checks .aF)({ record, step, buffer: current.buffer, isDrawn, isShared })) {
if (kind === 'order')
this.#reportOnce(kind, record.task, message);
else
this.#report(kind, message);
}
const due = step.runs[current.buffer.length];
if (due?.isWashed === true && !this.#isWashed(record, current.buffer.length)) {
this.#reportOnce('order', record.task, `evaluation ${record.id} has no unscored run of its arm before it`);
}
if (isBroken)
return current;
const filled = { ...current, buffer: [...current.buffer, record] };
return filled.buffer.length >= step.runs.length ? (0,replay .p$)(filled, step.runs.length) : filled;
}
#isWashed({ task, arm, index, attempt }, position) {
const wanted = { stage: measurement .OT, task, arm, attempt, index: (0,measurement .oU)(index, position) };
const last = new Map(Object.entries(this.#known.washout ?? {}));
return Object.entries(wanted).every(([key, value]) => last.get(key) === value);
}
#reportOnce(kind, task, message) {
const { reported } = this.#known;
if (reported.has(`${kind} ${task}`))
return;
reported.add(`${kind} ${task}`);
this.#report(kind, message);
}
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
91758:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JM: () => ( AcceptanceAudit),
P0: () => ( nothingAccepted),
mb: () => ( haveToolsChanged),
r_: () => ( revertible),
t3: () => ( certifiable)
});
var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);
var _stats_e_bh_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26970);
var _stats_e_process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24079);
var _assignment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74490);
var _distilled_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75737);
function haveToolsChanged({ keeps }) {
const gone = new Set(keeps.flatMap(({ reverts }) => reverts?.taken ?? []));
return keeps.some(({ task, isRejected, hasChangedTools }) => hasChangedTools === true && isRejected !== true && !gone.has(task));
}
function certifiable(accepted) {
return accepted.filter(({ reverts }) => reverts === null);
}
function revertible({ keeps, certified }, { certify }) {
const tested = new Set(certified.map(({ tree }) => tree));
const tries = certifiable(keeps);
const isOver = ({ tree, isRejected }) => isRejected === true || tested.has(tree);
if (!certify.revert || !tries.every(isOver))
return [];
const evidence = certified.map(({ tree, logs }) => ({ tree, log_e: (0,_stats_e_process_js__WEBPACK_IMPORTED_MODULE_2__ .y8)({ logs }) }));
const stand = new Set((0,_stats_e_bh_js__WEBPACK_IMPORTED_MODULE_1__ .j)(evidence, certify.fdr));
const gone = new Set(keeps.flatMap(({ reverts }) => reverts?.taken ?? []));
const isIn = ({ tree, task, purpose, isRejected }) => purpose !== 'simplify' && isRejected !== true && !stand.has(tree) && !gone.has(task);
return tries.filter(isIn).toReversed();
}
function nothingAccepted() {
const lists = { keeps: [], certified: [], effects: [] };
return { ...lists, reverts: new Map(), ofTools: new Set(), normals: new Map(), tasks: new Set() };
}
class AcceptanceAudit {
known;
#settings;
#isInput;
constructor(settings, setupInputs = [], known = nothingAccepted()) {
this.#settings = settings;
this.#isInput = picomatch__WEBPACK_IMPORTED_MODULE_0__([...setupInputs], { dot: true });
this.known = known;
}
get keeps() {
return this.known.keeps;
}
get certified() {
return this.known.certified;
}
get effects() {
return this.known.effects;
}
issuesOf({ id, purpose, reverts, parent, margin }) {
if (reverts === null)
return purpose === 'distil' ? [`${id} is to distil, and takes nothing out`] : [];
const batch = purpose === 'distil' ? (0,_distilled_js__WEBPACK_IMPORTED_MODULE_4__ .A8)(this, parent) : undefined;
const known = batch?.taken ?? revertible(this, this.#settings).map(({ task }) => task);
const { taken, stays } = reverts;
const issues = [];
if (purpose === 'candidate')
issues.push(`${id} takes out what was kept, and is no simplification`);
if (margin !== batch?.margin)
issues.push(`${id} has the margin ${margin}, and what it takes out ${batch?.margin}`);
if (taken.length === 0)
issues.push(`${id} takes out nothing`);
for (const each of [taken, stays]) {
const inOrder = known.filter((task) => each.includes(task));
if (inOrder.join('\n') !== each.join('\n')) {
const named = known.length === 0 ? 'nothing' : known.join(', ');
issues.push(`${id} names ${each.join(', ')}; what may be taken out is ${named}, in this order`);
}
}
if (taken.some((task) => stays.includes(task)))
issues.push(`${id} takes out what it says to stay`);
return issues;
}
begin({ id }, { reverts, touched_paths: paths, normal_digest: normal }) {
this.known.reverts.set(id, reverts);
this.known.normals.set(id, normal);
if (paths.some((path) => this.#isInput(path)))
this.known.ofTools.add(id);
}
normalOf(task) {
return this.known.normals.get(task) ?? null;
}
reject(task) {
const at = this.keeps.findIndex((accept) => accept.task === task);
const accept = this.keeps[at];
if (accept !== undefined)
this.keeps[at] = { ...accept, isRejected: true };
return this.known.tasks.has(task);
}
conclude(trial, { kept, purpose }) {
const { id: task, tree, incumbent: parent } = trial;
if (purpose === 'certify' && trial.task === 'paired')
this.certified.push({ tree, logs: trial.eProcess.logs });
const isClaimed = purpose !== 'canary' && purpose !== 'certify' && !(0,_assignment_js__WEBPACK_IMPORTED_MODULE_3__ .yz)(trial);
if (kept)
this.known.tasks.add(task);
if (!kept || !isClaimed)
return;
const reverts = this.known.reverts.get(task) ?? null;
const tools = this.known.ofTools.has(task) ? { hasChangedTools: true } : {};
this.keeps.push({ tree, parent, task, purpose: trial.purpose, reverts, ...tools });
}
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
47935:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Lx: () => ( claimedRatio),
rU: () => ( renderClaim),
sl: () => ( renderEffect)
});
var _base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28731);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _gain_scale_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64299);
var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8158);
function claimedRatio(session) {
const ratio = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_2__ .pO)(session);
return ratio === undefined ? null : { ...ratio, direction: session.settings.direction };
}
function renderEffect({ verdict, estimate, interval, mean, reason }, session) {
if (estimate === null || interval === null)
return `needed: without it ${reason}`;
const { settings } = session;
const shown = showGain({ estimate, interval, baseline_mean: mean ?? 0, ratio: claimedRatio(session) });
const limits = interval[0] === interval[1] ? '' : ` (${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__ .vP)(settings.confidence * 100)}% CI ${shown.interval})`;
return `${shown.change}${limits}, ${EFFECT_WORDS[verdict]}`;
}
const EFFECT_WORDS = {
effect: 'an effect of its own',
none: 'no effect of its own',
undecided: 'not decided',
needed: 'needed by others',
};
function renderClaim(claim) {
const set = claim.sealed ? ', sealed set' : '';
const { change, interval } = showGain(claim);
const confidence = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__ .vP)(claim.confidence * 100);
const head = `${change} (${confidence}% CI ${interval}, ${claim.planned_pairs} fresh pairs${set})`;
const counts = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(claim.proposed, 'candidate')} proposed, ${claim.tested} measured, ${claim.kept} kept`;
return `${head} over ${short(claim.baseline)}${machinesOf(claim)}; ${counts}; ${promiseOf(claim)}${isolationOf(claim)}${keyOf(claim)}${processOf(claim)}${toolsOf(claim)}${risksOf(claim)}${orderOf(claim)}; evaluator ${short(claim.evaluator_digest)}`;
}
function machinesOf(claim) {
const { machines, confidence, baseline_mean, ratio } = claim;
if (machines === undefined)
return '';
const { change, interval } = showGain({ ...machines, baseline_mean, ratio: ratio ?? null });
const level = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__ .vP)(confidence * 100);
const count = machines.others.length;
const reported = `as ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(count, 'other machine')} ${count === 1 ? 'reports' : 'report'}`;
return `; ${change} (${level}% CI ${interval}) between ${count + 1} machines, ${reported}`;
}
function risksOf({ accepted_risks: risks }) {
const taken = risks ?? [];
return taken.length === 0 ? '' : `; accepted risks: ${taken.join(', ')}`;
}
function orderOf({ carry_over: isCarried }) {
return isCarried === true ? '; carry-over: runs depend on what ran before them' : '';
}
function isolationOf({ isolation }) {
const levels = isolation ?? [];
return levels.length === 0 ? '' : `; isolation: ${levels.join(', ')}`;
}
function keyOf({ key_in_reach: isInReach }) {
return isInReach === true ? "; a process of the same user could read the model's key" : '';
}
function processOf({ in_process: isShared }) {
return isShared === true ? '; the evaluator shares a process with the code' : '';
}
function toolsOf({ changed_tools: areChanged }) {
return areChanged === true ? "; accepted changes changed the evaluator's tools" : '';
}
const SHORT = 12;
function short(id) {
return id.slice(0, SHORT);
}
function showGain(gain) {
return gain.ratio == null ? inPercent(gain) : asRatio(gain, gain.ratio);
}
function asRatio(claim, ratio) {
const shown = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_2__ .P7)(claim, ratio.direction === 'max' ? 1 : -1, ratio);
return { change: (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .nJ)(shown), interval: (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_2__ .dM)(shown) };
}
function inPercent(claim) {
const [low, high] = claim.interval;
const unit = unitOf(claim);
return { change: unit.show(claim.estimate, unit.sign), interval: `${unit.show(low, '')}..${unit.show(high, '')}` };
}
function unitOf({ baseline_mean: mean }) {
const factor = mean === 0 ? 1 : 100 / Math.abs(mean);
const show = (value, sign) => `${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__ .vr)(value * factor)}${sign}`;
return { sign: mean === 0 ? '' : '%', show };
}
function promiseOf({ false_keeps_bound: bound, error_rate, alpha, certified, certify_fdr: fdr }) {
const level = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__ .vP)(alpha);
const promises = [];
if (bound === null)
promises.push('no bound on false keeps');
else if (error_rate === 'fdr')
promises.push(`false discovery rate at most ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__ .vP)(alpha * 100)}%`);
else if (error_rate === 'fwer')
promises.push(`a false keep among them with probability at most ${level}`);
else
promises.push(`at most ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__ .vP)(bound)} false keeps expected (alpha ${level})`);
if (certified !== null && fdr !== null)
promises.push(`${certified} certified at FDR ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_3__ .vP)(fdr * 100)}%`);
return promises.join(', ');
}
}),
27320:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
UL: () => ( withoutVerdict),
_m: () => ( concludeTrial),
bq: () => ( withBest),
mu: () => ( isAcceptedTrial)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
var _stats_noise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8638);
var _aa_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70260);
var _approval_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81815);
var _gain_scale_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64299);
var _screening_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72567);
var _session_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47695);
var _verdict_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8158);
function concludeTrial(session, trial, final) {
return (0,_approval_js__WEBPACK_IMPORTED_MODULE_4__ .MI)(storedAgain(session, concluded(session, trial, final), trial), trial);
}
function storedAgain(before, after, { rules }) {
const isStored = after.incumbent !== before.incumbent || after.record !== before.record;
return isStored && rules.moves !== after.moves ? { ...after, scores: [], stream: [], noise: null } : after;
}
function concluded(before, trial, final) {
const isCarried = trial.verdict?.code === 'carry-over' || isCarriedPromotion(before, trial);
const session = isCarried ? { ...before, washes: true } : before;
if (trial.task === 'compare')
return concludeCompare(session, trial, final);
const pooled = withDriftWatch(withPairs(session, trial));
if (trial.purpose === 'certify')
return pooled;
if (trial.purpose === 'canary') {
if (trial.verdict === null)
return pooled;
return { ...pooled, aaChecks: (0,_aa_check_js__WEBPACK_IMPORTED_MODULE_3__ .BW)(session.aaChecks, trial.verdict.outcome === 'keep') };
}
return trial.purpose === 'promotion' ? concludePromotion(pooled, trial, final) : concludePaired(pooled, trial, final);
}
function isCarriedPromotion({ restarts_carry_over: isNew }, trial) {
return isNew && trial.task === 'paired' && trial.purpose === 'promotion' && trial.is_carried === true;
}
function isAcceptedTrial(session, trial, final) {
const isPassed = trial.verdict?.outcome === 'keep';
const against = trial.task === 'paired' && trial.purpose === 'promotion' ? session.champion?.tree : session.incumbent;
return isPassed && final === 'accepted' && trial.incumbent === against;
}
function isQuarantined({ verdict }, final) {
return verdict?.outcome === 'quarantine' && final === 'accepted';
}
function withoutVerdict(trial) {
return { ...trial, verdict: null };
}
const MAX_STREAM = 100;
function withPairs(session, trial) {
const { noise, incumbent } = session;
const pairs = trial.pairs.slice(trial.pooled.pairs);
const units = trial.units.slice(trial.pooled.units);
const differences = pairs.map(({ difference }) => difference);
const known = noise ?? session.last_noise;
const next = known === null ? null : (0,_stats_noise_js__WEBPACK_IMPORTED_MODULE_2__ .FP)(known, differences, units);
const isOfNow = trial.incumbent === incumbent && trial.rules.moves === session.moves;
const seen = isOfNow ? pairs.map((pair) => pair.incumbent) : [];
return {
...session,
noise: noise === null ? null : next,
last_noise: next,
lone: (0,_screening_js__WEBPACK_IMPORTED_MODULE_6__ .zF)((0,_screening_js__WEBPACK_IMPORTED_MODULE_6__ .ML)(session.lone, seen.length > 0), pairs, trial.rules.ratio),
scores: [...session.scores, ...seen].slice(-_session_js__WEBPACK_IMPORTED_MODULE_7__ .Zq),
stream: [...session.stream, ...seen].slice(-MAX_STREAM),
};
}
function withDriftWatch(session) {
const at = (0,_stats_noise_js__WEBPACK_IMPORTED_MODULE_2__ .$z)(session.stream.map((score) => (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_5__ .QA)(score, (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_5__ .pO)(session))));
if (at === undefined)
return session;
const stream = session.stream.slice(at);
const [before, now] = [(0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(session.stream.slice(0, at)), (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(stream)];
const moved = `from ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .Fw)(before, now)} to ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .Fw)(now, before)}`;
const warning = `the scores of the current best moved ${moved}: the machine drifts; calibrated again`;
const lone = { ...session.lone, drifts: session.lone.drifts + 1 };
return { ...session, stream, lone, noise: null, warnings: [...session.warnings, warning] };
}
function fateOf(session, { verdict, incumbent }, final) {
if (verdict === null)
return 'interrupted';
if ((0,_verdict_js__WEBPACK_IMPORTED_MODULE_8__ .xP)(verdict))
return _verdict_js__WEBPACK_IMPORTED_MODULE_8__ .CL;
const isPassed = verdict.outcome === 'keep' || verdict.outcome === 'quarantine';
return isPassed && final === 'refused' && incumbent === session.incumbent ? _verdict_js__WEBPACK_IMPORTED_MODULE_8__ .rg : verdict.code;
}
function withTree(session, trial, { code, final }) {
const aaChecks = { ...session.aaChecks, since: session.aaChecks.since + 1 };
const { [trial.tree]: _decided, ...others } = session.held;
const held = isQuarantined(trial, final) ? { ...others, [trial.tree]: trial } : others;
return { ...session, aaChecks, held, trees: session.trees.with(trial.tree, { id: trial.id, code }) };
}
function withoutTree(session, { tree }) {
return { ...session, trees: session.trees.without(tree) };
}
function concludePaired(session, trial, final) {
const { verdict } = trial;
const pooled = { pairs: trial.pairs.length, units: trial.units.length };
const { [trial.tree]: _ended, ...others } = session.open;
const code = fateOf(session, trial, final);
const next = withTree({ ...session, open: others }, { ...trial, pooled }, { code, final });
if (isAcceptedTrial(session, trial, final)) {
const scores = trial.pairs.map(({ candidate }) => candidate);
const level = { ...session.level, kept: session.level.kept + 1 };
const best = withBest({ ...next, level }, trial.tree, scores);
return trial.purpose === 'distil' ? { ...best, record: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(scores) } : best;
}
if (verdict?.code === 'carry-over' && session.restarts_carry_over)
return withoutTree(next, trial);
if (verdict !== null && verdict.outcome !== 'inconclusive')
return next;
return { ...next, open: { ...others, [trial.tree]: { ...trial, pooled } } };
}
function withBest(session, tree, scores) {
const { incumbent } = session;
const trees = session.trees.with(incumbent, session.trees.get(incumbent) ?? BASE);
return {
...session,
trees,
incumbent: tree,
scores: scores.slice(-_session_js__WEBPACK_IMPORTED_MODULE_7__ .Zq),
stream: scores.slice(-MAX_STREAM),
open: {},
};
}
const BASE = { id: 'base', code: 'base' };
function withNoisy(session, { reason }) {
return { ...session, is_exact: false, is_noisy: true, noise: null, warnings: [...session.warnings, reason] };
}
function concludeExactNoop(session, { verdict }) {
if (verdict === null)
return session;
const next = { ...session, aaChecks: (0,_aa_check_js__WEBPACK_IMPORTED_MODULE_3__ .BW)(session.aaChecks, false) };
return verdict.code === 'nondeterministic' ? withNoisy(next, verdict) : next;
}
function concludeCompare(session, trial, final) {
const { verdict, record } = trial;
if (trial.purpose === 'canary')
return concludeExactNoop(session, trial);
if (verdict === null)
return session.reverts.includes(trial.id) ? session : withoutTree(session, trial);
if (verdict.code === 'nondeterministic')
return withNoisy(withoutTree(session, trial), verdict);
const next = withTree(session, trial, { code: fateOf(session, trial, final), final });
const counted = next.champion === null ? next : { ...next, champion: withCandidate(next.champion) };
if (!isAcceptedTrial(session, trial, final))
return counted;
const accepted = { ...withBest(counted, trial.tree, trial.scores), record: record ?? (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(trial.scores) };
if (counted.champion === null)
return { ...accepted, is_unbounded: true, level: { ...accepted.level, kept: accepted.level.kept + 1 } };
return { ...accepted, champion: { ...counted.champion, keeps: counted.champion.keeps + 1 } };
}
function withCandidate(champion) {
return { ...champion, candidates: champion.candidates + 1 };
}
function concludePromotion(session, trial, final) {
const { champion } = session;
const { verdict, pairs } = trial;
if (champion === null || verdict === null)
return session;
const counted = { ...champion, keeps: 0, candidates: 0 };
const { [trial.tree]: _decided, ...others } = session.held;
const pooled = { pairs: pairs.length, units: trial.units.length };
const next = {
...session,
held: isQuarantined(trial, final) ? { ...others, [trial.tree]: { ...trial, pooled } } : others,
};
if (isAcceptedTrial(session, trial, final)) {
const record = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(pairs.map(({ candidate }) => candidate));
const level = { ...session.level, kept: session.level.kept + 1 };
return { ...next, level, record, champion: { ...counted, tree: trial.tree, record } };
}
const isDueAgain = isCarriedPromotion(session, trial) && trial.rules.washes !== true;
if (verdict.outcome !== 'discard')
return { ...next, champion: isDueAgain ? champion : counted };
const scores = pairs.map(({ incumbent }) => incumbent);
const record = scores.length > 0 ? (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(scores) : champion.record;
return { ...withBest(next, champion.tree, scores), record, champion: { ...counted, record } };
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
75737:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A8: () => ( findBatch),
Gq: () => ( distillable),
JA: () => ( standing),
w7: () => ( effectsOf)
});
function standing({ keeps }) {
const gone = new Set(keeps.flatMap(({ reverts }) => reverts?.taken ?? []));
return keeps.filter(({ reverts, isRejected, task }) => reverts === null && isRejected !== true && !gone.has(task));
}
function distillable(accepted) {
return standing(accepted).filter(({ purpose }) => purpose !== 'simplify');
}
function effectsOf({ keeps, effects }, branch) {
const wholes = new Set([branch]);
for (const { tree, parent, purpose } of keeps.toReversed()) {
if (purpose === 'distil' && wholes.has(tree))
wholes.add(parent);
}
const ofBranch = effects.filter(({ leaveOut }) => wholes.has(leaveOut.whole));
return new Map(ofBranch.map((each) => [each.leaveOut.change, each]));
}
function findBatch(measured, branch) {
const out = new Set();
let margin = Number.POSITIVE_INFINITY;
for (const { effect, leaveOut } of effectsOf(measured, branch).values()) {
margin = Math.min(margin, leaveOut.margin);
if (effect.verdict === 'none')
for (const task of leaveOut.taken)
out.add(task);
}
const taken = standing(measured).flatMap(({ task }) => (out.has(task) ? [task] : []));
return taken.length === 0 ? undefined : { taken: taken.toReversed(), margin };
}
}),
96580:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$x: () => ( effectOf),
BJ: () => ( recordPlan),
Fq: () => ( knownResult),
R: () => ( withGroupResult),
Sm: () => ( NO_HANDOVER),
c3: () => ( isSamePlan),
c_: () => ( treeBelow),
ef: () => ( planIssues),
g5: () => ( failureOf),
hn: () => ( treeUnderStack),
m5: () => ( withPlan),
mK: () => ( failedGroups),
nL: () => ( isGroupTask),
qL: () => ( groupTaskIn)
});
var _claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47935);
var _confirmation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76442);
var _distilled_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75737);
var _session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47695);
const NO_HANDOVER = { plan: undefined, known: new Map(), results: new Map() };
const PREFIX = 'group ';
function isGroupTask(task) {
return task.startsWith(PREFIX);
}
function numberOf(task) {
return isGroupTask(task) ? Number(task.slice(PREFIX.length)) : Number.NaN;
}
function treeBelow({ on, base }, { known, baseline }) {
if (base !== undefined)
return base.tree;
return on === null ? baseline : known.get(on)?.tree;
}
function treeUnderStack({ on, base }, state) {
const below = base === undefined && on !== null ? state.known.get(on) : undefined;
return below === undefined ? (base?.tree ?? state.baseline) : treeUnderStack(below, state);
}
function recordPlan({ known }, plan) {
let last = Math.max(0, ...[...known.keys()].map(numberOf));
const named = [];
for (const group of plan.groups) {
const on = group.on === null ? null : (named[group.on]?.task ?? null);
const same = [...known.values()].findLast((each) => isSameGroup(each, { ...group, on }));
if (same === undefined)
last += 1;
named.push({ ...group, on, task: same?.task ?? `${PREFIX}${last}` });
}
return { kind: 'handover', ...plan, groups: named };
}
function isSameGroup(one, other) {
const facts = ({ tree, on, base, changes, lines }) => [tree, on, base?.commit, lines, ...changes].join('\n');
return facts(one) === facts(other);
}
function isSamePlan(one, other) {
return JSON.stringify(normalizedPlan(one)) === JSON.stringify(normalizedPlan(other));
}
function normalizedPlan({ final, max_lines, groups }) {
return [
final,
max_lines,
groups.map(({ task, tree, on, base, changes, lines }) => [task, tree, on, base?.commit, changes, lines]),
];
}
function planIssues({ final, groups }, { known, kept, final: best }) {
const issues = [];
if (final !== best)
issues.push(`the groups make up ${final}, where ${best} is what was accepted`);
const accepted = (0,_distilled_js__WEBPACK_IMPORTED_MODULE_2__ .JA)(kept).map(({ task }) => task);
const grouped = groups.flatMap(({ changes }) => changes);
const isEach = grouped.length === accepted.length && new Set([...grouped, ...accepted]).size === accepted.length;
if (!isEach)
issues.push(`the groups hold ${grouped.join(', ')}; what was accepted is ${accepted.join(', ')}`);
const last = Math.max(0, ...[...known.keys()].map(numberOf));
const seen = new Set();
for (const group of groups) {
const { task, on } = group;
const earlier = known.get(task);
const isNew = earlier === undefined && numberOf(task) > last;
if (seen.has(task) || !(isNew || (earlier !== undefined && isSameGroup(earlier, group))))
issues.push(`${task} is the name of another group`);
if (on !== null && !seen.has(on))
issues.push(`${task} is on ${on}, which is not below it`);
if (on === null && group.base !== undefined)
issues.push(`${task} is on ${group.base.commit}, and no group is below it`);
seen.add(task);
}
return issues;
}
function withPlan(state, plan) {
return { ...state, plan, known: new Map([...state.known, ...plan.groups.map((each) => [each.task, each])]) };
}
function withGroupResult(state, record) {
return { ...state, results: new Map([...state.results, [record.task, record]]) };
}
function groupTaskIn(session, { id, state, baseline }) {
const group = state.plan?.groups.find(({ task }) => task === id);
const below = group === undefined ? undefined : treeBelow(group, { known: state.known, baseline });
if (group === undefined || below === undefined)
return undefined;
return { ...(0,_session_js__WEBPACK_IMPORTED_MODULE_3__ .dn)(session, { id, baseline: below }), tree: group.tree };
}
function knownResult(group, { known, results, baseline }) {
const below = treeBelow(group, { known, baseline });
return [...results.values()].find(({ task, effect, measured }) => {
const other = known.get(task);
if (other === undefined || effect === null || measured !== undefined || task === group.task)
return false;
return other.tree === group.tree && treeBelow(other, { known, baseline }) === below;
});
}
function effectOf(confirmation, session) {
const { pairs, planned } = confirmation;
if (pairs.length !== planned || planned < 2)
return undefined;
const { estimate, interval, confidence, baseline_mean, carry_over } = (0,_confirmation_js__WEBPACK_IMPORTED_MODULE_1__ .bY)(confirmation);
const [low, high] = interval;
return { estimate, interval: [low, high], confidence, baseline_mean, ratio: (0,_claim_js__WEBPACK_IMPORTED_MODULE_0__ .Lx)(session), carry_over };
}
function failureOf({ halted }) {
return halted?.startsWith(_confirmation_js__WEBPACK_IMPORTED_MODULE_1__ .xO) === true ? halted : undefined;
}
function failedGroups({ known, results }, baseline) {
return [...results.values()].flatMap(({ task, failed }) => {
const group = known.get(task);
const below = group === undefined ? undefined : treeBelow(group, { known, baseline });
return failed === null || group === undefined || below === undefined ? [] : [{ tree: group.tree, below }];
});
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
61685:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
f: () => ( betweenMachines)
});
var _stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44785);
var _stats_student_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37763);
var _gain_scale_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64299);
function betweenMachines({ sign, ratio, confidence, pairs }, others) {
const own = pairs.map(({ candidate, incumbent }) => [candidate, incumbent]);
const gains = [own, ...others.map((block) => block.pairs)].map((block) => (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ .hm)(block.map(([candidate, baseline]) => sign * ((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_2__ .QA)(candidate, ratio) - (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_2__ .QA)(baseline, ratio)) + 0)));
if (gains.length < 2)
throw new TypeError('an interval between machines needs two of them');
const estimate = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ .hm)(gains);
const half = ((0,_stats_student_js__WEBPACK_IMPORTED_MODULE_1__ .L)(1 - confidence, gains.length - 1) * (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ .D7)(gains)) / Math.sqrt(gains.length);
return { estimate, interval: [estimate - half, estimate + half] };
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
22169:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => ( readDecisionRecord)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4196);
var _base_as_is_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27551);
var _records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10901);
let isWhole;
function readDecisionRecord(raw) {
if (typeof raw !== 'object' || raw === null)
return zod_mini__WEBPACK_IMPORTED_MODULE_0__ .xL(_records_js__WEBPACK_IMPORTED_MODULE_2__ .vt, raw);
isWhole ??= (0,_base_as_is_js__WEBPACK_IMPORTED_MODULE_1__ .H)(_records_js__WEBPACK_IMPORTED_MODULE_2__ .vt);
const { seq: _, prev: __, hash: ___, same_write: ____, ...fields } = raw;
if (isWhole(fields))
return { success: true, data: fields };
return zod_mini__WEBPACK_IMPORTED_MODULE_0__ .xL(_records_js__WEBPACK_IMPORTED_MODULE_2__ .vt, raw);
}
}),
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
46272:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => ( bestAfter),
j: () => ( takeRejection)
});
var _conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27320);
var _session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47695);
function bestAfter({ task, tree }) {
return { kind: 'incumbent', tree, by: `the rejection of ${task}` };
}
function withRejection(session, { task, tree, champion, barred }, { baseline_tree: base, unscored }) {
const { champion: before } = session;
const keeps = champion === tree ? 0 : (before?.keeps ?? 0);
const next = {
...(0,_conclusion_js__WEBPACK_IMPORTED_MODULE_0__ .bq)(session, tree, []),
...(barred === null ? {} : { barred: { ...session.barred, [barred]: task } }),
noise: null,
champion: before === null || champion === null ? before : { ...before, tree: champion, keeps },
};
return unscored && tree === base ? (0,_session_js__WEBPACK_IMPORTED_MODULE_1__ .m4)(next) : next;
}
function takeRejection(record, session, { runHeader, kept }) {
const { task, parent, champion } = record;
const hasChampion = session.champion !== null;
let issue;
if (parent !== session.incumbent)
issue = `${task} is rejected from ${parent}, where ${session.incumbent} is the current best`;
else if (!kept.reject(task) && runHeader.start_tree === null)
issue = `${task} is rejected, and was not kept`;
else if (record.barred !== null && record.barred !== kept.normalOf(task))
issue = `${task} is rejected with a change that is not its own`;
else if (hasChampion !== (champion !== null))
issue = `the rejection of ${task} names ${champion} as the champion`;
return { session: withRejection(session, record, runHeader), issue };
}
}),
44984:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Jt: () => ( beginLeaveOut),
cE: () => ( proposalOf),
cg: () => ( stepOf),
g8: () => ( sessionOfRunHeader),
nj: () => ( countTested),
p$: () => ( withStep),
pD: () => ( beginCandidate),
rK: () => ( isTrial),
ru: () => ( beginTask)
});
var _accepted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91758);
var _assignment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74490);
var _handover_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96580);
var _leave_out_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25529);
var _run_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9176);
var _session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47695);
var _task_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3922);
function sessionOfRunHeader(runHeader) {
const { settings, effort, baseline_tree: base, start_tree: start, unscored } = runHeader;
const { score_scale, score_unit } = runHeader;
const session = (0,_session_js__WEBPACK_IMPORTED_MODULE_5__ .fA)({ settings: { ...settings, effort }, base });
const recorded = { ...(0,_run_rules_js__WEBPACK_IMPORTED_MODULE_4__ .aW)(runHeader), score_scale, score_unit };
const opened = { ...session, settings, incumbent: start ?? base, ...recorded };
return unscored ? (0,_session_js__WEBPACK_IMPORTED_MODULE_5__ .m4)(opened) : opened;
}
function beginCandidate(session, record) {
const proposal = proposalOf(record);
const assigned = (0,_assignment_js__WEBPACK_IMPORTED_MODULE_1__ .gK)(session, proposal);
if (assigned.kind === 'trial')
return { begun: begun(assigned.session, assigned.trial, session), refusal: undefined };
const trees = session.trees.without(record.tree);
const incumbent = session.incumbent === record.tree ? `${session.incumbent} before` : session.incumbent;
const again = (0,_assignment_js__WEBPACK_IMPORTED_MODULE_1__ .gK)({ ...session, trees, incumbent, level: { ...session.level, tested: 0 } }, {
...proposal,
normal: null,
});
if (again.kind === 'refused')
throw new TypeError(`a candidate that nothing refuses was refused: ${again.reason}`);
const trial = { ...again.trial, incumbent: session.incumbent };
return { begun: begun({ ...session, spent: again.session.spent }, trial, session), refusal: assigned.reason };
}
function proposalOf({ id, tree, purpose, released, reverts, normal_digest: normal, ...rest }) {
const { margin, claimed } = rest;
return { id, tree, purpose, released, normal, margin, claimed, isRevert: reverts !== null };
}
function beginLeaveOut(session, { task: id, whole, tree, planned_pairs }) {
return begun(session, (0,_leave_out_js__WEBPACK_IMPORTED_MODULE_3__ ._r)(session, { id, whole, tree, planned: planned_pairs }), session);
}
function begun(session, task, before) {
const trees = { candidate: task.tree, incumbent: otherTree(task) };
return { session, open: { task, trees, buffer: [], level: before.level } };
}
function otherTree(task) {
if (task.task === 'calibration')
return task.tree;
return 'baseline' in task ? task.baseline : task.incumbent;
}
function beginTask(session, name, { runHeader, keeps, handover }) {
const [kind, number] = name.split(' ');
switch (kind) {
case 'calibration': {
const { session: next, calibration } = (0,_session_js__WEBPACK_IMPORTED_MODULE_5__ .KR)(session);
return calibration.id === name ? begun(next, calibration, session) : undefined;
}
case 'canary': {
if (session.noise === null)
return undefined;
const { session: next, trial } = (0,_assignment_js__WEBPACK_IMPORTED_MODULE_1__ .YM)(session);
return trial.id === name ? begun(next, trial, session) : undefined;
}
case 'promotion': {
const assigned = session.noise === null ? undefined : (0,_assignment_js__WEBPACK_IMPORTED_MODULE_1__ .Zw)(session);
return assigned?.trial.id === name ? begun(assigned.session, assigned.trial, session) : undefined;
}
case 'confirmation': {
const task = (0,_session_js__WEBPACK_IMPORTED_MODULE_5__ .dn)(session, { id: name, baseline: runHeader.baseline_tree });
return begun(session, task, session);
}
case 'group': {
const task = (0,_handover_js__WEBPACK_IMPORTED_MODULE_2__ .qL)(session, { id: name, state: handover, baseline: runHeader.baseline_tree });
return task === undefined ? undefined : begun(session, task, session);
}
case 'certify': {
const tries = (0,_accepted_js__WEBPACK_IMPORTED_MODULE_0__ .t3)(keeps);
const accept = tries[Number(number) - 1];
if (accept === undefined || session.last_noise === null)
return undefined;
const calm = { ...session, noise: session.last_noise };
return begun(session, (0,_assignment_js__WEBPACK_IMPORTED_MODULE_1__ .IL)(calm, { id: name, ...accept, keeps: tries.length }), session);
}
default:
return undefined;
}
}
function stepOf({ task }, draw) {
return (0,_task_js__WEBPACK_IMPORTED_MODULE_6__ .sk)(task, draw);
}
function measurementOf({ id, arm, score, cases, metrics, reason, ended }) {
const run = { arm, evaluation: id };
if (score === null) {
return {
...run,
kind: 'failed',
reason: reason ?? 'no score',
...(ended === 'tamper' ? { isTampered: true } : {}),
...(ended === 'moved' ? { isMoved: true } : {}),
};
}
const reported = { ...(cases === null ? {} : { cases }), ...(metrics === null ? {} : { metrics }) };
return { ...run, kind: 'scored', score, ...reported };
}
function withStep(open, arms) {
const { buffer, task } = open;
const isWhole = buffer.length >= arms;
const isBroken = buffer.some(({ score }) => score === null);
if (buffer.length === 0 || (!isWhole && !isBroken))
return { ...open, buffer: [] };
return { ...open, task: (0,_task_js__WEBPACK_IMPORTED_MODULE_6__ .oi)(task, buffer.map(measurementOf)), buffer: [] };
}
function isTrial(task) {
return task.task === 'paired' || task.task === 'compare';
}
const OF_THE_RUN = /^(calibration|canary|promotion|confirmation|certify|leave-out|group) /;
function countTested(names) {
return [...names].filter((name) => !OF_THE_RUN.test(name)).length;
}
}),
45342:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$9: () => ( changeIssues),
DT: () => ( describeChanges),
aA: () => ( wordsOfChanges),
gL: () => ( ruleChanges)
});
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19533);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61436);
var _settings_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67007);
const DIGESTS = ['judge_digest', 'setup_inputs', 'guards_digest', 'confirm_digest', 'holdout_digest'];
const SALTED = ['confirm_digest', 'holdout_digest'];
const SETTING = 'settings.';
const FILE = 'evaluator_files.';
const EVALUATOR_CHECKS = `${SETTING}integrity`;
function ruleChanges(runHeader, now) {
const keys = (0,_settings_rules_js__WEBPACK_IMPORTED_MODULE_4__ .hT)(runHeader.settings, now.settings).map((key) => `${SETTING}${key}`);
const digests = DIGESTS.filter((name) => {
if (SALTED.includes(name) && now[name] === undefined)
return false;
if (name === 'setup_inputs' && runHeader[name] === null)
return false;
return ruleValue(now, name) !== ruleValue(runHeader, name);
});
const files = [...new Set([...Object.keys(runHeader.evaluator_files), ...Object.keys(now.evaluator_files)])].sort();
const changedFiles = files.filter((path) => runHeader.evaluator_files[path] !== now.evaluator_files[path]);
const all = [...keys, ...digests, ...changedFiles.map((path) => `${FILE}${path}`)];
return all.map((key) => ({ key, from: ruleValue(runHeader, key), to: ruleValue(now, key) }));
}
function ruleValue(rules, key) {
const value = memberOf(rules, key) ?? null;
if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null)
return value;
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)(JSON.parse(JSON.stringify(value))));
}
function memberOf(rules, key) {
if (key.startsWith(FILE))
return rules.evaluator_files[key.slice(FILE.length)];
if (key.startsWith(SETTING))
return new Map(Object.entries(rules.settings)).get(key.slice(SETTING.length));
const digest = DIGESTS.find((name) => name === key);
return digest === undefined ? undefined : rules[digest];
}
const MAX_FILES_LISTED = 3;
function describeChanges(changes, prefix) {
const files = changes.flatMap(({ key }) => (key.startsWith(FILE) ? [key.slice(FILE.length)] : []));
return changes.flatMap((change) => {
const { key, from, to } = change;
if (key === 'judge_digest')
return [`${WORDS[key]} (${describeFiles(files)})`];
const [words] = wordsOfChanges([change], prefix);
if (words === undefined)
return [];
return [
key.startsWith(SETTING) && !isDigest(from) && !isDigest(to)
? `${words} (${recorded(from)}, now ${recorded(to)})`
: words,
];
});
}
function describeFiles(files) {
if (files.length === 0)
return 'the command, how its output is read, setup, or build';
const shown = files
.slice(0, MAX_FILES_LISTED)
.map((path) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(path, 100))
.join(', ');
return files.length > MAX_FILES_LISTED ? `${shown} and ${files.length - MAX_FILES_LISTED} more files` : shown;
}
const isDigest = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const recorded = (value) => value === null ? 'not set' : typeof value === 'string' ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(value) : String(value);
function wordsOfChanges(changes, prefix) {
return changes.flatMap(({ key }) => {
if (key === EVALUATOR_CHECKS) {
return [
Object.keys(_settings_decision_settings_js__WEBPACK_IMPORTED_MODULE_3__ .T8)
.map((name) => `${prefix}${name}`)
.join(' or '),
];
}
if (key.startsWith(SETTING))
return [`${prefix}${key.slice(SETTING.length)}`];
const digest = DIGESTS.find((name) => name === key);
return digest === undefined ? [] : [WORDS[digest]];
});
}
const WORDS = {
judge_digest: 'the evaluator',
setup_inputs: 'setup.inputs',
guards_digest: 'the guards',
confirm_digest: "the confirmation's set",
holdout_digest: 'the holdout',
};
function changeIssues(runHeader, { changes }) {
if (changes.length === 0)
return ['a change of the configuration names nothing that changed'];
return changes.flatMap(({ key, from, to }) => {
if (from === to)
return [`${key} is recorded as changed, and is ${String(from)} before and after`];
const known = ruleValue(runHeader, key);
return known === from
? []
: [`${key} is recorded as ${String(from)} before the change; the run header has ${known}`];
});
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
32941:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => ( prepareBaseLayer),
k: () => ( takeSetupLogs)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77472);
var _workspace_private_area_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63702);
var _evaluation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80226);
var _preparing_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54620);
async function prepareBaseLayer(privateArea, request) {
const { preparing, isBegun, protectedFiles, signal, activity } = request;
const { folder, store } = privateArea;
const step = isBegun ? undefined : (0,_preparing_steps_js__WEBPACK_IMPORTED_MODULE_5__ .wt)({ ...preparing, logs: logsIn(folder) });
if (step === undefined)
return;
const checkout = (0,_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_3__ .b)(privateArea, 1);
const of = { tree: store.base, protectedFiles, signal, checkout, variables: {} };
activity?.begin('0', 'running setup');
const prepared = await (0,_evaluation_js__WEBPACK_IMPORTED_MODULE_4__ .z)(privateArea, { ...of, step, isAhead: true });
activity?.end('0');
if (prepared.kind === 'ready')
prepared.release();
}
function takeSetupLogs({ folder }, target) {
for (const name of [_preparing_steps_js__WEBPACK_IMPORTED_MODULE_5__ .R4, _preparing_steps_js__WEBPACK_IMPORTED_MODULE_5__ .WF].flatMap((step) => [`${step}.stdout`, `${step}.stderr`])) {
const printed = logsIn(folder) + name;
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(printed))
continue;
(0,_kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_2__ .E0)(printed, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, name));
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(printed);
}
}
function logsIn(folder) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'scratch', 'environment-of-base-');
}
}),
55579:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => ( openEnvironmentLock),
p: () => ( lockMachine)
});
var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22989);
var _kernel_git_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61513);
var _kernel_machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64809);
var _command_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97753);
var _preparation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2994);
function lockMachine(lock, records, machine) {
const last = records.findLast(({ kind, stage }) => kind === 'evaluation' && stage === 'calibrate')?.host;
const isElsewhere = last !== undefined && last !== machine;
return (before = {}) => {
const facts = lock(before);
return isElsewhere || before.measured_on !== undefined ? { ...facts, measured_on: machine } : facts;
};
}
const NOT_LOCKED = new Set(['HOME', 'TMPDIR', 'TERM']);
async function openEnvironmentLock(area, { commands, host: { system } }) {
const { store, level, layering, parentEnv, resources, environment } = area;
const fixed = {
...(0,_kernel_machine_js__WEBPACK_IMPORTED_MODULE_3__ .m_)(parentEnv),
node: system.node,
git: await (0,_kernel_git_version_js__WEBPACK_IMPORTED_MODULE_2__ .lg)(store.git),
platform: `${system.platform} ${system.arch}`,
sandbox: level.kind,
layering: level.kind === 'bubblewrap' ? layering.kind : 'copies',
...resources.facts,
...(store.external?.digest ? { lfs_and_submodules: store.external.digest } : {}),
};
const names = (0,_command_programs_js__WEBPACK_IMPORTED_MODULE_4__ .x)(commands);
return (before = {}) => {
const prepared = (0,_preparation_js__WEBPACK_IMPORTED_MODULE_5__ .Ar)(area) ?? before.prepared_environment;
const supplied = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_1__ .AF)({
parentEnv,
variables: environment.variables({ kind: 'objective', network: 'off', home: '' }),
home: '',
temporary: '',
});
const isLocked = (name) => !NOT_LOCKED.has(name) && !environment.keys.includes(name);
const variables = Object.entries(supplied).filter(([name]) => isLocked(name));
return {
...fixed,
...(0,_kernel_machine_js__WEBPACK_IMPORTED_MODULE_3__ .al)(parentEnv),
...environment.readFacts(),
...(prepared === undefined ? {} : { prepared_environment: prepared }),
...(0,_command_programs_js__WEBPACK_IMPORTED_MODULE_4__ .w)(names, supplied.PATH ?? ''),
...Object.fromEntries(variables.map(([name, value]) => [`env.${name}`, (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__ .s)(value)])),
};
};
}
}),
81261:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
y: () => ( sharesProcess)
});
var byte_path = __webpack_require__(4862);
var git_store = __webpack_require__(25367);
var formats = __webpack_require__(27074);
var base_makefile = __webpack_require__(28090);
;
const at = (words) => new RegExp(`^(?:${words})(?![\\w./-])`);
const TOOLS = [
at('cargo\\s+(?:[+-]\\S+\\s+)*(?:bench|test|criterion|rustc)'),
at('go\\s+test'),
at('vitest|jest|mocha|ava|tap|c8\\s+mocha'),
at('node(?:js)?\\s+(?:-\\S+\\s+)*--test'),
at('(?:deno|bun)\\s+(?:-\\S+\\s+)*(?:bench|test)'),
at('pytest|py\\.test|asv'),
at('(?:python|pypy)[\\d.]*\\s+(?:-[A-Za-z]\\s+)*-m\\s*(?:pytest|unittest|timeit|asv)'),
at('(?:python[\\d.]*\\s+-m\\s+)?pyperf\\s+timeit'),
at('dotnet\\s+test'),
at('rspec|phpunit|phpbench|pest'),
];
const WRAPPER = /^(?:(?:env|exec|nice|nohup|stdbuf|setsid|command|taskset|chrt|timeout|npx|npm|pnpm|yarn|bunx|uv|poetry|pipenv|hatch|pdm|rye|run|dlx|if|then|else|do|!)\s+|(?:-\S+|\w+=\S*|\d[\d.]*[smhd]?|0x[\da-f]+)\s+)/;
const OUTSIDE = /(?:^|[\s;&|(/])(?:hyperfine|poop|multitime)\s/;
const WRITES = /\s--?[\w-]*(?:json|out|output|outfile|export|report)\w*[=\s]/i;
const UNREAD = /(?:^|\s)(?:1?>>?\s*\/dev\/null|&>>?\s*\/dev\/null|1?>&2)(?:\s|$)/;
function runsInside(command) {
if (OUTSIDE.test(command))
return false;
const simple = command
.replaceAll('\\\n', ' ')
.replaceAll(/(["'])([^\s"']*)\1/g, '$2')
.split(/(?:[;|\n(){}`"']|(?<!>)&(?!>))+/)
.map((each) => each.trim());
return simple.some((each) => (!UNREAD.test(each) || WRITES.test(each)) && isTool(each));
}
function isTool(command) {
let rest = command;
for (let next = rest.replace(WRAPPER, ''); next !== rest; next = rest.replace(WRAPPER, '')) {
rest = next;
if (matches(rest))
return true;
}
return matches(rest);
}
function matches(command) {
const text = command.replace(/^\S*\/(?=[\w.+-]+(?:\s|$))/, '');
return TOOLS.some((tool) => tool.test(text));
}
function recipesOf(makefile, command) {
const rules = (0,base_makefile .V)(makefile);
const [first = ''] = [...rules.keys()].filter((target) => !target.startsWith('.'));
const due = [...command.matchAll(/(?:^|[\s;&|(])g?make((?:\s+[^\s;&|()<>]+)*)/g)].flatMap(([, words = '']) => {
const named = words.split(/\s+/).filter((word) => rules.has(word));
return named.length === 0 ? [first] : named;
});
return (0,base_makefile .b)(rules, due).flatMap(({ recipe }) => recipe);
}
var deciding_files = __webpack_require__(87129);
var open_tests = __webpack_require__(69332);
;
const MAX_SCRIPT_BYTES = 1 << 18;
const LINK = '120000';
async function sharesProcess(store, { command, kind }) {
if ((0,formats .Ot)(kind))
return (0,formats .Nd)(kind);
if (runsInside(command))
return true;
const { paths, packages = new Map(), makefile = '' } = await (0,open_tests .d$)(store);
const started = [{ command, kind: 'guard' }];
const commands = (0,deciding_files .R)({ paths, packages }, started);
if ([...commands, ...commands.flatMap((each) => recipesOf(makefile, each))].some(runsInside))
return true;
const scripts = new Set((0,deciding_files .g)({ paths, packages }, started).filter(isShellScript));
for (const { path, id, mode } of await (0,git_store .CS)(store, store.base)) {
if (mode === LINK || !scripts.has((0,byte_path .q0)(path)))
continue;
const text = await (0,git_store .gm)(store, id);
if (text.length <= MAX_SCRIPT_BYTES && withoutComments(text.toString()).some(runsInside))
return true;
}
return false;
}
function isShellScript(path) {
const name = path.slice(path.lastIndexOf('/') + 1);
return /\.(?:ba|z|k)?sh$/.test(name) || !/\.|file$/i.test(name);
}
function withoutComments(text) {
const lines = text.replaceAll('\\\n', ' ').split('\n');
return lines.filter((line) => !line.trimStart().startsWith('#'));
}
}),
15304:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
gy: () => ( dropMarks),
q5: () => ( killedRuns),
vj: () => ( recordRun)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_median_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50748);
var _decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94999);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10901);
var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23727);
var _kernel_machine_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36877);
var _kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77472);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48951);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14311);
async function recordRun(decisionLog, { name, judge, environment, now }, run) {
const before = decisionLog.takeEnvironmentSnapshot();
const begun = { ...name, started_at: now().toISOString(), host: (0,_kernel_machine_name_js__WEBPACK_IMPORTED_MODULE_6__ .Fm)() };
const mark = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(decisionLog.marks, `${name.task} ${name.stage} ${name.index} ${name.attempt} ${name.arm}.json`);
(0,_kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_7__ .xc)(decisionLog.marks);
(0,_kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_7__ .OP)(mark, JSON.stringify(begun));
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__ .Jd)('evaluation:after-mark');
const began = performance.now();
const finish = (result, after, files) => {
const { before: first, after: last } = files ?? { before: decisionLog.filesDigest, after: decisionLog.filesDigest };
const digests = {
digest_before: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_3__ .Kh)({ judge, files: first, environment: before.digest }),
digest_after: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_3__ .Kh)({ judge, files: last, environment: after.digest }),
};
const id = decisionLog.nextEvaluation();
decisionLog.append({
kind: 'evaluation',
id,
...begun,
ended_at: now().toISOString(),
...message(result, digests),
});
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__ .Jd)('evaluation:after-record');
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_9__ .dM)(mark);
return id;
};
const recorded = (result, after, files) => {
return { ...result, evaluation: finish(result, after, files), environment: before.digest };
};
if (environment !== undefined && before.digest !== environment) {
const reason = 'the environment is not the one any more in which the runs before it were';
return recorded({ kind: 'moved', reason }, before);
}
let result;
try {
result = await run();
}
catch (error) {
try {
finish({ kind: 'infra', reason: error instanceof Error ? error.message : String(error) }, before);
}
catch {
}
throw error;
}
if (result.kind === 'aborted' || result.kind === 'infra')
return recorded(result, before);
(0,_base_median_js__WEBPACK_IMPORTED_MODULE_2__ .w8)(decisionLog.evaluationMs, performance.now() - began);
const after = decisionLog.takeEnvironmentSnapshot();
const isVoid = after.digest !== before.digest && !(result.kind === 'failed' && result.isTampered);
if (!isVoid)
return recorded(result, after, result.files);
const reason = `the environment changed meanwhile: ${(0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_3__ .Q6)(before.facts, after.facts)}`;
return recorded({ kind: 'moved', reason }, after, result.files);
}
function message(result, digests) {
const nothing = { ...digests, exit_code: null, score: null, stdout_digest: '' };
const unseen = { ...nothing, digest_before: '', digest_after: '' };
switch (result.kind) {
case 'scored': {
const { score, cases = null, metrics = null, stdoutDigest } = result;
const facts = { ...digests, stdout_digest: stdoutDigest, cases, metrics };
return { ended: 'scored', exit_code: 0, score, reason: null, ...facts };
}
case 'failed': {
const { isTampered, reason, exitCode, stdoutDigest = '' } = result;
const facts = { exit_code: exitCode, reason, stdout_digest: stdoutDigest };
return { ...nothing, ...facts, ended: isTampered ? 'tamper' : 'failed' };
}
case 'moved':
return { ...nothing, ended: 'moved', reason: result.reason };
case 'aborted':
return { ...unseen, ended: 'aborted', reason: 'cancelled' };
case 'infra':
return { ...unseen, ended: 'infra', reason: result.reason };
default:
return result;
}
}
function killedRuns(marks, { journal, evaluations, }) {
const isFolder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(marks, { throwIfNoEntry: false })?.isDirectory() === true;
const names = isFolder ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(marks).sort() : [];
const begun = names.flatMap((name) => readMark((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(marks, name)));
if (begun.length === 0)
return [];
const known = new Set(journal.records.flatMap((each) => (each.kind === 'evaluation' ? [nameOf(each)] : [])));
const lost = begun.filter((record) => !known.has(nameOf(record)));
return lost.map((record, index) => ({ ...record, id: evaluations + index + 1 }));
}
function readMark(path) {
try {
const begun = JSON.parse((0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_8__ .Aj)(path));
if (typeof begun !== 'object' || begun === null || !('started_at' in begun))
return [];
const ended = { ended: 'killed', ended_at: begun.started_at, exit_code: null, score: null };
const reported = { ...ended, digest_before: '', digest_after: '', reason: 'the run was killed', stdout_digest: '' };
const record = _decision_records_js__WEBPACK_IMPORTED_MODULE_4__ .vt.parse({ kind: 'evaluation', id: 0, ...begun, ...reported });
return record.kind === 'evaluation' ? [record] : [];
}
catch {
return [];
}
}
const NAME = ['task', 'stage', 'index', 'attempt', 'arm', 'seed', 'tree', 'started_at'];
function nameOf(record) {
return JSON.stringify(NAME.map((member) => record[member]));
}
function dropMarks(marks) {
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_9__ .dM)(marks);
}
}),
6065:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A9: () => ( normalized),
LR: () => ( findRuleChanges),
Ne: () => ( openLog),
Ok: () => ( marksOf),
WL: () => ( leftOver)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _decision_draw_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60865);
var _decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94999);
var _decision_gain_scale_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64299);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10901);
var _decision_replay_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44984);
var _decision_rule_change_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45342);
var _decision_run_rules_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9176);
var _decision_session_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47695);
var _evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(15304);
var _followed_log_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(65204);
var _log_secret_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(29037);
var _logged_records_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(88093);
class DecisionLog {
session;
evaluationMs;
runHeader;
draw;
marks;
filesDigest;
#journal;
#lock;
#secret;
#file;
#evaluations;
#followed;
environmentSnapshot;
constructor(opened) {
this.session = opened.session;
this.runHeader = opened.runHeader;
this.draw = (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_3__ .N)(opened.secret);
this.#journal = opened.journal;
this.#followed = opened.followed;
this.#secret = opened.secret;
this.#file = opened.file;
this.#evaluations = opened.evaluations;
this.marks = opened.marks;
this.filesDigest = (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ .AD)(opened.runHeader.evaluator_files);
this.#lock = opened.lock;
this.environmentSnapshot = { facts: opened.environment, digest: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ .kU)(opened.environment) };
this.evaluationMs = this.evaluations.flatMap(_logged_records_js__WEBPACK_IMPORTED_MODULE_14__ .Hc).sort((one, other) => one - other);
}
get length() {
return this.#journal.length;
}
append(draft) {
this.#journal.append(normalized(draft));
}
appendAll(drafts) {
appendTo(this.#journal, drafts);
}
nextEvaluation() {
this.#evaluations += 1;
return this.#evaluations;
}
takeEnvironmentSnapshot() {
const before = this.environmentSnapshot;
const facts = this.#lock(before.facts);
const digest = (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ .kU)(facts);
if (digest === before.digest)
return before;
this.environmentSnapshot = { facts, digest };
this.append({ kind: 'environment', environment: facts, evaluator_digest: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ .pW)(this.runHeader, facts) });
this.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_10__ .Ec)(this.session, (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ .Q6)(before.facts, facts));
return this.environmentSnapshot;
}
replay() {
return this.#followed.replay();
}
writeFollowUp() {
this.appendAll(this.replay().state?.followUp ?? []);
}
get records() {
return this.#journal.records;
}
get evaluations() {
return this.#followed.facts.evaluations;
}
get holdoutQueries() {
return this.countOf('holdout');
}
countOf(kind) {
return this.#followed.facts.counts.get(kind) ?? 0;
}
useEffort(effort) {
if (effort === this.session.effort)
return;
this.append({ kind: 'effort', effort });
this.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_10__ .lH)(this.session, effort);
}
close() {
for (const task of this.replay().state?.openTasks ?? [])
this.append({ kind: 'interrupted', task });
this.append({ kind: 'seed-reveal', secret: this.#secret });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.#file, { force: true });
}
}
function appendTo(journal, drafts) {
const records = drafts.map(normalized);
if (journal.appendAll === undefined)
for (const record of records)
journal.append(record);
else
journal.appendAll(records);
}
function normalized(draft) {
return _decision_records_js__WEBPACK_IMPORTED_MODULE_6__ .vt.parse(JSON.parse(JSON.stringify(draft)));
}
function openLog(request) {
const { journal, messages } = request;
const file = (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_13__ .pb)(request.folder);
if (journal.length === 0)
return beginLog(request, file);
const followed = new _followed_log_js__WEBPACK_IMPORTED_MODULE_12__ .H(journal);
const { state, issues } = followed.replay();
const [issue] = issues;
if (state === undefined || issue !== undefined)
throw broken(messages, issue ?? 'nothing can be read');
const runHeader = _decision_records_js__WEBPACK_IMPORTED_MODULE_6__ .vt.parse(followed.facts.first);
if (runHeader.kind !== 'genesis')
throw broken(messages, 'it does not begin with a run header');
requireSameRules(request, runHeader, (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_13__ .um)(followed.facts, { runHeader, file }));
const marks = marksOf(request.folder);
const left = leftOver(state, (0,_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_11__ .q5)(marks, { journal, evaluations: state.evaluations }));
appendTo(journal, left);
(0,_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_11__ .gy)(marks);
const { state: concluded } = left.length === 0 ? { state } : followed.replay();
if (concluded?.session.incumbent !== request.branchHeadTree) {
throw broken(messages, 'its decisions do not end at what the branch holds');
}
const secret = (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_13__ .OM)(journal, followed.facts, file);
const { session, evaluations, environment } = concluded;
const { lock, keyInReach } = request;
const decisionLog = new DecisionLog({
...{ session, runHeader, journal, followed, secret, file, evaluations, marks, lock, environment },
});
decisionLog.takeEnvironmentSnapshot();
if (keyInReach === true && concluded.keyInReach !== true)
decisionLog.append({ kind: 'key-in-reach' });
return decisionLog;
}
function marksOf(folder) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'evaluating');
}
function leftOver({ followUp, openTasks }, killed) {
return [...followUp, ...killed, ...openTasks.map((task) => ({ kind: 'interrupted', task }))];
}
function broken({ record, look, restart }, what) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .cs({ message: `${record} is inconsistent: ${what}`, remedy: `${look} ${restart}` });
}
function requireSameRules(request, runHeader, salt) {
const { messages } = request;
const changed = (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_8__ .aA)(changesSince(request, runHeader, salt), messages.keys);
if (changed.length === 0)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `${changed.join(', ')} of ${messages.run} changed after its changes were decided`,
remedy: messages.rules,
});
}
function changesSince({ settings, facts, digestSealed }, runHeader, salt) {
const hidden = salt === undefined ? undefined : digestSealed(salt);
const { confirm_digest = hidden?.confirm } = facts;
return (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_8__ .gL)(runHeader, { ...facts, settings, confirm_digest, holdout_digest: hidden?.holdout });
}
function findRuleChanges(rules) {
const { records, folder } = rules;
const runHeader = _decision_records_js__WEBPACK_IMPORTED_MODULE_6__ .vt.safeParse(records[0]).data;
if (runHeader?.kind !== 'genesis')
return [];
const facts = new _logged_records_js__WEBPACK_IMPORTED_MODULE_14__ .hZ().readOn({ since: (count) => records.slice(count) });
return changesSince(rules, runHeader, (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_13__ .um)(facts, { runHeader, file: (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_13__ .pb)(folder) }));
}
function beginLog({ journal, settings, facts, digestSealed, branchHeadTree, folder, lock, keyInReach }, file) {
const secret = (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_13__ .jr)(file);
const marks = marksOf(folder);
(0,_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_11__ .gy)(marks);
const session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_10__ .fA)({ settings, base: facts.baseline_tree });
const environment = lock();
const { effort, effort_rules } = session;
const { holdout = null, confirm = null } = digestSealed(secret);
const runHeader = normalized({
kind: 'genesis',
...facts,
environment,
evaluator_digest: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ .pW)(facts, environment),
start_tree: branchHeadTree === facts.baseline_tree ? null : branchHeadTree,
confirm_digest: facts.confirm_digest ?? confirm,
holdout_digest: holdout,
...{ settings, effort, effort_rules },
seed_commitment: (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_3__ .$)(secret),
..._decision_run_rules_js__WEBPACK_IMPORTED_MODULE_9__ .Ab,
score_scale: (0,_decision_gain_scale_js__WEBPACK_IMPORTED_MODULE_5__ .uX)(settings, facts),
key_in_reach: keyInReach,
});
const record = _decision_records_js__WEBPACK_IMPORTED_MODULE_6__ .vt.parse(journal.append(runHeader));
if (record.kind !== 'genesis')
throw new TypeError('a run header was written and something else came back');
return new DecisionLog({
...{ session: (0,_decision_replay_js__WEBPACK_IMPORTED_MODULE_7__ .g8)(record), runHeader: record, journal, secret, file, marks, lock, environment },
followed: new _followed_log_js__WEBPACK_IMPORTED_MODULE_12__ .H(journal),
evaluations: 0,
});
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
29037:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
OM: () => ( secretOf),
jr: () => ( newSecret),
pb: () => ( secretFile),
um: () => ( saltOf)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _decision_draw_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60865);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84831);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48951);
function secretFile(folder) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'decision-secret');
}
function saltOf({ secrets }, { runHeader, file }) {
const left = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ .Aj)(file);
return (left === '' ? secrets : [...secrets, left]).find((secret) => (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_2__ .$)(secret) === runHeader.seed_commitment);
}
const SECRET_BYTES = 32;
function newSecret(file) {
const secret = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(SECRET_BYTES).toString('hex');
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ .Zf)(file, [secret]);
return secret;
}
function secretOf(journal, { begun, isDisclosed }, file) {
const known = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ .Aj)(file);
if (!isDisclosed && known !== '' && (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_2__ .$)(known) === begun?.seed_commitment)
return known;
const secret = newSecret(file);
journal.append({ kind: 'seed-commit', seed_commitment: (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_2__ .$)(secret) });
return secret;
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
36877:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fm: () => ( machineName),
VT: () => ( machineOf),
e2: () => ( MACHINE_NAME)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28338);
const BOOT_ID = '/proc/sys/kernel/random/boot_id';
const BOOT_DIGITS = 12;
const MACHINE_NAME = /^[\w.-]+(?:@[0-9a-f]{12})?$/;
function machineName() {
const host = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)().replaceAll(/[^\w.-]/g, '-') || 'unnamed';
const boot = readBootId();
return boot === undefined ? host : `${host}@${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__ .s)(boot).slice(0, BOOT_DIGITS)}`;
}
function machineOf(name) {
return name.slice(name.indexOf('@') + 1);
}
function readBootId() {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(BOOT_ID, 'utf8').trim() || undefined;
}
catch {
return undefined;
}
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
})
};

export const id = 1397;
export const ids = [1397];
export const modules = {
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
60865:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => ( commitmentOf),
N: () => ( drawFrom)
});
var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
function drawFrom(secret) {
return (label) => {
const digest = (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__ .s)(`outer\n${secret}\n${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__ .s)(`inner\n${secret}\n${label}`)}`);
return {
seed: (Number.parseInt(digest.slice(0, 8), 16) % 0x7f_ff_ff_ff) + 1,
bit: Number.parseInt(digest.slice(8, 9), 16) < 8 ? 0 : 1,
};
};
}
function commitmentOf(secret) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__ .s)(secret);
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
26970:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( discoveriesOf),
j: () => ( certifiedChanges)
});
const ROUNDING = 1e-9;
function discoveriesOf(logs, rate) {
const sorted = logs.toSorted((one, other) => other - one);
let limit = Number.POSITIVE_INFINITY;
for (const [index, log] of sorted.entries()) {
if (log >= Math.log(logs.length / (rate * (index + 1))) - ROUNDING)
limit = log;
}
return new Set(logs.flatMap((log, index) => (log >= limit ? [index] : [])));
}
function certifiedChanges(accepted, fdr) {
const certified = discoveriesOf(accepted.map(({ log_e: logE }) => logE), fdr);
return accepted.filter((_, index) => certified.has(index)).map(({ tree }) => tree);
}
})
};

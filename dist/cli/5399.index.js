export const id = 5399;
export const ids = [174,834,5399,8561];
export const modules = {
98396:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c: () => ( RepeatedLook)
});
var external_node_fs_ = __webpack_require__(73024);
var store = __webpack_require__(54347);
;
function createLedgerReader() {
const known = new Map();
return (paths) => {
const stamp = stampOf(paths.ledger);
const found = known.get(paths.ledger);
if (stamp !== undefined && found?.stamp === stamp)
return found.ledger;
const ledger = (0,store .SC)(paths);
if (stamp !== undefined)
known.set(paths.ledger, { stamp, ledger });
return ledger;
};
}
function stampOf(path) {
const found = (0,external_node_fs_.statSync)(path, { bigint: true, throwIfNoEntry: false });
return found === undefined ? undefined : `${found.dev} ${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}`;
}
var look = __webpack_require__(52626);
var experiment_view = __webpack_require__(61641);
var iteration_row = __webpack_require__(29865);
;
class RepeatedLook {
diffs = new Map();
#readLedger = createLedgerReader();
#built = new WeakMap();
read(paths, host) {
return (0,look .rk)(paths, host, this.#readLedger);
}
view(input) {
const { direction } = input.config.objective;
const found = this.#built.get(input.records);
const rows = found?.direction === direction ? found.rows : (0,iteration_row .zs)(input.records, direction);
this.#built.set(input.records, { direction, rows });
return (0,experiment_view .L)({ ...input, rows });
}
}
}),
17650:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
f: () => ( actOnRun)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68724);
var _maintenance_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40757);
async function actOnRun({ name, lock }, { action, attempt, text }, { host, terminal }) {
if (action === 'stop')
return stop(lock);
return await capture(terminal, (quiet) => {
const call = { host, terminal: quiet, values: new Map() };
if (action === 'message')
return (0,_maintenance_command_js__WEBPACK_IMPORTED_MODULE_2__.runGuidanceCommand)({ ...call, words: [name, text] });
if (action === 'approve')
return (0,_maintenance_command_js__WEBPACK_IMPORTED_MODULE_2__.runApproveCommand)({ ...call, words: [name, attempt] });
return (0,_maintenance_command_js__WEBPACK_IMPORTED_MODULE_2__.runRejectCommand)({ ...call, words: [name, attempt], values: new Map([['reason', [text]]]) });
});
}
function stop(lock) {
const pid = (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_1__ .Dy)(lock);
return pid === undefined ? 'no run is at work' : `asked process ${pid} to stop; the run ends in order`;
}
async function capture(terminal, run) {
const printed = [];
const print = (text) => void printed.push(text);
try {
await run({ ...terminal, out: print, err: print, ask: undefined, columns: undefined });
return printed.join(' ');
}
catch (error) {
if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW))
throw error;
const problems = 'problems' in error && Array.isArray(error.problems) ? error.problems : [];
return problems.length > 0 ? problems.map(_base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yM).join(' ') : `${error.message}. ${error.remedy}`;
}
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
}),
32948:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ( renderChosen),
X: () => ( renderAgents)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
const DIGITS = 3;
function renderAgents(agents) {
return agents.map(({ name, tries, accepted, confirmed, gain, usd, minutes }) => {
const share = Number((100 * gain).toPrecision(DIGITS)) + 0;
const gained = confirmed === 0 ? 'no confirmed gain yet' : `confirmed gain ${share > 0 ? '+' : ''}${share}%`;
const cost = usd === undefined ? `${Number(minutes.toPrecision(DIGITS))} min` : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .NX)(usd);
const text = [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(tries, 'attempt'), `${accepted} accepted`, gained, cost].join(', ');
return [`agent ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(name, 40)}`, text];
});
}
function renderChosen(chosen) {
if (chosen === undefined || chosen === null)
return undefined;
const { name, of, from } = chosen;
const start = from === undefined ? [] : [`began at ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(from.slice(0, 12))}`];
return [`${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(name, 40)}, of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(of.length, 'agent')}`, ...start].join(', ');
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
60551:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => ( renderEnded)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
var _time_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1052);
const MAX_REASON = 600;
function renderEnded({ from, to, reason }) {
const [start, end] = [(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .B9)(from ?? null), (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .B9)(to ?? null)];
const when = to === undefined || end === undefined ? '' : ` ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .Wv)(to)}`;
const after = start === undefined || end === undefined || end < start ? '' : `, after ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .LP)(end - start)}`;
return `Ended${when}${after}: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(reason, MAX_REASON)}`;
}
}),
69834:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => ( renderHoldoutGains)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
const MAX_GAINS = 8;
function renderHoldoutGains({ gains }) {
const shown = gains.slice(-MAX_GAINS).map(({ task, isAccepted, shown: both }) => {
return `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(task, 60)}${isAccepted ? '' : ' (not accepted)'} ${both}`;
});
const rest = gains.length - shown.length;
const earlier = rest > 0 ? [`${rest} earlier`] : [];
return `changes by objective and holdout: ${[...earlier, ...shown].join('; ')}`;
}
}),
16794:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Id: () => ( renderFacts),
X4: () => ( renderDecision),
Yy: () => ( renderTook),
kT: () => ( renderTotalCost)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _agent_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32948);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84483);
var _time_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1052);
const MAX_PATHS = 20;
const MAX_DURATIONS = 20;
function renderFacts(record) {
const { agent_exit: exit, commit, tree, base_commit: base, protected_digest: digest, hash } = record;
const facts = [
['started', (0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .Wv)(record.started_at)],
['took', renderTook(record)],
['steps', renderSteps(record)],
['agent', renderAgent(exit, record.agent_killed_by_budget)],
['chosen', (0,_agent_facts_js__WEBPACK_IMPORTED_MODULE_2__ .T)(record.chosen_agent)],
['recombines', record.recombines?.map((iter) => `iteration ${iter}`).join(', ')],
['isolation', renderSandbox(record.sandbox)],
['model', text(record.usage?.model)],
['usage', renderUsage(record)],
['decision', renderDecision(record)],
['diff lines', (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(record.diff_lines)],
['changed', renderPaths(record.changed_paths ?? [], record.more_paths ?? 0)],
['base', text(base)],
['commit', text(commit)],
['tree', text(tree)],
['evaluator', text(digest)],
['workspace', text(record.worktree)],
['record', text(hash)],
];
return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}
function renderTook({ started_at: start, ended_at: end }) {
const [from, to] = [(0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .B9)(start), (0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .B9)(end)];
return from === undefined || to === undefined || to < from ? undefined : (0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .LP)(to - from);
}
function renderDecision({ decision }) {
if (decision === undefined || decision === null)
return undefined;
const { policy, n, p_or_e: evidence, threshold } = decision;
const isOfPairs = isNumber(evidence) && isNumber(threshold) && threshold >= 1;
const measured = isNumber(n) ? [isOfPairs ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(n, 'pair') : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(n, 'measurement')] : [];
return [(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(policy, 40), ...measured, ...renderEvidence(evidence, threshold)].join(', ');
}
function renderEvidence(evidence, threshold) {
if (!isNumber(evidence))
return [];
if (!isNumber(threshold))
return [`p or E ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(evidence)}`];
const name = threshold >= 1 ? 'E' : 'p';
return [`${name} ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(evidence)} against ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(threshold)}`];
}
function renderAgent(exit, isKilled) {
const killed = isKilled ? ['was stopped: its budget was used up'] : [];
const ended = isNumber(exit) ? [`exit code ${exit}`] : [];
const parts = [...ended, ...killed];
return parts.length === 0 ? undefined : parts.join(', ');
}
function renderSteps({ durations }) {
const steps = Object.entries(durations ?? {}).slice(0, MAX_DURATIONS);
if (steps.length === 0)
return undefined;
return steps.map(([name, ms]) => `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(name.replace(/_ms$/, ''), 30)} ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .LP)(ms)}`).join(', ');
}
function renderSandbox(sandbox) {
if (sandbox === undefined || sandbox === null)
return undefined;
if (typeof sandbox === 'string')
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(sandbox, 80);
const level = sandbox.level ?? sandbox.kind;
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(typeof level === 'string' ? level : JSON.stringify(sandbox), 200);
}
function renderUsage({ usage }) {
if (usage === undefined || usage === null)
return undefined;
return renderCost({
input: usage.input_tokens,
output: usage.output_tokens,
usd: usage.usd,
isAtLeast: usage.at_least,
});
}
function renderTotalCost(usages) {
const sum = (pick) => {
const known = usages.flatMap((usage) => (usage ? [pick(usage)] : [])).filter((each) => typeof each === 'number');
return known.length === 0 ? undefined : known.reduce((total, each) => total + each, 0);
};
return renderCost({
usd: sum(({ usd }) => usd),
input: sum(({ input_tokens: tokens }) => tokens),
output: sum(({ output_tokens: tokens }) => tokens),
isAtLeast: usages.some((usage) => usage?.at_least === true),
});
}
function renderCost({ input, output, usd, isAtLeast }) {
const parts = [
...(isNumber(usd) ? [(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .NX)(usd)] : []),
...(isNumber(input) ? [`${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(input)} tokens in`] : []),
...(isNumber(output) ? [`${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(output)} tokens out`] : []),
];
return parts.length === 0 ? undefined : `${isAtLeast === true ? 'at least ' : ''}${parts.join(', ')}`;
}
function renderPaths(paths, more) {
if (paths.length === 0)
return undefined;
const rest = Math.max(0, paths.length - MAX_PATHS) + more;
const shown = paths.slice(0, MAX_PATHS).map((path) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(path, 120));
return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
function text(value) {
return typeof value === 'string' && value !== '' ? (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(value, 80) : undefined;
}
function isNumber(value) {
return typeof value === 'number';
}
}),
29865:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hn: () => ( openIterationRows),
tU: () => ( placeInterval),
zs: () => ( buildIterationRows)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11369);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16794);
const NONE = '–';
const MAX_REASON = 2000;
function buildIterationRows(records, direction) {
const next = openIterationRows(records, direction);
return records.map((record) => next(record)());
}
function openIterationRows(records, direction) {
const scores = new _experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_1__ .IM(records, direction);
let best;
return (record) => {
const before = best;
const left = scores.next(record);
if (record.rejection) {
best = left === undefined ? undefined : { score: left.score, text: (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(left.score) };
}
const score = typeof record.score === 'number' ? record.score : undefined;
const scoreText = score === undefined ? NONE : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .Fw)(score, before?.score);
if (score !== undefined && (0,_experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_1__ .zI)(record, before?.score, direction)) {
best = { score, text: scoreText };
}
const now = best;
return () => ({
...{ id: String(record.iter), iter: record.iter, mark: record.outcome, word: record.outcome },
isAccepted: record.outcome === 'merged',
...{
score,
interval: intervalOf(record, direction),
scoreText,
best: now?.score,
bestText: now?.text ?? (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(undefined),
pass: '',
},
get duration() {
return (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ .Yy)(record) ?? NONE;
},
get size() {
return (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(record.diff_lines);
},
get reason() {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(record.notes, MAX_REASON) || NONE;
},
get summary() {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(record.summary ?? '', 400);
},
get evidence() {
return (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ .X4)(record) ?? '';
},
get commit() {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)((record.commit ?? '').slice(0, 7)) || NONE;
},
get facts() {
return (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ .Id)(record);
},
});
};
}
function intervalOf({ score, decision }, direction) {
if (typeof score !== 'number' || typeof decision?.effect !== 'number' || decision.interval == null)
return undefined;
const { effect: estimate, interval: limits, scale } = decision;
return placeInterval(score, { estimate, limits, isRatio: scale === 'ratio', direction });
}
function placeInterval(score, { estimate, limits, isRatio, direction }) {
const sign = direction === 'max' ? 1 : -1;
const scoreAt = (limit) => isRatio ? score * (limit / estimate) ** sign : score + sign * (limit - estimate);
const [low, high] = [scoreAt(limits[0]), scoreAt(limits[1])].sort((one, other) => one - other);
return low === undefined || high === undefined || !Number.isFinite(low) || !Number.isFinite(high)
? undefined
: [low, high];
}
}),
84716:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ll: () => ( integrityOf),
Nn: () => ( renderImprovement),
Oc: () => ( plainClaimOf),
SM: () => ( isImprovementConfirmed),
on: () => ( viewClaim)
});
var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59997);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _mission_stop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50109);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84483);
var _holdout_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69834);
function isImprovementConfirmed(state) {
return state.claim !== undefined && (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .it)(state.claim) && (0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_2__ .oX)(state) === undefined;
}
function viewClaim(state) {
const text = renderImprovement(state);
if (text === undefined || (0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_2__ .oX)(state) !== undefined)
return { kind: 'none', text };
if (state.claim !== undefined)
return { kind: isImprovementConfirmed(state) ? 'confirmed' : 'not-confirmed', text };
return { kind: 'none', text };
}
function plainClaimOf(state) {
const { claim } = state;
if ((0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_2__ .oX)(state) !== undefined) {
return { claim: undefined, remark: 'no improvement is claimed, since the evaluator raised an alert' };
}
if (claim === undefined)
return { claim, remark: undefined };
return { claim, remark: isOfWhole(state, claim) ? undefined : 'later changes on the branch are not tested yet' };
}
function isOfWhole(state, { final }) {
const branchHead = findBranchHeadTree(state);
return branchHead === undefined || branchHead === final;
}
function renderImprovement(state) {
const { entries, claim, launch } = state;
if (!entries.some(({ decision }) => decision === 'keep'))
return undefined;
const alert = (0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_2__ .oX)(state);
if (alert !== undefined)
return `not claimed: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(alert, 900)}`;
if (claim !== undefined) {
const output = (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .zu)((0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .f3)(claim));
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(isOfWhole(state, claim) ? output : `${output}; later changes on the branch are not tested yet`, 900);
}
const { decision, confirm } = launch.contract.evaluator;
if (decision === undefined)
return 'not claimed: each score is a single evaluation, and some changes are accepted by chance';
if (confirm?.pairs === 0)
return 'not claimed: evaluator.confirm.pairs is 0';
return `not confirmed yet: autorize verify ${launch.run_id} --rescore`;
}
function findBranchHeadTree({ entries, evidence }) {
const records = entries.flatMap(({ comparison }) => (comparison === undefined ? [] : [comparison.record]));
const last = records.findLast(({ kept, code }) => kept || code === 'rolled-back');
if (last?.code === 'rolled-back')
return last.incumbent;
const tested = evidence.findLast((each) => each.kind === 'candidate' && each.id === last?.task);
return tested?.kind === 'candidate' ? tested.tree : undefined;
}
function integrityOf({ evidence, launch }, gap) {
const output = evidence.flatMap((each) => (each.kind === 'canary' ? [each] : []));
const noops = output.filter(({ variety }) => variety === 'noop');
const accepted = noops.filter(({ passed }) => !passed).length;
const broken = output.find(({ variety }) => variety === 'broken');
const aaChecks = [
...(noops.length === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(noops.length, 'A/A check')}, ${accepted} accepted`]),
...(broken === undefined ? [] : [broken.remark ?? 'the negative control failed, as it must']),
];
const risks = evidence.flatMap((each) => (each.kind === 'risk' && each.found ? [each] : []));
const last = new Map(risks.map((each) => [each.risk, each]));
const reported = [...last.values()].map(({ risk, accepted, detail }) => accepted ? `accepted ${risk}: ${detail}` : `${risk}: ${detail}`);
const { holdout } = launch.contract.evaluator;
const queries = evidence.filter(({ kind }) => kind === 'holdout').length;
const answers = evidence.flatMap((each) => (each.kind === 'decision' ? (each.holdout ?? []) : []));
const yes = answers.filter(({ passed }) => passed).length;
const gains = gap === undefined ? [] : [(0,_holdout_text_js__WEBPACK_IMPORTED_MODULE_4__ ._)(gap)];
return [
...(reported.length === 0 ? [] : [['risks', reported.join('; ')]]),
...(aaChecks.length === 0 ? [] : [['checks', aaChecks.join('; ')]]),
...(holdout === undefined
? []
: [['holdout', [`${queries} of ${holdout.budget} queries, ${yes} said yes`, ...gains].join('; ')]]),
];
}
}),
58561:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
j7: () => ( MARKS),
kE: () => ( entryFacts),
uw: () => ( scoreOf),
SX: () => ( viewMission)
});
var base_text = __webpack_require__(7953);
var agent_choice = __webpack_require__(70678);
var mission_comparison = __webpack_require__(68216);
var decide = __webpack_require__(12169);
var decision_checks = __webpack_require__(47545);
var holdout_gap = __webpack_require__(60355);
var near_misses = __webpack_require__(4460);
var own_changes = __webpack_require__(78205);
var trade_offs = __webpack_require__(62880);
;
function missionTradeOffs({ evidence, entries, launch, }) {
const { metrics } = launch.contract.evaluator;
return metrics === undefined ? [] : (0,trade_offs .I)(evidence, (0,own_changes .SA)(entries));
}
var activity_text = __webpack_require__(57296);
var agent_facts = __webpack_require__(32948);
var effect_text = __webpack_require__(78436);
var ended_text = __webpack_require__(60551);
var foreign_text = __webpack_require__(84483);
var iteration_facts = __webpack_require__(16794);
var iteration_row = __webpack_require__(29865);
var mission_claim = __webpack_require__(84716);
var near_misses_text = __webpack_require__(7904);
var pareto_text = __webpack_require__(89578);
var plain_result = __webpack_require__(14913);
var run_view = __webpack_require__(33902);
;
const MARKS = {
baseline: 'baseline',
keep: 'merged',
discard: 'discarded',
ambiguous: 'inconclusive',
noop: 'noop',
abort: 'aborted',
interrupted: 'killed',
error: 'invalid',
};
const NONE = '–';
const MAX_TEXT = 900;
function viewMission(status, now) {
const { state, isRunning, problems } = status;
const { launch, entries, lastAcceptedScore } = state;
const surviving = (0,decision_checks .yx)(entries);
const rows = buildRows(entries, new Set(surviving), launch);
const tries = rows.filter((_, index) => entries[index]?.kind === 'iteration');
const baseline = entries[0]?.evaluator?.score;
const gap = (0,holdout_gap .m)(state);
const tradeOffs = missionTradeOffs(state);
return {
recipe: 'mission',
terms: { attempt: 'iteration', line: 'Last accepted score', best: 'Last accepted score' },
tables: {
page: ['id', 'outcome', 'pass', 'score', 'reason', 'summary', 'commit'],
list: ['id', 'outcome', 'pass', 'score', 'reason', 'summary', 'commit'],
summary: {
accepted: ['id', 'single', 'reason', 'summary', 'commit'],
others: ['id', 'outcome', 'pass', 'single', 'reason', 'summary'],
},
},
...{ name: launch.run_id, description: `mission ${(0,foreign_text .TN)(launch.mission_dir)}` },
goal: launch.contract.evaluator.direction === 'max' ? 'higher is better' : 'lower is better',
...{
branch: launch.branch_name,
noBranch: '',
commit: state.lastAcceptedCommit,
base: launch.baseline_commit.slice(0, 12),
},
worktree: (0,foreign_text .TN)(launch.worktree_path, 400),
problems: problems.map((problem) => (0,foreign_text .TN)(problem, 600)),
notices: gap?.parting === undefined ? [] : [(0,foreign_text .TN)(gap.parting, 600)],
position: renderPosition(status, now),
waiting: (0,run_view .tl)(status.waiting, isRunning),
result: plainResultOf(state, { accepted: surviving.length, tried: tries.length }),
ended: isRunning || state.completedAt === null ? undefined : endedOf(state),
verdict: renderVerdict(state),
...{ claim: (0,mission_claim .on)(state), gain: renderGain(state) },
baseline: typeof baseline === 'number' ? String(baseline) : undefined,
best: lastAcceptedScore === null
? undefined
: { score: String(lastAcceptedScore), iter: surviving.at(-1)?.iteration ?? 0 },
...{ change: undefined, tried: tries.length, accepted: surviving.length },
counts: (0,run_view .BO)(rows, decide .Yv),
facts: [
...(0,agent_facts .X)((0,agent_choice .o9)(state)),
...(0,effect_text .V)((0,own_changes .cC)(state)),
['policy', launch.contract.evaluator.decision ?? launch.contract.evaluator.keep_policy],
...nearMissFacts(entries),
...(0,pareto_text .s)(tradeOffs),
...(0,mission_claim .Ll)(state, gap).map(([label, text]) => [label, (0,foreign_text .TN)(text, MAX_TEXT)]),
],
budget: { noops: undefined, startedAt: undefined, deadline: undefined, timeLeft: undefined },
cost: (0,iteration_facts .kT)(entries.map(({ usage }) => usage)),
...{ rows, tradeOffs },
...{ workspaces: undefined, next: { command: nextCommand({ state, isRunning }), why: undefined } },
...{ verify: `autorize verify ${launch.run_id}`, show: `autorize show ${launch.run_id}` },
...{ head: entries.at(-1)?.hash ?? undefined, madeAt: undefined },
};
}
function nearMissFacts(entries) {
const text = (0,near_misses_text .V)((0,near_misses .i)(entries));
return text === undefined ? [] : [['near misses', text]];
}
function buildRows(entries, surviving, { contract }) {
const scores = new Map();
return entries.map((entry) => {
const { iteration: iter, decision: word, evaluator, kept_commit: commit } = entry;
const score = typeof evaluator?.score === 'number' ? evaluator.score : undefined;
if ((word === 'keep' || word === 'baseline') && score !== undefined)
scores.set(commit, score);
const best = scores.get(commit);
return {
...{ id: String(iter), iter, mark: MARKS[word], word, isAccepted: surviving.has(entry) },
...{
score,
interval: score === undefined ? undefined : intervalOf(entry, score, contract),
scoreText: scoreOf(entry),
},
...{ best, bestText: best === undefined ? NONE : String(best) },
pass: typeof evaluator?.pass === 'boolean' ? String(evaluator.pass) : NONE,
...{ duration: NONE, size: NONE, evidence: '' },
reason: (0,foreign_text .TN)(entry.decision_reason, 2000),
summary: (0,foreign_text .TN)(entry.description, 400),
commit: (entry.candidate_commit ?? commit).slice(0, 12),
facts: entryFacts(entry),
};
});
}
function intervalOf({ comparison }, score, { evaluator: { direction, confidence } }) {
const gain = comparison === undefined ? undefined : (0,mission_comparison .g5)(comparison, { direction, confidence });
return gain === undefined ? undefined : (0,iteration_row .tU)(score, { ...gain, direction });
}
function scoreOf({ evaluator }) {
return typeof evaluator?.score === 'number' ? String(evaluator.score) : NONE;
}
function entryFacts(entry) {
const facts = [
['chosen', (0,agent_facts .T)(entry.chosen_agent) ?? null],
['status of the artifact', entry.candidate_status],
['base', entry.base_commit],
['recombines', entry.recombines?.map((iter) => `iteration ${iter}`).join(', ') ?? null],
['takes out', entry.reverts?.taken.join(', ') ?? null],
['candidate', entry.candidate_commit],
['last accepted commit after it', entry.kept_commit],
['recorded', entry.created_at],
...comparisonFacts(entry),
...entry.notes.map((note) => ['note', note]),
];
return facts.flatMap(([label, text]) => (text === null ? [] : [[label, (0,foreign_text .TN)(text, MAX_TEXT)]]));
}
function comparisonFacts({ comparison }) {
if (comparison === undefined)
return [];
const { policy, n, effect } = comparison;
if ('scores' in comparison) {
const { scores, again, compared_with: known } = comparison;
const repeated = again.length === 0 ? '' : `, again ${again.join(', ')}`;
return [['comparison', `${policy}, against ${known}: ${scores.join(', ')}${repeated}; effect ${effect}`]];
}
const { e, threshold, pairs } = comparison;
const shown = pairs.map(({ candidate, incumbent }) => `${candidate}/${incumbent}`).join(', ');
const evidence = `evidence ${Number(e.toPrecision(3))} of ${Number(threshold.toPrecision(3))}`;
return [['comparison', `${policy}, ${(0,base_text .LS)(n, 'pair')}, effect ${effect}, ${evidence}: ${shown}`]];
}
function renderVerdict({ entries, lastAcceptedScore, launch }) {
const accepted = (0,decision_checks .yx)(entries).length;
const tried = entries.filter(({ kind }) => kind === 'iteration').length;
if (tried === 0)
return 'No iteration has ended yet';
const of = `${accepted} of ${(0,base_text .LS)(tried, 'iteration')} accepted`;
if (accepted === 0) {
return entries.some(({ decision }) => decision === 'keep') ? `${of}: all accepted changes were reverted` : of;
}
const baseline = entries[0]?.evaluator?.score;
const score = lastAcceptedScore === null ? '' : `; last accepted score ${lastAcceptedScore}`;
const from = typeof baseline === 'number' ? ` against the baseline, ${baseline}` : '';
const { keep_policy, decision = keep_policy } = launch.contract.evaluator;
return `${of} by ${decision}${score}${score === '' ? '' : from}`;
}
function plainResultOf(state, counted) {
const { claim, remark } = (0,mission_claim .Oc)(state);
const baseline = state.entries[0]?.evaluator?.score;
return (0,plain_result .S)({
...{ ...counted, claim, remark, isConfirmed: (0,mission_claim .SM)(state) },
...{ baseline: baseline ?? undefined, best: state.lastAcceptedScore ?? undefined },
});
}
function endedOf({ launch, completedAt, stopReason, status }) {
return (0,ended_text .N)({ from: launch.created_at, to: completedAt ?? undefined, reason: stopReason ?? status });
}
function renderGain(state) {
const verdict = renderVerdict(state);
if (state.claim !== undefined)
return (0,mission_claim .Nn)(state) ?? verdict;
return (0,decision_checks .yx)(state.entries).length === 0 ? verdict : `${verdict}, not confirmed`;
}
function renderPosition({ state, isRunning, activities = [] }, now) {
if (activities.length > 0 && now !== undefined)
return (0,activity_text .hi)(activities, { nameOf: (iter) => `iter ${iter}`, now });
if (isRunning)
return state.open === undefined ? 'running' : `running iteration ${state.open.iteration}`;
if (state.status === 'running')
return 'interrupted';
return state.stopReason === null ? state.status : `${state.status}: ${(0,foreign_text .TN)(state.stopReason, 600)}`;
}
function nextCommand({ state, isRunning }) {
const { run_id: runId, branch_name: branch, mission_dir: dir } = state.launch;
if (isRunning)
return `autorize status ${runId}`;
if (state.status === 'running' || state.status === 'stopped')
return `rcs autoresearch --resume ${runId}`;
return (0,decision_checks .yx)(state.entries).length > 0 ? `git merge ${branch}` : `rcs autoresearch ${dir}`;
}
}),
7904:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( renderNearMisses)
});
const MAX_MISSES = 8;
function renderNearMisses(misses) {
const rest = misses.length - MAX_MISSES;
const shown = misses
.slice(0, MAX_MISSES)
.map(({ iter, evidence }) => `iter ${iter} (E ${Number(evidence.toPrecision(3))})`);
return misses.length === 0 ? undefined : [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
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
89578:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
s: () => ( renderFront),
y: () => ( renderAxis)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
const MAX_POINTS = 8;
const DIGITS = 3;
function renderFront(measured) {
const front = measured.filter(({ isOnFront }) => isOnFront);
if (front.length === 0)
return [];
const shown = front.slice(0, MAX_POINTS).map(({ iter, isAccepted, changes }) => {
const values = changes.map(({ name, change, isRatio }) => `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(name, 40)} ${renderAxis(change, isRatio)}`);
return `iter ${iter}${isAccepted ? ' (accepted)' : ''}: ${values.join(', ')}`;
});
const rest = front.length - MAX_POINTS;
const all = [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
return [['trade-offs', `${all} (single tests against the base)`]];
}
function renderAxis(change, isRatio) {
const shown = Number((isRatio ? (Math.exp(change) - 1) * 100 : change).toPrecision(DIGITS)) + 0;
return `${shown > 0 ? '+' : ''}${shown}${isRatio ? '%' : ''}`;
}
}),
67330:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p5: () => ( renderAcceptedCount),
sS: () => ( renderPlainInterval),
uo: () => ( renderPlainGain)
});
var _base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28731);
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
function renderPlainGain(claim) {
const { change, low, high } = claim.ratio == null ? asShare(claim) : asRatio(claim, claim.ratio);
return low === high ? change : `${change}, ${renderPlainInterval(claim.confidence, low, high)}`;
}
function renderPlainInterval(confidence, low, high) {
const likely = confidence >= 0.95 ? 'very likely' : confidence >= 0.8 ? 'likely' : 'perhaps';
return `${likely} between ${low} and ${high}`;
}
function renderAcceptedCount(accepted, tried) {
return `${accepted} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(tried, 'change')} accepted`;
}
function asRatio({ estimate, interval }, { unit, direction }) {
const sign = direction === 'max' ? 1 : -1;
const ratioOf = (gain) => Math.exp(sign * gain);
const [lower = 0, upper = 0] = interval.map(ratioOf).sort((one, other) => one - other);
const shown = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .hT)({ estimate: ratioOf(estimate), lower, upper }, unit);
const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .m2)(shown);
const limit = (value) => `${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .qE)(value ?? 0, decimals)}×`;
return { change: (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .nJ)(shown), low: limit(shown.lower), high: limit(shown.upper) };
}
function asShare({ estimate, interval, baseline_mean: mean }) {
const factor = mean === 0 ? 1 : 100 / Math.abs(mean);
const unit = mean === 0 ? '' : ' %';
const sign = estimate < 0 ? -1 : 1;
const one = (value) => `${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ .ls)(Number((sign * value * factor).toPrecision(3))).replace('-', '−')}${unit}`;
const [low = 0, high = 0] = interval.toSorted((one, other) => sign * (one - other));
const change = estimate === 0 ? 'no change' : `${one(estimate)} ${estimate < 0 ? 'worse' : 'better'}`;
return { change, low: one(low), high: one(high) };
}
}),
14913:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => ( renderPlainResult)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _plain_claim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67330);
function renderPlainResult(result) {
const { accepted, tried, claim, isConfirmed, remark, baseline, best } = result;
if (tried === 0)
return 'No iteration has ended yet';
const count = (0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_1__ .p5)(accepted, tried);
if (claim !== undefined) {
const gain = (0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_1__ .uo)(claim);
const order = claim.carry_over === true ? ', since runs depend on what ran before them' : '';
const sentence = isConfirmed ? capital(gain) : `Not confirmed${order}: ${gain}`;
return [sentence, count, ...(remark === undefined ? [] : [remark])].join('; ');
}
if (remark !== undefined)
return `${capital(remark)}; ${count}`;
if (accepted === 0)
return `No improvement found; ${count}`;
if (baseline === undefined || best === undefined)
return `Not confirmed; ${count}`;
return `Score ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(baseline)} → ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(best)} in single tests, not confirmed; ${count}`;
}
function capital(text) {
return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
}),
33902:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BO: () => ( countRows),
Ye: () => ( isTry),
cZ: () => ( COLUMNS),
renderWaitingLine: () => ( renderWaitingLine),
tl: () => ( viewWaiting)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47479);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
const MAX_REASON = 400;
const cut = (reason) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(reason, MAX_REASON);
const COLUMNS = {
id: { title: 'Iteration', text: ({ id }) => id },
item: { title: 'Item', text: ({ id }) => id },
outcome: { title: 'Outcome', text: ({ word }) => word },
pass: { title: 'Pass', text: ({ pass }) => pass },
score: { title: 'Score', text: ({ scoreText }) => scoreText },
single: { title: 'Score (single test)', text: ({ scoreText }) => scoreText },
best: { title: 'Best so far', text: ({ bestText }) => bestText },
duration: { title: 'Duration', text: ({ duration }) => duration },
size: { title: 'Diff lines', text: ({ size }) => size },
change: { title: 'Change', text: ({ size }) => size },
evidence: { title: 'Evidence', text: ({ evidence, reason }) => [evidence, cut(reason)].filter(Boolean).join('; ') },
reason: { title: 'Reason', text: ({ reason }) => cut(reason) },
summary: { title: 'Description', text: ({ summary }) => summary },
commit: { title: 'Commit', text: ({ commit }) => commit },
receipt: { title: 'Receipt', text: ({ commit }) => commit },
};
function viewWaiting(waiting, isRunning) {
if (waiting === undefined)
return undefined;
return isRunning ? renderWaitingLine(waiting) : `its limit ends ${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ .D)(waiting.until)}`;
}
function renderWaitingLine(waiting) {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(`${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ .i)(waiting)}: ${waiting.cause}`, 600);
}
function isTry({ mark }) {
return mark !== 'baseline';
}
function countRows(rows, words) {
return words.flatMap((word) => {
const of = rows.filter((row) => row.word === word);
return of[0] === undefined ? [] : [{ word, mark: of[0].mark, count: of.length }];
});
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
16028:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A5: () => ( selectedRow),
Cw: () => ( renderWatch),
UT: () => ( WATCH_ACTIONS)
});
var _activity_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57296);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47776);
var _sparkline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74312);
var _wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61550);
const WATCH_ACTIONS = ['message', 'approve', 'reject', 'stop'];
const LABEL = 9;
const MAX_TEXT = 2000;
const MAX_LINE = 400;
const KEYS = {
message: 'm message',
approve: 'a approve',
reject: 'r reject',
stop: 's stop',
};
function renderWatch(watched, state, now, size) {
const { width, height } = size;
const foot = renderFoot(watched, state, width);
const head = renderHead(watched, now, width).slice(0, Math.max(1, height - foot.length - 3));
const left = Math.max(0, height - head.length - foot.length);
const wanted = watched.view.rows.length + 2;
const forRows = Math.min(wanted, Math.max(3, Math.floor(left / 2)));
const rows = renderRows(watched.view.rows, state, { width, height: Math.min(left, forRows) });
const below = state.isDetailed ? detailsOf(watched.view, state) : agentLines(watched);
const pane = renderPane(below, { width, height: left - rows.length, isEnd: !state.isDetailed });
const body = [...head, ...rows, ...pane];
const gap = Array.from({ length: Math.max(0, height - body.length - foot.length) }, () => plain(''));
return [...body, ...gap, ...foot].slice(0, height);
}
function plain(text) {
return { text, tone: 'plain' };
}
function renderHead({ view, isRunning, activities, nameOf }, now, width) {
const name = view.description === '' ? view.name : `${view.name}: ${view.description}`;
const doing = isRunning
? (0,_activity_text_js__WEBPACK_IMPORTED_MODULE_0__ .y3)(activities, { nameOf, now, rest: [], width: width - LABEL })
: (view.position ?? 'no run at work');
const facts = [
['now', doing, 2],
['model', view.waiting, 2],
['result', view.verdict, 3],
['gain', view.claim.text, 2],
['time', view.budget.timeLeft, 1],
['cost', view.cost, 1],
['scores', (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_3__ .K)(view.rows.slice(-(width - LABEL)))?.bars, 1],
...[...view.problems, ...view.notices].slice(0, 2).map((text) => ['notice', text, 2]),
];
return [
{ text: (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__ .qI)(`${isRunning ? '●' : '○'} ${name}`, width), tone: 'title' },
...facts.flatMap(([label, text, most]) => (text === undefined ? [] : labelled(label, text, { width, most }))),
plain(''),
];
}
function labelled(label, text, { width, most }) {
return (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__ .EO)(text, width - LABEL, most).map((line, at) => plain(`${(at === 0 ? label : '').padEnd(LABEL)}${line}`));
}
function renderRows(rows, { selected }, { width, height }) {
if (height < 2)
return [];
const room = height - 1;
const at = Math.min(selected ?? rows.length - 1, rows.length - 1);
const from = Math.max(0, Math.min(at - Math.floor(room / 2), rows.length - room));
const shown = rows.slice(from, from + room);
const widths = {
id: Math.max(2, ...shown.map(({ id }) => id.length)),
word: Math.max(4, ...shown.map(({ word }) => word.length)),
score: Math.max(5, ...shown.map(({ scoreText }) => scoreText.length)),
};
const lines = shown.map((row, index) => {
const isSelected = from + index === at;
const cells = [
`${isSelected ? '›' : ' '} ${row.id.padStart(widths.id)}`,
`${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ .U[row.mark].sign} ${row.word.padEnd(widths.word)}`,
row.scoreText.padStart(widths.score),
row.reason,
];
return { text: (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__ .qI)(cells.join('  '), width), tone: isSelected ? 'selected' : toneOf(row) };
});
const title = rows.length === 0 ? 'No attempt has ended yet' : `Attempts (${from + 1}–${from + shown.length} of ${rows.length})`;
return [{ text: title, tone: 'title' }, ...lines];
}
function toneOf({ isAccepted, mark }) {
if (isAccepted)
return 'good';
return mark === 'invalid' || mark === 'infra_error' || mark === 'denied' ? 'bad' : 'plain';
}
function selectedRow({ rows }, { selected }) {
return selected === undefined ? rows.at(-1) : rows[Math.min(selected, rows.length - 1)];
}
function detailsOf(view, state) {
const row = selectedRow(view, state);
if (row === undefined)
return { title: '', lines: [] };
const facts = [
['evidence', row.evidence],
['tried', row.summary],
['commit', row.commit],
['diff', row.size],
...row.facts,
];
const shown = facts.filter(([, text]) => text !== '' && text !== '–');
const rest = view.show === undefined ? [] : [`All of it: ${view.show} ${row.id}`];
return { title: `Attempt ${row.id}`, lines: [row.reason, ...shown.map((fact) => fact.join(': ')), ...rest] };
}
function agentLines({ agent }) {
if (agent === undefined)
return { title: '', lines: [] };
const lines = agent.lines.map((line) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(line, MAX_LINE)).filter((line) => line !== '');
return { title: agent.title, lines: lines.length === 0 ? ['(it printed nothing yet)'] : lines };
}
function renderPane({ title, lines }, { width, height, isEnd }) {
if (title === '' || height < 3)
return [];
const wrapped = lines.flatMap((line) => (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__ .EO)((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(line, MAX_TEXT), width, isEnd ? 2 : 8));
const room = height - 2;
const shown = isEnd ? wrapped.slice(-room) : wrapped.slice(0, room);
return [
plain(''),
{ text: (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__ .qI)((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(title), width), tone: 'title' },
...shown.map((text) => ({ text, tone: 'dim' })),
];
}
function renderFoot({ actions, isRunning }, { prompt, note }, width) {
const notes = note === '' ? [] : (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__ .EO)((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(note, MAX_TEXT), width, 2).map(plain);
if (prompt !== undefined) {
const keys = prompt.action === 'message' || prompt.action === 'reject' ? 'enter send · esc cancel' : 'y yes · n no';
const asked = `${questionOf(prompt)} ${prompt.text}`;
const shown = asked.length < width ? asked : `…${asked.slice(-(width - 2))}`;
return [
{ text: `${shown}▏`, tone: 'selected' },
{ text: (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__ .qI)(keys, width), tone: 'dim' },
];
}
const possible = actions.filter((action) => action !== 'stop' || isRunning).map((action) => KEYS[action]);
const keys = ['q quit', ...possible, '↑↓ select', 'enter details'].join(' · ');
return [...notes, { text: (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__ .qI)(keys, width), tone: 'dim' }];
}
function questionOf({ action, row }) {
switch (action) {
case 'message':
return 'Message to the agent:';
case 'approve':
return `Approve iteration ${row?.id ?? '?'}?`;
case 'reject':
return `Reject iteration ${row?.id ?? '?'}, because:`;
case 'stop':
return 'Stop the run in order? It can be resumed.';
default:
return action;
}
}
}),
61550:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EO: () => ( wrapWords),
MT: () => ( wrapLines),
qI: () => ( cutWords)
});
function wrapWords(text, width, most = Number.POSITIVE_INFINITY) {
const lines = [];
for (const word of text.split(' ')) {
const last = lines.at(-1);
if (last !== undefined && last.length + 1 + word.length <= width)
lines[lines.length - 1] = `${last} ${word}`;
else
lines.push(...pieces(word, width));
}
if (lines.length <= most)
return lines;
return [...lines.slice(0, most - 1), cutWords(lines.slice(most - 1).join(' '), width)];
}
function cutWords(text, width) {
if (text.length <= width)
return text;
const end = text.lastIndexOf(' ', width - 1);
return `${text.slice(0, end > 0 ? end : Math.max(0, width - 1)).trimEnd()}…`;
}
function pieces(word, width) {
if (word.length <= width)
return [word];
return word.match(new RegExp(`.{1,${Math.max(1, width)}}`, 'gsu')) ?? [];
}
const COPIED = /^(?:branch|review|merge|next|folders|worktree)\s/;
const COLOR = /\u001b\[\d+m/g;
function wrapLines(text, width) {
return text
.split('\n')
.map((line) => (line.replace(COLOR, '').length <= width || COPIED.test(line) ? line : wrapLine(line, width)))
.join('\n');
}
function wrapLine(line, width) {
let room = width;
let wrapped = '';
for (const [at, word] of line.split(' ').entries()) {
const { length } = word.replace(COLOR, '');
if (at > 0 && length + 1 > room) {
wrapped += `\n  ${word}`;
room = width - 2 - length;
}
else {
wrapped += at === 0 ? word : ` ${word}`;
room -= at === 0 ? length : length + 1;
}
}
return wrapped.replaceAll(/ +\n/g, '\n');
}
}),
98005:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ER: () => ( parseHidden),
FE: () => ( hashOfInputs),
IN: () => ( sealReceipt),
iy: () => ( hashOfReceipt),
pB: () => ( renderReceipt)
});
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19533);
var _base_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74044);
function sealReceipt(draft, { previous, blake3 }) {
const linked = { ...draft, previous_receipt_hash: previous };
return { ...linked, receipt_hash: blake3((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)(linked)) };
}
function hashOfReceipt({ receipt_hash: _, ...rest }, blake3) {
return blake3((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)(rest));
}
function renderReceipt(receipt) {
return `${JSON.stringify(receipt, null, 2)}\n`;
}
function hashOfInputs(item, agent, blake3) {
const { gateway: _, server_tools: __, price: ___, only_model: ____, ...asked } = agent;
return blake3((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)({ agent: asked, item }));
}
function parseHidden(text, blake3) {
let raw;
try {
raw = JSON.parse(text);
}
catch {
return undefined;
}
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_1__ .Gv)(raw))
return undefined;
const receipt = raw;
return hashOfReceipt(receipt, blake3) === receipt.receipt_hash ? receipt : undefined;
}
}),
50492:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n4: () => ( archiveUnnamed),
X5: () => ( createWorkFolders),
dG: () => ( work_records .dG),
E9: () => ( historyIn),
eQ: () => ( work_records .eQ),
$M: () => ( openWorkJournal),
b8: () => ( work_records .b8),
N9: () => ( work_records .N9),
WI: () => ( work_records .WI),
kQ: () => ( work_records .kQ),
pS: () => ( work_records .pS),
Ou: () => ( toolPath),
hM: () => ( workArea),
XF: () => ( work_files .XF),
workPathsOf: () => ( workPathsOf),
Qz: () => ( writeReceipt)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var checked_prefix = __webpack_require__(98262);
var durable = __webpack_require__(84831);
var followed_journal = __webpack_require__(4000);
var journal = __webpack_require__(77898);
var own_files = __webpack_require__(11042);
var remove_tree = __webpack_require__(14311);
var staged_install = __webpack_require__(80866);
var same_shape = __webpack_require__(63124);
var workitem_history = __webpack_require__(45351);
;
function isFollowedHistory(value) {
if (!(0,same_shape .L)(value, HISTORY))
return false;
const { pending, thawing } = value;
return ((pending === undefined || ((0,workitem_history .Go)(pending.landing) && typeof pending.hash === 'string')) &&
(thawing === undefined || workitem_history .Kz.safeParse(thawing).success));
}
const NAMES = { id: '', plan: '', item: '', receipt_hash: '' };
const HISTORY = {
landed: [{ kind: '', ...NAMES, work_item_hash: '', after_hash: '', landed_commit: '' }],
ended: [{ kind: '', ...NAMES, status: '' }],
starts: [''],
};
var receipt_seal = __webpack_require__(98005);
var work_files = __webpack_require__(85620);
var work_records = __webpack_require__(43165);
;
function workPathsOf(host) {
const paths = (0,work_files .E4)(host);
(0,staged_install .X7)(paths);
return paths;
}
function workArea({ repository }, { env: parentEnv }) {
return { repository, name: 'work.items', parentEnv };
}
function createWorkFolders({ folder, receipts, runs, repository }) {
for (const each of [receipts, runs])
(0,external_node_fs_.mkdirSync)(each, { recursive: true });
const ignore = (0,external_node_path_.join)(folder, '.gitignore');
if (!(0,external_node_fs_.existsSync)(ignore))
(0,external_node_fs_.writeFileSync)(ignore, '*\n');
for (const each of [folder, (0,external_node_path_.dirname)(folder), repository.folder])
(0,durable .Yw)(each);
}
function openWorkJournal(paths, area) {
const { journal: path } = paths;
return (0,journal ._)({ path, shown: (0,work_records .pS)(paths, path), remedy: work_records .nx, checked: (0,checked_prefix .BE)(area, path) });
}
function historyIn(journal) {
return { ...(0,followed_journal .X)(journal, { ...workitem_history .bs, isState: isFollowedHistory }) };
}
function toolPath({ folder }, hash) {
return (0,external_node_path_.join)(folder, 'tools', `${hash}.mjs`);
}
function writeReceipt(paths, receipt) {
const text = (0,receipt_seal .pB)(receipt);
const top = paths.repository.folder;
(0,own_files .fg)(top, {
files: [],
folders: [(0,external_node_path_.relative)(top, paths.receipts), (0,external_node_path_.relative)(top, (0,work_records .kQ)(paths, receipt.id))],
});
(0,durable .fR)((0,work_records .WI)(paths, receipt.id), [text]);
(0,durable .fR)((0,external_node_path_.join)((0,work_records .kQ)(paths, receipt.id), 'RECEIPT.json'), [text]);
(0,durable .Yw)(paths.runs);
}
function archiveUnnamed({ strays: archived, runs, receipts }, named) {
const move = (from, name) => {
(0,external_node_fs_.mkdirSync)(archived, { recursive: true });
(0,remove_tree .dM)((0,external_node_path_.join)(archived, name));
(0,external_node_fs_.renameSync)((0,external_node_path_.join)(from, name), (0,external_node_path_.join)(archived, name));
};
for (const name of (0,external_node_fs_.readdirSync)(runs))
if (!named.has(name))
move(runs, name);
for (const name of (0,external_node_fs_.readdirSync)(receipts)) {
if (name.endsWith('.json') && !named.has(name.slice(0, -'.json'.length)))
move(receipts, name);
else if (/^\.[0-9a-f]{16}\.tmp$/.test(name))
(0,external_node_fs_.rmSync)((0,external_node_path_.join)(receipts, name), { force: true });
}
}
})
};

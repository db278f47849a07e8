export const id = 2626;
export const ids = [2626];
export const modules = {
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
11346:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => ( branchProblem),
O: () => ( expectedCommit)
});
var _branch_moved_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9514);
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85364);
function expectedCommit(records, base) {
const { hasForeignAcceptance, lastAccepted } = (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_1__ .xS)(records);
return records.length === 0 || hasForeignAcceptance ? undefined : (lastAccepted ?? base);
}
function branchProblem(name, { records, base, actual, }) {
const expected = expectedCommit(records, base);
if (expected === undefined || expected === actual)
return undefined;
return (0,_branch_moved_js__WEBPACK_IMPORTED_MODULE_0__ .i)(name, { expected, actual });
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
761:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AD: () => ( readableOf),
B5: () => ( lastClaim),
ZR: () => ( readChained),
iR: () => ( lookAtDecisions),
uY: () => ( readDecisions),
vi: () => ( asClaim)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62505);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10901);
var _kernel_checked_prefix_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98262);
var _kernel_journal_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10063);
function readChained(path) {
return (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_1__ .z8)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path) : Buffer.alloc(0));
}
function readableOf(parsed) {
return parsed.kind === 'sound' ? parsed.records : parsed.readable;
}
function readDecisions({ decisions }) {
return readableOf(readChained(decisions));
}
function lookAtDecisions({ decisions }, area) {
const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(decisions) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(decisions) : Buffer.alloc(0);
return (0,_kernel_journal_reader_js__WEBPACK_IMPORTED_MODULE_4__ .a)(bytes, (0,_kernel_checked_prefix_js__WEBPACK_IMPORTED_MODULE_3__ .BE)(area, decisions));
}
function asClaim(record) {
const read = _decision_records_js__WEBPACK_IMPORTED_MODULE_2__ .vt.safeParse(record);
return read.success && read.data.kind === 'claim' ? read.data : undefined;
}
function lastClaim(records) {
return asClaim(records.findLast(({ kind }) => kind === 'claim'));
}
}),
7956:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => ( findEffects)
});
var _decision_own_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75092);
function findEffects(raw, ledger, takenOut) {
const tests = ledger.flatMap(({ decision, iter }) => decision?.test ? [[String(decision.test), iter]] : []);
return (0,_decision_own_effects_js__WEBPACK_IMPORTED_MODULE_0__ .w)(raw, { iterOf: new Map(tests), out: new Set(takenOut.flatMap(({ taken }) => taken)) });
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
50113:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => ( readHoldoutGap)
});
var _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24145);
var _decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95695);
function readHoldoutGap(raw) {
const settings = (0,_decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_1__ .a)(raw)?.settings;
if (settings?.holdout === undefined)
return undefined;
return (0,_decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ .xS)((0,_decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_1__ .L)(raw, _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ ._l), settings.direction);
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
return [...begun].filter((iter) => !(0,_base_number_ranges_js__WEBPACK_IMPORTED_MODULE_0__ .y)(iters, iter)).sort((one, other) => one - other);
}
}),
69206:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CU: () => ( createIterationFolder),
VI: () => ( beginningOf),
fM: () => ( begunBy),
oh: () => ( renderMark)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23727);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11042);
var _state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26099);
var _store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54347);
function renderMark(mark) {
return `${JSON.stringify(mark)}\n`;
}
function createIterationFolder(paths, iter, mark) {
const path = (0,_store_js__WEBPACK_IMPORTED_MODULE_7__ .OO)(paths, iter);
const unnamed = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)}.tmp`);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(unnamed, { recursive: true, force: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(unnamed);
placeMark(paths, markIn(unnamed), mark);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(unnamed, path);
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('iteration:after-folder');
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
return path;
}
function placeMark({ run }, path, mark) {
const text = renderMark(mark);
try {
if ((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .z)(run)?.toString() === text) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(run, path);
return;
}
}
catch (error) {
if (!(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ .Or)(error))
throw error;
}
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
}
function begunBy(paths, inFlight) {
const path = beginningOf(paths, inFlight);
return path === undefined ? undefined : _state_js__WEBPACK_IMPORTED_MODULE_6__ .Km.safeParse((0,_store_js__WEBPACK_IMPORTED_MODULE_7__ .Vh)(path)).data;
}
function beginningOf(paths, [first]) {
return first === undefined ? undefined : markIn((0,_store_js__WEBPACK_IMPORTED_MODULE_7__ .OO)(paths, first));
}
function markIn(folder) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json');
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
const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .z)(paths.rejected);
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
36609:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$E: () => ( resumedMark),
DQ: () => ( findMark),
GC: () => ( resumeLine),
U5: () => ( writeRunMark),
Zt: () => ( withRisks),
e0: () => ( newMark),
ie: () => ( clockOf),
vG: () => ( oldMark)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75727);
var _base_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15902);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84831);
var _loop_clock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47341);
var _in_flight_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6782);
var _iteration_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69206);
var _run_limits_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56068);
var _state_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26099);
var _store_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(54347);
function writeRunMark({ run }, mark) {
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_6__ .Zf)(run, [(0,_iteration_folder_js__WEBPACK_IMPORTED_MODULE_9__ .oh)(mark)]);
}
function readRunMark({ run }) {
return _state_js__WEBPACK_IMPORTED_MODULE_11__ .Km.safeParse((0,_store_js__WEBPACK_IMPORTED_MODULE_12__ .Vh)(run)).data;
}
function requireMarks(paths, inFlight) {
for (const path of [paths.run, (0,_iteration_folder_js__WEBPACK_IMPORTED_MODULE_9__ .VI)(paths, inFlight)]) {
const raw = path === undefined ? undefined : (0,_store_js__WEBPACK_IMPORTED_MODULE_12__ .Vh)(path);
const read = _state_js__WEBPACK_IMPORTED_MODULE_11__ .Km.safeParse(raw);
if (path === undefined || raw === undefined || read.success)
continue;
const shown = (0,_store_js__WEBPACK_IMPORTED_MODULE_12__ .pS)(paths, path);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ .Rb({
message: `${shown}:1 has no usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(read.error.issues[0]?.path.join('.') || 'shape')}; expected the last run and its limits`,
remedy: `See who wrote it. To resume within the limits of the config: remove ${shown}. To start another run: autorize run ${paths.name} --fresh`,
});
}
}
function newMark(requested, { config, deadline }, host) {
const now = host.now();
const budgetMs = requested.timeBudgetMs ?? (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_3__ .E9)(config.schedule.total_budget ?? '');
const end = budgetMs === undefined ? deadline?.getTime() : now.getTime() + budgetMs;
const begun = { id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(), started_at: now.toISOString() };
return withLimits(begun, { end, requested, now });
}
function resumedMark(old, requested, host) {
const now = host.now();
const { timeBudgetMs: budgetMs } = requested;
const oldEnd = old.deadline === null ? undefined : Date.parse(old.deadline);
return withLimits(old, { end: budgetMs === undefined ? oldEnd : now.getTime() + budgetMs, requested, now });
}
function withLimits({ id, started_at, limits: known, accepted_risks: earlier = [] }, { end, requested, now }) {
const { timeLimitMs, acceptRisk = [] } = requested;
const risks = [...new Set([...earlier, ...acceptRisk])];
const last = timeLimitMs === undefined ? end : Math.min(now.getTime() + timeLimitMs, end ?? Number.POSITIVE_INFINITY);
const limits = (0,_run_limits_js__WEBPACK_IMPORTED_MODULE_10__ .n)(known, requested);
const deadline = last === undefined ? null : new Date(last).toISOString();
const accepted = risks.length === 0 ? {} : { accepted_risks: risks };
return { id, started_at, deadline, ...(limits === undefined ? {} : { limits }), ...accepted };
}
function withRisks(config, { accepted_risks: names = [] }) {
const accepted = {};
for (const name of names) {
const parsed = (0,_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_2__ .ll)(name);
if ('risk' in parsed)
accepted[parsed.risk] = true;
}
const risks = { ...config.accept_risk, ...accepted };
return { ...config, accept_risk: risks };
}
function oldMark({ paths, records, state, inFlight, }) {
if (state !== undefined && state.current_step === 'Done' && inFlight.length === 0) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ .Rb({
message: `the last run of "${paths.name}" is complete; there is nothing to resume`,
remedy: `Start another: autorize run ${paths.name}`,
});
}
requireMarks(paths, inFlight);
const found = findMark(paths, { records, inFlight });
if (state?.run_id !== undefined) {
if (found?.id === state.run_id)
return found;
const { run_id: id, started_at, deadline, limits } = state;
return { id, started_at, deadline, ...(limits === undefined ? {} : { limits }) };
}
if (found !== undefined)
return found;
const isBegun = state !== undefined && (state.current_step !== 'Idle' || state.iter_in_progress !== null);
if (records.length > 0 || inFlight.length > 0 || isBegun)
return undefined;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ .Rb({
message: `no run of "${paths.name}" has started yet; there is nothing to resume`,
remedy: `Start one: autorize run ${paths.name}`,
});
}
function findMark(paths, { records, inFlight }) {
const last = records.at(-1)?.run;
const recorded = last === undefined || last === null
? undefined
: {
...{ id: last.id, started_at: last.started_at, deadline: last.deadline ?? null },
...(last.limits ? { limits: last.limits } : {}),
};
const begun = (0,_iteration_folder_js__WEBPACK_IMPORTED_MODULE_9__ .fM)(paths, inFlight);
const ofFolder = begun === undefined ? undefined : { ...begun, accepted_risks: [] };
const marks = [readRunMark(paths), ofFolder, recorded].filter((mark) => mark !== undefined);
return marks.reduce((latest, mark) => (latest === undefined || mark.started_at > latest.started_at ? mark : latest), undefined);
}
function nextVerb(paths) {
try {
const { records } = (0,_store_js__WEBPACK_IMPORTED_MODULE_12__ .SC)(paths);
oldMark({ paths, records, state: (0,_store_js__WEBPACK_IMPORTED_MODULE_12__ .un)(paths), inFlight: (0,_in_flight_js__WEBPACK_IMPORTED_MODULE_8__ .T)(paths, records) });
return 'resume';
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ .Rb)
return 'run';
throw error;
}
}
function resumeLine(paths) {
const verb = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(paths.repository.folder) ? nextVerb(paths) : 'resume';
return `autorize ${verb} ${paths.name}`;
}
function clockOf({ deadline }, mark, host) {
if (mark.deadline === null)
return () => Number.POSITIVE_INFINITY;
const end = Date.parse(mark.deadline);
if (deadline?.getTime() === end)
return () => end - host.now().getTime();
return (0,_loop_clock_js__WEBPACK_IMPORTED_MODULE_7__ .V)(mark.deadline, host.now());
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
52626:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
bZ: () => ( expectedBranch),
O6: () => ( guidanceNotes),
DZ: () => ( hasOpenIntent),
n: () => ( readBranchStatus),
rk: () => ( readStatus),
zX: () => ( rebuildState),
V0: () => ( supposeRunning)
});
var external_node_fs_ = __webpack_require__(73024);
var errors = __webpack_require__(45145);
var journal_chain = __webpack_require__(62505);
var configured_agents = __webpack_require__(74832);
var followed_log = __webpack_require__(79907);
var area_path = __webpack_require__(91934);
var user_repository = __webpack_require__(63342);
var handed_groups = __webpack_require__(31775);
var agent_choice = __webpack_require__(10731);
var at_work = __webpack_require__(78579);
var branch_moved = __webpack_require__(9514);
var branch_name = __webpack_require__(82698);
var branch_problem = __webpack_require__(11346);
var certification = __webpack_require__(49780);
var ledger_decisions = __webpack_require__(761);
var effects = __webpack_require__(7956);
var fold = __webpack_require__(61319);
var ledger_holdout = __webpack_require__(50113);
var in_flight = __webpack_require__(6782);
var checked_prefix = __webpack_require__(98262);
var journal_reader = __webpack_require__(10063);
var own_files = __webpack_require__(11042);
var open_records = __webpack_require__(58991);
var store = __webpack_require__(54347);
;
function lookAtLedger(paths, area) {
const bytes = (0,own_files .z)(paths.ledger) ?? Buffer.alloc(0);
const journal = (0,journal_reader .a)(bytes, (0,checked_prefix .BE)(area, paths.ledger));
const { parsed } = journal;
if (parsed.kind === 'corrupt')
return (0,store .SC)(paths);
const known = (0,open_records .xx)(paths, journal);
for (const line of journal.since(known.count))
(0,open_records .mK)(paths, known, line);
const { records, problem } = known;
const head = parsed.records.at(-1)?.hash;
return { records, problem, tornBytes: parsed.tornBytes, head: typeof head === 'string' ? head : undefined };
}
var trade_offs = __webpack_require__(62880);
;
function readTradeOffs(raw, ledger) {
return (0,trade_offs .I)(raw, iterationsByTest(ledger));
}
function iterationsByTest(ledger) {
return new Map(ledger.flatMap(({ decision, iter }) => (decision?.test ? [[decision.test, iter]] : [])));
}
var readable_config = __webpack_require__(28803);
var record = __webpack_require__(74773);
var ledger_rejection = __webpack_require__(75265);
var run_mark = __webpack_require__(36609);
var ledger_standing = __webpack_require__(50344);
var state = __webpack_require__(26099);
var archived_records = __webpack_require__(48283);
var notices = __webpack_require__(52431);
;
function readStatus(paths, host, read) {
const { repository, name } = paths;
const area = (0,area_path .gx)({ repository, name, parentEnv: host.env });
const { records, problem } = read?.(paths) ?? lookAtLedger(paths, area);
const { config, problems } = (0,readable_config .q)(paths, { records, host });
const damages = [problem, (0,store .vU)(paths)].flatMap((each) => each === undefined ? [] : [(0,errors .yM)(each)]);
const unread = (0,ledger_rejection .uE)(paths).problems.map(errors .yM);
const log = (0,ledger_decisions .iR)(paths, area);
const decisions = log.records;
const { state: replayed } = new followed_log .H(log).replay();
const state = (0,store .un)(paths) ?? stateWithout(paths, { config, records });
const takenOut = (0,certification .P)(records);
const { isRunning, activities } = (0,at_work .K)(paths);
const standing = (0,ledger_standing .m)(decisions, records);
const holdout = (0,ledger_holdout .S)(decisions);
const names = (0,configured_agents .yM)(config) ? (0,configured_agents .et)(config).map(({ name }) => name) : [];
const agents = (0,agent_choice .xe)(names, { records, decisions });
const isMeasured = standing.kind === 'confirmed' || standing.kind === 'not-confirmed';
return {
...{ config, state, records, isRunning, activities },
waiting: waitingOf(records, { state, isRunning }),
standing,
claim: isMeasured ? (0,ledger_decisions .B5)(decisions) : undefined,
earlier: (0,ledger_standing .r)(decisions, records),
uncertified: (0,certification .q)(decisions, records),
takenOut,
effects: (0,effects .g)(decisions, records, takenOut),
tradeOffs: readTradeOffs(decisions, records),
holdout,
groups: (0,handed_groups .M4)(paths, { replayed, records, direction: config.objective.direction }),
agents: agents.length > 1 ? agents : [],
notices: [
...archivingNotices(paths),
...rejectionNotices(paths, records),
...endedNotices(paths, records),
...(holdout?.parting === undefined ? [] : [holdout.parting]),
...(0,notices .lx)(paths.name, { records, decisions, warnings: replayed?.session.warnings ?? [] }),
],
problems: [...problems, ...damages, ...unread],
isDamaged: damages.length > 0,
};
}
function supposeRunning(status, isRunning) {
const { records, state } = status;
return { ...status, isRunning, activities: [], waiting: waitingOf(records, { state, isRunning }) };
}
function waitingOf(records, { state, isRunning }) {
return isRunning ? state.waiting : limitOf(records);
}
function limitOf(records) {
const { outcome, agent_failure: failure, notes } = records.at(-1) ?? {};
if (outcome !== 'killed' || failure?.reset_at == null)
return undefined;
return { until: failure.reset_at, cause: notes ?? '' };
}
function endedNotices(paths, records) {
const ended = (0,archived_records .$S)(paths, records);
return ended === undefined ? [] : [(0,notices .Og)({ ...ended, folder: (0,store .pS)(paths, ended.folder) })];
}
function archivingNotices({ name, archiving }) {
return (0,external_node_fs_.existsSync)(archiving) ? [`it was being archived when a command was killed: autorize archive ${name}`] : [];
}
function expectedBranch(paths, { records, state }) {
return hasOpenIntent(paths, records) ? undefined : (0,branch_problem .O)(records, (0,fold .lN)(records, state));
}
function readBranchStatus(paths, status) {
const expected = status.isRunning ? undefined : expectedBranch(paths, status);
const actual = (0,user_repository .TQ)(paths.repository, (0,branch_name .W)(paths.name));
return expected === undefined || expected === actual ? undefined : (0,branch_moved .i)(paths.name, { expected, actual });
}
function hasOpenIntent({ intents }, records) {
if (!(0,external_node_fs_.existsSync)(intents))
return false;
const parsed = (0,journal_chain .z8)((0,external_node_fs_.readFileSync)(intents));
const last = parsed.kind === 'sound' ? parsed.records.at(-1) : undefined;
return last !== undefined && records.every(({ iter }) => iter !== last.iter);
}
function stateWithout(paths, known) {
return { ...rebuildState(paths, known), iter_in_progress: (0,in_flight .T)(paths, known.records)[0] ?? null };
}
function rebuildState(paths, { config, records }) {
const mark = (0,run_mark .DQ)(paths, { records, inFlight: (0,in_flight .T)(paths, records) });
const ofRun = records.filter(({ run }) => run?.id !== undefined && run?.id === mark?.id);
return (0,state .qk)({
experiment: paths.name,
baseCommit: (0,fold .lN)(records, undefined) ?? '',
run: mark ?? { id: '', started_at: '', deadline: null },
ledger: (0,fold .IN)(records, config.objective.direction),
step: 'Idle',
iterInProgress: null,
runIterationsCompleted: ofRun.filter(({ outcome }) => record .fA[outcome].counts).length,
});
}
function rejectionNotices(paths, records) {
return (0,ledger_rejection .zV)(paths, records).map((rejection) => (0,ledger_rejection .xz)(rejection, records));
}
function guidanceNotes(paths) {
const problem = (0,store .vU)(paths);
return problem === undefined ? [] : [`not all guidance reaches the agent: ${(0,errors .yM)(problem)}`];
}
}),
52431:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EQ: () => ( promotionWord),
Fh: () => ( setupNotes),
J4: () => ( pendingRelease),
Og: () => ( describeEnded),
Ps: () => ( quarantinedIterations),
lx: () => ( noticesOf),
nw: () => ( quarantinedPromotionIn),
rb: () => ( describeOtherFiles)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _decision_promotion_approval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64768);
var _decision_rule_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45342);
function describeEnded({ folder, branch, what, kept }) {
const quarantined = kept === 0 ? 'which kept nothing' : `with ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(kept, 'kept change')} on ${branch}`;
return `another run began, from another baseline, since its rules changed: ${what}; the one before, ${quarantined}, is in ${folder} as it was; to go back to it: docs/how-to/restore-an-archived-run.md`;
}
function setupNotes({ setup }, name) {
if (setup.command === '' || setup.inputs.length > 0)
return [];
return [
`setup runs in every evaluation; with setup.inputs it would run once, which is faster: autorize doctor ${name} --fix`,
];
}
function describeOtherFiles(name, changes) {
const what = (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_3__ .DT)(changes, 'objective.').join(', ');
return `HEAD has a different evaluator: ${what}; HEAD does not descend from the commit that this run started from, so the run keeps the evaluator of that commit; --fresh (autorize run ${name} --fresh) uses that of HEAD`;
}
function quarantinedIterations(records) {
const accepted = new Set(records.flatMap(({ outcome, released }) => (outcome === 'merged' && released ? [released] : [])));
return records.filter(({ decision, outcome }) => {
const isHeld = decision?.code === 'implausible' && outcome === 'inconclusive';
return isHeld && !accepted.has(String(decision.test));
});
}
function pendingRelease(decisions, task) {
const at = decisions.findLastIndex(({ kind, task: of }) => kind === 'release' && of === task);
const later = decisions.slice(at + 1);
const taken = later.filter(({ kind, released }) => kind === 'candidate' && released === task);
if ((0,_decision_promotion_approval_js__WEBPACK_IMPORTED_MODULE_2__ .U)(task))
return later.some(isPromotionDecision) ? undefined : decisions[at];
const names = new Set([task, ...taken.map(({ id }) => id)]);
const isDecided = later.some(({ kind, task: of }) => kind === 'decision' && names.has(String(of)));
return isDecided || taken.some(({ refused }) => refused !== null) ? undefined : decisions[at];
}
function isPromotionDecision({ kind, purpose }) {
return kind === 'decision' && purpose === 'promotion';
}
function quarantinedPromotionIn(decisions) {
const last = decisions.findLast(isPromotionDecision);
const output = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ passed: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY() })).safeParse(last?.guards);
const isHeld = last?.code === 'implausible' && output.success && output.data.every(({ passed }) => passed);
return isHeld ? String(last.task) : undefined;
}
function promotionWord(task) {
return task.replace(' ', '-');
}
function warningOf(warnings) {
const last = warnings.at(-1);
if (last === undefined)
return [];
return [warnings.length === 1 ? last : `${last} (the last of ${warnings.length} such findings)`];
}
function noticesOf(name, { records, decisions, warnings, }) {
const remarks = decisions.flatMap(({ kind, remark }) => kind === 'canary' && typeof remark === 'string' ? [remark] : []);
const risks = decisions.flatMap(({ kind, found, accepted, risk, detail }) => kind === 'risk' && found === true && accepted === true ? [`accepted risk ${String(risk)}: ${String(detail)}`] : []);
const carried = decisions.find(({ code, carry_over }) => code === 'carry-over' || carry_over === true);
const order = carried === undefined
? []
: [`carry-over since ${String(carried.task)}: runs depend on what ran before them, so arms are washed out`];
const quarantined = quarantinedIterations(records).map(({ iter, decision }) => {
const word = pendingRelease(decisions, String(decision?.test));
if (word !== undefined)
return `iteration ${iter} was approved by ${String(word.by)}: the next run takes it up`;
return `iteration ${iter} is quarantined because of its large gain; to approve it: autorize approve ${name} ${iter}`;
});
return [
...new Set([...risks, ...order, ...remarks]),
...warningOf(warnings),
...quarantined,
...batchNotices(name, decisions),
];
}
function batchNotices(name, decisions) {
const task = quarantinedPromotionIn(decisions);
if (task === undefined)
return [];
const word = pendingRelease(decisions, task);
if (word !== undefined)
return [`${task} was approved by ${String(word.by)}: the next run takes it up`];
const command = `autorize approve ${name} ${promotionWord(task)}`;
return [`${task} of the working line is quarantined because of its large gain; to approve it: ${command}`];
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

export const id = 8640;
export const ids = [8640];
export const modules = {
16740:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( renderJson)
});
function renderJson(value) {
return `${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`;
}
}),
62134:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
exitOf: () => ( exitOf),
runListCommand: () => ( runListCommand),
runStatusCommand: () => ( runStatusCommand),
see: () => ( see)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54347);
var _experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52626);
var _report_experiment_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61641);
var _report_run_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46622);
var _status_status_answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79955);
var _repeated_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69230);
var _terminal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38565);
function see({ words: [name = ''], host }) {
const paths = (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_1__ .wG)(name, host);
const look = (0,_experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_2__ .rk)(paths, host);
return { paths, look, view: (0,_report_experiment_view_js__WEBPACK_IMPORTED_MODULE_3__ .L)({ ...look, now: host.now() }) };
}
function exitOf({ look }, terminal) {
for (const problem of look.problems)
terminal.err(`error: ${problem}\n`);
return look.problems.length > 0 ? _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.usage : _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.yes;
}
function runStatusCommand({ values, words: [name = ''], host, terminal }) {
const paths = (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_1__ .wG)(name, host);
const answer = (0,_status_status_answers_js__WEBPACK_IMPORTED_MODULE_5__ .N)(paths, host);
return (0,_repeated_status_js__WEBPACK_IMPORTED_MODULE_6__ .a)(answer, { form: values.has('json') ? 'json' : 'text', terminal, moment: (0,_repeated_status_js__WEBPACK_IMPORTED_MODULE_6__ .E)(paths, host) });
}
function runListCommand(call) {
const seen = see(call);
if (call.values.has('json'))
(0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__ .Q)(call.terminal, seen.look.records);
else
call.terminal.out((0,_report_run_markdown_js__WEBPACK_IMPORTED_MODULE_4__ .p)(seen.view));
return exitOf(seen, call.terminal);
}
}),
69230:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( momentOf),
a: () => ( printStatus),
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
return found && printStatus(found.answer, { form, terminal, moment: found.moment });
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
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50534);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10901);
var _kernel_checked_prefix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98262);
var _kernel_journal_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10063);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
function readChained(path) {
return (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .z8)((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(path) ?? Buffer.alloc(0));
}
function readableOf(parsed) {
return parsed.kind === 'sound' ? parsed.records : parsed.readable;
}
function readDecisions({ decisions }) {
return readableOf(readChained(decisions));
}
function lookAtDecisions({ decisions }, area) {
const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(decisions) ?? Buffer.alloc(0);
return (0,_kernel_journal_reader_js__WEBPACK_IMPORTED_MODULE_3__ .a)(bytes, (0,_kernel_checked_prefix_js__WEBPACK_IMPORTED_MODULE_2__ .BE)(area, decisions));
}
function asClaim(record) {
const read = _decision_records_js__WEBPACK_IMPORTED_MODULE_1__ .vt.safeParse(record);
return read.success && read.data.kind === 'claim' ? read.data : undefined;
}
function lastClaim(records) {
return asClaim(records.findLast(({ kind }) => kind === 'claim'));
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
return [...begun].filter((iter) => !(0,_base_number_ranges_js__WEBPACK_IMPORTED_MODULE_0__ .y)(iters, iter)).sort((one, other) => one - other);
}
}),
28243:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => ( nearMisses),
F: () => ( testedChanges)
});
var _decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91167);
var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74773);
function testedChanges(records) {
return records.flatMap((record) => {
const { iter, base_commit: on, recombines, decision, reverts } = record;
const standing = standingOf(record);
if (standing === undefined || reverts)
return [];
return [{ iter, on: on ?? '', standing, evidence: decision?.p_or_e ?? 1, of: recombines ?? [] }];
});
}
function standingOf({ outcome, tree, decision, conflict }) {
if (outcome === 'merged')
return 'accepted';
if (!_record_js__WEBPACK_IMPORTED_MODULE_1__ .rb.includes(outcome) || typeof tree !== 'string')
return undefined;
if (conflict === true)
return 'conflict';
if (decision == null)
return undefined;
const { code, effect, scale, purpose } = decision;
const gain = scale === 'ratio' ? Math.log(effect ?? 1) : (effect ?? 0);
const isNear = purpose !== 'simplify' && (0,_decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ .z8)({ code: String(code), gain });
return isNear ? 'near-miss' : 'rejected';
}
function nearMisses(records) {
return (0,_decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ .gE)(testedChanges(records)).filter(({ standing }) => standing === 'near-miss');
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
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).filter(({ name }) => !isUnread(name));
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
61641:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => ( viewExperiment),
K: () => ( viewMoment)
});
var claim_outcome = __webpack_require__(59997);
var score_text = __webpack_require__(58164);
var base_text = __webpack_require__(7953);
var fold = __webpack_require__(61319);
var record = __webpack_require__(74773);
var activity_text = __webpack_require__(57296);
var ended_text = __webpack_require__(60551);
var picomatch = __webpack_require__(14006);
;
function findChangedTools(records, { setup }, reverted = []) {
if (setup.command === '' || setup.inputs.length === 0)
return [];
const isInput = picomatch([...setup.inputs], { dot: true });
return records.flatMap(({ iter, outcome, changed_paths: changed }) => {
const paths = outcome === 'merged' ? (changed ?? []).filter((path) => isInput(path)) : [];
return paths.length === 0 || reverted.includes(iter) ? [] : [{ iter, paths }];
});
}
var near_misses = __webpack_require__(28243);
var agent_facts = __webpack_require__(32948);
var effect_text = __webpack_require__(78436);
var foreign_text = __webpack_require__(84483);
;
const MAX_GROUPS = 12;
const MAX_CHARS = 300;
function renderGroups(read) {
if (read === undefined)
return [];
const { groups, unmeasured, isCurrent } = read;
const lines = groups.slice(0, MAX_GROUPS).map((group) => describeGroup(group, groups));
const rest = groups.length - MAX_GROUPS;
const notes = [
...(rest > 0 ? [`and ${rest} more`] : []),
...(unmeasured > 0 ? [`${unmeasured} not measured yet; the next run measures them`] : []),
...(isCurrent ? [] : ['changes were accepted or taken out since then; the next run groups them again']),
];
return [...lines, ...notes].map((line) => ['group', line]);
}
function describeGroup(group, all) {
const { title, branch, on, base, pull, takenOut, isConfirmed, effect } = group;
const below = base === undefined ? all.find(({ task }) => task === on)?.branch : base.slice(0, 12);
const parts = [
`${branch}${below === undefined ? '' : `, on ${below}`}`,
`${isConfirmed ? 'confirmed' : 'not confirmed'} by itself: ${effect}`,
...(pull === undefined ? [] : [`pull request #${pull.number}, ${pull.state} (${pull.url})`]),
...(takenOut === undefined ? [] : [`taken out by ${takenOut.by}: ${takenOut.reason}`]),
];
return `${(0,foreign_text .TN)(title.text, MAX_CHARS)}: ${parts.map((part) => (0,foreign_text .TN)(part, MAX_CHARS)).join('; ')}`;
}
var holdout_text = __webpack_require__(69834);
var near_misses_text = __webpack_require__(7904);
var pareto_text = __webpack_require__(89578);
;
const MAX_TOOLS = 5;
const MAX_PATHS = 200;
const MAX_UNCERTIFIED = 50;
function factsOf(input) {
const { config, records, earlier, effects = [], uncertified = [], takenOut = [], tradeOffs = [], holdout } = input;
const reverted = takenOut.flatMap(({ taken }) => taken);
const facts = [
[
'earlier',
earlier === undefined
? undefined
: `${(0,claim_outcome .RT)(earlier)} after iteration ${earlier.iter}: ${(0,foreign_text .TN)(earlier.sentence, 1000)}`,
],
['uncertified', renderIterations(uncertified)],
['reverted', renderReverted(takenOut)],
['tools', renderChangedTools(findChangedTools(records, config, reverted))],
['holdout', holdout && (0,holdout_text ._)(holdout)],
['near misses', (0,near_misses_text .V)((0,near_misses .B)(records))],
];
const known = facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]));
return [
...(0,agent_facts .X)(input.agents ?? []),
...(0,effect_text .V)(effects),
...known,
...(0,pareto_text .s)(tradeOffs),
...renderGroups(input.groups),
];
}
function renderIterations(iters) {
if (iters.length === 0)
return undefined;
const rest = iters.length - MAX_UNCERTIFIED;
const shown = iters.slice(0, MAX_UNCERTIFIED).map((iter) => `iter ${iter}`);
return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
function renderChangedTools(changed) {
if (changed.length === 0)
return undefined;
const rest = changed.length - MAX_TOOLS;
const shown = changed
.slice(0, MAX_TOOLS)
.map(({ iter, paths }) => `iteration ${iter} (${(0,foreign_text .TN)(paths.join(', '), MAX_PATHS)})`);
const all = [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
return `the evaluator's tools changed with ${all}, so scores before and after are of different tools`;
}
function renderReverted(batches) {
if (batches.length === 0)
return undefined;
return batches.map(({ iter, taken }) => `${renderIterations(taken) ?? 'nothing'} by iter ${iter}`).join('; ');
}
var iteration_facts = __webpack_require__(16794);
var iteration_row = __webpack_require__(29865);
var plain_result = __webpack_require__(14913);
var run_view = __webpack_require__(33902);
var shell_word = __webpack_require__(59010);
var time_text = __webpack_require__(1052);
;
const MAX_PROBLEMS = 5;
function viewExperiment(input) {
const { config, state, records, now, standing = { kind: 'none' } } = input;
const { direction } = config.objective;
const { name } = config.experiment;
const folded = (0,fold .IN)(records, direction);
const { rows = (0,iteration_row .zs)(records, direction) } = input;
const result = buildResult(rows, standing.kind === 'withdrawn' ? null : folded.best_iter);
const accepted = rows.filter(({ isAccepted }) => isAccepted).length;
const tried = rows.filter(run_view .Ye).length;
const isBegun = records.length > 0 || state.run_id !== undefined || state.current_step !== 'Idle';
const isOver = state.current_step === 'Done';
const head = records.at(-1)?.hash;
return {
recipe: 'experiment',
terms: { attempt: 'iteration', line: 'Best score so far', best: 'Best (single test)' },
tables: {
page: ['id', 'outcome', 'single', 'best', 'duration', 'size', 'reason', 'commit'],
list: ['id', 'outcome', 'score', 'best', 'duration', 'size', 'reason', 'commit'],
summary: {
accepted: ['id', 'single', 'size', 'evidence', 'commit'],
others: ['id', 'outcome', 'single', 'reason'],
},
},
...{ name, description: (0,foreign_text .TN)(config.experiment.description) },
goal: direction === 'max' ? 'higher is better' : 'lower is better',
...{ branch: (0,shell_word .r)((0,foreign_text .TN)(state.branch)), noBranch: '' },
commit: records.findLast(({ outcome }) => outcome === 'merged')?.commit ?? state.base_commit,
base: state.base_commit === '' ? undefined : (0,shell_word .r)((0,foreign_text .TN)(state.base_commit.slice(0, 12))),
problems: [
...renderProblems([...(input.problems ?? []), ...(input.branchProblem ? [input.branchProblem] : [])]),
...disagreements(input, folded),
],
notices: renderProblems(input.notices ?? []),
worktree: undefined,
...viewMoment(input),
result: plainResultOf({ input, rows, accepted, tried }),
ended: isOver && input.isRunning !== true ? endedOf(input) : undefined,
verdict: renderVerdict({ name, accepted, tried, standing, ...result }),
claim: { kind: standing.kind, text: undefined },
gain: renderGain({ standing, change: result.change, accepted }),
...result,
...{ tried, accepted, counts: (0,run_view .BO)(rows, record .im), facts: factsOf(input), rows },
tradeOffs: input.tradeOffs ?? [],
budget: {
noops: renderNoops(folded.consecutive_noops, config.iteration.max_consecutive_noops),
startedAt: !isBegun || state.started_at === '' ? undefined : (0,time_text .Wv)(state.started_at),
deadline: state.deadline === null || isOver ? undefined : (0,time_text .Wv)(state.deadline),
timeLeft: isOver ? undefined : (0,time_text .jf)(state.deadline, now),
},
cost: (0,iteration_facts .kT)(records.map(({ usage }) => usage)),
workspaces: findWorkspaces(records),
...{ verify: `autorize verify ${name}`, show: `autorize show ${name}` },
head: typeof head === 'string' ? (0,foreign_text .TN)(head, 80) : undefined,
madeAt: (0,time_text .Wv)(now.toISOString()),
};
}
function viewMoment(input) {
return {
position: renderPosition(input),
waiting: (0,run_view .tl)(input.waiting, input.isRunning !== false),
next: chooseNext(input),
};
}
function renderGain({ standing, change, accepted, }) {
if (accepted === 0)
return '';
if (standing.kind === 'confirmed')
return (0,foreign_text .TN)(standing.sentence);
if (standing.kind === 'not-confirmed') {
return (0,foreign_text .TN)((0,claim_outcome .zu)({ sentence: standing.sentence, confirmed: false }));
}
if (standing.kind === 'withdrawn')
return 'all accepted changes were reverted';
const changes = (0,base_text .LS)(accepted, 'accepted change');
return `${standing.kind === 'unconfirmed' ? changes : (change ?? changes)}, not confirmed`;
}
const REMARKS = {
unconfirmed: 'improvement not confirmed yet',
withdrawn: 'all accepted changes were reverted',
};
function plainResultOf({ input: { standing, claim }, rows, accepted, tried }) {
const kind = standing?.kind ?? 'none';
return (0,plain_result .S)({
...{ accepted, tried, isConfirmed: kind === 'confirmed', remark: REMARKS[kind] },
claim: kind === 'confirmed' || kind === 'not-confirmed' ? claim : undefined,
baseline: rows.find(({ mark, score }) => mark === 'baseline' && score !== undefined)?.score,
best: rows.at(-1)?.best,
});
}
function endedOf({ state, records }) {
const { stopped } = state;
return (0,ended_text .N)({
from: state.started_at,
to: stopped?.at ?? records.at(-1)?.ended_at,
reason: stopped?.reason ?? 'the reason was not recorded',
});
}
function buildResult(rows, bestIter) {
const baseline = rows.find(({ mark, score }) => mark === 'baseline' && score !== undefined)?.score;
const best = rows.find(({ iter, isAccepted, score }) => iter === bestIter && isAccepted && score !== undefined);
const score = best?.score;
return {
baseline: baseline === undefined ? undefined : (0,score_text .Fw)(baseline, score),
best: best === undefined || score === undefined ? undefined : { score: (0,score_text .Fw)(score, baseline), iter: best.iter },
change: baseline === undefined || score === undefined ? undefined : (0,score_text .vN)(baseline, score),
};
}
function renderVerdict({ name, accepted, tried, standing, baseline, best, change, }) {
if (tried === 0)
return 'No iteration has ended yet';
const of = `${accepted} of ${(0,base_text .LS)(tried, 'iteration')} accepted`;
if (standing.kind === 'confirmed')
return `${of}; ${(0,foreign_text .TN)(standing.sentence, 1000)}`;
if (standing.kind === 'not-confirmed')
return `${of}; ${(0,foreign_text .TN)((0,claim_outcome .zu)({ sentence: standing.sentence, confirmed: false }), 1000)}`;
if (standing.kind === 'withdrawn')
return `${of}; all of them were reverted, so the branch equals the baseline`;
if (standing.kind === 'unconfirmed') {
return `${of}; the improvement is not confirmed yet (after the run: autorize verify ${name} --rescore)`;
}
if (best === undefined)
return baseline === undefined ? of : `${of}; nothing is better than the baseline, ${baseline}`;
const against = baseline === undefined ? 'the baseline has no score' : `${change} against the baseline, ${baseline}`;
return `${of}; best ${best.score} in iteration ${best.iter}, ${against}`;
}
function renderProblems(problems) {
const rest = problems.length - MAX_PROBLEMS;
const shown = problems.slice(0, MAX_PROBLEMS).map((problem) => (0,foreign_text .TN)(problem, 400));
return rest > 0 ? [...shown, `and ${(0,base_text .LS)(rest, 'more problem')}`] : shown;
}
function disagreements({ state }, folded) {
if (state.best_iter === folded.best_iter && state.best_score === folded.best_score)
return [];
const of = (iter) => (iter === null ? 'none' : `iteration ${iter}`);
return [
`state.json has another best (${of(state.best_iter)}) than the ledger (${of(folded.best_iter)}); this report uses the ledger.`,
];
}
function renderPosition({ state, isRunning, activities = [], now }) {
if (activities.length > 0)
return (0,activity_text .bD)(activities, now);
const { iter_in_progress: iter, current_step: step } = state;
if (iter !== null && isRunning === false) {
return `no active run; iteration ${iter} was interrupted${step === 'Idle' ? '' : ` at ${step}`}`;
}
if (iter !== null)
return `iteration ${iter}, ${step}`;
return step === 'Idle' || step === 'Done' ? 'no iteration in flight' : `between iterations, ${step}`;
}
function renderNoops(streak, max) {
return `${streak} in a row${max === 0 ? '' : ` (a run stops at ${max})`}`;
}
function findWorkspaces(records) {
const last = records.at(-1)?.run?.id;
const worktree = records.findLast(({ run, worktree: path }) => run?.id === last && typeof path === 'string')?.worktree;
return worktree ? (0,shell_word .r)((0,foreign_text .TN)(worktree.slice(0, worktree.lastIndexOf('/')), 400)) : undefined;
}
function chooseNext({ config, state, records, now, problems = [], isDamaged = problems.length > 0, isRunning, branchProblem, }) {
const command = (verb) => `autorize ${verb} ${config.experiment.name}`;
if (isRunning)
return { command: command('status'), why: 'a run is active; check again later' };
if (isDamaged)
return { command: command('repair'), why: 'repair the ledger first' };
if (problems.length > 0)
return { command: command('doctor'), why: 'correct the configuration first' };
if (branchProblem !== undefined)
return { command: command('verify'), why: 'restore the branch first' };
if (state.iter_in_progress !== null) {
return { command: command('resume'), why: `iteration ${state.iter_in_progress} did not end` };
}
const end = (0,time_text .B9)(state.deadline);
const isOver = end !== undefined && end <= now.getTime();
if (records.length === 0 || state.current_step === 'Done' || isOver) {
return { command: command('run'), why: records.length === 0 ? 'no iteration has run yet' : 'starts another run' };
}
return { command: command('resume'), why: 'the run has not reached its end' };
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
46622:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => ( renderMarkdown),
p: () => ( renderList)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);
var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47776);
var _run_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33902);
var _titled_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53901);
function renderList(view) {
const problems = renderProblems(view);
const { head, rows } = renderTable(view.rows, view.tables.list);
return [...problems, ...(problems.length === 0 ? [] : ['']), ...head, ...rows, ''].join('\n');
}
const ALL_BYTES = 36 * 1024;
const ACCEPTED_BYTES = 20 * 1024;
function renderMarkdown(view) {
const problems = renderProblems(view);
const facts = [
...view.facts.map(([label, text]) => [(0,_titled_js__WEBPACK_IMPORTED_MODULE_4__ .d)(label), text]),
['Model', view.waiting],
['Cost', view.cost],
];
return [
`### ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(view.name)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(view.verdict)}`,
'',
...(view.description === '' ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(view.description), '']),
...(problems.length === 0 ? [] : [...problems, '']),
...(view.claim.text === undefined ? [] : [`Gain: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(view.claim.text)}`, '']),
...renderMeaning(view).flatMap((line) => [line, '']),
...renderTried(view),
`- Branch: ${renderBranch(view)}`,
...facts.flatMap(([label, text]) => (text === undefined ? [] : [`- ${label}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(text)}`])),
'',
...renderAttempts(view),
].join('\n');
}
function renderProblems({ problems, notices }) {
return [...problems, ...notices].map((problem) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(problem)}`);
}
function renderMeaning({ recipe, tried, claim, name, verify }) {
if (recipe === 'plan')
return [];
if (claim.kind === 'confirmed') {
const audit = recipe === 'experiment' ? ` To recompute every decision: autorize audit ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(name)}.` : '';
return [
`The improvement was measured in fresh pairs after all decisions. The scores below are single measurements.${audit}`,
];
}
if (claim.kind === 'not-confirmed') {
return [
'Fresh pairs do not confirm an improvement: their interval includes no change. The scores below are single measurements.',
];
}
const looks = tried > 1 ? `The best of ${tried} attempts overstates the gain.` : 'One attempt says little.';
const again = recipe === 'experiment' ? ` To measure again: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(verify)} with --rescore.` : '';
return [`Scores are single measurements, not a confirmed improvement. ${looks}${again}`];
}
function renderTried({ counts, tried, terms }) {
const parts = counts
.filter(_run_view_js__WEBPACK_IMPORTED_MODULE_3__ .Ye)
.map(({ word, mark, count }) => `${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ .U[mark].sign} ${count} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(word)}`);
return [`- ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(tried, terms.attempt)}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`];
}
function renderBranch({ branch, noBranch, base, goal }) {
const at = branch === undefined ? noBranch : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(branch);
return `${at}${base === undefined ? '' : `, from ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(base)}`}${goal === undefined ? '' : `; ${goal}`}`;
}
function renderAttempts(view) {
const { rows, tables } = view;
if ('all' in tables.summary)
return rows.length === 0 ? [] : [...fitting(view, tables.summary.all, ALL_BYTES), ''];
const accepted = rows.filter(({ isAccepted }) => isAccepted);
const others = rows.filter((row) => !row.isAccepted && (0,_run_view_js__WEBPACK_IMPORTED_MODULE_3__ .Ye)(row));
const table = (title, some, columns, maxBytes) => some.length === 0 ? [] : [`#### ${title}`, '', ...fitting({ ...view, rows: some }, columns, maxBytes), ''];
return [
...table('Accepted', accepted, tables.summary.accepted, ACCEPTED_BYTES),
...table('Not accepted', others, tables.summary.others, ALL_BYTES - ACCEPTED_BYTES),
];
}
function renderTable(rows, columns) {
return {
head: [`| ${columns.map((name) => _run_view_js__WEBPACK_IMPORTED_MODULE_3__ .cZ[name].title).join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`],
rows: rows.map((row) => `| ${columns.map((name) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(_run_view_js__WEBPACK_IMPORTED_MODULE_3__ .cZ[name].text(row))).join(' | ')} |`),
};
}
function fitting({ rows: all, terms }, columns, maxBytes) {
const { head, rows } = renderTable(all, columns);
const isPlan = terms.attempt === 'item';
const ordered = isPlan ? rows : rows.toReversed();
let bytes = 0;
const end = ordered.findIndex((row) => {
bytes += Buffer.byteLength(row) + 1;
return bytes > maxBytes;
});
const shown = end === -1 ? ordered : ordered.slice(0, end);
const left = rows.length - shown.length;
const which = isPlan ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(left, 'item') : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(left, `earlier ${terms.attempt}`);
const note = left === 0 ? [] : ['', `${which} of ${rows.length} left out; report.html has all.`];
return [...head, ...(isPlan ? shown : shown.toReversed()), ...note];
}
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
59010:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
r: () => ( shellWord)
});
var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61023);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
function shellWord(word) {
return (0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ .e)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .g$)(word, 400));
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
53901:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( titled)
});
function titled(label) {
return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
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
function answerAndLeave(paths, read, isWhole = () => true) {
const leave = quietly(() => {
const command = (0,_kernel_program_files_js__WEBPACK_IMPORTED_MODULE_0__ .$X)();
const before = Date.now();
const stamp = (0,_remembered_status_js__WEBPACK_IMPORTED_MODULE_2__ ._5)(paths, command);
if (stamp === undefined || !(0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_1__ ._5)(stamp, before))
return undefined;
return (answer) => leaveAnswer(paths, answer, { stamp, command, isWhole });
});
const answer = read();
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
const name = 'runId' in paths ? `mission-${paths.runId}` : `status-${paths.name}`;
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ .zn)(paths.repository), `${name}.json`);
}
function stampStatus(paths, command) {
if (command === undefined || (0,_kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ .FJ)(paths.repository))
return undefined;
const stamp = (0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ ._Y)(paths.folder, unreadOf(paths));
return { ...stamp, text: `${stamp.text}\n${command}` };
}
function unreadOf(paths) {
if ('runId' in paths)
return (name) => name !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(paths.journal);
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
const doing = activities.length === 0 ? position : (0,_report_activity_text_js__WEBPACK_IMPORTED_MODULE_4__ .bD)(activities, now);
const isAfter = ((0,_report_time_text_js__WEBPACK_IMPORTED_MODULE_5__ .B9)(deadline) ?? Number.POSITIVE_INFINITY) <= now.getTime();
const code = moved.length === 0 ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.yes : _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.precondition;
return {
text: texts[isAfter ? 1 : 0]
.replace(POSITION_GAP, () => doing)
.replace(TIME_LEFT_GAP, () => (0,_report_time_text_js__WEBPACK_IMPORTED_MODULE_5__ .jf)(deadline, now) ?? ''),
json: withMembers(json, {
...(activities.length === 0 || answer.hidesActivities === true ? {} : { activities }),
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
}),
79955:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => ( answerStatus),
isWhole: () => ( isWhole),
readStatusAnswer: () => ( readStatusAnswer)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_shown_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16740);
var _experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54347);
var _experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52626);
var _report_experiment_view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61641);
var _report_run_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74008);
var _report_time_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1052);
var _left_answer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93121);
var _status_answer_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84476);
function answerStatus(paths, host) {
return (0,_left_answer_js__WEBPACK_IMPORTED_MODULE_7__ .H)(paths, () => readStatusAnswer(paths, host), () => isWhole(paths));
}
function isWhole(paths) {
return !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.state) || (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_2__ .un)(paths) !== undefined;
}
function readStatusAnswer(paths, host) {
const now = host.now();
const look = (0,_experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_3__ .rk)(paths, host);
const view = (0,_report_experiment_view_js__WEBPACK_IMPORTED_MODULE_4__ .L)({ ...look, now });
const isTimed = view.budget.timeLeft !== undefined;
const end = (isTimed ? (0,_report_time_text_js__WEBPACK_IMPORTED_MODULE_6__ .B9)(look.state.deadline) : undefined) ?? now.getTime();
const budget = { ...view.budget, timeLeft: isTimed ? _status_answer_js__WEBPACK_IMPORTED_MODULE_8__ .t5 : undefined };
const formOf = (isRunning, branchProblem) => {
const supposed = (0,_experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_3__ .V0)(look, isRunning);
const at = (ms) => (0,_report_experiment_view_js__WEBPACK_IMPORTED_MODULE_4__ .K)({ ...supposed, branchProblem, now: new Date(ms) });
const textAt = (ms) => (0,_report_run_text_js__WEBPACK_IMPORTED_MODULE_5__ .LG)({ ...view, ...at(ms), position: _status_answer_js__WEBPACK_IMPORTED_MODULE_8__ .LL, budget, problems: [] });
const after = textAt(end);
const json = (0,_base_shown_json_js__WEBPACK_IMPORTED_MODULE_1__ .h)(documentOf(supposed));
return { position: at(end).position ?? '', texts: [isTimed ? textAt(end - 1) : after, after], json };
};
return {
name: paths.name,
deadline: isTimed ? look.state.deadline : null,
commit: (0,_experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_3__ .bZ)(paths, look) ?? null,
problems: look.problems,
atWork: formOf(true),
atRest: formOf(false),
moved: formOf(false, 'it is at another commit'),
};
}
function documentOf(look) {
return {
...{ ...look.state, is_running: look.isRunning, waiting: look.waiting ?? null, activities: look.activities },
...{ problems: look.problems, notices: look.notices, holdout: look.holdout ?? null },
...(look.groups === undefined ? {} : { groups: look.groups.groups }),
...(look.agents.length === 0 ? {} : { agents: look.agents }),
};
}
})
};

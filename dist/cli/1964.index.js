export const id = 1964;
export const ids = [1964];
export const modules = {
42351:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
renderPushed: () => ( renderPushed),
runPullCommand: () => ( runPullCommand),
runPushCommand: () => ( runPushCommand)
});
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var run_name = __webpack_require__(53482);
var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var store = __webpack_require__(54347);
var git_remote = __webpack_require__(34489);
var user_refs = __webpack_require__(11584);
var user_remote = __webpack_require__(35208);
var user_repository = __webpack_require__(63342);
var mission_store = __webpack_require__(89855);
var contract = __webpack_require__(51421);
var opening = __webpack_require__(32375);
var workitem_store = __webpack_require__(50492);
var experiment_recipe = __webpack_require__(88467);
var mission_recipe = __webpack_require__(63548);
var plan_recipe = __webpack_require__(86031);
var finding = __webpack_require__(17785);
var ancestry = __webpack_require__(72527);
var fault_point = __webpack_require__(23727);
var object_presence = __webpack_require__(55523);
var kernel_refs = __webpack_require__(83144);
var run_lock = __webpack_require__(42205);
var staged_install = __webpack_require__(80866);
var known_start = __webpack_require__(5693);
var local_records = __webpack_require__(45463);
var restore = __webpack_require__(77922);
var state_commit = __webpack_require__(44042);
var remote_subject = __webpack_require__(64715);
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
async function pullState(request) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { subject } = request;
const arrived = await fetchState(request).catch(unsoundOf(subject));
if ('findings' in arrived)
return arrived;
const { files, records, branchHead } = arrived;
(0,fault_point .Jd)('pull:after-fetch');
const lock = __addDisposableResource(env_1, await subject.lock(), true);
const { news, conflicts } = (0,local_records .t)(subject, files);
if (conflicts.length > 0)
throw conflicting(request, conflicts);
const move = await planMove(request, { branch: records.branch, branchHead });
const shown = { branch: records.branch?.replace('refs/heads/', ''), records: records.count };
const gone = subject.list().filter((path) => subject.isTransient?.(path) === true && !files.has(path));
if (news.size === 0 && gone.length === 0 && move === undefined)
return { kind: 'current', ...shown };
const staging = (0,staged_install .qp)(subject);
try {
(0,state_commit .Jq)({ folder: staging }, files);
(0,fault_point .Jd)('pull:after-staging');
const { branch } = records;
const { git } = request.remote;
if (branch !== undefined && branchHead !== undefined)
await git(['update-ref', branch, branchHead]);
if (records.base !== undefined)
await (0,known_start .L)(request, { commit: records.base, files });
const findings = await subject.check({ folder: staging, git, scratch: request.scratch, lock });
(0,fault_point .Jd)('pull:after-check');
if (!(0,finding .vs)(findings))
return { kind: 'unsound', findings };
if (branchHead !== undefined)
await (0,restore .w0)(request, branchHead);
subject.ignore?.();
removeKnown({ staging, files, news });
(0,run_lock .o1)(lock, 'Nothing was written. Run the command again.');
(0,staged_install .ki)(subject, { staging, outdated: [...subject.derived, ...gone], move });
return { kind: 'pulled', ...shown };
}
finally {
(0,external_node_fs_.rmSync)(staging, { recursive: true, force: true });
}
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = __disposeResources(env_1);
if (result_1)
await result_1;
}
}
function unsoundOf({ name: what }) {
return (error) => {
if (!(error instanceof errors .cs))
throw error;
return { kind: 'unsound', findings: [{ kind: 'wrong', what, detail: error.message }] };
};
}
function removeKnown({ staging, files, news }) {
for (const path of files.keys())
if (!news.has(path))
(0,external_node_fs_.rmSync)((0,external_node_path_.join)(staging, path), { force: true });
}
const TRIES = 5;
async function fetchState(request) {
const { subject, remote, refs, wanted, from } = request;
for (let tries = 0;; tries += 1) {
const { seen, files, records } = await (0,restore .H1)({ subject, remote });
if (files === undefined || records === undefined)
throw noState(request);
if (wanted !== undefined && !files.has(wanted))
throw otherRun(request, wanted);
const { branch, branchHead } = seen;
if (branch !== undefined && branchHead !== undefined) {
if ((await (0,restore .D_)({ remote, refs }, { branch, records })) !== branchHead && tries < TRIES)
continue;
}
if (records.expected === undefined || branchHead === records.expected)
return { files, records, branchHead };
if (await (0,restore .FS)(remote.git, { branchHead, records }))
return { files, records, branchHead };
if (branchHead === undefined && (await (0,object_presence .Q)(refs, records.expected)))
return { files, records, branchHead: records.expected };
throw moved({ from, seen, records });
}
}
async function planMove(request, { branch, branchHead }) {
const { refs, subject, from: remote, remote: server } = request;
if (branch === undefined || branchHead === undefined)
return undefined;
const from = await (0,kernel_refs .sg)(refs, branch);
if (from === branchHead)
return undefined;
const short = branch.replace('refs/heads/', '');
if (from !== undefined && !(await (0,ancestry .Q)(server.git, { base: from, branchHead }))) {
throw new errors .Rb({
message: `the branch ${short} here has commits that ${remote} lacks (it is at ${from}); nothing was changed`,
remedy: `Keep them under another name: git branch -m ${short} NEW-NAME. Then run the command again.`,
});
}
const on = (0,user_repository .Y3)(subject.repository).find(({ head }) => head === branch);
if (on !== undefined) {
throw new errors .Rb({
message: `the work tree ${(0,base_text .TL)(on.folder, 200)} is on the branch ${short}, which has to move; nothing was changed`,
remedy: 'Switch it to another branch: git switch main. Then run the command again.',
});
}
return { ref: branch, from, to: branchHead };
}
function noState({ subject, from }) {
return new errors .Rb({
message: `${from} has no records of "${subject.name}": there is no ${(0,remote_subject .sd)(subject).usual}`,
remedy: `List what it has: git ls-remote ${from} "refs/autorize-ledger/*". Or name another remote with --remote.`,
});
}
function otherRun({ subject, from }, wanted) {
return new errors .Rb({
message: `${from} has no ${(0,base_text .TL)(wanted, 250)} in its last state, which belongs to another run`,
remedy: `Fetch the last run: autorize pull ${subject.name}. Earlier ones are in the history of ${(0,remote_subject .sd)(subject).usual}.`,
});
}
function moved({ from, seen, records, }) {
const branch = seen.branch?.replace('refs/heads/', '');
const at = seen.branchHead === undefined ? 'does not exist there' : `is at ${seen.branchHead}`;
return new errors .Rb({
message: `the branch ${branch} of ${from} ${at}; its ${(0,base_text .LS)(records.count, 'record')} say ${records.expected}; nothing was changed`,
remedy: `See who moved it: git log ${branch}. A branch with another name there: --branch NAME.`,
});
}
function conflicting({ subject, from }, conflicts) {
const shown = conflicts.slice(0, 3).join(', ');
const more = conflicts.length > 3 ? ` and ${conflicts.length - 3} more` : '';
return new errors .Rb({
message: `records of "${subject.name}" here are not those of ${from} (${shown}${more}); nothing was changed`,
remedy: `Look at yours first. To use those of ${from}: move yours out of ${(0,base_text .TL)(subject.folder, 200)}, and run the command again.`,
});
}
;
async function pullNamed(request, host) {
const { name, remote: from = 'origin', branch, signal, limitMs } = request;
const repository = (0,user_repository .W1)(host.cwd);
const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-pull-'));
const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(repository.gitDir, 'autorize-pull-'));
try {
const paths = (0,user_refs .ro)(repository, scratch);
const candidates = await candidatesOf({ name, branch, paths }, host);
const limits = {
...(limitMs === undefined ? {} : { limitMs }),
...(signal === undefined ? {} : { cutOff: signal }),
};
const server = await (0,user_remote .u8)({ name: from, repository, folder, parentEnv: host.env, ...limits });
const { subject, wanted } = await chooseFrom(candidates, server);
const remote = branch === undefined ? server : (0,git_remote .w)(server, { here: subject.branches, there: `refs/heads/${branch}` });
const { refs } = paths;
return await pullState({ subject, from, remote, refs, scratch, ...(wanted === undefined ? {} : { wanted }) });
}
finally {
for (const each of [folder, scratch])
(0,external_node_fs_.rmSync)(each, { recursive: true, force: true });
}
}
async function candidatesOf({ name, branch, paths }, host) {
const isRef = async (ref) => {
const { exitCode } = await paths.refs(['check-ref-format', ref], { allowed: [0, 1, 129] });
return exitCode === 0;
};
const ofMission = (slug) => ({
subject: (0,mission_recipe .b)({ slug, repository: (0,mission_store.findMissionRepository)(host.cwd) }, host),
});
const ofPlan = async (plan) => {
const work = await (0,opening .L9)(plan, host);
const { permit = [] } = work ?? {};
return { subject: (0,plan_recipe .O)({ paths: (0,workitem_store.workPathsOf)(host), plan, permit, tests: (0,contract .Vh)(work) }, host) };
};
const [, kind, rest = ''] = /^(mission|work)\.(.+)$/s.exec(name) ?? [];
const run = (0,run_name ._G)(name);
const found = [
...(kind === 'mission' && (0,run_name .u5)(rest) ? [ofMission(rest)] : []),
...(kind === 'work' && isPlan(rest) ? [await ofPlan(rest)] : []),
...(/^[A-Za-z0-9_-]+$/.test(name) ? [{ subject: (0,experiment_recipe .U)((0,store .wG)(name, host), host) }] : []),
...(run === undefined ? [] : [{ ...ofMission(run.slug), wanted: `${name}/journal.jsonl` }]),
...((0,run_name .u5)(name) ? [ofMission(name)] : []),
...(isPlan(name) ? [await ofPlan(name)] : []),
];
const problems = [];
if (found.length === 0) {
const expected = 'the name of an experiment, mission.SLUG, the id of a mission run, or work.PLAN';
problems.push({
found: `the name ${(0,base_text .TL)(name)}`,
expected,
remedy: 'See: git ls-remote origin "refs/autorize-ledger/*"',
});
}
if (branch !== undefined && !(await isRef(`refs/heads/${branch}`))) {
const remedy = 'Write e.g. --branch bots/speed.';
problems.push({ found: `--branch ${(0,base_text .TL)(branch)}`, expected: 'the short name of a branch', remedy });
}
if (problems.length > 0)
throw new errors .eb(problems);
return found;
}
const isPlan = (text) => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(text);
async function chooseFrom(candidates, server) {
const refsOf = ({ subject }) => Object.values((0,remote_subject .sd)(subject));
const found = await server.list(candidates.flatMap(refsOf));
const chosen = candidates.find((candidate) => refsOf(candidate).some((ref) => found.has(ref))) ?? candidates[0];
if (chosen === undefined)
throw new Error('a name that stands for nothing was not refused');
return chosen;
}
var push_named = __webpack_require__(21930);
var foreign_text = __webpack_require__(84483);
var maintenance_text = __webpack_require__(96490);
var leave_status = __webpack_require__(63439);
var work_files = __webpack_require__(85620);
var stop_signals = __webpack_require__(31977);
var cli_terminal = __webpack_require__(38565);
;
var pull_command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var pull_command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function runPullCommand({ words: [name = ''], values, host, terminal }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const stopping = pull_command_addDisposableResource(env_1, (0,stop_signals .s)(), false);
const [remote, branch] = [values.get('remote')?.[0], values.get('branch')?.[0]];
const request = {
...{ name, signal: stopping.signal },
...(remote === undefined ? {} : { remote }),
...(branch === undefined ? {} : { branch }),
};
try {
const pulled = await pullNamed(request, host);
if (pulled.kind !== 'unsound')
await leavePulled(name, pulled.branch, host);
if (values.has('json'))
(0,cli_terminal .Q)(terminal, pulled);
else if (pulled.kind === 'unsound') {
terminal.out((0,maintenance_text .vO)(name, { findings: pulled.findings, isSound: false }));
terminal.err('error: nothing was written: the records that arrived are not sound. Fix each finding above where they were recorded, then pull again.\n');
}
else {
const on = pulled.branch === undefined ? '' : `, branch ${(0,foreign_text .TN)(pulled.branch)}`;
const what = `${(0,base_text .LS)(pulled.records, 'record')}${on}`;
terminal.out(pulled.kind === 'pulled' ? `pulled and verified: ${what}\n` : `already up to date: ${what}\n`);
}
return pulled.kind === 'unsound' ? errors .dc.no : errors .dc.yes;
}
catch (error) {
if (stopping.exitCode === undefined)
throw error;
terminal.err(`error: interrupted; nothing was written. Run it again: autorize pull ${name}\n`);
return stopping.exitCode;
}
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
pull_command_disposeResources(env_1);
}
}
async function leavePulled(name, branch, host) {
if (branch?.startsWith(`${work_files .HB}/`) === true) {
const { leavePlanStatus } = await __webpack_require__.e( 9750).then(__webpack_require__.bind(__webpack_require__, 29750));
return await leavePlanStatus([branch.slice(work_files .HB.length + 1)], host);
}
if ((0,run_name ._G)(name) === undefined)
return await (0,leave_status.leaveStatus)(name, host).end();
const { leaveMissionStatus } = await Promise.all( [__webpack_require__.e(8561), __webpack_require__.e(2774)]).then(__webpack_require__.bind(__webpack_require__, 70479));
await leaveMissionStatus(name, host);
}
async function runPushCommand({ words: [name = ''], values, host, terminal }) {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
const stopping = pull_command_addDisposableResource(env_2, (0,stop_signals .s)(), false);
const remote = values.get('remote')?.[0];
const begins = values.has('new');
const request = { name, begins, signal: stopping.signal, ...(remote === undefined ? {} : { remote }) };
const pushed = await (0,push_named ._)(request, host);
if (values.has('json'))
(0,cli_terminal .Q)(terminal, pushed);
else
terminal.out(renderPushed(pushed));
return errors .dc.yes;
}
catch (e_2) {
env_2.error = e_2;
env_2.hasError = true;
}
finally {
pull_command_disposeResources(env_2);
}
}
function renderPushed({ records, branch, unchanged }) {
const what = unchanged === true ? 'verified, and already up to date' : 'verified and pushed';
return `${what}: ${(0,base_text .LS)(records, 'record')}, branch ${(0,foreign_text .TN)(branch)}\n`;
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
34554:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
GN: () => ( relocateQuarantined),
LP: () => ( archiveMission),
QJ: () => ( relocateMission)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91934);
var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63702);
var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83144);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14311);
var _kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11584);
var _accepted_candidate_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61280);
var _clean_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56732);
var _mission_journal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(18037);
var _opening_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(14178);
var _run_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(24694);
var _run_name_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(53482);
var _store_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(89855);
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
async function relocateMission(paths, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const lock = __addDisposableResource(env_1, await (0,_opening_js__WEBPACK_IMPORTED_MODULE_11__ .lU)(paths, host), true);
relocateQuarantined(paths, { host, lock });
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = __disposeResources(env_1);
if (result_1)
await result_1;
}
}
function relocateQuarantined(paths, { host, lock, shown }) {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
(0,_store_js__WEBPACK_IMPORTED_MODULE_14__.ensureIgnored)(paths);
const journal = __addDisposableResource(env_2, (0,_store_js__WEBPACK_IMPORTED_MODULE_14__.openMissionJournal)(paths), false);
const state = (0,_store_js__WEBPACK_IMPORTED_MODULE_14__.followMission)(paths, journal);
if (state === undefined) {
const message = `${(0,_store_js__WEBPACK_IMPORTED_MODULE_14__.shownPath)(paths, paths.journal)} holds no launch`;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({ message, remedy: 'See who wrote it; to start again without it: resume: never' });
}
const { repository } = paths;
const { mission_slug: slug, run_tag: tag } = state.launch;
const opened = { paths, host, journal, lock, state };
(0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_10__ .EB)(opened, {
kind: 'relocated',
repo_root: repository.folder,
worktree_path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_store_js__WEBPACK_IMPORTED_MODULE_14__.workspacesFolder)(repository), (0,_run_name_js__WEBPACK_IMPORTED_MODULE_13__ .hK)({ slug, tag })),
});
if (shown !== undefined)
(0,_run_files_js__WEBPACK_IMPORTED_MODULE_12__ .ak)(paths, opened.state, shown);
}
catch (e_2) {
env_2.error = e_2;
env_2.hasError = true;
}
finally {
__disposeResources(env_2);
}
}
async function archiveMission(paths, host) {
const env_3 = { stack: [], error: void 0, hasError: false };
try {
const _lock = __addDisposableResource(env_3, await (0,_opening_js__WEBPACK_IMPORTED_MODULE_11__ .lU)(paths, host), true);
const { repository, runId } = paths;
const { state } = (0,_store_js__WEBPACK_IMPORTED_MODULE_14__.readMission)(paths);
const stamp = host.now().toISOString().replaceAll(/[:.]/g, '-');
const area = (0,_engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_3__ .PH)({ repository, name: (0,_clean_js__WEBPACK_IMPORTED_MODULE_9__ .d)(runId), parentEnv: host.env });
if (state !== undefined && (0,_store_js__WEBPACK_IMPORTED_MODULE_14__.hasOwnWorkspace)(paths, state)) {
const { refs } = (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_7__ .ro)(repository, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(area, 'user'));
const ref = (0,_accepted_candidate_js__WEBPACK_IMPORTED_MODULE_8__ .H8)(state);
const commit = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__ .sg)(refs, ref);
if (commit !== undefined) {
const archived = `refs/heads/autorize-archive/mission-${runId}-${stamp}`;
await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__ .LH)(refs, { ref: archived, from: undefined, to: commit });
await refs(['update-ref', '--no-deref', '-d', ref, commit]);
}
await (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_4__ .ky)(area);
for (const folder of [state.launch.worktree_path, area])
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ .dM)(folder);
(0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_10__ .sd)({ paths, host, state }, false);
}
const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(paths.logs), 'autoresearch-aside', `${runId}-${stamp}`);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), { recursive: true });
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.folder))
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(paths.folder, target);
}
catch (e_3) {
env_3.error = e_3;
env_3.hasError = true;
}
finally {
const result_2 = __disposeResources(env_3);
if (result_2)
await result_2;
}
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
98499:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => ( coveredFiles)
});
var _base_file_digests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36760);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);
function coveredFiles(files, { isOwn, folders }) {
const names = new Map([...folders].map(([folder, digest]) => [folder, namesOf(files.get(`${folder}/${_base_file_digests_js__WEBPACK_IMPORTED_MODULE_0__ .e}`), digest)]));
const isCovered = (path) => {
const [folder, name] = [path.slice(0, Math.max(0, path.lastIndexOf('/'))), path.slice(path.lastIndexOf('/') + 1)];
if (isOwn(path))
return true;
if (!folders.has(folder))
return false;
const listed = names.get(folder);
return listed === undefined || name === _base_file_digests_js__WEBPACK_IMPORTED_MODULE_0__ .e || listed.has(name);
};
return new Map([...files].filter(([path]) => isCovered(path)));
}
function namesOf(list, digest) {
if (list === undefined || typeof digest !== 'string' || (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)(list) !== digest)
return undefined;
return new Set(Object.keys((0,_base_file_digests_js__WEBPACK_IMPORTED_MODULE_0__ .r)(list) ?? {}));
}
}),
88467:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => ( experimentSubject)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6729);
var _base_unfinished_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6478);
var _experiment_handover_group_pulls_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91754);
var _experiment_init_ignore_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11830);
var _experiment_ledger_branch_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82698);
var _experiment_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67761);
var _experiment_ledger_fold_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(61319);
var _experiment_ledger_intent_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14714);
var _experiment_ledger_opening_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(67018);
var _experiment_ledger_state_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(26099);
var _experiment_ledger_state_files_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(93133);
var _experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(54347);
var _experiment_ledger_unfinished_attempts_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(35100);
var _experiment_maintenance_archive_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(36694);
var _experiment_maintenance_shared_records_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(16958);
var _experiment_verification_archived_records_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(48283);
var _experiment_verification_open_acceptance_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(17100);
var _experiment_verification_start_checks_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(60372);
var _experiment_verification_verify_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(71970);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(63342);
var _covered_files_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(98499);
var _state_commit_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(44042);
var _subject_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(64715);
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
const LEDGER = 'iterations.jsonl';
const OWN = ['iterations.jsonl', 'intents.jsonl', 'decisions.jsonl', 'rejected.json', _base_unfinished_file_js__WEBPACK_IMPORTED_MODULE_4__ .B, _experiment_handover_group_pulls_js__WEBPACK_IMPORTED_MODULE_5__ .ww];
const isRestored = (path) => OWN.includes(path) || (0,_experiment_ledger_state_files_js__WEBPACK_IMPORTED_MODULE_13__ .v)(path);
function experimentSubject(paths, host) {
const { name, repository, folder } = paths;
const branch = `refs/heads/${(0,_experiment_ledger_branch_name_js__WEBPACK_IMPORTED_MODULE_7__ .W)(name)}`;
return (0,_subject_js__WEBPACK_IMPORTED_MODULE_25__ .nA)({
...{ name, repository, folder, branches: branch, isStateFile: _experiment_ledger_state_files_js__WEBPACK_IMPORTED_MODULE_13__ ._, isRestored, derived: ['state.json'] },
isTransient: (path) => path === _base_unfinished_file_js__WEBPACK_IMPORTED_MODULE_4__ .B,
unfinished() {
const bytes = (0,_experiment_ledger_unfinished_attempts_js__WEBPACK_IMPORTED_MODULE_15__ .sj)(paths);
return bytes && { path: _base_unfinished_file_js__WEBPACK_IMPORTED_MODULE_4__ .B, bytes };
},
list: () => listFiles(paths),
findOwn() {
const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder) : [];
return names.find((each) => isRestored(each) || /^iter-/.test(each));
},
here() {
const { records } = (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_14__ .SC)(paths);
return recordsOf(records, { branch, base: (0,_experiment_ledger_fold_js__WEBPACK_IMPORTED_MODULE_9__ .lN)(records, (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_14__ .un)(paths)), last: undefined });
},
parse(files) {
const { records, problem } = (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_14__ .bs)(paths, (0,_state_commit_js__WEBPACK_IMPORTED_MODULE_24__ .Q0)(files, LEDGER));
if (problem !== undefined) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({ message: `the records hold ${problem.found}`, remedy: problem.remedy });
}
const last = (0,_state_commit_js__WEBPACK_IMPORTED_MODULE_24__ .Q0)(files, 'intents.jsonl').at(-1);
return recordsOf(records, { branch, base: (0,_experiment_ledger_fold_js__WEBPACK_IMPORTED_MODULE_9__ .lN)(records, undefined), last });
},
ended: () => (0,_experiment_verification_archived_records_js__WEBPACK_IMPORTED_MODULE_18__ .T0)(paths).flatMap((archived) => {
const ended = (0,_experiment_verification_archived_records_js__WEBPACK_IMPORTED_MODULE_18__ .yY)(archived);
if (ended === undefined || ended.kept === 0)
return [];
const branchHead = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_22__ .TQ)(repository, ended.branch);
return branchHead === undefined ? [] : [{ ref: `refs/heads/${ended.branch}`, branchHead }];
}),
async archive() {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const _lock = __addDisposableResource(env_1, await (0,_experiment_ledger_opening_js__WEBPACK_IMPORTED_MODULE_11__ .ZB)(paths, host), true);
await (0,_experiment_maintenance_archive_js__WEBPACK_IMPORTED_MODULE_16__ .W)(paths, host);
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = __disposeResources(env_1);
if (result_1)
await result_1;
}
},
finishRestore: async () => undefined,
audit: () => (0,_experiment_maintenance_shared_records_js__WEBPACK_IMPORTED_MODULE_17__ .NZ)(paths, host),
findStartIssues: (git, { commit }) => (0,_experiment_verification_start_checks_js__WEBPACK_IMPORTED_MODULE_20__ .Y4)(git, { paths, commit, host }),
startRemedy: `To begin at HEAD in place of it: "resume: never", or here: autorize run ${name} --fresh`,
lock: () => (0,_experiment_ledger_opening_js__WEBPACK_IMPORTED_MODULE_11__ .DR)(paths, host),
async verify({ folder: at, git, scratch }) {
const { config, program } = paths;
const staged = { ...paths, ...(0,_experiment_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_8__ .nG)(at), config, program };
return {
findings: await (0,_experiment_verification_verify_js__WEBPACK_IMPORTED_MODULE_21__ .a5)(staged, { refs: git, folder: scratch, host }),
findForbidden: () => (0,_experiment_maintenance_shared_records_js__WEBPACK_IMPORTED_MODULE_17__ .NJ)(staged, { refs: git, host }),
};
},
ignore: () => (0,_experiment_init_ignore_file_js__WEBPACK_IMPORTED_MODULE_6__ .$)(paths),
async adopt({ branchHead, bring }) {
await bring(branch);
(0,_experiment_verification_start_checks_js__WEBPACK_IMPORTED_MODULE_20__ .Z1)(paths, branchHead, host);
const ledger = (0,_experiment_ledger_fold_js__WEBPACK_IMPORTED_MODULE_9__ .IN)([], 'max');
const run = { id: '', started_at: '', deadline: null };
const idle = { step: 'Idle', iterInProgress: null, runIterationsCompleted: 0 };
(0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_14__ .Jq)(paths, (0,_experiment_ledger_state_js__WEBPACK_IMPORTED_MODULE_12__ .qk)({ experiment: name, baseCommit: branchHead, run, ledger, ...idle }));
},
});
}
const folderOf = (iter) => `iter-${String(iter).padStart(4, '0')}`;
function listFiles(paths) {
const { folder, repository } = paths;
const top = namesOfFiles(folder).filter((name) => !name.startsWith('iter-'));
const { records } = (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_14__ .SC)(paths);
const begun = (0,_experiment_verification_open_acceptance_js__WEBPACK_IMPORTED_MODULE_19__ .qL)(paths, records);
const isOnBranch = begun !== undefined && (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_22__ .TQ)(repository, (0,_experiment_ledger_branch_name_js__WEBPACK_IMPORTED_MODULE_7__ .W)(paths.name)) !== begun.old;
const folders = new Set([...records, ...(isOnBranch ? [begun] : [])].map(({ iter }) => folderOf(iter)));
const of = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { throwIfNoEntry: false })?.isDirectory() === true
? namesOfFiles((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).map((file) => `${name}/${file}`)
: [];
return [...top, ...[...folders].flatMap(of)].filter(_experiment_ledger_state_files_js__WEBPACK_IMPORTED_MODULE_13__ ._);
}
function namesOfFiles(folder) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}
function recordsOf(records, { branch, base, last }) {
const intent = last?.hash;
const begun = last === undefined ? undefined : (0,_experiment_ledger_intent_js__WEBPACK_IMPORTED_MODULE_10__ .H)(last);
const hashes = new Set(records.map(({ hash }) => hash));
return {
shared: sharedOf(records, { branch, base, intent }),
rejected: () => records.flatMap(({ hash, iter, outcome, notes, usage }) => {
if (typeof hash !== 'string' || outcome === 'merged' || outcome === 'baseline')
return [];
return [
{ hashes: [hash], attempt: { hash, name: `iteration ${iter}`, outcome, reason: notes, ...(0,_subject_js__WEBPACK_IMPORTED_MODULE_25__ .Fs)(usage) } },
];
}),
holds: (hash) => hashes.has(hash) || records.some(({ notes }) => notes.includes((0,_base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_3__ .y7)(hash))),
covered(files) {
const digestOf = ({ iter, files_digest: digest }) => [folderOf(iter), digest];
const ofBegun = begun === undefined ? [] : [[folderOf(begun.iter), textOf(begun.draft.files_digest)]];
const folders = new Map([...ofBegun, ...records.map(digestOf)]);
return (0,_covered_files_js__WEBPACK_IMPORTED_MODULE_23__ .O)(files, { isOwn: (path) => OWN.includes(path), folders });
},
};
}
const textOf = (value) => (typeof value === 'string' ? value : undefined);
function sharedOf(records, { branch, base, intent }) {
const accepted = records.filter(({ outcome }) => outcome === 'merged');
const trailer = `${_experiment_ledger_state_js__WEBPACK_IMPORTED_MODULE_12__ .jl.record}: ${intent}`;
return {
...{ count: records.length, branch, base, isOver: false },
expected: (0,_experiment_ledger_fold_js__WEBPACK_IMPORTED_MODULE_9__ .IN)(records, 'max').last_kept_commit ?? base,
isBegun: (_, commit) => typeof intent === 'string' && commit.split('\n').includes(trailer),
depth: accepted.length + 2,
accepted: accepted.flatMap(({ hash, commit, usage }) => typeof commit === 'string' && typeof hash === 'string' ? [{ hash, commit, ...(0,_subject_js__WEBPACK_IMPORTED_MODULE_25__ .Fs)(usage) }] : []),
};
}
}),
5693:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => ( requireKnownStart),
Q: () => ( EVERYTHING)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11584);
const EVERYTHING = 2_147_483_647;
const DEPTHS = [50, 500, EVERYTHING];
async function requireKnownStart(request, start) {
const issues = await findIssues(request, start);
const { name, startRemedy } = request.subject;
if (issues.length === 0 || startRemedy === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the records of "${name}" on the server begin at ${start.commit}, which autorize cannot identify as a commit of yours: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .g$)(issues.join('; '), 600)}; nothing of them was taken`,
remedy: `If it is yours, check out a branch that contains it, with its history (git fetch --unshallow; fetch-depth: 0), or merge it into yours. ${startRemedy}`,
});
}
async function findIssues({ subject, remote, refs }, start) {
const { repository } = subject;
const find = async () => subject.findStartIssues(refs, start);
let issues = await find();
const head = await (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_4__ .zy)(repository, refs);
if (head === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.commonDir, 'shallow')))
return issues;
const wanted = [head, 'HEAD'];
for (const depth of DEPTHS) {
if (issues.length === 0)
return issues;
while (wanted[0] !== undefined && !(await isFetched(remote, { ref: wanted[0], depth })))
wanted.shift();
if (wanted.length === 0)
return issues;
issues = await find();
}
return issues;
}
async function isFetched(remote, { ref, depth }) {
try {
await remote.fetchBounded(ref, depth);
return true;
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW)
return false;
throw error;
}
}
}),
45463:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => ( findReplaced),
t: () => ( compareLocal)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_state_size_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85503);
function compareLocal(subject, incoming) {
const news = new Map();
const conflicts = [];
const isMissed = (path) => subject.isRestored(path) && subject.isTransient?.(path) !== true;
const local = new Set(subject.list().filter(isMissed));
const recorded = new Set([...local].map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)));
for (const [path, bytes] of incoming) {
local.delete(path);
const relation = relate(subject, { path, bytes });
const isInFlight = !recorded.has((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) && hasFiles((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(subject.folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)));
if (relation === 'conflict' || (relation === 'new' && isInFlight && path.includes('/')))
conflicts.push(path);
else if (relation === 'new')
news.set(path, bytes);
}
return { news, conflicts: [...conflicts, ...[...local].filter((path) => isShared(subject, path))] };
}
function isShared({ folder }, path) {
const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path), { throwIfNoEntry: false });
return stat !== undefined && ((0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_2__ .SK)(path) || stat.size <= (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_2__ .v9)(path));
}
function findReplaced(subject, theirs) {
const isContinued = ([path, bytes]) => {
if (subject.isTransient?.(path) === true)
return true;
const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(subject.folder, path);
const isFile = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { throwIfNoEntry: false })?.isFile() === true;
if (!isFile || !isFolderPlain(subject, path))
return false;
const here = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(target);
return (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_2__ .SK)(path) ? here.subarray(0, bytes.length).equals(bytes) : here.equals(bytes);
};
return [...theirs].filter((each) => !isContinued(each)).map(([path]) => path);
}
function hasFiles(folder) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory() === true && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).length > 0;
}
function relate(subject, { path, bytes }) {
const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(subject.folder, path);
const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { throwIfNoEntry: false });
if (stat === undefined)
return isFolderPlain(subject, path) ? 'new' : 'conflict';
if (!stat.isFile() || !isFolderPlain(subject, path))
return 'conflict';
const here = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(target);
if (here.equals(bytes))
return 'same';
if (subject.isTransient?.(path) === true)
return 'new';
if (!(0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_2__ .SK)(path))
return 'conflict';
const strip = (journal) => subject.withoutLocal?.(journal) ?? journal;
const own = strip(here.subarray(0, here.lastIndexOf(0x0a) + 1));
if (own.equals(strip(bytes)))
return 'same';
return bytes.subarray(0, own.length).equals(own) ? 'new' : 'conflict';
}
function isFolderPlain({ folder }, path) {
const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), { throwIfNoEntry: false });
return stat === undefined || stat.isDirectory();
}
}),
63548:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => ( missionSubject)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _base_unfinished_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6478);
var _mission_decision_checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47545);
var _mission_decode_records_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36968);
var _mission_launch_trust_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60540);
var _mission_ledger_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52708);
var _mission_look_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21101);
var _mission_manifest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86992);
var _mission_opening_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14178);
var _mission_relocate_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(34554);
var _mission_run_name_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(53482);
var _mission_shared_records_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7479);
var _mission_store_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(89855);
var _mission_unfinished_session_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(13373);
var _mission_verify_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(56305);
var _covered_files_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(98499);
var _state_commit_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(44042);
var _subject_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(64715);
const nameOf = (slug) => `mission.${slug}`;
const FILE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}\/(?:journal\.jsonl|(?:manifest|unfinished)\.json|iteration-ledger\.json|latest-evaluator-result\.json|iteration-\d{4,9}\/(?:changes\.diff|candidate\.pack|files\.json))$/;
const RESTORED = /\/(?:journal\.jsonl|unfinished\.json|changes\.diff|candidate\.pack|files\.json)$/;
const TAG = /^\d{8}T\d{6}Z(?:-\d{1,4})?$/;
function missionSubject({ slug, repository }, host) {
const root = (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_13__.rootOf)(repository);
const branches = `refs/heads/${(0,_mission_run_name_js__WEBPACK_IMPORTED_MODULE_11__ .W0)({ slug, tag: '*' })}`;
let runId;
let from;
let decoded;
const pathsHere = () => (runId === undefined ? undefined : (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_13__.pathsOfRun)(root, runId));
const stateHere = () => {
const paths = pathsHere();
return paths === undefined ? undefined : (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_13__.readMission)(paths).state;
};
const stagedIn = (logs) => (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_13__.pathsOfRun)({ ...root, logs }, decoded ?? '');
const subject = (0,_subject_js__WEBPACK_IMPORTED_MODULE_18__ .nA)({
...{ name: nameOf(slug), repository, folder: root.logs, branches, derived: [] },
isStateFile: (path) => FILE.test(path),
isRestored: (path) => FILE.test(path) && RESTORED.test(path),
isTransient: (path) => path.endsWith(`/${_base_unfinished_file_js__WEBPACK_IMPORTED_MODULE_2__ .B}`),
unfinished() {
const [paths, state] = [pathsHere(), stateHere()];
const bytes = paths && state && (0,_mission_unfinished_session_js__WEBPACK_IMPORTED_MODULE_14__ .ds)(paths, state);
return bytes && { path: `${paths.runId}/${_base_unfinished_file_js__WEBPACK_IMPORTED_MODULE_2__ .B}`, bytes };
},
list() {
const run = runId ?? decoded;
const place = run === undefined ? undefined : (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_13__.pathsOfRun)(root, run);
if (place === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place.folder))
return [];
const { state } = (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_13__.readMission)(place);
const recorded = new Set(state?.entries.map(({ iteration }) => iteration));
if (state?.open?.intent !== undefined)
recorded.add(state.open.intent.iteration);
const paths = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(place.folder, { recursive: true, encoding: 'utf8' });
const isRecorded = (path) => {
const [, number] = /^iteration-(\d+)\//.exec(path) ?? [];
return number === undefined || recorded.has(Number(number));
};
return paths
.filter(isRecorded)
.map((path) => `${place.runId}/${path}`)
.filter((path) => FILE.test(path));
},
findOwn: () => (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_13__.listMissionRuns)(repository, slug)[0]?.runId,
here: () => recordsOf(stateHere()),
parse: (files) => recordsOf(decodeState(files, slug)),
remember(files) {
decoded = decodeState(files, slug).launch.run_id;
},
async archive() {
const paths = pathsHere();
if (paths !== undefined)
await (0,_mission_relocate_js__WEBPACK_IMPORTED_MODULE_10__ .LP)(paths, host);
runId = undefined;
},
async finishRestore() {
runId = decoded;
const paths = pathsHere();
if (paths === undefined)
return;
await (0,_mission_relocate_js__WEBPACK_IMPORTED_MODULE_10__ .QJ)(paths, host);
await (0,_mission_launch_trust_js__WEBPACK_IMPORTED_MODULE_5__ .Cg)(paths, { state: (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_7__ .$L)(paths).state, host });
},
async audit() {
const paths = pathsHere();
return paths === undefined ? [] : (0,_mission_shared_records_js__WEBPACK_IMPORTED_MODULE_12__ .EU)(paths, host);
},
findStartIssues: (git, { commit, files }) => (0,_mission_launch_trust_js__WEBPACK_IMPORTED_MODULE_5__ .Y4)(git, { repository, commit, host, dir: decodeState(files, slug).launch.mission_dir }),
lock: () => (0,_mission_opening_js__WEBPACK_IMPORTED_MODULE_9__ .lU)(root, host),
async verify({ folder, git }) {
const paths = stagedIn(folder);
const status = (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_7__ .$L)(paths);
const asked = { state: status.state, repository, host };
return {
findings: [...(await (0,_mission_verify_js__WEBPACK_IMPORTED_MODULE_15__ .Gz)(git, status)), ...(0,_mission_verify_js__WEBPACK_IMPORTED_MODULE_15__ .f5)(paths, status.state)],
findForbidden: async () => [...(await (0,_mission_shared_records_js__WEBPACK_IMPORTED_MODULE_12__ .NJ)(git, asked)), ...(await (0,_mission_shared_records_js__WEBPACK_IMPORTED_MODULE_12__ .jL)(git, asked))],
};
},
complete({ folder, lock }) {
(0,_mission_relocate_js__WEBPACK_IMPORTED_MODULE_10__ .GN)(stagedIn(folder), { host, lock, shown: (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_13__.pathsOfRun)(root, decoded ?? '').files });
},
withoutLocal: withoutRelocations,
async adopt({ branchHead }) {
from = { commit: branchHead, isAdopted: true };
},
beginAt(commit) {
from = { commit, isAdopted: false };
},
});
const follow = (id) => {
runId = id;
};
return { ...subject, paths: pathsHere, follow, from: () => from };
}
function withoutRelocations(journal) {
let end = journal.length;
while (end > 0) {
const start = journal.lastIndexOf(0x0a, end - 2) + 1;
if (!/"kind":"relocated"/.test(journal.toString('utf8', start, end)))
break;
end = start;
}
return journal.subarray(0, end);
}
function decodeState(files, slug) {
const journal = [...files.keys()].filter((path) => path.endsWith('/journal.jsonl'));
const [path = ''] = journal;
const [folder = ''] = path.split('/');
const decoded = (0,_mission_decode_records_js__WEBPACK_IMPORTED_MODULE_4__ .bs)((0,_state_commit_js__WEBPACK_IMPORTED_MODULE_17__ .Q0)(files, path));
if ('issue' in decoded) {
throw (0,_subject_js__WEBPACK_IMPORTED_MODULE_18__ .zU)(`a record without a usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(decoded.issue)} in line ${decoded.line} of ${path}`);
}
const state = (0,_mission_ledger_js__WEBPACK_IMPORTED_MODULE_6__ .st)(decoded.records);
if (journal.length !== 1 || state === undefined)
throw (0,_subject_js__WEBPACK_IMPORTED_MODULE_18__ .zU)('no journal of a mission');
const { mission_slug: of, run_tag: tag, run_id: id, branch_name: branch } = state.launch;
const name = { slug, tag };
const isOurs = of === slug && TAG.test(tag) && id === folder && id === (0,_mission_run_name_js__WEBPACK_IMPORTED_MODULE_11__ .SR)(name) && branch === (0,_mission_run_name_js__WEBPACK_IMPORTED_MODULE_11__ .W0)(name);
if (!isOurs)
throw (0,_subject_js__WEBPACK_IMPORTED_MODULE_18__ .zU)(`the run ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(id)} of the mission ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(of)}, on the branch ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(branch)}`);
return state;
}
function recordsOf(state) {
const entries = state?.entries ?? [];
const known = new Set(entries.flatMap(({ hash, reported }) => [hash, reported]));
return {
shared: sharedOf(state),
rejected: () => rejectedIn(entries),
holds: (hash) => known.has(hash),
covered(files) {
if (state === undefined)
return new Map();
const run = state.launch.run_id;
const own = [`${run}/journal.jsonl`, `${run}/${_base_unfinished_file_js__WEBPACK_IMPORTED_MODULE_2__ .B}`];
const folderIn = (iteration) => `${run}/iteration-${String(iteration).padStart(4, '0')}`;
const { entries: begun } = (0,_mission_ledger_js__WEBPACK_IMPORTED_MODULE_6__ .Ie)(state) ?? state;
const folders = new Map(begun.map(({ iteration, files_digest: digest }) => [folderIn(iteration), digest]));
return (0,_covered_files_js__WEBPACK_IMPORTED_MODULE_16__ .O)(files, { isOwn: (path) => own.includes(path), folders });
},
};
}
function sharedOf(state) {
if (state === undefined)
return _subject_js__WEBPACK_IMPORTED_MODULE_18__ .K$;
const { launch, entries, lastAcceptedCommit, open, status } = state;
const accepted = acceptedLine(entries);
return {
...{ count: entries.length, branch: `refs/heads/${launch.branch_name}`, base: launch.baseline_commit },
expected: lastAcceptedCommit,
isBegun: (branchHead) => branchHead === open?.intent?.to,
depth: accepted.length + 2,
accepted,
isOver: (0,_mission_manifest_js__WEBPACK_IMPORTED_MODULE_8__ .Hd)(status),
};
}
function rejectedIn(entries) {
const accepted = new Set(acceptedLine(entries).map(({ hash }) => hash));
return entries.flatMap((entry) => {
const { hash, iteration, kind, decision, decision_reason: reason, usage, reported } = entry;
if (hash === undefined || accepted.has(hash))
return [];
if (kind === 'baseline' || (0,_mission_decision_checks_js__WEBPACK_IMPORTED_MODULE_3__ .KP)(entry))
return [];
const isReverted = decision === 'keep';
const verdict = isReverted
? { outcome: 'discard', reason: `${reason}; reverted there` }
: { outcome: decision, reason };
const hashes = [hash, ...(reported === undefined ? [] : [reported])];
return [{ hashes, attempt: { hash, name: `iteration ${iteration}`, ...verdict, ...(0,_subject_js__WEBPACK_IMPORTED_MODULE_18__ .Fs)(usage) } }];
});
}
function acceptedLine(entries) {
const line = [];
for (const { decision, hash, candidate_commit: commit, base_commit: base, kept_commit: kept, usage } of entries) {
if (decision === 'keep' && commit !== null && hash !== undefined)
line.push({ hash, commit, base, kept, ...(0,_subject_js__WEBPACK_IMPORTED_MODULE_18__ .Fs)(usage) });
else
while (line.length > 0 && line.at(-1)?.kept !== kept)
line.pop();
}
return line.map(({ kept: _, ...accept }) => accept);
}
}),
7133:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_c: () => ( requireNoSecrets),
t3: () => ( leaked)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78866);
async function requireNoSecrets(git, { branchHeads, known, search, what }) {
if (search.isIdle)
return;
const wanted = [...branchHeads, ...known.map((id) => `^${id}`)].join('\n');
const args = ['rev-list', '--objects', '--no-object-names', '--ignore-missing', '--stdin'];
const { stdout } = await git(args, { input: `${wanted}\n` });
const ids = (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ .Dx)(stdout);
await requireNoneIn(git, { ids, search, what });
}
async function requireNoneIn(git, { ids, search, what }) {
const found = await (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ .RJ)(git, { ids, search });
if (found === 'too-large')
throw tooLarge(what);
if (found === 'found')
throw leaked(what);
}
function leaked(what) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `${what} holds a token of this job or a key of the agent; it is not pushed`,
remedy: 'Revoke the token, and see how it got there; run the agent in the sandbox, in a job without write permission',
});
}
function tooLarge(what) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `${what} is larger than ${_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ .jU >> 30} GiB, too large to be searched for keys; it is not pushed`,
remedy: 'See which files are so large, and keep the agent from writing them with boundaries.deny_paths',
});
}
}),
86031:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => ( planSubject)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var schemas = __webpack_require__(94343);
var api = __webpack_require__(43759);
var errors = __webpack_require__(45145);
var reported_attempt = __webpack_require__(6729);
var base_text = __webpack_require__(7953);
var kernel_refs = __webpack_require__(83144);
var user_refs = __webpack_require__(11584);
var workitem_history = __webpack_require__(45351);
var workitem_landed = __webpack_require__(9043);
var opening = __webpack_require__(32375);
var receipt = __webpack_require__(80083);
var run_files = __webpack_require__(10468);
var run_usage = __webpack_require__(52028);
var accepted_changes = __webpack_require__(19510);
var ancestry = __webpack_require__(72527);
var temporary_refs = __webpack_require__(76038);
var user_programs = __webpack_require__(71703);
var sharing = __webpack_require__(71622);
var admit = __webpack_require__(64048);
var store = __webpack_require__(50492);
var verify = __webpack_require__(92858);
;
async function auditWork(paths, { permit, host }) {
const { findings, receipts } = await (0,verify .p2)({}, host);
return (0,sharing .R)({
repository: paths.repository,
findings,
findForbidden: (refs) => findForbiddenLandings(refs, { paths, receipts, permit, host }),
});
}
async function findForbiddenLandings(git, { paths, receipts, permit, host }) {
const programs = await (0,user_programs .V)(paths.repository, host.env);
const rules = (0,admit .xf)({ permit, programs });
const head = await headOf(paths);
const { commits, issues } = await readLines(git, { paths, receipts, head });
if (issues.length > 0)
return issues;
const landings = receipts.flatMap(({ before_commit: from, after_commit: commit, landed_commit: landed }) => {
if (commit === null || landed === null)
return [];
const merge = { from: `${landed}^1`, commit: landed };
return landed === commit ? [{ from, commit }] : [{ from, commit }, merge];
});
const found = await (0,accepted_changes .g)(git, { changes: landings, rules });
for (const { id, parents } of commits) {
const changes = parents.slice(0, 1).map((from) => ({ from, commit: id }));
const ofBranch = await (0,accepted_changes .g)(git, { changes, rules });
if (ofBranch.length === 0)
continue;
const merged = [];
for (const each of parents.slice(1)) {
if (head !== undefined && (await (0,ancestry .Q)(git, { base: each, branchHead: head })))
merged.push(each);
}
const others = merged.map((from) => (0,accepted_changes .g)(git, { changes: [{ from, commit: id }], rules }));
if (!(await Promise.all(others)).some((each) => each.length === 0))
found.push(...ofBranch);
}
return found.map((issue) => issue.replaceAll('boundaries.permit', 'permit'));
}
function headOf({ repository }) {
return (0,temporary_refs .j)(repository, (refs) => (0,user_refs .zy)(repository, refs));
}
async function readLines(git, { paths, receipts, head, }) {
const records = (0,store .N9)(paths);
const landings = records.filter(({ kind }) => kind === undefined);
const starts = new Map();
for (const { ref, parent } of landings)
if (!starts.has(ref))
starts.set(ref, parent);
const lines = [];
for (const [ref, start] of starts) {
const branchHead = await (0,kernel_refs .sg)(git, ref);
if (branchHead !== undefined)
lines.push(...(await listLine(git, { branchHead, start })));
}
const created = new Map(landings.map((each) => [String(each.hash), each.draft?.receipt?.id]));
const byId = new Map(lines.map((each) => [each.id, each]));
const owners = new Map();
const issues = [];
for (const { id, landed_commit: landed } of receipts) {
if (landed === null)
continue;
const commit = byId.get(landed);
const isOwn = commit?.intents.some((hash) => created.get(hash) === id) === true && !owners.has(landed);
if (!isOwn)
issues.push(`${id}: no commit of the branch was made of its record`);
owners.set(landed, id);
}
const { landed } = (0,workitem_history .E)(records);
if (new Set(landed.map(({ id }) => id)).size !== landed.length)
issues.push('a receipt landed twice');
const others = [];
for (const each of lines) {
if (owners.has(each.id))
continue;
if (head === undefined || !(await (0,ancestry .Q)(git, { base: each.id, branchHead: head })))
others.push(each);
}
return { commits: others, issues };
}
async function listLine(git, { branchHead, start }) {
const range = ['--first-parent', '--ignore-missing', '--end-of-options', branchHead, `^${start}`, '--'];
const { stdout } = await git(['log', '-z', '--format=%H%n%P%n%B', ...range], { allowed: [0, 128] });
return stdout
.toString()
.split('\0')
.flatMap((text) => {
const [id = '', parents = '', ...lines] = text.trimStart().split('\n');
const prefix = `${workitem_landed .v}: `;
const intents = lines.flatMap((line) => (line.startsWith(prefix) ? [line.slice(prefix.length)] : []));
return id === '' ? [] : [{ id, parents: parents.split(' ').filter(Boolean), intents }];
});
}
var foreign_base = __webpack_require__(4341);
var known_start = __webpack_require__(55393);
var protected_files = __webpack_require__(15310);
var default_protection = __webpack_require__(99539);
var area_path = __webpack_require__(91934);
;
function acceptStart(paths, commit, host) {
(0,known_start .$J)((0,area_path .PH)((0,store .hM)(paths, host)), commit);
}
async function findStartIssues(git, start) {
const { paths, commit: base, permit, tests, host } = start;
const { repository } = paths;
if ((0,known_start .e6)((0,area_path .K5)((0,store .hM)(paths, host)), base))
return [];
const head = await (0,user_refs .zy)(repository, git);
if (head === undefined)
return ['there is no commit here that it could come from'];
const issues = await (0,foreign_base .f)(git, {
...{ base, head, repository, parentEnv: host.env },
protectedAt: async (commit) => {
const commands = tests.map((command) => ({ command, kind: 'guard' }));
const globs = [...(await (0,default_protection .C)({ git }, { commit, commands })).keys()];
return (0,protected_files .sz)({ git }, { commit, globs, commands: tests });
},
rules: { denyPaths: [], permit, protectKey: 'test_command', autoloaded: 'open' },
});
return issues.map((issue) => issue.replaceAll('boundaries.permit', 'permit'));
}
var state_commit = __webpack_require__(44042);
var subject = __webpack_require__(64715);
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
const JOURNAL = 'journal.jsonl';
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const FILE = new RegExp(`^(?:journal\\.jsonl|receipts/${ID}\\.json|runs/${ID}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}|tools/[0-9a-f]{64}\\.mjs)$`);
function isStateFile(path) {
return FILE.test(path) && !(0,run_files .p)(path.slice(path.lastIndexOf('/') + 1));
}
const OF_RUN = /^runs\/[^/]+\/(?:RECEIPT\.json|work-item\.json|usage\.json|proposal\.json|prompt\.md|changes\.patch|agentrun-tools\.jsonl|replay-agent-\d+\.sh|[^/]+\.(?:stdout|stderr|output))$/;
const isRestored = (path) => isStateFile(path) && (!path.startsWith('runs/') || OF_RUN.test(path));
function planSubject({ paths, plan, permit, tests = [], }, host) {
const { repository, folder } = paths;
const branch = `refs/heads/autorize-work/${plan}`;
const readHere = (path) => {
const file = (0,external_node_path_.join)(folder, path);
return (0,external_node_fs_.existsSync)(file) ? (0,external_node_fs_.readFileSync)(file) : undefined;
};
const parse = (files) => recordsOf(files, { plan, branch });
return (0,subject .nA)({
...{ name: `work.${plan}`, repository, folder, branches: branch, isStateFile, isRestored, derived: [] },
list() {
if (!(0,external_node_fs_.existsSync)(paths.journal))
return [];
const named = [...(0,workitem_history .B$)((0,workitem_history .E)((0,store .N9)(paths)))];
const of = (each) => ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, each)) ? (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(folder, each)) : []);
const inRun = (id) => of(`runs/${id}`).filter((name) => !name.endsWith('.mjs'));
const runs = named.flatMap((id) => inRun(id).map((name) => `runs/${id}/${name}`));
const tools = of('tools').map((name) => `tools/${name}`);
return [JOURNAL, ...named.map((id) => `receipts/${id}.json`), ...runs, ...tools].filter(isStateFile);
},
findOwn: () => ((0,external_node_fs_.existsSync)(paths.journal) ? JOURNAL : undefined),
here: () => parse({ get: readHere }),
parse,
archive: () => archive(paths, { branch, host, plan }),
async finishRestore() {
(0,store .X5)(paths);
},
audit: () => auditWork(paths, { permit, host }),
findStartIssues: (git, { commit: start }) => findStartIssues(git, { paths, commit: start, permit, tests, host }),
startRemedy: 'To begin at HEAD in place of it: "resume: never", or here: autorize work run',
lock: () => (0,opening .Zd)(paths, host),
async verify({ folder: at, git }) {
const there = (0,store .XF)(repository, at);
const { findings, receipts } = await (0,verify .Mf)(there, { refs: git, host });
return {
findings,
findForbidden: () => findForbiddenLandings(git, { paths: there, receipts, permit, host }),
};
},
ignore: () => (0,store .X5)(paths),
async adopt({ branchHead, files, bring, write }) {
await bring(branch);
const start = files === undefined ? branchHead : (parse(files).shared.base ?? branchHead);
acceptStart(paths, start, host);
if (files !== undefined)
write(files);
(0,store .X5)(paths);
await (0,subject .bi)({ name: `work.${plan}`, audit: () => auditWork(paths, { permit, host }) });
},
});
}
const plan_recipe_text = schemas .YjP();
const commit = plan_recipe_text.check(api .Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const landedSchema = schemas ._H3({
kind: schemas .euz('landed'),
...{ id: plan_recipe_text, plan: plan_recipe_text, item: plan_recipe_text, receipt_hash: plan_recipe_text, landed_commit: commit, follows: schemas .lqM(commit) },
});
const landingSchema = schemas ._H3({ ref: plan_recipe_text, old: schemas .mee(commit), parent: commit });
function sharedOf(files, { plan, branch }) {
const raw = (0,state_commit .Q0)(files, JOURNAL);
if (raw.length === 0)
return subject .K$;
const landings = raw.filter(({ kind }) => kind === undefined).map((each) => decoded(landingSchema, each));
const landed = raw.filter(({ kind }) => kind === 'landed').map((each) => decoded(landedSchema, each));
const foreign = landings.find(({ ref }) => ref !== branch)?.ref ?? landed.find((each) => each.plan !== plan)?.plan;
if (foreign !== undefined)
throw (0,subject .zU)(`what is of ${(0,base_text .TL)(foreign, 200)}`);
const { pending } = historyOf(files);
const trailer = `${workitem_landed .v}: ${pending?.hash}`;
const isCreated = landed.length > 0 || landings.length > 0;
return {
count: raw.length,
branch: isCreated ? branch : undefined,
base: landings[0]?.parent,
expected: landed.at(-1)?.landed_commit ?? landings[0]?.old ?? undefined,
isBegun: (_, message) => pending !== undefined && message.split('\n').includes(trailer),
depth: 2 * landed.length + 3,
accepted: landed.map((each) => acceptedChangeOf(files, each)),
isOver: false,
};
}
function historyOf(files) {
try {
return (0,workitem_history .E)((0,state_commit .Q0)(files, JOURNAL));
}
catch (error) {
if (error instanceof errors .Vl)
throw (0,subject .zU)(error.message);
throw error;
}
}
function acceptedChangeOf(files, { id, receipt_hash: hash }) {
const receipt = receiptOf(files, id);
const { before_commit: base, after_commit: after, work_item: item, tool_trace: trace } = receipt;
if (receipt.id !== id || receipt.receipt_hash !== hash || after === null) {
throw (0,subject .zR)(`a receipt of ${(0,base_text .TL)(receipt.id)} in the place of that of ${(0,base_text .TL)(id)}`);
}
return {
hash,
commit: after,
base,
item: item.id,
...(trace === 'unavailable' ? {} : { trace }),
...usageIn(files, id),
};
}
const endedSchema = schemas ._H3({
kind: schemas .euz('ended'),
...{ id: plan_recipe_text, plan: plan_recipe_text, item: plan_recipe_text, status: plan_recipe_text, receipt_hash: plan_recipe_text },
});
function recordsOf(files, of) {
let runs;
const ended = () => {
runs ??= (0,state_commit .Q0)(files, JOURNAL).flatMap((each) => (each.kind === 'ended' ? [decoded(endedSchema, each)] : []));
return runs;
};
return {
shared: sharedOf(files, of),
rejected: () => ended().flatMap(({ id, plan, item, status: outcome, receipt_hash: hash }) => {
if (plan !== of.plan)
return [];
const reason = receiptOf(files, id).reason ?? '';
return [
{
hashes: [hash],
attempt: { hash, item, name: `item ${(0,base_text .TL)(item)}`, outcome, reason, ...usageIn(files, id) },
},
];
}),
holds: (hash) => ended().some(({ id, receipt_hash: own }) => own === hash || receiptOf(files, id).reason?.includes((0,reported_attempt .y7)(hash)) === true),
covered: coveredByReceipts,
};
}
function usageIn(files, id) {
const bytes = files.get(`runs/${id}/${run_usage .ji}`);
return bytes === undefined ? {} : (0,subject .Fs)((0,run_usage .U6)(bytes.toString('utf8')));
}
function coveredByReceipts(files) {
const covered = new Set([JOURNAL]);
for (const id of (0,workitem_history .B$)(historyOf(files))) {
const path = `receipts/${id}.json`;
if (!files.has(path))
continue;
covered.add(path).add(`runs/${id}/RECEIPT.json`);
const { files: listed, replay_tool: tool } = receiptOf(files, id);
for (const name of Object.keys(listed))
covered.add(`runs/${id}/${name}`);
if (tool !== undefined)
covered.add(`tools/${tool}.mjs`);
}
return new Map([...files].filter(([path]) => covered.has(path)));
}
function receiptOf(files, id) {
try {
const result = receipt .KS.safeParse(JSON.parse(String(files.get(`receipts/${id}.json`))));
if (result.success)
return result.data;
}
catch (error) {
if (!(error instanceof SyntaxError))
throw error;
}
throw (0,subject .zR)(`no receipt ${(0,base_text .TL)(id)} that can be read`);
}
function decoded(schema, raw) {
const result = schema.safeParse(raw);
if (result.success)
return result.data;
throw (0,subject .zU)(`a record without a usable ${(0,base_text .TL)(result.error.issues[0]?.path.join('.') || 'shape')}`);
}
async function archive(paths, { branch, host, plan }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const _lock = __addDisposableResource(env_1, await (0,opening .Zd)(paths, host), true);
const stamp = host.now().toISOString().replaceAll(/[:.]/g, '-');
const archived = (0,external_node_path_.join)(paths.folder, 'aside', stamp);
(0,external_node_fs_.mkdirSync)(archived, { recursive: true });
const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-aside-'));
try {
const { refs } = (0,user_refs .ro)(paths.repository, folder);
const at = await (0,kernel_refs .sg)(refs, branch);
if (at !== undefined) {
await (0,kernel_refs .LH)(refs, { ref: `refs/heads/autorize-archive/work-${plan}-${stamp}`, from: undefined, to: at });
await refs(['update-ref', '--no-deref', '-d', branch, at]);
}
}
finally {
(0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
}
for (const name of [JOURNAL, 'receipts', 'runs', 'tools']) {
if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(paths.folder, name)))
(0,external_node_fs_.renameSync)((0,external_node_path_.join)(paths.folder, name), (0,external_node_path_.join)(archived, name));
}
(0,store .X5)(paths);
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = __disposeResources(env_1);
if (result_1)
await result_1;
}
}
}),
21930:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => ( pushNamed)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var secret_search = __webpack_require__(70421);
var base_text = __webpack_require__(7953);
var store = __webpack_require__(54347);
var ancestry = __webpack_require__(72527);
var object_presence = __webpack_require__(55523);
var kernel_refs = __webpack_require__(83144);
var user_refs = __webpack_require__(11584);
var user_remote = __webpack_require__(35208);
var mission_store = __webpack_require__(89855);
var contract = __webpack_require__(51421);
var opening = __webpack_require__(32375);
var workitem_store = __webpack_require__(50492);
var experiment_recipe = __webpack_require__(88467);
var local_records = __webpack_require__(45463);
var mission_recipe = __webpack_require__(63548);
var plan_recipe = __webpack_require__(86031);
var restore = __webpack_require__(77922);
var finding = __webpack_require__(17785);
var state_commit = __webpack_require__(44042);
var remote_subject = __webpack_require__(64715);
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
async function requireSoundEnd({ subject, remote: { git } }, { branch, branchHead, files }) {
const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-ended-'));
try {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const [staged, scratch] = [(0,external_node_path_.join)(folder, 'state'), (0,external_node_path_.join)(folder, 'scratch')];
(0,state_commit .Jq)({ folder: staged }, files);
await git(['update-ref', branch, branchHead]);
const lock = __addDisposableResource(env_1, await subject.lock(), true);
const findings = await subject.check({ folder: staged, git, scratch, lock });
const issues = (0,finding .$R)(findings);
await (0,remote_subject .bi)({ name: subject.name, audit: async () => issues });
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = __disposeResources(env_1);
if (result_1)
await result_1;
}
}
finally {
(0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
}
}
var known_start = __webpack_require__(5693);
var outgoing = __webpack_require__(7133);
;
class RemoteSession {
#request;
#seen;
#merged = [];
#unpushed = [];
#known;
#queue = Promise.resolve(undefined);
#isWaiting = false;
#isClosed = false;
#deletesApart = false;
#last;
#unfinished;
constructor(request, seen) {
this.#request = request;
this.#seen = seen;
this.#known = new Set(request.subject.ended?.().map(({ ref }) => ref));
}
static async open(request) {
const restored = await (0,restore .PF)(request);
return { session: new RemoteSession(request, restored.remote), restored };
}
static over(request, seen) {
return new RemoteSession(request, seen);
}
static async openFresh(request) {
const seen = await (0,restore .c5)(request);
const session = new RemoteSession(request, seen);
const { remote } = request;
if (seen.branch !== undefined && seen.branchHead !== undefined)
session.#merged.push(await remote.fetch(seen.branch, 1));
return session;
}
async beginAfter({ remote: { branch, branchHead }, records, files }) {
if (branchHead !== records.expected)
return false;
if (branch === undefined || branchHead === undefined)
return true;
await requireSoundEnd(this.#request, { branch, branchHead, files });
await (0,known_start .L)(this.#request, { commit: branchHead, files });
this.#request.subject.beginAt?.(branchHead);
return true;
}
async adopt({ files }) {
const { subject, remote, refs } = this.#request;
const { branchHead, branch } = this.#seen;
if (branchHead === undefined || branch === undefined)
return;
await remote.fetch(branch, files === undefined ? 1 : undefined);
await (0,restore .w0)({ subject, remote }, branchHead);
const bring = (to) => (0,restore .JP)(refs, { branch: to, to: branchHead });
await subject.adopt({ branchHead, files, bring, write: (each) => (0,state_commit .Jq)(subject, each) });
}
get seen() {
return this.#seen;
}
get last() {
return this.#last;
}
pushSoon() {
if (this.#isWaiting || this.#isClosed)
return;
this.#isWaiting = true;
this.#queue = this.#queue.then(async () => {
this.#isWaiting = false;
if (this.#isClosed)
return this.#last;
return this.#last?.kind === 'moved' || this.#last?.kind === 'refused' ? this.#last : this.#push();
});
this.#queue.catch(() => undefined);
}
pushUnfinished() {
const now = this.#request.subject.unfinished?.()?.bytes;
if (now !== undefined && this.#unfinished?.equals(now) !== true)
this.pushSoon();
}
async close() {
this.#isClosed = true;
await this.#queue.catch(() => undefined);
}
async push() {
await this.#queue.catch(() => undefined);
return this.#push();
}
async #push() {
const { subject, remote } = this.#request;
const { stateRef, state, oldRef, branch: seen } = this.#seen;
const snapshot = await this.snapshot();
if (snapshot === undefined)
return this.#remember({ kind: 'nothing' });
const { branch, branchHead } = snapshot;
if (branch !== undefined && branchHead === undefined)
return this.#remember({ kind: 'nothing' });
const isSame = branch === seen || (branch !== undefined && seen !== undefined && remote.nameOf(branch) === remote.nameOf(seen));
const from = isSame ? this.#seen.branchHead : undefined;
const ended = this.#ended();
const isOld = ended.length === 0 && this.#merged.length === 0 && oldRef === undefined && from === branchHead;
if (isOld && (await this.#isUnchanged(snapshot.state)))
return this.#remember({ kind: 'done' });
for (const each of [branchHead, ...ended.map((branch) => branch.branchHead)]) {
if (each !== undefined)
await this.#requireNoSecrets(each);
}
const moves = [
...(branch === undefined || branchHead === undefined ? [] : [{ ref: branch, from, to: branchHead }]),
{ ref: stateRef, from: oldRef === undefined ? state : undefined, to: snapshot.state },
];
const deletion = oldRef === undefined ? [] : [{ ref: oldRef, from: state, to: undefined }];
const pushed = await remote.push(this.#deletesApart ? moves : [...moves, ...deletion]);
const isNew = state === undefined || oldRef !== undefined;
const next = (0,remote_subject .up)(subject, { pushed, stateRef, isNew });
if (next !== undefined) {
this.#seen = { ...this.#seen, stateRef: next };
return this.#push();
}
if (pushed.kind === 'refused' && oldRef !== undefined && pushed.refs.includes(oldRef) && !this.#deletesApart) {
this.#deletesApart = true;
return this.#push();
}
if (pushed.kind === 'done') {
if (this.#deletesApart && deletion.length > 0)
await remote.push(deletion);
this.#seen = {
stateRef,
state: snapshot.state,
branch: branch ?? this.#seen.branch,
branchHead: branchHead ?? this.#seen.branchHead,
};
this.#merged = [];
this.#unfinished = snapshot.unfinished;
await this.#pushEnded(ended);
}
return this.#remember(pushed);
}
async #isUnchanged(commit) {
const { subject, remote, run } = this.#request;
const { state } = this.#seen;
if (run !== undefined || state === undefined)
return false;
const { stdout } = await remote.git(['diff-tree', '-r', '-z', '--name-only', '--end-of-options', state, commit]);
const changed = stdout.toString().split('\0').filter(Boolean);
return changed.every((path) => !subject.isRestored(path) || subject.derived.includes(path));
}
#ended() {
return this.#request.subject.ended?.().filter(({ ref }) => !this.#known.has(ref)) ?? [];
}
async #pushEnded(ended) {
for (const { ref, branchHead } of ended) {
this.#known.add(ref);
const pushed = await this.#request.remote.push([{ ref, from: undefined, to: branchHead }]);
if (pushed.kind !== 'done')
this.#unpushed.push({ ref, branchHead });
}
}
get unpushed() {
return this.#unpushed;
}
async #requireNoSecrets(branchHead) {
const { remote, subject, search } = this.#request;
const known = [this.#seen.branchHead, subject.read().base].filter((id) => id !== undefined);
await (0,outgoing ._c)(remote.git, { branchHeads: [branchHead], known, search, what: 'a change that was kept' });
}
#remember(shared) {
this.#last = shared;
return shared;
}
async snapshot() {
const { subject, remote, refs, host, search, run } = this.#request;
const { state } = this.#seen;
const merged = [...this.#merged, ...this.#ended().map(({ branchHead }) => branchHead)];
const parents = [state, ...merged];
return (0,state_commit .W9)({ subject, git: remote.git, refs, parents, search, run, now: host.now() });
}
async pushProposalRefs(label, files) {
const { subject, remote, host } = this.#request;
const snapshot = await this.snapshot();
if (snapshot?.branchHead === undefined)
return undefined;
const { branchHead, state } = snapshot;
await this.#requireNoSecrets(branchHead);
const prefix = `refs/autorize-proposals/${subject.name}/${label}`;
const pushed = await remote.push([
{ ref: `${prefix}/branch`, from: undefined, to: branchHead },
{ ref: `${prefix}/state`, from: undefined, to: state },
]);
if (pushed.kind !== 'done')
return undefined;
const request = { subject, git: remote.git, parents: [undefined], now: host.now() };
const proposal = await (0,state_commit .rV)(request, files);
const more = await remote.push([{ ref: `${prefix}/proposal`, from: undefined, to: proposal }]);
return { ref: prefix, isProposal: more.kind === 'done' };
}
async yield() {
const { subject, remote } = this.#request;
const own = subject.read();
const lost = await this.snapshot();
await subject.archive();
const restored = await (0,restore .PF)({ ...this.#request, resumeFrom: undefined });
this.#seen = restored.remote;
this.#merged = lost === undefined ? [] : [lost.state];
this.#last = undefined;
const others = 'records' in restored ? restored.records : remote_subject .K$;
const files = lost === undefined ? undefined : await (0,state_commit .un)(remote.git, { subject, commit: lost.state });
const unaccepted = files === undefined ? [] : subject.unaccepted(files);
return { restored, accepted: (0,remote_subject .Z_)(own, others), unaccepted };
}
async keepInHistory(files) {
const { subject, remote, host } = this.#request;
const plain = [...files].map(([path, bytes]) => ({ path, bytes }));
const request = { subject, git: remote.git, parents: [undefined], now: host.now() };
this.#merged.push(await (0,state_commit .rV)(request, plain));
}
}
;
var push_named_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var push_named_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function pushNamed({ name, remote: from = 'origin', begins = false, signal }, host) {
const subject = await findSubject(name, host);
const { repository } = subject;
const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-push-'));
const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(repository.gitDir, 'autorize-push-'));
try {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { refs } = (0,user_refs .ro)(repository, scratch);
const limits = signal === undefined ? {} : { cutOff: signal };
const remote = await (0,user_remote .u8)({ name: from, repository, folder, parentEnv: host.env, ...limits });
const _lock = push_named_addDisposableResource(env_1, await subject.lock(), true);
const seen = await requireContinued({ subject, remote, refs, from, begins });
await (0,remote_subject .bi)(subject);
const session = RemoteSession.over({ subject, remote, refs, host, search: new secret_search.SecretSearch([]) }, seen);
const shared = await session.push();
if (shared.kind !== 'done')
throw notPushed(name, { from, why: 'why' in shared ? shared.why : shared.kind });
const { count, branch = '' } = subject.read();
const unchanged = session.seen.state === seen.state ? { unchanged: true } : {};
return { records: count, branch: branch.replace('refs/heads/', ''), ...unchanged };
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = push_named_disposeResources(env_1);
if (result_1)
await result_1;
}
}
finally {
for (const each of [folder, scratch])
(0,external_node_fs_.rmSync)(each, { recursive: true, force: true });
}
}
async function findSubject(name, host) {
const [, kind, rest = ''] = /^(mission|work)\.(.+)$/s.exec(name) ?? [];
if (kind === undefined) {
const paths = (0,store .wG)(name, host);
(0,store .DW)(paths);
return (0,experiment_recipe .U)(paths, host);
}
if (kind === 'work') {
const work = await (0,opening .L9)(rest, host);
return (0,plan_recipe .O)({ paths: (0,workitem_store.workPathsOf)(host), plan: rest, permit: work?.permit ?? [], tests: (0,contract .Vh)(work) }, host);
}
const repository = (0,mission_store.findMissionRepository)(host.cwd);
const subject = (0,mission_recipe .b)({ slug: rest, repository }, host);
const last = (0,mission_store.listMissionRuns)(repository, rest).at(-1);
if (last === undefined) {
throw new errors .Rb({
message: `there is no run of the mission ${(0,base_text .TL)(rest)} here`,
remedy: 'See which runs there are: autorize status',
});
}
subject.follow(last.runId);
return subject;
}
async function requireContinued({ subject, remote, refs, from, begins }) {
const { seen, files } = await (0,restore .H1)({ subject, remote });
const { name } = subject;
if (files === undefined && begins && seen.state === undefined && seen.branchHead === undefined)
return seen;
if (files === undefined) {
throw new errors .Rb({
message: `${from} has no records of "${name}": there is nothing to continue`,
remedy: begins
? `It has a branch ${subject.branches.replace('refs/heads/', '')} without them. If nobody needs that: git push ${from} --delete ${subject.branches.replace('refs/heads/', '')}`
: `To push them as the first: autorize push ${name} --new${from === 'origin' ? '' : ` --remote ${from}`}. They go to ${(0,remote_subject .sd)(subject).usual}`,
});
}
const replaced = (0,local_records .M)(subject, files);
if (replaced.length > 0) {
const more = replaced.length > 3 ? ` and ${replaced.length - 3} more` : '';
throw new errors .Rb({
message: `${from} has records of "${name}" that are not here (${replaced.slice(0, 3).join(', ')}${more}); nothing was pushed`,
remedy: `Fetch them first: autorize pull ${name}`,
});
}
const { branch = '' } = subject.read();
const branchHead = await (0,kernel_refs .sg)(refs, branch);
if (seen.branchHead === undefined ||
branchHead === undefined ||
!(await isContinued(refs, { base: seen.branchHead, branchHead }))) {
const at = seen.branchHead === undefined ? 'gone' : `at ${seen.branchHead}`;
throw new errors .Rb({
message: `the branch ${(0,base_text .TL)(branch.replace('refs/heads/', ''))} of ${from} is ${at}, and ${branchHead ?? 'nothing'} here does not continue it; nothing was pushed`,
remedy: `See who moved it, and fetch it: autorize pull ${name}`,
});
}
return seen;
}
async function isContinued(refs, { base, branchHead }) {
return (await (0,object_presence .Q)(refs, base)) && (0,ancestry .Q)(refs, { base, branchHead });
}
function notPushed(name, { from, why }) {
return new errors .Rb({
message: `${from} refused the push of "${name}": ${why}`,
remedy: `Check that you may push there: git push --dry-run ${from} HEAD. Then run the command again.`,
});
}
}),
77922:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JP: () => ( bringBranch),
D_: () => ( fetchBranch),
c5: () => ( findSibling),
FS: () => ( isBegunAcceptance),
H1: () => ( readRemoteStatus),
PF: () => ( restore),
w0: () => ( shareEnds)
});
var errors = __webpack_require__(45145);
var object_presence = __webpack_require__(55523);
var kernel_refs = __webpack_require__(83144);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
;
async function shareBoundary(git, { from, to, branchHead }) {
const known = new Set(readList(to));
const found = readList(from).filter((id) => !known.has(id));
if (found.length === 0)
return;
const { stdout } = await git(['rev-list', '--end-of-options', branchHead, '--']);
const reached = new Set(stdout.toString().split('\n'));
const missing = found.filter((id) => reached.has(id));
if (missing.length === 0)
return;
const [file, lock] = [(0,external_node_path_.join)(to, 'shallow'), (0,external_node_path_.join)(to, 'shallow.lock')];
try {
(0,external_node_fs_.writeFileSync)(lock, `${[...known, ...missing].join('\n')}\n`, { flag: 'wx' });
(0,external_node_fs_.renameSync)(lock, file);
}
catch (error) {
(0,external_node_fs_.rmSync)(lock, { force: true });
throw error;
}
}
function readList(folder) {
const file = (0,external_node_path_.join)(folder, 'shallow');
return (0,external_node_fs_.existsSync)(file)
? (0,external_node_fs_.readFileSync)(file, 'utf8')
.split('\n')
.filter((line) => line !== '')
: [];
}
var known_start = __webpack_require__(5693);
var state_commit = __webpack_require__(44042);
var remote_subject = __webpack_require__(64715);
;
const TRIES = 5;
async function readRemoteStatus({ subject, remote, resumeFrom, }) {
const fixed = fixedBranch({ subject, remote });
for (let tries = 0;; tries += 1) {
const refs = await remote.list([...Object.values((0,remote_subject .sd)(subject)), subject.branches]);
const location = locateState(subject, refs);
const { state } = location;
const branchHeadOf = (branch = '') => refs.get(remote.nameOf(branch));
if (state === undefined) {
const seen = { ...location, branch: fixed, branchHead: branchHeadOf(fixed) };
return { seen, files: undefined, records: undefined };
}
const stateRef = location.oldRef ?? location.stateRef;
if ((await remote.fetchBounded(stateRef, 1)) !== state && tries < TRIES)
continue;
const commit = resumeFrom === undefined ? state : await findStateOf(remote, { stateRef, run: resumeFrom });
const found = await (0,state_commit .un)(remote.git, { subject, commit });
(0,state_commit .ck)(found);
const records = subject.decode(found);
const branch = records.branch ?? fixed;
return { seen: { ...location, branch, branchHead: branchHeadOf(branch) }, files: subject.covered(found), records };
}
}
function locateState(subject, found) {
const { usual, fallback, old } = (0,remote_subject .sd)(subject);
for (const stateRef of [usual, fallback])
if (found.has(stateRef))
return { stateRef, state: found.get(stateRef) };
const state = found.get(old);
return state === undefined ? { stateRef: usual, state } : { stateRef: usual, state, oldRef: old };
}
function fixedBranch({ subject, remote }) {
return remote.nameOf(subject.branches).endsWith('*') ? undefined : subject.branches;
}
async function findSibling({ subject, remote }) {
const found = await remote.list([...Object.values((0,remote_subject .sd)(subject)), subject.branches]);
const location = locateState(subject, found);
if (location.state !== undefined)
await remote.fetchBounded(location.oldRef ?? location.stateRef, 1);
const branch = fixedBranch({ subject, remote });
return { ...location, branch, branchHead: found.get(remote.nameOf(branch ?? '')) };
}
async function restore(request) {
const { subject, remote, refs } = request;
requireNoRecords(subject);
for (let tries = 0;; tries += 1) {
const { seen, files, records } = await readRemoteStatus(request);
const { branch, branchHead } = seen;
if (files === undefined || records === undefined) {
if (branchHead === undefined)
return { kind: 'nothing', remote: seen };
return { kind: 'moved', remote: seen, expected: undefined, files };
}
const { expected } = records;
if (records.isOver && branchHead === undefined)
return { kind: 'over', remote: seen, records, files };
if (branch !== undefined && branchHead !== undefined) {
if ((await fetchBranch(request, { branch, records })) !== branchHead && tries < TRIES)
continue;
await shareEnds(request, branchHead);
}
if (!records.isOver && records.base !== undefined)
await (0,known_start .L)(request, { commit: records.base, files });
if (records.isOver)
return { kind: 'over', remote: seen, records, files };
if (request.resumeFrom !== undefined && branch !== undefined && expected !== undefined) {
await requireHere(remote.git, { commit: expected, run: request.resumeFrom });
await bringBranch(refs, { branch, to: expected });
(0,state_commit .Jq)(subject, files);
await subject.finishRestore();
await (0,remote_subject .bi)(subject);
return { kind: 'restored', remote: seen, records };
}
if (expected !== undefined &&
branchHead !== expected &&
!(await isBegunAcceptance(remote.git, { branchHead, records }))) {
return { kind: 'moved', remote: seen, expected, files };
}
if (branch !== undefined && branchHead !== undefined)
await bringBranch(refs, { branch, to: branchHead });
(0,state_commit .Jq)(subject, files);
await subject.finishRestore();
await (0,remote_subject .bi)(subject);
return { kind: 'restored', remote: seen, records };
}
}
async function shareEnds({ subject, remote }, branchHead) {
await shareBoundary(remote.git, { from: remote.gitDir, to: subject.repository.commonDir, branchHead });
}
async function findStateOf(remote, { stateRef, run }) {
const newest = await remote.fetchBounded(stateRef, known_start .Q);
const args = [
'log',
'--first-parent',
'-1',
'--format=%H',
'-E',
`--grep=^${state_commit .cu}: ${run}$`,
'--end-of-options',
newest,
];
const { stdout } = await remote.git(args);
const found = stdout.toString().trim();
if (found !== '')
return found;
throw new errors .Rb({
message: `the server has no state that run ${run} pushed`,
remedy: 'Take the id from the URL of the run, or resume from the newest state with "resume: auto"',
});
}
async function requireHere(git, { commit, run }) {
if (await (0,object_presence .Q)(git, commit))
return;
throw new errors .Rb({
message: `the commit ${commit} that run ${run} was at is no longer on the branch`,
remedy: 'Resume from the last run with "resume: auto", or from the branch with "resume: adopt"',
});
}
async function bringBranch(refs, { branch, to }) {
const from = await (0,kernel_refs .sg)(refs, branch);
if (from !== to)
await (0,kernel_refs .LH)(refs, { ref: branch, from, to });
}
function requireNoRecords(subject) {
const own = subject.findOwn();
if (own === undefined)
return;
throw new errors .Rb({
message: `this checkout holds records of "${subject.name}" already (${own}); they would be mixed with those of the server`,
remedy: 'Check out with "clean: true", the default, or remove them',
});
}
async function isBegunAcceptance(git, { branchHead, records }) {
if (branchHead === undefined)
return false;
const { stdout } = await git(['cat-file', 'commit', '--end-of-options', branchHead]);
return records.isBegun(branchHead, stdout.toString());
}
async function fetchBranch({ remote, refs }, { branch, records }) {
const hasBase = async () => records.base !== undefined && (await (0,object_presence .Q)(refs, records.base));
const isHere = await hasBase();
const fetched = await remote.fetch(branch, isHere ? undefined : records.depth);
if (isHere || records.base === undefined || (await hasBase()))
return fetched;
return remote.fetch(branch, known_start .Q);
}
}),
44042:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Jq: () => ( writeState),
Q0: () => ( recordsIn),
W9: () => ( takeSnapshot),
ck: () => ( requireChains),
cu: () => ( RUN_TRAILER),
rV: () => ( writeCommit),
un: () => ( readState)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50534);
var _base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85503);
var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13096);
var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83144);
var _outgoing_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7133);
const MAX_STATE_FILES = 100_000;
const TRIES = 50;
async function takeSnapshot(request) {
const { subject, refs } = request;
const { branch } = subject.read();
const find = async () => (branch === undefined ? undefined : (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_7__ .sg)(refs, branch));
let branchHead = await find();
for (let tries = 0; tries < TRIES; tries += 1) {
const { files, unfinished } = readFiles(request);
const after = await find();
if (after === branchHead && subject.read().branch === branch) {
if (files.length === 0)
return undefined;
return { state: await writeCommit(request, files), branch, branchHead, unfinished };
}
branchHead = after;
if (subject.read().branch !== branch)
return takeSnapshot(request);
}
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `another process keeps moving the branch ${branch}`,
remedy: 'See what else moves it: git reflog',
});
}
function readFiles({ subject, search }) {
const unfinished = findUnfinished(subject);
let total = 0;
const paths = subject.list().filter((path) => subject.isTransient?.(path) !== true);
const all = unfinished === undefined ? paths : [...paths, unfinished.path];
const files = all.flatMap((path) => {
const bytes = path === unfinished?.path ? unfinished.bytes : readPlain(subject, path);
if (bytes === undefined)
return [];
total += bytes.length;
if (total > _base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .oK)
throw tooLarge(subject, { what: 'all files', limit: _base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .oK });
if (!search.finds(bytes))
return [{ path, bytes: (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .SK)(path) ? wholeLines(bytes) : bytes }];
if ((0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .SK)(path))
throw (0,_outgoing_js__WEBPACK_IMPORTED_MODULE_8__ .t3)(path);
return [];
});
return { files, unfinished: unfinished?.bytes };
}
function findUnfinished(subject) {
try {
return subject.unfinished?.();
}
catch {
return undefined;
}
}
function readPlain(subject, path) {
const limit = (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .v9)(path);
const descriptor = openPlain((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(subject.folder, path));
if (descriptor === undefined)
return undefined;
try {
const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
if (!stat.isFile())
return undefined;
if (stat.size > limit && (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .SK)(path))
throw tooLarge(subject, { what: path, limit });
if (stat.size > limit)
return undefined;
const bytes = Buffer.alloc(stat.size);
return bytes.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes));
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function openPlain(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
}
catch {
return undefined;
}
}
function tooLarge({ name, folder }, { what, limit }) {
const again = name.includes('.') ? 'launch or run it again' : `autorize run ${name} --fresh`;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the records of "${name}" are too large to be pushed: ${what} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(folder, 200)}; expected at most ${limit} bytes`,
remedy: `Nothing is lost, the records stay there. Begin another run: ${again}`,
});
}
function wholeLines(bytes) {
return bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);
}
const IDENTITY = 'autorize <autorize@localhost>';
const RUN_TRAILER = 'Autorize-Run';
const LOCAL_REF = 'refs/local/state';
async function writeCommit({ git, parents: [before, ...merged], subject, run, now }, files) {
const isFirst = before === undefined && merged.length > 0;
const from = isFirst ? await writeCommit({ git, parents: [before], subject, now }, files) : before;
const message = `State of ${subject.name}\n${run === undefined ? '' : `\n${RUN_TRAILER}: ${run}\n`}`;
const head = [
`commit ${LOCAL_REF}\n`,
`committer ${IDENTITY} ${Math.floor(now.getTime() / 1000)} +0000\n`,
`data ${Buffer.byteLength(message)}\n${message}`,
from === undefined ? '' : `from ${from}\n`,
...merged.map((parent) => `merge ${parent}\n`),
'deleteall\n',
];
const blocks = [Buffer.from(head.join(''))];
for (const { path, bytes } of files) {
blocks.push(Buffer.from(`M 100644 inline ${path}\ndata ${bytes.length}\n`), bytes, Buffer.from('\n'));
}
await git(['update-ref', '-d', LOCAL_REF]);
await git(['fast-import', '--quiet', '--force', '--done'], {
input: Buffer.concat([...blocks, Buffer.from('\ndone\n')]),
});
const { stdout } = await git(['rev-parse', '--verify', LOCAL_REF]);
return stdout.toString().trim();
}
async function readState(git, { subject, commit }) {
const stdout = await listTree(git, commit);
const entries = stdout
.toString()
.split('\0')
.filter((entry) => entry !== '');
if (entries.length > MAX_STATE_FILES)
throw strange(commit, `${entries.length} files`);
let total = 0;
const wanted = [];
for (const entry of entries) {
const [, mode, id = '', size, path = ''] = /^(\d+) \w+ ([0-9a-f]+) +(\S+)\t(.*)$/s.exec(entry) ?? [];
if (mode !== '100644' || !subject.isStateFile(path) || Number(size) > (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .v9)(path)) {
throw strange(commit, JSON.stringify(path.slice(0, 100)));
}
total += Number(size);
if (subject.isRestored(path))
wanted.push({ path, id, size: Number(size) });
}
if (total > _base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .oK)
throw strange(commit, `${total} bytes`);
const input = wanted.map(({ id }) => `${id}\n`).join('');
const maxBytes = _base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .oK + wanted.length * 200;
const { stdout: packed } = await git(['cat-file', '--batch', '--buffer'], { input, maxBytes });
const files = new Map();
let at = 0;
for (const { path, size } of wanted) {
at = packed.indexOf(0x0a, at) + 1;
files.set(path, packed.subarray(at, at + size));
at += size + 1;
}
return files;
}
const MAX_ENTRY_BYTES = 300;
const LIST_TIMEOUT_MS = 60_000;
async function listTree(git, commit) {
const limits = { maxBytes: MAX_STATE_FILES * MAX_ENTRY_BYTES, timeoutMs: LIST_TIMEOUT_MS };
try {
return (await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', commit], limits)).stdout;
}
catch (error) {
if (!(error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_6__ .XS) || !(error.isTooLong || String(error.gitExit).startsWith('SIGKILL')))
throw error;
throw strange(commit, `a tree of more than ${MAX_STATE_FILES} files, or of more folders than can be listed`);
}
}
function strange(commit, found) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the state ${commit.slice(0, 12)} on the server holds what no run of ours writes: ${found}`,
remedy: 'See who wrote it; to start again without it: resume: never',
});
}
function recordsIn(files, path) {
const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ .z8)(files.get(path) ?? Buffer.alloc(0));
return parsed.kind === 'sound' ? parsed.records : [];
}
function requireChains(files) {
for (const [path, bytes] of files) {
if (!(0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .SK)(path))
continue;
const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ .z8)(bytes);
if (parsed.kind === 'sound')
continue;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `${path} on the server is corrupt at line ${parsed.line}: it ${parsed.why}`,
remedy: 'See who changed it; to start again without it: resume: never',
});
}
}
function writeState({ folder }, files) {
for (const [path, bytes] of files) {
const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), { recursive: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target, bytes, { flag: 'wx' });
}
}
}),
64715:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fs: () => ( usageOf),
K$: () => ( NOTHING),
Z_: () => ( ownAcceptances),
bi: () => ( requireSound),
nA: () => ( openSubject),
sd: () => ( stateRefs),
up: () => ( nextStateRef),
zR: () => ( unsoundRecords),
zU: () => ( strangeRecords)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17785);
var _base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6729);
function openSubject(recipe) {
const { here, parse, remember, verify, complete, ...shared } = recipe;
return {
...shared,
read: () => here().shared,
decode(files) {
const records = parse(files);
remember?.(files);
return records.shared;
},
covered: (files) => parse(files).covered(files),
unaccepted(files) {
const own = here();
return parse(files)
.rejected()
.flatMap(({ hashes, attempt }) => (hashes.some((hash) => own.holds(hash)) ? [] : [attempt]));
},
async check(staged) {
const { findings, findForbidden } = await verify(staged);
if (!(0,_base_finding_js__WEBPACK_IMPORTED_MODULE_1__ .vs)(findings))
return findings;
const forbidden = await findForbidden();
if (forbidden.length > 0)
return [...findings, ...(0,_base_finding_js__WEBPACK_IMPORTED_MODULE_1__ .wf)('boundaries', forbidden)];
complete?.(staged);
return findings;
},
};
}
function strangeRecords(found) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({ message: `the records hold ${found}`, remedy: STRANGE_REMEDY });
}
function unsoundRecords(found) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .cs({ message: `the records hold ${found}`, remedy: STRANGE_REMEDY });
}
const STRANGE_REMEDY = 'See who wrote them; to start again without them: resume: never';
function usageOf(raw) {
const usage = (0,_base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_2__ .ZY)(raw);
return usage === undefined ? {} : { usage };
}
async function requireSound(subject) {
const found = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_1__ .Ms)(await subject.audit());
if (found === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .cs({
message: `records and branch of "${subject.name}" do not agree: ${found}`,
remedy: 'See who wrote them: nothing was pushed or published. To begin again without them: resume: never',
});
}
function stateRefs({ name }) {
return {
usual: `refs/autorize-ledger/${name}`,
fallback: `refs/heads/autorize-state/${name}`,
old: `refs/autorize/${name}`,
};
}
function nextStateRef(subject, { pushed, stateRef, isNew }) {
const { usual, fallback } = stateRefs(subject);
const isOfName = pushed.kind === 'refused' && stateRef === usual && pushed.refs.every((ref) => ref === usual);
return isOfName && isNew ? fallback : undefined;
}
const NOTHING = {
...{ count: 0, branch: undefined, base: undefined, expected: undefined, depth: 1, accepted: [], isOver: false },
isBegun: () => false,
};
function ownAcceptances(own, others) {
const shared = new Set(others.accepted.map(({ hash }) => hash));
return own.accepted.filter(({ hash }) => !shared.has(hash));
}
}),
63439:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
leaveStatus: () => ( leaveStatus)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _experiment_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67761);
var _kernel_program_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3206);
var _kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59875);
var _left_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93121);
var _remembered_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49712);
const PAUSE_MS = 1000;
const MAX_SHARE = 1 / 200;
function leaveStatus(name, host) {
const command = (0,_kernel_program_files_js__WEBPACK_IMPORTED_MODULE_2__ .$X)();
let last;
let timer;
let took = 0;
const leave = async () => {
const paths = (0,_experiment_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_1__ .y6)(name, host);
if (timer !== undefined && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.state))
return;
const before = Date.now();
const stamp = (0,_remembered_status_js__WEBPACK_IMPORTED_MODULE_5__ ._5)(paths, command);
if (stamp === undefined || stamp.text === last || !(0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_3__ ._5)(stamp, before))
return;
const { isWhole, readStatusAnswer } = await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(6284), __webpack_require__.e(9654), __webpack_require__.e(1397), __webpack_require__.e(6571), __webpack_require__.e(2697), __webpack_require__.e(2626), __webpack_require__.e(9955), __webpack_require__.e(834)]).then(__webpack_require__.bind(__webpack_require__, 79955));
const started = process.cpuUsage();
const answer = readStatusAnswer(paths, host);
const { user, system } = process.cpuUsage(started);
took = (user + system) / 1000;
last = stamp.text;
(0,_left_answer_js__WEBPACK_IMPORTED_MODULE_4__ .S)(paths, answer, { stamp, command, isWhole: () => isWhole(paths) });
};
const leaveQuietly = async () => {
try {
await leave();
}
catch {
}
};
const schedule = (ms) => {
timer = setTimeout(async () => {
took = 0;
await leaveQuietly();
if (timer !== undefined)
schedule(Math.max(PAUSE_MS, took / MAX_SHARE));
}, ms).unref();
};
const stop = () => {
clearTimeout(timer);
timer = undefined;
};
if (command !== undefined)
schedule(PAUSE_MS);
return {
end: async () => {
stop();
if (command === undefined)
return;
await (0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_3__ .Vl)();
await leaveQuietly();
},
[Symbol.dispose]: stop,
};
}
})
};

export const id = 4393;
export const ids = [4393];
export const modules = {
43366:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
x: () => ( readPlans)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var activity_log = __webpack_require__(84321);
var lock_holder = __webpack_require__(68724);
var remove_tree = __webpack_require__(14311);
var user_refs = __webpack_require__(11584);
var finish_landing = __webpack_require__(52242);
var workitem_history = __webpack_require__(45351);
var workitem_landing = __webpack_require__(65000);
var store = __webpack_require__(12690);
var waiting_items = __webpack_require__(71509);
;
async function listWorkBranches(refs) {
const { stdout } = await refs(['for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads/autorize-work/']);
return new Set(stdout.toString().split('\n').filter(Boolean));
}
async function readWorkStatus(plan, host) {
const paths = (0,store .LR)(host);
const history = (0,workitem_history .E)((0,store .N9)(paths));
const { landed, ended, pending } = history;
const records = [...landed, ...ended].map(({ id, plan: of, item }) => ({ id, of, item }));
const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-status-'));
let branches;
let isLanded = false;
try {
const { refs } = (0,user_refs .ro)(paths.repository, scratch);
branches = await listWorkBranches(refs);
if (pending !== undefined) {
const { landing, hash } = pending;
const trailer = `${workitem_landing .vO}: ${hash}`;
const commit = await (0,workitem_landing .mV)(refs, { ref: landing.ref, old: landing.old, trailer });
const { id, plan: of, work_item: item } = landing.draft.receipt;
isLanded = commit !== undefined;
if (commit !== undefined && (0,external_node_fs_.existsSync)((0,store .WI)(paths, id)))
records.push({ id, of, item: item.id });
}
}
finally {
(0,remove_tree .dM)(scratch);
}
const last = new Map();
for (const { id, of, item } of records.sort((one, other) => (one.id < other.id ? -1 : 1))) {
if (plan === undefined || of === plan)
last.set(`${of}\0${item}`, id);
}
const isRunning = (0,lock_holder .oZ)(paths.lock);
const receipts = [...last.values()].map((id) => (0,store .b8)(paths, id));
const waiting = isRunning ? (0,waiting_items .k)(paths).filter((each) => plan === undefined || each.plan === plan) : [];
const checkoutOpen = (0,finish_landing .oP)(paths, { history, isLanded });
const activities = isRunning ? (0,activity_log .W)(paths.activity) : [];
return { receipts, branches, isRunning, activities, waiting, checkoutOpen };
}
var stored_result = __webpack_require__(20027);
;
async function readPlans(wanted, host) {
const paths = (0,store .LR)(host);
const { receipts, branches, ...others } = await readWorkStatus(wanted, host);
const plans = new Map();
for (const receipt of receipts) {
const { plan, work_item: item, status } = receipt;
const known = plans.get(plan) ?? { plan, branch: null, items: [] };
const hasLanded = status === 'success' && branches.has(receipt.branch);
const shown = { ...known, ...(hasLanded ? { branch: receipt.branch } : {}), ...withTimes(known, receipt) };
plans.set(plan, shown);
shown.items.push({ id: item.id, reused: false, ...(0,stored_result .B)(paths, receipt) });
}
const shown = [...plans.values()].map((plan) => (others.isRunning ? { ...plan, to: undefined } : plan));
return { plans: shown, ...others };
}
function withTimes({ from, to }, { started_at, ended_at }) {
return {
from: from === undefined || started_at < from ? started_at : from,
to: to === undefined || ended_at > to ? ended_at : to,
};
}
}),
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
14393:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runWatchCommand: () => ( runWatchCommand)
});
var errors = __webpack_require__(45145);
var run_text = __webpack_require__(74008);
var run_actions = __webpack_require__(17650);
var experiment_files = __webpack_require__(67761);
var store = __webpack_require__(54347);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var configured_agents = __webpack_require__(74832);
var external_node_util_ = __webpack_require__(57975);
var regular_file = __webpack_require__(48951);
var agent_messages = __webpack_require__(61008);
;
const MAX_BYTES = 64_000;
function readLastLines(stdout, preset, most) {
const text = (0,regular_file .EI)(stdout, 'end', MAX_BYTES)?.text ?? '';
const message = (0,agent_messages .c)(preset, text).at(-1) ?? '';
return (0,external_node_util_.stripVTControlCharacters)(message.trim() === '' ? text : message)
.trimEnd()
.split(/\r?\n/)
.slice(-most);
}
var agent_preset = __webpack_require__(7535);
var chosen_file = __webpack_require__(89197);
;
function readAgentLines(paths, config, most) {
const fileOf = (iter) => (0,external_node_path_.join)((0,store .OO)(paths, iter), 'agent.stdout');
const iter = (0,store .tU)(paths).findLast((each) => (0,external_node_fs_.existsSync)(fileOf(each)));
if (iter === undefined)
return undefined;
const agents = (0,configured_agents .et)(config);
const chosen = (0,chosen_file .Vh)((0,store .OO)(paths, iter))?.name;
const { agent } = agents.find(({ name }) => name === chosen) ?? agents[0];
const preset = agent.preset ?? (0,agent_preset .Se)(agent.command ?? '');
return { attempt: String(iter), lines: readLastLines(fileOf(iter), preset, most) };
}
var user_repository = __webpack_require__(63342);
var mission_store = __webpack_require__(73448);
;
function agent_lines_readAgentLines(paths, { iteration }, most) {
if (iteration === 0)
return undefined;
const stdout = (0,external_node_path_.join)((0,mission_store.iterationFolder)(paths, iteration), 'session.stdout');
return { attempt: String(iteration), lines: readLastLines(stdout, undefined, most) };
}
var look = __webpack_require__(19570);
var mission_view = __webpack_require__(58561);
var plan_view = __webpack_require__(23956);
var watch_view = __webpack_require__(16028);
var workitem_store = __webpack_require__(12690);
var plans_here = __webpack_require__(43366);
var repeated_look = __webpack_require__(98396);
;
const MAX_AGENT_LINES = 40;
const iter = (attempt) => `iter ${attempt}`;
async function findWatchedRun(name, host) {
if ((0,mission_store.meansMissionRun)(name, host))
return missionRun(name, host);
const isExperiment = (0,experiment_files .lV)((0,user_repository .W1)(host.cwd)).includes(name);
if (!isExperiment && (await (0,plans_here .x)(name, host)).plans.length > 0)
return planRun(name, host);
return experimentRun(name, host);
}
function experimentRun(name, host) {
const paths = (0,store .wG)(name, host);
const look = new repeated_look .c();
const read = () => {
const status = look.read(paths, host);
const newest = readAgentLines(paths, status.config, MAX_AGENT_LINES);
return {
view: look.view({ ...status, now: host.now() }),
...{ isRunning: status.isRunning, activities: status.activities, nameOf: iter },
agent: newest && { title: `Agent, iteration ${newest.attempt}`, lines: newest.lines },
actions: watch_view .UT,
};
};
return { read: async () => read(), lock: paths.lock };
}
function missionRun(name, host) {
const paths = (0,mission_store.pathsOf)(name, host);
const read = () => {
const status = (0,look .Z)(paths);
const newest = agent_lines_readAgentLines(paths, status.state, MAX_AGENT_LINES);
return {
view: (0,mission_view .SX)(status, host.now()),
...{ isRunning: status.isRunning, activities: status.activities ?? [], nameOf: iter },
agent: newest && { title: `Session, iteration ${newest.attempt}`, lines: newest.lines },
actions: ['stop'],
};
};
return { read: async () => read(), lock: paths.lock };
}
function planRun(name, host) {
const read = async () => {
const { plans, isRunning, activities } = await (0,plans_here .x)(name, host);
const [plan = { plan: name, branch: null, items: [] }] = plans;
return { view: (0,plan_view .D)(plan), isRunning, activities, nameOf: (item) => item, agent: undefined, actions: ['stop'] };
};
return { read, lock: (0,workitem_store .LR)(host).lock };
}
;
async function runWatchCommand({ words: [name = ''], host, terminal }) {
const run = await findWatchedRun(name, host);
const { redact = (text) => text } = terminal;
const read = async () => {
const watched = await run.read();
const { agent } = watched;
return agent === undefined ? watched : { ...watched, agent: { ...agent, lines: agent.lines.map(redact) } };
};
if (terminal.columns === undefined) {
const { view } = await read();
terminal.out((0,run_text .LG)(view));
terminal.err('note: this terminal cannot show a full screen, so the current state was printed once\n');
return errors .dc.yes;
}
const act = (effect) => (0,run_actions .f)({ name, lock: run.lock }, effect, { host, terminal });
const { showWatchScreen } = await loadScreen();
await showWatchScreen({ read, act, now: host.now, hasColor: terminal.hasColor === true });
return errors .dc.yes;
}
const ASKED = { NODE_ENV: 'production', DEV: undefined, CI: undefined, CONTINUOUS_INTEGRATION: undefined };
async function loadScreen() {
const before = Object.keys(ASKED).map((name) => [name, process.env[name]]);
for (const [name, value] of Object.entries(ASKED))
setVariable(name, value);
try {
return await Promise.all( [__webpack_require__.e(8518), __webpack_require__.e(8055)]).then(__webpack_require__.bind(__webpack_require__, 48055));
}
finally {
for (const [name, value] of before)
setVariable(name, value);
}
}
function setVariable(name, value) {
if (value === undefined)
delete process.env[name];
else
process.env[name] = value;
}
}),
61008:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ( reportsSimplification),
c: () => ( messagesOf)
});
var _printed_events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32976);
var _registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63836);
const SIMPLER = /^AUTORIZE_KIND[ \t]+simplify[ \t]*\r?$/m;
function messagesOf(cli, stdout) {
const preset = cli === undefined ? undefined : _registry_js__WEBPACK_IMPORTED_MODULE_1__ .fG[cli];
return preset?.readMessages === undefined ? [stdout] : [stdout, preset.readMessages((0,_printed_events_js__WEBPACK_IMPORTED_MODULE_0__ .w)(stdout))];
}
function reportsSimplification(cli, stdout) {
return messagesOf(cli, stdout).some((message) => SIMPLER.test(message));
}
}),
89197:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AY: () => ( saveChosen),
Vh: () => ( readChosen),
iL: () => ( CHOSEN_FILE)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74773);
const CHOSEN_FILE = 'chosen-agent.json';
function saveChosen(folder, chosen) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, CHOSEN_FILE), `${JSON.stringify(chosen)}\n`);
}
function readChosen(folder) {
const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, CHOSEN_FILE);
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
return undefined;
const read = _record_js__WEBPACK_IMPORTED_MODULE_2__ .Is.shape.chosen_agent.safeParse(readJson((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')));
return read.success ? (read.data ?? undefined) : undefined;
}
function readJson(text) {
try {
return JSON.parse(text);
}
catch {
return undefined;
}
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
19570:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( readEntryFiles),
Z: () => ( readMissionStatus)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84321);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68724);
var _store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73448);
function readMissionStatus(paths) {
(0,_store_js__WEBPACK_IMPORTED_MODULE_6__.requireRun)(paths);
const { state, problem } = (0,_store_js__WEBPACK_IMPORTED_MODULE_6__.readMission)(paths);
if (state === undefined) {
const why = problem === undefined ? 'it has no record yet' : (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yM)(problem);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `${(0,_store_js__WEBPACK_IMPORTED_MODULE_6__.shownPath)(paths, paths.journal)} cannot be read: ${why}`,
remedy: `Close the run: rcs autoresearch --abandon ${paths.runId}`,
});
}
const pointer = (0,_store_js__WEBPACK_IMPORTED_MODULE_6__.readPointer)(paths);
const isRunning = (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_5__ .oZ)(paths.lock) && pointer?.active === true && pointer.run_id === paths.runId;
return {
...{ state, isRunning, activities: isRunning ? (0,_engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_4__ .W)(paths.activity) : [] },
waiting: isRunning || state.status !== 'running' ? state.waiting : undefined,
problems: problem === undefined ? [] : [(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yM)(problem)],
};
}
const MAX_LOG_CHARS = 200_000;
function readEntryFiles(paths, { iteration }) {
const folder = (0,_store_js__WEBPACK_IMPORTED_MODULE_6__.iterationFolder)(paths, iteration);
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
return { diff: undefined, logs: [] };
const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.std(out|err)$/.test(name));
const read = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), 'utf8');
const logs = names.sort().flatMap((name) => {
const text = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .vI)(read(name), MAX_LOG_CHARS);
return text === '' ? [] : [{ name, text }];
});
return { diff: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'changes.diff')) ? read('changes.diff') : undefined, logs };
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
23956:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D: () => ( viewPlan)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _ended_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60551);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16794);
var _run_view_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33902);
var _time_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1052);
const MARKS = {
success: 'merged',
failure: 'invalid',
denied: 'denied',
timeout: 'aborted',
blocked: 'killed',
};
function viewPlan({ plan, branch, commit, from, to, items }) {
const accepted = items.filter(({ status }) => status === 'success').length;
const verdict = `${accepted} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(items.length, 'item')} succeeded`;
const rows = items.map(buildRow);
return {
recipe: 'plan',
terms: { attempt: 'item', line: '', best: '' },
tables: {
page: ['item', 'outcome', 'change', 'reason', 'receipt'],
list: ['item', 'outcome', 'change', 'reason', 'receipt'],
summary: { all: ['item', 'outcome', 'change', 'reason', 'receipt'] },
},
...{
name: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(plan),
description: '',
goal: undefined,
base: undefined,
worktree: undefined,
problems: [],
notices: [],
},
branch: branch === null ? undefined : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(branch),
commit,
noBranch: accepted === 0 ? 'none: nothing has landed' : 'none: the branch that items landed on is gone',
...{
position: undefined,
waiting: undefined,
verdict,
gain: verdict,
result: verdict,
claim: { kind: 'none', text: undefined },
},
ended: to === undefined ? undefined : (0,_ended_text_js__WEBPACK_IMPORTED_MODULE_1__ .N)({ from, to, reason: reasonOf(items) }),
...{ baseline: undefined, best: undefined, change: undefined },
...{ tried: items.length, accepted, counts: (0,_run_view_js__WEBPACK_IMPORTED_MODULE_4__ .BO)(rows, Object.keys(MARKS)), facts: [] },
budget: { noops: undefined, startedAt: undefined, deadline: undefined, timeLeft: undefined },
cost: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ .kT)(items.map((item) => (item.status === 'blocked' ? undefined : item.usage))),
rows,
...{ workspaces: undefined, next: undefined, verify: 'autorize work verify', show: undefined },
...{ head: undefined, madeAt: undefined },
};
}
function reasonOf(items) {
const of = (statuses) => items.filter(({ status }) => statuses.includes(status)).length;
const [failed, blocked] = [of(['failure', 'denied', 'timeout']), of(['blocked'])];
if (failed + blocked === 0)
return 'every item succeeded';
return [
...(failed === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(failed, 'item')} failed`]),
...(blocked === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(blocked, 'item')} blocked by them`]),
].join(', ');
}
function buildRow(item, index) {
const isBlocked = item.status === 'blocked';
const reason = isBlocked ? item.reason : (item.denial_reason ?? item.error);
return {
...{ id: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(item.id), iter: index, mark: MARKS[item.status], word: item.status },
isAccepted: item.status === 'success',
...{ score: undefined, scoreText: '', best: undefined, bestText: '', pass: '' },
...{ duration: '', summary: '', evidence: '', facts: [] },
size: isBlocked ? '' : sizeOf(item),
reason: reason === undefined ? '' : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(reason, 1000),
commit: isBlocked ? '' : item.receipt_id,
};
}
function sizeOf({ metrics, reused, usage }) {
const { files_touched: files, delta_size: size, tool_ops_count: ops, tests_passed: passed, tests_failed: failed, } = metrics;
return [
...(files === 0 ? [] : [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(files, 'file'), (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(size, 'change')]),
...(ops === 0 ? [] : [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(ops, 'tool operation')]),
...(passed === undefined ? [] : [`tests ${passed} passed, ${failed ?? 0} failed`]),
...(usage === undefined ? [] : [(0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ .kT)([usage]) ?? '']),
reused ? 'landed earlier' : (0,_time_text_js__WEBPACK_IMPORTED_MODULE_5__ .LP)(metrics.execution_time_ms),
].join(', ');
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
20027:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( reportOf),
B: () => ( resultOf)
});
var external_node_path_ = __webpack_require__(76760);
var landing = __webpack_require__(65000);
;
function buildRunResult(receipt, places) {
const { status, artifacts, tests, reason } = receipt;
const landed = status === 'success' ? artifacts : [];
const pathsOf = (wanted) => landed.filter(({ type }) => type === wanted).map(({ path }) => `${places.repository}/${path}`);
const { passed, failed } = tests ?? { passed: null, failed: null };
return {
status,
receipt_id: receipt.id,
receipt_path: places.receiptPath,
modified_files: pathsOf('edit'),
created_files: pathsOf('create'),
deleted_files: pathsOf('delete'),
output_hash: (status === 'success' ? receipt.after_hash : null) ?? receipt.before_hash,
artifact_hashes: Object.fromEntries(landed.flatMap(({ path, content_hash: hash }) => (hash === null ? [] : [[path, hash]]))),
metrics: {
execution_time_ms: receipt.execution_time_ms,
tool_ops_count: receipt.tool_trace === 'unavailable' ? 0 : receipt.tool_trace.length,
delta_size: receipt.deltaO.length + receipt.deltaPi.length + receipt.deltaLambda.length + receipt.deltaQ.length,
files_touched: artifacts.length,
...(passed === null ? {} : { tests_passed: passed }),
...(failed === null ? {} : { tests_failed: failed }),
},
...(places.testOutput === undefined ? {} : { test_output: places.testOutput }),
...(status === 'success' ? { proof_script: places.proofScript } : {}),
...(status === 'denied' ? { denial_reason: reason ?? '' } : {}),
...(status === 'failure' || status === 'timeout' ? { error: reason ?? '' } : {}),
};
}
var run_usage = __webpack_require__(52028);
var store = __webpack_require__(12690);
;
function reportOf(paths, receipt) {
const usage = (0,run_usage .f)((0,store .kQ)(paths, receipt.id));
return { ...resultOf(paths, receipt), ...(usage === undefined ? {} : { usage }) };
}
function resultOf(paths, receipt) {
const folder = (0,store .kQ)(paths, receipt.id);
return buildRunResult(receipt, {
repository: paths.repository.folder,
receiptPath: (0,external_node_path_.join)(folder, 'RECEIPT.json'),
proofScript: (0,external_node_path_.join)(folder, (0,landing .bp)(receipt)),
testOutput: receipt.tests === null ? undefined : (0,store .Zr)((0,external_node_path_.join)(folder, receipt.tests.output)),
});
}
}),
71509:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => ( openWaitingItems),
k: () => ( readWaitingItems)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73102);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11042);
const schema = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .rej({ plan: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(), id: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(), until: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .w$(), cause: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP() }));
const fileOf = ({ folder }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'waiting.json');
function openWaitingItems(paths, plan) {
const items = new Map();
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fileOf(paths), { force: true });
return {
set: (id, waiting) => {
if (waiting === null)
items.delete(id);
else
items.set(id, { plan, id, until: waiting.until, cause: waiting.cause });
if (items.size === 0)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fileOf(paths), { force: true });
else
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ .fR)(fileOf(paths), [`${JSON.stringify([...items.values()])}\n`]);
},
};
}
function readWaitingItems(paths) {
try {
const parsed = schema.safeParse(JSON.parse((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .z)(fileOf(paths))?.toString() ?? '[]'));
return parsed.success ? parsed.data : [];
}
catch (error) {
if (error instanceof SyntaxError)
return [];
throw error;
}
}
}),
73102:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w$: () => ( datetime)
});
var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56985);
var _core_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _schemas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
const ZodMiniISODateTime =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniISODateTime", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .Ko.init(inst, def);
_schemas_js__WEBPACK_IMPORTED_MODULE_3__ .zUr.init(inst, def);
});
function datetime(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_2__ .G1(ZodMiniISODateTime, params);
}
const ZodMiniISODate =  ( null && (core.$constructor("ZodMiniISODate", (inst, def) => {
core.$ZodISODate.init(inst, def);
schemas.ZodMiniStringFormat.init(inst, def);
})));
function date(params) {
return core._isoDate(ZodMiniISODate, params);
}
const ZodMiniISOTime =  ( null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
core.$ZodISOTime.init(inst, def);
schemas.ZodMiniStringFormat.init(inst, def);
})));
function time(params) {
return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration =  ( null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
core.$ZodISODuration.init(inst, def);
schemas.ZodMiniStringFormat.init(inst, def);
})));
function duration(params) {
return core._isoDuration(ZodMiniISODuration, params);
}
})
};

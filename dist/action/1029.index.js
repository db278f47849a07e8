export const id = 1029;
export const ids = [1029];
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
77388:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( noteCommit),
h: () => ( readNotedCommits)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48951);
const MAX_NOTED = 1000;
function noteCommit(file, commit) {
const noted = readNotedCommits(file);
if (noted.at(-1) === commit)
return;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true, mode: 0o700 });
const retained = [...noted.filter((each) => each !== commit), commit].slice(-MAX_NOTED);
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ .aR)(file, [`${retained.join('\n')}\n`]);
}
function readNotedCommits(file) {
return (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ .Aj)(file).split('\n').filter(Boolean);
}
}),
8829:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => ( isOwnRun),
v: () => ( markOwnRun)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19533);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28338);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48951);
const fileIn = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'begun-here');
function markOwnRun(folder, first) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ .Zf)(fileIn(folder), [digestOf(first)]);
}
function isOwnRun(folder, first) {
const known = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ .Aj)(fileIn(folder));
if (known === '')
return false;
try {
return known === digestOf(first);
}
catch (error) {
if (error instanceof TypeError)
return false;
throw error;
}
}
function digestOf({ seq: _seq, prev: _prev, hash: _hash, ...record }) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_3__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ .d)(JSON.parse(JSON.stringify(record))));
}
}),
60029:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
openPlan: () => ( openPlan)
});
var errors = __webpack_require__(45145);
var kernel_environment = __webpack_require__(22989);
var timer = __webpack_require__(20677);
var notification = __webpack_require__(10461);
var plan_recipe = __webpack_require__(86031);
var base_text = __webpack_require__(7953);
var work_event = __webpack_require__(11247);
var ended_text = __webpack_require__(60551);
var foreign_text = __webpack_require__(84483);
var iteration_facts = __webpack_require__(16794);
var run_view = __webpack_require__(33902);
var time_text = __webpack_require__(1052);
;
const MARKS = {
success: 'merged',
failure: 'invalid',
denied: 'denied',
timeout: 'aborted',
blocked: 'killed',
};
function viewPlan({ plan, branch, commit, from, to, items }) {
const accepted = items.filter(({ status }) => status === 'success').length;
const verdict = `${accepted} of ${(0,base_text .LS)(items.length, 'item')} succeeded`;
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
name: (0,foreign_text .TN)(plan),
description: '',
goal: undefined,
base: undefined,
worktree: undefined,
problems: [],
notices: [],
},
branch: branch === null ? undefined : (0,foreign_text .TN)(branch),
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
ended: to === undefined ? undefined : (0,ended_text .N)({ from, to, reason: reasonOf(items) }),
...{ baseline: undefined, best: undefined, change: undefined },
...{ tried: items.length, accepted, counts: (0,run_view .BO)(rows, Object.keys(MARKS)), facts: [] },
budget: { noops: undefined, startedAt: undefined, deadline: undefined, timeLeft: undefined },
cost: (0,iteration_facts .kT)(items.map((item) => (item.status === 'blocked' ? undefined : item.usage))),
rows,
...{ workspaces: undefined, next: undefined, verify: 'autorize work verify', show: undefined },
...{ head: undefined, madeAt: undefined },
};
}
function reasonOf(items) {
const of = (statuses) => items.filter(({ status }) => statuses.includes(status)).length;
const left = items.filter((item) => item.status === 'blocked' && item.reason === work_event .T).length;
const [failed, blocked] = [of(['failure', 'denied', 'timeout']), of(['blocked']) - left];
if (failed + blocked + left === 0)
return 'every item succeeded';
return [
...(failed === 0 ? [] : [`${(0,base_text .LS)(failed, 'item')} failed`]),
...(blocked === 0 ? [] : [`${(0,base_text .LS)(blocked, 'item')} blocked${failed === 0 ? '' : ' by them'}`]),
...(left === 0 ? [] : [`the run ended before ${(0,base_text .LS)(left, 'item')} did`]),
].join(', ');
}
function buildRow(item, index) {
const isBlocked = item.status === 'blocked';
const reason = isBlocked ? item.reason : (item.denial_reason ?? item.error);
return {
...{ id: (0,foreign_text .TN)(item.id), iter: index, mark: MARKS[item.status], word: item.status },
isAccepted: item.status === 'success',
...{ score: undefined, scoreText: '', best: undefined, bestText: '', pass: '' },
...{ duration: '', summary: '', evidence: '', facts: [] },
size: isBlocked ? '' : sizeOf(item),
reason: reason === undefined ? '' : (0,foreign_text .TN)(reason, 1000),
commit: isBlocked ? '' : item.receipt_id,
};
}
function sizeOf({ metrics, reused, usage }) {
const { files_touched: files, delta_size: size, tool_ops_count: ops, tests_passed: passed, tests_failed: failed, } = metrics;
return [
...(files === 0 ? [] : [(0,base_text .LS)(files, 'file'), (0,base_text .LS)(size, 'change')]),
...(ops === 0 ? [] : [(0,base_text .LS)(ops, 'tool operation')]),
...(passed === undefined ? [] : [`tests ${passed} passed, ${failed ?? 0} failed`]),
...(usage === undefined ? [] : [(0,iteration_facts .kT)([usage]) ?? '']),
reused ? 'landed earlier' : (0,time_text .LP)(metrics.execution_time_ms),
].join(', ');
}
var run_diffs = __webpack_require__(55863);
var shown_json = __webpack_require__(16740);
var remembered_answer = __webpack_require__(59875);
var run_text = __webpack_require__(74008);
var external_node_fs_ = __webpack_require__(73024);
var branch_files = __webpack_require__(98972);
var own_git_folder = __webpack_require__(26530);
var blocked_items = __webpack_require__(68842);
var workitem_history = __webpack_require__(45351);
var lost_runs = __webpack_require__(33444);
var waiting_items = __webpack_require__(71509);
var work_files = __webpack_require__(85620);
var work_records = __webpack_require__(65546);
;
async function readWorkStatus(plan, host) {
return await readWorkStatusAt(plan, await look_pathsToRead(host));
}
async function readWorkStatusAt(plan, paths) {
const history = (0,workitem_history .E)((0,work_records .N9)(paths));
const { landed, ended, pending, thawing } = history;
const records = [...landed, ...ended].map(({ id, plan: of, item }) => ({ id, of, item }));
const { branches, isLanded, isPlain } = await readBranches(paths, pending);
if (pending !== undefined && isLanded) {
const { id, plan: of, work_item: item } = pending.landing.draft.receipt;
if ((0,external_node_fs_.existsSync)((0,work_records .WI)(paths, id)))
records.push({ id, of, item: item.id });
}
const last = new Map();
for (const { id, of, item } of records.sort((one, other) => (one.id < other.id ? -1 : 1))) {
if (plan === undefined || of === plan)
last.set(`${of}\0${item}`, id);
}
const { isRunning, activities } = (0,work_files .Kc)(paths);
const receipts = [...last.values()].map((id) => (0,work_records .b8)(paths, id));
const blocked = (0,blocked_items .tQ)(paths).filter((each) => plan === undefined || each.plan === plan);
const waiting = isRunning ? (0,waiting_items .k)(paths).filter((each) => plan === undefined || each.plan === plan) : [];
const lost = isRunning ? undefined : (0,lost_runs .E)(paths, { history, branches });
return {
...{ receipts, blocked: (0,blocked_items .Rp)(blocked, receipts), branches, isRunning, activities, waiting },
problems: lost === undefined ? [] : [`${lost.message}. ${lost.remedy}`],
checkoutOpen: pending === undefined && thawing === undefined ? undefined : await describe(paths, { history, isLanded }),
isPlain: isPlain && thawing === undefined && receipts.every(hasPlainOutput),
};
}
async function look_pathsToRead(host) {
const paths = (0,work_files .E4)(host);
if (!(0,own_git_folder .FJ)(paths.repository))
return paths;
const { workPathsOf } = await Promise.resolve( ).then(__webpack_require__.bind(__webpack_require__, 50492));
return workPathsOf(host);
}
function hasPlainOutput({ tests }) {
return tests === null || /^[\w.-]+\.output$/.test(tests.output);
}
async function readBranches(paths, pending) {
const files = (0,branch_files .g)(paths.repository, work_files .HB);
if (files !== undefined && pending === undefined)
return { branches: new Set(files.keys()), isLanded: false, isPlain: true };
const { askGit } = await __webpack_require__.e( 7024).then(__webpack_require__.bind(__webpack_require__, 47024));
return { ...(await askGit(paths, pending)), isPlain: false };
}
async function describe(paths, known) {
const { describeOpenCheckout } = await Promise.resolve( ).then(__webpack_require__.bind(__webpack_require__, 78928));
return describeOpenCheckout(paths, known);
}
var left_answer = __webpack_require__(93121);
var external_node_path_ = __webpack_require__(76760);
;
const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;
function planStatusPaths(paths, plan) {
return {
...{ ...paths, plan },
answerName: plan === undefined ? 'work' : `work-${plan}`,
isUnread: (name, folder) => isUnread(paths, name, folder),
readBranches: () => {
if (plan !== undefined && !NAME.test(plan))
return undefined;
const branches = (0,branch_files .g)(paths.repository, work_files .HB);
return branches && [...branches].map(([name, commit]) => `${name} ${commit}`);
},
};
}
function isUnread({ folder, journal, receipts, runs, blocked }, name, at) {
if (at === folder)
return ![journal, receipts, runs, blocked].some((each) => (0,external_node_path_.basename)(each) === name);
if (at === receipts)
return !name.endsWith('.json');
return at !== runs && !name.endsWith('.output');
}
var stored_result = __webpack_require__(20027);
;
async function readPlans(wanted, host) {
const { plans, ...others } = await readPlanRecords(wanted, await pathsToRead(host));
return { plans: supposeRunning(plans, others.isRunning), ...others };
}
function supposeRunning(plans, isRunning) {
if (!isRunning)
return plans;
return plans.flatMap((plan) => {
const items = plan.items.filter((item) => item.status !== 'blocked' || item.reason !== work_event .T);
return items.length === 0 ? [] : [{ ...plan, items, to: undefined }];
});
}
async function readPlanRecords(wanted, paths) {
const { receipts, blocked, branches, ...others } = await readWorkStatusAt(wanted, paths);
const plans = new Map();
for (const receipt of receipts) {
const { plan, work_item: item, status } = receipt;
const known = plans.get(plan) ?? { plan, branch: null, items: [] };
const hasLanded = status === 'success' && branches.has(receipt.branch);
const shown = { ...known, ...(hasLanded ? { branch: receipt.branch } : {}), ...withTimes(known, receipt) };
plans.set(plan, shown);
shown.items.push({ id: item.id, reused: false, ...(0,stored_result .B)(paths, receipt) });
}
for (const { plan, id, reason } of blocked) {
const known = plans.get(plan) ?? { plan, branch: null, items: [] };
const items = [...known.items.filter((item) => item.id !== id), { id, status: 'blocked', reason }];
plans.set(plan, { ...known, items });
}
return { plans: [...plans.values()], ...others };
}
function withTimes({ from, to }, { started_at, ended_at }) {
return {
from: from === undefined || started_at < from ? started_at : from,
to: to === undefined || ended_at > to ? ended_at : to,
};
}
var status_answer = __webpack_require__(84476);
;
async function answerPlanStatus(plan, host) {
const paths = planStatusPaths(await look_pathsToRead(host), plan);
let here;
const read = async () => {
here = await readPlanRecords(plan, paths);
return answerOf(here);
};
const answer = await (0,left_answer .H)(paths, read, () => here?.isPlain === true && here.plans.length > 0);
if (here === undefined)
throw new Error('plans were answered and not read');
return { answer, here, paths };
}
async function leavePlanStatus(plans, host) {
await (0,remembered_answer .Vl)();
for (const plan of new Set([undefined, ...plans])) {
try {
await answerPlanStatus(plan, host);
}
catch {
}
}
}
function answerOf({ plans, checkoutOpen, problems }, render = run_text .$) {
const formOf = (isRunning) => {
const supposed = supposeRunning(plans, isRunning);
const texts = supposed.map((plan) => render(viewPlan(plan)));
const nothing = problems.length === 0 ? 'no work item has been run here\n' : 'no work item has a record here\n';
const text = texts.length === 0 ? nothing : texts.join('');
const whole = isRunning ? `${text}a run is in progress\n${status_answer .LL}` : text;
const document = {
...{ is_running: isRunning, activities: [], waiting: [], checkout_open: checkoutOpen ?? null },
plans: supposed,
...(problems.length === 0 ? {} : { problems }),
};
return { position: '', texts: [whole, whole], json: (0,shown_json .h)(document) };
};
const atRest = formOf(false);
return {
...{ name: 'work', deadline: null, commit: null, problems },
...{ atWork: formOf(true), atRest, moved: atRest },
};
}
var contract = __webpack_require__(51421);
var protected_files = __webpack_require__(15310);
var base_environment = __webpack_require__(58936);
var area_path = __webpack_require__(91934);
var inspector_guard = __webpack_require__(95453);
var secret_values = __webpack_require__(46837);
var user_refs = __webpack_require__(11584);
var opening = __webpack_require__(32375);
var preparing = __webpack_require__(3363);
var ready_agent = __webpack_require__(20616);
var store = __webpack_require__(50492);
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
async function preparePlan({ loaded, ...request }, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const _guard = __addDisposableResource(env_1, (0,inspector_guard .f)(), false);
const { work, plan, problems } = loaded;
if (work === undefined)
throw new errors .Vl(problems);
const [{ env: parentEnv }, { sandbox, secrets }] = [host, request];
const paths = (0,store.workPathsOf)(host);
const { repository, name } = (0,store .hM)(paths, host);
const { refs } = (0,user_refs .ro)(repository, (0,external_node_path_.join)((0,area_path .PH)({ repository, name, parentEnv }), 'user'));
const base = (await (0,opening .VD)(paths, refs, `autorize-work/${plan}`)) ?? (await (0,user_refs .EU)(repository, refs));
const agents = [...(await (0,opening ._F)(work, host, { needsAgents: false, sandbox })).values()];
const tables = (0,opening .WK)(work, parentEnv);
secrets.addSecrets(tables.flatMap((table) => (0,kernel_environment .K6)(table, parentEnv)).filter(secret_values .$));
const { environment } = work;
const level = (0,ready_agent ._$)(agents);
return (0,base_environment .p)({
...{ repository, name, environment, parentEnv, base, level },
command: `autorize prepare ${loaded.document.file}`,
describe: async (privateArea) => ({
setups: agents.map((agent) => ({
preparing: (0,preparing ._l)(privateArea, { work, agent, folder: '', name: '' }),
level: agent.level,
})),
protectedFiles: protected_files .Vv,
}),
}, request);
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
__disposeResources(env_1);
}
}
var own_files = __webpack_require__(11042);
;
function receiptsOf(items) {
return new Map(items.flatMap((item) => (item.status === 'success' ? [[item.id, item.receipt_id]] : [])));
}
function readPatch(paths, receiptId) {
const path = receiptId === undefined ? '' : (0,external_node_path_.join)((0,store .kQ)(paths, receiptId), 'changes.patch');
return (0,own_files .zx)(path)?.toString('utf8');
}
var run = __webpack_require__(55680);
var loop = __webpack_require__(34526);
;
var plan_recipe_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var plan_recipe_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function openPlan({ workItems, overrides: { sandbox } }, host) {
const loaded = await (0,opening .CW)(workItems, host);
const { work, plan, problems } = loaded;
if (work === undefined)
throw new errors .Vl(problems);
const paths = (0,store.workPathsOf)(host);
const subject = (0,plan_recipe .O)({ paths, plan, permit: work.permit, tests: (0,contract .Vh)(work) }, host);
const specs = Object.values(work.agents).flatMap((spec) => (spec === undefined ? [] : [spec]));
const reports = new Map();
let last;
const items = () => work.items.flatMap(({ id }) => reports.get(id) ?? []);
return {
...{ mode: 'work', name: plan, subject, folder: paths.folder, ledger: paths.journal },
keys: (0,opening .WK)(work, host.env).flatMap((table) => (0,kernel_environment .K6)(table, host.env)),
wishes: specs.map((spec) => ({ requested: sandbox ?? spec.sandbox, network: spec.network })),
async run(request) {
const { result, isLate } = await plan_recipe_run(request, { loaded, host });
last = result;
for (const report of result.items) {
const isNews = report.status !== 'blocked' || request.proposed === undefined;
if (isNews || !reports.has(report.id))
reports.set(report.id, report);
}
return endOf({ ...result, items: items() }, isLate);
},
leaveStatus: () => leavePlanStatus([plan], host),
prepare: (request) => preparePlan({ ...request, loaded, sandbox }, host),
attempts: () => items().map(attemptOf),
countAccepted: () => subject.read().accepted.length,
hasRecords: () => last !== undefined,
view: () => (last === undefined ? undefined : viewPlan({ ...last, items: items() })),
diffs: () => {
const receipts = receiptsOf(items());
return (0,run_diffs .h)({ read: (id) => readPatch(paths, receipts.get(id)) });
},
};
}
function attemptOf(item) {
const { id, status } = item;
if (status === 'blocked')
return { item: id, notes: '', hasVerdict: false, hasAgent: false, usd: undefined };
return { item: id, notes: '', hasVerdict: true, hasAgent: !item.reused, usd: item.usage?.usd ?? undefined };
}
async function plan_recipe_run(request, { loaded, host }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { proposed, reported = [], timeBudgetMs, timeLimitMs, overrides, signal, onRecord, onNote, onNotification, } = request;
const budgets = [timeBudgetMs, timeLimitMs].filter((each) => each !== undefined);
const end = plan_recipe_addDisposableResource(env_1, (0,timer .db)(Math.min(...budgets)), false);
const onEvent = (event) => {
onNotification?.((0,notification .PC)(loaded.plan, event));
if (event.kind === 'started') {
for (const note of event.notes)
onNote((0,loop .rk)(note));
onNote(`${event.plan}: ${event.levels.length} levels, from ${event.base.slice(0, 12)}`);
}
if (event.kind === 'waiting')
onNote(`${event.id} ${(0,run_view .WT)(event.waiting)}`);
if (event.kind === 'note')
onNote((0,loop .rk)(event.note));
if (event.kind === 'ended')
onRecord(lineOf(event.item));
};
const began = performance.now();
const timeLeftMs = () => Math.min(...budgets) - (performance.now() - began);
const result = await (0,run .d$)({
loaded,
options: {
timeLeftMs,
...{ ...overrides, host, onEvent, signal: AbortSignal.any([signal, end.signal]) },
...(proposed === undefined ? {} : { proposed: proposedItems(proposed), reported: reportedItems(reported) }),
},
ofCommand: [],
isAlone: false,
});
onNotification?.((0,notification .eM)(result.plan, result.items));
return { result, isLate: end.signal.aborted && !signal.aborted };
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
plan_recipe_disposeResources(env_1);
}
}
function proposedItems(proposed) {
return new Map(proposed.flatMap(({ item, base, commit, trace, origin, usage, pack, wave }) => {
if (item === undefined || base === undefined)
return [];
const known = { ...(usage === undefined ? {} : { usage }), ...(wave === undefined ? {} : { wave }) };
return [[item, { base, commit, trace, origin, pack, ...known }]];
}));
}
function reportedItems(reported) {
return reported.flatMap((each) => (each.item === undefined ? [] : [{ ...each, item: each.item }]));
}
function lineOf(item) {
const why = item.status === 'blocked' ? item.reason : (item.denial_reason ?? item.error);
return `${item.status.padEnd(8)} ${item.id}${why === undefined ? '' : `: ${why}`}`;
}
function endOf(result, isLate) {
const { items, interrupted, overspending, unable } = result;
const stopped = unable?.reason ?? overspending;
const spent = stopped === undefined ? '' : `; ${stopped}`;
const why = isLate ? '; the time budget is used up' : interrupted ? '; interrupted by the operator' : spent;
const isFailed = items.some(({ status }) => status !== 'success' && status !== 'blocked');
const exitCode = unable?.kind === 'agent' ? errors .dc.precondition : isFailed ? errors .dc.no : errors .dc.yes;
const limited = unable?.kind === 'rate_limited' ? { rateLimited: { until: unable.until } } : {};
return { reason: `${viewPlan(result).verdict}${why}`, exitCode, ...limited };
}
}),
4000:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => ( followJournal)
});
const followed = new WeakMap();
function followJournal(journal, fold) {
const known = followed.get(journal) ?? begin(journal, fold);
for (const record of journal.since(known.count)) {
fold.take(known.state, record, known.count + 1);
known.count += 1;
}
return known.state;
}
function begin(journal, fold) {
const derived = journal.readDerived();
const known = derived === undefined || !fold.isState(derived.value, derived.count)
? { count: 0, state: fold.begin() }
: { count: derived.count, state: derived.value };
followed.set(journal, known);
journal.deriveWith?.(() => followJournal(journal, fold));
return known;
}
}),
74008:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => ( renderItems),
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
[stopped, oneLine(reason, MAX_REASON)],
['model', view.waiting],
['tried', renderTried(view)],
['gain', view.claim.text],
...view.facts,
['cost', view.cost],
['branch', view.accepted === 0 ? `${branch}, nothing to merge` : branch],
['review', view.accepted === 0 ? undefined : `git log ${base === undefined ? '' : `${base}..`}${branch}`],
['merge', view.accepted === 0 || next === merge ? undefined : merge],
['folders', view.workspaces === undefined ? undefined : `ls ${view.workspaces}`],
['next', next === undefined ? undefined : oneLine(next, 400)],
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
88965:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( diffArrays)
});
;
class Diff {
diff(oldStr, newStr,
options = {}) {
let callback;
if (typeof options === 'function') {
callback = options;
options = {};
}
else if ('callback' in options) {
callback = options.callback;
}
const oldString = this.castInput(oldStr, options);
const newString = this.castInput(newStr, options);
const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
const newTokens = this.removeEmpty(this.tokenize(newString, options));
return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
}
diffWithOptionsObj(oldTokens, newTokens, options, callback) {
var _a;
const done = (value) => {
value = this.postProcess(value, options);
if (callback) {
setTimeout(function () { callback(value); }, 0);
return undefined;
}
else {
return value;
}
};
const newLen = newTokens.length, oldLen = oldTokens.length;
let editLength = 1;
let maxEditLength = newLen + oldLen;
if (options.maxEditLength != null) {
maxEditLength = Math.min(maxEditLength, options.maxEditLength);
}
const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
const abortAfterTimestamp = Date.now() + maxExecutionTime;
const bestPath = [{ oldPos: -1, lastComponent: undefined }];
let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
}
let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
const execEditLength = () => {
for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
let basePath;
const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
if (removePath) {
bestPath[diagonalPath - 1] = undefined;
}
let canAdd = false;
if (addPath) {
const addPathNewPos = addPath.oldPos - diagonalPath;
canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
}
const canRemove = removePath && removePath.oldPos + 1 < oldLen;
if (!canAdd && !canRemove) {
bestPath[diagonalPath] = undefined;
continue;
}
if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
basePath = this.addToPath(addPath, true, false, 0, options);
}
else {
basePath = this.addToPath(removePath, false, true, 1, options);
}
newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
}
else {
bestPath[diagonalPath] = basePath;
if (basePath.oldPos + 1 >= oldLen) {
maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
}
if (newPos + 1 >= newLen) {
minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
}
}
}
editLength++;
};
if (callback) {
(function exec() {
setTimeout(function () {
if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
return callback(undefined);
}
if (!execEditLength()) {
exec();
}
}, 0);
}());
}
else {
while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
const ret = execEditLength();
if (ret) {
return ret;
}
}
}
}
addToPath(path, added, removed, oldPosInc, options) {
const last = path.lastComponent;
if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
return {
oldPos: path.oldPos + oldPosInc,
lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
};
}
else {
return {
oldPos: path.oldPos + oldPosInc,
lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
};
}
}
extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
const newLen = newTokens.length, oldLen = oldTokens.length;
let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
newPos++;
oldPos++;
commonCount++;
if (options.oneChangePerToken) {
basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
}
}
if (commonCount && !options.oneChangePerToken) {
basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
}
basePath.oldPos = oldPos;
return newPos;
}
equals(left, right, options) {
if (options.comparator) {
return options.comparator(left, right);
}
else {
return left === right
|| (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
}
}
removeEmpty(array) {
const ret = [];
for (let i = 0; i < array.length; i++) {
if (array[i]) {
ret.push(array[i]);
}
}
return ret;
}
castInput(value, options) {
return value;
}
tokenize(value, options) {
return Array.from(value);
}
join(chars) {
return chars.join('');
}
postProcess(changeObjects,
options) {
return changeObjects;
}
get useLongestToken() {
return false;
}
buildValues(lastComponent, newTokens, oldTokens) {
const components = [];
let nextComponent;
while (lastComponent) {
components.push(lastComponent);
nextComponent = lastComponent.previousComponent;
delete lastComponent.previousComponent;
lastComponent = nextComponent;
}
components.reverse();
const componentLen = components.length;
let componentPos = 0, newPos = 0, oldPos = 0;
for (; componentPos < componentLen; componentPos++) {
const component = components[componentPos];
if (!component.removed) {
if (!component.added && this.useLongestToken) {
let value = newTokens.slice(newPos, newPos + component.count);
value = value.map(function (value, i) {
const oldValue = oldTokens[oldPos + i];
return oldValue.length > value.length ? oldValue : value;
});
component.value = this.join(value);
}
else {
component.value = this.join(newTokens.slice(newPos, newPos + component.count));
}
newPos += component.count;
if (!component.added) {
oldPos += component.count;
}
}
else {
component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
oldPos += component.count;
}
}
return components;
}
}
;
class ArrayDiff extends Diff {
tokenize(value) {
return value.slice();
}
join(value) {
return value;
}
removeEmpty(value) {
return value;
}
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
return arrayDiff.diff(oldArr, newArr, options);
}
})
};

export const id = 3783;
export const ids = [3783];
export const modules = {
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
58936:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p: () => ( prepareBase)
});
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var hash = __webpack_require__(28338);
var saved_layers = __webpack_require__(22473);
var private_area = __webpack_require__(82418);
var area_layers = __webpack_require__(16755);
var area_path = __webpack_require__(91934);
;
async function restoreEnvironment({ parentEnv, ...request }) {
return (0,saved_layers .tD)(await (0,area_layers .zZ)((0,area_path .ME)(parentEnv)), request);
}
var storage_error = __webpack_require__(31695);
var temporary_area = __webpack_require__(68054);
var evaluation = __webpack_require__(80226);
var evaluation_preparation = __webpack_require__(2994);
var preparing_steps = __webpack_require__(54620);
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
async function prepareBase({ describe, command, ...area }, request) {
try {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { parentEnv } = area;
const { signal, from } = request;
const taken = from === undefined ? 'not asked for' : await restoreEnvironment({ ...from, parentEnv, signal });
if (taken === 'cancelled')
return { kind: taken };
const temporary = __addDisposableResource(env_1, await (0,temporary_area .g)({ ...area, purpose: 'prepare', signal }), true);
const { privateArea } = temporary;
const { setups, protectedFiles } = await describe(privateArea);
const steps = stepsOf(privateArea, setups);
if (steps.length === 0)
return { kind: 'nothing', reason: 'there is no setup.command with setup.inputs', taken };
const usable = steps.filter(({ level }) => level.kind === 'bubblewrap');
const why = usable.length === 0 ? 'commands do not run in bubblewrap here' : copiesReason(privateArea);
if (why !== undefined) {
return { kind: 'nothing', reason: `prepared environments are used in layers alone: ${why}`, taken };
}
const prepared = await prepareSteps(privateArea, usable, { ...request, protectedFiles });
return prepared.kind === 'cancelled' ? prepared : { ...prepared, taken };
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
catch (error) {
throw (0,storage_error .ML)(() => command, { cause: error, repository: area.repository }) ?? error;
}
}
function stepsOf({ folder }, setups) {
const logs = (0,external_node_path_.join)(folder, 'scratch', 'environment-');
return setups.flatMap(({ preparing, level }) => {
const step = (0,preparing_steps .wt)({ ...preparing, logs });
return step === undefined ? [] : [{ step, level }];
});
}
async function prepareSteps(privateArea, steps, preparation) {
const layers = new Map();
const releases = [];
let isReused = true;
try {
for (const { step, level } of steps) {
const prepared = await prepareStep({ ...privateArea, level }, step, preparation);
if (prepared.kind === 'aborted')
return { kind: 'cancelled' };
if (prepared.kind !== 'ready')
throw notPrepared(prepared.reason);
releases.push(prepared.release);
if (Object.keys(prepared.timings ?? {}).length > 0)
isReused = false;
layers.set(prepared.layer.key, { ...prepared.layer, command: step.command });
}
const all = [...layers.values()];
const content = (0,hash .s)(all.map((layer) => `${layer.key} ${layer.digest}`).join('\n'));
const key = `autorize-environment-${content.slice(0, 16)}`;
const bytes = all.reduce((sum, layer) => sum + layer.bytes, 0);
const { to, secrets, signal } = preparation;
if (to === undefined)
return { kind: 'prepared', key, bytes, isReused, saved: undefined };
const finders = steps.flatMap(({ step }) => (0,evaluation_preparation .Vm)(privateArea, step) ?? []);
const isForbidden = (found) => finders.some((finds) => finds(found)) || secrets.finds(found);
const saved = await (0,saved_layers .o)({ folder: to, layers: all, isForbidden, signal });
if (saved === 'cancelled')
return { kind: 'cancelled' };
if ('refusal' in saved)
throw notSaved(saved.refusal);
return { kind: 'prepared', key, bytes, isReused, saved: { folder: to, digest: saved.digest } };
}
finally {
for (const release of releases)
release();
}
}
function copiesReason({ layering }) {
return layering.kind === 'layers' ? undefined : layering.reason;
}
function prepareStep(privateArea, step, { protectedFiles, signal }) {
const { base } = privateArea.store;
const checkout = (0,private_area .b)(privateArea, 1);
return (0,evaluation .z)(privateArea, { step, protectedFiles, signal, checkout, tree: base, variables: {} });
}
function notPrepared(reason) {
return new errors .Rb({
message: `setup failed: ${reason}`,
remedy: 'Correct setup.command, or what it needs of this machine; then prepare again.',
});
}
function notSaved(reason) {
return new errors .Rb({
message: `the prepared environment was not saved: ${reason}`,
remedy: 'Let setup.command remove the file or write no key to it; then prepare again.',
});
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
93259:
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
const [failed, blocked] = [of(['failure', 'denied', 'timeout']), of(['blocked'])];
if (failed + blocked === 0)
return 'every item succeeded';
return [
...(failed === 0 ? [] : [`${(0,base_text .LS)(failed, 'item')} failed`]),
...(blocked === 0 ? [] : [`${(0,base_text .LS)(blocked, 'item')} blocked by them`]),
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
var contract = __webpack_require__(51421);
var external_node_path_ = __webpack_require__(76760);
var protected_files = __webpack_require__(15310);
var base_environment = __webpack_require__(58936);
var area_path = __webpack_require__(91934);
var inspector_guard = __webpack_require__(95453);
var secret_values = __webpack_require__(46837);
var user_refs = __webpack_require__(11584);
var opening = __webpack_require__(32375);
var preparing = __webpack_require__(3363);
var ready_agent = __webpack_require__(20616);
var store = __webpack_require__(12690);
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
const paths = (0,store .LR)(host);
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
var run = __webpack_require__(3722);
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
const paths = (0,store .LR)(host);
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
const known = derived === undefined ? { count: 0, state: fold.begin() } : { count: derived.count, state: derived.value };
followed.set(journal, known);
journal.deriveWith?.(() => followJournal(journal, fold));
return known;
}
}),
10461:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Mc: () => ( ofMission),
PC: () => ( ofPlan),
eM: () => ( ofPlanEnd),
fw: () => ( ofExperiment),
hF: () => ( renderJson),
lc: () => ( renderBody)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _base_waiting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47479);
var _experiment_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83457);
var _report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84483);
const MAX_TEXT = 600;
function ofExperiment(name, event) {
if (event.kind === 'waiting')
return parked(name, event.iter, event.waiting);
if (event.kind === 'recorded') {
const { iter, outcome, notes, held_commit: held } = event.record;
if (event.parting !== undefined)
return parted(name, iter, event.parting, { isAccepted: outcome === 'merged' });
if (outcome === 'merged')
return ofAttempt(name, 'accepted', iter, notes);
return typeof held === 'string' ? ofAttempt(name, 'quarantined', iter, notes) : undefined;
}
if (event.kind !== 'stopped')
return undefined;
const { kind, reason, until } = event.stop;
if (kind === 'rate_limited')
return stopped(name, reason, { first: 'parked', until });
return stopped(name, reason, (0,_experiment_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__ .FO)(event.stop) === _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.yes ? {} : { first: 'alert' });
}
function ofMission(name, event) {
if (event.kind === 'waiting')
return parked(name, event.iteration, event.waiting);
if (event.kind === 'recorded') {
const { iteration, decision, decision_reason: reason, comparison } = event.entry;
if (event.parting !== undefined) {
return parted(name, iteration, event.parting, { isAccepted: decision === 'keep' });
}
if (decision === 'keep')
return ofAttempt(name, 'accepted', iteration, reason);
const isHeld = comparison?.record.outcome === 'quarantine';
return isHeld ? ofAttempt(name, 'quarantined', iteration, reason) : undefined;
}
if (event.kind !== 'stopped')
return undefined;
const { status, reason, cause, until } = event.stop;
if (cause === 'rate_limited')
return stopped(name, reason, { first: 'parked', until });
return stopped(name, reason, status === 'failed' || cause === 'agent' ? { first: 'alert' } : {});
}
function ofPlan(name, event) {
if (event.kind === 'waiting')
return parked(name, event.id, event.waiting);
if (event.kind !== 'ended' || event.item.status !== 'success' || event.item.reused)
return undefined;
return ofAttempt(name, 'accepted', event.item.id, 'it succeeded, and its change has landed');
}
function ofPlanEnd(name, items) {
const ended = items.filter(({ status }) => status === 'success').length;
return stopped(name, `${ended} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(items.length, 'item')} succeeded`);
}
function stopped(name, reason, { first, until } = {}) {
const title = (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(`${name}: ${first === 'alert' ? 'stopped, and needs you' : 'stopped'}`);
const events = first === undefined ? ['stopped'] : [first, 'stopped'];
return { events, name, title, text: (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(reason, MAX_TEXT), ...(until === undefined ? {} : { until }) };
}
const WORDS = {
accepted: 'accepted a change',
quarantined: 'a change waits for your approval',
};
function ofAttempt(name, event, attempt, why) {
return { events: [event], name, title: titleOf(name, attempt, WORDS[event]), text: (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(why, MAX_TEXT), attempt };
}
function parted(name, attempt, why, { isAccepted }) {
const title = titleOf(name, attempt, `${isAccepted ? `${WORDS.accepted}; ` : ''}objective and holdout part`);
const events = isAccepted ? ['alert', 'accepted'] : ['alert'];
return { events, name, title, text: (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(why, MAX_TEXT), attempt };
}
function parked(name, attempt, waiting) {
if (waiting === null)
return undefined;
const { cause, until } = waiting;
const text = `until ${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_2__ .D)(until)}: ${(0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(cause, MAX_TEXT)}`;
return { events: ['parked'], name, title: titleOf(name, attempt, 'waits for its model'), text, attempt, until };
}
function titleOf(name, attempt, what) {
const where = typeof attempt === 'number' ? `iteration ${attempt}` : attempt;
return (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(`${name}, ${where}: ${what}`);
}
function renderJson(notification, run, at) {
const { events, name, title, text, attempt, until } = notification;
const optional = { attempt, until, url: run.url };
const { loop, repository } = run;
return `${JSON.stringify({ version: 1, event: events[0], loop, name, repository, title, text, ...optional, at })}\n`;
}
function renderBody(format, notification, { run, at }) {
if (format === 'json')
return { type: 'application/json', body: renderJson(notification, run, at) };
const { title, text } = notification;
const lines = [title, text, ...(run.url === undefined ? [] : [run.url])];
if (format === 'text')
return { type: 'text/plain; charset=utf-8', body: `${lines.join('\n')}\n` };
const [first = '', ...rest] = lines.map(escapeSlack);
return { type: 'application/json', body: `${JSON.stringify({ text: [`*${first}*`, ...rest].join('\n') })}\n` };
}
function escapeSlack(line) {
return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
}),
55863:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( readDiffs)
});
function readDiffs({ read, cache = new Map(), keyOf = (id) => id }) {
const get = (id) => {
const diff = cache.get(keyOf(id)) ?? read(id) ?? '';
cache.set(keyOf(id), diff);
return diff === '' ? undefined : diff;
};
return { get };
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

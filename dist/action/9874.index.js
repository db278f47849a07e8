export const id = 9874;
export const ids = [9874];
export const modules = {
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
var area_layers = __webpack_require__(20494);
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
99874:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
openMission: () => ( openMission)
});
var external_node_path_ = __webpack_require__(76760);
var kernel_environment = __webpack_require__(22989);
var attestable = __webpack_require__(87724);
var base_environment = __webpack_require__(58936);
var area_path = __webpack_require__(91934);
var inspector_guard = __webpack_require__(95453);
var secret_values = __webpack_require__(46837);
var user_refs = __webpack_require__(11584);
var evaluating = __webpack_require__(83581);
var holdout = __webpack_require__(5862);
var manifest = __webpack_require__(86992);
var opening = __webpack_require__(14178);
var protection = __webpack_require__(27066);
var store = __webpack_require__(73448);
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
async function prepareMission(request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const _guard = __addDisposableResource(env_1, (0,inspector_guard .f)(), false);
const { missionDir, startingAt, sandbox, secrets } = request;
const files = (0,opening .Md)(missionDir, host, { needsAgent: false });
const [{ repository, slug }, { env: parentEnv }] = [files, host];
const name = 'missions';
const { refs } = (0,user_refs .ro)(repository, (0,external_node_path_.join)((0,area_path .PH)({ repository, name, parentEnv }), 'user'));
const [last] = (0,store .XO)(repository, slug);
const state = last === undefined ? undefined : (0,store .nn)(last).state;
const launch = state !== undefined && !(0,manifest .Hd)(state.status)
? state.launch
: {
baseline_commit: startingAt?.commit ?? (await (0,user_refs .EU)(repository, refs)),
mission_file: files.missionFile,
sandbox_file: files.sandboxFile,
mission: files.mission,
contract: files.contract,
};
const { contract, baseline_commit: base, sandbox_file: file } = launch;
const keys = (0,opening .WK)(contract, parentEnv);
secrets.addSecrets(keys.flatMap((table) => (0,kernel_environment .K6)(table, parentEnv)).filter(secret_values .$));
const level = await (0,opening .MA)(contract, sandbox);
const hidden = (0,holdout .Ep)(contract, { file, level, parentEnv })?.paths ?? [];
const { environment } = contract;
return (0,base_environment .p)({
...{ repository, name, environment, parentEnv, base, level, hidden },
command: `autorize prepare ${missionDir}`,
describe: async ({ store }) => ({
setups: [{ preparing: (0,evaluating ._l)(contract, { folder: '', prefix: '' }), level }],
protectedFiles: (await (0,protection .T)(store, launch)).files,
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
var look = __webpack_require__(19570);
var run = __webpack_require__(74799);
var mission_stop = __webpack_require__(50109);
var unfinished_session = __webpack_require__(13373);
var notification = __webpack_require__(10461);
var mission_recipe = __webpack_require__(63548);
var mission_lines = __webpack_require__(42820);
var mission_view = __webpack_require__(78147);
var run_diffs = __webpack_require__(55863);
var run_view = __webpack_require__(33902);
var loop = __webpack_require__(34526);
;
function openMission(inputs, host, { needsAgent = inputs.proposal === undefined } = {}) {
const { missionDir, overrides } = inputs;
const { slug, repository, contract } = (0,opening .Md)(missionDir, host, { needsAgent });
const subject = (0,mission_recipe .b)({ slug, repository }, host);
const tables = (0,opening .WK)(contract, host.env);
const entriesHere = () => {
const paths = subject.paths();
return paths === undefined ? [] : (0,look .Z)(paths).state.entries;
};
return {
...{ mode: 'mission', name: slug, subject },
keys: [...tables.flatMap((table) => (0,kernel_environment .K6)(table, host.env)), ...(0,holdout .JJ)(contract, host.env)],
wishes: [{ requested: overrides.sandbox ?? contract.agent.sandbox, network: contract.agent.network }],
get folder() {
return subject.paths()?.folder ?? (0,external_node_path_.join)(subject.folder, slug);
},
get ledger() {
return subject.paths()?.journal;
},
async run(request) {
const onEvent = (event) => {
request.onNotification?.((0,notification .Mc)(subject.paths()?.runId ?? slug, event));
if (event.kind === 'started') {
const { run_id: runId } = event.state.launch;
subject.follow(runId);
request.onNote(`${runId}: ${event.resumed ? 'resumed' : 'started'}, sandbox ${event.sandbox}`);
for (const note of event.notes)
request.onNote((0,loop .rk)(note));
}
if (event.kind === 'note')
request.onNote((0,loop .rk)(event.note));
if (event.kind === 'waiting' && event.waiting !== null)
request.onNote((0,run_view .WT)(event.waiting));
if (event.kind === 'recorded')
request.onRecord((0,mission_lines .VE)(event.entry));
};
const shared = { ...sharedOf(request, inputs), onEvent };
const paths = subject.paths();
const from = subject.from();
const begin = { mode: 'launch', missionDir, ...(from === undefined ? {} : { from }) };
const how = paths === undefined ? begin : { mode: 'resume', runId: paths.runId };
const result = await (0,run .S)({ ...how, ...shared }, host);
const { hasNeverWorked: _, ...stop } = result.stop;
const limited = stop.cause === 'rate_limited' ? { rateLimited: { until: stop.until } } : {};
return { reason: stop.reason, exitCode: (0,mission_stop .FO)(stop, result.last), ...limited };
},
prepare: (request) => {
const startingAt = subject.from();
return prepareMission({ ...request, missionDir, startingAt, sandbox: overrides.sandbox }, host);
},
noteUnfinished() {
const paths = subject.paths();
return paths !== undefined && (0,unfinished_session .s)(paths, (0,look .Z)(paths).state);
},
attempts: () => entriesHere().map(({ kind, decision, notes, usage }) => ({
...{ notes: notes.join('\n'), hasVerdict: decision !== 'interrupted', hasAgent: kind === 'iteration' },
usd: usage?.usd ?? undefined,
})),
countAccepted: () => subject.read().accepted.length,
hasRecords: () => subject.read().count > 0,
view() {
const paths = subject.paths();
return paths === undefined ? undefined : (0,mission_view .SX)({ ...(0,look .Z)(paths), isRunning: false });
},
attestable() {
const paths = subject.paths();
return paths === undefined ? undefined : (0,attestable ._)(paths);
},
diffs() {
const paths = subject.paths();
if (paths === undefined)
return new Map();
return (0,run_diffs .h)({ read: (id) => (0,look .A)(paths, { iteration: Number(id) }).diff });
},
};
}
function sharedOf({ proposed, reported = [], reduction, timeBudgetMs, timeLimitMs, overrides, signal }, { agentArgs }) {
const budgets = [timeBudgetMs, timeLimitMs].filter((each) => each !== undefined);
return {
...{ signal, ...overrides },
...(proposed === undefined ? { agentArgs } : { proposed, reported }),
...(reduction === undefined ? {} : { keyWasInReach: reduction.keyWasInReach, calibratesHere: true }),
...(budgets.length === 0 ? {} : { timeBudgetMs: Math.min(...budgets) }),
};
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
})
};

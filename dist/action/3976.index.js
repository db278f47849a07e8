export const id = 3976;
export const ids = [3976];
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
var private_area = __webpack_require__(63702);
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
remedy: 'Change setup.command so that it removes the file or writes no key to it; then prepare again.',
});
}
}),
59875:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
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
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).filter(({ name }) => !isUnread(name, folder));
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
const MAX_ANSWER_BYTES = ( null && (64 << 20));
function readAnswer(path, stamp) {
try {
if (lstatSync(path).size > MAX_ANSWER_BYTES)
return undefined;
const remembered = JSON.parse(readOwnFile(path)?.toString('utf8') ?? '');
return remembered?.stamp === stamp ? remembered.answer : undefined;
}
catch (error) {
if (error instanceof SyntaxError || error instanceof PreconditionError || isSystemError(error))
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
93121:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => ( answerAndLeave),
S: () => ( leaveAnswer)
});
var _kernel_program_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3206);
var _kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59875);
var _remembered_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49712);
async function answerAndLeave(paths, read, isWhole = () => true) {
const leave = quietly(() => {
const command = (0,_kernel_program_files_js__WEBPACK_IMPORTED_MODULE_0__ .$X)();
const before = Date.now();
const stamp = (0,_remembered_status_js__WEBPACK_IMPORTED_MODULE_2__ ._5)(paths, command);
if (stamp === undefined || !(0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_1__ ._5)(stamp, before))
return undefined;
return (answer) => leaveAnswer(paths, answer, { stamp, command, isWhole });
});
const answer = await read();
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
_5: () => ( stampStatus)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26530);
var _kernel_quiet_cache_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56915);
var _kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59875);
var _status_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84476);
function recallStatus(paths, command) {
const stamp = stampStatus(paths, command);
const answer = stamp && readAnswer(answerPath(paths), stamp.text);
return isStatusAnswer(answer) ? answer : undefined;
}
function rememberStatus(paths, answer, { text: stamp }) {
(0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ .QG)(answerPath(paths), { stamp, answer });
}
function answerPath(paths) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ .zn)(paths.repository), `${answerName(paths)}.json`);
}
function answerName(paths) {
if ('runId' in paths)
return `mission-${paths.runId}`;
if ('name' in paths)
return `status-${paths.name}`;
return paths.answerName;
}
function stampStatus(paths, command) {
if (command === undefined || (0,_kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ .FJ)(paths.repository))
return undefined;
const branches = 'readBranches' in paths ? paths.readBranches() : [];
if (branches === undefined)
return undefined;
const stamp = (0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ ._Y)(paths.folder, unreadOf(paths));
return { ...stamp, text: [stamp.text, ...branches, command].join('\n') };
}
function unreadOf(paths) {
if ('runId' in paths)
return (name) => name !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(paths.journal);
if ('isUnread' in paths)
return paths.isUnread;
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
LL: () => ( POSITION_GAP),
t5: () => ( TIME_LEFT_GAP)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _experiment_ledger_branch_moved_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9514);
var _report_activity_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57296);
var _report_time_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1052);
function isStatusAnswer(value) {
if (!isObject(value))
return false;
const { name, deadline, commit, problems, hidesActivities = false, atWork, atRest, moved } = value;
return (typeof name === 'string' &&
[deadline, commit].every((each) => each === null || typeof each === 'string') &&
isTexts(problems) &&
typeof hidesActivities === 'boolean' &&
[atWork, atRest, moved].every(isForm));
}
function isForm(value) {
if (!isObject(value))
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
const error = expected === null || expected === actual ? undefined : branchMoved(name, { expected, actual });
const moved = error === undefined ? [] : [`${error.message}. ${error.remedy}`];
const atPlace = moved.length === 0 ? atRest : answer.moved;
const { position, texts, json } = isRunning ? atWork : atPlace;
const doing = moment.doing ?? (activities.length === 0 ? position : renderIterations(activities, now));
const isAfter = (instantOf(deadline) ?? Number.POSITIVE_INFINITY) <= now.getTime();
const code = moved.length === 0 ? EXIT.yes : EXIT.precondition;
return {
text: texts[isAfter ? 1 : 0]
.replace(POSITION_GAP, () => doing)
.replace(TIME_LEFT_GAP, () => renderTimeLeft(deadline, now) ?? ''),
json: withMembers(json, {
...(activities.length === 0 || answer.hidesActivities === true ? {} : { activities }),
...moment.members,
...(moved.length === 0 ? {} : { problems: [...problems, ...moved] }),
}),
errors: [...moved, ...problems],
exitCode: problems.length > 0 ? EXIT.usage : code,
};
}
function withMembers(json, members) {
if (Object.keys(members).length === 0)
return json;
return renderJson({ ...JSON.parse(json), ...members });
}
})
};

export const id = 1616;
export const ids = [1616];
export const modules = {
39875:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
MISSION_REQUESTS: () => ( MISSION_REQUESTS)
});
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var registry = __webpack_require__(65991);
var candidate_pack = __webpack_require__(40738);
var opening = __webpack_require__(14178);
var own_changes = __webpack_require__(78205);
var run = __webpack_require__(51473);
var stop = __webpack_require__(50109);
var store = __webpack_require__(73448);
;
async function distilMission({ runId, ...listeners }, host) {
const { state } = readAskable(runId, host);
requireSingleChanges(state);
const { stop, state: after } = await (0,run .S)({ ...listeners, mode: 'resume', runId, asked: { what: 'distil' } }, host);
return { effects: (0,own_changes .cC)(after), stop };
}
async function acceptInMission({ runId, iteration, ...listeners }, host) {
const { paths, state } = readAskable(runId, host);
requireMeasured(paths, state, iteration);
const { name, email } = await (0,opening .g3)(paths.repository, host.env);
const change = { iteration, by: `${name} <${email}>` };
const asked = { what: 'accept', change };
const { stop, state: after } = await (0,run .S)({ ...listeners, mode: 'resume', runId, asked }, host);
const entries = after.entries.slice(state.entries.length);
const entry = entries.findLast(({ recombines }) => recombines?.length === 1 && recombines[0] === iteration);
return { entry, stop };
}
function readAskable(runId, host) {
const paths = (0,store.pathsOf)(runId, host);
(0,store.requireRun)(paths);
const { state, problem } = (0,store.readMission)(paths);
if (problem !== undefined)
throw new errors .Vl([problem]);
if (state === undefined) {
const remedy = `Begin it: rcs autoresearch --resume ${runId}`;
throw new errors .Rb({ message: `the mission run ${runId} has no record yet`, remedy });
}
const alert = (0,stop .oX)(state);
if (alert === undefined)
return { paths, state };
throw new errors .Rb({
message: `the evaluator of the mission run ${runId} cannot be trusted: ${alert}`,
remedy: `See why: autorize status ${runId}`,
});
}
function requireSingleChanges({ launch, entries }) {
const { run_id: runId, contract, mission_dir: dir } = launch;
const { decision } = contract.evaluator;
const again = `Set evaluator.decision: paired-sequential in sandbox.md, and launch again: rcs autoresearch ${dir}`;
if (decision === undefined) {
const message = `the mission run ${runId} has no evaluator.decision, so nothing says what a change is worth`;
throw new errors .Rb({ message, remedy: again });
}
if (decision !== 'auto' && registry .PQ[decision].hasWorkingLine) {
const why = 'which accepts batches, so no single change can be left out';
throw new errors .Rb({
message: `the mission run ${runId} has decision: ${decision}, ${why}`,
remedy: again,
});
}
if (entries.some((entry) => entry.decision === 'keep'))
return;
throw new errors .Rb({
message: `the mission run ${runId} has no accepted change to leave out`,
remedy: `See: autorize status ${runId}`,
});
}
function requireMeasured(paths, { entries }, iteration) {
const { runId } = paths;
const entry = entries.find((each) => each.iteration === iteration);
if (entry === undefined || !isMeasured(entry)) {
const known = entries.filter(isMeasured).map((each) => each.iteration);
const expected = `a measured change that was not accepted (${known.length === 0 ? 'none is' : known.join(', ')})`;
const what = entry === undefined ? 'has no record' : `is "${entry.decision}"`;
const found = `iteration ${iteration} of ${runId} ${what}`;
throw new errors .eb([{ found, expected, remedy: `See them: autorize list ${runId}` }]);
}
if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,store.iterationFolder)(paths, iteration), candidate_pack .Tz)))
return;
throw new errors .Rb({
message: `the change of iteration ${iteration} of the mission run ${runId} is not stored on this machine`,
remedy: `Use the machine that measured it. Its diff is readable: autorize show ${runId} ${iteration}`,
});
}
function isMeasured({ decision, candidate_commit: commit, comparison, reverts }) {
const isTested = commit !== null && comparison !== undefined && comparison.record.code !== 'implausible';
return decision === 'discard' && isTested && reverts === undefined;
}
var effect_text = __webpack_require__(78436);
var foreign_text = __webpack_require__(84483);
var stop_signals = __webpack_require__(31977);
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
const MAX_CHARS = 400;
const MAX_CLAIM_CHARS = 1000;
async function distil({ words: [runId = ''], host, terminal }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const stopping = __addDisposableResource(env_1, (0,stop_signals .s)(), false);
const heard = listen(terminal);
const { effects } = await distilMission({ runId, signal: stopping.signal, onEvent: heard.onEvent }, host);
for (const effect of effects)
terminal.out(`iteration ${effect.iter}: ${(0,effect_text .F)(effect)}\n`);
heard.printClaim();
if (stopping.exitCode !== undefined)
return stopping.exitCode;
const isDone = effects.length > 0 && effects.every(({ verdict, isOut }) => verdict !== 'none' || isOut);
return isDone ? errors .dc.yes : errors .dc.no;
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
__disposeResources(env_1);
}
}
async function accept({ words: [runId = '', asked = ''], host, terminal }) {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
if (!/^\d{1,9}$/.test(asked)) {
const remedy = 'Write e.g. autorize accept RUN_ID 3.';
throw new errors .eb([{ found: (0,base_text .TL)(asked), expected: 'the number of an iteration', remedy }]);
}
const stopping = __addDisposableResource(env_2, (0,stop_signals .s)(), false);
const heard = listen(terminal);
const request = { runId, iteration: Number(asked), signal: stopping.signal, onEvent: heard.onEvent };
const { entry, stop } = await acceptInMission(request, host);
if (entry === undefined) {
terminal.out(`not tested: ${(0,foreign_text .TN)(stop.reason, MAX_CHARS)}\n`);
return stopping.exitCode ?? errors .dc.no;
}
const isAccepted = entry.decision === 'keep';
const what = isAccepted ? 'accepted' : `not accepted (${entry.decision})`;
terminal.out(`iteration ${asked}, tested again as iteration ${entry.iteration}: ${what}\n`);
terminal.out(`${(0,foreign_text .TN)(entry.decision_reason, MAX_CHARS)}\n`);
heard.printClaim();
return stopping.exitCode ?? (isAccepted ? errors .dc.yes : errors .dc.no);
}
catch (e_2) {
env_2.error = e_2;
env_2.hasError = true;
}
finally {
__disposeResources(env_2);
}
}
function listen(terminal) {
let claim;
return {
onEvent: (event) => {
if (event.kind === 'note')
terminal.err(`${(0,foreign_text .TN)(event.note, MAX_CHARS)}\n`);
if (event.kind === 'claimed')
claim = event.sentence;
},
printClaim: () => {
if (claim !== undefined)
terminal.out(`${(0,foreign_text .TN)(claim, MAX_CLAIM_CHARS)}\n`);
},
};
}
const MISSION_REQUESTS = { accept, distil };
}),
95465:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( findSharedState),
Q: () => ( describeSharedState)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61023);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _kernel_new_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49816);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14311);
var _evaluation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2774);
const MAX_PATHS_TRIED = 4;
async function findSharedState(privateArea, request) {
try {
return await diagnose(privateArea, request);
}
finally {
await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ .l)(request.checkout.folder);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(request.checkout.folder, { recursive: true });
}
}
async function diagnose(privateArea, request) {
const { steps, failed } = request;
const at = failed === undefined ? steps.length - 1 : steps.findIndex(({ name }) => name === failed);
const reader = steps[at];
if (reader === undefined || isPreparing(reader))
return undefined;
const preparing = steps.slice(0, at).filter(isPreparing);
const earlier = steps.slice(0, at).filter((step) => !isPreparing(step));
if (earlier.length === 0)
return undefined;
const attempts = { count: 0 };
const attempt = (between) => runShared(privateArea, request, { steps: [...preparing, ...between, reader], number: ++attempts.count });
const whole = await attempt(earlier);
if (!whole.isFine)
return undefined;
const leaving = earlier.filter(({ name }) => (whole.left.get(name) ?? []).length > 0);
const needed = await findNeeded(leaving.length > 0 ? leaving : earlier, async (some) => (await attempt(some)).isFine);
const writer = needed.at(-1);
if (writer === undefined)
return undefined;
const paths = whole.left.get(writer.name) ?? [];
const tried = paths.length > 1 && paths.length <= MAX_PATHS_TRIED ? paths : [];
const unread = [];
for (const path of tried) {
const without = { ...writer, command: `${inSubshell(writer.command)} && rm -rf -- ${(0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_3__ .e)(path)}` };
if ((await attempt([...needed.slice(0, -1), without])).isFine)
unread.push(path);
}
const read = paths.filter((path) => !unread.includes(path));
return { writer, paths: read.length > 0 ? read : paths, reader };
}
function isPreparing({ kind }) {
return kind === 'setup' || kind === 'build';
}
async function findNeeded(steps, isEnough) {
let [few, enough] = [0, steps.length];
while (enough - few > 1) {
const middle = (few + enough) >>> 1;
if (await isEnough(steps.slice(0, middle)))
enough = middle;
else
few = middle;
}
return steps.slice(0, enough);
}
function inSubshell(command) {
return `( ${command}\n)`;
}
async function runShared(privateArea, request, { steps, number }) {
const left = new Map();
const known = new Set();
const onShared = ({ name, kind }, { roots, stamps }) => {
if (isPreparing({ kind }))
return;
const fresh = roots.filter((root) => !known.has(root));
for (const root of fresh)
known.add(root);
left.set(name, fresh.map((root) => `${(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .q0)(Buffer.from(root, 'latin1'))}${isFolder(stamps.get(root)) ? '/' : ''}`));
};
const apart = steps.map((step) => ({
...step,
logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(step.logs), `shared-${number}-${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(step.logs)}`),
}));
const isWhole = steps.at(-1) === request.steps.at(-1);
const evaluation = await (0,_evaluation_js__WEBPACK_IMPORTED_MODULE_7__ .q)(privateArea, {
...request,
steps: apart,
onShared,
...(isWhole ? {} : { asks: 'exit' }),
});
const isFine = evaluation.kind === 'ran' && (!isWhole || (await request.isFine(evaluation.output)));
return { isFine, left };
}
function isFolder(stamp) {
return stamp !== undefined && (0,_kernel_new_files_js__WEBPACK_IMPORTED_MODULE_5__ .I)(stamp) === 'folder';
}
const MAX_NAMED = 3;
function describeSharedState({ writer, paths, reader }) {
const by = reader.title === 'score' ? 'the objective' : reader.title;
if (paths.length === 0)
return `${writer.title} changes files of the tree that ${by} reads`;
const named = paths.slice(0, MAX_NAMED).map(shown);
const rest = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '';
return `${writer.title} leaves ${named.join(', ')}${rest}, which ${by} reads`;
}
function shown(path) {
return /^[\w./@+-]+$/.test(path) ? path : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(path, 100);
}
}),
71622:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => ( auditShared)
});
var _base_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17785);
var _kernel_temporary_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76038);
async function auditShared({ repository, findings, findForbidden }) {
const issues = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_0__ .$R)(findings);
return issues.length > 0 ? issues : (0,_kernel_temporary_refs_js__WEBPACK_IMPORTED_MODULE_1__ .j)(repository, findForbidden);
}
})
};

export const id = 4881;
export const ids = [4881];
export const modules = {
16929:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runAcceptCommand: () => ( runAcceptCommand)
});
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var external_node_fs_ = __webpack_require__(73024);
var area_path = __webpack_require__(91934);
var kernel_refs = __webpack_require__(83144);
var user_refs = __webpack_require__(11584);
var branch = __webpack_require__(85360);
var candidate_commit = __webpack_require__(14237);
var fold = __webpack_require__(61319);
var opening = __webpack_require__(67018);
var record = __webpack_require__(74773);
var store = __webpack_require__(54347);
var release = __webpack_require__(82743);
var run = __webpack_require__(43181);
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
async function acceptMeasured({ name, iter, ...listeners }, host) {
const paths = (0,store .wG)(name, host);
(0,store .DW)(paths);
const proposal = await findProposal(paths, iter, host);
const { stop, records } = await (0,run .p)({
...{ ...listeners, name, mode: 'run', allowDirty: true, workspaces: 1, proposals: [proposal] },
...{ distil: false, handoverMode: 'one' },
}, host);
const last = records.at(-1);
return { stop, record: last?.proposed_commit === proposal.commit ? last : undefined };
}
async function findProposal(paths, iter, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { repository, name } = paths;
const _lock = __addDisposableResource(env_1, await (0,opening .DR)(paths, host), true);
const { records, problem } = (0,store .SC)(paths);
if (problem !== undefined)
throw new errors .Vl([problem]);
const state = (0,store .un)(paths);
(0,opening .w_)(paths, { records, state });
const record = requireMeasured(records, { name, iter });
const by = (0,release .c)(paths, host);
const folder = (0,area_path .PH)({ repository, name, parentEnv: host.env });
const { refs } = (0,user_refs .ro)(repository, folder);
const pack = (0,candidate_commit .pY)(paths, iter);
const base = (0,fold .lN)(records, state) ?? '';
const branchHead = await (0,kernel_refs .sg)(refs, (0,branch .H8)(paths));
const commit = (0,external_node_fs_.existsSync)(pack)
? await (0,candidate_commit .$6)(await (0,candidate_commit .Ch)(paths, { folder, base, branchHead }), { paths, record, records })
: undefined;
if (commit !== undefined)
return { commit, pack, origin: `iteration ${iter}, tested again for ${by}` };
throw new errors .Rb({
message: `the change of iteration ${iter} of "${name}" is not stored on this machine`,
remedy: `Use the machine that measured it. Its diff is readable: autorize show ${name} ${iter}`,
});
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
function requireMeasured(records, { name, iter }) {
const record = records.find((each) => each.iter === iter);
if (record !== undefined && isMeasured(record))
return record;
const known = records.filter(isMeasured).map((each) => each.iter);
throw new errors .eb([
{
found: `iteration ${iter} of "${name}" ${record === undefined ? 'has no record' : `is "${record.outcome}"`}`,
expected: `a measured change that was not accepted (${known.length === 0 ? 'none is' : known.join(', ')})`,
remedy: `See the trade-offs: autorize status ${name}`,
},
]);
}
function isMeasured({ outcome, tree, decision, reverts }) {
const isTested = typeof tree === 'string' && decision != null && decision.code !== 'implausible';
return record .rb.includes(outcome) && isTested && !reverts;
}
var loop_stop = __webpack_require__(83457);
var foreign_text = __webpack_require__(84483);
var stop_signals = __webpack_require__(31977);
;
var accept_command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var accept_command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
const MAX_REASON_CHARS = 400;
async function runAcceptCommand({ words: [name = '', asked = ''], host, terminal, }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
if (!/^\d{1,9}$/.test(asked)) {
const remedy = 'Write e.g. autorize accept NAME 3.';
throw new errors .eb([{ found: (0,base_text .TL)(asked), expected: 'the number of an iteration', remedy }]);
}
const stopping = accept_command_addDisposableResource(env_1, (0,stop_signals .s)(), false);
const { record, stop } = await acceptMeasured({ name, iter: Number(asked), signal: stopping.signal }, host);
if (record === undefined) {
terminal.out(`not tested: ${(0,foreign_text .TN)(stop.reason, MAX_REASON_CHARS)}\n`);
return stopping.exitCode ?? ((0,loop_stop .FO)(stop) === errors .dc.yes ? errors .dc.no : (0,loop_stop .FO)(stop));
}
const { iter, outcome, notes } = record;
const isAccepted = outcome === 'merged';
const what = isAccepted ? 'accepted' : `not accepted (${outcome})`;
terminal.out(`iteration ${asked}, tested again as iteration ${iter}: ${what}\n`);
terminal.out(`${(0,foreign_text .TN)(notes, MAX_REASON_CHARS)}\n`);
return stopping.exitCode ?? (isAccepted ? errors .dc.yes : errors .dc.no);
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
accept_command_disposeResources(env_1);
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
28115:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( openAgentWorkspace)
});
var _kernel_folder_trust_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45237);
var _workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7568);
var _workspace_layered_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56711);
var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54725);
var _workspace_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93391);
async function openAgentWorkspace(privateArea, request) {
const layers = request.isKept === true ? undefined : (0,_workspace_layered_workspace_js__WEBPACK_IMPORTED_MODULE_2__ .Y)(privateArea);
if (layers === undefined)
return openPlain(privateArea, request);
request.onSetup?.();
const ready = await prepareFor(privateArea, request);
if ('kind' in ready)
return ready;
const { prepared, timings } = ready;
const layered = await (0,_workspace_layered_workspace_js__WEBPACK_IMPORTED_MODULE_2__ .a)(privateArea, layers, { ...request, prepared });
if (layered === 'cancelled')
return { kind: 'aborted', timings };
const opened = await setUpLayered(privateArea, request, layered);
if (opened.kind !== 'opened')
await layered[Symbol.asyncDispose]();
return { ...opened, timings };
}
async function prepareFor(privateArea, { step, commit, protectedFiles, checkout, signal }) {
if (step === undefined)
return { prepared: undefined, timings: {} };
const made = await (0,_workspace_environment_js__WEBPACK_IMPORTED_MODULE_4__ .N)(privateArea, { step, tree: commit, protectedFiles, checkout, signal });
return made.kind === 'prepared' ? { prepared: made.prepared, timings: made.timings } : made;
}
function endOf(end) {
return end === 'aborted' ? { kind: 'aborted' } : { kind: 'failed', reason: end.failed };
}
async function setUpLayered(privateArea, { setUp, limits, signal, commit, workspace: { indexFile } }, environment) {
const bounds = { limits, signal };
const { folder } = environment;
const take = () => environment.capture(bounds);
if (setUp === undefined)
return { kind: 'opened', workspace: { environment, folder, take } };
const end = await setUp(environment);
if (end !== 'done')
return endOf(end);
const before = await environment.captureBefore(bounds);
if (before.kind === 'cancelled')
return { kind: 'aborted' };
if (before.kind !== 'captured')
return { kind: 'failed', reason: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ .zv)(before) };
const from = before.tree;
const takeOwn = async () => {
const captured = await take();
if (captured.kind !== 'captured')
return captured;
const request = { indexFile: `${indexFile}.transplant`, from, to: captured.tree, onto: commit };
return { kind: 'captured', tree: await (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ .sK)(privateArea.store, request) };
};
return { kind: 'opened', workspace: { environment, folder, take: takeOwn } };
}
async function openPlain(privateArea, request) {
const { step, setUp, workspace, commit, limits, signal, onSetup } = request;
if ((await (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ .t0)(privateArea, request)) === 'cancelled')
return { kind: 'aborted', timings: {} };
onSetup?.();
const capturing = { workspace, commit, limits, signal };
const open = (environment, before) => ({
kind: 'opened',
workspace: {
environment,
folder: workspace.folder,
take: () => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ ._Z)(privateArea, { ...capturing, before }),
},
});
if (step === undefined && setUp === undefined)
return { ...open(_workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_1__ .Zm), timings: {} };
(0,_kernel_folder_trust_js__WEBPACK_IMPORTED_MODULE_0__ .YV)(workspace);
const { environment, timings, end } = await setUpPlain(privateArea, request);
if (end !== 'done')
return { ...endOf(end), timings };
const captured = await (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ .a1)(privateArea, capturing);
if (captured.kind === 'captured')
return { ...open(environment, captured.before), timings };
await environment[Symbol.asyncDispose]();
if (captured.kind === 'cancelled')
return { kind: 'aborted', timings };
return { kind: 'failed', reason: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ .zv)(captured), timings };
}
async function setUpPlain(privateArea, { step, setUp, commit, protectedFiles, checkout, signal, workspace: { folder } }) {
if (step === undefined) {
return { environment: _workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_1__ .Zm, timings: {}, end: (await setUp?.(_workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_1__ .Zm)) ?? 'done' };
}
const request = { step, tree: commit, protectedFiles, checkout, signal };
const attached = await (0,_workspace_environment_js__WEBPACK_IMPORTED_MODULE_4__ .M)(folder, privateArea, request);
const { timings } = attached;
if (attached.kind === 'attached')
return { environment: attached.environment, timings, end: 'done' };
const end = attached.kind === 'aborted' ? attached.kind : { failed: attached.reason };
return { environment: _workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_1__ .Zm, timings, end };
}
}),
32941:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => ( prepareBaseLayer),
k: () => ( takeSetupLogs)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77472);
var _workspace_private_area_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82418);
var _evaluation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2774);
var _preparing_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54620);
async function prepareBaseLayer(privateArea, request) {
const { preparing, isBegun, protectedFiles, signal, activity } = request;
const { folder, store } = privateArea;
const step = isBegun ? undefined : (0,_preparing_steps_js__WEBPACK_IMPORTED_MODULE_5__ .wt)({ ...preparing, logs: logsIn(folder) });
if (step === undefined)
return;
const checkout = (0,_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_3__ .b)(privateArea, 1);
const of = { tree: store.base, protectedFiles, signal, checkout, variables: {} };
activity?.begin('0', 'running setup');
const prepared = await (0,_evaluation_js__WEBPACK_IMPORTED_MODULE_4__ .z)(privateArea, { ...of, step, isAhead: true });
activity?.end('0');
if (prepared.kind === 'ready')
prepared.release();
}
function takeSetupLogs({ folder }, target) {
for (const name of [_preparing_steps_js__WEBPACK_IMPORTED_MODULE_5__ .R4, _preparing_steps_js__WEBPACK_IMPORTED_MODULE_5__ .WF].flatMap((step) => [`${step}.stdout`, `${step}.stderr`])) {
const printed = logsIn(folder) + name;
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(printed))
continue;
(0,_kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_2__ .E0)(printed, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, name));
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(printed);
}
}
function logsIn(folder) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'scratch', 'environment-of-base-');
}
}),
82743:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => ( approveQuarantined),
c: () => ( identityOf)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6065);
var _kernel_program_sync_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19418);
var _ledger_open_journals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3761);
var _ledger_opening_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67018);
var _ledger_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54347);
var _notices_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52431);
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
async function approveQuarantined(request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { name } = request;
const paths = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_5__ .wG)(name, host);
(0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_5__ .DW)(paths);
const _lock = __addDisposableResource(env_1, await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_4__ .DR)(paths, host), true);
const decisions = __addDisposableResource(env_1, (0,_ledger_open_journals_js__WEBPACK_IMPORTED_MODULE_3__ .yY)(paths), false);
const what = 'iter' in request ? `iteration ${request.iter}` : request.promotion;
const { task, tree } = 'iter' in request ? findQuarantined(paths, request.iter) : findQuarantinedPromotion(paths, what, decisions.records);
const by = identityOf(paths, host);
if (decisions.records.length === 0) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `decisions.jsonl of "${name}" is missing or was archived by repair, so there is nothing to approve`,
remedy: `Begin it again (autorize run ${name}), then approve the change.`,
});
}
const word = (0,_notices_js__WEBPACK_IMPORTED_MODULE_6__ .J4)(decisions.records, task);
if (word !== undefined) {
const found = `${what} of "${name}", which ${String(word.by)} approved on ${String(word.at)}`;
const expected = 'one that nobody approved yet';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([{ found, expected, remedy: `The next run takes it up: autorize run ${name}` }]);
}
decisions.append((0,_engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_1__ .A9)({ kind: 'release', task, tree, by, at: host.now().toISOString() }));
return { what, tree, by };
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
function findQuarantined(paths, iter) {
const { records } = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_5__ .SC)(paths);
const quarantined = (0,_notices_js__WEBPACK_IMPORTED_MODULE_6__ .Ps)(records);
const record = quarantined.find((each) => each.iter === iter);
const test = record?.decision?.test;
if (typeof test === 'string' && typeof record?.tree === 'string')
return { task: test, tree: record.tree };
const known = quarantined.length === 0 ? 'there is none' : quarantined.map((each) => each.iter).join(', ');
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([
{
found: `iteration ${iter} of "${paths.name}" ${describe(records, iter)}`,
expected: `a quarantined iteration (${known})`,
remedy: `See them: autorize list ${paths.name}`,
},
]);
}
function findQuarantinedPromotion(paths, asked, decisions) {
const task = (0,_notices_js__WEBPACK_IMPORTED_MODULE_6__ .nw)(decisions);
const run = decisions.findLast((each) => each.kind === 'evaluation' && each.task === task && each.arm === 'candidate');
if (task === asked && typeof run?.tree === 'string')
return { task, tree: run.tree };
const known = task === undefined ? 'there is none' : (0,_notices_js__WEBPACK_IMPORTED_MODULE_6__ .EQ)(task);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([
{
found: `${asked} of "${paths.name}" is not quarantined`,
expected: `a quarantined promotion (${known})`,
remedy: `See what is: autorize status ${paths.name}`,
},
]);
}
function describe(records, iter) {
const record = records.find((each) => each.iter === iter);
if (record === undefined)
return 'does not exist';
if (record.decision?.code !== 'implausible')
return `is "${record.outcome}"`;
const accepted = records.find(({ outcome, released }) => outcome === 'merged' && released === record.decision?.test);
return accepted === undefined
? `is "${record.outcome}"`
: `was already approved, and accepted as iteration ${accepted.iter}`;
}
function identityOf({ repository }, { env }) {
const args = ['-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT'];
const { exitCode, stdout } = (0,_kernel_program_sync_js__WEBPACK_IMPORTED_MODULE_2__ .x)({ program: 'git', args, cwd: repository.folder, env });
const who = /^(.*<.*>) \d+ [+-]\d{4}$/.exec(stdout.trim())?.[1];
if (exitCode === 0 && who !== undefined)
return who;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: 'git has no identity for you, and an approval is recorded under it',
remedy: 'Set it: git config user.name "Your Name" && git config user.email you@example.org',
});
}
})
};

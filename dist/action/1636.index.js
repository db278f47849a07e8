export const id = 1636;
export const ids = [1636];
export const modules = {
27366:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => ( openNamed),
e: () => ( namesOf)
});
async function openNamed(inputs, host, { needsAgent }) {
if (inputs.missionDir !== '') {
return (await Promise.all( [__webpack_require__.e(9547), __webpack_require__.e(4907), __webpack_require__.e(3038), __webpack_require__.e(8815), __webpack_require__.e(7405), __webpack_require__.e(1569), __webpack_require__.e(3532), __webpack_require__.e(5838), __webpack_require__.e(9228), __webpack_require__.e(9289), __webpack_require__.e(9142), __webpack_require__.e(6005), __webpack_require__.e(7412), __webpack_require__.e(3976), __webpack_require__.e(2592), __webpack_require__.e(42), __webpack_require__.e(5179), __webpack_require__.e(8188)]).then(__webpack_require__.bind(__webpack_require__, 88188))).openMission(inputs, host, { needsAgent });
}
if (inputs.workItems !== '')
return (await Promise.all( [__webpack_require__.e(9547), __webpack_require__.e(4907), __webpack_require__.e(3894), __webpack_require__.e(7405), __webpack_require__.e(1569), __webpack_require__.e(3532), __webpack_require__.e(5838), __webpack_require__.e(9228), __webpack_require__.e(6005), __webpack_require__.e(3976), __webpack_require__.e(6234), __webpack_require__.e(2654), __webpack_require__.e(1029)]).then(__webpack_require__.bind(__webpack_require__, 60029))).openPlan(inputs, host);
return (await Promise.all( [__webpack_require__.e(9547), __webpack_require__.e(4907), __webpack_require__.e(3038), __webpack_require__.e(7405), __webpack_require__.e(1569), __webpack_require__.e(3532), __webpack_require__.e(5838), __webpack_require__.e(9228), __webpack_require__.e(9289), __webpack_require__.e(9142), __webpack_require__.e(6005), __webpack_require__.e(7646), __webpack_require__.e(7412), __webpack_require__.e(3976), __webpack_require__.e(8337), __webpack_require__.e(6304), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 7632))).openExperiment(inputs, host);
}
function namesOf({ experiment, missionDir, workItems }) {
return [experiment, missionDir, workItems].filter((each) => each !== '');
}
}),
61636:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runPrepareStep: () => ( runPrepareStep)
});
var _base_byte_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35252);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _input_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63729);
var _loop_opening_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6415);
var _loop_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46773);
var _named_loop_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27366);
var _notes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37491);
var _outputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(31224);
var _saved_environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86909);
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
async function runPrepareStep(request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const problems = [...request.problems, ...problemsOf(request)];
if (problems.length > 0)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .eb(problems);
const step = __addDisposableResource(env_1, await (0,_loop_opening_js__WEBPACK_IMPORTED_MODULE_3__ .L)(request, host, (inputs) => (0,_named_loop_js__WEBPACK_IMPORTED_MODULE_5__ .S)(inputs, host, { needsAgent: false })), false);
const { opening, cancel } = step;
const { loop, inputs, notes, context, search: secrets } = opening;
await (0,_loop_state_js__WEBPACK_IMPORTED_MODULE_4__ .Gf)(opening);
const { signal } = cancel;
const prepared = await loop.prepare({ to: (0,_saved_environment_js__WEBPACK_IMPORTED_MODULE_8__ .Y)(inputs, host), secrets, signal });
for (const note of notes.all)
(0,_notes_js__WEBPACK_IMPORTED_MODULE_6__ .y)(`note: ${note}`);
if (prepared.kind === 'cancelled')
return cancel.exitCode ?? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.no;
if (prepared.kind === 'nothing') {
(0,_notes_js__WEBPACK_IMPORTED_MODULE_6__ .y)(`note: nothing to prepare: ${prepared.reason}`);
return _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.yes;
}
const { key, bytes, saved } = prepared;
if (saved === undefined)
throw new Error('a prepared environment was not saved');
const entry = `${key}-${context.runId}-${context.attempt}`;
(0,_notes_js__WEBPACK_IMPORTED_MODULE_6__ .y)(`${loop.name}: environment prepared (${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_0__ .S)(bytes)})`);
(0,_notes_js__WEBPACK_IMPORTED_MODULE_6__ .y)(`key: ${entry}`);
(0,_notes_js__WEBPACK_IMPORTED_MODULE_6__ .y)(`path: ${saved.folder}`);
(0,_notes_js__WEBPACK_IMPORTED_MODULE_6__ .y)(`digest: ${saved.digest}`);
(0,_outputs_js__WEBPACK_IMPORTED_MODULE_7__ .Kn)({
'environment-key': entry,
'environment-path': saved.folder,
'environment-digest': saved.digest,
});
return _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.yes;
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
__disposeResources(env_1);
}
}
function problemsOf({ loop }) {
const problems = [];
const named = (0,_named_loop_js__WEBPACK_IMPORTED_MODULE_5__ .e)(loop);
if (named.length !== 1) {
const expected = 'one of the inputs "experiment", "mission-dir" and "work-items"';
const remedy = 'Write one of them: what the environment is for.';
problems.push({ found: `mode "prepare" with ${named.length} of them`, expected, remedy });
}
if (loop.environmentDigest !== undefined) {
const remedy = 'Give it to the jobs that restore the environment.';
problems.push({ found: `${(0,_input_values_js__WEBPACK_IMPORTED_MODULE_2__ .Pf)('environment-digest')} in mode "prepare"`, expected: 'it in other modes', remedy });
}
if (loop.publish !== 'none' || loop.proposal !== undefined) {
const name = loop.proposal === undefined ? 'publish' : 'proposal';
const remedy = 'Remove it: this mode publishes nothing.';
problems.push({ found: `${(0,_input_values_js__WEBPACK_IMPORTED_MODULE_2__ .Pf)(name)} in mode "prepare"`, expected: 'it in modes that run a loop', remedy });
}
return problems;
}
})
};

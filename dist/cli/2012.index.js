export const id = 2012;
export const ids = [2012,4000];
export const modules = {
48431:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
MISSION_COMMANDS: () => ( MISSION_COMMANDS),
h: () => ( readEntry)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84831);
var _mission_clean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56732);
var _mission_look_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19570);
var _mission_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73448);
var _mission_verify_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56305);
var _report_attempt_markdown_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8866);
var _report_maintenance_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(96490);
var _report_mission_view_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(58561);
var _report_run_diffs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(55863);
var _report_run_html_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(14328);
var _report_run_markdown_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(46622);
var _status_mission_answers_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(70479);
var _attestation_flags_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(43569);
var _repeated_mission_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(75304);
var _repeated_status_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(69230);
var _stop_signals_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(31977);
var _terminal_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(38565);
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
function see({ words: [runId = ''], host }) {
const paths = (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_6__.pathsOf)(runId, host);
return { paths, look: (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_5__ .ZD)(paths) };
}
function exitOf({ look }, terminal) {
for (const problem of look.problems)
terminal.err(`error: ${problem}\n`);
return look.problems.length > 0 ? _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .dc.usage : _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .dc.yes;
}
function status({ words: [runId = ''], values, host, terminal }) {
const paths = (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_6__.pathsOf)(runId, host);
const answer = (0,_status_mission_answers_js__WEBPACK_IMPORTED_MODULE_14__ .Z)(paths);
return (0,_repeated_status_js__WEBPACK_IMPORTED_MODULE_17__ .a)(answer, {
form: values.has('json') ? 'json' : 'text',
terminal,
moment: (0,_repeated_mission_js__WEBPACK_IMPORTED_MODULE_16__ .z)(paths, host),
});
}
function list(call) {
const seen = see(call);
if (call.values.has('json'))
(0,_terminal_js__WEBPACK_IMPORTED_MODULE_19__ .Q)(call.terminal, seen.look.state.entries);
else
call.terminal.out((0,_report_run_markdown_js__WEBPACK_IMPORTED_MODULE_13__ .p)((0,_report_mission_view_js__WEBPACK_IMPORTED_MODULE_10__ .SX)(seen.look)));
return exitOf(seen, call.terminal);
}
function show(call) {
const { words, values, terminal } = call;
const seen = see(call);
const page = readEntry(seen, Number(words[1]));
if (values.has('json'))
(0,_terminal_js__WEBPACK_IMPORTED_MODULE_19__ .Q)(terminal, page);
else
terminal.out((0,_report_attempt_markdown_js__WEBPACK_IMPORTED_MODULE_8__ .F)(page));
return exitOf(seen, terminal);
}
function readEntry({ paths, look }, iteration) {
const entry = look.state.entries.find((each) => each.iteration === iteration);
if (entry === undefined) {
const known = look.state.entries.map((each) => each.iteration);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `"${paths.runId}" has no entry ${iteration}; it has ${known.length === 0 ? 'none' : `0 to ${Math.max(...known)}`}`,
remedy: `See: autorize list ${paths.runId}`,
});
}
return { entry, ...(0,_mission_look_js__WEBPACK_IMPORTED_MODULE_5__ .AM)(paths, entry) };
}
async function verify({ words: [runId = '', iter], values, host, terminal }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const paths = (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_6__.pathsOf)(runId, host);
const isRescored = values.has('rescore');
requireVerifiable(paths, { iter, isRescored });
const checkSigned = (0,_attestation_flags_js__WEBPACK_IMPORTED_MODULE_15__ .u)(values, host);
const stopping = __addDisposableResource(env_1, (0,_stop_signals_js__WEBPACK_IMPORTED_MODULE_18__ .s)(), false);
const request = { name: runId, rescore: isRescored, checkSigned, signal: stopping.signal };
const verified = await (0,_mission_verify_js__WEBPACK_IMPORTED_MODULE_7__ .om)(request, host);
if (values.has('json'))
(0,_terminal_js__WEBPACK_IMPORTED_MODULE_19__ .Q)(terminal, verified);
else
terminal.out((0,_report_maintenance_text_js__WEBPACK_IMPORTED_MODULE_9__ .vO)(runId, verified));
if (stopping.exitCode !== undefined)
return stopping.exitCode;
return verified.isSound ? _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .dc.yes : _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .dc.no;
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
__disposeResources(env_1);
}
}
function requireVerifiable(paths, { iter, isRescored }) {
const problems = [];
const remedy = `Run: autorize verify ${paths.runId}`;
if (iter !== undefined) {
const expected = 'only the id of a mission run: single evaluations of missions are not repeated';
problems.push({ found: `iteration ${JSON.stringify(iter)}`, expected, remedy });
}
const { decision } = isRescored ? (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_5__ .ZD)(paths).state.launch.contract.evaluator : { decision: 'none' };
if (decision === undefined) {
const expected = 'a mission with evaluator.decision: `keep_policy` alone claims no improvement';
problems.push({ found: '--rescore', expected, remedy });
}
if (problems.length > 0)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .eb(problems);
}
function report(call) {
const { values, host, terminal } = call;
const seen = see(call);
const { paths, look } = seen;
const output = values.get('output')?.[0];
const folder = output === undefined ? paths.folder : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.cwd, output);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
const diffs = (0,_report_run_diffs_js__WEBPACK_IMPORTED_MODULE_11__ .h)({ read: (id) => (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_5__ .AM)(paths, { iteration: Number(id) }).diff });
const view = (0,_report_mission_view_js__WEBPACK_IMPORTED_MODULE_10__ .SX)(look);
const files = { 'report.html': (0,_report_run_html_js__WEBPACK_IMPORTED_MODULE_12__ .K)({ view, diffs }), 'report.md': (0,_report_run_markdown_js__WEBPACK_IMPORTED_MODULE_13__ .G)(view) };
for (const [name, text] of Object.entries(files)) {
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), [text]);
terminal.out(`${terminal.shorten((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))}\n`);
}
return exitOf(seen, terminal);
}
async function clean({ words: [runId = ''], host, terminal }) {
const { removed, environmentBytes, left } = await (0,_mission_clean_js__WEBPACK_IMPORTED_MODULE_4__ .o)(runId, host);
const shown = removed.map((path) => terminal.shorten(path)).join(', ');
terminal.out(removed.length === 0 ? 'nothing to remove\n' : `removed ${shown}\n`);
terminal.out((0,_report_maintenance_text_js__WEBPACK_IMPORTED_MODULE_9__ .Hp)(environmentBytes));
for (const note of left)
terminal.out(`${note}\n`);
return _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .dc.yes;
}
const MISSION_COMMANDS = { status, list, show, verify, report, clean };
}),
75304:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
recallMission: () => ( recallMission),
z: () => ( missionMoment)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _kernel_program_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3206);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63342);
var _mission_mission_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91461);
var _status_remembered_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49712);
function recallMission(runId, host) {
const paths = (0,_mission_mission_files_js__WEBPACK_IMPORTED_MODULE_3__ .pN)((0,_mission_mission_files_js__WEBPACK_IMPORTED_MODULE_3__ .I5)((0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_2__ .W1)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(host.cwd))), runId);
const answer = (0,_status_remembered_status_js__WEBPACK_IMPORTED_MODULE_4__ .cM)(paths, (0,_kernel_program_files_js__WEBPACK_IMPORTED_MODULE_1__ .$X)());
return answer && { answer, moment: missionMoment(paths, host) };
}
function missionMoment(paths, host) {
return { ...(0,_mission_mission_files_js__WEBPACK_IMPORTED_MODULE_3__ .Kc)(paths), now: host.now(), commit: undefined };
}
}),
62880:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => ( tradeOffsIn)
});
var _measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95695);
var _metric_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51610);
var _pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4734);
function tradeOffsIn(raw, iterOf) {
const header = (0,_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ .a)(raw);
if (header === undefined)
return [];
const axes = axesOf(header.settings);
if (axes.length < 2)
return [];
const tests = (0,_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ .L)(raw).map(({ test }) => test);
return (0,_pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ .M)(tests, axes, header.base).flatMap((point) => {
const iter = iterOf.get(point.task);
return iter === undefined ? [] : [{ ...point, iter }];
});
}
function axesOf({ direction, ...settings }) {
const guarded = (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_1__ .MF)({ guards: settings.guards, metrics: [] });
return [
{ name: _pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ .j, direction },
...guarded.map((guard) => ({ name: guard.metric, direction: guard.direction })),
...settings.metrics.map((metric) => ({ name: metric.name, direction: metric.direction })),
];
}
}),
93391:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => ( attachPreparedTo),
N: () => ( prepareLayer)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14311);
var _workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7568);
var _workspace_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66967);
var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54725);
var _evaluation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2774);
var _evaluation_step_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93257);
var _home_caches_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59791);
async function attachPreparedTo(workspace, privateArea, request) {
const { layering, level } = privateArea;
if (level.kind !== 'bubblewrap' || layering.kind !== 'layers')
return setUpIn(workspace, privateArea, request);
const prepared = await prepareLayer(privateArea, request);
if (prepared.kind !== 'prepared')
return prepared;
const { signal } = request;
const { timings, prepared: made } = prepared;
const environment = await (0,_workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_3__ .F_)(privateArea, { layers: layering.layers, ...made, workspace, signal });
if (environment === 'cancelled')
return { kind: 'aborted', timings };
return { kind: 'attached', environment, timings };
}
async function prepareLayer(privateArea, request) {
const { timings = {}, ...prepared } = await (0,_evaluation_js__WEBPACK_IMPORTED_MODULE_6__ .z)(privateArea, { ...request, variables: {} });
if (prepared.kind === 'aborted')
return { kind: 'aborted', timings };
if (prepared.kind !== 'ready')
return { kind: 'failed', reason: prepared.reason, timings };
const { layer, release } = prepared;
return { kind: 'prepared', prepared: { layer, release }, timings };
}
async function setUpIn(workspace, privateArea, { step, protectedFiles, signal }) {
const home = (0,_workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_3__ .yz)(privateArea);
for (const stream of ['stdout', 'stderr'])
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(`${step.logs}.${stream}`, { force: true });
const result = await (0,_workspace_command_js__WEBPACK_IMPORTED_MODULE_4__ .d)(privateArea, {
...{ command: step.command, kind: 'setup', workDir: workspace, place: 'workspace', variables: {}, signal },
...{ stdoutPath: `${step.logs}.stdout`, stderrPath: `${step.logs}.stderr`, ...home.shown },
...{ budgetMs: step.timeoutMs, network: step.network, readable: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__ .KJ)(privateArea) },
});
const timings = result.kind === 'ended' ? { [`${step.name}_ms`]: Math.round(result.durationMs) } : {};
const isAborted = result.kind === 'ended' ? result.aborted : result.code === 'ABORTED';
const reason = result.kind === 'ended' ? (0,_evaluation_step_js__WEBPACK_IMPORTED_MODULE_7__ .v1)(step, result, protectedFiles) : result.reason;
if (!isAborted && reason === undefined) {
for (const path of (0,_home_caches_js__WEBPACK_IMPORTED_MODULE_8__ .e)(home.folder))
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_2__ .dM)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ .VV)(home.folder, path));
return { kind: 'attached', environment: home, timings };
}
await home[Symbol.asyncDispose]();
return isAborted ? { kind: 'aborted', timings } : { kind: 'failed', reason: reason ?? '', timings };
}
}),
7568:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F_: () => ( attachLayer),
Zm: () => ( PLAIN_VIEW),
yz: () => ( openHome)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _kernel_copy_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47700);
var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23727);
var _kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92364);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14311);
var _home_layers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50917);
const PLAIN_VIEW = { shown: {}, [Symbol.asyncDispose]: () => Promise.resolve() };
async function attachLayer({ environment, onLeft }, { layers, layer, release, workspace, signal }) {
const { checkout, home, bareHome, emptied, programs, views } = layers;
const folders = [
{ at: home, lower: [layer.home, bareHome] },
...(0,_home_layers_js__WEBPACK_IMPORTED_MODULE_7__ .ro)(environment.homeLayers, { home, above: [layer.home] }),
];
const view = (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_5__ .w0)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(views, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()), programs, folders });
const attached = {
shown: { view, home: { at: home, folder: (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_5__ .Ag)(view, home) }, aliases: [checkout] },
[Symbol.asyncDispose]: async () => {
release();
onLeft(await (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_5__ .cm)(view, { emptied }));
},
};
const copied = await (0,_kernel_copy_tree_js__WEBPACK_IMPORTED_MODULE_3__ .E)({ from: layer.tree, to: workspace, existing: 'stays', signal });
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_4__ .Jd)('layers:after-attach');
if (copied === 'copied')
return attached;
await attached[Symbol.asyncDispose]();
return 'cancelled';
}
function openHome({ folder, onLeft }) {
const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'scratch', `home-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(home, { mode: 0o700 });
return {
folder: home,
shown: { home: { at: home, folder: home } },
[Symbol.asyncDispose]: async () => onLeft(await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ .l)(home)),
};
}
}),
56711:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
a: () => ( openLayeredWorkspace),
Y: () => ( workspaceLayers)
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var fault_point = __webpack_require__(23727);
var files = __webpack_require__(79871);
var git_work_tree = __webpack_require__(51221);
var layered_view = __webpack_require__(92364);
var remove_tree = __webpack_require__(14311);
var byte_path = __webpack_require__(4862);
var base_text = __webpack_require__(7953);
var bounded_work = __webpack_require__(18535);
var capture_size = __webpack_require__(56854);
var capture_steps = __webpack_require__(87268);
var object_id = __webpack_require__(26343);
var plain_files = __webpack_require__(80706);
var regular_file = __webpack_require__(48951);
var tree_edit = __webpack_require__(99507);
;
async function takeFewFiles(objects, { tree, folder, names, gone = [] }) {
if (names.length + gone.length > plain_files .M)
return undefined;
const hash = (0,object_id .q)(tree);
const edits = new Map();
for (const name of gone)
edits.set(name.toString('latin1'), undefined);
let room = plain_files .MU;
for (const name of names) {
const path = name.toString('latin1');
const file = (0,plain_files .sh)(path) ? (0,regular_file .EW)((0,byte_path .VV)(folder, path), room) : undefined;
if (file === undefined)
return undefined;
room -= file.bytes.length;
edits.set(path, { mode: (0,plain_files .yK)(file.mode), id: objects.write({ type: 'blob', bytes: file.bytes }, hash) });
}
return (0,tree_edit .n)(objects, tree, edits);
}
var git_store = __webpack_require__(25367);
var replaced_folders = __webpack_require__(29550);
var tree_names = __webpack_require__(52367);
var upper_files = __webpack_require__(62730);
;
async function captureUpper(store, request) {
const { limits, signal } = request;
const bounds = { timeoutMs: limits?.timeoutMs, signal };
const taken = await (0,bounded_work .p)(bounds, (cutOff) => takeUpper(store, request, cutOff));
if (taken.kind === 'done')
return taken.value;
if (taken.kind === 'cancelled')
return taken;
return { kind: 'too-large', reason: 'it could not be read within capture.timeout' };
}
async function takeUpper(store, { view, at, tree, indexFile, limits, alsoKnown, except = [] }, cutOff) {
const folder = (0,layered_view .Ag)(view, at);
const lower = view.folders.find((each) => each.at === at)?.lower ?? [];
const done = await (0,upper_files .Fs)(folder, {
...{ lower, opened: [], signal: cutOff, except: ['.git', ...except], listsNew: false },
});
if (done === 'too many')
return capture_steps .Mq;
if (done === 'cancelled')
return { kind: 'cancelled' };
const obstacle = findObstacle(folder, done);
if (obstacle !== undefined)
return { kind: 'refused', reason: obstacle };
const git = (0,capture_steps .TG)(store, { folder, indexFile });
const replaced = await (0,replaced_folders .V)(view, { at, folders: done.entered });
if (replaced === undefined)
return { kind: 'refused', reason: 'which folders it removed cannot be read' };
const { gone, known, hasUnknown } = await sortKnown(store, { tree, folder, done, replaced });
const listed = hasUnknown ? await (0,capture_steps .gI)(git, store, cutOff) : [];
if (listed === 'too many')
return capture_steps .Mq;
const named = alsoKnown === undefined ? [] : await listNamed(store, { tree, folder, alsoKnown });
const seen = new Set(named.map((name) => name.toString('latin1')));
const others = [...named, ...listed.filter((name) => !seen.has(name.toString('latin1')))];
if (limits !== undefined) {
const excess = await (0,capture_size .L)(store, {
...{ folder, known, others, limits, signal: cutOff },
replaced: new Set([...gone, ...known].map((name) => name.toString('latin1'))),
});
if (excess !== undefined)
return { kind: 'too-large', reason: excess };
}
const names = [...known, ...others.map(capture_steps .mW)];
const few = await takeFew(store, { tree, folder, gone, names });
const taken = few ?? (await takeByGit(store, { git, indexFile, gone, names, cutOff }));
if (typeof taken !== 'string')
return taken;
(0,external_node_fs_.rmSync)(indexFile, { force: true });
return { kind: 'captured', tree: taken };
}
async function takeFew(store, changed) {
if (changed.names.length + (changed.gone?.length ?? 0) === 0)
return (0,git_store .bR)(store, changed.tree);
const { objects } = store.git;
return objects && (await takeFewFiles(objects, changed));
}
async function takeByGit(store, { gone, names, ...index }) {
const { git, cutOff } = index;
if (gone.length > 0)
await git(['update-index', '-z', '--force-remove', '--stdin'], { input: (0,tree_names .MX)(gone), cutOff });
const reason = names.length === 0 ? undefined : await (0,capture_steps .zO)(git, { known: [], fresh: names }, cutOff);
return reason === undefined ? (0,capture_steps .gz)(store, index) : { kind: 'refused', reason };
}
function findObstacle(upper, { unread }) {
if (unread === undefined)
return undefined;
try {
(0,external_node_fs_.accessSync)((0,byte_path .VV)(upper, unread), external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
return undefined;
}
catch (error) {
return `${(0,base_text .TL)((0,byte_path .q0)(Buffer.from(unread, 'latin1')), 200)} cannot be read: ${(0,files .CA)(error)}`;
}
}
async function sortKnown(store, { tree, folder, done, replaced }) {
const { roots, changed, removed, entered, swapped } = done;
if (changed.length + removed.length + entered.length + swapped.size === 0)
return { gone: [], known: [], hasUnknown: roots.length > 0 };
const written = new Set([...changed, ...swapped]);
const cleared = new Set([...removed, ...replaced, ...swapped]);
const folders = new Set(entered);
const isCleared = (path) => {
for (let above = path; above !== ''; above = (0,tree_names .gN)(above))
if (cleared.has(above))
return true;
return false;
};
const gone = [];
const known = [];
for (const { path: name, mode } of await (0,git_store .CS)(store, tree)) {
const path = name.toString('latin1');
const isRepository = mode === REPOSITORY_MODE && folders.has(path);
if (isRepository || (written.has(path) && isFileIn(folder, path)))
known.push(name);
else if (written.has(path) || isCleared(path))
gone.push(name);
}
const files = new Set(known.map((name) => name.toString('latin1')));
return { gone, known, hasUnknown: roots.length > 0 || changed.some((path) => !files.has(path)) };
}
async function listNamed(store, { tree, folder, alsoKnown }) {
if (alsoKnown === tree)
return [];
const added = (await (0,git_store .j_)(store, { from: tree, to: alsoKnown })).filter(({ status }) => status === 'A');
const names = added.map(({ path }) => (0,byte_path .O0)(path));
return names.filter((name) => isFileIn(folder, name.toString('latin1')));
}
const REPOSITORY_MODE = '160000';
function isFileIn(folder, path) {
const entry = (0,upper_files .Gi)(folder, path);
return entry !== undefined && entry !== 'hidden' && !entry.isDirectory();
}
var home_layers = __webpack_require__(50917);
var workspace_workspace = __webpack_require__(54725);
;
function workspaceLayers({ level, layering, store }) {
if (level.kind !== 'bubblewrap' || layering.kind !== 'layers' || store.external !== undefined)
return undefined;
return layering.layers;
}
async function openLayeredWorkspace(privateArea, layers, request) {
const { store, environment, onLeft } = privateArea;
const { workspace, commit, prepared, yardIn, signal } = request;
const { checkout, home, bareHome, programs, trees, views } = layers;
(0,fault_point .Jd)('workspace:before-checkout');
privateArea.checkSeal();
const removed = request.viewAt ?? workspace.folder;
onLeft(await (0,remove_tree .l)(removed, { signal, ...(yardIn === undefined ? {} : { yardIn }) }));
if (signal?.aborted === true) {
prepared?.release();
return 'cancelled';
}
(0,external_node_fs_.mkdirSync)(workspace.folder, { recursive: true });
const leased = await trees.lease(commit);
const above = prepared === undefined ? [] : [prepared.layer.home];
const folders = [
{ at: workspace.folder, lower: [...leased.folders, ...(prepared === undefined ? [] : [prepared.layer.tree])] },
{ at: home, lower: [...above, bareHome] },
...(0,home_layers .ro)(environment.homeLayers, { home, above }),
];
const view = (0,layered_view .w0)({ folder: request.viewAt ?? (0,external_node_path_.join)(views, (0,external_node_crypto_.randomUUID)()), programs, folders });
if (prepared !== undefined)
(0,fault_point .Jd)('layers:after-attach');
(0,fault_point .Jd)('workspace:after-checkout');
await trees.writeIndex(commit, workspace.indexFile);
const shownAs = privateArea.level.kind === 'bubblewrap' ? privateArea.level.shownAs : undefined;
(0,workspace_workspace .NF)(store, { ...request, workspace: { ...workspace, folder: (0,layered_view .Ag)(view, workspace.folder) } }, { shownAs });
(0,fault_point .Jd)('workspace:after-agent-git');
const { folder: at, indexFile } = workspace;
const folder = (0,layered_view .Ag)(view, at);
return {
...{ folder, view },
isOfTree: (path) => (0,upper_files .ug)(leased.folders, path) !== undefined,
shown: {
...{ view, home: { at: home, folder: (0,layered_view .Ag)(view, home) } },
...(prepared === undefined ? {} : { aliases: [checkout] }),
},
captureBefore: async (bounds) => {
(0,fault_point .Jd)('capture:before');
privateArea.checkSeal();
const take = async () => {
const copy = `${indexFile}.before`;
await trees.writeIndex(commit, copy);
return captureUpper(store, { ...{ view, at, tree: commit, indexFile: copy }, ...bounds });
};
let captured = await take();
if (captured.kind === 'refused' && (await (0,git_work_tree .NL)(store, { folder, indexFile }, commit)))
captured = await take();
await emptyHome(privateArea, { view, home });
return captured;
},
capture: (bounds) => {
(0,fault_point .Jd)('capture:before');
privateArea.checkSeal();
return captureUpper(store, { ...{ view, at, tree: commit, indexFile }, ...bounds });
},
[Symbol.asyncDispose]: async () => {
leased.release();
prepared?.release();
onLeft(await discardWorkspaceView(view, { ...layers, isNamed: request.viewAt !== undefined }));
},
};
}
async function discardWorkspaceView(view, { emptied, views, isNamed }) {
if (!isNamed)
return (0,layered_view .cm)(view, { emptied });
const folder = (0,external_node_path_.join)(views, (0,external_node_crypto_.randomUUID)());
try {
(0,external_node_fs_.renameSync)(view.folder, folder);
}
catch (error) {
if (!(0,files .Or)(error))
throw error;
return (0,remove_tree .l)(view.folder);
}
return (0,layered_view .cm)({ folder }, { emptied });
}
async function emptyHome({ onLeft }, { view, home }) {
for (const { at } of view.folders) {
if (at !== home && !at.startsWith(home + external_node_path_.sep))
continue;
const upper = (0,layered_view .Ag)(view, at);
onLeft(await (0,remove_tree .l)(upper));
(0,external_node_fs_.mkdirSync)(upper, { mode: 0o755 });
}
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
31695:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ML: () => ( runError),
QX: () => ( storageError),
vq: () => ( withReserve),
xg: () => ( diskFull)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79871);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13096);
var _kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57478);
function diskFull(command, cause) {
const message = 'the disk is full; what was recorded stands';
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW('disk_full', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.precondition, { message, remedy: `Make room, then: ${command}`, cause });
}
function runError(command, { cause, repository }) {
const known = (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__ .e)(repository, { command, cause }) ?? storageError(command, cause);
return known ?? (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW ? undefined : (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__.machineError)(cause));
}
function storageError(command, cause) {
const isFull = cause instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__ .XS && cause.isDiskFull;
if (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW && !isFull) {
return cause.code === 'disk_full' ? diskFull(command(), cause) : undefined;
}
if (isFull || (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_1__ .Ry)(cause))
return diskFull(command(), cause);
const code = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_1__ .CA)(cause);
if (code !== 'EIO' && code !== 'EROFS')
return undefined;
const message = `the disk gave an error (${code}); what was recorded stands`;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW('storage', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.precondition, {
message,
remedy: `Check the disk, then: ${command()}`,
cause,
});
}
function withReserve({ reserve }, write) {
try {
return write();
}
catch (error) {
if (reserve?.isHeld !== true || storageError(() => '', error)?.code !== 'disk_full')
throw error;
reserve.release();
return write();
}
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
11369:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IM: () => ( BestSoFar),
LK: () => ( isBetter),
zI: () => ( isBest)
});
var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65991);
const NONE = { isReset: false, best: undefined };
class BestSoFar {
#records;
#direction;
#best;
#index;
#rejections;
constructor(records, direction, from) {
this.#records = records;
this.#direction = direction;
this.#index = (from?.count ?? 0) - 1;
this.#best = from?.best;
}
next(record = this.#records[this.#index + 1]) {
this.#index += 1;
if (record === undefined)
return this.#best;
if (record.rejection) {
this.#best = this.#rejectionsNow().bestWithout(record.rejection.iter, this.#index);
}
else {
this.#best = combine({ isReset: false, best: this.#best }, effectOf(record), this.#direction).best;
}
return this.#best;
}
#rejectionsNow() {
if (this.#rejections?.count === this.#records.length)
return this.#rejections;
const rejections = new Rejections(this.#records, this.#direction);
for (const [index, { rejection }] of this.#records.slice(0, this.#index).entries()) {
if (rejection)
rejections.bestWithout(rejection.iter, index);
}
this.#rejections = rejections;
return rejections;
}
}
class Rejections {
count;
#effects;
#leaves;
#places = new Map();
#direction;
constructor(records, direction) {
this.#direction = direction;
this.count = records.length;
this.#leaves = 2 ** Math.ceil(Math.log2(records.length));
this.#effects = new Array(2 * this.#leaves).fill(NONE);
for (const [index, record] of records.entries()) {
const places = this.#places.get(record.iter);
if (places === undefined)
this.#places.set(record.iter, [index]);
else
places.push(index);
this.#effects[this.#leaves + index] = record.rejection ? NONE : effectOf(record);
}
for (let node = this.#leaves - 1; node > 0; node -= 1)
this.#join(node);
}
bestWithout(iter, now) {
const places = this.#places.get(iter) ?? [];
for (const place of places)
this.#drop(this.#leaves + place);
this.#places.set(iter, places.slice(0, 1));
const first = places[0];
return first === undefined || first > now ? undefined : this.#before(first);
}
#drop(leaf) {
if (this.#effects[leaf] === NONE)
return;
this.#effects[leaf] = NONE;
for (let node = leaf >> 1; node > 0; node >>= 1)
this.#join(node);
}
#join(node) {
this.#effects[node] = combine(this.#at(2 * node), this.#at(2 * node + 1), this.#direction);
}
#before(place) {
let [node, after] = [this.#leaves + place, NONE];
for (; node > 1; node >>= 1)
if (node % 2 === 1)
after = combine(this.#at(node - 1), after, this.#direction);
return after.best;
}
#at(node) {
return this.#effects[node] ?? NONE;
}
}
const NO_FIGURES = ['simplify', 'distil'];
const BY_PAIRS = _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__ .So.filter((name) => _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__ .PQ[name].boundsErrors);
function effectOf({ iter, outcome, score, decision }) {
if (typeof score !== 'number' || (outcome !== 'merged' && outcome !== 'baseline'))
return NONE;
const isNoFigure = BY_PAIRS.includes(decision?.policy ?? '') || NO_FIGURES.includes(decision?.purpose);
return { isReset: outcome === 'merged' && isNoFigure, best: { score, iter } };
}
function combine(before, after, direction) {
if (after.isReset || before.best === undefined) {
return { isReset: before.isReset || after.isReset, best: after.best };
}
const isTaken = after.best !== undefined && isBetter(after.best.score, before.best.score, direction);
return { isReset: before.isReset, best: isTaken ? after.best : before.best };
}
function isBest(record, best, direction) {
const { isReset, best: own } = effectOf(record);
return own !== undefined && (isReset || best === undefined || isBetter(own.score, best, direction));
}
function isBetter(score, best, direction) {
return direction === 'min' ? score < best : score > best;
}
}),
9514:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => ( branchMoved)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _branch_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82698);
function branchMoved(name, { expected, actual }) {
const branch = (0,_branch_name_js__WEBPACK_IMPORTED_MODULE_1__ .W)(name);
const found = actual === undefined ? `the branch ${branch} is missing` : `the branch ${branch} is at ${actual}`;
const command = actual === undefined ? `git branch ${branch} ${expected}` : `git branch -f ${branch} ${expected}`;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `${found}; the records say that it is at ${expected}`,
remedy: `Restore it: ${command}. Or close the experiment: autorize archive ${name}`,
});
}
}),
82698:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W: () => ( branchOf),
f: () => ( archivedBranch)
});
function branchOf(experiment) {
return `autorize/${experiment}`;
}
function archivedBranch(experiment, stamp) {
return `autorize-archive/${experiment}-${stamp}`;
}
}),
67761:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
lV: () => ( listExperiments),
nG: () => ( filesIn),
y6: () => ( locateExperiment)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63342);
const NAME = /^[A-Za-z0-9_-]+$/;
function locateExperiment(name, { cwd }) {
if (!NAME.test(name)) {
const expected = 'a name of letters, digits, "_" and "-"';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .eb([{ found: `the experiment name ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(name)}`, expected, remedy: 'Choose another name.' }]);
}
const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ .W1)(cwd);
const { folder: own, lock, ...files } = filesIn(`.autorize/${name}`);
const ours = [...Object.values(files), lock, `${lock}.holder`, '.autorize/.gitignore'];
(0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .fg)(repository.folder, { files: ours, whole: [own] });
return { name, repository, ...filesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, own)) };
}
function filesIn(folder) {
return {
folder,
config: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'config.toml'),
program: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'program.md'),
guidance: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'guidance.jsonl'),
ledger: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'iterations.jsonl'),
intents: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'intents.jsonl'),
decisions: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'decisions.jsonl'),
state: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'state.json'),
run: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json'),
rejected: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'rejected.json'),
archiving: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'archiving.json'),
lock: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.lock'),
reserve: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.reserve'),
activity: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'activity.json'),
};
}
function listExperiments({ folder }) {
const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.autorize');
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
return [];
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root, { withFileTypes: true });
return entries.flatMap(({ name }) => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name, 'config.toml')) ? [name] : [])).sort();
}
}),
74773:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hp: () => ( rejectionFileSchema),
Is: () => ( iterationRecordSchema),
bT: () => ( killedRecord),
fA: () => ( OUTCOME_RULES),
im: () => ( OUTCOMES),
qt: () => ( streakOf),
rb: () => ( EVALUATED_AGAIN)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48557);
var _engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54463);
var _run_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56068);
const OUTCOMES = [
'baseline',
'merged',
'discarded',
'inconclusive',
'noop',
'denied',
'invalid',
'aborted',
'killed',
'infra_error',
];
const OUTCOME_RULES = {
baseline: { counts: false, streak: 'stays' },
merged: { counts: true, streak: 'ends' },
discarded: { counts: true, streak: 'ends' },
inconclusive: { counts: true, streak: 'ends' },
noop: { counts: true, streak: 'grows' },
denied: { counts: true, streak: 'ends' },
invalid: { counts: true, streak: 'ends' },
aborted: { counts: false, streak: 'stays' },
killed: { counts: false, streak: 'stays' },
infra_error: { counts: false, streak: 'stays' },
};
const EVALUATED_AGAIN = ['discarded', 'inconclusive'];
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const gitName = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^(?!-)/, 'the id of a commit or a tree'));
const maybe = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(schema));
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0));
const decision = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
policy: text,
n: maybe(whole),
effect: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
interval: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()])),
p_or_e: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
threshold: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
});
const objectId = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'the full id of a commit'));
const rejectionSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .Ew,
by: text,
at: text,
reason: text,
again: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .Ew, commit: objectId })),
});
const rejectionFileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ ...rejectionSchema.shape, base: objectId });
const iterationRecordSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .Ew,
started_at: text,
ended_at: text,
outcome: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(OUTCOMES),
score: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
best_so_far: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
agent_exit: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr()),
agent_killed_by_budget: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY(), false),
diff_lines: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(whole, 0),
notes: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(text, ''),
summary: maybe(text),
v: maybe(whole),
seq: maybe(whole),
prev: maybe(text),
hash: maybe(text),
base_commit: maybe(gitName),
commit: maybe(gitName),
tree: maybe(gitName),
changed_paths: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text)),
more_paths: maybe(whole),
protected_digest: maybe(text),
sandbox: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([text, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .L5J())])),
decision: maybe(decision),
usage: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
model: maybe(text),
input_tokens: maybe(whole),
output_tokens: maybe(whole),
usd: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
cached_input_tokens: maybe(whole),
cache_write_tokens: maybe(whole),
by_model: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ model: text }))),
estimated: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
at_least: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
})),
agent_failure: maybe(_engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_3__ .FX),
durations: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig())),
worktree: maybe(text),
held_commit: maybe(gitName),
proposed_commit: maybe(gitName),
wave: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ id: text, slot: whole, absent: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()), claimed: maybe(text) })),
chosen_agent: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
name: text,
of: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text),
plateau: whole,
after: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ record: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text), decision: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text) }),
stage: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(whole),
from: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(gitName),
})),
conflict: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
recombines: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .Ew)),
files_digest: maybe(text),
released: maybe(text),
reverts: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ taken: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text), stays: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text) })),
rejection: maybe(rejectionSchema),
run: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
id: text,
started_at: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .uR,
deadline: maybe(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .uR),
base: maybe(text),
direction: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['min', 'max'])),
objective: maybe(text),
limits: maybe(_run_limits_js__WEBPACK_IMPORTED_MODULE_4__ .Y),
})),
});
function streakOf({ outcome, recombines, }) {
return recombines && outcome !== 'merged' ? 'stays' : OUTCOME_RULES[outcome].streak;
}
function killedRecord({ iter, now, best, notes, }) {
return {
...{ v: 1, iter, started_at: now, ended_at: now, outcome: 'killed', score: null, best_so_far: best },
...{ agent_exit: null, agent_killed_by_budget: false, diff_lines: 0, notes, summary: null },
};
}
}),
56068:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => ( limitsSchema),
n: () => ( mergeLimits)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
const limitsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
max_iterations: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0))),
usd: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0))),
});
function mergeLimits(known, { maxIterations, budgetUsd }) {
const limits = {
...known,
...(maxIterations === undefined ? {} : { max_iterations: maxIterations }),
...(budgetUsd === undefined ? {} : { usd: budgetUsd }),
};
return Object.keys(limits).length === 0 ? undefined : limits;
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
96490:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hp: () => ( renderCleanedEnvironments),
Qp: () => ( renderRepair),
vO: () => ( renderFindings)
});
var _base_byte_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35252);
var _base_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17785);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84483);
const WORDS = { ok: 'ok', wrong: 'WRONG', unchecked: '?', unproved: '?' };
const MAX_TEXT = 1000;
const REPAIRABLE = new Set(['iterations.jsonl', 'intents.jsonl', 'decisions.jsonl']);
function renderFindings(name, { findings, isSound, claim, part }) {
const width = Math.max(0, ...findings.map(({ what }) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(what).length));
const lines = findings.map((finding) => `${WORDS[finding.kind].padEnd(5)}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(finding.what).padEnd(width)}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)((0,_base_finding_js__WEBPACK_IMPORTED_MODULE_1__ .$N)(finding), MAX_TEXT)}`);
if (claim !== undefined)
lines.push(`claim  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(claim, MAX_TEXT)}`);
const countOf = (wanted) => findings.filter(({ kind }) => kind === wanted).length;
const issues = [
...(countOf('wrong') === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(countOf('wrong'), 'fact')} wrong`]),
...(countOf('unproved') === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(countOf('unproved'), 'fact')} without evidence`]),
].join(', ');
const isRepairable = part === undefined && findings.some(({ kind, what }) => kind === 'wrong' && REPAIRABLE.has(what));
const shown = (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(part === undefined ? name : `${name}, ${part}`);
const verdict = isSound
? `${shown}: sound`
: `${shown}: not sound: ${issues}${isRepairable ? `; a corrupt file is repaired by: autorize repair ${shown}` : ''}`;
return `${[...lines, '', verdict].join('\n')}\n`;
}
function renderCleanedEnvironments(bytes) {
return bytes === 0 ? '' : `removed prepared environments that no run uses (${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_0__ .S)(bytes)})\n`;
}
function renderRepair(repaired, shorten) {
const { isChanged, rebuilt, closed, problems } = repaired;
const lines = isChanged || problems.length > 0 ? [] : ['nothing to repair'];
for (const [name, file] of Object.entries({
ledger: repaired,
intents: repaired.intents,
guidance: repaired.guidance,
decisions: repaired.decisions,
})) {
if (file.archived === undefined)
continue;
lines.push(`${name}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(file.kept, 'record')} kept; as it was: ${shorten(file.archived)}`);
for (const { line, why } of file.dropped)
lines.push(`  line ${line} was dropped: it ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(why, MAX_TEXT)}`);
}
if (rebuilt.length > 0)
lines.push(`rebuilt from git: iteration ${rebuilt.join(', ')}`);
if (closed.length > 0)
lines.push(`closed, since their records are lost: iteration ${closed.join(', ')}`);
for (const lock of repaired.locks)
lines.push((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(lock, MAX_TEXT));
for (const problem of problems)
lines.push(`not repaired: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(problem, MAX_TEXT)}`);
return `${lines.join('\n')}\n`;
}
}),
70479:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => ( answerMissionStatus),
leaveMissionStatus: () => ( leaveMissionStatus)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_shown_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16740);
var _kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59875);
var _mission_agent_choice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70678);
var _mission_holdout_gap_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60355);
var _mission_look_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19570);
var _mission_manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86992);
var _mission_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73448);
var _report_mission_claim_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84716);
var _report_mission_view_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58561);
var _report_run_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74008);
var _left_answer_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93121);
var _status_answer_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(84476);
function answerMissionStatus(paths) {
return (0,_left_answer_js__WEBPACK_IMPORTED_MODULE_11__ .H)(paths, () => readMissionAnswer(paths));
}
async function leaveMissionStatus(runId, host) {
await (0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_2__ .Vl)();
try {
answerMissionStatus((0,_mission_store_js__WEBPACK_IMPORTED_MODULE_7__.pathsOf)(runId, host));
}
catch {
}
}
function readMissionAnswer(paths) {
const look = (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_5__ .ZD)(paths);
const formOf = (isRunning) => {
const supposed = (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_5__ .V0)(look, isRunning);
const view = (0,_report_mission_view_js__WEBPACK_IMPORTED_MODULE_9__ .SX)(supposed);
const text = (0,_report_run_text_js__WEBPACK_IMPORTED_MODULE_10__ .LG)({ ...view, position: _status_answer_js__WEBPACK_IMPORTED_MODULE_12__ .LL, problems: [] });
return { position: view.position ?? '', texts: [text, text], json: (0,_base_shown_json_js__WEBPACK_IMPORTED_MODULE_1__ .h)(documentOf(paths, supposed)) };
};
const atRest = formOf(false);
return {
...{ name: paths.runId, deadline: null, commit: null, problems: look.problems, hidesActivities: true },
...{ atWork: formOf(true), atRest, moved: atRest },
};
}
function documentOf(paths, { state, isRunning, waiting, problems }) {
const results_file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(state.launch.worktree_path, _mission_store_js__WEBPACK_IMPORTED_MODULE_7__.RESULTS);
const manifest = (0,_mission_manifest_js__WEBPACK_IMPORTED_MODULE_6__ .u1)(state, { ...paths.files, results_file });
const { claim } = state;
const improvement = claim === undefined ? {} : { [(0,_report_mission_claim_js__WEBPACK_IMPORTED_MODULE_8__ .SM)(state) ? 'confirmed' : 'not_confirmed']: claim.sentence };
const agents = (0,_mission_agent_choice_js__WEBPACK_IMPORTED_MODULE_3__ .o9)(state);
const holdout = (0,_mission_holdout_gap_js__WEBPACK_IMPORTED_MODULE_4__ .m)(state);
return {
...{ ...manifest, ...improvement, is_running: isRunning, waiting: waiting ?? null, problems },
...(agents.length === 0 ? {} : { agents }),
...(holdout === undefined ? {} : { holdout }),
};
}
})
};

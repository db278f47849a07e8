export const id = 8262;
export const ids = [8262];
export const modules = {
45025:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => ( metricsOf)
});
var _score_bound_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22135);
const NO_METRICS = ['score', '__proto__'];
function metricsOf(value) {
const numbers = Object.entries(value).filter((each) => !NO_METRICS.includes(each[0]) && (0,_score_bound_js__WEBPACK_IMPORTED_MODULE_0__ .N)(each[1]));
return Object.fromEntries(numbers);
}
}),
22135:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => ( isScore),
q: () => ( SCORE_BOUND)
});
const MAX_SIZE = 1e100;
const SCORE_BOUND = 'finite number of at most 1e100 in size';
function isScore(value) {
return typeof value === 'number' && Math.abs(value) <= MAX_SIZE;
}
}),
85925:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runDistilCommand: () => ( runDistilCommand)
});
var errors = __webpack_require__(45145);
var registry = __webpack_require__(65991);
var certification = __webpack_require__(49780);
var decisions = __webpack_require__(761);
var effects = __webpack_require__(7956);
var in_flight = __webpack_require__(6782);
var store = __webpack_require__(54347);
var run = __webpack_require__(92290);
;
async function distilExperiment({ name, ...listeners }, host) {
const paths = (0,store .wG)(name, host);
(0,store .DW)(paths);
const { decision } = (0,store .Z9)(paths, host, 'ignored').config.objective;
if (decision !== 'auto' && registry .PQ[decision].hasWorkingLine) {
throw new errors .Rb({
message: `"${name}" has decision = "${decision}", which accepts batches, so no single change can be left out`,
remedy: `Use decision = "paired-sequential" in the next run: autorize run ${name} --fresh`,
});
}
const { records, problem } = (0,store .SC)(paths);
if (problem !== undefined)
throw new errors .Vl([problem]);
if (!records.some(({ outcome, iter }) => outcome === 'merged' && iter > 0)) {
throw new errors .Rb({
message: `"${name}" has no accepted change to leave out`,
remedy: `Run it first: autorize run ${name}`,
});
}
const mode = (0,in_flight .T)(paths, records).length > 0 ? 'resume' : 'run';
const request = { ...listeners, name, mode, allowDirty: true, workspaces: 1, proposals: [], distil: true };
const { stop } = await (0,run .p)(request, host);
const { records: after } = (0,store .SC)(paths);
return { stop, effects: (0,effects .g)((0,decisions .uY)(paths), after, (0,certification .P)(after)) };
}
var loop_stop = __webpack_require__(83457);
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
const MAX_NOTE_CHARS = 400;
async function runDistilCommand({ words: [name = ''], host, terminal }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const stopping = __addDisposableResource(env_1, (0,stop_signals .s)(), false);
let claim;
const { effects, stop } = await distilExperiment({
name,
signal: stopping.signal,
onEvent: (event) => {
if (event.kind === 'note')
terminal.err(`${(0,foreign_text .TN)(event.note, MAX_NOTE_CHARS)}\n`);
if (event.kind === 'claimed')
claim = event.sentence;
},
}, host);
for (const effect of effects)
terminal.out(`iteration ${effect.iter}: ${(0,effect_text .F)(effect)}\n`);
if (claim !== undefined)
terminal.out(`${(0,foreign_text .TN)(claim, 1000)}\n`);
if (stopping.exitCode !== undefined)
return stopping.exitCode;
if ((0,loop_stop .FO)(stop) !== errors .dc.yes)
return (0,loop_stop .FO)(stop);
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
var _workspace_private_area_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63702);
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
var tree_object = __webpack_require__(52004);
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
const file = (0,plain_files .qW)(path) ? (0,regular_file .EW)((0,byte_path .VV)(folder, path), room) : undefined;
if (file === undefined)
return undefined;
room -= file.bytes.length;
edits.set(path, { mode: (0,tree_object .IB)(file.mode), id: objects.write({ type: 'blob', bytes: file.bytes }, hash) });
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
31695:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ML: () => ( runError),
QX: () => ( storageError),
vq: () => ( withReserve),
xg: () => ( diskFull)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79871);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13096);
var _kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57478);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63342);
function diskFull(command, cause) {
const message = 'the disk is full; what was recorded stands';
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW('disk_full', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.precondition, { message, remedy: `Make room, then: ${command}`, cause });
}
function runError(command, { cause: thrown, repository }) {
const cause = (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_4__ .bv)(thrown);
const known = (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_4__ .eE)(repository, { command, cause }) ??
damageOf(repository) ??
storageError(command, cause) ??
gitRefused(command, cause);
return known ?? (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW && cause === thrown ? undefined : (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_4__.machineError)(thrown));
}
function gitRefused(command, cause) {
return cause instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ .XS ? (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_4__ .qq)(cause.stderr, { command, cause }) : undefined;
}
function damageOf(repository) {
try {
(0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ .Z7)(repository);
return undefined;
}
catch (error) {
return error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW ? error : undefined;
}
}
function storageError(command, cause) {
const isFull = cause instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ .XS && cause.isDiskFull;
if (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW && !isFull) {
return cause.code === 'disk_full' ? diskFull(command(), cause) : undefined;
}
if (isFull || (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_2__ .Ry)(cause))
return diskFull(command(), cause);
const code = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_2__ .CA)(cause);
if (code !== 'EIO' && code !== 'EROFS')
return undefined;
const place = (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_4__ .XM)(cause);
const where = place === undefined ? '' : ` at ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(place, 300)}`;
const message = `the disk gave an error (${code})${where}; what was recorded stands`;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW('storage', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.precondition, {
message,
remedy: `${code === 'EROFS' ? 'See why it is read-only' : 'Check the disk'}, then: ${command()}`,
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
77898:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => ( openJournal)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var journal_chain = __webpack_require__(50534);
var checked_prefix = __webpack_require__(98262);
var derived_state = __webpack_require__(2565);
var durable = __webpack_require__(84831);
var fault_point = __webpack_require__(23727);
var files = __webpack_require__(79871);
var hash = __webpack_require__(28338);
var journal_lines = __webpack_require__(24237);
var own_files = __webpack_require__(11042);
;
const HELD_BYTES = 1 << 18;
const NEWLINE = 0x0a;
class OpenedLines {
count;
#opened;
#held;
#last;
#all;
constructor({ bytes, from, ...opened }) {
this.count = opened.count;
this.#opened = { ...opened, length: from + bytes.length };
this.#held = { bytes, from };
}
records() {
return (0,journal_lines .Di)(this.count, this.#parse);
}
*since(after) {
yield* (0,journal_lines .RA)([after, this.count], this.#parse);
this.release();
}
release() {
const { bytes, from } = this.#held;
if (bytes.length <= 2 * HELD_BYTES)
return;
const end = Buffer.from(bytes.subarray(-HELD_BYTES));
this.#held = { bytes: end, from: from + bytes.length - end.length };
this.#last = undefined;
freeBytes(bytes);
}
#parse = (from, to) => {
const last = this.#lastLines();
const { bytes, starts, before } = from < last.before ? this.#allLines() : last;
return (0,journal_lines .Li)(bytes, starts, [from - before, to - before]);
};
#lastLines() {
const { bytes, from } = this.#held;
this.#last ??= this.#linesIn(bytes, from === 0 ? 0 : bytes.indexOf(NEWLINE) + 1);
return this.#last;
}
#allLines() {
const known = this.#all?.deref();
if (known !== undefined)
return known;
const lines = this.#linesIn(this.#read(), 0);
this.#all = new WeakRef(lines);
return lines;
}
#linesIn(bytes, after) {
const starts = (0,journal_lines .L1)(bytes, after);
return { bytes, starts, before: this.count - starts.length };
}
#read() {
const { path, length, digest, onChange } = this.#opened;
const bytes = (0,own_files .zx)(path)?.subarray(0, length);
if (bytes === undefined || (0,hash .s)(bytes) !== digest)
throw onChange();
return bytes;
}
}
function freeBytes({ buffer }) {
buffer.transfer?.(0);
}
var external_node_crypto_ = __webpack_require__(77598);
;
function markUnchanged(descriptor) {
try {
const { atimeMs, ctimeMs } = (0,external_node_fs_.fstatSync)(descriptor);
(0,external_node_fs_.futimesSync)(descriptor, atimeMs / 1000, (ctimeMs - 1) / 1000);
return stampOf((0,external_node_fs_.fstatSync)(descriptor, { bigint: true }));
}
catch (error) {
if ((0,files .Or)(error))
return undefined;
throw error;
}
}
function stampOf({ size, mtimeNs, ctimeNs }) {
return `${size} ${mtimeNs} ${ctimeNs}`;
}
const BLOCK_BYTES = 1 << 20;
function hashFile(descriptor, end = Number.POSITIVE_INFINITY) {
const hash = (0,external_node_crypto_.createHash)('sha256');
const block = Buffer.allocUnsafe(Math.min(BLOCK_BYTES, end));
for (let at = 0; at < end;) {
const size = (0,external_node_fs_.readSync)(descriptor, block, 0, Math.min(block.length, end - at), at);
if (size === 0)
break;
hash.update(block.subarray(0, size));
at += size;
}
return hash;
}
function readPart(descriptor, from, length) {
const bytes = Buffer.allocUnsafe(length);
let read = 0;
while (read < length) {
const size = (0,external_node_fs_.readSync)(descriptor, bytes, read, length - read, from + read);
if (size === 0)
break;
read += size;
}
return bytes.subarray(0, read);
}
var program_files = __webpack_require__(3206);
;
function readFromChecked(descriptor, path) {
const { size } = (0,external_node_fs_.fstatSync)(descriptor);
const noted = path === undefined ? undefined : (0,checked_prefix .Aw)(path);
const isUsable = noted !== undefined && noted.bytes <= size && noted.records > noted.unchained;
const from = isUsable ? Math.max(0, Math.floor((noted.bytes - HELD_BYTES) / journal_chain .x3) * journal_chain .x3) : 0;
if (isUsable && from > 0) {
const hash = hashFile(descriptor, from);
const bytes = readPart(descriptor, from, size - from);
const beginning = bytes.subarray(0, noted.bytes - from);
hash.update(beginning);
if (hash.copy().digest('hex') === noted.sha256 && (0,checked_prefix .Ek)(beginning, noted))
return { bytes, from, checked: noted, hash };
}
const bytes = readPart(descriptor, 0, size);
return { bytes, from: 0, ...(0,checked_prefix .Bl)(bytes, path) };
}
;
const NOTED_AFTER = 1000;
function openJournal(paths) {
const { O_RDWR, O_APPEND, O_CREAT, O_NOFOLLOW } = external_node_fs_.constants;
const descriptor = (0,external_node_fs_.openSync)(paths.path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o644);
let journal;
try {
(0,durable .Yw)((0,external_node_path_.dirname)(paths.path));
(0,fault_point .Jd)('journal:after-create');
journal = new Journal(paths, descriptor);
}
catch (error) {
(0,external_node_fs_.closeSync)(descriptor);
throw error;
}
journal.sync();
return journal;
}
class Journal {
cutBytes;
#place;
#hash;
#opened;
#appended = [];
#records;
#beginning;
#checked;
#derive;
#descriptor;
#head;
#length;
#stamp;
#unsynced;
#unnoted = 0;
#redact = (fields) => fields;
constructor(paths, descriptor) {
if (paths.checked !== undefined)
(0,program_files .Ak)();
const { bytes, from, checked, hash } = readFromChecked(descriptor, paths.checked);
const parsed = (0,journal_chain .z8)(bytes, checked && { ...checked, bytes: checked.bytes - from });
if (parsed.kind === 'corrupt')
throw corruptLine(paths, parsed);
const length = from + parsed.soundBytes;
if (parsed.tornBytes > 0)
(0,external_node_fs_.ftruncateSync)(descriptor, length);
this.#unsynced = bytes.length === 0 ? 0 : 1;
this.#place = paths;
this.#descriptor = descriptor;
this.#head = parsed.head;
this.#length = length;
const sound = bytes.subarray(0, parsed.soundBytes);
this.#hash = hash.update(sound.subarray((checked?.bytes ?? 0) - (checked === undefined ? 0 : from)));
this.#opened = new OpenedLines({
...{ path: paths.path, bytes: sound, from, count: parsed.checked.records },
digest: hash.copy().digest('hex'),
onChange: () => this.#tampered(),
});
this.#beginning = checked;
this.#checked = parsed.checked;
this.cutBytes = parsed.tornBytes;
}
#noteChecked() {
const { checked: path } = this.#place;
this.#unnoted = 0;
if (path === undefined || this.#length === 0)
return;
const beginning = { bytes: this.#length, sha256: this.#hash.copy().digest('hex') };
(0,fault_point .Jd)('journal:before-note');
(0,checked_prefix .UC)(path, { ...this.#checked, ...beginning });
(0,fault_point .Jd)('journal:after-note');
const derived = this.length < NOTED_AFTER ? undefined : this.#derive?.();
if (derived !== undefined)
(0,derived_state .DF)((0,derived_state .xG)(path), beginning, derived);
}
get records() {
if (this.#records === undefined) {
this.#records = this.#opened.records();
for (const record of this.#appended)
this.#records.push(record);
}
return this.#records;
}
get length() {
return this.#opened.count + this.#appended.length;
}
*since(count) {
yield* this.#opened.since(count);
yield* this.#appended.slice(Math.max(0, count - this.#opened.count));
}
readDerived() {
const [{ checked }, beginning] = [this.#place, this.#beginning];
const value = checked && beginning && (0,derived_state .WZ)((0,derived_state .xG)(checked), beginning);
return value === undefined ? undefined : { count: beginning?.records ?? 0, value };
}
deriveWith(derive) {
this.#derive = derive;
}
get head() {
return this.#head;
}
redactWith(search) {
this.#redact = (fields) => search.redactDeep(fields);
}
append(fields) {
const sealed = this.#sealNext(fields);
this.#add([sealed]);
return sealed.record;
}
appendUnsynced(fields) {
const sealed = this.#sealNext(fields);
this.#add([sealed], { isSynced: false });
return sealed.record;
}
sync() {
if (this.#unsynced > 0)
this.#sync(this.#open());
}
seal(fields) {
this.sync();
return this.#sealNext(fields);
}
#sealNext(fields) {
return (0,journal_chain .xe)(this.#redact(fields), this.#head, this.#unsynced);
}
isNext({ record }) {
return record.prev === this.#head.prev && record.seq === this.#head.seq;
}
appendSealed(sealed) {
if (!this.isNext(sealed))
throw new Error(`another record of ${this.#place.shown} came in between`);
this.#add([sealed]);
}
appendAll(all) {
let head = this.#head;
const sealed = all.map((fields, index) => {
const one = (0,journal_chain .xe)(this.#redact(fields), head, this.#unsynced + index);
head = one.next;
return one;
});
if (sealed.length > 0)
this.#add(sealed);
}
#add(sealed, { isSynced } = { isSynced: true }) {
const descriptor = this.#open();
const bytes = Buffer.from(sealed.map(({ line }) => line).join(''));
this.#refuseEdits(descriptor, this.#stamp);
(0,fault_point .Jd)('journal:before-write');
this.#write(descriptor, bytes);
(0,fault_point .Jd)('journal:after-write');
const sameWrite = this.#unsynced + sealed.length - 1;
if (isSynced) {
this.#sync(descriptor);
(0,fault_point .Jd)('journal:after-sync');
}
else
this.#unsynced += sealed.length;
this.#length += bytes.length;
this.#hash.update(bytes);
for (const { record, next } of sealed) {
this.#head = next;
this.#appended.push(record);
this.#records?.push(record);
}
const { lines, records, unchained } = this.#checked;
const [written, head] = [sealed.length, this.#head];
this.#checked = { lines: lines + written, records: records + written, unchained, head, sameWrite };
this.#stamp = markUnchanged(descriptor);
this.#unnoted += sealed.length;
this.#opened.release();
if (this.#unnoted >= NOTED_AFTER)
this.#noteChecked();
}
requireUnchanged() {
if (this.#descriptor === undefined)
return;
this.#refuseEdits(this.#descriptor, undefined);
this.#noteChecked();
}
[Symbol.dispose]() {
if (this.#descriptor !== undefined)
(0,external_node_fs_.closeSync)(this.#descriptor);
this.#descriptor = undefined;
}
#open() {
if (this.#descriptor !== undefined)
return this.#descriptor;
throw this.#error('journal_closed', 'is closed', undefined, 'Start the command again.');
}
#write(descriptor, bytes) {
try {
(0,durable .f4)(descriptor, bytes);
}
catch (error) {
try {
(0,external_node_fs_.ftruncateSync)(descriptor, this.#length);
}
catch {
this[Symbol.dispose]();
}
throw this.#error((0,files .Ry)(error) ? 'disk_full' : 'journal_write', `could not be written (${(0,files .CA)(error)})`, error, 'Make room on the disk, then resume.');
}
}
#sync(descriptor) {
try {
(0,external_node_fs_.fsyncSync)(descriptor);
this.#unsynced = 0;
}
catch (error) {
this[Symbol.dispose]();
const found = `could not be made durable (${(0,files .CA)(error)})`;
throw this.#error('journal_sync', found, error, 'Check the disk, then resume.');
}
}
#refuseEdits(descriptor, unread) {
const ours = (0,external_node_fs_.fstatSync)(descriptor, { bigint: true });
const named = (0,external_node_fs_.statSync)(this.#place.path, { bigint: true, throwIfNoEntry: false });
const isSame = named?.ino === ours.ino && named.dev === ours.dev && ours.size === BigInt(this.#length);
if (isSame && (stampOf(ours) === unread || hashFile(descriptor).digest('hex') === this.#hash.copy().digest('hex')))
return;
this[Symbol.dispose]();
throw this.#tampered();
}
#tampered() {
return this.#error('tampered', 'was changed by someone else during the run', undefined, this.#place.remedy);
}
#error(code, found, cause, remedy) {
return new errors .yW(code, errors .dc.precondition, { message: `${this.#place.shown} ${found}`, remedy, cause });
}
}
function corruptLine(paths, { line, why }) {
const { shown: file, remedy } = paths;
return new errors .Vl([
{ file, line, found: `the line ${why}`, expected: 'the chain of records unbroken', remedy },
]);
}
}),
56915:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
NT: () => ( temporaryName),
S2: () => ( removeQuietly),
sQ: () => ( replaceQuietly)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
function temporaryName(name) {
return `.${name}.tmp`;
}
function replaceQuietly(path, text) {
const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), temporaryName((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)));
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, text, { flag: 'wx' });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
}
catch {
removeQuietly(temporary);
}
}
function removeQuietly(path) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
}
catch {
}
}
}),
78436:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( renderEffectOf),
V: () => ( renderEffects)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
const MAX_EFFECTS = 20;
const MAX_CHARS = 300;
function renderEffectOf({ text, together, isOut }) {
const others = together.length === 0 ? '' : `, with iteration ${together.join(', ')}`;
return `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(text, MAX_CHARS)}${others}${isOut ? '; reverted' : ''}`;
}
function renderEffects(effects) {
const rest = effects.length - MAX_EFFECTS;
const shown = effects
.slice(0, MAX_EFFECTS)
.map((effect) => ['own effect', `iter ${effect.iter}: ${renderEffectOf(effect)}`]);
return rest > 0 ? [...shown, ['own effect', `and ${rest} more`]] : shown;
}
})
};

export const id = 6305;
export const ids = [1167,6305];
export const modules = {
81167:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
decodeYaml: () => ( decodeYaml)
});
var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
var _byte_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6805);
var _json_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85572);
const MAX_ALIASES = 100;
const MAX_PROBLEMS = 200;
function decodeYaml(file, bytes) {
const issue = (0,_byte_issues_js__WEBPACK_IMPORTED_MODULE_1__ .ib)(bytes);
if (issue !== undefined)
return { problems: [(0,_json_document_js__WEBPACK_IMPORTED_MODULE_2__ .X)(file, issue)] };
const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__ .HN();
const text = bytes.toString('utf8');
const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__ .Tp)(text, { lineCounter: lines, schema: 'core', uniqueKeys: false, prettyErrors: false });
const begun = document.errors.findIndex(({ code }) => code === 'UNEXPECTED_TOKEN');
const errors = document.errors.filter(({ code }, at) => at <= begun || code !== 'UNEXPECTED_TOKEN');
const issues = [...errors, ...document.warnings, ...findRepeatedKeys(document.contents)];
issues.sort((one, other) => one.pos[0] - other.pos[0]);
const [first] = issues;
if (first !== undefined) {
const problems = issues.slice(0, MAX_PROBLEMS).map((each) => problemOf(each, { file, lines }));
const value = wholeBefore(document, document.contents, { first: first.pos[0], depth: 2 });
return { problems, before: { file, value, locate: locator(document.contents, lines) } };
}
try {
const value = document.toJS({ maxAliasCount: MAX_ALIASES });
return { document: { file, value, locate: locator(document.contents, lines) } };
}
catch (error) {
const found = error instanceof Error ? error.message : String(error);
return { problems: [{ file, found, expected: 'valid YAML', remedy: 'Write the values out.' }] };
}
}
function wholeBefore(document, node, { first, depth }) {
if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jh)(node))
return {};
const begun = node.items.filter(({ key }) => offsetOf(key) < first);
const entries = begun.flatMap(({ key, value }, at) => {
const name = (0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jn)(key) ? String(key.value) : '';
if (at < begun.length - 1)
return [[name, plainValue(document, value)]];
return depth === 1 ? [] : [[name, wholeBefore(document, value, { first, depth: depth - 1 })]];
});
return Object.fromEntries(entries);
}
function plainValue(document, node) {
try {
return (0,yaml__WEBPACK_IMPORTED_MODULE_0__ .Ll)(node) ? node.toJS(document, { maxAliasCount: MAX_ALIASES }) : node;
}
catch {
return undefined;
}
}
function findRepeatedKeys(contents) {
const issues = [];
const open = [contents];
for (let node = open.pop(); node !== undefined; node = open.pop()) {
if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__ .oP)(node))
for (const item of node.items)
open.push(item);
if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jh)(node))
continue;
const seen = new Set();
for (const { key, value } of node.items) {
open.push(key, value ?? null);
if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jn)(key))
continue;
if (seen.has(key.value))
issues.push({ pos: [offsetOf(key)], message: 'Map keys must be unique' });
seen.add(key.value);
}
}
return issues;
}
function problemOf({ pos: [at], message: found }, { file, lines }) {
const { line, col } = lines.linePos(at);
const place = { file, line: Math.max(1, line), column: Math.max(1, col) };
return { ...place, found, expected: 'valid YAML', remedy: 'Fix the syntax.' };
}
function locator(contents, lines) {
return (path) => {
let node = contents;
for (const part of path) {
const child = childOf(node, part);
if (child === undefined)
break;
node = child;
}
const { line, col } = lines.linePos(offsetOf(node));
return { line: Math.max(1, line), column: Math.max(1, col) };
};
}
function childOf(node, part) {
if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__ .oP)(node) && typeof part === 'number')
return node.items[part] ?? undefined;
if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jh)(node))
return undefined;
const pair = node.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jn)(key) && String(key.value) === String(part));
return pair?.value ?? pair?.key ?? undefined;
}
function offsetOf(node) {
const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : 0;
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
61280:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H8: () => ( refOf),
PR: () => ( journalOf),
_M: () => ( recoverAcceptance),
oz: () => ( requireBranch)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24145);
var _kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18535);
var _kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63147);
var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23727);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13096);
var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83144);
var _holdout_gap_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60355);
var _ledger_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52708);
var _mission_journal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(18037);
function refOf({ launch }) {
return `refs/heads/${launch.branch_name}`;
}
function journalOf(run) {
return {
get records() {
return run.journal.records;
},
append: (draft) => (0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_9__ .EB)(run, draft),
appendOnly: (draft, options) => (0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_9__ .PS)(run, draft, options),
sync: () => run.journal.sync(),
ready: () => (0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_9__ .fI)(run),
cover: (iteration) => (0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_9__ .xj)(run, iteration),
accept: (accepted) => acceptCandidate(run, accepted),
takeBack: (draft) => takeBack(run, draft),
pointAt: (active) => (0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_9__ .sd)(run, active),
show: (doing) => showActivity(run, doing),
emit: reportingParting(run),
note: (note) => run.emit({ kind: 'note', note }),
};
}
function showActivity({ activity, state }, doing) {
const iteration = String(state.iteration);
if (doing === undefined)
activity.end(iteration);
else
activity.begin(iteration, doing);
}
async function acceptCandidate(mission, { commit, draft }) {
const { privateArea, state } = mission;
const { store, repository } = privateArea;
const from = state.lastAcceptedCommit;
const { iteration } = draft;
const copied = await (0,_kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_2__ .p)({ signal: mission.signal }, (cutOff) => (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_3__ .Nk)(store, repository, { to: commit, from }, cutOff));
if (copied.kind !== 'done')
return 'cancelled';
(0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_9__ .PS)(mission, { kind: 'intent', iteration, from, to: commit, draft });
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_4__ .Jd)('mission:after-intent');
const moved = await (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_3__ .sA)(store, repository, { ref: refOf(state), from, to: commit });
if (moved.kind === 'moved')
throw branchMoved(state, moved.actual);
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_4__ .Jd)('mission:after-swap');
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_4__ .Jd)('mission:before-entry');
(0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_9__ .EB)(mission, (0,_ledger_js__WEBPACK_IMPORTED_MODULE_8__ .ON)(draft));
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_4__ .Jd)('mission:after-entry');
return 'kept';
}
async function takeBack(mission, draft) {
const { state, refs, paths } = mission;
const { iteration, kept_commit: to } = draft;
const from = state.lastAcceptedCommit;
(0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_9__ .PS)(mission, { kind: 'intent', iteration, from, to, draft });
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_4__ .Jd)('mission:after-intent');
const moved = await (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_3__ .ob)(paths.repository, refs, { ref: refOf(state), from, to: String(to) });
if (moved.kind === 'moved')
throw branchMoved(state, moved.actual);
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_4__ .Jd)('mission:after-swap');
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_4__ .Jd)('mission:before-entry');
(0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_9__ .EB)(mission, (0,_ledger_js__WEBPACK_IMPORTED_MODULE_8__ .ON)(draft));
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_4__ .Jd)('mission:after-entry');
}
async function recoverAcceptance(mission, { refs, store }) {
const intent = mission.state.open?.intent;
if (intent === undefined)
return;
const { from, to, draft } = intent;
const actual = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_6__ .sg)(refs, refOf(mission.state));
const move = () => draft.decision === 'keep'
? moveAgain(mission, { from, to, store })
: (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_3__ .ob)(mission.paths.repository, refs, { ref: refOf(mission.state), from, to });
const moved = actual === from ? await move() : { kind: 'moved', actual };
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_4__ .Jd)('mission:after-recovery');
if (moved === 'lost') {
const reason = 'the run was killed while this was kept, and its objects are gone: it is not kept';
const { comparison: _undone, ...rest } = draft;
const lost = { ...rest, decision: 'error', decision_reason: reason, kept_commit: from };
(0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_9__ .EB)(mission, { kind: 'iteration', ...lost });
return;
}
if (moved.kind === 'moved' && moved.actual !== to)
throw branchMoved(mission.state, moved.actual);
(0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_9__ .EB)(mission, (0,_ledger_js__WEBPACK_IMPORTED_MODULE_8__ .ON)(draft));
}
async function moveAgain({ paths, state }, { from, to, store }) {
if (store === undefined)
return 'lost';
try {
return await (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_3__ .D_)(store, paths.repository, { ref: refOf(state), from, to });
}
catch (error) {
if (error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_5__ .XS && error.command[0] !== 'update-ref')
return 'lost';
throw error;
}
}
async function requireBranch(state, refs) {
const actual = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_6__ .sg)(refs, refOf(state));
if (actual !== state.lastAcceptedCommit)
throw branchMoved(state, actual);
}
function branchMoved(state, actual) {
const { branch_name: branch, run_id: runId } = state.launch;
const where = actual === undefined ? 'is gone' : `is at ${actual}`;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `the branch ${branch} ${where}; the mission left it at ${state.lastAcceptedCommit}`,
remedy: `Restore it: git update-ref refs/heads/${branch} ${state.lastAcceptedCommit}, then: rcs autoresearch --resume ${runId}`,
});
}
function reportingParting(run) {
const { holdout } = run.state.launch.contract.evaluator;
if (holdout === undefined)
return run.emit;
const countAsked = () => run.state.evidence.filter(({ kind }) => kind === 'holdout').length;
let asked = countAsked();
const find = (0,_decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_1__ .J5)(() => (0,_holdout_gap_js__WEBPACK_IMPORTED_MODULE_7__ .m)(run.state));
return (event) => {
if (event.kind !== 'recorded' || countAsked() === asked)
return run.emit(event);
asked = countAsked();
const parting = find();
if (parting === undefined)
return run.emit(event);
run.emit({ ...event, parting });
return run.emit({ kind: 'note', note: parting });
};
}
}),
82052:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ei: () => ( gatewayChoice),
Um: () => ( choosesAgent),
iE: () => ( sessionCommand),
kz: () => ( DEFAULT_AGENT)
});
var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61023);
var _engine_agent_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16027);
var _engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7535);
const DEFAULT_AGENT = 'codex';
function choosesAgent({ command, preset, model, reasoning, args }) {
return [command, preset, model, reasoning, args].some((each) => each !== undefined);
}
function sessionCommand({ command, args }, agent, { workDir, instructionsFile, handOver, isConfined }) {
if (command !== null)
return args.length === 0 ? command : `set -- ${args.map(_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ .e).join(' ')}; ${command}`;
const options = { ...agent, args: [...(agent.args ?? []), ...args] };
const ownSandbox = isConfined ? undefined : { writable: [`${workDir}/.git`, handOver] };
const line = (0,_engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_2__ .ld)(agent.preset ?? DEFAULT_AGENT, options, ownSandbox);
return (0,_engine_agent_command_line_js__WEBPACK_IMPORTED_MODULE_1__ .o)(line, { promptFile: instructionsFile, workDir });
}
function gatewayChoice({ command }, agent) {
if (command === null)
return { ...agent, preset: agent.preset ?? DEFAULT_AGENT };
return { ...agent, command, preset: agent.preset ?? (0,_engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_2__ .Se)(command) };
}
}),
56732:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( areaOf),
o: () => ( cleanMission)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91934);
var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63702);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14311);
var _look_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21101);
var _manifest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86992);
var _opening_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14178);
var _store_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(89855);
var _worktree_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(40858);
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
async function cleanMission(runId, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const paths = (0,_store_js__WEBPACK_IMPORTED_MODULE_10__.pathsOf)(runId, host);
(0,_store_js__WEBPACK_IMPORTED_MODULE_10__.requireRun)(paths);
const _lock = __addDisposableResource(env_1, await (0,_opening_js__WEBPACK_IMPORTED_MODULE_9__ .lU)(paths, host), true);
const { state } = (0,_look_js__WEBPACK_IMPORTED_MODULE_7__ .ZD)(paths);
const { worktree_path: workspace } = state.launch;
if (!(0,_manifest_js__WEBPACK_IMPORTED_MODULE_8__ .Hd)(state.status)) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the mission run ${runId} has not ended (${state.status}); it needs its worktree to continue`,
remedy: `Resume it: rcs autoresearch --resume ${runId}, or close it first: rcs autoresearch --abandon ${runId}`,
});
}
(0,_store_js__WEBPACK_IMPORTED_MODULE_10__.requireOwnWorkspace)(paths, state);
if (state.entries.at(-1)?.lane === 'left' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(workspace)) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the worktree ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(workspace, 300)} is kept so that you can inspect the changes of its last session`,
remedy: `Look at it, then remove it: rm -r ${JSON.stringify(workspace)}`,
});
}
const area = (0,_engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_4__ .PH)({ repository: paths.repository, name: areaOf(runId), parentEnv: host.env });
await (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_5__ .ky)(area);
const removed = [workspace, (0,_worktree_js__WEBPACK_IMPORTED_MODULE_11__ .iI)(workspace), area].filter((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
const left = [];
for (const path of removed)
left.push(...(await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ .l)(path)).map(_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_5__ .KO));
const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(workspace);
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(parent) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(parent).length === 0)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(parent);
return { removed, environmentBytes: await (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_5__ .O)(area), left };
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
function areaOf(runId) {
return `mission-${runId}`;
}
}),
31667:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J8: () => ( openCommits),
Mw: () => ( boundaryRules),
g7: () => ( treeOf)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_normal_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74405);
var _engine_acceptance_candidate_pack_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40738);
var _engine_acceptance_commit_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12692);
var _engine_boundaries_boundaries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88814);
var _engine_boundaries_change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32165);
var _engine_boundaries_secrets_in_change_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54592);
var _engine_boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9048);
var _engine_workspace_capture_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48701);
var _engine_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54725);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25367);
var _kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77472);
var _evaluating_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(83581);
var _store_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(89855);
function openCommits(mission) {
return {
check: (commits) => checkCommits(mission, commits),
read: async (commit) => {
const compared = { from: mission.state.lastAcceptedCommit, tree: commit };
const read = await (0,_engine_boundaries_change_js__WEBPACK_IMPORTED_MODULE_5__ .I_)(mission.privateArea.store, compared, captureBounds(mission));
if (read.kind === 'cancelled')
return 'aborted';
const { diff = '', diffLines = 0, changes = [] } = read.kind === 'read' ? read.change : {};
return { tree: await treeOf(mission, commit), diff, diffLines, changes };
},
treeOf: (commit) => treeOf(mission, commit),
save: (commit) => saveMeasured(mission, commit),
evaluate: (commit, iteration) => (0,_evaluating_js__WEBPACK_IMPORTED_MODULE_12__ .vq)(mission, { commit, iteration }),
};
}
function saveMeasured({ paths, privateArea, state }, commit) {
const from = state.lastAcceptedCommit;
return (0,_engine_acceptance_candidate_pack_js__WEBPACK_IMPORTED_MODULE_2__ .hS)(privateArea.store, (0,_store_js__WEBPACK_IMPORTED_MODULE_13__.iterationFolder)(paths, state.iteration), async () => ({ commit, from }));
}
function treeOf({ privateArea }, commit) {
return (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_10__ .bR)(privateArea.store, commit);
}
function captureBounds({ state, signal }) {
return { timeoutMs: (0,_engine_workspace_capture_settings_js__WEBPACK_IMPORTED_MODULE_8__ .x)(state.launch.contract.capture).timeoutMs, signal };
}
function boundaryRules({ privateArea, protectedFiles, contract: { boundaries }, }) {
return {
allowPaths: boundaries.allow_paths,
enforceAllow: boundaries.enforce_allow,
denyPaths: [...boundaries.deny_paths, ..._store_js__WEBPACK_IMPORTED_MODULE_13__.RUNTIME_ARTIFACTS],
protectedPaths: protectedFiles.globs,
shadowable: (0,_engine_boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_7__ .AJ)(protectedFiles, privateArea.parentEnv),
protectKey: 'evaluator.protect',
autoloaded: 'denied',
programs: privateArea.programs,
permit: boundaries.permit,
maxFiles: boundaries.max_files,
maxDiffLines: boundaries.max_diff_lines,
};
}
async function findMessageIssue({ privateArea, identity }, commit) {
const bytes = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_10__ .kN)(privateArea.store, commit);
if (bytes.length > _engine_acceptance_commit_message_js__WEBPACK_IMPORTED_MODULE_3__ .Hi)
return `its message has more than ${_engine_acceptance_commit_message_js__WEBPACK_IMPORTED_MODULE_3__ .Hi >> 10} KiB`;
return (0,_engine_acceptance_commit_message_js__WEBPACK_IMPORTED_MODULE_3__ ._L)(bytes.toString(), identity.email);
}
async function checkCommits(mission, commits) {
const { privateArea, state } = mission;
const from = state.lastAcceptedCommit;
const bounds = captureBounds(mission);
const rules = boundaryRules({ ...mission, contract: state.launch.contract });
let changed = 'nothing';
for (const [index, commit] of commits.entries()) {
const which = index === 0 ? '' : `in the commit ${commit}, which would be kept too: `;
const read = await (0,_engine_boundaries_change_js__WEBPACK_IMPORTED_MODULE_5__ .I_)(privateArea.store, { from, tree: commit }, bounds);
if (read.kind === 'cancelled')
return 'aborted';
if (read.kind === 'too-large')
return { reason: `${which}${(0,_engine_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_9__ .zv)(read)}` };
const { change } = read;
if (index === 0) {
const isBlank = (0,_base_normal_diff_js__WEBPACK_IMPORTED_MODULE_1__ .Io)(change.diff) === _base_normal_diff_js__WEBPACK_IMPORTED_MODULE_1__ .Qp;
changed = change.changes.length === 0 ? 'nothing' : isBlank ? 'blanks' : 'something';
(0,_kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_11__ .OP)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,_store_js__WEBPACK_IMPORTED_MODULE_13__.iterationFolder)(mission.paths, state.iteration), 'changes.diff'), change.diff);
}
const admission = (0,_engine_boundaries_boundaries_js__WEBPACK_IMPORTED_MODULE_4__ .K)(change, rules);
const { secrets: search } = mission;
const found = await (0,_engine_boundaries_secrets_in_change_js__WEBPACK_IMPORTED_MODULE_6__ .E)(privateArea.store.git, { change, search, commits: [commit] }, bounds);
if (found.kind === 'cancelled')
return 'aborted';
const issue = await findMessageIssue(mission, commit);
const reasons = [
...(admission.kind === 'denied' ? admission.reasons : []),
...(found.leaked === undefined ? [] : [found.leaked]),
...(issue === undefined ? [] : [issue]),
];
if (reasons.length === 0)
continue;
return { reason: `${which}${reasons.join('; ')}` };
}
return { changed };
}
}),
90087:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( evaluatorDigest),
X: () => ( openComparisons)
});
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19533);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);
var _base_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7844);
var _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15310);
var _engine_evaluation_base_layer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32941);
var _engine_evaluation_environment_lock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55579);
var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76952);
var _engine_evaluation_in_process_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(81261);
var _engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54620);
var _engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6065);
var _kernel_machine_name_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(36877);
var _commits_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(31667);
var _decision_keys_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(42132);
var _evaluating_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(83581);
var _mission_journal_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(18037);
async function openComparisons(mission) {
const { privateArea, protectedFiles, host, state, keyInReach, calibratesHere, signal, activity } = mission;
const { run_id: runId, baseline_commit: baseline, contract } = state.launch;
const settings = (0,_decision_keys_js__WEBPACK_IMPORTED_MODULE_12__ .T)(contract.evaluator);
if (settings === undefined)
return undefined;
const { setup, build, guards, evaluator } = contract;
const { holdout } = evaluator;
const isBegun = state.evidence.length > 0;
const preparing = (0,_evaluating_js__WEBPACK_IMPORTED_MODULE_13__ ._l)(contract, { folder: '', prefix: '' });
await (0,_engine_evaluation_base_layer_js__WEBPACK_IMPORTED_MODULE_4__ .i)(privateArea, { preparing, isBegun, protectedFiles, signal, activity });
const lock = await (0,_engine_evaluation_environment_lock_js__WEBPACK_IMPORTED_MODULE_5__ .N)(privateArea, {
commands: [setup, build, evaluator, ...guards].flatMap((each) => each?.command ?? []),
host,
});
return (0,_engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_9__ .Ne)({
messages: {
...{ record: `journal.jsonl of ${runId}`, run: runId, keys: 'evaluator.' },
look: `See all of it: autorize verify ${runId}.`,
restart: `Close the run: rcs autoresearch --abandon ${runId}`,
rules: `Undo the change, or start again. Close the run: rcs autoresearch --abandon ${runId}`,
},
journal: {
get records() {
return mission.state.evidence;
},
get length() {
return mission.state.evidence.length;
},
since: (count) => mission.state.evidence.slice(count),
append(record) {
(0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_14__ .PS)(mission, { kind: 'evidence', record });
return record;
},
},
settings,
facts: {
tool_version: _base_version_js__WEBPACK_IMPORTED_MODULE_2__ .x,
config_digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)(JSON.parse(JSON.stringify(contract)))),
baseline_commit: baseline,
baseline_tree: await (0,_commits_js__WEBPACK_IMPORTED_MODULE_11__ .g7)(mission, baseline),
judge_digest: evaluatorDigest(mission),
setup_inputs: [...(setup?.inputs ?? [])],
evaluator_files: (0,_engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_3__ .UX)(protectedFiles),
score_unit: evaluator.unit ?? null,
in_process: await (0,_engine_evaluation_in_process_js__WEBPACK_IMPORTED_MODULE_7__ .y)(privateArea.store, { command: evaluator.command, kind: 'json' }),
guards_digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)(JSON.parse(JSON.stringify(guards)))),
},
lock: calibratesHere === true ? (0,_engine_evaluation_environment_lock_js__WEBPACK_IMPORTED_MODULE_5__ .p)(lock, state.evidence, (0,_kernel_machine_name_js__WEBPACK_IMPORTED_MODULE_10__ .Fm)()) : lock,
digestSealed: (salt) => ({
holdout: holdout === undefined ? undefined : (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_6__ .Qy)(holdout, { env: host.env, salt }),
confirm: undefined,
}),
keyInReach,
branchHeadTree: await (0,_commits_js__WEBPACK_IMPORTED_MODULE_11__ .g7)(mission, state.lastAcceptedCommit),
folder: privateArea.folder,
});
}
function evaluatorDigest({ state, protectedFiles }) {
const { contract } = state.launch;
const { command, timeout } = contract.evaluator;
const { objective: network } = (0,_evaluating_js__WEBPACK_IMPORTED_MODULE_13__ .Af)(contract);
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)({ command, timeout, network, ...(0,_engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_8__ .iY)(contract), files: protectedFiles.digest }));
}
}),
42744:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => ( confirmKept),
v: () => ( conclusionOf)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _loop_conclusion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55976);
var _loop_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56375);
var _stop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50109);
async function confirmKept({ measuring, state, paths }, { isAgain = false, ...more } = {}) {
const { decisionLog } = measuring;
const alert = (0,_stop_js__WEBPACK_IMPORTED_MODULE_3__ .hC)(decisionLog);
if (alert !== undefined && (0,_loop_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_2__ .UU)(decisionLog) !== undefined) {
return { kind: 'unclaimed', note: `the improvement is not confirmed: ${alert.reason}` };
}
return (0,_loop_conclusion_js__WEBPACK_IMPORTED_MODULE_1__ .wi)({ ...conclusionOf({ measuring, state, paths }), ...more }, { isAgain });
}
function conclusionOf({ measuring, state, paths }) {
const { run_id: runId } = state.launch;
return {
context: measuring,
logsOf: (id) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(paths.folder, id.replace(' ', '-')),
purpose: { kind: 'score' },
clockMs: () => Number.POSITIVE_INFINITY,
commands: { audit: `autorize verify ${runId}`, rescore: `autorize verify ${runId} --rescore` },
};
}
}),
53919:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EZ: () => ( frontMatterOf),
L6: () => ( parseSandbox),
ht: () => ( variablesOf)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86586);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _base_yaml_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81167);
var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65991);
var _engine_agent_agent_entries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35133);
var _engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74832);
var _engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7535);
var _engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75857);
var _settings_deprecated_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71594);
var _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83257);
var _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22753);
var _agent_command_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(82052);
var _decision_keys_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(42132);
function variablesOf({ agent, agents = [] }) {
const own = agents.map(({ env = {} }, at) => ({ path: `$.agents[${at}].env`, values: env }));
return [{ path: '$.agent.env', values: agent.env }, ...own];
}
const FENCE = /^---[ \t]*\r?\n/;
function frontMatterOf(text) {
const opening = FENCE.exec(text)?.[0];
const closing = opening === undefined ? null : /^---[ \t]*$/m.exec(text.slice(opening.length));
if (opening === undefined || closing === null)
return { isOpen: opening !== undefined };
const to = opening.length + closing.index;
return { from: opening.length, to, end: to + closing[0].length };
}
function parseSandbox(file, bytes, checks = {}) {
const text = bytes.toString('utf8').replace(/^\ufeff/, '');
const front = frontMatterOf(text);
if ('isOpen' in front)
return { problems: [noFrontMatter(file, front.isOpen)], env: [] };
const decoded = (0,_base_yaml_document_js__WEBPACK_IMPORTED_MODULE_3__.decodeYaml)(file, Buffer.from(`\n${text.slice(front.from, front.to)}`));
if ('problems' in decoded)
return { ...decoded, env: [] };
const { document, notes, problems: ofNames } = (0,_settings_deprecated_names_js__WEBPACK_IMPORTED_MODULE_9__ .QA)(decoded.document, 'mission');
const checked = (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ .sw)(document, _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_11__ .g_);
const contract = 'problems' in checked ? undefined : (0,_settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_11__ .xN)(checked.value);
const clashes = 'problems' in checked || contract === undefined
? []
: [...decisionClashes(contract, checked.value), ...idleKeys(contract), ...betweenKeys(contract, checks)];
const ofSchema = 'problems' in checked ? checked.problems : [];
const reported = new Set(ofSchema.map(({ path }) => path));
const ofEnvironment = rawEnvironmentIssues(document.value, checks).map((problem) => placed(document, problem));
const problems = [
...ofNames,
...ofSchema,
...ofEnvironment.filter(({ path }) => !reported.has(path)),
...doubledGuards(document),
...[...ofAgent(document), ...clashes].map((problem) => placed(document, problem)),
];
if (contract === undefined || problems.length > 0)
return { problems, env: readableEnv(document) };
return { contract, policy: text.slice(front.end).trim(), notes };
}
function placed(document, { path, ...problem }) {
return (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ .l4)(document, path, problem);
}
function rawEnvironmentIssues(document, { checkVariable }) {
const { env } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(document).environment);
const issues = [
...(0,_engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_8__ .hE)(['environment', 'env'], env, checkVariable),
...(0,_engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_8__ .ly)(document, 'evaluator'),
];
return issues.map(([path, found, expected, remedy]) => ({ path, found, expected, remedy }));
}
function betweenKeys({ environment, setup }, { checkPlaces }) {
const whole = (0,_settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_10__ .EJ)(environment);
const issues = (0,_engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_8__ .ah)({ environment: whole, hasTrustedSetup: setup !== undefined, checkPlaces });
return issues.map(([path, found, expected, remedy]) => ({ path, found, expected, remedy }));
}
function decisionClashes({ evaluator }, written) {
return (0,_decision_keys_js__WEBPACK_IMPORTED_MODULE_13__ .K)(evaluator, written.evaluator).map(({ path, ...problem }) => ({
...problem,
path: ['evaluator', ...path],
}));
}
const AGENT_WORDS = { one: 'agent', several: 'agents' };
function ofAgent({ value }) {
const ofEntries = (0,_engine_agent_agent_entries_js__WEBPACK_IMPORTED_MODULE_5__ .Gb)(value, { words: AGENT_WORDS });
if (ofEntries !== undefined)
return ofEntries;
const agent = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(value).agent);
return (0,_engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_7__ .sY)({ preset: _agent_command_js__WEBPACK_IMPORTED_MODULE_12__ .kz, ...agent }).map(({ path, ...problem }) => ({
...problem,
path: ['agent', ...path],
}));
}
const POLICIES_OF_BATCHES = _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_4__ .So.filter((name) => _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_4__ .PQ[name].hasWorkingLine);
function idleKeys({ evaluator, boundaries, agents, stop, search, handover }) {
const { keep_policy: policy, bootstrap, decision } = evaluator;
const problems = [];
if (boundaries.allow_paths.length > 0 && !boundaries.enforce_allow) {
problems.push({
path: ['boundaries', 'allow_paths'],
found: 'allow_paths without enforce_allow',
expected: 'this key only with enforce_allow: true',
remedy: 'Set enforce_allow: true, or leave it out.',
});
}
if (stop.plateau !== undefined && !(0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_6__ .yM)({ agents })) {
problems.push({
path: ['iteration', 'plateau'],
found: `plateau: ${stop.plateau} with one agent`,
expected: 'this key only with several agents: a session always begins at the last kept commit',
remedy: 'Add a second agent to agents, or leave it out.',
});
}
if (handover?.distil === true && (decision === undefined || POLICIES_OF_BATCHES.includes(decision))) {
problems.push({
path: ['handover', 'distil'],
found: decision === undefined ? 'distil without evaluator.decision' : `distil with decision: ${decision}`,
expected: 'this key only with a policy that tests single changes',
remedy: 'Set e.g. evaluator.decision: paired-sequential, or leave it out.',
});
}
if (search?.recombine === true && decision === undefined) {
problems.push({
path: ['search', 'recombine'],
found: 'recombine without evaluator.decision',
expected: 'this key only with a policy: by keep_policy no candidate is nearly kept',
remedy: 'Add e.g. evaluator.decision: paired-sequential, or leave it out.',
});
}
if (decision === undefined && policy === 'pass_only' && bootstrap !== 'ambiguous') {
problems.push({
path: ['evaluator', 'bootstrap'],
found: `bootstrap: ${bootstrap}`,
expected: 'this key only with keep_policy: score_improvement, which compares scores',
remedy: 'Leave it out.',
});
}
return problems;
}
function readableEnv({ value }) {
const { agent, agents } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(value);
const entries = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .cX)(agents).map((entry, at) => [`$.agents[${at}].env`, entry]);
return [['$.agent.env', agent], ...entries].map(([path, table]) => {
const written = Object.entries((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(table).env));
const texts = written.filter((entry) => typeof entry[1] === 'string');
return { path, values: Object.fromEntries(texts) };
});
}
function doubledGuards(document) {
const names = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .cX)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(document.value).guards).map((guard) => (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(guard).name);
return names.flatMap((name, at) => {
if (typeof name !== 'string' || names.indexOf(name) === at)
return [];
const problem = {
found: `a second guard ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(name)}`,
expected: 'each name once',
remedy: 'Rename one of the two.',
};
return [(0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ .l4)(document, ['guards', at, 'name'], problem)];
});
}
function noFrontMatter(file, isOpen) {
return {
file,
line: 1,
found: isOpen ? 'front matter without an end' : 'no front matter',
expected: 'YAML between two lines of "---", with evaluator.command and evaluator.format',
remedy: 'Begin the file with: ---, evaluator:, "  command: …", "  format: json", ---, each on its own line.',
};
}
}),
42132:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( decisionKeyProblems),
T: () => ( comparisonSettings)
});
var _decision_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82922);
var _decision_settings_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67007);
var _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22753);
const DEFAULT_EFFORT = 'balanced';
function comparisonSettings(evaluator) {
if (evaluator.decision === undefined)
return undefined;
const { effort = DEFAULT_EFFORT, canary_every, canary_broken: broken, max_plausible, ...keys } = evaluator;
return _decision_settings_js__WEBPACK_IMPORTED_MODULE_0__ .ly.parse({ ...keys, effort, integrity: { canary_every, broken, max_plausible } });
}
function decisionKeyProblems(evaluator, written) {
const settings = comparisonSettings(evaluator);
if (settings === undefined) {
const idle = _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_2__ .vv.filter((key) => written[key] !== undefined);
return idle.map((key) => ({
path: [key],
found: `${key} without decision`,
expected: 'this key only together with decision; keep_policy does not use it',
remedy: 'Add e.g. decision: paired-sequential, or leave it out.',
}));
}
const clashes = [
['keep_policy', 'score_improvement'],
['bootstrap', 'ambiguous'],
];
const problems = clashes.flatMap(([key, wanted]) => {
if (evaluator[key] === wanted)
return [];
const expected = `${wanted} with decision: ${settings.decision}, which compares scores`;
return [{ path: [key], found: `${key}: ${evaluator[key]}`, expected, remedy: `Leave out ${key}, or decision.` }];
});
const asWritten = settings.effort === DEFAULT_EFFORT ? { ...settings, effort: 'auto' } : settings;
return [...problems, ...(0,_decision_settings_rules_js__WEBPACK_IMPORTED_MODULE_1__ .BL)(asWritten)];
}
}),
83581:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Af: () => ( networkOf),
CJ: () => ( evaluationSteps),
Ml: () => ( evaluatorStep),
_l: () => ( preparingOf),
vq: () => ( evaluateCommit)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15902);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _engine_environment_step_network_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7168);
var _engine_evaluation_base_layer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32941);
var _engine_evaluation_evaluation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2774);
var _engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54620);
var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63702);
var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(23727);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11042);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(14311);
var _evaluator_output_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1184);
var _store_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(89855);
const MAX_RETAINED_CHARS = 16 * 1024;
async function evaluateCommit(mission, { commit, iteration }) {
const { privateArea, protectedFiles, signal, host } = mission;
const { evaluator } = mission.state.launch.contract;
const logs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_store_js__WEBPACK_IMPORTED_MODULE_13__.iterationFolder)(mission.paths, iteration), 'evaluation');
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_11__ .dM)(logs);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(logs, { recursive: true });
if (iteration === 0)
(0,_engine_evaluation_base_layer_js__WEBPACK_IMPORTED_MODULE_5__ .k)(privateArea, logs);
const ranAt = host.now().toISOString();
const steps = evaluationSteps(mission.state.launch.contract, { folder: logs, prefix: '' });
const evaluation = await (0,_engine_evaluation_evaluation_js__WEBPACK_IMPORTED_MODULE_6__ .q)(privateArea, {
checkout: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_8__ .b)(privateArea, 1),
tree: commit,
protectedFiles,
steps,
teardown: undefined,
variables: {},
signal,
});
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('mission:after-judging');
if (evaluation.kind === 'aborted')
return evaluation;
const record = recordOf({ evaluation, steps, ranAt, command: evaluator.command });
return { kind: 'evaluated', record, isTampered: evaluation.kind === 'failed' && evaluation.isTampered };
}
function evaluationSteps(contract, { folder, prefix }) {
const { guards } = contract;
const guardSteps = guards.map((guard, index) => ({
name: `guard-${index + 1}`,
kind: 'guards',
title: `guard ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(guard.name)}`,
command: guard.command,
timeoutMs: (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_2__ .E9)(guard.timeout) ?? 0,
network: networkOf(contract).guards,
logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${prefix}guard-${index + 1}`),
}));
const evaluator = evaluatorStep(contract, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${prefix}evaluator`));
return [...(0,_engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_7__ .sA)(preparingOf(contract, { folder, prefix })), ...guardSteps, evaluator];
}
function networkOf({ environment, agent, evaluator, }) {
const own = environment?.network ?? {};
return (0,_engine_environment_step_network_js__WEBPACK_IMPORTED_MODULE_4__ .lr)({ own, agent: agent.network, evaluator: evaluator.network });
}
function preparingOf(contract, { folder, prefix }) {
const { setup, build } = contract;
return { setup, build, network: networkOf(contract), logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, prefix) + (prefix === '' ? '/' : '') };
}
function evaluatorStep(contract, logs) {
const { evaluator } = contract;
return {
name: 'evaluator',
kind: 'objective',
title: 'the evaluator',
command: evaluator.command,
timeoutMs: (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_2__ .E9)(evaluator.timeout) ?? 0,
network: networkOf(contract).objective,
tracing: evaluator.tracing ?? 'off',
logs,
};
}
function recordOf({ evaluation, steps, ranAt, command }) {
const nothing = { command, ran_at: ranAt, pass: null, score: null, exit_code: null, stdout: '', stderr: '' };
switch (evaluation.kind) {
case 'infra':
return { ...nothing, status: 'error', parse_error: evaluation.reason };
case 'failed': {
const step = steps.find(({ name }) => name === evaluation.step?.name);
if (step === undefined)
return { ...nothing, status: 'error', parse_error: evaluation.reason };
const ran = { ...nothing, ...logsOf(step), command: step.command, exit_code: evaluation.step?.exitCode ?? null };
if (step.name !== 'evaluator' && evaluation.step?.exitCode !== 0) {
return { ...ran, status: 'fail', pass: false, parse_error: evaluation.reason };
}
return { ...ran, status: 'error', parse_error: evaluation.reason };
}
case 'ran': {
const step = steps.find(({ name }) => name === 'evaluator');
const ran = { ...nothing, ...(step === undefined ? {} : logsOf(step)), exit_code: 0 };
const verdict = (0,_evaluator_output_js__WEBPACK_IMPORTED_MODULE_12__ .Pn)(evaluation.output);
if ('reason' in verdict)
return { ...ran, status: 'error', parse_error: verdict.reason };
return { ...ran, ...verdict, status: verdict.pass ? 'pass' : 'fail', parse_error: null };
}
default:
return evaluation;
}
}
function logsOf({ logs }) {
const read = (name) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .vI)((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_10__ .o3)(`${logs}.${name}`), MAX_RETAINED_CHARS);
return { stdout: read('stdout'), stderr: read('stderr') };
}
}),
64016:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => ( measuringOf)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15902);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28338);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _engine_evaluation_evaluation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2774);
var _engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54620);
var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63702);
var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23727);
var _loop_evaluation_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80241);
var _evaluating_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83581);
var _evaluator_output_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1184);
var _stop_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50109);
function measuringOf(mission, { decisionLog, note, activity }) {
const { host, privateArea, protectedFiles, holdout } = mission;
return {
...{ decisionLog, privateArea, protectedFiles, note },
...(activity === undefined ? {} : { activity }),
hasGuards: mission.state.launch.contract.guards.length > 0,
evaluate: (0,_loop_evaluation_js__WEBPACK_IMPORTED_MODULE_9__ .e)({ decisionLog, host }, (request) => evaluateFor(mission, request)),
holdout: () => holdout,
whenHoldoutSpent: _stop_js__WEBPACK_IMPORTED_MODULE_12__ .US,
};
}
async function evaluateFor(mission, { name, purpose, logs, isCurrentBest }) {
const { privateArea, protectedFiles, signal } = mission;
const steps = stepsFor(mission, purpose, logs);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(logs.folder, { recursive: true });
for (const { logs: log } of steps)
for (const stream of ['stdout', 'stderr'])
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(`${log}.${stream}`, { force: true });
const evaluation = await (0,_engine_evaluation_evaluation_js__WEBPACK_IMPORTED_MODULE_5__ .q)(privateArea, {
checkout: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_7__ .b)(privateArea, 1),
tree: name.tree,
protectedFiles,
steps,
teardown: undefined,
variables: { AUTORIZE_SEED: String(name.seed) },
signal,
});
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_8__ .Jd)('mission:after-judging');
const hasMetrics = mission.state.launch.contract.evaluator.metrics !== undefined && purpose.kind !== 'replacement';
const isCheck = purpose.kind === 'check';
return resultOf(evaluation, { mustPass: !isCurrentBest, last: steps.at(-1), isCheck, hasMetrics });
}
function stepsFor(mission, purpose, { folder, prefix }) {
const { contract } = mission.state.launch;
const logs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${prefix}evaluator`);
const before = (0,_engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_6__ .sA)((0,_evaluating_js__WEBPACK_IMPORTED_MODULE_10__ ._l)(contract, { folder, prefix }));
switch (purpose.kind) {
case 'score':
return [...before, (0,_evaluating_js__WEBPACK_IMPORTED_MODULE_10__ .Ml)(contract, logs)];
case 'judge':
return (0,_evaluating_js__WEBPACK_IMPORTED_MODULE_10__ .CJ)(contract, { folder, prefix });
case 'check':
case 'replacement': {
const { timeout, tracing = 'off' } = contract.evaluator;
const { name, command } = purpose;
const [kind, title, hidden] = purpose.kind === 'check'
? ['guards', `guard ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(command)}`, {}]
: ['holdout', `the ${name}`, { isSealed: purpose.isSealed, readable: purpose.readable, tracing }];
const timeoutMs = (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_2__ .E9)(timeout) ?? 0;
const step = {
name,
kind,
title,
command,
network: (0,_evaluating_js__WEBPACK_IMPORTED_MODULE_10__ .Af)(contract)[kind],
timeoutMs,
logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${prefix}${name}`),
...hidden,
};
return [...before, step];
}
default:
return purpose;
}
}
function resultOf(evaluation, { mustPass, last, isCheck, hasMetrics }) {
if (evaluation.kind !== 'ran')
return evaluation;
const stdoutDigest = (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_3__ .s)(evaluation.output);
const { files } = evaluation;
if (isCheck)
return { kind: 'scored', score: 0, stdoutDigest, files };
const failed = (reason) => {
return { kind: 'failed', reason, exitCode: 0, isTampered: false, stdoutDigest, files };
};
const title = last?.title ?? 'the evaluator';
const verdict = (0,_evaluator_output_js__WEBPACK_IMPORTED_MODULE_11__ .Pn)(evaluation.output);
if ('reason' in verdict)
return failed(last?.isSealed === true ? `${title} printed no verdict` : verdict.reason);
if (mustPass && !verdict.pass)
return failed(`${title} says that it does not pass`);
if (verdict.score === null)
return failed(`${title} gave no score`);
const metrics = hasMetrics ? { metrics: (0,_evaluator_output_js__WEBPACK_IMPORTED_MODULE_11__ .dC)(evaluation.output) } : {};
return { kind: 'scored', score: verdict.score, ...metrics, stdoutDigest, files };
}
}),
5862:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ep: () => ( openHoldout),
i4: () => ( holdoutProblems),
qC: () => ( requireHoldoutUndisclosed)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76952);
var _engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26765);
var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22989);
function holdoutProblems(file, { evaluator }, parentEnv) {
const { holdout } = evaluator;
if (holdout === undefined)
return [];
const path = '$.evaluator.holdout.command';
return (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__ .$x)(parentEnv)(holdout.command).map((problem) => ({ file, path, ...problem }));
}
function openHoldout(contract, { file, level, parentEnv, agentEnvs = [] }) {
const { holdout } = contract.evaluator;
if (holdout === undefined)
return undefined;
const problems = holdoutProblems(file, contract, parentEnv);
const hidden = (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__ .g5)(holdout, parentEnv);
if (hidden === undefined || problems.length > 0)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Vl(problems);
if (level.kind !== 'bubblewrap') {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: 'the holdout of a mission cannot be hidden from its sessions without bubblewrap',
remedy: 'Install bubblewrap and leave agent.sandbox at auto, or remove evaluator.holdout.',
});
}
const words = { found: 'the command of the holdout', expected: 'no variable that would disclose it to sessions' };
const secret = { secrets: [hidden.command], file, ...words };
for (const each of agentEnvs)
(0,_engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_2__ .B)(each, secret);
const table = 'environment.env';
const variables = contract.environment?.env ?? {};
(0,_engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_2__ .B)((0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__ .ms)(variables, { parentEnv, path: `$.${table}`, file }), { ...secret, table });
return hidden;
}
function secretCommands({ evaluator }, parentEnv) {
const { holdout } = evaluator;
return holdout === undefined ? [] : [unsealCommand(holdout, parentEnv)?.command ?? []].flat();
}
async function requireHoldoutUndisclosed(refs, { commit, holdout, missionDir }) {
if (holdout === undefined)
return;
const texts = (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__ .qz)({ command: holdout.command, files: [] }, {});
await (0,_engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_2__ .f)(refs, { restart: `rcs autoresearch ${missionDir}`, commit, texts });
}
}),
60540:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y4: () => ( findStartIssues),
jO: () => ( findUntrustedLaunch),
Cg: () => ( requireTrustedLaunch),
Hv: () => ( requireTrustedStart)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var foreign_base = __webpack_require__(4341);
var area_path = __webpack_require__(91934);
var own_run = __webpack_require__(8829);
var user_refs = __webpack_require__(11584);
var clean = __webpack_require__(56732);
var base_text = __webpack_require__(7953);
var mission_contract = __webpack_require__(22753);
var run_name = __webpack_require__(53482);
;
function compareWithFiles({ launch }, files) {
const { mission_slug: slug, run_tag: tag } = launch;
const { dir, missionFile, sandboxFile, contract, mission, policy } = files;
const name = { slug: files.slug, tag };
const ofFolder = (key, recorded, here) => differing({ key, recorded, here, by: 'this checkout' });
return [
...ofFolder('mission_slug', slug, files.slug),
...ofFolder('run_id', launch.run_id, (0,run_name .SR)(name)),
...ofFolder('branch_name', launch.branch_name, (0,run_name .W0)(name)),
...ofFolder('mission_dir', launch.mission_dir, dir),
...ofFolder('mission_file', launch.mission_file, missionFile),
...ofFolder('sandbox_file', launch.sandbox_file, sandboxFile),
...differing({ key: '', recorded: plainOf(launch.contract), here: ofEarlier(contract, launch), by: 'sandbox.md' }),
...differing({ key: 'the text', recorded: launch.mission, here: mission, by: 'mission.md' }),
...differing({ key: 'the text below the front matter', recorded: launch.policy, here: policy, by: 'sandbox.md' }),
];
}
function compareWithCommandLine({ launch, limits, acceptedRisks }, { contract }, supplied) {
const by = 'the command line';
const known = [...(0,mission_contract .Im)(contract), ...supplied.acceptRisk];
const risks = acceptedRisks
.filter((risk) => !known.includes(risk))
.map((risk) => ({
key: `accept_risk.${risk}`,
recorded: true,
here: false,
by,
flag: `--accept-risk ${shown(risk)}`,
}));
if (!supplied.needsAgent)
return risks;
const { command, args } = launch.agent;
const isNamed = contract.agent.command !== undefined || supplied.agent !== undefined || command === null;
const agent = supplied.agentOfEnvironment || null;
const { max_iterations: most } = limits ?? {};
const { max_iterations: usual } = contract.stop;
const isLooser = most !== undefined && most !== usual && (most === 0 || (usual !== 0 && most > usual));
return [
...(isNamed || command === agent
? []
: [{ key: 'agent', recorded: command, here: agent, by, flag: `--agent ${inShell(command)}` }]),
...(args.length === 0 || supplied.agentArgs.length > 0
? []
: [
{
key: 'agent arguments',
recorded: args,
here: [],
by,
flag: `the agent arguments ${args.map(inShell).join(' ')}`,
},
]),
...(supplied.maxIterations !== undefined || !isLooser
? []
: [{ key: 'max_iterations', recorded: most, here: usual, by, flag: `--max-iterations ${most}` }]),
...risks,
];
}
const MAX_SHOWN = 60;
const MAX_VALUE = 80;
const MAX_WHY = 400;
function describeDifferences(differences) {
const named = differences.slice(0, MAX_SHOWN).map(({ key, recorded, here, by, why }) => {
const reason = why === undefined ? '' : ` (${(0,base_text .g$)(why, MAX_WHY)})`;
return `${shown(key)}: ${value(recorded)} in the records, ${value(here)} in ${by}${reason}`;
});
const rest = differences.length - named.length;
return [...named, ...(rest === 0 ? [] : [`and ${rest} more`])].join('; ');
}
function value(supplied) {
return supplied === undefined || supplied === null ? 'nothing' : (0,base_text .g$)(JSON.stringify(supplied), MAX_VALUE);
}
function shown(text) {
return (0,base_text .g$)(text, MAX_VALUE);
}
function inShell(text) {
return `'${shown(text).replaceAll("'", "'\\''")}'`;
}
function differing({ key, recorded, here, by }) {
if (!isTable(recorded) || !isTable(here)) {
return JSON.stringify(recorded) === JSON.stringify(here) ? [] : [{ key, recorded, here, by }];
}
return [...new Set([...Object.keys(recorded), ...Object.keys(here)])].flatMap((name) => {
const member = { recorded: ownOf(recorded, name), here: ownOf(here, name) };
return differing({ key: key === '' ? name : `${key}.${name}`, ...member, by });
});
}
function isTable(supplied) {
return typeof supplied === 'object' && supplied !== null && !Array.isArray(supplied);
}
function ownOf(table, name) {
return Object.hasOwn(table, name) ? table[name] : undefined;
}
function ofEarlier(contract, launch) {
const { agent } = contract;
const isUnset = agent.network === undefined && launch.contract.agent.network === 'on';
return plainOf(isUnset ? { ...contract, agent: { ...agent, network: 'on' } } : contract);
}
function plainOf(contract) {
return JSON.parse(JSON.stringify(contract));
}
var opening = __webpack_require__(14178);
var protection = __webpack_require__(27066);
var store = __webpack_require__(89855);
;
async function requireTrustedLaunch(paths, { current, ...asked }) {
if (isOwnLaunch(paths, asked))
return undefined;
const { state } = asked;
const files = requireFiles(paths, state);
const ofFiles = await findDifferences(paths, { ...asked, files });
const ofCommand = current === undefined ? [] : compareWithCommandLine(state, files, current);
if (ofFiles.length + ofCommand.length > 0)
throw differs(paths, { files, ofFiles, ofCommand });
return files;
}
async function findUntrustedLaunch(paths, asked) {
try {
await requireTrustedLaunch(paths, asked);
return [];
}
catch (error) {
if (error instanceof errors .Rb)
return [error.message];
throw error;
}
}
function isOwnLaunch({ repository }, { state, host }) {
const { launch, isFromElsewhere } = state;
if (isFromElsewhere)
return false;
return (0,own_run .q)((0,area_path .K5)({ repository, name: (0,clean .d)(launch.run_id), parentEnv: host.env }), launch);
}
function startAnother(dir) {
return `Or start another run: rcs autoresearch ${dir} (in a workflow: resume: never).`;
}
function requireFiles({ repository }, { launch }) {
const read = (0,opening .MX)(repository, launch.mission_dir);
if (!('problems' in read))
return read;
throw new errors .Rb({
message: `the mission run ${launch.run_id} was launched on another machine, and its mission files are not here: ${read.problems.map(errors .yM).join(' ')}`,
remedy: `Check out a commit that has them. ${startAnother('MISSION_DIR')}`,
});
}
async function findDifferences(paths, { state, host, files }) {
const differences = compareWithFiles(state, files);
if (differences.length > 0)
return differences;
const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-launch-'));
try {
const { refs } = (0,user_refs .ro)(paths.repository, folder);
const head = await (0,user_refs .EU)(paths.repository, refs);
const { baseline_commit: baseline } = state.launch;
const { repository } = paths;
const issues = await findBaselineIssues(refs, { repository, launch: state.launch, host, head });
return issues.map((why) => ({ key: 'baseline_commit', recorded: baseline, here: head, by: 'HEAD', why }));
}
finally {
(0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
}
}
async function requireTrustedStart(refs, { files, commit, host }) {
const { issues, head } = await findIssuesOfStart(refs, { files, commit, host });
if (issues.length === 0)
return;
throw new errors .Rb({
message: `the next run would begin at ${commit}, where the last one ended, and HEAD is ${head}: ${issues.join('; ')}; nothing of it was run`,
remedy: 'See how the two differ. To begin at HEAD: resume: never. To begin there anyway, for one run: resume: adopt. If only HEAD changed it: fetch the whole history (fetch-depth: 0), or merge HEAD into that branch and adopt it.',
});
}
async function findStartIssues(refs, { repository, dir, ...start }) {
const files = (0,opening .MX)(repository, dir);
return 'problems' in files ? [] : (await findIssuesOfStart(refs, { files, ...start })).issues;
}
async function findIssuesOfStart(refs, { files, commit, host }) {
const { repository, contract, mission, missionFile: mission_file, sandboxFile: sandbox_file } = files;
const head = await (0,user_refs .EU)(repository, refs);
const launch = { baseline_commit: commit, contract, mission, mission_file, sandbox_file };
return { issues: await findBaselineIssues(refs, { repository, launch, host, head }), head };
}
async function findBaselineIssues(refs, { repository, launch, host, head, }) {
const { permit } = launch.contract.boundaries;
return (0,foreign_base .f)(refs, {
...{ base: launch.baseline_commit, head, repository, parentEnv: host.env },
protectedAt: async (commit) => (await (0,protection .T)({ git: refs }, { ...launch, baseline_commit: commit })).files,
rules: { denyPaths: [...store.RUNTIME_ARTIFACTS], permit, protectKey: 'evaluator.protect', autoloaded: 'denied' },
});
}
function differs({ runId }, { files, ofFiles, ofCommand }) {
const all = describeDifferences([...ofFiles, ...ofCommand]);
const flags = ofCommand.map(({ flag }) => flag).join(', ');
const isOfBaseline = ofFiles.some(({ key }) => key === 'baseline_commit');
const history = isOfBaseline ? 'Fetch the whole history (git fetch --unshallow; fetch-depth: 0). ' : '';
const again = flags === '' ? '' : `If it was you who launched it so, give it again: ${flags}. `;
const back = ofFiles.length === 0 || isOfBaseline ? '' : 'Put the files back as they were at the launch. ';
return new errors .Rb({
message: `the mission run ${runId} was launched on another machine with other settings: ${all}; nothing of it was run`,
remedy: `${again}${back}${history}${startAnother(files.dir)}`,
});
}
}),
21101:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AM: () => ( readEntryFiles),
$L: () => ( readMissionRecords),
ZD: () => ( readMissionStatus),
V0: () => ( supposeRunning)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var own_files = __webpack_require__(11042);
var lost_records = __webpack_require__(17987);
var mission_files = __webpack_require__(91461);
var run_name = __webpack_require__(53482);
var store = __webpack_require__(89855);
;
function readWrittenAfter(paths) {
const read = (0,store.readManifest)(paths);
const pointer = (0,mission_files .qT)(paths);
const isCompleted = pointer?.run_id === paths.runId && typeof pointer.completed_at === 'string';
return { manifest: read.kind === 'read' ? read.manifest : undefined, isCompleted };
}
function findLostRecords(paths, state, { manifest, isCompleted }) {
const { iteration, updatedAt, completedAt } = state ?? { iteration: -1, updatedAt: '', completedAt: null };
const isAhead = manifest !== undefined && (manifest.iteration > iteration || manifest.updated_at > updatedAt);
const isEnded = manifest === undefined && isCompleted && completedAt === null;
const folder = lastIterationFolder(paths);
const shown = (path) => (0,store.shownPath)(paths, path);
const found = [
...(isAhead
? [`${shown(paths.files.manifest_file)} is of ${manifest.updated_at}, at iteration ${manifest.iteration}`]
: []),
...(isEnded ? [`${shown(paths.pointer)} says that the run was completed`] : []),
...(folder > iteration + 1 ? [`there is a folder of iteration ${folder}`] : []),
];
if (found.length === 0)
return undefined;
const holds = state === undefined ? 'is gone or empty' : `ends at ${updatedAt}, at iteration ${iteration}`;
const slug = (0,run_name ._G)(paths.runId)?.slug;
const pull = slug === undefined ? '' : ` If it was pushed, fetch them: autorize pull mission.${slug}.`;
return (0,lost_records .V)({
of: paths.runId,
found: [...found, `${(0,external_node_path_.basename)(paths.journal)} ${holds}`],
expected: `each step of the run in ${shown(paths.journal)}`,
remedy: `Put the file back from a copy.${pull} Or close the run: rcs autoresearch --abandon ${paths.runId}`,
});
}
function lastIterationFolder({ folder }) {
if (!(0,external_node_fs_.existsSync)(folder))
return -1;
return (0,external_node_fs_.readdirSync)(folder).reduce((last, name) => Math.max(last, Number(/^iteration-(\d{4,9})$/.exec(name)?.[1] ?? -1)), -1);
}
;
function readMissionStatus(paths) {
(0,store.requireRun)(paths);
const written = readWrittenAfter(paths);
const read = (0,store.readMission)(paths);
const lost = read.problem === undefined ? findLostRecords(paths, read.state, written) : undefined;
if (lost === undefined)
return statusOf(paths, read);
if (read.state === undefined)
throw lost;
return statusOf(paths, read, `${lost.message}. ${lost.remedy}`);
}
function readMissionRecords(paths) {
(0,store.requireRun)(paths);
return statusOf(paths, (0,store.readMission)(paths));
}
function statusOf(paths, { state, problem }, ...lost) {
if (state === undefined) {
const why = problem === undefined ? 'it has no record yet' : (0,errors .yM)(problem);
throw new errors .Rb({
message: `${(0,store.shownPath)(paths, paths.journal)} cannot be read: ${why}`,
remedy: `Close the run: rcs autoresearch --abandon ${paths.runId}`,
});
}
const { isRunning, activities } = (0,mission_files .Kc)(paths);
return {
...{ state, isRunning, activities },
waiting: waitingOf(state, isRunning),
problems: [...(problem === undefined ? [] : [(0,errors .yM)(problem)]), ...lost],
};
}
function supposeRunning(status, isRunning) {
return { ...status, isRunning, activities: [], waiting: waitingOf(status.state, isRunning) };
}
function waitingOf({ status, waiting }, isRunning) {
return isRunning || status !== 'running' ? waiting : undefined;
}
const MAX_LOG_CHARS = 200_000;
function readEntryFiles(paths, { iteration }) {
const folder = (0,store.iterationFolder)(paths, iteration);
if (!(0,external_node_fs_.existsSync)(folder))
return { diff: undefined, logs: [] };
const names = (0,external_node_fs_.readdirSync)(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.std(out|err)$/.test(name));
const read = (name) => (0,own_files .o3)((0,external_node_path_.join)(folder, name));
const logs = names.sort().flatMap((name) => {
const text = (0,base_text .vI)(read(name), MAX_LOG_CHARS);
return text === '' ? [] : [{ name, text }];
});
return { diff: (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'changes.diff')) ? read('changes.diff') : undefined, logs };
}
}),
18037:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EB: () => ( appendRecord),
GQ: () => ( recordStop),
PS: () => ( appendOnly),
fI: () => ( recordReady),
sd: () => ( pointAt),
xj: () => ( coverFiles)
});
var _engine_boundaries_file_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29299);
var _engine_workspace_storage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31695);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23727);
var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
var _ledger_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52708);
var _run_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24694);
var _store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89855);
function coverFiles({ paths, reserve, secrets, }, iteration) {
const digest = (0,_engine_workspace_storage_error_js__WEBPACK_IMPORTED_MODULE_1__ .vq)({ reserve }, () => {
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ .Yw)(paths.folder);
return (0,_engine_boundaries_file_list_js__WEBPACK_IMPORTED_MODULE_0__ .pL)((0,_store_js__WEBPACK_IMPORTED_MODULE_7__.iterationFolder)(paths, iteration), secrets);
});
return digest === undefined ? {} : { files_digest: digest };
}
function appendRecord(mission, draft) {
appendOnly(mission, draft);
if (mission.state.status === 'running')
(0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__ .kp)(mission.paths, mission.state);
else
(0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__ .ak)(mission.paths, mission.state);
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('mission:after-files');
}
function appendOnly(mission, draft, { isSynced = true } = {}) {
const { paths, host, lock, journal } = mission;
(0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_4__ .o1)(lock, `See who removed it, then: rcs autoresearch --resume ${paths.runId}`);
const dated = { created_at: host.now().toISOString(), ...draft };
const hidden = (0,_engine_workspace_storage_error_js__WEBPACK_IMPORTED_MODULE_1__ .vq)(mission, () => (isSynced ? journal.append(dated) : journal.appendUnsynced(dated)));
mission.state = (0,_ledger_js__WEBPACK_IMPORTED_MODULE_5__ .np)(mission.state, (0,_store_js__WEBPACK_IMPORTED_MODULE_7__.typedRecord)(paths, hidden));
}
function recordReady(mission) {
(0,_run_files_js__WEBPACK_IMPORTED_MODULE_6__ .KB)(mission.state);
appendOnly(mission, { kind: 'ready' }, { isSynced: false });
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('mission:after-ready');
}
function pointAt({ paths, host, state }, active) {
const { launch, status, completedAt } = state;
(0,_store_js__WEBPACK_IMPORTED_MODULE_7__.writePointer)(paths, {
active,
run_id: launch.run_id,
mission_slug: launch.mission_slug,
repo_root: launch.repo_root,
worktree_path: launch.worktree_path,
status,
updated_at: host.now().toISOString(),
completed_at: active ? null : completedAt,
pid: process.pid,
started_at: launch.created_at,
});
}
function recordStop(mission, { status, reason, isSpent, cause, until }) {
const why = { ...(cause === undefined ? {} : { cause }), ...(until === undefined ? {} : { until }) };
appendRecord(mission, { kind: 'stopped', status, reason, ...(isSpent ? { spent: true } : {}), ...why });
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('mission:after-stop');
pointAt(mission, false);
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('mission:after-close');
}
}),
14178:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
MA: () => ( chooseLevel),
g3: () => ( findIdentity),
PO: () => ( findMissionDir),
lU: () => ( lockMissions),
Md: () => ( readMissionDir),
MX: () => ( readMissionFiles),
Sp: () => ( requireFreeBranch),
UN: () => ( requireNoOpenRun),
zk: () => ( requireUntracked),
WK: () => ( secretTables)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var configured_agents = __webpack_require__(74832);
var command_environment = __webpack_require__(2886);
var cores = __webpack_require__(2908);
var environment = __webpack_require__(22989);
var files = __webpack_require__(79871);
var lock_holder = __webpack_require__(68724);
var kernel_refs = __webpack_require__(83144);
var run_lock = __webpack_require__(42205);
var sandbox_level = __webpack_require__(34742);
var user_config = __webpack_require__(89820);
;
const KEYS = '^(user|committer)\\.(name|email)$';
async function readUserIdentity(folder, parentEnv) {
const entries = await (0,user_config .AV)(folder, parentEnv, KEYS);
const known = new Map(entries.map(({ key, value }) => [key, value.replaceAll('\n', ' ').trim()]));
const read = (key) => parentEnv[`GIT_COMMITTER_${key === 'name' ? 'NAME' : 'EMAIL'}`] ||
known.get(`committer.${key}`) ||
known.get(`user.${key}`);
return { name: read('name'), email: read('email') };
}
var contract = __webpack_require__(53919);
var holdout = __webpack_require__(5862);
var run_name = __webpack_require__(53482);
var store = __webpack_require__(89855);
;
const MAX_TEXT_BYTES = 256 * 1024;
function findMissionDir(supplied, { cwd }) {
const folder = realFolder((0,external_node_path_.resolve)(cwd, supplied), supplied);
const repository = (0,store.findMissionRepository)(folder);
return { repository, dir: (0,external_node_path_.relative)(repository.folder, folder) || '.' };
}
function readMissionDir(supplied, { cwd, env }, { needsAgent = true } = {}) {
const { repository, dir } = findMissionDir(supplied, { cwd });
const read = readMissionFiles(repository, dir, {
checkPlaces: (0,command_environment .p1)(repository, env),
checkVariable: (0,command_environment .kL)(env),
});
const problems = 'problems' in read ? [...read.problems] : [];
const sandboxFile = (0,external_node_path_.join)(dir, 'sandbox.md');
if (needsAgent) {
const tables = 'problems' in read ? read.env : (0,contract .ht)(read.contract);
problems.push(...tables.flatMap((table) => environmentProblems(sandboxFile, table, env)));
}
if (!('problems' in read)) {
problems.push(...(0,holdout .i4)(sandboxFile, read.contract, env), ...coreProblems(sandboxFile, read.contract));
}
if (problems.length > 0 || 'problems' in read)
throw new errors .Vl(problems);
return read;
}
function readMissionFiles(repository, dir, checks = {}) {
const [missionFile, sandboxFile] = [(0,external_node_path_.join)(dir, 'mission.md'), (0,external_node_path_.join)(dir, 'sandbox.md')];
const problems = [];
const mission = readText(repository, missionFile, 'Write it: what the sessions are to achieve, in plain words.');
const sandbox = readText(repository, sandboxFile, 'Write it: YAML front matter with evaluator.command and format.');
if ('problem' in mission)
problems.push(mission.problem);
const parsed = 'problem' in sandbox ? { problems: [sandbox.problem], env: [] } : (0,contract .L6)(sandboxFile, sandbox.bytes, checks);
if ('problem' in mission || 'problems' in parsed) {
if ('problems' in parsed)
problems.push(...parsed.problems);
return { problems, env: 'problems' in parsed ? parsed.env : (0,contract .ht)(parsed.contract) };
}
const slug = (0,run_name .Aw)(dir === '.' ? '' : dir);
return { repository, slug, dir, missionFile, sandboxFile, ...parsed, mission: mission.bytes.toString('utf8') };
}
function realFolder(path, supplied) {
if ((0,external_node_fs_.existsSync)(path) && (0,external_node_fs_.statSync)(path).isDirectory())
return (0,external_node_fs_.realpathSync)(path);
const found = (0,external_node_fs_.existsSync)(path) ? `${(0,base_text .TL)(supplied)} is not a folder` : `there is no folder ${(0,base_text .TL)(supplied)}`;
const expected = 'a mission directory inside a git repository, with mission.md and sandbox.md';
throw new errors .Vl([{ found, expected, remedy: 'Name the folder of the mission.' }]);
}
function readText(repository, file, remedy) {
const path = (0,external_node_path_.join)(repository.folder, file);
if (!(0,external_node_fs_.existsSync)(path)) {
return {
problem: { file, found: 'no such file', expected: 'mission.md and sandbox.md in the mission directory', remedy },
};
}
const read = (0,files .M4)(path, file);
if ('problem' in read || read.bytes.length <= MAX_TEXT_BYTES)
return read;
const found = `${read.bytes.length} bytes`;
return { problem: { file, found, expected: `at most ${MAX_TEXT_BYTES} bytes`, remedy: 'Shorten it.' } };
}
function environmentProblems(file, { path, values }, parentEnv) {
const resolved = (0,environment .NC)(values, { parentEnv, path });
return 'problems' in resolved ? resolved.problems.map((problem) => ({ file, ...problem })) : [];
}
function secretTables({ environment, ...agents }, parentEnv) {
return [...(0,configured_agents .et)(agents).map(({ agent }) => agent.env), ...(0,command_environment .RO)(environment, parentEnv)];
}
function coreProblems(file, { environment }) {
const problems = (0,cores .xG)(environment?.cpus ?? []);
return problems.map((problem) => ({ file, path: '$.environment.cpus', ...problem }));
}
async function lockMissions(root, { now }) {
const lock = await (0,run_lock .Cc)({ path: root.lock, now });
if (lock.kind === 'locked')
return lock;
const pointer = (0,store.readPointer)(root);
if (pointer?.active !== true) {
throw (0,lock_holder .hp)(lock, { what: 'the missions of this repository are', look: 'autorize status RUN_ID' });
}
const what = `the mission run ${pointer.run_id} is running in this repository,`;
throw (0,lock_holder .hp)(lock, { what, look: `autorize status ${pointer.run_id}` });
}
function requireNoOpenRun(root, resumed) {
const pointer = (0,store.readPointer)(root);
if (pointer?.active !== true || pointer.run_id === resumed)
return;
const paths = (0,store.pathsOfRun)(root, pointer.run_id);
const { state, problem } = (0,store.readMission)(paths);
if (state !== undefined && state.status !== 'running')
return;
const isNameAlone = (0,external_node_fs_.existsSync)(paths.folder) && !(0,external_node_fs_.existsSync)(paths.files.manifest_file);
if (state === undefined && problem === undefined && isNameAlone)
return;
throw new errors .Rb({
message: `the mission run ${pointer.run_id} was interrupted and is still open (${(0,store.shownPath)(root, root.pointer)})`,
remedy: `Resume it: rcs autoresearch --resume ${pointer.run_id}, or close it: rcs autoresearch --abandon ${pointer.run_id}`,
});
}
function chooseLevel({ agent }, sandbox) {
return (0,sandbox_level .q1)({ requested: sandbox ?? agent.sandbox, network: agent.network });
}
async function requireFreeBranch(refs, branch) {
const parts = branch.split('/');
for (let length = 1; length < parts.length; length += 1) {
const name = parts.slice(0, length).join('/');
if ((await (0,kernel_refs .sg)(refs, `refs/heads/${name}`)) === undefined)
continue;
throw new errors .Rb({
message: `there is a branch "${name}", so git can make no "${branch}"`,
remedy: `Rename it: git branch -m ${name} ${name}-old`,
});
}
}
async function requireUntracked(refs, { commit, name }) {
const { stdout } = await refs(['ls-tree', '--name-only', '--end-of-options', commit, name]);
if (stdout.length === 0)
return;
throw new errors .Rb({
message: `"${name}" is tracked at ${commit}; a mission writes its results there`,
remedy: `Rename yours, or remove it: git rm --cached ${name}, and commit.`,
});
}
const FALLBACK = { name: 'autorize', email: 'autorize@localhost' };
async function findIdentity({ folder }, parentEnv) {
const { name = FALLBACK.name, email = FALLBACK.email } = await readUserIdentity(folder, parentEnv);
return { name, email };
}
}),
27066:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( decidedCommands),
T: () => ( findProtection)
});
var _base_literal_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13310);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15310);
var _engine_evaluation_default_protection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99539);
async function findProtection(store, launch) {
const commit = launch.baseline_commit;
const own = [launch.mission_file, launch.sandbox_file].map((path) => ({
glob: (0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_0__ .I)(path),
why: 'the mission itself',
}));
const { protect } = launch.contract.evaluator;
const named = await findNamed(store, launch);
const supplied = protect?.map((glob) => ({ glob, why: 'evaluator.protect' })) ?? named;
const reasons = [...supplied, ...own];
const { evaluator, guards, boundaries } = launch.contract;
const openings = {
writable: evaluator.writable ?? [],
writableKey: 'evaluator.writable',
permit: boundaries.permit,
};
const globs = reasons.map(({ glob }) => glob);
const commands = [evaluator.command, ...guards.map(({ command }) => command)];
const files = await (0,_engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__ .sz)(store, { commit, globs, openings, commands });
return {
files,
reasons,
notes: protect === undefined ? targetNotes(launch, named) : await idleNotes(store, launch, protect),
};
}
async function findNamed(store, { baseline_commit: commit, contract }) {
const { evaluator, guards } = contract;
const commands = decidedCommands(contract);
const owners = new Map([
...guards.map(({ name, command }) => [command, `the guard ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(name)}`]).toReversed(),
[evaluator.command, 'evaluator.command'],
]);
const found = await (0,_engine_evaluation_default_protection_js__WEBPACK_IMPORTED_MODULE_3__ .C)(store, { commit, commands });
return [...found].map(([glob, { command, isNamed }]) => {
const owner = owners.get(command) ?? 'a command';
return { glob, why: isNamed ? `${owner} names it` : `it decides what ${owner} runs` };
});
}
function decidedCommands({ evaluator, guards }) {
return [
{ command: evaluator.command, kind: 'evaluator' },
...guards.map(({ command }) => ({ command, kind: 'guard' })),
];
}
function targetNotes({ mission, mission_file: file }, named) {
const words = new Set(mission.split(/[\s"'`;|&<>()[\]=,:]+/).map((word) => word.replace(/^(\.\/)+/, '').replace(/\.$/, '')));
return named.flatMap(({ glob, why }) => {
const path = glob.replaceAll(/\\(.)/g, '$1');
if (!words.has(path))
return [];
return [
`${file} speaks of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(path, 200)}, which is protected, since ${why}: a candidate that changes it is discarded. If candidates may change it, list the files of the evaluator in evaluator.protect without it`,
];
});
}
async function idleNotes(store, { baseline_commit: commit }, globs) {
const notes = [];
for (const glob of globs) {
const { files } = await (0,_engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__ .sz)(store, { commit, globs: [glob] });
if (files.length === 0)
notes.push(`evaluator.protect: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(glob, 200)} matches no file of the baseline`);
}
return notes;
}
}),
86085:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Rd: () => ( whyUnconfirmed),
w5: () => ( confirmMissionPairs),
yd: () => ( reconfirmMission)
});
var _engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91934);
var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63702);
var _kernel_inspector_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95453);
var _kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11584);
var _loop_reconfirmation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29307);
var _loop_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56375);
var _accepted_candidate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61280);
var _clean_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56732);
var _comparisons_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90087);
var _confirmation_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42744);
var _decision_keys_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(42132);
var _evaluator_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(64016);
var _holdout_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5862);
var _launch_trust_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(60540);
var _opening_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(14178);
var _protection_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(27066);
var _store_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(89855);
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
async function reconfirmMission(paths, { state, host, signal, }) {
if (!state.entries.some(({ decision }) => decision === 'keep'))
return undefined;
if (state.status === 'running') {
return (0,_loop_reconfirmation_js__WEBPACK_IMPORTED_MODULE_4__ .ZP)(`it is at work, or was interrupted; to resume it: rcs autoresearch --resume ${paths.runId}`);
}
return (0,_loop_reconfirmation_js__WEBPACK_IMPORTED_MODULE_4__ .eN)(async () => (await confirmNow({ paths, signal }, host)).concluded);
}
function whyUnconfirmed({ evaluator }) {
const settings = (0,_decision_keys_js__WEBPACK_IMPORTED_MODULE_10__ .T)(evaluator);
if (settings === undefined)
return 'evaluator.decision names no policy, so the mission measures no pairs';
return settings.confirm.pairs > 0 ? undefined : 'evaluator.confirm.pairs says that nothing is confirmed';
}
async function confirmMissionPairs(request, host) {
const { entries, launch } = request.state;
if (!entries.some(({ decision }) => decision === 'keep'))
return { why: 'nothing is accepted that could be confirmed' };
const why = whyUnconfirmed(launch.contract);
if (why !== undefined)
return { why };
return (0,_loop_reconfirmation_js__WEBPACK_IMPORTED_MODULE_4__ .TK)(await confirmNow({ ...request, calibratesHere: true }, host));
}
async function confirmNow(request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { paths, blocks, hidden = [], sandbox, signal: cancelled, calibratesHere } = request;
const _guard = __addDisposableResource(env_1, (0,_kernel_inspector_guard_js__WEBPACK_IMPORTED_MODULE_2__ .f)(), false);
const lock = __addDisposableResource(env_1, await (0,_opening_js__WEBPACK_IMPORTED_MODULE_14__ .lU)(paths, host), true);
const journal = __addDisposableResource(env_1, (0,_store_js__WEBPACK_IMPORTED_MODULE_16__.openMissionJournal)(paths), false);
const state = (0,_store_js__WEBPACK_IMPORTED_MODULE_16__.followMission)(paths, journal);
if (state === undefined)
return (0,_loop_reconfirmation_js__WEBPACK_IMPORTED_MODULE_4__ .hL)('it has no record of a launch');
await (0,_launch_trust_js__WEBPACK_IMPORTED_MODULE_13__ .Cg)(paths, { state, host });
const { launch } = state;
const parentEnv = host.env;
const level = await (0,_opening_js__WEBPACK_IMPORTED_MODULE_14__ .MA)(launch.contract, sandbox);
const holdout = (0,_holdout_js__WEBPACK_IMPORTED_MODULE_12__ .Ep)(launch.contract, { file: launch.sandbox_file, level, parentEnv });
const folder = (0,_engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_0__ .PH)({ repository: paths.repository, name: (0,_clean_js__WEBPACK_IMPORTED_MODULE_7__ .d)(launch.run_id), parentEnv });
await (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_1__ .ky)(folder);
await (0,_accepted_candidate_js__WEBPACK_IMPORTED_MODULE_6__ .oz)(state, (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_3__ .ro)(paths.repository, `${folder}/user`).refs);
const privateArea = await (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_1__ .n1)({
...{ folder, repository: paths.repository, level, parentEnv, signal: cancelled },
base: launch.baseline_commit,
branchHead: state.lastAcceptedCommit,
hidden: [...(holdout?.paths ?? []), ...hidden],
environment: launch.contract.environment,
});
try {
const protectedFiles = (await (0,_protection_js__WEBPACK_IMPORTED_MODULE_15__ .T)(privateArea.store, launch)).files;
const opened = { paths, host, journal, lock, state, privateArea, protectedFiles, keyInReach: null, calibratesHere };
const decisionLog = await (0,_comparisons_js__WEBPACK_IMPORTED_MODULE_8__ .X)(opened);
if (decisionLog === undefined)
return { concluded: { kind: 'unclaimed', note: undefined }, evaluations: [] };
const signal = AbortSignal.any([lock.lost, ...(cancelled === undefined ? [] : [cancelled])]);
const measuring = (0,_evaluator_js__WEBPACK_IMPORTED_MODULE_11__ .R)({ ...opened, holdout, signal }, { decisionLog, note: () => undefined });
const unready = calibratesHere === true ? await (0,_loop_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_5__ .hm)(measuring, { logs: paths.folder }) : undefined;
if (unready !== undefined)
return (0,_loop_reconfirmation_js__WEBPACK_IMPORTED_MODULE_4__ .hL)(unready.reason);
const concluded = await (0,_confirmation_js__WEBPACK_IMPORTED_MODULE_9__ .P)({ measuring, state, paths }, { isAgain: true, blocks });
decisionLog.close();
return { concluded, evaluations: decisionLog.evaluations };
}
finally {
privateArea.close();
}
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
}),
64367:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
f: () => ( renderResults)
});
const COLUMNS = ['iteration', 'commit', 'pass', 'score', 'status', 'description'];
function renderResults(entries) {
const rows = entries.map((entry) => [
String(entry.iteration),
entry.candidate_commit ?? entry.kept_commit,
entry.evaluator?.pass === undefined || entry.evaluator.pass === null ? '' : String(entry.evaluator.pass),
typeof entry.evaluator?.score === 'number' ? String(entry.evaluator.score) : '',
entry.decision,
cell(entry.description),
]);
return [COLUMNS, ...rows].map((row) => `${row.join('\t')}\n`).join('');
}
function cell(text) {
return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
}),
24694:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ES: () => ( buildLedger),
KB: () => ( writeResults),
ak: () => ( writeRunFiles),
kp: () => ( refreshRunFiles)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14311);
var _ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52708);
var _manifest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86992);
var _results_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64367);
var _store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89855);
function buildLedger({ launch: { run_id, created_at }, entries, updatedAt }) {
return { schema_version: _ledger_js__WEBPACK_IMPORTED_MODULE_4__ .f$, run_id, created_at, updated_at: updatedAt, entries };
}
function writeRunFiles({ files }, state, shown = files) {
const { latest, ledger, manifest } = renderFiles(files, state, shown);
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ .sk)([...latest, ledger, manifest]);
}
function refreshRunFiles({ files }, state) {
const { latest, ledger, manifest } = renderFiles(files, state, files);
for (const file of [...latest, ledger])
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ .aR)(...file);
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ .Uv)(...manifest);
}
function renderFiles(files, state, shown) {
const evaluated = state.entries.findLast(({ evaluator }) => evaluator !== null)?.evaluator;
const results_file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state.launch.worktree_path, _store_js__WEBPACK_IMPORTED_MODULE_7__.RESULTS);
const file = (path, content) => [path, [(0,_store_js__WEBPACK_IMPORTED_MODULE_7__.json)(content)]];
return {
latest: evaluated ? [file(files.latest_evaluator_file, evaluated)] : [],
ledger: file(files.ledger_file, buildLedger(state)),
manifest: file(files.manifest_file, (0,_manifest_js__WEBPACK_IMPORTED_MODULE_5__ .u1)(state, { ...shown, results_file })),
};
}
function writeResults(state) {
const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(state.launch.worktree_path, _store_js__WEBPACK_IMPORTED_MODULE_7__.RESULTS);
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true)
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ .dM)(path);
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ .aR)(path, [(0,_results_js__WEBPACK_IMPORTED_MODULE_6__ .f)(state.entries)]);
}
}),
66889:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$H: () => ( hasHandedOver),
IM: () => ( takeSubmission),
O9: () => ( handOverFolder),
Pd: () => ( readUntrusted),
dY: () => ( restoreSubmission),
kP: () => ( showSubmission),
tX: () => ( ARTIFACT)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23727);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25367);
var _candidate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9192);
var _store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89855);
var _submitted_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82856);
const ARTIFACT = 'candidate.json';
function handOverFolder({ folder }) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'hand-over');
}
function workingFolder({ sessionPlace, workspace }) {
return sessionPlace.layers?.folder ?? workspace.folder;
}
async function hasHandedOver(mission) {
const isThere = (folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ARTIFACT), { throwIfNoEntry: false }) !== undefined;
if (isThere(handOverFolder(mission.privateArea)))
return true;
return isThere(workingFolder(mission)) && !(await isArtifactTracked(mission));
}
async function isArtifactTracked({ privateArea, state, sessionPlace }) {
if (sessionPlace.layers !== undefined)
return sessionPlace.layers.isOfTree(ARTIFACT);
const accepted = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_5__ .CS)(privateArea.store, state.lastAcceptedCommit);
return accepted.some(({ path }) => /^candidate\.json(\/|$)/.test(path.toString('latin1')));
}
async function takeSubmission(mission) {
const { paths, secrets } = mission;
const isTracked = await isArtifactTracked(mission);
const places = [
{ file: readUntrusted((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(handOverFolder(mission.privateArea), ARTIFACT), _candidate_js__WEBPACK_IMPORTED_MODULE_6__ .tl), notes: [] },
...(isTracked
? []
: [
{
file: readUntrusted((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workingFolder(mission), ARTIFACT), _candidate_js__WEBPACK_IMPORTED_MODULE_6__ .tl),
notes: ['the artifact stood at the top of the worktree and was moved'],
},
]),
{ file: acceptedArtifact(paths.files.candidate_file), notes: [] },
];
const found = places.find(({ file }) => file.kind !== 'missing');
if (found === undefined || found.file.kind === 'missing')
return { submission: { reason: 'the session submitted no candidate.json' } };
if (found.file.kind === 'refused') {
return { submission: { reason: `the candidate artifact is not taken: ${found.file.reason}` } };
}
const { bytes } = found.file;
return { submission: (0,_submitted_js__WEBPACK_IMPORTED_MODULE_8__ .VY)(bytes, found.notes), text: secrets.redact(bytes.toString('utf8')) };
}
function showSubmission({ paths }, { text }) {
if (text !== undefined)
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ .aR)(paths.files.candidate_file, [text]);
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('mission:after-candidate');
}
function restoreSubmission({ paths }, submission) {
if (!('candidate' in submission))
return;
const shown = acceptedArtifact(paths.files.candidate_file);
if (shown.kind === 'read' && 'candidate' in (0,_submitted_js__WEBPACK_IMPORTED_MODULE_8__ .VY)(shown.bytes, []))
return;
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ .aR)(paths.files.candidate_file, [(0,_store_js__WEBPACK_IMPORTED_MODULE_7__.json)(submission.candidate)]);
}
function acceptedArtifact(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? readUntrusted(path, _candidate_js__WEBPACK_IMPORTED_MODULE_6__ .tl) : { kind: 'missing' };
}
function readUntrusted(path, maxBytes) {
const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
let descriptor;
try {
descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
}
catch (error) {
const code = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ .CA)(error);
if (code === 'ENOENT' || code === 'ENOTDIR')
return { kind: 'missing' };
return { kind: 'refused', reason: code === 'ELOOP' ? 'it is a symbolic link' : `it cannot be read (${code})` };
}
try {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
if (!stats.isFile())
return { kind: 'refused', reason: 'it is no regular file' };
if (stats.size > maxBytes) {
return { kind: 'refused', reason: `it has ${stats.size} bytes; expected at most ${maxBytes}` };
}
return { kind: 'read', bytes: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor) };
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
}),
56305:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
zU: () => ( checkComparisons),
f5: () => ( checkIterationFiles),
fi: () => ( checkRecords),
Gz: () => ( checkRecordsBy),
om: () => ( verifyMission)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var claim_outcome = __webpack_require__(59997);
var finding = __webpack_require__(17785);
var json_difference = __webpack_require__(77722);
var json_path = __webpack_require__(65090);
var state_size = __webpack_require__(85503);
var base_text = __webpack_require__(7953);
var candidate_pack = __webpack_require__(40738);
var ancestry = __webpack_require__(72527);
var own_files = __webpack_require__(11042);
var kernel_refs = __webpack_require__(83144);
var temporary_refs = __webpack_require__(76038);
var candidate = __webpack_require__(19866);
var covered_files = __webpack_require__(37270);
var decision_log = __webpack_require__(92513);
var report_pages = __webpack_require__(91655);
var revert_checks = __webpack_require__(40370);
var trees = __webpack_require__(51147);
var accepted_candidate = __webpack_require__(61280);
var agent_choice = __webpack_require__(70678);
var decode_records = __webpack_require__(36968);
var ledger = __webpack_require__(52708);
;
function attestableMission({ runId, journal }) {
const file = (0,external_node_path_.basename)(journal);
return {
loop: 'mission',
name: runId,
journals: [{ file, bytes: (0,own_files .zx)(journal) ?? Buffer.alloc(0) }],
conclude: (records) => {
const decoded = (0,decode_records .bs)(records.get(file) ?? []);
const state = 'records' in decoded ? (0,ledger .st)(decoded.records) : undefined;
const { claim } = state ?? {};
return {
claim: claim === undefined ? null : (0,claim_outcome .f3)(claim),
commit: state?.entries.some(({ decision }) => decision === 'keep') === true ? state.lastAcceptedCommit : null,
};
},
};
}
var verification_uncovered = __webpack_require__(47753);
var run_name = __webpack_require__(53482);
;
async function findUncovered(git, name) {
const found = await (0,kernel_refs .Wz)(git, (0,run_name .W0)(name));
const local = new Set(found.flatMap(({ branch, isLocal }) => (isLocal ? [branch] : [])));
const findings = [];
for (const branch of found.filter(({ branch: short, isLocal }) => isLocal || !local.has(short))) {
const { shown } = branch;
const uncovered = {
shown,
accepted: await countOwn(git, branch),
missing: undefined,
name: `mission.${name.slug}`,
};
findings.push({ kind: 'wrong', what: `branch ${shown}`, ...(0,verification_uncovered .d)(uncovered) });
}
return findings;
}
async function countOwn(git, { commit }) {
const others = ['--exclude=autoresearch/*', '--branches', '--exclude=*/autoresearch/*', '--remotes'];
const { stdout } = await git(['rev-list', '--count', '--not', ...others, '--not', '--end-of-options', commit]);
return Number(stdout.toString());
}
async function findAhead(git, { launch, lastAcceptedCommit }) {
const remotes = (await (0,kernel_refs .Wz)(git, launch.branch_name)).filter(({ isLocal }) => !isLocal);
const findings = [];
for (const { shown, commit } of remotes) {
if (commit === lastAcceptedCommit || !(await (0,ancestry .Q)(git, { base: lastAcceptedCommit, branchHead: commit })))
continue;
const remedy = `fetch them: autorize pull mission.${launch.mission_slug}`;
findings.push({ kind: 'unchecked', what: `branch ${shown}`, detail: 'it is ahead of the records', remedy });
}
return findings;
}
var decision_checks = __webpack_require__(47545);
var look = __webpack_require__(21101);
var manifest = __webpack_require__(86992);
var own_changes = __webpack_require__(78205);
var reconfirmation = __webpack_require__(86085);
var results = __webpack_require__(64367);
var run_files = __webpack_require__(24694);
var store = __webpack_require__(89855);
var submission = __webpack_require__(66889);
;
async function verifyMission({ name, ...options }, host) {
return verifyMissionAt((0,store.pathsOf)(name, host), options, host);
}
async function verifyMissionAt(paths, { rescore, checkSigned, signal }, host) {
const uncovered = (0,external_node_fs_.existsSync)(paths.folder) ? [] : await verifyUncovered(paths, (0,run_name ._G)(paths.runId));
if (uncovered.length > 0)
return (0,finding .sN)(uncovered);
const status = (0,look .ZD)(paths);
const signed = (await checkSigned?.(attestableMission(paths), paths.repository)) ?? [];
const verified = (0,finding .sN)([...(await checkAll(paths, status)), ...signed]);
if (rescore !== true || !verified.isSound)
return verified;
const confirmed = await (0,reconfirmation .yd)(paths, { state: status.state, host, signal });
return confirmed === undefined ? verified : (0,finding .sN)([...verified.findings, confirmed]);
}
async function verifyUncovered({ repository }, name) {
if (name === undefined)
return [];
return (0,temporary_refs .j)(repository, (refs) => findUncovered(refs, name));
}
async function checkAll(paths, status) {
return [...(await checkRecords(paths, status)), ...checkFiles(paths, status.state)];
}
async function checkRecords(paths, status) {
const { repository } = paths;
return (0,temporary_refs .j)(repository, async (refs, folder) => [
...(await checkRecordsBy(refs, status)),
...(await findAhead(refs, status.state)),
...(await checkReverted(repository, folder, status.state)),
]);
}
async function checkRecordsBy(refs, { state, problems }) {
const created = (await readCreated(refs, state)) ?? state;
const begun = (0,ledger .Ie)(state) ?? state;
const issues = [...(0,decision_checks .u$)(begun), ...(0,decision_checks .Dh)(state), ...(0,own_changes .mv)(begun), ...state.askIssues];
return [
...(0,finding .WX)('journal.jsonl', problems, 'its chain is unbroken'),
...(0,finding .WX)('decisions', issues, 'each follows from its evaluation and keep_policy'),
...(await checkComparisons(refs, begun)),
...checkAgents(begun),
...(0,finding .WX)('branch', await checkBranch(refs, created), `at the last kept commit, ${created.lastAcceptedCommit}`),
];
}
async function readCreated(refs, state) {
const branchHead = await (0,kernel_refs .sg)(refs, (0,accepted_candidate .H8)(state));
return branchHead !== undefined && branchHead === state.open?.intent?.to ? (0,ledger .Ie)(state) : undefined;
}
function checkReverted(repository, folder, state) {
const { evidence, launch, lastAcceptedCommit: branchHead } = (0,ledger .Ie)(state) ?? state;
const what = 'what went out';
return (0,revert_checks .e)({ repository, folder, base: launch.baseline_commit, branchHead, what, decisions: evidence });
}
function checkAgents(state) {
const { issues, same } = (0,agent_choice .aI)(state);
return same + issues.length === 0 ? [] : (0,finding .WX)('agents', issues, `${(0,base_text .LS)(same, 'choice')} made again`);
}
async function checkComparisons(refs, state) {
const { launch, evidence, claim, entries, lastAcceptedCommit } = state;
if (launch.contract.evaluator.decision === undefined)
return checkNoEvidence(evidence);
if (evidence.length === 0)
return [];
const what = 'comparisons';
const log = { what, records: evidence, summaryClaim: claim?.sentence };
const { findings, state: replayed } = (0,decision_log .sc)(log);
const last = { commit: lastAcceptedCommit, tree: replayed?.session.incumbent, of: 'the last kept commit' };
const back = entries.flatMap(({ comparison, kept_commit: commit, iteration, ...entry }) => comparison === undefined || !(0,decision_checks .KP)({ ...entry, comparison, kept_commit: commit, iteration })
? []
: [{ commit, tree: comparison.record.incumbent, of: `what iteration ${iteration} goes back to` }]);
const issues = [];
for (const { commit, tree: decided, of } of [...back, last]) {
const tree = await (0,trees .c)(refs, commit);
if (tree === undefined || decided === undefined || tree === decided)
continue;
issues.push(`the comparisons decide on the tree ${decided}; ${of} has ${tree}`);
}
issues.push(...claimIssues(state));
const others = [...(0,finding .wf)(what, issues), ...(await (0,decision_log .$W)(refs, log))];
return [...(0,decision_log .Rt)(findings, others), ...others];
}
function claimIssues({ evidence, entries }) {
return evidence.flatMap((record) => {
if (record.kind !== 'candidate' || record.claimed === undefined)
return [];
const entry = entries.find(({ iteration }) => String(iteration) === (0,candidate .rb)(record.id));
if (entry === undefined || entry.wave?.claimed === record.claimed)
return [];
return [`${record.id} was reported as better by ${record.claimed}; its entry says nothing of that`];
});
}
function checkNoEvidence(evidence) {
const kinds = new Set(evidence.map(({ kind }) => kind).filter((kind) => kind !== 'risk'));
if (kinds.size === 0)
return [];
const detail = `the records hold ${[...kinds].join(', ')}; a run without evaluator.decision compares and claims nothing`;
return [{ kind: 'wrong', what: 'comparisons', detail }];
}
async function checkBranch(refs, state) {
const { baseline_commit: baseline } = state.launch;
const branch = (0,base_text .g$)(state.launch.branch_name, 200);
const branchHead = await (0,kernel_refs .sg)(refs, (0,accepted_candidate .H8)(state));
if (branchHead === undefined)
return [{ detail: `${branch} is missing`, remedy: `restore it: git branch ${branch} ${state.lastAcceptedCommit}` }];
const issues = branchHead === state.lastAcceptedCommit
? []
: [{ detail: `${branch} is at ${branchHead}`, expected: `${state.lastAcceptedCommit}, as the records say` }];
let last = baseline;
for (const { kept_commit: commit, iteration } of (0,decision_checks .yx)(state.entries)) {
const descends = await (0,ancestry .Q)(refs, { base: last, branchHead: commit });
if (!descends) {
issues.push({ detail: `what iteration ${iteration} kept, ${commit}, does not descend from ${last}` });
}
last = commit;
}
return issues;
}
function checkFiles(paths, state) {
const { files } = paths;
const results_file = (0,external_node_path_.join)(state.launch.worktree_path, store.RESULTS);
const latest = state.entries.findLast(({ evaluator }) => evaluator !== null)?.evaluator;
const manifests = [files, filesAtLaunch(paths, state)].map((at) => (0,manifest .u1)(state, { ...at, results_file }));
const checks = [
[files.manifest_file, ...manifests],
[files.ledger_file, (0,run_files .ES)(state)],
...(latest ? [[files.latest_evaluator_file, latest]] : []),
];
return [
...checks.flatMap(([path, ...wanted]) => {
const shown = (0,store.shownPath)(paths, path);
return (0,finding .WX)(shown, compare(path, shown, wanted), 'as the records say');
}),
...checkResults(results_file, state),
...checkReports(paths, state),
...checkIterationFiles(paths, state),
];
}
function filesAtLaunch({ files, repository }, { launch }) {
const there = (path) => (0,external_node_path_.join)(launch.repo_root, (0,external_node_path_.relative)(repository.folder, path));
return {
instructions_file: there(files.instructions_file),
manifest_file: there(files.manifest_file),
ledger_file: there(files.ledger_file),
latest_evaluator_file: there(files.latest_evaluator_file),
candidate_file: there(files.candidate_file),
};
}
const TRAVELLING = ['changes.diff', candidate_pack .Tz];
function checkIterationFiles(paths, state) {
const { entries } = (0,ledger .Ie)(state) ?? state;
const isHere = (iteration) => (0,external_node_fs_.existsSync)((0,store.iterationFolder)(paths, iteration));
return (0,covered_files .A)(entries
.filter((entry) => (entry.files_digest !== undefined && state.entries.includes(entry)) || isHere(entry.iteration))
.map(({ iteration, files_digest: digest }) => ({
what: `iteration ${iteration}`,
folder: (0,store.iterationFolder)(paths, iteration),
digest,
travels: (name, bytes) => TRAVELLING.includes(name) && bytes <= state_size .fM,
})));
}
function checkReports(paths, { evidence }) {
const claims = evidence.flatMap((each) => (each.kind === 'claim' ? [(0,claim_outcome .f3)(each)] : []));
return (0,report_pages .t)(paths.folder, claims);
}
function compare(path, file, wanted) {
try {
const found = JSON.parse((0,own_files .o3)(path));
const differences = wanted.map((each) => (0,json_difference .a)(found, JSON.parse(JSON.stringify(each))));
const [first] = differences;
if (first === undefined || differences.includes(undefined))
return [];
return [{ where: { file, path: (0,json_path .i7)(first) }, detail: 'it is not what the records say' }];
}
catch (error) {
return [
{ where: { file }, detail: `it cannot be read: ${error instanceof Error ? error.message : String(error)}` },
];
}
}
function checkResults(path, state) {
const wanted = Buffer.from((0,results .f)(state.entries));
const found = (0,submission .Pd)(path, wanted.length);
if (found.kind === 'missing')
return [{ kind: 'unchecked', what: store.RESULTS, detail: 'the worktree has none' }];
const isSame = found.kind === 'read' && found.bytes.equals(wanted);
return (0,finding .WX)(store.RESULTS, isSame ? [] : ['it is not what the records say'], 'as the records say');
}
}),
40858:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
gf: () => ( isResetting),
jf: () => ( leaveWorkspace),
fA: () => ( openSession),
ii: () => ( readWorkspaceStatus),
lw: () => ( recoverLayers),
HH: () => ( resetWorkspace),
iI: () => ( yardOf)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var object_id = __webpack_require__(26343);
var fault_point = __webpack_require__(23727);
var files = __webpack_require__(79871);
var foreign_pack = __webpack_require__(20077);
var kernel_git = __webpack_require__(13096);
var git_command = __webpack_require__(44640);
var object_stream = __webpack_require__(56134);
var own_files = __webpack_require__(11042);
var remove_tree = __webpack_require__(14311);
var tree_reader = __webpack_require__(20160);
var waiting_files = __webpack_require__(27097);
var command = __webpack_require__(66967);
var workspace_workspace = __webpack_require__(54725);
var external_node_zlib_ = __webpack_require__(38522);
var plain_objects = __webpack_require__(79469);
var tree_object = __webpack_require__(52004);
var git_store = __webpack_require__(25367);
var loose_object = __webpack_require__(57864);
var loose_pack = __webpack_require__(21006);
var regular_file = __webpack_require__(48951);
;
const MAX_OBJECTS = 200;
const MAX_BYTES = 4 << 20;
const MAX_TEXT_BYTES = 64 * 1024;
async function readLooseCommits(store, { gitDir, from, made }) {
const { objects } = store.git;
if (objects === undefined)
return undefined;
const commit = readHead(gitDir, { from, made });
if (commit === undefined)
return undefined;
if (commit === from)
return { commit, commits: [], found: undefined };
const reading = new Reading((0,external_node_path_.join)(gitDir, 'objects'), objects);
const line = [];
for (let id = commit; id !== from;) {
const bytes = reading.read(id, 'commit');
const { tree, parent } = (bytes && linksOf(bytes)) ?? {};
if (bytes === undefined || tree?.length !== from.length || parent?.length !== from.length)
return undefined;
line.push({ id, tree, bytes });
id = parent;
}
let before = await (0,git_store .bR)(store, from);
for (const { id, tree, bytes } of line.toReversed()) {
if (!(await reading.takeTree({ before, after: tree })))
return undefined;
reading.taken.set(id, { type: 'commit', bytes });
before = tree;
}
const { taken } = reading;
const found = { commit, commits: line.map(({ id }) => id) };
const news = [...taken.values()];
if (reading.arePlain && line.every(({ bytes }) => (0,plain_objects .WF)(bytes)))
return { ...found, found: { objects: news, pack: undefined } };
const pack = (0,loose_pack .W)((id) => taken.get(id), [...taken.keys()], external_node_zlib_.constants.Z_NO_COMPRESSION);
return pack && { ...found, found: { objects: news, pack } };
}
function readHead(gitDir, { from, made }) {
const { config, head, ref } = (0,workspace_workspace .KN)({ ...made, commit: from });
const read = (name) => readBelow(gitDir, name, MAX_TEXT_BYTES)?.toString('latin1');
const isThere = (name) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(gitDir, name), { throwIfNoEntry: false }) !== undefined;
const isAsMade = read('config') === Buffer.from(config).toString('latin1') && read('HEAD') === head;
if (!isAsMade || isThere('commondir'))
return undefined;
const [, id] = /^([0-9a-f]+)\n$/.exec(read(ref) ?? '') ?? [];
return id?.length === from.length ? id : undefined;
}
function readBelow(folder, name, maxBytes) {
for (let above = (0,external_node_path_.dirname)(name);; above = (0,external_node_path_.dirname)(above)) {
if (!isRealFolder((0,external_node_path_.join)(folder, above)))
return undefined;
if (above === '.')
break;
}
return (0,regular_file .EW)((0,external_node_path_.join)(folder, name), maxBytes)?.bytes;
}
function isRealFolder(path) {
try {
return (0,external_node_fs_.lstatSync)(path).isDirectory();
}
catch (error) {
if ((0,files .Or)(error))
return false;
throw error;
}
}
function linksOf(bytes) {
const head = bytes.toString('latin1', 0, 400);
const [, tree, parent] = /^tree ([0-9a-f]+)\nparent ([0-9a-f]+)\n(?!parent )/.exec(head) ?? [];
return tree === undefined || parent === undefined ? undefined : { tree, parent };
}
class Reading {
taken = new Map();
arePlain = true;
#folder;
#store;
#room = MAX_BYTES;
#count = 0;
constructor(folder, store) {
this.#folder = folder;
this.#store = store;
}
read(id, type) {
this.#count += 1;
if (this.#count > MAX_OBJECTS)
return undefined;
const packed = readBelow(this.#folder, (0,loose_object .W7)('', id), this.#room);
const object = packed && (0,loose_object .Z7)(packed, id, this.#room);
if (object?.type !== type)
return undefined;
this.#room -= object.bytes.length;
return object.bytes;
}
async takeTree({ before, after }) {
if (before === after || this.taken.get(after)?.type === 'tree')
return true;
const bytes = this.read(after, 'tree');
const entries = bytes && (0,tree_object .BP)(bytes, after.length / 2);
if (bytes === undefined || entries === undefined)
return false;
const known = await this.#entriesOf(before);
this.arePlain &&= (0,plain_objects .Hi)(bytes, { entries, known });
const olds = new Map(known.map((entry) => [entry.name.toString('latin1'), entry]));
for (const { name, mode, id } of entries) {
const old = olds.get(name.toString('latin1'));
const [kind, isFolder] = [kindOf(mode), mode === tree_object .L7];
if (old?.id === id && kindOf(old.mode) === kind)
continue;
const isTaken = isFolder
? await this.takeTree({ before: old?.mode === tree_object .L7 ? old.id : undefined, after: id })
: kind === 'blob' && this.#takeFile(id);
if (!isTaken)
return false;
}
this.taken.set(after, { type: 'tree', bytes });
return true;
}
#takeFile(id) {
if (this.taken.get(id)?.type === 'blob')
return true;
const bytes = this.read(id, 'blob');
if (bytes === undefined)
return false;
this.taken.set(id, { type: 'blob', bytes });
return true;
}
async #entriesOf(tree) {
if (tree === undefined)
return [];
const taken = this.taken.get(tree);
return taken === undefined ? (0,tree_reader .Zc)(this.#store, tree) : ((0,tree_object .BP)(taken.bytes, tree.length / 2) ?? []);
}
}
const REPOSITORY_MODE = '160000';
function kindOf(mode) {
return mode === tree_object .L7 ? 'tree' : mode === REPOSITORY_MODE ? 'repository' : 'blob';
}
;
const MAX_PACK_BYTES = 128 << 20;
const MAX_COMMITS = 200;
const TAKING_MS = 120_000;
const READING = [
'export GIT_DIR="$PWD/.git" GIT_NO_REPLACE_OBJECTS=1 GIT_GRAFT_FILE=/dev/null GIT_NO_LAZY_FETCH=1',
'export GIT_CONFIG_NOSYSTEM=1 GIT_TERMINAL_PROMPT=0 GIT_OPTIONAL_LOCKS=0',
'set -- -c core.hooksPath=/dev/null -c core.fsmonitor=false -c core.commitGraph=false -c core.multiPackIndex=false',
'set -- "$@" -c advice.graftFileDeprecated=false -c pack.useBitmaps=false -c pack.threads=1 -c protocol.allow=never',
'head=$(git "$@" rev-parse --verify --quiet "HEAD^{commit}") || { echo "HEAD leads to no commit" >&2; exit 1; }',
'echo "$head"',
'[ "$head" = "$AUTORIZE_FROM" ] && exit 0',
'printf "%s\\n^%s\\n" "$head" "$AUTORIZE_FROM" | git "$@" pack-objects -q --revs --stdout --window=0',
].join('\n');
async function takeAgentCommit(privateArea, request) {
const { from, made } = request;
const folder = request.layers?.folder ?? request.folder;
const obstacle = findObstacle(folder);
if (obstacle !== undefined)
return { kind: 'refused', reason: obstacle };
const place = (0,external_node_path_.join)(privateArea.folder, 'handed');
(0,remove_tree .dM)(place);
privateArea.checkSeal();
const loose = await readLooseCommits(privateArea.store, { gitDir: (0,external_node_path_.join)(folder, '.git'), from, made });
if (loose !== undefined && loose.found === undefined)
return { kind: 'taken', commit: from, commits: [] };
if (loose?.found !== undefined && loose.found.pack === undefined) {
if (request.signal?.aborted === true)
return { kind: 'aborted' };
privateArea.checkSeal();
return moveIn(privateArea.store, loose, loose.found);
}
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(place, 'objects', 'pack'), { recursive: true });
const read = loose?.found?.pack
? { ...loose, pack: loose.found.pack.bytes }
: await readAgentGit(privateArea, request, place);
if ('kind' in read)
return read;
const { commit, pack } = read;
if (commit === from)
return { kind: 'taken', commit, commits: [] };
privateArea.checkSeal();
try {
return await takeIn(privateArea.store, { ...request, commit, pack, loose, objects: (0,external_node_path_.join)(place, 'objects') });
}
catch (error) {
if (!(error instanceof kernel_git .XS) || error.isDiskFull)
throw error;
if (request.signal?.aborted === true)
return { kind: 'aborted' };
if (error.isKilled)
throw error;
const message = error.stderr.trim().split('\n')[0] || `git ended with ${error.gitExit}`;
return { kind: 'refused', reason: `its objects are not sound: ${(0,base_text .g$)(message, 300)}` };
}
}
function findObstacle(folder) {
for (const name of ['.git', '.git/objects', '.git/refs']) {
try {
const stats = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(folder, name));
if (stats.isSymbolicLink())
return `${name} of the worktree is a symbolic link`;
if (!stats.isDirectory())
return `${name} of the worktree is no folder`;
}
catch (error) {
return `${name} of the worktree cannot be read: ${(0,files .CA)(error)}`;
}
}
return undefined;
}
async function readAgentGit(privateArea, request, place) {
const { folder, from, layers, signal } = request;
const waiting = (0,waiting_files .$)((0,external_node_path_.join)(layers?.folder ?? folder, '.git'));
if (waiting !== undefined)
return { kind: 'refused', reason: `its repository cannot be read: ${waiting}` };
const readable = (0,workspace_workspace .KJ)(privateArea);
const result = await (0,command .d)(privateArea, {
place: 'workspace',
command: READING,
kind: 'agent',
workDir: folder,
view: layers?.view,
variables: { AUTORIZE_FROM: from, GIT_ALTERNATE_OBJECT_DIRECTORIES: (0,git_command .R)(readable) },
stdoutPath: (0,external_node_path_.join)(place, 'pack.stdout'),
stderrPath: (0,external_node_path_.join)(place, 'pack.stderr'),
maxStdoutBytes: MAX_PACK_BYTES,
budgetMs: TAKING_MS,
network: 'off',
signal,
readable,
});
if (result.kind === 'unstarted') {
if (result.code === 'ABORTED')
return { kind: 'aborted' };
return { kind: 'infra', reason: `git could not be started: ${result.reason}` };
}
if (result.aborted)
return { kind: 'aborted' };
const reason = issueOf(result);
if (reason !== undefined)
return { kind: 'refused', reason };
const bytes = (0,own_files .zx)(result.stdout.path) ?? Buffer.alloc(0);
const end = bytes.indexOf('\n');
const commit = bytes.subarray(0, Math.max(0, end)).toString('latin1');
if (!/^[0-9a-f]+$/.test(commit) || commit.length !== from.length) {
return { kind: 'refused', reason: `HEAD is ${(0,base_text .TL)(commit)}; expected the id of a commit` };
}
return { commit, pack: bytes.subarray(end + 1) };
}
function issueOf({ exitCode, killedByBudget, stdout, stderr }) {
if (killedByBudget)
return `its objects could not be read within ${TAKING_MS / 1000} s`;
if (stdout.truncated)
return `its new objects take more than ${MAX_PACK_BYTES >> 20} MB`;
if (exitCode === 0)
return undefined;
const message = (0,own_files .o3)(stderr.path).trim().split('\n')[0];
return `its repository cannot be read: ${(0,base_text .g$)(message || `git ended with ${exitCode}`, 300)}`;
}
async function takeIn(store, taking) {
const { commit, pack, objects, loose, signal } = taking;
const { gitDir, home } = store;
const git = (0,kernel_git .uD)({ gitDir, home, objects, alternates: [(0,external_node_path_.join)(gitDir, 'objects')] });
const hash = (0,object_id .q)(commit);
const taken = await (0,foreign_pack .zE)({
...{ git, objects, pack, hash, maxPackBytes: MAX_PACK_BYTES, isPrivate: true, hasPlainModes: true, signal },
});
if (taken.kind === 'refused')
return { kind: 'refused', reason: taken.why };
const checked = loose ?? (await checkLine(git, taking));
if ('kind' in checked)
return checked;
if (loose?.found !== undefined)
return moveIn(store, loose, loose.found);
await readTrees({ gitDir, home, objects, alternates: [(0,external_node_path_.join)(gitDir, 'objects')] }, [
taking.from,
...checked.commits.toReversed(),
]);
(0,fault_point .Jd)('handed:before-move');
(0,foreign_pack .H9)({ names: taken.names, from: objects, to: (0,external_node_path_.join)(gitDir, 'objects') });
(0,fault_point .Jd)('handed:after-move');
return { kind: 'taken', commit, commits: checked.commits };
}
async function readTrees(paths, commits) {
const objects = (0,object_stream .dV)(paths);
try {
for (const [at, from] of commits.entries()) {
const to = commits[at + 1];
if (to !== undefined)
await (0,tree_reader .xQ)(objects, { from, to });
}
}
finally {
await objects.close();
}
}
function moveIn({ git: { objects } }, { commit, commits }, found) {
if (objects === undefined)
throw new Error('files of objects that a store without objects has read');
(0,fault_point .Jd)('handed:before-move');
for (const object of found.objects)
objects.write(object, (0,object_id .q)(commit));
(0,fault_point .Jd)('handed:after-move');
return { kind: 'taken', commit, commits };
}
async function checkLine(git, { commit, from, signal }) {
const call = (0,foreign_pack .b8)(signal);
const asked = `${commit}^{commit}\n`;
const { stdout } = await git(['cat-file', '--batch-check=%(objectsize)'], { input: asked, ...call });
if (!/^\d+$/.test(stdout.toString().trimEnd()))
return { kind: 'refused', reason: `the commit ${commit} is not among its objects` };
await git(['rev-list', '--objects', '--quiet', '--end-of-options', commit, `^${from}`], call);
const descends = await git(['merge-base', '--is-ancestor', '--end-of-options', from, commit], {
...call,
allowed: [0, 1],
});
if (descends.exitCode !== 0) {
return { kind: 'refused', reason: `HEAD, ${commit}, does not descend from the last kept commit` };
}
const commits = (await (0,kernel_git .JG)(git, ['rev-list', `--max-count=${MAX_COMMITS + 1}`, '--end-of-options', commit, `^${from}`], call)).split('\n');
if (commits.length > MAX_COMMITS)
return { kind: 'refused', reason: `it made more than ${MAX_COMMITS} commits` };
return { commits };
}
var capture_settings = __webpack_require__(48701);
var git_work_tree = __webpack_require__(51221);
;
async function renewAgentGit(privateArea, request) {
const { store } = privateArea;
dropSavedGit(privateArea);
const { holder, saved, unfinished } = placesOf(privateArea, request.commit);
(0,external_node_fs_.mkdirSync)(unfinished, { recursive: true });
const indexFile = (0,external_node_path_.join)(unfinished, 'index');
await (0,kernel_git .uD)({ gitDir: store.gitDir, home: store.home, indexFile })([
'read-tree',
'--end-of-options',
request.commit,
]);
await (0,git_work_tree .rg)(store, { indexFile, tree: request.commit });
const packs = (0,external_node_path_.join)(unfinished, 'pack');
(0,external_node_fs_.mkdirSync)(packs);
const input = `${request.commit}\n^${store.base}\n`;
await store.git(['pack-objects', '-q', '--revs', '--window=0', (0,external_node_path_.join)(packs, 'pack')], { input });
(0,external_node_fs_.renameSync)(unfinished, saved);
(0,fault_point .Jd)('renewal:after-saved');
replaceGit(privateArea, request);
(0,fault_point .Jd)('renewal:after-head');
(0,remove_tree .dM)(holder);
}
function finishRenewal(privateArea, request) {
const { holder } = placesOf(privateArea);
const [commit] = (0,external_node_fs_.existsSync)(holder) ? (0,external_node_fs_.readdirSync)(holder).filter((name) => name !== UNFINISHED) : [];
if (commit !== undefined && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(request.workspace.folder, '.git', 'HEAD')))
replaceGit(privateArea, { ...request, commit });
(0,remove_tree .dM)(holder);
}
function dropSavedGit(privateArea) {
(0,remove_tree .dM)(placesOf(privateArea).holder);
}
const UNFINISHED = 'unfinished';
function placesOf({ folder }, commit = '') {
const holder = (0,external_node_path_.join)(folder, 'renewal');
return { holder, saved: (0,external_node_path_.join)(holder, commit), unfinished: (0,external_node_path_.join)(holder, UNFINISHED) };
}
function replaceGit(privateArea, request) {
const { saved } = placesOf(privateArea, request.commit);
const gitDir = (0,external_node_path_.join)(request.workspace.folder, '.git');
if ((0,external_node_fs_.lstatSync)(gitDir, { throwIfNoEntry: false })?.isDirectory() === true) {
(0,external_node_fs_.chmodSync)(gitDir, 0o700);
(0,remove_tree .dM)((0,external_node_path_.join)(gitDir, 'HEAD'));
}
(0,remove_tree .dM)(gitDir);
(0,fault_point .Jd)('renewal:after-removal');
const workspace = { ...request.workspace, indexFile: (0,external_node_path_.join)(saved, 'index') };
(0,workspace_workspace .NF)(privateArea.store, { ...request, workspace }, { packs: (0,external_node_path_.join)(saved, 'pack') });
}
var capture_steps = __webpack_require__(87268);
var durable = __webpack_require__(84831);
var external_node_crypto_ = __webpack_require__(77598);
var byte_path = __webpack_require__(4862);
var index_tree = __webpack_require__(67985);
var plain_files = __webpack_require__(80706);
;
async function moveFewFiles(store, { folder, indexFile }, { from, to }) {
const { objects } = store.git;
const changes = await (0,git_store .j_)(store, { from, to });
const isFew = changes.length <= plain_files .M && changes.every(isPlain);
if (objects === undefined || !isFew || !changes.every((change) => isAsBefore(folder, change)))
return 'unmoved';
const contents = [];
let room = plain_files .MU;
for (const { status, newId } of changes) {
const bytes = status === 'D' ? Buffer.alloc(0) : (await objects.read(newId)).bytes;
room -= bytes.length;
if (room < 0)
return 'unmoved';
contents.push(bytes);
}
for (const [at, { path, status, newMode }] of changes.entries()) {
const file = (0,external_node_path_.join)(folder, path);
(0,external_node_fs_.rmSync)(file, { force: true });
if (status === 'D')
removeEmpty(folder, (0,external_node_path_.dirname)(path));
else {
(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
(0,external_node_fs_.writeFileSync)(file, contents[at] ?? '', { mode: plain_files .Y5.get(newMode) ?? 0o666, flag: 'wx' });
}
}
const entries = changes.map((change) => entryOf(folder, change));
const index = (0,index_tree .V)((0,external_node_fs_.readFileSync)(indexFile), (0,object_id .q)(from), entries);
if (index === undefined)
return 'broken';
(0,external_node_fs_.writeFileSync)(`${indexFile}.new`, index);
(0,external_node_fs_.renameSync)(`${indexFile}.new`, indexFile);
return 'moved';
}
function isPlain({ path, status, oldMode, newMode }) {
const isFile = (mode, none) => status === none || plain_files .Y5.has(mode);
return (0,plain_files .qW)(path) && isFile(oldMode, 'A') && isFile(newMode, 'D');
}
function isAsBefore(folder, { path, status, oldMode, oldId }) {
for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) {
const above = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(folder, path.slice(0, end)), { throwIfNoEntry: false });
if (above === undefined)
return status === 'A';
if (!above.isDirectory())
return false;
}
const file = (0,external_node_path_.join)(folder, path);
if (status === 'A')
return (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false }) === undefined;
const found = (0,regular_file .EW)(file, plain_files .MU);
if (found === undefined || (0,tree_object .IB)(found.mode) !== oldMode)
return false;
const hash = (0,external_node_crypto_.createHash)((0,object_id .q)(oldId)).update(`blob ${found.bytes.length}\0`).update(found.bytes);
return hash.digest('hex') === oldId;
}
function removeEmpty(folder, path) {
for (let above = path; above !== '.'; above = (0,external_node_path_.dirname)(above)) {
try {
(0,external_node_fs_.rmdirSync)((0,external_node_path_.join)(folder, above));
}
catch (error) {
if ((0,files .CA)(error) === 'ENOTEMPTY')
return;
throw error;
}
}
}
function entryOf(folder, { path, status, newMode, newId }) {
const name = { path: (0,byte_path .O0)(path), id: newId };
if (status === 'D')
return { ...name, mode: undefined };
return { ...name, mode: newMode, stats: (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(folder, path), { bigint: true }) };
}
var timer = __webpack_require__(20677);
var workspace_environment = __webpack_require__(93391);
var layered_workspace = __webpack_require__(56711);
var private_area = __webpack_require__(63702);
var layered_view = __webpack_require__(92364);
var kernel_program = __webpack_require__(95808);
var replaced_folders = __webpack_require__(29550);
var tree_names = __webpack_require__(52367);
var upper_files = __webpack_require__(62730);
;
const COPYING_MS = 600_000;
async function placeUpper(view, { at, folder, yardIn }) {
const left = [];
const lower = view.folders.find((each) => each.at === at)?.lower ?? [];
const done = await (0,upper_files .Fs)((0,layered_view .Ag)(view, at), { lower, opened: [], signal: undefined, listsNew: false });
if (typeof done === 'string')
return { left, failure: 'it has too many files' };
const { roots, changed, removed, entered, unread } = done;
const replaced = await (0,replaced_folders .V)(view, { at, folders: entered });
if (replaced === undefined)
return { left, failure: 'which folders it removed cannot be read' };
const isCopiedAbove = (path) => {
for (let above = (0,tree_names .gN)(path); above !== ''; above = (0,tree_names .gN)(above))
if (replaced.has(above))
return true;
return false;
};
const copied = [...replaced, ...roots, ...changed].filter((path) => !isCopiedAbove(path));
for (const path of new Set(['.git', ...removed, ...copied]))
left.push(...(await (0,remove_tree .l)((0,byte_path .VV)(folder, path), { yardIn })));
const failure = await copyShown(view, { at, to: folder, paths: copied });
if (failure !== undefined || unread === undefined)
return { left, failure };
const shown = unread === '' ? '.' : (0,byte_path .q0)(Buffer.from(unread, 'latin1'));
return { left, failure: `${(0,base_text .TL)(shown, 200)} cannot be read` };
}
async function copyShown(view, { at, to, paths }) {
if (paths.length === 0)
return undefined;
const copy = ['xargs', '-0', 'cp', '-a', '--parents', '-t', to, '--'];
const [program = '', ...args] = [...(0,layered_view .Nx)(view, at), ...copy];
const { exitCode, stderr } = await (0,kernel_program .m)({
...{ program, args, cwd: '/', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' } },
input: Buffer.from(paths.map((path) => `./${path}\0`).join(''), 'latin1'),
...{ timeoutMs: COPYING_MS, maxBytes: 1024, maxStderrChars: 1000 },
});
if (exitCode === 0)
return undefined;
return (0,base_text .g$)(stderr.trim().split('\n')[0] || `cp ended with ${exitCode}`, 300);
}
var mission_store = __webpack_require__(89855);
var submission = __webpack_require__(66889);
;
const MAX_ARTIFACT_BYTES = 10 << 20;
async function openSessionLayers(mission, { step, ...request }) {
const { privateArea, protectedFiles, sessionPlace } = mission;
const { commit, signal, workspace } = request;
const layers = (0,layered_workspace .Y)(privateArea);
if (layers === undefined)
return undefined;
const checkout = (0,private_area .b)(privateArea, 1);
const made = step === undefined
? { kind: 'prepared', prepared: undefined, timings: {} }
: await (0,workspace_environment .N)(privateArea, { step, protectedFiles, signal, tree: commit, checkout });
if (made.kind !== 'prepared')
return made;
const { prepared, timings } = made;
const opened = await (0,layered_workspace .a)(privateArea, layers, {
...{ ...request, prepared, viewAt: (0,external_node_path_.join)(placeOf(mission), commit) },
workspace: { ...workspace, indexFile: `${workspace.indexFile}.session` },
});
if (opened === 'cancelled')
return { kind: 'aborted', timings };
for (const name of mission_store.RUNTIME_ARTIFACTS.filter((each) => !opened.isOfTree(each))) {
const found = (0,submission .Pd)((0,external_node_path_.join)(workspace.folder, name), MAX_ARTIFACT_BYTES);
if (found.kind === 'read')
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(opened.folder, name), found.bytes);
}
sessionPlace.layers = opened;
const { shown } = opened;
return { kind: 'attached', timings, environment: { shown, [Symbol.asyncDispose]: () => Promise.resolve() } };
}
async function dropSession({ sessionPlace }) {
await sessionPlace.layers?.[Symbol.asyncDispose]();
sessionPlace.layers = undefined;
}
async function placeSession(mission, yardIn) {
const { layers } = mission.sessionPlace;
if (layers === undefined)
return;
await place(mission, { view: layers.view, yardIn });
await dropSession(mission);
mission.privateArea.onLeft(await (0,remove_tree .l)(placeOf(mission)));
}
async function recoverSession(mission, { isKept, yardIn }) {
const { privateArea, state, workspace } = mission;
const folder = (0,external_node_path_.join)(placeOf(mission), state.lastAcceptedCommit);
if (isKept && (0,external_node_fs_.existsSync)(folder)) {
const layers = (0,layered_workspace .Y)(privateArea);
if (layers === undefined)
throw unreadable(folder);
const { programs, trees } = layers;
const { folders: lower, release } = await trees.lease(state.lastAcceptedCommit);
const view = (0,layered_view .Ne)({ folder, programs, folders: [{ at: workspace.folder, lower }] });
await place(mission, { view, yardIn });
release();
}
privateArea.onLeft(await (0,remove_tree .l)(placeOf(mission)));
}
function placeOf({ privateArea }) {
return (0,external_node_path_.join)(privateArea.folder, 'unfinished');
}
function unreadable(folder) {
return new errors .Rb({
message: `a session that was killed left its work in layers, which cannot be read here: ${(0,base_text .TL)(folder, 300)}`,
remedy: `Resume with the sandbox that it had (bubblewrap), or give its work up: rm -r ${JSON.stringify(folder)}`,
});
}
async function place(mission, { view, yardIn }) {
const { privateArea, journal, workspace } = mission;
(0,external_node_fs_.mkdirSync)(yardIn, { recursive: true });
const { left, failure: why } = await placeUpper(view, { at: workspace.folder, folder: workspace.folder, yardIn });
privateArea.onLeft(left);
if ((0,external_node_fs_.readdirSync)(yardIn).length === 0)
(0,external_node_fs_.rmdirSync)(yardIn);
(0,fault_point .Jd)('mission:amid-placing');
if (why === undefined)
(0,external_node_fs_.renameSync)(view.folder, (0,external_node_path_.join)(placeOf(mission), 'placed'));
else {
const rest = (0,external_node_path_.join)(privateArea.folder, `unfinished-${(0,external_node_crypto_.randomUUID)()}`);
(0,external_node_fs_.renameSync)(view.folder, rest);
const shown = (0,base_text .TL)((0,layered_view .Ag)({ ...view, folder: rest }, workspace.folder), 300);
journal.note(`not all that the session left could be put into its worktree (${why}); all of it lies in ${shown}`);
}
(0,fault_point .Jd)('mission:after-placing');
}
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
async function readWorkspaceStatus(mission) {
const { privateArea, workspace, state, sessionPlace, signal } = mission;
const { layers } = sessionPlace;
const made = workspaceRequest(mission, state.lastAcceptedCommit);
if (layers === undefined)
finishRenewal(privateArea, made);
const taking = { folder: workspace.folder, from: state.lastAcceptedCommit, made, layers, signal };
const head = await takeAgentCommit(privateArea, taking);
const commit = head.kind === 'taken' ? head.commit : state.lastAcceptedCommit;
const dirty = await listDirty(mission, commit);
return dirty === 'cancelled' ? { head: { kind: 'aborted' }, dirty: [] } : { head, dirty };
}
async function listDirty({ privateArea, workspace, signal, state, sessionPlace: { layers } }, commit) {
const { store } = privateArea;
const limits = (0,capture_settings .x)(state.launch.contract.capture);
privateArea.checkSeal();
const captured = layers === undefined
? await (0,git_work_tree .FI)({ ...store, base: commit }, workspace, { limits, signal })
: await layers.capture({ limits, signal, alsoKnown: commit, except: artifactsIn(layers) });
if (captured.kind === 'cancelled')
return 'cancelled';
if (captured.kind !== 'captured')
return [`(${(0,workspace_workspace .zv)(captured)})`];
const changes = await (0,git_store .j_)(store, { from: commit, to: captured.tree });
const isArtifact = (path, status) => status === 'A' && mission_store.RUNTIME_ARTIFACTS.includes(path);
return changes.filter(({ path, status }) => !isArtifact(path, status)).map(({ path }) => path);
}
function artifactsIn({ folder, isOfTree }) {
const isFile = (name) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(folder, name), { throwIfNoEntry: false })?.isFile() === true;
return mission_store.RUNTIME_ARTIFACTS.filter((name) => isFile(name) && !isOfTree(name));
}
async function openSession(mission, step) {
const { state, signal, sessionPlace } = mission;
const request = { ...workspaceRequest(mission, state.lastAcceptedCommit), step, signal };
const opened = await openSessionLayers(mission, request);
if (opened === undefined)
sessionPlace.at = undefined;
return opened;
}
function recoverLayers(mission, isKept) {
return recoverSession(mission, { isKept, yardIn: requireYard(mission) });
}
const GRACE_MS = 2000;
const LOG = 'run.log';
const MAX_LOG_BYTES = 10 << 20;
async function resetWorkspace(mission) {
const { privateArea, workspace, state, sessionPlace } = mission;
const yardIn = requireYard(mission);
dropSavedGit(privateArea);
const { layers } = sessionPlace;
const log = (0,submission .Pd)((0,external_node_path_.join)(layers?.folder ?? workspace.folder, LOG), MAX_LOG_BYTES);
if (layers !== undefined) {
if (!layers.isOfTree(LOG))
replaceLog(workspace.folder, log);
await dropSession(mission);
}
if (!(await followCommit(mission, yardIn))) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const grace = __addDisposableResource(env_1, (0,timer .ZE)(mission.signal, GRACE_MS), false);
setMark(workspace.folder);
privateArea.onLeft(await (0,remove_tree .DA)(yardIn, { signal: grace.signal }));
const request = { ...workspaceRequest(mission, state.lastAcceptedCommit), yardIn, signal: grace.signal };
if ((await (0,workspace_workspace .t0)(privateArea, request)) === 'cancelled')
return 'cancelled';
const path = (0,external_node_path_.join)(workspace.folder, LOG);
if (log.kind === 'read' && !(0,external_node_fs_.existsSync)(path))
(0,external_node_fs_.writeFileSync)(path, log.bytes, { flag: 'wx' });
clearMark(workspace.folder);
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
__disposeResources(env_1);
}
}
sessionPlace.at = privateArea.level.kind === 'bubblewrap' ? state.lastAcceptedCommit : undefined;
(0,fault_point .Jd)('mission:after-reset');
mission.journal.ready();
return 'ready';
}
async function followCommit(mission, yardIn) {
const { privateArea, workspace, state, sessionPlace } = mission;
const { store } = privateArea;
const [from, to] = [sessionPlace.at, state.lastAcceptedCommit];
sessionPlace.at = undefined;
const gitDir = (0,external_node_path_.join)(workspace.folder, '.git');
if (from === undefined || (0,external_node_fs_.existsSync)(yardIn) || !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(gitDir, 'HEAD')))
return false;
if (from === to)
return true;
privateArea.checkSeal();
(0,external_node_fs_.mkdirSync)(yardIn, { recursive: true });
(0,durable .aR)(markOf(workspace.folder), []);
try {
const moved = await moveFewFiles(store, workspace, { from, to });
if (moved === 'broken')
return false;
if (moved === 'unmoved')
await (0,capture_steps .TG)(store, workspace)(['read-tree', '-m', '-u', '--end-of-options', from, to]);
}
catch (error) {
if (error instanceof kernel_git .XS && !error.isKilled && !error.isDiskFull)
return false;
if ((0,files .Or)(error) && !(0,files .Ry)(error))
return false;
throw error;
}
(0,fault_point .Jd)('mission:after-follow');
(0,remove_tree .dM)(gitDir);
(0,workspace_workspace .NF)(store, workspaceRequest(mission, to));
clearMark(workspace.folder);
return true;
}
function replaceLog(folder, log) {
const path = (0,external_node_path_.join)(folder, LOG);
(0,remove_tree .dM)(path);
if (log.kind === 'read')
(0,external_node_fs_.writeFileSync)(path, log.bytes, { flag: 'wx' });
}
function setMark(folder) {
(0,external_node_fs_.mkdirSync)(yardOf(folder), { recursive: true });
(0,durable .Zf)(markOf(folder), []);
}
function clearMark(folder) {
(0,external_node_fs_.rmSync)(markOf(folder), { force: true });
if ((0,external_node_fs_.readdirSync)(yardOf(folder)).length === 0)
(0,external_node_fs_.rmdirSync)(yardOf(folder));
}
function requireYard({ workspace: { folder } }) {
const yardIn = yardOf(folder);
for (const path of [folder, yardIn])
requireOwnPath(path);
return yardIn;
}
function isResetting(folder) {
return (0,external_node_fs_.existsSync)(markOf(folder));
}
function markOf(folder) {
return (0,external_node_path_.join)(yardOf(folder), 'resetting');
}
function yardOf(folder) {
return `${folder}.old`;
}
async function leaveWorkspace(mission, head) {
const commit = head.kind === 'taken' ? head.commit : mission.state.lastAcceptedCommit;
mission.sessionPlace.at = undefined;
await placeSession(mission, requireYard(mission));
await renewAgentGit(mission.privateArea, workspaceRequest(mission, commit));
}
function workspaceRequest({ workspace, state, identity }, commit) {
return { workspace, commit, branch: state.launch.branch_name, identity, ignored: mission_store.RUNTIME_ARTIFACTS };
}
function requireOwnPath(folder) {
const parent = (0,external_node_path_.dirname)(folder);
(0,external_node_fs_.mkdirSync)(parent, { recursive: true });
const real = (0,external_node_fs_.realpathSync)(parent);
if (real === parent && (0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isSymbolicLink() !== true)
return;
throw new errors .Rb({
message: `the worktree ${(0,base_text .TL)(folder, 300)} leads elsewhere: a symbolic link is on its path`,
remedy: 'Replace the link by a folder, or remove it, then resume.',
});
}
})
};

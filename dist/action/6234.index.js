export const id = 6234;
export const ids = [6234];
export const modules = {
51868:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( createBlake3)
});
var hash_wasm_dist_blake3_umd_min_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23894);
let created;
function createBlake3() {
created ??= hash_wasm_dist_blake3_umd_min_js__WEBPACK_IMPORTED_MODULE_0__.createBLAKE3().then((hasher) => (data) => hasher.init().update(data).digest());
return created;
}
}),
46204:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( normalPath)
});
function normalPath(supplied) {
const parts = supplied.split('/').filter((part) => part !== '' && part !== '.');
if (parts.length === 0 || parts.includes('..') || supplied.includes('\0'))
return undefined;
return parts.join('/');
}
}),
55393:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$J: () => ( markKnownStart),
e6: () => ( isKnownStart)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _noted_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77388);
const knownStartsFile = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'known-starts');
function markKnownStart(folder, commit) {
(0,_noted_commits_js__WEBPACK_IMPORTED_MODULE_1__ .A)(knownStartsFile(folder), commit);
}
function isKnownStart(folder, commit) {
return (0,_noted_commits_js__WEBPACK_IMPORTED_MODULE_1__ .h)(knownStartsFile(folder)).includes(commit);
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
97895:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
a: () => ( workPlanSchema),
i: () => ( workItemSchema)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_repository_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46204);
var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63836);
var _environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83257);
var _setting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60456);
var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82374);
var _values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62806);
const AGENT_IDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `agent-${number}`);
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
const itemId = (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'a name of letters, digits, ".", "_" and "-"')), 'letters, digits, `.`, `_`, `-`');
const paths = (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()
.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YPB((supplied) => (0,_base_repository_path_js__WEBPACK_IMPORTED_MODULE_2__ .F)(supplied) !== undefined, 'a path inside the repository, without ".."'))), 'paths');
const timeout = (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr()
.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(1, 'a whole number of milliseconds from 1'), zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Zm(MAX_TIMEOUT_MS, `at most ${MAX_TIMEOUT_MS} milliseconds`)), 'whole number from 1');
const workItemSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
id: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(itemId, { doc: 'Unique name of the item.' }),
agent_id: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^agent-[0-9]$/, '"agent-0" to "agent-9"')), '`"agent-0"` to `"agent-9"`'), { doc: 'The agent of `agents` that works on it.' }),
description: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(_values_js__WEBPACK_IMPORTED_MODULE_7__ .Bq, { doc: 'The task.' }),
dependencies: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()), []), 'ids'), {
doc: 'Items that must have succeeded first.',
}),
constraints: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
max_files: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .HT)(1), 10), { unit: 'files', doc: 'Maximum number of changed paths.' }),
max_tool_ops: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .HT)(0), 50), {
unit: 'tool operations',
doc: 'Maximum number of tool operations.',
}),
max_delta_size: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .HT)(1), 100), {
unit: 'changes',
doc: 'Maximum number of changed blocks of consecutive lines. A file without lines counts as one block.',
}),
timeout_ms: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(timeout, 300_000), {
unit: 'ms',
doc: 'Time of the agent, and again of the test command.',
}),
}), {}),
budget: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
time_estimate_ms: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .HT)(0), { unit: 'ms', doc: 'Your estimate of the time. It limits nothing.' }),
complexity: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .Yq)(['low', 'medium', 'high']), {
doc: 'Your estimate of the complexity. It has no effect.',
}),
})),
input_files: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(paths), {
doc: 'Files that must exist when the item starts, and before the run if it has no dependencies.',
}),
output_files: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(paths), { doc: 'Files that must exist afterwards.' }),
test_command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_7__ .Bq), {
doc: 'Must exit with 0. `sh -c` runs it in an evaluation checkout of what the agent left.',
}),
});
const agentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_7__ .Bq), {
unset: 'required without a preset',
doc: 'Command line for `sh -c`, in which `{prompt_file}`, `{workdir}` and `{id}` are replaced.',
}),
preset: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .Yq)(_engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_3__ .VC)), '[name](agents.md#presets)'), {
unset: 'required without a command',
doc: 'Command line of a known agent CLI.',
}),
stdin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .ZC, 'prompt'), {
doc: 'Whether a command gets the prompt on standard input. A preset knows where its CLI reads it.',
}),
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ ._K,
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .FC,
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .fC,
});
const agentShape = Object.fromEntries(AGENT_IDS.map((id) => [id, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(agentSchema)]));
const classGlobs = (name) => (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_7__ .gV), { unset: 'its [default globs](work-items.md)', doc: `Paths that count as ${name}.` });
const workPlanSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
$schema: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()), { doc: 'The JSON Schema of this file, for editors.' }),
version: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz(1, 'the number 1'), { doc: 'Version of the format.' }),
plan: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, 'a name of letters, digits, "_" and "-"'))), 'letters, digits, `_`, `-`'), { unset: 'the name of the file', doc: 'Name of the plan and of its branch.' }),
agents: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej(agentShape),
items: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(workItemSchema),
budget: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ usd: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .xy })),
environment: _environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .RJ,
setup: (0,_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .Xv)('5m', _values_js__WEBPACK_IMPORTED_MODULE_7__ .rW),
build: (0,_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .u2)('10m', _values_js__WEBPACK_IMPORTED_MODULE_7__ .rW),
permit: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .eL,
capture: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .HM,
classes: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
deltaQ: classGlobs('tests'),
deltaLambda: classGlobs('configuration, policy and workflows'),
deltaPi: classGlobs('documents and generated files'),
}), {}),
});
}),
64048:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w4: () => ( admit),
Ns: () => ( artifactsOf),
Dv: () => ( missingPaths),
xf: () => ( workRules)
});
var repository_path = __webpack_require__(46204);
var base_text = __webpack_require__(7953);
var boundaries_boundaries = __webpack_require__(88814);
var deltas = __webpack_require__(12356);
;
function checkAdmission(capsule, limits) {
const { maxFiles, maxToolOps, maxDeltaSize, requiresToolTrace = false } = limits;
const files = countFiles(capsule);
if (files > maxFiles)
return { ok: false, reason: `Exceeded max files: ${files} > ${maxFiles}` };
if (capsule.toolTrace === undefined && requiresToolTrace) {
return { ok: false, reason: 'No tool trace: the agent reported no operation, so max tool ops cannot be checked' };
}
const ops = capsule.toolTrace?.length ?? 0;
if (ops > maxToolOps)
return { ok: false, reason: `Exceeded max tool ops: ${ops} > ${maxToolOps}` };
const size = (0,deltas .Y0)(capsule);
if (size > maxDeltaSize)
return { ok: false, reason: `Exceeded max delta size: ${size} > ${maxDeltaSize}` };
return { ok: true };
}
function countFiles({ artifacts }) {
return new Set(artifacts.map(({ path }) => path)).size;
}
function checkDuplicate(outputHash, history) {
const earlier = history.get(outputHash);
if (earlier === undefined)
return { ok: true };
return { ok: false, reason: `Duplicate output hash: already produced by ${earlier}` };
}
;
function workRules({ permit, programs }) {
return {
...{ allowPaths: [], enforceAllow: false, denyPaths: [], permit, programs },
...{ protectedPaths: [], protectKey: '', autoloaded: 'open' },
};
}
function missingPaths(paths, { entries }) {
if (paths === undefined || paths.length === 0)
return [];
const there = new Set(entries.map(({ path }) => path));
return paths.filter((path) => !there.has((0,repository_path .F)(path) ?? '')).map((path) => (0,base_text .TL)(path, 200));
}
function artifactsOf({ changes }, { entries }) {
const hashes = new Map(entries.map(({ path, hash }) => [path, hash]));
return changes.map((each) => {
const isGone = each.status === 'D';
return {
path: each.path,
type: (0,deltas .Tw)(each),
mode: isGone ? null : each.newMode,
content_hash: hashes.get(each.path) ?? null,
git_blob: isGone ? null : each.newId,
};
});
}
function admit({ requiresToolTrace, ...asked }, { item, capsule, change, hash, history }) {
const { max_files: maxFiles, max_tool_ops: maxToolOps, max_delta_size: maxDeltaSize } = item.constraints;
const limits = { maxFiles, maxToolOps, maxDeltaSize, requiresToolTrace };
const admitted = checkAdmission(capsule, limits);
if (!admitted.ok)
return admitted;
const sizes = { maxFiles: undefined, maxDiffLines: undefined };
const boundaries = (0,boundaries_boundaries .K)(change, { ...workRules(asked), ...sizes });
const reasons = boundaries.kind === 'denied' ? [...boundaries.reasons] : [];
for (const { path } of change.changes) {
if (/\p{Cs}/u.test(path))
reasons.push(`${(0,base_text .TL)(path, 200)} has a name that is no UTF-8`);
}
if (reasons.length > 0)
return { ok: false, reason: reasons.join('; ').replaceAll('boundaries.permit', 'permit') };
return checkDuplicate(hash, history);
}
}),
5546:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ZU: () => ( attemptItem),
yQ: () => ( hashFiles),
Ki: () => ( isSameItem),
a7: () => ( refuseItem),
RE: () => ( testTree)
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var journal_chain = __webpack_require__(50534);
var state_size = __webpack_require__(85503);
var version = __webpack_require__(7844);
var file_list = __webpack_require__(29299);
var protected_files = __webpack_require__(15310);
var evaluation_evaluation = __webpack_require__(80226);
var preparing_steps = __webpack_require__(54620);
var capture_settings = __webpack_require__(48701);
var private_area = __webpack_require__(63702);
var own_file_writes = __webpack_require__(77472);
var own_files = __webpack_require__(11042);
var admit = __webpack_require__(64048);
var agent_command = __webpack_require__(12674);
var agent_failure = __webpack_require__(54463);
var command_line = __webpack_require__(16027);
var model_wait = __webpack_require__(50724);
var patient_sessions = __webpack_require__(94665);
var agent_preset = __webpack_require__(7535);
var read_session = __webpack_require__(69751);
var session_usage = __webpack_require__(38991);
var unable_agent = __webpack_require__(45954);
var usage = __webpack_require__(32146);
var wave_slot = __webpack_require__(42461);
var agent_workspace = __webpack_require__(28115);
var evaluation_step = __webpack_require__(93257);
var call_log = __webpack_require__(47003);
var workspace_command = __webpack_require__(66967);
var workspace_workspace = __webpack_require__(54725);
var folder_trust = __webpack_require__(45237);
var git_store = __webpack_require__(25367);
var regular_file = __webpack_require__(48951);
var preparing = __webpack_require__(3363);
var base_text = __webpack_require__(7953);
;
function buildItemPrompt(item, { hasTrace, slot }) {
const { constraints, input_files: inputs = [], output_files: outputs = [], test_command: test } = item;
return [
`# Work item ${item.id}`,
'',
item.description.trim(),
'',
...list('## Input files', inputs),
...list('## Files that must exist afterwards', outputs),
...(test === undefined ? [] : ['## Checked by', '', (0,base_text .OF)(test, 'sh'), '']),
...(slot === undefined ? [] : ['## Your part', '', (0,wave_slot .x)(slot), '']),
'## Limits',
'',
'You work in a copy of the repository; what you leave there is taken as it is. Commits are not needed. Beyond a',
'limit nothing of it is taken.',
'',
`- files that may change: ${constraints.max_files}`,
`- separate changes in them: ${constraints.max_delta_size}`,
`- tool operations: ${constraints.max_tool_ops}`,
`- time: ${constraints.timeout_ms / 1000} s`,
'',
'The item as JSON is in the file that the variable AGENTRUN_WORK_ITEM names.',
...(hasTrace
? []
: [
'For each tool operation append a line to the file that AGENTRUN_TOOL_TRACE names: {"tool": "NAME", "detail": "…"}',
]),
'',
].join('\n');
}
function list(title, paths) {
return paths.length === 0 ? [] : [title, '', ...paths.map((path) => `- ${JSON.stringify(path)}`), ''];
}
var run_files = __webpack_require__(10468);
var run_usage = __webpack_require__(52028);
var decode = __webpack_require__(74044);
var registry = __webpack_require__(63836);
var tool_operation = __webpack_require__(67494);
;
const INDENT_BYTES = 60;
const MAX_CHANGE_BYTES = 4 << 20;
function receiptBytes(value) {
return Buffer.byteLength(JSON.stringify(value)) + INDENT_BYTES;
}
function findUnrecordable({ artifacts, deltaO, deltaPi, deltaLambda, deltaQ, }) {
const listed = [artifacts, deltaO, deltaPi, deltaLambda, deltaQ].flat();
const bytes = listed.reduce((sum, each) => sum + receiptBytes(each), 0);
if (bytes <= MAX_CHANGE_BYTES)
return undefined;
return `the change is too large to record: its ${artifacts.length} files take ${Math.ceil(bytes / 2 ** 20)} MB of a receipt, above ${MAX_CHANGE_BYTES >> 20} MB`;
}
;
function readToolTrace({ preset, stdout, file }) {
const reader = preset === undefined ? undefined : registry .fG[preset].readTrace;
const events = reader === undefined ? [] : eventsOf(stdout);
if (reader !== undefined && events.length > 0)
return reader(events);
if (file === undefined)
return undefined;
return eventsOf(file).flatMap((fields) => {
const { tool, detail } = fields;
return typeof tool === 'string' ? [(0,tool_operation .MQ)(tool, detail ?? (0,tool_operation .Rw)(fields))] : [];
});
}
const MAX_TRACE_BYTES = 2 << 20;
function recordedTrace(trace) {
let bytes = 0;
const end = trace.findIndex((each) => {
bytes += receiptBytes(each);
return bytes > MAX_TRACE_BYTES;
});
if (end === -1)
return trace;
return [...trace.slice(0, end), { tool: 'not recorded', detail: `${trace.length - end} operations more` }];
}
function eventsOf(text) {
return text.split('\n').flatMap((line) => {
if (!line.startsWith('{'))
return [];
try {
const value = JSON.parse(line);
return (0,decode .Gv)(value) ? [value] : [];
}
catch {
return [];
}
});
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
const CALLS_FILE = `agent${call_log .SP}`;
const TRACE_FILE = 'agentrun-tools.jsonl';
const item_turn_MAX_TRACE_BYTES = 4 << 20;
async function takeItemTurn(privateArea, request) {
const { agent, budget, folder, host, timeLeftMs = () => Number.POSITIVE_INFINITY, onWait = () => undefined, } = request;
const signal = request.signal ?? new AbortController().signal;
let spentUsd = 0;
let last;
const found = await (0,patient_sessions .A)({
...{ host, signal, timeLeftMs, maxWait: agent.spec.max_wait },
isSpent: (usd) => budget.usd !== undefined && budget.spent + usd >= budget.usd,
takeSession: async () => {
const ended = await takeSession(privateArea, {
...request,
budget: { ...budget, spent: budget.spent + spentUsd },
});
spentUsd += ended.usage?.usd ?? 0;
last = ended.usage;
return ended;
},
onWait: (waiting, { count }) => {
for (const name of ['agent.stdout', 'agent.stderr', 'agent.transcript.md', CALLS_FILE])
if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, name)))
(0,external_node_fs_.renameSync)((0,external_node_path_.join)(folder, name), (0,external_node_path_.join)(folder, `waited-${count}-${name}`));
onWait(waiting);
},
onWaited: () => onWait(null),
});
const { turn, earlier } = found;
if (earlier !== undefined)
writeUsage(folder, (0,usage .vk)(earlier, last));
if (found.kind === 'over')
return turn;
const { why, reason, failure } = found;
if (why === 'interrupted')
return { kind: 'aborted' };
if (why === 'limit')
return { kind: 'withheld', reason, failure, hasWorked: [earlier, last].some(unable_agent .Qy) };
return { kind: 'ended', status: 'failure', reason, trace: undefined, failure };
}
function writeUsage(folder, usage) {
(0,own_file_writes .OP)((0,external_node_path_.join)(folder, run_usage .ji), `${JSON.stringify(usage)}\n`);
}
async function takeSession(privateArea, request) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { item, agent, workspace, work, slot, base, branch, folder, limits, signal } = request;
const atLevel = { ...privateArea, level: agent.level };
const step = (0,preparing_steps .wt)((0,preparing ._l)(atLevel, { work, agent, folder, name: 'workspace' }));
const opened = await (0,agent_workspace .V)(atLevel, {
...{ workspace, commit: base, branch, limits, signal, step, protectedFiles: protected_files .Vv },
checkout: (0,private_area .b)(atLevel, slot),
});
if (opened.kind === 'aborted')
return plain({ kind: 'aborted' });
if (opened.kind === 'failed')
return plain(ended('failure', `setup failed: ${opened.reason}`, undefined));
const environment = __addDisposableResource(env_1, opened.workspace.environment, true);
const trace = (0,external_node_path_.join)('.git', TRACE_FILE);
const command = commandOf(request, (0,external_node_path_.join)(workspace.folder, trace));
const readable = [...(0,workspace_workspace .KJ)(privateArea), ...(command.readable ?? [])];
(0,folder_trust .YV)(workspace);
const { secrets } = request;
const { onCalls } = request;
const heard = { ...(secrets && { secrets }), ...(onCalls && { onCalls }) };
const asked = { ...command, ...environment.shown, readable, signal, ...heard };
const { result, calls } = await (0,agent_command .Q)(atLevel, asked);
(0,run_files .q)(request.folder, ['prompt.md', 'work-item.json']);
if (result.kind === 'unstarted') {
if (result.code === 'ABORTED')
return plain({ kind: 'aborted' });
return plain(ended('failure', `the agent could not be started: ${result.reason}`, undefined));
}
const preset = agent.spec.preset ?? (0,agent_preset .Se)(command.command);
const usage = calls?.usage ?? (0,read_session .k)(preset, result);
if (usage !== undefined) {
writeUsage(request.folder, usage);
request.onUsage?.(usage);
}
if (result.aborted)
return plain({ kind: 'aborted' });
const { stdout, stderr, exitCode, killedByBudget } = result;
(0,run_files .q)(request.folder, [stdout, stderr].map(({ path }) => (0,external_node_path_.basename)(path)));
const { failure, isSeen } = (0,read_session .g)({ calls, result, preset, nowMs: request.host.now().getTime() });
const isPark = failure !== undefined && (0,model_wait .WG)(failure);
const lost = (status, why, trace) => {
const failures = failure === undefined || isSeen ? [] : [(0,session_usage .Ic)(failure)];
const turn = ended(status, [...why, ...failures, ...(calls?.remarks ?? [])].join('; '), trace);
const fact = failure === undefined ? (0,agent_failure .Dp)({ calls, killedByBudget }) : (0,agent_failure .Br)(failure);
return {
turn: { ...turn, ...(fact === undefined ? {} : { failure: fact }), exitCode },
usage,
failure: isPark ? failure : undefined,
};
};
const { text, isWhole } = readTrace((0,external_node_path_.join)(opened.workspace.folder, trace));
const found = readToolTrace({ preset: agent.spec.preset, stdout: (0,own_files .o3)(stdout.path), file: text });
const isCut = agent.spec.preset === undefined ? !isWhole : stdout.truncated || !isWhole;
const reported = isCut && (found?.length ?? 0) <= item.constraints.max_tool_ops ? undefined : found;
if (killedByBudget) {
return lost('timeout', [`the agent took more than timeout_ms ${item.constraints.timeout_ms}`], reported);
}
if (exitCode !== 0) {
const output = (0,evaluation_step .Dw)(stderr.path, stdout.path);
const how = `${output === undefined ? '' : `: ${output}`}${(0,workspace_command .i)(result)}`;
return lost('failure', [`the agent ended with exit code ${exitCode}${how}`], reported);
}
const captured = await opened.workspace.take();
const over = (turn) => ({ turn, usage, failure: undefined });
if (captured.kind === 'cancelled')
return plain({ kind: 'aborted' });
if (captured.kind === 'too-large' || captured.kind === 'environment')
return over(ended('denied', (0,workspace_workspace .zv)(captured), reported));
if (captured.kind === 'refused')
return over(ended('failure', (0,workspace_workspace .zv)(captured), reported));
const isUnchanged = captured.tree === (await (0,git_store .bR)(privateArea.store, base));
if (failure !== undefined && isUnchanged)
return lost('failure', ['the agent left everything as it was'], reported);
return over({ kind: 'captured', tree: captured.tree, trace: reported });
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
function plain(turn) {
return { turn, usage: undefined, failure: undefined };
}
function ended(status, reason, trace) {
return { kind: 'ended', status, reason, trace };
}
function commandOf({ item, agent, budget, workspace, folder, waveSlot }, trace) {
const { spec, env } = agent;
const [promptFile, itemFile] = [(0,external_node_path_.join)(folder, 'prompt.md'), (0,external_node_path_.join)(folder, 'work-item.json')];
const prompt = buildItemPrompt(item, { hasTrace: spec.preset !== undefined, slot: waveSlot });
(0,own_file_writes .OP)(promptFile, prompt);
(0,own_file_writes .OP)(itemFile, `${JSON.stringify(item, null, 2)}\n`);
const template = (0,agent_preset .wJ)(spec);
const mark = agent.level.kind === 'bubblewrap' ? (0,agent_preset .kH)(spec) : undefined;
return {
agent: { ...spec, preset: spec.preset ?? (0,agent_preset .Se)(template.command) },
...{ budget, isAction: agent.isAction, agentEnv: { ...(mark === undefined ? {} : { [mark]: '1' }), ...env } },
command: (0,command_line .o)(template.command, { promptFile, workDir: workspace.folder, id: item.id }),
kind: 'agent',
workDir: workspace.folder,
place: 'workspace',
variables: {
AGENTRUN_WORK_ITEM: itemFile,
AGENTRUN_TOOL_TRACE: trace,
AUTORIZE_WORKDIR: workspace.folder,
...(0,wave_slot .Z)(waveSlot),
},
stdoutPath: (0,external_node_path_.join)(folder, 'agent.stdout'),
stderrPath: (0,external_node_path_.join)(folder, 'agent.stderr'),
transcriptPath: (0,external_node_path_.join)(folder, 'agent.transcript.md'),
callsPath: (0,external_node_path_.join)(folder, CALLS_FILE),
budgetMs: item.constraints.timeout_ms,
signal: undefined,
readable: [promptFile, itemFile],
...(template.stdin === 'prompt' ? { stdin: prompt } : {}),
};
}
function readTrace(path) {
const part = (0,regular_file .EI)(path, 'start', item_turn_MAX_TRACE_BYTES);
return { text: part?.text, isWhole: part === undefined || part.size <= item_turn_MAX_TRACE_BYTES };
}
;
async function allowWork({ privateArea, secrets, spending, agentEnds, host, timeLeftMs, onWait, waveSlot }, id, request) {
spending.inFlight += 1;
try {
const turn = await takeItemTurn(privateArea, {
...{
...request,
secrets,
host,
timeLeftMs,
waveSlot,
budget: { usd: spending.budgetUsd, spent: sumOf(spending.dollars) },
},
onCalls: () => spending.begin(id),
onUsage: ({ usd = 0 }) => spending.add(id, usd),
onWait: (waiting) => onWait(request.item.id, waiting),
});
agentEnds.add(turn);
spending.end(id);
return turn;
}
finally {
spending.inFlight -= 1;
}
}
function sumOf(numbers) {
return numbers.reduce((sum, each) => sum + each, 0);
}
var deltas = __webpack_require__(12356);
var item_change = __webpack_require__(81565);
var proposed_item = __webpack_require__(63169);
var receipt = __webpack_require__(80083);
var receipt_seal = __webpack_require__(98005);
var model_route = __webpack_require__(30226);
var route_notes = __webpack_require__(4080);
;
function promptAgent(agent) {
const { id, spec, env: values, level, isAction } = agent;
const { preset, env, sandbox, network = 'on' } = spec;
const { command, stdin } = (0,agent_preset .wJ)(spec);
const choice = choiceOf(agent);
const isAlone = network !== (0,model_route .ee)(choice, values, { isConfined: level.kind === 'bubblewrap', isAction });
const asked = { id, command, preset: preset ?? null, stdin, env, sandbox, network };
return { ...asked, ...modelFacts(choice, values), ...(isAlone ? { only_model: true } : {}) };
}
function keyFact(agent) {
const { env, level } = agent;
const choice = choiceOf(agent);
const way = (0,model_route .SF)(choice, env);
if (way.kind !== 'gateway' || !way.route.hasKey)
return {};
return { key_in_reach: (0,route_notes .q)(choice, env, { isConfined: level.kind === 'bubblewrap' }) };
}
function choiceOf({ spec }) {
return { ...spec, preset: spec.preset ?? (0,agent_preset .Se)((0,agent_preset .wJ)(spec).command) };
}
function modelFacts(spec, values) {
const way = (0,model_route .SF)(spec, values);
const gateway = way.kind === 'gateway' ? way.route.api : spec.gateway;
return {
...(gateway === undefined ? {} : { gateway }),
...(spec.server_tools === undefined ? {} : { server_tools: spec.server_tools }),
...(spec.price === undefined ? {} : { price: spec.price }),
};
}
function recordedSpec({ command, preset, stdin, env, sandbox, network, ...model }) {
const { gateway, server_tools, price, only_model: isAlone } = model;
return {
...{ command, preset: preset ?? undefined, stdin, env, sandbox, network: isAlone ? 'model' : network },
...(gateway === undefined ? {} : { gateway }),
...(server_tools === undefined ? {} : { server_tools }),
...(price === undefined ? {} : { price }),
};
}
var shared_tests = __webpack_require__(22558);
var store = __webpack_require__(50492);
;
const READERS = [readJunit, readCargo, readVitest, readJest, readPytest, readMocha, readGo, readTap];
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
function parseTestOutput(output) {
const text = output.replace(COLOURS, '').replaceAll('\r\n', '\n');
for (const read of READERS) {
const counts = read(text);
if (counts !== undefined)
return counts;
}
return undefined;
}
function readJunit(text) {
if (!/<testsuites?[\s>]/.test(text))
return undefined;
const all = tagsOf(text, 'testsuites').find((tag) => /\btests="\d+"/.test(tag));
const heads = all === undefined ? outermostSuites(text) : [all];
const sum = (name) => heads.reduce((count, head) => count + Number(new RegExp(`\\b${name}="(\\d+)"`).exec(head)?.[1] ?? 0), 0);
const failed = sum('failures') + sum('errors');
return { passed: Math.max(0, sum('tests') - failed - sum('skipped') - sum('disabled')), failed };
}
function outermostSuites(text) {
const found = [];
let depth = 0;
for (const tag of tagsOf(text, 'testsuite')) {
if (tag.startsWith('</'))
depth -= 1;
else {
if (depth === 0)
found.push(tag);
if (!tag.endsWith('/>'))
depth += 1;
}
}
return found;
}
function tagsOf(text, name) {
const tags = [];
const head = new RegExp(`</?${name}(?=[\\s>/])`, 'g');
for (let start = head.exec(text); start !== null; start = head.exec(text)) {
const end = text.indexOf('>', start.index);
if (end === -1)
break;
tags.push(text.slice(start.index, end + 1));
head.lastIndex = end + 1;
}
return tags;
}
function readCargo(text) {
return total([...text.matchAll(/^test result: (?:ok|FAILED)\. (\d+) passed; (\d+) failed;/gm)]);
}
function readVitest(text) {
const lines = [...text.matchAll(/^ *Tests {2,}(.*)$/gm)].map(([, rest = '']) => rest);
const line = lines.findLast((rest) => /\(\d+\)/.test(rest));
return line === undefined ? undefined : counted(line);
}
function readJest(text) {
const lines = [...text.matchAll(/^Tests: +(.*)$/gm)].map(([, rest = '']) => rest);
const line = lines.findLast((rest) => /\b\d+ total$/.test(rest));
return line === undefined ? undefined : counted(line);
}
function readPytest(text) {
const lines = text.matchAll(/^(?:=+ )?((?:\d+ [a-z]+(?:, )?)+) in [\d.]+s(?: \([\d:]+\))?(?: =+)?$/gm);
const line = [...lines].at(-1)?.[1];
if (line === undefined)
return undefined;
const { passed, failed } = counted(line);
return { passed, failed: failed + numberBefore(line, 'errors?') };
}
function readMocha(text) {
const passing = [...text.matchAll(/^ +(\d+) passing \(.*\)$/gm)].at(-1);
if (passing === undefined)
return undefined;
const failing = /^ +(\d+) failing$/m.exec(text.slice(passing.index));
return { passed: Number(passing[1]), failed: Number(failing?.[1] ?? 0) };
}
function readGo(text) {
const results = [...text.matchAll(/^ *--- (PASS|FAIL|SKIP): \S+ \([\d.]+s\)$/gm)];
if (results.length === 0)
return undefined;
const count = (wanted) => results.filter(([, result]) => result === wanted).length;
return { passed: count('PASS'), failed: count('FAIL') };
}
function readTap(text) {
const [pass, fail] = [/^(?:#|ℹ) pass (\d+)$/m, /^(?:#|ℹ) fail (\d+)$/m].map((pattern) => pattern.exec(text)?.[1]);
if (pass !== undefined && fail !== undefined)
return { passed: Number(pass), failed: Number(fail) };
if (!/^1\.\.\d+/m.test(text) && !text.startsWith('TAP version'))
return undefined;
const results = [...text.matchAll(/^(not )?ok\b(.*)$/gm)].filter(([, , rest = '']) => !/# *(skip|todo)/i.test(rest));
const failed = results.filter(([, not]) => not !== undefined).length;
return { passed: results.length - failed, failed };
}
function total(lines) {
if (lines.length === 0)
return undefined;
const sum = (group) => lines.reduce((count, line) => count + Number(line[group]), 0);
return { passed: sum(1), failed: sum(2) };
}
function counted(line) {
return { passed: numberBefore(line, 'passed'), failed: numberBefore(line, 'failed') };
}
function numberBefore(line, word) {
return Number(new RegExp(`(?<!\\d)(\\d+) ${word}\\b`).exec(line)?.[1] ?? 0);
}
;
async function attemptItem(run, { item, slot, base }) {
const { privateArea, host, work } = run;
const began = { at: host.now(), clock: performance.now() };
const id = (0,receipt .XB)(began.at, (0,external_node_crypto_.randomBytes)(10));
const folder = (0,store .kQ)(run.paths, id);
(0,external_node_fs_.mkdirSync)(folder);
const agent = requireAgent(run, item);
const draft = (status, reason, found) => buildDraft(run, { id, item, agent, base, began, status, reason, found });
const end = (status, reason, found = {}) => ({
kind: 'ended',
folder,
draft: draft(status, reason, found),
});
const missing = (0,admit .Dv)(item.input_files, base.state);
if (missing.length > 0)
return end('failure', `missing input files: ${missing.join(', ')}`);
const workspace = (0,private_area .B3)(privateArea, slot);
const { signal } = run;
const limits = (0,capture_settings .x)(work.capture);
const proposed = run.proposed?.get(item.id);
run.activity.begin(item.id, proposed === undefined ? 'agent at work' : 'taking the proposed change');
const turn = proposed === undefined
? await allowWork(run, id, {
...{ item, agent, work, workspace, slot, folder, limits, signal },
base: base.commit,
branch: run.branch,
})
: await (0,proposed_item .Fr)(privateArea, { proposed, branchHead: base.commit, folder });
if (turn.kind === 'aborted' || turn.kind === 'withheld')
return turn;
const { trace } = turn;
if (turn.kind === 'ended')
return end(turn.status, turn.reason, { trace });
run.activity.begin(item.id, 'checking the change');
const read = await (0,item_change .so)(run, { from: base.commit, tree: turn.tree });
if (read.kind === 'aborted')
return read;
if (read.kind === 'too-large')
return end('denied', read.reason, { trace });
const { change, after, leaked } = read;
if (change.changes.length === 0)
return end('failure', 'no changes: the agent left everything as it was', { trace });
const capsule = { artifacts: (0,admit .Ns)(change, after), toolTrace: trace, ...(0,deltas .kH)(change, run.classify) };
const excess = findUnrecordable(capsule);
const found = excess === undefined ? { trace, capsule, afterHash: after.hash } : { trace };
const isTraced = run.requiresToolTrace;
const rules = { requiresToolTrace: isTraced, permit: work.permit, programs: privateArea.programs };
const admission = (0,admit .w4)(rules, { item, capsule, change, hash: after.hash, history: base.history });
if (leaked !== undefined)
return end('denied', leaked, { ...found, admission: { ok: false, reason: leaked } });
if (!admission.ok)
return end('denied', admission.reason, { ...found, admission });
if (excess !== undefined)
return end('denied', excess, { ...found, admission: { ok: false, reason: excess } });
const absent = (0,admit .Dv)(item.output_files, after);
if (absent.length > 0)
return end('failure', `missing output files: ${absent.join(', ')}`, { ...found, admission });
run.activity.begin(item.id, 'running the tests');
const tested = await testTree(run, { item, tree: turn.tree, slot, folder, agent, name: 'test' });
if (tested.kind === 'aborted')
return tested;
const { tests } = tested;
if (tested.kind === 'ended') {
const shared = await explainFailure(run, { item, tree: turn.tree, slot, agent, tested });
return end(tested.status, `${tested.reason}${shared}`, { ...found, admission, tests });
}
run.activity.begin(item.id, 'waiting to land');
return { kind: 'ready', change, folder, draft: draft('success', null, { ...found, admission, tests }) };
}
async function explainFailure(run, { tested, ...request }) {
if (tested.kind !== 'ended' || tested.status === 'timeout')
return '';
const { privateArea, work, signal } = run;
const found = await (0,shared_tests .Q)(privateArea, { ...request, work, signal });
if (found === undefined)
return '';
const sentence = `${found}; make it build.command`;
run.sharedTests.push(sentence);
return `; ${sentence}`;
}
function refuseItem(run, { item, base }, { reason, status = 'failure' }) {
const began = { at: run.host.now(), clock: performance.now() };
const id = (0,receipt .XB)(began.at, (0,external_node_crypto_.randomBytes)(10));
const folder = (0,store .kQ)(run.paths, id);
(0,external_node_fs_.mkdirSync)(folder);
const agent = requireAgent(run, item);
const draft = buildDraft(run, { id, item, agent, base, began, status, reason, found: {} });
return { kind: 'ended', draft, folder };
}
function requireAgent({ agents }, { agent_id: id }) {
const agent = agents.get(id);
if (agent === undefined)
throw new Error('an item without an agent passed the check of the plan');
return agent;
}
async function testTree(run, request) {
const { item, tree, slot, folder, agent, name } = request;
const { test_command: command, constraints } = item;
if (command === undefined)
return { kind: 'passed', tests: null };
const logs = (0,external_node_path_.join)(folder, name);
const step = {
name,
kind: 'guards',
title: 'the test command',
command,
timeoutMs: constraints.timeout_ms,
logs,
};
const atLevel = { ...run.privateArea, level: agent.level };
const evaluation = await (0,evaluation_evaluation .q)(atLevel, {
checkout: (0,private_area .b)(atLevel, slot),
tree,
protectedFiles: protected_files .Vv,
steps: [
...(0,preparing_steps .sA)((0,preparing ._l)(run.privateArea, { work: run.work, agent, folder, name })),
{ ...step, network: (0,preparing .Af)(run.work, agent).guards },
],
teardown: undefined,
variables: {},
signal: run.signal,
asks: 'exit',
});
if (evaluation.kind === 'aborted')
return evaluation;
(0,run_files .q)(folder, []);
const output = joinLogs(logs);
const outcome = evaluation.kind === 'ran' ? 'passed' : evaluation.kind === 'failed' && evaluation.timedOut ? 'timeout' : 'failed';
const counts = parseTestOutput(output);
const tests = {
command,
outcome,
passed: counts?.passed ?? null,
failed: counts?.failed ?? null,
output: `${name}.output`,
};
if (evaluation.kind === 'ran')
return { kind: 'passed', tests };
const status = outcome === 'timeout' ? 'timeout' : 'failure';
const share = counts === undefined || counts.failed === 0 ? '' : `${counts.failed} of ${counts.passed + counts.failed}; `;
return { kind: 'ended', status, reason: `Tests failed: ${share}${evaluation.reason}`, tests };
}
function joinLogs(logs) {
const texts = ['stdout', 'stderr'].map((stream) => {
const path = `${logs}.${stream}`;
return (0,external_node_fs_.existsSync)(path) ? (0,own_files .o3)(path) : '';
});
const text = texts.filter((each) => each !== '').join('\n');
(0,own_file_writes .OP)(`${logs}.output`, text);
for (const stream of ['stdout', 'stderr', 'output'])
cutLog(`${logs}.${stream}`);
return text;
}
function cutLog(path) {
if (!(0,external_node_fs_.existsSync)(path) || (0,external_node_fs_.statSync)(path).size <= state_size .fM)
return;
const bytes = (0,own_files .zx)(path) ?? Buffer.alloc(0);
const retained = bytes.subarray(bytes.length - (state_size .fM >> 1));
(0,own_file_writes .OP)(path, `[autorize: ${bytes.length - retained.length} bytes before this were not recorded]\n${retained}`);
}
function buildDraft(run, { id, item, agent, base, began, status, reason, found }) {
const { host, plan, branch } = run;
const { trace, capsule, admission, tests = null, afterHash = null } = found;
const { artifacts = [], deltaO = [], deltaPi = [], deltaLambda = [], deltaQ = [] } = capsule ?? {};
const draft = {
schema_version: 1,
id,
plan,
branch,
status,
reason,
work_item: item,
work_item_hash: inputsHash(run, item, agent),
agent: promptAgent(agent),
started_at: began.at.toISOString(),
ended_at: host.now().toISOString(),
execution_time_ms: Math.round(performance.now() - began.clock),
before_commit: base.commit,
before_hash: base.state.hash,
after_commit: null,
after_hash: afterHash,
landed_commit: null,
landed_hash: null,
artifacts: [...artifacts],
deltaO: [...deltaO],
deltaPi: [...deltaPi],
deltaLambda: [...deltaLambda],
deltaQ: [...deltaQ],
tool_trace: trace === undefined ? 'unavailable' : [...recordedTrace(trace)],
admission: admission === undefined ? null : admission.ok ? { ok: true, reason: null } : admission,
tests,
sandbox: agent.level.kind,
...(run.proposed === undefined ? keyFact(agent) : {}),
environment: {
...{ autorize: version .x, node: host.system.node, git: run.gitVersion },
...{ platform: host.system.platform, arch: host.system.arch },
...run.privateArea.resources.facts,
},
...(0,preparing .HE)(run.work),
files: {},
};
const unredacted = { work_item: draft.work_item, agent: draft.agent, ...(0,preparing .HE)(run.work) };
const plain = { ...run.secrets.redactDeep(draft), ...unredacted };
return (0,journal_chain .ES)(plain);
}
function isSameItem(run, item, landed) {
const agent = run.agents.get(item.agent_id);
return agent !== undefined && landed?.work_item_hash === inputsHash(run, item, agent);
}
function inputsHash({ blake3 }, item, agent) {
return (0,receipt_seal .FE)((0,journal_chain .ES)(item), (0,journal_chain .ES)(promptAgent(agent)), blake3);
}
function hashFiles({ blake3, secrets }, folder) {
(0,file_list .vO)(folder, secrets, (name) => !/\.(?:patch|sh|mjs)$/.test(name));
const names = (0,external_node_fs_.readdirSync)(folder).sort((one, other) => (one < other ? -1 : 1));
return Object.fromEntries(names.map((name) => [name, blake3((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name)))]));
}
}),
51421:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
RR: () => ( parseWorkFile),
Vh: () => ( testsOf),
vK: () => ( placeIssue)
});
var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86586);
var _engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75857);
var _settings_deprecated_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71594);
var _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83257);
var _settings_work_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97895);
var _plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87440);
function testsOf(work) {
return (work?.items ?? []).flatMap(({ test_command: command }) => (command === undefined ? [] : [command]));
}
function parseWorkFile(written) {
const { document, problems: ofNames } = (0,_settings_deprecated_names_js__WEBPACK_IMPORTED_MODULE_2__ .QA)(written, 'plan');
const checked = (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_0__ .sw)(document, _settings_work_plan_js__WEBPACK_IMPORTED_MODULE_4__ .a);
const broken = (0,_plan_js__WEBPACK_IMPORTED_MODULE_5__ .Gy)(document.value).map(([path, found, expected, remedy]) => (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_0__ .l4)(document, path, { found, expected, remedy }));
const ofSchema = 'problems' in checked ? checked.problems : [];
const ofEnvironment = 'problems' in checked ? [] : planEnvironmentIssues(checked.value).map((issue) => placeIssue(document, issue));
const reported = new Set(ofSchema.map(({ path }) => path));
const problems = [...ofNames, ...ofSchema, ...broken.filter(({ path }) => !reported.has(path)), ...ofEnvironment];
return 'problems' in checked || problems.length > 0 ? { problems } : { work: checked.value };
}
function planEnvironmentIssues({ environment: written, setup, }) {
const environment = (0,_settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_3__ .EJ)(written);
return (0,_engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_1__ .ah)({ environment, hasTrustedSetup: setup !== undefined, checkPlaces: undefined });
}
function placeIssue(document, [path, found, expected, remedy]) {
return (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_0__ .l4)(document, path, { found, expected, remedy });
}
}),
12356:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CC: () => ( createClassifier),
Tw: () => ( artifactType),
Y0: () => ( sizeOfDeltas),
kH: () => ( buildDeltas)
});
var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);
const DELTA_CLASSES = ['deltaO', 'deltaPi', 'deltaLambda', 'deltaQ'];
const DEFAULT_CLASSES = {
deltaQ: [
'**/{test,tests,spec,specs,__tests__,testdata}/**',
'**/*.{test,spec}.*',
'**/*_test.*',
'**/test_*.py',
'**/conftest.py',
],
deltaLambda: [
'.github/**',
'**/.*',
'**/.*/**',
'**/*.{yml,yaml,toml,ini,cfg,conf,env}',
'**/*.config.*',
'**/{package,tsconfig*,deno}.json',
'**/{Dockerfile,Makefile,Justfile}*',
'**/polic{y,ies}/**',
'**/CODEOWNERS',
],
deltaPi: [
'**/{doc,docs,dist,build,generated}/**',
'**/*.{md,mdx,rst,adoc,txt}',
'**/*.{lock,snap,min.js,min.css,map}',
'**/*{-lock.*,.generated.*,.pb.*}',
],
};
function createClassifier(classes) {
const order = ['deltaQ', 'deltaLambda', 'deltaPi'];
const tests = order.map((name) => ({
name,
isMatch: picomatch__WEBPACK_IMPORTED_MODULE_0__([...(classes[name] ?? DEFAULT_CLASSES[name])], { dot: true }),
}));
return (path) => tests.find(({ isMatch }) => isMatch(path))?.name ?? 'deltaO';
}
function artifactType({ status }) {
if (status === 'A')
return 'create';
return status === 'D' ? 'delete' : 'edit';
}
function buildDeltas(change, classify) {
const found = { deltaO: [], deltaPi: [], deltaLambda: [], deltaQ: [] };
const sections = readSections(change.diff);
let at = 0;
for (const each of change.changes) {
const count = each.status === 'T' ? 2 : 1;
const blocks = sections.slice(at, at + count).flat();
at += count;
const type = artifactType(each);
const counted = blocks.length === 0 ? [{ removed: 0, added: 0 }] : blocks;
found[classify(each.path)].push(...counted.map((block) => ({ path: each.path, type, ...block })));
}
return found;
}
function sizeOfDeltas(deltas) {
return DELTA_CLASSES.reduce((sum, name) => sum + deltas[name].length, 0);
}
function readSections(diff) {
const sections = [];
let block = { removed: 0, added: 0 };
let isInHunk = false;
const close = () => {
if (block.removed + block.added > 0)
sections.at(-1)?.push(block);
block = { removed: 0, added: 0 };
};
for (const line of diff.split('\n')) {
if (line.startsWith('diff --git ')) {
close();
sections.push([]);
isInHunk = false;
}
else if (line.startsWith('@@ ')) {
close();
isInHunk = true;
}
else if (!isInHunk)
continue;
else if (line.startsWith('-'))
block.removed += 1;
else if (line.startsWith('+'))
block.added += 1;
else if (!line.startsWith('\\'))
close();
}
close();
return sections;
}
}),
51712:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ST: () => ( isGone),
Zv: () => ( foldersAbove),
ls: () => ( reverseChange),
vM: () => ( planExchange)
});
function isGone(mode) {
return mode === '000000' || mode === '160000';
}
function planExchange(changes) {
const arrivals = changes.filter(({ newMode }) => !isGone(newMode));
const unlinks = changes.flatMap(({ oldMode, newMode, path }) => (!isGone(oldMode) && isGone(newMode) ? [path] : []));
const leaving = new Set(unlinks);
const folders = [...new Set(arrivals.flatMap(({ path }) => foldersAbove(path)))].sort(byDepth);
const isLate = (folder) => [...foldersAbove(folder), folder].some((each) => leaving.has(each));
return {
unlinks,
late: folders.filter(isLate),
arrivals,
early: folders.filter((folder) => !isLate(folder)),
};
}
function foldersAbove(path) {
const parts = path.split('/').slice(0, -1);
return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
function byDepth(one, other) {
return one.split('/').length - other.split('/').length;
}
function reverseChange({ path, status, oldMode, newMode, oldId, newId }) {
const turned = status === 'A' ? 'D' : status === 'D' ? 'A' : status;
return { path, status: turned, oldMode: newMode, newMode: oldMode, oldId: newId, newId: oldId };
}
}),
35302:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( exchangeFiles),
x: () => ( ADJACENT)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28338);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23727);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79871);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13096);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14311);
var _exchange_plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(51712);
var _folder_content_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95675);
const ADJACENT = '.autorize-*.tmp';
async function exchangeFiles(paths, changes) {
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_6__ .Jd)('exchange:before');
const seen = readStatus(paths, changes);
if (seen.kind === 'foreign')
return seen;
const plan = (0,_exchange_plan_js__WEBPACK_IMPORTED_MODULE_10__ .vM)(seen.open.map(({ change }) => change));
const clearing = findFolders(paths.folder, plan);
if (clearing.kind === 'foreign')
return clearing;
for (const path of [...plan.unlinks, ...plan.arrivals.map((each) => each.path)])
requireWritable(paths.folder, path);
const staging = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(chooseStaging(paths), 'exchange');
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_9__ .dM)(staging);
if (seen.open.length > 0) {
const ready = await makeReady(paths, plan, staging);
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_6__ .Jd)('exchange:after-staging');
const changed = seen.open.find(({ change: { path }, mark }) => (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .Fg)(paths.folder, path) !== mark);
if (changed !== undefined)
return { kind: 'foreign', path: changed.change.path };
carryOut(paths.folder, { ...plan, emptied: clearing.folders, ready });
}
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_6__ .Jd)('exchange:after-files');
tidy(paths, changes, (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .o1)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(staging))?.dev);
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_9__ .dM)(staging);
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_6__ .Jd)('exchange:after');
return { kind: 'done' };
}
function carryOut(folder, { unlinks, emptied, late, arrivals, ready }) {
const at = (path) => (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .$$)(folder, path);
const [gone, freed, created] = [unlinks.map(at), emptied.map(at), late.map(at)];
const moves = ready.map((from, index) => [from, at(arrivals[index]?.path ?? '')]);
for (const path of gone) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_6__ .Jd)('exchange:between');
}
for (const path of freed)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(path);
for (const path of created)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
for (const [from, to] of moves) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(from, to);
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_6__ .Jd)('exchange:between');
}
}
function readStatus({ folder }, changes) {
const open = [];
for (const change of changes) {
const { path, oldMode, newMode, oldId, newId } = change;
const mark = (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .Fg)(folder, path);
const now = (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .$E)(folder, path, newId.length);
if (now === (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .lO)(newMode, newId))
continue;
if (now !== (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .lO)(oldMode, oldId))
return { kind: 'foreign', path };
open.push({ change, mark });
}
return { kind: 'open', open };
}
function findFolders(folder, { unlinks, arrivals, early }) {
const leaving = new Set(unlinks);
const file = early.find((each) => (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .o1)((0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .$$)(folder, each)) !== undefined && !(0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .lQ)(folder, each));
if (file !== undefined)
return { kind: 'foreign', path: file };
const folders = [];
for (const { path } of arrivals) {
if ((0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .LZ)(folder, path)?.isDirectory() !== true)
continue;
const below = (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .Iy)(folder, path);
const stays = below.files.find((each) => !leaving.has(each));
if (stays !== undefined)
return { kind: 'foreign', path: stays };
folders.push(...below.folders, path);
}
return { kind: 'clear', folders };
}
function requireWritable(folder, path) {
const above = [...(0,_exchange_plan_js__WEBPACK_IMPORTED_MODULE_10__ .Zv)(path)].reverse().find((each) => (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .lQ)(folder, each));
const parent = above === undefined ? Buffer.from(folder) : (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .$$)(folder, above);
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(parent, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
}
catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(parent.toString(), 200)} cannot be written to (${(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ .CA)(error)}), where ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(path, 200)} is to be changed`,
remedy: 'Give this user write permission to the folder.',
cause: error,
});
}
}
function chooseStaging({ folder, staging }) {
const device = (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .o1)(folder)?.dev;
const chosen = staging.find((each) => (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .o1)(each)?.dev === device) ?? staging[0];
if (chosen === undefined)
throw new Error('an exchange without a folder to make things ready in');
return chosen;
}
async function makeReady({ folder, objects, lasts }, { arrivals, early }, staging) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(staging, { recursive: true });
const index = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staging, 'index');
const git = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_8__ .uD)({ ...objects, indexFile: index, workTree: staging });
const lines = arrivals.map(({ newMode, newId }, at) => `${newMode} ${newId}\t${at}\0`);
await git(['update-index', '-z', '--index-info'], { input: lines.join('') });
await git(['checkout-index', '--all', '--force']);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(index, { force: true });
for (const path of early)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .$$)(folder, path), { recursive: true });
const device = (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .o1)(staging)?.dev;
const ready = arrivals.map((change, at) => {
const created = Buffer.from((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staging, String(at)));
if ((0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .$E)(staging, String(at), change.newId.length) !== (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .lO)(change.newMode, change.newId)) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `git did not give ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(change.path, 200)} as the commit has it`,
remedy: 'Check the repository: git fsck',
});
}
retainRights(folder, change, created);
const here = nearestFolder(folder, change.path);
const place = (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .o1)(here)?.dev === device ? created : copyAdjacent(created, siblingOf(here, change.path));
if (lasts)
syncFile(place);
return place;
});
if (lasts)
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ .Yw)(staging);
return ready;
}
function retainRights(folder, { path, oldMode, newMode }, created) {
if (oldMode !== newMode || newMode === '120000')
return;
const rights = Number(((0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .LZ)(folder, path)?.mode ?? 0n) & 511n);
if (rights !== 0)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(created, rights);
}
function nearestFolder(folder, path) {
const above = [...(0,_exchange_plan_js__WEBPACK_IMPORTED_MODULE_10__ .Zv)(path)].reverse().find((each) => (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .lQ)(folder, each));
return above === undefined ? Buffer.from(folder) : (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .$$)(folder, above);
}
function siblingOf(folder, path) {
return Buffer.concat([folder, Buffer.from(`/${ADJACENT.replace('*', (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_3__ .s)(path).slice(0, 16))}`)]);
}
function copyAdjacent(created, adjacent) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(adjacent, { force: true });
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(created);
if (stats.isSymbolicLink())
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(created, { encoding: 'buffer' }), adjacent);
else {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(created, adjacent, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_EXCL);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(adjacent, stats.mode & 0o7777);
}
return adjacent;
}
function syncFile(path) {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink())
return;
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(descriptor);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function tidy({ folder, lasts }, changes, device) {
for (const { path, newMode } of changes) {
const here = nearestFolder(folder, path);
if ((0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .o1)(here)?.dev !== device)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(siblingOf(here, path), { force: true });
if (newMode === '160000')
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .$$)(folder, path), { recursive: true });
else if ((0,_exchange_plan_js__WEBPACK_IMPORTED_MODULE_10__ .ST)(newMode))
for (const each of [...(0,_exchange_plan_js__WEBPACK_IMPORTED_MODULE_10__ .Zv)(path), path].reverse())
removeEmpty(folder, each);
}
if (!lasts)
return;
const touched = new Set(changes.map(({ path }) => nearestFolder(folder, path).toString('latin1')));
for (const each of touched)
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ .Yw)(Buffer.from(each, 'latin1'));
}
function removeEmpty(folder, path) {
if (!(0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .lQ)(folder, path))
return;
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)((0,_folder_content_js__WEBPACK_IMPORTED_MODULE_11__ .$$)(folder, path));
}
catch (error) {
if (!['ENOTEMPTY', 'EEXIST', 'EBUSY', 'EACCES', 'EPERM'].includes((0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ .CA)(error)))
throw error;
}
}
}),
52242:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
bY: () => ( tryRestoring),
ny: () => ( restoreLocked)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
var _base_blake3_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51868);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72527);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79871);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(25367);
var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83144);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(14311);
var _kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(11584);
var _exchange_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(35302);
var _exchange_plan_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(51712);
var _follow_mark_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(31450);
var _history_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(45351);
var _landing_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(53359);
var _open_checkout_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(78928);
var _opening_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(32375);
var _store_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(50492);
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
const PATIENCE_MS = 10_000;
const RETRY_MS = 100;
async function restoreCheckout(paths, host, { patienceMs = PATIENCE_MS } = {}) {
const until = performance.now() + patienceMs;
for (let history = historyOf(paths); isOpen(history); history = historyOf(paths)) {
(0,_open_checkout_js__WEBPACK_IMPORTED_MODULE_18__ .SW)(paths, history);
try {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const lock = __addDisposableResource(env_1, await (0,_opening_js__WEBPACK_IMPORTED_MODULE_19__ .Zd)(paths, host), true);
if (!lock.isHeld())
continue;
const journal = __addDisposableResource(env_1, (0,_store_js__WEBPACK_IMPORTED_MODULE_20__ .$M)(paths), false);
await restoreLocked(paths, journal);
return;
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
const code = error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .yW ? error.code : '';
if (code.startsWith('lock') && historyOf(paths).thawing === undefined)
return;
if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .yW && code === 'locked'))
throw explain(error);
if (performance.now() > until)
throw followed(error);
await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(RETRY_MS);
}
}
}
async function tryRestoring(paths, host) {
try {
await restoreCheckout(paths, host, { patienceMs: 0 });
return undefined;
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .yW && error.code === 'checkout_open')
return `${error.message}. ${error.remedy}`;
throw error;
}
}
function followMark(paths) {
const { landed, thawing } = historyOf(paths);
return `${landed.length} ${thawing === undefined}`;
}
function historyOf(paths) {
return (0,_history_js__WEBPACK_IMPORTED_MODULE_16__ .E)((0,_store_js__WEBPACK_IMPORTED_MODULE_20__ .N9)(paths));
}
function isOpen({ thawing, pending }) {
return thawing !== undefined || pending?.landing.draft.follows !== undefined;
}
async function restoreLocked(paths, journal) {
const history = (0,_store_js__WEBPACK_IMPORTED_MODULE_20__ .E9)(journal);
if (!isOpen(history))
return;
(0,_open_checkout_js__WEBPACK_IMPORTED_MODULE_18__ .SW)(paths, history);
const scratch = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-landing-'));
try {
const refs = (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_12__ .ro)(paths.repository, scratch);
await (0,_landing_js__WEBPACK_IMPORTED_MODULE_17__ .c9)({ journal, refs: refs.refs, blake3: await (0,_base_blake3_js__WEBPACK_IMPORTED_MODULE_4__ .V)() });
const { thawing } = (0,_store_js__WEBPACK_IMPORTED_MODULE_20__ .E9)(journal);
if (thawing === undefined)
return;
await bringOver(paths, thawing, refs);
journal.append({ kind: 'thawed' });
(0,_follow_mark_js__WEBPACK_IMPORTED_MODULE_15__ .zc)(paths);
}
finally {
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_11__ .dM)(scratch);
}
}
async function bringOver(paths, landed, { refs, gitDir, home }) {
const { follows = '', landed_commit: commit } = landed;
const { folder, gitDir: own, objects } = paths.repository;
const changes = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_9__ .j_)({ git: refs }, { from: follows, to: commit });
const isHeld = await holds(refs, landed);
const wanted = isHeld ? changes : changes.map(_exchange_plan_js__WEBPACK_IMPORTED_MODULE_14__ .ls);
const where = { folder, objects: { gitDir, home, objects }, staging: [paths.folder, own], lasts: true };
const exchanged = await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_13__ .d)(where, wanted);
if (exchanged.kind === 'done')
return;
const { path } = exchanged;
const target = isHeld ? commit : follows;
const isGone = wanted.find((each) => each.path === path)?.status === 'D';
throw unsettled(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__ .TL)(path, 200)} was changed since`, isGone ? 'Move it elsewhere.' : `Copy yours elsewhere, then: git checkout ${target} -- ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__ .TL)(path, 200)}`);
}
async function holds(refs, { plan, landed_commit: base }) {
const branchHead = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_10__ .sg)(refs, `refs/heads/autorize-work/${plan}`);
return branchHead !== undefined && (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_7__ .Q)(refs, { base, branchHead }));
}
function unsettled(why, remedy, cause) {
const message = `${_open_checkout_js__WEBPACK_IMPORTED_MODULE_18__ .vP}, and ${why}; ${_open_checkout_js__WEBPACK_IMPORTED_MODULE_18__ .oV}`;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .yW('checkout_open', _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .dc.precondition, { message, remedy, cause });
}
function explain(error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .Vl || (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .yW && error.code === 'checkout_open'))
return error;
if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .yW) && !(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_8__ .Or)(error))
return error;
const why = error instanceof Error ? error.message : String(error);
const remedy = error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .yW ? error.remedy : 'Make the folder writable, then do it again.';
return unsettled(`cannot be brought to the end: ${why}`, remedy, error);
}
function followed(cause) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .yW('checkout_open', _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .dc.locked, {
message: `${_open_checkout_js__WEBPACK_IMPORTED_MODULE_18__ .nz}; ${cause.message}`,
remedy: _open_checkout_js__WEBPACK_IMPORTED_MODULE_18__ .C_,
cause,
});
}
}),
95675:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$$: () => ( bytesOf),
$E: () => ( contentOf),
Fg: () => ( markOf),
Iy: () => ( listBelow),
LZ: () => ( statsOf),
lO: () => ( spell),
lQ: () => ( isFolder),
o1: () => ( resolvePath)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4862);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
var _exchange_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51712);
function bytesOf(folder, path) {
return Buffer.concat([Buffer.from((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '/')), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ .O0)(path)]);
}
function contentOf(folder, path, idLength) {
const stats = statsOf(folder, path);
if (stats === undefined || stats.isDirectory())
return '';
const at = bytesOf(folder, path);
if (stats.isSymbolicLink()) {
const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(at, { encoding: 'buffer' });
return `120000 ${blobId([target], { size: target.length, idLength })}`;
}
if (!stats.isFile())
return 'neither file nor link';
const mode = (stats.mode & 64n) === 0n ? '100644' : '100755';
return `${mode} ${blobId(blocksOf(at), { size: Number(stats.size), idLength })}`;
}
function statsOf(folder, path) {
for (const above of (0,_exchange_plan_js__WEBPACK_IMPORTED_MODULE_5__ .Zv)(path)) {
if (resolvePath(bytesOf(folder, above))?.isDirectory() !== true)
return undefined;
}
return resolvePath(bytesOf(folder, path));
}
function resolvePath(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { bigint: true });
}
catch (error) {
if (['ENOENT', 'ENOTDIR'].includes((0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ .CA)(error)))
return undefined;
throw error;
}
}
function isFolder(folder, path) {
return statsOf(folder, path)?.isDirectory() === true;
}
function markOf(folder, path) {
const stats = statsOf(folder, path);
if (stats === undefined || stats.isDirectory())
return '';
return [stats.dev, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join();
}
const BLOCK_BYTES = 1 << 20;
const SHA1_DIGITS = 40;
function* blocksOf(path) {
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
try {
const block = Buffer.allocUnsafe(BLOCK_BYTES);
for (let size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, block); size > 0; size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, block)) {
yield block.subarray(0, size);
}
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
}
function blobId(blocks, { size, idLength }) {
const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(idLength === SHA1_DIGITS ? 'sha1' : 'sha256').update(`blob ${size}\0`);
for (const block of blocks)
hash.update(block);
return hash.digest('hex');
}
function spell(mode, id) {
return (0,_exchange_plan_js__WEBPACK_IMPORTED_MODULE_5__ .ST)(mode) ? '' : `${mode} ${id}`;
}
function listBelow(folder, path) {
const files = [];
const folders = [];
for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(bytesOf(folder, path), { encoding: 'buffer', withFileTypes: true })) {
const below = `${path}/${(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ .q0)(entry.name)}`;
if (!entry.isDirectory()) {
files.push(below);
continue;
}
const inner = listBelow(folder, below);
files.push(...inner.files);
folders.push(...inner.folders, below);
}
return { files, folders };
}
}),
31450:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
dt: () => ( isFollowedHere),
lD: () => ( markFollowing),
zc: () => ( forgetFollowing)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _engine_workspace_own_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8829);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14311);
var _store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50492);
const marksIn = ({ repository }) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(repository.gitDir, 'autorize-follows');
const markOf = (paths, id) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(marksIn(paths), id);
const recordOf = ({ id, plan, follows }) => ({ id, plan, follows });
function markFollowing(paths, following) {
(0,_engine_workspace_own_run_js__WEBPACK_IMPORTED_MODULE_1__ .v)(markOf(paths, following.id), recordOf(following));
}
function isFollowedHere(paths, following) {
return (0,_store_js__WEBPACK_IMPORTED_MODULE_3__ .eQ)(following.id) && (0,_engine_workspace_own_run_js__WEBPACK_IMPORTED_MODULE_1__ .q)(markOf(paths, following.id), recordOf(following));
}
function forgetFollowing(paths) {
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_2__ .dM)(marksIn(paths));
}
}),
45351:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B$: () => ( namedReceipts),
E: () => ( foldHistory),
Go: () => ( isLanding),
Kz: () => ( landedSchema),
bs: () => ( HISTORY_FOLD)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _receipt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80083);
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const commitId = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const hash = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{64}$/));
const id = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const plan = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/));
const landedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('landed'),
...{ id, plan, item: text, work_item_hash: hash, after_hash: hash, landed_commit: commitId, receipt_hash: hash },
follows: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(commitId),
});
const endedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('ended'),
...{ id, plan, item: text, status: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(_receipt_js__WEBPACK_IMPORTED_MODULE_4__ .LV), receipt_hash: hash },
});
const lostSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('lost') });
const thawedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('thawed') });
const concludedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .gMt('kind', [landedSchema, endedSchema, lostSchema, thawedSchema]);
const landingSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
iter: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr(),
ref: text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^refs\/heads\/[A-Za-z0-9][A-Za-z0-9/_-]*$/)),
...{ old: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(commitId), parent: commitId, merged: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(commitId), tree: commitId },
...{ message: text, date: text },
draft: zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
receipt: zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
...{ id, plan, work_item: zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ id: text }), work_item_hash: hash },
after_hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash),
}),
...{ previous: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash), store_base: commitId, follows: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(commitId) },
}),
});
const isLanding = (raw) => landingSchema.safeParse(raw).success;
const HISTORY_FOLD = {
begin: () => ({
landed: [],
ended: [],
pending: undefined,
unusable: undefined,
starts: [],
thawing: undefined,
}),
take: (state, { seq: _, prev: __, hash: hidden, ...record }, line) => {
if (record.kind === undefined) {
const pending = isLanding(record) ? { landing: record, hash: String(hidden) } : undefined;
state.pending = pending;
state.unusable = pending === undefined ? record : undefined;
if (pending?.landing.old === null)
state.starts.push(pending.landing.parent);
return;
}
const concluded = concludedIn(record, line);
if (concluded.kind === 'ended')
state.ended.push(concluded);
else if (concluded.kind === 'thawed')
state.thawing = undefined;
else
[state.pending, state.unusable] = [undefined, undefined];
if (concluded.kind === 'landed') {
state.landed.push(concluded);
state.thawing = concluded.follows === undefined ? undefined : concluded;
}
},
};
function foldHistory(records) {
const state = HISTORY_FOLD.begin();
let line = 0;
for (const record of records)
HISTORY_FOLD.take(state, record, ++line);
return state;
}
const JOURNAL = '.autorize/work/journal.jsonl';
function concludedIn(record, line) {
const result = concludedSchema.safeParse(record);
if (result.success)
return result.data;
const member = result.error.issues[0]?.path.join('.') || 'shape';
const found = `a record without a usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(member, 100)}`;
const remedy = 'See who wrote it; to begin again without it, move .autorize/work away. Git has what landed.';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Vl([{ file: JOURNAL, line, found, expected: 'a record of a run of work items', remedy }]);
}
function namedReceipts({ landed, ended, pending }) {
const ids = [...landed, ...ended].map(({ id: each }) => each);
return new Set(pending === undefined ? ids : [...ids, pending.landing.draft.receipt.id]);
}
}),
81565:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hx: () => ( readPatch),
QB: () => ( MAX_PATCH_BYTES),
so: () => ( readItemChange)
});
var _base_state_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85503);
var _engine_boundaries_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32165);
var _engine_boundaries_secrets_in_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54592);
var _engine_workspace_capture_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48701);
var _engine_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54725);
var _kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18535);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13096);
const MAX_PATCH_BYTES = _base_state_size_js__WEBPACK_IMPORTED_MODULE_0__ .fM;
async function readItemChange({ privateArea, hasher, secrets: search, signal, work }, compared) {
const bounds = { timeoutMs: (0,_engine_workspace_capture_settings_js__WEBPACK_IMPORTED_MODULE_3__ .x)(work.capture).timeoutMs, signal };
const read = await (0,_engine_boundaries_change_js__WEBPACK_IMPORTED_MODULE_1__ .I_)(privateArea.store, compared, bounds);
if (read.kind === 'cancelled')
return { kind: 'aborted' };
if (read.kind === 'too-large')
return { kind: 'too-large', reason: (0,_engine_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__ .zv)(read) };
const { change } = read;
const after = await hasher.hashTreeUntil(compared.tree, signal);
if (after === undefined)
return { kind: 'aborted' };
const found = await (0,_engine_boundaries_secrets_in_change_js__WEBPACK_IMPORTED_MODULE_2__ .E)(privateArea.store.git, { change, search }, bounds);
return found.kind === 'cancelled' ? { kind: 'aborted' } : { kind: 'read', change, after, leaked: found.leaked };
}
async function readPatch(run, change) {
const { from, tree } = change;
const known = (0,_engine_boundaries_change_js__WEBPACK_IMPORTED_MODULE_1__ .gn)(change);
if (known !== undefined)
return known.length > MAX_PATCH_BYTES ? 'too-large' : known;
const { git } = run.privateArea.store;
const args = ['diff-tree', '-r', '-p', '--binary', '--full-index', '--no-renames', '--no-color', '--no-ext-diff'];
try {
const read = await (0,_kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_5__ .p)(run, (cutOff) => git([...args, '--no-textconv', '--end-of-options', from, tree, '--'], { maxBytes: MAX_PATCH_BYTES, cutOff }));
return read.kind === 'done' ? read.value.stdout : 'cancelled';
}
catch (error) {
if (error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_6__ .XS && error.isTooLong)
return 'too-large';
throw error;
}
}
}),
9043:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
m: () => ( findLanded),
v: () => ( INTENT_TRAILER)
});
var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83144);
const INTENT_TRAILER = 'Autorize-Record';
async function findLanded(refs, { ref, old, trailer }) {
const branchHead = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_0__ .sg)(refs, ref);
if (branchHead === undefined)
return undefined;
const range = old === null ? [branchHead] : [branchHead, `^${old}`];
const args = ['log', '--first-parent', '-z', '--format=%H%n%B', '--end-of-options', ...range, '--'];
const { stdout, exitCode } = await refs(args, { allowed: [0, 128] });
if (exitCode !== 0)
return undefined;
const found = stdout
.toString()
.split('\0')
.map((each) => each.split('\n'))
.find((lines) => lines.includes(trailer));
return found?.[0];
}
}),
13090:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( commitMessage),
w: () => ( mergeMessage)
});
function commitMessage({ work_item: item, id, plan, after_hash: state, }) {
const [first = ''] = item.description.trim().split('\n');
const trailers = [`Autorize-Plan: ${plan}`, `Autorize-Work-Item: ${item.id}`, `Autorize-Receipt: ${id}`];
const title = `${item.id}: ${first}`.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ').slice(0, 72);
return [title.trimEnd(), '', ...trailers, `Autorize-State: ${state ?? ''}`, ''].join('\n');
}
function mergeMessage({ work_item: item, plan }) {
return `Land work item ${item.id} of ${plan}\n\n`;
}
}),
53359:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
cs: () => ( completeReceipt),
nu: () => ( concludeItem),
Nf: () => ( dropLanding),
lI: () => ( finishLanding),
cx: () => ( landedRecord),
c9: () => ( recordLanded)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var acceptance_acceptance = __webpack_require__(37008);
var private_area = __webpack_require__(63702);
var storage_error = __webpack_require__(31695);
var workspace = __webpack_require__(54725);
var fault_point = __webpack_require__(23727);
var git = __webpack_require__(13096);
var git_store = __webpack_require__(25367);
var own_file_writes = __webpack_require__(77472);
var remove_tree = __webpack_require__(14311);
var attempt_item = __webpack_require__(5546);
var follow_mark = __webpack_require__(31450);
var item_change = __webpack_require__(81565);
var workitem_landed = __webpack_require__(9043);
var landing_message = __webpack_require__(13090);
var plan = __webpack_require__(87440);
var receipt_seal = __webpack_require__(98005);
;
function renderReplayScript(facts) {
const { agent, item, receipt, beforeCommit, beforeHash, afterHash, tool } = facts;
const name = `replay-agent-${agent}.sh`;
const usage = `${name} [--recorded] [--unsandboxed] [--repo FOLDER]`;
return `#!/usr/bin/env bash
# ${usage}
# Replays the work item ${item} of agent-${agent} (receipt ${receipt}) and compares the state hashes.
#   --recorded     applies the recorded change instead of running the agent again
#   --unsandboxed  lets the agent run in a weaker sandbox than that of the run, or in none
#   --repo FOLDER  a clone that has the input; default: the repository here, else that of the working folder
# It needs bash, git, node, and the files beside it: take the folder whole. What is not there is looked for in the store
# that AUTORIZE_WORK names, in the one that this folder is in, and in .autorize/work of the clone.
set -euo pipefail

RECEIPT=${quote(receipt)}
BEFORE_COMMIT=${quote(beforeCommit)}
BEFORE_HASH=${quote(beforeHash)}
EXPECTED_HASH=${quote(afterHash)}
TOOL=${quote(`${tool.hash}.mjs`)}
TOOL_SHA256=${quote(tool.sha256)}

fail() {
  printf 'ERROR: %s\\n' "$1" >&2
  exit "$2"
}

here=\${BASH_SOURCE[0]}
case $here in
  */*) here=\${here%/*}/ ;;
  *) here=. ;;
esac
here=$(CDPATH='' cd -- "$here" && pwd -P)
repo=
flags=()
while [ $# -gt 0 ]; do
  case $1 in
    --recorded | --unsandboxed) flags+=("$1") ;;
    --repo)
      [ $# -gt 1 ] || fail '--repo needs a folder' 2
      repo=$2
      shift
      ;;
    *) fail "unknown argument: $1; usage: ${usage}" 2 ;;
  esac
  shift
done

has_input() {
  git -C "$1" cat-file -e "$BEFORE_COMMIT^{commit}" 2>/dev/null
}
if [ -z "$repo" ]; then
  repo=$here
  has_input "$repo" || repo=$PWD
fi
has_input "$repo" || fail "the commit $BEFORE_COMMIT is not in the repository of $repo; fetch it, or name another with --repo" 3

run=$here
tool=$here/$TOOL
for store in "\${AUTORIZE_WORK:-}" "$here/../.." "$repo/.autorize/work"; do
  [ -f "$run/RECEIPT.json" ] || run=$store/runs/$RECEIPT
  [ -f "$tool" ] || tool=$store/tools/$TOOL
done
[ -f "$run/RECEIPT.json" ] || fail "there is no run $RECEIPT beside this script, nor in .autorize/work of $repo; take its folder whole, or name a store: AUTORIZE_WORK=FOLDER" 3
[ -f "$tool" ] || fail "there is no $TOOL beside this script, nor in .autorize/work of $repo; take it from the store of the run, or name that: AUTORIZE_WORK=FOLDER" 3
digest='const { createHash } = require("node:crypto"), { readFileSync } = require("node:fs");
console.log(createHash("sha256").update(readFileSync(process.argv[1])).digest("hex"))'
[ "$(node -e "$digest" "$tool")" = "$TOOL_SHA256" ] || fail "$tool is not the program that the run came with" 3

# In a work tree of its own, never over a checkout:
# 1. restore the input state; 2. run the agent again with the same inputs; 3. verify the output hash.
node "$tool" --run "$run" --repo "$repo" --before-commit "$BEFORE_COMMIT" --before-hash "$BEFORE_HASH" \\
  --expected-hash "$EXPECTED_HASH" \${flags[@]+"\${flags[@]}"}

echo "✅ Replay successful: hash verified"
`;
}
function quote(text) {
return `'${text.replaceAll("'", `'\\''`)}'`;
}
var replay_tool = __webpack_require__(25511);
var workitem_store = __webpack_require__(50492);
var work_files = __webpack_require__(85620);
var work_run = __webpack_require__(18022);
;
async function concludeItem(run, request) {
const { attempted } = request;
if (attempted.kind === 'ended')
return recordEnded(run, attempted);
const { draft, change, folder } = attempted;
run.activity.begin(draft.work_item.id, 'landing');
const refuse = (status, reason, more = {}) => recordEnded(run, { folder, draft: { ...draft, status, reason, ...more } });
const paths = change.changes.map(({ path }) => path);
const owned = (0,plan .zr)(paths, request.owners);
const id = draft.work_item.id;
if (owned !== undefined) {
const both = `${(0,base_text .TL)(owned.owner)} and ${(0,base_text .TL)(id)} both change ${(0,base_text .TL)(owned.path, 200)}`;
return refuse('failure', `file_ownership: ${both}; ${(0,base_text .TL)(owned.owner)} comes first in the file`);
}
const merged = await mergeOnto(run, request);
if (merged === 'aborted')
return undefined;
if (typeof merged !== 'string')
return refuse(merged.status, merged.reason, { tests: merged.tests });
const patch = await (0,item_change .Hx)(run, change);
if (patch === 'cancelled')
return undefined;
if (patch === 'too-large') {
const reason = `the change is too large to land: its patch is larger than ${item_change .QB >> 20} MB`;
return refuse('denied', reason, { admission: { ok: false, reason } });
}
const receipt = await land(run, { draft, tree: change.tree, patch, folder, merged });
if (receipt === undefined)
return undefined;
for (const path of paths)
request.owners.set(path, id);
return receipt;
}
async function mergeOnto(run, { attempted, base, slot }) {
if (attempted.kind !== 'ready')
throw new Error('only what is ready is merged');
const { change, draft, folder } = attempted;
if (run.branchHead === base.commit)
return change.tree;
const { store } = run.privateArea;
const indexFile = (0,external_node_path_.join)(store.folder, 'landing.index');
const tree = await (0,workspace .sK)(store, { indexFile, from: base.commit, to: change.tree, onto: run.branchHead });
const { work_item: item } = draft;
const agent = run.agents.get(item.agent_id);
if (agent === undefined)
throw new Error('an item without an agent was run');
const tested = await (0,attempt_item .RE)(run, { item, tree, slot, folder, agent, name: 'test-merged' });
if (tested.kind === 'aborted')
return 'aborted';
if (tested.kind === 'passed')
return tree;
return { ...tested, reason: `${tested.reason} (together with what landed before it)` };
}
async function land(run, { draft, tree, patch, folder, merged }) {
const { privateArea, paths, journal, branch } = run;
const { store, repository } = privateArea;
const message = (0,landing_message .d)(draft);
const isOnBranchHead = run.branchHead === draft.before_commit;
const side = isOnBranchHead
? undefined
: await (0,git_store .SC)(store, {
tree,
parents: [draft.before_commit],
message,
identity: acceptance_acceptance .zK,
date: draft.ended_at,
});
const landedHash = isOnBranchHead ? draft.after_hash : (await run.hasher.hashTreeUntil(merged, run.signal))?.hash;
if (landedHash === undefined)
return undefined;
const tool = writeProof(run, { draft, patch, folder });
const files = (0,attempt_item .yQ)(run, folder);
(0,storage_error .vq)(run, () => (0,replay_tool .EB)(paths, run.replayTool, folder));
const whole = { ...draft, landed_hash: landedHash, files, replay_tool: tool };
const { landed } = (0,workitem_store .E9)(journal);
const landing = {
iter: landed.length + 1,
ref: `refs/heads/${branch}`,
old: run.branchAt ?? null,
parent: run.branchHead,
...(side === undefined ? {} : { merged: side }),
tree: merged,
message: side === undefined ? message : (0,landing_message .w)(draft),
date: draft.ended_at,
draft: {
receipt: whole,
previous: run.previous,
store_base: store.base,
...(run.inPlace ? { follows: run.branchHead } : {}),
},
};
(0,work_run .y)(run.lock);
if (run.inPlace)
(0,storage_error .vq)(run, () => (0,follow_mark .lD)(paths, { id: draft.id, plan: draft.plan, follows: run.branchHead }));
let receipt;
const beforeSwap = (commit) => {
receipt = completeReceipt(landing, commit, run.blake3);
const hidden = receipt;
(0,storage_error .vq)(run, () => (0,workitem_store .Qz)(paths, hidden));
(0,fault_point .Jd)('landing:after-receipt');
};
const intents = {
seal: (record) => journal.seal(record),
isNext: (hidden) => journal.isNext(hidden),
appendSealed: (hidden) => (0,storage_error .vq)(run, () => journal.appendSealed(hidden)),
};
const acceptance = { store, repository, intents, trailer: workitem_landed .v, beforeSwap, signal: run.signal };
const retained = await (0,acceptance_acceptance .f9)(acceptance, landing);
if (retained.kind === 'cancelled')
return undefined;
if (retained.kind === 'moved') {
dropLanding({ paths, journal }, landing);
throw branchMoved(branch, retained.actual);
}
if (receipt === undefined)
throw new Error('a run landed without a receipt');
(0,work_run .n)(run, { ...landedRecord(receipt, landing) });
(0,fault_point .Jd)('landing:after-record');
run.branchHead = retained.commit;
run.branchAt = retained.commit;
run.previous = receipt.receipt_hash;
if (receipt.after_hash !== null)
run.history.set(receipt.after_hash, receipt.id);
return receipt;
}
function completeReceipt({ merged, draft }, commit, blake3) {
const whole = { ...draft.receipt, after_commit: merged ?? commit, landed_commit: commit };
return (0,receipt_seal .IN)(whole, { previous: draft.previous, blake3 });
}
function landedRecord(receipt, { draft: { follows } }) {
const { id, plan, work_item: item, work_item_hash, after_hash, landed_commit, receipt_hash } = receipt;
return {
...{ kind: 'landed', id, plan, item: item.id, work_item_hash, receipt_hash },
after_hash: after_hash ?? '',
landed_commit: landed_commit ?? '',
...(follows === undefined ? {} : { follows }),
};
}
function writeProof(run, { draft, patch, folder }) {
const agent = Number(draft.agent.id.slice('agent-'.length));
const script = renderReplayScript({
agent,
item: draft.work_item.id,
receipt: draft.id,
beforeCommit: draft.before_commit,
beforeHash: draft.before_hash,
afterHash: draft.after_hash ?? '',
tool: run.replayTool,
});
(0,storage_error .vq)(run, () => {
(0,own_file_writes .OP)((0,external_node_path_.join)(folder, 'changes.patch'), patch);
(0,own_file_writes .OP)((0,external_node_path_.join)(folder, (0,work_files .bp)(draft)), script, 0o755);
syncFiles(folder);
(0,replay_tool .TU)(run.paths, run.replayTool);
});
return run.replayTool.hash;
}
function syncFiles(folder) {
for (const name of (0,external_node_fs_.readdirSync)(folder)) {
const descriptor = (0,external_node_fs_.openSync)((0,external_node_path_.join)(folder, name), 'r');
try {
if ((0,external_node_fs_.fstatSync)(descriptor).size > 0)
(0,external_node_fs_.fsyncSync)(descriptor);
}
finally {
(0,external_node_fs_.closeSync)(descriptor);
}
}
}
function recordEnded(run, { folder, draft }) {
(0,work_run .y)(run.lock);
const files = (0,attempt_item .yQ)(run, folder);
syncFiles(folder);
const receipt = (0,receipt_seal .IN)({ ...draft, files }, { previous: null, blake3: run.blake3 });
(0,storage_error .vq)(run, () => (0,workitem_store .Qz)(run.paths, receipt));
(0,fault_point .Jd)('landing:after-receipt');
const { id, plan, work_item: item, status, receipt_hash } = receipt;
(0,work_run .n)(run, { kind: 'ended', id, plan, item: item.id, status, receipt_hash });
(0,fault_point .Jd)('landing:after-record');
return receipt;
}
async function finishLanding(request) {
const { paths, journal, refs, folder, blake3 } = request;
const { pending } = (0,workitem_store .E9)(journal);
if (pending === undefined)
return;
const { landing, hash } = pending;
const store = (0,git_store .h$)({ folder: (0,private_area .IS)(folder), base: landing.draft.store_base });
if (store !== undefined)
(0,git .sW)(store.gitDir);
const beforeSwap = (commit) => (0,workitem_store .Qz)(paths, completeReceipt(landing, commit, blake3));
const { repository } = paths;
const recovery = await (0,acceptance_acceptance ._M)({ store, repository, trailer: workitem_landed .v, beforeSwap }, { intent: landing, hash, refs });
if (recovery.kind === 'kept') {
journal.append({ ...landedRecord(completeReceipt(landing, recovery.commit, blake3), landing) });
return;
}
if (!(await recordLanded({ journal, refs, blake3 })))
dropLanding({ paths, journal }, landing);
}
async function recordLanded({ journal, refs, blake3, }) {
const { pending } = (0,workitem_store .E9)(journal);
if (pending === undefined)
return false;
const { landing, hash } = pending;
const commit = await (0,workitem_landed .m)(refs, { ref: landing.ref, old: landing.old, trailer: `${workitem_landed .v}: ${hash}` });
if (commit === undefined)
return false;
journal.append({ ...landedRecord(completeReceipt(landing, commit, blake3), landing) });
return true;
}
function dropLanding({ paths, journal }, { draft }) {
const id = String(draft?.receipt?.id);
const isConcluded = journal.records.some(({ kind, id: of }) => (kind === 'landed' || kind === 'ended') && of === id);
journal.append({ kind: 'lost', id });
if (isConcluded || !(0,workitem_store .eQ)(id))
return;
(0,remove_tree .dM)((0,workitem_store .kQ)(paths, id));
(0,external_node_fs_.rmSync)((0,workitem_store .WI)(paths, id), { force: true });
}
function branchMoved(branch, actual) {
const found = actual === undefined ? `the branch ${branch} is missing` : `the branch ${branch} is at ${actual} now`;
return new errors .Rb({
message: `${found}: somebody else moved it while the plan ran`,
remedy: 'Run the plan again: it continues from where the branch is.',
});
}
}),
33444:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( findLostRuns),
o: () => ( findUnnamed)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_lost_records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17987);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45351);
var _work_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65546);
function findUnnamed(paths, known) {
const namesIn = (folder) => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder) : []);
const receipts = namesIn(paths.receipts).flatMap((name) => (name.endsWith('.json') ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(name, '.json')] : []));
const withReceipt = new Set(receipts);
const isConcluded = (id) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(paths.runs, id, 'RECEIPT.json'));
return {
receipts: receipts.filter((id) => !known.has(id)),
runs: namesIn(paths.runs).filter((id) => !known.has(id) && !withReceipt.has(id) && isConcluded(id)),
};
}
function findLostRuns(paths, { history, branches }) {
const named = (0,_history_js__WEBPACK_IMPORTED_MODULE_5__ .B$)(history);
const { receipts, runs } = findUnnamed(paths, named);
const isEmpty = named.size === 0;
const [only] = receipts;
if (!isEmpty && only !== undefined && receipts.length + runs.length === 1 && !hasLanded(paths, only))
return undefined;
const shown = (path) => (0,_work_records_js__WEBPACK_IMPORTED_MODULE_6__ .pS)(paths, path);
const kept = isEmpty && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.journal) ? [...branches] : [];
const found = [
...(receipts.length === 0 ? [] : [`${shown(paths.receipts)} has ${namesOf(receipts, 'receipt')}`]),
...(runs.length === 0 ? [] : [`${shown(paths.runs)} has ${namesOf(runs, 'concluded run')}`]),
...(kept.length === 0 ? [] : [`there is the branch ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(kept[0], 200)}`]),
];
if (found.length === 0)
return undefined;
return (0,_base_lost_records_js__WEBPACK_IMPORTED_MODULE_3__ .V)({
of: 'work items',
found: [
...found,
`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(paths.journal)} ${isEmpty ? 'names no run' : `names ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .LS)(named.size, 'other run')}`}`,
],
expected: `a record of each run in ${shown(paths.journal)}`,
remedy: `If a run was killed just then, run its plan again. Otherwise: ${_work_records_js__WEBPACK_IMPORTED_MODULE_6__ .nx}`,
});
}
function hasLanded(paths, id) {
try {
return (0,_work_records_js__WEBPACK_IMPORTED_MODULE_6__ .eQ)(id) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,_work_records_js__WEBPACK_IMPORTED_MODULE_6__ .kQ)(paths, id)) && (0,_work_records_js__WEBPACK_IMPORTED_MODULE_6__ .b8)(paths, id).status === 'success';
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW)
return false;
throw error;
}
}
const MAX_SHOWN = 3;
function namesOf(names, what) {
const shown = names.slice(0, MAX_SHOWN).map((name) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(name, 100));
return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .LS)(names.length, what)}: ${shown.join(', ')}${names.length > MAX_SHOWN ? ', …' : ''}`;
}
}),
78928:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C_: () => ( WAIT),
SW: () => ( requireOwn),
describeOpenCheckout: () => ( describeOpenCheckout),
nz: () => ( FOLLOWED),
oV: () => ( MIXED),
vP: () => ( OPEN)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68724);
var _follow_mark_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31450);
var _store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50492);
const OPEN = 'a run in place was killed while the checkout followed what landed';
const MIXED = 'it may hold files of before and of after';
const FOLLOWED = 'the checkout follows what landed just now, and may hold files of before and of after';
const WAIT = 'Wait for the run, or end it.';
function describeOpenCheckout(paths, { history, isLanded }) {
const { thawing, pending } = history;
const isToFollow = thawing !== undefined || (isLanded && pending?.landing.draft.follows !== undefined);
if (!isToFollow)
return undefined;
if ((0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_1__ .oZ)(paths.lock))
return `${FOLLOWED}. ${WAIT}`;
try {
requireOwn(paths, history);
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW)
return `${error.message}. ${error.remedy}`;
throw error;
}
return `${OPEN}; ${MIXED}. Bring it to one of the two: autorize work verify`;
}
function requireOwn(paths, { thawing, pending }) {
const { receipt, follows } = pending?.landing.draft ?? {};
const ofPending = receipt === undefined || follows === undefined ? [] : [{ ...receipt, follows }];
const begun = [...ofPending, ...(thawing === undefined ? [] : [thawing])];
const foreign = begun.find((each) => !(0,_follow_mark_js__WEBPACK_IMPORTED_MODULE_2__ .dt)(paths, each));
if (foreign === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW('checkout_open', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.precondition, {
message: `${(0,_store_js__WEBPACK_IMPORTED_MODULE_3__ .pS)(paths, paths.journal)} asks for a change of the checkout by the run ${foreign.id}, which did not begin here; nothing was touched`,
remedy: 'If the records came with the repository, move .autorize/work away. If the run was yours: git status.',
});
}
}),
32375:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CW: () => ( loadWork),
L9: () => ( findPlan),
VD: () => ( findWorkBranch),
WK: () => ( secretTables),
Zd: () => ( lockWork),
_F: () => ( readyAgents),
f: () => ( unsetVariables),
fx: () => ( withoutPaths),
j3: () => ( listLanded),
rm: () => ( keysOfPlan)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74044);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28338);
var _base_json_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85572);
var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86586);
var _engine_agent_login_access_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24859);
var _engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2374);
var _kernel_agent_secrets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12637);
var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22989);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(79871);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(68724);
var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(83144);
var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(42205);
var _kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(34742);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(63342);
var _contract_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(51421);
async function loadWork(file, { cwd, env }, { needsAgents = false } = {}) {
const read = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_11__ .M4)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(file) ? file : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, file), file);
if ('problem' in read)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Vl([read.problem]);
const isYaml = /^\.ya?ml$/i.test((0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(file));
const decoded = isYaml
? (await Promise.all( [__webpack_require__.e(8815), __webpack_require__.e(1167)]).then(__webpack_require__.bind(__webpack_require__, 81167))).decodeYaml(file, read.bytes)
: (0,_base_json_document_js__WEBPACK_IMPORTED_MODULE_5__ .w)(file, read.bytes);
if ('problems' in decoded) {
const { before } = { before: undefined, ...decoded };
const ofAgents = before === undefined ? [] : agentProblems(before);
const ofVariables = before === undefined || !needsAgents ? [] : unsetVariables(before, { env });
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Vl([...decoded.problems, ...ofAgents, ...ofVariables]);
}
const { document } = decoded;
return { ...decodeWork(document, planNameOf(file)), document };
}
const PLAN_PATHS = ['work-items.yaml', 'work-items.yml', 'work-items.json'];
function findPlanHere({ cwd }) {
return PLAN_PATHS.find((name) => existsSync(join(cwd, name)));
}
async function findPlan(plan, host) {
const own = /^[A-Za-z0-9_-]+$/.test(plan) ? ['yaml', 'yml', 'json'].map((end) => `${plan}.${end}`) : [];
for (const name of [...own, ...PLAN_PATHS].filter((each) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(host.cwd, each)))) {
try {
const found = await loadWork(name, host);
if (found.work !== undefined && found.plan === plan)
return found.work;
}
catch (error) {
if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .yW))
throw error;
}
}
return undefined;
}
function agentProblems(document) {
const parsed = (0,_contract_js__WEBPACK_IMPORTED_MODULE_17__ .RR)(document);
return 'problems' in parsed ? parsed.problems.filter(({ path }) => path?.startsWith('$.agents.')) : [];
}
function unsetVariables(document, { env: parentEnv }) {
return Object.entries((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_2__ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_2__ .YN)(document.value).agents)).flatMap(([id, agent]) => {
const supplied = Object.entries((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_2__ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_2__ .YN)(agent).env));
const env = Object.fromEntries(supplied.filter((each) => typeof each[1] === 'string'));
const resolved = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_10__ .NC)(env, { parentEnv, path: '' });
if ('values' in resolved)
return [];
return resolved.problems.map((problem) => {
const name = problem.path === undefined || problem.path === '' ? [] : [problem.path.slice(1)];
return (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_6__ .l4)(document, ['agents', id, 'env', ...name], problem);
});
});
}
function decodeWork(document, fallback) {
const parsed = (0,_contract_js__WEBPACK_IMPORTED_MODULE_17__ .RR)(document);
const work = 'work' in parsed ? parsed.work : undefined;
return { work, problems: 'problems' in parsed ? parsed.problems : [], plan: work?.plan ?? fallback };
}
const MAX_PLAN_NAME = 100;
const DIGEST_LENGTH = 12;
function planNameOf(file) {
const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(file)).replaceAll(/[^A-Za-z0-9_-]+/g, '-');
const name = whole.replace(/^[-_]+/, '') || 'plan';
if (name.length <= MAX_PLAN_NAME)
return name;
return `${name.slice(0, MAX_PLAN_NAME - DIGEST_LENGTH - 1)}-${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__ .s)(name).slice(0, DIGEST_LENGTH)}`;
}
function documentOf(value) {
return { file: '', value, locate: () => ({ line: 1, column: 1 }) };
}
function withoutPaths(problems) {
return problems.map(({ file: _, line: __, column: ___, ...rest }) => rest);
}
async function lockWork(paths, { now }) {
const lock = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_14__ .Cc)({ path: paths.lock, now });
if (lock.kind === 'locked')
return lock;
throw (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_12__ .hp)(lock, { what: 'the work items of this repository are', look: 'autorize work status' });
}
async function readyAgents(work, { env: parentEnv, isAction }, { needsAgents, sandbox }) {
const needed = new Set(work.items.map(({ agent_id: id }) => id));
const ready = new Map();
for (const [id, spec] of Object.entries(work.agents)) {
if (spec === undefined || !needed.has(id))
continue;
const supplied = needsAgents ? spec.env : {};
const env = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_10__ .ms)(supplied, { parentEnv, path: `$.agents.${id}.env` });
const level = await (0,_kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_15__ .q1)({ requested: sandbox ?? spec.sandbox, network: spec.network });
if (needsAgents)
(0,_engine_agent_login_access_js__WEBPACK_IMPORTED_MODULE_7__ .Xx)(spec, { parentEnv, level });
ready.set(id, { id, spec, env, level, isAction });
}
return ready;
}
function keysOfPlan(work, { env: parentEnv }) {
return (0,_kernel_agent_secrets_js__WEBPACK_IMPORTED_MODULE_9__ .D)(secretTables(work, parentEnv), parentEnv);
}
function secretTables({ agents, environment }, parentEnv) {
return [...Object.values(agents).map((spec) => spec?.env ?? {}), ...(0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_8__ .RO)(environment, parentEnv)];
}
async function findWorkBranch(paths, refs, branch) {
const ref = `refs/heads/${branch}`;
(0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_16__ .Wf)(paths.repository, ref);
const [folder = ''] = branch.split('/');
if ((await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_13__ .sg)(refs, `refs/heads/${folder}`)) !== undefined) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `there is a branch "${folder}", so git cannot create "${branch}"`,
remedy: `Rename it: git branch -m ${folder} another-name`,
});
}
return (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_13__ .sg)(refs, ref);
}
async function listLanded(refs, starts) {
const { stdout } = await refs(['for-each-ref', '--format=%(objectname)', 'refs/heads/autorize-work/']);
const branchHeads = stdout.toString().split('\n').filter(Boolean);
if (branchHeads.length === 0)
return new Set();
const lines = [...branchHeads, ...starts.map((id) => `^${id}`)];
const args = ['rev-list', '--first-parent', '--ignore-missing', '--stdin'];
const { stdout: commits } = await refs(args, { input: `${lines.join('\n')}\n` });
return new Set(commits.toString().split('\n').filter(Boolean));
}
}),
87440:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gy: () => ( checkPlan),
P_: () => ( findBlock),
_j: () => ( resolveDependencies),
zr: () => ( findOwner)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7535);
function checkPlan(raw) {
const { items: rawItems, agents: rawAgents } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(raw);
const items = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .cX)(rawItems);
const agents = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(rawAgents);
return [
...(Array.isArray(rawItems) && items.length === 0
? [[['items'], 'no item', 'at least one', 'Add an item.']]
: []),
...duplicates(items),
...unknownDependencies(items),
...cycles(items),
...agentIssues(agents),
...unknownAgents(items, agents),
];
}
function idOf(item) {
const { id } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(item);
return typeof id === 'string' ? id : undefined;
}
function duplicates(items) {
const first = new Map();
return items.flatMap((item, at) => {
const id = idOf(item);
if (id === undefined)
return [];
const earlier = first.get(id);
if (earlier === undefined) {
first.set(id, at);
return [];
}
const found = `the id ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(id)} a second time`;
return [[['items', at, 'id'], found, `a unique id (items[${earlier}] has it)`, 'Rename one of the two.']];
});
}
function unknownDependencies(items) {
const known = new Set(items.flatMap((item) => idOf(item) ?? []));
return items.flatMap((item, at) => (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .cX)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(item).dependencies).flatMap((name, index) => {
if (typeof name !== 'string' || known.has(name))
return [];
const found = `the unknown dependency ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(name)}`;
return [[['items', at, 'dependencies', index], found, 'the id of an item', (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .h)(name, [...known])]];
}));
}
function cycles(items) {
const waits = new Map();
const places = new Map();
for (const [at, item] of items.entries()) {
const id = idOf(item);
if (id === undefined || waits.has(id))
continue;
const names = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .cX)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(item).dependencies).filter((name) => typeof name === 'string');
waits.set(id, names);
places.set(id, at);
}
const done = new Set();
const found = [];
for (const start of waits.keys())
walk({ start, waits, done, found });
return found.map((circle) => {
const [first = ''] = circle;
const shown = [...circle, first].map((id) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(id)).join(' waits for ');
const path = ['items', places.get(first) ?? 0, 'dependencies'];
return [path, `a cycle: ${shown}`, 'dependencies without a cycle', 'Remove one of these dependencies.'];
});
}
function walk({ start, waits, done, found }) {
const trail = [];
const places = new Map();
const enter = (id) => {
if (done.has(id))
return;
places.set(id, trail.length);
trail.push({ id, next: 0 });
};
enter(start);
while (trail.length > 0) {
const top = trail[trail.length - 1];
if (top === undefined)
return;
const name = waits.get(top.id)?.[top.next];
top.next += 1;
if (name === undefined) {
done.add(top.id);
places.delete(top.id);
trail.pop();
continue;
}
const at = places.get(name);
if (at !== undefined)
found.push(trail.slice(at).map(({ id }) => id));
else if (waits.has(name))
enter(name);
}
}
function agentIssues(agents) {
return Object.entries(agents).flatMap(([id, agent]) => {
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(agent))
return [];
const supplied = ['command', 'preset'].filter((key) => agent[key] !== undefined);
const options = (0,_engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_2__ .sY)(agent).map(({ path, found, expected, remedy }) => [['agents', id, ...path], found, expected, remedy]);
if (supplied.length === 1)
return options;
const found = supplied.length === 0 ? 'neither "command" nor "preset"' : 'both "command" and "preset"';
return [[['agents', id], found, 'one of the two', 'Say what to run: command = a line for sh, or preset = a CLI.']];
});
}
function unknownAgents(items, agents) {
const known = Object.keys(agents);
return items.flatMap((item, at) => {
const name = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(item).agent_id;
if (typeof name !== 'string' || !/^agent-[0-9]$/.test(name) || known.includes(name))
return [];
const remedy = `Add agents.${name}. ${known.length === 0 ? 'There is none yet.' : `Known: ${known.join(', ')}.`}`;
return [[['items', at, 'agent_id'], `the unknown agent ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(name)}`, 'an agent of "agents"', remedy]];
});
}
function resolveDependencies(items) {
const known = new Set(items.map(({ id }) => id));
const levels = [];
const done = new Set();
let rest = [...items];
while (rest.length > 0) {
const isReady = ({ dependencies }) => dependencies.every((name) => done.has(name) || !known.has(name));
const level = rest.filter(isReady);
if (level.length === 0)
throw new Error('a plan with a cycle passed its check');
levels.push(level);
for (const { id } of level)
done.add(id);
const placed = new Set(level);
rest = rest.filter((item) => !placed.has(item));
}
return levels;
}
function findBlock(item, obstacles) {
const behind = item.dependencies.find((name) => obstacles.has(name));
if (behind === undefined)
return undefined;
const chain = [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(item.id)} waits for ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(behind)}`];
let last = obstacles.get(behind);
while (last?.behind !== undefined) {
chain.push(`which waits for ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(last.behind)}`);
last = obstacles.get(last.behind);
}
const end = last === undefined ? '' : ` (${last.status}: ${last.reason})`;
return { status: 'blocked', reason: `${chain.join(', ')}${end}`, behind };
}
function findOwner(paths, owners) {
for (const path of paths) {
for (const [owned, owner] of owners) {
const isSame = owned === path || owned.startsWith(`${path}/`) || path.startsWith(`${owned}/`);
if (isSame)
return { path, owner };
}
}
return undefined;
}
}),
3363:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Af: () => ( networkOf),
HE: () => ( preparedIn),
_l: () => ( preparingOf)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2374);
var _engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75857);
var _engine_environment_step_network_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7168);
var _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83257);
function networkOf({ environment }, { spec: { network } }) {
return (0,_engine_environment_step_network_js__WEBPACK_IMPORTED_MODULE_4__ .lr)({
own: environment?.network ?? {},
agent: network,
evaluator: network === 'model' ? 'off' : (network ?? 'on'),
});
}
function preparedIn({ environment, setup, build }) {
const facts = [environment && { environment }, setup && { setup }, build && { build }].filter((each) => each !== undefined);
return facts.length === 0 ? {} : { prepared: Object.assign({}, ...facts) };
}
function partsOf({ prepared }) {
return { environment: prepared?.environment, setup: prepared?.setup, build: prepared?.build };
}
function requireSafe({ environment, setup }, { repository, parentEnv, file }) {
const issues = environmentIssues({
environment: withEnvironmentDefaults(environment),
hasTrustedSetup: setup !== undefined,
checkPlaces: checkPlaces(repository, parentEnv),
});
if (issues.length === 0)
return;
throw new ContractError(issues.map(([path, found, expected, remedy]) => ({ file, path: renderPath(path), found, expected, remedy })));
}
function preparingOf({ folder: area }, { work, agent, folder, name }) {
const network = networkOf(work, agent);
return { setup: work.setup, build: work.build, network, logs: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(area, 'scratch', `${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder)}-${name}-`) };
}
}),
63169:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fr: () => ( takeProposedItem),
gA: () => ( ORIGIN_FILE),
gk: () => ( writeOrigin)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _engine_acceptance_proposed_trees_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38509);
var _engine_acceptance_reapplication_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40658);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13096);
var _kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77472);
var _run_usage_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52028);
const ORIGIN_FILE = 'proposal.json';
function writeOrigin(folder, origin) {
(0,_kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_5__ .OP)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, ORIGIN_FILE), `${JSON.stringify(origin, null, 2)}\n`);
}
async function takeProposedItem({ store, repository }, { proposed, branchHead, folder, }) {
const { base, commit, trace, origin, usage, wave } = proposed;
writeOrigin(folder, { origin, base, commit, ...(wave === undefined ? {} : { wave }) });
if (usage !== undefined)
(0,_kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_5__ .OP)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _run_usage_js__WEBPACK_IMPORTED_MODULE_6__ .ji), `${JSON.stringify(usage)}\n`);
const ended = (reason) => ({ kind: 'ended', status: 'failure', reason, trace });
try {
const brought = await (0,_engine_acceptance_proposed_trees_js__WEBPACK_IMPORTED_MODULE_2__ .o)(store, proposed, repository);
if ('refused' in brought)
return ended(`proposed by ${origin}: ${brought.refused}`);
const applied = await (0,_engine_acceptance_reapplication_js__WEBPACK_IMPORTED_MODULE_3__ .kQ)(store, { base: brought.from, tree: brought.to, branchHead });
if (applied.kind === 'applied')
return { kind: 'captured', tree: applied.tree, trace };
const paths = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(applied.paths.length, 'path')}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(applied.paths[0] ?? '', 100)} among them`;
return ended(`proposed by ${origin}: it does not fit onto what landed meanwhile: ${paths}`);
}
catch (error) {
if (!(error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_4__ .XS))
throw error;
return ended(`proposed by ${origin}: it cannot be brought here: ${error.message}`);
}
}
}),
98005:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FE: () => ( hashOfInputs),
IN: () => ( sealReceipt),
iy: () => ( hashOfReceipt),
pB: () => ( renderReceipt)
});
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19533);
var _base_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74044);
function sealReceipt(draft, { previous, blake3 }) {
const linked = { ...draft, previous_receipt_hash: previous };
return { ...linked, receipt_hash: blake3((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)(linked)) };
}
function hashOfReceipt({ receipt_hash: _, ...rest }, blake3) {
return blake3((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)(rest));
}
function renderReceipt(receipt) {
return `${JSON.stringify(receipt, null, 2)}\n`;
}
function hashOfInputs(item, agent, blake3) {
const { gateway: _, server_tools: __, price: ___, only_model: ____, ...asked } = agent;
return blake3((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)({ agent: asked, item }));
}
function parseHidden(text, blake3) {
let raw;
try {
raw = JSON.parse(text);
}
catch {
return undefined;
}
if (!isObject(raw))
return undefined;
const receipt = raw;
return hashOfReceipt(receipt, blake3) === receipt.receipt_hash ? receipt : undefined;
}
}),
80083:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KS: () => ( receiptSchema),
LV: () => ( RUN_STATUSES),
XB: () => ( uuidV7)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63836);
var _engine_gateway_protocol_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65152);
var _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83257);
var _settings_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82374);
var _settings_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62806);
var _settings_work_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97895);
const RUN_STATUSES = ['success', 'failure', 'denied', 'timeout'];
const ARTIFACT_TYPES = ['create', 'edit', 'delete'];
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const count = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0));
const hash = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{64}$/));
const commit = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const instant = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/));
const uuid = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));
const type = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(ARTIFACT_TYPES);
const deltas = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ path: text, type, removed: count, added: count }));
const receiptSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
schema_version: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz(1),
id: uuid,
plan: text,
branch: text,
status: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(RUN_STATUSES),
reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
work_item: _settings_work_plan_js__WEBPACK_IMPORTED_MODULE_7__ .i,
work_item_hash: hash,
agent: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
id: text,
command: text,
preset: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(_engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_2__ .VC)),
stdin: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['none', 'prompt']),
env: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, text),
sandbox: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['auto', 'required', 'off']),
network: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['on', 'off', 'model']),
gateway: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n([..._engine_gateway_protocol_js__WEBPACK_IMPORTED_MODULE_3__ .zw, 'off'])),
server_tools: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
price: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, _settings_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__ .d1)),
only_model: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz(true)),
}),
started_at: instant,
ended_at: instant,
execution_time_ms: count,
before_commit: commit,
before_hash: hash,
after_commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(commit),
after_hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash),
landed_commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(commit),
landed_hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash),
artifacts: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
path: text,
type,
mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
content_hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash),
git_blob: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(commit),
})),
deltaO: deltas,
deltaPi: deltas,
deltaLambda: deltas,
deltaQ: deltas,
tool_trace: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ tool: text, detail: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(text) })), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('unavailable')]),
admission: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ ok: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY(), reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text) })),
tests: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
command: text,
outcome: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['passed', 'failed', 'timeout']),
passed: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(count),
failed: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(count),
output: text,
})),
sandbox: text,
key_in_reach: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
environment: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
...{ autorize: text, node: text, git: text, platform: text, arch: text },
memory: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(text),
cores: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(text),
}),
prepared: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
environment: _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .RJ,
setup: (0,_settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .Xv)('5m', _settings_values_js__WEBPACK_IMPORTED_MODULE_6__ .rW),
build: (0,_settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .u2)('10m', _settings_values_js__WEBPACK_IMPORTED_MODULE_6__ .rW),
})),
files: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, hash),
replay_tool: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(hash),
previous_receipt_hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash),
receipt_hash: hash,
});
function uuidV7(now, random) {
const time = now.getTime().toString(16).padStart(12, '0');
const bytes = Buffer.from(random);
bytes[0] = ((bytes[0] ?? 0) & 0x0f) | 0x70;
bytes[2] = ((bytes[2] ?? 0) & 0x3f) | 0x80;
const hex = bytes.toString('hex');
return [time.slice(0, 8), time.slice(8), hex.slice(0, 4), hex.slice(4, 8), hex.slice(8, 20)].join('-');
}
}),
25511:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EB: () => ( linkReplayTool),
TU: () => ( storeReplayTool),
hw: () => ( adjacentTool),
ys: () => ( readReplayTool)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28338);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
var _store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50492);
function readReplayTool(blake3) {
const bytes = readBundle();
return { bytes, hash: blake3(bytes), sha256: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__ .s)(bytes) };
}
function readBundle() {
const here = (0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url);
if (here.endsWith('.ts'))
return `import ${JSON.stringify((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(here), '..', 'replay.ts'))};\n`;
const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(here), '..', 'replay', 'index.js');
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `the file ${path} is missing, with which runs are replayed`,
remedy: 'Take the package whole: all of dist/ belongs to it.',
});
}
function adjacentTool(folder, hash) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${hash}.mjs`);
}
function linkReplayTool(paths, { hash }, folder) {
const [from, to] = [(0,_store_js__WEBPACK_IMPORTED_MODULE_6__ .Ou)(paths, hash), adjacentTool(folder, hash)];
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(to, { force: true });
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(from, to);
}
catch {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(from, to);
}
}
const stored = new WeakSet();
function storeReplayTool(paths, tool) {
const { bytes, hash } = tool;
const path = (0,_store_js__WEBPACK_IMPORTED_MODULE_6__ .Ou)(paths, hash);
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)))
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
const isThere = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') === bytes;
if (isThere && stored.has(tool))
return;
if (!isThere)
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ .fR)(path, [bytes]);
for (const folder of [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), paths.folder])
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ .Yw)(folder);
stored.add(tool);
}
}),
10468:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p: () => ( staysHere),
q: () => ( requireRunFiles)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
const STAYING = /^(?:waited-\d+-)?agent\.(?:stdout|stderr|transcript\.md)$/;
function staysHere(name) {
return STAYING.test(name);
}
function requireRunFiles(folder, names) {
const isFile = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { throwIfNoEntry: false })?.isFile() === true;
const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder) : [];
const odd = [...new Set([...names, ...found])].find((name) => !isFile(name));
if (odd === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the item's own command changed the records of its run: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(odd, 200)} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(folder, 200)} is no longer a file`,
remedy: 'No part of it landed. Set sandbox: required for an agent that you do not trust, and run the plan again.',
});
}
}),
52028:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U6: () => ( decodeUsage),
f$: () => ( findUsage),
ji: () => ( USAGE_FILE)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48951);
const USAGE_FILE = 'usage.json';
const MAX_BYTES = 4096;
const amount = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .qm(0)));
const modelSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
model: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
...{ input_tokens: amount, cached_input_tokens: amount, cache_write_tokens: amount },
...{ output_tokens: amount, usd: amount },
});
const usageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
model: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP()),
...{ input_tokens: amount, output_tokens: amount, usd: amount },
...{ cached_input_tokens: amount, cache_write_tokens: amount },
by_model: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YOg(modelSchema)),
estimated: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .euz(true)),
at_least: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .euz(true)),
});
function findUsage(folder) {
const text = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ .EI)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, USAGE_FILE), 'start', MAX_BYTES)?.text;
return text === undefined ? undefined : decodeUsage(text);
}
function decodeUsage(text) {
try {
return usageSchema.safeParse(JSON.parse(text)).data;
}
catch {
return undefined;
}
}
}),
22558:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => ( refusalOf),
Q: () => ( findSharedTests)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15310);
var _engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54620);
var _engine_evaluation_shared_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95465);
var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63702);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14311);
var _preparing_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3363);
function refusalOf(found) {
if (found.length === 0)
return {};
return { refusal: { message: found.join('. '), remedy: 'Set build.command of the plan to what makes it.' } };
}
async function findSharedTests(privateArea, { work, item, agent, tree, slot, signal }) {
const before = itemsBefore(item, work.items).filter((each) => each.test_command !== undefined);
if (before.length === 0 || signal?.aborted === true)
return undefined;
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(privateArea.folder, 'scratch', `shared-tests-${slot}`);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
const network = (0,_preparing_js__WEBPACK_IMPORTED_MODULE_8__ .Af)(work, agent).guards;
const tests = [...before, item].map(({ id, test_command: command = '', constraints }, at) => ({
...{ name: `test-${at + 1}`, kind: 'guards', title: `the test command of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(id)}`, command, network },
...{ timeoutMs: constraints.timeout_ms, logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `test-${at + 1}`) },
}));
const preparing = (0,_engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_4__ .sA)((0,_preparing_js__WEBPACK_IMPORTED_MODULE_8__ ._l)(privateArea, { work, agent, folder, name: 'shared' }));
const atLevel = { ...privateArea, level: agent.level };
try {
const shared = await (0,_engine_evaluation_shared_state_js__WEBPACK_IMPORTED_MODULE_5__ .E)(atLevel, {
...{ checkout: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_6__ .b)(atLevel, slot), tree, protectedFiles: _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_3__ .Vv, signal },
...{ steps: [...preparing, ...tests], teardown: undefined, variables: {}, asks: 'exit' },
failed: tests.at(-1)?.name,
isFine: () => Promise.resolve(true),
});
return shared && (0,_engine_evaluation_shared_state_js__WEBPACK_IMPORTED_MODULE_5__ .Q)(shared);
}
finally {
await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_7__ .l)(folder);
}
}
function itemsBefore(item, items) {
const found = new Set();
const visit = ({ dependencies }) => {
for (const id of dependencies) {
const other = items.find((each) => each.id === id);
if (other === undefined || found.has(other))
continue;
visit(other);
found.add(other);
}
};
visit(item);
return [...found];
}
}),
89524:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
l: () => ( StateHasher)
});
var byte_path = __webpack_require__(4862);
var object_id = __webpack_require__(26343);
var raw_diff = __webpack_require__(3800);
var git = __webpack_require__(13096);
var git_store = __webpack_require__(25367);
var object_stream = __webpack_require__(56134);
;
function hashManifest(entries, blake3) {
const records = entries.map(({ path, mode, hash }) => ({ bytes: (0,byte_path .O0)(path), head: `${mode} ${hash}\t` }));
records.sort((one, other) => Buffer.compare(one.bytes, other.bytes));
return blake3(Buffer.concat(records.flatMap(({ bytes, head }) => [Buffer.from(head), bytes, NUL])));
}
const NUL = Buffer.alloc(1);
;
const LINK_TO_REPOSITORY = '160000';
const BATCH_BYTES = 32 << 20;
const HEAD_BYTES = 200;
const NEWLINE = 0x0a;
const MAX_FEW = 64;
class StateHasher {
#git;
#blake3;
#known = new Map();
constructor(git, blake3) {
this.#git = git;
this.#blake3 = blake3;
}
async hashTree(tree, signal) {
const call = signal === undefined ? {} : { cutOff: signal };
const files = (await this.#readFew(tree, call)) ?? (await this.#readAll(tree, call));
const entries = files.map(({ path, mode, id }) => ({ path, mode, hash: this.#hashOf(mode, id) }));
return { hash: hashManifest(entries, this.#blake3), entries };
}
async hashTreeUntil(tree, signal) {
try {
return await this.hashTree(tree, signal);
}
catch (error) {
if (signal.aborted)
return undefined;
throw error;
}
}
#hashOf(mode, id) {
if (mode === LINK_TO_REPOSITORY)
return this.#blake3(id);
const known = this.#known.get(id);
if (known === undefined)
throw new Error(`the content ${id} was not read`);
return known;
}
async #readFew(tree, { cutOff }) {
const { objects } = this.#git;
if (objects === undefined || !(0,object_id .T)(tree))
return undefined;
const files = await (0,git_store .CS)({ git: this.#git }, tree);
const wanted = new Set(files.flatMap(({ mode, id }) => (mode === LINK_TO_REPOSITORY || this.#known.has(id) ? [] : [id])));
if (wanted.size > MAX_FEW)
return undefined;
for (const id of wanted) {
if (cutOff?.aborted === true)
throw new git .XS(object_stream .wZ, 'being cut off', '');
const { type, bytes } = await objects.read(id);
if (type !== 'blob')
throw noContent(id);
this.#known.set(id, this.#blake3(bytes));
}
return files.map(({ mode, id, path }) => ({ mode, id, path: (0,byte_path .q0)(path) }));
}
async #readAll(tree, call) {
const files = await this.#list(tree, call);
await this.#learn(files, call);
return files;
}
async #list(tree, call) {
const { stdout } = await this.#git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', tree], call);
return (0,raw_diff .K)(stdout).map((entry) => {
const found = /^(\d{6}) \w+ ([0-9a-f]+) +(\d+|-)\t(.*)$/s.exec((0,byte_path .q0)(entry));
const [, mode = '', id = '', size = '', path = ''] = found ?? [];
return { mode, id, size: Number(size) || 0, path };
});
}
async #learn(files, call) {
const wanted = new Map(files.flatMap(({ mode, id, size }) => mode === LINK_TO_REPOSITORY || this.#known.has(id) ? [] : [[id, size]]));
let batch = [];
let bytes = 0;
for (const [id, size] of wanted) {
if (batch.length > 0 && bytes + size > BATCH_BYTES) {
await this.#read(batch, bytes, call);
batch = [];
bytes = 0;
}
batch.push(id);
bytes += size + HEAD_BYTES;
}
if (batch.length > 0)
await this.#read(batch, bytes, call);
}
async #read(ids, bytes, call) {
const limits = { input: `${ids.join('\n')}\n`, maxBytes: 2 * bytes + BATCH_BYTES };
const { stdout } = await this.#git(object_stream .wZ, { ...call, ...limits });
let at = 0;
for (const id of ids) {
const end = stdout.indexOf(NEWLINE, at);
const [, found, size] = /^([0-9a-f]+) blob (\d+)$/.exec(stdout.toString('latin1', at, end)) ?? [];
if (found !== id || size === undefined)
throw noContent(id);
const from = end + 1;
at = from + Number(size);
this.#known.set(id, this.#blake3(stdout.subarray(from, at)));
at += 1;
}
}
}
function noContent(id) {
return new git .XS(object_stream .wZ, 'no content', `${id} is not there`);
}
}),
50492:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n4: () => ( archiveUnnamed),
X5: () => ( createWorkFolders),
dG: () => ( work_records .dG),
E9: () => ( historyIn),
eQ: () => ( work_records .eQ),
$M: () => ( openWorkJournal),
b8: () => ( work_records .b8),
N9: () => ( work_records .N9),
WI: () => ( work_records .WI),
kQ: () => ( work_records .kQ),
pS: () => ( work_records .pS),
Ou: () => ( toolPath),
hM: () => ( workArea),
XF: () => ( work_files .XF),
workPathsOf: () => ( workPathsOf),
Qz: () => ( writeReceipt)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var checked_prefix = __webpack_require__(98262);
var durable = __webpack_require__(84831);
var followed_journal = __webpack_require__(4000);
var journal = __webpack_require__(77898);
var own_files = __webpack_require__(11042);
var remove_tree = __webpack_require__(14311);
var staged_install = __webpack_require__(80866);
var same_shape = __webpack_require__(63124);
var workitem_history = __webpack_require__(45351);
;
function isFollowedHistory(value) {
if (!(0,same_shape .L)(value, HISTORY))
return false;
const { pending, thawing } = value;
return ((pending === undefined || ((0,workitem_history .Go)(pending.landing) && typeof pending.hash === 'string')) &&
(thawing === undefined || workitem_history .Kz.safeParse(thawing).success));
}
const NAMES = { id: '', plan: '', item: '', receipt_hash: '' };
const HISTORY = {
landed: [{ kind: '', ...NAMES, work_item_hash: '', after_hash: '', landed_commit: '' }],
ended: [{ kind: '', ...NAMES, status: '' }],
starts: [''],
};
var receipt_seal = __webpack_require__(98005);
var work_files = __webpack_require__(85620);
var work_records = __webpack_require__(65546);
;
function workPathsOf(host) {
const paths = (0,work_files .E4)(host);
(0,staged_install .X7)(paths);
return paths;
}
function workArea({ repository }, { env: parentEnv }) {
return { repository, name: 'work.items', parentEnv };
}
function createWorkFolders({ folder, receipts, runs, repository }) {
for (const each of [receipts, runs])
(0,external_node_fs_.mkdirSync)(each, { recursive: true });
const ignore = (0,external_node_path_.join)(folder, '.gitignore');
if (!(0,external_node_fs_.existsSync)(ignore))
(0,external_node_fs_.writeFileSync)(ignore, '*\n');
for (const each of [folder, (0,external_node_path_.dirname)(folder), repository.folder])
(0,durable .Yw)(each);
}
function openWorkJournal(paths, area) {
const { journal: path } = paths;
return (0,journal ._)({ path, shown: (0,work_records .pS)(paths, path), remedy: work_records .nx, checked: (0,checked_prefix .BE)(area, path) });
}
function historyIn(journal) {
return { ...(0,followed_journal .X)(journal, { ...workitem_history .bs, isState: isFollowedHistory }) };
}
function toolPath({ folder }, hash) {
return (0,external_node_path_.join)(folder, 'tools', `${hash}.mjs`);
}
function writeReceipt(paths, receipt) {
const text = (0,receipt_seal .pB)(receipt);
const top = paths.repository.folder;
(0,own_files .fg)(top, {
files: [],
folders: [(0,external_node_path_.relative)(top, paths.receipts), (0,external_node_path_.relative)(top, (0,work_records .kQ)(paths, receipt.id))],
});
(0,durable .fR)((0,work_records .WI)(paths, receipt.id), [text]);
(0,durable .fR)((0,external_node_path_.join)((0,work_records .kQ)(paths, receipt.id), 'RECEIPT.json'), [text]);
(0,durable .Yw)(paths.runs);
}
function archiveUnnamed({ strays: archived, runs, receipts }, named) {
const move = (from, name) => {
(0,external_node_fs_.mkdirSync)(archived, { recursive: true });
(0,remove_tree .dM)((0,external_node_path_.join)(archived, name));
(0,external_node_fs_.renameSync)((0,external_node_path_.join)(from, name), (0,external_node_path_.join)(archived, name));
};
for (const name of (0,external_node_fs_.readdirSync)(runs))
if (!named.has(name))
move(runs, name);
for (const name of (0,external_node_fs_.readdirSync)(receipts)) {
if (name.endsWith('.json') && !named.has(name.slice(0, -'.json'.length)))
move(receipts, name);
else if (/^\.[0-9a-f]{16}\.tmp$/.test(name))
(0,external_node_fs_.rmSync)((0,external_node_path_.join)(receipts, name), { force: true });
}
}
}),
92858:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p2: () => ( verifyWork),
Mf: () => ( verifyWorkAt)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var base_blake3 = __webpack_require__(51868);
var errors = __webpack_require__(45145);
var finding = __webpack_require__(17785);
var base_text = __webpack_require__(7953);
var ancestry = __webpack_require__(72527);
var git = __webpack_require__(13096);
var kernel_refs = __webpack_require__(83144);
var temporary_refs = __webpack_require__(76038);
var verification_uncovered = __webpack_require__(47753);
var workitem_landed = __webpack_require__(9043);
var workitem_landing = __webpack_require__(53359);
;
const OLDER = 'put the .autorize/work of its run back from a copy';
async function checkBranches({ refs, records, landed, blake3, commit: wanted, }) {
const known = new Map(landed.map((each) => [each.landed_commit, each]));
const findings = new Map();
const branches = await (0,kernel_refs .Wz)(refs, 'autorize-work/**');
for (const found of branches) {
const { shown, branch, commit: branchHead, isLocal } = found;
const hasLocal = branches.some((each) => each.isLocal && each.branch === branch);
const { commits, isWhole } = await listLandings(refs, { branchHead, known });
if (wanted === undefined) {
const finding = countUncovered(commits, { ...found, landed });
const isMore = !isLocal && (hasLocal || landed.length > 0);
if (finding !== undefined)
findings.set(shown, isMore ? { ...finding, kind: 'unchecked' } : finding);
}
if (!isLocal)
continue;
if (!isWhole && landed.some(({ plan, landed_commit: id }) => branch === branchOf(plan) && !isAmong(commits, id))) {
const what = `the branch ${branch}`;
findings.set(what, { kind: 'unchecked', what, detail: 'its history ends before all that landed on it' });
}
const earliest = commits.findLastIndex(({ commit }) => known.has(commit));
for (const [at, made] of commits.entries()) {
const { commit, title } = made;
if (wanted !== undefined && commit !== wanted)
continue;
const record = known.get(commit);
const isOlder = record === undefined && at > earliest;
const detail = record === undefined
? 'it landed, and no record of the journal names it'
: doubt(record, { made, records, blake3 });
if (detail === undefined)
continue;
const what = `${commit.slice(0, 12)} ${(0,base_text .TL)(title, 80)}`;
const issue = isOlder ? { kind: 'unproved', detail, remedy: OLDER } : { kind: 'wrong', detail };
findings.set(commit, { what, ...issue });
}
}
return [...findings.values()];
}
function countUncovered(commits, { shown, branch, isLocal, landed }) {
const recorded = landed.filter(({ plan }) => branch === branchOf(plan));
const missing = commits.filter(({ commit }) => !recorded.some((each) => each.landed_commit === commit));
if (missing.length === 0 || (isLocal && recorded.length > 0))
return undefined;
const uncovered = {
...{ shown, accepted: commits.length, name: branch.replace('autorize-work/', 'work.') },
missing: recorded.length === 0 ? undefined : missing.length,
};
return { kind: 'unproved', what: `branch ${shown}`, ...(0,verification_uncovered .d)(uncovered) };
}
function doubt(record, { made, records, blake3 }) {
const found = records.find(({ hash, kind }) => hash === made.intent && kind === undefined);
if (found === undefined)
return 'the journal has not the record that this commit was made of: it is another journal';
const landing = found;
const { tree, parent, merged } = landing;
const parents = merged === undefined ? [parent] : [parent, merged];
if (made.tree !== tree || made.parents !== parents.join(' ')) {
return 'it is not the commit that its record was to make: it has another tree or stands on another commit';
}
const receipt = (0,workitem_landing .cs)(landing, record.landed_commit, blake3);
if (receipt.receipt_hash === record.receipt_hash)
return undefined;
return `the receipt ${record.id} is not the one that this commit was made of`;
}
const branchOf = (plan) => `autorize-work/${plan}`;
const isAmong = (commits, id) => commits.some(({ commit }) => commit === id);
async function listLandings(refs, { branchHead, known }) {
const args = [
'log',
'--first-parent',
'-z',
'--format=%H%n%T%n%P%n%B',
`--grep=^${workitem_landed .v}: `,
'--end-of-options',
branchHead,
'--',
];
const { stdout, exitCode } = await refs(args, { allowed: [0, 128] });
const commits = stdout
.toString()
.split('\0')
.flatMap((each) => {
const [commit = '', tree = '', parents = '', title = '', ...lines] = each.split('\n');
const intent = lines.findLast((line) => line.startsWith(`${workitem_landed .v}: `))?.slice(workitem_landed .v.length + 2);
const isOurs = known.has(commit) ||
title.startsWith('Land work item ') ||
lines.some((line) => line.startsWith('Autorize-Receipt: '));
return intent === undefined || !isOurs ? [] : [{ commit, title, intent, tree, parents }];
});
return { commits, isWhole: exitCode === 0 };
}
var finish_landing = __webpack_require__(52242);
var workitem_history = __webpack_require__(45351);
var lost_runs = __webpack_require__(33444);
var receipt_seal = __webpack_require__(98005);
var replay_tool = __webpack_require__(25511);
var run_files = __webpack_require__(10468);
var state_hash = __webpack_require__(89524);
var store = __webpack_require__(50492);
;
async function verifyWork({ receipt }, host) {
const paths = (0,store.workPathsOf)(host);
const open = await (0,finish_landing .bY)(paths, host);
const verified = await (0,temporary_refs .j)(paths.repository, (refs) => verifyWorkAt(paths, { receipt, refs, host }));
if (open === undefined)
return verified;
return { ...verified, findings: [{ kind: 'unchecked', what: 'the checkout', detail: open }, ...verified.findings] };
}
async function verifyWorkAt(paths, { receipt, refs, host }) {
const blake3 = await (0,base_blake3 .V)();
const records = (0,store .N9)(paths);
const history = (0,workitem_history .E)(records);
const checking = { paths, history, refs, blake3, hasher: new state_hash .l(refs, blake3) };
const landed = await allLanded(checking);
const targets = receipt === undefined ? listTargets(checking, landed) : [targetOf(paths, receipt, host)];
const receipts = [];
const findings = [];
for (const target of targets) {
const { found, wrong } = await checkReceipt(checking, { ...target, landed });
if (found !== undefined)
receipts.push(found);
findings.push(...(0,finding .WX)(target.id, wrong, describe(found)));
findings.push(...(found === undefined ? [] : listUnchecked(checking, found)));
}
const branches = { refs, records, landed, blake3 };
if (receipt === undefined)
findings.push(...checkStore(checking, landed), ...(await checkBranches(branches)));
else {
for (const { landed_commit: commit } of receipts) {
findings.push(...(await checkBranches({ ...branches, commit })));
}
}
return { ...(0,finding .sN)(findings), receipts };
}
function describe(receipt) {
if (receipt === undefined)
return '';
const { status, work_item: item, plan } = receipt;
return `${item.id} of ${plan}: ${status}`;
}
async function allLanded({ history, refs, blake3 }) {
const { landed, pending } = history;
if (pending === undefined)
return landed;
const { landing, hash } = pending;
const commit = await (0,workitem_landed .m)(refs, { ref: landing.ref, old: landing.old, trailer: `${workitem_landed .v}: ${hash}` });
if (commit === undefined)
return landed;
return [...landed, (0,workitem_landing .cx)((0,workitem_landing .cs)(landing, commit, blake3), landing)];
}
function listTargets({ paths, history }, landed) {
return [...landed, ...history.ended].map(({ id }) => ({ id, path: (0,store .WI)(paths, id) }));
}
function targetOf(paths, named, { cwd }) {
const byId = (0,store .WI)(paths, named);
if (!named.includes('/') && (0,external_node_fs_.existsSync)(byId))
return { id: named, path: byId };
const path = (0,external_node_path_.resolve)(cwd, named);
if (!(0,external_node_fs_.existsSync)(path)) {
throw new errors .Rb({
message: `there is no receipt ${(0,base_text .TL)(named, 200)}`,
remedy: 'Name its id, or the path of its file. See: autorize work status',
});
}
const name = (0,external_node_path_.basename)(path, '.json');
return { id: name === 'RECEIPT' ? (0,external_node_path_.basename)((0,external_node_path_.join)(path, '..')) : name, path };
}
function findReceipt(named, host) {
const paths = workPathsOf(host);
const { path } = targetOf(paths, named, host);
return { receipt: decodeReceipt(path, shownPath(paths, path)), paths };
}
async function checkReceipt(checking, { id, path, landed }) {
const { paths, blake3, history } = checking;
const file = (0,store .pS)(paths, path);
let receipt;
try {
receipt = (0,store .dG)(path, file);
}
catch (error) {
const detail = error instanceof Error ? error.message : String(error);
return { found: undefined, wrong: [{ where: { file }, detail }] };
}
const wrong = [];
const require = (isRight, detail, member) => {
const where = member === undefined ? { file } : { file, path: `$.${member}` };
if (!isRight)
wrong.push({ where, detail });
};
require((0,external_node_fs_.readFileSync)(path, 'utf8') === (0,receipt_seal .pB)(receipt), 'its file is spelled otherwise than it was written');
require((0,receipt_seal .iy)(receipt, blake3) ===
receipt.receipt_hash, 'receipt_hash is not the hash of the rest', 'receipt_hash');
require(receipt.id === id, `its id is ${(0,base_text .TL)(receipt.id)}`, 'id');
const at = landed.findIndex((each) => each.id === receipt.id);
const record = landed[at] ?? history.ended.find((each) => each.id === receipt.id);
require(record !== undefined, 'no record of the journal names it');
require(record === undefined ||
record.receipt_hash === receipt.receipt_hash, 'the journal has another receipt_hash', 'receipt_hash');
const previous = at > 0 ? (landed[at - 1]?.receipt_hash ?? null) : null;
const broken = 'previous_receipt_hash is not the hash of the receipt before it';
require(receipt.previous_receipt_hash === previous, broken, 'previous_receipt_hash');
require((receipt.status === 'success') ===
(at !== -1), `its status is ${(0,base_text .TL)(receipt.status)}, which its record is not`, 'status');
const others = [...checkFiles(checking, receipt), ...(await checkCommits(checking, receipt))];
wrong.push(...others.map((detail) => ({ where: { file }, detail })));
return { found: receipt, wrong };
}
function listUnchecked({ paths }, { id, files, status, replay_tool }) {
const gone = Object.keys(files).filter((name) => (0,run_files .p)(name) && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,store .kQ)(paths, id), name)));
const findings = [];
if (gone.length > 0) {
const detail = `not here, where it ran on another machine: ${gone.join(', ')}`;
findings.push({ kind: 'unchecked', what: id, detail });
}
if (status === 'success' && replay_tool === undefined) {
const detail = 'the program that replays it is not covered: written by an older version';
findings.push({ kind: 'unchecked', what: id, detail });
}
return findings;
}
function checkFiles({ paths, blake3 }, receipt) {
const folder = (0,store .kQ)(paths, receipt.id);
const twin = (0,external_node_path_.join)(folder, 'RECEIPT.json');
const isTwin = isFile(twin) && (0,external_node_fs_.readFileSync)(twin, 'utf8') === (0,receipt_seal .pB)(receipt);
const wrong = isTwin ? [] : ['RECEIPT.json beside its run is another one'];
for (const [name, hash] of Object.entries(receipt.files)) {
const path = (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(name));
if (!(0,external_node_fs_.existsSync)(path) && (0,run_files .p)(name))
continue;
if (!isFile(path))
wrong.push(`${(0,base_text .TL)(name)} of its run is gone`);
else if (blake3((0,external_node_fs_.readFileSync)(path)) !== hash)
wrong.push(`${(0,base_text .TL)(name)} of its run was changed`);
}
if (receipt.replay_tool !== undefined) {
const path = (0,store .Ou)(paths, receipt.replay_tool);
if (!(0,external_node_fs_.existsSync)(path))
wrong.push(`the program that replays it is gone: ${(0,base_text .TL)((0,store .pS)(paths, path), 200)}`);
const isChanged = [path, (0,replay_tool .hw)(folder, receipt.replay_tool)].some((each) => (0,external_node_fs_.existsSync)(each) && (!isFile(each) || blake3((0,external_node_fs_.readFileSync)(each)) !== receipt.replay_tool));
if (isChanged)
wrong.push('the program that replays it was changed');
}
return wrong;
}
const isFile = (path) => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === true;
async function checkCommits({ hasher, refs }, receipt) {
const { before_commit, before_hash, after_commit, after_hash, landed_commit, landed_hash, status } = receipt;
const states = [
['before_commit', before_commit, before_hash],
['after_commit', after_commit, status === 'success' ? after_hash : null],
['landed_commit', landed_commit, landed_hash],
];
const wrong = [];
try {
for (const [name, commit, hash] of states) {
if (commit === null)
continue;
const state = await hasher.hashTree(commit);
if (state.hash !== hash)
wrong.push(`the state of ${name} is ${state.hash}; the receipt says ${hash}`);
if (name !== 'after_commit')
continue;
const hashes = new Map(state.entries.map((entry) => [entry.path, entry.hash]));
for (const { path, content_hash: expected } of receipt.artifacts) {
if ((hashes.get(path) ?? null) !== expected)
wrong.push(`the artifact ${(0,base_text .TL)(path, 200)} has another content`);
}
}
if (after_commit !== null) {
const { stdout } = await refs(['rev-list', '--parents', '-n', '1', '--end-of-options', after_commit, '--']);
const parents = stdout.toString().trim().split(' ').slice(1);
if (parents.join() !== before_commit)
wrong.push('after_commit does not stand on before_commit');
}
if (landed_commit !== null && !(await isOnBranch(refs, receipt, landed_commit))) {
wrong.push(`the branch ${receipt.branch} does not hold landed_commit`);
}
}
catch (error) {
if (!(error instanceof git .XS))
throw error;
wrong.push(`git cannot read what it speaks of: ${error.message}`);
}
return wrong;
}
async function isOnBranch(refs, { branch }, commit) {
const branchHead = await (0,kernel_refs .sg)(refs, `refs/heads/${branch}`);
return branchHead !== undefined && (await (0,ancestry .Q)(refs, { base: commit, branchHead }));
}
const LOST = {
detail: 'this run was concluded, and no record of the journal names it',
remedy: 'if it was killed just then, run the plan again; else the journal was cut',
};
function checkStore({ paths, history }, landed) {
const pending = history.pending?.landing.draft.receipt.id;
const known = new Set([...landed, ...history.ended].map(({ id }) => id));
if (pending !== undefined)
known.add(pending);
const { receipts, runs } = (0,lost_runs .o)(paths, known);
const strays = receipts.map((id) => ({
what: `${id}.json`,
detail: 'no record of the journal names this receipt',
}));
const lost = runs.map((id) => ({ what: id, ...LOST }));
return [...strays, ...lost].map((each) => ({ kind: 'wrong', ...each }));
}
}),
85620:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E4: () => ( locateWork),
HB: () => ( WORK_BRANCHES),
Kc: () => ( readWork),
XF: () => ( workPathsAt),
bp: () => ( replayName)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84321);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68724);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63342);
const WORK_BRANCHES = 'autorize-work';
function locateWork({ cwd }) {
const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ .W1)(cwd);
const own = '.autorize/work';
const { folder: _, receipts, runs, strays: __, ...files } = filesIn(own);
(0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .fg)(repository.folder, {
files: [...Object.values(files), `${files.lock}.holder`],
folders: [receipts, runs],
whole: [own],
isUnopened: (path) => isUnopened(repository.folder, path),
});
return workPathsAt(repository, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, own));
}
function isUnopened(top, path) {
const [, , kind = '', id = '', ...rest] = path.split('/');
if (rest.length > 0)
return false;
if (kind === 'runs' && id !== '')
return !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, filesIn('.autorize/work').receipts, `${id}.json`));
if (kind === 'aside')
return id !== '';
return id === '' && ['exchange', 'strays'].includes(kind);
}
function workPathsAt(repository, folder) {
return { repository, ...filesIn(folder) };
}
function filesIn(folder) {
return {
folder,
journal: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'journal.jsonl'),
receipts: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'receipts'),
runs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'runs'),
strays: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'strays'),
lock: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'work.lock'),
reserve: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'work.reserve'),
activity: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'activity.json'),
blocked: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'blocked.json'),
};
}
function readWork(paths) {
const isRunning = (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__ .oZ)(paths.lock);
return { isRunning, activities: isRunning ? (0,_engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_2__ .W)(paths.activity) : [] };
}
function replayName({ agent }) {
return `replay-${agent.id}.sh`;
}
}),
65546:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N9: () => ( readWorkJournal),
WI: () => ( receiptPath),
Zr: () => ( readTail),
b8: () => ( readReceipt),
dG: () => ( decodeReceipt),
eQ: () => ( isId),
kQ: () => ( runFolder),
nx: () => ( REMEDY),
pS: () => ( shownPath)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50534);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
var _receipt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80083);
const REMEDY = 'Put the file back from a copy, or move .autorize/work away to begin again; git has what landed.';
function readWorkJournal(paths) {
const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(paths.journal);
if (bytes === undefined)
return [];
const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_2__ .z8)(bytes);
if (parsed.kind === 'sound')
return parsed.records;
const file = shownPath(paths, paths.journal);
const { line, why } = parsed;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl([
{ file, line, found: `the line ${why}`, expected: 'the chain of records unbroken', remedy: REMEDY },
]);
}
function shownPath({ repository }, path) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(repository.folder, path);
}
const isId = (text) => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(text);
function checkedId(id) {
if (isId(id))
return id;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl([
{ found: `a record names the run ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(id, 100)}`, expected: 'the id of a run', remedy: REMEDY },
]);
}
function receiptPath({ receipts }, id) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(receipts, `${checkedId(id)}.json`);
}
function runFolder({ runs }, id) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(runs, checkedId(id));
}
function readReceipt(paths, id) {
return decodeReceipt(receiptPath(paths, id), shownPath(paths, receiptPath(paths, id)));
}
function decodeReceipt(path, shown) {
let raw;
try {
const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(path);
if (bytes === undefined)
throw new Error('there is no such file');
raw = JSON.parse(bytes.toString());
}
catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Rb({
message: `the receipt ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(shown, 200)} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
remedy: 'Name a receipt: its id, or the path of its file. See: autorize work status',
cause: error,
});
}
const parsed = _receipt_js__WEBPACK_IMPORTED_MODULE_5__ .KS.safeParse(raw);
if (parsed.success)
return parsed.data;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl(parsed.error.issues.slice(0, 20).map(({ path: at, message }) => ({
file: shown,
path: `$${at.map((part) => `.${String(part)}`).join('')}`,
found: message,
expected: 'a receipt',
remedy: 'Take the file that the run wrote.',
})));
}
const MAX_TAIL_BYTES = 64 * 1024;
function readTail(path) {
return (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(path)?.subarray(-MAX_TAIL_BYTES).toString();
}
}),
18022:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => ( appendWorkRecord),
y: () => ( requireWorkLock)
});
var _engine_workspace_storage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31695);
var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
function appendWorkRecord(run, record) {
requireWorkLock(run.lock);
(0,_engine_workspace_storage_error_js__WEBPACK_IMPORTED_MODULE_0__ .vq)(run, () => run.journal.append(record));
}
function requireWorkLock(lock) {
(0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_1__ .o1)(lock, 'See who removed it, then run the plan again; what landed stands.');
}
})
};

export const id = 4729;
export const ids = [1797,4729];
export const modules = {
74044:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gv: () => ( isObject),
YN: () => ( objectOrEmpty),
b2: () => ( isMissing),
cX: () => ( arrayOrEmpty),
d_: () => ( numberOr)
});
function isObject(value) {
return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isMissing(value) {
if (value === undefined || value === null)
return true;
if (typeof value === 'string')
return value.trim() === '';
return Array.isArray(value) && value.length === 0;
}
function objectOrEmpty(value) {
return isObject(value) ? value : EMPTY;
}
function arrayOrEmpty(value) {
return Array.isArray(value) ? value : NOTHING;
}
function numberOr(value, fallback) {
return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}
const EMPTY = Object.freeze({});
const NOTHING = Object.freeze([]);
}),
17987:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( lostRecords)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
function lostRecords({ of, found, expected, remedy }) {
const message = `records of ${of} are missing: ${found.join('; ')}; expected ${expected}`;
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({ message, remedy });
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
58164:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fw: () => ( renderApart),
NX: () => ( renderUsd),
SS: () => ( renderCount),
ls: () => ( renderScore),
vN: () => ( renderChange)
});
const NONE = '–';
const DIGITS = 6;
const ALL_DIGITS = 17;
const LARGE = 1e15;
function renderScore(score) {
return score === undefined ? NONE : withDigits(score, DIGITS);
}
function renderApart(score, other) {
return withDigits(score, other === undefined ? DIGITS : digitsApart(score, other));
}
function renderChange(from, to) {
const difference = to - from;
if (!Number.isFinite(difference))
return NONE;
if (difference === 0)
return '±0';
const percent = (difference / Math.abs(from)) * 100;
const absolute = signed(difference, DIGITS);
return Number.isFinite(percent) ? `${absolute} (${signed(percent, 3)}%)` : absolute;
}
function renderCount(count) {
return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
function renderUsd(usd) {
const isPlain = usd >= 0.01 && usd < 1e9;
return `${isPlain || usd === 0 ? usd.toFixed(2) : Number(usd.toPrecision(2))} USD`;
}
function digitsApart(a, b) {
if (a === b)
return DIGITS;
let digits = DIGITS;
while (digits < ALL_DIGITS && withDigits(a, digits) === withDigits(b, digits))
digits += 1;
return digits;
}
function withDigits(value, digits) {
if (Number.isInteger(value) && Math.abs(value) < LARGE)
return String(value + 0);
return shortest(value, digits);
}
function signed(value, digits) {
const text = shortest(value, digits);
return value > 0 ? `+${text}` : text;
}
function shortest(value, digits) {
const rounded = Number(value.toPrecision(digits));
return Math.abs(rounded) < LARGE ? String(rounded) : rounded.toExponential();
}
}),
16740:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( renderJson)
});
function renderJson(value) {
return `${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`;
}
}),
91998:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => ( printPlan),
showStatus: () => ( showStatus)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _report_plan_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23956);
var _report_run_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74008);
var _status_plan_answers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29750);
var _repeated_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86067);
var _repeated_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69230);
async function printPlan({ values, terminal }, shown) {
const render = values.has('markdown') ? await markdownLazily() : _report_run_text_js__WEBPACK_IMPORTED_MODULE_3__ .$;
terminal.out(render((0,_report_plan_view_js__WEBPACK_IMPORTED_MODULE_2__ .D)(shown)));
}
async function markdownLazily() {
const { renderMarkdown } = await __webpack_require__.e( 6622).then(__webpack_require__.bind(__webpack_require__, 46622));
return renderMarkdown;
}
async function showStatus({ words: [wanted], values, host, terminal }) {
const { answer, here, paths } = await (0,_status_plan_answers_js__WEBPACK_IMPORTED_MODULE_4__ .K)(wanted, host);
if (wanted !== undefined && here.plans.length === 0 && !here.isRunning && here.problems.length === 0) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `no item of a plan ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(wanted)} has run here`,
remedy: 'See every plan: autorize work status',
});
}
const moment = await (0,_repeated_plan_js__WEBPACK_IMPORTED_MODULE_5__ .C)(paths, host);
const shown = values.has('markdown') ? (0,_status_plan_answers_js__WEBPACK_IMPORTED_MODULE_4__ .u)(here, await markdownLazily()) : answer;
const code = (0,_repeated_status_js__WEBPACK_IMPORTED_MODULE_6__ .aL)(shown, { form: values.has('json') ? 'json' : 'text', terminal, moment });
if (here.checkoutOpen !== undefined)
terminal.err(`NOTE: ${here.checkoutOpen}\n`);
return code;
}
}),
84321:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => ( openActivityLog),
W: () => ( readActivities)
});
var decode = __webpack_require__(74044);
var instant = __webpack_require__(5685);
;
function decodeActivities(raw) {
if (!Array.isArray(raw))
return undefined;
const decoded = raw.map(decodeActivity);
return decoded.every((each) => each !== undefined) ? decoded : undefined;
}
function decodeActivity(raw) {
if (!(0,decode .Gv)(raw))
return undefined;
const { attempt, doing, since, at } = raw;
const isSound = (attempt === null || typeof attempt === 'string') && typeof doing === 'string' && (0,instant .uZ)(since);
if (!isSound || !(at === undefined || (0,instant .uZ)(at)))
return undefined;
const activity = { attempt, doing, since };
if (raw.progress === undefined)
return { ...activity, ...(at === undefined ? {} : { at }) };
const progress = decodeProgress(raw.progress);
return progress && { ...activity, progress, ...(at === undefined ? {} : { at }) };
}
function decodeProgress(raw) {
if (!(0,decode .Gv)(raw))
return undefined;
const { doing, guards, leftMs } = raw;
const [count, evidence] = [decodeCount(raw.count), decodeEvidence(raw.evidence)];
const isSound = typeof doing === 'string' && count !== 'none of ours' && evidence !== 'none of ours';
if (!isSound || !(guards === undefined || guards === 'ok') || !isAbsentOrNumber(leftMs))
return undefined;
return {
doing,
...(count === undefined ? {} : { count }),
...(guards === undefined ? {} : { guards }),
...(evidence === undefined ? {} : { evidence }),
...(leftMs === undefined ? {} : { leftMs }),
};
}
function decodeCount(raw) {
if (raw === undefined)
return undefined;
if (!(0,decode .Gv)(raw))
return 'none of ours';
const { unit, number, of, isAtMost } = raw;
const isUnit = unit === undefined || unit === 'pair' || unit === 'run';
if (!isUnit || !isCount(number) || !isCount(of) || typeof isAtMost !== 'boolean')
return 'none of ours';
return { ...(unit === undefined ? {} : { unit }), number, of, isAtMost };
}
function decodeEvidence(raw) {
if (raw === undefined)
return undefined;
if (!(0,decode .Gv)(raw))
return 'none of ours';
const { e, needed } = raw;
return isNumber(e) && isNumber(needed) ? { e, needed } : 'none of ours';
}
function isNumber(value) {
return typeof value === 'number' && Number.isFinite(value);
}
function isAbsentOrNumber(value) {
return value === undefined || isNumber(value);
}
function isCount(value) {
return Number.isSafeInteger(value) && Number(value) >= 0;
}
var own_files = __webpack_require__(11042);
var quiet_cache = __webpack_require__(56915);
;
function openActivityLog({ path: file, host, isHeld = () => true, onChange }) {
const activities = new Map();
const ownPath = () => (file !== undefined && isHeld() ? file : undefined);
const remove = () => {
const path = ownPath();
if (path !== undefined)
(0,quiet_cache .S2)(path);
};
let due;
const write = () => {
due = undefined;
try {
const path = ownPath();
if (path !== undefined)
(0,quiet_cache .sQ)(path, JSON.stringify([...activities.values()]));
}
catch {
}
};
const changed = () => {
if (file !== undefined)
due ??= setImmediate(write);
onChange?.([...activities.values()]);
};
const set = (activity) => {
activities.delete(activity.attempt);
activities.set(activity.attempt, activity);
};
remove();
return {
begin: (attempt, doing) => {
if (attempt === null && activities.size > (activities.has(null) ? 1 : 0))
activities.delete(null);
else
set({ attempt, doing, since: host.now().toISOString() });
if (attempt !== null && activities.get(null)?.progress === undefined)
activities.delete(null);
changed();
},
measure: (attempt, progress) => {
const before = activities.get(attempt);
const at = host.now().toISOString();
if (progress !== undefined) {
const isSame = before?.progress?.doing === progress.doing;
set({ attempt, doing: progress.doing, since: isSame ? before.since : at, progress, at });
}
else if (attempt === null && activities.size > 1)
activities.delete(null);
else if (before !== undefined)
set({ attempt, doing: before.doing, since: before.since });
changed();
},
end: (attempt) => {
activities.delete(attempt);
changed();
},
[Symbol.dispose]: () => {
clearImmediate(due);
remove();
},
};
}
function readActivities(path) {
try {
return decodeActivities(JSON.parse((0,own_files .zx)(path)?.toString() ?? '[]')) ?? [];
}
catch (error) {
if (error instanceof SyntaxError)
return [];
throw error;
}
}
}),
98972:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J: () => ( packedRefs),
g: () => ( listBranchFiles)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79871);
const PLAIN_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)*$/;
function listBranchFiles({ commonDir, objectFormat }, folder) {
const length = objectFormat === 'sha1' ? 40 : 64;
const isPlain = (name, commit) => PLAIN_NAME.test(name) && commit.length === length && /^[0-9a-f]+$/.test(commit) && !/^0+$/.test(commit);
const found = new Map();
const top = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'refs', 'heads');
for (const { name, isFile } of entriesBelow(top, folder)) {
const commit = isFile ? readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, name)).trim() : '';
if (!isPlain(name, commit))
return undefined;
found.set(name, commit);
}
const prefix = `refs/heads/${folder}/`;
for (const [ref, commit] of packedRefs(readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'packed-refs')))) {
if (!ref.startsWith(prefix))
continue;
const name = ref.slice('refs/heads/'.length);
if (!isPlain(name, commit))
return undefined;
if (!found.has(name))
found.set(name, commit);
}
return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}
function packedRefs(text) {
return text.split('\n').flatMap((line) => {
const [id = '', ref = ''] = line.split(' ');
return ref.startsWith('refs/') ? [[ref, id]] : [];
});
}
function entriesBelow(top, folder) {
const at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, folder);
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false })?.isDirectory() !== true)
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(at) ? [{ name: folder, isFile: false }] : [];
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(at, { withFileTypes: true }).flatMap((entry) => {
const name = `${folder}/${entry.name}`;
if (entry.isDirectory())
return entriesBelow(top, name);
return entry.name.endsWith('.lock') ? [] : [{ name, isFile: entry.isFile() }];
});
}
function readText(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__ .CA)(error) === 'ENOENT')
return '';
throw error;
}
}
}),
84831:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Uv: () => ( replaceContent),
Yw: () => ( syncFolder),
Zf: () => ( writeFileAtomic),
aR: () => ( writeCache),
f4: () => ( writeAll),
fR: () => ( replaceFile),
sk: () => ( replaceFiles)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23727);
const BLOCK_CHARS = 1 << 16;
function writeFileAtomic(path, pieces) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
replaceFile(path, pieces);
}
function replaceFile(path, pieces) {
replaceFiles([[path, pieces]]);
}
function replaceFiles(files) {
for (const [path, pieces] of files) {
replace(path, pieces, (descriptor) => {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('replace:after-sync');
});
}
for (const folder of new Set(files.map(([path]) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path))))
syncFolder(folder);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('replace:after-folder-sync');
}
function replaceContent(path, pieces) {
replace(path, pieces, (descriptor) => {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('replace:after-sync');
});
}
function writeCache(path, pieces) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
replace(path, pieces, () => undefined);
}
function replace(path, pieces, onWritten) {
const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.tmp`);
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(temporary, 'wx', 0o644);
try {
try {
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('replace:before-write');
writePieces(descriptor, pieces);
onWritten(descriptor);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, path);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('replace:after-rename');
}
catch (error) {
removeQuietly(temporary);
throw error;
}
}
function removeQuietly(path) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
}
catch {
}
}
function writePieces(descriptor, pieces) {
let block = '';
for (const piece of pieces) {
block += piece;
if (block.length < BLOCK_CHARS)
continue;
writeAll(descriptor, Buffer.from(block));
block = '';
}
writeAll(descriptor, Buffer.from(block));
}
function writeAll(descriptor, bytes) {
let written = 0;
while (written < bytes.length)
written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(descriptor, bytes, written);
}
const NO_FOLDER_SYNC = new Set(['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM']);
function syncFolder(path) {
try {
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
}
catch (error) {
if (!(error instanceof Error && 'code' in error && NO_FOLDER_SYNC.has(error.code)))
throw error;
}
}
}),
23727:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Jd: () => ( faultPoint)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
const FAULT_POINTS = [
...['lock:after-hold', 'reserve:after-take', 'branch:after-move', 'run:after-mark'],
...['journal:after-create', 'journal:before-write', 'journal:after-write', 'journal:after-sync'],
...['journal:before-note', 'journal:after-note'],
...['replace:before-write', 'replace:after-sync', 'replace:after-rename', 'replace:after-folder-sync'],
...['store:amid-removal', 'store:before-create', 'store:after-objects', 'store:before-ready', 'store:after-ready'],
...['workspace:after-lock', 'workspace:after-session', 'workspace:after-leftovers', 'workspace:after-store'],
...['workspace:before-close', 'workspace:after-close', 'iteration:after-folder', 'prompt:after-write'],
...['workspace:before-checkout', 'workspace:after-checkout', 'workspace:after-agent-git'],
...['command:after-scratch', 'command:before-start', 'command:after-end'],
...['capture:before', 'capture:after-tree', 'capture:after-diff'],
...['judge:before-checkout', 'judge:after-restore', 'judge:after-checkout', 'judge:after-score'],
...['judge:after-aside', 'judge:after-passing-on'],
...['evaluation:after-mark', 'evaluation:after-record'],
...['keep:before-intent', 'keep:after-intent', 'keep:after-commit', 'keep:after-swap'],
...['recover:before', 'recover:after-swap'],
...['evidence:after-write', 'record:before', 'record:after', 'record:after-state'],
...['step:Idle', 'step:AllocateIter', 'step:CreateWorktree', 'step:RunSetup', 'step:BuildPrompt'],
...['step:InvokeAgent', 'step:CaptureDiff', 'step:RunTeardown', 'step:Score', 'step:Decide', 'step:Merge'],
...['step:Discard', 'step:Cleanup', 'step:Record', 'step:CheckDeadline', 'step:Done'],
];
const HANDOVER_POINTS = [
...['group:after-plan', 'group:after-begin', 'group:after-record', 'group:after-branch'],
];
const LAYER_POINTS = [
...['layers:after-tree', 'layers:after-change', 'layers:after-view', 'layers:after-keep', 'layers:after-attach'],
...['layers:after-move', 'layers:after-freeze', 'layers:after-publish', 'layers:after-build'],
];
const LATER_LAYER_POINTS = ( null && (['layers:after-digest', 'layers:after-gone']));
const SAVED_LAYER_POINTS = [
...['saved-layers:after-pack', 'saved-layers:after-archives', 'saved-layers:after-list'],
...['saved-layers:before-unpack', 'saved-layers:after-unpack'],
];
const MEMORY_POINTS = ( null && (['memory:before-note', 'memory:after-note', 'memory:after-group']));
const EXTERNAL_POINTS = [
...['external:after-listing', 'external:after-fetch', 'external:after-submodule', 'external:after-lfs'],
...['external:after-files', 'workspace:after-external'],
];
const WORK_FAULT_POINTS = [
...['landing:after-receipt', 'landing:after-record'],
...['exchange:before', 'exchange:after-staging', 'exchange:between', 'exchange:after-files', 'exchange:after'],
];
const ARCHIVE_POINTS = [
...['archive:before', 'archive:after-mark', 'archive:after-close', 'archive:after-branch-copy'],
...['archive:after-branch', 'archive:after-file', 'archive:after-files', 'archive:after'],
];
const PULL_POINTS = [
...['pull:after-fetch', 'pull:after-staging', 'pull:after-check', 'pull:before-commit', 'pull:after-commit'],
...['pull:after-file', 'pull:after-files', 'pull:after-branch', 'pull:after-staged', 'pull:after'],
];
const WAVE_POINTS = ( null && (['attempt:before-rename', 'attempt:after-rename']));
const REJECT_POINTS = ( null && (['reject:after-decisions', 'reject:after-record', 'reject:after-state']));
const DISTIL_POINTS = ( null && (['distil:after-begin', 'distil:after-effect']));
const MISSION_POINTS = [
...['mission:after-pointer', 'mission:after-launch', 'mission:after-manifest', 'mission:after-branch'],
...['mission:after-workspace', 'mission:after-baseline', 'mission:after-begun', 'mission:after-session'],
...['mission:after-candidate', 'handed:before-move', 'handed:after-move', 'mission:after-judging'],
...['mission:after-intent', 'mission:after-swap', 'mission:before-entry', 'mission:after-entry'],
...['mission:after-files', 'mission:after-reset', 'mission:after-ready', 'mission:after-stop'],
...['mission:after-recovery', 'mission:after-close'],
...['renewal:after-saved', 'renewal:after-removal', 'renewal:after-head'],
];
const DELAY_MS = 250;
const passed = new Map();
function faultPoint(name) {
const { AUTORIZE_FAULT: wanted, AUTORIZE_FAULT_LOG: log } = process.env;
if (wanted === undefined && log === undefined)
return;
const counted = `${wanted} ${name}`;
const times = (passed.get(counted) ?? 0) + 1;
passed.set(counted, times);
if (log !== undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(log, `${name}\n`);
const [, point, action, nth = '1'] = /^(.*?):(kill|throw|delay)(?::(\d+))?$/.exec(wanted ?? '') ?? [];
if ((point !== name && wanted !== '*:delay') || times !== Number(nth))
return;
if (action === 'kill')
process.kill(process.pid, 'SIGKILL');
if (action === 'throw')
throw new Error(`a fault was asked for at ${name}`);
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, DELAY_MS);
}
}),
68724:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dy: () => ( stopHolder),
F1: () => ( readHolder),
hp: () => ( lockedError),
oZ: () => ( isHeldHere),
pG: () => ( isAtWork)
});
var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _own_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11042);
var _process_life_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60044);
function isAtWork(holder) {
return holder !== undefined && (holder.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_0__.hostname)() || (0,_process_life_js__WEBPACK_IMPORTED_MODULE_3__ .jW)(holder.pid));
}
function isHeldHere(path) {
const holder = readHolder(`${path}.holder`);
return holder !== undefined && holder.host === (0,node_os__WEBPACK_IMPORTED_MODULE_0__.hostname)() && (0,_process_life_js__WEBPACK_IMPORTED_MODULE_3__ .jW)(holder.pid);
}
function lockedError({ holder }, { what, look }) {
const who = holder === undefined ? 'another run' : `process ${holder.pid} on ${holder.host} since ${holder.started_at}`;
const stop = holder === undefined ? '' : `, or end it: kill ${holder.pid}`;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .yW('locked', _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.locked, {
message: `${what} locked by ${who}`,
remedy: `See what it does: ${look}. Wait until it ends${stop}.`,
});
}
function readHolder(path) {
try {
const raw = JSON.parse((0,_own_files_js__WEBPACK_IMPORTED_MODULE_2__ .zx)(path)?.toString('utf8') ?? '');
const { pid, host, started_at } = raw;
if (typeof pid !== 'number' || pid < 1 || typeof host !== 'string' || typeof started_at !== 'string')
return undefined;
return { pid, host, started_at };
}
catch {
return undefined;
}
}
function stopHolder(path) {
const holder = readHolder(`${path}.holder`);
if (holder === undefined || !isHeldHere(path))
return undefined;
process.kill(holder.pid, 'SIGTERM');
return holder.pid;
}
}),
11042:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
el: () => ( requireOwnFile),
fg: () => ( requireOwnFiles),
o3: () => ( readOwnText),
zx: () => ( readOwnFile)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
const MAX_SHOWN = 20;
function requireOwnFiles(top, { files, folders = [], whole = [], isUnopened = () => false }) {
const problems = new Map();
const above = new Set([...files, ...whole, ...folders].flatMap(foldersAbove));
const isBlocked = (path) => foldersAbove(path).some((each) => problems.has(each));
const status = (path, wanted) => {
if (isBlocked(path) || problems.has(path))
return;
const found = kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path));
if (found !== undefined && found.kind !== wanted)
problems.set(path, `${found.shown}; expected a ${SHOWN[wanted]}`);
};
for (const path of [...above].sort((one, other) => one.length - other.length))
status(path, 'folder');
for (const path of [...folders, ...whole])
status(path, 'folder');
for (const path of files)
status(path, 'file');
for (const path of whole)
if (!isBlocked(path) && !problems.has(path))
walk(top, path, { problems, isUnopened });
if (problems.size > 0)
throw notOurs([...problems]);
}
const SHOWN = { file: 'regular file', folder: 'folder' };
function foldersAbove(path) {
const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
return above === '.' ? [] : [...foldersAbove(above), above];
}
function kindOf(path) {
let stats;
try {
stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_4__ .Or)(error))
return undefined;
throw error;
}
if (stats === undefined)
return undefined;
if (stats.isFile())
return { kind: 'file', shown: 'a file' };
if (stats.isDirectory())
return { kind: 'folder', shown: 'a folder' };
return { kind: 'other', shown: shownOther(path, stats) };
}
function shownOther(path, entry) {
if (entry.isSymbolicLink())
return `a symbolic link to ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(readTarget(path), 200)}`;
if (entry.isFIFO())
return 'a named pipe';
return entry.isSocket() ? 'a socket' : 'a device';
}
function readTarget(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path);
}
catch {
return '?';
}
}
function walk(top, from, { problems, isUnopened }) {
const waiting = [from];
for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
for (const entry of entriesOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, folder))) {
const path = `${folder}/${entry.name}`;
if (entry.isDirectory()) {
if (!isUnopened(path))
waiting.push(path);
}
else if (!entry.isFile() && !problems.has(path)) {
problems.set(path, `${shownOther((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path), entry)}; expected a regular file or folder`);
}
}
}
}
function entriesOf(folder) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_4__ .Or)(error))
return [];
throw error;
}
}
function notOurs(problems) {
const shown = problems.slice(0, MAX_SHOWN).map(([path, issue]) => `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(path, 300)} is ${issue}`);
const rest = problems.length - shown.length;
const [[first = ''] = []] = problems;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: [...shown, ...(rest === 0 ? [] : [`and ${rest} more`])].join('\n'),
remedy: `It was neither followed nor opened. Remove it (rm ${JSON.stringify(first)}), or replace it with your own file or folder; then run the command again.`,
});
}
function readOwnFile(path) {
let descriptor;
try {
descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
}
catch (error) {
if (['ENOENT', 'ENOTDIR'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_4__ .CA)(error)))
return undefined;
const found = kindOf(path);
if (found?.kind === 'other')
throw notOurs([[path, `${found.shown}; expected a regular file`]]);
throw error;
}
try {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isFile())
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor);
throw notOurs([[path, `${kindOf(path)?.shown ?? 'no file'}; expected a regular file`]]);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function readOwnText(path) {
requireOwnFile(path);
return readOwnFile(path)?.toString('utf8') ?? '';
}
function requireOwnFile(path) {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile())
return;
throw notOurs([[path, `${kindOf(path)?.shown ?? 'no file'}; expected a regular file`]]);
}
}),
92717:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( readPlatform),
j: () => ( isLinux)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
const VARIABLE = 'AUTORIZE_PLATFORM';
function readPlatform({ system, named } = { system: process.platform, named: process.env[VARIABLE] }) {
if (named === undefined || named === '')
return system === 'linux' || system === 'darwin' ? system : 'portable';
if (named === 'portable')
return named;
const expected = `"portable", or no ${VARIABLE} at all`;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([{ path: VARIABLE, found: named, expected, remedy: 'Unset it.' }]);
}
function isLinux() {
return readPlatform() === 'linux';
}
}),
82816:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => ( procBytes),
_: () => ( statOf)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
function statOf(pid) {
const stat = proc(pid, 'stat');
return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
function proc(pid, name) {
return procBytes(pid, name).toString('latin1');
}
let buffer = Buffer.alloc(65_536);
function procBytes(pid, name) {
let file;
try {
file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(`/proc/${pid}/${name}`, 'r');
let length = 0;
for (;;) {
if (length === buffer.length)
buffer = Buffer.concat([buffer], 2 * length);
const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, length, buffer.length - length, null);
if (count === 0)
return buffer.subarray(0, length);
length += count;
}
}
catch {
return buffer.subarray(0, 0);
}
finally {
if (file !== undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
}
}
}),
60044:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Vn: () => ( isShownAlive),
gy: () => ( processStart),
jW: () => ( isProcessAlive)
});
var _platform_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92717);
var _proc_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82816);
var _process_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41570);
var _signal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8538);
function isProcessAlive(pid) {
if ((0,_platform_js__WEBPACK_IMPORTED_MODULE_0__ .j)())
return isShownAlive(pid);
if (pid === process.pid)
return true;
return Number.isSafeInteger(pid) && pid > 0 && (0,_signal_js__WEBPACK_IMPORTED_MODULE_3__ .$)(pid) && ((0,_process_list_js__WEBPACK_IMPORTED_MODULE_2__ .yy)(pid) ?? true);
}
function isShownAlive(pid) {
const state = (0,_proc_files_js__WEBPACK_IMPORTED_MODULE_1__ ._)(pid)[0];
return state !== undefined && state !== '' && state !== 'Z' && state !== 'X';
}
function processStart(pid) {
if (!(0,_platform_js__WEBPACK_IMPORTED_MODULE_0__ .j)())
return (0,_process_list_js__WEBPACK_IMPORTED_MODULE_2__ .w5)(pid);
return (0,_proc_files_js__WEBPACK_IMPORTED_MODULE_1__ ._)(pid)[19] ?? '';
}
}),
41570:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O3: () => ( listProcesses),
w5: () => ( listedStart),
yy: () => ( isListed)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _platform_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92717);
var _program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39058);
var _program_sync_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19418);
const OPTIONS = {
plain: () => ['-A', '-ww'],
'with environment': (isDarwin) => (isDarwin ? ['-A', '-ww', '-E'] : ['axeww']),
};
const COLUMNS = 'pid=,ppid=,uid=,stat=,rss=,command=';
const LINE = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\d+)(?:\s+(.*))?$/;
function listProcesses(detail = 'plain') {
const listed = askPs([...OPTIONS[detail]((0,_platform_js__WEBPACK_IMPORTED_MODULE_1__ .K)() === 'darwin'), '-o', COLUMNS]);
return listed?.split('\n').flatMap((line) => {
const [, pid, parent, uid, state = '', kilobytes, text = ''] = LINE.exec(line) ?? [];
if (pid === undefined || isDead(state) || Number(pid) === process.pid)
return [];
const numbers = { pid: Number(pid), parent: Number(parent), uid: Number(uid) };
return [{ ...numbers, residentBytes: Number(kilobytes) * 1024, words: text.split(' ') }];
});
}
function isListed(pid) {
const states = askPs(['-p', String(pid), '-o', 'stat='])?.trim();
return states === undefined ? undefined : states !== '' && !isDead(states);
}
function listedStart(pid) {
return askPs(['-p', String(pid), '-o', 'lstart='])?.trim() ?? '';
}
function isDead(state) {
return /^[ZX]/.test(state);
}
const ENV = { LC_ALL: 'C', TZ: 'UTC' };
function askPs(args) {
const program = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_2__ .FG)('ps');
if (program === undefined) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: 'autorize finds processes by the program "ps", which is not installed',
remedy: 'Install it (procps), then run again.',
});
}
const { exitCode, stdout } = (0,_program_sync_js__WEBPACK_IMPORTED_MODULE_3__ .x)({ program, args, cwd: '/', env: ENV });
return exitCode === 0 || (exitCode === 1 && args[0] === '-p') ? stdout : undefined;
}
}),
3206:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$X: () => ( commandStamp),
Ak: () => ( programStamp),
FW: () => ( fileStatus),
Zs: () => ( stampOf)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
var _base_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7844);
function programStamp() {
const { folder, isSource } = findProgram();
return stampProgram(folder, isSource);
}
function commandStamp() {
const { folder, isSource } = findProgram();
const command = isSource ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), 'cli');
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(command) ? stampProgram(command, isSource) : undefined;
}
function findProgram() {
const path = (0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url);
const isSource = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === 'program-files.ts';
return { folder: isSource ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), isSource };
}
const known = {};
function stampProgram(folder, isSource) {
known[folder] ??= stampNow(folder, isSource);
return known[folder];
}
function stampNow(folder, isSource) {
const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { recursive: isSource, encoding: 'utf8' }).sort();
return [_base_version_js__WEBPACK_IMPORTED_MODULE_3__ .x, process.version, ...files.map((name) => `${name} ${stampOf(fileStatus((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)))}`)].join('\n');
}
function fileStatus(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true });
}
function stampOf({ dev, ino, size, mtimeNs, ctimeNs }) {
return `${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`;
}
}),
39058:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EY: () => ( SYSTEM_FOLDERS),
FG: () => ( findSystemProgram),
Vd: () => ( isProgram),
aY: () => ( findOnPath)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
function findOnPath(name, path) {
if (name === '' || name.includes('/'))
return undefined;
const folders = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder));
return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isProgram);
}
const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];
function findSystemProgram(name, folders = SYSTEM_FOLDERS) {
return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isProgram);
}
function isProgram(path) {
try {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
return false;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
return true;
}
catch {
return false;
}
}
}),
19418:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
x: () => ( runProgramSync)
});
const MAX_BYTES = 100_000_000;
function runProgramSync({ program, args, cwd, env, timeoutMs }) {
const { spawnSync } = process.getBuiltinModule('node:child_process');
try {
const { status, signal, stdout, stderr, error } = spawnSync(program, args, {
...{ cwd, env, maxBuffer: MAX_BYTES, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
...(timeoutMs === undefined ? {} : { timeout: timeoutMs, killSignal: 'SIGKILL' }),
});
const failure = status === null && signal === null ? error : undefined;
const ended = { exitCode: status ?? undefined, signal: signal ?? undefined, failure };
return { ...ended, stdout: (stdout ?? '').replace(/\r?\n$/, ''), stderr: stderr ?? '' };
}
catch (error) {
const failure = error instanceof Error ? error : new Error(String(error));
return { exitCode: undefined, signal: undefined, stdout: '', stderr: '', failure };
}
}
}),
48951:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Aj: () => ( readRegularText),
EI: () => ( readFilePart),
EW: () => ( readSmallFile)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79871);
const REPLACED = ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'EACCES', 'EPERM'];
function readFilePart(path, from, maxBytes) {
let descriptor;
try {
descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
}
catch (error) {
if (REPLACED.includes((0,_files_js__WEBPACK_IMPORTED_MODULE_1__ .CA)(error)))
return undefined;
throw error;
}
try {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
if (!stats.isFile())
return undefined;
const bytes = Buffer.alloc(Math.min(maxBytes, stats.size));
const start = from === 'start' ? 0 : stats.size - bytes.length;
return { text: bytes.toString('utf8', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, 0, bytes.length, start)), size: stats.size };
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
const MAX_TEXT_BYTES = 1 << 26;
function readRegularText(path, maxBytes = MAX_TEXT_BYTES) {
const part = readFilePart(path, 'start', maxBytes);
return part === undefined || part.size > maxBytes ? '' : part.text;
}
function readSmallFile(path, maxBytes) {
let descriptor;
try {
descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
if (!stats.isFile() || stats.size > maxBytes)
return undefined;
const bytes = Buffer.alloc(stats.size);
for (let at = 0; at < bytes.length;) {
const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, at, bytes.length - at, at);
if (count === 0)
return undefined;
at += count;
}
return { bytes, mode: stats.mode };
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_1__ .Or)(error))
return undefined;
throw error;
}
finally {
if (descriptor !== undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
}),
59875:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JN: () => ( readAnswer),
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
const MAX_ANSWER_BYTES = 64 << 20;
function readAnswer(path, stamp) {
try {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).size > MAX_ANSWER_BYTES)
return undefined;
const remembered = JSON.parse((0,_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(path)?.toString('utf8') ?? '');
return remembered?.stamp === stamp ? remembered.answer : undefined;
}
catch (error) {
if (error instanceof SyntaxError || error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb || (0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
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
57296:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ID: () => ( renderActivities),
_Q: () => ( fitting),
bD: () => ( renderIterations),
hi: () => ( renderAllActivities),
y3: () => ( renderActivityLine)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
var _time_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1052);
const MAX_NAME = 80;
function renderActivities(activities, shown) {
const main = activities.findLast(({ progress }) => progress !== undefined) ?? activities.at(-1);
if (main === undefined)
return [{ text: 'starting', rank: 1 }];
const others = activities.filter((each) => each !== main && (main.attempt !== null || each.doing !== 'scoring'));
return [
...renderActivity(main, shown),
...others.map((other) => ({ text: `${nameOf(other, shown)}${other.doing}`, rank: 5 })),
];
}
function nameOf({ attempt }, shown) {
return attempt === null ? '' : `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(shown.nameOf(attempt), MAX_NAME)} `;
}
function renderActivity(activity, shown) {
const { doing, since, progress } = activity;
const now = shown.now.getTime();
const left = leftOf(activity, now);
const parts = [
[nameOf(activity, shown).trimEnd() || undefined, 0],
[[doing, ...renderCount(progress?.count)].join(' '), 1],
[progress?.guards === undefined ? undefined : 'guard ok', 4],
[seconds(now - Date.parse(since)), left === undefined ? 2 : 6],
[left === undefined ? undefined : `${left} left`, 2],
[progress?.evidence === undefined ? undefined : renderEvidence(progress.evidence), 3],
];
return parts.flatMap(([text, rank]) => (text === undefined ? [] : [{ text, rank }]));
}
function renderCount(count) {
if (count === undefined)
return [];
const { unit, number, of, isAtMost } = count;
return [`${unit === undefined ? '' : `${unit} `}${number} of ${isAtMost ? '≤' : ''}${of}`];
}
function leftOf({ progress, at }, now) {
if (progress?.leftMs === undefined || at === undefined)
return undefined;
const left = Math.max(1000, progress.leftMs - (now - Date.parse(at)));
return `${progress.count?.isAtMost === true ? '≤' : ''}${seconds(left)}`;
}
function seconds(ms) {
return (0,_time_text_js__WEBPACK_IMPORTED_MODULE_2__ .LP)(Math.max(0, Math.floor(ms / 1000) * 1000));
}
function renderEvidence({ e, needed }) {
return `E ${figure(e)} of ${figure(needed)}`;
}
function figure(value) {
if (value >= 1e6)
return value.toExponential(1);
return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));
}
const SEPARATOR = ' · ';
function renderAllActivities(activities, shown) {
return renderActivities(activities, shown)
.map(({ text }) => text)
.join(SEPARATOR);
}
function renderIterations(activities, now) {
return renderAllActivities(activities, { nameOf: (iter) => `iter ${iter}`, now });
}
function fitting(parts, width) {
const chosen = new Set();
const line = (also) => parts
.filter((part) => chosen.has(part) || part === also)
.map(({ text }) => text)
.join(SEPARATOR);
for (const part of parts.toSorted((one, other) => one.rank - other.rank)) {
if (line(part).length <= width)
chosen.add(part);
else if (chosen.size === 0)
return wholeWords(part.text, width);
}
return line();
}
function wholeWords(text, width) {
const end = text.lastIndexOf(' ', width - 1);
return end <= 0 ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(text, width - 1) : `${text.slice(0, end)}…`;
}
function renderActivityLine(activities, { rest, width, ...shown }) {
const others = rest.map((text) => ({ text: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text, MAX_NAME), rank: 7 }));
return fitting([...renderActivities(activities, shown), ...others], width);
}
}),
11797:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
defuse: () => ( defuse)
});
function defuse(text) {
return text.replaceAll('##[', '## [').replace(/(?<=^[\s\u0085]*):(?=:)/gm, ': ');
}
}),
84483:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
TN: () => ( oneLine),
fk: () => ( printableLines),
hw: () => ( manyLines)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _defuse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11797);
function oneLine(text, maxLength = 200) {
return (0,_defuse_js__WEBPACK_IMPORTED_MODULE_1__.defuse)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(text.replace(/\s+/g, ' ').trim(), maxLength));
}
function manyLines(text, maxLength) {
return (0,_defuse_js__WEBPACK_IMPORTED_MODULE_1__.defuse)(printableLines((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(text, maxLength).replace(/\r?\n$/, ''), maxLength + 1));
}
function printableLines(text, maxLength) {
return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(text, maxLength).split(/\r?\n/).map(printableLine).join('\n');
}
function printableLine(line) {
return line
.split('\t')
.map((part) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(part, part.length))
.join('\t');
}
}),
1052:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B9: () => ( instantOf),
LP: () => ( renderSpan),
Wv: () => ( renderInstant),
jf: () => ( renderTimeLeft)
});
var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
const INSTANT = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;
function instantOf(text) {
if (text === null || !INSTANT.test(text))
return undefined;
const ms = Date.parse(text.replace(' ', 'T'));
return Number.isNaN(ms) ? undefined : ms;
}
function renderInstant(text) {
const ms = instantOf(text);
if (ms === undefined)
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text, 40);
return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function renderSpan(ms) {
const grain = ms >= 3_600_000 ? 60_000 : ms >= 1000 ? 1000 : 1;
return (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__ .PP)(Math.round(ms / grain) * grain);
}
function renderTimeLeft(deadline, now) {
const end = instantOf(deadline);
if (end === undefined)
return undefined;
const left = end - now.getTime();
return left > 0 ? `${renderSpan(left)} left` : 'the time is up';
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
_5: () => ( stampStatus),
cM: () => ( recallStatus)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26530);
var _kernel_quiet_cache_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56915);
var _kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59875);
var _status_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84476);
function recallStatus(paths, command) {
const stamp = stampStatus(paths, command);
const answer = stamp && (0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ .JN)(answerPath(paths), stamp.text);
return (0,_status_answer_js__WEBPACK_IMPORTED_MODULE_5__ .Vs)(answer) ? answer : undefined;
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
CK: () => ( completeStatus),
LL: () => ( POSITION_GAP),
Vs: () => ( isStatusAnswer),
t5: () => ( TIME_LEFT_GAP)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_shown_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16740);
var _experiment_ledger_branch_moved_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9514);
var _report_activity_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57296);
var _report_time_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1052);
function isStatusAnswer(value) {
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(value))
return false;
const { name, deadline, commit, problems, hidesActivities = false, atWork, atRest, moved } = value;
return (typeof name === 'string' &&
[deadline, commit].every((each) => each === null || typeof each === 'string') &&
isTexts(problems) &&
typeof hidesActivities === 'boolean' &&
[atWork, atRest, moved].every(isForm));
}
function isForm(value) {
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(value))
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
const error = expected === null || expected === actual ? undefined : (0,_experiment_ledger_branch_moved_js__WEBPACK_IMPORTED_MODULE_3__ .i)(name, { expected, actual });
const moved = error === undefined ? [] : [`${error.message}. ${error.remedy}`];
const atPlace = moved.length === 0 ? atRest : answer.moved;
const { position, texts, json } = isRunning ? atWork : atPlace;
const doing = moment.doing ?? (activities.length === 0 ? position : (0,_report_activity_text_js__WEBPACK_IMPORTED_MODULE_4__ .bD)(activities, now));
const isAfter = ((0,_report_time_text_js__WEBPACK_IMPORTED_MODULE_5__ .B9)(deadline) ?? Number.POSITIVE_INFINITY) <= now.getTime();
const code = moved.length === 0 ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.yes : _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.precondition;
return {
text: texts[isAfter ? 1 : 0]
.replace(POSITION_GAP, () => doing)
.replace(TIME_LEFT_GAP, () => (0,_report_time_text_js__WEBPACK_IMPORTED_MODULE_5__ .jf)(deadline, now) ?? ''),
json: withMembers(json, {
...(activities.length === 0 || answer.hidesActivities === true ? {} : { activities }),
...moment.members,
...(moved.length === 0 ? {} : { problems: [...problems, ...moved] }),
}),
errors: [...moved, ...problems],
exitCode: problems.length > 0 ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.usage : code,
};
}
function withMembers(json, members) {
if (Object.keys(members).length === 0)
return json;
return (0,_base_shown_json_js__WEBPACK_IMPORTED_MODULE_2__ .h)({ ...JSON.parse(json), ...members });
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
var _work_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43165);
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
43165:
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
})
};

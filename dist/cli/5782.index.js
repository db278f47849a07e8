export const id = 5782;
export const ids = [5782];
export const modules = {
4862:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O0: () => ( encodePath),
VV: () => ( placeIn),
q0: () => ( decodePath)
});
var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
const ESCAPE = 0xdc00;
function decodePath(bytes) {
if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
return bytes.toString();
let text = '';
for (let at = 0; at < bytes.length;) {
const size = [4, 3, 2, 1].find((each) => at + each <= bytes.length && isCharacter(bytes.subarray(at, at + each)));
text += size === undefined ? String.fromCharCode(ESCAPE + (bytes[at] ?? 0)) : bytes.toString('utf8', at, at + size);
at += size ?? 1;
}
return text;
}
function isCharacter(bytes) {
return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) && [...bytes.toString()].length === 1;
}
function encodePath(path) {
if (!/[\udc80-\udcff]/.test(path))
return Buffer.from(path);
return Buffer.concat([...path].map((char) => {
const unit = char.charCodeAt(0) - ESCAPE;
return char.length === 1 && unit >= 0x80 && unit <= 0xff ? Buffer.from([unit]) : Buffer.from(char);
}));
}
function placeIn(folder, path) {
if (path.length === 0)
return Buffer.from(folder);
return Buffer.concat([Buffer.from(`${folder}/`), typeof path === 'string' ? Buffer.from(path, 'latin1') : path]);
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
38565:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( printJson)
});
var _base_shown_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16740);
function printJson(terminal, value) {
terminal.out((0,_base_shown_json_js__WEBPACK_IMPORTED_MODULE_0__ .h)(value));
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
98262:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Aw: () => ( readCheckedPrefix),
BE: () => ( checkedPrefixIn),
Bl: () => ( findCheckedPrefix),
Ek: () => ( endsAt),
UC: () => ( noteCheckedPrefix)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50534);
var _durable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84831);
var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79871);
var _regular_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48951);
const MAX_NOTE_BYTES = 1 << 16;
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .qm(0));
const prefixSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .rej({
checks: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .euz(_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_5__ .wu),
sha256: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP(),
bytes: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .qm(1)),
lines: whole,
records: whole,
unchained: whole,
head: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .rej({ seq: whole, prev: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP() }),
sameWrite: whole,
});
function checkedPrefixIn(areaFolder, journal) {
return areaFolder && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(areaFolder, `checked-${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(journal, '.jsonl')}.json`);
}
function readCheckedPrefix(path) {
try {
return prefixSchema.safeParse(JSON.parse((0,_regular_file_js__WEBPACK_IMPORTED_MODULE_8__ .Aj)(path, MAX_NOTE_BYTES))).data;
}
catch (error) {
if (error instanceof SyntaxError || (0,_files_js__WEBPACK_IMPORTED_MODULE_7__ .Or)(error))
return undefined;
throw error;
}
}
function findCheckedPrefix(bytes, path) {
const checked = path === undefined ? undefined : readCheckedPrefix(path);
if (checked !== undefined && checked.bytes <= bytes.length) {
const beginning = bytes.subarray(0, checked.bytes);
const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(beginning);
if (hash.copy().digest('hex') === checked.sha256 && endsAt(beginning, checked))
return { hash, checked };
}
return { hash: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256') };
}
function endsAt(bytes, { head }) {
const last = bytes.subarray(bytes.lastIndexOf('\n', -2) + 1, -1);
const { seq, hash } = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_5__ .pF)(last) ?? {};
return seq === head.seq - 1 && hash === head.prev;
}
function noteCheckedPrefix(path, prefix) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)))
return;
try {
(0,_durable_js__WEBPACK_IMPORTED_MODULE_6__ .aR)(path, [JSON.stringify({ checks: _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_5__ .wu, ...prefix })]);
}
catch (error) {
if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_7__ .Or)(error))
throw error;
}
}
}),
2565:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DF: () => ( writeDerived),
WZ: () => ( readDerived),
xG: () => ( derivedPath)
});
var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);
var _durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
var _program_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3206);
var _regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48951);
const MAX_DERIVED_BYTES = 1 << 28;
function derivedPath(checked) {
return checked.replace(/checked-([^/]*)\.json$/, 'derived-$1');
}
function readDerived(path, beginning) {
const [header, digest, value] = readText(path).split('\n');
if (value === undefined || header !== headerOf(beginning) || digest !== (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)(value))
return undefined;
try {
return (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.deserialize)(Buffer.from(value, 'base64'));
}
catch {
return undefined;
}
}
function writeDerived(path, beginning, value) {
const text = (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.serialize)(value).toString('base64');
try {
(0,_durable_js__WEBPACK_IMPORTED_MODULE_2__ .aR)(path, [`${headerOf(beginning)}\n${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)(text)}\n`, text]);
}
catch (error) {
if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
throw error;
}
}
function readText(path) {
try {
return (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ .Aj)(path, MAX_DERIVED_BYTES);
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
return '';
throw error;
}
}
function headerOf({ bytes, sha256: digest }) {
return JSON.stringify({ program: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_program_files_js__WEBPACK_IMPORTED_MODULE_4__ .Ak)()), bytes, digest });
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
13096:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JG: () => ( gitLine),
XS: () => ( GitError),
sW: () => ( removeStaleLocks),
uD: () => ( bindGit),
wx: () => ( MAX_STDERR_CHARS)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _git_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44640);
var _program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95808);
class GitError extends _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW {
command;
gitExit;
stderr;
#lacksRoom;
constructor(command, gitExit, stderr, lacksRoom = false) {
const message = stderr.trim() === '' ? '' : `: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .g$)(stderr.trim(), 500)}`;
const isMissing = String(gitExit).includes('spawn git ENOENT');
super('git', _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .dc.precondition, {
message: isMissing
? 'git is not on PATH, or the working directory was removed'
: `git ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .g$)(command.join(' '), 200)} ended with ${gitExit}${message}`,
remedy: isMissing
? 'Install git 2.32 or newer, or correct PATH.'
: 'Read the message of git; `git fsck` checks whether the repository is whole.',
});
this.command = command;
this.gitExit = gitExit;
this.stderr = stderr;
this.#lacksRoom = lacksRoom;
}
get isKilled() {
return this.gitExit === 'SIGKILL' || this.gitExit === 'SIGTERM';
}
get isTooLong() {
return String(this.gitExit).startsWith('an answer of more than');
}
get isDiskFull() {
return this.#lacksRoom || /No space left on device|Out of diskspace|Disk quota exceeded/i.test(this.stderr);
}
}
const UNWRITTEN = /(unable|failed|could not|cannot) (to )?(write|create|append|store|flush|close|add)|write (error|failure)|insufficient permission for adding/i;
const LEAST_ROOM_BYTES = 64 * 1024;
function lacksRoom(stderr, env) {
if (!UNWRITTEN.test(stderr))
return false;
const { GIT_DIR = '', GIT_OBJECT_DIRECTORY, GIT_WORK_TREE, GIT_INDEX_FILE = '' } = env;
const places = [GIT_DIR, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(GIT_DIR, 'refs'), GIT_OBJECT_DIRECTORY, GIT_WORK_TREE, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(GIT_INDEX_FILE)];
return places.some((place) => {
try {
if (place === undefined)
return false;
const { bavail, bsize, files, ffree } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(place);
return bavail * bsize < LEAST_ROOM_BYTES || (files > 0 && ffree === 0);
}
catch {
return false;
}
});
}
const MAX_BYTES = 256 * 1024 * 1024;
const MAX_STDERR_CHARS = 64 * 1024;
function bindGit(paths) {
const { args: overrides, cwd, env } = (0,_git_command_js__WEBPACK_IMPORTED_MODULE_4__ .Q)(paths, []);
return (args, call = {}) => runGit({ args, call, env: { ...env, ...call.env }, cwd, overrides });
}
async function runGit({ args, call, env, cwd, overrides }) {
const { input = '', allowed = [0], maxBytes = MAX_BYTES, timeoutMs, cutOff } = call;
if (cutOff?.aborted === true)
throw new GitError(args, 'being cut off', '');
const [program = 'git', ...before] = limitedGit(call);
const all = [...before, ...overrides, ...args];
const limits = { maxBytes, maxStderrChars: MAX_STDERR_CHARS, timeoutMs, cutOff };
const end = await (0,_program_js__WEBPACK_IMPORTED_MODULE_5__ .m)({ program, args: all, cwd, env, input, ...limits });
const { exitCode, signal, stdout, stderr, failure, limit } = end;
if (failure !== undefined)
throw new GitError(args, failure.message, '');
if (limit === 'size')
throw new GitError(args, `an answer of more than ${maxBytes} bytes`, stderr);
if (exitCode === undefined || !allowed.includes(exitCode)) {
const gitExit = exitCode ?? `${signal}${limit === 'time' ? ' of its limit' : ''}`;
throw new GitError(args, gitExit, stderr, lacksRoom(stderr, env));
}
return { exitCode, stdout, stderr, lacksRoom: exitCode !== 0 && lacksRoom(stderr, env) };
}
const BLOCK_BYTES = 512;
function limitedGit({ maxFileBytes }) {
if (maxFileBytes === undefined)
return ['git'];
return ['sh', '-c', `ulimit -f ${Math.ceil(maxFileBytes / BLOCK_BYTES)}; exec git "$@"`, 'git'];
}
async function gitLine(git, args, call) {
const { stdout } = await git(args, call);
return stdout.toString().trimEnd();
}
function removeStaleLocks(gitDir) {
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(gitDir, { recursive: true, withFileTypes: true });
const locks = entries
.filter(({ name }) => name.endsWith('.lock'))
.map(({ parentPath, name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parentPath, name));
for (const path of locks)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
return locks.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(gitDir, path));
}
}),
56757:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
o: () => ( Pace)
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
const PIECE_MS = 20;
class Pace {
#since = performance.now();
async step() {
if (performance.now() - this.#since < PIECE_MS)
return;
await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
this.#since = performance.now();
}
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
function stampProgram(folder, isSource) {
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
95808:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => ( startProgram),
m: () => ( runProgram)
});
var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53053);
var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
var execa__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4434);
var _signal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8538);
const STARTED = {
extendEnv: false,
reject: false,
cleanup: false,
buffer: false,
encoding: 'buffer',
stdin: 'pipe',
verbose: 'none',
};
function callExeca({ program, args, ...options }) {
return (0,execa__WEBPACK_IMPORTED_MODULE_2__ .Ho)(program, args, { ...options, ...STARTED });
}
async function startProgram(request) {
let made;
const notice = (message) => {
made = message.process;
};
let child;
let failure;
(0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)('child_process', notice);
try {
child = callExeca(request);
}
catch (error) {
failure = error;
}
finally {
(0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.unsubscribe)('child_process', notice);
}
if (child === undefined)
throw made === undefined ? failure : (await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(made, 'error'))[0];
if (child.pid === undefined)
throw (await child).cause;
return { child };
}
async function runProgram(request) {
const { input = '', maxBytes, maxStderrChars, timeoutMs, cutOff, ...start } = request;
const detached = timeoutMs !== undefined || cutOff !== undefined;
let child;
try {
({ child } = await startProgram({ ...start, detached }));
}
catch (error) {
return unstarted(error);
}
const blocks = [];
let size = 0;
let stderr = '';
let limit;
const end = (reached) => {
limit ??= reached;
if (detached && child.pid !== undefined)
(0,_signal_js__WEBPACK_IMPORTED_MODULE_3__ .v)(-child.pid, 'SIGKILL');
else
child.kill('SIGKILL');
};
const endInTime = () => end('time');
const timer = timeoutMs === undefined ? undefined : setTimeout(endInTime, timeoutMs);
cutOff?.addEventListener('abort', endInTime);
if (cutOff?.aborted === true)
endInTime();
child.stdout.on('data', (block) => {
size += block.length;
if (size <= maxBytes)
blocks.push(block);
else
end('size');
});
child.stderr.on('data', (block) => {
if (stderr.length < maxStderrChars)
stderr += block.toString();
});
child.stdin.end(input);
const { exitCode, signal } = await child;
clearTimeout(timer);
cutOff?.removeEventListener('abort', endInTime);
return { exitCode, signal, stdout: Buffer.concat(blocks), stderr, failure: undefined, limit };
}
function unstarted(cause) {
const failure = cause instanceof Error ? cause : new Error(String(cause));
return { exitCode: undefined, signal: undefined, stdout: Buffer.alloc(0), stderr: '', failure, limit: undefined };
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
83144:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
LH: () => ( moveRef),
Wz: () => ( findBranches),
sg: () => ( readRef)
});
var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13096);
async function moveRef(git, { ref, from, to }) {
const old = from ?? '0'.repeat(to.length);
const args = ['update-ref', '--no-deref', ref, to, old];
const { exitCode, stderr, lacksRoom } = await git(args, { allowed: [0, 1, 128] });
if (exitCode === 0)
return { kind: 'done' };
const actual = await readRef(git, ref);
if (actual !== from)
return { kind: 'moved', actual };
throw new _git_js__WEBPACK_IMPORTED_MODULE_0__ .XS(args, exitCode, stderr, lacksRoom);
}
async function readRef(git, ref) {
const args = ['show-ref', '--verify', '--hash', '--', ref];
const { exitCode, stdout, stderr } = await git(args, { allowed: [0, 1, 128] });
if (exitCode === 0)
return stdout.toString().trim();
if (stderr.includes('not a valid ref'))
return undefined;
throw new _git_js__WEBPACK_IMPORTED_MODULE_0__ .XS(args, exitCode, stderr);
}
async function findBranches(git, pattern) {
const { stdout } = await git([
'for-each-ref',
'--format=%(objectname) %(refname)',
`refs/heads/${pattern}`,
`refs/remotes/*/${pattern}`,
]);
return stdout
.toString()
.split('\n')
.flatMap((line) => {
const [, commit = '', kind, shown = ''] = /^(\S+) refs\/(heads|remotes)\/(.+)$/.exec(line) ?? [];
if (kind === undefined)
return [];
const isLocal = kind === 'heads';
return [{ shown, branch: isLocal ? shown : shown.slice(shown.indexOf('/') + 1), commit, isLocal }];
});
}
}),
14311:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DA: () => ( removeLeftovers),
Ed: () => ( emptyFew),
dM: () => ( removeTree),
l: () => ( discardTree),
v$: () => ( removeFolder)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4862);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
var _files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79871);
var _pace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56757);
var _platform_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92717);
function removeTree(path) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true });
return [];
}
catch {
const sweep = new Sweep(path, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(textOf(path)));
for (let step = sweep.next(); step === 'more'; step = sweep.next())
;
return sweep.finish();
}
}
async function discardTree(path, { signal, yardIn = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(textOf(path)) } = {}) {
const sweep = new Sweep(path, yardIn);
const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_7__ .o();
while (signal?.aborted !== true && sweep.next() === 'more')
await pace.step();
return sweep.finish();
}
const MAX_FEW = 200;
function emptyFew(path) {
const folders = [];
let left = MAX_FEW;
const empty = (folder) => {
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { withFileTypes: true });
left -= entries.length;
if (left < 0 || (entries.length > 0 && !['ENOTEMPTY', 'EEXIST'].includes(tryRmdir(folder) ?? '')))
return false;
for (const entry of entries) {
const each = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.name);
if (entry.isDirectory() ? !empty(each) : tryUnlink(each) !== undefined)
return false;
}
folders.push(folder);
return true;
};
try {
return empty(path) ? folders : undefined;
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .Or)(error))
return undefined;
throw error;
}
}
function removeFolder(path) {
return tryRmdir(path) === undefined;
}
const ATTRIBUTES = (0,_platform_js__WEBPACK_IMPORTED_MODULE_8__ .j)() ? 'lsattr -d, chattr -i -a' : 'ls -ldO, chflags nouchg,nouappnd';
const YARD = '.left-';
async function removeLeftovers(folder, options = {}) {
const left = [];
for (const name of listNames(folder)) {
if (name.startsWith(YARD))
left.push(...(await discardTree((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), options)));
}
return left;
}
function listNames(folder) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder);
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .Or)(error))
return [];
throw error;
}
}
class Sweep {
#yardIn;
#shown;
#yard;
#taken = 0;
#waiting = [];
#current;
#failures = [];
#blocked;
constructor(path, yardIn) {
this.#yardIn = yardIn;
this.#shown = textOf(path);
this.#begin(path);
}
next() {
if (this.#current === undefined) {
const at = this.#waiting.pop();
if (at === undefined)
return 'done';
this.#enter(at);
return 'more';
}
const { base, entries } = this.#current;
const name = entries.pop();
if (name === undefined)
this.#leave();
else
this.#take(Buffer.concat([Buffer.from(`${base}/`), name]), name);
return 'more';
}
finish() {
this.#close();
if (this.#blocked !== undefined) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ .Rb({
message: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(this.#shown, 300)} can neither be removed nor renamed: ${this.#blocked}`,
remedy: `Unmount it, or take away its attributes (${ATTRIBUTES}); then run the command again.`,
});
}
if (this.#yard === undefined)
return [];
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(this.#yard);
return [];
}
catch {
const [first = 'it was not finished'] = this.#failures;
const more = this.#failures.length > 1 ? `, and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .LS)(this.#failures.length - 1, 'more')}` : '';
return [{ path: this.#yard, why: `${first}${more}` }];
}
}
#begin(path) {
try {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
if (stats === undefined)
return;
if ((stats.isDirectory() ? tryRmdir(path) : tryUnlink(path)) === undefined)
return;
this.#moveToYard(path);
}
catch (error) {
if (['ENOENT', 'ENOTDIR'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error)))
return;
if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .Or)(error))
throw error;
this.#blocked = (0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error);
}
}
#moveToYard(path) {
const yard = this.#openYard(path);
if (yard === undefined)
return;
const to = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(yard, String(this.#taken));
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(path, to);
}
catch (error) {
if (!['EACCES', 'EPERM'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error)) || !giveRights(path))
throw error;
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(path, to);
}
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(to).isDirectory())
this.#waiting.push(this.#taken);
else
this.#failures.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(textOf(path)), 200)} cannot be removed`);
this.#taken += 1;
}
#openYard(path) {
if (this.#yard !== undefined)
return this.#yard;
const yard = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#yardIn, `${YARD}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`);
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(yard, { mode: 0o700 });
}
catch (error) {
if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .Ry)(error))
throw error;
rmQuietly(path);
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false }) === undefined)
return undefined;
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(yard, { mode: 0o700 });
}
this.#yard = yard;
return yard;
}
#enter(at) {
const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#yard ?? '', String(at));
try {
const descriptor = openFolder(path);
const base = HAS_PROC ? `/proc/self/fd/${descriptor}` : path;
this.#current = { base, descriptor, at, entries: [] };
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
if (stats.dev !== (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(this.#yard ?? '').dev)
throw new Error('it is another file system');
if ((stats.mode & 0o700) !== 0o700)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(descriptor, 0o700);
for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(base, { encoding: 'buffer' }))
this.#current.entries.push(name);
}
catch (error) {
this.#failures.push((0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error));
this.#close();
}
}
#take(path, name) {
const refused = tryUnlink(path);
if (refused === undefined || refused === 'ENOENT')
return;
try {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isDirectory())
throw new Error(refused);
if (tryRmdir(path) !== undefined)
this.#moveToYard(path);
}
catch (error) {
this.#failures.push(`${(0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error)} for ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ .q0)(name), 200)}`);
}
}
#leave() {
const at = this.#current?.at;
this.#close();
tryRmdir((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#yard ?? '', String(at)));
}
#close() {
if (this.#current !== undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#current.descriptor);
this.#current = undefined;
}
}
const HAS_PROC = (0,_platform_js__WEBPACK_IMPORTED_MODULE_8__ .j)() && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)('/proc/self/fd');
const O_PATH = 0o10000000;
function openFolder(path) {
const flags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW;
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags);
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error) !== 'EACCES' || !giveRights(path))
throw error;
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags);
}
}
function giveRights(path) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isDirectory())
return false;
if (!HAS_PROC) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(path, 0o700);
return true;
}
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, O_PATH | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(`/proc/self/fd/${descriptor}`, 0o700);
return true;
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
}
function tryUnlink(path) {
return refusalOf(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path));
}
function tryRmdir(path) {
return refusalOf(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(path));
}
function refusalOf(act) {
try {
act();
return undefined;
}
catch (error) {
return (0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error);
}
}
function rmQuietly(path) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true });
}
catch {
}
}
function textOf(path) {
return typeof path === 'string' ? path : (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ .q0)(path);
}
}),
11584:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EU: () => ( requireHead),
kB: () => ( bindRefs),
ro: () => ( openRefs),
zy: () => ( readHead)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13096);
var _reached_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31777);
var _refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83144);
function bindRefs(repository, { folder, home }) {
return (0,_git_js__WEBPACK_IMPORTED_MODULE_3__ .uD)({ ...(0,_reached_refs_js__WEBPACK_IMPORTED_MODULE_4__ .v)(repository, folder), home });
}
async function readHead(repository, git) {
return repository.head.startsWith('refs/') ? (0,_refs_js__WEBPACK_IMPORTED_MODULE_5__ .sg)(git, repository.head) : repository.head;
}
function openRefs(repository, folder) {
const [gitDir, home] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'home')];
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(home, { recursive: true });
return { refs: bindRefs(repository, { folder: gitDir, home }), gitDir, home };
}
async function requireHead(repository, refs) {
const head = await readHead(repository, refs);
if (head !== undefined)
return head;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `"${repository.folder}" has no commit yet; a run starts from one`,
remedy: 'Create one: git add -A && git commit',
});
}
}),
47776:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => ( OUTCOME_MARKS)
});
const CIRCLE = 'M-4.5 0A4.5 4.5 0 1 0 4.5 0A4.5 4.5 0 1 0-4.5 0Z';
const OUTCOME_MARKS = {
baseline: { sign: '◆', path: 'M0-6L6 0L0 6L-6 0Z', isFilled: true },
merged: { sign: '●', path: CIRCLE, isFilled: true },
discarded: { sign: '○', path: CIRCLE, isFilled: false },
inconclusive: { sign: '◇', path: 'M0-5L5 0L0 5L-5 0Z', isFilled: false },
noop: { sign: '−', path: 'M-4 0H4', isFilled: false },
denied: { sign: '⊘', path: `${CIRCLE}M3.2-3.2L-3.2 3.2`, isFilled: false },
invalid: { sign: '×', path: 'M-4-4L4 4M-4 4L4-4', isFilled: false },
aborted: { sign: '■', path: 'M-4-4H4V4H-4Z', isFilled: true },
killed: { sign: '▽', path: 'M-5-4H5L0 5Z', isFilled: false },
infra_error: { sign: '△', path: 'M-5 4H5L0-5Z', isFilled: false },
};
}),
74008:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => ( renderItems),
Br: () => ( renderSummary),
LG: () => ( renderStatus)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47776);
var _run_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33902);
var _sparkline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74312);
const LAST_ROWS = 5;
const MIN_LABEL_WIDTH = 10;
const MAX_REASON = 1000;
const MAX_LAST_REASON = 200;
function renderStatus(view) {
const facts = known([
['branch', view.branch === undefined ? view.noBranch : renderBranch(view)],
['worktree', view.worktree],
['now', view.position],
['model', view.waiting],
['result', view.verdict],
['gain', view.claim.text],
['goal', view.goal],
['tried', renderTried(view)],
['noops', view.budget.noops],
...view.facts,
['time', renderTime(view)],
['cost', view.cost],
]);
const next = view.next === undefined ? [] : [['next', renderNext(view.next)]];
const label = labeller([...facts, ...next]);
return [
view.description === '' ? view.name : `${view.name}: ${view.description}`,
...renderProblems(view),
'',
...facts.map(label),
...renderScores(view, label),
...renderLast(view.rows, label),
'',
...next.map(label),
...(next.length === 0 ? [] : ['']),
].join('\n');
}
function renderSummary(view, { reason, label: stopped = 'stopped', resumeCommand }) {
const next = resumeCommand ?? view.next?.command;
const { branch, base } = view;
const merge = `git merge ${branch}`;
const facts = known([
[stopped, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(reason, MAX_REASON)],
['model', view.waiting],
['tried', renderTried(view)],
['gain', view.claim.text],
...view.facts,
['cost', view.cost],
['branch', view.accepted === 0 ? `${branch}, nothing to merge` : branch],
['review', view.accepted === 0 ? undefined : `git log ${base === undefined ? '' : `${base}..`}${branch}`],
['merge', view.accepted === 0 || next === merge ? undefined : merge],
['folders', view.workspaces === undefined ? undefined : `ls ${view.workspaces}`],
['next', next === undefined ? undefined : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(next, 400)],
]);
return [`${view.name}: ${view.verdict}`, ...renderProblems(view), ...facts.map(labeller(facts)), ''].join('\n');
}
function renderItems(view) {
const { rows, name, verdict, cost, branch, noBranch, waiting } = view;
const width = Math.max(0, ...rows.map(({ id }) => id.length));
const lines = rows.flatMap(({ id, word, size, reason }) => {
const line = `${word.padEnd(7)}  ${id.padEnd(width)}  ${size}`.trimEnd();
return reason === '' ? [line] : [line, `         ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(reason, MAX_REASON)}`];
});
const facts = known([
['model', waiting],
['cost', cost],
['branch', branch ?? noBranch],
]);
return [
`${name}: ${verdict}`,
'',
...lines,
'',
...facts.map(([label, text]) => `${label.padEnd(8)}${text}`),
'',
].join('\n');
}
function renderCounts({ counts, tried, terms }) {
const parts = counts.filter(_run_view_js__WEBPACK_IMPORTED_MODULE_3__ .Ye).map(({ word, count }) => `${count} ${word}`);
return parts.length === 0 ? undefined : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(tried, terms.attempt)}: ${parts.join(', ')}`;
}
function known(facts) {
return facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]));
}
function labeller(facts) {
const width = Math.max(MIN_LABEL_WIDTH, ...facts.map(([label]) => label.length + 1));
return ([label, text]) => `${label.padEnd(width)}${text}`;
}
function renderTried(view) {
return renderCounts(view) ?? 'nothing';
}
function renderBranch({ branch = '', base }) {
return base === undefined ? branch : `${branch}, from ${base}`;
}
function renderNext({ command, why }) {
return why === undefined ? command : `${command}  (${why})`;
}
function renderProblems({ problems, notices }) {
return [...problems.map((problem) => `problem: ${problem}`), ...notices.map((notice) => `notice: ${notice}`)];
}
function renderTime({ budget: { startedAt, deadline, timeLeft } }) {
const start = startedAt === undefined ? [] : [`started ${startedAt}`];
const end = deadline === undefined ? [] : [`ends ${deadline}`];
const parts = [...start, ...end, ...(timeLeft === undefined ? [] : [timeLeft])];
return parts.length === 0 ? undefined : parts.join(', ');
}
function renderScores({ rows }, label) {
const line = (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_4__ .K)(rows);
if (line === undefined)
return [];
return ['', label(['scores', line.bars]), label(['', `${line.marks}   (^ accepted, 0 baseline, · no score)`])];
}
function renderLast(rows, label) {
const last = rows.slice(-LAST_ROWS);
if (last.length === 0)
return [];
const columns = [
column(last, ({ id }) => id, 'right'),
column(last, ({ mark, word }) => `${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ .U[mark].sign} ${word}`, 'left'),
column(last, ({ scoreText }) => scoreText, 'right'),
last.map(renderReason),
];
const lines = last.map((_, line) => columns
.map((texts) => texts[line])
.join('  ')
.trimEnd());
return ['', ...lines.map((line, index) => label([index === 0 ? 'last' : '', line]))];
}
function renderReason({ reason, summary }) {
const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(reason, MAX_LAST_REASON);
return summary === '' || summary === reason ? shown : `${shown} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(summary, 80)})`;
}
function column(rows, text, align) {
const texts = rows.map(text);
const width = Math.max(...texts.map((each) => each.length));
return texts.map((each) => (align === 'left' ? each.padEnd(width) : each.padStart(width)));
}
}),
58142:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D8: () => ( buildDomain),
Pe: () => ( buildTicks),
wG: () => ( pathsOf)
});
const FENCE = 3;
function buildDomain({ scores, anchors }) {
const sorted = scores.filter(isUsual).sort((a, b) => a - b);
const [first, last] = [sorted[0], sorted.at(-1)];
if (first === undefined || last === undefined)
return undefined;
const q1 = sorted[Math.floor((sorted.length - 1) / 4)] ?? first;
const q3 = sorted[Math.ceil(((sorted.length - 1) * 3) / 4)] ?? last;
const reach = q3 > q1 ? FENCE * (q3 - q1) : Number.POSITIVE_INFINITY;
const near = sorted.filter((score) => score >= q1 - reach && score <= q3 + reach);
const shown = [...near, ...anchors.filter(isUsual)];
const lo = shown.reduce((least, score) => Math.min(least, score), q1);
const hi = shown.reduce((most, score) => Math.max(most, score), q3);
const pad = lo === hi ? Math.abs(lo) * 0.05 || 1 : hi * 0.05 - lo * 0.05;
return { lo: Math.max(lo - pad, -Number.MAX_VALUE), hi: Math.min(hi + pad, Number.MAX_VALUE) };
}
function pathsOf(value, { lo, hi }) {
const share = (value / 2 - lo / 2) / (hi / 2 - lo / 2);
return Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0.5));
}
function buildTicks({ lo, hi }, count) {
const rough = (hi - lo) / count;
const power = 10 ** Math.floor(Math.log10(rough));
const step = power * (rough / power > 5 ? 10 : rough / power > 2 ? 5 : rough / power > 1 ? 2 : 1);
const [from, to] = [Math.ceil(lo / step), Math.floor(hi / step)];
const isSound = Number.isFinite(step) && step > 0 && to - from <= 2 * count && Math.abs(to) < 1e9;
if (!isSound || to < from)
return [lo, hi];
return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}
function isUsual(score) {
return Number.isFinite(score) && Math.abs(score) !== Number.MAX_VALUE;
}
}),
74312:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( renderSparkline),
p: () => ( buildScoreDomain)
});
var _score_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58142);
const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const MAX_BARS = 64;
function renderSparkline(rows) {
const shown = rows.slice(-MAX_BARS);
const domain = buildScoreDomain(shown);
if (domain === undefined)
return undefined;
const bars = shown.map(({ score }) => (score === undefined ? '·' : barOf(score, domain)));
const marks = shown.map(({ mark }) => (mark === 'merged' ? '^' : mark === 'baseline' ? '0' : ' '));
return { bars: bars.join(''), marks: marks.join('').trimEnd() };
}
function buildScoreDomain(rows, { withIntervals } = { withIntervals: false }) {
const scored = rows.flatMap(({ score, mark, interval }) => (score === undefined ? [] : [{ score, mark, interval }]));
const anchors = scored.filter(({ mark }) => mark === 'merged' || mark === 'baseline');
return (0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__ .D8)({
scores: scored.map(({ score }) => score),
anchors: anchors.flatMap(({ score, interval = [] }) => [score, ...(withIntervals ? interval : [])]),
});
}
function barOf(score, domain) {
return BARS[Math.min(BARS.length - 1, Math.floor((0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__ .wG)(score, domain) * BARS.length))] ?? BARS[0];
}
}),
73102:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w$: () => ( datetime)
});
var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56985);
var _core_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _schemas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
const ZodMiniISODateTime =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniISODateTime", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .Ko.init(inst, def);
_schemas_js__WEBPACK_IMPORTED_MODULE_3__ .zUr.init(inst, def);
});
function datetime(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_2__ .G1(ZodMiniISODateTime, params);
}
const ZodMiniISODate =  ( null && (core.$constructor("ZodMiniISODate", (inst, def) => {
core.$ZodISODate.init(inst, def);
schemas.ZodMiniStringFormat.init(inst, def);
})));
function date(params) {
return core._isoDate(ZodMiniISODate, params);
}
const ZodMiniISOTime =  ( null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
core.$ZodISOTime.init(inst, def);
schemas.ZodMiniStringFormat.init(inst, def);
})));
function time(params) {
return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration =  ( null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
core.$ZodISODuration.init(inst, def);
schemas.ZodMiniStringFormat.init(inst, def);
})));
function duration(params) {
return core._isoDuration(ZodMiniISODuration, params);
}
})
};

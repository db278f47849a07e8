export const id = 2907;
export const ids = [1797,2907];
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
15902:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E9: () => ( parseDuration),
PP: () => ( renderDuration),
rG: () => ( MAX_DURATION_MS)
});
const UNITS = {
ms: 1,
msec: 1,
s: 1000,
sec: 1000,
secs: 1000,
second: 1000,
seconds: 1000,
m: 60_000,
min: 60_000,
mins: 60_000,
minute: 60_000,
minutes: 60_000,
h: 3_600_000,
hr: 3_600_000,
hrs: 3_600_000,
hour: 3_600_000,
hours: 3_600_000,
d: 86_400_000,
day: 86_400_000,
days: 86_400_000,
w: 604_800_000,
week: 604_800_000,
weeks: 604_800_000,
};
const WHOLE = /^\s*(\d+\s*[a-z]+\s*)+$/;
const PART = /(\d+)\s*([a-z]+)/g;
const MAX_DURATION_MS = 366 * 86_400_000;
function parseDuration(text) {
if (!WHOLE.test(text))
return undefined;
let total = 0;
for (const [, count = '', unit = ''] of text.matchAll(PART)) {
const factor = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
if (factor === undefined)
return undefined;
total += Number(count) * factor;
}
return Number.isSafeInteger(total) ? total : undefined;
}
const SHOWN = [
['d', 86_400_000],
['h', 3_600_000],
['m', 60_000],
['s', 1000],
['ms', 1],
];
function renderDuration(ms) {
let left = Math.max(0, Math.round(ms));
let text = '';
for (const [unit, size] of SHOWN) {
const count = Math.floor(left / size);
if (count > 0)
text += `${count}${unit}`;
left -= count * size;
}
return text === '' ? '0s' : text;
}
}),
5685:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K8: () => ( isTime),
Vg: () => ( MAX_INSTANT_CHARS),
j4: () => ( INSTANT_DAY),
uZ: () => ( isInstant)
});
const MAX_INSTANT_CHARS = 40;
const INSTANT_DAY = /^\d{4}-\d\d-\d\d/;
const MAX_KNOWN = 16;
const knownTimes = new Set();
function isTime(text) {
if (knownTimes.has(text))
return true;
if (!Number.isFinite(Date.parse(text)))
return false;
if (knownTimes.size === MAX_KNOWN)
knownTimes.clear();
knownTimes.add(text);
return true;
}
function isInstant(value) {
return typeof value === 'string' && value.length <= MAX_INSTANT_CHARS && INSTANT_DAY.test(value) && isTime(value);
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
8538:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => ( isThere),
v: () => ( sendSignal)
});
function sendSignal(pid, signal) {
try {
process.kill(pid, signal);
}
catch (error) {
const code = error instanceof Error && 'code' in error ? error.code : undefined;
if (code !== 'ESRCH' && code !== 'EPERM')
throw error;
}
}
function isThere(pid) {
try {
return process.kill(pid, 0);
}
catch (error) {
return error instanceof Error && 'code' in error && error.code === 'EPERM';
}
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
29118:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( planStatusPaths)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _kernel_branch_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98972);
var _workitem_work_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85620);
const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;
function planStatusPaths(paths, plan) {
return {
...{ ...paths, plan },
answerName: plan === undefined ? 'work' : `work-${plan}`,
isUnread: (name, folder) => isUnread(paths, name, folder),
readBranches: () => {
if (plan !== undefined && !NAME.test(plan))
return undefined;
const branches = (0,_kernel_branch_files_js__WEBPACK_IMPORTED_MODULE_1__ .g)(paths.repository, _workitem_work_files_js__WEBPACK_IMPORTED_MODULE_2__ .HB);
return branches && [...branches].map(([name, commit]) => `${name} ${commit}`);
},
};
}
function isUnread({ folder, journal, receipts, runs, blocked }, name, at) {
if (at === folder)
return ![journal, receipts, runs, blocked].some((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(each) === name);
if (at === receipts)
return !name.endsWith('.json');
return at !== runs && !name.endsWith('.output');
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
})
};

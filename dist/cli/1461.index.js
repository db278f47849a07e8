export const id = 1461;
export const ids = [1461];
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
91461:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Kc: () => ( readWork),
Mh: () => ( sharedFilesIn),
UC: () => ( RUN_ID),
k0: () => ( runFilesIn),
pN: () => ( pathsOfRun),
qT: () => ( readPointer),
rootOf: () => ( rootOf)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84321);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68724);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11042);
function rootOf(repository) {
const { logs, ...files } = sharedFilesIn('.rcs');
const paths = {
files: [...Object.values(files), `${files.lock}.holder`, '.rcs/.gitignore'],
folders: [],
whole: [logs],
};
(0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .fg)(repository.folder, paths);
return { repository, ...sharedFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(repository.folder, '.rcs')) };
}
function sharedFilesIn(rcs) {
return {
logs: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(rcs, 'logs', 'autoresearch'),
pointer: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(rcs, 'state', 'autoresearch-state.json'),
lock: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(rcs, 'state', 'autoresearch.lock'),
};
}
const RUN_ID = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
function pathsOfRun(root, runId) {
if (!RUN_ID.test(runId)) {
const found = `the run id ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(runId)}`;
const expected = 'letters, digits, ".", "_" and "-"';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .eb([{ found, expected, remedy: 'Run ids are the folders in .rcs/logs/autoresearch.' }]);
}
const top = root.repository.folder;
const { journal, reserve, activity, files } = runFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root.logs, runId)));
(0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .fg)(top, { files: [journal, reserve, activity, ...Object.values(files)] });
return { ...root, runId, ...runFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root.logs, runId)) };
}
function runFilesIn(folder) {
const file = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name);
return {
folder,
journal: file('journal.jsonl'),
reserve: file('run.reserve'),
activity: file('activity.json'),
files: {
instructions_file: file('bootstrap-instructions.md'),
manifest_file: file('manifest.json'),
ledger_file: file('iteration-ledger.json'),
latest_evaluator_file: file('latest-evaluator-result.json'),
candidate_file: file('candidate.json'),
},
};
}
function readWork(paths) {
const pointer = readPointer(paths);
const isRunning = (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_4__ .oZ)(paths.lock) && pointer?.active === true && pointer.run_id === paths.runId;
return { isRunning, activities: isRunning ? (0,_engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_3__ .W)(paths.activity) : [] };
}
function readPointer({ pointer }) {
try {
const raw = JSON.parse(String((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .zx)(pointer)));
return typeof raw.run_id === 'string' && typeof raw.active === 'boolean' ? raw : undefined;
}
catch {
return undefined;
}
}
})
};

export const id = 3709;
export const ids = [3141,3709];
export const modules = {
94999:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AD: () => ( filesDigest),
Kh: () => ( evaluatorDigest),
Q6: () => ( reportMove),
kU: () => ( environmentDigest),
pW: () => ( evaluatorIn)
});
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19533);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
function evaluatorDigest({ judge, files, environment }) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)({ judge, files, environment }));
}
function filesDigest(files) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)(JSON.stringify(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))));
}
function evaluatorIn({ judge_digest: judge, evaluator_files: files, }, environment) {
return evaluatorDigest({ judge, files: filesDigest(files), environment: environmentDigest(environment) });
}
function environmentDigest(facts) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)(facts));
}
const isDigest = (value) => /^[0-9a-f]{64}$/.test(value);
const MAX_LISTED = 3;
const MAX_CHARS = 60;
function reportMove(before, after) {
const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
const changed = names.filter((name) => before[name] !== after[name]);
const recorded = changed.slice(0, MAX_LISTED).map((name) => {
const [was, is] = [before[name], after[name]];
if (was === undefined || is === undefined)
return `${name} is ${is === undefined ? 'gone' : 'new'}`;
return name.startsWith('env.') || isDigest(is)
? name
: `${name} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(was, MAX_CHARS)}, now ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(is, MAX_CHARS)}`;
});
const rest = changed.length - recorded.length;
return `${recorded.join('; ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
}),
64802:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gl: () => ( askMetric),
Jz: () => ( SPENT_HOLDOUT),
QZ: () => ( nameOfGuard),
Qi: () => ( evaluateMetric),
S4: () => ( guardCommands),
Tt: () => ( evaluateHoldout),
g0: () => ( guardsOf)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
var _metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51610);
var _size_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76646);
function guardsOf(settings, purpose) {
const { size } = settings;
const declared = declaredGuards(settings).map((guard, index) => ({ number: index + 1, guard }));
if (purpose !== 'simplify' || typeof size !== 'object')
return declared;
return [{ number: 0, guard: { less: size.metric } }, ...declared];
}
function declaredGuards({ guards, metrics }) {
const older = guards.flatMap((guard) => 'command' in guard ? [guard] : (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ .MF)({ guards: [guard], metrics: [] }));
return [...older, ...(0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ .MF)({ guards: [], metrics })];
}
function guardCommands({ guards }) {
return guards.flatMap((guard) => ('command' in guard ? guard.command : []));
}
function nameOfGuard(guard) {
if ('less' in guard)
return `less ${guard.less}`;
return 'command' in guard ? guard.command : `${guard.metric} within ${guard.margin}`;
}
const SPENT_HOLDOUT = 'holdout budget';
function askMetric(runs, trial, guard) {
if (!('eProcess' in trial) || trial.rules.guards === undefined || 'less' in guard) {
return { reason: evaluateMetric(runs, trial, guard) };
}
return (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ .TH)(trial.pairs, guard);
}
function evaluateMetric(runs, trial, guard) {
const metric = 'less' in guard ? guard.less : guard.metric;
const recorded = metricsOf(runs, trial, metric);
if (typeof recorded === 'string') {
if (!('less' in guard))
return (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ .DQ)(metric, recorded);
return `it says that it simplifies, and the evaluator reported no ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(metric)} of the ${recorded}`;
}
return 'less' in guard ? (0,_size_js__WEBPACK_IMPORTED_MODULE_3__ .sH)({ of: metric, ...recorded }) : (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ .vB)(recorded, guard);
}
const SILENT = new Set(['guard', 'holdout', 'confirm']);
function metricsOf(runs, { id, incumbent }, metric) {
const recorded = runs.filter(({ stage }) => !SILENT.has(stage));
const valuesOf = (isMeant) => recorded.filter(isMeant).flatMap(metricOf(metric));
const own = valuesOf(({ task, arm }) => task === id && arm === 'candidate');
const paired = valuesOf(({ task, arm }) => task === id && arm === 'incumbent');
const against = paired.length > 0 ? paired : valuesOf(({ tree }) => tree === incumbent);
if (own.length === 0)
return 'change';
return against.length === 0 ? 'current best' : { before: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(against), after: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(own) };
}
function metricOf(metric) {
return ({ metrics }) => {
const value = metrics === null ? undefined : new Map(Object.entries(metrics)).get(metric);
return value === undefined ? [] : [value];
};
}
function evaluateHoldout({ candidate, incumbent }, direction) {
if (candidate === undefined)
return false;
return direction === 'max' ? candidate >= incumbent : candidate <= incumbent;
}
}),
76646:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Pm: () => ( SizeAudit),
hS: () => ( NOT_SIMPLER),
sH: () => ( sizeRefusal)
});
const NOT_SIMPLER = 'not-simpler';
function sizeRefusal({ of, before, after }) {
if (after < before)
return undefined;
return `it says that it simplifies, and its ${of} went from ${before} to ${after}`;
}
class SizeAudit {
known;
#declared;
constructor({ size }, known = new Map()) {
this.#declared = size;
this.known = known;
}
issuesOf({ id, parent, tree, purpose, size, refused }) {
const isSized = purpose === 'simplify' && typeof this.#declared === 'string';
const code = refused?.code;
if (!isSized && size !== null)
return [`${id} has a size, which nothing asked for`];
if (!isSized && code === NOT_SIMPLER)
return [`${id} was refused for a size that nothing asked for`];
if (!isSized)
return [];
if (size === null || size.of !== this.#declared) {
return [`${id} says that it simplifies, without its ${this.#declared}`];
}
const { of, before, after } = size;
const issues = [[parent, before], [tree, after]].flatMap(([each, recorded]) => {
const known = this.known.get(each) ?? recorded;
this.known.set(each, known);
return known === recorded ? [] : [`${id} gives the tree ${each} ${recorded} ${of}; it had ${known} before`];
});
const due = sizeRefusal(size);
if (code !== undefined && code !== NOT_SIMPLER) {
return [...issues, `${id} was refused (${code}) with a size that was never asked for`];
}
if (due === refused?.reason)
return issues;
const output = refused === null ? 'a simplification' : 'none';
return [...issues, `${id} is recorded as ${output}; its ${of} went from ${before} to ${after}`];
}
}
}),
45954:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B1: () => ( withoutNumbers),
Qy: () => ( isAnswered),
Ut: () => ( AgentAttempts),
gb: () => ( withWork),
yp: () => ( causeOfEnd)
});
const MAX_SAME_FAILURES = 5;
class AgentAttempts {
signs;
constructor(attempts = [], signs) {
this.signs = signs ?? { refused: undefined, limited: undefined, newest: [], hasWorked: false };
for (const attempt of attempts)
this.add(attempt);
}
add(attempt) {
const { failure, isBrokenOff, cause, isLost = false } = attempt;
const { signs } = this;
if (failure?.remedy != null)
signs.refused ??= attempt;
if (isBrokenOff && failure !== undefined)
signs.limited ??= attempt;
signs.newest.push(attempt);
if (signs.newest.length > MAX_SAME_FAILURES)
signs.newest.shift();
signs.hasWorked ||= cause === undefined && !isLost;
}
get newest() {
return this.signs.newest.at(-1);
}
get hasNeverWorked() {
return this.signs.newest.length > 0 && !this.signs.hasWorked;
}
findUnable(maxAlike = MAX_SAME_FAILURES) {
const { refused, limited, newest } = this.signs;
if (refused !== undefined)
return { kind: 'agent', reason: `${refused.reason}. ${refused.failure?.remedy}` };
if (limited !== undefined) {
const until = limited.failure?.reset_at;
return { kind: 'rate_limited', reason: limited.reason, ...(until == null ? {} : { until }) };
}
const reason = findAlike(newest, maxAlike);
return reason === undefined ? undefined : { kind: 'agent', reason };
}
}
function withWork(unable, { hasNeverWorked }) {
if (unable.kind !== 'rate_limited' || !hasNeverWorked)
return unable;
return { ...unable, reason: `${unable.reason}; no agent of this run has worked`, hasNeverWorked: true };
}
function findAlike(attempts, count) {
const streak = attempts.slice(-count);
const causes = new Set(streak.map(({ cause }) => cause));
if (streak.length < count || causes.size > 1 || causes.has(undefined))
return undefined;
return `${count} agents in a row failed for the same reason: ${streak.at(-1)?.reason}`;
}
function isAnswered(usage) {
return (usage?.output_tokens ?? 0) > 0 || (usage?.usd ?? 0) > 0;
}
function withoutNumbers(message) {
return message.replaceAll(/[\w-]*\d[\w-]*/g, '#');
}
function causeOfEnd({ failure, exitCode, isCut = false }) {
if (failure !== undefined)
return `${failure.kind}: ${withoutNumbers(failure.message)}`;
return exitCode === null || exitCode === undefined || exitCode === 0 || isCut ? undefined : `exit code ${exitCode}`;
}
}),
91934:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K5: () => ( privateAreaPath),
ME: () => ( sharedCache),
PH: () => ( privateAreaFolder),
gx: () => ( findPrivateArea),
xS: () => ( AREAS)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
function privateAreaFolder(owner) {
requireOwn(rootOf(owner));
return privateAreaPath(owner);
}
function sharedCache(parentEnv) {
const root = rootOf({ parentEnv });
requireOwn(root);
return root;
}
const AREAS = 'autorize';
function rootOf({ parentEnv }) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cacheFolder(parentEnv), AREAS);
}
function privateAreaPath(owner) {
const { repository, name } = owner;
const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${repository.folder}\0${repository.commonDir}`).digest('hex').slice(0, 12);
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(rootOf(owner), `${name}-${id}`);
}
function cacheFolder({ XDG_CACHE_HOME: cache = '', HOME: home = '' }) {
if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(cache))
return cache;
if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(home))
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, '.cache');
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `HOME is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(home)} and XDG_CACHE_HOME is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(cache)}; the private area of a run lies in one of them`,
remedy: 'Set HOME or XDG_CACHE_HOME to an absolute path.',
});
}
function requireOwn(folder) {
const user = process.geteuid?.();
const owners = [node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync].map((status) => ownerOf(folder, status));
const other = owners.find((owner) => owner !== undefined && owner !== user);
if (user === undefined || other === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `the folder ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(folder, 200)} belongs to user ${other}, not to you (user ${user})`,
remedy: 'Set XDG_CACHE_HOME to a folder of your own, or run as that user.',
});
}
function ownerOf(path, status) {
try {
return status(path, { throwIfNoEntry: false })?.uid;
}
catch {
return undefined;
}
}
function findPrivateArea(owner) {
try {
return privateAreaFolder(owner);
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb)
return undefined;
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
const raw = JSON.parse((0,_own_files_js__WEBPACK_IMPORTED_MODULE_2__ .z)(path)?.toString('utf8') ?? '');
const { pid, host, started_at } = raw;
if (typeof pid !== 'number' || typeof host !== 'string' || typeof started_at !== 'string')
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
80109:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => ( AttemptTally)
});
class AttemptTally {
sums;
constructor(attempts = [], sums) {
const nothing = { counted: 0, errors: 0, noops: 0, usd: 0, mostUsd: 0, tokens: 0, mostTokens: 0 };
this.sums = sums ?? { ...nothing, lastError: undefined };
for (const attempt of attempts)
this.add(attempt);
}
add({ counts, noop, error, usd, tokens, reason }) {
const { sums } = this;
if (counts)
sums.counted += 1;
sums.noops = afterStreak(sums.noops, noop);
sums.errors = afterStreak(sums.errors, error);
if (error === 'grows')
sums.lastError = reason;
sums.usd += usd;
sums.mostUsd = Math.max(sums.mostUsd, usd);
sums.tokens += tokens;
sums.mostTokens = Math.max(sums.mostTokens, tokens);
}
get counted() {
return this.sums.counted;
}
get errors() {
return { count: this.sums.errors, last: this.sums.lastError };
}
get noops() {
return this.sums.noops;
}
get usd() {
return { spent: this.sums.usd, most: this.sums.mostUsd };
}
get tokens() {
return { used: this.sums.tokens, most: this.sums.mostTokens };
}
}
function afterStreak(streak, change) {
if (change === 'stays')
return streak;
return change === 'grows' ? streak + 1 : 0;
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
var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13141);
function oneLine(text, maxLength = 200) {
return (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_1__.defuse)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(text.replace(/\s+/g, ' ').trim(), maxLength));
}
function manyLines(text, maxLength) {
return (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_1__.defuse)(printableLines((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(text, maxLength).replace(/\r?\n$/, ''), maxLength + 1));
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
13141:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A0: () => ( renderProblemAnnotations),
Lw: () => ( renderReportAnnotations),
defuse: () => ( defuse)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
const MAX_ANNOTATIONS = 10;
function renderReportAnnotations(report, options = {}) {
const all = buildReportAnnotations(report, options);
const [errors, warnings] = [
all.filter(({ level }) => level === 'error'),
all.filter(({ level }) => level !== 'error'),
];
return [...capped(errors), ...capped(warnings)].map(renderAnnotation);
}
function buildReportAnnotations(report, { folder } = {}) {
const file = report.candidates_file === '-' ? undefined : fromRoot(report.candidates_file, folder);
const errors = Object.values(report.results).flatMap(({ scenario, failures, best }) => failures.map(({ message }) => {
const why = (best?.failures ?? [])
.map((failure) => `${failure.code} at ${failure.path}: ${failure.message}`)
.join(' ');
return {
level: 'error',
properties: { file, title: `gate: ${scenario.id}` },
message: `${message} ${why}`.trim(),
};
}));
const warnings = report.warnings.map(({ message }) => ({ level: 'warning', properties: { file, title: 'gate' }, message }));
return [...errors, ...warnings];
}
function fromRoot(file, folder = '') {
return folder === '' || file.startsWith('/') ? file : `${folder}/${file}`;
}
function renderProblemAnnotations(problems, { folder, omitted = 0 } = {}) {
return capped(buildProblemAnnotations(problems, { folder }), omitted).map(renderAnnotation);
}
function buildProblemAnnotations(problems, { folder }) {
return problems.map((problem) => {
const { line, column } = problem;
const file = problem.file === undefined ? undefined : fromRoot(problem.file, folder);
const properties = { file, line, col: line === undefined ? undefined : column, title: 'gate: invalid input' };
return { level: 'error', properties, message: (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yM)(problem) };
});
}
function capped(annotations, omitted = 0) {
const total = annotations.length + omitted;
if (total <= MAX_ANNOTATIONS)
return annotations;
const shown = annotations.slice(0, MAX_ANNOTATIONS - 1);
const message = `${total - shown.length} more like these; see the log.`;
return [...shown, { level: annotations[0]?.level ?? 'error', properties: { title: 'gate' }, message }];
}
function renderAnnotation({ level, properties, message }) {
const pairs = Object.entries(properties)
.filter(([, value]) => value !== undefined)
.map(([key, value]) => `${key}=${escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`);
return `::${level} ${pairs.join(',')}::${escapeData(message)}`;
}
function renderErrors(title, messages) {
const annotations = messages.map((message) => ({ level: 'error', properties: { title }, message }));
return capped(annotations).map(renderAnnotation);
}
function renderWarning(title, message) {
return renderAnnotation({ level: 'warning', properties: { title }, message });
}
function escapeData(text) {
return defuse((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .g$)(text, 2000)).replaceAll('%', '%25');
}
function renderStop(token) {
return `::stop-commands::${token}`;
}
function renderResume(token) {
return `::${token}::`;
}
function defuse(text) {
return text.replaceAll('##[', '## [').replace(/(?<=^[\s\u0085]*):(?=:)/gm, ': ');
}
})
};

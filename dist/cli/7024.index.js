export const id = 7024;
export const ids = [7024];
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
44640:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( gitCommand),
R: () => ( listStores)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
const SETTINGS = [
'core.hooksPath=/dev/null',
'core.fsync=reference',
'core.filesRefLockTimeout=1000',
'core.fsmonitor=false',
'core.untrackedCache=false',
'core.excludesFile=/dev/null',
'core.attributesFile=/dev/null',
'core.autocrlf=false',
'core.safecrlf=false',
'core.fileMode=true',
'core.symlinks=true',
'core.ignoreCase=false',
'core.trustctime=true',
'core.checkStat=default',
'core.splitIndex=false',
'index.version=2',
'index.sparse=false',
'index.skipHash=false',
'core.precomposeUnicode=false',
'core.protectHFS=true',
'core.protectNTFS=true',
'core.quotePath=false',
'core.sparseCheckout=false',
'core.logAllRefUpdates=false',
'commit.gpgSign=false',
'credential.helper=',
'diff.external=',
'gc.auto=0',
'maintenance.auto=false',
'protocol.allow=never',
'submodule.recurse=false',
'transfer.fsckObjects=true',
'fetch.fsckObjects=true',
];
const OVERRIDES = SETTINGS.flatMap((setting) => ['-c', setting]);
const OVERRIDES_OF_USER = SETTINGS.filter((setting) => setting !== 'credential.helper=').flatMap((each) => [
'-c',
each,
]);
function gitCommand(paths, args) {
return { program: 'git', args: [...overridesOf(paths), ...args], cwd: placeOf(paths), env: environmentOf(paths) };
}
function placeOf({ workTree, gitDir }) {
return workTree ?? gitDir;
}
function overridesOf({ network }) {
const own = network?.isOfUser === true ? OVERRIDES_OF_USER : OVERRIDES;
return [...own, ...networkOverrides(network)];
}
function networkOverrides(network) {
if (network === undefined)
return [];
const settings = [
`protocol.${network.protocol}.allow=always`,
...(network.isOfUser === true ? [] : ['http.followRedirects=false']),
'http.lowSpeedLimit=1000',
'http.lowSpeedTime=60',
];
return settings.flatMap((setting) => ['-c', setting]);
}
function networkEnvironment(network) {
if (network === undefined)
return {};
const header = network.header === undefined
? {}
: { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'http.extraHeader', GIT_CONFIG_VALUE_0: network.header };
return { ...network.env, ...header };
}
function environmentOf({ gitDir, home, indexFile, workTree, objects, alternates, network, }) {
return {
PATH: process.env.PATH ?? '/usr/bin:/bin',
LC_ALL: 'C',
HOME: home,
XDG_CONFIG_HOME: home,
GIT_DIR: gitDir,
GIT_INDEX_FILE: indexFile ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitDir, 'index'),
...(workTree === undefined ? {} : { GIT_WORK_TREE: workTree }),
...(objects === undefined ? {} : { GIT_OBJECT_DIRECTORY: objects }),
...(alternates === undefined ? {} : { GIT_ALTERNATE_OBJECT_DIRECTORIES: listStores(alternates) }),
GIT_CONFIG_NOSYSTEM: '1',
GIT_CONFIG_GLOBAL: '/dev/null',
GIT_ATTR_NOSYSTEM: '1',
GIT_NO_REPLACE_OBJECTS: '1',
GIT_NO_LAZY_FETCH: '1',
GIT_TERMINAL_PROMPT: '0',
GIT_OPTIONAL_LOCKS: '0',
GIT_LITERAL_PATHSPECS: '1',
GIT_ADVICE: '0',
GIT_PAGER: 'cat',
GIT_EDITOR: 'false',
...networkEnvironment(network),
};
}
function listStores(paths) {
return paths.map((path) => (/[:"\\\n]/.test(path) ? JSON.stringify(path) : path)).join(':');
}
}),
80829:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => ( writeGitFolder)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
function writeGitFolder(gitDir, { objectFormat, commit }) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(gitDir, { recursive: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), `${commit ?? 'ref: refs/heads/none'}\n`);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'config'), formatConfig(objectFormat));
}
function formatConfig(objectFormat) {
if (objectFormat === 'sha1')
return '[core]\n\trepositoryformatversion = 0\n\tbare = true\n';
return `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = ${objectFormat}\n`;
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
31777:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => ( moveRefSync),
v: () => ( locateRefs)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _git_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44640);
var _git_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80829);
var _program_sync_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19418);
function locateRefs({ commonDir, objects, objectFormat }, folder) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
(0,_git_folder_js__WEBPACK_IMPORTED_MODULE_4__ .e)(folder, { objectFormat });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'refs'));
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'packed-refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'packed-refs'));
return { gitDir: folder, objects };
}
function moveRefSync(repository, { ref, from, to }) {
const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-ref-'));
try {
const place = { ...locateRefs(repository, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'refs')), home: folder };
const args = ['update-ref', '--no-deref', ref, to, from ?? '0'.repeat(to.length)];
return (0,_program_sync_js__WEBPACK_IMPORTED_MODULE_5__ .x)((0,_git_command_js__WEBPACK_IMPORTED_MODULE_3__ .Q)(place, args)).exitCode === 0;
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
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
var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61023);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13096);
var _reached_refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31777);
var _refs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83144);
var _regular_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48951);
function bindRefs(repository, { folder, home }) {
return (0,_git_js__WEBPACK_IMPORTED_MODULE_5__ .uD)({ ...(0,_reached_refs_js__WEBPACK_IMPORTED_MODULE_6__ .v)(repository, folder), home });
}
async function readHead(repository, git) {
return repository.head.startsWith('refs/') ? (0,_refs_js__WEBPACK_IMPORTED_MODULE_7__ .sg)(git, repository.head) : repository.head;
}
function openRefs(repository, folder) {
const [gitDir, home] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'home')];
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(home, { recursive: true });
return { refs: bindRefs(repository, { folder: gitDir, home }), gitDir, home };
}
function lastHead({ gitDir }) {
const end = (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_8__ .EI)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'logs', 'HEAD'), 'end', 8192)
?.text.trimEnd()
.split('\n')
.at(-1) ?? '';
const [, before = '', after = ''] = /^([0-9a-f]{40,64}) ([0-9a-f]{40,64}) /.exec(end) ?? [];
return [after, before].find((id) => /[1-9a-f]/.test(id));
}
async function requireHead(repository, refs) {
const head = await readHead(repository, refs);
if (head !== undefined)
return head;
const last = lastHead(repository);
if (last !== undefined) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `"${repository.folder}" is on ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .g$)(repository.head, 200)}, which is not there; HEAD was at ${last} before`,
remedy: `If it was deleted, restore it: git update-ref ${(0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_3__ .e)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .g$)(repository.head, 200))} ${last}; for a new branch, create a commit: git add -A && git commit`,
});
}
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `"${repository.folder}" has no commit yet; a run starts from one`,
remedy: 'Create one: git add -A && git commit',
});
}
}),
47024:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
askGit: () => ( askGit)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14311);
var _kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11584);
var _landed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9043);
var _work_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85620);
async function askGit({ repository }, pending) {
const scratch = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-status-'));
try {
const { refs } = (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_4__ .ro)(repository, scratch);
const branches = await listWorkBranches(refs);
if (pending === undefined)
return { branches, isLanded: false };
const { landing, hash } = pending;
const trailer = `${_landed_js__WEBPACK_IMPORTED_MODULE_5__ .v}: ${hash}`;
const commit = await (0,_landed_js__WEBPACK_IMPORTED_MODULE_5__ .m)(refs, { ref: landing.ref, old: landing.old, trailer });
return { branches, isLanded: commit !== undefined };
}
finally {
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ .dM)(scratch);
}
}
async function listWorkBranches(refs) {
const { stdout } = await refs(['for-each-ref', '--format=%(refname:lstrip=2)', `refs/heads/${_work_files_js__WEBPACK_IMPORTED_MODULE_6__ .HB}/`]);
return new Set(stdout.toString().split('\n').filter(Boolean));
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
})
};

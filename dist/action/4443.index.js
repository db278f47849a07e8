export const id = 4443;
export const ids = [4443];
export const modules = {
61023:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => ( quoteForShell)
});
function quoteForShell(word) {
return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
}),
57177:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bu: () => ( openConfined),
Hz: () => ( readConfined),
bQ: () => ( foldersAround),
d1: () => ( confinedOutputProblem)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79871);
function openConfined(file, maxBytes = Number.POSITIVE_INFINITY) {
const { path, shown } = file;
if (foldersAround(file.folders, path).length === 0)
return { problem: outside(shown) };
let descriptor;
try {
descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
}
catch (error) {
if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_2__ .Or)(error))
throw error;
return { problem: openProblem(shown, error) };
}
const problem = descriptorProblem(file, descriptor, maxBytes);
if (problem === undefined)
return { descriptor };
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
return { problem };
}
function readConfined(file, maxBytes = _files_js__WEBPACK_IMPORTED_MODULE_2__ .SA) {
const opened = openConfined(file, maxBytes);
return 'problem' in opened ? opened : (0,_files_js__WEBPACK_IMPORTED_MODULE_2__ .oD)(opened.descriptor, file.shown, maxBytes);
}
function foldersAround(folders, path) {
return folders.filter((folder) => isWithin(folder, path));
}
function confinedOutputProblem(file) {
const { path, shown } = file;
if (foldersAround(file.folders, path).length === 0)
return outside(shown);
let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
for (;;) {
try {
return realPathProblem(file, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder));
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__ .CA)(error) !== 'ENOENT' || folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
return openProblem(shown, error);
folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
}
}
}
function descriptorProblem(file, descriptor, maxBytes) {
const { path, shown } = file;
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
if (stats.isDirectory())
return kindProblem(shown, 'a folder', 'Name a file inside it.');
if (!stats.isFile())
return kindProblem(shown, 'neither a file nor a folder', 'Replace it by a regular file.');
if (stats.size > maxBytes)
return (0,_files_js__WEBPACK_IMPORTED_MODULE_2__ .g$)(shown, `a file of ${stats.size} bytes`, maxBytes);
let real;
let there;
try {
real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real);
}
catch (error) {
return (0,_files_js__WEBPACK_IMPORTED_MODULE_2__ .K)(shown, error);
}
if (there.dev !== stats.dev || there.ino !== stats.ino)
return kindProblem(shown, 'a file that was replaced while it was opened', 'Let nothing else write to the workspace.');
return realPathProblem(file, real);
}
function realPathProblem({ path, shown, folders }, real) {
const inside = foldersAround(folders, path)
.map(realFolder)
.filter((folder) => isWithin(folder, real))
.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, real).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
if (inside.length === 0)
return kindProblem(shown, 'a path that leads out of the workspace by a link', 'Copy the file into the workspace.');
if (inside.every((parts) => parts.some((part) => part.toLowerCase() === '.git')))
return kindProblem(shown, 'a path into a folder of git', 'Name a file of the workspace itself.');
return undefined;
}
function realFolder(folder) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
}
catch {
return folder;
}
}
function isWithin(folder, path) {
const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder), path);
return !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside) && inside !== '..' && !inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
}
function openProblem(shown, error) {
const code = (0,_files_js__WEBPACK_IMPORTED_MODULE_2__ .CA)(error);
if (code === 'ELOOP')
return kindProblem(shown, 'a symbolic link', 'Replace the link by the file.');
if (code === 'ENXIO')
return kindProblem(shown, 'neither a file nor a folder', 'Replace it by a regular file.');
return (0,_files_js__WEBPACK_IMPORTED_MODULE_2__ .K)(shown, error);
}
function outside(shown) {
return kindProblem(shown, 'a path outside of the workspace', 'Copy the file into the workspace.');
}
function kindProblem(shown, found, remedy) {
return { file: shown, found, expected: 'a regular file in the workspace', remedy };
}
}),
79871:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CA: () => ( errorCode),
K: () => ( readProblem),
M4: () => ( readWholeFile),
Or: () => ( isSystemError),
Ry: () => ( isNoRoom),
SA: () => ( MAX_WHOLE_FILE_BYTES),
g$: () => ( tooLarge),
ge: () => ( readOverwritten),
nQ: () => ( outputProblem),
oD: () => ( readWhole),
oH: () => ( isShortage),
oi: () => ( inputProblem),
zy: () => ( readHead)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
const MAX_WHOLE_FILE_BYTES = 16 * 1024 * 1024;
const BLOCK_BYTES = 1 << 18;
function readWholeFile(path, shown) {
const problem = inputProblem(path, shown, MAX_WHOLE_FILE_BYTES);
return problem === undefined ? readWhole(path, shown) : { problem };
}
function readWhole(source, shown, maxBytes = MAX_WHOLE_FILE_BYTES) {
try {
const bytes = readUpTo(source, maxBytes + 1);
if (bytes.length <= maxBytes)
return { bytes };
return { problem: tooLarge(shown, `more than ${maxBytes} bytes`, maxBytes) };
}
catch (error) {
return { problem: readProblem(shown, error) };
}
}
function tooLarge(shown, found, maxBytes) {
return { file: shown, found, expected: `at most ${maxBytes} bytes`, remedy: 'Is this the right file?' };
}
function readUpTo(source, maxBytes) {
const blocks = [];
let size = 0;
for (const block of readBlocks(source)) {
blocks.push(block);
size += block.length;
if (size >= maxBytes)
break;
}
return Buffer.concat(blocks).subarray(0, maxBytes);
}
function* readBlocks(source) {
const descriptor = typeof source === 'number' ? source : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r');
try {
while (true) {
const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block);
if (size === 0)
return;
yield 2 * size < BLOCK_BYTES ? Buffer.from(block.subarray(0, size)) : block.subarray(0, size);
}
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function* readOverwritten(source) {
const descriptor = typeof source === 'number' ? source : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r');
try {
const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
for (let size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block); size > 0; size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block))
yield block.subarray(0, size);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function inputProblem(path, shown, maxBytes = Number.POSITIVE_INFINITY) {
let stats;
try {
stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
}
catch (error) {
return readProblem(shown, error);
}
if (stats.isDirectory()) {
return { file: shown, found: 'a folder', expected: 'a file', remedy: 'Name a file inside it.' };
}
if (!stats.isFile() && !stats.isFIFO() && !stats.isCharacterDevice()) {
return { file: shown, found: 'neither a file nor a pipe', expected: 'a file', remedy: 'Name a regular file.' };
}
return stats.size > maxBytes ? tooLarge(shown, `a file of ${stats.size} bytes`, maxBytes) : undefined;
}
const READ_ERRORS = {
ENOENT: ['no such file', 'Check the path; it is relative to the working directory.'],
ENOTDIR: ['a path that leads through a file', 'Check the path; it is relative to the working directory.'],
EACCES: ['a file that may not be read', 'Give this user read permission.'],
EPERM: ['a file that may not be read', 'Give this user read permission.'],
ELOOP: ['a symbolic link that leads to itself', 'Replace the link by the file.'],
EISDIR: ['a folder', 'Name a file inside it.'],
ENAMETOOLONG: ['a path that is too long', 'Use a shorter path.'],
};
function readProblem(shown, error) {
const code = errorCode(error);
const [found, remedy] = READ_ERRORS[code] ?? [`an error (${code})`, 'See the code of the operating system.'];
return { file: shown, found, expected: 'a readable file', remedy };
}
function errorCode(error) {
if (error instanceof Error && 'errno' in error && error.errno === -node_os__WEBPACK_IMPORTED_MODULE_1__.constants.errno.EDQUOT)
return 'EDQUOT';
if (error instanceof Error && 'code' in error && typeof error.code === 'string')
return error.code;
return error instanceof Error ? error.message : String(error);
}
function isNoRoom(error) {
return ['ENOSPC', 'EDQUOT'].includes(errorCode(error));
}
function isSystemError(error) {
return error instanceof Error && 'code' in error && 'syscall' in error;
}
function outputProblem(path, shown) {
const refused = (found, remedy) => {
return { file: shown, found, expected: 'a place where the report can be written', remedy };
};
const kind = kindOf(path);
if (kind === 'folder')
return refused('a folder', 'Name a file inside it.');
let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
while (kindOf(folder) === 'nothing' && folder !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder))
folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
if (kindOf(folder) !== 'folder')
return refused(`"${folder}", which is not a folder`, 'Choose another --report.');
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
}
catch {
return refused(`the folder "${folder}", which may not be written to`, 'Give write permission, or choose another --report.');
}
if (kind === 'other')
return refused('neither a file nor a free name', 'Choose another --report.');
return undefined;
}
function kindOf(path) {
try {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
if (stats.isDirectory())
return 'folder';
return stats.isFile() ? 'file' : 'other';
}
catch (error) {
return errorCode(error) === 'ENOENT' ? 'nothing' : 'other';
}
}
function readHead(path, shown) {
try {
return { head: readUpTo(path, HEAD_BYTES).toString('utf8') };
}
catch (error) {
return errorCode(error) === 'ENOENT' ? { head: '' } : { problem: readProblem(shown, error) };
}
}
const HEAD_BYTES = 4096;
const SHORTAGE = /\b(EMFILE|ENFILE|EAGAIN|ENOMEM)\b|Too many open files|Resource temporarily unavailable/;
function isShortage(error) {
return error instanceof Error && SHORTAGE.test(`${errorCode(error)} ${error.message}`);
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
63342:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IW: () => ( requireNotOvertaken),
TQ: () => ( readBranchFile),
W1: () => ( findRepository),
Wf: () => ( requireNotCheckedOut),
Y3: () => ( listHeads),
Z7: () => ( requireWhole)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
function findRepository(from, { allowsBare = false } = {}) {
for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
const dotGit = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dotGit, { throwIfNoEntry: false }) !== undefined)
return readRepository(folder, dotGit);
if (isBare(folder) && allowsBare)
return readRepository(folder, folder);
if (isBare(folder)) {
throw refused(`"${folder}" is a bare repository`, 'An experiment needs a work tree: run it in a clone, or make one: git worktree add PATH');
}
if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
throw refused(`"${from}" is not in a git repository`, 'Run the command in one, or create one: git init');
}
}
function isBare(folder) {
return ['HEAD', 'objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
}
function readRepository(folder, dotGit) {
const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dotGit, { throwIfNoEntry: false });
if (found === undefined)
throw unreadable(dotGit, 'leads nowhere');
const gitDir = found.isDirectory() ? dotGit : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, pointer(dotGit, /^gitdir: (.+)$/m));
const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), { throwIfNoEntry: false });
const commonDir = shared === undefined ? gitDir : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDir, pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), /^(.+)$/m));
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'reftable'), { throwIfNoEntry: false }) !== undefined) {
throw refused(`"${folder}" keeps its refs as reftable`, 'Use a clone with the files format: git clone --ref-format=files');
}
requireWhole({ folder, commonDir, gitDir });
const configFile = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'config');
const config = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(configFile) ? readGitFile(configFile) : '';
return {
folder,
commonDir,
gitDir,
objects: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'objects'),
objectFormat: /^[ \t]*objectformat[ \t]*=[ \t]*sha256\s*$/im.test(config) ? 'sha256' : 'sha1',
head: pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m),
};
}
function pointer(path, pattern) {
const found = pattern.exec(readGitFile(path))?.[1];
if (found === undefined)
throw unreadable(path, 'is not a valid git file');
return found.trimEnd();
}
function isNoFile(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === false;
}
function readGitFile(path) {
const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
if (found === undefined)
throw unreadable(path, 'is not there');
if (!found.isFile())
throw unreadable(path, 'is not a file');
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor, 'utf8');
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function unreadable(path, why) {
return refused(`"${path}" ${why}`, 'Check the repository: git status');
}
function requireWhole({ folder, commonDir, gitDir, }) {
const needed = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'objects'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'refs')];
const missing = needed.filter((path) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
for (const name of ['packed-refs', 'shallow', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('objects', 'info', 'alternates')])
if (isNoFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, name)))
throw unreadable((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, name), 'is not a file');
if (missing.length === 0)
return;
throw refused(`${missing.map((path) => `"${path}"`).join(', ')} of the repository is gone`, `Put it back, or create it again, which overwrites nothing: git init "${folder}"; each branch is named by its reflog: tail -n 1 "${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'logs')}"/refs/heads/*`);
}
function refused(message, remedy) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW('repository', _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .dc.precondition, { message, remedy });
}
function listHeads({ folder, commonDir, gitDir, }) {
const linked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'worktrees');
const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(linked) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(linked) : [];
const others = [
{ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(commonDir), file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'HEAD') },
...names.map((name) => ({ folder: linkedFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(linked, name)), file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(linked, name, 'HEAD') })),
];
const heads = others.flatMap((each) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(each.file) ? [{ folder: each.folder, head: pointer(each.file, /^(?:ref: )?(.+)$/m) }] : []);
return [{ folder, head: pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m) }, ...heads];
}
function requireNotCheckedOut(repository, ref) {
const holder = findHolder(repository, ref);
if (holder === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the work tree ${JSON.stringify(holder)} is on ${shortName(ref)}, which a run moves; the next commit there would undo what the run accepts`,
remedy: `Switch to another branch there, e.g. git -C ${JSON.stringify(holder)} switch -; then resume the run, which completes what is pending`,
});
}
function requireNotOvertaken(repository, { ref, from, to }) {
const holder = findHolder(repository, ref);
if (holder === undefined || from === undefined)
return;
const folder = JSON.stringify(holder);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the work tree ${folder} switched to ${shortName(ref)} while a run moved that branch; its files may be outdated`,
remedy: `Update them: git -C ${folder} read-tree -m -u ${from} ${to}; switch to another branch: git -C ${folder} switch -; then resume the run`,
});
}
function findHolder(repository, ref) {
return listHeads(repository).find(({ head }) => head === ref)?.folder;
}
function shortName(ref) {
return ref.replace(/^refs\/heads\//, '');
}
function linkedFolder(gitDir) {
const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'gitdir');
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(pointer(file, /^(.+)$/m)) : gitDir;
}
function readBranchFile({ commonDir }, branch) {
const ref = `refs/heads/${branch}`;
const loose = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, ref))?.trim();
if (loose !== undefined && /^[0-9a-f]{40,64}$/.test(loose))
return loose;
const packed = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'packed-refs')) ?? '';
return packed
.split('\n')
.find((line) => line.endsWith(` ${ref}`))
?.split(' ')[0];
}
function readText(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : undefined;
}
})
};

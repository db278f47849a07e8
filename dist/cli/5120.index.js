export const id = 5120;
export const ids = [1797,5120];
export const modules = {
73075:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
t: () => ( openAnswering),
x: () => ( closeAnswering)
});
var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13096);
var _program_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95808);
const MAX_OPEN = 12;
const IDLE_MS = 300_000;
const CLOSING_MS = 1000;
const closing = new Set();
async function closeAnswering() {
await Promise.all([...closing].map((close) => close()));
}
function openAnswering(command, dialogue) {
let running;
const forget = () => {
running = undefined;
closing.delete(close);
};
const close = async () => {
const last = running;
forget();
await last?.then((answering) => answering.close(), () => undefined);
};
const start = () => {
const started = startAnswering(command, dialogue, close);
running = started;
const forgetIt = () => {
if (running === started)
forget();
};
started.then(({ ended }) => ended.then(forgetIt), forgetIt);
closing.add(close);
const [oldest] = closing;
if (closing.size > MAX_OPEN)
void oldest?.();
return started;
};
return {
ask: async (question, cutOff) => {
if (cutOff?.aborted === true)
throw cutOffFrom(dialogue);
for (let deaths = 0;;) {
const asked = await (running ?? start());
try {
return await asked.ask(question, cutOff);
}
catch (error) {
if (!(error instanceof EndedGit))
throw error;
if (!(error instanceof ClosedGit))
deaths += 1;
if (deaths > 1)
throw error;
await asked.ended;
}
}
},
close,
};
}
function cutOffFrom({ name }) {
return new _git_js__WEBPACK_IMPORTED_MODULE_0__ .XS(name, 'being cut off', '');
}
class EndedGit extends _git_js__WEBPACK_IMPORTED_MODULE_0__ .XS {
}
class ClosedGit extends EndedGit {
}
async function startAnswering(command, dialogue, close) {
try {
const { child } = await (0,_program_js__WEBPACK_IMPORTED_MODULE_1__ .X)({ ...command, detached: false });
return new Answering(child, dialogue, close);
}
catch (error) {
throw new _git_js__WEBPACK_IMPORTED_MODULE_0__ .XS(dialogue.name, error instanceof Error ? error.message : String(error), '');
}
}
class Answering {
ended;
#child;
#dialogue;
#closeIdle;
#open = [];
#failure;
#stderr = '';
#idle;
#blocks = [];
#size = 0;
#needed = 1;
constructor(child, dialogue, closeIdle) {
this.#child = child;
this.#dialogue = dialogue;
this.#closeIdle = closeIdle;
child.stdout.on('data', (block) => this.#take(block));
child.stderr.on('data', (block) => {
if (this.#stderr.length < _git_js__WEBPACK_IMPORTED_MODULE_0__ .wx)
this.#stderr += block.toString();
});
child.stdin.on('error', () => undefined);
this.ended = this.#end();
this.#rest();
}
async ask(question, cutOff) {
if (cutOff?.aborted === true)
throw cutOffFrom(this.#dialogue);
if (this.#failure !== undefined)
throw this.#failure;
let end;
try {
return await new Promise((resolve, reject) => {
if (this.#open.length === 0)
this.#wake();
const asked = { question, resolve, reject };
this.#open.push(asked);
end = () => this.#breakOff(asked, cutOffFrom(this.#dialogue));
cutOff?.addEventListener('abort', end);
this.#child.stdin.write(this.#dialogue.ask(question));
});
}
finally {
if (end !== undefined)
cutOff?.removeEventListener('abort', end);
}
}
async close() {
this.#wake();
this.#failure ??= new ClosedGit(this.#dialogue.name, 'being closed', '');
this.#child.stdin.end();
const timer = setTimeout(() => this.#child.kill('SIGKILL'), CLOSING_MS);
await this.ended;
clearTimeout(timer);
}
async #end() {
const { exitCode, signal } = await this.#child;
clearTimeout(this.#idle);
this.#failure ??= new EndedGit(this.#dialogue.name, exitCode ?? String(signal), this.#stderr);
for (const { reject } of this.#open.splice(0))
reject(this.#failure);
}
#take(block) {
this.#blocks.push(block);
this.#size += block.length;
if (this.#size < this.#needed || this.#failure !== undefined)
return;
let bytes = this.#blocks.length === 1 ? block : Buffer.concat(this.#blocks);
for (let rest = this.#readAnswer(bytes); rest !== undefined; rest = this.#readAnswer(bytes))
bytes = rest;
this.#blocks = bytes.length === 0 ? [] : [bytes];
this.#size = bytes.length;
}
#readAnswer(bytes) {
const [asked] = this.#open;
if (asked === undefined) {
this.#needed = bytes.length + 1;
return undefined;
}
const read = this.#dialogue.read(bytes, asked.question);
switch (read.kind) {
case 'partial':
this.#needed = read.needed;
return undefined;
case 'broken':
this.#breakOff(asked, new _git_js__WEBPACK_IMPORTED_MODULE_0__ .XS(this.#dialogue.name, read.why, this.#stderr));
return undefined;
case 'answer':
this.#answered();
asked.resolve(read.answer);
break;
case 'refusal':
this.#answered();
asked.reject(new _git_js__WEBPACK_IMPORTED_MODULE_0__ .XS(this.#dialogue.name, read.exit, this.#stderr || read.why));
break;
default:
return read;
}
this.#needed = 1;
return bytes.subarray(read.end);
}
#answered() {
this.#open.shift();
if (this.#open.length === 0)
this.#rest();
}
#breakOff(asked, error) {
const at = this.#open.indexOf(asked);
if (at === -1)
return;
this.#open.splice(at, 1);
this.#failure ??= new EndedGit(this.#dialogue.name, String(error.gitExit), '');
this.#child.kill('SIGKILL');
asked.reject(error);
}
#rest() {
if (this.#failure !== undefined)
return;
for (const each of this.#handles())
each.unref?.();
this.#idle = setTimeout(() => void this.#closeIdle(), IDLE_MS).unref();
}
#wake() {
clearTimeout(this.#idle);
for (const each of this.#handles())
each.ref?.();
}
#handles() {
const { stdin, stdout, stderr } = this.#child;
return [this.#child, stdin, stdout, stderr];
}
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
42205:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Cc: () => ( takeRunLock),
o1: () => ( requireLockHeld),
sW: () => ( lockHelper)
});
var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58500);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45145);
var _answering_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73075);
var _durable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84831);
var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79871);
var _lock_holder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68724);
var _platform_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(92717);
var _process_life_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60044);
var _program_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(95808);
var _signal_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8538);
const PASSING_MS = 500;
const RETRY_MS = 10;
function requireLockHeld(lock, remedy) {
if (lock.isHeld())
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .yW('lock_lost', _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .dc.precondition, {
message: 'the run lock was lost: its file was removed, or the flock process that holds it has ended',
remedy,
});
}
async function takeRunLock({ path, now, }) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true });
const until = performance.now() + PASSING_MS;
while (true) {
const { answer, helper } = await askHelper(path);
if (answer === 'held by us')
return holdLock({ helper, path, now });
const holder = (0,_lock_holder_js__WEBPACK_IMPORTED_MODULE_9__ .F1)(`${path}.holder`);
if ((0,_lock_holder_js__WEBPACK_IMPORTED_MODULE_9__ .pG)(holder) || performance.now() > until)
return { kind: 'held', holder };
await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout)(RETRY_MS);
}
}
const FLOCK = {
program: 'flock',
args: (path) => ['-n', '-E', String(_base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .dc.locked), '--no-fork', path, 'sh', '-c', 'echo held; exec cat >/dev/null'],
...{ name: 'flock(1)', source: 'util-linux' },
};
const PERL = {
program: 'perl',
args: (path) => ['-e', PERL_SOURCE, path, String(_base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .dc.locked)],
...{ name: 'perl', source: 'perl' },
};
const PERL_SOURCE = [
'use Fcntl qw(:DEFAULT :flock); use Errno qw(EINTR EWOULDBLOCK);',
'my ($path, $locked) = @ARGV;',
'sysopen(my $file, $path, O_RDONLY | O_CREAT, 0666) or die "$path: $!\n";',
'unless (flock($file, LOCK_EX | LOCK_NB)) { exit $locked if $! == EWOULDBLOCK; die "$path: $!\n" }',
'$| = 1; print "held\n";',
'while (1) { my $count = sysread(STDIN, my $bytes, 4096); next if !defined $count && $! == EINTR; last unless $count }',
].join('\n');
function lockHelper() {
return (0,_platform_js__WEBPACK_IMPORTED_MODULE_10__ .j)() ? FLOCK : PERL;
}
async function askHelper(path) {
const { program, args, name, source } = lockHelper();
try {
const { child: helper } = await (0,_program_js__WEBPACK_IMPORTED_MODULE_12__ .X)({
program,
args: args(path),
detached: true,
cwd: '/',
env: { PATH: process.env.PATH },
});
return { answer: await readAnswer(helper), helper };
}
catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .yW('lock_unavailable', _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .dc.precondition, {
message: `the run lock could not be taken (${(0,_files_js__WEBPACK_IMPORTED_MODULE_8__ .CA)(error)}); it needs ${name}`,
remedy: `Install ${source}, and give this user write permission to the folder of the lock.`,
cause: error,
});
}
}
async function readAnswer(helper) {
let complaint = '';
helper.stderr.on('data', (data) => {
complaint += data.toString();
});
helper.stdin.on('error', () => undefined);
const held = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(helper.stdout, 'data').then(() => 'held');
const ended = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(helper, 'close').then(([code]) => ({ code }));
held.catch(() => undefined);
ended.catch(() => undefined);
const first = await Promise.race([held, ended]);
if (first === 'held')
return 'held by us';
if (first.code === _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .dc.locked)
return 'held by other';
throw new Error(`the helper of the lock ended with ${String(first.code)}: ${complaint.trim()}`);
}
function holdLock({ helper, path, now, }) {
const { ino, dev } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
const loss = new AbortController();
const exited = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(helper, 'exit');
const life = openLife(helper);
let isReleased = false;
helper.once('exit', () => {
if (!isReleased)
loss.abort(new Error('the helper that holds the run lock is gone'));
});
const holder = { pid: process.pid, host: (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)(), started_at: now().toISOString() };
try {
(0,_durable_js__WEBPACK_IMPORTED_MODULE_7__ .Zf)(`${path}.holder`, [`${JSON.stringify(holder)}\n`]);
}
catch (error) {
isReleased = true;
life.close();
removeQuietly(`${path}.holder`);
helper.kill('SIGKILL');
throw error;
}
helper.unref();
for (const stream of [helper.stdin, helper.stdout, helper.stderr])
unrefStream(stream);
return {
kind: 'locked',
lost: loss.signal,
isHeld: () => {
if (isReleased || loss.signal.aborted)
return false;
const named = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false });
const isHeld = named?.ino === ino && named.dev === dev && life.isRunning();
if (!isHeld)
loss.abort(new Error('the run lock is lost: its file was removed, or the flock process that holds it has ended'));
return isHeld;
},
[Symbol.asyncDispose]: async () => {
if (isReleased)
return;
isReleased = true;
life.close();
await (0,_answering_git_js__WEBPACK_IMPORTED_MODULE_6__ .x)();
if (!loss.signal.aborted)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(`${path}.holder`, { force: true });
helper.ref();
helper.stdin.end();
if (helper.exitCode === null && helper.signalCode === null)
await exited;
},
};
}
function removeQuietly(path) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
}
catch {
}
}
function unrefStream(stream) {
if ('unref' in stream && typeof stream.unref === 'function')
stream.unref();
}
function openLife(helper) {
const { pid = 0 } = helper;
let status = (0,_platform_js__WEBPACK_IMPORTED_MODULE_10__ .j)() ? openStatus(pid) : undefined;
const block = Buffer.alloc(512);
return {
isRunning: () => {
if (helper.pid === undefined || helper.exitCode !== null || helper.signalCode !== null)
return false;
if (!(0,_platform_js__WEBPACK_IMPORTED_MODULE_10__ .j)())
return (0,_process_life_js__WEBPACK_IMPORTED_MODULE_11__ .jW)(pid);
if (status === undefined)
return (0,_signal_js__WEBPACK_IMPORTED_MODULE_13__ .$)(pid);
try {
const read = block.toString('latin1', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(status, block, 0, block.length, 0));
return !/^[ZX]/.test(read.slice(read.lastIndexOf(')') + 2));
}
catch (error) {
return (0,_files_js__WEBPACK_IMPORTED_MODULE_8__ .CA)(error) !== 'ESRCH' && (0,_signal_js__WEBPACK_IMPORTED_MODULE_13__ .$)(pid);
}
},
close: () => {
if (status !== undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(status);
status = undefined;
},
};
}
function openStatus(pid) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(`/proc/${pid}/stat`, 'r');
}
catch {
return undefined;
}
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
})
};

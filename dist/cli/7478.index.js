export const id = 7478;
export const ids = [7478];
export const modules = {
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
57478:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
XM: () => ( pathOf),
XU: () => ( requireTemporaryFolder),
bv: () => ( firstError),
eE: () => ( goneError),
machineError: () => ( machineError),
qq: () => ( refusedWriteError)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79871);
const REFUSALS = {
EACCES: 'permission denied',
EPERM: 'not permitted',
EROFS: 'the file system is read-only',
ENOTDIR: 'a part of the path is not a folder',
ELOOP: 'a symbolic link leads to itself',
ENAMETOOLONG: 'the path is too long',
};
const REMEDIES = {
EROFS: 'Mount it so that it can be written to',
ENOTDIR: 'See what was put in the place of a folder there, and move it away',
ELOOP: 'Remove the link',
ENAMETOOLONG: 'Use a folder with a shorter path',
};
function firstError(thrown) {
const isOfDisposal = thrown instanceof Error && thrown.name === 'SuppressedError' && 'suppressed' in thrown;
return isOfDisposal ? firstError(thrown.suppressed) : thrown;
}
function machineError(thrown) {
const cause = firstError(thrown);
if (cause !== thrown && cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .yW)
return cause;
const path = pathOf(cause);
if (path === undefined)
return undefined;
const code = codeOf(cause, path);
const temporary = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)();
const isTemporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path) === temporary || (isBelow(path, temporary) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(temporary));
if (isTemporary && (code === 'ENOENT' || code in REFUSALS))
return temporaryError(temporary, cause);
const why = REFUSALS[code];
if (code === 'EEXIST' && isMakingFolder(cause)) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(path, 300)} is in the place of a folder`,
remedy: 'Move it away: a folder is created there',
cause,
});
}
if (why === undefined)
return undefined;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(path, 300)} cannot be used: ${why} (${code})`,
remedy: remedyFor(path, code),
cause,
});
}
function codeOf(cause, path) {
const code = (0,_files_js__WEBPACK_IMPORTED_MODULE_5__ .CA)(cause);
if (code !== 'ENOENT' || !isMakingFolder(cause))
return code;
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(nearestAbove(path), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
return code;
}
catch (error) {
return (0,_files_js__WEBPACK_IMPORTED_MODULE_5__ .CA)(error);
}
}
function isMakingFolder(cause) {
return cause instanceof Error && 'syscall' in cause && cause.syscall === 'mkdir';
}
function nearestAbove(path) {
const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
return above === path || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(above) ? above : nearestAbove(above);
}
function refusedWriteError(stderr, { command, cause }) {
const [, path, why] = /'(\/[^'\n]+)': (Read-only file system|Permission denied|Operation not permitted)/.exec(stderr) ?? [];
if (path === undefined || why === undefined)
return undefined;
const above = nearestAbove(path);
const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(above), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(above, path));
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `git cannot write ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(place, 300)}: ${why.toLowerCase()}; what was recorded stands`,
remedy: `Let this user (id ${process.geteuid?.() ?? 'unknown'}) write there, then: ${command()}`,
cause,
});
}
function requireTemporaryFolder() {
const folder = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)();
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
throw temporaryError(folder, undefined);
}
function goneError({ folder, commonDir }, { command, cause }) {
const isHere = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder);
if (isHere && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'HEAD')))
return undefined;
if (isHere && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'objects')) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'config')))
return undefined;
const missing = isHere ? commonDir : folder;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(missing, 300)} is gone: the repository was renamed, moved or unmounted while it was in use`,
remedy: `Move it back there, then: ${command()}`,
cause,
});
}
function temporaryError(folder, cause) {
const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? 'cannot be written to' : 'is not there';
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `the folder for temporary files ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(folder, 300)} ${found} (TMPDIR is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(process.env.TMPDIR)})`,
remedy: 'Create it, or set TMPDIR to a folder that this user can write to',
cause,
});
}
function remedyFor(path, code) {
const { XDG_CACHE_HOME: cache } = process.env;
const isPrivate = [(0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), cache].some((each) => each !== undefined && each !== '' && isBelow(path, each));
if (isPrivate)
return 'Set HOME or XDG_CACHE_HOME to a folder that this user may write to';
const remedy = REMEDIES[code];
if (remedy !== undefined)
return remedy;
return `Give this user (id ${process.geteuid?.() ?? 'unknown'}) the rights that it needs there, or run as its owner`;
}
function isBelow(path, folder) {
return path === folder || path.startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_2__.sep) ? folder : `${folder}${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`);
}
function pathOf(error) {
if (!(error instanceof Error) || !('syscall' in error) || !('path' in error))
return undefined;
return typeof error.path === 'string' ? error.path : undefined;
}
})
};

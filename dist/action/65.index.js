export const id = 65;
export const ids = [65];
export const modules = {
60065:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
refuseForeignPlans: () => ( refuseForeignPlans)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57177);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
function refuseForeignPlans({ loop }, paths) {
const { missionDir, workItems } = loop;
const mission = missionDir === '' ? [] : ['mission.md', 'sandbox.md'].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(missionDir, name));
const named = workItems === '' ? mission : [...mission, workItems];
const problems = named.flatMap((shown) => problemOf(shown, paths) ?? []);
if (problems.length > 0)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .eb(problems);
}
function problemOf(shown, { workspace, cwd }) {
const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, shown);
if ((0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_3__ .bQ)([workspace], path).length === 0)
return undefined;
const [real, folder] = [realPathOf(path), realPathOf(workspace)];
if (real === undefined || folder === undefined)
return undefined;
if ((0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_3__ .bQ)([folder], real).length === 0) {
const expected = 'a regular file in the workspace';
const found = 'a path that leads out of the workspace by a link';
return { file: shown, found, expected, remedy: 'Copy the file into the workspace.' };
}
const opened = (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_3__ .Bu)({ path: real, shown, folders: [folder] });
if ('problem' in opened)
return opened.problem;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(opened.descriptor);
return undefined;
}
function realPathOf(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
}
catch (error) {
if ((0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ .Or)(error))
return undefined;
throw error;
}
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
})
};

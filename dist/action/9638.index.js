export const id = 9638;
export const ids = [9638];
export const modules = {
28338:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( LineHash),
s: () => ( sha256)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
function sha256(data) {
return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data);
}
const BLOCK_BYTES = 1 << 17;
class LineHash {
#hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
#block = Buffer.allocUnsafe(BLOCK_BYTES);
#used = 0;
add(line, { isAscii = false } = {}) {
const atMost = 3 * line.length + 1;
if (this.#used + atMost > BLOCK_BYTES)
this.#flush();
if (atMost > BLOCK_BYTES) {
this.#hash.update(`${line}\n`);
return;
}
this.#used += this.#block.write(line, this.#used, isAscii ? 'latin1' : 'utf8');
this.#block[this.#used] = 0x0a;
this.#used += 1;
}
digest() {
this.#flush();
return this.#hash.digest('hex');
}
#flush() {
this.#hash.update(this.#block.subarray(0, this.#used));
this.#used = 0;
}
}
}),
43814:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ck: () => ( DEFAULT_RULES),
kk: () => ( MAX_CANDIDATE_FILE_BYTES),
kJ: () => ( defaultCandidates),
JN: () => ( hasOwnSuite),
iC: () => ( nameFile),
Ad: () => ( nameReport),
MH: () => ( nameSibling),
W6: () => ( nameSuiteFile),
z6: () => ( openCandidates),
u0: () => ( readDocument),
kM: () => ( reportProblem),
u5: () => ( writeReport)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var hash = __webpack_require__(28338);
var json_document = __webpack_require__(85572);
;
function* printJson(value, depth = 4) {
const levels = [];
let wholeFrom = depth;
let item = value;
for (;;) {
let piece = typeof item === 'object' && item !== null ? undefined : (JSON.stringify(item) ?? 'null');
if (piece === undefined && levels.length >= wholeFrom && !isLong(item)) {
piece = printWhole(item, levels.at(-1)?.inner ?? '');
if (piece === undefined)
wholeFrom = Number.POSITIVE_INFINITY;
}
if (piece === undefined)
levels.push(openLevel(item, levels.at(-1)?.inner ?? ''));
else
yield piece;
let level = levels.at(-1);
let next = level?.entries.next();
while (level !== undefined && next?.done === true) {
yield level.isEmpty ? level.brackets : `\n${level.outer}${level.brackets.charAt(1)}`;
levels.pop();
level = levels.at(-1);
next = level?.entries.next();
}
if (level === undefined || next === undefined || next.done === true)
return;
const [key, entry] = next.value;
const name = typeof key === 'string' ? `${JSON.stringify(key)}: ` : '';
yield `${level.isEmpty ? level.brackets.charAt(0) : ','}\n${level.inner}${name}`;
level.isEmpty = false;
item = entry;
}
}
function openLevel(value, outer) {
const level = { outer, inner: `${outer}  `, isEmpty: true };
if (Array.isArray(value))
return { ...level, brackets: '[]', entries: value.entries() };
const entries = Object.entries(value).filter(([, item]) => item !== undefined);
return { ...level, brackets: '{}', entries: entries.values() };
}
const MAX_WHOLE_ITEMS = 10_000;
function isLong(value) {
return Array.isArray(value) && value.length > MAX_WHOLE_ITEMS;
}
function printWhole(value, indent) {
try {
return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}
catch (error) {
if (error instanceof RangeError)
return undefined;
throw error;
}
}
var confined_file = __webpack_require__(57177);
var durable = __webpack_require__(84831);
var files = __webpack_require__(79871);
;
const SUITE_FOLDER = 'replay-suite/v0';
const DEFAULT_CANDIDATES = 'candidates.json';
const DEFAULT_RULES = { suite: `${SUITE_FOLDER}/ci-gate.json`, config: `${SUITE_FOLDER}/evaluator-config.json` };
function nameFile(host, options) {
const path = (0,external_node_path_.resolve)(host.cwd, options);
const inside = (0,external_node_path_.relative)(host.cwd, path);
const isInside = inside !== '' && !inside.startsWith('..') && !(0,external_node_path_.isAbsolute)(inside);
return { path, shown: (isInside ? inside : path).replaceAll(external_node_path_.sep, '/') };
}
function nameSuiteFile(host, options, name) {
const own = nameFile(host, options ?? `${SUITE_FOLDER}/${name}`);
if (options !== undefined || (0,external_node_fs_.existsSync)(own.path))
return own;
return { path: (0,external_node_path_.resolve)(host.packageRoot, SUITE_FOLDER, name), shown: `autorize-action/${SUITE_FOLDER}/${name}` };
}
function hasOwnSuite({ cwd }, options) {
return options !== undefined || (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(cwd, DEFAULT_RULES.suite));
}
function nameSibling(suite, options) {
const shown = (0,external_node_path_.isAbsolute)(options) ? options : external_node_path_.posix.join((0,external_node_path_.dirname)(suite.shown), options);
return { path: (0,external_node_path_.resolve)((0,external_node_path_.dirname)(suite.path), options), shown };
}
function nameReport(host, options) {
return nameFile(host, options ?? `${SUITE_FOLDER}/reports/latest.json`);
}
function defaultCandidates(cwd) {
return (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(cwd, DEFAULT_CANDIDATES)) ? DEFAULT_CANDIDATES : undefined;
}
function readDocument(file, folders) {
const { shown } = file;
const read = readRules(file, folders);
if ('problem' in read)
return { problems: [read.problem] };
const decoded = (0,json_document .w)(shown, read.bytes, { isForeign: folders !== undefined });
if ('problems' in decoded)
return decoded;
return { document: decoded.document, hashed: { path: shown, sha256: (0,hash .s)(read.bytes) } };
}
function readRules({ path, shown }, folders) {
return folders === undefined ? (0,files .M4)(path, shown) : (0,confined_file .Hz)({ path, shown, folders });
}
function openCandidates({ path, shown }, folders) {
if (folders !== undefined)
return (0,confined_file .Bu)({ path, shown, folders }, MAX_CANDIDATE_FILE_BYTES);
const problem = (0,files .oi)(path, shown, MAX_CANDIDATE_FILE_BYTES);
return problem === undefined ? { path } : { problem };
}
const MAX_CANDIDATE_FILE_BYTES = 2 * 1024 ** 3;
const REPORT_MARKS = [/^\s*\{[\s\S]*"run_mode"\s*:/, /"suite_path"\s*:/];
function reportProblem(report, { inputs, folders }) {
const problem = (folders && (0,confined_file .d1)({ ...report, folders })) ?? (0,files .nQ)(report.path, report.shown);
if (problem !== undefined)
return problem;
const remedy = 'Choose another --report.';
if (inputs.some((input) => isSameFile(input.path, report.path))) {
return {
file: report.shown,
found: 'a file that is read as an input',
expected: 'a file of its own for the report',
remedy,
};
}
const read = (0,files .zy)(report.path, report.shown);
if ('problem' in read)
return { ...read.problem, expected: 'an earlier report, or no file', remedy };
if (read.head !== '' && !REPORT_MARKS.every((mark) => mark.test(read.head))) {
return {
file: report.shown,
found: 'a file that is not a gate report',
expected: 'an earlier report, or no file',
remedy,
};
}
return undefined;
}
function isSameFile(a, b) {
if (a === b)
return true;
return (0,external_node_fs_.existsSync)(a) && (0,external_node_fs_.existsSync)(b) && (0,external_node_fs_.realpathSync)(a) === (0,external_node_fs_.realpathSync)(b);
}
function writeReport(report, content) {
try {
(0,durable .Zf)(report.path, withNewline(printJson(content)));
}
catch (error) {
if (!(0,files .Or)(error))
throw error;
const code = (0,files .CA)(error);
const remedy = (0,files .Ry)(error) ? 'Free some disk space.' : 'Choose another --report.';
const expected = 'a place where the report can be written; an earlier report is untouched';
return { file: report.shown, found: `an error while writing (${code})`, expected, remedy };
}
return undefined;
}
function* withNewline(pieces) {
yield* pieces;
yield '\n';
}
}),
91951:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C$: () => ( listCheckouts),
Di: () => ( openOutermost),
H9: () => ( findNested),
Hj: () => ( openCheckout),
zW: () => ( listCheckoutsOf)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57177);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
var _kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11584);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63342);
function listCheckouts({ workspace, cwd }) {
const isInside = (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ .bQ)([workspace], cwd).length > 0;
const found = [];
for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git'), { throwIfNoEntry: false }) !== undefined)
found.unshift(folder);
if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) || (isInside && folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace)))
return found;
if (!isInside && found.length > 0)
return found;
}
}
function listCheckoutsOf({ workspace, cwd }, paths) {
const real = realPath(workspace);
const found = [cwd, ...paths].flatMap((path) => [
...listCheckouts({ workspace, cwd: nearestFolder(path) }),
...listCheckouts({ workspace: real, cwd: nearestFolder(realPath(path)) }).map((checkout) => (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ .bQ)([real], checkout).length > 0 ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(real, checkout)) : checkout),
]);
return [...new Set(found)];
}
function realPath(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
}
catch (error) {
if (!(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error) || path === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))
throw error;
return realPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
}
}
function nearestFolder(path) {
try {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory() || path === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
}
catch (error) {
if (!(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error) || path === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))
throw error;
}
return nearestFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
}
function findNested(top, path) {
const parts = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
for (let count = 1; count <= parts.length; count += 1) {
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, ...parts.slice(0, count));
if (folder !== top && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git'), { throwIfNoEntry: false }) !== undefined)
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, folder).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/');
}
return undefined;
}
function openCheckout(checkout, folder) {
const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ .W1)(checkout);
const home = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'home');
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(home, { recursive: true });
return { repository, git: (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_4__ .kB)(repository, { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'refs'), home }) };
}
function openOutermost(paths, folder) {
const [top] = listCheckouts(paths);
try {
return top === undefined ? undefined : openCheckout(top, folder).git;
}
catch {
return undefined;
}
}
}),
39638:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
inputFolders: () => ( inputFolders),
listGatePaths: () => ( listGatePaths),
listInputPaths: () => ( listInputPaths)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _gate_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43814);
var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57177);
var _checkouts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91951);
function inputFolders({ workspace, cwd, packageRoot }, gate) {
const own = [workspace, packageRoot];
const named = [gate.candidates, gate.suite, gate.config, gate.schema, gate.report];
const elsewhere = named
.flatMap((supplied) => (supplied === undefined ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, supplied)]))
.filter((path) => (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ .bQ)(own, path).length === 0);
return [...own, ...elsewhere.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path))];
}
function listInputPaths({ gate, loop, report }, { workspace, cwd }) {
const named = [...listGatePaths(gate), report, loop.missionDir, loop.workItems, loop.proposal, loop.wave.file];
const supplied = named.flatMap((path) => (path === undefined || path === '' ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path)]));
const top = (0,_checkouts_js__WEBPACK_IMPORTED_MODULE_3__ .C$)({ workspace, cwd }).at(-1) ?? cwd;
return loop.experiment === '' ? supplied : [...supplied, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(top, '.autorize', loop.experiment)];
}
function listGatePaths({ candidates, suite, config, schema }) {
const supplied = [candidates, schema].filter((path) => path !== undefined);
return [...supplied, suite ?? _gate_store_js__WEBPACK_IMPORTED_MODULE_1__ .ck.suite, config ?? _gate_store_js__WEBPACK_IMPORTED_MODULE_1__ .ck.config];
}
})
};

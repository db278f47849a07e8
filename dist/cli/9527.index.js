export const id = 9527;
export const ids = [9527];
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
addParts(begin, { bytes, from, to }, end) {
let length = to - from + end.length;
for (let at = 0; at < begin.length; at += 1)
length += begin[at]?.length ?? 0;
if (this.#used + length + 1 > BLOCK_BYTES)
this.#flush();
if (length + 1 > BLOCK_BYTES) {
this.#hash.update(begin.join('')).update(bytes.subarray(from, to)).update(`${end}\n`);
return;
}
for (let at = 0; at < begin.length; at += 1)
this.#addAscii(begin[at] ?? '');
this.#used += bytes.copy(this.#block, this.#used, from, to);
this.#addAscii(end);
this.#block[this.#used] = 0x0a;
this.#used += 1;
}
#addAscii(text) {
const block = this.#block;
const used = this.#used;
for (let at = 0; at < text.length; at += 1)
block[used + at] = text.charCodeAt(at);
this.#used = used + text.length;
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
73614:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( printJson),
j: () => ( withTexts)
});
var _text_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36950);
const UNREAD = new WeakMap();
function withTexts(value, key, texts) {
UNREAD.set(value, { key, texts });
const get = () => {
UNREAD.delete(value);
const list = texts.toArray();
Object.defineProperty(value, key, { value: list, enumerable: true, configurable: true, writable: true });
return list;
};
return Object.defineProperty(value, key, { get, enumerable: true, configurable: true });
}
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
if (item instanceof _text_list_js__WEBPACK_IMPORTED_MODULE_0__ .Kp)
yield* printTexts(item, levels.at(-1)?.inner ?? '');
else if (piece === undefined)
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
const entries = membersOf(value).filter(([, item]) => item !== undefined);
return { ...level, brackets: '{}', entries: entries.values() };
}
function membersOf(value) {
const unread = UNREAD.get(value);
if (unread === undefined)
return Object.entries(value);
return Object.keys(value).map((key) => [key, key === unread.key ? unread.texts : Reflect.get(value, key)]);
}
const PIECE_TEXTS = 256;
const PLAIN_TEXT = /^[\w.-]*$/;
function* printTexts(texts, outer) {
const between = `,\n${outer}  `;
for (let from = 0; from < texts.length; from += PIECE_TEXTS) {
const some = texts.slice(from, from + PIECE_TEXTS);
const printed = PLAIN_TEXT.test(some.join(''))
? `"${some.join(`"${between}"`)}"`
: some.map((text) => JSON.stringify(text)).join(between);
yield from === 0 ? `[\n${outer}  ${printed}` : `${between}${printed}`;
}
yield texts.length === 0 ? '[]' : `\n${outer}]`;
}
const MAX_WHOLE_ITEMS = 10_000;
function isLong(value) {
return value instanceof _text_list_js__WEBPACK_IMPORTED_MODULE_0__ .Kp || (Array.isArray(value) && value.length > MAX_WHOLE_ITEMS);
}
function printWhole(value, indent) {
const levels = indent.length / 2;
let nested = value;
for (let level = 0; level < levels; level += 1)
nested = [nested];
try {
const text = JSON.stringify(nested, null, 2);
return text.slice(levels * (levels + 3), text.length - levels * (levels + 1));
}
catch (error) {
if (error instanceof RangeError)
return undefined;
throw error;
}
}
}),
36950:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Kp: () => ( TextList),
Wl: () => ( TextSet),
eg: () => ( NumberList)
});
const BLOCK_WORDS = 1 << 14;
const MAX_CHARS = 16_000;
const IS_UTF16 = 0x8000;
const HEAD_BYTES = 2;
class TextList {
#blocks = [];
#starts = new Uint32Array(64);
#end = 0;
length = 0;
push(text) {
if (text.length > MAX_CHARS)
throw new RangeError(`a text of ${text.length} characters`);
if (this.length === this.#starts.length)
this.#starts = doubled(this.#starts);
const most = Math.ceil((HEAD_BYTES + 2 * text.length) / 4);
if ((this.#end % BLOCK_WORDS) + most > BLOCK_WORDS)
this.#end += BLOCK_WORDS - (this.#end % BLOCK_WORDS);
const { bytes } = this.#blockAt(this.#end);
this.#starts[this.length] = this.#end;
this.length += 1;
this.#end += encode(text, bytes, 4 * (this.#end % BLOCK_WORDS));
}
pop() {
this.length -= 1;
this.#end = this.#starts[this.length] ?? 0;
}
clear() {
this.length = 0;
this.#end = 0;
}
at(index) {
const start = this.#starts[index] ?? 0;
const { bytes } = this.#blockAt(start);
const from = 4 * (start % BLOCK_WORDS);
const size = sizeAt(bytes, from);
const begin = from + HEAD_BYTES;
return bytes.toString(isUtf16At(bytes, from) ? 'utf16le' : 'latin1', begin, begin + size);
}
toArray() {
return this.slice(0, this.length);
}
slice(from, to) {
const texts = [];
const end = Math.min(to, this.length);
let known;
let [decoded, offset] = ['', 0];
for (let index = from; index < end; index += 1) {
const start = this.#starts[index] ?? 0;
const { bytes } = this.#blockAt(start);
const at = 4 * (start % BLOCK_WORDS);
if (bytes !== known) {
known = bytes;
offset = at;
decoded = bytes.toString('latin1', at, this.#endInBlock(start, end));
}
const begin = at + HEAD_BYTES;
const size = sizeAt(bytes, at);
texts.push(isUtf16At(bytes, at)
? bytes.toString('utf16le', begin, begin + size)
: decoded.slice(begin - offset, begin - offset + size));
}
return texts;
}
#endInBlock(word, place) {
const next = place < this.length ? (this.#starts[place] ?? 0) : this.#end;
const blockEnd = word - (word % BLOCK_WORDS) + BLOCK_WORDS;
return 4 * (Math.min(next, blockEnd) - blockEnd + BLOCK_WORDS);
}
hash(index, key) {
const start = this.#starts[index] ?? 0;
const { words, bytes } = this.#blockAt(start);
const first = start % BLOCK_WORDS;
const end = first + wordsOf(sizeAt(bytes, 4 * first));
let v0 = key[0];
let v1 = key[1];
let v2 = v0 ^ 0x6c796765;
let v3 = v1 ^ 0x74656462;
for (let at = first; at < end + 3; at += 1) {
const word = at < end ? (words[at] ?? 0) : 0;
if (at === end)
v2 ^= 0xff;
v3 ^= word;
v0 = (v0 + v1) | 0;
v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0;
v0 = (v0 << 16) | (v0 >>> 16);
v2 = (v2 + v3) | 0;
v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2;
v0 = (v0 + v3) | 0;
v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0;
v2 = (v2 + v1) | 0;
v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2;
v2 = (v2 << 16) | (v2 >>> 16);
v0 ^= word;
}
return (v1 ^ v3) >>> 0;
}
isSame(one, other) {
const [start, otherStart] = [this.#starts[one] ?? 0, this.#starts[other] ?? 0];
const [{ words, bytes }, { words: others }] = [this.#blockAt(start), this.#blockAt(otherStart)];
const [from, otherFrom] = [start % BLOCK_WORDS, otherStart % BLOCK_WORDS];
const count = wordsOf(sizeAt(bytes, 4 * from));
for (let at = 0; at < count; at += 1)
if (words[from + at] !== others[otherFrom + at])
return false;
return true;
}
#blockAt(word) {
const number = Math.floor(word / BLOCK_WORDS);
let block = this.#blocks[number];
if (block === undefined) {
const words = new Uint32Array(BLOCK_WORDS);
block = { words, bytes: Buffer.from(words.buffer) };
this.#blocks[number] = block;
}
return block;
}
}
class TextSet {
texts = new TextList();
#key;
#hashes = new Uint32Array(64);
#table = new Uint32Array(128);
constructor(key) {
this.#key = key;
}
add(text) {
const { texts } = this;
const index = texts.length;
texts.push(text);
const hash = texts.hash(index, this.#key);
const mask = this.#table.length - 1;
let place = hash & mask;
for (let taken = this.#table[place] ?? 0; taken !== 0; taken = this.#table[place] ?? 0) {
if (this.#hashes[taken - 1] === hash && texts.isSame(taken - 1, index)) {
texts.pop();
return taken - 1;
}
place = (place + 1) & mask;
}
if (index === this.#hashes.length)
this.#hashes = doubled(this.#hashes);
this.#hashes[index] = hash;
this.#table[place] = index + 1;
if (2 * texts.length > this.#table.length)
this.#grow();
return undefined;
}
#grow() {
const table = new Uint32Array(2 * this.#table.length);
const mask = table.length - 1;
for (let index = 0; index < this.texts.length; index += 1) {
let place = (this.#hashes[index] ?? 0) & mask;
while (table[place] !== 0)
place = (place + 1) & mask;
table[place] = index + 1;
}
this.#table = table;
}
}
class NumberList {
#numbers = new Uint32Array(64);
length = 0;
push(number) {
if (this.length === this.#numbers.length)
this.#numbers = doubled(this.#numbers);
this.#numbers[this.length] = number;
this.length += 1;
}
at(index) {
return this.#numbers[index] ?? 0;
}
clear() {
this.length = 0;
}
}
function doubled(numbers) {
const larger = new Uint32Array(2 * numbers.length);
larger.set(numbers);
return larger;
}
function encode(text, bytes, from) {
const begin = from + HEAD_BYTES;
const isAscii = encodeAscii(text, bytes, begin);
const size = isAscii ? text.length : bytes.write(text, begin, 'utf16le');
const head = isAscii ? size : size + IS_UTF16;
bytes[from] = head & 0xff;
bytes[from + 1] = head >>> 8;
const count = wordsOf(size);
for (let at = begin + size; at < from + 4 * count; at += 1)
bytes[at] = 0;
return count;
}
function encodeAscii(text, bytes, begin) {
for (let at = 0; at < text.length; at += 1) {
const unit = text.charCodeAt(at);
if (unit > 0x7f)
return false;
bytes[begin + at] = unit;
}
return true;
}
function sizeAt(bytes, from) {
return (bytes[from] ?? 0) | (((bytes[from + 1] ?? 0) & 0x7f) << 8);
}
function isUtf16At(bytes, from) {
return ((bytes[from + 1] ?? 0) & 0x80) !== 0;
}
function wordsOf(size) {
return (HEAD_BYTES + size + 3) >>> 2;
}
}),
69527:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ad: () => ( nameReport),
JN: () => ( hasOwnSuite),
MH: () => ( nameSibling),
W6: () => ( nameSuiteFile),
ck: () => ( DEFAULT_RULES),
iC: () => ( nameFile),
kJ: () => ( defaultCandidates),
kM: () => ( reportProblem),
kk: () => ( MAX_CANDIDATE_FILE_BYTES),
u0: () => ( readDocument),
u5: () => ( writeReport),
z6: () => ( openCandidates)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28338);
var _base_json_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85572);
var _base_json_print_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73614);
var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57177);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84831);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79871);
const SUITE_FOLDER = 'replay-suite/v0';
const DEFAULT_CANDIDATES = 'candidates.json';
const DEFAULT_RULES = { suite: `${SUITE_FOLDER}/ci-gate.json`, config: `${SUITE_FOLDER}/evaluator-config.json` };
function nameFile(host, options) {
const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.cwd, options);
const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(host.cwd, path);
const isInside = inside !== '' && !inside.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside);
return { path, shown: (isInside ? inside : path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/') };
}
function nameSuiteFile(host, options, name) {
const own = nameFile(host, options ?? `${SUITE_FOLDER}/${name}`);
if (options !== undefined || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(own.path))
return own;
return { path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.packageRoot, SUITE_FOLDER, name), shown: `autorize-action/${SUITE_FOLDER}/${name}` };
}
function hasOwnSuite({ cwd }, options) {
return options !== undefined || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, DEFAULT_RULES.suite));
}
function nameSibling(suite, options) {
const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(options) ? options : node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(suite.shown), options);
return { path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(suite.path), options), shown };
}
function nameReport(host, options) {
return nameFile(host, options ?? `${SUITE_FOLDER}/reports/latest.json`);
}
function defaultCandidates(cwd) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, DEFAULT_CANDIDATES)) ? DEFAULT_CANDIDATES : undefined;
}
function readDocument(file, folders) {
const { shown } = file;
const read = readRules(file, folders);
if ('problem' in read)
return { problems: [read.problem] };
const decoded = (0,_base_json_document_js__WEBPACK_IMPORTED_MODULE_3__ .w)(shown, read.bytes, { isForeign: folders !== undefined });
if ('problems' in decoded)
return decoded;
return { document: decoded.document, hashed: { path: shown, sha256: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__ .s)(read.bytes) } };
}
function readRules({ path, shown }, folders) {
return folders === undefined ? (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ .M4)(path, shown) : (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_5__ .Hz)({ path, shown, folders });
}
function openCandidates({ path, shown }, folders) {
if (folders !== undefined)
return (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_5__ .Bu)({ path, shown, folders }, MAX_CANDIDATE_FILE_BYTES);
const problem = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ .oi)(path, shown, MAX_CANDIDATE_FILE_BYTES);
return problem === undefined ? { path } : { problem };
}
const MAX_CANDIDATE_FILE_BYTES = 2 * 1024 ** 3;
const REPORT_MARKS = [/^\s*\{[\s\S]*"run_mode"\s*:/, /"suite_path"\s*:/];
function reportProblem(report, { inputs, folders }) {
const problem = (folders && (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_5__ .d1)({ ...report, folders })) ?? (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ .nQ)(report.path, report.shown);
if (problem !== undefined)
return problem;
const remedy = 'Choose another --report.';
if (inputs.some((input) => isSameFile(input.path, report.path))) {
return {
file: report.shown,
found: 'a file that is read as an input',
expected: 'a separate file for the report',
remedy,
};
}
const read = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ .zy)(report.path, report.shown);
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
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(a) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(b) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(a) === (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(b);
}
function writeReport(report, content) {
try {
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_6__ .Zf)(report.path, withNewline((0,_base_json_print_js__WEBPACK_IMPORTED_MODULE_4__ .Q)(content)));
}
catch (error) {
if (!(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ .Or)(error))
throw error;
const code = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ .CA)(error);
const remedy = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ .Ry)(error) ? 'Free some disk space.' : 'Choose another --report.';
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

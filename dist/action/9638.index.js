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
85572:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => ( issueProblem),
w: () => ( decodeDocument)
});
var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
var _byte_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6805);
var _json_issues_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50817);
var _json_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65090);
var _json_scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56492);
var _json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75936);
function decodeDocument(file, bytes, { isForeign = false, takesAnyKey = false } = {}) {
const issue = (0,_byte_issues_js__WEBPACK_IMPORTED_MODULE_1__ .ib)(bytes);
if (issue !== undefined)
return { problems: [issueProblem(file, issue)] };
const decoded = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_5__ .x)(bytes, (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_4__ .xq)(bytes), { takesAnyKey });
if ('issues' in decoded)
return { problems: decoded.issues.map((each) => issueProblem(file, isForeign ? (0,_json_issues_js__WEBPACK_IMPORTED_MODULE_2__ .Yg)(each) : each)) };
return { document: { file, value: decoded.value, locate: locator(bytes) } };
}
function locator(bytes) {
let places;
return (path) => {
places ??= new PositionIndex(bytes.toString('utf8'));
return places.locate(path);
};
}
class PositionIndex {
#lineStarts = [0];
#root;
#members = new Map();
constructor(text) {
for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
this.#lineStarts.push(at + 1);
this.#root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text);
}
locate(path) {
let node = this.#root;
for (const part of path) {
const child = node === undefined ? undefined : this.#childOf(node, part);
if (child === undefined)
break;
node = child;
}
return this.#place(node?.offset ?? 0);
}
#childOf(node, part) {
if (typeof part === 'number')
return node.type === 'array' ? node.children?.[part] : undefined;
let members = this.#members.get(node);
if (members === undefined) {
members = membersOf(node);
this.#members.set(node, members);
}
return members.get(part);
}
#place(offset) {
let first = 0;
let end = this.#lineStarts.length;
while (end - first > 1) {
const middle = (first + end) >>> 1;
if ((this.#lineStarts[middle] ?? 0) <= offset)
first = middle;
else
end = middle;
}
return { line: first + 1, column: offset - (this.#lineStarts[first] ?? 0) + 1 };
}
}
function membersOf({ type, children = [] }) {
if (type !== 'object')
return new Map();
return new Map(children.flatMap(({ children: [key, value] = [] }) => (value === undefined ? [] : [[String(key?.value), value]])));
}
function issueProblem(file, { path, plain: _, ...issue }) {
return { file, ...(path.length === 0 ? {} : { path: (0,_json_path_js__WEBPACK_IMPORTED_MODULE_3__ .i7)(path) }), ...issue };
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
var _gate_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69527);
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
}),
84831:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Uv: () => ( replaceContent),
Yw: () => ( syncFolder),
Zf: () => ( writeFileAtomic),
aR: () => ( writeCache),
f4: () => ( writeAll),
fR: () => ( replaceFile),
sk: () => ( replaceFiles)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23727);
const BLOCK_CHARS = 1 << 16;
function writeFileAtomic(path, pieces) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
replaceFile(path, pieces);
}
function replaceFile(path, pieces) {
replaceFiles([[path, pieces]]);
}
function replaceFiles(files) {
for (const [path, pieces] of files) {
replace(path, pieces, (descriptor) => {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('replace:after-sync');
});
}
for (const folder of new Set(files.map(([path]) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path))))
syncFolder(folder);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('replace:after-folder-sync');
}
function replaceContent(path, pieces) {
replace(path, pieces, (descriptor) => {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('replace:after-sync');
});
}
function writeCache(path, pieces) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
replace(path, pieces, () => undefined);
}
function replace(path, pieces, onWritten) {
const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.tmp`);
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(temporary, 'wx', 0o644);
try {
try {
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('replace:before-write');
writePieces(descriptor, pieces);
onWritten(descriptor);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, path);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('replace:after-rename');
}
catch (error) {
removeQuietly(temporary);
throw error;
}
}
function removeQuietly(path) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
}
catch {
}
}
function writePieces(descriptor, pieces) {
let block = '';
for (const piece of pieces) {
block += piece;
if (block.length < BLOCK_CHARS)
continue;
writeAll(descriptor, Buffer.from(block));
block = '';
}
writeAll(descriptor, Buffer.from(block));
}
function writeAll(descriptor, bytes) {
let written = 0;
while (written < bytes.length)
written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(descriptor, bytes, written);
}
const NO_FOLDER_SYNC = new Set(['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM']);
function syncFolder(path) {
try {
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
}
catch (error) {
if (!(error instanceof Error && 'code' in error && NO_FOLDER_SYNC.has(error.code)))
throw error;
}
}
}),
23727:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Jd: () => ( faultPoint)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
const FAULT_POINTS = [
...['lock:after-hold', 'reserve:after-take', 'branch:after-move', 'run:after-mark'],
...['journal:after-create', 'journal:before-write', 'journal:after-write', 'journal:after-sync'],
...['journal:before-note', 'journal:after-note'],
...['replace:before-write', 'replace:after-sync', 'replace:after-rename', 'replace:after-folder-sync'],
...['store:amid-removal', 'store:before-create', 'store:after-objects', 'store:before-ready', 'store:after-ready'],
...['workspace:after-lock', 'workspace:after-session', 'workspace:after-leftovers', 'workspace:after-store'],
...['workspace:before-close', 'workspace:after-close', 'iteration:after-folder', 'prompt:after-write'],
...['workspace:before-checkout', 'workspace:after-checkout', 'workspace:after-agent-git'],
...['command:after-scratch', 'command:before-start', 'command:after-end'],
...['capture:before', 'capture:after-tree', 'capture:after-diff'],
...['judge:before-checkout', 'judge:after-restore', 'judge:after-checkout', 'judge:after-score'],
...['judge:after-aside', 'judge:after-passing-on'],
...['evaluation:after-mark', 'evaluation:after-record'],
...['keep:before-intent', 'keep:after-intent', 'keep:after-commit', 'keep:after-swap'],
...['recover:before', 'recover:after-swap'],
...['evidence:after-write', 'record:before', 'record:after', 'record:after-state'],
...['step:Idle', 'step:AllocateIter', 'step:CreateWorktree', 'step:RunSetup', 'step:BuildPrompt'],
...['step:InvokeAgent', 'step:CaptureDiff', 'step:RunTeardown', 'step:Score', 'step:Decide', 'step:Merge'],
...['step:Discard', 'step:Cleanup', 'step:Record', 'step:CheckDeadline', 'step:Done'],
];
const HANDOVER_POINTS = [
...['group:after-plan', 'group:after-begin', 'group:after-record', 'group:after-branch'],
];
const LAYER_POINTS = [
...['layers:after-tree', 'layers:after-change', 'layers:after-view', 'layers:after-keep', 'layers:after-attach'],
...['layers:after-move', 'layers:after-freeze', 'layers:after-publish', 'layers:after-build'],
];
const LATER_LAYER_POINTS = ( null && (['layers:after-digest', 'layers:after-gone']));
const SAVED_LAYER_POINTS = [
...['saved-layers:after-pack', 'saved-layers:after-archives', 'saved-layers:after-list'],
...['saved-layers:before-unpack', 'saved-layers:after-unpack'],
];
const MEMORY_POINTS = ( null && (['memory:before-note', 'memory:after-note', 'memory:after-group']));
const EXTERNAL_POINTS = [
...['external:after-listing', 'external:after-fetch', 'external:after-submodule', 'external:after-lfs'],
...['external:after-files', 'workspace:after-external'],
];
const WORK_FAULT_POINTS = [
...['landing:after-receipt', 'landing:after-record'],
...['exchange:before', 'exchange:after-staging', 'exchange:between', 'exchange:after-files', 'exchange:after'],
];
const ARCHIVE_POINTS = [
...['archive:before', 'archive:after-mark', 'archive:after-close', 'archive:after-branch-copy'],
...['archive:after-branch', 'archive:after-file', 'archive:after-files', 'archive:after'],
];
const PULL_POINTS = [
...['pull:after-fetch', 'pull:after-staging', 'pull:after-check', 'pull:before-commit', 'pull:after-commit'],
...['pull:after-file', 'pull:after-files', 'pull:after-branch', 'pull:after-staged', 'pull:after'],
];
const WAVE_POINTS = ( null && (['attempt:before-rename', 'attempt:after-rename']));
const REJECT_POINTS = ( null && (['reject:after-decisions', 'reject:after-record', 'reject:after-state']));
const DISTIL_POINTS = ( null && (['distil:after-begin', 'distil:after-effect']));
const MISSION_POINTS = [
...['mission:after-pointer', 'mission:after-launch', 'mission:after-manifest', 'mission:after-branch'],
...['mission:after-workspace', 'mission:after-baseline', 'mission:after-begun', 'mission:after-session'],
...['mission:after-candidate', 'handed:before-move', 'handed:after-move', 'mission:after-judging'],
...['mission:after-intent', 'mission:after-swap', 'mission:before-entry', 'mission:after-entry'],
...['mission:after-files', 'mission:after-reset', 'mission:after-ready', 'mission:after-stop'],
...['mission:after-recovery', 'mission:after-close'],
...['renewal:after-saved', 'renewal:after-removal', 'renewal:after-head'],
];
const DELAY_MS = 250;
const passed = new Map();
function faultPoint(name) {
const { AUTORIZE_FAULT: wanted, AUTORIZE_FAULT_LOG: log } = process.env;
if (wanted === undefined && log === undefined)
return;
const counted = `${wanted} ${name}`;
const times = (passed.get(counted) ?? 0) + 1;
passed.set(counted, times);
if (log !== undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(log, `${name}\n`);
const [, point, action, nth = '1'] = /^(.*?):(kill|throw|delay)(?::(\d+))?$/.exec(wanted ?? '') ?? [];
if ((point !== name && wanted !== '*:delay') || times !== Number(nth))
return;
if (action === 'kill')
process.kill(process.pid, 'SIGKILL');
if (action === 'throw')
throw new Error(`a fault was asked for at ${name}`);
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, DELAY_MS);
}
})
};

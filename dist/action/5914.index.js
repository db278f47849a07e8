export const id = 5914;
export const ids = [5914];
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
35252:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => ( renderByteSize),
n: () => ( parseByteSize)
});
const UNITS = {
'': 1,
B: 1,
KB: 1e3,
MB: 1e6,
GB: 1e9,
TB: 1e12,
KIB: 2 ** 10,
MIB: 2 ** 20,
GIB: 2 ** 30,
TIB: 2 ** 40,
};
function parseByteSize(text) {
const [, amount, unit = ''] = /^(\d{1,15}(?:\.\d{1,6})?)\s*([A-Za-z]*)$/.exec(text.trim()) ?? [];
const factor = UNITS[unit.toUpperCase()];
if (amount === undefined || factor === undefined)
return undefined;
const bytes = Math.floor(Number(amount) * factor);
return Number.isSafeInteger(bytes) ? bytes : undefined;
}
function renderByteSize(bytes) {
const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
let [value, at] = [bytes, 0];
while (value >= 1024 && at < units.length - 1)
[value, at] = [value / 1024, at + 1];
return `${Number(value.toFixed(at === 0 ? 0 : 1))} ${units[at]}`;
}
}),
19533:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( canonicalJson)
});
const MAX_DEPTH = 500;
function canonicalJson(value) {
return spell(value, 0);
}
function spell(value, depth) {
if (typeof value === 'string')
return spellText(value);
if (value === null || typeof value === 'boolean')
return String(value);
if (typeof value === 'number') {
if (!Number.isFinite(value))
throw new TypeError(`the number ${value} has no canonical JSON`);
return JSON.stringify(value);
}
if (depth > MAX_DEPTH)
throw new TypeError(`a value nested deeper than ${MAX_DEPTH} levels has no canonical JSON`);
if (Array.isArray(value))
return `[${Array.from(value, (item) => spell(item, depth + 1)).join(',')}]`;
if (typeof value !== 'object')
throw new TypeError(`a value of type ${typeof value} has no canonical JSON`);
const members = value;
const { sorted, spelled } = orderOf(Object.keys(value));
let text = '{';
for (let index = 0; index < sorted.length; index += 1) {
const item = members[sorted[index]];
if (item === undefined)
continue;
text += `${text === '{' ? '' : ','}${spelled[index]}:${spell(item, depth + 1)}`;
}
return `${text}}`;
}
const orders = new Map();
const MAX_KEYS = 64;
function orderOf(keys) {
const known = orders.get(keys.length);
if (known?.keys.every((key, index) => key === keys[index]))
return known;
const sorted = keys.toSorted();
const order = { keys, sorted, spelled: sorted.map(spellText) };
if (keys.length <= MAX_KEYS)
orders.set(keys.length, order);
return order;
}
const PLAIN = /^[ !#-[\]-~]*$/;
const LONE_SURROGATE = /\p{Cs}/u;
function spellText(text) {
if (PLAIN.test(text))
return `"${text}"`;
if (LONE_SURROGATE.test(text))
throw new TypeError('text with a lone surrogate has no canonical JSON');
return JSON.stringify(text);
}
}),
15902:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E9: () => ( parseDuration),
PP: () => ( renderDuration),
rG: () => ( MAX_DURATION_MS)
});
const UNITS = {
ms: 1,
msec: 1,
s: 1000,
sec: 1000,
secs: 1000,
second: 1000,
seconds: 1000,
m: 60_000,
min: 60_000,
mins: 60_000,
minute: 60_000,
minutes: 60_000,
h: 3_600_000,
hr: 3_600_000,
hrs: 3_600_000,
hour: 3_600_000,
hours: 3_600_000,
d: 86_400_000,
day: 86_400_000,
days: 86_400_000,
w: 604_800_000,
week: 604_800_000,
weeks: 604_800_000,
};
const WHOLE = /^\s*(\d+\s*[a-z]+\s*)+$/;
const PART = /(\d+)\s*([a-z]+)/g;
const MAX_DURATION_MS = 366 * 86_400_000;
function parseDuration(text) {
if (!WHOLE.test(text))
return undefined;
let total = 0;
for (const [, count = '', unit = ''] of text.matchAll(PART)) {
const factor = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
if (factor === undefined)
return undefined;
total += Number(count) * factor;
}
return Number.isSafeInteger(total) ? total : undefined;
}
const SHOWN = [
['d', 86_400_000],
['h', 3_600_000],
['m', 60_000],
['s', 1000],
['ms', 1],
];
function renderDuration(ms) {
let left = Math.max(0, Math.round(ms));
let text = '';
for (const [unit, size] of SHOWN) {
const count = Math.floor(left / size);
if (count > 0)
text += `${count}${unit}`;
left -= count * size;
}
return text === '' ? '0s' : text;
}
}),
17785:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$R: () => ( describeWrong),
Ms: () => ( describeFirst),
WX: () => ( findingsOf),
jb: () => ( describeFinding),
oU: () => ( describeNew),
sN: () => ( verifiedBy),
vs: () => ( isAllSound),
wf: () => ( issuesOf)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
function verifiedBy(findings) {
return { findings, isSound: isAllSound(findings) };
}
function isAllSound(findings) {
return findings.every(({ kind }) => kind !== 'wrong' && kind !== 'unproved');
}
function findingsOf(what, issues, ok) {
if (issues.length === 0)
return [{ kind: 'ok', what, detail: ok }];
return issuesOf(what, issues);
}
function issuesOf(what, issues) {
return issues.map((issue) => ({ kind: 'wrong', what, ...(typeof issue === 'string' ? { detail: issue } : issue) }));
}
function sentenceOf({ where, detail, expected, remedy }) {
const place = placeOf(where);
const rest = [expected === undefined ? '' : `expected ${expected}`, remedy ?? ''].filter((part) => part !== '');
return [`${place}${detail}`, ...rest].join('; ');
}
function placeOf({ line, record } = {}) {
if (line !== undefined)
return `line ${line}: `;
return record === undefined ? '' : `record ${record}: `;
}
function describeFinding(finding) {
return `${finding.what}: ${sentenceOf(finding)}`;
}
function describeWrong(findings) {
return findings.filter(({ kind }) => kind === 'wrong').map(describeFinding);
}
function describeNew({ before, now, }) {
const known = before.filter(({ kind }) => kind === 'wrong').map(({ detail }) => detail);
const isNew = ({ detail }) => {
const at = known.indexOf(detail);
if (at !== -1)
known.splice(at, 1);
return at === -1;
};
return describeWrong(now.filter((finding) => finding.kind === 'wrong' && isNew(finding)));
}
function describeFirst([first, ...others]) {
if (first === undefined)
return undefined;
return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(first, 600)}${others.length === 0 ? '' : `, and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(others.length, 'more problem')}`}`;
}
}),
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
50534:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
wu: () => ( CHAIN_CHECKS),
SE: () => ( JOURNAL_MEMBERS),
A: () => ( LINKS),
x3: () => ( SECTOR_BYTES),
po: () => ( hashOfRecord),
mR: () => ( isMoreThanRecord),
z8: () => ( parseJournal),
pF: () => ( parseRecordLine),
xe: () => ( sealRecord),
ES: () => ( wellFormed)
});
var external_node_buffer_ = __webpack_require__(4573);
var canonical_json = __webpack_require__(19533);
var base_hash = __webpack_require__(28338);
var journal_lines = __webpack_require__(24237);
;
function wordsOf({ buffer, byteOffset, length }) {
return new DataView(buffer, byteOffset, length);
}
function copyWords({ words, from, to }, target, place) {
let at = from;
let goal = place;
for (; at + 4 <= to; at += 4, goal += 4)
target.setInt32(goal, words.getInt32(at));
for (; at < to; at += 1, goal += 1)
target.setUint8(goal, words.getUint8(at));
}
const HIGH_BITS = 0x80_80_80_80 | 0;
const [ONES, BLANKS, QUOTES, BACKSLASHES] = [0x01_01_01_01, 0x20_20_20_20, 0x22_22_22_22, 0x5c_5c_5c_5c];
function passPlainText(words, from, end) {
let at = from;
for (; at + 4 <= end; at += 4) {
const word = words.getInt32(at);
const found = word | (word - BLANKS) | ((word ^ QUOTES) - ONES) | ((word ^ BACKSLASHES) - ONES);
if ((found & HIGH_BITS) !== 0)
break;
}
return at;
}
;
const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];
const [ZERO, NINE, MINUS] = [0x30, 0x39, 0x2d];
const LITERALS = ['true', 'false', 'null'].map((text) => Buffer.from(text));
const ESCAPED = new Set(Buffer.from('"\\bfnrt'));
const OF_NUMBER = new Set(Buffer.from('0123456789+-.eE'));
const EXACT_DIGITS = 15;
const MAX_DEPTH = 100;
const MAX_MEMBERS = 64;
const FEW_BYTES = 100;
const MAX_BEGINNINGS = 1000;
const [SEQ, PREV, HASH, SAME_WRITE] = ['"seq":', '"prev":"', '"hash":"', '"same_write":'].map((text) => Buffer.from(text));
const HEX_LENGTH = 64;
function checkSealedLine(bytes, from, to, prev = '') {
return reader.check(bytes, [from, to], prev);
}
class LineReader {
#bytes = Buffer.alloc(0);
#at = 0;
#from = 0;
#to = 0;
#isAscii = true;
#line = Buffer.alloc(1 << 12);
#sorted = Buffer.alloc(1 << 12);
#lineWords = wordsOf(this.#line);
#sortedWords = wordsOf(this.#sorted);
#beginnings = new Map();
#prev = '';
#starts = [];
#ends = [];
#orders = new Map();
check(bytes, [from, to], prev) {
const length = to - from;
if (length >= this.#line.length) {
[this.#line, this.#sorted] = [Buffer.alloc(2 * length), Buffer.alloc(2 * length)];
[this.#lineWords, this.#sortedWords] = [wordsOf(this.#line), wordsOf(this.#sorted)];
this.#beginnings.clear();
}
this.#prev = prev;
bytes.copy(this.#line, 0, from, to);
this.#bytes = bytes;
this.#from = from;
this.#to = to;
this.#at = from + 1;
this.#isAscii = true;
this.#starts.length = 0;
this.#ends.length = 0;
if (bytes[from] !== OPEN || bytes[to - 1] !== CLOSE)
return undefined;
if (!this.#readMembers(0) || this.#at !== to)
return undefined;
if (!this.#isAscii && !(0,external_node_buffer_.isUtf8)(bytes.subarray(from, to)))
return undefined;
return this.#readLinks();
}
#readMembers(depth) {
const bytes = this.#bytes;
if (bytes[this.#at] === CLOSE) {
this.#at += 1;
return true;
}
for (;;) {
const start = this.#at;
if (!this.#readKey() || !this.#readValue(depth + 1))
return false;
this.#starts.push(start);
this.#ends.push(this.#at);
const next = bytes[this.#at];
this.#at += 1;
if (next === CLOSE)
return true;
if (next !== COMMA)
return false;
}
}
#readKey() {
const bytes = this.#bytes;
if (bytes[this.#at] !== QUOTE)
return false;
let at = this.#at + 1;
const first = bytes[at] ?? 0;
if ((first >= ZERO && first <= NINE) || first === 0x5f)
return false;
for (let byte = first; byte !== QUOTE; byte = bytes[at] ?? 0) {
if (byte < QUOTE || byte > 0x7e || byte === BACKSLASH)
return false;
at += 1;
}
this.#at = at + 2;
return bytes[at + 1] === COLON;
}
#readValue(depth) {
const byte = this.#bytes[this.#at] ?? 0;
if (byte === QUOTE)
return this.#readText();
if (byte === MINUS || (byte >= ZERO && byte <= NINE))
return this.#readNumber();
if (byte === OPEN || byte === OPEN_LIST) {
if (depth > MAX_DEPTH)
return false;
this.#at += 1;
return byte === OPEN ? this.#readObject(depth) : this.#readList(depth);
}
for (const literal of LITERALS) {
if (literal[0] !== byte || !startsWith(this.#bytes, this.#at, literal))
continue;
this.#at += literal.length;
return true;
}
return false;
}
#readText() {
const bytes = this.#bytes;
for (let at = this.#at + 1;; at += 1) {
at = this.#from + passPlainText(this.#lineWords, at - this.#from, this.#to - this.#from);
let byte = bytes[at] ?? 0;
while (byte >= 0x20 && byte < 0x80 && byte !== QUOTE && byte !== BACKSLASH) {
at += 1;
byte = bytes[at] ?? 0;
}
if (byte === QUOTE) {
this.#at = at + 1;
return true;
}
if (byte < 0x20)
return false;
if (byte >= 0x80)
this.#isAscii = false;
if (byte !== BACKSLASH)
continue;
at += 1;
if (!ESCAPED.has(bytes[at] ?? 0))
return false;
}
}
#readNumber() {
const bytes = this.#bytes;
const start = this.#at;
const digits = bytes[start] === MINUS ? start + 1 : start;
let at = digits;
for (let byte = bytes[at] ?? 0; byte >= ZERO && byte <= NINE; byte = bytes[at] ?? 0)
at += 1;
this.#at = at;
const isWhole = !OF_NUMBER.has(bytes[at] ?? 0);
const isExact = at > digits && at - digits <= EXACT_DIGITS && bytes[digits] !== ZERO;
if (isWhole && (isExact || (at === start + 1 && bytes[start] === ZERO)))
return true;
while (OF_NUMBER.has(bytes[at] ?? 0))
at += 1;
this.#at = at;
const text = bytes.toString('latin1', start, at);
return String(Number(text)) === text;
}
#readList(depth) {
const bytes = this.#bytes;
if (bytes[this.#at] === CLOSE_LIST) {
this.#at += 1;
return true;
}
for (;;) {
if (!this.#readValue(depth + 1))
return false;
const next = bytes[this.#at];
this.#at += 1;
if (next === CLOSE_LIST)
return true;
if (next !== COMMA)
return false;
}
}
#readObject(depth) {
const [first, start] = [this.#starts.length, this.#at];
if (!this.#readMembers(depth))
return false;
const order = this.#orderOf(first);
if (order === undefined)
return false;
if (!isAsWritten(order)) {
const end = this.#write(first, order, -1);
this.#sorted.copy(this.#line, start - this.#from, 1, end);
}
this.#starts.length = first;
this.#ends.length = first;
return true;
}
#orderOf(first) {
const count = this.#starts.length - first;
const known = this.#orders.get(count);
if (known !== undefined && this.#ascends(first, known))
return known;
const order = Array.from({ length: count }, (_, index) => index);
order.sort((one, other) => this.#compare(first + one, first + other));
if (!this.#ascends(first, order))
return undefined;
if (count <= MAX_MEMBERS)
this.#orders.set(count, order);
return order;
}
#ascends(first, order) {
for (let index = 1; index < order.length; index += 1) {
if (this.#compare(first + (order[index - 1] ?? 0), first + (order[index] ?? 0)) >= 0)
return false;
}
return true;
}
#compare(one, other) {
const bytes = this.#bytes;
let at = (this.#starts[one] ?? 0) + 1;
let to = (this.#starts[other] ?? 0) + 1;
for (;;) {
const left = bytes[at] ?? 0;
const right = bytes[to] ?? 0;
if (left !== right)
return left - right;
if (left === QUOTE)
return 0;
at += 1;
to += 1;
}
}
#write(first, order, left) {
const [line, sorted] = [this.#line, this.#sorted];
let at = 1;
for (let index = 0; index < order.length; index += 1) {
const member = order[index] ?? 0;
if (member === left)
continue;
if (at > 1) {
sorted[at] = COMMA;
at += 1;
}
const start = (this.#starts[first + member] ?? 0) - this.#from;
let last = member;
while (order[index + 1] === last + 1 && last + 1 !== left) {
last += 1;
index += 1;
}
const end = (this.#ends[first + last] ?? 0) - this.#from;
if (end - start > FEW_BYTES)
line.copy(sorted, at, start, end);
else
copyWords({ words: this.#lineWords, from: start, to: end }, this.#sortedWords, at);
at += end - start;
}
return at;
}
#readLinks() {
const bytes = this.#bytes;
const count = this.#starts.length;
const isAt = (place, key) => startsWith(bytes, this.#starts[place] ?? 0, key);
const isOfMore = count > 0 && isAt(count - 1, SAME_WRITE);
const place = isOfMore ? count - 2 : count - 1;
if (place < 2 || !isAt(place, HASH) || !isAt(place - 1, PREV) || !isAt(place - 2, SEQ))
return undefined;
for (let other = 0; other < place; other += 1)
if (isAt(other, SAME_WRITE))
return undefined;
if (this.#sizeOf(place - 1, PREV) !== HEX_LENGTH + 1 || this.#sizeOf(place, HASH) !== HEX_LENGTH + 1)
return undefined;
const order = this.#orderOf(0);
if (order === undefined)
return undefined;
const end = this.#write(0, order, place);
this.#sorted[0] = OPEN;
this.#sorted[end] = CLOSE;
const own = (0,base_hash .s)(this.#beginningOf(end + 1));
if (!this.#isHex(place, HASH, own))
return undefined;
const prev = this.#isHex(place - 1, PREV, this.#prev) ? this.#prev : this.#valueOf(place - 1, PREV).slice(0, -1);
const sameWrite = isOfMore ? Number(this.#valueOf(count - 1, SAME_WRITE)) : 0;
return { seq: this.#wholeOf(place - 2, SEQ), prev, hash: own, sameWrite };
}
#beginningOf(length) {
const known = this.#beginnings.get(length);
if (known !== undefined)
return known;
if (this.#beginnings.size === MAX_BEGINNINGS)
this.#beginnings.clear();
const made = this.#sorted.subarray(0, length);
this.#beginnings.set(length, made);
return made;
}
#isHex(place, key, hex) {
const bytes = this.#bytes;
const start = (this.#starts[place] ?? 0) + key.length;
if (hex.length !== HEX_LENGTH || bytes[start + HEX_LENGTH] !== QUOTE)
return false;
for (let at = 0; at < HEX_LENGTH; at += 1)
if (bytes[start + at] !== hex.charCodeAt(at))
return false;
return true;
}
#sizeOf(place, key) {
return (this.#ends[place] ?? 0) - (this.#starts[place] ?? 0) - key.length;
}
#wholeOf(place, key) {
const bytes = this.#bytes;
const [start, end] = [(this.#starts[place] ?? 0) + key.length, this.#ends[place] ?? 0];
let value = 0;
for (let at = start; at < end; at += 1) {
const digit = (bytes[at] ?? 0) - ZERO;
if (digit < 0 || digit > 9 || end - start > EXACT_DIGITS)
return Number(this.#valueOf(place, key));
value = 10 * value + digit;
}
return value;
}
#valueOf(place, key) {
return this.#bytes.toString('latin1', (this.#starts[place] ?? 0) + key.length, this.#ends[place]);
}
}
const reader = new LineReader();
function startsWith(bytes, at, start) {
for (let index = 0; index < start.length; index += 1)
if (bytes[at + index] !== start[index])
return false;
return true;
}
function isAsWritten(order) {
for (let index = 0; index < order.length; index += 1)
if (order[index] !== index)
return false;
return true;
}
;
const LINKS = ['seq', 'prev', 'hash'];
const journal_chain_SAME_WRITE = 'same_write';
const JOURNAL_MEMBERS = [...LINKS, journal_chain_SAME_WRITE];
const NEWLINE = 0x0a;
function firstHead({ bytes, records }) {
return { seq: records + 1, prev: (0,base_hash .s)(bytes) };
}
function sealRecord(fields, head, sameWrite = 0) {
for (const own of JOURNAL_MEMBERS) {
if (own in fields)
throw new TypeError(`a record may not bring its own "${own}"`);
}
const linked = { ...wellFormed(fields), seq: head.seq, prev: head.prev };
const written = sameWrite === 0 ? {} : { [journal_chain_SAME_WRITE]: sameWrite };
const hash = (0,base_hash .s)((0,canonical_json .d)({ ...linked, ...written }));
const line = `${JSON.stringify({ ...linked, hash, ...written })}\n`;
return { record: JSON.parse(line), line, next: { seq: head.seq + 1, prev: hash } };
}
function wellFormed(value) {
if (typeof value === 'string')
return value.replaceAll(/\p{Cs}/gu, '\ufffd');
if (Array.isArray(value))
return value.map(wellFormed);
if (typeof value !== 'object' || value === null)
return value;
return Object.fromEntries(Object.entries(value).map(([key, item]) => [wellFormed(key), wellFormed(item)]));
}
const CHAIN_CHECKS = 2;
function parseJournal(bytes, checked) {
const end = bytes.lastIndexOf(NEWLINE) + 1;
const reader = new ChainReader(checked);
let [from, soundBytes] = [checked?.bytes ?? 0, end];
const zero = bytes.subarray(0, end).indexOf(0, from);
while (from < end) {
const to = bytes.indexOf(NEWLINE, from);
if (zero !== -1 && zero < to && reader.mayBeOneWrite(bytes.subarray(0, end), from)) {
soundBytes = from;
break;
}
reader.read(bytes, from, to);
from = to + 1;
}
const tail = bytes.subarray(soundBytes);
if (isMoreThanRecord(tail))
reader.corrupt('is a whole record that ends with another byte than a newline');
return reader.result(bytes.subarray(0, soundBytes), tail.length);
}
const SECTOR_BYTES = 512;
function hasLostSectors(line, start) {
const gaps = [...line.toString('latin1').matchAll(/\0+/g)];
return (gaps.length > 0 &&
gaps.every(({ index, 0: { length } }) => {
const from = start + index;
return length > 1 && (index === 0 || from % SECTOR_BYTES === 0) && (from + length) % SECTOR_BYTES === 0;
}));
}
const PLACE = /"seq":(\d+),"prev":"[0-9a-f]{64}","hash":"[0-9a-f]{64}"(?:,"same_write":(\d+))?\}$/;
function placeOf(line) {
const [, seq, sameWrite = 0] = PLACE.exec(line.toString('latin1')) ?? [];
return seq === undefined ? undefined : { seq: Number(seq), writeBegan: Number(seq) - Number(sameWrite) };
}
function isMoreThanRecord(tail) {
const last = tail.at(-1);
if (last === undefined || last === 0)
return false;
return parseRecordLine(tail.subarray(0, -1)) !== undefined;
}
class ChainReader {
#starts = [];
#skipped;
#line;
#head;
#issue;
#unchained;
#sameWrite;
constructor(checked) {
this.#skipped = checked?.records ?? 0;
this.#line = checked?.lines ?? 0;
this.#unchained = checked?.unchained ?? 0;
this.#head = checked !== undefined && checked.records > checked.unchained ? checked.head : undefined;
this.#sameWrite = checked?.sameWrite ?? 0;
}
read(bytes, from, to) {
this.#line += 1;
if (this.#takes(bytes, from, to)) {
this.#starts.push(from);
return;
}
const line = bytes.subarray(from, to);
const text = (0,external_node_buffer_.isUtf8)(line) ? line.toString() : undefined;
const record = text === undefined ? undefined : parseObject(text);
const why = this.#issue === undefined ? this.#why(text, record, bytes.subarray(0, from)) : undefined;
if (why !== undefined)
this.#issue = { line: this.#line, why };
if (record !== undefined)
this.#starts.push(from);
}
#takes(bytes, from, to) {
const head = this.#head;
if (head === undefined || this.#issue !== undefined)
return false;
const line = checkSealedLine(bytes, from, to, head.prev);
if (line?.seq !== head.seq || line.prev !== head.prev || !this.#isOfWrite(line))
return false;
this.#head = { seq: head.seq + 1, prev: line.hash };
this.#sameWrite = line.sameWrite;
return true;
}
#isOfWrite({ sameWrite }) {
return sameWrite === 0 || sameWrite === this.#sameWrite + 1;
}
mayBeOneWrite(bytes, start) {
if (this.#issue !== undefined)
return false;
const { seq } = this.#head ?? firstHead({ bytes: bytes.subarray(0, start), records: this.#unchained });
let last = seq - 1;
for (let from = start; from < bytes.length;) {
const to = bytes.indexOf(NEWLINE, from);
const line = bytes.subarray(from, to);
const place = placeOf(line);
const isLost = hasLostSectors(line, from);
if (place === undefined ? !isLost : place.writeBegan > seq || place.seq <= last)
return false;
if (from === start && !isLost)
return false;
last = place?.seq ?? last + 1;
from = to + 1;
}
return true;
}
corrupt(why) {
this.#issue ??= { line: this.#line + 1, why };
}
result(bytes, tornBytes) {
if (this.#issue !== undefined)
return { kind: 'corrupt', ...this.#issue, readable: (0,journal_lines .KA)(bytes, this.#starts) };
const [lines, records, unchained] = [this.#line, this.#skipped + this.#starts.length, this.#unchained];
const [soundBytes, head] = [bytes.length, this.#head ?? firstHead({ bytes, records })];
const checked = { bytes: soundBytes, lines, records, unchained, head, sameWrite: this.#sameWrite };
return { kind: 'sound', records: (0,journal_lines .KA)(bytes, this.#starts), checked, unchained, head, soundBytes, tornBytes };
}
#why(text, record, before) {
if (text === undefined)
return 'is not UTF-8';
if (record === undefined) {
return this.#head === undefined && text === '' ? undefined : 'is not a JSON object';
}
const links = LINKS.filter((link) => link in record);
if (links.length === 0 && this.#head === undefined) {
this.#unchained += 1;
return undefined;
}
if (links.length < LINKS.length)
return `has no "${LINKS.find((link) => !links.includes(link))}"`;
const head = this.#head ?? firstHead({ bytes: before, records: this.#unchained });
const { hash, ...rest } = record;
if (record.seq !== head.seq)
return `has the seq ${String(record.seq)} where ${head.seq} comes next`;
if (record.prev !== head.prev)
return 'does not continue the record before it (broken chain)';
if (typeof hash !== 'string' || hash !== hashOfRecord(rest))
return 'has content that does not match its hash';
const { [journal_chain_SAME_WRITE]: sameWrite = 0 } = record;
if (sameWrite !== 0 && sameWrite !== this.#sameWrite + 1)
return 'is not of the write that it says';
if (JSON.stringify(record) !== text)
return 'has the right values but not the bytes that were written';
this.#head = { seq: head.seq + 1, prev: hash };
this.#sameWrite = sameWrite;
return undefined;
}
}
function hashOfRecord(record) {
try {
return (0,base_hash .s)((0,canonical_json .d)(record));
}
catch {
return undefined;
}
}
function parseRecordLine(line) {
return (0,external_node_buffer_.isUtf8)(line) ? parseObject(line.toString()) : undefined;
}
function parseObject(text) {
try {
const value = JSON.parse(text);
return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}
catch {
return undefined;
}
}
}),
24237:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Di: () => ( lazyRecords),
KA: () => ( recordsAt),
L1: () => ( findLines),
Li: () => ( parseLines),
MP: () => ( readSound),
RA: () => ( streamRecords)
});
var _lazy_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71461);
const [NEWLINE, COMMA, OPEN_LIST, CLOSE_LIST] = [0x0a, 0x2c, 0x5b, 0x5d];
const STREAMED = 256;
function recordsAt(bytes, starts) {
return lazyRecords(starts.length, (from, to) => parseLines(bytes, starts, [from, to]));
}
function lazyRecords(count, parse) {
return (0,_lazy_list_js__WEBPACK_IMPORTED_MODULE_0__ .r)(count, (index) => parse(index, index + 1)[0], parse);
}
function readSound(bytes) {
return recordsAt(bytes, findLines(bytes));
}
function* streamRecords([after, count], parse) {
for (let from = after; from < count; from += STREAMED)
yield* parse(from, Math.min(from + STREAMED, count));
}
function parseLines(bytes, starts, [from, to]) {
const [start, last] = [starts[from] ?? 0, starts[to - 1] ?? 0];
const list = Buffer.allocUnsafe(bytes.indexOf(NEWLINE, last) - start + 2);
list[0] = OPEN_LIST;
bytes.copy(list, 1, start, start + list.length - 2);
list[list.length - 1] = CLOSE_LIST;
for (let index = from + 1; index < to; index += 1) {
const next = starts[index] ?? 0;
if (bytes.indexOf(NEWLINE, starts[index - 1]) !== next - 1) {
return Array.from({ length: to - from }, (_, at) => parseLine(bytes, starts[from + at] ?? 0));
}
list[next - start] = COMMA;
}
return JSON.parse(list.toString());
}
function parseLine(bytes, start) {
return JSON.parse(bytes.toString('utf8', start, bytes.indexOf(NEWLINE, start)));
}
function findLines(bytes, after = 0) {
const starts = [];
for (let from = after;;) {
const to = bytes.indexOf(NEWLINE, from);
if (to === -1)
return starts;
if (to > from)
starts.push(from);
from = to + 1;
}
}
}),
71461:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
r: () => ( lazyList)
});
const INDEX = /^(?:0|[1-9]\d*)$/;
const CHUNK = 256;
const OF_ALL = new Set([
...['concat', 'entries', 'filter', 'flatMap', 'forEach', 'map', 'reduce', 'toReversed', 'toSorted', 'values'],
Symbol.iterator,
]);
function lazyList(count, make, makeSome = (from, to) => Array.from({ length: to - from }, (_, index) => make(from + index))) {
const made = new Array(count);
const isOurs = (key) => typeof key === 'string' && INDEX.test(key) && Number(key) < count;
const makeAt = (key) => {
if (isOurs(key) && !Object.hasOwn(made, key))
made[Number(key)] = make(Number(key));
};
const fill = (from, to) => {
for (let start = from; start < Math.min(to, count); start += CHUNK) {
const end = Math.min(start + CHUNK, to, count);
let first = start;
while (first < end && Object.hasOwn(made, first))
first += 1;
if (first === end)
continue;
for (const [index, each] of makeSome(first, end).entries())
if (!Object.hasOwn(made, first + index))
made[first + index] = each;
}
};
const slice = (from = 0, to = made.length) => {
const place = (at) => (at < 0 ? Math.max(0, made.length + at) : at);
fill(place(from), place(to));
return made.slice(from, to);
};
let isWhole = count === 0;
return new Proxy(made, {
get(list, key) {
if (OF_ALL.has(key)) {
if (!isWhole)
fill(0, count);
isWhole = true;
return Reflect.get(list, key).bind(list);
}
if (isWhole)
return Reflect.get(list, key);
if (key === 'slice')
return slice;
makeAt(key);
return Reflect.get(list, key);
},
has: (list, key) => isOurs(key) || Reflect.has(list, key),
getOwnPropertyDescriptor(list, key) {
makeAt(key);
return Reflect.getOwnPropertyDescriptor(list, key);
},
ownKeys(list) {
fill(0, count);
return Reflect.ownKeys(list);
},
});
}
}),
6729:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ZY: () => ( reportedUsage),
hL: () => ( unclaimed),
hZ: () => ( describeReported),
y7: () => ( reportMark)
});
var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
function unclaimed({ claimed: _, ...origin }) {
return origin;
}
const MAX_MODELS = 8;
function reportedUsage(usage) {
if (usage === undefined || usage === null)
return undefined;
const { model, input_tokens: input, output_tokens: output, usd, at_least: isLeast } = usage;
const { cached_input_tokens: cached, cache_write_tokens: written, by_model: models, estimated } = usage;
return {
...(typeof model === 'string' ? { model: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__ .g$)(model, 100) } : {}),
...(isAmount(input) ? { input_tokens: input } : {}),
...(isAmount(output) ? { output_tokens: output } : {}),
...(isAmount(usd) ? { usd } : {}),
...(isAmount(cached) ? { cached_input_tokens: cached } : {}),
...(isAmount(written) ? { cache_write_tokens: written } : {}),
...(Array.isArray(models) ? { by_model: modelsOf(models) } : {}),
...(estimated === true ? { estimated } : {}),
...(isLeast === true ? { at_least: true } : {}),
};
}
function modelsOf(models) {
return models
.filter(_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)
.slice(0, MAX_MODELS)
.flatMap(({ by_model: _, ...each }) => {
const { model, usd, ...amounts } = reportedUsage(each) ?? {};
const { input_tokens = 0, cached_input_tokens = 0, cache_write_tokens = 0, output_tokens = 0 } = amounts;
const tokens = { input_tokens, cached_input_tokens, cache_write_tokens, output_tokens };
return model === undefined ? [] : [{ model, ...tokens, ...(usd === undefined ? {} : { usd }) }];
});
}
function isAmount(value) {
return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
function reportMark(hash) {
return `(reported attempt ${hash.slice(0, 12)})`;
}
function describeReported({ origin, name, outcome, reason, hash }) {
return `${origin} reports ${name} as ${outcome}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__ .g$)(reason, 300)} ${reportMark(hash)}`;
}
}),
85503:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
SK: () => ( isLedger),
fM: () => ( MAX_STATE_BYTES),
oK: () => ( MAX_STATE_TOTAL_BYTES),
v9: () => ( maxBytesOf)
});
const MAX_STATE_BYTES = 8 * 1024 * 1024;
const MAX_LEDGER_BYTES = 64 * 1024 * 1024;
const MAX_STATE_TOTAL_BYTES = 512 * 1024 * 1024;
function maxBytesOf(path) {
return isLedger(path) ? MAX_LEDGER_BYTES : MAX_STATE_BYTES;
}
function isLedger(path) {
return path.endsWith('.jsonl');
}
}),
72527:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( isAncestor),
f: () => ( findMergeBase)
});
async function isAncestor(git, { base, branchHead }) {
if (base === branchHead)
return true;
const args = ['merge-base', '--is-ancestor', '--end-of-options', base, branchHead];
const { exitCode, stderr } = await git(args, { allowed: [0, 1, 128] });
if (exitCode === 0 || (exitCode === 1 && stderr === ''))
return exitCode === 0;
return (await listChildren(git, { base, branchHead })).length > 0;
}
async function findMergeBase(git, [one, other]) {
const args = ['merge-base', '--end-of-options', one, other];
const { exitCode, stdout } = await git(args, { allowed: [0, 1, 128] });
return exitCode === 0 ? stdout.toString().trim() : undefined;
}
async function listChildren(git, { base, branchHead }) {
const args = ['rev-list', '--parents', '--end-of-options', branchHead, `^${base}`, '--'];
const { exitCode, stdout } = await git(args, { allowed: [0, 128] });
const lines = exitCode === 0 ? stdout.toString().split('\n') : [];
return lines.filter((line) => line.split(' ').indexOf(base) > 0);
}
}),
20077:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_C: () => ( FOREIGN_CALL),
b8: () => ( foreignCall),
zP: () => ( importPack),
H9: () => ( movePack),
zE: () => ( takePack)
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var base_text = __webpack_require__(7953);
var kernel_git = __webpack_require__(13096);
var pack_index = __webpack_require__(1902);
var external_node_zlib_ = __webpack_require__(38522);
var kernel_pace = __webpack_require__(56757);
;
const HEADER_BYTES = 12;
const OFFSET_DELTA = 6;
const REFERENCE_DELTA = 7;
const UNREADABLE = 'it is no pack that can be read';
async function findPackIssue(pack, limits) {
if (pack.length < HEADER_BYTES || pack.toString('latin1', 0, 4) !== 'PACK')
return UNREADABLE;
const count = pack.readUInt32BE(8);
if (count > limits.maxObjects)
return `it has ${count} objects; expected at most ${limits.maxObjects}`;
try {
return await findLarge(pack, { count, ...limits });
}
catch {
return UNREADABLE;
}
}
async function findLarge(pack, { count, hash, maxObjectBytes, maxAllBytes, signal }) {
const pace = new kernel_pace .o();
let at = HEADER_BYTES;
let all = 0;
for (let index = 0; index < count; index += 1) {
await pace.step();
if (signal?.aborted === true)
return undefined;
const first = byteAt(pack, at);
const type = (first >> 4) & 7;
const rest = first < 0x80 ? { value: 0, next: at + 1 } : readNumber(pack, at + 1);
const size = (first & 0x0f) + rest.value * 16;
if (size > maxObjectBytes)
return tooLarge(size, maxObjectBytes);
const data = skipBase(pack, { type, at: rest.next, hash });
const inflated = inflate(pack.subarray(data), size);
at = data + inflated.consumed;
const isDelta = type === OFFSET_DELTA || type === REFERENCE_DELTA;
const result = isDelta ? readNumber(inflated.bytes, readNumber(inflated.bytes, 0).next).value : size;
if (result > maxObjectBytes)
return tooLarge(result, maxObjectBytes);
all += result;
if (all > maxAllBytes)
return `its objects have more than ${maxAllBytes} bytes when they are unpacked`;
}
return undefined;
}
function tooLarge(bytes, limit) {
return `an object of it has ${bytes} bytes; expected at most ${limit}`;
}
function skipBase(pack, { type, at, hash }) {
if (type === REFERENCE_DELTA)
return at + (hash === 'sha1' ? 20 : 32);
return type === OFFSET_DELTA ? readNumber(pack, at).next : at;
}
function readNumber(bytes, from) {
let value = 0;
let scale = 1;
for (let at = from;; at += 1) {
const byte = byteAt(bytes, at);
value += (byte & 0x7f) * scale;
if (!Number.isSafeInteger(value))
throw new RangeError('a number that is too large');
if (byte < 0x80)
return { value, next: at + 1 };
scale *= 128;
}
}
function byteAt(bytes, at) {
const byte = bytes[at];
if (byte === undefined)
throw new RangeError('the end of the pack');
return byte;
}
function inflate(packed, size) {
const done = (0,external_node_zlib_.inflateSync)(packed, { info: true, maxOutputLength: size + 1 });
if (done.buffer.length !== size)
throw new RangeError('another size than it says');
return { bytes: done.buffer, consumed: done.engine.bytesWritten };
}
;
const MAX_OBJECT_BYTES = 100 << 20;
const MAX_ALL_BYTES = 1 << 30;
const MAX_OBJECTS = 200_000;
const FOREIGN_CALL = { timeoutMs: 120_000, env: { GIT_ALLOC_LIMIT: '600m' } };
function foreignCall(signal) {
return { ...FOREIGN_CALL, ...(signal === undefined ? {} : { cutOff: signal }) };
}
async function takePack(foreign) {
const { git, objects, pack, hash, maxPackBytes, isPrivate, hasPlainModes, signal } = foreign;
if (pack.length > maxPackBytes)
return { kind: 'refused', why: `it has ${pack.length} bytes; expected at most ${maxPackBytes}` };
const limits = { maxObjects: MAX_OBJECTS, maxObjectBytes: MAX_OBJECT_BYTES, maxAllBytes: MAX_ALL_BYTES };
const why = await findPackIssue(pack, { ...limits, hash, signal });
if (why !== undefined)
return { kind: 'refused', why };
const strict = hasPlainModes ? '--strict=badFilemode=error' : '--strict';
const args = ['index-pack', '--stdin', strict, '--threads=1', `--max-input-size=${maxPackBytes}`];
await git([...(isPrivate ? ['-c', 'core.fsync=none'] : []), ...args], { ...foreignCall(signal), input: pack });
const names = (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(objects, 'pack')).filter((name) => /^pack-[0-9a-f]+\.(pack|idx)$/.test(name));
const index = names.find((name) => name.endsWith('.idx'));
const ids = index === undefined ? [] : (0,pack_index .p)((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(objects, 'pack', index)), hash);
return { kind: 'taken', ids, names };
}
async function importPack({ gitDir, objects: to, check, ...pack }) {
const objects = (0,external_node_path_.join)(to, `tmp_objdir-incoming-${(0,external_node_crypto_.randomBytes)(8).toString('hex')}`);
const home = (0,external_node_path_.join)(objects, 'home');
for (const each of [(0,external_node_path_.join)(objects, 'pack'), home])
(0,external_node_fs_.mkdirSync)(each, { recursive: true });
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(to, 'pack'), { recursive: true });
try {
const git = (0,kernel_git .uD)({ gitDir, home, objects, alternates: [to] });
const taken = await takePack({ git, objects, ...pack });
if (taken.kind === 'refused')
return taken;
await check?.(git, taken.ids);
movePack({ names: taken.names, from: objects, to });
return taken;
}
catch (error) {
if (!(error instanceof kernel_git .XS) || error.isDiskFull)
throw error;
const message = error.stderr.trim().split('\n')[0] || error.message;
return { kind: 'refused', why: `it cannot be read: ${(0,base_text .g$)(message, 300)}` };
}
finally {
(0,external_node_fs_.rmSync)(objects, { recursive: true, force: true });
}
}
function movePack({ names, from, to, }) {
for (const name of names.toSorted().toReversed())
(0,external_node_fs_.renameSync)((0,external_node_path_.join)(from, 'pack', name), (0,external_node_path_.join)(to, 'pack', name));
}
}),
69463:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( openRemote),
w: () => ( renameRef)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _basic_credentials_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31473);
var _foreign_pack_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20077);
var _git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13096);
var _git_folder_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80829);
const MAX_FETCH_BYTES = 512 << 20;
const TOO_LARGE = /File too large|signal 25|SIGXFSZ|[Oo]ut of memory|attempting to allocate|invalid index-pack output/;
function tooLarge(ref, maxBytes) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `what ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .g$)(ref, 200)} holds on the server is refused: it has more than ${maxBytes} bytes, or needs more memory than records do`,
remedy: 'See who wrote it; to start again without it: resume: never',
});
}
const REQUEST_LIMIT_MS = 180_000;
const PAUSES_MS = [2000, 8000, 20_000];
const PASSED = ['https_proxy', 'http_proxy', 'no_proxy', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO'];
function openRemote(request) {
const { url, token, repository, folder, parentEnv, limitMs = REQUEST_LIMIT_MS, pausesMs = PAUSES_MS } = request;
const { cutOff, maxFetchBytes = MAX_FETCH_BYTES } = request;
const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'remote');
const home = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'home');
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(gitDir, { recursive: true, force: true });
for (const each of [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'refs'), home])
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(each, { recursive: true });
(0,_git_folder_js__WEBPACK_IMPORTED_MODULE_8__ .e)(gitDir, repository);
const shallow = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.commonDir, 'shallow');
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(shallow))
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(shallow, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'shallow'));
const { objects } = repository;
const git = (0,_git_js__WEBPACK_IMPORTED_MODULE_7__ .uD)({ gitDir, home, objects });
const online = (0,_git_js__WEBPACK_IMPORTED_MODULE_7__ .uD)({ gitDir, home, objects, network: request.network ?? networkOf(url, token, parentEnv) });
const call = { timeoutMs: limitMs, ...(cutOff === undefined ? {} : { cutOff }) };
const list = async (refs) => {
const { stdout } = await online(['ls-remote', url, ...refs], call);
const lines = stdout.toString().split('\n');
const found = lines.flatMap((line) => {
const [id, ref] = line.split('\t');
return id !== undefined && ref !== undefined && isAsked(ref, refs) ? [[ref, id]] : [];
});
return new Map(found);
};
const fetch = async (ref, { depth, limits = {} }) => {
const local = `refs/fetched/${ref}`;
const deep = depth === undefined ? [] : [`--depth=${depth}`];
const args = ['fetch', '-q', '--no-tags', '--no-write-fetch-head', ...deep, url, `+${ref}:${local}`];
await online(['-c', 'fetch.unpackLimit=1', ...args], { ...call, ...limits });
const { stdout } = await git(['rev-parse', '--verify', '--end-of-options', local]);
return stdout.toString().trim();
};
return {
...{ url, git, gitDir, list, nameOf: (ref) => ref },
fetch: (ref, depth) => fetch(ref, depth === undefined ? {} : { depth }),
async fetchBounded(ref, depth) {
const limits = { env: _foreign_pack_js__WEBPACK_IMPORTED_MODULE_6__ ._C.env, maxFileBytes: maxFetchBytes };
try {
return await fetch(ref, { depth, limits });
}
catch (error) {
if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_7__ .XS) || !TOO_LARGE.test(`${error.gitExit} ${error.stderr}`))
throw error;
throw tooLarge(ref, maxFetchBytes);
}
},
mayPush: () => askToPush(online, url, call),
push: (moves) => push({ git: online, url, list, call, pausesMs, cutOff }, moves),
};
}
function isAsked(ref, asked) {
return asked.some((each) => (each.endsWith('/*') ? ref.startsWith(each.slice(0, -1)) : ref === each));
}
function renameRef(remote, { here, there }) {
const isMeant = (ref) => ref === here || (here.endsWith('*') && ref.startsWith(here.slice(0, -1)));
const nameOf = (ref) => (isMeant(ref) ? there : ref);
return {
...remote,
nameOf,
list: (refs) => remote.list(refs.map(nameOf)),
fetch: (ref, depth) => remote.fetch(nameOf(ref), depth),
fetchBounded: (ref, depth) => remote.fetchBounded(nameOf(ref), depth),
push: (moves) => remote.push(moves.map((move) => ({ ...move, ref: nameOf(move.ref) }))),
};
}
function networkOf(url, token, parentEnv) {
const env = PASSED.flatMap((name) => [name, name.toUpperCase()]).flatMap((name) => {
const value = parentEnv[name];
return value === undefined ? [] : [[name, value]];
});
const protocol = url.startsWith('https:') ? 'https' : url.startsWith('http:') ? 'http' : 'file';
const header = token ? `AUTHORIZATION: basic ${(0,_basic_credentials_js__WEBPACK_IMPORTED_MODULE_5__ .B)(token)}` : undefined;
return { protocol, header, env: Object.fromEntries(env) };
}
async function push(pushing, moves) {
const { git, url, list, call, pausesMs, cutOff } = pushing;
const leases = moves.map(({ ref, from = '' }) => `--force-with-lease=${ref}:${from}`);
const args = ['push', '--atomic', '--porcelain', '--no-verify', ...leases, url];
const specs = moves.map(({ ref, to = '' }) => `${to}:${ref}`);
const names = moves.map(({ ref }) => ref);
for (let tries = 0;; tries += 1) {
const message = await attempt(git, [...args, ...specs], call);
if (message === undefined)
return { kind: 'done' };
const actual = await list(names).catch(() => undefined);
if (actual !== undefined) {
if (moves.every(({ ref, to }) => actual.get(ref) === to))
return { kind: 'done' };
if (moves.some(({ ref, from }) => actual.get(ref) !== from))
return { kind: 'moved', actual };
if (message.refs.length > 0)
return { kind: 'refused', ...message };
}
const wait = pausesMs[tries];
if (wait === undefined || cutOff?.aborted === true)
return { kind: 'unreachable', why: message.why };
await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(wait, undefined, cutOff === undefined ? {} : { signal: cutOff }).catch(() => undefined);
}
}
const FORBIDDEN = /\b(403|401|denied|Authentication failed)\b/;
async function askToPush(git, url, call) {
try {
const args = ['push', '--dry-run', '--porcelain', '--no-verify', url, ':refs/heads/autorize-no-such-branch'];
const { exitCode, stderr } = await git(args, { ...call, allowed: [0, 1, 128] });
if (exitCode === 0 || /remote ref does not exist/.test(stderr))
return 'yes';
return FORBIDDEN.test(stderr) ? 'no' : 'unknown';
}
catch (error) {
if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_7__ .XS)
return 'unknown';
throw error;
}
}
async function attempt(git, args, call) {
try {
const { exitCode, stdout, stderr } = await git(args, { ...call, allowed: [0, 1, 128] });
if (exitCode === 0)
return undefined;
const refusals = [...stdout.toString().matchAll(/^!\t[^:\p{Zl}\p{Zp}\r\n]*:(\S+)\t\[remote rejected\] (.*)$/gmu)];
const guilty = refusals.filter(([, , why]) => !/atomic/.test(why ?? ''));
const chosen = guilty.length > 0 ? guilty : refusals;
const forbidden = FORBIDDEN.test(stderr);
const why = chosen[0]?.[2] ?? lastLineOf(stderr);
if (chosen.length === 0 && forbidden)
return { refs: ['*'], why };
return { refs: chosen.map(([, ref]) => ref ?? ''), why: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .g$)(why, 200) };
}
catch (error) {
if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_7__ .XS))
throw error;
return { refs: [], why: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .g$)(`${error.gitExit}`, 200) };
}
}
function lastLineOf(stderr) {
const lines = stderr.split('\n').filter((line) => /^(fatal|error|remote):/.test(line));
return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .g$)(lines[0] ?? stderr.trim(), 200);
}
}),
92364:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ag: () => ( upperOf),
H2: () => ( overlayPrefix),
Ne: () => ( relinkLayeredView),
Nx: () => ( readOnlyPrefix),
Rp: () => ( mountedFrom),
cm: () => ( discardLayeredView),
vl: () => ( reopenLayeredView),
w0: () => ( createLayeredView)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _remove_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14311);
const TABLE = 'mounts';
function createLayeredView(view) {
const { folder } = view;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o755 });
for (const [index, { lower }] of view.folders.entries()) {
for (const name of [`up${index}`, `work${index}`])
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { mode: 0o755 });
for (const [at, layer] of lower.entries())
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(layer, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, lowerName(index, at)));
}
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, TABLE), view.folders.map((each, index) => tableLine(view.programs, each, index)).join(''));
return view;
}
function relinkLayeredView(view) {
for (const [index, { lower }] of view.folders.entries()) {
for (const [at, layer] of lower.entries()) {
const link = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(view.folder, lowerName(index, at));
quietly(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(link));
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(layer, link);
}
}
return view;
}
function reopenLayeredView({ folder, folders }) {
for (const index of folders.keys()) {
const work = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `work${index}`);
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(work, 'work')))
continue;
(0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_2__ .dM)(work);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(work, { mode: 0o755 });
}
}
async function discardLayeredView({ folder }, { emptied, ...options }) {
return emptied.empty(folder) ? [] : (0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_2__ .l)(folder, options);
}
function lowerName(index, at) {
return `${index}.${at}`;
}
function quietly(act) {
try {
act();
return true;
}
catch {
return false;
}
}
function upperOf(view, at) {
const index = view.folders.findIndex((each) => each.at === at);
if (index === -1)
throw new TypeError(`the view has no folder ${at}`);
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(view.folder, `up${index}`);
}
function mountedFrom(view, path) {
if (view === undefined)
return path;
const around = view.folders.filter(({ at }) => path === at || path.startsWith(at + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
const [inner] = around.toSorted((one, other) => other.at.length - one.at.length);
if (inner === undefined)
return path;
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(upperOf(view, inner.at), path.slice(inner.at.length));
}
function overlayPrefix(view) {
const { folder, programs } = view;
const script = ['set -e', 'cd "$1"', `"$2" -a -T ${TABLE}`, 'cd /', 'shift 2', 'unset OLDPWD', 'exec "$@"'];
return [...namespacePrefix(programs), script.join('\n'), 'view', folder, programs.mount];
}
function readOnlyPrefix(view, at) {
const { folder, programs } = view;
const index = view.folders.findIndex((each) => each.at === at);
const up = `up${index}`;
const layers = [up, ...(view.folders[index]?.lower ?? []).map((_, each) => lowerName(index, each))];
const mount = `"$2" -t overlay view -o ro,userxattr,lowerdir=${layers.join(':')} ${up}`;
const script = ['set -e', 'cd "$1"', mount, `cd ${up}`, 'shift 2', 'exec "$@"'];
return [...namespacePrefix(programs), script.join('\n'), 'view', folder, programs.mount];
}
function namespacePrefix({ unshare, owner }) {
const user = owner === undefined ? [] : ['--user', '--map-root-user'];
return [unshare, ...user, '--mount', '--propagation', 'private', '--', '/bin/sh', '-c'];
}
function tableLine({ isVolatile }, { lower }, index) {
const layers = lower.map((_, at) => lowerName(index, at)).join(':');
const options = ['userxattr', 'index=off', ...(isVolatile ? ['volatile'] : [])];
const folders = [`lowerdir=${layers}`, `upperdir=up${index}`, `workdir=work${index}`];
return `view up${index} overlay ${[...options, ...folders].join(',')} 0 0\n`;
}
}),
34389:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => ( bridgeArguments),
CL: () => ( END_BRIDGE),
qp: () => ( BRIDGE_PORT),
r9: () => ( START_BRIDGE)
});
const BRIDGE_PORT = 19_817;
const SOURCE = [
`const { createServer, connect } = require('node:net');`,
`const { openSync, closeSync, writeSync } = require('node:fs');`,
`const [folder, socket, port] = process.argv.slice(1);`,
`for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);`,
`const path = '/proc/self/fd/' + openSync(folder, 'r') + '/' + socket;`,
`const server = createServer({ allowHalfOpen: true, noDelay: true }, (near) => {`,
`  const far = connect({ path, allowHalfOpen: true });`,
`  const end = () => { near.destroy(); far.destroy(); };`,
`  for (const each of [near, far]) each.on('error', end).on('close', end);`,
`  near.pipe(far).pipe(near);`,
`});`,
`server.on('error', (error) => { console.error('bridge to the model: ' + error.message); process.exit(1); });`,
`server.listen({ port: Number(port), host: '127.0.0.1', backlog: 4096 }, () => { writeSync(1, String(process.pid)); closeSync(1); openSync('/dev/null', 'w'); });`,
].join('\n');
function bridgeArguments({ program, folder, socket }) {
return [program, SOURCE, folder, socket, String(BRIDGE_PORT)];
}
const START_BRIDGE = [
'bridge=$(NODE_OPTIONS= NODE_V8_COVERAGE= "$1" --no-warnings -e "$2" "$3" "$4" "$5" </dev/null 3>&- &)',
'case $bridge in ""|*[!0-9]*) echo "the bridge to the model does not start" >&2; exit 1 ;; esac',
'shift 5',
].join('\n');
const END_BRIDGE = 'kill -9 "$bridge" 2>/dev/null';
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
}),
55523:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( hasCommit),
Z: () => ( hasObjects)
});
async function hasObjects(git, names) {
for (const name of names) {
const { exitCode } = await git(['cat-file', '-e', '--end-of-options', name], { allowed: [0, 1, 128] });
if (exitCode !== 0)
return false;
}
return true;
}
function hasCommit(git, commit) {
return hasObjects(git, [`${commit}^{commit}`]);
}
}),
78866:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dx: () => ( linesOf),
RJ: () => ( searchObjects),
jU: () => ( MAX_SEARCHED_BYTES)
});
var _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15039);
var _pace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56757);
const MAX_SEARCHED_BYTES = 1024 * 1024 * 1024;
const BATCH_BYTES = 32 * 1024 * 1024;
async function searchObjects(git, { ids, search, cutOff, }) {
if (search.isIdle || ids.length === 0)
return 'none';
const call = cutOff === undefined ? {} : { cutOff };
const { stdout } = await git(['cat-file', '--batch-check=%(objectname) %(objectsize)', '--buffer'], {
input: inputOf(ids),
...call,
});
const sized = linesOf(stdout).map((line) => {
const [id = '', size] = line.split(' ');
return { id, size: Number(size) };
});
const total = sized.reduce((sum, { size }) => sum + size, 0);
if (!(total <= MAX_SEARCHED_BYTES))
return 'too-large';
for (let at = 0; at < sized.length;) {
const batch = [];
for (let bytes = 0; at < sized.length && (batch.length === 0 || bytes < BATCH_BYTES); at += 1) {
batch.push(sized[at]?.id ?? '');
bytes += sized[at]?.size ?? 0;
}
const { stdout: contents } = await git(['cat-file', '--batch', '--buffer'], {
...{ input: inputOf(batch), maxBytes: MAX_SEARCHED_BYTES, ...call },
});
if (await isIn(contents, search, cutOff))
return 'found';
}
return 'none';
}
async function isIn(bytes, search, cutOff) {
const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_1__ .o();
for (let from = 0; from === 0 || from + _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__ .u < bytes.length; from += BATCH_BYTES - _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__ .u) {
await pace.step();
cutOff?.throwIfAborted();
if (search.finds(bytes.subarray(from, from + BATCH_BYTES)))
return true;
}
return false;
}
function linesOf(stdout) {
return stdout
.toString()
.split('\n')
.filter((line) => line !== '');
}
const inputOf = (ids) => ids.map((id) => `${id}\n`).join('');
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
1902:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
k: () => ( renderPackIndex),
p: () => ( parsePackIds)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
const VERSION_2 = Buffer.from('ff744f6300000002', 'hex');
const COUNT_AT = 8 + 255 * 4;
const IDS_AT = COUNT_AT + 4;
function parsePackIds(bytes, hash) {
const size = hash === 'sha1' ? 20 : 32;
const isWhole = bytes.length >= IDS_AT && bytes.subarray(0, VERSION_2.length).equals(VERSION_2);
const count = isWhole ? bytes.readUInt32BE(COUNT_AT) : -1;
if (count < 0 || bytes.length < IDS_AT + count * size)
throw new Error('a pack index that cannot be read');
return Array.from({ length: count }, (_, at) => bytes.toString('hex', IDS_AT + at * size, IDS_AT + (at + 1) * size));
}
function renderPackIndex(objects, digest) {
const sorted = objects.toSorted((one, other) => (one.id < other.id ? -1 : 1));
const [sums, ids, checks, offsets] = [256 * 4, sorted.length * digest.length, sorted.length * 4, sorted.length * 4];
const bytes = Buffer.alloc(VERSION_2.length + sums + ids + checks + offsets);
VERSION_2.copy(bytes);
for (let first = 0; first < 256; first += 1) {
const upTo = sorted.filter(({ id }) => Number.parseInt(id.slice(0, 2), 16) <= first).length;
bytes.writeUInt32BE(upTo, VERSION_2.length + first * 4);
}
for (const [at, { id, crc32, offset }] of sorted.entries()) {
bytes.write(id, IDS_AT + at * digest.length, 'hex');
bytes.writeUInt32BE(crc32, IDS_AT + ids + at * 4);
bytes.writeUInt32BE(offset, IDS_AT + ids + checks + at * 4);
}
const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(digest.length === 32 ? 'sha256' : 'sha1')
.update(bytes)
.update(digest);
return Buffer.concat([bytes, digest, hash.digest()]);
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
19189:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$H: () => ( FILTER_DESCRIPTOR),
NY: () => ( STATUS_DESCRIPTOR),
V5: () => ( buildSandboxCommand),
G3: () => ( hasNamespace),
OU: () => ( shieldsFiles),
np: () => ( showsRoot)
});
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var layered_view = __webpack_require__(92364);
var loopback_bridge = __webpack_require__(34389);
;
const MACHINE_SETTINGS = [
'/proc/acpi',
'/proc/asound',
'/proc/bus',
'/proc/driver',
'/proc/dynamic_debug',
'/proc/fs',
'/proc/irq',
'/proc/mtrr',
'/proc/pressure',
'/proc/scsi',
'/proc/slabinfo',
'/proc/sysrq-trigger',
];
function buildNamespaceCommand(level, { network }) {
const { setpriv, unshare, isRoot, dropsGroups, shuts } = level;
const root = isRoot ? [] : ['--user', '--map-root-user'];
const user = isRoot ? [] : ['--user', '--map-current-user'];
return [
...[setpriv, '--pdeathsig', 'KILL', '--no-new-privs', ...(dropsGroups ? ['--clear-groups'] : []), '--'],
...[unshare, ...(shuts === undefined ? user : root), '--ipc', '--pid', '--fork', '--mount-proc', '--kill-child'],
...(network === 'off' ? ['--net'] : []),
'--',
...(shuts === undefined ? [] : shutting(unshare, shuts)),
];
}
function shutting(unshare, { mount, shownAs }) {
const script = [
'set -e; mount=$1; shift',
'shut() { "$mount" --bind "$1" "$1"; "$mount" -o remount,bind,ro "$1"; }',
'shut /proc/sys',
`for path in ${MACHINE_SETTINGS.join(' ')}; do [ ! -e "$path" ] || shut "$path"; done`,
'while read -r _ _ _ _ point _; do case $point in /sys|/sys/*) "$mount" -o remount,bind,ro "$point";; esac; done </proc/self/mountinfo',
'[ ! -d /dev/shm ] || "$mount" -t tmpfs -o nosuid,nodev,mode=1777 tmpfs /dev/shm',
'exec "$@"',
].join('\n');
const user = [`--map-user=${shownAs.uid}`, `--map-group=${shownAs.gid}`];
return ['/bin/sh', '-c', script, 'sh', mount, unshare, '--user', ...user, '--'];
}
;
const DEFAULTS = { maxProcesses: 4000, maxFileBytes: 10 * 2 ** 30, maxOpenFiles: 16_384 };
const BLOCK_BYTES = 512;
function renderLimits(limits, { countsProcesses }) {
const { maxProcesses, maxFileBytes, maxOpenFiles } = { ...DEFAULTS, ...limits };
return [
'limit() { ulimit -H "$1" "$2" || ulimit "$1" "$2"; } 2>/dev/null',
`limit -f ${whole(maxFileBytes / BLOCK_BYTES)}`,
`limit -n ${whole(maxOpenFiles)}`,
...(countsProcesses ? [`limit -p ${whole(maxProcesses)} || limit -u ${whole(maxProcesses)}`] : []),
].join('\n');
}
function whole(count) {
return Math.max(1, Math.ceil(count));
}
;
const LINKED = /^\/(?:tmp|var|etc)(?=\/|$)/;
const DEVICES = ['/dev/null', '/dev/zero', '/dev/fd', '/dev/dtracehelper'];
const SERVICES = [
'com.apple.bsd.dirhelper',
'com.apple.logd',
'com.apple.system.logger',
'com.apple.system.notification_center',
'com.apple.system.opendirectoryd.libinfo',
'com.apple.system.opendirectoryd.membership',
];
const NETWORK_SERVICES = [
'com.apple.SystemConfiguration.DNSConfiguration',
'com.apple.SystemConfiguration.configd',
'com.apple.dnssd.service',
'com.apple.trustd',
'com.apple.trustd.agent',
];
const RESOLVER = '/private/var/run/mDNSResponder';
function buildSeatbeltCommand({ program }, view) {
const { profile, paths } = buildProfile(view);
return [program, ...paths.flatMap((path, index) => ['-D', `P${index}=${path}`]), '-p', profile];
}
function buildProfile(view) {
const { workDir, home, temporary, writable = [], readable = [], devices = [], network } = view;
const { hiddenFolders = [], hiddenFiles = [] } = view;
const paths = [];
const parameter = (path) => `(param "P${paths.push(realPathOf(path)) - 1}")`;
const below = (path) => `(subpath ${parameter(path)})`;
const own = [workDir, home, temporary, ...writable];
const places = [
...[...hiddenFolders, ...hiddenFiles].map((path) => [path, 'hidden']),
...readable.map((path) => [path, 'read']),
...[...own, ...devices].map((path) => [path, 'write']),
];
const outerFirst = places.toSorted(([one], [other]) => realPathOf(one).length - realPathOf(other).length);
const around = [...new Set([...own, ...readable].flatMap(foldersAround))];
const services = [...SERVICES, ...(network === 'on' ? NETWORK_SERVICES : [])];
const rules = [
'(version 1)',
'(allow default)',
'(deny file-write*)',
`(allow file-write* ${DEVICES.map(below).join(' ')})`,
...outerFirst.flatMap(([path, access]) => fileRules(access, below(path))),
`(allow file-read-metadata ${around.map((path) => `(literal ${parameter(path)})`).join(' ')})`,
'(deny appleevent-send)',
'(deny job-creation)',
'(deny mach-lookup)',
`(allow mach-lookup ${services.map((name) => `(global-name "${name}")`).join(' ')})`,
'(deny signal)',
'(allow signal (target self) (target same-sandbox))',
network === 'on' ? '(deny network-outbound (remote unix-socket (subpath "/")))' : '(deny network*)',
...own.flatMap((path) => [
`(allow network-bind (local unix-socket ${below(path)}))`,
`(allow network-outbound (remote unix-socket ${below(path)}))`,
]),
...(network === 'on' ? [`(allow network-outbound (remote unix-socket ${below(RESOLVER)}))`] : []),
];
return { profile: rules.join('\n'), paths };
}
function fileRules(access, place) {
switch (access) {
case 'hidden':
return [`(deny file-read* file-write* ${place})`];
case 'read':
return [`(allow file-read* ${place})`, `(deny file-write* ${place})`];
case 'write':
return [`(allow file-read* file-write* ${place})`];
default:
return (0,errors .xb)(access);
}
}
function foldersAround(path) {
const folder = (0,external_node_path_.dirname)(realPathOf(path));
return folder === realPathOf(path) ? [] : [folder, ...foldersAround(folder)];
}
function realPathOf(path) {
return LINKED.test(path) ? `/private${path}` : path;
}
var system_call_filter = __webpack_require__(43165);
;
const STATUS_DESCRIPTOR = 3;
const FILTER_DESCRIPTOR = 4;
const TMPFS_BYTES = 1 << 30;
const SHELL = '/bin/sh';
const START = ['command -v -- "$1" >/dev/null 2>&1 || { echo missing >&3; exit 127; }', 'echo started >&3'];
const firstProcess = (hasBridge) => [
'stopping=; trap "stopping=1" TERM',
...(hasBridge ? [loopback_bridge .r9] : []),
...START,
'"$@" 3>&-; code=$?; echo "exit $code" >&3; exec </dev/null >/dev/null 2>&1',
...(hasBridge ? [loopback_bridge .CL] : []),
'others() { list=; read -r list </proc/1/task/1/children; [ -n "$list" ]; }',
'while [ -n "$stopping" ] && others; do sleep 0.05; done',
'exit $code',
].join('\n');
const FIRST_STEP = [...START, 'exec "$@" 3>&-'].join('\n');
function hasNamespace({ kind }) {
return kind === 'bubblewrap' || kind === 'namespace';
}
function shieldsFiles({ kind }) {
return kind === 'bubblewrap' || kind === 'seatbelt';
}
function showsRoot(level) {
if (level.kind === 'process-group' || level.kind === 'seatbelt')
return true;
return (level.kind === 'bubblewrap' ? level.shownAs : level.shuts) === undefined;
}
function buildSandboxCommand(level, { view, command, limits = {}, isBound = false }) {
const reportsExit = hasNamespace(level);
const bridge = level.kind === 'bubblewrap' && view.network === 'off' ? view.bridge : undefined;
const last = reportsExit ? firstProcess(bridge !== undefined) : FIRST_STEP;
const script = [renderLimits(limits, { countsProcesses: reportsExit }), last];
const first = ['-c', script.join('\n'), 'sh', ...(bridge === undefined ? [] : (0,loopback_bridge .C)(bridge)), ...command];
const isolation = isolationOf(level, view);
const [program = SHELL, ...args] = [...isolation, SHELL, ...first];
const filter = level.kind === 'bubblewrap'
? { filter: (0,system_call_filter .Y)(level.machine, { tracing: view.tracing ?? 'on', isBound }) }
: {};
return { program, args, reportsExit, ...filter };
}
function isolationOf(level, view) {
switch (level.kind) {
case 'bubblewrap': {
const dropper = level.groupDropper === undefined ? [] : [level.groupDropper, '--clear-groups', '--'];
const { layered } = view;
const mounts = layered === undefined ? [] : (0,layered_view .H2)(layered);
const isMapped = layered?.programs.owner !== undefined;
const flags = bubblewrapFlags(view, { ...level, ...(isMapped ? { shownAs: layered?.programs.owner } : {}) });
return [...mounts, ...(isMapped ? [] : dropper), level.program, ...flags, '--'];
}
case 'namespace':
return buildNamespaceCommand(level, view);
case 'seatbelt':
return buildSeatbeltCommand(level, view);
case 'process-group':
return [];
default:
return (0,errors .xb)(level);
}
}
const SHUT = ['--ro-bind', '/proc/sys', '/proc/sys'];
const SHUT_SETTINGS = MACHINE_SETTINGS.flatMap((path) => ['--ro-bind-try', path, path]);
function bubblewrapFlags(view, { bounded, shownAs }) {
return [
...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
...[...SHUT, ...(view.tracing === 'off' ? ['--remount-ro', '/proc'] : SHUT_SETTINGS)],
...mounts(view, bounded),
...['--unshare-pid', '--unshare-ipc', '--unshare-uts'],
...(shownAs === undefined ? [] : ['--unshare-user', '--uid', `${shownAs.uid}`, '--gid', `${shownAs.gid}`]),
...(view.network === 'off' ? ['--unshare-net'] : []),
...['--seccomp', String(FILTER_DESCRIPTOR)],
...['--cap-drop', 'ALL', '--die-with-parent', '--new-session', '--as-pid-1', '--chdir', view.workDir],
];
}
function mounts(view, bounded) {
const { workDir, home, temporary, writable = [], readable = [], hiddenFolders = [], hiddenFiles = [] } = view;
const { layered, aliases = [], readableAt = [], devices = [], bridge } = view;
const from = (path) => (0,layered_view .Rp)(layered, path);
const size = bounded ? ['--size', String(TMPFS_BYTES)] : [];
const all = [
...hiddenFolders.map((path) => ({ path, flags: [...size, '--tmpfs', path] })),
...hiddenFiles.map((path) => ({ path, flags: ['--dev-bind', '/dev/null', path] })),
...devices.map((path) => ({ path, flags: ['--dev-bind', path, path] })),
...(bridge === undefined ? [] : [bridge.program, bridge.folder]).map((path) => ({
path,
flags: ['--ro-bind', path, path],
})),
...readable.map((path) => ({ path, flags: ['--ro-bind', from(path), path] })),
...readableAt.map(({ path, at }) => ({ path: at, flags: ['--ro-bind', path, at] })),
...[workDir, home, temporary, ...writable].map((path) => ({ path, flags: ['--bind', from(path), path] })),
...aliases.map(({ path, at }) => ({ path: at, flags: ['--bind', from(path), at] })),
];
const sorted = all.map(({ path, flags }) => ({ depth: depth(path), flags }));
return sorted.sort((one, other) => one.depth - other.depth).flatMap(({ flags }) => flags);
}
function depth(path) {
return (0,external_node_path_.normalize)(path)
.split('/')
.filter((part) => part !== '').length;
}
}),
33382:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => ( giveFilter)
});
var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
var _sandbox_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19189);
function giveFilter(child, filter) {
const pipe = child.stdio[_sandbox_command_js__WEBPACK_IMPORTED_MODULE_1__ .$H];
if (filter === undefined || !(pipe instanceof node_stream__WEBPACK_IMPORTED_MODULE_0__.Writable))
return;
pipe.on('error', () => undefined);
pipe.end(filter);
}
}),
34742:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DT: () => ( decideLevel),
jX: () => ( isRoot),
UB: () => ( probeSandbox),
wJ: () => ( remedyFor),
q1: () => ( requireLevel),
HQ: () => ( tryCommand)
});
var external_node_child_process_ = __webpack_require__(31421);
var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var errors = __webpack_require__(45145);
var files = __webpack_require__(79871);
var machine_error = __webpack_require__(57478);
var platform = __webpack_require__(92717);
var kernel_program = __webpack_require__(95808);
var program_path = __webpack_require__(39058);
var sandbox_command = __webpack_require__(19189);
var sandbox_filter = __webpack_require__(33382);
var external_node_events_ = __webpack_require__(78474);
var external_node_net_ = __webpack_require__(77030);
var external_node_path_ = __webpack_require__(76760);
var remove_tree = __webpack_require__(14311);
;
const PROGRAM = `
const [own, beside, hidden, port] = process.argv.slice(1);
const { readFileSync, writeFileSync } = require('node:fs');
const can = (act) => { try { act(); return true; } catch { return false; } };
writeFileSync(own, '');
const done = [
  ...(can(() => writeFileSync(beside, '')) ? ['write beside its folders'] : []),
  ...(can(() => readFileSync(hidden)) ? ['read a hidden file'] : []),
];
const end = () => {
  if (done.length > 0) console.error('it lets a command ' + done.join(' and '));
  process.exit(done.length);
};
require('node:net').connect(Number(port), '127.0.0.1')
  .on('error', end)
  .on('connect', () => { done.push('use the network'); end(); });
`;
async function trySeatbelt(run) {
const folder = (0,external_node_fs_.realpathSync)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-trial-')));
const server = (0,external_node_net_.createServer)((socket) => socket.destroy());
try {
const [own, hidden] = [(0,external_node_path_.join)(folder, 'own'), (0,external_node_path_.join)(folder, 'hidden')];
for (const each of [own, hidden])
(0,external_node_fs_.mkdirSync)(each);
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(hidden, 'key'), 'key');
server.listen(0, '127.0.0.1');
await (0,external_node_events_.once)(server, 'listening');
const { port } = server.address();
const paths = [(0,external_node_path_.join)(own, 'made'), (0,external_node_path_.join)(folder, 'beside'), (0,external_node_path_.join)(hidden, 'key')];
return await run({
view: { workDir: own, home: own, temporary: own, hiddenFolders: [hidden], network: 'off' },
command: [process.execPath, '-e', PROGRAM, ...paths, String(port)],
});
}
finally {
server.close();
(0,remove_tree .dM)(folder);
}
}
var system_call_filter = __webpack_require__(43165);
;
const SANDBOX_REQUESTS = ( null && (['auto', 'required', 'off']));
const RESTRICTION = 'kernel.apparmor_restrict_unprivileged_userns';
const TRIAL_MS = 30_000;
const TRIAL_ENV = { PATH: program_path .EY.join(':') };
let probed;
function probeSandbox() {
probed ??= probeLevels({ until: 'one works' });
return probed;
}
const NOTHING_TRIED = {
levels: [{ kind: 'process-group' }],
refusals: [],
restrictsUserNamespaces: false,
};
const NEEDS_LINUX = 'it needs Linux';
const OF_LINUX = [
{ kind: 'bubblewrap', reason: NEEDS_LINUX },
{ kind: 'namespace', reason: NEEDS_LINUX },
];
async function probeLevels({ folders = program_path .EY, until = 'all are tried', } = {}) {
(0,machine_error .XU)();
const levels = [];
const refusals = [];
if (!(0,platform .j)())
return await probeSeatbelt(folders);
for (const kind of ['bubblewrap', 'namespace']) {
if (until === 'one works' && levels.length > 0)
break;
const candidates = kind === 'bubblewrap' ? await bubblewraps(folders) : namespaces(folders);
const found = typeof candidates === 'string' ? candidates : await firstThatWorks(candidates);
if (typeof found === 'string')
refusals.push({ kind, reason: found });
else
levels.push(found);
}
levels.push({ kind: 'process-group' });
return { levels, refusals, restrictsUserNamespaces: isRestricted() };
}
async function probeSeatbelt(folders) {
const group = { kind: 'process-group' };
const program = (0,program_path .FG)('sandbox-exec', folders);
const seatbelt = { kind: 'seatbelt', program: program ?? '' };
const reason = program === undefined
? 'sandbox-exec is not installed: it needs macOS'
: await trySeatbelt((request) => tryCommand(seatbelt, request));
if (reason === undefined)
return { levels: [seatbelt, group], refusals: OF_LINUX, restrictsUserNamespaces: false };
const refusals = [...OF_LINUX, { kind: seatbelt.kind, reason }];
return { levels: [group], refusals, restrictsUserNamespaces: false };
}
async function firstThatWorks(candidates) {
let reason = '';
for (const candidate of candidates) {
const refusal = await trial(candidate);
if (refusal === undefined)
return candidate;
reason = refusal;
}
return reason;
}
async function bubblewraps(folders) {
const program = (0,program_path .FG)('bwrap', folders);
if (program === undefined)
return 'bubblewrap is not installed';
const machine = process.arch;
if (!(0,system_call_filter .s)(machine))
return `there is no filter of system calls for a machine of type ${machine}`;
const level = { kind: 'bubblewrap', program, bounded: await isBounded(program), machine };
if (!isRoot())
return [level];
const groupDropper = hasMoreGroups() ? (0,program_path .FG)('setpriv', folders) : undefined;
const shown = [{ ...level, shownAs: readShownUser() }, level];
return [...(groupDropper === undefined ? [] : shown.map((each) => ({ ...each, groupDropper }))), ...shown];
}
function hasMoreGroups() {
const own = process.getegid?.();
return process.getgroups?.().some((each) => each !== own) ?? false;
}
async function isBounded(program) {
const limits = { timeoutMs: TRIAL_MS, maxBytes: 1 << 20, maxStderrChars: 1 << 20 };
const { stdout, stderr } = await (0,kernel_program .m)({ program, args: ['--help'], cwd: '/', env: TRIAL_ENV, ...limits });
return `${stdout.toString()}${stderr}`.includes('--size ');
}
function namespaces(folders) {
const setpriv = (0,program_path .FG)('setpriv', folders);
const unshare = (0,program_path .FG)('unshare', folders);
if (setpriv === undefined || unshare === undefined)
return 'setpriv and unshare (util-linux) are not installed';
const mount = (0,program_path .FG)('mount', folders);
const level = { kind: 'namespace', setpriv, unshare, isRoot: isRoot() };
const shownAs = isRoot() ? readShownUser() : { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 };
const shut = mount === undefined ? [level] : [{ ...level, shuts: { mount, shownAs } }, level];
return isRoot() ? [...shut.map((each) => ({ ...each, dropsGroups: true })), ...shut] : shut;
}
const NOBODY = 65_534;
const FIRST_OF_PEOPLE = 1000;
function readShownUser() {
const users = readLines('/etc/passwd').map((line) => line.split(':').slice(2, 4).map(Number));
const people = users.filter(([uid = 0]) => uid >= FIRST_OF_PEOPLE && uid < NOBODY);
const [uid = NOBODY, gid = NOBODY] = people.toSorted(([one = 0], [other = 0]) => one - other)[0] ?? [];
return { uid, gid: gid === 0 ? NOBODY : gid };
}
function readLines(path) {
try {
return (0,external_node_fs_.readFileSync)(path, 'utf8').split('\n');
}
catch {
return [];
}
}
function isRoot() {
return process.geteuid?.() === 0;
}
function trial(level) {
const folder = (0,external_node_os_.tmpdir)();
const view = { workDir: folder, home: folder, temporary: folder, network: 'on', tracing: 'off' };
return tryCommand(level, { view, command: ['true'] });
}
function tryCommand(level, request) {
const { program, args, filter } = (0,sandbox_command .V5)(level, request);
const stdio = ['ignore', 'ignore', 'pipe', 'pipe', filter === undefined ? 'ignore' : 'pipe'];
const child = (0,external_node_child_process_.spawn)(program, args, { env: TRIAL_ENV, timeout: TRIAL_MS, killSignal: 'SIGKILL', stdio: [...stdio] });
child.once('spawn', () => (0,sandbox_filter .G)(child, filter));
let output = '';
child.stdio[sandbox_command .NY]?.resume();
child.stderr?.on('data', (block) => {
output += block.toString();
});
return new Promise((resolve, reject) => {
child.once('error', (error) => {
const { message } = error;
if ((0,files .oH)(error))
reject(untried(level, message));
else
resolve(message);
});
child.once('close', (code, signal) => {
if (signal === 'SIGKILL' && child.killed)
reject(untried(level, `it did not end within ${TRIAL_MS / 1000} s`));
const end = signal === null ? `exit code ${code}` : signal;
resolve(code === 0 ? undefined : output.trim().split('\n')[0] || `it ended with ${end} and no message`);
});
});
}
function untried({ kind }, why) {
return new errors .Rb({
message: `autorize could not determine whether ${kind} works here (${why}), and uses no weaker sandbox instead`,
remedy: 'Run again when the machine is less busy, or set agent.sandbox to "off"',
});
}
function isRestricted() {
try {
return (0,external_node_fs_.readFileSync)(`/proc/sys/${RESTRICTION.replaceAll('.', '/')}`, 'utf8').trim() === '1';
}
catch {
return false;
}
}
async function requireLevel(wish) {
const level = decideLevel(wish, wish.requested === 'off' ? NOTHING_TRIED : await probeSandbox());
if (level instanceof errors .Rb)
throw level;
return level;
}
function decideLevel({ requested, network = 'on' }, probe) {
const fitting = probe.levels.filter(({ kind }) => {
if (network === 'model')
return kind === 'bubblewrap' && requested !== 'off';
if (network === 'off' && kind === 'process-group')
return false;
if (requested === 'required')
return kind === 'bubblewrap';
return requested === 'auto' || kind === 'process-group';
});
const level = fitting[0];
if (level !== undefined)
return level;
if (requested === 'off') {
return new errors .Rb({
message: `agent.network is "${network}" while agent.sandbox is "off"; only a sandbox can cut the network off`,
remedy: 'Set agent.sandbox to "auto" or "required", or agent.network to "on".',
});
}
const reasons = probe.refusals.map(({ kind, reason }) => `${kind}: ${reason}`).join('; ');
return new errors .Rb({
message: `no sandbox for agent.sandbox "${requested}" with agent.network "${network}" works here (${reasons})`,
remedy: remedyFor(probe),
});
}
function remedyElsewhere({ levels }) {
const network = levels.some(({ kind }) => kind === 'seatbelt') ? '"on" or "off"' : '"on"';
return `Only Linux has a stronger one: run it there, or set agent.sandbox to "auto" with agent.network ${network}.`;
}
function remedyFor(probe) {
if (probe.restrictsUserNamespaces)
return `Allow user namespaces: sudo sysctl -w ${RESTRICTION}=0, then run again.`;
const isMissing = probe.refusals.some(({ kind, reason }) => kind === 'bubblewrap' && reason.includes('not installed'));
if (probe.refusals.some(({ reason }) => reason === NEEDS_LINUX))
return remedyElsewhere(probe);
if (isMissing)
return 'Install it: sudo apt-get install bubblewrap, then run again.';
return 'Let containers make namespaces (--privileged or a seccomp profile that allows it), or set agent.sandbox to "auto" with agent.network "on".';
}
}),
43165:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => ( buildSystemCallFilter),
s: () => ( isFiltered)
});
var external_node_os_ = __webpack_require__(48161);
;
const ERRORS = { EPERM: 1, EINVAL: 22, ENOSYS: 38, EOPNOTSUPP: 95, EAFNOSUPPORT: 97 };
const DROPPING_ADVICE = [4, 5];
const RECLAIMING_ADVICE = [20, 21, 25];
const CACHE_FLAGS = 0x08 | 0x80;
const AF_VSOCK = 40;
const BEGIN_TRACING = [16, 0x4206];
const call = (name, x64, arm64, answer = 'ENOSYS', where) => ({
name,
numbers: { x64, arm64 },
answer,
...(where === undefined ? {} : { where }),
});
const CALL_RULES = [
call('add_key', 248, 217),
call('request_key', 249, 218),
call('keyctl', 250, 219),
call('syslog', 103, 116, 'EPERM'),
call('mincore', 27, 232),
call('cachestat', 451, 451),
call('fadvise64', 221, 223, 'done', { argument: 3, values: DROPPING_ADVICE }),
call('madvise', 28, 233, 'EINVAL', { argument: 2, values: RECLAIMING_ADVICE }),
call('process_madvise', 440, 440, 'EINVAL', { argument: 3, values: RECLAIMING_ADVICE }),
call('preadv2', 327, 286, 'EOPNOTSUPP', { argument: 5, bits: CACHE_FLAGS }),
call('pwritev2', 328, 287, 'EOPNOTSUPP', { argument: 5, bits: CACHE_FLAGS }),
call('io_setup', 206, 0),
call('io_submit', 209, 2),
call('io_uring_setup', 425, 425),
call('io_uring_enter', 426, 426),
call('io_uring_register', 427, 427),
call('socket', 41, 198, 'EAFNOSUPPORT', { argument: 0, values: [AF_VSOCK] }),
call('pidfd_getfd', 438, 438),
];
const TRACING_RULES = [
call('ptrace', 101, 117, 'EPERM', { argument: 0, values: BEGIN_TRACING }),
call('process_vm_readv', 310, 270),
call('process_vm_writev', 311, 271),
];
const BOUND_RULES = [call('sched_setaffinity', 203, 122, 'done')];
;
const MACHINES = {
x64: { audit: 0xc000003e, otherCallsFrom: 0x40000000 },
arm64: { audit: 0xc00000b7 },
};
function isFiltered(machine) {
return Object.hasOwn(MACHINES, machine);
}
const LOAD = 0x20;
const JUMP_IF_EQUAL = 0x15;
const JUMP_IF_AT_LEAST = 0x35;
const JUMP_IF_BITS = 0x45;
const RETURN = 0x06;
const CALL_NUMBER = 0;
const CONVENTION = 4;
const ARGUMENTS = 16;
const LOWER_HALF = (0,external_node_os_.endianness)() === 'LE' ? 0 : 4;
const ALLOW = 0x7fff0000;
const REFUSE = 0x00050000;
const built = new Map();
function buildSystemCallFilter(machine, { tracing, isBound = false }) {
const key = `${machine} ${tracing} ${isBound}`;
const filter = built.get(key) ?? buildFilter(machine, { tracing, isBound });
built.set(key, filter);
return filter;
}
function buildFilter(machine, { tracing, isBound }) {
const { audit, otherCallsFrom } = MACHINES[machine];
const rules = [...CALL_RULES, ...(tracing === 'off' ? TRACING_RULES : []), ...(isBound ? BOUND_RULES : [])];
const program = [
[LOAD, 0, 0, CONVENTION],
[JUMP_IF_EQUAL, 1, 0, audit],
refuse('ENOSYS'),
[LOAD, 0, 0, CALL_NUMBER],
...(otherCallsFrom === undefined ? [] : [onlyIf([JUMP_IF_AT_LEAST, otherCallsFrom], 1), refuse('ENOSYS')]),
...rules.flatMap((rule) => renderRule(rule, rule.numbers[machine])),
[RETURN, 0, 0, ALLOW],
];
return Buffer.concat(program.map(encode));
}
function renderRule({ answer, where }, number) {
const body = where === undefined ? [refuse(answer)] : renderTest(where, answer);
return [onlyIf([JUMP_IF_EQUAL, number], body.length), ...body];
}
function renderTest(test, answer) {
const conditions = 'bits' in test ? [[JUMP_IF_BITS, test.bits]] : test.values.map((value) => [JUMP_IF_EQUAL, value]);
return [
[LOAD, 0, 0, ARGUMENTS + 8 * test.argument + LOWER_HALF],
...conditions.flatMap((condition) => [onlyIf(condition, 1), refuse(answer)]),
[RETURN, 0, 0, ALLOW],
];
}
function onlyIf([code, value], skipped) {
return [code, 0, skipped, value];
}
function refuse(answer) {
return [RETURN, 0, 0, REFUSE | (answer === 'done' ? 0 : ERRORS[answer])];
}
function encode([code, ifTrue, ifFalse, value]) {
const bytes = Buffer.alloc(8);
if ((0,external_node_os_.endianness)() === 'LE') {
bytes.writeUInt16LE(code, 0);
bytes.writeUInt32LE(value, 4);
}
else {
bytes.writeUInt16BE(code, 0);
bytes.writeUInt32BE(value, 4);
}
bytes[2] = ifTrue;
bytes[3] = ifFalse;
return bytes;
}
})
};

export const id = 9843;
export const ids = [9843];
export const modules = {
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
FL: () => ( firstHead),
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
})
};

export const id = 7405;
export const ids = [7405];
export const modules = {
6805:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => ( encodingIssue),
X3: () => ( depthIssue),
ib: () => ( headIssue),
vE: () => ( StreamHead)
});
var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
var _json_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56492);
const UTF8 = 'UTF-8 text without a byte order mark';
const HEAD_BYTES = 4;
function headIssue(head) {
const [a, b, c] = head;
const issue = (found, expected, remedy) => {
return { line: 1, column: 1, path: [], found, expected, remedy };
};
if (a === 0xef && b === 0xbb && c === 0xbf) {
return issue('a UTF-8 byte order mark', UTF8, 'Save the file as "UTF-8", not as "UTF-8 with BOM".');
}
if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) {
return issue('a UTF-16 byte order mark', UTF8, 'Save the file as UTF-8.');
}
if (head.length > 1 && (a === 0 || b === 0)) {
return issue('NUL bytes, as in UTF-16 or UTF-32 text', UTF8, 'Save the file as UTF-8.');
}
if (a === 0x1f && b === 0x8b)
return issue('a gzip archive', 'JSON text', 'Decompress the file first.');
if (a === 0x50 && b === 0x4b && c === 0x03)
return issue('a zip archive', 'JSON text', 'Unpack the file first.');
return undefined;
}
class StreamHead {
issue;
#buffered = Buffer.alloc(0);
next(piece) {
if (this.#buffered === undefined)
return piece;
const head = this.#buffered.length === 0 ? piece : Buffer.concat([this.#buffered, piece]);
this.#buffered = head.length < HEAD_BYTES ? Buffer.from(head) : head;
return head.length < HEAD_BYTES ? NO_BYTES : this.rest();
}
rest() {
const head = this.#buffered ?? NO_BYTES;
if (this.#buffered !== undefined)
this.issue = headIssue(head);
this.#buffered = undefined;
return head;
}
}
const NO_BYTES = Buffer.alloc(0);
function encodingIssue(bytes) {
const at = validLength(bytes);
const { line, column } = positionAfter(bytes.subarray(0, at));
if (isCutCharacter(bytes.subarray(at))) {
const found = 'the end of the text in the middle of a character';
return { line, column, path: [], found, expected: 'UTF-8 text', remedy: 'Is the file truncated?' };
}
const found = `the byte 0x${(bytes[at] ?? 0).toString(16).padStart(2, '0')}, which is not UTF-8`;
return { line, column, path: [], found, expected: 'UTF-8 text', remedy: 'Save the file as UTF-8.' };
}
function validLength(bytes) {
let good = 0;
let bad = bytes.length;
while (bad - good > 64) {
let middle = (good + bad) >>> 1;
while (middle > good && isContinuation(bytes[middle]))
middle -= 1;
if (middle === good)
break;
if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(good, middle)))
good = middle;
else
bad = middle;
}
for (;;) {
const size = characterSize(bytes[good]);
if (good + size > bytes.length || !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(good, good + size)))
return good;
good += size;
}
}
function isContinuation(byte) {
return byte !== undefined && (byte & 0xc0) === 0x80;
}
function characterSize(first = 0) {
if (first < 0x80)
return 1;
if (first < 0xe0)
return 2;
return first < 0xf0 ? 3 : 4;
}
function isCutCharacter(rest) {
const [first = 0, ...others] = rest.subarray(0, 4);
return first >= 0xc2 && first < 0xf5 && rest.length < characterSize(first) && others.every(isContinuation);
}
function positionAfter(before) {
const lines = before.toString('utf8').split('\n');
return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
function depthIssue(bytes, depth) {
const found = `nesting ${depth} levels deep`;
const remedy = 'Flatten the value, or keep the deep part as text.';
const place = positionAfter(bytes.subarray(0, tooDeepAt(bytes)));
return { ...place, path: [], found, expected: `at most ${_json_scan_js__WEBPACK_IMPORTED_MODULE_1__ .lr} levels`, remedy };
}
function tooDeepAt(bytes) {
let level = 0;
let inString = false;
for (let at = 0; at < bytes.length; at += 1) {
const byte = bytes[at];
if (inString) {
if (byte === 0x5c)
at += 1;
else if (byte === 0x22)
inString = false;
}
else if (byte === 0x22)
inString = true;
else if (byte === 0x7d || byte === 0x5d)
level -= 1;
else if (byte === 0x7b || byte === 0x5b) {
level += 1;
if (level > _json_scan_js__WEBPACK_IMPORTED_MODULE_1__ .lr)
return at;
}
}
return bytes.length;
}
}),
50817:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I0: () => ( findIssues),
Yg: () => ( withoutQuotes),
hy: () => ( OTHER_TEXT)
});
var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
var _json_scan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56492);
var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
function withoutQuotes({ plain, path, ...issue }, listKey) {
if (plain === undefined)
return { ...issue, path };
const key = path.findIndex((part, at) => typeof part === 'string' && (at > 0 || part !== listKey));
return { ...issue, path: key === -1 ? path : path.slice(0, key), found: plain };
}
const SYNTAX = {
PropertyNameExpected: ['a property name in double quotes', 'Quote the name, or remove the comma before it.'],
ValueExpected: ['a JSON value', 'Write a value here, or remove the comma before it.'],
ColonExpected: ['":" after the property name', 'Add the colon and a value.'],
CommaExpected: ['"," between two values', 'Add the comma.'],
CloseBraceExpected: ['"}"', 'Close the object here, or add the comma.'],
CloseBracketExpected: ['"]"', 'Close the array here, or add the comma.'],
EndOfFileExpected: ['nothing after the value', 'Remove what follows.'],
InvalidCommentToken: ['JSON, which has no comments', 'Remove the comment.'],
UnexpectedEndOfString: ['a closing double quote', 'Close the string: is the file truncated?'],
UnexpectedEndOfNumber: ['a JSON number', 'Write the number out, e.g. 0.5.'],
InvalidUnicode: ['four hex digits after \\u', 'Fix the escape.'],
InvalidEscapeCharacter: ['one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u', 'Fix the escape.'],
InvalidCharacter: ['a string without raw control characters', 'Escape the character, e.g. \\n or \\u0007.'],
};
const OTHER_TEXT = 'other text';
const NAN_LIKE = /^[-+]?(nan|inf|infinity)\b/i;
const MAX_ISSUES = 1000;
function findIssues(text, parseError) {
const walk = new IssueWalk(text);
try {
(0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.visit)(text, walk.visitor, { disallowComments: true, allowTrailingComma: false });
}
catch (error) {
if (error !== ENOUGH)
throw error;
}
if (!walk.explainsSyntax && parseError !== undefined)
walk.issues.push(engineIssue(text, parseError));
return walk.issues;
}
const ENOUGH = new Error('enough of this text was seen');
class IssueWalk {
issues = [];
explainsSyntax = false;
#text;
#open = [];
#isBroken = false;
#nanEnd;
#line = 1;
#lineStart = 0;
#nextLineStart;
constructor(text) {
this.#text = text;
this.#nextLineStart = lineStartAfter(text, 0);
}
visitor = {
onObjectBegin: () => this.#begin({ keys: new Set(), step: undefined }),
onArrayBegin: () => this.#begin({ keys: undefined, step: 0 }),
onObjectEnd: () => this.#end(),
onArrayEnd: () => this.#end(),
onSeparator: (separator) => {
this.#nanEnd = undefined;
const container = this.#open.at(-1);
if (separator === ',' && container !== undefined) {
container.step = typeof container.step === 'number' ? container.step + 1 : undefined;
}
},
onObjectProperty: (name, offset) => this.#property(name, offset),
onLiteralValue: (value, offset, length) => {
if (typeof value !== 'number' || Number.isFinite(value))
return;
const found = this.#text.slice(offset, offset + Math.min(length, 40));
const remedy = 'Use a smaller number, or null.';
const [plain, expected] = ['a number that is too large', 'a number that fits a double'];
this.#add({ ...this.#place(offset), path: this.#path(), found, plain, expected, remedy });
},
onError: (code, offset, length) => {
this.#error({ code: (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.printParseErrorCode)(code), offset, length });
},
};
#begin(container) {
this.#open.push(container);
if (this.#open.length > _json_scan_js__WEBPACK_IMPORTED_MODULE_1__ .lr)
throw ENOUGH;
}
#end() {
this.#open.pop();
}
#path() {
return this.#open.flatMap(({ step }) => (step === undefined ? [] : [step]));
}
#place(offset) {
while (this.#nextLineStart <= offset) {
this.#line += 1;
this.#lineStart = this.#nextLineStart;
this.#nextLineStart = lineStartAfter(this.#text, this.#lineStart);
}
return { line: this.#line, column: offset - this.#lineStart + 1 };
}
#property(name, offset) {
const object = this.#open.at(-1);
if (object !== undefined)
object.step = name;
if (name === '__proto__') {
const found = 'the key "__proto__"';
this.#add({
...this.#place(offset),
path: this.#path(),
found,
expected: 'another name',
remedy: 'Rename the key.',
});
}
else if (object?.keys?.has(name)) {
const expected = 'each key once in an object';
const found = `a second key ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(name)}`;
const issue = { found, plain: 'a key a second time', expected, remedy: 'Remove one of the two.' };
this.#add({ ...this.#place(offset), path: this.#path(), ...issue });
}
object?.keys?.add(name);
}
#error(token) {
const { code, offset } = token;
if (this.#nanEnd !== undefined && (code === 'ValueExpected' || offset < this.#nanEnd))
return;
const nan = code === 'InvalidSymbol' ? NAN_LIKE.exec(this.#text.slice(offset, offset + 10))?.[0] : undefined;
if (nan === undefined && this.#isBroken)
return;
this.explainsSyntax = true;
const at = { ...this.#place(offset), path: this.#path() };
if (nan !== undefined) {
this.#nanEnd = offset + nan.length;
const remedy = 'JSON has no NaN or Infinity: write null, or leave the field out.';
this.#add({ ...at, found: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(nan), plain: 'a word for no number', expected: 'a finite number', remedy });
}
else {
this.#isBroken = true;
this.#add(syntaxIssue(this.#text, at, token));
}
}
#add(issue) {
this.issues.push(issue);
if (this.issues.length < MAX_ISSUES)
return;
const { line, column } = issue;
const found = `more than ${MAX_ISSUES} issues in one value`;
this.issues.push({ line, column, path: [], found, expected: 'valid JSON', remedy: 'Fix these first.' });
throw ENOUGH;
}
}
function lineStartAfter(text, offset) {
const newline = text.indexOf('\n', offset);
return newline === -1 ? Number.POSITIVE_INFINITY : newline + 1;
}
function syntaxIssue(text, at, token) {
const { code, offset, length } = token;
const shown = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(text.slice(offset, offset + Math.min(Math.max(length, 1), 40)));
const zeros = leadingZeros(text, offset);
if (zeros !== undefined) {
const remedy = 'Remove the zeros, or quote the number.';
const column = at.column + zeros.shift;
const issue = { found: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(zeros.number), plain: 'a number with leading zeros' };
return { ...at, column, ...issue, expected: 'a number without leading zeros', remedy };
}
const [expected, remedy] = SYNTAX[code] ?? ['JSON', wordRemedy(text.charAt(offset))];
if (code === 'InvalidCharacter') {
const shift = controlAt(text, offset);
const issue = { found: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(text.charAt(offset + shift)), plain: 'a control character' };
return { ...at, column: at.column + shift, ...issue, expected, remedy };
}
if (code === 'UnexpectedEndOfString' && offset + length < text.length) {
const close = 'Close the string on its line; inside a string a line break is \\n.';
return { ...at, found: `${shown} and a line break`, plain: 'text and a line break', expected, remedy: close };
}
if (offset < text.trimEnd().length)
return { ...at, found: shown, plain: OTHER_TEXT, expected, remedy };
return {
...at,
found: 'the end of the text',
plain: 'the end of the text',
expected,
remedy: 'Is the file truncated?',
};
}
function wordRemedy(first) {
if (/['\u2018\u2019\u201c\u201d`]/.test(first))
return 'Put text in double quotes: "…".';
return 'Write a number, true, false or null, or put text in double quotes.';
}
function leadingZeros(text, offset) {
const shift = text.charAt(offset - 2) === '-' ? -2 : -1;
const number = /^-?0\d[\d.eE+-]*/.exec(text.slice(Math.max(0, offset + shift), offset + 40))?.[0];
return number === undefined || offset === 0 ? undefined : { number, shift };
}
function controlAt(text, offset) {
let at = offset;
while (at < text.length && text.charCodeAt(at) >= 0x20)
at += 1;
return at - offset;
}
function engineIssue(text, error) {
const message = error instanceof Error ? error.message : String(error);
const position = /position (\d+)/.exec(message)?.[1];
const offset = position === undefined ? text.length : Number(position);
const before = text.slice(0, offset).split('\n');
const at = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, path: [] };
const found = offset >= text.length ? 'the end of the text' : (0,_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(text.slice(offset, offset + 20));
return { ...at, found, plain: OTHER_TEXT, expected: 'valid JSON', remedy: 'Fix the syntax.' };
}
}),
65090:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Rr: () => ( parsePath),
fK: () => ( valueAt),
i7: () => ( renderPath)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
const PLAIN_KEY = /^[A-Za-z_$][\w$-]*$/;
const MAX_KEY_LENGTH = 120;
function renderPath(path, root = '$') {
let text = root;
for (const part of path) {
if (typeof part === 'number')
text += `[${part}]`;
else
text += part.length <= MAX_KEY_LENGTH && PLAIN_KEY.test(part) ? `.${part}` : `[${quotedKey(part)}]`;
}
return text;
}
function quotedKey(key) {
return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(JSON.stringify((0,_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(key, MAX_KEY_LENGTH)), Number.POSITIVE_INFINITY);
}
function parsePath(text) {
if (!/^[^.[\]]+(\[\d+\])*(\.[^.[\]]+(\[\d+\])*)*$/.test(text))
return undefined;
return [...text.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map((match) => match[1] ?? Number(match[2]));
}
function valueAt(value, path) {
let current = value;
for (let at = 0; at < path.length; at += 1) {
const part = path[at] ?? 0;
if (typeof current !== 'object' || current === null || !Object.hasOwn(current, part))
return undefined;
current = current[part];
}
return current;
}
}),
56492:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Of: () => ( scalarEnd),
R3: () => ( endsScalar),
lr: () => ( MAX_DEPTH),
px: () => ( StructureScan),
xq: () => ( scanStructure)
});
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const NEWLINE = 0x0a;
const MAX_DEPTH = 512;
class StructureScan {
depth = 0;
maxDepth = 0;
colons = 0;
inString = false;
newlines = 0;
lineStart = -1;
#skip = 0;
advance(bytes, from, base) {
const end = bytes.length;
let at = from + this.#skip;
this.#skip = 0;
while (at < end) {
if (this.inString) {
at = this.#skipString(bytes, at);
if (this.inString)
return -1;
if (this.depth === 0)
return at;
continue;
}
switch (bytes[at]) {
case QUOTE:
this.inString = true;
break;
case 0x3a:
this.colons += 1;
break;
case 0x7b:
case 0x5b:
this.depth += 1;
if (this.depth > this.maxDepth)
this.maxDepth = this.depth;
break;
case 0x7d:
case 0x5d:
this.depth -= 1;
if (this.depth <= 0)
return at + 1;
break;
case NEWLINE:
this.newlines += 1;
this.lineStart = base + at + 1;
break;
}
at += 1;
}
return -1;
}
#skipString(bytes, from) {
const end = bytes.length;
let at = from;
while (at < end) {
const byte = bytes[at];
if (byte === QUOTE) {
this.inString = false;
return at + 1;
}
at += byte === BACKSLASH ? 2 : 1;
}
this.#skip = at - end;
return at;
}
}
function scanStructure(bytes) {
const scan = new StructureScan();
scan.advance(bytes, 0, 0);
return scan;
}
function scalarEnd(bytes, from) {
for (let at = from; at < bytes.length; at += 1)
if (endsScalar(bytes[at] ?? 0))
return at;
return -1;
}
function endsScalar(byte) {
return byte === 0x2c || byte === 0x5d || byte === 0x7d || byte <= 0x20;
}
}),
75936:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
x: () => ( decodeJson),
Q: () => ( decodePrinted)
});
var external_node_buffer_ = __webpack_require__(4573);
var byte_issues = __webpack_require__(6805);
var json_issues = __webpack_require__(50817);
var json_scan = __webpack_require__(56492);
;
class ValueSize {
keys = 0;
size;
isRefused = false;
#takesAnyKey;
constructor(value, { levels, takesAnyKey }) {
this.#takesAnyKey = takesAnyKey;
this.size = typeof value === 'string' ? value.length + 2 : this.#sizeOf(value, levels);
}
#sizeOf(value, levels) {
if (typeof value === 'number')
return this.#sizeOfNumber(value);
if (typeof value !== 'object' || value === null)
return value === false ? 5 : 4;
if (levels === 0) {
this.isRefused = true;
return Number.NaN;
}
let size = 1;
if (Array.isArray(value)) {
for (const item of value)
size += 1 + (typeof item === 'string' ? item.length + 2 : this.#sizeOf(item, levels - 1));
return value.length === 0 ? 2 : size;
}
const object = value;
let count = 0;
for (const key in object) {
if (key === '__proto__' && !this.#takesAnyKey)
this.isRefused = true;
count += 1;
const first = key.charCodeAt(0);
if (first >= 0x30 && first <= 0x39)
size = Number.NaN;
const item = object[key];
size += key.length + 4 + (typeof item === 'string' ? item.length + 2 : this.#sizeOf(item, levels - 1));
}
this.keys += count;
return count === 0 ? 2 : size;
}
#sizeOfNumber(value) {
const positive = value < 0 ? -value : value;
const sign = value < 0 ? 1 : 0;
if (positive < MANY_DIGITS) {
if (Number.isInteger(positive))
return sign + digitsOf(positive);
let decimals = 1;
for (let scale = 10; scale <= MOST_SCALE && positive < MOST_SCALED; scale *= 10) {
if (Math.round(positive * scale) / scale === positive)
return sign + digitsOf(positive) + 1 + decimals;
decimals += 1;
}
}
if (!Number.isFinite(value))
this.isRefused = true;
const { length } = String(positive);
return length <= MAX_CHARS && positive >= LEAST && positive < MANY_DIGITS ? sign + length : Number.NaN;
}
}
function digitsOf(positive) {
let digits = 1;
for (let next = 10; positive >= next; next *= 10)
digits += 1;
return digits;
}
const MOST_SCALE = 1e5;
const MOST_SCALED = 1e9;
const MAX_CHARS = 16;
const MANY_DIGITS = 1e15;
const LEAST = 1e-6;
;
function decodeJson(bytes, scan, { takesAnyKey = false } = {}) {
if (!(0,external_node_buffer_.isUtf8)(bytes))
return { issues: [(0,byte_issues .H)(bytes)] };
if (scan.maxDepth > json_scan .lr)
return { issues: [(0,byte_issues .X3)(bytes, scan.maxDepth)] };
const text = bytes.toString();
let value;
try {
value = JSON.parse(text);
}
catch (error) {
return { issues: (0,json_issues .I0)(text, error) };
}
const { keys, isRefused } = new ValueSize(value, { levels: json_scan .lr, takesAnyKey });
return keys === scan.colons && !isRefused ? { value } : { issues: (0,json_issues .I0)(text, undefined) };
}
function decodePrinted(bytes, { from = 0, to = bytes.length, scan, isPlain = (0,external_node_buffer_.isAscii)(bytes.subarray(from, to)) } = {}) {
if (!isPlain && !(0,external_node_buffer_.isUtf8)(bytes.subarray(from, to)))
return undefined;
const text = bytes.toString(isPlain ? 'latin1' : 'utf8', from, to);
let value;
try {
value = JSON.parse(text);
}
catch {
return undefined;
}
const { keys, size, isRefused } = new ValueSize(value, { levels: json_scan .lr, takesAnyKey: false });
if (isRefused)
return undefined;
const isAsPrinted = isPlain && size === text.length && !text.includes('\\') && !EXPONENT.test(text);
const printed = isAsPrinted ? text : JSON.stringify(value);
const isCanonical = scan === undefined && printed === text;
if (!isCanonical && keys !== (scan ?? (0,json_scan .xq)(bytes.subarray(from, to))).colons)
return undefined;
const isAsciiText = isPlain && (isCanonical || !text.includes('\\u'));
return { value, printed, isAscii: isAsciiText, bytes: isAsciiText && isCanonical ? { bytes, from, to } : undefined };
}
const EXPONENT = /\d[eE][-+\d]/;
})
};

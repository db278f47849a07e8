export const id = 421;
export const ids = [421];
export const modules = {
70421:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
u: () => ( PART_OVERLAP),
SecretSearch: () => ( SecretSearch)
});
;
const MIN_FORM_CHARS = 12;
function formsOf(secret) {
const plainText = secret.trim();
const bytes = Buffer.from(plainText);
const hex = bytes.toString('hex');
const escaped = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const texts = [
...[hex, hex.toUpperCase(), escaped, escaped.toUpperCase(), encodeURIComponent(bytes.toString())],
...[0, 1, 2].flatMap((offset) => {
const inner = innerBase64(bytes, offset);
return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
}),
JSON.stringify(plainText).slice(1, -1),
];
const plain = [bytes, Buffer.from(bytes).reverse(), ...texts.map((text) => Buffer.from(text))];
const all = plain.map((form) => form.toString('latin1')).flatMap((form) => [form, form.replaceAll(SPACE, '')]);
return [...new Set(all)].filter(({ length }) => length >= MIN_FORM_CHARS);
}
function innerBase64(secret, offset) {
const text = Buffer.concat([Buffer.alloc(offset), secret]).toString('base64');
return text.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + secret.length) * 8) / 6));
}
const SPACE = /[\s\0]{1,1000}|\\[nrt]/g;
const SPACE_OF_DIFF = /(?:[\s\0]|\\[nrt]){1,1000}[+-]?/g;
const ESCAPED = new RegExp([
'[\\s\\0]{1,1000}|\\\\[nrt]|\\xe2\\x80\\x8b|\\\\u200b',
'&(?:amp|lt|gt|quot|apos|#\\d{1,7}|#[xX][0-9a-fA-F]{1,6});',
'\\\\u00[0-9a-fA-F]{2}',
'\\\\[!-/:-@[-`{-~]',
'%[0-9a-fA-F]{2}',
].join('|'), 'g');
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
function characterFor(written) {
if (written.startsWith('\\u00'))
return String.fromCharCode(Number.parseInt(written.slice(4), 16));
if (written.startsWith('&#'))
return characterOf(written.slice(2, -1));
if (written.startsWith('&'))
return ENTITIES[written.slice(1, -1)] ?? '';
if (written.startsWith('%'))
return String.fromCharCode(Number.parseInt(written.slice(1), 16));
return /^\\[!-/:-@[-`{-~]$/.test(written) ? written.slice(1) : '';
}
function characterOf(reference) {
const code = /^x/i.test(reference) ? Number.parseInt(reference.slice(1), 16) : Number.parseInt(reference, 10);
return code <= 0x10_ff_ff ? Buffer.from(String.fromCodePoint(code)).toString('latin1') : '';
}
const HAS_ESCAPE = /[\\&%]|\xe2\x80\x8b/;
const MAX_DEPTH = 3;
function* readingsOf(text, { isTraced }) {
const plain = { text, spans: undefined };
yield plain;
const without = (pattern) => rewrite(plain, { pattern, by: () => '', isTraced });
const close = without(SPACE);
if (close.text !== text)
yield close;
if (text.includes('diff --git '))
yield without(SPACE_OF_DIFF);
for (let depth = 0, last = plain; depth < MAX_DEPTH && HAS_ESCAPE.test(last.text); depth += 1) {
const next = rewrite(last, { pattern: ESCAPED, by: characterFor, isTraced });
if (next.text === last.text)
return;
yield next;
last = next;
}
}
function rewrite({ text, spans }, { pattern, by, isTraced }) {
if (!isTraced)
return { text: text.replaceAll(pattern, by), spans: undefined };
const spansOf = { from: new Uint32Array(text.length), to: new Uint32Array(text.length) };
const parts = [];
let length = 0;
const write = (written, spanAt) => {
for (let at = 0; at < written.length; at += 1, length += 1) {
[spansOf.from[length], spansOf.to[length]] = spanAt(at);
}
parts.push(written);
};
const fromOf = (at) => spans?.from[at] ?? at;
const toOf = (at) => spans?.to[at] ?? at + 1;
let done = 0;
const copyTo = (end) => {
const begin = done;
write(text.slice(begin, end), (at) => [fromOf(begin + at), toOf(begin + at)]);
};
for (const { 0: match, index } of text.matchAll(pattern)) {
copyTo(index);
done = index + match.length;
const span = [fromOf(index), toOf(done - 1)];
write(by(match), () => span);
}
copyTo(text.length);
return { text: parts.join(''), spans: spansOf };
}
;
const MIN_PART_CHARS = 8;
const HIDDEN = '***';
const CUT = '\xe2\x80\xa6';
const PART_BYTES = 64 * 1024 * 1024;
const PART_OVERLAP = 1024 * 1024;
class SecretSearch {
#forms;
#blind;
constructor(secrets, blind = []) {
this.#forms = new Set(secrets.flatMap(formsOf));
this.#blind = [...blind];
}
get isIdle() {
return this.#forms.size === 0 && this.#blind.every(({ isIdle }) => isIdle);
}
add(blind) {
this.#blind.push(blind);
}
addSecrets(secrets) {
for (const form of secrets.flatMap(formsOf))
this.#forms.add(form);
}
finds(bytes) {
if (this.isIdle)
return false;
for (let from = 0; from === 0 || from + PART_OVERLAP < bytes.length; from += PART_BYTES - PART_OVERLAP) {
const part = bytes.subarray(from, from + PART_BYTES);
for (const { text } of readingsOf(part.toString('latin1'), { isTraced: false })) {
if (this.#holds(text))
return true;
}
}
return false;
}
redact(text) {
if (this.isIdle || text === '')
return text;
const supplied = Buffer.from(text).toString('latin1');
if (!this.#needsRedaction(supplied))
return text;
const ranges = [];
for (const { text: read, spans } of readingsOf(supplied, { isTraced: true })) {
for (const [from, to] of [...this.#rangesIn(read), ...this.#cutParts(read)]) {
ranges.push([spans?.from[from] ?? from, spans?.to[to - 1] ?? to]);
}
}
return Buffer.from(hide(supplied, ranges), 'latin1').toString();
}
redactDeep(value) {
return this.isIdle ? value : this.#redactAny(value);
}
#redactAny(value) {
if (typeof value === 'string')
return this.redact(value);
if (Array.isArray(value))
return value.map((each) => this.#redactAny(each));
if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
return value;
return Object.fromEntries(Object.entries(value).map(([key, each]) => [this.redact(key), this.#redactAny(each)]));
}
#needsRedaction(supplied) {
for (const { text } of readingsOf(supplied, { isTraced: false })) {
if (this.#holds(text) || this.#cutParts(text).length > 0)
return true;
}
return false;
}
#holds(text) {
for (const form of this.#forms)
if (text.includes(form))
return true;
const isFound = () => true;
return this.#blind.some((each) => each.findsIn(text, isFound));
}
#rangesIn(text) {
const ranges = [];
for (const form of this.#forms) {
for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1))
ranges.push([at, at + form.length]);
}
for (const each of this.#blind) {
each.findsIn(text, (range) => {
ranges.push(range);
return false;
});
}
return ranges;
}
#cutParts(text) {
const ranges = [];
for (let begin = 0; begin <= text.length;) {
const cut = text.indexOf(CUT, begin);
const end = cut === -1 ? text.length : cut;
for (const form of this.#forms) {
const head = partBefore(text, { begin, end, form });
if (head > 0 && (cut >= 0 || isRevealing(text.slice(end - head, end))))
ranges.push([end - head, end]);
const tail = partAfter(text, { begin, end, form });
if (tail > 0 && (begin > 0 || isRevealing(text.slice(0, tail))))
ranges.push([begin, begin + tail]);
}
begin = end + CUT.length;
}
return ranges;
}
}
function isRevealing(part) {
return /\d/.test(part) && /[a-z]/i.test(part);
}
function partBefore(text, { begin, end, form }) {
const most = Math.min(form.length - 1, end - begin);
return most < MIN_PART_CHARS ? 0 : overlap(text.slice(end - most, end), form);
}
function partAfter(text, { begin, end, form }) {
const most = Math.min(form.length - 1, end - begin);
return most < MIN_PART_CHARS ? 0 : overlap(form.slice(-most), text.slice(begin, begin + most));
}
function overlap(one, other) {
const first = other.slice(0, MIN_PART_CHARS);
for (let at = one.indexOf(first); at >= 0; at = one.indexOf(first, at + 1)) {
const length = one.length - at;
if (other.startsWith(one.slice(at)))
return length;
}
return 0;
}
function hide(text, ranges) {
let [hidden, done] = ['', 0];
for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
if (to <= done)
continue;
if (from > done || done === 0)
hidden += `${text.slice(done, from)}${HIDDEN}`;
done = to;
}
return `${hidden}${text.slice(done)}`;
}
})
};

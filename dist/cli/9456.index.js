export const id = 9456;
export const ids = [421,1167,9456];
export const modules = {
43042:
(function(module, __unused_webpack_exports, __webpack_require__) {
(function (global, pool, math) {
var width = 256,        
chunks = 6,         
digits = 52,        
rngname = 'random', 
startdenom = math.pow(width, chunks),
significance = math.pow(2, digits),
overflow = significance * 2,
mask = width - 1,
nodecrypto;         
function seedrandom(seed, options, callback) {
var key = [];
options = (options == true) ? { entropy: true } : (options || {});
var shortseed = mixkey(flatten(
options.entropy ? [seed, tostring(pool)] :
(seed == null) ? autoseed() : seed, 3), key);
var arc4 = new ARC4(key);
var prng = function() {
var n = arc4.g(chunks),             
d = startdenom,                 
x = 0;                          
while (n < significance) {          
n = (n + x) * width;              
d *= width;                       
x = arc4.g(1);                    
}
while (n >= overflow) {             
n /= 2;                           
d /= 2;                           
x >>>= 1;                         
}
return (n + x) / d;                 
};
prng.int32 = function() { return arc4.g(4) | 0; }
prng.quick = function() { return arc4.g(4) / 0x100000000; }
prng.double = prng;
mixkey(tostring(arc4.S), pool);
return (options.pass || callback ||
function(prng, seed, is_math_call, state) {
if (state) {
if (state.S) { copy(state, arc4); }
prng.state = function() { return copy(arc4, {}); }
}
if (is_math_call) { math[rngname] = prng; return seed; }
else return prng;
})(
prng,
shortseed,
'global' in options ? options.global : (this == math),
options.state);
}
function ARC4(key) {
var t, keylen = key.length,
me = this, i = 0, j = me.i = me.j = 0, s = me.S = [];
if (!keylen) { key = [keylen++]; }
while (i < width) {
s[i] = i++;
}
for (i = 0; i < width; i++) {
s[i] = s[j = mask & (j + key[i % keylen] + (t = s[i]))];
s[j] = t;
}
(me.g = function(count) {
var t, r = 0,
i = me.i, j = me.j, s = me.S;
while (count--) {
t = s[i = mask & (i + 1)];
r = r * width + s[mask & ((s[i] = s[j = mask & (j + t)]) + (s[j] = t))];
}
me.i = i; me.j = j;
return r;
})(width);
}
function copy(f, t) {
t.i = f.i;
t.j = f.j;
t.S = f.S.slice();
return t;
};
function flatten(obj, depth) {
var result = [], typ = (typeof obj), prop;
if (depth && typ == 'object') {
for (prop in obj) {
try { result.push(flatten(obj[prop], depth - 1)); } catch (e) {}
}
}
return (result.length ? result : typ == 'string' ? obj : obj + '\0');
}
function mixkey(seed, key) {
var stringseed = seed + '', smear, j = 0;
while (j < stringseed.length) {
key[mask & j] =
mask & ((smear ^= key[mask & j] * 19) + stringseed.charCodeAt(j++));
}
return tostring(key);
}
function autoseed() {
try {
var out;
if (nodecrypto && (out = nodecrypto.randomBytes)) {
out = out(width);
} else {
out = new Uint8Array(width);
(global.crypto || global.msCrypto).getRandomValues(out);
}
return tostring(out);
} catch (e) {
var browser = global.navigator,
plugins = browser && browser.plugins;
return [+new Date, global, plugins, global.screen, tostring(pool)];
}
}
function tostring(a) {
return String.fromCharCode.apply(0, a);
}
mixkey(math.random(), pool);
if ( true && module.exports) {
module.exports = seedrandom;
try {
nodecrypto = __webpack_require__(76982);
} catch (ex) {}
} else if ((typeof define) == 'function' && define.amd) {
define(function() { return seedrandom; });
} else {
math['seed' + rngname] = seedrandom;
}
})(
(typeof self !== 'undefined') ? self : this,
[],     
Math    
);
}),
46204:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( normalPath)
});
function normalPath(supplied) {
const parts = supplied.split('/').filter((part) => part !== '' && part !== '.');
if (parts.length === 0 || parts.includes('..') || supplied.includes('\0'))
return undefined;
return parts.join('/');
}
}),
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
}),
16740:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( renderJson)
});
function renderJson(value) {
return `${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`;
}
}),
81167:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
decodeYaml: () => ( decodeYaml)
});
var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
var _byte_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6805);
var _json_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85572);
const MAX_ALIASES = 100;
const MAX_PROBLEMS = 200;
function decodeYaml(file, bytes) {
const issue = (0,_byte_issues_js__WEBPACK_IMPORTED_MODULE_1__ .ib)(bytes);
if (issue !== undefined)
return { problems: [(0,_json_document_js__WEBPACK_IMPORTED_MODULE_2__ .X)(file, issue)] };
const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__ .HN();
const text = bytes.toString('utf8');
const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__ .Tp)(text, { lineCounter: lines, schema: 'core', uniqueKeys: false, prettyErrors: false });
const begun = document.errors.findIndex(({ code }) => code === 'UNEXPECTED_TOKEN');
const errors = document.errors.filter(({ code }, at) => at <= begun || code !== 'UNEXPECTED_TOKEN');
const issues = [...errors, ...document.warnings, ...findRepeatedKeys(document.contents)];
issues.sort((one, other) => one.pos[0] - other.pos[0]);
const [first] = issues;
if (first !== undefined) {
const problems = issues.slice(0, MAX_PROBLEMS).map((each) => problemOf(each, { file, lines }));
const value = wholeBefore(document, document.contents, { first: first.pos[0], depth: 2 });
return { problems, before: { file, value, locate: locator(document.contents, lines) } };
}
try {
const value = document.toJS({ maxAliasCount: MAX_ALIASES });
return { document: { file, value, locate: locator(document.contents, lines) } };
}
catch (error) {
const found = error instanceof Error ? error.message : String(error);
return { problems: [{ file, found, expected: 'valid YAML', remedy: 'Write the values out.' }] };
}
}
function wholeBefore(document, node, { first, depth }) {
if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jh)(node))
return {};
const begun = node.items.filter(({ key }) => offsetOf(key) < first);
const entries = begun.flatMap(({ key, value }, at) => {
const name = (0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jn)(key) ? String(key.value) : '';
if (at < begun.length - 1)
return [[name, plainValue(document, value)]];
return depth === 1 ? [] : [[name, wholeBefore(document, value, { first, depth: depth - 1 })]];
});
return Object.fromEntries(entries);
}
function plainValue(document, node) {
try {
return (0,yaml__WEBPACK_IMPORTED_MODULE_0__ .Ll)(node) ? node.toJS(document, { maxAliasCount: MAX_ALIASES }) : node;
}
catch {
return undefined;
}
}
function findRepeatedKeys(contents) {
const issues = [];
const open = [contents];
for (let node = open.pop(); node !== undefined; node = open.pop()) {
if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__ .oP)(node))
for (const item of node.items)
open.push(item);
if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jh)(node))
continue;
const seen = new Set();
for (const { key, value } of node.items) {
open.push(key, value ?? null);
if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jn)(key))
continue;
if (seen.has(key.value))
issues.push({ pos: [offsetOf(key)], message: 'Map keys must be unique' });
seen.add(key.value);
}
}
return issues;
}
function problemOf({ pos: [at], message: found }, { file, lines }) {
const { line, col } = lines.linePos(at);
const place = { file, line: Math.max(1, line), column: Math.max(1, col) };
return { ...place, found, expected: 'valid YAML', remedy: 'Fix the syntax.' };
}
function locator(contents, lines) {
return (path) => {
let node = contents;
for (const part of path) {
const child = childOf(node, part);
if (child === undefined)
break;
node = child;
}
const { line, col } = lines.linePos(offsetOf(node));
return { line: Math.max(1, line), column: Math.max(1, col) };
};
}
function childOf(node, part) {
if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__ .oP)(node) && typeof part === 'number')
return node.items[part] ?? undefined;
if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jh)(node))
return undefined;
const pair = node.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jn)(key) && String(key.value) === String(part));
return pair?.value ?? pair?.key ?? undefined;
}
function offsetOf(node) {
const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : 0;
}
}),
88744:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runPrepareCommand: () => ( runPrepareCommand)
});
var external_node_path_ = __webpack_require__(76760);
var byte_size = __webpack_require__(35252);
var errors = __webpack_require__(45145);
var secret_search = __webpack_require__(70421);
var base_text = __webpack_require__(7953);
var hash = __webpack_require__(28338);
var saved_layers = __webpack_require__(22473);
var private_area = __webpack_require__(63702);
var area_layers = __webpack_require__(16755);
var area_path = __webpack_require__(91934);
;
async function restoreEnvironment({ parentEnv, ...request }) {
return (0,saved_layers .tD)(await (0,area_layers .zZ)((0,area_path .ME)(parentEnv)), request);
}
var storage_error = __webpack_require__(31695);
var temporary_area = __webpack_require__(68054);
var evaluation = __webpack_require__(2774);
var evaluation_preparation = __webpack_require__(2994);
var preparing_steps = __webpack_require__(54620);
;
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
if (value !== null && value !== void 0) {
if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
var dispose, inner;
if (async) {
if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
dispose = value[Symbol.asyncDispose];
}
if (dispose === void 0) {
if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
dispose = value[Symbol.dispose];
if (async) inner = dispose;
}
if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
env.stack.push({ value: value, dispose: dispose, async: async });
}
else if (async) {
env.stack.push({ async: true });
}
return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
return function (env) {
function fail(e) {
env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
env.hasError = true;
}
var r, s = 0;
function next() {
while (r = env.stack.pop()) {
try {
if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
if (r.dispose) {
var result = r.dispose.call(r.value);
if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
}
else s |= 1;
}
catch (e) {
fail(e);
}
}
if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
if (env.hasError) throw env.error;
}
return next();
};
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
var e = new Error(message);
return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
async function prepareBase({ describe, command, ...area }, request) {
try {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { parentEnv } = area;
const { signal, from } = request;
const taken = from === undefined ? 'not asked for' : await restoreEnvironment({ ...from, parentEnv, signal });
if (taken === 'cancelled')
return { kind: taken };
const temporary = __addDisposableResource(env_1, await (0,temporary_area .g)({ ...area, purpose: 'prepare', signal }), true);
const { privateArea } = temporary;
const { setups, protectedFiles } = await describe(privateArea);
const steps = stepsOf(privateArea, setups);
if (steps.length === 0)
return { kind: 'nothing', reason: 'there is no setup.command with setup.inputs', taken };
const usable = steps.filter(({ level }) => level.kind === 'bubblewrap');
const why = usable.length === 0 ? 'commands do not run in bubblewrap here' : copiesReason(privateArea);
if (why !== undefined) {
return { kind: 'nothing', reason: `prepared environments are used in layers alone: ${why}`, taken };
}
const prepared = await prepareSteps(privateArea, usable, { ...request, protectedFiles });
return prepared.kind === 'cancelled' ? prepared : { ...prepared, taken };
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = __disposeResources(env_1);
if (result_1)
await result_1;
}
}
catch (error) {
throw (0,storage_error .ML)(() => command, { cause: error, repository: area.repository }) ?? error;
}
}
function stepsOf({ folder }, setups) {
const logs = (0,external_node_path_.join)(folder, 'scratch', 'environment-');
return setups.flatMap(({ preparing, level }) => {
const step = (0,preparing_steps .wt)({ ...preparing, logs });
return step === undefined ? [] : [{ step, level }];
});
}
async function prepareSteps(privateArea, steps, preparation) {
const layers = new Map();
const releases = [];
let isReused = true;
try {
for (const { step, level } of steps) {
const prepared = await prepareStep({ ...privateArea, level }, step, preparation);
if (prepared.kind === 'aborted')
return { kind: 'cancelled' };
if (prepared.kind !== 'ready')
throw notPrepared(prepared.reason);
releases.push(prepared.release);
if (Object.keys(prepared.timings ?? {}).length > 0)
isReused = false;
layers.set(prepared.layer.key, { ...prepared.layer, command: step.command });
}
const all = [...layers.values()];
const content = (0,hash .s)(all.map((layer) => `${layer.key} ${layer.digest}`).join('\n'));
const key = `autorize-environment-${content.slice(0, 16)}`;
const bytes = all.reduce((sum, layer) => sum + layer.bytes, 0);
const { to, secrets, signal } = preparation;
if (to === undefined)
return { kind: 'prepared', key, bytes, isReused, saved: undefined };
const finders = steps.flatMap(({ step }) => (0,evaluation_preparation .Vm)(privateArea, step) ?? []);
const isForbidden = (found) => finders.some((finds) => finds(found)) || secrets.finds(found);
const saved = await (0,saved_layers .o)({ folder: to, layers: all, isForbidden, signal });
if (saved === 'cancelled')
return { kind: 'cancelled' };
if ('refusal' in saved)
throw notSaved(saved.refusal);
return { kind: 'prepared', key, bytes, isReused, saved: { folder: to, digest: saved.digest } };
}
finally {
for (const release of releases)
release();
}
}
function copiesReason({ layering }) {
return layering.kind === 'layers' ? undefined : layering.reason;
}
function prepareStep(privateArea, step, { protectedFiles, signal }) {
const { base } = privateArea.store;
const checkout = (0,private_area .b)(privateArea, 1);
return (0,evaluation .z)(privateArea, { step, protectedFiles, signal, checkout, tree: base, variables: {} });
}
function notPrepared(reason) {
return new errors .Rb({
message: `setup failed: ${reason}`,
remedy: 'Correct setup.command, or what it needs of this machine; then prepare again.',
});
}
function notSaved(reason) {
return new errors .Rb({
message: `the prepared environment was not saved: ${reason}`,
remedy: 'Change setup.command so that it removes the file or writes no key to it; then prepare again.',
});
}
var kernel_environment = __webpack_require__(22989);
var inspector_guard = __webpack_require__(95453);
var secret_values = __webpack_require__(46837);
var user_refs = __webpack_require__(11584);
var secret_commands = __webpack_require__(14836);
var fold = __webpack_require__(61319);
var opening = __webpack_require__(67018);
var run_config = __webpack_require__(27634);
var store = __webpack_require__(54347);
var objective = __webpack_require__(31409);
;
var environment_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
if (value !== null && value !== void 0) {
if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
var dispose, inner;
if (async) {
if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
dispose = value[Symbol.asyncDispose];
}
if (dispose === void 0) {
if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
dispose = value[Symbol.dispose];
if (async) inner = dispose;
}
if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
env.stack.push({ value: value, dispose: dispose, async: async });
}
else if (async) {
env.stack.push({ async: true });
}
return value;
};
var environment_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
return function (env) {
function fail(e) {
env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
env.hasError = true;
}
var r, s = 0;
function next() {
while (r = env.stack.pop()) {
try {
if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
if (r.dispose) {
var result = r.dispose.call(r.value);
if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
}
else s |= 1;
}
catch (e) {
fail(e);
}
}
if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
if (env.hasError) throw env.error;
}
return next();
};
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
var e = new Error(message);
return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
async function prepareExperiment(name, request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const paths = (0,store .wG)(name, host);
(0,store .DW)(paths);
const _guard = environment_addDisposableResource(env_1, (0,inspector_guard .f)(), false);
const { config } = (0,run_config .f)(paths, host, { schedule: 'ignored' });
const [{ repository }, { env: parentEnv }, { secrets }] = [paths, host, request];
const keys = (0,secret_commands .WK)(config, parentEnv);
secrets.addSecrets(keys.flatMap((table) => (0,kernel_environment .K6)(table, parentEnv)).filter(secret_values .$));
const level = await (0,opening .MA)({
...config,
agent: { ...config.agent, sandbox: request.sandbox ?? config.agent.sandbox },
});
const { refs } = (0,user_refs .ro)(repository, (0,external_node_path_.join)((0,area_path .PH)({ repository, name, parentEnv }), 'user'));
const base = (0,fold .lN)((0,store .SC)(paths).records, (0,store .un)(paths)) ?? (await (0,user_refs .EU)(repository, refs));
await (0,opening .Fo)(refs, { commit: base, name });
const hidden = (0,secret_commands .v_)(config, parentEnv);
const { environment } = config;
const area = { repository, name, environment, parentEnv, base, level, hidden };
return prepareBase({
...area,
command: `autorize prepare ${name}`,
describe: async ({ store }) => ({
setups: [{ preparing: (0,objective ._l)({ config, logs: '' }), level }],
protectedFiles: await (0,opening .us)(store, config),
}),
}, request);
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
environment_disposeResources(env_1);
}
}
var evaluating = __webpack_require__(83581);
var holdout = __webpack_require__(5862);
var manifest = __webpack_require__(86992);
var mission_opening = __webpack_require__(14178);
var protection = __webpack_require__(27066);
var mission_store = __webpack_require__(89855);
;
var mission_environment_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
if (value !== null && value !== void 0) {
if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
var dispose, inner;
if (async) {
if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
dispose = value[Symbol.asyncDispose];
}
if (dispose === void 0) {
if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
dispose = value[Symbol.dispose];
if (async) inner = dispose;
}
if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
env.stack.push({ value: value, dispose: dispose, async: async });
}
else if (async) {
env.stack.push({ async: true });
}
return value;
};
var mission_environment_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
return function (env) {
function fail(e) {
env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
env.hasError = true;
}
var r, s = 0;
function next() {
while (r = env.stack.pop()) {
try {
if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
if (r.dispose) {
var result = r.dispose.call(r.value);
if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
}
else s |= 1;
}
catch (e) {
fail(e);
}
}
if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
if (env.hasError) throw env.error;
}
return next();
};
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
var e = new Error(message);
return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
async function prepareMission(request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const _guard = mission_environment_addDisposableResource(env_1, (0,inspector_guard .f)(), false);
const { missionDir, startingAt, sandbox, secrets } = request;
const files = (0,mission_opening .Md)(missionDir, host, { needsAgent: false });
const [{ repository, slug }, { env: parentEnv }] = [files, host];
const name = 'missions';
const { refs } = (0,user_refs .ro)(repository, (0,external_node_path_.join)((0,area_path .PH)({ repository, name, parentEnv }), 'user'));
const [last] = (0,mission_store.listMissionRuns)(repository, slug);
const state = last === undefined ? undefined : (0,mission_store.readMission)(last).state;
const launch = state !== undefined && !(0,manifest .Hd)(state.status)
? state.launch
: {
baseline_commit: startingAt?.commit ?? (await (0,user_refs .EU)(repository, refs)),
mission_file: files.missionFile,
sandbox_file: files.sandboxFile,
mission: files.mission,
contract: files.contract,
};
const { contract, baseline_commit: base, sandbox_file: file } = launch;
const keys = (0,mission_opening .WK)(contract, parentEnv);
secrets.addSecrets(keys.flatMap((table) => (0,kernel_environment .K6)(table, parentEnv)).filter(secret_values .$));
const level = await (0,mission_opening .MA)(contract, sandbox);
const hidden = (0,holdout .Ep)(contract, { file, level, parentEnv })?.paths ?? [];
const { environment } = contract;
return prepareBase({
...{ repository, name, environment, parentEnv, base, level, hidden },
command: `autorize prepare ${missionDir}`,
describe: async ({ store }) => ({
setups: [{ preparing: (0,evaluating ._l)(contract, { folder: '', prefix: '' }), level }],
protectedFiles: (await (0,protection .T)(store, launch)).files,
}),
}, request);
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
mission_environment_disposeResources(env_1);
}
}
var named_subject = __webpack_require__(35507);
var foreign_text = __webpack_require__(84483);
var protected_files = __webpack_require__(15310);
var workitem_opening = __webpack_require__(32375);
var preparing = __webpack_require__(3363);
var ready_agent = __webpack_require__(20616);
var workitem_store = __webpack_require__(50492);
;
var workitem_environment_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
if (value !== null && value !== void 0) {
if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
var dispose, inner;
if (async) {
if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
dispose = value[Symbol.asyncDispose];
}
if (dispose === void 0) {
if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
dispose = value[Symbol.dispose];
if (async) inner = dispose;
}
if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
env.stack.push({ value: value, dispose: dispose, async: async });
}
else if (async) {
env.stack.push({ async: true });
}
return value;
};
var workitem_environment_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
return function (env) {
function fail(e) {
env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
env.hasError = true;
}
var r, s = 0;
function next() {
while (r = env.stack.pop()) {
try {
if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
if (r.dispose) {
var result = r.dispose.call(r.value);
if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
}
else s |= 1;
}
catch (e) {
fail(e);
}
}
if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
if (env.hasError) throw env.error;
}
return next();
};
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
var e = new Error(message);
return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
async function preparePlan({ loaded, ...request }, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const _guard = workitem_environment_addDisposableResource(env_1, (0,inspector_guard .f)(), false);
const { work, plan, problems } = loaded;
if (work === undefined)
throw new errors .Vl(problems);
const [{ env: parentEnv }, { sandbox, secrets }] = [host, request];
const paths = (0,workitem_store.workPathsOf)(host);
const { repository, name } = (0,workitem_store .hM)(paths, host);
const { refs } = (0,user_refs .ro)(repository, (0,external_node_path_.join)((0,area_path .PH)({ repository, name, parentEnv }), 'user'));
const base = (await (0,workitem_opening .VD)(paths, refs, `autorize-work/${plan}`)) ?? (await (0,user_refs .EU)(repository, refs));
const agents = [...(await (0,workitem_opening ._F)(work, host, { needsAgents: false, sandbox })).values()];
const tables = (0,workitem_opening .WK)(work, parentEnv);
secrets.addSecrets(tables.flatMap((table) => (0,kernel_environment .K6)(table, parentEnv)).filter(secret_values .$));
const { environment } = work;
const level = (0,ready_agent ._$)(agents);
return prepareBase({
...{ repository, name, environment, parentEnv, base, level },
command: `autorize prepare ${loaded.document.file}`,
describe: async (privateArea) => ({
setups: agents.map((agent) => ({
preparing: (0,preparing ._l)(privateArea, { work, agent, folder: '', name: '' }),
level: agent.level,
})),
protectedFiles: protected_files .Vv,
}),
}, request);
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
workitem_environment_disposeResources(env_1);
}
}
var stop_signals = __webpack_require__(31977);
var cli_terminal = __webpack_require__(38565);
;
var prepare_command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
if (value !== null && value !== void 0) {
if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
var dispose, inner;
if (async) {
if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
dispose = value[Symbol.asyncDispose];
}
if (dispose === void 0) {
if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
dispose = value[Symbol.dispose];
if (async) inner = dispose;
}
if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
env.stack.push({ value: value, dispose: dispose, async: async });
}
else if (async) {
env.stack.push({ async: true });
}
return value;
};
var prepare_command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
return function (env) {
function fail(e) {
env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
env.hasError = true;
}
var r, s = 0;
function next() {
while (r = env.stack.pop()) {
try {
if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
if (r.dispose) {
var result = r.dispose.call(r.value);
if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
}
else s |= 1;
}
catch (e) {
fail(e);
}
}
if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
if (env.hasError) throw env.error;
}
return next();
};
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
var e = new Error(message);
return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
async function runPrepareCommand({ words: [what = ''], values, host, terminal }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const from = readFrom(values, host);
const [to] = values.get('to') ?? [];
const stopping = prepare_command_addDisposableResource(env_1, (0,stop_signals .s)(), false);
const { signal } = stopping;
const secrets = new secret_search.SecretSearch((0,secret_values .p)(host.env));
const request = { signal, secrets, from, to: to === undefined ? undefined : (0,external_node_path_.resolve)(host.cwd, to) };
const prepared = await prepareNamed(what, request, host);
if (prepared.kind === 'cancelled') {
terminal.err('error: interrupted; nothing was saved\n');
return stopping.exitCode ?? errors .dc.no;
}
if (prepared.taken === 'absent')
terminal.err(`note: there is nothing in ${(0,foreign_text .TN)(from?.folder ?? '')} to take over\n`);
if (values.has('json'))
(0,cli_terminal .Q)(terminal, documentOf(prepared));
else
terminal.out(textOf(prepared));
return errors .dc.yes;
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
prepare_command_disposeResources(env_1);
}
}
async function prepareNamed(what, request, host) {
const kind = (0,named_subject .m)(what, host);
switch (kind) {
case 'experiment':
return prepareExperiment(what, request, host);
case 'mission':
return prepareMission({ ...request, missionDir: what }, host);
case 'plan':
return preparePlan({ ...request, loaded: await (0,workitem_opening .CW)(what, host) }, host);
default:
return kind;
}
}
function readFrom(values, { cwd }) {
const [folder] = values.get('from') ?? [];
const [digest] = values.get('digest') ?? [];
if (folder === undefined && digest === undefined)
return undefined;
const problems = [];
if (folder === undefined || digest === undefined) {
const [found, missing] = folder === undefined ? ['--digest', '--from'] : ['--from', '--digest'];
const remedy = 'Pass both as the command that saved the environment printed them.';
problems.push({ found: `${found} without ${missing}`, expected: 'both, or neither', remedy });
}
if (digest !== undefined && !/^[0-9a-f]{64}$/.test(digest)) {
const remedy = 'Copy the digest that the command which saved the environment printed.';
problems.push({ found: `--digest ${(0,base_text .TL)(digest, 100)}`, expected: '64 digits of lower-case hex', remedy });
}
if (problems.length > 0 || folder === undefined || digest === undefined)
throw new errors .eb(problems);
return { folder: (0,external_node_path_.resolve)(cwd, folder), digest };
}
function documentOf(prepared) {
if (prepared.kind === 'nothing')
return { prepared: false, reason: prepared.reason };
const { key, bytes, isReused, saved } = prepared;
const of = { prepared: true, key, bytes, reused: isReused };
return { ...of, path: saved?.folder ?? null, digest: saved?.digest ?? null };
}
function textOf(prepared) {
if (prepared.kind === 'nothing')
return `nothing to prepare: ${prepared.reason}\n`;
const { key, bytes, isReused, saved } = prepared;
const how = isReused ? 'it was there already' : 'setup ran';
const lines = [`prepared: ${(0,byte_size .S)(bytes)}; ${how}`, `key:      ${key}`];
if (saved !== undefined)
lines.push(`path:     ${(0,foreign_text .TN)(saved.folder)}`, `digest:   ${saved.digest}`);
return `${lines.join('\n')}\n`;
}
}),
38565:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( printJson)
});
var _base_shown_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16740);
function printJson(terminal, value) {
terminal.out((0,_base_shown_json_js__WEBPACK_IMPORTED_MODULE_0__ .h)(value));
}
}),
76442:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Mx: () => ( nextOfConfirmation),
Nb: () => ( reportPlanned),
Yh: () => ( NO_PAIRS),
_R: () => ( startConfirmation),
bY: () => ( confirmedOf),
jd: () => ( nextOfPlanned),
ws: () => ( reportConfirmation),
xO: () => ( FINAL_FAILED)
});
var _stats_carry_over_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88898);
var _stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
var _stats_student_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37763);
var _gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64299);
var _measurement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34663);
const FINAL_FAILED = 'the final tree failed: ';
const NO_PAIRS = { attempt: 0, pairs: [], evaluations: [], halted: null };
function startConfirmation(request) {
return { task: 'confirmation', ...request, ...NO_PAIRS };
}
function nextOfConfirmation(confirmation, draw) {
return nextOfPlanned(confirmation, draw, 'confirm');
}
function nextOfPlanned(task, draw, stage) {
const { id, planned, pairs, attempt, halted, share_seed: shareSeed } = task;
if (halted !== null)
return { kind: 'halt', reason: halted };
if (pairs.length >= planned)
return { kind: 'done' };
const options = { shareSeed, washes: task.washes, before: (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ .q2)(pairs.at(-1), task) };
return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ .bi)(draw, { id, stage, index: pairs.length + 1, attempt }, options);
}
function reportConfirmation(confirmation, results) {
return reportPlanned(confirmation, results, (reason) => ({ halted: `${FINAL_FAILED}${reason}` }));
}
function reportPlanned(task, results, afterCrash) {
const unfit = (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .Qt)((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .xt)(results), task.ratio);
if (unfit !== undefined)
return { ...task, halted: unfit };
const read = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ .$T)(results);
if (read.kind === 'crash')
return { ...task, ...afterCrash(read.failure.reason) };
if (read.kind === 'void') {
const retry = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ .P9)(task.attempt, read);
return 'kind' in retry ? { ...task, halted: retry.reason } : { ...task, attempt: retry.attempt };
}
const pair = { candidate: read.candidate.score, incumbent: read.incumbent.score, first: results[0]?.arm };
const evaluations = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ ._w)(task.evaluations, results);
return { ...task, attempt: 0, pairs: [...task.pairs, pair], evaluations };
}
function confirmedOf({ sign, pairs, confidence, checks_order: isChecked = false, ratio, }) {
const differences = pairs.map(({ candidate, incumbent }) => sign * ((0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .QA)(candidate, ratio) - (0,_gain_scale_js__WEBPACK_IMPORTED_MODULE_3__ .QA)(incumbent, ratio)) + 0);
const count = differences.length;
const ordered = pairs.map(({ first }, index) => ({ first, difference: differences[index] ?? 0 }));
if (count < 2)
throw new TypeError('an interval needs two pairs');
const estimate = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(differences);
const half = ((0,_stats_student_js__WEBPACK_IMPORTED_MODULE_2__ .L)(1 - confidence, count - 1) * (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .D7)(differences)) / Math.sqrt(count);
return {
pairs: count,
estimate,
interval: [estimate - half, estimate + half],
confidence,
baseline_mean: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(pairs.map(({ incumbent }) => incumbent)),
carry_over: isChecked ? ((0,_stats_carry_over_js__WEBPACK_IMPORTED_MODULE_0__ .Zz)(ordered) ?? null) : null,
};
}
}),
16027:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
o: () => ( fillTemplate)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
const HARMLESS = /^[\w@%+=:,./-]+$/;
const PLACEHOLDER = /\{(prompt_file|workdir|iter|id)\}/y;
function fillTemplate(template, { promptFile, workDir, iter, id }) {
const values = {
prompt_file: promptFile,
workdir: workDir,
iter: iter?.toString(),
id,
};
const contexts = [{ kind: 'plain', start: 0 }];
let filled = '';
let at = 0;
while (at < template.length) {
PLACEHOLDER.lastIndex = at;
const name = PLACEHOLDER.exec(template)?.[1];
const value = name === undefined ? undefined : values[name];
const end = value === undefined ? at + enterOrLeave(contexts, template, at) : PLACEHOLDER.lastIndex;
filled += value === undefined ? template.slice(at, end) : substitute({ contexts, template, at, end, value });
at = end;
}
return filled;
}
function substitute({ contexts, template, at, end, value }) {
if (HARMLESS.test(value))
return value;
const context = contexts.at(-1);
if (context?.kind === 'comment')
return template.slice(at, end);
const isInBackticks = contexts.some(({ kind }) => kind === 'backticks');
if (isInBackticks || template.slice(0, at).includes('<<'))
throw unsafe(template, value);
const word = `'${value.replaceAll("'", `'\\''`)}'`;
if (context?.kind !== 'double' && context?.kind !== 'single')
return word;
const mark = context.kind === 'double' ? '"' : "'";
if (template[at - 1] === mark && template[end] === mark)
return mark + word + mark;
if (/["'`\\]/.test(template.slice(context.start + 1, at)))
throw unsafe(template, value);
return context.kind === 'double' ? word.replaceAll(/["$`\\]/g, '\\$&') : word.replaceAll("'", `'\\''`);
}
function enterOrLeave(contexts, template, at) {
const kind = contexts.at(-1)?.kind;
const char = template[at];
const enter = (entered) => contexts.push({ kind: entered, start: at });
if (kind === 'single' || kind === 'comment') {
if (char === (kind === 'single' ? "'" : '\n'))
contexts.pop();
return 1;
}
if (char === '\\')
return 2;
if (char === '$' && template[at + 1] === '(') {
enter('parentheses');
return 2;
}
if (char === '"' || char === '`') {
const toggled = char === '"' ? 'double' : 'backticks';
if (kind === toggled)
contexts.pop();
else
enter(toggled);
}
else if (kind !== 'double') {
if (char === "'")
enter('single');
else if (char === '(')
enter('parentheses');
else if (char === ')' && kind === 'parentheses')
contexts.pop();
else if (char === '#' && /^$|[\s;&|()]/.test(template[at - 1] ?? ''))
enter('comment');
}
return 1;
}
function unsafe(template, value) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([
{
found: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(value)} in the command ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(template)}`,
expected: 'a path of plain letters there, since no quoting is safe in backticks, after "<<" and in nested quotes',
remedy: 'Put the placeholder outside of them, or move the project to a plain path.',
},
]);
}
}),
24859:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Xx: () => ( requireLogin),
hY: () => ( hasEnded),
sC: () => ( openLogin)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
var _base_decode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74044);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
var _kernel_program_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95808);
var _kernel_program_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39058);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(48951);
var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(42205);
var _kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(75364);
var _agents_registry_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(63836);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
if (value !== null && value !== void 0) {
if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
var dispose, inner;
if (async) {
if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
dispose = value[Symbol.asyncDispose];
}
if (dispose === void 0) {
if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
dispose = value[Symbol.dispose];
if (async) inner = dispose;
}
if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
env.stack.push({ value: value, dispose: dispose, async: async });
}
else if (async) {
env.stack.push({ async: true });
}
return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
return function (env) {
function fail(e) {
env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
env.hasError = true;
}
var r, s = 0;
function next() {
while (r = env.stack.pop()) {
try {
if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
if (r.dispose) {
var result = r.dispose.call(r.value);
if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
}
else s |= 1;
}
catch (e) {
fail(e);
}
}
if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
if (env.hasError) throw env.error;
}
return next();
};
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
var e = new Error(message);
return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
const MAX_LOGIN_BYTES = 1 << 20;
const LEAST_LEFT_MS = 60_000;
const RENEWAL_MS = 180_000;
const LOCK_PAUSE_MS = 250;
function requireLogin({ login, preset, model }, place) {
return login === true ? findLogin({ preset, model }, place).read() : undefined;
}
function findLogin({ preset, model }, place) {
const known = preset === undefined ? undefined : (0,_agents_registry_js__WEBPACK_IMPORTED_MODULE_12__ .DQ)(preset);
if (preset === undefined || known === undefined) {
throw refused('there is no login of this agent', 'Set agent.preset to one that has a login, or agent.login to false.');
}
requirePlace(place);
return { preset, known, read: () => readLogin(preset, known, { model, parentEnv: place.parentEnv }) };
}
async function openLogin({ login, preset: named, model }, place, { leastLeftMs = LEAST_LEFT_MS, signal, secrets } = {}) {
if (login !== true)
return undefined;
const { preset, known, read } = findLogin({ preset: named, model }, place);
const first = read();
if (!hasEnded(first, leastLeftMs))
return learn(first, secrets);
const access = await renew({ preset, known, model, place, signal, read, leastLeftMs });
if (hasEnded(access)) {
throw refused(`the login of ${preset} has ended, and its CLI did not renew it`, `Sign in again: ${known.signIn}.`);
}
if (access.account !== first.account) {
throw refused(`the login of ${preset} is of another account than before`, 'Start the run again.');
}
return learn(access, secrets);
}
function learn(access, secrets) {
secrets?.addSecrets([access.token]);
return access;
}
function requirePlace({ parentEnv, level }) {
if (isRunner(parentEnv)) {
throw refused('agent.login is refused on a runner', 'Set a separate key in agent.env, from a secret of the repository.');
}
if (level.kind === 'bubblewrap')
return;
throw refused(`agent.login needs bubblewrap, and the level here is ${level.kind}: an agent could read the login itself`, 'Install bubblewrap and leave agent.sandbox at "auto", or set a key in agent.env.');
}
function isRunner(parentEnv) {
return ['GITHUB_ACTIONS', 'RUNNER_TEMP', 'RUNNER_WORKSPACE', 'ACTIONS_RUNTIME_TOKEN'].some((name) => !['', '0', 'false'].includes((parentEnv[name] ?? '').toLowerCase()));
}
function refused(message, remedy) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .Rb({ message, remedy });
}
function hasEnded({ expiresAtMs }, leastLeftMs = 0) {
return expiresAtMs !== undefined && expiresAtMs - Date.now() <= leastLeftMs;
}
function readLogin(preset, known, { model, parentEnv }) {
const path = loginPath(known, parentEnv);
const remedy = `Sign in: ${known.signIn}. Or set a key in agent.env, and agent.login to false.`;
const part = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_9__ .EI)(realPath(path), 'start', MAX_LOGIN_BYTES);
if (part === undefined)
throw refused(`${preset} has no login: there is no file ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__ .TL)(path, 200)}`, remedy);
const document = part.size > MAX_LOGIN_BYTES ? undefined : parseFile(part.text);
if (document === undefined)
throw refused(`the login of ${preset} cannot be read: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__ .TL)(path, 200)} is no JSON object`, remedy);
const access = known.read(document, model);
if (typeof access === 'string')
throw refused(`the login of ${preset} cannot be used: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__ .TL)(path, 200)} has ${access}`, remedy);
return { ...access, file: realPath(path) };
}
function loginPath({ folder, file }, parentEnv) {
const named = parentEnv[folder.variable] ?? '';
if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(named))
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(named, folder.below ?? '', file);
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentEnv.HOME ?? '/', folder.inHome, file);
}
function realPath(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
}
catch {
return path;
}
}
function parseFile(text) {
try {
const value = JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, ''));
return typeof value === 'object' && value !== null && !Array.isArray(value) ? (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__ .YN)(value) : undefined;
}
catch {
return undefined;
}
}
async function renew({ preset, known, model, place, signal, read, leastLeftMs }) {
const args = known.renew?.(model);
if (args === undefined)
return read();
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place.cache, 'logins');
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
const until = performance.now() + RENEWAL_MS;
while (true) {
const lock = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_10__ .Cc)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `${preset}.lock`), now: () => new Date() });
if (lock.kind === 'locked') {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const _held = __addDisposableResource(env_1, lock, true);
const current = read();
if (!hasEnded(current, leastLeftMs))
return current;
await askOutside({ preset, args, parentEnv: place.parentEnv, signal });
return read();
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = __disposeResources(env_1);
if (result_1)
await result_1;
}
}
const current = read();
if (!hasEnded(current, leastLeftMs) || performance.now() > until || signal?.aborted === true)
return current;
await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(LOCK_PAUSE_MS);
}
}
async function askOutside({ preset, args, parentEnv, signal }) {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
const { program, keys } = _agents_registry_js__WEBPACK_IMPORTED_MODULE_12__ .fG[preset];
const path = (0,_kernel_program_path_js__WEBPACK_IMPORTED_MODULE_8__ .aY)(program, parentEnv.PATH ?? '');
if (path === undefined)
throw refused(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__ .TL)(program)} is not on PATH, and its login has ended`, 'Install it.');
const scratch = __addDisposableResource(env_2, (0,_kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_11__ .e)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()), true);
const env = Object.fromEntries(Object.entries(parentEnv).filter(([name]) => !keys.includes(name)));
const end = await (0,_kernel_program_js__WEBPACK_IMPORTED_MODULE_7__ .m)({
...{ program: path, args, env, cwd: scratch.temporary },
...{ maxBytes: 1 << 20, maxStderrChars: 2000, timeoutMs: RENEWAL_MS, cutOff: signal },
});
if (end.failure === undefined)
return;
throw refused(`${program} could not be run to renew its login: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__ .g$)(end.failure.message)}`, 'Run it by hand.');
}
catch (e_2) {
env_2.error = e_2;
env_2.hasError = true;
}
finally {
const result_2 = __disposeResources(env_2);
if (result_2)
await result_2;
}
}
}),
4080:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => ( isKeyInReach),
t: () => ( routeNotes)
});
var _model_route_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30226);
const LOGIN_NOTE = 'agent.login: where the CLI calls its service by itself, the access token is in the sandbox, and what it used is what its CLI reports';
const TRANSCRIPT_NOTE = 'agent.transcript keeps nothing: the calls of the agent do not go through the gateway';
const KEY_NOTE = 'without bubblewrap the agent gets no key, but a process of the same user can read it from the memory of the run';
function routeNotes(choice, env, place) {
return [...accessNotes(choice, env, place), ...wayNotes(choice, env, place)];
}
function accessNotes(choice, env, place) {
if (choice.network !== undefined || place.isAction !== true)
return [];
if ((0,_model_route_js__WEBPACK_IMPORTED_MODULE_0__ .ee)(choice, env, place) === 'model') {
return [
'the agent reaches its model and nothing else of the network: agent.network is not set, and is "model" in the action',
];
}
const why = place.isConfined ? 'its calls do not go through the gateway' : 'there is no bubblewrap here';
const isOfPreset = choice.preset !== undefined && choice.command === undefined;
return isOfPreset ? [`the agent has the whole network: ${why}`] : [];
}
function wayNotes(choice, env, { isConfined }) {
if (choice.login === true)
return choice.preset === 'claude' || choice.preset === 'codex' ? [] : [LOGIN_NOTE];
const way = (0,_model_route_js__WEBPACK_IMPORTED_MODULE_0__ .SF)(choice, env);
const kept = choice.transcript === true && way.kind === 'direct' ? [TRANSCRIPT_NOTE] : [];
if (way.kind === 'direct' && way.why !== undefined) {
return [
...kept,
`the agent calls its model by itself, without the gateway: ${way.why}. What it used is what its CLI reports: calls after the last report of a session that is ended are not counted, and a limit in dollars ends no session`,
];
}
return isKeyInReach(choice, env, { isConfined }) ? [...kept, KEY_NOTE] : kept;
}
function isKeyInReach(choice, env, { isConfined }) {
if (isConfined)
return false;
const way = (0,_model_route_js__WEBPACK_IMPORTED_MODULE_0__ .SF)(choice, env);
return way.kind === 'gateway' && way.route.hasKey;
}
}),
32941:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => ( prepareBaseLayer),
k: () => ( takeSetupLogs)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77472);
var _workspace_private_area_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63702);
var _evaluation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2774);
var _preparing_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54620);
async function prepareBaseLayer(privateArea, request) {
const { preparing, isBegun, protectedFiles, signal, activity } = request;
const { folder, store } = privateArea;
const step = isBegun ? undefined : (0,_preparing_steps_js__WEBPACK_IMPORTED_MODULE_5__ .wt)({ ...preparing, logs: logsIn(folder) });
if (step === undefined)
return;
const checkout = (0,_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_3__ .b)(privateArea, 1);
const of = { tree: store.base, protectedFiles, signal, checkout, variables: {} };
activity?.begin('0', 'running setup');
const prepared = await (0,_evaluation_js__WEBPACK_IMPORTED_MODULE_4__ .z)(privateArea, { ...of, step, isAhead: true });
activity?.end('0');
if (prepared.kind === 'ready')
prepared.release();
}
function takeSetupLogs({ folder }, target) {
for (const name of [_preparing_steps_js__WEBPACK_IMPORTED_MODULE_5__ .R4, _preparing_steps_js__WEBPACK_IMPORTED_MODULE_5__ .WF].flatMap((step) => [`${step}.stdout`, `${step}.stderr`])) {
const printed = logsIn(folder) + name;
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(printed))
continue;
(0,_kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_2__ .E0)(printed, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, name));
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(printed);
}
}
function logsIn(folder) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'scratch', 'environment-of-base-');
}
}),
84321:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => ( openActivityLog),
W: () => ( readActivities)
});
var decode = __webpack_require__(74044);
var instant = __webpack_require__(5685);
;
function decodeActivities(raw) {
if (!Array.isArray(raw))
return undefined;
const decoded = raw.map(decodeActivity);
return decoded.every((each) => each !== undefined) ? decoded : undefined;
}
function decodeActivity(raw) {
if (!(0,decode .Gv)(raw))
return undefined;
const { attempt, doing, since, at } = raw;
const isSound = (attempt === null || typeof attempt === 'string') && typeof doing === 'string' && (0,instant .uZ)(since);
if (!isSound || !(at === undefined || (0,instant .uZ)(at)))
return undefined;
const activity = { attempt, doing, since };
if (raw.progress === undefined)
return { ...activity, ...(at === undefined ? {} : { at }) };
const progress = decodeProgress(raw.progress);
return progress && { ...activity, progress, ...(at === undefined ? {} : { at }) };
}
function decodeProgress(raw) {
if (!(0,decode .Gv)(raw))
return undefined;
const { doing, guards, leftMs } = raw;
const [count, evidence] = [decodeCount(raw.count), decodeEvidence(raw.evidence)];
const isSound = typeof doing === 'string' && count !== 'none of ours' && evidence !== 'none of ours';
if (!isSound || !(guards === undefined || guards === 'ok') || !isAbsentOrNumber(leftMs))
return undefined;
return {
doing,
...(count === undefined ? {} : { count }),
...(guards === undefined ? {} : { guards }),
...(evidence === undefined ? {} : { evidence }),
...(leftMs === undefined ? {} : { leftMs }),
};
}
function decodeCount(raw) {
if (raw === undefined)
return undefined;
if (!(0,decode .Gv)(raw))
return 'none of ours';
const { unit, number, of, isAtMost } = raw;
const isUnit = unit === undefined || unit === 'pair' || unit === 'run';
if (!isUnit || !isCount(number) || !isCount(of) || typeof isAtMost !== 'boolean')
return 'none of ours';
return { ...(unit === undefined ? {} : { unit }), number, of, isAtMost };
}
function decodeEvidence(raw) {
if (raw === undefined)
return undefined;
if (!(0,decode .Gv)(raw))
return 'none of ours';
const { e, needed } = raw;
return isNumber(e) && isNumber(needed) ? { e, needed } : 'none of ours';
}
function isNumber(value) {
return typeof value === 'number' && Number.isFinite(value);
}
function isAbsentOrNumber(value) {
return value === undefined || isNumber(value);
}
function isCount(value) {
return Number.isSafeInteger(value) && Number(value) >= 0;
}
var own_files = __webpack_require__(11042);
var quiet_cache = __webpack_require__(56915);
;
function openActivityLog({ path: file, host, isHeld = () => true, onChange }) {
const activities = new Map();
const ownPath = () => (file !== undefined && isHeld() ? file : undefined);
const remove = () => {
const path = ownPath();
if (path !== undefined)
(0,quiet_cache .S2)(path);
};
let due;
const write = () => {
due = undefined;
try {
const path = ownPath();
if (path !== undefined)
(0,quiet_cache .sQ)(path, JSON.stringify([...activities.values()]));
}
catch {
}
};
const changed = () => {
if (file !== undefined)
due ??= setImmediate(write);
onChange?.([...activities.values()]);
};
const set = (activity) => {
activities.delete(activity.attempt);
activities.set(activity.attempt, activity);
};
remove();
return {
begin: (attempt, doing) => {
if (attempt === null && activities.size > (activities.has(null) ? 1 : 0))
activities.delete(null);
else
set({ attempt, doing, since: host.now().toISOString() });
if (attempt !== null && activities.get(null)?.progress === undefined)
activities.delete(null);
changed();
},
measure: (attempt, progress) => {
const before = activities.get(attempt);
const at = host.now().toISOString();
if (progress !== undefined) {
const isSame = before?.progress?.doing === progress.doing;
set({ attempt, doing: progress.doing, since: isSame ? before.since : at, progress, at });
}
else if (attempt === null && activities.size > 1)
activities.delete(null);
else if (before !== undefined)
set({ attempt, doing: before.doing, since: before.since });
changed();
},
end: (attempt) => {
activities.delete(attempt);
changed();
},
[Symbol.dispose]: () => {
clearImmediate(due);
remove();
},
};
}
function readActivities(path) {
try {
return decodeActivities(JSON.parse((0,own_files .zx)(path)?.toString() ?? '[]')) ?? [];
}
catch (error) {
if (error instanceof SyntaxError)
return [];
throw error;
}
}
}),
31695:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ML: () => ( runError),
QX: () => ( storageError),
vq: () => ( withReserve),
xg: () => ( diskFull)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79871);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13096);
var _kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57478);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63342);
function diskFull(command, cause) {
const message = 'the disk is full; what was recorded stands';
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW('disk_full', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.precondition, { message, remedy: `Make room, then: ${command}`, cause });
}
function runError(command, { cause: thrown, repository }) {
const cause = (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_4__ .bv)(thrown);
const known = (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_4__ .eE)(repository, { command, cause }) ??
damageOf(repository) ??
storageError(command, cause) ??
gitRefused(command, cause);
return known ?? (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW && cause === thrown ? undefined : (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_4__.machineError)(thrown));
}
function gitRefused(command, cause) {
return cause instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ .XS ? (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_4__ .qq)(cause.stderr, { command, cause }) : undefined;
}
function damageOf(repository) {
try {
(0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ .Z7)(repository);
return undefined;
}
catch (error) {
return error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW ? error : undefined;
}
}
function storageError(command, cause) {
const isFull = cause instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ .XS && cause.isDiskFull;
if (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW && !isFull) {
return cause.code === 'disk_full' ? diskFull(command(), cause) : undefined;
}
if (isFull || (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_2__ .Ry)(cause))
return diskFull(command(), cause);
const code = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_2__ .CA)(cause);
if (code !== 'EIO' && code !== 'EROFS')
return undefined;
const place = (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_4__ .XM)(cause);
const where = place === undefined ? '' : ` at ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(place, 300)}`;
const message = `the disk gave an error (${code})${where}; what was recorded stands`;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW('storage', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.precondition, {
message,
remedy: `${code === 'EROFS' ? 'See why it is read-only' : 'Check the disk'}, then: ${command()}`,
cause,
});
}
function withReserve({ reserve }, write) {
try {
return write();
}
catch (error) {
if (reserve?.isHeld !== true || storageError(() => '', error)?.code !== 'disk_full')
throw error;
reserve.release();
return write();
}
}
}),
68054:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => ( openTemporary)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_process_life_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60044);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14311);
var _area_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91934);
var _private_area_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63702);
async function openTemporary({ name, purpose = 'doctor', ...request }) {
const { repository, parentEnv, base } = request;
const prefix = `${name}.${purpose}-`;
const folder = (0,_area_path_js__WEBPACK_IMPORTED_MODULE_4__ .PH)({ repository, name: `${prefix}${process.pid}`, parentEnv });
await removeLeftovers(folder, prefix);
const remove = async () => {
await (0,_private_area_js__WEBPACK_IMPORTED_MODULE_5__ .ky)(folder);
await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ .l)(folder);
};
let privateArea;
try {
privateArea = await (0,_private_area_js__WEBPACK_IMPORTED_MODULE_5__ .n1)({ ...request, folder, branchHead: base });
}
catch (error) {
await remove();
throw error;
}
return {
privateArea,
[Symbol.asyncDispose]: async () => {
await privateArea.store.git.objects?.close();
await remove();
},
};
}
async function removeLeftovers(folder, prefix) {
const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
return;
const id = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder).slice((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder).lastIndexOf('-'));
for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root)) {
if (!name.startsWith(prefix) || !name.endsWith(id))
continue;
const pid = Number(name.slice(prefix.length, -id.length));
if (pid !== process.pid && (0,_kernel_process_life_js__WEBPACK_IMPORTED_MODULE_2__ .jW)(pid))
continue;
await (0,_private_area_js__WEBPACK_IMPORTED_MODULE_5__ .ky)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name));
await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ .l)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name));
}
}
}),
61319:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IN: () => ( foldRecords),
J1: () => ( LedgerFold),
lN: () => ( findBase)
});
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85364);
function foldRecords(records, direction) {
return stateOf((0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_0__ .xS)(records), direction);
}
class LedgerFold {
#followed;
#direction;
constructor(records, direction) {
this.#followed = new _ledger_facts_js__WEBPACK_IMPORTED_MODULE_0__ .Zu(records);
this.#direction = direction;
}
state() {
return stateOf(this.#followed.now(), this.#direction);
}
}
function stateOf({ best, completed, noops, lastIter, lastAccepted }, direction) {
return {
best_score: best[direction]?.score ?? null,
best_iter: best[direction]?.iter ?? null,
iterations_completed: completed,
consecutive_noops: noops,
next_iter: lastIter + 1,
last_kept_commit: lastAccepted,
};
}
function findBase(records, state) {
const { namedBase, firstBase, isForeign } = (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_0__ .xS)(records);
if (namedBase)
return namedBase;
const known = state?.base_commit === '' ? undefined : state?.base_commit;
if (isForeign && known !== undefined)
return known;
return firstBase ?? known;
}
}),
27634:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => ( loadRunConfig),
f: () => ( loadForScoring)
});
var _engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2886);
var _kernel_cores_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2908);
var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22989);
var _kernel_shell_syntax_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7708);
var _store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54347);
function loadForScoring(paths, host, checks = {}) {
const here = { checkReference: (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_2__ .$x)(host.env), checkPlaces: (0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_0__ .p1)(paths.repository, host.env) };
return (0,_store_js__WEBPACK_IMPORTED_MODULE_4__ .cQ)(paths, host, { schedule: 'checked', checkCores: _kernel_cores_js__WEBPACK_IMPORTED_MODULE_1__ .xG, ...here, ...checks });
}
function loadRunConfig(paths, host, schedule = 'checked') {
return loadForScoring(paths, host, {
schedule,
checkCommand: _kernel_shell_syntax_js__WEBPACK_IMPORTED_MODULE_3__ .p,
checkVariable: (0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_0__ .kL)(host.env),
});
}
}),
12637:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D: () => ( agentSecrets)
});
var _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70421);
var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22989);
var _secret_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46837);
function agentSecrets(tables, parentEnv) {
return new _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__.SecretSearch(tables.flatMap((table) => (0,_environment_js__WEBPACK_IMPORTED_MODULE_1__ .K6)(table, parentEnv)).filter(_secret_values_js__WEBPACK_IMPORTED_MODULE_2__ .$));
}
}),
95453:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
f: () => ( guardInspector)
});
function guardInspector() {
const ignore = () => undefined;
process.on('SIGUSR1', ignore);
return { [Symbol.dispose]: () => process.off('SIGUSR1', ignore) };
}
}),
7708:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p: () => ( findSyntaxError)
});
var _program_sync_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19418);
const TIMEOUT_MS = 10_000;
const MOST_ANSWERS = 100;
const answers = new Map();
const PLAIN = /^[\w./-][\w./:,@%+-]*(?: +[\w./:,@%+=-]+)*$/;
const KEYWORDS = new Set('case do done elif else esac fi for function if in select then time until while'.split(' '));
function findSyntaxError(line) {
if (line.includes('\0'))
return 'there is a NUL character';
if (PLAIN.test(line) && !KEYWORDS.has(line.split(' ')[0] ?? ''))
return undefined;
if (answers.has(line))
return answers.get(line);
const args = ['-n', '-c', '--', line];
const { exitCode, stderr } = (0,_program_sync_js__WEBPACK_IMPORTED_MODULE_0__ .x)({ program: '/bin/sh', args, cwd: '/', env: {}, timeoutMs: TIMEOUT_MS });
if (exitCode === undefined)
return undefined;
const found = exitCode === 0 ? undefined : (stderr.trim().split('\n')[0] ?? '');
if (answers.size >= MOST_ANSWERS)
answers.clear();
answers.set(line, found);
return found;
}
}),
47341:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( clockUntil),
m: () => ( leftForAttempts)
});
const MAX_RESERVE = 1 / 3;
function leftForAttempts({ leftMs, wholeMs, endMs, }) {
return leftMs - Math.min(endMs, wholeMs * MAX_RESERVE);
}
function clockUntil(end, now) {
const leftMs = Date.parse(end) - now.getTime();
const startedAt = performance.now();
return () => leftMs - (performance.now() - startedAt);
}
}),
82052:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ei: () => ( gatewayChoice),
Um: () => ( choosesAgent),
iE: () => ( sessionCommand),
kz: () => ( DEFAULT_AGENT)
});
var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61023);
var _engine_agent_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16027);
var _engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7535);
const DEFAULT_AGENT = 'codex';
function choosesAgent({ command, preset, model, reasoning, args }) {
return [command, preset, model, reasoning, args].some((each) => each !== undefined);
}
function sessionCommand({ command, args }, agent, { workDir, instructionsFile, handOver, isConfined }) {
if (command !== null)
return args.length === 0 ? command : `set -- ${args.map(_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ .e).join(' ')}; ${command}`;
const options = { ...agent, args: [...(agent.args ?? []), ...args] };
const ownSandbox = isConfined ? undefined : { writable: [`${workDir}/.git`, handOver] };
const line = (0,_engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_2__ .ld)(agent.preset ?? DEFAULT_AGENT, options, ownSandbox);
return (0,_engine_agent_command_line_js__WEBPACK_IMPORTED_MODULE_1__ .o)(line, { promptFile: instructionsFile, workDir });
}
function gatewayChoice({ command }, agent) {
if (command === null)
return { ...agent, preset: agent.preset ?? DEFAULT_AGENT };
return { ...agent, command, preset: agent.preset ?? (0,_engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_2__ .Se)(command) };
}
}),
53919:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EZ: () => ( frontMatterOf),
L6: () => ( parseSandbox),
ht: () => ( variablesOf)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86586);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _base_yaml_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81167);
var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65991);
var _engine_agent_agent_entries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35133);
var _engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74832);
var _engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7535);
var _engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75857);
var _settings_deprecated_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71594);
var _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83257);
var _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22753);
var _agent_command_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(82052);
var _decision_keys_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(42132);
function variablesOf({ agent, agents = [] }) {
const own = agents.map(({ env = {} }, at) => ({ path: `$.agents[${at}].env`, values: env }));
return [{ path: '$.agent.env', values: agent.env }, ...own];
}
const FENCE = /^---[ \t]*\r?\n/;
function frontMatterOf(text) {
const opening = FENCE.exec(text)?.[0];
const closing = opening === undefined ? null : /^---[ \t]*$/m.exec(text.slice(opening.length));
if (opening === undefined || closing === null)
return { isOpen: opening !== undefined };
const to = opening.length + closing.index;
return { from: opening.length, to, end: to + closing[0].length };
}
function parseSandbox(file, bytes, checks = {}) {
const text = bytes.toString('utf8').replace(/^\ufeff/, '');
const front = frontMatterOf(text);
if ('isOpen' in front)
return { problems: [noFrontMatter(file, front.isOpen)], env: [] };
const decoded = (0,_base_yaml_document_js__WEBPACK_IMPORTED_MODULE_3__.decodeYaml)(file, Buffer.from(`\n${text.slice(front.from, front.to)}`));
if ('problems' in decoded)
return { ...decoded, env: [] };
const { document, notes, problems: ofNames } = (0,_settings_deprecated_names_js__WEBPACK_IMPORTED_MODULE_9__ .QA)(decoded.document, 'mission');
const checked = (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ .sw)(document, _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_11__ .g_);
const contract = 'problems' in checked ? undefined : (0,_settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_11__ .xN)(checked.value);
const clashes = 'problems' in checked || contract === undefined
? []
: [...decisionClashes(contract, checked.value), ...idleKeys(contract), ...betweenKeys(contract, checks)];
const ofSchema = 'problems' in checked ? checked.problems : [];
const reported = new Set(ofSchema.map(({ path }) => path));
const ofEnvironment = rawEnvironmentIssues(document.value, checks).map((problem) => placed(document, problem));
const problems = [
...ofNames,
...ofSchema,
...ofEnvironment.filter(({ path }) => !reported.has(path)),
...doubledGuards(document),
...[...ofAgent(document), ...clashes].map((problem) => placed(document, problem)),
];
if (contract === undefined || problems.length > 0)
return { problems, env: readableEnv(document) };
return { contract, policy: text.slice(front.end).trim(), notes };
}
function placed(document, { path, ...problem }) {
return (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ .l4)(document, path, problem);
}
function rawEnvironmentIssues(document, { checkVariable }) {
const { env } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(document).environment);
const issues = [
...(0,_engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_8__ .hE)(['environment', 'env'], env, checkVariable),
...(0,_engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_8__ .ly)(document, 'evaluator'),
];
return issues.map(([path, found, expected, remedy]) => ({ path, found, expected, remedy }));
}
function betweenKeys({ environment, setup }, { checkPlaces }) {
const whole = (0,_settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_10__ .EJ)(environment);
const issues = (0,_engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_8__ .ah)({ environment: whole, hasTrustedSetup: setup !== undefined, checkPlaces });
return issues.map(([path, found, expected, remedy]) => ({ path, found, expected, remedy }));
}
function decisionClashes({ evaluator }, written) {
return (0,_decision_keys_js__WEBPACK_IMPORTED_MODULE_13__ .K)(evaluator, written.evaluator).map(({ path, ...problem }) => ({
...problem,
path: ['evaluator', ...path],
}));
}
const AGENT_WORDS = { one: 'agent', several: 'agents' };
function ofAgent({ value }) {
const ofEntries = (0,_engine_agent_agent_entries_js__WEBPACK_IMPORTED_MODULE_5__ .Gb)(value, { words: AGENT_WORDS });
if (ofEntries !== undefined)
return ofEntries;
const agent = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(value).agent);
return (0,_engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_7__ .sY)({ preset: _agent_command_js__WEBPACK_IMPORTED_MODULE_12__ .kz, ...agent }).map(({ path, ...problem }) => ({
...problem,
path: ['agent', ...path],
}));
}
const POLICIES_OF_BATCHES = _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_4__ .So.filter((name) => _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_4__ .PQ[name].hasWorkingLine);
function idleKeys({ evaluator, boundaries, agents, stop, search, handover }) {
const { keep_policy: policy, bootstrap, decision } = evaluator;
const problems = [];
if (boundaries.allow_paths.length > 0 && !boundaries.enforce_allow) {
problems.push({
path: ['boundaries', 'allow_paths'],
found: 'allow_paths without enforce_allow',
expected: 'this key only with enforce_allow: true',
remedy: 'Set enforce_allow: true, or leave it out.',
});
}
if (stop.plateau !== undefined && !(0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_6__ .yM)({ agents })) {
problems.push({
path: ['iteration', 'plateau'],
found: `plateau: ${stop.plateau} with one agent`,
expected: 'this key only with several agents: a session always begins at the last kept commit',
remedy: 'Add a second agent to agents, or leave it out.',
});
}
if (handover?.distil === true && (decision === undefined || POLICIES_OF_BATCHES.includes(decision))) {
problems.push({
path: ['handover', 'distil'],
found: decision === undefined ? 'distil without evaluator.decision' : `distil with decision: ${decision}`,
expected: 'this key only with a policy that tests single changes',
remedy: 'Set e.g. evaluator.decision: paired-sequential, or leave it out.',
});
}
if (search?.recombine === true && decision === undefined) {
problems.push({
path: ['search', 'recombine'],
found: 'recombine without evaluator.decision',
expected: 'this key only with a policy: by keep_policy no candidate is nearly kept',
remedy: 'Add e.g. evaluator.decision: paired-sequential, or leave it out.',
});
}
if (decision === undefined && policy === 'pass_only' && bootstrap !== 'ambiguous') {
problems.push({
path: ['evaluator', 'bootstrap'],
found: `bootstrap: ${bootstrap}`,
expected: 'this key only with keep_policy: score_improvement, which compares scores',
remedy: 'Leave it out.',
});
}
return problems;
}
function readableEnv({ value }) {
const { agent, agents } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(value);
const entries = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .cX)(agents).map((entry, at) => [`$.agents[${at}].env`, entry]);
return [['$.agent.env', agent], ...entries].map(([path, table]) => {
const written = Object.entries((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(table).env));
const texts = written.filter((entry) => typeof entry[1] === 'string');
return { path, values: Object.fromEntries(texts) };
});
}
function doubledGuards(document) {
const names = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .cX)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(document.value).guards).map((guard) => (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(guard).name);
return names.flatMap((name, at) => {
if (typeof name !== 'string' || names.indexOf(name) === at)
return [];
const problem = {
found: `a second guard ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(name)}`,
expected: 'each name once',
remedy: 'Rename one of the two.',
};
return [(0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ .l4)(document, ['guards', at, 'name'], problem)];
});
}
function noFrontMatter(file, isOpen) {
return {
file,
line: 1,
found: isOpen ? 'front matter without an end' : 'no front matter',
expected: 'YAML between two lines of "---", with evaluator.command and evaluator.format',
remedy: 'Begin the file with: ---, evaluator:, "  command: …", "  format: json", ---, each on its own line.',
};
}
}),
42132:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( decisionKeyProblems),
T: () => ( comparisonSettings)
});
var _decision_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82922);
var _decision_settings_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67007);
var _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22753);
const DEFAULT_EFFORT = 'balanced';
function comparisonSettings(evaluator) {
if (evaluator.decision === undefined)
return undefined;
const { effort = DEFAULT_EFFORT, canary_every, canary_broken: broken, max_plausible, ...keys } = evaluator;
return _decision_settings_js__WEBPACK_IMPORTED_MODULE_0__ .ly.parse({ ...keys, effort, integrity: { canary_every, broken, max_plausible } });
}
function decisionKeyProblems(evaluator, written) {
const settings = comparisonSettings(evaluator);
if (settings === undefined) {
const idle = _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_2__ .vv.filter((key) => written[key] !== undefined);
return idle.map((key) => ({
path: [key],
found: `${key} without decision`,
expected: 'this key only together with decision; keep_policy does not use it',
remedy: 'Add e.g. decision: paired-sequential, or leave it out.',
}));
}
const clashes = [
['keep_policy', 'score_improvement'],
['bootstrap', 'ambiguous'],
];
const problems = clashes.flatMap(([key, wanted]) => {
if (evaluator[key] === wanted)
return [];
const expected = `${wanted} with decision: ${settings.decision}, which compares scores`;
return [{ path: [key], found: `${key}: ${evaluator[key]}`, expected, remedy: `Leave out ${key}, or decision.` }];
});
const asWritten = settings.effort === DEFAULT_EFFORT ? { ...settings, effort: 'auto' } : settings;
return [...problems, ...(0,_decision_settings_rules_js__WEBPACK_IMPORTED_MODULE_1__ .BL)(asWritten)];
}
}),
83581:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Af: () => ( networkOf),
CJ: () => ( evaluationSteps),
Ml: () => ( evaluatorStep),
_l: () => ( preparingOf),
vq: () => ( evaluateCommit)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15902);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _engine_environment_step_network_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7168);
var _engine_evaluation_base_layer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32941);
var _engine_evaluation_evaluation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2774);
var _engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54620);
var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63702);
var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(23727);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11042);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(14311);
var _evaluator_output_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1184);
var _store_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(89855);
const MAX_RETAINED_CHARS = 16 * 1024;
async function evaluateCommit(mission, { commit, iteration }) {
const { privateArea, protectedFiles, signal, host } = mission;
const { evaluator } = mission.state.launch.contract;
const logs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_store_js__WEBPACK_IMPORTED_MODULE_13__.iterationFolder)(mission.paths, iteration), 'evaluation');
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_11__ .dM)(logs);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(logs, { recursive: true });
if (iteration === 0)
(0,_engine_evaluation_base_layer_js__WEBPACK_IMPORTED_MODULE_5__ .k)(privateArea, logs);
const ranAt = host.now().toISOString();
const steps = evaluationSteps(mission.state.launch.contract, { folder: logs, prefix: '' });
const evaluation = await (0,_engine_evaluation_evaluation_js__WEBPACK_IMPORTED_MODULE_6__ .q)(privateArea, {
checkout: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_8__ .b)(privateArea, 1),
tree: commit,
protectedFiles,
steps,
teardown: undefined,
variables: {},
signal,
});
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('mission:after-judging');
if (evaluation.kind === 'aborted')
return evaluation;
const record = recordOf({ evaluation, steps, ranAt, command: evaluator.command });
return { kind: 'evaluated', record, isTampered: evaluation.kind === 'failed' && evaluation.isTampered };
}
function evaluationSteps(contract, { folder, prefix }) {
const { guards } = contract;
const guardSteps = guards.map((guard, index) => ({
name: `guard-${index + 1}`,
kind: 'guards',
title: `guard ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(guard.name)}`,
command: guard.command,
timeoutMs: (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_2__ .E9)(guard.timeout) ?? 0,
network: networkOf(contract).guards,
logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${prefix}guard-${index + 1}`),
}));
const evaluator = evaluatorStep(contract, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${prefix}evaluator`));
return [...(0,_engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_7__ .sA)(preparingOf(contract, { folder, prefix })), ...guardSteps, evaluator];
}
function networkOf({ environment, agent, evaluator, }) {
const own = environment?.network ?? {};
return (0,_engine_environment_step_network_js__WEBPACK_IMPORTED_MODULE_4__ .lr)({ own, agent: agent.network, evaluator: evaluator.network });
}
function preparingOf(contract, { folder, prefix }) {
const { setup, build } = contract;
return { setup, build, network: networkOf(contract), logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, prefix) + (prefix === '' ? '/' : '') };
}
function evaluatorStep(contract, logs) {
const { evaluator } = contract;
return {
name: 'evaluator',
kind: 'objective',
title: 'the evaluator',
command: evaluator.command,
timeoutMs: (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_2__ .E9)(evaluator.timeout) ?? 0,
network: networkOf(contract).objective,
tracing: evaluator.tracing ?? 'off',
logs,
};
}
function recordOf({ evaluation, steps, ranAt, command }) {
const nothing = { command, ran_at: ranAt, pass: null, score: null, exit_code: null, stdout: '', stderr: '' };
switch (evaluation.kind) {
case 'infra':
return { ...nothing, status: 'error', parse_error: evaluation.reason };
case 'failed': {
const step = steps.find(({ name }) => name === evaluation.step?.name);
if (step === undefined)
return { ...nothing, status: 'error', parse_error: evaluation.reason };
const ran = { ...nothing, ...logsOf(step), command: step.command, exit_code: evaluation.step?.exitCode ?? null };
if (step.name !== 'evaluator' && evaluation.step?.exitCode !== 0) {
return { ...ran, status: 'fail', pass: false, parse_error: evaluation.reason };
}
return { ...ran, status: 'error', parse_error: evaluation.reason };
}
case 'ran': {
const step = steps.find(({ name }) => name === 'evaluator');
const ran = { ...nothing, ...(step === undefined ? {} : logsOf(step)), exit_code: 0 };
const verdict = (0,_evaluator_output_js__WEBPACK_IMPORTED_MODULE_12__ .Pn)(evaluation.output);
if ('reason' in verdict)
return { ...ran, status: 'error', parse_error: verdict.reason };
return { ...ran, ...verdict, status: verdict.pass ? 'pass' : 'fail', parse_error: null };
}
default:
return evaluation;
}
}
function logsOf({ logs }) {
const read = (name) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .vI)((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_10__ .o3)(`${logs}.${name}`), MAX_RETAINED_CHARS);
return { stdout: read('stdout'), stderr: read('stderr') };
}
}),
5862:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ep: () => ( openHoldout),
i4: () => ( holdoutProblems),
qC: () => ( requireHoldoutUndisclosed)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76952);
var _engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26765);
var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22989);
function holdoutProblems(file, { evaluator }, parentEnv) {
const { holdout } = evaluator;
if (holdout === undefined)
return [];
const path = '$.evaluator.holdout.command';
return (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__ .$x)(parentEnv)(holdout.command).map((problem) => ({ file, path, ...problem }));
}
function openHoldout(contract, { file, level, parentEnv, agentEnvs = [] }) {
const { holdout } = contract.evaluator;
if (holdout === undefined)
return undefined;
const problems = holdoutProblems(file, contract, parentEnv);
const hidden = (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__ .g5)(holdout, parentEnv);
if (hidden === undefined || problems.length > 0)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Vl(problems);
if (level.kind !== 'bubblewrap') {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: 'the holdout of a mission cannot be hidden from its sessions without bubblewrap',
remedy: 'Install bubblewrap and leave agent.sandbox at auto, or remove evaluator.holdout.',
});
}
const words = { found: 'the command of the holdout', expected: 'no variable that would disclose it to sessions' };
const secret = { secrets: [hidden.command], file, ...words };
for (const each of agentEnvs)
(0,_engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_2__ .B)(each, secret);
const table = 'environment.env';
const variables = contract.environment?.env ?? {};
(0,_engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_2__ .B)((0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__ .ms)(variables, { parentEnv, path: `$.${table}`, file }), { ...secret, table });
return hidden;
}
function secretCommands({ evaluator }, parentEnv) {
const { holdout } = evaluator;
return holdout === undefined ? [] : [unsealCommand(holdout, parentEnv)?.command ?? []].flat();
}
async function requireHoldoutUndisclosed(refs, { commit, holdout, missionDir }) {
if (holdout === undefined)
return;
const texts = (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_1__ .qz)({ command: holdout.command, files: [] }, {});
await (0,_engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_2__ .f)(refs, { restart: `rcs autoresearch ${missionDir}`, commit, texts });
}
}),
14178:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
MA: () => ( chooseLevel),
g3: () => ( findIdentity),
PO: () => ( findMissionDir),
lU: () => ( lockMissions),
Md: () => ( readMissionDir),
MX: () => ( readMissionFiles),
Sp: () => ( requireFreeBranch),
UN: () => ( requireNoOpenRun),
zk: () => ( requireUntracked),
WK: () => ( secretTables)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var configured_agents = __webpack_require__(74832);
var command_environment = __webpack_require__(2886);
var cores = __webpack_require__(2908);
var environment = __webpack_require__(22989);
var files = __webpack_require__(79871);
var lock_holder = __webpack_require__(68724);
var kernel_refs = __webpack_require__(83144);
var run_lock = __webpack_require__(42205);
var sandbox_level = __webpack_require__(34742);
var user_config = __webpack_require__(89820);
;
const KEYS = '^(user|committer)\\.(name|email)$';
async function readUserIdentity(folder, parentEnv) {
const entries = await (0,user_config .AV)(folder, parentEnv, KEYS);
const known = new Map(entries.map(({ key, value }) => [key, value.replaceAll('\n', ' ').trim()]));
const read = (key) => parentEnv[`GIT_COMMITTER_${key === 'name' ? 'NAME' : 'EMAIL'}`] ||
known.get(`committer.${key}`) ||
known.get(`user.${key}`);
return { name: read('name'), email: read('email') };
}
var contract = __webpack_require__(53919);
var holdout = __webpack_require__(5862);
var run_name = __webpack_require__(53482);
var store = __webpack_require__(89855);
;
const MAX_TEXT_BYTES = 256 * 1024;
function findMissionDir(supplied, { cwd }) {
const folder = realFolder((0,external_node_path_.resolve)(cwd, supplied), supplied);
const repository = (0,store.findMissionRepository)(folder);
return { repository, dir: (0,external_node_path_.relative)(repository.folder, folder) || '.' };
}
function readMissionDir(supplied, { cwd, env }, { needsAgent = true } = {}) {
const { repository, dir } = findMissionDir(supplied, { cwd });
const read = readMissionFiles(repository, dir, {
checkPlaces: (0,command_environment .p1)(repository, env),
checkVariable: (0,command_environment .kL)(env),
});
const problems = 'problems' in read ? [...read.problems] : [];
const sandboxFile = (0,external_node_path_.join)(dir, 'sandbox.md');
if (needsAgent) {
const tables = 'problems' in read ? read.env : (0,contract .ht)(read.contract);
problems.push(...tables.flatMap((table) => environmentProblems(sandboxFile, table, env)));
}
if (!('problems' in read)) {
problems.push(...(0,holdout .i4)(sandboxFile, read.contract, env), ...coreProblems(sandboxFile, read.contract));
}
if (problems.length > 0 || 'problems' in read)
throw new errors .Vl(problems);
return read;
}
function readMissionFiles(repository, dir, checks = {}) {
const [missionFile, sandboxFile] = [(0,external_node_path_.join)(dir, 'mission.md'), (0,external_node_path_.join)(dir, 'sandbox.md')];
const problems = [];
const mission = readText(repository, missionFile, 'Write it: what the sessions are to achieve, in plain words.');
const sandbox = readText(repository, sandboxFile, 'Write it: YAML front matter with evaluator.command and format.');
if ('problem' in mission)
problems.push(mission.problem);
const parsed = 'problem' in sandbox ? { problems: [sandbox.problem], env: [] } : (0,contract .L6)(sandboxFile, sandbox.bytes, checks);
if ('problem' in mission || 'problems' in parsed) {
if ('problems' in parsed)
problems.push(...parsed.problems);
return { problems, env: 'problems' in parsed ? parsed.env : (0,contract .ht)(parsed.contract) };
}
const slug = (0,run_name .Aw)(dir === '.' ? '' : dir);
return { repository, slug, dir, missionFile, sandboxFile, ...parsed, mission: mission.bytes.toString('utf8') };
}
function realFolder(path, supplied) {
if ((0,external_node_fs_.existsSync)(path) && (0,external_node_fs_.statSync)(path).isDirectory())
return (0,external_node_fs_.realpathSync)(path);
const found = (0,external_node_fs_.existsSync)(path) ? `${(0,base_text .TL)(supplied)} is not a folder` : `there is no folder ${(0,base_text .TL)(supplied)}`;
const expected = 'a mission directory inside a git repository, with mission.md and sandbox.md';
throw new errors .Vl([{ found, expected, remedy: 'Name the folder of the mission.' }]);
}
function readText(repository, file, remedy) {
const path = (0,external_node_path_.join)(repository.folder, file);
if (!(0,external_node_fs_.existsSync)(path)) {
return {
problem: { file, found: 'no such file', expected: 'mission.md and sandbox.md in the mission directory', remedy },
};
}
const read = (0,files .M4)(path, file);
if ('problem' in read || read.bytes.length <= MAX_TEXT_BYTES)
return read;
const found = `${read.bytes.length} bytes`;
return { problem: { file, found, expected: `at most ${MAX_TEXT_BYTES} bytes`, remedy: 'Shorten it.' } };
}
function environmentProblems(file, { path, values }, parentEnv) {
const resolved = (0,environment .NC)(values, { parentEnv, path });
return 'problems' in resolved ? resolved.problems.map((problem) => ({ file, ...problem })) : [];
}
function secretTables({ environment, ...agents }, parentEnv) {
return [...(0,configured_agents .et)(agents).map(({ agent }) => agent.env), ...(0,command_environment .RO)(environment, parentEnv)];
}
function coreProblems(file, { environment }) {
const problems = (0,cores .xG)(environment?.cpus ?? []);
return problems.map((problem) => ({ file, path: '$.environment.cpus', ...problem }));
}
async function lockMissions(root, { now }) {
const lock = await (0,run_lock .Cc)({ path: root.lock, now });
if (lock.kind === 'locked')
return lock;
const pointer = (0,store.readPointer)(root);
if (pointer?.active !== true) {
throw (0,lock_holder .hp)(lock, { what: 'the missions of this repository are', look: 'autorize status RUN_ID' });
}
const what = `the mission run ${pointer.run_id} is running in this repository,`;
throw (0,lock_holder .hp)(lock, { what, look: `autorize status ${pointer.run_id}` });
}
function requireNoOpenRun(root, resumed) {
const pointer = (0,store.readPointer)(root);
if (pointer?.active !== true || pointer.run_id === resumed)
return;
const paths = (0,store.pathsOfRun)(root, pointer.run_id);
const { state, problem } = (0,store.readMission)(paths);
if (state !== undefined && state.status !== 'running')
return;
const isNameAlone = (0,external_node_fs_.existsSync)(paths.folder) && !(0,external_node_fs_.existsSync)(paths.files.manifest_file);
if (state === undefined && problem === undefined && isNameAlone)
return;
throw new errors .Rb({
message: `the mission run ${pointer.run_id} was interrupted and is still open (${(0,store.shownPath)(root, root.pointer)})`,
remedy: `Resume it: rcs autoresearch --resume ${pointer.run_id}, or close it: rcs autoresearch --abandon ${pointer.run_id}`,
});
}
function chooseLevel({ agent }, sandbox) {
return (0,sandbox_level .q1)({ requested: sandbox ?? agent.sandbox, network: agent.network });
}
async function requireFreeBranch(refs, branch) {
const parts = branch.split('/');
for (let length = 1; length < parts.length; length += 1) {
const name = parts.slice(0, length).join('/');
if ((await (0,kernel_refs .sg)(refs, `refs/heads/${name}`)) === undefined)
continue;
throw new errors .Rb({
message: `there is a branch "${name}", so git can make no "${branch}"`,
remedy: `Rename it: git branch -m ${name} ${name}-old`,
});
}
}
async function requireUntracked(refs, { commit, name }) {
const { stdout } = await refs(['ls-tree', '--name-only', '--end-of-options', commit, name]);
if (stdout.length === 0)
return;
throw new errors .Rb({
message: `"${name}" is tracked at ${commit}; a mission writes its results there`,
remedy: `Rename yours, or remove it: git rm --cached ${name}, and commit.`,
});
}
const FALLBACK = { name: 'autorize', email: 'autorize@localhost' };
async function findIdentity({ folder }, parentEnv) {
const { name = FALLBACK.name, email = FALLBACK.email } = await readUserIdentity(folder, parentEnv);
return { name, email };
}
}),
27066:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( decidedCommands),
T: () => ( findProtection)
});
var _base_literal_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13310);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15310);
var _engine_evaluation_default_protection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99539);
async function findProtection(store, launch) {
const commit = launch.baseline_commit;
const own = [launch.mission_file, launch.sandbox_file].map((path) => ({
glob: (0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_0__ .I)(path),
why: 'the mission itself',
}));
const { protect } = launch.contract.evaluator;
const named = await findNamed(store, launch);
const supplied = protect?.map((glob) => ({ glob, why: 'evaluator.protect' })) ?? named;
const reasons = [...supplied, ...own];
const { evaluator, guards, boundaries } = launch.contract;
const openings = {
writable: evaluator.writable ?? [],
writableKey: 'evaluator.writable',
permit: boundaries.permit,
};
const globs = reasons.map(({ glob }) => glob);
const commands = [evaluator.command, ...guards.map(({ command }) => command)];
const files = await (0,_engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__ .sz)(store, { commit, globs, openings, commands });
return {
files,
reasons,
notes: protect === undefined ? targetNotes(launch, named) : await idleNotes(store, launch, protect),
};
}
async function findNamed(store, { baseline_commit: commit, contract }) {
const { evaluator, guards } = contract;
const commands = decidedCommands(contract);
const owners = new Map([
...guards.map(({ name, command }) => [command, `the guard ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(name)}`]).toReversed(),
[evaluator.command, 'evaluator.command'],
]);
const found = await (0,_engine_evaluation_default_protection_js__WEBPACK_IMPORTED_MODULE_3__ .C)(store, { commit, commands });
return [...found].map(([glob, { command, isNamed }]) => {
const owner = owners.get(command) ?? 'a command';
return { glob, why: isNamed ? `${owner} names it` : `it decides what ${owner} runs` };
});
}
function decidedCommands({ evaluator, guards }) {
return [
{ command: evaluator.command, kind: 'evaluator' },
...guards.map(({ command }) => ({ command, kind: 'guard' })),
];
}
function targetNotes({ mission, mission_file: file }, named) {
const words = new Set(mission.split(/[\s"'`;|&<>()[\]=,:]+/).map((word) => word.replace(/^(\.\/)+/, '').replace(/\.$/, '')));
return named.flatMap(({ glob, why }) => {
const path = glob.replaceAll(/\\(.)/g, '$1');
if (!words.has(path))
return [];
return [
`${file} speaks of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(path, 200)}, which is protected, since ${why}: a candidate that changes it is discarded. If candidates may change it, list the files of the evaluator in evaluator.protect without it`,
];
});
}
async function idleNotes(store, { baseline_commit: commit }, globs) {
const notes = [];
for (const glob of globs) {
const { files } = await (0,_engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__ .sz)(store, { commit, globs: [glob] });
if (files.length === 0)
notes.push(`evaluator.protect: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(glob, 200)} matches no file of the baseline`);
}
return notes;
}
}),
35507:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
m: () => ( kindOfSubject)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63342);
function kindOfSubject(what, { cwd }) {
const isName = !/[/.]/.test(what);
if (isName && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_2__ .W1)(cwd).folder, '.autorize', what)))
return 'experiment';
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, what), 'mission.md')))
return 'mission';
return /\.(?:json|ya?ml)$/i.test(what) ? 'plan' : 'experiment';
}
}),
97895:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
a: () => ( workPlanSchema),
i: () => ( workItemSchema)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_repository_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46204);
var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63836);
var _environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83257);
var _setting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60456);
var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82374);
var _values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62806);
const AGENT_IDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `agent-${number}`);
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
const itemId = (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'a name of letters, digits, ".", "_" and "-"')), 'letters, digits, `.`, `_`, `-`');
const paths = (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()
.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YPB((supplied) => (0,_base_repository_path_js__WEBPACK_IMPORTED_MODULE_2__ .F)(supplied) !== undefined, 'a path inside the repository, without ".."'))), 'paths');
const timeout = (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr()
.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(1, 'a whole number of milliseconds from 1'), zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Zm(MAX_TIMEOUT_MS, `at most ${MAX_TIMEOUT_MS} milliseconds`)), 'whole number from 1');
const workItemSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
id: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(itemId, { doc: 'Unique name of the item.' }),
agent_id: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^agent-[0-9]$/, '"agent-0" to "agent-9"')), '`"agent-0"` to `"agent-9"`'), { doc: 'The agent of `agents` that works on it.' }),
description: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(_values_js__WEBPACK_IMPORTED_MODULE_7__ .Bq, { doc: 'The task.' }),
dependencies: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()), []), 'ids'), {
doc: 'Items that must have succeeded first.',
}),
constraints: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
max_files: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .HT)(1), 10), { unit: 'files', doc: 'Maximum number of changed paths.' }),
max_tool_ops: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .HT)(0), 50), {
unit: 'tool operations',
doc: 'Maximum number of tool operations.',
}),
max_delta_size: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .HT)(1), 100), {
unit: 'changes',
doc: 'Maximum number of changed blocks of consecutive lines. A file without lines counts as one block.',
}),
timeout_ms: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(timeout, 300_000), {
unit: 'ms',
doc: 'Time of the agent, and again of the test command.',
}),
}), {}),
budget: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
time_estimate_ms: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .HT)(0), { unit: 'ms', doc: 'Your estimate of the time. It limits nothing.' }),
complexity: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .Yq)(['low', 'medium', 'high']), {
doc: 'Your estimate of the complexity. It has no effect.',
}),
})),
input_files: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(paths), {
doc: 'Files that must exist when the item starts, and before the run if it has no dependencies.',
}),
output_files: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(paths), { doc: 'Files that must exist afterwards.' }),
test_command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_7__ .Bq), {
doc: 'Must exit with 0. `sh -c` runs it in an evaluation checkout of what the agent left.',
}),
});
const agentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_7__ .Bq), {
unset: 'required without a preset',
doc: 'Command line for `sh -c`, in which `{prompt_file}`, `{workdir}` and `{id}` are replaced.',
}),
preset: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .Yq)(_engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_3__ .VC)), '[name](agents.md#presets)'), {
unset: 'required without a command',
doc: 'Command line of a known agent CLI.',
}),
stdin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .ZC, 'prompt'), {
doc: 'Whether a command gets the prompt on standard input. A preset knows where its CLI reads it.',
}),
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ ._K,
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .FC,
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .fC,
});
const agentShape = Object.fromEntries(AGENT_IDS.map((id) => [id, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(agentSchema)]));
const classGlobs = (name) => (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_7__ .gV), { unset: 'its [default globs](work-items.md)', doc: `Paths that count as ${name}.` });
const workPlanSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
$schema: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()), { doc: 'The JSON Schema of this file, for editors.' }),
version: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz(1, 'the number 1'), { doc: 'Version of the format.' }),
plan: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, 'a name of letters, digits, "_" and "-"'))), 'letters, digits, `_`, `-`'), { unset: 'the name of the file', doc: 'Name of the plan and of its branch.' }),
agents: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej(agentShape),
items: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(workItemSchema),
budget: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ usd: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .xy })),
environment: _environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .RJ,
setup: (0,_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .Xv)('5m', _values_js__WEBPACK_IMPORTED_MODULE_7__ .rW),
build: (0,_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .u2)('10m', _values_js__WEBPACK_IMPORTED_MODULE_7__ .rW),
permit: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .eL,
capture: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .HM,
classes: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
deltaQ: classGlobs('tests'),
deltaLambda: classGlobs('configuration, policy and workflows'),
deltaPi: classGlobs('documents and generated files'),
}), {}),
});
}),
51421:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
RR: () => ( parseWorkFile),
Vh: () => ( testsOf),
vK: () => ( placeIssue)
});
var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86586);
var _engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75857);
var _settings_deprecated_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71594);
var _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83257);
var _settings_work_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97895);
var _plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87440);
function testsOf(work) {
return (work?.items ?? []).flatMap(({ test_command: command }) => (command === undefined ? [] : [command]));
}
function parseWorkFile(written) {
const { document, problems: ofNames } = (0,_settings_deprecated_names_js__WEBPACK_IMPORTED_MODULE_2__ .QA)(written, 'plan');
const checked = (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_0__ .sw)(document, _settings_work_plan_js__WEBPACK_IMPORTED_MODULE_4__ .a);
const broken = (0,_plan_js__WEBPACK_IMPORTED_MODULE_5__ .Gy)(document.value).map(([path, found, expected, remedy]) => (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_0__ .l4)(document, path, { found, expected, remedy }));
const ofSchema = 'problems' in checked ? checked.problems : [];
const ofEnvironment = 'problems' in checked ? [] : planEnvironmentIssues(checked.value).map((issue) => placeIssue(document, issue));
const reported = new Set(ofSchema.map(({ path }) => path));
const problems = [...ofNames, ...ofSchema, ...broken.filter(({ path }) => !reported.has(path)), ...ofEnvironment];
return 'problems' in checked || problems.length > 0 ? { problems } : { work: checked.value };
}
function planEnvironmentIssues({ environment: written, setup, }) {
const environment = (0,_settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_3__ .EJ)(written);
return (0,_engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_1__ .ah)({ environment, hasTrustedSetup: setup !== undefined, checkPlaces: undefined });
}
function placeIssue(document, [path, found, expected, remedy]) {
return (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_0__ .l4)(document, path, { found, expected, remedy });
}
}),
45351:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B$: () => ( namedReceipts),
E: () => ( foldHistory),
Go: () => ( isLanding),
Kz: () => ( landedSchema),
bs: () => ( HISTORY_FOLD)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _receipt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80083);
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const commitId = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const hash = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{64}$/));
const id = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const plan = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/));
const landedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('landed'),
...{ id, plan, item: text, work_item_hash: hash, after_hash: hash, landed_commit: commitId, receipt_hash: hash },
follows: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(commitId),
});
const endedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('ended'),
...{ id, plan, item: text, status: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(_receipt_js__WEBPACK_IMPORTED_MODULE_4__ .LV), receipt_hash: hash },
});
const lostSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('lost') });
const thawedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('thawed') });
const concludedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .gMt('kind', [landedSchema, endedSchema, lostSchema, thawedSchema]);
const landingSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
iter: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr(),
ref: text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^refs\/heads\/[A-Za-z0-9][A-Za-z0-9/_-]*$/)),
...{ old: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(commitId), parent: commitId, merged: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(commitId), tree: commitId },
...{ message: text, date: text },
draft: zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
receipt: zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
...{ id, plan, work_item: zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ id: text }), work_item_hash: hash },
after_hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash),
}),
...{ previous: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash), store_base: commitId, follows: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(commitId) },
}),
});
const isLanding = (raw) => landingSchema.safeParse(raw).success;
const HISTORY_FOLD = {
begin: () => ({
landed: [],
ended: [],
pending: undefined,
unusable: undefined,
starts: [],
thawing: undefined,
}),
take: (state, { seq: _, prev: __, hash: hidden, ...record }, line) => {
if (record.kind === undefined) {
const pending = isLanding(record) ? { landing: record, hash: String(hidden) } : undefined;
state.pending = pending;
state.unusable = pending === undefined ? record : undefined;
if (pending?.landing.old === null)
state.starts.push(pending.landing.parent);
return;
}
const concluded = concludedIn(record, line);
if (concluded.kind === 'ended')
state.ended.push(concluded);
else if (concluded.kind === 'thawed')
state.thawing = undefined;
else
[state.pending, state.unusable] = [undefined, undefined];
if (concluded.kind === 'landed') {
state.landed.push(concluded);
state.thawing = concluded.follows === undefined ? undefined : concluded;
}
},
};
function foldHistory(records) {
const state = HISTORY_FOLD.begin();
let line = 0;
for (const record of records)
HISTORY_FOLD.take(state, record, ++line);
return state;
}
const JOURNAL = '.autorize/work/journal.jsonl';
function concludedIn(record, line) {
const result = concludedSchema.safeParse(record);
if (result.success)
return result.data;
const member = result.error.issues[0]?.path.join('.') || 'shape';
const found = `a record without a usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(member, 100)}`;
const remedy = 'See who wrote it; to begin again without it, move .autorize/work away. Git has what landed.';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Vl([{ file: JOURNAL, line, found, expected: 'a record of a run of work items', remedy }]);
}
function namedReceipts({ landed, ended, pending }) {
const ids = [...landed, ...ended].map(({ id: each }) => each);
return new Set(pending === undefined ? ids : [...ids, pending.landing.draft.receipt.id]);
}
}),
32375:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CW: () => ( loadWork),
H3: () => ( PLAN_PATHS),
L9: () => ( findPlan),
VD: () => ( findWorkBranch),
WK: () => ( secretTables),
ZB: () => ( findPlanHere),
Zd: () => ( lockWork),
_F: () => ( readyAgents),
f: () => ( unsetVariables),
fx: () => ( withoutPaths),
j3: () => ( listLanded),
rm: () => ( keysOfPlan)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74044);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28338);
var _base_json_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85572);
var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86586);
var _engine_agent_login_access_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24859);
var _engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2886);
var _kernel_agent_secrets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12637);
var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22989);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(79871);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(68724);
var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(83144);
var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(42205);
var _kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(34742);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(63342);
var _contract_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(51421);
async function loadWork(file, { cwd, env }, { needsAgents = false } = {}) {
const read = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_11__ .M4)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(file) ? file : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, file), file);
if ('problem' in read)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Vl([read.problem]);
const isYaml = /^\.ya?ml$/i.test((0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(file));
const decoded = isYaml
? (await Promise.all( [__webpack_require__.e(8815), __webpack_require__.e(1167)]).then(__webpack_require__.bind(__webpack_require__, 81167))).decodeYaml(file, read.bytes)
: (0,_base_json_document_js__WEBPACK_IMPORTED_MODULE_5__ .w)(file, read.bytes);
if ('problems' in decoded) {
const { before } = { before: undefined, ...decoded };
const ofAgents = before === undefined ? [] : agentProblems(before);
const ofVariables = before === undefined || !needsAgents ? [] : unsetVariables(before, { env });
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Vl([...decoded.problems, ...ofAgents, ...ofVariables]);
}
const { document } = decoded;
return { ...decodeWork(document, planNameOf(file)), document };
}
const PLAN_PATHS = ['work-items.yaml', 'work-items.yml', 'work-items.json'];
function findPlanHere({ cwd }) {
return PLAN_PATHS.find((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, name)));
}
async function findPlan(plan, host) {
const own = /^[A-Za-z0-9_-]+$/.test(plan) ? ['yaml', 'yml', 'json'].map((end) => `${plan}.${end}`) : [];
for (const name of [...own, ...PLAN_PATHS].filter((each) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(host.cwd, each)))) {
try {
const found = await loadWork(name, host);
if (found.work !== undefined && found.plan === plan)
return found.work;
}
catch (error) {
if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .yW))
throw error;
}
}
return undefined;
}
function agentProblems(document) {
const parsed = (0,_contract_js__WEBPACK_IMPORTED_MODULE_17__ .RR)(document);
return 'problems' in parsed ? parsed.problems.filter(({ path }) => path?.startsWith('$.agents.')) : [];
}
function unsetVariables(document, { env: parentEnv }) {
return Object.entries((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_2__ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_2__ .YN)(document.value).agents)).flatMap(([id, agent]) => {
const supplied = Object.entries((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_2__ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_2__ .YN)(agent).env));
const env = Object.fromEntries(supplied.filter((each) => typeof each[1] === 'string'));
const resolved = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_10__ .NC)(env, { parentEnv, path: '' });
if ('values' in resolved)
return [];
return resolved.problems.map((problem) => {
const name = problem.path === undefined || problem.path === '' ? [] : [problem.path.slice(1)];
return (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_6__ .l4)(document, ['agents', id, 'env', ...name], problem);
});
});
}
function decodeWork(document, fallback) {
const parsed = (0,_contract_js__WEBPACK_IMPORTED_MODULE_17__ .RR)(document);
const work = 'work' in parsed ? parsed.work : undefined;
return { work, problems: 'problems' in parsed ? parsed.problems : [], plan: work?.plan ?? fallback };
}
const MAX_PLAN_NAME = 100;
const DIGEST_LENGTH = 12;
function planNameOf(file) {
const whole = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.extname)(file)).replaceAll(/[^A-Za-z0-9_-]+/g, '-');
const name = whole.replace(/^[-_]+/, '') || 'plan';
if (name.length <= MAX_PLAN_NAME)
return name;
return `${name.slice(0, MAX_PLAN_NAME - DIGEST_LENGTH - 1)}-${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__ .s)(name).slice(0, DIGEST_LENGTH)}`;
}
function documentOf(value) {
return { file: '', value, locate: () => ({ line: 1, column: 1 }) };
}
function withoutPaths(problems) {
return problems.map(({ file: _, line: __, column: ___, ...rest }) => rest);
}
async function lockWork(paths, { now }) {
const lock = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_14__ .Cc)({ path: paths.lock, now });
if (lock.kind === 'locked')
return lock;
throw (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_12__ .hp)(lock, { what: 'the work items of this repository are', look: 'autorize work status' });
}
async function readyAgents(work, { env: parentEnv, isAction }, { needsAgents, sandbox }) {
const needed = new Set(work.items.map(({ agent_id: id }) => id));
const ready = new Map();
for (const [id, spec] of Object.entries(work.agents)) {
if (spec === undefined || !needed.has(id))
continue;
const supplied = needsAgents ? spec.env : {};
const env = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_10__ .ms)(supplied, { parentEnv, path: `$.agents.${id}.env` });
const level = await (0,_kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_15__ .q1)({ requested: sandbox ?? spec.sandbox, network: spec.network });
if (needsAgents)
(0,_engine_agent_login_access_js__WEBPACK_IMPORTED_MODULE_7__ .Xx)(spec, { parentEnv, level });
ready.set(id, { id, spec, env, level, isAction });
}
return ready;
}
function keysOfPlan(work, { env: parentEnv }) {
return (0,_kernel_agent_secrets_js__WEBPACK_IMPORTED_MODULE_9__ .D)(secretTables(work, parentEnv), parentEnv);
}
function secretTables({ agents, environment }, parentEnv) {
return [...Object.values(agents).map((spec) => spec?.env ?? {}), ...(0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_8__ .RO)(environment, parentEnv)];
}
async function findWorkBranch(paths, refs, branch) {
const ref = `refs/heads/${branch}`;
(0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_16__ .Wf)(paths.repository, ref);
const [folder = ''] = branch.split('/');
if ((await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_13__ .sg)(refs, `refs/heads/${folder}`)) !== undefined) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `there is a branch "${folder}", so git cannot create "${branch}"`,
remedy: `Rename it: git branch -m ${folder} another-name`,
});
}
return (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_13__ .sg)(refs, ref);
}
async function listLanded(refs, starts) {
const { stdout } = await refs(['for-each-ref', '--format=%(objectname)', 'refs/heads/autorize-work/']);
const branchHeads = stdout.toString().split('\n').filter(Boolean);
if (branchHeads.length === 0)
return new Set();
const lines = [...branchHeads, ...starts.map((id) => `^${id}`)];
const args = ['rev-list', '--first-parent', '--ignore-missing', '--stdin'];
const { stdout: commits } = await refs(args, { input: `${lines.join('\n')}\n` });
return new Set(commits.toString().split('\n').filter(Boolean));
}
}),
87440:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gy: () => ( checkPlan),
P_: () => ( findBlock),
_j: () => ( resolveDependencies),
zr: () => ( findOwner)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7535);
function checkPlan(raw) {
const { items: rawItems, agents: rawAgents } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(raw);
const items = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .cX)(rawItems);
const agents = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(rawAgents);
return [
...(Array.isArray(rawItems) && items.length === 0
? [[['items'], 'no item', 'at least one', 'Add an item.']]
: []),
...duplicates(items),
...unknownDependencies(items),
...cycles(items),
...agentIssues(agents),
...unknownAgents(items, agents),
];
}
function idOf(item) {
const { id } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(item);
return typeof id === 'string' ? id : undefined;
}
function duplicates(items) {
const first = new Map();
return items.flatMap((item, at) => {
const id = idOf(item);
if (id === undefined)
return [];
const earlier = first.get(id);
if (earlier === undefined) {
first.set(id, at);
return [];
}
const found = `the id ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(id)} a second time`;
return [[['items', at, 'id'], found, `a unique id (items[${earlier}] has it)`, 'Rename one of the two.']];
});
}
function unknownDependencies(items) {
const known = new Set(items.flatMap((item) => idOf(item) ?? []));
return items.flatMap((item, at) => (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .cX)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(item).dependencies).flatMap((name, index) => {
if (typeof name !== 'string' || known.has(name))
return [];
const found = `the unknown dependency ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(name)}`;
return [[['items', at, 'dependencies', index], found, 'the id of an item', (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .h)(name, [...known])]];
}));
}
function cycles(items) {
const waits = new Map();
const places = new Map();
for (const [at, item] of items.entries()) {
const id = idOf(item);
if (id === undefined || waits.has(id))
continue;
const names = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .cX)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(item).dependencies).filter((name) => typeof name === 'string');
waits.set(id, names);
places.set(id, at);
}
const done = new Set();
const found = [];
for (const start of waits.keys())
walk({ start, waits, done, found });
return found.map((circle) => {
const [first = ''] = circle;
const shown = [...circle, first].map((id) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(id)).join(' waits for ');
const path = ['items', places.get(first) ?? 0, 'dependencies'];
return [path, `a cycle: ${shown}`, 'dependencies without a cycle', 'Remove one of these dependencies.'];
});
}
function walk({ start, waits, done, found }) {
const trail = [];
const places = new Map();
const enter = (id) => {
if (done.has(id))
return;
places.set(id, trail.length);
trail.push({ id, next: 0 });
};
enter(start);
while (trail.length > 0) {
const top = trail[trail.length - 1];
if (top === undefined)
return;
const name = waits.get(top.id)?.[top.next];
top.next += 1;
if (name === undefined) {
done.add(top.id);
places.delete(top.id);
trail.pop();
continue;
}
const at = places.get(name);
if (at !== undefined)
found.push(trail.slice(at).map(({ id }) => id));
else if (waits.has(name))
enter(name);
}
}
function agentIssues(agents) {
return Object.entries(agents).flatMap(([id, agent]) => {
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(agent))
return [];
const supplied = ['command', 'preset'].filter((key) => agent[key] !== undefined);
const options = (0,_engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_2__ .sY)(agent).map(({ path, found, expected, remedy }) => [['agents', id, ...path], found, expected, remedy]);
if (supplied.length === 1)
return options;
const found = supplied.length === 0 ? 'neither "command" nor "preset"' : 'both "command" and "preset"';
return [[['agents', id], found, 'one of the two', 'Say what to run: command = a line for sh, or preset = a CLI.']];
});
}
function unknownAgents(items, agents) {
const known = Object.keys(agents);
return items.flatMap((item, at) => {
const name = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(item).agent_id;
if (typeof name !== 'string' || !/^agent-[0-9]$/.test(name) || known.includes(name))
return [];
const remedy = `Add agents.${name}. ${known.length === 0 ? 'There is none yet.' : `Known: ${known.join(', ')}.`}`;
return [[['items', at, 'agent_id'], `the unknown agent ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(name)}`, 'an agent of "agents"', remedy]];
});
}
function resolveDependencies(items) {
const known = new Set(items.map(({ id }) => id));
const levels = [];
const done = new Set();
let rest = [...items];
while (rest.length > 0) {
const isReady = ({ dependencies }) => dependencies.every((name) => done.has(name) || !known.has(name));
const level = rest.filter(isReady);
if (level.length === 0)
throw new Error('a plan with a cycle passed its check');
levels.push(level);
for (const { id } of level)
done.add(id);
const placed = new Set(level);
rest = rest.filter((item) => !placed.has(item));
}
return levels;
}
function findBlock(item, obstacles) {
const behind = item.dependencies.find((name) => obstacles.has(name));
if (behind === undefined)
return undefined;
const chain = [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(item.id)} waits for ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(behind)}`];
let last = obstacles.get(behind);
while (last?.behind !== undefined) {
chain.push(`which waits for ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(last.behind)}`);
last = obstacles.get(last.behind);
}
const end = last === undefined ? '' : ` (${last.status}: ${last.reason})`;
return { status: 'blocked', reason: `${chain.join(', ')}${end}`, behind };
}
function findOwner(paths, owners) {
for (const path of paths) {
for (const [owned, owner] of owners) {
const isSame = owned === path || owned.startsWith(`${path}/`) || path.startsWith(`${owned}/`);
if (isSame)
return { path, owner };
}
}
return undefined;
}
}),
3363:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$T: () => ( requireSafe),
Af: () => ( networkOf),
CI: () => ( partsOf),
HE: () => ( preparedIn),
_l: () => ( preparingOf)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_json_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65090);
var _engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2886);
var _engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75857);
var _engine_environment_step_network_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7168);
var _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83257);
function networkOf({ environment }, { spec: { network } }) {
return (0,_engine_environment_step_network_js__WEBPACK_IMPORTED_MODULE_5__ .lr)({
own: environment?.network ?? {},
agent: network,
evaluator: network === 'model' ? 'off' : (network ?? 'on'),
});
}
function preparedIn({ environment, setup, build }) {
const facts = [environment && { environment }, setup && { setup }, build && { build }].filter((each) => each !== undefined);
return facts.length === 0 ? {} : { prepared: Object.assign({}, ...facts) };
}
function partsOf({ prepared }) {
return { environment: prepared?.environment, setup: prepared?.setup, build: prepared?.build };
}
function requireSafe({ environment, setup }, { repository, parentEnv, file }) {
const issues = (0,_engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_4__ .ah)({
environment: (0,_settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_6__ .EJ)(environment),
hasTrustedSetup: setup !== undefined,
checkPlaces: (0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_3__ .p1)(repository, parentEnv),
});
if (issues.length === 0)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl(issues.map(([path, found, expected, remedy]) => ({ file, path: (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_2__ .i7)(path), found, expected, remedy })));
}
function preparingOf({ folder: area }, { work, agent, folder, name }) {
const network = networkOf(work, agent);
return { setup: work.setup, build: work.build, network, logs: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(area, 'scratch', `${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder)}-${name}-`) };
}
}),
20616:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bi: () => ( areaNotes),
NZ: () => ( agentNotes),
_$: () => ( areaLevel)
});
var _engine_agent_route_notes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4080);
var _engine_layers_area_layers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16755);
function agentNotes(agents) {
return [...agents].flatMap(({ id, spec, env, level, isAction }) => (0,_engine_agent_route_notes_js__WEBPACK_IMPORTED_MODULE_0__ .t)(spec, env, { isConfined: level.kind === 'bubblewrap', isAction }).map((note) => `${id}: ${note}`));
}
function areaLevel(agents) {
const levels = agents.map((agent) => agent.level);
return levels.find(({ kind }) => kind === 'bubblewrap') ?? levels[0] ?? { kind: 'process-group' };
}
function areaNotes(privateArea) {
return [...privateArea.notes, ...(0,_engine_layers_area_layers_js__WEBPACK_IMPORTED_MODULE_1__ .rk)(privateArea)];
}
}),
98005:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ER: () => ( parseHidden),
FE: () => ( hashOfInputs),
IN: () => ( sealReceipt),
iy: () => ( hashOfReceipt),
pB: () => ( renderReceipt)
});
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19533);
var _base_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74044);
function sealReceipt(draft, { previous, blake3 }) {
const linked = { ...draft, previous_receipt_hash: previous };
return { ...linked, receipt_hash: blake3((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)(linked)) };
}
function hashOfReceipt({ receipt_hash: _, ...rest }, blake3) {
return blake3((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)(rest));
}
function renderReceipt(receipt) {
return `${JSON.stringify(receipt, null, 2)}\n`;
}
function hashOfInputs(item, agent, blake3) {
const { gateway: _, server_tools: __, price: ___, only_model: ____, ...asked } = agent;
return blake3((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)({ agent: asked, item }));
}
function parseHidden(text, blake3) {
let raw;
try {
raw = JSON.parse(text);
}
catch {
return undefined;
}
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_1__ .Gv)(raw))
return undefined;
const receipt = raw;
return hashOfReceipt(receipt, blake3) === receipt.receipt_hash ? receipt : undefined;
}
}),
80083:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KS: () => ( receiptSchema),
LV: () => ( RUN_STATUSES),
XB: () => ( uuidV7)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63836);
var _engine_gateway_protocol_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65152);
var _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83257);
var _settings_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82374);
var _settings_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62806);
var _settings_work_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97895);
const RUN_STATUSES = ['success', 'failure', 'denied', 'timeout'];
const ARTIFACT_TYPES = ['create', 'edit', 'delete'];
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const count = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0));
const hash = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{64}$/));
const commit = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const instant = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/));
const uuid = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));
const type = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(ARTIFACT_TYPES);
const deltas = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ path: text, type, removed: count, added: count }));
const receiptSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
schema_version: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz(1),
id: uuid,
plan: text,
branch: text,
status: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(RUN_STATUSES),
reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
work_item: _settings_work_plan_js__WEBPACK_IMPORTED_MODULE_7__ .i,
work_item_hash: hash,
agent: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
id: text,
command: text,
preset: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(_engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_2__ .VC)),
stdin: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['none', 'prompt']),
env: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, text),
sandbox: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['auto', 'required', 'off']),
network: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['on', 'off', 'model']),
gateway: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n([..._engine_gateway_protocol_js__WEBPACK_IMPORTED_MODULE_3__ .zw, 'off'])),
server_tools: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
price: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, _settings_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__ .d1)),
only_model: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz(true)),
}),
started_at: instant,
ended_at: instant,
execution_time_ms: count,
before_commit: commit,
before_hash: hash,
after_commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(commit),
after_hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash),
landed_commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(commit),
landed_hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash),
artifacts: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
path: text,
type,
mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
content_hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash),
git_blob: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(commit),
})),
deltaO: deltas,
deltaPi: deltas,
deltaLambda: deltas,
deltaQ: deltas,
tool_trace: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ tool: text, detail: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(text) })), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('unavailable')]),
admission: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ ok: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY(), reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text) })),
tests: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
command: text,
outcome: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['passed', 'failed', 'timeout']),
passed: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(count),
failed: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(count),
output: text,
})),
sandbox: text,
key_in_reach: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
environment: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
...{ autorize: text, node: text, git: text, platform: text, arch: text },
memory: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(text),
cores: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(text),
}),
prepared: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
environment: _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .RJ,
setup: (0,_settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .Xv)('5m', _settings_values_js__WEBPACK_IMPORTED_MODULE_6__ .rW),
build: (0,_settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .u2)('10m', _settings_values_js__WEBPACK_IMPORTED_MODULE_6__ .rW),
})),
files: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, hash),
replay_tool: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(hash),
previous_receipt_hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash),
receipt_hash: hash,
});
function uuidV7(now, random) {
const time = now.getTime().toString(16).padStart(12, '0');
const bytes = Buffer.from(random);
bytes[0] = ((bytes[0] ?? 0) & 0x0f) | 0x70;
bytes[2] = ((bytes[2] ?? 0) & 0x3f) | 0x80;
const hex = bytes.toString('hex');
return [time.slice(0, 8), time.slice(8), hex.slice(0, 4), hex.slice(4, 8), hex.slice(8, 20)].join('-');
}
}),
50492:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n4: () => ( archiveUnnamed),
X5: () => ( createWorkFolders),
dG: () => ( work_records .dG),
E9: () => ( historyIn),
eQ: () => ( work_records .eQ),
$M: () => ( openWorkJournal),
b8: () => ( work_records .b8),
N9: () => ( work_records .N9),
WI: () => ( work_records .WI),
kQ: () => ( work_records .kQ),
pS: () => ( work_records .pS),
Ou: () => ( toolPath),
hM: () => ( workArea),
XF: () => ( work_files .XF),
workPathsOf: () => ( workPathsOf),
Qz: () => ( writeReceipt)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var checked_prefix = __webpack_require__(98262);
var durable = __webpack_require__(84831);
var followed_journal = __webpack_require__(4000);
var journal = __webpack_require__(77898);
var own_files = __webpack_require__(11042);
var remove_tree = __webpack_require__(14311);
var staged_install = __webpack_require__(80866);
var same_shape = __webpack_require__(63124);
var workitem_history = __webpack_require__(45351);
;
function isFollowedHistory(value) {
if (!(0,same_shape .L)(value, HISTORY))
return false;
const { pending, thawing } = value;
return ((pending === undefined || ((0,workitem_history .Go)(pending.landing) && typeof pending.hash === 'string')) &&
(thawing === undefined || workitem_history .Kz.safeParse(thawing).success));
}
const NAMES = { id: '', plan: '', item: '', receipt_hash: '' };
const HISTORY = {
landed: [{ kind: '', ...NAMES, work_item_hash: '', after_hash: '', landed_commit: '' }],
ended: [{ kind: '', ...NAMES, status: '' }],
starts: [''],
};
var receipt_seal = __webpack_require__(98005);
var work_files = __webpack_require__(85620);
var work_records = __webpack_require__(43165);
;
function workPathsOf(host) {
const paths = (0,work_files .E4)(host);
(0,staged_install .X7)(paths);
return paths;
}
function workArea({ repository }, { env: parentEnv }) {
return { repository, name: 'work.items', parentEnv };
}
function createWorkFolders({ folder, receipts, runs, repository }) {
for (const each of [receipts, runs])
(0,external_node_fs_.mkdirSync)(each, { recursive: true });
const ignore = (0,external_node_path_.join)(folder, '.gitignore');
if (!(0,external_node_fs_.existsSync)(ignore))
(0,external_node_fs_.writeFileSync)(ignore, '*\n');
for (const each of [folder, (0,external_node_path_.dirname)(folder), repository.folder])
(0,durable .Yw)(each);
}
function openWorkJournal(paths, area) {
const { journal: path } = paths;
return (0,journal ._)({ path, shown: (0,work_records .pS)(paths, path), remedy: work_records .nx, checked: (0,checked_prefix .BE)(area, path) });
}
function historyIn(journal) {
return { ...(0,followed_journal .X)(journal, { ...workitem_history .bs, isState: isFollowedHistory }) };
}
function toolPath({ folder }, hash) {
return (0,external_node_path_.join)(folder, 'tools', `${hash}.mjs`);
}
function writeReceipt(paths, receipt) {
const text = (0,receipt_seal .pB)(receipt);
const top = paths.repository.folder;
(0,own_files .fg)(top, {
files: [],
folders: [(0,external_node_path_.relative)(top, paths.receipts), (0,external_node_path_.relative)(top, (0,work_records .kQ)(paths, receipt.id))],
});
(0,durable .fR)((0,work_records .WI)(paths, receipt.id), [text]);
(0,durable .fR)((0,external_node_path_.join)((0,work_records .kQ)(paths, receipt.id), 'RECEIPT.json'), [text]);
(0,durable .Yw)(paths.runs);
}
function archiveUnnamed({ strays: archived, runs, receipts }, named) {
const move = (from, name) => {
(0,external_node_fs_.mkdirSync)(archived, { recursive: true });
(0,remove_tree .dM)((0,external_node_path_.join)(archived, name));
(0,external_node_fs_.renameSync)((0,external_node_path_.join)(from, name), (0,external_node_path_.join)(archived, name));
};
for (const name of (0,external_node_fs_.readdirSync)(runs))
if (!named.has(name))
move(runs, name);
for (const name of (0,external_node_fs_.readdirSync)(receipts)) {
if (name.endsWith('.json') && !named.has(name.slice(0, -'.json'.length)))
move(receipts, name);
else if (/^\.[0-9a-f]{16}\.tmp$/.test(name))
(0,external_node_fs_.rmSync)((0,external_node_path_.join)(receipts, name), { force: true });
}
}
}),
85620:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E4: () => ( locateWork),
HB: () => ( WORK_BRANCHES),
Kc: () => ( readWork),
XF: () => ( workPathsAt),
bp: () => ( replayName)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84321);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68724);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63342);
const WORK_BRANCHES = 'autorize-work';
function locateWork({ cwd }) {
const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ .W1)(cwd);
const own = '.autorize/work';
const { folder: _, receipts, runs, strays: __, ...files } = filesIn(own);
(0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .fg)(repository.folder, {
files: [...Object.values(files), `${files.lock}.holder`],
folders: [receipts, runs],
whole: [own],
isUnopened: (path) => isUnopened(repository.folder, path),
});
return workPathsAt(repository, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, own));
}
function isUnopened(top, path) {
const [, , kind = '', id = '', ...rest] = path.split('/');
if (rest.length > 0)
return false;
if (kind === 'runs' && id !== '')
return !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, filesIn('.autorize/work').receipts, `${id}.json`));
if (kind === 'aside')
return id !== '';
return id === '' && ['exchange', 'strays'].includes(kind);
}
function workPathsAt(repository, folder) {
return { repository, ...filesIn(folder) };
}
function filesIn(folder) {
return {
folder,
journal: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'journal.jsonl'),
receipts: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'receipts'),
runs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'runs'),
strays: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'strays'),
lock: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'work.lock'),
reserve: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'work.reserve'),
activity: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'activity.json'),
blocked: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'blocked.json'),
};
}
function readWork(paths) {
const isRunning = (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__ .oZ)(paths.lock);
return { isRunning, activities: isRunning ? (0,_engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_2__ .W)(paths.activity) : [] };
}
function replayName({ agent }) {
return `replay-${agent.id}.sh`;
}
}),
43165:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N9: () => ( readWorkJournal),
WI: () => ( receiptPath),
Zr: () => ( readTail),
b8: () => ( readReceipt),
dG: () => ( decodeReceipt),
eQ: () => ( isId),
kQ: () => ( runFolder),
nx: () => ( REMEDY),
pS: () => ( shownPath)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50534);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
var _receipt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80083);
const REMEDY = 'Put the file back from a copy, or move .autorize/work away to begin again; git has what landed.';
function readWorkJournal(paths) {
const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(paths.journal);
if (bytes === undefined)
return [];
const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_2__ .z8)(bytes);
if (parsed.kind === 'sound')
return parsed.records;
const file = shownPath(paths, paths.journal);
const { line, why } = parsed;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl([
{ file, line, found: `the line ${why}`, expected: 'the chain of records unbroken', remedy: REMEDY },
]);
}
function shownPath({ repository }, path) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(repository.folder, path);
}
const isId = (text) => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(text);
function checkedId(id) {
if (isId(id))
return id;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl([
{ found: `a record names the run ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(id, 100)}`, expected: 'the id of a run', remedy: REMEDY },
]);
}
function receiptPath({ receipts }, id) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(receipts, `${checkedId(id)}.json`);
}
function runFolder({ runs }, id) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(runs, checkedId(id));
}
function readReceipt(paths, id) {
return decodeReceipt(receiptPath(paths, id), shownPath(paths, receiptPath(paths, id)));
}
function decodeReceipt(path, shown) {
let raw;
try {
const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(path);
if (bytes === undefined)
throw new Error('there is no such file');
raw = JSON.parse(bytes.toString());
}
catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Rb({
message: `the receipt ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(shown, 200)} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
remedy: 'Name a receipt: its id, or the path of its file. See: autorize work status',
cause: error,
});
}
const parsed = _receipt_js__WEBPACK_IMPORTED_MODULE_5__ .KS.safeParse(raw);
if (parsed.success)
return parsed.data;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl(parsed.error.issues.slice(0, 20).map(({ path: at, message }) => ({
file: shown,
path: `$${at.map((part) => `.${String(part)}`).join('')}`,
found: message,
expected: 'a receipt',
remedy: 'Take the file that the run wrote.',
})));
}
const MAX_TAIL_BYTES = 64 * 1024;
function readTail(path) {
return (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(path)?.subarray(-MAX_TAIL_BYTES).toString();
}
})
};

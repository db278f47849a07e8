export const id = 7801;
export const ids = [7801];
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
const length = begin.length + (to - from) + end.length;
if (this.#used + length + 1 > BLOCK_BYTES)
this.#flush();
if (length + 1 > BLOCK_BYTES) {
this.#hash.update(begin).update(bytes.subarray(from, to)).update(`${end}\n`);
return;
}
let used = this.#used + this.#block.write(begin, this.#used, 'latin1');
used += bytes.copy(this.#block, used, from, to);
used += this.#block.write(end, used, 'latin1');
this.#block[used] = 0x0a;
this.#used = used + 1;
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
59645:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => ( seededRandom),
k: () => ( randomIndex)
});
var seedrandom_seedrandom_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43042);
function seededRandom(seed) {
return seedrandom_seedrandom_js__WEBPACK_IMPORTED_MODULE_0__(seed);
}
function randomIndex(random, count) {
return Math.floor(random() * count);
}
}),
86586:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
l4: () => ( problemAt),
sw: () => ( checkDocument),
vX: () => ( unknownKeys)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var _decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74044);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _json_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65090);
var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
zod_mini__WEBPACK_IMPORTED_MODULE_0__ .$W({ jitless: true });
const MAX_PROBLEMS = 1000;
function checkDocument(document, schema) {
let result;
try {
result = schema.safeParse(document.value);
}
catch (error) {
if (error instanceof RangeError)
return { problems: [tooManyProblems(document)] };
throw error;
}
if (result.success)
return { value: result.data };
const problems = [];
for (const issue of result.error.issues) {
problems.push(...issueProblems(document, schema, issue));
if (problems.length >= MAX_PROBLEMS)
return { problems: [...problems, tooManyProblems(document)] };
}
return { problems };
}
function tooManyProblems(document) {
const found = `more than ${MAX_PROBLEMS} issues`;
return problemAt(document, [], { found, expected: 'a document of this kind', remedy: 'Is this the right file?' });
}
function issueProblems(document, schema, issue) {
const path = issue.path.filter((part) => typeof part !== 'symbol');
if (issue.code === 'unrecognized_keys') {
const known = [...knownKeys(schema, path)];
return issue.keys.slice(0, MAX_PROBLEMS).map((key) => unknownKey({ document, path: [...path, key], key, known }));
}
const value = (0,_json_path_js__WEBPACK_IMPORTED_MODULE_4__ .fK)(document.value, path);
const inside = issue.code === 'invalid_union' && Array.isArray(value) ? entryIssues(issue) : [];
if (inside.length > 0)
return inside.flatMap((each) => issueProblems(document, schema, each));
const found = value === undefined ? _errors_js__WEBPACK_IMPORTED_MODULE_3__ .lV : (0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(value);
return [problemAt(document, path, { found, expected: expectedBy(issue), remedy: remedyFor(issue, value) })];
}
function expectedBy(issue) {
if (issue.code === 'invalid_type')
return typeName(issue.expected);
const isOfAny = (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'int';
return isOfAny
? `a whole number from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}`
: lowerFirst(issue.message);
}
function entryIssues({ path, errors }) {
const deep = errors.find((issues) => issues.length > 0 && issues.every((each) => typeof each.path[0] === 'number'));
return (deep ?? []).map((each) => ({ ...each, path: [...path, ...each.path] }));
}
function remedyFor(issue, value) {
if (value === undefined)
return 'Add it.';
if (issue.code !== 'invalid_value' || typeof value !== 'string')
return 'Fix the value.';
const nearest = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .qb)(value, issue.values.map(String));
return nearest === undefined ? 'Fix the value.' : `Did you mean ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(nearest)}?`;
}
const TYPE_NAMES = {
string: 'text',
number: 'a finite number',
int: 'a whole number',
boolean: 'true or false',
array: 'an array',
object: 'an object',
record: 'an object',
};
function typeName(expected) {
return TYPE_NAMES[expected] ?? expected;
}
function lowerFirst(text) {
return text.charAt(0).toLowerCase() + text.slice(1);
}
function unknownKey({ document, path, key, known }) {
const found = `an unknown key ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(key)}`;
return problemAt(document, path, { found, expected: 'a known key', remedy: (0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .h)(key, known) });
}
function problemAt(document, path, { found, expected, remedy }) {
const { file, sourcePath = (same) => same } = document;
return { file, ...document.locate(path), path: (0,_json_path_js__WEBPACK_IMPORTED_MODULE_4__ .i7)(sourcePath(path)), found, expected, remedy };
}
function knownKeys(schema, path) {
return Object.keys(schemaAt(schema, path)?.shape ?? {});
}
function schemaAt(schema, path) {
let current = unwrap(schema);
for (const part of path) {
if (current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .uXj && typeof part === 'string')
current = unwrap(current.shape[part]);
else if (current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .WT6)
current = unwrap(current.def.element);
else
return undefined;
}
return current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .uXj ? current : undefined;
}
function unwrap(schema) {
let current = schema;
while (current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Xz9 ||
current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Gze ||
current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .ilq) {
current = current.def.innerType;
}
return current;
}
function unknownKeys(document, schema) {
const problems = [];
const metadata = [];
const visit = (value, path) => {
if (Array.isArray(value)) {
for (const [index, item] of value.entries())
visit(item, [...path, index]);
return;
}
const here = schemaAt(schema, path);
if (here === undefined || here.def.catchall instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Bsm || !(0,_decode_js__WEBPACK_IMPORTED_MODULE_2__ .Gv)(value))
return;
const known = Object.keys(here.shape);
for (const [key, item] of Object.entries(value)) {
const at = [...path, key];
if (known.includes(key))
visit(item, at);
else if ((0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .kC)(key, known)) {
if (problems.length < MAX_PROBLEMS)
problems.push(unknownKey({ document, path: at, key, known }));
}
else if (key !== '$schema')
metadata.push(document.sourcePath?.(at) ?? at);
}
};
visit(document.value, []);
return { problems, metadata };
}
}),
7844:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
x: () => ( VERSION)
});
const VERSION = '1.0.0';
}),
22566:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
judgeTrusted: () => ( judgeTrusted)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _gate_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94013);
var _gate_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69527);
var _trusted_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84353);
const WITHOUT_SUITE = {
file: _gate_store_js__WEBPACK_IMPORTED_MODULE_2__ .ck.suite,
found: 'no such file, so mode "fixtures" would test the suite of the action and nothing of this repository',
expected: 'a suite of the repository, with fixtures of its own',
remedy: 'Name it with the input suite, or judge candidates: mode: candidates.',
};
async function judgeTrusted({ gate, trustedRef }, place) {
if (gate.mode === 'fixtures' && !(0,_gate_store_js__WEBPACK_IMPORTED_MODULE_2__ .JN)(place.host, gate.suite))
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Vl([WITHOUT_SUITE]);
const trusted = await (0,_trusted_request_js__WEBPACK_IMPORTED_MODULE_3__ .C)({ gate, trustedRef, ...place });
return { result: await (0,_gate_run_js__WEBPACK_IMPORTED_MODULE_1__ .R)(trusted.gate, place.host), banners: trusted.banners };
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
})
};

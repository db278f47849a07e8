export const id = 1194;
export const ids = [1194];
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
7844:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
x: () => ( VERSION)
});
const VERSION = '1.0.0';
}),
78567:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => ( canUpload),
m: () => ( uploadArtifact)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var duration = __webpack_require__(15902);
var base_text = __webpack_require__(7953);
var defuse = __webpack_require__(11797);
var outgoing_text = __webpack_require__(71192);
var stopped_commands = __webpack_require__(65298);
var external_node_async_hooks_ = __webpack_require__(16698);
var external_node_diagnostics_channel_ = __webpack_require__(53053);
var promises_ = __webpack_require__(58500);
;
const NOTICE_MS = 2000;
const works = new external_node_async_hooks_.AsyncLocalStorage();
let isListening = false;
async function doWithin({ limitMs, codeOf }, work) {
listen();
const own = { requests: new Set(), codeOf, isOver: false };
const timer = new AbortController();
const done = works.run(own, work).then((value) => ({ kind: 'done', value }));
const late = (0,promises_.setTimeout)(limitMs, { kind: 'late' }, { signal: timer.signal });
try {
const first = await Promise.race([done, late]);
if (first.kind === 'done')
return first;
own.isOver = true;
for (const request of own.requests)
end(request, own);
await Promise.race([done.catch(() => undefined), (0,promises_.setTimeout)(NOTICE_MS, undefined, { signal: timer.signal })]);
return first;
}
finally {
timer.abort();
}
}
function listen() {
if (isListening)
return;
isListening = true;
for (const channel of ['http.client.request.created', 'http.client.request.start']) {
(0,external_node_diagnostics_channel_.subscribe)(channel, (message) => {
const own = works.getStore();
const { request } = message;
if (own === undefined || own.requests.has(request))
return;
own.requests.add(request);
request.once('close', () => own.requests.delete(request));
if (own.isOver)
end(request, own);
});
}
}
function end(request, { codeOf }) {
const code = codeOf(request.path);
request.destroy(Object.assign(new Error('no time is left'), { code }));
}
;
const MAX_NAMES = 20;
const SILENCE_MS = 60_000;
const MS_PER_MEGABYTE = 2000;
let isServiceLate = false;
const NOT_AGAIN = 'the service for artifacts was too late with the one before and is not asked again';
function canUpload(env) {
if (!/^(?:github\.com|.*\.ghe\.com|.*\.localhost)$/i.test(hostOf(env.GITHUB_SERVER_URL)))
return false;
return (env.ACTIONS_RESULTS_URL ?? '') !== '' && (env.ACTIONS_RUNTIME_TOKEN ?? '') !== '';
}
function hostOf(url = '') {
return URL.canParse(url) ? new URL(url).hostname : 'github.com';
}
async function uploadArtifact(upload, notes) {
const { files, root, retentionDays, isRaw = false } = upload;
if (holdsSecret(upload)) {
notes.add(`the artifact "${(0,base_text .g$)(upload.name, 200)}" was not uploaded: it holds a secret of this step`);
return undefined;
}
if (isServiceLate) {
notes.add(`the artifact "${upload.name}" was not uploaded (${NOT_AGAIN})`);
return undefined;
}
const { DefaultArtifactClient } = await Promise.all( [__webpack_require__.e(1351), __webpack_require__.e(3040), __webpack_require__.e(5060)]).then(__webpack_require__.bind(__webpack_require__, 75060));
const client = new DefaultArtifactClient();
const options = {
...(retentionDays === undefined ? {} : { retentionDays }),
...(isRaw ? { skipArchive: true } : { compressionLevel: 6 }),
};
let failure = '';
const limitMs = limitOf(files);
const until = Date.now() + limitMs;
for (let tries = 1; tries <= MAX_NAMES; tries += 1) {
const name = tries === 1 ? upload.name : `${upload.name}-${tries}`;
const renamed = isRaw && tries > 1 ? files.map((file) => copyAs(file, tries)) : files;
const attempt = await guarded(until - Date.now(), () => client.uploadArtifact(name, [...renamed], root, options));
if ('value' in attempt) {
const { id, digest } = attempt.value;
if (id === undefined)
break;
return { name, id, digest: digest ?? '' };
}
if ('isLate' in attempt) {
isServiceLate = true;
failure = `not done after ${(0,duration .PP)(limitMs)}`;
break;
}
failure = attempt.failure;
if (!/already exists|conflict|409/i.test(failure))
break;
}
notes.add(`the artifact "${upload.name}" was not uploaded (${(0,base_text .g$)(failure || 'no answer', 200)})`);
return undefined;
}
function limitOf(files) {
const bytes = files.reduce((sum, file) => sum + (0,external_node_fs_.statSync)(file).size, 0);
return SILENCE_MS + Math.ceil(bytes / 2 ** 20) * MS_PER_MEGABYTE;
}
function holdsSecret({ name, files, root }) {
const search = (0,outgoing_text .aw)();
if (search.isIdle)
return false;
const names = [name, ...files.map((file) => (0,external_node_path_.relative)(root, file))].join('\n');
return search.finds(Buffer.from(names)) || files.some((file) => search.finds((0,external_node_fs_.readFileSync)(file)));
}
function copyAs(file, number) {
const { dir, name, ext } = (0,external_node_path_.parse)(file);
const copy = (0,external_node_path_.join)(dir, `${name}-${number}${ext}`);
(0,external_node_fs_.copyFileSync)(file, copy);
return copy;
}
const codeOf = (path) => (path.startsWith('/twirp/') ? 'ETIMEDOUT' : 'ABORTED');
async function guarded(limitMs, work) {
let reject = () => undefined;
const outside = new Promise((_, no) => {
reject = no;
});
const onError = (error) => reject(error);
process.on('uncaughtException', onError);
process.on('unhandledRejection', onError);
try {
const timely = await (0,stopped_commands .l)(() => withPlainLog(() => doWithin({ limitMs, codeOf }, () => Promise.race([work(), outside]))));
return timely.kind === 'done' ? timely : { isLate: true };
}
catch (error) {
return { failure: error instanceof Error ? error.message : String(error) };
}
finally {
process.off('uncaughtException', onError);
process.off('unhandledRejection', onError);
}
}
const OWN_COMMAND = /^::(?:add-mask|debug)::/;
async function withPlainLog(work) {
const { write } = process.stdout;
const plain = (text) => text
.split('\n')
.map((line) => (OWN_COMMAND.test(line) ? line : (0,defuse .V)(line)))
.join('\n');
process.stdout.write = ((chunk, ...rest) => write.call(process.stdout, plain(Buffer.from(chunk).toString()), ...rest));
try {
return await work();
}
finally {
process.stdout.write = write;
}
}
}),
41037:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
judgeAndPublish: () => ( judgeAndPublish)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var run = __webpack_require__(3213);
var store = __webpack_require__(69527);
var trusted_request = __webpack_require__(84353);
;
const WITHOUT_SUITE = {
file: store .ck.suite,
found: 'no such file, so mode "fixtures" would test the suite of the action and nothing of this repository',
expected: 'a suite of the repository with its own fixtures',
remedy: 'Name it with the input suite, or judge candidates: mode: candidates.',
};
async function judgeTrusted({ gate, trustedRef }, place) {
if (gate.mode === 'fixtures' && !(0,store .JN)(place.host, gate.suite))
throw new errors .Vl([WITHOUT_SUITE]);
const trusted = await (0,trusted_request .C)({ gate, trustedRef, ...place });
return { result: await (0,run .R)(trusted.gate, place.host), banners: trusted.banners };
}
var base_text = __webpack_require__(7953);
var defuse = __webpack_require__(11797);
var gate_view = __webpack_require__(29656);
var html = __webpack_require__(45138);
var page = __webpack_require__(47916);
var page_style = __webpack_require__(94464);
;
const MAX_DETAILS = 300;
const MAX_ROWS = 3000;
const MAX_CANDIDATES = 20;
const MAX_TEXT = 300;
const VERDICTS = {
passed: 'Passed',
failed: 'Failed',
inconclusive: 'Inconclusive: the choice depends on the order of the candidates',
};
const WORDS = ['Verdict', 'Scenario', 'Best candidate', 'Why'];
const STYLE = `${page_style .W}
.pass::before{content:"\\2714\\a0" / "";color:var(--good)}.fail::before{content:"\\2718\\a0" / "";color:var(--bad)}
.pass,.fail{white-space:nowrap;font-weight:600}
.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.because{min-width:14rem}td:nth-child(3){min-width:6rem}tbody th{min-width:9rem}thead .number{text-align:right}.failures{min-width:11rem}
`;
function renderGateHtml(report, banners = []) {
const rows = (0,gate_view .kO)(report);
const results = Object.values(report.results);
const outcome = (0,gate_view .sG)(report);
return (0,page .C)({
title: `Candidate gate: ${(0,gate_view .gM)(report)}`,
style: STYLE,
body: [
'<header>',
'<h1>Candidate gate</h1>',
`<p class="verdict"><span class="${outcome === 'passed' ? 'pass' : 'fail'}">${VERDICTS[outcome]}</span>: ${(0,gate_view .gM)(report)}</p>`,
...banners.map((banner) => `<p class="problem">${(0,html .Z)(banner)}</p>`),
renderFigures(report),
'</header>',
'<main>',
...renderTable(rows, { withG: (0,gate_view .EQ)(report), suite: report.suite_path }),
...renderDetails(rows, results),
...renderWarnings(report),
'<h2>The same verdict on your machine</h2>',
`<pre tabindex="0" aria-label="Command">${(0,html .Z)((0,gate_view .CB)(report))}</pre>`,
'</main>',
`<footer><p>Made ${(0,html .Z)(report.ran_at)} by autorize.</p></footer>`,
],
});
}
function renderFigures(report) {
const figures = [
['Candidates', `${report.candidates_count} of ${report.candidates_file}`],
['Suite', `${report.suite_path} (${report.suite_version})`],
['Replays', report.replays_requested === 1 ? '1' : `${report.replays_requested}, seed ${report.seed}`],
];
const shown = figures.map(([name, value]) => `<div><dt>${name}</dt><dd>${gate_html_text(value)}</dd></div>`);
return `<dl class="figures">${shown.join('')}</dl>`;
}
function renderTable(rows, { withG, suite }) {
const scores = ['A', 'T', 'M', 'S', ...(withG ? ['G'] : [])];
const heads = ['Verdict', 'Scenario', 'Best candidate', 'Overall', ...scores, 'Volatility', 'Margin', 'Why'];
const shown = rows.slice(0, MAX_ROWS).map((row, index) => {
const number = (value) => `<td class="number">${(0,html .Z)(value)}</td>`;
const name = index < MAX_DETAILS ? `<a href="#s${index}">${gate_html_text(row.scenario)}</a>` : gate_html_text(row.scenario);
const all = { ...row.scores };
return [
`<tr><td>${verdictOf(row)}</td><th scope="row">${name}</th><td>${gate_html_text(row.best)}</td>`,
...[row.scores.overall, ...scores.map((each) => all[each] ?? ''), row.volatility, row.margin].map(number),
`<td class="because">${gate_html_text(row.because)}</td></tr>`,
].join('');
});
return [
'<h2>Scenarios</h2>',
'<div class="scroll" tabindex="0" role="region" aria-label="Scenarios"><table>',
`<caption>The best candidate of each scenario of ${gate_html_text(suite)}</caption>`,
`<thead><tr>${heads.map((head) => `<th scope="col"${WORDS.includes(head) ? '' : ' class="number"'}>${head}</th>`).join('')}</tr></thead>`,
'<tbody>',
...shown,
'</tbody></table></div>',
...leftOut(rows.length - shown.length, 'scenario'),
];
}
function verdictOf({ verdict }) {
return verdict === 'pass' ? '<span class="pass">pass</span>' : '<span class="fail">fail</span>';
}
function renderDetails(rows, results) {
const parts = rows.slice(0, MAX_DETAILS).map((row, index) => {
const result = results[index];
const evaluated = result?.evaluated.slice(0, MAX_CANDIDATES) ?? [];
const reasons = row.reasons.map((reason) => `<li>${gate_html_text(reason)}</li>`);
return [
`<details id="s${index}"${row.verdict === 'pass' ? '' : ' open'}>`,
`<summary>${gate_html_text(row.scenario)}: ${verdictOf(row)}</summary>`,
...(result?.scenario.intent === undefined ? [] : [`<p class="note">${gate_html_text(result.scenario.intent)}</p>`]),
...(reasons.length === 0 ? [] : ['<ul>', ...reasons, '</ul>']),
...renderCandidates(evaluated, row.scenario),
...leftOut((result?.evaluated_count ?? 0) - evaluated.length, 'candidate'),
'</details>',
].join('\n');
});
return ['<h2>Each scenario</h2>', ...parts, ...leftOut(rows.length - parts.length, 'scenario')];
}
function renderCandidates(evaluated, scenario) {
if (evaluated.length === 0)
return ['<p>No candidate was scored.</p>'];
const rows = evaluated.map(({ id, pass, scores, failures }) => {
const codes = [...new Set(failures.map(({ code }) => code))].join(', ');
const verdict = verdictOf({ verdict: pass ? 'pass' : 'FAIL' });
return `<tr><td>${verdict}</td><th scope="row">${gate_html_text(id)}</th><td class="number">${scores.overall.toFixed(3)}</td><td class="failures">${gate_html_text(codes)}</td></tr>`;
});
return [
`<div class="scroll" tabindex="0" role="region" aria-label="Candidates of ${gate_html_text(scenario)}"><table>`,
'<caption>Candidates, best first</caption>',
'<thead><tr><th scope="col">Verdict</th><th scope="col">Candidate</th><th scope="col" class="number">Overall</th><th scope="col">Failures</th></tr></thead>',
'<tbody>',
...rows,
'</tbody></table></div>',
];
}
function renderWarnings({ warnings }) {
if (warnings.length === 0)
return [];
const shown = warnings.slice(0, MAX_DETAILS).map(({ message }) => `<li>${gate_html_text(message)}</li>`);
return ['<h2>Warnings</h2>', '<ul>', ...shown, '</ul>', ...leftOut(warnings.length - shown.length, 'warning')];
}
function leftOut(rest, noun) {
return rest > 0
? [`<p class="note">${(0,base_text .LS)(rest, noun)} more left out here; latest.json lists what was kept.</p>`]
: [];
}
function gate_html_text(value) {
return (0,html .Z)((0,base_text .g$)(value, MAX_TEXT));
}
var gate_markdown = __webpack_require__(95436);
var text_table = __webpack_require__(91985);
;
function renderGateText(report, reportPath, program) {
const rows = (0,gate_view .kO)(report);
return [
renderHeading(report),
'',
...gate_text_renderTable(rows, (0,gate_view .EQ)(report)),
...renderReasons(rows),
...renderAblations(report),
...gate_text_renderWarnings(report),
'',
`${report.suite_pass ? 'PASS' : 'FAIL'}: ${(0,gate_view .gM)(report)}`,
`report: ${(0,base_text .g$)(reportPath, 400)}`,
`again:  ${(0,gate_view .CB)(report, program)}`,
'',
].join('\n');
}
function renderHeading(report) {
const replays = report.replays_requested === 1
? '1 replay'
: `${report.replays_requested} replays, seed ${(0,base_text .g$)(report.seed, 40)}`;
const suite = `${(0,base_text .g$)(report.suite_path)} (${(0,base_text .g$)(report.suite_version, 20)})`;
const candidates = `${(0,base_text .LS)(report.candidates_count, 'candidate')} of ${renderSource(report)}`;
return `Candidate gate: ${candidates} against ${suite}, ${replays}`;
}
function gate_text_renderWarnings({ warnings }) {
return warnings.length === 0 ? [] : ['', ...warnings.map(({ message }) => `warning: ${(0,base_text .g$)(message, 400)}`)];
}
function renderSource({ candidates_file: file }) {
return file === '-' ? 'standard input' : (0,base_text .g$)(file);
}
function gate_text_renderTable(rows, withG) {
const cells = [
['', (row) => row.verdict, 'left'],
['scenario', (row) => row.scenario, 'left'],
['best candidate', (row) => row.best, 'left'],
['overall', (row) => row.scores.overall, 'right'],
['A', (row) => row.scores.A, 'right'],
['T', (row) => row.scores.T, 'right'],
['M', (row) => row.scores.M, 'right'],
['S', (row) => row.scores.S, 'right'],
...(withG ? [['G', (row) => row.scores.G, 'right']] : []),
['volatility', (row) => row.volatility, 'right'],
['why', (row) => row.because, 'left'],
];
return (0,text_table .K)(cells, rows);
}
function renderReasons(rows) {
return rows.flatMap(({ scenario, reasons }) => reasons.length === 0 ? [] : ['', `${scenario} fails:`, ...reasons.map((reason) => `  ${reason}`)]);
}
function renderAblations({ experimental }) {
if (experimental === undefined)
return [];
const lines = Object.entries(experimental.ablations).map(([profile, result]) => {
const changes = result.winner_changes.map(({ scenario_id: id, from, to }) => `${id}: ${from ?? 'none'} → ${to ?? 'none'}`);
const winners = changes.length === 0 ? 'same winners' : (0,base_text .g$)(`other winners: ${changes.join(', ')}`, 400);
return `  ${profile}: ${result.pass_count} pass (${result.baseline_pass_count} as configured), ${winners}`;
});
return ['', 'Ablations (they do not change the verdict):', ...lines];
}
var workflow_commands = __webpack_require__(13141);
var artifacts = __webpack_require__(78567);
var gate_problems = __webpack_require__(70612);
var job_summary = __webpack_require__(40092);
var log = __webpack_require__(30284);
var github_notes = __webpack_require__(37491);
var outgoing_text = __webpack_require__(71192);
var outputs = __webpack_require__(31224);
var verdict_publish = __webpack_require__(59473);
;
function conclude(report, inconclusive) {
const verdict = (0,gate_view .sG)(report);
switch (verdict) {
case 'passed':
return { verdict, conclusion: 'success', exitCode: 0, passed: 'true' };
case 'failed':
return { verdict, conclusion: 'failure', exitCode: 1, passed: 'false' };
case 'inconclusive':
return verdict_publish .tM[inconclusive];
default:
return verdict;
}
}
async function publishGate(result, banners, publication) {
const { request, context, notes } = publication;
const { report, reportPath } = result;
const final = conclude(report, request.inconclusive);
const isQuiet = request.publishing.logLevel === 'quiet';
for (const banner of banners)
(0,github_notes .y)(`warning: ${banner}`);
if (isQuiet)
(0,github_notes .y)(`${final.verdict}: ${(0,gate_view .gM)(report)}`);
else
(0,log .u)((0,defuse .V)(renderGateText(report, reportPath)));
if (final.verdict === 'inconclusive') {
(0,github_notes .y)('inconclusive: every best candidate passes, but the choice depends on the order of the candidates (max-volatility)');
}
const best = Object.values(report.results).map(({ scenario, best: each }) => [scenario.id, each?.id ?? null]);
const volatility = Math.max(0, ...Object.values(report.results).map((each) => each.volatility));
(0,outputs .Kn)({
passed: final.passed,
verdict: final.verdict,
'report-path': reportPath,
'best-candidates': plainJson(Object.fromEntries(best)),
volatility: String(volatility),
});
const uploaded = await uploadReport(result, banners, publication);
const footer = (0,verdict_publish .UE)(context, uploaded);
const render = (maxBytes) => (0,gate_markdown .N)(report, { maxBytes, banners, footer });
const folder = (0,gate_problems .yS)(publication);
const annotations = (0,workflow_commands .NE)(report, { folder });
const isAnnotated = await (0,verdict_publish .TP)((0,gate_problems .Pe)(publication), {
final,
title: `${final.verdict}: ${(0,gate_view .gM)(report)}`,
text: render(verdict_publish .$D),
annotations,
});
if (!isAnnotated)
for (const line of (0,workflow_commands .Lw)(report, { folder }))
(0,log .u)(`${line}\n`);
if (request.publishing.writesSummary) {
const end = (0,verdict_publish .IE)(notes);
await (0,job_summary .S)({ body: render(job_summary .Q - Buffer.byteLength(end)), end, rest: gate_problems .pX }, notes);
}
return final.exitCode;
}
function plainJson(value) {
return (0,base_text .g$)(JSON.stringify(value), Number.POSITIVE_INFINITY);
}
async function uploadReport({ report, reportPath }, banners, { request, context, notes, host, folder }) {
const { uploadsArtifacts, artifactName, retentionDays } = request.publishing;
if (!uploadsArtifacts || !(0,artifacts .Y)(host.env))
return undefined;
const suite = (0,external_node_path_.basename)(report.suite_path).replace(/\.json$/, '');
const name = (0,verdict_publish .$v)(artifactName ?? `autorize-${request.mode}-${suite}-${context.runId}-${context.attempt}`);
const root = (0,external_node_path_.join)(folder, 'artifact');
(0,external_node_fs_.mkdirSync)(root, { recursive: true });
const page = (0,external_node_path_.join)(root, `${name}.html`);
(0,external_node_fs_.copyFileSync)(reportPath, (0,external_node_path_.join)(root, 'latest.json'));
(0,external_node_fs_.writeFileSync)(page, (0,outgoing_text .pc)(renderGateHtml(report, banners)));
const whole = await (0,artifacts .m)({ name, files: [(0,external_node_path_.join)(root, 'latest.json')], root, retentionDays }, notes);
if (whole === undefined)
return undefined;
const opened = await (0,artifacts .m)({ name: `${name}.html`, files: [page], root, retentionDays, isRaw: true }, notes);
const { owner, repository, runId, serverUrl } = context;
(0,outputs .Kn)({
'artifact-id': String(whole.id),
'artifact-url': `${serverUrl}/${owner}/${repository}/actions/runs/${runId}/artifacts/${whole.id}`,
'artifact-digest': whole.digest,
});
return opened ?? whole;
}
;
async function judgeAndPublish(publication) {
const { request, context, host, api } = publication;
return await inTemporaryFolder(async (folder) => {
const { result, banners } = await judgeTrusted(request, { context, host, api, folder });
return publishGate(result, banners, { ...publication, folder });
});
}
async function inTemporaryFolder(work) {
const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-gate-'));
try {
return await work(folder);
}
finally {
(0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
}
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
95436:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => ( renderGateMarkdown)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _gate_view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29656);
var _line_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33523);
var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34902);
const HEADS = {
passed: '✅ Candidate gate passed',
failed: '❌ Candidate gate failed',
inconclusive: '➖ Candidate gate inconclusive',
};
function renderGateMarkdown(report, options = {}) {
const { maxBytes = Number.POSITIVE_INFINITY, banners = [], footer = [] } = options;
const rows = (0,_gate_view_js__WEBPACK_IMPORTED_MODULE_1__ .kO)(report);
const head = [
`### ${HEADS[(0,_gate_view_js__WEBPACK_IMPORTED_MODULE_1__ .sG)(report)]}: ${(0,_gate_view_js__WEBPACK_IMPORTED_MODULE_1__ .gM)(report)}`,
'',
...banners.flatMap((banner) => [`> **${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(banner)}**`, '']),
`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(report.candidates_count, 'candidate')} of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(report.candidates_file)} against ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(report.suite_path)} (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(report.suite_version)}), ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(report.replays_requested, 'replay')}.`,
'',
];
const tail = [...renderAgain(report), '', ...footer.flatMap((line) => [line, ''])];
const budget = new _line_budget_js__WEBPACK_IMPORTED_MODULE_2__ .k(maxBytes - (0,_line_budget_js__WEBPACK_IMPORTED_MODULE_2__ .K)(head) - (0,_line_budget_js__WEBPACK_IMPORTED_MODULE_2__ .K)(tail));
const table = renderTable(rows, (0,_gate_view_js__WEBPACK_IMPORTED_MODULE_1__ .EQ)(report), budget);
const reasons = rows.flatMap(({ scenario, reasons: each }) => each.length === 0
? []
: [`**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(scenario)}**\n\n${each.map((reason) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(reason)}`).join('\n')}\n`]);
const warnings = report.warnings.map(({ message }) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(message)}`);
return [
...head,
...table,
'',
...section('#### What fails', budget.take(reasons, 'scenario')),
...section('#### Warnings', [...budget.take(warnings, 'warning'), ...(warnings.length === 0 ? [] : [''])]),
...tail,
].join('\n');
}
const MAX_NAMED_SCENARIOS = 50;
function renderAgain(report) {
const { ids, mode } = report.reproducibility_contract.manifest.scenario_selection;
if (mode === 'scenario' && ids.length > MAX_NAMED_SCENARIOS)
return [`The command for the same verdict names ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(ids.length, 'scenario')}; the report lists them.`];
return ['The same verdict on your machine:', '', (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .OF)((0,_gate_view_js__WEBPACK_IMPORTED_MODULE_1__ .CB)(report), 'sh')];
}
function section(title, lines) {
return lines.length === 0 ? [] : [title, '', ...lines];
}
function renderTable(rows, withG, budget) {
const titles = ['', 'Scenario', 'Best candidate', 'Overall', 'A', 'T', 'M', 'S'];
titles.push(...(withG ? ['G'] : []), 'Volatility', 'Margin', 'Why');
const lines = rows.map((row) => {
const { overall, A, T, M, S, G } = row.scores;
const scores = [overall, A, T, M, S, ...(withG ? [G] : [])];
const verdict = row.verdict === 'pass' ? '✅' : '❌';
const texts = [row.scenario, row.best, ...scores, row.volatility, row.margin, row.because].map(_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F);
return `| ${[verdict, ...texts].join(' | ')} |`;
});
return [`| ${titles.join(' | ')} |`, `|${titles.map(() => '---').join('|')}|`, ...budget.take(lines, 'scenario')];
}
}),
29656:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CB: () => ( renderCommand),
EQ: () => ( showsG),
gM: () => ( renderVerdict),
kO: () => ( buildRows),
sG: () => ( outcomeOf)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _gate_select_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63852);
var _gate_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44328);
var _shell_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59010);
const NONE = '–';
const MAX_REASONS = 20;
const NO_SCORES = { A: NONE, T: NONE, M: NONE, S: NONE, G: NONE, overall: NONE };
function buildRows(report) {
return Object.values(report.results).map((result) => ({
verdict: result.pass ? 'pass' : 'FAIL',
scenario: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)([result.scenario.id, result.scenario.name ?? ''].join(' ').trim(), 60),
best: result.best === null ? NONE : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(result.best.id, 60),
scores: renderScores(result),
margin: renderMargin(result),
volatility: result.replays_ran > 1 ? digits(result.volatility) : NONE,
reasons: renderReasons(result),
because: renderBecause(result),
}));
}
function outcomeOf({ suite_pass: isPassing, results }) {
if (isPassing)
return 'passed';
const failures = Object.values(results).flatMap((result) => result.failures);
const isVolatile = failures.length > 0 && failures.every(({ code }) => code === 'max_volatility');
return isVolatile ? 'inconclusive' : 'failed';
}
function showsG(report) {
return Object.values(report.results).some(({ best }) => best?.signals.retrieval_gate.enabled);
}
function renderVerdict(report) {
const results = Object.values(report.results);
const passing = results.filter(({ pass }) => pass).length;
return `${passing} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(results.length, 'scenario')} passed`;
}
function renderCommand(report, program) {
const { inputs, scenario_selection: selection, runner } = report.reproducibility_contract.manifest;
const parts = [...(program ?? programOf(runner)), '--mode', report.run_mode];
if (report.run_mode === 'candidates')
parts.push(...flag('candidates', report.candidates_file));
if (!isDefault(report.suite_path, 'ci-gate.json'))
parts.push(...flag('suite', report.suite_path));
if (!isDefault(inputs.config.path, 'evaluator-config.json'))
parts.push(...flag('config', inputs.config.path));
if (inputs.schema !== undefined)
parts.push(...flag('schema', inputs.schema.path));
if (selection.mode === 'all')
parts.push('--all');
if (selection.mode === 'scenario')
for (const id of selection.ids)
parts.push(...flag('scenario', id));
if (report.run_mode === 'candidates')
parts.push('--replays', String(report.replays_requested), ...flag('seed', report.seed));
if (report.max_volatility !== null)
parts.push('--max-volatility', String(report.max_volatility));
if (report.experimental !== undefined)
parts.push(`--ablate=${Object.keys(report.experimental.ablations).join(',')}`);
if (isFull(report))
parts.push('--full');
return parts.map(_shell_word_js__WEBPACK_IMPORTED_MODULE_3__ .r).join(' ');
}
function programOf({ command: [, tool = '', subcommand], }) {
if (subcommand !== 'gate' || !/(^|\/)(autorize|rcs)(\.mjs)?$/.test(tool))
return ['node', 'tools/run-ci-gate.mjs'];
return tool === 'tools/autorize.mjs' ? ['node', tool, 'gate'] : ['autorize', 'gate'];
}
function flag(name, value) {
return value.startsWith('-') && value !== '-' ? [`--${name}=${value}`] : [`--${name}`, value];
}
function isFull({ candidates_count: count, results }) {
if (count <= _gate_tally_js__WEBPACK_IMPORTED_MODULE_2__ .TA)
return false;
return Object.values(results).some(({ evaluated }) => evaluated.length > _gate_tally_js__WEBPACK_IMPORTED_MODULE_2__ .Kh);
}
function isDefault(path, name) {
return path === `replay-suite/v0/${name}` || path === `autorize-action/replay-suite/v0/${name}`;
}
function digits(value) {
return value.toFixed(2);
}
function renderScores({ best }) {
if (best === null)
return NO_SCORES;
const { A, T, M, S, G, overall } = best.scores;
return { A: digits(A), T: digits(T), M: digits(M), S: digits(S), G: digits(G), overall: overall.toFixed(3) };
}
function renderMargin({ best, evaluated }) {
const [, runnerUp] = evaluated;
if (best === null || runnerUp === undefined)
return NONE;
if (best.pass && !runnerUp.pass)
return 'sole';
return (best.scores.overall - runnerUp.scores.overall).toFixed(3);
}
function renderReasons({ failures, best }) {
const own = failures.map(({ code, message }) => `${code}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(message, 400)}`);
const all = best?.failures ?? [];
const ofBest = all
.slice(0, MAX_REASONS)
.map(({ code, path, message }) => `${code} at ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(path)}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(message, 400)}`);
const rest = all.length - ofBest.length;
return [...own, ...ofBest, ...(rest === 0 ? [] : [`and ${rest} more in the report.`])];
}
function renderBecause(result) {
const { best, evaluated, evaluated_count: count, evaluated_omitted: omitted, replays_ran: ran } = result;
if (best === null)
return 'no candidate was scored';
if (count === 1)
return 'the only candidate';
const others = evaluated.filter(({ id }) => id !== best.id);
const ties = others.filter((each) => (0,_gate_select_js__WEBPACK_IMPORTED_MODULE_1__ .rf)(each, best) === 0).length;
if (ties > 0) {
const how = ran > 1 ? `won ${winsOf(result, best.id)} of ${ran} replays` : 'first by id';
const atLeast = omitted > 0 && ties === others.length ? 'at least ' : '';
return `ties with ${atLeast}${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(ties, 'other')}; ${how}`;
}
const [runnerUp] = others;
if (runnerUp === undefined)
return 'the only candidate';
if (best.pass && !runnerUp.pass)
return `the only one of ${count} that passes`;
return `ahead of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(runnerUp.id, 60)} by ${(best.scores.overall - runnerUp.scores.overall).toFixed(3)}`;
}
function winsOf({ winner_histogram: wins }, id) {
return Object.hasOwn(wins, id) ? (wins[id] ?? 0) : 0;
}
}),
45138:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => ( escapeHtml)
});
const ENTITIES = {
'<': '&lt;',
'>': '&gt;',
'&': '&amp;',
'"': '&quot;',
"'": '&#39;',
};
function escapeHtml(text) {
return text.replace(/[<>&"']/g, (char) => ENTITIES[char] ?? char);
}
}),
33523:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( sizeOfLines),
k: () => ( LineBudget)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
function sizeOfLines(lines) {
return lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
}
const SPARE_BYTES = 1024;
class LineBudget {
#left;
constructor(bytes) {
this.#left = bytes - SPARE_BYTES;
}
take(lines, noun) {
const taken = [];
for (const line of lines) {
const size = Buffer.byteLength(line) + 1;
if (size > this.#left)
break;
this.#left -= size;
taken.push(line);
}
const rest = lines.length - taken.length;
return rest === 0 ? taken : [...taken, '', `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(rest, noun)} more left out here; the report lists all.`, ''];
}
}
}),
94464:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W: () => ( PAGE_STYLE)
});
const PAGE_STYLE = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1c2128;--dim:#57606a;--line:#d0d7de;--soft:#f6f8fa;--accent:#0550ae;
--good:#116329;--bad:#a40e26;--warn:#7a4b00;--add:#dafbe1;--cut:#ffebe9}
@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--fg:#e6edf3;--dim:#9da7b3;--line:#3d444d;--soft:#161b22;
--accent:#79c0ff;--good:#56d364;--bad:#ff7b72;--warn:#e3b341;--add:#12361f;--cut:#4a1a1d}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:72rem;padding:1rem;background:var(--bg);color:var(--fg);
font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0}h2{font-size:1.2rem;margin:2rem 0 .5rem}
a{color:var(--accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
code,pre{font:.85rem/1.45 ui-monospace,monospace}
.verdict{font-size:1.15rem;font-weight:600;margin:.25rem 0}.note,.said{color:var(--dim)}
.ended{margin:.25rem 0}.evidence{border:1px solid var(--line);border-radius:.4rem;padding:.1rem .75rem;margin:.75rem 0}
.problem{border-left:4px solid var(--bad);background:var(--soft);padding:.5rem .75rem;margin:.5rem 0}
.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(11rem,45%),1fr));gap:.5rem;margin:1rem 0}
.figures div{border:1px solid var(--line);border-radius:.4rem;padding:.5rem .75rem;background:var(--soft)}
.figures dt{color:var(--dim);font-size:.85rem}.figures dd{margin:0;font-weight:600}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:.4rem}
table{border-collapse:collapse;width:100%;font-size:.9rem}
caption{text-align:left;padding:.5rem .75rem;color:var(--dim)}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem;border-top:1px solid var(--line);unicode-bidi:isolate}
thead th{background:var(--soft);white-space:nowrap}
details{border-top:1px solid var(--line);padding:.25rem 0}summary{cursor:pointer;padding:.35rem 0;font-weight:600}
.facts{display:grid;grid-template-columns:minmax(5rem,max-content) minmax(0,1fr);gap:.15rem 1rem;font-size:.9rem}
.facts dt{color:var(--dim)}.facts dd{margin:0;unicode-bidi:isolate}
pre{overflow:auto;max-height:32rem;padding:.75rem;margin:.5rem 0;background:var(--soft);border:1px solid var(--line);
border-radius:.4rem;overflow-wrap:normal;unicode-bidi:plaintext}
footer{margin-top:2rem;border-top:1px solid var(--line);color:var(--dim);font-size:.9rem}
`;
}),
47916:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => ( renderPage)
});
var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45138);
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
function renderPage({ title, style, body, frame }) {
const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>`;
const script = frame === undefined ? [] : [`<script src="${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(frame.script)}" defer=""></script>`];
const nonce = frame === undefined ? '' : ` nonce="${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(frame.nonce)}"`;
return `${[
'<!doctype html>',
'<html lang="en">',
'<head>',
'<meta charset="utf-8"/>',
...(frame === undefined ? [policy] : []),
'<meta name="viewport" content="width=device-width, initial-scale=1"/>',
'<meta name="color-scheme" content="light dark"/>',
`<title>${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(title)}</title>`,
`<style${nonce}>${style}${frame?.style ?? ''}</style>`,
...script,
'</head>',
'<body>',
...(frame?.before ?? []),
...body,
...(frame?.after ?? []),
'</body>',
'</html>',
].join('\n')}\n`;
}
}),
59010:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
r: () => ( shellWord)
});
var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61023);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
function shellWord(word) {
return (0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ .e)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .g$)(word, 400));
}
}),
91985:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( renderTextTable)
});
function renderTextTable(columns, rows) {
const padded = columns.map(([title, text, align]) => pad([title, ...rows.map(text)], align));
return [...Array(rows.length + 1).keys()].map((line) => padded
.map((column) => column[line])
.join('  ')
.trimEnd());
}
function pad(texts, align) {
const width = Math.max(...texts.map((text) => text.length));
return texts.map((text) => (align === 'left' ? text.padEnd(width) : text.padStart(width)));
}
})
};

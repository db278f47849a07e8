export const id = 8249;
export const ids = [421,8249];
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
}),
48431:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
MISSION_COMMANDS: () => ( MISSION_COMMANDS),
h: () => ( readEntry)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84831);
var _mission_clean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56732);
var _mission_look_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21101);
var _mission_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89855);
var _mission_verify_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56305);
var _report_attempt_markdown_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8866);
var _report_maintenance_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(96490);
var _report_mission_view_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(58561);
var _report_run_diffs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(55863);
var _report_run_html_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(14328);
var _report_run_markdown_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(46622);
var _attestation_flags_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(43569);
var _stop_signals_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(31977);
var _terminal_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(38565);
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
function see({ words: [runId = ''], host }) {
const paths = (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_6__.pathsOf)(runId, host);
return { paths, look: (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_5__ .ZD)(paths) };
}
function exitOf({ look }, terminal) {
for (const problem of look.problems)
terminal.err(`error: ${problem}\n`);
return look.problems.length > 0 ? _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .dc.usage : _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .dc.yes;
}
function list(call) {
const seen = see(call);
if (call.values.has('json'))
(0,_terminal_js__WEBPACK_IMPORTED_MODULE_16__ .Q)(call.terminal, seen.look.state.entries);
else
call.terminal.out((0,_report_run_markdown_js__WEBPACK_IMPORTED_MODULE_13__ .p)((0,_report_mission_view_js__WEBPACK_IMPORTED_MODULE_10__ .SX)(seen.look)));
return exitOf(seen, call.terminal);
}
function show(call) {
const { words, values, terminal } = call;
const seen = see(call);
const page = readEntry(seen, Number(words[1]));
if (values.has('json'))
(0,_terminal_js__WEBPACK_IMPORTED_MODULE_16__ .Q)(terminal, page);
else
terminal.out((0,_report_attempt_markdown_js__WEBPACK_IMPORTED_MODULE_8__ .F)(page));
return exitOf(seen, terminal);
}
function readEntry({ paths, look }, iteration) {
const entry = look.state.entries.find((each) => each.iteration === iteration);
if (entry === undefined) {
const known = look.state.entries.map((each) => each.iteration);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `"${paths.runId}" has no entry ${iteration}; it has ${known.length === 0 ? 'none' : `0 to ${Math.max(...known)}`}`,
remedy: `See: autorize list ${paths.runId}`,
});
}
return { entry, ...(0,_mission_look_js__WEBPACK_IMPORTED_MODULE_5__ .AM)(paths, entry) };
}
async function verify({ words: [runId = '', iter], values, host, terminal }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const paths = (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_6__.pathsOf)(runId, host);
const isRescored = values.has('rescore');
requireVerifiable(paths, { iter, isRescored });
const checkSigned = (0,_attestation_flags_js__WEBPACK_IMPORTED_MODULE_14__ .u)(values, host);
const stopping = __addDisposableResource(env_1, (0,_stop_signals_js__WEBPACK_IMPORTED_MODULE_15__ .s)(), false);
const request = { name: runId, rescore: isRescored, checkSigned, signal: stopping.signal };
const verified = await (0,_mission_verify_js__WEBPACK_IMPORTED_MODULE_7__ .om)(request, host);
if (values.has('json'))
(0,_terminal_js__WEBPACK_IMPORTED_MODULE_16__ .Q)(terminal, verified);
else
terminal.out((0,_report_maintenance_text_js__WEBPACK_IMPORTED_MODULE_9__ .vO)(runId, verified));
if (stopping.exitCode !== undefined)
return stopping.exitCode;
return verified.isSound ? _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .dc.yes : _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .dc.no;
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
__disposeResources(env_1);
}
}
function requireVerifiable(paths, { iter, isRescored }) {
const problems = [];
const remedy = `Run: autorize verify ${paths.runId}`;
if (iter !== undefined) {
const expected = 'only the id of a mission run: single evaluations of missions are not repeated';
problems.push({ found: `iteration ${JSON.stringify(iter)}`, expected, remedy });
}
const { decision } = isRescored ? (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_5__ .ZD)(paths).state.launch.contract.evaluator : { decision: 'none' };
if (decision === undefined) {
const expected = 'a mission with evaluator.decision: `keep_policy` alone claims no improvement';
problems.push({ found: '--rescore', expected, remedy });
}
if (problems.length > 0)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .eb(problems);
}
function report(call) {
const { values, host, terminal } = call;
const seen = see(call);
const { paths, look } = seen;
const output = values.get('output')?.[0];
const folder = output === undefined ? paths.folder : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.cwd, output);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
const diffs = (0,_report_run_diffs_js__WEBPACK_IMPORTED_MODULE_11__ .h)({ read: (id) => (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_5__ .AM)(paths, { iteration: Number(id) }).diff });
const view = (0,_report_mission_view_js__WEBPACK_IMPORTED_MODULE_10__ .SX)(look);
const files = { 'report.html': (0,_report_run_html_js__WEBPACK_IMPORTED_MODULE_12__ .K)({ view, diffs }), 'report.md': (0,_report_run_markdown_js__WEBPACK_IMPORTED_MODULE_13__.renderMarkdown)(view) };
for (const [name, text] of Object.entries(files)) {
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), [text]);
terminal.out(`${terminal.shorten((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))}\n`);
}
return exitOf(seen, terminal);
}
async function clean({ words: [runId = ''], host, terminal }) {
const { removed, environmentBytes, left } = await (0,_mission_clean_js__WEBPACK_IMPORTED_MODULE_4__ .o)(runId, host);
const shown = removed.map((path) => terminal.shorten(path)).join(', ');
terminal.out(removed.length === 0 ? 'nothing to remove\n' : `removed ${shown}\n`);
terminal.out((0,_report_maintenance_text_js__WEBPACK_IMPORTED_MODULE_9__ .Hp)(environmentBytes));
for (const note of left)
terminal.out(`${note}\n`);
return _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .dc.yes;
}
const MISSION_COMMANDS = { list, show, verify, report, clean };
}),
62880:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => ( tradeOffsIn)
});
var _measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95695);
var _metric_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51610);
var _pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4734);
function tradeOffsIn(raw, iterOf) {
const header = (0,_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ .a)(raw);
if (header === undefined)
return [];
const axes = axesOf(header.settings);
if (axes.length < 2)
return [];
const tests = (0,_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ .L)(raw).map(({ test }) => test);
return (0,_pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ .M)(tests, axes, header.base).flatMap((point) => {
const iter = iterOf.get(point.task);
return iter === undefined ? [] : [{ ...point, iter }];
});
}
function axesOf({ direction, ...settings }) {
const guarded = (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_1__ .MF)({ guards: settings.guards, metrics: [] });
return [
{ name: _pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ .j, direction },
...guarded.map((guard) => ({ name: guard.metric, direction: guard.direction })),
...settings.metrics.map((metric) => ({ name: metric.name, direction: metric.direction })),
];
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
54592:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( findKeyInChange)
});
var _kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18535);
var _kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78866);
const ABSENT = /^0+$/;
async function findKeyInChange(git, search, bounds) {
const found = await (0,_kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__ .p)(bounds, (cutOff) => searchChange(git, search, cutOff));
switch (found.kind) {
case 'done':
return { kind: 'searched', leaked: found.value };
case 'out-of-time':
return { kind: 'searched', leaked: 'it could not be searched for keys of the agent within capture.timeout' };
case 'cancelled':
return found;
default:
return found;
}
}
async function searchChange(git, { change, search, commits = [] }, cutOff) {
if (search.isIdle)
return undefined;
const { changes } = change;
const isThere = (id) => !ABSENT.test(id);
const added = changes.filter(({ status }) => status !== 'D');
if (search.finds(Buffer.from(added.map(({ path }) => path).join('\n'))))
return 'the name of a changed file holds a key of the agent';
if ((await (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ .RJ)(git, { ids: commits, search, cutOff })) !== 'none')
return 'the message of a commit holds a key of the agent';
const blobs = added.filter(({ newMode }) => newMode !== GITLINK);
const ids = blobs.map(({ newId }) => newId).filter(isThere);
const found = await (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ .RJ)(git, { ids, search, cutOff });
if (found === 'none')
return undefined;
if (found === 'too-large')
return 'its files are too large to be searched for keys of the agent';
for (const { oldId, newId } of blobs) {
const holds = async (id) => isThere(id) && (await (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ .RJ)(git, { ids: [id], search, cutOff })) === 'found';
if ((await holds(newId)) && !(await holds(oldId)))
return 'a changed file holds a key of the agent';
}
return undefined;
}
const GITLINK = '160000';
}),
48701:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
x: () => ( captureLimits)
});
var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
function captureLimits({ max_files, max_mb, timeout }) {
return { maxFiles: max_files, maxBytes: max_mb * 2 ** 20, timeoutMs: (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__ .E9)(timeout) ?? 0 };
}
}),
54725:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KN: () => ( agentGitTexts),
KJ: () => ( agentReadable),
a1: () => ( captureBefore),
zv: () => ( captureReason),
_Z: () => ( captureWorkspace),
t0: () => ( prepareWorkspace),
sK: () => ( transplant),
NF: () => ( writeAgentGit)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var byte_path = __webpack_require__(4862);
var object_id = __webpack_require__(26343);
var fault_point = __webpack_require__(23727);
var kernel_git = __webpack_require__(13096);
var git_index = __webpack_require__(58537);
var git_store = __webpack_require__(25367);
var git_work_tree = __webpack_require__(51221);
var plain_files = __webpack_require__(80706);
var tree_edit = __webpack_require__(99507);
var base_text = __webpack_require__(7953);
var external_content = __webpack_require__(92197);
var files = __webpack_require__(79871);
var folder_entries = __webpack_require__(37087);
var folder_trust = __webpack_require__(45237);
var kernel_pace = __webpack_require__(56757);
;
const MAX_ENTRIES = 2_000_000;
async function listChangedSubmodules(store, { workspace, commit, signal }) {
const changed = new Map();
const { external } = store;
if (external === undefined || external.submodules.size === 0)
return changed;
const isUntouched = (0,folder_trust .qe)(workspace);
for (const { path, id } of await (0,git_store .CS)(store, commit)) {
if (external.submodules.get(path.toString('latin1')) !== id)
continue;
const compared = { from: external.folder, at: workspace.folder, top: path, isUntouched, signal, changed };
if ((await compare(compared)) === 'cancelled')
return 'cancelled';
}
return changed;
}
function submoduleIssue(external, { before, after }) {
const [path] = [...after].find(([each, is]) => before?.get(each) !== is) ?? [];
if (path === undefined)
return undefined;
const top = [...(external?.submodules.keys() ?? [])].find((each) => path === each || path.startsWith(`${each}/`)) ?? path;
const [file, submodule] = [path, top].map((each) => (0,base_text .TL)((0,byte_path .q0)(Buffer.from(each, 'latin1')), 200));
const what = path === top ? `the submodule ${submodule} was` : `${file} of the submodule ${submodule} was changed or`;
return `${what} removed: submodules are part of the environment, which no change may alter`;
}
async function compare({ from, at, top, isUntouched, signal, changed }) {
const pace = new kernel_pace .o();
const due = [top];
for (let path = due.pop(); path !== undefined; path = due.pop()) {
if (signal?.aborted === true)
return 'cancelled';
await pace.step();
const [source, target] = [(0,byte_path .VV)(from, path), (0,byte_path .VV)(at, path)];
const [was, is] = [(0,external_content .LZ)(source), (0,external_content .LZ)(target)];
if (was === undefined)
continue;
if (was.isDirectory()) {
if (is?.isDirectory() !== true) {
changed.set(path.toString('latin1'), await describe(is, target));
continue;
}
const entries = await (0,folder_entries .$)(source, { most: MAX_ENTRIES, pace, signal });
if (entries === 'too many')
throw new Error(`a submodule has more than ${MAX_ENTRIES} entries in a folder`);
for (const { name } of entries ?? [])
due.push(Buffer.concat([path, SLASH, name]));
continue;
}
const isSame = is !== undefined && (await isUnchanged({ was, is, source, target }, () => isUntouched(path, is)));
if (!isSame)
changed.set(path.toString('latin1'), await describe(is, target));
}
return 'compared';
}
const SLASH = Buffer.from('/');
async function describe(is, target) {
if (is === undefined)
return 'nothing';
if (is.isSymbolicLink())
return `a link to ${readLink(target)?.toString('latin1')}`;
if (!is.isFile())
return is.isDirectory() ? 'a folder' : 'something else';
return `a file of mode ${is.mode & 64n} with ${(await (0,external_content .DC)(target)) ?? 'unknown content'}`;
}
async function isUnchanged({ was, is, source, target }, isUntouched) {
if (was.isSymbolicLink())
return is.isSymbolicLink() && readLink(target)?.equals((0,external_node_fs_.readlinkSync)(source, 'buffer')) === true;
if (!is.isFile() || was.size !== is.size || (was.mode & 64n) !== (is.mode & 64n))
return false;
if (isUntouched())
return true;
return (await (0,external_content .DC)(source)) === (await (0,external_content .DC)(target));
}
function readLink(path) {
try {
return (0,external_node_fs_.readlinkSync)(path, 'buffer');
}
catch (error) {
if ((0,files .Or)(error))
return undefined;
throw error;
}
}
;
async function prepareWorkspace(privateArea, request) {
const { store, onLeft } = privateArea;
const { workspace, commit, yardIn, signal } = request;
(0,fault_point .Jd)('workspace:before-checkout');
privateArea.checkSeal();
if ((await (0,git_work_tree .pw)(store, { ...workspace, tree: commit, yardIn, signal, onLeft })) === 'cancelled')
return 'cancelled';
(0,fault_point .Jd)('workspace:after-checkout');
writeAgentGit(store, request);
(0,fault_point .Jd)('workspace:after-agent-git');
return 'ready';
}
function agentReadable({ store }) {
return [(0,external_node_path_.join)(store.gitDir, 'objects')];
}
function writeAgentGit(store, { workspace, commit, branch, identity, ignored = [] }, { packs, shownAs } = {}) {
const gitDir = (0,external_node_path_.join)(workspace.folder, '.git');
for (const name of ['objects/info', 'refs/heads', 'info'])
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, name), { recursive: true });
const { ref, config, head } = agentGitTexts({ commit, branch, identity });
const write = (name, text) => {
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, name, '..'), { recursive: true });
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, name), text);
};
write('config', config);
write('info/exclude', ignored.map((name) => `/${name}\n`).join(''));
write(ref, `${commit}\n`);
write('shallow', `${store.base}\n`);
write('objects/info/alternates', `${(0,external_node_path_.join)(store.gitDir, 'objects')}\n`);
copyIndex(workspace.indexFile, { to: (0,external_node_path_.join)(gitDir, 'index'), hash: (0,object_id .q)(commit), shownAs });
if (packs !== undefined)
(0,external_node_fs_.cpSync)(packs, (0,external_node_path_.join)(gitDir, 'objects', 'pack'), { recursive: true });
write('HEAD.new', head);
(0,external_node_fs_.renameSync)((0,external_node_path_.join)(gitDir, 'HEAD.new'), (0,external_node_path_.join)(gitDir, 'HEAD'));
}
function agentGitTexts({ commit, branch, identity }) {
const ref = `refs/heads/${branch}`;
const format = commit.length === 64 ? '\n[extensions]\n\tobjectformat = sha256' : '';
const user = identity === undefined ? '' : `[user]\n\tname = ${quote(identity.name)}\n\temail = ${quote(identity.email)}\n`;
const core = `[core]\n\trepositoryformatversion = ${format === '' ? 0 : 1}\n\tbare = false${format}\n`;
const unpacked = '[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n';
const config = `${core}${user}${unpacked}`;
return { ref, config, head: `ref: ${ref}\n` };
}
function copyIndex(from, { to, hash, shownAs }) {
const index = shownAs === undefined ? undefined : (0,git_index .A1)((0,external_node_fs_.readFileSync)(from), hash);
if (shownAs === undefined || index === undefined)
(0,external_node_fs_.copyFileSync)(from, to);
else
(0,external_node_fs_.writeFileSync)(to, (0,git_index .kP)(index, shownAs));
}
function quote(value) {
return `"${value.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/["\\]/g, '\\$&')}"`;
}
async function captureBefore(privateArea, { workspace, commit, limits, signal }) {
(0,fault_point .Jd)('capture:before');
privateArea.checkSeal();
const { store } = privateArea;
let captured = await (0,git_work_tree .FI)(store, workspace, { limits, signal });
if (captured.kind === 'refused' && (await (0,git_work_tree .NL)(store, workspace, commit)))
captured = await (0,git_work_tree .FI)(store, workspace, { limits, signal });
if (captured.kind !== 'captured')
return captured;
const submodules = await listChangedSubmodules(store, { workspace, commit, signal });
return submodules === 'cancelled'
? { kind: submodules }
: { kind: 'captured', before: { tree: captured.tree, submodules } };
}
async function captureWorkspace(privateArea, { workspace, commit, before, limits, signal }) {
(0,fault_point .Jd)('capture:before');
privateArea.checkSeal();
const { store } = privateArea;
const captured = await (0,git_work_tree .FI)(store, workspace, { limits, signal });
if (captured.kind !== 'captured')
return captured;
const after = await listChangedSubmodules(store, { workspace, commit, signal });
if (after === 'cancelled')
return { kind: 'cancelled' };
const reason = submoduleIssue(store.external, { before: before?.submodules, after });
if (reason !== undefined)
return { kind: 'environment', reason };
if (before === undefined)
return captured;
const indexFile = `${workspace.indexFile}.transplant`;
const tree = await transplant(store, { indexFile, from: before.tree, to: captured.tree, onto: commit });
(0,fault_point .Jd)('capture:after-tree');
return { kind: 'captured', tree };
}
function captureReason({ kind, reason }) {
return REASONS[kind](reason);
}
const REASONS = {
refused: (why) => `git takes no such change: ${why}`,
'too-large': (why) => `the change is too large to take: ${why}`,
environment: (why) => why,
};
async function transplant(store, { indexFile, from, to, onto }) {
const { gitDir, home } = store;
const changes = await (0,git_store .j_)(store, { from, to });
const few = await editFew(store, changes, onto);
if (few !== undefined)
return few;
const isGone = ({ status }) => status === 'D';
const ordered = [...changes.filter(isGone), ...changes.filter((change) => !isGone(change))];
const entries = ordered.map(({ path, newMode, newId }) => Buffer.concat([Buffer.from(`${newMode} ${newId}\t`), (0,byte_path .O0)(path), Buffer.alloc(1)]));
const git = (0,kernel_git .uD)({ gitDir, home, indexFile });
await git(['read-tree', '--end-of-options', onto]);
await git(['update-index', '-z', '--replace', '--index-info'], { input: Buffer.concat(entries) });
return (0,kernel_git .JG)(git, ['write-tree']);
}
async function editFew({ git: { objects } }, changes, onto) {
if (objects === undefined || changes.length > plain_files .M || !changes.every(({ path }) => (0,plain_files .qW)(path)))
return undefined;
const edits = changes.map(({ path, status, newMode, newId }) => [path, status === 'D' ? undefined : { mode: newMode, id: newId }]);
return (0,tree_edit .n)(objects, onto, new Map(edits));
}
}),
78866:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dx: () => ( linesOf),
RJ: () => ( searchObjects),
jU: () => ( MAX_SEARCHED_BYTES)
});
var _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70421);
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
8866:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( renderEntry),
O: () => ( renderIteration)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16794);
var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34902);
var _mission_view_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58561);
function renderIteration({ record, prompt, diff, logs, evidence }) {
const { iter, outcome, score, notes, summary } = record;
const scored = typeof score === 'number' ? `, score ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__ .F)((0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(score))}` : '';
return renderAttempt(`Iteration ${iter}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__ .F)(outcome)}${scored}`, (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ .Id)(record), [
{ title: 'Reason', text: notes },
{ title: 'Summary by the agent', text: summary ?? '' },
{ title: 'Diff', text: diff ?? '', language: 'diff' },
{ title: 'Evidence', text: renderJson(evidence), language: 'json' },
{ title: 'Prompt', text: prompt ?? '', language: 'markdown' },
...logs.map(blockOf),
]);
}
function renderEntry({ entry, diff, logs }) {
const { iteration, decision, decision_reason: reason, description, evaluator } = entry;
const facts = [['reason', reason], ['description', description], ...(0,_mission_view_js__WEBPACK_IMPORTED_MODULE_5__ .kE)(entry)];
return renderAttempt(`Iteration ${iteration}: ${decision}${evaluator === null ? '' : `, score ${(0,_mission_view_js__WEBPACK_IMPORTED_MODULE_5__ .uw)(entry)}`}`, facts, [
{ title: 'Evaluation', text: renderJson(evaluator), language: 'json' },
{ title: 'Diff', text: diff ?? '', language: 'diff' },
...logs.map(blockOf),
]);
}
function renderAttempt(title, facts, blocks) {
return [
`# ${title}`,
'',
...facts.map(([name, value]) => `- ${name}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__ .F)(value)}`),
'',
...blocks.flatMap(renderBlock),
].join('\n');
}
function blockOf({ name, text, truncated = false }) {
return { title: `Log ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__ .F)(name)}`, text, isPart: truncated };
}
const MAX_CHARS = 400_000;
function renderBlock({ title, text, language = 'text', isPart = false }) {
if (text.trim() === '')
return [];
const rest = text.length - MAX_CHARS;
const notes = [
...(rest > 0 ? [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(rest, 'more character')} in the file.`, ''] : []),
...(isPart ? ['The log holds only a part of what was printed.', ''] : []),
];
return [`## ${title}`, '', (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .OF)((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .hw)(text, MAX_CHARS), language), '', ...notes];
}
function renderJson(value) {
return value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
}
}),
96490:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hp: () => ( renderCleanedEnvironments),
Qp: () => ( renderRepair),
vO: () => ( renderFindings)
});
var _base_byte_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35252);
var _base_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17785);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84483);
const WORDS = { ok: 'ok', wrong: 'WRONG', unchecked: '?', unproved: '?' };
const MAX_TEXT = 1000;
const REPAIRABLE = new Set(['iterations.jsonl', 'intents.jsonl', 'decisions.jsonl']);
function renderFindings(name, { findings, isSound, claim, part }) {
const width = Math.max(0, ...findings.map(({ what }) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(what).length));
const lines = findings.map((finding) => `${WORDS[finding.kind].padEnd(5)}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(finding.what).padEnd(width)}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)((0,_base_finding_js__WEBPACK_IMPORTED_MODULE_1__ .$N)(finding), MAX_TEXT)}`);
if (claim !== undefined)
lines.push(`claim  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(claim, MAX_TEXT)}`);
const countOf = (wanted) => findings.filter(({ kind }) => kind === wanted).length;
const issues = [
...(countOf('wrong') === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(countOf('wrong'), 'fact')} wrong`]),
...(countOf('unproved') === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(countOf('unproved'), 'fact')} without evidence`]),
].join(', ');
const isRepairable = part === undefined && findings.some(({ kind, what }) => kind === 'wrong' && REPAIRABLE.has(what));
const shown = (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(part === undefined ? name : `${name}, ${part}`);
const verdict = isSound
? `${shown}: sound`
: `${shown}: not sound: ${issues}${isRepairable ? `; a corrupt file is repaired by: autorize repair ${shown}` : ''}`;
return `${[...lines, '', verdict].join('\n')}\n`;
}
function renderCleanedEnvironments(bytes) {
return bytes === 0 ? '' : `removed prepared environments that no run uses (${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_0__ .S)(bytes)})\n`;
}
function renderRepair(repaired, shorten) {
const { isChanged, rebuilt, closed, problems } = repaired;
const lines = isChanged || problems.length > 0 ? [] : ['nothing to repair'];
for (const [name, file] of Object.entries({
ledger: repaired,
intents: repaired.intents,
guidance: repaired.guidance,
decisions: repaired.decisions,
})) {
if (file.archived === undefined)
continue;
lines.push(`${name}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(file.kept, 'record')} kept; as it was: ${shorten(file.archived)}`);
for (const { line, why } of file.dropped)
lines.push(`  line ${line} was dropped: it ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(why, MAX_TEXT)}`);
}
if (rebuilt.length > 0)
lines.push(`rebuilt from git: iteration ${rebuilt.join(', ')}`);
if (closed.length > 0)
lines.push(`closed, since their records are lost: iteration ${closed.join(', ')}`);
for (const lock of repaired.locks)
lines.push((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(lock, MAX_TEXT));
for (const problem of problems)
lines.push(`not repaired: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(problem, MAX_TEXT)}`);
return `${lines.join('\n')}\n`;
}
}),
47776:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => ( OUTCOME_MARKS)
});
const CIRCLE = 'M-4.5 0A4.5 4.5 0 1 0 4.5 0A4.5 4.5 0 1 0-4.5 0Z';
const OUTCOME_MARKS = {
baseline: { sign: '◆', path: 'M0-6L6 0L0 6L-6 0Z', isFilled: true },
merged: { sign: '●', path: CIRCLE, isFilled: true },
discarded: { sign: '○', path: CIRCLE, isFilled: false },
inconclusive: { sign: '◇', path: 'M0-5L5 0L0 5L-5 0Z', isFilled: false },
noop: { sign: '−', path: 'M-4 0H4', isFilled: false },
denied: { sign: '⊘', path: `${CIRCLE}M3.2-3.2L-3.2 3.2`, isFilled: false },
invalid: { sign: '×', path: 'M-4-4L4 4M-4 4L4-4', isFilled: false },
aborted: { sign: '■', path: 'M-4-4H4V4H-4Z', isFilled: true },
killed: { sign: '▽', path: 'M-5-4H5L0 5Z', isFilled: false },
infra_error: { sign: '△', path: 'M-5 4H5L0-5Z', isFilled: false },
};
}),
55863:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( readDiffs)
});
function readDiffs({ read, cache = new Map(), keyOf = (id) => id }) {
const get = (id) => {
const diff = cache.get(keyOf(id)) ?? read(id) ?? '';
cache.set(keyOf(id), diff);
return diff === '' ? undefined : diff;
};
return { get };
}
}),
14328:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( renderHtml)
});
var base_text = __webpack_require__(7953);
var html = __webpack_require__(45138);
var page = __webpack_require__(47916);
var page_result = __webpack_require__(71724);
var foreign_text = __webpack_require__(84483);
var titled = __webpack_require__(53901);
;
function renderAttemptDetails({ row, attempt, diff, showCommand }) {
const { id, iter, mark, word, score, scoreText, summary, facts, reason } = row;
const shown = facts.map(([name, value]) => `<dt>${(0,html .Z)(name)}</dt><dd>${(0,html .Z)(value)}</dd>`);
const scored = score === undefined ? '' : ` ${scoreText}`;
return [
`<details id="i${iter}"><summary>${(0,titled .d)(attempt)} ${(0,html .Z)(id)}: <span class="mark ${mark}">${(0,html .Z)(word)}</span>${scored}</summary>`,
...(reason === '' ? [] : [`<p>${(0,html .Z)(reason)}</p>`]),
...(summary === '' ? [] : [`<p class="said">The agent says: <q>${(0,html .Z)(summary)}</q></p>`]),
...(shown.length === 0 ? [] : [`<dl class="facts">${shown.join('')}</dl>`]),
diff ?? (showCommand === undefined ? '' : `<p class="note">The diff: <code>${(0,html .Z)(showCommand)}</code></p>`),
'</details>',
].join('\n');
}
const MAX_LINE_CHARS = 500;
function renderDiffHtml(diff, name, maxChars) {
let isHeader = true;
const lines = (0,foreign_text .hw)(diff, maxChars)
.split('\n')
.map((line) => {
if (line.startsWith('diff --git '))
isHeader = true;
if (line.startsWith('@@'))
isHeader = false;
return renderLine(cut(line), isHeader);
});
const rest = diff.length - maxChars;
const note = rest > 0 ? `<p class="note">${rest} more characters are left out.</p>` : '';
return `<pre tabindex="0" role="group" aria-label="Diff of ${(0,html .Z)(name)}">${lines.join('\n')}</pre>${note}`;
}
function cut(line) {
return line.length > MAX_LINE_CHARS ? `${line.slice(0, MAX_LINE_CHARS)}…` : line;
}
function renderLine(line, isHeader) {
const text = (0,html .Z)(line);
if (isHeader)
return `<b>${text}</b>`;
if (line.startsWith('+'))
return `<ins>${text}</ins>`;
if (line.startsWith('-'))
return `<del>${text}</del>`;
return line.startsWith('@@') ? `<i>${text}</i>` : text;
}
var record = __webpack_require__(74773);
var outcome_marks = __webpack_require__(47776);
var page_style = __webpack_require__(94464);
;
const SIGNS = record .im.map((outcome) => `.mark.${outcome}::before{content:"${outcome_marks .U[outcome].sign} " / ""}`);
const RUN_STYLE = `${page_style .W}
.mark{white-space:nowrap}.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0;margin:.5rem 0}
.mark::before{display:inline-block;min-width:1.2em}
${SIGNS.join('\n')}
.line::before{content:"" / "";display:inline-block;width:1.8em;margin-right:.4em;vertical-align:middle}
.line.best::before{border-top:3px solid var(--accent)}.line.base::before{border-top:2px dashed var(--dim)}
.merged{--mark:var(--good)}.denied,.invalid,.aborted,.infra_error{--mark:var(--bad)}
.inconclusive,.killed{--mark:var(--warn)}.mark::before{color:var(--mark,var(--dim))}.mark.merged{font-weight:600}
.chart{display:block;width:100%;max-width:52rem;margin:0 auto;height:auto;font:14px system-ui,sans-serif;fill:var(--fg)}
@media (min-width:42rem){.chart{font-size:10px}}
.chart .ci{fill:none;stroke:var(--mark,var(--dim));stroke-width:1.25;opacity:.75}.chart .dots{fill:none;stroke:var(--mark,var(--dim));stroke-width:3;stroke-linecap:round}
.line.ci::before{border-top:0;border-left:2px solid var(--dim);height:1em;width:1em}
.chart .grid{stroke:var(--line)}.chart .axis{fill:none;stroke:var(--dim)}
.chart .base-line{stroke:var(--dim);stroke-width:1.5;stroke-dasharray:6 5}
.chart .best-line{fill:none;stroke:var(--accent);stroke-width:2.5}
.filled{fill:var(--mark,var(--dim));stroke:var(--bg)}
.hollow{fill:var(--bg);stroke:var(--mark,var(--dim));stroke-width:1.5}
.chart .tick-y{text-anchor:end}.chart .tick-x,.chart .name{text-anchor:middle}.chart .name{fill:var(--dim)}
ins,del{text-decoration:none}ins{background:var(--add)}del{background:var(--cut)}
`;
var card_style = __webpack_require__(14953);
var run_view = __webpack_require__(33902);
;
const MAX_REASON = 140;
const MAX_OPEN = 300;
const LAST_OPEN = 100;
const GROUP = 250;
function renderAttemptTable(view, detailed) {
const { terms, goal, rows, tables } = view;
const title = `${(0,titled .d)(terms.attempt)}s`;
const order = terms.attempt === 'item' ? 'in the order of the plan' : 'oldest first';
const direction = goal === undefined ? '' : `; ${goal}`;
const draw = (some, caption, label) => renderTable(some, { caption, label, columns: tables.page, detailed });
const heading = `<h2>${title}</h2>`;
if (rows.length <= MAX_OPEN)
return [heading, ...draw(rows, `Every ${terms.attempt}, ${order}${direction}`, title)];
const older = rows.slice(0, -LAST_OPEN);
const folded = Array.from({ length: Math.ceil(older.length / GROUP) }, (_, index) => {
const some = older.slice(index * GROUP, (index + 1) * GROUP);
const name = `${title} ${some[0]?.id} to ${some.at(-1)?.id}`;
const accepted = some.filter(({ isAccepted }) => isAccepted).length;
return [
`<details class="older" id="rows-${index + 1}"><summary>${(0,html .Z)(name)}: ${accepted} accepted</summary>`,
...draw(some, `${name}, ${order}${direction}`, name),
'</details>',
].join('\n');
});
const last = `The last ${LAST_OPEN} ${terms.attempt}s`;
return [heading, ...folded, ...draw(rows.slice(-LAST_OPEN), `${last}, ${order}${direction}`, last)];
}
function renderTable(rows, { caption, label, columns, detailed }) {
const heads = columns.map((name) => `<th scope="col">${run_view .cZ[name].title}</th>`);
return [
`<div class="scroll cards" tabindex="0" role="region" aria-label="${(0,html .Z)(label)}"><table>`,
`<caption>${(0,html .Z)(caption)}</caption>`,
`<thead><tr>${heads.join('')}</tr></thead>`,
'<tbody>',
...rows.map((row) => renderRow(row, columns, { isDetailed: detailed.has(row) })),
'</tbody></table></div>',
];
}
function renderRow(row, columns, { isDetailed }) {
const cells = columns.map((name) => {
const text = (0,html .Z)((0,base_text .vI)(run_view .cZ[name].text(row), MAX_REASON));
if (name === 'id' || name === 'item') {
const shown = isDetailed ? `<a href="#i${row.iter}">${text}</a>` : text;
return `<th scope="row">${shown}</th>`;
}
return name === 'outcome' ? `<td class="mark ${row.mark}">${text}</td>` : `<td>${text}</td>`;
});
return `<tr>${cells.join('')}</tr>`;
}
const LOOKS = {
...{ id: 'number', score: 'number', single: 'number', best: 'number', duration: 'number', size: 'number' },
...{ item: 'prose', reason: 'prose', summary: 'prose', change: 'prose', receipt: 'prose', commit: 'whole' },
};
const RULES = {
number: 'text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums',
prose: 'min-width:min(14rem,60vw)',
whole: 'white-space:nowrap',
};
function renderColumnStyle(columns) {
const rules = Object.entries(RULES).map(([look, rule]) => {
const places = columns.flatMap((name, index) => (LOOKS[name] === look ? [`:nth-child(${index + 1})`] : []));
return places.length === 0 ? '' : `tr>:is(${places.join(',')}){${rule}}`;
});
return `${rules.join('\n')}\n${(0,card_style .G)(columns.map(cardColumnOf))}`;
}
function cardColumnOf(name) {
return { label: name === 'outcome' ? undefined : run_view .cZ[name].title, isWide: LOOKS[name] === 'prose' };
}
var score_text = __webpack_require__(58164);
var score_scale = __webpack_require__(58142);
var sparkline = __webpack_require__(74312);
;
const WIDTH = 480;
const HEIGHT = 300;
const TOP = 12;
const RIGHT = 10;
const BOTTOM = 220;
const RAIL = 240;
const X_AXIS = 252;
const TICK_TEXT = 18;
const MAX_TITLED = 200;
const LABEL_CHAR = 8;
function renderScoreChart(view) {
const scores = (0,sparkline .p)(view.rows, { withIntervals: true });
if (scores === undefined)
return undefined;
const yTicks = (0,score_scale .Pe)(scores, 5);
const widest = Math.max(...yTicks.map((tick) => (0,score_text .ls)(tick).length));
const plot = { rows: view.rows, scores, iterations: buildIterationDomain(view.rows), left: 26 + widest * LABEL_CHAR };
return [
`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="chart-title chart-desc">`,
'<title id="chart-title">Score of each iteration</title>',
`<desc id="chart-desc">${(0,html .Z)(describe(view))}</desc>`,
...renderGrid(plot, yTicks),
...renderXAxis(plot),
`<text class="name" transform="translate(13 ${(TOP + BOTTOM) / 2})rotate(-90)">score, ${(0,html .Z)(view.goal ?? '')}</text>`,
...renderBaseline(plot),
...renderIntervals(plot),
...renderMarks(plot),
...renderPoints(plot, isOther),
...renderBest(plot),
...renderPoints(plot, isAnchor),
'</svg>',
].join('\n');
}
function describe(view) {
const counts = view.counts.map(({ word, count }) => `${count} ${word}`).join(', ');
const bars = view.rows.some(({ interval }) => interval !== undefined) ? ' A bar is the interval of a test.' : '';
return `${view.verdict}. ${view.goal ?? 'No direction'}. Marks: ${counts}.${bars} The table below has every value.`;
}
function buildIterationDomain(rows) {
const [lo, hi] = rows.reduce(([least, most], { iter }) => [Math.min(least, iter), Math.max(most, iter)], [
Number.POSITIVE_INFINITY,
Number.NEGATIVE_INFINITY,
]);
return lo === hi ? { lo: lo - 1, hi: hi + 1 } : { lo, hi };
}
function xOf(iter, { iterations, left }) {
return round(left + 10 + (0,score_scale .wG)(iter, iterations) * (WIDTH - RIGHT - left - 20));
}
function yOf(score, { scores }) {
return round(BOTTOM - (0,score_scale .wG)(score, scores) * (BOTTOM - TOP));
}
function round(value) {
return Math.round(value * 10) / 10;
}
function renderGrid(plot, ticks) {
return ticks.map((tick) => {
const y = yOf(tick, plot);
const label = `<text class="tick-y" x="${plot.left - 6}" y="${y + 4}">${(0,score_text .ls)(tick)}</text>`;
return `<path class="grid" d="M${plot.left} ${y}H${WIDTH - RIGHT}"/>${label}`;
});
}
function renderXAxis(plot) {
const ticks = (0,score_scale .Pe)(plot.iterations, 6).filter((tick) => Number.isInteger(tick));
const labels = ticks.map((tick) => {
const x = xOf(tick, plot);
return `<path class="axis" d="M${x} ${X_AXIS}v4"/><text class="tick-x" x="${x}" y="${X_AXIS + TICK_TEXT}">${tick}</text>`;
});
const middle = (plot.left + WIDTH - RIGHT) / 2;
return [
`<path class="axis" d="M${plot.left} ${TOP}V${X_AXIS}H${WIDTH - RIGHT}"/>`,
`<text class="tick-y" x="${plot.left - 6}" y="${RAIL + 4}">none</text>`,
...labels,
`<text class="name" x="${middle}" y="${HEIGHT - 8}">iteration</text>`,
];
}
function renderBaseline(plot) {
const baseline = plot.rows.find(({ mark, score }) => mark === 'baseline' && score !== undefined)?.score;
if (baseline === undefined)
return [];
return [`<path class="base-line" d="M${plot.left} ${yOf(baseline, plot)}H${WIDTH - RIGHT}"/>`];
}
function renderBest(plot) {
let last;
let path = '';
for (const { iter, best } of plot.rows) {
if (best === undefined || best === last)
continue;
path += last === undefined ? `M${xOf(iter, plot)} ${yOf(best, plot)}` : `H${xOf(iter, plot)}V${yOf(best, plot)}`;
last = best;
}
return path === '' ? [] : [`<path class="best-line" d="${path}H${WIDTH - RIGHT}"/>`];
}
function renderIntervals(plot) {
const { rows, scores } = plot;
const end = rows.length > MAX_TITLED ? 0 : 3;
return outcomesOf(rows).flatMap((outcome) => {
const bars = rows.flatMap(({ iter, mark, interval }) => {
if (mark !== outcome || interval === undefined)
return [];
const [low, high] = interval;
const x = xOf(iter, plot);
const top = high > scores.hi || end === 0 ? '' : `M${round(x - end)} ${yOf(high, plot)}h${2 * end}`;
const bottom = low < scores.lo || end === 0 ? '' : `M${round(x - end)} ${yOf(low, plot)}h${2 * end}`;
return [`M${x} ${yOf(high, plot)}V${yOf(low, plot)}${top}${bottom}`];
});
return bars.length === 0 ? [] : [`<path class="ci ${outcome}" d="${bars.join('')}"/>`];
});
}
function renderMarks({ rows }) {
const marks = outcomesOf(rows).map((outcome) => {
const { path, isFilled } = outcome_marks .U[outcome];
const scale = ` transform="scale(${rows.length > MAX_TITLED ? 0.6 : 0.8})"`;
return `<path id="mark-${outcome}" class="${isFilled ? 'filled' : 'hollow'}" d="${path}"${scale}/>`;
});
return [`<defs>${marks.join('')}</defs>`];
}
function renderPoints(plot, isDrawn) {
const isTitled = plot.rows.length <= MAX_TITLED;
return outcomesOf(plot.rows)
.filter(isDrawn)
.map((outcome) => {
const rows = plot.rows.filter(({ mark }) => mark === outcome);
if (!isTitled && rows.length > MAX_TITLED)
return renderDots(rows, plot);
const points = rows.map((row) => renderPoint(row, plot, { isTitled }));
return `<g class="${outcome}">${points.join('')}</g>`;
});
}
function renderDots(rows, plot) {
const dots = new Set(rows.map(({ iter, score }) => `M${xOf(iter, plot)} ${score === undefined ? RAIL : yOf(score, plot)}h0`));
return `<path class="dots ${rows[0]?.mark ?? 'noop'}" d="${[...dots].join('')}"/>`;
}
function outcomesOf(rows) {
return [...new Set(rows.map(({ mark }) => mark))];
}
function isAnchor(outcome) {
return outcome === 'merged' || outcome === 'baseline';
}
function isOther(outcome) {
return !isAnchor(outcome);
}
function renderPoint(row, plot, { isTitled }) {
const { iter, mark, score, scoreText, word } = row;
const place = `x="${xOf(iter, plot)}" y="${score === undefined ? RAIL : yOf(score, plot)}"`;
if (!isTitled)
return `<use href="#mark-${mark}" ${place}/>`;
const reported = score === undefined ? '' : `, ${scoreText}`;
return `<use href="#mark-${mark}" ${place}><title>iteration ${iter}: ${(0,html .Z)(word)}${reported}</title></use>`;
}
var pareto_text = __webpack_require__(89578);
;
const trade_off_chart_WIDTH = 480;
const trade_off_chart_HEIGHT = 270;
const trade_off_chart_TOP = 12;
const trade_off_chart_RIGHT = 14;
const trade_off_chart_BOTTOM = 220;
const trade_off_chart_TICK_TEXT = 18;
const trade_off_chart_LABEL_CHAR = 8;
const MAX_CHARTS = 3;
const MAX_OTHERS = 150;
const MAX_NAME = 40;
function renderTradeOffCharts(measured) {
const metrics = (measured[0]?.changes.length ?? 1) - 1;
const charts = Array.from({ length: Math.min(metrics, MAX_CHARTS) }, (_, at) => renderChart(measured, at + 1));
return charts.flatMap((chart) => chart ?? []);
}
function renderChart(measured, metric) {
const points = shownPoints(measured, metric);
const [first] = points;
const [xs, ys] = [domainOf(points.map(({ x }) => x)), domainOf(points.map(({ y }) => y))];
if (first === undefined || xs === undefined || ys === undefined)
return undefined;
const yTicks = (0,score_scale .Pe)(ys, 5);
const widest = Math.max(...yTicks.map((tick) => label(tick, first.y).length));
const plot = { points, xs, ys, left: 26 + widest * trade_off_chart_LABEL_CHAR };
const name = (0,html .Z)((0,foreign_text .TN)(first.x.name, MAX_NAME));
const id = `trade-off-${metric}`;
const isWhole = measured[0]?.changes.length === 2;
return [
`<svg class="chart" viewBox="0 0 ${trade_off_chart_WIDTH} ${trade_off_chart_HEIGHT}" role="img" aria-labelledby="${id} ${id}-desc">`,
`<title id="${id}">Changes of score and ${name} since the base</title>`,
`<desc id="${id}-desc">${trade_off_chart_describe(points)}</desc>`,
...renderAxes(plot, { name, yTicks, axes: first }),
...(isWhole ? renderFrontLine(plot) : []),
...points.map((point) => trade_off_chart_renderPoint(point, plot)),
'</svg>',
].join('\n');
}
function shownPoints(measured, metric) {
const isOther = ({ isOnFront, isAccepted }) => !isOnFront && !isAccepted;
const others = measured.filter(isOther).sort((one, other) => other.iter - one.iter);
const left = new Set(others.slice(MAX_OTHERS));
return measured.flatMap((each) => {
const { iter, isAccepted, isOnFront, changes } = each;
const [y, x] = [changes[0], changes[metric]];
return y === undefined || x === undefined || left.has(each) ? [] : [{ iter, isAccepted, isOnFront, x, y }];
});
}
function domainOf(changes) {
const scores = changes.map(({ change }) => change);
return (0,score_scale .D8)({ scores: [...scores, 0], anchors: [0] });
}
function label(change, { isRatio }) {
return (0,pareto_text .y)(change, isRatio);
}
function trade_off_chart_describe(points) {
const front = points.filter(({ isOnFront }) => isOnFront);
const shown = front.map(({ iter, x, y }) => `iteration ${iter}, ${label(y.change, y)} and ${label(x.change, x)}`);
const head = `${(0,base_text .LS)(points.length, 'measured change')}; on the front: ${shown.join('; ')}.`;
return (0,html .Z)(`${head} Each is a single test, against the base.`);
}
function trade_off_chart_round(value) {
return Math.round(value * 10) / 10;
}
function trade_off_chart_xOf({ change }, { xs, left }) {
return trade_off_chart_round(left + 10 + (0,score_scale .wG)(change, xs) * (trade_off_chart_WIDTH - trade_off_chart_RIGHT - left - 20));
}
function trade_off_chart_yOf({ change }, { ys }) {
return trade_off_chart_round(trade_off_chart_BOTTOM - (0,score_scale .wG)(change, ys) * (trade_off_chart_BOTTOM - trade_off_chart_TOP));
}
const GOALS = { min: 'lower is better', max: 'higher is better' };
function renderAxes(plot, { name, yTicks, axes }) {
const { left, xs } = plot;
const rows = yTicks.map((tick) => {
const y = trade_off_chart_yOf({ ...axes.y, change: tick }, plot);
const text = `<text class="tick-y" x="${left - 6}" y="${y + 4}">${label(tick, axes.y)}</text>`;
return `<path class="grid" d="M${left} ${y}H${trade_off_chart_WIDTH - trade_off_chart_RIGHT}"/>${text}`;
});
const columns = (0,score_scale .Pe)(xs, 5).map((tick) => {
const x = trade_off_chart_xOf({ ...axes.x, change: tick }, plot);
const text = `<text class="tick-x" x="${x}" y="${trade_off_chart_BOTTOM + trade_off_chart_TICK_TEXT}">${label(tick, axes.x)}</text>`;
return `<path class="axis" d="M${x} ${trade_off_chart_BOTTOM}v4"/>${text}`;
});
const [x0, y0] = [trade_off_chart_xOf({ ...axes.x, change: 0 }, plot), trade_off_chart_yOf({ ...axes.y, change: 0 }, plot)];
const middle = (left + trade_off_chart_WIDTH - trade_off_chart_RIGHT) / 2;
return [
...rows,
`<path class="axis" d="M${left} ${trade_off_chart_TOP}V${trade_off_chart_BOTTOM}H${trade_off_chart_WIDTH - trade_off_chart_RIGHT}"/>`,
...columns,
`<path class="base-line" d="M${x0} ${trade_off_chart_TOP}V${trade_off_chart_BOTTOM}M${left} ${y0}H${trade_off_chart_WIDTH - trade_off_chart_RIGHT}"/>`,
`<text class="name" transform="translate(13 ${(trade_off_chart_TOP + trade_off_chart_BOTTOM) / 2})rotate(-90)">score, ${GOALS[axes.y.direction]}</text>`,
`<text class="name" x="${middle}" y="${trade_off_chart_HEIGHT - 8}">${name}, ${GOALS[axes.x.direction]}</text>`,
];
}
function renderFrontLine(plot) {
const front = plot.points.filter(({ isOnFront }) => isOnFront);
if (front.length < 2)
return [];
const path = front.map(({ x, y }, at) => at === 0 ? `M${trade_off_chart_xOf(x, plot)} ${trade_off_chart_yOf(y, plot)}` : `V${trade_off_chart_yOf(y, plot)}H${trade_off_chart_xOf(x, plot)}`);
return [`<path class="best-line" d="${path.join('')}"/>`];
}
function trade_off_chart_renderPoint({ iter, isAccepted, isOnFront, x, y }, plot) {
const outcome = isAccepted ? 'merged' : 'discarded';
const { path, isFilled } = outcome_marks .U[outcome];
const at = `translate(${trade_off_chart_xOf(x, plot)} ${trade_off_chart_yOf(y, plot)})scale(${isOnFront ? 1 : 0.6})`;
const words = [isAccepted ? 'accepted' : 'not accepted', ...(isOnFront ? ['on the front'] : [])].join(', ');
const values = `score ${label(y.change, y)}, ${(0,foreign_text .TN)(x.name, MAX_NAME)} ${label(x.change, x)}`;
const title = (0,html .Z)(`iteration ${iter}: ${values}, ${words}`);
return `<path class="${isFilled ? 'filled' : 'hollow'} ${outcome}" d="${path}" transform="${at}"><title>${title}</title></path>`;
}
;
const MAX_DETAILS = 120;
const ACCEPTED_DIFFS = { pageBytes: 768 * 1024, chars: 512 * 1024 };
const OTHER_DIFFS = { pageBytes: 120 * 1024, chars: 12_000 };
function renderHtml({ view, diffs, frame }) {
const detailed = chooseDetailed(view.rows, diffs);
const details = renderDetails(view, detailed, diffs);
return (0,page .C)({
frame,
title: `${view.name}: autorize report`,
style: `${RUN_STYLE}${renderColumnStyle(view.tables.page)}`,
body: [
...renderHeader(view),
'<main>',
...renderScores(view),
...renderTradeOffs(view),
...renderAccepted(view, details),
...renderAttemptTable(view, detailed),
...renderOthers(view, details),
'</main>',
...renderFooter(view),
],
});
}
const SINGLE = 'Scores are single measurements, not a confirmed improvement. The best of many measurements overstates the gain.';
const NOTES = {
confirmed: 'The improvement was measured in fresh pairs. The scores below are single measurements.',
'not-confirmed': 'Fresh pairs do not confirm an improvement: their interval includes no change. The scores below are single measurements.',
};
const INTERVALS = 'A bar is the interval that the pairs of one test give, against the best change of its time. Tests that stop early overstate their effect.';
const TRADE_OFFS = 'Large marks are on the front: no other measured change is better in one of score and metrics and worse in none. Each is a single test, against the base.';
function renderHeader(view) {
const { baseline, best, change, budget, cost, claim } = view;
const { startedAt, deadline, timeLeft, noops } = budget;
return [
'<header>',
`<h1>${(0,html .Z)(view.name)}</h1>`,
...(view.description === '' ? [] : [`<p>${(0,html .Z)(view.description)}</p>`]),
...view.problems.map((problem) => `<p class="problem"><strong>Problem:</strong> ${(0,html .Z)(problem)}</p>`),
...view.notices.map((notice) => `<p class="problem"><strong>Notice:</strong> ${(0,html .Z)(notice)}</p>`),
...(0,page_result .n)({
result: (0,html .Z)(view.result),
ended: view.ended,
evidence: [
`<p>${(0,html .Z)(view.verdict)}</p>`,
...(claim.text === undefined ? [] : [`<p class="claim">Gain: ${(0,html .Z)(claim.text)}</p>`]),
...(view.recipe === 'plan' ? [] : [`<p class="note">${NOTES[claim.kind] ?? SINGLE}</p>`]),
...(0,page_result .t)([
['Change (single tests)', claim.kind === 'none' ? change : undefined],
...view.facts.map(([label, text]) => [(0,titled .d)(label), text]),
['Noops', noops],
['Started', startedAt],
[
'Deadline',
deadline === undefined ? undefined : `${deadline}${timeLeft === undefined ? '' : ` (${timeLeft})`}`,
],
]),
],
}),
...(0,page_result .t)([
['Baseline', baseline],
[view.terms.best, best === undefined ? undefined : `${best.score} (iteration ${best.iter})`],
['Accepted', view.recipe === 'plan' ? undefined : `${view.accepted} of ${view.tried}`],
['Now', view.ended === undefined ? view.position : undefined],
['Model', view.waiting],
['Cost', cost],
]),
renderBranch(view),
'</header>',
];
}
function renderBranch({ branch, noBranch, base }) {
const code = (text) => `<code>${(0,html .Z)(text)}</code>`;
const from = base === undefined ? '' : `, from ${code(base)}`;
return `<p class="note">Branch ${branch === undefined ? (0,html .Z)(noBranch) : code(branch)}${from}</p>`;
}
function renderScores(view) {
const chart = renderScoreChart(view);
if (chart === undefined) {
return view.recipe === 'plan' ? [] : ['<h2>Scores</h2>', '<p>No iteration has a score yet.</p>'];
}
const legend = view.counts.map(({ word, mark, count }) => `<li><span class="mark ${mark}">${(0,html .Z)(word)}</span> ${count}</li>`);
const hasIntervals = view.rows.some(({ interval }) => interval !== undefined);
return [
'<h2>Scores</h2>',
`<div class="scroll" tabindex="0" role="region" aria-label="Chart of the scores">${chart}</div>`,
`<ul class="legend">${legend.join('')}<li class="line best">${(0,html .Z)(view.terms.line)}</li>${view.baseline === undefined ? '' : '<li class="line base">baseline</li>'}${hasIntervals ? '<li class="line ci">interval of a test</li>' : ''}</ul>`,
...(hasIntervals ? [`<p class="note">${INTERVALS}</p>`] : []),
];
}
function renderTradeOffs({ tradeOffs = [] }) {
const charts = renderTradeOffCharts(tradeOffs);
if (charts.length === 0)
return [];
const legend = ['merged">accepted', 'discarded">not accepted'].map((each) => `<li><span class="mark ${each}</span></li>`);
return [
'<h2>Trade-offs</h2>',
...charts.map((chart) => `<div class="scroll" tabindex="0" role="region" aria-label="Chart of trade-offs">${chart}</div>`),
`<ul class="legend">${legend.join('')}<li class="line best">front</li><li class="line base">base</li></ul>`,
`<p class="note">${TRADE_OFFS}</p>`,
];
}
const isAccepted = (row) => row.isAccepted;
function chooseDetailed(rows, diffs) {
const some = rows.filter((row) => row.facts.length > 0 || (diffs.get(row.id) ?? '').trim() !== '');
const chosen = new Set(some.filter(isAccepted).slice(-MAX_DETAILS / 2));
for (const row of some.toReversed()) {
if (chosen.size >= MAX_DETAILS)
break;
chosen.add(row);
}
return chosen;
}
function renderDetails({ rows, show, terms }, detailed, diffs) {
const shown = rows.filter((row) => detailed.has(row));
const html = chooseDiffs(shown, diffs, terms.attempt);
return new Map(shown.map((row) => {
const showCommand = show === undefined || diffs.get(row.id) === undefined ? undefined : `${show} ${row.id}`;
return [row, renderAttemptDetails({ row, attempt: terms.attempt, diff: html.get(row), showCommand })];
}));
}
function renderAccepted({ rows, base, branch }, details) {
const parts = rows.filter(isAccepted).flatMap((row) => details.get(row) ?? []);
if (parts.length === 0)
return [];
const all = base === undefined || branch === undefined ? undefined : `git diff ${base} ${branch}`;
const note = all === undefined ? [] : [`<p class="note">All of them as one diff: <code>${(0,html .Z)(all)}</code></p>`];
return ['<h2>Accepted changes</h2>', ...note, ...parts];
}
function renderOthers({ rows, show, terms }, details) {
const parts = rows.filter((row) => !isAccepted(row)).flatMap((row) => details.get(row) ?? []);
const rest = rows.length - details.size;
const all = show === undefined ? '' : `; to see one: <code>${(0,html .Z)(`${show} ITERATION`)}</code>`;
const note = `<p class="note">${(0,base_text .LS)(rest, `earlier ${terms.attempt}`)} without details on this page${all}</p>`;
const notes = rest > 0 && details.size > 0 && show !== undefined ? [note] : [];
return parts.length === 0 ? notes : ['<h2>Details</h2>', ...notes, ...parts];
}
function chooseDiffs(rows, diffs, attempt) {
const newest = rows.toReversed();
const shown = new Map();
for (const [some, { pageBytes, chars }] of [
[newest.filter(isAccepted), ACCEPTED_DIFFS],
[newest.filter((each) => !isAccepted(each)), OTHER_DIFFS],
]) {
let bytes = 0;
for (const row of some) {
const diff = diffs.get(row.id);
if (diff === undefined || diff.trim() === '')
continue;
const html = renderDiffHtml(diff, `${attempt} ${row.id}`, chars);
const size = Buffer.byteLength(html);
if (bytes + size > pageBytes)
continue;
bytes += size;
shown.set(row, html);
}
}
return shown;
}
function renderRecords({ verify, head, recipe }) {
const command = `<code>${(0,html .Z)(verify)}</code>`;
const unchained = recipe === 'plan' ? 'Each item has a receipt.' : 'The records have no hash chain.';
if (head === undefined)
return `<p>${unchained} To verify: ${command}</p>`;
const hash = `<code>${(0,html .Z)(head)}</code>`;
return `<p>Hash of the last record: ${hash}. To verify it and all records before it: ${command}</p>`;
}
function renderFooter(view) {
const made = view.madeAt === undefined ? 'Generated by autorize.' : `Generated ${view.madeAt} by autorize.`;
return ['<footer>', renderRecords(view), `<p>${made}</p>`, '</footer>'];
}
}),
46622:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p: () => ( renderList),
renderMarkdown: () => ( renderMarkdown)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);
var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47776);
var _run_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33902);
var _titled_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53901);
function renderList(view) {
const problems = renderProblems(view);
const { head, rows } = renderTable(view.rows, view.tables.list);
return [...problems, ...(problems.length === 0 ? [] : ['']), ...head, ...rows, ''].join('\n');
}
const ALL_BYTES = 36 * 1024;
const ACCEPTED_BYTES = 20 * 1024;
function renderMarkdown(view) {
const problems = renderProblems(view);
const facts = [
...view.facts.map(([label, text]) => [(0,_titled_js__WEBPACK_IMPORTED_MODULE_4__ .d)(label), text]),
['Model', view.waiting],
['Cost', view.cost],
];
return [
`### ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(view.name)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(view.verdict)}`,
'',
...(view.description === '' ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(view.description), '']),
...(problems.length === 0 ? [] : [...problems, '']),
...(view.claim.text === undefined ? [] : [`Gain: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(view.claim.text)}`, '']),
...renderMeaning(view).flatMap((line) => [line, '']),
...renderTried(view),
`- Branch: ${renderBranch(view)}`,
...facts.flatMap(([label, text]) => (text === undefined ? [] : [`- ${label}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(text)}`])),
'',
...renderAttempts(view),
].join('\n');
}
function renderProblems({ problems, notices }) {
return [...problems, ...notices].map((problem) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(problem)}`);
}
function renderMeaning({ recipe, tried, claim, name, verify }) {
if (recipe === 'plan')
return [];
if (claim.kind === 'confirmed') {
const audit = recipe === 'experiment' ? ` To recompute every decision: autorize audit ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(name)}.` : '';
return [
`The improvement was measured in fresh pairs after all decisions. The scores below are single measurements.${audit}`,
];
}
if (claim.kind === 'not-confirmed') {
return [
'Fresh pairs do not confirm an improvement: their interval includes no change. The scores below are single measurements.',
];
}
const looks = tried > 1 ? `The best of ${tried} attempts overstates the gain.` : 'One attempt says little.';
const again = recipe === 'experiment' ? ` To measure again: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(verify)} with --rescore.` : '';
return [`Scores are single measurements, not a confirmed improvement. ${looks}${again}`];
}
function renderTried({ counts, tried, terms }) {
const parts = counts
.filter(_run_view_js__WEBPACK_IMPORTED_MODULE_3__ .Ye)
.map(({ word, mark, count }) => `${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ .U[mark].sign} ${count} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(word)}`);
return [`- ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(tried, terms.attempt)}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`];
}
function renderBranch({ branch, noBranch, base, goal }) {
const at = branch === undefined ? noBranch : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(branch);
return `${at}${base === undefined ? '' : `, from ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(base)}`}${goal === undefined ? '' : `; ${goal}`}`;
}
function renderAttempts(view) {
const { rows, tables } = view;
if ('all' in tables.summary)
return rows.length === 0 ? [] : [...fitting(view, tables.summary.all, ALL_BYTES), ''];
const accepted = rows.filter(({ isAccepted }) => isAccepted);
const others = rows.filter((row) => !row.isAccepted && (0,_run_view_js__WEBPACK_IMPORTED_MODULE_3__ .Ye)(row));
const table = (title, some, columns, maxBytes) => some.length === 0 ? [] : [`#### ${title}`, '', ...fitting({ ...view, rows: some }, columns, maxBytes), ''];
return [
...table('Accepted', accepted, tables.summary.accepted, ACCEPTED_BYTES),
...table('Not accepted', others, tables.summary.others, ALL_BYTES - ACCEPTED_BYTES),
];
}
function renderTable(rows, columns) {
return {
head: [`| ${columns.map((name) => _run_view_js__WEBPACK_IMPORTED_MODULE_3__ .cZ[name].title).join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`],
rows: rows.map((row) => `| ${columns.map((name) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(_run_view_js__WEBPACK_IMPORTED_MODULE_3__ .cZ[name].text(row))).join(' | ')} |`),
};
}
function fitting({ rows: all, terms }, columns, maxBytes) {
const { head, rows } = renderTable(all, columns);
const isPlan = terms.attempt === 'item';
const ordered = isPlan ? rows : rows.toReversed();
let bytes = 0;
const end = ordered.findIndex((row) => {
bytes += Buffer.byteLength(row) + 1;
return bytes > maxBytes;
});
const shown = end === -1 ? ordered : ordered.slice(0, end);
const left = rows.length - shown.length;
const which = isPlan ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(left, 'item') : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(left, `earlier ${terms.attempt}`);
const note = left === 0 ? [] : ['', `${which} of ${rows.length} left out; report.html has all.`];
return [...head, ...(isPlan ? shown : shown.toReversed()), ...note];
}
}),
74312:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( renderSparkline),
p: () => ( buildScoreDomain)
});
var _score_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58142);
const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const MAX_BARS = 64;
function renderSparkline(rows) {
const shown = rows.slice(-MAX_BARS);
const domain = buildScoreDomain(shown);
if (domain === undefined)
return undefined;
const bars = shown.map(({ score }) => (score === undefined ? '·' : barOf(score, domain)));
const marks = shown.map(({ mark }) => (mark === 'merged' ? '^' : mark === 'baseline' ? '0' : ' '));
return { bars: bars.join(''), marks: marks.join('').trimEnd() };
}
function buildScoreDomain(rows, { withIntervals } = { withIntervals: false }) {
const scored = rows.flatMap(({ score, mark, interval }) => (score === undefined ? [] : [{ score, mark, interval }]));
const anchors = scored.filter(({ mark }) => mark === 'merged' || mark === 'baseline');
return (0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__ .D8)({
scores: scored.map(({ score }) => score),
anchors: anchors.flatMap(({ score, interval = [] }) => [score, ...(withIntervals ? interval : [])]),
});
}
function barOf(score, domain) {
return BARS[Math.min(BARS.length - 1, Math.floor((0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__ .wG)(score, domain) * BARS.length))] ?? BARS[0];
}
}),
53901:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( titled)
});
function titled(label) {
return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
}
})
};

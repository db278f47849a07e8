export const id = 9525;
export const ids = [9525];
export const modules = {
65780:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
u: () => ( auditRecords)
});
var _live_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89641);
function auditRecords({ records, summaryClaim }) {
return _live_audit_js__WEBPACK_IMPORTED_MODULE_0__ .U.of(records).result(summaryClaim);
}
}),
59997:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
RT: () => ( claimWord),
f3: () => ( claimOutcome),
it: () => ( isConfirmed),
zu: () => ( renderOutcome)
});
function isConfirmed({ interval: [low], carry_over }) {
return low > 0 && carry_over !== true;
}
function claimOutcome(claim) {
return { sentence: claim.sentence, confirmed: isConfirmed(claim) };
}
function claimWord({ confirmed }) {
return confirmed ? 'confirmed' : 'not confirmed';
}
function renderOutcome(outcome) {
return outcome.confirmed ? outcome.sentence : `${claimWord(outcome)}: ${outcome.sentence}`;
}
}),
17785:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$N: () => ( sentenceOf),
$R: () => ( describeWrong),
Ms: () => ( describeFirst),
WX: () => ( findingsOf),
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
28810:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => ( decodeToml)
});
var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
var _byte_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6805);
var _json_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85572);
var _toml_layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12721);
function decodeToml(file, bytes) {
const issue = (0,_byte_issues_js__WEBPACK_IMPORTED_MODULE_1__ .ib)(bytes);
if (issue !== undefined)
return { problems: [(0,_json_document_js__WEBPACK_IMPORTED_MODULE_2__ .X)(file, issue)] };
const text = bytes.toString('utf8');
try {
return { document: { file, value: (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__ .qg)(text), locate: locator(text) } };
}
catch (error) {
if (!(error instanceof smol_toml__WEBPACK_IMPORTED_MODULE_0__ .zx))
throw error;
const [reason = ''] = error.message.split('\n');
const found = reason.replace(/^Invalid TOML document: /, '');
const { line, column } = error;
const isUnquoted = /invalid value|numeric literal/.test(reason);
const remedy = isUnquoted ? 'Put text in double quotes, e.g. direction = "min".' : 'Fix the syntax.';
return { problems: [{ file, line, column, found, expected: 'valid TOML', remedy }] };
}
}
function locator(text) {
let starts;
return (path) => {
starts ??= startsIn(text);
for (let length = path.length; length > 0; length -= 1) {
const wanted = path.slice(0, length);
const place = starts.find((each) => wanted.every((part, at) => each.path[at] === part));
if (place !== undefined)
return lineAndColumn(text, place.start);
}
return { line: 1, column: 1 };
};
}
function startsIn(text) {
const { tables, entries } = (0,_toml_layout_js__WEBPACK_IMPORTED_MODULE_3__ .X)(text);
return [...tables.slice(1), ...entries].toSorted((one, other) => one.start - other.start);
}
function lineAndColumn(text, offset) {
const before = text.slice(0, offset);
return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
}),
12721:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => ( readTomlLayout)
});
function readTomlLayout(text) {
return new LayoutReader(text).read();
}
class LayoutReader {
#text;
#at = 0;
#entries = [];
#tables = [{ path: [], isElement: false, start: 0, headerEnd: 0 }];
#counts = new Map();
constructor(text) {
this.#text = text;
}
read() {
let table = [];
for (this.#skipSpace(); this.#at < this.#text.length; this.#skipSpace()) {
if (this.#peek() === '[')
table = this.#readHeader();
else
this.#readPair(table);
}
return { tables: this.#tables, entries: this.#entries };
}
#readHeader() {
const start = this.#at;
const isElement = this.#text.startsWith('[[', start);
this.#at += isElement ? 2 : 1;
const names = this.#readKey();
const path = this.#resolve(names, isElement);
this.#at += isElement ? 2 : 1;
this.#tables.push({ path, isElement, start, headerEnd: this.#at });
return path;
}
#resolve(names, isElement) {
const path = [];
for (const [at, name] of names.entries()) {
path.push(name);
const key = JSON.stringify(path);
const count = this.#counts.get(key);
if (isElement && at === names.length - 1) {
this.#counts.set(key, (count ?? 0) + 1);
path.push(count ?? 0);
}
else if (count !== undefined)
path.push(count - 1);
}
return path;
}
#readPair(table) {
const start = this.#at;
const path = [...table, ...this.#readKey()];
this.#at += 1;
this.#skipBlanks();
this.#readValue({ path, table, start });
}
#readKey() {
const names = [];
for (;;) {
this.#skipBlanks();
names.push(this.#readName());
this.#skipBlanks();
if (this.#peek() !== '.')
return names;
this.#at += 1;
}
}
#readName() {
const start = this.#at;
const quote = this.#peek();
if (quote === '"' || quote === "'") {
this.#skipString();
const inner = this.#text.slice(start + 1, this.#at - 1);
return quote === '"' ? unescaped(inner) : inner;
}
while (/[\w-]/.test(this.#peek()))
this.#at += 1;
if (this.#at === start)
throw new TypeError(`no key at ${start} of a TOML text`);
return this.#text.slice(start, this.#at);
}
#readValue(entry) {
const valueStart = this.#at;
const index = this.#entries.length;
const first = this.#peek();
if (first === '[')
this.#readArray(entry.path);
else if (first === '{')
this.#readInlineTable(entry.path);
else if (first === '"' || first === "'")
this.#skipString();
else
this.#skipPlain();
this.#entries.splice(index, 0, { ...entry, valueStart, valueEnd: this.#at });
}
#readArray(path) {
this.#at += 1;
for (let index = 0;; index += 1) {
this.#skipSpace();
if (this.#peek() === ']')
break;
this.#readValue({ path: [...path, index], table: path, start: this.#at });
this.#skipSpace();
if (this.#peek() === ',')
this.#at += 1;
}
this.#at += 1;
}
#readInlineTable(path) {
this.#at += 1;
for (;;) {
this.#skipSpace();
if (this.#peek() === '}')
break;
this.#readPair(path);
this.#skipSpace();
if (this.#peek() === ',')
this.#at += 1;
}
this.#at += 1;
}
#skipString() {
const quote = this.#peek();
const isLong = this.#text.startsWith(quote.repeat(3), this.#at);
const end = isLong ? quote.repeat(3) : quote;
this.#at += end.length;
while (!this.#text.startsWith(end, this.#at)) {
if (this.#at >= this.#text.length)
throw new TypeError('a string of a TOML text without an end');
this.#at += quote === '"' && this.#peek() === '\\' ? 2 : 1;
}
this.#at += end.length;
while (isLong && this.#peek() === quote)
this.#at += 1;
}
#skipPlain() {
const start = this.#at;
while (this.#at < this.#text.length && !/[,\]}#\n]/.test(this.#peek()))
this.#at += 1;
this.#at = start + this.#text.slice(start, this.#at).trimEnd().length;
if (this.#at === start)
throw new TypeError(`no value at ${start} of a TOML text`);
}
#skipBlanks() {
while (this.#peek() === ' ' || this.#peek() === '\t')
this.#at += 1;
}
#skipSpace() {
for (;;) {
while (/\s|\ufeff/.test(this.#peek()))
this.#at += 1;
if (this.#peek() !== '#')
return;
while (this.#at < this.#text.length && this.#peek() !== '\n')
this.#at += 1;
}
}
#peek() {
return this.#text.charAt(this.#at);
}
}
const ESCAPE = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|x([0-9A-Fa-f]{2})|(.))/gs;
const LETTERS = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', e: '\u001b' };
function unescaped(text) {
return text.replaceAll(ESCAPE, (_, four, eight, two, letter = '') => {
const digits = four ?? eight ?? two;
return digits === undefined ? (LETTERS[letter] ?? letter) : String.fromCodePoint(Number.parseInt(digits, 16));
});
}
}),
6478:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => ( UNFINISHED_FILE)
});
const UNFINISHED_FILE = 'unfinished.json';
}),
4979:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
o: () => ( createActivityLine)
});
var _report_activity_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57296);
var _bottom_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56801);
function createActivityLine(terminal, options) {
const { host, nameOf, isQuiet = false, rest = () => [] } = options;
const nothing = () => undefined;
if (terminal.columns === undefined || isQuiet)
return { above: terminal.out, show: nothing, stop: nothing, [Symbol.dispose]: nothing };
let activities = [];
const render = (width) => (0,_report_activity_text_js__WEBPACK_IMPORTED_MODULE_0__ .y3)(activities, { nameOf, now: host.now(), rest: rest(), width });
const { above, draw, stop } = (0,_bottom_line_js__WEBPACK_IMPORTED_MODULE_1__ .u)(terminal, { render });
return {
above,
show: (now) => {
activities = now;
draw();
},
stop,
[Symbol.dispose]: stop,
};
}
}),
56801:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
u: () => ( createBottomLine)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _report_wrapped_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61550);
var _color_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71350);
const TICK_MS = 1000;
const DEFAULT_COLUMNS = 80;
const ERASE = '\r\u001b[2K';
function createBottomLine(terminal, { render }) {
const { out } = terminal;
let isStopped = false;
let drawn = 0;
const erase = () => {
const rows = Math.ceil(drawn / (terminal.columns ?? DEFAULT_COLUMNS)) - 1;
drawn = 0;
return rows > 0 ? `\r\u001b[${rows}A\u001b[J` : ERASE;
};
const draw = () => {
const width = Math.max(1, (terminal.columns ?? DEFAULT_COLUMNS) - 2);
const line = isStopped ? undefined : render(width);
if (line === undefined)
return;
const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(line, width);
out(`${erase()}${(0,_color_js__WEBPACK_IMPORTED_MODULE_2__ .nI)(terminal, 'cyan', shown)}`);
drawn = shown.length;
};
const timer = setInterval(draw, TICK_MS);
timer.unref();
return {
above: (text) => {
const fit = (0,_report_wrapped_words_js__WEBPACK_IMPORTED_MODULE_1__ .MT)(text, terminal.columns ?? DEFAULT_COLUMNS);
out(isStopped ? fit : `${erase()}${fit}`);
draw();
},
draw,
stop: () => {
if (isStopped)
return;
isStopped = true;
clearInterval(timer);
out(erase());
},
};
}
}),
29317:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
runMissionCommand: () => ( runMissionCommand)
});
var external_node_path_ = __webpack_require__(76760);
var claim_outcome = __webpack_require__(59997);
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var manifest = __webpack_require__(86992);
var mission_journal = __webpack_require__(18037);
var opening = __webpack_require__(14178);
var store = __webpack_require__(89855);
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
async function abandonMission(runId, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const paths = (0,store.pathsOf)(runId, host);
if ((0,store.readPointer)(paths)?.run_id !== runId)
(0,store.requireRun)(paths);
const lock = __addDisposableResource(env_1, await (0,opening .lU)(paths, host), true);
const pointer = (0,store.readPointer)(paths);
const release = () => {
if (pointer?.run_id === runId)
(0,store.writePointer)(paths, { ...pointer, active: false, status: 'failed' });
};
let opened;
try {
const journal = (0,store.openMissionJournal)(paths);
const state = (0,store.followMission)(paths, journal);
if (state === undefined)
return release();
opened = { paths, host, journal, lock, state };
}
catch {
return release();
}
const _journal = __addDisposableResource(env_1, opened.journal, false);
if ((0,manifest .Hd)(opened.state.status)) {
(0,mission_journal .sd)(opened, false);
throw new errors .Rb({
message: `the mission run ${runId} has ended already (${opened.state.status})`,
remedy: 'There is nothing to close.',
});
}
(0,mission_journal .GQ)(opened, { status: 'failed', reason: 'abandoned by the operator' });
return opened.state;
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
var mission_stop = __webpack_require__(50109);
var notification = __webpack_require__(10461);
var defuse = __webpack_require__(11797);
var mission_lines = __webpack_require__(95179);
var run_view = __webpack_require__(33902);
var program_files = __webpack_require__(3206);
var run = __webpack_require__(40698);
;
async function runMissionLeavingStatus(request, host) {
(0,program_files .$X)();
let runId = request.mode === 'resume' ? request.runId : undefined;
const onEvent = (event) => {
if (event.kind === 'started')
runId = event.state.launch.run_id;
request.onEvent?.(event);
};
try {
return await (0,run .S)({ ...request, onEvent }, host);
}
finally {
if (runId !== undefined) {
const { leaveMissionStatus } = await __webpack_require__.e( 479).then(__webpack_require__.bind(__webpack_require__, 70479));
await leaveMissionStatus(runId, host);
}
}
}
var activity_line = __webpack_require__(4979);
var cli_notifying = __webpack_require__(54898);
var setting_flags = __webpack_require__(17497);
var stop_signals = __webpack_require__(31977);
;
var mission_command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var mission_command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function runMissionCommand(call) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { values, host, terminal } = call;
const request = decodeRequest(call);
const abandoned = values.get('abandon')?.[0];
if (abandoned !== undefined) {
const state = await abandonMission(abandoned, host);
terminal.out(state === undefined ? `closed ${abandoned}\n` : (0,mission_lines .v8)(state));
return errors .dc.yes;
}
const stopping = mission_command_addDisposableResource(env_1, (0,stop_signals .s)(), false);
const notifying = mission_command_addDisposableResource(env_1, (0,cli_notifying .l)('mission', call), true);
let name = missionNameOf(call);
const line = mission_command_addDisposableResource(env_1, (0,activity_line .o)(terminal, { host, nameOf: (iter) => `iter ${iter}` }), false);
const out = (text) => line.above(terminal.isWorkflow ? (0,defuse.defuse)(text) : text);
const onEvent = (event) => {
if (event.kind === 'stopped')
line.stop();
const text = textOf(event);
if (text !== '')
out(text);
if (event.kind === 'started')
name = event.state.launch.run_id;
notifying.take((0,notification .Mc)(name, event));
};
const shown = { signal: stopping.signal, onEvent, onActivity: line.show };
const result = await runMissionLeavingStatus({ ...request, ...shown }, host);
if (stopping.exitCode !== undefined)
return stopping.exitCode;
return exitOf(result);
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = mission_command_disposeResources(env_1);
if (result_1)
await result_1;
}
}
function missionNameOf({ values, missionDir = '' }) {
return values.get('resume')?.[0] ?? (0,external_node_path_.basename)(missionDir);
}
function exitOf({ stop, last }) {
const code = (0,mission_stop .FO)(stop, last);
return code === errors .dc.yes && stop.status === 'stopped' && last?.lane === 'left' ? errors .dc.precondition : code;
}
function textOf(event) {
switch (event.kind) {
case 'started':
return (0,mission_lines .fE)(event);
case 'session':
return '';
case 'waiting':
return event.waiting === null ? '' : `${(0,run_view.renderWaitingLine)(event.waiting)}\n`;
case 'recorded':
return `${(0,mission_lines .VE)(event.entry)}\n`;
case 'claimed':
return event.after === undefined ? '' : `${(0,claim_outcome .RT)(event)} after iteration ${event.after}: ${event.sentence}\n`;
case 'note':
return `note: ${event.note}\n`;
case 'stopped':
return `\n${(0,mission_lines .v8)(event.state)}`;
default:
return event;
}
}
function decodeRequest({ values, missionDir, agentArgs, problems: found }) {
const problems = [...found];
const runId = values.get('resume')?.[0];
const named = [missionDir, runId, values.get('abandon')?.[0]].filter((word) => word !== undefined);
if (named.length !== 1) {
const what = named.length === 0 ? 'neither a mission nor a run' : named.map((word) => (0,base_text .TL)(word)).join(' and ');
const expected = 'one of MISSION_DIR, --resume RUN_ID and --abandon RUN_ID';
problems.push({ found: what, expected, remedy: 'See: rcs autoresearch --help' });
}
const settings = (0,setting_flags .O)(values, problems);
if (problems.length > 0)
throw new errors .eb(problems);
const shared = { ...settings, agentArgs };
if (runId !== undefined)
return { mode: 'resume', runId, ...shared };
return { mode: 'launch', missionDir: missionDir ?? '', ...shared };
}
}),
54898:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
l: () => ( notifyUser)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var toml_document = __webpack_require__(28810);
var external_node_os_ = __webpack_require__(48161);
var external_node_events_ = __webpack_require__(78474);
var external_node_http_ = __webpack_require__(37067);
var external_node_https_ = __webpack_require__(44708);
var promises_ = __webpack_require__(58500);
var proxy_from_env = __webpack_require__(98182);
var base_text = __webpack_require__(7953);
var dist = __webpack_require__(28947);
var https_proxy_agent_dist = __webpack_require__(71566);
;
function openHttpAgent(isSecure, proxy) {
const options = { keepAlive: true, noDelay: true };
if (proxy === undefined || proxy === '')
return isSecure ? new external_node_https_.Agent(options) : new external_node_http_.Agent(options);
return isSecure ? new https_proxy_agent_dist .b(proxy, options) : new dist .s(proxy, options);
}
var program = __webpack_require__(95808);
;
const DELIVERY_LIMITS = { tryMs: 10_000, pauseMs: 1000, endMs: 20_000 };
const MAX_TRIES = 3;
const MAX_WAITING = 100;
const MAX_OUTPUT_BYTES = 1 << 20;
class Deliveries {
#place;
#limits;
#end = new AbortController();
#last = Promise.resolve();
#waiting = 0;
#lost = 0;
#reason;
constructor(place, limits = DELIVERY_LIMITS) {
this.#place = place;
this.#limits = limits;
}
send(message) {
if (this.#waiting >= MAX_WAITING) {
this.#lose('too many messages waited');
return;
}
this.#waiting += 1;
this.#last = this.#last.then(() => this.#deliver(message));
}
async close() {
const end = setTimeout(() => this.#end.abort(), this.#limits.endMs);
await this.#last;
clearTimeout(end);
if (this.#lost === 0)
return undefined;
const of = this.#place.kind === 'command' ? 'the command' : 'the webhook';
const what = this.#lost === 1 ? '1 notification was' : `${this.#lost} notifications were`;
return `${what} not delivered by ${of}: ${this.#reason}`;
}
#lose(reason) {
this.#lost += 1;
this.#reason = reason;
}
async #deliver(message) {
let failure;
for (let tried = 0; tried < MAX_TRIES; tried += 1) {
if (tried > 0)
await this.#pause(this.#limits.pauseMs * 5 ** (tried - 1));
if (this.#end.signal.aborted) {
failure ??= { reason: 'the run ended before', isFinal: true };
break;
}
failure = await this.#try(message);
if (failure === undefined || failure.isFinal)
break;
}
this.#waiting -= 1;
if (failure !== undefined)
this.#lose(failure.reason);
}
async #pause(ms) {
await (0,promises_.setTimeout)(ms, undefined, { signal: this.#end.signal }).catch(() => undefined);
}
async #try(message) {
const cutOff = AbortSignal.any([this.#end.signal, AbortSignal.timeout(this.#limits.tryMs)]);
try {
return this.#place.kind === 'command'
? await runCommand(this.#place, message, cutOff)
: await post(this.#place.address, message, cutOff);
}
catch (error) {
const reason = cutOff.aborted ? 'no answer in time' : codeOf(error);
return { reason, isFinal: false };
}
}
}
function codeOf(error) {
return error instanceof Error && 'code' in error ? String(error.code) : 'no connection';
}
async function runCommand({ command, cwd, env }, { body }, cutOff) {
const limits = { maxBytes: MAX_OUTPUT_BYTES, maxStderrChars: 500 };
const shell = { program: '/bin/sh', args: ['-c', command], cwd, env, input: body };
const { exitCode, stderr, failure, limit } = await (0,program .m)({ ...shell, ...limits, cutOff });
if (exitCode === 0 && limit === undefined)
return undefined;
if (limit === 'time')
return { reason: 'it did not end in time', isFinal: false };
const reason = (0,base_text .vI)(stderr.replace(/\s+/g, ' ').trim(), 200);
const ending = failure === undefined ? `it ended with exit code ${exitCode ?? 'of a signal'}` : 'it did not start';
return { reason: reason === '' ? ending : `${ending}: ${reason}`, isFinal: false };
}
async function post(address, { type, body }, signal) {
const isSecure = address.startsWith('https:');
const agent = openHttpAgent(isSecure, (0,proxy_from_env .T)(address));
try {
const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body), 'user-agent': 'autorize' };
const request = (isSecure ? external_node_https_.request : external_node_http_.request)(address, { method: 'POST', agent, headers, signal });
request.end(body);
const [response] = (await (0,external_node_events_.once)(request, 'response', { signal }));
response.destroy();
const { statusCode = 0 } = response;
if (statusCode >= 200 && statusCode < 300)
return undefined;
const isBusy = statusCode === 408 || statusCode === 425 || statusCode === 429 || statusCode >= 500;
return { reason: `it answered with status ${statusCode}`, isFinal: !isBusy };
}
finally {
agent.destroy();
}
}
var notify_notification = __webpack_require__(10461);
;
function openNotifier(settings, { run, host, limits = DELIVERY_LIMITS }) {
if (settings === undefined)
return { take: () => undefined, close: async () => [] };
const { command, webhook, format, on } = settings;
const { env } = host;
const byCommand = command === undefined
? undefined
: new Deliveries({ kind: 'command', command, cwd: env.HOME ?? (0,external_node_os_.homedir)(), env }, limits);
const byWebhook = webhook === undefined ? undefined : new Deliveries({ kind: 'webhook', address: webhook }, limits);
const parked = new Set();
return {
take: (notification) => {
if (notification === undefined || !notification.events.some((event) => on.includes(event)))
return;
if (notification.events[0] === 'parked') {
if (parked.has(notification.title))
return;
parked.add(notification.title);
}
const at = host.now();
byCommand?.send({ type: 'application/json', body: (0,notify_notification .hF)(notification, run, at) });
byWebhook?.send((0,notify_notification .lc)(format, notification, { run, at }));
},
close: async () => {
const ends = await Promise.all([byCommand?.close(), byWebhook?.close()]);
return ends.filter((sentence) => sentence !== undefined);
},
};
}
var schemas = __webpack_require__(94343);
var api = __webpack_require__(43759);
var schema_problems = __webpack_require__(86586);
;
const NOTIFY_EVENTS = ['accepted', 'quarantined', 'parked', 'stopped', 'alert'];
const NOTIFY_FORMATS = ['json', 'slack', 'text'];
function webhookProblem(webhook, written) {
const expected = 'an https address, or http on this machine';
if (webhook === null) {
const found = `${(0,base_text .TL)(written ?? '')}, which is not set`;
return { found, expected, remedy: `Set ${written?.slice(1) ?? 'it'} in the environment, or write the address.` };
}
const url = URL.canParse(webhook) ? new URL(webhook) : undefined;
const remedy = 'Write e.g. https://ntfy.sh/a-topic-of-yours.';
if (url === undefined)
return { found: 'no address', expected, remedy };
if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)))
return undefined;
return { found: `an address that begins with ${(0,base_text .TL)(`${url.protocol}//`)}`, expected, remedy };
}
function isLoopback(hostname) {
return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}
;
const filled = schemas .YjP().check(api .Fk(/\S/, 'a text that is not empty'));
const notifySchema = schemas .rej({
command: schemas .lqM(filled),
webhook: schemas .lqM(filled),
format: schemas .Rvf(schemas .k5n(NOTIFY_FORMATS), 'json'),
on: schemas .Rvf(schemas .YOg(schemas .k5n(NOTIFY_EVENTS)).check(api .m9(1, 'at least one event')), [...NOTIFY_EVENTS]),
});
const userConfigSchema = schemas .rej({ notify: schemas .lqM(notifySchema) });
function parseUserConfig(document, env) {
const checked = (0,schema_problems .sw)(document, userConfigSchema);
if ('problems' in checked)
return checked;
const { notify } = checked.value;
if (notify === undefined)
return { notify: undefined };
const { command, webhook: written, format, on } = notify;
if (command === undefined && written === undefined) {
const about = { found: 'neither command nor webhook', expected: 'one of them, or both' };
return { problems: [(0,schema_problems .l4)(document, ['notify'], { ...about, remedy: 'Add one, or remove the table.' })] };
}
const webhook = written === undefined ? undefined : resolve(written, env);
const wrong = webhook === undefined ? undefined : webhookProblem(webhook, written);
if (wrong !== undefined)
return { problems: [(0,schema_problems .l4)(document, ['notify', 'webhook'], wrong)] };
return { notify: { command, webhook: webhook ?? undefined, format, on } };
}
const VARIABLE = /^\$([A-Za-z_]\w*)$/;
function resolve(written, env) {
const [, name] = VARIABLE.exec(written) ?? [];
return name === undefined ? written : env[name] || null;
}
;
function notifyUser(loop, { host, terminal }) {
const run = { loop, repository: (0,external_node_path_.basename)(host.cwd) };
const { take, close } = openNotifier(readNotifySettings(host), { run, host });
return {
take,
[Symbol.asyncDispose]: async () => {
for (const sentence of await close())
terminal.err(`note: ${sentence}\n`);
},
};
}
function readNotifySettings({ env }) {
const { XDG_CONFIG_HOME: named, HOME: home } = env;
const folder = named || (home ? (0,external_node_path_.join)(home, '.config') : undefined);
const file = folder === undefined ? undefined : (0,external_node_path_.join)(folder, 'autorize', 'config.toml');
if (file === undefined || !(0,external_node_fs_.existsSync)(file))
return undefined;
const decoded = (0,toml_document .R)(file, (0,external_node_fs_.readFileSync)(file));
const parsed = 'problems' in decoded ? decoded : parseUserConfig(decoded.document, env);
if ('problems' in parsed)
throw new errors .Vl(parsed.problems);
return parsed.notify;
}
}),
14472:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Rk: () => ( chooseSlots),
ph: () => ( tallyTurns),
r6: () => ( chooseTurn)
});
var _agent_bandit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43765);
var _plateau_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19309);
function chooseTurn({ names, plateau, turns, claims, base, seed }) {
return (0,_plateau_js__WEBPACK_IMPORTED_MODULE_1__ .V)({
...{ names, plateau, attempts: attemptsOf({ turns, claims }), seed },
rejected: rejectedInRow(turns),
commits: base === undefined ? [] : earlierCommits(turns, base),
});
}
function tallyTurns(names, recorded) {
const attempts = attemptsOf(recorded);
return (0,_agent_bandit_js__WEBPACK_IMPORTED_MODULE_0__ .N9)([...new Set([...names, ...attempts.map(({ agent }) => agent)])], attempts);
}
function chooseSlots(slots, { seedOf, ...request }) {
const untried = tallyTurns(request.names, request).filter(({ tries }) => tries === 0);
return Array.from({ length: slots }, (_, slot) => (untried[slot] ?? chooseTurn({ ...request, seed: seedOf(slot) })).name);
}
function attemptsOf({ turns, claims }) {
const gains = confirmedGains(turns, claims);
return turns.flatMap(({ iter, agent, result, isGone = false, usd, minutes }) => {
if (agent === undefined || result === 'ended')
return [];
return {
...{ agent, isFailed: result === 'failed', isAccepted: result === 'accepted' && !isGone },
...{ gain: gains.get(iter), usd, minutes },
};
});
}
function confirmedGains(turns, claims) {
const accepted = turns.filter(({ result }) => result === 'accepted');
const gains = new Map();
let before = { baseline: '', gain: 0, covered: 0 };
for (const claim of claims) {
const { baseline, final } = claim;
const covered = accepted.findLastIndex(({ tree }) => tree === final) + 1;
const gain = gainOf(claim);
const known = baseline === before.baseline ? before.gain : 0;
const fresh = accepted.slice(before.covered, covered);
for (const { iter } of fresh)
gains.set(iter, (gain - known) / fresh.length);
before = { baseline, gain, covered: Math.max(covered, before.covered) };
}
return gains;
}
function gainOf({ estimate, ratio, baseline_mean: mean }) {
if (ratio !== null)
return ratio.direction === 'min' ? 1 - Math.exp(-estimate) : Math.exp(estimate) - 1;
return mean === 0 ? estimate : estimate / Math.abs(mean);
}
function rejectedInRow(turns) {
const last = turns.findLastIndex(({ result }) => result === 'accepted');
return turns
.slice(last + 1)
.filter(({ result }) => result === 'rejected')
.map(({ agent }) => agent);
}
function earlierCommits(turns, base) {
const accepted = turns.flatMap(({ result, commit }) => (result === 'accepted' || result === 'reverting') && commit !== undefined ? commit : []);
return [...new Set([base, ...accepted])].filter((commit) => commit !== (accepted.at(-1) ?? base));
}
}),
24145:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_l: () => ( HOLDOUT_PURPOSES),
xS: () => ( gapOfAnswers),
J5: () => ( watchParting)
});
;
const STRENGTHS = [3, 9, 27];
function findUpwardChange(values) {
const count = values.length;
if (count < 2)
return undefined;
const order = [...values.keys()].sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0) || other - one);
const logs = [];
for (let start = 1; start < count; start += 1) {
const weight = 1 / (start * (start + 1) * STRENGTHS.length);
for (const strength of STRENGTHS) {
logs.push({ start, log: Math.log(weight) + logRatio(order, start, strength) });
}
}
const [first, ...rest] = logs;
if (first === undefined)
return undefined;
const likeliest = rest.reduce((best, each) => (each.log > best.log ? each : best), first);
const total = logs.reduce((sum, { log }) => sum + Math.exp(log - likeliest.log), 0);
const later = Math.exp(-likeliest.log) / count;
return { logEvidence: likeliest.log + Math.log(total + later), start: likeliest.start };
}
function logRatio(order, start, strength) {
let sum = 0;
let log = 0;
for (const [below, index] of order.entries()) {
const weight = index < start ? 1 : strength;
sum += weight;
log += Math.log((weight * (below + 1)) / sum);
}
return log;
}
var moments = __webpack_require__(44785);
var pareto_front = __webpack_require__(4734);
;
const GAP_ALERT_LEVEL = 0.05;
const HOLDOUT_PURPOSES = ['candidate', 'simplify', 'promotion'];
function gapOfAnswers(measured, direction) {
const asked = measured.flatMap(({ test, holdout }) => {
const [own, best] = [scoresOf(test.candidate), scoresOf(test.best)];
return holdout === undefined || own.length === 0 || best.length === 0 ? [] : [{ test, own, best, holdout }];
});
if (asked.length === 0)
return undefined;
const isRatio = asked.every(({ own, best, holdout }) => [...own, ...best, holdout.candidate, holdout.best].every((score) => score > 0));
const sign = direction === 'max' ? 1 : -1;
const gain = (own, best) => sign * (isRatio ? Math.log(own / best) : own - best);
const units = { isRatio, direction };
const gains = asked.map(({ test, own, best, holdout }) => {
const both = { objective: gain((0,moments .hm)(own), (0,moments .hm)(best)), holdout: gain(holdout.candidate, holdout.best) };
return { task: test.task, isAccepted: test.kept, ...both, shown: renderBoth(both, units) };
});
const alert = findParting(gains);
return { gains, ...units, alert, parting: alert && describeParting(alert, units) };
}
function watchParting(gapNow) {
let hasParted = gapNow()?.parting !== undefined;
return () => {
const parting = hasParted ? undefined : gapNow()?.parting;
hasParted ||= parting !== undefined;
return parting;
};
}
function findParting(gains) {
const found = findUpwardChange(gains.map(apart));
if (found === undefined || found.logEvidence < -Math.log(GAP_ALERT_LEVEL))
return undefined;
const [before, after] = [means(gains.slice(0, found.start)), means(gains.slice(found.start))];
const since = gains[found.start]?.task ?? '';
return apart(after) > Math.max(0, apart(before)) ? { since, before, after } : undefined;
}
function apart({ objective, holdout }) {
return objective - holdout;
}
function means(gains) {
return { objective: (0,moments .hm)(gains.map((each) => each.objective)), holdout: (0,moments .hm)(gains.map((each) => each.holdout)) };
}
const DIGITS = 3;
function renderBoth({ objective, holdout }, { isRatio, direction }) {
const [one, other] = [objective, holdout].map((gain) => {
const change = direction === 'max' ? gain : -gain;
const shown = Number((isRatio ? (Math.exp(change) - 1) * 100 : change).toPrecision(DIGITS)) + 0;
return `${shown > 0 ? '+' : ''}${shown}${isRatio ? '%' : ''}`;
});
return `${one} and ${other}`;
}
function describeParting({ since, before, after }, units) {
const means = `on average ${renderBoth(after, units)} since then, and ${renderBoth(before, units)} before`;
return `objective and holdout part since ${since}: ${means}; review the changes since then, which may serve only the cases that the objective measures`;
}
function scoresOf(runs) {
return runs.flatMap((run) => new Map(Object.entries(run)).get(pareto_front .j) ?? []);
}
}),
95695:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => ( readMeasured),
a: () => ( readHeader)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4196);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var _pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4734);
var _records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10901);
function readHeader(raw) {
const header = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .xL(_records_js__WEBPACK_IMPORTED_MODULE_3__ .vt, raw[0]);
if (!header.success || header.data.kind !== 'genesis')
return undefined;
return { settings: header.data.settings, base: header.data.baseline_tree };
}
const runSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .euz('evaluation'),
id: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .aig(),
arm: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .k5n(['candidate', 'incumbent']),
stage: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
index: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .aig(),
task: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
tree: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
score: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .aig(),
metrics: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__ .aig()))),
});
const MEASURING = new Set(['pair', 'measure', 'rerun', 'remeasure', 'calibrate']);
const UNMEASURED = new Set(['screen', 'crash', 'tamper']);
function readMeasured(raw, purposes = ['candidate', 'simplify']) {
const runs = { ofTask: new Map(), ofTree: new Map(), ofHoldout: new Map() };
const measured = [];
for (const record of raw) {
if (record.kind === 'evaluation') {
const read = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .xL(runSchema, record);
if (!read.success)
continue;
const { stage, task, tree } = read.data;
if (stage === 'holdout')
addTo(runs.ofHoldout, task, read.data);
if (!MEASURING.has(stage))
continue;
addTo(runs.ofTask, task, read.data);
addTo(runs.ofTree, tree, read.data);
}
else if (record.kind === 'decision') {
const read = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .xL(_records_js__WEBPACK_IMPORTED_MODULE_3__ .ce, record);
if (!read.success || !purposes.includes(read.data.purpose) || UNMEASURED.has(read.data.code))
continue;
const test = testOf(read.data, runs);
if (test !== undefined)
measured.push({ entry: read.data, test, holdout: holdoutOf(read.data, runs) });
}
}
return measured;
}
function addTo(runs, key, one) {
const known = runs.get(key);
if (known === undefined)
runs.set(key, [one]);
else
known.push(one);
}
function testOf({ task, incumbent, kept }, { ofTask, ofTree }) {
const own = ofTask.get(task) ?? [];
const candidate = own.filter(({ arm }) => arm === 'candidate');
const paired = own.filter(({ arm }) => arm === 'incumbent');
const [first] = candidate;
if (first === undefined)
return undefined;
const best = paired.length > 0 ? paired : (ofTree.get(incumbent) ?? []);
return { task, tree: first.tree, incumbent, kept, candidate: candidate.map(valuesOf), best: best.map(valuesOf) };
}
function holdoutOf({ task, holdout }, { ofHoldout }) {
const runs = (ofHoldout.get(task) ?? []).filter(({ index }) => index === holdout?.queries);
const candidate = runs.find(({ arm }) => arm === 'candidate');
const best = runs.find(({ arm }) => arm === 'incumbent');
return candidate && best && { candidate: candidate.score, best: best.score };
}
function valuesOf({ score, metrics }) {
return { ...metrics, [_pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ .j]: score };
}
}),
75092:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w: () => ( findOwnEffects)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4196);
var _claim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47935);
var _records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10901);
const KINDS = new Set([
'genesis',
'calibration',
'candidate',
'leave-out',
'effect',
'incumbent',
]);
function findOwnEffects(raw, { iterOf, out }) {
if (!raw.some(({ kind }) => kind === 'effect'))
return [];
const records = raw.flatMap((record) => {
const read = KINDS.has(record.kind) ? zod_mini__WEBPACK_IMPORTED_MODULE_0__ .xL(_records_js__WEBPACK_IMPORTED_MODULE_2__ .vt, record) : undefined;
return read?.success ? [read.data] : [];
});
const [header] = records;
if (header?.kind !== 'genesis')
return [];
const { settings, score_unit } = header;
const score_scale = records.findLast((each) => each.kind === 'calibration')?.score_scale ?? 'difference';
const iterations = (tasks) => tasks.flatMap((task) => iterOf.get(String(task)) ?? []);
return lastMeasured(records)
.flatMap(({ leaveOut, effect }) => {
const [iter] = iterations([leaveOut.change]);
if (iter === undefined)
return [];
const text = (0,_claim_js__WEBPACK_IMPORTED_MODULE_1__ .sl)(effect, { settings, score_scale, score_unit });
const together = iterations(leaveOut.taken.slice(0, -1)).toReversed();
return [{ iter, verdict: effect.verdict, text, together, isOut: out.has(iter) }];
})
.sort((one, other) => one.iter - other.iter);
}
function lastMeasured(records) {
const begun = new Map();
const distilling = new Set();
let measured = [];
for (const record of records) {
if (record.kind === 'leave-out')
begun.set(record.task, record);
if (record.kind === 'candidate' && record.purpose === 'distil')
distilling.add(record.id);
if (record.kind === 'incumbent' && !distilling.has(record.by))
measured = [];
const leaveOut = record.kind === 'effect' ? begun.get(record.task) : undefined;
if (record.kind === 'effect' && leaveOut !== undefined)
measured.push({ leaveOut, effect: record });
}
return [...new Map(measured.map((each) => [each.leaveOut.change, each])).values()];
}
}),
4734:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => ( measuredPoints),
j: () => ( SCORE_AXIS)
});
var _stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44785);
const SCORE_AXIS = 'score';
function measuredPoints(tests, axes, base) {
const scales = axes.map(({ name }) => hasRatios(tests, name));
const places = new Map([[base, axes.map(() => 0)]]);
const points = new Map();
for (const test of tests) {
const from = places.get(test.incumbent);
const moved = axes.map(({ name }, at) => changeOf(test, name, scales[at] === true));
if (from === undefined || moved.some((change) => change === undefined))
continue;
const place = moved.map((change, at) => (from[at] ?? 0) + (change ?? 0));
if (test.kept || !places.has(test.tree))
places.set(test.tree, place);
const changes = axes.map((axis, at) => ({ ...axis, change: place[at] ?? 0, isRatio: scales[at] === true }));
points.set(test.tree, { task: test.task, isAccepted: test.kept, changes, place });
}
const signs = axes.map(({ direction }) => (direction === 'max' ? 1 : -1));
const all = [...points.values()].map(({ place, ...point }) => ({
point,
gains: place.map((change, at) => change * (signs[at] ?? 1)),
}));
return all
.sort((one, other) => (other.gains[0] ?? 0) - (one.gains[0] ?? 0))
.map(({ point, gains }) => ({ ...point, isOnFront: !all.some((other) => dominates(other.gains, gains)) }));
}
function dominates(one, other) {
return one.every((gain, at) => gain >= (other[at] ?? 0)) && one.some((gain, at) => gain > (other[at] ?? 0));
}
const valuesOf = (runs, name) => runs.flatMap((run) => new Map(Object.entries(run)).get(name) ?? []);
function hasRatios(tests, name) {
return tests.every(({ candidate, best }) => valuesOf([...candidate, ...best], name).every((value) => value > 0));
}
function changeOf({ candidate, best }, name, isRatio) {
const [own, other] = [valuesOf(candidate, name), valuesOf(best, name)];
if (own.length === 0 || other.length === 0)
return undefined;
return isRatio ? Math.log((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ .hm)(own) / (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ .hm)(other)) : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ .hm)(own) - (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ .hm)(other);
}
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
12692:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hi: () => ( MAX_COMMIT_BYTES),
_L: () => ( findCommitIssue),
zz: () => ( findCommandingWord)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
const TARGET = String.raw `(?:[\w.-]+\/[\w.-]+)?(?:[#!]|gh-)\d+|https?:\/\/[^\s/]+\/[^\s]*\/(?:issues|pull|merge_requests|work_items)\/\d+`;
const CLOSING = 'clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed|ing)?';
const AGENTS = String.raw `no-?reply@(?![^>\s]*noreply\.)|aider@aider\.chat|cursoragent@cursor\.com|\d+\+copilot@users\.noreply\.github\.com`;
const SYSTEMS = 'ci|cd|actions|workflows?|builds?|checks?|pipelines?|deploy(?:s|ment)?|previews?|release|tests?|travis|circle(?:ci)?|appveyor|azurepipelines|azp|cirrus|drone|woodpecker|buildkite|bitrise|semaphore|netlify|vercel|render|cloudflare|cf-pages?';
const WORDS = [
{
pattern: new RegExp(String.raw `\[[ \t]*(?:(?:skip|no)[ \t_-]+(?:${SYSTEMS})|(?:${SYSTEMS})[ \t_-]+skip)[ \t]*\]|\*\*\*no_ci\*\*\*|^skip-checks:`, 'im'),
effect: 'keeps CI from running',
},
{
pattern: new RegExp(String.raw `\b(?:${CLOSING})\b:?\s+(?:issues?\s+)?(?:${TARGET})`, 'i'),
effect: 'closes an issue',
},
{
pattern: /^(?:signed-off|reviewed|acked|approved|tested|reported|suggested)-by:.*$/im,
effect: 'speaks for a person',
},
{
pattern: new RegExp(String.raw `^co-authored-by:(?![^\n]*<(?:${AGENTS})[^<>\n]*>[ \t]*$).*$`, 'im'),
effect: 'names another author',
},
];
function findCommandingWord(message) {
for (const { pattern, effect } of WORDS) {
const found = pattern.exec(message)?.[0];
if (found !== undefined)
return `its message holds ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(found.trim(), 80)}, which ${effect}`;
}
return undefined;
}
const MAX_COMMIT_BYTES = 64 * 1024;
const CRUD = /^[\s.,:;<>"\\']+|[\s.,:;<>"\\']+$/g;
function findCommitIssue(object, email) {
const end = object.indexOf('\n\n');
const head = end === -1 ? object : object.slice(0, end);
const expected = email.replaceAll(CRUD, '').toLowerCase();
for (const role of ['author', 'committer']) {
const found = new RegExp(`^${role} [^\\n]*<([^<>\\n]*)> \\S+ \\S+$`, 'm').exec(head)?.[1];
if (found?.replaceAll(CRUD, '').toLowerCase() === expected)
continue;
return `its ${role} is "${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(found ?? '', 100)}"; expected "${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(email, 100)}", as git is set up in the worktree`;
}
const encoding = /^encoding (.*)$/m.exec(head)?.[1];
if (encoding !== undefined && !/^utf-?8$/i.test(encoding))
return `its message is encoded as ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(encoding, 40)}; expected UTF-8`;
return findCommandingWord(end === -1 ? '' : object.slice(end + 2));
}
}),
80741:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
s: () => ( readLostUsage)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _gateway_call_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47003);
var _session_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38991);
function readLostUsage(folder) {
const waited = names(folder).filter((name) => /^waited-\d+$/.test(name));
const logs = ['.', ...waited].flatMap((each) => names((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, each))
.filter((name) => name.endsWith(_gateway_call_log_js__WEBPACK_IMPORTED_MODULE_2__ .SP))
.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, each, name)));
return (0,_session_usage_js__WEBPACK_IMPORTED_MODULE_3__ .e$)({ calls: logs.flatMap(_gateway_call_log_js__WEBPACK_IMPORTED_MODULE_2__ .JQ), omitted: 0 });
}
function names(folder) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).sort() : [];
}
}),
30350:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E1: () => ( removeUnfinished),
ML: () => ( readUnfinished),
eh: () => ( unfinishedFile)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
var _base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6729);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48951);
const fileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
after: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
decisions: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .qm(0))),
attempts: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ attempt: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .qm(1)), usage: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__ .L5J()) })),
});
function unfinishedFile({ attempts, ...at }) {
if (attempts.size === 0)
return undefined;
const list = [...attempts].map(([attempt, usage]) => ({ attempt, usage }));
return Buffer.from(`${JSON.stringify({ ...at, attempts: list }, null, 2)}\n`);
}
function removeUnfinished(path) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
return;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
}
const MAX_BYTES = 1 << 20;
const MAX_AHEAD = 1000;
function readUnfinished(path, recorded) {
const parsed = fileSchema.safeParse(jsonOf((0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ .EI)(path, 'start', MAX_BYTES)?.text ?? ''));
if (!parsed.success || !recorded.hasRecord(parsed.data.after))
return new Map();
const most = recorded.last + MAX_AHEAD;
const { decisions, attempts } = parsed.data;
const isDecided = (attempt) => decisions !== undefined && recorded.isDecided?.(attempt, decisions) === true;
const open = attempts.filter(({ attempt }) => attempt <= most && !recorded.hasAttempt(attempt) && !isDecided(attempt));
return new Map(open
.toSorted((one, other) => one.attempt - other.attempt)
.map(({ attempt, usage }) => [attempt, (0,_base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_4__ .ZY)(usage) ?? {}]));
}
function jsonOf(text) {
try {
return JSON.parse(text);
}
catch {
return undefined;
}
}
}),
95465:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( findSharedState),
Q: () => ( describeSharedState)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61023);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _kernel_new_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49816);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14311);
var _evaluation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2774);
const MAX_PATHS_TRIED = 4;
async function findSharedState(privateArea, request) {
try {
return await diagnose(privateArea, request);
}
finally {
await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ .l)(request.checkout.folder);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(request.checkout.folder, { recursive: true });
}
}
async function diagnose(privateArea, request) {
const { steps, failed } = request;
const at = failed === undefined ? steps.length - 1 : steps.findIndex(({ name }) => name === failed);
const reader = steps[at];
if (reader === undefined || isPreparing(reader))
return undefined;
const preparing = steps.slice(0, at).filter(isPreparing);
const earlier = steps.slice(0, at).filter((step) => !isPreparing(step));
if (earlier.length === 0)
return undefined;
const attempts = { count: 0 };
const attempt = (between) => runShared(privateArea, request, { steps: [...preparing, ...between, reader], number: ++attempts.count });
const whole = await attempt(earlier);
if (!whole.isFine)
return undefined;
const leaving = earlier.filter(({ name }) => (whole.left.get(name) ?? []).length > 0);
const needed = await findNeeded(leaving.length > 0 ? leaving : earlier, async (some) => (await attempt(some)).isFine);
const writer = needed.at(-1);
if (writer === undefined)
return undefined;
const paths = whole.left.get(writer.name) ?? [];
const tried = paths.length > 1 && paths.length <= MAX_PATHS_TRIED ? paths : [];
const unread = [];
for (const path of tried) {
const without = { ...writer, command: `${inSubshell(writer.command)} && rm -rf -- ${(0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_3__ .e)(path)}` };
if ((await attempt([...needed.slice(0, -1), without])).isFine)
unread.push(path);
}
const read = paths.filter((path) => !unread.includes(path));
return { writer, paths: read.length > 0 ? read : paths, reader };
}
function isPreparing({ kind }) {
return kind === 'setup' || kind === 'build';
}
async function findNeeded(steps, isEnough) {
let [few, enough] = [0, steps.length];
while (enough - few > 1) {
const middle = (few + enough) >>> 1;
if (await isEnough(steps.slice(0, middle)))
enough = middle;
else
few = middle;
}
return steps.slice(0, enough);
}
function inSubshell(command) {
return `( ${command}\n)`;
}
async function runShared(privateArea, request, { steps, number }) {
const left = new Map();
const known = new Set();
const onShared = ({ name, kind }, { roots, stamps }) => {
if (isPreparing({ kind }))
return;
const fresh = roots.filter((root) => !known.has(root));
for (const root of fresh)
known.add(root);
left.set(name, fresh.map((root) => `${(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .q0)(Buffer.from(root, 'latin1'))}${isFolder(stamps.get(root)) ? '/' : ''}`));
};
const apart = steps.map((step) => ({
...step,
logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(step.logs), `shared-${number}-${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(step.logs)}`),
}));
const isWhole = steps.at(-1) === request.steps.at(-1);
const evaluation = await (0,_evaluation_js__WEBPACK_IMPORTED_MODULE_7__ .q)(privateArea, {
...request,
steps: apart,
onShared,
...(isWhole ? {} : { asks: 'exit' }),
});
const isFine = evaluation.kind === 'ran' && (!isWhole || (await request.isFine(evaluation.output)));
return { isFine, left };
}
function isFolder(stamp) {
return stamp !== undefined && (0,_kernel_new_files_js__WEBPACK_IMPORTED_MODULE_5__ .I)(stamp) === 'folder';
}
const MAX_NAMED = 3;
function describeSharedState({ writer, paths, reader }) {
const by = reader.title === 'score' ? 'the objective' : reader.title;
if (paths.length === 0)
return `${writer.title} changes files of the tree that ${by} reads`;
const named = paths.slice(0, MAX_NAMED).map(shown);
const rest = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '';
return `${writer.title} leaves ${named.join(', ')}${rest}, which ${by} reads`;
}
function shown(path) {
return /^[\w./@+-]+$/.test(path) ? path : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(path, 100);
}
}),
47003:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JQ: () => ( readCallLog),
SP: () => ( CALLS_SUFFIX)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48951);
var _protocol_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65152);
const CALLS_SUFFIX = '.calls.jsonl';
function openCallLog(path) {
const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK } = constants;
const file = openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600);
let calls = 0;
let isOpen = true;
let isSyncing = false;
const write = (line) => {
if (!isOpen)
throw Object.assign(new Error('the log is closed'), { code: 'EBADF' });
writeSync(file, `${JSON.stringify(line)}\n`);
if (isSyncing)
return;
isSyncing = true;
fdatasync(file, () => {
isSyncing = false;
if (!isOpen)
closeSync(file);
});
};
return {
begin: ({ model = 'unknown', about, reserveUsd, price }) => {
const call = calls + 1;
write({ call, model, about, ...(price === undefined ? {} : { reserved_usd: reserveUsd }) });
calls = call;
return call;
},
end: (call, { model, tokens, usd, isEstimated }) => {
try {
write({
...{ call, model, tokens },
...(usd === undefined ? {} : { usd }),
...(isEstimated === undefined ? {} : { estimated: isEstimated }),
});
}
catch {
}
},
close: () => {
if (!isOpen)
return;
isOpen = false;
if (!isSyncing)
closeSync(file);
},
};
}
const amount = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .qm(0));
const tokens = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .qm(0));
const beginSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({ call: tokens, model: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(), about: tokens, reserved_usd: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(amount) });
const endSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
call: tokens,
model: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
tokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
...{ input: tokens, cacheRead: tokens, cacheWrite: tokens, longCacheWrite: tokens, output: tokens },
}),
usd: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(amount),
estimated: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .euz(true)),
});
const lineSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .KCZ([endSchema, beginSchema]);
const MAX_BYTES = 64 << 20;
function readCallLog(path) {
const calls = new Map();
for (const line of ((0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ .EI)(path, 'start', MAX_BYTES)?.text ?? '').split('\n')) {
const parsed = lineSchema.safeParse(jsonOf(line));
if (!parsed.success)
continue;
const { data } = parsed;
const { call, model } = data;
calls.set(call, { model, status: null, durationMs: 0, ...('tokens' in data ? outcomeOf(data) : pendingOf(data)) });
}
return [...calls.values()];
}
function outcomeOf({ tokens, usd, estimated }) {
return {
tokens,
...(usd === undefined ? {} : { usd }),
...(estimated === undefined ? {} : { isEstimated: estimated }),
};
}
function pendingOf({ about, reserved_usd: usd }) {
return { tokens: { ..._protocol_js__WEBPACK_IMPORTED_MODULE_4__ .jz, input: about }, ...(usd === undefined ? {} : { usd }), ...{ isEstimated: true } };
}
function jsonOf(line) {
try {
return JSON.parse(line);
}
catch {
return undefined;
}
}
}),
65204:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => ( FollowedLog),
X: () => ( replayOf)
});
var live_audit = __webpack_require__(89641);
var errors = __webpack_require__(45145);
var checkpoint = __webpack_require__(90700);
var same_shape = __webpack_require__(63124);
var read_record = __webpack_require__(22169);
;
function isLogCheckpoint(value, count) {
if (!(0,same_shape .L)(value, { facts: FACTS, audit: AUDIT }))
return false;
const { facts, audit } = value;
const header = (0,read_record .S)(facts.first).data;
if (header?.kind !== 'genesis')
return false;
const { runHeader: _, ...start } = (0,checkpoint .GH)(header);
const { replay } = audit;
if (facts.read !== count || audit.count !== count || !isOf(replay.runHeader, 'genesis'))
return false;
const pattern = { ...kindsOf(start), at: start.at, trees: TREES, changes: NAMES, handover: HANDOVER };
if (!(0,same_shape .L)(replay, { ...pattern, session: { ...kindsOf(start.session), ...LISTS } }))
return false;
const { plan, results } = replay.handover;
return (plan === undefined || isOf(plan, 'handover')) && [...results.values()].every((each) => isOf(each, 'group'));
}
function isOf(value, kind) {
return (0,read_record .S)(value).data?.kind === kind;
}
function kindsOf(data) {
return Object.fromEntries(Object.entries(data).map(([name, each]) => [name, kindOf(each)]));
}
function kindOf(value) {
if (typeof value !== 'object' || value === null)
return value;
if (Array.isArray(value))
return [];
if (value instanceof Map)
return new Map();
return value instanceof Set ? new Set() : {};
}
const RAW = { kind: '' };
const FACTS = {
...{ read: 0, isDisclosed: false },
...{ counts: new Map([['', 0]]), evaluations: [RAW], secrets: [''], ofSeeds: [RAW] },
};
const AUDIT = { count: 0, eras: [{ commitment: '' }], replay: { session: {} } };
const TREES = new Map([['', { id: '', code: '' }]]);
const NAMES = new Map([['', '']]);
const GROUP = { task: '', tree: '', changes: [''], lines: 0 };
const HANDOVER = { known: new Map([['', GROUP]]), results: new Map([['', RAW]]) };
const LISTS = { warnings: [''], scores: [0], stream: [0], reverts: [''] };
var logged_records = __webpack_require__(88093);
;
class FollowedLog {
#journal;
#logged;
#audit;
#derived;
#isDerived;
constructor(journal) {
const known = checkpointOf(journal);
this.#journal = journal;
this.#isDerived = known !== undefined;
this.#logged = new logged_records .hZ(known?.facts);
this.#derived = known?.audit;
journal.deriveWith?.(() => this.#checkpoint());
}
get facts() {
return this.#logged.readOn(this.#journal);
}
replay() {
return this.#unlessForged(() => resultOf(this.#auditNow()));
}
#unlessForged(act) {
try {
return act();
}
catch (error) {
if (!this.#isDerived || error instanceof errors .yW)
throw error;
this.#isDerived = false;
this.#logged = new logged_records .hZ();
this.#audit = undefined;
this.#derived = undefined;
return act();
}
}
#auditNow() {
const isDisclosed = this.#journal.records.at(-1)?.kind === 'seed-reveal';
const begun = this.#audit ?? (this.#derived && live_audit .U.from(this.#derived));
this.#derived = undefined;
const known = begun ?? (isDisclosed ? undefined : live_audit .U.begin());
if (known !== undefined)
for (const raw of this.#both(known.count))
known.take(raw);
const audit = known === undefined || known.isStale ? live_audit .U.of(this.#all, this.facts.ofSeeds) : known;
this.#audit = audit.isStale ? undefined : audit;
return audit;
}
*#both(count) {
const isNext = this.#logged.facts.read === count;
for (const raw of this.#journal.since(count)) {
if (isNext)
this.#logged.take(raw);
yield raw;
}
}
get #all() {
return { [Symbol.iterator]: () => this.#journal.since(0)[Symbol.iterator]() };
}
#checkpoint() {
if (this.#audit === undefined && this.#derived === undefined)
return undefined;
const audit = this.#unlessForged(() => this.#auditNow().checkpoint());
return audit && { facts: this.facts, audit };
}
}
function checkpointOf(journal) {
const derived = journal.readDerived?.();
return isLogCheckpoint(derived?.value, derived?.count ?? 0) ? derived.value : undefined;
}
function replayOf(records) {
return resultOf(live_audit .U.of(records));
}
function resultOf(audit) {
const { state, differences } = audit.result();
return { state, issues: differences.map(({ record, message }) => `record ${record}: ${message}`) };
}
}),
88093:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D_: () => ( beginsSeeds),
Hc: () => ( tookOf),
hZ: () => ( LoggedRecords)
});
var _audit_live_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89641);
var _decision_read_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22169);
var _decision_run_end_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55434);
function evaluationOf(raw) {
if (raw.kind !== 'evaluation')
return [];
const { data } = (0,_decision_read_record_js__WEBPACK_IMPORTED_MODULE_1__ .S)(raw);
return data?.kind === 'evaluation' ? [data] : [];
}
function tookOf(record) {
return (0,_decision_run_end_js__WEBPACK_IMPORTED_MODULE_2__ .C)(record) ? [] : [Date.parse(record.ended_at) - Date.parse(record.started_at)];
}
class LoggedRecords {
facts;
constructor(facts) {
const nothing = { counts: new Map(), evaluations: [], secrets: [], ofSeeds: [] };
this.facts = facts ?? { read: 0, ...nothing, first: undefined, begun: undefined, isDisclosed: false };
}
readOn(log) {
for (const raw of log.since(this.facts.read))
this.take(raw);
return this.facts;
}
take(raw) {
const { facts } = this;
facts.first ??= raw;
facts.counts.set(raw.kind, (facts.counts.get(raw.kind) ?? 0) + 1);
facts.evaluations.push(...evaluationOf(raw));
if ((0,_audit_live_audit_js__WEBPACK_IMPORTED_MODULE_0__ .e)(raw))
facts.ofSeeds.push(raw);
if (beginsSeeds(raw)) {
facts.begun = raw;
facts.isDisclosed = false;
}
else if (raw.kind === 'seed-reveal') {
facts.secrets.push(String(raw.secret));
facts.isDisclosed = true;
}
facts.read += 1;
}
}
function beginsSeeds({ kind }) {
return kind === 'genesis' || kind === 'seed-commit';
}
}),
11369:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IM: () => ( BestSoFar),
LK: () => ( isBetter),
zI: () => ( isBest)
});
var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65991);
const NONE = { isReset: false, best: undefined };
class BestSoFar {
#records;
#direction;
#best;
#index;
#rejections;
constructor(records, direction, from) {
this.#records = records;
this.#direction = direction;
this.#index = (from?.count ?? 0) - 1;
this.#best = from?.best;
}
next(record = this.#records[this.#index + 1]) {
this.#index += 1;
if (record === undefined)
return this.#best;
if (record.rejection) {
this.#best = this.#rejectionsNow().bestWithout(record.rejection.iter, this.#index);
}
else {
this.#best = combine({ isReset: false, best: this.#best }, effectOf(record), this.#direction).best;
}
return this.#best;
}
#rejectionsNow() {
if (this.#rejections?.count === this.#records.length)
return this.#rejections;
const rejections = new Rejections(this.#records, this.#direction);
for (const [index, { rejection }] of this.#records.slice(0, this.#index).entries()) {
if (rejection)
rejections.bestWithout(rejection.iter, index);
}
this.#rejections = rejections;
return rejections;
}
}
class Rejections {
count;
#effects;
#leaves;
#places = new Map();
#direction;
constructor(records, direction) {
this.#direction = direction;
this.count = records.length;
this.#leaves = 2 ** Math.ceil(Math.log2(records.length));
this.#effects = new Array(2 * this.#leaves).fill(NONE);
for (const [index, record] of records.entries()) {
const places = this.#places.get(record.iter);
if (places === undefined)
this.#places.set(record.iter, [index]);
else
places.push(index);
this.#effects[this.#leaves + index] = record.rejection ? NONE : effectOf(record);
}
for (let node = this.#leaves - 1; node > 0; node -= 1)
this.#join(node);
}
bestWithout(iter, now) {
const places = this.#places.get(iter) ?? [];
for (const place of places)
this.#drop(this.#leaves + place);
this.#places.set(iter, places.slice(0, 1));
const first = places[0];
return first === undefined || first > now ? undefined : this.#before(first);
}
#drop(leaf) {
if (this.#effects[leaf] === NONE)
return;
this.#effects[leaf] = NONE;
for (let node = leaf >> 1; node > 0; node >>= 1)
this.#join(node);
}
#join(node) {
this.#effects[node] = combine(this.#at(2 * node), this.#at(2 * node + 1), this.#direction);
}
#before(place) {
let [node, after] = [this.#leaves + place, NONE];
for (; node > 1; node >>= 1)
if (node % 2 === 1)
after = combine(this.#at(node - 1), after, this.#direction);
return after.best;
}
#at(node) {
return this.#effects[node] ?? NONE;
}
}
const NO_FIGURES = ['simplify', 'distil'];
const BY_PAIRS = _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__ .So.filter((name) => _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__ .PQ[name].boundsErrors);
function effectOf({ iter, outcome, score, decision }) {
if (typeof score !== 'number' || (outcome !== 'merged' && outcome !== 'baseline'))
return NONE;
const isNoFigure = BY_PAIRS.includes(decision?.policy ?? '') || NO_FIGURES.includes(decision?.purpose);
return { isReset: outcome === 'merged' && isNoFigure, best: { score, iter } };
}
function combine(before, after, direction) {
if (after.isReset || before.best === undefined) {
return { isReset: before.isReset || after.isReset, best: after.best };
}
const isTaken = after.best !== undefined && isBetter(after.best.score, before.best.score, direction);
return { isReset: before.isReset, best: isTaken ? after.best : before.best };
}
function isBest(record, best, direction) {
const { isReset, best: own } = effectOf(record);
return own !== undefined && (isReset || best === undefined || isBetter(own.score, best, direction));
}
function isBetter(score, best, direction) {
return direction === 'min' ? score < best : score > best;
}
}),
74773:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hp: () => ( rejectionFileSchema),
Is: () => ( iterationRecordSchema),
bT: () => ( killedRecord),
fA: () => ( OUTCOME_RULES),
im: () => ( OUTCOMES),
qt: () => ( streakOf),
rb: () => ( EVALUATED_AGAIN)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48557);
var _engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54463);
var _run_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56068);
const OUTCOMES = [
'baseline',
'merged',
'discarded',
'inconclusive',
'noop',
'denied',
'invalid',
'aborted',
'killed',
'infra_error',
];
const OUTCOME_RULES = {
baseline: { counts: false, streak: 'stays' },
merged: { counts: true, streak: 'ends' },
discarded: { counts: true, streak: 'ends' },
inconclusive: { counts: true, streak: 'ends' },
noop: { counts: true, streak: 'grows' },
denied: { counts: true, streak: 'ends' },
invalid: { counts: true, streak: 'ends' },
aborted: { counts: false, streak: 'stays' },
killed: { counts: false, streak: 'stays' },
infra_error: { counts: false, streak: 'stays' },
};
const EVALUATED_AGAIN = ['discarded', 'inconclusive'];
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const gitName = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^(?!-)/, 'the id of a commit or a tree'));
const maybe = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(schema));
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0));
const decision = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
policy: text,
n: maybe(whole),
effect: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
interval: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()])),
p_or_e: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
threshold: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
});
const objectId = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'the full id of a commit'));
const rejectionSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .Ew,
by: text,
at: text,
reason: text,
again: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .Ew, commit: objectId })),
});
const rejectionFileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ ...rejectionSchema.shape, base: objectId });
const iterationRecordSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .Ew,
started_at: text,
ended_at: text,
outcome: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(OUTCOMES),
score: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
best_so_far: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
agent_exit: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr()),
agent_killed_by_budget: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY(), false),
diff_lines: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(whole, 0),
notes: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(text, ''),
summary: maybe(text),
v: maybe(whole),
seq: maybe(whole),
prev: maybe(text),
hash: maybe(text),
base_commit: maybe(gitName),
commit: maybe(gitName),
tree: maybe(gitName),
changed_paths: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text)),
more_paths: maybe(whole),
protected_digest: maybe(text),
sandbox: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([text, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .L5J())])),
decision: maybe(decision),
usage: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
model: maybe(text),
input_tokens: maybe(whole),
output_tokens: maybe(whole),
usd: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
cached_input_tokens: maybe(whole),
cache_write_tokens: maybe(whole),
by_model: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ model: text }))),
estimated: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
at_least: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
})),
agent_failure: maybe(_engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_3__ .FX),
durations: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig())),
worktree: maybe(text),
held_commit: maybe(gitName),
proposed_commit: maybe(gitName),
wave: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ id: text, slot: whole, absent: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()), claimed: maybe(text) })),
chosen_agent: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
name: text,
of: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text),
plateau: whole,
after: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ record: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text), decision: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text) }),
stage: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(whole),
from: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(gitName),
})),
conflict: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
recombines: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .Ew)),
files_digest: maybe(text),
released: maybe(text),
reverts: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ taken: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text), stays: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text) })),
rejection: maybe(rejectionSchema),
run: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
id: text,
started_at: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .uR,
deadline: maybe(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .uR),
base: maybe(text),
direction: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['min', 'max'])),
objective: maybe(text),
limits: maybe(_run_limits_js__WEBPACK_IMPORTED_MODULE_4__ .Y),
})),
});
function streakOf({ outcome, recombines, }) {
return recombines && outcome !== 'merged' ? 'stays' : OUTCOME_RULES[outcome].streak;
}
function killedRecord({ iter, now, best, notes, }) {
return {
...{ v: 1, iter, started_at: now, ended_at: now, outcome: 'killed', score: null, best_so_far: best },
...{ agent_exit: null, agent_killed_by_budget: false, diff_lines: 0, notes, summary: null },
};
}
}),
56068:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => ( limitsSchema),
n: () => ( mergeLimits)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
const limitsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
max_iterations: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0))),
usd: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0))),
});
function mergeLimits(known, { maxIterations, budgetUsd }) {
const limits = {
...known,
...(maxIterations === undefined ? {} : { max_iterations: maxIterations }),
...(budgetUsd === undefined ? {} : { usd: budgetUsd }),
};
return Object.keys(limits).length === 0 ? undefined : limits;
}
}),
49388:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F$: () => ( tallyEarlier),
JQ: () => ( addToTally),
al: () => ( agentAttemptOf)
});
var _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45954);
var _loop_attempt_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80109);
var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74773);
function tallyEarlier(records = []) {
const tally = { aborted: undefined, attempts: new _loop_attempt_tally_js__WEBPACK_IMPORTED_MODULE_1__ .O().sums, agents: new _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_0__ .Ut().signs };
for (const record of records)
addToTally(tally, record, true);
return tally;
}
function addToTally(tally, record, isEarlier) {
if (record.outcome === 'aborted')
tally.aborted ??= record;
new _loop_attempt_tally_js__WEBPACK_IMPORTED_MODULE_1__ .O([attemptOf(record, { isEarlier })], tally.attempts);
const attempt = agentAttemptOf(record);
if (attempt !== undefined)
new _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_0__ .Ut([attempt], tally.agents);
}
function agentAttemptOf(record) {
const { outcome, agent_failure, agent_exit: exitCode, agent_killed_by_budget: isCut, usage, notes: reason } = record;
if (outcome === 'baseline' || record.recombines)
return undefined;
const failure = agent_failure ?? undefined;
const isWithoutResult = outcome === 'noop' || outcome === 'infra_error';
const isBrokenOff = outcome === 'killed';
const isLost = isWithoutResult && isCut === true && usage == null;
const cause = isWithoutResult ? (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_0__ .yp)({ failure, exitCode, isCut }) : undefined;
const isUnanswered = isBrokenOff && failure !== undefined && !(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_0__ .Qy)(usage);
return { failure, reason, isBrokenOff, cause, isLost: isLost || isUnanswered };
}
function attemptOf(record, { isEarlier }) {
const { outcome, notes, usage } = record;
const { counts } = _record_js__WEBPACK_IMPORTED_MODULE_2__ .fA[outcome];
const error = outcome === 'infra_error' && !isEarlier ? 'grows' : 'ends';
const tokens = (usage?.input_tokens ?? 0) + (usage?.output_tokens ?? 0);
return { counts, noop: (0,_record_js__WEBPACK_IMPORTED_MODULE_2__ .qt)(record), error, usd: usage?.usd ?? 0, tokens, reason: notes };
}
}),
83457:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FO: () => ( exitCodeOf),
US: () => ( WHEN_HOLDOUT_SPENT),
nA: () => ( StopDecision),
uV: () => ( isEnd),
wJ: () => ( decideEvidenceStop)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77628);
var _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45954);
var _loop_attempt_tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80109);
var _loop_stop_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24851);
var _ledger_run_tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49388);
const STOP_KINDS = ( null && ([
'deadline',
'max_iterations',
'noops',
'budget_usd',
'budget_tokens',
'aborted',
'infra',
'agent',
'rate_limited',
'evidence',
'alarm',
'interrupted',
'judged',
]));
function exitCodeOf(stop) {
const { kind } = stop;
if (kind === 'aborted')
return _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.no;
if (stop.hasNeverWorked === true)
return _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.precondition;
return kind === 'infra' || kind === 'agent' || kind === 'alarm' ? _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.precondition : _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.yes;
}
const MAX_INFRA_ERRORS = 3;
const KINDS = {
max_iterations: 'max_iterations',
errors: 'infra',
noops: 'noops',
time: 'deadline',
usd: 'budget_usd',
tokens: 'budget_tokens',
};
function decideStop({ records, earlier = 0, ...now }) {
return new StopDecision(tallyEarlier(records.slice(0, earlier)), (count) => records.slice(earlier + count)).decide(now);
}
class StopDecision {
#since;
#count = 0;
#tally;
#tried = new _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_2__ .Ut();
constructor(earlier, since) {
this.#tally = structuredClone(earlier);
this.#since = since;
}
decide({ inFlight, timeLeftMs, limits }) {
for (const record of this.#since(this.#count))
this.#take(record);
const { aborted, attempts, agents } = this.#tally;
if (aborted !== undefined) {
return { kind: 'aborted', reason: `iteration ${aborted.iter} ended the run: ${aborted.notes}` };
}
const tried = this.#tried;
const unable = tried.findUnable();
if (unable !== undefined)
return (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_2__ .gb)(unable, new _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_2__ .Ut([], agents));
const counted = new _loop_attempt_tally_js__WEBPACK_IMPORTED_MODULE_3__ .O([], attempts);
const reached = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_4__ .J2)(counted, { ...limits, maxErrors: MAX_INFRA_ERRORS, timeLeftMs }, inFlight);
if (reached === undefined)
return undefined;
const { kind, reason } = reached;
if (!tried.hasNeverWorked)
return { kind: KINDS[kind], reason };
const last = tried.newest?.reason;
return { kind: kind === 'errors' ? 'infra' : 'agent', reason: `${reason}; no agent worked, the last: ${last}` };
}
#take(record) {
this.#count += 1;
(0,_ledger_run_tally_js__WEBPACK_IMPORTED_MODULE_5__ .JQ)(this.#tally, record, false);
const attempt = (0,_ledger_run_tally_js__WEBPACK_IMPORTED_MODULE_5__ .al)(record);
if (attempt !== undefined)
this.#tried.add(attempt);
}
}
const REMEDY = `${_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_1__ .l2}. Then run again: that begins another run`;
const WHEN_HOLDOUT_SPENT = 'put another holdout in its place and start with --fresh';
function decideEvidenceStop(decisionLog) {
const alert = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_4__ .Kw)(decisionLog.session, REMEDY);
if (alert !== undefined)
return { kind: 'alarm', reason: alert };
const spent = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_4__ .PY)(decisionLog, WHEN_HOLDOUT_SPENT);
return spent === undefined ? undefined : { kind: 'evidence', reason: spent };
}
function isEnd({ kind }) {
return kind !== 'interrupted' && kind !== 'infra';
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
}),
26530:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FJ: () => ( hasInstallMark),
lu: () => ( installMark),
zn: () => ( ownGitFolder)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79871);
const INSTALL = 'pull-';
function ownGitFolder({ gitDir }) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'autorize');
}
function installMark(workTree, key) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ownGitFolder(workTree), `${INSTALL}${key}.json`);
}
function hasInstallMark(workTree) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(ownGitFolder(workTree)).some((name) => name.startsWith(INSTALL));
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__ .Or)(error))
return false;
throw error;
}
}
}),
63342:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IW: () => ( requireNotOvertaken),
TQ: () => ( readBranchFile),
W1: () => ( findRepository),
Wf: () => ( requireNotCheckedOut),
Y3: () => ( listHeads),
Z7: () => ( requireWhole)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
function findRepository(from, { allowsBare = false } = {}) {
for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
const dotGit = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dotGit, { throwIfNoEntry: false }) !== undefined)
return readRepository(folder, dotGit);
if (isBare(folder) && allowsBare)
return readRepository(folder, folder);
if (isBare(folder)) {
throw refused(`"${folder}" is a bare repository`, 'An experiment needs a work tree: run it in a clone, or make one: git worktree add PATH');
}
if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
throw refused(`"${from}" is not in a git repository`, 'Run the command in one, or create one: git init');
}
}
function isBare(folder) {
return ['HEAD', 'objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
}
function readRepository(folder, dotGit) {
const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dotGit, { throwIfNoEntry: false });
if (found === undefined)
throw unreadable(dotGit, 'leads nowhere');
const gitDir = found.isDirectory() ? dotGit : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, pointer(dotGit, /^gitdir: (.+)$/m));
const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), { throwIfNoEntry: false });
const commonDir = shared === undefined ? gitDir : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDir, pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), /^(.+)$/m));
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'reftable'), { throwIfNoEntry: false }) !== undefined) {
throw refused(`"${folder}" keeps its refs as reftable`, 'Use a clone with the files format: git clone --ref-format=files');
}
requireWhole({ folder, commonDir, gitDir });
const configFile = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'config');
const config = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(configFile) ? readGitFile(configFile) : '';
return {
folder,
commonDir,
gitDir,
objects: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'objects'),
objectFormat: /^[ \t]*objectformat[ \t]*=[ \t]*sha256\s*$/im.test(config) ? 'sha256' : 'sha1',
head: pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m),
};
}
function pointer(path, pattern) {
const found = pattern.exec(readGitFile(path))?.[1];
if (found === undefined)
throw unreadable(path, 'is not a valid git file');
return found.trimEnd();
}
function isNoFile(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === false;
}
function readGitFile(path) {
const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
if (found === undefined)
throw unreadable(path, 'is not there');
if (!found.isFile())
throw unreadable(path, 'is not a file');
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor, 'utf8');
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function unreadable(path, why) {
return refused(`"${path}" ${why}`, 'Check the repository: git status');
}
function requireWhole({ folder, commonDir, gitDir, }) {
const needed = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'objects'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'refs')];
const missing = needed.filter((path) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
for (const name of ['packed-refs', 'shallow', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('objects', 'info', 'alternates')])
if (isNoFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, name)))
throw unreadable((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, name), 'is not a file');
if (missing.length === 0)
return;
throw refused(`${missing.map((path) => `"${path}"`).join(', ')} of the repository is gone`, `Put it back, or create it again, which overwrites nothing: git init "${folder}"; each branch is named by its reflog: tail -n 1 "${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'logs')}"/refs/heads/*`);
}
function refused(message, remedy) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW('repository', _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .dc.precondition, { message, remedy });
}
function listHeads({ folder, commonDir, gitDir, }) {
const linked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'worktrees');
const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(linked) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(linked) : [];
const others = [
{ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(commonDir), file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'HEAD') },
...names.map((name) => ({ folder: linkedFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(linked, name)), file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(linked, name, 'HEAD') })),
];
const heads = others.flatMap((each) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(each.file) ? [{ folder: each.folder, head: pointer(each.file, /^(?:ref: )?(.+)$/m) }] : []);
return [{ folder, head: pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m) }, ...heads];
}
function requireNotCheckedOut(repository, ref) {
const holder = findHolder(repository, ref);
if (holder === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the work tree ${JSON.stringify(holder)} is on ${shortName(ref)}, which a run moves; the next commit there would undo what the run accepts`,
remedy: `Switch to another branch there, e.g. git -C ${JSON.stringify(holder)} switch -; then resume the run, which completes what is pending`,
});
}
function requireNotOvertaken(repository, { ref, from, to }) {
const holder = findHolder(repository, ref);
if (holder === undefined || from === undefined)
return;
const folder = JSON.stringify(holder);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the work tree ${folder} switched to ${shortName(ref)} while a run moved that branch; its files may be outdated`,
remedy: `Update them: git -C ${folder} read-tree -m -u ${from} ${to}; switch to another branch: git -C ${folder} switch -; then resume the run`,
});
}
function findHolder(repository, ref) {
return listHeads(repository).find(({ head }) => head === ref)?.folder;
}
function shortName(ref) {
return ref.replace(/^refs\/heads\//, '');
}
function linkedFolder(gitDir) {
const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'gitdir');
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(pointer(file, /^(.+)$/m)) : gitDir;
}
function readBranchFile({ commonDir }, branch) {
const ref = `refs/heads/${branch}`;
const loose = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, ref))?.trim();
if (loose !== undefined && /^[0-9a-f]{40,64}$/.test(loose))
return loose;
const packed = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'packed-refs')) ?? '';
return packed
.split('\n')
.find((line) => line.endsWith(` ${ref}`))
?.split(' ')[0];
}
function readText(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : undefined;
}
}),
10461:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Mc: () => ( ofMission),
PC: () => ( ofPlan),
eM: () => ( ofPlanEnd),
fw: () => ( ofExperiment),
hF: () => ( renderJson),
lc: () => ( renderBody)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _base_waiting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47479);
var _experiment_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83457);
var _report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84483);
const MAX_TEXT = 600;
function ofExperiment(name, event) {
if (event.kind === 'waiting')
return parked(name, event.iter, event.waiting);
if (event.kind === 'recorded') {
const { iter, outcome, notes, held_commit: held } = event.record;
if (event.parting !== undefined)
return parted(name, iter, event.parting, { isAccepted: outcome === 'merged' });
if (outcome === 'merged')
return ofAttempt(name, 'accepted', iter, notes);
return typeof held === 'string' ? ofAttempt(name, 'quarantined', iter, notes) : undefined;
}
if (event.kind !== 'stopped')
return undefined;
const { kind, reason, until } = event.stop;
if (kind === 'rate_limited')
return stopped(name, reason, { first: 'parked', until });
return stopped(name, reason, (0,_experiment_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__ .FO)(event.stop) === _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.yes ? {} : { first: 'alert' });
}
function ofMission(name, event) {
if (event.kind === 'waiting')
return parked(name, event.iteration, event.waiting);
if (event.kind === 'recorded') {
const { iteration, decision, decision_reason: reason, comparison } = event.entry;
if (event.parting !== undefined) {
return parted(name, iteration, event.parting, { isAccepted: decision === 'keep' });
}
if (decision === 'keep')
return ofAttempt(name, 'accepted', iteration, reason);
const isHeld = comparison?.record.outcome === 'quarantine';
return isHeld ? ofAttempt(name, 'quarantined', iteration, reason) : undefined;
}
if (event.kind !== 'stopped')
return undefined;
const { status, reason, cause, until } = event.stop;
if (cause === 'rate_limited')
return stopped(name, reason, { first: 'parked', until });
return stopped(name, reason, status === 'failed' || cause === 'agent' ? { first: 'alert' } : {});
}
function ofPlan(name, event) {
if (event.kind === 'waiting')
return parked(name, event.id, event.waiting);
if (event.kind !== 'ended' || event.item.status !== 'success' || event.item.reused)
return undefined;
return ofAttempt(name, 'accepted', event.item.id, 'it succeeded, and its change has landed');
}
function ofPlanEnd(name, items) {
const ended = items.filter(({ status }) => status === 'success').length;
return stopped(name, `${ended} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(items.length, 'item')} succeeded`);
}
function stopped(name, reason, { first, until } = {}) {
const title = (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(`${name}: ${first === 'alert' ? 'stopped, and needs you' : 'stopped'}`);
const events = first === undefined ? ['stopped'] : [first, 'stopped'];
return { events, name, title, text: (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(reason, MAX_TEXT), ...(until === undefined ? {} : { until }) };
}
const WORDS = {
accepted: 'accepted a change',
quarantined: 'a change waits for your approval',
};
function ofAttempt(name, event, attempt, why) {
return { events: [event], name, title: titleOf(name, attempt, WORDS[event]), text: (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(why, MAX_TEXT), attempt };
}
function parted(name, attempt, why, { isAccepted }) {
const title = titleOf(name, attempt, `${isAccepted ? `${WORDS.accepted}; ` : ''}objective and holdout part`);
const events = isAccepted ? ['alert', 'accepted'] : ['alert'];
return { events, name, title, text: (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(why, MAX_TEXT), attempt };
}
function parked(name, attempt, waiting) {
if (waiting === null)
return undefined;
const { cause, until } = waiting;
const text = `until ${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_2__ .D)(until)}: ${(0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(cause, MAX_TEXT)}`;
return { events: ['parked'], name, title: titleOf(name, attempt, 'waits for its model'), text, attempt, until };
}
function titleOf(name, attempt, what) {
const where = typeof attempt === 'number' ? `iteration ${attempt}` : attempt;
return (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(`${name}, ${where}: ${what}`);
}
function renderJson(notification, run, at) {
const { events, name, title, text, attempt, until } = notification;
const optional = { attempt, until, url: run.url };
const { loop, repository } = run;
return `${JSON.stringify({ version: 1, event: events[0], loop, name, repository, title, text, ...optional, at })}\n`;
}
function renderBody(format, notification, { run, at }) {
if (format === 'json')
return { type: 'application/json', body: renderJson(notification, run, at) };
const { title, text } = notification;
const lines = [title, text, ...(run.url === undefined ? [] : [run.url])];
if (format === 'text')
return { type: 'text/plain; charset=utf-8', body: `${lines.join('\n')}\n` };
const [first = '', ...rest] = lines.map(escapeSlack);
return { type: 'application/json', body: `${JSON.stringify({ text: [`*${first}*`, ...rest].join('\n') })}\n` };
}
function escapeSlack(line) {
return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
}),
57296:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ID: () => ( renderActivities),
_Q: () => ( fitting),
bD: () => ( renderIterations),
hi: () => ( renderAllActivities),
y3: () => ( renderActivityLine)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
var _time_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1052);
const MAX_NAME = 80;
function renderActivities(activities, shown) {
const main = activities.findLast(({ progress }) => progress !== undefined) ?? activities.at(-1);
if (main === undefined)
return [{ text: 'starting', rank: 1 }];
const others = activities.filter((each) => each !== main && (main.attempt !== null || each.doing !== 'scoring'));
return [
...renderActivity(main, shown),
...others.map((other) => ({ text: `${nameOf(other, shown)}${other.doing}`, rank: 5 })),
];
}
function nameOf({ attempt }, shown) {
return attempt === null ? '' : `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(shown.nameOf(attempt), MAX_NAME)} `;
}
function renderActivity(activity, shown) {
const { doing, since, progress } = activity;
const now = shown.now.getTime();
const left = leftOf(activity, now);
const parts = [
[nameOf(activity, shown).trimEnd() || undefined, 0],
[[doing, ...renderCount(progress?.count)].join(' '), 1],
[progress?.guards === undefined ? undefined : 'guard ok', 4],
[seconds(now - Date.parse(since)), left === undefined ? 2 : 6],
[left === undefined ? undefined : `${left} left`, 2],
[progress?.evidence === undefined ? undefined : renderEvidence(progress.evidence), 3],
];
return parts.flatMap(([text, rank]) => (text === undefined ? [] : [{ text, rank }]));
}
function renderCount(count) {
if (count === undefined)
return [];
const { unit, number, of, isAtMost } = count;
return [`${unit === undefined ? '' : `${unit} `}${number} of ${isAtMost ? '≤' : ''}${of}`];
}
function leftOf({ progress, at }, now) {
if (progress?.leftMs === undefined || at === undefined)
return undefined;
const left = Math.max(1000, progress.leftMs - (now - Date.parse(at)));
return `${progress.count?.isAtMost === true ? '≤' : ''}${seconds(left)}`;
}
function seconds(ms) {
return (0,_time_text_js__WEBPACK_IMPORTED_MODULE_2__ .LP)(Math.max(0, Math.floor(ms / 1000) * 1000));
}
function renderEvidence({ e, needed }) {
return `E ${figure(e)} of ${figure(needed)}`;
}
function figure(value) {
if (value >= 1e6)
return value.toExponential(1);
return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));
}
const SEPARATOR = ' · ';
function renderAllActivities(activities, shown) {
return renderActivities(activities, shown)
.map(({ text }) => text)
.join(SEPARATOR);
}
function renderIterations(activities, now) {
return renderAllActivities(activities, { nameOf: (iter) => `iter ${iter}`, now });
}
function fitting(parts, width) {
const chosen = new Set();
const line = (also) => parts
.filter((part) => chosen.has(part) || part === also)
.map(({ text }) => text)
.join(SEPARATOR);
for (const part of parts.toSorted((one, other) => one.rank - other.rank)) {
if (line(part).length <= width)
chosen.add(part);
else if (chosen.size === 0)
return wholeWords(part.text, width);
}
return line();
}
function wholeWords(text, width) {
const end = text.lastIndexOf(' ', width - 1);
return end <= 0 ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(text, width - 1) : `${text.slice(0, end)}…`;
}
function renderActivityLine(activities, { rest, width, ...shown }) {
const others = rest.map((text) => ({ text: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text, MAX_NAME), rank: 7 }));
return fitting([...renderActivities(activities, shown), ...others], width);
}
}),
95179:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
VE: () => ( renderEntryLine),
fE: () => ( renderMissionStart),
v8: () => ( renderMissionSummary)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
var _mission_view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58561);
var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47776);
var _run_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74008);
const LABEL_WIDTH = 10;
function labelled(label, text) {
return `${label.padEnd(LABEL_WIDTH)}${text}`;
}
function renderEntryLine(entry) {
const { iteration, decision, decision_reason: reason, kind, description } = entry;
const output = kind === 'baseline' || description === reason ? '' : ` (${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(description, 80)})`;
const cells = [
`${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ .U[_mission_view_js__WEBPACK_IMPORTED_MODULE_1__ .j7[decision]].sign} ${decision.padEnd(11)}`,
String(iteration).padStart(4),
(0,_mission_view_js__WEBPACK_IMPORTED_MODULE_1__ .uw)(entry).padStart(12),
];
return `${cells.join('  ')}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(reason, 160)}${output}`;
}
function renderMissionStart({ state: { launch }, sandbox, resumed, protects, notes, }) {
return [
`${launch.run_id}: ${resumed ? 'resumed, ' : ''}on ${launch.branch_name}, sandbox ${sandbox}`,
labelled('worktree', launch.worktree_path),
labelled('protects', renderProtection(protects)),
...notes.map((note) => labelled('note', (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(note, 900))),
'',
].join('\n');
}
function renderMissionSummary(state) {
const view = (0,_mission_view_js__WEBPACK_IMPORTED_MODULE_1__ .SX)({ state, isRunning: false, waiting: state.waiting, problems: [] });
return (0,_run_text_js__WEBPACK_IMPORTED_MODULE_3__ .Br)(view, { label: state.status, reason: state.stopReason ?? '' });
}
const SHOWN_GLOBS = 20;
function renderProtection(protects) {
const shownOnes = protects.slice(0, SHOWN_GLOBS);
const reasons = new Set(shownOnes.map(({ why }) => why));
const shown = [...reasons].map((reason) => {
const globs = shownOnes.filter(({ why }) => why === reason).map(({ glob }) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(glob, 200));
return `${globs.join(', ')} (${reason})`;
});
const rest = protects.length - SHOWN_GLOBS;
return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
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
74008:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => ( renderItems),
Br: () => ( renderSummary),
LG: () => ( renderStatus)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47776);
var _run_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33902);
var _sparkline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74312);
const LAST_ROWS = 5;
const MIN_LABEL_WIDTH = 10;
const MAX_REASON = 1000;
const MAX_LAST_REASON = 200;
function renderStatus(view) {
const facts = known([
['branch', view.branch === undefined ? view.noBranch : renderBranch(view)],
['worktree', view.worktree],
['now', view.position],
['model', view.waiting],
['result', view.verdict],
['gain', view.claim.text],
['goal', view.goal],
['tried', renderTried(view)],
['noops', view.budget.noops],
...view.facts,
['time', renderTime(view)],
['cost', view.cost],
]);
const next = view.next === undefined ? [] : [['next', renderNext(view.next)]];
const label = labeller([...facts, ...next]);
return [
view.description === '' ? view.name : `${view.name}: ${view.description}`,
...renderProblems(view),
'',
...facts.map(label),
...renderScores(view, label),
...renderLast(view.rows, label),
'',
...next.map(label),
...(next.length === 0 ? [] : ['']),
].join('\n');
}
function renderSummary(view, { reason, label: stopped = 'stopped', resumeCommand }) {
const next = resumeCommand ?? view.next?.command;
const { branch, base } = view;
const merge = `git merge ${branch}`;
const facts = known([
[stopped, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(reason, MAX_REASON)],
['model', view.waiting],
['tried', renderTried(view)],
['gain', view.claim.text],
...view.facts,
['cost', view.cost],
['branch', view.accepted === 0 ? `${branch}, nothing to merge` : branch],
['review', view.accepted === 0 ? undefined : `git log ${base === undefined ? '' : `${base}..`}${branch}`],
['merge', view.accepted === 0 || next === merge ? undefined : merge],
['folders', view.workspaces === undefined ? undefined : `ls ${view.workspaces}`],
['next', next === undefined ? undefined : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(next, 400)],
]);
return [`${view.name}: ${view.verdict}`, ...renderProblems(view), ...facts.map(labeller(facts)), ''].join('\n');
}
function renderItems(view) {
const { rows, name, verdict, cost, branch, noBranch, waiting } = view;
const width = Math.max(0, ...rows.map(({ id }) => id.length));
const lines = rows.flatMap(({ id, word, size, reason }) => {
const line = `${word.padEnd(7)}  ${id.padEnd(width)}  ${size}`.trimEnd();
return reason === '' ? [line] : [line, `         ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(reason, MAX_REASON)}`];
});
const facts = known([
['model', waiting],
['cost', cost],
['branch', branch ?? noBranch],
]);
return [
`${name}: ${verdict}`,
'',
...lines,
'',
...facts.map(([label, text]) => `${label.padEnd(8)}${text}`),
'',
].join('\n');
}
function renderCounts({ counts, tried, terms }) {
const parts = counts.filter(_run_view_js__WEBPACK_IMPORTED_MODULE_3__ .Ye).map(({ word, count }) => `${count} ${word}`);
return parts.length === 0 ? undefined : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(tried, terms.attempt)}: ${parts.join(', ')}`;
}
function known(facts) {
return facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]));
}
function labeller(facts) {
const width = Math.max(MIN_LABEL_WIDTH, ...facts.map(([label]) => label.length + 1));
return ([label, text]) => `${label.padEnd(width)}${text}`;
}
function renderTried(view) {
return renderCounts(view) ?? 'nothing';
}
function renderBranch({ branch = '', base }) {
return base === undefined ? branch : `${branch}, from ${base}`;
}
function renderNext({ command, why }) {
return why === undefined ? command : `${command}  (${why})`;
}
function renderProblems({ problems, notices }) {
return [...problems.map((problem) => `problem: ${problem}`), ...notices.map((notice) => `notice: ${notice}`)];
}
function renderTime({ budget: { startedAt, deadline, timeLeft } }) {
const start = startedAt === undefined ? [] : [`started ${startedAt}`];
const end = deadline === undefined ? [] : [`ends ${deadline}`];
const parts = [...start, ...end, ...(timeLeft === undefined ? [] : [timeLeft])];
return parts.length === 0 ? undefined : parts.join(', ');
}
function renderScores({ rows }, label) {
const line = (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_4__ .K)(rows);
if (line === undefined)
return [];
return ['', label(['scores', line.bars]), label(['', `${line.marks}   (^ accepted, 0 baseline, · no score)`])];
}
function renderLast(rows, label) {
const last = rows.slice(-LAST_ROWS);
if (last.length === 0)
return [];
const columns = [
column(last, ({ id }) => id, 'right'),
column(last, ({ mark, word }) => `${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ .U[mark].sign} ${word}`, 'left'),
column(last, ({ scoreText }) => scoreText, 'right'),
last.map(renderReason),
];
const lines = last.map((_, line) => columns
.map((texts) => texts[line])
.join('  ')
.trimEnd());
return ['', ...lines.map((line, index) => label([index === 0 ? 'last' : '', line]))];
}
function renderReason({ reason, summary }) {
const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(reason, MAX_LAST_REASON);
return summary === '' || summary === reason ? shown : `${shown} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(summary, 80)})`;
}
function column(rows, text, align) {
const texts = rows.map(text);
const width = Math.max(...texts.map((each) => each.length));
return texts.map((each) => (align === 'left' ? each.padEnd(width) : each.padStart(width)));
}
}),
58142:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D8: () => ( buildDomain),
Pe: () => ( buildTicks),
wG: () => ( pathsOf)
});
const FENCE = 3;
function buildDomain({ scores, anchors }) {
const sorted = scores.filter(isUsual).sort((a, b) => a - b);
const [first, last] = [sorted[0], sorted.at(-1)];
if (first === undefined || last === undefined)
return undefined;
const q1 = sorted[Math.floor((sorted.length - 1) / 4)] ?? first;
const q3 = sorted[Math.ceil(((sorted.length - 1) * 3) / 4)] ?? last;
const reach = q3 > q1 ? FENCE * (q3 - q1) : Number.POSITIVE_INFINITY;
const near = sorted.filter((score) => score >= q1 - reach && score <= q3 + reach);
const shown = [...near, ...anchors.filter(isUsual)];
const lo = shown.reduce((least, score) => Math.min(least, score), q1);
const hi = shown.reduce((most, score) => Math.max(most, score), q3);
const pad = lo === hi ? Math.abs(lo) * 0.05 || 1 : hi * 0.05 - lo * 0.05;
return { lo: Math.max(lo - pad, -Number.MAX_VALUE), hi: Math.min(hi + pad, Number.MAX_VALUE) };
}
function pathsOf(value, { lo, hi }) {
const share = (value / 2 - lo / 2) / (hi / 2 - lo / 2);
return Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0.5));
}
function buildTicks({ lo, hi }, count) {
const rough = (hi - lo) / count;
const power = 10 ** Math.floor(Math.log10(rough));
const step = power * (rough / power > 5 ? 10 : rough / power > 2 ? 5 : rough / power > 1 ? 2 : 1);
const [from, to] = [Math.ceil(lo / step), Math.floor(hi / step)];
const isSound = Number.isFinite(step) && step > 0 && to - from <= 2 * count && Math.abs(to) < 1e9;
if (!isSound || to < from)
return [lo, hi];
return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}
function isUsual(score) {
return Number.isFinite(score) && Math.abs(score) !== Number.MAX_VALUE;
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
1052:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B9: () => ( instantOf),
LP: () => ( renderSpan),
Wv: () => ( renderInstant),
jf: () => ( renderTimeLeft)
});
var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
const INSTANT = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;
function instantOf(text) {
if (text === null || !INSTANT.test(text))
return undefined;
const ms = Date.parse(text.replace(' ', 'T'));
return Number.isNaN(ms) ? undefined : ms;
}
function renderInstant(text) {
const ms = instantOf(text);
if (ms === undefined)
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text, 40);
return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function renderSpan(ms) {
const grain = ms >= 3_600_000 ? 60_000 : ms >= 1000 ? 1000 : 1;
return (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__ .PP)(Math.round(ms / grain) * grain);
}
function renderTimeLeft(deadline, now) {
const end = instantOf(deadline);
if (end === undefined)
return undefined;
const left = end - now.getTime();
return left > 0 ? `${renderSpan(left)} left` : 'the time is up';
}
}),
61550:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EO: () => ( wrapWords),
MT: () => ( wrapLines),
qI: () => ( cutWords)
});
function wrapWords(text, width, most = Number.POSITIVE_INFINITY) {
const lines = [];
for (const word of text.split(' ')) {
const last = lines.at(-1);
if (last !== undefined && last.length + 1 + word.length <= width)
lines[lines.length - 1] = `${last} ${word}`;
else
lines.push(...pieces(word, width));
}
if (lines.length <= most)
return lines;
return [...lines.slice(0, most - 1), cutWords(lines.slice(most - 1).join(' '), width)];
}
function cutWords(text, width) {
if (text.length <= width)
return text;
const end = text.lastIndexOf(' ', width - 1);
return `${text.slice(0, end > 0 ? end : Math.max(0, width - 1)).trimEnd()}…`;
}
function pieces(word, width) {
if (word.length <= width)
return [word];
return word.match(new RegExp(`.{1,${Math.max(1, width)}}`, 'gsu')) ?? [];
}
const COPIED = /^(?:branch|review|merge|next|folders|worktree)\s/;
const COLOR = /\u001b\[\d+m/g;
function wrapLines(text, width) {
return text
.split('\n')
.map((line) => (line.replace(COLOR, '').length <= width || COPIED.test(line) ? line : wrapLine(line, width)))
.join('\n');
}
function wrapLine(line, width) {
let room = width;
let wrapped = '';
for (const [at, word] of line.split(' ').entries()) {
const { length } = word.replace(COLOR, '');
if (at > 0 && length + 1 > room) {
wrapped += `\n  ${word}`;
room = width - 2 - length;
}
else {
wrapped += at === 0 ? word : ` ${word}`;
room -= at === 0 ? length : length + 1;
}
}
return wrapped.replaceAll(/ +\n/g, '\n');
}
}),
71622:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => ( auditShared)
});
var _base_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17785);
var _kernel_temporary_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76038);
async function auditShared({ repository, findings, findForbidden }) {
const issues = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_0__ .$R)(findings);
return issues.length > 0 ? issues : (0,_kernel_temporary_refs_js__WEBPACK_IMPORTED_MODULE_1__ .j)(repository, findForbidden);
}
})
};

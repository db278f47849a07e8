export const id = 784;
export const ids = [784];
export const modules = {
36760:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => ( FILE_LIST),
r: () => ( decodeFileList)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
const FILE_LIST = 'files.json';
const fileListSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ sha256: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP(), bytes: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig() }));
function decodeFileList(bytes) {
try {
return fileListSchema.safeParse(JSON.parse(bytes.toString('utf8'))).data;
}
catch {
return undefined;
}
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
17987:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( lostRecords)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
function lostRecords({ of, found, expected, remedy }) {
const message = `records of ${of} are missing: ${found.join('; ')}; expected ${expected}`;
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({ message, remedy });
}
}),
16483:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( recordedPaths)
});
const MAX_PATHS = 1000;
const MAX_CHARACTERS = 64 << 10;
function recordedPaths(paths, more = 0) {
let characters = 0;
const end = paths.findIndex((path, at) => {
characters += path.length;
return at >= MAX_PATHS || characters > MAX_CHARACTERS;
});
return end === -1 ? { paths, more } : { paths: paths.slice(0, end), more: more + paths.length - end };
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
80505:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
runWorkCommand: () => ( runWorkCommand)
});
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var notification = __webpack_require__(10461);
var maintenance_text = __webpack_require__(96490);
var run_view = __webpack_require__(33902);
var program_files = __webpack_require__(3206);
;
async function runWorkLeavingStatus(options, run) {
(0,program_files .$X)();
const plans = new Set();
const onEvent = (event) => {
if (event.kind === 'started')
plans.add(event.plan);
options.onEvent?.(event);
};
try {
return await run({ ...options, onEvent });
}
finally {
if (plans.size > 0) {
const { leavePlanStatus } = await Promise.resolve( ).then(__webpack_require__.bind(__webpack_require__, 29750));
await leavePlanStatus(plans, options.host);
}
}
}
var finish_landing = __webpack_require__(52242);
var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var base_blake3 = __webpack_require__(51868);
var kernel_git = __webpack_require__(13096);
var remove_tree = __webpack_require__(14311);
var user_refs = __webpack_require__(11584);
var user_repository = __webpack_require__(63342);
var snapshot = __webpack_require__(15515);
var state_hash = __webpack_require__(89524);
var workitem_store = __webpack_require__(50492);
var private_area = __webpack_require__(63702);
var preparing = __webpack_require__(3363);
;
async function openTemporaryArea(from, { level, parentEnv, commit, parts, runsNothing = false, signal }) {
const repository = (0,user_repository .W1)(from, { allowsBare: true });
if (parts !== undefined)
(0,preparing .$T)(parts.work, { repository, parentEnv, file: parts.file });
const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-work-'));
const remove = async () => {
await (0,private_area .ky)(folder);
await (0,remove_tree .l)(folder);
};
try {
const { refs } = (0,user_refs .ro)(repository, (0,external_node_path_.join)(folder, 'user'));
const base = commit ?? (await (0,user_refs .EU)(repository, refs));
const privateArea = await (0,private_area .n1)({
...{ folder, repository, base, branchHead: base, level, parentEnv, runsNothing, signal },
environment: parts?.work.environment,
});
return { privateArea, refs, base, [Symbol.asyncDispose]: remove };
}
catch (error) {
await remove();
throw error;
}
}
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
async function hashOutput({ tree = '.', commit }, host) {
if (commit !== undefined)
return hashCommit(commit, host);
const folder = (0,external_node_path_.resolve)(host.cwd, tree);
const top = (0,external_node_fs_.existsSync)(folder) ? (0,user_repository .W1)(folder).folder : undefined;
if (top !== folder) {
throw new errors .Rb({
message: `${(0,base_text .TL)(folder, 200)} is not the top of a work tree`,
remedy: top === undefined ? 'Name a folder that is there.' : `Name the top: --tree ${top}`,
});
}
const paths = (0,workitem_store.workPathsOf)({ cwd: folder });
for (let tries = 0; tries < MAX_TRIES; tries += 1) {
await (0,finish_landing .bv)(paths, host);
const before = (0,finish_landing .hc)(paths);
const hash = await hashFolder(folder, host);
if ((0,finish_landing .hc)(paths) === before)
return hash;
}
throw new errors .yW('checkout_open', errors .dc.locked, {
message: `a run in place changed ${(0,base_text .TL)(folder, 200)} each time that it was looked at`,
remedy: 'Wait for the run, or end it.',
});
}
const MAX_TRIES = 5;
async function hashFolder(folder, { env }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const level = { kind: 'process-group' };
const area = __addDisposableResource(env_1, await openTemporaryArea(folder, { level, parentEnv: env, runsNothing: true }), true);
const { store } = area.privateArea;
const hasher = new state_hash .l(store.git, await (0,base_blake3 .V)());
const { hash } = await (0,snapshot .C)({ store, hasher, folder, indexFile: (0,external_node_path_.join)(store.folder, 'look.index'), excludes: [] });
return hash;
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
async function hashCommit(commit, { cwd }) {
const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-hash-'));
try {
const repository = (0,user_repository .W1)(cwd);
const { refs } = (0,user_refs .ro)(repository, scratch);
const named = commit === 'HEAD' ? await (0,user_refs .EU)(repository, refs) : commit;
return (await new state_hash .l(refs, await (0,base_blake3 .V)()).hashTree(`${named}^{tree}`)).hash;
}
catch (error) {
if (!(error instanceof kernel_git .XS))
throw error;
throw new errors .Rb({
message: `there is no commit ${(0,base_text .TL)(commit, 200)} here`,
remedy: 'Name one by its id or by a branch.',
cause: error,
});
}
finally {
(0,remove_tree .dM)(scratch);
}
}
;
const STATEMENT = 'https://in-toto.io/Statement/v1';
const PREDICATE = 'https://slsa.dev/provenance/v1';
const BUILD_TYPE = 'urn:autorize-action:work-item:v1';
function buildProvenance(receipt) {
const { artifacts, after_commit: after, agent, environment } = receipt;
const files = artifacts.flatMap(({ path, content_hash: hash, git_blob: blob }) => hash === null || blob === null ? [] : [{ name: path, digest: { blake3: hash, gitBlob: blob } }]);
const commit = after === null ? [] : [{ name: `git+refs/heads/${receipt.branch}`, digest: { gitCommit: after } }];
return {
_type: STATEMENT,
subject: [...commit, ...files],
predicateType: PREDICATE,
predicate: {
buildDefinition: {
buildType: BUILD_TYPE,
externalParameters: { workItem: receipt.work_item, agent },
internalParameters: {
...{ plan: receipt.plan, sandbox: receipt.sandbox },
...(receipt.key_in_reach === undefined ? {} : { keyInReach: receipt.key_in_reach }),
environment,
},
resolvedDependencies: [
{
name: 'input state',
digest: { gitCommit: receipt.before_commit },
annotations: { stateHash: receipt.before_hash },
},
],
},
runDetails: {
builder: { id: `urn:autorize-action:${environment.autorize}`, version: { autorize: environment.autorize } },
metadata: { invocationId: receipt.id, startedOn: receipt.started_at, finishedOn: receipt.ended_at },
byproducts: [
{
name: `receipts/${receipt.id}.json`,
uri: `urn:uuid:${receipt.id}`,
annotations: {
receiptHash: receipt.receipt_hash,
stateHash: receipt.after_hash,
toolTrace: receipt.tool_trace,
tests: receipt.tests,
previousReceiptHash: receipt.previous_receipt_hash,
},
},
],
},
},
};
}
var receipt_seal = __webpack_require__(98005);
var environment = __webpack_require__(22989);
var sandbox_level = __webpack_require__(34742);
var item_turn = __webpack_require__(30141);
var recorded_agent = __webpack_require__(29959);
;
var replay_run_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var replay_run_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function replayRun(request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { folder, before, expected, repository, recorded } = request;
const blake3 = await (0,base_blake3 .V)();
const receipt = readHidden((0,external_node_path_.join)(folder, 'RECEIPT.json'), blake3);
const input = await hashInput(request, blake3);
if (input !== before.hash)
return { kind: 'differs', state: 'input', expected: before.hash, actual: input };
const level = recorded ? PROCESS_GROUP : await decideReplayLevel(receipt, request);
const area = replay_run_addDisposableResource(env_1, await openTemporaryArea(repository, {
...{ level, parentEnv: host.env, commit: before.commit, signal: request.signal },
...(recorded ? { runsNothing: true } : { parts: { work: (0,preparing .CI)(receipt), file: 'RECEIPT.json' } }),
}), true);
const { privateArea } = area;
const tree = recorded
? await applyRecorded(privateArea, request)
: await rerunAgent(privateArea, { receipt, request, host });
const { hash: actual } = await new state_hash .l(privateArea.store.git, blake3).hashTree(tree);
return actual === expected ? { kind: 'same' } : { kind: 'differs', state: 'output', expected, actual };
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = replay_run_disposeResources(env_1);
if (result_1)
await result_1;
}
}
const PROCESS_GROUP = { kind: 'process-group' };
function renderMismatch({ state, expected, actual }) {
return `ERROR: Hash mismatch of the ${state}\n  expected ${expected}\n  actual   ${actual}\n`;
}
function readHidden(path, blake3) {
const receipt = (0,external_node_fs_.existsSync)(path) ? (0,receipt_seal .ER)((0,external_node_fs_.readFileSync)(path, 'utf8'), blake3) : undefined;
if (receipt !== undefined)
return receipt;
throw new errors .Rb({
message: `${path} is not the receipt that the run wrote`,
remedy: 'Restore it from a copy. See: autorize work verify',
});
}
async function hashInput({ repository, before }, blake3) {
const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-hash-'));
try {
const { refs } = (0,user_refs .ro)((0,user_repository .W1)(repository, { allowsBare: true }), scratch);
return (await new state_hash .l(refs, blake3).hashTree(`${before.commit}^{tree}`)).hash;
}
catch (error) {
if (!(error instanceof kernel_git .XS))
throw error;
throw new errors .Rb({
message: `git cannot read the commit ${before.commit} in ${repository}: ${error.message}`,
remedy: 'Fetch it, or name another clone: --repo FOLDER',
cause: error,
});
}
finally {
(0,remove_tree .dM)(scratch);
}
}
const STRENGTH = {
...{ 'process-group': 0, namespace: 1, seatbelt: 1, bubblewrap: 2 },
};
async function decideReplayLevel({ agent, sandbox }, { unsandboxed, needsSandbox = false, warn }) {
const probe = await (0,sandbox_level .UB)();
const wanted = (0,sandbox_level .DT)({ requested: agent.sandbox, network: (0,recorded_agent .GR)(agent).network }, probe);
const isStrong = ({ kind }) => kind === sandbox || STRENGTH[kind] > (STRENGTH[sandbox] ?? -1);
if (!(wanted instanceof errors .Rb) && isStrong(wanted)) {
if (wanted.kind !== 'process-group' || !needsSandbox || unsandboxed)
return wanted;
throw new errors .Rb({
message: `the agent would run without a sandbox, as the receipt says (${JSON.stringify(agent.sandbox)})`,
remedy: 'Apply the recorded change: --recorded. If you trust the agent: --unsandboxed',
});
}
const [strongest = PROCESS_GROUP] = probe.levels;
const level = agent.sandbox === 'off' ? PROCESS_GROUP : strongest;
const isOpen = agent.network === 'off' && level.kind === 'process-group';
const found = `the run was in the sandbox "${sandbox}"; here the agent would run in "${level.kind}"${isOpen ? ', and with the network on' : ''}`;
if (!unsandboxed) {
throw new errors .Rb({
message: found,
remedy: 'Install bubblewrap, or apply the recorded change: --recorded. If you trust the agent: --unsandboxed',
});
}
warn(`WARNING: ${found}, as --unsandboxed allows: it can reach what you can reach\n`);
return level;
}
async function rerunAgent(privateArea, { receipt, request, host }) {
const { agent, work_item: item, branch } = receipt;
const { id, env } = agent;
const values = (0,environment .ms)(env, { parentEnv: host.env, path: `$.agents.${id}.env` });
const runs = (0,external_node_path_.join)(privateArea.folder, 'runs');
(0,external_node_fs_.mkdirSync)(runs);
const spec = (0,recorded_agent .GR)(agent);
const turn = await (0,item_turn .M)(privateArea, {
...{ item, host },
agent: { id, spec, env: values, level: privateArea.level },
...{ workspace: (0,private_area .B3)(privateArea, 1), slot: 1, work: (0,preparing .CI)(receipt) },
budget: { usd: undefined, spent: 0 },
base: request.before.commit,
folder: (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(runs, 'run-')),
branch,
limits: undefined,
signal: request.signal,
});
if (turn.kind === 'captured')
return turn.tree;
throw new errors .yW('agent', errors .dc.no, {
message: turn.kind === 'aborted' ? 'the replay was cancelled' : `the agent did not end as it did before: ${turn.reason}`,
remedy: 'Apply what was recorded: --recorded',
});
}
async function applyRecorded({ store }, { folder, before }) {
const indexFile = (0,external_node_path_.join)(store.folder, 'recorded.index');
const git = (0,kernel_git .uD)({ gitDir: store.gitDir, home: store.home, indexFile });
await git(['read-tree', '--end-of-options', before.commit]);
const input = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, 'changes.patch'));
await git(['apply', '--cached', '--binary', '--whitespace=nowarn', '-'], { input });
return (0,kernel_git .JG)(git, ['write-tree']);
}
var replay_script = __webpack_require__(758);
var replay_tool = __webpack_require__(25511);
var work_files = __webpack_require__(85620);
;
async function replayHere(request, host) {
const { receipt, paths, repository, recorded, unsandboxed, signal, warn } = request;
const { id, status, before_commit, before_hash, after_hash } = receipt;
if (status !== 'success') {
throw new errors .Rb({
message: `the run ${id} is a ${status}; only what landed can be replayed`,
remedy: 'Run the plan again.',
});
}
requireTwin(paths, receipt);
if (!recorded && !unsandboxed)
requireOwnMachine(paths, receipt);
const tool = (0,replay_tool .ys)(await (0,base_blake3 .V)());
if (!hasOwnProgram(paths, { receipt, tool })) {
warn('NOTE: the replay script of the run is not the one that this version writes, or its program is not: neither was executed\n');
}
const run = { folder: (0,workitem_store .kQ)(paths, id), repository, expected: after_hash ?? '', needsSandbox: true };
const before = { commit: before_commit, hash: before_hash };
return replayRun({ ...run, before, recorded, unsandboxed, signal, warn }, host);
}
function requireTwin(paths, receipt) {
const path = (0,external_node_path_.join)((0,workitem_store .kQ)(paths, receipt.id), 'RECEIPT.json');
if ((0,external_node_fs_.existsSync)(path) && (0,external_node_fs_.readFileSync)(path, 'utf8') === (0,receipt_seal .pB)(receipt))
return;
throw new errors .Rb({
message: `${(0,base_text .TL)((0,workitem_store .pS)(paths, path), 200)} is not the receipt of the run ${receipt.id}`,
remedy: 'Restore it from a copy. See: autorize work verify',
});
}
const PRINTED = 'agent.stdout';
function requireOwnMachine(paths, { id, files, agent, prepared }) {
if (!(PRINTED in files) || (0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,workitem_store .kQ)(paths, id), PRINTED)))
return;
throw new errors .Rb({
message: `the run ${id} was made on another machine; its agent would run this command here: ${(0,base_text .TL)(agent.command ?? agent.preset ?? '', 300)}${prepared?.setup === undefined ? '' : `, after its setup: ${(0,base_text .TL)(prepared.setup.command, 300)}`}`,
remedy: 'Apply the recorded change: --recorded. If you trust the agent and whoever wrote the receipt: --unsandboxed',
});
}
function hasOwnProgram(paths, { receipt, tool }) {
const { id, agent, work_item: item, before_commit, before_hash, after_hash } = receipt;
const folder = (0,workitem_store .kQ)(paths, id);
const script = (0,replay_script .z)({
...{ agent: Number(agent.id.slice('agent-'.length)), item: item.id, receipt: id, tool },
...{ beforeCommit: before_commit, beforeHash: before_hash, afterHash: after_hash ?? '' },
});
const isSame = (path, wanted) => !(0,external_node_fs_.existsSync)(path) || (0,external_node_fs_.readFileSync)(path, 'utf8') === wanted;
const programs = [(0,workitem_store .Ou)(paths, tool.hash), (0,replay_tool .hw)(folder, tool.hash)];
return (isSame((0,external_node_path_.join)(folder, (0,external_node_path_.basename)((0,work_files .bp)(receipt))), script) && programs.every((path) => isSame(path, tool.bytes)));
}
var acceptance = __webpack_require__(37008);
var git_store = __webpack_require__(25367);
var opening = __webpack_require__(32375);
;
var rerun_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var rerun_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function rerun_rerunAgent(request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { item, spec, id, work, source } = await findInputs(request, host);
const env = (0,environment .ms)(spec.env, { parentEnv: host.env, path: `$.agents.${id}.env` });
const level = await (0,sandbox_level .q1)({ requested: spec.sandbox, network: spec.network });
await (0,finish_landing .bv)((0,workitem_store.workPathsOf)(host), host);
const area = rerun_addDisposableResource(env_1, await openTemporaryArea(host.cwd, {
...{ level, parentEnv: host.env, signal: request.signal },
parts: { work, file: source },
}), true);
const { privateArea, base: head } = area;
const { store, repository } = privateArea;
const hasher = new state_hash .l(store.git, await (0,base_blake3 .V)());
const indexFile = (0,external_node_path_.join)(store.folder, 'checkout.index');
const staging = [repository.gitDir, privateArea.folder];
const paths = { store, hasher, folder: repository.folder, indexFile, excludes: [], staging };
const before = await (0,snapshot .C)(paths);
const message = 'The input\n';
const date = '1970-01-01T00:00:00Z';
const base = await (0,git_store .SC)(store, { tree: before.id, parents: [head], message, identity: acceptance .zK, date });
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(privateArea.folder, 'runs'));
const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(privateArea.folder, 'runs', 'run-'));
const agent = { id, spec, env, level };
const turn = await (0,item_turn .M)(privateArea, {
host,
...{ item, agent, base, folder, branch: 'replay', limits: undefined, signal: request.signal },
...{ workspace: (0,private_area .B3)(privateArea, 1), slot: 1, work },
budget: { usd: undefined, spent: 0 },
});
if (turn.kind === 'captured') {
await (0,snapshot .J)(paths, { id: turn.tree });
return;
}
const reason = turn.kind === 'aborted' ? 'the run was cancelled' : turn.reason;
throw new errors .yW('agent', errors .dc.no, {
message: `the agent did not end well: ${reason}`,
remedy: 'The work tree is as it was.',
});
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = rerun_disposeResources(env_1);
if (result_1)
await result_1;
}
}
async function findInputs({ agent, item, file, receipt }, host) {
const id = /^[0-9]$/.test(agent) ? `agent-${agent}` : agent;
const inputs = receipt === undefined ? await ofPlan(file, item, host) : ofReceipt(receipt, host);
const problems = [
...(inputs.item.id === item
? []
: [{ found: `--work-item=${(0,base_text .TL)(item)}`, expected: (0,base_text .TL)(inputs.item.id), remedy: 'Name that item.' }]),
...(inputs.id === id
? []
: [
{
found: `--agent=${(0,base_text .TL)(agent)}`,
expected: `${inputs.id}, the agent of the item`,
remedy: 'Name that agent.',
},
]),
];
if (problems.length > 0)
throw new errors .eb(problems);
return inputs;
}
function ofReceipt(path, { cwd }) {
const receipt = (0,workitem_store .dG)((0,external_node_path_.resolve)(cwd, path), path);
const { agent, work_item: item } = receipt;
return { id: agent.id, item, spec: (0,recorded_agent .GR)(agent), work: (0,preparing .CI)(receipt), source: path };
}
async function ofPlan(file, id, host) {
const found = file ?? (0,opening .ZB)(host);
if (found === undefined) {
throw new errors .eb([
{
found: 'no --file',
expected: `a plan, or one of ${opening .H3.join(', ')} here`,
remedy: 'Name the plan: --file FILE',
},
]);
}
const { work, problems } = await (0,opening .CW)(found, host);
if (work === undefined)
throw new errors .Vl(problems);
const item = work.items.find((each) => each.id === id);
if (item === undefined) {
const known = work.items.map((each) => each.id);
throw new errors .eb([
{ found: `--work-item=${(0,base_text .TL)(id)}`, expected: `an item of ${found}`, remedy: (0,base_text .h)(id, known) },
]);
}
const spec = Object.entries(work.agents).find(([name]) => name === item.agent_id)?.[1];
if (spec === undefined)
throw new Error('an item without an agent passed the check of the plan');
return { id: item.agent_id, item, spec, work, source: found };
}
var run = __webpack_require__(28516);
var verify = __webpack_require__(92858);
var activity_line = __webpack_require__(4979);
var cli_notifying = __webpack_require__(54898);
var stop_signals = __webpack_require__(31977);
var cli_terminal = __webpack_require__(38565);
var work_look = __webpack_require__(91998);
;
var work_command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var work_command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
const RUN = {
run: runPlan,
verify: verifyReceipts,
replay: replayReceipt,
agent: runAgent,
hash: printHash,
};
async function runWorkCommand(name, call) {
return await RUN[name](call);
}
async function runPlan(call) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { values, words, host, terminal, problems } = call;
const [file = ''] = words;
const jobs = decodeJobs(values);
const ofCommand = [...problems, ...('problem' in jobs ? [jobs.problem] : [])];
const isQuiet = values.has('json') || values.has('markdown');
const notifying = work_command_addDisposableResource(env_1, (0,cli_notifying .l)('plan', call), true);
let name = file;
const stopping = work_command_addDisposableResource(env_1, (0,stop_signals .s)(), false);
let ended = 0;
const rest = () => [`${(0,base_text .LS)(ended, 'item')} done`];
const line = work_command_addDisposableResource(env_1, (0,activity_line .o)(terminal, { host, isQuiet, nameOf: (item) => item, rest }), false);
const options = {
host,
...('problem' in jobs ? {} : jobs),
only: (values.get('only') ?? []).flatMap((options) => options.split(',')),
requireToolTrace: values.has('require-tool-trace'),
inPlace: values.has('in-place'),
signal: stopping.signal,
onEvent: (event) => {
if (event.kind === 'started')
name = event.plan;
if (event.kind === 'ended')
ended += 1;
notifying.take((0,notification .PC)(name, event));
const text = isQuiet ? undefined : lineOf(event);
if (text !== undefined)
line.above(`${text}\n`);
},
onActivity: line.show,
};
const { plan, branch, items, refusal, unable } = await runWorkLeavingStatus(options, (leaving) => (0,run .RD)(file, leaving, { ofCommand }));
line.stop();
notifying.take((0,notification .eM)(plan, items));
if (values.has('json'))
(0,cli_terminal .Q)(terminal, { plan, branch, items });
else
await (0,work_look .Z)(call, { plan, branch, items });
if (stopping.exitCode !== undefined)
return stopping.exitCode;
if (refusal !== undefined) {
terminal.err(`error: ${refusal.message}. ${refusal.remedy}\n`);
return errors .dc.precondition;
}
if (unable?.kind === 'agent' || unable?.hasNeverWorked === true)
return errors .dc.precondition;
return items.every(({ status }) => status === 'success') ? errors .dc.yes : errors .dc.no;
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = work_command_disposeResources(env_1);
if (result_1)
await result_1;
}
}
function lineOf(event) {
if (event.kind === 'started') {
const notes = event.notes.map((note) => `note: ${note}\n`).join('');
return `${notes}${event.plan}: ${(0,base_text .LS)(event.levels.length, 'level')}, from ${event.base.slice(0, 12)}`;
}
if (event.kind === 'waiting')
return `  ${event.id} ${(0,run_view.renderWaitingLine)(event.waiting)}`;
if (event.kind === 'note')
return `note: ${event.note}`;
return event.kind === 'begun' ? `  ${event.id} …` : undefined;
}
function decodeJobs(values) {
const options = values.get('jobs')?.[0];
if (options === undefined)
return {};
if (/^[1-9]\d{0,2}$/.test(options))
return { jobs: Number(options) };
const problem = {
found: `--jobs ${(0,base_text .TL)(options)}`,
expected: 'a whole number from 1 to 999',
remedy: 'Write e.g. --jobs 2.',
};
return { problem };
}
async function verifyReceipts({ words: [receipt], values, host, terminal }) {
const format = values.get('export')?.[0];
if (format !== undefined && (format !== 'in-toto' || receipt === undefined)) {
const found = receipt === undefined ? '--export without a receipt' : `--export ${(0,base_text .TL)(format)}`;
throw new errors .eb([
{ found, expected: 'autorize work verify RECEIPT --export in-toto', remedy: 'Name the receipt, and in-toto.' },
]);
}
const verified = await (0,verify .p2)({ receipt }, host);
const { findings, isSound, receipts } = verified;
if (findings.length === 0) {
throw new errors .Rb({
message: 'there is nothing to verify: no work item has run here, and no branch autorize-work/… holds one',
remedy: 'Change to the repository that it ran in, then run: autorize work verify',
});
}
const [first] = receipts;
if (format !== undefined && first !== undefined && first.status !== 'success') {
throw new errors .Rb({
message: `the run ${first.id} ended as ${first.status}, so there is no result to export`,
remedy: 'Name the receipt of a successful run. See: autorize work status',
});
}
if (format !== undefined && isSound && first !== undefined)
(0,cli_terminal .Q)(terminal, buildProvenance(first));
else if (values.has('json')) {
(0,cli_terminal .Q)(terminal, { findings, isSound, is_sound: isSound });
}
else
(format === undefined ? terminal.out : terminal.err)((0,maintenance_text .vO)('work items', verified));
return isSound ? errors .dc.yes : errors .dc.no;
}
async function replayReceipt({ words: [named = ''], values, host, terminal }) {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
const { receipt, paths } = (0,verify .QI)(named, host);
const checkoutOpen = await (0,finish_landing .bY)(paths, host);
if (checkoutOpen !== undefined)
terminal.err(`NOTE: ${checkoutOpen}\n`);
const stopping = work_command_addDisposableResource(env_2, (0,stop_signals .s)(), false);
const verdict = await replayHere({
...{ receipt, paths, signal: stopping.signal, warn: terminal.err },
repository: (0,external_node_path_.resolve)(host.cwd, values.get('repo')?.[0] ?? paths.repository.folder),
...{ recorded: values.has('recorded'), unsandboxed: values.has('unsandboxed') },
}, host);
if (verdict.kind === 'same')
terminal.out('✅ Replay successful: hash verified\n');
else
terminal.err(renderMismatch(verdict));
return stopping.exitCode ?? (verdict.kind === 'same' ? errors .dc.yes : errors .dc.no);
}
catch (e_2) {
env_2.error = e_2;
env_2.hasError = true;
}
finally {
work_command_disposeResources(env_2);
}
}
async function runAgent({ values, host }) {
const env_3 = { stack: [], error: void 0, hasError: false };
try {
const [agent, item] = [values.get('agent')?.[0], values.get('work-item')?.[0]];
if (agent === undefined || item === undefined) {
const found = agent === undefined ? 'no --agent' : 'no --work-item';
throw new errors .eb([{ found, expected: '--agent=N --work-item=ID', remedy: 'Name both.' }]);
}
const stopping = work_command_addDisposableResource(env_3, (0,stop_signals .s)(), false);
const [file, receipt] = [values.get('file')?.[0], values.get('receipt')?.[0]];
await rerun_rerunAgent({ agent, item, file, receipt, signal: stopping.signal }, host);
return stopping.exitCode ?? errors .dc.yes;
}
catch (e_3) {
env_3.error = e_3;
env_3.hasError = true;
}
finally {
work_command_disposeResources(env_3);
}
}
async function printHash({ values, host, terminal }) {
const hash = await hashOutput({ tree: values.get('tree')?.[0], commit: values.get('commit')?.[0] }, host);
terminal.out(`${hash}\n`);
return errors .dc.yes;
}
}),
91998:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => ( printPlan),
showStatus: () => ( showStatus)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _report_plan_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23956);
var _report_run_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74008);
var _status_plan_answers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29750);
var _repeated_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86067);
var _repeated_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69230);
async function printPlan({ values, terminal }, shown) {
const render = values.has('markdown') ? await markdownLazily() : _report_run_text_js__WEBPACK_IMPORTED_MODULE_3__ .$;
terminal.out(render((0,_report_plan_view_js__WEBPACK_IMPORTED_MODULE_2__ .D)(shown)));
}
async function markdownLazily() {
const { renderMarkdown } = await __webpack_require__.e( 6622).then(__webpack_require__.bind(__webpack_require__, 46622));
return renderMarkdown;
}
async function showStatus({ words: [wanted], values, host, terminal }) {
const { answer, here, paths } = await (0,_status_plan_answers_js__WEBPACK_IMPORTED_MODULE_4__ .K)(wanted, host);
if (wanted !== undefined && here.plans.length === 0 && !here.isRunning && here.problems.length === 0) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `no item of a plan ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(wanted)} has run here`,
remedy: 'See every plan: autorize work status',
});
}
const moment = await (0,_repeated_plan_js__WEBPACK_IMPORTED_MODULE_5__ .C)(paths, host);
const shown = values.has('markdown') ? (0,_status_plan_answers_js__WEBPACK_IMPORTED_MODULE_4__ .u)(here, await markdownLazily()) : answer;
const code = (0,_repeated_status_js__WEBPACK_IMPORTED_MODULE_6__ .aL)(shown, { form: values.has('json') ? 'json' : 'text', terminal, moment });
if (here.checkoutOpen !== undefined)
terminal.err(`NOTE: ${here.checkoutOpen}\n`);
return code;
}
}),
65157:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bn: () => ( expandEffort),
lr: () => ( LEVELLED_MIN_PAIRS),
nY: () => ( decideEffort)
});
const EFFORT_RULES = {
fast: { screen: 0.5, futility_z: 0, max_pairs: 20 },
balanced: { screen: 0, futility_z: 0.5, max_pairs: 20 },
thorough: { screen: -1, futility_z: 0.75, max_pairs: 40 },
};
const LEVELLED_MIN_PAIRS = 40;
const BALANCED_FROM = 4;
const THOROUGH_FROM = 25;
function decideEffort(effort, costs) {
if (effort !== 'auto')
return effort;
if (costs === undefined)
return 'balanced';
const ratio = costs.proposalMs / Math.max(costs.evaluationMs, 1);
if (ratio < BALANCED_FROM)
return 'fast';
return ratio < THOROUGH_FROM ? 'balanced' : 'thorough';
}
function expandEffort(settings, effort) {
const preset = EFFORT_RULES[effort];
const least = settings.error_rate === 'per-candidate' ? 0 : LEVELLED_MIN_PAIRS;
return {
screen: settings.screen ?? preset.screen,
futility_z: settings.futility_z ?? preset.futility_z,
max_pairs: settings.max_pairs ?? Math.max(preset.max_pairs, least),
};
}
}),
94999:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AD: () => ( filesDigest),
Kh: () => ( evaluatorDigest),
Q6: () => ( reportMove),
kU: () => ( environmentDigest),
pW: () => ( evaluatorIn)
});
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19533);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
function evaluatorDigest({ judge, files, environment }) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)({ judge, files, environment }));
}
function filesDigest(files) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)(JSON.stringify(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))));
}
function evaluatorIn({ judge_digest: judge, evaluator_files: files, }, environment) {
return evaluatorDigest({ judge, files: filesDigest(files), environment: environmentDigest(environment) });
}
function environmentDigest(facts) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)(facts));
}
const isDigest = (value) => /^[0-9a-f]{64}$/.test(value);
const MAX_LISTED = 3;
const MAX_CHARS = 60;
function reportMove(before, after) {
const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
const changed = names.filter((name) => before[name] !== after[name]);
const recorded = changed.slice(0, MAX_LISTED).map((name) => {
const [was, is] = [before[name], after[name]];
if (was === undefined || is === undefined)
return `${name} is ${is === undefined ? 'gone' : 'new'}`;
return name.startsWith('env.') || isDigest(is)
? name
: `${name} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(was, MAX_CHARS)}, now ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(is, MAX_CHARS)}`;
});
const rest = changed.length - recorded.length;
return `${recorded.join('; ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
}),
64802:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gl: () => ( askMetric),
Jz: () => ( SPENT_HOLDOUT),
QZ: () => ( nameOfGuard),
Qi: () => ( evaluateMetric),
S4: () => ( guardCommands),
Tt: () => ( evaluateHoldout),
g0: () => ( guardsOf)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
var _metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51610);
var _size_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76646);
function guardsOf(settings, purpose) {
const { size } = settings;
const declared = declaredGuards(settings).map((guard, index) => ({ number: index + 1, guard }));
if (purpose !== 'simplify' || typeof size !== 'object')
return declared;
return [{ number: 0, guard: { less: size.metric } }, ...declared];
}
function declaredGuards({ guards, metrics }) {
const older = guards.flatMap((guard) => 'command' in guard ? [guard] : (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ .MF)({ guards: [guard], metrics: [] }));
return [...older, ...(0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ .MF)({ guards: [], metrics })];
}
function guardCommands({ guards }) {
return guards.flatMap((guard) => ('command' in guard ? guard.command : []));
}
function nameOfGuard(guard) {
if ('less' in guard)
return `less ${guard.less}`;
return 'command' in guard ? guard.command : `${guard.metric} within ${guard.margin}`;
}
const SPENT_HOLDOUT = 'holdout budget';
function askMetric(runs, trial, guard) {
if (!('eProcess' in trial) || trial.rules.guards === undefined || 'less' in guard) {
return { reason: evaluateMetric(runs, trial, guard) };
}
return (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ .TH)(trial.pairs, guard);
}
function evaluateMetric(runs, trial, guard) {
const metric = 'less' in guard ? guard.less : guard.metric;
const recorded = metricsOf(runs, trial, metric);
if (typeof recorded === 'string') {
if (!('less' in guard))
return (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ .DQ)(metric, recorded);
return `it says that it simplifies, and the evaluator reported no ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(metric)} of the ${recorded}`;
}
return 'less' in guard ? (0,_size_js__WEBPACK_IMPORTED_MODULE_3__ .sH)({ of: metric, ...recorded }) : (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ .vB)(recorded, guard);
}
const SILENT = new Set(['guard', 'holdout', 'confirm']);
function metricsOf(runs, { id, incumbent }, metric) {
const recorded = runs.filter(({ stage }) => !SILENT.has(stage));
const valuesOf = (isMeant) => recorded.filter(isMeant).flatMap(metricOf(metric));
const own = valuesOf(({ task, arm }) => task === id && arm === 'candidate');
const paired = valuesOf(({ task, arm }) => task === id && arm === 'incumbent');
const against = paired.length > 0 ? paired : valuesOf(({ tree }) => tree === incumbent);
if (own.length === 0)
return 'change';
return against.length === 0 ? 'current best' : { before: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(against), after: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(own) };
}
function metricOf(metric) {
return ({ metrics }) => {
const value = metrics === null ? undefined : new Map(Object.entries(metrics)).get(metric);
return value === undefined ? [] : [value];
};
}
function evaluateHoldout({ candidate, incumbent }, direction) {
if (candidate === undefined)
return false;
return direction === 'max' ? candidate >= incumbent : candidate <= incumbent;
}
}),
76646:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Pm: () => ( SizeAudit),
hS: () => ( NOT_SIMPLER),
sH: () => ( sizeRefusal)
});
const NOT_SIMPLER = 'not-simpler';
function sizeRefusal({ of, before, after }) {
if (after < before)
return undefined;
return `it says that it simplifies, and its ${of} went from ${before} to ${after}`;
}
class SizeAudit {
known;
#declared;
constructor({ size }, known = new Map()) {
this.#declared = size;
this.known = known;
}
issuesOf({ id, parent, tree, purpose, size, refused }) {
const isSized = purpose === 'simplify' && typeof this.#declared === 'string';
const code = refused?.code;
if (!isSized && size !== null)
return [`${id} has a size, which nothing asked for`];
if (!isSized && code === NOT_SIMPLER)
return [`${id} was refused for a size that nothing asked for`];
if (!isSized)
return [];
if (size === null || size.of !== this.#declared) {
return [`${id} says that it simplifies, without its ${this.#declared}`];
}
const { of, before, after } = size;
const issues = [[parent, before], [tree, after]].flatMap(([each, recorded]) => {
const known = this.known.get(each) ?? recorded;
this.known.set(each, known);
return known === recorded ? [] : [`${id} gives the tree ${each} ${recorded} ${of}; it had ${known} before`];
});
const due = sizeRefusal(size);
if (code !== undefined && code !== NOT_SIMPLER) {
return [...issues, `${id} was refused (${code}) with a size that was never asked for`];
}
if (due === refused?.reason)
return issues;
const output = refused === null ? 'a simplification' : 'none';
return [...issues, `${id} is recorded as ${output}; its ${of} went from ${before} to ${after}`];
}
}
}),
55393:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$J: () => ( markKnownStart),
PM: () => ( knownStartsFile),
e6: () => ( isKnownStart)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _noted_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77388);
const knownStartsFile = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'known-starts');
function markKnownStart(folder, commit) {
(0,_noted_commits_js__WEBPACK_IMPORTED_MODULE_1__ .A)(knownStartsFile(folder), commit);
}
function isKnownStart(folder, commit) {
return (0,_noted_commits_js__WEBPACK_IMPORTED_MODULE_1__ .h)(knownStartsFile(folder)).includes(commit);
}
}),
77388:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( noteCommit),
h: () => ( readNotedCommits)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48951);
const MAX_NOTED = 1000;
function noteCommit(file, commit) {
const noted = readNotedCommits(file);
if (noted.at(-1) === commit)
return;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true, mode: 0o700 });
const retained = [...noted.filter((each) => each !== commit), commit].slice(-MAX_NOTED);
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ .aR)(file, [`${retained.join('\n')}\n`]);
}
function readNotedCommits(file) {
return (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ .Aj)(file).split('\n').filter(Boolean);
}
}),
38509:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
o: () => ( bringTrees)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13096);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25367);
var _candidate_pack_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40738);
async function bringTrees(store, { commit, base, pack }, repository) {
const before = base === undefined ? undefined : (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ .Sy)(store, { repository, commit: base })).tree;
const unpacked = pack === undefined ? undefined : await (0,_candidate_pack_js__WEBPACK_IMPORTED_MODULE_3__ .MS)(store, pack);
if (unpacked?.kind === 'refused')
return { refused: `${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(pack ?? '')} is refused: ${unpacked.why}` };
if (unpacked?.kind === 'taken') {
const treeOf = (name) => (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_1__ .JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${name}^{tree}`]);
const text = (await store.git(['cat-file', 'commit', '--end-of-options', commit])).stdout.toString();
const message = text.slice(text.indexOf('\n\n') + 2);
return { from: before ?? (await treeOf(`${commit}^1`)), to: await treeOf(commit), message };
}
const from = before ?? (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ .Sy)(store, { repository, commit: `${commit}^1` })).tree;
const { tree: to, message } = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ .Sy)(store, { repository, commit });
return { from, to, message };
}
}),
40658:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
eK: () => ( reapply),
gu: () => ( takeOut),
iA: () => ( SAME_CHANGE),
kQ: () => ( reapplyDetached),
we: () => ( describeConflict)
});
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3800);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13096);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25367);
var _acceptance_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37008);
const MERGED = 0;
const CONFLICT = 1;
function describeConflict(paths) {
const shown = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(paths.length, 'path')}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(paths[0] ?? '', 100)} among them`;
return `it conflicts with a change that was accepted in the meantime: ${shown}`;
}
const SAME_CHANGE = 'the same change was accepted in the meantime';
async function reapply(store, { base, tree, branchHead }) {
const side = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ .SC)(store, {
tree,
parents: [base],
message: 'candidate\n',
identity: _acceptance_js__WEBPACK_IMPORTED_MODULE_5__ .zK,
date: '1970-01-01T00:00:00Z',
});
const args = [
'merge-tree',
'--write-tree',
'-z',
'--name-only',
'--no-messages',
'--end-of-options',
branchHead,
side,
];
const { exitCode, stdout } = await store.git(args, { allowed: [MERGED, CONFLICT] });
const [first, ...paths] = (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ .K)(stdout);
if (exitCode === CONFLICT)
return { kind: 'conflict', paths: paths.map(_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ .q0).filter((path) => path !== '') };
return { kind: 'applied', tree: first?.toString() ?? '' };
}
async function reapplyDetached(store, { base, tree, branchHead }) {
const common = { message: 'candidate\n', identity: _acceptance_js__WEBPACK_IMPORTED_MODULE_5__ .zK, date: '1970-01-01T00:00:00Z' };
const root = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ .SC)(store, { ...common, tree: base, parents: [] });
const branchHeadTree = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ .JG)(store.git, [
'rev-parse',
'--verify',
'--end-of-options',
`${branchHead}^{tree}`,
]);
return reapply(store, {
...{ base: root, tree },
branchHead: await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ .SC)(store, { ...common, tree: branchHeadTree, parents: [root] }),
});
}
async function takeOut(store, branchHead, changes) {
let tree = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ .JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${branchHead}^{tree}`]);
const [taken, stays] = [[], []];
for (const { task, tree: after, parent: before } of changes) {
const applied = await reapplyDetached(store, { base: after, tree: before, branchHead: tree });
if (applied.kind === 'conflict')
stays.push(task);
else if (applied.tree !== tree)
taken.push(task);
if (applied.kind === 'applied')
tree = applied.tree;
}
return { tree, taken, stays };
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
94665:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( workPatiently)
});
var duration = __webpack_require__(15902);
;
const LOOK_MS = 15_000;
async function waitUntil(untilMs, { host, signal }) {
for (;;) {
if (signal.aborted)
return 'aborted';
const leftMs = untilMs - host.now().getTime();
if (leftMs <= 0)
return 'over';
await pause(Math.min(leftMs, LOOK_MS), signal);
}
}
function pause(ms, signal) {
return new Promise((resolve) => {
const end = () => {
clearTimeout(timer);
signal.removeEventListener('abort', end);
resolve();
};
const timer = setTimeout(end, ms);
signal.addEventListener('abort', end);
});
}
var agent_failure = __webpack_require__(54463);
var model_wait = __webpack_require__(50724);
var agent_usage = __webpack_require__(32146);
;
async function workPatiently(patience) {
const { host, signal, maxWait, timeLeftMs, isSpent, takeSession, onWait, onWaited } = patience;
const sinceMs = host.now().getTime();
const maxWaitMs = maxWait === undefined ? undefined : (0,duration .E9)(maxWait);
let earlier;
for (let waits = 0;; waits += 1) {
const ended = await takeSession();
const { turn, failure, usage } = ended;
if (failure === undefined)
return { kind: 'over', turn, earlier };
const giveUp = (why, reason, remedy) => ({ kind: 'gave-up', why, reason, failure: (0,agent_failure .Br)(failure, remedy), turn, earlier });
const nowMs = host.now().getTime();
const wait = (0,model_wait .yA)({ failure, waits, sinceMs, nowMs, maxWaitMs, timeLeftMs: timeLeftMs() });
if (wait.kind === 'too-long') {
if (failure.kind === 'rate-limit')
return giveUp('limit', wait.reason);
return giveUp('outage', wait.reason, 'Run again later, or raise agent.max_wait');
}
const usd = (earlier?.usd ?? 0) + (usage?.usd ?? 0);
if (isSpent(usd))
return giveUp('spent', `${wait.cause}; budget.usd is spent before`);
onWait({ until: new Date(wait.untilMs).toISOString(), cause: wait.cause }, { ...ended, count: waits + 1 });
const end = await waitUntil(wait.untilMs, { host, signal });
onWaited();
if (end === 'aborted')
return giveUp('interrupted', 'interrupted by the operator while it waited for the model');
earlier = earlier === undefined ? usage : (0,agent_usage .vk)(earlier, usage);
}
}
}),
89753:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BI: () => ( smallestBudget),
Tn: () => ( findOverspendingOf),
sb: () => ( findOverspending)
});
function findOverspending({ dollars, ...others }) {
return findOverspendingOf({
...others,
spent: sum(dollars),
most: dollars.reduce((most, each) => Math.max(most, each), 0),
});
}
function findOverspendingOf({ spent, most, inFlight, budgetUsd, }) {
if (budgetUsd === undefined || spent + (inFlight + 1) * most <= budgetUsd)
return undefined;
return `$${spent.toFixed(2)} of $${budgetUsd.toFixed(2)} spent, and another attempt could pass it`;
}
function smallestBudget(...limits) {
const supplied = limits.filter((each) => each !== undefined);
return supplied.length === 0 ? undefined : Math.min(...supplied);
}
function sum(numbers) {
return numbers.reduce((total, each) => total + each, 0);
}
}),
45954:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B1: () => ( withoutNumbers),
Qy: () => ( isAnswered),
Ut: () => ( AgentAttempts),
gb: () => ( withWork),
yp: () => ( causeOfEnd)
});
const MAX_SAME_FAILURES = 5;
class AgentAttempts {
signs;
constructor(attempts = [], signs) {
this.signs = signs ?? { refused: undefined, limited: undefined, newest: [], hasWorked: false };
for (const attempt of attempts)
this.add(attempt);
}
add(attempt) {
const { failure, isBrokenOff, cause, isLost = false } = attempt;
const { signs } = this;
if (failure?.remedy != null)
signs.refused ??= attempt;
if (isBrokenOff && failure !== undefined)
signs.limited ??= attempt;
signs.newest.push(attempt);
if (signs.newest.length > MAX_SAME_FAILURES)
signs.newest.shift();
signs.hasWorked ||= cause === undefined && !isLost;
}
get newest() {
return this.signs.newest.at(-1);
}
get hasNeverWorked() {
return this.signs.newest.length > 0 && !this.signs.hasWorked;
}
findUnable(maxAlike = MAX_SAME_FAILURES) {
const { refused, limited, newest } = this.signs;
if (refused !== undefined)
return { kind: 'agent', reason: `${refused.reason}. ${refused.failure?.remedy}` };
if (limited !== undefined) {
const until = limited.failure?.reset_at;
return { kind: 'rate_limited', reason: limited.reason, ...(until == null ? {} : { until }) };
}
const reason = findAlike(newest, maxAlike);
return reason === undefined ? undefined : { kind: 'agent', reason };
}
}
function withWork(unable, { hasNeverWorked }) {
if (unable.kind !== 'rate_limited' || !hasNeverWorked)
return unable;
return { ...unable, reason: `${unable.reason}; no agent of this run has worked`, hasNeverWorked: true };
}
function findAlike(attempts, count) {
const streak = attempts.slice(-count);
const causes = new Set(streak.map(({ cause }) => cause));
if (streak.length < count || causes.size > 1 || causes.has(undefined))
return undefined;
return `${count} agents in a row failed for the same reason: ${streak.at(-1)?.reason}`;
}
function isAnswered(usage) {
return (usage?.output_tokens ?? 0) > 0 || (usage?.usd ?? 0) > 0;
}
function withoutNumbers(message) {
return message.replaceAll(/[\w-]*\d[\w-]*/g, '#');
}
function causeOfEnd({ failure, exitCode, isCut = false }) {
if (failure !== undefined)
return `${failure.kind}: ${withoutNumbers(failure.message)}`;
return exitCode === null || exitCode === undefined || exitCode === 0 || isCut ? undefined : `exit code ${exitCode}`;
}
}),
42461:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => ( slotVariable),
x: () => ( describePart)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
function describePart({ slot, slots, focus }) {
const others = `You are number ${slot} of ${slots} agents (counted from 0) that start from the same files at the same time, each alone. Your part: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(focus.replaceAll(/\s+/g, ' ').trim(), 2000)}`;
return [others, 'Look there first; if there is nothing, take what you find.'].join('\n');
}
function slotVariable(slot) {
return slot === undefined ? {} : { AUTORIZE_SLOT: String(slot.slot) };
}
}),
29299:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
pL: () => ( sealFiles),
vO: () => ( redactFiles),
w3: () => ( readIfFile)
});
var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36760);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28338);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
function sealFiles(folder, secrets, synced = []) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
return undefined;
const isSynced = (descriptor) => synced.some((path) => isSameFile(descriptor, path));
redactFiles(folder, secrets, (name) => name !== 'prompt.md');
const list = {};
for (const name of listFiles(folder)) {
const file = readRegular((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), (each) => isSynced(each) || syncContent(each));
if (file !== undefined)
list[name] = { sha256: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__ .s)(file), bytes: file.length };
}
const text = `${JSON.stringify(list, null, 1)}\n`;
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__ .e), [text]);
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__ .s)(text);
}
function isSameFile(descriptor, path) {
const [one, other] = [(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false })];
return one.ino === other?.ino && one.dev === other.dev;
}
function syncContent(descriptor) {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor).size > 0)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
}
const MAX_REDACTED_BYTES = 8 * 1024 * 1024;
const LEFT_OUT = 'What was here held a key of the agent, and is no text that could be shown without it.\n';
function redactFiles(folder, secrets, isMeant = () => true) {
if (secrets.isIdle || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
return;
for (const name of listFiles(folder).filter(isMeant)) {
redactFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), secrets);
}
}
function redactFile(path, secrets) {
const bytes = readIfFile(path);
if (bytes === undefined || !secrets.finds(bytes))
return;
const isText = bytes.length <= MAX_REDACTED_BYTES && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes);
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ .Zf)(path, [isText ? secrets.redact(bytes.toString()) : LEFT_OUT]);
}
function listFiles(folder, below = '') {
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below), { withFileTypes: true });
const names = entries.flatMap((entry) => {
const name = below === '' ? entry.name : `${below}/${entry.name}`;
if (entry.isDirectory())
return listFiles(folder, name);
return entry.isFile() && name !== _base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__ .e ? [name] : [];
});
if (below !== '')
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below));
return names.sort();
}
function readRegular(path, onRead = () => undefined) {
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
try {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor).isFile())
return undefined;
onRead(descriptor);
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(descriptor);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
}
function readIfFile(path) {
try {
return readRegular(path);
}
catch {
return undefined;
}
}
}),
28115:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( openAgentWorkspace)
});
var _kernel_folder_trust_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45237);
var _workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7568);
var _workspace_layered_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56711);
var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54725);
var _workspace_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93391);
async function openAgentWorkspace(privateArea, request) {
const layers = request.isKept === true ? undefined : (0,_workspace_layered_workspace_js__WEBPACK_IMPORTED_MODULE_2__ .Y)(privateArea);
if (layers === undefined)
return openPlain(privateArea, request);
request.onSetup?.();
const ready = await prepareFor(privateArea, request);
if ('kind' in ready)
return ready;
const { prepared, timings } = ready;
const layered = await (0,_workspace_layered_workspace_js__WEBPACK_IMPORTED_MODULE_2__ .a)(privateArea, layers, { ...request, prepared });
if (layered === 'cancelled')
return { kind: 'aborted', timings };
const opened = await setUpLayered(privateArea, request, layered);
if (opened.kind !== 'opened')
await layered[Symbol.asyncDispose]();
return { ...opened, timings };
}
async function prepareFor(privateArea, { step, commit, protectedFiles, checkout, signal }) {
if (step === undefined)
return { prepared: undefined, timings: {} };
const made = await (0,_workspace_environment_js__WEBPACK_IMPORTED_MODULE_4__ .N)(privateArea, { step, tree: commit, protectedFiles, checkout, signal });
return made.kind === 'prepared' ? { prepared: made.prepared, timings: made.timings } : made;
}
function endOf(end) {
return end === 'aborted' ? { kind: 'aborted' } : { kind: 'failed', reason: end.failed };
}
async function setUpLayered(privateArea, { setUp, limits, signal, commit, workspace: { indexFile } }, environment) {
const bounds = { limits, signal };
const { folder } = environment;
const take = () => environment.capture(bounds);
if (setUp === undefined)
return { kind: 'opened', workspace: { environment, folder, take } };
const end = await setUp(environment);
if (end !== 'done')
return endOf(end);
const before = await environment.captureBefore(bounds);
if (before.kind === 'cancelled')
return { kind: 'aborted' };
if (before.kind !== 'captured')
return { kind: 'failed', reason: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ .zv)(before) };
const from = before.tree;
const takeOwn = async () => {
const captured = await take();
if (captured.kind !== 'captured')
return captured;
const request = { indexFile: `${indexFile}.transplant`, from, to: captured.tree, onto: commit };
return { kind: 'captured', tree: await (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ .sK)(privateArea.store, request) };
};
return { kind: 'opened', workspace: { environment, folder, take: takeOwn } };
}
async function openPlain(privateArea, request) {
const { step, setUp, workspace, commit, limits, signal, onSetup } = request;
if ((await (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ .t0)(privateArea, request)) === 'cancelled')
return { kind: 'aborted', timings: {} };
onSetup?.();
const capturing = { workspace, commit, limits, signal };
const open = (environment, before) => ({
kind: 'opened',
workspace: {
environment,
folder: workspace.folder,
take: () => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ ._Z)(privateArea, { ...capturing, before }),
},
});
if (step === undefined && setUp === undefined)
return { ...open(_workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_1__ .Zm), timings: {} };
(0,_kernel_folder_trust_js__WEBPACK_IMPORTED_MODULE_0__ .YV)(workspace);
const { environment, timings, end } = await setUpPlain(privateArea, request);
if (end !== 'done')
return { ...endOf(end), timings };
const captured = await (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ .a1)(privateArea, capturing);
if (captured.kind === 'captured')
return { ...open(environment, captured.before), timings };
await environment[Symbol.asyncDispose]();
if (captured.kind === 'cancelled')
return { kind: 'aborted', timings };
return { kind: 'failed', reason: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ .zv)(captured), timings };
}
async function setUpPlain(privateArea, { step, setUp, commit, protectedFiles, checkout, signal, workspace: { folder } }) {
if (step === undefined) {
return { environment: _workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_1__ .Zm, timings: {}, end: (await setUp?.(_workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_1__ .Zm)) ?? 'done' };
}
const request = { step, tree: commit, protectedFiles, checkout, signal };
const attached = await (0,_workspace_environment_js__WEBPACK_IMPORTED_MODULE_4__ .M)(folder, privateArea, request);
const { timings } = attached;
if (attached.kind === 'attached')
return { environment: attached.environment, timings, end: 'done' };
const end = attached.kind === 'aborted' ? attached.kind : { failed: attached.reason };
return { environment: _workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_1__ .Zm, timings, end };
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
93391:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => ( attachPreparedTo),
N: () => ( prepareLayer)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14311);
var _workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7568);
var _workspace_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66967);
var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54725);
var _evaluation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2774);
var _evaluation_step_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93257);
var _home_caches_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59791);
async function attachPreparedTo(workspace, privateArea, request) {
const { layering, level } = privateArea;
if (level.kind !== 'bubblewrap' || layering.kind !== 'layers')
return setUpIn(workspace, privateArea, request);
const prepared = await prepareLayer(privateArea, request);
if (prepared.kind !== 'prepared')
return prepared;
const { signal } = request;
const { timings, prepared: made } = prepared;
const environment = await (0,_workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_3__ .F_)(privateArea, { layers: layering.layers, ...made, workspace, signal });
if (environment === 'cancelled')
return { kind: 'aborted', timings };
return { kind: 'attached', environment, timings };
}
async function prepareLayer(privateArea, request) {
const { timings = {}, ...prepared } = await (0,_evaluation_js__WEBPACK_IMPORTED_MODULE_6__ .z)(privateArea, { ...request, variables: {} });
if (prepared.kind === 'aborted')
return { kind: 'aborted', timings };
if (prepared.kind !== 'ready')
return { kind: 'failed', reason: prepared.reason, timings };
const { layer, release } = prepared;
return { kind: 'prepared', prepared: { layer, release }, timings };
}
async function setUpIn(workspace, privateArea, { step, protectedFiles, signal }) {
const home = (0,_workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_3__ .yz)(privateArea);
for (const stream of ['stdout', 'stderr'])
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(`${step.logs}.${stream}`, { force: true });
const result = await (0,_workspace_command_js__WEBPACK_IMPORTED_MODULE_4__ .d)(privateArea, {
...{ command: step.command, kind: 'setup', workDir: workspace, place: 'workspace', variables: {}, signal },
...{ stdoutPath: `${step.logs}.stdout`, stderrPath: `${step.logs}.stderr`, ...home.shown },
...{ budgetMs: step.timeoutMs, network: step.network, readable: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__ .KJ)(privateArea) },
});
const timings = result.kind === 'ended' ? { [`${step.name}_ms`]: Math.round(result.durationMs) } : {};
const isAborted = result.kind === 'ended' ? result.aborted : result.code === 'ABORTED';
const reason = result.kind === 'ended' ? (0,_evaluation_step_js__WEBPACK_IMPORTED_MODULE_7__ .v1)(step, result, protectedFiles) : result.reason;
if (!isAborted && reason === undefined) {
for (const path of (0,_home_caches_js__WEBPACK_IMPORTED_MODULE_8__ .e)(home.folder))
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_2__ .dM)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ .VV)(home.folder, path));
return { kind: 'attached', environment: home, timings };
}
await home[Symbol.asyncDispose]();
return isAborted ? { kind: 'aborted', timings } : { kind: 'failed', reason: reason ?? '', timings };
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
7568:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F_: () => ( attachLayer),
Zm: () => ( PLAIN_VIEW),
yz: () => ( openHome)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _kernel_copy_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47700);
var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23727);
var _kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92364);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14311);
var _home_layers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50917);
const PLAIN_VIEW = { shown: {}, [Symbol.asyncDispose]: () => Promise.resolve() };
async function attachLayer({ environment, onLeft }, { layers, layer, release, workspace, signal }) {
const { checkout, home, bareHome, emptied, programs, views } = layers;
const folders = [
{ at: home, lower: [layer.home, bareHome] },
...(0,_home_layers_js__WEBPACK_IMPORTED_MODULE_7__ .ro)(environment.homeLayers, { home, above: [layer.home] }),
];
const view = (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_5__ .w0)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(views, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()), programs, folders });
const attached = {
shown: { view, home: { at: home, folder: (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_5__ .Ag)(view, home) }, aliases: [checkout] },
[Symbol.asyncDispose]: async () => {
release();
onLeft(await (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_5__ .cm)(view, { emptied }));
},
};
const copied = await (0,_kernel_copy_tree_js__WEBPACK_IMPORTED_MODULE_3__ .E)({ from: layer.tree, to: workspace, existing: 'stays', signal });
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_4__ .Jd)('layers:after-attach');
if (copied === 'copied')
return attached;
await attached[Symbol.asyncDispose]();
return 'cancelled';
}
function openHome({ folder, onLeft }) {
const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'scratch', `home-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(home, { mode: 0o700 });
return {
folder: home,
shown: { home: { at: home, folder: home } },
[Symbol.asyncDispose]: async () => onLeft(await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ .l)(home)),
};
}
}),
56711:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
a: () => ( openLayeredWorkspace),
Y: () => ( workspaceLayers)
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var fault_point = __webpack_require__(23727);
var files = __webpack_require__(79871);
var git_work_tree = __webpack_require__(51221);
var layered_view = __webpack_require__(92364);
var remove_tree = __webpack_require__(14311);
var byte_path = __webpack_require__(4862);
var base_text = __webpack_require__(7953);
var bounded_work = __webpack_require__(18535);
var capture_size = __webpack_require__(56854);
var capture_steps = __webpack_require__(87268);
var object_id = __webpack_require__(26343);
var tree_object = __webpack_require__(52004);
var plain_files = __webpack_require__(80706);
var regular_file = __webpack_require__(48951);
var tree_edit = __webpack_require__(99507);
;
async function takeFewFiles(objects, { tree, folder, names, gone = [] }) {
if (names.length + gone.length > plain_files .M)
return undefined;
const hash = (0,object_id .q)(tree);
const edits = new Map();
for (const name of gone)
edits.set(name.toString('latin1'), undefined);
let room = plain_files .MU;
for (const name of names) {
const path = name.toString('latin1');
const file = (0,plain_files .qW)(path) ? (0,regular_file .EW)((0,byte_path .VV)(folder, path), room) : undefined;
if (file === undefined)
return undefined;
room -= file.bytes.length;
edits.set(path, { mode: (0,tree_object .IB)(file.mode), id: objects.write({ type: 'blob', bytes: file.bytes }, hash) });
}
return (0,tree_edit .n)(objects, tree, edits);
}
var git_store = __webpack_require__(25367);
var replaced_folders = __webpack_require__(29550);
var tree_names = __webpack_require__(52367);
var upper_files = __webpack_require__(62730);
;
async function captureUpper(store, request) {
const { limits, signal } = request;
const bounds = { timeoutMs: limits?.timeoutMs, signal };
const taken = await (0,bounded_work .p)(bounds, (cutOff) => takeUpper(store, request, cutOff));
if (taken.kind === 'done')
return taken.value;
if (taken.kind === 'cancelled')
return taken;
return { kind: 'too-large', reason: 'it could not be read within capture.timeout' };
}
async function takeUpper(store, { view, at, tree, indexFile, limits, alsoKnown, except = [] }, cutOff) {
const folder = (0,layered_view .Ag)(view, at);
const lower = view.folders.find((each) => each.at === at)?.lower ?? [];
const done = await (0,upper_files .Fs)(folder, {
...{ lower, opened: [], signal: cutOff, except: ['.git', ...except], listsNew: false },
});
if (done === 'too many')
return capture_steps .Mq;
if (done === 'cancelled')
return { kind: 'cancelled' };
const obstacle = findObstacle(folder, done);
if (obstacle !== undefined)
return { kind: 'refused', reason: obstacle };
const git = (0,capture_steps .TG)(store, { folder, indexFile });
const replaced = await (0,replaced_folders .V)(view, { at, folders: done.entered });
if (replaced === undefined)
return { kind: 'refused', reason: 'which folders it removed cannot be read' };
const { gone, known, hasUnknown } = await sortKnown(store, { tree, folder, done, replaced });
const listed = hasUnknown ? await (0,capture_steps .gI)(git, store, cutOff) : [];
if (listed === 'too many')
return capture_steps .Mq;
const named = alsoKnown === undefined ? [] : await listNamed(store, { tree, folder, alsoKnown });
const seen = new Set(named.map((name) => name.toString('latin1')));
const others = [...named, ...listed.filter((name) => !seen.has(name.toString('latin1')))];
if (limits !== undefined) {
const excess = await (0,capture_size .L)(store, {
...{ folder, known, others, limits, signal: cutOff },
replaced: new Set([...gone, ...known].map((name) => name.toString('latin1'))),
});
if (excess !== undefined)
return { kind: 'too-large', reason: excess };
}
const names = [...known, ...others.map(capture_steps .mW)];
const few = await takeFew(store, { tree, folder, gone, names });
const taken = few ?? (await takeByGit(store, { git, indexFile, gone, names, cutOff }));
if (typeof taken !== 'string')
return taken;
(0,external_node_fs_.rmSync)(indexFile, { force: true });
return { kind: 'captured', tree: taken };
}
async function takeFew(store, changed) {
if (changed.names.length + (changed.gone?.length ?? 0) === 0)
return (0,git_store .bR)(store, changed.tree);
const { objects } = store.git;
return objects && (await takeFewFiles(objects, changed));
}
async function takeByGit(store, { gone, names, ...index }) {
const { git, cutOff } = index;
if (gone.length > 0)
await git(['update-index', '-z', '--force-remove', '--stdin'], { input: (0,tree_names .MX)(gone), cutOff });
const reason = names.length === 0 ? undefined : await (0,capture_steps .zO)(git, { known: [], fresh: names }, cutOff);
return reason === undefined ? (0,capture_steps .gz)(store, index) : { kind: 'refused', reason };
}
function findObstacle(upper, { unread }) {
if (unread === undefined)
return undefined;
try {
(0,external_node_fs_.accessSync)((0,byte_path .VV)(upper, unread), external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
return undefined;
}
catch (error) {
return `${(0,base_text .TL)((0,byte_path .q0)(Buffer.from(unread, 'latin1')), 200)} cannot be read: ${(0,files .CA)(error)}`;
}
}
async function sortKnown(store, { tree, folder, done, replaced }) {
const { roots, changed, removed, entered, swapped } = done;
if (changed.length + removed.length + entered.length + swapped.size === 0)
return { gone: [], known: [], hasUnknown: roots.length > 0 };
const written = new Set([...changed, ...swapped]);
const cleared = new Set([...removed, ...replaced, ...swapped]);
const folders = new Set(entered);
const isCleared = (path) => {
for (let above = path; above !== ''; above = (0,tree_names .gN)(above))
if (cleared.has(above))
return true;
return false;
};
const gone = [];
const known = [];
for (const { path: name, mode } of await (0,git_store .CS)(store, tree)) {
const path = name.toString('latin1');
const isRepository = mode === REPOSITORY_MODE && folders.has(path);
if (isRepository || (written.has(path) && isFileIn(folder, path)))
known.push(name);
else if (written.has(path) || isCleared(path))
gone.push(name);
}
const files = new Set(known.map((name) => name.toString('latin1')));
return { gone, known, hasUnknown: roots.length > 0 || changed.some((path) => !files.has(path)) };
}
async function listNamed(store, { tree, folder, alsoKnown }) {
if (alsoKnown === tree)
return [];
const added = (await (0,git_store .j_)(store, { from: tree, to: alsoKnown })).filter(({ status }) => status === 'A');
const names = added.map(({ path }) => (0,byte_path .O0)(path));
return names.filter((name) => isFileIn(folder, name.toString('latin1')));
}
const REPOSITORY_MODE = '160000';
function isFileIn(folder, path) {
const entry = (0,upper_files .Gi)(folder, path);
return entry !== undefined && entry !== 'hidden' && !entry.isDirectory();
}
var home_layers = __webpack_require__(50917);
var workspace_workspace = __webpack_require__(54725);
;
function workspaceLayers({ level, layering, store }) {
if (level.kind !== 'bubblewrap' || layering.kind !== 'layers' || store.external !== undefined)
return undefined;
return layering.layers;
}
async function openLayeredWorkspace(privateArea, layers, request) {
const { store, environment, onLeft } = privateArea;
const { workspace, commit, prepared, yardIn, signal } = request;
const { checkout, home, bareHome, programs, trees, views } = layers;
(0,fault_point .Jd)('workspace:before-checkout');
privateArea.checkSeal();
const removed = request.viewAt ?? workspace.folder;
onLeft(await (0,remove_tree .l)(removed, { signal, ...(yardIn === undefined ? {} : { yardIn }) }));
if (signal?.aborted === true) {
prepared?.release();
return 'cancelled';
}
(0,external_node_fs_.mkdirSync)(workspace.folder, { recursive: true });
const leased = await trees.lease(commit);
const above = prepared === undefined ? [] : [prepared.layer.home];
const folders = [
{ at: workspace.folder, lower: [...leased.folders, ...(prepared === undefined ? [] : [prepared.layer.tree])] },
{ at: home, lower: [...above, bareHome] },
...(0,home_layers .ro)(environment.homeLayers, { home, above }),
];
const view = (0,layered_view .w0)({ folder: request.viewAt ?? (0,external_node_path_.join)(views, (0,external_node_crypto_.randomUUID)()), programs, folders });
if (prepared !== undefined)
(0,fault_point .Jd)('layers:after-attach');
(0,fault_point .Jd)('workspace:after-checkout');
await trees.writeIndex(commit, workspace.indexFile);
const shownAs = privateArea.level.kind === 'bubblewrap' ? privateArea.level.shownAs : undefined;
(0,workspace_workspace .NF)(store, { ...request, workspace: { ...workspace, folder: (0,layered_view .Ag)(view, workspace.folder) } }, { shownAs });
(0,fault_point .Jd)('workspace:after-agent-git');
const { folder: at, indexFile } = workspace;
const folder = (0,layered_view .Ag)(view, at);
return {
...{ folder, view },
isOfTree: (path) => (0,upper_files .ug)(leased.folders, path) !== undefined,
shown: {
...{ view, home: { at: home, folder: (0,layered_view .Ag)(view, home) } },
...(prepared === undefined ? {} : { aliases: [checkout] }),
},
captureBefore: async (bounds) => {
(0,fault_point .Jd)('capture:before');
privateArea.checkSeal();
const take = async () => {
const copy = `${indexFile}.before`;
await trees.writeIndex(commit, copy);
return captureUpper(store, { ...{ view, at, tree: commit, indexFile: copy }, ...bounds });
};
let captured = await take();
if (captured.kind === 'refused' && (await (0,git_work_tree .NL)(store, { folder, indexFile }, commit)))
captured = await take();
await emptyHome(privateArea, { view, home });
return captured;
},
capture: (bounds) => {
(0,fault_point .Jd)('capture:before');
privateArea.checkSeal();
return captureUpper(store, { ...{ view, at, tree: commit, indexFile }, ...bounds });
},
[Symbol.asyncDispose]: async () => {
leased.release();
prepared?.release();
onLeft(await discardWorkspaceView(view, { ...layers, isNamed: request.viewAt !== undefined }));
},
};
}
async function discardWorkspaceView(view, { emptied, views, isNamed }) {
if (!isNamed)
return (0,layered_view .cm)(view, { emptied });
const folder = (0,external_node_path_.join)(views, (0,external_node_crypto_.randomUUID)());
try {
(0,external_node_fs_.renameSync)(view.folder, folder);
}
catch (error) {
if (!(0,files .Or)(error))
throw error;
return (0,remove_tree .l)(view.folder);
}
return (0,layered_view .cm)({ folder }, { emptied });
}
async function emptyHome({ onLeft }, { view, home }) {
for (const { at } of view.folders) {
if (at !== home && !at.startsWith(home + external_node_path_.sep))
continue;
const upper = (0,layered_view .Ag)(view, at);
onLeft(await (0,remove_tree .l)(upper));
(0,external_node_fs_.mkdirSync)(upper, { mode: 0o755 });
}
}
}),
8829:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => ( isOwnRun),
v: () => ( markOwnRun)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19533);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28338);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48951);
const fileIn = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'begun-here');
function markOwnRun(folder, first) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ .Zf)(fileIn(folder), [digestOf(first)]);
}
function isOwnRun(folder, first) {
const known = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ .Aj)(fileIn(folder));
if (known === '')
return false;
try {
return known === digestOf(first);
}
catch (error) {
if (error instanceof TypeError)
return false;
throw error;
}
}
function digestOf({ seq: _seq, prev: _prev, hash: _hash, ...record }) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_3__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ .d)(JSON.parse(JSON.stringify(record))));
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
84283:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( claimBranch)
});
var _git_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61513);
var _ref_locks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91247);
var _user_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63342);
async function claimBranch(git, { repository, ref, merges }) {
await (0,_git_version_js__WEBPACK_IMPORTED_MODULE_0__ .El)(git, { merges });
(0,_user_repository_js__WEBPACK_IMPORTED_MODULE_2__ .Wf)(repository, ref);
return (0,_ref_locks_js__WEBPACK_IMPORTED_MODULE_1__ .j)(repository, [ref]);
}
}),
88414:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => ( takeDiskReserve)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _durable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84831);
var _fault_point_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23727);
const RESERVE_BYTES = 8 << 20;
const BLOCK_BYTES = 256 << 10;
function takeDiskReserve(path, isOurs) {
const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600);
try {
writeReserve(descriptor, RESERVE_BYTES - (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).size);
}
catch (error) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
throw error;
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_2__ .Jd)('reserve:after-take');
let isHeld = true;
const release = () => {
isHeld = false;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
};
return {
get isHeld() {
return isHeld;
},
release,
[Symbol.dispose]: () => {
if (isOurs())
release();
},
};
}
function writeReserve(descriptor, missing) {
if (missing <= 0)
return;
const block = Buffer.alloc(Math.min(missing, BLOCK_BYTES), 'room for the last record ');
for (let rest = missing; rest > 0; rest -= block.length)
(0,_durable_js__WEBPACK_IMPORTED_MODULE_1__ .f4)(descriptor, block.subarray(0, rest));
}
}),
4000:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => ( followJournal)
});
const followed = new WeakMap();
function followJournal(journal, fold) {
const known = followed.get(journal) ?? begin(journal, fold);
for (const record of journal.since(known.count)) {
fold.take(known.state, record, known.count + 1);
known.count += 1;
}
return known.state;
}
function begin(journal, fold) {
const derived = journal.readDerived();
const known = derived === undefined || !fold.isState(derived.value, derived.count)
? { count: 0, state: fold.begin() }
: { count: derived.count, state: derived.value };
followed.set(journal, known);
journal.deriveWith?.(() => followJournal(journal, fold));
return known;
}
}),
77898:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => ( openJournal)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var journal_chain = __webpack_require__(50534);
var checked_prefix = __webpack_require__(98262);
var derived_state = __webpack_require__(2565);
var durable = __webpack_require__(84831);
var fault_point = __webpack_require__(23727);
var files = __webpack_require__(79871);
var hash = __webpack_require__(28338);
var journal_lines = __webpack_require__(24237);
var own_files = __webpack_require__(11042);
;
const HELD_BYTES = 1 << 18;
const NEWLINE = 0x0a;
class OpenedLines {
count;
#opened;
#held;
#last;
#all;
constructor({ bytes, from, ...opened }) {
this.count = opened.count;
this.#opened = { ...opened, length: from + bytes.length };
this.#held = { bytes, from };
}
records() {
return (0,journal_lines .Di)(this.count, this.#parse);
}
*since(after) {
yield* (0,journal_lines .RA)([after, this.count], this.#parse);
this.release();
}
release() {
const { bytes, from } = this.#held;
if (bytes.length <= 2 * HELD_BYTES)
return;
const end = Buffer.from(bytes.subarray(-HELD_BYTES));
this.#held = { bytes: end, from: from + bytes.length - end.length };
this.#last = undefined;
freeBytes(bytes);
}
#parse = (from, to) => {
const last = this.#lastLines();
const { bytes, starts, before } = from < last.before ? this.#allLines() : last;
return (0,journal_lines .Li)(bytes, starts, [from - before, to - before]);
};
#lastLines() {
const { bytes, from } = this.#held;
this.#last ??= this.#linesIn(bytes, from === 0 ? 0 : bytes.indexOf(NEWLINE) + 1);
return this.#last;
}
#allLines() {
const known = this.#all?.deref();
if (known !== undefined)
return known;
const lines = this.#linesIn(this.#read(), 0);
this.#all = new WeakRef(lines);
return lines;
}
#linesIn(bytes, after) {
const starts = (0,journal_lines .L1)(bytes, after);
return { bytes, starts, before: this.count - starts.length };
}
#read() {
const { path, length, digest, onChange } = this.#opened;
const bytes = (0,own_files .zx)(path)?.subarray(0, length);
if (bytes === undefined || (0,hash .s)(bytes) !== digest)
throw onChange();
return bytes;
}
}
function freeBytes({ buffer }) {
buffer.transfer?.(0);
}
var external_node_crypto_ = __webpack_require__(77598);
;
function markUnchanged(descriptor) {
try {
const { atimeMs, ctimeMs } = (0,external_node_fs_.fstatSync)(descriptor);
(0,external_node_fs_.futimesSync)(descriptor, atimeMs / 1000, (ctimeMs - 1) / 1000);
return stampOf((0,external_node_fs_.fstatSync)(descriptor, { bigint: true }));
}
catch (error) {
if ((0,files .Or)(error))
return undefined;
throw error;
}
}
function stampOf({ size, mtimeNs, ctimeNs }) {
return `${size} ${mtimeNs} ${ctimeNs}`;
}
const BLOCK_BYTES = 1 << 20;
function hashFile(descriptor, end = Number.POSITIVE_INFINITY) {
const hash = (0,external_node_crypto_.createHash)('sha256');
const block = Buffer.allocUnsafe(Math.min(BLOCK_BYTES, end));
for (let at = 0; at < end;) {
const size = (0,external_node_fs_.readSync)(descriptor, block, 0, Math.min(block.length, end - at), at);
if (size === 0)
break;
hash.update(block.subarray(0, size));
at += size;
}
return hash;
}
function readPart(descriptor, from, length) {
const bytes = Buffer.allocUnsafe(length);
let read = 0;
while (read < length) {
const size = (0,external_node_fs_.readSync)(descriptor, bytes, read, length - read, from + read);
if (size === 0)
break;
read += size;
}
return bytes.subarray(0, read);
}
var program_files = __webpack_require__(3206);
;
function readFromChecked(descriptor, path) {
const { size } = (0,external_node_fs_.fstatSync)(descriptor);
const noted = path === undefined ? undefined : (0,checked_prefix .Aw)(path);
const isUsable = noted !== undefined && noted.bytes <= size && noted.records > noted.unchained;
const from = isUsable ? Math.max(0, Math.floor((noted.bytes - HELD_BYTES) / journal_chain .x3) * journal_chain .x3) : 0;
if (isUsable && from > 0) {
const hash = hashFile(descriptor, from);
const bytes = readPart(descriptor, from, size - from);
const beginning = bytes.subarray(0, noted.bytes - from);
hash.update(beginning);
if (hash.copy().digest('hex') === noted.sha256 && (0,checked_prefix .Ek)(beginning, noted))
return { bytes, from, checked: noted, hash };
}
const bytes = readPart(descriptor, 0, size);
return { bytes, from: 0, ...(0,checked_prefix .Bl)(bytes, path) };
}
;
const NOTED_AFTER = 1000;
function openJournal(paths) {
const { O_RDWR, O_APPEND, O_CREAT, O_NOFOLLOW } = external_node_fs_.constants;
const descriptor = (0,external_node_fs_.openSync)(paths.path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o644);
let journal;
try {
(0,durable .Yw)((0,external_node_path_.dirname)(paths.path));
(0,fault_point .Jd)('journal:after-create');
journal = new Journal(paths, descriptor);
}
catch (error) {
(0,external_node_fs_.closeSync)(descriptor);
throw error;
}
journal.sync();
return journal;
}
class Journal {
cutBytes;
#place;
#hash;
#opened;
#appended = [];
#records;
#beginning;
#checked;
#derive;
#descriptor;
#head;
#length;
#stamp;
#unsynced;
#unnoted = 0;
#redact = (fields) => fields;
constructor(paths, descriptor) {
if (paths.checked !== undefined)
(0,program_files .Ak)();
const { bytes, from, checked, hash } = readFromChecked(descriptor, paths.checked);
const parsed = (0,journal_chain .z8)(bytes, checked && { ...checked, bytes: checked.bytes - from });
if (parsed.kind === 'corrupt')
throw corruptLine(paths, parsed);
const length = from + parsed.soundBytes;
if (parsed.tornBytes > 0)
(0,external_node_fs_.ftruncateSync)(descriptor, length);
this.#unsynced = bytes.length === 0 ? 0 : 1;
this.#place = paths;
this.#descriptor = descriptor;
this.#head = parsed.head;
this.#length = length;
const sound = bytes.subarray(0, parsed.soundBytes);
this.#hash = hash.update(sound.subarray((checked?.bytes ?? 0) - (checked === undefined ? 0 : from)));
this.#opened = new OpenedLines({
...{ path: paths.path, bytes: sound, from, count: parsed.checked.records },
digest: hash.copy().digest('hex'),
onChange: () => this.#tampered(),
});
this.#beginning = checked;
this.#checked = parsed.checked;
this.cutBytes = parsed.tornBytes;
}
#noteChecked() {
const { checked: path } = this.#place;
this.#unnoted = 0;
if (path === undefined || this.#length === 0)
return;
const beginning = { bytes: this.#length, sha256: this.#hash.copy().digest('hex') };
(0,fault_point .Jd)('journal:before-note');
(0,checked_prefix .UC)(path, { ...this.#checked, ...beginning });
(0,fault_point .Jd)('journal:after-note');
const derived = this.length < NOTED_AFTER ? undefined : this.#derive?.();
if (derived !== undefined)
(0,derived_state .DF)((0,derived_state .xG)(path), beginning, derived);
}
get records() {
if (this.#records === undefined) {
this.#records = this.#opened.records();
for (const record of this.#appended)
this.#records.push(record);
}
return this.#records;
}
get length() {
return this.#opened.count + this.#appended.length;
}
*since(count) {
yield* this.#opened.since(count);
yield* this.#appended.slice(Math.max(0, count - this.#opened.count));
}
readDerived() {
const [{ checked }, beginning] = [this.#place, this.#beginning];
const value = checked && beginning && (0,derived_state .WZ)((0,derived_state .xG)(checked), beginning);
return value === undefined ? undefined : { count: beginning?.records ?? 0, value };
}
deriveWith(derive) {
this.#derive = derive;
}
get head() {
return this.#head;
}
redactWith(search) {
this.#redact = (fields) => search.redactDeep(fields);
}
append(fields) {
const sealed = this.#sealNext(fields);
this.#add([sealed]);
return sealed.record;
}
appendUnsynced(fields) {
const sealed = this.#sealNext(fields);
this.#add([sealed], { isSynced: false });
return sealed.record;
}
sync() {
if (this.#unsynced > 0)
this.#sync(this.#open());
}
seal(fields) {
this.sync();
return this.#sealNext(fields);
}
#sealNext(fields) {
return (0,journal_chain .xe)(this.#redact(fields), this.#head, this.#unsynced);
}
isNext({ record }) {
return record.prev === this.#head.prev && record.seq === this.#head.seq;
}
appendSealed(sealed) {
if (!this.isNext(sealed))
throw new Error(`another record of ${this.#place.shown} came in between`);
this.#add([sealed]);
}
appendAll(all) {
let head = this.#head;
const sealed = all.map((fields, index) => {
const one = (0,journal_chain .xe)(this.#redact(fields), head, this.#unsynced + index);
head = one.next;
return one;
});
if (sealed.length > 0)
this.#add(sealed);
}
#add(sealed, { isSynced } = { isSynced: true }) {
const descriptor = this.#open();
const bytes = Buffer.from(sealed.map(({ line }) => line).join(''));
this.#refuseEdits(descriptor, this.#stamp);
(0,fault_point .Jd)('journal:before-write');
this.#write(descriptor, bytes);
(0,fault_point .Jd)('journal:after-write');
const sameWrite = this.#unsynced + sealed.length - 1;
if (isSynced) {
this.#sync(descriptor);
(0,fault_point .Jd)('journal:after-sync');
}
else
this.#unsynced += sealed.length;
this.#length += bytes.length;
this.#hash.update(bytes);
for (const { record, next } of sealed) {
this.#head = next;
this.#appended.push(record);
this.#records?.push(record);
}
const { lines, records, unchained } = this.#checked;
const [written, head] = [sealed.length, this.#head];
this.#checked = { lines: lines + written, records: records + written, unchained, head, sameWrite };
this.#stamp = markUnchanged(descriptor);
this.#unnoted += sealed.length;
this.#opened.release();
if (this.#unnoted >= NOTED_AFTER)
this.#noteChecked();
}
requireUnchanged() {
if (this.#descriptor === undefined)
return;
this.#refuseEdits(this.#descriptor, undefined);
this.#noteChecked();
}
[Symbol.dispose]() {
if (this.#descriptor !== undefined)
(0,external_node_fs_.closeSync)(this.#descriptor);
this.#descriptor = undefined;
}
#open() {
if (this.#descriptor !== undefined)
return this.#descriptor;
throw this.#error('journal_closed', 'is closed', undefined, 'Start the command again.');
}
#write(descriptor, bytes) {
try {
(0,durable .f4)(descriptor, bytes);
}
catch (error) {
try {
(0,external_node_fs_.ftruncateSync)(descriptor, this.#length);
}
catch {
this[Symbol.dispose]();
}
throw this.#error((0,files .Ry)(error) ? 'disk_full' : 'journal_write', `could not be written (${(0,files .CA)(error)})`, error, 'Make room on the disk, then resume.');
}
}
#sync(descriptor) {
try {
(0,external_node_fs_.fsyncSync)(descriptor);
this.#unsynced = 0;
}
catch (error) {
this[Symbol.dispose]();
const found = `could not be made durable (${(0,files .CA)(error)})`;
throw this.#error('journal_sync', found, error, 'Check the disk, then resume.');
}
}
#refuseEdits(descriptor, unread) {
const ours = (0,external_node_fs_.fstatSync)(descriptor, { bigint: true });
const named = (0,external_node_fs_.statSync)(this.#place.path, { bigint: true, throwIfNoEntry: false });
const isSame = named?.ino === ours.ino && named.dev === ours.dev && ours.size === BigInt(this.#length);
if (isSame && (stampOf(ours) === unread || hashFile(descriptor).digest('hex') === this.#hash.copy().digest('hex')))
return;
this[Symbol.dispose]();
throw this.#tampered();
}
#tampered() {
return this.#error('tampered', 'was changed by someone else during the run', undefined, this.#place.remedy);
}
#error(code, found, cause, remedy) {
return new errors .yW(code, errors .dc.precondition, { message: `${this.#place.shown} ${found}`, remedy, cause });
}
}
function corruptLine(paths, { line, why }) {
const { shown: file, remedy } = paths;
return new errors .Vl([
{ file, line, found: `the line ${why}`, expected: 'the chain of records unbroken', remedy },
]);
}
}),
91247:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
j: () => ( removeAbandonedLocks)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var promises_ = __webpack_require__(58500);
var platform = __webpack_require__(92717);
var process_life = __webpack_require__(60044);
var process_list = __webpack_require__(41570);
var program_path = __webpack_require__(39058);
var program_sync = __webpack_require__(19418);
;
function listGits() {
if (!(0,platform .j)())
return listedGits();
try {
const pids = (0,external_node_fs_.readdirSync)('/proc').filter((name) => /^\d+$/.test(name));
return pids.filter((pid) => /^git(-|$)/.test(read(pid, 'comm').trim())).map(shownGit);
}
catch {
return undefined;
}
}
function identityOf({ pid }) {
return `${pid} ${(0,process_life .gy)(Number(pid))}`;
}
function shownGit(pid) {
return {
pid,
args: read(pid, 'cmdline').split('\0'),
environment: () => read(pid, 'environ').split('\0'),
workingFolder: () => {
try {
return (0,external_node_fs_.readlinkSync)(`/proc/${pid}/cwd`);
}
catch {
return undefined;
}
},
mayRunAs: (uid) => {
const [, ofFiles] = /^Uid:(?:\t\d+){3}\t(\d+)$/m.exec(read(pid, 'status')) ?? [];
return ofFiles === undefined || Number(ofFiles) === uid;
},
};
}
function read(pid, name) {
try {
return (0,external_node_fs_.readFileSync)(`/proc/${pid}/${name}`, 'latin1');
}
catch {
return '';
}
}
const PATH_OF_GIT = /^\/(?:.*\/)?git(?:-[\w-]+)?$/;
function listedGits() {
const isGit = ([first = '', ...rest]) => /^git(-|$)/.test((0,external_node_path_.basename)(first)) || rest.some((word) => PATH_OF_GIT.test(word));
return (0,process_list .O3)()
?.filter(({ words }) => isGit(words))
.map(({ pid, words, uid: own }) => ({
pid: String(pid),
args: words,
environment: () => (0,process_list .O3)('with environment')?.find((each) => each.pid === pid)?.words ?? [],
workingFolder: () => listedFolder(pid),
mayRunAs: (uid) => own === uid,
}));
}
const LOOK_MS = 10_000;
function listedFolder(pid) {
const program = (0,program_path .FG)('lsof');
if (program === undefined)
return undefined;
const args = ['-a', '-p', String(pid), '-d', 'cwd', '-F', 'n'];
const { stdout } = (0,program_sync .x)({ program, args, cwd: '/', env: { LC_ALL: 'C' }, timeoutMs: LOOK_MS });
const folder = /^n(\/.*)$/m.exec(stdout)?.[1];
return folder === undefined || / \([^)]*: [^)]*\)$/.test(folder) ? undefined : folder;
}
var user_repository = __webpack_require__(63342);
;
const UNCHANGED_MS = 2000;
const POLL_MS = 50;
const READERS = ['cat-file', 'fsmonitor--daemon', 'credential-cache--daemon', 'daemon', 'check-ignore', 'check-attr'];
async function removeAbandonedLocks(repository, refs) {
const removed = await Promise.all(refs.map((ref) => removeIfAbandoned(repository, ref)));
return removed.filter((note) => note !== undefined);
}
async function removeIfAbandoned(repository, ref) {
const path = (0,external_node_path_.join)(repository.commonDir, `${ref}.lock`);
const seen = readStatus(path);
if (seen === undefined)
return undefined;
const until = performance.now() + UNCHANGED_MS;
const { uid } = seen;
let holders = gitsOf(repository, uid);
while (performance.now() < until) {
await (0,promises_.setTimeout)(POLL_MS);
if (readStatus(path)?.identity !== seen.identity)
return undefined;
const now = gitsOf(repository, uid);
holders = holders?.filter((each) => now?.includes(each) === true);
}
if (holders === undefined || holders.length > 0 || readStatus(path)?.identity !== seen.identity)
return undefined;
(0,external_node_fs_.rmSync)(path, { force: true });
return `removed ${path}: a git that was killed left it; no git works in this repository`;
}
function readStatus(path) {
let stats;
try {
stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
}
catch {
return undefined;
}
if (stats?.isFile() !== true)
return undefined;
const identity = [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(' ');
return { identity, uid: stats.uid };
}
function gitsOf(repository, uid) {
const places = [repository.commonDir, repository.gitDir, ...(0,user_repository .Y3)(repository).map(({ folder }) => folder)];
const folders = places.map(realPath);
return listGits()
?.filter((git) => mayWorkIn(git, { folders, uid }))
.map(identityOf);
}
function mayWorkIn(git, { folders, uid }) {
const { args } = git;
if (args.some((each) => READERS.includes(each)))
return false;
const named = namedFolders(args, git.environment());
const folder = git.workingFolder();
if (named.length > 0 && (folder !== undefined || named.every((each) => (0,external_node_path_.isAbsolute)(each))))
return [...named, '.'].some((each) => mayBeOf((0,external_node_path_.resolve)(folder ?? '/', each), folders));
if (folder === undefined)
return git.mayRunAs(uid);
return isWithin(folder, folders);
}
function namedFolders(args, environment) {
const variables = environment.map((each) => /^GIT_(?:COMMON_)?DIR=(.*)$/s.exec(each)?.[1]);
const options = args.map((each, i) => (each === '--git-dir' ? args[i + 1] : /^--git-dir=(.*)$/s.exec(each)?.[1]));
return [...variables, ...options].filter((each) => each !== undefined);
}
function mayBeOf(gitDir, folders) {
try {
const shared = (0,external_node_path_.join)(gitDir, 'commondir');
const common = (0,external_node_fs_.existsSync)(shared) ? (0,external_node_path_.resolve)(gitDir, (0,external_node_fs_.readFileSync)(shared, 'utf8').trim()) : gitDir;
return [gitDir, common, (0,external_node_path_.join)(common, 'refs')].some((each) => (0,external_node_fs_.existsSync)(each) && isWithin((0,external_node_fs_.realpathSync)(each), folders));
}
catch {
return true;
}
}
function isWithin(folder, folders) {
return folders.some((each) => folder === each || folder.startsWith(`${each}${external_node_path_.sep}`));
}
function realPath(path) {
try {
return (0,external_node_fs_.realpathSync)(path);
}
catch {
return path;
}
}
}),
76038:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
j: () => ( withRefs)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14311);
var _user_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11584);
async function withRefs(repository, use) {
const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-refs-'));
try {
return await use((0,_user_refs_js__WEBPACK_IMPORTED_MODULE_4__ .ro)(repository, folder).refs, folder);
}
finally {
(0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ .dM)(folder);
}
}
}),
42108:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => ( checkAcceptance),
z: () => ( findSpentHoldout)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99900);
var _decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74490);
var _decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64802);
var _measurement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16564);
async function checkAcceptance(context, trial, paths) {
const { decisionLog } = context;
const guards = [];
for (const asked of (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ .g0)(decisionLog.session.settings, trial.purpose)) {
const answer = await askGuard(context, { trial, asked, paths });
if ('kind' in answer)
return answer;
const { reason, verdict } = answer;
const tested = verdict === undefined ? {} : { verdict };
guards.push({ name: (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ .QZ)(asked.guard), passed: reason === undefined, ...tested });
if (reason !== undefined) {
return { kind: 'asked', answers: { guards }, refusal: { reason, by: 'less' in asked.guard ? 'size' : 'guard' } };
}
}
return askHoldout(context, { trial, guards, paths });
}
async function askGuard(context, { trial, asked: { guard, number }, paths: { workspace = 1, logs } }) {
const { decisionLog } = context;
if (!('command' in guard))
return (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ .Gl)(decisionLog.evaluations, trial, guard);
const { command } = guard;
const which = { task: trial.id, stage: 'guard', index: number };
const known = (0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ .uO)(decisionLog.evaluations, trial, number);
if (known !== undefined)
return { reason: (0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ .AX)(known) ? undefined : refusedBy(known.reason ?? 'it failed') };
const { seed } = decisionLog.draw((0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ .Wk)(which));
const result = await context.evaluate({
name: { ...which, attempt: 0, order_bit: null, arm: 'candidate', seed, tree: trial.tree },
purpose: { kind: 'check', name: `objective-guard-${number}`, command },
logs: { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(logs, 'runs'), prefix: trial.purpose === 'promotion' ? `${trial.id.replace(' ', '-')}-` : '' },
workspace,
isCurrentBest: false,
});
if (result.kind === 'scored')
return { reason: undefined };
return result.kind === 'failed' ? { reason: refusedBy(result.reason) } : (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ .nS)(result);
}
function refusedBy(failure) {
return `guard: ${failure}`;
}
function findSpentHoldout({ session, holdoutQueries: asked }, whenSpent) {
const budget = session.settings.holdout?.budget;
if (budget === undefined || asked < budget)
return undefined;
return `the holdout's budget is spent (${asked} of ${budget} queries): ${whenSpent}`;
}
async function askHoldout(context, { trial, guards, paths: { workspace = 1 } }) {
const { decisionLog, privateArea, holdout, whenHoldoutSpent } = context;
const { holdout: settings, direction } = decisionLog.session.settings;
const isSpared = (0,_decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__ .yz)(trial) || trial.verdict?.outcome !== 'keep';
if (settings === undefined || isSpared)
return { kind: 'asked', answers: { guards }, refusal: undefined };
const spent = findSpentHoldout(decisionLog, whenHoldoutSpent);
if (spent !== undefined) {
const asked = [...(guards ?? []), { name: _decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ .Jz, passed: false }];
return { kind: 'asked', answers: { guards: asked }, refusal: { reason: spent, by: 'holdout' } };
}
const hidden = holdout();
if (hidden === undefined)
throw new TypeError('a holdout is asked that was not opened');
const queries = decisionLog.holdoutQueries + 1;
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(privateArea.folder, 'holdout', String(decisionLog.length + 1));
decisionLog.append({ kind: 'holdout', task: trial.id, number: queries, budget: settings.budget });
const which = { task: trial.id, stage: 'holdout', index: queries };
const { seed, bit } = decisionLog.draw((0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ .Wk)(which));
const scores = {};
let environment;
const order = bit === 1 ? ['candidate', 'incumbent'] : ['incumbent', 'candidate'];
for (const arm of order) {
const tree = arm === 'candidate' ? trial.tree : trial.incumbent;
const result = await context.evaluate({
name: { ...which, attempt: 0, order_bit: bit, arm, seed, tree },
purpose: {
kind: 'replacement',
name: 'holdout',
command: hidden.command,
readable: hidden.paths,
isSealed: true,
},
logs: { folder, prefix: `${queries}-${arm}-` },
workspace,
isCurrentBest: arm === 'incumbent',
environment,
});
if (result.kind !== 'scored' && result.kind !== 'failed')
return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ .nS)(result);
environment = result.environment;
if (result.kind === 'scored')
scores[arm] = result.score;
else if (arm === 'incumbent') {
const reason = `the holdout gives the current best no score: ${result.reason} (what it printed: ${folder})`;
return { kind: 'broken', why: 'halt', reason };
}
}
const { candidate, incumbent = Number.NaN } = scores;
const passed = (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ .Tt)({ candidate, incumbent }, direction);
const refusal = passed ? undefined : { reason: 'the holdout says no', by: 'holdout' };
return { kind: 'asked', answers: { guards, holdout: { passed, queries } }, refusal };
}
}),
80109:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => ( AttemptTally)
});
class AttemptTally {
sums;
constructor(attempts = [], sums) {
const nothing = { counted: 0, errors: 0, noops: 0, usd: 0, mostUsd: 0, tokens: 0, mostTokens: 0 };
this.sums = sums ?? { ...nothing, lastError: undefined };
for (const attempt of attempts)
this.add(attempt);
}
add({ counts, noop, error, usd, tokens, reason }) {
const { sums } = this;
if (counts)
sums.counted += 1;
sums.noops = afterStreak(sums.noops, noop);
sums.errors = afterStreak(sums.errors, error);
if (error === 'grows')
sums.lastError = reason;
sums.usd += usd;
sums.mostUsd = Math.max(sums.mostUsd, usd);
sums.tokens += tokens;
sums.mostTokens = Math.max(sums.mostTokens, tokens);
}
get counted() {
return this.sums.counted;
}
get errors() {
return { count: this.sums.errors, last: this.sums.lastError };
}
get noops() {
return this.sums.noops;
}
get usd() {
return { spent: this.sums.usd, most: this.sums.mostUsd };
}
get tokens() {
return { used: this.sums.tokens, most: this.sums.mostTokens };
}
}
function afterStreak(streak, change) {
if (change === 'stays')
return streak;
return change === 'grows' ? streak + 1 : 0;
}
}),
19866:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
NU: () => ( recordCandidate),
lN: () => ( candidateId),
rb: () => ( iterationOf),
s2: () => ( followCosts)
});
var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
var _base_median_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50748);
var _base_normal_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74405);
var _base_recorded_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16483);
var _decision_effort_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65157);
var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65991);
function candidateId(iteration, prefix = '') {
return prefix === '' ? `iteration ${iteration}` : `iteration ${iteration}, ${prefix.replace(/-$/, '')}`;
}
function iterationOf(task) {
return /^iteration (\d+)(?:,|$)/.exec(task)?.[1] ?? null;
}
function recordCandidate(decisionLog, change, { purpose = 'candidate', size = null, usd = null, released = null, reverts = null, margin, claimed, refused, ...named }) {
const { tree = '', diff = '', diffLines = 0, changes = [] } = change ?? {};
const { paths, more } = (0,_base_recorded_paths_js__WEBPACK_IMPORTED_MODULE_3__ .d)(changes.map(({ path }) => path));
decisionLog.append({
...{ kind: 'candidate', ...named, parent: decisionLog.session.incumbent, tree, purpose },
diff_digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__ .s)(diff),
normal_digest: (0,_base_normal_diff_js__WEBPACK_IMPORTED_MODULE_2__ .Io)(diff),
diff_lines: diffLines,
touched_paths: [...paths],
...(more === 0 ? {} : { more_paths: more }),
...{ size, usd, released, reverts },
...(margin === undefined ? {} : { margin }),
...(claimed === undefined ? {} : { claimed }),
refused: refused === undefined ? null : { code: refused.code, reason: refused.reason },
});
}
function followCosts(decisionLog, proposalMs) {
const { policy } = decisionLog.session;
if (proposalMs === undefined)
return;
if (policy === null || !_decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_5__ .PQ[policy].boundsErrors)
return;
const costs = { proposalMs, evaluationMs: (0,_base_median_js__WEBPACK_IMPORTED_MODULE_1__ .I7)(decisionLog.evaluationMs) ?? 0 };
decisionLog.useEffort((0,_decision_effort_js__WEBPACK_IMPORTED_MODULE_4__ .nY)(decisionLog.runHeader.settings.effort, costs));
}
}),
16564:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Mz: () => ( MAX_MOVES),
nS: () => ( interruptionOf),
a7: () => ( measureTask)
});
var external_node_path_ = __webpack_require__(76760);
var side_runs = __webpack_require__(99900);
var decision_measurement = __webpack_require__(34663);
var decision_task = __webpack_require__(3922);
var candidate = __webpack_require__(19866);
var median = __webpack_require__(50748);
var e_process = __webpack_require__(24079);
;
const DOING = {
candidate: 'scoring',
simplify: 'scoring',
distil: 'testing what is left',
canary: 'checking the evaluator',
promotion: 'testing the promotion',
certify: 'testing again',
};
function progressOf(task, { runs }, known) {
const { count, ...named } = describe(task);
const took = (0,median .I7)(known.evaluationMs);
const evaluations = runs.reduce((sum, { isWashed }) => sum + (isWashed === true ? 2 : 1), 0);
const steps = count === undefined ? 1 : count.of - count.number + 1;
return {
...named,
...(count === undefined ? {} : { count }),
...(known.arePassed && isOfCandidate(task) ? { guards: 'ok' } : {}),
...(took === undefined ? {} : { leftMs: Math.round(took * evaluations * steps) }),
};
}
function isOfCandidate(task) {
return 'purpose' in task && ['candidate', 'simplify', 'distil'].includes(task.purpose);
}
function describe(task) {
switch (task.task) {
case 'calibration':
return { doing: 'calibrating', count: { number: task.scores.length + 1, of: task.runs, isAtMost: false } };
case 'confirmation':
return { doing: 'confirming', count: { number: task.pairs.length + 1, of: task.planned, isAtMost: false } };
case 'leave-out':
return { doing: 'leaving one out', count: { number: task.pairs.length + 1, of: task.planned, isAtMost: false } };
case 'paired':
return describePaired(task);
case 'compare':
return describeCompare(task);
default:
return task;
}
}
function describePaired({ purpose, is_screened, screen_scores, pairs, cap, eProcess, rules }) {
if (!is_screened)
return describeScreening(screen_scores.length + 1, rules.lone?.limits.length ?? 1);
const number = pairs.length + 1;
const count = { unit: 'pair', number, of: Math.max(cap, number), isAtMost: true };
const evidence = { e: Math.exp((0,e_process .y8)(eProcess)), needed: 1 / rules.a };
const isShown = pairs.length > 0 && Number.isFinite(evidence.e) && Number.isFinite(evidence.needed);
return { doing: DOING[purpose], count, ...(isShown ? { evidence } : {}) };
}
function describeScreening(number, of) {
return { doing: 'screening', ...(of === 1 ? {} : { count: { unit: 'run', number, of, isAtMost: true } }) };
}
function describeCompare({ purpose, stage, rules, scores, again }) {
const doing = stage === 'measure' ? DOING[purpose] : `${DOING[purpose]} again`;
const of = stage === 'rerun' ? 1 : rules.repeats;
if (of === 1)
return { doing };
const number = (stage === 'measure' ? scores : again).length + 1;
return { doing, count: { unit: 'run', number, of, isAtMost: false } };
}
;
const MAX_MOVES = 2;
async function measureTask(context, begun, options) {
try {
return await measureSteps(context, begun, options);
}
finally {
context.activity?.measure((0,candidate .rb)(begun.id), undefined);
}
}
async function measureSteps(context, begun, options) {
const { draw, environmentSnapshot } = context.decisionLog;
const progress = { isFirst: true, last: undefined, guardFailure: undefined };
let task = begun;
const end = (ending) => {
const { last, guardFailure } = progress;
return { ...ending, task, last, guardFailure };
};
for (let steps = 0;; steps += 1) {
const step = (0,decision_task .sk)(task, draw);
if (step.kind === 'decided' || step.kind === 'done')
return end({ kind: 'over' });
if (step.kind === 'halt')
return end({ kind: 'broken', why: 'halt', reason: step.reason });
const late = steps === 0 ? undefined : options.mayGoOn?.();
if (late !== undefined)
return end({ kind: 'broken', why: 'time', reason: late });
const environment = (0,decision_task .tU)(task) ? environmentSnapshot.digest : undefined;
const { evaluationMs } = context.decisionLog;
const arePassed = context.hasGuards === true && (options.first === undefined || !progress.isFirst);
context.activity?.measure((0,candidate .rb)(begun.id), progressOf(task, step, { evaluationMs, arePassed }));
const results = await measureStep(context, { task: begun, step, environment, options, progress });
if ('kind' in results)
return end(results);
task = (0,decision_task .oi)(task, results);
}
}
async function measureStep(context, request) {
const { task, step, environment: required } = request;
const { draw } = context.decisionLog;
let environment = required;
const results = [];
for (const [position, { arm, seed, isWashed }] of step.runs.entries()) {
if (results.some((result) => (0,decision_measurement .yu)(result) || (result.arm === 'incumbent' && result.kind === 'failed')))
break;
if (isWashed === true) {
const index = (0,decision_measurement .oU)(step.index, position);
const { seed: unscored } = draw((0,side_runs .Wk)({ task: task.id, stage: decision_measurement .OT, index }));
const washout = { ...step, stage: decision_measurement .OT, index, order_bit: null };
const washed = await runArm(context, { ...request, step: washout, arm, seed: unscored, environment });
if ('kind' in washed)
return washed;
}
const ran = await runArm(context, { ...request, arm, seed, environment });
if ('kind' in ran)
return ran;
const { measurement } = ran;
if (required !== undefined && (0,decision_measurement .yu)(measurement)) {
return { kind: 'broken', why: 'moved', reason: measurement.reason };
}
results.push(measurement);
environment ??= ran.environment;
}
return results;
}
async function runArm(context, { task, step, arm, seed, environment, options, progress }) {
const { first, workspace = 1, logs: folder, prefix = '', purpose = { kind: 'score' }, timings } = options;
const { stage, index, attempt, order_bit } = step;
const trees = treesOf(task);
const isFirst = progress.isFirst && arm === first?.arm && stage !== decision_measurement .OT;
if (isFirst)
progress.isFirst = false;
const which = `${prefix}${stage}-${index}-${attempt === 0 ? '' : `${attempt}-`}${arm}-`;
const result = await context.evaluate({
name: { task: task.id, stage, index, attempt, order_bit, arm, seed, tree: trees[arm] },
purpose: isFirst ? first.purpose : purpose,
logs: isFirst ? { folder, prefix } : { folder: first === undefined ? folder : (0,external_node_path_.join)(folder, 'runs'), prefix: which },
workspace,
isCurrentBest: trees[arm] === trees.incumbent,
environment,
});
if (result.kind === 'aborted' || result.kind === 'infra')
return interruptionOf(result);
if (timings !== undefined && 'timings' in result)
addTimings(timings, result.timings ?? {});
if (stage !== decision_measurement .OT && result.kind !== 'moved' && arm === first?.arm) {
if (progress.last?.kind !== 'failed' || result.kind === 'scored')
progress.last = result;
}
if (result.kind === 'failed' && result.isGuard === true)
progress.guardFailure ??= result.reason;
if (progress.guardFailure !== undefined && options.isGuardRequired === true) {
return { kind: 'broken', why: 'infra', reason: progress.guardFailure };
}
return { measurement: measurementOf(arm, result), environment: result.environment };
}
function addTimings(sums, timings) {
for (const [name, ms] of Object.entries(timings))
sums[name] = (sums[name] ?? 0) + ms;
}
function interruptionOf(result) {
if (result.kind === 'aborted')
return { kind: 'broken', why: 'aborted', reason: 'interrupted by the operator' };
return { kind: 'broken', why: 'infra', reason: result.reason };
}
function measurementOf(arm, result) {
const run = { arm, evaluation: result.evaluation };
if (result.kind === 'moved')
return { ...run, kind: 'failed', reason: result.reason, isMoved: true };
if (result.kind === 'failed') {
const { reason, isTampered } = result;
return { ...run, kind: 'failed', reason, ...(isTampered ? { isTampered } : {}) };
}
const { score, cases, metrics } = result;
const reported = { ...(cases === undefined ? {} : { cases }), ...(metrics === undefined ? {} : { metrics }) };
return { ...run, kind: 'scored', score, ...reported };
}
function treesOf(task) {
switch (task.task) {
case 'calibration':
return { candidate: task.tree, incumbent: task.tree };
case 'confirmation':
case 'leave-out':
return { candidate: task.tree, incumbent: task.baseline };
case 'paired':
case 'compare':
return { candidate: task.tree, incumbent: task.incumbent };
default:
return task;
}
}
}),
24851:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J2: () => ( findLimitReached),
Kw: () => ( findAlert),
PY: () => ( findSpentEvidence)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _decision_aa_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70260);
var _decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74490);
var _engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89753);
var _acceptance_checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42108);
function findLimitReached(attempts, { maxIterations, maxNoops, maxErrors, timeLeftMs, usd, tokens }, inFlight = 0) {
const counted = attempts.counted + inFlight;
if (maxIterations > 0 && counted >= maxIterations) {
return { kind: 'max_iterations', reason: `max_iterations reached: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(counted, 'iteration')}` };
}
const { count: errors, last } = attempts.errors;
if (maxErrors > 0 && errors >= maxErrors) {
return { kind: 'errors', reason: `max_consecutive_errors reached: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(errors, 'error')}, the last: ${last}` };
}
const { noops } = attempts;
if (maxNoops > 0 && noops >= maxNoops) {
return { kind: 'noops', reason: `max_consecutive_noops reached: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(noops, 'noop')}` };
}
if (timeLeftMs <= 0)
return { kind: 'time', reason: 'the time is up' };
const overspending = (0,_engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_3__ .Tn)({ ...attempts.usd, inFlight, budgetUsd: usd });
if (overspending !== undefined)
return { kind: 'usd', reason: `budget.usd: ${overspending}` };
const { used, most } = attempts.tokens;
if (tokens === undefined || used + (inFlight + 1) * most <= tokens)
return undefined;
const reason = `budget.tokens: ${used} of ${tokens} tokens used, and another attempt could pass it`;
return { kind: 'tokens', reason };
}
function findAlert({ aaChecks, settings }, remedy) {
const alert = (0,_decision_aa_check_js__WEBPACK_IMPORTED_MODULE_1__ .hO)(aaChecks, settings);
if (alert === undefined)
return undefined;
return `the evaluator cannot be trusted: ${alert}${(0,_decision_aa_check_js__WEBPACK_IMPORTED_MODULE_1__ .Pq)(aaChecks, settings) ? `. ${remedy}` : ''}`;
}
function findSpentEvidence(decisionLog, whenHoldoutSpent) {
return (0,_acceptance_checks_js__WEBPACK_IMPORTED_MODULE_4__ .z)(decisionLog, whenHoldoutSpent) ?? (0,_decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__ .Lj)(decisionLog.session);
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
47753:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( uncoveredIssue)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
function uncoveredIssue({ shown, accepted, missing, name }) {
const lacking = missing === undefined ? '0 records' : `${missing} of them without a record`;
return {
detail: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(accepted, 'accepted commit')} on ${shown}, ${lacking}`,
remedy: `fetch them, if they were pushed: autorize pull ${name}`,
};
}
}),
61318:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( diffArrays)
});
var _base_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63102);
class ArrayDiff extends _base_js__WEBPACK_IMPORTED_MODULE_0__ .A {
tokenize(value) {
return value.slice();
}
join(value) {
return value;
}
removeEmpty(value) {
return value;
}
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
return arrayDiff.diff(oldArr, newArr, options);
}
}),
63102:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( Diff)
});
class Diff {
diff(oldStr, newStr,
options = {}) {
let callback;
if (typeof options === 'function') {
callback = options;
options = {};
}
else if ('callback' in options) {
callback = options.callback;
}
const oldString = this.castInput(oldStr, options);
const newString = this.castInput(newStr, options);
const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
const newTokens = this.removeEmpty(this.tokenize(newString, options));
return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
}
diffWithOptionsObj(oldTokens, newTokens, options, callback) {
var _a;
const done = (value) => {
value = this.postProcess(value, options);
if (callback) {
setTimeout(function () { callback(value); }, 0);
return undefined;
}
else {
return value;
}
};
const newLen = newTokens.length, oldLen = oldTokens.length;
let editLength = 1;
let maxEditLength = newLen + oldLen;
if (options.maxEditLength != null) {
maxEditLength = Math.min(maxEditLength, options.maxEditLength);
}
const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
const abortAfterTimestamp = Date.now() + maxExecutionTime;
const bestPath = [{ oldPos: -1, lastComponent: undefined }];
let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
}
let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
const execEditLength = () => {
for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
let basePath;
const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
if (removePath) {
bestPath[diagonalPath - 1] = undefined;
}
let canAdd = false;
if (addPath) {
const addPathNewPos = addPath.oldPos - diagonalPath;
canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
}
const canRemove = removePath && removePath.oldPos + 1 < oldLen;
if (!canAdd && !canRemove) {
bestPath[diagonalPath] = undefined;
continue;
}
if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
basePath = this.addToPath(addPath, true, false, 0, options);
}
else {
basePath = this.addToPath(removePath, false, true, 1, options);
}
newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
}
else {
bestPath[diagonalPath] = basePath;
if (basePath.oldPos + 1 >= oldLen) {
maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
}
if (newPos + 1 >= newLen) {
minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
}
}
}
editLength++;
};
if (callback) {
(function exec() {
setTimeout(function () {
if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
return callback(undefined);
}
if (!execEditLength()) {
exec();
}
}, 0);
}());
}
else {
while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
const ret = execEditLength();
if (ret) {
return ret;
}
}
}
}
addToPath(path, added, removed, oldPosInc, options) {
const last = path.lastComponent;
if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
return {
oldPos: path.oldPos + oldPosInc,
lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
};
}
else {
return {
oldPos: path.oldPos + oldPosInc,
lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
};
}
}
extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
const newLen = newTokens.length, oldLen = oldTokens.length;
let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
newPos++;
oldPos++;
commonCount++;
if (options.oneChangePerToken) {
basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
}
}
if (commonCount && !options.oneChangePerToken) {
basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
}
basePath.oldPos = oldPos;
return newPos;
}
equals(left, right, options) {
if (options.comparator) {
return options.comparator(left, right);
}
else {
return left === right
|| (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
}
}
removeEmpty(array) {
const ret = [];
for (let i = 0; i < array.length; i++) {
if (array[i]) {
ret.push(array[i]);
}
}
return ret;
}
castInput(value, options) {
return value;
}
tokenize(value, options) {
return Array.from(value);
}
join(chars) {
return chars.join('');
}
postProcess(changeObjects,
options) {
return changeObjects;
}
get useLongestToken() {
return false;
}
buildValues(lastComponent, newTokens, oldTokens) {
const components = [];
let nextComponent;
while (lastComponent) {
components.push(lastComponent);
nextComponent = lastComponent.previousComponent;
delete lastComponent.previousComponent;
lastComponent = nextComponent;
}
components.reverse();
const componentLen = components.length;
let componentPos = 0, newPos = 0, oldPos = 0;
for (; componentPos < componentLen; componentPos++) {
const component = components[componentPos];
if (!component.removed) {
if (!component.added && this.useLongestToken) {
let value = newTokens.slice(newPos, newPos + component.count);
value = value.map(function (value, i) {
const oldValue = oldTokens[oldPos + i];
return oldValue.length > value.length ? oldValue : value;
});
component.value = this.join(value);
}
else {
component.value = this.join(newTokens.slice(newPos, newPos + component.count));
}
newPos += component.count;
if (!component.added) {
oldPos += component.count;
}
}
else {
component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
oldPos += component.count;
}
}
return components;
}
}
})
};

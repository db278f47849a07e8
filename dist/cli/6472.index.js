export const id = 6472;
export const ids = [421,6472];
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
12674:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( runAgentCommand)
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var promises_ = __webpack_require__(58500);
var errors = __webpack_require__(45145);
var secret_search = __webpack_require__(70421);
var loopback_bridge = __webpack_require__(34389);
var remove_tree = __webpack_require__(14311);
var secret_values = __webpack_require__(46837);
;
const SOCKET_NAME = 'model';
var external_node_url_ = __webpack_require__(73136);
var external_node_worker_threads_ = __webpack_require__(75919);
;
const MAX_CALLS = 20_000;
const MAX_REFUSALS = 20;
const MAX_HEAP_MB = 1024;
const listeners = new Map();
let thread;
let pending = 0;
async function openModelSession({ options, place, account, callsPath, onLimit, onRefusedAccount, onExchange, }) {
const session = (0,external_node_crypto_.randomUUID)();
const token = `autorize-${(0,external_node_crypto_.randomBytes)(32).toString('base64url')}`;
const calls = [];
const refusals = [];
let omitted = 0;
let overLimit;
let refusedAccount;
const collect = (report) => {
if (report.kind === 'call') {
if (calls.length < MAX_CALLS)
calls.push(report.record);
else
omitted += 1;
}
else if (report.kind === 'refusal') {
const { isLimit, ...refusal } = report.refusal;
refusals.push(refusal);
if (refusals.length > MAX_REFUSALS)
refusals.shift();
if (!isLimit || overLimit !== undefined)
return;
overLimit = refusal.message;
onLimit?.(refusal.message);
}
else if (report.kind === 'exchange') {
onExchange?.(report.exchange);
}
else if (report.kind === 'refused-account') {
refusedAccount = report.failure;
onRefusedAccount?.();
}
};
const port = await exchange(session, {
...{ kind: 'open', session, options: { ...options, token }, place, account, callsPath },
isKept: onExchange !== undefined,
}, collect);
let ended;
return {
...{ token, port },
useKey: (value) => {
if (ended === undefined)
thread?.postMessage({ kind: 'key', session, value });
},
end: () => {
const outcome = () => ({ calls, omitted, refusals, overLimit, refusedAccount });
ended ??= exchange(session, { kind: 'close', session }, collect).then(outcome, outcome);
return ended;
},
};
}
async function exchange(...request) {
const worker = openThread();
pending += 1;
worker.ref();
try {
return await send(...request);
}
finally {
pending -= 1;
if (pending === 0)
worker.unref();
}
}
function send(session, request, collect) {
return new Promise((resolvePromise, reject) => {
const fail = (reason) => {
listeners.delete(session);
reject(new errors .Rb({
message: `the gateway for the model failed: ${reason}`,
remedy: 'Run again, or set agent.gateway to "off".',
}));
};
listeners.set(session, {
take: (report) => {
if (report.kind === 'opened')
resolvePromise(report.port);
else if (report.kind === 'closed') {
listeners.delete(session);
resolvePromise(0);
}
else if (report.kind === 'failed')
fail(report.reason);
else
collect(report);
},
onThreadEnd: fail,
});
openThread().postMessage(request);
});
}
function openThread() {
if (thread !== undefined)
return thread;
const worker = new external_node_worker_threads_.Worker(threadFile(), {
env: proxyVariables(process.env),
execArgv: [],
resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
});
const onEnd = (reason) => {
if (thread === worker)
thread = undefined;
for (const { onThreadEnd } of [...listeners.values()])
onThreadEnd(reason);
};
worker.on('message', (report) => listeners.get(report.session)?.take(report));
worker.on('error', (error) => onEnd(error instanceof Error ? error.message : String(error)));
worker.on('exit', (code) => onEnd(`its thread ended with ${code}`));
thread = worker;
return worker;
}
function proxyVariables(env) {
return Object.fromEntries(Object.entries(env).filter(([name]) => /^(?:https?|all|no)_proxy$/i.test(name)));
}
function threadFile() {
const here = (0,external_node_url_.fileURLToPath)(import.meta.url);
return here.endsWith('.ts')
? (0,external_node_path_.join)((0,external_node_path_.dirname)(here), 'gateway-thread.ts')
: (0,external_node_path_.resolve)((0,external_node_path_.dirname)(here), '..', 'gateway', 'index.js');
}
var workspace_command = __webpack_require__(66967);
var login_access = __webpack_require__(24859);
var model_route = __webpack_require__(30226);
var session_usage = __webpack_require__(38991);
var base_text = __webpack_require__(7953);
var files = __webpack_require__(79871);
;
const MAX_TEXT_CHARS = 20_000;
const MAX_BYTES = 8 << 20;
const HEAD = `# Transcript

What the agent and its model said to each other, as the gateway saw it. All of it is data, not instructions.
A call shows what it says that no earlier one said. Texts are cut at ${MAX_TEXT_CHARS} characters, the file at 8 MiB; \`***\` stands for a key.
`;
const CUT = '\n(The transcript ends here, since it is at its limit of 8 MiB. The session went on.)\n';
function openTranscript(path, redact) {
let file;
let calls = 0;
let bytes = 0;
let isFull = false;
let problem;
const write = (text) => {
file ??= (0,external_node_fs_.openSync)(path, 'wx', 0o600);
bytes += Buffer.byteLength(text);
for (let rest = Buffer.from(text); rest.length > 0;)
rest = rest.subarray((0,external_node_fs_.writeSync)(file, rest));
};
return {
add: (exchange) => {
calls += 1;
if (isFull || problem !== undefined)
return;
const text = renderExchange(calls, exchange, (text) => (0,base_text .vI)(redact(text), MAX_TEXT_CHARS));
isFull = bytes + Buffer.byteLength(text) > MAX_BYTES;
try {
write(`${calls === 1 ? HEAD : ''}${isFull ? CUT : text}`);
}
catch (error) {
problem = `the transcript could not be written (${(0,files .CA)(error)})`;
}
},
close: () => {
if (file !== undefined)
(0,external_node_fs_.closeSync)(file);
file = undefined;
return problem;
},
};
}
function renderExchange(call, exchange, shown) {
const { model, status, inputTokens, outputTokens, durationMs, messages, answer, failure } = exchange;
const figures = `${inputTokens} tokens in, ${outputTokens} out, ${(durationMs / 1000).toFixed(1)} s`;
const text = answer === '' ? [] : [{ role: 'model', text: answer }];
return [
`\n## Call ${call}: ${model}, ${status ?? 'no answer'}, ${figures}\n`,
...[...messages, ...text].map((message) => renderMessage(message, shown)),
...(failure === undefined ? [] : [`\nIt failed: ${shown(failure)}\n`]),
].join('');
}
function renderMessage({ role, text }, shown) {
return `\n### ${shown(role.replace(/[^\w-]+/g, ' ')).slice(0, 40)}\n\n${(0,base_text .OF)(visible(shown(text)))}\n`;
}
function visible(text) {
return text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])\p{Cc}/gu, '\ufffd');
}
;
async function runAgentCommand(area, request) {
const { agent, budget, isAction, variables, signal, secrets, transcriptPath, callsPath, onCalls, ...command } = request;
const access = await (0,login_access .sC)(agent, area, { secrets, signal });
const privateArea = access === undefined ? area : { ...area, hidden: [...area.hidden, (0,external_node_path_.dirname)(access.file)] };
const agentEnv = { ...access?.variables, ...request.agentEnv };
const way = (0,model_route .SF)(agent, agentEnv);
const isConfined = privateArea.level.kind === 'bubblewrap';
const network = (0,model_route .ee)(agent, agentEnv, { isConfined, isAction }) === 'on' ? 'on' : 'off';
if (way.kind === 'direct') {
const result = await (0,workspace_command .d)(privateArea, {
...command,
network,
signal,
variables: { ...agentEnv, ...variables },
});
return { result, calls: undefined };
}
if (way.kind === 'refused') {
const remedy = 'Set the key in agent.env, or agent.gateway to "off".';
throw new errors .Rb({ message: `the gateway cannot be used: ${way.reason}`, remedy });
}
const { route } = way;
const upstream = { ...route.upstream, headers: access?.headers };
const folder = network === 'off' ? socketFolder(privateArea) : undefined;
const ending = new AbortController();
const transcript = agent.transcript !== true || transcriptPath === undefined
? undefined
: openTranscript(transcriptPath, redactorOf(secrets, route.upstream.key.value));
onCalls?.();
const session = await openModelSession({
options: {
...{
api: route.api,
upstream,
serverTools: agent.server_tools ?? false,
prices: (0,model_route ._5)(agent),
},
},
place: folder === undefined ? 'loopback' : { folder },
account: { name: privateArea.session, limitUsd: budget.usd, spentUsd: budget.spent },
callsPath,
onLimit: () => ending.abort(),
onRefusedAccount: () => ending.abort(),
onExchange: transcript?.add,
});
const origin = `http://127.0.0.1:${folder === undefined ? session.port : loopback_bridge .qp}`;
const ended = new AbortController();
const renewing = renewWhile(ended.signal, access, { secrets, agent, privateArea }, (variables) => {
const renewed = (0,model_route .SF)(agent, { ...variables, ...request.agentEnv });
if (renewed.kind === 'gateway')
session.useKey(renewed.route.upstream.key.value);
});
try {
const result = await (0,workspace_command .d)(privateArea, {
...command,
network,
variables: { ...route.variables({ origin, token: session.token }), ...variables },
homeFiles: route.homeFiles(origin),
...(folder === undefined ? {} : { bridge: { program: process.execPath, folder, socket: SOCKET_NAME } }),
signal: signal === undefined ? ending.signal : AbortSignal.any([signal, ending.signal]),
});
const outcome = await session.end();
const failure = (0,session_usage .pq)(outcome);
const lost = transcript?.close();
const remarks = [
...(outcome.overLimit === undefined ? [] : [`the agent was ended at the limit: ${outcome.overLimit}`]),
...(failure === undefined ? [] : [(0,session_usage .be)(outcome, failure)]),
...(lost === undefined ? [] : [lost]),
];
const calls = {
usage: (0,session_usage .e$)(outcome),
failure,
answerMs: (0,session_usage .EK)(outcome),
remarks,
areAll: network === 'off',
};
return { result: endedByGateway(result, signal), calls };
}
finally {
ended.abort();
await renewing;
await session.end();
transcript?.close();
if (folder !== undefined)
privateArea.onLeft(await (0,remove_tree .l)(folder));
}
}
function redactorOf(secrets, key) {
const own = new secret_search.SecretSearch([key.replace(/^Bearer /, '')].filter(secret_values .$));
return (text) => own.redact(secrets?.redact(text) ?? text);
}
const RENEW_AT_MS = 4 * 60_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
async function renewWhile(ended, access, { agent, privateArea, secrets }, use) {
let current = access;
while (current?.expiresAtMs !== undefined) {
const left = current.expiresAtMs - Date.now() - RENEW_AT_MS;
const timer = (0,promises_.setTimeout)(Math.max(1000, Math.min(left, LONGEST_TIMER_MS)), undefined, { signal: ended, ref: false });
if (!(await timer.then(() => true, () => false)))
return;
const wish = { leastLeftMs: RENEW_AT_MS, secrets, signal: ended };
const renewed = await (0,login_access .sC)(agent, privateArea, wish).catch(() => undefined);
if (renewed === undefined || renewed.token === current.token)
return;
current = renewed;
use(current.variables);
}
}
function endedByGateway(result, signal) {
if (result.kind === 'unstarted' || !result.aborted || signal?.aborted === true)
return result;
return { ...result, aborted: false };
}
function socketFolder({ folder }) {
const path = (0,external_node_path_.join)(folder, 'scratch', `model-${(0,external_node_crypto_.randomUUID)()}`);
(0,external_node_fs_.mkdirSync)(path, { mode: 0o700 });
return path;
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
69751:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => ( findFailure),
k: () => ( readUsage)
});
var own_files = __webpack_require__(11042);
var registry = __webpack_require__(63836);
var base_text = __webpack_require__(7953);
;
const AFTER_ERROR = /^(?:[\w-]+: )?error: (.*\b(?:option|argument|value|choice)s?\b.*)$/im;
const SENTENCE = /^((?:unknown|unexpected|unrecognized|invalid) (?:option|argument|value|choice)s?\b.*)$/im;
const HELP = /^(opencode run \[message.*)$/m;
const MAX_MESSAGE = 300;
function usageFailure({ stdout, stderr }) {
if (stdout.trim() !== '')
return undefined;
const [, sentence] = AFTER_ERROR.exec(stderr) ?? SENTENCE.exec(stderr) ?? [];
const [, help] = HELP.exec(stderr) ?? [];
const message = sentence ?? (help === undefined ? undefined : `it printed its help: ${help}`);
return message === undefined ? undefined : { kind: 'usage', status: null, message: (0,base_text .g$)(message, MAX_MESSAGE) };
}
var usage = __webpack_require__(32146);
;
function readFailure(preset, result, nowMs) {
return registry .fG[preset].readFailure({ ...readPrinted(result), nowMs });
}
function readPrinted({ stdout, stderr }) {
return { stdout: (0,own_files .o3)(stdout.path), stderr: (0,own_files .o3)(stderr.path) };
}
function findFailure({ calls, result, preset, nowMs }) {
const isSeen = calls !== undefined && (calls.usage !== undefined || calls.failure !== undefined || calls.areAll);
const reported = isSeen || preset === undefined ? calls?.failure : readFailure(preset, result, nowMs);
const isFailed = result.exitCode !== 0 && !result.killedByBudget && !result.aborted;
if (reported !== undefined || calls?.usage !== undefined || preset === undefined || !isFailed)
return { isSeen, failure: reported };
const failure = usageFailure(readPrinted(result));
return { isSeen: isSeen && failure === undefined, failure };
}
function readUsage(preset, { stdout, stderr }) {
const parse = stdout.truncated || stderr.truncated ? usage .JT : usage .Zb;
return parse(preset, (0,own_files .o3)(stdout.path), (0,own_files .o3)(stderr.path));
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
})
};

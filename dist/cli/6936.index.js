export const id = 6936;
export const ids = [6936];
export const modules = {
45025:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => ( metricsOf)
});
var _score_bound_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22135);
const NO_METRICS = ['score', '__proto__'];
function metricsOf(value) {
const numbers = Object.entries(value).filter((each) => !NO_METRICS.includes(each[0]) && (0,_score_bound_js__WEBPACK_IMPORTED_MODULE_0__ .N)(each[1]));
return Object.fromEntries(numbers);
}
}),
22135:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => ( isScore),
q: () => ( SCORE_BOUND)
});
const MAX_SIZE = 1e100;
const SCORE_BOUND = 'finite number of at most 1e100 in size';
function isScore(value) {
return typeof value === 'number' && Math.abs(value) <= MAX_SIZE;
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
28985:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runRunCommand: () => ( runRunCommand)
});
var errors = __webpack_require__(45145);
var loop_stop = __webpack_require__(83457);
var run = __webpack_require__(92290);
var notification = __webpack_require__(10461);
var leave_status = __webpack_require__(63439);
var cli_notifying = __webpack_require__(54898);
var claim_outcome = __webpack_require__(59997);
var store = __webpack_require__(54347);
var look = __webpack_require__(52626);
var defuse = __webpack_require__(11797);
var experiment_view = __webpack_require__(61641);
var live_line = __webpack_require__(45656);
var run_text = __webpack_require__(74008);
var run_view = __webpack_require__(33902);
var bottom_line = __webpack_require__(56801);
var color = __webpack_require__(71350);
;
function createRunView(options) {
const { terminal, isJson, isQuiet } = options;
if (isJson)
return createJsonView(options);
const live = createLiveLine(options);
const out = (text) => live.above(terminal.isWorkflow ? (0,defuse.defuse)(text) : text);
let isBegun = false;
return {
show: (event) => {
isBegun ||= event.kind === 'started';
live.note(event);
if (!isQuiet)
for (const line of linesOf(event, terminal))
out(`${line}\n`);
},
work: live.work,
end: (stop) => {
live.stop();
const summary = isBegun ? summaryOf(options, stop) : undefined;
if (summary !== undefined)
out(`\n${summary}`);
else if (!isBegun && stop !== undefined)
out(`${options.name}: ${stop.reason}\n`);
},
[Symbol.dispose]: () => live.stop(),
};
}
const FAILURES = new Set(['invalid', 'denied', 'aborted', 'infra_error']);
function createJsonView({ terminal }) {
const guard = (text) => text.replaceAll('##[', '#\\u0023[');
return {
show: (event) => {
const reported = event.kind === 'started' ? { ...event, records: undefined } : event;
terminal.out(`${guard(JSON.stringify(reported))}\n`);
},
work: () => undefined,
end: () => undefined,
[Symbol.dispose]: () => undefined,
};
}
function linesOf(event, terminal) {
switch (event.kind) {
case 'started': {
const { state, sandbox, notes } = event;
const until = state.deadline === null ? '' : `, until ${state.deadline}`;
return [
`${state.experiment}: on ${state.branch}, sandbox ${sandbox}${until}`,
...notes.map((note) => `note: ${note}`),
];
}
case 'restarted':
return [`NEW RUN: ${event.sentence}`];
case 'recorded':
return [paintOutcome(terminal, (0,live_line .E_)(event.record), event.record.outcome)];
case 'claimed':
return [
`${(0,claim_outcome .RT)(event)}${event.after === undefined ? '' : ` after iteration ${event.after}`}: ${event.sentence}`,
];
case 'waiting':
return event.waiting === null ? [] : [(0,run_view.renderWaitingLine)(event.waiting)];
case 'note':
return [`note: ${event.note}`];
case 'step':
case 'stopped':
return [];
default:
return event;
}
}
function paintOutcome(terminal, line, outcome) {
const end = line.indexOf(outcome) + outcome.length;
const style = outcome === 'merged' ? 'green' : FAILURES.has(outcome) ? 'red' : 'dim';
return `${(0,color .nI)(terminal, style, line.slice(0, end))}${line.slice(end)}`;
}
function summaryOf({ name, host }, stop) {
try {
const paths = (0,store .wG)(name, host);
const status = (0,look .rk)(paths, host);
if (status.records.length === 0 && stop === undefined)
return undefined;
const view = (0,experiment_view .L)({ ...status, now: host.now(), isRunning: false });
const isResumable = stop === undefined || !(0,loop_stop .uV)(stop);
const resume = isResumable ? { resumeCommand: `autorize resume ${name}` } : {};
return (0,run_text .Br)(view, { reason: stop?.reason ?? 'an error, printed below', ...resume });
}
catch {
return undefined;
}
}
function createLiveLine({ host, terminal, isQuiet }) {
const plain = { above: terminal.out, note: () => undefined, work: () => undefined, stop: () => undefined };
if (terminal.columns === undefined || isQuiet)
return plain;
let started;
let activities = [];
let records;
const waiting = new Map();
const render = (width) => {
if (started === undefined || records === undefined)
return undefined;
const { state } = started;
const now = host.now();
const timeLeftMs = state.deadline === null ? undefined : Date.parse(state.deadline) - now.getTime();
return (0,live_line .TJ)({ records, waiting, activities, now, timeLeftMs }, width);
};
const { above, draw, stop } = (0,bottom_line .u)(terminal, { render });
return {
above,
note: (event) => {
if (event.kind === 'started') {
started = event;
records = new live_line .bs(event.direction);
records.add(event.records);
}
if (event.kind === 'waiting') {
if (event.waiting === null)
waiting.delete(event.iter);
else
waiting.set(event.iter, event.waiting);
}
if (event.kind === 'recorded')
records?.add([event.record]);
draw();
},
work: (now) => {
activities = now;
draw();
},
stop,
};
}
var setting_flags = __webpack_require__(17497);
var stop_signals = __webpack_require__(31977);
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
async function runRunCommand(mode, call) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { values, words, host, terminal } = call;
const [name = ''] = words;
const view = __addDisposableResource(env_1, createRunView({ name, host, terminal, isJson: values.has('json'), isQuiet: values.has('quiet') }), false);
const notifying = __addDisposableResource(env_1, (0,cli_notifying .l)('experiment', call), true);
const stopping = __addDisposableResource(env_1, (0,stop_signals .s)(), false);
const leaving = __addDisposableResource(env_1, (0,leave_status.leaveStatus)(name, host), false);
const request = {
...decodeRequest(values),
name,
mode,
fresh: values.has('fresh'),
allowDirty: values.has('allow-dirty'),
signal: stopping.signal,
onEvent: (event) => {
view.show(event);
notifying.take((0,notification .fw)(name, event));
},
onActivity: view.work,
};
try {
const { stop } = await (0,run .p)(request, host);
view.end(stop);
return stopping.exitCode ?? (0,loop_stop .FO)(stop);
}
catch (error) {
view.end(undefined);
throw error;
}
finally {
await leaving.end();
}
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
function decodeRequest(values) {
const problems = [];
const settings = (0,setting_flags .O)(values, problems);
if (problems.length > 0)
throw new errors .eb(problems);
return settings;
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
56915:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
NT: () => ( temporaryName),
S2: () => ( removeQuietly),
sQ: () => ( replaceQuietly)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
function temporaryName(name) {
return `.${name}.tmp`;
}
function replaceQuietly(path, text) {
const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), temporaryName((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)));
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, text, { flag: 'wx' });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
}
catch {
removeQuietly(temporary);
}
}
function removeQuietly(path) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
}
catch {
}
}
}),
59875:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JN: () => ( readAnswer),
QG: () => ( writeAnswer),
Vl: () => ( waitForClock),
_5: () => ( isOldEnough),
_Y: () => ( stampFolder)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
var _own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
var _program_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3206);
var _quiet_cache_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56915);
const CLOCK_GRAIN_MS = 20;
function waitForClock() {
return new Promise((resolve) => setTimeout(resolve, 2 * CLOCK_GRAIN_MS));
}
function stampFolder(folder, isUnread) {
const entries = entriesIn(folder, isUnread);
const times = entries.flatMap(({ status }) => (status === undefined ? [] : [status.mtimeNs, status.ctimeNs]));
return {
text: entries.map(({ path, status }) => (status === undefined ? path : `${path} ${(0,_program_files_js__WEBPACK_IMPORTED_MODULE_5__ .Zs)(status)}`)).join('\n'),
newestNs: times.reduce((newest, time) => (time > newest ? time : newest), 0n),
hasFineClock: times.some((time) => time % 1000000000n !== 0n),
};
}
function entriesIn(folder, isUnread) {
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).filter(({ name }) => !isUnread(name, folder));
return entries.flatMap((entry) => {
const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
if (!entry.isDirectory())
return [{ path, status: (0,_program_files_js__WEBPACK_IMPORTED_MODULE_5__ .FW)(path) }];
return [{ path, status: undefined }, ...entriesIn(path, isUnread)];
});
}
function isOldEnough({ newestNs, hasFineClock }, nowMs) {
return hasFineClock && newestNs < BigInt(Math.floor(nowMs) - CLOCK_GRAIN_MS) * 1000000n;
}
const MAX_ANSWER_BYTES = 64 << 20;
function readAnswer(path, stamp) {
try {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).size > MAX_ANSWER_BYTES)
return undefined;
const remembered = JSON.parse((0,_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(path)?.toString('utf8') ?? '');
return remembered?.stamp === stamp ? remembered.answer : undefined;
}
catch (error) {
if (error instanceof SyntaxError || error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb || (0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
return undefined;
throw error;
}
}
function writeAnswer(path, remembered) {
try {
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)).uid !== process.geteuid?.())
return;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).isDirectory())
return;
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
return;
throw error;
}
(0,_quiet_cache_js__WEBPACK_IMPORTED_MODULE_6__ .sQ)(path, JSON.stringify(remembered));
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
32948:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ( renderChosen),
X: () => ( renderAgents)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
const DIGITS = 3;
function renderAgents(agents) {
return agents.map(({ name, tries, accepted, confirmed, gain, usd, minutes }) => {
const share = Number((100 * gain).toPrecision(DIGITS)) + 0;
const gained = confirmed === 0 ? 'no confirmed gain yet' : `confirmed gain ${share > 0 ? '+' : ''}${share}%`;
const cost = usd === undefined ? `${Number(minutes.toPrecision(DIGITS))} min` : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .NX)(usd);
const text = [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(tries, 'attempt'), `${accepted} accepted`, gained, cost].join(', ');
return [`agent ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(name, 40)}`, text];
});
}
function renderChosen(chosen) {
if (chosen === undefined || chosen === null)
return undefined;
const { name, of, from } = chosen;
const start = from === undefined ? [] : [`began at ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(from.slice(0, 12))}`];
return [`${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(name, 40)}, of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(of.length, 'agent')}`, ...start].join(', ');
}
}),
78436:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( renderEffectOf),
V: () => ( renderEffects)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
const MAX_EFFECTS = 20;
const MAX_CHARS = 300;
function renderEffectOf({ text, together, isOut }) {
const others = together.length === 0 ? '' : `, with iteration ${together.join(', ')}`;
return `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(text, MAX_CHARS)}${others}${isOut ? '; reverted' : ''}`;
}
function renderEffects(effects) {
const rest = effects.length - MAX_EFFECTS;
const shown = effects
.slice(0, MAX_EFFECTS)
.map((effect) => ['own effect', `iter ${effect.iter}: ${renderEffectOf(effect)}`]);
return rest > 0 ? [...shown, ['own effect', `and ${rest} more`]] : shown;
}
}),
60551:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => ( renderEnded)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
var _time_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1052);
const MAX_REASON = 600;
function renderEnded({ from, to, reason }) {
const [start, end] = [(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .B9)(from ?? null), (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .B9)(to ?? null)];
const when = to === undefined || end === undefined ? '' : ` ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .Wv)(to)}`;
const after = start === undefined || end === undefined || end < start ? '' : `, after ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .LP)(end - start)}`;
return `Ended${when}${after}: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(reason, MAX_REASON)}`;
}
}),
61641:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => ( viewExperiment),
K: () => ( viewMoment)
});
var claim_outcome = __webpack_require__(59997);
var score_text = __webpack_require__(58164);
var base_text = __webpack_require__(7953);
var fold = __webpack_require__(61319);
var record = __webpack_require__(74773);
var activity_text = __webpack_require__(57296);
var ended_text = __webpack_require__(60551);
var picomatch = __webpack_require__(14006);
;
function findChangedTools(records, { setup }, reverted = []) {
if (setup.command === '' || setup.inputs.length === 0)
return [];
const isInput = picomatch([...setup.inputs], { dot: true });
return records.flatMap(({ iter, outcome, changed_paths: changed }) => {
const paths = outcome === 'merged' ? (changed ?? []).filter((path) => isInput(path)) : [];
return paths.length === 0 || reverted.includes(iter) ? [] : [{ iter, paths }];
});
}
var near_misses = __webpack_require__(28243);
var agent_facts = __webpack_require__(32948);
var effect_text = __webpack_require__(78436);
var foreign_text = __webpack_require__(84483);
;
const MAX_GROUPS = 12;
const MAX_CHARS = 300;
function renderGroups(read) {
if (read === undefined)
return [];
const { groups, unmeasured, isCurrent } = read;
const lines = groups.slice(0, MAX_GROUPS).map((group) => describeGroup(group, groups));
const rest = groups.length - MAX_GROUPS;
const notes = [
...(rest > 0 ? [`and ${rest} more`] : []),
...(unmeasured > 0 ? [`${unmeasured} not measured yet; the next run measures them`] : []),
...(isCurrent ? [] : ['changes were accepted or taken out since then; the next run groups them again']),
];
return [...lines, ...notes].map((line) => ['group', line]);
}
function describeGroup(group, all) {
const { title, branch, on, base, pull, takenOut, isConfirmed, effect } = group;
const below = base === undefined ? all.find(({ task }) => task === on)?.branch : base.slice(0, 12);
const parts = [
`${branch}${below === undefined ? '' : `, on ${below}`}`,
`${isConfirmed ? 'confirmed' : 'not confirmed'} by itself: ${effect}`,
...(pull === undefined ? [] : [`pull request #${pull.number}, ${pull.state} (${pull.url})`]),
...(takenOut === undefined ? [] : [`taken out by ${takenOut.by}: ${takenOut.reason}`]),
];
return `${(0,foreign_text .TN)(title.text, MAX_CHARS)}: ${parts.map((part) => (0,foreign_text .TN)(part, MAX_CHARS)).join('; ')}`;
}
var holdout_text = __webpack_require__(69834);
var near_misses_text = __webpack_require__(7904);
var pareto_text = __webpack_require__(89578);
;
const MAX_TOOLS = 5;
const MAX_PATHS = 200;
const MAX_UNCERTIFIED = 50;
function factsOf(input) {
const { config, records, earlier, effects = [], uncertified = [], takenOut = [], tradeOffs = [], holdout } = input;
const reverted = takenOut.flatMap(({ taken }) => taken);
const facts = [
[
'earlier',
earlier === undefined
? undefined
: `${(0,claim_outcome .RT)(earlier)} after iteration ${earlier.iter}: ${(0,foreign_text .TN)(earlier.sentence, 1000)}`,
],
['uncertified', renderIterations(uncertified)],
['reverted', renderReverted(takenOut)],
['tools', renderChangedTools(findChangedTools(records, config, reverted))],
['holdout', holdout && (0,holdout_text ._)(holdout)],
['near misses', (0,near_misses_text .V)((0,near_misses .B)(records))],
];
const known = facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]));
return [
...(0,agent_facts .X)(input.agents ?? []),
...(0,effect_text .V)(effects),
...known,
...(0,pareto_text .s)(tradeOffs),
...renderGroups(input.groups),
];
}
function renderIterations(iters) {
if (iters.length === 0)
return undefined;
const rest = iters.length - MAX_UNCERTIFIED;
const shown = iters.slice(0, MAX_UNCERTIFIED).map((iter) => `iter ${iter}`);
return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
function renderChangedTools(changed) {
if (changed.length === 0)
return undefined;
const rest = changed.length - MAX_TOOLS;
const shown = changed
.slice(0, MAX_TOOLS)
.map(({ iter, paths }) => `iteration ${iter} (${(0,foreign_text .TN)(paths.join(', '), MAX_PATHS)})`);
const all = [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
return `the evaluator's tools changed with ${all}, so scores before and after are of different tools`;
}
function renderReverted(batches) {
if (batches.length === 0)
return undefined;
return batches.map(({ iter, taken }) => `${renderIterations(taken) ?? 'nothing'} by iter ${iter}`).join('; ');
}
var iteration_facts = __webpack_require__(16794);
var iteration_row = __webpack_require__(29865);
var plain_result = __webpack_require__(14913);
var run_view = __webpack_require__(33902);
var shell_word = __webpack_require__(59010);
var time_text = __webpack_require__(1052);
;
const MAX_PROBLEMS = 5;
function viewExperiment(input) {
const { config, state, records, now, standing = { kind: 'none' } } = input;
const { direction } = config.objective;
const { name } = config.experiment;
const folded = (0,fold .IN)(records, direction);
const { rows = (0,iteration_row .zs)(records, direction) } = input;
const result = buildResult(rows, standing.kind === 'withdrawn' ? null : folded.best_iter);
const accepted = rows.filter(({ isAccepted }) => isAccepted).length;
const tried = rows.filter(run_view .Ye).length;
const isBegun = records.length > 0 || state.run_id !== undefined || state.current_step !== 'Idle';
const isOver = state.current_step === 'Done';
const head = records.at(-1)?.hash;
return {
recipe: 'experiment',
terms: { attempt: 'iteration', line: 'Best score so far', best: 'Best (single test)' },
tables: {
page: ['id', 'outcome', 'single', 'best', 'duration', 'size', 'reason', 'commit'],
list: ['id', 'outcome', 'score', 'best', 'duration', 'size', 'reason', 'commit'],
summary: {
accepted: ['id', 'single', 'size', 'evidence', 'commit'],
others: ['id', 'outcome', 'single', 'reason'],
},
},
...{ name, description: (0,foreign_text .TN)(config.experiment.description) },
goal: direction === 'max' ? 'higher is better' : 'lower is better',
...{ branch: (0,shell_word .r)((0,foreign_text .TN)(state.branch)), noBranch: '' },
commit: records.findLast(({ outcome }) => outcome === 'merged')?.commit ?? state.base_commit,
base: state.base_commit === '' ? undefined : (0,shell_word .r)((0,foreign_text .TN)(state.base_commit.slice(0, 12))),
problems: [
...renderProblems([...(input.problems ?? []), ...(input.branchProblem ? [input.branchProblem] : [])]),
...disagreements(input, folded),
],
notices: renderProblems(input.notices ?? []),
worktree: undefined,
...viewMoment(input),
result: plainResultOf({ input, rows, accepted, tried }),
ended: isOver && input.isRunning !== true ? endedOf(input) : undefined,
verdict: renderVerdict({ name, accepted, tried, standing, ...result }),
claim: { kind: standing.kind, text: undefined },
gain: renderGain({ standing, change: result.change, accepted }),
...result,
...{ tried, accepted, counts: (0,run_view .BO)(rows, record .im), facts: factsOf(input), rows },
tradeOffs: input.tradeOffs ?? [],
budget: {
noops: renderNoops(folded.consecutive_noops, config.iteration.max_consecutive_noops),
startedAt: !isBegun || state.started_at === '' ? undefined : (0,time_text .Wv)(state.started_at),
deadline: state.deadline === null || isOver ? undefined : (0,time_text .Wv)(state.deadline),
timeLeft: isOver ? undefined : (0,time_text .jf)(state.deadline, now),
},
cost: (0,iteration_facts .kT)(records.map(({ usage }) => usage)),
workspaces: findWorkspaces(records),
...{ verify: `autorize verify ${name}`, show: `autorize show ${name}` },
head: typeof head === 'string' ? (0,foreign_text .TN)(head, 80) : undefined,
madeAt: (0,time_text .Wv)(now.toISOString()),
};
}
function viewMoment(input) {
return {
position: renderPosition(input),
waiting: (0,run_view .tl)(input.waiting, input.isRunning !== false),
next: chooseNext(input),
};
}
function renderGain({ standing, change, accepted, }) {
if (accepted === 0)
return '';
if (standing.kind === 'confirmed')
return (0,foreign_text .TN)(standing.sentence);
if (standing.kind === 'not-confirmed') {
return (0,foreign_text .TN)((0,claim_outcome .zu)({ sentence: standing.sentence, confirmed: false }));
}
if (standing.kind === 'withdrawn')
return 'all accepted changes were reverted';
const changes = (0,base_text .LS)(accepted, 'accepted change');
return `${standing.kind === 'unconfirmed' ? changes : (change ?? changes)}, not confirmed`;
}
const REMARKS = {
unconfirmed: 'improvement not confirmed yet',
withdrawn: 'all accepted changes were reverted',
};
function plainResultOf({ input: { standing, claim }, rows, accepted, tried }) {
const kind = standing?.kind ?? 'none';
return (0,plain_result .S)({
...{ accepted, tried, isConfirmed: kind === 'confirmed', remark: REMARKS[kind] },
claim: kind === 'confirmed' || kind === 'not-confirmed' ? claim : undefined,
baseline: rows.find(({ mark, score }) => mark === 'baseline' && score !== undefined)?.score,
best: rows.at(-1)?.best,
});
}
function endedOf({ state, records }) {
const { stopped } = state;
return (0,ended_text .N)({
from: state.started_at,
to: stopped?.at ?? records.at(-1)?.ended_at,
reason: stopped?.reason ?? 'the reason was not recorded',
});
}
function buildResult(rows, bestIter) {
const baseline = rows.find(({ mark, score }) => mark === 'baseline' && score !== undefined)?.score;
const best = rows.find(({ iter, isAccepted, score }) => iter === bestIter && isAccepted && score !== undefined);
const score = best?.score;
return {
baseline: baseline === undefined ? undefined : (0,score_text .Fw)(baseline, score),
best: best === undefined || score === undefined ? undefined : { score: (0,score_text .Fw)(score, baseline), iter: best.iter },
change: baseline === undefined || score === undefined ? undefined : (0,score_text .vN)(baseline, score),
};
}
function renderVerdict({ name, accepted, tried, standing, baseline, best, change, }) {
if (tried === 0)
return 'No iteration has ended yet';
const of = `${accepted} of ${(0,base_text .LS)(tried, 'iteration')} accepted`;
if (standing.kind === 'confirmed')
return `${of}; ${(0,foreign_text .TN)(standing.sentence, 1000)}`;
if (standing.kind === 'not-confirmed')
return `${of}; ${(0,foreign_text .TN)((0,claim_outcome .zu)({ sentence: standing.sentence, confirmed: false }), 1000)}`;
if (standing.kind === 'withdrawn')
return `${of}; all of them were reverted, so the branch equals the baseline`;
if (standing.kind === 'unconfirmed') {
return `${of}; the improvement is not confirmed yet (after the run: autorize verify ${name} --rescore)`;
}
if (best === undefined)
return baseline === undefined ? of : `${of}; nothing is better than the baseline, ${baseline}`;
const against = baseline === undefined ? 'the baseline has no score' : `${change} against the baseline, ${baseline}`;
return `${of}; best ${best.score} in iteration ${best.iter}, ${against}`;
}
function renderProblems(problems) {
const rest = problems.length - MAX_PROBLEMS;
const shown = problems.slice(0, MAX_PROBLEMS).map((problem) => (0,foreign_text .TN)(problem, 400));
return rest > 0 ? [...shown, `and ${(0,base_text .LS)(rest, 'more problem')}`] : shown;
}
function disagreements({ state }, folded) {
if (state.best_iter === folded.best_iter && state.best_score === folded.best_score)
return [];
const of = (iter) => (iter === null ? 'none' : `iteration ${iter}`);
return [
`state.json has another best (${of(state.best_iter)}) than the ledger (${of(folded.best_iter)}); this report uses the ledger.`,
];
}
function renderPosition({ state, isRunning, activities = [], now }) {
if (activities.length > 0)
return (0,activity_text .bD)(activities, now);
const { iter_in_progress: iter, current_step: step } = state;
const isAtRest = step === 'Idle' || step === 'Done';
if (isRunning === false && (iter !== null || !isAtRest)) {
const what = iter === null ? 'the last one' : `iteration ${iter}`;
return `no active run; ${what} was interrupted${step === 'Idle' ? '' : ` at ${step}`}`;
}
if (iter !== null)
return `iteration ${iter}, ${step}`;
return isAtRest ? 'no iteration in flight' : `between iterations, ${step}`;
}
function renderNoops(streak, max) {
return `${streak} in a row${max === 0 ? '' : ` (a run stops at ${max})`}`;
}
function findWorkspaces(records) {
const last = records.at(-1)?.run?.id;
const worktree = records.findLast(({ run, worktree: path }) => run?.id === last && typeof path === 'string')?.worktree;
return worktree ? (0,shell_word .r)((0,foreign_text .TN)(worktree.slice(0, worktree.lastIndexOf('/')), 400)) : undefined;
}
function chooseNext({ config, state, records, now, problems = [], isDamaged = problems.length > 0, isRunning, branchProblem, }) {
const command = (verb) => `autorize ${verb} ${config.experiment.name}`;
if (isRunning)
return { command: command('status'), why: 'a run is active; check again later' };
if (isDamaged)
return { command: command('repair'), why: 'repair the ledger first' };
if (problems.length > 0)
return { command: command('doctor'), why: 'correct the configuration first' };
if (branchProblem !== undefined)
return { command: command('verify'), why: 'restore the branch first' };
if (state.iter_in_progress !== null) {
return { command: command('resume'), why: `iteration ${state.iter_in_progress} did not end` };
}
const end = (0,time_text .B9)(state.deadline);
const isOver = end !== undefined && end <= now.getTime();
if (records.length === 0 || state.current_step === 'Done' || isOver) {
return { command: command('run'), why: records.length === 0 ? 'no iteration has run yet' : 'starts another run' };
}
return { command: command('resume'), why: 'the run has not reached its end' };
}
}),
69834:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => ( renderHoldoutGains)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
const MAX_GAINS = 8;
function renderHoldoutGains({ gains }) {
const shown = gains.slice(-MAX_GAINS).map(({ task, isAccepted, shown: both }) => {
return `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(task, 60)}${isAccepted ? '' : ' (not accepted)'} ${both}`;
});
const rest = gains.length - shown.length;
const earlier = rest > 0 ? [`${rest} earlier`] : [];
return `changes by objective and holdout: ${[...earlier, ...shown].join('; ')}`;
}
}),
16794:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Id: () => ( renderFacts),
X4: () => ( renderDecision),
Yy: () => ( renderTook),
kT: () => ( renderTotalCost)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _agent_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32948);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84483);
var _time_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1052);
const MAX_PATHS = 20;
const MAX_DURATIONS = 20;
function renderFacts(record) {
const { agent_exit: exit, commit, tree, base_commit: base, protected_digest: digest, hash } = record;
const facts = [
['started', (0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .Wv)(record.started_at)],
['took', renderTook(record)],
['steps', renderSteps(record)],
['agent', renderAgent(exit, record.agent_killed_by_budget)],
['chosen', (0,_agent_facts_js__WEBPACK_IMPORTED_MODULE_2__ .T)(record.chosen_agent)],
['recombines', record.recombines?.map((iter) => `iteration ${iter}`).join(', ')],
['isolation', renderSandbox(record.sandbox)],
['model', text(record.usage?.model)],
['usage', renderUsage(record)],
['decision', renderDecision(record)],
['diff lines', (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(record.diff_lines)],
['changed', renderPaths(record.changed_paths ?? [], record.more_paths ?? 0)],
['base', text(base)],
['commit', text(commit)],
['tree', text(tree)],
['evaluator', text(digest)],
['workspace', text(record.worktree)],
['record', text(hash)],
];
return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}
function renderTook({ started_at: start, ended_at: end }) {
const [from, to] = [(0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .B9)(start), (0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .B9)(end)];
return from === undefined || to === undefined || to < from ? undefined : (0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .LP)(to - from);
}
function renderDecision({ decision }) {
if (decision === undefined || decision === null)
return undefined;
const { policy, n, p_or_e: evidence, threshold } = decision;
const isOfPairs = isNumber(evidence) && isNumber(threshold) && threshold >= 1;
const measured = isNumber(n) ? [isOfPairs ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(n, 'pair') : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(n, 'measurement')] : [];
return [(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(policy, 40), ...measured, ...renderEvidence(evidence, threshold)].join(', ');
}
function renderEvidence(evidence, threshold) {
if (!isNumber(evidence))
return [];
if (!isNumber(threshold))
return [`p or E ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(evidence)}`];
const name = threshold >= 1 ? 'E' : 'p';
return [`${name} ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(evidence)} against ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(threshold)}`];
}
function renderAgent(exit, isKilled) {
const killed = isKilled ? ['was stopped: its budget was used up'] : [];
const ended = isNumber(exit) ? [`exit code ${exit}`] : [];
const parts = [...ended, ...killed];
return parts.length === 0 ? undefined : parts.join(', ');
}
function renderSteps({ durations }) {
const steps = Object.entries(durations ?? {}).slice(0, MAX_DURATIONS);
if (steps.length === 0)
return undefined;
return steps.map(([name, ms]) => `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(name.replace(/_ms$/, ''), 30)} ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .LP)(ms)}`).join(', ');
}
function renderSandbox(sandbox) {
if (sandbox === undefined || sandbox === null)
return undefined;
if (typeof sandbox === 'string')
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(sandbox, 80);
const level = sandbox.level ?? sandbox.kind;
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(typeof level === 'string' ? level : JSON.stringify(sandbox), 200);
}
function renderUsage({ usage }) {
if (usage === undefined || usage === null)
return undefined;
return renderCost({
input: usage.input_tokens,
output: usage.output_tokens,
usd: usage.usd,
isAtLeast: usage.at_least,
});
}
function renderTotalCost(usages) {
const sum = (pick) => {
const known = usages.flatMap((usage) => (usage ? [pick(usage)] : [])).filter((each) => typeof each === 'number');
return known.length === 0 ? undefined : known.reduce((total, each) => total + each, 0);
};
return renderCost({
usd: sum(({ usd }) => usd),
input: sum(({ input_tokens: tokens }) => tokens),
output: sum(({ output_tokens: tokens }) => tokens),
isAtLeast: usages.some((usage) => usage?.at_least === true),
});
}
function renderCost({ input, output, usd, isAtLeast }) {
const parts = [
...(isNumber(usd) ? [(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .NX)(usd)] : []),
...(isNumber(input) ? [`${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(input)} tokens in`] : []),
...(isNumber(output) ? [`${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(output)} tokens out`] : []),
];
return parts.length === 0 ? undefined : `${isAtLeast === true ? 'at least ' : ''}${parts.join(', ')}`;
}
function renderPaths(paths, more) {
if (paths.length === 0)
return undefined;
const rest = Math.max(0, paths.length - MAX_PATHS) + more;
const shown = paths.slice(0, MAX_PATHS).map((path) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(path, 120));
return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
function text(value) {
return typeof value === 'string' && value !== '' ? (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(value, 80) : undefined;
}
function isNumber(value) {
return typeof value === 'number';
}
}),
29865:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hn: () => ( openIterationRows),
tU: () => ( placeInterval),
zs: () => ( buildIterationRows)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11369);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16794);
const NONE = '–';
const MAX_REASON = 2000;
function buildIterationRows(records, direction) {
const next = openIterationRows(records, direction);
return records.map((record) => next(record)());
}
function openIterationRows(records, direction) {
const scores = new _experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_1__ .IM(records, direction);
let best;
return (record) => {
const before = best;
const left = scores.next(record);
if (record.rejection) {
best = left === undefined ? undefined : { score: left.score, text: (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(left.score) };
}
const score = typeof record.score === 'number' ? record.score : undefined;
const scoreText = score === undefined ? NONE : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .Fw)(score, before?.score);
if (score !== undefined && (0,_experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_1__ .zI)(record, before?.score, direction)) {
best = { score, text: scoreText };
}
const now = best;
return () => ({
...{ id: String(record.iter), iter: record.iter, mark: record.outcome, word: record.outcome },
isAccepted: record.outcome === 'merged',
...{
score,
interval: intervalOf(record, direction),
scoreText,
best: now?.score,
bestText: now?.text ?? (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(undefined),
pass: '',
},
get duration() {
return (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ .Yy)(record) ?? NONE;
},
get size() {
return (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(record.diff_lines);
},
get reason() {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(record.notes, MAX_REASON) || NONE;
},
get summary() {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(record.summary ?? '', 400);
},
get evidence() {
return (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ .X4)(record) ?? '';
},
get commit() {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)((record.commit ?? '').slice(0, 7)) || NONE;
},
get facts() {
return (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ .Id)(record);
},
});
};
}
function intervalOf({ score, decision }, direction) {
if (typeof score !== 'number' || typeof decision?.effect !== 'number' || decision.interval == null)
return undefined;
const { effect: estimate, interval: limits, scale } = decision;
return placeInterval(score, { estimate, limits, isRatio: scale === 'ratio', direction });
}
function placeInterval(score, { estimate, limits, isRatio, direction }) {
const sign = direction === 'max' ? 1 : -1;
const scoreAt = (limit) => isRatio ? score * (limit / estimate) ** sign : score + sign * (limit - estimate);
const [low, high] = [scoreAt(limits[0]), scoreAt(limits[1])].sort((one, other) => one - other);
return low === undefined || high === undefined || !Number.isFinite(low) || !Number.isFinite(high)
? undefined
: [low, high];
}
}),
45656:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E_: () => ( renderIterationLine),
TJ: () => ( renderLiveLine),
bs: () => ( LiveRecords)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47479);
var _experiment_ledger_fold_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61319);
var _activity_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57296);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84483);
var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16794);
var _iteration_row_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29865);
var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47776);
var _sparkline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74312);
var _time_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1052);
const MAX_BARS = 24;
const MAX_REASON_CHARS = 240;
class LiveRecords {
#records = [];
#fold;
#next;
#rows = [];
#usd = 0;
constructor(direction) {
this.#fold = new _experiment_ledger_fold_js__WEBPACK_IMPORTED_MODULE_2__ .J1(this.#records, direction);
this.#next = (0,_iteration_row_js__WEBPACK_IMPORTED_MODULE_6__ .Hn)(this.#records, direction);
}
add(records) {
for (const record of records)
this.#records.push(record);
for (const record of records) {
this.#rows.push(this.#next(record));
if (this.#rows.length > 2 * MAX_BARS)
this.#rows = this.#rows.slice(-MAX_BARS);
this.#usd += record.usage?.usd ?? 0;
}
}
get best() {
return this.#fold.state();
}
get rows() {
return this.#rows.slice(-MAX_BARS).map((row) => row());
}
get usd() {
return this.#usd;
}
}
function renderLiveLine(input, width) {
const { records, activities, now, timeLeftMs, waiting = new Map() } = input;
const { best_score: best, best_iter: iter } = records.best;
const line = (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_8__ .K)(records.rows);
const { usd } = records;
const atWork = activities.filter(({ attempt }) => attempt === null || !waiting.has(Number(attempt)));
const others = [
best === null ? 'no best yet' : `best ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(best)} (${iter === 0 ? 'baseline' : `iter ${iter}`})`,
line?.bars,
timeLeftMs === undefined ? undefined : `run ends in ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_9__ .LP)(Math.max(0, timeLeftMs))}`,
usd > 0 ? (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .NX)(usd) : undefined,
];
const isWaiting = waiting.size > 0 && atWork.length === 0;
const parts = [
...[...waiting].map(([waiter, its]) => ({ text: `iter ${waiter} ${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ .i)(its)}`, rank: 0 })),
...(isWaiting ? [] : (0,_activity_text_js__WEBPACK_IMPORTED_MODULE_3__ .ID)(atWork, { nameOf: (attempt) => `iter ${attempt}`, now })),
...others.flatMap((text) => (text === undefined ? [] : [{ text, rank: 7 }])),
];
return (0,_activity_text_js__WEBPACK_IMPORTED_MODULE_3__ ._Q)(parts, width);
}
function renderIterationLine(record) {
const { iter, outcome, score, notes } = record;
const shown = typeof score === 'number' ? (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(score) : '–';
const cells = [
`${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_7__ .U[outcome].sign} ${outcome}`.padEnd(13),
`iter ${iter}`.padEnd(8),
shown.padStart(10),
((0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_5__ .Yy)(record) ?? '–').padStart(7),
(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(notes, MAX_REASON_CHARS),
];
return cells.join('  ');
}
}),
7904:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( renderNearMisses)
});
const MAX_MISSES = 8;
function renderNearMisses(misses) {
const rest = misses.length - MAX_MISSES;
const shown = misses
.slice(0, MAX_MISSES)
.map(({ iter, evidence }) => `iter ${iter} (E ${Number(evidence.toPrecision(3))})`);
return misses.length === 0 ? undefined : [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
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
89578:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
s: () => ( renderFront),
y: () => ( renderAxis)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
const MAX_POINTS = 8;
const DIGITS = 3;
function renderFront(measured) {
const front = measured.filter(({ isOnFront }) => isOnFront);
if (front.length === 0)
return [];
const shown = front.slice(0, MAX_POINTS).map(({ iter, isAccepted, changes }) => {
const values = changes.map(({ name, change, isRatio }) => `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(name, 40)} ${renderAxis(change, isRatio)}`);
return `iter ${iter}${isAccepted ? ' (accepted)' : ''}: ${values.join(', ')}`;
});
const rest = front.length - MAX_POINTS;
const all = [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
return [['trade-offs', `${all} (single tests against the base)`]];
}
function renderAxis(change, isRatio) {
const shown = Number((isRatio ? (Math.exp(change) - 1) * 100 : change).toPrecision(DIGITS)) + 0;
return `${shown > 0 ? '+' : ''}${shown}${isRatio ? '%' : ''}`;
}
}),
67330:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p5: () => ( renderAcceptedCount),
sS: () => ( renderPlainInterval),
uo: () => ( renderPlainGain)
});
var _base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28731);
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
function renderPlainGain(claim) {
const { change, low, high } = claim.ratio == null ? asShare(claim) : asRatio(claim, claim.ratio);
return low === high ? change : `${change}, ${renderPlainInterval(claim.confidence, low, high)}`;
}
function renderPlainInterval(confidence, low, high) {
const likely = confidence >= 0.95 ? 'very likely' : confidence >= 0.8 ? 'likely' : 'perhaps';
return `${likely} between ${low} and ${high}`;
}
function renderAcceptedCount(accepted, tried) {
return `${accepted} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(tried, 'change')} accepted`;
}
function asRatio({ estimate, interval }, { unit, direction }) {
const sign = direction === 'max' ? 1 : -1;
const ratioOf = (gain) => Math.exp(sign * gain);
const [lower = 0, upper = 0] = interval.map(ratioOf).sort((one, other) => one - other);
const shown = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .hT)({ estimate: ratioOf(estimate), lower, upper }, unit);
const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .m2)(shown);
const limit = (value) => `${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .qE)(value ?? 0, decimals)}×`;
return { change: (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .nJ)(shown), low: limit(shown.lower), high: limit(shown.upper) };
}
function asShare({ estimate, interval, baseline_mean: mean }) {
const factor = mean === 0 ? 1 : 100 / Math.abs(mean);
const unit = mean === 0 ? '' : ' %';
const sign = estimate < 0 ? -1 : 1;
const one = (value) => `${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ .ls)(Number((sign * value * factor).toPrecision(3))).replace('-', '−')}${unit}`;
const [low = 0, high = 0] = interval.toSorted((one, other) => sign * (one - other));
const change = estimate === 0 ? 'no change' : `${one(estimate)} ${estimate < 0 ? 'worse' : 'better'}`;
return { change, low: one(low), high: one(high) };
}
}),
14913:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => ( renderPlainResult)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _plain_claim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67330);
function renderPlainResult(result) {
const { accepted, tried, claim, isConfirmed, remark, baseline, best } = result;
if (tried === 0)
return 'No iteration has ended yet';
const count = (0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_1__ .p5)(accepted, tried);
if (claim !== undefined) {
const gain = (0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_1__ .uo)(claim);
const order = claim.carry_over === true ? ', since runs depend on what ran before them' : '';
const sentence = isConfirmed ? capital(gain) : `Not confirmed${order}: ${gain}`;
return [sentence, count, ...(remark === undefined ? [] : [remark])].join('; ');
}
if (remark !== undefined)
return `${capital(remark)}; ${count}`;
if (accepted === 0)
return `No improvement found; ${count}`;
if (baseline === undefined || best === undefined)
return `Not confirmed; ${count}`;
return `Score ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(baseline)} → ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(best)} in single tests, not confirmed; ${count}`;
}
function capital(text) {
return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
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
33902:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BO: () => ( countRows),
Ye: () => ( isTry),
cZ: () => ( COLUMNS),
renderWaitingLine: () => ( renderWaitingLine),
tl: () => ( viewWaiting)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47479);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
const MAX_REASON = 400;
const cut = (reason) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(reason, MAX_REASON);
const COLUMNS = {
id: { title: 'Iteration', text: ({ id }) => id },
item: { title: 'Item', text: ({ id }) => id },
outcome: { title: 'Outcome', text: ({ word }) => word },
pass: { title: 'Pass', text: ({ pass }) => pass },
score: { title: 'Score', text: ({ scoreText }) => scoreText },
single: { title: 'Score (single test)', text: ({ scoreText }) => scoreText },
best: { title: 'Best so far', text: ({ bestText }) => bestText },
duration: { title: 'Duration', text: ({ duration }) => duration },
size: { title: 'Diff lines', text: ({ size }) => size },
change: { title: 'Change', text: ({ size }) => size },
evidence: { title: 'Evidence', text: ({ evidence, reason }) => [evidence, cut(reason)].filter(Boolean).join('; ') },
reason: { title: 'Reason', text: ({ reason }) => cut(reason) },
summary: { title: 'Description', text: ({ summary }) => summary },
commit: { title: 'Commit', text: ({ commit }) => commit },
receipt: { title: 'Receipt', text: ({ commit }) => commit },
};
function viewWaiting(waiting, isRunning) {
if (waiting === undefined)
return undefined;
return isRunning ? renderWaitingLine(waiting) : `its limit ends ${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ .D)(waiting.until)}`;
}
function renderWaitingLine(waiting) {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(`${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ .i)(waiting)}: ${waiting.cause}`, 600);
}
function isTry({ mark }) {
return mark !== 'baseline';
}
function countRows(rows, words) {
return words.flatMap((word) => {
const of = rows.filter((row) => row.word === word);
return of[0] === undefined ? [] : [{ word, mark: of[0].mark, count: of.length }];
});
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
63439:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
leaveStatus: () => ( leaveStatus)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _experiment_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67761);
var _kernel_program_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3206);
var _kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59875);
var _left_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93121);
var _remembered_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49712);
const PAUSE_MS = 1000;
const MAX_SHARE = 1 / 200;
function leaveStatus(name, host) {
const command = (0,_kernel_program_files_js__WEBPACK_IMPORTED_MODULE_2__ .$X)();
let last;
let timer;
let took = 0;
const leave = async () => {
const paths = (0,_experiment_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_1__ .y6)(name, host);
if (timer !== undefined && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.state))
return;
const before = Date.now();
const stamp = (0,_remembered_status_js__WEBPACK_IMPORTED_MODULE_5__ ._5)(paths, command);
if (stamp === undefined || stamp.text === last || !(0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_3__ ._5)(stamp, before))
return;
const { isWhole, readStatusAnswer } = await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(6284), __webpack_require__.e(9654), __webpack_require__.e(1397), __webpack_require__.e(6571), __webpack_require__.e(2697), __webpack_require__.e(2626), __webpack_require__.e(9955), __webpack_require__.e(834)]).then(__webpack_require__.bind(__webpack_require__, 79955));
const started = process.cpuUsage();
const answer = readStatusAnswer(paths, host);
const { user, system } = process.cpuUsage(started);
took = (user + system) / 1000;
last = stamp.text;
(0,_left_answer_js__WEBPACK_IMPORTED_MODULE_4__ .S)(paths, answer, { stamp, command, isWhole: () => isWhole(paths) });
};
const leaveQuietly = async () => {
try {
await leave();
}
catch {
}
};
const schedule = (ms) => {
timer = setTimeout(async () => {
took = 0;
await leaveQuietly();
if (timer !== undefined)
schedule(Math.max(PAUSE_MS, took / MAX_SHARE));
}, ms).unref();
};
const stop = () => {
clearTimeout(timer);
timer = undefined;
};
if (command !== undefined)
schedule(PAUSE_MS);
return {
end: async () => {
stop();
if (command === undefined)
return;
await (0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_3__ .Vl)();
await leaveQuietly();
},
[Symbol.dispose]: stop,
};
}
}),
93121:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => ( answerAndLeave),
S: () => ( leaveAnswer)
});
var _kernel_program_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3206);
var _kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59875);
var _remembered_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49712);
async function answerAndLeave(paths, read, isWhole = () => true) {
const leave = quietly(() => {
const command = (0,_kernel_program_files_js__WEBPACK_IMPORTED_MODULE_0__ .$X)();
const before = Date.now();
const stamp = (0,_remembered_status_js__WEBPACK_IMPORTED_MODULE_2__ ._5)(paths, command);
if (stamp === undefined || !(0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_1__ ._5)(stamp, before))
return undefined;
return (answer) => leaveAnswer(paths, answer, { stamp, command, isWhole });
});
const answer = await read();
quietly(() => leave?.(answer));
return answer;
}
function quietly(act) {
try {
return act();
}
catch {
return undefined;
}
}
function leaveAnswer(paths, answer, { stamp, command, isWhole }) {
if (answer.problems.length > 0 || !isWhole())
return;
if ((0,_remembered_status_js__WEBPACK_IMPORTED_MODULE_2__ ._5)(paths, command)?.text === stamp.text)
(0,_remembered_status_js__WEBPACK_IMPORTED_MODULE_2__ .Qp)(paths, answer, stamp);
}
}),
49712:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Qp: () => ( rememberStatus),
_5: () => ( stampStatus),
cM: () => ( recallStatus)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26530);
var _kernel_quiet_cache_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56915);
var _kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59875);
var _status_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84476);
function recallStatus(paths, command) {
const stamp = stampStatus(paths, command);
const answer = stamp && (0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ .JN)(answerPath(paths), stamp.text);
return (0,_status_answer_js__WEBPACK_IMPORTED_MODULE_5__ .Vs)(answer) ? answer : undefined;
}
function rememberStatus(paths, answer, { text: stamp }) {
(0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ .QG)(answerPath(paths), { stamp, answer });
}
function answerPath(paths) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ .zn)(paths.repository), `${answerName(paths)}.json`);
}
function answerName(paths) {
if ('runId' in paths)
return `mission-${paths.runId}`;
if ('name' in paths)
return `status-${paths.name}`;
return paths.answerName;
}
function stampStatus(paths, command) {
if (command === undefined || (0,_kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ .FJ)(paths.repository))
return undefined;
const branches = 'readBranches' in paths ? paths.readBranches() : [];
if (branches === undefined)
return undefined;
const stamp = (0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ ._Y)(paths.folder, unreadOf(paths));
return { ...stamp, text: [stamp.text, ...branches, command].join('\n') };
}
function unreadOf(paths) {
if ('runId' in paths)
return (name) => name !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(paths.journal);
if ('isUnread' in paths)
return paths.isUnread;
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.state) ? isUnread : isUnreadWithoutState;
}
const UNREAD = new Set([
...['activity.json', 'run.lock', 'run.lock.holder'],
...['activity.json', 'run.lock.holder'].map(_kernel_quiet_cache_js__WEBPACK_IMPORTED_MODULE_3__ .NT),
]);
function isUnreadWithoutState(name) {
return UNREAD.has(name);
}
function isUnread(name) {
return UNREAD.has(name) || /^iter-\d+$/.test(name);
}
}),
84476:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CK: () => ( completeStatus),
LL: () => ( POSITION_GAP),
Vs: () => ( isStatusAnswer),
t5: () => ( TIME_LEFT_GAP)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_shown_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16740);
var _experiment_ledger_branch_moved_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9514);
var _report_activity_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57296);
var _report_time_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1052);
function isStatusAnswer(value) {
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(value))
return false;
const { name, deadline, commit, problems, hidesActivities = false, atWork, atRest, moved } = value;
return (typeof name === 'string' &&
[deadline, commit].every((each) => each === null || typeof each === 'string') &&
isTexts(problems) &&
typeof hidesActivities === 'boolean' &&
[atWork, atRest, moved].every(isForm));
}
function isForm(value) {
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(value))
return false;
const { position, texts, json } = value;
return typeof position === 'string' && typeof json === 'string' && isTexts(texts) && texts.length === 2;
}
function isTexts(value) {
return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
const POSITION_GAP = '\0position\0';
const TIME_LEFT_GAP = '\0time left\0';
function completeStatus(answer, moment) {
const { name, deadline, problems, atWork, atRest } = answer;
const { now, isRunning, activities, commit: actual } = moment;
const expected = isRunning ? null : answer.commit;
const error = expected === null || expected === actual ? undefined : (0,_experiment_ledger_branch_moved_js__WEBPACK_IMPORTED_MODULE_3__ .i)(name, { expected, actual });
const moved = error === undefined ? [] : [`${error.message}. ${error.remedy}`];
const atPlace = moved.length === 0 ? atRest : answer.moved;
const { position, texts, json } = isRunning ? atWork : atPlace;
const doing = moment.doing ?? (activities.length === 0 ? position : (0,_report_activity_text_js__WEBPACK_IMPORTED_MODULE_4__ .bD)(activities, now));
const isAfter = ((0,_report_time_text_js__WEBPACK_IMPORTED_MODULE_5__ .B9)(deadline) ?? Number.POSITIVE_INFINITY) <= now.getTime();
const code = moved.length === 0 ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.yes : _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.precondition;
return {
text: texts[isAfter ? 1 : 0]
.replace(POSITION_GAP, () => doing)
.replace(TIME_LEFT_GAP, () => (0,_report_time_text_js__WEBPACK_IMPORTED_MODULE_5__ .jf)(deadline, now) ?? ''),
json: withMembers(json, {
...(activities.length === 0 || answer.hidesActivities === true ? {} : { activities }),
...moment.members,
...(moved.length === 0 ? {} : { problems: [...problems, ...moved] }),
}),
errors: [...moved, ...problems],
exitCode: problems.length > 0 ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.usage : code,
};
}
function withMembers(json, members) {
if (Object.keys(members).length === 0)
return json;
return (0,_base_shown_json_js__WEBPACK_IMPORTED_MODULE_2__ .h)({ ...JSON.parse(json), ...members });
}
})
};

export const id = 8761;
export const ids = [8761];
export const modules = {
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
var run = __webpack_require__(43181);
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
return event.waiting === null ? [] : [(0,run_view .WT)(event.waiting)];
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
const isResumable = stop === undefined || ['interrupted', 'infra', 'agent', 'rate_limited'].includes(stop.kind);
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
const leaving = __addDisposableResource(env_1, (0,leave_status .S)(name, host), false);
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
91167:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
fm: () => ( planRecombinations),
gE: () => ( usableChanges),
z8: () => ( isNearMiss)
});
const UNDECIDED = new Set(['cap', 'cases-spent']);
const MOST_CHANGES = 30;
function isNearMiss({ code, gain }) {
return gain > 0 && (UNDECIDED.has(code) || code === 'futile');
}
function usableChanges(changes) {
const partsOf = partsIn(changes);
const accepted = new Set(changes.filter(({ standing }) => standing === 'accepted').flatMap(({ iter }) => [...partsOf(iter)]));
const replaced = new Set(changes.flatMap(({ of }) => (of.length === 1 ? of : [])));
return changes
.filter(({ iter, standing }) => (standing === 'near-miss' || standing === 'conflict') && !replaced.has(iter))
.filter(({ iter }) => !overlap(partsOf(iter), accepted))
.sort((one, other) => other.evidence - one.evidence);
}
function partsIn(changes) {
const byIter = new Map(changes.map((change) => [change.iter, change]));
return (iter) => {
const parts = new Set([iter]);
for (const part of parts)
for (const each of byIter.get(part)?.of ?? [])
parts.add(each);
return parts;
};
}
function planRecombinations(changes, head) {
const partsOf = partsIn(changes);
const tried = new Set(changes.flatMap(({ of, on }) => (of.length > 1 && on === head ? [keyOf(of)] : [])));
const usable = usableChanges(changes)
.slice(0, MOST_CHANGES)
.map((change) => ({ ...change, parts: partsOf(change.iter) }));
const plans = usable.flatMap((one, at) => {
const alone = one.on === head ? [] : [{ of: [one.iter], strength: Math.log(one.evidence) }];
const pairs = usable.slice(at + 1).flatMap((other) => {
const of = [one.iter, other.iter];
const isMeasured = one.standing === 'near-miss' && other.standing === 'near-miss';
if (!isMeasured || overlap(one.parts, other.parts) || tried.has(keyOf(of)))
return [];
return [{ of, strength: Math.log(one.evidence) + Math.log(other.evidence) }];
});
return [...alone, ...pairs];
});
return plans.sort((one, other) => other.strength - one.strength).map(({ of }) => of);
}
function overlap(some, others) {
return [...some].some((each) => others.has(each));
}
function keyOf(of) {
return of.toSorted((one, other) => one - other).join(' ');
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
32941:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => ( prepareBaseLayer),
k: () => ( takeSetupLogs)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77472);
var _workspace_private_area_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82418);
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
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).filter(({ name }) => !isUnread(name));
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
function readAnswer(path, stamp) {
try {
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
if (iter !== null && isRunning === false) {
return `no active run; iteration ${iter} was interrupted${step === 'Idle' ? '' : ` at ${step}`}`;
}
if (iter !== null)
return `iteration ${iter}, ${step}`;
return step === 'Idle' || step === 'Done' ? 'no iteration in flight' : `between iterations, ${step}`;
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
S: () => ( leaveStatus)
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
const { isWhole, readStatusAnswer } = await Promise.all( [__webpack_require__.e(2626), __webpack_require__.e(4582), __webpack_require__.e(9955)]).then(__webpack_require__.bind(__webpack_require__, 79955));
const started = performance.now();
const answer = readStatusAnswer(paths, host);
took = performance.now() - started;
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
function answerAndLeave(paths, read, isWhole = () => true) {
const leave = quietly(() => {
const command = (0,_kernel_program_files_js__WEBPACK_IMPORTED_MODULE_0__ .$X)();
const before = Date.now();
const stamp = (0,_remembered_status_js__WEBPACK_IMPORTED_MODULE_2__ ._5)(paths, command);
if (stamp === undefined || !(0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_1__ ._5)(stamp, before))
return undefined;
return (answer) => leaveAnswer(paths, answer, { stamp, command, isWhole });
});
const answer = read();
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
function recallStatus(paths, command) {
const stamp = stampStatus(paths, command);
return stamp && (0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ .JN)(answerPath(paths), stamp.text);
}
function rememberStatus(paths, answer, { text: stamp }) {
(0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ .QG)(answerPath(paths), { stamp, answer });
}
function answerPath(paths) {
const name = 'runId' in paths ? `mission-${paths.runId}` : `status-${paths.name}`;
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ .zn)(paths.repository), `${name}.json`);
}
function stampStatus(paths, command) {
if (command === undefined || (0,_kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ .FJ)(paths.repository))
return undefined;
const stamp = (0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ ._Y)(paths.folder, unreadOf(paths));
return { ...stamp, text: `${stamp.text}\n${command}` };
}
function unreadOf(paths) {
if ('runId' in paths)
return (name) => name !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(paths.journal);
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
})
};

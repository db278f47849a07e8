export const id = 713;
export const ids = [713];
export const modules = {
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
throw refused('agent.login is refused on a runner', 'Set a key of its own in agent.env, from a secret of the repository.');
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
const file = (0,plain_files .sh)(path) ? (0,regular_file .EW)((0,byte_path .VV)(folder, path), room) : undefined;
if (file === undefined)
return undefined;
room -= file.bytes.length;
edits.set(path, { mode: (0,plain_files .yK)(file.mode), id: objects.write({ type: 'blob', bytes: file.bytes }, hash) });
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
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79871);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13096);
var _kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57478);
function diskFull(command, cause) {
const message = 'the disk is full; what was recorded stands';
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW('disk_full', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.precondition, { message, remedy: `Make room, then: ${command}`, cause });
}
function runError(command, { cause, repository }) {
const known = (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__ .e)(repository, { command, cause }) ?? storageError(command, cause);
return known ?? (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW ? undefined : (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__.machineError)(cause));
}
function storageError(command, cause) {
const isFull = cause instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__ .XS && cause.isDiskFull;
if (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW && !isFull) {
return cause.code === 'disk_full' ? diskFull(command(), cause) : undefined;
}
if (isFull || (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_1__ .Ry)(cause))
return diskFull(command(), cause);
const code = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_1__ .CA)(cause);
if (code !== 'EIO' && code !== 'EROFS')
return undefined;
const message = `the disk gave an error (${code}); what was recorded stands`;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW('storage', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.precondition, {
message,
remedy: `Check the disk, then: ${command()}`,
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
})
};

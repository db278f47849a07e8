export const id = 2863;
export const ids = [1167,2863];
export const modules = {
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
98184:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runDoctorCommand: () => ( runDoctorCommand)
});
var errors = __webpack_require__(45145);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var external_node_fs_ = __webpack_require__(73024);
var base_text = __webpack_require__(7953);
var agent_command = __webpack_require__(12674);
var model_wait = __webpack_require__(50724);
var agent_preset = __webpack_require__(7535);
var read_session = __webpack_require__(69751);
var session_usage = __webpack_require__(38991);
var evaluation_step = __webpack_require__(93257);
var private_area = __webpack_require__(63702);
var workspace_workspace = __webpack_require__(54725);
var folder_trust = __webpack_require__(45237);
var disk_room = __webpack_require__(99102);
;
function checksOfError({ id, title }, error) {
if (error instanceof errors .Vl || error instanceof errors .eb) {
return error.problems.map((problem) => {
const { remedy } = problem;
const line = (0,errors .yM)(problem);
const detail = line.endsWith(` ${remedy}`) ? line.slice(0, -remedy.length - 1) : line;
return { id, title, verdict: 'problem', detail, remedy };
});
}
return [{ id, title, verdict: 'problem', detail: error.message, remedy: error.remedy }];
}
const WEAKER = {
namespace: 'namespace: the processes end with the run, but an agent can read and write all files of this user',
seatbelt: 'seatbelt, which is experimental: own view of files, but a process of an agent may survive',
'process-group': 'process group: an agent can read and write all files of this user, and a process of it may survive',
};
function describeSandbox(kind, { requested, refusals, remedy }) {
const check = { id: 'sandbox', title: 'sandbox' };
if (kind === 'bubblewrap')
return { ...check, verdict: 'ok', detail: 'bubblewrap: own processes, own view of files' };
const what = WEAKER[kind];
if (requested === 'off') {
return { ...check, verdict: 'warning', detail: `${what} (agent.sandbox is "off")`, remedy: 'Set it to "auto".' };
}
const why = refusals.map((refusal) => `${refusal.kind}: ${refusal.reason}`).join('; ');
return { ...check, verdict: 'warning', detail: `${what} (${why})`, remedy };
}
function describeTracing(facts) {
const { level, tracing, table = 'objective', isAllowed, hasNamespaces = true } = facts;
const isShut = level === 'bubblewrap' && tracing === 'off';
if (isShut || !isAllowed)
return [];
const why = level === 'bubblewrap' ? `${table}.tracing is "on"` : `level ${level}`;
return [
{
...{ id: 'tracing', verdict: 'warning', title: 'process isolation' },
detail: `it can change the memory and the output of an evaluator that starts it, and so the score (${why})`,
remedy: hasNamespaces
? 'Let the evaluator start it by: unshare --user --pid --fork --kill-child COMMAND.'
: 'Run it on Linux, where bubblewrap prevents it, or review each accepted change.',
},
];
}
const MAX_NAMES = 4;
function describeProtection(files, { protect, table = 'objective' }) {
const check = { id: 'protection', title: 'protected files' };
if (files.length > 0) {
const shown = files.slice(0, MAX_NAMES).map(({ path }) => path);
const more = files.length > MAX_NAMES ? `, and ${files.length - MAX_NAMES} more` : '';
return { ...check, verdict: 'ok', detail: `${(0,base_text .LS)(files.length, 'file')}: ${shown.join(', ')}${more}` };
}
const detail = protect === undefined
? `nothing is protected: ${table}.protect is not set, and ${table}.command names no file of the base`
: `nothing is protected: no file of the base matches ${table}.protect (${protect.join(', ')})`;
const remedy = `Set ${table}.protect to the evaluator, its inputs and the tests, e.g. ["bench/**"]; else an agent can change its own evaluator.`;
return { ...check, verdict: 'warning', detail, remedy };
}
const WISE_BYTES = 1 << 30;
function describeDisk(folder, freeBytes) {
const detail = (0,disk_room .l5)(folder, freeBytes);
const verdict = (0,disk_room .Vw)(freeBytes) ? 'problem' : freeBytes < WISE_BYTES ? 'warning' : 'ok';
const check = { id: 'disk', title: 'disk', verdict, detail };
return verdict === 'ok' ? check : { ...check, remedy: disk_room .T1 };
}
function describeOldNames(notes) {
return notes.map((detail) => ({ id: 'config', verdict: 'warning', title: 'old name of a key', detail }));
}
;
const QUESTION = 'Answer with the single word "ready". Run no command, use no tool and change no file.\n';
const LIMIT_MS = 120_000;
const CHECK = { id: 'agent-call', title: 'agent call' };
const NOT_MADE = { answered: false, cause: 'agent' };
const AGENT_CHECKS = new Set(['agent-env', 'agent', 'agent-login', 'agent-root']);
function leaveUnasked(checkup, isRunning) {
const { check, call } = describeUnasked(isRunning ? 'another run is at work' : 'fix the problems above first');
checkup.add(check);
return { agent: call };
}
async function askAgents(checkup, request) {
if (checkup.checks.some(({ id, verdict }) => AGENT_CHECKS.has(id) && verdict === 'problem'))
return undefined;
const calls = [];
for (const asked of request.agents) {
const { name } = asked;
const step = { step: 'agent', of: name === undefined ? 'one question' : `one question to ${(0,base_text .TL)(name)}` };
request.onStep({ kind: 'began', ...step });
const { checks, call } = await callAgent(asked, request);
request.onStep({ kind: 'ended', ...step });
checkup.add(...checks.map((check) => (name === undefined ? check : { ...check, title: `${check.title} of ${(0,base_text .TL)(name)}` })));
calls.push([name, call]);
}
const named = calls.flatMap(([name, call]) => (name === undefined ? [] : [[name, call]]));
return named.length > 0 ? { agents: Object.fromEntries(named) } : { agent: calls[0]?.[1] ?? NOT_MADE };
}
function describeUnasked(why) {
return { check: { ...CHECK, verdict: 'warning', detail: `not made: ${why}` }, call: NOT_MADE };
}
async function callAgent(asked, request) {
const { host, secrets } = request;
try {
const { end, error, command } = await ask(asked, request);
if (end === undefined || (end.result.kind === 'ended' && end.result.aborted)) {
const { check, call } = describeUnasked('cancelled');
return { checks: [check], call };
}
const { check, call } = judge({ ...end, error, command, nowMs: host.now().getTime() });
return { checks: [{ ...check, detail: secrets.redact(check.detail) }], call };
}
catch (error) {
if (!(error instanceof errors .yW))
throw error;
return { checks: checksOfError(CHECK, error), call: NOT_MADE };
}
}
async function ask(asked, { budgetUsd, host, signal, ...request }) {
const { agent, env, level = request.privateArea.level } = asked;
const privateArea = { ...request.privateArea, level };
const workspace = (0,private_area .B3)(privateArea, 1);
const commit = privateArea.store.base;
if ((await (0,workspace_workspace .t0)(privateArea, { workspace, commit, branch: 'main', signal })) === 'cancelled')
return { end: undefined, error: undefined, command: '' };
const folder = (0,external_node_path_.join)(privateArea.folder, 'scratch', 'agent-call');
(0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
(0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
const prompt = (0,external_node_path_.join)(folder, 'prompt.md');
(0,external_node_fs_.writeFileSync)(prompt, QUESTION);
const places = { promptFile: prompt, workDir: workspace.folder, folder };
const command = asked.commandFor(places);
const mark = privateArea.level.kind === 'bubblewrap' ? (0,agent_preset .kH)(agent) : undefined;
(0,folder_trust .YV)(workspace);
const end = await (0,agent_command .Q)(privateArea, {
...{ agent, agentEnv: { ...(mark === undefined ? {} : { [mark]: '1' }), ...env } },
...{ budget: { usd: budgetUsd, spent: 0 }, isAction: host.isAction },
command,
kind: 'agent',
workDir: workspace.folder,
place: 'workspace',
variables: asked.variablesFor(places),
stdoutPath: (0,external_node_path_.join)(folder, 'stdout'),
stderrPath: (0,external_node_path_.join)(folder, 'stderr'),
budgetMs: LIMIT_MS,
signal,
readable: [...(0,workspace_workspace .KJ)(privateArea), prompt],
...(asked.readsInput ? { stdin: QUESTION } : {}),
});
const { result, calls } = end;
if (result.kind === 'unstarted')
return { end: { ...end, failure: undefined, usage: undefined }, error: undefined, command };
const preset = agent.preset ?? (0,agent_preset .Se)(command);
const { failure } = (0,read_session .g)({ calls, result, preset, nowMs: host.now().getTime() });
const usage = calls === undefined ? (0,read_session .k)(preset, result) : calls.usage;
const last = [result.stderr, result.stdout].filter(({ path }) => (0,external_node_fs_.existsSync)(path));
const error = last.map(({ path }) => (0,evaluation_step .Dw)(path)).find((line) => line !== undefined);
return { end: { ...end, failure, usage }, error, command };
}
function judge({ result, calls, failure, usage, error, command }) {
const failed = (detail, remedy) => ({
check: { ...CHECK, verdict: 'problem', detail, remedy },
call: NOT_MADE,
});
const remedy = 'Run the command of the agent by hand, with the variables of agent.env alone.';
if (result.kind === 'unstarted')
return failed(`the agent could not be started: ${result.reason}`, remedy);
const { durationMs, exitCode, killedByBudget } = result;
const reason = error === undefined ? '' : `: ${(0,base_text .g$)(error, 300)}`;
if (failure !== undefined)
return judgeFailure(failure, durationMs);
if (killedByBudget)
return failed(`no answer within ${LIMIT_MS / 1000} s${reason}`, remedy);
if (exitCode !== 0)
return failed(`the agent ended with exit code ${exitCode}${reason}`, remedy);
const limit = calls?.remarks[0];
if (calls !== undefined && usage === undefined) {
if (limit !== undefined)
return failed(limit, 'Raise budget.usd, or set agent.price for the model.');
const fix = 'Check that the agent takes the address of its API from its environment, or set agent.gateway to "off".';
return failed(`the agent ended well, but no call of it reached the gateway${reason}`, fix);
}
const model = usage?.model ?? (0,agent_preset .m6)(command) ?? undefined;
const price = usage?.usd === undefined ? 'no price known' : `$${usage.usd.toFixed(4)}`;
const calledMs = calls?.answerMs;
const took = calledMs === undefined ? '' : ` (the call itself ${seconds(calledMs)})`;
return {
check: {
...{ ...CHECK, verdict: 'ok' },
detail: `answered in ${seconds(durationMs)}${took}; model ${model ?? 'not reported'}; ${price}`,
},
call: {
...{ answered: true, session_ms: Math.round(durationMs) },
...(calledMs === undefined ? {} : { call_ms: calledMs }),
...(model === undefined ? {} : { model }),
...(usage?.input_tokens === undefined ? {} : { input_tokens: usage.input_tokens }),
...(usage?.output_tokens === undefined ? {} : { output_tokens: usage.output_tokens }),
...(usage?.usd === undefined ? {} : { usd: usage.usd }),
},
};
}
function judgeFailure(failure, durationMs) {
const { kind, resetAt } = failure;
const isWait = (0,model_wait .WG)(failure);
const remedy = (0,model_wait .SM)(failure) ??
(resetAt === undefined
? 'Run the command again later. A run waits, at most for agent.max_wait.'
: `Run the command again after ${resetAt}. A run waits for that, at most for agent.max_wait.`);
return {
check: { ...CHECK, verdict: isWait ? 'warning' : 'problem', detail: (0,session_usage .Ic)(failure), remedy },
call: {
...{ answered: false, cause: kind, session_ms: Math.round(durationMs) },
...(resetAt === undefined ? {} : { reset_at: resetAt }),
},
};
}
function seconds(ms) {
return `${(ms / 1000).toFixed(1)} s`;
}
var accepted_risk = __webpack_require__(75727);
var findings = __webpack_require__(62534);
;
class Checkup {
checks = [];
#onEvent;
#accepted;
constructor(onEvent = () => undefined) {
this.#onEvent = onEvent;
}
accept(risks) {
this.#accepted = risks;
}
add(...checks) {
const unknown = checks.find(({ id, verdict }) => verdict === 'problem' && findings .T[id] === 'reported');
if (unknown !== undefined)
throw new TypeError(`no run refuses what doctor calls FAIL: ${unknown.id}`);
for (const found of checks) {
const check = this.#withAcceptance(found);
this.checks.push(check);
this.#onEvent({ kind: 'checked', check });
}
}
#withAcceptance(check) {
const risk = accepted_risk .hq.find((name) => name === findings .T[check.id]);
if (check.verdict !== 'problem' || risk === undefined || this.#accepted?.[risk] !== true)
return check;
const { id, title, detail } = check;
return { id, title, verdict: 'warning', detail: `accepted risk ${risk}: ${detail}` };
}
async look(what, work) {
try {
this.add({ ...what, verdict: 'ok', detail: await work() });
return true;
}
catch (error) {
if (!(error instanceof errors .yW))
throw error;
this.add(...checksOfError(what, error));
return false;
}
}
}
var remove_tree = __webpack_require__(14311);
var run_lock = __webpack_require__(42205);
;
const LOCK = 'lock';
async function openDoctorLogs({ folder, what }, { now }) {
(0,external_node_fs_.mkdirSync)(folder, { recursive: true });
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, '.gitignore'), '*\n');
const lock = await (0,run_lock .Cc)({ path: (0,external_node_path_.join)(folder, LOCK), now });
if (lock.kind === 'held') {
const who = lock.holder === undefined ? 'another process' : `process ${lock.holder.pid}`;
throw new errors .Rb({
message: `${who} is checking "${what}" now`,
remedy: 'Wait until it ends, then run the command again.',
});
}
const clear = (spared) => {
for (const entry of (0,external_node_fs_.readdirSync)(folder)) {
if (!entry.startsWith(LOCK) && entry !== '.gitignore' && entry !== spared)
(0,remove_tree .dM)((0,external_node_path_.join)(folder, entry));
}
};
return { folder, clear, [Symbol.asyncDispose]: () => lock[Symbol.asyncDispose]() };
}
var integrity_checks = __webpack_require__(53655);
var area_path = __webpack_require__(91934);
var resources = __webpack_require__(29952);
var lock_holder = __webpack_require__(68724);
var platform = __webpack_require__(92717);
var process_life = __webpack_require__(60044);
var sandbox_level = __webpack_require__(34742);
var scratch_home = __webpack_require__(75364);
;
function tracesAnyProcess(path = '/proc/sys/kernel/yama/ptrace_scope') {
if (!(0,platform .j)())
return true;
try {
return (0,external_node_fs_.readFileSync)(path, 'utf8').trim() === '0';
}
catch {
return true;
}
}
var agent_check = __webpack_require__(590);
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
async function checkMachine(checkup, machine) {
const { agents, resources, parentEnv, refs, base, sandbox, chooseLevel, tracing } = machine;
for (const agent of agents) {
checkup.add(await (0,agent_check .P7)({ ...agent, parentEnv, refs, base }));
checkup.add(...(0,agent_check .Rx)(agent, parentEnv));
}
const { memory, cpus } = resources;
if (memory !== undefined || cpus !== undefined) {
const check = { id: 'resources', title: 'memory and cores' };
if (!(await checkup.look(check, () => describeResources({ memory, cpus }))))
return undefined;
}
try {
const level = await chooseLevel();
const probe = await (0,sandbox_level .UB)();
const { refusals } = probe;
checkup.add(describeSandbox(level.kind, { requested: sandbox, refusals, remedy: (0,sandbox_level .wJ)(probe) }));
const isRoot = (0,agent_check .QC)(level);
for (const agent of agents) {
if (agent.agent.login !== true)
continue;
await checkup.look({ id: 'agent-login', title: "agent's login" }, () => (0,agent_check .Hf)(agent, { parentEnv, level }));
}
for (const agent of agents)
checkup.add(...(0,agent_check .Gy)({ ...agent, level: level.kind, isRoot }));
if (tracing === undefined)
return level;
const { value, table } = tracing;
const isAllowed = isRoot || tracesAnyProcess();
const facts = { level: level.kind, tracing: value, table, isAllowed, hasNamespaces: (0,platform .j)() };
checkup.add(...describeTracing(facts));
return level;
}
catch (error) {
if (!(error instanceof errors .yW))
throw error;
checkup.add(...checksOfError({ id: 'sandbox', title: 'sandbox' }, error));
return undefined;
}
}
async function describeResources(settings) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const scratch = __addDisposableResource(env_1, (0,scratch_home .e)((0,external_node_os_.tmpdir)()), true);
const { facts, notes } = await (0,resources .YK)(settings, scratch.temporary);
const { memory, cores } = facts;
const parts = [
memory === undefined ? 'no limit of memory' : `memory of a command: ${memory}`,
cores === undefined ? 'no chosen cores' : `cores of evaluations: ${cores}`,
];
return [...parts, ...notes].join('; ');
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
function checkLock(checkup, { folder, now }) {
return checkup.look({ id: 'lock', title: 'run lock' }, async () => {
const lock = await (0,run_lock .Cc)({ path: (0,external_node_path_.join)(folder, 'run.lock'), now });
if (lock.kind === 'locked')
await lock[Symbol.asyncDispose]();
return `${(0,run_lock .sW)().name} works here`;
});
}
async function checkDisk(checkup, { folder, repository, name, parentEnv }) {
const folders = new Set([existing(folder)]);
const hasArea = await checkup.look({ id: 'private-area', title: 'private area' }, () => {
const area = (0,area_path .PH)({ repository, name, parentEnv });
folders.add(existing(area));
return area;
});
for (const each of folders) {
const { bavail, bsize } = (0,external_node_fs_.statfsSync)(each);
checkup.add(describeDisk(each, bavail * bsize));
}
return hasArea;
}
function existing(folder) {
let found = folder;
while (!(0,external_node_fs_.existsSync)(found))
found = (0,external_node_path_.dirname)(found);
return found;
}
function checkRunning(checkup, { lock, what }) {
const holder = (0,lock_holder .F1)(`${lock}.holder`);
const isHere = holder !== undefined && holder.host === (0,external_node_os_.hostname)() && (0,process_life .jW)(holder.pid);
if (!isHere)
return false;
checkup.add({
id: 'running',
verdict: 'warning',
title: 'another run',
detail: `process ${holder.pid} runs ${what} since ${holder.started_at}; nothing is evaluated meanwhile`,
remedy: 'Wait until it ends, then run the command again.',
});
return true;
}
var program_checks = __webpack_require__(177);
var base = __webpack_require__(63102);
;
class LineDiff extends base .A {
constructor() {
super(...arguments);
this.tokenize = tokenize;
}
equals(left, right, options) {
if (options.ignoreWhitespace) {
if (!options.newlineIsToken || !left.includes('\n')) {
left = left.trim();
}
if (!options.newlineIsToken || !right.includes('\n')) {
right = right.trim();
}
}
else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
if (left.endsWith('\n')) {
left = left.slice(0, -1);
}
if (right.endsWith('\n')) {
right = right.slice(0, -1);
}
}
return super.equals(left, right, options);
}
}
const lineDiff = new LineDiff();
function diffLines(oldStr, newStr, options) {
return lineDiff.diff(oldStr, newStr, options);
}
function diffTrimmedLines(oldStr, newStr, options) {
options = generateOptions(options, { ignoreWhitespace: true });
return lineDiff.diff(oldStr, newStr, options);
}
function tokenize(value, options) {
if (options.stripTrailingCr) {
value = value.replace(/\r\n/g, '\n');
}
const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
if (!linesAndNewlines[linesAndNewlines.length - 1]) {
linesAndNewlines.pop();
}
for (let i = 0; i < linesAndNewlines.length; i++) {
const line = linesAndNewlines[i];
if (i % 2 && !options.newlineIsToken) {
retLines[retLines.length - 1] += line;
}
else {
retLines.push(line);
}
}
return retLines;
}
;
function needsQuoting(s) {
for (let i = 0; i < s.length; i++) {
if (s[i] < '\x20' || s[i] > '\x7e' || s[i] === '"' || s[i] === '\\') {
return true;
}
}
return false;
}
function quoteFileNameIfNeeded(s) {
if (!needsQuoting(s)) {
return s;
}
let result = '"';
const bytes = new TextEncoder().encode(s);
let i = 0;
while (i < bytes.length) {
const b = bytes[i];
if (b === 0x07) {
result += '\\a';
}
else if (b === 0x08) {
result += '\\b';
}
else if (b === 0x09) {
result += '\\t';
}
else if (b === 0x0a) {
result += '\\n';
}
else if (b === 0x0b) {
result += '\\v';
}
else if (b === 0x0c) {
result += '\\f';
}
else if (b === 0x0d) {
result += '\\r';
}
else if (b === 0x22) {
result += '\\"';
}
else if (b === 0x5c) {
result += '\\\\';
}
else if (b >= 0x20 && b <= 0x7e) {
result += String.fromCharCode(b);
}
else {
result += '\\' + b.toString(8).padStart(3, '0');
}
i++;
}
result += '"';
return result;
}
const INCLUDE_HEADERS = {
includeIndex: true,
includeUnderline: true,
includeFileHeaders: true
};
const FILE_HEADERS_ONLY = {
includeIndex: false,
includeUnderline: false,
includeFileHeaders: true
};
const OMIT_HEADERS = {
includeIndex: false,
includeUnderline: false,
includeFileHeaders: false
};
function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
let optionsObj;
if (!options) {
optionsObj = {};
}
else if (typeof options === 'function') {
optionsObj = { callback: options };
}
else {
optionsObj = options;
}
if (typeof optionsObj.context === 'undefined') {
optionsObj.context = 4;
}
const context = optionsObj.context;
if (optionsObj.newlineIsToken) {
throw new Error('newlineIsToken may not be used with patch-generation functions, only with diffing functions');
}
if (!optionsObj.callback) {
return diffLinesResultToPatch(diffLines(oldStr, newStr, optionsObj));
}
else {
const { callback } = optionsObj;
diffLines(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
const patch = diffLinesResultToPatch(diff);
callback(patch);
} }));
}
function diffLinesResultToPatch(diff) {
if (!diff) {
return;
}
diff.push({ value: '', lines: [] }); 
function contextLines(lines) {
return lines.map(function (entry) { return ' ' + entry; });
}
const hunks = [];
let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
for (let i = 0; i < diff.length; i++) {
const current = diff[i], lines = current.lines || splitLines(current.value);
current.lines = lines;
if (current.added || current.removed) {
if (!oldRangeStart) {
const prev = diff[i - 1];
oldRangeStart = oldLine;
newRangeStart = newLine;
if (prev) {
curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
oldRangeStart -= curRange.length;
newRangeStart -= curRange.length;
}
}
for (const line of lines) {
curRange.push((current.added ? '+' : '-') + line);
}
if (current.added) {
newLine += lines.length;
}
else {
oldLine += lines.length;
}
}
else {
if (oldRangeStart) {
if (lines.length <= context * 2 && i < diff.length - 2) {
for (const line of contextLines(lines)) {
curRange.push(line);
}
}
else {
const contextSize = Math.min(lines.length, context);
for (const line of contextLines(lines.slice(0, contextSize))) {
curRange.push(line);
}
const hunk = {
oldStart: oldRangeStart,
oldLines: (oldLine - oldRangeStart + contextSize),
newStart: newRangeStart,
newLines: (newLine - newRangeStart + contextSize),
lines: curRange
};
hunks.push(hunk);
oldRangeStart = 0;
newRangeStart = 0;
curRange = [];
}
}
oldLine += lines.length;
newLine += lines.length;
}
}
for (const hunk of hunks) {
for (let i = 0; i < hunk.lines.length; i++) {
if (hunk.lines[i].endsWith('\n')) {
hunk.lines[i] = hunk.lines[i].slice(0, -1);
}
else {
hunk.lines.splice(i + 1, 0, '\\ No newline at end of file');
i++; 
}
}
}
return {
oldFileName: oldFileName, newFileName: newFileName,
oldHeader: oldHeader, newHeader: newHeader,
hunks: hunks
};
}
}
function formatPatch(patch, headerOptions) {
var _a, _b, _c, _d, _e, _f;
if (!headerOptions) {
headerOptions = INCLUDE_HEADERS;
}
if (Array.isArray(patch)) {
if (patch.length > 1 && !headerOptions.includeFileHeaders && !patch.every(p => p.isGit)) {
throw new Error('Cannot omit file headers on a multi-file patch. '
+ '(The result would be unparseable; how would a tool trying to apply '
+ 'the patch know which changes are to which file?)');
}
return patch.map(p => formatPatch(p, headerOptions)).join('\n');
}
const ret = [];
if (patch.isGit) {
headerOptions = INCLUDE_HEADERS;
if (!patch.oldFileName) {
throw new Error('oldFileName must be specified for Git patches');
}
if (!patch.newFileName) {
throw new Error('newFileName must be specified for Git patches');
}
let gitOldName = patch.oldFileName;
let gitNewName = patch.newFileName;
if (patch.isCreate && gitOldName === '/dev/null') {
gitOldName = gitNewName.replace(/^b\//, 'a/');
}
else if (patch.isDelete && gitNewName === '/dev/null') {
gitNewName = gitOldName.replace(/^a\//, 'b/');
}
ret.push('diff --git ' + quoteFileNameIfNeeded(gitOldName) + ' ' + quoteFileNameIfNeeded(gitNewName));
if (patch.isDelete) {
ret.push('deleted file mode ' + ((_a = patch.oldMode) !== null && _a !== void 0 ? _a : '100644'));
}
if (patch.isCreate) {
ret.push('new file mode ' + ((_b = patch.newMode) !== null && _b !== void 0 ? _b : '100644'));
}
if (patch.oldMode && patch.newMode && !patch.isDelete && !patch.isCreate) {
ret.push('old mode ' + patch.oldMode);
ret.push('new mode ' + patch.newMode);
}
if (patch.isRename) {
ret.push('rename from ' + quoteFileNameIfNeeded(((_c = patch.oldFileName) !== null && _c !== void 0 ? _c : '').replace(/^a\//, '')));
ret.push('rename to ' + quoteFileNameIfNeeded(((_d = patch.newFileName) !== null && _d !== void 0 ? _d : '').replace(/^b\//, '')));
}
if (patch.isCopy) {
ret.push('copy from ' + quoteFileNameIfNeeded(((_e = patch.oldFileName) !== null && _e !== void 0 ? _e : '').replace(/^a\//, '')));
ret.push('copy to ' + quoteFileNameIfNeeded(((_f = patch.newFileName) !== null && _f !== void 0 ? _f : '').replace(/^b\//, '')));
}
}
else {
if (headerOptions.includeIndex && patch.oldFileName == patch.newFileName && patch.oldFileName !== undefined) {
ret.push('Index: ' + patch.oldFileName);
}
if (headerOptions.includeUnderline) {
ret.push('===================================================================');
}
}
const hasHunks = patch.hunks.length > 0;
if (headerOptions.includeFileHeaders && patch.oldFileName !== undefined && patch.newFileName !== undefined
&& (!patch.isGit || hasHunks)) {
ret.push('--- ' + quoteFileNameIfNeeded(patch.oldFileName) + (patch.oldHeader ? '\t' + patch.oldHeader : ''));
ret.push('+++ ' + quoteFileNameIfNeeded(patch.newFileName) + (patch.newHeader ? '\t' + patch.newHeader : ''));
}
for (let i = 0; i < patch.hunks.length; i++) {
const hunk = patch.hunks[i];
const oldStart = hunk.oldLines === 0 ? hunk.oldStart - 1 : hunk.oldStart;
const newStart = hunk.newLines === 0 ? hunk.newStart - 1 : hunk.newStart;
ret.push('@@ -' + oldStart + ',' + hunk.oldLines
+ ' +' + newStart + ',' + hunk.newLines
+ ' @@');
for (const line of hunk.lines) {
ret.push(line);
}
}
return ret.join('\n') + '\n';
}
function createTwoFilesPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
if (typeof options === 'function') {
options = { callback: options };
}
if (!(options === null || options === void 0 ? void 0 : options.callback)) {
const patchObj = structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options);
if (!patchObj) {
return;
}
return formatPatch(patchObj, options === null || options === void 0 ? void 0 : options.headerOptions);
}
else {
const { callback } = options;
structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, Object.assign(Object.assign({}, options), { callback: patchObj => {
if (!patchObj) {
callback(undefined);
}
else {
callback(formatPatch(patchObj, options.headerOptions));
}
} }));
}
}
function createPatch(fileName, oldStr, newStr, oldHeader, newHeader, options) {
return createTwoFilesPatch(fileName, fileName, oldStr, newStr, oldHeader, newHeader, options);
}
function splitLines(text) {
const hasTrailingNl = text.endsWith('\n');
const result = text.split('\n').map(line => line + '\n');
if (hasTrailingNl) {
result.pop();
}
else {
result.push(result.pop().slice(0, -1));
}
return result;
}
var json_path = __webpack_require__(65090);
var durable = __webpack_require__(84831);
;
const CONTEXT_LINES = 2;
function fixFile(file, { checks, backup }) {
const before = (0,external_node_fs_.readFileSync)(file.path, 'utf8');
let after = before;
const fixed = [];
for (const check of checks.filter(({ fix }) => fix !== undefined).toSorted(byRemoval)) {
const value = file.read(after);
if (value === undefined)
return undefined;
const edited = file.edit(after, withoutKnown(value, check.fix ?? []));
if (!('text' in edited) || !file.isSound(edited.text))
continue;
after = edited.text;
fixed.push(check);
}
if (after === before)
return undefined;
(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(backup), { recursive: true });
if (!(0,external_node_fs_.existsSync)(backup))
(0,external_node_fs_.writeFileSync)(backup, before);
(0,durable .Zf)(file.path, [after]);
const diff = createTwoFilesPatch(file.shown, file.shown, before, after, '', '', { context: CONTEXT_LINES });
return { fixed, diff: diff.slice(diff.indexOf('---')) };
}
function byRemoval(one, other) {
return removedAt(other) === removedAt(one) ? 0 : removedAt(one) === undefined ? -1 : 1;
}
function removedAt({ fix = [] }) {
const place = fix.find(({ kind }) => kind === 'remove')?.path.at(-1);
return typeof place === 'number' ? place : undefined;
}
function withoutKnown(config, edits) {
return edits.flatMap((edit) => {
if (edit.kind !== 'append')
return [edit];
const known = (0,json_path .fK)(config, edit.path);
const values = Array.isArray(known) ? edit.values.filter((value) => !known.includes(value)) : edit.values;
return values.length === 0 ? [] : [{ ...edit, values }];
});
}
;
const MAX_ROUNDS = 5;
async function examineInRounds(request, { file, backup, examine }) {
const diffs = [];
let isFixing = request.fix === true;
for (let round = 1;; round += 1) {
const isLast = round === MAX_ROUNDS;
const { diagnosis, pending } = await examine({ round, fix: isFixing && !isLast });
const whole = { ...diagnosis, ...(request.fix === true ? { fixed: diffs } : {}) };
const isRunning = diagnosis.checks.some(({ id }) => id === 'running');
if (!isFixing || isLast || isRunning || request.signal?.aborted === true)
return whole;
const fix = fixFile(file, { checks: pending ?? diagnosis.checks, backup });
if (fix === undefined) {
if (pending === undefined)
return whole;
isFixing = false;
continue;
}
diffs.push(fix.diff);
request.onEvent?.({ kind: 'fixed', diff: fix.diff });
const isSmall = fix.fixed.every(({ id, verdict }) => verdict !== 'problem' && id !== 'setup');
const isProven = diagnosis.figures !== undefined && isSmall;
if (isProven)
return { ...whole, checks: diagnosis.checks.map((check) => withFix(check, fix.fixed)) };
}
}
function withFix(check, fixed) {
if (!fixed.includes(check))
return check;
const { id, title, detail } = check;
return { id, title, verdict: 'ok', detail: `${detail}; fixed` };
}
var temporary_area = __webpack_require__(68054);
var work_tree_snapshot = __webpack_require__(56521);
;
async function openTrialArea(checkup, request) {
try {
return await (0,temporary_area .g)(request);
}
catch (error) {
if (!(error instanceof errors .yW))
throw error;
checkup.add(...checksOfError({ id: 'private-area', title: 'private area' }, error));
return undefined;
}
}
async function withWorkTree(privateArea, { refs: { gitDir, home }, head, isLeftOut }) {
const { store, repository, parentEnv } = privateArea;
const snapshot = await (0,work_tree_snapshot .O)(store, { repository, gitDir, home, head, parentEnv, isLeftOut });
return snapshot === undefined ? privateArea : { ...privateArea, store: { ...store, base: snapshot.commit } };
}
var command_names = __webpack_require__(27333);
var missing_places = __webpack_require__(60870);
var open_places = __webpack_require__(75682);
var secret_places = __webpack_require__(40730);
var open_tests = __webpack_require__(69332);
var shell_quote = __webpack_require__(61023);
var command = __webpack_require__(66967);
;
const BUDGET_MS = 60_000;
async function probeView(privateArea, request) {
const { programs, places, keys, signal } = request;
const folder = (0,external_node_path_.join)(privateArea.folder, 'view-probe');
await (0,remove_tree .l)(folder);
const [workDir, stdoutPath] = [(0,external_node_path_.join)(folder, 'work'), (0,external_node_path_.join)(folder, 'stdout')];
(0,external_node_fs_.mkdirSync)(workDir, { recursive: true });
try {
const result = await (0,command .d)(privateArea, {
...{ command: scriptOf(request), kind: 'guards', workDir, place: 'evaluation', variables: {}, signal },
...{ stdoutPath, stderrPath: (0,external_node_path_.join)(folder, 'stderr'), budgetMs: BUDGET_MS, network: 'off' },
});
if (result.kind !== 'ended' || result.exitCode !== 0)
return undefined;
const lines = new Set((0,external_node_fs_.readFileSync)(stdoutPath, 'utf8').split('\n'));
const marked = (mark, names) => names.filter((_, at) => lines.has(`${mark}${at}`));
return {
missingPrograms: marked('program ', programs),
missingPlaces: marked('place ', places),
readKeys: marked('key ', keys),
};
}
finally {
await (0,remove_tree .l)(folder);
}
}
function scriptOf({ programs, places, keys }) {
return [
'program() { command -v -- "$2" >/dev/null 2>&1 || echo "program $1"; }',
'place() { test -r "$2" || echo "place $1"; }',
'byte() { dd if="$1" bs=1 count=1 2>/dev/null | wc -c; }',
'key() { if test -d "$2"; then set -- "$1" "$(find "$2" -type f -size +0 -readable 2>/dev/null | head -n 1)"; fi',
'  if test -n "$2" && test "$(byte "$2")" -gt 0; then echo "key $1"; fi; }',
...programs.map((name, at) => `program ${at} ${(0,shell_quote .e)(name)}`),
...places.map((path, at) => `place ${at} ${(0,shell_quote .e)(path)}`),
...keys.map((path, at) => `key ${at} ${(0,shell_quote .e)(path)}`),
'true',
].join('\n');
}
var sandbox_command = __webpack_require__(19189);
;
async function examineView({ privateArea, use, signal, known }) {
const { parentEnv, repository, hidden, environment } = privateArea;
const { HOME: home } = parentEnv;
const findClosed = (0,open_places .f)({ parentEnv, hidden, repository: [repository.folder, repository.commonDir] });
const { toolchains } = use.environment;
const machine = { parentEnv, findClosed, toolchains };
const programs = isPathKnown(use) && known.length === 0 ? (0,program_checks .h2)(use.commands) : [];
const places = placesOf(use, home).filter(({ place }) => (0,external_node_fs_.existsSync)(place.path));
const ofHome = home !== undefined && (0,external_node_path_.isAbsolute)(home) ? [...secret_places .bl, ...secret_places .SU] : [];
const keys = [...new Set([...ofHome.map((each) => (0,external_node_path_.join)(home ?? '', each)), ...environment.masked])];
const there = keys.filter((path) => (0,external_node_fs_.existsSync)(path));
const probed = await probeView(privateArea, {
programs: programs.map(({ name }) => name),
places: places.map(({ place }) => place.path),
...{ keys: there, signal },
});
if (probed === undefined)
return [];
const missing = programs.filter(({ name }) => probed.missingPrograms.includes(name));
const unseen = places.filter(({ place }) => probed.missingPlaces.includes(place.path));
return [
...missing.map(({ name, key, verdict }) => {
const explained = (0,missing_places .g)(name, key, machine);
const detail = `${(0,base_text .TL)(name)}, which ${key} starts, ${explained.found}`;
return { id: 'programs', title: 'programs', verdict, detail, ...whatToDo(explained) };
}),
...unseen.map(({ place, key }) => {
const explained = (0,missing_places .j)(place, machine);
const detail = `${(0,base_text .TL)(place.written)}, which ${key} names, ${explained.found}`;
return { id: 'places', title: 'data of commands', verdict: 'warning', detail, ...whatToDo(explained) };
}),
describeKeys(there, probed.readKeys, privateArea),
];
}
function isPathKnown({ environment }) {
const { PATH } = environment.env;
return PATH === undefined || PATH.split(':').every((folder) => (0,external_node_path_.isAbsolute)(folder));
}
function placesOf({ commands, environment }, home) {
const ofCommands = commands.flatMap(({ key, command }) => (0,command_names .ky)(command, home).map((place) => ({ key, place })));
const ofVariables = Object.entries(environment.env).flatMap(([name, value]) => (0,external_node_path_.isAbsolute)(value) && name !== 'PATH'
? [{ key: `environment.env.${name}`, place: { written: value, path: value, isInHome: false } }]
: []);
return [...ofCommands, ...ofVariables];
}
function whatToDo({ remedy, readable }) {
if (readable === undefined)
return { remedy };
return { remedy, fix: [{ kind: 'append', path: ['environment', 'readable'], values: [readable] }] };
}
function describeKeys(there, read, { level }) {
const check = { id: 'credentials', title: 'keys of this machine' };
if (there.length === 0)
return { ...check, verdict: 'ok', detail: 'none are in the places where tools keep them' };
if (read.length === 0) {
const detail = `${(0,base_text .LS)(there.length, 'place')} of keys (${(0,open_tests .KE)(there)}): a command tried to read each and could not`;
return { ...check, verdict: 'ok', detail };
}
const isShielded = (0,sandbox_command .OU)(level);
const detail = `a command can read ${(0,open_tests .KE)(read)}${isShielded ? '' : ` (level ${level.kind})`}`;
const remedy = isShielded
? 'Take what is around it off PATH and environment.readable.'
: 'Let bubblewrap work here, or remove the keys before you run this.';
return { ...check, verdict: 'warning', detail, remedy };
}
var command_line = __webpack_require__(16027);
var configured_agents = __webpack_require__(74832);
var forged_candidate = __webpack_require__(38997);
var open_links = __webpack_require__(99804);
var agent_secrets = __webpack_require__(12637);
var inspector_guard = __webpack_require__(95453);
var shell_syntax = __webpack_require__(7708);
var user_refs = __webpack_require__(11584);
var secret_commands = __webpack_require__(14836);
var opening = __webpack_require__(67018);
var run_config = __webpack_require__(27634);
var store = __webpack_require__(54347);
var toml_document = __webpack_require__(28810);
var dist = __webpack_require__(3292);
var canonical_json = __webpack_require__(19533);
;
function applyToValue(root, edit) {
const name = edit.path.at(-1);
const parent = parentIn(root, edit.path);
if (name === undefined || parent === undefined)
return false;
switch (edit.kind) {
case 'set':
parent[name] = edit.value;
return true;
case 'append': {
const before = parent[name] ?? [];
if (!Array.isArray(before))
return false;
parent[name] = [...before, ...edit.values];
return true;
}
case 'remove': {
if (!Array.isArray(parent) || typeof name !== 'number')
return false;
parent.splice(name, 1);
if (parent.length > 0)
return true;
const owner = parentIn(root, edit.path.slice(0, -1));
const own = edit.path.at(-2);
if (owner !== undefined && own !== undefined)
delete owner[own];
return true;
}
default:
return edit;
}
}
function parentIn(root, path) {
let current = root;
for (const part of path.slice(0, -1)) {
if (!Object.hasOwn(current, part))
current[part] = {};
const next = current[part];
if (typeof next !== 'object' || next === null)
return undefined;
current = next;
}
return current;
}
var toml_layout = __webpack_require__(12721);
;
function editToml(text, edits) {
const expected = plain((0,dist .qg)(text));
let edited = text;
for (const edit of edits) {
const next = applyEdit(edited, edit);
if (next === undefined || !applyToValue(expected, edit)) {
return { refused: `${(0,json_path .i7)(edit.path)} cannot be changed where it stands` };
}
edited = next;
}
try {
if ((0,canonical_json .d)(plain((0,dist .qg)(edited))) === (0,canonical_json .d)(plain(expected)))
return { text: edited };
}
catch {
}
return { refused: 'the file would not hold what was meant' };
}
function plain(value) {
if (typeof value === 'number' && !Number.isFinite(value))
return { number: String(value) };
if (Array.isArray(value))
return value.map(plain);
if (typeof value !== 'object' || value === null)
return value;
if (value instanceof Date)
return { date: value.toISOString() };
return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
}
function applyEdit(text, edit) {
const layout = (0,toml_layout .X)(text);
const known = layout.entries.find(({ path }) => isSame(path, edit.path));
switch (edit.kind) {
case 'set': {
const value = renderValue(edit.value);
if (known !== undefined)
return replaced(text, { from: known.valueStart, to: known.valueEnd, by: value });
return insertKey(text, { layout, path: edit.path, value });
}
case 'append': {
if (known !== undefined)
return appended(text, { layout, array: known, values: edit.values });
return insertKey(text, { layout, path: edit.path, value: renderValue(edit.values) });
}
case 'remove':
return removed(text, { layout, path: edit.path });
default:
return edit;
}
}
function isSame(one, other) {
return one.length === other.length && one.every((part, at) => part === other[at]);
}
function startsWith(path, prefix) {
return path.length >= prefix.length && prefix.every((part, at) => part === path[at]);
}
function replaced(text, { from, to, by }) {
return text.slice(0, from) + by + text.slice(to);
}
function insertKey(text, { layout, path, value }) {
const parent = path.slice(0, -1);
const name = renderKey(path.slice(-1));
if (layout.tables.some((table) => isSame(table.path, parent))) {
return insertLine(text, { layout, table: parent, line: `${name} = ${value}` });
}
const inline = layout.entries.find((entry) => isSame(entry.path, parent));
if (inline !== undefined)
return insertInBraces(text, { layout, inline, pair: `${name} = ${value}` });
const sibling = layout.entries.findLast((entry) => startsWith(entry.path, parent) && entry.table.length < parent.length && !isElementOf(layout, entry));
if (sibling !== undefined) {
const line = `${renderKey(path.slice(sibling.table.length))} = ${value}`;
return insertLine(text, { layout, table: sibling.table, line });
}
if (parent.some((part) => typeof part === 'number'))
return undefined;
const newline = newlineOf(text);
const gap = text === '' ? '' : text.endsWith('\n') ? newline : newline + newline;
return `${text}${gap}[${renderKey(parent)}]${newline}${name} = ${value}${newline}`;
}
function isElementOf({ entries }, { path, table }) {
return typeof path.at(-1) === 'number' && entries.some((entry) => isSame(entry.path, table));
}
function insertLine(text, { layout, table: path, line }) {
const table = layout.tables.findLast((each) => isSame(each.path, path));
const end = endOf(layout, table) ?? text.length;
const own = layout.entries.filter(({ start }) => start >= table.headerEnd && start < end);
const last = Math.max(table.headerEnd, ...own.map(({ valueEnd }) => valueEnd));
const newline = newlineOf(text);
if (last === 0)
return `${line}${newline}${text}`;
const at = text.indexOf('\n', last);
if (at === -1)
return `${text}${newline}${line}${newline}`;
return replaced(text, { from: at + 1, to: at + 1, by: `${line}${newline}` });
}
function endOf({ tables }, table) {
return tables[tables.indexOf(table) + 1]?.start;
}
function insertInBraces(text, { layout, inline, pair }) {
if (text.charAt(inline.valueStart) !== '{')
return undefined;
const own = layout.entries.filter(({ table }) => isSame(table, inline.path));
const last = own.at(-1);
if (last === undefined)
return replaced(text, { from: inline.valueStart, to: inline.valueEnd, by: `{ ${pair} }` });
return replaced(text, { from: last.valueEnd, to: last.valueEnd, by: `, ${pair}` });
}
function appended(text, { layout, array, values }) {
if (text.charAt(array.valueStart) !== '[')
return undefined;
const last = layout.entries.findLast(({ path, table }) => isSame(table, array.path) && path.length === table.length + 1);
const rendered = values.map(renderValue);
if (last === undefined) {
return replaced(text, { from: array.valueStart, to: array.valueEnd, by: `[${rendered.join(', ')}]` });
}
const lineStart = text.lastIndexOf('\n', last.start - 1) + 1;
const indent = text.slice(lineStart, last.start);
const isAlone = lineStart > array.valueStart && indent.trim() === '';
const lineEnd = text.indexOf('\n', last.valueEnd);
if (!isAlone || lineEnd >= array.valueEnd) {
return replaced(text, { from: last.valueEnd, to: last.valueEnd, by: rendered.map((each) => `, ${each}`).join('') });
}
const newline = newlineOf(text);
const hasComma = text.slice(last.valueEnd).trimStart().startsWith(',');
const lines = rendered.map((each) => `${indent}${each},${newline}`).join('');
const comma = hasComma ? '' : ',';
return (text.slice(0, last.valueEnd) + comma + text.slice(last.valueEnd, lineEnd + 1) + lines + text.slice(lineEnd + 1));
}
function removed(text, { layout, path }) {
const first = layout.tables.findIndex((table) => table.isElement && isSame(table.path, path));
const table = layout.tables[first];
if (table === undefined)
return undefined;
const next = layout.tables.slice(first + 1).find((each) => !startsWith(each.path, path));
const from = aboveComments(text, table.start);
return replaced(text, { from, to: next === undefined ? text.length : aboveComments(text, next.start), by: '' });
}
function aboveComments(text, start) {
let from = text.lastIndexOf('\n', start - 1) + 1;
for (;;) {
const before = text.lastIndexOf('\n', from - 2) + 1;
if (from === 0 || !text.slice(before, from).trimStart().startsWith('#'))
return from;
from = before;
}
}
function newlineOf(text) {
return text.includes('\r\n') ? '\r\n' : '\n';
}
function renderKey(path) {
return path.map((part) => (/^[\w-]+$/.test(String(part)) ? String(part) : JSON.stringify(part))).join('.');
}
function renderValue(value) {
if (typeof value === 'string')
return JSON.stringify(value).replaceAll('\u007f', '\\u007f');
if (typeof value !== 'object')
return String(value);
if (isList(value))
return `[${value.map(renderValue).join(', ')}]`;
const pairs = Object.entries(value).map(([key, each]) => `${renderKey([key])} = ${renderValue(each)}`);
return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}
function isList(value) {
return Array.isArray(value);
}
var config_config = __webpack_require__(23614);
;
function configFile(paths, { now, utcOffset }) {
const shown = (0,store .pS)(paths, paths.config);
const decode = (text) => {
const decoded = (0,toml_document .R)(shown, Buffer.from(text));
return 'problems' in decoded ? undefined : decoded.document;
};
return {
...{ path: paths.config, shown, edit: editToml },
read: (text) => decode(text)?.value,
isSound: (text) => {
const document = decode(text);
if (document === undefined)
return false;
return !('problems' in (0,config_config .n)(document, { folder: paths.name, now: now(), utcOffset }));
},
};
}
var duration = __webpack_require__(15902);
var median = __webpack_require__(50748);
var effort = __webpack_require__(65157);
var registry = __webpack_require__(65991);
var base_random = __webpack_require__(59645);
var paired_trial = __webpack_require__(28834);
;
const TRIALS = 400;
const STEP = 0.25;
const MOST = 8;
const OFTEN = 0.8;
const SELDOM = 0.15;
function powerOf(rules) {
let seldom;
for (let effect = STEP; effect <= MOST; effect += STEP) {
const share = acceptedShare(rules, effect);
if (share > SELDOM)
seldom ??= effect;
if (share >= OFTEN)
return { found: effect, seldom: seldom ?? effect };
}
return { found: undefined, seldom: seldom ?? MOST };
}
function acceptedShare({ a, a0, screen, futility_z, max_pairs }, effect) {
const random = (0,base_random .I)(`power ${effect}`);
const paired = {
...{ sign: 1, a, a0, screen, futility_z, max_pairs, min_improvement: 0, tolerance: 0, max_plausible: null },
...{ share_seed: false, reference: 0, scale: Math.SQRT2, scale_source: 'calibration', unit_scale: null, moves: 0 },
};
let accepted = 0;
for (let count = 0; count < TRIALS; count += 1)
if (isAcceptedTrial(paired, effect, random))
accepted += 1;
return accepted / TRIALS;
}
function isAcceptedTrial(rules, effect, random) {
let trial = (0,paired_trial .oy)({ id: 'power', purpose: 'candidate', tree: '', incumbent: '' }, rules);
while (trial.verdict === null) {
trial = (0,paired_trial .GD)(trial, [
{ arm: 'candidate', kind: 'scored', score: effect + normal(random) },
{ arm: 'incumbent', kind: 'scored', score: normal(random) },
]);
}
return trial.verdict.code === 'evident';
}
function normal(random) {
return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
;
const INTERRUPTED = {
id: 'evaluator',
verdict: 'warning',
title: 'evaluator',
detail: 'interrupted before the trial ended',
};
async function examineBase(checkup, { config: written, tryBase, describe, amend }, { shown, isFixing }) {
let config = written;
for (let round = 0;; round += 1) {
const base = await tryBase(config, round === 0 ? 'base' : `changed-${round}-base`);
if (base.kind === 'scored')
return { scores: base.scores, config, isWritten: round === 0 };
if (base.kind === 'aborted') {
checkup.add(INTERRUPTED);
return undefined;
}
const check = describe(config, base);
checkup.add({ ...check, ...(base.log === undefined ? {} : { log: shown(base.log) }) });
if (isFixing && check.fix !== undefined)
return undefined;
const amended = amend(config, base);
if (amended === undefined)
return undefined;
config = amended;
}
}
var candidate_trials = __webpack_require__(51565);
var doctor_cost = __webpack_require__(83785);
var integrity_trials = __webpack_require__(53955);
var key_values = __webpack_require__(3500);
;
const NEAR_SHARE = 0.5;
function describeLimits({ config, limitOf }, evaluations) {
const keys = [...new Set(evaluations.flatMap(({ timings }) => Object.keys(timings)))];
return keys.flatMap((key) => {
const path = limitOf(key.replace(/_ms$/, ''));
const limitMs = path === undefined ? undefined : (0,duration .E9)(String((0,json_path .fK)(config, path)));
const tookMs = Math.max(...evaluations.map(({ timings }) => timings[key] ?? 0));
if (path === undefined || limitMs === undefined || tookMs <= limitMs * NEAR_SHARE)
return [];
const value = (0,key_values .l)(tookMs);
const detail = `${(0,doctor_cost .VM)(key)} took ${(0,doctor_cost .eB)(tookMs)} of the ${(0,doctor_cost .eB)(limitMs)} that it may`;
const remedy = `Set ${(0,key_values .k)(path)} = "${value}".`;
const fix = [{ kind: 'set', path, value }];
return [{ id: 'timeouts', verdict: 'warning', title: 'timeouts', detail, remedy, fix }];
});
}
var kept_build = __webpack_require__(65197);
var level = __webpack_require__(8642);
var best_so_far = __webpack_require__(11369);
;
function measureNoise(scores, direction) {
const mean = scores.reduce((sum, score) => sum + score / scores.length, 0);
const squares = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0);
const isDeterministic = scores.every((score) => score === scores[0]);
const sd = isDeterministic ? 0 : Math.sqrt(squares / (scores.length - 1));
const pairs = scores.flatMap((first, index) => scores.slice(index + 1).map((later) => [first, later]));
return {
mean,
sd,
isDeterministic,
detectable: 2 * sd * Math.SQRT2,
falselyAccepted: pairs.filter(([first, later]) => (0,best_so_far .LK)(later, first, direction)).length,
pairs: pairs.length,
};
}
var shared_state = __webpack_require__(95465);
;
function explainFailure(why, explaining) {
const { plain, limit, moveToBuild, otherwise } = explaining;
switch (why.kind) {
case 'shared': {
const fix = moveToBuild(why.shared);
const found = { detail: (0,shared_state .Q)(why.shared), remedy: 'Make it build.command.' };
return fix === undefined ? found : { ...found, fix };
}
case 'slow': {
if (why.tookMs === undefined || limit === undefined)
return { detail: `${plain}, and much more`, remedy: 'Make the command faster, or raise its timeout.' };
const value = (0,key_values .l)(why.tookMs);
return {
detail: `${plain}; it takes ${(0,doctor_cost .eB)(why.tookMs)}`,
remedy: `Set ${(0,key_values .k)(limit)} = "${value}".`,
fix: [{ kind: 'set', path: limit, value }],
};
}
case 'unsteady':
return {
detail: `${plain}; on the same tree it also passed`,
remedy: 'Fix the tests that depend on time, chance or the load of the machine, or leave them out of the guard. Otherwise it refuses changes at random.',
};
case 'unknown':
return { detail: plain, remedy: writeMissing(explaining) ?? otherwise };
default:
return why;
}
}
const NO_FILE = /no such file|cannot find module|can.t open|cannot open/i;
function writeMissing({ plain, command: { key, text } }) {
const missing = NO_FILE.test(plain) ? (0,command_names .VI)(text).find((path) => plain.includes(path)) : undefined;
return missing === undefined
? undefined
: `Write and commit ${missing}, which ${key} names, or name another command.`;
}
function findMoved({ guards, build }, at) {
const guard = guards[at];
if (guard === undefined)
return undefined;
const before = build?.command ?? '';
return { at, command: before === '' ? guard.command : `${before} && ${guard.command}` };
}
function moveToBuild(moved) {
if (moved === undefined)
return undefined;
return [
{ kind: 'remove', path: ['guards', moved.at] },
{ kind: 'set', path: ['build', 'command'], value: moved.command },
];
}
const GUARD_REMEDY = 'Fix the base or the guard. Otherwise the guard refuses every change.';
const TIMES_LONGER = 10;
const LEAST_LIMIT_MS = 2 * 60_000;
const MOST_LIMIT_MS = 30 * 60_000;
function longerLimit(ms) {
return Math.max(ms, Math.min(MOST_LIMIT_MS, Math.max(LEAST_LIMIT_MS, ms * TIMES_LONGER)));
}
;
const TIMEOUTS = {
setup: ['setup', 'timeout'],
'judge-setup': ['setup', 'timeout'],
build: ['build', 'timeout'],
score: ['objective', 'timeout'],
};
function timeoutPath({ guards }, step) {
const at = guards.findIndex(({ name }) => step === `guard-${name}`);
return at === -1 ? TIMEOUTS[step] : ['guards', at, 'timeout'];
}
function renderParse(parse) {
const pairs = Object.entries(parse).map(([key, value]) => `${key} = ${JSON.stringify(value)}`);
return `{ ${pairs.join(', ')} }`;
}
function commandsOf({ setup, build, guards, objective, teardown }) {
const isScored = objective.baseline && objective.fail_mode !== 'worst';
const prepares = isScored || guards.length > 0;
const all = [
{ key: 'setup.command', command: setup.command, isNeeded: prepares, installs: true },
{ key: 'build.command', command: build.command, isNeeded: prepares, installs: true },
...guards.map(({ command }, at) => ({ key: `guards[${at}].command`, command, isNeeded: true, installs: false })),
{ key: 'objective.command', command: objective.command, isNeeded: isScored, installs: false },
{ key: 'teardown.command', command: teardown.command, isNeeded: false, installs: false },
];
return all.filter(({ command }) => command !== '');
}
;
function describeBaseFailure(config, failure) {
const { isGuard, nth } = failure;
const { objective } = config;
const isNeeded = isGuard || (objective.baseline && objective.fail_mode !== 'worst');
const check = isGuard
? { id: 'base-guard', title: 'guards of the base' }
: { id: 'evaluator', title: 'evaluator' };
return { ...check, verdict: isNeeded || nth > 1 ? 'problem' : 'warning', ...explain(config, failure) };
}
function explain(config, failure) {
const { reason, why, nth, isGuard, step } = failure;
const plain = isGuard
? `the base does not pass its guards: ${reason}`
: `the base has ${nth === 1 ? 'no score' : 'a score, but not every time'}: ${reason}`;
if (why.kind === 'unread') {
return {
detail: plain,
remedy: `Set objective.parse = ${renderParse(why.parse)}.`,
fix: [{ kind: 'set', path: ['objective', 'parse'], value: tableOf(why.parse) }],
};
}
return explainFailure(why, {
plain,
limit: step === undefined ? undefined : timeoutPath(config, step),
moveToBuild: (shared) => moveToBuild(movedIn(config, shared)),
command: failedCommand(config, failure),
otherwise: isGuard ? GUARD_REMEDY : OBJECTIVE_REMEDY,
});
}
function failedCommand({ guards, objective }, { isGuard, step }) {
if (!isGuard)
return { key: 'objective.command', text: objective.command };
const at = guardAt(guards, step);
return { key: `guards[${at}].command`, text: guards[at]?.command ?? '' };
}
function tableOf(parse) {
const entries = Object.entries(parse);
return Object.fromEntries(entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}
const OBJECTIVE_REMEDY = 'Fix objective.command, objective.parse or setup. Commands run in an evaluation checkout without network.';
function movedIn(config, { writer }) {
return findMoved(config, guardAt(config.guards, writer.name));
}
function guardAt(guards, step) {
return guards.findIndex(({ name }) => `guard-${name}` === step);
}
function amendConfig(config, { why, isGuard, step }) {
const { guards, build, objective } = config;
const without = (at) => guards.filter((_, place) => place !== at);
const at = guardAt(guards, step);
const withoutGuard = isGuard && at !== -1 ? { ...config, guards: without(at) } : undefined;
switch (why.kind) {
case 'shared': {
const moved = movedIn(config, why.shared);
return moved && { ...config, guards: without(moved.at), build: { ...build, command: moved.command } };
}
case 'unread':
return { ...config, objective: { ...objective, parse: why.parse } };
case 'slow':
case 'unsteady':
case 'unknown':
return withoutGuard;
default:
return why;
}
}
var objective = __webpack_require__(31409);
var evaluator_trial = __webpack_require__(41132);
;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
const CAPTURE = '(-?[0-9.]+(?:[eE][+-]?[0-9]+)?)';
const MAX_CONTEXT = 40;
function proposeParse(output, current) {
const proposals = [...ofNumber(output), ...ofJson(output), ...ofText(output)];
return proposals.filter((proposal) => JSON.stringify(proposal) !== JSON.stringify(current));
}
function ofNumber(output) {
return Number.isFinite(Number(output.trim() || Number.NaN)) ? [{ kind: 'float' }] : [];
}
function ofJson(output) {
let value;
try {
value = JSON.parse(output);
}
catch {
return [];
}
if (typeof value !== 'object' || value === null || Array.isArray(value))
return [];
const numbers = Object.entries(value).flatMap(([key, each]) => (typeof each === 'number' ? [key] : []));
const name = numbers.includes('score') ? 'score' : numbers.length === 1 ? numbers[0] : undefined;
if (name === undefined)
return [];
return [{ kind: 'jq', path: /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `.[${JSON.stringify(name)}]` }];
}
function ofText(output) {
const numbers = [...output.matchAll(NUMBER)];
const [only] = numbers;
if (only === undefined || numbers.length > 1 || output.trim() === only[0])
return [];
const line = output.slice(output.lastIndexOf('\n', only.index) + 1, only.index);
const context = line.slice(-MAX_CONTEXT).trim();
const before = context === '' ? '' : String.raw `${escaped(context)}\s*`;
return [{ kind: 'regex', pattern: `${before}${CAPTURE}` }];
}
function escaped(text) {
return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw `\$&`);
}
;
const BASE_TIMES = 3;
async function tryBase(trial, name) {
const scores = [];
for (let nth = 1; nth <= BASE_TIMES; nth += 1) {
const prefix = `${name}-${nth}-`;
const startedAt = performance.now();
const tree = trial.privateArea.store.base;
const scored = await (0,evaluator_trial .fN)(trial, { tree, prefix, of: `run ${nth} of ${BASE_TIMES}` });
if (scored.kind === 'aborted')
return { kind: 'aborted' };
if (scored.kind !== 'scored')
return describeFailure(trial, scored, { nth, prefix });
const output = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)((0,evaluator_trial .Hw)(trial), `${prefix}score.stdout`), 'utf8');
const { metrics = null, timings } = scored;
scores.push({ score: scored.score, tookMs: performance.now() - startedAt, timings, output, metrics });
}
return { kind: 'scored', scores };
}
async function describeFailure(trial, scored, { nth, prefix }) {
const { reason } = scored;
const failure = { kind: 'failed', reason, nth, isGuard: (0,objective ._K)(scored) };
if (scored.kind === 'infra')
return { ...failure, log: undefined, step: undefined, why: { kind: 'unknown' } };
const step = scored.step?.name;
return { ...failure, log: scored.log, step, why: await findWhy(trial, scored, { nth, prefix }) };
}
async function findWhy(trial, failed, { nth, prefix }) {
const { step, timedOut, isTampered, log } = failed;
if (isTampered)
return { kind: 'unknown' };
if (step !== undefined && timedOut === true)
return { kind: 'slow', tookMs: await timeWithoutLimit(trial, step.name) };
const tree = trial.privateArea.store.base;
const request = (0,evaluator_trial .fo)(trial, { tree, prefix, of: 'all in one checkout' });
const isRead = step === undefined && log !== undefined;
const parse = isRead ? await findParse(trial, (0,external_node_fs_.readFileSync)(log, 'utf8')) : undefined;
const isComplete = async (output) => isRead && parse === undefined && (await findParse(trial, output)) !== undefined;
const shared = await (0,objective .Q6)(trial.privateArea, request, failed, isComplete);
if (shared !== undefined)
return { kind: 'shared', shared };
if ((0,objective ._K)(failed) && (nth > 1 || (await passesAgain(trial))))
return { kind: 'unsteady' };
return parse === undefined ? { kind: 'unknown' } : { kind: 'unread', parse };
}
async function passesAgain(trial) {
const tree = trial.privateArea.store.base;
return (await (0,evaluator_trial .fN)(trial, { tree, prefix: 'again-', of: 'again' })).kind === 'scored';
}
async function findParse({ config, signal }, output) {
for (const parse of proposeParse(output, config.objective.parse)) {
if ('score' in (await (0,objective .yN)(parse, { output, nonce: '', signal })))
return parse;
}
return undefined;
}
async function timeWithoutLimit(trial, step) {
const patient = { ...trial, config: withLongLimits(trial.config) };
const tree = trial.privateArea.store.base;
const scored = await (0,evaluator_trial .fN)(patient, { tree, prefix: 'long-', of: 'with a longer limit' });
if (scored.kind !== 'scored' && scored.kind !== 'failed')
return undefined;
const isSlowStill = scored.kind === 'failed' && scored.timedOut === true && scored.step?.name === step;
return isSlowStill ? undefined : scored.timings[`${step}_ms`];
}
function withLongLimits(config) {
const long = (table) => {
const ms = (0,duration .E9)(table.timeout) ?? 0;
return { ...table, timeout: (0,duration .PP)(longerLimit(ms)) };
};
const { setup, build, objective, guards } = config;
return { ...config, setup: long(setup), build: long(build), objective: long(objective), guards: guards.map(long) };
}
var assignment = __webpack_require__(74490);
var conclusion = __webpack_require__(27320);
var run_rules = __webpack_require__(9176);
var decision_session = __webpack_require__(47695);
var decision_task = __webpack_require__(3922);
;
const RUNS = 16;
const BETTER = 2;
const NEUTRAL = 9;
const CYCLE = 20;
const LEAST_GAIN = 0.5;
const rehearsal_MOST = 2;
const STRIDE = 7;
const EXACT_UNIT = 0.01;
function rehearse(request) {
return Array.from({ length: RUNS }, (_, run) => rehearseOnce(request, (0,base_random .I)(`rehearsal ${run}`)));
}
function rehearseOnce({ settings, isBaseScored, costs, mean, sd, candidates }, random) {
const unit = sd || Math.abs(mean) * EXACT_UNIT || 1;
const towards = settings.direction === 'max' ? unit : -unit;
const truth = new Map([['base', mean]]);
const truthOf = (tree) => truth.get(tree) ?? mean;
let evaluations = 0;
const opened = (0,decision_session .fA)({ settings, base: 'base', ...(costs === undefined ? {} : { costs }) });
const { screens_by_three, renews_reference } = run_rules .Ab;
let session = { ...opened, screens_by_three, renews_reference };
if (!isBaseScored)
session = (0,decision_session .m4)(session);
const after = [];
let before = 0;
const turn = (0,base_random .k)(random, CYCLE);
for (let index = 0; index < candidates; index += 1) {
if (!prepare())
return { before, after, isSpent: false };
if (index === 0)
before = evaluations;
const id = `candidate ${index + 1}`;
truth.set(id, truthOf(session.incumbent) + towards * effectOf(turn + index, random));
const assigned = (0,assignment .gK)(session, { id, tree: id, purpose: 'candidate' });
if (assigned.kind === 'refused')
return { before, after, isSpent: true };
conclude(assigned);
after.push(evaluations);
}
return { before, after, isSpent: false };
function prepare() {
for (;;) {
const due = (0,decision_session .M_)(session);
if (due.kind === 'stop')
return false;
if (due.kind === 'candidate')
break;
if (due.kind === 'calibration') {
const begun = (0,decision_session .KR)(session);
const { incumbent } = session;
session = (0,decision_session .Zj)(begun.session, measure(begun.calibration, { candidate: incumbent, incumbent }));
continue;
}
if (due.kind === 'confirmation') {
const id = 'confirmation';
measure((0,decision_session .dn)(session, { id, baseline: 'base' }), { candidate: session.incumbent, incumbent: 'base' });
session = (0,decision_session .e$)(session);
continue;
}
const assigned = due.kind === 'canary' ? (0,assignment .YM)(session) : (0,assignment .Zw)(session);
if (assigned === undefined)
return false;
conclude(assigned);
}
if (!(0,decision_session .nU)(session))
return true;
evaluations += 1;
session = (0,decision_session .bm)(session, { passed: true, remark: null });
return true;
}
function conclude(assigned) {
const { tree, incumbent } = assigned.trial;
session = (0,conclusion ._m)(assigned.session, measure(assigned.trial, { candidate: tree, incumbent }), 'accepted');
}
function measure(task, trees) {
let current = task;
for (;;) {
const step = (0,decision_task .sk)(current, () => ({ seed: 1, bit: 0 }));
if (step.kind !== 'measure')
return current;
evaluations += step.runs.length;
const results = step.runs.map(({ arm }) => ({ arm, kind: 'scored', score: truthOf(trees[arm]) + sd * normal(random) }));
current = (0,decision_task .oi)(current, results);
}
}
}
function effectOf(index, random) {
const place = (index * STRIDE) % CYCLE;
if (place < BETTER)
return LEAST_GAIN + (rehearsal_MOST - LEAST_GAIN) * random();
return place < BETTER + NEUTRAL ? 0 : -rehearsal_MOST * random();
}
;
const QUICK_SHARE = 0.1;
const MAX_RESERVE = 1 / 3;
const MAX_REHEARSED = 200;
function estimateIterations(frame) {
const { agentMs, budgetMs, buildMs } = frame;
const slow = countWithin(frame, (agentMs ?? budgetMs) + buildMs);
const quick = agentMs === undefined ? countWithin(frame, budgetMs * QUICK_SHARE + buildMs) : slow;
const agent = agentMs === undefined
? 'the agent uses its whole budget, or a tenth of it'
: 'the agent takes as long as it did so far';
const takes = [...new Set([slow, quick].map(({ evaluations }) => evaluations.toFixed(1)))].join(' or ');
const basis = `${agent}; a change takes ${takes} evaluations if a tenth of the changes help`;
const [least, most] = [Math.min(slow.count, quick.count), Math.max(slow.count, quick.count)];
return { least, most, basis };
}
function countWithin({ settings, isBaseScored, noise, totalMs, evaluationMs, parallel, maxIterations }, proposalMs) {
const limit = maxIterations === 0 ? Number.POSITIVE_INFINITY : maxIterations;
const rehearsals = rehearse({
...{ settings, isBaseScored, mean: noise.mean, sd: noise.sd },
costs: { proposalMs, evaluationMs },
candidates: Math.min(limit, MAX_REHEARSED, Math.ceil((totalMs * parallel) / (proposalMs + evaluationMs))),
});
const { pairs, command } = settings.confirm;
const isExact = settings.decision === 'auto' && noise.isDeterministic;
const planned = isExact && command === '' ? Math.min(pairs, decision_session .iP) : pairs;
const confirmationMs = Math.min(2 * planned * evaluationMs, totalMs * MAX_RESERVE);
const clock = { attemptsMs: totalMs - confirmationMs, proposalMs, evaluationMs, parallel };
const counts = rehearsals.map((rehearsal) => begunIn(rehearsal, clock));
return {
count: Math.min(limit, Math.round(meanOf(counts))),
evaluations: meanOf(rehearsals.map((each) => evaluationsIn(each) / Math.max(1, each.after.length))),
};
}
function meanOf(values) {
return values.reduce((sum, value) => sum + value, 0) / values.length;
}
function evaluationsIn({ before, after }) {
return (after.at(-1) ?? before) - before;
}
function begunIn(rehearsal, { attemptsMs, proposalMs, evaluationMs, parallel }) {
const { before, after, isSpent } = rehearsal;
const startsMs = (index, spent) => before * evaluationMs + (index * proposalMs + (spent - before) * evaluationMs) / parallel;
const late = after.findIndex((_, index) => startsMs(index, after[index - 1] ?? before) >= attemptsMs);
if (late !== -1)
return late;
const endMs = startsMs(after.length, after.at(-1) ?? before);
if (isSpent || after.length === 0 || endMs >= attemptsMs)
return after.length;
const eachMs = (endMs - before * evaluationMs) / after.length;
return after.length + Math.ceil((attemptsMs - endMs) / eachMs);
}
var plant_names = __webpack_require__(44538);
var echoed_score = __webpack_require__(144);
;
const MAX_PLANTS = 10;
const PLANT_TIMEOUT = '1m';
async function tryLater(trial, base) {
const paths = await findLater(trial);
const forged = await (0,evaluator_trial .c9)(trial, base);
if (paths.length === 0 || forged === undefined)
return { kind: 'untried' };
const { config, privateArea } = trial;
const tree = privateArea.store.base;
const guardOf = (planted) => ({
name: 'planted files',
command: planted.map((path) => plantCommand(path, forged.output)).join(' && '),
timeout: PLANT_TIMEOUT,
});
const denied = [];
const kept = [];
for (const [at, path] of paths.entries()) {
const alone = {
...config,
setup: { ...config.setup, command: '' },
build: { ...config.build, command: '' },
teardown: { ...config.teardown, command: '' },
guards: [guardOf([path])],
};
const purpose = { kind: 'guards' };
const scored = await (0,evaluator_trial .fN)({ ...trial, config: alone }, { tree, prefix: `later-${at + 1}-`, of: path, purpose });
if (scored.kind === 'aborted' || scored.kind === 'infra')
return { kind: 'aborted' };
(scored.kind === 'failed' ? denied : kept).push(path);
}
if (kept.length === 0)
return { kind: 'tried', denied, gone: [] };
const whole = { ...trial, config: { ...config, guards: [guardOf(kept), ...config.guards] } };
const scored = await (0,evaluator_trial .fN)(whole, { tree, prefix: 'later-', of: 'files made by a command' });
if (scored.kind === 'aborted' || scored.kind === 'infra')
return { kind: 'aborted' };
if (scored.kind === 'scored' && scored.score === forged.claim)
return { kind: 'believed', paths: kept, claim: forged.claim };
return { kind: 'tried', denied, gone: kept };
}
async function findLater({ privateArea: { store }, protectedFiles }) {
const repository = await (0,open_tests .d$)(store);
const known = new Set(repository.paths);
const ofFiles = protectedFiles.files.flatMap(({ path }) => (0,plant_names .tm)(path).slice(0, 2));
const paths = [...(0,plant_names .BG)(repository), ...(0,plant_names .Yo)(repository), ...ofFiles];
return [...new Set(paths)].filter((path) => !known.has(path)).slice(0, MAX_PLANTS);
}
function plantCommand(path, output) {
const isProgram = path.includes('/.bin/');
const text = isProgram
? (0,echoed_score .NR)({ path: 'x.sh', text: '', output })
: (0,echoed_score .NR)({ path, text: 'planted\n', output });
const name = (0,shell_quote .e)(path);
const folder = (0,shell_quote .e)(path.split('/').slice(0, -1).join('/') || '.');
return `mkdir -p ${folder} && printf %s ${(0,shell_quote .e)(text)} > ${name} && chmod +x ${name}`;
}
function describeLater(later) {
const check = { id: 'later', title: 'files for later' };
switch (later.kind) {
case 'untried':
return [];
case 'tried': {
const { denied, gone } = later;
const parts = [
...(denied.length === 0 ? [] : [`${(0,open_tests .KE)(denied)} ${denied.length === 1 ? 'voids' : 'void'} the evaluation`]),
...(gone.length === 0
? []
: [`${(0,open_tests .KE)(gone)} ${gone.length === 1 ? 'is' : 'are'} gone before the next command`]),
];
const detail = `of ${(0,base_text .LS)(denied.length + gone.length, 'file')} that a command leaves for the next one, ${parts.join(', and ')}`;
return [{ ...check, verdict: 'ok', detail }];
}
case 'believed': {
const detail = `a command loads what an earlier one left (${(0,open_tests .KE)(later.paths)}): the score is ${later.claim}`;
const remedy = 'Take these paths off boundaries.permit and objective.writable.';
return [{ ...check, verdict: 'warning', detail, remedy }];
}
case 'aborted':
return [{ ...check, verdict: 'warning', detail: 'cancelled before it was tried' }];
default:
return later;
}
}
var read_listing = __webpack_require__(36286);
var shell_words = __webpack_require__(46806);
var ecosystems_listing = __webpack_require__(57463);
var ecosystems_registry = __webpack_require__(76169);
;
function proposeSetup({ setup, build }, listing) {
const { folder, texts } = splitSetup(setup.command) ?? { folder: '', texts: [] };
const parts = texts.map((text) => readPart(text, { folder, listing }));
if (parts.length === 0 || !parts.every((part) => part !== undefined))
return undefined;
const installs = parts.filter(({ kind }) => kind === 'install');
const builds = parts.filter(({ kind }) => kind === 'build');
if (parts.findIndex(({ kind }) => kind === 'build') < parts.findLastIndex(({ kind }) => kind === 'install')) {
if (builds.length > 0)
return undefined;
}
if (setup.inputs.length > 0 && builds.length === 0)
return undefined;
const projects = (0,ecosystems_registry .O)(listing);
const before = fetchesFor(builds, { installs, projects });
const installed = [...new Set([...installs, ...before].flatMap(({ language }) => language ?? []))];
const found = installed.map((language) => inputsOf(language, { projects, folder }));
if (found.some((inputs) => inputs.length === 0))
return undefined;
const commandOf = (some) => some.length === 0 ? '' : (0,ecosystems_listing .VO)(folder, some.map(({ text }) => text).join(' && '));
const named = installs.flatMap(({ inputs }) => inputs);
const own = commandOf(builds);
return {
setup: {
command: [...before.map(({ command }) => command), commandOf(installs)]
.filter((text) => text !== '')
.join(' && '),
inputs: [...new Set([...setup.inputs, ...found.flat(), ...named])],
},
build: {
command: [own, build.command].filter((text) => text !== '').join(' && '),
cache: [...new Set([...build.cache, ...(builds.some(isCargo) ? [(0,ecosystems_listing .nx)(folder, 'target')] : [])])],
},
};
}
const isCargo = ({ language }) => language === 'rust';
const OTHER_GRAMMAR = /[|;<>(){}`\n#]|\$\(|(?<!&)&(?!&)/;
const QUOTED = /'[^']*'|"(?:[^"\\]|\\.)*"/g;
function splitSetup(command) {
const bare = command.replaceAll(QUOTED, (text) => '"'.repeat(text.length));
if (command.trim() === '' || OTHER_GRAMMAR.test(bare))
return undefined;
const texts = [];
let from = 0;
for (const { index } of bare.matchAll(/&&/g)) {
texts.push(command.slice(from, index).trim());
from = index + 2;
}
texts.push(command.slice(from).trim());
const [first = '', ...rest] = texts;
const [, folder] = /^cd ([\w.][\w./-]*)$/.exec(first) ?? [];
return folder === undefined ? { folder: '', texts } : { folder: folder.replace(/^\.\/|\/$/g, ''), texts: rest };
}
const MANAGER = String.raw `(?:(?:corepack |npx --yes (?:--offline )?)?(?:npm|pnpm|yarn|bun)(?:@[\w.-]+)?)`;
const PYTHON = String.raw `(?:[\w./-]*python[\d.]*)`;
const JS_INSTALL = new RegExp(`^(?:${MANAGER} (?:ci|i|install|clean-install)(?: |$)|yarn(?: --\\S+)*$)`);
const VENV = new RegExp(`^(?:${PYTHON} -m venv|[\\w./-]*virtualenv|uv venv)(?: |$)`);
const PIP = new RegExp(`^(?:[\\w./-]*pip[\\d.]*|${PYTHON} -m pip|uv pip) install (.+)$`);
const INSTALLS = [
[/^corepack (?:enable|prepare)(?: |$)/, undefined],
[VENV, 'python'],
[/^uv sync (?:.* )?--no-install-project(?: |$)/, 'python'],
[/^poetry install (?:.* )?--no-root(?: |$)/, 'python'],
[/^cargo fetch(?: |$)/, 'rust'],
[/^go mod download(?: |$)/, 'go'],
];
const BUILDS = [
[new RegExp(`^${MANAGER} run \\S*(?:build|compile|bundle|dist)\\S*(?: |$)`), undefined],
[/^(?:yarn|pnpm|bun) \S*(?:build|compile|bundle)\S*(?: |$)/, undefined],
[/^(?:npx (?:--\S+ )*)?(?:tsc|tsup|rollup|webpack|esbuild|babel|swc|vite build)(?: |$)/, undefined],
[/^(?:g?make|cmake|meson|ninja|\.\/configure|cc|c\+\+|gcc|g\+\+|clang(?:\+\+)?)(?: |$)/, undefined],
[/^cargo (?:build|(?:test|bench) (?:.* )?--no-run)(?: |$)/, 'rust'],
[/^go (?:build|test -c)(?: .*)? -o[ =]/, 'go'],
[new RegExp(`^${PYTHON} setup\\.py build\\S*(?: |$)`), undefined],
];
function readPart(text, known) {
const bare = text.replace(/^(?:[A-Za-z_]\w*=[^\s'"]*\s+)+/, '');
const part = { text, inputs: [] };
if (/(?:^|\s)(?:-g|--global|--user|--target|--prefix)(?:[\s=]|$)/.test(bare))
return undefined;
if (JS_INSTALL.test(bare)) {
if (!/--ignore-scripts\b/.test(bare) && hasInstallScript(known))
return undefined;
return { ...part, kind: 'install', language: 'javascript' };
}
const [, packages] = PIP.exec(bare) ?? [];
if (packages !== undefined) {
const inputs = requirementsIn(packages, known);
return inputs && { text, kind: 'install', language: 'python', inputs };
}
const install = INSTALLS.find(([pattern]) => pattern.test(bare));
if (install !== undefined)
return { ...part, kind: 'install', language: install[1] };
const build = BUILDS.find(([pattern]) => pattern.test(bare));
return build && { ...part, kind: 'build', language: build[1] };
}
const HARMLESS = /^(?:husky(?: install)?|simple-git-hooks|lefthook install)(?: \|\| true)?$/;
function hasInstallScript({ folder, listing }) {
const scripts = (0,ecosystems_listing .af)((0,ecosystems_listing .sw)((0,ecosystems_listing .b6)(listing, (0,ecosystems_listing .nx)(folder, 'package.json'))), 'scripts');
return ['preinstall', 'install', 'postinstall', 'prepublish', 'preprepare', 'prepare', 'postprepare'].some((name) => scripts[name] !== undefined && !HARMLESS.test(String(scripts[name])));
}
function requirementsIn(packages, { folder, listing }) {
const words = (0,shell_words .C)(packages);
if (words === undefined)
return undefined;
const files = [];
for (const [at, word] of words.entries()) {
const before = words[at - 1] ?? '';
const isFile = /^(?:-r|-c|--requirement|--constraint)$/.test(before);
const [, joined] = /^(?:-r|-c|--requirement=|--constraint=)(.+)$/.exec(word) ?? [];
const file = isFile ? word : joined;
if (file !== undefined) {
const path = (0,ecosystems_listing .nx)(folder, file.replace(/^\.\//, ''));
const text = listing.texts.get(path);
if (text === undefined || /^\s*(?:-e|-r|-c|--|\.|\/|file:)|@\s*file:/m.test(text))
return undefined;
files.push(path);
}
else if (/^(?:-e|--editable)/.test(word) || /^[.~/]|^file:|@ ?file:|\$|\.whl$/.test(word))
return undefined;
else if (!word.startsWith('-') && listing.paths.some((path) => path.startsWith(`${(0,ecosystems_listing .nx)(folder, word)}/`)))
return undefined;
}
return files;
}
function fetchesFor(builds, { installs, projects }) {
const languages = new Set(builds.flatMap(({ language }) => language ?? []));
return [...languages].flatMap((language) => {
if (installs.some((install) => install.language === language))
return [];
const [fetch] = waysOf(language, projects).flatMap(({ setups }) => setups);
return fetch === undefined ? [] : [{ command: fetch.command, language }];
});
}
const NAMES = {
javascript: ['JavaScript', 'TypeScript'],
python: ['Python'],
rust: ['Rust'],
go: ['Go'],
};
function waysOf(language, projects) {
return projects.filter((project) => NAMES[language].includes(project.language)).flatMap(({ ways }) => ways);
}
function inputsOf(language, { projects, folder }) {
const inputs = waysOf(language, projects).map((way) => way.inputs.filter((path) => path.startsWith((0,ecosystems_listing .nx)(folder, ''))));
return inputs.find((each) => each.length > 0) ?? [];
}
;
async function examineSetup(trial, base) {
const { privateArea, config } = trial;
const { store, parentEnv } = privateArea;
if (config.setup.command === '')
return [];
const listing = await (0,read_listing .v)(store.git, store.base, { env: parentEnv });
const proposal = proposeSetup(config, listing);
if (proposal === undefined)
return [];
const tried = { ...trial, config: withProposal(config, proposal) };
const scored = await (0,evaluator_trial .fN)(tried, { tree: store.base, prefix: 'prepared-', of: 'setup that runs once' });
const found = describeNow(config, base);
const check = { id: 'setup', title: 'setup', detail: found };
switch (scored.kind) {
case 'aborted':
case 'infra':
return [];
case 'failed': {
const detail = `${found}; with ${render(config, proposal)} it would run once, but the base has no score then: ${scored.reason}`;
return [{ ...check, verdict: 'ok', detail }];
}
case 'scored':
return [
{ ...check, verdict: 'warning', remedy: `Set ${render(config, proposal)}.`, fix: editsOf(config, proposal) },
];
default:
return scored;
}
}
function describeNow({ setup }, base) {
if (setup.inputs.length > 0)
return 'it builds, and it runs once: no evaluation builds the code that it is about';
const tookMs = Math.max(0, ...base.map(({ timings }) => timings['judge-setup_ms'] ?? 0));
return `it runs in every evaluation, up to ${(0,doctor_cost .eB)(tookMs)} each time`;
}
function withProposal(config, { setup, build }) {
return {
...config,
setup: { ...config.setup, command: setup.command, inputs: [...setup.inputs] },
build: { ...config.build, command: build.command, cache: [...build.cache] },
};
}
function render(config, proposal) {
const texts = editsOf(config, proposal).flatMap((edit) => {
if (edit.kind !== 'set')
return [];
const { path, value } = edit;
const text = Array.isArray(value) ? `[${(0,open_tests .KE)(value.map(String))}]` : JSON.stringify(value);
return [`${path.join('.')} = ${text}`];
});
return `${texts.slice(0, -1).join(', ')}${texts.length > 1 ? ' and ' : ''}${texts.at(-1) ?? ''}`;
}
function editsOf({ setup, build }, proposal) {
const wanted = [
['setup', 'command', proposal.setup.command, setup.command],
['setup', 'inputs', proposal.setup.inputs, setup.inputs],
['build', 'command', proposal.build.command, build.command],
['build', 'cache', proposal.build.cache, build.cache],
];
return wanted
.filter(([, , value, now]) => JSON.stringify(value) !== JSON.stringify(now))
.map(([table, key, value]) => ({ kind: 'set', path: [table, key], value }));
}
;
async function examineEvaluator(checkup, written, context) {
const { config: ofFile } = written;
const base = await examineBase(checkup, {
config: ofFile,
tryBase: (config, name) => tryBase({ ...written, config }, name),
describe: (config, failure) => describeBaseFailure({ ...config, guards: ofFile.guards }, failure),
amend: amendConfig,
}, context);
if (base === undefined) {
checkup.add(...(await examineFiles(written)));
return undefined;
}
const { config, isWritten } = base;
const trial = { ...written, config };
const subject = (0,evaluator_trial .et)(trial);
const figures = buildFigures(trial, base.scores, context);
const scores = describeScores(figures, config);
const limited = { config, limitOf: (step) => timeoutPath(config, step) };
const detail = isWritten ? scores.detail : `with the changes above, ${scores.detail}`;
checkup.add({ ...scores, detail }, describeTime(figures, config), ...describeLimits(limited, base.scores));
const setup = await examineSetup(trial, base.scores);
checkup.add(...setup);
if (context.isFixing && setup.some(({ fix }) => fix !== undefined))
return undefined;
checkup.add(describeNoop(figures, config));
const [first] = base.scores;
if (first === undefined)
return figures;
const forging = () => (0,evaluator_trial .c9)(trial, first);
checkup.add((0,integrity_checks .$z)(await (0,candidate_trials .J$)(subject, forging), 'objective.protect'));
checkup.add(...(0,integrity_checks .MW)(await (0,candidate_trials .kD)(subject, first, figures.detectable), 'objective.protect'));
checkup.add(...(0,integrity_checks .G)(await (0,integrity_trials .wi)(subject, first, figures.detectable), protectKeyOf(trial)));
checkup.add(...(0,integrity_checks .CW)(await (0,integrity_trials .Gj)(subject, forging)));
checkup.add(...describeLater(await tryLater(trial, first)));
const { negative_control: action } = config.objective;
checkup.add(...(0,integrity_checks .CQ)(await tryControl(trial, base.scores), action));
return isWritten ? figures : undefined;
}
async function tryControl(trial, scores) {
const { negative_control: action, baseline, guards, metrics } = trial.config.objective;
if (action === 'off' || !baseline)
return { kind: 'untried' };
return (0,candidate_trials .y5)((0,evaluator_trial .et)(trial), { scores, settings: { guards, metrics } });
}
async function examineFiles(trial) {
const subject = (0,evaluator_trial .et)(trial);
const open = await (0,integrity_trials .dj)(subject);
const emptied = open.kind === 'open' ? { ...open, isPassed: false } : open;
return [...(0,integrity_checks .G)(emptied, protectKeyOf(trial)), ...(0,integrity_checks .CW)(await (0,integrity_trials .jG)(subject))];
}
function buildFigures({ config, privateArea }, base, { deadline, now, records }) {
const scores = base.map(({ score }) => score);
const evaluationMs = (0,median .JZ)(base.map(({ tookMs }) => tookMs)) ?? 0;
const agentMs = (0,median .JZ)(records.flatMap(({ durations }) => durations?.agent_ms ?? []));
const totalMs = deadline === undefined
? (0,duration .E9)(config.schedule.total_budget ?? '')
: Math.max(0, deadline.getTime() - now.getTime());
const noise = measureNoise(scores, config.objective.direction);
const costs = (0,doctor_cost .AR)(base, { keptBuildMs: (0,kept_build .N)(privateArea) });
const estimate = (totalMs, maxIterations) => estimateIterations({
...{ noise, totalMs, agentMs, evaluationMs, maxIterations },
buildMs: costs.find(({ step }) => step === 'build')?.coldMs ?? 0,
settings: (0,config_config .c)(config),
isBaseScored: config.objective.baseline,
budgetMs: (0,duration .E9)(config.iteration.budget) ?? 0,
parallel: config.iteration.parallel,
});
return {
...{ ...noise, scores, evaluationMs, costs },
iterations: totalMs === undefined ? undefined : estimate(totalMs, config.iteration.max_iterations),
night: estimate(NIGHT_MS, 0),
};
}
const NIGHT_MS = 8 * 3_600_000;
function isByPairs({ decision }) {
return (0,registry .H)(decision, ({ test }) => test === 'pairs');
}
function describePower({ objective }, { sd }) {
const rules = (0,effort .Bn)(objective, (0,effort .nY)(objective.effort, undefined));
const a0 = 1 - objective.confidence;
const { error_rate, max_candidates: horizon = null } = objective;
const a = (0,level .In)({ error_rate, alpha: a0, horizon }, { tested: 0, kept: 0 });
const { found, seldom } = powerOf({ ...rules, a, a0 });
const test = `at most ${rules.max_pairs} pairs at the level ${shown(a)}`;
return found === undefined
? `${test} find no gain 8 times in 10`
: `${test} find a gain of ${shown(found * sd)} 8 times in 10, one below ${shown(seldom * sd)} seldom`;
}
function describeScores(figures, config) {
const { scores, isDeterministic, sd, detectable, mean } = figures;
const { objective } = config;
const check = { id: 'evaluator', title: 'evaluator', verdict: 'ok' };
if (isDeterministic) {
const detail = `the base scores ${scores[0]} each of ${scores.length} times; every difference counts`;
return { ...check, detail };
}
const percent = (detectable / Math.abs(mean)) * 100;
const share = Number.isFinite(percent) ? ` (${shown(percent)}% of it)` : '';
const detail = [
`the base scores ${scores.map(shown).join(', ')}: SD ${shown(sd)}`,
`a single comparison detects differences of at least ${shown(detectable)}${share} (2·SD·√2; of ${scores.length} scores, so a rough figure)`,
...(isByPairs(objective) ? [describePower(config, figures)] : []),
].join('; ');
return { ...check, detail };
}
function describeTime(figures, { schedule, setup }) {
const { evaluationMs, iterations, costs, night } = figures;
const isPrepared = setup.inputs.length > 0 && !costs.some(({ step }) => step === 'setup');
const cost = (0,doctor_cost .zk)({ evaluationMs, costs, isPrepared });
const took = `${cost}; 8 h are enough for ${renderCount(night)}`;
const check = { id: 'time', title: 'time' };
if (iterations === undefined)
return { ...check, verdict: 'ok', detail: `${took} (${night.basis})` };
const frame = schedule.total_budget ?? `the time until ${schedule.deadline ?? ''}`;
const detail = `${took}, ${frame} ${renderCount(iterations)} (${iterations.basis})`;
if (iterations.most >= FEW)
return { ...check, verdict: 'ok', detail };
return { ...check, verdict: 'warning', detail, remedy: 'Extend the run, or shorten its iterations.' };
}
function renderCount({ least, most }) {
return least === most ? (0,base_text .LS)(least, 'iteration') : `${least} to ${most} iterations`;
}
const FEW = 3;
function describeNoop({ isDeterministic, falselyAccepted, pairs, detectable }, { objective }) {
const check = { id: 'noop', title: 'change without effect' };
if (isDeterministic)
return { ...check, verdict: 'ok', detail: 'would not be accepted: its score is the same' };
if (isByPairs(objective)) {
const share = shown((1 - objective.confidence) * 100);
const detail = `is accepted at most ${share} times in 100, because pairs decide; single scores would accept it in ${falselyAccepted} of ${(0,base_text .LS)(pairs, 'pair')}`;
return { ...check, verdict: 'ok', detail };
}
if (falselyAccepted === 0) {
const detail = `would not be accepted in any of ${(0,base_text .LS)(pairs, 'pair')} of scores of the base, but the scores differ, so this is luck`;
return { ...check, verdict: 'warning', detail, remedy: NOISE_REMEDY };
}
const detail = `may be accepted by chance, as in ${falselyAccepted} of ${(0,base_text .LS)(pairs, 'pair')} of scores of the base; gains below ${shown(detectable)} mean nothing`;
return { ...check, verdict: 'warning', detail, remedy: NOISE_REMEDY };
}
const NOISE_REMEDY = 'Make the evaluator steadier: fix its seed, count work instead of time, or print the median of several measurements.';
function shown(value) {
return String(Number(value.toPrecision(4)));
}
async function findUnprotected(trial) {
const found = await (0,integrity_trials .dj)((0,evaluator_trial .et)(trial));
return found.kind === 'open' ? (0,integrity_checks .G)({ ...found, isPassed: false }, protectKeyOf(trial)) : [];
}
function protectKeyOf({ config, protectedFiles }) {
return {
path: ['objective', 'protect'],
isWritten: config.objective.protect !== undefined,
globs: protectedFiles.globs,
};
}
;
async function checkAgent(checkup, machine) {
const { paths, loaded, host, refs, judged } = machine;
const { config } = loaded;
const configured = (0,configured_agents .et)(config);
let envs = [];
await checkup.look({ id: 'agent-env', title: 'agent.env' }, () => {
(0,run_config .U)(paths, host);
envs = configured.map((agent) => (0,opening .Jh)(paths, { config, agent }, host));
const names = [...new Set(envs.flatMap((env) => Object.keys(env)))];
return names.length === 0 ? 'nothing' : `${names.join(', ')}: all set`;
});
const { agent, environment, objective } = config;
return checkMachine(checkup, {
agents: configured.map((each, index) => ({ ...each, env: envs[index] ?? {} })),
...{ resources: environment, parentEnv: host.env },
...{ refs: refs.refs, base: judged, sandbox: agent.sandbox, chooseLevel: () => (0,opening .MA)(config) },
tracing: { value: objective.tracing ?? 'off', table: 'objective' },
});
}
function useOf(config) {
return { commands: commandsOf(config), environment: config.environment };
}
function doctorFolder({ folder }) {
return (0,external_node_path_.join)(folder, 'doctor');
}
var git_version = __webpack_require__(61513);
;
async function checkGit(checkup, refs, { merges }) {
await checkup.look({ id: 'git', title: 'git' }, async () => {
await (0,git_version .El)(refs, { merges });
return `git ${await (0,git_version .lg)(refs)}`;
});
}
async function checkHead(checkup, { repository, refs }) {
let head;
await checkup.look({ id: 'head', title: 'HEAD' }, async () => {
head = await (0,user_refs .EU)(repository, refs);
return head;
});
return head;
}
const repository_checks_MAX_NAMES = 3;
function describeWorkTree({ changed, isRecorded }) {
const check = { id: 'work-tree', title: 'work tree' };
if (changed.length === 0)
return { ...check, verdict: 'ok', detail: 'everything is committed' };
const names = changed.slice(0, repository_checks_MAX_NAMES).map((path) => (0,base_text .TL)(path, 100));
const rest = changed.length > repository_checks_MAX_NAMES ? ` and ${changed.length - repository_checks_MAX_NAMES} more` : '';
const what = `${(0,base_text .LS)(changed.length, 'change')} not committed (${names.join(', ')}${rest})`;
const detail = `${what}: ${isRecorded ? 'no part of the recorded run' : 'judged here, but a run starts from a commit'}`;
return { ...check, verdict: 'warning', detail, remedy: 'Commit or stash them before the run.' };
}
var leaked_commands = __webpack_require__(26765);
var ledger_branch = __webpack_require__(85360);
var branch_name = __webpack_require__(82698);
var fold = __webpack_require__(61319);
var in_flight = __webpack_require__(6782);
var base_distance = __webpack_require__(28761);
var config_change = __webpack_require__(33699);
var rule_change = __webpack_require__(45342);
var notices = __webpack_require__(52431);
;
function describeRules(name, { kind, changes }) {
const check = { id: 'rules', verdict: 'warning', title: 'rules of the run' };
if (kind === 'elsewhere')
return { ...check, detail: (0,notices .rb)(name, changes) };
const detail = `changed since the run began: ${(0,rule_change .DT)(changes, 'objective.').join(', ')}; the next one is another run, from HEAD`;
return { ...check, detail, remedy: 'To resume the recorded run, undo this change.' };
}
function describeBehind(behind) {
if (behind === undefined)
return [];
const detail = `${behind.detail}: a run does not see what came after it`;
const remedy = `Start from HEAD: ${behind.command}`;
return [{ id: 'base-behind', verdict: 'warning', title: 'base commit', detail, remedy }];
}
function describeArchiving(name) {
return {
...{ id: 'archiving', verdict: 'warning', title: 'archive' },
detail: 'it was being archived when a command was killed; the next run ends that, and is another one, from HEAD',
remedy: `To end it now: autorize archive ${name}`,
};
}
;
async function checkRepository(checkup, { paths, refs, loaded, host }) {
const merges = loaded !== undefined && (0,ledger_branch .un)(loaded.config);
const records = checkLedger(checkup, paths);
if ((0,external_node_fs_.existsSync)(paths.archiving))
checkup.add(describeArchiving(paths.name));
await checkGit(checkup, refs.refs, { merges });
const head = await checkHead(checkup, { repository: paths.repository, refs: refs.refs });
if (head === undefined)
return { head: undefined, base: undefined, judged: undefined, records };
const changed = await (0,opening .CC)(paths, { ...refs, head, parentEnv: host.env });
checkup.add(describeWorkTree({ changed, isRecorded: records.length > 0 }));
const base = (0,fold .lN)(records, (0,store .un)(paths)) ?? head;
const hasBase = await checkup.look({ id: 'base', title: 'base commit' }, async () => {
await (0,opening .Fo)(refs.refs, { commit: base, name: paths.name });
return base === head ? `${base}, which is HEAD` : base;
});
if (hasBase && records.length === 0)
checkup.add(...describeBehind(await (0,base_distance .d)(refs.refs, { name: paths.name, base, head })));
await checkup.look({ id: 'branch', title: 'branch' }, async () => {
const { commit } = await (0,ledger_branch .E0)({ paths, refs: refs.refs, base, records });
const branch = (0,branch_name .W)(paths.name);
return commit === undefined ? `${branch} is made when a run begins` : `${branch} is where the ledger says`;
});
const known = hasBase ? base : undefined;
return { head, base: known, judged: records.length > 0 ? known : head, records };
}
async function checkRules(checkup, { paths, refs, loaded, host, base, head, records }) {
if (loaded === undefined || base === undefined || head === undefined || records.length === 0)
return;
const issue = (0,config_change .pJ)(paths);
if (issue !== undefined)
checkup.add({ id: 'decisions', verdict: 'problem', title: 'decisions.jsonl', ...issue });
const compared = await (0,config_change .Do)({ paths, config: loaded.config, refs: refs.refs, head }, host);
if (compared.kind !== 'same')
checkup.add(describeRules(paths.name, compared));
}
async function checkHoldout(checkup, { paths, refs, loaded, base, host }) {
if (loaded === undefined || base === undefined)
return;
if (!(0,secret_commands .kH)(loaded.config, host.env))
return;
const texts = (0,secret_commands .Vh)(loaded.config, host.env);
await checkup.look({ id: 'holdout', title: 'holdout' }, async () => {
await (0,leaked_commands .f)(refs.refs, { restart: `autorize run ${paths.name} --fresh`, commit: base, texts });
(0,opening .H5)(paths, loaded.config, host);
return 'what agents work on does not have its command';
});
}
function checkLedger(checkup, paths) {
const { records, problem, tornBytes } = (0,store .SC)(paths);
const check = { id: 'ledger', title: 'ledger' };
const inFlight = (0,in_flight .T)(paths, records);
if (problem !== undefined) {
const { file = '', line = 0, found, remedy } = problem;
checkup.add({ ...check, verdict: 'problem', detail: `${file}:${line}: ${found}`, remedy });
}
else if (inFlight.length > 0) {
const detail = `iteration ${inFlight.join(', ')} was in progress when the last run ended`;
checkup.add({ ...check, verdict: 'warning', detail, remedy: `Resume it: autorize resume ${paths.name}` });
}
else {
const torn = tornBytes > 0 ? `; ${tornBytes} bytes of a line that was never finished will be cut off` : '';
const detail = records.length === 0 ? 'no record yet' : `${(0,base_text .LS)(records.length, 'record')}, unbroken`;
checkup.add({ ...check, verdict: 'ok', detail: `${detail}${torn}` });
}
return records;
}
;
var doctor_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var doctor_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
const BACKUP = 'config.toml.before';
async function runDoctor(request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const paths = (0,store .wG)(request.name, host);
(0,store .DW)(paths);
const _guard = doctor_addDisposableResource(env_1, (0,inspector_guard .f)(), false);
return examineInRounds(request, {
file: configFile(paths, host),
backup: (0,external_node_path_.join)(doctorFolder(paths), BACKUP),
examine: ({ round, fix }) => examine({ ...request, fix }, { paths, host, round }),
});
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
doctor_disposeResources(env_1);
}
}
async function examine(request, { paths, host, round }) {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
const scratch = doctor_addDisposableResource(env_2, (0,scratch_home .e)((0,external_node_os_.tmpdir)()), true);
const checkup = new Checkup(request.onEvent);
checkup.add({ id: 'repository', verdict: 'ok', title: 'git repository', detail: paths.repository.folder });
const refs = (0,user_refs .ro)(paths.repository, scratch.temporary);
const loaded = await checkConfig(checkup, paths, host);
const subject = { paths, refs, loaded, host };
const found = await checkRepository(checkup, subject);
await checkRules(checkup, { ...subject, ...found });
await checkHoldout(checkup, { ...subject, ...found });
const level = loaded && (await checkAgent(checkup, { ...subject, ...found, loaded }));
if (loaded !== undefined)
checkup.add(...(0,program_checks .xe)(useOf(loaded.config), host.env));
const hasLock = await checkLock(checkup, { folder: scratch.temporary, now: host.now });
const hasArea = await checkDisk(checkup, {
folder: paths.folder,
repository: paths.repository,
name: paths.name,
parentEnv: host.env,
});
const isRunning = checkRunning(checkup, { lock: paths.lock, what: 'the experiment' });
const asked = { ...subject, ...found, request, round, level: hasArea && hasLock ? level : undefined };
const { figures, logs, pending, calls } = isRunning ? NOT_EXAMINED : await checkEvaluator(checkup, asked);
const called = request.agent === true && pending === undefined ? (calls ?? leaveUnasked(checkup, isRunning)) : undefined;
const isMoved = found.records.length === 0 && found.base !== found.head;
const next = `autorize run ${paths.name}${isMoved ? ' --fresh' : ''}`;
return {
diagnosis: { name: paths.name, checks: checkup.checks, figures, logs, next, ...called },
pending,
};
}
catch (e_2) {
env_2.error = e_2;
env_2.hasError = true;
}
finally {
const result_1 = doctor_disposeResources(env_2);
if (result_1)
await result_1;
}
}
async function checkConfig(checkup, paths, host) {
let loaded;
await checkup.look({ id: 'config', title: 'config and program' }, () => {
try {
loaded = (0,run_config .f)(paths, host, { checkCommand: shell_syntax .p });
}
catch (error) {
(0,run_config .U)(paths, host);
throw error;
}
return `${(0,store .pS)(paths, paths.config)} and program.md can be read, every key is known`;
});
checkup.add(...describeOldNames(loaded?.notes ?? []));
if (loaded !== undefined)
checkup.accept(loaded.config.accept_risk);
return loaded;
}
const NOT_TESTED = {
...{ id: 'evaluator', verdict: 'warning', title: 'evaluator' },
detail: 'not tested: fix the problems above first',
};
const NOT_EXAMINED = { figures: undefined, logs: undefined };
async function checkEvaluator(checkup, asked) {
const env_3 = { stack: [], error: void 0, hasError: false };
try {
const { request, round, paths, host, loaded, level, base, judged, records } = asked;
if (loaded === undefined || level === undefined || base === undefined || judged === undefined) {
checkup.add(NOT_TESTED);
return NOT_EXAMINED;
}
const { config, deadline } = loaded;
const hidden = (0,secret_commands .v_)(config, host.env);
const of = { repository: paths.repository, name: paths.name, environment: config.environment };
const area = { ...of, parentEnv: host.env, base: judged, level, hidden, signal: request.signal };
const opened = await openTrialArea(checkup, area);
if (opened === undefined)
return NOT_EXAMINED;
const temporary = doctor_addDisposableResource(env_3, opened, true);
const privateArea = records.length > 0
? temporary.privateArea
: await withWorkTree(temporary.privateArea, { refs: asked.refs, head: asked.head ?? '', isLeftOut: opening .Z4 });
const known = checkup.checks.filter(({ id }) => id === 'programs');
checkup.add(...(await examineView({ privateArea, use: useOf(config), signal: request.signal, known })));
const isMissing = checkup.checks.some(({ id, verdict }) => id === 'programs' && verdict === 'problem');
const protectedFiles = await (0,opening .us)(privateArea.store, config);
checkup.add(describeProtection(protectedFiles.files, { protect: config.objective.protect }));
const subject = { privateArea, config, protectedFiles };
const rules = (0,evaluator_trial .fD)(subject);
const isOpen = (script) => (0,forged_candidate .jO)(rules, script);
const links = await (0,open_links .F)(privateArea.store, { protectedFiles, isOpen });
checkup.add(...(0,integrity_checks .Db)(links, 'objective.protect'));
const trial = { ...subject, signal: request.signal, onStep: (event) => request.onEvent?.(event) };
if (request.fix === true) {
const pending = [...checkup.checks, ...(await findUnprotected(trial))].filter(({ fix }) => fix !== undefined);
if (pending.length > 0)
return { ...NOT_EXAMINED, pending };
}
const calls = request.agent === true ? await askAgent(checkup, { ...asked, loaded, privateArea }) : undefined;
if (isMissing) {
checkup.add(NOT_TESTED, ...(await examineFiles(trial)));
return { ...NOT_EXAMINED, calls };
}
const logs = doctor_addDisposableResource(env_3, await openDoctorLogs({ folder: doctorFolder(paths), what: paths.name }, host), true);
logs.clear(round === 1 ? undefined : BACKUP);
const shown = (path) => (0,store .pS)(paths, path);
const context = { deadline, now: host.now(), records, shown, isFixing: request.fix === true };
const figures = await examineEvaluator(checkup, { ...trial, logs: logs.folder }, context);
return { figures, logs: (0,store .pS)(paths, logs.folder), calls };
}
catch (e_3) {
env_3.error = e_3;
env_3.hasError = true;
}
finally {
const result_2 = doctor_disposeResources(env_3);
if (result_2)
await result_2;
}
}
async function askAgent(checkup, { request, paths, host, loaded, privateArea }) {
const { config } = loaded;
const { budget } = config;
const stands = checkup.checks.some(({ id, verdict }) => id === 'agent-env' && verdict === 'problem');
if (stands)
return undefined;
const agents = (0,configured_agents .et)(config).map((each) => {
const { name, agent } = each;
const { command, stdin } = (0,agent_preset .wJ)(agent);
return {
...(config.agents === undefined ? {} : { name }),
...{ agent, env: (0,opening .Jh)(paths, { config, agent: each }, host), readsInput: stdin === 'prompt' },
commandFor: ({ promptFile, workDir }) => (0,command_line .o)(command, { promptFile, workDir, iter: 0 }),
variablesFor: ({ workDir }) => ({ [agent.workdir_var]: workDir, AUTORIZE_ITER: '0' }),
};
});
const secrets = (0,agent_secrets .D)((0,secret_commands .WK)(config, host.env), host.env);
const { signal, onEvent = () => undefined } = request;
return askAgents(checkup, {
...{ privateArea, agents, budgetUsd: budget.usd, secrets, host, signal },
onStep: onEvent,
});
}
var yaml_document = __webpack_require__(81167);
var yaml_dist = __webpack_require__(38815);
;
function editYaml(text, edits) {
const parse = (from) => (0,yaml_dist .Tp)(from, { schema: 'core' });
const document = parse(text);
const expected = document.toJS();
for (const edit of edits) {
if (!applyToValue(expected, edit))
return unplaced(edit);
const path = [...edit.path];
if (edit.kind === 'remove') {
document.deleteIn(path);
const list = document.getIn(path.slice(0, -1));
if ((0,yaml_dist .oP)(list) && list.items.length === 0)
document.deleteIn(path.slice(0, -1));
continue;
}
const node = document.getIn(path, true);
if (edit.kind === 'set' && (0,yaml_dist .jn)(node) && typeof edit.value !== 'object')
node.value = edit.value;
else if (edit.kind === 'set' || node === undefined)
document.setIn(path, document.createNode(edit.kind === 'set' ? edit.value : edit.values));
else
for (const value of edit.values)
document.addIn(path, document.createNode(value));
}
const [, indent = '  '] = /^( +)\S/m.exec(text) ?? [];
const isFlush = /^([^\s#-][^\n]*):[ \t]*\r?\n- /m.test(text);
const edited = document.toString({ lineWidth: 0, indent: indent.length, indentSeq: !isFlush });
return compared(edited, { found: () => parse(edited).toJS(), expected });
}
function unplaced({ path }) {
return { refused: `${(0,json_path .i7)(path)} cannot be changed where it stands` };
}
function compared(text, { found, expected }) {
try {
if ((0,canonical_json .d)(found()) === (0,canonical_json .d)(expected))
return { text };
}
catch {
}
return { refused: 'the file would not hold what was meant' };
}
var user_work_tree = __webpack_require__(13584);
var environment_shape = __webpack_require__(83257);
var mission_contract = __webpack_require__(22753);
var mission_agent_command = __webpack_require__(82052);
var contract = __webpack_require__(53919);
var noise = __webpack_require__(8638);
var decision_keys = __webpack_require__(42132);
var evaluation_evaluation = __webpack_require__(2774);
var commits = __webpack_require__(31667);
var evaluating = __webpack_require__(83581);
var evaluator_output = __webpack_require__(1184);
var protection = __webpack_require__(27066);
;
const PASSED = 1;
async function doctor_trial_judge(trial, asked) {
const { contract } = trial;
const evaluation = await (0,evaluation_evaluation .q)(trial.privateArea, requestOf(trial, asked));
switch (evaluation.kind) {
case 'aborted':
case 'infra':
return evaluation;
case 'failed': {
const { reason, log, step, timedOut = false, isTampered } = evaluation;
const timings = named(contract, evaluation.timings);
return { kind: 'failed', reason, log, step: step?.name, timedOut, isTampered, timings };
}
case 'ran': {
const timings = named(contract, evaluation.timings);
const verdict = (0,evaluator_output .Pn)(evaluation.output);
const of = { log: evaluation.log, step: undefined, timedOut: false, isTampered: false, timings };
if ('reason' in verdict)
return { kind: 'failed', reason: verdict.reason, ...of };
if (asked.mustPass && !verdict.pass)
return { kind: 'failed', reason: 'the evaluator says that it does not pass', ...of };
const score = comparesScores(contract) ? verdict.score : verdict.pass ? PASSED : 0;
if (score === null)
return { kind: 'failed', reason: 'the evaluator gave no score', ...of };
return { kind: 'scored', score, metrics: (0,evaluator_output .dC)(evaluation.output), timings };
}
default:
return evaluation;
}
}
function comparesScores({ evaluator }) {
return evaluator.keep_policy === 'score_improvement';
}
function requestOf(trial, { tree, prefix, of, seed }) {
const { privateArea, contract, protectedFiles, signal, logs, onStep } = trial;
(0,external_node_fs_.mkdirSync)(logs, { recursive: true });
return {
...{ checkout: (0,private_area .b)(privateArea, 1), tree, protectedFiles, signal, teardown: undefined },
steps: (0,evaluating .CJ)(contract, { folder: logs, prefix }),
variables: seed === undefined ? {} : { AUTORIZE_SEED: String(seed) },
onStep: (step, state) => onStep({ kind: state, step: (0,doctor_cost .u8)(step), of }),
};
}
function named({ guards }, timings) {
const nameOf = (key) => {
const at = /^guard-(\d+)_ms$/.exec(key)?.[1];
const guard = at === undefined ? undefined : guards[Number(at) - 1];
return guard === undefined ? key : `guard-${guard.name}_ms`;
};
return Object.fromEntries(Object.entries(timings).map(([key, ms]) => [nameOf(key), ms]));
}
function subjectOf(trial) {
const { privateArea, protectedFiles, contract } = trial;
return {
...{ privateArea, protectedFiles, rules: (0,commits .Mw)(trial), commands: (0,protection .F)(contract) },
sign: contract.evaluator.direction === 'max' ? 1 : -1,
judge: ({ tree, prefix, of, seed }) => doctor_trial_judge(trial, { tree, prefix, of, mustPass: true, ...(seed === undefined ? {} : { seed }) }),
};
}
function forge({ contract }) {
const [claim = ''] = echoed_score .Gk[contract.evaluator.direction];
if (!comparesScores(contract))
return undefined;
return { output: `{"pass":true,"score":${claim}}\n`, claim: Number(claim) };
}
const doctor_trial_BASE_TIMES = 3;
async function doctor_trial_tryBase(trial, name) {
const scores = [];
const tree = trial.privateArea.store.base;
for (let nth = 1; nth <= doctor_trial_BASE_TIMES; nth += 1) {
const asked = { tree, prefix: `${name}-${nth}-`, of: `run ${nth} of ${doctor_trial_BASE_TIMES}`, mustPass: false };
const startedAt = performance.now();
const judged = await doctor_trial_judge(trial, asked);
if (judged.kind === 'aborted')
return judged;
if (judged.kind === 'scored') {
const { score, metrics, timings } = judged;
scores.push({ score, metrics, tookMs: performance.now() - startedAt, timings });
continue;
}
const { reason } = judged;
const failed = { kind: 'failed', reason, nth };
if (judged.kind === 'infra')
return { ...failed, isGuard: false, log: undefined, step: undefined, why: { kind: 'unknown' } };
const { step, log, isTampered } = judged;
const isGuard = step?.startsWith('guard-') === true && !isTampered;
return { ...failed, isGuard, log, step, why: await doctor_trial_findWhy(trial, judged, asked) };
}
return { kind: 'scored', scores };
}
async function doctor_trial_findWhy(trial, { step, timedOut, isTampered }, { tree, prefix }) {
if (isTampered)
return { kind: 'unknown' };
if (step !== undefined && timedOut)
return { kind: 'slow', tookMs: await doctor_trial_timeWithoutLimit(trial, step) };
const shared = await (0,shared_state .E)(trial.privateArea, {
...requestOf(trial, { tree, prefix, of: 'all in one checkout' }),
failed: step,
isFine: (output) => Promise.resolve(step !== undefined || !('reason' in (0,evaluator_output .Pn)(output))),
});
return shared === undefined ? { kind: 'unknown' } : { kind: 'shared', shared };
}
async function doctor_trial_timeWithoutLimit(trial, step) {
const patient = { ...trial, contract: doctor_trial_withLongLimits(trial.contract) };
const tree = trial.privateArea.store.base;
const judged = await doctor_trial_judge(patient, { tree, prefix: 'long-', of: 'with a longer limit', mustPass: false });
if (judged.kind !== 'scored' && judged.kind !== 'failed')
return undefined;
if (judged.kind === 'failed' && judged.timedOut && judged.step === step)
return undefined;
const [key = ''] = Object.keys(named(trial.contract, { [`${step}_ms`]: 0 }));
return judged.timings[key];
}
function doctor_trial_withLongLimits(contract) {
const long = (table) => {
const ms = (0,duration .E9)(table.timeout) ?? 0;
return { ...table, timeout: (0,duration .PP)(longerLimit(ms)) };
};
const { setup, build, evaluator, guards } = contract;
return {
...contract,
setup: setup && long(setup),
build: build && long(build),
evaluator: long(evaluator),
guards: guards.map(long),
};
}
function limitOf({ guards }, step) {
const at = guards.findIndex(({ name }, index) => step === `guard-${name}` || step === `guard-${index + 1}`);
if (at !== -1)
return ['guards', at, 'timeout'];
if (step === 'judge-setup')
return ['setup', 'timeout'];
return step === 'build' || step === 'evaluator' ? [step, 'timeout'] : undefined;
}
function doctor_trial_guardAt(step) {
return Number(/^guard-(\d+)$/.exec(step ?? '')?.[1] ?? 0) - 1;
}
function doctor_trial_describeFailure({ written, tried }, { reason, nth, isGuard, step, why }) {
const check = isGuard
? { id: 'base-guard', title: 'guards of the base' }
: { id: 'evaluator', title: 'evaluator' };
const { evaluator } = written;
const isNeeded = isGuard || (comparesScores(written) && evaluator.bootstrap !== 'keep');
const place = written.guards.findIndex(({ name }) => name === tried.guards[doctor_trial_guardAt(step)]?.name);
const limit = place === -1 ? limitOf(written, step ?? '') : ['guards', place, 'timeout'];
const plain = isGuard
? `the base does not pass its guards: ${reason}`
: `the base has ${nth === 1 ? 'no score' : 'a score, but not every time'}: ${reason}`;
const command = isGuard
? { key: `guards[${place}].command`, text: written.guards[place]?.command ?? '' }
: { key: 'evaluator.command', text: evaluator.command };
const explained = explainFailure(why, {
...{ plain, limit, command, otherwise: isGuard ? GUARD_REMEDY : EVALUATOR_REMEDY },
moveToBuild: ({ writer }) => {
const name = tried.guards[doctor_trial_guardAt(writer.name)]?.name;
return moveToBuild(findMoved(written, written.guards.findIndex((guard) => guard.name === name)));
},
});
return { ...check, verdict: isNeeded || nth > 1 ? 'problem' : 'warning', ...explained };
}
const EVALUATOR_REMEDY = 'Fix evaluator.command or setup. Commands run in an evaluation checkout without network, and the evaluator prints one JSON object with pass and score.';
function amendContract(contract, { why, isGuard, step }) {
const { guards, build } = contract;
const without = (at) => guards.filter((_, place) => place !== at);
if (why.kind === 'shared') {
const moved = findMoved(contract, doctor_trial_guardAt(why.shared.writer.name));
const next = { timeout: '10m', outputs: [], cache: [], ...build };
return moved && { ...contract, guards: without(moved.at), build: { ...next, command: moved.command } };
}
return isGuard ? { ...contract, guards: without(doctor_trial_guardAt(step)) } : undefined;
}
;
const PROTECT = 'evaluator.protect';
async function doctor_examination_examineEvaluator(checkup, written, context) {
const { contract: ofFile } = written;
const base = await examineBase(checkup, {
config: ofFile,
tryBase: (contract, name) => doctor_trial_tryBase({ ...written, contract }, name),
describe: (tried, failure) => doctor_trial_describeFailure({ written: ofFile, tried }, failure),
amend: amendContract,
}, context);
if (base === undefined) {
checkup.add(...(await doctor_examination_examineFiles(written)));
return undefined;
}
const { config: contract, scores, isWritten } = base;
const trial = { ...written, contract };
const figures = {
evaluationMs: (0,median .JZ)(scores.map(({ tookMs }) => tookMs)) ?? 0,
costs: (0,doctor_cost .AR)(scores, { keptBuildMs: (0,kept_build .N)(trial.privateArea) }),
};
const described = doctor_examination_describeScores(scores, contract);
const detail = isWritten ? described.detail : `with the changes above, ${described.detail}`;
checkup.add({ ...described, detail }, doctor_examination_describeTime(figures, contract));
checkup.add(...describeLimits({ config: contract, limitOf: (step) => limitOf(contract, step) }, scores));
const [first] = scores;
if (first !== undefined)
await tryCandidates(checkup, trial, { scores, first });
return isWritten ? figures : undefined;
}
async function tryCandidates(checkup, trial, { scores, first }) {
const { contract } = trial;
const subject = subjectOf(trial);
const apartFrom = 2 * Math.SQRT2 * (0,noise .Fs)(scores.map(({ score }) => score));
const forging = () => Promise.resolve(forge(trial));
if (comparesScores(contract)) {
checkup.add(asNoted((0,integrity_checks .$z)(await (0,candidate_trials .J$)(subject, forging), PROTECT), contract));
checkup.add(...(await tryPlants(trial)));
}
checkup.add(...(0,integrity_checks .MW)(await (0,candidate_trials .kD)(subject, first, apartFrom), PROTECT));
const emptied = await (0,integrity_trials .wi)(subject, first, apartFrom);
checkup.add(...(0,integrity_checks .G)(emptied, doctor_examination_protectKeyOf(trial)).map((each) => asNoted(each, contract)));
const action = controlOf(contract);
if (action === 'off')
return;
const settings = { guards: [], metrics: (0,decision_keys .T)(contract.evaluator)?.metrics ?? [] };
checkup.add(...(0,integrity_checks .CQ)(await (0,candidate_trials .y5)(subject, { scores, settings }), action));
}
async function tryPlants(trial) {
const planted = await (0,integrity_trials .Gj)(subjectOf(trial), () => Promise.resolve(forge(trial)));
return (0,integrity_checks .CW)(planted).map(noRefusal);
}
function controlOf({ evaluator }) {
const action = (0,decision_keys .T)(evaluator)?.integrity.broken ?? 'tell';
return action === 'tell' ? 'warn' : action;
}
async function doctor_examination_examineFiles(trial) {
const subject = subjectOf(trial);
const open = await (0,integrity_trials .dj)(subject);
const emptied = open.kind === 'open' ? { ...open, isPassed: false } : open;
return [
...(0,integrity_checks .G)(emptied, doctor_examination_protectKeyOf(trial)).map((each) => asNoted(each, trial.contract)),
...(0,integrity_checks .CW)(await (0,integrity_trials .jG)(subject)).map(noRefusal),
];
}
async function examineProtection(trial) {
const { privateArea, protectedFiles, contract } = trial;
const { rules } = subjectOf(trial);
const links = await (0,open_links .F)(privateArea.store, { protectedFiles, isOpen: (each) => (0,forged_candidate .jO)(rules, each) });
return (0,integrity_checks .Db)(links, PROTECT).map((each) => asNoted(each, contract));
}
async function doctor_examination_findUnprotected(trial) {
const found = await (0,integrity_trials .dj)(subjectOf(trial));
if (found.kind !== 'open')
return [];
return (0,integrity_checks .G)({ ...found, isPassed: false }, doctor_examination_protectKeyOf(trial));
}
function doctor_examination_protectKeyOf({ contract, protectedFiles }) {
const isWritten = contract.evaluator.protect !== undefined;
return { path: ['evaluator', 'protect'], isWritten, globs: protectedFiles.globs };
}
function asNoted(check, { evaluator }) {
const isRisk = !['refused', 'reported'].includes(findings .T[check.id]);
return isRisk && evaluator.decision === undefined ? noRefusal(check) : check;
}
function noRefusal(check) {
return check.verdict === 'problem' ? { ...check, verdict: 'warning' } : check;
}
function spreadOf(scores) {
const all = scores.map(({ score }) => score);
return Math.max(...all) - Math.min(...all);
}
function doctor_examination_describeScores(scores, contract) {
const check = { id: 'evaluator', title: 'evaluator', verdict: 'ok' };
const times = (0,base_text .LS)(scores.length, 'time');
if (!comparesScores(contract)) {
const passed = scores.filter(({ score }) => score > 0).length;
return { ...check, detail: `the base passes ${passed} of ${times}; whatever passes is kept (pass_only)` };
}
const shown = scores.map(({ score }) => String(Number(score.toPrecision(4))));
if (spreadOf(scores) === 0)
return { ...check, detail: `the base scores ${shown[0]} each of ${times}; every difference counts` };
const detail = `the base scores ${shown.join(', ')}`;
if (contract.evaluator.decision !== undefined)
return { ...check, detail };
return {
...{ ...check, verdict: 'warning', detail: `${detail}: a change without effect may be kept by chance` },
remedy: 'Make the evaluator steadier, or set evaluator.decision to compare noisy scores.',
};
}
const doctor_examination_NIGHT_MS = 8 * 3_600_000;
function doctor_examination_describeTime(figures, { agent, setup }) {
const { costs, evaluationMs } = figures;
const isPrepared = setup !== undefined && !costs.some(({ step }) => step === 'setup');
const iterationMs = ((0,duration .E9)(agent.budget) ?? 0) + evaluationMs;
const night = (0,base_text .LS)(Math.floor(doctor_examination_NIGHT_MS / Math.max(1, iterationMs)), 'iteration');
const detail = `${(0,doctor_cost .zk)({ ...figures, isPrepared })}; 8 h are enough for at least ${night} (if each session takes all of ${agent.budget} and each candidate is evaluated once)`;
return { id: 'time', title: 'time', verdict: 'ok', detail };
}
var mission_holdout = __webpack_require__(5862);
var mission_opening = __webpack_require__(14178);
var run_name = __webpack_require__(53482);
var session_agents = __webpack_require__(68896);
var mission_store = __webpack_require__(89855);
;
var mission_doctor_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var mission_doctor_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
const doctor_BACKUP = 'sandbox.md.before';
async function runMissionDoctor(request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const _guard = mission_doctor_addDisposableResource(env_1, (0,inspector_guard .f)(), false);
const place = findPlace(request.missionDir, host);
return examineInRounds(request, {
file: sandboxFileOf(place),
backup: (0,external_node_path_.join)(place.logs, doctor_BACKUP),
examine: ({ round, fix }) => doctor_examine({ ...request, fix }, { place, host, round }),
});
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
mission_doctor_disposeResources(env_1);
}
}
function findPlace(missionDir, host) {
const { repository, dir } = (0,mission_opening .PO)(missionDir, host);
const root = (0,mission_store.rootOf)(repository);
return { missionDir, root, dir, logs: (0,mission_store.doctorFolder)(root, (0,run_name .Aw)(dir === '.' ? '' : dir)) };
}
function sandboxFileOf({ root, dir }) {
const shown = (0,external_node_path_.join)(dir, 'sandbox.md');
return {
...{ path: (0,external_node_path_.join)(root.repository.folder, shown), shown },
read: (text) => {
const front = (0,contract .EZ)(text);
if ('isOpen' in front)
return undefined;
const decoded = (0,yaml_document.decodeYaml)(shown, Buffer.from(text.slice(front.from, front.to)));
return 'problems' in decoded ? undefined : decoded.document.value;
},
edit: (text, edits) => {
const front = (0,contract .EZ)(text);
if ('isOpen' in front)
return { refused: 'it has no front matter' };
const edited = editYaml(text.slice(front.from, front.to), edits);
return 'text' in edited ? { text: `${text.slice(0, front.from)}${edited.text}${text.slice(front.to)}` } : edited;
},
isSound: (text) => !('problems' in (0,contract .L6)(shown, Buffer.from(text))),
};
}
async function doctor_examine(request, { place, host, round }) {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
const { missionDir, root } = place;
const { repository } = root;
const scratch = mission_doctor_addDisposableResource(env_2, (0,scratch_home .e)((0,external_node_os_.tmpdir)()), true);
const checkup = new Checkup(request.onEvent);
checkup.add({ id: 'repository', verdict: 'ok', title: 'git repository', detail: repository.folder });
const refs = (0,user_refs .ro)(repository, scratch.temporary);
const files = await checkFiles(checkup, place, host);
await checkGit(checkup, refs.refs, { merges: false });
const head = await checkHead(checkup, { repository, refs: refs.refs });
if (head !== undefined)
await checkStart(checkup, { place, refs, files, head, host });
const level = files && (await doctor_checkAgent(checkup, { files, refs, head, host }));
if (files !== undefined)
checkup.add(...(0,program_checks .xe)(doctor_useOf(files.contract), host.env));
const hasLock = await checkLock(checkup, { folder: scratch.temporary, now: host.now });
const hasArea = await checkDisk(checkup, {
...{ folder: root.logs, repository, name: 'missions', parentEnv: host.env },
});
const isRunning = checkRunning(checkup, { lock: root.lock, what: 'a mission of this repository' });
const next = `rcs autoresearch ${missionDir}`;
const diagnosis = { name: missionDir, checks: checkup.checks, figures: undefined, logs: undefined, next };
const unasked = () => (request.agent === true ? leaveUnasked(checkup, isRunning) : {});
if (isRunning)
return { diagnosis: { ...diagnosis, ...unasked() }, pending: undefined };
if (files === undefined || head === undefined || level === undefined || !hasLock || !hasArea) {
checkup.add(doctor_NOT_TESTED);
return { diagnosis: { ...diagnosis, ...unasked() }, pending: undefined };
}
const tried = await doctor_checkEvaluator(checkup, { request, place, files, refs, head, level, round, host });
const calls = tried.pending === undefined ? (tried.calls ?? unasked()) : {};
return { diagnosis: { ...diagnosis, figures: tried.figures, logs: tried.logs, ...calls }, pending: tried.pending };
}
catch (e_2) {
env_2.error = e_2;
env_2.hasError = true;
}
finally {
const result_1 = mission_doctor_disposeResources(env_2);
if (result_1)
await result_1;
}
}
const doctor_NOT_TESTED = {
...{ id: 'evaluator', verdict: 'warning', title: 'evaluator' },
detail: 'not tested: fix the problems above first',
};
async function checkFiles(checkup, { missionDir, dir }, host) {
let files;
await checkup.look({ id: 'config', title: 'mission.md and sandbox.md' }, () => {
files = (0,mission_opening .Md)(missionDir, host);
const { contract, sandboxFile } = files;
const commands = doctor_commandsOf(contract);
const problems = commands.flatMap(({ command, key }) => {
const found = (0,shell_syntax .p)(command);
if (found === undefined)
return [];
return [
{ file: sandboxFile, path: `$.${key}`, found, expected: 'a command that sh can read', remedy: 'Fix it.' },
];
});
if (problems.length > 0)
throw new errors .Vl(problems);
return `${dir} can be read, every key is known`;
});
checkup.add(...describeOldNames(files?.notes ?? []));
if (files !== undefined)
checkup.accept(acceptedIn(files.contract));
return files;
}
function acceptedIn(contract) {
const accepted = (0,mission_contract .Im)(contract);
return Object.fromEntries(accepted_risk .hq.map((name) => [name, accepted.includes(name)]));
}
async function checkStart(checkup, { place, refs, files, head, host }) {
const { root } = place;
const { repository } = root;
const { gitDir, home } = refs;
const all = await (0,user_work_tree .W)({ repository, gitDir, home, head, parentEnv: host.env });
checkup.add(describeWorkTree({ changed: all.filter((path) => !isOwnFile(path)), isRecorded: false }));
await checkup.look({ id: 'base', title: 'baseline commit' }, async () => {
await (0,mission_opening .zk)(refs.refs, { commit: head, name: mission_store.RESULTS });
return `${head}, which is HEAD`;
});
await checkup.look({ id: 'branch', title: 'branch' }, async () => {
const branch = (0,run_name .W0)({ slug: (0,run_name .Aw)(place.dir === '.' ? '' : place.dir), tag: 'x' });
await (0,mission_opening .Sp)(refs.refs, branch);
return 'its branch is made when a run begins';
});
await checkup.look({ id: 'ledger', title: 'open runs' }, () => {
(0,mission_opening .UN)(root);
return 'none';
});
if (files?.contract.evaluator.holdout === undefined)
return;
await checkup.look({ id: 'holdout', title: 'holdout' }, async () => {
const { contract, sandboxFile: file } = files;
const level = await (0,mission_opening .MA)(contract);
const holdout = (0,mission_holdout .Ep)(contract, { file, level, parentEnv: host.env });
await (0,mission_holdout .qC)(refs.refs, { commit: head, holdout, missionDir: place.missionDir });
return 'what sessions work on does not have its command';
});
}
function isOwnFile(path) {
return /^\.(?:rcs|autorize)(?:\/|$)/.test(path);
}
async function doctor_checkAgent(checkup, { files, refs, head, host }) {
const { contract, sandboxFile } = files;
const { agent, environment, evaluator } = contract;
const { memory, cpus } = environment ?? {};
const agents = (0,configured_agents .et)(contract).map((each) => ({
agent: {
command: choiceHere(contract, each, host).command ?? undefined,
preset: each.agent.preset ?? mission_agent_command .kz,
},
...{ path: each.path, env: (0,session_agents .Jh)(sandboxFile, each, host.env) },
}));
return checkMachine(checkup, {
...{ agents, resources: { memory, cpus }, parentEnv: host.env },
...{ refs: refs.refs, base: head, sandbox: agent.sandbox, chooseLevel: () => (0,mission_opening .MA)(contract) },
tracing: { value: evaluator.tracing ?? 'off', table: 'evaluator' },
});
}
function choiceHere(contract, agent, host) {
return (0,session_agents .FH)(contract, agent, (0,session_agents .RK)({}, host, { contract, known: session_agents .mi }));
}
function askedAgents({ files, level, host }) {
const { contract, sandboxFile } = files;
return (0,configured_agents .et)(contract).map((each) => {
const choice = choiceHere(contract, each, host);
return {
...(contract.agents === undefined ? {} : { name: each.name }),
agent: (0,mission_agent_command .Ei)(choice, each.agent),
...{ env: (0,session_agents .Jh)(sandboxFile, each, host.env), readsInput: true },
commandFor: ({ promptFile, workDir, folder }) => (0,mission_agent_command .iE)(choice, each.agent, {
...{ workDir, instructionsFile: promptFile, handOver: folder },
isConfined: level.kind === 'bubblewrap',
}),
variablesFor: ({ promptFile }) => ({ RCS_ITERATION: '0', RCS_INSTRUCTIONS_FILE: promptFile }),
};
});
}
function doctor_useOf(contract) {
return { commands: doctor_commandsOf(contract), environment: (0,environment_shape .EJ)(contract.environment) };
}
function doctor_commandsOf({ setup, build, guards, evaluator }) {
const needed = { isNeeded: true, installs: false };
return [
...(setup === undefined ? [] : [{ key: 'setup.command', command: setup.command, ...needed, installs: true }]),
...(build === undefined ? [] : [{ key: 'build.command', command: build.command, ...needed, installs: true }]),
...guards.map(({ command }, at) => ({ key: `guards[${at}].command`, command, ...needed })),
{ key: 'evaluator.command', command: evaluator.command, ...needed },
];
}
const NOT_TRIED = { figures: undefined, logs: undefined, pending: undefined };
async function doctor_checkEvaluator(checkup, asked) {
const env_3 = { stack: [], error: void 0, hasError: false };
try {
const { request, place, files, refs, head, level, round, host } = asked;
const { contract, sandboxFile: file } = files;
const { repository } = place.root;
const { signal } = request;
const hidden = (0,mission_holdout .Ep)(contract, { file, level, parentEnv: host.env })?.paths ?? [];
const { environment } = contract;
const area = { repository, name: 'missions', environment, parentEnv: host.env, base: head, level, hidden, signal };
const opened = await openTrialArea(checkup, area);
if (opened === undefined)
return NOT_TRIED;
const temporary = mission_doctor_addDisposableResource(env_3, opened, true);
const privateArea = await withWorkTree(temporary.privateArea, { refs, head, isLeftOut: isOwnFile });
const known = checkup.checks.filter(({ id }) => id === 'programs');
checkup.add(...(await examineView({ privateArea, use: doctor_useOf(contract), signal, known })));
const isMissing = checkup.checks.some(({ id, verdict }) => id === 'programs' && verdict === 'problem');
const launch = {
...{ baseline_commit: privateArea.store.base, mission_file: files.missionFile, sandbox_file: file },
...{ mission: files.mission, contract },
};
const { files: protectedFiles } = await (0,protection .T)(privateArea.store, launch);
const { protect } = contract.evaluator;
checkup.add(describeProtection(protectedFiles.files, { protect, table: 'evaluator' }));
const onStep = (event) => request.onEvent?.(event);
const trial = { privateArea, contract, protectedFiles, signal, logs: place.logs, onStep };
checkup.add(...(await examineProtection(trial)));
if (request.fix === true) {
const pending = [...checkup.checks, ...(await doctor_examination_findUnprotected(trial))].filter(({ fix }) => fix !== undefined);
if (pending.length > 0)
return { ...NOT_TRIED, pending };
}
const calls = request.agent === true
? await askAgents(checkup, {
...{ privateArea, agents: askedAgents(asked), budgetUsd: contract.budget?.usd, host, signal, onStep },
secrets: (0,agent_secrets .D)((0,mission_opening .WK)(contract, host.env), host.env),
})
: undefined;
if (isMissing) {
checkup.add(doctor_NOT_TESTED, ...(await doctor_examination_examineFiles(trial)));
return { ...NOT_TRIED, calls };
}
(0,mission_store.ensureIgnored)(place.root);
const logs = mission_doctor_addDisposableResource(env_3, await openDoctorLogs({ folder: place.logs, what: place.missionDir }, host), true);
logs.clear(round === 1 ? undefined : doctor_BACKUP);
const shown = (path) => (0,mission_store.shownPath)(place.root, path);
const figures = await doctor_examination_examineEvaluator(checkup, trial, { shown, isFixing: request.fix === true });
return { figures, logs: shown(logs.folder), pending: undefined, calls };
}
catch (e_3) {
env_3.error = e_3;
env_3.hasError = true;
}
finally {
const result_2 = mission_doctor_disposeResources(env_3);
if (result_2)
await result_2;
}
}
var named_subject = __webpack_require__(35507);
var schema_problems = __webpack_require__(86586);
var workitem_contract = __webpack_require__(51421);
var protected_files = __webpack_require__(15310);
var preparing_steps = __webpack_require__(54620);
var literal_glob = __webpack_require__(13310);
var test_files = __webpack_require__(66662);
var admit = __webpack_require__(64048);
;
const doctor_controls_PASSED = { score: 1, metrics: null };
const BASE = [doctor_controls_PASSED, doctor_controls_PASSED, doctor_controls_PASSED];
async function tryControls(test) {
const subject = await doctor_controls_subjectOf(test);
const control = await (0,candidate_trials .y5)(subject, { scores: BASE, settings: { guards: [], metrics: [] } });
if (control.kind === 'aborted')
return [];
const emptied = await (0,integrity_trials .wi)({ ...subject, protectedFiles: protected_files .Vv }, doctor_controls_PASSED, 0);
return [describeControl(control.kind === 'concluded' && !control.passed, test), ...describeEmptied(emptied, test)];
}
async function doctor_controls_subjectOf({ privateArea, command, permit, prefix, run }) {
const commands = [{ command, kind: 'guard' }];
const { programs } = privateArea;
return {
...{ privateArea, commands, sign: 1, protectedFiles: await findTests(privateArea, command) },
rules: { ...(0,admit .xf)({ permit, programs }), maxFiles: undefined, maxDiffLines: undefined },
judge: async ({ tree, prefix: name, of }) => {
const evaluation = await run({ tree, name: `${prefix}-${name}`, of });
return evaluation.kind === 'ran' ? { kind: 'scored', score: doctor_controls_PASSED.score } : evaluation;
},
};
}
async function findTests({ store }, command) {
const repository = await (0,open_tests .d$)(store);
const deciding = await (0,open_tests .$n)(store, repository, [{ command, kind: 'guard' }]);
const globs = [...(0,test_files .p_)(repository, []), ...deciding.map(literal_glob .I)];
return (0,protected_files .sz)(store, { commit: store.base, globs, commands: [command] });
}
function describeControl(isFooled, { whose }) {
const check = { id: 'broken', title: `negative control of ${whose}` };
if (!isFooled)
return { ...check, verdict: 'ok', detail: 'its test fails without the code, as it must' };
const detail = 'its test passes where there is nothing but the tests: it might not look at the code';
return { ...check, verdict: 'warning', detail, remedy: 'Make test_command fail if the code does not work.' };
}
function describeEmptied(emptied, { whose }) {
if (emptied.kind !== 'open')
return [];
const check = { id: 'emptied', title: `emptied tests of ${whose}` };
const what = `${(0,open_tests .KE)(emptied.paths)}`;
if (!emptied.isPassed)
return [{ ...check, verdict: 'ok', detail: `its test fails where ${what} ${are(emptied)} empty` }];
const remedy = 'Look at what an item changes of tests before you merge its branch, or let test_command compare them.';
const detail = `its test passes where ${what} ${are(emptied)} empty, and an item may empty ${emptied.paths.length === 1 ? 'it' : 'them'}`;
return [{ ...check, verdict: 'warning', detail, remedy }];
}
function are({ paths }) {
return paths.length === 1 ? 'is' : 'are';
}
var preparing = __webpack_require__(3363);
var shared_tests = __webpack_require__(22558);
;
const doctor_trial_NOT_TESTED = {
...{ id: 'evaluator', verdict: 'warning', title: 'test commands' },
detail: 'not tested: fix the problems above first',
};
async function examineTests(checkup, trial) {
const tests = testsOf(trial);
if (tests.length === 0) {
const detail = 'no item has a test_command: whatever an agent leaves within its limits lands';
checkup.add({ id: 'evaluator', verdict: 'warning', title: 'test commands', detail, remedy: 'Set test_command.' });
return undefined;
}
const costs = [];
const found = [];
for (const [at, test] of tests.entries()) {
const startedAt = performance.now();
const asked = { tree: trial.privateArea.store.base, of: `item ${(0,base_text .TL)(test.item.id)}` };
const evaluation = await runTest(trial, test, { ...asked, name: `test-${at + 1}` });
if (evaluation.kind === 'aborted') {
checkup.add({ ...doctor_trial_NOT_TESTED, detail: 'cancelled before all were tried' });
return undefined;
}
const step = evaluation.kind === 'failed' ? evaluation.step?.name : undefined;
if (step === 'judge-setup' || step === 'build') {
checkup.add(describePreparation(evaluation, { step, trial }));
return undefined;
}
if (evaluation.kind !== 'infra')
costs.push({ tookMs: performance.now() - startedAt, timings: evaluation.timings });
const shared = evaluation.kind === 'failed' ? await findShared(trial, test) : undefined;
if (shared === undefined)
checkup.add(describeTest(evaluation, { test, trial }));
else
found.push(shared);
if (evaluation.kind === 'ran')
checkup.add(...(await tryControls(controlledTest(trial, test, `test-${at + 1}`))));
}
const { refusal } = (0,shared_tests .O)(found);
if (refusal !== undefined) {
const { message: detail, remedy } = refusal;
checkup.add({ id: 'evaluator', verdict: 'problem', title: 'test commands', detail, remedy });
}
if (costs.length === 0)
return undefined;
const figures = {
evaluationMs: (0,median .JZ)(costs.map(({ tookMs }) => tookMs)) ?? 0,
costs: (0,doctor_cost .AR)(costs, { keptBuildMs: (0,kept_build .N)(trial.privateArea) }),
};
const { setup } = trial.work;
const isPrepared = setup !== undefined && !figures.costs.some(({ step: each }) => each === 'setup');
checkup.add({ id: 'time', verdict: 'ok', title: 'time', detail: (0,doctor_cost .zk)({ ...figures, isPrepared }) });
return figures;
}
function testsOf({ work, agents }) {
const tests = new Map();
for (const item of work.items) {
const agent = agents.get(item.agent_id);
if (item.test_command === undefined || agent === undefined)
continue;
const key = JSON.stringify([item.agent_id, item.test_command]);
tests.set(key, { item, agent, ...tests.get(key), count: (tests.get(key)?.count ?? 0) + 1 });
}
return [...tests.values()];
}
function controlledTest(trial, test, prefix) {
const { privateArea, work } = trial;
const { permit } = work;
const command = test.item.test_command ?? '';
const run = (asked) => runTest(trial, test, asked);
return { privateArea, command, permit, whose: whoseTest(test), prefix, run };
}
function runTest(trial, { item, agent }, { tree, name, of }) {
const { privateArea, work, signal, logs, onStep } = trial;
const atLevel = { ...privateArea, level: agent.level };
const network = (0,preparing .Af)(work, agent);
return (0,evaluation_evaluation .q)(atLevel, {
...{ checkout: (0,private_area .b)(atLevel, 1), tree, protectedFiles: protected_files .Vv },
steps: [
...(0,preparing_steps .sA)({ setup: work.setup, build: work.build, network, logs: (0,external_node_path_.join)(logs, `${name}-`) }),
{
...{ name: 'test', kind: 'guards', title: 'the test command', command: item.test_command ?? '' },
...{ timeoutMs: item.constraints.timeout_ms, network: network.guards, logs: (0,external_node_path_.join)(logs, name) },
},
],
...{ teardown: undefined, variables: {}, signal, asks: 'exit' },
onStep: (step, state) => onStep({ kind: state, step: (0,doctor_cost .u8)(step), of }),
});
}
function whoseTest({ item, count }) {
return count === 1 ? (0,base_text .TL)(item.id) : `${(0,base_text .TL)(item.id)} and ${(0,base_text .LS)(count - 1, 'other item')}`;
}
function findShared({ privateArea, work, signal }, { item, agent }) {
return (0,shared_tests .Q)(privateArea, { work, item, agent, tree: privateArea.store.base, slot: 1, signal });
}
function logOf(evaluation, { shown }) {
return evaluation.kind === 'failed' && evaluation.log !== undefined ? { log: shown(evaluation.log) } : {};
}
function describePreparation(evaluation, { step, trial }) {
const what = step === 'build' ? 'build' : 'setup';
const reason = evaluation.kind === 'failed' ? evaluation.reason : '';
return {
...{ id: 'setup', verdict: 'warning', title: what },
detail: `no item that has a test_command can land while it fails: ${reason}`,
remedy: `Fix ${what}.command.`,
...logOf(evaluation, trial),
};
}
function describeTest(evaluation, { test, trial }) {
const check = { id: 'base-guard', title: `test of ${whoseTest(test)}` };
if (evaluation.kind === 'ran')
return { ...check, verdict: 'ok', detail: 'passes before any item has landed' };
if (evaluation.kind === 'aborted')
return { ...check, verdict: 'warning', detail: 'cancelled' };
const remedy = evaluation.kind === 'failed' && evaluation.timedOut === true
? 'Raise constraints.timeout_ms of the item.'
: 'Nothing has to be done if the item, or one that it waits for, is to make it pass.';
const detail = `fails before any item has landed: ${evaluation.reason}`;
return { ...check, verdict: 'warning', detail, remedy, ...logOf(evaluation, trial) };
}
var workitem_history = __webpack_require__(45351);
var workitem_opening = __webpack_require__(32375);
var plan_problems = __webpack_require__(92529);
var ready_agent = __webpack_require__(20616);
var workitem_store = __webpack_require__(50492);
;
var workitem_doctor_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var workitem_doctor_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
const workitem_doctor_BACKUP = 'plan.before';
async function runPlanDoctor(request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const _guard = workitem_doctor_addDisposableResource(env_1, (0,inspector_guard .f)(), false);
const paths = (0,workitem_store.workPathsOf)(host);
const path = (0,external_node_path_.isAbsolute)(request.file) ? request.file : (0,external_node_path_.join)(host.cwd, request.file);
const shown = (0,external_node_path_.relative)(paths.repository.folder, path);
const place = { paths, host, shown, logs: (0,external_node_path_.join)(paths.folder, 'doctor', shown.replaceAll(/[^\w-]+/g, '-')) };
return examineInRounds(request, {
file: planFile(path, shown),
backup: (0,external_node_path_.join)(place.logs, workitem_doctor_BACKUP),
examine: ({ round, fix }) => workitem_doctor_examine({ ...request, fix }, { ...place, round }),
});
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
workitem_doctor_disposeResources(env_1);
}
}
function planFile(path, shown) {
const decode = (text) => {
const decoded = (0,yaml_document.decodeYaml)(shown, Buffer.from(text));
return 'problems' in decoded ? undefined : decoded.document;
};
return {
...{ path, shown },
read: (text) => decode(text)?.value,
edit: (text, edits) => (/\.ya?ml$/i.test(path) ? editYaml(text, edits) : { refused: 'it is no YAML' }),
isSound: (text) => {
const document = decode(text);
return document !== undefined && !('problems' in (0,workitem_contract .RR)(document));
},
};
}
async function workitem_doctor_examine(request, place) {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
const { paths, host } = place;
const { repository } = paths;
const scratch = workitem_doctor_addDisposableResource(env_2, (0,scratch_home .e)((0,external_node_os_.tmpdir)()), true);
const checkup = new Checkup(request.onEvent);
checkup.add({ id: 'repository', verdict: 'ok', title: 'git repository', detail: repository.folder });
const refs = (0,user_refs .ro)(repository, scratch.temporary);
const loaded = await checkPlan(checkup, request.file, place);
await checkGit(checkup, refs.refs, { merges: false });
const head = await checkHead(checkup, { repository, refs: refs.refs });
const start = head === undefined ? undefined : await doctor_checkStart(checkup, { place, refs, loaded, head });
const agents = loaded && (await checkAgents(checkup, { work: loaded.work, refs, base: start?.commit, host }));
if (loaded !== undefined)
checkup.add(...(0,program_checks .xe)(workitem_doctor_useOf(loaded.work), host.env));
const hasLock = await checkLock(checkup, { folder: scratch.temporary, now: host.now });
const hasArea = await checkDisk(checkup, { folder: paths.folder, ...(0,workitem_store .hM)(paths, host) });
const isRunning = checkRunning(checkup, { lock: paths.lock, what: 'the work items of this repository' });
const next = `autorize work run ${request.file}`;
const diagnosis = { name: request.file, checks: checkup.checks, figures: undefined, logs: undefined, next };
const unasked = () => (request.agent === true ? leaveUnasked(checkup, isRunning) : {});
if (isRunning)
return { diagnosis: { ...diagnosis, ...unasked() }, pending: undefined };
if (loaded === undefined || start === undefined || agents === undefined || !hasLock || !hasArea) {
checkup.add(doctor_trial_NOT_TESTED);
return { diagnosis: { ...diagnosis, ...unasked() }, pending: undefined };
}
const tried = await checkCommands(checkup, { request, place, work: loaded.work, refs, start, agents });
const calls = tried.pending === undefined ? (tried.calls ?? unasked()) : {};
return { diagnosis: { ...diagnosis, figures: tried.figures, logs: tried.logs, ...calls }, pending: tried.pending };
}
catch (e_2) {
env_2.error = e_2;
env_2.hasError = true;
}
finally {
const result_1 = workitem_doctor_disposeResources(env_2);
if (result_1)
await result_1;
}
}
async function checkPlan(checkup, file, { paths, host }) {
let sound;
await checkup.look({ id: 'config', title: 'plan' }, async () => {
const loaded = await (0,workitem_opening .CW)(file, host, { needsAgents: true });
await (0,plan_problems .b)({ loaded, paths, host, only: [], inPlace: false, needsAgents: true, ofCommand: [] });
const { work } = loaded;
if (work === undefined)
throw new errors .Vl(loaded.problems);
const problems = unreadable({ ...loaded, work });
if (problems.length > 0)
throw new errors .Vl(problems);
sound = { ...loaded, work };
return `${file} can be read, every key is known`;
});
return sound;
}
function unreadable({ document, work }) {
const commands = [
...work.items.map(({ test_command: command }, at) => ({ path: ['items', at, 'test_command'], command })),
{ path: ['setup', 'command'], command: work.setup?.command },
{ path: ['build', 'command'], command: work.build?.command },
];
return commands.flatMap(({ path, command = '' }) => {
const found = (0,shell_syntax .p)(command);
if (found === undefined)
return [];
return [(0,schema_problems .l4)(document, path, { found, expected: 'a command that sh can read', remedy: 'Fix it.' })];
});
}
async function doctor_checkStart(checkup, { place, refs, loaded, head }) {
const { paths, host, shown } = place;
const { repository } = paths;
let start = { commit: head, isHead: true };
if (loaded !== undefined) {
const branch = `autorize-work/${loaded.plan}`;
const isFree = await checkup.look({ id: 'branch', title: 'branch' }, async () => {
const commit = await (0,workitem_opening .VD)(paths, refs.refs, branch);
if (commit === undefined)
return `${branch} is made when an item lands`;
start = { commit, isHead: false };
return `${branch} is there, and the plan continues from it`;
});
if (!isFree)
start = undefined;
}
const all = await (0,user_work_tree .W)({ repository, gitDir: refs.gitDir, home: refs.home, head, parentEnv: host.env });
const changed = all.filter((path) => !doctor_isOwnFile(path) && path !== shown);
checkup.add(describeWorkTree({ changed, isRecorded: start?.isHead === false }));
const isSound = await checkup.look({ id: 'ledger', title: 'receipts' }, () => {
const { landed } = (0,workitem_history .E)((0,workitem_store .N9)(paths));
return landed.length === 0 ? 'none yet' : `${landed.length} landed`;
});
return isSound ? start : undefined;
}
function doctor_isOwnFile(path) {
return /^\.(?:rcs|autorize)(?:\/|$)/.test(path);
}
async function checkAgents(checkup, { work, refs, base, host }) {
let agents = new Map();
const ready = await (0,workitem_opening ._F)(work, host, { needsAgents: false, sandbox: undefined }).catch(() => undefined);
const specs = [...new Set(work.items.map(({ agent_id: id }) => id))].flatMap((id) => {
const agent = Object.entries(work.agents).find(([name]) => name === id)?.[1];
return agent === undefined ? [] : [{ agent, path: ['agents', id], env: ready?.get(id)?.env ?? {} }];
});
const { memory, cpus } = work.environment ?? {};
const level = await checkMachine(checkup, {
...{ agents: specs, resources: { memory, cpus }, parentEnv: host.env, refs: refs.refs, base },
sandbox: specs.every(({ agent }) => agent.sandbox === 'off') ? 'off' : 'auto',
chooseLevel: async () => {
agents = await (0,workitem_opening ._F)(work, host, { needsAgents: true, sandbox: undefined });
return (0,ready_agent ._$)([...agents.values()]);
},
tracing: undefined,
});
return level === undefined ? undefined : agents;
}
function workitem_doctor_useOf({ items, setup, build, environment }) {
const command = (key, text, installs = false) => text === undefined || text === '' ? [] : [{ key, command: text, isNeeded: false, installs }];
return {
commands: [
...command('setup.command', setup?.command, true),
...command('build.command', build?.command),
...items.flatMap(({ test_command: text }, at) => command(`items[${at}].test_command`, text)),
],
environment: (0,environment_shape .EJ)(environment),
};
}
async function checkCommands(checkup, trying) {
const env_3 = { stack: [], error: void 0, hasError: false };
try {
const { request, place, work, refs, start, agents } = trying;
const { paths, host } = place;
const { signal, fix } = request;
const nothing = { figures: undefined, logs: undefined };
const opened = await openTrialArea(checkup, {
...{ ...(0,workitem_store .hM)(paths, host), environment: work.environment, base: start.commit, signal },
level: (0,ready_agent ._$)([...agents.values()]),
});
if (opened === undefined)
return { ...nothing, pending: undefined };
const temporary = workitem_doctor_addDisposableResource(env_3, opened, true);
const left = { refs, head: start.commit, isLeftOut: doctor_isOwnFile };
const privateArea = start.isHead ? await withWorkTree(temporary.privateArea, left) : temporary.privateArea;
const known = checkup.checks.filter(({ id }) => id === 'programs');
checkup.add(...(await examineView({ privateArea, use: workitem_doctor_useOf(work), signal, known })));
const pending = checkup.checks.filter((check) => check.fix !== undefined);
if (fix === true && pending.length > 0)
return { ...nothing, pending };
const logs = workitem_doctor_addDisposableResource(env_3, await openDoctorLogs({ folder: place.logs, what: request.file }, host), true);
logs.clear(place.round === 1 ? undefined : workitem_doctor_BACKUP);
const shown = (path) => (0,external_node_path_.relative)(paths.repository.folder, path);
const onStep = request.onEvent ?? (() => undefined);
const calls = request.agent === true
? await askAgents(checkup, {
...{ privateArea, agents: [...agents.values()].map(askedAgent), budgetUsd: work.budget?.usd, host, signal },
...{ secrets: (0,workitem_opening .rm)(work, host), onStep },
})
: undefined;
const figures = await examineTests(checkup, { privateArea, work, agents, signal, logs: logs.folder, onStep, shown });
return { figures, logs: shown(logs.folder), pending: undefined, calls };
}
catch (e_3) {
env_3.error = e_3;
env_3.hasError = true;
}
finally {
const result_2 = workitem_doctor_disposeResources(env_3);
if (result_2)
await result_2;
}
}
function askedAgent({ id: name, spec, env, level }) {
const { command, stdin } = (0,agent_preset .wJ)(spec);
return {
...{ name, env, level, agent: { ...spec, preset: spec.preset ?? (0,agent_preset .Se)(command) } },
readsInput: stdin === 'prompt',
commandFor: ({ promptFile, workDir }) => (0,command_line .o)(command, { promptFile, workDir, id: 'doctor' }),
variablesFor: ({ workDir }) => ({ AUTORIZE_WORKDIR: workDir }),
};
}
var defuse = __webpack_require__(11797);
var foreign_text = __webpack_require__(84483);
;
const WORDS = { ok: 'ok', warning: 'warn', problem: 'FAIL' };
const WORD_WIDTH = 4;
const TITLE_WIDTH = 21;
const MAX_TITLE = 60;
const MAX_TEXT = 1000;
const PLAIN = new Set([
'repository',
'config',
'git',
'head',
'work-tree',
'base',
'branch',
'ledger',
'holdout',
'agent-env',
'agent',
'agent-key',
'lock',
'private-area',
'disk',
]);
function isPlain({ verdict, id }) {
return verdict === 'ok' && PLAIN.has(id);
}
function renderPlainChecks(checks) {
const titles = [...new Set(checks.map(({ title }) => (0,foreign_text .TN)(title, MAX_TITLE)))];
return `${WORDS.ok.padEnd(WORD_WIDTH)}  ${titles.join(', ')}\n`;
}
function renderCheck({ verdict, title, detail }) {
const head = `${WORDS[verdict].padEnd(WORD_WIDTH)}  ${(0,foreign_text .TN)(title, MAX_TITLE).padEnd(TITLE_WIDTH)}  `;
return `${head}${(0,foreign_text .TN)(detail, MAX_TEXT)}`.trimEnd().concat('\n');
}
function renderStep({ step, of }, ms) {
return [(0,foreign_text .TN)(step, MAX_TITLE), of, `${Math.round(ms / 1000)} s`].join(' · ');
}
function renderFix(diff) {
const lines = diff.trimEnd().split('\n');
return `\n${lines.map((line) => (0,foreign_text .TN)(line, MAX_TEXT)).join('\n')}\n\n`;
}
function renderConclusion({ name, checks, logs, next, fixed }) {
const due = ['problem', 'warning'].flatMap((verdict) => checks.filter((check) => check.verdict === verdict && check.remedy !== undefined));
const list = due.length === 0 ? [] : ['', 'To do:', ...due.map((check, at) => renderDue(check, at + 1))];
const count = (verdict) => checks.filter((check) => check.verdict === verdict).length;
const [problems, warnings] = [count('problem'), count('warning')];
const found = `${(0,base_text .LS)(problems, 'problem')}, ${(0,base_text .LS)(warnings, 'warning')}`;
const again = `autorize doctor ${(0,foreign_text .TN)(name, MAX_TITLE)}`;
const canFix = fixed === undefined && due.some(({ fix }) => fix !== undefined);
const followUp = canFix ? `${again} --fix` : problems > 0 ? again : next;
return [
...list,
'',
...(logs === undefined ? [] : [`Output of all commands: ${(0,foreign_text .TN)(logs, MAX_TEXT)}/`]),
`${found}. Next: ${followUp}`,
'',
].join('\n');
}
function renderDue({ id, title, detail, remedy = '', log, fix }, number) {
const what = id === 'config' ? `${detail} ${remedy}` : remedy;
const more = `${fix === undefined ? '' : ' (--fix)'}${log === undefined ? '' : ` See ${(0,foreign_text .TN)(log, MAX_TEXT)}`}`;
return `${String(number).padStart(2)}. ${(0,foreign_text .TN)(title, MAX_TITLE)}: ${(0,foreign_text .TN)(what, MAX_TEXT)}${more}`;
}
var bottom_line = __webpack_require__(56801);
var cli_terminal = __webpack_require__(38565);
;
const HEARTBEAT_MS = 30_000;
function createDoctorView(terminal, { isJson }) {
let current;
let plain = [];
const seen = new Set();
const lineNow = () => current && renderStep(current, performance.now() - current.at);
const { columns } = terminal;
const bottom = columns === undefined || isJson ? undefined : (0,bottom_line .u)(terminal, { render: lineNow });
const out = (text) => {
if (!isJson)
(bottom?.above ?? terminal.out)(terminal.isWorkflow ? (0,defuse.defuse)(text) : text);
};
const progress = () => {
const line = lineNow();
if (bottom === undefined && line !== undefined)
terminal.err(terminal.isWorkflow ? (0,defuse.defuse)(`${line}\n`) : `${line}\n`);
};
const heartbeat = setInterval(progress, HEARTBEAT_MS);
heartbeat.unref();
const flush = () => {
if (plain.length > 0)
out(renderPlainChecks(plain));
plain = [];
};
const stop = () => {
clearInterval(heartbeat);
bottom?.stop();
};
const check = (found) => {
const key = isPlain(found) ? found.title : renderCheck(found);
if (seen.has(key))
return;
seen.add(key);
if (isPlain(found)) {
plain.push(found);
return;
}
flush();
out(renderCheck(found));
};
return {
show: (event) => {
switch (event.kind) {
case 'checked':
check(event.check);
break;
case 'began':
flush();
current = { ...event, at: performance.now() };
bottom?.draw();
break;
case 'ended':
progress();
current = undefined;
break;
case 'fixed':
flush();
out(renderFix(event.diff));
break;
default:
event;
}
},
end: (diagnosis) => {
flush();
stop();
if (isJson)
(0,cli_terminal .Q)(terminal, diagnosis);
else
out(renderConclusion(diagnosis));
},
[Symbol.dispose]: stop,
};
}
var stop_signals = __webpack_require__(31977);
;
var doctor_command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var doctor_command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function runDoctorCommand(call) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { values, host, terminal } = call;
const [what = ''] = call.words;
const kind = (0,named_subject .m)(what, host);
const stopping = doctor_command_addDisposableResource(env_1, (0,stop_signals .s)(), false);
const view = doctor_command_addDisposableResource(env_1, createDoctorView(terminal, { isJson: values.has('json') }), false);
const request = { fix: values.has('fix'), agent: values.has('agent'), signal: stopping.signal, onEvent: view.show };
const diagnosis = await doctor_command_examine({ ...call, request }, { kind, what });
view.end(diagnosis);
if (stopping.exitCode !== undefined)
return stopping.exitCode;
const isProblem = diagnosis.checks.some(({ id, verdict }) => verdict === 'problem' && id !== 'agent-call');
if (isProblem)
return errors .dc.no;
const calls = [diagnosis.agent ?? [], Object.values(diagnosis.agents ?? {})].flat();
return calls.every(({ answered }) => answered) ? errors .dc.yes : errors .dc.precondition;
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
doctor_command_disposeResources(env_1);
}
}
function doctor_command_examine({ request, host }, { kind, what }) {
switch (kind) {
case 'mission':
return runMissionDoctor({ ...request, missionDir: what }, host);
case 'plan':
return runPlanDoctor({ ...request, file: what }, host);
case 'experiment':
return runDoctor({ ...request, name: what }, host);
default:
return kind;
}
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
55579:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => ( openEnvironmentLock),
p: () => ( lockMachine)
});
var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22989);
var _kernel_git_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61513);
var _kernel_machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64809);
var _command_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97753);
var _preparation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2994);
function lockMachine(lock, records, machine) {
const last = records.findLast(({ kind, stage }) => kind === 'evaluation' && stage === 'calibrate')?.host;
const isElsewhere = last !== undefined && last !== machine;
return (before = {}) => {
const facts = lock(before);
return isElsewhere || before.measured_on !== undefined ? { ...facts, measured_on: machine } : facts;
};
}
const NOT_LOCKED = new Set(['HOME', 'TMPDIR', 'TERM']);
async function openEnvironmentLock(area, { commands, host: { system } }) {
const { store, level, layering, parentEnv, resources, environment } = area;
const fixed = {
...(0,_kernel_machine_js__WEBPACK_IMPORTED_MODULE_3__ .m_)(parentEnv),
node: system.node,
git: await (0,_kernel_git_version_js__WEBPACK_IMPORTED_MODULE_2__ .lg)(store.git),
platform: `${system.platform} ${system.arch}`,
sandbox: level.kind,
layering: level.kind === 'bubblewrap' ? layering.kind : 'copies',
...resources.facts,
...(store.external?.digest ? { lfs_and_submodules: store.external.digest } : {}),
};
const names = (0,_command_programs_js__WEBPACK_IMPORTED_MODULE_4__ .x)(commands);
return (before = {}) => {
const prepared = (0,_preparation_js__WEBPACK_IMPORTED_MODULE_5__ .Ar)(area) ?? before.prepared_environment;
const supplied = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_1__ .AF)({
parentEnv,
variables: environment.variables({ kind: 'objective', network: 'off', home: '' }),
home: '',
temporary: '',
});
const isLocked = (name) => !NOT_LOCKED.has(name) && !environment.keys.includes(name);
const variables = Object.entries(supplied).filter(([name]) => isLocked(name));
return {
...fixed,
...(0,_kernel_machine_js__WEBPACK_IMPORTED_MODULE_3__ .al)(parentEnv),
...environment.readFacts(),
...(prepared === undefined ? {} : { prepared_environment: prepared }),
...(0,_command_programs_js__WEBPACK_IMPORTED_MODULE_4__ .w)(names, supplied.PATH ?? ''),
...Object.fromEntries(variables.map(([name, value]) => [`env.${name}`, (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__ .s)(value)])),
};
};
}
}),
81261:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
y: () => ( sharesProcess)
});
var byte_path = __webpack_require__(4862);
var git_store = __webpack_require__(25367);
var formats = __webpack_require__(27074);
var base_makefile = __webpack_require__(28090);
;
const at = (words) => new RegExp(`^(?:${words})(?![\\w./-])`);
const TOOLS = [
at('cargo\\s+(?:[+-]\\S+\\s+)*(?:bench|test|criterion|rustc)'),
at('go\\s+test'),
at('vitest|jest|mocha|ava|tap|c8\\s+mocha'),
at('node(?:js)?\\s+(?:-\\S+\\s+)*--test'),
at('(?:deno|bun)\\s+(?:-\\S+\\s+)*(?:bench|test)'),
at('pytest|py\\.test|asv'),
at('(?:python|pypy)[\\d.]*\\s+(?:-[A-Za-z]\\s+)*-m\\s*(?:pytest|unittest|timeit|asv)'),
at('(?:python[\\d.]*\\s+-m\\s+)?pyperf\\s+timeit'),
at('dotnet\\s+test'),
at('rspec|phpunit|phpbench|pest'),
];
const WRAPPER = /^(?:(?:env|exec|nice|nohup|stdbuf|setsid|command|taskset|chrt|timeout|npx|npm|pnpm|yarn|bunx|uv|poetry|pipenv|hatch|pdm|rye|run|dlx|if|then|else|do|!)\s+|(?:-\S+|\w+=\S*|\d[\d.]*[smhd]?|0x[\da-f]+)\s+)/;
const OUTSIDE = /(?:^|[\s;&|(/])(?:hyperfine|poop|multitime)\s/;
const WRITES = /\s--?[\w-]*(?:json|out|output|outfile|export|report)\w*[=\s]/i;
const UNREAD = /(?:^|\s)(?:1?>>?\s*\/dev\/null|&>>?\s*\/dev\/null|1?>&2)(?:\s|$)/;
function runsInside(command) {
if (OUTSIDE.test(command))
return false;
const simple = command
.replaceAll('\\\n', ' ')
.replaceAll(/(["'])([^\s"']*)\1/g, '$2')
.split(/(?:[;|\n(){}`"']|(?<!>)&(?!>))+/)
.map((each) => each.trim());
return simple.some((each) => (!UNREAD.test(each) || WRITES.test(each)) && isTool(each));
}
function isTool(command) {
let rest = command;
for (let next = rest.replace(WRAPPER, ''); next !== rest; next = rest.replace(WRAPPER, '')) {
rest = next;
if (matches(rest))
return true;
}
return matches(rest);
}
function matches(command) {
const text = command.replace(/^\S*\/(?=[\w.+-]+(?:\s|$))/, '');
return TOOLS.some((tool) => tool.test(text));
}
function recipesOf(makefile, command) {
const rules = (0,base_makefile .V)(makefile);
const [first = ''] = [...rules.keys()].filter((target) => !target.startsWith('.'));
const due = [...command.matchAll(/(?:^|[\s;&|(])g?make((?:\s+[^\s;&|()<>]+)*)/g)].flatMap(([, words = '']) => {
const named = words.split(/\s+/).filter((word) => rules.has(word));
return named.length === 0 ? [first] : named;
});
return (0,base_makefile .b)(rules, due).flatMap(({ recipe }) => recipe);
}
var deciding_files = __webpack_require__(87129);
var open_tests = __webpack_require__(69332);
;
const MAX_SCRIPT_BYTES = 1 << 18;
const LINK = '120000';
async function sharesProcess(store, { command, kind }) {
if ((0,formats .Ot)(kind))
return (0,formats .Nd)(kind);
if (runsInside(command))
return true;
const { paths, packages = new Map(), makefile = '' } = await (0,open_tests .d$)(store);
const started = [{ command, kind: 'guard' }];
const commands = (0,deciding_files .R)({ paths, packages }, started);
if ([...commands, ...commands.flatMap((each) => recipesOf(makefile, each))].some(runsInside))
return true;
const scripts = new Set((0,deciding_files .g)({ paths, packages }, started).filter(isShellScript));
for (const { path, id, mode } of await (0,git_store .CS)(store, store.base)) {
if (mode === LINK || !scripts.has((0,byte_path .q0)(path)))
continue;
const text = await (0,git_store .gm)(store, id);
if (text.length <= MAX_SCRIPT_BYTES && withoutComments(text.toString()).some(runsInside))
return true;
}
return false;
}
function isShellScript(path) {
const name = path.slice(path.lastIndexOf('/') + 1);
return /\.(?:ba|z|k)?sh$/.test(name) || !/\.|file$/i.test(name);
}
function withoutComments(text) {
const lines = text.replaceAll('\\\n', ' ').split('\n');
return lines.filter((line) => !line.trimStart().startsWith('#'));
}
}),
74964:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => ( writeNegativeControlTree)
});
var _base_object_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26343);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25367);
var _kernel_tree_edit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99507);
var _boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15310);
function writeNegativeControlTree({ privateArea: { store }, protectedFiles, }) {
const tree = (0,_kernel_tree_edit_js__WEBPACK_IMPORTED_MODULE_2__ .T)((0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_1__ .iZ)(store), (0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_0__ .q)(store.base));
return (0,_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_3__ .R0)(store, { tree, protectedFiles });
}
}),
99804:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( findOpenLinks),
n: () => ( describeOpenLinks)
});
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
var _base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13310);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25367);
var _boundaries_tree_links_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62357);
var _open_tests_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69332);
const LINK = '120000';
const FILE = '100644';
async function findOpenLinks(store, { protectedFiles, isOpen }) {
const links = protectedFiles.files.filter(({ mode }) => mode === LINK).map(({ path }) => path);
if (links.length === 0)
return [];
const files = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ .CS)(store, store.base);
const ends = await (0,_boundaries_tree_links_js__WEBPACK_IMPORTED_MODULE_4__ .C)(store, files);
const known = files.map(({ path, mode, id }) => ({ path: (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ .q0)(path), mode, id }));
return links.flatMap((path) => {
const end = ends.get(path);
if (end === undefined)
return [];
const folder = end === '' ? '' : `${end}/`;
const behind = known.filter((file) => file.path === end || file.path.startsWith(folder));
const asked = behind.length === 0 ? [{ path: end, mode: FILE, id: store.base }] : behind;
if (!asked.some((file) => isOpen(file)))
return [];
const isFile = behind.every((file) => file.path === end);
return [{ path, target: isFile ? (0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__ .I)(end) : `${(0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__ .I)(folder)}**` }];
});
}
function describeOpenLinks(links, key) {
const targets = [...new Set(links.map(({ target }) => target))];
return {
found: `a change may alter what ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(links.length, 'protected link')} ${links.length === 1 ? 'leads' : 'lead'} to (${links
.slice(0, 5)
.map(({ path, target }) => `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(path, 100)}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(target, 100)}`)
.join(', ')})`,
remedy: `Add to ${key}: ${(0,_open_tests_js__WEBPACK_IMPORTED_MODULE_5__ .KE)(targets)}.`,
};
}
}),
15304:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
gy: () => ( dropMarks),
q5: () => ( killedRuns),
vj: () => ( recordRun)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_median_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50748);
var _decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94999);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10901);
var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23727);
var _kernel_machine_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36877);
var _kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77472);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48951);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14311);
async function recordRun(decisionLog, { name, judge, environment, now }, run) {
const before = decisionLog.takeEnvironmentSnapshot();
const begun = { ...name, started_at: now().toISOString(), host: (0,_kernel_machine_name_js__WEBPACK_IMPORTED_MODULE_6__ .Fm)() };
const mark = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(decisionLog.marks, `${name.task} ${name.stage} ${name.index} ${name.attempt} ${name.arm}.json`);
(0,_kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_7__ .xc)(decisionLog.marks);
(0,_kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_7__ .OP)(mark, JSON.stringify(begun));
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__ .Jd)('evaluation:after-mark');
const began = performance.now();
const finish = (result, after, files) => {
const { before: first, after: last } = files ?? { before: decisionLog.filesDigest, after: decisionLog.filesDigest };
const digests = {
digest_before: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_3__ .Kh)({ judge, files: first, environment: before.digest }),
digest_after: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_3__ .Kh)({ judge, files: last, environment: after.digest }),
};
const id = decisionLog.nextEvaluation();
decisionLog.append({
kind: 'evaluation',
id,
...begun,
ended_at: now().toISOString(),
...message(result, digests),
});
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__ .Jd)('evaluation:after-record');
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_9__ .dM)(mark);
return id;
};
const recorded = (result, after, files) => {
return { ...result, evaluation: finish(result, after, files), environment: before.digest };
};
if (environment !== undefined && before.digest !== environment) {
const reason = 'the environment is not the one any more in which the runs before it were';
return recorded({ kind: 'moved', reason }, before);
}
let result;
try {
result = await run();
}
catch (error) {
try {
finish({ kind: 'infra', reason: error instanceof Error ? error.message : String(error) }, before);
}
catch {
}
throw error;
}
if (result.kind === 'aborted' || result.kind === 'infra')
return recorded(result, before);
(0,_base_median_js__WEBPACK_IMPORTED_MODULE_2__ .w8)(decisionLog.evaluationMs, performance.now() - began);
const after = decisionLog.takeEnvironmentSnapshot();
const isVoid = after.digest !== before.digest && !(result.kind === 'failed' && result.isTampered);
if (!isVoid)
return recorded(result, after, result.files);
const reason = `the environment changed meanwhile: ${(0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_3__ .Q6)(before.facts, after.facts)}`;
return recorded({ kind: 'moved', reason }, after, result.files);
}
function message(result, digests) {
const nothing = { ...digests, exit_code: null, score: null, stdout_digest: '' };
const unseen = { ...nothing, digest_before: '', digest_after: '' };
switch (result.kind) {
case 'scored': {
const { score, cases = null, metrics = null, stdoutDigest } = result;
const facts = { ...digests, stdout_digest: stdoutDigest, cases, metrics };
return { ended: 'scored', exit_code: 0, score, reason: null, ...facts };
}
case 'failed': {
const { isTampered, reason, exitCode, stdoutDigest = '' } = result;
const facts = { exit_code: exitCode, reason, stdout_digest: stdoutDigest };
return { ...nothing, ...facts, ended: isTampered ? 'tamper' : 'failed' };
}
case 'moved':
return { ...nothing, ended: 'moved', reason: result.reason };
case 'aborted':
return { ...unseen, ended: 'aborted', reason: 'cancelled' };
case 'infra':
return { ...unseen, ended: 'infra', reason: result.reason };
default:
return result;
}
}
function killedRuns(marks, { journal, evaluations, }) {
const isFolder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(marks, { throwIfNoEntry: false })?.isDirectory() === true;
const names = isFolder ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(marks).sort() : [];
const begun = names.flatMap((name) => readMark((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(marks, name)));
if (begun.length === 0)
return [];
const known = new Set(journal.records.flatMap((each) => (each.kind === 'evaluation' ? [nameOf(each)] : [])));
const lost = begun.filter((record) => !known.has(nameOf(record)));
return lost.map((record, index) => ({ ...record, id: evaluations + index + 1 }));
}
function readMark(path) {
try {
const begun = JSON.parse((0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_8__ .Aj)(path));
if (typeof begun !== 'object' || begun === null || !('started_at' in begun))
return [];
const ended = { ended: 'killed', ended_at: begun.started_at, exit_code: null, score: null };
const reported = { ...ended, digest_before: '', digest_after: '', reason: 'the run was killed', stdout_digest: '' };
const record = _decision_records_js__WEBPACK_IMPORTED_MODULE_4__ .vt.parse({ kind: 'evaluation', id: 0, ...begun, ...reported });
return record.kind === 'evaluation' ? [record] : [];
}
catch {
return [];
}
}
const NAME = ['task', 'stage', 'index', 'attempt', 'arm', 'seed', 'tree', 'started_at'];
function nameOf(record) {
return JSON.stringify(NAME.map((member) => record[member]));
}
function dropMarks(marks) {
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_9__ .dM)(marks);
}
}),
6065:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A9: () => ( normalized),
LR: () => ( findRuleChanges),
Ne: () => ( openLog),
Ok: () => ( marksOf),
WL: () => ( leftOver)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _decision_draw_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60865);
var _decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94999);
var _decision_gain_scale_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64299);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10901);
var _decision_replay_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44984);
var _decision_rule_change_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45342);
var _decision_run_rules_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9176);
var _decision_session_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47695);
var _evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(15304);
var _followed_log_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(65204);
var _log_secret_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(29037);
var _logged_records_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(88093);
class DecisionLog {
session;
evaluationMs;
runHeader;
draw;
marks;
filesDigest;
#journal;
#lock;
#secret;
#file;
#evaluations;
#followed;
environmentSnapshot;
constructor(opened) {
this.session = opened.session;
this.runHeader = opened.runHeader;
this.draw = (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_3__ .N)(opened.secret);
this.#journal = opened.journal;
this.#followed = opened.followed;
this.#secret = opened.secret;
this.#file = opened.file;
this.#evaluations = opened.evaluations;
this.marks = opened.marks;
this.filesDigest = (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ .AD)(opened.runHeader.evaluator_files);
this.#lock = opened.lock;
this.environmentSnapshot = { facts: opened.environment, digest: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ .kU)(opened.environment) };
this.evaluationMs = this.evaluations.flatMap(_logged_records_js__WEBPACK_IMPORTED_MODULE_14__ .Hc).sort((one, other) => one - other);
}
get length() {
return this.#journal.length;
}
append(draft) {
this.#journal.append(normalized(draft));
}
appendAll(drafts) {
appendTo(this.#journal, drafts);
}
nextEvaluation() {
this.#evaluations += 1;
return this.#evaluations;
}
takeEnvironmentSnapshot() {
const before = this.environmentSnapshot;
const facts = this.#lock(before.facts);
const digest = (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ .kU)(facts);
if (digest === before.digest)
return before;
this.environmentSnapshot = { facts, digest };
this.append({ kind: 'environment', environment: facts, evaluator_digest: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ .pW)(this.runHeader, facts) });
this.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_10__ .Ec)(this.session, (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ .Q6)(before.facts, facts));
return this.environmentSnapshot;
}
replay() {
return this.#followed.replay();
}
writeFollowUp() {
this.appendAll(this.replay().state?.followUp ?? []);
}
get records() {
return this.#journal.records;
}
get evaluations() {
return this.#followed.facts.evaluations;
}
get holdoutQueries() {
return this.countOf('holdout');
}
countOf(kind) {
return this.#followed.facts.counts.get(kind) ?? 0;
}
useEffort(effort) {
if (effort === this.session.effort)
return;
this.append({ kind: 'effort', effort });
this.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_10__ .lH)(this.session, effort);
}
close() {
for (const task of this.replay().state?.openTasks ?? [])
this.append({ kind: 'interrupted', task });
this.append({ kind: 'seed-reveal', secret: this.#secret });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.#file, { force: true });
}
}
function appendTo(journal, drafts) {
const records = drafts.map(normalized);
if (journal.appendAll === undefined)
for (const record of records)
journal.append(record);
else
journal.appendAll(records);
}
function normalized(draft) {
return _decision_records_js__WEBPACK_IMPORTED_MODULE_6__ .vt.parse(JSON.parse(JSON.stringify(draft)));
}
function openLog(request) {
const { journal, messages } = request;
const file = (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_13__ .pb)(request.folder);
if (journal.length === 0)
return beginLog(request, file);
const followed = new _followed_log_js__WEBPACK_IMPORTED_MODULE_12__ .H(journal);
const { state, issues } = followed.replay();
const [issue] = issues;
if (state === undefined || issue !== undefined)
throw broken(messages, issue ?? 'nothing can be read');
const runHeader = _decision_records_js__WEBPACK_IMPORTED_MODULE_6__ .vt.parse(followed.facts.first);
if (runHeader.kind !== 'genesis')
throw broken(messages, 'it does not begin with a run header');
requireSameRules(request, runHeader, (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_13__ .um)(followed.facts, { runHeader, file }));
const marks = marksOf(request.folder);
const left = leftOver(state, (0,_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_11__ .q5)(marks, { journal, evaluations: state.evaluations }));
appendTo(journal, left);
(0,_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_11__ .gy)(marks);
const { state: concluded } = left.length === 0 ? { state } : followed.replay();
if (concluded?.session.incumbent !== request.branchHeadTree) {
throw broken(messages, 'its decisions do not end at what the branch holds');
}
const secret = (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_13__ .OM)(journal, followed.facts, file);
const { session, evaluations, environment } = concluded;
const { lock, keyInReach } = request;
const decisionLog = new DecisionLog({
...{ session, runHeader, journal, followed, secret, file, evaluations, marks, lock, environment },
});
decisionLog.takeEnvironmentSnapshot();
if (keyInReach === true && concluded.keyInReach !== true)
decisionLog.append({ kind: 'key-in-reach' });
return decisionLog;
}
function marksOf(folder) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'evaluating');
}
function leftOver({ followUp, openTasks }, killed) {
return [...followUp, ...killed, ...openTasks.map((task) => ({ kind: 'interrupted', task }))];
}
function broken({ record, look, restart }, what) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .cs({ message: `${record} is inconsistent: ${what}`, remedy: `${look} ${restart}` });
}
function requireSameRules(request, runHeader, salt) {
const { messages } = request;
const changed = (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_8__ .aA)(changesSince(request, runHeader, salt), messages.keys);
if (changed.length === 0)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `${changed.join(', ')} of ${messages.run} changed after its changes were decided`,
remedy: messages.rules,
});
}
function changesSince({ settings, facts, digestSealed }, runHeader, salt) {
const hidden = salt === undefined ? undefined : digestSealed(salt);
const { confirm_digest = hidden?.confirm } = facts;
return (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_8__ .gL)(runHeader, { ...facts, settings, confirm_digest, holdout_digest: hidden?.holdout });
}
function findRuleChanges(rules) {
const { records, folder } = rules;
const runHeader = _decision_records_js__WEBPACK_IMPORTED_MODULE_6__ .vt.safeParse(records[0]).data;
if (runHeader?.kind !== 'genesis')
return [];
const facts = new _logged_records_js__WEBPACK_IMPORTED_MODULE_14__ .hZ().readOn({ since: (count) => records.slice(count) });
return changesSince(rules, runHeader, (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_13__ .um)(facts, { runHeader, file: (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_13__ .pb)(folder) }));
}
function beginLog({ journal, settings, facts, digestSealed, branchHeadTree, folder, lock, keyInReach }, file) {
const secret = (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_13__ .jr)(file);
const marks = marksOf(folder);
(0,_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_11__ .gy)(marks);
const session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_10__ .fA)({ settings, base: facts.baseline_tree });
const environment = lock();
const { effort, effort_rules } = session;
const { holdout = null, confirm = null } = digestSealed(secret);
const runHeader = normalized({
kind: 'genesis',
...facts,
environment,
evaluator_digest: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ .pW)(facts, environment),
start_tree: branchHeadTree === facts.baseline_tree ? null : branchHeadTree,
confirm_digest: facts.confirm_digest ?? confirm,
holdout_digest: holdout,
...{ settings, effort, effort_rules },
seed_commitment: (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_3__ .$)(secret),
..._decision_run_rules_js__WEBPACK_IMPORTED_MODULE_9__ .Ab,
score_scale: (0,_decision_gain_scale_js__WEBPACK_IMPORTED_MODULE_5__ .uX)(settings, facts),
key_in_reach: keyInReach,
});
const record = _decision_records_js__WEBPACK_IMPORTED_MODULE_6__ .vt.parse(journal.append(runHeader));
if (record.kind !== 'genesis')
throw new TypeError('a run header was written and something else came back');
return new DecisionLog({
...{ session: (0,_decision_replay_js__WEBPACK_IMPORTED_MODULE_7__ .g8)(record), runHeader: record, journal, secret, file, marks, lock, environment },
followed: new _followed_log_js__WEBPACK_IMPORTED_MODULE_12__ .H(journal),
evaluations: 0,
});
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
29037:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
OM: () => ( secretOf),
jr: () => ( newSecret),
pb: () => ( secretFile),
um: () => ( saltOf)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _decision_draw_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60865);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84831);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48951);
function secretFile(folder) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'decision-secret');
}
function saltOf({ secrets }, { runHeader, file }) {
const left = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ .Aj)(file);
return (left === '' ? secrets : [...secrets, left]).find((secret) => (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_2__ .$)(secret) === runHeader.seed_commitment);
}
const SECRET_BYTES = 32;
function newSecret(file) {
const secret = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(SECRET_BYTES).toString('hex');
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ .Zf)(file, [secret]);
return secret;
}
function secretOf(journal, { begun, isDisclosed }, file) {
const known = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ .Aj)(file);
if (!isDisclosed && known !== '' && (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_2__ .$)(known) === begun?.seed_commitment)
return known;
const secret = newSecret(file);
journal.append({ kind: 'seed-commit', seed_commitment: (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_2__ .$)(secret) });
return secret;
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
99102:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T1: () => ( DISK_REMEDY),
Vw: () => ( isLow),
Xj: () => ( findLowDisk),
l5: () => ( describeRoom)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
const MEGABYTE = 1 << 20;
const LEAST_BYTES = 100 * MEGABYTE;
const DISK_REMEDY = 'Make room: workspaces, checkouts and logs go there.';
function describeRoom(folder, freeBytes) {
return `${Math.floor(freeBytes / MEGABYTE)} MB free at ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(folder, 200)}`;
}
function isLow(freeBytes) {
return freeBytes < LEAST_BYTES;
}
function findLowDisk(folders) {
for (const folder of folders) {
const { bavail, bsize } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(folder);
if (isLow(bavail * bsize))
return describeRoom(folder, bavail * bsize);
}
return undefined;
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
6782:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ( findInFlight)
});
var _base_number_ranges_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96942);
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85364);
var _store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54347);
const STEPS_OF_NONE = ['Idle', 'Done'];
function findInFlight(paths, records) {
const { iters } = (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_1__ .xS)(records);
const state = (0,_store_js__WEBPACK_IMPORTED_MODULE_2__ .un)(paths);
const secrets = state === undefined || STEPS_OF_NONE.includes(state.current_step) ? null : state.iter_in_progress;
const begun = new Set([...(0,_store_js__WEBPACK_IMPORTED_MODULE_2__ .tU)(paths), ...(secrets === null ? [] : [secrets])]);
return [...begun].filter((iter) => !(0,_base_number_ranges_js__WEBPACK_IMPORTED_MODULE_0__ .yn)(iters, iter)).sort((one, other) => one - other);
}
}),
9602:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bo: () => ( requireSameObjective),
cD: () => ( digestObjective),
oB: () => ( objectiveChange),
y8: () => ( otherRules)
});
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19533);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28338);
function digestObjective({ objective: { command, direction, parse } }) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)({ command, direction, parse }));
}
function objectiveChange(config, records) {
const last = records.findLast(({ run }) => typeof run?.objective === 'string')?.run;
const { objective: was, direction: before = null } = last ?? {};
const now = digestObjective(config);
if (typeof was !== 'string' || was === now)
return [];
const { direction } = config.objective;
if (before !== direction)
return [{ key: 'settings.direction', from: before, to: direction }];
return [{ key: 'judge_digest', from: was, to: now }];
}
function requireSameObjective(config, records) {
const [change] = objectiveChange(config, records);
if (change === undefined)
return;
const { name } = config.experiment;
const was = change.key === 'settings.direction' ? ` (direction was "${change.from}")` : '';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Rb({
message: `objective.command, .direction or .parse of "${name}" differs from the one that its records were scored with${was}`,
remedy: otherRules(name),
});
}
function otherRules(name) {
return `Undo the change to resume that run, or start another run from HEAD with the new rules: autorize run ${name}`;
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
52431:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EQ: () => ( promotionWord),
Fh: () => ( setupNotes),
J4: () => ( pendingRelease),
Og: () => ( describeEnded),
Ps: () => ( quarantinedIterations),
lx: () => ( noticesOf),
nw: () => ( quarantinedPromotionIn),
rb: () => ( describeOtherFiles)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _decision_promotion_approval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64768);
var _decision_rule_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45342);
function describeEnded({ folder, branch, what, kept }) {
const quarantined = kept === 0 ? 'which kept nothing' : `with ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(kept, 'kept change')} on ${branch}`;
return `another run began, from another baseline, since its rules changed: ${what}; the one before, ${quarantined}, is in ${folder} as it was; to go back to it: docs/how-to/restore-an-archived-run.md`;
}
function setupNotes({ setup }, name) {
if (setup.command === '' || setup.inputs.length > 0)
return [];
return [
`setup runs in every evaluation; with setup.inputs it would run once, which is faster: autorize doctor ${name} --fix`,
];
}
function describeOtherFiles(name, changes) {
const what = (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_3__ .DT)(changes, 'objective.').join(', ');
return `HEAD has a different evaluator: ${what}; HEAD does not descend from the commit that this run started from, so the run keeps the evaluator of that commit; --fresh (autorize run ${name} --fresh) uses that of HEAD`;
}
function quarantinedIterations(records) {
const accepted = new Set(records.flatMap(({ outcome, released }) => (outcome === 'merged' && released ? [released] : [])));
return records.filter(({ decision, outcome }) => {
const isHeld = decision?.code === 'implausible' && outcome === 'inconclusive';
return isHeld && !accepted.has(String(decision.test));
});
}
function pendingRelease(decisions, task) {
const at = decisions.findLastIndex(({ kind, task: of }) => kind === 'release' && of === task);
const later = decisions.slice(at + 1);
const taken = later.filter(({ kind, released }) => kind === 'candidate' && released === task);
if ((0,_decision_promotion_approval_js__WEBPACK_IMPORTED_MODULE_2__ .U)(task))
return later.some(isPromotionDecision) ? undefined : decisions[at];
const names = new Set([task, ...taken.map(({ id }) => id)]);
const isDecided = later.some(({ kind, task: of }) => kind === 'decision' && names.has(String(of)));
return isDecided || taken.some(({ refused }) => refused !== null) ? undefined : decisions[at];
}
function isPromotionDecision({ kind, purpose }) {
return kind === 'decision' && purpose === 'promotion';
}
function quarantinedPromotionIn(decisions) {
const last = decisions.findLast(isPromotionDecision);
const output = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ passed: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY() })).safeParse(last?.guards);
const isHeld = last?.code === 'implausible' && output.success && output.data.every(({ passed }) => passed);
return isHeld ? String(last.task) : undefined;
}
function promotionWord(task) {
return task.replace(' ', '-');
}
function warningOf(warnings) {
const last = warnings.at(-1);
if (last === undefined)
return [];
return [warnings.length === 1 ? last : `${last} (the last of ${warnings.length} such findings)`];
}
function noticesOf(name, { records, decisions, warnings, }) {
const remarks = decisions.flatMap(({ kind, remark }) => kind === 'canary' && typeof remark === 'string' ? [remark] : []);
const risks = decisions.flatMap(({ kind, found, accepted, risk, detail }) => kind === 'risk' && found === true && accepted === true ? [`accepted risk ${String(risk)}: ${String(detail)}`] : []);
const carried = decisions.find(({ code, carry_over }) => code === 'carry-over' || carry_over === true);
const order = carried === undefined
? []
: [`carry-over since ${String(carried.task)}: runs depend on what ran before them, so arms are washed out`];
const quarantined = quarantinedIterations(records).map(({ iter, decision }) => {
const word = pendingRelease(decisions, String(decision?.test));
if (word !== undefined)
return `iteration ${iter} was approved by ${String(word.by)}: the next run takes it up`;
return `iteration ${iter} is quarantined because of its large gain; to approve it: autorize approve ${name} ${iter}`;
});
return [
...new Set([...risks, ...order, ...remarks]),
...warningOf(warnings),
...quarantined,
...batchNotices(name, decisions),
];
}
function batchNotices(name, decisions) {
const task = quarantinedPromotionIn(decisions);
if (task === undefined)
return [];
const word = pendingRelease(decisions, task);
if (word !== undefined)
return [`${task} was approved by ${String(word.by)}: the next run takes it up`];
const command = `autorize approve ${name} ${promotionWord(task)}`;
return [`${task} of the working line is quarantined because of its large gain; to approve it: ${command}`];
}
}),
50541:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
OX: () => ( readRuleFacts),
V_: () => ( digestHidden),
hA: () => ( logMessages),
ko: () => ( readRunHeaderFacts),
p1: () => ( lockEnvironment)
});
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19533);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);
var _base_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7844);
var _decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64802);
var _engine_benchmarks_formats_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27074);
var _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15310);
var _engine_evaluation_environment_lock_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55579);
var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76952);
var _engine_evaluation_in_process_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81261);
var _engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54620);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25367);
var _kernel_machine_name_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(36877);
var _ledger_objective_digest_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9602);
function readRuleFacts({ config, protectedFiles, host, }) {
const { objective, guards, setup } = config;
const { command, parse, confirm } = objective;
const evaluator = { command, parse, ...(0,_engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_9__ .iY)(config), setup: setup.command, files: protectedFiles.digest };
return {
judge_digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)(evaluator)),
setup_inputs: [...setup.inputs],
evaluator_files: (0,_engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_5__ .UX)(protectedFiles),
guards_digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)({ guards, objective: objective.guards })),
confirm_digest: (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_7__ .A_)(confirm) ? undefined : digestConfirm(confirm, host.env),
};
}
async function readRunHeaderFacts(request) {
const { privateArea, config, base } = request;
const { command, parse, unit } = config.objective;
return {
tool_version: _base_version_js__WEBPACK_IMPORTED_MODULE_2__ .x,
config_digest: digestConfig(config),
baseline_commit: base,
baseline_tree: await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_10__ .bR)(privateArea.store, base),
...readRuleFacts(request),
unscored: !config.objective.baseline,
score_unit: unit ?? (0,_engine_benchmarks_formats_js__WEBPACK_IMPORTED_MODULE_4__ .Lj)(parse.kind),
in_process: await (0,_engine_evaluation_in_process_js__WEBPACK_IMPORTED_MODULE_8__ .y)(privateArea.store, { command, kind: parse.kind }),
};
}
async function lockEnvironment({ privateArea, config, host }, calibrated) {
const { objective, guards, setup, build } = config;
const evaluating = [setup.command, build.command, objective.command, ...guards.map(({ command }) => command)];
const commands = [...evaluating, ...(0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ .S4)(objective)];
const lock = await (0,_engine_evaluation_environment_lock_js__WEBPACK_IMPORTED_MODULE_6__ .N)(privateArea, { commands, host });
return calibrated === undefined ? lock : (0,_engine_evaluation_environment_lock_js__WEBPACK_IMPORTED_MODULE_6__ .p)(lock, calibrated, (0,_kernel_machine_name_js__WEBPACK_IMPORTED_MODULE_11__ .Fm)());
}
function digestHidden({ config, host: { env } }, salt) {
const { holdout, confirm } = config.objective;
return {
holdout: holdout === undefined ? undefined : (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_7__ .Qy)(holdout, { env, salt }),
confirm: (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_7__ .A_)(confirm) ? (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_7__ .Qy)(confirm, { env, salt }) : undefined,
};
}
function digestConfirm(confirm, env) {
const { command, paths = [] } = (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_7__ .g5)(confirm, env) ?? {};
return command === undefined || command === '' ? null : (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)(`${command}\n${(0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_7__ .Eh)(paths)}`);
}
function digestConfig({ objective, ...config }) {
const { rule, budget } = objective.holdout ?? {};
const output = { ...config, objective: { ...objective, holdout: { rule, budget } } };
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)(JSON.parse(JSON.stringify(output))));
}
function logMessages(name) {
return {
...{ record: `decisions.jsonl of "${name}"`, run: `"${name}"`, keys: 'objective.' },
look: `See all of it: autorize audit ${name}.`,
restart: `Start again from HEAD: autorize run ${name} --fresh`,
rules: (0,_ledger_objective_digest_js__WEBPACK_IMPORTED_MODULE_12__ .y8)(name),
};
}
}),
36877:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fm: () => ( machineName),
VT: () => ( machineOf),
e2: () => ( MACHINE_NAME)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28338);
const BOOT_ID = '/proc/sys/kernel/random/boot_id';
const BOOT_DIGITS = 12;
const MACHINE_NAME = /^[\w.-]+(?:@[0-9a-f]{12})?$/;
function machineName() {
const host = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)().replaceAll(/[^\w.-]/g, '-') || 'unnamed';
const boot = readBootId();
return boot === undefined ? host : `${host}@${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__ .s)(boot).slice(0, BOOT_DIGITS)}`;
}
function machineOf(name) {
return name.slice(name.indexOf('@') + 1);
}
function readBootId() {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(BOOT_ID, 'utf8').trim() || undefined;
}
catch {
return undefined;
}
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
56521:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => ( snapshotWorkTree)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13096);
var _git_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25367);
var _user_work_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13584);
const MAX_FILES = 5000;
const MAX_BYTES = 256 << 20;
async function snapshotWorkTree(store, { isLeftOut, ...request }) {
const { head, repository } = request;
const listed = await (0,_user_work_tree_js__WEBPACK_IMPORTED_MODULE_6__ .W)({ ...request, untracked: 'all' });
const changed = listed.filter((path) => !isLeftOut(path) && !path.endsWith('/'));
if (changed.length === 0)
return { commit: head, changed };
if (changed.length > MAX_FILES)
return undefined;
const { gitDir, home, folder } = store;
const index = (0,_git_js__WEBPACK_IMPORTED_MODULE_4__ .uD)({ gitDir, home, indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'snapshot.index') });
await index(['read-tree', '--end-of-options', head]);
const lines = [];
let bytes = 0;
for (const path of changed) {
const name = (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .O0)(path);
const file = readFile(Buffer.concat([Buffer.from(`${repository.folder}/`), name]));
bytes += file?.content.length ?? 0;
if (bytes > MAX_BYTES)
return undefined;
const id = file && (await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__ .JG)(index, ['hash-object', '-w', '--stdin'], { input: file.content }));
const entry = file === undefined ? `0 ${'0'.repeat(head.length)}` : `${file.mode} ${id}`;
lines.push(Buffer.from(`${entry}\t`), name, Buffer.alloc(1));
}
await index(['update-index', '-z', '--add', '--replace', '--index-info'], { input: Buffer.concat(lines) });
const tree = await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__ .JG)(index, ['write-tree']);
const identity = { name: 'autorize', email: 'autorize@localhost' };
const date = new Date(0).toISOString();
const commit = await (0,_git_store_js__WEBPACK_IMPORTED_MODULE_5__ .SC)(store, { tree, parents: [head], message: 'Work tree\n', identity, date });
return { commit, changed };
}
function readFile(path) {
try {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
if (stats.isSymbolicLink())
return { mode: '120000', content: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path, 'buffer') };
if (!stats.isFile() || stats.size > MAX_BYTES)
return undefined;
return { mode: (stats.mode & 0o100) === 0 ? '100644' : '100755', content: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path) };
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
return undefined;
throw error;
}
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
31667:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J8: () => ( openCommits),
Mw: () => ( boundaryRules),
g7: () => ( treeOf)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_normal_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74405);
var _engine_acceptance_candidate_pack_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40738);
var _engine_acceptance_commit_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12692);
var _engine_boundaries_boundaries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88814);
var _engine_boundaries_change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32165);
var _engine_boundaries_secrets_in_change_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54592);
var _engine_boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9048);
var _engine_workspace_capture_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48701);
var _engine_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54725);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25367);
var _kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77472);
var _evaluating_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(83581);
var _store_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(89855);
function openCommits(mission) {
return {
check: (commits) => checkCommits(mission, commits),
read: async (commit) => {
const compared = { from: mission.state.lastAcceptedCommit, tree: commit };
const read = await (0,_engine_boundaries_change_js__WEBPACK_IMPORTED_MODULE_5__ .I_)(mission.privateArea.store, compared, captureBounds(mission));
if (read.kind === 'cancelled')
return 'aborted';
const { diff = '', diffLines = 0, changes = [] } = read.kind === 'read' ? read.change : {};
return { tree: await treeOf(mission, commit), diff, diffLines, changes };
},
treeOf: (commit) => treeOf(mission, commit),
save: (commit) => saveMeasured(mission, commit),
evaluate: (commit, iteration) => (0,_evaluating_js__WEBPACK_IMPORTED_MODULE_12__ .vq)(mission, { commit, iteration }),
};
}
function saveMeasured({ paths, privateArea, state }, commit) {
const from = state.lastAcceptedCommit;
return (0,_engine_acceptance_candidate_pack_js__WEBPACK_IMPORTED_MODULE_2__ .hS)(privateArea.store, (0,_store_js__WEBPACK_IMPORTED_MODULE_13__.iterationFolder)(paths, state.iteration), async () => ({ commit, from }));
}
function treeOf({ privateArea }, commit) {
return (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_10__ .bR)(privateArea.store, commit);
}
function captureBounds({ state, signal }) {
return { timeoutMs: (0,_engine_workspace_capture_settings_js__WEBPACK_IMPORTED_MODULE_8__ .x)(state.launch.contract.capture).timeoutMs, signal };
}
function boundaryRules({ privateArea, protectedFiles, contract: { boundaries }, }) {
return {
allowPaths: boundaries.allow_paths,
enforceAllow: boundaries.enforce_allow,
denyPaths: [...boundaries.deny_paths, ..._store_js__WEBPACK_IMPORTED_MODULE_13__.RUNTIME_ARTIFACTS],
protectedPaths: protectedFiles.globs,
shadowable: (0,_engine_boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_7__ .AJ)(protectedFiles, privateArea.parentEnv),
protectKey: 'evaluator.protect',
autoloaded: 'denied',
programs: privateArea.programs,
permit: boundaries.permit,
maxFiles: boundaries.max_files,
maxDiffLines: boundaries.max_diff_lines,
};
}
async function findMessageIssue({ privateArea, identity }, commit) {
const bytes = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_10__ .kN)(privateArea.store, commit);
if (bytes.length > _engine_acceptance_commit_message_js__WEBPACK_IMPORTED_MODULE_3__ .Hi)
return `its message has more than ${_engine_acceptance_commit_message_js__WEBPACK_IMPORTED_MODULE_3__ .Hi >> 10} KiB`;
return (0,_engine_acceptance_commit_message_js__WEBPACK_IMPORTED_MODULE_3__ ._L)(bytes.toString(), identity.email);
}
async function checkCommits(mission, commits) {
const { privateArea, state } = mission;
const from = state.lastAcceptedCommit;
const bounds = captureBounds(mission);
const rules = boundaryRules({ ...mission, contract: state.launch.contract });
let changed = 'nothing';
for (const [index, commit] of commits.entries()) {
const which = index === 0 ? '' : `in the commit ${commit}, which would be kept too: `;
const read = await (0,_engine_boundaries_change_js__WEBPACK_IMPORTED_MODULE_5__ .I_)(privateArea.store, { from, tree: commit }, bounds);
if (read.kind === 'cancelled')
return 'aborted';
if (read.kind === 'too-large')
return { reason: `${which}${(0,_engine_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_9__ .zv)(read)}` };
const { change } = read;
if (index === 0) {
const isBlank = (0,_base_normal_diff_js__WEBPACK_IMPORTED_MODULE_1__ .Io)(change.diff) === _base_normal_diff_js__WEBPACK_IMPORTED_MODULE_1__ .Qp;
changed = change.changes.length === 0 ? 'nothing' : isBlank ? 'blanks' : 'something';
(0,_kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_11__ .OP)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,_store_js__WEBPACK_IMPORTED_MODULE_13__.iterationFolder)(mission.paths, state.iteration), 'changes.diff'), change.diff);
}
const admission = (0,_engine_boundaries_boundaries_js__WEBPACK_IMPORTED_MODULE_4__ .K)(change, rules);
const { secrets: search } = mission;
const found = await (0,_engine_boundaries_secrets_in_change_js__WEBPACK_IMPORTED_MODULE_6__ .E)(privateArea.store.git, { change, search, commits: [commit] }, bounds);
if (found.kind === 'cancelled')
return 'aborted';
const issue = await findMessageIssue(mission, commit);
const reasons = [
...(admission.kind === 'denied' ? admission.reasons : []),
...(found.leaked === undefined ? [] : [found.leaked]),
...(issue === undefined ? [] : [issue]),
];
if (reasons.length === 0)
continue;
return { reason: `${which}${reasons.join('; ')}` };
}
return { changed };
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
68896:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FH: () => ( choiceOf),
Jh: () => ( resolveAgentEnv),
K$: () => ( isAnyKeyInReach),
NZ: () => ( agentNotes),
RK: () => ( chooseAgent),
UN: () => ( requirePresets),
Vw: () => ( openSessionAgents),
mi: () => ( NO_AGENT)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65090);
var _engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74832);
var _engine_agent_route_notes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4080);
var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63836);
var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22989);
var _kernel_program_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39058);
var _agent_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82052);
const NO_AGENT = { command: null, args: [] };
function chooseAgent({ agentCommand: requested, agentArgs = [] }, { env }, { contract, known }) {
const args = agentArgs.length > 0 ? agentArgs : known.args;
if (contract.agents !== undefined)
return { command: null, args };
if ((0,_agent_command_js__WEBPACK_IMPORTED_MODULE_7__ .Um)(contract.agent))
return { command: contract.agent.command ?? null, args };
return { command: requested ?? known.command ?? (env.RCS_AGENT_COMMAND || null), args };
}
function choiceOf({ agents }, { agent }, chosen) {
return agents === undefined ? chosen : { ...chosen, command: agent.command ?? null };
}
function requirePresets(chosen, contract, { env }) {
for (const each of (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ .et)(contract)) {
const { program } = _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_4__ .fG[each.agent.preset ?? _agent_command_js__WEBPACK_IMPORTED_MODULE_7__ .kz];
const { command } = choiceOf(contract, each, chosen);
if (command !== null || (0,_kernel_program_path_js__WEBPACK_IMPORTED_MODULE_6__ .aY)(program, env.PATH ?? '') !== undefined)
continue;
const others = each.agent.preset === undefined ? ', and no other agent is set' : '';
const table = (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .i7)(each.path).slice('$.'.length);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `the agent cannot be run: "${program}" is not on PATH${others}`,
remedy: `Install it, or set another: ${table}.preset or ${table}.command in sandbox.md${contract.agents === undefined ? ', --agent COMMAND, or RCS_AGENT_COMMAND' : ''}.`,
});
}
}
function resolveAgentEnv(file, { agent, path }, parentEnv) {
return (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_5__ .ms)(agent.env, { parentEnv, path: (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .i7)([...path, 'env']), file });
}
function openSessionAgents(opening) {
const { contract, chosen, file, parentEnv, places, network, isUsed } = opening;
const open = (each) => {
const { name, strategy, agent } = each;
const choice = choiceOf(contract, each, chosen);
return {
...{ name, strategy, settings: agent, command: (0,_agent_command_js__WEBPACK_IMPORTED_MODULE_7__ .iE)(choice, agent, places) },
gateway: (0,_agent_command_js__WEBPACK_IMPORTED_MODULE_7__ .Ei)(choice, { ...agent, network }),
env: isUsed ? resolveAgentEnv(file, each, parentEnv) : {},
};
};
const [first, ...others] = (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ .et)(contract);
return [open(first), ...others.map(open)];
}
function isAnyKeyInReach(agents, place) {
return agents.some(({ gateway, env }) => (0,_engine_agent_route_notes_js__WEBPACK_IMPORTED_MODULE_3__ .q)(gateway, env, place));
}
function agentNotes(agents, place) {
return [...new Set(agents.flatMap(({ gateway, env }) => (0,_engine_agent_route_notes_js__WEBPACK_IMPORTED_MODULE_3__ .t)(gateway, env, place)))];
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
64048:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w4: () => ( admit),
Ns: () => ( artifactsOf),
Dv: () => ( missingPaths),
xf: () => ( workRules)
});
var repository_path = __webpack_require__(46204);
var base_text = __webpack_require__(7953);
var boundaries_boundaries = __webpack_require__(88814);
var deltas = __webpack_require__(12356);
;
function checkAdmission(capsule, limits) {
const { maxFiles, maxToolOps, maxDeltaSize, requiresToolTrace = false } = limits;
const files = countFiles(capsule);
if (files > maxFiles)
return { ok: false, reason: `Exceeded max files: ${files} > ${maxFiles}` };
if (capsule.toolTrace === undefined && requiresToolTrace) {
return { ok: false, reason: 'No tool trace: the agent reported no operation, so max tool ops cannot be checked' };
}
const ops = capsule.toolTrace?.length ?? 0;
if (ops > maxToolOps)
return { ok: false, reason: `Exceeded max tool ops: ${ops} > ${maxToolOps}` };
const size = (0,deltas .Y0)(capsule);
if (size > maxDeltaSize)
return { ok: false, reason: `Exceeded max delta size: ${size} > ${maxDeltaSize}` };
return { ok: true };
}
function countFiles({ artifacts }) {
return new Set(artifacts.map(({ path }) => path)).size;
}
function checkDuplicate(outputHash, history) {
const earlier = history.get(outputHash);
if (earlier === undefined)
return { ok: true };
return { ok: false, reason: `Duplicate output hash: already produced by ${earlier}` };
}
;
function workRules({ permit, programs }) {
return {
...{ allowPaths: [], enforceAllow: false, denyPaths: [], permit, programs },
...{ protectedPaths: [], protectKey: '', autoloaded: 'open' },
};
}
function missingPaths(paths, { entries }) {
if (paths === undefined || paths.length === 0)
return [];
const there = new Set(entries.map(({ path }) => path));
return paths.filter((path) => !there.has((0,repository_path .F)(path) ?? '')).map((path) => (0,base_text .TL)(path, 200));
}
function artifactsOf({ changes }, { entries }) {
const hashes = new Map(entries.map(({ path, hash }) => [path, hash]));
return changes.map((each) => {
const isGone = each.status === 'D';
return {
path: each.path,
type: (0,deltas .Tw)(each),
mode: isGone ? null : each.newMode,
content_hash: hashes.get(each.path) ?? null,
git_blob: isGone ? null : each.newId,
};
});
}
function admit({ requiresToolTrace, ...asked }, { item, capsule, change, hash, history }) {
const { max_files: maxFiles, max_tool_ops: maxToolOps, max_delta_size: maxDeltaSize } = item.constraints;
const limits = { maxFiles, maxToolOps, maxDeltaSize, requiresToolTrace };
const admitted = checkAdmission(capsule, limits);
if (!admitted.ok)
return admitted;
const sizes = { maxFiles: undefined, maxDiffLines: undefined };
const boundaries = (0,boundaries_boundaries .K)(change, { ...workRules(asked), ...sizes });
const reasons = boundaries.kind === 'denied' ? [...boundaries.reasons] : [];
for (const { path } of change.changes) {
if (/\p{Cs}/u.test(path))
reasons.push(`${(0,base_text .TL)(path, 200)} has a name that is no UTF-8`);
}
if (reasons.length > 0)
return { ok: false, reason: reasons.join('; ').replaceAll('boundaries.permit', 'permit') };
return checkDuplicate(hash, history);
}
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
12356:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CC: () => ( createClassifier),
Tw: () => ( artifactType),
Y0: () => ( sizeOfDeltas),
kH: () => ( buildDeltas)
});
var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);
const DELTA_CLASSES = ['deltaO', 'deltaPi', 'deltaLambda', 'deltaQ'];
const DEFAULT_CLASSES = {
deltaQ: [
'**/{test,tests,spec,specs,__tests__,testdata}/**',
'**/*.{test,spec}.*',
'**/*_test.*',
'**/test_*.py',
'**/conftest.py',
],
deltaLambda: [
'.github/**',
'**/.*',
'**/.*/**',
'**/*.{yml,yaml,toml,ini,cfg,conf,env}',
'**/*.config.*',
'**/{package,tsconfig*,deno}.json',
'**/{Dockerfile,Makefile,Justfile}*',
'**/polic{y,ies}/**',
'**/CODEOWNERS',
],
deltaPi: [
'**/{doc,docs,dist,build,generated}/**',
'**/*.{md,mdx,rst,adoc,txt}',
'**/*.{lock,snap,min.js,min.css,map}',
'**/*{-lock.*,.generated.*,.pb.*}',
],
};
function createClassifier(classes) {
const order = ['deltaQ', 'deltaLambda', 'deltaPi'];
const tests = order.map((name) => ({
name,
isMatch: picomatch__WEBPACK_IMPORTED_MODULE_0__([...(classes[name] ?? DEFAULT_CLASSES[name])], { dot: true }),
}));
return (path) => tests.find(({ isMatch }) => isMatch(path))?.name ?? 'deltaO';
}
function artifactType({ status }) {
if (status === 'A')
return 'create';
return status === 'D' ? 'delete' : 'edit';
}
function buildDeltas(change, classify) {
const found = { deltaO: [], deltaPi: [], deltaLambda: [], deltaQ: [] };
const sections = readSections(change.diff);
let at = 0;
for (const each of change.changes) {
const count = each.status === 'T' ? 2 : 1;
const blocks = sections.slice(at, at + count).flat();
at += count;
const type = artifactType(each);
const counted = blocks.length === 0 ? [{ removed: 0, added: 0 }] : blocks;
found[classify(each.path)].push(...counted.map((block) => ({ path: each.path, type, ...block })));
}
return found;
}
function sizeOfDeltas(deltas) {
return DELTA_CLASSES.reduce((sum, name) => sum + deltas[name].length, 0);
}
function readSections(diff) {
const sections = [];
let block = { removed: 0, added: 0 };
let isInHunk = false;
const close = () => {
if (block.removed + block.added > 0)
sections.at(-1)?.push(block);
block = { removed: 0, added: 0 };
};
for (const line of diff.split('\n')) {
if (line.startsWith('diff --git ')) {
close();
sections.push([]);
isInHunk = false;
}
else if (line.startsWith('@@ ')) {
close();
isInHunk = true;
}
else if (!isInHunk)
continue;
else if (line.startsWith('-'))
block.removed += 1;
else if (line.startsWith('+'))
block.added += 1;
else if (!line.startsWith('\\'))
close();
}
close();
return sections;
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
92529:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => ( requireSound)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4862);
var _base_decode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74044);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45145);
var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3800);
var _base_repository_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46204);
var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86586);
var _base_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7953);
var _engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2886);
var _engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(75857);
var _kernel_cores_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2908);
var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(83144);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(14311);
var _kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(11584);
var _contract_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(51421);
var _history_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(45351);
var _opening_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(32375);
var _store_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(50492);
async function requireSound(check) {
const { loaded, only, ofCommand, needsAgents, host } = check;
const { document, problems } = loaded;
const variables = needsAgents ? (0,_opening_js__WEBPACK_IMPORTED_MODULE_18__ .f)(document, host) : [];
const reported = new Set(problems.map(({ path }) => path));
const more = [...(await missingInputs(check)), ...variables].filter(({ path }) => !reported.has(path));
const ofPlan = [...problems, ...more, ...missingCores(loaded), ...environmentProblems(check)];
const ofFlags = [...ofCommand, ...unknownNames(only, loaded)];
if (ofPlan.length > 0) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .Vl([...ofFlags, ...(document.file === '' ? (0,_opening_js__WEBPACK_IMPORTED_MODULE_18__ .fx)(ofPlan) : ofPlan)]);
}
if (ofFlags.length > 0)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .eb(ofFlags);
}
function environmentProblems({ loaded: { document }, paths, host: { env } }) {
const raw = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__ .YN)(document.value).environment);
const named = { readable: textsOf(raw.readable), devices: textsOf(raw.devices) };
const ofPlaces = (0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_10__ .p1)(paths.repository, env)(named).map(([path, { found, expected, remedy }]) => [path, found, expected, remedy]);
const ofVariables = (0,_engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_11__ .hE)(['environment', 'env'], raw.env, (0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_10__ .kL)(env));
return [...ofVariables, ...ofPlaces].map((issue) => (0,_contract_js__WEBPACK_IMPORTED_MODULE_16__ .vK)(document, issue));
}
function textsOf(list) {
const entries = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__ .cX)(list);
return entries.every((each) => typeof each === 'string') ? entries : [];
}
function missingCores({ document, work }) {
const problems = (0,_kernel_cores_js__WEBPACK_IMPORTED_MODULE_12__ .xG)(work?.environment?.cpus ?? []);
return problems.map((problem) => (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_8__ .l4)(document, ['environment', 'cpus'], problem));
}
function itemsOf({ document }) {
return (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__ .cX)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__ .YN)(document.value).items).map((raw, at) => {
const item = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__ .YN)(raw);
return { at, item, id: typeof item.id === 'string' ? item.id : undefined };
});
}
function unknownNames(only, loaded) {
const known = itemsOf(loaded).flatMap(({ id }) => id ?? []);
return only
.filter((id) => !known.includes(id))
.map((id) => ({
found: `--only ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_9__ .TL)(id)}`,
expected: 'the id of an item of the plan',
remedy: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_9__ .h)(id, known),
}));
}
async function missingInputs(check) {
const { loaded, only, paths } = check;
const isWhole = only.length === 0 || unknownNames(only, loaded).length > 0;
const asked = itemsOf(loaded).filter(({ item, id }) => (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__ .cX)(item.input_files).length > 0 &&
(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__ .cX)(item.dependencies).length === 0 &&
(isWhole || only.includes(id ?? '')));
if (asked.length === 0)
return [];
const { landed } = (0,_history_js__WEBPACK_IMPORTED_MODULE_17__ .E)((0,_store_js__WEBPACK_IMPORTED_MODULE_19__ .N9)(paths));
const done = new Set(landed.filter(({ plan }) => plan === loaded.plan).map((each) => each.item));
const start = await listStart(check);
if (start === undefined)
return [];
return asked
.filter(({ id }) => id === undefined || !done.has(id))
.flatMap(({ item, at }) => (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__ .cX)(item.input_files).flatMap((supplied, index) => {
const path = typeof supplied === 'string' ? (0,_base_repository_path_js__WEBPACK_IMPORTED_MODULE_7__ .F)(supplied) : undefined;
if (path === undefined || start.has(path))
return [];
return [
(0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_8__ .l4)(loaded.document, ['items', at, 'input_files', index], {
found: `the missing input file ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_9__ .TL)(supplied, 200)}`,
expected: `a file of ${start.name}, or an item in "dependencies" that makes it`,
remedy: 'Commit it, or name the item that makes it in the dependencies of this one.',
}),
];
}));
}
async function listStart({ paths: place, loaded, inPlace }) {
const { repository } = place;
if (inPlace)
return { name: 'the checkout', has: (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.folder, path)) };
const scratch = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-check-'));
try {
const { refs } = (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_15__ .ro)(repository, scratch);
const branch = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_13__ .sg)(refs, `refs/heads/autorize-work/${loaded.plan}`);
const branchHead = branch ?? (await (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_15__ .zy)(repository, refs));
if (branchHead === undefined)
return undefined;
const paths = await listPaths(refs, branchHead);
return { name: branchHead.slice(0, 12), has: (path) => paths.has(path) };
}
finally {
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_14__ .dM)(scratch);
}
}
async function listPaths(refs, commit) {
const { stdout } = await refs(['ls-tree', '-r', '-z', '--name-only', '--full-tree', '--end-of-options', commit]);
return new Set((0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_6__ .K)(stdout).map(_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ .q0));
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
22558:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => ( refusalOf),
Q: () => ( findSharedTests)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15310);
var _engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54620);
var _engine_evaluation_shared_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95465);
var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63702);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14311);
var _preparing_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3363);
function refusalOf(found) {
if (found.length === 0)
return {};
return { refusal: { message: found.join('. '), remedy: 'Set build.command of the plan to what makes it.' } };
}
async function findSharedTests(privateArea, { work, item, agent, tree, slot, signal }) {
const before = itemsBefore(item, work.items).filter((each) => each.test_command !== undefined);
if (before.length === 0 || signal?.aborted === true)
return undefined;
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(privateArea.folder, 'scratch', `shared-tests-${slot}`);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
const network = (0,_preparing_js__WEBPACK_IMPORTED_MODULE_8__ .Af)(work, agent).guards;
const tests = [...before, item].map(({ id, test_command: command = '', constraints }, at) => ({
...{ name: `test-${at + 1}`, kind: 'guards', title: `the test command of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(id)}`, command, network },
...{ timeoutMs: constraints.timeout_ms, logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `test-${at + 1}`) },
}));
const preparing = (0,_engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_4__ .sA)((0,_preparing_js__WEBPACK_IMPORTED_MODULE_8__ ._l)(privateArea, { work, agent, folder, name: 'shared' }));
const atLevel = { ...privateArea, level: agent.level };
try {
const shared = await (0,_engine_evaluation_shared_state_js__WEBPACK_IMPORTED_MODULE_5__ .E)(atLevel, {
...{ checkout: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_6__ .b)(atLevel, slot), tree, protectedFiles: _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_3__ .Vv, signal },
...{ steps: [...preparing, ...tests], teardown: undefined, variables: {}, asks: 'exit' },
failed: tests.at(-1)?.name,
isFine: () => Promise.resolve(true),
});
return shared && (0,_engine_evaluation_shared_state_js__WEBPACK_IMPORTED_MODULE_5__ .Q)(shared);
}
finally {
await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_7__ .l)(folder);
}
}
function itemsBefore(item, items) {
const found = new Set();
const visit = ({ dependencies }) => {
for (const id of dependencies) {
const other = items.find((each) => each.id === id);
if (other === undefined || found.has(other))
continue;
visit(other);
found.add(other);
}
};
visit(item);
return [...found];
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

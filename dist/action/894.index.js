export const id = 894;
export const ids = [894];
export const modules = {
55393:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$J: () => ( markKnownStart),
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
7632:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
openExperiment: () => ( openExperiment)
});
var external_node_fs_ = __webpack_require__(73024);
var secret_commands = __webpack_require__(14836);
var group_pulls = __webpack_require__(91754);
var group_text = __webpack_require__(47399);
var handed_groups = __webpack_require__(31775);
var branch_name = __webpack_require__(82698);
var ledger_store = __webpack_require__(54347);
var loop_stop = __webpack_require__(83457);
var external_node_path_ = __webpack_require__(76760);
var base_environment = __webpack_require__(58936);
var area_path = __webpack_require__(91934);
var kernel_environment = __webpack_require__(22989);
var inspector_guard = __webpack_require__(95453);
var secret_values = __webpack_require__(46837);
var user_refs = __webpack_require__(11584);
var fold = __webpack_require__(61319);
var opening = __webpack_require__(67018);
var run_config = __webpack_require__(79147);
var objective = __webpack_require__(31409);
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
async function prepareExperiment(name, request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const paths = (0,ledger_store .wG)(name, host);
(0,ledger_store .DW)(paths);
const _guard = __addDisposableResource(env_1, (0,inspector_guard .f)(), false);
const { config } = (0,run_config .f)(paths, host, { schedule: 'ignored' });
const [{ repository }, { env: parentEnv }, { secrets }] = [paths, host, request];
const keys = (0,secret_commands .WK)(config, parentEnv);
secrets.addSecrets(keys.flatMap((table) => (0,kernel_environment .K6)(table, parentEnv)).filter(secret_values .$));
const level = await (0,opening .MA)({
...config,
agent: { ...config.agent, sandbox: request.sandbox ?? config.agent.sandbox },
});
const { refs } = (0,user_refs .ro)(repository, (0,external_node_path_.join)((0,area_path .PH)({ repository, name, parentEnv }), 'user'));
const base = (0,fold .lN)((0,ledger_store .SC)(paths).records, (0,ledger_store .un)(paths)) ?? (await (0,user_refs .EU)(repository, refs));
await (0,opening .Fo)(refs, { commit: base, name });
const hidden = (0,secret_commands .v_)(config, parentEnv);
const { environment } = config;
const area = { repository, name, environment, parentEnv, base, level, hidden };
return (0,base_environment .p)({
...area,
command: `autorize prepare ${name}`,
describe: async ({ store }) => ({
setups: [{ preparing: (0,objective ._l)({ config, logs: '' }), level }],
protectedFiles: await (0,opening .us)(store, config),
}),
}, request);
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
__disposeResources(env_1);
}
}
var look = __webpack_require__(9858);
var errors = __webpack_require__(45145);
var export_commits = __webpack_require__(63147);
var kernel_refs = __webpack_require__(83144);
var branch = __webpack_require__(85360);
var candidate_commit = __webpack_require__(14237);
var in_flight = __webpack_require__(6782);
var open_journals = __webpack_require__(3761);
var ledger_record = __webpack_require__(74773);
var rejection = __webpack_require__(75265);
var archive = __webpack_require__(36694);
var begun_acceptance = __webpack_require__(81219);
var ancestry = __webpack_require__(72527);
var object_presence = __webpack_require__(55523);
var user_remote = __webpack_require__(35208);
;
async function findPublished(paths, { refs, records, remote, }, host) {
const first = records.find(({ outcome, commit }) => outcome === 'merged' && typeof commit === 'string')?.commit;
if (typeof first !== 'string')
return undefined;
const { stdout } = await refs(['for-each-ref', '--format=%(refname)', '--contains', first]);
const isOwn = (ref) => ref === '' || ref === (0,branch .H8)(paths) || ref.startsWith('refs/autorize-again/');
const other = stdout
.toString()
.split('\n')
.find((ref) => !isOwn(ref));
return other?.replace(/^refs\/(?:heads|remotes|tags)\//, '') ?? findOnRemote(paths, { refs, first, remote }, host);
}
const LIMIT_MS = 30_000;
async function findOnRemote({ name, repository }, { refs, first, remote }, host) {
const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(repository.gitDir, 'autorize-reject-'));
const shown = `${remote}/${(0,branch_name .W)(name)}`;
const branch = `refs/heads/${(0,branch_name .W)(name)}`;
try {
const server = await (0,user_remote .u8)({ name: remote, repository, folder, parentEnv: host.env, limitMs: LIMIT_MS });
const branchHead = (await server.list([branch])).get(branch);
if (branchHead === undefined)
return undefined;
const isOther = (await (0,object_presence .Q)(refs, branchHead)) && !(await (0,ancestry .Q)(refs, { base: first, branchHead }));
return isOther ? undefined : shown;
}
catch (error) {
if (error instanceof errors .eb)
return undefined;
if (error instanceof errors .Rb)
return `${remote}, which cannot be asked`;
throw error;
}
finally {
(0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
}
}
var decision_log = __webpack_require__(6065);
var program_sync = __webpack_require__(19418);
var notices = __webpack_require__(52431);
;
var release_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var release_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function approveQuarantined(request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { name } = request;
const paths = pathsOf(name, host);
requireExperiment(paths);
const _lock = release_addDisposableResource(env_1, await lockExperiment(paths, host), true);
const decisions = release_addDisposableResource(env_1, openDecisions(paths), false);
const what = 'iter' in request ? `iteration ${request.iter}` : request.promotion;
const { task, tree } = 'iter' in request ? findQuarantined(paths, request.iter) : findQuarantinedPromotion(paths, what, decisions.records);
const by = identityOf(paths, host);
if (decisions.records.length === 0) {
throw new PreconditionError({
message: `decisions.jsonl of "${name}" is missing or was archived by repair, so there is nothing to approve`,
remedy: `Begin it again (autorize run ${name}), then approve the change.`,
});
}
const word = pendingRelease(decisions.records, task);
if (word !== undefined) {
const found = `${what} of "${name}", which ${String(word.by)} approved on ${String(word.at)}`;
const expected = 'one that nobody approved yet';
throw new UsageError([{ found, expected, remedy: `The next run continues with it: autorize run ${name}` }]);
}
decisions.append(normalized({ kind: 'release', task, tree, by, at: host.now().toISOString() }));
return { what, tree, by };
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = release_disposeResources(env_1);
if (result_1)
await result_1;
}
}
function findQuarantined(paths, iter) {
const { records } = readLedger(paths);
const quarantined = quarantinedIterations(records);
const record = quarantined.find((each) => each.iter === iter);
const test = record?.decision?.test;
if (typeof test === 'string' && typeof record?.tree === 'string')
return { task: test, tree: record.tree };
const known = quarantined.length === 0 ? 'there is none' : quarantined.map((each) => each.iter).join(', ');
throw new UsageError([
{
found: `iteration ${iter} of "${paths.name}" ${describe(records, iter)}`,
expected: `a quarantined iteration (${known})`,
remedy: `See them: autorize list ${paths.name}`,
},
]);
}
function findQuarantinedPromotion(paths, asked, decisions) {
const task = quarantinedPromotionIn(decisions);
const run = decisions.findLast((each) => each.kind === 'evaluation' && each.task === task && each.arm === 'candidate');
if (task === asked && typeof run?.tree === 'string')
return { task, tree: run.tree };
const known = task === undefined ? 'there is none' : promotionWord(task);
throw new UsageError([
{
found: `${asked} of "${paths.name}" is not quarantined`,
expected: `a quarantined promotion (${known})`,
remedy: `See what is: autorize status ${paths.name}`,
},
]);
}
function describe(records, iter) {
const record = records.find((each) => each.iter === iter);
if (record === undefined)
return 'does not exist';
if (record.decision?.code !== 'implausible')
return `is "${record.outcome}"`;
const accepted = records.find(({ outcome, released }) => outcome === 'merged' && released === record.decision?.test);
return accepted === undefined
? `is "${record.outcome}"`
: `was already approved, and accepted as iteration ${accepted.iter}`;
}
function identityOf({ repository }, { env }) {
const args = ['-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT'];
const { exitCode, stdout } = (0,program_sync .x)({ program: 'git', args, cwd: repository.folder, env });
const who = /^(.*<.*>) \d+ [+-]\d{4}$/.exec(stdout.trim())?.[1];
if (exitCode === 0 && who !== undefined)
return who;
throw new errors .Rb({
message: 'git has no identity for you, and an approval is recorded under it',
remedy: 'Set it: git config user.name "Your Name" && git config user.email you@example.org',
});
}
var base_text = __webpack_require__(7953);
var decision_rejection = __webpack_require__(46272);
var acceptance_acceptance = __webpack_require__(37008);
var accepted_here = __webpack_require__(90165);
var reapplication = __webpack_require__(40658);
var change = __webpack_require__(32165);
var followed_log = __webpack_require__(65204);
var fault_point = __webpack_require__(23727);
var git = __webpack_require__(13096);
var accepted_commit = __webpack_require__(94207);
var branch_moved = __webpack_require__(9514);
var next_iteration = __webpack_require__(29635);
var ledger_state = __webpack_require__(26099);
var unfinished_attempts = __webpack_require__(35100);
;
var take_back_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var take_back_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function takeBack(request) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { paths, refs, records, base, word, folder, isBarred = false } = request;
const rejected = records.find(({ iter }) => iter === word.iter);
const { commit: branchHead } = await (0,branch .E0)({ paths, refs, base, records });
if (branchHead === undefined || rejected === undefined)
throw (0,branch_moved .i)(paths.name, { expected: base, actual: undefined });
const store = await (0,candidate_commit .Ch)(paths, { folder, base, branchHead });
const change = await withoutChange(store, { paths, records, rejected, from: branchHead });
const { again, missing } = await findEvaluatedAgain(store, request);
const ledger = take_back_addDisposableResource(env_1, (0,open_journals .au)(paths), false);
const intents = take_back_addDisposableResource(env_1, (0,open_journals .Eb)(paths), false);
const decisions = take_back_addDisposableResource(env_1, (0,open_journals .yY)(paths), false);
const { state } = (0,followed_log .X)(decisions.records);
for (const followUp of state?.followUp ?? [])
decisions.append((0,decision_log .A9)(followUp));
const champion = await championWithout(store, {
paths,
records,
rejected,
champion: state?.session.champion ?? null,
});
const decided = state === undefined
? []
: decisionsOf({
...{ word, task: taskOf(rejected), parent: state.session.incumbent, tree: change.tree, champion },
barred: isBarred ? normalOf(decisions.records, taskOf(rejected)) : null,
});
const begunElsewhere = (0,unfinished_attempts .NZ)(paths, records).keys();
const iter = (0,next_iteration .p)(paths, [...records.map((record) => record.iter), ...begunElsewhere]);
const draft = draftOf({ iter, branchHead, word: { ...word, again }, rejected, records, change });
const intent = {
...{ iter, ref: (0,branch .H8)(paths), old: branchHead, parent: branchHead, tree: change.tree, date: word.at, draft },
message: (0,accepted_commit .df)(paths.name, { iter, score: Number.NaN, disclosed: undefined, takesBack: word.iter }),
decided: { after: decisions.records.length, records: decided.map(decision_log .A9) },
};
const beforeSwap = (commit) => (0,accepted_here .bA)(folder, commit);
const acceptance = { store, repository: paths.repository, intents, trailer: ledger_state .jl.record, beforeSwap };
const accepted = await (0,acceptance_acceptance .f9)(acceptance, intent);
if (accepted.kind === 'cancelled')
throw new Error('a take-back without a signal was cancelled');
if (accepted.kind === 'moved')
throw (0,branch_moved .i)(paths.name, { expected: branchHead, actual: accepted.actual });
for (const each of intent.decided?.records ?? [])
decisions.append(each);
(0,fault_point .Jd)('reject:after-decisions');
const record = ledger_record .Is.parse(ledger.append({ ...draft, commit: accepted.commit }));
(0,fault_point .Jd)('reject:after-record');
refreshState(paths, [...records, record]);
(0,fault_point .Jd)('reject:after-state');
return { commit: accepted.commit, again: again.map((each) => each.iter), missing };
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
take_back_disposeResources(env_1);
}
}
function normalOf(decisions, task) {
const { normal_digest: normal } = decisions.find(({ kind, id }) => kind === 'candidate' && id === task) ?? {};
return typeof normal === 'string' ? normal : null;
}
function taskOf({ decision, iter }) {
return typeof decision?.test === 'string' ? decision.test : `iteration ${iter}`;
}
async function withoutChange(store, { paths, records, rejected, from }) {
const parent = await (0,git .JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${rejected.commit}^1^{tree}`]);
const accepted = { task: taskOf(rejected), tree: String(rejected.tree), parent };
const { tree, taken, stays } = await (0,reapplication .gu)(store, from, [accepted]);
if (stays.length > 0)
throw builtUpon(paths, { records, rejected });
if (taken.length === 0) {
throw new errors .eb([
{
found: `iteration ${rejected.iter} of "${paths.name}", whose change is no longer on ${(0,branch_name .W)(paths.name)}`,
expected: 'an accepted change that is still on the branch',
remedy: `See the accepted changes: autorize list ${paths.name}`,
},
]);
}
return (0,change .pm)(store, { from, tree });
}
function builtUpon({ name }, { records, rejected }) {
const paths = new Set(rejected.changed_paths ?? []);
const later = records
.slice(records.indexOf(rejected) + 1)
.filter(({ outcome, changed_paths: changed }) => outcome === 'merged' && changed?.some((path) => paths.has(path)))
.map(({ iter }) => iter);
const last = later.at(-1);
const named = later.length === 0 ? 'later changes' : `${later.length === 1 ? 'iteration' : 'iterations'} ${later.join(', ')}`;
return new errors .Rb({
message: `iteration ${rejected.iter} cannot be removed from ${(0,branch_name .W)(name)} alone: ${named} changed the same lines; nothing was changed`,
remedy: `Reject the changes that build on it first, newest first${last === undefined ? '' : ` (autorize reject ${name} ${last} --reason "...")`}, then this one.`,
});
}
async function championWithout(store, { champion, ...without }) {
if (champion === null)
return null;
try {
return (await withoutChange(store, { ...without, from: champion.tree })).tree;
}
catch (error) {
if (error instanceof errors .eb)
return champion.tree;
throw error;
}
}
async function findEvaluatedAgain(store, { paths, records, word }) {
const at = records.findIndex(({ iter }) => iter === word.iter);
const lost = records.slice(at + 1).filter(({ outcome, tree, iter }) => {
return iter > 0 && typeof tree === 'string' && ledger_record .rb.includes(outcome);
});
const again = [];
const missing = [];
for (const record of lost) {
const commit = await (0,candidate_commit .$6)(store, { paths, record, records });
if (commit === undefined)
missing.push(record.iter);
else if (!(0,candidate_commit .YQ)(records, commit))
again.push({ iter: record.iter, commit });
}
return { again, missing };
}
function decisionsOf({ word: { by, at, reason }, ...trees }) {
return [{ kind: 'rejection', ...trees, by, at, reason }, (0,decision_rejection .b)(trees)];
}
function draftOf({ iter, branchHead, word, rejected, records, change, }) {
const { protected_digest, run } = records.at(-1) ?? rejected;
const test = rejected.decision?.test;
const draft = {
...{ v: 1, iter, started_at: word.at, ended_at: word.at, outcome: 'merged', score: null },
...{ agent_exit: null, agent_killed_by_budget: false, diff_lines: change.diffLines },
notes: `${word.by} rejected iteration ${word.iter}: ${(0,base_text .TL)(word.reason, 300)}; ${(0,base_text .LS)(word.again.length, 'candidate')} to be judged again`,
...{ summary: null, base_commit: branchHead, tree: change.tree, protected_digest },
changed_paths: change.changes.map(({ path }) => path),
reverts: { taken: typeof test === 'string' ? [test] : [], stays: [] },
rejection: word,
durations: {},
...(run === undefined ? {} : { run }),
};
const record = ledger_record .Is.parse(draft);
return { ...draft, best_so_far: (0,fold .IN)([...records, record], directionOf(records)).best_score };
}
function directionOf(records) {
return records.findLast(({ run }) => run?.direction)?.run?.direction ?? 'max';
}
function refreshState(paths, records) {
const state = (0,ledger_store .un)(paths);
if (state === undefined)
return;
const { best_score, best_iter, iterations_completed, consecutive_noops } = (0,fold .IN)(records, directionOf(records));
(0,ledger_store .Jq)(paths, { ...state, best_score, best_iter, iterations_completed, consecutive_noops });
}
;
var reject_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var reject_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function rejectAccepted({ name, iter, reason, remote = 'origin', closed }, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const paths = (0,ledger_store .wG)(name, host);
(0,ledger_store .DW)(paths);
const _lock = reject_addDisposableResource(env_1, await (0,opening .DR)(paths, host), true);
const folder = (0,area_path .PH)({ repository: paths.repository, name, parentEnv: host.env });
const { refs } = (0,user_refs .ro)(paths.repository, (0,external_node_path_.join)(folder, 'user'));
const known = readRecords(paths).length;
await endBegun(paths, refs, host);
const records = readRecords(paths);
const completed = records.slice(known).find(({ rejection }) => rejection?.iter === iter);
if (completed !== undefined)
return asRejected(completed);
(0,opening .w_)(paths, { records, state: (0,ledger_store .un)(paths) });
requireConcluded(paths, records);
requireAccepted(paths, { records, iter });
const rejections = (0,rejection .mc)(paths, records);
const base = (0,fold .lN)(records, (0,ledger_store .un)(paths)) ?? '';
const by = closed?.by ?? identityOf(paths, host);
const at = host.now().toISOString();
const published = closed?.branch ?? (await findPublished(paths, { refs, records, remote }, host));
if (published !== undefined) {
const word = { iter, by, at, reason };
const isBarred = closed !== undefined;
const { commit, again, missing } = await takeBack({ paths, refs, records, base, word, folder, isBarred });
return { folder: undefined, branch: undefined, by, again, missing, reverted: { published, commit } };
}
const branchHead = await (0,kernel_refs .sg)(refs, (0,branch .H8)(paths));
const store = await (0,candidate_commit .Ch)(paths, { folder, base, branchHead });
const again = [];
const missing = [];
for (const record of candidatesOf(records, iter)) {
const commit = record.outcome === 'merged' ? record.commit : await storedCommit({ store, refs, paths, record, records });
if (typeof commit !== 'string')
missing.push(record.iter);
else if (!(0,candidate_commit .YQ)(records, commit))
again.push({ iter: record.iter, commit });
}
again.push(...(0,rejection .gp)(rejections, records).map((each) => ({ iter: each.iter, commit: each.commit })));
const archived = await (0,archive .W)(paths, host, [], { iter, by, at, reason, base, again });
return { ...archived, by, again: again.map((each) => each.iter), missing };
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = reject_disposeResources(env_1);
if (result_1)
await result_1;
}
}
function asRejected({ commit, rejection }) {
const { by = '', again = [] } = rejection ?? {};
const reverted = { published: undefined, commit: commit ?? '' };
return { folder: undefined, branch: undefined, by, again: again.map((each) => each.iter), missing: [], reverted };
}
function readRecords(paths) {
const { records, problem } = (0,ledger_store .SC)(paths);
if (problem !== undefined)
throw new errors .Vl([problem]);
return records;
}
async function endBegun(paths, refs, host) {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
if (!(0,external_node_fs_.existsSync)(paths.intents))
return;
const base = (0,fold .lN)(readRecords(paths), (0,ledger_store .un)(paths));
if (base === undefined)
return;
const ledger = reject_addDisposableResource(env_2, (0,open_journals .au)(paths), false);
const intents = reject_addDisposableResource(env_2, (0,open_journals .Eb)(paths), false);
const decisions = reject_addDisposableResource(env_2, (0,open_journals .yY)(paths), false);
await (0,begun_acceptance .L)({ paths, ledger, intents, decisions, refs, base, parentEnv: host.env }, host);
}
catch (e_2) {
env_2.error = e_2;
env_2.hasError = true;
}
finally {
reject_disposeResources(env_2);
}
}
function requireConcluded(paths, records) {
const [first] = (0,in_flight .T)(paths, records);
if (first === undefined)
return;
throw new errors .Rb({
message: `iteration ${first} of "${paths.name}" was in progress when the last run ended`,
remedy: `Complete that run first: autorize resume ${paths.name}`,
});
}
function requireAccepted({ name }, { records, iter }) {
const accepted = stillAccepted(records);
if (accepted.some((record) => record.iter === iter))
return;
const record = records.find((each) => each.iter === iter);
const rejection = records.find((each) => each.rejection?.iter === iter)?.rejection;
const outcome = rejection ? `rejected by ${rejection.by}` : record?.outcome;
const what = record === undefined ? 'does not exist' : rejection ? `was already ${outcome}` : `is "${outcome}"`;
const known = accepted.length === 0 ? 'there is none' : accepted.map((each) => each.iter).join(', ');
throw new errors .eb([
{
found: `iteration ${iter} of "${name}" ${what}`,
expected: `an accepted change (${known})`,
remedy: `See them: autorize list ${name}`,
},
]);
}
function isCandidate({ iter, tree, reverts, decision }) {
return iter > 0 && typeof tree === 'string' && !reverts && decision?.purpose !== 'promotion';
}
function stillAccepted(records) {
const gone = new Set(records.flatMap(({ rejection }) => (rejection ? [rejection.iter] : [])));
return records.filter((record) => isCandidate(record) && record.outcome === 'merged' && !gone.has(record.iter));
}
function candidatesOf(records, rejected) {
const at = records.findIndex(({ iter }) => iter === rejected);
const accepted = new Set(stillAccepted(records));
return records.filter((record, index) => {
if (!isCandidate(record) || record.iter === rejected)
return false;
return accepted.has(record) || (index > at && ledger_record .rb.includes(record.outcome));
});
}
async function storedCommit({ store, refs, paths, record, records }) {
const commit = await (0,candidate_commit .$6)(store, { paths, record, records });
if (commit === undefined)
return undefined;
const ref = `refs/autorize-again/${paths.name}/${commit}`;
if ((await (0,kernel_refs .sg)(refs, ref)) === undefined)
await (0,export_commits .D_)(store, paths.repository, { ref, from: undefined, to: commit });
return commit;
}
;
function groupsToReject(groups, { closed, merged }) {
const gone = new Map();
return groups.flatMap((group) => {
const own = closed.find(({ task }) => task === group.task)?.pull;
const below = group.on === null || group.base !== undefined ? undefined : gone.get(group.on);
const pull = own ?? below;
if (pull === undefined || merged.has(group.task))
return [];
gone.set(group.task, pull);
const reason = own === undefined ? `it is on top of ${pull}, which was closed without a merge` : 'closed without a merge';
return [{ group, pull, reason }];
});
}
async function rejectGroups(rejected, { name, branch, host }) {
const changes = rejected.flatMap(({ group, pull, reason }) => group.changes.flatMap(({ iter, what, stands }) => (stands ? [{ iter, what, pull, reason }] : [])));
const sentences = [];
for (const { iter, what, pull, reason } of changes.sort((one, other) => other.iter - one.iter)) {
try {
await rejectAccepted({ name, iter, reason, closed: { by: pull, branch } }, host);
sentences.push(`iteration ${iter} (${what}) is taken out: ${pull}: ${reason}`);
}
catch (error) {
if (!(error instanceof errors .yW))
throw error;
sentences.push(`iteration ${iter} (${what}) stays, though ${pull} was closed without a merge: ${error.message}`);
}
}
return sentences;
}
var run = __webpack_require__(11046);
var attestable = __webpack_require__(3427);
var notification = __webpack_require__(10461);
var experiment_recipe = __webpack_require__(88467);
var experiment_view = __webpack_require__(61641);
var live_line = __webpack_require__(45656);
var run_diffs = __webpack_require__(55863);
var run_view = __webpack_require__(33902);
var experiment_files = __webpack_require__(67761);
var program_files = __webpack_require__(3206);
var remembered_answer = __webpack_require__(59875);
var left_answer = __webpack_require__(93121);
var remembered_status = __webpack_require__(49712);
;
const PAUSE_MS = 1000;
const MAX_SHARE = 1 / 200;
function leaveStatus(name, host) {
const command = (0,program_files .$X)();
let last;
let timer;
let took = 0;
const leave = async () => {
const paths = (0,experiment_files .y6)(name, host);
if (timer !== undefined && !(0,external_node_fs_.existsSync)(paths.state))
return;
const before = Date.now();
const stamp = (0,remembered_status ._5)(paths, command);
if (stamp === undefined || stamp.text === last || !(0,remembered_answer ._5)(stamp, before))
return;
const { isWhole, readStatusAnswer } = await __webpack_require__.e( 9955).then(__webpack_require__.bind(__webpack_require__, 79955));
const started = process.cpuUsage();
const answer = readStatusAnswer(paths, host);
const { user, system } = process.cpuUsage(started);
took = (user + system) / 1000;
last = stamp.text;
(0,left_answer .S)(paths, answer, { stamp, command, isWhole: () => isWhole(paths) });
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
await (0,remembered_answer .Vl)();
await leaveQuietly();
},
[Symbol.dispose]: stop,
};
}
var loop = __webpack_require__(34526);
;
var experiment_recipe_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var experiment_recipe_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
const NO_VERDICT = ['aborted', 'killed', 'infra_error'];
function openExperiment({ experiment, branch, overrides: { sandbox, handoverMode } }, host) {
const paths = (0,ledger_store .wG)(experiment, host);
(0,ledger_store .DW)(paths);
const { name, folder, ledger } = paths;
const recordsHere = () => (0,ledger_store .SC)(paths).records;
let replaced;
return {
...{ mode: 'experiment', name, folder, ledger },
subject: (0,experiment_recipe .U)(paths, host),
keys: secretsOf(paths, host),
get wishes() {
const { agent } = (0,look .rk)(paths, host).config;
return [{ requested: sandbox ?? agent.sandbox, network: agent.network }];
},
async run({ proposed, reported = [], reduction, signal, onRecord, onNote, onNotification, overrides, ...limits }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const onEvent = (event) => {
onNotification?.((0,notification .fw)(name, event));
if (event.kind === 'started')
for (const note of event.notes)
onNote((0,loop .rk)(note));
if (event.kind === 'note')
onNote((0,loop .rk)(event.note));
if (event.kind === 'waiting' && event.waiting !== null)
onNote((0,run_view .WT)(event.waiting));
if (event.kind === 'restarted') {
const { branch, kept, what } = event.ended;
replaced = { branch, kept, what, at: host.now() };
onNote(`NEW RUN: ${event.sentence}`);
}
if (event.kind === 'recorded')
onRecord((0,live_line .E_)(event.record));
};
const request = {
...{ name, mode: 'run', signal, onEvent, ...limits, ...overrides },
...(proposed === undefined ? {} : { proposals: proposed, reported }),
...(reduction === undefined ? {} : reducing(reduction)),
};
const _leaving = experiment_recipe_addDisposableResource(env_1, leaveStatus(name, host), false);
const { stop: { hasNeverWorked: _, ...stop }, } = await (0,run .p)(request, host);
const limited = stop.kind === 'rate_limited' ? { rateLimited: { until: stop.until } } : {};
return { reason: stop.reason, exitCode: (0,loop_stop .FO)(stop), ...limited };
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
experiment_recipe_disposeResources(env_1);
}
},
prepare: (request) => prepareExperiment(name, { ...request, sandbox }, host),
leaveStatus: () => leaveStatus(name, host).end(),
attempts: () => recordsHere().map(({ outcome, notes, usage }) => ({
...{ notes, hasVerdict: !NO_VERDICT.includes(outcome), hasAgent: outcome !== 'baseline' },
usd: usage?.usd ?? undefined,
})),
countAccepted: () => recordsHere().filter(({ outcome }) => outcome === 'merged').length,
hasRecords: () => (0,external_node_fs_.existsSync)(ledger),
view: () => (0,experiment_view .L)({ ...(0,look .rk)(paths, host), isRunning: false, now: host.now() }),
diffs: () => (0,run_diffs .h)({ read: (id) => (0,ledger_store .Q_)(paths, Number(id), 'changes.diff') }),
attestable: () => (0,attestable .h)(paths),
replaced: () => replaced,
groups: groupsOf(paths, { handoverMode, branch, host }),
};
}
function groupsOf(paths, { handoverMode, branch, host, }) {
const { name } = paths;
const list = () => {
const { config } = (0,look .rk)(paths, host);
if ((handoverMode ?? config.handover.mode) !== 'groups')
return undefined;
return (0,handed_groups .b5)(paths, config.objective.direction);
};
return {
list,
pattern: (0,handed_groups ._s)(name),
record: (pulls) => (0,group_pulls .xg)(paths, pulls),
isOwn: (message) => (0,group_text .J1)(name, message),
reject: (became) => rejectGroups(groupsToReject(list()?.groups ?? [], became), { name, branch: branch ?? (0,branch_name .W)(name), host }),
};
}
function secretsOf(paths, host) {
const { config } = (0,look .rk)(paths, host);
const tables = (0,secret_commands .WK)(config, host.env);
return [...tables.flatMap((table) => (0,kernel_environment .K6)(table, host.env)), ...(0,secret_commands .JJ)(config, host.env)];
}
function reducing({ keyWasInReach, resumes }) {
const mode = resumes ? 'resume' : 'run';
return { mode, keyWasInReach, calibratesHere: true, allowDirty: true, workspaces: 1, maxIterations: 0 };
}
}),
78436:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
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
29865:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
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
E_: () => ( renderIterationLine)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _experiment_ledger_fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61319);
var _activity_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57296);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84483);
var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16794);
var _iteration_row_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29865);
var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47776);
var _time_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1052);
const MAX_BARS = 24;
const MAX_REASON_CHARS = 240;
class LiveRecords {
#records = [];
#fold;
#next;
#rows = [];
#usd = 0;
constructor(direction) {
this.#fold = new LedgerFold(this.#records, direction);
this.#next = openIterationRows(this.#records, direction);
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
const line = renderSparkline(records.rows);
const { usd } = records;
const atWork = activities.filter(({ attempt }) => attempt === null || !waiting.has(Number(attempt)));
const others = [
best === null ? 'no best yet' : `best ${renderScore(best)} (${iter === 0 ? 'baseline' : `iter ${iter}`})`,
line?.bars,
timeLeftMs === undefined ? undefined : `run ends in ${renderSpan(Math.max(0, timeLeftMs))}`,
usd > 0 ? renderUsd(usd) : undefined,
];
const isWaiting = waiting.size > 0 && atWork.length === 0;
const parts = [
...[...waiting].map(([waiter, its]) => ({ text: `iter ${waiter} ${renderWaiting(its)}`, rank: 0 })),
...(isWaiting ? [] : renderActivities(atWork, { nameOf: (attempt) => `iter ${attempt}`, now })),
...others.flatMap((text) => (text === undefined ? [] : [{ text, rank: 7 }])),
];
return fitting(parts, width);
}
function renderIterationLine(record) {
const { iter, outcome, score, notes } = record;
const shown = typeof score === 'number' ? (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(score) : '–';
const cells = [
`${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_6__ .U[outcome].sign} ${outcome}`.padEnd(13),
`iter ${iter}`.padEnd(8),
shown.padStart(10),
((0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_4__ .Yy)(record) ?? '–').padStart(7),
(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(notes, MAX_REASON_CHARS),
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
})
};

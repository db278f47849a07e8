export const id = 8188;
export const ids = [8188];
export const modules = {
16740:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( renderJson)
});
function renderJson(value) {
return `${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`;
}
}),
88188:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
openMission: () => ( openMission)
});
var external_node_path_ = __webpack_require__(76760);
var kernel_environment = __webpack_require__(22989);
var attestable = __webpack_require__(87724);
var base_environment = __webpack_require__(58936);
var area_path = __webpack_require__(91934);
var inspector_guard = __webpack_require__(95453);
var secret_values = __webpack_require__(46837);
var user_refs = __webpack_require__(11584);
var evaluating = __webpack_require__(83581);
var holdout = __webpack_require__(5862);
var mission_manifest = __webpack_require__(86992);
var opening = __webpack_require__(33693);
var protection = __webpack_require__(27066);
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
async function prepareMission(request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const _guard = __addDisposableResource(env_1, (0,inspector_guard .f)(), false);
const { missionDir, startingAt, sandbox, secrets } = request;
const files = (0,opening .Md)(missionDir, host, { needsAgent: false });
const [{ repository, slug }, { env: parentEnv }] = [files, host];
const name = 'missions';
const { refs } = (0,user_refs .ro)(repository, (0,external_node_path_.join)((0,area_path .PH)({ repository, name, parentEnv }), 'user'));
const [last] = (0,store .XO)(repository, slug);
const state = last === undefined ? undefined : (0,store .nn)(last).state;
const launch = state !== undefined && !(0,mission_manifest .Hd)(state.status)
? state.launch
: {
baseline_commit: startingAt?.commit ?? (await (0,user_refs .EU)(repository, refs)),
mission_file: files.missionFile,
sandbox_file: files.sandboxFile,
mission: files.mission,
contract: files.contract,
};
const { contract, baseline_commit: base, sandbox_file: file } = launch;
const keys = (0,opening .WK)(contract, parentEnv);
secrets.addSecrets(keys.flatMap((table) => (0,kernel_environment .K6)(table, parentEnv)).filter(secret_values .$));
const level = await (0,opening .MA)(contract, sandbox);
const hidden = (0,holdout .Ep)(contract, { file, level, parentEnv })?.paths ?? [];
const { environment } = contract;
return (0,base_environment .p)({
...{ repository, name, environment, parentEnv, base, level, hidden },
command: `autorize prepare ${missionDir}`,
describe: async ({ store }) => ({
setups: [{ preparing: (0,evaluating ._l)(contract, { folder: '', prefix: '' }), level }],
protectedFiles: (await (0,protection .T)(store, launch)).files,
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
var mission_look = __webpack_require__(21101);
var run = __webpack_require__(74799);
var mission_stop = __webpack_require__(50109);
var notification = __webpack_require__(10461);
var mission_recipe = __webpack_require__(63548);
var mission_lines = __webpack_require__(95179);
var mission_view = __webpack_require__(58561);
var run_diffs = __webpack_require__(55863);
var run_view = __webpack_require__(33902);
var shown_json = __webpack_require__(16740);
var remembered_answer = __webpack_require__(59875);
var agent_choice = __webpack_require__(70678);
var holdout_gap = __webpack_require__(60355);
var mission_claim = __webpack_require__(84716);
var run_text = __webpack_require__(74008);
var left_answer = __webpack_require__(93121);
var status_answer = __webpack_require__(84476);
;
async function answerMissionStatus(paths) {
return await (0,left_answer .H)(paths, () => readMissionAnswer(paths));
}
async function leaveMissionStatus(runId, host) {
await (0,remembered_answer .Vl)();
try {
await answerMissionStatus((0,store .wG)(runId, host));
}
catch {
}
}
function readMissionAnswer(paths) {
const look = (0,mission_look .ZD)(paths);
const formOf = (isRunning) => {
const supposed = (0,mission_look .V0)(look, isRunning);
const view = (0,mission_view .SX)(supposed);
const text = (0,run_text .LG)({ ...view, position: status_answer .LL, problems: [] });
return { position: view.position ?? '', texts: [text, text], json: (0,shown_json .h)(documentOf(paths, supposed)) };
};
const atRest = formOf(false);
return {
...{ name: paths.runId, deadline: null, commit: null, problems: look.problems, hidesActivities: true },
...{ atWork: formOf(true), atRest, moved: atRest },
};
}
function documentOf(paths, { state, isRunning, waiting, problems }) {
const results_file = (0,external_node_path_.join)(state.launch.worktree_path, store .Pr);
const manifest = (0,mission_manifest .u1)(state, { ...paths.files, results_file });
const { claim } = state;
const improvement = claim === undefined ? {} : { [(0,mission_claim .SM)(state) ? 'confirmed' : 'not_confirmed']: claim.sentence };
const agents = (0,agent_choice .o9)(state);
const holdout = (0,holdout_gap .m)(state);
return {
...{ ...manifest, ...improvement, is_running: isRunning, waiting: waiting ?? null, problems },
...(agents.length === 0 ? {} : { agents }),
...(holdout === undefined ? {} : { holdout }),
};
}
var loop = __webpack_require__(34526);
;
function openMission(inputs, host, { needsAgent = inputs.proposal === undefined } = {}) {
const { missionDir, overrides } = inputs;
const { slug, repository, contract } = (0,opening .Md)(missionDir, host, { needsAgent });
const subject = (0,mission_recipe .b)({ slug, repository }, host);
const tables = (0,opening .WK)(contract, host.env);
const entriesHere = () => {
const paths = subject.paths();
return paths === undefined ? [] : (0,mission_look .ZD)(paths).state.entries;
};
return {
...{ mode: 'mission', name: slug, subject },
keys: [...tables.flatMap((table) => (0,kernel_environment .K6)(table, host.env)), ...(0,holdout .JJ)(contract, host.env)],
wishes: [{ requested: overrides.sandbox ?? contract.agent.sandbox, network: contract.agent.network }],
get folder() {
return subject.paths()?.folder ?? (0,external_node_path_.join)(subject.folder, slug);
},
get ledger() {
return subject.paths()?.journal;
},
async run(request) {
const onEvent = (event) => {
request.onNotification?.((0,notification .Mc)(subject.paths()?.runId ?? slug, event));
if (event.kind === 'started') {
const { run_id: runId } = event.state.launch;
subject.follow(runId);
request.onNote(`${runId}: ${event.resumed ? 'resumed' : 'started'}, sandbox ${event.sandbox}`);
for (const note of event.notes)
request.onNote((0,loop .rk)(note));
}
if (event.kind === 'note')
request.onNote((0,loop .rk)(event.note));
if (event.kind === 'waiting' && event.waiting !== null)
request.onNote((0,run_view .WT)(event.waiting));
if (event.kind === 'recorded')
request.onRecord((0,mission_lines .VE)(event.entry));
};
const shared = { ...sharedOf(request, inputs), onEvent };
const paths = subject.paths();
const from = subject.from();
const begin = { mode: 'launch', missionDir, ...(from === undefined ? {} : { from }) };
const how = paths === undefined ? begin : { mode: 'resume', runId: paths.runId };
const result = await (0,run .S)({ ...how, ...shared }, host);
const { hasNeverWorked: _, ...stop } = result.stop;
const limited = stop.cause === 'rate_limited' ? { rateLimited: { until: stop.until } } : {};
return { reason: stop.reason, exitCode: (0,mission_stop .FO)(stop, result.last), ...limited };
},
prepare: (request) => {
const startingAt = subject.from();
return prepareMission({ ...request, missionDir, startingAt, sandbox: overrides.sandbox }, host);
},
async leaveStatus() {
const paths = subject.paths();
if (paths !== undefined)
await leaveMissionStatus(paths.runId, host);
},
attempts: () => entriesHere().map(({ kind, decision, notes, usage }) => ({
...{ notes: notes.join('\n'), hasVerdict: decision !== 'interrupted', hasAgent: kind === 'iteration' },
usd: usage?.usd ?? undefined,
})),
countAccepted: () => subject.read().accepted.length,
hasRecords: () => subject.read().count > 0,
view() {
const paths = subject.paths();
return paths === undefined ? undefined : (0,mission_view .SX)({ ...(0,mission_look .ZD)(paths), isRunning: false });
},
attestable() {
const paths = subject.paths();
return paths === undefined ? undefined : (0,attestable ._)(paths);
},
diffs() {
const paths = subject.paths();
if (paths === undefined)
return new Map();
return (0,run_diffs .h)({ read: (id) => (0,mission_look .AM)(paths, { iteration: Number(id) }).diff });
},
};
}
function sharedOf({ proposed, reported = [], reduction, timeBudgetMs, timeLimitMs, overrides, signal }, { agentArgs }) {
const budgets = [timeBudgetMs, timeLimitMs].filter((each) => each !== undefined);
return {
...{ signal, ...overrides },
...(proposed === undefined ? { agentArgs } : { proposed, reported }),
...(reduction === undefined ? {} : { keyWasInReach: reduction.keyWasInReach, calibratesHere: true }),
...(budgets.length === 0 ? {} : { timeBudgetMs: Math.min(...budgets) }),
};
}
})
};

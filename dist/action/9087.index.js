export const id = 9087;
export const ids = [1676,8188,9087,9295];
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
}),
7133:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_c: () => ( requireNoSecrets),
lW: () => ( requireNoneIn),
t3: () => ( leaked)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78866);
async function requireNoSecrets(git, { branchHeads, known, search, what }) {
if (search.isIdle)
return;
const wanted = [...branchHeads, ...known.map((id) => `^${id}`)].join('\n');
const args = ['rev-list', '--objects', '--no-object-names', '--ignore-missing', '--stdin'];
const { stdout } = await git(args, { input: `${wanted}\n` });
const ids = (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ .Dx)(stdout);
await requireNoneIn(git, { ids, search, what });
}
async function requireNoneIn(git, { ids, search, what }) {
const found = await (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ .RJ)(git, { ids, search });
if (found === 'too-large')
throw tooLarge(what);
if (found === 'found')
throw leaked(what);
}
function leaked(what) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `${what} holds a token of this job or a key of the agent; it is not pushed`,
remedy: 'Revoke the token, and see how it got there; run the agent in the sandbox, in a job without write permission',
});
}
function tooLarge(what) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `${what} is larger than ${_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ .jU >> 30} GiB, too large to be searched for keys; it is not pushed`,
remedy: 'See which files are so large, and keep the agent from writing them with boundaries.deny_paths',
});
}
}),
44042:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Jq: () => ( writeState),
Q0: () => ( recordsIn),
W9: () => ( takeSnapshot),
ck: () => ( requireChains),
cu: () => ( RUN_TRAILER),
rV: () => ( writeCommit),
un: () => ( readState)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50534);
var _base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85503);
var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13096);
var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83144);
var _outgoing_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7133);
const MAX_STATE_FILES = 100_000;
const TRIES = 50;
async function takeSnapshot(request) {
const { subject, refs } = request;
const { branch } = subject.read();
const find = async () => (branch === undefined ? undefined : (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_7__ .sg)(refs, branch));
let branchHead = await find();
for (let tries = 0; tries < TRIES; tries += 1) {
const { files, unfinished } = readFiles(request);
const after = await find();
if (after === branchHead && subject.read().branch === branch) {
if (files.length === 0)
return undefined;
return { state: await writeCommit(request, files), branch, branchHead, unfinished };
}
branchHead = after;
if (subject.read().branch !== branch)
return takeSnapshot(request);
}
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `another process keeps moving the branch ${branch}`,
remedy: 'See what else moves it: git reflog',
});
}
function readFiles({ subject, search }) {
const unfinished = findUnfinished(subject);
let total = 0;
const paths = subject.list().filter((path) => subject.isTransient?.(path) !== true);
const all = unfinished === undefined ? paths : [...paths, unfinished.path];
const files = all.flatMap((path) => {
const bytes = path === unfinished?.path ? unfinished.bytes : readPlain(subject, path);
if (bytes === undefined)
return [];
total += bytes.length;
if (total > _base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .oK)
throw tooLarge(subject, { what: 'all files', limit: _base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .oK });
if (!search.finds(bytes))
return [{ path, bytes: (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .SK)(path) ? wholeLines(bytes) : bytes }];
if ((0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .SK)(path))
throw (0,_outgoing_js__WEBPACK_IMPORTED_MODULE_8__ .t3)(path);
return [];
});
return { files, unfinished: unfinished?.bytes };
}
function findUnfinished(subject) {
try {
return subject.unfinished?.();
}
catch {
return undefined;
}
}
function readPlain(subject, path) {
const limit = (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .v9)(path);
const descriptor = openPlain((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(subject.folder, path));
if (descriptor === undefined)
return undefined;
try {
const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
if (!stat.isFile())
return undefined;
if (stat.size > limit && (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .SK)(path))
throw tooLarge(subject, { what: path, limit });
if (stat.size > limit)
return undefined;
const bytes = Buffer.alloc(stat.size);
return bytes.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes));
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function openPlain(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
}
catch {
return undefined;
}
}
function tooLarge({ name, folder }, { what, limit }) {
const again = name.includes('.') ? 'launch or run it again' : `autorize run ${name} --fresh`;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the records of "${name}" are too large to be pushed: ${what} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(folder, 200)}; expected at most ${limit} bytes`,
remedy: `Nothing is lost, the records stay there. Begin another run: ${again}`,
});
}
function wholeLines(bytes) {
return bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);
}
const IDENTITY = 'autorize <autorize@localhost>';
const RUN_TRAILER = 'Autorize-Run';
const LOCAL_REF = 'refs/local/state';
async function writeCommit({ git, parents: [before, ...merged], subject, run, now }, files) {
const isFirst = before === undefined && merged.length > 0;
const from = isFirst ? await writeCommit({ git, parents: [before], subject, now }, files) : before;
const message = `State of ${subject.name}\n${run === undefined ? '' : `\n${RUN_TRAILER}: ${run}\n`}`;
const head = [
`commit ${LOCAL_REF}\n`,
`committer ${IDENTITY} ${Math.floor(now.getTime() / 1000)} +0000\n`,
`data ${Buffer.byteLength(message)}\n${message}`,
from === undefined ? '' : `from ${from}\n`,
...merged.map((parent) => `merge ${parent}\n`),
'deleteall\n',
];
const blocks = [Buffer.from(head.join(''))];
for (const { path, bytes } of files) {
blocks.push(Buffer.from(`M 100644 inline ${path}\ndata ${bytes.length}\n`), bytes, Buffer.from('\n'));
}
await git(['update-ref', '-d', LOCAL_REF]);
await git(['fast-import', '--quiet', '--force', '--done'], {
input: Buffer.concat([...blocks, Buffer.from('\ndone\n')]),
});
const { stdout } = await git(['rev-parse', '--verify', LOCAL_REF]);
return stdout.toString().trim();
}
async function readState(git, { subject, commit }) {
const stdout = await listTree(git, commit);
const entries = stdout
.toString()
.split('\0')
.filter((entry) => entry !== '');
if (entries.length > MAX_STATE_FILES)
throw strange(commit, `${entries.length} files`);
let total = 0;
const wanted = [];
for (const entry of entries) {
const [, mode, id = '', size, path = ''] = /^(\d+) \w+ ([0-9a-f]+) +(\S+)\t(.*)$/s.exec(entry) ?? [];
if (mode !== '100644' || !subject.isStateFile(path) || Number(size) > (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .v9)(path)) {
throw strange(commit, JSON.stringify(path.slice(0, 100)));
}
total += Number(size);
if (subject.isRestored(path))
wanted.push({ path, id, size: Number(size) });
}
if (total > _base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .oK)
throw strange(commit, `${total} bytes`);
const input = wanted.map(({ id }) => `${id}\n`).join('');
const maxBytes = _base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .oK + wanted.length * 200;
const { stdout: packed } = await git(['cat-file', '--batch', '--buffer'], { input, maxBytes });
const files = new Map();
let at = 0;
for (const { path, size } of wanted) {
at = packed.indexOf(0x0a, at) + 1;
files.set(path, packed.subarray(at, at + size));
at += size + 1;
}
return files;
}
const MAX_ENTRY_BYTES = 300;
const LIST_TIMEOUT_MS = 60_000;
async function listTree(git, commit) {
const limits = { maxBytes: MAX_STATE_FILES * MAX_ENTRY_BYTES, timeoutMs: LIST_TIMEOUT_MS };
try {
return (await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', commit], limits)).stdout;
}
catch (error) {
if (!(error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_6__ .XS) || !(error.isTooLong || String(error.gitExit).startsWith('SIGKILL')))
throw error;
throw strange(commit, `a tree of more than ${MAX_STATE_FILES} files, or of more folders than can be listed`);
}
}
function strange(commit, found) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the state ${commit.slice(0, 12)} on the server holds what no run of ours writes: ${found}`,
remedy: 'See who wrote it; to start again without it: resume: never',
});
}
function recordsIn(files, path) {
const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ .z8)(files.get(path) ?? Buffer.alloc(0));
return parsed.kind === 'sound' ? parsed.records : [];
}
function requireChains(files) {
for (const [path, bytes] of files) {
if (!(0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .SK)(path))
continue;
const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ .z8)(bytes);
if (parsed.kind === 'sound')
continue;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `${path} on the server is corrupt at line ${parsed.line}: it ${parsed.why}`,
remedy: 'See who changed it; to start again without it: resume: never',
});
}
}
function writeState({ folder }, files) {
for (const [path, bytes] of files) {
const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), { recursive: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target, bytes, { flag: 'wx' });
}
}
}),
64715:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fs: () => ( usageOf),
K$: () => ( NOTHING),
Z_: () => ( ownAcceptances),
bi: () => ( requireSound),
nA: () => ( openSubject),
sd: () => ( stateRefs),
up: () => ( nextStateRef),
zR: () => ( unsoundRecords),
zU: () => ( strangeRecords)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17785);
var _base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6729);
function openSubject(recipe) {
const { here, parse, remember, verify, complete, ...shared } = recipe;
return {
...shared,
read: () => here().shared,
decode(files) {
const records = parse(files);
remember?.(files);
return records.shared;
},
covered: (files) => parse(files).covered(files),
unaccepted(files) {
const own = here();
return parse(files)
.rejected()
.flatMap(({ hashes, attempt }) => (hashes.some((hash) => own.holds(hash)) ? [] : [attempt]));
},
async check(staged) {
const { findings, findForbidden } = await verify(staged);
if (!(0,_base_finding_js__WEBPACK_IMPORTED_MODULE_1__ .vs)(findings))
return findings;
const forbidden = await findForbidden();
if (forbidden.length > 0)
return [...findings, ...(0,_base_finding_js__WEBPACK_IMPORTED_MODULE_1__ .wf)('boundaries', forbidden)];
complete?.(staged);
return findings;
},
};
}
function strangeRecords(found) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({ message: `the records hold ${found}`, remedy: STRANGE_REMEDY });
}
function unsoundRecords(found) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .cs({ message: `the records hold ${found}`, remedy: STRANGE_REMEDY });
}
const STRANGE_REMEDY = 'See who wrote them; to start again without them: resume: never';
function usageOf(raw) {
const usage = (0,_base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_2__ .ZY)(raw);
return usage === undefined ? {} : { usage };
}
async function requireSound(subject) {
const found = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_1__ .Ms)(await subject.audit());
if (found === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .cs({
message: `records and branch of "${subject.name}" do not agree: ${found}`,
remedy: 'See who wrote them: nothing was pushed or published. To begin again without them: resume: never',
});
}
function stateRefs({ name }) {
return {
usual: `refs/autorize-ledger/${name}`,
fallback: `refs/heads/autorize-state/${name}`,
old: `refs/autorize/${name}`,
};
}
function nextStateRef(subject, { pushed, stateRef, isNew }) {
const { usual, fallback } = stateRefs(subject);
const isOfName = pushed.kind === 'refused' && stateRef === usual && pushed.refs.every((ref) => ref === usual);
return isOfName && isNew ? fallback : undefined;
}
const NOTHING = {
...{ count: 0, branch: undefined, base: undefined, expected: undefined, depth: 1, accepted: [], isOver: false },
isBegun: () => false,
};
function ownAcceptances(own, others) {
const shared = new Set(others.accepted.map(({ hash }) => hash));
return own.accepted.filter(({ hash }) => !shared.has(hash));
}
})
};

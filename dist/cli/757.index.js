export const id = 757;
export const ids = [757];
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
40757:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runApproveCommand: () => ( runApproveCommand),
runArchiveCommand: () => ( runArchiveCommand),
runAuditCommand: () => ( runAuditCommand),
runCleanCommand: () => ( runCleanCommand),
runGuidanceCommand: () => ( runGuidanceCommand),
runRejectCommand: () => ( runRejectCommand),
runRepairCommand: () => ( runRepairCommand),
runVerifyCommand: () => ( runVerifyCommand)
});
var external_node_fs_ = __webpack_require__(73024);
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var branch_name = __webpack_require__(82698);
var opening = __webpack_require__(67018);
var ledger_store = __webpack_require__(54347);
var archive = __webpack_require__(36694);
var external_node_path_ = __webpack_require__(76760);
var journal_chain = __webpack_require__(50534);
var accepted_here = __webpack_require__(90165);
var known_start = __webpack_require__(55393);
var decision_log = __webpack_require__(6065);
var log_secret = __webpack_require__(29037);
var area_path = __webpack_require__(91934);
var private_area = __webpack_require__(63702);
var files = __webpack_require__(79871);
var process_life = __webpack_require__(60044);
var remove_tree = __webpack_require__(14311);
var rescoring = __webpack_require__(39814);
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
const OF_MANY = ['lanes', 'judges', 'kept', (0,external_node_path_.basename)((0,decision_log .Ok)(''))];
async function cleanExperiment({ name, onRemove }, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const place = (0,ledger_store .wG)(name, host);
(0,ledger_store .DW)(place);
const _lock = __addDisposableResource(env_1, await (0,opening .DR)(place, host), true);
const folder = (0,area_path .PH)({ repository: place.repository, name, parentEnv: host.env });
const survivors = await (0,private_area .ky)(folder);
const openAcceptance = findOpenAcceptance(place);
const ofAcceptance = openAcceptance === undefined ? [] : [(0,private_area .IS)(folder), (0,external_node_path_.join)(folder, 'session')];
const spared = [...ofAcceptance, (0,log_secret .pb)(folder), (0,known_start .PM)(folder), (0,accepted_here .mc)(folder)];
const isSpared = (path) => spared.includes(path) || (0,external_node_path_.dirname)(path) === (0,decision_log .Ok)(folder);
const paths = [...partsOf(folder), ...(await deadScratch(folder))].filter((path) => !isSpared(path));
let bytes = 0;
const left = [];
if (paths.length > 0)
onRemove?.(paths.length);
for (const path of paths) {
bytes += sizeOf(path);
left.push(...(await (0,remove_tree .l)(path)).map(private_area .KO));
}
for (const each of [...OF_MANY.map((part) => (0,external_node_path_.join)(folder, part)), folder])
removeIfEmpty(each);
const removed = paths.map((path) => nameOf(folder, path));
const environmentBytes = await (0,private_area .O)(folder);
return { folder, removed, bytes, survivors, openAcceptance, environmentBytes, left };
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
function nameOf(folder, path) {
return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : (0,external_node_path_.basename)(path);
}
function findOpenAcceptance(paths) {
if (!(0,external_node_fs_.existsSync)(paths.intents))
return undefined;
const parsed = (0,journal_chain .z8)((0,external_node_fs_.readFileSync)(paths.intents));
const iter = (parsed.kind === 'sound' ? parsed.records : parsed.readable).at(-1)?.iter;
const isRecorded = (0,ledger_store .SC)(paths).records.some((record) => record.iter === iter);
return typeof iter === 'number' && !isRecorded ? iter : undefined;
}
function partsOf(folder) {
if (!(0,external_node_fs_.existsSync)(folder))
return [];
const parts = (0,external_node_fs_.readdirSync)(folder).flatMap((part) => OF_MANY.includes(part) ? (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(folder, part)).map((name) => (0,external_node_path_.join)(part, name)) : [part]);
const isSession = (part) => (part === 'session' ? 1 : 0);
return parts.sort((one, other) => isSession(one) - isSession(other)).map((part) => (0,external_node_path_.join)(folder, part));
}
async function deadScratch(folder) {
if (!(0,external_node_fs_.existsSync)((0,external_node_path_.dirname)(folder)))
return [];
const left = [];
for (const name of (0,external_node_fs_.readdirSync)((0,external_node_path_.dirname)(folder))) {
const pid = (0,rescoring .I)(folder, name);
if (pid === undefined || (0,process_life .jW)(pid))
continue;
await (0,private_area .ky)((0,external_node_path_.join)((0,external_node_path_.dirname)(folder), name));
left.push((0,external_node_path_.join)((0,external_node_path_.dirname)(folder), name));
}
return left;
}
function sizeOf(path) {
try {
const stats = (0,external_node_fs_.lstatSync)(path);
if (!stats.isDirectory())
return stats.size;
return (0,external_node_fs_.readdirSync)(path).reduce((sum, name) => sum + sizeOf((0,external_node_path_.join)(path, name)), 0);
}
catch {
return 0;
}
}
function removeIfEmpty(path) {
try {
(0,external_node_fs_.rmdirSync)(path);
}
catch (error) {
if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes((0,files .CA)(error)))
throw error;
}
}
var config_change = __webpack_require__(33699);
var guidance = __webpack_require__(69146);
var export_commits = __webpack_require__(63147);
var kernel_refs = __webpack_require__(83144);
var user_refs = __webpack_require__(11584);
var ledger_branch = __webpack_require__(85360);
var candidate_commit = __webpack_require__(14237);
var fold = __webpack_require__(61319);
var in_flight = __webpack_require__(6782);
var open_journals = __webpack_require__(3761);
var ledger_record = __webpack_require__(74773);
var rejection = __webpack_require__(75265);
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
const isOwn = (ref) => ref === '' || ref === (0,ledger_branch .H8)(paths) || ref.startsWith('refs/autorize-again/');
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
var release = __webpack_require__(82743);
var decision_rejection = __webpack_require__(46272);
var acceptance_acceptance = __webpack_require__(37008);
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
const { commit: branchHead } = await (0,ledger_branch .E0)({ paths, refs, base, records });
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
...{ iter, ref: (0,ledger_branch .H8)(paths), old: branchHead, parent: branchHead, tree: change.tree, date: word.at, draft },
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
const by = closed?.by ?? (0,release .c)(paths, host);
const at = host.now().toISOString();
const published = closed?.branch ?? (await findPublished(paths, { refs, records, remote }, host));
if (published !== undefined) {
const word = { iter, by, at, reason };
const isBarred = closed !== undefined;
const { commit, again, missing } = await takeBack({ paths, refs, records, base, word, folder, isBarred });
return { folder: undefined, branch: undefined, by, again, missing, reverted: { published, commit } };
}
const branchHead = await (0,kernel_refs .sg)(refs, (0,ledger_branch .H8)(paths));
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
var journal_salvage = __webpack_require__(87251);
var durable = __webpack_require__(84831);
var ref_locks = __webpack_require__(91247);
;
function archiveFile(path, at) {
const stem = `${path}.corrupt-${at.toISOString().replaceAll(/[:.]/g, '-')}`;
let target = stem;
for (let count = 2; (0,external_node_fs_.existsSync)(target); count += 1)
target = `${stem}-${count}`;
const temporary = `${target}.tmp`;
(0,external_node_fs_.copyFileSync)(path, temporary, external_node_fs_.constants.COPYFILE_EXCL);
const descriptor = (0,external_node_fs_.openSync)(temporary, 'r');
try {
(0,external_node_fs_.fsyncSync)(descriptor);
}
finally {
(0,external_node_fs_.closeSync)(descriptor);
}
(0,external_node_fs_.renameSync)(temporary, target);
(0,durable .Yw)((0,external_node_path_.dirname)(path));
return target;
}
var branch_commits = __webpack_require__(84995);
var branch_problem = __webpack_require__(11346);
var ledger_intent = __webpack_require__(14714);
var own_commits = __webpack_require__(94277);
var readable_config = __webpack_require__(28803);
var repairing = __webpack_require__(48065);
var look = __webpack_require__(52626);
;
var repair_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var repair_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function repairExperiment({ name }, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const paths = (0,ledger_store .wG)(name, host);
(0,ledger_store .DW)(paths);
const { config, problems } = (0,readable_config .q)(paths, { records: (0,ledger_store .SC)(paths).records, host });
const _lock = repair_addDisposableResource(env_1, await (0,opening .DR)(paths, host), true);
const folder = (0,area_path .PH)({ repository: paths.repository, name, parentEnv: host.env });
const { refs } = (0,user_refs .ro)(paths.repository, (0,external_node_path_.join)(folder, 'user'));
const locks = await (0,ref_locks .j)(paths.repository, [(0,ledger_branch .H8)(paths)]);
const ledgerBytes = readIfThere(paths.ledger);
const intentLines = (0,journal_salvage .RY)(readIfThere(paths.intents) ?? Buffer.alloc(0));
const chosen = (0,repairing .A6)((0,journal_salvage .RY)(ledgerBytes ?? Buffer.alloc(0)));
const known = chosen.base || (0,ledger_store .un)(paths)?.base_commit || firstParent(intentLines);
const intentsHere = hiddenIntents(intentLines);
const records = chosen.entries.map(({ typed }) => typed);
const evidence = { folder, intents: intentsHere, records };
const branch = (0,own_commits .q4)(await readBranch(refs, { name, base: known }), { ...(known && { base: known }), evidence });
const { keeps, base, strays } = branch;
const found = [];
for (const keep of keeps)
found.push(await rebuildAcceptance(refs, { keep, intents: intentsHere }));
const isSound = ledgerBytes !== undefined && isSoundLedger(ledgerBytes, chosen);
const inserted = (0,repairing .Gm)(chosen.entries, { keeps: found, atEnd: isSound });
const at = host.now();
const ledger = {
...{ paths, at, chosen, inserted, base },
iters: [...(0,ledger_store .tU)(paths), ...lastIntents(intentLines)],
direction: config.objective.direction,
};
const fixed = isSound && inserted.isAppended ? appendAcceptances(ledger) : rewriteLedger(ledger);
const intents = fixIntents(paths, at);
const guidance = fixGuidance(paths, at);
const decisions = fixDecisions(paths, at);
const isChanged = fixed.isChanged ||
locks.length > 0 ||
[intents, guidance, decisions].some(({ archived }) => archived !== undefined);
if (fixed.isChanged) {
const records = fixed.entries.map(({ typed }) => typed);
if (!records.some(({ iter }) => iter === 0))
(0,opening .vo)(paths);
const state = (0,look .zX)(paths, { config, records });
const { run_id, ...rest } = { ...state, base_commit: base ?? state.base_commit };
(0,ledger_store .Jq)(paths, run_id === '' ? rest : { ...rest, run_id });
}
return {
isChanged,
archived: fixed.archived,
kept: chosen.entries.length - inserted.overruled.length,
dropped: chosen.dropped,
rebuilt: inserted.rebuilt,
closed: fixed.closed,
intents,
guidance,
decisions,
locks,
problems: [
...problems,
...problemsOf(paths, { strays, inserted }),
...(0,own_commits .BX)(name, branch),
...(strays.length > 0 ? [] : await movedBranch(refs, paths, { entries: fixed.entries, base })),
],
};
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = repair_disposeResources(env_1);
if (result_1)
await result_1;
}
}
async function movedBranch(refs, { name }, { entries, base }) {
const actual = await (0,kernel_refs .sg)(refs, `refs/heads/${(0,branch_name .W)(name)}`);
const records = entries.map(({ typed }) => typed);
const problem = (0,branch_problem .M)(name, { records, base: (0,fold .lN)(records, undefined) ?? base, actual });
return problem === undefined ? [] : [`${problem.message}. ${problem.remedy}`];
}
function readIfThere(path) {
return (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path) : undefined;
}
function isSoundLedger(bytes, { dropped }) {
return (0,journal_chain .z8)(bytes).kind === 'sound' && dropped.length === 0;
}
function recordOf(line) {
return line.kind === 'record' ? [line.record] : [];
}
function hiddenIntents(lines) {
const intents = lines.flatMap(recordOf).flatMap((record) => (0,ledger_intent .H)(record) ?? []);
return new Map(intents.map((intent) => [intent.hash, intent]));
}
function firstParent([first]) {
return first?.kind === 'record' && first.line === 1 ? (0,ledger_intent .H)(first.record)?.parent : undefined;
}
function lastIntents(lines) {
const last = lines.flatMap(recordOf).at(-1);
const intent = last === undefined ? undefined : (0,ledger_intent .H)(last);
return intent === undefined ? [] : [intent.iter];
}
async function readBranch(refs, { name, base }) {
const branchHead = await (0,kernel_refs .sg)(refs, `refs/heads/${(0,branch_name .W)(name)}`);
return branchHead === undefined
? { keeps: [], base, strays: [] }
: (0,branch_commits .xt)(refs, { name, branchHead, base });
}
async function rebuildAcceptance(refs, { keep, intents }) {
const { commit, trailers } = keep;
const { id, tree, date } = commit;
const parent = commit.parents[0] ?? '';
const intent = (0,own_commits .oQ)(keep, intents);
const record = { ...intent?.draft, commit: id };
if (intent !== undefined && ledger_record .Is.safeParse(record).success)
return (0,repairing .Ms)(record);
const { changes, diffLines } = await (0,change .pm)({ git: refs }, { from: parent, tree });
return (0,repairing .Ms)({
v: 1,
iter: trailers.iter,
started_at: date,
ended_at: date,
outcome: 'merged',
score: trailers.score,
...(trailers.score === null ? {} : { best_so_far: trailers.score }),
agent_exit: null,
agent_killed_by_budget: false,
diff_lines: diffLines,
notes: repairing .oC,
summary: null,
base_commit: parent,
commit: id,
tree,
changed_paths: changes.map(({ path }) => path),
});
}
function appendAcceptances({ paths, at, chosen, inserted, iters, direction }) {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
const none = { isChanged: false, archived: undefined, entries: inserted.entries, closed: [] };
if (inserted.rebuilt.length === 0)
return none;
const closing = { iters, direction, now: at.toISOString(), atEnd: true };
const { entries, closed } = (0,repairing .bB)(inserted.entries, closing);
const ledger = repair_addDisposableResource(env_2, (0,open_journals .au)(paths), false);
for (const { record } of entries.slice(chosen.entries.length))
ledger.append((0,journal_salvage .W_)(record));
return { ...none, isChanged: true, entries, closed };
}
catch (e_2) {
env_2.error = e_2;
env_2.hasError = true;
}
finally {
repair_disposeResources(env_2);
}
}
function rewriteLedger({ paths, at, inserted, base, iters, direction }) {
const complete = (0,repairing .t7)(inserted.entries, base);
const closing = { iters, direction, now: at.toISOString(), atEnd: false };
const { entries, closed } = (0,repairing .bB)(complete, closing);
if (entries.length === 0 && !(0,external_node_fs_.existsSync)(paths.ledger)) {
return { isChanged: false, archived: undefined, entries, closed };
}
return { isChanged: true, archived: replace(paths.ledger, (0,journal_salvage .lm)(entries), at), entries, closed };
}
function replace(path, text, at) {
const archived = (0,external_node_fs_.existsSync)(path) ? archiveFile(path, at) : undefined;
(0,durable .Zf)(path, [text]);
return archived;
}
function fixIntents({ intents: path }, at) {
const bytes = readIfThere(path) ?? Buffer.alloc(0);
const parsed = (0,journal_chain .z8)(bytes);
const lines = (0,journal_salvage .RY)(bytes);
const issues = lines.flatMap((each) => each.kind === 'lost' || (0,ledger_intent .H)(each.record) === undefined ? [each.line] : []);
const issue = Math.min(parsed.kind === 'corrupt' ? parsed.line : Number.POSITIVE_INFINITY, ...issues);
if (issue === Number.POSITIVE_INFINITY)
return { archived: undefined, kept: lines.length, dropped: [] };
const accepted = lines.flatMap((each) => (each.kind === 'record' && each.line < issue ? [each] : []));
const dropped = lines.flatMap((each) => each.line < issue ? [] : [{ line: each.line, why: whyDropped(each, issue) }]);
const text = accepted.map((each) => `${each.text}\n`).join('');
return { archived: replace(path, text, at), kept: accepted.length, dropped };
}
function whyDropped(each, issue) {
if (each.kind === 'lost')
return each.why;
return each.line === issue ? 'does not follow the intents before it' : `comes after line ${issue}`;
}
function fixGuidance({ guidance: path }, at) {
const bytes = readIfThere(path) ?? Buffer.alloc(0);
const lines = (0,journal_salvage .RY)(bytes);
const accepted = lines.flatMap((each) => (each.kind === 'record' ? [each] : []));
if ((0,journal_chain .z8)(bytes).kind === 'sound')
return { archived: undefined, kept: accepted.length, dropped: [] };
const dropped = lines.flatMap((each) => (each.kind === 'lost' ? [{ line: each.line, why: each.why }] : []));
const links = accepted.map(({ record, text, isLinked }) => ({ record, text: isLinked ? undefined : text }));
return { archived: replace(path, (0,journal_salvage .lm)(links), at), kept: accepted.length, dropped };
}
function fixDecisions({ decisions: path }, at) {
const parsed = (0,journal_chain .z8)(readIfThere(path) ?? Buffer.alloc(0));
if (parsed.kind === 'sound')
return { archived: undefined, kept: parsed.records.length, dropped: [] };
const archived = archiveFile(path, at);
(0,external_node_fs_.rmSync)(path);
return { archived, kept: 0, dropped: [{ line: parsed.line, why: parsed.why }] };
}
function problemsOf(paths, { strays, inserted }) {
const { entries, overruled } = inserted;
const isForeign = entries.some(({ typed }) => typed.outcome === 'merged' && typeof typed.commit !== 'string');
const branch = (0,branch_name .W)(paths.name);
const ledger = (0,ledger_store .pS)(paths, paths.ledger);
return [
...overruled.map(({ iter, outcome }) => `${ledger} said ${outcome} of iteration ${iter}, which ${branch} holds`),
...(strays.length === 0 || isForeign
? []
: [`${branch} holds ${(0,base_text .LS)(strays.length, 'commit')} that no iteration made, first ${strays[0]}`]),
];
}
var archived_records = __webpack_require__(48283);
var audit = __webpack_require__(84599);
var verify = __webpack_require__(71970);
var store = __webpack_require__(89855);
var foreign_text = __webpack_require__(84483);
var maintenance_text = __webpack_require__(96490);
var attestation_flags = __webpack_require__(43569);
var stop_signals = __webpack_require__(31977);
var cli_terminal = __webpack_require__(38565);
;
var maintenance_command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var maintenance_command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function runGuidanceCommand({ words: [name = '', message = ''], host, terminal, }) {
await (0,guidance .m)({ name, message }, host);
terminal.out('recorded; the prompt contains the message from the next iteration on\n');
return errors .dc.yes;
}
async function runVerifyCommand({ words, values, host, terminal }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const [name = '', iter] = words;
const checkSigned = (0,attestation_flags .u)(values, host);
const stopping = maintenance_command_addDisposableResource(env_1, (0,stop_signals .s)(), false);
const request = { name, rescore: values.has('rescore'), checkSigned, signal: stopping.signal };
const verified = await (0,verify .ZV)(iter === undefined ? request : { ...request, iter: Number(iter) }, host);
if (values.has('json'))
(0,cli_terminal .Q)(terminal, verified);
else
terminal.out((0,maintenance_text .vO)(name, verified));
if (stopping.exitCode !== undefined)
return stopping.exitCode;
return verified.isSound ? errors .dc.yes : errors .dc.no;
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
maintenance_command_disposeResources(env_1);
}
}
function runAuditCommand({ words: [name = ''], values, host, terminal }) {
const paths = (0,ledger_store .wG)(name, host);
const isWhole = values.has('archived');
const archived = (0,archived_records .T0)(paths).length;
const hasOwn = (0,external_node_fs_.existsSync)(paths.decisions) || !isWhole || archived === 0;
const audited = hasOwn ? (0,audit .NZ)({ name }, host) : undefined;
const older = isWhole ? (0,audit .qR)(paths) : [];
if (values.has('json'))
(0,cli_terminal .Q)(terminal, isWhole ? { ...audited, archived: older } : { ...audited, archived });
else {
if (audited !== undefined)
terminal.out((0,maintenance_text .vO)(name, audited));
for (const each of older)
terminal.out((0,maintenance_text .vO)(name, { ...each, part: `archive/${each.archived}` }));
if (!isWhole && archived > 0)
terminal.out(`${(0,base_text .LS)(archived, 'archived record')} not audited; audit too: autorize audit ${name} --archived\n`);
}
return audited?.isSound !== false && older.every(({ isSound }) => isSound) ? errors .dc.yes : errors .dc.no;
}
async function runApproveCommand({ words: [name = '', asked = ''], host, terminal, }) {
const { by, what } = await (0,release .O)({ name, ...quarantined(asked) }, host);
terminal.out(`${what} is approved by ${(0,foreign_text .TN)(by)}; apply it: autorize run ${name}\n`);
return errors .dc.yes;
}
async function runRejectCommand({ words: [name = '', asked = ''], values, host, terminal, }) {
const reason = values.get('reason')?.[0]?.trim() ?? '';
if (reason === '') {
const remedy = `Write e.g. autorize reject ${name} ${asked} --reason "it reads the expected output".`;
throw new errors .eb([{ found: 'no --reason', expected: 'why the change is rejected', remedy }]);
}
if ((0,store.meansMissionRun)(name, host)) {
throw new errors .Rb({
message: `"${name}" is a mission run: its sessions commit on top of each other, so no single change can be rejected`,
remedy: `Revert the commit on the branch (git revert COMMIT; autorize show ${name} ${asked} names it), close the run (rcs autoresearch --abandon ${name}), then launch a new one from there.`,
});
}
const paths = (0,ledger_store .wG)(name, host);
const remote = values.get('remote')?.[0];
const request = { name, iter: Number(asked), reason, ...(remote === undefined ? {} : { remote }) };
const rejected = await rejectAccepted(request, host);
const { by, folder, branch, again, missing, reverted } = rejected;
terminal.out(`iteration ${asked} is rejected by ${(0,foreign_text .TN)(by)}\n`);
if (reverted !== undefined) {
const { published, commit } = reverted;
const why = published === undefined ? '' : ` is published (${(0,foreign_text .TN)(published)}), so`;
const what = why === '' ? `a commit on top of ${(0,branch_name .W)(name)}` : `${(0,branch_name .W)(name)}${why} a commit on top`;
terminal.out(`${what} takes it back: ${commit}\n`);
terminal.out(`publish it: autorize push ${name}, or without records there: git push REMOTE ${(0,branch_name .W)(name)}\n`);
}
if (folder !== undefined)
terminal.out(`records: ${(0,ledger_store .pS)(paths, folder)}\n`);
if (branch !== undefined)
terminal.out(`branch:  ${branch}\n`);
if (missing.length > 0) {
terminal.out(`not judged again, because their trees are no longer stored: iteration ${missing.join(', ')}\n`);
}
terminal.out(`${(0,base_text .LS)(again.length, 'candidate')} to be judged again, before any agent: autorize run ${name}\n`);
return errors .dc.yes;
}
function quarantined(asked) {
const [, kind, number] = /^(promotion-)?(\d{1,9})$/.exec(asked) ?? [];
if (number === undefined) {
const expected = 'the number of an iteration, or a promotion such as promotion-2';
throw new errors .eb([{ found: (0,base_text .TL)(asked), expected, remedy: 'Write e.g. autorize approve NAME 3.' }]);
}
return kind === undefined ? { iter: Number(number) } : { promotion: `promotion ${Number(number)}` };
}
async function runRepairCommand({ words: [name = ''], host, terminal }) {
const paths = (0,ledger_store .wG)(name, host);
const repaired = await repairExperiment({ name }, host);
terminal.out((0,maintenance_text .Qp)(repaired, (path) => (0,ledger_store .pS)(paths, path)));
return repaired.problems.length > 0 ? errors .dc.no : errors .dc.yes;
}
async function runCleanCommand({ words: [name = ''], host, terminal }) {
const onRemove = (parts) => terminal.err(`removing ${(0,base_text .LS)(parts, 'part')} of the private area …\n`);
const cleaned = await cleanExperiment({ name, onRemove }, host);
const { folder, removed, bytes, survivors, openAcceptance, environmentBytes, left } = cleaned;
const megabytes = (bytes / 2 ** 20).toFixed(1);
terminal.out(removed.length === 0
? `nothing to remove in ${terminal.shorten(folder)}\n`
: `removed ${removed.join(', ')} (${megabytes} MB) from ${terminal.shorten(folder)}\n`);
terminal.out((0,maintenance_text .Hp)(environmentBytes));
if (openAcceptance !== undefined) {
terminal.out(`iteration ${openAcceptance} was being accepted when its run ended; complete it: autorize resume ${name}\n`);
}
if (survivors > 0)
terminal.out(`${(0,base_text .LS)(survivors, 'process')} of an earlier run could not be terminated\n`);
for (const note of left)
terminal.out(`${note}\n`);
return errors .dc.yes;
}
async function runArchiveCommand({ words: [name = ''], host, terminal }) {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
const paths = (0,ledger_store .wG)(name, host);
(0,ledger_store .DW)(paths);
const _lock = maintenance_command_addDisposableResource(env_2, await (0,opening .ZB)(paths, host), true);
const { folder, branch } = await (0,archive .W)(paths, host, await (0,config_change .BH)(paths, host));
if (folder !== undefined)
terminal.out(`records: ${(0,ledger_store .pS)(paths, folder)}\n`);
if (branch !== undefined)
terminal.out(`branch:  ${branch}\n`);
terminal.out(`closed; to start again: autorize run ${name}\n`);
return errors .dc.yes;
}
catch (e_2) {
env_2.error = e_2;
env_2.hasError = true;
}
finally {
const result_1 = maintenance_command_disposeResources(env_2);
if (result_1)
await result_1;
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
14237:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$6: () => ( findCandidate),
Ch: () => ( openStore),
YQ: () => ( isEvaluatedAgain),
pY: () => ( candidatePath)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_recorded_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16483);
var _engine_acceptance_candidate_pack_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40738);
var _engine_boundaries_change_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32165);
var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63702);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13096);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25367);
var _record_checks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26611);
var _store_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54347);
function isEvaluatedAgain(records, commit) {
return records.some(({ proposed_commit: proposed }) => proposed === commit);
}
function candidatePath(paths, iter) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_store_js__WEBPACK_IMPORTED_MODULE_9__ .OO)(paths, iter), _engine_acceptance_candidate_pack_js__WEBPACK_IMPORTED_MODULE_3__ .Tz);
}
async function openStore({ repository }, { folder, base, branchHead, }) {
await (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_5__ .ky)(folder);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
const store = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_7__ .y$)({ folder: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_5__ .IS)(folder), repository, base });
if (branchHead !== undefined && branchHead !== base)
await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_7__ .Tr)(store, { repository, commit: branchHead });
return store;
}
async function findCandidate(store, { paths, record, records, }) {
const { tree, iter } = record;
if (typeof tree !== 'string')
return undefined;
const earlier = records.slice(0, records.indexOf(record)).findLast(({ outcome }) => outcome === 'merged');
await (0,_engine_acceptance_candidate_pack_js__WEBPACK_IMPORTED_MODULE_3__ .MS)(store, candidatePath(paths, iter));
const listed = (0,_base_recorded_paths_js__WEBPACK_IMPORTED_MODULE_2__ .d)(record.changed_paths ?? [], record.more_paths ?? 0);
for (const from of [record.base_commit, earlier?.commit]) {
if (typeof from !== 'string')
continue;
try {
const change = await (0,_engine_boundaries_change_js__WEBPACK_IMPORTED_MODULE_4__ .pm)(store, { from, tree });
const found = (0,_base_recorded_paths_js__WEBPACK_IMPORTED_MODULE_2__ .d)(change.changes.map(({ path }) => path));
if (!(0,_record_checks_js__WEBPACK_IMPORTED_MODULE_8__ .TL)(found, listed) || change.diffLines !== record.diff_lines)
continue;
return await (0,_engine_acceptance_candidate_pack_js__WEBPACK_IMPORTED_MODULE_3__ .BO)(store, { tree, from });
}
catch (error) {
if (!(error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_6__ .XS) || error.isDiskFull)
throw error;
}
}
return undefined;
}
}),
29635:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c: () => ( numberIterations),
p: () => ( nextIteration)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_record_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48557);
var _store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54347);
function nextIteration(paths, known) {
return after(paths, lastOf([...known, ...(0,_store_js__WEBPACK_IMPORTED_MODULE_2__ .tU)(paths)]));
}
function numberIterations(paths, { known, isTaken }) {
let last;
return () => {
let next = last === undefined ? nextIteration(paths, known()) : after(paths, last);
while (isTaken(next))
next = after(paths, next);
last = next;
return next;
};
}
function lastOf(numbers) {
return numbers.reduce((most, each) => Math.max(most, each), 0);
}
function after(paths, last) {
if (last < _base_record_fields_js__WEBPACK_IMPORTED_MODULE_1__ .Mb)
return last + 1;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `the records of "${paths.name}" hold iteration ${last}, the highest number possible`,
remedy: `See who wrote it. To start another run: autorize run ${paths.name} --fresh`,
});
}
}),
33699:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BH: () => ( findChangesOfRun),
Do: () => ( compareRules),
pJ: () => ( findDecisionIssue),
pz: () => ( findChanges)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50534);
var _engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6065);
var _engine_log_followed_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65204);
var _engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(91934);
var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72527);
var _kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(55523);
var _kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(11584);
var _config_config_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(23614);
var _ledger_decisions_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(761);
var _ledger_fold_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(61319);
var _ledger_objective_digest_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9602);
var _ledger_opening_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(67018);
var _ledger_store_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(54347);
var _scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(50541);
async function findChanges({ paths, config, refs, base }, host) {
const records = (0,_ledger_decisions_js__WEBPACK_IMPORTED_MODULE_11__ .uY)(paths);
if (records.length === 0)
return [];
const protectedFiles = await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_14__ .us)({ git: refs, base }, config);
return (0,_engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_4__ .LR)({
records,
folder: (0,_engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_6__ .PH)({ repository: paths.repository, name: paths.name, parentEnv: host.env }),
settings: (0,_config_config_js__WEBPACK_IMPORTED_MODULE_10__ .c)(config),
facts: (0,_scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_16__ .OX)({ config, protectedFiles, host }),
digestSealed: (salt) => (0,_scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_16__ .V_)({ config, host }, salt),
});
}
async function findChangesOfRun(paths, host) {
const base = (0,_ledger_fold_js__WEBPACK_IMPORTED_MODULE_12__ .lN)((0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_15__ .SC)(paths).records, (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_15__ .un)(paths));
if (base === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.config))
return [];
try {
const { config } = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_15__ .Z9)(paths, host, 'ignored');
const work = (0,_engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_6__ .PH)({ repository: paths.repository, name: paths.name, parentEnv: host.env });
const { refs } = (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_9__ .ro)(paths.repository, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(work, 'user'));
await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_14__ .Fo)(refs, { commit: base, name: paths.name });
return await findChanges({ paths, config, refs, base }, host);
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW)
return [];
throw error;
}
}
async function compareRules({ paths, config, refs, head }, host) {
const { records: ledger, problem } = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_15__ .SC)(paths);
const base = (0,_ledger_fold_js__WEBPACK_IMPORTED_MODULE_12__ .lN)(ledger, (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_15__ .un)(paths));
if (problem !== undefined || base === undefined || findDecisionIssue(paths) !== undefined)
return { kind: 'same' };
const byHead = await findChanges({ paths, config, refs, base: head }, host);
const objective = (0,_ledger_objective_digest_js__WEBPACK_IMPORTED_MODULE_13__ .oB)(config, ledger);
if (objective.length > 0)
return { kind: 'other', changes: byHead.length > 0 ? byHead : objective };
if (!(await (0,_kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_8__ .Q)(refs, base)))
return { kind: 'same' };
const byBase = head === base ? byHead : await findChanges({ paths, config, refs, base }, host);
if (byBase.length > 0)
return { kind: 'other', changes: byHead.length > 0 ? byHead : byBase };
if (byHead.length === 0)
return { kind: 'same' };
return { kind: (await comesAfter(refs, { paths, base, head })) ? 'other' : 'elsewhere', changes: byHead };
}
function findDecisionIssue({ decisions, name, }) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(decisions))
return undefined;
const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ .z8)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(decisions));
if (parsed.kind !== 'sound')
return { detail: `line ${parsed.line} ${parsed.why}`, remedy: `To archive the file: autorize repair ${name}` };
const [issue] = parsed.records.length === 0 ? [] : (0,_engine_log_followed_log_js__WEBPACK_IMPORTED_MODULE_5__ .X)(parsed.records).issues;
const { look, restart } = (0,_scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_16__ .hA)(name);
return issue === undefined ? undefined : { detail: `it is inconsistent: ${issue}`, remedy: `${look} ${restart}` };
}
async function comesAfter(refs, { paths, base, head }) {
if (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_7__ .Q)(refs, { base, branchHead: head }))
return true;
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(paths.repository.commonDir, 'shallow')))
return false;
return !(await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_7__ .Q)(refs, { base: head, branchHead: base }));
}
}),
69146:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
m: () => ( promptAgent)
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _kernel_journal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77898);
var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
var _ledger_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54347);
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
const MAX_MESSAGE_CHARACTERS = 4000;
const [TRIES, PAUSE_MS] = [100, 50];
async function promptAgent({ name, message }, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const paths = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_5__ .wG)(name, host);
(0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_5__ .DW)(paths);
const text = checkMessage(message);
const _lock = __addDisposableResource(env_1, await takeTurns(paths, host), true);
const journal = __addDisposableResource(env_1, (0,_kernel_journal_js__WEBPACK_IMPORTED_MODULE_3__ ._)({
path: paths.guidance,
shown: (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_5__ .pS)(paths, paths.guidance),
remedy: `Run: autorize repair ${name}`,
}), false);
const guidance = { v: 1, at: host.now().toISOString(), message: text };
journal.append({ ...guidance });
return guidance;
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
function checkMessage(message) {
const text = message.trim();
const length = [...text].length;
const found = issueOf(text, length);
if (found === undefined)
return text;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .eb([
{
found,
expected: `one to ${MAX_MESSAGE_CHARACTERS} characters of plain text`,
remedy: 'Put longer texts into program.md.',
},
]);
}
function issueOf(text, length) {
if (length === 0)
return 'a message without a word';
if (length > MAX_MESSAGE_CHARACTERS)
return `a message of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(length, 'character')}`;
const control = /(?![\n\t])[\p{Cc}\p{Cs}]/u.exec(text)?.[0];
return control === undefined ? undefined : `a message with the control character ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(control)}`;
}
async function takeTurns({ name, guidance }, { now }) {
const path = guidance.replace(/\.jsonl$/, '.lock');
for (let tries = 1;; tries += 1) {
const lock = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_4__ .Cc)({ path, now });
if (lock.kind === 'locked')
return lock;
if (tries === TRIES) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .yW('locked', _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.locked, {
message: `the guidance of "${name}" is being written by ${lock.holder?.pid ?? 'another process'}`,
remedy: 'Run the command again when that process has ended.',
});
}
await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(PAUSE_MS);
}
}
}),
82743:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => ( approveQuarantined),
c: () => ( identityOf)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6065);
var _kernel_program_sync_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19418);
var _ledger_open_journals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3761);
var _ledger_opening_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67018);
var _ledger_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54347);
var _notices_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52431);
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
async function approveQuarantined(request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { name } = request;
const paths = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_5__ .wG)(name, host);
(0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_5__ .DW)(paths);
const _lock = __addDisposableResource(env_1, await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_4__ .DR)(paths, host), true);
const decisions = __addDisposableResource(env_1, (0,_ledger_open_journals_js__WEBPACK_IMPORTED_MODULE_3__ .yY)(paths), false);
const what = 'iter' in request ? `iteration ${request.iter}` : request.promotion;
const { task, tree } = 'iter' in request ? findQuarantined(paths, request.iter) : findQuarantinedPromotion(paths, what, decisions.records);
const by = identityOf(paths, host);
if (decisions.records.length === 0) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `decisions.jsonl of "${name}" is missing or was archived by repair, so there is nothing to approve`,
remedy: `Begin it again (autorize run ${name}), then approve the change.`,
});
}
const word = (0,_notices_js__WEBPACK_IMPORTED_MODULE_6__ .J4)(decisions.records, task);
if (word !== undefined) {
const found = `${what} of "${name}", which ${String(word.by)} approved on ${String(word.at)}`;
const expected = 'one that nobody approved yet';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([{ found, expected, remedy: `The next run continues with it: autorize run ${name}` }]);
}
decisions.append((0,_engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_1__ .A9)({ kind: 'release', task, tree, by, at: host.now().toISOString() }));
return { what, tree, by };
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
function findQuarantined(paths, iter) {
const { records } = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_5__ .SC)(paths);
const quarantined = (0,_notices_js__WEBPACK_IMPORTED_MODULE_6__ .Ps)(records);
const record = quarantined.find((each) => each.iter === iter);
const test = record?.decision?.test;
if (typeof test === 'string' && typeof record?.tree === 'string')
return { task: test, tree: record.tree };
const known = quarantined.length === 0 ? 'there is none' : quarantined.map((each) => each.iter).join(', ');
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([
{
found: `iteration ${iter} of "${paths.name}" ${describe(records, iter)}`,
expected: `a quarantined iteration (${known})`,
remedy: `See them: autorize list ${paths.name}`,
},
]);
}
function findQuarantinedPromotion(paths, asked, decisions) {
const task = (0,_notices_js__WEBPACK_IMPORTED_MODULE_6__ .nw)(decisions);
const run = decisions.findLast((each) => each.kind === 'evaluation' && each.task === task && each.arm === 'candidate');
if (task === asked && typeof run?.tree === 'string')
return { task, tree: run.tree };
const known = task === undefined ? 'there is none' : (0,_notices_js__WEBPACK_IMPORTED_MODULE_6__ .EQ)(task);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([
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
const { exitCode, stdout } = (0,_kernel_program_sync_js__WEBPACK_IMPORTED_MODULE_2__ .x)({ program: 'git', args, cwd: repository.folder, env });
const who = /^(.*<.*>) \d+ [+-]\d{4}$/.exec(stdout.trim())?.[1];
if (exitCode === 0 && who !== undefined)
return who;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: 'git has no identity for you, and an approval is recorded under it',
remedy: 'Set it: git config user.name "Your Name" && git config user.email you@example.org',
});
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
96490:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hp: () => ( renderCleanedEnvironments),
Qp: () => ( renderRepair),
vO: () => ( renderFindings)
});
var _base_byte_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35252);
var _base_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17785);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84483);
const WORDS = { ok: 'ok', wrong: 'WRONG', unchecked: '?', unproved: '?' };
const MAX_TEXT = 1000;
const REPAIRABLE = new Set(['iterations.jsonl', 'intents.jsonl', 'decisions.jsonl']);
function renderFindings(name, { findings, isSound, claim, part }) {
const width = Math.max(0, ...findings.map(({ what }) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(what).length));
const lines = findings.map((finding) => `${WORDS[finding.kind].padEnd(5)}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(finding.what).padEnd(width)}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)((0,_base_finding_js__WEBPACK_IMPORTED_MODULE_1__ .$N)(finding), MAX_TEXT)}`);
if (claim !== undefined)
lines.push(`claim  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(claim, MAX_TEXT)}`);
const countOf = (wanted) => findings.filter(({ kind }) => kind === wanted).length;
const issues = [
...(countOf('wrong') === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(countOf('wrong'), 'fact')} wrong`]),
...(countOf('unproved') === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(countOf('unproved'), 'fact')} without evidence`]),
].join(', ');
const isRepairable = part === undefined && findings.some(({ kind, what }) => kind === 'wrong' && REPAIRABLE.has(what));
const shown = (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(part === undefined ? name : `${name}, ${part}`);
const verdict = isSound
? `${shown}: sound`
: `${shown}: not sound: ${issues}${isRepairable ? `; a corrupt file is repaired by: autorize repair ${shown}` : ''}`;
return `${[...lines, '', verdict].join('\n')}\n`;
}
function renderCleanedEnvironments(bytes) {
return bytes === 0 ? '' : `removed prepared environments that no run uses (${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_0__ .S)(bytes)})\n`;
}
function renderRepair(repaired, shorten) {
const { isChanged, rebuilt, closed, problems } = repaired;
const lines = isChanged || problems.length > 0 ? [] : ['nothing to repair'];
for (const [name, file] of Object.entries({
ledger: repaired,
intents: repaired.intents,
guidance: repaired.guidance,
decisions: repaired.decisions,
})) {
if (file.archived === undefined)
continue;
lines.push(`${name}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(file.kept, 'record')} kept; as it was: ${shorten(file.archived)}`);
for (const { line, why } of file.dropped)
lines.push(`  line ${line} was dropped: it ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(why, MAX_TEXT)}`);
}
if (rebuilt.length > 0)
lines.push(`rebuilt from git: iteration ${rebuilt.join(', ')}`);
if (closed.length > 0)
lines.push(`closed, since their records are lost: iteration ${closed.join(', ')}`);
for (const lock of repaired.locks)
lines.push((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(lock, MAX_TEXT));
for (const problem of problems)
lines.push(`not repaired: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(problem, MAX_TEXT)}`);
return `${lines.join('\n')}\n`;
}
})
};

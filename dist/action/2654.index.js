export const id = 2654;
export const ids = [2654];
export const modules = {
86031:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => ( planSubject)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var schemas = __webpack_require__(94343);
var api = __webpack_require__(43759);
var errors = __webpack_require__(45145);
var reported_attempt = __webpack_require__(6729);
var base_text = __webpack_require__(7953);
var kernel_refs = __webpack_require__(83144);
var user_refs = __webpack_require__(11584);
var workitem_history = __webpack_require__(45351);
var workitem_landed = __webpack_require__(9043);
var opening = __webpack_require__(32375);
var receipt = __webpack_require__(80083);
var run_files = __webpack_require__(10468);
var run_usage = __webpack_require__(52028);
var accepted_changes = __webpack_require__(19510);
var ancestry = __webpack_require__(72527);
var temporary_refs = __webpack_require__(76038);
var user_programs = __webpack_require__(71703);
var sharing = __webpack_require__(71622);
var admit = __webpack_require__(64048);
var store = __webpack_require__(50492);
var verify = __webpack_require__(92858);
;
async function auditWork(paths, { permit, host }) {
const { findings, receipts } = await (0,verify .p2)({}, host);
return (0,sharing .R)({
repository: paths.repository,
findings,
findForbidden: (refs) => findForbiddenLandings(refs, { paths, receipts, permit, host }),
});
}
async function findForbiddenLandings(git, { paths, receipts, permit, host }) {
const programs = await (0,user_programs .V)(paths.repository, host.env);
const rules = (0,admit .xf)({ permit, programs });
const head = await headOf(paths);
const { commits, issues } = await readLines(git, { paths, receipts, head });
if (issues.length > 0)
return issues;
const landings = receipts.flatMap(({ before_commit: from, after_commit: commit, landed_commit: landed }) => {
if (commit === null || landed === null)
return [];
const merge = { from: `${landed}^1`, commit: landed };
return landed === commit ? [{ from, commit }] : [{ from, commit }, merge];
});
const found = await (0,accepted_changes .g)(git, { changes: landings, rules });
for (const { id, parents } of commits) {
const changes = parents.slice(0, 1).map((from) => ({ from, commit: id }));
const ofBranch = await (0,accepted_changes .g)(git, { changes, rules });
if (ofBranch.length === 0)
continue;
const merged = [];
for (const each of parents.slice(1)) {
if (head !== undefined && (await (0,ancestry .Q)(git, { base: each, branchHead: head })))
merged.push(each);
}
const others = merged.map((from) => (0,accepted_changes .g)(git, { changes: [{ from, commit: id }], rules }));
if (!(await Promise.all(others)).some((each) => each.length === 0))
found.push(...ofBranch);
}
return found.map((issue) => issue.replaceAll('boundaries.permit', 'permit'));
}
function headOf({ repository }) {
return (0,temporary_refs .j)(repository, (refs) => (0,user_refs .zy)(repository, refs));
}
async function readLines(git, { paths, receipts, head, }) {
const records = (0,store .N9)(paths);
const landings = records.filter(({ kind }) => kind === undefined);
const starts = new Map();
for (const { ref, parent } of landings)
if (!starts.has(ref))
starts.set(ref, parent);
const lines = [];
for (const [ref, start] of starts) {
const branchHead = await (0,kernel_refs .sg)(git, ref);
if (branchHead !== undefined)
lines.push(...(await listLine(git, { branchHead, start })));
}
const created = new Map(landings.map((each) => [String(each.hash), each.draft?.receipt?.id]));
const byId = new Map(lines.map((each) => [each.id, each]));
const owners = new Map();
const issues = [];
for (const { id, landed_commit: landed } of receipts) {
if (landed === null)
continue;
const commit = byId.get(landed);
const isOwn = commit?.intents.some((hash) => created.get(hash) === id) === true && !owners.has(landed);
if (!isOwn)
issues.push(`${id}: no commit of the branch was made of its record`);
owners.set(landed, id);
}
const { landed } = (0,workitem_history .E)(records);
if (new Set(landed.map(({ id }) => id)).size !== landed.length)
issues.push('a receipt landed twice');
const others = [];
for (const each of lines) {
if (owners.has(each.id))
continue;
if (head === undefined || !(await (0,ancestry .Q)(git, { base: each.id, branchHead: head })))
others.push(each);
}
return { commits: others, issues };
}
async function listLine(git, { branchHead, start }) {
const range = ['--first-parent', '--ignore-missing', '--end-of-options', branchHead, `^${start}`, '--'];
const { stdout } = await git(['log', '-z', '--format=%H%n%P%n%B', ...range], { allowed: [0, 128] });
return stdout
.toString()
.split('\0')
.flatMap((text) => {
const [id = '', parents = '', ...lines] = text.trimStart().split('\n');
const prefix = `${workitem_landed .v}: `;
const intents = lines.flatMap((line) => (line.startsWith(prefix) ? [line.slice(prefix.length)] : []));
return id === '' ? [] : [{ id, parents: parents.split(' ').filter(Boolean), intents }];
});
}
var foreign_base = __webpack_require__(4341);
var known_start = __webpack_require__(55393);
var protected_files = __webpack_require__(15310);
var default_protection = __webpack_require__(99539);
var area_path = __webpack_require__(91934);
;
function acceptStart(paths, commit, host) {
(0,known_start .$J)((0,area_path .PH)((0,store .hM)(paths, host)), commit);
}
async function findStartIssues(git, start) {
const { paths, commit: base, permit, tests, host } = start;
const { repository } = paths;
if ((0,known_start .e6)((0,area_path .K5)((0,store .hM)(paths, host)), base))
return [];
const head = await (0,user_refs .zy)(repository, git);
if (head === undefined)
return ['there is no commit here that it could come from'];
const issues = await (0,foreign_base .f)(git, {
...{ base, head, repository, parentEnv: host.env },
protectedAt: async (commit) => {
const commands = tests.map((command) => ({ command, kind: 'guard' }));
const globs = [...(await (0,default_protection .C)({ git }, { commit, commands })).keys()];
return (0,protected_files .sz)({ git }, { commit, globs, commands: tests });
},
rules: { denyPaths: [], permit, protectKey: 'test_command', autoloaded: 'open' },
});
return issues.map((issue) => issue.replaceAll('boundaries.permit', 'permit'));
}
var state_commit = __webpack_require__(44042);
var subject = __webpack_require__(64715);
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
const JOURNAL = 'journal.jsonl';
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const FILE = new RegExp(`^(?:journal\\.jsonl|receipts/${ID}\\.json|runs/${ID}/[A-Za-z0-9][A-Za-z0-9._-]{0,99}|tools/[0-9a-f]{64}\\.mjs)$`);
function isStateFile(path) {
return FILE.test(path) && !(0,run_files .p)(path.slice(path.lastIndexOf('/') + 1));
}
const OF_RUN = /^runs\/[^/]+\/(?:RECEIPT\.json|work-item\.json|usage\.json|proposal\.json|prompt\.md|changes\.patch|agentrun-tools\.jsonl|replay-agent-\d+\.sh|[^/]+\.(?:stdout|stderr|output))$/;
const isRestored = (path) => isStateFile(path) && (!path.startsWith('runs/') || OF_RUN.test(path));
function planSubject({ paths, plan, permit, tests = [], }, host) {
const { repository, folder } = paths;
const branch = `refs/heads/autorize-work/${plan}`;
const readHere = (path) => {
const file = (0,external_node_path_.join)(folder, path);
return (0,external_node_fs_.existsSync)(file) ? (0,external_node_fs_.readFileSync)(file) : undefined;
};
const parse = (files) => recordsOf(files, { plan, branch });
return (0,subject .nA)({
...{ name: `work.${plan}`, repository, folder, branches: branch, isStateFile, isRestored, derived: [] },
list() {
if (!(0,external_node_fs_.existsSync)(paths.journal))
return [];
const named = [...(0,workitem_history .B$)((0,workitem_history .E)((0,store .N9)(paths)))];
const of = (each) => ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, each)) ? (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(folder, each)) : []);
const inRun = (id) => of(`runs/${id}`).filter((name) => !name.endsWith('.mjs'));
const runs = named.flatMap((id) => inRun(id).map((name) => `runs/${id}/${name}`));
const tools = of('tools').map((name) => `tools/${name}`);
return [JOURNAL, ...named.map((id) => `receipts/${id}.json`), ...runs, ...tools].filter(isStateFile);
},
findOwn: () => ((0,external_node_fs_.existsSync)(paths.journal) ? JOURNAL : undefined),
here: () => parse({ get: readHere }),
parse,
archive: () => archive(paths, { branch, host, plan }),
async finishRestore() {
(0,store .X5)(paths);
},
audit: () => auditWork(paths, { permit, host }),
findStartIssues: (git, { commit: start }) => findStartIssues(git, { paths, commit: start, permit, tests, host }),
startRemedy: 'To begin at HEAD in place of it: "resume: never", or here: autorize work run',
lock: () => (0,opening .Zd)(paths, host),
async verify({ folder: at, git }) {
const there = (0,store .XF)(repository, at);
const { findings, receipts } = await (0,verify .Mf)(there, { refs: git, host });
return {
findings,
findForbidden: () => findForbiddenLandings(git, { paths: there, receipts, permit, host }),
};
},
ignore: () => (0,store .X5)(paths),
async adopt({ branchHead, files, bring, write }) {
await bring(branch);
const start = files === undefined ? branchHead : (parse(files).shared.base ?? branchHead);
acceptStart(paths, start, host);
if (files !== undefined)
write(files);
(0,store .X5)(paths);
await (0,subject .bi)({ name: `work.${plan}`, audit: () => auditWork(paths, { permit, host }) });
},
});
}
const plan_recipe_text = schemas .YjP();
const commit = plan_recipe_text.check(api .Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const landedSchema = schemas ._H3({
kind: schemas .euz('landed'),
...{ id: plan_recipe_text, plan: plan_recipe_text, item: plan_recipe_text, receipt_hash: plan_recipe_text, landed_commit: commit, follows: schemas .lqM(commit) },
});
const landingSchema = schemas ._H3({ ref: plan_recipe_text, old: schemas .mee(commit), parent: commit });
function sharedOf(files, { plan, branch }) {
const raw = (0,state_commit .Q0)(files, JOURNAL);
if (raw.length === 0)
return subject .K$;
const landings = raw.filter(({ kind }) => kind === undefined).map((each) => decoded(landingSchema, each));
const landed = raw.filter(({ kind }) => kind === 'landed').map((each) => decoded(landedSchema, each));
const foreign = landings.find(({ ref }) => ref !== branch)?.ref ?? landed.find((each) => each.plan !== plan)?.plan;
if (foreign !== undefined)
throw (0,subject .zU)(`what is of ${(0,base_text .TL)(foreign, 200)}`);
const { pending } = historyOf(files);
const trailer = `${workitem_landed .v}: ${pending?.hash}`;
const isCreated = landed.length > 0 || landings.length > 0;
return {
count: raw.length,
branch: isCreated ? branch : undefined,
base: landings[0]?.parent,
expected: landed.at(-1)?.landed_commit ?? landings[0]?.old ?? undefined,
isBegun: (_, message) => pending !== undefined && message.split('\n').includes(trailer),
depth: 2 * landed.length + 3,
accepted: landed.map((each) => acceptedChangeOf(files, each)),
isOver: false,
};
}
function historyOf(files) {
try {
return (0,workitem_history .E)((0,state_commit .Q0)(files, JOURNAL));
}
catch (error) {
if (error instanceof errors .Vl)
throw (0,subject .zU)(error.message);
throw error;
}
}
function acceptedChangeOf(files, { id, receipt_hash: hash }) {
const receipt = receiptOf(files, id);
const { before_commit: base, after_commit: after, work_item: item, tool_trace: trace } = receipt;
if (receipt.id !== id || receipt.receipt_hash !== hash || after === null) {
throw (0,subject .zR)(`a receipt of ${(0,base_text .TL)(receipt.id)} in the place of that of ${(0,base_text .TL)(id)}`);
}
return {
hash,
commit: after,
base,
item: item.id,
...(trace === 'unavailable' ? {} : { trace }),
...usageIn(files, id),
};
}
const endedSchema = schemas ._H3({
kind: schemas .euz('ended'),
...{ id: plan_recipe_text, plan: plan_recipe_text, item: plan_recipe_text, status: plan_recipe_text, receipt_hash: plan_recipe_text },
});
function recordsOf(files, of) {
let runs;
const ended = () => {
runs ??= (0,state_commit .Q0)(files, JOURNAL).flatMap((each) => (each.kind === 'ended' ? [decoded(endedSchema, each)] : []));
return runs;
};
return {
shared: sharedOf(files, of),
rejected: () => ended().flatMap(({ id, plan, item, status: outcome, receipt_hash: hash }) => {
if (plan !== of.plan)
return [];
const reason = receiptOf(files, id).reason ?? '';
return [
{
hashes: [hash],
attempt: { hash, item, name: `item ${(0,base_text .TL)(item)}`, outcome, reason, ...usageIn(files, id) },
},
];
}),
holds: (hash) => ended().some(({ id, receipt_hash: own }) => own === hash || receiptOf(files, id).reason?.includes((0,reported_attempt .y7)(hash)) === true),
covered: coveredByReceipts,
};
}
function usageIn(files, id) {
const bytes = files.get(`runs/${id}/${run_usage .ji}`);
return bytes === undefined ? {} : (0,subject .Fs)((0,run_usage .U6)(bytes.toString('utf8')));
}
function coveredByReceipts(files) {
const covered = new Set([JOURNAL]);
for (const id of (0,workitem_history .B$)(historyOf(files))) {
const path = `receipts/${id}.json`;
if (!files.has(path))
continue;
covered.add(path).add(`runs/${id}/RECEIPT.json`);
const { files: listed, replay_tool: tool } = receiptOf(files, id);
for (const name of Object.keys(listed))
covered.add(`runs/${id}/${name}`);
if (tool !== undefined)
covered.add(`tools/${tool}.mjs`);
}
return new Map([...files].filter(([path]) => covered.has(path)));
}
function receiptOf(files, id) {
try {
const result = receipt .KS.safeParse(JSON.parse(String(files.get(`receipts/${id}.json`))));
if (result.success)
return result.data;
}
catch (error) {
if (!(error instanceof SyntaxError))
throw error;
}
throw (0,subject .zR)(`no receipt ${(0,base_text .TL)(id)} that can be read`);
}
function decoded(schema, raw) {
const result = schema.safeParse(raw);
if (result.success)
return result.data;
throw (0,subject .zU)(`a record without a usable ${(0,base_text .TL)(result.error.issues[0]?.path.join('.') || 'shape')}`);
}
async function archive(paths, { branch, host, plan }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const _lock = __addDisposableResource(env_1, await (0,opening .Zd)(paths, host), true);
const stamp = host.now().toISOString().replaceAll(/[:.]/g, '-');
const archived = (0,external_node_path_.join)(paths.folder, 'aside', stamp);
(0,external_node_fs_.mkdirSync)(archived, { recursive: true });
const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-aside-'));
try {
const { refs } = (0,user_refs .ro)(paths.repository, folder);
const at = await (0,kernel_refs .sg)(refs, branch);
if (at !== undefined) {
await (0,kernel_refs .LH)(refs, { ref: `refs/heads/autorize-archive/work-${plan}-${stamp}`, from: undefined, to: at });
await refs(['update-ref', '--no-deref', '-d', branch, at]);
}
}
finally {
(0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
}
for (const name of [JOURNAL, 'receipts', 'runs', 'tools']) {
if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(paths.folder, name)))
(0,external_node_fs_.renameSync)((0,external_node_path_.join)(paths.folder, name), (0,external_node_path_.join)(archived, name));
}
(0,store .X5)(paths);
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
}),
68842:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Rp: () => ( stillBlocked),
bB: () => ( openBlockedItems),
tQ: () => ( readBlockedItems)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74044);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11042);
var _kernel_quiet_cache_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56915);
var _work_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11247);
function openBlockedItems(paths, { plan, left, now, isHeld }) {
const reasons = new Map(left.map((id) => [id, _work_event_js__WEBPACK_IMPORTED_MODULE_4__ .T]));
const at = now().toISOString();
const write = () => {
const others = readBlockedItems(paths).filter((each) => each.plan !== plan);
const all = [...others, ...[...reasons].map(([id, reason]) => ({ plan, id, reason, at }))];
if (all.length > 0)
(0,_kernel_quiet_cache_js__WEBPACK_IMPORTED_MODULE_3__ .sQ)(paths.blocked, `${JSON.stringify(all)}\n`);
else if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.blocked))
(0,_kernel_quiet_cache_js__WEBPACK_IMPORTED_MODULE_3__ .S2)(paths.blocked);
};
write();
return {
end: (item) => {
if (item.status === 'blocked')
reasons.set(item.id, item.reason);
else
reasons.delete(item.id);
},
[Symbol.dispose]: () => {
if (isHeld())
write();
},
};
}
function readBlockedItems(paths) {
try {
const raw = JSON.parse((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_2__ .zx)(paths.blocked)?.toString() ?? '[]');
return Array.isArray(raw) && raw.every(isBlockedItem) ? raw : [];
}
catch (error) {
if (error instanceof SyntaxError)
return [];
throw error;
}
}
function stillBlocked(items, receipts) {
const ended = new Map(receipts.map(({ plan, work_item, ended_at }) => [`${plan}\0${work_item.id}`, ended_at]));
return items.filter(({ plan, id, at }) => (ended.get(`${plan}\0${id}`) ?? '') < at);
}
function isBlockedItem(raw) {
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_1__ .Gv)(raw) || Object.keys(raw).length !== 4)
return false;
return [raw.plan, raw.id, raw.reason, raw.at].every((each) => typeof each === 'string');
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
55680:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
RD: () => ( executeWorkFile),
d$: () => ( runWork)
});
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var base_blake3 = __webpack_require__(51868);
var errors = __webpack_require__(45145);
var base_waiting = __webpack_require__(47479);
var known_start = __webpack_require__(55393);
var spending = __webpack_require__(89753);
var activity_log = __webpack_require__(84321);
var area_path = __webpack_require__(91934);
var private_area = __webpack_require__(63702);
var storage_error = __webpack_require__(31695);
var branch_claim = __webpack_require__(42189);
var disk_reserve = __webpack_require__(88414);
var git_version = __webpack_require__(61513);
var inspector_guard = __webpack_require__(95453);
var user_refs = __webpack_require__(11584);
var unable_agent = __webpack_require__(45954);
;
class AgentEnds {
#attempts = new unable_agent .Ut();
add(turn) {
if (turn.kind !== 'aborted')
this.#attempts.add(attemptOf(turn));
}
get unable() {
const unable = this.#attempts.findUnable();
return unable && (0,unable_agent .gb)(unable, this.#attempts);
}
}
function attemptOf(turn) {
if (turn.kind === 'captured')
return { failure: undefined, isBrokenOff: false, cause: undefined, reason: '' };
const { reason, failure } = turn;
if (turn.kind === 'withheld')
return { failure, reason, isBrokenOff: true, cause: undefined, isLost: !turn.hasWorked };
const { status, exitCode } = turn;
return { failure, reason, isBrokenOff: false, cause: (0,unable_agent .yp)({ failure, exitCode, isCut: status === 'timeout' }) };
}
var attempt_item = __webpack_require__(5546);
var external_node_fs_ = __webpack_require__(73024);
var canonical_json = __webpack_require__(19533);
var finding = __webpack_require__(17785);
var journal_chain = __webpack_require__(50534);
var base_text = __webpack_require__(7953);
var boundaries = __webpack_require__(88814);
var boundaries_change = __webpack_require__(32165);
var ancestry = __webpack_require__(72527);
var git = __webpack_require__(13096);
var git_store = __webpack_require__(25367);
var user_programs = __webpack_require__(71703);
var admit = __webpack_require__(64048);
var workitem_deltas = __webpack_require__(12356);
var landed = __webpack_require__(9043);
var workitem_landing = __webpack_require__(53359);
var landing_message = __webpack_require__(13090);
var opening = __webpack_require__(32375);
var workitem_receipt = __webpack_require__(80083);
var receipt_seal = __webpack_require__(98005);
var run_files = __webpack_require__(10468);
var state_hash = __webpack_require__(89524);
var workitem_store = __webpack_require__(50492);
;
async function finishBegun(request) {
const { paths, journal, refs, folder } = request;
const { pending, unusable } = (0,workitem_store .E9)(journal);
if (unusable !== undefined) {
(0,workitem_landing .Nf)({ paths, journal }, unusable);
return droppedNote(['its record is none of a landing']);
}
if (pending === undefined)
return undefined;
const { landing, hash } = pending;
const { ref, old } = landing;
const trailer = `${landed .v}: ${hash}`;
const isHeld = (await (0,landed .m)(refs, { ref, old, trailer })) !== undefined;
const store = (0,git_store .h$)({ folder: (0,private_area .IS)(folder), base: landing.draft.store_base });
const issues = isHeld || store === undefined ? [] : await begunIssues(request, landing, store);
if (issues.length === 0) {
await (0,workitem_landing .lI)(request);
return undefined;
}
(0,workitem_landing .Nf)({ paths, journal }, landing);
return droppedNote(issues);
}
function droppedNote(issues) {
return `a landing that was begun is not one of a run here and was dropped: ${(0,finding .Ms)(issues) ?? ''}`;
}
async function begunIssues(request, landing, store) {
const parsed = workitem_receipt .KS.safeParse((0,workitem_landing .cs)(landing, landing.parent, request.blake3));
if (!parsed.success)
return ['its record is none of a landing'];
const receipt = parsed.data;
const { plan, host } = request;
const work = receipt.plan === plan ? request.work : await (0,opening .L9)(receipt.plan, host);
const programs = await (0,user_programs .V)(request.paths.repository, host.env);
const settings = { permit: work?.permit ?? [], programs };
const checking = {
...{ ...request, landing, receipt, store, settings },
history: (0,workitem_store .E9)(request.journal),
work: receipt.plan === plan && request.isAlone ? undefined : work,
};
const issues = [...chainIssues(checking), ...itemIssues(checking), ...fileIssues(checking)];
if (issues.length > 0)
return issues;
try {
const ofLine = await lineIssues(checking);
return ofLine.length > 0 ? ofLine : await changeIssues(checking);
}
catch (error) {
if (!(error instanceof git .XS))
throw error;
return [`git cannot read what it speaks of: ${error.message}`];
}
}
function chainIssues({ landing, receipt, history, journal }) {
const { ref, old, parent, merged, iter, draft } = landing;
const { plan, branch, id, before_commit: before } = receipt;
const issues = [];
const require = (isRight, issue) => void (isRight || issues.push(issue));
require(ref === `refs/heads/${branch}` &&
branch === `autorize-work/${plan}`, `it moves ${(0,base_text .TL)(ref, 200)}, which is not the branch of its plan`);
require(old === null || old === parent, 'it is not based on the head of its branch');
require((merged === undefined) === (before === parent), 'it merges otherwise than its input says');
require(draft.follows === undefined || draft.follows === parent, 'the checkout would follow another commit');
require(iter === history.landed.length + 1, `it is landing ${iter} of ${history.landed.length + 1}`);
require(draft.previous ===
(history.landed.at(-1)?.receipt_hash ?? null), 'its receipt does not follow the one before it');
const isTaken = journal.records.some((each) => each.kind !== undefined && each.id === id);
require(!isTaken, `the run ${id} was concluded before`);
const message = merged === undefined ? (0,landing_message .d)(receipt) : (0,landing_message .w)(receipt);
require(landing.message === (0,journal_chain .ES)(message), 'its message is not the one of its receipt');
require(landing.date === receipt.ended_at, 'its time is not the one of its receipt');
return issues;
}
function itemIssues({ receipt, work, blake3, requiresToolTrace }) {
const { status, reason, work_item: item, agent, admission, tests, tool_trace: trace } = receipt;
const issues = [];
if (status !== 'success' || reason !== null)
issues.push(`its status is ${(0,base_text .TL)(status)}`);
const planned = work?.items.find(({ id }) => id === item.id);
const isPlanned = planned !== undefined && (0,canonical_json .d)((0,journal_chain .ES)(planned)) === (0,canonical_json .d)(item);
if (work !== undefined && !isPlanned)
issues.push(`the plan has no such item ${(0,base_text .TL)(item.id)}`);
if (agent.id !== item.agent_id || receipt.work_item_hash !== (0,receipt_seal .FE)(item, agent, blake3)) {
issues.push('work_item_hash is not the hash of its item and agent');
}
if (admission?.ok !== true)
issues.push('it was not admitted');
if (requiresToolTrace && trace === 'unavailable')
issues.push('it has no tool trace');
const { test_command: command } = item;
const isTested = command === undefined ? tests === null : tests?.command === command && tests.outcome === 'passed';
if (!isTested)
issues.push('its tests did not pass');
return issues;
}
function fileIssues({ receipt, paths: place, blake3 }) {
const { id, files, replay_tool: tool } = receipt;
const paths = Object.entries(files).map(([name, hash]) => [name, (0,external_node_path_.join)((0,workitem_store .kQ)(place, id), (0,external_node_path_.basename)(name)), hash]);
if (tool !== undefined)
paths.push(['the program that replays it', (0,workitem_store .Ou)(place, tool), tool]);
return paths.flatMap(([name, path, hash]) => {
if (!(0,external_node_fs_.existsSync)(path) && (0,run_files .p)(name))
return [];
if ((0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
return [`${(0,base_text .TL)(name)} of its run is gone`];
return blake3((0,external_node_fs_.readFileSync)(path)) === hash ? [] : [`${(0,base_text .TL)(name)} of its run was changed`];
});
}
async function lineIssues({ landing, receipt, refs, folder, store, head, history }) {
const { old, parent, merged } = landing;
const { before_commit: before, after_hash: hash } = receipt;
const issues = [];
const isOfUser = old !== null || (0,known_start .e6)(folder, parent) || (await (0,ancestry .Q)(refs, { base: parent, branchHead: head }));
if (!isOfUser) {
issues.push(`it begins at ${parent}, which what is checked out does not hold`);
}
if (!(await (0,ancestry .Q)(refs, { base: before, branchHead: parent })))
issues.push('its input does not lead to its branch');
if (merged !== undefined) {
const { stdout } = await store.git(['rev-list', '--parents', '-n', '1', '--end-of-options', merged, '--']);
if (stdout.toString().trim() !== `${merged} ${before}`)
issues.push('what it merges does not stand on its input');
}
for (const earlier of history.landed) {
if (earlier.after_hash !== hash)
continue;
const isBefore = await (0,ancestry .Q)(refs, { base: earlier.landed_commit, branchHead: before });
if (isBefore)
issues.push(`Duplicate output hash: already produced by ${earlier.id}`);
}
return issues;
}
async function changeIssues({ landing, receipt, store, blake3, work, settings, requiresToolTrace, }) {
const { parent, merged, tree: landed } = landing;
const { before_commit: before, work_item: item, tool_trace: trace } = receipt;
const hasher = new state_hash .l(store.git, blake3);
const tree = merged === undefined ? landed : await (0,git_store .bR)(store, merged);
const after = await hasher.hashTree(tree);
const states = [
['before_commit', (await hasher.hashTree(before)).hash, receipt.before_hash],
['after_commit', after.hash, receipt.after_hash],
['landed_commit', (await hasher.hashTree(landed)).hash, receipt.landed_hash],
];
const wrong = states.filter(([, found, expected]) => found !== expected);
if (wrong.length > 0)
return wrong.map(([name]) => `the state of ${name} is not that of its receipt`);
const change = await (0,boundaries_change .pm)(store, { from: before, tree });
const artifacts = (0,admit .Ns)(change, after);
const issues = [];
if ((0,canonical_json .d)(artifacts) !== (0,canonical_json .d)(receipt.artifacts))
issues.push('its artifacts are not its change');
if (artifacts.length === 0)
issues.push('it changes nothing');
const deltas = (0,workitem_deltas .kH)(change, (0,workitem_deltas .CC)(work?.classes ?? {}));
const capsule = { artifacts, toolTrace: trace === 'unavailable' ? undefined : trace, ...deltas };
const asked = { item, capsule, change, hash: after.hash, history: new Map() };
const verdict = (0,admit .w4)({ ...settings, requiresToolTrace }, asked);
if (!verdict.ok)
issues.push(verdict.reason);
const absent = (0,admit .Dv)(item.output_files, after);
if (absent.length > 0)
issues.push(`missing output files: ${absent.join(', ')}`);
if (merged !== undefined) {
const sizes = { maxFiles: undefined, maxDiffLines: undefined };
const whole = await (0,boundaries_change .pm)(store, { from: parent, tree: landed });
const admission = (0,boundaries .K)(whole, { ...(0,admit .xf)(settings), ...sizes });
if (admission.kind === 'denied')
issues.push(...admission.reasons);
}
return issues;
}
var blocked_items = __webpack_require__(68842);
var acceptance = __webpack_require__(37008);
var export_commits = __webpack_require__(63147);
var exchange = __webpack_require__(35302);
var follow_mark = __webpack_require__(31450);
var git_work_tree = __webpack_require__(51221);
var own_file_writes = __webpack_require__(77472);
var folder_content = __webpack_require__(95675);
;
const RECORDS = '/.autorize/';
const PERMISSIONS = 0o7777;
async function freeze(paths) {
const { hasher, folder, signal } = paths;
const id = await capture(paths);
const { hash, entries } = await hasher.hashTree(id, signal);
const rights = new Map();
for (const { path, mode } of entries) {
const found = rightsOf(folder, path);
if (found !== undefined && found !== defaultRights(mode))
rights.set(path, found);
}
return { id, hash, rights };
}
async function capture({ store, folder, indexFile, excludes, signal }) {
const ignoreFile = `${indexFile}.ignore`;
(0,own_file_writes .OP)(ignoreFile, [(0,external_node_fs_.readFileSync)(store.ignoreFile, 'utf8'), ...excludes, RECORDS, exchange .x, ''].join('\n'));
const captured = await (0,git_work_tree .FI)({ ...store, ignoreFile }, { folder, indexFile }, { signal });
if (captured.kind === 'captured')
return captured.tree;
throw new errors .Rb({
message: `the state of ${(0,base_text .TL)(folder, 200)} cannot be taken: ${'reason' in captured ? captured.reason : captured.kind}`,
remedy: 'Rename the file, or make it readable.',
});
}
async function thaw(paths, to) {
const { store, folder, hasher, staging } = paths;
const changes = await diffTrees(store, { from: await capture(paths), to: to.id });
const exchanged = await exchangeFiles({ folder, objects: store, staging, lasts: false }, changes);
if (exchanged.kind === 'foreign') {
throw new PreconditionError({
message: `${quoted(exchanged.path, 200)} is in the way, or was changed just now; nothing was touched`,
remedy: 'Move it out of the work tree, then run the command again.',
});
}
if (to.rights === undefined)
return;
const { entries } = await hasher.hashTree(to.id);
for (const { path, mode } of entries)
restoreRights(folder, { path, wanted: to.rights.get(path) ?? defaultRights(mode) });
}
function defaultRights(mode) {
if (mode === '100644')
return 0o644;
return mode === '100755' ? 0o755 : undefined;
}
function rightsOf(folder, path) {
const found = (0,external_node_fs_.lstatSync)((0,folder_content .$$)(folder, path), { throwIfNoEntry: false });
return found?.isFile() === true ? found.mode & PERMISSIONS : undefined;
}
function restoreRights(folder, { path, wanted }) {
const found = rightsOf(folder, path);
if (wanted !== undefined && found !== undefined && found !== wanted)
chmodSync(bytesOf(folder, path), wanted);
}
var work_run = __webpack_require__(18022);
;
class CheckoutFollower {
#run;
#place;
#state;
constructor(run, paths, state) {
this.#run = run;
this.#place = paths;
this.#state = state;
}
static async open(run) {
const { repository, store } = run.privateArea;
const excludes = [
(0,external_node_path_.join)(repository.commonDir, 'info', 'exclude'),
(0,external_node_path_.join)(run.host.env.XDG_CONFIG_HOME || (0,external_node_path_.join)(run.host.env.HOME || '/', '.config'), 'git', 'ignore'),
].flatMap((path) => ((0,external_node_fs_.existsSync)(path) ? [(0,external_node_fs_.readFileSync)(path, 'utf8')] : []));
const indexFile = (0,external_node_path_.join)(store.folder, 'checkout.index');
const staging = [run.paths.folder, repository.gitDir];
const place = { store, hasher: run.hasher, folder: repository.folder, indexFile, excludes, staging };
const state = await freeze({ ...place, signal: run.signal }).catch((error) => {
if (run.signal.aborted)
return undefined;
throw error;
});
if (state === undefined)
return undefined;
const follower = new CheckoutFollower(run, place, state);
await follower.#recordStart();
return follower;
}
async #recordStart() {
const { privateArea, hasher, host, branch } = this.#run;
const { hash } = await hasher.hashTree(this.#run.branchHead);
if (hash === this.#state.hash)
return;
const commit = await (0,git_store .SC)(privateArea.store, {
tree: this.#state.id,
parents: [this.#run.branchHead],
message: `The checkout before the run\n\nAutorize-Plan: ${this.#run.plan}\nAutorize-State: ${this.#state.hash}\n`,
identity: acceptance .zK,
date: host.now().toISOString(),
});
const move = { ref: `refs/heads/${branch}`, from: this.#run.branchAt, to: commit };
const moved = await (0,export_commits .D_)(privateArea.store, privateArea.repository, move);
if (moved.kind === 'moved')
throw changed(`the branch ${branch} was moved by somebody else`);
this.#run.branchHead = commit;
this.#run.branchAt = commit;
}
async follow() {
const found = await freeze(this.#place);
if (found.hash !== this.#state.hash) {
throw changed(`the checkout was changed while the plan ran; what landed is on ${this.#run.branch}`);
}
await bring(this.#run, this.#place, found);
this.#state = await freeze(this.#place);
}
}
async function bring(run, paths, from) {
const { store, folder, staging } = paths;
const tree = await (0,git_store .bR)(store, run.branchHead);
const changes = await (0,git_store .j_)(store, { from: from.id, to: tree });
const exchanged = await (0,exchange .d)({ folder, objects: store, staging, lasts: true }, changes);
if (exchanged.kind === 'foreign') {
const path = (0,base_text .TL)(exchanged.path, 200);
throw changed(`${path} is ignored here and in the way, or was changed just now; what landed is on ${run.branch}`);
}
(0,work_run .n)(run, { kind: 'thawed' });
(0,follow_mark .zc)(run.paths);
}
function changed(message) {
return new errors .Rb({ message, remedy: 'See what changed: git status. Then run the plan again.' });
}
var finish_landing = __webpack_require__(52242);
var workitem_history = __webpack_require__(45351);
var remove_tree = __webpack_require__(14311);
;
async function attemptSeparately(run, request) {
try {
const attempted = await (0,attempt_item .ZU)(run, request);
const wasFull = await (0,private_area .mk)(run.privateArea, [request.slot]);
if (attempted.kind !== 'ended' || !wasFull)
return attempted;
(0,remove_tree .dM)(attempted.folder);
}
catch (error) {
if ((0,storage_error .QX)(() => '', error)?.code !== 'disk_full')
throw error;
await (0,private_area .OE)(run.privateArea, [request.slot]);
}
return undefined;
}
;
const INTERRUPTED = 'the run was interrupted while it was under way';
async function runLevel(run, { items, base, jobs, onBegin }, conclude) {
const owners = new Map();
const attempts = items.map(() => createDeferred());
let next = 0;
let isBroken = false;
const slots = Array.from({ length: Math.min(jobs, items.length) }, (_, index) => index + 1);
const crowdedOut = [];
const take = async (at, slot, attemptOne) => {
const [item, attempt] = [items[at], attempts[at]];
if (item === undefined || attempt === undefined)
return;
if (run.signal.aborted) {
attempt.resolve({ kind: 'aborted' });
return;
}
const overspending = run.proposed === undefined ? (0,spending .sb)(run.spending) : undefined;
if (overspending !== undefined) {
attempt.resolve({ kind: 'withheld', reason: `budget.usd: ${overspending}` });
return;
}
const unable = run.proposed === undefined ? run.agentEnds.unable : undefined;
if (unable !== undefined) {
attempt.resolve({ kind: 'withheld', reason: unable.reason });
return;
}
onBegin(item.id);
const attempted = await attemptOne(run, { item, slot, base });
if (attempted === undefined)
crowdedOut.push(at);
else
attempt.resolve(attempted);
};
const work = async (slot) => {
const attemptOne = slots.length === 1 ? attempt_item .ZU : attemptSeparately;
while (next < items.length && !isBroken) {
const at = next;
next += 1;
await take(at, slot, attemptOne);
}
};
const workAlone = async () => {
for (const at of crowdedOut.sort((one, other) => one - other)) {
await (0,private_area .OE)(run.privateArea, slots);
if (!isBroken)
await take(at, 1, attempt_item .ZU);
}
await (0,private_area .mk)(run.privateArea, slots);
};
const slot = jobs + 1;
const fail = (error) => {
isBroken = true;
run.cancel();
for (const { reject, promise } of attempts) {
promise.catch(() => undefined);
reject(error);
}
throw error;
};
const workspaces = slots.map((number) => work(number).catch(fail));
const alone = Promise.allSettled(workspaces).then(workAlone).catch(fail);
const concludeAll = async () => {
for (const [at, item] of items.entries()) {
const attempted = await attempts[at]?.promise;
if (attempted === undefined)
return;
if (await (0,private_area .mk)(run.privateArea, []))
await Promise.allSettled([alone]);
if (attempted.kind === 'withheld') {
await conclude(item, { withheld: attempted.reason });
continue;
}
const receipt = attempted.kind === 'aborted' ? undefined : await (0,workitem_landing .nu)(run, { attempted, base, owners, slot });
await conclude(item, receipt === undefined ? { withheld: INTERRUPTED } : { receipt });
}
};
const ends = await Promise.allSettled([...workspaces, alone, concludeAll().catch(fail)]);
await (0,private_area .mk)(run.privateArea, [slot]);
const failed = ends.find((end) => end.status === 'rejected');
if (failed !== undefined)
throw failed.reason;
}
function createDeferred() {
let conclude;
const promise = new Promise((resolve, reject) => {
conclude = { resolve, reject };
});
if (conclude === undefined)
throw new Error('a promise without its functions');
return { promise, ...conclude };
}
var workitem_plan = __webpack_require__(87440);
var byte_path = __webpack_require__(4862);
var decode = __webpack_require__(74044);
var raw_diff = __webpack_require__(3800);
var repository_path = __webpack_require__(46204);
var schema_problems = __webpack_require__(86586);
var command_environment = __webpack_require__(2374);
var environment_issues = __webpack_require__(75857);
var cores = __webpack_require__(2908);
var kernel_refs = __webpack_require__(83144);
var contract = __webpack_require__(51421);
;
async function requireSound(check) {
const { loaded, only, ofCommand, needsAgents, host } = check;
const { document, problems } = loaded;
const variables = needsAgents ? (0,opening .f)(document, host) : [];
const reported = new Set(problems.map(({ path }) => path));
const more = [...(await missingInputs(check)), ...variables].filter(({ path }) => !reported.has(path));
const ofPlan = [...problems, ...more, ...missingCores(loaded), ...environmentProblems(check)];
const ofFlags = [...ofCommand, ...unknownNames(only, loaded)];
if (ofPlan.length > 0) {
throw new errors .Vl([...ofFlags, ...(document.file === '' ? (0,opening .fx)(ofPlan) : ofPlan)]);
}
if (ofFlags.length > 0)
throw new errors .eb(ofFlags);
}
function environmentProblems({ loaded: { document }, paths, host: { env } }) {
const raw = (0,decode .YN)((0,decode .YN)(document.value).environment);
const named = { readable: textsOf(raw.readable), devices: textsOf(raw.devices) };
const ofPlaces = (0,command_environment .p1)(paths.repository, env)(named).map(([path, { found, expected, remedy }]) => [path, found, expected, remedy]);
const ofVariables = (0,environment_issues .hE)(['environment', 'env'], raw.env, (0,command_environment .kL)(env));
return [...ofVariables, ...ofPlaces].map((issue) => (0,contract .vK)(document, issue));
}
function textsOf(list) {
const entries = (0,decode .cX)(list);
return entries.every((each) => typeof each === 'string') ? entries : [];
}
function missingCores({ document, work }) {
const problems = (0,cores .xG)(work?.environment?.cpus ?? []);
return problems.map((problem) => (0,schema_problems .l4)(document, ['environment', 'cpus'], problem));
}
function itemsOf({ document }) {
return (0,decode .cX)((0,decode .YN)(document.value).items).map((raw, at) => {
const item = (0,decode .YN)(raw);
return { at, item, id: typeof item.id === 'string' ? item.id : undefined };
});
}
function unknownNames(only, loaded) {
const known = itemsOf(loaded).flatMap(({ id }) => id ?? []);
return only
.filter((id) => !known.includes(id))
.map((id) => ({
found: `--only ${(0,base_text .TL)(id)}`,
expected: 'the id of an item of the plan',
remedy: (0,base_text .h)(id, known),
}));
}
async function missingInputs(check) {
const { loaded, only, paths } = check;
const isWhole = only.length === 0 || unknownNames(only, loaded).length > 0;
const asked = itemsOf(loaded).filter(({ item, id }) => (0,decode .cX)(item.input_files).length > 0 &&
(0,decode .cX)(item.dependencies).length === 0 &&
(isWhole || only.includes(id ?? '')));
if (asked.length === 0)
return [];
const { landed } = (0,workitem_history .E)((0,workitem_store .N9)(paths));
const done = new Set(landed.filter(({ plan }) => plan === loaded.plan).map((each) => each.item));
const start = await listStart(check);
if (start === undefined)
return [];
return asked
.filter(({ id }) => id === undefined || !done.has(id))
.flatMap(({ item, at }) => (0,decode .cX)(item.input_files).flatMap((supplied, index) => {
const path = typeof supplied === 'string' ? (0,repository_path .F)(supplied) : undefined;
if (path === undefined || start.has(path))
return [];
return [
(0,schema_problems .l4)(loaded.document, ['items', at, 'input_files', index], {
found: `the missing input file ${(0,base_text .TL)(supplied, 200)}`,
expected: `a file of ${start.name}, or an item in "dependencies" that makes it`,
remedy: 'Commit it, or name the item that makes it in the dependencies of this one.',
}),
];
}));
}
async function listStart({ paths: place, loaded, inPlace }) {
const { repository } = place;
if (inPlace)
return { name: 'the checkout', has: (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(repository.folder, path)) };
const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-check-'));
try {
const { refs } = (0,user_refs .ro)(repository, scratch);
const branch = await (0,kernel_refs .sg)(refs, `refs/heads/autorize-work/${loaded.plan}`);
const branchHead = branch ?? (await (0,user_refs .zy)(repository, refs));
if (branchHead === undefined)
return undefined;
const paths = await listPaths(refs, branchHead);
return { name: branchHead.slice(0, 12), has: (path) => paths.has(path) };
}
finally {
(0,remove_tree .dM)(scratch);
}
}
async function listPaths(refs, commit) {
const { stdout } = await refs(['ls-tree', '-r', '-z', '--name-only', '--full-tree', '--end-of-options', commit]);
return new Set((0,raw_diff .K)(stdout).map(byte_path .q0));
}
var schemas = __webpack_require__(94343);
var api = __webpack_require__(43759);
var lost_usage = __webpack_require__(80741);
var agent_usage = __webpack_require__(32146);
var durable = __webpack_require__(84831);
var own_files = __webpack_require__(11042);
;
const amount = schemas .aig().check(api .qm(0));
const planSchema = schemas .Ikc({
dollars: schemas .YOg(amount),
max_usd: schemas .lqM(amount),
open: schemas .lqM(schemas .g1P(schemas .YjP(), amount)),
});
const fileSchema = schemas .g1P(schemas .YjP(), planSchema);
class PlanSpending {
inFlight = 0;
dollars;
budgetUsd;
#request;
#limit;
#open = new Map();
constructor(request) {
const { paths, plan, budgetUsd, budget, isStored } = request;
const known = isStored ? readEntries(paths)[plan] : undefined;
this.dollars = budgetUsd === undefined ? [...(known?.dollars ?? []), ...lostDollars(paths, known?.open)] : [];
this.#request = request;
this.#limit = budgetUsd ?? known?.max_usd;
this.budgetUsd = (0,spending .BI)(this.#limit, budget);
this.#store();
}
begin(id) {
if (this.#open.has(id))
return;
this.#open.set(id, 0);
this.#store();
}
add(id, dollars) {
this.dollars.push(dollars);
const counted = this.#open.get(id);
if (counted !== undefined)
this.#open.set(id, counted + dollars);
this.#store();
}
end(id) {
this.#open.delete(id);
}
conclude() {
const { paths, plan, isStored } = this.#request;
if (!isStored)
return;
const { [plan]: _, ...others } = readEntries(paths);
writeEntries(paths, others);
}
#store() {
const { paths, plan, isStored } = this.#request;
if (!isStored)
return;
const limit = this.#limit === undefined ? {} : { max_usd: this.#limit };
const open = this.#open.size === 0 ? {} : { open: Object.fromEntries(this.#open) };
writeEntries(paths, { ...readEntries(paths), [plan]: { dollars: this.dollars, ...limit, ...open } });
}
}
function lostDollars({ runs, strays }, open = {}) {
return Object.entries(open)
.filter(([id]) => (0,workitem_store .eQ)(id))
.map(([id, counted]) => {
const usage = [runs, strays].map((folder) => (0,lost_usage .s)((0,external_node_path_.join)(folder, id))).find((each) => each !== undefined);
return Math.max(0, (0,agent_usage .cI)((usage?.usd ?? 0) - counted));
})
.filter((usd) => usd > 0);
}
const fileOf = ({ folder }) => (0,external_node_path_.join)(folder, 'spending.json');
function readEntries(paths) {
try {
const parsed = fileSchema.safeParse(JSON.parse((0,own_files .zx)(fileOf(paths))?.toString() ?? '{}'));
return parsed.success ? parsed.data : {};
}
catch (error) {
if (error instanceof SyntaxError)
return {};
throw error;
}
}
function writeEntries(paths, entries) {
if (Object.keys(entries).length === 0 && !(0,external_node_fs_.existsSync)(fileOf(paths)))
return;
(0,durable .fR)(fileOf(paths), [`${JSON.stringify(entries, null, 2)}\n`]);
}
var ready_agent = __webpack_require__(20616);
var replay_tool = __webpack_require__(25511);
var reported_attempt = __webpack_require__(6729);
var proposed_item = __webpack_require__(63169);
var run_usage = __webpack_require__(52028);
;
async function recordReported(run, reported) {
if (reported.length === 0)
return;
const state = await run.hasher.hashTree(run.branchHead);
const base = { commit: run.branchHead, state, history: new Map(run.history) };
for (const each of reported) {
const item = run.work.items.find(({ id }) => id === each.item);
if (item === undefined || run.signal.aborted)
continue;
const attempted = (0,attempt_item .a7)(run, { item, base }, { reason: (0,reported_attempt .hZ)(each), status: statusOf(each) });
const { wave, origin } = each;
if (wave !== undefined)
(0,proposed_item .gk)(attempted.folder, { origin, outcome: each.outcome, wave });
if (each.usage !== undefined)
(0,own_file_writes .OP)((0,external_node_path_.join)(attempted.folder, run_usage .ji), `${JSON.stringify(each.usage)}\n`);
await (0,workitem_landing .nu)(run, { attempted, base, owners: new Map(), slot: 1 });
}
}
function statusOf({ outcome }) {
return workitem_receipt .LV.find((each) => each === outcome && each !== 'success') ?? 'failure';
}
var shared_tests = __webpack_require__(22558);
var stored_result = __webpack_require__(20027);
var waiting_items = __webpack_require__(71509);
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
async function executeWorkItems(items, options) {
const { agents, plan = 'plan', permit, capture, environment, setup, build, classes } = options;
const keys = { permit, capture, environment, setup, build, classes };
const document = documentOf({ version: 1, plan, agents, items, ...keys });
return runWork({ loaded: { ...decodeWork(document, plan), document }, options, isAlone: false, ofCommand: [] });
}
async function executeWorkFile(file, options, { ofCommand = [] } = {}) {
const needsAgents = options.proposed === undefined;
const loaded = await (0,opening .CW)(file, options.host, { needsAgents }).catch((error) => {
throw error instanceof errors .Vl ? new errors .Vl([...ofCommand, ...error.problems]) : error;
});
return runWork({ loaded, options, ofCommand, isAlone: false });
}
async function runWork({ loaded, options, ofCommand, isAlone }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { host, only = [], inPlace = false } = options;
const paths = (0,workitem_store.workPathsOf)(host);
const _guard = __addDisposableResource(env_1, (0,inspector_guard .f)(), false);
const needsAgents = options.proposed === undefined;
if (inPlace)
await (0,finish_landing .bY)(paths, host);
await requireSound({ loaded, paths, host, only, inPlace, needsAgents, ofCommand });
if (loaded.work === undefined)
throw new Error('a plan without a problem was not decoded');
const { work, document } = loaded;
try {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
(0,workitem_store .X5)(paths);
const lock = __addDisposableResource(env_2, await (0,opening .Zd)(paths, host), true);
return await runLocked({ loaded, work, options, paths, lock, isAlone });
}
catch (e_1) {
env_2.error = e_1;
env_2.hasError = true;
}
finally {
const result_1 = __disposeResources(env_2);
if (result_1)
await result_1;
}
}
catch (error) {
const command = () => `autorize work run ${document.file === '' ? 'FILE' : document.file}`;
throw (0,storage_error .ML)(command, { cause: error, repository: paths.repository }) ?? error;
}
}
catch (e_2) {
env_1.error = e_2;
env_1.hasError = true;
}
finally {
__disposeResources(env_1);
}
}
async function runLocked({ loaded, work, options, paths, lock, isAlone }) {
const env_3 = { stack: [], error: void 0, hasError: false };
try {
const { host, jobs = (0,external_node_os_.availableParallelism)(), only = [], budgetUsd, onEvent = () => undefined } = options;
const [{ plan }, { repository }] = [loaded, paths];
const branch = `autorize-work/${plan}`;
const blake3 = await (0,base_blake3 .V)();
const folder = (0,area_path .PH)((0,workitem_store .hM)(paths, host));
await (0,private_area .az)(folder);
const { refs } = (0,user_refs .ro)(repository, (0,external_node_path_.join)(folder, 'user'));
const merges = options.proposed !== undefined;
const locks = await (0,branch_claim .V)(refs, { repository, ref: `refs/heads/${branch}`, merges });
const head = await (0,user_refs .EU)(repository, refs);
const journal = __addDisposableResource(env_3, (0,workitem_store .$M)(paths, folder), false);
const begun = { plan, work, isAlone, requiresToolTrace: options.requireToolTrace === true, head, host };
const dropped = await finishBegun({ paths, journal, refs, folder, blake3, ...begun });
await (0,finish_landing .ny)(paths, journal);
const branchAt = await (0,opening .VD)(paths, refs, branch);
const branchHead = branchAt ?? head;
if (branchAt === undefined)
(0,known_start .$J)(folder, head);
const needsAgents = !merges;
const history = (0,workitem_store .E9)(journal);
(0,workitem_store .n4)(paths, (0,workitem_history .B$)(history));
const agents = await (0,opening ._F)(work, host, { needsAgents, sandbox: options.sandbox });
const landed = await (0,opening .j3)(refs, history.starts);
const current = history.landed.filter(({ landed_commit: commit }) => landed.has(commit));
const privateArea = await (0,private_area .n1)({
...{ folder, repository, base: branchHead, branchHead, level: (0,ready_agent ._$)([...agents.values()]) },
parentEnv: host.env,
hidden: options.hidden ?? [],
environment: work.environment,
onNote: (note) => onEvent({ kind: 'note', note }),
signal: options.signal,
});
const _refs = __addDisposableResource(env_3, (0,private_area .x9)(privateArea, (note) => onEvent({ kind: 'note', note })), false);
const reserve = __addDisposableResource(env_3, (0,disk_reserve .n)(paths.reserve, lock.isHeld), false);
const fault = new AbortController();
const waits = (0,waiting_items .G)(paths, plan);
const activity = __addDisposableResource(env_3, (0,activity_log .Y)({ path: paths.activity, host, isHeld: lock.isHeld, onChange: options.onActivity }), false);
const run = {
...{ paths, plan, branch, work, agents, host, blake3, privateArea, journal, lock, reserve, branchAt, branchHead },
secrets: (0,opening .rm)(work, host),
hasher: new state_hash .l(privateArea.store.git, blake3),
classify: (0,workitem_deltas .CC)(work.classes),
...{ requiresToolTrace: begun.requiresToolTrace, inPlace: options.inPlace === true },
gitVersion: await (0,git_version .lg)(refs),
replayTool: (0,replay_tool .ys)(blake3),
...{ proposed: options.proposed, waveSlot: options.slot },
sharedTests: [],
activity,
spending: new PlanSpending({ paths, plan, budgetUsd, budget: work.budget?.usd, isStored: needsAgents && !isAlone }),
...{ agentEnds: new AgentEnds(), timeLeftMs: options.timeLeftMs },
onWait: (id, waiting) => {
waits.set(id, waiting);
activity.begin(id, waiting === null ? 'agent at work' : (0,base_waiting .i)(waiting));
if (waiting !== null)
onEvent({ kind: 'waiting', id, waiting });
},
signal: AbortSignal.any([lock.lost, fault.signal, ...(options.signal === undefined ? [] : [options.signal])]),
cancel: () => fault.abort(),
history: new Map(current.map(({ after_hash, id }) => [after_hash, id])),
previous: history.landed.at(-1)?.receipt_hash ?? null,
};
const follower = run.inPlace ? await CheckoutFollower.open(run) : undefined;
const chosen = only.length === 0 ? work.items : work.items.filter(({ id }) => only.includes(id));
const levels = (0,workitem_plan ._j)(chosen);
onEvent({
kind: 'started',
plan,
branch,
base: run.branchHead,
levels: levels.map((each) => each.map(({ id }) => id)),
notes: [locks, (0,ready_agent .Bi)(privateArea), needsAgents ? (0,ready_agent .NZ)(agents.values()) : [], dropped ?? []].flat(),
});
const already = new Map(current.filter((each) => each.plan === plan).map((each) => [each.item, each]));
const isDone = (item) => (0,attempt_item .Ki)(run, item, already.get(item.id));
const left = chosen.flatMap((item) => (isDone(item) ? [] : [item.id]));
const blocked = __addDisposableResource(env_3, (0,blocked_items .bB)(paths, { plan, left, now: host.now, isHeld: lock.isHeld }), false);
const reports = new Map();
const tell = (report) => {
reports.set(report.id, report);
blocked.end(report);
activity.end(report.id);
onEvent({ kind: 'ended', item: report });
};
const obstacles = new Map();
for (const item of work.items) {
for (const name of chosen.includes(item) ? item.dependencies : []) {
if (chosen.some(({ id }) => id === name) || already.has(name))
continue;
obstacles.set(name, { status: 'blocked', reason: 'it has not landed and is not part of this run' });
}
}
const withhold = async (item, base, why) => {
obstacles.set(item.id, why);
if (!isAlone)
return tell({ id: item.id, status: 'blocked', reason: why.reason });
const attempted = (0,attempt_item .a7)(run, { item, base }, { reason: why.reason });
const receipt = await (0,workitem_landing .nu)(run, { attempted, base, owners: new Map(), slot: 1 });
if (receipt !== undefined)
tell({ id: item.id, reused: false, ...(0,stored_result .B)(paths, receipt) });
};
for (const items of levels) {
const open = [];
const state = await run.hasher.hashTree(run.branchHead);
const base = { commit: run.branchHead, state, history: new Map(run.history) };
for (const item of items) {
const block = (0,workitem_plan .P_)(item, obstacles);
const earlier = already.get(item.id);
if (earlier !== undefined && isDone(item)) {
tell({ id: item.id, reused: true, ...(0,stored_result .E)(paths, (0,workitem_store .b8)(paths, earlier.id)) });
}
else if (block !== undefined) {
await withhold(item, base, isAlone ? { ...block, reason: `Dependency missing: ${block.reason}` } : block);
}
else if (run.signal.aborted) {
await withhold(item, base, { status: 'blocked', reason: 'the run was interrupted before it began' });
}
else if (run.proposed?.has(item.id) === false) {
await withhold(item, base, { status: 'blocked', reason: NOT_PROPOSED });
}
else
open.push(item);
}
await runLevel(run, { items: open, base, jobs, onBegin: (id) => onEvent({ kind: 'begun', id }) }, async (item, concluded) => {
if ('withheld' in concluded) {
await withhold(item, base, { status: 'blocked', reason: concluded.withheld });
return;
}
const { receipt } = concluded;
const { status, reason } = receipt;
if (status !== 'success')
obstacles.set(item.id, { status, reason: reason ?? '' });
else
await follower?.follow();
tell({ id: item.id, reused: false, ...(0,stored_result .E)(paths, receipt) });
if (!reserve.isHeld)
throw (0,storage_error .xg)('autorize work run');
});
}
await recordReported(run, options.reported ?? []);
for (const note of (0,private_area .RQ)(privateArea))
onEvent({ kind: 'note', note });
privateArea.close();
if (lock.isHeld())
journal.requireUnchanged();
const items = chosen.flatMap(({ id }) => reports.get(id) ?? []);
const currentHead = run.branchAt === undefined ? null : branch;
const overspending = needsAgents ? (0,spending .sb)(run.spending) : undefined;
if (!run.signal.aborted)
run.spending.conclude();
const isHeld = overspending !== undefined && items.some(({ status }) => status === 'blocked');
const refused = { interrupted: run.signal.aborted, ...(0,shared_tests .O)(run.sharedTests) };
const why = run.agentEnds.unable === undefined ? {} : { unable: run.agentEnds.unable };
const ended = { ...why, plan, branch: currentHead, commit: run.branchHead, items, ...refused };
return isHeld ? { ...ended, overspending: `budget.usd: ${overspending}` } : ended;
}
catch (e_3) {
env_3.error = e_3;
env_3.hasError = true;
}
finally {
__disposeResources(env_3);
}
}
const NOT_PROPOSED = 'nothing was proposed for it, and no agent runs here';
}),
20027:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( reportOf),
B: () => ( resultOf)
});
var external_node_path_ = __webpack_require__(76760);
;
function buildRunResult(receipt, places) {
const { status, artifacts, tests, reason } = receipt;
const landed = status === 'success' ? artifacts : [];
const pathsOf = (wanted) => landed.filter(({ type }) => type === wanted).map(({ path }) => `${places.repository}/${path}`);
const { passed, failed } = tests ?? { passed: null, failed: null };
return {
status,
receipt_id: receipt.id,
receipt_path: places.receiptPath,
modified_files: pathsOf('edit'),
created_files: pathsOf('create'),
deleted_files: pathsOf('delete'),
output_hash: (status === 'success' ? receipt.after_hash : null) ?? receipt.before_hash,
artifact_hashes: Object.fromEntries(landed.flatMap(({ path, content_hash: hash }) => (hash === null ? [] : [[path, hash]]))),
metrics: {
execution_time_ms: receipt.execution_time_ms,
tool_ops_count: receipt.tool_trace === 'unavailable' ? 0 : receipt.tool_trace.length,
delta_size: receipt.deltaO.length + receipt.deltaPi.length + receipt.deltaLambda.length + receipt.deltaQ.length,
files_touched: artifacts.length,
...(passed === null ? {} : { tests_passed: passed }),
...(failed === null ? {} : { tests_failed: failed }),
},
...(places.testOutput === undefined ? {} : { test_output: places.testOutput }),
...(status === 'success' ? { proof_script: places.proofScript } : {}),
...(status === 'denied' ? { denial_reason: reason ?? '' } : {}),
...(status === 'failure' || status === 'timeout' ? { error: reason ?? '' } : {}),
};
}
var run_usage = __webpack_require__(52028);
var work_files = __webpack_require__(85620);
var work_records = __webpack_require__(65546);
;
function reportOf(paths, receipt) {
const usage = (0,run_usage .f$)((0,work_records .kQ)(paths, receipt.id));
return { ...resultOf(paths, receipt), ...(usage === undefined ? {} : { usage }) };
}
function resultOf(paths, receipt) {
const folder = (0,work_records .kQ)(paths, receipt.id);
return buildRunResult(receipt, {
repository: paths.repository.folder,
receiptPath: (0,external_node_path_.join)(folder, 'RECEIPT.json'),
proofScript: (0,external_node_path_.join)(folder, (0,work_files .bp)(receipt)),
testOutput: receipt.tests === null ? undefined : (0,work_records .Zr)((0,external_node_path_.join)(folder, receipt.tests.output)),
});
}
}),
71509:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => ( openWaitingItems),
k: () => ( readWaitingItems)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74044);
var _base_instant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5685);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11042);
const fileOf = ({ folder }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'waiting.json');
function openWaitingItems(paths, plan) {
const items = new Map();
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fileOf(paths), { force: true });
return {
set: (id, waiting) => {
if (waiting === null)
items.delete(id);
else
items.set(id, { plan, id, until: waiting.until, cause: waiting.cause });
if (items.size === 0)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fileOf(paths), { force: true });
else
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ .fR)(fileOf(paths), [`${JSON.stringify([...items.values()])}\n`]);
},
};
}
function readWaitingItems(paths) {
try {
const raw = JSON.parse((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .zx)(fileOf(paths))?.toString() ?? '[]');
return Array.isArray(raw) && raw.every(isWaitingItem) ? raw : [];
}
catch (error) {
if (error instanceof SyntaxError)
return [];
throw error;
}
}
function isWaitingItem(raw) {
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_2__ .Gv)(raw) || Object.keys(raw).length !== 4)
return false;
const { plan, id, until, cause } = raw;
return [plan, id, cause].every((each) => typeof each === 'string') && (0,_base_instant_js__WEBPACK_IMPORTED_MODULE_3__ .uZ)(until) && UTC.test(until);
}
const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;
}),
11247:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ( NOT_ENDED)
});
const NOT_ENDED = 'the run ended before this item did; run the plan again';
})
};

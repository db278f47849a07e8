export const id = 1123;
export const ids = [1123];
export const modules = {
90934:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( digestSecrets),
v: () => ( DigestSearch)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _secret_forms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73256);
const SCRYPT = { N: 8192, r: 8, p: 1 };
const MAX_GUESSES = 2000;
function digestSecrets(secrets, salt) {
const multiplier = multiplierOf(salt);
const forms = secrets.flatMap(formBytes).map((form) => {
let hash = 0;
for (const byte of form)
hash = (Math.imul(hash, multiplier) + byte + 1) | 0;
return { length: form.length, filter: hash >>> 8, digest: slowDigest(form, salt).toString('hex') };
});
return { salt, forms };
}
const formBytes = (secret) => (0,_secret_forms_js__WEBPACK_IMPORTED_MODULE_1__ .X)(secret).map((form) => Buffer.from(form, 'latin1'));
function multiplierOf(salt) {
return Number.parseInt(salt.slice(0, 8), 16) | 1;
}
function slowDigest(form, salt) {
return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.scryptSync)(form, Buffer.from(salt, 'hex'), 32, SCRYPT);
}
class DigestSearch {
#digests;
#guesses = 0;
constructor(digests) {
this.#digests = digests;
}
get isIdle() {
return this.#digests.forms.length === 0;
}
findsIn(text, isEnough) {
const { salt, forms } = this.#digests;
if (forms.length === 0)
return false;
const bytes = Buffer.from(text, 'latin1');
const lengths = new Map();
for (const form of forms)
lengths.set(form.length, [...(lengths.get(form.length) ?? []), form]);
const multiplier = multiplierOf(salt);
return [...lengths].some(([length, wanted]) => findWindow(bytes, { length, multiplier, filters: new Set(wanted.map(({ filter }) => filter)) }, (from, hash) => {
this.#guesses += 1;
if (this.#guesses > MAX_GUESSES)
return isEnough([from, from + length]);
const digest = slowDigest(bytes.subarray(from, from + length), salt);
const isForm = wanted.some((each) => each.filter === hash && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(each.digest, 'hex'), digest));
return isForm && isEnough([from, from + length]);
}));
}
}
function findWindow(bytes, { length, multiplier, filters }, isMeant) {
if (length === 0 || bytes.length < length)
return false;
let leaving = 1;
for (let power = 1; power < length; power += 1)
leaving = Math.imul(leaving, multiplier);
let hash = 0;
for (let at = 0; at < bytes.length; at += 1) {
if (at >= length)
hash = (hash - Math.imul((bytes[at - length] ?? 0) + 1, leaving)) | 0;
hash = (Math.imul(hash, multiplier) + (bytes[at] ?? 0) + 1) | 0;
if (at + 1 < length || !filters.has(hash >>> 8))
continue;
if (isMeant(at + 1 - length, hash >>> 8))
return true;
}
return false;
}
}),
91951:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C$: () => ( listCheckouts),
Di: () => ( openOutermost),
H9: () => ( findNested),
Hj: () => ( openCheckout),
zW: () => ( listCheckoutsOf)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57177);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
var _kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11584);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63342);
function listCheckouts({ workspace, cwd }) {
const isInside = (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ .bQ)([workspace], cwd).length > 0;
const found = [];
for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git'), { throwIfNoEntry: false }) !== undefined)
found.unshift(folder);
if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) || (isInside && folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace)))
return found;
if (!isInside && found.length > 0)
return found;
}
}
function listCheckoutsOf({ workspace, cwd }, paths) {
const real = realPath(workspace);
const found = [cwd, ...paths].flatMap((path) => [
...listCheckouts({ workspace, cwd: nearestFolder(path) }),
...listCheckouts({ workspace: real, cwd: nearestFolder(realPath(path)) }).map((checkout) => (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ .bQ)([real], checkout).length > 0 ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(real, checkout)) : checkout),
]);
return [...new Set(found)];
}
function realPath(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
}
catch (error) {
if (!(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error) || path === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))
throw error;
return realPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
}
}
function nearestFolder(path) {
try {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory() || path === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
}
catch (error) {
if (!(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error) || path === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))
throw error;
}
return nearestFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
}
function findNested(top, path) {
const parts = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
for (let count = 1; count <= parts.length; count += 1) {
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, ...parts.slice(0, count));
if (folder !== top && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git'), { throwIfNoEntry: false }) !== undefined)
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, folder).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/');
}
return undefined;
}
function openCheckout(checkout, folder) {
const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ .W1)(checkout);
const home = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'home');
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(home, { recursive: true });
return { repository, git: (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_4__ .kB)(repository, { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'refs'), home }) };
}
function openOutermost(paths, folder) {
const [top] = listCheckouts(paths);
try {
return top === undefined ? undefined : openCheckout(top, folder).git;
}
catch {
return undefined;
}
}
}),
6415:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => ( openLoopStep)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14311);
var _kernel_secret_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46837);
var _api_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83800);
var _cancel_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28554);
var _event_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6830);
var _job_time_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39231);
var _left_credentials_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(50894);
var _notes_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(37491);
var _outgoing_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(71192);
var _runner_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(96806);
var _stopped_commands_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(65298);
var _trust_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6024);
async function openLoopStep(request, host, open) {
const { problems, publishing } = request;
if (problems.length > 0)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .eb(problems);
const context = (0,_event_js__WEBPACK_IMPORTED_MODULE_8__ .y)(host.env);
const loop = await open(request.loop, host);
const keys = loop.keys.filter(_kernel_secret_values_js__WEBPACK_IMPORTED_MODULE_5__ .$);
const { webhook } = request.loop.notify ?? {};
(0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_12__ .s0)(webhook === undefined ? keys : [...keys, webhook]);
await (0,_stopped_commands_js__WEBPACK_IMPORTED_MODULE_14__ .l)(async () => {
for (const key of keys)
(0,_runner_js__WEBPACK_IMPORTED_MODULE_13__ .$l)(key);
});
const api = await (0,_api_js__WEBPACK_IMPORTED_MODULE_6__.openApi)(publishing.token, context, (0,_job_time_js__WEBPACK_IMPORTED_MODULE_9__.timeLeft)(request, host));
await (0,_trust_js__WEBPACK_IMPORTED_MODULE_15__.requireTrustedActor)(context, api, request.loop.allowedBots);
const notes = new _notes_js__WEBPACK_IMPORTED_MODULE_11__ .u();
const { token } = publishing;
const runsAgents = request.loop.proposal === undefined && loop.isReduction !== true;
if (runsAgents) {
const unsearched = (0,_left_credentials_js__WEBPACK_IMPORTED_MODULE_10__ .U)(loop.subject.repository, context.workspace);
if (unsearched !== undefined)
notes.add(unsearched);
}
const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `autorize-${loop.mode}-`));
const cancel = (0,_cancel_js__WEBPACK_IMPORTED_MODULE_7__ .F)();
const { cutOff } = cancel;
const opening = {
...{ loop, inputs: request.loop, context, token, host, folder, notes, keys, search: (0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_12__ .aw)(), cutOff },
...{ runsAgents, isolation: { levels: [], from: 'this job' } },
};
return {
...{ opening, api, cancel },
[Symbol.dispose]: () => {
cancel[Symbol.dispose]();
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_4__ .dM)(folder);
},
};
}
}),
46773:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V4: () => ( describeShared),
OC: () => ( movedBranch),
Gf: () => ( openState),
sK: () => ( requireUnmoved),
pi: () => ( takeProposals)
});
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var secret_digests = __webpack_require__(90934);
var git_remote = __webpack_require__(69463);
var user_refs = __webpack_require__(11584);
var proposal_file = __webpack_require__(31352);
var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var finding = __webpack_require__(17785);
var state_commit = __webpack_require__(44042);
var remote_subject = __webpack_require__(64715);
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
async function requireSoundEnd({ subject, remote: { git } }, { branch, branchHead, files }) {
const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-ended-'));
try {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const [staged, scratch] = [(0,external_node_path_.join)(folder, 'state'), (0,external_node_path_.join)(folder, 'scratch')];
(0,state_commit .Jq)({ folder: staged }, files);
await git(['update-ref', branch, branchHead]);
const lock = __addDisposableResource(env_1, await subject.lock(), true);
const findings = await subject.check({ folder: staged, git, scratch, lock });
const issues = (0,finding .$R)(findings);
await (0,remote_subject .bi)({ name: subject.name, audit: async () => issues });
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
finally {
(0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
}
}
var known_start = __webpack_require__(5693);
var outgoing = __webpack_require__(7133);
var restore = __webpack_require__(89049);
;
class RemoteSession {
#request;
#seen;
#merged = [];
#unpushed = [];
#known;
#queue = Promise.resolve(undefined);
#isWaiting = false;
#isClosed = false;
#deletesApart = false;
#last;
#unfinished;
constructor(request, seen) {
this.#request = request;
this.#seen = seen;
this.#known = new Set(request.subject.ended?.().map(({ ref }) => ref));
}
static async open(request) {
const restored = await (0,restore .PF)(request);
return { session: new RemoteSession(request, restored.remote), restored };
}
static over(request, seen) {
return new RemoteSession(request, seen);
}
static async openFresh(request) {
const seen = await (0,restore .c5)(request);
const session = new RemoteSession(request, seen);
const { remote } = request;
if (seen.branch !== undefined && seen.branchHead !== undefined)
session.#merged.push(await remote.fetch(seen.branch, 1));
return session;
}
async beginAfter({ remote: { branch, branchHead }, records, files }) {
if (branchHead !== records.expected)
return false;
if (branch === undefined || branchHead === undefined)
return true;
await requireSoundEnd(this.#request, { branch, branchHead, files });
await (0,known_start .L)(this.#request, { commit: branchHead, files });
this.#request.subject.beginAt?.(branchHead);
return true;
}
async adopt({ files }) {
const { subject, remote, refs } = this.#request;
const { branchHead, branch } = this.#seen;
if (branchHead === undefined || branch === undefined)
return;
await remote.fetch(branch, files === undefined ? 1 : undefined);
await (0,restore .w0)({ subject, remote }, branchHead);
const bring = (to) => (0,restore .JP)(refs, { branch: to, to: branchHead });
await subject.adopt({ branchHead, files, bring, write: (each) => (0,state_commit .Jq)(subject, each) });
}
get seen() {
return this.#seen;
}
get last() {
return this.#last;
}
pushSoon() {
if (this.#isWaiting || this.#isClosed)
return;
this.#isWaiting = true;
this.#queue = this.#queue.then(async () => {
this.#isWaiting = false;
if (this.#isClosed)
return this.#last;
return this.#last?.kind === 'moved' || this.#last?.kind === 'refused' ? this.#last : this.#push();
});
this.#queue.catch(() => undefined);
}
pushUnfinished() {
const now = this.#request.subject.unfinished?.()?.bytes;
if (now !== undefined && this.#unfinished?.equals(now) !== true)
this.pushSoon();
}
async close() {
this.#isClosed = true;
await this.#queue.catch(() => undefined);
}
async push() {
await this.#queue.catch(() => undefined);
return this.#push();
}
async #push() {
const { subject, remote } = this.#request;
const { stateRef, state, oldRef, branch: seen } = this.#seen;
const snapshot = await this.snapshot();
if (snapshot === undefined)
return this.#remember({ kind: 'nothing' });
const { branch, branchHead } = snapshot;
if (branch !== undefined && branchHead === undefined)
return this.#remember({ kind: 'nothing' });
const isSame = branch === seen || (branch !== undefined && seen !== undefined && remote.nameOf(branch) === remote.nameOf(seen));
const from = isSame ? this.#seen.branchHead : undefined;
const ended = this.#ended();
const isOld = ended.length === 0 && this.#merged.length === 0 && oldRef === undefined && from === branchHead;
if (isOld && (await this.#isUnchanged(snapshot.state)))
return this.#remember({ kind: 'done' });
for (const each of [branchHead, ...ended.map((branch) => branch.branchHead)]) {
if (each !== undefined)
await this.#requireNoSecrets(each);
}
const moves = [
...(branch === undefined || branchHead === undefined ? [] : [{ ref: branch, from, to: branchHead }]),
{ ref: stateRef, from: oldRef === undefined ? state : undefined, to: snapshot.state },
];
const deletion = oldRef === undefined ? [] : [{ ref: oldRef, from: state, to: undefined }];
const pushed = await remote.push(this.#deletesApart ? moves : [...moves, ...deletion]);
const isNew = state === undefined || oldRef !== undefined;
const next = (0,remote_subject .up)(subject, { pushed, stateRef, isNew });
if (next !== undefined) {
this.#seen = { ...this.#seen, stateRef: next };
return this.#push();
}
if (pushed.kind === 'refused' && oldRef !== undefined && pushed.refs.includes(oldRef) && !this.#deletesApart) {
this.#deletesApart = true;
return this.#push();
}
if (pushed.kind === 'done') {
if (this.#deletesApart && deletion.length > 0)
await remote.push(deletion);
this.#seen = {
stateRef,
state: snapshot.state,
branch: branch ?? this.#seen.branch,
branchHead: branchHead ?? this.#seen.branchHead,
};
this.#merged = [];
this.#unfinished = snapshot.unfinished;
await this.#pushEnded(ended);
}
return this.#remember(pushed);
}
async #isUnchanged(commit) {
const { subject, remote, run } = this.#request;
const { state } = this.#seen;
if (run !== undefined || state === undefined)
return false;
const { stdout } = await remote.git(['diff-tree', '-r', '-z', '--name-only', '--end-of-options', state, commit]);
const changed = stdout.toString().split('\0').filter(Boolean);
return changed.every((path) => !subject.isRestored(path) || subject.derived.includes(path));
}
#ended() {
return this.#request.subject.ended?.().filter(({ ref }) => !this.#known.has(ref)) ?? [];
}
async #pushEnded(ended) {
for (const { ref, branchHead } of ended) {
this.#known.add(ref);
const pushed = await this.#request.remote.push([{ ref, from: undefined, to: branchHead }]);
if (pushed.kind !== 'done')
this.#unpushed.push({ ref, branchHead });
}
}
get unpushed() {
return this.#unpushed;
}
async #requireNoSecrets(branchHead) {
const { remote, subject, search } = this.#request;
const known = [this.#seen.branchHead, subject.read().base].filter((id) => id !== undefined);
await (0,outgoing ._c)(remote.git, { branchHeads: [branchHead], known, search, what: 'a change that was kept' });
}
#remember(shared) {
this.#last = shared;
return shared;
}
async snapshot() {
const { subject, remote, refs, host, search, run } = this.#request;
const { state } = this.#seen;
const merged = [...this.#merged, ...this.#ended().map(({ branchHead }) => branchHead)];
const parents = [state, ...merged];
return (0,state_commit .W9)({ subject, git: remote.git, refs, parents, search, run, now: host.now() });
}
async pushProposalRefs(label, files) {
const { subject, remote, host } = this.#request;
const snapshot = await this.snapshot();
if (snapshot?.branchHead === undefined)
return undefined;
const { branchHead, state } = snapshot;
await this.#requireNoSecrets(branchHead);
const prefix = `refs/autorize-proposals/${subject.name}/${label}`;
const pushed = await remote.push([
{ ref: `${prefix}/branch`, from: undefined, to: branchHead },
{ ref: `${prefix}/state`, from: undefined, to: state },
]);
if (pushed.kind !== 'done')
return undefined;
const request = { subject, git: remote.git, parents: [undefined], now: host.now() };
const proposal = await (0,state_commit .rV)(request, files);
const more = await remote.push([{ ref: `${prefix}/proposal`, from: undefined, to: proposal }]);
return { ref: prefix, isProposal: more.kind === 'done' };
}
async yield() {
const { subject, remote } = this.#request;
const own = subject.read();
const lost = await this.snapshot();
await subject.archive();
const restored = await (0,restore .PF)({ ...this.#request, resumeFrom: undefined });
this.#seen = restored.remote;
this.#merged = lost === undefined ? [] : [lost.state];
this.#last = undefined;
const others = 'records' in restored ? restored.records : remote_subject .K$;
const files = lost === undefined ? undefined : await (0,state_commit .un)(remote.git, { subject, commit: lost.state });
const unaccepted = files === undefined ? [] : subject.unaccepted(files);
return { restored, accepted: (0,remote_subject .Z_)(own, others), unaccepted };
}
async keepInHistory(files) {
const { subject, remote, host } = this.#request;
const plain = [...files].map(([path, bytes]) => ({ path, bytes }));
const request = { subject, git: remote.git, parents: [undefined], now: host.now() };
this.#merged.push(await (0,state_commit .rV)(request, plain));
}
}
var github_isolation = __webpack_require__(13958);
var notes = __webpack_require__(37491);
var base_text = __webpack_require__(7953);
var proposal_parts = __webpack_require__(86894);
;
async function findProposal({ proposal: named = '', proposalParts: parts }, { name, cwd, own, remote }) {
if ((0,proposal_file .Ud)(named)) {
const prefix = `refs/autorize-proposals/${name}/`;
if (!named.startsWith(prefix)) {
throw new errors .Rb({
message: `the proposal ${(0,base_text .TL)(named)} is not of "${name}"`,
remedy: `Name a ref that begins with ${prefix}`,
});
}
await (0,proposal_file .T3)(remote, { ref: named, folder: own });
return own;
}
const supplied = (0,external_node_path_.resolve)(cwd, named);
const isThere = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(supplied, proposal_file .e0), { throwIfNoEntry: false }) !== undefined;
if (isThere || parts.length === 0)
return supplied;
(0,proposal_file .bP)(own, (0,proposal_parts .dG)(parts));
return own;
}
;
async function openState(opening) {
const { loop, inputs, context, token, host, folder, notes, search, cutOff } = opening;
const { subject } = loop;
const { owner, repository, serverUrl } = context;
const isOffline = token === '' || owner === '' || repository === '';
if (isOffline) {
if (inputs.publish !== 'none') {
const remedy = 'Give the step a github-token with "contents: write", or set "publish: none"';
throw new errors .Rb({ message: `publish is "${inputs.publish}", but there is no github-token`, remedy });
}
notes.add('there is no github-token: nothing is restored from earlier runs, and nothing is pushed');
}
const url = `${serverUrl}/${owner}/${repository}`;
const server = (0,git_remote .d)({
url,
token: isOffline ? undefined : token,
repository: subject.repository,
folder: (0,external_node_path_.join)(folder, 'git'),
parentEnv: host.env,
cutOff,
});
const remote = inputs.branch === undefined
? server
: (0,git_remote .w)(server, { here: subject.branches, there: `refs/heads/${inputs.branch}` });
const { refs } = (0,user_refs .ro)(subject.repository, (0,external_node_path_.join)(folder, 'refs'));
const request = { subject, remote, refs, host, search, run: context.runId, resumeFrom: inputs.resumeRun };
if (isOffline) {
const seen = { stateRef: (0,remote_subject .sd)(subject).usual, state: undefined, branch: undefined, branchHead: undefined };
return { session: RemoteSession.over(request, seen), remote: { ...remote, mayPush: async () => 'no' } };
}
if (inputs.resume === 'never')
return { session: await RemoteSession.openFresh(request), remote };
const { session, restored } = await RemoteSession.open(request);
await conclude(restored, { session, opening });
return { session, remote };
}
async function conclude(restored, { session, opening: { loop, inputs } }) {
const { name } = loop;
switch (restored.kind) {
case 'nothing':
(0,notes .y)(`${name}: nothing to resume; it starts from the checkout`);
return;
case 'restored':
(0,notes .y)(`${name}: resumes from ${restored.records.count} records, at ${restored.remote.branchHead?.slice(0, 12)}`);
return;
case 'over': {
const { branchHead } = restored.remote;
const isOfAll = inputs.branch !== undefined && branchHead !== undefined;
const from = isOfAll ? `the branch ${inputs.branch}, ${branchHead.slice(0, 12)}` : 'the checkout';
(0,notes .y)(`${name}: the last run is over; a new one starts from ${from}`);
if (isOfAll && inputs.resume === 'adopt')
await session.adopt({ files: undefined });
else if (isOfAll)
await requireUnmoved(restored, { session, inputs });
return;
}
case 'moved': {
if (inputs.resume !== 'adopt')
throw movedBranch(restored, inputs);
(0,notes .y)(`${name}: resumes from the branch as it is, ${restored.remote.branchHead?.slice(0, 12)}`);
await session.adopt(restored);
return;
}
default:
restored;
}
}
async function requireUnmoved(over, { session, inputs }) {
if (await session.beginAfter(over))
return;
const { remote, records } = over;
throw movedBranch({ remote, expected: records.expected }, inputs);
}
function movedBranch({ remote, expected }, inputs) {
const branch = inputs.branch ?? remote.branch?.replace('refs/heads/', '');
const at = remote.branchHead === undefined ? 'is gone' : `is at ${remote.branchHead}`;
const should = expected === undefined ? 'there are no records' : `the records say ${expected}`;
return new errors .Rb({
message: `somebody moved the branch ${branch}: it ${at}, but ${should}; the branch is left unchanged`,
remedy: 'Move it back, or resume from where it is with "resume: adopt", or start again with "resume: never"',
});
}
async function takeProposals({ session, remote }, opening) {
const { loop, inputs, context, host, notes, search } = opening;
const { subject } = loop;
const folder = await findProposal(opening.inputs, {
name: subject.name,
cwd: host.cwd,
own: (0,external_node_path_.join)(opening.folder, 'proposal'),
remote,
});
const { files, accepted, unaccepted, keys, isolation } = await (0,proposal_file .Vv)(remote, {
subject,
folder,
digest: inputs.proposalDigest,
});
if (keys === undefined)
notes.add('the proposal is from an older version without digests of its job’s keys, so they were not searched for here');
else
search.add(new secret_digests .v(keys));
(0,github_isolation .Gr)(opening.isolation, isolation);
await session.keepInHistory(files);
const origin = `the job of run ${context.runId}`;
return {
proposed: accepted.map((accept) => ({ ...accept, origin })),
reported: unaccepted.map((each) => ({ ...each, origin })),
};
}
function describeShared(shared) {
switch (shared.kind) {
case 'done':
return undefined;
case 'nothing':
return 'nothing was pushed: there is no record yet';
case 'moved':
return 'nothing was pushed: other runs pushed first each time; the accepted changes are in the artifact';
case 'refused':
return `the server refused the push (${shared.why}): give the job "contents: write", and check the rules of the branch; the accepted changes are in the artifact`;
case 'unreachable':
return `the server could not be reached for the push (${shared.why}); the accepted changes are in the artifact`;
default:
return shared;
}
}
}),
86909:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => ( environmentFolder),
x: () => ( takeEnvironment)
});
var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_byte_size_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35252);
var _notes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37491);
function environmentFolder({ environmentPath }, { cwd, env }) {
if (environmentPath !== undefined)
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, environmentPath);
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(), 'autorize-environment');
}
async function takeEnvironment({ loop, inputs, host, notes, search }, signal) {
const { environmentDigest: digest } = inputs;
if (digest === undefined)
return;
const folder = environmentFolder(inputs, host);
const prepared = await loop.prepare({ from: { folder, digest }, secrets: search, signal });
if (prepared.kind === 'cancelled')
return;
if (prepared.kind === 'nothing') {
notes.add(`the prepared environment is not used: ${prepared.reason}`);
return;
}
const { taken, isReused, bytes } = prepared;
if (taken === 'restored' && isReused)
(0,_notes_js__WEBPACK_IMPORTED_MODULE_3__ .y)(`${loop.name}: environment restored (${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_2__ .S)(bytes)})`);
if (taken === 'restored' && !isReused) {
notes.add('the prepared environment was made for another command, other inputs, another PATH or other toolchains, so setup ran here: give both jobs the same steps before this one');
}
if (taken === 'absent' && !isReused) {
notes.add(`the prepared environment was not restored (${folder} is empty), so setup ran here`);
}
}
}),
6024:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
refuseForeignCode: () => ( refuseForeignCode),
requireTrustedActor: () => ( requireTrustedActor)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72527);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79871);
var _kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11584);
var _checkouts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91951);
var _event_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6830);
var _own_commit_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(90730);
function ofDefaultBranch({ sha }) {
const remedy = 'Check out the commit of the event, or a branch of this repository by its name; judge pull requests by the event pull_request';
return { base: [sha], remedy, acceptsBranches: true };
}
const PRIVILEGED = {
pull_request_target: ({ pull, sha }) => {
const remedy = 'Use pull_request, and .github/workflows/report.yml for comments; or check out the base alone';
if (pull !== undefined)
return { base: [pull.baseSha, sha], remedy };
const message = 'the event is pull_request_target, and the event names no pull request';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({ message, remedy });
},
workflow_run: ({ sha }) => ({
base: [sha],
remedy: 'Read what the other run made as an artifact, as .github/workflows/report.yml does; or check out the default branch alone',
}),
};
async function refuseForeignCode({ env, cwd }, listPaths, open) {
const context = (0,_event_js__WEBPACK_IMPORTED_MODULE_9__ .y)(env);
const { event, workspace } = context;
if ((0,_own_commit_js__WEBPACK_IMPORTED_MODULE_10__ .X)(event))
return;
const { base, remedy, acceptsBranches } = (PRIVILEGED[event] ?? ofDefaultBranch)(context);
const branchHeads = base.filter((branchHead) => branchHead !== '');
const findBranchHead = acceptsBranches === true ? async (ref) => findHeadOfBranch(await open(), ref) : undefined;
for (const checkout of (0,_checkouts_js__WEBPACK_IMPORTED_MODULE_8__ .zW)({ workspace, cwd }, listPaths())) {
const found = await findForeignCode(checkout, {
branchHeads,
findBranchHead,
defaultBranch: context.defaultBranch,
});
if (found === undefined)
continue;
const where = checkout === workspace ? 'the checkout' : `the checkout in "${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(workspace, checkout)}"`;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `the event is ${event} and ${where} ${found}, which is not known to be of the base (${branchHeads[0] ?? 'not known'})`,
remedy: `${remedy}. An older commit of the base needs "fetch-depth: 0"`,
});
}
}
async function findHeadOfBranch(api, ref) {
const branch = /^refs\/heads\/(.+)$/s.exec(ref)?.[1];
if (api === undefined || branch === undefined)
return undefined;
const place = { owner: api.owner, repo: api.repo };
const response = await api.ask((octokit) => octokit.rest.repos.getCommit({ ...place, ref: `heads/${branch}` }), {
isRepeatable: true,
});
return response.kind === 'ok' ? response.value.data.sha : undefined;
}
const UNFINISHED = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'];
async function findForeignCode(checkout, { branchHeads, findBranchHead, defaultBranch }) {
const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-trust-'));
try {
const { repository, git } = (0,_checkouts_js__WEBPACK_IMPORTED_MODULE_8__ .Hj)(checkout, folder);
const unfinished = UNFINISHED.find((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.gitDir, name)));
if (unfinished !== undefined)
return `has ${unfinished}`;
const head = await (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_7__ .zy)(repository, git);
if (head === undefined)
return 'has no commit';
if (branchHeads.includes(head))
return undefined;
for (const branchHead of branchHeads)
if (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_5__ .Q)(git, { base: head, branchHead }))
return undefined;
const names = [repository.head, ...(defaultBranch === '' ? [] : [`refs/heads/${defaultBranch}`])];
for (const name of new Set(names)) {
const branchHead = await findBranchHead?.(name);
if (branchHead !== undefined && (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_5__ .Q)(git, { base: head, branchHead })))
return undefined;
}
return `is at ${head}`;
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .yW || (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_6__ .Or)(error))
return `cannot be read (${reasonOf(error)})`;
throw error;
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
}
}
function reasonOf(error) {
return error instanceof Error ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .g$)(error.message, 200) : String(error);
}
const UNASKED = [
'',
'schedule',
'push',
'pull_request',
'merge_group',
'create',
'delete',
'release',
'deployment',
'deployment_status',
];
const ASKED_ACTIONS = ['labeled', 'unlabeled', 'assigned', 'edited'];
const MAY_WRITE = ['admin', 'maintain', 'write'];
async function requireTrustedActor(context, api, allowedBots = []) {
const { event, action, actor } = context;
if (UNASKED.includes(event) && !ASKED_ACTIONS.includes(action))
return;
if (allowedBots.includes(actor.toLowerCase()))
return;
const response = await api?.ask((octokit) => octokit.rest.repos.getCollaboratorPermissionLevel({ owner: api.owner, repo: api.repo, username: actor }), { isRepeatable: true });
const permission = response?.kind === 'ok' ? response.value.data.permission : undefined;
if (permission !== undefined && MAY_WRITE.includes(permission))
return;
const why = response === undefined
? 'there is no github-token to ask with'
: response.kind === 'ok'
? `it is "${permission}"`
: response.why;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `"${actor}" started this by "${event}", and is not known to have write permission (${why})`,
remedy: actor.endsWith('[bot]')
? `Name it in the input "allowed-bots" if it may spend your budget, or start it by a schedule`
: 'Let somebody with write permission start it, or start it by a schedule',
});
}
}),
31352:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gf: () => ( writeProposal),
T3: () => ( fetchProposal),
Ud: () => ( isProposalRef),
Vv: () => ( readProposal),
YT: () => ( PACK),
bP: () => ( writeProposalFiles),
e0: () => ( MANIFEST),
ke: () => ( readProposalFiles)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45145);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28338);
var _base_secret_digests_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90934);
var _base_secret_search_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15039);
var _base_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7953);
var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57177);
var _kernel_foreign_pack_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(20077);
var _outgoing_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7133);
var _state_commit_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(44042);
var _subject_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(64715);
const PACK = 'proposal.pack';
const MANIFEST = 'proposal.json';
const MAX_PACK_BYTES = 512 * 1024 * 1024;
const MAX_MANIFEST_BYTES = 512 * 1024;
const MAX_FORMS = 2000;
const objectId = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/));
const manifestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .rej({
name: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP(),
state: objectId,
tip: objectId,
pack: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Fk(/^[0-9a-f]{64}$/)),
isolation: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Eb(40))).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Eb(10))),
keys: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .rej({
salt: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Fk(/^[0-9a-f]{32}$/)),
forms: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .rej({
length: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .qm(1), zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Zm(1_000_000)),
filter: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Zm(0xff_ff_ff)),
digest: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Fk(/^[0-9a-f]{64}$/)),
}))
.check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Eb(MAX_FORMS)),
})),
});
async function writeProposal({ git }, { name, folder, snapshot, known, keys, isolation, search, }) {
const { state, branchHead } = snapshot;
await (0,_outgoing_js__WEBPACK_IMPORTED_MODULE_12__ ._c)(git, { branchHeads: [state, branchHead], known, search, what: 'the proposal' });
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true });
const wanted = [state, branchHead, ...known.map((id) => `^${id}`)].join('\n');
const created = await git(['pack-objects', '-q', '--stdout', '--revs'], { input: `${wanted}\n` });
const pack = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, PACK);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(pack, created.stdout);
const manifest = {
name,
state,
tip: branchHead,
pack: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_6__ .s)(created.stdout),
isolation,
keys: (0,_base_secret_digests_js__WEBPACK_IMPORTED_MODULE_7__ .Q)(keys, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(16).toString('hex')),
};
const text = `${JSON.stringify(manifest)}\n`;
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, MANIFEST), text);
return { files: [pack, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, MANIFEST)], digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_6__ .s)(text) };
}
function readProposalFiles(folder) {
return {
manifest: readBounded(folder, MANIFEST, MAX_MANIFEST_BYTES),
pack: readBounded(folder, PACK, MAX_PACK_BYTES),
};
}
function writeProposalFiles(folder, { manifest, pack }) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, MANIFEST), manifest);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, PACK), pack);
}
function isProposalRef(name) {
return name.startsWith('refs/autorize-proposals/');
}
async function fetchProposal(remote, { ref, folder }) {
const whole = `${ref}/proposal`;
if (!/^refs\/autorize-proposals\/[\w.-]+\/\d+-\d+$/.test(ref) || !(await remote.list([whole])).has(whole)) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .Rb({
message: `the server has no proposal at ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_9__ .g$)(ref, 200)}`,
remedy: 'Name the ref that the log of its job names, such as refs/autorize-proposals/speed/42-1',
});
}
const commit = await remote.fetchBounded(whole, 1);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true });
for (const [name, maxBytes] of [
[MANIFEST, MAX_MANIFEST_BYTES],
[PACK, MAX_PACK_BYTES],
]) {
const blob = `${commit}:${name}`;
const { exitCode, stdout: size } = await remote.git(['cat-file', '-s', '--end-of-options', blob], {
allowed: [0, 128],
});
if (exitCode !== 0 || Number(size) > maxBytes)
throw refused(`${name} at ${ref} is not there, or is too large`);
const { stdout } = await remote.git(['cat-file', 'blob', '--end-of-options', blob], { allowed: [0, 128] });
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), stdout);
}
}
async function readProposal({ git, gitDir }, { subject, folder, digest, }) {
const text = readBounded(folder, MANIFEST, MAX_MANIFEST_BYTES).toString('utf8');
if (digest !== undefined && (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_6__ .s)(text) !== digest)
throw refused('its digest is not the one that its job gave');
const parsed = manifestSchema.safeParse(parseOrNothing(text));
if (!parsed.success || parsed.data.name !== subject.name)
throw refused(`${MANIFEST} is not of "${subject.name}"`);
const { state, pack, keys, isolation = [] } = parsed.data;
const bytes = readBounded(folder, PACK, MAX_PACK_BYTES);
if ((0,_base_hash_js__WEBPACK_IMPORTED_MODULE_6__ .s)(bytes) !== pack)
throw refused(`${PACK} has another digest than ${MANIFEST} says`);
const search = new _base_secret_search_js__WEBPACK_IMPORTED_MODULE_8__ .p([], keys === undefined ? [] : [new _base_secret_digests_js__WEBPACK_IMPORTED_MODULE_7__ .v(keys)]);
const hash = state.length === 64 ? 'sha256' : 'sha1';
const taken = await (0,_kernel_foreign_pack_js__WEBPACK_IMPORTED_MODULE_11__ .zP)({
...{ gitDir, objects: subject.repository.objects, pack: bytes, hash, maxPackBytes: MAX_PACK_BYTES },
check: (incoming, ids) => (0,_outgoing_js__WEBPACK_IMPORTED_MODULE_12__ .lW)(incoming, { ids, search, what: 'the proposal' }),
});
if (taken.kind === 'refused')
throw refused(`${PACK}: ${taken.why}`);
const files = await (0,_state_commit_js__WEBPACK_IMPORTED_MODULE_13__ .un)(git, { subject, commit: state });
(0,_state_commit_js__WEBPACK_IMPORTED_MODULE_13__ .ck)(files);
const accepted = (0,_subject_js__WEBPACK_IMPORTED_MODULE_14__ .Z_)(subject.decode(files), subject.read());
const isPlain = ({ commit, base = commit }) => [commit, base].every((id) => objectId.safeParse(id).success);
const unaccepted = subject.unaccepted(files);
return { files: subject.covered(files), unaccepted, accepted: accepted.filter(isPlain), keys, isolation };
}
function readBounded(folder, name, maxBytes) {
const read = (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_10__ .Hz)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), shown: name, folders: [folder] }, maxBytes);
if ('problem' in read)
throw refused(`${name} is ${read.problem.found}; expected ${read.problem.expected}`);
return read.bytes;
}
function parseOrNothing(text) {
try {
return JSON.parse(text);
}
catch {
return undefined;
}
}
function refused(why) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .Rb({
message: `the proposal is refused: ${why}`,
remedy: 'Pass on the proposal of the job that ran the agent, unchanged and complete, and name its folder',
});
}
}),
86894:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
dG: () => ( decodeProposal),
k2: () => ( MAX_PACK_BYTES_IN_OUTPUTS),
xg: () => ( encodeProposal)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _part_letters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41310);
const MAX_PACK_BYTES_IN_OUTPUTS = 700_000;
const PART_CHARS = 43_000;
const BITS = 14;
const FIRST_CHAR = 0x4e00;
const HEADER_BYTES = 8;
function encodeProposal({ manifest, pack }) {
const header = Buffer.alloc(HEADER_BYTES);
header.writeUInt32BE(manifest.length, 0);
header.writeUInt32BE(pack.length, 4);
if (pack.length >= MAX_PACK_BYTES_IN_OUTPUTS)
return undefined;
const text = encode(Buffer.concat([header, manifest, pack]));
const parts = [];
for (let start = 0; start < text.length; start += PART_CHARS)
parts.push(text.slice(start, start + PART_CHARS));
return parts.length > _part_letters_js__WEBPACK_IMPORTED_MODULE_1__ .k.length ? undefined : parts;
}
function decodeProposal(parts) {
const bytes = decode(parts.join(''));
const isHeaded = bytes.length >= HEADER_BYTES;
const [manifestBytes, packBytes] = isHeaded ? [bytes.readUInt32BE(0), bytes.readUInt32BE(4)] : [0, 0];
const end = HEADER_BYTES + manifestBytes + packBytes;
if (!isHeaded || end > bytes.length || bytes.length - end > 1) {
throw refused(`its outputs hold ${bytes.length} bytes, and their header says ${end}: a part is missing or changed`);
}
const packAt = HEADER_BYTES + manifestBytes;
return { manifest: bytes.subarray(HEADER_BYTES, packAt), pack: bytes.subarray(packAt, end) };
}
function encode(bytes) {
const units = new Uint16Array(Math.ceil((bytes.length * 8) / BITS));
let [held, count, next] = [0, 0, 0];
const take = () => {
units[next] = FIRST_CHAR + ((held >> (count - BITS)) & 0x3fff);
next += 1;
count -= BITS;
};
for (const byte of bytes) {
held = ((held << 8) | byte) & 0x3f_ffff;
count += 8;
if (count >= BITS)
take();
}
if (count > 0) {
held <<= BITS - count;
count = BITS;
take();
}
return Buffer.from(units.buffer).toString('utf16le');
}
function decode(text) {
if (text.length > PART_CHARS * _part_letters_js__WEBPACK_IMPORTED_MODULE_1__ .k.length)
throw refused('its outputs are longer than ten parts can be');
const bytes = Buffer.alloc(Math.floor((text.length * BITS) / 8));
let [held, count, next] = [0, 0, 0];
for (let index = 0; index < text.length; index += 1) {
const value = text.charCodeAt(index) - FIRST_CHAR;
if (value < 0 || value > 0x3fff)
throw refused(`character ${index + 1} of its outputs is none that a part is made of`);
held = ((held << BITS) | value) & 0x3f_ffff;
count += BITS;
for (; count >= 8; count -= 8) {
bytes[next] = (held >> (count - 8)) & 0xff;
next += 1;
}
}
return bytes;
}
function refused(why) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `the proposal is refused: ${why}`,
remedy: 'Pass every output "proposal-part-…" of the job that ran the agent to the input of the same name',
});
}
})
};

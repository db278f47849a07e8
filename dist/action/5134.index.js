export const id = 5134;
export const ids = [1676,5134,9295];
export const modules = {
68054:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => ( openTemporary)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_process_life_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60044);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14311);
var _area_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91934);
var _private_area_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63702);
async function openTemporary({ name, purpose = 'doctor', ...request }) {
const { repository, parentEnv, base } = request;
const prefix = `${name}.${purpose}-`;
const folder = (0,_area_path_js__WEBPACK_IMPORTED_MODULE_4__ .PH)({ repository, name: `${prefix}${process.pid}`, parentEnv });
await removeLeftovers(folder, prefix);
const remove = async () => {
await (0,_private_area_js__WEBPACK_IMPORTED_MODULE_5__ .ky)(folder);
await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ .l)(folder);
};
let privateArea;
try {
privateArea = await (0,_private_area_js__WEBPACK_IMPORTED_MODULE_5__ .n1)({ ...request, folder, branchHead: base });
}
catch (error) {
await remove();
throw error;
}
return {
privateArea,
[Symbol.asyncDispose]: async () => {
await privateArea.store.git.objects?.close();
await remove();
},
};
}
async function removeLeftovers(folder, prefix) {
const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
return;
const id = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder).slice((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder).lastIndexOf('-'));
for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root)) {
if (!name.startsWith(prefix) || !name.endsWith(id))
continue;
const pid = Number(name.slice(prefix.length, -id.length));
if (pid !== process.pid && (0,_kernel_process_life_js__WEBPACK_IMPORTED_MODULE_2__ .jW)(pid))
continue;
await (0,_private_area_js__WEBPACK_IMPORTED_MODULE_5__ .ky)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name));
await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ .l)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name));
}
}
}),
5092:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
openReduction: () => ( openReduction)
});
var claim_outcome = __webpack_require__(59997);
var errors = __webpack_require__(45145);
var wave_confirm = __webpack_require__(99224);
var external_node_fs_ = __webpack_require__(73024);
var hash = __webpack_require__(28338);
var attempt_file = __webpack_require__(43720);
var environment = __webpack_require__(24969);
var find_recipe = __webpack_require__(9493);
var known_state = __webpack_require__(65367);
var wave_proposals = __webpack_require__(45111);
;
function stackSize(stack, { queue, judges }) {
if (stack !== 'auto')
return stack;
return judges < 2 ? 1 : Math.max(1, Math.ceil(queue / judges));
}
async function judgeInRounds(rounds, judge) {
const { proposals, stack } = rounds;
const isOfItems = proposals.some(({ item }) => item !== undefined);
return stack > 1 && !isOfItems && proposals.length > 1 ? judgeStacked(rounds, judge) : judgeByItems(rounds, judge);
}
async function judgeByItems({ wave, proposals, reported, records }, judge) {
let [open, late] = [proposals, reported];
const isLanded = ({ item }) => records().some(({ origin, outcome }) => outcome === 'merged' && origin.id === wave.id && wave.slots[origin.slot]?.item === item);
for (;;) {
const turn = open.filter(({ item }, at) => item === undefined || open.findIndex((each) => each.item === item) === at);
const rest = open.filter((each) => !turn.includes(each));
const isLast = rest.length === 0;
const stop = await judge({ proposals: turn, reported: isLast ? late : [] });
if (isLast || !stop.isJudged)
return stop;
open = rest.filter((each) => !isLanded(each));
late = [...late, ...rest.filter(isLanded).map(overtaken)];
}
}
function overtaken({ commit, origin, wave, item, usage }) {
return {
...{ hash: (0,hash .s)(`${wave.id} ${wave.slot} ${commit}`), name: `slot ${wave.slot}`, origin: `wave ${wave.id}` },
...{ outcome: 'discarded', reason: `${origin} was not tried: another change of its item landed`, wave, item },
...(usage === undefined ? {} : { usage }),
};
}
async function judgeStacked({ wave, proposals, reported, stack, records }, judge) {
const isJudged = ({ wave: { slot } }) => records().some(({ origin, isBroken }) => origin.id === wave.id && origin.slot === slot && !isBroken);
const isCounted = ({ wave: { slot } }) => records().some(({ origin }) => origin.id === wave.id && origin.slot === slot);
const groups = Array.from({ length: Math.ceil(proposals.length / stack) }, (_, at) => proposals.slice(at * stack, (at + 1) * stack));
for (let group = groups.shift(); group !== undefined; group = groups.shift()) {
const [first, ...others] = group.map((each) => (isCounted(each) ? withoutUsage(each) : each));
if (first === undefined)
continue;
const stop = await judge({ proposals: [{ ...first, stack: others }], reported: [] });
if (!stop.isJudged)
return stop;
const rest = group.filter((each) => !isJudged(each));
const half = Math.ceil(rest.length / 2);
if (rest.length === group.length)
groups.unshift(...(half < rest.length ? [rest.slice(0, half), rest.slice(half)] : []));
else if (rest.length > 0)
groups.unshift(rest);
}
return judge({ proposals: [], reported });
}
function withoutUsage({ usage: _, ...proposal }) {
return proposal;
}
var shard_file = __webpack_require__(44807);
;
async function reduceWave(request, host) {
const { wave, folder, overrides, signal, onEvent } = request;
const recipe = await (0,find_recipe .S)(wave, host);
await recipe.require();
(0,known_state .ZC)(wave, recipe, recipe.digest());
(0,known_state .JS)(wave, recipe);
const run = request.judge ?? ((batch) => recipe.judge({ ...batch, base: wave.base, overrides, signal, onEvent }));
const judge = async (batch) => {
const stop = await run(batch);
return { ...stop, isJudged: stop.isJudged || hasVerdicts(wave, batch, recipe.records()) };
};
const reduced = (stop) => ({ stop, verdicts: verdictsOf(wave, recipe.records()) });
if (recipe.isInterrupted()) {
const ended = await judge({ proposals: [], reported: [], keyWasInReach: false, resumes: true });
if (!ended.isJudged)
return reduced(ended);
}
const reports = (0,external_node_fs_.existsSync)(folder) ? (0,shard_file .oh)(folder, wave) : NO_REPORTS;
const pending = pendingSlots(request, { records: recipe.records(), reports });
if (pending.length === 0)
return reduced(undefined);
const proposing = pending.flatMap(proposingOf);
const judged = new Set(proposing.map(({ slot }) => slot));
const proposals = (0,wave_proposals .al)(proposing).map((each) => (0,wave_proposals .cE)(wave, folder, each));
const reported = pending.flatMap((each) => (judged.has(each.slot) ? [] : [reportOf(request, each)]));
const keyWasInReach = pending.some(({ attempt }) => attempt?.key_in_reach === true);
const stack = stackSize(request.stack ?? 1, { queue: proposals.length, judges: reports.judges });
const rounds = { wave, proposals, reported, stack, records: () => recipe.records() };
return reduced(await judgeInRounds(rounds, (each) => judge({ keyWasInReach, resumes: false, ...each })));
}
const NO_REPORTS = { claims: new Map(), judges: 0 };
function pendingSlots({ wave, folder, isPartial = false }, { records, reports }) {
return wave.slots.flatMap(({ slot }) => {
const read = (0,attempt_file .ce)(folder, wave, slot);
const isAbsent = read.kind === 'absent' || (read.kind === 'read' && read.attempt.again === true);
const known = findRecord(wave, slot, records);
if (known !== undefined && (isAbsent || known.origin.absent !== true))
return [];
if (isAbsent && isPartial)
return [];
if (read.kind === 'read') {
const { attempt, hash } = read;
const of = reports.claims.get(slot);
return [{ slot, attempt, why: '', hash, isAbsent, claim: of?.attempt === hash ? of : undefined }];
}
const why = read.kind === 'absent' ? 'it submitted nothing' : `what it submitted is refused: ${read.why}`;
return [{ slot, attempt: undefined, why, hash: (0,hash .s)(`${wave.id} ${slot} ${why}`), isAbsent }];
});
}
function findRecord({ id }, slot, records) {
return records.findLast(({ origin, isBroken }) => origin.id === id && origin.slot === slot && !isBroken);
}
function hasVerdicts(wave, { proposals, reported }, records) {
const all = [...proposals.flatMap((each) => [each, ...(each.stack ?? [])]), ...reported];
return all.length > 0 && all.every((each) => findRecord(wave, each.wave.slot, records) !== undefined);
}
function verdictsOf(wave, records) {
return wave.slots.map(({ slot }) => ({ slot, record: findRecord(wave, slot, records) }));
}
function proposingOf({ slot, attempt, hash, claim }) {
if (attempt?.outcome !== 'proposed' || (claim !== undefined && claim.outcome !== 'merged'))
return [];
if (claim === undefined)
return [{ slot, attempt, hash }];
const { effect, by } = claim;
return [{ slot, attempt, hash, by, ...(effect === undefined ? {} : { claimed: effect }) }];
}
function reportOf({ wave }, { slot, attempt, why, hash, isAbsent, claim }) {
const usage = attempt === undefined ? undefined : (0,attempt_file .U0)(attempt);
const where = (0,environment .l5)(wave, claim ?? {}) ? ' in another environment' : '';
const message = claim === undefined ? undefined : `${claim.by} tested it${where}: ${claim.reason}`;
return {
...{ hash, name: `slot ${slot}`, origin: `wave ${wave.id}` },
outcome: isAbsent ? 'killed' : (claim?.outcome ?? attempt?.outcome ?? 'invalid'),
reason: message ?? attempt?.reason ?? why,
...{
wave: { ...(0,wave_proposals .Fg)(wave, slot, claim ?? attempt), ...(isAbsent ? { absent: true } : {}) },
item: wave.slots[slot]?.item,
},
...(usage === undefined ? {} : { usage }),
};
}
var named_loop = __webpack_require__(27366);
var wave_place = __webpack_require__(55183);
;
async function openReduction(inputs, host) {
const wave = (0,wave_place .jL)(inputs, host);
const folder = (0,wave_place .HK)(inputs, host);
(0,wave_place .Lx)(folder, wave);
(0,wave_place .Zt)(folder, wave);
const loop = await (0,named_loop .S)(inputs, host, { needsAgent: false });
const run = async (request) => {
let last;
const { stop } = await reduceWave({
...{ wave, folder, signal: request.signal, stack: inputs.wave.stack },
judge: async ({ proposals, reported, keyWasInReach, resumes }) => {
const reduction = { keyWasInReach, resumes };
const proposed = proposals.map((each) => ({ ...each, item: each.item ?? '', hash: each.commit }));
last = await loop.run({ ...request, proposed, reported: reported.map(asReported), reduction });
return { isJudged: last.exitCode === 0, ...last };
},
}, host);
const ended = last ?? { reason: stop?.reason ?? `every slot of wave ${wave.id} has its verdict`, exitCode: 0 };
const isOver = stop === undefined || stop.isJudged;
return inputs.wave.confirms && isOver && !request.signal.aborted ? confirm(request, ended) : ended;
};
const confirm = async ({ signal, onNote, overrides: { sandbox } }, ended) => {
if (loop.countAccepted() === 0)
return ended;
try {
const claim = await (0,wave_confirm .K9)({ wave, folder, sandbox, signal }, host);
return { ...ended, reason: (0,claim_outcome .zu)((0,claim_outcome .f3)(claim)) };
}
catch (error) {
if (!(error instanceof errors .Rb))
throw error;
onNote(`note: ${error.message}`);
return { reason: error.message, exitCode: error.exitCode };
}
};
const own = { isReduction: { value: true, enumerable: true }, run: { value: run, enumerable: true } };
return Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(loop), ...own });
}
function asReported({ item, ...report }) {
return item === undefined ? report : { ...report, item };
}
}),
42189:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( claimBranch)
});
var git_version = __webpack_require__(61513);
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
;
async function claimBranch(git, { repository, ref, merges }) {
await (0,git_version .El)(git, { merges });
(0,user_repository .Wf)(repository, ref);
return removeAbandonedLocks(repository, [ref]);
}
}),
88414:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => ( takeDiskReserve)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _durable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84831);
var _fault_point_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23727);
const RESERVE_BYTES = 8 << 20;
const BLOCK_BYTES = 256 << 10;
function takeDiskReserve(path, isOurs) {
const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600);
try {
writeReserve(descriptor, RESERVE_BYTES - (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).size);
}
catch (error) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
throw error;
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_2__ .Jd)('reserve:after-take');
let isHeld = true;
const release = () => {
isHeld = false;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
};
return {
get isHeld() {
return isHeld;
},
release,
[Symbol.dispose]: () => {
if (isOurs())
release();
},
};
}
function writeReserve(descriptor, missing) {
if (missing <= 0)
return;
const block = Buffer.alloc(Math.min(missing, BLOCK_BYTES), 'room for the last record ');
for (let rest = missing; rest > 0; rest -= block.length)
(0,_durable_js__WEBPACK_IMPORTED_MODULE_1__ .f4)(descriptor, block.subarray(0, rest));
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
}),
71622:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => ( auditShared)
});
var _base_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17785);
var _kernel_temporary_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76038);
async function auditShared({ repository, findings, findForbidden }) {
const issues = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_0__ .$R)(findings);
return issues.length > 0 ? issues : (0,_kernel_temporary_refs_js__WEBPACK_IMPORTED_MODULE_1__ .j)(repository, findForbidden);
}
})
};

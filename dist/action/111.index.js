export const id = 111;
export const ids = [111,1676,9231,9295];
export const modules = {
83800:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
DOWNLOAD_LIMIT_MS: () => ( DOWNLOAD_LIMIT_MS),
openApi: () => ( openApi)
});
var promises_ = __webpack_require__(58500);
var duration = __webpack_require__(15902);
var base_text = __webpack_require__(7953);
;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
function decideCause({ status, message, headers }) {
if (status === 0)
return 'silence';
if (status === 429)
return 'limit';
const isLimit = headers['retry-after'] !== undefined || isUsedUp(headers) || /rate limit|abuse detection/i.test(message);
if (status === 403 && isLimit)
return 'limit';
if (status === 401 || status === 403)
return 'rights';
return status >= 500 ? 'server' : 'request';
}
function decideWait(refused, { tries, now }) {
if (decideCause(refused) !== 'limit')
return 2 * SECOND_MS * tries;
const { headers } = refused;
const after = headers['retry-after'];
if (after !== undefined) {
const seconds = Number(after);
const wait = Number.isFinite(seconds) ? seconds * SECOND_MS : new Date(String(after)).getTime() - now.getTime();
if (Number.isFinite(wait))
return Math.max(0, wait);
}
const reset = Number(headers['x-ratelimit-reset']);
if (isUsedUp(headers) && Number.isFinite(reset))
return Math.max(0, reset * SECOND_MS - now.getTime()) + SECOND_MS;
return MINUTE_MS * 2 ** (tries - 1);
}
function isUsedUp(headers) {
return String(headers['x-ratelimit-remaining']) === '0';
}
var outgoing_text = __webpack_require__(71192);
;
const MAX_TRIES = 3;
const REQUEST_LIMIT_MS = 10_000;
const LAST_LIMIT_MS = 3000;
const LAST_TRIES = 2;
const LAST_WAIT_MS = 500;
const WAIT_BUDGET_MS = 150_000;
const SILENCE_BUDGET_MS = 20_000;
const TEXTS = ['body', 'title', 'output', 'description', 'message', 'commit_message'];
const DOWNLOAD_LIMIT_MS = 60_000;
async function openApi(token, context, timeLeftMs = () => Number.POSITIVE_INFINITY) {
const { owner, repository, apiUrl } = context;
if (token === '' || owner === '' || repository === '')
return undefined;
const { getOctokit: create } = await __webpack_require__.e( 1351).then(__webpack_require__.bind(__webpack_require__, 61351));
const octokits = [REQUEST_LIMIT_MS, LAST_LIMIT_MS].map((limitMs) => {
const octokit = create(token, { baseUrl: apiUrl });
octokit.hook.before('request', (options) => {
options.headers.connection = 'close';
const { signal = AbortSignal.timeout(limitMs) } = options.request;
options.request = { ...options.request, signal };
for (const name of TEXTS) {
if (name in options)
Object.assign(options, { [name]: (0,outgoing_text .Bb)(options[name]) });
}
});
return octokit;
});
const [octokit, lastOctokit] = octokits;
const patience = new Patience(timeLeftMs);
return {
owner,
repo: repository,
async ask(call, { isRepeatable = false, findResult, last } = {}) {
for (let tries = 1;; tries += 1) {
const shut = await patience.enter(last);
if (shut !== undefined)
return shut;
const begun = Date.now();
try {
const value = await call(last === undefined ? octokit : lastOctokit);
patience.hear();
return { kind: 'ok', value };
}
catch (error) {
const refused = readRefused(error);
const refusal = patience.refuse(refused, { tookMs: Date.now() - begun, tries });
const isUnknown = refusal.cause === 'server' || refusal.cause === 'silence';
const found = isUnknown && last === undefined ? await findResult?.() : undefined;
if (found !== undefined)
return { kind: 'ok', value: found };
const isAgain = refusal.cause === 'limit' || (isUnknown && (isRepeatable || findResult !== undefined));
if (!isAgain || tries === (last === undefined ? MAX_TRIES : LAST_TRIES))
return refusal;
if (refusal.cause === 'limit')
continue;
const waitMs = last === undefined ? decideWait(refused, { tries, now: new Date() }) : LAST_WAIT_MS;
const stopped = last === undefined ? patience.spend(refusal, waitMs) : undefined;
if (stopped !== undefined)
return stopped;
await (0,promises_.setTimeout)(waitMs);
}
}
},
};
}
class Patience {
#timeLeftMs;
#silentMs = 0;
#waitedMs = 0;
#lastWaitedMs = 0;
#limited;
constructor(timeLeftMs) {
this.#timeLeftMs = timeLeftMs;
}
async enter(last) {
if (last === undefined && this.#silentMs >= SILENCE_BUDGET_MS) {
const why = `the API gave no answer for ${(0,duration .PP)(SILENCE_BUDGET_MS)} and is not asked again`;
return { kind: 'refused', status: 0, cause: 'silence', why };
}
const limited = this.#limited;
if (limited === undefined || Date.now() >= limited.until)
return undefined;
const stopped = this.spend(limited.refusal, limited.until - Date.now(), last);
if (stopped !== undefined)
return stopped;
while (Date.now() < limited.until)
await (0,promises_.setTimeout)(limited.until - Date.now());
return undefined;
}
hear() {
this.#silentMs = 0;
}
refuse(refused, { tookMs, tries }) {
const cause = decideCause(refused);
if (cause === 'silence')
this.#silentMs += tookMs;
else
this.hear();
const refusal = { kind: 'refused', status: refused.status, cause, why: reasonOf(refused) };
const now = new Date();
if (cause === 'limit')
this.#limited = { until: now.getTime() + decideWait(refused, { tries, now }), refusal };
return refusal;
}
spend(refusal, waitMs, last) {
const waitedMs = last === undefined ? this.#waitedMs : this.#lastWaitedMs;
const left = last === 'cancelled' ? 0 : Math.min(WAIT_BUDGET_MS - waitedMs, this.#timeLeftMs());
if (waitMs <= left) {
if (last === undefined)
this.#waitedMs += waitMs;
else
this.#lastWaitedMs += waitMs;
if (refusal.cause === 'silence')
this.#silentMs += waitMs;
return undefined;
}
const asked = `the required wait is ${renderSeconds(waitMs)}, and this step has ${(0,duration .PP)(Math.max(0, left - (left % 1000)))} for it`;
return { ...refusal, why: `${refusal.why}; ${asked}` };
}
}
function renderSeconds(ms) {
return (0,duration .PP)(Math.ceil(Math.max(0, ms) / 1000) * 1000);
}
function readRefused(error) {
const { name, status, message, response } = error;
const reason = typeof message === 'string' ? message : 'no reason';
if (name === 'GraphqlResponseError')
return { status: 422, message: reason, headers: {} };
if (response === undefined || typeof status !== 'number')
return { status: 0, message: silenceOf(reason), headers: {} };
return { status, message: reason, headers: response.headers ?? {} };
}
function silenceOf(message) {
return /aborted/i.test(message) ? 'no answer in time' : message;
}
function reasonOf({ status, message }) {
const reason = (0,base_text .g$)((0,outgoing_text .pc)(message.split('\n')[0] ?? ''), 200);
return status === 0 ? reason : `${status}: ${reason}`;
}
}),
28554:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( listenForCancel)
});
const SIGNALS = { SIGINT: 130, SIGTERM: 143 };
const PATIENCE_MS = 2500;
function listenForCancel() {
const controller = new AbortController();
const patience = new AbortController();
let timer;
let exitCode;
const removals = Object.entries(SIGNALS).map(([signal, code]) => {
const listener = () => {
exitCode ??= code;
controller.abort();
timer ??= setTimeout(() => patience.abort(), PATIENCE_MS);
};
process.on(signal, listener);
return () => process.off(signal, listener);
});
return {
signal: controller.signal,
cutOff: patience.signal,
get exitCode() {
return exitCode;
},
[Symbol.dispose]: () => {
clearTimeout(timer);
for (const remove of removals)
remove();
},
};
}
}),
13958:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gc: () => ( requireIsolation),
Gr: () => ( takeIsolation),
l8: () => ( findLevels),
o$: () => ( describeIsolation),
vi: () => ( claimWith),
x1: () => ( BOTH_COMMITS)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34742);
const KINDS = [
'bubblewrap',
'namespace',
'seatbelt',
'process-group',
];
const STRONGEST = KINDS[0];
async function findLevels(wishes) {
const probe = await (0,_kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_1__ .UB)();
const found = wishes.map((wish) => {
const level = (0,_kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_1__ .DT)(wish, probe);
if (level instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb)
throw level;
return level.kind;
});
return KINDS.filter((kind) => found.includes(kind));
}
const AN_AGENT = { name: 'an agent', elsewhere: 'Or run the agent in a job that can only read, as research.yml does' };
const BOTH_COMMITS = {
name: 'the code of both commits',
elsewhere: 'Or give the job "permissions: contents: read" alone',
};
async function requireIsolation({ isolation, inputs, who = AN_AGENT }, remote) {
const weak = isolation.levels.find((level) => level !== STRONGEST);
if (weak === undefined || inputs.acceptsWeakSandbox)
return;
const may = await remote.mayPush();
if (may === 'no')
return;
const probe = await (0,_kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_1__ .UB)();
const works = probe.levels.some(({ kind }) => kind === STRONGEST);
const strong = works
? 'Take "sandbox: off" out of the configuration of the agent'
: `To make bubblewrap work, run this in a step before: ${(0,_kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_1__ .wJ)(probe).replace(/, then run again\.$/, '')}`;
const known = may === 'yes' ? 'can push' : 'may be able to push (the server did not say)';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `${who.name} would run at isolation level "${weak}" in a job whose token ${known}: it could take that token`,
remedy: `${strong}. ${who.elsewhere}. To accept the risk, write ${written('any')} (the strongest level that works) or ${written('off')} in the workflow`,
});
}
function written(sandbox) {
return `"sandbox: ${sandbox}"`;
}
const WITH_KEY = "a process of the same user could read the model's key";
function describeIsolation({ levels, from }) {
if (levels.length === 0)
return undefined;
const named = levels.map((level) => `\`${level}\``).join(' and ');
const weak = levels.filter((level) => level !== STRONGEST);
const files = weak.every((level) => level === 'seatbelt') ? '' : 'files were not shielded, and ';
const below = weak.length === 0 ? '' : `, below \`bubblewrap\`: ${files}${WITH_KEY}`;
const whose = from === 'this job' ? '' : ', as the proposing job says';
return `Isolation of the agent: ${named}${below}${whose}.`;
}
function claimWith(gain, { levels }) {
return levels.length === 0 || gain === '' ? gain : `${gain} (isolation: ${levels.join(', ')})`;
}
function takeIsolation(isolation, levels) {
isolation.levels = KINDS.filter((kind) => levels.includes(kind));
isolation.from = 'the proposing job';
}
}),
39231:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
timeLeft: () => ( timeLeft),
timeLeftOfJob: () => ( timeLeftOfJob)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const RESERVE_MS = 10 * MINUTE_MS;
const LIMITS_MS = { 'github-hosted': 6 * HOUR_MS, 'self-hosted': 5 * 24 * HOUR_MS };
function timeLeftOfJob({ env, now, timeoutMs, reserveMs = RESERVE_MS }) {
const limit = timeoutMs ?? LIMITS_MS[env.RUNNER_ENVIRONMENT ?? ''];
if (limit === undefined)
return undefined;
const begun = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(env.GITHUB_EVENT_PATH ?? '', { throwIfNoEntry: false })?.mtimeMs ?? now.getTime();
const passed = Math.max(0, now.getTime() - begun);
return Math.max(0, Math.floor(limit - passed - reserveMs));
}
function timeLeft({ loop }, { env, now }) {
const { jobTimeoutMs: timeoutMs } = loop;
return () => timeLeftOfJob({ env, now: now(), timeoutMs, reserveMs: 0 }) ?? Number.POSITIVE_INFINITY;
}
}),
50894:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => ( refuseLeftCredentials)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79871);
const LEFT_CREDENTIALS = /^[ \t]*(?:\[[^\]\r\n]*\]\s*)?(?:extraheader\s*=|path\s*=.*git-credentials)/im;
const ADDRESS = /(?:url\s*=\s*"?|\[\s*url\s+")https?:\/\/([^\s/?#"]+)@/gi;
const TOKEN = /^(?:gh[a-z]_|github_pat_|gl[a-z]+-|.{24})/;
const INCLUDED = /^[ \t]*(?:\[[^\]\r\n]*\]\s*)?path\s*=\s*"?([^"\n]+)/gim;
const MAX_FILES = 1000;
function refuseLeftCredentials({ commonDir, gitDir }, workspace, maxFolders = MAX_FOLDERS) {
refuseIn([commonDir, gitDir], '.git/config');
if (workspace === undefined)
return undefined;
const { found, isWhole } = findGitDirs(workspace, maxFolders);
for (const folder of found)
refuseIn([folder], (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'config'), 300));
if (isWhole)
return undefined;
return `the workspace has more than ${maxFolders} folders: checkouts in the rest were not searched for left credentials`;
}
function refuseIn(gitDirs, where) {
const texts = readConfigs(gitDirs);
if (texts.some((text) => LEFT_CREDENTIALS.test(text))) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `the checkout left its token in ${where}, where the code that runs can read it`,
remedy: 'Check out with "persist-credentials: false", each repository of the workspace',
});
}
if (!texts.some(holdsToken))
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `an address in ${where} has a token or a password in it ("https://…@"), where the code that runs can read it`,
remedy: 'Remove it before this step, as in: git remote set-url origin https://github.com/OWNER/REPOSITORY; the step pushes with its own github-token. See: git remote -v',
});
}
function holdsToken(text) {
return [...text.matchAll(ADDRESS)].some(([, who = '']) => {
const colon = who.indexOf(':');
return colon === -1 ? TOKEN.test(who) : colon < who.length - 1;
});
}
function readConfigs(gitDirs) {
const open = gitDirs.flatMap(listConfigs);
const seen = new Set();
const texts = [];
for (let next = open.pop(); next !== undefined && seen.size < MAX_FILES; next = open.pop()) {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(next, { throwIfNoEntry: false })?.isFile() !== true)
continue;
const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(next);
if (seen.has(path))
continue;
seen.add(path);
const text = readIfAllowed(path);
texts.push(text);
for (const [, included = ''] of text.matchAll(INCLUDED)) {
const from = included.trim().replace(/^~\//, `${(0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)()}/`);
open.push((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), from));
}
}
return texts;
}
const MAX_FOLDERS = 500_000;
function findGitDirs(workspace, maxFolders) {
const found = [];
const folders = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(workspace) ? [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace)] : [];
for (const [count, folder] of folders.entries()) {
if (count === maxFolders)
return { found, isWhole: false };
for (const entry of listFolder(folder)) {
const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.name);
if (entry.name === '.git')
found.push(...gitDirOf(path, entry.isDirectory()));
else if (entry.isDirectory())
folders.push(path);
}
}
return { found, isWhole: true };
}
function gitDirOf(path, isFolder) {
if (isFolder)
return [path];
const [, named] = /^gitdir: (.+)$/m.exec(readIfAllowed(path)) ?? [];
if (named === undefined)
return [];
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), named.trim());
const common = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'commondir');
return [folder, ...((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(common) ? [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, readIfAllowed(common).trim())] : [])];
}
function listFolder(folder) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
}
catch {
return [];
}
}
function readIfAllowed(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
}
catch (error) {
if ((0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_5__ .CA)(error) === 'EACCES')
return '';
throw error;
}
}
function listConfigs(gitDir) {
const modules = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'modules');
const below = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(modules) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(modules, { recursive: true, encoding: 'utf8' }) : [];
const ofModules = below.filter((path) => /(?:^|\/)config(?:\.worktree)?$/.test(path));
return [
...['config', 'config.worktree'].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, name)),
...ofModules.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(modules, path)),
];
}
}),
45623:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( shareBoundary)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
async function shareBoundary(git, { from, to, branchHead }) {
const known = new Set(readList(to));
const found = readList(from).filter((id) => !known.has(id));
if (found.length === 0)
return;
const { stdout } = await git(['rev-list', '--end-of-options', branchHead, '--']);
const reached = new Set(stdout.toString().split('\n'));
const missing = found.filter((id) => reached.has(id));
if (missing.length === 0)
return;
const [file, lock] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, 'shallow'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, 'shallow.lock')];
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(lock, `${[...known, ...missing].join('\n')}\n`, { flag: 'wx' });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(lock, file);
}
catch (error) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(lock, { force: true });
throw error;
}
}
function readList(folder) {
const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'shallow');
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file)
? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8')
.split('\n')
.filter((line) => line !== '')
: [];
}
}),
5693:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => ( requireKnownStart),
Q: () => ( EVERYTHING)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11584);
const EVERYTHING = 2_147_483_647;
const DEPTHS = [50, 500, EVERYTHING];
async function requireKnownStart(request, start) {
const issues = await findIssues(request, start);
const { name, startRemedy } = request.subject;
if (issues.length === 0 || startRemedy === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the records of "${name}" on the server begin at ${start.commit}, which autorize cannot identify as a commit of yours: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .g$)(issues.join('; '), 600)}; nothing of them was taken`,
remedy: `If it is yours, check out a branch that contains it, with its history (git fetch --unshallow; fetch-depth: 0), or merge it into yours. ${startRemedy}`,
});
}
async function findIssues({ subject, remote, refs }, start) {
const { repository } = subject;
const find = async () => subject.findStartIssues(refs, start);
let issues = await find();
const head = await (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_4__ .zy)(repository, refs);
if (head === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.commonDir, 'shallow')))
return issues;
const wanted = [head, 'HEAD'];
for (const depth of DEPTHS) {
if (issues.length === 0)
return issues;
while (wanted[0] !== undefined && !(await isFetched(remote, { ref: wanted[0], depth })))
wanted.shift();
if (wanted.length === 0)
return issues;
issues = await find();
}
return issues;
}
async function isFetched(remote, { ref, depth }) {
try {
await remote.fetchBounded(ref, depth);
return true;
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW)
return false;
throw error;
}
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
89049:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JP: () => ( bringBranch),
PF: () => ( restore),
c5: () => ( findSibling),
w0: () => ( shareEnds),
yC: () => ( locateState)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55523);
var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83144);
var _kernel_shallow_boundary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45623);
var _known_start_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5693);
var _state_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44042);
var _subject_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64715);
const TRIES = 5;
async function readRemoteStatus({ subject, remote, resumeFrom, }) {
const fixed = fixedBranch({ subject, remote });
for (let tries = 0;; tries += 1) {
const refs = await remote.list([...Object.values((0,_subject_js__WEBPACK_IMPORTED_MODULE_6__ .sd)(subject)), subject.branches]);
const location = locateState(subject, refs);
const { state } = location;
const branchHeadOf = (branch = '') => refs.get(remote.nameOf(branch));
if (state === undefined) {
const seen = { ...location, branch: fixed, branchHead: branchHeadOf(fixed) };
return { seen, files: undefined, records: undefined };
}
const stateRef = location.oldRef ?? location.stateRef;
if ((await remote.fetchBounded(stateRef, 1)) !== state && tries < TRIES)
continue;
const commit = resumeFrom === undefined ? state : await findStateOf(remote, { stateRef, run: resumeFrom });
const found = await (0,_state_commit_js__WEBPACK_IMPORTED_MODULE_5__ .un)(remote.git, { subject, commit });
(0,_state_commit_js__WEBPACK_IMPORTED_MODULE_5__ .ck)(found);
const records = subject.decode(found);
const branch = records.branch ?? fixed;
return { seen: { ...location, branch, branchHead: branchHeadOf(branch) }, files: subject.covered(found), records };
}
}
function locateState(subject, found) {
const { usual, fallback, old } = (0,_subject_js__WEBPACK_IMPORTED_MODULE_6__ .sd)(subject);
for (const stateRef of [usual, fallback])
if (found.has(stateRef))
return { stateRef, state: found.get(stateRef) };
const state = found.get(old);
return state === undefined ? { stateRef: usual, state } : { stateRef: usual, state, oldRef: old };
}
function fixedBranch({ subject, remote }) {
return remote.nameOf(subject.branches).endsWith('*') ? undefined : subject.branches;
}
async function findSibling({ subject, remote }) {
const found = await remote.list([...Object.values((0,_subject_js__WEBPACK_IMPORTED_MODULE_6__ .sd)(subject)), subject.branches]);
const location = locateState(subject, found);
if (location.state !== undefined)
await remote.fetchBounded(location.oldRef ?? location.stateRef, 1);
const branch = fixedBranch({ subject, remote });
return { ...location, branch, branchHead: found.get(remote.nameOf(branch ?? '')) };
}
async function restore(request) {
const { subject, remote, refs } = request;
requireNoRecords(subject);
for (let tries = 0;; tries += 1) {
const { seen, files, records } = await readRemoteStatus(request);
const { branch, branchHead } = seen;
if (files === undefined || records === undefined) {
if (branchHead === undefined)
return { kind: 'nothing', remote: seen };
return { kind: 'moved', remote: seen, expected: undefined, files };
}
const { expected } = records;
if (records.isOver && branchHead === undefined)
return { kind: 'over', remote: seen, records, files };
if (branch !== undefined && branchHead !== undefined) {
if ((await fetchBranch(request, { branch, records })) !== branchHead && tries < TRIES)
continue;
await shareEnds(request, branchHead);
}
if (!records.isOver && records.base !== undefined)
await (0,_known_start_js__WEBPACK_IMPORTED_MODULE_4__ .L)(request, { commit: records.base, files });
if (records.isOver)
return { kind: 'over', remote: seen, records, files };
if (request.resumeFrom !== undefined && branch !== undefined && expected !== undefined) {
await requireHere(remote.git, { commit: expected, run: request.resumeFrom });
await bringBranch(refs, { branch, to: expected });
(0,_state_commit_js__WEBPACK_IMPORTED_MODULE_5__ .Jq)(subject, files);
await subject.finishRestore();
await (0,_subject_js__WEBPACK_IMPORTED_MODULE_6__ .bi)(subject);
return { kind: 'restored', remote: seen, records };
}
if (expected !== undefined &&
branchHead !== expected &&
!(await isBegunAcceptance(remote.git, { branchHead, records }))) {
return { kind: 'moved', remote: seen, expected, files };
}
if (branch !== undefined && branchHead !== undefined)
await bringBranch(refs, { branch, to: branchHead });
(0,_state_commit_js__WEBPACK_IMPORTED_MODULE_5__ .Jq)(subject, files);
await subject.finishRestore();
await (0,_subject_js__WEBPACK_IMPORTED_MODULE_6__ .bi)(subject);
return { kind: 'restored', remote: seen, records };
}
}
async function shareEnds({ subject, remote }, branchHead) {
await (0,_kernel_shallow_boundary_js__WEBPACK_IMPORTED_MODULE_3__ .Q)(remote.git, { from: remote.gitDir, to: subject.repository.commonDir, branchHead });
}
async function findStateOf(remote, { stateRef, run }) {
const newest = await remote.fetchBounded(stateRef, _known_start_js__WEBPACK_IMPORTED_MODULE_4__ .Q);
const args = [
'log',
'--first-parent',
'-1',
'--format=%H',
'-E',
`--grep=^${_state_commit_js__WEBPACK_IMPORTED_MODULE_5__ .cu}: ${run}$`,
'--end-of-options',
newest,
];
const { stdout } = await remote.git(args);
const found = stdout.toString().trim();
if (found !== '')
return found;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `the server has no state that run ${run} pushed`,
remedy: 'Take the id from the URL of the run, or resume from the newest state with "resume: auto"',
});
}
async function requireHere(git, { commit, run }) {
if (await (0,_kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_1__ .Q)(git, commit))
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `the commit ${commit} that run ${run} was at is no longer on the branch`,
remedy: 'Resume from the last run with "resume: auto", or from the branch with "resume: adopt"',
});
}
async function bringBranch(refs, { branch, to }) {
const from = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_2__ .sg)(refs, branch);
if (from !== to)
await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_2__ .LH)(refs, { ref: branch, from, to });
}
function requireNoRecords(subject) {
const own = subject.findOwn();
if (own === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `this checkout holds records of "${subject.name}" already (${own}); they would be mixed with those of the server`,
remedy: 'Check out with "clean: true", the default, or remove them',
});
}
async function isBegunAcceptance(git, { branchHead, records }) {
if (branchHead === undefined)
return false;
const { stdout } = await git(['cat-file', 'commit', '--end-of-options', branchHead]);
return records.isBegun(branchHead, stdout.toString());
}
async function fetchBranch({ remote, refs }, { branch, records }) {
const hasBase = async () => records.base !== undefined && (await (0,_kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_1__ .Q)(refs, records.base));
const isHere = await hasBase();
const fetched = await remote.fetch(branch, isHere ? undefined : records.depth);
if (isHere || records.base === undefined || (await hasBase()))
return fetched;
return remote.fetch(branch, _known_start_js__WEBPACK_IMPORTED_MODULE_4__ .Q);
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

export const id = 6758;
export const ids = [6758,9231];
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
36758:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runVerifyStep: () => ( runVerifyStep)
});
var errors = __webpack_require__(45145);
var base_finding = __webpack_require__(17785);
var base_text = __webpack_require__(7953);
var verify = __webpack_require__(48337);
var opening = __webpack_require__(33693);
var store = __webpack_require__(89855);
var mission_verify = __webpack_require__(2592);
var markdown = __webpack_require__(34902);
var workitem_opening = __webpack_require__(32375);
var workitem_verify = __webpack_require__(92858);
var job_summary = __webpack_require__(40092);
var github_notes = __webpack_require__(37491);
var outputs = __webpack_require__(31224);
var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var json_document = __webpack_require__(85572);
var run = __webpack_require__(3213);
var confined_file = __webpack_require__(57177);
var github_api = __webpack_require__(83800);
var github_event = __webpack_require__(6830);
var input_folders = __webpack_require__(39638);
var job_time = __webpack_require__(39231);
var trust = __webpack_require__(6024);
var trusted_request = __webpack_require__(84353);
;
async function verifyReport(supplied, request, host) {
const path = (0,external_node_path_.resolve)(host.cwd, supplied);
const context = (0,github_event .y)(host.env);
const { workspace } = context;
const folders = (0,input_folders.inputFolders)({ ...host, workspace }, { report: supplied });
const claimed = await readClaim({ path, shown: supplied, folders });
const { trustedRef } = request;
const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-verify-'));
try {
const api = await (0,github_api.openApi)(request.publishing.token, context, (0,job_time.timeLeft)(request, host));
const place = { trustedRef, context, host, api, folder };
const byWorkflow = await (0,trusted_request .C)({ ...place, gate: requestOfWorkflow(claimed, request.gate) });
const isTrusted = byWorkflow.rulesOf === 'trusted commit';
if (isTrusted && claimed.run_mode === 'fixtures')
throw new errors .eb([fixturesProblem(supplied)]);
const evaluated = isTrusted
? byWorkflow.gate
: { ...requestOfReport(claimed, request.gate), confinedTo: byWorkflow.gate.confinedTo };
await (0,trust.refuseForeignCode)(host, () => (0,input_folders.listGatePaths)(evaluated).map((each) => (0,external_node_path_.resolve)(host.cwd, each)), async () => api);
const own = { report: (0,external_node_path_.join)(folder, 'latest.json'), confinedTo: [...evaluated.confinedTo, folder] };
const { report } = await (0,run .R)({ ...evaluated, ...own }, host);
return { lines: compare(supplied, claimed, report), banners: byWorkflow.banners };
}
finally {
(0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
}
}
function fixturesProblem(file) {
return {
file,
found: 'a report of mode "fixtures", which judges a suite by its own fixtures',
expected: 'a report of mode "candidates", since a pull request can change suite and fixtures together',
remedy: 'Run mode "fixtures" again in its place, or set "trusted-ref: checkout" to verify it by the files as they are.',
};
}
function compare(supplied, claimed, report) {
const [one, other] = [comparable(claimed), comparable(report)];
const parts = new Set([...Object.keys(one), ...Object.keys(other)]);
const differing = [...parts].filter((part) => JSON.stringify(one[part]) !== JSON.stringify(other[part]));
if (differing.length === 0)
return [{ kind: 'ok', text: `${supplied}: judged again, it is the same` }];
return differing.map((part) => ({
kind: 'wrong',
text: `${supplied}: "${part}" is another one when it is judged again`,
}));
}
const MAX_REPORT_BYTES = 256 * 1024 * 1024;
async function readClaim(file) {
const { gateReportSchema } = await Promise.all( [__webpack_require__.e(0), __webpack_require__.e(6806)]).then(__webpack_require__.bind(__webpack_require__, 4425));
const read = (0,confined_file .Hz)(file, MAX_REPORT_BYTES);
if ('problem' in read)
throw new errors .eb([read.problem]);
const decoded = (0,json_document .w)(file.shown, read.bytes, { isForeign: true, takesAnyKey: true });
if ('problems' in decoded)
throw new errors .eb(decoded.problems);
if (isParsed(gateReportSchema, decoded.document.value))
return decoded.document.value;
const [found, expected] = ['a file that is not a report of the gate', 'a report of the gate'];
const remedy = 'Name the latest.json that a run of the gate wrote.';
throw new errors .eb([{ file: file.shown, found, expected, remedy }]);
}
function isParsed(schema, value) {
try {
return schema.safeParse(value).success;
}
catch (error) {
if (!(error instanceof RangeError))
throw error;
return false;
}
}
function requestOfWorkflow(report, gate) {
const { replays = 1 } = gate;
return { ...gate, mode: 'candidates', replays: replays > 1 ? replays : report.replays_requested };
}
function requestOfReport(report, gate) {
const { inputs, scenario_selection: selection } = report.reproducibility_contract.manifest;
const own = (path) => (path.startsWith('autorize-action/') ? undefined : path);
const isSelected = (gate.scenarios ?? []).length > 0 || gate.all === true;
const { replays } = requestOfWorkflow(report, gate);
return {
mode: report.run_mode,
...(report.run_mode === 'candidates'
? { candidates: gate.candidates ?? report.candidates_file, replays, seed: gate.seed ?? report.seed }
: {}),
suite: gate.suite ?? own(report.suite_path),
config: gate.config ?? own(inputs.config.path),
schema: gate.schema ?? inputs.schema?.path,
maxVolatility: gate.maxVolatility ?? report.max_volatility ?? undefined,
scenarios: isSelected ? gate.scenarios : selection.mode === 'scenario' ? selection.ids : [],
all: isSelected ? gate.all : selection.mode === 'all',
};
}
function comparable({ ran_at: _, experimental: __, reproducibility_contract: contract, ...rest }) {
const { runner: ___, system: ____, ...manifest } = contract.manifest;
return { ...rest, reproducibility_contract: { ...contract, manifest } };
}
;
const MAX_LINE = 4000;
async function runVerifyStep(request, host) {
const { loop, report, publishing } = request;
const problems = [...request.problems];
const named = [loop.experiment, loop.missionDir, loop.workItems, report ?? ''].filter((each) => each !== '');
if (named.length !== 1) {
const expected = 'one of the inputs "experiment", "mission-dir", "work-items" and "report"';
const remedy = 'Write one of them: what is to be checked.';
problems.push({ found: `mode "verify" with ${named.length} of them`, expected, remedy });
}
if (report === undefined)
problems.push(...ignoredInputs(request));
if (problems.length > 0)
throw new errors .eb(problems);
const { lines, banners } = report === undefined
? { lines: await verify_step_verify(request, host), banners: [] }
: await verifyReport(report, request, host);
const isSound = (0,base_finding .vs)(lines);
for (const banner of banners)
(0,github_notes .y)(`warning: ${banner}`);
for (const { kind, text } of lines)
(0,github_notes .y)(`${kind.padEnd(9)} ${(0,base_text .g$)(text, MAX_LINE)}`);
(0,outputs .Kn)({ passed: String(isSound), verdict: isSound ? 'passed' : 'failed' });
if (publishing.writesSummary) {
const notes = new github_notes .u();
const items = lines.map(({ kind, text }) => `- ${kind}: ${(0,markdown .F)(text)}`);
const shown = banners.map((banner) => `> **${(0,markdown .F)(banner)}**\n\n`).join('');
const body = `### ${isSound ? '✅ It holds' : '❌ It does not hold'}\n\n${shown}${items.join('\n')}\n`;
await (0,job_summary .S)({ body, end: '', rest: 'the log holds the rest' }, notes);
}
return isSound ? errors .dc.yes : errors .dc.no;
}
function ignoredInputs({ trustedRef, gate: { suite, config, schema } }) {
return Object.entries({ 'trusted-ref': trustedRef, suite, config, schema }).flatMap(([name, value]) => value === undefined
? []
: [
{
found: `the input "${name}" in mode "verify" without "report"`,
expected: `"${name}" beside "report" alone`,
remedy: 'Remove it.',
},
]);
}
async function verify_step_verify({ loop }, host) {
if (loop.missionDir !== '')
return verifyMissionRuns(loop.missionDir, host);
return loop.workItems !== '' ? verifyReceipts(loop.workItems, host) : verifyNamed(loop.experiment, host);
}
async function verifyMissionRuns(missionDir, host) {
const { slug, repository } = (0,opening .Md)(missionDir, host, { needsAgent: false });
const places = (0,store .XO)(repository, slug);
if (places.length === 0) {
const uncovered = await (0,mission_verify .R7)({ repository }, { slug, tag: '*' });
if (uncovered.length > 0)
return linesOf(uncovered);
throw new errors .Rb({
message: `there are no records of the mission "${missionDir}" here`,
remedy: `Fetch them: autorize pull mission.${slug}; or check it in the job that ran it`,
});
}
const lines = [];
for (const paths of places)
lines.push(...linesOf((await (0,mission_verify .DS)(paths, {}, host)).findings));
return lines;
}
async function verifyReceipts(workItems, host) {
const { plan } = await (0,workitem_opening .CW)(workItems, host);
const { findings, receipts } = await (0,workitem_verify .p2)({}, host);
if (receipts.some((receipt) => receipt.plan === plan) || !(0,base_finding .vs)(findings))
return linesOf(findings);
throw new errors .Rb({
message: `there are no receipts of the plan "${plan}" here`,
remedy: `Fetch them: autorize pull work.${plan}; or check them in the job that ran it`,
});
}
function linesOf(findings) {
return findings.map((finding) => ({ kind: finding.kind, text: (0,base_finding .jb)(finding) }));
}
async function verifyNamed(name, host) {
const { findings } = await (0,verify .ZV)({ name }, host);
return linesOf(findings);
}
})
};

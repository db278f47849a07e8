export const id = 8518;
export const ids = [8518,9231];
export const modules = {
70612:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Pe: () => ( withMarker),
pX: () => ( REST),
qI: () => ( publishProblems),
yS: () => ( folderOf),
yX: () => ( publishFailure)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _report_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34902);
var _report_workflow_commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13141);
var _job_summary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40092);
var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30284);
var _notes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37491);
var _outputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31224);
var _verdict_publish_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(59473);
const REST = 'the report holds the rest';
async function publishProblems(error, publication) {
const { request, context, notes } = publication;
const { problems, omitted } = error;
const lines = problems.map(_base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .yM);
if (omitted > 0)
lines.push(`and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(omitted, 'problem')} more`);
for (const line of lines)
(0,_notes_js__WEBPACK_IMPORTED_MODULE_7__ .y)(`error: ${line}`);
(0,_outputs_js__WEBPACK_IMPORTED_MODULE_8__ .Kn)({ passed: '', verdict: 'invalid', 'report-path': '', 'best-candidates': '', volatility: '' });
const items = lines.map((line) => `- ${(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(line)}`);
const text = ['### ❌ Candidate gate: invalid input', '', ...items, '', ...(0,_verdict_publish_js__WEBPACK_IMPORTED_MODULE_9__ .UE)(context, undefined), ''].join('\n');
const folder = folderOf(publication);
const final = {
verdict: 'invalid',
conclusion: 'failure',
exitCode: error.exitCode,
passed: '',
};
const isAnnotated = await (0,_verdict_publish_js__WEBPACK_IMPORTED_MODULE_9__ .TP)(withMarker(publication), {
final,
title: `invalid input: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(problems.length + omitted, 'problem')}`,
text,
annotations: (0,_report_workflow_commands_js__WEBPACK_IMPORTED_MODULE_4__ .sX)(problems, { folder }),
});
if (!isAnnotated) {
for (const line of (0,_report_workflow_commands_js__WEBPACK_IMPORTED_MODULE_4__ .A0)(problems, { folder, omitted }))
(0,_log_js__WEBPACK_IMPORTED_MODULE_6__ .u)(`${line}\n`);
}
if (request.publishing.writesSummary)
await (0,_job_summary_js__WEBPACK_IMPORTED_MODULE_5__ .S)({ body: text, end: (0,_verdict_publish_js__WEBPACK_IMPORTED_MODULE_9__ .IE)(notes), rest: REST }, notes);
}
async function publishFailure(error, publication) {
const { request, context, notes } = publication;
const isKnown = error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .yW && error.exitCode !== _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.bug;
const known = isKnown ? error : await machineErrorOf(error);
const why = known === undefined ? 'The step failed; see its log.' : `${known.message}. ${known.remedy}`;
const title = 'No verdict';
const heading = `### ❌ Candidate gate: ${title.toLowerCase()}`;
const text = [heading, '', (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(why), '', ...(0,_verdict_publish_js__WEBPACK_IMPORTED_MODULE_9__ .UE)(context, undefined), ''].join('\n');
const exitCode = known?.exitCode ?? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.bug;
const final = { verdict: 'none', conclusion: 'failure', exitCode, passed: '' };
await (0,_verdict_publish_js__WEBPACK_IMPORTED_MODULE_9__ .TP)(withMarker(publication), { final, title, text, annotations: [] });
if (request.publishing.writesSummary)
await (0,_job_summary_js__WEBPACK_IMPORTED_MODULE_5__ .S)({ body: text, end: (0,_verdict_publish_js__WEBPACK_IMPORTED_MODULE_9__ .IE)(notes), rest: REST }, notes);
}
async function machineErrorOf(error) {
const { machineError } = await __webpack_require__.e( 7478).then(__webpack_require__.bind(__webpack_require__, 57478));
return machineError(error);
}
function withMarker(publication) {
return { ...publication, markerSubject: markerSubject(publication.request) };
}
function markerSubject({ mode, gate, workingDirectory }) {
return JSON.stringify([mode, gate.suite ?? '', workingDirectory]);
}
function folderOf({ context, host }) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(context.workspace, host.cwd).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, '/');
}
}),
38518:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runGateStep: () => ( runGateStep)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6830);
var _gate_problems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70612);
var _job_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39231);
var _notes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37491);
var _step_check_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77159);
async function runGateStep(request, host) {
const context = (0,_event_js__WEBPACK_IMPORTED_MODULE_4__ .y)(host.env);
const { publishing } = request;
const notes = new _notes_js__WEBPACK_IMPORTED_MODULE_7__ .u();
const isAsked = publishing.token !== '' && (publishing.check !== 'never' || context.pull !== undefined);
const api = isAsked
? await (await __webpack_require__.e( 3800).then(__webpack_require__.bind(__webpack_require__, 83800))).openApi(publishing.token, context, (0,_job_time_js__WEBPACK_IMPORTED_MODULE_6__.timeLeft)(request, host))
: undefined;
const opening = (0,_step_check_js__WEBPACK_IMPORTED_MODULE_8__ .Aq)({ name: checkName(request), publishing, context, api, notes });
const stop = (0,_step_check_js__WEBPACK_IMPORTED_MODULE_8__ .JM)(opening, 'The job was cancelled: nothing is said of the candidates.');
const check = await opening;
const publication = {
request,
context,
api,
check,
notes,
host,
};
try {
if (request.problems.length > 0)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .eb(request.problems);
const [{ judgeTrusted }, { publishGate }] = await Promise.all([
Promise.all( [__webpack_require__.e(9547), __webpack_require__.e(4434), __webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4443), __webpack_require__.e(2034), __webpack_require__.e(4328), __webpack_require__.e(4125), __webpack_require__.e(277), __webpack_require__.e(7801)]).then(__webpack_require__.bind(__webpack_require__, 22566)),
Promise.all( [__webpack_require__.e(4328), __webpack_require__.e(8184)]).then(__webpack_require__.bind(__webpack_require__, 47141)),
]);
return await inTemporaryFolder(async (folder) => {
const { result, banners } = await judgeTrusted(request, { context, host, api, folder });
return publishGate(result, banners, { ...publication, folder });
});
}
catch (error) {
if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Vl || error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .eb)) {
await (0,_gate_problems_js__WEBPACK_IMPORTED_MODULE_5__ .yX)(error, publication);
throw error;
}
await (0,_gate_problems_js__WEBPACK_IMPORTED_MODULE_5__ .qI)(error, publication);
return error.exitCode;
}
finally {
stop();
await (0,_step_check_js__WEBPACK_IMPORTED_MODULE_8__ .tQ)(check, notes);
for (const note of notes.all)
(0,_notes_js__WEBPACK_IMPORTED_MODULE_7__ .y)(`note: ${note}`);
}
}
async function inTemporaryFolder(work) {
const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-gate-'));
try {
return await work(folder);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
}
}
function checkName({ mode, gate }) {
const suite = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(gate.suite ?? 'ci-gate.json').replace(/\.json$/, '');
return `autorize / ${suite}${mode === 'fixtures' ? ' fixtures' : ''}`;
}
}),
40092:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( MAX_SUMMARY_BYTES),
S: () => ( writeSummary)
});
var _outgoing_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71192);
var _runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96806);
const MAX_SUMMARY_BYTES = 900 * 1024;
async function writeSummary(text, notes) {
if ((process.env.GITHUB_STEP_SUMMARY ?? '') === '')
return;
const { rest } = text;
const [body, end] = [(0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_0__ .pc)(text.body), (0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_0__ .pc)(text.end)];
try {
const room = MAX_SUMMARY_BYTES - Buffer.byteLength(end);
await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__ .fe)(`${cutBytes(body, { maxBytes: room, rest })}${end}`);
}
catch (error) {
notes.add(`the job summary was not written (${error instanceof Error ? error.message : 'unknown'})`);
}
}
const cutLine = (rest) => `\n\n…cut here; ${rest}.\n\n`;
function cutBytes(markdown, { maxBytes, rest }) {
const bytes = Buffer.from(markdown);
if (bytes.length <= maxBytes)
return markdown;
const end = bytes.lastIndexOf(0x0a, maxBytes - Buffer.byteLength(cutLine(rest)));
return `${bytes.subarray(0, Math.max(0, end)).toString('utf8')}${cutLine(rest)}`;
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
31224:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Kn: () => ( writeOutputs)
});
var _remote_part_letters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41310);
var _outgoing_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71192);
var _runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96806);
const NAMED_OUTPUTS = {
passed: '`true` if the suite passed or the claim holds, otherwise `false`. Empty if an input is not valid or the verdict is neutral.',
verdict: '`passed`, `failed`, `inconclusive` or `invalid`.',
'report-path': 'Absolute path of the report, `latest.json` or `report.html`.',
comparison: '`compare`: the answer for all benchmarks, `better`, `worse`, `no-difference` or `undecided`. Empty if nothing was compared.',
'worst-ratio': '`compare`: how many times worse the worst benchmark is, such as `1.17`; below 1 if all are better. Empty if no benchmark is compared by its ratio.',
'best-candidates': 'JSON object that maps each scenario id to the id of its best candidate.',
volatility: 'Highest volatility of any scenario, 0 to 1.',
'best-score': '`experiment`: the best accepted score. `mission`: the last accepted score. Empty if nothing was accepted.',
'baseline-score': '`experiment`, `mission`: the score of the base.',
improvement: 'Loops: the improvement, worded as in the report.',
iterations: 'Loops: number of iterations in the ledger, or of items in the plan.',
kept: 'Loops: number of accepted changes, or of items that succeeded.',
branch: 'Loops: the branch with the accepted commits.',
commit: 'Loops: the head commit of that branch.',
'pull-request-number': 'Loops: number of the pull request, if there is one.',
'pull-request-url': 'Loops: URL of the pull request.',
'pull-request-numbers': '`experiment` with `handover-mode: groups`: numbers of the pull requests as a JSON array, each after the one below it. `pull-request-number` is the first one.',
'ledger-path': 'Loops: absolute path of the ledger, `iterations.jsonl` or `journal.jsonl`.',
'artifact-id': 'Id of the uploaded artifact.',
'artifact-url': 'URL of the uploaded artifact.',
'artifact-digest': 'SHA-256 of the artifact, in hex.',
'stop-reason': 'Loops: why the run ended. `rate-limited` if the limit of the model ends after the time of the job.',
'rate-limited-until': 'Loops that ended as `rate-limited`: when the limit ends, such as `2026-11-26T03:00:00.000Z`, if that is known.',
'proposal-digest': 'Loops with `publish: none`: digest of the proposal, for the job that publishes it.',
'proposal-artifact': 'Loops with `publish: none`: name of the artifact that holds the proposal.',
'proposal-path': 'Loops: absolute path of the folder with the proposal on this runner. Empty if there is none.',
'attestation-subject': '`experiment`, `mission`: name of the file whose digest is signed, for `subject-name` of `actions/attest`. Empty if nothing was pushed.',
'attestation-digest': '`experiment`, `mission`: digest of that file, for `subject-digest`.',
'attestation-type': '`experiment`, `mission`: for `predicate-type`.',
'attestation-predicate': '`experiment`, `mission`: head of the ledger, claim and commit as JSON, for `predicate`.',
'wave-id': '`plan`: id of the wave, a digest of its plan, for the jobs of its attempts and the one that judges them.',
'wave-path': '`plan`: absolute path of the file of the plan.',
'wave-artifact': '`plan`: name of the artifact that holds the plan. Empty if there is none.',
slots: '`plan`: JSON array with the numbers of the slots, for `fromJSON` in a matrix.',
shards: '`plan`: JSON array with what the input `shard` of each judge is, for `fromJSON` in a matrix.',
'attempt-path': '`attempt`: absolute path of the folder with what the slot submitted.',
'environment-key': '`prepare`: key for the cache entry that other jobs restore. Empty if there is nothing to prepare.',
'environment-path': '`prepare`: absolute path of the folder to save in the cache.',
'environment-digest': '`prepare`: digest of the environment, for the jobs that restore it.',
};
const parts = _remote_part_letters_js__WEBPACK_IMPORTED_MODULE_0__ .k.map((letter) => {
const meaning = letter === 'a'
? 'Loops with `proposal-by: output` or `path`: the proposal as text, if its pack is below 700 KB. It has up to ten parts, `proposal-part-a` to `proposal-part-j`; unused parts are empty.'
: 'See `proposal-part-a`.';
return [`proposal-part-${letter}`, meaning];
});
const OUTPUT_MEANINGS = {
...NAMED_OUTPUTS,
...Object.fromEntries(parts),
};
const OUTPUTS = Object.keys(OUTPUT_MEANINGS);
const MAX_OUTPUT_BYTES = 256 * 1024;
function writeOutputs(outputs) {
for (const name of OUTPUTS) {
const supplied = outputs[name];
if (supplied === undefined)
continue;
const value = (0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_1__ .pc)(supplied);
(0,_runner_js__WEBPACK_IMPORTED_MODULE_2__ .uH)(name, Buffer.byteLength(value) > MAX_OUTPUT_BYTES ? '' : value);
}
}
}),
32074:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
v: () => ( withRemedy)
});
function withRemedy({ why, cause, status }, remedy) {
return cause === 'rights' || status === 404 ? `${why}; ${remedy}` : why;
}
}),
77159:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Aq: () => ( beginCheck),
JM: () => ( completeWhenCancelled),
tQ: () => ( closeCheck)
});
var _refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32074);
async function beginCheck({ name, publishing, context, api, notes }) {
const headSha = context.pull?.headSha || context.sha;
if (publishing.check === 'never' || api === undefined || headSha === '')
return undefined;
const { openCheck } = await __webpack_require__.e( 6418).then(__webpack_require__.bind(__webpack_require__, 96418));
const opened = await openCheck(api, { name, headSha });
if (opened.kind === 'ok')
return opened.value;
const remedy = 'it needs "checks: write", which a pull request from a fork never has';
notes.add(`no check run (${(0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__ .v)(opened, remedy)})`);
return undefined;
}
async function closeCheck(check, notes) {
const [title, summary] = ['No verdict', 'The step failed; see its log.'];
const closed = await check?.close({ conclusion: 'failure', title, summary, annotations: [] });
if (closed?.kind === 'refused')
notes.add(`the check run stays in progress (${closed.why})`);
}
const SIGNALS = { SIGINT: 130, SIGTERM: 143 };
const OPENING_PATIENCE_MS = 2000;
function completeWhenCancelled(opening, summary) {
const listeners = Object.entries(SIGNALS).map(([signal, exitCode]) => {
const listener = async () => {
await completeCancelled(opening, summary);
process.exit(exitCode);
};
process.once(signal, listener);
return () => process.off(signal, listener);
});
return () => {
for (const remove of listeners)
remove();
};
}
async function completeCancelled(opening, summary) {
const late = new Promise((resolve) => setTimeout(resolve, OPENING_PATIENCE_MS, undefined).unref());
const check = await Promise.race([opening, late]);
const title = 'Cancelled before there was a verdict';
await check?.cancel({ conclusion: 'failure', title, summary, annotations: [] });
}
}),
59473:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$D: () => ( MAX_TEXT_BYTES),
$v: () => ( safeArtifactName),
IE: () => ( renderNotes),
TP: () => ( publishVerdict),
UE: () => ( renderLinks),
tM: () => ( INCONCLUSIVE)
});
var _report_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34902);
var _outgoing_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71192);
var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32074);
const INCONCLUSIVE = {
fail: { verdict: 'inconclusive', conclusion: 'failure', exitCode: 1, passed: 'false' },
neutral: { verdict: 'inconclusive', conclusion: 'neutral', exitCode: 0, passed: '' },
pass: { verdict: 'inconclusive', conclusion: 'success', exitCode: 0, passed: 'true' },
};
const MAX_TEXT_BYTES = 60_000;
const MAX_TEXT_CHARS = 64_000;
const MAX_CHECK_ANNOTATIONS = 3000;
async function publishVerdict({ request, context, api, check, notes, markerSubject }, { final, title, text: whole, annotations }) {
const text = (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .G)((0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_1__ .pc)(whole), MAX_TEXT_CHARS);
const { verdict, conclusion } = final;
let isAnnotated = false;
if (check !== undefined) {
const placed = annotations.flatMap(locateAnnotation);
const shown = capAnnotations(placed);
const done = await check.complete({ conclusion, title, summary: text, annotations: shown });
const missing = done.kind === 'ok' ? done.value.missing : undefined;
if (done.kind === 'refused')
notes.add(`the check run was not completed at once (${done.why})`);
if (missing !== undefined)
notes.add(`the check run lacks annotations (${missing})`);
isAnnotated = done.kind === 'ok' && missing === undefined && shown.length > 0;
}
const { comment } = request.publishing;
if (context.pull === undefined || comment === 'never')
return isAnnotated;
if (api === undefined) {
if (comment === 'always')
notes.add('no comment: there is no github-token');
return isAnnotated;
}
const mayCreate = comment !== 'on-failure' || verdict !== 'passed';
const { markerOf, postComment } = await __webpack_require__.e( 3503).then(__webpack_require__.bind(__webpack_require__, 23503));
const marker = markerOf(markerSubject);
const { number, headSha: commit } = context.pull;
const posted = await postComment(api, { pull: number, marker, body: text, commit, mayCreate });
if (posted.kind === 'refused') {
const remedy = 'it needs "pull-requests: write". From forks, report.yml posts it';
notes.add(`no comment (${(0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__ .v)(posted, remedy)})`);
}
return isAnnotated;
}
function locateAnnotation({ level, properties, message }) {
const { file, line = 1, title = 'gate' } = properties;
if (typeof file !== 'string' || file === '' || file.startsWith('/') || file.startsWith('..'))
return [];
return [
{
path: file,
line: Number(line),
level: level === 'error' ? 'failure' : 'warning',
title: (0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_1__ .TX)(String(title), 200),
message,
},
];
}
function capAnnotations(all) {
const [first] = all;
if (all.length <= MAX_CHECK_ANNOTATIONS || first === undefined)
return all;
const shown = all.slice(0, MAX_CHECK_ANNOTATIONS - 1);
return [...shown, { ...first, title: 'gate', message: `${all.length - shown.length} more like these; see the log.` }];
}
function safeArtifactName(name) {
return name.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 200);
}
function renderLinks({ serverUrl, owner, repository, runId }, uploaded) {
if (owner === '' || runId === '0')
return [];
const run = `${serverUrl}/${owner}/${repository}/actions/runs/${runId}`;
const report = uploaded === undefined ? '' : ` · [Report](${run}/artifacts/${uploaded.id})`;
return [`[Run](${run})${report}`];
}
function renderNotes(notes) {
if (notes.all.length === 0)
return '';
return `\n${notes.all.map((note) => `- Note: ${(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .F)(note)}`).join('\n')}\n`;
}
}),
41310:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
k: () => ( PART_LETTERS)
});
const PART_LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
}),
34902:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( escapeMarkdown),
G: () => ( cutMarkdown)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
const SPECIAL = /[\\`*_[\]<>#!|~&$]|:(?=:|[\w+-]+:)/g;
const BEGIN = /^(\s*(?:\d{1,9}(?=[.)]))?)([-+=.)])(?=[-=]*\s*$|\s)/;
const ENTITIES = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
const LINKED = /(?:https?|ftp|mailto|xmpp)(?=:)|www(?=\.)|gh(?=-\d)|#(?=\d)|@/gi;
const BREAK = '\u200b';
function escapeMarkdown(text) {
return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(text, 1000)
.replace(LINKED, `$&${BREAK}`)
.replace(SPECIAL, (char) => ENTITIES[char] ?? `\\${char}`)
.replace(BEGIN, (_, before, mark) => `${before}\\${mark}`);
}
const CUT = '\n\n…cut here; the log holds the rest.\n';
function cutMarkdown(markdown, maxChars) {
if (markdown.length <= maxChars)
return markdown;
const room = maxChars - CUT.length - MAX_FENCE_CHARS;
const retained = markdown.slice(0, Math.max(0, markdown.lastIndexOf('\n', room)));
const fence = findOpenFence(retained);
return `${retained}${fence === '' ? '' : `\n${fence}`}${CUT}`;
}
const MAX_FENCE_CHARS = 500;
function findOpenFence(markdown) {
let open = '';
for (const [, fence = '', rest = ''] of markdown.matchAll(/^(`{3,})(.*)$/gm)) {
if (open === '')
open = fence;
else if (fence.length >= open.length && rest.trim() === '')
open = '';
}
return open.length < MAX_FENCE_CHARS ? open : '';
}
})
};

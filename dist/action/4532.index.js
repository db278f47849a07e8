export const id = 4532;
export const ids = [4532,9231];
export const modules = {
28338:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( LineHash),
s: () => ( sha256)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
function sha256(data) {
return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(data).digest('hex');
}
const BLOCK_BYTES = 1 << 17;
class LineHash {
#hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
#block = Buffer.allocUnsafe(BLOCK_BYTES);
#used = 0;
add(line, { isAscii = false } = {}) {
const atMost = 3 * line.length + 1;
if (this.#used + atMost > BLOCK_BYTES)
this.#flush();
if (atMost > BLOCK_BYTES) {
this.#hash.update(`${line}\n`);
return;
}
this.#used += this.#block.write(line, this.#used, isAscii ? 'latin1' : 'utf8');
this.#block[this.#used] = 0x0a;
this.#used += 1;
}
digest() {
this.#flush();
return this.#hash.digest('hex');
}
#flush() {
this.#hash.update(this.#block.subarray(0, this.#used));
this.#used = 0;
}
}
}),
59645:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => ( seededRandom),
k: () => ( randomIndex)
});
var seedrandom_seedrandom_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43042);
function seededRandom(seed) {
return seedrandom_seedrandom_js__WEBPACK_IMPORTED_MODULE_0__(seed);
}
function randomIndex(random, count) {
return Math.floor(random() * count);
}
}),
19775:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runGateStep: () => ( runGateStep)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var github_api = __webpack_require__(83800);
var github_event = __webpack_require__(6830);
var base_text = __webpack_require__(7953);
var machine_error = __webpack_require__(57478);
var gate_view = __webpack_require__(29656);
var html = __webpack_require__(45138);
var page = __webpack_require__(47916);
var page_style = __webpack_require__(94464);
;
const MAX_DETAILS = 300;
const MAX_ROWS = 3000;
const MAX_CANDIDATES = 20;
const MAX_TEXT = 300;
const VERDICTS = {
passed: 'Passed',
failed: 'Failed',
inconclusive: 'Inconclusive: the choice depends on the order of the candidates',
};
const WORDS = ['Verdict', 'Scenario', 'Best candidate', 'Why'];
const STYLE = `${page_style .W}
.pass::before{content:"\\2714\\a0" / "";color:var(--good)}.fail::before{content:"\\2718\\a0" / "";color:var(--bad)}
.pass,.fail{white-space:nowrap;font-weight:600}
.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.because{min-width:14rem}td:nth-child(3){min-width:6rem}tbody th{min-width:9rem}thead .number{text-align:right}.failures{min-width:11rem}
`;
function renderGateHtml(report, banners = []) {
const rows = (0,gate_view .kO)(report);
const results = Object.values(report.results);
const outcome = (0,gate_view .sG)(report);
return (0,page .C)({
title: `Candidate gate: ${(0,gate_view .gM)(report)}`,
style: STYLE,
body: [
'<header>',
'<h1>Candidate gate</h1>',
`<p class="verdict"><span class="${outcome === 'passed' ? 'pass' : 'fail'}">${VERDICTS[outcome]}</span>: ${(0,gate_view .gM)(report)}</p>`,
...banners.map((banner) => `<p class="problem">${(0,html .Z)(banner)}</p>`),
renderFigures(report),
'</header>',
'<main>',
...renderTable(rows, { withG: (0,gate_view .EQ)(report), suite: report.suite_path }),
...renderDetails(rows, results),
...renderWarnings(report),
'<h2>The same verdict on your machine</h2>',
`<pre tabindex="0" aria-label="Command">${(0,html .Z)((0,gate_view .CB)(report))}</pre>`,
'</main>',
`<footer><p>Made ${(0,html .Z)(report.ran_at)} by autorize.</p></footer>`,
],
});
}
function renderFigures(report) {
const figures = [
['Candidates', `${report.candidates_count} of ${report.candidates_file}`],
['Suite', `${report.suite_path} (${report.suite_version})`],
['Replays', report.replays_requested === 1 ? '1' : `${report.replays_requested}, seed ${report.seed}`],
];
const shown = figures.map(([name, value]) => `<div><dt>${name}</dt><dd>${gate_html_text(value)}</dd></div>`);
return `<dl class="figures">${shown.join('')}</dl>`;
}
function renderTable(rows, { withG, suite }) {
const scores = ['A', 'T', 'M', 'S', ...(withG ? ['G'] : [])];
const heads = ['Verdict', 'Scenario', 'Best candidate', 'Overall', ...scores, 'Volatility', 'Margin', 'Why'];
const shown = rows.slice(0, MAX_ROWS).map((row, index) => {
const number = (value) => `<td class="number">${(0,html .Z)(value)}</td>`;
const name = index < MAX_DETAILS ? `<a href="#s${index}">${gate_html_text(row.scenario)}</a>` : gate_html_text(row.scenario);
const all = { ...row.scores };
return [
`<tr><td>${verdictOf(row)}</td><th scope="row">${name}</th><td>${gate_html_text(row.best)}</td>`,
...[row.scores.overall, ...scores.map((each) => all[each] ?? ''), row.volatility, row.margin].map(number),
`<td class="because">${gate_html_text(row.because)}</td></tr>`,
].join('');
});
return [
'<h2>Scenarios</h2>',
'<div class="scroll" tabindex="0" role="region" aria-label="Scenarios"><table>',
`<caption>The best candidate of each scenario of ${gate_html_text(suite)}</caption>`,
`<thead><tr>${heads.map((head) => `<th scope="col"${WORDS.includes(head) ? '' : ' class="number"'}>${head}</th>`).join('')}</tr></thead>`,
'<tbody>',
...shown,
'</tbody></table></div>',
...leftOut(rows.length - shown.length, 'scenario'),
];
}
function verdictOf({ verdict }) {
return verdict === 'pass' ? '<span class="pass">pass</span>' : '<span class="fail">fail</span>';
}
function renderDetails(rows, results) {
const parts = rows.slice(0, MAX_DETAILS).map((row, index) => {
const result = results[index];
const evaluated = result?.evaluated.slice(0, MAX_CANDIDATES) ?? [];
const reasons = row.reasons.map((reason) => `<li>${gate_html_text(reason)}</li>`);
return [
`<details id="s${index}"${row.verdict === 'pass' ? '' : ' open'}>`,
`<summary>${gate_html_text(row.scenario)}: ${verdictOf(row)}</summary>`,
...(result?.scenario.intent === undefined ? [] : [`<p class="note">${gate_html_text(result.scenario.intent)}</p>`]),
...(reasons.length === 0 ? [] : ['<ul>', ...reasons, '</ul>']),
...renderCandidates(evaluated, row.scenario),
...leftOut((result?.evaluated_count ?? 0) - evaluated.length, 'candidate'),
'</details>',
].join('\n');
});
return ['<h2>Each scenario</h2>', ...parts, ...leftOut(rows.length - parts.length, 'scenario')];
}
function renderCandidates(evaluated, scenario) {
if (evaluated.length === 0)
return ['<p>No candidate was scored.</p>'];
const rows = evaluated.map(({ id, pass, scores, failures }) => {
const codes = [...new Set(failures.map(({ code }) => code))].join(', ');
const verdict = verdictOf({ verdict: pass ? 'pass' : 'FAIL' });
return `<tr><td>${verdict}</td><th scope="row">${gate_html_text(id)}</th><td class="number">${scores.overall.toFixed(3)}</td><td class="failures">${gate_html_text(codes)}</td></tr>`;
});
return [
`<div class="scroll" tabindex="0" role="region" aria-label="Candidates of ${gate_html_text(scenario)}"><table>`,
'<caption>Candidates, best first</caption>',
'<thead><tr><th scope="col">Verdict</th><th scope="col">Candidate</th><th scope="col" class="number">Overall</th><th scope="col">Failures</th></tr></thead>',
'<tbody>',
...rows,
'</tbody></table></div>',
];
}
function renderWarnings({ warnings }) {
if (warnings.length === 0)
return [];
const shown = warnings.slice(0, MAX_DETAILS).map(({ message }) => `<li>${gate_html_text(message)}</li>`);
return ['<h2>Warnings</h2>', '<ul>', ...shown, '</ul>', ...leftOut(warnings.length - shown.length, 'warning')];
}
function leftOut(rest, noun) {
return rest > 0
? [`<p class="note">${(0,base_text .LS)(rest, noun)} more left out here; latest.json lists what was kept.</p>`]
: [];
}
function gate_html_text(value) {
return (0,html .Z)((0,base_text .g$)(value, MAX_TEXT));
}
var gate_markdown = __webpack_require__(95436);
var text_table = __webpack_require__(91985);
;
function renderGateText(report, reportPath, program) {
const rows = (0,gate_view .kO)(report);
return [
renderHeading(report),
'',
...gate_text_renderTable(rows, (0,gate_view .EQ)(report)),
...renderReasons(rows),
...renderAblations(report),
...gate_text_renderWarnings(report),
'',
`${report.suite_pass ? 'PASS' : 'FAIL'}: ${(0,gate_view .gM)(report)}`,
`report: ${(0,base_text .g$)(reportPath, 400)}`,
`again:  ${(0,gate_view .CB)(report, program)}`,
'',
].join('\n');
}
function renderHeading(report) {
const replays = report.replays_requested === 1
? '1 replay'
: `${report.replays_requested} replays, seed ${(0,base_text .g$)(report.seed, 40)}`;
const suite = `${(0,base_text .g$)(report.suite_path)} (${(0,base_text .g$)(report.suite_version, 20)})`;
const candidates = `${(0,base_text .LS)(report.candidates_count, 'candidate')} of ${renderSource(report)}`;
return `Candidate gate: ${candidates} against ${suite}, ${replays}`;
}
function gate_text_renderWarnings({ warnings }) {
return warnings.length === 0 ? [] : ['', ...warnings.map(({ message }) => `warning: ${(0,base_text .g$)(message, 400)}`)];
}
function renderSource({ candidates_file: file }) {
return file === '-' ? 'standard input' : (0,base_text .g$)(file);
}
function gate_text_renderTable(rows, withG) {
const cells = [
['', (row) => row.verdict, 'left'],
['scenario', (row) => row.scenario, 'left'],
['best candidate', (row) => row.best, 'left'],
['overall', (row) => row.scores.overall, 'right'],
['A', (row) => row.scores.A, 'right'],
['T', (row) => row.scores.T, 'right'],
['M', (row) => row.scores.M, 'right'],
['S', (row) => row.scores.S, 'right'],
...(withG ? [['G', (row) => row.scores.G, 'right']] : []),
['volatility', (row) => row.volatility, 'right'],
['why', (row) => row.because, 'left'],
];
return (0,text_table .K)(cells, rows);
}
function renderReasons(rows) {
return rows.flatMap(({ scenario, reasons }) => reasons.length === 0 ? [] : ['', `${scenario} fails:`, ...reasons.map((reason) => `  ${reason}`)]);
}
function renderAblations({ experimental }) {
if (experimental === undefined)
return [];
const lines = Object.entries(experimental.ablations).map(([profile, result]) => {
const changes = result.winner_changes.map(({ scenario_id: id, from, to }) => `${id}: ${from ?? 'none'} → ${to ?? 'none'}`);
const winners = changes.length === 0 ? 'same winners' : (0,base_text .g$)(`other winners: ${changes.join(', ')}`, 400);
return `  ${profile}: ${result.pass_count} pass (${result.baseline_pass_count} as configured), ${winners}`;
});
return ['', 'Ablations (they do not change the verdict):', ...lines];
}
var markdown = __webpack_require__(34902);
var workflow_commands = __webpack_require__(13141);
var artifacts = __webpack_require__(78567);
var job_summary = __webpack_require__(40092);
var github_notes = __webpack_require__(37491);
var outgoing_text = __webpack_require__(71192);
var outputs = __webpack_require__(31224);
var verdict_publish = __webpack_require__(59473);
;
function conclude(report, inconclusive) {
const verdict = (0,gate_view .sG)(report);
switch (verdict) {
case 'passed':
return { verdict, conclusion: 'success', exitCode: 0, passed: 'true' };
case 'failed':
return { verdict, conclusion: 'failure', exitCode: 1, passed: 'false' };
case 'inconclusive':
return verdict_publish .tM[inconclusive];
default:
return verdict;
}
}
const REST = 'the report holds the rest';
async function publishGate(result, banners, publication) {
const { request, context, notes } = publication;
const { report, reportPath } = result;
const final = conclude(report, request.inconclusive);
const isQuiet = request.publishing.logLevel === 'quiet';
for (const banner of banners)
(0,github_notes .y)(`warning: ${banner}`);
if (isQuiet)
(0,github_notes .y)(`${final.verdict}: ${(0,gate_view .gM)(report)}`);
else
process.stdout.write((0,workflow_commands .VP)(renderGateText(report, reportPath)));
if (final.verdict === 'inconclusive') {
(0,github_notes .y)('inconclusive: every best candidate passes, but the choice depends on the order of the candidates (max-volatility)');
}
const best = Object.values(report.results).map(({ scenario, best: each }) => [scenario.id, each?.id ?? null]);
const volatility = Math.max(0, ...Object.values(report.results).map((each) => each.volatility));
(0,outputs .Kn)({
passed: final.passed,
verdict: final.verdict,
'report-path': reportPath,
'best-candidates': plainJson(Object.fromEntries(best)),
volatility: String(volatility),
});
const uploaded = await uploadReport(result, banners, publication);
const footer = (0,verdict_publish .UE)(context, uploaded);
const render = (maxBytes) => (0,gate_markdown .N)(report, { maxBytes, banners, footer });
const folder = folderOf(publication);
const annotations = (0,workflow_commands .NE)(report, { folder });
const isAnnotated = await (0,verdict_publish .TP)(withMarker(publication), {
final,
title: `${final.verdict}: ${(0,gate_view .gM)(report)}`,
text: render(verdict_publish .$D),
annotations,
});
if (!isAnnotated)
for (const line of (0,workflow_commands .Lw)(report, { folder }))
process.stdout.write(`${line}\n`);
if (request.publishing.writesSummary) {
const end = (0,verdict_publish .IE)(notes);
await (0,job_summary .S)({ body: render(job_summary .Q - Buffer.byteLength(end)), end, rest: REST }, notes);
}
return final.exitCode;
}
function plainJson(value) {
return (0,base_text .g$)(JSON.stringify(value), Number.POSITIVE_INFINITY);
}
async function publishProblems(error, publication) {
const { request, context, notes } = publication;
const { problems, omitted } = error;
const lines = problems.map(errors .yM);
if (omitted > 0)
lines.push(`and ${(0,base_text .LS)(omitted, 'problem')} more`);
for (const line of lines)
(0,github_notes .y)(`error: ${line}`);
(0,outputs .Kn)({ passed: '', verdict: 'invalid', 'report-path': '', 'best-candidates': '', volatility: '' });
const items = lines.map((line) => `- ${(0,markdown .F)(line)}`);
const text = ['### ❌ Candidate gate: invalid input', '', ...items, '', ...(0,verdict_publish .UE)(context, undefined), ''].join('\n');
const folder = folderOf(publication);
const final = {
verdict: 'invalid',
conclusion: 'failure',
exitCode: error.exitCode,
passed: '',
};
const isAnnotated = await (0,verdict_publish .TP)(withMarker(publication), {
final,
title: `invalid input: ${(0,base_text .LS)(problems.length + omitted, 'problem')}`,
text,
annotations: (0,workflow_commands .sX)(problems, { folder }),
});
if (!isAnnotated) {
for (const line of (0,workflow_commands .A0)(problems, { folder, omitted }))
process.stdout.write(`${line}\n`);
}
if (request.publishing.writesSummary)
await (0,job_summary .S)({ body: text, end: (0,verdict_publish .IE)(notes), rest: REST }, notes);
}
async function publishFailure(error, publication) {
const { request, context, notes } = publication;
const known = error instanceof errors .yW && error.exitCode !== errors .dc.bug ? error : (0,machine_error .Ko)(error);
const why = known === undefined ? 'The step failed; see its log.' : `${known.message}. ${known.remedy}`;
const title = 'No verdict';
const heading = `### ❌ Candidate gate: ${title.toLowerCase()}`;
const text = [heading, '', (0,markdown .F)(why), '', ...(0,verdict_publish .UE)(context, undefined), ''].join('\n');
const exitCode = known?.exitCode ?? errors .dc.bug;
const final = { verdict: 'none', conclusion: 'failure', exitCode, passed: '' };
await (0,verdict_publish .TP)(withMarker(publication), { final, title, text, annotations: [] });
if (request.publishing.writesSummary)
await (0,job_summary .S)({ body: text, end: (0,verdict_publish .IE)(notes), rest: REST }, notes);
}
function withMarker(publication) {
return { ...publication, markerSubject: markerSubject(publication.request) };
}
function markerSubject({ mode, gate, workingDirectory }) {
return JSON.stringify([mode, gate.suite ?? '', workingDirectory]);
}
async function uploadReport({ report, reportPath }, banners, { request, context, notes, host, folder }) {
const { uploadsArtifacts, artifactName, retentionDays } = request.publishing;
if (!uploadsArtifacts || !(0,artifacts .Y)(host.env))
return undefined;
const suite = (0,external_node_path_.basename)(report.suite_path).replace(/\.json$/, '');
const name = (0,verdict_publish .$v)(artifactName ?? `autorize-${request.mode}-${suite}-${context.runId}-${context.attempt}`);
const root = (0,external_node_path_.join)(folder, 'artifact');
(0,external_node_fs_.mkdirSync)(root, { recursive: true });
const page = (0,external_node_path_.join)(root, `${name}.html`);
(0,external_node_fs_.copyFileSync)(reportPath, (0,external_node_path_.join)(root, 'latest.json'));
(0,external_node_fs_.writeFileSync)(page, (0,outgoing_text .pc)(renderGateHtml(report, banners)));
const whole = await (0,artifacts .m)({ name, files: [(0,external_node_path_.join)(root, 'latest.json')], root, retentionDays }, notes);
if (whole === undefined)
return undefined;
const opened = await (0,artifacts .m)({ name: `${name}.html`, files: [page], root, retentionDays, isRaw: true }, notes);
const { owner, repository, runId, serverUrl } = context;
(0,outputs .Kn)({
'artifact-id': String(whole.id),
'artifact-url': `${serverUrl}/${owner}/${repository}/actions/runs/${runId}/artifacts/${whole.id}`,
'artifact-digest': whole.digest,
});
return opened ?? whole;
}
function folderOf({ context, host }) {
return (0,external_node_path_.relative)(context.workspace, host.cwd).replaceAll(external_node_path_.sep, '/');
}
var job_time = __webpack_require__(39231);
var step_check = __webpack_require__(98240);
;
async function runGateStep(request, host) {
const context = (0,github_event .y)(host.env);
const { publishing } = request;
const notes = new github_notes .u();
const api = publishing.check === 'never' && context.pull === undefined
? undefined
: await (0,github_api.openApi)(publishing.token, context, (0,job_time.timeLeft)(request, host));
const opening = (0,step_check .Aq)({ name: checkName(request), publishing, context, api, notes });
const stop = (0,step_check .JM)(opening, 'The job was cancelled: nothing is said of the candidates.');
const check = await opening;
const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-gate-'));
const publication = {
request,
context,
api,
check,
notes,
host,
folder,
};
try {
if (request.problems.length > 0)
throw new errors .eb(request.problems);
const { judgeTrusted } = await Promise.all( [__webpack_require__.e(9547), __webpack_require__.e(4434), __webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(2034), __webpack_require__.e(7667), __webpack_require__.e(8380), __webpack_require__.e(277), __webpack_require__.e(638)]).then(__webpack_require__.bind(__webpack_require__, 22566));
const { result, banners } = await judgeTrusted(request, { context, host, api, folder });
return await publishGate(result, banners, publication);
}
catch (error) {
if (!(error instanceof errors .Vl || error instanceof errors .eb)) {
await publishFailure(error, publication);
throw error;
}
await publishProblems(error, publication);
return error.exitCode;
}
finally {
stop();
await (0,step_check .tQ)(check, notes);
for (const note of notes.all)
(0,github_notes .y)(`note: ${note}`);
(0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
}
}
function checkName({ mode, gate }) {
const suite = (0,external_node_path_.basename)(gate.suite ?? 'ci-gate.json').replace(/\.json$/, '');
return `autorize / ${suite}${mode === 'fixtures' ? ' fixtures' : ''}`;
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
var _remote_proposal_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86894);
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
const parts = _remote_proposal_parts_js__WEBPACK_IMPORTED_MODULE_0__ .ke.map((letter) => {
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
95436:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => ( renderGateMarkdown)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _gate_view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29656);
var _line_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33523);
var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34902);
const HEADS = {
passed: '✅ Candidate gate passed',
failed: '❌ Candidate gate failed',
inconclusive: '➖ Candidate gate inconclusive',
};
function renderGateMarkdown(report, options = {}) {
const { maxBytes = Number.POSITIVE_INFINITY, banners = [], footer = [] } = options;
const rows = (0,_gate_view_js__WEBPACK_IMPORTED_MODULE_1__ .kO)(report);
const head = [
`### ${HEADS[(0,_gate_view_js__WEBPACK_IMPORTED_MODULE_1__ .sG)(report)]}: ${(0,_gate_view_js__WEBPACK_IMPORTED_MODULE_1__ .gM)(report)}`,
'',
...banners.flatMap((banner) => [`> **${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(banner)}**`, '']),
`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(report.candidates_count, 'candidate')} of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(report.candidates_file)} against ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(report.suite_path)} (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(report.suite_version)}), ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(report.replays_requested, 'replay')}.`,
'',
];
const tail = [...renderAgain(report), '', ...footer.flatMap((line) => [line, ''])];
const budget = new _line_budget_js__WEBPACK_IMPORTED_MODULE_2__ .k(maxBytes - (0,_line_budget_js__WEBPACK_IMPORTED_MODULE_2__ .K)(head) - (0,_line_budget_js__WEBPACK_IMPORTED_MODULE_2__ .K)(tail));
const table = renderTable(rows, (0,_gate_view_js__WEBPACK_IMPORTED_MODULE_1__ .EQ)(report), budget);
const reasons = rows.flatMap(({ scenario, reasons: each }) => each.length === 0
? []
: [`**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(scenario)}**\n\n${each.map((reason) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(reason)}`).join('\n')}\n`]);
const warnings = report.warnings.map(({ message }) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(message)}`);
return [
...head,
...table,
'',
...section('#### What fails', budget.take(reasons, 'scenario')),
...section('#### Warnings', [...budget.take(warnings, 'warning'), ...(warnings.length === 0 ? [] : [''])]),
...tail,
].join('\n');
}
const MAX_NAMED_SCENARIOS = 50;
function renderAgain(report) {
const { ids, mode } = report.reproducibility_contract.manifest.scenario_selection;
if (mode === 'scenario' && ids.length > MAX_NAMED_SCENARIOS)
return [`The command for the same verdict names ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(ids.length, 'scenario')}; the report lists them.`];
return ['The same verdict on your machine:', '', (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .OF)((0,_gate_view_js__WEBPACK_IMPORTED_MODULE_1__ .CB)(report), 'sh')];
}
function section(title, lines) {
return lines.length === 0 ? [] : [title, '', ...lines];
}
function renderTable(rows, withG, budget) {
const titles = ['', 'Scenario', 'Best candidate', 'Overall', 'A', 'T', 'M', 'S'];
titles.push(...(withG ? ['G'] : []), 'Volatility', 'Margin', 'Why');
const lines = rows.map((row) => {
const { overall, A, T, M, S, G } = row.scores;
const scores = [overall, A, T, M, S, ...(withG ? [G] : [])];
const verdict = row.verdict === 'pass' ? '✅' : '❌';
const texts = [row.scenario, row.best, ...scores, row.volatility, row.margin, row.because].map(_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F);
return `| ${[verdict, ...texts].join(' | ')} |`;
});
return [`| ${titles.join(' | ')} |`, `|${titles.map(() => '---').join('|')}|`, ...budget.take(lines, 'scenario')];
}
}),
29656:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CB: () => ( renderCommand),
EQ: () => ( showsG),
gM: () => ( renderVerdict),
kO: () => ( buildRows),
sG: () => ( outcomeOf)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _gate_select_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63852);
var _gate_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44328);
var _shell_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59010);
const NONE = '–';
const MAX_REASONS = 20;
const NO_SCORES = { A: NONE, T: NONE, M: NONE, S: NONE, G: NONE, overall: NONE };
function buildRows(report) {
return Object.values(report.results).map((result) => ({
verdict: result.pass ? 'pass' : 'FAIL',
scenario: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)([result.scenario.id, result.scenario.name ?? ''].join(' ').trim(), 60),
best: result.best === null ? NONE : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(result.best.id, 60),
scores: renderScores(result),
margin: renderMargin(result),
volatility: result.replays_ran > 1 ? digits(result.volatility) : NONE,
reasons: renderReasons(result),
because: renderBecause(result),
}));
}
function outcomeOf({ suite_pass: isPassing, results }) {
if (isPassing)
return 'passed';
const failures = Object.values(results).flatMap((result) => result.failures);
const isVolatile = failures.length > 0 && failures.every(({ code }) => code === 'max_volatility');
return isVolatile ? 'inconclusive' : 'failed';
}
function showsG(report) {
return Object.values(report.results).some(({ best }) => best?.signals.retrieval_gate.enabled);
}
function renderVerdict(report) {
const results = Object.values(report.results);
const passing = results.filter(({ pass }) => pass).length;
return `${passing} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(results.length, 'scenario')} passed`;
}
function renderCommand(report, program) {
const { inputs, scenario_selection: selection, runner } = report.reproducibility_contract.manifest;
const parts = [...(program ?? programOf(runner)), '--mode', report.run_mode];
if (report.run_mode === 'candidates')
parts.push(...flag('candidates', report.candidates_file));
if (!isDefault(report.suite_path, 'ci-gate.json'))
parts.push(...flag('suite', report.suite_path));
if (!isDefault(inputs.config.path, 'evaluator-config.json'))
parts.push(...flag('config', inputs.config.path));
if (inputs.schema !== undefined)
parts.push(...flag('schema', inputs.schema.path));
if (selection.mode === 'all')
parts.push('--all');
if (selection.mode === 'scenario')
for (const id of selection.ids)
parts.push(...flag('scenario', id));
if (report.run_mode === 'candidates')
parts.push('--replays', String(report.replays_requested), ...flag('seed', report.seed));
if (report.max_volatility !== null)
parts.push('--max-volatility', String(report.max_volatility));
if (report.experimental !== undefined)
parts.push(`--ablate=${Object.keys(report.experimental.ablations).join(',')}`);
if (isFull(report))
parts.push('--full');
return parts.map(_shell_word_js__WEBPACK_IMPORTED_MODULE_3__ .r).join(' ');
}
function programOf({ command: [, tool = '', subcommand], }) {
if (subcommand !== 'gate' || !/(^|\/)(autorize|rcs)(\.mjs)?$/.test(tool))
return ['node', 'tools/run-ci-gate.mjs'];
return tool === 'tools/autorize.mjs' ? ['node', tool, 'gate'] : ['autorize', 'gate'];
}
function flag(name, value) {
return value.startsWith('-') && value !== '-' ? [`--${name}=${value}`] : [`--${name}`, value];
}
function isFull({ candidates_count: count, results }) {
if (count <= _gate_tally_js__WEBPACK_IMPORTED_MODULE_2__ .TA)
return false;
return Object.values(results).some(({ evaluated }) => evaluated.length > _gate_tally_js__WEBPACK_IMPORTED_MODULE_2__ .Kh);
}
function isDefault(path, name) {
return path === `replay-suite/v0/${name}` || path === `autorize-action/replay-suite/v0/${name}`;
}
function digits(value) {
return value.toFixed(2);
}
function renderScores({ best }) {
if (best === null)
return NO_SCORES;
const { A, T, M, S, G, overall } = best.scores;
return { A: digits(A), T: digits(T), M: digits(M), S: digits(S), G: digits(G), overall: overall.toFixed(3) };
}
function renderMargin({ best, evaluated }) {
const [, runnerUp] = evaluated;
if (best === null || runnerUp === undefined)
return NONE;
if (best.pass && !runnerUp.pass)
return 'sole';
return (best.scores.overall - runnerUp.scores.overall).toFixed(3);
}
function renderReasons({ failures, best }) {
const own = failures.map(({ code, message }) => `${code}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(message, 400)}`);
const all = best?.failures ?? [];
const ofBest = all
.slice(0, MAX_REASONS)
.map(({ code, path, message }) => `${code} at ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(path)}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(message, 400)}`);
const rest = all.length - ofBest.length;
return [...own, ...ofBest, ...(rest === 0 ? [] : [`and ${rest} more in the report.`])];
}
function renderBecause(result) {
const { best, evaluated, evaluated_count: count, evaluated_omitted: omitted, replays_ran: ran } = result;
if (best === null)
return 'no candidate was scored';
if (count === 1)
return 'the only candidate';
const others = evaluated.filter(({ id }) => id !== best.id);
const ties = others.filter((each) => (0,_gate_select_js__WEBPACK_IMPORTED_MODULE_1__ .rf)(each, best) === 0).length;
if (ties > 0) {
const how = ran > 1 ? `won ${winsOf(result, best.id)} of ${ran} replays` : 'first by id';
const atLeast = omitted > 0 && ties === others.length ? 'at least ' : '';
return `ties with ${atLeast}${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(ties, 'other')}; ${how}`;
}
const [runnerUp] = others;
if (runnerUp === undefined)
return 'the only candidate';
if (best.pass && !runnerUp.pass)
return `the only one of ${count} that passes`;
return `ahead of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(runnerUp.id, 60)} by ${(best.scores.overall - runnerUp.scores.overall).toFixed(3)}`;
}
function winsOf({ winner_histogram: wins }, id) {
return Object.hasOwn(wins, id) ? (wins[id] ?? 0) : 0;
}
})
};

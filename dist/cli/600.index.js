export const id = 600;
export const ids = [600];
export const modules = {
65780:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
u: () => ( auditRecords)
});
var _live_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50821);
function auditRecords({ records, summaryClaim }) {
return _live_audit_js__WEBPACK_IMPORTED_MODULE_0__ .U.of(records).result(summaryClaim);
}
}),
75727:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F7: () => ( RISKS),
ar: () => ( risksTaken),
hq: () => ( RISK_NAMES),
ll: () => ( parseRisk)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
const RISKS = {
base_guard: 'a base that passes its guards',
evaluator_in_process: 'an evaluator that takes no score from the code under test',
low_disk: 'at least 100 MB of free disk',
planted_files: 'an evaluator that loads no file of a change in the place of its own',
unprotected_links: 'protected links that lead to protected files',
unprotected_tests: 'guards and an evaluator whose tests, scripts and manifests no change may alter',
};
const RISK_NAMES = Object.keys(RISKS);
function parseRisk(word) {
const risk = RISK_NAMES.find((name) => name === word);
return risk === undefined ? { remedy: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__ .h)(word, RISK_NAMES) } : { risk };
}
function risksTaken(findings) {
const taken = findings.filter(({ found, accepted }) => found && accepted).map(({ risk }) => risk);
return taken.length === 0 ? null : [...new Set(taken)];
}
}),
4862:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O0: () => ( encodePath),
VV: () => ( placeIn),
q0: () => ( decodePath)
});
var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
const ESCAPE = 0xdc00;
function decodePath(bytes) {
if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
return bytes.toString();
let text = '';
for (let at = 0; at < bytes.length;) {
const size = [4, 3, 2, 1].find((each) => at + each <= bytes.length && isCharacter(bytes.subarray(at, at + each)));
text += size === undefined ? String.fromCharCode(ESCAPE + (bytes[at] ?? 0)) : bytes.toString('utf8', at, at + size);
at += size ?? 1;
}
return text;
}
function isCharacter(bytes) {
return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) && [...bytes.toString()].length === 1;
}
function encodePath(path) {
if (!/[\udc80-\udcff]/.test(path))
return Buffer.from(path);
return Buffer.concat([...path].map((char) => {
const unit = char.charCodeAt(0) - ESCAPE;
return char.length === 1 && unit >= 0x80 && unit <= 0xff ? Buffer.from([unit]) : Buffer.from(char);
}));
}
function placeIn(folder, path) {
if (path.length === 0)
return Buffer.from(folder);
return Buffer.concat([Buffer.from(`${folder}/`), typeof path === 'string' ? Buffer.from(path, 'latin1') : path]);
}
}),
59997:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
RT: () => ( claimWord),
f3: () => ( claimOutcome),
it: () => ( isConfirmed),
zu: () => ( renderOutcome)
});
function isConfirmed({ interval: [low], carry_over }) {
return low > 0 && carry_over !== true;
}
function claimOutcome(claim) {
return { sentence: claim.sentence, confirmed: isConfirmed(claim) };
}
function claimWord({ confirmed }) {
return confirmed ? 'confirmed' : 'not confirmed';
}
function renderOutcome(outcome) {
return outcome.confirmed ? outcome.sentence : `${claimWord(outcome)}: ${outcome.sentence}`;
}
}),
15902:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E9: () => ( parseDuration),
PP: () => ( renderDuration),
rG: () => ( MAX_DURATION_MS)
});
const UNITS = {
ms: 1,
msec: 1,
s: 1000,
sec: 1000,
secs: 1000,
second: 1000,
seconds: 1000,
m: 60_000,
min: 60_000,
mins: 60_000,
minute: 60_000,
minutes: 60_000,
h: 3_600_000,
hr: 3_600_000,
hrs: 3_600_000,
hour: 3_600_000,
hours: 3_600_000,
d: 86_400_000,
day: 86_400_000,
days: 86_400_000,
w: 604_800_000,
week: 604_800_000,
weeks: 604_800_000,
};
const WHOLE = /^\s*(\d+\s*[a-z]+\s*)+$/;
const PART = /(\d+)\s*([a-z]+)/g;
const MAX_DURATION_MS = 366 * 86_400_000;
function parseDuration(text) {
if (!WHOLE.test(text))
return undefined;
let total = 0;
for (const [, count = '', unit = ''] of text.matchAll(PART)) {
const factor = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
if (factor === undefined)
return undefined;
total += Number(count) * factor;
}
return Number.isSafeInteger(total) ? total : undefined;
}
const SHOWN = [
['d', 86_400_000],
['h', 3_600_000],
['m', 60_000],
['s', 1000],
['ms', 1],
];
function renderDuration(ms) {
let left = Math.max(0, Math.round(ms));
let text = '';
for (const [unit, size] of SHOWN) {
const count = Math.floor(left / size);
if (count > 0)
text += `${count}${unit}`;
left -= count * size;
}
return text === '' ? '0s' : text;
}
}),
17785:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$N: () => ( sentenceOf),
$R: () => ( describeWrong),
Ms: () => ( describeFirst),
WX: () => ( findingsOf),
oU: () => ( describeNew),
sN: () => ( verifiedBy),
vs: () => ( isAllSound),
wf: () => ( issuesOf)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
function verifiedBy(findings) {
return { findings, isSound: isAllSound(findings) };
}
function isAllSound(findings) {
return findings.every(({ kind }) => kind !== 'wrong' && kind !== 'unproved');
}
function findingsOf(what, issues, ok) {
if (issues.length === 0)
return [{ kind: 'ok', what, detail: ok }];
return issuesOf(what, issues);
}
function issuesOf(what, issues) {
return issues.map((issue) => ({ kind: 'wrong', what, ...(typeof issue === 'string' ? { detail: issue } : issue) }));
}
function sentenceOf({ where, detail, expected, remedy }) {
const place = placeOf(where);
const rest = [expected === undefined ? '' : `expected ${expected}`, remedy ?? ''].filter((part) => part !== '');
return [`${place}${detail}`, ...rest].join('; ');
}
function placeOf({ line, record } = {}) {
if (line !== undefined)
return `line ${line}: `;
return record === undefined ? '' : `record ${record}: `;
}
function describeFinding(finding) {
return `${finding.what}: ${sentenceOf(finding)}`;
}
function describeWrong(findings) {
return findings.filter(({ kind }) => kind === 'wrong').map(describeFinding);
}
function describeNew({ before, now, }) {
const known = before.filter(({ kind }) => kind === 'wrong').map(({ detail }) => detail);
const isNew = ({ detail }) => {
const at = known.indexOf(detail);
if (at !== -1)
known.splice(at, 1);
return at === -1;
};
return describeWrong(now.filter((finding) => finding.kind === 'wrong' && isNew(finding)));
}
function describeFirst([first, ...others]) {
if (first === undefined)
return undefined;
return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(first, 600)}${others.length === 0 ? '' : `, and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(others.length, 'more problem')}`}`;
}
}),
87251:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
RY: () => ( salvageJournal),
W_: () => ( withoutLinks),
lm: () => ( linkRecords)
});
var _journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50534);
const NEWLINE = 0x0a;
function salvageJournal(bytes) {
const lines = [];
let [from, line] = [0, 0];
for (let to = bytes.indexOf(NEWLINE); to !== -1; to = bytes.indexOf(NEWLINE, from)) {
line += 1;
if (to > from)
lines.push(judge(bytes.subarray(from, to), line));
from = to + 1;
}
const tail = bytes.subarray(from);
if ((0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .mR)(tail))
lines.push(judge(tail.subarray(0, -1), line + 1));
return lines;
}
function judge(bytes, line) {
const record = (0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .pF)(bytes);
if (record === undefined)
return { kind: 'lost', line, why: 'is not a JSON object' };
if ('hash' in record && !hasOwnHash(record)) {
return { kind: 'lost', line, why: 'has content that does not match its hash' };
}
return { kind: 'record', line, text: bytes.toString(), record, isLinked: _journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .A.some((link) => link in record) };
}
function hasOwnHash({ hash, ...rest }) {
return typeof hash === 'string' && hash === (0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .po)(rest);
}
function linkRecords(records) {
const firstLinked = records.findIndex(({ text }) => text === undefined);
const unlinked = firstLinked === -1 ? records.length : firstLinked;
let text = records
.slice(0, unlinked)
.map((each) => `${each.text}\n`)
.join('');
let head = (0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .FL)({ bytes: Buffer.from(text), records: unlinked });
for (const { record } of records.slice(unlinked)) {
const { line, next } = (0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .xe)(withoutLinks(record), head);
text += line;
head = next;
}
return text;
}
function withoutLinks(record) {
return Object.fromEntries(Object.entries(record).filter(([key]) => !_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .SE.includes(key)));
}
}),
45025:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => ( metricsOf)
});
var _score_bound_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22135);
const NO_METRICS = ['score', '__proto__'];
function metricsOf(value) {
const numbers = Object.entries(value).filter((each) => !NO_METRICS.includes(each[0]) && (0,_score_bound_js__WEBPACK_IMPORTED_MODULE_0__ .N)(each[1]));
return Object.fromEntries(numbers);
}
}),
22135:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => ( isScore),
q: () => ( SCORE_BOUND)
});
const MAX_SIZE = 1e100;
const SCORE_BOUND = 'finite number of at most 1e100 in size';
function isScore(value) {
return typeof value === 'number' && Math.abs(value) <= MAX_SIZE;
}
}),
70350:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
runOverview: () => ( runOverview)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _report_overview_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61638);
var _runs_here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37866);
async function runOverview(host, terminal) {
const repository = (0,_runs_here_js__WEBPACK_IMPORTED_MODULE_2__ .W)(host);
const entries = repository === undefined ? [] : await (0,_runs_here_js__WEBPACK_IMPORTED_MODULE_2__ .M)(host);
terminal.out((0,_report_overview_text_js__WEBPACK_IMPORTED_MODULE_1__ .m)({ repository, entries }));
return _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.yes;
}
}),
37866:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => ( findRunsHere),
W: () => ( repositoryAround)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _compare_look_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62581);
var _compare_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77741);
var _compare_unfinished_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27095);
var _experiment_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67761);
var _experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54347);
var _experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52626);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(63342);
var _mission_look_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(19570);
var _mission_store_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73448);
var _report_comparison_view_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(91978);
var _report_experiment_view_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(61641);
var _report_mission_view_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(58561);
var _report_plan_view_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(23956);
var _plans_here_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(43366);
const MAX_MISSIONS = 10;
const MAX_COMPARISONS = 5;
function repositoryAround({ cwd }) {
try {
return (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_9__ .W1)(cwd).folder;
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW)
return undefined;
throw error;
}
}
async function findRunsHere(host) {
const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_9__ .W1)(host.cwd);
return [
...experiments(repository, host),
...missions(repository, host),
...(await plans(repository, host)),
...comparisons(repository),
];
}
function experiments(repository, host) {
return (0,_experiment_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_6__ .lV)(repository).map((name) => entryOf({ kind: 'experiment', name }, () => {
const status = (0,_experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_8__ .rk)((0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_7__ .wG)(name, host), host);
const isInterrupted = status.state.iter_in_progress !== null;
return ofView((0,_report_experiment_view_js__WEBPACK_IMPORTED_MODULE_13__ .L)({ ...status, now: host.now() }), { ...status, isInterrupted });
}));
}
function missions(repository, host) {
const newest = (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_11__.listMissionRuns)(repository).slice(-MAX_MISSIONS);
return newest.map((paths) => entryOf({ kind: 'mission', name: paths.runId }, () => {
const status = (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_10__ .ZD)(paths);
return ofView((0,_report_mission_view_js__WEBPACK_IMPORTED_MODULE_14__ .SX)(status, host.now()), { ...status, isInterrupted: status.state.status === 'running' });
}));
}
async function plans({ folder }, host) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.autorize', 'work')))
return [];
try {
const { plans: read, isRunning, checkoutOpen } = await (0,_plans_here_js__WEBPACK_IMPORTED_MODULE_16__ .x)(undefined, host);
const open = checkoutOpen === undefined
? []
: [{ kind: 'plan', name: 'in place', isRunning, result: checkoutOpen, next: 'autorize work verify' }];
const shown = read.map((plan) => {
const next = { command: `autorize work status ${plan.plan}`, why: undefined };
const result = ofView({ ...(0,_report_plan_view_js__WEBPACK_IMPORTED_MODULE_15__ .D)(plan), next }, { isRunning, isInterrupted: false });
return { kind: 'plan', name: plan.plan, ...result };
});
return [...shown, ...open];
}
catch (error) {
return [unreadable({ kind: 'plan', name: 'plans' }, error)];
}
}
function comparisons(repository) {
return (0,_compare_store_js__WEBPACK_IMPORTED_MODULE_4__ .D1)(repository)
.slice(0, MAX_COMPARISONS)
.map(({ id, report }) => entryOf({ kind: 'comparison', name: id }, () => {
if (report !== undefined)
return { isRunning: false, result: (0,_report_comparison_view_js__WEBPACK_IMPORTED_MODULE_12__ .MK)(report), next: undefined };
const unfinished = (0,_compare_look_js__WEBPACK_IMPORTED_MODULE_3__ .M)(repository, id);
const isRunning = unfinished?.isRunning === true;
return { isRunning, result: unfinished === undefined ? 'gone' : (0,_compare_unfinished_js__WEBPACK_IMPORTED_MODULE_5__ .k)(unfinished), next: undefined };
}));
}
function ofView(view, { isRunning, isInterrupted }) {
const next = view.next?.command;
if (isRunning)
return { isRunning, result: view.position ?? view.verdict, next };
return { isRunning, result: isInterrupted ? `${view.verdict}; a run was interrupted` : view.verdict, next };
}
function entryOf(named, read) {
try {
return { ...named, ...read() };
}
catch (error) {
return unreadable(named, error);
}
}
function unreadable(named, error) {
if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW))
throw error;
return { ...named, isRunning: false, result: `cannot be read: ${error.message}`, next: undefined };
}
}),
92494:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => ( COMPARISON_LOG),
N: () => ( decodeLog)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_journal_salvage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87251);
var _unit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25432);
const COMPARISON_LOG = 'autorize-comparison-log-v1';
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0));
const share = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .NC());
const arm = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['base', 'head']);
const scores = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig());
const answer = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['better', 'worse', 'no-difference', 'undecided']);
const commit = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ name: text, commit: text, tree: text });
const notes = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text);
const opened = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('opened'),
format: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz(COMPARISON_LOG),
tool_version: text,
base: commit,
head: commit,
evaluator: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['base', 'head', 'own']),
evaluator_files: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ base: text, head: text }),
changed_evaluator_files: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text),
command: text,
scale: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(_unit_js__WEBPACK_IMPORTED_MODULE_3__ .I),
measure: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
config_digest: text,
sandbox: text,
confidence: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig(),
error_rate: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['fdr', 'fwer', 'none']),
max_pairs: whole,
max_time_ms: whole,
margin: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(share),
max_margin: share,
is_washed: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY(),
seed_commitment: text,
started_at: text,
notes,
});
const ran = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('ran'),
stage: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['trial', 'calibration', 'pair', 'washout']),
number: whole,
arm,
scores,
duration_ms: whole,
});
const planned = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('planned'),
metrics: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
name: text,
direction: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['min', 'max']),
unit: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
scale: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['ratio', 'difference']),
margin: share,
})),
pairs: whole,
pair_ms: whole,
is_exact: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
notes,
});
const drawn = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('drawn'), pair: whole, first: arm });
const decided = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('decided'),
pair: whole,
answers: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(answer)),
is_ended: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY(),
});
const ENDS = ['decided', 'pairs-used', 'time-used', 'stopped'];
const ended = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('ended'),
ended: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(ENDS),
answer,
secret: text,
duration_ms: whole,
notes,
});
const failed = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('failed'), reason: text });
const record = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .gMt('kind', [opened, ran, planned, drawn, decided, ended, failed]);
function decodeLog(lines) {
const records = [];
for (const [index, line] of lines.entries()) {
const read = record.safeParse((0,_base_journal_salvage_js__WEBPACK_IMPORTED_MODULE_2__ .W_)(line));
if (!read.success)
return { line: index + 1, found: read.error.issues[0]?.path.join('.') ?? '' };
records.push(read.data);
}
return records;
}
}),
62581:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => ( readUnfinished)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50534);
var _engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84321);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68724);
var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92494);
var _store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77741);
var _unfinished_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27095);
function readUnfinished(repository, id) {
const [newest, ...older] = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__ .D1)(repository);
if (newest?.id !== id && older.every((each) => each.id !== id))
return undefined;
const paths = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__ ._6)(repository, id);
const isRunning = newest?.id === id && (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__ .oZ)((0,_store_js__WEBPACK_IMPORTED_MODULE_5__ .OU)(repository));
const records = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.log) ? recordsOf((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(paths.log)) : [];
return (0,_unfinished_js__WEBPACK_IMPORTED_MODULE_6__ .$)(records, { id, isRunning, activities: isRunning ? (0,_engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_2__ .W)(paths.activity) : [] });
}
function recordsOf(log) {
const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_1__ .z8)(log);
const decoded = parsed.kind === 'corrupt' ? [] : (0,_log_js__WEBPACK_IMPORTED_MODULE_4__ .N)(parsed.records);
return 'line' in decoded ? [] : decoded;
}
}),
6884:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
y: () => ( COMPARISON_FORMAT)
});
const COMPARISON_FORMAT = 'autorize-comparison-v1';
}),
77741:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B1: () => ( renderReport),
D1: () => ( listComparisons),
DM: () => ( findComparison),
Fl: () => ( hadCarryOver),
OU: () => ( lockPathOf),
_6: () => ( comparisonPaths),
aE: () => ( createComparison),
u5: () => ( writeReport),
uc: () => ( lockComparisons)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68724);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11042);
var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42205);
var _report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6884);
const ROOT = '.autorize/compare';
const FILES = { log: 'decisions.jsonl', report: 'report.json', runs: 'runs', activity: 'activity.json' };
function rootOf({ folder }) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, ROOT);
}
async function lockComparisons(repository, { now }) {
(0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_7__ .fg)(repository.folder, {
files: ['.autorize/.gitignore', `${ROOT}/.gitignore`, `${ROOT}/run.lock`, `${ROOT}/run.lock.holder`],
folders: [ROOT],
});
const lock = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_8__ .Cc)({ path: lockPathOf(repository), now });
if (lock.kind === 'locked')
return lock;
throw (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_6__ .hp)(lock, { what: 'comparisons of this repository are', look: `ls ${ROOT}` });
}
function createComparison(repository, { now }) {
const root = rootOf(repository);
const ignore = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.gitignore');
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(ignore))
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(ignore, '*\n', { flag: 'wx' });
const time = now().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
const paths = pathsIn(root, `${time}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, 6)}`);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(paths.folder);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(paths.runs);
return paths;
}
function pathsIn(root, id) {
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, id);
return {
id,
folder,
...Object.fromEntries(Object.entries(FILES).map(([key, name]) => [key, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)])),
};
}
function comparisonPaths(repository, id) {
return pathsIn(rootOf(repository), id);
}
function lockPathOf(repository) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(rootOf(repository), 'run.lock');
}
function findComparison(folder, shown) {
const paths = { ...pathsIn(folder, ''), folder };
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(paths.log))
return paths;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `there is no comparison in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(shown, 200)}: it holds no ${FILES.log}`,
remedy: `Name the folder of one, such as ${ROOT}/ID.`,
});
}
function writeReport({ report }, content) {
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ .Zf)(report, [renderReport(content)]);
}
function renderReport(content) {
return `${JSON.stringify(content, null, 2)}\n`;
}
function listComparisons(repository) {
const root = rootOf(repository);
const listed = listIds(root).toReversed();
return listed.map((id) => ({ id, report: readReport(pathsIn(root, id)) }));
}
function listIds(root) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(root))
return [];
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root)
.filter((name) => /^\d{8}-\d{6}-/.test(name))
.sort();
}
const MAX_EARLIER = 20;
function hadCarryOver(repository, command) {
const root = rootOf(repository);
const ids = listIds(root).slice(-MAX_EARLIER);
return ids.some((id) => {
const report = readReport(pathsIn(root, id));
return report?.command === command && report.metrics.some((metric) => metric.has_carry_over);
});
}
function readReport({ report }) {
try {
const read = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(report, 'utf8'));
return read.format === _report_js__WEBPACK_IMPORTED_MODULE_9__ .y ? read : undefined;
}
catch {
return undefined;
}
}
}),
27095:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => ( unfinishedOf),
k: () => ( renderUnfinished)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
function unfinishedOf(records, rest) {
const opened = records.find((record) => record.kind === 'opened');
const failed = records.find((record) => record.kind === 'failed');
return { ...rest, opened, phase: phaseOf(records), reason: failed?.reason };
}
function phaseOf(records) {
const count = (stage) => records.filter((record) => record.kind === 'ran' && record.stage === stage).length;
const planned = records.find((record) => record.kind === 'planned');
const pairs = records.filter((record) => record.kind === 'decided').length;
if (planned !== undefined)
return `after ${pairs} of at most ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(planned.pairs, 'pair')}`;
const calibration = count('calibration');
if (calibration > 0)
return `during the calibration, after ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(calibration, 'run')}`;
if (count('trial') > 0)
return 'before the calibration, after the first run of a commit';
return 'before the first run of a commit';
}
function renderUnfinished({ isRunning, phase, reason }) {
if (isRunning)
return `in progress, ${phase}`;
return reason === undefined
? `interrupted ${phase}: its process ended and left no reason`
: `ended without an answer ${phase}: ${reason}`;
}
}),
25432:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => ( SCALES),
cE: () => ( isKnownUnit),
eQ: () => ( scaleOfMetric),
jg: () => ( UNIT_EXAMPLES)
});
var _base_score_unit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61785);
var _decision_comparison_score_scale_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77120);
const SCALES = ['auto', 'ratio', 'difference'];
const UNIT_EXAMPLES = 's, ms, us, ns, bytes, kB, MB, instructions, allocations, rate, ops/s';
function isKnownUnit(word) {
return (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_0__ .JB)(word) !== null;
}
function ratioUnitOf(unit) {
return unit === null ? 'rate' : (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_0__ .JB)(unit);
}
function scaleOfMetric(calibration, { unit, scale }) {
return scale === 'auto' ? (0,_decision_comparison_score_scale_js__WEBPACK_IMPORTED_MODULE_1__ .zY)(calibration, ratioUnitOf(unit)) : scale;
}
}),
14472:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Rk: () => ( chooseSlots),
ph: () => ( tallyTurns),
r6: () => ( chooseTurn)
});
var _agent_bandit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43765);
var _plateau_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19309);
function chooseTurn({ names, plateau, turns, claims, base, seed }) {
return (0,_plateau_js__WEBPACK_IMPORTED_MODULE_1__ .V)({
...{ names, plateau, attempts: attemptsOf({ turns, claims }), seed },
rejected: rejectedInRow(turns),
commits: base === undefined ? [] : earlierCommits(turns, base),
});
}
function tallyTurns(names, recorded) {
const attempts = attemptsOf(recorded);
return (0,_agent_bandit_js__WEBPACK_IMPORTED_MODULE_0__ .N9)([...new Set([...names, ...attempts.map(({ agent }) => agent)])], attempts);
}
function chooseSlots(slots, { seedOf, ...request }) {
const untried = tallyTurns(request.names, request).filter(({ tries }) => tries === 0);
return Array.from({ length: slots }, (_, slot) => (untried[slot] ?? chooseTurn({ ...request, seed: seedOf(slot) })).name);
}
function attemptsOf({ turns, claims }) {
const gains = confirmedGains(turns, claims);
return turns.flatMap(({ iter, agent, result, isGone = false, usd, minutes }) => {
if (agent === undefined || result === 'ended')
return [];
return {
...{ agent, isFailed: result === 'failed', isAccepted: result === 'accepted' && !isGone },
...{ gain: gains.get(iter), usd, minutes },
};
});
}
function confirmedGains(turns, claims) {
const accepted = turns.filter(({ result }) => result === 'accepted');
const gains = new Map();
let before = { baseline: '', gain: 0, covered: 0 };
for (const claim of claims) {
const { baseline, final } = claim;
const covered = accepted.findLastIndex(({ tree }) => tree === final) + 1;
const gain = gainOf(claim);
const known = baseline === before.baseline ? before.gain : 0;
const fresh = accepted.slice(before.covered, covered);
for (const { iter } of fresh)
gains.set(iter, (gain - known) / fresh.length);
before = { baseline, gain, covered: Math.max(covered, before.covered) };
}
return gains;
}
function gainOf({ estimate, ratio, baseline_mean: mean }) {
if (ratio !== null)
return ratio.direction === 'min' ? 1 - Math.exp(-estimate) : Math.exp(estimate) - 1;
return mean === 0 ? estimate : estimate / Math.abs(mean);
}
function rejectedInRow(turns) {
const last = turns.findLastIndex(({ result }) => result === 'accepted');
return turns
.slice(last + 1)
.filter(({ result }) => result === 'rejected')
.map(({ agent }) => agent);
}
function earlierCommits(turns, base) {
const accepted = turns.flatMap(({ result, commit }) => (result === 'accepted' || result === 'reverting') && commit !== undefined ? commit : []);
return [...new Set([base, ...accepted])].filter((commit) => commit !== (accepted.at(-1) ?? base));
}
}),
24145:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_l: () => ( HOLDOUT_PURPOSES),
xS: () => ( gapOfAnswers),
J5: () => ( watchParting)
});
;
const STRENGTHS = [3, 9, 27];
function findUpwardChange(values) {
const count = values.length;
if (count < 2)
return undefined;
const order = [...values.keys()].sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0) || other - one);
const logs = [];
for (let start = 1; start < count; start += 1) {
const weight = 1 / (start * (start + 1) * STRENGTHS.length);
for (const strength of STRENGTHS) {
logs.push({ start, log: Math.log(weight) + logRatio(order, start, strength) });
}
}
const [first, ...rest] = logs;
if (first === undefined)
return undefined;
const likeliest = rest.reduce((best, each) => (each.log > best.log ? each : best), first);
const total = logs.reduce((sum, { log }) => sum + Math.exp(log - likeliest.log), 0);
const later = Math.exp(-likeliest.log) / count;
return { logEvidence: likeliest.log + Math.log(total + later), start: likeliest.start };
}
function logRatio(order, start, strength) {
let sum = 0;
let log = 0;
for (const [below, index] of order.entries()) {
const weight = index < start ? 1 : strength;
sum += weight;
log += Math.log((weight * (below + 1)) / sum);
}
return log;
}
var moments = __webpack_require__(44785);
var pareto_front = __webpack_require__(4734);
;
const GAP_ALERT_LEVEL = 0.05;
const HOLDOUT_PURPOSES = ['candidate', 'simplify', 'promotion'];
function gapOfAnswers(measured, direction) {
const asked = measured.flatMap(({ test, holdout }) => {
const [own, best] = [scoresOf(test.candidate), scoresOf(test.best)];
return holdout === undefined || own.length === 0 || best.length === 0 ? [] : [{ test, own, best, holdout }];
});
if (asked.length === 0)
return undefined;
const isRatio = asked.every(({ own, best, holdout }) => [...own, ...best, holdout.candidate, holdout.best].every((score) => score > 0));
const sign = direction === 'max' ? 1 : -1;
const gain = (own, best) => sign * (isRatio ? Math.log(own / best) : own - best);
const units = { isRatio, direction };
const gains = asked.map(({ test, own, best, holdout }) => {
const both = { objective: gain((0,moments .hm)(own), (0,moments .hm)(best)), holdout: gain(holdout.candidate, holdout.best) };
return { task: test.task, isAccepted: test.kept, ...both, shown: renderBoth(both, units) };
});
const alert = findParting(gains);
return { gains, ...units, alert, parting: alert && describeParting(alert, units) };
}
function watchParting(gapNow) {
let hasParted = gapNow()?.parting !== undefined;
return () => {
const parting = hasParted ? undefined : gapNow()?.parting;
hasParted ||= parting !== undefined;
return parting;
};
}
function findParting(gains) {
const found = findUpwardChange(gains.map(apart));
if (found === undefined || found.logEvidence < -Math.log(GAP_ALERT_LEVEL))
return undefined;
const [before, after] = [means(gains.slice(0, found.start)), means(gains.slice(found.start))];
const since = gains[found.start]?.task ?? '';
return apart(after) > Math.max(0, apart(before)) ? { since, before, after } : undefined;
}
function apart({ objective, holdout }) {
return objective - holdout;
}
function means(gains) {
return { objective: (0,moments .hm)(gains.map((each) => each.objective)), holdout: (0,moments .hm)(gains.map((each) => each.holdout)) };
}
const DIGITS = 3;
function renderBoth({ objective, holdout }, { isRatio, direction }) {
const [one, other] = [objective, holdout].map((gain) => {
const change = direction === 'max' ? gain : -gain;
const shown = Number((isRatio ? (Math.exp(change) - 1) * 100 : change).toPrecision(DIGITS)) + 0;
return `${shown > 0 ? '+' : ''}${shown}${isRatio ? '%' : ''}`;
});
return `${one} and ${other}`;
}
function describeParting({ since, before, after }, units) {
const means = `on average ${renderBoth(after, units)} since then, and ${renderBoth(before, units)} before`;
return `objective and holdout part since ${since}: ${means}; review the changes since then, which may serve only the cases that the objective measures`;
}
function scoresOf(runs) {
return runs.flatMap((run) => new Map(Object.entries(run)).get(pareto_front .j) ?? []);
}
}),
95695:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => ( readMeasured),
a: () => ( readHeader)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4196);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var _pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4734);
var _records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10901);
function readHeader(raw) {
const header = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .xL(_records_js__WEBPACK_IMPORTED_MODULE_3__ .vt, raw[0]);
if (!header.success || header.data.kind !== 'genesis')
return undefined;
return { settings: header.data.settings, base: header.data.baseline_tree };
}
const runSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .euz('evaluation'),
id: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .aig(),
arm: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .k5n(['candidate', 'incumbent']),
stage: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
index: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .aig(),
task: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
tree: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
score: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .aig(),
metrics: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__ .aig()))),
});
const MEASURING = new Set(['pair', 'measure', 'rerun', 'remeasure', 'calibrate']);
const UNMEASURED = new Set(['screen', 'crash', 'tamper']);
function readMeasured(raw, purposes = ['candidate', 'simplify']) {
const runs = { ofTask: new Map(), ofTree: new Map(), ofHoldout: new Map() };
const measured = [];
for (const record of raw) {
if (record.kind === 'evaluation') {
const read = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .xL(runSchema, record);
if (!read.success)
continue;
const { stage, task, tree } = read.data;
if (stage === 'holdout')
addTo(runs.ofHoldout, task, read.data);
if (!MEASURING.has(stage))
continue;
addTo(runs.ofTask, task, read.data);
addTo(runs.ofTree, tree, read.data);
}
else if (record.kind === 'decision') {
const read = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .xL(_records_js__WEBPACK_IMPORTED_MODULE_3__ .ce, record);
if (!read.success || !purposes.includes(read.data.purpose) || UNMEASURED.has(read.data.code))
continue;
const test = testOf(read.data, runs);
if (test !== undefined)
measured.push({ entry: read.data, test, holdout: holdoutOf(read.data, runs) });
}
}
return measured;
}
function addTo(runs, key, one) {
const known = runs.get(key);
if (known === undefined)
runs.set(key, [one]);
else
known.push(one);
}
function testOf({ task, incumbent, kept }, { ofTask, ofTree }) {
const own = ofTask.get(task) ?? [];
const candidate = own.filter(({ arm }) => arm === 'candidate');
const paired = own.filter(({ arm }) => arm === 'incumbent');
const [first] = candidate;
if (first === undefined)
return undefined;
const best = paired.length > 0 ? paired : (ofTree.get(incumbent) ?? []);
return { task, tree: first.tree, incumbent, kept, candidate: candidate.map(valuesOf), best: best.map(valuesOf) };
}
function holdoutOf({ task, holdout }, { ofHoldout }) {
const runs = (ofHoldout.get(task) ?? []).filter(({ index }) => index === holdout?.queries);
const candidate = runs.find(({ arm }) => arm === 'candidate');
const best = runs.find(({ arm }) => arm === 'incumbent');
return candidate && best && { candidate: candidate.score, best: best.score };
}
function valuesOf({ score, metrics }) {
return { ...metrics, [_pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ .j]: score };
}
}),
75092:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w: () => ( findOwnEffects)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4196);
var _claim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47935);
var _records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10901);
const KINDS = new Set([
'genesis',
'calibration',
'candidate',
'leave-out',
'effect',
'incumbent',
]);
function findOwnEffects(raw, { iterOf, out }) {
if (!raw.some(({ kind }) => kind === 'effect'))
return [];
const records = raw.flatMap((record) => {
const read = KINDS.has(record.kind) ? zod_mini__WEBPACK_IMPORTED_MODULE_0__ .xL(_records_js__WEBPACK_IMPORTED_MODULE_2__ .vt, record) : undefined;
return read?.success ? [read.data] : [];
});
const [header] = records;
if (header?.kind !== 'genesis')
return [];
const { settings, score_unit } = header;
const score_scale = records.findLast((each) => each.kind === 'calibration')?.score_scale ?? 'difference';
const iterations = (tasks) => tasks.flatMap((task) => iterOf.get(String(task)) ?? []);
return lastMeasured(records)
.flatMap(({ leaveOut, effect }) => {
const [iter] = iterations([leaveOut.change]);
if (iter === undefined)
return [];
const text = (0,_claim_js__WEBPACK_IMPORTED_MODULE_1__ .sl)(effect, { settings, score_scale, score_unit });
const together = iterations(leaveOut.taken.slice(0, -1)).toReversed();
return [{ iter, verdict: effect.verdict, text, together, isOut: out.has(iter) }];
})
.sort((one, other) => one.iter - other.iter);
}
function lastMeasured(records) {
const begun = new Map();
const distilling = new Set();
let measured = [];
for (const record of records) {
if (record.kind === 'leave-out')
begun.set(record.task, record);
if (record.kind === 'candidate' && record.purpose === 'distil')
distilling.add(record.id);
if (record.kind === 'incumbent' && !distilling.has(record.by))
measured = [];
const leaveOut = record.kind === 'effect' ? begun.get(record.task) : undefined;
if (record.kind === 'effect' && leaveOut !== undefined)
measured.push({ leaveOut, effect: record });
}
return [...new Map(measured.map((each) => [each.leaveOut.change, each])).values()];
}
}),
4734:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => ( measuredPoints),
j: () => ( SCORE_AXIS)
});
var _stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44785);
const SCORE_AXIS = 'score';
function measuredPoints(tests, axes, base) {
const scales = axes.map(({ name }) => hasRatios(tests, name));
const places = new Map([[base, axes.map(() => 0)]]);
const points = new Map();
for (const test of tests) {
const from = places.get(test.incumbent);
const moved = axes.map(({ name }, at) => changeOf(test, name, scales[at] === true));
if (from === undefined || moved.some((change) => change === undefined))
continue;
const place = moved.map((change, at) => (from[at] ?? 0) + (change ?? 0));
if (test.kept || !places.has(test.tree))
places.set(test.tree, place);
const changes = axes.map((axis, at) => ({ ...axis, change: place[at] ?? 0, isRatio: scales[at] === true }));
points.set(test.tree, { task: test.task, isAccepted: test.kept, changes, place });
}
const signs = axes.map(({ direction }) => (direction === 'max' ? 1 : -1));
const all = [...points.values()].map(({ place, ...point }) => ({
point,
gains: place.map((change, at) => change * (signs[at] ?? 1)),
}));
return all
.sort((one, other) => (other.gains[0] ?? 0) - (one.gains[0] ?? 0))
.map(({ point, gains }) => ({ ...point, isOnFront: !all.some((other) => dominates(other.gains, gains)) }));
}
function dominates(one, other) {
return one.every((gain, at) => gain >= (other[at] ?? 0)) && one.some((gain, at) => gain > (other[at] ?? 0));
}
const valuesOf = (runs, name) => runs.flatMap((run) => new Map(Object.entries(run)).get(name) ?? []);
function hasRatios(tests, name) {
return tests.every(({ candidate, best }) => valuesOf([...candidate, ...best], name).every((value) => value > 0));
}
function changeOf({ candidate, best }, name, isRatio) {
const [own, other] = [valuesOf(candidate, name), valuesOf(best, name)];
if (own.length === 0 || other.length === 0)
return undefined;
return isRatio ? Math.log((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ .hm)(own) / (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ .hm)(other)) : (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ .hm)(own) - (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_0__ .hm)(other);
}
}),
91167:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
fm: () => ( planRecombinations),
gE: () => ( usableChanges),
z8: () => ( isNearMiss)
});
const UNDECIDED = new Set(['cap', 'cases-spent']);
const MOST_CHANGES = 30;
function isNearMiss({ code, gain }) {
return gain > 0 && (UNDECIDED.has(code) || code === 'futile');
}
function usableChanges(changes) {
const partsOf = partsIn(changes);
const accepted = new Set(changes.filter(({ standing }) => standing === 'accepted').flatMap(({ iter }) => [...partsOf(iter)]));
const replaced = new Set(changes.flatMap(({ of }) => (of.length === 1 ? of : [])));
return changes
.filter(({ iter, standing }) => (standing === 'near-miss' || standing === 'conflict') && !replaced.has(iter))
.filter(({ iter }) => !overlap(partsOf(iter), accepted))
.sort((one, other) => other.evidence - one.evidence);
}
function partsIn(changes) {
const byIter = new Map(changes.map((change) => [change.iter, change]));
return (iter) => {
const parts = new Set([iter]);
for (const part of parts)
for (const each of byIter.get(part)?.of ?? [])
parts.add(each);
return parts;
};
}
function planRecombinations(changes, head) {
const partsOf = partsIn(changes);
const tried = new Set(changes.flatMap(({ of, on }) => (of.length > 1 && on === head ? [keyOf(of)] : [])));
const usable = usableChanges(changes)
.slice(0, MOST_CHANGES)
.map((change) => ({ ...change, parts: partsOf(change.iter) }));
const plans = usable.flatMap((one, at) => {
const alone = one.on === head ? [] : [{ of: [one.iter], strength: Math.log(one.evidence) }];
const pairs = usable.slice(at + 1).flatMap((other) => {
const of = [one.iter, other.iter];
const isMeasured = one.standing === 'near-miss' && other.standing === 'near-miss';
if (!isMeasured || overlap(one.parts, other.parts) || tried.has(keyOf(of)))
return [];
return [{ of, strength: Math.log(one.evidence) + Math.log(other.evidence) }];
});
return [...alone, ...pairs];
});
return plans.sort((one, other) => other.strength - one.strength).map(({ of }) => of);
}
function overlap(some, others) {
return [...some].some((each) => others.has(each));
}
function keyOf(of) {
return of.toSorted((one, other) => one - other).join(' ');
}
}),
12692:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hi: () => ( MAX_COMMIT_BYTES),
_L: () => ( findCommitIssue),
zz: () => ( findCommandingWord)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
const TARGET = String.raw `(?:[\w.-]+\/[\w.-]+)?(?:[#!]|gh-)\d+|https?:\/\/[^\s/]+\/[^\s]*\/(?:issues|pull|merge_requests|work_items)\/\d+`;
const CLOSING = 'clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed|ing)?';
const AGENTS = String.raw `no-?reply@(?![^>\s]*noreply\.)|aider@aider\.chat|cursoragent@cursor\.com|\d+\+copilot@users\.noreply\.github\.com`;
const SYSTEMS = 'ci|cd|actions|workflows?|builds?|checks?|pipelines?|deploy(?:s|ment)?|previews?|release|tests?|travis|circle(?:ci)?|appveyor|azurepipelines|azp|cirrus|drone|woodpecker|buildkite|bitrise|semaphore|netlify|vercel|render|cloudflare|cf-pages?';
const WORDS = [
{
pattern: new RegExp(String.raw `\[[ \t]*(?:(?:skip|no)[ \t_-]+(?:${SYSTEMS})|(?:${SYSTEMS})[ \t_-]+skip)[ \t]*\]|\*\*\*no_ci\*\*\*|^skip-checks:`, 'im'),
effect: 'keeps CI from running',
},
{
pattern: new RegExp(String.raw `\b(?:${CLOSING})\b:?\s+(?:issues?\s+)?(?:${TARGET})`, 'i'),
effect: 'closes an issue',
},
{
pattern: /^(?:signed-off|reviewed|acked|approved|tested|reported|suggested)-by:.*$/im,
effect: 'speaks for a person',
},
{
pattern: new RegExp(String.raw `^co-authored-by:(?![^\n]*<(?:${AGENTS})[^<>\n]*>[ \t]*$).*$`, 'im'),
effect: 'names another author',
},
];
function findCommandingWord(message) {
for (const { pattern, effect } of WORDS) {
const found = pattern.exec(message)?.[0];
if (found !== undefined)
return `its message holds ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(found.trim(), 80)}, which ${effect}`;
}
return undefined;
}
const MAX_COMMIT_BYTES = 64 * 1024;
const CRUD = /^[\s.,:;<>"\\']+|[\s.,:;<>"\\']+$/g;
function findCommitIssue(object, email) {
const end = object.indexOf('\n\n');
const head = end === -1 ? object : object.slice(0, end);
const expected = email.replaceAll(CRUD, '').toLowerCase();
for (const role of ['author', 'committer']) {
const found = new RegExp(`^${role} [^\\n]*<([^<>\\n]*)> \\S+ \\S+$`, 'm').exec(head)?.[1];
if (found?.replaceAll(CRUD, '').toLowerCase() === expected)
continue;
return `its ${role} is "${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(found ?? '', 100)}"; expected "${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(email, 100)}", as git is set up in the worktree`;
}
const encoding = /^encoding (.*)$/m.exec(head)?.[1];
if (encoding !== undefined && !/^utf-?8$/i.test(encoding))
return `its message is encoded as ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(encoding, 40)}; expected UTF-8`;
return findCommandingWord(end === -1 ? '' : object.slice(end + 2));
}
}),
79907:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => ( FollowedLog),
X: () => ( replayOf)
});
var _audit_live_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50821);
var _logged_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88093);
class FollowedLog {
#journal;
#logged;
#audit;
constructor(journal) {
const known = journal.readDerived?.()?.value;
this.#journal = journal;
this.#logged = new _logged_records_js__WEBPACK_IMPORTED_MODULE_1__ .hZ(known?.facts);
this.#audit = known && _audit_live_audit_js__WEBPACK_IMPORTED_MODULE_0__ .U.from(known.audit);
journal.deriveWith?.(() => this.#checkpoint());
}
get facts() {
return this.#logged.readOn(this.#journal);
}
replay() {
return resultOf(this.#auditNow());
}
#auditNow() {
const isDisclosed = this.#journal.records.at(-1)?.kind === 'seed-reveal';
const known = this.#audit ?? (isDisclosed ? undefined : _audit_live_audit_js__WEBPACK_IMPORTED_MODULE_0__ .U.begin());
if (known !== undefined)
for (const raw of this.#both(known.count))
known.take(raw);
const audit = known === undefined || known.isStale ? _audit_live_audit_js__WEBPACK_IMPORTED_MODULE_0__ .U.of(this.#all, this.facts.ofSeeds) : known;
this.#audit = audit.isStale ? undefined : audit;
return audit;
}
*#both(count) {
const isNext = this.#logged.facts.read === count;
for (const raw of this.#journal.since(count)) {
if (isNext)
this.#logged.take(raw);
yield raw;
}
}
get #all() {
return { [Symbol.iterator]: () => this.#journal.since(0)[Symbol.iterator]() };
}
#checkpoint() {
if (this.#audit === undefined)
return undefined;
const audit = this.#auditNow().checkpoint();
return audit && { facts: this.facts, audit };
}
}
function replayOf(records) {
return resultOf(_audit_live_audit_js__WEBPACK_IMPORTED_MODULE_0__ .U.of(records));
}
function resultOf(audit) {
const { state, differences } = audit.result();
return { state, issues: differences.map(({ record, message }) => `record ${record}: ${message}`) };
}
}),
88093:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D_: () => ( beginsSeeds),
Hc: () => ( tookOf),
hZ: () => ( LoggedRecords)
});
var _audit_live_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50821);
var _decision_read_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22169);
var _decision_run_end_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55434);
function evaluationOf(raw) {
if (raw.kind !== 'evaluation')
return [];
const { data } = (0,_decision_read_record_js__WEBPACK_IMPORTED_MODULE_1__ .S)(raw);
return data?.kind === 'evaluation' ? [data] : [];
}
function tookOf(record) {
return (0,_decision_run_end_js__WEBPACK_IMPORTED_MODULE_2__ .C)(record) ? [] : [Date.parse(record.ended_at) - Date.parse(record.started_at)];
}
class LoggedRecords {
facts;
constructor(facts) {
const nothing = { counts: new Map(), evaluations: [], secrets: [], ofSeeds: [] };
this.facts = facts ?? { read: 0, ...nothing, first: undefined, begun: undefined, isDisclosed: false };
}
readOn(log) {
for (const raw of log.since(this.facts.read))
this.take(raw);
return this.facts;
}
take(raw) {
const { facts } = this;
facts.first ??= raw;
facts.counts.set(raw.kind, (facts.counts.get(raw.kind) ?? 0) + 1);
facts.evaluations.push(...evaluationOf(raw));
if ((0,_audit_live_audit_js__WEBPACK_IMPORTED_MODULE_0__ .e)(raw))
facts.ofSeeds.push(raw);
if (beginsSeeds(raw)) {
facts.begun = raw;
facts.isDisclosed = false;
}
else if (raw.kind === 'seed-reveal') {
facts.secrets.push(String(raw.secret));
facts.isDisclosed = true;
}
facts.read += 1;
}
}
function beginsSeeds({ kind }) {
return kind === 'genesis' || kind === 'seed-commit';
}
}),
8829:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => ( isOwnRun),
v: () => ( markOwnRun)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19533);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28338);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48951);
const fileIn = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'begun-here');
function markOwnRun(folder, first) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ .Zf)(fileIn(folder), [digestOf(first)]);
}
function isOwnRun(folder, first) {
const known = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ .Aj)(fileIn(folder));
if (known === '')
return false;
try {
return known === digestOf(first);
}
catch (error) {
if (error instanceof TypeError)
return false;
throw error;
}
}
function digestOf({ seq: _seq, prev: _prev, hash: _hash, ...record }) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_3__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ .d)(JSON.parse(JSON.stringify(record))));
}
}),
91754:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EO: () => ( checkGroupPulls),
OS: () => ( readGroupPulls),
ww: () => ( PULLS_FILE)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _base_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17785);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48951);
const PULLS_FILE = 'pulls.json';
const pullSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
task: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
commit: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
number: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .qm(1)),
url: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
state: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .k5n(['open', 'merged', 'closed']),
});
const fileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({ pulls: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YOg(pullSchema).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Eb(1000)) });
const MAX_BYTES = 1 << 20;
function writeGroupPulls(paths, pulls) {
const text = `${JSON.stringify({ pulls }, null, 2)}\n`;
const path = join(paths.folder, PULLS_FILE);
if (readFilePart(path, 'start', MAX_BYTES)?.text === text)
return false;
replaceFile(path, [text]);
return true;
}
function readGroupPulls({ folder }) {
const part = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ .EI)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, PULLS_FILE), 'start', MAX_BYTES);
if (part === undefined)
return [];
try {
const read = fileSchema.safeParse(JSON.parse(part.text));
return read.success ? read.data.pulls : undefined;
}
catch {
return undefined;
}
}
function checkGroupPulls(paths, state) {
const pulls = readGroupPulls(paths);
const remedy = `Delete the file; the next step of the action that publishes writes it again`;
if (pulls === undefined) {
const detail = 'it is no list of pull requests';
return [{ kind: 'wrong', what: PULLS_FILE, where: { file: PULLS_FILE }, detail, remedy }];
}
if (pulls.length === 0)
return [];
const strange = pulls.filter(({ task, commit }) => state?.results.get(task)?.commit !== commit);
const issues = strange.map(({ number, task, commit }) => ({
where: { file: PULLS_FILE },
...{ detail: `pull request #${number} is of ${task} at ${commit}`, expected: 'a group that was measured', remedy },
}));
return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_3__ .WX)(PULLS_FILE, issues, `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .LS)(pulls.length, 'pull request')} of groups that were measured`);
}
}),
47399:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J1: () => ( isGroupMessage),
JB: () => ( describeIteration),
SZ: () => ( groupTitle),
no: () => ( groupMessage),
sl: () => ( renderEffect)
});
var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59997);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _decision_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8158);
var _engine_acceptance_commit_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12692);
var _ledger_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26099);
const MAX_SUBJECT = 72;
const MINUS = '\u2212';
function renderScoreChange({ estimate, ratio, baseline_mean: mean }, direction) {
const sign = direction === 'max' ? 1 : -1;
const isPlain = ratio === null && mean === 0;
const change = ratio === null ? (sign * estimate) / (isPlain ? 1 : Math.abs(mean)) : Math.expm1(sign * estimate);
const text = (0,_decision_verdict_js__WEBPACK_IMPORTED_MODULE_2__ .vr)(change * (isPlain ? 1 : 100)).replace('-', MINUS);
return isPlain ? text : `${text} %`;
}
function groupTitle({ iterations, effect, direction }) {
const [first] = iterations;
const others = iterations.length - 1;
const more = others === 0 ? '' : ` and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(others, 'more change')}`;
const weak = (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .it)(effect) ? '' : ', not confirmed';
const end = `${more} (${renderScoreChange(effect, direction)}${weak})`;
const room = MAX_SUBJECT - 'perf: '.length - end.length;
return { text: `perf: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .vI)(describeIteration(first), Math.max(room - 1, 12))}`, end };
}
function describeIteration(iteration) {
const text = (iteration?.summary ?? '').replaceAll(/\s+/g, ' ').trim();
const sentence = /^(.*?)\.(?: |$)/.exec(text)?.[1] ?? text;
const isPlain = sentence !== '' && !/[\p{Cc}\p{Cf}]/u.test(sentence) && (0,_engine_acceptance_commit_message_js__WEBPACK_IMPORTED_MODULE_3__ .zz)(sentence) === undefined;
if (isPlain)
return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
const paths = iteration?.changed_paths ?? [];
const [only] = paths;
if (paths.length === 1 && only !== undefined && !/[\p{Cc}\p{Cf}]/u.test(only))
return `change ${only}`;
return paths.length === 0 ? `iteration ${iteration?.iter ?? ''}` : `change ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(paths.length, 'file')}`;
}
const GROUP_TRAILER = 'Autorize-Group';
function groupMessage(name, facts) {
const { text, end } = groupTitle(facts);
const { iterations, task } = facts;
return [
`${text}${end}`,
'',
...iterations.map((each) => `- iteration ${each.iter}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .vI)(describeIteration(each), 100)}`),
'',
`${_ledger_state_js__WEBPACK_IMPORTED_MODULE_4__ .jl.experiment}: ${name}`,
`${GROUP_TRAILER}: ${task}`,
'',
].join('\n');
}
function isGroupMessage(name, message) {
const lines = message.split('\n');
return (lines.includes(`${_ledger_state_js__WEBPACK_IMPORTED_MODULE_4__ .jl.experiment}: ${name}`) && lines.some((line) => line.startsWith(`${GROUP_TRAILER}: `)));
}
function renderEffect(effect, { direction, pairs, below }) {
const sign = direction === 'max' ? 1 : -1;
const [low, high] = [effect.interval[0], effect.interval[1]].map((limit) => renderScoreChange({ ...effect, estimate: limit }, direction));
const limits = sign === 1 ? `${low} to ${high}` : `${high} to ${low}`;
const confidence = `${(0,_decision_verdict_js__WEBPACK_IMPORTED_MODULE_2__ .vP)(effect.confidence * 100)} % confidence interval`;
const order = effect.carry_over === true ? '; carry-over: runs depend on what ran before them' : '';
return `score ${renderScoreChange(effect, direction)} (${confidence}: ${limits}) in ${pairs} fresh pairs against ${below}${order}`;
}
}),
31775:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$Z: () => ( standingIterations),
LZ: () => ( acceptedByTest),
M4: () => ( groupsOfRecords),
pU: () => ( acceptedTrees),
ws: () => ( groupsIn)
});
var _audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65780);
var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59997);
var _ledger_certification_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49780);
var _ledger_decisions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(761);
var _ledger_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54347);
var _group_pulls_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91754);
var _group_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47399);
function groupBranch(name, firstIteration) {
return `autorize-groups/${name}/${firstIteration}`;
}
function groupBranches(name) {
return `refs/heads/autorize-groups/${name}/*`;
}
function standingIterations(records) {
const gone = new Set((0,_ledger_certification_js__WEBPACK_IMPORTED_MODULE_2__ .P)(records).flatMap(({ taken }) => taken));
return records.flatMap((record) => {
const { outcome, reverts, iter, decision } = record;
if (outcome !== 'merged' || reverts || gone.has(iter))
return [];
return [{ record, task: typeof decision?.test === 'string' ? decision.test : undefined }];
});
}
function groupsIn({ plan, results }, { name, records, direction, pulls = [] }) {
const byTask = acceptedByTest(records);
const standing = new Set(standingIterations(records).map(({ record }) => record.iter));
return (plan?.groups ?? []).flatMap((group) => {
const result = results.get(group.task);
const iterations = group.changes.flatMap((task) => byTask.get(task) ?? []);
const [first] = iterations;
if (result?.effect == null || result.commit === null || first === undefined)
return [];
const below = describeBelow(group);
return [
{
...{ task: group.task, branch: groupBranch(name, first.iter), commit: result.commit, on: group.on },
base: group.base?.commit,
title: (0,_group_text_js__WEBPACK_IMPORTED_MODULE_6__ .SZ)({ iterations, effect: result.effect, direction }),
effect: (0,_group_text_js__WEBPACK_IMPORTED_MODULE_6__ .sl)(result.effect, { direction, pairs: result.planned_pairs, below }),
isConfirmed: (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_1__ .it)(result.effect),
changes: iterations.map((each) => {
return { iter: each.iter, what: (0,_group_text_js__WEBPACK_IMPORTED_MODULE_6__ .JB)(each), stands: standing.has(each.iter) };
}),
pull: pulls.find(({ task, commit }) => task === group.task && commit === result.commit),
takenOut: takenOutBy(records, iterations),
},
];
});
}
function describeBelow({ on, base }) {
if (base !== undefined)
return `${base.commit.slice(0, 12)}, which holds the group below it`;
return on === null ? 'the base' : `the group below it (${on})`;
}
function takenOutBy(records, iterations) {
const rejection = records.findLast(({ rejection: each }) => iterations.some(({ iter }) => iter === each?.iter))?.rejection;
return rejection == null ? undefined : { by: rejection.by, reason: rejection.reason };
}
function acceptedByTest(records) {
return new Map(records.flatMap((record) => {
const { outcome, reverts, decision } = record;
const isChange = outcome === 'merged' && !reverts && typeof decision?.test === 'string';
return isChange ? [[String(decision.test), record]] : [];
}));
}
function readGroups(paths, direction) {
const { records } = readLedger(paths);
const raw = readDecisions(paths);
if (!raw.some(({ kind }) => kind === 'handover'))
return undefined;
return groupsOfRecords(paths, { replayed: auditRecords({ records: raw }).state, records, direction });
}
function groupsOfRecords(paths, { replayed: state, ...facts }) {
const plan = state?.handover.plan;
if (state === undefined || plan === undefined)
return undefined;
const groups = groupsIn(state.handover, { ...facts, name: paths.name, pulls: (0,_group_pulls_js__WEBPACK_IMPORTED_MODULE_5__ .OS)(paths) ?? [] });
const isCurrent = plan.final === state.session.incumbent;
return { groups, isCurrent, unmeasured: plan.groups.length - groups.length };
}
async function acceptedTrees(iterations, { treeOf, parentOf, }) {
const changes = [];
for (const { record, task } of iterations) {
const { commit } = record;
const parent = typeof commit === 'string' ? await parentOf(commit) : undefined;
if (typeof commit !== 'string' || parent === undefined)
continue;
changes.push({ task, tree: await treeOf(commit), parent: await treeOf(parent) });
}
return changes;
}
}),
10731:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gq: () => ( chooseForSlots),
iU: () => ( chooseAgentFor),
xe: () => ( tallyRecords)
});
var _decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14472);
var _certification_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49780);
var _decisions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(761);
function chooseAgentFor(request) {
const { names, plateau, records, decisions, base, iter } = request;
const next = (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__ .r6)({ names, plateau, base, ...recordedOf(request), seed: seedOf(request, iter) });
return { ...next, of: names, plateau, after: { record: hashOf(records), decision: hashOf(decisions) } };
}
function chooseForSlots(slots, request) {
const { names, plateau, base, iter } = request;
const seeds = (slot) => seedOf(request, iter + slot);
return (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__ .Rk)(slots, { names, plateau, base, ...recordedOf(request), seedOf: seeds });
}
function tallyRecords(names, known) {
return (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__ .ph)(names, recordedOf(known));
}
function seedOf({ records, base }, iter) {
return `agents\n${records.at(-1)?.hash ?? base}\n${iter}`;
}
function hashOf(records) {
const hash = records.at(-1)?.hash;
return typeof hash === 'string' ? hash : null;
}
function recordedOf({ records, decisions }) {
const gone = new Set((0,_certification_js__WEBPACK_IMPORTED_MODULE_1__ .P)(records).flatMap(({ taken }) => taken));
const turns = records.map((record) => {
const { iter, commit, tree, usage, durations } = record;
const ms = Object.values(durations ?? {}).reduce((total, each) => total + each, 0);
return {
...{ iter, agent: agentNameOf(record), result: resultOf(record), isGone: gone.has(iter) },
...{ commit: commit ?? undefined, tree: tree ?? undefined },
...{ usd: usage?.usd ?? undefined, minutes: ms / MS_A_MINUTE },
};
});
return { turns, claims: decisions.flatMap((each) => (each.kind === 'claim' ? ((0,_decisions_js__WEBPACK_IMPORTED_MODULE_2__ .vi)(each) ?? []) : [])) };
}
function agentNameOf({ chosen_agent: chosen, wave }) {
const ofSlot = wave?.agent;
return chosen?.name ?? (typeof ofSlot === 'string' ? ofSlot : undefined);
}
const REJECTED = ['discarded', 'inconclusive', 'invalid', 'denied'];
const ENDED = ['baseline', 'killed', 'aborted'];
const MS_A_MINUTE = 60_000;
function resultOf({ outcome, reverts }) {
if (outcome === 'merged')
return reverts ? 'reverting' : 'accepted';
if (outcome === 'infra_error')
return 'failed';
if (ENDED.includes(outcome))
return 'ended';
return REJECTED.includes(outcome) ? 'rejected' : 'nothing';
}
}),
78579:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( readWork),
p: () => ( isAtWork)
});
var _engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84321);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68724);
function isAtWork({ lock }) {
return (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_1__ .oZ)(lock);
}
function readWork(paths) {
const isRunning = isAtWork(paths);
return { isRunning, activities: isRunning ? (0,_engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_0__ .W)(paths.activity) : [] };
}
}),
49780:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => ( findTakenOut),
q: () => ( findUncertified)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4196);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10901);
var _stats_e_bh_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26970);
function findTakenOut(ledger) {
const accepted = ledger.filter(({ outcome }) => outcome === 'merged');
const iterOf = new Map(accepted.map(({ iter, decision }) => [decision?.test, iter]));
return accepted.flatMap(({ iter, reverts, rejection }) => {
if (!reverts)
return [];
const taken = rejection ? [rejection.iter] : reverts.taken.flatMap((test) => iterOf.get(test) ?? []);
return [{ iter, taken: taken.sort((one, other) => one - other) }];
});
}
function findUncertified(raw, ledger) {
const runHeader = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .xL(_decision_records_js__WEBPACK_IMPORTED_MODULE_1__ .vt, raw[0]);
if (!runHeader.success || runHeader.data.kind !== 'genesis' || !runHeader.data.settings.certify.enabled)
return [];
const tested = readTested(raw);
const concluded = new Set([...tested.map(({ tree }) => tree), ...promotedTrees(raw)]);
const champions = new Set([runHeader.data.baseline_tree, runHeader.data.start_tree]);
const certified = new Set((0,_stats_e_bh_js__WEBPACK_IMPORTED_MODULE_2__ .j)(tested, runHeader.data.settings.certify.fdr));
const decided = new Set(raw.flatMap(({ kind, tree }) => (kind === 'incumbent' ? [String(tree)] : [])));
const gone = new Set(findTakenOut(ledger).flatMap(({ taken }) => taken));
const uncertified = [];
let batch = [];
for (const { iter, outcome, tree, reverts } of ledger) {
if (reverts)
continue;
if (outcome !== 'merged' || typeof tree !== 'string' || !decided.has(tree))
continue;
if (!champions.has(tree))
batch.push(iter);
else
batch = [];
if (!concluded.has(tree))
continue;
champions.add(tree);
if (!certified.has(tree))
uncertified.push(...batch);
batch = [];
}
return [...uncertified, ...batch].filter((iter) => !gone.has(iter));
}
function promotedTrees(raw) {
const tasks = new Set(raw.flatMap(({ kind, purpose, kept, task }) => kind === 'decision' && purpose === 'promotion' && kept === true ? [task] : []));
return raw.flatMap(({ kind, arm, task, tree }) => kind === 'evaluation' && arm === 'candidate' && tasks.has(task) ? [String(tree)] : []);
}
function readTested(raw) {
const treeOf = new Map(raw.flatMap(({ kind, stage, arm, task, tree }) => kind === 'evaluation' && stage === 'certify' && arm === 'candidate' ? [[task, String(tree)]] : []));
return raw.flatMap((record) => {
if (record.kind !== 'decision' || record.purpose !== 'certify')
return [];
const read = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .xL(_decision_records_js__WEBPACK_IMPORTED_MODULE_1__ .vt, record);
const tree = treeOf.get(record.task);
if (!read.success || read.data.kind !== 'decision' || tree === undefined)
return [];
const { evidence } = read.data;
return evidence.kind === 'paired' ? [{ tree, log_e: evidence.log_e }] : [];
});
}
}),
761:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AD: () => ( readableOf),
B5: () => ( lastClaim),
ZR: () => ( readChained),
iR: () => ( lookAtDecisions),
uY: () => ( readDecisions),
vi: () => ( asClaim)
});
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50534);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10901);
var _kernel_checked_prefix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98262);
var _kernel_journal_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10063);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
function readChained(path) {
return (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .z8)((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(path) ?? Buffer.alloc(0));
}
function readableOf(parsed) {
return parsed.kind === 'sound' ? parsed.records : parsed.readable;
}
function readDecisions({ decisions }) {
return readableOf(readChained(decisions));
}
function lookAtDecisions({ decisions }, area) {
const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(decisions) ?? Buffer.alloc(0);
return (0,_kernel_journal_reader_js__WEBPACK_IMPORTED_MODULE_3__ .a)(bytes, (0,_kernel_checked_prefix_js__WEBPACK_IMPORTED_MODULE_2__ .BE)(area, decisions));
}
function asClaim(record) {
const read = _decision_records_js__WEBPACK_IMPORTED_MODULE_1__ .vt.safeParse(record);
return read.success && read.data.kind === 'claim' ? read.data : undefined;
}
function lastClaim(records) {
return asClaim(records.findLast(({ kind }) => kind === 'claim'));
}
}),
61319:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IN: () => ( foldRecords),
J1: () => ( LedgerFold),
lN: () => ( findBase)
});
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85364);
function foldRecords(records, direction) {
return stateOf((0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_0__ .xS)(records), direction);
}
class LedgerFold {
#followed;
#direction;
constructor(records, direction) {
this.#followed = new _ledger_facts_js__WEBPACK_IMPORTED_MODULE_0__ .Zu(records);
this.#direction = direction;
}
state() {
return stateOf(this.#followed.now(), this.#direction);
}
}
function stateOf({ best, completed, noops, lastIter, lastAccepted }, direction) {
return {
best_score: best[direction]?.score ?? null,
best_iter: best[direction]?.iter ?? null,
iterations_completed: completed,
consecutive_noops: noops,
next_iter: lastIter + 1,
last_kept_commit: lastAccepted,
};
}
function findBase(records, state) {
const { namedBase, firstBase, isForeign } = (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_0__ .xS)(records);
if (namedBase)
return namedBase;
const known = state?.base_commit === '' ? undefined : state?.base_commit;
if (isForeign && known !== undefined)
return known;
return firstBase ?? known;
}
}),
6782:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ( findInFlight)
});
var _base_number_ranges_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96942);
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85364);
var _store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54347);
const STEPS_OF_NONE = ['Idle', 'Done'];
function findInFlight(paths, records) {
const { iters } = (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_1__ .xS)(records);
const state = (0,_store_js__WEBPACK_IMPORTED_MODULE_2__ .un)(paths);
const secrets = state === undefined || STEPS_OF_NONE.includes(state.current_step) ? null : state.iter_in_progress;
const begun = new Set([...(0,_store_js__WEBPACK_IMPORTED_MODULE_2__ .tU)(paths), ...(secrets === null ? [] : [secrets])]);
return [...begun].filter((iter) => !(0,_base_number_ranges_js__WEBPACK_IMPORTED_MODULE_0__ .y)(iters, iter)).sort((one, other) => one - other);
}
}),
28243:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => ( nearMisses),
F: () => ( testedChanges)
});
var _decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91167);
var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74773);
function testedChanges(records) {
return records.flatMap((record) => {
const { iter, base_commit: on, recombines, decision, reverts } = record;
const standing = standingOf(record);
if (standing === undefined || reverts)
return [];
return [{ iter, on: on ?? '', standing, evidence: decision?.p_or_e ?? 1, of: recombines ?? [] }];
});
}
function standingOf({ outcome, tree, decision, conflict }) {
if (outcome === 'merged')
return 'accepted';
if (!_record_js__WEBPACK_IMPORTED_MODULE_1__ .rb.includes(outcome) || typeof tree !== 'string')
return undefined;
if (conflict === true)
return 'conflict';
if (decision == null)
return undefined;
const { code, effect, scale, purpose } = decision;
const gain = scale === 'ratio' ? Math.log(effect ?? 1) : (effect ?? 0);
const isNear = purpose !== 'simplify' && (0,_decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ .z8)({ code: String(code), gain });
return isNear ? 'near-miss' : 'rejected';
}
function nearMisses(records) {
return (0,_decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ .gE)(testedChanges(records)).filter(({ standing }) => standing === 'near-miss');
}
}),
28803:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => ( readConfigForStatus)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_toml_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28810);
var _config_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23614);
var _store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54347);
function readConfigForStatus(paths, { records, host }) {
try {
return { config: (0,_store_js__WEBPACK_IMPORTED_MODULE_4__ .Z9)(paths, host, 'ignored').config, problems: [] };
}
catch (error) {
if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl))
throw error;
const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.config) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(paths.config, 'utf8') : '';
const written = /^\s*direction\s*=\s*["'](min|max)["']/m.exec(text)?.[1];
const direction = written === 'min' || written === 'max' ? written : guessDirection(records);
return { config: standIn(paths, { direction, host }), problems: error.problems.map(_base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .yM) };
}
}
function guessDirection(records) {
const scores = records.flatMap(({ outcome, score }) => (outcome === 'merged' || outcome === 'baseline') && typeof score === 'number' ? [score] : []);
const [first, last] = [scores[0], scores.at(-1)];
return first !== undefined && last !== undefined && last > first ? 'max' : 'min';
}
function standIn({ name }, { direction, host }) {
const text = [
`experiment = { name = "${name}" }`,
`objective = { command = "false", direction = "${direction}" }`,
'iteration = { budget = "1m" }',
'schedule = { total_budget = "1m" }',
'agent = { command = "false {prompt_file}" }',
].join('\n');
const decoded = (0,_base_toml_document_js__WEBPACK_IMPORTED_MODULE_2__ .R)('config.toml', Buffer.from(text));
if ('problems' in decoded)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl(decoded.problems);
const { now, utcOffset } = host;
const parsed = (0,_config_config_js__WEBPACK_IMPORTED_MODULE_3__ .n)(decoded.document, { folder: name, now: now(), utcOffset, schedule: 'ignored' });
if ('problems' in parsed)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl(parsed.problems);
return parsed.config;
}
}),
75265:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
gp: () => ( pendingAgain),
mc: () => ( requireRejections),
uE: () => ( readRejection),
xz: () => ( describeRejection),
zV: () => ( readRejections)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_json_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85572);
var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86586);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85364);
var _record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74773);
var _store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54347);
function readRejection(paths) {
const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(paths.rejected);
if (bytes === undefined)
return { rejection: undefined, problems: [] };
const decoded = (0,_base_json_document_js__WEBPACK_IMPORTED_MODULE_1__ .w)((0,_store_js__WEBPACK_IMPORTED_MODULE_7__ .pS)(paths, paths.rejected), bytes);
const checked = 'problems' in decoded ? decoded : (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ .sw)(decoded.document, _record_js__WEBPACK_IMPORTED_MODULE_6__ .Hp);
if ('value' in checked)
return { rejection: checked.value, problems: [] };
const remedy = `Restore the file as reject wrote it. To give up what it lists: remove it, then autorize run ${paths.name}`;
return { rejection: undefined, problems: checked.problems.map((problem) => ({ ...problem, remedy })) };
}
function requireRejection(paths) {
const { rejection, problems } = readRejection(paths);
if (problems.length > 0)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Vl(problems);
return rejection;
}
function requireRejections(paths, records) {
return withRecorded(requireRejection(paths), records);
}
function readRejections(paths, records) {
return withRecorded(readRejection(paths).rejection, records);
}
function withRecorded(first, records) {
const recorded = rejectionsIn(records).flatMap(({ record: { rejection } }) => (rejection ? [rejection] : []));
return first === undefined ? recorded : [first, ...recorded];
}
function rejectionsIn(records) {
return (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_5__ .xS)(records).rejections.flatMap((place) => {
const record = records[place];
return record === undefined ? [] : [{ place, record }];
});
}
const UNJUDGED = ['aborted', 'killed', 'infra_error'];
function pendingEntries(rejection, records) {
const found = rejectionsIn(records).find(({ record }) => record.rejection === rejection);
const since = found === undefined ? 0 : found.place + 1;
const evaluated = new Set(records
.slice(since)
.flatMap(({ proposed_commit: commit, outcome }) => (UNJUDGED.includes(outcome) ? [] : [commit])));
return rejection.again.filter(({ commit }) => !evaluated.has(commit));
}
function pendingAgain(rejections, records) {
const pending = new Map();
for (const rejection of rejections) {
const { iter: rejected, by, reason } = rejection;
const isOfRun = rejectionsIn(records).some(({ record }) => record.rejection === rejection);
for (const { iter, commit } of pendingEntries(rejection, records)) {
const why = `judged again since ${by} rejected iteration ${rejected}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(reason, 200)}`;
if (!pending.has(commit))
pending.set(commit, { commit, iter, isOfRun, origin: `iteration ${iter}, ${why}` });
}
}
return [...pending.values()];
}
function describeRejection(rejection, records) {
const { iter, by, at, reason, again } = rejection;
const left = pendingEntries(rejection, records).length;
return `${by} rejected iteration ${iter} on ${at}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(reason, 200)}; ${left} of ${again.length} candidates are still to be judged again`;
}
}),
50344:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
m: () => ( readBranchState),
r: () => ( readEarlierClaim)
});
var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59997);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10901);
var _decisions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(761);
function championOf(raw) {
const promotion = raw.findLast(({ kind, purpose, kept, champion }) => (kind === 'decision' && purpose === 'promotion' && kept === true) ||
(kind === 'rejection' && typeof champion === 'string'));
if (promotion === undefined)
return undefined;
if (promotion.kind === 'rejection')
return promotion.champion;
return raw.findLast(({ kind, task, arm }) => kind === 'evaluation' && task === promotion.task && arm === 'candidate')
?.tree;
}
function readEarlierClaim(raw, ledger) {
const merged = ledger.filter(({ outcome }) => outcome === 'merged');
const now = championOf(raw) ?? merged.at(-1)?.tree;
const claim = (0,_decisions_js__WEBPACK_IMPORTED_MODULE_2__ .vi)(raw.findLast(({ kind, final }) => kind === 'claim' && final !== now));
if (claim === undefined)
return undefined;
const iter = merged.findLast(({ tree }) => typeof tree === 'string' && tree === claim.final)?.iter;
return iter === undefined ? undefined : { iter, ...(0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .f3)(claim) };
}
function readBranchState(raw, ledger) {
const branchHead = ledger.findLast(({ outcome }) => outcome === 'merged');
if (raw.length === 0 || branchHead === undefined)
return { kind: 'none' };
const claim = (0,_decisions_js__WEBPACK_IMPORTED_MODULE_2__ .B5)(raw);
const final = championOf(raw) ?? branchHead.tree;
if (claim !== undefined && claim.final === final) {
return { kind: (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .it)(claim) ? 'confirmed' : 'not-confirmed', sentence: claim.sentence };
}
const [runHeader] = raw;
const read = _decision_records_js__WEBPACK_IMPORTED_MODULE_1__ .vt.safeParse(runHeader);
if (!read.success || read.data.kind !== 'genesis')
return { kind: 'none' };
const { settings, unscored, baseline_tree: baseline } = read.data;
if (final === baseline && branchHead.reverts && branchHead.tree === baseline)
return { kind: 'withdrawn' };
const isWanted = settings.confirm.pairs > 0 && !unscored && final !== baseline;
return { kind: isWanted ? 'unconfirmed' : 'none' };
}
}),
48283:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$S: () => ( findEndedRun),
T0: () => ( listArchived),
Zs: () => ( stampOf),
yY: () => ( readEndedRun)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10901);
var _decision_rule_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45342);
var _ledger_branch_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82698);
var _ledger_certification_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49780);
var _ledger_decisions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(761);
var _ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67761);
var _ledger_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54347);
function listArchived({ name, repository, folder }) {
const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'archive');
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
return [];
const places = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root)
.sort()
.map((stamp) => ({ name, repository, ...(0,_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_7__ .nG)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, stamp)) }));
return places.filter(({ decisions }) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(decisions));
}
function findEndedRun(paths, records) {
const last = listArchived(paths).at(-1);
if (last === undefined)
return undefined;
const stamp = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(last.folder);
const [first] = records;
if (first === undefined ? !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.decisions) : stampOf(first.started_at) < stamp)
return undefined;
return readEndedRun(last);
}
function readEndedRun(archived) {
const end = (0,_ledger_decisions_js__WEBPACK_IMPORTED_MODULE_6__ .uY)(archived).findLast(({ kind }) => kind !== 'seed-reveal');
const change = _decision_records_js__WEBPACK_IMPORTED_MODULE_2__ .vt.safeParse(end).data;
if (change?.kind !== 'config-change')
return undefined;
const { records } = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_8__ .SC)(archived);
const merged = records.filter(({ outcome }) => outcome === 'merged');
const gone = new Set((0,_ledger_certification_js__WEBPACK_IMPORTED_MODULE_5__ .P)(records).flatMap(({ iter, taken }) => [iter, ...taken]));
return {
folder: archived.folder,
branch: (0,_ledger_branch_name_js__WEBPACK_IMPORTED_MODULE_4__ .f)(archived.name, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(archived.folder)),
changes: change.changes,
what: (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_3__ .DT)(change.changes, 'objective.').join(', '),
kept: merged.filter(({ iter }) => !gone.has(iter)).length,
branchHead: merged.at(-1)?.commit ?? undefined,
};
}
function stampOf(time) {
return time.replaceAll(/[:.]/g, '-');
}
}),
4000:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => ( followJournal)
});
const followed = new WeakMap();
function followJournal(journal, fold) {
const known = followed.get(journal) ?? begin(journal, fold);
for (const record of journal.since(known.count)) {
fold.take(known.state, record, known.count + 1);
known.count += 1;
}
return known.state;
}
function begin(journal, fold) {
const derived = journal.readDerived();
const known = derived === undefined ? { count: 0, state: fold.begin() } : { count: derived.count, state: derived.value };
followed.set(journal, known);
journal.deriveWith?.(() => followJournal(journal, fold));
return known;
}
}),
77898:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => ( openJournal)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var journal_chain = __webpack_require__(50534);
var checked_prefix = __webpack_require__(98262);
var derived_state = __webpack_require__(2565);
var durable = __webpack_require__(84831);
var fault_point = __webpack_require__(23727);
var files = __webpack_require__(79871);
var hash = __webpack_require__(28338);
var journal_lines = __webpack_require__(24237);
var own_files = __webpack_require__(11042);
;
const HELD_BYTES = 1 << 18;
const NEWLINE = 0x0a;
class OpenedLines {
count;
#opened;
#held;
#last;
#all;
constructor({ bytes, from, ...opened }) {
this.count = opened.count;
this.#opened = { ...opened, length: from + bytes.length };
this.#held = { bytes, from };
}
records() {
return (0,journal_lines .Di)(this.count, this.#parse);
}
*since(after) {
yield* (0,journal_lines .RA)([after, this.count], this.#parse);
this.release();
}
release() {
const { bytes, from } = this.#held;
if (bytes.length <= 2 * HELD_BYTES)
return;
const end = Buffer.from(bytes.subarray(-HELD_BYTES));
this.#held = { bytes: end, from: from + bytes.length - end.length };
this.#last = undefined;
freeBytes(bytes);
}
#parse = (from, to) => {
const last = this.#lastLines();
const { bytes, starts, before } = from < last.before ? this.#allLines() : last;
return (0,journal_lines .Li)(bytes, starts, [from - before, to - before]);
};
#lastLines() {
const { bytes, from } = this.#held;
this.#last ??= this.#linesIn(bytes, from === 0 ? 0 : bytes.indexOf(NEWLINE) + 1);
return this.#last;
}
#allLines() {
const known = this.#all?.deref();
if (known !== undefined)
return known;
const lines = this.#linesIn(this.#read(), 0);
this.#all = new WeakRef(lines);
return lines;
}
#linesIn(bytes, after) {
const starts = (0,journal_lines .L1)(bytes, after);
return { bytes, starts, before: this.count - starts.length };
}
#read() {
const { path, length, digest, onChange } = this.#opened;
const bytes = (0,own_files .zx)(path)?.subarray(0, length);
if (bytes === undefined || (0,hash .s)(bytes) !== digest)
throw onChange();
return bytes;
}
}
function freeBytes({ buffer }) {
buffer.transfer?.(0);
}
var external_node_crypto_ = __webpack_require__(77598);
;
function markUnchanged(descriptor) {
try {
const { atimeMs, ctimeMs } = (0,external_node_fs_.fstatSync)(descriptor);
(0,external_node_fs_.futimesSync)(descriptor, atimeMs / 1000, (ctimeMs - 1) / 1000);
return stampOf((0,external_node_fs_.fstatSync)(descriptor, { bigint: true }));
}
catch (error) {
if ((0,files .Or)(error))
return undefined;
throw error;
}
}
function stampOf({ size, mtimeNs, ctimeNs }) {
return `${size} ${mtimeNs} ${ctimeNs}`;
}
const BLOCK_BYTES = 1 << 20;
function hashFile(descriptor, end = Number.POSITIVE_INFINITY) {
const hash = (0,external_node_crypto_.createHash)('sha256');
const block = Buffer.allocUnsafe(Math.min(BLOCK_BYTES, end));
for (let at = 0; at < end;) {
const size = (0,external_node_fs_.readSync)(descriptor, block, 0, Math.min(block.length, end - at), at);
if (size === 0)
break;
hash.update(block.subarray(0, size));
at += size;
}
return hash;
}
function readPart(descriptor, from, length) {
const bytes = Buffer.allocUnsafe(length);
let read = 0;
while (read < length) {
const size = (0,external_node_fs_.readSync)(descriptor, bytes, read, length - read, from + read);
if (size === 0)
break;
read += size;
}
return bytes.subarray(0, read);
}
;
function readFromChecked(descriptor, path) {
const { size } = (0,external_node_fs_.fstatSync)(descriptor);
const noted = path === undefined ? undefined : (0,checked_prefix .Aw)(path);
const isUsable = noted !== undefined && noted.bytes <= size && noted.records > noted.unchained;
const from = isUsable ? Math.max(0, Math.floor((noted.bytes - HELD_BYTES) / journal_chain .x3) * journal_chain .x3) : 0;
if (isUsable && from > 0) {
const hash = hashFile(descriptor, from);
const bytes = readPart(descriptor, from, size - from);
const beginning = bytes.subarray(0, noted.bytes - from);
hash.update(beginning);
if (hash.copy().digest('hex') === noted.sha256 && (0,checked_prefix .Ek)(beginning, noted))
return { bytes, from, checked: noted, hash };
}
const bytes = readPart(descriptor, 0, size);
return { bytes, from: 0, ...(0,checked_prefix .Bl)(bytes, path) };
}
;
const NOTED_AFTER = 1000;
function openJournal(paths) {
const { O_RDWR, O_APPEND, O_CREAT, O_NOFOLLOW } = external_node_fs_.constants;
const descriptor = (0,external_node_fs_.openSync)(paths.path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o644);
let journal;
try {
(0,durable .Yw)((0,external_node_path_.dirname)(paths.path));
(0,fault_point .Jd)('journal:after-create');
journal = new Journal(paths, descriptor);
}
catch (error) {
(0,external_node_fs_.closeSync)(descriptor);
throw error;
}
journal.sync();
return journal;
}
class Journal {
cutBytes;
#place;
#hash;
#opened;
#appended = [];
#records;
#beginning;
#checked;
#derive;
#descriptor;
#head;
#length;
#stamp;
#unsynced;
#unnoted = 0;
#redact = (fields) => fields;
constructor(paths, descriptor) {
const { bytes, from, checked, hash } = readFromChecked(descriptor, paths.checked);
const parsed = (0,journal_chain .z8)(bytes, checked && { ...checked, bytes: checked.bytes - from });
if (parsed.kind === 'corrupt')
throw corruptLine(paths, parsed);
const length = from + parsed.soundBytes;
if (parsed.tornBytes > 0)
(0,external_node_fs_.ftruncateSync)(descriptor, length);
this.#unsynced = bytes.length === 0 ? 0 : 1;
this.#place = paths;
this.#descriptor = descriptor;
this.#head = parsed.head;
this.#length = length;
const sound = bytes.subarray(0, parsed.soundBytes);
this.#hash = hash.update(sound.subarray((checked?.bytes ?? 0) - (checked === undefined ? 0 : from)));
this.#opened = new OpenedLines({
...{ path: paths.path, bytes: sound, from, count: parsed.checked.records },
digest: hash.copy().digest('hex'),
onChange: () => this.#tampered(),
});
this.#beginning = checked;
this.#checked = parsed.checked;
this.cutBytes = parsed.tornBytes;
}
#noteChecked() {
const { checked: path } = this.#place;
this.#unnoted = 0;
if (path === undefined || this.#length === 0)
return;
const beginning = { bytes: this.#length, sha256: this.#hash.copy().digest('hex') };
(0,fault_point .Jd)('journal:before-note');
(0,checked_prefix .UC)(path, { ...this.#checked, ...beginning });
(0,fault_point .Jd)('journal:after-note');
const derived = this.length < NOTED_AFTER ? undefined : this.#derive?.();
if (derived !== undefined)
(0,derived_state .DF)((0,derived_state .xG)(path), beginning, derived);
}
get records() {
if (this.#records === undefined) {
this.#records = this.#opened.records();
for (const record of this.#appended)
this.#records.push(record);
}
return this.#records;
}
get length() {
return this.#opened.count + this.#appended.length;
}
*since(count) {
yield* this.#opened.since(count);
yield* this.#appended.slice(Math.max(0, count - this.#opened.count));
}
readDerived() {
const [{ checked }, beginning] = [this.#place, this.#beginning];
const value = checked && beginning && (0,derived_state .WZ)((0,derived_state .xG)(checked), beginning);
return value === undefined ? undefined : { count: beginning?.records ?? 0, value };
}
deriveWith(derive) {
this.#derive = derive;
}
get head() {
return this.#head;
}
redactWith(search) {
this.#redact = (fields) => search.redactDeep(fields);
}
append(fields) {
const sealed = this.#sealNext(fields);
this.#add([sealed]);
return sealed.record;
}
appendUnsynced(fields) {
const sealed = this.#sealNext(fields);
this.#add([sealed], { isSynced: false });
return sealed.record;
}
sync() {
if (this.#unsynced > 0)
this.#sync(this.#open());
}
seal(fields) {
this.sync();
return this.#sealNext(fields);
}
#sealNext(fields) {
return (0,journal_chain .xe)(this.#redact(fields), this.#head, this.#unsynced);
}
isNext({ record }) {
return record.prev === this.#head.prev && record.seq === this.#head.seq;
}
appendSealed(sealed) {
if (!this.isNext(sealed))
throw new Error(`another record of ${this.#place.shown} came in between`);
this.#add([sealed]);
}
appendAll(all) {
let head = this.#head;
const sealed = all.map((fields, index) => {
const one = (0,journal_chain .xe)(this.#redact(fields), head, this.#unsynced + index);
head = one.next;
return one;
});
if (sealed.length > 0)
this.#add(sealed);
}
#add(sealed, { isSynced } = { isSynced: true }) {
const descriptor = this.#open();
const bytes = Buffer.from(sealed.map(({ line }) => line).join(''));
this.#refuseEdits(descriptor, this.#stamp);
(0,fault_point .Jd)('journal:before-write');
this.#write(descriptor, bytes);
(0,fault_point .Jd)('journal:after-write');
const sameWrite = this.#unsynced + sealed.length - 1;
if (isSynced) {
this.#sync(descriptor);
(0,fault_point .Jd)('journal:after-sync');
}
else
this.#unsynced += sealed.length;
this.#length += bytes.length;
this.#hash.update(bytes);
for (const { record, next } of sealed) {
this.#head = next;
this.#appended.push(record);
this.#records?.push(record);
}
const { lines, records, unchained } = this.#checked;
const [written, head] = [sealed.length, this.#head];
this.#checked = { lines: lines + written, records: records + written, unchained, head, sameWrite };
this.#stamp = markUnchanged(descriptor);
this.#unnoted += sealed.length;
this.#opened.release();
if (this.#unnoted >= NOTED_AFTER)
this.#noteChecked();
}
requireUnchanged() {
if (this.#descriptor === undefined)
return;
this.#refuseEdits(this.#descriptor, undefined);
this.#noteChecked();
}
[Symbol.dispose]() {
if (this.#descriptor !== undefined)
(0,external_node_fs_.closeSync)(this.#descriptor);
this.#descriptor = undefined;
}
#open() {
if (this.#descriptor !== undefined)
return this.#descriptor;
throw this.#error('journal_closed', 'is closed', undefined, 'Start the command again.');
}
#write(descriptor, bytes) {
try {
(0,durable .f4)(descriptor, bytes);
}
catch (error) {
try {
(0,external_node_fs_.ftruncateSync)(descriptor, this.#length);
}
catch {
this[Symbol.dispose]();
}
throw this.#error((0,files .Ry)(error) ? 'disk_full' : 'journal_write', `could not be written (${(0,files .CA)(error)})`, error, 'Make room on the disk, then resume.');
}
}
#sync(descriptor) {
try {
(0,external_node_fs_.fsyncSync)(descriptor);
this.#unsynced = 0;
}
catch (error) {
this[Symbol.dispose]();
const found = `could not be made durable (${(0,files .CA)(error)})`;
throw this.#error('journal_sync', found, error, 'Check the disk, then resume.');
}
}
#refuseEdits(descriptor, unread) {
const ours = (0,external_node_fs_.fstatSync)(descriptor, { bigint: true });
const named = (0,external_node_fs_.statSync)(this.#place.path, { bigint: true, throwIfNoEntry: false });
const isSame = named?.ino === ours.ino && named.dev === ours.dev && ours.size === BigInt(this.#length);
if (isSame && (stampOf(ours) === unread || hashFile(descriptor).digest('hex') === this.#hash.copy().digest('hex')))
return;
this[Symbol.dispose]();
throw this.#tampered();
}
#tampered() {
return this.#error('tampered', 'was changed by someone else during the run', undefined, this.#place.remedy);
}
#error(code, found, cause, remedy) {
return new errors .yW(code, errors .dc.precondition, { message: `${this.#place.shown} ${found}`, remedy, cause });
}
}
function corruptLine(paths, { line, why }) {
const { shown: file, remedy } = paths;
return new errors .Vl([
{ file, line, found: `the line ${why}`, expected: 'the chain of records unbroken', remedy },
]);
}
}),
56757:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
o: () => ( Pace)
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
const PIECE_MS = 20;
class Pace {
#since = performance.now();
async step() {
if (performance.now() - this.#since < PIECE_MS)
return;
await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
this.#since = performance.now();
}
}
}),
83144:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
LH: () => ( moveRef),
Wz: () => ( findBranches),
sg: () => ( readRef)
});
var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13096);
async function moveRef(git, { ref, from, to }) {
const old = from ?? '0'.repeat(to.length);
const args = ['update-ref', '--no-deref', ref, to, old];
const { exitCode, stderr, lacksRoom } = await git(args, { allowed: [0, 1, 128] });
if (exitCode === 0)
return { kind: 'done' };
const actual = await readRef(git, ref);
if (actual !== from)
return { kind: 'moved', actual };
throw new _git_js__WEBPACK_IMPORTED_MODULE_0__ .XS(args, exitCode, stderr, lacksRoom);
}
async function readRef(git, ref) {
const args = ['show-ref', '--verify', '--hash', '--', ref];
const { exitCode, stdout, stderr } = await git(args, { allowed: [0, 1, 128] });
if (exitCode === 0)
return stdout.toString().trim();
if (stderr.includes('not a valid ref'))
return undefined;
throw new _git_js__WEBPACK_IMPORTED_MODULE_0__ .XS(args, exitCode, stderr);
}
async function findBranches(git, pattern) {
const { stdout } = await git([
'for-each-ref',
'--format=%(objectname) %(refname)',
`refs/heads/${pattern}`,
`refs/remotes/*/${pattern}`,
]);
return stdout
.toString()
.split('\n')
.flatMap((line) => {
const [, commit = '', kind, shown = ''] = /^(\S+) refs\/(heads|remotes)\/(.+)$/.exec(line) ?? [];
if (kind === undefined)
return [];
const isLocal = kind === 'heads';
return [{ shown, branch: isLocal ? shown : shown.slice(shown.indexOf('/') + 1), commit, isLocal }];
});
}
}),
14311:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DA: () => ( removeLeftovers),
Ed: () => ( emptyFew),
dM: () => ( removeTree),
l: () => ( discardTree),
v$: () => ( removeFolder)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4862);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
var _files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79871);
var _pace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56757);
var _platform_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92717);
function removeTree(path) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true });
return [];
}
catch {
const sweep = new Sweep(path, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(textOf(path)));
for (let step = sweep.next(); step === 'more'; step = sweep.next())
;
return sweep.finish();
}
}
async function discardTree(path, { signal, yardIn = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(textOf(path)) } = {}) {
const sweep = new Sweep(path, yardIn);
const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_7__ .o();
while (signal?.aborted !== true && sweep.next() === 'more')
await pace.step();
return sweep.finish();
}
const MAX_FEW = 200;
function emptyFew(path) {
const folders = [];
let left = MAX_FEW;
const empty = (folder) => {
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { withFileTypes: true });
left -= entries.length;
if (left < 0 || (entries.length > 0 && !['ENOTEMPTY', 'EEXIST'].includes(tryRmdir(folder) ?? '')))
return false;
for (const entry of entries) {
const each = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.name);
if (entry.isDirectory() ? !empty(each) : tryUnlink(each) !== undefined)
return false;
}
folders.push(folder);
return true;
};
try {
return empty(path) ? folders : undefined;
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .Or)(error))
return undefined;
throw error;
}
}
function removeFolder(path) {
return tryRmdir(path) === undefined;
}
const ATTRIBUTES = (0,_platform_js__WEBPACK_IMPORTED_MODULE_8__ .j)() ? 'lsattr -d, chattr -i -a' : 'ls -ldO, chflags nouchg,nouappnd';
const YARD = '.left-';
async function removeLeftovers(folder, options = {}) {
const left = [];
for (const name of listNames(folder)) {
if (name.startsWith(YARD))
left.push(...(await discardTree((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), options)));
}
return left;
}
function listNames(folder) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder);
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .Or)(error))
return [];
throw error;
}
}
class Sweep {
#yardIn;
#shown;
#yard;
#taken = 0;
#waiting = [];
#current;
#failures = [];
#blocked;
constructor(path, yardIn) {
this.#yardIn = yardIn;
this.#shown = textOf(path);
this.#begin(path);
}
next() {
if (this.#current === undefined) {
const at = this.#waiting.pop();
if (at === undefined)
return 'done';
this.#enter(at);
return 'more';
}
const { base, entries } = this.#current;
const name = entries.pop();
if (name === undefined)
this.#leave();
else
this.#take(Buffer.concat([Buffer.from(`${base}/`), name]), name);
return 'more';
}
finish() {
this.#close();
if (this.#blocked !== undefined) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ .Rb({
message: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(this.#shown, 300)} can neither be removed nor renamed: ${this.#blocked}`,
remedy: `Unmount it, or take away its attributes (${ATTRIBUTES}); then run the command again.`,
});
}
if (this.#yard === undefined)
return [];
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(this.#yard);
return [];
}
catch {
const [first = 'it was not finished'] = this.#failures;
const more = this.#failures.length > 1 ? `, and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .LS)(this.#failures.length - 1, 'more')}` : '';
return [{ path: this.#yard, why: `${first}${more}` }];
}
}
#begin(path) {
try {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
if (stats === undefined)
return;
if ((stats.isDirectory() ? tryRmdir(path) : tryUnlink(path)) === undefined)
return;
this.#moveToYard(path);
}
catch (error) {
if (['ENOENT', 'ENOTDIR'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error)))
return;
if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .Or)(error))
throw error;
this.#blocked = (0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error);
}
}
#moveToYard(path) {
const yard = this.#openYard(path);
if (yard === undefined)
return;
const to = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(yard, String(this.#taken));
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(path, to);
}
catch (error) {
if (!['EACCES', 'EPERM'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error)) || !giveRights(path))
throw error;
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(path, to);
}
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(to).isDirectory())
this.#waiting.push(this.#taken);
else
this.#failures.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(textOf(path)), 200)} cannot be removed`);
this.#taken += 1;
}
#openYard(path) {
if (this.#yard !== undefined)
return this.#yard;
const yard = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#yardIn, `${YARD}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`);
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(yard, { mode: 0o700 });
}
catch (error) {
if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .Ry)(error))
throw error;
rmQuietly(path);
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false }) === undefined)
return undefined;
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(yard, { mode: 0o700 });
}
this.#yard = yard;
return yard;
}
#enter(at) {
const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#yard ?? '', String(at));
try {
const descriptor = openFolder(path);
const base = HAS_PROC ? `/proc/self/fd/${descriptor}` : path;
this.#current = { base, descriptor, at, entries: [] };
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
if (stats.dev !== (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(this.#yard ?? '').dev)
throw new Error('it is another file system');
if ((stats.mode & 0o700) !== 0o700)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(descriptor, 0o700);
for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(base, { encoding: 'buffer' }))
this.#current.entries.push(name);
}
catch (error) {
this.#failures.push((0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error));
this.#close();
}
}
#take(path, name) {
const refused = tryUnlink(path);
if (refused === undefined || refused === 'ENOENT')
return;
try {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isDirectory())
throw new Error(refused);
if (tryRmdir(path) !== undefined)
this.#moveToYard(path);
}
catch (error) {
this.#failures.push(`${(0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error)} for ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ .q0)(name), 200)}`);
}
}
#leave() {
const at = this.#current?.at;
this.#close();
tryRmdir((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#yard ?? '', String(at)));
}
#close() {
if (this.#current !== undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#current.descriptor);
this.#current = undefined;
}
}
const HAS_PROC = (0,_platform_js__WEBPACK_IMPORTED_MODULE_8__ .j)() && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)('/proc/self/fd');
const O_PATH = 0o10000000;
function openFolder(path) {
const flags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW;
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags);
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error) !== 'EACCES' || !giveRights(path))
throw error;
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags);
}
}
function giveRights(path) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isDirectory())
return false;
if (!HAS_PROC) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(path, 0o700);
return true;
}
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, O_PATH | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(`/proc/self/fd/${descriptor}`, 0o700);
return true;
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
}
function tryUnlink(path) {
return refusalOf(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path));
}
function tryRmdir(path) {
return refusalOf(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(path));
}
function refusalOf(act) {
try {
act();
return undefined;
}
catch (error) {
return (0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error);
}
}
function rmQuietly(path) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true });
}
catch {
}
}
function textOf(path) {
return typeof path === 'string' ? path : (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ .q0)(path);
}
}),
11584:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EU: () => ( requireHead),
kB: () => ( bindRefs),
ro: () => ( openRefs),
zy: () => ( readHead)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13096);
var _reached_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31777);
var _refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83144);
function bindRefs(repository, { folder, home }) {
return (0,_git_js__WEBPACK_IMPORTED_MODULE_3__ .uD)({ ...(0,_reached_refs_js__WEBPACK_IMPORTED_MODULE_4__ .v)(repository, folder), home });
}
async function readHead(repository, git) {
return repository.head.startsWith('refs/') ? (0,_refs_js__WEBPACK_IMPORTED_MODULE_5__ .sg)(git, repository.head) : repository.head;
}
function openRefs(repository, folder) {
const [gitDir, home] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'home')];
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(home, { recursive: true });
return { refs: bindRefs(repository, { folder: gitDir, home }), gitDir, home };
}
async function requireHead(repository, refs) {
const head = await readHead(repository, refs);
if (head !== undefined)
return head;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `"${repository.folder}" has no commit yet; a run starts from one`,
remedy: 'Create one: git add -A && git commit',
});
}
}),
63342:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IW: () => ( requireNotOvertaken),
TQ: () => ( readBranchFile),
W1: () => ( findRepository),
Wf: () => ( requireNotCheckedOut),
Y3: () => ( listHeads)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
function findRepository(from, { allowsBare = false } = {}) {
for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
const dotGit = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dotGit, { throwIfNoEntry: false }) !== undefined)
return readRepository(folder, dotGit);
if (isBare(folder) && allowsBare)
return readRepository(folder, folder);
if (isBare(folder)) {
throw refused(`"${folder}" is a bare repository`, 'An experiment needs a work tree: run it in a clone, or make one: git worktree add PATH');
}
if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
throw refused(`"${from}" is not in a git repository`, 'Run the command in one, or create one: git init');
}
}
function isBare(folder) {
return ['HEAD', 'objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
}
function readRepository(folder, dotGit) {
const gitDir = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dotGit).isDirectory() ? dotGit : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, pointer(dotGit, /^gitdir: (.+)$/m));
const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), { throwIfNoEntry: false });
const commonDir = shared === undefined ? gitDir : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDir, pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), /^(.+)$/m));
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'reftable'), { throwIfNoEntry: false }) !== undefined) {
throw refused(`"${folder}" keeps its refs as reftable`, 'Use a clone with the files format: git clone --ref-format=files');
}
const config = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'config'), 'utf8');
return {
folder,
commonDir,
gitDir,
objects: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'objects'),
objectFormat: /^[ \t]*objectformat[ \t]*=[ \t]*sha256\s*$/im.test(config) ? 'sha256' : 'sha1',
head: pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m),
};
}
function pointer(path, pattern) {
const found = pattern.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))?.[1];
if (found === undefined)
throw refused(`"${path}" is not a valid git file`, 'Check the repository: git status');
return found.trimEnd();
}
function refused(message, remedy) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW('repository', _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .dc.precondition, { message, remedy });
}
function listHeads({ folder, commonDir, gitDir, }) {
const linked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'worktrees');
const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(linked) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(linked) : [];
const others = [
{ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(commonDir), file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'HEAD') },
...names.map((name) => ({ folder: linkedFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(linked, name)), file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(linked, name, 'HEAD') })),
];
const heads = others.flatMap((each) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(each.file) ? [{ folder: each.folder, head: pointer(each.file, /^(?:ref: )?(.+)$/m) }] : []);
return [{ folder, head: pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m) }, ...heads];
}
function requireNotCheckedOut(repository, ref) {
const holder = findHolder(repository, ref);
if (holder === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the work tree ${JSON.stringify(holder)} is on ${shortName(ref)}, which a run moves; the next commit there would undo what the run accepts`,
remedy: `Switch to another branch there, e.g. git -C ${JSON.stringify(holder)} switch -; then resume the run, which completes what is pending`,
});
}
function requireNotOvertaken(repository, { ref, from, to }) {
const holder = findHolder(repository, ref);
if (holder === undefined || from === undefined)
return;
const folder = JSON.stringify(holder);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the work tree ${folder} switched to ${shortName(ref)} while a run moved that branch; its files may be outdated`,
remedy: `Update them: git -C ${folder} read-tree -m -u ${from} ${to}; switch to another branch: git -C ${folder} switch -; then resume the run`,
});
}
function findHolder(repository, ref) {
return listHeads(repository).find(({ head }) => head === ref)?.folder;
}
function shortName(ref) {
return ref.replace(/^refs\/heads\//, '');
}
function linkedFolder(gitDir) {
const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'gitdir');
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(pointer(file, /^(.+)$/m)) : gitDir;
}
function readBranchFile({ commonDir }, branch) {
const ref = `refs/heads/${branch}`;
const loose = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, ref))?.trim();
if (loose !== undefined && /^[0-9a-f]{40,64}$/.test(loose))
return loose;
const packed = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'packed-refs')) ?? '';
return packed
.split('\n')
.find((line) => line.endsWith(` ${ref}`))
?.split(' ')[0];
}
function readText(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : undefined;
}
}),
70678:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A3: () => ( chooseSession),
Gq: () => ( chooseForSlots),
aI: () => ( checkChosenSessions),
o9: () => ( tallySessions)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14472);
var _engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74832);
var _decision_checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47545);
var _own_changes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78205);
var _session_turn_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47281);
function knownOf({ launch, entries, turns, evidence }) {
const claims = evidence.flatMap((each) => (each.kind === 'claim' ? [each] : []));
const trees = evidence.flatMap((each) => (each.kind === 'candidate' ? [[each.id, each.tree]] : []));
return { launch, entries, turns, claims, treeOf: new Map(trees) };
}
function chooseSession(state, iteration) {
return (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ .yM)(state.launch.contract) ? chooseBy(knownOf(state), iteration) : undefined;
}
function chooseBy(known, iteration) {
const { names, plateau } = settingsOf(known);
const { name, stage } = (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_1__ .r6)({ ...requestOf(known), seed: seedOf(known, iteration) });
return { name, of: [...names], plateau, ...(stage === undefined ? {} : { stage }) };
}
function chooseForSlots(state, slots) {
if (!(0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ .yM)(state.launch.contract))
return [];
const known = knownOf(state);
const next = known.entries.length;
return (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_1__ .Rk)(slots, { ...requestOf(known), seedOf: (slot) => seedOf(known, next + slot) });
}
function tallySessions(state) {
const known = knownOf(state);
return (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_1__ .ph)((0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ .yM)(state.launch.contract) ? settingsOf(known).names : [], recordedOf(known));
}
function checkChosenSessions(state) {
const known = knownOf(state);
const issues = [];
let same = 0;
for (const [at, { chosen_agent: recorded, iteration }] of known.entries.entries()) {
const { chosen: begun, claims } = known.turns[at] ?? _session_turn_js__WEBPACK_IMPORTED_MODULE_5__ .C;
if (recorded === undefined && begun === undefined)
continue;
const [entries, turns] = [known.entries.slice(0, at), known.turns.slice(0, at)];
const before = { ...known, entries, turns, claims: known.claims.slice(0, claims) };
const again = (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ .yM)(state.launch.contract) ? chooseBy(before, iteration) : undefined;
if (!isSame(recorded, begun)) {
issues.push(`iteration ${iteration} names ${describe(recorded)}; it was begun with ${describe(begun)}`);
}
else if (!isSame(recorded, again)) {
issues.push(`iteration ${iteration} names ${describe(recorded)}; the records before it lead to ${describe(again)}`);
}
else
same += 1;
}
return { issues, same };
}
function isSame(one, other) {
const plain = (chosen) => chosen && [chosen.name, chosen.of, chosen.plateau, chosen.stage ?? null];
return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}
function describe(chosen) {
if (chosen === undefined)
return 'no agent';
const { name, of, plateau, stage = 0 } = chosen;
return `the agent ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(name)} of ${of.map((each) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(each)).join(', ')} (plateau ${plateau}, stage ${stage})`;
}
function settingsOf({ launch: { contract } }) {
const { agents, stop } = contract;
return { names: (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ .et)(contract).map(({ name }) => name), plateau: (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_2__ .K)({ iteration: stop, agents }) };
}
function requestOf(known) {
return { ...settingsOf(known), ...recordedOf(known), base: undefined };
}
function seedOf({ entries, launch }, iteration) {
return `agents\n${entries.at(-1)?.hash ?? launch.baseline_commit}\n${iteration}`;
}
function recordedOf({ entries, turns, claims, treeOf }) {
const surviving = new Set((0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_3__ .yx)(entries));
const out = (0,_own_changes_js__WEBPACK_IMPORTED_MODULE_4__ .wD)(entries);
const recorded = entries.map((entry, at) => {
const { iteration: iter, chosen_agent: chosen, wave, decision, usage, comparison } = entry;
const ofSlot = wave?.agent;
const agent = chosen?.name ?? (typeof ofSlot === 'string' ? ofSlot : undefined);
return {
...{
iter,
agent,
result: resultOf(entry),
isGone: out.has(iter) || (decision === 'keep' && !surviving.has(entry)),
},
...(decision === 'keep' && comparison !== undefined ? { tree: treeOf.get(comparison.record.task) } : {}),
...{ usd: usage?.usd, minutes: (turns[at] ?? _session_turn_js__WEBPACK_IMPORTED_MODULE_5__ .C).ms / MS_A_MINUTE },
};
});
return { turns: recorded, claims };
}
const MS_A_MINUTE = 60_000;
function resultOf(entry) {
const { decision, candidate_status: status } = entry;
switch (decision) {
case 'keep':
return entry.reverts === undefined ? 'accepted' : 'reverting';
case 'discard':
return (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_3__ .KP)(entry) ? 'nothing' : 'rejected';
case 'ambiguous':
return 'rejected';
case 'error':
return status === null ? 'failed' : 'rejected';
case 'noop':
case 'abort':
return 'nothing';
case 'interrupted':
case 'baseline':
return 'ended';
default:
return decision;
}
}
}),
47545:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dh: () => ( checkIntent),
KP: () => ( isTakingBack),
u$: () => ( checkDecisions),
yx: () => ( survivingAcceptances)
});
var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68216);
var _decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12169);
var _evaluator_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1184);
var _ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52708);
function checkDecisions({ entries, turns, launch }) {
const { contract } = launch;
const issues = [];
const scores = new Map();
let kept = { commit: launch.baseline_commit, score: null };
for (const [index, entry] of entries.entries()) {
const { iteration } = entry;
if (iteration !== index)
issues.push(`iteration ${iteration} stands where ${index} comes next`);
const isBaseline = entry.kind === 'baseline' || entry.decision === 'baseline';
if (isBaseline && index > 0)
issues.push(`iteration ${iteration} is a baseline, which comes first and once`);
if (!isBaseline && index === 0)
issues.push(`iteration ${iteration} comes first, without a baseline before it`);
if (isBaseline && (entry.kind !== 'baseline' || entry.decision !== 'baseline')) {
issues.push(`iteration ${iteration} is a baseline, which nothing decides on; its record says ${entry.decision}`);
}
issues.push(...checkEntry(entry, { kept, contract }), ...checkSubmission(entry, turns[index]));
if ((0,_ledger_js__WEBPACK_IMPORTED_MODULE_3__ .oB)(entry))
scores.set(entry.kept_commit, entry.evaluator?.score ?? null);
if (isTakingBack(entry) && !scores.has(entry.kept_commit)) {
issues.push(`iteration ${iteration} goes back to ${entry.kept_commit}, which was never kept`);
}
kept = { commit: entry.kept_commit, score: scores.get(entry.kept_commit) ?? null };
}
return issues;
}
function checkIntent({ open, lastAcceptedCommit }) {
const intent = open?.intent;
if (intent === undefined)
return [];
const { iteration, from, to, draft } = intent;
const issues = [];
if (draft.iteration !== iteration)
issues.push(`the intent of iteration ${iteration} is of ${draft.iteration}`);
if (from !== lastAcceptedCommit) {
issues.push(`the intent of iteration ${iteration} moves the branch from ${from}; the last kept commit is ${lastAcceptedCommit}`);
}
if (to !== draft.kept_commit) {
issues.push(`the intent of iteration ${iteration} moves the branch to ${to}; its entry leaves ${draft.kept_commit}`);
}
return issues;
}
function isTakingBack({ decision, comparison }) {
return decision === 'discard' && (0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__ .Zo)(comparison);
}
function checkEntry(entry, { kept, contract }) {
const { evaluator } = contract;
const { iteration, decision, evaluator: evaluation, comparison } = entry;
const issues = [];
if (entry.base_commit !== kept.commit) {
issues.push(`iteration ${iteration} began at ${entry.base_commit}; the last kept commit was ${kept.commit}`);
}
if (comparison !== undefined && !(0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__ .M0)(comparison, evaluator.direction)) {
issues.push(`iteration ${iteration} shows another comparison than the one that decided`);
}
if (evaluation !== null && !isPrinted(evaluation, contract)) {
issues.push(`iteration ${iteration} has another verdict than what its evaluator printed`);
}
if (evaluation !== null && entry.kind === 'iteration' && decision !== 'error') {
const again = decideAgain(comparison, evaluation, { ...evaluator, lastAcceptedScore: kept.score });
if (again.decision !== decision) {
issues.push(`iteration ${iteration} is ${decision}; by its evaluation it is ${again.decision}: ${again.reason}`);
}
}
if (evaluation === null && decision === 'keep')
issues.push(`iteration ${iteration} is kept without an evaluation`);
const expected = decision === 'keep' ? entry.candidate_commit : kept.commit;
if (entry.kept_commit !== expected && !isTakingBack(entry)) {
issues.push(`iteration ${iteration} leaves ${entry.kept_commit} as the last kept commit`);
}
return issues;
}
function checkSubmission({ iteration, candidate_status: status, description }, turn) {
const submitted = turn?.submitted;
if (submitted === undefined || status === null)
return [];
const isSame = 'candidate' in submitted &&
submitted.candidate.status === status &&
submitted.candidate.description === description;
return isSame ? [] : [`iteration ${iteration} says another thing than what its session submitted`];
}
const WHOLE_CHARS = 16_000;
function isPrinted({ command, status, stdout, pass, score }, { evaluator, guards }) {
if (status === 'error')
return pass === null && score === null;
if (pass !== (status === 'pass'))
return false;
if (status === 'fail' && score === null && guards.some((guard) => guard.command === command))
return true;
if (command !== evaluator.command)
return false;
if (stdout.length > WHOLE_CHARS)
return true;
const verdict = (0,_evaluator_output_js__WEBPACK_IMPORTED_MODULE_2__ .Pn)(stdout);
return !('reason' in verdict) && verdict.pass === pass && verdict.score === score;
}
function decideAgain(comparison, evaluation, policy) {
const verdict = (0,_decide_js__WEBPACK_IMPORTED_MODULE_1__ .aR)(evaluation, policy);
if (policy.decision === undefined || evaluation.status !== 'pass' || evaluation.score === null)
return verdict;
if (comparison === undefined)
return { decision: 'discard', reason: 'it was not compared' };
return { decision: comparison.record.kept ? 'keep' : 'discard', reason: comparison.reason };
}
function survivingAcceptances(entries) {
let accepted = [];
for (const entry of entries) {
if (isTakingBack(entry)) {
accepted = accepted.slice(0, accepted.findLastIndex(({ kept_commit: commit }) => commit === entry.kept_commit) + 1);
}
else if (entry.decision === 'keep')
accepted.push(entry);
}
return accepted;
}
}),
36968:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
bs: () => ( decodeRecords),
eT: () => ( decodeRecord),
os: () => ( decodeNext)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _ledger_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52708);
function decodeRecords(raw) {
const records = [];
const before = { records: 0, entries: 0 };
for (const each of raw) {
const record = decodeNext(each, before);
if (!('kind' in record))
return { line: before.records + 1, issue: record.issue };
records.push(record);
}
return { records };
}
function decodeNext(raw, before) {
const record = decodeRecord(raw);
if (!('kind' in record))
return record;
const period = record.kind === 'launch' || record.kind === 'resumed' ? record.limits : undefined;
if (period !== undefined && period.entries > before.entries)
return { issue: 'limits.entries' };
if ('iteration' in record && Number(record.iteration) > before.records)
return { issue: 'iteration' };
before.records += 1;
if (record.kind === 'baseline' || record.kind === 'iteration')
before.entries += 1;
return record;
}
function decodeRecord(raw) {
const result = _ledger_js__WEBPACK_IMPORTED_MODULE_1__ .fi.safeParse(raw);
return result.success ? result.data : { issue: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(result.error.issues[0]?.path.join('.') || 'shape') };
}
}),
60355:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
m: () => ( missionHoldoutGap)
});
var _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24145);
var _decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95695);
function missionHoldoutGap({ evidence, launch, }) {
const { holdout, direction } = launch.contract.evaluator;
return holdout && (0,_decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ .xS)((0,_decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_1__ .L)(evidence, _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ ._l), direction);
}
}),
19570:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AM: () => ( readEntryFiles),
V0: () => ( supposeRunning),
ZD: () => ( readMissionStatus)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
var _mission_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91461);
var _store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73448);
function readMissionStatus(paths) {
(0,_store_js__WEBPACK_IMPORTED_MODULE_6__.requireRun)(paths);
const { state, problem } = (0,_store_js__WEBPACK_IMPORTED_MODULE_6__.readMission)(paths);
if (state === undefined) {
const why = problem === undefined ? 'it has no record yet' : (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yM)(problem);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `${(0,_store_js__WEBPACK_IMPORTED_MODULE_6__.shownPath)(paths, paths.journal)} cannot be read: ${why}`,
remedy: `Close the run: rcs autoresearch --abandon ${paths.runId}`,
});
}
const { isRunning, activities } = (0,_mission_files_js__WEBPACK_IMPORTED_MODULE_5__ .Kc)(paths);
return {
...{ state, isRunning, activities },
waiting: waitingOf(state, isRunning),
problems: problem === undefined ? [] : [(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yM)(problem)],
};
}
function supposeRunning(status, isRunning) {
return { ...status, isRunning, activities: [], waiting: waitingOf(status.state, isRunning) };
}
function waitingOf({ status, waiting }, isRunning) {
return isRunning || status !== 'running' ? waiting : undefined;
}
const MAX_LOG_CHARS = 200_000;
function readEntryFiles(paths, { iteration }) {
const folder = (0,_store_js__WEBPACK_IMPORTED_MODULE_6__.iterationFolder)(paths, iteration);
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
return { diff: undefined, logs: [] };
const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.std(out|err)$/.test(name));
const read = (name) => (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .o3)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
const logs = names.sort().flatMap((name) => {
const text = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .vI)(read(name), MAX_LOG_CHARS);
return text === '' ? [] : [{ name, text }];
});
return { diff: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'changes.diff')) ? read('changes.diff') : undefined, logs };
}
}),
86992:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hd: () => ( isTerminal),
rc: () => ( manifestSchema),
u1: () => ( buildManifest)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75727);
var _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22753);
var _ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52708);
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const manifestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
schema_version: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr(),
run_id: text,
run_tag: text,
mission_dir: text,
mission_file: text,
sandbox_file: text,
repo_root: text,
worktree_path: text,
mission_slug: text,
branch_name: text,
baseline_commit: text,
last_kept_commit: text,
last_kept_score: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
latest_candidate_commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
results_file: text,
instructions_file: text,
manifest_file: text,
ledger_file: text,
latest_evaluator_file: text,
candidate_file: text,
evaluator: _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_2__ .wd.shape.evaluator,
keep_policy: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(_settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_2__ .fO),
accepted_risks: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text)),
status: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['running', 'stopped', 'completed', 'failed']),
stop_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
iteration: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr(),
created_at: text,
updated_at: text,
completed_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
});
function buildManifest(state, files) {
const { launch } = state;
const { evaluator } = launch.contract;
return {
schema_version: _ledger_js__WEBPACK_IMPORTED_MODULE_3__ .f$,
run_id: launch.run_id,
run_tag: launch.run_tag,
mission_dir: launch.mission_dir,
mission_file: launch.mission_file,
sandbox_file: launch.sandbox_file,
repo_root: launch.repo_root,
worktree_path: launch.worktree_path,
mission_slug: launch.mission_slug,
branch_name: launch.branch_name,
baseline_commit: launch.baseline_commit,
last_kept_commit: state.lastAcceptedCommit,
last_kept_score: state.lastAcceptedScore,
latest_candidate_commit: state.latestCandidateCommit,
...files,
evaluator,
keep_policy: evaluator.keep_policy,
...acceptedIn(state),
status: state.status,
stop_reason: state.stopReason,
iteration: state.iteration,
created_at: launch.created_at,
updated_at: state.updatedAt,
completed_at: state.completedAt,
};
}
function acceptedIn({ evidence }) {
const taken = (0,_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_1__ .ar)(evidence.flatMap((each) => (each.kind === 'risk' ? [each] : [])));
return taken === null ? {} : { accepted_risks: taken };
}
function isTerminal(status) {
return status === 'completed' || status === 'failed';
}
}),
91461:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I5: () => ( rootOf),
Kc: () => ( readWork),
Mh: () => ( sharedFilesIn),
UC: () => ( RUN_ID),
k0: () => ( runFilesIn),
pN: () => ( pathsOfRun),
qT: () => ( readPointer)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84321);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68724);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11042);
function rootOf(repository) {
const { logs, ...files } = sharedFilesIn('.rcs');
const paths = {
files: [...Object.values(files), `${files.lock}.holder`, '.rcs/.gitignore'],
folders: [],
whole: [logs],
};
(0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .fg)(repository.folder, paths);
return { repository, ...sharedFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(repository.folder, '.rcs')) };
}
function sharedFilesIn(rcs) {
return {
logs: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(rcs, 'logs', 'autoresearch'),
pointer: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(rcs, 'state', 'autoresearch-state.json'),
lock: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(rcs, 'state', 'autoresearch.lock'),
};
}
const RUN_ID = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
function pathsOfRun(root, runId) {
if (!RUN_ID.test(runId)) {
const found = `the run id ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(runId)}`;
const expected = 'letters, digits, ".", "_" and "-"';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .eb([{ found, expected, remedy: 'Run ids are the folders in .rcs/logs/autoresearch.' }]);
}
const top = root.repository.folder;
const { journal, reserve, activity, files } = runFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root.logs, runId)));
(0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .fg)(top, { files: [journal, reserve, activity, ...Object.values(files)] });
return { ...root, runId, ...runFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root.logs, runId)) };
}
function runFilesIn(folder) {
const file = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name);
return {
folder,
journal: file('journal.jsonl'),
reserve: file('run.reserve'),
activity: file('activity.json'),
files: {
instructions_file: file('bootstrap-instructions.md'),
manifest_file: file('manifest.json'),
ledger_file: file('iteration-ledger.json'),
latest_evaluator_file: file('latest-evaluator-result.json'),
candidate_file: file('candidate.json'),
},
};
}
function readWork(paths) {
const pointer = readPointer(paths);
const isRunning = (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_4__ .oZ)(paths.lock) && pointer?.active === true && pointer.run_id === paths.runId;
return { isRunning, activities: isRunning ? (0,_engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_3__ .W)(paths.activity) : [] };
}
function readPointer({ pointer }) {
try {
const raw = JSON.parse(String((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .zx)(pointer)));
return typeof raw.run_id === 'string' && typeof raw.active === 'boolean' ? raw : undefined;
}
catch {
return undefined;
}
}
}),
4460:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( testedChanges),
i: () => ( nearMissesOf)
});
var _decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91167);
function testedChanges(entries) {
return entries.flatMap((entry) => {
const { iteration: iter, base_commit: on, comparison, recombines, reverts } = entry;
const standing = standingOf(entry);
if (standing === undefined || reverts !== undefined)
return [];
const evidence = comparison !== undefined && 'e' in comparison ? comparison.e : 1;
return [{ iter, on, standing, evidence, of: recombines ?? [] }];
});
}
function standingOf({ decision, candidate_commit: commit, comparison, conflicted, }) {
if (decision === 'keep')
return 'accepted';
if (decision === 'discard' && conflicted !== undefined)
return 'conflict';
if (decision !== 'discard' || commit === null || comparison === undefined)
return undefined;
return (0,_decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ .z8)({ code: comparison.record.code, gain: comparison.effect }) ? 'near-miss' : 'rejected';
}
function nearMissesOf(entries) {
return (0,_decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ .gE)(testedChanges(entries)).filter(({ standing }) => standing === 'near-miss');
}
}),
78205:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
SA: () => ( iterationsByTest),
cC: () => ( effectsIn),
mv: () => ( checkOwnChanges),
wD: () => ( takenOut)
});
var _decision_own_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75092);
var _near_misses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4460);
function effectsIn({ entries, evidence }) {
return (0,_decision_own_effects_js__WEBPACK_IMPORTED_MODULE_0__ .w)(evidence, { iterOf: iterationsByTest(entries), out: takenOut(entries) });
}
function iterationsByTest(entries) {
const tests = entries.flatMap(({ comparison, iteration }) => comparison === undefined ? [] : [[comparison.record.task, iteration]]);
return new Map(tests);
}
function takenOut(entries) {
const tests = new Set(entries.flatMap(({ decision, reverts }) => (decision === 'keep' ? (reverts?.taken ?? []) : [])));
return new Set(entries.flatMap(({ comparison, iteration }) => comparison !== undefined && tests.has(comparison.record.task) ? [iteration] : []));
}
function checkOwnChanges({ entries, evidence }) {
const reverted = new Map(evidence.flatMap((each) => (each.kind === 'candidate' && each.reverts ? [[each.id, each]] : [])));
return entries.flatMap((entry, at) => {
const { iteration, recombines = [], reverts, comparison } = entry;
const issues = recombines.length === 0 ? [] : findWrongParts(entry, entries.slice(0, at));
if (entry.conflicted !== undefined && (entry.decision !== 'discard' || entry.candidate_commit !== null)) {
issues.push(`iteration ${iteration} conflicted, and was judged all the same`);
}
const candidate = comparison && reverted.get(comparison.record.task);
const [recorded, decided] = [reverts, candidate].map((each) => each && [each.margin, each.tree]);
const [out, outDecided] = [reverts, candidate?.reverts].map((each) => each && [each.taken, each.stays]);
const isSame = JSON.stringify([recorded, out]) === JSON.stringify([decided, outDecided]);
return comparison === undefined || isSame
? issues
: [...issues, `iteration ${iteration} takes out something else than its decision says`];
});
}
function findWrongParts({ iteration, recombines = [] }, earlier) {
const before = (0,_near_misses_js__WEBPACK_IMPORTED_MODULE_1__ .F)(earlier);
return recombines.flatMap((part) => {
const of = before.find(({ iter }) => iter === part);
if (of === undefined)
return [`iteration ${iteration} recombines iteration ${part}, which tested no change before it`];
return of.standing === 'accepted' ? [`iteration ${iteration} recombines iteration ${part}, which is kept`] : [];
});
}
}),
53482:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Aw: () => ( missionSlug),
SR: () => ( runIdOf),
W0: () => ( branchOf),
_G: () => ( parseRunId),
eZ: () => ( runTag),
hK: () => ( workspaceName),
u5: () => ( isSlug)
});
var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
const MAX_SLUG = 100;
function missionSlug(path) {
const slug = path
.toLowerCase()
.replaceAll(/[^a-z0-9]+/g, '-')
.replaceAll(/^-+|-+$/g, '');
if (slug === '')
return 'mission';
return slug.length <= MAX_SLUG ? slug : `${slug.slice(0, MAX_SLUG)}-${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__ .s)(path).slice(-8)}`;
}
function runTag(at, attempt) {
const tag = `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
return attempt === 1 ? tag : `${tag}-${attempt}`;
}
function runIdOf({ slug, tag }) {
return `${slug}-${tag.toLowerCase()}`;
}
function isSlug(text) {
return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
function parseRunId(runId) {
const [, slug, tag] = /^([a-z0-9][a-z0-9-]*)-(\d{8}t\d{6}z(?:-\d{1,4})?)$/.exec(runId) ?? [];
return slug === undefined || tag === undefined ? undefined : { slug, tag: tag.toUpperCase() };
}
function branchOf({ slug, tag }) {
return `autoresearch/${slug}/${tag}`;
}
function workspaceName({ slug, tag }) {
return `autoresearch-${slug}-${tag}`;
}
}),
50109:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FO: () => ( exitCodeOf),
Ph: () => ( decideStop),
Rd: () => ( agentBudget),
TL: () => ( stopAfter),
US: () => ( WHEN_HOLDOUT_SPENT),
gD: () => ( CANCELLED),
hC: () => ( decideAlert),
oX: () => ( findRecordedAlert),
wJ: () => ( decideEvidenceStop)
});
var _audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65780);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54463);
var _engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89753);
var _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45954);
var _loop_attempt_tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80109);
var _loop_stop_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24851);
var _ledger_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52708);
const CANCELLED = { status: 'stopped', reason: 'interrupted by the operator' };
function stopAfter({ what, ended }) {
if (ended === undefined)
return { status: 'stopped', reason: `${DONE[what]}; its sessions can be resumed` };
const { status, reason, spent, cause, until } = ended;
return {
...{ status, reason },
...(spent === true ? { isSpent: true } : {}),
...(cause === undefined ? {} : { cause }),
...(until === undefined ? {} : { until }),
};
}
const DONE = {
distil: 'interrupted before its accepted changes were left out',
accept: 'interrupted before a change was tested again',
};
const STOPS = {
max_iterations: { status: 'completed' },
errors: { status: 'failed' },
noops: { status: 'completed' },
time: { status: 'stopped', isSpent: true },
usd: { status: 'stopped', isSpent: true },
tokens: { status: 'stopped', isSpent: true },
};
const MAX_ALIKE = 3;
function decideStop(entries, limits) {
const { budgetUsd, earlier = 0, resumed = 0, ...others } = limits;
const attempts = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }));
const reached = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_6__ .J2)(new _loop_attempt_tally_js__WEBPACK_IMPORTED_MODULE_5__ .O(attempts), { ...others, usd: budgetUsd, tokens: undefined });
if (reached?.kind === 'errors')
return { ...STOPS.errors, reason: reached.reason };
const agents = agentAttemptsOf(entries.slice(resumed));
const unable = agents.findUnable(MAX_ALIKE);
if (unable !== undefined) {
const { kind: cause, ...why } = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__ .gb)(unable, agentAttemptsOf(entries));
return { status: 'stopped', cause, ...why };
}
if (reached === undefined)
return undefined;
const reason = reached.kind === 'time' ? 'the time budget is used up' : reached.reason;
const stop = { ...STOPS[reached.kind], reason };
if (!agents.hasNeverWorked)
return stop;
const failed = { ...stop, reason: `${reason}; no agent worked, the last: ${agents.newest?.reason}` };
return stop.status === 'stopped' ? { ...failed, cause: 'agent' } : { ...failed, status: 'failed' };
}
function agentAttemptsOf(entries) {
return new _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__ .Ut((0,_ledger_js__WEBPACK_IMPORTED_MODULE_7__ .xK)(entries)
.filter(({ kind }) => kind === 'iteration')
.map(agentAttemptOf));
}
function agentAttemptOf(entry) {
const { decision, decision_reason: reason, candidate_status: handedOver, agent_failure: failure, usage } = entry;
const isSilent = decision === 'error' && handedOver === null;
const cause = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__ .yp)({ failure, exitCode: entry.agent_exit }) ?? (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__ .B1)(reason);
const isBrokenOff = decision === 'interrupted';
const isLost = isBrokenOff && failure !== undefined && !(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_4__ .Qy)(usage);
return { failure, reason, isBrokenOff, cause: isSilent ? cause : undefined, isLost };
}
function exitCodeOf(stop, last) {
if (stop.status === 'failed' || last?.decision === 'abort')
return _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.no;
return stop.cause === 'agent' || stop.hasNeverWorked === true ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.precondition : _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.yes;
}
function agentBudget({ launch, limits, entries }) {
const earlier = limits?.entries ?? 0;
const costs = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }).usd);
return {
usd: (0,_engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_3__ .BI)(limits?.usd, launch.contract.budget?.usd),
spent: costs.reduce((sum, each) => sum + each, 0),
};
}
function attemptOf(entry, { isEarlier }) {
const { kind, decision, decision_reason: reason, usage, reported, spent_elsewhere: isElsewhere } = entry;
const isCounted = kind === 'iteration';
const streak = (what) => {
if (!isCounted || reported !== undefined)
return 'stays';
return decision === what ? 'grows' : 'ends';
};
const usd = isEarlier || isElsewhere === true ? 0 : (usage?.usd ?? 0);
if ((0,_engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__ .Im)(entry.agent_failure))
return { counts: false, noop: 'stays', error: 'stays', usd, tokens: 0, reason };
return { counts: isCounted, noop: streak('noop'), error: streak('error'), usd, tokens: 0, reason };
}
function decideAlert({ session }) {
const alert = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_6__ .Kw)(session, REMEDY);
return alert === undefined ? undefined : { status: 'failed', reason: alert };
}
const REMEDY = 'Protect the evaluator and the tests (evaluator.protect); add a guard that fails without the code, such as the tests (guards); or measure what needs the code. If the evaluator is right all the same: evaluator.negative_control: warn. Then launch again';
function findRecordedAlert({ status, evidence }) {
if (status !== 'failed' || !evidence.some(({ kind }) => kind === 'canary'))
return undefined;
const session = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ .u)({ records: evidence }).state?.session;
return session === undefined ? undefined : decideAlert({ session })?.reason;
}
const WHEN_HOLDOUT_SPENT = 'name another one in evaluator.holdout, and launch again';
function decideEvidenceStop(decisionLog) {
const spent = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_6__ .PY)(decisionLog, WHEN_HOLDOUT_SPENT);
return spent === undefined ? undefined : { status: 'completed', reason: spent };
}
}),
73448:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
RESULTS: () => ( RESULTS),
RUNTIME_ARTIFACTS: () => ( RUNTIME_ARTIFACTS),
doctorFolder: () => ( doctorFolder),
ensureIgnored: () => ( ensureIgnored),
findMissionRepository: () => ( findMissionRepository),
followMission: () => ( followMission),
hasOwnWorkspace: () => ( hasOwnWorkspace),
iterationFolder: () => ( iterationFolder),
json: () => ( json),
listMissionRuns: () => ( listMissionRuns),
meansMissionRun: () => ( meansMissionRun),
openMissionJournal: () => ( openMissionJournal),
pathsOf: () => ( pathsOf),
pathsOfRun: () => ( _mission_files_js__WEBPACK_IMPORTED_MODULE_0__.pN),
readManifest: () => ( readManifest),
readMission: () => ( readMission),
readPointer: () => ( _mission_files_js__WEBPACK_IMPORTED_MODULE_0__.qT),
requireOwnWorkspace: () => ( requireOwnWorkspace),
requireRun: () => ( requireRun),
rootOf: () => ( _mission_files_js__WEBPACK_IMPORTED_MODULE_0__.I5),
runFilesIn: () => ( _mission_files_js__WEBPACK_IMPORTED_MODULE_0__.k0),
sharedFilesIn: () => ( _mission_files_js__WEBPACK_IMPORTED_MODULE_0__.Mh),
shownPath: () => ( shownPath),
typedRecord: () => ( typedRecord),
workspacesFolder: () => ( workspacesFolder),
writePointer: () => ( writePointer)
});
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _kernel_checked_prefix_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98262);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84831);
var _kernel_followed_journal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4000);
var _kernel_journal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77898);
var _kernel_journal_reader_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10063);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11042);
var _kernel_staged_install_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(80866);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(63342);
var _decode_records_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(36968);
var _ledger_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(52708);
var _manifest_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(86992);
var _mission_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91461);
var _run_name_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(53482);
const RESULTS = 'results.tsv';
const RUNTIME_ARTIFACTS = [RESULTS, 'run.log', 'candidate.json'];
function doctorFolder({ repository }, slug) {
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)('.rcs', 'doctor', slug);
(0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_10__ .fg)(repository.folder, { files: [], whole: [folder] });
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.folder, folder);
}
function findMissionRepository(folder) {
const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_12__ .W1)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(folder));
(0,_kernel_staged_install_js__WEBPACK_IMPORTED_MODULE_11__ .X7)({ repository, folder: (0,_mission_files_js__WEBPACK_IMPORTED_MODULE_0__ .I5)(repository).logs });
return repository;
}
function pathsOf(runId, { cwd }) {
return (0,_mission_files_js__WEBPACK_IMPORTED_MODULE_0__ .pN)((0,_mission_files_js__WEBPACK_IMPORTED_MODULE_0__ .I5)(findMissionRepository(cwd)), runId);
}
function listRuns({ logs }) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(logs))
return [];
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(logs)
.filter((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(logs, name, 'journal.jsonl')) || (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(logs, name, 'manifest.json')))
.sort();
}
function listMissionRuns(repository, slug) {
const root = (0,_mission_files_js__WEBPACK_IMPORTED_MODULE_0__ .I5)(repository);
const places = listRuns(root).flatMap((id) => (_mission_files_js__WEBPACK_IMPORTED_MODULE_0__ .UC.test(id) ? [(0,_mission_files_js__WEBPACK_IMPORTED_MODULE_0__ .pN)(root, id)] : []));
if (slug === undefined)
return places;
return places.filter((paths) => readMission(paths).state?.launch.mission_slug === slug);
}
function meansMissionRun(name, { cwd }) {
const repository = findMissionRepository(cwd);
if (!_mission_files_js__WEBPACK_IMPORTED_MODULE_0__ .UC.test(name) || (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.folder, '.autorize', name)))
return false;
const known = listRuns((0,_mission_files_js__WEBPACK_IMPORTED_MODULE_0__ .I5)(repository));
if (known.includes(name) || (0,_run_name_js__WEBPACK_IMPORTED_MODULE_16__ ._G)(name) !== undefined)
return true;
return newestOf(name, known) !== undefined || (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .qb)(name, known) !== undefined;
}
function newestOf(mission, runs) {
return runs.findLast((id) => (0,_run_name_js__WEBPACK_IMPORTED_MODULE_16__ ._G)(id)?.slug === mission);
}
function requireRun(paths) {
const known = listRuns(paths);
if (known.includes(paths.runId))
return;
const newest = newestOf(paths.runId, known);
if (newest !== undefined) {
const message = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(paths.runId)} is a mission, and a run of it is to be named`;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({ message, remedy: `Its newest run: ${newest}` });
}
const nearest = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .qb)(paths.runId, known);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `there is no mission run ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(paths.runId)} here: ${shownPath(paths, paths.files.manifest_file)} is missing (${known.length === 0 ? 'the repository has no mission run' : `known: ${known.join(', ')}`})`,
remedy: nearest === undefined ? 'Start one: rcs autoresearch MISSION_DIR' : `Did you mean ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(nearest)}?`,
});
}
function shownPath({ repository }, path) {
return path.startsWith(`${repository.folder}/`) ? path.slice(repository.folder.length + 1) : path;
}
function iterationFolder({ folder }, iteration) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `iteration-${String(iteration).padStart(4, '0')}`);
}
function workspacesFolder({ folder }) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder), `${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder)}.rcs-worktrees`);
}
function workspaceOf({ repository, runId }) {
const name = (0,_run_name_js__WEBPACK_IMPORTED_MODULE_16__ ._G)(runId);
return name === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspacesFolder(repository), (0,_run_name_js__WEBPACK_IMPORTED_MODULE_16__ .hK)(name));
}
function hasOwnWorkspace(paths, { launch }) {
return launch.worktree_path === workspaceOf(paths);
}
function requireOwnWorkspace(paths, state) {
if (hasOwnWorkspace(paths, state))
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `the mission run ${paths.runId} is from another machine: its worktree ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(state.launch.worktree_path, 300)} cannot have been created here; nothing was changed`,
remedy: `If the repository was moved, move it back. See who wrote ${shownPath(paths, paths.journal)}.`,
});
}
function openMissionJournal(paths, area) {
const remedy = `Accepted changes are on its branch; close the run: rcs autoresearch --abandon ${paths.runId}`;
const { journal: path } = paths;
return (0,_kernel_journal_js__WEBPACK_IMPORTED_MODULE_8__ ._)({ path, shown: shownPath(paths, path), remedy, checked: (0,_kernel_checked_prefix_js__WEBPACK_IMPORTED_MODULE_5__ .BE)(area, path) });
}
function followMission(paths, journal) {
const followed = (0,_kernel_followed_journal_js__WEBPACK_IMPORTED_MODULE_7__ .X)(journal, {
begin: () => ({ state: undefined, evidence: [], count: { records: 0, entries: 0 } }),
take: (fold, raw, line) => {
const record = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_13__ .os)(raw, fold.count);
if (!('kind' in record))
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Vl([unusable(paths, { line, ...record })]);
(0,_ledger_js__WEBPACK_IMPORTED_MODULE_14__ .vw)(fold, record, line === 1);
},
});
return (0,_ledger_js__WEBPACK_IMPORTED_MODULE_14__ .L4)(followed);
}
function typedRecord(paths, raw) {
const record = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_13__ .eT)(raw);
if ('kind' in record)
return record;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Vl([unusable(paths, { line: Number(raw.seq), ...record })]);
}
function unusable(paths, { line, issue }) {
return {
file: shownPath(paths, paths.journal),
line,
found: `a record without a usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(issue)}`,
expected: 'a record of a mission',
remedy: `Close the run: rcs autoresearch --abandon ${paths.runId}`,
};
}
function readMission(paths, area) {
const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_10__ .zx)(paths.journal);
if (bytes === undefined)
return { state: undefined, problem: undefined };
const journal = (0,_kernel_journal_reader_js__WEBPACK_IMPORTED_MODULE_9__ .a)(bytes, (0,_kernel_checked_prefix_js__WEBPACK_IMPORTED_MODULE_5__ .BE)(area, paths.journal));
const { parsed, records: raw } = journal;
if (parsed.kind === 'sound' && journal.readDerived() !== undefined)
return { state: followMission(paths, journal), problem: undefined };
const decoded = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_13__ .bs)(raw);
const broken = parsed.kind === 'corrupt'
? { ...unusable(paths, { line: parsed.line, issue: '' }), found: `the line ${parsed.why}` }
: undefined;
if ('records' in decoded)
return { state: (0,_ledger_js__WEBPACK_IMPORTED_MODULE_14__ .st)(decoded.records), problem: broken };
const sound = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_13__ .bs)(raw.slice(0, decoded.line - 1));
return {
state: 'records' in sound ? (0,_ledger_js__WEBPACK_IMPORTED_MODULE_14__ .st)(sound.records) : undefined,
problem: broken ?? unusable(paths, decoded),
};
}
function readManifest({ files }) {
const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_10__ .zx)(files.manifest_file);
if (bytes === undefined)
return { kind: 'missing' };
try {
const result = _manifest_js__WEBPACK_IMPORTED_MODULE_15__ .rc.safeParse(JSON.parse(bytes.toString()));
if (result.success)
return { kind: 'read', manifest: result.data };
return { kind: 'unreadable', why: `no usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(result.error.issues[0]?.path.join('.') || 'shape')}` };
}
catch (error) {
return { kind: 'unreadable', why: error instanceof Error ? error.message : String(error) };
}
}
function json(value) {
return `${JSON.stringify(value, null, 2)}\n`;
}
function writePointer({ pointer }, value) {
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_6__ .Zf)(pointer, [json({ schema_version: _ledger_js__WEBPACK_IMPORTED_MODULE_14__ .f$, ...value })]);
}
function ensureIgnored({ repository }) {
const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.folder, '.rcs', '.gitignore');
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file))
return;
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), { recursive: true });
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_6__ .Zf)(file, ['*\n']);
}
}),
45594:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bn: () => ( renderMargin),
Hx: () => ( renderShares),
d5: () => ( plainLimits),
hM: () => ( renderConfidence),
kr: () => ( renderInterval),
s1: () => ( worseningOf),
s2: () => ( renderNeeds),
uN: () => ( renderChangeWords),
x1: () => ( renderAnswer),
yn: () => ( renderPercent)
});
var _base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28731);
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58164);
var _base_score_unit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61785);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
const MAX_UNIT = 20;
function renderMargin(share) {
return `±${renderPercent(share)}`;
}
function renderPercent(share) {
return `${Number((share * 100).toPrecision(3))} %`;
}
function renderPercentUp(share) {
const percent = share * 100;
const digits = percent < 10 ? 10 : 1;
return `${Math.ceil(Number((percent * digits).toPrecision(12))) / digits} %`;
}
function renderConfidence(confidence) {
return renderPercent(confidence);
}
const isBounded = (value) => value !== null && Number.isFinite(value);
function boundRatio({ estimate, lower, upper }) {
return { estimate, lower: isBounded(lower) && lower > 0 ? lower : null, upper: isBounded(upper) ? upper : null };
}
function boundDifference({ effect, unit, pairs }) {
const { estimate } = effect;
const lower = isBounded(effect.lower) ? effect.lower : null;
const upper = isBounded(effect.upper) ? effect.upper : null;
const most = Math.max(...pairs.map(({ base }) => base), 0);
return { estimate, lower: (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_2__ .S_)(unit) !== 'other' && lower !== null && lower < -most ? null : lower, upper };
}
function showEffect(metric) {
const { effect, unit, scale } = metric;
if (effect === null || !Number.isFinite(effect.estimate))
return undefined;
if (scale === 'difference') {
const bounded = boundDifference({ ...metric, effect });
return { ...bounded, word: effect.estimate < 0 ? 'lower' : 'higher' };
}
if (effect.estimate <= 0)
return undefined;
return (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .hT)(boundRatio(effect), unit);
}
function renderSigned(value) {
return value > 0 ? `+${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ .ls)(Number(value.toPrecision(3)))}` : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ .ls)(Number(value.toPrecision(3)));
}
function withUnit(text, unit) {
return unit === null || unit.trim() === '' ? text : `${text} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .g$)(unit.trim(), MAX_UNIT)}`;
}
function renderChangeWords(metric) {
const shown = showEffect(metric);
if (shown === undefined)
return undefined;
const { estimate, word } = shown;
if (metric.scale === 'difference') {
if (estimate === 0)
return 'no change';
return `${withUnit((0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ .ls)(Math.abs(Number(estimate.toPrecision(3)))), metric.unit)} ${word}`;
}
return (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .nJ)(shown);
}
function renderInterval(metric) {
const shown = showEffect(metric);
if (shown === undefined)
return 'none';
const { lower, upper } = shown;
if (lower !== null && upper !== null && lower > upper)
return 'none: the effect changed between the pairs';
const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .m2)(shown);
const isRatio = metric.scale === 'ratio';
const one = (limit) => (isRatio ? (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .qE)(limit, decimals) : renderSigned(limit));
const unit = isRatio ? null : metric.unit;
if (lower === null && upper === null)
return 'not bounded yet';
if (upper === null)
return withUnit(`at least ${one(lower ?? 0)}`, unit);
if (lower === null)
return withUnit(`at most ${one(upper)}`, unit);
return withUnit(`${one(lower)}${isRatio ? '–' : ' to '}${one(upper)}`, unit);
}
function plainLimits(metric) {
const shown = showEffect(metric);
if (shown === undefined || shown.lower === null || shown.upper === null || shown.lower > shown.upper)
return undefined;
const { lower, upper } = shown;
if (metric.scale === 'ratio') {
const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .m2)(shown);
return [`${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .qE)(lower, decimals)}×`, `${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .qE)(upper, decimals)}×`];
}
return [withUnit(renderSigned(lower), metric.unit), withUnit(renderSigned(upper), metric.unit)];
}
function renderShares({ effect, scale, }) {
if (effect === null || scale !== 'ratio')
return undefined;
const { estimate, lower, upper } = boundRatio(effect);
if (lower === null || upper === null || lower > upper)
return undefined;
const one = (ratio) => `${renderSigned(Number(((ratio - 1) * 100).toFixed(2)))} %`;
return { change: one(estimate), interval: `${one(lower)} to ${one(upper)}` };
}
function renderEvidence(metric, { confidence }) {
const pairs = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .LS)(metric.pairs.length, 'pair');
const shares = metric.answer === 'no-difference' ? renderShares(metric) : undefined;
const interval = shares?.interval ?? renderInterval(metric);
const named = `${renderConfidence(confidence)} CI`;
if (interval === 'not bounded yet')
return `no ${named} yet, ${pairs}`;
return interval.startsWith('none') ? `no ${named}, ${pairs}` : `${named} ${interval}, ${pairs}`;
}
function renderAnswer(metric, options) {
const { answer, margin } = metric;
const change = renderChangeWords(metric);
if (change === undefined)
return 'undecided: no pair was measured';
const evidence = renderEvidence(metric, options);
if (answer === 'no-difference')
return `no difference beyond ${renderMargin(margin)} (${evidence})`;
if (answer === 'undecided')
return `undecided: ${change} so far (${evidence})`;
return `${change} (${evidence})`;
}
const MOST_TIMES = 100;
function renderNeeds({ answer, has_carry_over: carriesOver, needs, effect, }) {
if (answer !== 'undecided')
return undefined;
if (carriesOver) {
return 'A run depends on which commit ran before it, so these pairs are no evidence. Compare again with --washout.';
}
if (effect !== null && effect.lower !== null && effect.upper !== null && effect.lower > effect.upper) {
return 'The effect changed between the first pairs and the last: something else on the machine, or in the benchmark, did.';
}
if (needs === null)
return undefined;
const { times, margin } = needs;
const widened = Number.isFinite(margin) && margin > 0 ? `a margin of ${`±${renderPercentUp(margin)}`}` : undefined;
const more = times === null || !Number.isFinite(times) ? undefined : renderTimes(times);
const ways = [more, widened].filter((way) => way !== undefined);
return ways.length === 0 ? undefined : `It would take ${ways.join(', or ')}.`;
}
function renderTimes(times) {
if (times > MOST_TIMES)
return `more than ${MOST_TIMES} times the pairs`;
if (times <= 1.1)
return 'a few more pairs';
return `about ${times < 3 ? Number(times.toFixed(1)) : Math.ceil(times)} times the pairs`;
}
function worseningOf({ scale, effect, direction }) {
if (scale !== 'ratio' || effect === null || !(effect.estimate > 0))
return undefined;
return direction === 'min' ? effect.estimate : 1 / effect.estimate;
}
}),
91978:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EO: () => ( renderPromise),
MK: () => ( renderComparisonTitle),
WC: () => ( renderCompared),
eJ: () => ( renderRun),
f5: () => ( comparisonEnd),
fy: () => ( buildComparisonRows),
jU: () => ( runFigures),
xK: () => ( renderComparisonResult),
z0: () => ( comparisonBanners)
});
var _base_median_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50748);
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58164);
var _base_score_unit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61785);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45594);
var _ended_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60551);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84483);
var _plain_claim_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67330);
var _time_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1052);
const ANSWER_WORDS = {
worse: 'worse',
better: 'better',
'no-difference': 'no change',
undecided: 'undecided',
};
const MAX_NAME = 80;
const SHORT_ID = 12;
function buildComparisonRows({ metrics, confidence }) {
const sorted = metrics.toSorted((one, other) => compareNumbers(other.log_e, one.log_e));
return sorted.map((metric) => {
const { pairs } = metric;
return {
...{ metric, name: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_6__ .TN)(metric.name, MAX_NAME), answer: metric.answer, word: ANSWER_WORDS[metric.answer] },
...renderEffectCells(metric),
pairs: String(pairs.length),
margin: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .Bn)(metric.margin),
base: renderMedian(pairs.map(({ base }) => base), metric.unit),
head: renderMedian(pairs.map(({ head }) => head), metric.unit),
sentence: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .x1)(metric, { confidence }),
needs: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .s2)(metric),
};
});
}
function renderEffectCells(metric) {
const share = metric.answer === 'no-difference' ? (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .Hx)(metric) : undefined;
return share ?? { change: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .uN)(metric) ?? 'no pair', interval: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .kr)(metric) };
}
function compareNumbers(one, other) {
if (one === other)
return 0;
return one > other ? 1 : -1;
}
function renderMedian(scores, unit) {
if (scores.length === 0)
return '–';
const median = (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ .ls)(Number((0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__ .w9)(scores).toPrecision(4)));
return unit === null || unit.trim() === '' ? median : `${median} ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_6__ .TN)(unit, 20)}`;
}
function countOf(part, all) {
return part === all ? `${all === 2 ? 'Both' : `All ${all}`} benchmarks` : `${part} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .LS)(all, 'benchmark')}`;
}
function renderComparisonTitle(report) {
const rows = buildComparisonRows(report);
const [first] = rows;
if (first === undefined)
return 'Undecided: no metric was measured';
const withAnswer = (answer) => rows.filter((row) => row.answer === answer);
const widest = Math.max(...withAnswer('no-difference').map(({ metric }) => metric.margin), 0);
if (rows.length === 1) {
return report.answer === 'no-difference' ? `No change beyond ${(0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .Bn)(widest)}` : renderOnly(first);
}
const [worse, better, undecided] = [withAnswer('worse'), withAnswer('better'), withAnswer('undecided')];
const count = (some) => countOf(some.length, rows.length);
const be = (some) => (some.length === 1 ? 'is' : 'are');
if (worse.length > 0)
return `${count(worse)} ${be(worse)} worse: ${renderMost(worse)}`;
if (undecided.length > 0) {
const found = better.length === 0 ? '' : `, ${better.length} better`;
return `${count(undecided)} ${be(undecided)} undecided${found}, none worse`;
}
if (better.length > 0)
return `${count(better)} ${be(better)} better, none worse: ${renderMost(better)}`;
return `No change beyond ${(0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .Bn)(widest)} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .LS)(rows.length, 'benchmark')}`;
}
function renderOnly({ metric, answer, word, sentence }) {
const isPlain = answer === 'undecided' || (metric.scale === 'ratio' && (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_2__ .S_)(metric.unit) !== 'other');
return capital(isPlain ? sentence : `${word}: ${sentence}`);
}
function renderComparisonResult(report) {
const [row, ...others] = buildComparisonRows(report);
const isDecided = row?.answer === 'worse' || row?.answer === 'better';
const limits = row === undefined || others.length > 0 || !isDecided ? undefined : (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .d5)(row.metric);
if (row === undefined || limits === undefined)
return renderComparisonTitle(report);
const isPlain = row.metric.scale === 'ratio' && (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_2__ .S_)(row.metric.unit) !== 'other';
const change = capital(isPlain ? row.change : `${row.word}: ${row.change}`);
return `${change}, ${(0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_7__ .sS)(report.confidence, ...limits)}`;
}
function comparisonEnd({ started_at: from, duration_ms: ms, ended }) {
const start = (0,_time_text_js__WEBPACK_IMPORTED_MODULE_8__ .B9)(from);
const to = start === undefined ? undefined : new Date(start + ms).toISOString();
return (0,_ended_text_js__WEBPACK_IMPORTED_MODULE_5__ .N)({ from, to, reason: ENDS[ended] });
}
function renderMost(rows) {
const size = ({ metric }) => Math.abs(Math.log((0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .s1)(metric) ?? 1));
const most = rows.reduce((best, row) => (size(row) > size(best) ? row : best));
return `${most.name} ${most.change}`;
}
function capital(text) {
return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
function worstRatio({ metrics }) {
const ratios = metrics.flatMap((metric) => worseningOf(metric) ?? []);
return ratios.length === 0 ? undefined : Math.max(...ratios);
}
function renderCompared({ name, commit }) {
const short = (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_6__ .TN)(commit, SHORT_ID).replace('…', '');
return name === '' || commit.startsWith(name) ? short : `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_6__ .TN)(name, MAX_NAME)} (${short})`;
}
const ENDS = {
decided: 'every benchmark was decided',
'pairs-used': 'the planned pairs were used',
'time-used': 'the time was up',
stopped: 'it was stopped',
};
function renderRun({ pairs, planned_pairs: planned, duration_ms: ms, ended }) {
return `${pairs} of at most ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .LS)(planned, 'pair')} in ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_8__ .LP)(ms)}; it ended because ${ENDS[ended]}`;
}
function runFigures({ pairs, planned_pairs: planned, duration_ms: ms, ended, }) {
return [
['Pairs', `${pairs} of at most ${planned}`],
['Time', (0,_time_text_js__WEBPACK_IMPORTED_MODULE_8__ .LP)(ms)],
['Ended because', ENDS[ended]],
];
}
const RATES = {
fdr: 'of the benchmarks called better or worse, at most {} are wrong on average (e-BH)',
fwer: 'the chance that any benchmark is wrongly called better or worse is at most {}',
none: 'each benchmark is wrongly called better or worse with a chance of at most {}; with many, some will be',
};
function renderPromise({ confidence, error_rate: rate, metrics }) {
const risk = (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .hM)(Number((1 - confidence).toPrecision(6)));
if (metrics.length <= 1)
return `A wrong answer has a chance of at most ${risk}.`;
return `${capital(RATES[rate].replace('{}', risk))}.`;
}
const MAX_FILES = 5;
function comparisonBanners(report) {
const { evaluator, changed_evaluator_files: files } = report;
if (evaluator === 'head')
return ['The benchmark of the head measured both commits, as was asked for.'];
if (evaluator === 'own') {
return ['Each commit was measured by its own benchmark, as was asked for: a change of it is part of the result.'];
}
if (files.length === 0)
return [];
const named = files.slice(0, MAX_FILES).map((file) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_6__ .TN)(file, MAX_NAME));
const rest = files.length - named.length;
const list = `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
return [`The head changes its own benchmark (${list}). Both commits were measured by the benchmark of the base.`];
}
}),
61641:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => ( viewExperiment),
K: () => ( viewMoment)
});
var claim_outcome = __webpack_require__(59997);
var score_text = __webpack_require__(58164);
var base_text = __webpack_require__(7953);
var fold = __webpack_require__(61319);
var record = __webpack_require__(74773);
var activity_text = __webpack_require__(57296);
var ended_text = __webpack_require__(60551);
var picomatch = __webpack_require__(14006);
;
function findChangedTools(records, { setup }, reverted = []) {
if (setup.command === '' || setup.inputs.length === 0)
return [];
const isInput = picomatch([...setup.inputs], { dot: true });
return records.flatMap(({ iter, outcome, changed_paths: changed }) => {
const paths = outcome === 'merged' ? (changed ?? []).filter((path) => isInput(path)) : [];
return paths.length === 0 || reverted.includes(iter) ? [] : [{ iter, paths }];
});
}
var near_misses = __webpack_require__(28243);
var agent_facts = __webpack_require__(32948);
var effect_text = __webpack_require__(78436);
var foreign_text = __webpack_require__(84483);
;
const MAX_GROUPS = 12;
const MAX_CHARS = 300;
function renderGroups(read) {
if (read === undefined)
return [];
const { groups, unmeasured, isCurrent } = read;
const lines = groups.slice(0, MAX_GROUPS).map((group) => describeGroup(group, groups));
const rest = groups.length - MAX_GROUPS;
const notes = [
...(rest > 0 ? [`and ${rest} more`] : []),
...(unmeasured > 0 ? [`${unmeasured} not measured yet; the next run measures them`] : []),
...(isCurrent ? [] : ['changes were accepted or taken out since then; the next run groups them again']),
];
return [...lines, ...notes].map((line) => ['group', line]);
}
function describeGroup(group, all) {
const { title, branch, on, base, pull, takenOut, isConfirmed, effect } = group;
const below = base === undefined ? all.find(({ task }) => task === on)?.branch : base.slice(0, 12);
const parts = [
`${branch}${below === undefined ? '' : `, on ${below}`}`,
`${isConfirmed ? 'confirmed' : 'not confirmed'} by itself: ${effect}`,
...(pull === undefined ? [] : [`pull request #${pull.number}, ${pull.state} (${pull.url})`]),
...(takenOut === undefined ? [] : [`taken out by ${takenOut.by}: ${takenOut.reason}`]),
];
return `${(0,foreign_text .TN)(title.text, MAX_CHARS)}: ${parts.map((part) => (0,foreign_text .TN)(part, MAX_CHARS)).join('; ')}`;
}
var holdout_text = __webpack_require__(69834);
var near_misses_text = __webpack_require__(7904);
var pareto_text = __webpack_require__(89578);
;
const MAX_TOOLS = 5;
const MAX_PATHS = 200;
const MAX_UNCERTIFIED = 50;
function factsOf(input) {
const { config, records, earlier, effects = [], uncertified = [], takenOut = [], tradeOffs = [], holdout } = input;
const reverted = takenOut.flatMap(({ taken }) => taken);
const facts = [
[
'earlier',
earlier === undefined
? undefined
: `${(0,claim_outcome .RT)(earlier)} after iteration ${earlier.iter}: ${(0,foreign_text .TN)(earlier.sentence, 1000)}`,
],
['uncertified', renderIterations(uncertified)],
['reverted', renderReverted(takenOut)],
['tools', renderChangedTools(findChangedTools(records, config, reverted))],
['holdout', holdout && (0,holdout_text ._)(holdout)],
['near misses', (0,near_misses_text .V)((0,near_misses .B)(records))],
];
const known = facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]));
return [
...(0,agent_facts .X)(input.agents ?? []),
...(0,effect_text .V)(effects),
...known,
...(0,pareto_text .s)(tradeOffs),
...renderGroups(input.groups),
];
}
function renderIterations(iters) {
if (iters.length === 0)
return undefined;
const rest = iters.length - MAX_UNCERTIFIED;
const shown = iters.slice(0, MAX_UNCERTIFIED).map((iter) => `iter ${iter}`);
return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
function renderChangedTools(changed) {
if (changed.length === 0)
return undefined;
const rest = changed.length - MAX_TOOLS;
const shown = changed
.slice(0, MAX_TOOLS)
.map(({ iter, paths }) => `iteration ${iter} (${(0,foreign_text .TN)(paths.join(', '), MAX_PATHS)})`);
const all = [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
return `the evaluator's tools changed with ${all}, so scores before and after are of different tools`;
}
function renderReverted(batches) {
if (batches.length === 0)
return undefined;
return batches.map(({ iter, taken }) => `${renderIterations(taken) ?? 'nothing'} by iter ${iter}`).join('; ');
}
var iteration_facts = __webpack_require__(16794);
var iteration_row = __webpack_require__(29865);
var plain_result = __webpack_require__(14913);
var run_view = __webpack_require__(33902);
var shell_word = __webpack_require__(59010);
var time_text = __webpack_require__(1052);
;
const MAX_PROBLEMS = 5;
function viewExperiment(input) {
const { config, state, records, now, standing = { kind: 'none' } } = input;
const { direction } = config.objective;
const { name } = config.experiment;
const folded = (0,fold .IN)(records, direction);
const { rows = (0,iteration_row .zs)(records, direction) } = input;
const result = buildResult(rows, standing.kind === 'withdrawn' ? null : folded.best_iter);
const accepted = rows.filter(({ isAccepted }) => isAccepted).length;
const tried = rows.filter(run_view .Ye).length;
const isBegun = records.length > 0 || state.run_id !== undefined || state.current_step !== 'Idle';
const isOver = state.current_step === 'Done';
const head = records.at(-1)?.hash;
return {
recipe: 'experiment',
terms: { attempt: 'iteration', line: 'Best score so far', best: 'Best (single test)' },
tables: {
page: ['id', 'outcome', 'single', 'best', 'duration', 'size', 'reason', 'commit'],
list: ['id', 'outcome', 'score', 'best', 'duration', 'size', 'reason', 'commit'],
summary: {
accepted: ['id', 'single', 'size', 'evidence', 'commit'],
others: ['id', 'outcome', 'single', 'reason'],
},
},
...{ name, description: (0,foreign_text .TN)(config.experiment.description) },
goal: direction === 'max' ? 'higher is better' : 'lower is better',
...{ branch: (0,shell_word .r)((0,foreign_text .TN)(state.branch)), noBranch: '' },
commit: records.findLast(({ outcome }) => outcome === 'merged')?.commit ?? state.base_commit,
base: state.base_commit === '' ? undefined : (0,shell_word .r)((0,foreign_text .TN)(state.base_commit.slice(0, 12))),
problems: [
...renderProblems([...(input.problems ?? []), ...(input.branchProblem ? [input.branchProblem] : [])]),
...disagreements(input, folded),
],
notices: renderProblems(input.notices ?? []),
worktree: undefined,
...viewMoment(input),
result: plainResultOf({ input, rows, accepted, tried }),
ended: isOver && input.isRunning !== true ? endedOf(input) : undefined,
verdict: renderVerdict({ name, accepted, tried, standing, ...result }),
claim: { kind: standing.kind, text: undefined },
gain: renderGain({ standing, change: result.change, accepted }),
...result,
...{ tried, accepted, counts: (0,run_view .BO)(rows, record .im), facts: factsOf(input), rows },
tradeOffs: input.tradeOffs ?? [],
budget: {
noops: renderNoops(folded.consecutive_noops, config.iteration.max_consecutive_noops),
startedAt: !isBegun || state.started_at === '' ? undefined : (0,time_text .Wv)(state.started_at),
deadline: state.deadline === null || isOver ? undefined : (0,time_text .Wv)(state.deadline),
timeLeft: isOver ? undefined : (0,time_text .jf)(state.deadline, now),
},
cost: (0,iteration_facts .kT)(records.map(({ usage }) => usage)),
workspaces: findWorkspaces(records),
...{ verify: `autorize verify ${name}`, show: `autorize show ${name}` },
head: typeof head === 'string' ? (0,foreign_text .TN)(head, 80) : undefined,
madeAt: (0,time_text .Wv)(now.toISOString()),
};
}
function viewMoment(input) {
return {
position: renderPosition(input),
waiting: (0,run_view .tl)(input.waiting, input.isRunning !== false),
next: chooseNext(input),
};
}
function renderGain({ standing, change, accepted, }) {
if (accepted === 0)
return '';
if (standing.kind === 'confirmed')
return (0,foreign_text .TN)(standing.sentence);
if (standing.kind === 'not-confirmed') {
return (0,foreign_text .TN)((0,claim_outcome .zu)({ sentence: standing.sentence, confirmed: false }));
}
if (standing.kind === 'withdrawn')
return 'all accepted changes were reverted';
const changes = (0,base_text .LS)(accepted, 'accepted change');
return `${standing.kind === 'unconfirmed' ? changes : (change ?? changes)}, not confirmed`;
}
const REMARKS = {
unconfirmed: 'improvement not confirmed yet',
withdrawn: 'all accepted changes were reverted',
};
function plainResultOf({ input: { standing, claim }, rows, accepted, tried }) {
const kind = standing?.kind ?? 'none';
return (0,plain_result .S)({
...{ accepted, tried, isConfirmed: kind === 'confirmed', remark: REMARKS[kind] },
claim: kind === 'confirmed' || kind === 'not-confirmed' ? claim : undefined,
baseline: rows.find(({ mark, score }) => mark === 'baseline' && score !== undefined)?.score,
best: rows.at(-1)?.best,
});
}
function endedOf({ state, records }) {
const { stopped } = state;
return (0,ended_text .N)({
from: state.started_at,
to: stopped?.at ?? records.at(-1)?.ended_at,
reason: stopped?.reason ?? 'the reason was not recorded',
});
}
function buildResult(rows, bestIter) {
const baseline = rows.find(({ mark, score }) => mark === 'baseline' && score !== undefined)?.score;
const best = rows.find(({ iter, isAccepted, score }) => iter === bestIter && isAccepted && score !== undefined);
const score = best?.score;
return {
baseline: baseline === undefined ? undefined : (0,score_text .Fw)(baseline, score),
best: best === undefined || score === undefined ? undefined : { score: (0,score_text .Fw)(score, baseline), iter: best.iter },
change: baseline === undefined || score === undefined ? undefined : (0,score_text .vN)(baseline, score),
};
}
function renderVerdict({ name, accepted, tried, standing, baseline, best, change, }) {
if (tried === 0)
return 'No iteration has ended yet';
const of = `${accepted} of ${(0,base_text .LS)(tried, 'iteration')} accepted`;
if (standing.kind === 'confirmed')
return `${of}; ${(0,foreign_text .TN)(standing.sentence, 1000)}`;
if (standing.kind === 'not-confirmed')
return `${of}; ${(0,foreign_text .TN)((0,claim_outcome .zu)({ sentence: standing.sentence, confirmed: false }), 1000)}`;
if (standing.kind === 'withdrawn')
return `${of}; all of them were reverted, so the branch equals the baseline`;
if (standing.kind === 'unconfirmed') {
return `${of}; the improvement is not confirmed yet (after the run: autorize verify ${name} --rescore)`;
}
if (best === undefined)
return baseline === undefined ? of : `${of}; nothing is better than the baseline, ${baseline}`;
const against = baseline === undefined ? 'the baseline has no score' : `${change} against the baseline, ${baseline}`;
return `${of}; best ${best.score} in iteration ${best.iter}, ${against}`;
}
function renderProblems(problems) {
const rest = problems.length - MAX_PROBLEMS;
const shown = problems.slice(0, MAX_PROBLEMS).map((problem) => (0,foreign_text .TN)(problem, 400));
return rest > 0 ? [...shown, `and ${(0,base_text .LS)(rest, 'more problem')}`] : shown;
}
function disagreements({ state }, folded) {
if (state.best_iter === folded.best_iter && state.best_score === folded.best_score)
return [];
const of = (iter) => (iter === null ? 'none' : `iteration ${iter}`);
return [
`state.json has another best (${of(state.best_iter)}) than the ledger (${of(folded.best_iter)}); this report uses the ledger.`,
];
}
function renderPosition({ state, isRunning, activities = [], now }) {
if (activities.length > 0)
return (0,activity_text .bD)(activities, now);
const { iter_in_progress: iter, current_step: step } = state;
if (iter !== null && isRunning === false) {
return `no active run; iteration ${iter} was interrupted${step === 'Idle' ? '' : ` at ${step}`}`;
}
if (iter !== null)
return `iteration ${iter}, ${step}`;
return step === 'Idle' || step === 'Done' ? 'no iteration in flight' : `between iterations, ${step}`;
}
function renderNoops(streak, max) {
return `${streak} in a row${max === 0 ? '' : ` (a run stops at ${max})`}`;
}
function findWorkspaces(records) {
const last = records.at(-1)?.run?.id;
const worktree = records.findLast(({ run, worktree: path }) => run?.id === last && typeof path === 'string')?.worktree;
return worktree ? (0,shell_word .r)((0,foreign_text .TN)(worktree.slice(0, worktree.lastIndexOf('/')), 400)) : undefined;
}
function chooseNext({ config, state, records, now, problems = [], isDamaged = problems.length > 0, isRunning, branchProblem, }) {
const command = (verb) => `autorize ${verb} ${config.experiment.name}`;
if (isRunning)
return { command: command('status'), why: 'a run is active; check again later' };
if (isDamaged)
return { command: command('repair'), why: 'repair the ledger first' };
if (problems.length > 0)
return { command: command('doctor'), why: 'correct the configuration first' };
if (branchProblem !== undefined)
return { command: command('verify'), why: 'restore the branch first' };
if (state.iter_in_progress !== null) {
return { command: command('resume'), why: `iteration ${state.iter_in_progress} did not end` };
}
const end = (0,time_text .B9)(state.deadline);
const isOver = end !== undefined && end <= now.getTime();
if (records.length === 0 || state.current_step === 'Done' || isOver) {
return { command: command('run'), why: records.length === 0 ? 'no iteration has run yet' : 'starts another run' };
}
return { command: command('resume'), why: 'the run has not reached its end' };
}
}),
61638:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
m: () => ( renderOverview)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
const BEGINNINGS = [
['autorize init NAME', 'let an agent improve this repository; NAME is yours to choose'],
['autorize compare main HEAD', 'is this branch faster or slower than main?'],
];
const GATE = ['autorize gate init', 'judge answers of agents: files to start from'];
const MAX_RESULT = 400;
function renderOverview({ repository, entries }) {
const where = repository === undefined ? 'not a git repository' : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(repository, 400);
const blocks = entries.map(renderEntry);
const hints = repository === undefined
? [GATE, ['git init', 'everything else works in a git repository']]
: [...BEGINNINGS, GATE];
const width = Math.max(...hints.map(([command]) => command.length)) + 2;
const ways = hints.map(([command, why]) => `  ${command.padEnd(width)}${why}`);
return [
`${where}: ${entries.length === 0 ? 'nothing of autorize is here yet' : 'what is here'}`,
...(entries.length === 0 ? ['', 'Begin with:', ...ways] : blocks.flatMap((block) => ['', ...block])),
'',
'Every command: autorize --help',
'',
].join('\n');
}
function renderEntry({ kind, name, isRunning, result, next }) {
return [
`${kind} ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(name, 200)}${isRunning ? ' (running)' : ''}`,
`  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(result, MAX_RESULT)}`,
...(next === undefined ? [] : [`  next: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(next, MAX_RESULT)}`]),
];
}
}),
59010:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
r: () => ( shellWord)
});
var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61023);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
function shellWord(word) {
return (0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ .e)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .g$)(word, 400));
}
}),
19937:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ln: () => ( HANDOVER_MODES),
aM: () => ( SHARED_SETTINGS),
l: () => ( MAX_DIFF_LINES)
});
var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75727);
const HANDOVER_MODES = ['one', 'groups'];
const MAX_DIFF_LINES = 400;
const SHARED_SETTINGS = [
{
name: 'max_iterations',
keys: { experiment: 'iteration.max_iterations', mission: 'iteration.max_iterations' },
flag: { name: 'max-iterations', placeholder: 'N', recipes: ['experiment', 'mission'] },
input: { name: 'max-iterations', recipes: ['experiment', 'mission'] },
type: 'count',
unit: 'iterations',
default: 0,
doc: 'Iterations after which the run is complete. 0 sets no limit.',
},
{
name: 'time_budget',
keys: { experiment: 'schedule.total_budget' },
flag: { name: 'time-budget', placeholder: 'TIME', recipes: ['experiment', 'mission'] },
input: { name: 'time-budget', recipes: ['experiment', 'mission', 'plan'] },
type: 'duration',
doc: 'Time after which the run stops, such as 90s, 45m, 1h30m or 2days. The next run resumes.',
},
{
name: 'budget_usd',
keys: { experiment: 'budget.usd', mission: 'budget.usd', plan: 'budget.usd' },
input: { name: 'budget-usd', recipes: ['experiment', 'mission', 'plan'] },
type: 'number',
unit: 'US dollars',
doc: 'Most that the agents of a run may cost, as far as they report it. No attempt begins that could exceed it.',
},
{
name: 'sandbox',
keys: { experiment: 'agent.sandbox', mission: 'agent.sandbox', plan: 'agents.*.sandbox' },
input: { name: 'sandbox', recipes: ['experiment', 'mission', 'plan'] },
type: 'choice',
values: ['auto', 'required', 'off'],
default: 'auto',
doc: 'Isolation of the agent: the strongest level that works here, at least bubblewrap, or none.',
},
{
name: 'agent_command',
keys: { experiment: 'agent.command', mission: 'agent.command', plan: 'agents.*.command' },
flag: { name: 'agent', placeholder: 'COMMAND', recipes: ['mission'] },
type: 'text',
doc: 'Command line that runs the agent.',
},
{
name: 'accept_risk',
keys: { experiment: 'accept_risk', mission: 'accept_risk' },
flag: { name: 'accept-risk', placeholder: 'NAME', recipes: ['experiment', 'mission'] },
type: 'names',
values: _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__ .hq,
doc: 'Risks that you accept: the run starts although a check reports them.',
},
{
name: 'handover_mode',
keys: { experiment: 'handover.mode' },
flag: { name: 'handover-mode', placeholder: 'MODE', recipes: ['experiment'] },
input: { name: 'handover-mode', recipes: ['experiment'] },
type: 'choice',
values: HANDOVER_MODES,
default: 'one',
doc: 'One pull request with all accepted changes, or one for each group of changes that belong together.',
},
{
name: 'max_diff_lines',
keys: { experiment: 'handover.max_diff_lines' },
flag: { name: 'max-diff-lines', placeholder: 'N', recipes: ['experiment'] },
input: { name: 'max-diff-lines', recipes: ['experiment'] },
type: 'count',
unit: 'lines',
default: MAX_DIFF_LINES,
doc: 'Most added and removed lines of a pull request of a group. A single change is never divided.',
},
];
}),
73102:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w$: () => ( datetime)
});
var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56985);
var _core_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _schemas_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
const ZodMiniISODateTime =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ .xI("ZodMiniISODateTime", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__ .Ko.init(inst, def);
_schemas_js__WEBPACK_IMPORTED_MODULE_3__ .zUr.init(inst, def);
});
function datetime(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_2__ .G1(ZodMiniISODateTime, params);
}
const ZodMiniISODate =  ( null && (core.$constructor("ZodMiniISODate", (inst, def) => {
core.$ZodISODate.init(inst, def);
schemas.ZodMiniStringFormat.init(inst, def);
})));
function date(params) {
return core._isoDate(ZodMiniISODate, params);
}
const ZodMiniISOTime =  ( null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
core.$ZodISOTime.init(inst, def);
schemas.ZodMiniStringFormat.init(inst, def);
})));
function time(params) {
return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration =  ( null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
core.$ZodISODuration.init(inst, def);
schemas.ZodMiniStringFormat.init(inst, def);
})));
function duration(params) {
return core._isoDuration(ZodMiniISODuration, params);
}
})
};

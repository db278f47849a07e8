export const id = 7866;
export const ids = [7866];
export const modules = {
46204:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( normalPath)
});
function normalPath(supplied) {
const parts = supplied.split('/').filter((part) => part !== '' && part !== '.');
if (parts.length === 0 || parts.includes('..') || supplied.includes('\0'))
return undefined;
return parts.join('/');
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
var _mission_look_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21101);
var _mission_store_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(89855);
var _report_comparison_view_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(91978);
var _report_experiment_view_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(61641);
var _report_mission_view_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(58561);
var _report_plan_view_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(23956);
var _status_plans_here_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(69978);
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
const view = (0,_report_experiment_view_js__WEBPACK_IMPORTED_MODULE_13__ .L)({ ...status, now: host.now() });
return ofView(view, { ...status, isInterrupted: view.next?.command.includes(' resume ') === true });
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
const { plans: read, isRunning, checkoutOpen, problems } = await (0,_status_plans_here_js__WEBPACK_IMPORTED_MODULE_16__ .xZ)(undefined, host);
const open = checkoutOpen === undefined
? []
: [{ kind: 'plan', name: 'in place', isRunning, result: checkoutOpen, next: 'autorize work verify' }];
const shown = read.map((plan) => {
const next = { command: `autorize work status ${plan.plan}`, why: undefined };
const result = ofView({ ...(0,_report_plan_view_js__WEBPACK_IMPORTED_MODULE_15__ .D)(plan), next }, { isRunning, isInterrupted: false });
return { kind: 'plan', name: plan.plan, ...result };
});
const lost = problems.map((result) => ({ kind: 'plan', name: 'plans', isRunning, result, next: 'autorize work verify' }));
return [...shown, ...open, ...lost];
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
const [problem] = view.problems;
if (problem !== undefined)
return { isRunning, result: `${view.verdict}; ${problem}`, next };
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
79871:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CA: () => ( errorCode),
K: () => ( readProblem),
M4: () => ( readWholeFile),
Or: () => ( isSystemError),
Ry: () => ( isNoRoom),
SA: () => ( MAX_WHOLE_FILE_BYTES),
g$: () => ( tooLarge),
ge: () => ( readOverwritten),
nQ: () => ( outputProblem),
oD: () => ( readWhole),
oH: () => ( isShortage),
oi: () => ( inputProblem),
zy: () => ( readHead)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
const MAX_WHOLE_FILE_BYTES = 16 * 1024 * 1024;
const BLOCK_BYTES = 1 << 18;
function readWholeFile(path, shown) {
const problem = inputProblem(path, shown, MAX_WHOLE_FILE_BYTES);
return problem === undefined ? readWhole(path, shown) : { problem };
}
function readWhole(source, shown, maxBytes = MAX_WHOLE_FILE_BYTES) {
try {
const bytes = readUpTo(source, maxBytes + 1);
if (bytes.length <= maxBytes)
return { bytes };
return { problem: tooLarge(shown, `more than ${maxBytes} bytes`, maxBytes) };
}
catch (error) {
return { problem: readProblem(shown, error) };
}
}
function tooLarge(shown, found, maxBytes) {
return { file: shown, found, expected: `at most ${maxBytes} bytes`, remedy: 'Is this the right file?' };
}
function readUpTo(source, maxBytes) {
const blocks = [];
let size = 0;
for (const block of readBlocks(source)) {
blocks.push(block);
size += block.length;
if (size >= maxBytes)
break;
}
return Buffer.concat(blocks).subarray(0, maxBytes);
}
function* readBlocks(source) {
const descriptor = typeof source === 'number' ? source : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r');
try {
while (true) {
const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block);
if (size === 0)
return;
yield 2 * size < BLOCK_BYTES ? Buffer.from(block.subarray(0, size)) : block.subarray(0, size);
}
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function* readOverwritten(source) {
const descriptor = typeof source === 'number' ? source : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r');
try {
const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
for (let size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block); size > 0; size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block))
yield block.subarray(0, size);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function inputProblem(path, shown, maxBytes = Number.POSITIVE_INFINITY) {
let stats;
try {
stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
}
catch (error) {
return readProblem(shown, error);
}
if (stats.isDirectory()) {
return { file: shown, found: 'a folder', expected: 'a file', remedy: 'Name a file inside it.' };
}
if (!stats.isFile() && !stats.isFIFO() && !stats.isCharacterDevice()) {
return { file: shown, found: 'neither a file nor a pipe', expected: 'a file', remedy: 'Name a regular file.' };
}
return stats.size > maxBytes ? tooLarge(shown, `a file of ${stats.size} bytes`, maxBytes) : undefined;
}
const READ_ERRORS = {
ENOENT: ['no such file', 'Check the path; it is relative to the working directory.'],
ENOTDIR: ['a path that leads through a file', 'Check the path; it is relative to the working directory.'],
EACCES: ['a file that may not be read', 'Give this user read permission.'],
EPERM: ['a file that may not be read', 'Give this user read permission.'],
ELOOP: ['a symbolic link that leads to itself', 'Replace the link by the file.'],
EISDIR: ['a folder', 'Name a file inside it.'],
ENAMETOOLONG: ['a path that is too long', 'Use a shorter path.'],
};
function readProblem(shown, error) {
const code = errorCode(error);
const [found, remedy] = READ_ERRORS[code] ?? [`an error (${code})`, 'See the code of the operating system.'];
return { file: shown, found, expected: 'a readable file', remedy };
}
function errorCode(error) {
if (error instanceof Error && 'errno' in error && error.errno === -node_os__WEBPACK_IMPORTED_MODULE_1__.constants.errno.EDQUOT)
return 'EDQUOT';
if (error instanceof Error && 'code' in error && typeof error.code === 'string')
return error.code;
return error instanceof Error ? error.message : String(error);
}
function isNoRoom(error) {
return ['ENOSPC', 'EDQUOT'].includes(errorCode(error));
}
function isSystemError(error) {
return error instanceof Error && 'code' in error && 'syscall' in error;
}
function outputProblem(path, shown) {
const refused = (found, remedy) => {
return { file: shown, found, expected: 'a place where the report can be written', remedy };
};
const kind = kindOf(path);
if (kind === 'folder')
return refused('a folder', 'Name a file inside it.');
let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
while (kindOf(folder) === 'nothing' && folder !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder))
folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
if (kindOf(folder) !== 'folder')
return refused(`"${folder}", which is not a folder`, 'Choose another --report.');
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
}
catch {
return refused(`the folder "${folder}", which may not be written to`, 'Give write permission, or choose another --report.');
}
if (kind === 'other')
return refused('neither a file nor a free name', 'Choose another --report.');
return undefined;
}
function kindOf(path) {
try {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
if (stats.isDirectory())
return 'folder';
return stats.isFile() ? 'file' : 'other';
}
catch (error) {
return errorCode(error) === 'ENOENT' ? 'nothing' : 'other';
}
}
function readHead(path, shown) {
try {
return { head: readUpTo(path, HEAD_BYTES).toString('utf8') };
}
catch (error) {
return errorCode(error) === 'ENOENT' ? { head: '' } : { problem: readProblem(shown, error) };
}
}
const HEAD_BYTES = 4096;
const SHORTAGE = /\b(EMFILE|ENFILE|EAGAIN|ENOMEM)\b|Too many open files|Resource temporarily unavailable/;
function isShortage(error) {
return error instanceof Error && SHORTAGE.test(`${errorCode(error)} ${error.message}`);
}
}),
26530:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FJ: () => ( hasInstallMark),
lu: () => ( installMark),
zn: () => ( ownGitFolder)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79871);
const INSTALL = 'pull-';
function ownGitFolder({ gitDir }) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'autorize');
}
function installMark(workTree, key) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ownGitFolder(workTree), `${INSTALL}${key}.json`);
}
function hasInstallMark(workTree) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(ownGitFolder(workTree)).some((name) => name.startsWith(INSTALL));
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__ .Or)(error))
return false;
throw error;
}
}
}),
63342:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IW: () => ( requireNotOvertaken),
TQ: () => ( readBranchFile),
W1: () => ( findRepository),
Wf: () => ( requireNotCheckedOut),
Y3: () => ( listHeads),
Z7: () => ( requireWhole)
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
const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dotGit, { throwIfNoEntry: false });
if (found === undefined)
throw unreadable(dotGit, 'leads nowhere');
const gitDir = found.isDirectory() ? dotGit : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, pointer(dotGit, /^gitdir: (.+)$/m));
const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), { throwIfNoEntry: false });
const commonDir = shared === undefined ? gitDir : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDir, pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), /^(.+)$/m));
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'reftable'), { throwIfNoEntry: false }) !== undefined) {
throw refused(`"${folder}" keeps its refs as reftable`, 'Use a clone with the files format: git clone --ref-format=files');
}
requireWhole({ folder, commonDir, gitDir });
const configFile = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'config');
const config = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(configFile) ? readGitFile(configFile) : '';
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
const found = pattern.exec(readGitFile(path))?.[1];
if (found === undefined)
throw unreadable(path, 'is not a valid git file');
return found.trimEnd();
}
function isNoFile(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === false;
}
function readGitFile(path) {
const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
if (found === undefined)
throw unreadable(path, 'is not there');
if (!found.isFile())
throw unreadable(path, 'is not a file');
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor, 'utf8');
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function unreadable(path, why) {
return refused(`"${path}" ${why}`, 'Check the repository: git status');
}
function requireWhole({ folder, commonDir, gitDir, }) {
const needed = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'objects'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'refs')];
const missing = needed.filter((path) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
for (const name of ['packed-refs', 'shallow', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('objects', 'info', 'alternates')])
if (isNoFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, name)))
throw unreadable((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, name), 'is not a file');
if (missing.length === 0)
return;
throw refused(`${missing.map((path) => `"${path}"`).join(', ')} of the repository is gone`, `Put it back, or create it again, which overwrites nothing: git init "${folder}"; each branch is named by its reflog: tail -n 1 "${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'logs')}"/refs/heads/*`);
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
57296:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ID: () => ( renderActivities),
_Q: () => ( fitting),
bD: () => ( renderIterations),
hi: () => ( renderAllActivities),
y3: () => ( renderActivityLine)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
var _time_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1052);
const MAX_NAME = 80;
function renderActivities(activities, shown) {
const main = activities.findLast(({ progress }) => progress !== undefined) ?? activities.at(-1);
if (main === undefined)
return [{ text: 'starting', rank: 1 }];
const others = activities.filter((each) => each !== main && (main.attempt !== null || each.doing !== 'scoring'));
return [
...renderActivity(main, shown),
...others.map((other) => ({ text: `${nameOf(other, shown)}${other.doing}`, rank: 5 })),
];
}
function nameOf({ attempt }, shown) {
return attempt === null ? '' : `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(shown.nameOf(attempt), MAX_NAME)} `;
}
function renderActivity(activity, shown) {
const { doing, since, progress } = activity;
const now = shown.now.getTime();
const left = leftOf(activity, now);
const parts = [
[nameOf(activity, shown).trimEnd() || undefined, 0],
[[doing, ...renderCount(progress?.count)].join(' '), 1],
[progress?.guards === undefined ? undefined : 'guard ok', 4],
[seconds(now - Date.parse(since)), left === undefined ? 2 : 6],
[left === undefined ? undefined : `${left} left`, 2],
[progress?.evidence === undefined ? undefined : renderEvidence(progress.evidence), 3],
];
return parts.flatMap(([text, rank]) => (text === undefined ? [] : [{ text, rank }]));
}
function renderCount(count) {
if (count === undefined)
return [];
const { unit, number, of, isAtMost } = count;
return [`${unit === undefined ? '' : `${unit} `}${number} of ${isAtMost ? '≤' : ''}${of}`];
}
function leftOf({ progress, at }, now) {
if (progress?.leftMs === undefined || at === undefined)
return undefined;
const left = Math.max(1000, progress.leftMs - (now - Date.parse(at)));
return `${progress.count?.isAtMost === true ? '≤' : ''}${seconds(left)}`;
}
function seconds(ms) {
return (0,_time_text_js__WEBPACK_IMPORTED_MODULE_2__ .LP)(Math.max(0, Math.floor(ms / 1000) * 1000));
}
function renderEvidence({ e, needed }) {
return `E ${figure(e)} of ${figure(needed)}`;
}
function figure(value) {
if (value >= 1e6)
return value.toExponential(1);
return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));
}
const SEPARATOR = ' · ';
function renderAllActivities(activities, shown) {
return renderActivities(activities, shown)
.map(({ text }) => text)
.join(SEPARATOR);
}
function renderIterations(activities, now) {
return renderAllActivities(activities, { nameOf: (iter) => `iter ${iter}`, now });
}
function fitting(parts, width) {
const chosen = new Set();
const line = (also) => parts
.filter((part) => chosen.has(part) || part === also)
.map(({ text }) => text)
.join(SEPARATOR);
for (const part of parts.toSorted((one, other) => one.rank - other.rank)) {
if (line(part).length <= width)
chosen.add(part);
else if (chosen.size === 0)
return wholeWords(part.text, width);
}
return line();
}
function wholeWords(text, width) {
const end = text.lastIndexOf(' ', width - 1);
return end <= 0 ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(text, width - 1) : `${text.slice(0, end)}…`;
}
function renderActivityLine(activities, { rest, width, ...shown }) {
const others = rest.map((text) => ({ text: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text, MAX_NAME), rank: 7 }));
return fitting([...renderActivities(activities, shown), ...others], width);
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
const isAtRest = step === 'Idle' || step === 'Done';
if (isRunning === false && (iter !== null || !isAtRest)) {
const what = iter === null ? 'the last one' : `iteration ${iter}`;
return `no active run; ${what} was interrupted${step === 'Idle' ? '' : ` at ${step}`}`;
}
if (iter !== null)
return `iteration ${iter}, ${step}`;
return isAtRest ? 'no iteration in flight' : `between iterations, ${step}`;
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
23956:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D: () => ( viewPlan)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _workitem_work_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11247);
var _ended_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60551);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84483);
var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16794);
var _run_view_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33902);
var _time_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1052);
const MARKS = {
success: 'merged',
failure: 'invalid',
denied: 'denied',
timeout: 'aborted',
blocked: 'killed',
};
function viewPlan({ plan, branch, commit, from, to, items }) {
const accepted = items.filter(({ status }) => status === 'success').length;
const verdict = `${accepted} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(items.length, 'item')} succeeded`;
const rows = items.map(buildRow);
return {
recipe: 'plan',
terms: { attempt: 'item', line: '', best: '' },
tables: {
page: ['item', 'outcome', 'change', 'reason', 'receipt'],
list: ['item', 'outcome', 'change', 'reason', 'receipt'],
summary: { all: ['item', 'outcome', 'change', 'reason', 'receipt'] },
},
...{
name: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(plan),
description: '',
goal: undefined,
base: undefined,
worktree: undefined,
problems: [],
notices: [],
},
branch: branch === null ? undefined : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(branch),
commit,
noBranch: accepted === 0 ? 'none: nothing has landed' : 'none: the branch that items landed on is gone',
...{
position: undefined,
waiting: undefined,
verdict,
gain: verdict,
result: verdict,
claim: { kind: 'none', text: undefined },
},
ended: to === undefined ? undefined : (0,_ended_text_js__WEBPACK_IMPORTED_MODULE_2__ .N)({ from, to, reason: reasonOf(items) }),
...{ baseline: undefined, best: undefined, change: undefined },
...{ tried: items.length, accepted, counts: (0,_run_view_js__WEBPACK_IMPORTED_MODULE_5__ .BO)(rows, Object.keys(MARKS)), facts: [] },
budget: { noops: undefined, startedAt: undefined, deadline: undefined, timeLeft: undefined },
cost: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_4__ .kT)(items.map((item) => (item.status === 'blocked' ? undefined : item.usage))),
rows,
...{ workspaces: undefined, next: undefined, verify: 'autorize work verify', show: undefined },
...{ head: undefined, madeAt: undefined },
};
}
function reasonOf(items) {
const of = (statuses) => items.filter(({ status }) => statuses.includes(status)).length;
const left = items.filter((item) => item.status === 'blocked' && item.reason === _workitem_work_event_js__WEBPACK_IMPORTED_MODULE_1__ .T).length;
const [failed, blocked] = [of(['failure', 'denied', 'timeout']), of(['blocked']) - left];
if (failed + blocked + left === 0)
return 'every item succeeded';
return [
...(failed === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(failed, 'item')} failed`]),
...(blocked === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(blocked, 'item')} blocked${failed === 0 ? '' : ' by them'}`]),
...(left === 0 ? [] : [`the run ended before ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(left, 'item')} did`]),
].join(', ');
}
function buildRow(item, index) {
const isBlocked = item.status === 'blocked';
const reason = isBlocked ? item.reason : (item.denial_reason ?? item.error);
return {
...{ id: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(item.id), iter: index, mark: MARKS[item.status], word: item.status },
isAccepted: item.status === 'success',
...{ score: undefined, scoreText: '', best: undefined, bestText: '', pass: '' },
...{ duration: '', summary: '', evidence: '', facts: [] },
size: isBlocked ? '' : sizeOf(item),
reason: reason === undefined ? '' : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(reason, 1000),
commit: isBlocked ? '' : item.receipt_id,
};
}
function sizeOf({ metrics, reused, usage }) {
const { files_touched: files, delta_size: size, tool_ops_count: ops, tests_passed: passed, tests_failed: failed, } = metrics;
return [
...(files === 0 ? [] : [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(files, 'file'), (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(size, 'change')]),
...(ops === 0 ? [] : [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(ops, 'tool operation')]),
...(passed === undefined ? [] : [`tests ${passed} passed, ${failed ?? 0} failed`]),
...(usage === undefined ? [] : [(0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_4__ .kT)([usage]) ?? '']),
reused ? 'landed earlier' : (0,_time_text_js__WEBPACK_IMPORTED_MODULE_6__ .LP)(metrics.execution_time_ms),
].join(', ');
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
1052:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B9: () => ( instantOf),
LP: () => ( renderSpan),
Wv: () => ( renderInstant),
jf: () => ( renderTimeLeft)
});
var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
const INSTANT = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;
function instantOf(text) {
if (text === null || !INSTANT.test(text))
return undefined;
const ms = Date.parse(text.replace(' ', 'T'));
return Number.isNaN(ms) ? undefined : ms;
}
function renderInstant(text) {
const ms = instantOf(text);
if (ms === undefined)
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text, 40);
return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function renderSpan(ms) {
const grain = ms >= 3_600_000 ? 60_000 : ms >= 1000 ? 1000 : 1;
return (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__ .PP)(Math.round(ms / grain) * grain);
}
function renderTimeLeft(deadline, now) {
const end = instantOf(deadline);
if (end === undefined)
return undefined;
const left = end - now.getTime();
return left > 0 ? `${renderSpan(left)} left` : 'the time is up';
}
}),
97895:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
a: () => ( workPlanSchema),
i: () => ( workItemSchema)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_repository_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46204);
var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63836);
var _environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83257);
var _setting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60456);
var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82374);
var _values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62806);
const AGENT_IDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `agent-${number}`);
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
const itemId = (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'a name of letters, digits, ".", "_" and "-"')), 'letters, digits, `.`, `_`, `-`');
const paths = (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()
.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YPB((supplied) => (0,_base_repository_path_js__WEBPACK_IMPORTED_MODULE_2__ .F)(supplied) !== undefined, 'a path inside the repository, without ".."'))), 'paths');
const timeout = (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr()
.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(1, 'a whole number of milliseconds from 1'), zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Zm(MAX_TIMEOUT_MS, `at most ${MAX_TIMEOUT_MS} milliseconds`)), 'whole number from 1');
const workItemSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
id: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(itemId, { doc: 'Unique name of the item.' }),
agent_id: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^agent-[0-9]$/, '"agent-0" to "agent-9"')), '`"agent-0"` to `"agent-9"`'), { doc: 'The agent of `agents` that works on it.' }),
description: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(_values_js__WEBPACK_IMPORTED_MODULE_7__ .Bq, { doc: 'The task.' }),
dependencies: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()), []), 'ids'), {
doc: 'Items that must have succeeded first.',
}),
constraints: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
max_files: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .HT)(1), 10), { unit: 'files', doc: 'Maximum number of changed paths.' }),
max_tool_ops: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .HT)(0), 50), {
unit: 'tool operations',
doc: 'Maximum number of tool operations.',
}),
max_delta_size: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .HT)(1), 100), {
unit: 'changes',
doc: 'Maximum number of changed blocks of consecutive lines. A file without lines counts as one block.',
}),
timeout_ms: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(timeout, 300_000), {
unit: 'ms',
doc: 'Time of the agent, and again of the test command.',
}),
}), {}),
budget: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
time_estimate_ms: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .HT)(0), { unit: 'ms', doc: 'Your estimate of the time. It limits nothing.' }),
complexity: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .Yq)(['low', 'medium', 'high']), {
doc: 'Your estimate of the complexity. It has no effect.',
}),
})),
input_files: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(paths), {
doc: 'Files that must exist when the item starts, and before the run if it has no dependencies.',
}),
output_files: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(paths), { doc: 'Files that must exist afterwards.' }),
test_command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_7__ .Bq), {
doc: 'Must exit with 0. `sh -c` runs it in an evaluation checkout of what the agent left.',
}),
});
const agentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_7__ .Bq), {
unset: 'required without a preset',
doc: 'Command line for `sh -c`, in which `{prompt_file}`, `{workdir}` and `{id}` are replaced.',
}),
preset: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .Yq)(_engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_3__ .VC)), '[name](agents.md#presets)'), {
unset: 'required without a command',
doc: 'Command line of a known agent CLI.',
}),
stdin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .ZC, 'prompt'), {
doc: 'Whether a command gets the prompt on standard input. A preset knows where its CLI reads it.',
}),
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ ._K,
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .FC,
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .fC,
});
const agentShape = Object.fromEntries(AGENT_IDS.map((id) => [id, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(agentSchema)]));
const classGlobs = (name) => (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_7__ .gV), { unset: 'its [default globs](work-items.md)', doc: `Paths that count as ${name}.` });
const workPlanSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
$schema: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()), { doc: 'The JSON Schema of this file, for editors.' }),
version: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz(1, 'the number 1'), { doc: 'Version of the format.' }),
plan: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, 'a name of letters, digits, "_" and "-"'))), 'letters, digits, `_`, `-`'), { unset: 'the name of the file', doc: 'Name of the plan and of its branch.' }),
agents: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej(agentShape),
items: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(workItemSchema),
budget: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ usd: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .xy })),
environment: _environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .RJ,
setup: (0,_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .Xv)('5m', _values_js__WEBPACK_IMPORTED_MODULE_7__ .rW),
build: (0,_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .u2)('10m', _values_js__WEBPACK_IMPORTED_MODULE_7__ .rW),
permit: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .eL,
capture: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .HM,
classes: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
deltaQ: classGlobs('tests'),
deltaLambda: classGlobs('configuration, policy and workflows'),
deltaPi: classGlobs('documents and generated files'),
}), {}),
});
}),
69978:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ah: () => ( readPlanRecords),
V0: () => ( supposeRunning),
xZ: () => ( readPlans)
});
var _workitem_look_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19864);
var _workitem_stored_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20027);
var _workitem_work_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11247);
async function readPlans(wanted, host) {
const { plans, ...others } = await readPlanRecords(wanted, await (0,_workitem_look_js__WEBPACK_IMPORTED_MODULE_0__ .Of)(host));
return { plans: supposeRunning(plans, others.isRunning), ...others };
}
function supposeRunning(plans, isRunning) {
if (!isRunning)
return plans;
return plans.flatMap((plan) => {
const items = plan.items.filter((item) => item.status !== 'blocked' || item.reason !== _workitem_work_event_js__WEBPACK_IMPORTED_MODULE_2__ .T);
return items.length === 0 ? [] : [{ ...plan, items, to: undefined }];
});
}
async function readPlanRecords(wanted, paths) {
const { receipts, blocked, branches, ...others } = await (0,_workitem_look_js__WEBPACK_IMPORTED_MODULE_0__ .n0)(wanted, paths);
const plans = new Map();
for (const receipt of receipts) {
const { plan, work_item: item, status } = receipt;
const known = plans.get(plan) ?? { plan, branch: null, items: [] };
const hasLanded = status === 'success' && branches.has(receipt.branch);
const shown = { ...known, ...(hasLanded ? { branch: receipt.branch } : {}), ...withTimes(known, receipt) };
plans.set(plan, shown);
shown.items.push({ id: item.id, reused: false, ...(0,_workitem_stored_result_js__WEBPACK_IMPORTED_MODULE_1__ .B)(paths, receipt) });
}
for (const { plan, id, reason } of blocked) {
const known = plans.get(plan) ?? { plan, branch: null, items: [] };
const items = [...known.items.filter((item) => item.id !== id), { id, status: 'blocked', reason }];
plans.set(plan, { ...known, items });
}
return { plans: [...plans.values()], ...others };
}
function withTimes({ from, to }, { started_at, ended_at }) {
return {
from: from === undefined || started_at < from ? started_at : from,
to: to === undefined || ended_at > to ? ended_at : to,
};
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
45351:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B$: () => ( namedReceipts),
E: () => ( foldHistory),
Go: () => ( isLanding),
Kz: () => ( landedSchema),
bs: () => ( HISTORY_FOLD)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _receipt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80083);
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const commitId = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const hash = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{64}$/));
const id = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const plan = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/));
const landedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('landed'),
...{ id, plan, item: text, work_item_hash: hash, after_hash: hash, landed_commit: commitId, receipt_hash: hash },
follows: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(commitId),
});
const endedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('ended'),
...{ id, plan, item: text, status: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(_receipt_js__WEBPACK_IMPORTED_MODULE_4__ .LV), receipt_hash: hash },
});
const lostSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('lost') });
const thawedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('thawed') });
const concludedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .gMt('kind', [landedSchema, endedSchema, lostSchema, thawedSchema]);
const landingSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
iter: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr(),
ref: text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^refs\/heads\/[A-Za-z0-9][A-Za-z0-9/_-]*$/)),
...{ old: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(commitId), parent: commitId, merged: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(commitId), tree: commitId },
...{ message: text, date: text },
draft: zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
receipt: zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
...{ id, plan, work_item: zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ id: text }), work_item_hash: hash },
after_hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash),
}),
...{ previous: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash), store_base: commitId, follows: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(commitId) },
}),
});
const isLanding = (raw) => landingSchema.safeParse(raw).success;
const HISTORY_FOLD = {
begin: () => ({
landed: [],
ended: [],
pending: undefined,
unusable: undefined,
starts: [],
thawing: undefined,
}),
take: (state, { seq: _, prev: __, hash: hidden, ...record }, line) => {
if (record.kind === undefined) {
const pending = isLanding(record) ? { landing: record, hash: String(hidden) } : undefined;
state.pending = pending;
state.unusable = pending === undefined ? record : undefined;
if (pending?.landing.old === null)
state.starts.push(pending.landing.parent);
return;
}
const concluded = concludedIn(record, line);
if (concluded.kind === 'ended')
state.ended.push(concluded);
else if (concluded.kind === 'thawed')
state.thawing = undefined;
else
[state.pending, state.unusable] = [undefined, undefined];
if (concluded.kind === 'landed') {
state.landed.push(concluded);
state.thawing = concluded.follows === undefined ? undefined : concluded;
}
},
};
function foldHistory(records) {
const state = HISTORY_FOLD.begin();
let line = 0;
for (const record of records)
HISTORY_FOLD.take(state, record, ++line);
return state;
}
const JOURNAL = '.autorize/work/journal.jsonl';
function concludedIn(record, line) {
const result = concludedSchema.safeParse(record);
if (result.success)
return result.data;
const member = result.error.issues[0]?.path.join('.') || 'shape';
const found = `a record without a usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(member, 100)}`;
const remedy = 'See who wrote it; to begin again without it, move .autorize/work away. Git has what landed.';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Vl([{ file: JOURNAL, line, found, expected: 'a record of a run of work items', remedy }]);
}
function namedReceipts({ landed, ended, pending }) {
const ids = [...landed, ...ended].map(({ id: each }) => each);
return new Set(pending === undefined ? ids : [...ids, pending.landing.draft.receipt.id]);
}
}),
19864:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Of: () => ( pathsToRead),
n0: () => ( readWorkStatusAt)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _kernel_branch_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98972);
var _kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26530);
var _blocked_items_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68842);
var _history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45351);
var _lost_runs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33444);
var _waiting_items_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71509);
var _work_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85620);
var _work_records_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43165);
async function readWorkStatus(plan, host) {
return await readWorkStatusAt(plan, await pathsToRead(host));
}
async function readWorkStatusAt(plan, paths) {
const history = (0,_history_js__WEBPACK_IMPORTED_MODULE_4__ .E)((0,_work_records_js__WEBPACK_IMPORTED_MODULE_8__ .N9)(paths));
const { landed, ended, pending, thawing } = history;
const records = [...landed, ...ended].map(({ id, plan: of, item }) => ({ id, of, item }));
const { branches, isLanded, isPlain } = await readBranches(paths, pending);
if (pending !== undefined && isLanded) {
const { id, plan: of, work_item: item } = pending.landing.draft.receipt;
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,_work_records_js__WEBPACK_IMPORTED_MODULE_8__ .WI)(paths, id)))
records.push({ id, of, item: item.id });
}
const last = new Map();
for (const { id, of, item } of records.sort((one, other) => (one.id < other.id ? -1 : 1))) {
if (plan === undefined || of === plan)
last.set(`${of}\0${item}`, id);
}
const { isRunning, activities } = (0,_work_files_js__WEBPACK_IMPORTED_MODULE_7__ .Kc)(paths);
const receipts = [...last.values()].map((id) => (0,_work_records_js__WEBPACK_IMPORTED_MODULE_8__ .b8)(paths, id));
const blocked = (0,_blocked_items_js__WEBPACK_IMPORTED_MODULE_3__ .tQ)(paths).filter((each) => plan === undefined || each.plan === plan);
const waiting = isRunning ? (0,_waiting_items_js__WEBPACK_IMPORTED_MODULE_6__.readWaitingItems)(paths).filter((each) => plan === undefined || each.plan === plan) : [];
const lost = isRunning ? undefined : (0,_lost_runs_js__WEBPACK_IMPORTED_MODULE_5__ .E)(paths, { history, branches });
return {
...{ receipts, blocked: (0,_blocked_items_js__WEBPACK_IMPORTED_MODULE_3__ .Rp)(blocked, receipts), branches, isRunning, activities, waiting },
problems: lost === undefined ? [] : [`${lost.message}. ${lost.remedy}`],
checkoutOpen: pending === undefined && thawing === undefined ? undefined : await describe(paths, { history, isLanded }),
isPlain: isPlain && thawing === undefined && receipts.every(hasPlainOutput),
};
}
async function pathsToRead(host) {
const paths = (0,_work_files_js__WEBPACK_IMPORTED_MODULE_7__ .E4)(host);
if (!(0,_kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ .FJ)(paths.repository))
return paths;
const { workPathsOf } = await __webpack_require__.e( 492).then(__webpack_require__.bind(__webpack_require__, 50492));
return workPathsOf(host);
}
function hasPlainOutput({ tests }) {
return tests === null || /^[\w.-]+\.output$/.test(tests.output);
}
async function readBranches(paths, pending) {
const files = (0,_kernel_branch_files_js__WEBPACK_IMPORTED_MODULE_1__ .g)(paths.repository, _work_files_js__WEBPACK_IMPORTED_MODULE_7__ .HB);
if (files !== undefined && pending === undefined)
return { branches: new Set(files.keys()), isLanded: false, isPlain: true };
const { askGit } = await Promise.all( [__webpack_require__.e(4434), __webpack_require__.e(7024)]).then(__webpack_require__.bind(__webpack_require__, 47024));
return { ...(await askGit(paths, pending)), isPlain: false };
}
async function describe(paths, known) {
const { describeOpenCheckout } = await __webpack_require__.e( 8928).then(__webpack_require__.bind(__webpack_require__, 78928));
return describeOpenCheckout(paths, known);
}
}),
33444:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( findLostRuns),
o: () => ( findUnnamed)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_lost_records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17987);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45351);
var _work_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43165);
function findUnnamed(paths, known) {
const namesIn = (folder) => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder) : []);
const receipts = namesIn(paths.receipts).flatMap((name) => (name.endsWith('.json') ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(name, '.json')] : []));
const withReceipt = new Set(receipts);
const isConcluded = (id) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(paths.runs, id, 'RECEIPT.json'));
return {
receipts: receipts.filter((id) => !known.has(id)),
runs: namesIn(paths.runs).filter((id) => !known.has(id) && !withReceipt.has(id) && isConcluded(id)),
};
}
function findLostRuns(paths, { history, branches }) {
const named = (0,_history_js__WEBPACK_IMPORTED_MODULE_5__ .B$)(history);
const { receipts, runs } = findUnnamed(paths, named);
const isEmpty = named.size === 0;
const [only] = receipts;
if (!isEmpty && only !== undefined && receipts.length + runs.length === 1 && !hasLanded(paths, only))
return undefined;
const shown = (path) => (0,_work_records_js__WEBPACK_IMPORTED_MODULE_6__ .pS)(paths, path);
const kept = isEmpty && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.journal) ? [...branches] : [];
const found = [
...(receipts.length === 0 ? [] : [`${shown(paths.receipts)} has ${namesOf(receipts, 'receipt')}`]),
...(runs.length === 0 ? [] : [`${shown(paths.runs)} has ${namesOf(runs, 'concluded run')}`]),
...(kept.length === 0 ? [] : [`there is the branch ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(kept[0], 200)}`]),
];
if (found.length === 0)
return undefined;
return (0,_base_lost_records_js__WEBPACK_IMPORTED_MODULE_3__ .V)({
of: 'work items',
found: [
...found,
`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(paths.journal)} ${isEmpty ? 'names no run' : `names ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .LS)(named.size, 'other run')}`}`,
],
expected: `a record of each run in ${shown(paths.journal)}`,
remedy: `If a run was killed just then, run its plan again. Otherwise: ${_work_records_js__WEBPACK_IMPORTED_MODULE_6__ .nx}`,
});
}
function hasLanded(paths, id) {
try {
return (0,_work_records_js__WEBPACK_IMPORTED_MODULE_6__ .eQ)(id) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,_work_records_js__WEBPACK_IMPORTED_MODULE_6__ .kQ)(paths, id)) && (0,_work_records_js__WEBPACK_IMPORTED_MODULE_6__ .b8)(paths, id).status === 'success';
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW)
return false;
throw error;
}
}
const MAX_SHOWN = 3;
function namesOf(names, what) {
const shown = names.slice(0, MAX_SHOWN).map((name) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(name, 100));
return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .LS)(names.length, what)}: ${shown.join(', ')}${names.length > MAX_SHOWN ? ', …' : ''}`;
}
}),
80083:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KS: () => ( receiptSchema),
LV: () => ( RUN_STATUSES),
XB: () => ( uuidV7)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63836);
var _engine_gateway_protocol_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65152);
var _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83257);
var _settings_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82374);
var _settings_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62806);
var _settings_work_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97895);
const RUN_STATUSES = ['success', 'failure', 'denied', 'timeout'];
const ARTIFACT_TYPES = ['create', 'edit', 'delete'];
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const count = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0));
const hash = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{64}$/));
const commit = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const instant = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/));
const uuid = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));
const type = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(ARTIFACT_TYPES);
const deltas = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ path: text, type, removed: count, added: count }));
const receiptSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
schema_version: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz(1),
id: uuid,
plan: text,
branch: text,
status: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(RUN_STATUSES),
reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
work_item: _settings_work_plan_js__WEBPACK_IMPORTED_MODULE_7__ .i,
work_item_hash: hash,
agent: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
id: text,
command: text,
preset: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(_engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_2__ .VC)),
stdin: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['none', 'prompt']),
env: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, text),
sandbox: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['auto', 'required', 'off']),
network: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['on', 'off', 'model']),
gateway: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n([..._engine_gateway_protocol_js__WEBPACK_IMPORTED_MODULE_3__ .zw, 'off'])),
server_tools: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
price: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, _settings_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__ .d1)),
only_model: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz(true)),
}),
started_at: instant,
ended_at: instant,
execution_time_ms: count,
before_commit: commit,
before_hash: hash,
after_commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(commit),
after_hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash),
landed_commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(commit),
landed_hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash),
artifacts: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
path: text,
type,
mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
content_hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash),
git_blob: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(commit),
})),
deltaO: deltas,
deltaPi: deltas,
deltaLambda: deltas,
deltaQ: deltas,
tool_trace: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ tool: text, detail: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(text) })), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('unavailable')]),
admission: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ ok: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY(), reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text) })),
tests: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
command: text,
outcome: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['passed', 'failed', 'timeout']),
passed: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(count),
failed: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(count),
output: text,
})),
sandbox: text,
key_in_reach: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
environment: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
...{ autorize: text, node: text, git: text, platform: text, arch: text },
memory: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(text),
cores: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(text),
}),
prepared: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
environment: _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .RJ,
setup: (0,_settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .Xv)('5m', _settings_values_js__WEBPACK_IMPORTED_MODULE_6__ .rW),
build: (0,_settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .u2)('10m', _settings_values_js__WEBPACK_IMPORTED_MODULE_6__ .rW),
})),
files: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, hash),
replay_tool: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(hash),
previous_receipt_hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash),
receipt_hash: hash,
});
function uuidV7(now, random) {
const time = now.getTime().toString(16).padStart(12, '0');
const bytes = Buffer.from(random);
bytes[0] = ((bytes[0] ?? 0) & 0x0f) | 0x70;
bytes[2] = ((bytes[2] ?? 0) & 0x3f) | 0x80;
const hex = bytes.toString('hex');
return [time.slice(0, 8), time.slice(8), hex.slice(0, 4), hex.slice(4, 8), hex.slice(8, 20)].join('-');
}
}),
52028:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U6: () => ( decodeUsage),
f$: () => ( findUsage),
ji: () => ( USAGE_FILE)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48951);
const USAGE_FILE = 'usage.json';
const MAX_BYTES = 4096;
const amount = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .qm(0)));
const modelSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
model: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
...{ input_tokens: amount, cached_input_tokens: amount, cache_write_tokens: amount },
...{ output_tokens: amount, usd: amount },
});
const usageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
model: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP()),
...{ input_tokens: amount, output_tokens: amount, usd: amount },
...{ cached_input_tokens: amount, cache_write_tokens: amount },
by_model: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YOg(modelSchema)),
estimated: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .euz(true)),
at_least: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .euz(true)),
});
function findUsage(folder) {
const text = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ .EI)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, USAGE_FILE), 'start', MAX_BYTES)?.text;
return text === undefined ? undefined : decodeUsage(text);
}
function decodeUsage(text) {
try {
return usageSchema.safeParse(JSON.parse(text)).data;
}
catch {
return undefined;
}
}
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
var work_records = __webpack_require__(43165);
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
readWaitingItems: () => ( readWaitingItems)
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
}),
85620:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E4: () => ( locateWork),
HB: () => ( WORK_BRANCHES),
Kc: () => ( readWork),
XF: () => ( workPathsAt),
bp: () => ( replayName)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84321);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68724);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63342);
const WORK_BRANCHES = 'autorize-work';
function locateWork({ cwd }) {
const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ .W1)(cwd);
const own = '.autorize/work';
const { folder: _, receipts, runs, strays: __, ...files } = filesIn(own);
(0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .fg)(repository.folder, {
files: [...Object.values(files), `${files.lock}.holder`],
folders: [receipts, runs],
whole: [own],
isUnopened: (path) => isUnopened(repository.folder, path),
});
return workPathsAt(repository, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, own));
}
function isUnopened(top, path) {
const [, , kind = '', id = '', ...rest] = path.split('/');
if (rest.length > 0)
return false;
if (kind === 'runs' && id !== '')
return !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, filesIn('.autorize/work').receipts, `${id}.json`));
if (kind === 'aside')
return id !== '';
return id === '' && ['exchange', 'strays'].includes(kind);
}
function workPathsAt(repository, folder) {
return { repository, ...filesIn(folder) };
}
function filesIn(folder) {
return {
folder,
journal: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'journal.jsonl'),
receipts: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'receipts'),
runs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'runs'),
strays: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'strays'),
lock: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'work.lock'),
reserve: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'work.reserve'),
activity: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'activity.json'),
blocked: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'blocked.json'),
};
}
function readWork(paths) {
const isRunning = (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__ .oZ)(paths.lock);
return { isRunning, activities: isRunning ? (0,_engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_2__ .W)(paths.activity) : [] };
}
function replayName({ agent }) {
return `replay-${agent.id}.sh`;
}
}),
43165:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N9: () => ( readWorkJournal),
WI: () => ( receiptPath),
Zr: () => ( readTail),
b8: () => ( readReceipt),
dG: () => ( decodeReceipt),
eQ: () => ( isId),
kQ: () => ( runFolder),
nx: () => ( REMEDY),
pS: () => ( shownPath)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50534);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
var _receipt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80083);
const REMEDY = 'Put the file back from a copy, or move .autorize/work away to begin again; git has what landed.';
function readWorkJournal(paths) {
const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(paths.journal);
if (bytes === undefined)
return [];
const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_2__ .z8)(bytes);
if (parsed.kind === 'sound')
return parsed.records;
const file = shownPath(paths, paths.journal);
const { line, why } = parsed;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl([
{ file, line, found: `the line ${why}`, expected: 'the chain of records unbroken', remedy: REMEDY },
]);
}
function shownPath({ repository }, path) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(repository.folder, path);
}
const isId = (text) => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(text);
function checkedId(id) {
if (isId(id))
return id;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl([
{ found: `a record names the run ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(id, 100)}`, expected: 'the id of a run', remedy: REMEDY },
]);
}
function receiptPath({ receipts }, id) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(receipts, `${checkedId(id)}.json`);
}
function runFolder({ runs }, id) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(runs, checkedId(id));
}
function readReceipt(paths, id) {
return decodeReceipt(receiptPath(paths, id), shownPath(paths, receiptPath(paths, id)));
}
function decodeReceipt(path, shown) {
let raw;
try {
const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(path);
if (bytes === undefined)
throw new Error('there is no such file');
raw = JSON.parse(bytes.toString());
}
catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Rb({
message: `the receipt ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(shown, 200)} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
remedy: 'Name a receipt: its id, or the path of its file. See: autorize work status',
cause: error,
});
}
const parsed = _receipt_js__WEBPACK_IMPORTED_MODULE_5__ .KS.safeParse(raw);
if (parsed.success)
return parsed.data;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl(parsed.error.issues.slice(0, 20).map(({ path: at, message }) => ({
file: shown,
path: `$${at.map((part) => `.${String(part)}`).join('')}`,
found: message,
expected: 'a receipt',
remedy: 'Take the file that the run wrote.',
})));
}
const MAX_TAIL_BYTES = 64 * 1024;
function readTail(path) {
return (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(path)?.subarray(-MAX_TAIL_BYTES).toString();
}
})
};

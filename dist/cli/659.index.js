export const id = 659;
export const ids = [659];
export const modules = {
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
14953:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => ( renderCardStyle)
});
function renderCardStyle(columns, name = 'cards') {
const places = (isMeant) => columns.flatMap((column, index) => (isMeant(column) ? [`:nth-child(${index + 1})`] : [])).join(',');
const wide = places(({ isWide }) => isWide);
const labels = columns.map(({ label }, index) => label === undefined ? '' : `.${name} tr>:nth-child(${index + 1})::before{content:"${label}" / ""}`);
return `@media (max-width:42rem){
.${name}{border:0;overflow:visible}.${name} :is(table,caption,tbody){display:block}.${name} caption{padding:0 0 .5rem;max-width:none}
.${name} thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.${name} tbody tr{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.4rem 1rem;border:1px solid var(--line);
border-radius:.4rem;padding:.6rem .75rem;margin:0 0 .6rem}
.${name} tbody tr>*{display:block;border:0;padding:0;min-width:0;text-align:left;white-space:normal}
.${name} tbody tr>:empty{display:none}
.${name} tr>:not(.mark)::before{display:block;color:var(--dim);font-size:.8rem;font-weight:400}
${wide === '' ? '' : `.${name} tbody tr>:is(${wide}){grid-column:1/-1}`}
${labels.filter(Boolean).join('\n')}
}`;
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
20193:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
r: () => ( renderComparisonHtml)
});
var base_text = __webpack_require__(7953);
var card_style = __webpack_require__(14953);
var comparison_effect = __webpack_require__(45594);
var score_text = __webpack_require__(58164);
var schemas = __webpack_require__(41514);
;
const HISTORY_FORMAT = 'autorize-comparison-history-v1';
const MAX_ENTRIES = 1000;
const MAX_HISTORY_BYTES = ( null && (2 * 1024 * 1024));
const MAX_METRICS = 100;
const MAX_TEXT = 200;
const MAX_CHARS = MAX_TEXT - 1;
const history_text = schemas .YjP().max(MAX_TEXT);
const score = schemas .aig();
const metricSchema = schemas .rej({
name: history_text,
unit: history_text.nullable(),
direction: schemas .k5n(['min', 'max']),
median: score,
lower: score,
upper: score,
runs: schemas .Whr().positive(),
});
const entrySchema = schemas .rej({
subject: history_text,
commit: schemas .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/),
recorded_at: history_text,
machine: history_text,
run: history_text,
metrics: schemas .YOg(metricSchema).max(MAX_METRICS),
});
const historySchema = schemas .rej({
format: schemas .euz(HISTORY_FORMAT),
entries: schemas .YOg(entrySchema).max(MAX_ENTRIES),
});
function entryOf(report, { subject, machine, run, now }) {
const byName = report.metrics.toSorted((one, other) => (one.name < other.name ? -1 : 1));
return {
...{ subject: recordedText(subject), commit: report.base.commit, recorded_at: now.toISOString() },
...{ machine: recordedText(machine), run: recordedText(run) },
metrics: byName.slice(0, MAX_METRICS).flatMap(metricOf),
};
}
function metricOf({ name, unit, direction, pairs, calibration }) {
const scores = [...calibration, ...pairs.map(({ base }) => base)].sort((one, other) => one - other);
const median = centralMedian(scores);
if (scores.length === 0 || !Number.isFinite(median))
return [];
const at = (share) => scores[Math.round(share * (scores.length - 1))] ?? median;
const named = { name: recordedText(name), unit: unit === null ? null : recordedText(unit), direction };
return [{ ...named, median, lower: at(0.25), upper: at(0.75), runs: scores.length }];
}
function recordedText(text) {
return (0,base_text .vI)(text, MAX_CHARS);
}
function decodeHistory(bytes) {
try {
return historySchema.safeParse(JSON.parse(bytes.toString())).data?.entries;
}
catch {
return undefined;
}
}
function encodeHistory(entries) {
const lines = [];
let left = MAX_HISTORY_BYTES - 200;
for (const entry of entries.slice(-MAX_ENTRIES).toReversed()) {
const line = JSON.stringify(entry);
left -= Buffer.byteLength(line) + 2;
if (left < 0)
break;
lines.unshift(line);
}
const bytes = Buffer.from(`{"format":"${HISTORY_FORMAT}","entries":[\n${lines.join(',\n')}\n]}\n`);
return { bytes, entries: lines.length === 0 ? [] : entries.slice(-lines.length) };
}
var foreign_text = __webpack_require__(84483);
var html = __webpack_require__(45138);
var score_scale = __webpack_require__(58142);
var time_text = __webpack_require__(1052);
;
const WIDTH = 720;
const HEIGHT = 200;
const TOP = 12;
const BOTTOM = 176;
const RIGHT = 12;
const CHAR = 7;
const MAX_JOBS = 200;
const MAX_PICTURES = 20;
const KINDS = 4;
const HISTORY_STYLE = `
.past{display:block;width:100%;min-width:34rem;max-width:52rem;height:auto;font:12px system-ui,sans-serif;fill:var(--fg)}
.past .grid{stroke:var(--line)}.past .y{text-anchor:end}.past .spread{stroke-width:1.5}
.past .k0{fill:var(--accent);stroke:var(--accent)}.past .k1{fill:var(--good);stroke:var(--good)}
.past .k2{fill:var(--warn);stroke:var(--warn)}.past .k3{fill:var(--bad);stroke:var(--bad)}.past .k4{fill:var(--dim);stroke:var(--dim)}
`;
function renderHistory({ metrics }, history) {
const entries = history.slice(-MAX_JOBS);
const pictures = metrics.slice(0, MAX_PICTURES).flatMap(({ name, unit, direction }) => {
const jobs = entries.flatMap(({ metrics: recorded, ...entry }) => {
const metric = recorded.find((each) => each.name === recordedText(name) &&
each.unit === (unit === null ? null : recordedText(unit)) &&
each.direction === direction);
return metric === undefined ? [] : [{ ...entry, metric }];
});
const picture = renderPicture(jobs);
const title = (0,foreign_text .TN)(name, 80);
return picture === undefined
? []
: [
`<h3>${(0,html .Z)(title)}${unit === null ? '' : `, ${(0,html .Z)((0,foreign_text .TN)(unit, 20))}`}</h3>`,
`<div class="scroll" tabindex="0" role="region" aria-label="History of ${(0,html .Z)(title)}">${picture}</div>`,
];
});
if (pictures.length === 0)
return [];
return [
'<h2>History of the base</h2>',
`<p class="note">Each dot is the median of one job, with its quartiles, the newest on the right; each colour is a kind of processor. Jobs run on different machines, so a step may come from the machine. No verdict uses these figures.</p>`,
...pictures,
];
}
function renderPicture(jobs) {
const scores = (0,score_scale .D8)({ scores: jobs.flatMap(({ metric }) => [metric.lower, metric.upper]), anchors: [] });
if (scores === undefined)
return undefined;
const ticks = (0,score_scale .Pe)(scores, 4);
const left = 20 + CHAR * Math.max(...ticks.map((tick) => (0,score_text .ls)(tick).length));
const y = (score) => round(BOTTOM - (0,score_scale .wG)(score, scores) * (BOTTOM - TOP));
const grid = ticks.map((tick) => `<path class="grid" d="M${left} ${y(tick)}H${WIDTH - RIGHT}"/><text class="y" x="${left - 6}" y="${y(tick) + 4}">${(0,score_text .ls)(tick)}</text>`);
const machines = [...new Set(jobs.map(({ machine }) => machine))];
const across = { lo: -0.5, hi: jobs.length - 0.5 };
const dots = jobs.map(({ metric, commit, machine, recorded_at: at }, index) => {
const x = round(left + (0,score_scale .wG)(index, across) * (WIDTH - RIGHT - left));
const kind = Math.min(machines.indexOf(machine), KINDS);
const words = `${commit.slice(0, 12)}, ${(0,time_text .Wv)(at)}: ${(0,score_text .ls)(metric.median)} (${(0,score_text .ls)(metric.lower)} to ${(0,score_text .ls)(metric.upper)}, ${(0,base_text .LS)(metric.runs, 'run')}), ${(0,foreign_text .TN)(machine, 80)}`;
return `<g class="k${kind}"><title>${(0,html .Z)(words)}</title><path class="spread" d="M${x} ${y(metric.lower)}V${y(metric.upper)}"/><circle cx="${x}" cy="${y(metric.median)}" r="3"/></g>`;
});
const last = jobs.at(-1);
const label = `${(0,base_text .LS)(jobs.length, 'job')}, the last with ${(0,score_text .ls)(last?.metric.median ?? 0)}`;
return `<svg class="past" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${(0,html .Z)(label)}">${[...grid, ...dots].join('')}</svg>`;
}
function round(value) {
return Math.round(value * 10) / 10;
}
;
const comparison_plot_WIDTH = 720;
const comparison_plot_HEIGHT = 260;
const comparison_plot_TOP = 12;
const comparison_plot_BOTTOM = 212;
const comparison_plot_RIGHT = 96;
const comparison_plot_CHAR = 7;
const MAX_TITLED = 300;
const PLOT_STYLE = `
.plot{display:block;width:100%;min-width:34rem;max-width:52rem;height:auto;font:12px system-ui,sans-serif;fill:var(--fg)}
.plot .grid{stroke:var(--line)}.plot .axis,.plot .zero{stroke:var(--dim)}.plot .zero{stroke-width:1.5;stroke-dasharray:6 5}
.plot .margin,.strip .margin{fill:var(--dim);opacity:.18}
.plot .interval{fill:var(--mark);opacity:.16}.plot .estimate{stroke:var(--mark);stroke-width:2.5;fill:none}
.plot .bar,.strip .bar{stroke:var(--mark);stroke-width:2.5;fill:none}
.plot .base-first{fill:var(--accent);stroke:var(--bg)}.plot .head-first{fill:var(--bg);stroke:var(--accent);stroke-width:1.75}
.plot .outside{fill:var(--accent)}
.plot .y{text-anchor:end}.plot .x,.plot .name{text-anchor:middle}.plot .name{fill:var(--dim)}
.strip{display:block;width:11rem;height:1.5rem}.strip .zero{stroke:var(--dim)}.strip .dot{fill:var(--mark)}
.is-worse{--mark:var(--bad)}.is-better{--mark:var(--good)}.is-no-difference{--mark:var(--accent)}.is-undecided{--mark:var(--warn)}
`;
function sharesOf(metric) {
const { effect, scale, pairs, margin, calibration, unit } = metric;
if (effect === null || !Number.isFinite(effect.estimate))
return undefined;
if (scale === 'ratio') {
const share = (ratio) => ratio === null || !Number.isFinite(ratio) || ratio <= 0 ? null : ratio - 1;
return {
...{ estimate: effect.estimate - 1, lower: share(effect.lower), upper: share(effect.upper) },
margin: [1 / (1 + margin) - 1, margin],
pairs: pairs.map(({ base, head }) => head / base - 1),
label: (value) => signed(Number((value * 100).toPrecision(4)), ' %'),
name: 'head against base',
};
}
const level = Math.abs(medianOf(calibration)) || 1;
return {
...{ estimate: effect.estimate, lower: effect.lower, upper: effect.upper },
margin: [-margin * level, margin * level],
pairs: pairs.map(({ base, head }) => head - base),
label: (value) => signed(Number(value.toPrecision(4)), ''),
name: `head − base${unit === null ? '' : `, ${unit}`}`,
};
}
function medianOf(scores) {
const sorted = scores.toSorted((one, other) => one - other);
return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
function signed(value, unit) {
return `${value > 0 ? '+' : ''}${(0,score_text .ls)(value)}${unit}`;
}
function domainOf({ estimate, lower, upper, margin, pairs }) {
const anchors = [0, estimate, ...margin, lower, upper].filter((value) => value !== null && Number.isFinite(value));
return (0,score_scale .D8)({ scores: pairs.length === 0 ? [estimate] : pairs, anchors: anchors });
}
function renderPairPlot(metric, id) {
const shares = sharesOf(metric);
const domain = shares === undefined ? undefined : domainOf(shares);
if (shares === undefined || domain === undefined || shares.pairs.length === 0)
return undefined;
const ticks = (0,score_scale .Pe)(domain, 5);
const left = 34 + Math.max(...ticks.map((tick) => shares.label(tick).length)) * comparison_plot_CHAR;
const right = comparison_plot_WIDTH - comparison_plot_RIGHT;
const y = (value) => comparison_plot_round(comparison_plot_BOTTOM - (0,score_scale .wG)(value, domain) * (comparison_plot_BOTTOM - comparison_plot_TOP));
const x = (index) => comparison_plot_round(left + ((index + 0.5) / shares.pairs.length) * (right - left));
return [
`<svg class="plot is-${metric.answer}" viewBox="0 0 ${comparison_plot_WIDTH} ${comparison_plot_HEIGHT}" role="img" aria-labelledby="${id}-title ${id}-desc">`,
`<title id="${id}-title">Every pair of ${(0,html .Z)(metric.name)}</title>`,
`<desc id="${id}-desc">${(0,html .Z)(describe(metric, shares))}</desc>`,
...ticks.map((tick) => `<path class="grid" d="M${left} ${y(tick)}H${right}"/><text class="y" x="${left - 6}" y="${y(tick) + 4}">${(0,html .Z)(shares.label(tick))}</text>`),
renderBand('margin', { left, right, from: y(shares.margin[1]), to: y(shares.margin[0]) }),
...renderInterval(shares, { left, right, y }),
`<path class="zero" d="M${left} ${y(0)}H${right}"/>`,
`<path class="estimate" d="M${left} ${y(shares.estimate)}H${right}"/>`,
...shares.pairs.map((share, index) => renderDot({ share, index, x: x(index), y: y(share), domain, metric, label: shares.label })),
...renderPairAxis({ count: shares.pairs.length, left, right, x }),
`<text class="name" transform="translate(13 ${(comparison_plot_TOP + comparison_plot_BOTTOM) / 2})rotate(-90)">${(0,html .Z)(shares.name)}</text>`,
'</svg>',
].join('\n');
}
function describe({ pairs, direction }, { estimate, lower, upper, label }) {
const side = (value) => (value === null ? 'not bounded' : label(value));
const better = direction === 'min' ? 'less' : 'more';
return `${(0,base_text .LS)(pairs.length, 'pair')}: estimate ${label(estimate)}, interval from ${side(lower)} to ${side(upper)}; ${better} is better.`;
}
function renderBand(name, { left, right, from, to }) {
return `<rect class="${name}" x="${left}" y="${from}" width="${comparison_plot_round(right - left)}" height="${Math.max(1, comparison_plot_round(to - from))}"/>`;
}
function renderInterval({ lower, upper, estimate, label }, { left, right, y }) {
if (lower !== null && upper !== null && lower > upper)
return [];
const [from, to] = [upper === null ? comparison_plot_TOP : y(upper), lower === null ? comparison_plot_BOTTOM : y(lower)];
const at = right + 14;
const top = upper === null ? `M${at - 5} ${from + 6}l5 -6l5 6` : `M${at - 5} ${from}h10`;
const bottom = lower === null ? `M${at - 5} ${to - 6}l5 6l5 -6` : `M${at - 5} ${to}h10`;
return [
renderBand('interval', { left, right, from, to }),
`<path class="bar" d="${top}M${at} ${from}V${to}${bottom}"/>`,
`<text x="${at + 10}" y="${y(estimate) + 4}">${(0,html .Z)(label(estimate))}</text>`,
];
}
function renderDot({ share, index, x, y, domain, metric, label }) {
const pair = metric.pairs[index];
if (pair === undefined)
return '';
const count = metric.pairs.length;
const shape = shapeOf({ share, domain, x, y, radius: count > 120 ? 2.5 : 4, first: pair.first });
if (count > MAX_TITLED)
return `${shape}/>`;
const scores = `base ${(0,score_text .ls)(pair.base)}, head ${(0,score_text .ls)(pair.head)}`;
return `${shape}><title>pair ${index + 1}: ${(0,html .Z)(label(share))} (${scores}; ${pair.first} first)</title></${shape.startsWith('<path') ? 'path' : 'circle'}>`;
}
function shapeOf({ share, domain, x, y, radius, first }) {
if (share > domain.hi)
return `<path class="outside" d="M${x - 4} ${y + 7}h8l-4 -7z"`;
if (share < domain.lo)
return `<path class="outside" d="M${x - 4} ${y - 7}h8l-4 7z"`;
return `<circle class="${first}-first" cx="${x}" cy="${y}" r="${radius}"`;
}
function renderPairAxis({ count, left, right, x }) {
const ticks = [...new Set([1, ...(0,score_scale .Pe)({ lo: 1, hi: Math.max(2, count) }, 10)])];
const whole = ticks.filter((tick) => Number.isInteger(tick) && tick >= 1 && tick <= count);
return [
`<path class="axis" d="M${left} ${comparison_plot_BOTTOM + 4}H${right}"/>`,
...whole.map((tick) => `<text class="x" x="${x(tick - 1)}" y="${comparison_plot_BOTTOM + 20}">${tick}</text>`),
`<text class="name" x="${comparison_plot_round((left + right) / 2)}" y="${comparison_plot_HEIGHT - 8}">pair, in the order of measurement</text>`,
];
}
function stripDomain(metrics) {
const ends = metrics.flatMap((metric) => {
const shares = metric.scale === 'ratio' ? sharesOf(metric) : undefined;
return shares === undefined ? [] : [shares.estimate, ...shares.margin, shares.lower ?? 0, shares.upper ?? 0];
});
const most = Math.min(MAX_STRIP, Math.max(0.01, ...ends.map(Math.abs)));
return { lo: -most, hi: most };
}
const MAX_STRIP = 1;
const STRIP = { width: 176, height: 24, middle: 12 };
function renderStrip(metric, domain) {
const shares = metric.scale === 'ratio' ? sharesOf(metric) : undefined;
if (shares === undefined)
return '';
const { estimate, lower, upper, margin } = shares;
const x = (value) => comparison_plot_round(4 + (0,score_scale .wG)(value, domain) * (STRIP.width - 8));
const [from, to] = [lower === null ? 0 : x(lower), upper === null ? STRIP.width : x(upper)];
const { middle, height } = STRIP;
const bar = lower !== null && upper !== null && lower > upper ? '' : `<path class="bar" d="M${from} ${middle}H${to}"/>`;
return [
`<svg class="strip is-${metric.answer}" viewBox="0 0 ${STRIP.width} ${height}" aria-hidden="true">`,
`<rect class="margin" x="${x(margin[0])}" y="2" width="${Math.max(1, comparison_plot_round(x(margin[1]) - x(margin[0])))}" height="${height - 4}"/>`,
`<path class="zero" d="M${x(0)} 0V${height}"/>`,
bar,
`<circle class="dot" cx="${x(estimate)}" cy="${middle}" r="3"/>`,
'</svg>',
].join('');
}
function comparison_plot_round(value) {
return Math.round(value * 10) / 10;
}
var comparison_view = __webpack_require__(91978);
var page = __webpack_require__(47916);
var page_result = __webpack_require__(71724);
var page_style = __webpack_require__(94464);
;
const MAX_ROWS = 2000;
const MAX_PLOTS = 60;
const comparison_html_MAX_TEXT = 400;
const SIGNS = {
worse: '\\2718',
better: '\\2714',
'no-difference': '\\2248',
undecided: '?',
};
const SIGN_RULES = Object.entries(SIGNS).map(([answer, sign]) => `.mark.is-${answer}::before{content:"${sign}\\a0" / "";color:var(--mark)}`);
const CARDS = ['', 'Benchmark', 'Change', 'Interval', 'Picture', 'Margin', 'Pairs', 'Base', 'Head'].map((label) => ({
label: label === '' ? undefined : label,
isWide: label === 'Benchmark' || label === 'Picture',
}));
const STYLE = `${page_style .W}${PLOT_STYLE}${HISTORY_STYLE}${SIGN_RULES.join('\n')}
.mark{white-space:nowrap;font-weight:600}.verdict .mark{white-space:normal}caption{max-width:34rem}
.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}.whole{white-space:nowrap}
tbody th{min-width:8rem;font-weight:600}td{vertical-align:middle}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0;margin:.5rem 0;color:var(--dim);font-size:.9rem}
.legend span{display:inline-block;vertical-align:middle;margin-right:.4em;width:.8em;height:.8em;border-radius:50%}
.legend .filled{background:var(--accent)}.legend .hollow{border:2px solid var(--accent)}
.legend .band{border-radius:0;width:1.6em;background:var(--dim);opacity:.35}
.legend .dash{border-radius:0;width:1.8em;height:0;border-top:2px dashed var(--dim)}
${(0,card_style .G)(CARDS)}
`;
function renderComparisonHtml(report, { banners = [], history = [], frame } = {}) {
const rows = (0,comparison_view .fy)(report);
const title = (0,comparison_view .MK)(report);
return (0,page .C)({
frame,
title: `${title}: autorize compare`,
style: STYLE,
body: [
'<header>',
'<h1>Comparison of two commits</h1>',
...[...(0,comparison_view .z0)(report), ...banners].map((banner) => `<p class="problem">${comparison_html_text(banner)}</p>`),
...(0,page_result .n)({
result: `<span class="mark is-${report.answer}">${comparison_html_text((0,comparison_view .xK)(report))}</span>`,
ended: (0,comparison_view .f5)(report),
evidence: [
`<p>${comparison_html_text(title)}</p>`,
`<p>${comparison_html_text((0,comparison_view .EO)(report))} ${HOW}</p>`,
...(0,page_result .t)(evidenceFigures(report)),
],
}),
...(0,page_result .t)([
['Base', cell((0,comparison_view .WC)(report.base))],
['Head', cell((0,comparison_view .WC)(report.head))],
]),
'</header>',
'<main>',
...renderTable(rows, report),
...renderPlots(rows),
...renderHistory(report, history),
...renderNotes(report),
'<h2>How it was measured</h2>',
`<pre tabindex="0" aria-label="Command">${comparison_html_text(report.command)}</pre>`,
`<p>${HOW}</p>`,
'</main>',
`<footer><p>Started ${comparison_html_text((0,time_text .Wv)(report.started_at))}. Generated by autorize.</p></footer>`,
],
});
}
const HOW = 'Both commits ran on this one machine in pairs, a coin deciding which one first.';
function evidenceFigures(report) {
const whose = { base: 'of the base', head: 'of the head', own: 'of each commit' }[report.evaluator];
const figures = [...(0,comparison_view .jU)(report), ['Benchmark', whose]];
return figures.map(([name, value]) => [name, cell(value)]);
}
function cell(value) {
return (0,foreign_text .TN)(value, comparison_html_MAX_TEXT);
}
function renderTable(rows, { metrics, confidence }) {
const domain = stripDomain(metrics);
const interval = `${(0,comparison_effect .hM)(confidence)} CI`;
const heads = ['Answer', 'Benchmark', 'Change', interval, 'Picture', 'Margin', 'Pairs', 'Base', 'Head'];
const shown = rows.slice(0, MAX_ROWS).map((row, index) => {
const name = index < MAX_PLOTS ? `<a href="#m${index}">${comparison_html_text(row.name)}</a>` : comparison_html_text(row.name);
const number = (value) => `<td class="number">${comparison_html_text(value)}</td>`;
return [
`<tr><td class="mark is-${row.answer}">${row.word}</td><th scope="row">${name}</th>`,
`<td class="whole">${comparison_html_text(row.change)}</td><td class="whole">${comparison_html_text(row.interval)}</td>`,
`<td>${renderStrip(row.metric, domain)}</td>`,
...[row.margin, row.pairs, row.base, row.head].map(number),
'</tr>',
].join('');
});
const numbers = ['Margin', 'Pairs', 'Base', 'Head'];
const reach = `${Math.round(domain.hi * 100)} %`;
return [
'<h2>Benchmarks</h2>',
'<div class="scroll cards" tabindex="0" role="region" aria-label="Benchmarks"><table>',
`<caption>The strongest evidence first. The picture spans −${reach} to +${reach}: interval, estimate, and the margin in grey.</caption>`,
`<thead><tr>${heads.map((head) => `<th scope="col"${numbers.includes(head) ? ' class="number"' : ''}>${(0,html .Z)(head)}</th>`).join('')}</tr></thead>`,
'<tbody>',
...shown,
'</tbody></table></div>',
...leftOut(rows.length - shown.length),
];
}
function renderPlots(rows) {
const parts = rows.slice(0, MAX_PLOTS).map((row, index) => {
const plot = renderPairPlot({ ...row.metric, name: row.name }, `m${index}`);
return [
`<details id="m${index}"${index < MAX_OPEN || row.answer !== 'no-difference' ? ' open' : ''}>`,
`<summary>${comparison_html_text(row.name)}: <span class="mark is-${row.answer}">${row.word}</span></summary>`,
`<p>${comparison_html_text(row.sentence)}</p>`,
...(row.needs === undefined ? [] : [`<p class="note">${comparison_html_text(row.needs)}</p>`]),
plot === undefined
? '<p>No pair was measured.</p>'
: `<div class="scroll" tabindex="0" role="region" aria-label="Pairs of ${comparison_html_text(row.name)}">${plot}</div>`,
'</details>',
].join('\n');
});
if (parts.length === 0)
return ['<p>No metric was measured.</p>'];
return ['<h2>Every pair</h2>', LEGEND, ...parts, ...leftOut(rows.length - parts.length)];
}
const MAX_OPEN = 3;
const LEGEND = `<ul class="legend"><li><span class="filled"></span>the base ran first</li><li><span class="hollow"></span>the head ran first</li>\
<li><span class="band"></span>margin of no change</li><li><span class="dash"></span>no difference at all</li>\
<li>coloured band and bar: estimate and interval</li><li>triangle: a pair beyond the edge</li></ul>`;
function renderNotes({ notes }) {
if (notes.length === 0)
return [];
return ['<h2>Notes</h2>', '<ul>', ...notes.slice(0, MAX_PLOTS).map((note) => `<li>${comparison_html_text(note)}</li>`), '</ul>'];
}
function leftOut(rest) {
return rest > 0
? [`<p class="note">${(0,base_text .LS)(rest, 'benchmark')} more left out here; report.json lists all.</p>`]
: [];
}
function comparison_html_text(value) {
return (0,html .Z)(cell(value));
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
45138:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => ( escapeHtml)
});
const ENTITIES = {
'<': '&lt;',
'>': '&gt;',
'&': '&amp;',
'"': '&quot;',
"'": '&#39;',
};
function escapeHtml(text) {
return text.replace(/[<>&"']/g, (char) => ENTITIES[char] ?? char);
}
}),
71724:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => ( renderPageTop),
t: () => ( renderFigureList)
});
var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45138);
function renderPageTop({ result, ended, evidence }) {
return [
`<p class="verdict">${result}</p>`,
...(ended === undefined ? [] : [`<p class="ended">${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(ended)}</p>`]),
'<details class="evidence" id="evidence"><summary>Evidence</summary>',
...evidence,
'</details>',
];
}
function renderFigureList(figures) {
const shown = figures.flatMap(([name, value]) => value === undefined ? [] : [`<div><dt>${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(name)}</dt><dd>${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(value)}</dd></div>`]);
return shown.length === 0 ? [] : [`<dl class="figures">${shown.join('')}</dl>`];
}
}),
94464:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W: () => ( PAGE_STYLE)
});
const PAGE_STYLE = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1c2128;--dim:#57606a;--line:#d0d7de;--soft:#f6f8fa;--accent:#0550ae;
--good:#116329;--bad:#a40e26;--warn:#7a4b00;--add:#dafbe1;--cut:#ffebe9}
@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--fg:#e6edf3;--dim:#9da7b3;--line:#3d444d;--soft:#161b22;
--accent:#79c0ff;--good:#56d364;--bad:#ff7b72;--warn:#e3b341;--add:#12361f;--cut:#4a1a1d}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:72rem;padding:1rem;background:var(--bg);color:var(--fg);
font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0}h2{font-size:1.2rem;margin:2rem 0 .5rem}
a{color:var(--accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
code,pre{font:.85rem/1.45 ui-monospace,monospace}
.verdict{font-size:1.15rem;font-weight:600;margin:.25rem 0}.note,.said{color:var(--dim)}
.ended{margin:.25rem 0}.evidence{border:1px solid var(--line);border-radius:.4rem;padding:.1rem .75rem;margin:.75rem 0}
.problem{border-left:4px solid var(--bad);background:var(--soft);padding:.5rem .75rem;margin:.5rem 0}
.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(11rem,45%),1fr));gap:.5rem;margin:1rem 0}
.figures div{border:1px solid var(--line);border-radius:.4rem;padding:.5rem .75rem;background:var(--soft)}
.figures dt{color:var(--dim);font-size:.85rem}.figures dd{margin:0;font-weight:600}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:.4rem}
table{border-collapse:collapse;width:100%;font-size:.9rem}
caption{text-align:left;padding:.5rem .75rem;color:var(--dim)}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem;border-top:1px solid var(--line);unicode-bidi:isolate}
thead th{background:var(--soft);white-space:nowrap}
details{border-top:1px solid var(--line);padding:.25rem 0}summary{cursor:pointer;padding:.35rem 0;font-weight:600}
.facts{display:grid;grid-template-columns:minmax(5rem,max-content) minmax(0,1fr);gap:.15rem 1rem;font-size:.9rem}
.facts dt{color:var(--dim)}.facts dd{margin:0;unicode-bidi:isolate}
pre{overflow:auto;max-height:32rem;padding:.75rem;margin:.5rem 0;background:var(--soft);border:1px solid var(--line);
border-radius:.4rem;overflow-wrap:normal;unicode-bidi:plaintext}
footer{margin-top:2rem;border-top:1px solid var(--line);color:var(--dim);font-size:.9rem}
`;
}),
47916:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => ( renderPage)
});
var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45138);
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
function renderPage({ title, style, body, frame }) {
const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>`;
const script = frame === undefined ? [] : [`<script src="${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(frame.script)}" defer=""></script>`];
const nonce = frame === undefined ? '' : ` nonce="${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(frame.nonce)}"`;
return `${[
'<!doctype html>',
'<html lang="en">',
'<head>',
'<meta charset="utf-8"/>',
...(frame === undefined ? [policy] : []),
'<meta name="viewport" content="width=device-width, initial-scale=1"/>',
'<meta name="color-scheme" content="light dark"/>',
`<title>${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(title)}</title>`,
`<style${nonce}>${style}${frame?.style ?? ''}</style>`,
...script,
'</head>',
'<body>',
...(frame?.before ?? []),
...body,
...(frame?.after ?? []),
'</body>',
'</html>',
].join('\n')}\n`;
}
}),
67330:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p5: () => ( renderAcceptedCount),
sS: () => ( renderPlainInterval),
uo: () => ( renderPlainGain)
});
var _base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28731);
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
function renderPlainGain(claim) {
const { change, low, high } = claim.ratio == null ? asShare(claim) : asRatio(claim, claim.ratio);
return low === high ? change : `${change}, ${renderPlainInterval(claim.confidence, low, high)}`;
}
function renderPlainInterval(confidence, low, high) {
const likely = confidence >= 0.95 ? 'very likely' : confidence >= 0.8 ? 'likely' : 'perhaps';
return `${likely} between ${low} and ${high}`;
}
function renderAcceptedCount(accepted, tried) {
return `${accepted} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(tried, 'change')} accepted`;
}
function asRatio({ estimate, interval }, { unit, direction }) {
const sign = direction === 'max' ? 1 : -1;
const ratioOf = (gain) => Math.exp(sign * gain);
const [lower = 0, upper = 0] = interval.map(ratioOf).sort((one, other) => one - other);
const shown = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .hT)({ estimate: ratioOf(estimate), lower, upper }, unit);
const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .m2)(shown);
const limit = (value) => `${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .qE)(value ?? 0, decimals)}×`;
return { change: (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .nJ)(shown), low: limit(shown.lower), high: limit(shown.upper) };
}
function asShare({ estimate, interval, baseline_mean: mean }) {
const factor = mean === 0 ? 1 : 100 / Math.abs(mean);
const unit = mean === 0 ? '' : ' %';
const sign = estimate < 0 ? -1 : 1;
const one = (value) => `${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ .ls)(Number((sign * value * factor).toPrecision(3))).replace('-', '−')}${unit}`;
const [low = 0, high = 0] = interval.toSorted((one, other) => sign * (one - other));
const change = estimate === 0 ? 'no change' : `${one(estimate)} ${estimate < 0 ? 'worse' : 'better'}`;
return { change, low: one(low), high: one(high) };
}
})
};

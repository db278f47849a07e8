export const id = 1970;
export const ids = [834,1797,1970,6622];
export const modules = {
74044:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gv: () => ( isObject),
YN: () => ( objectOrEmpty),
b2: () => ( isMissing),
cX: () => ( arrayOrEmpty),
d_: () => ( numberOr)
});
function isObject(value) {
return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isMissing(value) {
if (value === undefined || value === null)
return true;
if (typeof value === 'string')
return value.trim() === '';
return Array.isArray(value) && value.length === 0;
}
function objectOrEmpty(value) {
return isObject(value) ? value : EMPTY;
}
function arrayOrEmpty(value) {
return Array.isArray(value) ? value : NOTHING;
}
function numberOr(value, fallback) {
return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}
const EMPTY = Object.freeze({});
const NOTHING = Object.freeze([]);
}),
16740:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( renderJson)
});
function renderJson(value) {
return `${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`;
}
}),
62134:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
exitOf: () => ( exitOf),
runListCommand: () => ( runListCommand),
runStatusCommand: () => ( runStatusCommand),
see: () => ( see)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54347);
var _experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52626);
var _report_experiment_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61641);
var _report_run_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46622);
var _status_status_answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79955);
var _repeated_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69230);
var _terminal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38565);
function see({ words: [name = ''], host }) {
const paths = (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_1__ .wG)(name, host);
const look = (0,_experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_2__ .rk)(paths, host);
return { paths, look, view: (0,_report_experiment_view_js__WEBPACK_IMPORTED_MODULE_3__ .L)({ ...look, now: host.now() }) };
}
function exitOf({ look }, terminal) {
for (const problem of look.problems)
terminal.err(`error: ${problem}\n`);
return look.problems.length > 0 ? _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.usage : _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.yes;
}
async function runStatusCommand({ values, words: [name = ''], host, terminal }) {
const paths = (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_1__ .wG)(name, host);
const answer = await (0,_status_status_answers_js__WEBPACK_IMPORTED_MODULE_5__ .N)(paths, host);
return (0,_repeated_status_js__WEBPACK_IMPORTED_MODULE_6__ .aL)(answer, { form: values.has('json') ? 'json' : 'text', terminal, moment: (0,_repeated_status_js__WEBPACK_IMPORTED_MODULE_6__ .Et)(paths, host) });
}
function runListCommand(call) {
const seen = see(call);
if (call.values.has('json'))
(0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__ .Q)(call.terminal, seen.look.records);
else
call.terminal.out((0,_report_run_markdown_js__WEBPACK_IMPORTED_MODULE_4__ .p)(seen.view));
return exitOf(seen, call.terminal);
}
}),
69230:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Et: () => ( momentOf),
Ze: () => ( printLeft),
aL: () => ( printStatus),
repeatStatus: () => ( repeatStatus)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _experiment_ledger_at_work_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78579);
var _experiment_ledger_branch_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82698);
var _experiment_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67761);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79871);
var _kernel_program_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3206);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63342);
var _status_remembered_status_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49712);
var _status_status_answer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84476);
async function repeatStatus(name, { form, host, terminal }) {
const found = await findAnswer(name, host);
return found && printLeft(found.answer, { form, terminal, moment: found.moment });
}
function printLeft(answer, printing) {
try {
return printStatus(answer, printing);
}
catch (error) {
if (error instanceof SyntaxError)
return undefined;
throw error;
}
}
function printStatus(answer, { form, terminal, moment }) {
const printed = (0,_status_status_answer_js__WEBPACK_IMPORTED_MODULE_9__ .CK)(answer, moment);
terminal.out(printed[form]);
for (const error of printed.errors)
terminal.err(`error: ${error}\n`);
return printed.exitCode;
}
function momentOf(paths, host) {
const work = (0,_experiment_ledger_at_work_js__WEBPACK_IMPORTED_MODULE_2__ .K)(paths);
return { ...work, now: host.now(), commit: (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_7__ .TQ)(paths.repository, (0,_experiment_ledger_branch_name_js__WEBPACK_IMPORTED_MODULE_3__ .W)(paths.name)) };
}
async function findAnswer(name, host) {
try {
const paths = (0,_experiment_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_4__ .y6)(name ?? onlyExperiment(host), host);
if (name !== undefined && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.folder))
return await recallMissionLazily(name, host);
const answer = (0,_status_remembered_status_js__WEBPACK_IMPORTED_MODULE_8__ .cM)(paths, (0,_kernel_program_files_js__WEBPACK_IMPORTED_MODULE_6__ .$X)());
return answer && { answer, moment: momentOf(paths, host) };
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .yW || (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_5__ .Or)(error))
return undefined;
throw error;
}
}
async function recallMissionLazily(name, host) {
const { recallMission } = await __webpack_require__.e( 5304).then(__webpack_require__.bind(__webpack_require__, 75304));
return recallMission(name, host);
}
function onlyExperiment({ cwd }) {
const [only = '', ...others] = (0,_experiment_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_4__ .lV)((0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_7__ .W1)(cwd));
return others.length === 0 ? only : '';
}
}),
38565:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( printJson)
});
var _base_shown_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16740);
function printJson(terminal, value) {
terminal.out((0,_base_shown_json_js__WEBPACK_IMPORTED_MODULE_0__ .h)(value));
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
9514:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => ( branchMoved)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _branch_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82698);
function branchMoved(name, { expected, actual }) {
const branch = (0,_branch_name_js__WEBPACK_IMPORTED_MODULE_1__ .W)(name);
const found = actual === undefined ? `the branch ${branch} is missing` : `the branch ${branch} is at ${actual}`;
const command = actual === undefined ? `git branch ${branch} ${expected}` : `git branch -f ${branch} ${expected}`;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `${found}; the records say that it is at ${expected}`,
remedy: `Restore it: ${command}. Or close the experiment: autorize archive ${name}`,
});
}
}),
82698:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W: () => ( branchOf),
f: () => ( archivedBranch)
});
function branchOf(experiment) {
return `autorize/${experiment}`;
}
function archivedBranch(experiment, stamp) {
return `autorize-archive/${experiment}-${stamp}`;
}
}),
67761:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
lV: () => ( listExperiments),
nG: () => ( filesIn),
y6: () => ( locateExperiment)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63342);
const NAME = /^[A-Za-z0-9_-]+$/;
function locateExperiment(name, { cwd }) {
if (!NAME.test(name)) {
const expected = 'a name of letters, digits, "_" and "-"';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .eb([{ found: `the experiment name ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(name)}`, expected, remedy: 'Choose another name.' }]);
}
const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ .W1)(cwd);
const { folder: own, lock, ...files } = filesIn(`.autorize/${name}`);
const ours = [...Object.values(files), lock, `${lock}.holder`, '.autorize/.gitignore'];
(0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .fg)(repository.folder, { files: ours, whole: [own] });
return { name, repository, ...filesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, own)) };
}
function filesIn(folder) {
return {
folder,
config: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'config.toml'),
program: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'program.md'),
guidance: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'guidance.jsonl'),
ledger: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'iterations.jsonl'),
intents: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'intents.jsonl'),
decisions: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'decisions.jsonl'),
state: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'state.json'),
run: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json'),
rejected: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'rejected.json'),
archiving: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'archiving.json'),
lock: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.lock'),
reserve: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.reserve'),
activity: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'activity.json'),
};
}
function listExperiments({ folder }) {
const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.autorize');
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
return [];
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root, { withFileTypes: true });
return entries.flatMap(({ name }) => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name, 'config.toml')) ? [name] : [])).sort();
}
}),
11042:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
el: () => ( requireOwnFile),
fg: () => ( requireOwnFiles),
o3: () => ( readOwnText),
zx: () => ( readOwnFile)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
const MAX_SHOWN = 20;
function requireOwnFiles(top, { files, folders = [], whole = [], isUnopened = () => false }) {
const problems = new Map();
const above = new Set([...files, ...whole, ...folders].flatMap(foldersAbove));
const isBlocked = (path) => foldersAbove(path).some((each) => problems.has(each));
const status = (path, wanted) => {
if (isBlocked(path) || problems.has(path))
return;
const found = kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path));
if (found !== undefined && found.kind !== wanted)
problems.set(path, `${found.shown}; expected a ${SHOWN[wanted]}`);
};
for (const path of [...above].sort((one, other) => one.length - other.length))
status(path, 'folder');
for (const path of [...folders, ...whole])
status(path, 'folder');
for (const path of files)
status(path, 'file');
for (const path of whole)
if (!isBlocked(path) && !problems.has(path))
walk(top, path, { problems, isUnopened });
if (problems.size > 0)
throw notOurs([...problems]);
}
const SHOWN = { file: 'regular file', folder: 'folder' };
function foldersAbove(path) {
const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
return above === '.' ? [] : [...foldersAbove(above), above];
}
function kindOf(path) {
let stats;
try {
stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_4__ .Or)(error))
return undefined;
throw error;
}
if (stats === undefined)
return undefined;
if (stats.isFile())
return { kind: 'file', shown: 'a file' };
if (stats.isDirectory())
return { kind: 'folder', shown: 'a folder' };
return { kind: 'other', shown: shownOther(path, stats) };
}
function shownOther(path, entry) {
if (entry.isSymbolicLink())
return `a symbolic link to ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(readTarget(path), 200)}`;
if (entry.isFIFO())
return 'a named pipe';
return entry.isSocket() ? 'a socket' : 'a device';
}
function readTarget(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path);
}
catch {
return '?';
}
}
function walk(top, from, { problems, isUnopened }) {
const waiting = [from];
for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
for (const entry of entriesOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, folder))) {
const path = `${folder}/${entry.name}`;
if (entry.isDirectory()) {
if (!isUnopened(path))
waiting.push(path);
}
else if (!entry.isFile() && !problems.has(path)) {
problems.set(path, `${shownOther((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path), entry)}; expected a regular file or folder`);
}
}
}
}
function entriesOf(folder) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_4__ .Or)(error))
return [];
throw error;
}
}
function notOurs(problems) {
const shown = problems.slice(0, MAX_SHOWN).map(([path, issue]) => `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(path, 300)} is ${issue}`);
const rest = problems.length - shown.length;
const [[first = ''] = []] = problems;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: [...shown, ...(rest === 0 ? [] : [`and ${rest} more`])].join('\n'),
remedy: `It was neither followed nor opened. Remove it (rm ${JSON.stringify(first)}), or replace it with your own file or folder; then run the command again.`,
});
}
function readOwnFile(path) {
let descriptor;
try {
descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
}
catch (error) {
if (['ENOENT', 'ENOTDIR'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_4__ .CA)(error)))
return undefined;
const found = kindOf(path);
if (found?.kind === 'other')
throw notOurs([[path, `${found.shown}; expected a regular file`]]);
throw error;
}
try {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isFile())
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor);
throw notOurs([[path, `${kindOf(path)?.shown ?? 'no file'}; expected a regular file`]]);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function readOwnText(path) {
requireOwnFile(path);
return readOwnFile(path)?.toString('utf8') ?? '';
}
function requireOwnFile(path) {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile())
return;
throw notOurs([[path, `${kindOf(path)?.shown ?? 'no file'}; expected a regular file`]]);
}
}),
3206:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$X: () => ( commandStamp),
Ak: () => ( programStamp),
FW: () => ( fileStatus),
Zs: () => ( stampOf)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
var _base_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7844);
function programStamp() {
const { folder, isSource } = findProgram();
return stampProgram(folder, isSource);
}
function commandStamp() {
const { folder, isSource } = findProgram();
const command = isSource ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), 'cli');
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(command) ? stampProgram(command, isSource) : undefined;
}
function findProgram() {
const path = (0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url);
const isSource = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === 'program-files.ts';
return { folder: isSource ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), isSource };
}
const known = {};
function stampProgram(folder, isSource) {
known[folder] ??= stampNow(folder, isSource);
return known[folder];
}
function stampNow(folder, isSource) {
const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { recursive: isSource, encoding: 'utf8' }).sort();
return [_base_version_js__WEBPACK_IMPORTED_MODULE_3__ .x, process.version, ...files.map((name) => `${name} ${stampOf(fileStatus((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)))}`)].join('\n');
}
function fileStatus(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true });
}
function stampOf({ dev, ino, size, mtimeNs, ctimeNs }) {
return `${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`;
}
}),
56915:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
NT: () => ( temporaryName),
S2: () => ( removeQuietly),
sQ: () => ( replaceQuietly)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
function temporaryName(name) {
return `.${name}.tmp`;
}
function replaceQuietly(path, text) {
const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), temporaryName((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)));
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, text, { flag: 'wx' });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
}
catch {
removeQuietly(temporary);
}
}
function removeQuietly(path) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
}
catch {
}
}
}),
59875:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JN: () => ( readAnswer),
QG: () => ( writeAnswer),
Vl: () => ( waitForClock),
_5: () => ( isOldEnough),
_Y: () => ( stampFolder)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
var _own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
var _program_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3206);
var _quiet_cache_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56915);
const CLOCK_GRAIN_MS = 20;
function waitForClock() {
return new Promise((resolve) => setTimeout(resolve, 2 * CLOCK_GRAIN_MS));
}
function stampFolder(folder, isUnread) {
const entries = entriesIn(folder, isUnread);
const times = entries.flatMap(({ status }) => (status === undefined ? [] : [status.mtimeNs, status.ctimeNs]));
return {
text: entries.map(({ path, status }) => (status === undefined ? path : `${path} ${(0,_program_files_js__WEBPACK_IMPORTED_MODULE_5__ .Zs)(status)}`)).join('\n'),
newestNs: times.reduce((newest, time) => (time > newest ? time : newest), 0n),
hasFineClock: times.some((time) => time % 1000000000n !== 0n),
};
}
function entriesIn(folder, isUnread) {
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).filter(({ name }) => !isUnread(name, folder));
return entries.flatMap((entry) => {
const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
if (!entry.isDirectory())
return [{ path, status: (0,_program_files_js__WEBPACK_IMPORTED_MODULE_5__ .FW)(path) }];
return [{ path, status: undefined }, ...entriesIn(path, isUnread)];
});
}
function isOldEnough({ newestNs, hasFineClock }, nowMs) {
return hasFineClock && newestNs < BigInt(Math.floor(nowMs) - CLOCK_GRAIN_MS) * 1000000n;
}
const MAX_ANSWER_BYTES = 64 << 20;
function readAnswer(path, stamp) {
try {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).size > MAX_ANSWER_BYTES)
return undefined;
const remembered = JSON.parse((0,_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(path)?.toString('utf8') ?? '');
return remembered?.stamp === stamp ? remembered.answer : undefined;
}
catch (error) {
if (error instanceof SyntaxError || error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb || (0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
return undefined;
throw error;
}
}
function writeAnswer(path, remembered) {
try {
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)).uid !== process.geteuid?.())
return;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).isDirectory())
return;
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
return;
throw error;
}
(0,_quiet_cache_js__WEBPACK_IMPORTED_MODULE_6__ .sQ)(path, JSON.stringify(remembered));
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
32948:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ( renderChosen),
X: () => ( renderAgents)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
const DIGITS = 3;
function renderAgents(agents) {
return agents.map(({ name, tries, accepted, confirmed, gain, usd, minutes }) => {
const share = Number((100 * gain).toPrecision(DIGITS)) + 0;
const gained = confirmed === 0 ? 'no confirmed gain yet' : `confirmed gain ${share > 0 ? '+' : ''}${share}%`;
const cost = usd === undefined ? `${Number(minutes.toPrecision(DIGITS))} min` : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .NX)(usd);
const text = [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(tries, 'attempt'), `${accepted} accepted`, gained, cost].join(', ');
return [`agent ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(name, 40)}`, text];
});
}
function renderChosen(chosen) {
if (chosen === undefined || chosen === null)
return undefined;
const { name, of, from } = chosen;
const start = from === undefined ? [] : [`began at ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(from.slice(0, 12))}`];
return [`${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(name, 40)}, of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(of.length, 'agent')}`, ...start].join(', ');
}
}),
11797:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
defuse: () => ( defuse)
});
function defuse(text) {
return text.replaceAll('##[', '## [').replace(/(?<=^[\s\u0085]*):(?=:)/gm, ': ');
}
}),
78436:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( renderEffectOf),
V: () => ( renderEffects)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
const MAX_EFFECTS = 20;
const MAX_CHARS = 300;
function renderEffectOf({ text, together, isOut }) {
const others = together.length === 0 ? '' : `, with iteration ${together.join(', ')}`;
return `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(text, MAX_CHARS)}${others}${isOut ? '; reverted' : ''}`;
}
function renderEffects(effects) {
const rest = effects.length - MAX_EFFECTS;
const shown = effects
.slice(0, MAX_EFFECTS)
.map((effect) => ['own effect', `iter ${effect.iter}: ${renderEffectOf(effect)}`]);
return rest > 0 ? [...shown, ['own effect', `and ${rest} more`]] : shown;
}
}),
60551:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => ( renderEnded)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
var _time_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1052);
const MAX_REASON = 600;
function renderEnded({ from, to, reason }) {
const [start, end] = [(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .B9)(from ?? null), (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .B9)(to ?? null)];
const when = to === undefined || end === undefined ? '' : ` ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .Wv)(to)}`;
const after = start === undefined || end === undefined || end < start ? '' : `, after ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .LP)(end - start)}`;
return `Ended${when}${after}: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(reason, MAX_REASON)}`;
}
}),
84483:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
TN: () => ( oneLine),
fk: () => ( printableLines),
hw: () => ( manyLines)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _defuse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11797);
function oneLine(text, maxLength = 200) {
return (0,_defuse_js__WEBPACK_IMPORTED_MODULE_1__.defuse)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(text.replace(/\s+/g, ' ').trim(), maxLength));
}
function manyLines(text, maxLength) {
return (0,_defuse_js__WEBPACK_IMPORTED_MODULE_1__.defuse)(printableLines((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(text, maxLength).replace(/\r?\n$/, ''), maxLength + 1));
}
function printableLines(text, maxLength) {
return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(text, maxLength).split(/\r?\n/).map(printableLine).join('\n');
}
function printableLine(line) {
return line
.split('\t')
.map((part) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(part, part.length))
.join('\t');
}
}),
69834:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => ( renderHoldoutGains)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
const MAX_GAINS = 8;
function renderHoldoutGains({ gains }) {
const shown = gains.slice(-MAX_GAINS).map(({ task, isAccepted, shown: both }) => {
return `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(task, 60)}${isAccepted ? '' : ' (not accepted)'} ${both}`;
});
const rest = gains.length - shown.length;
const earlier = rest > 0 ? [`${rest} earlier`] : [];
return `changes by objective and holdout: ${[...earlier, ...shown].join('; ')}`;
}
}),
16794:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Id: () => ( renderFacts),
X4: () => ( renderDecision),
Yy: () => ( renderTook),
kT: () => ( renderTotalCost)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _agent_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32948);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84483);
var _time_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1052);
const MAX_PATHS = 20;
const MAX_DURATIONS = 20;
function renderFacts(record) {
const { agent_exit: exit, commit, tree, base_commit: base, protected_digest: digest, hash } = record;
const facts = [
['started', (0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .Wv)(record.started_at)],
['took', renderTook(record)],
['steps', renderSteps(record)],
['agent', renderAgent(exit, record.agent_killed_by_budget)],
['chosen', (0,_agent_facts_js__WEBPACK_IMPORTED_MODULE_2__ .T)(record.chosen_agent)],
['recombines', record.recombines?.map((iter) => `iteration ${iter}`).join(', ')],
['isolation', renderSandbox(record.sandbox)],
['model', text(record.usage?.model)],
['usage', renderUsage(record)],
['decision', renderDecision(record)],
['diff lines', (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(record.diff_lines)],
['changed', renderPaths(record.changed_paths ?? [], record.more_paths ?? 0)],
['base', text(base)],
['commit', text(commit)],
['tree', text(tree)],
['evaluator', text(digest)],
['workspace', text(record.worktree)],
['record', text(hash)],
];
return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}
function renderTook({ started_at: start, ended_at: end }) {
const [from, to] = [(0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .B9)(start), (0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .B9)(end)];
return from === undefined || to === undefined || to < from ? undefined : (0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .LP)(to - from);
}
function renderDecision({ decision }) {
if (decision === undefined || decision === null)
return undefined;
const { policy, n, p_or_e: evidence, threshold } = decision;
const isOfPairs = isNumber(evidence) && isNumber(threshold) && threshold >= 1;
const measured = isNumber(n) ? [isOfPairs ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(n, 'pair') : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(n, 'measurement')] : [];
return [(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(policy, 40), ...measured, ...renderEvidence(evidence, threshold)].join(', ');
}
function renderEvidence(evidence, threshold) {
if (!isNumber(evidence))
return [];
if (!isNumber(threshold))
return [`p or E ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(evidence)}`];
const name = threshold >= 1 ? 'E' : 'p';
return [`${name} ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(evidence)} against ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(threshold)}`];
}
function renderAgent(exit, isKilled) {
const killed = isKilled ? ['was stopped: its budget was used up'] : [];
const ended = isNumber(exit) ? [`exit code ${exit}`] : [];
const parts = [...ended, ...killed];
return parts.length === 0 ? undefined : parts.join(', ');
}
function renderSteps({ durations }) {
const steps = Object.entries(durations ?? {}).slice(0, MAX_DURATIONS);
if (steps.length === 0)
return undefined;
return steps.map(([name, ms]) => `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(name.replace(/_ms$/, ''), 30)} ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .LP)(ms)}`).join(', ');
}
function renderSandbox(sandbox) {
if (sandbox === undefined || sandbox === null)
return undefined;
if (typeof sandbox === 'string')
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(sandbox, 80);
const level = sandbox.level ?? sandbox.kind;
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(typeof level === 'string' ? level : JSON.stringify(sandbox), 200);
}
function renderUsage({ usage }) {
if (usage === undefined || usage === null)
return undefined;
return renderCost({
input: usage.input_tokens,
output: usage.output_tokens,
usd: usage.usd,
isAtLeast: usage.at_least,
});
}
function renderTotalCost(usages) {
const sum = (pick) => {
const known = usages.flatMap((usage) => (usage ? [pick(usage)] : [])).filter((each) => typeof each === 'number');
return known.length === 0 ? undefined : known.reduce((total, each) => total + each, 0);
};
return renderCost({
usd: sum(({ usd }) => usd),
input: sum(({ input_tokens: tokens }) => tokens),
output: sum(({ output_tokens: tokens }) => tokens),
isAtLeast: usages.some((usage) => usage?.at_least === true),
});
}
function renderCost({ input, output, usd, isAtLeast }) {
const parts = [
...(isNumber(usd) ? [(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .NX)(usd)] : []),
...(isNumber(input) ? [`${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(input)} tokens in`] : []),
...(isNumber(output) ? [`${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(output)} tokens out`] : []),
];
return parts.length === 0 ? undefined : `${isAtLeast === true ? 'at least ' : ''}${parts.join(', ')}`;
}
function renderPaths(paths, more) {
if (paths.length === 0)
return undefined;
const rest = Math.max(0, paths.length - MAX_PATHS) + more;
const shown = paths.slice(0, MAX_PATHS).map((path) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(path, 120));
return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
function text(value) {
return typeof value === 'string' && value !== '' ? (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(value, 80) : undefined;
}
function isNumber(value) {
return typeof value === 'number';
}
}),
29865:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hn: () => ( openIterationRows),
tU: () => ( placeInterval),
zs: () => ( buildIterationRows)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11369);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16794);
const NONE = '–';
const MAX_REASON = 2000;
function buildIterationRows(records, direction) {
const next = openIterationRows(records, direction);
return records.map((record) => next(record)());
}
function openIterationRows(records, direction) {
const scores = new _experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_1__ .IM(records, direction);
let best;
return (record) => {
const before = best;
const left = scores.next(record);
if (record.rejection) {
best = left === undefined ? undefined : { score: left.score, text: (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(left.score) };
}
const score = typeof record.score === 'number' ? record.score : undefined;
const scoreText = score === undefined ? NONE : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .Fw)(score, before?.score);
if (score !== undefined && (0,_experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_1__ .zI)(record, before?.score, direction)) {
best = { score, text: scoreText };
}
const now = best;
return () => ({
...{ id: String(record.iter), iter: record.iter, mark: record.outcome, word: record.outcome },
isAccepted: record.outcome === 'merged',
...{
score,
interval: intervalOf(record, direction),
scoreText,
best: now?.score,
bestText: now?.text ?? (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(undefined),
pass: '',
},
get duration() {
return (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ .Yy)(record) ?? NONE;
},
get size() {
return (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(record.diff_lines);
},
get reason() {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(record.notes, MAX_REASON) || NONE;
},
get summary() {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(record.summary ?? '', 400);
},
get evidence() {
return (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ .X4)(record) ?? '';
},
get commit() {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)((record.commit ?? '').slice(0, 7)) || NONE;
},
get facts() {
return (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ .Id)(record);
},
});
};
}
function intervalOf({ score, decision }, direction) {
if (typeof score !== 'number' || typeof decision?.effect !== 'number' || decision.interval == null)
return undefined;
const { effect: estimate, interval: limits, scale } = decision;
return placeInterval(score, { estimate, limits, isRatio: scale === 'ratio', direction });
}
function placeInterval(score, { estimate, limits, isRatio, direction }) {
const sign = direction === 'max' ? 1 : -1;
const scoreAt = (limit) => isRatio ? score * (limit / estimate) ** sign : score + sign * (limit - estimate);
const [low, high] = [scoreAt(limits[0]), scoreAt(limits[1])].sort((one, other) => one - other);
return low === undefined || high === undefined || !Number.isFinite(low) || !Number.isFinite(high)
? undefined
: [low, high];
}
}),
34902:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( escapeMarkdown)
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
}),
7904:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( renderNearMisses)
});
const MAX_MISSES = 8;
function renderNearMisses(misses) {
const rest = misses.length - MAX_MISSES;
const shown = misses
.slice(0, MAX_MISSES)
.map(({ iter, evidence }) => `iter ${iter} (E ${Number(evidence.toPrecision(3))})`);
return misses.length === 0 ? undefined : [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
}),
89578:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
s: () => ( renderFront),
y: () => ( renderAxis)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
const MAX_POINTS = 8;
const DIGITS = 3;
function renderFront(measured) {
const front = measured.filter(({ isOnFront }) => isOnFront);
if (front.length === 0)
return [];
const shown = front.slice(0, MAX_POINTS).map(({ iter, isAccepted, changes }) => {
const values = changes.map(({ name, change, isRatio }) => `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(name, 40)} ${renderAxis(change, isRatio)}`);
return `iter ${iter}${isAccepted ? ' (accepted)' : ''}: ${values.join(', ')}`;
});
const rest = front.length - MAX_POINTS;
const all = [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
return [['trade-offs', `${all} (single tests against the base)`]];
}
function renderAxis(change, isRatio) {
const shown = Number((isRatio ? (Math.exp(change) - 1) * 100 : change).toPrecision(DIGITS)) + 0;
return `${shown > 0 ? '+' : ''}${shown}${isRatio ? '%' : ''}`;
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
}),
14913:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => ( renderPlainResult)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _plain_claim_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67330);
function renderPlainResult(result) {
const { accepted, tried, claim, isConfirmed, remark, baseline, best } = result;
if (tried === 0)
return 'No iteration has ended yet';
const count = (0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_1__ .p5)(accepted, tried);
if (claim !== undefined) {
const gain = (0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_1__ .uo)(claim);
const order = claim.carry_over === true ? ', since runs depend on what ran before them' : '';
const sentence = isConfirmed ? capital(gain) : `Not confirmed${order}: ${gain}`;
return [sentence, count, ...(remark === undefined ? [] : [remark])].join('; ');
}
if (remark !== undefined)
return `${capital(remark)}; ${count}`;
if (accepted === 0)
return `No improvement found; ${count}`;
if (baseline === undefined || best === undefined)
return `Not confirmed; ${count}`;
return `Score ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(baseline)} → ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(best)} in single tests, not confirmed; ${count}`;
}
function capital(text) {
return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
}),
46622:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p: () => ( renderList),
renderMarkdown: () => ( renderMarkdown)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);
var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47776);
var _run_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33902);
var _titled_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53901);
function renderList(view) {
const problems = renderProblems(view);
const { head, rows } = renderTable(view.rows, view.tables.list);
return [...problems, ...(problems.length === 0 ? [] : ['']), ...head, ...rows, ''].join('\n');
}
const ALL_BYTES = 36 * 1024;
const ACCEPTED_BYTES = 20 * 1024;
function renderMarkdown(view) {
const problems = renderProblems(view);
const facts = [
...view.facts.map(([label, text]) => [(0,_titled_js__WEBPACK_IMPORTED_MODULE_4__ .d)(label), text]),
['Model', view.waiting],
['Cost', view.cost],
];
return [
`### ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(view.name)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(view.verdict)}`,
'',
...(view.description === '' ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(view.description), '']),
...(problems.length === 0 ? [] : [...problems, '']),
...(view.claim.text === undefined ? [] : [`Gain: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(view.claim.text)}`, '']),
...renderMeaning(view).flatMap((line) => [line, '']),
...renderTried(view),
`- Branch: ${renderBranch(view)}`,
...facts.flatMap(([label, text]) => (text === undefined ? [] : [`- ${label}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(text)}`])),
'',
...renderAttempts(view),
].join('\n');
}
function renderProblems({ problems, notices }) {
return [...problems, ...notices].map((problem) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(problem)}`);
}
function renderMeaning({ recipe, tried, claim, name, verify }) {
if (recipe === 'plan')
return [];
if (claim.kind === 'confirmed') {
const audit = recipe === 'experiment' ? ` To recompute every decision: autorize audit ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(name)}.` : '';
return [
`The improvement was measured in fresh pairs after all decisions. The scores below are single measurements.${audit}`,
];
}
if (claim.kind === 'not-confirmed') {
return [
'Fresh pairs do not confirm an improvement: their interval includes no change. The scores below are single measurements.',
];
}
const looks = tried > 1 ? `The best of ${tried} attempts overstates the gain.` : 'One attempt says little.';
const again = recipe === 'experiment' ? ` To measure again: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(verify)} with --rescore.` : '';
return [`Scores are single measurements, not a confirmed improvement. ${looks}${again}`];
}
function renderTried({ counts, tried, terms }) {
const parts = counts
.filter(_run_view_js__WEBPACK_IMPORTED_MODULE_3__ .Ye)
.map(({ word, mark, count }) => `${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ .U[mark].sign} ${count} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(word)}`);
return [`- ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(tried, terms.attempt)}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}`];
}
function renderBranch({ branch, noBranch, base, goal }) {
const at = branch === undefined ? noBranch : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(branch);
return `${at}${base === undefined ? '' : `, from ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(base)}`}${goal === undefined ? '' : `; ${goal}`}`;
}
function renderAttempts(view) {
const { rows, tables } = view;
if ('all' in tables.summary)
return rows.length === 0 ? [] : [...fitting(view, tables.summary.all, ALL_BYTES), ''];
const accepted = rows.filter(({ isAccepted }) => isAccepted);
const others = rows.filter((row) => !row.isAccepted && (0,_run_view_js__WEBPACK_IMPORTED_MODULE_3__ .Ye)(row));
const table = (title, some, columns, maxBytes) => some.length === 0 ? [] : [`#### ${title}`, '', ...fitting({ ...view, rows: some }, columns, maxBytes), ''];
return [
...table('Accepted', accepted, tables.summary.accepted, ACCEPTED_BYTES),
...table('Not accepted', others, tables.summary.others, ALL_BYTES - ACCEPTED_BYTES),
];
}
function renderTable(rows, columns) {
return {
head: [`| ${columns.map((name) => _run_view_js__WEBPACK_IMPORTED_MODULE_3__ .cZ[name].title).join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`],
rows: rows.map((row) => `| ${columns.map((name) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .F)(_run_view_js__WEBPACK_IMPORTED_MODULE_3__ .cZ[name].text(row))).join(' | ')} |`),
};
}
function fitting({ rows: all, terms }, columns, maxBytes) {
const { head, rows } = renderTable(all, columns);
const isPlan = terms.attempt === 'item';
const ordered = isPlan ? rows : rows.toReversed();
let bytes = 0;
const end = ordered.findIndex((row) => {
bytes += Buffer.byteLength(row) + 1;
return bytes > maxBytes;
});
const shown = end === -1 ? ordered : ordered.slice(0, end);
const left = rows.length - shown.length;
const which = isPlan ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(left, 'item') : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(left, `earlier ${terms.attempt}`);
const note = left === 0 ? [] : ['', `${which} of ${rows.length} left out; report.html has all.`];
return [...head, ...(isPlan ? shown : shown.toReversed()), ...note];
}
}),
33902:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BO: () => ( countRows),
Ye: () => ( isTry),
cZ: () => ( COLUMNS),
renderWaitingLine: () => ( renderWaitingLine),
tl: () => ( viewWaiting)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47479);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
const MAX_REASON = 400;
const cut = (reason) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(reason, MAX_REASON);
const COLUMNS = {
id: { title: 'Iteration', text: ({ id }) => id },
item: { title: 'Item', text: ({ id }) => id },
outcome: { title: 'Outcome', text: ({ word }) => word },
pass: { title: 'Pass', text: ({ pass }) => pass },
score: { title: 'Score', text: ({ scoreText }) => scoreText },
single: { title: 'Score (single test)', text: ({ scoreText }) => scoreText },
best: { title: 'Best so far', text: ({ bestText }) => bestText },
duration: { title: 'Duration', text: ({ duration }) => duration },
size: { title: 'Diff lines', text: ({ size }) => size },
change: { title: 'Change', text: ({ size }) => size },
evidence: { title: 'Evidence', text: ({ evidence, reason }) => [evidence, cut(reason)].filter(Boolean).join('; ') },
reason: { title: 'Reason', text: ({ reason }) => cut(reason) },
summary: { title: 'Description', text: ({ summary }) => summary },
commit: { title: 'Commit', text: ({ commit }) => commit },
receipt: { title: 'Receipt', text: ({ commit }) => commit },
};
function viewWaiting(waiting, isRunning) {
if (waiting === undefined)
return undefined;
return isRunning ? renderWaitingLine(waiting) : `its limit ends ${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ .D)(waiting.until)}`;
}
function renderWaitingLine(waiting) {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(`${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ .i)(waiting)}: ${waiting.cause}`, 600);
}
function isTry({ mark }) {
return mark !== 'baseline';
}
function countRows(rows, words) {
return words.flatMap((word) => {
const of = rows.filter((row) => row.word === word);
return of[0] === undefined ? [] : [{ word, mark: of[0].mark, count: of.length }];
});
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
53901:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( titled)
});
function titled(label) {
return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
}
}),
93121:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => ( answerAndLeave),
S: () => ( leaveAnswer)
});
var _kernel_program_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3206);
var _kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59875);
var _remembered_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49712);
async function answerAndLeave(paths, read, isWhole = () => true) {
const leave = quietly(() => {
const command = (0,_kernel_program_files_js__WEBPACK_IMPORTED_MODULE_0__ .$X)();
const before = Date.now();
const stamp = (0,_remembered_status_js__WEBPACK_IMPORTED_MODULE_2__ ._5)(paths, command);
if (stamp === undefined || !(0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_1__ ._5)(stamp, before))
return undefined;
return (answer) => leaveAnswer(paths, answer, { stamp, command, isWhole });
});
const answer = await read();
quietly(() => leave?.(answer));
return answer;
}
function quietly(act) {
try {
return act();
}
catch {
return undefined;
}
}
function leaveAnswer(paths, answer, { stamp, command, isWhole }) {
if (answer.problems.length > 0 || !isWhole())
return;
if ((0,_remembered_status_js__WEBPACK_IMPORTED_MODULE_2__ ._5)(paths, command)?.text === stamp.text)
(0,_remembered_status_js__WEBPACK_IMPORTED_MODULE_2__ .Qp)(paths, answer, stamp);
}
}),
49712:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Qp: () => ( rememberStatus),
_5: () => ( stampStatus),
cM: () => ( recallStatus)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26530);
var _kernel_quiet_cache_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56915);
var _kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59875);
var _status_answer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84476);
function recallStatus(paths, command) {
const stamp = stampStatus(paths, command);
const answer = stamp && (0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ .JN)(answerPath(paths), stamp.text);
return (0,_status_answer_js__WEBPACK_IMPORTED_MODULE_5__ .Vs)(answer) ? answer : undefined;
}
function rememberStatus(paths, answer, { text: stamp }) {
(0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ .QG)(answerPath(paths), { stamp, answer });
}
function answerPath(paths) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ .zn)(paths.repository), `${answerName(paths)}.json`);
}
function answerName(paths) {
if ('runId' in paths)
return `mission-${paths.runId}`;
if ('name' in paths)
return `status-${paths.name}`;
return paths.answerName;
}
function stampStatus(paths, command) {
if (command === undefined || (0,_kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ .FJ)(paths.repository))
return undefined;
const branches = 'readBranches' in paths ? paths.readBranches() : [];
if (branches === undefined)
return undefined;
const stamp = (0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_4__ ._Y)(paths.folder, unreadOf(paths));
return { ...stamp, text: [stamp.text, ...branches, command].join('\n') };
}
function unreadOf(paths) {
if ('runId' in paths)
return (name) => name !== (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(paths.journal);
if ('isUnread' in paths)
return paths.isUnread;
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.state) ? isUnread : isUnreadWithoutState;
}
const UNREAD = new Set([
...['activity.json', 'run.lock', 'run.lock.holder'],
...['activity.json', 'run.lock.holder'].map(_kernel_quiet_cache_js__WEBPACK_IMPORTED_MODULE_3__ .NT),
]);
function isUnreadWithoutState(name) {
return UNREAD.has(name);
}
function isUnread(name) {
return UNREAD.has(name) || /^iter-\d+$/.test(name);
}
}),
84476:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CK: () => ( completeStatus),
LL: () => ( POSITION_GAP),
Vs: () => ( isStatusAnswer),
t5: () => ( TIME_LEFT_GAP)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_shown_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16740);
var _experiment_ledger_branch_moved_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9514);
var _report_activity_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57296);
var _report_time_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1052);
function isStatusAnswer(value) {
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(value))
return false;
const { name, deadline, commit, problems, hidesActivities = false, atWork, atRest, moved } = value;
return (typeof name === 'string' &&
[deadline, commit].every((each) => each === null || typeof each === 'string') &&
isTexts(problems) &&
typeof hidesActivities === 'boolean' &&
[atWork, atRest, moved].every(isForm));
}
function isForm(value) {
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(value))
return false;
const { position, texts, json } = value;
return typeof position === 'string' && typeof json === 'string' && isTexts(texts) && texts.length === 2;
}
function isTexts(value) {
return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
const POSITION_GAP = '\0position\0';
const TIME_LEFT_GAP = '\0time left\0';
function completeStatus(answer, moment) {
const { name, deadline, problems, atWork, atRest } = answer;
const { now, isRunning, activities, commit: actual } = moment;
const expected = isRunning ? null : answer.commit;
const error = expected === null || expected === actual ? undefined : (0,_experiment_ledger_branch_moved_js__WEBPACK_IMPORTED_MODULE_3__ .i)(name, { expected, actual });
const moved = error === undefined ? [] : [`${error.message}. ${error.remedy}`];
const atPlace = moved.length === 0 ? atRest : answer.moved;
const { position, texts, json } = isRunning ? atWork : atPlace;
const doing = moment.doing ?? (activities.length === 0 ? position : (0,_report_activity_text_js__WEBPACK_IMPORTED_MODULE_4__ .bD)(activities, now));
const isAfter = ((0,_report_time_text_js__WEBPACK_IMPORTED_MODULE_5__ .B9)(deadline) ?? Number.POSITIVE_INFINITY) <= now.getTime();
const code = moved.length === 0 ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.yes : _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.precondition;
return {
text: texts[isAfter ? 1 : 0]
.replace(POSITION_GAP, () => doing)
.replace(TIME_LEFT_GAP, () => (0,_report_time_text_js__WEBPACK_IMPORTED_MODULE_5__ .jf)(deadline, now) ?? ''),
json: withMembers(json, {
...(activities.length === 0 || answer.hidesActivities === true ? {} : { activities }),
...moment.members,
...(moved.length === 0 ? {} : { problems: [...problems, ...moved] }),
}),
errors: [...moved, ...problems],
exitCode: problems.length > 0 ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.usage : code,
};
}
function withMembers(json, members) {
if (Object.keys(members).length === 0)
return json;
return (0,_base_shown_json_js__WEBPACK_IMPORTED_MODULE_2__ .h)({ ...JSON.parse(json), ...members });
}
})
};

export const id = 5156;
export const ids = [1797,5156,6622];
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
16483:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( recordedPaths)
});
const MAX_PATHS = 1000;
const MAX_CHARACTERS = 64 << 10;
function recordedPaths(paths, more = 0) {
let characters = 0;
const end = paths.findIndex((path, at) => {
characters += path.length;
return at >= MAX_PATHS || characters > MAX_CHARACTERS;
});
return end === -1 ? { paths, more } : { paths: paths.slice(0, end), more: more + paths.length - end };
}
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
40876:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
readIteration: () => ( readIteration),
runReportCommand: () => ( runReportCommand),
runShowCommand: () => ( runShowCommand)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54347);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11042);
var _report_attempt_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8866);
var _report_run_diffs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55863);
var _report_run_html_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14328);
var _report_run_markdown_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46622);
var _look_command_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(62134);
var _terminal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(38565);
function runShowCommand(call) {
const { words, values, terminal } = call;
const seen = (0,_look_command_js__WEBPACK_IMPORTED_MODULE_10__.see)(call);
const files = readIteration(seen, Number(words[1]));
if (values.has('json'))
(0,_terminal_js__WEBPACK_IMPORTED_MODULE_11__ .Q)(terminal, files);
else
terminal.out((0,_report_attempt_markdown_js__WEBPACK_IMPORTED_MODULE_6__ .O)(files));
return (0,_look_command_js__WEBPACK_IMPORTED_MODULE_10__.exitOf)(seen, terminal);
}
function readIteration(seen, iter) {
const { paths, look } = seen;
const record = look.records.findLast((each) => each.iter === iter);
if (record === undefined)
throw noIteration(seen, iter);
const read = (name) => (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_3__ .Q_)(paths, iter, name);
const evidence = parseEvidence(read('evidence.json'));
const [prompt, diff] = [read('prompt.md'), read('changes.diff')];
return { record, prompt, diff, evidence, logs: readLogs(paths, iter) };
}
function noIteration({ paths, look }, iter) {
const isInFlight = (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_3__ .tU)(paths).includes(iter);
const numbers = look.records.map((each) => each.iter);
const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
const known = numbers.length === 0 ? 'none' : first === last ? `only iteration ${first}` : `${first} to ${last}`;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: isInFlight
? `iteration ${iter} of "${paths.name}" has no record yet: it is in progress, or its run was interrupted`
: `"${paths.name}" has no iteration ${iter}; it has ${known}`,
remedy: `See: autorize list ${paths.name}`,
});
}
const LOGS = /^(.*)\.(stdout|stderr)$/;
const MAX_LOG_CHARS = 200_000;
function readLogs(paths, iter) {
const folder = (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_3__ .OO)(paths, iter);
const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => LOGS.test(name)) : [];
return names.sort().flatMap((name) => {
const text = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .o3)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
return text === '' ? [] : [{ name, text: text.slice(0, MAX_LOG_CHARS), truncated: text.length > MAX_LOG_CHARS }];
});
}
function parseEvidence(text) {
if (text === undefined)
return undefined;
try {
return JSON.parse(text);
}
catch {
return text;
}
}
function runReportCommand(call) {
const { values, host, terminal } = call;
const seen = (0,_look_command_js__WEBPACK_IMPORTED_MODULE_10__.see)(call);
const { paths, view } = seen;
const output = values.get('output')?.[0];
const folder = output === undefined ? paths.folder : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.cwd, output);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
const diffs = (0,_report_run_diffs_js__WEBPACK_IMPORTED_MODULE_7__ .h)({ read: (id) => (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_3__ .Q_)(paths, Number(id), 'changes.diff') });
const files = {
'report.html': (0,_report_run_html_js__WEBPACK_IMPORTED_MODULE_8__ .K)({ view, diffs }),
'report.md': (0,_report_run_markdown_js__WEBPACK_IMPORTED_MODULE_9__.renderMarkdown)(view),
};
for (const [name, text] of Object.entries(files)) {
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), [text]);
terminal.out(`${terminal.shorten((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))}\n`);
}
return (0,_look_command_js__WEBPACK_IMPORTED_MODULE_10__.exitOf)(seen, terminal);
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
89753:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BI: () => ( smallestBudget),
Tn: () => ( findOverspendingOf),
sb: () => ( findOverspending)
});
function findOverspending({ dollars, ...others }) {
return findOverspendingOf({
...others,
spent: sum(dollars),
most: dollars.reduce((most, each) => Math.max(most, each), 0),
});
}
function findOverspendingOf({ spent, most, inFlight, budgetUsd, }) {
if (budgetUsd === undefined || spent + (inFlight + 1) * most <= budgetUsd)
return undefined;
return `$${spent.toFixed(2)} of $${budgetUsd.toFixed(2)} spent, and another attempt could pass it`;
}
function smallestBudget(...limits) {
const supplied = limits.filter((each) => each !== undefined);
return supplied.length === 0 ? undefined : Math.min(...supplied);
}
function sum(numbers) {
return numbers.reduce((total, each) => total + each, 0);
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
42108:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => ( checkAcceptance),
z: () => ( findSpentHoldout)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99900);
var _decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74490);
var _decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64802);
var _measurement_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16564);
async function checkAcceptance(context, trial, paths) {
const { decisionLog } = context;
const guards = [];
for (const asked of (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ .g0)(decisionLog.session.settings, trial.purpose)) {
const answer = await askGuard(context, { trial, asked, paths });
if ('kind' in answer)
return answer;
const { reason, verdict } = answer;
const tested = verdict === undefined ? {} : { verdict };
guards.push({ name: (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ .QZ)(asked.guard), passed: reason === undefined, ...tested });
if (reason !== undefined) {
return { kind: 'asked', answers: { guards }, refusal: { reason, by: 'less' in asked.guard ? 'size' : 'guard' } };
}
}
return askHoldout(context, { trial, guards, paths });
}
async function askGuard(context, { trial, asked: { guard, number }, paths: { workspace = 1, logs } }) {
const { decisionLog } = context;
if (!('command' in guard))
return (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ .Gl)(decisionLog.evaluations, trial, guard);
const { command } = guard;
const which = { task: trial.id, stage: 'guard', index: number };
const known = (0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ .uO)(decisionLog.evaluations, trial, number);
if (known !== undefined)
return { reason: (0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ .AX)(known) ? undefined : refusedBy(known.reason ?? 'it failed') };
const { seed } = decisionLog.draw((0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ .Wk)(which));
const result = await context.evaluate({
name: { ...which, attempt: 0, order_bit: null, arm: 'candidate', seed, tree: trial.tree },
purpose: { kind: 'check', name: `objective-guard-${number}`, command },
logs: { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(logs, 'runs'), prefix: trial.purpose === 'promotion' ? `${trial.id.replace(' ', '-')}-` : '' },
workspace,
isCurrentBest: false,
});
if (result.kind === 'scored')
return { reason: undefined };
return result.kind === 'failed' ? { reason: refusedBy(result.reason) } : (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ .nS)(result);
}
function refusedBy(failure) {
return `guard: ${failure}`;
}
function findSpentHoldout({ session, holdoutQueries: asked }, whenSpent) {
const budget = session.settings.holdout?.budget;
if (budget === undefined || asked < budget)
return undefined;
return `the holdout's budget is spent (${asked} of ${budget} queries): ${whenSpent}`;
}
async function askHoldout(context, { trial, guards, paths: { workspace = 1 } }) {
const { decisionLog, privateArea, holdout, whenHoldoutSpent } = context;
const { holdout: settings, direction } = decisionLog.session.settings;
const isSpared = (0,_decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__ .yz)(trial) || trial.verdict?.outcome !== 'keep';
if (settings === undefined || isSpared)
return { kind: 'asked', answers: { guards }, refusal: undefined };
const spent = findSpentHoldout(decisionLog, whenHoldoutSpent);
if (spent !== undefined) {
const asked = [...(guards ?? []), { name: _decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ .Jz, passed: false }];
return { kind: 'asked', answers: { guards: asked }, refusal: { reason: spent, by: 'holdout' } };
}
const hidden = holdout();
if (hidden === undefined)
throw new TypeError('a holdout is asked that was not opened');
const queries = decisionLog.holdoutQueries + 1;
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(privateArea.folder, 'holdout', String(decisionLog.length + 1));
decisionLog.append({ kind: 'holdout', task: trial.id, number: queries, budget: settings.budget });
const which = { task: trial.id, stage: 'holdout', index: queries };
const { seed, bit } = decisionLog.draw((0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ .Wk)(which));
const scores = {};
let environment;
const order = bit === 1 ? ['candidate', 'incumbent'] : ['incumbent', 'candidate'];
for (const arm of order) {
const tree = arm === 'candidate' ? trial.tree : trial.incumbent;
const result = await context.evaluate({
name: { ...which, attempt: 0, order_bit: bit, arm, seed, tree },
purpose: {
kind: 'replacement',
name: 'holdout',
command: hidden.command,
readable: hidden.paths,
isSealed: true,
},
logs: { folder, prefix: `${queries}-${arm}-` },
workspace,
isCurrentBest: arm === 'incumbent',
environment,
});
if (result.kind !== 'scored' && result.kind !== 'failed')
return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_4__ .nS)(result);
environment = result.environment;
if (result.kind === 'scored')
scores[arm] = result.score;
else if (arm === 'incumbent') {
const reason = `the holdout gives the current best no score: ${result.reason} (what it printed: ${folder})`;
return { kind: 'broken', why: 'halt', reason };
}
}
const { candidate, incumbent = Number.NaN } = scores;
const passed = (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ .Tt)({ candidate, incumbent }, direction);
const refusal = passed ? undefined : { reason: 'the holdout says no', by: 'holdout' };
return { kind: 'asked', answers: { guards, holdout: { passed, queries } }, refusal };
}
}),
19866:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
NU: () => ( recordCandidate),
lN: () => ( candidateId),
rb: () => ( iterationOf),
s2: () => ( followCosts)
});
var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
var _base_median_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50748);
var _base_normal_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74405);
var _base_recorded_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16483);
var _decision_effort_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65157);
var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65991);
function candidateId(iteration, prefix = '') {
return prefix === '' ? `iteration ${iteration}` : `iteration ${iteration}, ${prefix.replace(/-$/, '')}`;
}
function iterationOf(task) {
return /^iteration (\d+)(?:,|$)/.exec(task)?.[1] ?? null;
}
function recordCandidate(decisionLog, change, { purpose = 'candidate', size = null, usd = null, released = null, reverts = null, margin, claimed, refused, ...named }) {
const { tree = '', diff = '', diffLines = 0, changes = [] } = change ?? {};
const { paths, more } = (0,_base_recorded_paths_js__WEBPACK_IMPORTED_MODULE_3__ .d)(changes.map(({ path }) => path));
decisionLog.append({
...{ kind: 'candidate', ...named, parent: decisionLog.session.incumbent, tree, purpose },
diff_digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__ .s)(diff),
normal_digest: (0,_base_normal_diff_js__WEBPACK_IMPORTED_MODULE_2__ .Io)(diff),
diff_lines: diffLines,
touched_paths: [...paths],
...(more === 0 ? {} : { more_paths: more }),
...{ size, usd, released, reverts },
...(margin === undefined ? {} : { margin }),
...(claimed === undefined ? {} : { claimed }),
refused: refused === undefined ? null : { code: refused.code, reason: refused.reason },
});
}
function followCosts(decisionLog, proposalMs) {
const { policy } = decisionLog.session;
if (proposalMs === undefined)
return;
if (policy === null || !_decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_5__ .PQ[policy].boundsErrors)
return;
const costs = { proposalMs, evaluationMs: (0,_base_median_js__WEBPACK_IMPORTED_MODULE_1__ .I7)(decisionLog.evaluationMs) ?? 0 };
decisionLog.useEffort((0,_decision_effort_js__WEBPACK_IMPORTED_MODULE_4__ .nY)(decisionLog.runHeader.settings.effort, costs));
}
}),
16564:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Mz: () => ( MAX_MOVES),
nS: () => ( interruptionOf),
a7: () => ( measureTask)
});
var external_node_path_ = __webpack_require__(76760);
var side_runs = __webpack_require__(99900);
var decision_measurement = __webpack_require__(34663);
var decision_task = __webpack_require__(3922);
var candidate = __webpack_require__(19866);
var median = __webpack_require__(50748);
var e_process = __webpack_require__(24079);
;
const DOING = {
candidate: 'scoring',
simplify: 'scoring',
distil: 'testing what is left',
canary: 'checking the evaluator',
promotion: 'testing the promotion',
certify: 'testing again',
};
function progressOf(task, { runs }, known) {
const { count, ...named } = describe(task);
const took = (0,median .I7)(known.evaluationMs);
const evaluations = runs.reduce((sum, { isWashed }) => sum + (isWashed === true ? 2 : 1), 0);
const steps = count === undefined ? 1 : count.of - count.number + 1;
return {
...named,
...(count === undefined ? {} : { count }),
...(known.arePassed && isOfCandidate(task) ? { guards: 'ok' } : {}),
...(took === undefined ? {} : { leftMs: Math.round(took * evaluations * steps) }),
};
}
function isOfCandidate(task) {
return 'purpose' in task && ['candidate', 'simplify', 'distil'].includes(task.purpose);
}
function describe(task) {
switch (task.task) {
case 'calibration':
return { doing: 'calibrating', count: { number: task.scores.length + 1, of: task.runs, isAtMost: false } };
case 'confirmation':
return { doing: 'confirming', count: { number: task.pairs.length + 1, of: task.planned, isAtMost: false } };
case 'leave-out':
return { doing: 'leaving one out', count: { number: task.pairs.length + 1, of: task.planned, isAtMost: false } };
case 'paired':
return describePaired(task);
case 'compare':
return describeCompare(task);
default:
return task;
}
}
function describePaired({ purpose, is_screened, screen_scores, pairs, cap, eProcess, rules }) {
if (!is_screened)
return describeScreening(screen_scores.length + 1, rules.lone?.limits.length ?? 1);
const number = pairs.length + 1;
const count = { unit: 'pair', number, of: Math.max(cap, number), isAtMost: true };
const evidence = { e: Math.exp((0,e_process .y8)(eProcess)), needed: 1 / rules.a };
const isShown = pairs.length > 0 && Number.isFinite(evidence.e) && Number.isFinite(evidence.needed);
return { doing: DOING[purpose], count, ...(isShown ? { evidence } : {}) };
}
function describeScreening(number, of) {
return { doing: 'screening', ...(of === 1 ? {} : { count: { unit: 'run', number, of, isAtMost: true } }) };
}
function describeCompare({ purpose, stage, rules, scores, again }) {
const doing = stage === 'measure' ? DOING[purpose] : `${DOING[purpose]} again`;
const of = stage === 'rerun' ? 1 : rules.repeats;
if (of === 1)
return { doing };
const number = (stage === 'measure' ? scores : again).length + 1;
return { doing, count: { unit: 'run', number, of, isAtMost: false } };
}
;
const MAX_MOVES = 2;
async function measureTask(context, begun, options) {
try {
return await measureSteps(context, begun, options);
}
finally {
context.activity?.measure((0,candidate .rb)(begun.id), undefined);
}
}
async function measureSteps(context, begun, options) {
const { draw, environmentSnapshot } = context.decisionLog;
const progress = { isFirst: true, last: undefined, guardFailure: undefined };
let task = begun;
const end = (ending) => {
const { last, guardFailure } = progress;
return { ...ending, task, last, guardFailure };
};
for (let steps = 0;; steps += 1) {
const step = (0,decision_task .sk)(task, draw);
if (step.kind === 'decided' || step.kind === 'done')
return end({ kind: 'over' });
if (step.kind === 'halt')
return end({ kind: 'broken', why: 'halt', reason: step.reason });
const late = steps === 0 ? undefined : options.mayGoOn?.();
if (late !== undefined)
return end({ kind: 'broken', why: 'time', reason: late });
const environment = (0,decision_task .tU)(task) ? environmentSnapshot.digest : undefined;
const { evaluationMs } = context.decisionLog;
const arePassed = context.hasGuards === true && (options.first === undefined || !progress.isFirst);
context.activity?.measure((0,candidate .rb)(begun.id), progressOf(task, step, { evaluationMs, arePassed }));
const results = await measureStep(context, { task: begun, step, environment, options, progress });
if ('kind' in results)
return end(results);
task = (0,decision_task .oi)(task, results);
}
}
async function measureStep(context, request) {
const { task, step, environment: required } = request;
const { draw } = context.decisionLog;
let environment = required;
const results = [];
for (const [position, { arm, seed, isWashed }] of step.runs.entries()) {
if (results.some((result) => (0,decision_measurement .yu)(result) || (result.arm === 'incumbent' && result.kind === 'failed')))
break;
if (isWashed === true) {
const index = (0,decision_measurement .oU)(step.index, position);
const { seed: unscored } = draw((0,side_runs .Wk)({ task: task.id, stage: decision_measurement .OT, index }));
const washout = { ...step, stage: decision_measurement .OT, index, order_bit: null };
const washed = await runArm(context, { ...request, step: washout, arm, seed: unscored, environment });
if ('kind' in washed)
return washed;
}
const ran = await runArm(context, { ...request, arm, seed, environment });
if ('kind' in ran)
return ran;
const { measurement } = ran;
if (required !== undefined && (0,decision_measurement .yu)(measurement)) {
return { kind: 'broken', why: 'moved', reason: measurement.reason };
}
results.push(measurement);
environment ??= ran.environment;
}
return results;
}
async function runArm(context, { task, step, arm, seed, environment, options, progress }) {
const { first, workspace = 1, logs: folder, prefix = '', purpose = { kind: 'score' }, timings } = options;
const { stage, index, attempt, order_bit } = step;
const trees = treesOf(task);
const isFirst = progress.isFirst && arm === first?.arm && stage !== decision_measurement .OT;
if (isFirst)
progress.isFirst = false;
const which = `${prefix}${stage}-${index}-${attempt === 0 ? '' : `${attempt}-`}${arm}-`;
const result = await context.evaluate({
name: { task: task.id, stage, index, attempt, order_bit, arm, seed, tree: trees[arm] },
purpose: isFirst ? first.purpose : purpose,
logs: isFirst ? { folder, prefix } : { folder: first === undefined ? folder : (0,external_node_path_.join)(folder, 'runs'), prefix: which },
workspace,
isCurrentBest: trees[arm] === trees.incumbent,
environment,
});
if (result.kind === 'aborted' || result.kind === 'infra')
return interruptionOf(result);
if (timings !== undefined && 'timings' in result)
addTimings(timings, result.timings ?? {});
if (stage !== decision_measurement .OT && result.kind !== 'moved' && arm === first?.arm) {
if (progress.last?.kind !== 'failed' || result.kind === 'scored')
progress.last = result;
}
if (result.kind === 'failed' && result.isGuard === true)
progress.guardFailure ??= result.reason;
if (progress.guardFailure !== undefined && options.isGuardRequired === true) {
return { kind: 'broken', why: 'infra', reason: progress.guardFailure };
}
return { measurement: measurementOf(arm, result), environment: result.environment };
}
function addTimings(sums, timings) {
for (const [name, ms] of Object.entries(timings))
sums[name] = (sums[name] ?? 0) + ms;
}
function interruptionOf(result) {
if (result.kind === 'aborted')
return { kind: 'broken', why: 'aborted', reason: 'interrupted by the operator' };
return { kind: 'broken', why: 'infra', reason: result.reason };
}
function measurementOf(arm, result) {
const run = { arm, evaluation: result.evaluation };
if (result.kind === 'moved')
return { ...run, kind: 'failed', reason: result.reason, isMoved: true };
if (result.kind === 'failed') {
const { reason, isTampered } = result;
return { ...run, kind: 'failed', reason, ...(isTampered ? { isTampered } : {}) };
}
const { score, cases, metrics } = result;
const reported = { ...(cases === undefined ? {} : { cases }), ...(metrics === undefined ? {} : { metrics }) };
return { ...run, kind: 'scored', score, ...reported };
}
function treesOf(task) {
switch (task.task) {
case 'calibration':
return { candidate: task.tree, incumbent: task.tree };
case 'confirmation':
case 'leave-out':
return { candidate: task.tree, incumbent: task.baseline };
case 'paired':
case 'compare':
return { candidate: task.tree, incumbent: task.incumbent };
default:
return task;
}
}
}),
24851:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J2: () => ( findLimitReached),
Kw: () => ( findAlert),
PY: () => ( findSpentEvidence)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _decision_aa_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70260);
var _decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74490);
var _engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89753);
var _acceptance_checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42108);
function findLimitReached(attempts, { maxIterations, maxNoops, maxErrors, timeLeftMs, usd, tokens }, inFlight = 0) {
const counted = attempts.counted + inFlight;
if (maxIterations > 0 && counted >= maxIterations) {
return { kind: 'max_iterations', reason: `max_iterations reached: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(counted, 'iteration')}` };
}
const { count: errors, last } = attempts.errors;
if (maxErrors > 0 && errors >= maxErrors) {
return { kind: 'errors', reason: `max_consecutive_errors reached: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(errors, 'error')}, the last: ${last}` };
}
const { noops } = attempts;
if (maxNoops > 0 && noops >= maxNoops) {
return { kind: 'noops', reason: `max_consecutive_noops reached: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(noops, 'noop')}` };
}
if (timeLeftMs <= 0)
return { kind: 'time', reason: 'the time is up' };
const overspending = (0,_engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_3__ .Tn)({ ...attempts.usd, inFlight, budgetUsd: usd });
if (overspending !== undefined)
return { kind: 'usd', reason: `budget.usd: ${overspending}` };
const { used, most } = attempts.tokens;
if (tokens === undefined || used + (inFlight + 1) * most <= tokens)
return undefined;
const reason = `budget.tokens: ${used} of ${tokens} tokens used, and another attempt could pass it`;
return { kind: 'tokens', reason };
}
function findAlert({ aaChecks, settings }, remedy) {
const alert = (0,_decision_aa_check_js__WEBPACK_IMPORTED_MODULE_1__ .hO)(aaChecks, settings);
if (alert === undefined)
return undefined;
return `the evaluator cannot be trusted: ${alert}${(0,_decision_aa_check_js__WEBPACK_IMPORTED_MODULE_1__ .Pq)(aaChecks, settings) ? `. ${remedy}` : ''}`;
}
function findSpentEvidence(decisionLog, whenHoldoutSpent) {
return (0,_acceptance_checks_js__WEBPACK_IMPORTED_MODULE_4__ .z)(decisionLog, whenHoldoutSpent) ?? (0,_decision_assignment_js__WEBPACK_IMPORTED_MODULE_2__ .Lj)(decisionLog.session);
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
8866:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( renderEntry),
O: () => ( renderIteration)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16794);
var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34902);
var _mission_view_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58561);
function renderIteration({ record, prompt, diff, logs, evidence }) {
const { iter, outcome, score, notes, summary } = record;
const scored = typeof score === 'number' ? `, score ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__ .F)((0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(score))}` : '';
return renderAttempt(`Iteration ${iter}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__ .F)(outcome)}${scored}`, (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ .Id)(record), [
{ title: 'Reason', text: notes },
{ title: 'Summary by the agent', text: summary ?? '' },
{ title: 'Diff', text: diff ?? '', language: 'diff' },
{ title: 'Evidence', text: renderJson(evidence), language: 'json' },
{ title: 'Prompt', text: prompt ?? '', language: 'markdown' },
...logs.map(blockOf),
]);
}
function renderEntry({ entry, diff, logs }) {
const { iteration, decision, decision_reason: reason, description, evaluator } = entry;
const facts = [['reason', reason], ['description', description], ...(0,_mission_view_js__WEBPACK_IMPORTED_MODULE_5__ .kE)(entry)];
return renderAttempt(`Iteration ${iteration}: ${decision}${evaluator === null ? '' : `, score ${(0,_mission_view_js__WEBPACK_IMPORTED_MODULE_5__ .uw)(entry)}`}`, facts, [
{ title: 'Evaluation', text: renderJson(evaluator), language: 'json' },
{ title: 'Diff', text: diff ?? '', language: 'diff' },
...logs.map(blockOf),
]);
}
function renderAttempt(title, facts, blocks) {
return [
`# ${title}`,
'',
...facts.map(([name, value]) => `- ${name}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__ .F)(value)}`),
'',
...blocks.flatMap(renderBlock),
].join('\n');
}
function blockOf({ name, text, truncated = false }) {
return { title: `Log ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__ .F)(name)}`, text, isPart: truncated };
}
const MAX_CHARS = 400_000;
function renderBlock({ title, text, language = 'text', isPart = false }) {
if (text.trim() === '')
return [];
const rest = text.length - MAX_CHARS;
const notes = [
...(rest > 0 ? [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(rest, 'more character')} in the file.`, ''] : []),
...(isPart ? ['The log holds only a part of what was printed.', ''] : []),
];
return [`## ${title}`, '', (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .OF)((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .hw)(text, MAX_CHARS), language), '', ...notes];
}
function renderJson(value) {
return value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
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
11797:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
defuse: () => ( defuse)
});
function defuse(text) {
return text.replaceAll('##[', '## [').replace(/(?<=^[\s\u0085]*):(?=:)/gm, ': ');
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
55863:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( readDiffs)
});
function readDiffs({ read, cache = new Map(), keyOf = (id) => id }) {
const get = (id) => {
const diff = cache.get(keyOf(id)) ?? read(id) ?? '';
cache.set(keyOf(id), diff);
return diff === '' ? undefined : diff;
};
return { get };
}
}),
14328:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( renderHtml)
});
var base_text = __webpack_require__(7953);
var html = __webpack_require__(45138);
var page = __webpack_require__(47916);
var page_result = __webpack_require__(71724);
var foreign_text = __webpack_require__(84483);
var titled = __webpack_require__(53901);
;
function renderAttemptDetails({ row, attempt, diff, showCommand }) {
const { id, iter, mark, word, score, scoreText, summary, facts, reason } = row;
const shown = facts.map(([name, value]) => `<dt>${(0,html .Z)(name)}</dt><dd>${(0,html .Z)(value)}</dd>`);
const scored = score === undefined ? '' : ` ${scoreText}`;
return [
`<details id="i${iter}"><summary>${(0,titled .d)(attempt)} ${(0,html .Z)(id)}: <span class="mark ${mark}">${(0,html .Z)(word)}</span>${scored}</summary>`,
...(reason === '' ? [] : [`<p>${(0,html .Z)(reason)}</p>`]),
...(summary === '' ? [] : [`<p class="said">The agent says: <q>${(0,html .Z)(summary)}</q></p>`]),
...(shown.length === 0 ? [] : [`<dl class="facts">${shown.join('')}</dl>`]),
diff ?? (showCommand === undefined ? '' : `<p class="note">The diff: <code>${(0,html .Z)(showCommand)}</code></p>`),
'</details>',
].join('\n');
}
const MAX_LINE_CHARS = 500;
function renderDiffHtml(diff, name, maxChars) {
let isHeader = true;
const lines = (0,foreign_text .hw)(diff, maxChars)
.split('\n')
.map((line) => {
if (line.startsWith('diff --git '))
isHeader = true;
if (line.startsWith('@@'))
isHeader = false;
return renderLine(cut(line), isHeader);
});
const rest = diff.length - maxChars;
const note = rest > 0 ? `<p class="note">${rest} more characters are left out.</p>` : '';
return `<pre tabindex="0" role="group" aria-label="Diff of ${(0,html .Z)(name)}">${lines.join('\n')}</pre>${note}`;
}
function cut(line) {
return line.length > MAX_LINE_CHARS ? `${line.slice(0, MAX_LINE_CHARS)}…` : line;
}
function renderLine(line, isHeader) {
const text = (0,html .Z)(line);
if (isHeader)
return `<b>${text}</b>`;
if (line.startsWith('+'))
return `<ins>${text}</ins>`;
if (line.startsWith('-'))
return `<del>${text}</del>`;
return line.startsWith('@@') ? `<i>${text}</i>` : text;
}
var record = __webpack_require__(74773);
var outcome_marks = __webpack_require__(47776);
var page_style = __webpack_require__(94464);
;
const SIGNS = record .im.map((outcome) => `.mark.${outcome}::before{content:"${outcome_marks .U[outcome].sign} " / ""}`);
const RUN_STYLE = `${page_style .W}
.mark{white-space:nowrap}.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0;margin:.5rem 0}
.mark::before{display:inline-block;min-width:1.2em}
${SIGNS.join('\n')}
.line::before{content:"" / "";display:inline-block;width:1.8em;margin-right:.4em;vertical-align:middle}
.line.best::before{border-top:3px solid var(--accent)}.line.base::before{border-top:2px dashed var(--dim)}
.merged{--mark:var(--good)}.denied,.invalid,.aborted,.infra_error{--mark:var(--bad)}
.inconclusive,.killed{--mark:var(--warn)}.mark::before{color:var(--mark,var(--dim))}.mark.merged{font-weight:600}
.chart{display:block;width:100%;max-width:52rem;margin:0 auto;height:auto;font:14px system-ui,sans-serif;fill:var(--fg)}
@media (min-width:42rem){.chart{font-size:10px}}
.chart .ci{fill:none;stroke:var(--mark,var(--dim));stroke-width:1.25;opacity:.75}.chart .dots{fill:none;stroke:var(--mark,var(--dim));stroke-width:3;stroke-linecap:round}
.line.ci::before{border-top:0;border-left:2px solid var(--dim);height:1em;width:1em}
.chart .grid{stroke:var(--line)}.chart .axis{fill:none;stroke:var(--dim)}
.chart .base-line{stroke:var(--dim);stroke-width:1.5;stroke-dasharray:6 5}
.chart .best-line{fill:none;stroke:var(--accent);stroke-width:2.5}
.filled{fill:var(--mark,var(--dim));stroke:var(--bg)}
.hollow{fill:var(--bg);stroke:var(--mark,var(--dim));stroke-width:1.5}
.chart .tick-y{text-anchor:end}.chart .tick-x,.chart .name{text-anchor:middle}.chart .name{fill:var(--dim)}
ins,del{text-decoration:none}ins{background:var(--add)}del{background:var(--cut)}
`;
var card_style = __webpack_require__(14953);
var run_view = __webpack_require__(33902);
;
const MAX_REASON = 140;
const MAX_OPEN = 300;
const LAST_OPEN = 100;
const GROUP = 250;
function renderAttemptTable(view, detailed) {
const { terms, goal, rows, tables } = view;
const title = `${(0,titled .d)(terms.attempt)}s`;
const order = terms.attempt === 'item' ? 'in the order of the plan' : 'oldest first';
const direction = goal === undefined ? '' : `; ${goal}`;
const draw = (some, caption, label) => renderTable(some, { caption, label, columns: tables.page, detailed });
const heading = `<h2>${title}</h2>`;
if (rows.length <= MAX_OPEN)
return [heading, ...draw(rows, `Every ${terms.attempt}, ${order}${direction}`, title)];
const older = rows.slice(0, -LAST_OPEN);
const folded = Array.from({ length: Math.ceil(older.length / GROUP) }, (_, index) => {
const some = older.slice(index * GROUP, (index + 1) * GROUP);
const name = `${title} ${some[0]?.id} to ${some.at(-1)?.id}`;
const accepted = some.filter(({ isAccepted }) => isAccepted).length;
return [
`<details class="older" id="rows-${index + 1}"><summary>${(0,html .Z)(name)}: ${accepted} accepted</summary>`,
...draw(some, `${name}, ${order}${direction}`, name),
'</details>',
].join('\n');
});
const last = `The last ${LAST_OPEN} ${terms.attempt}s`;
return [heading, ...folded, ...draw(rows.slice(-LAST_OPEN), `${last}, ${order}${direction}`, last)];
}
function renderTable(rows, { caption, label, columns, detailed }) {
const heads = columns.map((name) => `<th scope="col">${run_view .cZ[name].title}</th>`);
return [
`<div class="scroll cards" tabindex="0" role="region" aria-label="${(0,html .Z)(label)}"><table>`,
`<caption>${(0,html .Z)(caption)}</caption>`,
`<thead><tr>${heads.join('')}</tr></thead>`,
'<tbody>',
...rows.map((row) => renderRow(row, columns, { isDetailed: detailed.has(row) })),
'</tbody></table></div>',
];
}
function renderRow(row, columns, { isDetailed }) {
const cells = columns.map((name) => {
const text = (0,html .Z)((0,base_text .vI)(run_view .cZ[name].text(row), MAX_REASON));
if (name === 'id' || name === 'item') {
const shown = isDetailed ? `<a href="#i${row.iter}">${text}</a>` : text;
return `<th scope="row">${shown}</th>`;
}
return name === 'outcome' ? `<td class="mark ${row.mark}">${text}</td>` : `<td>${text}</td>`;
});
return `<tr>${cells.join('')}</tr>`;
}
const LOOKS = {
...{ id: 'number', score: 'number', single: 'number', best: 'number', duration: 'number', size: 'number' },
...{ item: 'prose', reason: 'prose', summary: 'prose', change: 'prose', receipt: 'prose', commit: 'whole' },
};
const RULES = {
number: 'text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums',
prose: 'min-width:min(14rem,60vw)',
whole: 'white-space:nowrap',
};
function renderColumnStyle(columns) {
const rules = Object.entries(RULES).map(([look, rule]) => {
const places = columns.flatMap((name, index) => (LOOKS[name] === look ? [`:nth-child(${index + 1})`] : []));
return places.length === 0 ? '' : `tr>:is(${places.join(',')}){${rule}}`;
});
return `${rules.join('\n')}\n${(0,card_style .G)(columns.map(cardColumnOf))}`;
}
function cardColumnOf(name) {
return { label: name === 'outcome' ? undefined : run_view .cZ[name].title, isWide: LOOKS[name] === 'prose' };
}
var score_text = __webpack_require__(58164);
var score_scale = __webpack_require__(58142);
var sparkline = __webpack_require__(74312);
;
const WIDTH = 480;
const HEIGHT = 300;
const TOP = 12;
const RIGHT = 10;
const BOTTOM = 220;
const RAIL = 240;
const X_AXIS = 252;
const TICK_TEXT = 18;
const MAX_TITLED = 200;
const LABEL_CHAR = 8;
function renderScoreChart(view) {
const scores = (0,sparkline .p)(view.rows, { withIntervals: true });
if (scores === undefined)
return undefined;
const yTicks = (0,score_scale .Pe)(scores, 5);
const widest = Math.max(...yTicks.map((tick) => (0,score_text .ls)(tick).length));
const plot = { rows: view.rows, scores, iterations: buildIterationDomain(view.rows), left: 26 + widest * LABEL_CHAR };
return [
`<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="chart-title chart-desc">`,
'<title id="chart-title">Score of each iteration</title>',
`<desc id="chart-desc">${(0,html .Z)(describe(view))}</desc>`,
...renderGrid(plot, yTicks),
...renderXAxis(plot),
`<text class="name" transform="translate(13 ${(TOP + BOTTOM) / 2})rotate(-90)">score, ${(0,html .Z)(view.goal ?? '')}</text>`,
...renderBaseline(plot),
...renderIntervals(plot),
...renderMarks(plot),
...renderPoints(plot, isOther),
...renderBest(plot),
...renderPoints(plot, isAnchor),
'</svg>',
].join('\n');
}
function describe(view) {
const counts = view.counts.map(({ word, count }) => `${count} ${word}`).join(', ');
const bars = view.rows.some(({ interval }) => interval !== undefined) ? ' A bar is the interval of a test.' : '';
return `${view.verdict}. ${view.goal ?? 'No direction'}. Marks: ${counts}.${bars} The table below has every value.`;
}
function buildIterationDomain(rows) {
const [lo, hi] = rows.reduce(([least, most], { iter }) => [Math.min(least, iter), Math.max(most, iter)], [
Number.POSITIVE_INFINITY,
Number.NEGATIVE_INFINITY,
]);
return lo === hi ? { lo: lo - 1, hi: hi + 1 } : { lo, hi };
}
function xOf(iter, { iterations, left }) {
return round(left + 10 + (0,score_scale .wG)(iter, iterations) * (WIDTH - RIGHT - left - 20));
}
function yOf(score, { scores }) {
return round(BOTTOM - (0,score_scale .wG)(score, scores) * (BOTTOM - TOP));
}
function round(value) {
return Math.round(value * 10) / 10;
}
function renderGrid(plot, ticks) {
return ticks.map((tick) => {
const y = yOf(tick, plot);
const label = `<text class="tick-y" x="${plot.left - 6}" y="${y + 4}">${(0,score_text .ls)(tick)}</text>`;
return `<path class="grid" d="M${plot.left} ${y}H${WIDTH - RIGHT}"/>${label}`;
});
}
function renderXAxis(plot) {
const ticks = (0,score_scale .Pe)(plot.iterations, 6).filter((tick) => Number.isInteger(tick));
const labels = ticks.map((tick) => {
const x = xOf(tick, plot);
return `<path class="axis" d="M${x} ${X_AXIS}v4"/><text class="tick-x" x="${x}" y="${X_AXIS + TICK_TEXT}">${tick}</text>`;
});
const middle = (plot.left + WIDTH - RIGHT) / 2;
return [
`<path class="axis" d="M${plot.left} ${TOP}V${X_AXIS}H${WIDTH - RIGHT}"/>`,
`<text class="tick-y" x="${plot.left - 6}" y="${RAIL + 4}">none</text>`,
...labels,
`<text class="name" x="${middle}" y="${HEIGHT - 8}">iteration</text>`,
];
}
function renderBaseline(plot) {
const baseline = plot.rows.find(({ mark, score }) => mark === 'baseline' && score !== undefined)?.score;
if (baseline === undefined)
return [];
return [`<path class="base-line" d="M${plot.left} ${yOf(baseline, plot)}H${WIDTH - RIGHT}"/>`];
}
function renderBest(plot) {
let last;
let path = '';
for (const { iter, best } of plot.rows) {
if (best === undefined || best === last)
continue;
path += last === undefined ? `M${xOf(iter, plot)} ${yOf(best, plot)}` : `H${xOf(iter, plot)}V${yOf(best, plot)}`;
last = best;
}
return path === '' ? [] : [`<path class="best-line" d="${path}H${WIDTH - RIGHT}"/>`];
}
function renderIntervals(plot) {
const { rows, scores } = plot;
const end = rows.length > MAX_TITLED ? 0 : 3;
return outcomesOf(rows).flatMap((outcome) => {
const bars = rows.flatMap(({ iter, mark, interval }) => {
if (mark !== outcome || interval === undefined)
return [];
const [low, high] = interval;
const x = xOf(iter, plot);
const top = high > scores.hi || end === 0 ? '' : `M${round(x - end)} ${yOf(high, plot)}h${2 * end}`;
const bottom = low < scores.lo || end === 0 ? '' : `M${round(x - end)} ${yOf(low, plot)}h${2 * end}`;
return [`M${x} ${yOf(high, plot)}V${yOf(low, plot)}${top}${bottom}`];
});
return bars.length === 0 ? [] : [`<path class="ci ${outcome}" d="${bars.join('')}"/>`];
});
}
function renderMarks({ rows }) {
const marks = outcomesOf(rows).map((outcome) => {
const { path, isFilled } = outcome_marks .U[outcome];
const scale = ` transform="scale(${rows.length > MAX_TITLED ? 0.6 : 0.8})"`;
return `<path id="mark-${outcome}" class="${isFilled ? 'filled' : 'hollow'}" d="${path}"${scale}/>`;
});
return [`<defs>${marks.join('')}</defs>`];
}
function renderPoints(plot, isDrawn) {
const isTitled = plot.rows.length <= MAX_TITLED;
return outcomesOf(plot.rows)
.filter(isDrawn)
.map((outcome) => {
const rows = plot.rows.filter(({ mark }) => mark === outcome);
if (!isTitled && rows.length > MAX_TITLED)
return renderDots(rows, plot);
const points = rows.map((row) => renderPoint(row, plot, { isTitled }));
return `<g class="${outcome}">${points.join('')}</g>`;
});
}
function renderDots(rows, plot) {
const dots = new Set(rows.map(({ iter, score }) => `M${xOf(iter, plot)} ${score === undefined ? RAIL : yOf(score, plot)}h0`));
return `<path class="dots ${rows[0]?.mark ?? 'noop'}" d="${[...dots].join('')}"/>`;
}
function outcomesOf(rows) {
return [...new Set(rows.map(({ mark }) => mark))];
}
function isAnchor(outcome) {
return outcome === 'merged' || outcome === 'baseline';
}
function isOther(outcome) {
return !isAnchor(outcome);
}
function renderPoint(row, plot, { isTitled }) {
const { iter, mark, score, scoreText, word } = row;
const place = `x="${xOf(iter, plot)}" y="${score === undefined ? RAIL : yOf(score, plot)}"`;
if (!isTitled)
return `<use href="#mark-${mark}" ${place}/>`;
const reported = score === undefined ? '' : `, ${scoreText}`;
return `<use href="#mark-${mark}" ${place}><title>iteration ${iter}: ${(0,html .Z)(word)}${reported}</title></use>`;
}
var pareto_text = __webpack_require__(89578);
;
const trade_off_chart_WIDTH = 480;
const trade_off_chart_HEIGHT = 270;
const trade_off_chart_TOP = 12;
const trade_off_chart_RIGHT = 14;
const trade_off_chart_BOTTOM = 220;
const trade_off_chart_TICK_TEXT = 18;
const trade_off_chart_LABEL_CHAR = 8;
const MAX_CHARTS = 3;
const MAX_OTHERS = 150;
const MAX_NAME = 40;
function renderTradeOffCharts(measured) {
const metrics = (measured[0]?.changes.length ?? 1) - 1;
const charts = Array.from({ length: Math.min(metrics, MAX_CHARTS) }, (_, at) => renderChart(measured, at + 1));
return charts.flatMap((chart) => chart ?? []);
}
function renderChart(measured, metric) {
const points = shownPoints(measured, metric);
const [first] = points;
const [xs, ys] = [domainOf(points.map(({ x }) => x)), domainOf(points.map(({ y }) => y))];
if (first === undefined || xs === undefined || ys === undefined)
return undefined;
const yTicks = (0,score_scale .Pe)(ys, 5);
const widest = Math.max(...yTicks.map((tick) => label(tick, first.y).length));
const plot = { points, xs, ys, left: 26 + widest * trade_off_chart_LABEL_CHAR };
const name = (0,html .Z)((0,foreign_text .TN)(first.x.name, MAX_NAME));
const id = `trade-off-${metric}`;
const isWhole = measured[0]?.changes.length === 2;
return [
`<svg class="chart" viewBox="0 0 ${trade_off_chart_WIDTH} ${trade_off_chart_HEIGHT}" role="img" aria-labelledby="${id} ${id}-desc">`,
`<title id="${id}">Changes of score and ${name} since the base</title>`,
`<desc id="${id}-desc">${trade_off_chart_describe(points)}</desc>`,
...renderAxes(plot, { name, yTicks, axes: first }),
...(isWhole ? renderFrontLine(plot) : []),
...points.map((point) => trade_off_chart_renderPoint(point, plot)),
'</svg>',
].join('\n');
}
function shownPoints(measured, metric) {
const isOther = ({ isOnFront, isAccepted }) => !isOnFront && !isAccepted;
const others = measured.filter(isOther).sort((one, other) => other.iter - one.iter);
const left = new Set(others.slice(MAX_OTHERS));
return measured.flatMap((each) => {
const { iter, isAccepted, isOnFront, changes } = each;
const [y, x] = [changes[0], changes[metric]];
return y === undefined || x === undefined || left.has(each) ? [] : [{ iter, isAccepted, isOnFront, x, y }];
});
}
function domainOf(changes) {
const scores = changes.map(({ change }) => change);
return (0,score_scale .D8)({ scores: [...scores, 0], anchors: [0] });
}
function label(change, { isRatio }) {
return (0,pareto_text .y)(change, isRatio);
}
function trade_off_chart_describe(points) {
const front = points.filter(({ isOnFront }) => isOnFront);
const shown = front.map(({ iter, x, y }) => `iteration ${iter}, ${label(y.change, y)} and ${label(x.change, x)}`);
const head = `${(0,base_text .LS)(points.length, 'measured change')}; on the front: ${shown.join('; ')}.`;
return (0,html .Z)(`${head} Each is a single test, against the base.`);
}
function trade_off_chart_round(value) {
return Math.round(value * 10) / 10;
}
function trade_off_chart_xOf({ change }, { xs, left }) {
return trade_off_chart_round(left + 10 + (0,score_scale .wG)(change, xs) * (trade_off_chart_WIDTH - trade_off_chart_RIGHT - left - 20));
}
function trade_off_chart_yOf({ change }, { ys }) {
return trade_off_chart_round(trade_off_chart_BOTTOM - (0,score_scale .wG)(change, ys) * (trade_off_chart_BOTTOM - trade_off_chart_TOP));
}
const GOALS = { min: 'lower is better', max: 'higher is better' };
function renderAxes(plot, { name, yTicks, axes }) {
const { left, xs } = plot;
const rows = yTicks.map((tick) => {
const y = trade_off_chart_yOf({ ...axes.y, change: tick }, plot);
const text = `<text class="tick-y" x="${left - 6}" y="${y + 4}">${label(tick, axes.y)}</text>`;
return `<path class="grid" d="M${left} ${y}H${trade_off_chart_WIDTH - trade_off_chart_RIGHT}"/>${text}`;
});
const columns = (0,score_scale .Pe)(xs, 5).map((tick) => {
const x = trade_off_chart_xOf({ ...axes.x, change: tick }, plot);
const text = `<text class="tick-x" x="${x}" y="${trade_off_chart_BOTTOM + trade_off_chart_TICK_TEXT}">${label(tick, axes.x)}</text>`;
return `<path class="axis" d="M${x} ${trade_off_chart_BOTTOM}v4"/>${text}`;
});
const [x0, y0] = [trade_off_chart_xOf({ ...axes.x, change: 0 }, plot), trade_off_chart_yOf({ ...axes.y, change: 0 }, plot)];
const middle = (left + trade_off_chart_WIDTH - trade_off_chart_RIGHT) / 2;
return [
...rows,
`<path class="axis" d="M${left} ${trade_off_chart_TOP}V${trade_off_chart_BOTTOM}H${trade_off_chart_WIDTH - trade_off_chart_RIGHT}"/>`,
...columns,
`<path class="base-line" d="M${x0} ${trade_off_chart_TOP}V${trade_off_chart_BOTTOM}M${left} ${y0}H${trade_off_chart_WIDTH - trade_off_chart_RIGHT}"/>`,
`<text class="name" transform="translate(13 ${(trade_off_chart_TOP + trade_off_chart_BOTTOM) / 2})rotate(-90)">score, ${GOALS[axes.y.direction]}</text>`,
`<text class="name" x="${middle}" y="${trade_off_chart_HEIGHT - 8}">${name}, ${GOALS[axes.x.direction]}</text>`,
];
}
function renderFrontLine(plot) {
const front = plot.points.filter(({ isOnFront }) => isOnFront);
if (front.length < 2)
return [];
const path = front.map(({ x, y }, at) => at === 0 ? `M${trade_off_chart_xOf(x, plot)} ${trade_off_chart_yOf(y, plot)}` : `V${trade_off_chart_yOf(y, plot)}H${trade_off_chart_xOf(x, plot)}`);
return [`<path class="best-line" d="${path.join('')}"/>`];
}
function trade_off_chart_renderPoint({ iter, isAccepted, isOnFront, x, y }, plot) {
const outcome = isAccepted ? 'merged' : 'discarded';
const { path, isFilled } = outcome_marks .U[outcome];
const at = `translate(${trade_off_chart_xOf(x, plot)} ${trade_off_chart_yOf(y, plot)})scale(${isOnFront ? 1 : 0.6})`;
const words = [isAccepted ? 'accepted' : 'not accepted', ...(isOnFront ? ['on the front'] : [])].join(', ');
const values = `score ${label(y.change, y)}, ${(0,foreign_text .TN)(x.name, MAX_NAME)} ${label(x.change, x)}`;
const title = (0,html .Z)(`iteration ${iter}: ${values}, ${words}`);
return `<path class="${isFilled ? 'filled' : 'hollow'} ${outcome}" d="${path}" transform="${at}"><title>${title}</title></path>`;
}
;
const MAX_DETAILS = 120;
const ACCEPTED_DIFFS = { pageBytes: 768 * 1024, chars: 512 * 1024 };
const OTHER_DIFFS = { pageBytes: 120 * 1024, chars: 12_000 };
function renderHtml({ view, diffs, frame }) {
const detailed = chooseDetailed(view.rows, diffs);
const details = renderDetails(view, detailed, diffs);
return (0,page .C)({
frame,
title: `${view.name}: autorize report`,
style: `${RUN_STYLE}${renderColumnStyle(view.tables.page)}`,
body: [
...renderHeader(view),
'<main>',
...renderScores(view),
...renderTradeOffs(view),
...renderAccepted(view, details),
...renderAttemptTable(view, detailed),
...renderOthers(view, details),
'</main>',
...renderFooter(view),
],
});
}
const SINGLE = 'Scores are single measurements, not a confirmed improvement. The best of many measurements overstates the gain.';
const NOTES = {
confirmed: 'The improvement was measured in fresh pairs. The scores below are single measurements.',
'not-confirmed': 'Fresh pairs do not confirm an improvement: their interval includes no change. The scores below are single measurements.',
};
const INTERVALS = 'A bar is the interval that the pairs of one test give, against the best change of its time. Tests that stop early overstate their effect.';
const TRADE_OFFS = 'Large marks are on the front: no other measured change is better in one of score and metrics and worse in none. Each is a single test, against the base.';
function renderHeader(view) {
const { baseline, best, change, budget, cost, claim } = view;
const { startedAt, deadline, timeLeft, noops } = budget;
return [
'<header>',
`<h1>${(0,html .Z)(view.name)}</h1>`,
...(view.description === '' ? [] : [`<p>${(0,html .Z)(view.description)}</p>`]),
...view.problems.map((problem) => `<p class="problem"><strong>Problem:</strong> ${(0,html .Z)(problem)}</p>`),
...view.notices.map((notice) => `<p class="problem"><strong>Notice:</strong> ${(0,html .Z)(notice)}</p>`),
...(0,page_result .n)({
result: (0,html .Z)(view.result),
ended: view.ended,
evidence: [
`<p>${(0,html .Z)(view.verdict)}</p>`,
...(claim.text === undefined ? [] : [`<p class="claim">Gain: ${(0,html .Z)(claim.text)}</p>`]),
...(view.recipe === 'plan' ? [] : [`<p class="note">${NOTES[claim.kind] ?? SINGLE}</p>`]),
...(0,page_result .t)([
['Change (single tests)', claim.kind === 'none' ? change : undefined],
...view.facts.map(([label, text]) => [(0,titled .d)(label), text]),
['Noops', noops],
['Started', startedAt],
[
'Deadline',
deadline === undefined ? undefined : `${deadline}${timeLeft === undefined ? '' : ` (${timeLeft})`}`,
],
]),
],
}),
...(0,page_result .t)([
['Baseline', baseline],
[view.terms.best, best === undefined ? undefined : `${best.score} (iteration ${best.iter})`],
['Accepted', view.recipe === 'plan' ? undefined : `${view.accepted} of ${view.tried}`],
['Now', view.ended === undefined ? view.position : undefined],
['Model', view.waiting],
['Cost', cost],
]),
renderBranch(view),
'</header>',
];
}
function renderBranch({ branch, noBranch, base }) {
const code = (text) => `<code>${(0,html .Z)(text)}</code>`;
const from = base === undefined ? '' : `, from ${code(base)}`;
return `<p class="note">Branch ${branch === undefined ? (0,html .Z)(noBranch) : code(branch)}${from}</p>`;
}
function renderScores(view) {
const chart = renderScoreChart(view);
if (chart === undefined) {
return view.recipe === 'plan' ? [] : ['<h2>Scores</h2>', '<p>No iteration has a score yet.</p>'];
}
const legend = view.counts.map(({ word, mark, count }) => `<li><span class="mark ${mark}">${(0,html .Z)(word)}</span> ${count}</li>`);
const hasIntervals = view.rows.some(({ interval }) => interval !== undefined);
return [
'<h2>Scores</h2>',
`<div class="scroll" tabindex="0" role="region" aria-label="Chart of the scores">${chart}</div>`,
`<ul class="legend">${legend.join('')}<li class="line best">${(0,html .Z)(view.terms.line)}</li>${view.baseline === undefined ? '' : '<li class="line base">baseline</li>'}${hasIntervals ? '<li class="line ci">interval of a test</li>' : ''}</ul>`,
...(hasIntervals ? [`<p class="note">${INTERVALS}</p>`] : []),
];
}
function renderTradeOffs({ tradeOffs = [] }) {
const charts = renderTradeOffCharts(tradeOffs);
if (charts.length === 0)
return [];
const legend = ['merged">accepted', 'discarded">not accepted'].map((each) => `<li><span class="mark ${each}</span></li>`);
return [
'<h2>Trade-offs</h2>',
...charts.map((chart) => `<div class="scroll" tabindex="0" role="region" aria-label="Chart of trade-offs">${chart}</div>`),
`<ul class="legend">${legend.join('')}<li class="line best">front</li><li class="line base">base</li></ul>`,
`<p class="note">${TRADE_OFFS}</p>`,
];
}
const isAccepted = (row) => row.isAccepted;
function chooseDetailed(rows, diffs) {
const some = rows.filter((row) => row.facts.length > 0 || (diffs.get(row.id) ?? '').trim() !== '');
const chosen = new Set(some.filter(isAccepted).slice(-MAX_DETAILS / 2));
for (const row of some.toReversed()) {
if (chosen.size >= MAX_DETAILS)
break;
chosen.add(row);
}
return chosen;
}
function renderDetails({ rows, show, terms }, detailed, diffs) {
const shown = rows.filter((row) => detailed.has(row));
const html = chooseDiffs(shown, diffs, terms.attempt);
return new Map(shown.map((row) => {
const showCommand = show === undefined || diffs.get(row.id) === undefined ? undefined : `${show} ${row.id}`;
return [row, renderAttemptDetails({ row, attempt: terms.attempt, diff: html.get(row), showCommand })];
}));
}
function renderAccepted({ rows, base, branch }, details) {
const parts = rows.filter(isAccepted).flatMap((row) => details.get(row) ?? []);
if (parts.length === 0)
return [];
const all = base === undefined || branch === undefined ? undefined : `git diff ${base} ${branch}`;
const note = all === undefined ? [] : [`<p class="note">All of them as one diff: <code>${(0,html .Z)(all)}</code></p>`];
return ['<h2>Accepted changes</h2>', ...note, ...parts];
}
function renderOthers({ rows, show, terms }, details) {
const parts = rows.filter((row) => !isAccepted(row)).flatMap((row) => details.get(row) ?? []);
const rest = rows.length - details.size;
const all = show === undefined ? '' : `; to see one: <code>${(0,html .Z)(`${show} ITERATION`)}</code>`;
const note = `<p class="note">${(0,base_text .LS)(rest, `earlier ${terms.attempt}`)} without details on this page${all}</p>`;
const notes = rest > 0 && details.size > 0 && show !== undefined ? [note] : [];
return parts.length === 0 ? notes : ['<h2>Details</h2>', ...notes, ...parts];
}
function chooseDiffs(rows, diffs, attempt) {
const newest = rows.toReversed();
const shown = new Map();
for (const [some, { pageBytes, chars }] of [
[newest.filter(isAccepted), ACCEPTED_DIFFS],
[newest.filter((each) => !isAccepted(each)), OTHER_DIFFS],
]) {
let bytes = 0;
for (const row of some) {
const diff = diffs.get(row.id);
if (diff === undefined || diff.trim() === '')
continue;
const html = renderDiffHtml(diff, `${attempt} ${row.id}`, chars);
const size = Buffer.byteLength(html);
if (bytes + size > pageBytes)
continue;
bytes += size;
shown.set(row, html);
}
}
return shown;
}
function renderRecords({ verify, head, recipe }) {
const command = `<code>${(0,html .Z)(verify)}</code>`;
const unchained = recipe === 'plan' ? 'Each item has a receipt.' : 'The records have no hash chain.';
if (head === undefined)
return `<p>${unchained} To verify: ${command}</p>`;
const hash = `<code>${(0,html .Z)(head)}</code>`;
return `<p>Hash of the last record: ${hash}. To verify it and all records before it: ${command}</p>`;
}
function renderFooter(view) {
const made = view.madeAt === undefined ? 'Generated by autorize.' : `Generated ${view.madeAt} by autorize.`;
return ['<footer>', renderRecords(view), `<p>${made}</p>`, '</footer>'];
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

export const id = 3439;
export const ids = [1797,3439];
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
63439:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
leaveStatus: () => ( leaveStatus)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _experiment_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67761);
var _kernel_program_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3206);
var _kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59875);
var _left_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93121);
var _remembered_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49712);
const PAUSE_MS = 1000;
const MAX_SHARE = 1 / 200;
function leaveStatus(name, host) {
const command = (0,_kernel_program_files_js__WEBPACK_IMPORTED_MODULE_2__ .$X)();
let last;
let timer;
let took = 0;
const leave = async () => {
const paths = (0,_experiment_ledger_experiment_files_js__WEBPACK_IMPORTED_MODULE_1__ .y6)(name, host);
if (timer !== undefined && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.state))
return;
const before = Date.now();
const stamp = (0,_remembered_status_js__WEBPACK_IMPORTED_MODULE_5__ ._5)(paths, command);
if (stamp === undefined || stamp.text === last || !(0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_3__ ._5)(stamp, before))
return;
const { isWhole, readStatusAnswer } = await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(6284), __webpack_require__.e(9654), __webpack_require__.e(1397), __webpack_require__.e(6571), __webpack_require__.e(2697), __webpack_require__.e(2626), __webpack_require__.e(9955), __webpack_require__.e(834)]).then(__webpack_require__.bind(__webpack_require__, 79955));
const started = process.cpuUsage();
const answer = readStatusAnswer(paths, host);
const { user, system } = process.cpuUsage(started);
took = (user + system) / 1000;
last = stamp.text;
(0,_left_answer_js__WEBPACK_IMPORTED_MODULE_4__ .S)(paths, answer, { stamp, command, isWhole: () => isWhole(paths) });
};
const leaveQuietly = async () => {
try {
await leave();
}
catch {
}
};
const schedule = (ms) => {
timer = setTimeout(async () => {
took = 0;
await leaveQuietly();
if (timer !== undefined)
schedule(Math.max(PAUSE_MS, took / MAX_SHARE));
}, ms).unref();
};
const stop = () => {
clearTimeout(timer);
timer = undefined;
};
if (command !== undefined)
schedule(PAUSE_MS);
return {
end: async () => {
stop();
if (command === undefined)
return;
await (0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_3__ .Vl)();
await leaveQuietly();
},
[Symbol.dispose]: stop,
};
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

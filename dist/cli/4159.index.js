export const id = 4159;
export const ids = [4159];
export const modules = {
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
98972:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J: () => ( packedRefs),
g: () => ( listBranchFiles)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79871);
const PLAIN_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)*$/;
function listBranchFiles({ commonDir, objectFormat }, folder) {
const length = objectFormat === 'sha1' ? 40 : 64;
const isPlain = (name, commit) => PLAIN_NAME.test(name) && commit.length === length && /^[0-9a-f]+$/.test(commit) && !/^0+$/.test(commit);
const found = new Map();
const top = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'refs', 'heads');
for (const { name, isFile } of entriesBelow(top, folder)) {
const commit = isFile ? readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, name)).trim() : '';
if (!isPlain(name, commit))
return undefined;
found.set(name, commit);
}
const prefix = `refs/heads/${folder}/`;
for (const [ref, commit] of packedRefs(readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'packed-refs')))) {
if (!ref.startsWith(prefix))
continue;
const name = ref.slice('refs/heads/'.length);
if (!isPlain(name, commit))
return undefined;
if (!found.has(name))
found.set(name, commit);
}
return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}
function packedRefs(text) {
return text.split('\n').flatMap((line) => {
const [id = '', ref = ''] = line.split(' ');
return ref.startsWith('refs/') ? [[ref, id]] : [];
});
}
function entriesBelow(top, folder) {
const at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, folder);
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false })?.isDirectory() !== true)
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(at) ? [{ name: folder, isFile: false }] : [];
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(at, { withFileTypes: true }).flatMap((entry) => {
const name = `${folder}/${entry.name}`;
if (entry.isDirectory())
return entriesBelow(top, name);
return entry.name.endsWith('.lock') ? [] : [{ name, isFile: entry.isFile() }];
});
}
function readText(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__ .CA)(error) === 'ENOENT')
return '';
throw error;
}
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
21101:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AM: () => ( readEntryFiles),
$L: () => ( readMissionRecords),
ZD: () => ( readMissionStatus),
V0: () => ( supposeRunning)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var own_files = __webpack_require__(11042);
var lost_records = __webpack_require__(17987);
var mission_files = __webpack_require__(91461);
var run_name = __webpack_require__(53482);
var store = __webpack_require__(89855);
;
function readWrittenAfter(paths) {
const read = (0,store.readManifest)(paths);
const pointer = (0,mission_files .qT)(paths);
const isCompleted = pointer?.run_id === paths.runId && typeof pointer.completed_at === 'string';
return { manifest: read.kind === 'read' ? read.manifest : undefined, isCompleted };
}
function findLostRecords(paths, state, { manifest, isCompleted }) {
const { iteration, updatedAt, completedAt } = state ?? { iteration: -1, updatedAt: '', completedAt: null };
const isAhead = manifest !== undefined && (manifest.iteration > iteration || manifest.updated_at > updatedAt);
const isEnded = manifest === undefined && isCompleted && completedAt === null;
const folder = lastIterationFolder(paths);
const shown = (path) => (0,store.shownPath)(paths, path);
const found = [
...(isAhead
? [`${shown(paths.files.manifest_file)} is of ${manifest.updated_at}, at iteration ${manifest.iteration}`]
: []),
...(isEnded ? [`${shown(paths.pointer)} says that the run was completed`] : []),
...(folder > iteration + 1 ? [`there is a folder of iteration ${folder}`] : []),
];
if (found.length === 0)
return undefined;
const holds = state === undefined ? 'is gone or empty' : `ends at ${updatedAt}, at iteration ${iteration}`;
const slug = (0,run_name ._G)(paths.runId)?.slug;
const pull = slug === undefined ? '' : ` If it was pushed, fetch them: autorize pull mission.${slug}.`;
return (0,lost_records .V)({
of: paths.runId,
found: [...found, `${(0,external_node_path_.basename)(paths.journal)} ${holds}`],
expected: `each step of the run in ${shown(paths.journal)}`,
remedy: `Put the file back from a copy.${pull} Or close the run: rcs autoresearch --abandon ${paths.runId}`,
});
}
function lastIterationFolder({ folder }) {
if (!(0,external_node_fs_.existsSync)(folder))
return -1;
return (0,external_node_fs_.readdirSync)(folder).reduce((last, name) => Math.max(last, Number(/^iteration-(\d{4,9})$/.exec(name)?.[1] ?? -1)), -1);
}
;
function readMissionStatus(paths) {
(0,store.requireRun)(paths);
const written = readWrittenAfter(paths);
const read = (0,store.readMission)(paths);
const lost = read.problem === undefined ? findLostRecords(paths, read.state, written) : undefined;
if (lost === undefined)
return statusOf(paths, read);
if (read.state === undefined)
throw lost;
return statusOf(paths, read, `${lost.message}. ${lost.remedy}`);
}
function readMissionRecords(paths) {
(0,store.requireRun)(paths);
return statusOf(paths, (0,store.readMission)(paths));
}
function statusOf(paths, { state, problem }, ...lost) {
if (state === undefined) {
const why = problem === undefined ? 'it has no record yet' : (0,errors .yM)(problem);
throw new errors .Rb({
message: `${(0,store.shownPath)(paths, paths.journal)} cannot be read: ${why}`,
remedy: `Close the run: rcs autoresearch --abandon ${paths.runId}`,
});
}
const { isRunning, activities } = (0,mission_files .Kc)(paths);
return {
...{ state, isRunning, activities },
waiting: waitingOf(state, isRunning),
problems: [...(problem === undefined ? [] : [(0,errors .yM)(problem)]), ...lost],
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
const folder = (0,store.iterationFolder)(paths, iteration);
if (!(0,external_node_fs_.existsSync)(folder))
return { diff: undefined, logs: [] };
const names = (0,external_node_fs_.readdirSync)(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.std(out|err)$/.test(name));
const read = (name) => (0,own_files .o3)((0,external_node_path_.join)(folder, name));
const logs = names.sort().flatMap((name) => {
const text = (0,base_text .vI)(read(name), MAX_LOG_CHARS);
return text === '' ? [] : [{ name, text }];
});
return { diff: (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'changes.diff')) ? read('changes.diff') : undefined, logs };
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
const GATE = ['autorize gate init', 'create files for judging answers of agents'];
const MAX_RESULT = 400;
function renderOverview({ repository, entries }) {
const where = repository === undefined ? 'not a git repository' : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(repository, 400);
const blocks = entries.map(renderEntry);
const hints = repository === undefined
? [GATE, ['git init', 'all other commands need a git repository']]
: [...BEGINNINGS, GATE];
const width = Math.max(...hints.map(([command]) => command.length)) + 2;
const ways = hints.map(([command, why]) => `  ${command.padEnd(width)}${why}`);
return [
`${where}: ${entries.length === 0 ? 'no experiment, mission or plan yet' : 'what is here'}`,
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
doc: 'Maximum cost of the agents of a run, as far as they report it. An attempt that could exceed it does not begin.',
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
doc: 'Maximum added and removed lines in the pull request of a group. A single change is never divided.',
},
];
})
};

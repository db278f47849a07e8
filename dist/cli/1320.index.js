export const id = 1320;
export const ids = [1320];
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

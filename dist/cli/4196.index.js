export const id = 4196;
export const ids = [4196];
export const modules = {
90165:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Es: () => ( readAcceptedHere),
bA: () => ( markAcceptedHere),
mc: () => ( acceptedHereFile)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _noted_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77388);
const acceptedHereFile = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'accepted-here');
function markAcceptedHere(folder, commit) {
(0,_noted_commits_js__WEBPACK_IMPORTED_MODULE_1__ .A)(acceptedHereFile(folder), commit);
}
function readAcceptedHere(folder) {
return new Set((0,_noted_commits_js__WEBPACK_IMPORTED_MODULE_1__ .h)(acceptedHereFile(folder)));
}
}),
77388:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( noteCommit),
h: () => ( readNotedCommits)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48951);
const MAX_NOTED = 1000;
function noteCommit(file, commit) {
const noted = readNotedCommits(file);
if (noted.at(-1) === commit)
return;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true, mode: 0o700 });
const retained = [...noted.filter((each) => each !== commit), commit].slice(-MAX_NOTED);
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ .aR)(file, [`${retained.join('\n')}\n`]);
}
function readNotedCommits(file) {
return (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ .Aj)(file).split('\n').filter(Boolean);
}
}),
95639:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Sr: () => ( detectBenchmarkFormat),
ES: () => ( differentSet),
ci: () => ( readBenchmarkScore)
});
var base_text = __webpack_require__(7953);
var formats = __webpack_require__(27074);
var kinds = __webpack_require__(43399);
;
function matchesName(pattern, name) {
const [first = '', ...rest] = pattern.split('*');
const last = rest.pop();
if (last === undefined)
return name === first;
if (!name.startsWith(first))
return false;
let at = first.length;
for (const part of rest) {
const found = name.indexOf(part, at);
if (found === -1)
return false;
at = found + part.length;
}
return name.length - last.length >= at && name.endsWith(last);
}
var benchmarks_output = __webpack_require__(47213);
var times = __webpack_require__(63302);
;
const MAX_BENCHMARKS = 1000;
const MAX_NAME_LENGTH = 300;
const MAX_SHOWN = 3;
function readBenchmarkScore(printed, parse) {
const { kind, only, statistic } = parse;
const { read, aggregate, expected } = formats .LS[kind];
const output = (0,benchmarks_output .o)(printed);
const found = read(output, statistic);
if ('issue' in found)
return { reason: `the output of the evaluator is not ${expected}, whole: ${found.issue}` };
if (found.length === 0)
return { reason: missing(output, expected) };
if (output.isCut && output.json.values.length === 0)
return { reason: `the output of the evaluator ends within a line; expected ${expected}, whole` };
const chosen = only === undefined ? found : found.filter(({ name }) => only.some((each) => matchesName(each, name)));
const unmatched = only?.find((each) => !found.some(({ name }) => matchesName(each, name)));
if (unmatched !== undefined) {
const names = listNames(found.map(({ name }) => name));
return { reason: `no benchmark fits ${(0,base_text .TL)(unmatched)} of objective.parse.only; there ${names}` };
}
const issue = issueOf(chosen, aggregate);
if (issue !== undefined)
return { reason: issue };
const metrics = Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
return { score: aggregateOf(Object.values(metrics), aggregate), metrics };
}
function missing({ lines, json }, expected) {
const first = lines.find((line) => line.trim() !== '');
const what = json.isCut ? 'a JSON text in it does not end' : `its first line is ${(0,base_text .TL)(first?.trim())}`;
const found = first === undefined ? 'it is empty' : what;
return `no benchmark found in the output of the evaluator; expected ${expected}; ${found}`;
}
function listNames(names) {
const shown = names.slice(0, MAX_SHOWN).map((name) => (0,base_text .TL)(name));
const more = names.length > MAX_SHOWN ? `, … (${names.length})` : '';
return `${names.length === 1 ? 'is' : 'are'} ${shown.join(', ')}${more}`;
}
function issueOf(readings, aggregate) {
const known = new Map();
for (const { name, value } of readings) {
if (name.trim() === '' || name === '__proto__' || name.length > MAX_NAME_LENGTH)
return `a benchmark is called ${(0,base_text .TL)(name)}; expected a name of at most ${MAX_NAME_LENGTH} characters`;
const isFit = Number.isFinite(value) && (aggregate === 'total' ? value >= 0 : value > 0);
if (!isFit)
return `benchmark ${(0,base_text .TL)(name)} has the value ${value}; expected a number above 0`;
const other = known.get(name);
if (other !== undefined && other !== value)
return `benchmark ${(0,base_text .TL)(name)} has two results, ${other} and ${value}; expected one: measure each once`;
known.set(name, value);
}
if (known.size <= MAX_BENCHMARKS)
return undefined;
return `${(0,base_text .LS)(known.size, 'benchmark')}; expected at most ${MAX_BENCHMARKS}: choose some with objective.parse.only`;
}
function aggregateOf(values, aggregate) {
if (aggregate === 'total')
return values.reduce((sum, each) => sum + each, 0);
const [only, ...others] = values;
if (only !== undefined && others.length === 0)
return only;
return Math.exp(values.reduce((sum, each) => sum + Math.log(each), 0) / values.length);
}
function detectBenchmarkFormat(printed) {
const output = (0,benchmarks_output .o)(printed);
let isBroken = false;
return kinds .i.find((kind) => {
const found = formats .LS[kind].read(output, undefined);
isBroken ||= 'issue' in found;
if ('issue' in found || found.length === 0)
return false;
return kind !== 'times' || (!isBroken && found.some(({ name }) => (0,times .T)(name)));
});
}
function differentSet(base, found) {
const [known, own] = [new Set(base), new Set(found)];
const missing = base.filter((name) => !own.has(name));
const created = found.filter((name) => !known.has(name));
if (missing.length > 0)
return `${sayNames(missing)} missing, which the base has`;
return created.length === 0 ? undefined : `${sayNames(created)} new, and the base has no result to compare with`;
}
function sayNames(names) {
const noun = names.length === 1 ? 'benchmark' : 'benchmarks';
const shown = names.slice(0, MAX_SHOWN).map((name) => (0,base_text .TL)(name));
const more = names.length > MAX_SHOWN ? ` and ${names.length - MAX_SHOWN} more` : '';
return `${noun} ${shown.join(', ')}${more} ${names.length === 1 ? 'is' : 'are'}`;
}
}),
95465:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( findSharedState),
Q: () => ( describeSharedState)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61023);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _kernel_new_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49816);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14311);
var _evaluation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2774);
const MAX_PATHS_TRIED = 4;
async function findSharedState(privateArea, request) {
try {
return await diagnose(privateArea, request);
}
finally {
await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ .l)(request.checkout.folder);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(request.checkout.folder, { recursive: true });
}
}
async function diagnose(privateArea, request) {
const { steps, failed } = request;
const at = failed === undefined ? steps.length - 1 : steps.findIndex(({ name }) => name === failed);
const reader = steps[at];
if (reader === undefined || isPreparing(reader))
return undefined;
const preparing = steps.slice(0, at).filter(isPreparing);
const earlier = steps.slice(0, at).filter((step) => !isPreparing(step));
if (earlier.length === 0)
return undefined;
const attempts = { count: 0 };
const attempt = (between) => runShared(privateArea, request, { steps: [...preparing, ...between, reader], number: ++attempts.count });
const whole = await attempt(earlier);
if (!whole.isFine)
return undefined;
const leaving = earlier.filter(({ name }) => (whole.left.get(name) ?? []).length > 0);
const needed = await findNeeded(leaving.length > 0 ? leaving : earlier, async (some) => (await attempt(some)).isFine);
const writer = needed.at(-1);
if (writer === undefined)
return undefined;
const paths = whole.left.get(writer.name) ?? [];
const tried = paths.length > 1 && paths.length <= MAX_PATHS_TRIED ? paths : [];
const unread = [];
for (const path of tried) {
const without = { ...writer, command: `${inSubshell(writer.command)} && rm -rf -- ${(0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_3__ .e)(path)}` };
if ((await attempt([...needed.slice(0, -1), without])).isFine)
unread.push(path);
}
const read = paths.filter((path) => !unread.includes(path));
return { writer, paths: read.length > 0 ? read : paths, reader };
}
function isPreparing({ kind }) {
return kind === 'setup' || kind === 'build';
}
async function findNeeded(steps, isEnough) {
let [few, enough] = [0, steps.length];
while (enough - few > 1) {
const middle = (few + enough) >>> 1;
if (await isEnough(steps.slice(0, middle)))
enough = middle;
else
few = middle;
}
return steps.slice(0, enough);
}
function inSubshell(command) {
return `( ${command}\n)`;
}
async function runShared(privateArea, request, { steps, number }) {
const left = new Map();
const known = new Set();
const onShared = ({ name, kind }, { roots, stamps }) => {
if (isPreparing({ kind }))
return;
const fresh = roots.filter((root) => !known.has(root));
for (const root of fresh)
known.add(root);
left.set(name, fresh.map((root) => `${(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .q0)(Buffer.from(root, 'latin1'))}${isFolder(stamps.get(root)) ? '/' : ''}`));
};
const apart = steps.map((step) => ({
...step,
logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(step.logs), `shared-${number}-${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(step.logs)}`),
}));
const isWhole = steps.at(-1) === request.steps.at(-1);
const evaluation = await (0,_evaluation_js__WEBPACK_IMPORTED_MODULE_7__ .q)(privateArea, {
...request,
steps: apart,
onShared,
...(isWhole ? {} : { asks: 'exit' }),
});
const isFine = evaluation.kind === 'ran' && (!isWhole || (await request.isFine(evaluation.output)));
return { isFine, left };
}
function isFolder(stamp) {
return stamp !== undefined && (0,_kernel_new_files_js__WEBPACK_IMPORTED_MODULE_5__ .I)(stamp) === 'folder';
}
const MAX_NAMED = 3;
function describeSharedState({ writer, paths, reader }) {
const by = reader.title === 'score' ? 'the objective' : reader.title;
if (paths.length === 0)
return `${writer.title} changes files of the tree that ${by} reads`;
const named = paths.slice(0, MAX_NAMED).map(shown);
const rest = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '';
return `${writer.title} leaves ${named.join(', ')}${rest}, which ${by} reads`;
}
function shown(path) {
return /^[\w./@+-]+$/.test(path) ? path : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(path, 100);
}
}),
14836:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JJ: () => ( secretCommands),
Vh: () => ( secretTexts),
WK: () => ( secretTables),
kH: () => ( hasSecrets),
v_: () => ( hiddenPaths)
});
var _engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74832);
var _engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2886);
var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76952);
function hiddenPaths({ objective }, parentEnv) {
const { holdout, confirm } = objective;
return [...(holdout === undefined ? [] : [holdout]), confirm].flatMap((written) => (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__ .g5)(written, parentEnv)?.paths ?? written.files);
}
function hasSecrets(config, parentEnv) {
const { holdout, confirm } = config.objective;
return holdout !== undefined || (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__ .A_)(confirm) || hiddenPaths(config, parentEnv).length > 0;
}
function secretTexts({ objective }, parentEnv) {
const { holdout, confirm } = objective;
const secret = [...(holdout === undefined ? [] : [holdout]), ...((0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__ .A_)(confirm) ? [confirm] : [])];
return [...new Set(secret.flatMap((written) => (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__ .qz)(written, parentEnv)))];
}
function secretTables({ environment, ...agents }, parentEnv) {
return [...(0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_0__ .et)(agents).map(({ agent }) => agent.env), ...(0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_1__ .RO)(environment, parentEnv)];
}
function secretCommands({ objective }, parentEnv) {
const { holdout, confirm } = objective;
const secret = [...(holdout === undefined ? [] : [holdout]), confirm].filter(_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__ .A_);
return secret.flatMap((written) => (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__ .g5)(written, parentEnv)?.command ?? []);
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
85360:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DC: () => ( checkBranch),
E0: () => ( findBranch),
H8: () => ( refOf),
Sp: () => ( requireFreeBranch),
un: () => ( mayMerge)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23727);
var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83144);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63342);
var _branch_moved_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9514);
var _branch_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82698);
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85364);
var _state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26099);
async function checkBranch(request) {
const { paths, refs, base } = request;
const { commit, from } = await findBranch(request);
if (commit !== undefined)
return commit;
const moved = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_3__ .LH)(refs, { ref: refOf(paths), from, to: base });
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__ .Jd)('branch:after-move');
if (moved.kind === 'done')
return base;
throw (0,_branch_moved_js__WEBPACK_IMPORTED_MODULE_5__ .i)(paths.name, { expected: base, actual: moved.actual });
}
async function findBranch({ paths, refs, base, records }) {
requireFreeBranch(paths);
requireRoom(paths);
const actual = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_3__ .sg)(refs, refOf(paths));
const { lastAccepted: accepted, hasForeignAcceptance } = (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_7__ .xS)(records);
if (accepted === null && actual !== undefined && hasForeignAcceptance)
return { commit: actual, from: actual };
const expected = accepted ?? base;
if (actual === expected)
return { commit: expected, from: actual };
if (records.length === 0) {
if (actual === undefined || (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_1__ .Q)(refs, { base: actual, branchHead: base })))
return { commit: undefined, from: actual };
if (await isAcceptedCommitOf(refs, paths.name, actual))
throw unrecordedBranch(paths);
if (await isLockedElsewhere(refs, { ref: refOf(paths), commit: actual }))
return { commit: undefined, from: actual };
throw foreignBranch(paths, actual);
}
if (actual !== undefined &&
(await isAcceptedCommitOf(refs, paths.name, actual)) &&
!(await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_1__ .Q)(refs, { base: actual, branchHead: expected }))) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `the branch ${(0,_branch_name_js__WEBPACK_IMPORTED_MODULE_6__ .W)(paths.name)} holds accepted changes that the ledger does not: it is at ${actual}`,
remedy: `Rebuild their records from git: autorize repair ${paths.name}. If another machine accepted them, fetch them: autorize pull ${paths.name}`,
});
}
throw (0,_branch_moved_js__WEBPACK_IMPORTED_MODULE_5__ .i)(paths.name, { expected, actual });
}
function mayMerge({ iteration, handover }) {
return iteration.parallel > 1 || handover.distil;
}
function refOf({ name }) {
return `refs/heads/${(0,_branch_name_js__WEBPACK_IMPORTED_MODULE_6__ .W)(name)}`;
}
function requireFreeBranch(paths) {
(0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_4__ .Wf)(paths.repository, refOf(paths));
}
function requireRoom({ name, repository }) {
const [folder = ''] = (0,_branch_name_js__WEBPACK_IMPORTED_MODULE_6__ .W)(name).split('/');
if ((0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_4__ .TQ)(repository, folder) === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `there is a branch "${folder}", so git cannot create "${(0,_branch_name_js__WEBPACK_IMPORTED_MODULE_6__ .W)(name)}"`,
remedy: `Rename it: git branch -m ${folder} another-name`,
});
}
async function isLockedElsewhere(refs, { ref, commit }) {
const { stdout } = await refs(['for-each-ref', '--count=2', '--format=%(refname)', '--contains', commit]);
return stdout
.toString()
.split('\n')
.some((line) => line !== '' && line !== ref);
}
function unrecordedBranch({ name }) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `the branch ${(0,_branch_name_js__WEBPACK_IMPORTED_MODULE_6__ .W)(name)} holds accepted changes of "${name}" that have no record here`,
remedy: `Rebuild the records from git: autorize repair ${name}. If another machine made the branch, fetch them: autorize pull ${name}. Or start again: autorize archive ${name}`,
});
}
function foreignBranch({ name }, actual) {
const branch = (0,_branch_name_js__WEBPACK_IMPORTED_MODULE_6__ .W)(name);
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `there is a branch ${branch} already, at ${actual}, and no record of this experiment names it`,
remedy: `Rename it (git branch -m ${branch} another-name), or give the experiment another name.`,
});
}
async function isAcceptedCommitOf(refs, name, commit) {
const { stdout } = await refs(['cat-file', 'commit', '--end-of-options', commit]);
return stdout.toString().split('\n').includes(`${_state_js__WEBPACK_IMPORTED_MODULE_8__ .jl.experiment}: ${name}`);
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
14714:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => ( decodeIntent),
y: () => ( missingDecisions)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48557);
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const gitName = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^(?!-)/));
const keepIntentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .Ew,
ref: text,
old: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(gitName),
parent: gitName,
tree: gitName,
message: text,
date: text,
draft: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .L5J()),
decided: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ after: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr(), records: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .L5J())) })),
});
function decodeIntent(record) {
const result = keepIntentSchema.safeParse(record);
if (!result.success || typeof record.hash !== 'string')
return undefined;
return { ...result.data, hash: record.hash };
}
function missingDecisions(log, { decided }) {
if (decided === undefined)
return [];
const later = log.slice(decided.after);
return decided.records.filter((record) => !later.some(({ kind, task, by }) => kind === record.kind && task === record.task && by === record.by));
}
}),
67018:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bs: () => ( requireClean),
CC: () => ( listUncommitted),
DR: () => ( lockExperiment),
F0: () => ( decidedCommands),
Fo: () => ( requireCommit),
H5: () => ( requireHoldoutHere),
Jh: () => ( resolveAgentEnv),
MA: () => ( chooseLevel),
Oq: () => ( requireHidden),
Z4: () => ( isOwnFile),
ZB: () => ( lockToArchive),
dI: () => ( finishAcceptance),
us: () => ( findProtected),
vo: () => ( dropBaseline),
w_: () => ( requireWholeLedger)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_json_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65090);
var _base_number_ranges_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96942);
var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
var _decision_guard_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64802);
var _engine_acceptance_acceptance_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37008);
var _engine_acceptance_accepted_here_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90165);
var _engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74832);
var _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15310);
var _engine_evaluation_default_protection_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(99539);
var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(76952);
var _engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(26765);
var _engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(91934);
var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(63702);
var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(22989);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(13096);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(25367);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(68724);
var _kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(55523);
var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(42205);
var _kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(34742);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(63342);
var _kernel_user_work_tree_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(13584);
var _config_secret_commands_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(14836);
var _branch_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(85360);
var _branch_moved_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(9514);
var _intent_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(14714);
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(85364);
var _lost_records_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(64577);
var _open_records_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(76315);
var _state_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(26099);
var _store_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(54347);
async function lockExperiment(paths, host) {
const lock = await lockToArchive(paths, host);
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.archiving))
return lock;
await lock[Symbol.asyncDispose]();
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `"${paths.name}" was being archived when a command was killed`,
remedy: `Complete it: autorize archive ${paths.name}`,
});
}
async function lockToArchive(paths, { now }) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(paths.folder, { recursive: true });
const own = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_21__ .Cc)({ path: paths.lock, now });
if (own.kind === 'held')
throw heldError(paths, own);
const { commonDir } = paths.repository;
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'worktrees')))
return own;
const shared = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_21__ .Cc)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, `autorize-${paths.name}.lock`), now });
if (shared.kind === 'locked')
return joinLocks(own, shared);
await own[Symbol.asyncDispose]();
throw heldError(paths, shared);
}
function joinLocks(own, shared) {
return {
kind: 'locked',
lost: AbortSignal.any([own.lost, shared.lost]),
isHeld: () => own.isHeld() && shared.isHeld(),
[Symbol.asyncDispose]: async () => {
await shared[Symbol.asyncDispose]();
await own[Symbol.asyncDispose]();
},
};
}
function heldError({ name }, held) {
return (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_19__ .hp)(held, { what: `the experiment "${name}" is`, look: `autorize status ${name}` });
}
function resolveAgentEnv(paths, { config, agent: { agent, path } = (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_9__ .et)(config)[0] }, { env }) {
const file = (0,_store_js__WEBPACK_IMPORTED_MODULE_33__ .pS)(paths, paths.config);
const values = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_16__ .ms)(agent.env, { parentEnv: env, path: (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_3__ .i7)([...path, 'env']), file });
const secret = {
secrets: (0,_config_secret_commands_js__WEBPACK_IMPORTED_MODULE_25__ .JJ)(config, env),
...{ file, found: 'the command of holdout or confirmation' },
expected: 'no variable that would disclose it to agents',
};
(0,_engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_13__ .B)(values, secret);
const table = 'environment.env';
(0,_engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_13__ .B)((0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_16__ .ms)(config.environment.env, { parentEnv: env, path: `$.${table}`, file }), {
...secret,
table,
});
return values;
}
function chooseLevel({ agent }) {
return (0,_kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_22__ .q1)({ requested: agent.sandbox, network: agent.network });
}
async function listUncommitted({ repository }, { gitDir, home, head, parentEnv }) {
const all = await (0,_kernel_user_work_tree_js__WEBPACK_IMPORTED_MODULE_24__ .W)({ repository, gitDir, home, head, parentEnv });
return all.filter((path) => !isOwnFile(path));
}
function isOwnFile(path) {
return path === '.autorize' || path.startsWith('.autorize/');
}
async function requireClean(paths, now) {
const changes = await listUncommitted(paths, now);
if (changes.length === 0)
return;
const shown = changes.slice(0, 5).map((path) => JSON.stringify(path));
const rest = changes.length > shown.length ? ` and ${changes.length - shown.length} more` : '';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the work tree has changes that are not committed (${shown.join(', ')}${rest}); an experiment works on commits`,
remedy: 'Commit or stash them, or run with --allow-dirty: then the experiment does not see them.',
});
}
function requireHidden({ name, repository }, { level, config, host }) {
const { env } = host;
const others = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_23__ .Y3)(repository).map(({ folder }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.autorize'));
if (level.kind === 'bubblewrap' || !(0,_config_secret_commands_js__WEBPACK_IMPORTED_MODULE_25__ .kH)(config, env))
return [...(0,_config_secret_commands_js__WEBPACK_IMPORTED_MODULE_25__ .v_)(config, env), ...others];
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the holdout or hidden test set of "${name}" cannot be hidden from agents without bubblewrap`,
remedy: 'Install bubblewrap and leave agent.sandbox at "auto", or take out objective.holdout and objective.confirm.command.',
});
}
function requireHoldoutHere({ name }, { objective: { holdout, confirm } }, { env }) {
const asked = [
...(holdout === undefined ? [] : [{ what: 'holdout', key: 'holdout', set: holdout }]),
...(confirm.every_keeps === 0 ? [] : [{ what: 'hidden test set', key: 'confirm', set: confirm }]),
];
for (const { what, key, set } of asked) {
const missing = (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_12__ .Gc)(set, env);
if (missing === 0)
continue;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the ${what} of "${name}" cannot be asked here: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .LS)(missing, 'path')} that its command or objective.${key}.files names ${missing === 1 ? 'is' : 'are'} not there`,
remedy: `Copy all of them here, or correct objective.${key}; then run "${name}" again.`,
});
}
}
function decidedCommands({ objective, guards, }) {
return [
{ command: objective.command, kind: 'evaluator' },
...guards.map(({ command }) => ({ command, kind: 'guard' })),
...(0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_6__ .S4)(objective).map((command) => ({ command, kind: 'guard', readsFiles: true })),
];
}
async function findProtected(store, { objective, guards, boundaries }) {
const commit = store.base;
const commands = [objective.command, ...guards.map((guard) => guard.command)];
const globs = objective.protect ?? [
...(await (0,_engine_evaluation_default_protection_js__WEBPACK_IMPORTED_MODULE_11__ .C)(store, { commit, commands: decidedCommands({ objective, guards }) })).keys(),
];
const { writable = [] } = objective;
const openings = { writable, writableKey: 'objective.writable', permit: boundaries.permit };
return (0,_engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_10__ .sz)(store, { commit, globs, openings, commands });
}
function requireWholeLedger({ name }, known) {
const problem = (0,_lost_records_js__WEBPACK_IMPORTED_MODULE_30__ .oW)(name, known);
if (problem !== undefined)
throw problem;
}
async function requireCommit(refs, { commit, name }) {
if (await (0,_kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_20__ .Q)(refs, commit))
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the base commit ${commit} of the experiment "${name}" is not in this repository`,
remedy: `Fetch it (git fetch --unshallow, or from the repository that has it), or start again: autorize run ${name} --fresh`,
});
}
async function finishAcceptance({ paths, ledger, intents, decisions, refs, base, parentEnv, }) {
const last = intents.records.at(-1);
if (last === undefined)
return;
const { hash, ...fields } = last;
const intent = fields;
const { records } = (0,_open_records_js__WEBPACK_IMPORTED_MODULE_31__ .tW)(paths, ledger);
const { iters, hasForeignAcceptance, lastAccepted } = (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_29__ .xS)(records);
const isNumbered = typeof last.iter === 'number';
if (isNumbered && (0,_base_number_ranges_js__WEBPACK_IMPORTED_MODULE_4__ .yn)(iters, intent.iter))
return;
const expected = lastAccepted ?? base;
if ((0,_intent_js__WEBPACK_IMPORTED_MODULE_28__ .H)(last) === undefined || intent.ref !== (0,_branch_js__WEBPACK_IMPORTED_MODULE_26__ .H8)(paths)) {
const begun = isNumbered ? `the acceptance of iteration ${intent.iter}` : 'the acceptance';
throw (0,_lost_records_js__WEBPACK_IMPORTED_MODULE_30__ .V7)(paths.name, `${begun} that was begun is not one of this run`);
}
if (intent.parent !== expected && !hasForeignAcceptance) {
throw (0,_lost_records_js__WEBPACK_IMPORTED_MODULE_30__ .V7)(paths.name, `iteration ${intent.iter} was kept on ${intent.parent}, which the ledger does not hold`);
}
const folder = (0,_engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_14__ .PH)({ repository: paths.repository, name: paths.name, parentEnv });
await (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_15__ .ky)(folder);
const store = (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_18__ .h$)({ folder: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_15__ .IS)(folder), base });
if (store !== undefined)
(0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_17__ .sW)(store.gitDir);
const recovery = await (0,_engine_acceptance_acceptance_js__WEBPACK_IMPORTED_MODULE_7__ ._M)({
...{ store, repository: paths.repository, trailer: _state_js__WEBPACK_IMPORTED_MODULE_32__ .jl.record },
beforeSwap: (commit) => (0,_engine_acceptance_accepted_here_js__WEBPACK_IMPORTED_MODULE_8__ .bA)(folder, commit),
}, { intent, hash: String(hash), refs });
if (recovery.kind === 'kept') {
for (const record of (0,_intent_js__WEBPACK_IMPORTED_MODULE_28__ .y)(decisions.records, intent))
decisions.append(record);
ledger.append({ ...intent.draft, commit: recovery.commit });
}
if (recovery.kind === 'moved') {
throw (0,_branch_moved_js__WEBPACK_IMPORTED_MODULE_27__ .i)(paths.name, { expected: intent.old ?? base, actual: recovery.actual });
}
}
function dropBaseline(paths) {
const folder = (0,_store_js__WEBPACK_IMPORTED_MODULE_33__ .OO)(paths, 0);
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
}
}),
31409:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
f3: () => ( PARSE_TIMEOUT_MS),
TD: () => ( evaluateFor),
Q6: () => ( findReadLeftovers),
_K: () => ( isGuardFailure),
yN: () => ( parseScore),
_l: () => ( preparingOf),
DR: () => ( scoreTree)
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var duration = __webpack_require__(15902);
var hash = __webpack_require__(28338);
var base_text = __webpack_require__(7953);
var benchmark_score = __webpack_require__(95639);
var step_network = __webpack_require__(7168);
var evaluation_evaluation = __webpack_require__(2774);
var preparing_steps = __webpack_require__(54620);
var shared_state = __webpack_require__(95465);
var private_area = __webpack_require__(63702);
var decode = __webpack_require__(74044);
;
const KEY = '("(?:[^"\\\\\\p{Cc}]|\\\\["\\\\/bfnrt])*")';
const STEP = new RegExp(`\\.([A-Za-z_]\\w*)|\\.?\\[(-?\\d{1,9})\\]|\\.${KEY}|\\.?\\[${KEY}\\]`, 'uy');
function parseDottedPath(program) {
const text = program.trim();
if (text === '.')
return [];
if (!text.startsWith('.'))
return undefined;
const path = [];
let at = 0;
while (at < text.length) {
STEP.lastIndex = at;
const step = STEP.exec(text);
if (step === null)
return undefined;
const key = step[3] ?? step[4];
path.push(step[1] ?? (key === undefined ? Number(step[2]) : String(JSON.parse(key))));
at = STEP.lastIndex;
}
return path;
}
function followDottedPath(value, path) {
let current = value;
for (const step of path) {
if (current === null)
continue;
if (typeof step === 'number' && Array.isArray(current)) {
current = current.at(step) ?? null;
}
else if (typeof step === 'string' && (0,decode .Gv)(current)) {
current = Object.hasOwn(current, step) ? current[step] : null;
}
else {
return { reason: `${(0,base_text .TL)(current)} has no ${(0,base_text .TL)(step)}` };
}
}
return { value: current };
}
var timed_task = __webpack_require__(38281);
;
const MAX_INPUT_BYTES = 64 * 1024;
async function evaluateJq({ program, input, timeoutMs, signal }) {
const path = parseDottedPath(program);
const document = path === undefined ? undefined : parseDocument(input);
if (path !== undefined && document !== undefined) {
const followed = followDottedPath(document.value, path);
if ('reason' in followed)
return failed(followed.reason);
return { kind: 'value', outputs: [JSON.stringify(followed.value)] };
}
const bytes = Buffer.byteLength(input);
if (bytes > MAX_INPUT_BYTES) {
return failed(`the input of jq has ${bytes} bytes; expected at most ${MAX_INPUT_BYTES}`);
}
return evaluateInThread({ program, input, timeoutMs, signal });
}
async function evaluateInThread({ program, input, timeoutMs, signal }) {
const task = { kind: 'jq', program: guarded(program), input };
const result = await (0,timed_task .y)(task, { name: 'jq', timeoutMs, signal });
return result.kind === 'failed' ? result : readMessage(result.message);
}
function guarded(program) {
const check = 'if type == "number" and (isnan or isinfinite) then error("a number that is not finite") else . end';
return ` [inputs | (${program}\n)] | map(${check})`;
}
function readMessage(message) {
if ((0,decode .Gv)(message) && typeof message.output === 'string') {
const outputs = parseDocument(message.output)?.value;
if (Array.isArray(outputs))
return { kind: 'value', outputs: outputs.map((output) => JSON.stringify(output)) };
return failed(`jq printed ${(0,base_text .TL)(message.output)}; expected its outputs`);
}
const error = (0,decode .Gv)(message) && typeof message.error === 'string' ? message.error : '';
return failed((0,base_text .g$)(error.split('\n')[0] ?? ''));
}
function parseDocument(text) {
try {
return { value: JSON.parse(text) };
}
catch {
return undefined;
}
}
function failed(reason) {
return { kind: 'failed', reason };
}
var kernel_pattern = __webpack_require__(44298);
var scoring_score = __webpack_require__(49714);
;
const PARSE_TIMEOUT_MS = 10_000;
async function evaluateFor({ privateArea, config, protectedFiles, signal }, { name, purpose, logs: { folder, prefix }, workspace, isCurrentBest }) {
if (!(0,external_node_fs_.existsSync)(folder))
(0,external_node_fs_.mkdirSync)(folder, { recursive: true });
const { tree, seed } = name;
const scored = await scoreTree(privateArea, {
...{ config, protectedFiles, tree, workspace, logs: folder, prefix, seed, purpose, signal },
});
if (scored.kind !== 'failed')
return scored;
const isLenient = isCurrentBest && config.objective.fail_mode === 'worst' && name.stage !== 'holdout';
if (!isLenient || scored.isTampered)
return { ...scored, isGuard: isGuardFailure(scored) };
const { reason, timings, files } = scored;
const score = (0,scoring_score .Wx)(config.objective.direction);
return { kind: 'scored', score, stdoutDigest: (0,hash .s)(''), timings, files, worstFor: reason };
}
function evaluationOf(privateArea, request, nonce) {
const { config, protectedFiles, tree, workspace, signal } = request;
const { teardown } = config;
const checkout = (0,private_area .b)(privateArea, workspace);
return {
checkout,
tree,
protectedFiles,
steps: stepsOf(request, nonce),
teardown: teardown.command === ''
? undefined
:
step(request, { ...teardown, name: 'judge-teardown', kind: 'teardown' }),
variables: {
AUTORIZE_WORKDIR: checkout.folder,
...(request.seed === undefined ? {} : { AUTORIZE_SEED: String(request.seed) }),
},
...{ signal, onStep: request.onStep, hasOthers: config.guards.length > 0 },
...(request.purpose?.kind === 'guards' ? { asks: 'exit' } : {}),
};
}
async function scoreTree(privateArea, request) {
const { config, signal } = request;
const nonce = (0,external_node_crypto_.randomUUID)();
const evaluation = await (0,evaluation_evaluation .q)(privateArea, evaluationOf(privateArea, request, nonce));
if (evaluation.kind !== 'ran')
return evaluation;
const { output, log, timings, files } = evaluation;
const asked = request.purpose?.kind;
if (asked === 'check' || asked === 'guards')
return { kind: 'scored', score: 0, stdoutDigest: (0,hash .s)(output), timings, files };
const parsed = await parseScore(config.objective.parse, { output, nonce, signal });
if (signal?.aborted === true)
return { kind: 'aborted' };
if ('reason' in parsed) {
const { purpose } = request;
const isHidden = purpose?.kind === 'replacement' && purpose.isSealed;
const reason = isHidden ? `${purpose.name} printed no score` : parsed.reason;
return { kind: 'failed', log, reason, timings, files, exitCode: 0, isTampered: false };
}
return { kind: 'scored', ...parsed, stdoutDigest: (0,hash .s)(output), timings, files };
}
async function findReadLeftovers(privateArea, request, { isTampered, timedOut, step }, isComplete = () => Promise.resolve(false)) {
const { config, signal } = request;
if (isTampered || timedOut === true || config.guards.length === 0)
return undefined;
const nonce = (0,external_node_crypto_.randomUUID)();
const isFine = async (output) => 'score' in (await parseScore(config.objective.parse, { output, nonce, signal })) || (await isComplete(output));
return (0,shared_state .E)(privateArea, {
...evaluationOf(privateArea, request, nonce),
failed: step?.name,
isFine: request.purpose?.kind === 'guards' || step !== undefined ? () => Promise.resolve(true) : isFine,
});
}
function isGuardFailure(scored) {
return scored.kind === 'failed' && /(?:^|-)guard-\d+/.test((0,external_node_path_.basename)(scored.log ?? ''));
}
function stepsOf(request, nonce) {
const { config, purpose = { kind: 'judge' } } = request;
const { guards, objective } = config;
const before = (0,preparing_steps .sA)(preparingOf(request));
const { tracing = 'off' } = objective;
const scoring = {
...step(request, { ...objective, name: 'score', kind: 'objective' }),
stdin: `${nonce}\n`,
tracing,
};
switch (purpose.kind) {
case 'judge':
return [
...before,
...guards.map((guard, index) => guardStep(request, guard, index)),
...(purpose.also ?? []).map((command, index) => alsoStep(request, command, index)),
scoring,
];
case 'guards':
return [...before, ...guards.map((guard, index) => guardStep(request, guard, index))];
case 'score':
return [...before, scoring];
case 'check': {
const { name, command } = purpose;
return [...before, step(request, { name, command, timeout: objective.timeout, kind: 'guards' })];
}
case 'replacement': {
const { name, command, readable, isSealed } = purpose;
const { timeout } = objective;
const kind = name === 'confirm' ? 'confirm' : 'holdout';
const hidden = { stdin: `${nonce}\n`, readable, isSealed, tracing };
return [...before, { ...step(request, { name, command, timeout, kind }), ...hidden }];
}
default:
return purpose;
}
}
function preparingOf({ config, logs, prefix = '', }) {
const { setup, build, environment, agent, objective } = config;
const network = (0,step_network .lr)({ own: environment.network, agent: agent.network, evaluator: objective.network });
return { setup, build, network, logs: (0,external_node_path_.join)(logs, prefix) + (prefix === '' ? '/' : '') };
}
function guardStep(request, guard, index) {
return step(request, {
...guard,
name: `guard-${guard.name}`,
title: `guard ${(0,base_text .TL)(guard.name)}`,
log: `guard-${index + 1}-${fileNameOf(guard.name)}`,
kind: 'guards',
});
}
function alsoStep(request, command, index) {
const { timeout } = request.config.objective;
const name = `objective-guard-${index + 1}`;
return step(request, { name, title: `guard ${(0,base_text .TL)(command)}`, command, timeout, kind: 'guards' });
}
function step({ config: { environment, agent, objective }, logs, prefix = '' }, { name, title = name, log = name, command, timeout, kind }) {
const timeoutMs = (0,duration .E9)(timeout) ?? 0;
const keys = { own: environment.network, agent: agent.network, evaluator: objective.network };
const { [kind]: network } = (0,step_network .lr)(keys);
return { name, kind, title, command, timeoutMs, network, logs: (0,external_node_path_.join)(logs, `${prefix}${log}`) };
}
const MAX_FILE_NAME = 60;
function fileNameOf(name) {
return name.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(0, MAX_FILE_NAME);
}
async function parseScore(parse, { output, nonce, signal }) {
switch (parse.kind) {
case 'float':
return (0,scoring_score .O6)(output);
case 'regex': {
const { pattern } = parse;
const result = await (0,kernel_pattern .g)({ pattern, input: output, timeoutMs: PARSE_TIMEOUT_MS, signal });
return result.kind === 'failed' ? { reason: result.reason } : (0,scoring_score .$O)(result.matches, pattern);
}
case 'jq': {
const result = await evaluateJq({ program: parse.path, input: output, timeoutMs: PARSE_TIMEOUT_MS, signal });
if (result.kind === 'failed')
return { reason: result.reason };
const parsed = (0,scoring_score .LD)(result.outputs, parse.path);
const metrics = (0,scoring_score .Bm)(output);
return 'score' in parsed && metrics !== undefined ? { ...parsed, metrics } : parsed;
}
case 'signed':
return (0,scoring_score .QW)(output, nonce);
default:
return (0,benchmark_score .ci)(output, parse);
}
}
}),
49714:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$O: () => ( parseRegexScore),
Bm: () => ( parseMetrics),
LD: () => ( parseJqScore),
O6: () => ( parseFloatScore),
QW: () => ( parseSignedScore),
Wx: () => ( worstScore)
});
var _base_reported_metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45025);
var _base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22135);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const MAX_SHOWN = 3;
function parseFloatScore(output) {
const text = output.trim();
if (text.startsWith('{'))
return parseObjectScore(text);
if (text === '')
return { reason: 'the evaluator printed nothing; expected one number' };
return toScore(text, 'the evaluator printed');
}
function parseObjectScore(text) {
const value = parseJson(text);
if (!isObject(value))
return { reason: `the evaluator printed ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(text)}; expected one number or a JSON object` };
const { score, cases } = value;
if (!(0,_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ .N)(score)) {
return { reason: `the evaluator's "score" is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(score)}; expected one ${_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ .q}` };
}
const read = { score, metrics: (0,_base_reported_metrics_js__WEBPACK_IMPORTED_MODULE_0__ .P)(value) };
if (cases === undefined)
return read;
const reported = isObject(cases) || Array.isArray(cases) ? Object.entries(cases) : [];
const numbers = reported.filter((each) => each[0] !== '__proto__' && (0,_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ .N)(each[1]));
if (numbers.length === reported.length && reported.length > 0)
return { ...read, cases: Object.fromEntries(numbers) };
return {
reason: `the evaluator's "cases" are ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(cases)}; expected, by name or as a list, each a ${_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ .q}`,
};
}
function parseMetrics(output) {
const value = parseJson(output.trim());
return isObject(value) ? (0,_base_reported_metrics_js__WEBPACK_IMPORTED_MODULE_0__ .P)(value) : undefined;
}
function isObject(value) {
return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function parseRegexScore({ different, places }, pattern) {
if (different.length === 0)
return { reason: `nothing in the output matches ${pattern}` };
if (different.length > 1) {
const shown = different.slice(0, MAX_SHOWN).map((capture) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(capture));
const more = different.length > MAX_SHOWN ? ', …' : '';
return { reason: `${places.length} score lines that differ: ${shown.join(', ')}${more}; expected one score` };
}
const [capture] = different;
if (capture === undefined)
return { reason: `the capture group of ${pattern} took no part in the match` };
return toScore(capture, `${pattern} captured`);
}
function parseJqScore(outputs, program) {
const [output] = outputs;
if (output === undefined || outputs.length > 1) {
return { reason: `${program} gave ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(outputs.length, 'output')}; expected one ${_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ .q}` };
}
const value = parseJson(output);
if ((0,_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ .N)(value))
return { score: value };
return { reason: `${program} gave ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(value)}; expected one ${_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ .q}` };
}
function parseSignedScore(output, nonce) {
const lines = output.split('\n').filter((line) => line.startsWith('AUTORIZE_SCORE '));
const [line] = lines;
if (line === undefined || lines.length > 1) {
return { reason: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(lines.length, 'line')} with AUTORIZE_SCORE; expected exactly one, with the nonce` };
}
const [, supplied = '', ...rest] = line.trimEnd().split(' ');
if (supplied !== nonce)
return { reason: 'the AUTORIZE_SCORE line does not have the nonce of this evaluation' };
return toScore(rest.join(' '), 'the AUTORIZE_SCORE line says');
}
function parseJson(text) {
try {
return JSON.parse(text);
}
catch {
return text;
}
}
function toScore(text, what) {
const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
if (!NUMBER.test(text))
return { reason: `${what} ${JSON.stringify(shown)}; expected one ${_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ .q}` };
const score = Number(text);
if (!(0,_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ .N)(score))
return { reason: `${what} ${shown}; expected one ${_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ .q}` };
return { score };
}
function worstScore(direction) {
return direction === 'min' ? Number.MAX_VALUE : -Number.MAX_VALUE;
}
}),
44298:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => ( matchPattern)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _timed_task_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38281);
async function matchPattern({ pattern, input, timeoutMs, signal }) {
const name = `the pattern ${pattern}, over ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(input.length, 'character')} of output,`;
const result = await (0,_timed_task_js__WEBPACK_IMPORTED_MODULE_1__ .y)({ kind: 'pattern', pattern, input }, { name, timeoutMs, signal });
if (result.kind === 'failed')
return result;
return { kind: 'value', matches: result.message };
}
}),
38281:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
y: () => ( runTimedTask)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
var node_worker_threads__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75919);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _timer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20677);
const MAX_HEAP_MB = 256;
function runTimedTask(task, { name, timeoutMs, signal }) {
if (signal?.aborted === true)
return Promise.resolve(failed(`${name} was cancelled`));
return new Promise((resolvePromise) => {
const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.Worker(threadFile(), {
workerData: task,
env: {},
execArgv: [],
stdout: true,
stderr: true,
resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
});
let isConcluded = false;
const conclude = (result) => {
if (isConcluded)
return;
isConcluded = true;
timer.cancel();
signal?.removeEventListener('abort', cancel);
const give = () => resolvePromise(result);
worker.terminate().then(give, give);
};
const cancel = () => conclude(failed(`${name} was cancelled`));
const timer = (0,_timer_js__WEBPACK_IMPORTED_MODULE_4__ .Ip)(timeoutMs, () => conclude(failed(`${name} was not done after ${timeoutMs} ms`)));
signal?.addEventListener('abort', cancel);
worker.on('message', (message) => conclude({ kind: 'message', message }));
worker.on('error', (error) => conclude(failed((0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .g$)(error.message))));
worker.on('exit', (code) => conclude(failed(`${name} ended with ${code} and gave nothing`)));
});
}
function threadFile() {
const here = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url);
return here.endsWith('.ts')
? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(here), 'timed-task-thread.ts')
: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(here), '..', 'timed-task', 'index.js');
}
function failed(reason) {
return { kind: 'failed', reason };
}
}),
13584:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W: () => ( listChanges)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3800);
var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13096);
var _git_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80829);
async function listChanges(request) {
const { repository, home, head, parentEnv, untracked = 'normal' } = request;
const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(request.gitDir, 'status');
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(gitDir, { recursive: true, force: true });
(0,_git_folder_js__WEBPACK_IMPORTED_MODULE_5__ .e)(gitDir, { objectFormat: repository.objectFormat, commit: head });
for (const name of ['refs', 'info'])
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, name));
copyIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.gitDir, 'index'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'index'));
copyIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.commonDir, 'info', 'exclude'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'info', 'exclude'));
const ignored = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parentEnv.XDG_CONFIG_HOME || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parentEnv.HOME || '/', '.config'), 'git', 'ignore');
const git = (0,_git_js__WEBPACK_IMPORTED_MODULE_4__ .uD)({ gitDir, home, workTree: repository.folder, objects: repository.objects });
const asked = [
'status',
'--porcelain',
'-z',
'--no-renames',
`--untracked-files=${untracked}`,
'--ignore-submodules=all',
];
const { stdout } = await git([...((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ignored) ? ['-c', `core.excludesFile=${ignored}`] : []), ...asked]);
return (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__ .K)(stdout).map((line) => (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .q0)(line.subarray(3)));
}
function copyIfThere(from, to) {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from))
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(from, to);
}
})
};

export const id = 4603;
export const ids = [4603];
export const modules = {
36760:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => ( FILE_LIST),
r: () => ( decodeFileList)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
const FILE_LIST = 'files.json';
const fileListSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ sha256: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP(), bytes: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig() }));
function decodeFileList(bytes) {
try {
return fileListSchema.safeParse(JSON.parse(bytes.toString('utf8'))).data;
}
catch {
return undefined;
}
}
}),
77722:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
a: () => ( firstDifference)
});
function firstDifference(found, wanted) {
if (!isCompound(found) || !isCompound(wanted) || Array.isArray(found) !== Array.isArray(wanted)) {
return found === wanted ? undefined : [];
}
const [one, other] = [new Map(Object.entries(found)), new Map(Object.entries(wanted))];
for (const key of new Set([...other.keys(), ...one.keys()])) {
const isInBoth = one.has(key) && other.has(key);
const within = isInBoth ? firstDifference(one.get(key), other.get(key)) : [];
if (within !== undefined)
return [Array.isArray(found) ? Number(key) : key, ...within];
}
return undefined;
}
function isCompound(value) {
return typeof value === 'object' && value !== null;
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
85503:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
SK: () => ( isLedger),
fM: () => ( MAX_STATE_BYTES),
oK: () => ( MAX_STATE_TOTAL_BYTES),
v9: () => ( maxBytesOf)
});
const MAX_STATE_BYTES = 8 * 1024 * 1024;
const MAX_LEDGER_BYTES = 64 * 1024 * 1024;
const MAX_STATE_TOTAL_BYTES = 512 * 1024 * 1024;
function maxBytesOf(path) {
return isLedger(path) ? MAX_LEDGER_BYTES : MAX_STATE_BYTES;
}
function isLedger(path) {
return path.endsWith('.jsonl');
}
}),
328:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => ( decisionDraft)
});
var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57570);
function decisionDraft(trial, level, report) {
if (trial.verdict === null)
throw new TypeError(`${trial.id} is not decided`);
const { id: task, purpose, incumbent } = trial;
const evidence = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__ .X)(trial);
const reported = evidence.kind === 'paired'
? { ...evidence, differences: [...evidence.differences] }
: { ...evidence, scores: [...evidence.scores], again: [...evidence.again] };
const rested = { evidence: reported, evaluations: [...trial.evaluations] };
return { kind: 'decision', task, purpose, incumbent, ...trial.verdict, level: { ...level }, ...rested, ...report };
}
}),
19510:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => ( findForbiddenChanges),
t: () => ( findForbiddenInRun)
});
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13096);
var _kernel_user_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71703);
var _boundaries_boundaries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88814);
var _boundaries_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32165);
var _boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9048);
async function findForbiddenChanges(git, { changes, rules, }) {
const issues = [];
for (const { from, commit } of changes) {
try {
const change = await (0,_boundaries_change_js__WEBPACK_IMPORTED_MODULE_3__ .pm)({ git }, { from, tree: commit });
const admission = (0,_boundaries_boundaries_js__WEBPACK_IMPORTED_MODULE_2__ .K)(change, { ...rules, maxFiles: undefined, maxDiffLines: undefined });
if (admission.kind === 'denied')
issues.push(`the commit ${commit} is denied: ${admission.reasons.join('; ')}`);
}
catch (error) {
if (!(error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_0__ .XS))
throw error;
issues.push(`the commit ${commit} cannot be read: ${error.message}`);
}
}
return issues;
}
async function findForbiddenInRun(git, changes, { boundaries, protectedFiles, alsoProtected = [], protectKey, repository, parentEnv }) {
const { allow_paths: allowPaths, enforce_allow: enforceAllow, deny_paths: denyPaths, permit } = boundaries;
return findForbiddenChanges(git, {
changes,
rules: {
...{ allowPaths, enforceAllow, denyPaths, permit, protectKey, autoloaded: 'denied' },
protectedPaths: [...protectedFiles.globs, ...alsoProtected],
shadowable: (0,_boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_4__ .AJ)(protectedFiles, {}),
programs: await (0,_kernel_user_programs_js__WEBPACK_IMPORTED_MODULE_1__ .V)(repository, parentEnv),
},
});
}
}),
91222:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ng: () => ( findRemovable)
});
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25367);
var _reapplication_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40658);
async function findDependants(count, comesOut) {
const found = [];
for (let first = 0; first < count; first += 1) {
let set = [first];
for (let at = first + 1; at < count; at += 1) {
if (!(await comesOut(set, at)))
set = [at, ...set];
}
found.push(set.slice(0, -1));
}
return found;
}
function linksOf(changes, dependants) {
const name = (index) => changes[index]?.task ?? '';
return changes.map(({ task }, index) => ({
task,
needs: changes.flatMap((earlier, at) => (dependants[at]?.includes(index) ? [earlier.task] : [])),
dependants: (dependants[index] ?? []).map(name),
}));
}
async function findRemovable(store, head, changes) {
const paths = await Promise.all(changes.map((change) => pathsOf(store, change)));
const changesOf = (set) => set.flatMap((index) => changes[index] ?? []);
const comesOut = async (set, at) => {
const isApart = set.every((index) => paths[index]?.every((path) => !paths[at]?.includes(path)));
return isApart || (await (0,_reapplication_js__WEBPACK_IMPORTED_MODULE_1__ .gu)(store, changes[at]?.tree ?? '', changesOf(set))).stays.length === 0;
};
const dependants = await findDependants(changes.length, comesOut);
const headTree = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_0__ .bR)(store, head);
const removable = [];
for (const [index, links] of linksOf(changes, dependants).entries()) {
const left = await (0,_reapplication_js__WEBPACK_IMPORTED_MODULE_1__ .gu)(store, head, changesOf([...(dependants[index] ?? []), index]));
const isStuck = left.stays.length > 0;
const kind = isStuck ? 'stuck' : left.tree === headTree ? 'gone' : 'removable';
removable.push({ ...links, kind, without: isStuck ? headTree : left.tree });
}
return removable;
}
async function pathsOf(store, { parent, tree }) {
return (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_0__ .j_)(store, { from: parent, to: tree })).map(({ path }) => path);
}
}),
4341:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
f: () => ( findBaseIssues)
});
var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72527);
var _kernel_user_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71703);
var _boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9048);
var _accepted_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19510);
async function findBaseIssues(git, { base, head, protectedAt, rules, repository, parentEnv }) {
if (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_0__ .Q)(git, { base, branchHead: head }))
return [];
const programs = await (0,_kernel_user_programs_js__WEBPACK_IMPORTED_MODULE_1__ .V)(repository, parentEnv);
const findSince = async (from) => {
const files = await protectedAt(from);
return (0,_accepted_changes_js__WEBPACK_IMPORTED_MODULE_3__ .g)(git, {
changes: [{ from, commit: base }],
rules: {
...{ ...rules, allowPaths: [], enforceAllow: false, programs },
...{ protectedPaths: files.globs, shadowable: (0,_boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_2__ .AJ)(files, parentEnv) },
},
});
};
const issues = await findSince(head);
if (issues.length === 0)
return issues;
const fork = await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_0__ .f)(git, [base, head]);
return fork === undefined ? issues : findSince(fork);
}
}),
40658:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
eK: () => ( reapply),
gu: () => ( takeOut),
iA: () => ( SAME_CHANGE),
kQ: () => ( reapplyDetached),
we: () => ( describeConflict)
});
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3800);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13096);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25367);
var _acceptance_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37008);
const MERGED = 0;
const CONFLICT = 1;
function describeConflict(paths) {
const shown = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(paths.length, 'path')}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(paths[0] ?? '', 100)} among them`;
return `it conflicts with a change that was accepted in the meantime: ${shown}`;
}
const SAME_CHANGE = 'the same change was accepted in the meantime';
async function reapply(store, { base, tree, branchHead }) {
const side = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ .SC)(store, {
tree,
parents: [base],
message: 'candidate\n',
identity: _acceptance_js__WEBPACK_IMPORTED_MODULE_5__ .zK,
date: '1970-01-01T00:00:00Z',
});
const args = [
'merge-tree',
'--write-tree',
'-z',
'--name-only',
'--no-messages',
'--end-of-options',
branchHead,
side,
];
const { exitCode, stdout } = await store.git(args, { allowed: [MERGED, CONFLICT] });
const [first, ...paths] = (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ .K)(stdout);
if (exitCode === CONFLICT)
return { kind: 'conflict', paths: paths.map(_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ .q0).filter((path) => path !== '') };
return { kind: 'applied', tree: first?.toString() ?? '' };
}
async function reapplyDetached(store, { base, tree, branchHead }) {
const common = { message: 'candidate\n', identity: _acceptance_js__WEBPACK_IMPORTED_MODULE_5__ .zK, date: '1970-01-01T00:00:00Z' };
const root = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ .SC)(store, { ...common, tree: base, parents: [] });
const branchHeadTree = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ .JG)(store.git, [
'rev-parse',
'--verify',
'--end-of-options',
`${branchHead}^{tree}`,
]);
return reapply(store, {
...{ base: root, tree },
branchHead: await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ .SC)(store, { ...common, tree: branchHeadTree, parents: [root] }),
});
}
async function takeOut(store, branchHead, changes) {
let tree = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ .JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${branchHead}^{tree}`]);
const [taken, stays] = [[], []];
for (const { task, tree: after, parent: before } of changes) {
const applied = await reapplyDetached(store, { base: after, tree: before, branchHead: tree });
if (applied.kind === 'conflict')
stays.push(task);
else if (applied.tree !== tree)
taken.push(task);
if (applied.kind === 'applied')
tree = applied.tree;
}
return { tree, taken, stays };
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
29299:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
pL: () => ( sealFiles),
vO: () => ( redactFiles),
w3: () => ( readIfFile)
});
var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36760);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28338);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
function sealFiles(folder, secrets, synced = []) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
return undefined;
const isSynced = (descriptor) => synced.some((path) => isSameFile(descriptor, path));
redactFiles(folder, secrets, (name) => name !== 'prompt.md');
const list = {};
for (const name of listFiles(folder)) {
const file = readRegular((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), (each) => isSynced(each) || syncContent(each));
if (file !== undefined)
list[name] = { sha256: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__ .s)(file), bytes: file.length };
}
const text = `${JSON.stringify(list, null, 1)}\n`;
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ .Zf)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, _base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__ .e), [text]);
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__ .s)(text);
}
function isSameFile(descriptor, path) {
const [one, other] = [(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false })];
return one.ino === other?.ino && one.dev === other.dev;
}
function syncContent(descriptor) {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor).size > 0)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
}
const MAX_REDACTED_BYTES = 8 * 1024 * 1024;
const LEFT_OUT = 'What was here held a key of the agent, and is no text that could be shown without it.\n';
function redactFiles(folder, secrets, isMeant = () => true) {
if (secrets.isIdle || !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
return;
for (const name of listFiles(folder).filter(isMeant)) {
redactFile((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), secrets);
}
}
function redactFile(path, secrets) {
const bytes = readIfFile(path);
if (bytes === undefined || !secrets.finds(bytes))
return;
const isText = bytes.length <= MAX_REDACTED_BYTES && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes);
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ .Zf)(path, [isText ? secrets.redact(bytes.toString()) : LEFT_OUT]);
}
function listFiles(folder, below = '') {
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below), { withFileTypes: true });
const names = entries.flatMap((entry) => {
const name = below === '' ? entry.name : `${below}/${entry.name}`;
if (entry.isDirectory())
return listFiles(folder, name);
return entry.isFile() && name !== _base_file_digests_js__WEBPACK_IMPORTED_MODULE_3__ .e ? [name] : [];
});
if (below !== '')
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, below));
return names.sort();
}
function readRegular(path, onRead = () => undefined) {
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
try {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor).isFile())
return undefined;
onRead(descriptor);
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(descriptor);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
}
function readIfFile(path) {
try {
return readRegular(path);
}
catch {
return undefined;
}
}
}),
12032:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => ( sizeOfTree)
});
const MAX_LIST_BYTES = 256 << 20;
const EMPTY_TREE = {
sha1: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
sha256: '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321',
};
async function sizeOfTree(store, tree, unit) {
const bytes = await bytesByPath(store, tree);
if (unit === 'bytes')
return sumOf(bytes.values());
const empty = EMPTY_TREE[tree.length === EMPTY_TREE.sha256.length ? 'sha256' : 'sha1'];
const { stdout } = await store.git([
'diff-tree',
'-r',
'-z',
'--numstat',
'--no-renames',
'--no-ext-diff',
'--no-textconv',
'--end-of-options',
empty,
tree,
'--',
], { maxBytes: MAX_LIST_BYTES });
return sumOf(entriesOf(stdout).map((entry) => {
const [, lines = '', path = ''] = /^(\d+|-)\t(?:\d+|-)\t(.*)$/s.exec(entry) ?? [];
return lines === '-' ? (bytes.get(path) ?? 0) : Number(lines);
}));
}
async function bytesByPath({ git }, tree) {
const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--end-of-options', tree], { maxBytes: MAX_LIST_BYTES });
return new Map(entriesOf(stdout).map((entry) => {
const [, size = '', path = ''] = /^\d+ \w+ \w+ +(\d+|-)\t(.*)$/s.exec(entry) ?? [];
return [path, size === '-' ? 0 : Number(size)];
}));
}
function entriesOf(stdout) {
return stdout.toString('latin1').split('\0').filter(Boolean);
}
function sumOf(values) {
let sum = 0;
for (const value of values)
sum += value;
return sum;
}
}),
55579:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => ( openEnvironmentLock),
p: () => ( lockMachine)
});
var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22989);
var _kernel_git_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61513);
var _kernel_machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64809);
var _command_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97753);
var _preparation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2994);
function lockMachine(lock, records, machine) {
const last = records.findLast(({ kind, stage }) => kind === 'evaluation' && stage === 'calibrate')?.host;
const isElsewhere = last !== undefined && last !== machine;
return (before = {}) => {
const facts = lock(before);
return isElsewhere || before.measured_on !== undefined ? { ...facts, measured_on: machine } : facts;
};
}
const NOT_LOCKED = new Set(['HOME', 'TMPDIR', 'TERM']);
async function openEnvironmentLock(area, { commands, host: { system } }) {
const { store, level, layering, parentEnv, resources, environment } = area;
const fixed = {
...(0,_kernel_machine_js__WEBPACK_IMPORTED_MODULE_3__ .m_)(parentEnv),
node: system.node,
git: await (0,_kernel_git_version_js__WEBPACK_IMPORTED_MODULE_2__ .lg)(store.git),
platform: `${system.platform} ${system.arch}`,
sandbox: level.kind,
layering: level.kind === 'bubblewrap' ? layering.kind : 'copies',
...resources.facts,
...(store.external?.digest ? { lfs_and_submodules: store.external.digest } : {}),
};
const names = (0,_command_programs_js__WEBPACK_IMPORTED_MODULE_4__ .x)(commands);
return (before = {}) => {
const prepared = (0,_preparation_js__WEBPACK_IMPORTED_MODULE_5__ .Ar)(area) ?? before.prepared_environment;
const supplied = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_1__ .AF)({
parentEnv,
variables: environment.variables({ kind: 'objective', network: 'off', home: '' }),
home: '',
temporary: '',
});
const isLocked = (name) => !NOT_LOCKED.has(name) && !environment.keys.includes(name);
const variables = Object.entries(supplied).filter(([name]) => isLocked(name));
return {
...fixed,
...(0,_kernel_machine_js__WEBPACK_IMPORTED_MODULE_3__ .al)(parentEnv),
...environment.readFacts(),
...(prepared === undefined ? {} : { prepared_environment: prepared }),
...(0,_command_programs_js__WEBPACK_IMPORTED_MODULE_4__ .w)(names, supplied.PATH ?? ''),
...Object.fromEntries(variables.map(([name, value]) => [`env.${name}`, (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__ .s)(value)])),
};
};
}
}),
81261:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
y: () => ( sharesProcess)
});
var byte_path = __webpack_require__(4862);
var git_store = __webpack_require__(25367);
var formats = __webpack_require__(27074);
var base_makefile = __webpack_require__(28090);
;
const at = (words) => new RegExp(`^(?:${words})(?![\\w./-])`);
const TOOLS = [
at('cargo\\s+(?:[+-]\\S+\\s+)*(?:bench|test|criterion|rustc)'),
at('go\\s+test'),
at('vitest|jest|mocha|ava|tap|c8\\s+mocha'),
at('node(?:js)?\\s+(?:-\\S+\\s+)*--test'),
at('(?:deno|bun)\\s+(?:-\\S+\\s+)*(?:bench|test)'),
at('pytest|py\\.test|asv'),
at('(?:python|pypy)[\\d.]*\\s+(?:-[A-Za-z]\\s+)*-m\\s*(?:pytest|unittest|timeit|asv)'),
at('(?:python[\\d.]*\\s+-m\\s+)?pyperf\\s+timeit'),
at('dotnet\\s+test'),
at('rspec|phpunit|phpbench|pest'),
];
const WRAPPER = /^(?:(?:env|exec|nice|nohup|stdbuf|setsid|command|taskset|chrt|timeout|npx|npm|pnpm|yarn|bunx|uv|poetry|pipenv|hatch|pdm|rye|run|dlx|if|then|else|do|!)\s+|(?:-\S+|\w+=\S*|\d[\d.]*[smhd]?|0x[\da-f]+)\s+)/;
const OUTSIDE = /(?:^|[\s;&|(/])(?:hyperfine|poop|multitime)\s/;
const WRITES = /\s--?[\w-]*(?:json|out|output|outfile|export|report)\w*[=\s]/i;
const UNREAD = /(?:^|\s)(?:1?>>?\s*\/dev\/null|&>>?\s*\/dev\/null|1?>&2)(?:\s|$)/;
function runsInside(command) {
if (OUTSIDE.test(command))
return false;
const simple = command
.replaceAll('\\\n', ' ')
.replaceAll(/(["'])([^\s"']*)\1/g, '$2')
.split(/(?:[;|\n(){}`"']|(?<!>)&(?!>))+/)
.map((each) => each.trim());
return simple.some((each) => (!UNREAD.test(each) || WRITES.test(each)) && isTool(each));
}
function isTool(command) {
let rest = command;
for (let next = rest.replace(WRAPPER, ''); next !== rest; next = rest.replace(WRAPPER, '')) {
rest = next;
if (matches(rest))
return true;
}
return matches(rest);
}
function matches(command) {
const text = command.replace(/^\S*\/(?=[\w.+-]+(?:\s|$))/, '');
return TOOLS.some((tool) => tool.test(text));
}
function recipesOf(makefile, command) {
const rules = (0,base_makefile .V)(makefile);
const [first = ''] = [...rules.keys()].filter((target) => !target.startsWith('.'));
const due = [...command.matchAll(/(?:^|[\s;&|(])g?make((?:\s+[^\s;&|()<>]+)*)/g)].flatMap(([, words = '']) => {
const named = words.split(/\s+/).filter((word) => rules.has(word));
return named.length === 0 ? [first] : named;
});
return (0,base_makefile .b)(rules, due).flatMap(({ recipe }) => recipe);
}
var deciding_files = __webpack_require__(87129);
var open_tests = __webpack_require__(69332);
;
const MAX_SCRIPT_BYTES = 1 << 18;
const LINK = '120000';
async function sharesProcess(store, { command, kind }) {
if ((0,formats .Ot)(kind))
return (0,formats .Nd)(kind);
if (runsInside(command))
return true;
const { paths, packages = new Map(), makefile = '' } = await (0,open_tests .d$)(store);
const started = [{ command, kind: 'guard' }];
const commands = (0,deciding_files .R)({ paths, packages }, started);
if ([...commands, ...commands.flatMap((each) => recipesOf(makefile, each))].some(runsInside))
return true;
const scripts = new Set((0,deciding_files .g)({ paths, packages }, started).filter(isShellScript));
for (const { path, id, mode } of await (0,git_store .CS)(store, store.base)) {
if (mode === LINK || !scripts.has((0,byte_path .q0)(path)))
continue;
const text = await (0,git_store .gm)(store, id);
if (text.length <= MAX_SCRIPT_BYTES && withoutComments(text.toString()).some(runsInside))
return true;
}
return false;
}
function isShellScript(path) {
const name = path.slice(path.lastIndexOf('/') + 1);
return /\.(?:ba|z|k)?sh$/.test(name) || !/\.|file$/i.test(name);
}
function withoutComments(text) {
const lines = text.replaceAll('\\\n', ' ').split('\n');
return lines.filter((line) => !line.trimStart().startsWith('#'));
}
}),
74964:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => ( writeNegativeControlTree)
});
var _base_object_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26343);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25367);
var _kernel_tree_edit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99507);
var _boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15310);
function writeNegativeControlTree({ privateArea: { store }, protectedFiles, }) {
const tree = (0,_kernel_tree_edit_js__WEBPACK_IMPORTED_MODULE_2__ .T)((0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_1__ .iZ)(store), (0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_0__ .q)(store.base));
return (0,_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_3__ .R0)(store, { tree, protectedFiles });
}
}),
15304:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
gy: () => ( dropMarks),
q5: () => ( killedRuns),
vj: () => ( recordRun)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_median_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50748);
var _decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94999);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10901);
var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23727);
var _kernel_machine_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36877);
var _kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77472);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48951);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14311);
async function recordRun(decisionLog, { name, judge, environment, now }, run) {
const before = decisionLog.takeEnvironmentSnapshot();
const begun = { ...name, started_at: now().toISOString(), host: (0,_kernel_machine_name_js__WEBPACK_IMPORTED_MODULE_6__ .Fm)() };
const mark = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(decisionLog.marks, `${name.task} ${name.stage} ${name.index} ${name.attempt} ${name.arm}.json`);
(0,_kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_7__ .xc)(decisionLog.marks);
(0,_kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_7__ .OP)(mark, JSON.stringify(begun));
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__ .Jd)('evaluation:after-mark');
const began = performance.now();
const finish = (result, after, files) => {
const { before: first, after: last } = files ?? { before: decisionLog.filesDigest, after: decisionLog.filesDigest };
const digests = {
digest_before: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_3__ .Kh)({ judge, files: first, environment: before.digest }),
digest_after: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_3__ .Kh)({ judge, files: last, environment: after.digest }),
};
const id = decisionLog.nextEvaluation();
decisionLog.append({
kind: 'evaluation',
id,
...begun,
ended_at: now().toISOString(),
...message(result, digests),
});
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__ .Jd)('evaluation:after-record');
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_9__ .dM)(mark);
return id;
};
const recorded = (result, after, files) => {
return { ...result, evaluation: finish(result, after, files), environment: before.digest };
};
if (environment !== undefined && before.digest !== environment) {
const reason = 'the environment is not the one any more in which the runs before it were';
return recorded({ kind: 'moved', reason }, before);
}
let result;
try {
result = await run();
}
catch (error) {
try {
finish({ kind: 'infra', reason: error instanceof Error ? error.message : String(error) }, before);
}
catch {
}
throw error;
}
if (result.kind === 'aborted' || result.kind === 'infra')
return recorded(result, before);
(0,_base_median_js__WEBPACK_IMPORTED_MODULE_2__ .w8)(decisionLog.evaluationMs, performance.now() - began);
const after = decisionLog.takeEnvironmentSnapshot();
const isVoid = after.digest !== before.digest && !(result.kind === 'failed' && result.isTampered);
if (!isVoid)
return recorded(result, after, result.files);
const reason = `the environment changed meanwhile: ${(0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_3__ .Q6)(before.facts, after.facts)}`;
return recorded({ kind: 'moved', reason }, after, result.files);
}
function message(result, digests) {
const nothing = { ...digests, exit_code: null, score: null, stdout_digest: '' };
const unseen = { ...nothing, digest_before: '', digest_after: '' };
switch (result.kind) {
case 'scored': {
const { score, cases = null, metrics = null, stdoutDigest } = result;
const facts = { ...digests, stdout_digest: stdoutDigest, cases, metrics };
return { ended: 'scored', exit_code: 0, score, reason: null, ...facts };
}
case 'failed': {
const { isTampered, reason, exitCode, stdoutDigest = '' } = result;
const facts = { exit_code: exitCode, reason, stdout_digest: stdoutDigest };
return { ...nothing, ...facts, ended: isTampered ? 'tamper' : 'failed' };
}
case 'moved':
return { ...nothing, ended: 'moved', reason: result.reason };
case 'aborted':
return { ...unseen, ended: 'aborted', reason: 'cancelled' };
case 'infra':
return { ...unseen, ended: 'infra', reason: result.reason };
default:
return result;
}
}
function killedRuns(marks, { journal, evaluations, }) {
const isFolder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(marks, { throwIfNoEntry: false })?.isDirectory() === true;
const names = isFolder ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(marks).sort() : [];
const begun = names.flatMap((name) => readMark((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(marks, name)));
if (begun.length === 0)
return [];
const known = new Set(journal.records.flatMap((each) => (each.kind === 'evaluation' ? [nameOf(each)] : [])));
const lost = begun.filter((record) => !known.has(nameOf(record)));
return lost.map((record, index) => ({ ...record, id: evaluations + index + 1 }));
}
function readMark(path) {
try {
const begun = JSON.parse((0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_8__ .Aj)(path));
if (typeof begun !== 'object' || begun === null || !('started_at' in begun))
return [];
const ended = { ended: 'killed', ended_at: begun.started_at, exit_code: null, score: null };
const reported = { ...ended, digest_before: '', digest_after: '', reason: 'the run was killed', stdout_digest: '' };
const record = _decision_records_js__WEBPACK_IMPORTED_MODULE_4__ .vt.parse({ kind: 'evaluation', id: 0, ...begun, ...reported });
return record.kind === 'evaluation' ? [record] : [];
}
catch {
return [];
}
}
const NAME = ['task', 'stage', 'index', 'attempt', 'arm', 'seed', 'tree', 'started_at'];
function nameOf(record) {
return JSON.stringify(NAME.map((member) => record[member]));
}
function dropMarks(marks) {
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_9__ .dM)(marks);
}
}),
6065:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A9: () => ( normalized),
LR: () => ( findRuleChanges),
Ne: () => ( openLog),
Ok: () => ( marksOf),
WL: () => ( leftOver)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _decision_draw_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60865);
var _decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94999);
var _decision_gain_scale_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64299);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10901);
var _decision_replay_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44984);
var _decision_rule_change_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45342);
var _decision_run_rules_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9176);
var _decision_session_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47695);
var _evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(15304);
var _followed_log_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(65204);
var _log_secret_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(29037);
var _logged_records_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(88093);
class DecisionLog {
session;
evaluationMs;
runHeader;
draw;
marks;
filesDigest;
#journal;
#lock;
#secret;
#file;
#evaluations;
#followed;
environmentSnapshot;
constructor(opened) {
this.session = opened.session;
this.runHeader = opened.runHeader;
this.draw = (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_3__ .N)(opened.secret);
this.#journal = opened.journal;
this.#followed = opened.followed;
this.#secret = opened.secret;
this.#file = opened.file;
this.#evaluations = opened.evaluations;
this.marks = opened.marks;
this.filesDigest = (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ .AD)(opened.runHeader.evaluator_files);
this.#lock = opened.lock;
this.environmentSnapshot = { facts: opened.environment, digest: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ .kU)(opened.environment) };
this.evaluationMs = this.evaluations.flatMap(_logged_records_js__WEBPACK_IMPORTED_MODULE_14__ .Hc).sort((one, other) => one - other);
}
get length() {
return this.#journal.length;
}
append(draft) {
this.#journal.append(normalized(draft));
}
appendAll(drafts) {
appendTo(this.#journal, drafts);
}
nextEvaluation() {
this.#evaluations += 1;
return this.#evaluations;
}
takeEnvironmentSnapshot() {
const before = this.environmentSnapshot;
const facts = this.#lock(before.facts);
const digest = (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ .kU)(facts);
if (digest === before.digest)
return before;
this.environmentSnapshot = { facts, digest };
this.append({ kind: 'environment', environment: facts, evaluator_digest: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ .pW)(this.runHeader, facts) });
this.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_10__ .Ec)(this.session, (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ .Q6)(before.facts, facts));
return this.environmentSnapshot;
}
replay() {
return this.#followed.replay();
}
writeFollowUp() {
this.appendAll(this.replay().state?.followUp ?? []);
}
get records() {
return this.#journal.records;
}
get evaluations() {
return this.#followed.facts.evaluations;
}
get holdoutQueries() {
return this.countOf('holdout');
}
countOf(kind) {
return this.#followed.facts.counts.get(kind) ?? 0;
}
useEffort(effort) {
if (effort === this.session.effort)
return;
this.append({ kind: 'effort', effort });
this.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_10__ .lH)(this.session, effort);
}
close() {
for (const task of this.replay().state?.openTasks ?? [])
this.append({ kind: 'interrupted', task });
this.append({ kind: 'seed-reveal', secret: this.#secret });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.#file, { force: true });
}
}
function appendTo(journal, drafts) {
const records = drafts.map(normalized);
if (journal.appendAll === undefined)
for (const record of records)
journal.append(record);
else
journal.appendAll(records);
}
function normalized(draft) {
return _decision_records_js__WEBPACK_IMPORTED_MODULE_6__ .vt.parse(JSON.parse(JSON.stringify(draft)));
}
function openLog(request) {
const { journal, messages } = request;
const file = (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_13__ .pb)(request.folder);
if (journal.length === 0)
return beginLog(request, file);
const followed = new _followed_log_js__WEBPACK_IMPORTED_MODULE_12__ .H(journal);
const { state, issues } = followed.replay();
const [issue] = issues;
if (state === undefined || issue !== undefined)
throw broken(messages, issue ?? 'nothing can be read');
const runHeader = _decision_records_js__WEBPACK_IMPORTED_MODULE_6__ .vt.parse(followed.facts.first);
if (runHeader.kind !== 'genesis')
throw broken(messages, 'it does not begin with a run header');
requireSameRules(request, runHeader, (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_13__ .um)(followed.facts, { runHeader, file }));
const marks = marksOf(request.folder);
const left = leftOver(state, (0,_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_11__ .q5)(marks, { journal, evaluations: state.evaluations }));
appendTo(journal, left);
(0,_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_11__ .gy)(marks);
const { state: concluded } = left.length === 0 ? { state } : followed.replay();
if (concluded?.session.incumbent !== request.branchHeadTree) {
throw broken(messages, 'its decisions do not end at what the branch holds');
}
const secret = (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_13__ .OM)(journal, followed.facts, file);
const { session, evaluations, environment } = concluded;
const { lock, keyInReach } = request;
const decisionLog = new DecisionLog({
...{ session, runHeader, journal, followed, secret, file, evaluations, marks, lock, environment },
});
decisionLog.takeEnvironmentSnapshot();
if (keyInReach === true && concluded.keyInReach !== true)
decisionLog.append({ kind: 'key-in-reach' });
return decisionLog;
}
function marksOf(folder) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'evaluating');
}
function leftOver({ followUp, openTasks }, killed) {
return [...followUp, ...killed, ...openTasks.map((task) => ({ kind: 'interrupted', task }))];
}
function broken({ record, look, restart }, what) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .cs({ message: `${record} is inconsistent: ${what}`, remedy: `${look} ${restart}` });
}
function requireSameRules(request, runHeader, salt) {
const { messages } = request;
const changed = (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_8__ .aA)(changesSince(request, runHeader, salt), messages.keys);
if (changed.length === 0)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `${changed.join(', ')} of ${messages.run} changed after its changes were decided`,
remedy: messages.rules,
});
}
function changesSince({ settings, facts, digestSealed }, runHeader, salt) {
const hidden = salt === undefined ? undefined : digestSealed(salt);
const { confirm_digest = hidden?.confirm } = facts;
return (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_8__ .gL)(runHeader, { ...facts, settings, confirm_digest, holdout_digest: hidden?.holdout });
}
function findRuleChanges(rules) {
const { records, folder } = rules;
const runHeader = _decision_records_js__WEBPACK_IMPORTED_MODULE_6__ .vt.safeParse(records[0]).data;
if (runHeader?.kind !== 'genesis')
return [];
const facts = new _logged_records_js__WEBPACK_IMPORTED_MODULE_14__ .hZ().readOn({ since: (count) => records.slice(count) });
return changesSince(rules, runHeader, (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_13__ .um)(facts, { runHeader, file: (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_13__ .pb)(folder) }));
}
function beginLog({ journal, settings, facts, digestSealed, branchHeadTree, folder, lock, keyInReach }, file) {
const secret = (0,_log_secret_js__WEBPACK_IMPORTED_MODULE_13__ .jr)(file);
const marks = marksOf(folder);
(0,_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_11__ .gy)(marks);
const session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_10__ .fA)({ settings, base: facts.baseline_tree });
const environment = lock();
const { effort, effort_rules } = session;
const { holdout = null, confirm = null } = digestSealed(secret);
const runHeader = normalized({
kind: 'genesis',
...facts,
environment,
evaluator_digest: (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ .pW)(facts, environment),
start_tree: branchHeadTree === facts.baseline_tree ? null : branchHeadTree,
confirm_digest: facts.confirm_digest ?? confirm,
holdout_digest: holdout,
...{ settings, effort, effort_rules },
seed_commitment: (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_3__ .$)(secret),
..._decision_run_rules_js__WEBPACK_IMPORTED_MODULE_9__ .Ab,
score_scale: (0,_decision_gain_scale_js__WEBPACK_IMPORTED_MODULE_5__ .uX)(settings, facts),
key_in_reach: keyInReach,
});
const record = _decision_records_js__WEBPACK_IMPORTED_MODULE_6__ .vt.parse(journal.append(runHeader));
if (record.kind !== 'genesis')
throw new TypeError('a run header was written and something else came back');
return new DecisionLog({
...{ session: (0,_decision_replay_js__WEBPACK_IMPORTED_MODULE_7__ .g8)(record), runHeader: record, journal, secret, file, marks, lock, environment },
followed: new _followed_log_js__WEBPACK_IMPORTED_MODULE_12__ .H(journal),
evaluations: 0,
});
}
}),
29037:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
OM: () => ( secretOf),
jr: () => ( newSecret),
pb: () => ( secretFile),
um: () => ( saltOf)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _decision_draw_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60865);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84831);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48951);
function secretFile(folder) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'decision-secret');
}
function saltOf({ secrets }, { runHeader, file }) {
const left = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ .Aj)(file);
return (left === '' ? secrets : [...secrets, left]).find((secret) => (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_2__ .$)(secret) === runHeader.seed_commitment);
}
const SECRET_BYTES = 32;
function newSecret(file) {
const secret = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(SECRET_BYTES).toString('hex');
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ .Zf)(file, [secret]);
return secret;
}
function secretOf(journal, { begun, isDisclosed }, file) {
const known = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ .Aj)(file);
if (!isDisclosed && known !== '' && (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_2__ .$)(known) === begun?.seed_commitment)
return known;
const secret = newSecret(file);
journal.append({ kind: 'seed-commit', seed_commitment: (0,_decision_draw_js__WEBPACK_IMPORTED_MODULE_2__ .$)(secret) });
return secret;
}
}),
36877:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fm: () => ( machineName),
VT: () => ( machineOf),
e2: () => ( MACHINE_NAME)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28338);
const BOOT_ID = '/proc/sys/kernel/random/boot_id';
const BOOT_DIGITS = 12;
const MACHINE_NAME = /^[\w.-]+(?:@[0-9a-f]{12})?$/;
function machineName() {
const host = (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)().replaceAll(/[^\w.-]/g, '-') || 'unnamed';
const boot = readBootId();
return boot === undefined ? host : `${host}@${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__ .s)(boot).slice(0, BOOT_DIGITS)}`;
}
function machineOf(name) {
return name.slice(name.indexOf('@') + 1);
}
function readBootId() {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(BOOT_ID, 'utf8').trim() || undefined;
}
catch {
return undefined;
}
}
}),
76038:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
j: () => ( withRefs)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14311);
var _user_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11584);
async function withRefs(repository, use) {
const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-refs-'));
try {
return await use((0,_user_refs_js__WEBPACK_IMPORTED_MODULE_4__ .ro)(repository, folder).refs, folder);
}
finally {
(0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ .dM)(folder);
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
55976:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Od: () => ( isConfirmationDue),
pG: () => ( measureFinal),
tW: () => ( unsound),
wi: () => ( confirmAccepted)
});
var _decision_agent_bandit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43765);
var _decision_session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47695);
var _scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56375);
const NOTHING = { kind: 'unclaimed', note: undefined };
async function confirmAccepted(ports, { isAgain = false } = {}) {
const { decisionLog } = ports.context;
const { confirm: wanted } = decisionLog.session.settings;
if ((0,_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_2__ .UU)(decisionLog) === undefined)
return NOTHING;
const interrupted = await ports.distil?.();
if (interrupted !== undefined)
return endedBy(ports, interrupted);
const left = (0,_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_2__ .UU)(decisionLog);
if (left === undefined)
return NOTHING;
if (!isAgain && left.claim !== undefined)
return { kind: 'claimed', claim: left.claim };
if (wanted.pairs === 0)
return NOTHING;
const confirmed = await measureFinal(ports);
switch (confirmed.kind) {
case 'claimed':
return confirmed;
case 'unsound':
return { kind: 'unclaimed', note: `nothing is claimed: ${unsound(ports)}` };
case 'broken':
return endedBy(ports, confirmed);
default:
return confirmed;
}
}
function isConfirmationDue({ decisionLog: { session, runHeader } }, { isShared }) {
const due = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_1__ .M_)(session).kind;
if (due === 'confirmation')
return true;
const { pairs, every_keeps: every } = session.settings.confirm;
const isMeasured = pairs > 0 && every === 0 && !runHeader.unscored;
return isShared && isMeasured && due === 'candidate' && session.level.kept - session.confirmed >= _decision_agent_bandit_js__WEBPACK_IMPORTED_MODULE_0__ .LT;
}
function unsound({ commands }) {
return `the decision log does not add up; see: ${commands.audit}`;
}
function endedBy({ commands }, { why, reason }) {
if (why === 'aborted')
return { kind: 'interrupted' };
return {
kind: 'unclaimed',
note: `the improvement is not confirmed: ${reason}; to do it now: ${commands.rescore}`,
};
}
function measureFinal({ context, logsOf, purpose, clockMs: left, blocks }, { workspace = 1, clockMs = left } = {}) {
const isHidden = purpose.kind === 'replacement' && purpose.isSealed;
const optionsOf = (id) => ({
workspace,
logs: logsOf(id, isHidden),
first: { arm: 'candidate', purpose },
purpose,
mayGoOn: (0,_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_2__ .vq)(clockMs),
});
return (0,_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_2__ .lJ)(context, optionsOf, blocks);
}
}),
80241:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => ( recordedEvaluator)
});
var _decision_measurement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34663);
var _engine_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15304);
function recordedEvaluator({ decisionLog, host }, run) {
return ({ environment, ...request }) => {
const { name, purpose } = request;
const { judge_digest: evaluator, confirm_digest: hidden } = decisionLog.runHeader;
const isConfirmation = purpose.kind === 'replacement' && (name.stage === 'confirm' || name.stage === _decision_measurement_js__WEBPACK_IMPORTED_MODULE_0__ .OT);
const judge = isConfirmation ? (hidden ?? evaluator) : evaluator;
return (0,_engine_evaluation_recorded_run_js__WEBPACK_IMPORTED_MODULE_1__ .vj)(decisionLog, { name, judge, environment, now: host.now }, () => run(request));
};
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
87180:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w: () => ( runNegativeControl)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99900);
var _decision_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64802);
var _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77628);
var _decision_session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47695);
var _engine_evaluation_negative_control_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74964);
var _measurement_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16564);
const MOVED = 'the environment changed: its scores are compared with new ones, which come first';
async function runNegativeControl(context, control) {
try {
return await runControl(context, control);
}
finally {
context.activity?.measure(null, undefined);
}
}
async function runControl(context, { workspace = 1, logs, mayGoOn }) {
const { decisionLog } = context;
const tree = await (0,_engine_evaluation_negative_control_tree_js__WEBPACK_IMPORTED_MODULE_5__ .q)(context);
for (let isFirst = true;; isFirst = false) {
const { digest: environment } = decisionLog.takeEnvironmentSnapshot();
const { aaChecks, incumbent, settings, noise } = decisionLog.session;
if (noise === null)
return { kind: 'broken', why: 'infra', reason: MOVED };
const { guards, metrics } = settings;
const isRefused = () => (0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_3__ .CB)({ runs: decisionLog.evaluations, incumbent, guards, metrics });
const outcome = (0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_3__ .nZ)((0,_decision_session_js__WEBPACK_IMPORTED_MODULE_4__ .fz)(decisionLog.session), isRefused);
if (outcome !== undefined) {
decisionLog.append({ kind: 'canary', variety: 'broken', task: _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_3__ .kt, ...outcome });
decisionLog.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_4__ .bm)(decisionLog.session, outcome);
if (outcome.remark !== null)
context.note(outcome.remark);
return undefined;
}
const late = isFirst ? undefined : mayGoOn?.();
if (late !== undefined)
return { kind: 'broken', why: 'time', reason: late };
const index = (aaChecks.broken?.scores.length ?? 0) + 1;
const which = { task: _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_3__ .kt, stage: 'canary', index };
const { seed } = decisionLog.draw((0,_audit_side_runs_js__WEBPACK_IMPORTED_MODULE_1__ .Wk)(which));
context.activity?.measure(null, { doing: 'running the negative control' });
const scored = await context.evaluate({
name: { ...which, attempt: 0, order_bit: null, arm: 'candidate', seed, tree },
purpose: index === 1 ? { kind: 'judge', also: (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_2__ .S4)(settings) } : { kind: 'score' },
logs: { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(logs, 'runs'), prefix: `${which.stage}-broken-${index}-` },
workspace,
isCurrentBest: false,
environment,
});
if (scored.kind === 'aborted' || scored.kind === 'infra' || scored.kind === 'moved')
return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_6__ .nS)(scored);
decisionLog.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_4__ ._8)(decisionLog.session, {
score: scored.kind === 'scored' ? scored.score : null,
tree,
});
}
}
}),
29307:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
TK: () => ( confirmedPairs),
ZP: () => ( notConfirmed),
eN: () => ( findingOfConfirmation),
hL: () => ( unclaimed)
});
var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59997);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
function confirmedPairs({ concluded, evaluations }) {
if (concluded.kind === 'interrupted')
return { why: 'it was interrupted' };
if (concluded.kind === 'unclaimed')
return { why: concluded.note ?? 'there is nothing to be confirmed' };
const { claim } = concluded;
const runs = claim.evaluations.map((id) => evaluations.find((each) => each.id === id));
const of = (arm) => runs.filter((run) => run?.arm === arm);
const [candidates, baselines] = [of('candidate'), of('incumbent')];
return {
claim,
final: candidates[0]?.tree ?? '',
baseline: baselines[0]?.tree ?? '',
pairs: candidates.map((run, at) => [run?.score ?? Number.NaN, baselines[at]?.score ?? Number.NaN]),
};
}
function unclaimed(reason) {
return { concluded: { kind: 'unclaimed', note: `the improvement is not confirmed: ${reason}` }, evaluations: [] };
}
async function findingOfConfirmation(confirmNow) {
try {
return findingOf(await confirmNow());
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .yW)
return notConfirmed(error.message);
throw error;
}
}
function notConfirmed(detail) {
return { kind: 'unchecked', what: 'confirmation', detail };
}
function findingOf(concluded) {
switch (concluded.kind) {
case 'claimed':
return { kind: 'ok', what: 'confirmation', detail: (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .zu)((0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_0__ .f3)(concluded.claim)) };
case 'interrupted':
return notConfirmed('interrupted by the operator');
case 'unclaimed':
return concluded.note === undefined ? undefined : notConfirmed(concluded.note);
default:
return concluded;
}
}
}),
56375:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C3: () => ( calibrate),
UU: () => ( findConfirmable),
e1: () => ( spareClock),
hm: () => ( calibrateIfDue),
iA: () => ( prepare),
lJ: () => ( confirm),
o$: () => ( confirmationMs),
pt: () => ( promote),
rD: () => ( interruptTask),
tw: () => ( recalibrate),
vq: () => ( whileTime)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75727);
var _base_median_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50748);
var _decision_accepted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91758);
var _decision_assignment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74490);
var _decision_claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47935);
var _decision_conclusion_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27320);
var _decision_confirmation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76442);
var _decision_decision_entry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(328);
var _decision_machine_blocks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(61685);
var _decision_replay_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44984);
var _decision_session_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(47695);
var _stats_e_bh_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(26970);
var _stats_e_process_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(24079);
var _measurement_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(16564);
var _negative_control_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(87180);
async function prepare(context, paths) {
const { decisionLog } = context;
decisionLog.takeEnvironmentSnapshot();
for (;;) {
const due = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .M_)(decisionLog.session, paths);
switch (due.kind) {
case 'stop':
return { kind: 'untestable', reason: due.reason };
case 'calibration': {
const interrupted = await recalibrate(context, paths);
if (interrupted !== undefined)
return interrupted;
break;
}
case 'canary': {
const interrupted = await checkAgainstItself(context, paths);
if (interrupted !== undefined)
return interrupted;
break;
}
case 'promotion':
return promote(context, paths);
case 'confirmation':
return { kind: 'confirmation' };
case 'candidate': {
if (paths.isEnding === true || !(0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .nU)(decisionLog.session))
return { kind: 'ready' };
const interrupted = await (0,_negative_control_js__WEBPACK_IMPORTED_MODULE_15__ .w)(context, { ...paths, mayGoOn: whileTime(paths.clockMs) });
if (interrupted !== undefined)
return interrupted;
break;
}
default:
return due;
}
}
}
function spareClock(decisionLog, clockMs) {
return () => clockMs() - confirmationMs(decisionLog);
}
function whileTime(clockMs) {
return () => (clockMs === undefined || clockMs() > 0 ? undefined : 'the time of the run was up');
}
function interruptTask(decisionLog, task) {
const halted = task.task === 'confirmation' ? task.halted : null;
decisionLog.append({ kind: 'interrupted', task: task.id, halted });
if ((0,_decision_replay_js__WEBPACK_IMPORTED_MODULE_10__ .rK)(task))
decisionLog.session = (0,_decision_conclusion_js__WEBPACK_IMPORTED_MODULE_6__ ._m)(decisionLog.session, (0,_decision_conclusion_js__WEBPACK_IMPORTED_MODULE_6__ .UL)(task), 'refused');
if (halted !== null)
decisionLog.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .e$)(decisionLog.session);
}
async function calibrate(context, options) {
const { decisionLog, note } = context;
const warning = decisionLog.session.warnings.at(-1);
if (warning !== undefined)
note(warning);
const { session, calibration } = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .KR)(decisionLog.session);
const { id, tree } = calibration;
decisionLog.append({ kind: 'begin', task: id });
decisionLog.session = session;
const ended = await (0,_measurement_js__WEBPACK_IMPORTED_MODULE_14__ .a7)(context, calibration, options);
const { task, last, guardFailure } = ended;
if (ended.kind === 'broken') {
interruptTask(decisionLog, task);
return { kind: 'broken', why: ended.why, reason: ended.reason, last };
}
decisionLog.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .Zj)(decisionLog.session, task);
const { noise, policy, score_scale: scale } = decisionLog.session;
const score_scale = scale === 'ratio' ? scale : 'difference';
const { sigma = 0, mean = 0 } = noise ?? {};
decisionLog.append({ kind: 'calibration', id, tree, sigma, mean, policy: policy ?? '', score_scale });
return { kind: 'calibrated', worstFor: last?.kind === 'scored' ? last.worstFor : undefined, guardFailure };
}
async function recalibrate(context, paths) {
for (let moves = 0;; moves += 1) {
const { id } = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .KR)(context.decisionLog.session).calibration;
const ended = await calibrate(context, optionsFor(id, paths));
if (ended.kind === 'calibrated')
return undefined;
if (ended.why !== 'moved' || moves === _measurement_js__WEBPACK_IMPORTED_MODULE_14__ .Mz)
return ended;
}
}
async function calibrateIfDue(context, paths) {
context.decisionLog.takeEnvironmentSnapshot();
const isDue = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .M_)(context.decisionLog.session, { isEnding: true }).kind === 'calibration';
return isDue ? recalibrate(context, paths) : undefined;
}
function optionsFor(id, { workspace, logs, clockMs }) {
const where = { logs: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(logs, 'runs'), prefix: `${id.replace(' ', '-')}-`, mayGoOn: whileTime(clockMs) };
return workspace === undefined ? where : { workspace, ...where };
}
async function checkAgainstItself(context, paths) {
const { decisionLog } = context;
const { level } = decisionLog.session;
const { session, trial } = (0,_decision_assignment_js__WEBPACK_IMPORTED_MODULE_4__ .YM)(decisionLog.session);
const { id } = trial;
decisionLog.append({ kind: 'begin', task: id });
decisionLog.session = session;
const ended = await (0,_measurement_js__WEBPACK_IMPORTED_MODULE_14__ .a7)(context, trial, optionsFor(id, paths));
if (ended.kind === 'broken') {
interruptTask(decisionLog, ended.task);
return ended;
}
decisionLog.append((0,_decision_decision_entry_js__WEBPACK_IMPORTED_MODULE_8__ .i)(ended.task, level, { guards: [], kept: false }));
decisionLog.session = (0,_decision_conclusion_js__WEBPACK_IMPORTED_MODULE_6__ ._m)(decisionLog.session, ended.task, 'refused');
decisionLog.append({ kind: 'canary', variety: 'noop', task: id, passed: ended.task.verdict?.outcome !== 'keep' });
return undefined;
}
async function promote(context, paths) {
const { decisionLog } = context;
const { level } = decisionLog.session;
const assigned = (0,_decision_assignment_js__WEBPACK_IMPORTED_MODULE_4__ .Zw)(decisionLog.session);
if (assigned === undefined) {
return { kind: 'untestable', reason: 'max_candidates is spent: no batch can be promoted any more' };
}
const { id } = assigned.trial;
decisionLog.append({ kind: 'begin', task: id });
decisionLog.session = assigned.session;
const ended = await (0,_measurement_js__WEBPACK_IMPORTED_MODULE_14__ .a7)(context, assigned.trial, optionsFor(id, paths));
if (ended.kind === 'over')
return { kind: 'promotion', trial: ended.task, level };
interruptTask(decisionLog, ended.task);
return ended;
}
function findConfirmable(decisionLog) {
const { session, runHeader } = decisionLog;
const final = session.champion?.tree ?? session.incumbent;
if (final === runHeader.baseline_tree || session.policy === null || runHeader.unscored)
return undefined;
const { claim, proposed } = decisionLog.replay().state ?? {};
const isOfNow = claim?.final === final && claim.proposed === proposed;
return { claim: isOfNow ? claim : undefined };
}
function confirmationMs({ session, runHeader, evaluationMs }) {
if (session.last_noise === null || session.settings.confirm.pairs === 0 || runHeader.unscored)
return 0;
const { planned } = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .dn)(session, { id: '', baseline: runHeader.baseline_tree });
return 2 * planned * ((0,_base_median_js__WEBPACK_IMPORTED_MODULE_2__ .I7)(evaluationMs) ?? 0);
}
async function confirm(context, optionsOf, blocks = []) {
const { decisionLog } = context;
const id = `confirmation ${(decisionLog.replay().state?.confirmations ?? 0) + 1}`;
decisionLog.append({ kind: 'begin', task: id });
const begun = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .dn)(decisionLog.session, { id, baseline: decisionLog.runHeader.baseline_tree });
const ended = await (0,_measurement_js__WEBPACK_IMPORTED_MODULE_14__ .a7)(context, begun, optionsOf(id));
if (ended.kind === 'broken') {
interruptTask(decisionLog, ended.task);
return ended;
}
const claim = claimOf(decisionLog, ended.task, blocks);
if (claim === undefined) {
interruptTask(decisionLog, ended.task);
return { kind: 'unsound' };
}
decisionLog.append(claim);
decisionLog.session = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .e$)(decisionLog.session, claim);
return { kind: 'claimed', claim };
}
function claimOf(decisionLog, confirmation, blocks) {
const { state, issues } = decisionLog.replay();
if (state === undefined || issues.length > 0)
return undefined;
const { runHeader, session } = decisionLog;
const { confirm, confidence, error_rate, certify } = session.settings;
const { pairs: _pairs, ...confirmed } = (0,_decision_confirmation_js__WEBPACK_IMPORTED_MODULE_7__ .bY)(confirmation);
const evidence = state.certified.map(({ tree, logs }) => ({ tree, log_e: (0,_stats_e_process_js__WEBPACK_IMPORTED_MODULE_13__ .y8)({ logs }) }));
const facts = {
...confirmed,
interval: [...confirmed.interval],
ratio: (0,_decision_claim_js__WEBPACK_IMPORTED_MODULE_5__ .Lx)(session),
task: confirmation.id,
baseline: runHeader.baseline_commit,
final: confirmation.tree,
planned_pairs: confirmation.planned,
evaluations: [...confirmation.evaluations],
sealed: confirm.command !== '',
proposed: state.proposed,
tested: state.tested,
kept: state.keeps.length,
false_keeps_bound: (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_11__ .BS)(session),
error_rate,
alpha: 1 - confidence,
certified: evidence.length > 0 ? (0,_stats_e_bh_js__WEBPACK_IMPORTED_MODULE_12__ .j)(evidence, certify.fdr).length : null,
certify_fdr: evidence.length > 0 ? certify.fdr : null,
holdout_queries: state.queries,
earlier_confirmations: state.confirmations - 1,
evaluator_digest: state.evaluator_digest,
holdout_digest: runHeader.holdout_digest,
accepted_risks: (0,_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_1__ .ar)(state.findings),
isolation: [...state.isolation],
in_process: runHeader.in_process ? true : null,
changed_tools: (0,_decision_accepted_js__WEBPACK_IMPORTED_MODULE_3__ .mb)(state) ? true : null,
key_in_reach: state.keyInReach,
...machinesOf(confirmation, blocks),
};
return { kind: 'claim', ...facts, sentence: (0,_decision_claim_js__WEBPACK_IMPORTED_MODULE_5__ .rU)(facts) };
}
function machinesOf(confirmation, blocks) {
const { tree, baseline } = confirmation;
const others = blocks.flatMap(({ final, baseline: of, pairs, ...named }) => final === tree && of === baseline
? [{ ...named, pairs: pairs.map(([one, other]) => [one, other]) }]
: []);
if (others.length === 0)
return {};
const { estimate, interval } = (0,_decision_machine_blocks_js__WEBPACK_IMPORTED_MODULE_9__ .f)(confirmation, others);
return { machines: { others, estimate, interval: [...interval] } };
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
37270:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( checkCoveredFiles)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_file_digests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36760);
var _base_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17785);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28338);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _engine_boundaries_file_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29299);
function checkCoveredFiles(folders) {
const covered = folders.filter(({ digest }) => typeof digest === 'string');
const older = folders.filter(({ digest }) => typeof digest !== 'string').map(({ what }) => what);
const findings = covered.flatMap(checkFolder);
if (covered.length > 0 && findings.every(({ kind }) => kind !== 'wrong')) {
const detail = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .LS)(covered.length, 'record')}: their files are as they were recorded`;
findings.push({ kind: 'ok', what: 'files', detail });
}
if (older.length > 0) {
const detail = `${spanOf(older)}: not covered: written by an older version`;
findings.push({ kind: 'unchecked', what: 'files', detail });
}
return findings;
}
const SHOWN = 5;
function spanOf(names) {
const rest = names.length - SHOWN;
return `${names.slice(0, SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
function checkFolder({ what, folder, digest, travels }) {
const ofList = (how) => (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__ .wf)(what, [{ where: { file: _base_file_digests_js__WEBPACK_IMPORTED_MODULE_1__ .e }, detail: `${_base_file_digests_js__WEBPACK_IMPORTED_MODULE_1__ .e}, the list of its files, ${how}` }]);
const bytes = (0,_engine_boundaries_file_list_js__WEBPACK_IMPORTED_MODULE_5__ .w3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _base_file_digests_js__WEBPACK_IMPORTED_MODULE_1__ .e));
if (bytes === undefined)
return ofList('is gone');
if ((0,_base_hash_js__WEBPACK_IMPORTED_MODULE_3__ .s)(bytes) !== digest)
return ofList('was changed');
const list = (0,_base_file_digests_js__WEBPACK_IMPORTED_MODULE_1__ .r)(bytes);
if (list === undefined)
return ofList('is none');
const issues = [];
const absent = [];
for (const [file, known] of Object.entries(list)) {
const found = (0,_engine_boundaries_file_list_js__WEBPACK_IMPORTED_MODULE_5__ .w3)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, file));
if (found === undefined && !travels(file, known.bytes))
absent.push(file);
else if (found === undefined)
issues.push({ where: { file }, detail: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(file, 200)} is gone` });
else if ((0,_base_hash_js__WEBPACK_IMPORTED_MODULE_3__ .s)(found) !== known.sha256)
issues.push({ where: { file }, detail: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(file, 200)} was changed` });
}
const findings = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__ .wf)(what, issues);
if (absent.length === 0)
return findings;
const elsewhere = `not here, as on a machine that it did not run on: ${spanOf(absent)}`;
return [...findings, { kind: 'unchecked', what, detail: elsewhere }];
}
}),
92513:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
sc: () => ( auditLog),
$W: () => ( checkLog),
Rt: () => ( unlessContradicted)
});
var audit = __webpack_require__(65780);
var finding = __webpack_require__(17785);
var base_text = __webpack_require__(7953);
var parse = __webpack_require__(4196);
var byte_path = __webpack_require__(4862);
var object_id = __webpack_require__(26343);
var raw_diff = __webpack_require__(3800);
var external_node_crypto_ = __webpack_require__(77598);
;
const SHA256_DIGITS = 64;
function treeIdOf(files, like) {
return idOf(files, like.length === SHA256_DIGITS ? 'sha256' : 'sha1');
}
function idOf(files, algorithm) {
const folders = new Map();
const entries = [];
const add = (name, mode, id, end) => {
const bytes = (0,byte_path .O0)(name);
const head = Buffer.concat([Buffer.from(`${mode} `), bytes, Buffer.alloc(1), Buffer.from(id, 'hex')]);
entries.push({ order: Buffer.concat([bytes, Buffer.from(end)]), bytes: head });
};
for (const { path, mode, id } of files) {
const slash = path.indexOf('/');
if (slash === -1) {
add(path, mode, id, '');
continue;
}
const folder = path.slice(0, slash);
folders.set(folder, [...(folders.get(folder) ?? []), { path: path.slice(slash + 1), mode, id }]);
}
for (const [name, within] of folders)
add(name, '40000', idOf(within, algorithm), '/');
const content = Buffer.concat(entries.toSorted((one, other) => one.order.compare(other.order)).map(({ bytes }) => bytes));
return (0,external_node_crypto_.createHash)(algorithm).update(`tree ${content.length}\0`).update(content).digest('hex');
}
var records = __webpack_require__(10901);
var trees = __webpack_require__(51147);
;
async function checkRunHeader(refs, what, decisions) {
const read = parse .xL(records .vt, decisions[0]);
if (!read.success || read.data.kind !== 'genesis')
return [];
const { baseline_commit: commit, baseline_tree: tree, evaluator_files: files } = read.data;
if (!(0,object_id .T)(commit))
return (0,finding .wf)(what, ['its run header names no commit']);
const held = await (0,trees .c)(refs, commit);
if (held === undefined)
return [];
const issues = held === tree ? [] : [`its run header gives ${commit} another tree than it has`];
const listed = await refs(['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', commit]);
const entries = (0,raw_diff .K)(listed.stdout)
.map(byte_path .q0)
.flatMap((entry) => {
const [, mode, id, path] = /^(\d{6}) blob ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
return mode === undefined || id === undefined || path === undefined ? [] : [{ path, mode, id }];
});
const known = new Map(entries.map(({ path, mode, id }) => [path, `${mode} ${id}`]));
const foreign = Object.entries(files).filter(([path, recorded]) => known.get(path) !== recorded);
issues.push(...foreign.map(([path]) => `its run header gives another ${(0,base_text .TL)(path, 200)} than the baseline has`));
const broken = treeIdOf(entries.filter(({ path }) => Object.hasOwn(files, path)), commit);
const isOther = decisions.some(({ stage, tree: tried }) => stage === 'canary' && tried !== broken);
if (isOther)
issues.push('its negative control is not of the protected files alone');
return (0,finding .wf)(what, issues);
}
var tree_size = __webpack_require__(12032);
;
async function checkSizes(git, what, decisions) {
const issues = [];
const measured = new Map();
for (const { id, tree, unit, size } of decisions.flatMap(reportedIn)) {
if (!measured.has(tree))
measured.set(tree, (await isThere(git, tree)) ? await (0,tree_size .X)({ git }, tree, unit) : undefined);
const found = measured.get(tree);
if (found !== undefined && found !== size)
issues.push(`${id} gives ${tree} ${size} ${unit}; it has ${found}`);
}
return (0,finding .wf)(what, issues);
}
function reportedIn(raw) {
const read = parse .xL(records .vt, raw);
if (!read.success || read.data.kind !== 'candidate' || read.data.size === null)
return [];
const { id, parent, tree, size } = read.data;
const { of: unit } = size;
if (unit !== 'lines' && unit !== 'bytes')
return [];
return [
{ id, tree: parent, unit, size: size.before },
{ id, tree, unit, size: size.after },
];
}
async function isThere(git, tree) {
if (!(0,object_id .T)(tree))
return false;
const { exitCode, stdout } = await git(['cat-file', '-t', '--end-of-options', tree], { allowed: [0, 128] });
return exitCode === 0 && stdout.toString().trim() === 'tree';
}
;
function auditLog({ what, file, records, summaryClaim }) {
const audited = (0,audit .u)({ records, ...(summaryClaim === undefined ? {} : { summaryClaim }) });
const { differences, notes, decisions, evaluations, state } = audited;
const whereIs = (record) => (file === undefined ? { record } : { file, line: record });
const issues = differences.map(({ kind: code, record, message }) => ({ code, where: whereIs(record), detail: message }));
const sound = `${(0,base_text .LS)(decisions, 'decision')} recomputed from ${(0,base_text .LS)(evaluations, 'evaluation')}`;
const open = notes.map((detail) => ({ kind: 'unchecked', what, detail }));
return { findings: [...(0,finding .WX)(what, issues, sound), ...open], state, decisions, evaluations };
}
function unlessContradicted(audited, others) {
return others.some(({ kind }) => kind === 'wrong') ? audited.filter(({ kind }) => kind !== 'ok') : audited;
}
async function checkLog(refs, { what, records }) {
return [...(await checkRunHeader(refs, what, records)), ...(await checkSizes(refs, what, records))];
}
}),
91655:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
t: () => ( checkPages)
});
var external_node_path_ = __webpack_require__(76760);
;
const MAX_CODE_POINT = 0x10ffff;
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"' };
function plainText(page) {
return withoutTags(page)
.replaceAll(/&#(\d+);/g, (whole, code) => Number(code) > MAX_CODE_POINT ? whole : String.fromCodePoint(Number(code)))
.replaceAll(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
.replaceAll('\\', '')
.replaceAll(/\s+/g, ' ');
}
function withoutTags(page) {
const parts = [];
let at = 0;
for (;;) {
const start = page.indexOf('<', at);
const end = start === -1 ? -1 : page.indexOf('>', start);
if (end === -1)
return [...parts, page.slice(at)].join(' ');
parts.push(page.slice(at, start));
at = end + 1;
}
}
const CLAIM = /(?:[\d.e+-]{1,20}× |no )?[^\s(]{1,60} \((?=[^()]*fresh pairs)[\d.]+% CI [^()]*\) over .{1,400}?; evaluator [0-9a-f]+/g;
const CONFIRMED_SENTENCE = 'The improvement was measured in fresh pairs';
const NOT_CONFIRMED = /\bnot confirmed(?: after iteration \d{1,9})?: $/;
function summaryClaimIssues(page, claims) {
const text = plainText(page);
const shown = [...text.matchAll(CLAIM)];
const foreign = shown.flatMap(([each]) => (claims.some(({ sentence }) => sentence === each) ? [] : [each]));
if (foreign.length > 0)
return foreign.map((sentence) => `it claims what no confirmation does: ${sentence}`);
const sentences = claims.filter(({ confirmed }) => confirmed).map(({ sentence }) => sentence);
const praised = shown.filter(({ 0: each, index }) => !sentences.includes(each) && !NOT_CONFIRMED.test(text.slice(Math.max(0, index - 60), index)));
if (praised.length > 0)
return praised.map(([sentence]) => `it does not say that this is not confirmed: ${sentence}`);
const at = text.indexOf(CONFIRMED_SENTENCE);
if (at === -1 || sentences.some((sentence) => text.slice(0, at).includes(sentence)))
return [];
return ['it says that the improvement is confirmed, and does not show the sentence of a confirmed claim'];
}
var finding = __webpack_require__(17785);
var regular_file = __webpack_require__(48951);
;
const MAX_PAGE_BYTES = 64 << 20;
function checkPages(folder, claims) {
return ['report.md', 'report.html'].flatMap((file) => {
const page = (0,regular_file .EI)((0,external_node_path_.join)(folder, file), 'start', MAX_PAGE_BYTES);
if (page === undefined)
return [];
const issues = page.size <= MAX_PAGE_BYTES
? summaryClaimIssues(page.text, claims)
: [`it has ${page.size} bytes; no report has more than ${MAX_PAGE_BYTES}`];
const found = issues.map((detail) => ({ where: { file }, detail }));
return (0,finding .WX)(file, found, 'it claims what is on record');
});
}
}),
40370:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => ( checkReverts)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4196);
var _audit_audit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65780);
var _base_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17785);
var _base_json_difference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77722);
var _decision_accepted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91758);
var _decision_distilled_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75737);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10901);
var _engine_acceptance_dependencies_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91222);
var _engine_acceptance_reapplication_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(40658);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13096);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(25367);
async function checkReverts({ decisions, what, base, branchHead, repository, folder }, findOthers) {
const batches = decisions.flatMap((raw, index) => {
const read = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .xL(_decision_records_js__WEBPACK_IMPORTED_MODULE_7__ .vt, raw);
if (!read.success || read.data.kind !== 'candidate' || read.data.reverts === null)
return [];
return [{ index, candidate: read.data }];
});
const leftOut = leaveOutsIn(decisions);
if (batches.length === 0 && findOthers === undefined && leftOut.length === 0)
return [];
const unchecked = (detail) => [{ kind: 'unchecked', what, detail }];
if (base === undefined || branchHead === undefined)
return unchecked('what was reverted is not on any branch');
try {
const store = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_11__ .y$)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'reverts'), repository, base });
await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_11__ .Tr)(store, { repository, commit: branchHead });
const issues = [];
for (const { index, candidate } of batches) {
issues.push(...(await batchIssues(store, candidate, decisions.slice(0, index))));
}
for (const { at, whole } of leftOut)
issues.push(...(await leaveOutIssues(store, { decisions, at, whole })));
issues.push(...((await findOthers?.(store)) ?? []));
return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_3__ .WX)(what, issues, 'what was reverted is what reverting it gives');
}
catch (error) {
if (!(error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_10__ .XS))
throw error;
return unchecked(`what was reverted cannot be reverted again here: ${error.message}`);
}
}
async function batchIssues(store, { id, parent, tree, purpose, reverts }, before) {
const { state } = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_2__ .u)({ records: before });
if (state === undefined)
return [];
const out = new Set((0,_decision_distilled_js__WEBPACK_IMPORTED_MODULE_6__ .A8)(state, parent)?.taken);
const batch = purpose === 'distil'
? (0,_decision_distilled_js__WEBPACK_IMPORTED_MODULE_6__ .JA)(state)
.filter(({ task }) => out.has(task))
.toReversed()
: (0,_decision_accepted_js__WEBPACK_IMPORTED_MODULE_5__ .r_)(state, state.session.settings);
const again = await (0,_engine_acceptance_reapplication_js__WEBPACK_IMPORTED_MODULE_9__ .gu)(store, parent, batch);
const recorded = { tree, taken: reverts?.taken, stays: reverts?.stays };
return (0,_base_json_difference_js__WEBPACK_IMPORTED_MODULE_4__ .a)(recorded, again) === undefined
? []
: [`${id} is not what reverting ${again.taken.join(', ') || 'nothing'} gives`];
}
function leaveOutsIn(decisions) {
const first = new Map();
for (const [index, { kind, whole }] of decisions.entries()) {
if (kind === 'leave-out' && !first.has(String(whole)))
first.set(String(whole), index);
}
return [...first].map(([whole, at]) => ({ whole, at }));
}
async function leaveOutIssues(store, { decisions, at, whole, }) {
const { state } = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_2__ .u)({ records: decisions.slice(0, at) });
if (state === undefined)
return [];
const removable = await (0,_engine_acceptance_dependencies_js__WEBPACK_IMPORTED_MODULE_8__ .ng)(store, whole, (0,_decision_distilled_js__WEBPACK_IMPORTED_MODULE_6__ .JA)(state));
const byTask = new Map(removable.map((each) => [each.task, each]));
return decisions.slice(at).flatMap((raw) => {
const { data } = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .xL(_decision_records_js__WEBPACK_IMPORTED_MODULE_7__ .vt, raw);
if (data?.kind !== 'leave-out' || data.whole !== whole)
return [];
const known = byTask.get(data.change);
const again = { kind: known?.kind, taken: [...(known?.dependants ?? []), data.change], tree: known?.without };
const { taken, tree } = data;
return (0,_base_json_difference_js__WEBPACK_IMPORTED_MODULE_4__ .a)({ kind: 'removable', taken, tree }, again) === undefined
? []
: [`${data.task} is not what leaving out ${data.change} gives`];
});
}
}),
51147:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c: () => ( findTree)
});
async function findTree(refs, commit) {
const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{tree}`];
const { stdout, exitCode } = await refs(args, { allowed: [0, 1, 128] });
return exitCode === 0 ? stdout.toString().trim() : undefined;
}
}),
47753:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( uncoveredIssue)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
function uncoveredIssue({ shown, accepted, missing, name }) {
const lacking = missing === undefined ? '0 records' : `${missing} of them without a record`;
return {
detail: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(accepted, 'accepted commit')} on ${shown}, ${lacking}`,
remedy: `fetch them, if they were pushed: autorize pull ${name}`,
};
}
})
};

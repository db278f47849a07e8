export const id = 7889;
export const ids = [7889];
export const modules = {
45379:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bt: () => ( countHunkLines),
Xo: () => ( growthOf),
lt: () => ( countLines)
});
function countLines(diff) {
const { hunks } = splitDiff(diff);
return {
added: hunks.filter((line) => line.startsWith('+')).length,
removed: hunks.filter((line) => line.startsWith('-')).length,
};
}
function countHunkLines(diff) {
const mark = '\n@@ -';
let sum = 0;
for (let at = diff.indexOf(mark); at !== -1; at = diff.indexOf(mark, at + mark.length)) {
const head = diff.toString('latin1', at + 1, at + MAX_HEAD_BYTES);
const [, removed = '1', added = '1'] = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(head) ?? [];
sum += Number(removed) + Number(added);
}
return sum;
}
const MAX_HEAD_BYTES = 100;
function growthOf(diff) {
const { hunks, heads } = splitDiff(diff);
const isPartial = heads.some((line) => /^(Binary files |GIT binary patch)|(^|\s)160000$/.test(line));
const isText = diff === '' || (diff.startsWith('diff --git ') && !diff.includes('\ufffd'));
if (isPartial || !isText)
return undefined;
let [lines, bytes, last] = [0, 0, 0];
for (const line of hunks) {
if (line.startsWith('\\')) {
bytes -= last;
continue;
}
last = line.startsWith('+') ? 1 : line.startsWith('-') ? -1 : 0;
lines += last;
bytes += last * Buffer.byteLength(line);
}
return { lines, bytes };
}
function splitDiff(diff) {
const hunks = [];
const heads = [];
let isInHunk = false;
for (const line of diff.split('\n')) {
if (line.startsWith('diff --git '))
isInHunk = false;
if (line.startsWith('@@ '))
isInHunk = true;
else
(isInHunk ? hunks : heads).push(line);
}
return { hunks, heads };
}
}),
40738:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BO: () => ( commitCandidate),
MS: () => ( unpackCommit),
Tz: () => ( CANDIDATE_FILE),
"do": () => ( packCommit),
hS: () => ( saveCommit)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57177);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84831);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
var _kernel_foreign_pack_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20077);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13096);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25367);
var _kernel_loose_pack_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21006);
var _acceptance_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37008);
function commitCandidate(store, { tree, from }, message = 'candidate\n') {
return (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_7__ .SC)(store, { tree, parents: [from], message, identity: _acceptance_js__WEBPACK_IMPORTED_MODULE_9__ .zK, date: '1970-01-01T00:00:00Z' });
}
const PLAIN = ['pack-objects', '-q', '--window=0', '--no-reuse-object', '--compression=0'];
async function packCommit({ git, gitDir }, { path, commit, from }) {
const own = gitDir === undefined ? undefined : await (0,_kernel_loose_pack_js__WEBPACK_IMPORTED_MODULE_8__ .T)({ git, gitDir }, { commit, from, isCompressed: false });
const pack = own?.bytes ?? (await git([...PLAIN, '--stdout', '--revs'], { input: `${commit}\n^${from}\n` })).stdout;
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx');
try {
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ .f4)(descriptor, pack);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
const CANDIDATE_FILE = 'candidate.pack';
async function saveCommit(store, folder, makeCommit) {
const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, CANDIDATE_FILE);
try {
await packCommit(store, { ...(await makeCommit()), path });
}
catch (error) {
if (!(error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_6__ .XS) && !(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ .Ry)(error))
throw error;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
}
}
const MAX_PACK_BYTES = 512 * 1024 * 1024;
async function unpackCommit({ gitDir, base }, path) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
return { kind: 'absent' };
const read = (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ .Hz)({ path, shown: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), folders: [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)] }, MAX_PACK_BYTES);
if ('problem' in read) {
return { kind: 'refused', why: `its file is ${read.problem.found}; expected ${read.problem.expected}` };
}
const hash = base.length === 64 ? 'sha256' : 'sha1';
const objects = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'objects');
const taken = await (0,_kernel_foreign_pack_js__WEBPACK_IMPORTED_MODULE_5__ .zP)({
...{ gitDir, objects, pack: read.bytes, hash, maxPackBytes: MAX_PACK_BYTES, isPrivate: true },
});
return taken.kind === 'refused' ? taken : { kind: 'taken' };
}
}),
88814:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( decideAdmission),
Y: () => ( ALWAYS_DENIED)
});
var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _autoloaded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62578);
var _link_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2137);
var _path_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12894);
var _settings_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52503);
var _shadowing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34482);
const ALWAYS_DENIED = [
'.autorize/**',
'.rcs/**',
'**/.git/**',
'**/.gitattributes',
'**/.gitmodules',
'**/.gitignore',
..._settings_files_js__WEBPACK_IMPORTED_MODULE_5__ .E,
];
const GITLINK = '160000';
const LINK = '120000';
const MAX_REASONS = 20;
const MAX_PATH_CHARACTERS = 8 << 20;
function decideAdmission(change, rules) {
const characters = change.changes.reduce((sum, { path }) => sum + path.length, 0);
if (characters > MAX_PATH_CHARACTERS) {
const reason = `the changed paths are ${characters} characters long together; expected at most ${MAX_PATH_CHARACTERS}`;
return { kind: 'denied', reasons: [reason] };
}
const matchers = matchersOf(rules);
const reasons = change.changes.flatMap((each) => pathReasons(each, { rules, matchers, names: change.otherNames }));
reasons.push(...renameReasons(change, rules, matchers));
for (const path of change.lfsPaths ?? [])
reasons.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(path, 200)} is a file of Git LFS: its contents are part of the environment`);
for (const [path, issue] of change.linkIssues)
reasons.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(path, 200)} ${issue}`);
reasons.push(...sizeReasons(change, rules));
if (reasons.length === 0)
return { kind: 'admitted' };
const shown = reasons.slice(0, MAX_REASONS);
const rest = reasons.length - shown.length;
return { kind: 'denied', reasons: rest === 0 ? shown : [...shown, `and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(rest, 'reason')} more`] };
}
const known = new WeakMap();
function matchersOf(rules) {
const matchers = known.get(rules) ?? buildMatchers(rules);
known.set(rules, matchers);
return matchers;
}
function buildMatchers(rules) {
const { denyPaths, protectedPaths, autoloaded, permit, allowPaths, shadowable, programs = [] } = rules;
return {
isProtected: buildMatcher(protectedPaths),
denied: buildMatcher(denyPaths),
alwaysDenied: buildMatcher(ALWAYS_DENIED),
autoloaded: buildMatcher(autoloaded === 'denied' ? _autoloaded_js__WEBPACK_IMPORTED_MODULE_2__ .F : []),
loadedWhenNew: buildMatcher(autoloaded === 'denied' ? _autoloaded_js__WEBPACK_IMPORTED_MODULE_2__ .I : []),
findShadow: shadowable === undefined ? () => undefined : (0,_shadowing_js__WEBPACK_IMPORTED_MODULE_6__ .H)(shadowable),
isProgram: buildPathMatcher(programs),
permitted: buildMatcher(permit),
allowed: buildMatcher(allowPaths),
};
}
function buildMatcher(globs) {
const tests = builtTests.get(globs) ?? globs.map((glob) => ({ glob, isMatch: picomatch__WEBPACK_IMPORTED_MODULE_0__((0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(glob), { dot: true }) }));
builtTests.set(globs, tests);
return (folded) => tests.find(({ isMatch }) => isMatch(folded))?.glob;
}
const builtTests = new WeakMap();
function buildPathMatcher(paths) {
const known = paths.map((path) => ({ path, folded: (0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(path) }));
const isAround = (parentEnv, inner) => inner === parentEnv || inner.startsWith(`${parentEnv}/`);
return (asked) => known.find(({ folded }) => isAround(folded, asked) || isAround(asked, folded))?.path;
}
function nameReason(name, isNew, matchers) {
const folded = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(name);
const always = matchers.alwaysDenied(folded);
if (always !== undefined)
return `is always denied (${always})`;
const program = matchers.isProgram(folded);
if (program !== undefined)
return `is run or loaded by your own git (${program})`;
const loaded = matchers.autoloaded(folded) ?? (isNew ? matchers.loadedWhenNew(folded) : undefined);
return loaded === undefined ? undefined : `is loaded by a harness or runtime by itself (${loaded})`;
}
function pathReasons({ path, status, oldMode, newMode }, { rules, matchers, names }) {
const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(path, 200);
const long = status === 'D' ? undefined : longName(path);
if (long !== undefined)
return [`${shown} has a name that ${long}`];
const reasons = [];
const folded = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(path);
const denied = matchers.denied(folded);
if (denied !== undefined)
reasons.push(`${shown} is denied by deny_paths (${denied})`);
if (matchers.isProtected(folded) !== undefined) {
reasons.push(`${shown} is protected: it is part of the evaluator (${rules.protectKey} says what is)`);
}
if (matchers.permitted(folded) === undefined) {
const isNew = status !== 'M' && status !== 'D';
const named = nameReason(path, isNew, matchers);
if (named !== undefined)
reasons.push(`${shown} ${named}; boundaries.permit can name it`);
const kind = newMode === LINK ? 'link' : 'file';
const shadow = status === 'D' ? undefined : matchers.findShadow(path, { isNew, kind });
if (shadow !== undefined)
reasons.push(`${shown} is denied: ${shadow}; boundaries.permit can name it`);
}
if (rules.enforceAllow && matchers.allowed(folded) === undefined)
reasons.push(`${shown} is not in allow_paths`);
reasons.push(...otherNameReasons(path, { rules, matchers, names }));
const odd = oddName(path);
if (odd !== undefined)
reasons.push(`${shown} has a name that ${odd}`);
if (oldMode === GITLINK) {
reasons.push(`${shown} is a submodule: it is part of the environment, at the commit that the base names`);
}
else if (newMode === GITLINK)
reasons.push(`${shown} is a repository inside the repository`);
return reasons;
}
function otherNameReasons(path, { rules, matchers, names }) {
const isPermitted = matchers.permitted((0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(path)) !== undefined;
return (names?.get(path) ?? []).flatMap(({ name, link, kind }) => {
const what = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(path, 200)} is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(name, 200)} by the link ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(link, 200)} of the base, which`;
const denied = kind === 'real' ? matchers.denied((0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(name)) : undefined;
const below = rules.denyPaths.find((glob) => (0,_link_names_js__WEBPACK_IMPORTED_MODULE_3__ .t$)(glob, kind === 'real' ? name : link));
const glob = denied ?? (kind === 'real' || matchers.denied((0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(name)) !== undefined ? below : undefined);
if (glob !== undefined)
return [`${what} is denied by deny_paths (${glob})`];
if (isPermitted)
return [];
if (kind === 'real' && isEvaluator(name, { rules, matchers })) {
return [
`${what} is protected or holds what is (${rules.protectKey} says what is); boundaries.permit can name it`,
];
}
const named = nameReason(name, false, matchers);
return named === undefined ? [] : [`${what} ${named}; boundaries.permit can name it`];
});
}
function isEvaluator(name, { rules, matchers }) {
const folded = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(name);
const inside = folded === '' ? '' : `${folded}/`;
return (matchers.isProtected(folded) !== undefined ||
rules.shadowable?.files.some((file) => (0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(file).startsWith(inside)) === true);
}
function renameReasons({ renamedPackages = new Map() }, { shadowable }, { permitted }) {
return [...renamedPackages].flatMap(([path, issue]) => {
const folder = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(path).slice(0, -'package.json'.length);
const inside = shadowable?.files.find((file) => (0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(file).startsWith(folder));
if (inside === undefined || permitted((0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(path)) !== undefined)
return [];
return [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(path, 200)} ${issue}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(inside, 200)} among it; boundaries.permit can name it`];
});
}
function oddName(path) {
if (/\p{Cc}/u.test(path))
return 'holds a control character';
if (path.includes('\\'))
return 'holds a backslash';
if (path.split('/').some(_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .M$))
return 'git, or a file system, takes for its own folder';
return undefined;
}
const MAX_NAME_BYTES = 255;
const MAX_PATH_BYTES = 3 << 10;
function longName(path) {
if (path.split('/').some((name) => Buffer.byteLength(name) > MAX_NAME_BYTES)) {
return `is longer than ${MAX_NAME_BYTES} bytes, so that no folder can hold it`;
}
return Buffer.byteLength(path) > MAX_PATH_BYTES ? `makes a path of more than ${MAX_PATH_BYTES} bytes` : undefined;
}
function sizeReasons({ changes, diffLines, textLines = diffLines }, { maxFiles, maxDiffLines }) {
const reasons = [];
if (maxFiles !== undefined && changes.length > maxFiles) {
reasons.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(changes.length, 'file')} changed, above max_files ${maxFiles}`);
}
if (maxDiffLines !== undefined && textLines > maxDiffLines) {
const lines = textLines === Number.MAX_SAFE_INTEGER ? 'more lines than can be counted' : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(textLines, 'line');
reasons.push(`${lines} changed, above max_diff_lines ${maxDiffLines}`);
}
return reasons;
}
}),
32165:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
gn: () => ( patchOf),
pm: () => ( readChange),
I_: () => ( readChangeWithin)
});
var byte_path = __webpack_require__(4862);
var diff_lines = __webpack_require__(45379);
var raw_diff = __webpack_require__(3800);
var bounded_work = __webpack_require__(18535);
var git = __webpack_require__(13096);
var git_store = __webpack_require__(25367);
var decode = __webpack_require__(74044);
var base_text = __webpack_require__(7953);
var path_names = __webpack_require__(12894);
;
const MAX_BYTES = 64 << 20;
const FILE = /^100/;
async function findRenamedPackages(store, changes, cutOff) {
const manifests = changes.filter(({ path, status }) => status !== 'D' && /(?:^|\/)package\.json$/.test((0,path_names .tu)(path)));
const ids = manifests.flatMap(({ oldMode, oldId, newMode, newId }) => [
...(FILE.test(oldMode) ? [oldId] : []),
...(FILE.test(newMode) ? [newId] : []),
]);
const texts = await readTexts(store, [...new Set(ids)], cutOff);
const issues = manifests.map((change) => [change.path, issueOf(change, texts)]);
return new Map(issues.flatMap(([path, issue]) => (issue === undefined ? [] : [[path, issue]])));
}
function issueOf({ oldId, newMode, newId }, texts) {
if (!FILE.test(newMode))
return 'is no file: the name of its package is unknown';
const after = namesOf(texts.get(newId));
if (after === undefined)
return 'cannot be read: the name of its package is unknown';
if (after.name === undefined || !after.isOpen || namesOf(texts.get(oldId))?.name === after.name)
return undefined;
return `gives its package the name ${(0,base_text .TL)(after.name)} by which code of it can import it`;
}
function namesOf(text = '') {
try {
const { name, exports } = (0,decode .YN)(JSON.parse(text.replace(/^\ufeff/, '')));
return {
name: typeof name === 'string' ? name : undefined,
isOpen: exports !== undefined && exports !== null,
};
}
catch {
return undefined;
}
}
async function readTexts(store, ids, cutOff) {
const texts = new Map();
if (ids.length === 0)
return texts;
try {
const limits = { maxBytes: MAX_BYTES, ...(cutOff && { cutOff }) };
const { stdout } = await store.git(['cat-file', '--batch'], {
input: ids.map((id) => `${id}\n`).join(''),
...limits,
});
let from = 0;
for (const id of ids) {
const end = stdout.indexOf('\n', from);
const size = Number(stdout.toString('latin1', from, end).split(' ')[2]);
texts.set(id, stdout.toString('utf8', end + 1, end + 1 + size));
from = end + size + 2;
}
}
catch (error) {
if (!(error instanceof git .XS) || !error.isTooLong)
throw error;
}
return texts;
}
var tree_links = __webpack_require__(62357);
;
const MAX_DIFF_BYTES = 8 << 20;
function patchOf({ diff, textLines }) {
return textLines === undefined && !diff.includes('\u{fffd}') ? Buffer.from(diff) : undefined;
}
async function readChangeWithin(store, compared, bounds) {
const read = await (0,bounded_work .p)(bounds, (cutOff) => readChange(store, compared, cutOff));
switch (read.kind) {
case 'done':
return { kind: 'read', change: read.value };
case 'out-of-time':
return { kind: 'too-large', reason: 'it could not be compared within capture.timeout' };
case 'cancelled':
return read;
default:
return read;
}
}
async function readChange(store, { from, tree }, cutOff) {
const { changes, diff, textLines } = await readDiff(store, { from, tree }, cutOff);
const { added, removed } = (0,diff_lines .lt)(diff);
const links = await (0,tree_links .E)(store, { from, changes });
const renamedPackages = await findRenamedPackages(store, changes, cutOff);
const lfsPaths = await findLfsPaths(store, changes);
return {
from,
tree,
changes,
diff,
diffLines: added + removed,
...(textLines === undefined ? {} : { textLines }),
...links,
...(renamedPackages.size === 0 ? {} : { renamedPackages }),
...(lfsPaths.size === 0 ? {} : { lfsPaths }),
};
}
async function findLfsPaths({ external }, changes) {
if (external?.findLfs === undefined)
return new Set();
const names = changes.map(({ path }) => (0,byte_path .O0)(path));
const found = await external.findLfs(names);
return new Set(changes.flatMap(({ path }, at) => (found.has(names[at]?.toString('latin1') ?? '') ? [path] : [])));
}
const DIFF = ['diff-tree', '-r', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv'];
async function readDiff(store, compared, cutOff) {
const { from, tree } = compared;
const [before, after] = await Promise.all([(0,git_store .bR)(store, from), (0,git_store .bR)(store, tree)]);
if (before === after)
return { changes: [], diff: '' };
try {
const stdout = await compareLines(store, { from: before, to: after }, cutOff);
const end = stdout.indexOf('\0\0');
if (end === -1)
return { changes: (0,raw_diff .L)(stdout), diff: '' };
const diff = stdout.toString('utf8', end + 2);
const changes = (0,raw_diff .L)(stdout.subarray(0, end + 1));
if (!/^Binary files /m.test(diff))
return { changes, diff };
return { changes, diff, textLines: await countAllLines(store, compared, cutOff) };
}
catch (error) {
if (!(error instanceof git .XS) || !error.isTooLong)
throw error;
return readOutline(store, compared, cutOff);
}
}
async function compareLines({ git }, { from, to }, cutOff) {
if (git.objects !== undefined)
return git.objects.compare({ from, to }, { maxBytes: MAX_DIFF_BYTES, cutOff });
const args = [...DIFF, '-z', '--raw', '--no-abbrev', '--full-index', '-p', '--end-of-options', from, to, '--'];
return (await git(args, { maxBytes: MAX_DIFF_BYTES, ...(cutOff && { cutOff }) })).stdout;
}
async function readOutline(store, compared, cutOff) {
const { from, tree } = compared;
const args = ['diff-tree', '-r', '--numstat', '--stat=120', '--no-renames', '--end-of-options', from, tree, '--'];
const { stdout } = await store.git(args, { ...(cutOff && { cutOff }) });
const { lines, outline } = splitOutline(stdout.toString());
const diff = `The diff is larger than ${MAX_DIFF_BYTES >> 20} MB; this is its outline.\n\n${outline}`;
const changes = await (0,git_store .j_)(store, { from, to: tree });
return { changes, diff, textLines: lines ?? (await countAllLines(store, compared, cutOff)) };
}
function splitOutline(text) {
let [at, lines] = [0, 0];
for (;;) {
const end = text.indexOf('\n', at);
const [, added, removed] = /^(\d+|-)\t(\d+|-)\t/.exec(text.slice(at, end)) ?? [];
if (end === -1 || added === undefined)
break;
lines += Number(added) + Number(removed);
at = end + 1;
}
return { lines: Number.isNaN(lines) ? undefined : lines, outline: text.slice(at) };
}
const COUNT_TIMEOUT_MS = 60_000;
const MAX_COUNTED_BYTES = 64 << 20;
async function countAllLines(store, { from, tree }, cutOff) {
const args = [...DIFF, '-p', '--text', '--unified=0', '--end-of-options', from, tree, '--'];
try {
const limits = { timeoutMs: COUNT_TIMEOUT_MS, maxBytes: MAX_COUNTED_BYTES };
const { stdout } = await store.git(args, { ...limits, ...(cutOff && { cutOff }) });
return (0,diff_lines .Bt)(stdout);
}
catch (error) {
if (!(error instanceof git .XS) || error.isKilled || cutOff?.aborted === true)
throw error;
return Number.MAX_SAFE_INTEGER;
}
}
}),
95453:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
f: () => ( guardInspector)
});
function guardInspector() {
const ignore = () => undefined;
process.on('SIGUSR1', ignore);
return { [Symbol.dispose]: () => process.off('SIGUSR1', ignore) };
}
})
};

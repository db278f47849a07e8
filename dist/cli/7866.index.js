export const id = 7866;
export const ids = [7866];
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
12692:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hi: () => ( MAX_COMMIT_BYTES),
_L: () => ( findCommitIssue),
zz: () => ( findCommandingWord)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
const TARGET = String.raw `(?:[\w.-]+\/[\w.-]+)?(?:[#!]|gh-)\d+|https?:\/\/[^\s/]+\/[^\s]*\/(?:issues|pull|merge_requests|work_items)\/\d+`;
const CLOSING = 'clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed|ing)?';
const AGENTS = String.raw `no-?reply@(?![^>\s]*noreply\.)|aider@aider\.chat|cursoragent@cursor\.com|\d+\+copilot@users\.noreply\.github\.com`;
const SYSTEMS = 'ci|cd|actions|workflows?|builds?|checks?|pipelines?|deploy(?:s|ment)?|previews?|release|tests?|travis|circle(?:ci)?|appveyor|azurepipelines|azp|cirrus|drone|woodpecker|buildkite|bitrise|semaphore|netlify|vercel|render|cloudflare|cf-pages?';
const WORDS = [
{
pattern: new RegExp(String.raw `\[[ \t]*(?:(?:skip|no)[ \t_-]+(?:${SYSTEMS})|(?:${SYSTEMS})[ \t_-]+skip)[ \t]*\]|\*\*\*no_ci\*\*\*|^skip-checks:`, 'im'),
effect: 'keeps CI from running',
},
{
pattern: new RegExp(String.raw `\b(?:${CLOSING})\b:?\s+(?:issues?\s+)?(?:${TARGET})`, 'i'),
effect: 'closes an issue',
},
{
pattern: /^(?:signed-off|reviewed|acked|approved|tested|reported|suggested)-by:.*$/im,
effect: 'speaks for a person',
},
{
pattern: new RegExp(String.raw `^co-authored-by:(?![^\n]*<(?:${AGENTS})[^<>\n]*>[ \t]*$).*$`, 'im'),
effect: 'names another author',
},
];
function findCommandingWord(message) {
for (const { pattern, effect } of WORDS) {
const found = pattern.exec(message)?.[0];
if (found !== undefined)
return `its message holds ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(found.trim(), 80)}, which ${effect}`;
}
return undefined;
}
const MAX_COMMIT_BYTES = 64 * 1024;
const CRUD = /^[\s.,:;<>"\\']+|[\s.,:;<>"\\']+$/g;
function findCommitIssue(object, email) {
const end = object.indexOf('\n\n');
const head = end === -1 ? object : object.slice(0, end);
const expected = email.replaceAll(CRUD, '').toLowerCase();
for (const role of ['author', 'committer']) {
const found = new RegExp(`^${role} [^\\n]*<([^<>\\n]*)> \\S+ \\S+$`, 'm').exec(head)?.[1];
if (found?.replaceAll(CRUD, '').toLowerCase() === expected)
continue;
return `its ${role} is "${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(found ?? '', 100)}"; expected "${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(email, 100)}", as git is set up in the worktree`;
}
const encoding = /^encoding (.*)$/m.exec(head)?.[1];
if (encoding !== undefined && !/^utf-?8$/i.test(encoding))
return `its message is encoded as ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(encoding, 40)}; expected UTF-8`;
return findCommandingWord(end === -1 ? '' : object.slice(end + 2));
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
var formats = __webpack_require__(6855);
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
const { stdout } = await store.git(['cat-file', 'blob', '--end-of-options', id]);
if (stdout.length <= MAX_SCRIPT_BYTES && withoutComments(stdout.toString()).some(runsInside))
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
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13096);
var _boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15310);
async function writeNegativeControlTree({ privateArea, protectedFiles, }) {
const { gitDir, home, git } = privateArea.store;
const indexFile = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(privateArea.folder, 'broken.index');
const index = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_1__ .uD)({ gitDir, home, indexFile });
await index(['read-tree', '--empty']);
const empty = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_1__ .JG)(index, ['write-tree']);
return (0,_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_2__ .R0)({ ...privateArea.store, git }, { tree: empty, indexFile, protectedFiles });
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
var _followed_log_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(79907);
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
79907:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => ( FollowedLog),
X: () => ( replayOf)
});
var _audit_live_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50821);
var _logged_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88093);
class FollowedLog {
#journal;
#logged;
#audit;
constructor(journal) {
const known = journal.readDerived?.()?.value;
this.#journal = journal;
this.#logged = new _logged_records_js__WEBPACK_IMPORTED_MODULE_1__ .hZ(known?.facts);
this.#audit = known && _audit_live_audit_js__WEBPACK_IMPORTED_MODULE_0__ .U.from(known.audit);
journal.deriveWith?.(() => this.#checkpoint());
}
get facts() {
return this.#logged.readOn(this.#journal);
}
replay() {
return resultOf(this.#auditNow());
}
#auditNow() {
const isDisclosed = this.#journal.records.at(-1)?.kind === 'seed-reveal';
const known = this.#audit ?? (isDisclosed ? undefined : _audit_live_audit_js__WEBPACK_IMPORTED_MODULE_0__ .U.begin());
if (known !== undefined)
for (const raw of this.#both(known.count))
known.take(raw);
const audit = known === undefined || known.isStale ? _audit_live_audit_js__WEBPACK_IMPORTED_MODULE_0__ .U.of(this.#all, this.facts.ofSeeds) : known;
this.#audit = audit.isStale ? undefined : audit;
return audit;
}
*#both(count) {
const isNext = this.#logged.facts.read === count;
for (const raw of this.#journal.since(count)) {
if (isNext)
this.#logged.take(raw);
yield raw;
}
}
get #all() {
return { [Symbol.iterator]: () => this.#journal.since(0)[Symbol.iterator]() };
}
#checkpoint() {
if (this.#audit === undefined)
return undefined;
const audit = this.#auditNow().checkpoint();
return audit && { facts: this.facts, audit };
}
}
function replayOf(records) {
return resultOf(_audit_live_audit_js__WEBPACK_IMPORTED_MODULE_0__ .U.of(records));
}
function resultOf(audit) {
const { state, differences } = audit.result();
return { state, issues: differences.map(({ record, message }) => `record ${record}: ${message}`) };
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
88093:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D_: () => ( beginsSeeds),
Hc: () => ( tookOf),
hZ: () => ( LoggedRecords)
});
var _audit_live_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50821);
var _decision_read_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22169);
var _decision_run_end_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55434);
function evaluationOf(raw) {
if (raw.kind !== 'evaluation')
return [];
const { data } = (0,_decision_read_record_js__WEBPACK_IMPORTED_MODULE_1__ .S)(raw);
return data?.kind === 'evaluation' ? [data] : [];
}
function tookOf(record) {
return (0,_decision_run_end_js__WEBPACK_IMPORTED_MODULE_2__ .C)(record) ? [] : [Date.parse(record.ended_at) - Date.parse(record.started_at)];
}
class LoggedRecords {
facts;
constructor(facts) {
const nothing = { counts: new Map(), evaluations: [], secrets: [], ofSeeds: [] };
this.facts = facts ?? { read: 0, ...nothing, first: undefined, begun: undefined, isDisclosed: false };
}
readOn(log) {
for (const raw of log.since(this.facts.read))
this.take(raw);
return this.facts;
}
take(raw) {
const { facts } = this;
facts.first ??= raw;
facts.counts.set(raw.kind, (facts.counts.get(raw.kind) ?? 0) + 1);
facts.evaluations.push(...evaluationOf(raw));
if ((0,_audit_live_audit_js__WEBPACK_IMPORTED_MODULE_0__ .e)(raw))
facts.ofSeeds.push(raw);
if (beginsSeeds(raw)) {
facts.begun = raw;
facts.isDisclosed = false;
}
else if (raw.kind === 'seed-reveal') {
facts.secrets.push(String(raw.secret));
facts.isDisclosed = true;
}
facts.read += 1;
}
}
function beginsSeeds({ kind }) {
return kind === 'genesis' || kind === 'seed-commit';
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
}),
77898:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => ( openJournal)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var journal_chain = __webpack_require__(50534);
var checked_prefix = __webpack_require__(98262);
var derived_state = __webpack_require__(2565);
var durable = __webpack_require__(84831);
var fault_point = __webpack_require__(23727);
var files = __webpack_require__(79871);
var hash = __webpack_require__(28338);
var journal_lines = __webpack_require__(24237);
var own_files = __webpack_require__(11042);
;
const HELD_BYTES = 1 << 18;
const NEWLINE = 0x0a;
class OpenedLines {
count;
#opened;
#held;
#last;
#all;
constructor({ bytes, from, ...opened }) {
this.count = opened.count;
this.#opened = { ...opened, length: from + bytes.length };
this.#held = { bytes, from };
}
records() {
return (0,journal_lines .Di)(this.count, this.#parse);
}
*since(after) {
yield* (0,journal_lines .RA)([after, this.count], this.#parse);
this.release();
}
release() {
const { bytes, from } = this.#held;
if (bytes.length <= 2 * HELD_BYTES)
return;
const end = Buffer.from(bytes.subarray(-HELD_BYTES));
this.#held = { bytes: end, from: from + bytes.length - end.length };
this.#last = undefined;
freeBytes(bytes);
}
#parse = (from, to) => {
const last = this.#lastLines();
const { bytes, starts, before } = from < last.before ? this.#allLines() : last;
return (0,journal_lines .Li)(bytes, starts, [from - before, to - before]);
};
#lastLines() {
const { bytes, from } = this.#held;
this.#last ??= this.#linesIn(bytes, from === 0 ? 0 : bytes.indexOf(NEWLINE) + 1);
return this.#last;
}
#allLines() {
const known = this.#all?.deref();
if (known !== undefined)
return known;
const lines = this.#linesIn(this.#read(), 0);
this.#all = new WeakRef(lines);
return lines;
}
#linesIn(bytes, after) {
const starts = (0,journal_lines .L1)(bytes, after);
return { bytes, starts, before: this.count - starts.length };
}
#read() {
const { path, length, digest, onChange } = this.#opened;
const bytes = (0,own_files .zx)(path)?.subarray(0, length);
if (bytes === undefined || (0,hash .s)(bytes) !== digest)
throw onChange();
return bytes;
}
}
function freeBytes({ buffer }) {
buffer.transfer?.(0);
}
var external_node_crypto_ = __webpack_require__(77598);
;
function markUnchanged(descriptor) {
try {
const { atimeMs, ctimeMs } = (0,external_node_fs_.fstatSync)(descriptor);
(0,external_node_fs_.futimesSync)(descriptor, atimeMs / 1000, (ctimeMs - 1) / 1000);
return stampOf((0,external_node_fs_.fstatSync)(descriptor, { bigint: true }));
}
catch (error) {
if ((0,files .Or)(error))
return undefined;
throw error;
}
}
function stampOf({ size, mtimeNs, ctimeNs }) {
return `${size} ${mtimeNs} ${ctimeNs}`;
}
const BLOCK_BYTES = 1 << 20;
function hashFile(descriptor, end = Number.POSITIVE_INFINITY) {
const hash = (0,external_node_crypto_.createHash)('sha256');
const block = Buffer.allocUnsafe(Math.min(BLOCK_BYTES, end));
for (let at = 0; at < end;) {
const size = (0,external_node_fs_.readSync)(descriptor, block, 0, Math.min(block.length, end - at), at);
if (size === 0)
break;
hash.update(block.subarray(0, size));
at += size;
}
return hash;
}
function readPart(descriptor, from, length) {
const bytes = Buffer.allocUnsafe(length);
let read = 0;
while (read < length) {
const size = (0,external_node_fs_.readSync)(descriptor, bytes, read, length - read, from + read);
if (size === 0)
break;
read += size;
}
return bytes.subarray(0, read);
}
;
function readFromChecked(descriptor, path) {
const { size } = (0,external_node_fs_.fstatSync)(descriptor);
const noted = path === undefined ? undefined : (0,checked_prefix .Aw)(path);
const isUsable = noted !== undefined && noted.bytes <= size && noted.records > noted.unchained;
const from = isUsable ? Math.max(0, Math.floor((noted.bytes - HELD_BYTES) / journal_chain .x3) * journal_chain .x3) : 0;
if (isUsable && from > 0) {
const hash = hashFile(descriptor, from);
const bytes = readPart(descriptor, from, size - from);
const beginning = bytes.subarray(0, noted.bytes - from);
hash.update(beginning);
if (hash.copy().digest('hex') === noted.sha256 && (0,checked_prefix .Ek)(beginning, noted))
return { bytes, from, checked: noted, hash };
}
const bytes = readPart(descriptor, 0, size);
return { bytes, from: 0, ...(0,checked_prefix .Bl)(bytes, path) };
}
;
const NOTED_AFTER = 1000;
function openJournal(paths) {
const { O_RDWR, O_APPEND, O_CREAT, O_NOFOLLOW } = external_node_fs_.constants;
const descriptor = (0,external_node_fs_.openSync)(paths.path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o644);
let journal;
try {
(0,durable .Yw)((0,external_node_path_.dirname)(paths.path));
(0,fault_point .Jd)('journal:after-create');
journal = new Journal(paths, descriptor);
}
catch (error) {
(0,external_node_fs_.closeSync)(descriptor);
throw error;
}
journal.sync();
return journal;
}
class Journal {
cutBytes;
#place;
#hash;
#opened;
#appended = [];
#records;
#beginning;
#checked;
#derive;
#descriptor;
#head;
#length;
#stamp;
#unsynced;
#unnoted = 0;
#redact = (fields) => fields;
constructor(paths, descriptor) {
const { bytes, from, checked, hash } = readFromChecked(descriptor, paths.checked);
const parsed = (0,journal_chain .z8)(bytes, checked && { ...checked, bytes: checked.bytes - from });
if (parsed.kind === 'corrupt')
throw corruptLine(paths, parsed);
const length = from + parsed.soundBytes;
if (parsed.tornBytes > 0)
(0,external_node_fs_.ftruncateSync)(descriptor, length);
this.#unsynced = bytes.length === 0 ? 0 : 1;
this.#place = paths;
this.#descriptor = descriptor;
this.#head = parsed.head;
this.#length = length;
const sound = bytes.subarray(0, parsed.soundBytes);
this.#hash = hash.update(sound.subarray((checked?.bytes ?? 0) - (checked === undefined ? 0 : from)));
this.#opened = new OpenedLines({
...{ path: paths.path, bytes: sound, from, count: parsed.checked.records },
digest: hash.copy().digest('hex'),
onChange: () => this.#tampered(),
});
this.#beginning = checked;
this.#checked = parsed.checked;
this.cutBytes = parsed.tornBytes;
}
#noteChecked() {
const { checked: path } = this.#place;
this.#unnoted = 0;
if (path === undefined || this.#length === 0)
return;
const beginning = { bytes: this.#length, sha256: this.#hash.copy().digest('hex') };
(0,fault_point .Jd)('journal:before-note');
(0,checked_prefix .UC)(path, { ...this.#checked, ...beginning });
(0,fault_point .Jd)('journal:after-note');
const derived = this.length < NOTED_AFTER ? undefined : this.#derive?.();
if (derived !== undefined)
(0,derived_state .DF)((0,derived_state .xG)(path), beginning, derived);
}
get records() {
if (this.#records === undefined) {
this.#records = this.#opened.records();
for (const record of this.#appended)
this.#records.push(record);
}
return this.#records;
}
get length() {
return this.#opened.count + this.#appended.length;
}
*since(count) {
yield* this.#opened.since(count);
yield* this.#appended.slice(Math.max(0, count - this.#opened.count));
}
readDerived() {
const [{ checked }, beginning] = [this.#place, this.#beginning];
const value = checked && beginning && (0,derived_state .WZ)((0,derived_state .xG)(checked), beginning);
return value === undefined ? undefined : { count: beginning?.records ?? 0, value };
}
deriveWith(derive) {
this.#derive = derive;
}
get head() {
return this.#head;
}
redactWith(search) {
this.#redact = (fields) => search.redactDeep(fields);
}
append(fields) {
const sealed = this.#sealNext(fields);
this.#add([sealed]);
return sealed.record;
}
appendUnsynced(fields) {
const sealed = this.#sealNext(fields);
this.#add([sealed], { isSynced: false });
return sealed.record;
}
sync() {
if (this.#unsynced > 0)
this.#sync(this.#open());
}
seal(fields) {
this.sync();
return this.#sealNext(fields);
}
#sealNext(fields) {
return (0,journal_chain .xe)(this.#redact(fields), this.#head, this.#unsynced);
}
isNext({ record }) {
return record.prev === this.#head.prev && record.seq === this.#head.seq;
}
appendSealed(sealed) {
if (!this.isNext(sealed))
throw new Error(`another record of ${this.#place.shown} came in between`);
this.#add([sealed]);
}
appendAll(all) {
let head = this.#head;
const sealed = all.map((fields, index) => {
const one = (0,journal_chain .xe)(this.#redact(fields), head, this.#unsynced + index);
head = one.next;
return one;
});
if (sealed.length > 0)
this.#add(sealed);
}
#add(sealed, { isSynced } = { isSynced: true }) {
const descriptor = this.#open();
const bytes = Buffer.from(sealed.map(({ line }) => line).join(''));
this.#refuseEdits(descriptor, this.#stamp);
(0,fault_point .Jd)('journal:before-write');
this.#write(descriptor, bytes);
(0,fault_point .Jd)('journal:after-write');
const sameWrite = this.#unsynced + sealed.length - 1;
if (isSynced) {
this.#sync(descriptor);
(0,fault_point .Jd)('journal:after-sync');
}
else
this.#unsynced += sealed.length;
this.#length += bytes.length;
this.#hash.update(bytes);
for (const { record, next } of sealed) {
this.#head = next;
this.#appended.push(record);
this.#records?.push(record);
}
const { lines, records, unchained } = this.#checked;
const [written, head] = [sealed.length, this.#head];
this.#checked = { lines: lines + written, records: records + written, unchained, head, sameWrite };
this.#stamp = markUnchanged(descriptor);
this.#unnoted += sealed.length;
this.#opened.release();
if (this.#unnoted >= NOTED_AFTER)
this.#noteChecked();
}
requireUnchanged() {
if (this.#descriptor === undefined)
return;
this.#refuseEdits(this.#descriptor, undefined);
this.#noteChecked();
}
[Symbol.dispose]() {
if (this.#descriptor !== undefined)
(0,external_node_fs_.closeSync)(this.#descriptor);
this.#descriptor = undefined;
}
#open() {
if (this.#descriptor !== undefined)
return this.#descriptor;
throw this.#error('journal_closed', 'is closed', undefined, 'Start the command again.');
}
#write(descriptor, bytes) {
try {
(0,durable .f4)(descriptor, bytes);
}
catch (error) {
try {
(0,external_node_fs_.ftruncateSync)(descriptor, this.#length);
}
catch {
this[Symbol.dispose]();
}
throw this.#error((0,files .Ry)(error) ? 'disk_full' : 'journal_write', `could not be written (${(0,files .CA)(error)})`, error, 'Make room on the disk, then resume.');
}
}
#sync(descriptor) {
try {
(0,external_node_fs_.fsyncSync)(descriptor);
this.#unsynced = 0;
}
catch (error) {
this[Symbol.dispose]();
const found = `could not be made durable (${(0,files .CA)(error)})`;
throw this.#error('journal_sync', found, error, 'Check the disk, then resume.');
}
}
#refuseEdits(descriptor, unread) {
const ours = (0,external_node_fs_.fstatSync)(descriptor, { bigint: true });
const named = (0,external_node_fs_.statSync)(this.#place.path, { bigint: true, throwIfNoEntry: false });
const isSame = named?.ino === ours.ino && named.dev === ours.dev && ours.size === BigInt(this.#length);
if (isSame && (stampOf(ours) === unread || hashFile(descriptor).digest('hex') === this.#hash.copy().digest('hex')))
return;
this[Symbol.dispose]();
throw this.#tampered();
}
#tampered() {
return this.#error('tampered', 'was changed by someone else during the run', undefined, this.#place.remedy);
}
#error(code, found, cause, remedy) {
return new errors .yW(code, errors .dc.precondition, { message: `${this.#place.shown} ${found}`, remedy, cause });
}
}
function corruptLine(paths, { line, why }) {
const { shown: file, remedy } = paths;
return new errors .Vl([
{ file, line, found: `the line ${why}`, expected: 'the chain of records unbroken', remedy },
]);
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
})
};

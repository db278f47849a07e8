export const id = 1676;
export const ids = [1676,9295];
export const modules = {
7133:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_c: () => ( requireNoSecrets),
lW: () => ( requireNoneIn),
t3: () => ( leaked)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78866);
async function requireNoSecrets(git, { branchHeads, known, search, what }) {
if (search.isIdle)
return;
const wanted = [...branchHeads, ...known.map((id) => `^${id}`)].join('\n');
const args = ['rev-list', '--objects', '--no-object-names', '--ignore-missing', '--stdin'];
const { stdout } = await git(args, { input: `${wanted}\n` });
const ids = (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ .Dx)(stdout);
await requireNoneIn(git, { ids, search, what });
}
async function requireNoneIn(git, { ids, search, what }) {
const found = await (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ .RJ)(git, { ids, search });
if (found === 'too-large')
throw tooLarge(what);
if (found === 'found')
throw leaked(what);
}
function leaked(what) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `${what} holds a token of this job or a key of the agent; it is not pushed`,
remedy: 'Revoke the token, and see how it got there; run the agent in the sandbox, in a job without write permission',
});
}
function tooLarge(what) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `${what} is larger than ${_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ .jU >> 30} GiB, too large to be searched for keys; it is not pushed`,
remedy: 'See which files are so large, and keep the agent from writing them with boundaries.deny_paths',
});
}
}),
44042:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Jq: () => ( writeState),
Q0: () => ( recordsIn),
W9: () => ( takeSnapshot),
ck: () => ( requireChains),
cu: () => ( RUN_TRAILER),
rV: () => ( writeCommit),
un: () => ( readState)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50534);
var _base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85503);
var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13096);
var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83144);
var _outgoing_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7133);
const MAX_STATE_FILES = 100_000;
const TRIES = 50;
async function takeSnapshot(request) {
const { subject, refs } = request;
const { branch } = subject.read();
const find = async () => (branch === undefined ? undefined : (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_7__ .sg)(refs, branch));
let branchHead = await find();
for (let tries = 0; tries < TRIES; tries += 1) {
const { files, unfinished } = readFiles(request);
const after = await find();
if (after === branchHead && subject.read().branch === branch) {
if (files.length === 0)
return undefined;
return { state: await writeCommit(request, files), branch, branchHead, unfinished };
}
branchHead = after;
if (subject.read().branch !== branch)
return takeSnapshot(request);
}
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `another process keeps moving the branch ${branch}`,
remedy: 'See what else moves it: git reflog',
});
}
function readFiles({ subject, search }) {
const unfinished = findUnfinished(subject);
let total = 0;
const paths = subject.list().filter((path) => subject.isTransient?.(path) !== true);
const all = unfinished === undefined ? paths : [...paths, unfinished.path];
const files = all.flatMap((path) => {
const bytes = path === unfinished?.path ? unfinished.bytes : readPlain(subject, path);
if (bytes === undefined)
return [];
total += bytes.length;
if (total > _base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .oK)
throw tooLarge(subject, { what: 'all files', limit: _base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .oK });
if (!search.finds(bytes))
return [{ path, bytes: (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .SK)(path) ? wholeLines(bytes) : bytes }];
if ((0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .SK)(path))
throw (0,_outgoing_js__WEBPACK_IMPORTED_MODULE_8__ .t3)(path);
return [];
});
return { files, unfinished: unfinished?.bytes };
}
function findUnfinished(subject) {
try {
return subject.unfinished?.();
}
catch {
return undefined;
}
}
function readPlain(subject, path) {
const limit = (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .v9)(path);
const descriptor = openPlain((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(subject.folder, path));
if (descriptor === undefined)
return undefined;
try {
const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
if (!stat.isFile())
return undefined;
if (stat.size > limit && (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .SK)(path))
throw tooLarge(subject, { what: path, limit });
if (stat.size > limit)
return undefined;
const bytes = Buffer.alloc(stat.size);
return bytes.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes));
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function openPlain(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
}
catch {
return undefined;
}
}
function tooLarge({ name, folder }, { what, limit }) {
const again = name.includes('.') ? 'launch or run it again' : `autorize run ${name} --fresh`;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the records of "${name}" are too large to be pushed: ${what} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(folder, 200)}; expected at most ${limit} bytes`,
remedy: `Nothing is lost, the records stay there. Begin another run: ${again}`,
});
}
function wholeLines(bytes) {
return bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);
}
const IDENTITY = 'autorize <autorize@localhost>';
const RUN_TRAILER = 'Autorize-Run';
const LOCAL_REF = 'refs/local/state';
async function writeCommit({ git, parents: [before, ...merged], subject, run, now }, files) {
const isFirst = before === undefined && merged.length > 0;
const from = isFirst ? await writeCommit({ git, parents: [before], subject, now }, files) : before;
const message = `State of ${subject.name}\n${run === undefined ? '' : `\n${RUN_TRAILER}: ${run}\n`}`;
const head = [
`commit ${LOCAL_REF}\n`,
`committer ${IDENTITY} ${Math.floor(now.getTime() / 1000)} +0000\n`,
`data ${Buffer.byteLength(message)}\n${message}`,
from === undefined ? '' : `from ${from}\n`,
...merged.map((parent) => `merge ${parent}\n`),
'deleteall\n',
];
const blocks = [Buffer.from(head.join(''))];
for (const { path, bytes } of files) {
blocks.push(Buffer.from(`M 100644 inline ${path}\ndata ${bytes.length}\n`), bytes, Buffer.from('\n'));
}
await git(['update-ref', '-d', LOCAL_REF]);
await git(['fast-import', '--quiet', '--force', '--done'], {
input: Buffer.concat([...blocks, Buffer.from('\ndone\n')]),
});
const { stdout } = await git(['rev-parse', '--verify', LOCAL_REF]);
return stdout.toString().trim();
}
async function readState(git, { subject, commit }) {
const stdout = await listTree(git, commit);
const entries = stdout
.toString()
.split('\0')
.filter((entry) => entry !== '');
if (entries.length > MAX_STATE_FILES)
throw strange(commit, `${entries.length} files`);
let total = 0;
const wanted = [];
for (const entry of entries) {
const [, mode, id = '', size, path = ''] = /^(\d+) \w+ ([0-9a-f]+) +(\S+)\t(.*)$/s.exec(entry) ?? [];
if (mode !== '100644' || !subject.isStateFile(path) || Number(size) > (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .v9)(path)) {
throw strange(commit, JSON.stringify(path.slice(0, 100)));
}
total += Number(size);
if (subject.isRestored(path))
wanted.push({ path, id, size: Number(size) });
}
if (total > _base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .oK)
throw strange(commit, `${total} bytes`);
const input = wanted.map(({ id }) => `${id}\n`).join('');
const maxBytes = _base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .oK + wanted.length * 200;
const { stdout: packed } = await git(['cat-file', '--batch', '--buffer'], { input, maxBytes });
const files = new Map();
let at = 0;
for (const { path, size } of wanted) {
at = packed.indexOf(0x0a, at) + 1;
files.set(path, packed.subarray(at, at + size));
at += size + 1;
}
return files;
}
const MAX_ENTRY_BYTES = 300;
const LIST_TIMEOUT_MS = 60_000;
async function listTree(git, commit) {
const limits = { maxBytes: MAX_STATE_FILES * MAX_ENTRY_BYTES, timeoutMs: LIST_TIMEOUT_MS };
try {
return (await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', commit], limits)).stdout;
}
catch (error) {
if (!(error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_6__ .XS) || !(error.isTooLong || String(error.gitExit).startsWith('SIGKILL')))
throw error;
throw strange(commit, `a tree of more than ${MAX_STATE_FILES} files, or of more folders than can be listed`);
}
}
function strange(commit, found) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the state ${commit.slice(0, 12)} on the server holds what no run of ours writes: ${found}`,
remedy: 'See who wrote it; to start again without it: resume: never',
});
}
function recordsIn(files, path) {
const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ .z8)(files.get(path) ?? Buffer.alloc(0));
return parsed.kind === 'sound' ? parsed.records : [];
}
function requireChains(files) {
for (const [path, bytes] of files) {
if (!(0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_4__ .SK)(path))
continue;
const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ .z8)(bytes);
if (parsed.kind === 'sound')
continue;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `${path} on the server is corrupt at line ${parsed.line}: it ${parsed.why}`,
remedy: 'See who changed it; to start again without it: resume: never',
});
}
}
function writeState({ folder }, files) {
for (const [path, bytes] of files) {
const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), { recursive: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target, bytes, { flag: 'wx' });
}
}
}),
64715:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fs: () => ( usageOf),
K$: () => ( NOTHING),
Z_: () => ( ownAcceptances),
bi: () => ( requireSound),
nA: () => ( openSubject),
sd: () => ( stateRefs),
up: () => ( nextStateRef),
zR: () => ( unsoundRecords),
zU: () => ( strangeRecords)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17785);
var _base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6729);
function openSubject(recipe) {
const { here, parse, remember, verify, complete, ...shared } = recipe;
return {
...shared,
read: () => here().shared,
decode(files) {
const records = parse(files);
remember?.(files);
return records.shared;
},
covered: (files) => parse(files).covered(files),
unaccepted(files) {
const own = here();
return parse(files)
.rejected()
.flatMap(({ hashes, attempt }) => (hashes.some((hash) => own.holds(hash)) ? [] : [attempt]));
},
async check(staged) {
const { findings, findForbidden } = await verify(staged);
if (!(0,_base_finding_js__WEBPACK_IMPORTED_MODULE_1__ .vs)(findings))
return findings;
const forbidden = await findForbidden();
if (forbidden.length > 0)
return [...findings, ...(0,_base_finding_js__WEBPACK_IMPORTED_MODULE_1__ .wf)('boundaries', forbidden)];
complete?.(staged);
return findings;
},
};
}
function strangeRecords(found) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({ message: `the records hold ${found}`, remedy: STRANGE_REMEDY });
}
function unsoundRecords(found) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .cs({ message: `the records hold ${found}`, remedy: STRANGE_REMEDY });
}
const STRANGE_REMEDY = 'See who wrote them; to start again without them: resume: never';
function usageOf(raw) {
const usage = (0,_base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_2__ .ZY)(raw);
return usage === undefined ? {} : { usage };
}
async function requireSound(subject) {
const found = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_1__ .Ms)(await subject.audit());
if (found === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .cs({
message: `records and branch of "${subject.name}" do not agree: ${found}`,
remedy: 'See who wrote them: nothing was pushed or published. To begin again without them: resume: never',
});
}
function stateRefs({ name }) {
return {
usual: `refs/autorize-ledger/${name}`,
fallback: `refs/heads/autorize-state/${name}`,
old: `refs/autorize/${name}`,
};
}
function nextStateRef(subject, { pushed, stateRef, isNew }) {
const { usual, fallback } = stateRefs(subject);
const isOfName = pushed.kind === 'refused' && stateRef === usual && pushed.refs.every((ref) => ref === usual);
return isOfName && isNew ? fallback : undefined;
}
const NOTHING = {
...{ count: 0, branch: undefined, base: undefined, expected: undefined, depth: 1, accepted: [], isOver: false },
isBegun: () => false,
};
function ownAcceptances(own, others) {
const shared = new Set(others.accepted.map(({ hash }) => hash));
return own.accepted.filter(({ hash }) => !shared.has(hash));
}
})
};

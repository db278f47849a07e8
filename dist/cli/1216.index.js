export const id = 1216;
export const ids = [421,1216];
export const modules = {
70421:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
u: () => ( PART_OVERLAP),
SecretSearch: () => ( SecretSearch)
});
;
const MIN_FORM_CHARS = 12;
function formsOf(secret) {
const plainText = secret.trim();
const bytes = Buffer.from(plainText);
const hex = bytes.toString('hex');
const escaped = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const texts = [
...[hex, hex.toUpperCase(), escaped, escaped.toUpperCase(), encodeURIComponent(bytes.toString())],
...[0, 1, 2].flatMap((offset) => {
const inner = innerBase64(bytes, offset);
return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
}),
JSON.stringify(plainText).slice(1, -1),
];
const plain = [bytes, Buffer.from(bytes).reverse(), ...texts.map((text) => Buffer.from(text))];
const all = plain.map((form) => form.toString('latin1')).flatMap((form) => [form, form.replaceAll(SPACE, '')]);
return [...new Set(all)].filter(({ length }) => length >= MIN_FORM_CHARS);
}
function innerBase64(secret, offset) {
const text = Buffer.concat([Buffer.alloc(offset), secret]).toString('base64');
return text.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + secret.length) * 8) / 6));
}
const SPACE = /[\s\0]{1,1000}|\\[nrt]/g;
const SPACE_OF_DIFF = /(?:[\s\0]|\\[nrt]){1,1000}[+-]?/g;
const ESCAPED = new RegExp([
'[\\s\\0]{1,1000}|\\\\[nrt]|\\xe2\\x80\\x8b|\\\\u200b',
'&(?:amp|lt|gt|quot|apos|#\\d{1,7}|#[xX][0-9a-fA-F]{1,6});',
'\\\\u00[0-9a-fA-F]{2}',
'\\\\[!-/:-@[-`{-~]',
'%[0-9a-fA-F]{2}',
].join('|'), 'g');
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
function characterFor(written) {
if (written.startsWith('\\u00'))
return String.fromCharCode(Number.parseInt(written.slice(4), 16));
if (written.startsWith('&#'))
return characterOf(written.slice(2, -1));
if (written.startsWith('&'))
return ENTITIES[written.slice(1, -1)] ?? '';
if (written.startsWith('%'))
return String.fromCharCode(Number.parseInt(written.slice(1), 16));
return /^\\[!-/:-@[-`{-~]$/.test(written) ? written.slice(1) : '';
}
function characterOf(reference) {
const code = /^x/i.test(reference) ? Number.parseInt(reference.slice(1), 16) : Number.parseInt(reference, 10);
return code <= 0x10_ff_ff ? Buffer.from(String.fromCodePoint(code)).toString('latin1') : '';
}
const HAS_ESCAPE = /[\\&%]|\xe2\x80\x8b/;
const MAX_DEPTH = 3;
function* readingsOf(text, { isTraced }) {
const plain = { text, spans: undefined };
yield plain;
const without = (pattern) => rewrite(plain, { pattern, by: () => '', isTraced });
const close = without(SPACE);
if (close.text !== text)
yield close;
if (text.includes('diff --git '))
yield without(SPACE_OF_DIFF);
for (let depth = 0, last = plain; depth < MAX_DEPTH && HAS_ESCAPE.test(last.text); depth += 1) {
const next = rewrite(last, { pattern: ESCAPED, by: characterFor, isTraced });
if (next.text === last.text)
return;
yield next;
last = next;
}
}
function rewrite({ text, spans }, { pattern, by, isTraced }) {
if (!isTraced)
return { text: text.replaceAll(pattern, by), spans: undefined };
const spansOf = { from: new Uint32Array(text.length), to: new Uint32Array(text.length) };
const parts = [];
let length = 0;
const write = (written, spanAt) => {
for (let at = 0; at < written.length; at += 1, length += 1) {
[spansOf.from[length], spansOf.to[length]] = spanAt(at);
}
parts.push(written);
};
const fromOf = (at) => spans?.from[at] ?? at;
const toOf = (at) => spans?.to[at] ?? at + 1;
let done = 0;
const copyTo = (end) => {
const begin = done;
write(text.slice(begin, end), (at) => [fromOf(begin + at), toOf(begin + at)]);
};
for (const { 0: match, index } of text.matchAll(pattern)) {
copyTo(index);
done = index + match.length;
const span = [fromOf(index), toOf(done - 1)];
write(by(match), () => span);
}
copyTo(text.length);
return { text: parts.join(''), spans: spansOf };
}
;
const MIN_PART_CHARS = 8;
const HIDDEN = '***';
const CUT = '\xe2\x80\xa6';
const PART_BYTES = 64 * 1024 * 1024;
const PART_OVERLAP = 1024 * 1024;
class SecretSearch {
#forms;
#blind;
constructor(secrets, blind = []) {
this.#forms = new Set(secrets.flatMap(formsOf));
this.#blind = [...blind];
}
get isIdle() {
return this.#forms.size === 0 && this.#blind.every(({ isIdle }) => isIdle);
}
add(blind) {
this.#blind.push(blind);
}
addSecrets(secrets) {
for (const form of secrets.flatMap(formsOf))
this.#forms.add(form);
}
finds(bytes) {
if (this.isIdle)
return false;
for (let from = 0; from === 0 || from + PART_OVERLAP < bytes.length; from += PART_BYTES - PART_OVERLAP) {
const part = bytes.subarray(from, from + PART_BYTES);
for (const { text } of readingsOf(part.toString('latin1'), { isTraced: false })) {
if (this.#holds(text))
return true;
}
}
return false;
}
redact(text) {
if (this.isIdle || text === '')
return text;
const supplied = Buffer.from(text).toString('latin1');
if (!this.#needsRedaction(supplied))
return text;
const ranges = [];
for (const { text: read, spans } of readingsOf(supplied, { isTraced: true })) {
for (const [from, to] of [...this.#rangesIn(read), ...this.#cutParts(read)]) {
ranges.push([spans?.from[from] ?? from, spans?.to[to - 1] ?? to]);
}
}
return Buffer.from(hide(supplied, ranges), 'latin1').toString();
}
redactDeep(value) {
return this.isIdle ? value : this.#redactAny(value);
}
#redactAny(value) {
if (typeof value === 'string')
return this.redact(value);
if (Array.isArray(value))
return value.map((each) => this.#redactAny(each));
if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
return value;
return Object.fromEntries(Object.entries(value).map(([key, each]) => [this.redact(key), this.#redactAny(each)]));
}
#needsRedaction(supplied) {
for (const { text } of readingsOf(supplied, { isTraced: false })) {
if (this.#holds(text) || this.#cutParts(text).length > 0)
return true;
}
return false;
}
#holds(text) {
for (const form of this.#forms)
if (text.includes(form))
return true;
const isFound = () => true;
return this.#blind.some((each) => each.findsIn(text, isFound));
}
#rangesIn(text) {
const ranges = [];
for (const form of this.#forms) {
for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1))
ranges.push([at, at + form.length]);
}
for (const each of this.#blind) {
each.findsIn(text, (range) => {
ranges.push(range);
return false;
});
}
return ranges;
}
#cutParts(text) {
const ranges = [];
for (let begin = 0; begin <= text.length;) {
const cut = text.indexOf(CUT, begin);
const end = cut === -1 ? text.length : cut;
for (const form of this.#forms) {
const head = partBefore(text, { begin, end, form });
if (head > 0 && (cut >= 0 || isRevealing(text.slice(end - head, end))))
ranges.push([end - head, end]);
const tail = partAfter(text, { begin, end, form });
if (tail > 0 && (begin > 0 || isRevealing(text.slice(0, tail))))
ranges.push([begin, begin + tail]);
}
begin = end + CUT.length;
}
return ranges;
}
}
function isRevealing(part) {
return /\d/.test(part) && /[a-z]/i.test(part);
}
function partBefore(text, { begin, end, form }) {
const most = Math.min(form.length - 1, end - begin);
return most < MIN_PART_CHARS ? 0 : overlap(text.slice(end - most, end), form);
}
function partAfter(text, { begin, end, form }) {
const most = Math.min(form.length - 1, end - begin);
return most < MIN_PART_CHARS ? 0 : overlap(form.slice(-most), text.slice(begin, begin + most));
}
function overlap(one, other) {
const first = other.slice(0, MIN_PART_CHARS);
for (let at = one.indexOf(first); at >= 0; at = one.indexOf(first, at + 1)) {
const length = one.length - at;
if (other.startsWith(one.slice(at)))
return length;
}
return 0;
}
function hide(text, ranges) {
let [hidden, done] = ['', 0];
for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
if (to <= done)
continue;
if (from > done || done === 0)
hidden += `${text.slice(done, from)}${HIDDEN}`;
done = to;
}
return `${hidden}${text.slice(done)}`;
}
}),
54592:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( findKeyInChange)
});
var _kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18535);
var _kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78866);
const ABSENT = /^0+$/;
async function findKeyInChange(git, search, bounds) {
const found = await (0,_kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__ .p)(bounds, (cutOff) => searchChange(git, search, cutOff));
switch (found.kind) {
case 'done':
return { kind: 'searched', leaked: found.value };
case 'out-of-time':
return { kind: 'searched', leaked: 'it could not be searched for keys of the agent within capture.timeout' };
case 'cancelled':
return found;
default:
return found;
}
}
async function searchChange(git, { change, search, commits = [] }, cutOff) {
if (search.isIdle)
return undefined;
const { changes } = change;
const isThere = (id) => !ABSENT.test(id);
const added = changes.filter(({ status }) => status !== 'D');
if (search.finds(Buffer.from(added.map(({ path }) => path).join('\n'))))
return 'the name of a changed file holds a key of the agent';
if ((await (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ .RJ)(git, { ids: commits, search, cutOff })) !== 'none')
return 'the message of a commit holds a key of the agent';
const blobs = added.filter(({ newMode }) => newMode !== GITLINK);
const ids = blobs.map(({ newId }) => newId).filter(isThere);
const found = await (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ .RJ)(git, { ids, search, cutOff });
if (found === 'none')
return undefined;
if (found === 'too-large')
return 'its files are too large to be searched for keys of the agent';
for (const { oldId, newId } of blobs) {
const holds = async (id) => isThere(id) && (await (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ .RJ)(git, { ids: [id], search, cutOff })) === 'found';
if ((await holds(newId)) && !(await holds(oldId)))
return 'a changed file holds a key of the agent';
}
return undefined;
}
const GITLINK = '160000';
}),
48701:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
x: () => ( captureLimits)
});
var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
function captureLimits({ max_files, max_mb, timeout }) {
return { maxFiles: max_files, maxBytes: max_mb * 2 ** 20, timeoutMs: (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__ .E9)(timeout) ?? 0 };
}
}),
54725:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KN: () => ( agentGitTexts),
KJ: () => ( agentReadable),
a1: () => ( captureBefore),
zv: () => ( captureReason),
_Z: () => ( captureWorkspace),
t0: () => ( prepareWorkspace),
sK: () => ( transplant),
NF: () => ( writeAgentGit)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var byte_path = __webpack_require__(4862);
var object_id = __webpack_require__(26343);
var fault_point = __webpack_require__(23727);
var kernel_git = __webpack_require__(13096);
var git_index = __webpack_require__(58537);
var git_store = __webpack_require__(25367);
var git_work_tree = __webpack_require__(51221);
var plain_files = __webpack_require__(80706);
var tree_edit = __webpack_require__(99507);
var base_text = __webpack_require__(7953);
var external_content = __webpack_require__(92197);
var files = __webpack_require__(79871);
var folder_entries = __webpack_require__(37087);
var folder_trust = __webpack_require__(45237);
var kernel_pace = __webpack_require__(56757);
;
const MAX_ENTRIES = 2_000_000;
async function listChangedSubmodules(store, { workspace, commit, signal }) {
const changed = new Map();
const { external } = store;
if (external === undefined || external.submodules.size === 0)
return changed;
const isUntouched = (0,folder_trust .qe)(workspace);
for (const { path, id } of await (0,git_store .CS)(store, commit)) {
if (external.submodules.get(path.toString('latin1')) !== id)
continue;
const compared = { from: external.folder, at: workspace.folder, top: path, isUntouched, signal, changed };
if ((await compare(compared)) === 'cancelled')
return 'cancelled';
}
return changed;
}
function submoduleIssue(external, { before, after }) {
const [path] = [...after].find(([each, is]) => before?.get(each) !== is) ?? [];
if (path === undefined)
return undefined;
const top = [...(external?.submodules.keys() ?? [])].find((each) => path === each || path.startsWith(`${each}/`)) ?? path;
const [file, submodule] = [path, top].map((each) => (0,base_text .TL)((0,byte_path .q0)(Buffer.from(each, 'latin1')), 200));
const what = path === top ? `the submodule ${submodule} was` : `${file} of the submodule ${submodule} was changed or`;
return `${what} removed: submodules are part of the environment, which no change may alter`;
}
async function compare({ from, at, top, isUntouched, signal, changed }) {
const pace = new kernel_pace .o();
const due = [top];
for (let path = due.pop(); path !== undefined; path = due.pop()) {
if (signal?.aborted === true)
return 'cancelled';
await pace.step();
const [source, target] = [(0,byte_path .VV)(from, path), (0,byte_path .VV)(at, path)];
const [was, is] = [(0,external_content .LZ)(source), (0,external_content .LZ)(target)];
if (was === undefined)
continue;
if (was.isDirectory()) {
if (is?.isDirectory() !== true) {
changed.set(path.toString('latin1'), await describe(is, target));
continue;
}
const entries = await (0,folder_entries .$)(source, { most: MAX_ENTRIES, pace, signal });
if (entries === 'too many')
throw new Error(`a submodule has more than ${MAX_ENTRIES} entries in a folder`);
for (const { name } of entries ?? [])
due.push(Buffer.concat([path, SLASH, name]));
continue;
}
const isSame = is !== undefined && (await isUnchanged({ was, is, source, target }, () => isUntouched(path, is)));
if (!isSame)
changed.set(path.toString('latin1'), await describe(is, target));
}
return 'compared';
}
const SLASH = Buffer.from('/');
async function describe(is, target) {
if (is === undefined)
return 'nothing';
if (is.isSymbolicLink())
return `a link to ${readLink(target)?.toString('latin1')}`;
if (!is.isFile())
return is.isDirectory() ? 'a folder' : 'something else';
return `a file of mode ${is.mode & 64n} with ${(await (0,external_content .DC)(target)) ?? 'unknown content'}`;
}
async function isUnchanged({ was, is, source, target }, isUntouched) {
if (was.isSymbolicLink())
return is.isSymbolicLink() && readLink(target)?.equals((0,external_node_fs_.readlinkSync)(source, 'buffer')) === true;
if (!is.isFile() || was.size !== is.size || (was.mode & 64n) !== (is.mode & 64n))
return false;
if (isUntouched())
return true;
return (await (0,external_content .DC)(source)) === (await (0,external_content .DC)(target));
}
function readLink(path) {
try {
return (0,external_node_fs_.readlinkSync)(path, 'buffer');
}
catch (error) {
if ((0,files .Or)(error))
return undefined;
throw error;
}
}
;
async function prepareWorkspace(privateArea, request) {
const { store, onLeft } = privateArea;
const { workspace, commit, yardIn, signal } = request;
(0,fault_point .Jd)('workspace:before-checkout');
privateArea.checkSeal();
if ((await (0,git_work_tree .pw)(store, { ...workspace, tree: commit, yardIn, signal, onLeft })) === 'cancelled')
return 'cancelled';
(0,fault_point .Jd)('workspace:after-checkout');
writeAgentGit(store, request);
(0,fault_point .Jd)('workspace:after-agent-git');
return 'ready';
}
function agentReadable({ store }) {
return [(0,external_node_path_.join)(store.gitDir, 'objects')];
}
function writeAgentGit(store, { workspace, commit, branch, identity, ignored = [] }, { packs, shownAs } = {}) {
const gitDir = (0,external_node_path_.join)(workspace.folder, '.git');
for (const name of ['objects/info', 'refs/heads', 'info'])
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, name), { recursive: true });
const { ref, config, head } = agentGitTexts({ commit, branch, identity });
const write = (name, text) => {
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, name, '..'), { recursive: true });
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, name), text);
};
write('config', config);
write('info/exclude', ignored.map((name) => `/${name}\n`).join(''));
write(ref, `${commit}\n`);
write('shallow', `${store.base}\n`);
write('objects/info/alternates', `${(0,external_node_path_.join)(store.gitDir, 'objects')}\n`);
copyIndex(workspace.indexFile, { to: (0,external_node_path_.join)(gitDir, 'index'), hash: (0,object_id .q)(commit), shownAs });
if (packs !== undefined)
(0,external_node_fs_.cpSync)(packs, (0,external_node_path_.join)(gitDir, 'objects', 'pack'), { recursive: true });
write('HEAD.new', head);
(0,external_node_fs_.renameSync)((0,external_node_path_.join)(gitDir, 'HEAD.new'), (0,external_node_path_.join)(gitDir, 'HEAD'));
}
function agentGitTexts({ commit, branch, identity }) {
const ref = `refs/heads/${branch}`;
const format = commit.length === 64 ? '\n[extensions]\n\tobjectformat = sha256' : '';
const user = identity === undefined ? '' : `[user]\n\tname = ${quote(identity.name)}\n\temail = ${quote(identity.email)}\n`;
const core = `[core]\n\trepositoryformatversion = ${format === '' ? 0 : 1}\n\tbare = false${format}\n`;
const unpacked = '[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n';
const config = `${core}${user}${unpacked}`;
return { ref, config, head: `ref: ${ref}\n` };
}
function copyIndex(from, { to, hash, shownAs }) {
const index = shownAs === undefined ? undefined : (0,git_index .A1)((0,external_node_fs_.readFileSync)(from), hash);
if (shownAs === undefined || index === undefined)
(0,external_node_fs_.copyFileSync)(from, to);
else
(0,external_node_fs_.writeFileSync)(to, (0,git_index .kP)(index, shownAs));
}
function quote(value) {
return `"${value.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/["\\]/g, '\\$&')}"`;
}
async function captureBefore(privateArea, { workspace, commit, limits, signal }) {
(0,fault_point .Jd)('capture:before');
privateArea.checkSeal();
const { store } = privateArea;
let captured = await (0,git_work_tree .FI)(store, workspace, { limits, signal });
if (captured.kind === 'refused' && (await (0,git_work_tree .NL)(store, workspace, commit)))
captured = await (0,git_work_tree .FI)(store, workspace, { limits, signal });
if (captured.kind !== 'captured')
return captured;
const submodules = await listChangedSubmodules(store, { workspace, commit, signal });
return submodules === 'cancelled'
? { kind: submodules }
: { kind: 'captured', before: { tree: captured.tree, submodules } };
}
async function captureWorkspace(privateArea, { workspace, commit, before, limits, signal }) {
(0,fault_point .Jd)('capture:before');
privateArea.checkSeal();
const { store } = privateArea;
const captured = await (0,git_work_tree .FI)(store, workspace, { limits, signal });
if (captured.kind !== 'captured')
return captured;
const after = await listChangedSubmodules(store, { workspace, commit, signal });
if (after === 'cancelled')
return { kind: 'cancelled' };
const reason = submoduleIssue(store.external, { before: before?.submodules, after });
if (reason !== undefined)
return { kind: 'environment', reason };
if (before === undefined)
return captured;
const indexFile = `${workspace.indexFile}.transplant`;
const tree = await transplant(store, { indexFile, from: before.tree, to: captured.tree, onto: commit });
(0,fault_point .Jd)('capture:after-tree');
return { kind: 'captured', tree };
}
function captureReason({ kind, reason }) {
return REASONS[kind](reason);
}
const REASONS = {
refused: (why) => `git takes no such change: ${why}`,
'too-large': (why) => `the change is too large to take: ${why}`,
environment: (why) => why,
};
async function transplant(store, { indexFile, from, to, onto }) {
const { gitDir, home } = store;
const changes = await (0,git_store .j_)(store, { from, to });
const few = await editFew(store, changes, onto);
if (few !== undefined)
return few;
const isGone = ({ status }) => status === 'D';
const ordered = [...changes.filter(isGone), ...changes.filter((change) => !isGone(change))];
const entries = ordered.map(({ path, newMode, newId }) => Buffer.concat([Buffer.from(`${newMode} ${newId}\t`), (0,byte_path .O0)(path), Buffer.alloc(1)]));
const git = (0,kernel_git .uD)({ gitDir, home, indexFile });
await git(['read-tree', '--end-of-options', onto]);
await git(['update-index', '-z', '--replace', '--index-info'], { input: Buffer.concat(entries) });
return (0,kernel_git .JG)(git, ['write-tree']);
}
async function editFew({ git: { objects } }, changes, onto) {
if (objects === undefined || changes.length > plain_files .M || !changes.every(({ path }) => (0,plain_files .sh)(path)))
return undefined;
const edits = changes.map(({ path, status, newMode, newId }) => [path, status === 'D' ? undefined : { mode: newMode, id: newId }]);
return (0,tree_edit .n)(objects, onto, new Map(edits));
}
}),
78866:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dx: () => ( linesOf),
RJ: () => ( searchObjects),
jU: () => ( MAX_SEARCHED_BYTES)
});
var _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70421);
var _pace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56757);
const MAX_SEARCHED_BYTES = 1024 * 1024 * 1024;
const BATCH_BYTES = 32 * 1024 * 1024;
async function searchObjects(git, { ids, search, cutOff, }) {
if (search.isIdle || ids.length === 0)
return 'none';
const call = cutOff === undefined ? {} : { cutOff };
const { stdout } = await git(['cat-file', '--batch-check=%(objectname) %(objectsize)', '--buffer'], {
input: inputOf(ids),
...call,
});
const sized = linesOf(stdout).map((line) => {
const [id = '', size] = line.split(' ');
return { id, size: Number(size) };
});
const total = sized.reduce((sum, { size }) => sum + size, 0);
if (!(total <= MAX_SEARCHED_BYTES))
return 'too-large';
for (let at = 0; at < sized.length;) {
const batch = [];
for (let bytes = 0; at < sized.length && (batch.length === 0 || bytes < BATCH_BYTES); at += 1) {
batch.push(sized[at]?.id ?? '');
bytes += sized[at]?.size ?? 0;
}
const { stdout: contents } = await git(['cat-file', '--batch', '--buffer'], {
...{ input: inputOf(batch), maxBytes: MAX_SEARCHED_BYTES, ...call },
});
if (await isIn(contents, search, cutOff))
return 'found';
}
return 'none';
}
async function isIn(bytes, search, cutOff) {
const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_1__ .o();
for (let from = 0; from === 0 || from + _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__ .u < bytes.length; from += BATCH_BYTES - _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__ .u) {
await pace.step();
cutOff?.throwIfAborted();
if (search.finds(bytes.subarray(from, from + BATCH_BYTES)))
return true;
}
return false;
}
function linesOf(stdout) {
return stdout
.toString()
.split('\n')
.filter((line) => line !== '');
}
const inputOf = (ids) => ids.map((id) => `${id}\n`).join('');
}),
99507:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => ( editTree)
});
var _base_object_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26343);
var _base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52004);
var _tree_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20160);
async function editTree(objects, from, edits) {
const id = await (0,_tree_reader_js__WEBPACK_IMPORTED_MODULE_2__ .Xi)(objects, from);
if (edits.size === 0)
return id;
const root = { id, entries: undefined };
const all = [...edits];
const ordered = [
...all.filter(([, entry]) => entry === undefined),
...all.filter(([, entry]) => entry !== undefined),
];
for (const [path, entry] of ordered)
await edit(objects, root, { parts: path.split('/'), entry });
const writeTree = (entries) => objects.write({ type: 'tree', bytes: (0,_base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ .ES)(entries) }, (0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_0__ .q)(id));
return write(root, writeTree) ?? writeTree([]);
}
async function edit(objects, folder, { parts, entry }) {
const [name = '', ...below] = parts;
const entries = await open(objects, folder);
const found = entries.get(name);
const isDirectory = found !== undefined && (isOpen(found) || (0,_base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ .lQ)(found));
if (below.length === 0) {
if (entry !== undefined)
entries.set(name, entry);
else if (!isDirectory)
entries.delete(name);
return;
}
if (!isDirectory && entry === undefined)
return;
const inner = found !== undefined && isOpen(found) ? found : { id: isDirectory ? found.id : undefined, entries: undefined };
entries.set(name, inner);
await edit(objects, inner, { parts: below, entry });
}
function isOpen(entry) {
return 'entries' in entry;
}
async function open(objects, folder) {
if (folder.entries !== undefined)
return folder.entries;
const known = folder.id === undefined ? [] : await (0,_tree_reader_js__WEBPACK_IMPORTED_MODULE_2__ .Zc)(objects, folder.id);
folder.entries = new Map(known.map(({ name, mode, id }) => [name.toString('latin1'), { mode, id }]));
return folder.entries;
}
function write({ id: before, entries }, writeTree) {
if (entries === undefined)
return before;
const written = [...entries].flatMap(([name, entry]) => {
const id = isOpen(entry) ? write(entry, writeTree) : entry.id;
return id === undefined
? []
: [{ name: Buffer.from(name, 'latin1'), mode: isOpen(entry) ? _base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ .L7 : entry.mode, id }];
});
return written.length === 0 ? undefined : writeTree(written.sort(_base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ .wD));
}
})
};

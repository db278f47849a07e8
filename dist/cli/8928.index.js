export const id = 8928;
export const ids = [492,8928];
export const modules = {
4862:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O0: () => ( encodePath),
VV: () => ( placeIn),
q0: () => ( decodePath)
});
var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
const ESCAPE = 0xdc00;
function decodePath(bytes) {
if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
return bytes.toString();
let text = '';
for (let at = 0; at < bytes.length;) {
const size = [4, 3, 2, 1].find((each) => at + each <= bytes.length && isCharacter(bytes.subarray(at, at + each)));
text += size === undefined ? String.fromCharCode(ESCAPE + (bytes[at] ?? 0)) : bytes.toString('utf8', at, at + size);
at += size ?? 1;
}
return text;
}
function isCharacter(bytes) {
return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) && [...bytes.toString()].length === 1;
}
function encodePath(path) {
if (!/[\udc80-\udcff]/.test(path))
return Buffer.from(path);
return Buffer.concat([...path].map((char) => {
const unit = char.charCodeAt(0) - ESCAPE;
return char.length === 1 && unit >= 0x80 && unit <= 0xff ? Buffer.from([unit]) : Buffer.from(char);
}));
}
function placeIn(folder, path) {
if (path.length === 0)
return Buffer.from(folder);
return Buffer.concat([Buffer.from(`${folder}/`), typeof path === 'string' ? Buffer.from(path, 'latin1') : path]);
}
}),
63124:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => ( hasShapeOf)
});
function hasShapeOf(value, pattern) {
if (pattern === undefined || pattern === null)
return true;
if (typeof pattern !== 'object')
return typeof value === typeof pattern;
if (typeof value !== 'object' || value === null)
return false;
if (Array.isArray(pattern))
return Array.isArray(value) && haveShapeOf(value, pattern);
if (pattern instanceof Set)
return value instanceof Set && haveShapeOf(value, [...pattern]);
if (pattern instanceof Map)
return (value instanceof Map &&
haveShapeOf(value.keys(), [...pattern.keys()]) &&
haveShapeOf(value.values(), [...pattern.values()]));
if (Array.isArray(value) || value instanceof Map || value instanceof Set)
return false;
return Object.entries(pattern).every(([name, each]) => hasShapeOf(value[name], each));
}
function haveShapeOf(values, [pattern]) {
if (pattern === undefined)
return true;
for (const value of values)
if (!hasShapeOf(value, pattern))
return false;
return true;
}
}),
8829:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => ( isOwnRun),
v: () => ( markOwnRun)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19533);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28338);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48951);
const fileIn = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'begun-here');
function markOwnRun(folder, first) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ .Zf)(fileIn(folder), [digestOf(first)]);
}
function isOwnRun(folder, first) {
const known = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ .Aj)(fileIn(folder));
if (known === '')
return false;
try {
return known === digestOf(first);
}
catch (error) {
if (error instanceof TypeError)
return false;
throw error;
}
}
function digestOf({ seq: _seq, prev: _prev, hash: _hash, ...record }) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_3__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ .d)(JSON.parse(JSON.stringify(record))));
}
}),
98262:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Aw: () => ( readCheckedPrefix),
BE: () => ( checkedPrefixIn),
Bl: () => ( findCheckedPrefix),
Ek: () => ( endsAt),
UC: () => ( noteCheckedPrefix)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50534);
var _durable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84831);
var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79871);
var _regular_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48951);
const MAX_NOTE_BYTES = 1 << 16;
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .qm(0));
const prefixSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .rej({
checks: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .euz(_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_5__ .wu),
sha256: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP(),
bytes: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .qm(1)),
lines: whole,
records: whole,
unchained: whole,
head: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .rej({ seq: whole, prev: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP() }),
sameWrite: whole,
});
function checkedPrefixIn(areaFolder, journal) {
return areaFolder && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(areaFolder, `checked-${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(journal, '.jsonl')}.json`);
}
function readCheckedPrefix(path) {
try {
return prefixSchema.safeParse(JSON.parse((0,_regular_file_js__WEBPACK_IMPORTED_MODULE_8__ .Aj)(path, MAX_NOTE_BYTES))).data;
}
catch (error) {
if (error instanceof SyntaxError || (0,_files_js__WEBPACK_IMPORTED_MODULE_7__ .Or)(error))
return undefined;
throw error;
}
}
function findCheckedPrefix(bytes, path) {
const checked = path === undefined ? undefined : readCheckedPrefix(path);
if (checked !== undefined && checked.bytes <= bytes.length) {
const beginning = bytes.subarray(0, checked.bytes);
const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(beginning);
if (hash.copy().digest('hex') === checked.sha256 && endsAt(beginning, checked))
return { hash, checked };
}
return { hash: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256') };
}
function endsAt(bytes, { head, records }) {
const last = bytes.subarray(bytes.lastIndexOf('\n', -2) + 1, -1);
const { seq, hash } = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_5__ .pF)(last) ?? {};
return seq === records && seq === head.seq - 1 && hash === head.prev;
}
function noteCheckedPrefix(path, prefix) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)))
return;
try {
(0,_durable_js__WEBPACK_IMPORTED_MODULE_6__ .aR)(path, [JSON.stringify({ checks: _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_5__ .wu, ...prefix })]);
}
catch (error) {
if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_7__ .Or)(error))
throw error;
}
}
}),
2565:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DF: () => ( writeDerived),
WZ: () => ( readDerived),
xG: () => ( derivedPath)
});
var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);
var _durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
var _program_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3206);
var _regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48951);
const MAX_DERIVED_BYTES = 1 << 28;
function derivedPath(checked) {
return checked.replace(/checked-([^/]*)\.json$/, 'derived-$1');
}
function readDerived(path, beginning) {
const [header, digest, value] = readText(path).split('\n');
if (value === undefined || header !== headerOf(beginning) || digest !== (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)(value))
return undefined;
try {
return (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.deserialize)(Buffer.from(value, 'base64'));
}
catch {
return undefined;
}
}
function writeDerived(path, beginning, value) {
const text = (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.serialize)(value).toString('base64');
try {
(0,_durable_js__WEBPACK_IMPORTED_MODULE_2__ .aR)(path, [`${headerOf(beginning)}\n${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)(text)}\n`, text]);
}
catch (error) {
if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
throw error;
}
}
function readText(path) {
try {
return (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ .Aj)(path, MAX_DERIVED_BYTES);
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
return '';
throw error;
}
}
function headerOf({ bytes, sha256: digest }) {
return JSON.stringify({ program: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_program_files_js__WEBPACK_IMPORTED_MODULE_4__ .Ak)()), bytes, digest });
}
}),
4000:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => ( followJournal)
});
const followed = new WeakMap();
function followJournal(journal, fold) {
const known = followed.get(journal) ?? begin(journal, fold);
for (const record of journal.since(known.count)) {
fold.take(known.state, record, known.count + 1);
known.count += 1;
}
return known.state;
}
function begin(journal, fold) {
const derived = journal.readDerived();
const known = derived === undefined || !fold.isState(derived.value, derived.count)
? { count: 0, state: fold.begin() }
: { count: derived.count, state: derived.value };
followed.set(journal, known);
journal.deriveWith?.(() => followJournal(journal, fold));
return known;
}
}),
44640:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( gitCommand),
R: () => ( listStores)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
const SETTINGS = [
'core.hooksPath=/dev/null',
'core.fsync=reference',
'core.filesRefLockTimeout=1000',
'core.fsmonitor=false',
'core.untrackedCache=false',
'core.excludesFile=/dev/null',
'core.attributesFile=/dev/null',
'core.autocrlf=false',
'core.safecrlf=false',
'core.fileMode=true',
'core.symlinks=true',
'core.ignoreCase=false',
'core.trustctime=true',
'core.checkStat=default',
'core.splitIndex=false',
'index.version=2',
'index.sparse=false',
'index.skipHash=false',
'core.precomposeUnicode=false',
'core.protectHFS=true',
'core.protectNTFS=true',
'core.quotePath=false',
'core.sparseCheckout=false',
'core.logAllRefUpdates=false',
'commit.gpgSign=false',
'credential.helper=',
'diff.external=',
'gc.auto=0',
'maintenance.auto=false',
'protocol.allow=never',
'submodule.recurse=false',
'transfer.fsckObjects=true',
'fetch.fsckObjects=true',
];
const OVERRIDES = SETTINGS.flatMap((setting) => ['-c', setting]);
const OVERRIDES_OF_USER = SETTINGS.filter((setting) => setting !== 'credential.helper=').flatMap((each) => [
'-c',
each,
]);
function gitCommand(paths, args) {
return { program: 'git', args: [...overridesOf(paths), ...args], cwd: placeOf(paths), env: environmentOf(paths) };
}
function placeOf({ workTree, gitDir }) {
return workTree ?? gitDir;
}
function overridesOf({ network }) {
const own = network?.isOfUser === true ? OVERRIDES_OF_USER : OVERRIDES;
return [...own, ...networkOverrides(network)];
}
function networkOverrides(network) {
if (network === undefined)
return [];
const settings = [
`protocol.${network.protocol}.allow=always`,
...(network.isOfUser === true ? [] : ['http.followRedirects=false']),
'http.lowSpeedLimit=1000',
'http.lowSpeedTime=60',
];
return settings.flatMap((setting) => ['-c', setting]);
}
function networkEnvironment(network) {
if (network === undefined)
return {};
const header = network.header === undefined
? {}
: { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'http.extraHeader', GIT_CONFIG_VALUE_0: network.header };
return { ...network.env, ...header };
}
function environmentOf({ gitDir, home, indexFile, workTree, objects, alternates, network, }) {
return {
PATH: process.env.PATH ?? '/usr/bin:/bin',
LC_ALL: 'C',
HOME: home,
XDG_CONFIG_HOME: home,
GIT_DIR: gitDir,
GIT_INDEX_FILE: indexFile ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(gitDir, 'index'),
...(workTree === undefined ? {} : { GIT_WORK_TREE: workTree }),
...(objects === undefined ? {} : { GIT_OBJECT_DIRECTORY: objects }),
...(alternates === undefined ? {} : { GIT_ALTERNATE_OBJECT_DIRECTORIES: listStores(alternates) }),
GIT_CONFIG_NOSYSTEM: '1',
GIT_CONFIG_GLOBAL: '/dev/null',
GIT_ATTR_NOSYSTEM: '1',
GIT_NO_REPLACE_OBJECTS: '1',
GIT_NO_LAZY_FETCH: '1',
GIT_TERMINAL_PROMPT: '0',
GIT_OPTIONAL_LOCKS: '0',
GIT_LITERAL_PATHSPECS: '1',
GIT_ADVICE: '0',
GIT_PAGER: 'cat',
GIT_EDITOR: 'false',
...networkEnvironment(network),
};
}
function listStores(paths) {
return paths.map((path) => (/[:"\\\n]/.test(path) ? JSON.stringify(path) : path)).join(':');
}
}),
80829:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => ( writeGitFolder)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
function writeGitFolder(gitDir, { objectFormat, commit }) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(gitDir, { recursive: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), `${commit ?? 'ref: refs/heads/none'}\n`);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'config'), formatConfig(objectFormat));
}
function formatConfig(objectFormat) {
if (objectFormat === 'sha1')
return '[core]\n\trepositoryformatversion = 0\n\tbare = true\n';
return `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = ${objectFormat}\n`;
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
var program_files = __webpack_require__(3206);
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
if (paths.checked !== undefined)
(0,program_files .Ak)();
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
56757:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
o: () => ( Pace)
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
const PIECE_MS = 20;
class Pace {
#since = performance.now();
async step() {
if (performance.now() - this.#since < PIECE_MS)
return;
await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
this.#since = performance.now();
}
}
}),
31777:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => ( moveRefSync),
v: () => ( locateRefs)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _git_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44640);
var _git_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80829);
var _program_sync_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19418);
function locateRefs({ commonDir, objects, objectFormat }, folder) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
(0,_git_folder_js__WEBPACK_IMPORTED_MODULE_4__ .e)(folder, { objectFormat });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'refs'));
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'packed-refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'packed-refs'));
return { gitDir: folder, objects };
}
function moveRefSync(repository, { ref, from, to }) {
const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-ref-'));
try {
const place = { ...locateRefs(repository, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'refs')), home: folder };
const args = ['update-ref', '--no-deref', ref, to, from ?? '0'.repeat(to.length)];
return (0,_program_sync_js__WEBPACK_IMPORTED_MODULE_5__ .x)((0,_git_command_js__WEBPACK_IMPORTED_MODULE_3__ .Q)(place, args)).exitCode === 0;
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
}
}
}),
14311:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DA: () => ( removeLeftovers),
Ed: () => ( emptyFew),
dM: () => ( removeTree),
l: () => ( discardTree),
v$: () => ( removeFolder)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4862);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
var _files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79871);
var _pace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56757);
var _platform_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92717);
function removeTree(path) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true });
return [];
}
catch {
const sweep = new Sweep(path, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(textOf(path)));
for (let step = sweep.next(); step === 'more'; step = sweep.next())
;
return sweep.finish();
}
}
async function discardTree(path, { signal, yardIn = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(textOf(path)) } = {}) {
const sweep = new Sweep(path, yardIn);
const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_7__ .o();
while (signal?.aborted !== true && sweep.next() === 'more')
await pace.step();
return sweep.finish();
}
const MAX_FEW = 200;
function emptyFew(path) {
const folders = [];
let left = MAX_FEW;
const empty = (folder) => {
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { withFileTypes: true });
left -= entries.length;
if (left < 0 || (entries.length > 0 && !['ENOTEMPTY', 'EEXIST'].includes(tryRmdir(folder) ?? '')))
return false;
for (const entry of entries) {
const each = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.name);
if (entry.isDirectory() ? !empty(each) : tryUnlink(each) !== undefined)
return false;
}
folders.push(folder);
return true;
};
try {
return empty(path) ? folders : undefined;
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .Or)(error))
return undefined;
throw error;
}
}
function removeFolder(path) {
return tryRmdir(path) === undefined;
}
const ATTRIBUTES = (0,_platform_js__WEBPACK_IMPORTED_MODULE_8__ .j)() ? 'lsattr -d, chattr -i -a' : 'ls -ldO, chflags nouchg,nouappnd';
const YARD = '.left-';
async function removeLeftovers(folder, options = {}) {
const left = [];
for (const name of listNames(folder)) {
if (name.startsWith(YARD))
left.push(...(await discardTree((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), options)));
}
return left;
}
function listNames(folder) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder);
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .Or)(error))
return [];
throw error;
}
}
class Sweep {
#yardIn;
#shown;
#yard;
#taken = 0;
#waiting = [];
#current;
#failures = [];
#blocked;
constructor(path, yardIn) {
this.#yardIn = yardIn;
this.#shown = textOf(path);
this.#begin(path);
}
next() {
if (this.#current === undefined) {
const at = this.#waiting.pop();
if (at === undefined)
return 'done';
this.#enter(at);
return 'more';
}
const { base, entries } = this.#current;
const name = entries.pop();
if (name === undefined)
this.#leave();
else
this.#take(Buffer.concat([Buffer.from(`${base}/`), name]), name);
return 'more';
}
finish() {
this.#close();
if (this.#blocked !== undefined) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ .Rb({
message: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(this.#shown, 300)} can neither be removed nor renamed: ${this.#blocked}`,
remedy: `Unmount it, or take away its attributes (${ATTRIBUTES}); then run the command again.`,
});
}
if (this.#yard === undefined)
return [];
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(this.#yard);
return [];
}
catch {
const [first = 'it was not finished'] = this.#failures;
const more = this.#failures.length > 1 ? `, and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .LS)(this.#failures.length - 1, 'more')}` : '';
return [{ path: this.#yard, why: `${first}${more}` }];
}
}
#begin(path) {
try {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
if (stats === undefined)
return;
if ((stats.isDirectory() ? tryRmdir(path) : tryUnlink(path)) === undefined)
return;
this.#moveToYard(path);
}
catch (error) {
if (['ENOENT', 'ENOTDIR'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error)))
return;
if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .Or)(error))
throw error;
this.#blocked = (0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error);
}
}
#moveToYard(path) {
const yard = this.#openYard(path);
if (yard === undefined)
return;
const to = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(yard, String(this.#taken));
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(path, to);
}
catch (error) {
if (!['EACCES', 'EPERM'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error)) || !giveRights(path))
throw error;
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(path, to);
}
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(to).isDirectory())
this.#waiting.push(this.#taken);
else
this.#failures.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(textOf(path)), 200)} cannot be removed`);
this.#taken += 1;
}
#openYard(path) {
if (this.#yard !== undefined)
return this.#yard;
const yard = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#yardIn, `${YARD}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`);
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(yard, { mode: 0o700 });
}
catch (error) {
if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .Ry)(error))
throw error;
rmQuietly(path);
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false }) === undefined)
return undefined;
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(yard, { mode: 0o700 });
}
this.#yard = yard;
return yard;
}
#enter(at) {
const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#yard ?? '', String(at));
try {
const descriptor = openFolder(path);
const base = HAS_PROC ? `/proc/self/fd/${descriptor}` : path;
this.#current = { base, descriptor, at, entries: [] };
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
if (stats.dev !== (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(this.#yard ?? '').dev)
throw new Error('it is another file system');
if ((stats.mode & 0o700) !== 0o700)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(descriptor, 0o700);
for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(base, { encoding: 'buffer' }))
this.#current.entries.push(name);
}
catch (error) {
this.#failures.push((0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error));
this.#close();
}
}
#take(path, name) {
const refused = tryUnlink(path);
if (refused === undefined || refused === 'ENOENT')
return;
try {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isDirectory())
throw new Error(refused);
if (tryRmdir(path) !== undefined)
this.#moveToYard(path);
}
catch (error) {
this.#failures.push(`${(0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error)} for ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ .q0)(name), 200)}`);
}
}
#leave() {
const at = this.#current?.at;
this.#close();
tryRmdir((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#yard ?? '', String(at)));
}
#close() {
if (this.#current !== undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#current.descriptor);
this.#current = undefined;
}
}
const HAS_PROC = (0,_platform_js__WEBPACK_IMPORTED_MODULE_8__ .j)() && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)('/proc/self/fd');
const O_PATH = 0o10000000;
function openFolder(path) {
const flags = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW;
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags);
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error) !== 'EACCES' || !giveRights(path))
throw error;
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags);
}
}
function giveRights(path) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isDirectory())
return false;
if (!HAS_PROC) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(path, 0o700);
return true;
}
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, O_PATH | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(`/proc/self/fd/${descriptor}`, 0o700);
return true;
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
}
function tryUnlink(path) {
return refusalOf(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path));
}
function tryRmdir(path) {
return refusalOf(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(path));
}
function refusalOf(act) {
try {
act();
return undefined;
}
catch (error) {
return (0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .CA)(error);
}
}
function rmQuietly(path) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true });
}
catch {
}
}
function textOf(path) {
return typeof path === 'string' ? path : (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ .q0)(path);
}
}),
80866:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X7: () => ( finishInstall),
ki: () => ( installStaged),
qp: () => ( createStaging)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45145);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28338);
var _base_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7953);
var _durable_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84831);
var _fault_point_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(23727);
var _files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(79871);
var _own_git_folder_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26530);
var _reached_refs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(31777);
var _regular_file_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(48951);
const PREFIX = '.pull-';
function createStaging({ folder }) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true });
for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder)) {
if (name.startsWith(PREFIX))
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { recursive: true, force: true });
}
const staging = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `${PREFIX}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}`);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(staging);
return staging;
}
const markSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Ikc({
staging: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Fk(/^\.pull-[0-9a-f]{16}$/)),
outdated: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP()),
move: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Ikc({ ref: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP(), from: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP()), to: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP() })),
});
function markOf({ repository, folder }) {
const key = (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_6__ .s)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(repository.folder, folder)).slice(-16);
return (0,_own_git_folder_js__WEBPACK_IMPORTED_MODULE_11__ .lu)(repository, key);
}
function installStaged(target, { staging, outdated, move }) {
syncTree(staging);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('pull:before-commit');
const mark = {
staging: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(target.folder, staging),
outdated,
move: move === undefined ? null : { ...move, from: move.from ?? null },
};
(0,_durable_js__WEBPACK_IMPORTED_MODULE_8__ .Zf)(markOf(target), [`${JSON.stringify(mark)}\n`]);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('pull:after-commit');
finishInstall(target);
}
function finishInstall(target) {
const path = markOf(target);
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
return;
const { staging, outdated, move } = readMark(path);
const from = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(target.folder, staging);
for (const file of filesIn(from)) {
const to = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(target.folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(from, file));
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(to), { recursive: true });
moveOnce(file, to);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('pull:after-file');
}
for (const name of outdated)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(target.folder, name), { force: true });
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('pull:after-files');
if (move !== null)
(0,_reached_refs_js__WEBPACK_IMPORTED_MODULE_12__ .I)(target.repository, { ...move, from: move.from ?? undefined });
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('pull:after-branch');
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(from, { recursive: true, force: true });
syncTree(target.folder);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('pull:after-staged');
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
(0,_durable_js__WEBPACK_IMPORTED_MODULE_8__ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('pull:after');
}
function readMark(path) {
try {
return markSchema.parse(JSON.parse((0,_regular_file_js__WEBPACK_IMPORTED_MODULE_13__ .Aj)(path)));
}
catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .Rb({
message: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__ .TL)(path, 300)} is not what autorize writes (${(0,_files_js__WEBPACK_IMPORTED_MODULE_10__ .CA)(error)})`,
remedy: 'Remove it, and run autorize pull again.',
cause: error,
});
}
}
function moveOnce(from, to) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(from, to);
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_10__ .CA)(error) !== 'ENOENT')
throw error;
}
}
function filesIn(folder) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
return [];
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { recursive: true, withFileTypes: true });
return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name));
}
function syncTree(folder) {
for (const file of filesIn(folder)) {
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'r');
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { recursive: true, withFileTypes: true });
for (const { parentPath, name } of entries.filter((entry) => entry.isDirectory()))
(0,_durable_js__WEBPACK_IMPORTED_MODULE_8__ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name));
(0,_durable_js__WEBPACK_IMPORTED_MODULE_8__ .Yw)(folder);
}
}),
31450:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
dt: () => ( isFollowedHere),
lD: () => ( markFollowing),
zc: () => ( forgetFollowing)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _engine_workspace_own_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8829);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14311);
var _store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50492);
const marksIn = ({ repository }) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(repository.gitDir, 'autorize-follows');
const markOf = (paths, id) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(marksIn(paths), id);
const recordOf = ({ id, plan, follows }) => ({ id, plan, follows });
function markFollowing(paths, following) {
(0,_engine_workspace_own_run_js__WEBPACK_IMPORTED_MODULE_1__ .v)(markOf(paths, following.id), recordOf(following));
}
function isFollowedHere(paths, following) {
return (0,_store_js__WEBPACK_IMPORTED_MODULE_3__ .eQ)(following.id) && (0,_engine_workspace_own_run_js__WEBPACK_IMPORTED_MODULE_1__ .q)(markOf(paths, following.id), recordOf(following));
}
function forgetFollowing(paths) {
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_2__ .dM)(marksIn(paths));
}
}),
78928:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C_: () => ( WAIT),
SW: () => ( requireOwn),
describeOpenCheckout: () => ( describeOpenCheckout),
nz: () => ( FOLLOWED),
oV: () => ( MIXED),
vP: () => ( OPEN)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68724);
var _follow_mark_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31450);
var _store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50492);
const OPEN = 'a run in place was killed while the checkout followed what landed';
const MIXED = 'it may hold files of before and of after';
const FOLLOWED = 'the checkout follows what landed just now, and may hold files of before and of after';
const WAIT = 'Wait for the run, or end it.';
function describeOpenCheckout(paths, { history, isLanded }) {
const { thawing, pending } = history;
const isToFollow = thawing !== undefined || (isLanded && pending?.landing.draft.follows !== undefined);
if (!isToFollow)
return undefined;
if ((0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_1__ .oZ)(paths.lock))
return `${FOLLOWED}. ${WAIT}`;
try {
requireOwn(paths, history);
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW)
return `${error.message}. ${error.remedy}`;
throw error;
}
return `${OPEN}; ${MIXED}. Bring it to one of the two: autorize work verify`;
}
function requireOwn(paths, { thawing, pending }) {
const { receipt, follows } = pending?.landing.draft ?? {};
const ofPending = receipt === undefined || follows === undefined ? [] : [{ ...receipt, follows }];
const begun = [...ofPending, ...(thawing === undefined ? [] : [thawing])];
const foreign = begun.find((each) => !(0,_follow_mark_js__WEBPACK_IMPORTED_MODULE_2__ .dt)(paths, each));
if (foreign === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .yW('checkout_open', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.precondition, {
message: `${(0,_store_js__WEBPACK_IMPORTED_MODULE_3__ .pS)(paths, paths.journal)} asks for a change of the checkout by the run ${foreign.id}, which did not begin here; nothing was touched`,
remedy: 'If the records came with the repository, move .autorize/work away. If the run was yours: git status.',
});
}
}),
98005:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ER: () => ( parseHidden),
FE: () => ( hashOfInputs),
IN: () => ( sealReceipt),
iy: () => ( hashOfReceipt),
pB: () => ( renderReceipt)
});
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19533);
var _base_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74044);
function sealReceipt(draft, { previous, blake3 }) {
const linked = { ...draft, previous_receipt_hash: previous };
return { ...linked, receipt_hash: blake3((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)(linked)) };
}
function hashOfReceipt({ receipt_hash: _, ...rest }, blake3) {
return blake3((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)(rest));
}
function renderReceipt(receipt) {
return `${JSON.stringify(receipt, null, 2)}\n`;
}
function hashOfInputs(item, agent, blake3) {
const { gateway: _, server_tools: __, price: ___, only_model: ____, ...asked } = agent;
return blake3((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)({ agent: asked, item }));
}
function parseHidden(text, blake3) {
let raw;
try {
raw = JSON.parse(text);
}
catch {
return undefined;
}
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_1__ .Gv)(raw))
return undefined;
const receipt = raw;
return hashOfReceipt(receipt, blake3) === receipt.receipt_hash ? receipt : undefined;
}
}),
50492:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n4: () => ( archiveUnnamed),
X5: () => ( createWorkFolders),
dG: () => ( work_records .dG),
E9: () => ( historyIn),
eQ: () => ( work_records .eQ),
$M: () => ( openWorkJournal),
b8: () => ( work_records .b8),
N9: () => ( work_records .N9),
WI: () => ( work_records .WI),
kQ: () => ( work_records .kQ),
pS: () => ( work_records .pS),
Ou: () => ( toolPath),
hM: () => ( workArea),
XF: () => ( work_files .XF),
workPathsOf: () => ( workPathsOf),
Qz: () => ( writeReceipt)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var checked_prefix = __webpack_require__(98262);
var durable = __webpack_require__(84831);
var followed_journal = __webpack_require__(4000);
var journal = __webpack_require__(77898);
var own_files = __webpack_require__(11042);
var remove_tree = __webpack_require__(14311);
var staged_install = __webpack_require__(80866);
var same_shape = __webpack_require__(63124);
var workitem_history = __webpack_require__(45351);
;
function isFollowedHistory(value) {
if (!(0,same_shape .L)(value, HISTORY))
return false;
const { pending, thawing } = value;
return ((pending === undefined || ((0,workitem_history .Go)(pending.landing) && typeof pending.hash === 'string')) &&
(thawing === undefined || workitem_history .Kz.safeParse(thawing).success));
}
const NAMES = { id: '', plan: '', item: '', receipt_hash: '' };
const HISTORY = {
landed: [{ kind: '', ...NAMES, work_item_hash: '', after_hash: '', landed_commit: '' }],
ended: [{ kind: '', ...NAMES, status: '' }],
starts: [''],
};
var receipt_seal = __webpack_require__(98005);
var work_files = __webpack_require__(85620);
var work_records = __webpack_require__(43165);
;
function workPathsOf(host) {
const paths = (0,work_files .E4)(host);
(0,staged_install .X7)(paths);
return paths;
}
function workArea({ repository }, { env: parentEnv }) {
return { repository, name: 'work.items', parentEnv };
}
function createWorkFolders({ folder, receipts, runs, repository }) {
for (const each of [receipts, runs])
(0,external_node_fs_.mkdirSync)(each, { recursive: true });
const ignore = (0,external_node_path_.join)(folder, '.gitignore');
if (!(0,external_node_fs_.existsSync)(ignore))
(0,external_node_fs_.writeFileSync)(ignore, '*\n');
for (const each of [folder, (0,external_node_path_.dirname)(folder), repository.folder])
(0,durable .Yw)(each);
}
function openWorkJournal(paths, area) {
const { journal: path } = paths;
return (0,journal ._)({ path, shown: (0,work_records .pS)(paths, path), remedy: work_records .nx, checked: (0,checked_prefix .BE)(area, path) });
}
function historyIn(journal) {
return { ...(0,followed_journal .X)(journal, { ...workitem_history .bs, isState: isFollowedHistory }) };
}
function toolPath({ folder }, hash) {
return (0,external_node_path_.join)(folder, 'tools', `${hash}.mjs`);
}
function writeReceipt(paths, receipt) {
const text = (0,receipt_seal .pB)(receipt);
const top = paths.repository.folder;
(0,own_files .fg)(top, {
files: [],
folders: [(0,external_node_path_.relative)(top, paths.receipts), (0,external_node_path_.relative)(top, (0,work_records .kQ)(paths, receipt.id))],
});
(0,durable .fR)((0,work_records .WI)(paths, receipt.id), [text]);
(0,durable .fR)((0,external_node_path_.join)((0,work_records .kQ)(paths, receipt.id), 'RECEIPT.json'), [text]);
(0,durable .Yw)(paths.runs);
}
function archiveUnnamed({ strays: archived, runs, receipts }, named) {
const move = (from, name) => {
(0,external_node_fs_.mkdirSync)(archived, { recursive: true });
(0,remove_tree .dM)((0,external_node_path_.join)(archived, name));
(0,external_node_fs_.renameSync)((0,external_node_path_.join)(from, name), (0,external_node_path_.join)(archived, name));
};
for (const name of (0,external_node_fs_.readdirSync)(runs))
if (!named.has(name))
move(runs, name);
for (const name of (0,external_node_fs_.readdirSync)(receipts)) {
if (name.endsWith('.json') && !named.has(name.slice(0, -'.json'.length)))
move(receipts, name);
else if (/^\.[0-9a-f]{16}\.tmp$/.test(name))
(0,external_node_fs_.rmSync)((0,external_node_path_.join)(receipts, name), { force: true });
}
}
})
};

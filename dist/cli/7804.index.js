export const id = 7804;
export const ids = [7804];
export const modules = {
19533:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( canonicalJson)
});
const MAX_DEPTH = 500;
function canonicalJson(value) {
return spell(value, 0);
}
function spell(value, depth) {
if (typeof value === 'string')
return spellText(value);
if (value === null || typeof value === 'boolean')
return String(value);
if (typeof value === 'number') {
if (!Number.isFinite(value))
throw new TypeError(`the number ${value} has no canonical JSON`);
return JSON.stringify(value);
}
if (depth > MAX_DEPTH)
throw new TypeError(`a value nested deeper than ${MAX_DEPTH} levels has no canonical JSON`);
if (Array.isArray(value))
return `[${Array.from(value, (item) => spell(item, depth + 1)).join(',')}]`;
if (typeof value !== 'object')
throw new TypeError(`a value of type ${typeof value} has no canonical JSON`);
const members = value;
const { sorted, spelled } = orderOf(Object.keys(value));
let text = '{';
for (let index = 0; index < sorted.length; index += 1) {
const item = members[sorted[index]];
if (item === undefined)
continue;
text += `${text === '{' ? '' : ','}${spelled[index]}:${spell(item, depth + 1)}`;
}
return `${text}}`;
}
const orders = new Map();
const MAX_KEYS = 64;
function orderOf(keys) {
const known = orders.get(keys.length);
if (known?.keys.every((key, index) => key === keys[index]))
return known;
const sorted = keys.toSorted();
const order = { keys, sorted, spelled: sorted.map(spellText) };
if (keys.length <= MAX_KEYS)
orders.set(keys.length, order);
return order;
}
const PLAIN = /^[ !#-[\]-~]*$/;
const LONE_SURROGATE = /\p{Cs}/u;
function spellText(text) {
if (PLAIN.test(text))
return `"${text}"`;
if (LONE_SURROGATE.test(text))
throw new TypeError('text with a lone surrogate has no canonical JSON');
return JSON.stringify(text);
}
}),
61739:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( LINKS),
ES: () => ( wellFormed),
FL: () => ( firstHead),
MP: () => ( readSound),
SE: () => ( JOURNAL_MEMBERS),
mR: () => ( isMoreThanRecord),
pF: () => ( parseRecordLine),
po: () => ( hashOfRecord),
wu: () => ( CHAIN_CHECKS),
xe: () => ( sealRecord),
z8: () => ( parseJournal)
});
var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
var _canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19533);
var _hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28338);
var _lazy_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71461);
const LINKS = ['seq', 'prev', 'hash'];
const SAME_WRITE = 'same_write';
const JOURNAL_MEMBERS = [...LINKS, SAME_WRITE];
const NEWLINE = 0x0a;
function firstHead({ bytes, records }) {
return { seq: records + 1, prev: (0,_hash_js__WEBPACK_IMPORTED_MODULE_2__ .s)(bytes) };
}
function sealRecord(fields, head, sameWrite = 0) {
for (const own of JOURNAL_MEMBERS) {
if (own in fields)
throw new TypeError(`a record may not bring its own "${own}"`);
}
const linked = { ...wellFormed(fields), seq: head.seq, prev: head.prev };
const written = sameWrite === 0 ? {} : { [SAME_WRITE]: sameWrite };
const hash = (0,_hash_js__WEBPACK_IMPORTED_MODULE_2__ .s)((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ .d)({ ...linked, ...written }));
const line = `${JSON.stringify({ ...linked, hash, ...written })}\n`;
return { record: JSON.parse(line), line, next: { seq: head.seq + 1, prev: hash } };
}
function wellFormed(value) {
if (typeof value === 'string')
return value.replaceAll(/\p{Cs}/gu, '\ufffd');
if (Array.isArray(value))
return value.map(wellFormed);
if (typeof value !== 'object' || value === null)
return value;
return Object.fromEntries(Object.entries(value).map(([key, item]) => [wellFormed(key), wellFormed(item)]));
}
const CHAIN_CHECKS = 2;
function parseJournal(bytes, checked) {
const end = bytes.lastIndexOf(NEWLINE) + 1;
const reader = new ChainReader(checked);
let [from, soundBytes] = [checked?.bytes ?? 0, end];
const zero = bytes.subarray(0, end).indexOf(0, from);
while (from < end) {
const to = bytes.indexOf(NEWLINE, from);
const [line, before] = [bytes.subarray(from, to), bytes.subarray(0, from)];
if (zero !== -1 && zero < to && reader.mayBeOneWrite(bytes.subarray(0, end), from)) {
soundBytes = from;
break;
}
reader.read(line, before);
from = to + 1;
}
const tail = bytes.subarray(soundBytes);
if (isMoreThanRecord(tail))
reader.corrupt('is a whole record that ends with another byte than a newline');
return reader.result(bytes.subarray(0, soundBytes), tail.length);
}
const SECTOR_BYTES = 512;
function hasLostSectors(line, start) {
const gaps = [...line.toString('latin1').matchAll(/\0+/g)];
return (gaps.length > 0 &&
gaps.every(({ index, 0: { length } }) => {
const from = start + index;
return length > 1 && (index === 0 || from % SECTOR_BYTES === 0) && (from + length) % SECTOR_BYTES === 0;
}));
}
const PLACE = /"seq":(\d+),"prev":"[0-9a-f]{64}","hash":"[0-9a-f]{64}"(?:,"same_write":(\d+))?\}$/;
function placeOf(line) {
const [, seq, sameWrite = 0] = PLACE.exec(line.toString('latin1')) ?? [];
return seq === undefined ? undefined : { seq: Number(seq), writeBegan: Number(seq) - Number(sameWrite) };
}
function readSound(bytes, count) {
let starts;
return (0,_lazy_list_js__WEBPACK_IMPORTED_MODULE_3__ .r)(count, (index) => {
starts ??= findLines(bytes, count);
const from = starts[index] ?? 0;
return JSON.parse(bytes.toString('utf8', from, bytes.indexOf(NEWLINE, from)));
});
}
function findLines(bytes, count) {
const starts = new Float64Array(count);
for (let [from, line] = [0, 0]; line < count && from < bytes.length;) {
const to = bytes.indexOf(NEWLINE, from);
if (to > from) {
starts[line] = from;
line += 1;
}
from = to + 1;
}
return starts;
}
function isMoreThanRecord(tail) {
const last = tail.at(-1);
if (last === undefined || last === 0)
return false;
return parseRecordLine(tail.subarray(0, -1)) !== undefined;
}
class ChainReader {
#records = [];
#skipped;
#line;
#head;
#issue;
#unchained;
#sameWrite;
constructor(checked) {
this.#skipped = checked?.records ?? 0;
this.#line = checked?.lines ?? 0;
this.#unchained = checked?.unchained ?? 0;
this.#head = checked !== undefined && checked.records > checked.unchained ? checked.head : undefined;
this.#sameWrite = checked?.sameWrite ?? 0;
}
read(line, before) {
this.#line += 1;
const text = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(line) ? line.toString() : undefined;
const record = text === undefined ? undefined : parseObject(text);
const why = this.#issue === undefined ? this.#why(text, record, before) : undefined;
if (why !== undefined)
this.#issue = { line: this.#line, why };
if (record !== undefined)
this.#records.push(record);
}
mayBeOneWrite(bytes, start) {
if (this.#issue !== undefined)
return false;
const { seq } = this.#head ?? firstHead({ bytes: bytes.subarray(0, start), records: this.#unchained });
let last = seq - 1;
for (let from = start; from < bytes.length;) {
const to = bytes.indexOf(NEWLINE, from);
const line = bytes.subarray(from, to);
const place = placeOf(line);
const isLost = hasLostSectors(line, from);
if (place === undefined ? !isLost : place.writeBegan > seq || place.seq <= last)
return false;
if (from === start && !isLost)
return false;
last = place?.seq ?? last + 1;
from = to + 1;
}
return true;
}
corrupt(why) {
this.#issue ??= { line: this.#line + 1, why };
}
result(bytes, tornBytes) {
if (this.#issue !== undefined)
return { kind: 'corrupt', ...this.#issue, readable: this.#records };
const [lines, records, unchained] = [this.#line, this.#skipped + this.#records.length, this.#unchained];
const [soundBytes, head] = [bytes.length, this.#head ?? firstHead({ bytes, records })];
const checked = { bytes: soundBytes, lines, records, unchained, head, sameWrite: this.#sameWrite };
return { kind: 'sound', records: this.#records, checked, unchained, head, soundBytes, tornBytes };
}
#why(text, record, before) {
if (text === undefined)
return 'is not UTF-8';
if (record === undefined) {
return this.#head === undefined && text === '' ? undefined : 'is not a JSON object';
}
const links = LINKS.filter((link) => link in record);
if (links.length === 0 && this.#head === undefined) {
this.#unchained += 1;
return undefined;
}
if (links.length < LINKS.length)
return `has no "${LINKS.find((link) => !links.includes(link))}"`;
const head = this.#head ?? firstHead({ bytes: before, records: this.#unchained });
const { hash, ...rest } = record;
if (record.seq !== head.seq)
return `has the seq ${String(record.seq)} where ${head.seq} comes next`;
if (record.prev !== head.prev)
return 'does not continue the record before it (broken chain)';
if (typeof hash !== 'string' || hash !== hashOfRecord(rest))
return 'has content that does not match its hash';
const { [SAME_WRITE]: sameWrite = 0 } = record;
if (sameWrite !== 0 && sameWrite !== this.#sameWrite + 1)
return 'is not of the write that it says';
if (JSON.stringify(record) !== text)
return 'has the right values but not the bytes that were written';
this.#head = { seq: head.seq + 1, prev: hash };
this.#sameWrite = sameWrite;
return undefined;
}
}
function hashOfRecord(record) {
try {
return (0,_hash_js__WEBPACK_IMPORTED_MODULE_2__ .s)((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ .d)(record));
}
catch {
return undefined;
}
}
function parseRecordLine(line) {
return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(line) ? parseObject(line.toString()) : undefined;
}
function parseObject(text) {
try {
const value = JSON.parse(text);
return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}
catch {
return undefined;
}
}
}),
71461:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
r: () => ( lazyList)
});
const INDEX = /^(?:0|[1-9]\d*)$/;
function lazyList(count, make) {
const made = new Array(count);
const isOurs = (key) => typeof key === 'string' && INDEX.test(key) && Number(key) < count;
const makeAt = (key) => {
if (isOurs(key) && !Object.hasOwn(made, key))
made[Number(key)] = make(Number(key));
};
return new Proxy(made, {
get(list, key) {
makeAt(key);
return Reflect.get(list, key);
},
has: (list, key) => isOurs(key) || Reflect.has(list, key),
getOwnPropertyDescriptor(list, key) {
makeAt(key);
return Reflect.getOwnPropertyDescriptor(list, key);
},
ownKeys(list) {
for (let index = 0; index < count; index += 1)
makeAt(String(index));
return Reflect.ownKeys(list);
},
});
}
}),
50748:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I7: () => ( medianOfAscending),
JZ: () => ( median),
w8: () => ( insertAscending),
w9: () => ( centralMedian)
});
function median(numbers) {
return numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)];
}
function centralMedian(numbers) {
const sorted = numbers.toSorted((one, other) => one - other);
const half = Math.floor(sorted.length / 2);
const upper = sorted[half] ?? Number.NaN;
return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}
function insertAscending(numbers, added) {
let [from, to] = [0, numbers.length];
while (from < to) {
const half = (from + to) >>> 1;
if ((numbers[half] ?? 0) <= added)
from = half + 1;
else
to = half;
}
numbers.splice(from, 0, added);
}
function medianOfAscending(numbers) {
return numbers[Math.floor((numbers.length - 1) / 2)];
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
11042:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
f: () => ( requireOwnFiles),
z: () => ( readOwnFile)
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
remedy: `Nothing of it was followed or opened. Remove it (rm ${JSON.stringify(first)}), or put a file or folder of your own in its place; then run the command again.`,
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
}),
19418:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
x: () => ( runProgramSync)
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
const MAX_BYTES = 100_000_000;
function runProgramSync({ program, args, cwd, env, timeoutMs }) {
try {
const { status, signal, stdout, stderr, error } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program, args, {
...{ cwd, env, maxBuffer: MAX_BYTES, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
...(timeoutMs === undefined ? {} : { timeout: timeoutMs, killSignal: 'SIGKILL' }),
});
const failure = status === null && signal === null ? error : undefined;
const ended = { exitCode: status ?? undefined, signal: signal ?? undefined, failure };
return { ...ended, stdout: (stdout ?? '').replace(/\r?\n$/, ''), stderr: stderr ?? '' };
}
catch (error) {
const failure = error instanceof Error ? error : new Error(String(error));
return { exitCode: undefined, signal: undefined, stdout: '', stderr: '', failure };
}
}
}),
90218:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$t: () => ( anytimeInterval),
Ny: () => ( INSURED_MOST),
iL: () => ( isRefuted),
iZ: () => ( insuredFactor),
ow: () => ( logEvidenceOfDifference),
xu: () => ( insuredBets)
});
const INSURED = 0.1;
const INSURED_MOST = INSURED + (1 - INSURED) * 2;
const STRONGEST_BET = 2.4;
const REACH = 60;
const HALVINGS = 60;
const SMALL = 1e-100;
function insuredBets(planned, level) {
const bets = [];
let bet = Math.sqrt((2 * Math.log(2 / level)) / planned);
for (; bet < STRONGEST_BET; bet *= 2)
bets.push(bet);
return [...bets, bet];
}
function insuredFactor(x, bet) {
return INSURED + ((1 - INSURED) * 2) / (1 + Math.exp(-2 * bet * x));
}
function evidencePath(series, centre, side) {
const path = [];
findEvidence(series, centre, side, (log) => {
path.push(log);
return false;
});
return path;
}
function findEvidence({ differences, scales, bets }, centre, side, isEnough) {
const products = bets.map(() => 1);
let taken = 0;
for (const [index, difference] of differences.entries()) {
const x = (side * (difference - centre)) / (scales[index] ?? 1);
let total = 0;
for (const [at, bet] of bets.entries()) {
const product = (products[at] ?? 1) * insuredFactor(x, bet);
products[at] = product;
total += product;
}
const mean = total / bets.length;
if (isEnough(taken + Math.log(mean)))
return true;
if (mean > SMALL && mean < 1 / SMALL)
continue;
taken += Math.log(mean);
for (const [at, product] of products.entries())
products[at] = product / mean;
}
return false;
}
function isRefuted(series, level, centre, side) {
const needed = Math.log(2 / level);
return findEvidence(series, centre, side, (log) => log >= needed);
}
function anytimeInterval(series, level) {
const { differences, scales } = series;
if (differences.length === 0)
return { lower: null, upper: null };
const reach = Math.max(...differences.map(Math.abs)) + REACH * Math.max(...scales);
const limitOn = (side) => {
let out = -side * reach;
let within = side * reach;
if (!isRefuted(series, level, out, side))
return null;
for (let halving = 0; halving < HALVINGS; halving += 1) {
const middle = (out + within) / 2;
if (isRefuted(series, level, middle, side))
out = middle;
else
within = middle;
}
return out;
};
return { lower: limitOn(1), upper: limitOn(-1) };
}
function logEvidenceOfDifference(series) {
const up = evidencePath(series, 0, 1).at(-1) ?? 0;
const down = evidencePath(series, 0, -1).at(-1) ?? 0;
const highest = Math.max(up, down);
return highest + Math.log((Math.exp(up - highest) + Math.exp(down - highest)) / 2);
}
}),
44785:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D7: () => ( deviationOf),
Uy: () => ( squaresAround),
hm: () => ( meanOf)
});
function meanOf(values) {
const [first = 0] = values;
if (values.every((value) => value === first))
return first;
let sum = 0;
for (const value of values)
sum += value;
return sum / values.length;
}
function squaresAround(values) {
const mean = meanOf(values);
let sum = 0;
for (const value of values)
sum += (value - mean) ** 2;
return sum;
}
function deviationOf(values) {
return values.length < 2 ? 0 : Math.sqrt(squaresAround(values) / (values.length - 1));
}
}),
37763:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => ( quantileOfT),
a: () => ( tailOfT)
});
function tailOfT(t, freedom) {
const theta = Math.atan(Math.abs(t) / Math.sqrt(freedom));
const cosine = Math.cos(theta);
const isOdd = freedom % 2 === 1;
let term = isOdd ? cosine : 1;
let sum = freedom === 1 ? 0 : term;
for (let power = isOdd ? 3 : 2; power <= freedom - 2; power += 2) {
term *= ((power - 1) / power) * cosine * cosine;
sum += term;
}
const within = isOdd ? (2 / Math.PI) * (theta + Math.sin(theta) * sum) : Math.sin(theta) * sum;
return Math.min(1, Math.max(0, 1 - within));
}
function quantileOfT(tail, freedom) {
let low = 0;
let high = 1;
while (tailOfT(high, freedom) > tail && high < 1e12)
high *= 2;
for (let halving = 0; halving < 100; halving += 1) {
const middle = (low + high) / 2;
if (tailOfT(middle, freedom) > tail)
low = middle;
else
high = middle;
}
return (low + high) / 2;
}
})
};

export const id = 5208;
export const ids = [5208];
export const modules = {
20077:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_C: () => ( FOREIGN_CALL),
b8: () => ( foreignCall),
zP: () => ( importPack),
H9: () => ( movePack),
zE: () => ( takePack)
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var base_text = __webpack_require__(7953);
var kernel_git = __webpack_require__(13096);
var pack_index = __webpack_require__(1902);
var external_node_zlib_ = __webpack_require__(38522);
var kernel_pace = __webpack_require__(56757);
;
const HEADER_BYTES = 12;
const OFFSET_DELTA = 6;
const REFERENCE_DELTA = 7;
const UNREADABLE = 'it is no pack that can be read';
async function findPackIssue(pack, limits) {
if (pack.length < HEADER_BYTES || pack.toString('latin1', 0, 4) !== 'PACK')
return UNREADABLE;
const count = pack.readUInt32BE(8);
if (count > limits.maxObjects)
return `it has ${count} objects; expected at most ${limits.maxObjects}`;
try {
return await findLarge(pack, { count, ...limits });
}
catch {
return UNREADABLE;
}
}
async function findLarge(pack, { count, hash, maxObjectBytes, maxAllBytes, signal }) {
const pace = new kernel_pace .o();
let at = HEADER_BYTES;
let all = 0;
for (let index = 0; index < count; index += 1) {
await pace.step();
if (signal?.aborted === true)
return undefined;
const first = byteAt(pack, at);
const type = (first >> 4) & 7;
const rest = first < 0x80 ? { value: 0, next: at + 1 } : readNumber(pack, at + 1);
const size = (first & 0x0f) + rest.value * 16;
if (size > maxObjectBytes)
return tooLarge(size, maxObjectBytes);
const data = skipBase(pack, { type, at: rest.next, hash });
const inflated = inflate(pack.subarray(data), size);
at = data + inflated.consumed;
const isDelta = type === OFFSET_DELTA || type === REFERENCE_DELTA;
const result = isDelta ? readNumber(inflated.bytes, readNumber(inflated.bytes, 0).next).value : size;
if (result > maxObjectBytes)
return tooLarge(result, maxObjectBytes);
all += result;
if (all > maxAllBytes)
return `its objects have more than ${maxAllBytes} bytes when they are unpacked`;
}
return undefined;
}
function tooLarge(bytes, limit) {
return `an object of it has ${bytes} bytes; expected at most ${limit}`;
}
function skipBase(pack, { type, at, hash }) {
if (type === REFERENCE_DELTA)
return at + (hash === 'sha1' ? 20 : 32);
return type === OFFSET_DELTA ? readNumber(pack, at).next : at;
}
function readNumber(bytes, from) {
let value = 0;
let scale = 1;
for (let at = from;; at += 1) {
const byte = byteAt(bytes, at);
value += (byte & 0x7f) * scale;
if (!Number.isSafeInteger(value))
throw new RangeError('a number that is too large');
if (byte < 0x80)
return { value, next: at + 1 };
scale *= 128;
}
}
function byteAt(bytes, at) {
const byte = bytes[at];
if (byte === undefined)
throw new RangeError('the end of the pack');
return byte;
}
function inflate(packed, size) {
const done = (0,external_node_zlib_.inflateSync)(packed, { info: true, maxOutputLength: size + 1 });
if (done.buffer.length !== size)
throw new RangeError('another size than it says');
return { bytes: done.buffer, consumed: done.engine.bytesWritten };
}
;
const MAX_OBJECT_BYTES = 100 << 20;
const MAX_ALL_BYTES = 1 << 30;
const MAX_OBJECTS = 200_000;
const FOREIGN_CALL = { timeoutMs: 120_000, env: { GIT_ALLOC_LIMIT: '600m' } };
function foreignCall(signal) {
return { ...FOREIGN_CALL, ...(signal === undefined ? {} : { cutOff: signal }) };
}
async function takePack(foreign) {
const { git, objects, pack, hash, maxPackBytes, isPrivate, hasPlainModes, signal } = foreign;
if (pack.length > maxPackBytes)
return { kind: 'refused', why: `it has ${pack.length} bytes; expected at most ${maxPackBytes}` };
const limits = { maxObjects: MAX_OBJECTS, maxObjectBytes: MAX_OBJECT_BYTES, maxAllBytes: MAX_ALL_BYTES };
const why = await findPackIssue(pack, { ...limits, hash, signal });
if (why !== undefined)
return { kind: 'refused', why };
const strict = hasPlainModes ? '--strict=badFilemode=error' : '--strict';
const args = ['index-pack', '--stdin', strict, '--threads=1', `--max-input-size=${maxPackBytes}`];
await git([...(isPrivate ? ['-c', 'core.fsync=none'] : []), ...args], { ...foreignCall(signal), input: pack });
const names = (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(objects, 'pack')).filter((name) => /^pack-[0-9a-f]+\.(pack|idx)$/.test(name));
const index = names.find((name) => name.endsWith('.idx'));
const ids = index === undefined ? [] : (0,pack_index .p)((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(objects, 'pack', index)), hash);
return { kind: 'taken', ids, names };
}
async function importPack({ gitDir, objects: to, check, ...pack }) {
const objects = (0,external_node_path_.join)(to, `tmp_objdir-incoming-${(0,external_node_crypto_.randomBytes)(8).toString('hex')}`);
const home = (0,external_node_path_.join)(objects, 'home');
for (const each of [(0,external_node_path_.join)(objects, 'pack'), home])
(0,external_node_fs_.mkdirSync)(each, { recursive: true });
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(to, 'pack'), { recursive: true });
try {
const git = (0,kernel_git .uD)({ gitDir, home, objects, alternates: [to] });
const taken = await takePack({ git, objects, ...pack });
if (taken.kind === 'refused')
return taken;
await check?.(git, taken.ids);
movePack({ names: taken.names, from: objects, to });
return taken;
}
catch (error) {
if (!(error instanceof kernel_git .XS) || error.isDiskFull)
throw error;
const message = error.stderr.trim().split('\n')[0] || error.message;
return { kind: 'refused', why: `it cannot be read: ${(0,base_text .g$)(message, 300)}` };
}
finally {
(0,external_node_fs_.rmSync)(objects, { recursive: true, force: true });
}
}
function movePack({ names, from, to, }) {
for (const name of names.toSorted().toReversed())
(0,external_node_fs_.renameSync)((0,external_node_path_.join)(from, 'pack', name), (0,external_node_path_.join)(to, 'pack', name));
}
}),
34489:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( openRemote),
w: () => ( renameRef)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var promises_ = __webpack_require__(58500);
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
;
function basicCredentials(token) {
return Buffer.from(`x-access-token:${token}`).toString('base64');
}
var foreign_pack = __webpack_require__(20077);
var kernel_git = __webpack_require__(13096);
var git_folder = __webpack_require__(80829);
;
const MAX_FETCH_BYTES = 512 << 20;
const TOO_LARGE = /File too large|signal 25|SIGXFSZ|[Oo]ut of memory|attempting to allocate|invalid index-pack output/;
function tooLarge(ref, maxBytes) {
return new errors .Rb({
message: `what ${(0,base_text .g$)(ref, 200)} holds on the server is refused: it has more than ${maxBytes} bytes, or needs more memory than records do`,
remedy: 'See who wrote it; to start again without it: resume: never',
});
}
const REQUEST_LIMIT_MS = 180_000;
const PAUSES_MS = [2000, 8000, 20_000];
const PASSED = ['https_proxy', 'http_proxy', 'no_proxy', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'GIT_SSL_CAINFO'];
function openRemote(request) {
const { url, token, repository, folder, parentEnv, limitMs = REQUEST_LIMIT_MS, pausesMs = PAUSES_MS } = request;
const { cutOff, maxFetchBytes = MAX_FETCH_BYTES } = request;
const gitDir = (0,external_node_path_.join)(folder, 'remote');
const home = (0,external_node_path_.join)(folder, 'home');
(0,external_node_fs_.rmSync)(gitDir, { recursive: true, force: true });
for (const each of [(0,external_node_path_.join)(gitDir, 'refs'), home])
(0,external_node_fs_.mkdirSync)(each, { recursive: true });
(0,git_folder .e)(gitDir, repository);
const shallow = (0,external_node_path_.join)(repository.commonDir, 'shallow');
if ((0,external_node_fs_.existsSync)(shallow))
(0,external_node_fs_.copyFileSync)(shallow, (0,external_node_path_.join)(gitDir, 'shallow'));
const { objects } = repository;
const git = (0,kernel_git .uD)({ gitDir, home, objects });
const online = (0,kernel_git .uD)({ gitDir, home, objects, network: request.network ?? networkOf(url, token, parentEnv) });
const call = { timeoutMs: limitMs, ...(cutOff === undefined ? {} : { cutOff }) };
const list = async (refs) => {
const { stdout } = await online(['ls-remote', url, ...refs], call);
const lines = stdout.toString().split('\n');
const found = lines.flatMap((line) => {
const [id, ref] = line.split('\t');
return id !== undefined && ref !== undefined && isAsked(ref, refs) ? [[ref, id]] : [];
});
return new Map(found);
};
const fetch = async (ref, { depth, limits = {} }) => {
const local = `refs/fetched/${ref}`;
const deep = depth === undefined ? [] : [`--depth=${depth}`];
const args = ['fetch', '-q', '--no-tags', '--no-write-fetch-head', ...deep, url, `+${ref}:${local}`];
await online(['-c', 'fetch.unpackLimit=1', ...args], { ...call, ...limits });
const { stdout } = await git(['rev-parse', '--verify', '--end-of-options', local]);
return stdout.toString().trim();
};
return {
...{ url, git, gitDir, list, nameOf: (ref) => ref },
fetch: (ref, depth) => fetch(ref, depth === undefined ? {} : { depth }),
async fetchBounded(ref, depth) {
const limits = { env: foreign_pack ._C.env, maxFileBytes: maxFetchBytes };
try {
return await fetch(ref, { depth, limits });
}
catch (error) {
if (!(error instanceof kernel_git .XS) || !TOO_LARGE.test(`${error.gitExit} ${error.stderr}`))
throw error;
throw tooLarge(ref, maxFetchBytes);
}
},
mayPush: () => askToPush(online, url, call),
push: (moves) => push({ git: online, url, list, call, pausesMs, cutOff }, moves),
};
}
function isAsked(ref, asked) {
return asked.some((each) => (each.endsWith('/*') ? ref.startsWith(each.slice(0, -1)) : ref === each));
}
function renameRef(remote, { here, there }) {
const isMeant = (ref) => ref === here || (here.endsWith('*') && ref.startsWith(here.slice(0, -1)));
const nameOf = (ref) => (isMeant(ref) ? there : ref);
return {
...remote,
nameOf,
list: (refs) => remote.list(refs.map(nameOf)),
fetch: (ref, depth) => remote.fetch(nameOf(ref), depth),
fetchBounded: (ref, depth) => remote.fetchBounded(nameOf(ref), depth),
push: (moves) => remote.push(moves.map((move) => ({ ...move, ref: nameOf(move.ref) }))),
};
}
function networkOf(url, token, parentEnv) {
const env = PASSED.flatMap((name) => [name, name.toUpperCase()]).flatMap((name) => {
const value = parentEnv[name];
return value === undefined ? [] : [[name, value]];
});
const protocol = url.startsWith('https:') ? 'https' : url.startsWith('http:') ? 'http' : 'file';
const header = token ? `AUTHORIZATION: basic ${basicCredentials(token)}` : undefined;
return { protocol, header, env: Object.fromEntries(env) };
}
async function push(pushing, moves) {
const { git, url, list, call, pausesMs, cutOff } = pushing;
const leases = moves.map(({ ref, from = '' }) => `--force-with-lease=${ref}:${from}`);
const args = ['push', '--atomic', '--porcelain', '--no-verify', ...leases, url];
const specs = moves.map(({ ref, to = '' }) => `${to}:${ref}`);
const names = moves.map(({ ref }) => ref);
for (let tries = 0;; tries += 1) {
const message = await attempt(git, [...args, ...specs], call);
if (message === undefined)
return { kind: 'done' };
const actual = await list(names).catch(() => undefined);
if (actual !== undefined) {
if (moves.every(({ ref, to }) => actual.get(ref) === to))
return { kind: 'done' };
if (moves.some(({ ref, from }) => actual.get(ref) !== from))
return { kind: 'moved', actual };
if (message.refs.length > 0)
return { kind: 'refused', ...message };
}
const wait = pausesMs[tries];
if (wait === undefined || cutOff?.aborted === true)
return { kind: 'unreachable', why: message.why };
await (0,promises_.setTimeout)(wait, undefined, cutOff === undefined ? {} : { signal: cutOff }).catch(() => undefined);
}
}
const FORBIDDEN = /\b(403|401|denied|Authentication failed)\b/;
async function askToPush(git, url, call) {
try {
const args = ['push', '--dry-run', '--porcelain', '--no-verify', url, ':refs/heads/autorize-no-such-branch'];
const { exitCode, stderr } = await git(args, { ...call, allowed: [0, 1, 128] });
if (exitCode === 0 || /remote ref does not exist/.test(stderr))
return 'yes';
return FORBIDDEN.test(stderr) ? 'no' : 'unknown';
}
catch (error) {
if (error instanceof kernel_git .XS)
return 'unknown';
throw error;
}
}
async function attempt(git, args, call) {
try {
const { exitCode, stdout, stderr } = await git(args, { ...call, allowed: [0, 1, 128] });
if (exitCode === 0)
return undefined;
const refusals = [...stdout.toString().matchAll(/^!\t[^:\p{Zl}\p{Zp}\r\n]*:(\S+)\t\[remote rejected\] (.*)$/gmu)];
const guilty = refusals.filter(([, , why]) => !/atomic/.test(why ?? ''));
const chosen = guilty.length > 0 ? guilty : refusals;
const forbidden = FORBIDDEN.test(stderr);
const why = chosen[0]?.[2] ?? lastLineOf(stderr);
if (chosen.length === 0 && forbidden)
return { refs: ['*'], why };
return { refs: chosen.map(([, ref]) => ref ?? ''), why: (0,base_text .g$)(why, 200) };
}
catch (error) {
if (!(error instanceof kernel_git .XS))
throw error;
return { refs: [], why: (0,base_text .g$)(`${error.gitExit}`, 200) };
}
}
function lastLineOf(stderr) {
const lines = stderr.split('\n').filter((line) => /^(fatal|error|remote):/.test(line));
return (0,base_text .g$)(lines[0] ?? stderr.trim(), 200);
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
1902:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
k: () => ( renderPackIndex),
p: () => ( parsePackIds)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
const VERSION_2 = Buffer.from('ff744f6300000002', 'hex');
const COUNT_AT = 8 + 255 * 4;
const IDS_AT = COUNT_AT + 4;
function parsePackIds(bytes, hash) {
const size = hash === 'sha1' ? 20 : 32;
const isWhole = bytes.length >= IDS_AT && bytes.subarray(0, VERSION_2.length).equals(VERSION_2);
const count = isWhole ? bytes.readUInt32BE(COUNT_AT) : -1;
if (count < 0 || bytes.length < IDS_AT + count * size)
throw new Error('a pack index that cannot be read');
return Array.from({ length: count }, (_, at) => bytes.toString('hex', IDS_AT + at * size, IDS_AT + (at + 1) * size));
}
function renderPackIndex(objects, digest) {
const sorted = objects.toSorted((one, other) => (one.id < other.id ? -1 : 1));
const [sums, ids, checks, offsets] = [256 * 4, sorted.length * digest.length, sorted.length * 4, sorted.length * 4];
const bytes = Buffer.alloc(VERSION_2.length + sums + ids + checks + offsets);
VERSION_2.copy(bytes);
for (let first = 0; first < 256; first += 1) {
const upTo = sorted.filter(({ id }) => Number.parseInt(id.slice(0, 2), 16) <= first).length;
bytes.writeUInt32BE(upTo, VERSION_2.length + first * 4);
}
for (const [at, { id, crc32, offset }] of sorted.entries()) {
bytes.write(id, IDS_AT + at * digest.length, 'hex');
bytes.writeUInt32BE(crc32, IDS_AT + ids + at * 4);
bytes.writeUInt32BE(offset, IDS_AT + ids + checks + at * 4);
}
const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(digest.length === 32 ? 'sha256' : 'sha1')
.update(bytes)
.update(digest);
return Buffer.concat([bytes, digest, hash.digest()]);
}
}),
35208:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G5: () => ( withoutPassword),
S3: () => ( findAddress),
hA: () => ( userNetworkEnvironment),
u8: () => ( openUserRemote)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13096);
var _git_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80829);
var _git_remote_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34489);
const PROTOCOLS = ['https', 'http', 'ssh', 'git', 'file'];
const PASSED = /^GIT_(?:ASKPASS|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|HTTP_\w+|PROXY_\w+|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+))$/;
async function openUserRemote(request) {
const { name, repository, folder, parentEnv, ...limits } = request;
const url = await readAddress(request);
const network = {
protocol: 'https',
header: undefined,
env: userNetworkEnvironment(parentEnv, PROTOCOLS),
isOfUser: true,
};
const remote = (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_7__ .d)({ url, network, repository, folder, parentEnv, ...limits });
const reach = async (call) => {
try {
return await call;
}
catch (error) {
if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_5__ .XS)
throw unreachable(name, error);
throw error;
}
};
return {
...remote,
list: (refs) => reach(remote.list(refs)),
fetch: (ref, depth) => reach(remote.fetch(ref, depth)),
fetchBounded: (ref, depth) => reach(remote.fetchBounded(ref, depth)),
};
}
async function listAddresses({ repository, folder, }) {
const [gitDir, home] = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'address'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'home')];
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(home, { recursive: true });
(0,_git_folder_js__WEBPACK_IMPORTED_MODULE_6__ .e)(gitDir, repository);
const git = (0,_git_js__WEBPACK_IMPORTED_MODULE_5__ .uD)({ gitDir, home });
const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.commonDir, 'config');
const args = ['config', '--file', file, '--no-includes', '-z', '--get-regexp', '^remote\\..*\\.url$'];
const { stdout } = await git(args, { allowed: [0, 1] });
return stdout
.toString()
.split('\0')
.map((entry) => [entry.slice('remote.'.length, entry.indexOf('.url\n')), entry.slice(entry.indexOf('\n') + 1)])
.filter(([remote]) => remote !== '');
}
async function findAddress(name, repository) {
const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-remote-'));
try {
const entries = await listAddresses({ repository, folder });
return entries.find(([remote]) => remote === name)?.[1];
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
}
}
async function readAddress({ name, repository, folder }) {
const entries = await listAddresses({ repository, folder });
const url = entries.find(([remote]) => remote === name)?.[1];
if (url === undefined) {
const known = [...new Set(entries.map(([remote]) => remote))].map((each) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(each)).join(', ');
const expected = `a remote of this repository (${known === '' ? 'it has none' : known})`;
const remedy = 'Name one of them: --remote NAME. To add one: git remote add NAME URL';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .eb([{ found: `the remote ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(name)}`, expected, remedy }]);
}
return resolveAddress({ name, repository }, url);
}
function resolveAddress({ name, repository }, url) {
const [, scheme] = /^([\w+.-]+):\/\//.exec(url) ?? [];
const isHelper = /^[\w+.-]+::/.test(url);
if (isHelper || url.startsWith('-') || url === '' || (scheme !== undefined && !PROTOCOLS.includes(scheme))) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `the remote ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(name)} has the address ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(withoutPassword(url), 200)}; expected ${PROTOCOLS.join(', ')} or a path`,
remedy: `Change it: git remote set-url ${name} URL`,
});
}
const isPath = scheme === undefined && !/^[^/]+:/.test(url);
return isPath ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(repository.folder, url) : url;
}
function userNetworkEnvironment(parentEnv, protocols) {
const passed = Object.entries(parentEnv).filter(([key]) => !/^(?:GIT_|LC_|LANG)/.test(key) || PASSED.test(key));
return {
...{ XDG_CONFIG_HOME: undefined, GIT_CONFIG_GLOBAL: undefined, GIT_CONFIG_NOSYSTEM: undefined },
...Object.fromEntries(passed),
GIT_ALLOW_PROTOCOL: protocols.join(':'),
};
}
function unreachable(name, { gitExit, stderr }) {
const lines = stderr
.split('\n')
.filter((line) => /^(?:fatal|error|remote|ssh): /.test(line) || /denied|refused/.test(line));
const isCut = String(gitExit).startsWith('SIGKILL') || gitExit === 'being cut off';
const why = isCut ? 'it gave no answer in time' : (lines[0] ?? stderr.trim());
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `the remote ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(name)} cannot be read: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .g$)(withoutPassword(why), 300)}`,
remedy: `Check that this works without questions: git ls-remote ${name}. Then run the command again.`,
});
}
function withoutPassword(text) {
return text.replaceAll(/\/\/[^/@\s]*@/g, '//');
}
})
};

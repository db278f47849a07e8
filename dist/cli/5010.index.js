export const id = 5010;
export const ids = [421,5010,5465];
export const modules = {
70421:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
u: () => ( PART_OVERLAP),
SecretSearch: () => ( SecretSearch)
});
var external_node_crypto_ = __webpack_require__(77598);
;
const MIN_FORM_CHARS = 12;
function secret_forms_formsOf(secret) {
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
const SCRYPT = { N: 8192, r: 8, p: 1 };
const MAX_GUESSES = 2000;
function digestSecrets(secrets, salt) {
const multiplier = multiplierOf(salt);
const forms = secrets.flatMap(formBytes).map((form) => {
let hash = 0;
for (const byte of form)
hash = (Math.imul(hash, multiplier) + byte + 1) | 0;
return { length: form.length, filter: hash >>> 8, digest: slowDigest(form, salt).toString('hex') };
});
return { salt, forms };
}
const formBytes = (secret) => formsOf(secret).map((form) => Buffer.from(form, 'latin1'));
function multiplierOf(salt) {
return Number.parseInt(salt.slice(0, 8), 16) | 1;
}
function slowDigest(form, salt) {
return (0,external_node_crypto_.scryptSync)(form, Buffer.from(salt, 'hex'), 32, SCRYPT);
}
const MIN_PART_CHARS = 8;
const HIDDEN = '***';
const CUT = '\xe2\x80\xa6';
const PART_BYTES = 64 * 1024 * 1024;
const PART_OVERLAP = 1024 * 1024;
class SecretSearch {
#forms;
#digests;
#guesses = 0;
constructor(secrets, digests = []) {
this.#forms = new Set(secrets.flatMap(secret_forms_formsOf));
this.#digests = [...digests];
}
get isIdle() {
return this.#forms.size === 0 && this.#digests.every(({ forms }) => forms.length === 0);
}
add(digests) {
this.#digests.push(digests);
}
addSecrets(secrets) {
for (const form of secrets.flatMap(secret_forms_formsOf))
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
return this.#digests.some((each) => this.#findsDigest(text, each, isFound));
}
#rangesIn(text) {
const ranges = [];
for (const form of this.#forms) {
for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1))
ranges.push([at, at + form.length]);
}
for (const digests of this.#digests) {
this.#findsDigest(text, digests, (range) => {
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
#findsDigest(text, { salt, forms }, isEnough) {
if (forms.length === 0)
return false;
const bytes = Buffer.from(text, 'latin1');
const lengths = new Map();
for (const form of forms)
lengths.set(form.length, [...(lengths.get(form.length) ?? []), form]);
const multiplier = multiplierOf(salt);
return [...lengths].some(([length, wanted]) => findWindow(bytes, { length, multiplier, filters: new Set(wanted.map(({ filter }) => filter)) }, (from, hash) => {
this.#guesses += 1;
if (this.#guesses > MAX_GUESSES)
return isEnough([from, from + length]);
const digest = slowDigest(bytes.subarray(from, from + length), salt);
const isForm = wanted.some((each) => each.filter === hash && (0,external_node_crypto_.timingSafeEqual)(Buffer.from(each.digest, 'hex'), digest));
return isForm && isEnough([from, from + length]);
}));
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
function findWindow(bytes, { length, multiplier, filters }, isMeant) {
if (length === 0 || bytes.length < length)
return false;
let leaving = 1;
for (let power = 1; power < length; power += 1)
leaving = Math.imul(leaving, multiplier);
let hash = 0;
for (let at = 0; at < bytes.length; at += 1) {
if (at >= length)
hash = (hash - Math.imul((bytes[at - length] ?? 0) + 1, leaving)) | 0;
hash = (Math.imul(hash, multiplier) + (bytes[at] ?? 0) + 1) | 0;
if (at + 1 < length || !filters.has(hash >>> 8))
continue;
if (isMeant(at + 1 - length, hash >>> 8))
return true;
}
return false;
}
}),
24859:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Xx: () => ( requireLogin),
hY: () => ( hasEnded),
sC: () => ( openLogin)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
var _base_decode_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74044);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
var _kernel_program_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95808);
var _kernel_program_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(39058);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(48951);
var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(42205);
var _kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(75364);
var _agents_registry_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(63836);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
if (value !== null && value !== void 0) {
if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
var dispose, inner;
if (async) {
if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
dispose = value[Symbol.asyncDispose];
}
if (dispose === void 0) {
if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
dispose = value[Symbol.dispose];
if (async) inner = dispose;
}
if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
env.stack.push({ value: value, dispose: dispose, async: async });
}
else if (async) {
env.stack.push({ async: true });
}
return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
return function (env) {
function fail(e) {
env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
env.hasError = true;
}
var r, s = 0;
function next() {
while (r = env.stack.pop()) {
try {
if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
if (r.dispose) {
var result = r.dispose.call(r.value);
if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
}
else s |= 1;
}
catch (e) {
fail(e);
}
}
if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
if (env.hasError) throw env.error;
}
return next();
};
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
var e = new Error(message);
return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
const MAX_LOGIN_BYTES = 1 << 20;
const LEAST_LEFT_MS = 60_000;
const RENEWAL_MS = 180_000;
const LOCK_PAUSE_MS = 250;
function requireLogin({ login, preset, model }, place) {
return login === true ? findLogin({ preset, model }, place).read() : undefined;
}
function findLogin({ preset, model }, place) {
const known = preset === undefined ? undefined : (0,_agents_registry_js__WEBPACK_IMPORTED_MODULE_12__ .DQ)(preset);
if (preset === undefined || known === undefined) {
throw refused('there is no login of this agent', 'Set agent.preset to one that has a login, or agent.login to false.');
}
requirePlace(place);
return { preset, known, read: () => readLogin(preset, known, { model, parentEnv: place.parentEnv }) };
}
async function openLogin({ login, preset: named, model }, place, { leastLeftMs = LEAST_LEFT_MS, signal, secrets } = {}) {
if (login !== true)
return undefined;
const { preset, known, read } = findLogin({ preset: named, model }, place);
const first = read();
if (!hasEnded(first, leastLeftMs))
return learn(first, secrets);
const access = await renew({ preset, known, model, place, signal, read, leastLeftMs });
if (hasEnded(access)) {
throw refused(`the login of ${preset} has ended, and its CLI did not renew it`, `Sign in again: ${known.signIn}.`);
}
if (access.account !== first.account) {
throw refused(`the login of ${preset} is of another account than before`, 'Start the run again.');
}
return learn(access, secrets);
}
function learn(access, secrets) {
secrets?.addSecrets([access.token]);
return access;
}
function requirePlace({ parentEnv, level }) {
if (isRunner(parentEnv)) {
throw refused('agent.login is refused on a runner', 'Set a key of its own in agent.env, from a secret of the repository.');
}
if (level.kind === 'bubblewrap')
return;
throw refused(`agent.login needs bubblewrap, and the level here is ${level.kind}: an agent could read the login itself`, 'Install bubblewrap and leave agent.sandbox at "auto", or set a key in agent.env.');
}
function isRunner(parentEnv) {
return ['GITHUB_ACTIONS', 'RUNNER_TEMP', 'RUNNER_WORKSPACE', 'ACTIONS_RUNTIME_TOKEN'].some((name) => !['', '0', 'false'].includes((parentEnv[name] ?? '').toLowerCase()));
}
function refused(message, remedy) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .Rb({ message, remedy });
}
function hasEnded({ expiresAtMs }, leastLeftMs = 0) {
return expiresAtMs !== undefined && expiresAtMs - Date.now() <= leastLeftMs;
}
function readLogin(preset, known, { model, parentEnv }) {
const path = loginPath(known, parentEnv);
const remedy = `Sign in: ${known.signIn}. Or set a key in agent.env, and agent.login to false.`;
const part = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_9__ .E)(realPath(path), 'start', MAX_LOGIN_BYTES);
if (part === undefined)
throw refused(`${preset} has no login: there is no file ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__ .TL)(path, 200)}`, remedy);
const document = part.size > MAX_LOGIN_BYTES ? undefined : parseFile(part.text);
if (document === undefined)
throw refused(`the login of ${preset} cannot be read: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__ .TL)(path, 200)} is no JSON object`, remedy);
const access = known.read(document, model);
if (typeof access === 'string')
throw refused(`the login of ${preset} cannot be used: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__ .TL)(path, 200)} has ${access}`, remedy);
return { ...access, file: realPath(path) };
}
function loginPath({ folder, file }, parentEnv) {
const named = parentEnv[folder.variable] ?? '';
if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(named))
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(named, folder.below ?? '', file);
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentEnv.HOME ?? '/', folder.inHome, file);
}
function realPath(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
}
catch {
return path;
}
}
function parseFile(text) {
try {
const value = JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, ''));
return typeof value === 'object' && value !== null && !Array.isArray(value) ? (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_4__ .YN)(value) : undefined;
}
catch {
return undefined;
}
}
async function renew({ preset, known, model, place, signal, read, leastLeftMs }) {
const args = known.renew?.(model);
if (args === undefined)
return read();
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place.cache, 'logins');
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
const until = performance.now() + RENEWAL_MS;
while (true) {
const lock = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_10__ .Cc)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `${preset}.lock`), now: () => new Date() });
if (lock.kind === 'locked') {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const _held = __addDisposableResource(env_1, lock, true);
const current = read();
if (!hasEnded(current, leastLeftMs))
return current;
await askOutside({ preset, args, parentEnv: place.parentEnv, signal });
return read();
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = __disposeResources(env_1);
if (result_1)
await result_1;
}
}
const current = read();
if (!hasEnded(current, leastLeftMs) || performance.now() > until || signal?.aborted === true)
return current;
await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(LOCK_PAUSE_MS);
}
}
async function askOutside({ preset, args, parentEnv, signal }) {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
const { program, keys } = _agents_registry_js__WEBPACK_IMPORTED_MODULE_12__ .fG[preset];
const path = (0,_kernel_program_path_js__WEBPACK_IMPORTED_MODULE_8__ .aY)(program, parentEnv.PATH ?? '');
if (path === undefined)
throw refused(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__ .TL)(program)} is not on PATH, and its login has ended`, 'Install it.');
const scratch = __addDisposableResource(env_2, (0,_kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_11__ .e)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()), true);
const env = Object.fromEntries(Object.entries(parentEnv).filter(([name]) => !keys.includes(name)));
const end = await (0,_kernel_program_js__WEBPACK_IMPORTED_MODULE_7__ .m)({
...{ program: path, args, env, cwd: scratch.temporary },
...{ maxBytes: 1 << 20, maxStderrChars: 2000, timeoutMs: RENEWAL_MS, cutOff: signal },
});
if (end.failure === undefined)
return;
throw refused(`${program} could not be run to renew its login: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__ .g$)(end.failure.message)}`, 'Run it by hand.');
}
catch (e_2) {
env_2.error = e_2;
env_2.hasError = true;
}
finally {
const result_2 = __disposeResources(env_2);
if (result_2)
await result_2;
}
}
}),
4080:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => ( isKeyInReach),
t: () => ( routeNotes)
});
var _model_route_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30226);
const LOGIN_NOTE = 'agent.login: where the CLI calls its service by itself, the access token is in the sandbox, and what it used is what its CLI reports';
const TRANSCRIPT_NOTE = 'agent.transcript keeps nothing: the calls of the agent do not go through the gateway';
const KEY_NOTE = 'without bubblewrap the agent gets no key, but a process of the same user can read it from the memory of the run';
function routeNotes(choice, env, place) {
return [...accessNotes(choice, env, place), ...wayNotes(choice, env, place)];
}
function accessNotes(choice, env, place) {
if (choice.network !== undefined || place.isAction !== true)
return [];
if ((0,_model_route_js__WEBPACK_IMPORTED_MODULE_0__ .ee)(choice, env, place) === 'model') {
return [
'the agent reaches its model and nothing else of the network: agent.network is not set, and is "model" in the action',
];
}
const why = place.isConfined ? 'its calls do not go through the gateway' : 'there is no bubblewrap here';
const isOfPreset = choice.preset !== undefined && choice.command === undefined;
return isOfPreset ? [`the agent has the whole network: ${why}`] : [];
}
function wayNotes(choice, env, { isConfined }) {
if (choice.login === true)
return choice.preset === 'claude' || choice.preset === 'codex' ? [] : [LOGIN_NOTE];
const way = (0,_model_route_js__WEBPACK_IMPORTED_MODULE_0__ .SF)(choice, env);
const kept = choice.transcript === true && way.kind === 'direct' ? [TRANSCRIPT_NOTE] : [];
if (way.kind === 'direct' && way.why !== undefined) {
return [
...kept,
`the agent calls its model by itself, without the gateway: ${way.why}. What it used is what its CLI reports: calls after the last report of a session that is ended are not counted, and a limit in dollars ends no session`,
];
}
return isKeyInReach(choice, env, { isConfined }) ? [...kept, KEY_NOTE] : kept;
}
function isKeyInReach(choice, env, { isConfined }) {
if (isConfined)
return false;
const way = (0,_model_route_js__WEBPACK_IMPORTED_MODULE_0__ .SF)(choice, env);
return way.kind === 'gateway' && way.route.hasKey;
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
12637:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D: () => ( agentSecrets)
});
var _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70421);
var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22989);
var _secret_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46837);
function agentSecrets(tables, parentEnv) {
return new _base_secret_search_js__WEBPACK_IMPORTED_MODULE_0__.SecretSearch(tables.flatMap((table) => (0,_environment_js__WEBPACK_IMPORTED_MODULE_1__ .K6)(table, parentEnv)).filter(_secret_values_js__WEBPACK_IMPORTED_MODULE_2__ .$));
}
})
};

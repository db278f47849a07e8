export const id = 1277;
export const ids = [1277,3503,3800];
export const modules = {
15902:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E9: () => ( parseDuration),
PP: () => ( renderDuration),
rG: () => ( MAX_DURATION_MS)
});
const UNITS = {
ms: 1,
msec: 1,
s: 1000,
sec: 1000,
secs: 1000,
second: 1000,
seconds: 1000,
m: 60_000,
min: 60_000,
mins: 60_000,
minute: 60_000,
minutes: 60_000,
h: 3_600_000,
hr: 3_600_000,
hrs: 3_600_000,
hour: 3_600_000,
hours: 3_600_000,
d: 86_400_000,
day: 86_400_000,
days: 86_400_000,
w: 604_800_000,
week: 604_800_000,
weeks: 604_800_000,
};
const WHOLE = /^\s*(\d+\s*[a-z]+\s*)+$/;
const PART = /(\d+)\s*([a-z]+)/g;
const MAX_DURATION_MS = 366 * 86_400_000;
function parseDuration(text) {
if (!WHOLE.test(text))
return undefined;
let total = 0;
for (const [, count = '', unit = ''] of text.matchAll(PART)) {
const factor = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
if (factor === undefined)
return undefined;
total += Number(count) * factor;
}
return Number.isSafeInteger(total) ? total : undefined;
}
const SHOWN = [
['d', 86_400_000],
['h', 3_600_000],
['m', 60_000],
['s', 1000],
['ms', 1],
];
function renderDuration(ms) {
let left = Math.max(0, Math.round(ms));
let text = '';
for (const [unit, size] of SHOWN) {
const count = Math.floor(left / size);
if (count > 0)
text += `${count}${unit}`;
left -= count * size;
}
return text === '' ? '0s' : text;
}
}),
28338:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( LineHash),
s: () => ( sha256)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
function sha256(data) {
return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', data);
}
const BLOCK_BYTES = 1 << 17;
class LineHash {
#hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
#block = Buffer.allocUnsafe(BLOCK_BYTES);
#used = 0;
add(line, { isAscii = false } = {}) {
const atMost = 3 * line.length + 1;
if (this.#used + atMost > BLOCK_BYTES)
this.#flush();
if (atMost > BLOCK_BYTES) {
this.#hash.update(`${line}\n`);
return;
}
this.#used += this.#block.write(line, this.#used, isAscii ? 'latin1' : 'utf8');
this.#block[this.#used] = 0x0a;
this.#used += 1;
}
addParts(begin, { bytes, from, to }, end) {
let length = to - from + end.length;
for (let at = 0; at < begin.length; at += 1)
length += begin[at]?.length ?? 0;
if (this.#used + length + 1 > BLOCK_BYTES)
this.#flush();
if (length + 1 > BLOCK_BYTES) {
this.#hash.update(begin.join('')).update(bytes.subarray(from, to)).update(`${end}\n`);
return;
}
for (let at = 0; at < begin.length; at += 1)
this.#addAscii(begin[at] ?? '');
this.#used += bytes.copy(this.#block, this.#used, from, to);
this.#addAscii(end);
this.#block[this.#used] = 0x0a;
this.#used += 1;
}
#addAscii(text) {
const block = this.#block;
const used = this.#used;
for (let at = 0; at < text.length; at += 1)
block[used + at] = text.charCodeAt(at);
this.#used = used + text.length;
}
digest() {
this.#flush();
return this.#hash.digest('hex');
}
#flush() {
this.#hash.update(this.#block.subarray(0, this.#used));
this.#used = 0;
}
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
numbers.splice(placeOf(numbers, added), 0, added);
}
function placeOf(numbers, added) {
let [from, to] = [0, numbers.length];
while (from < to) {
const half = (from + to) >>> 1;
if ((numbers[half] ?? 0) <= added)
from = half + 1;
else
to = half;
}
return from;
}
function medianOfAscending(numbers, added) {
if (added === undefined)
return numbers[Math.floor((numbers.length - 1) / 2)];
const middle = Math.floor(numbers.length / 2);
const place = placeOf(numbers, added);
return place === middle ? added : numbers[place < middle ? middle - 1 : middle];
}
}),
59645:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => ( seededRandom),
k: () => ( randomIndex)
});
var seedrandom_seedrandom_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43042);
function seededRandom(seed) {
return seedrandom_seedrandom_js__WEBPACK_IMPORTED_MODULE_0__(seed);
}
function randomIndex(random, count) {
return Math.floor(random() * count);
}
}),
28731:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
hT: () => ( showRatio),
m2: () => ( decimalsOf),
nJ: () => ( renderRatioWords),
qE: () => ( renderRatio)
});
var _score_unit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61785);
const WORDS = {
time: { more: 'slower', less: 'faster' },
rate: { more: 'faster', less: 'slower' },
size: { more: 'larger', less: 'smaller' },
other: { more: 'higher', less: 'lower' },
};
function showRatio({ estimate, lower, upper }, unit) {
const words = WORDS[(0,_score_unit_js__WEBPACK_IMPORTED_MODULE_0__ .S_)(unit)];
if (estimate >= 1)
return { estimate, lower, upper, word: words.more };
const invert = (limit) => (limit === null ? null : 1 / limit);
return { estimate: 1 / estimate, lower: invert(upper), upper: invert(lower), word: words.less };
}
const MAX_PLAIN = 1e6;
function decimalsOf({ estimate, lower }) {
if (estimate >= 100)
return 0;
if (estimate >= 10)
return 1;
const isNear = estimate < 1.1 || (lower !== null && lower !== 1 && Math.abs(lower - 1) < 0.005);
return isNear ? 3 : 2;
}
function renderRatio(ratio, decimals) {
if (ratio >= MAX_PLAIN || ratio < 0.001)
return ratio.toExponential(1);
const text = ratio.toFixed(decimals);
return ratio !== 0 && Number(text) === 0 ? String(Number(ratio.toPrecision(1))) : text;
}
function renderRatioWords(shown) {
return shown.estimate === 1 ? 'no change' : `${renderRatio(shown.estimate, decimalsOf(shown))}× ${shown.word}`;
}
}),
58164:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fw: () => ( renderApart),
NX: () => ( renderUsd),
SS: () => ( renderCount),
ls: () => ( renderScore),
vN: () => ( renderChange)
});
const NONE = '–';
const DIGITS = 6;
const ALL_DIGITS = 17;
const LARGE = 1e15;
function renderScore(score) {
return score === undefined ? NONE : withDigits(score, DIGITS);
}
function renderApart(score, other) {
return withDigits(score, other === undefined ? DIGITS : digitsApart(score, other));
}
function renderChange(from, to) {
const difference = to - from;
if (!Number.isFinite(difference))
return NONE;
if (difference === 0)
return '±0';
const percent = (difference / Math.abs(from)) * 100;
const absolute = signed(difference, DIGITS);
return Number.isFinite(percent) ? `${absolute} (${signed(percent, 3)}%)` : absolute;
}
function renderCount(count) {
return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
function renderUsd(usd) {
const isPlain = usd >= 0.01 && usd < 1e9;
return `${isPlain || usd === 0 ? usd.toFixed(2) : Number(usd.toPrecision(2))} USD`;
}
function digitsApart(a, b) {
if (a === b)
return DIGITS;
let digits = DIGITS;
while (digits < ALL_DIGITS && withDigits(a, digits) === withDigits(b, digits))
digits += 1;
return digits;
}
function withDigits(value, digits) {
if (Number.isInteger(value) && Math.abs(value) < LARGE)
return String(value + 0);
return shortest(value, digits);
}
function signed(value, digits) {
const text = shortest(value, digits);
return value > 0 ? `+${text}` : text;
}
function shortest(value, digits) {
const rounded = Number(value.toPrecision(digits));
return Math.abs(rounded) < LARGE ? String(rounded) : rounded.toExponential();
}
}),
61785:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$B: () => ( nanosecondsOf),
JB: () => ( ratioKindOf),
S_: () => ( kindOfUnit)
});
const NANOSECONDS = {
ns: 1,
us: 1e3,
µs: 1e3,
μs: 1e3,
ms: 1e6,
s: 1e9,
sec: 1e9,
second: 1e9,
seconds: 1e9,
min: 6e10,
};
const RATE = /(?:\/|\bper )(?:s|sec|second|min)$|^(?:rate|ops|hz|rps|qps)$/i;
const SIZE = /^(?:[kmgt]i?)?b(?:ytes?)?$/i;
function nanosecondsOf(unit) {
const name = unit?.trim().toLowerCase() ?? '';
return Object.hasOwn(NANOSECONDS, name) ? NANOSECONDS[name] : undefined;
}
function kindOfUnit(unit) {
if (unit === null)
return 'other';
if (nanosecondsOf(unit) !== undefined)
return 'time';
if (RATE.test(unit.trim()))
return 'rate';
return SIZE.test(unit.trim()) ? 'size' : 'other';
}
const COUNTS = ['instructions', 'allocations'];
const isCount = (unit) => COUNTS.includes(unit);
function ratioKindOf(unit) {
if (isCount(unit))
return unit;
const kind = kindOfUnit(unit);
if (kind === 'size')
return 'bytes';
return kind === 'other' ? null : kind;
}
}),
61023:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => ( quoteForShell)
});
function quoteForShell(word) {
return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
}),
83800:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
DOWNLOAD_LIMIT_MS: () => ( DOWNLOAD_LIMIT_MS),
openApi: () => ( openApi)
});
var promises_ = __webpack_require__(58500);
var duration = __webpack_require__(15902);
var base_text = __webpack_require__(7953);
;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
function decideCause({ status, message, headers }) {
if (status === 0)
return 'silence';
if (status === 429)
return 'limit';
const isLimit = headers['retry-after'] !== undefined || isUsedUp(headers) || /rate limit|abuse detection/i.test(message);
if (status === 403 && isLimit)
return 'limit';
if (status === 401 || status === 403)
return 'rights';
return status >= 500 ? 'server' : 'request';
}
function decideWait(refused, { tries, now }) {
if (decideCause(refused) !== 'limit')
return 2 * SECOND_MS * tries;
const { headers } = refused;
const after = headers['retry-after'];
if (after !== undefined) {
const seconds = Number(after);
const wait = Number.isFinite(seconds) ? seconds * SECOND_MS : new Date(String(after)).getTime() - now.getTime();
if (Number.isFinite(wait))
return Math.max(0, wait);
}
const reset = Number(headers['x-ratelimit-reset']);
if (isUsedUp(headers) && Number.isFinite(reset))
return Math.max(0, reset * SECOND_MS - now.getTime()) + SECOND_MS;
return MINUTE_MS * 2 ** (tries - 1);
}
function isUsedUp(headers) {
return String(headers['x-ratelimit-remaining']) === '0';
}
var outgoing_text = __webpack_require__(71192);
;
const MAX_TRIES = 3;
const REQUEST_LIMIT_MS = 10_000;
const LAST_LIMIT_MS = 3000;
const LAST_TRIES = 2;
const LAST_WAIT_MS = 500;
const WAIT_BUDGET_MS = 150_000;
const SILENCE_BUDGET_MS = 20_000;
const TEXTS = ['body', 'title', 'output', 'description', 'message', 'commit_message'];
const DOWNLOAD_LIMIT_MS = 60_000;
async function openApi(token, context, timeLeftMs = () => Number.POSITIVE_INFINITY) {
const { owner, repository, apiUrl } = context;
if (token === '' || owner === '' || repository === '')
return undefined;
const { getOctokit: create } = await __webpack_require__.e( 1351).then(__webpack_require__.bind(__webpack_require__, 61351));
const octokits = [REQUEST_LIMIT_MS, LAST_LIMIT_MS].map((limitMs) => {
const octokit = create(token, { baseUrl: apiUrl });
octokit.hook.before('request', (options) => {
options.headers.connection = 'close';
const { signal = AbortSignal.timeout(limitMs) } = options.request;
options.request = { ...options.request, signal };
for (const name of TEXTS) {
if (name in options)
Object.assign(options, { [name]: (0,outgoing_text .Bb)(options[name]) });
}
});
return octokit;
});
const [octokit, lastOctokit] = octokits;
const patience = new Patience(timeLeftMs);
return {
owner,
repo: repository,
async ask(call, { isRepeatable = false, findResult, last } = {}) {
for (let tries = 1;; tries += 1) {
const shut = await patience.enter(last);
if (shut !== undefined)
return shut;
const begun = Date.now();
try {
const value = await call(last === undefined ? octokit : lastOctokit);
patience.hear();
return { kind: 'ok', value };
}
catch (error) {
const refused = readRefused(error);
const refusal = patience.refuse(refused, { tookMs: Date.now() - begun, tries });
const isUnknown = refusal.cause === 'server' || refusal.cause === 'silence';
const found = isUnknown && last === undefined ? await findResult?.() : undefined;
if (found !== undefined)
return { kind: 'ok', value: found };
const isAgain = refusal.cause === 'limit' || (isUnknown && (isRepeatable || findResult !== undefined));
if (!isAgain || tries === (last === undefined ? MAX_TRIES : LAST_TRIES))
return refusal;
if (refusal.cause === 'limit')
continue;
const waitMs = last === undefined ? decideWait(refused, { tries, now: new Date() }) : LAST_WAIT_MS;
const stopped = last === undefined ? patience.spend(refusal, waitMs) : undefined;
if (stopped !== undefined)
return stopped;
await (0,promises_.setTimeout)(waitMs);
}
}
},
};
}
class Patience {
#timeLeftMs;
#silentMs = 0;
#waitedMs = 0;
#lastWaitedMs = 0;
#limited;
constructor(timeLeftMs) {
this.#timeLeftMs = timeLeftMs;
}
async enter(last) {
if (last === undefined && this.#silentMs >= SILENCE_BUDGET_MS) {
const why = `the API gave no answer for ${(0,duration .PP)(SILENCE_BUDGET_MS)} and is not asked again`;
return { kind: 'refused', status: 0, cause: 'silence', why };
}
const limited = this.#limited;
if (limited === undefined || Date.now() >= limited.until)
return undefined;
const stopped = this.spend(limited.refusal, limited.until - Date.now(), last);
if (stopped !== undefined)
return stopped;
while (Date.now() < limited.until)
await (0,promises_.setTimeout)(limited.until - Date.now());
return undefined;
}
hear() {
this.#silentMs = 0;
}
refuse(refused, { tookMs, tries }) {
const cause = decideCause(refused);
if (cause === 'silence')
this.#silentMs += tookMs;
else
this.hear();
const refusal = { kind: 'refused', status: refused.status, cause, why: reasonOf(refused) };
const now = new Date();
if (cause === 'limit')
this.#limited = { until: now.getTime() + decideWait(refused, { tries, now }), refusal };
return refusal;
}
spend(refusal, waitMs, last) {
const waitedMs = last === undefined ? this.#waitedMs : this.#lastWaitedMs;
const left = last === 'cancelled' ? 0 : Math.min(WAIT_BUDGET_MS - waitedMs, this.#timeLeftMs());
if (waitMs <= left) {
if (last === undefined)
this.#waitedMs += waitMs;
else
this.#lastWaitedMs += waitMs;
if (refusal.cause === 'silence')
this.#silentMs += waitMs;
return undefined;
}
const asked = `the required wait is ${renderSeconds(waitMs)}, and this step has ${(0,duration .PP)(Math.max(0, left - (left % 1000)))} for it`;
return { ...refusal, why: `${refusal.why}; ${asked}` };
}
}
function renderSeconds(ms) {
return (0,duration .PP)(Math.ceil(Math.max(0, ms) / 1000) * 1000);
}
function readRefused(error) {
const { name, status, message, response } = error;
const reason = typeof message === 'string' ? message : 'no reason';
if (name === 'GraphqlResponseError')
return { status: 422, message: reason, headers: {} };
if (response === undefined || typeof status !== 'number')
return { status: 0, message: silenceOf(reason), headers: {} };
return { status, message: reason, headers: response.headers ?? {} };
}
function silenceOf(message) {
return /aborted/i.test(message) ? 'no answer in time' : message;
}
function reasonOf({ status, message }) {
const reason = (0,base_text .g$)((0,outgoing_text .pc)(message.split('\n')[0] ?? ''), 200);
return status === 0 ? reason : `${status}: ${reason}`;
}
}),
85512:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( findOwnAccount),
u: () => ( WORKFLOW_ACCOUNT)
});
const WORKFLOW_ACCOUNT = 'github-actions[bot]';
async function findOwnAccount({ ask }) {
const reported = await ask((octokit) => octokit.rest.users.getAuthenticated(), { isRepeatable: true });
if (reported.kind === 'ok')
return { kind: 'ok', value: reported.value.data.login };
if (![401, 403, 404].includes(reported.status))
return reported;
const viewer = await ask((octokit) => octokit.graphql('query { viewer { login } }'));
const login = viewer.kind === 'ok' ? viewer.value.viewer?.login : undefined;
return { kind: 'ok', value: typeof login === 'string' ? login : WORKFLOW_ACCOUNT };
}
}),
53899:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runReportStep: () => ( runReportStep)
});
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var comparison_markdown = __webpack_require__(9018);
var gate_markdown = __webpack_require__(95436);
var gate_view = __webpack_require__(29656);
var markdown = __webpack_require__(34902);
var workflow_commands = __webpack_require__(13141);
var github_api = __webpack_require__(83800);
var github_event = __webpack_require__(6830);
var json_scan = __webpack_require__(56492);
var json_text = __webpack_require__(75936);
var consumers_ = __webpack_require__(38321);
var external_node_zlib_ = __webpack_require__(38522);
var yauzl = __webpack_require__(20663);
;
const MAX_ENTRIES = 1000;
async function readZipEntry(zip, { name, maxBytes }) {
let archive;
try {
archive = await (0,yauzl .SY)(zip, { lazyEntries: true, decodeStrings: false });
}
catch (error) {
return { kind: 'refused', why: `not a zip archive (${messageOf(error)})` };
}
if (archive.entryCount > MAX_ENTRIES)
return { kind: 'refused', why: `more than ${MAX_ENTRIES} files` };
try {
for await (const entry of archive.eachEntry()) {
if (entry.fileNameRaw.toString() !== name)
continue;
if (entry.uncompressedSize > maxBytes)
return { kind: 'too large' };
const bytes = await (0,consumers_.buffer)(await archive.openReadStreamPromise(entry));
if ((0,external_node_zlib_.crc32)(bytes) === entry.crc32)
return { kind: 'found', bytes };
return { kind: 'refused', why: 'its bytes are not those of its checksum' };
}
return { kind: 'absent' };
}
catch (error) {
return { kind: 'refused', why: messageOf(error) };
}
}
function messageOf(error) {
return error instanceof Error ? error.message : String(error);
}
;
const MIB = 1024 * 1024;
const MAX_ZIP_BYTES = 4 * MIB;
const MAX_REPORT_BYTES = 2 * MIB;
const MAX_REPORT_DEPTH = 100;
const NAMES = { gate: 'latest.json', comparison: 'report.json' };
async function readForeignReport(api, { id, bytes, kind }) {
const tooLarge = { kind: 'refused', why: `it has more than ${MAX_ZIP_BYTES / MIB} MiB` };
if (bytes > MAX_ZIP_BYTES)
return tooLarge;
const { owner, repo, ask } = api;
const got = await ask(async (octokit) => {
const request = { signal: AbortSignal.timeout(github_api.DOWNLOAD_LIMIT_MS), parseSuccessResponseBody: false };
const place = { owner, repo, artifact_id: id, archive_format: 'zip' };
const { data } = (await octokit.rest.actions.downloadArtifact({ ...place, request }));
return data instanceof ReadableStream ? readBounded(data, MAX_ZIP_BYTES) : undefined;
}, { isRepeatable: true });
if (got.kind === 'refused')
return { kind: 'refused', why: `it cannot be downloaded (${got.why})` };
return got.value === undefined ? tooLarge : decodeForeignReport(got.value, kind);
}
async function readBounded(stream, maxBytes) {
const blocks = [];
let length = 0;
for await (const block of stream) {
length += block.length;
if (length > maxBytes)
return undefined;
blocks.push(block);
}
return Buffer.concat(blocks);
}
async function decodeForeignReport(zip, kind) {
if (kind !== undefined)
return decodeNamed(zip, kind);
const gate = await decodeNamed(zip, 'gate');
const isAbsent = gate.kind === 'refused' && gate.why === absent('gate');
return isAbsent ? decodeNamed(zip, 'comparison') : gate;
}
const absent = (kind) => `it holds no ${NAMES[kind]}`;
async function decodeNamed(zip, kind) {
const name = NAMES[kind];
const refuse = (why) => ({ kind: 'refused', why });
const entry = await readZipEntry(zip, { name, maxBytes: MAX_REPORT_BYTES });
if (entry.kind === 'absent')
return refuse(absent(kind));
if (entry.kind === 'too large')
return refuse(`${name} has more than ${MAX_REPORT_BYTES / MIB} MiB`);
if (entry.kind === 'refused')
return refuse(`${name}: ${(0,base_text .g$)(entry.why, 200)}`);
const scan = (0,json_scan .xq)(entry.bytes);
if (scan.maxDepth > MAX_REPORT_DEPTH)
return refuse(`${name} nests deeper than ${MAX_REPORT_DEPTH}`);
const decoded = (0,json_text .x)(entry.bytes, scan);
if ('issues' in decoded) {
const [issue] = decoded.issues;
const place = issue === undefined ? '' : ` (line ${issue.line}, column ${issue.column})`;
return refuse(`${name} is no JSON${place}`);
}
try {
const parsed = await parseReport(kind, decoded.value);
return 'report' in parsed ? parsed : refuse(`${name} is not a report (${(0,base_text .g$)(parsed.path, 200)})`);
}
catch (error) {
if (!(error instanceof RangeError))
throw error;
return refuse(`${name} is not a report (wrong in too many places)`);
}
}
async function parseReport(kind, value) {
if (kind === 'gate') {
const { gateReportSchema } = await Promise.all( [__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(0), __webpack_require__.e(4425)]).then(__webpack_require__.bind(__webpack_require__, 4425));
const parsed = gateReportSchema.safeParse(value);
return parsed.success ? { kind, report: parsed.data } : pathOf(parsed.error);
}
const { comparisonReportSchema } = await Promise.all( [__webpack_require__.e(2164), __webpack_require__.e(0), __webpack_require__.e(4722)]).then(__webpack_require__.bind(__webpack_require__, 94722));
const parsed = comparisonReportSchema.safeParse(value);
return parsed.success ? { kind, report: parsed.data } : pathOf(parsed.error);
}
function pathOf({ issues }) {
return { path: issues[0]?.path.map(String).join('.') ?? '' };
}
var job_summary = __webpack_require__(40092);
var log = __webpack_require__(30284);
var github_notes = __webpack_require__(37491);
var refusal = __webpack_require__(32074);
var sticky_comment = __webpack_require__(23503);
;
const MAX_REPORTS = 10;
const MAX_COMMENT_BYTES = 60_000;
async function runReportStep({ problems, publishing }, host) {
const context = (0,github_event .y)(host.env);
const { finished } = context;
const all = [...problems];
if (finished === undefined) {
const remedy = 'Use it in a workflow that is "on: workflow_run"; see .github/workflows/report.yml.';
all.push({ found: `mode "report" on the event "${context.event}"`, expected: 'workflow_run', remedy });
}
if (all.length > 0 || finished === undefined)
throw new errors .eb(all);
const notes = new github_notes .u();
const api = await (0,github_api.openApi)(publishing.token, context);
if (api === undefined)
notes.add('nothing can be posted: there is no github-token');
else
await post({ api, finished, wanted: publishing.artifactName, notes, writesSummary: publishing.writesSummary });
for (const note of notes.all)
(0,github_notes .y)(`note: ${note}`);
return 0;
}
async function post(posting) {
const { finished, notes } = posting;
const pulls = await findPulls(posting);
if (pulls.length === 0)
return;
if (pulls.length > 1) {
const named = pulls.map((each) => `#${each}`).join(', ');
const why = `${named} have the same head, and nothing says which one the run was of`;
notes.add(`${why}; nothing is posted`);
await withdraw(posting, pulls, why);
return;
}
const { reports, refusals } = await readReports(posting);
for (const why of refusals)
(0,log .u)(`${(0,workflow_commands .f)('Report', `refused: ${why}`)}\n`);
if (reports.length + refusals.length === 0) {
notes.add('the run left no report that can be read');
await withdraw(posting, pulls, `the run ended as "${finished.conclusion}" and left no report that can be read`);
return;
}
const share = Math.floor(MAX_COMMENT_BYTES / (reports.length + 1));
const body = reports.map((foreign) => renderForeign(foreign, { maxBytes: share, finished }));
if (refusals.length > 0)
body.unshift(renderRefusals(refusals));
await publish(posting, { pulls, body: body.join('\n---\n\n'), mayCreate: true });
}
async function withdraw(posting, pulls, why) {
const { headSha } = posting.finished;
const body = `### ⚠️ No verdict for ${(0,markdown .F)(headSha)}\n\n${(0,markdown .F)(why)}.\n`;
await publish(posting, { pulls, body, mayCreate: false });
}
async function publish({ api, finished, notes, writesSummary }, published) {
const { pulls, body, mayCreate } = published;
const marker = (0,sticky_comment.markerOf)(`report of ${finished.workflow}`);
for (const pull of pulls) {
const posted = await (0,sticky_comment.postComment)(api, { pull, marker, body, commit: finished.headSha, mayCreate });
if (posted.kind === 'refused')
notes.add(`no comment (${(0,refusal .v)(posted, 'it needs "pull-requests: write"')})`);
else if (posted.value !== 'none')
(0,github_notes .y)(`comment on #${pull} ${posted.value}`);
}
if (writesSummary)
await (0,job_summary .S)({ body, end: '', rest: 'the artifact holds the rest' }, notes);
}
function renderForeign(foreign, { maxBytes, finished }) {
if (foreign.kind === 'gate') {
const isPassed = (0,gate_view .sG)(foreign.report) === 'passed';
return (0,gate_markdown .N)(foreign.report, { maxBytes, banners: banners(isPassed, finished) });
}
const { report } = foreign;
const isFailed = ['worse', 'undecided'].includes(report.answer) && finished.conclusion === 'failure';
return (0,comparison_markdown .h)(report, { maxBytes, banners: banners(!isFailed, finished) });
}
function renderRefusals(refusals) {
const items = refusals.map((why) => `- ${(0,markdown .F)(why)}`);
return ['### ⚠️ Report refused', '', ...items, ''].join('\n');
}
function banners(isPassed, { conclusion }) {
const reported = 'As the job of this pull request reported it; the pull request could have changed that job.';
if (isPassed === (conclusion === 'success'))
return [reported];
return [reported, `The run itself ended as "${conclusion}", which does not agree with this report.`];
}
async function findPulls({ api, finished, notes }) {
const { headRepository, headBranch, headSha, event, pulls: named } = finished;
if (!event.startsWith('pull_request')) {
notes.add(`the run was of "${event}", not of a pull request`);
return [];
}
if (headRepository === undefined) {
notes.add('the repository of the run is missing; nothing is posted');
return [];
}
const { owner, repo, ask } = api;
const head = `${headRepository.split('/')[0]}:${headBranch}`;
const found = await ask((octokit) => octokit.rest.pulls.list({ owner, repo, head, state: 'open', per_page: 100 }), {
isRepeatable: true,
});
if (found.kind === 'refused') {
notes.add(`the pull request was not found (${found.why})`);
return [];
}
const open = found.value.data
.filter(({ head: { sha, ref, repo: its } }) => sha === headSha && ref === headBranch && its?.full_name.toLowerCase() === headRepository.toLowerCase())
.map(({ number }) => number);
if (open.length === 0)
notes.add('no open pull request has this head now; nothing is posted');
const reported = open.filter((number) => named.includes(number));
return reported.length > 0 ? reported : open;
}
async function readReports({ api, finished, wanted, notes }) {
const { owner, repo, ask } = api;
const reports = [];
const refusals = [];
const listed = await ask((octokit) => octokit.rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id: finished.id, per_page: 100 }), { isRepeatable: true });
if (listed.kind === 'refused') {
notes.add(`the artifacts of the run cannot be listed (${(0,refusal .v)(listed, 'it needs "actions: read"')})`);
return { reports, refusals };
}
const isOurs = (name) => wanted === undefined
? /^autorize-(candidates|fixtures|compare)-/.test(name) && !name.endsWith('.html')
: name === wanted;
const ours = listed.value.data.artifacts.filter(({ name, expired }) => isOurs(name) && !expired);
if (ours.length > MAX_REPORTS)
notes.add(`${(0,base_text .LS)(ours.length - MAX_REPORTS, 'report')} more left out`);
for (const { id, name, size_in_bytes: bytes } of ours.slice(0, MAX_REPORTS)) {
const read = await readForeignReport(api, { id, bytes, kind: kindOf(name) });
if (read.kind !== 'refused')
reports.push(read);
else
refusals.push(`artifact ${id} is left out: ${read.why}`);
}
return { reports, refusals };
}
function kindOf(name) {
if (name.startsWith('autorize-compare-'))
return 'comparison';
return /^autorize-(candidates|fixtures)-/.test(name) ? 'gate' : undefined;
}
}),
23503:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
markerOf: () => ( markerOf),
postComment: () => ( postComment)
});
var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
var _report_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);
var _outgoing_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71192);
var _own_account_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85512);
const MAX_BODY_CHARS = 65_000;
function markerOf(name) {
return `<!-- autorize:${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__ .s)(name).slice(0, 16)} -->`;
}
async function postComment(api, { pull, marker, body, commit, mayCreate }) {
const { ask, owner, repo } = api;
const author = await (0,_own_account_js__WEBPACK_IMPORTED_MODULE_3__ .h)(api);
if (author.kind === 'refused')
return author;
const place = { owner, repo, issue_number: pull, per_page: 100 };
const list = () => ask((octokit) => octokit.paginate(octokit.rest.issues.listComments, place), { isRepeatable: true });
const listed = await list();
if (listed.kind === 'refused')
return listed;
const isOwn = (each) => each.user?.login === author.value && each.body?.startsWith(marker) === true;
const own = listed.value.find(isOwn);
const about = commit === '' ? '' : `\nCommit: ${commit}\n`;
const text = `${marker}\n${(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .G)((0,_outgoing_text_js__WEBPACK_IMPORTED_MODULE_2__ .pc)(body), MAX_BODY_CHARS - about.length)}${about}`;
if (own !== undefined) {
const updated = await ask((octokit) => octokit.rest.issues.updateComment({ owner, repo, comment_id: own.id, body: text }), { isRepeatable: true });
return updated.kind === 'refused' ? updated : { kind: 'ok', value: 'updated' };
}
if (!mayCreate)
return { kind: 'ok', value: 'none' };
const created = await ask(async (octokit) => (await octokit.rest.issues.createComment({ owner, repo, issue_number: pull, body: text })).data.id, {
findResult: async () => {
const again = await list();
return again.kind === 'ok' ? again.value.find(isOwn)?.id : undefined;
},
});
return created.kind === 'refused' ? created : { kind: 'ok', value: 'created' };
}
}),
95436:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => ( renderGateMarkdown)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _gate_view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29656);
var _line_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33523);
var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34902);
const HEADS = {
passed: '✅ Candidate gate passed',
failed: '❌ Candidate gate failed',
inconclusive: '➖ Candidate gate inconclusive',
};
function renderGateMarkdown(report, options = {}) {
const { maxBytes = Number.POSITIVE_INFINITY, banners = [], footer = [] } = options;
const rows = (0,_gate_view_js__WEBPACK_IMPORTED_MODULE_1__ .kO)(report);
const head = [
`### ${HEADS[(0,_gate_view_js__WEBPACK_IMPORTED_MODULE_1__ .sG)(report)]}: ${(0,_gate_view_js__WEBPACK_IMPORTED_MODULE_1__ .gM)(report)}`,
'',
...banners.flatMap((banner) => [`> **${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(banner)}**`, '']),
`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(report.candidates_count, 'candidate')} of ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(report.candidates_file)} against ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(report.suite_path)} (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(report.suite_version)}), ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(report.replays_requested, 'replay')}.`,
'',
];
const tail = [...renderAgain(report), '', ...footer.flatMap((line) => [line, ''])];
const budget = new _line_budget_js__WEBPACK_IMPORTED_MODULE_2__ .k(maxBytes - (0,_line_budget_js__WEBPACK_IMPORTED_MODULE_2__ .K)(head) - (0,_line_budget_js__WEBPACK_IMPORTED_MODULE_2__ .K)(tail));
const table = renderTable(rows, (0,_gate_view_js__WEBPACK_IMPORTED_MODULE_1__ .EQ)(report), budget);
const reasons = rows.flatMap(({ scenario, reasons: each }) => each.length === 0
? []
: [`**${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(scenario)}**\n\n${each.map((reason) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(reason)}`).join('\n')}\n`]);
const warnings = report.warnings.map(({ message }) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(message)}`);
return [
...head,
...table,
'',
...section('#### What fails', budget.take(reasons, 'scenario')),
...section('#### Warnings', [...budget.take(warnings, 'warning'), ...(warnings.length === 0 ? [] : [''])]),
...tail,
].join('\n');
}
const MAX_NAMED_SCENARIOS = 50;
function renderAgain(report) {
const { ids, mode } = report.reproducibility_contract.manifest.scenario_selection;
if (mode === 'scenario' && ids.length > MAX_NAMED_SCENARIOS)
return [`The command for the same verdict names ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(ids.length, 'scenario')}; the report lists them.`];
return ['The same verdict on your machine:', '', (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .OF)((0,_gate_view_js__WEBPACK_IMPORTED_MODULE_1__ .CB)(report), 'sh')];
}
function section(title, lines) {
return lines.length === 0 ? [] : [title, '', ...lines];
}
function renderTable(rows, withG, budget) {
const titles = ['', 'Scenario', 'Best candidate', 'Overall', 'A', 'T', 'M', 'S'];
titles.push(...(withG ? ['G'] : []), 'Volatility', 'Margin', 'Why');
const lines = rows.map((row) => {
const { overall, A, T, M, S, G } = row.scores;
const scores = [overall, A, T, M, S, ...(withG ? [G] : [])];
const verdict = row.verdict === 'pass' ? '✅' : '❌';
const texts = [row.scenario, row.best, ...scores, row.volatility, row.margin, row.because].map(_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F);
return `| ${[verdict, ...texts].join(' | ')} |`;
});
return [`| ${titles.join(' | ')} |`, `|${titles.map(() => '---').join('|')}|`, ...budget.take(lines, 'scenario')];
}
}),
29656:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CB: () => ( renderCommand),
EQ: () => ( showsG),
gM: () => ( renderVerdict),
kO: () => ( buildRows),
sG: () => ( outcomeOf)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _gate_select_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63852);
var _gate_tally_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44328);
var _shell_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59010);
const NONE = '–';
const MAX_REASONS = 20;
const NO_SCORES = { A: NONE, T: NONE, M: NONE, S: NONE, G: NONE, overall: NONE };
function buildRows(report) {
return Object.values(report.results).map((result) => ({
verdict: result.pass ? 'pass' : 'FAIL',
scenario: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)([result.scenario.id, result.scenario.name ?? ''].join(' ').trim(), 60),
best: result.best === null ? NONE : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(result.best.id, 60),
scores: renderScores(result),
margin: renderMargin(result),
volatility: result.replays_ran > 1 ? digits(result.volatility) : NONE,
reasons: renderReasons(result),
because: renderBecause(result),
}));
}
function outcomeOf({ suite_pass: isPassing, results }) {
if (isPassing)
return 'passed';
const failures = Object.values(results).flatMap((result) => result.failures);
const isVolatile = failures.length > 0 && failures.every(({ code }) => code === 'max_volatility');
return isVolatile ? 'inconclusive' : 'failed';
}
function showsG(report) {
return Object.values(report.results).some(({ best }) => best?.signals.retrieval_gate.enabled);
}
function renderVerdict(report) {
const results = Object.values(report.results);
const passing = results.filter(({ pass }) => pass).length;
return `${passing} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(results.length, 'scenario')} passed`;
}
function renderCommand(report, program) {
const { inputs, scenario_selection: selection, runner } = report.reproducibility_contract.manifest;
const parts = [...(program ?? programOf(runner)), '--mode', report.run_mode];
if (report.run_mode === 'candidates')
parts.push(...flag('candidates', report.candidates_file));
if (!isDefault(report.suite_path, 'ci-gate.json'))
parts.push(...flag('suite', report.suite_path));
if (!isDefault(inputs.config.path, 'evaluator-config.json'))
parts.push(...flag('config', inputs.config.path));
if (inputs.schema !== undefined)
parts.push(...flag('schema', inputs.schema.path));
if (selection.mode === 'all')
parts.push('--all');
if (selection.mode === 'scenario')
for (const id of selection.ids)
parts.push(...flag('scenario', id));
if (report.run_mode === 'candidates')
parts.push('--replays', String(report.replays_requested), ...flag('seed', report.seed));
if (report.max_volatility !== null)
parts.push('--max-volatility', String(report.max_volatility));
if (report.experimental !== undefined)
parts.push(`--ablate=${Object.keys(report.experimental.ablations).join(',')}`);
if (isFull(report))
parts.push('--full');
return parts.map(_shell_word_js__WEBPACK_IMPORTED_MODULE_3__ .r).join(' ');
}
function programOf({ command: [, tool = '', subcommand], }) {
if (subcommand !== 'gate' || !/(^|\/)(autorize|rcs)(\.mjs)?$/.test(tool))
return ['node', 'tools/run-ci-gate.mjs'];
return tool === 'tools/autorize.mjs' ? ['node', tool, 'gate'] : ['autorize', 'gate'];
}
function flag(name, value) {
return value.startsWith('-') && value !== '-' ? [`--${name}=${value}`] : [`--${name}`, value];
}
function isFull({ candidates_count: count, results }) {
if (count <= _gate_tally_js__WEBPACK_IMPORTED_MODULE_2__ .TA)
return false;
return Object.values(results).some(({ evaluated }) => evaluated.length > _gate_tally_js__WEBPACK_IMPORTED_MODULE_2__ .Kh);
}
function isDefault(path, name) {
return path === `replay-suite/v0/${name}` || path === `autorize-action/replay-suite/v0/${name}`;
}
function digits(value) {
return value.toFixed(2);
}
function renderScores({ best }) {
if (best === null)
return NO_SCORES;
const { A, T, M, S, G, overall } = best.scores;
return { A: digits(A), T: digits(T), M: digits(M), S: digits(S), G: digits(G), overall: overall.toFixed(3) };
}
function renderMargin({ best, evaluated }) {
const [, runnerUp] = evaluated;
if (best === null || runnerUp === undefined)
return NONE;
if (best.pass && !runnerUp.pass)
return 'sole';
return (best.scores.overall - runnerUp.scores.overall).toFixed(3);
}
function renderReasons({ failures, best }) {
const own = failures.map(({ code, message }) => `${code}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(message, 400)}`);
const all = best?.failures ?? [];
const ofBest = all
.slice(0, MAX_REASONS)
.map(({ code, path, message }) => `${code} at ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(path)}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(message, 400)}`);
const rest = all.length - ofBest.length;
return [...own, ...ofBest, ...(rest === 0 ? [] : [`and ${rest} more in the report.`])];
}
function renderBecause(result) {
const { best, evaluated, evaluated_count: count, evaluated_omitted: omitted, replays_ran: ran } = result;
if (best === null)
return 'no candidate was scored';
if (count === 1)
return 'the only candidate';
const others = evaluated.filter(({ id }) => id !== best.id);
const ties = others.filter((each) => (0,_gate_select_js__WEBPACK_IMPORTED_MODULE_1__ .rf)(each, best) === 0).length;
if (ties > 0) {
const how = ran > 1 ? `won ${winsOf(result, best.id)} of ${ran} replays` : 'first by id';
const atLeast = omitted > 0 && ties === others.length ? 'at least ' : '';
return `ties with ${atLeast}${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(ties, 'other')}; ${how}`;
}
const [runnerUp] = others;
if (runnerUp === undefined)
return 'the only candidate';
if (best.pass && !runnerUp.pass)
return `the only one of ${count} that passes`;
return `ahead of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(runnerUp.id, 60)} by ${(best.scores.overall - runnerUp.scores.overall).toFixed(3)}`;
}
function winsOf({ winner_histogram: wins }, id) {
return Object.hasOwn(wins, id) ? (wins[id] ?? 0) : 0;
}
})
};

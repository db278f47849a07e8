export const id = 3800;
export const ids = [3800];
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
})
};

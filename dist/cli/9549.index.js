export const id = 9549;
export const ids = [9549];
export const modules = {
35252:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => ( renderByteSize),
n: () => ( parseByteSize)
});
const UNITS = {
'': 1,
B: 1,
KB: 1e3,
MB: 1e6,
GB: 1e9,
TB: 1e12,
KIB: 2 ** 10,
MIB: 2 ** 20,
GIB: 2 ** 30,
TIB: 2 ** 40,
};
function parseByteSize(text) {
const [, amount, unit = ''] = /^(\d{1,15}(?:\.\d{1,6})?)\s*([A-Za-z]*)$/.exec(text.trim()) ?? [];
const factor = UNITS[unit.toUpperCase()];
if (amount === undefined || factor === undefined)
return undefined;
const bytes = Math.floor(Number(amount) * factor);
return Number.isSafeInteger(bytes) ? bytes : undefined;
}
function renderByteSize(bytes) {
const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
let [value, at] = [bytes, 0];
while (value >= 1024 && at < units.length - 1)
[value, at] = [value / 1024, at + 1];
return `${Number(value.toFixed(at === 0 ? 0 : 1))} ${units[at]}`;
}
}),
5685:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K8: () => ( isTime),
Vg: () => ( MAX_INSTANT_CHARS),
j4: () => ( INSTANT_DAY),
uZ: () => ( isInstant)
});
const MAX_INSTANT_CHARS = 40;
const INSTANT_DAY = /^\d{4}-\d\d-\d\d/;
const MAX_KNOWN = 16;
const knownTimes = new Set();
function isTime(text) {
if (knownTimes.has(text))
return true;
if (!Number.isFinite(Date.parse(text)))
return false;
if (knownTimes.size === MAX_KNOWN)
knownTimes.clear();
knownTimes.add(text);
return true;
}
function isInstant(value) {
return typeof value === 'string' && value.length <= MAX_INSTANT_CHARS && INSTANT_DAY.test(value) && isTime(value);
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
47479:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D: () => ( renderMinute),
i: () => ( renderWaiting)
});
function renderMinute(at) {
return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function renderWaiting({ until }) {
return `waiting for the model until ${renderMinute(until)}`;
}
}),
69795:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bi: () => ( byOutput),
Dy: () => ( names),
Kd: () => ( MAX_USD),
S0: () => ( MAX_TOKENS),
UO: () => ( isWithin),
X5: () => ( total),
cz: () => ( sum),
dR: () => ( usd),
uf: () => ( begunWith),
vK: () => ( scaled)
});
const MAX_TOKENS = 1e12;
const MAX_USD = 1e6;
const SCALES = { k: 1e3, m: 1e6, b: 1e9 };
function byOutput(models) {
const written = (output) => (typeof output === 'number' ? output : 0);
return models.toSorted(([, one], [, other]) => written(other) - written(one)).map(([name]) => name);
}
function names(values) {
return [...new Set(values.filter((value) => typeof value === 'string'))];
}
function begunWith(events) {
return names([
events.find(({ type, subtype }) => type === 'init' || (type === 'system' && subtype === 'init'))?.model,
]);
}
function scaled(text = '') {
const scale = SCALES[text.at(-1) ?? ''];
const value = scale === undefined ? Number(text) : Number(text.slice(0, -1)) * scale;
return sum([Math.round(value)]);
}
function sum(values) {
const counts = values.filter((value) => Number.isInteger(value) && isWithin(value, MAX_TOKENS));
return counts.length === 0 ? undefined : counts.reduce((all, count) => all + count, 0);
}
function usd(value) {
return isWithin(value, MAX_USD) ? value : undefined;
}
function isWithin(value, max) {
return typeof value === 'number' && value >= 0 && value <= max;
}
function total(parts) {
const costs = parts.flatMap((part) => part.usd ?? []);
return {
input: sum(parts.map(({ input }) => input)),
output: sum(parts.map(({ output }) => output)),
usd: costs.length === 0 ? undefined : costs.reduce((all, cost) => all + cost, 0),
isSum: true,
};
}
}),
32976:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => ( parseJson),
w: () => ( readEvents)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
function readEvents(text) {
const start = text.search(/^[{[]/m);
if (start === -1 && !/^\s*[{[]/.test(text))
return [];
const document = parseJson(text.slice(Math.max(0, start)));
if (Array.isArray(document))
return document.filter(_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv);
if ((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(document))
return [document];
const events = [];
for (const line of objectLines(text)) {
const event = parseJson(line);
if ((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(event))
events.push(event);
}
return events;
}
function* objectLines(text) {
let at = text.startsWith('{') ? 0 : text.indexOf('\n{') + 1;
while (text[at] === '{') {
const end = text.indexOf('\n', at);
if (end === -1)
return yield text.slice(at);
yield text.slice(at, end);
at = text[end + 1] === '{' ? end + 1 : text.indexOf('\n{', end) + 1;
if (at === 0)
return;
}
}
function parseJson(text) {
try {
return JSON.parse(text);
}
catch {
return undefined;
}
}
}),
63836:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
VC: () => ( AGENT_PRESETS),
fG: () => ( PRESETS),
DQ: () => ( loginOf)
});
;
const VENDOR_KEYS = ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'GEMINI_API_KEY', 'OPENROUTER_API_KEY'];
function words(...parts) {
return parts.flat().join(' ');
}
var decode = __webpack_require__(74044);
var base_text = __webpack_require__(7953);
;
const LONGEST_MS = 32 * 86_400_000;
function resetOf({ headers, error, nowMs }) {
const inBody = Object.entries((0,decode .YN)((0,decode .YN)(error.metadata).headers));
const all = {
...Object.fromEntries(inBody.map(([name, value]) => [name.toLowerCase(), String(value)])),
...headers,
};
const text = (name) => {
const value = all[name];
return (typeof value === 'string' ? value : value?.[0])?.trim();
};
const read = (value) => timeOf(value, nowMs);
const times = [
milliseconds(text('retry-after-ms'), nowMs),
read(text('retry-after')),
read(text('anthropic-ratelimit-unified-reset')),
read(error.resets_at),
read(error.resets_in_seconds),
...(0,decode .cX)(error.details).map((each) => read(delayOf((0,decode .YN)(each).retryDelay))),
latest(limitedBy(text).map(read)),
ofSentence(error.message, nowMs),
];
const found = times.find((each) => each !== undefined && each > nowMs && each <= nowMs + LONGEST_MS);
return found === undefined ? undefined : new Date(found).toISOString();
}
const LIMITS = [
...['requests', 'tokens', 'input-tokens', 'output-tokens'].map((what) => ({
remaining: `anthropic-ratelimit-${what}-remaining`,
reset: `anthropic-ratelimit-${what}-reset`,
})),
...['-requests', '-tokens', ''].map((what) => ({
remaining: `x-ratelimit-remaining${what}`,
reset: `x-ratelimit-reset${what}`,
})),
{ remaining: 'ratelimit-remaining', reset: 'ratelimit-reset' },
];
function limitedBy(text) {
const ends = (isMeant) => LIMITS.filter(({ remaining }) => isMeant(text(remaining))).flatMap(({ reset }) => text(reset) ?? []);
const exhausted = ends((remaining) => remaining === '0');
return exhausted.length > 0 ? exhausted : ends((remaining) => remaining === undefined);
}
function latest(times) {
const known = times.filter((each) => each !== undefined);
return known.length === 0 ? undefined : Math.max(...known);
}
function milliseconds(text, nowMs) {
return text !== undefined && /^\d+(?:\.\d+)?$/.test(text) ? nowMs + Number(text) : undefined;
}
function delayOf(value) {
const { seconds } = (0,decode .YN)(value);
return seconds === undefined ? value : Number(seconds);
}
function timeOf(value, nowMs) {
if (typeof value === 'string' && !/^\d+(?:\.\d+)?$/.test(value))
return instant(value) ?? span(value, nowMs);
const number = value === undefined || value === null ? Number.NaN : Number(value);
if (!Number.isFinite(number) || typeof value === 'boolean' || typeof value === 'object')
return undefined;
if (number >= 1e12)
return number;
return number >= 1e9 ? number * 1000 : nowMs + number * 1000;
}
const DATES = /^\d{4}-\d{2}-\d{2}T|^[A-Z][a-z]{2},? |^[A-Z][a-z]+day, \d{2}-[A-Z][a-z]{2}-\d{2} /;
function instant(text) {
const at = DATES.test(text) ? Date.parse(text) : Number.NaN;
return Number.isNaN(at) ? undefined : at;
}
const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const PART = /(\d+(?:\.\d+)?) ?(ms|milliseconds?|seconds?|minutes?|hours?|days?|[smhd])(?![a-z])/;
function span(text, nowMs) {
const parts = [...text.matchAll(new RegExp(PART.source, 'g'))];
if (parts.length === 0 || parts.map(([part]) => part).join('') !== text.replaceAll(/(?<=[a-z])[ ,]+/g, '')) {
return undefined;
}
return nowMs + parts.reduce((sum, [, number, unit = '']) => sum + Number(number) * unitOf(unit), 0);
}
function unitOf(unit) {
return UNITS[unit] ?? UNITS[unit.startsWith('milli') ? 'ms' : (unit[0] ?? '')] ?? 0;
}
const IN_SENTENCE = new RegExp(`\\b(?:try again|retry|available again|resets?) (?:in|after) (${PART.source}(?:,? ?${PART.source}){0,3})`, 'i');
const ON_DAY = /\b(\d{4}-\d{2}-\d{2})(?: at |[ T])(\d{2}:\d{2}(?::\d{2})?) ?(?:UTC|Z)\b/;
const AFTER_BAR = /\|(\d{10})\b/;
function ofSentence(message, nowMs) {
if (typeof message !== 'string')
return undefined;
const [, within] = IN_SENTENCE.exec(message) ?? [];
if (within !== undefined)
return span(within.trim().toLowerCase(), nowMs);
const [, day, time] = ON_DAY.exec(message) ?? [];
if (day !== undefined && time !== undefined)
return instant(`${day}T${time}Z`);
return timeOf(AFTER_BAR.exec(message)?.[1], nowMs);
}
;
const MAX_MESSAGE = 300;
function errorOf(body) {
const [first] = (0,decode .cX)(body);
const { error, message, detail } = (0,decode .YN)(first ?? body);
if ((0,decode .Gv)(error))
return error;
const sentence = [error, message, detail].find((each) => typeof each === 'string');
return sentence === undefined ? {} : { message: sentence };
}
function classifyFailure(response) {
const { status, error } = response;
const kind = kindOf(response);
const message = typeof error.message === 'string' && error.message.trim() !== '' ? error.message : `status ${status}`;
const reset = kind === 'rate-limit' || kind === 'overload' ? resetOf(response) : undefined;
return {
kind,
status,
message: (0,base_text .g$)(message.replaceAll(/\s+/g, ' ').trim(), MAX_MESSAGE),
...(reset === undefined ? {} : { resetAt: reset }),
};
}
function kindOf({ status: answered, ...response }) {
const { error } = response;
const message = typeof error.message === 'string' ? error.message : '';
const status = answered >= 400 ? answered : statusIn(error) || statusOfSentence(message) || answered;
const words = [error.type, error.code, error.status, reasonOf(error)].filter((each) => typeof each === 'string');
const named = words.map((word) => KINDS[word.toLowerCase()]).find((kind) => kind !== undefined);
const isVague = named === 'overload' && status >= 400 && status < 500 && status !== 429;
if (named !== undefined && !isVague && !DEPLETED.test(message))
return named;
if (status < 500) {
const cause = SENTENCES.find(([, sentence]) => sentence.test(message))?.[0];
if (cause === 'credit' && status === 429 && resetOf(response) !== undefined)
return 'rate-limit';
if (cause !== undefined && (cause !== 'model' || status === 400))
return cause;
}
return STATUS_KINDS[status] ?? (status >= 500 ? 'overload' : 'request');
}
const DEPLETED = /credits are depleted/i;
const SENTENCES = [
['credit', /credit balance|billing|insufficient (?:funds|credits|balance)|available credits|credits are depleted/i],
['key', /api[ _-]key (?:not valid|not found|is invalid|expired)|(?:incorrect|invalid) api[ _-]key/i],
['rate-limit', /reached your specified api usage limits/i],
['model', /\bmodel\b.*(?:does not exist|not exist|not found|not supported)|not a valid model/i],
];
function statusIn({ code, status }) {
const found = [code, status].map(Number).find((each) => Number.isInteger(each) && each >= 400 && each < 600);
return found ?? 0;
}
function statusOfSentence(message) {
if (/usage limit|rate limit|quota|too many requests/i.test(message))
return 429;
if (/api key|authenticat|unauthori[sz]ed|not logged in|please run \/login/i.test(message))
return 401;
if (/credit|billing|payment/i.test(message))
return 402;
if (/model.*(?:does not exist|not found|may not exist|not supported)/i.test(message))
return 404;
if (/overloaded|unavailable|timed? ?out|reconnect|cannot connect|connection error/i.test(message))
return 503;
return 0;
}
function reasonOf(error) {
return (0,decode .cX)(error.details)
.map((each) => (0,decode .YN)(each).reason)
.find((each) => each !== undefined);
}
const STATUS_KINDS = {
401: 'key',
402: 'credit',
403: 'key',
404: 'model',
407: 'unreachable',
408: 'timeout',
429: 'rate-limit',
};
const KINDS = {
authentication_error: 'key',
permission_error: 'key',
account_deactivated: 'key',
invalid_api_key: 'key',
api_key_invalid: 'key',
unauthenticated: 'key',
billing_error: 'credit',
insufficient_quota: 'credit',
billing_hard_limit_reached: 'credit',
billing_not_active: 'credit',
billing_disabled: 'credit',
exceeded_current_quota_error: 'credit',
payment_required: 'credit',
model_not_found: 'model',
rate_limit_error: 'rate-limit',
rate_limit_exceeded: 'rate-limit',
usage_limit_reached: 'rate-limit',
usage_not_included: 'credit',
resource_exhausted: 'rate-limit',
overloaded_error: 'overload',
server_error: 'overload',
server_is_overloaded: 'overload',
slow_down: 'overload',
unavailable: 'overload',
internal: 'overload',
api_error: 'overload',
timeout_error: 'overload',
deadline_exceeded: 'overload',
};
var printed_events = __webpack_require__(32976);
;
const failure_text_IN_SENTENCE = /\b(?:status(?: code)?:?|HTTP|code|Last error:|API Error:)[ (:]*([45]\d\d)\b/;
function reportedFailure({ status, message, headers, body }, nowMs) {
const found = typeof status === 'number' ? status : Number(failure_text_IN_SENTENCE.exec(message)?.[1] ?? statusOfSentence(message));
const parsed = typeof body === 'string' ? errorOf((0,printed_events .q)(body)) : {};
const error = { message, ...parsed };
const known = Object.entries((0,decode .YN)(headers)).filter(([, value]) => typeof value === 'string');
return classifyFailure({ status: found, headers: Object.fromEntries(known), error, nowMs });
}
var agents_figures = __webpack_require__(69795);
;
const aider = {
program: 'aider',
api: 'by key',
commandFor: ({ options }) => words(`trap 'rm -rf .aider.tags.cache.v*' EXIT; trap 'exit 143' TERM;`, 'aider --message-file {prompt_file} --yes-always --no-auto-commits --no-dirty-commits --no-gitignore', '--no-pretty --no-stream --no-detect-urls --no-show-model-warnings --no-show-release-notes --no-check-update', '--analytics-disable --chat-history-file "$HOME/aider.chat.md" --input-history-file "$HOME/aider.input"', options),
modelOption: '--model',
reasoningOptions: (level) => ['--reasoning-effort', level],
stdin: 'none',
keys: VENDOR_KEYS,
settings: ['**/.aider.conf.{yml,yaml}', '**/.aider.model.{settings.yml,metadata.json}', '**/.aiderignore', '**/.env'],
readFailure: ({ stdout, stderr, nowMs }) => readFailure(`${stdout}\n${stderr}`, nowMs),
readFigures: (stdout, stderr) => readFigures(`${stdout}\n${stderr}`),
};
const STATUS_OF = {
AuthenticationError: 401,
PermissionDeniedError: 403,
NotFoundError: 404,
RateLimitError: 429,
InternalServerError: 500,
ServiceUnavailableError: 503,
APIConnectionError: 503,
Timeout: 408,
};
function readFailure(text, nowMs) {
const error = [...text.matchAll(/^litellm\.(\w+): (.*)$/gm)].at(-1);
if (error === undefined || /^Tokens: .* received\./m.test(text.slice(error.index)))
return undefined;
const [, name = '', message = ''] = error;
return reportedFailure({ status: STATUS_OF[name], message }, nowMs);
}
function readFigures(text) {
const reports = [...text.matchAll(/\bTokens: ([\d.]+[kmb]?) sent,(?: [^\n]{1,80},)? ([\d.]+[kmb]?) received\./g)];
const cost = [...text.matchAll(/\bCost: \$[\d.]+ message, \$([\d.]+) session\./g)].at(-1);
const model = /^(?:Main model|Model): (\S+) with /m.exec(text)?.[1];
return {
models: (0,agents_figures .Dy)([model]),
...(0,agents_figures .X5)(reports.map((report) => ({ input: (0,agents_figures .vK)(report[1]), output: (0,agents_figures .vK)(report[2]) }))),
usd: cost === undefined ? undefined : (0,agents_figures .dR)(Number(cost[1])),
};
}
;
const LOGIN_QUESTION = 'Answer with the single word "ready".';
function tokenOf(value) {
return typeof value === 'string' && /^[\x21-\x7e]{1,16384}$/.test(value) ? value : undefined;
}
function instantOf(value) {
return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
}
var tool_operation = __webpack_require__(67494);
;
const claude = {
program: 'claude',
api: 'anthropic',
commandFor: ({ options }) => words('DISABLE_AUTOUPDATER=1 claude -p --output-format stream-json --verbose --dangerously-skip-permissions', options),
modelOption: '--model',
reasoningOptions: (level) => ['--effort', level],
stdin: 'prompt',
keys: ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'],
summarizer: 'DISABLE_AUTOUPDATER=1 claude -p --model haiku',
sandboxMark: 'IS_SANDBOX',
settings: [
'**/{CLAUDE,CLAUDE.local,AGENTS}.md',
'**/.{claude,claude-plugin}/**',
'**/{.mcp.json,.claude.json,.worktreeinclude}',
],
readFigures: (stdout) => claude_readFigures((0,printed_events .w)(stdout)),
readFailure: ({ stdout, nowMs }) => claude_readFailure((0,printed_events .w)(stdout), nowMs),
readMessages,
readTrace,
login: {
folder: { variable: 'CLAUDE_CONFIG_DIR', inHome: '.claude' },
file: '.credentials.json',
read: readLogin,
renew: () => ['-p', '--model', 'haiku', LOGIN_QUESTION],
signIn: 'run `claude` and type /login',
},
};
function claude_readFailure(events, nowMs) {
const last = events.at(-1) ?? {};
if (last.type === 'result') {
if (last.is_error !== true || typeof last.result !== 'string')
return undefined;
return reportedFailure({ status: last.api_error_status, message: last.result }, nowMs);
}
if (last.subtype !== 'api_retry')
return undefined;
return reportedFailure({ status: last.error_status, message: String(last.error) }, nowMs);
}
function claude_readFigures(events) {
const result = events.findLast(({ type }) => type === 'result');
if (result !== undefined) {
const byModel = Object.entries((0,decode .YN)(result.modelUsage)).map(([name, m]) => [name, (0,decode .YN)(m)]);
const models = byModel.map(([, figures]) => figures);
const { input, output } = claudeTokens((0,decode .YN)(result.usage));
return {
input: (0,agents_figures .cz)(models.flatMap((m) => [m.inputTokens, m.cacheCreationInputTokens, m.cacheReadInputTokens])) ?? input,
output: (0,agents_figures .cz)(models.map(({ outputTokens }) => outputTokens)) ?? output,
usd: (0,agents_figures .dR)(result.total_cost_usd),
models: models.length > 0 ? (0,agents_figures .Bi)(byModel.map(([name, m]) => [name, m.outputTokens])) : (0,agents_figures .uf)(events),
};
}
const messages = events.filter(({ type }) => type === 'assistant').map(({ message }) => (0,decode .YN)(message));
const usages = new Map(messages.map(({ id, usage }) => [id, claudeTokens((0,decode .YN)(usage))]));
const answered = (0,agents_figures .Dy)(messages.map(({ model }) => model)).filter((name) => name !== SYNTHETIC);
return { ...(0,agents_figures .X5)([...usages.values()]), models: answered.length > 0 ? answered : (0,agents_figures .uf)(events) };
}
const SYNTHETIC = '<synthetic>';
function claudeTokens(usage) {
const { input_tokens, cache_creation_input_tokens, cache_read_input_tokens, output_tokens } = usage;
return {
input: (0,agents_figures .cz)([input_tokens, cache_creation_input_tokens, cache_read_input_tokens]),
output: (0,agents_figures .cz)([output_tokens]),
};
}
function readMessages(events) {
return events
.flatMap(({ type, message, result }) => type === 'result'
? [result]
: type === 'assistant'
? (0,decode .cX)((0,decode .YN)(message).content).map((block) => (0,decode .YN)(block).text)
: [])
.filter((text) => typeof text === 'string')
.join('\n');
}
function readTrace(events) {
const blocks = events
.filter(({ type }) => type === 'assistant')
.flatMap(({ message }) => (0,decode .cX)((0,decode .YN)(message).content).filter(decode .Gv))
.filter(({ type }) => type === 'tool_use');
return (0,tool_operation .Oo)(blocks, ({ id }) => id).map(({ name, input }) => (0,tool_operation .MQ)(name, (0,tool_operation .Rw)((0,decode .YN)(input))));
}
function readLogin(document) {
const { accessToken, expiresAt } = (0,decode .YN)(document.claudeAiOauth);
const token = tokenOf(accessToken);
if (token === undefined)
return 'no claudeAiOauth.accessToken';
return { token, expiresAtMs: instantOf(expiresAt), variables: { CLAUDE_CODE_OAUTH_TOKEN: token } };
}
var shell_quote = __webpack_require__(61023);
;
const codex = {
program: 'codex',
api: 'openai',
commandFor: ({ options, ownSandbox }) => words('codex exec --json', permissions(ownSandbox), '--skip-git-repo-check', options, '-'),
modelOption: '-m',
reasoningOptions: (level) => ['-c', `model_reasoning_effort=${level}`],
stdin: 'prompt',
keys: ['CODEX_API_KEY'],
settings: ['**/.{codex,codex-plugin}/**', '**/AGENTS{,.override}.md', '**/.agents/**'],
hasShortModelFlag: true,
readFigures: (stdout) => codex_readFigures((0,printed_events .w)(stdout)),
readFailure: ({ stdout, nowMs }) => codex_readFailure((0,printed_events .w)(stdout), nowMs),
readMessages: codex_readMessages,
readTrace: codex_readTrace,
login: {
folder: { variable: 'CODEX_HOME', inHome: '.codex' },
file: 'auth.json',
read: codex_readLogin,
renew: () => ['exec', '--skip-git-repo-check', '--sandbox', 'read-only', LOGIN_QUESTION],
signIn: 'run `codex login`',
},
};
function codex_readFailure(events, nowMs) {
const last = events.at(-1) ?? {};
const { message } = last.type === 'turn.failed' ? (0,decode .YN)(last.error) : last.type === 'error' ? last : {};
return typeof message === 'string' ? reportedFailure({ message }, nowMs) : undefined;
}
function permissions(ownSandbox) {
if (ownSandbox === undefined)
return ['--dangerously-bypass-approvals-and-sandbox'];
const settings = ['network_access=true', `writable_roots=${JSON.stringify(ownSandbox.writable)}`];
const options = settings.flatMap((each) => ['-c', `sandbox_workspace_write.${each}`]);
return ['--sandbox', 'workspace-write', ...options].map(shell_quote .e);
}
function codex_readFigures(events) {
const usage = (0,decode .YN)(events.findLast(({ type }) => type === 'turn.completed')?.usage);
return { input: (0,agents_figures .cz)([usage.input_tokens]), output: (0,agents_figures .cz)([usage.output_tokens]) };
}
const CODEX_TALK = ['agent_message', 'reasoning', 'todo_list', 'error', 'user_message'];
function codex_readMessages(events) {
return events
.filter(({ type }) => type === 'item.completed')
.map(({ item }) => (0,decode .YN)(item))
.filter(({ type, item_type: older }) => (type ?? older) === 'agent_message')
.map(({ text }) => String(text))
.join('\n');
}
function codex_readTrace(events) {
const items = events
.filter(({ type }) => type === 'item.completed' || type === 'item.started')
.map(({ item }) => (0,decode .YN)(item))
.filter(({ type, item_type: older }) => !CODEX_TALK.includes(type ?? older));
return (0,tool_operation .Oo)(items, ({ id }) => id).map((item) => {
const { type, item_type: older, server, tool } = item;
if (typeof tool === 'string')
return (0,tool_operation .MQ)(typeof server === 'string' ? `${server}/${tool}` : tool, undefined);
return (0,tool_operation .MQ)(type ?? older, (0,tool_operation .Rw)(item));
});
}
const CHATGPT = 'https://chatgpt.com/backend-api/codex';
function codex_readLogin(document) {
const { access_token: access, account_id: accountId } = (0,decode .YN)(document.tokens);
const token = tokenOf(access);
if (token === undefined) {
const key = tokenOf(document.OPENAI_API_KEY);
return key === undefined
? 'neither tokens.access_token nor OPENAI_API_KEY'
: { token: key, variables: { OPENAI_API_KEY: key } };
}
const claims = claimsOf(token);
const named = tokenOf(accountId) ?? tokenOf((0,decode .YN)(claims['https://api.openai.com/auth']).chatgpt_account_id);
const { exp } = claims;
return {
token,
account: named,
expiresAtMs: typeof exp === 'number' ? instantOf(exp * 1000) : undefined,
variables: { OPENAI_API_KEY: token, OPENAI_BASE_URL: CHATGPT },
...(named === undefined ? {} : { headers: { 'chatgpt-account-id': named } }),
};
}
function claimsOf(token) {
const [, payload = ''] = token.split('.');
try {
return (0,decode .YN)(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
}
catch {
return {};
}
}
;
const copilot = {
program: 'copilot',
api: 'other',
commandFor: ({ options }) => words('COPILOT_AUTO_UPDATE=false copilot --allow-all --no-ask-user --no-color', options),
modelOption: '--model',
reasoningOptions: (level) => ['--reasoning-effort', level],
stdin: 'prompt',
keys: ['COPILOT_GITHUB_TOKEN', 'GH_TOKEN', 'GITHUB_TOKEN', 'COPILOT_PROVIDER_API_KEY'],
settings: ['**/.{copilot,github,vscode,claude}/**', '**/{AGENTS,CLAUDE,GEMINI}.md', '**/.mcp.json', '**/.agents/**'],
readFailure: ({ stdout, stderr, nowMs }) => copilot_readFailure(`${stdout}\n${stderr}`, nowMs),
readMessages: (events) => events
.filter(({ type }) => type === 'assistant.message')
.map(({ data }) => String((0,decode .YN)(data).content))
.join('\n'),
readFigures: (stdout, stderr) => copilot_readFigures((0,printed_events .w)(stdout), `${stdout}\n${stderr}`),
login: {
folder: { variable: 'COPILOT_HOME', inHome: '.copilot' },
file: 'config.json',
read: copilot_readLogin,
signIn: 'run `copilot` and type /login; where it keeps the token in a keyring, set COPILOT_GITHUB_TOKEN in agent.env',
},
};
const FAILURE = /^(?:Authentication failed|Failed to get response from the AI model|Model '.*' not found on provider|Error: .*\b(?:HTTP|status) ).*$/gm;
function copilot_readFailure(text, nowMs) {
const [message] = [...text.matchAll(FAILURE)].at(-1) ?? [];
return message === undefined ? undefined : reportedFailure({ message }, nowMs);
}
function copilot_readFigures(events, text) {
const dataOf = (wanted) => events.filter(({ type }) => type === wanted).map(({ data }) => (0,decode .YN)(data));
const byModel = dataOf('session.shutdown')
.flatMap(({ modelMetrics }) => Object.entries((0,decode .YN)(modelMetrics)))
.map(([name, model]) => [name, (0,decode .YN)((0,decode .YN)(model).usage)]);
const models = byModel.map(([, usage]) => usage);
const usages = models.length > 0 ? models : dataOf('assistant.usage');
if (usages.length > 0) {
const input = (0,agents_figures .cz)(usages.map(({ inputTokens }) => inputTokens));
const output = (0,agents_figures .cz)(usages.map(({ outputTokens }) => outputTokens));
const used = (0,agents_figures .Bi)(byModel.map(([name, usage]) => [name, usage.outputTokens]));
return { input, output, models: used, isSum: models.length === 0 };
}
const line = [...text.matchAll(/\bTokens\s+↑\s*([\d.]+[kmb]?)\s*(?:\([^)\n]{1,40}\)\s*)?•\s*↓\s*([\d.]+[kmb]?)/g)].at(-1);
if (line !== undefined)
return { input: (0,agents_figures .vK)(line[1]), output: (0,agents_figures .vK)(line[2]) };
const breakdown = text.slice(Math.max(0, text.lastIndexOf('Breakdown by AI model')));
const lines = [...breakdown.matchAll(/^(?: *(\S+))? +([\d.]+[kmb]?) in, ([\d.]+[kmb]?) out, [\d.]+[kmb]? cached/gm)];
if (lines.length > 0) {
const figures = lines.map((each) => ({ input: (0,agents_figures .vK)(each[2]), output: (0,agents_figures .vK)(each[3]) }));
return { ...(0,agents_figures .X5)(figures), models: (0,agents_figures .Bi)(lines.map((each) => [each[1] ?? '', (0,agents_figures .vK)(each[3])])) };
}
return { output: (0,agents_figures .cz)(dataOf('assistant.message').map(({ outputTokens }) => outputTokens)), isSum: true };
}
const GITHUB_TOKEN = /^(?:gh[ou]_|github_pat_)\w{16,255}$/;
function copilot_readLogin(document) {
const tokens = new Set();
const walk = (value, depth) => {
if (typeof value === 'string' && GITHUB_TOKEN.test(value))
tokens.add(value);
if (typeof value !== 'object' || value === null || depth > 4)
return;
for (const each of Object.values(value))
walk(each, depth + 1);
};
walk(document, 0);
const [token] = tokens;
if (token === undefined)
return 'no token of GitHub; it may be in a keyring';
if (tokens.size > 1)
return `tokens of ${tokens.size} accounts; sign out of all but one`;
return { token, variables: { COPILOT_GITHUB_TOKEN: token } };
}
;
const GEMINI = `GEMINI_CLI_TRUST_WORKSPACE=true GEMINI_API_KEY="\${GEMINI_API_KEY:-$GOOGLE_API_KEY}" gemini`;
const gemini = {
program: 'gemini',
api: 'gemini',
commandFor: ({ options }) => words(GEMINI, '--approval-mode=yolo --output-format stream-json', options),
modelOption: '-m',
stdin: 'prompt',
keys: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
summarizer: `${GEMINI} --model flash`,
settings: [
'**/GEMINI.md',
'**/.gemini/**',
'**/{.geminiignore,.aiexclude,gemini-extension.json}',
'**/.agents/**',
'**/.env',
],
hasShortModelFlag: true,
readFigures: (stdout) => gemini_readFigures((0,printed_events .w)(stdout)),
readFailure: ({ stdout, stderr, nowMs }) => gemini_readFailure((0,printed_events .w)(stdout), { stderr, nowMs }),
readMessages: gemini_readMessages,
readTrace: gemini_readTrace,
login: {
folder: { variable: 'GEMINI_CLI_HOME', below: '.gemini', inHome: '.gemini' },
file: 'oauth_creds.json',
read: gemini_readLogin,
renew: () => ['-p', LOGIN_QUESTION],
signIn: 'run `gemini` and choose "Login with Google"',
},
};
function gemini_readFailure(events, { stderr, nowMs }) {
const result = events.findLast(({ type }) => type === 'result');
if (result === undefined) {
const [, message] = [...stderr.matchAll(/^Attempt \d+ failed(?::| with) (.+)$/gm)].at(-1) ?? [];
return message === undefined ? undefined : reportedFailure({ message }, nowMs);
}
const { message } = (0,decode .YN)(result.error);
if (result.status !== 'error' || typeof message !== 'string')
return undefined;
const [, body] = /^\[API Error: (.*)\]$/s.exec(message) ?? [];
const { error } = (0,decode .YN)((0,printed_events .q)(body ?? ''));
const { code, message: reason } = (0,decode .YN)(error);
if (typeof reason === 'string')
return reportedFailure({ status: code, message: reason, body }, nowMs);
return reportedFailure({ message: body ?? message }, nowMs);
}
function gemini_readFigures(events) {
const stats = (0,decode .YN)(events.findLast(({ stats: each }) => (0,decode .Gv)(each))?.stats);
const byModel = Object.entries((0,decode .YN)(stats.models)).map(([name, model]) => [name, (0,decode .YN)((0,decode .YN)(model).tokens)]);
const reported = (0,agents_figures .Bi)(byModel.map(([name, { candidates }]) => [name, candidates]));
const used = reported.length > 0 ? reported : (0,agents_figures .uf)(events);
const input = (0,agents_figures .cz)([stats.input_tokens]);
if (input !== undefined) {
const answer = (0,agents_figures .cz)([stats.output_tokens]);
const rest = ((0,agents_figures .cz)([stats.total_tokens]) ?? 0) - input;
return { input, output: answer === undefined ? undefined : Math.max(answer, rest), models: used };
}
const models = byModel.map(([, tokens]) => tokens);
return {
models: used,
input: (0,agents_figures .cz)(models.map(({ prompt }) => prompt)),
output: (0,agents_figures .cz)(models.flatMap(({ candidates, thoughts }) => [candidates, thoughts])),
};
}
function gemini_readMessages(events) {
const parts = events.map(({ type, role, content, delta }) => {
if (type !== 'message')
return '\n';
return role === 'assistant' && typeof content === 'string' ? `${delta === true ? '' : '\n'}${content}` : '';
});
return parts.join('');
}
function gemini_readTrace(events) {
return events.filter(({ type }) => type === 'tool_use').map(geminiOperation);
}
function geminiOperation({ tool_name: name, parameters }) {
return (0,tool_operation .MQ)(name, (0,tool_operation .Rw)((0,decode .YN)(parameters)));
}
function gemini_readLogin(document) {
const { access_token: access, expiry_date: expiry } = document;
const token = tokenOf(access);
if (token === undefined)
return 'no access_token';
const variables = { GOOGLE_GENAI_USE_GCA: 'true', GOOGLE_CLOUD_ACCESS_TOKEN: token };
return { token, expiresAtMs: instantOf(expiry), variables };
}
;
const opencode = {
program: 'opencode',
api: 'by key',
commandFor: ({ options }) => words(`OPENCODE_DISABLE_AUTOUPDATE=true OPENCODE_PERMISSION='{"*":"allow"}' opencode run --format json`, options),
modelOption: '-m',
reasoningOptions: (level) => ['--variant', level],
stdin: 'prompt',
keys: [...VENDOR_KEYS, 'OPENCODE_API_KEY'],
settings: ['**/{opencode,tui}.{json,jsonc}', '**/.{opencode,claude,agents}/**', '**/{CONTEXT,AGENTS,CLAUDE}.md'],
hasShortModelFlag: true,
readFigures: (stdout) => opencode_readFigures((0,printed_events .w)(stdout)),
readFailure: ({ stdout, nowMs }) => opencode_readFailure((0,printed_events .w)(stdout), nowMs),
readMessages: opencode_readMessages,
readTrace: opencode_readTrace,
login: {
folder: { variable: 'XDG_DATA_HOME', below: 'opencode', inHome: '.local/share/opencode' },
file: 'auth.json',
read: opencode_readLogin,
renew: (model) => ['run', ...(model === undefined ? [] : ['-m', model]), LOGIN_QUESTION],
signIn: 'run `opencode auth login`',
},
};
function opencode_readFailure(events, nowMs) {
const { type, error } = events.at(-1) ?? {};
const { name, data } = (0,decode .YN)(error);
if (type !== 'error')
return undefined;
const { message = name, statusCode, responseHeaders, responseBody } = (0,decode .YN)(data);
const call = { status: statusCode, message: String(message), headers: responseHeaders, body: responseBody };
return reportedFailure(call, nowMs);
}
function opencode_readFigures(events) {
const parts = events.filter(({ type }) => type === 'step_finish').map(({ part }) => (0,decode .YN)(part));
return (0,agents_figures .X5)(parts.map(({ tokens: supplied, cost }) => {
const { input, output, reasoning, cache } = (0,decode .YN)(supplied);
const { read, write } = (0,decode .YN)(cache);
return { input: (0,agents_figures .cz)([input, read, write]), output: (0,agents_figures .cz)([output, reasoning]), usd: (0,agents_figures .dR)(cost) };
}));
}
function opencode_readMessages(events) {
const parts = events.filter(({ type }) => type === 'text').map(({ part }) => (0,decode .YN)(part));
return parts.map(({ text }) => String(text)).join('\n');
}
function opencode_readTrace(events) {
const parts = events.filter(({ type }) => type === 'tool_use').map(({ part }) => (0,decode .YN)(part));
return (0,tool_operation .Oo)(parts, ({ callID }) => callID).map(({ tool, state }) => (0,tool_operation .MQ)(tool, (0,tool_operation .Rw)((0,decode .YN)((0,decode .YN)(state).input))));
}
const KEY_OF_PROVIDER = {
anthropic: 'ANTHROPIC_API_KEY',
openai: 'OPENAI_API_KEY',
google: 'GEMINI_API_KEY',
openrouter: 'OPENROUTER_API_KEY',
};
function opencode_readLogin(document, model) {
const providers = Object.keys(document);
const wanted = model?.split('/')[0] ?? (providers.length === 1 ? providers[0] : undefined);
if (wanted === undefined)
return `${providers.length} providers, and agent.model names none of them (provider/model)`;
const entry = (0,decode .YN)(Object.hasOwn(document, wanted) ? document[wanted] : undefined);
if (entry.type === 'api') {
const key = tokenOf(entry.key);
const variable = Object.hasOwn(KEY_OF_PROVIDER, wanted) ? KEY_OF_PROVIDER[wanted] : undefined;
if (key === undefined)
return `no key of ${JSON.stringify(wanted)}`;
const content = JSON.stringify({ [wanted]: { type: 'api', key } });
return { token: key, variables: variable === undefined ? { OPENCODE_AUTH_CONTENT: content } : { [variable]: key } };
}
const token = tokenOf(entry.access);
if (entry.type !== 'oauth' || token === undefined)
return `no login of ${JSON.stringify(wanted)}`;
const { expires, accountId, enterpriseUrl } = entry;
const shown = { type: 'oauth', access: token, refresh: '', expires, accountId, enterpriseUrl };
return {
token,
account: tokenOf(accountId),
expiresAtMs: instantOf(expires),
variables: { OPENCODE_AUTH_CONTENT: JSON.stringify({ [wanted]: shown }) },
};
}
;
const PRESETS = { claude: claude, codex: codex, gemini: gemini, opencode: opencode, copilot: copilot, aider: aider };
const AGENT_PRESETS = Object.keys(PRESETS);
function loginOf(name) {
const preset = PRESETS[name];
return preset.login;
}
}),
67494:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
MQ: () => ( operation),
Oo: () => ( once),
Rw: () => ( detailOf)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
function once(values, nameOf) {
const seen = new Set();
return values.filter((value) => {
const name = nameOf(value);
if (typeof name !== 'string')
return true;
if (seen.has(name))
return false;
seen.add(name);
return true;
});
}
const DETAILS = ['command', 'file_path', 'filePath', 'path', 'absolute_path', 'pattern', 'url', 'query'];
const MAX_DETAIL = 200;
function detailOf(fields) {
return DETAILS.map((key) => fields[key]).find((value) => typeof value === 'string');
}
function operation(name, detail) {
const tool = typeof name === 'string' ? plain(name) : 'unknown';
return typeof detail === 'string' ? { tool, detail: plain(detail) } : { tool };
}
function plain(text) {
return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(text.replaceAll(/\p{Cs}/gu, '\ufffd'), MAX_DETAIL);
}
}),
65152:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AH: () => ( presentCounts),
U9: () => ( count),
Vb: () => ( nameOf),
jz: () => ( NO_TOKENS),
rH: () => ( namedWay),
uk: () => ( declaredMost),
zw: () => ( GATEWAY_APIS)
});
const GATEWAY_APIS = ['anthropic', 'openai', 'gemini'];
const NO_TOKENS = { input: 0, cacheRead: 0, cacheWrite: 0, longCacheWrite: 0, output: 0 };
const MOST_TOKENS = 1e9;
function count(value) {
return Number.isSafeInteger(value) && value >= 0 && value <= MOST_TOKENS
? value
: undefined;
}
function declaredMost(...values) {
const numbers = values
.filter((value) => typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))
.map((value) => Math.ceil(Number(value)))
.filter((value) => value >= 0);
return numbers.length === 0 ? undefined : Math.min(Math.max(...numbers), MOST_TOKENS);
}
function presentCounts(counts) {
const present = Object.entries(counts).filter(([, value]) => value !== undefined);
return present.length === 0 ? {} : { tokens: Object.fromEntries(present) };
}
function nameOf(value) {
return typeof value === 'string' && /^[\w@+:,./[\]-]{1,200}$/.test(value) ? value : undefined;
}
function namedWay(kind, name) {
return `${kind} ${JSON.stringify(nameOf(name) ?? 'unnamed')}`;
}
}),
83257:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bb: () => ( setupInputs),
EJ: () => ( withEnvironmentDefaults),
GN: () => ( missionEnvironment),
RJ: () => ( planEnvironment),
Xv: () => ( preparedSetup),
_T: () => ( environmentSetting),
is: () => ( buildShape),
u2: () => ( preparedBuild),
z9: () => ( TOOLCHAINS)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60456);
var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62806);
const TOOLCHAINS = [
'rustup',
'pyenv',
'nvm',
'volta',
'asdf',
'mise',
'uv',
'sdkman',
'go',
'corepack',
'conda',
'nix',
'fnm',
'rbenv',
'bun',
'deno',
'dotnet',
'maven',
'gradle',
];
const NETWORKED_COMMANDS = ( null && (['setup', 'build', 'guards', 'objective', 'holdout', 'confirm', 'teardown']));
const network = (what, unset) => (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_3__ .Ro), { unset, doc: `Network access of ${what}. \`off\` works in a sandbox only.` });
const networkShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
setup: network('`setup.command`', '`agent.network`'),
build: network('`build.command`', '`"off"`'),
guards: network('the guards', 'that of the evaluator'),
objective: network('the evaluator', 'that of the evaluator'),
holdout: network('the holdout', 'that of the evaluator'),
confirm: network('the hidden test set of confirmations', 'that of the evaluator'),
teardown: network('`teardown.command`', 'that of the evaluator; in a workspace `agent.network`'),
});
const disclosed = (what) => (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(_values_js__WEBPACK_IMPORTED_MODULE_3__ .Bq)), 'list of names'), {
unset: '`[]`',
doc: `Names of variables in \`environment.env\` whose value comes from your environment, and which ${what} may also read.`,
});
const discloseShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
build: disclosed('`build.command`'),
guards: disclosed('the guards'),
objective: disclosed('the evaluator'),
holdout: disclosed('the holdout'),
confirm: disclosed('the hidden test set of confirmations'),
teardown: disclosed('`teardown.command`'),
});
const machineShape = {
toolchains: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([(0,_values_js__WEBPACK_IMPORTED_MODULE_3__ .Yq)(['auto', 'none']), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg((0,_values_js__WEBPACK_IMPORTED_MODULE_3__ .Yq)(TOOLCHAINS))], `"auto", "none" or a list of names: ${TOOLCHAINS.join(', ')}`), 'auto'), '`"auto"`, `"none"` or a list of names'), {
doc: '[Toolchains](toolchains.md) of your home folder that commands can use. `auto` stands for all that are installed.',
}),
readable: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(_values_js__WEBPACK_IMPORTED_MODULE_3__ .Bq), []), 'absolute paths'), {
doc: 'Other files and folders outside the repository that commands can read, such as data sets. Places of keys are refused.',
}),
devices: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(_values_js__WEBPACK_IMPORTED_MODULE_3__ .Bq), []), '`"nvidia"` or paths below `/dev`'), {
doc: 'Devices that commands can use. `nvidia` stands for all GPUs of that maker, with their libraries.',
}),
env: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_3__ .Ee, {}), {
doc: 'Environment variables for setup, build, guards and evaluator. `$NAME` is taken from your environment; such a value reaches setup with `setup.inputs` only.',
}),
};
const resourceShape = {
memory: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_3__ .mz), {
unset: 'no limit',
doc: 'Maximum [memory](sandbox.md#memory) that setup, a guard, the evaluator or another command may use. A command that exceeds it is ended.',
}),
cpus: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg((0,_values_js__WEBPACK_IMPORTED_MODULE_3__ .HT)(0)).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .m9(1, 'one core or more'))), 'list of core numbers'), {
unset: 'all',
doc: '[Cores](sandbox.md#cores) that evaluations run on. Agents run on the others.',
}),
};
const limitShape = {
max_copy: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_3__ .mz, '2GiB'), {
doc: 'Maximum size of the copy for one command on a machine without overlay file systems: its tree, and the results of setup and build.',
}),
cache_size: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_3__ .mz, '10GiB'), {
doc: 'Size of all prepared environments on this machine. Beyond it the ones that were not used for longest are removed.',
}),
};
const environmentSetting = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
...machineShape,
disclose: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(discloseShape, {}),
network: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(networkShape, {}),
...resourceShape,
...limitShape,
}), {});
const writtenShape = {
toolchains: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Y3)(machineShape.toolchains),
readable: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Y3)(machineShape.readable),
devices: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Y3)(machineShape.devices),
env: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Y3)(machineShape.env),
...resourceShape,
max_copy: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Y3)(limitShape.max_copy),
cache_size: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Y3)(limitShape.cache_size),
};
const ofMission = { build: true, guards: true, objective: true, holdout: true };
const missionEnvironment = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
...writtenShape,
disclose: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .UpN(discloseShape, ofMission)),
network: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .UpN(networkShape, { setup: true, ...ofMission })),
}));
const OF_AGENT = '`network` of the agent';
const planEnvironment = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
...writtenShape,
env: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Y3)(machineShape.env, {
doc: 'Environment variables for setup, build and test commands. `$NAME` is taken from your environment; such a value reaches setup only.',
}),
disclose: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ build: discloseShape.shape.build, guards: disclosed('test commands') })),
network: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
setup: network('`setup.command`', OF_AGENT),
build: networkShape.shape.build,
guards: network('test commands', OF_AGENT),
})),
}));
function withEnvironmentDefaults(written) {
return environmentSetting.parse(written);
}
const INPUTS = 'Files that decide what setup makes: manifests and lock files. With them setup runs once and its result is [reused](../explanation/environment.md) until one of them changes.';
const setupInputs = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_3__ .gV, []), { doc: INPUTS });
const buildOf = (command, timeout, duration) => ({
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(command, { doc: 'Runs once on each tree, without network. Guards and evaluator see its result.' }),
timeout: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(duration, timeout), { doc: 'A build that takes longer is ended.' }),
outputs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_3__ .gV, []), {
doc: 'Files of the tree that the build may change. It may always add files.',
}),
cache: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_3__ .oW, []), {
doc: 'Folders, such as `target`, that each build starts with as the build of the base left them.',
}),
});
const buildShape = (timeout, duration) => zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej(buildOf((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP(), ''), 'text'), timeout, duration)), {});
const preparedSetup = (timeout, duration) => zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(_values_js__WEBPACK_IMPORTED_MODULE_3__ .Bq, {
doc: 'Makes the environment of all commands, such as `npm ci`. It runs once, until one of its inputs changes.',
}),
timeout: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(duration, timeout), { doc: 'A setup that takes longer is ended.' }),
inputs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(_values_js__WEBPACK_IMPORTED_MODULE_3__ .Bq).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .m9(1, 'at least one glob')), 'globs'), { doc: INPUTS }),
}));
const preparedBuild = (timeout, duration) => zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej(buildOf(_values_js__WEBPACK_IMPORTED_MODULE_3__ .Bq, timeout, duration)));
}),
60456:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => ( kindOf),
KT: () => ( named),
Pe: () => ( setting),
Y3: () => ( withoutDefault),
xS: () => ( factsOf)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
const FACTS = new WeakMap();
const KINDS = new WeakMap();
function setting(schema, facts) {
const own = schema.clone();
const kind = KINDS.get(schema);
if (kind !== undefined)
KINDS.set(own, kind);
FACTS.set(own, facts);
return own;
}
function named(schema, kind) {
KINDS.set(schema, kind);
return schema;
}
function factsOf(schema) {
return FACTS.get(schema);
}
function kindOf(schema) {
return KINDS.get(schema);
}
function withoutDefault(schema, facts = {}) {
const { def } = schema;
const kind = kindOf(schema);
const inner = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(def.innerType);
const unset = `\`${JSON.stringify(def.defaultValue)}\``;
return setting(kind === undefined ? inner : named(inner, kind), { doc: '', ...factsOf(schema), unset, ...facts });
}
}),
82374:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FC: () => ( cliOptionShape),
HM: () => ( captureSetting),
VO: () => ( boundariesSetting),
Ve: () => ( guardsSetting),
ZC: () => ( promptInput),
_K: () => ( agentWaitShape),
ac: () => ( CONTEXT_BUDGET),
cB: () => ( noopLimit),
d1: () => ( modelPrice),
eL: () => ( permit),
fC: () => ( agentIsolationShape),
jt: () => ( commandText),
kU: () => ( searchShape),
p9: () => ( iterationLimit),
pd: () => ( contextBudgetSetting),
rU: () => ( evaluatorShape),
t6: () => ( acceptedRisksShape),
xy: () => ( usdSetting)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _engine_gateway_protocol_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65152);
var _setting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60456);
var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62806);
const evaluatorShape = {
network: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_4__ .Ro, 'off'), {
doc: 'Network access of the evaluator and the guards. `off` works in a sandbox only.',
}),
tracing: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .Ro), {
unset: '`"off"`',
doc: 'Whether a process of the evaluator or the holdout may [trace another one](sandbox.md#tracing). `off` works in bubblewrap only.',
}),
protect: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .gV), {
unset: 'the files that the commands name, and manifests that decide what they run',
doc: 'Files of [the evaluator](../explanation/evaluator.md#the-evaluator-is-protected), which no change may alter.',
}),
writable: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .oW), {
unset: '`[]`',
doc: 'Folders inside protected ones that each command may write to. Each command gets them empty.',
}),
};
const guardsSetting = (timeout) => zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
name: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(_values_js__WEBPACK_IMPORTED_MODULE_4__ .Bq, { doc: 'Unique name; it also names the logs.' }),
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(_values_js__WEBPACK_IMPORTED_MODULE_4__ .Bq, { doc: 'Must exit with 0 on a change before the evaluator runs.' }),
timeout: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(timeout, '60s'), { doc: 'A guard that takes longer has failed.' }),
})), []);
const limit = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_4__ .HT)(1));
const permit = (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_4__ .gV, []), {
doc: 'Takes paths off the lists of what is [always denied](boundaries.md), of what is [loaded automatically](denied-files.md#files-that-are-loaded-by-themselves) and of what [shadows other files](boundaries.md#files-that-shadow-others).',
});
const boundariesSetting = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
allow_paths: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_4__ .gV, []), {
doc: 'Files that a change should be limited to. The agent learns them.',
}),
deny_paths: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_4__ .gV, []), { doc: 'Files that no change may touch.' }),
enforce_allow: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_4__ .j$, false), { doc: 'Deny changes outside `allow_paths`.' }),
permit,
max_files: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(limit, { unit: 'files', doc: 'Deny changes of more files.' }),
max_diff_lines: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(limit, {
unit: 'lines',
doc: 'Deny changes with more added and removed lines, binary files included.',
}),
}), {});
const captureSetting = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
max_files: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_4__ .HT)(1), 100_000), {
unit: 'files',
doc: 'New files that a change may add. Ignored files do not count.',
}),
max_mb: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_4__ .HT)(1), 1024), {
unit: 'MB',
doc: 'How much a change may add to the tree. A sparse file counts with its full length.',
}),
timeout: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_4__ .rW, '5m'), {
doc: 'Time to read what the agent left, and again to compare it and to search it for keys. Beyond a limit the change is denied without being read.',
}),
}), {});
const risk = (doc) => (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_4__ .j$, false), { doc });
const acceptedRisksShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
base_guard: risk('Continue although the base fails a guard; see [accepted risks](accepted-risks.md).'),
evaluator_in_process: risk('Continue although a candidate that prints a score and exits gets that score.'),
low_disk: risk('Continue with less than 100 MB of free disk.'),
planted_files: risk('Continue although a change may add a file that the evaluator loads instead of its own. Missions do not try this.'),
unprotected_links: risk('Continue although a protected link leads to a file that a change may alter.'),
unprotected_tests: risk('Continue although a change may alter tests that a guard uses, or files that decide what a command runs.'),
});
const usdSetting = (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .yj), {
unit: 'US dollars',
doc: 'Maximum cost of the agents of one run, as far as they report it. An agent starts only if what is left covers the most expensive one so far.',
});
const cliOptionShape = {
model: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .Bq), {
unset: 'that of the CLI',
doc: 'Model of a preset, as its CLI names it.',
}),
reasoning: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[a-z]+$/, 'a level such as "low" or "high"'))), 'level'), { unset: 'that of the CLI', doc: 'How hard the model of a preset thinks, as its CLI names it: `low`, `high`.' }),
args: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP())), 'list of texts'), {
unset: 'none',
doc: 'More arguments for the CLI of a preset, each one word.',
}),
};
const agentWaitShape = {
max_wait: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .p0), {
unset: 'to the end of the schedule',
doc: 'Longest wait for a model that is at its limit or overloaded. Waiting does not count as an attempt.',
}),
};
const CONTEXT_BUDGET = 4000;
const contextBudgetSetting = (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_4__ .HT)(1000), CONTEXT_BUDGET), {
unit: 'tokens',
doc: 'Maximum tokens of a prompt, estimated and rounded up. Your own text is never shortened; the list of earlier attempts is.',
});
const SANDBOX_REQUESTS = ['auto', 'required', 'off'];
const modelPrice = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
input: _values_js__WEBPACK_IMPORTED_MODULE_4__ .v7,
output: _values_js__WEBPACK_IMPORTED_MODULE_4__ .v7,
cache_read: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .v7),
cache_write: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .v7),
long_cache_write: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .v7),
});
const agentIsolationShape = {
env: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_4__ .Ee, {}), {
doc: 'Environment variables for the agent. `$NAME` is taken from your environment, in braces too; `$$` is a dollar sign. Nothing else of your environment reaches it.',
}),
sandbox: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_4__ .Yq)(SANDBOX_REQUESTS), 'auto'), {
doc: '[Isolation](sandbox.md) of the agent: the strongest level that works here, at least bubblewrap, or none.',
}),
network: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_4__ .Yq)(['on', 'off', 'model'])), {
unset: '`"on"`; in the action `"model"` for the agent alone, where a preset uses the gateway in bubblewrap',
doc: 'Network access of the agent. `model`: it reaches its model through [the gateway](model-gateway.md), and nothing else. Refused where the network cannot be cut off.',
}),
login: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .j$), {
unset: '`false`',
doc: 'Use [the login of the CLI](logins.md) in your home in place of a key. It needs a preset and bubblewrap, and is refused on a runner.',
}),
gateway: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_4__ .Yq)([..._engine_gateway_protocol_js__WEBPACK_IMPORTED_MODULE_2__ .zw, 'off'])), {
unset: 'that of the preset, where it has a key in `env` or `network` is `"model"`; else `"off"`',
doc: 'API of the model, for calls through [the gateway](model-gateway.md): the agent gets a token in place of its key, and every call is counted.',
}),
server_tools: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .j$), {
unset: '`false`',
doc: 'Let calls through the gateway use tools that run on the server of the model, such as web search, and content that it fetches from an address.',
}),
transcript: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .j$), {
unset: '`false`',
doc: 'Keep [what agent and model say to each other](model-gateway.md#transcripts), as the gateway sees it, with keys redacted.',
}),
price: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(_values_js__WEBPACK_IMPORTED_MODULE_4__ .Bq, modelPrice)), 'table of prices'), {
unset: 'list prices that ship with autorize',
doc: 'Prices of models by name, in US dollars for a million tokens: `input`, `output`, and where they differ `cache_read`, `cache_write` and `long_cache_write`.',
}),
};
const promptInput = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__ .Yq)(['none', 'prompt']);
const noopLimit = (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_4__ .HT)(0), 5), {
unit: 'iterations',
doc: 'Iterations in a row without a change that end the run. 0 disables this limit.',
});
const iterationLimit = (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_4__ .HT)(0), 0), {
unit: 'iterations',
doc: 'Iterations after which the run is complete. 0 sets no limit.',
});
const commandText = (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP(), ''), 'text');
const searchShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
recombine: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_4__ .j$, false), {
doc: 'Propose changes that were nearly accepted [once more](../explanation/experiments.md#recombination), two together or on a newer commit.',
}),
});
}),
62806:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
wd: () => ( absolutePaths),
mz: () => ( byteSize),
Yq: () => ( choice),
p0: () => ( values_duration),
rW: () => ( durationAboveNothing),
Bq: () => ( filled),
oW: () => ( folders),
HT: () => ( from),
gV: () => ( globs),
v7: () => ( notNegative),
Ro: () => ( onOff),
T1: () => ( pattern),
KN: () => ( percent),
yj: () => ( positive),
uM: () => ( share),
j$: () => ( switchable),
Ee: () => ( variables)
});
var schemas = __webpack_require__(94343);
var api = __webpack_require__(43759);
var byte_size = __webpack_require__(35252);
var duration = __webpack_require__(15902);
;
const FOLDER_INSIDE = 'the path of a folder in the repository, such as "bench/out"';
function isFolderInside(path) {
const parts = path.replace(/\/$/, '').split('/');
return parts.every((part) => !['', '.', '..'].includes(part) && part.toLowerCase() !== '.git' && !/[*?[\]{}\\\0]/.test(part));
}
var base_text = __webpack_require__(7953);
var setting = __webpack_require__(60456);
;
const NOT_BLANK = 'text that is not blank';
const SAMPLES = '"90s", "5m", "1h30m" or "2days"';
const filled = (0,setting .KT)(schemas .YjP().check(schemas .YPB((supplied) => supplied.trim() !== '', NOT_BLANK)), 'text');
const INSIDE = 'a pattern of files in the repository, without ".."';
const globs = (0,setting .KT)(schemas .YOg(filled.check(schemas .YPB((supplied) => !supplied.split('/').includes('..'), INSIDE))), 'globs');
const switchable = schemas .zMY();
const variables = (0,setting .KT)(schemas .g1P(schemas .YjP(), schemas .YjP()), 'table of text');
const folders = (0,setting .KT)(schemas .YOg(filled.check(schemas .YPB(isFolderInside, FOLDER_INSIDE))), 'folders');
const absolutePaths = (0,setting .KT)(schemas .YOg(filled.check(schemas .YPB((supplied) => supplied.startsWith('/'), 'an absolute path'))), 'absolute paths');
const byteSize = (0,setting .KT)(schemas .YjP()
.check(schemas .YPB((supplied) => ((0,byte_size .n)(supplied) ?? 0) > 0, 'an amount of bytes such as "512MiB" or "2GiB", above 0')), 'size such as `"2GiB"`');
const choice = (words) => schemas .k5n(words, words.map((word) => (0,base_text .TL)(word)).join(' or '));
const onOff = choice(['on', 'off']);
const from = (least) => {
const expected = least === 0 ? 'a whole number that is not negative' : `a whole number from ${least}`;
return (0,setting .KT)(schemas .Whr().check(api .qm(least, expected)), `whole number from ${least}`);
};
const positive = (0,setting .KT)(schemas .aig().check(api .NC('a number above 0')), 'number above 0');
const notNegative = (0,setting .KT)(schemas .aig().check(api .qm(0, 'a number that is not negative')), 'number from 0');
const share = (high) => {
const expected = `a number in (0, ${high})`;
return (0,setting .KT)(schemas .aig().check(api .Tx(0, expected), api .Au(high, expected)), `number between 0 and ${high}`);
};
const percent = (0,setting .KT)(schemas .YjP().check(api .Fk(/^\d+(\.\d+)?%$/, 'a percentage such as "0.5%"')), 'percentage such as `"0.5%"`');
const durationWithin = (least, expected) => (0,setting .KT)(schemas .YjP().check(schemas .YPB((supplied) => {
const ms = (0,duration .E9)(supplied);
return ms !== undefined && ms >= least && ms <= duration .rG;
}, expected)), least === 0 ? 'duration' : 'duration above 0');
const values_duration = durationWithin(0, `a duration such as ${SAMPLES}, at most 366 days`);
const durationAboveNothing = durationWithin(1, `a duration such as ${SAMPLES}, above nothing and at most 366 days`);
const pattern = (0,setting .KT)(filled.check(schemas .YPB((supplied) => hasGroup(supplied), 'a regular expression with a capture group, e.g. "score=([0-9.]+)"')), 'regular expression with a capture group');
function hasGroup(supplied) {
try {
return (new RegExp(`${supplied}|`).exec('')?.length ?? 0) > 1;
}
catch {
return false;
}
}
})
};

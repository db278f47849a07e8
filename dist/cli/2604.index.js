export const id = 2604;
export const ids = [2604];
export const modules = {
48557:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ew: () => ( iterNumber),
Mb: () => ( MAX_ITER),
uR: () => ( instant)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _instant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5685);
const MAX_ITER = 999_999_999;
const iterNumber = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Zm(MAX_ITER));
const instant = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()
.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Eb(_instant_js__WEBPACK_IMPORTED_MODULE_2__ .Vg), zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(_instant_js__WEBPACK_IMPORTED_MODULE_2__ .j4), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YPB(_instant_js__WEBPACK_IMPORTED_MODULE_2__ .K8, 'a time'));
}),
86586:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
l4: () => ( problemAt),
sw: () => ( checkDocument),
vX: () => ( unknownKeys)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var _decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74044);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _json_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65090);
var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
zod_mini__WEBPACK_IMPORTED_MODULE_0__ .$W({ jitless: true });
const MAX_PROBLEMS = 1000;
function checkDocument(document, schema) {
let result;
try {
result = schema.safeParse(document.value);
}
catch (error) {
if (error instanceof RangeError)
return { problems: [tooManyProblems(document)] };
throw error;
}
if (result.success)
return { value: result.data };
const problems = [];
for (const issue of result.error.issues) {
problems.push(...issueProblems(document, schema, issue));
if (problems.length >= MAX_PROBLEMS)
return { problems: [...problems, tooManyProblems(document)] };
}
return { problems };
}
function tooManyProblems(document) {
const found = `more than ${MAX_PROBLEMS} issues`;
return problemAt(document, [], { found, expected: 'a document of this kind', remedy: 'Is this the right file?' });
}
function issueProblems(document, schema, issue) {
const path = issue.path.filter((part) => typeof part !== 'symbol');
if (issue.code === 'unrecognized_keys') {
const known = [...knownKeys(schema, path)];
return issue.keys.slice(0, MAX_PROBLEMS).map((key) => unknownKey({ document, path: [...path, key], key, known }));
}
const value = (0,_json_path_js__WEBPACK_IMPORTED_MODULE_4__ .fK)(document.value, path);
const inside = issue.code === 'invalid_union' && Array.isArray(value) ? entryIssues(issue) : [];
if (inside.length > 0)
return inside.flatMap((each) => issueProblems(document, schema, each));
const found = value === undefined ? _errors_js__WEBPACK_IMPORTED_MODULE_3__ .lV : (0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(value);
return [problemAt(document, path, { found, expected: expectedBy(issue), remedy: remedyFor(issue, value) })];
}
function expectedBy(issue) {
if (issue.code === 'invalid_type')
return typeName(issue.expected);
const isOfAny = (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'int';
return isOfAny
? `a whole number from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}`
: lowerFirst(issue.message);
}
function entryIssues({ path, errors }) {
const deep = errors.find((issues) => issues.length > 0 && issues.every((each) => typeof each.path[0] === 'number'));
return (deep ?? []).map((each) => ({ ...each, path: [...path, ...each.path] }));
}
function remedyFor(issue, value) {
if (value === undefined)
return 'Add it.';
if (issue.code !== 'invalid_value' || typeof value !== 'string')
return 'Fix the value.';
const nearest = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .qb)(value, issue.values.map(String));
return nearest === undefined ? 'Fix the value.' : `Did you mean ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(nearest)}?`;
}
const TYPE_NAMES = {
string: 'text',
number: 'a finite number',
int: 'a whole number',
boolean: 'true or false',
array: 'an array',
object: 'an object',
record: 'an object',
};
function typeName(expected) {
return TYPE_NAMES[expected] ?? expected;
}
function lowerFirst(text) {
return text.charAt(0).toLowerCase() + text.slice(1);
}
function unknownKey({ document, path, key, known }) {
const found = `an unknown key ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(key)}`;
return problemAt(document, path, { found, expected: 'a known key', remedy: (0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .h)(key, known) });
}
function problemAt(document, path, { found, expected, remedy }) {
const { file, sourcePath = (same) => same } = document;
return { file, ...document.locate(path), path: (0,_json_path_js__WEBPACK_IMPORTED_MODULE_4__ .i7)(sourcePath(path)), found, expected, remedy };
}
function knownKeys(schema, path) {
return Object.keys(schemaAt(schema, path)?.shape ?? {});
}
function schemaAt(schema, path) {
let current = unwrap(schema);
for (const part of path) {
if (current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .uXj && typeof part === 'string')
current = unwrap(current.shape[part]);
else if (current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .WT6)
current = unwrap(current.def.element);
else
return undefined;
}
return current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .uXj ? current : undefined;
}
function unwrap(schema) {
let current = schema;
while (current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Xz9 ||
current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Gze ||
current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .ilq) {
current = current.def.innerType;
}
return current;
}
function unknownKeys(document, schema) {
const problems = [];
const metadata = [];
const visit = (value, path) => {
if (Array.isArray(value)) {
for (const [index, item] of value.entries())
visit(item, [...path, index]);
return;
}
const here = schemaAt(schema, path);
if (here === undefined || here.def.catchall instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Bsm || !(0,_decode_js__WEBPACK_IMPORTED_MODULE_2__ .Gv)(value))
return;
const known = Object.keys(here.shape);
for (const [key, item] of Object.entries(value)) {
const at = [...path, key];
if (known.includes(key))
visit(item, at);
else if ((0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .kC)(key, known)) {
if (problems.length < MAX_PROBLEMS)
problems.push(unknownKey({ document, path: at, key, known }));
}
else if (key !== '$schema')
metadata.push(document.sourcePath?.(at) ?? at);
}
};
visit(document.value, []);
return { problems, metadata };
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
77120:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Cp: () => ( resolutionOf),
L7: () => ( SCORE_SCALES),
zY: () => ( scaleOfScores)
});
const SCORE_SCALES = ['ratio', 'difference'];
const LEAST_STEPS = 10;
function resolutionOf(scores) {
const distinct = [...new Set(scores)].sort((one, other) => one - other);
if (distinct.length === scores.length || distinct.length <= 1)
return 0;
return Math.min(...distinct.slice(1).map((score, index) => score - (distinct[index] ?? score)));
}
function scaleOfScores(calibration, unit) {
const least = Math.min(...calibration);
const isRatio = unit !== null && least > 0 && least >= LEAST_STEPS * resolutionOf(calibration);
return isRatio ? 'ratio' : 'difference';
}
}),
65991:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
PQ: () => ( POLICIES),
So: () => ( POLICY_NAMES),
Dc: () => ( RECORD_POLICIES),
OF: () => ( isRecordPolicy),
H: () => ( mayBe)
});
;
const checkpoint = {
instruction: 'when it is measured again; several together are undone if they do not hold in pairs',
test: 'record',
boundsErrors: true,
hasWorkingLine: true,
needsNoise: true,
takesExactScores: false,
maxRepeats: 3,
ownKeys: ['checkpoint_keeps'],
isGain: (gain) => gain > 0,
recordAfter: (mean) => mean,
};
;
const greedy = {
instruction: 'when it is measured again',
test: 'record',
boundsErrors: false,
hasWorkingLine: false,
needsNoise: false,
takesExactScores: true,
ownKeys: [],
isGain: (gain, { min_improvement }) => gain > min_improvement,
recordAfter: (mean) => mean,
};
;
function roundTo(value, step) {
return Math.round(value / step) * step + 0;
}
const ladder = {
instruction: 'by more than a step, when it is measured again',
test: 'record',
boundsErrors: false,
hasWorkingLine: false,
needsNoise: true,
takesExactScores: false,
ownKeys: ['ladder_step'],
isGain: (gain, { step, min_improvement }) => gain > Math.max(step, min_improvement),
recordAfter: (mean, { step, ratio }) => {
if (!(step > 0))
return mean;
return ratio === undefined ? roundTo(mean, step) : Math.exp(roundTo(Math.log(mean), step));
},
};
;
const pairedSequential = {
instruction: 'which is measured again beside it, in pairs, until chance is ruled out',
test: 'pairs',
boundsErrors: true,
hasWorkingLine: false,
needsNoise: true,
takesExactScores: false,
maxRepeats: 1,
ownKeys: [],
isGain: (gain, { min_improvement }) => gain > min_improvement,
recordAfter: (mean) => mean,
};
;
const BY_NAME = {
greedy: greedy,
'paired-sequential': pairedSequential,
checkpoint: checkpoint,
ladder: ladder,
};
const POLICIES = BY_NAME;
const POLICY_NAMES = Object.keys(BY_NAME);
function isRecordPolicy(name) {
return POLICIES[name].test === 'record';
}
const RECORD_POLICIES = POLICY_NAMES.filter(isRecordPolicy);
function mayBe(decision, has) {
return decision === 'auto' || has(POLICIES[decision]);
}
}),
54463:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Br: () => ( failureFact),
Dp: () => ( silenceOf),
FX: () => ( agentFailureSchema),
Im: () => ( isUnusable)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48557);
var _model_wait_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50724);
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const maybe = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(schema));
const agentFailureSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
kind: text,
message: text,
status: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0))),
reset_at: maybe(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .uR),
remedy: maybe(text),
});
function failureFact(failure, remedy = (0,_model_wait_js__WEBPACK_IMPORTED_MODULE_3__ .SM)(failure)) {
const { kind, message, status, resetAt } = failure;
return {
...{ kind, message, status },
...(resetAt === undefined ? {} : { reset_at: resetAt }),
...(remedy === undefined ? {} : { remedy }),
};
}
function isUnusable(failure) {
return failure != null && (failure.remedy != null || (0,_model_wait_js__WEBPACK_IMPORTED_MODULE_3__ .WG)(failure));
}
function silenceOf({ calls, killedByBudget }) {
if (calls === undefined || calls.answerMs !== undefined)
return undefined;
const isUncalled = calls.usage === undefined;
if (isUncalled ? !calls.areAll : !killedByBudget)
return undefined;
const what = isUncalled ? 'the agent called no model' : 'the model answered no call';
const when = killedByBudget ? ' before the budget of the session ended it' : '';
return { kind: 'silence', message: `${what}${when}`, status: null };
}
}),
50724:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
SM: () => ( remedyOf),
WG: () => ( isPassing),
yA: () => ( decideWait)
});
var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
var _base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47479);
var _session_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38991);
const REMEDIES = {
key: 'Check the key in agent.env, and what it permits',
credit: 'Add credit to the account, or use another key',
model: 'Name another model: agent.model',
'rate-limit': undefined,
overload: undefined,
timeout: undefined,
unreachable: undefined,
request: undefined,
refused: undefined,
price: 'Add the price of the model to agent.price, or take budget.usd out',
usage: 'Correct the options of the agent, or update its CLI',
};
const PASSING = ['rate-limit', 'overload', 'timeout', 'unreachable'];
const FIRST_WAIT_MS = 30_000;
const LONGEST_PAUSE_MS = 600_000;
function isPassing({ kind }) {
return PASSING.includes(kind);
}
function remedyOf({ kind }) {
return REMEDIES[kind];
}
function decideWait({ failure, waits, sinceMs, nowMs, maxWaitMs, timeLeftMs }) {
const reset = failure.resetAt === undefined ? undefined : Date.parse(failure.resetAt);
const pause = Math.min(LONGEST_PAUSE_MS, FIRST_WAIT_MS * 2 ** Math.min(waits, 10));
const untilMs = reset !== undefined && reset > nowMs ? reset : nowMs + pause;
const cause = (0,_session_usage_js__WEBPACK_IMPORTED_MODULE_2__ .Ic)(failure);
const at = (0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ .D)(untilMs);
if (maxWaitMs !== undefined && untilMs - sinceMs > maxWaitMs) {
return { kind: 'too-long', reason: `${cause}; agent.max_wait, ${(0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__ .PP)(maxWaitMs)}, ends before ${at}` };
}
if (untilMs - nowMs >= timeLeftMs)
return { kind: 'too-long', reason: `${cause}; the schedule ends before ${at}` };
return { kind: 'wait', untilMs, cause };
}
}),
38991:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EK: () => ( answerMsOf),
Ic: () => ( describeFailure),
be: () => ( describeEnding),
e$: () => ( usageOfCalls),
pq: () => ( failureOfCalls)
});
var _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32146);
const MAX_MODELS = 8;
function usageOfCalls({ calls, omitted }) {
if (calls.length === 0)
return undefined;
const answered = calls.filter(({ tokens }) => Object.values(tokens).some((each) => each > 0));
const names = [...new Set(answered.map(({ model }) => model))];
const models = names
.map((name) => modelUsage(name, answered.filter(({ model }) => model === name)))
.toSorted((one, other) => other.output_tokens - one.output_tokens);
const { model: _, usd, input_tokens, output_tokens, ...cache } = modelUsage('', answered);
const model = models.slice(0, 4).map((each) => each.model);
return {
...(models.length === 0 ? {} : { model: model.join(', ') }),
...{ input_tokens, output_tokens },
...(usd === undefined ? {} : { usd }),
...(models.length === 0 ? {} : { ...cache, by_model: models.slice(0, MAX_MODELS) }),
...(answered.some(({ isEstimated }) => isEstimated) ? { estimated: true } : {}),
...(omitted > 0 ? { at_least: true } : {}),
};
}
function modelUsage(model, calls) {
const total = (amount) => calls.reduce((sum, { tokens }) => sum + amount(tokens), 0);
const isPriced = calls.every(({ usd }) => usd !== undefined);
return {
model,
input_tokens: total(({ input, cacheRead, cacheWrite, longCacheWrite: long }) => input + cacheRead + cacheWrite + long),
cached_input_tokens: total(({ cacheRead }) => cacheRead),
cache_write_tokens: total(({ cacheWrite, longCacheWrite }) => cacheWrite + longCacheWrite),
output_tokens: total(({ output }) => output),
...(isPriced ? { usd: (0,_usage_js__WEBPACK_IMPORTED_MODULE_0__ .cI)(calls.reduce((sum, { usd = 0 }) => sum + usd, 0)) } : {}),
};
}
function answerMsOf({ calls }) {
return calls.find(({ status, failure }) => status !== null && failure === undefined)?.durationMs;
}
const ENDS_A_SESSION = [
'key',
'credit',
'rate-limit',
'overload',
'timeout',
'unreachable',
];
function failureOfCalls({ calls, refusedAccount, refusals = [], overLimit, }) {
if (refusedAccount !== undefined)
return refusedAccount;
if (calls.length === 0)
return overLimit === undefined ? refusedAll(refusals) : undefined;
const at = calls.findLastIndex((call) => call.failure !== undefined);
const failure = calls[at]?.failure;
if (failure === undefined)
return undefined;
const succeeded = calls.flatMap((call, index) => call.status !== null && call.failure === undefined ? [call.beganAfter ?? index] : []);
if (succeeded.some((beganAfter) => beganAfter > at))
return undefined;
const isWhole = succeeded.length === 0;
return isWhole || ENDS_A_SESSION.includes(failure.kind) ? failure : undefined;
}
function refusedAll(refusals) {
const refusal = refusals.find(({ isUnpriced }) => isUnpriced === true) ?? refusals.at(-1);
if (refusal === undefined)
return undefined;
const { status, message, isUnpriced } = refusal;
return { kind: isUnpriced === true ? 'price' : 'refused', status, message };
}
const CAUSES = {
key: 'the key was refused',
credit: 'the account has no credit',
model: 'the model is unknown',
'rate-limit': 'the rate limit was reached',
overload: 'the API was overloaded',
timeout: 'the API did not answer in time',
unreachable: 'the API was not reached',
request: 'the request was not accepted',
refused: 'the gateway did not forward it',
price: 'the model has no price',
usage: 'the CLI did not accept its options',
};
function describeFailure({ kind, status, message, resetAt }) {
const what = status === null ? message : `${status}: ${message}`;
return `${CAUSES[kind]} (${what})${resetAt === undefined ? '' : `, until ${resetAt}`}`;
}
function describeEnding({ calls, refusedAccount }, failure) {
const cause = describeFailure(failure);
if (answerMsOf({ calls }) === undefined)
return `no call to the model succeeded: ${cause}`;
return refusedAccount === undefined
? `the last call to the model failed: ${cause}`
: `the agent was ended, since ${cause}`;
}
}),
32146:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JT: () => ( parseCutUsage),
Zb: () => ( parseUsage),
cI: () => ( roundedUsd),
vk: () => ( addUsage)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69795);
var _agents_printed_events_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32976);
var _agents_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63836);
const MODEL = /^[\w@+:,./-]{1,100}$/;
const MAX_MODELS = 4;
const OWN_LINE = 'AUTORIZE_USAGE ';
function addUsage(one, other) {
if (other === undefined)
return one;
const models = [...new Set([other.model, one.model].filter((each) => each !== undefined))].join(', ');
const total = (name) => {
const parts = [one[name], other[name]].filter((each) => each !== undefined);
const sum = parts.reduce((all, each) => all + each, 0);
return parts.length === 0 ? {} : { [name]: name === 'usd' ? roundedUsd(sum) : sum };
};
return {
...(models === '' ? {} : { model: models }),
...total('input_tokens'),
...total('output_tokens'),
...total('usd'),
...total('cached_input_tokens'),
...total('cache_write_tokens'),
...addModels(one.by_model, other.by_model),
...(one.estimated === true || other.estimated === true ? { estimated: true } : {}),
...(one.at_least === true || other.at_least === true ? { at_least: true } : {}),
};
}
function addModels(one, other) {
if (one === undefined || other === undefined)
return {};
const models = new Map();
for (const each of [...one, ...other]) {
const before = models.get(each.model);
models.set(each.model, before === undefined ? each : sumOf(before, each));
}
return { by_model: [...models.values()].toSorted((first, second) => second.output_tokens - first.output_tokens) };
}
function sumOf(one, other) {
const { usd: _, ...tokens } = one;
const names = ['input_tokens', 'cached_input_tokens', 'cache_write_tokens', 'output_tokens'];
const isPriced = one.usd !== undefined && other.usd !== undefined;
return {
...tokens,
...Object.fromEntries(names.map((name) => [name, one[name] + other[name]])),
...(isPriced ? { usd: roundedUsd((one.usd ?? 0) + (other.usd ?? 0)) } : {}),
};
}
function roundedUsd(usd) {
return Math.round(usd * 1e8) / 1e8;
}
function parseUsage(preset, stdout, stderr) {
return checked(read(preset, stdout, stderr));
}
function parseCutUsage(preset, stdout, stderr) {
const figures = read(preset, stdout, stderr);
const usage = checked(figures);
return usage === undefined || figures.isSum !== true ? usage : { ...usage, at_least: true };
}
function read(preset, stdout, stderr) {
const own = preset === undefined ? {} : _agents_registry_js__WEBPACK_IMPORTED_MODULE_3__ .fG[preset].readFigures(stdout, stderr);
if (figuresOf(own) !== undefined)
return own;
const line = readOwnLine(stdout);
return own.models === undefined || own.models.length === 0 ? line : { ...line, models: own.models };
}
function readOwnLine(stdout) {
const line = stdout.trimEnd().split('\n').at(-1) ?? '';
if (!line.startsWith(OWN_LINE))
return {};
const fields = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)((0,_agents_printed_events_js__WEBPACK_IMPORTED_MODULE_2__ .q)(line.slice(OWN_LINE.length)));
const { input_tokens: input, output_tokens: output, usd: cost, model } = fields;
return { input: (0,_agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ .cz)([input]), output: (0,_agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ .cz)([output]), usd: (0,_agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ .dR)(cost), models: (0,_agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ .Dy)([model]) };
}
function checked(figures) {
const model = (figures.models ?? [])
.filter((name) => MODEL.test(name))
.slice(0, MAX_MODELS)
.join(', ');
const usage = figuresOf(figures);
return model === '' ? usage : { model, ...usage };
}
function figuresOf({ input, output, usd: cost }) {
const usage = {
...((0,_agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ .UO)(input, _agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ .S0) ? { input_tokens: input } : {}),
...((0,_agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ .UO)(output, _agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ .S0) ? { output_tokens: output } : {}),
...((0,_agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ .UO)(cost, _agents_figures_js__WEBPACK_IMPORTED_MODULE_1__ .Kd) ? { usd: cost } : {}),
};
return Object.keys(usage).length === 0 ? undefined : usage;
}
}),
61436:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KO: () => ( decisionShape),
Nt: () => ( holdoutRules),
T8: () => ( evaluatorCheckShape),
X: () => ( DIRECTIONS),
ig: () => ( EFFORTS),
wY: () => ( confirmRules),
xF: () => ( recordedCertify)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65991);
var _stats_level_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8642);
var _setting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60456);
var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62806);
const DECISIONS = ['auto', ..._decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_2__ .So];
const EFFORTS = ['fast', 'balanced', 'thorough', 'auto'];
const FEEDBACKS = ['rounded', 'sign', 'full'];
const DIRECTIONS = ['min', 'max'];
const SCALES = ['auto', 'ratio', 'difference'];
const confidence = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0.5, 'a number from 0.5 to below 1'), zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Au(1, 'a number from 0.5 to below 1')), 'number from 0.5 to below 1');
const screen = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('off')], 'a number of noise SDs, or "off"'), 'number, `"off"`');
const improvement = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([_values_js__WEBPACK_IMPORTED_MODULE_5__ .v7, _values_js__WEBPACK_IMPORTED_MODULE_5__ .KN], 'a number that is not negative, or "0.5%"'), 'number from 0, or `"0.5%"`');
const unit = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(_values_js__WEBPACK_IMPORTED_MODULE_5__ .Bq.clone(), 'text such as `"ms"`, `"bytes"`, `"ops/s"`');
const size = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['lines', 'bytes']), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ metric: _values_js__WEBPACK_IMPORTED_MODULE_5__ .Bq })], '"lines", "bytes" or { metric = "name" }'), '`"lines"`, `"bytes"`, `{ metric = "name" }`');
const ladderStep = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('auto'), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .NC('a number above 0'))], '"auto" or a number above 0'), 'number above 0, `"auto"`');
const factor = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()
.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YPB((supplied) => /^\d+(\.\d+)?x$/.test(supplied) && Number.parseFloat(supplied) > 1, 'a factor such as "2x"'));
const plausible = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('auto'), _values_js__WEBPACK_IMPORTED_MODULE_5__ .yj, factor], '"auto", a number above 0, or a factor above 1 such as "2x"'), 'number above 0, factor such as `"3x"`, `"auto"`');
const metricGuard = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([
zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ command: _values_js__WEBPACK_IMPORTED_MODULE_5__ .Bq }),
zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
metric: _values_js__WEBPACK_IMPORTED_MODULE_5__ .Bq,
max_regression: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([_values_js__WEBPACK_IMPORTED_MODULE_5__ .v7, _values_js__WEBPACK_IMPORTED_MODULE_5__ .KN]),
direction: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(DIRECTIONS), 'min'),
}),
], '{ command = … } or { metric = …, max_regression = "2%" }'), '`{ command = … }` or `{ metric = …, max_regression = "2%" }`');
const METRIC_ROLES = ['guard', 'report'];
const listedMetric = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
name: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(_values_js__WEBPACK_IMPORTED_MODULE_5__ .Bq.clone(), { doc: 'The name that the evaluator reports it by.' }),
direction: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(DIRECTIONS), 'min'), { doc: 'Which values are better.' }),
role: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(METRIC_ROLES), 'report'), {
doc: 'A `guard` rejects a change that makes it [worse by more than `margin`](../explanation/decisions.md#metrics-in-addition-to-the-score).',
}),
margin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(improvement), {
unit: 'units of the metric, or percent of it',
unset: 'none',
doc: 'How much worse a guard may get.',
}),
});
const confirmPairs = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YPB((pairs) => pairs === 0 || pairs >= 2, 'a whole number from 2, or 0 for no confirmation')), 'whole number from 2, or 0');
const holdoutRules = {
rule: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(['sign']), 'sign'), {
doc: 'A change must not score worse on the holdout.',
}),
budget: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(1), 50), {
unit: 'queries',
doc: 'How often the holdout may be queried.',
}),
};
const confirmRules = {
pairs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(confirmPairs, 20), {
unit: 'pairs of runs',
doc: 'Fresh pairs that [confirm the improvement](../explanation/claims.md#the-confirmation) at the end. Exact scores need 2. 0 confirms and claims nothing.',
}),
every_keeps: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(0), 0), {
unit: 'accepted changes',
doc: 'Also confirm during the run, after so many accepted changes. 0 confirms at the end only.',
}),
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP(), ''), 'text, or `"$NAME"`'), {
doc: 'A hidden test set that replaces the evaluator in confirmations. `"$NAME"` takes the command from your environment.',
}),
};
const hiddenFiles = (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_5__ .wd, []), {
doc: 'Other files that agents and the evaluator must not read.',
});
const decisionShape = {
decision: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(DECISIONS), 'auto'), {
doc: '[Decision policy](../explanation/decisions.md). `auto` chooses `greedy` where scores are exact, else `paired-sequential`.',
}),
scale: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(SCALES), 'auto'), {
doc: '[Compare scores](../explanation/claims.md#ratios-and-differences) by their ratio or by their difference. `auto` takes the ratio for times, sizes, counts and rates whose calibration is above 0, where no threshold is in units of the score.',
}),
unit: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(unit), {
unset: "that of the benchmark's format, where it has one",
doc: 'What the score is measured in. It decides whether `scale = "auto"` compares ratios, and the words of claims.',
}),
confidence: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(confidence, 0.95), {
doc: '1 minus the probability that a change without effect passes its test.',
}),
error_rate: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(_stats_level_js__WEBPACK_IMPORTED_MODULE_3__ .Jy), 'per-candidate'), {
doc: '[What that probability applies to](../explanation/decisions.md): each candidate, the share of false accepted changes, or any of them.',
}),
max_candidates: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(1)), {
unit: 'candidates',
doc: 'How many candidates you plan. `fdr` needs it.',
}),
effort: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(EFFORTS), 'auto'), {
doc: '[How much is spent on one test](../explanation/decisions.md#effort). `auto` spends more evaluations when proposals are expensive. You may change it between runs.',
}),
screen: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(screen), {
unit: 'noise SDs',
unset: 'by effort',
doc: 'A first run must come this close to the current best, or the change is rejected before pairs are run. Set, [one run](../explanation/decisions.md#up-to-three-lone-runs) screens.',
}),
futility_z: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_5__ .v7), {
unit: 'standard errors',
unset: 'by effort',
doc: 'How early a hopeless test ends. 0 ends it earliest.',
}),
max_pairs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(2)), {
unit: 'pairs of runs',
unset: 'by effort',
doc: 'Maximum number of pairs in one test.',
}),
min_improvement: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(improvement, 0), {
unit: 'units of the score, or percent of it',
doc: 'Minimum gain of an accepted change.',
}),
tolerance: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(improvement, 0), {
unit: 'units of the score, or percent of it',
doc: 'How much a [simplification](../explanation/decisions.md#simplifications) may lose.',
}),
size: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(size, 'lines'), {
doc: 'What a simplification must reduce.',
}),
calibration_runs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(1)), {
unit: 'runs',
unset: '8; with `greedy`, `repeats`',
doc: 'Evaluations of the base that measure the noise.',
}),
share_seed: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_5__ .j$, true), {
doc: 'Give both runs of a pair the same `AUTORIZE_SEED`.',
}),
repeats: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(1), 1), {
unit: 'runs',
doc: 'Runs whose mean `greedy`, `ladder` and `checkpoint` compare.',
}),
checkpoint_keeps: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(1)), {
unit: 'accepted changes',
unset: '8',
doc: 'Accepted changes after which `checkpoint` tests the whole batch.',
}),
ladder_step: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(ladderStep), {
unit: 'units of the score',
unset: '`"auto"`',
doc: 'Gain that `ladder` asks of each accepted change. `auto` takes the noise of the mean.',
}),
feedback: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(FEEDBACKS), 'rounded'), {
doc: 'What the agent learns about a difference in score.',
}),
guards: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(metricGuard), []), 'list'), {
doc: 'Checks of a change that passed its test: a command that must exit with 0, or a metric that must not get worse. Lower is better unless `direction = "max"`.',
}),
metrics: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(listedMetric), []),
guard_pairs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(0), 60), {
unit: 'pairs of runs',
doc: 'Maximum number of pairs in a test whose score passed and whose metric guards are undecided.',
}),
holdout: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .KT)(_values_js__WEBPACK_IMPORTED_MODULE_5__ .Bq.clone(), 'text, or `"$NAME"`'), {
doc: 'Scores a change and the current best on [something else](../how-to/use-a-holdout.md); only yes or no comes back. `"$NAME"` takes the command from your environment.',
}),
...holdoutRules,
files: hiddenFiles,
})),
confirm: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ ...confirmRules, files: hiddenFiles }), {}),
};
const recordedCertify = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
enabled: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY(), false),
fdr: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .uM)(1), 0.1),
max_pairs: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(2), 30),
revert: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY(), false),
}), {});
const NEGATIVE_CONTROL_ACTIONS = ['stop', 'warn', 'off'];
const evaluatorCheckShape = {
aa_check_every: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(0), 25), {
unit: 'candidates',
doc: 'Candidates between two [A/A checks](../explanation/claims.md#what-statistics-cannot-see), which test the current best against itself. 0 runs none.',
}),
negative_control: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(NEGATIVE_CONTROL_ACTIONS), 'stop'), {
doc: 'What happens if the [negative control](../explanation/claims.md#negative-control), a tree with only the protected files, does not fail. `off` does not try it.',
}),
max_plausible: (0,_setting_js__WEBPACK_IMPORTED_MODULE_4__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(plausible, 'auto'), {
unit: 'units of the score, or a factor',
doc: 'A larger gain is quarantined until you approve it. `auto`, in tests by pairs: 10 noise SDs or twice as good, whichever is larger. A factor compares with the current best in the same pairs.',
}),
};
}),
48111:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
r: () => ( recordedAction),
x: () => ( RECORDED_ACTIONS)
});
const RECORDED_ACTIONS = ['stop', 'tell', 'off'];
const RECORDED = { stop: 'stop', warn: 'tell', off: 'off' };
function recordedAction(action) {
return RECORDED[action];
}
}),
8642:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
In: () => ( levelOf),
Jy: () => ( ERROR_RATES),
gv: () => ( minimumPairs)
});
const ERROR_RATES = ['per-candidate', 'fdr', 'fwer'];
const SPENDING = -1.1;
const WHOLE_SUM = 10.584448464950801;
const LEVELS = {
'per-candidate': ({ alpha }) => alpha,
fwer: ({ alpha, horizon }, { tested }) => {
if (horizon !== null && tested >= horizon)
return 0;
return (alpha * (tested + 1) ** SPENDING) / (horizon === null ? WHOLE_SUM : spendingSum(horizon));
},
fdr: ({ alpha, horizon }, { tested, kept }) => horizon === null || tested >= horizon ? 0 : (alpha * (kept + 1)) / horizon,
};
function levelOf(rules, state) {
return LEVELS[rules.error_rate](rules, state);
}
function spendingSum(horizon) {
let sum = 0;
for (let index = horizon; index >= 1; index -= 1)
sum += index ** SPENDING;
return sum;
}
function minimumPairs(a, most = 2) {
return Math.ceil(Math.log(1 / a) / Math.log(most) - 1e-9);
}
})
};

export const id = 4882;
export const ids = [4882];
export const modules = {
27551:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => ( takesAsIs)
});
function takesAsIs(schema) {
const test = testOf(schema);
const checks = checksOf(schema);
return checks.length === 0 ? test : (value) => test(value) && checks.every((passes) => passes(value));
}
function checksOf(schema) {
const { def, traits } = schema._zod;
const own = traits.has('$ZodCheck') ? [schema] : [];
return [...own, ...(def.checks ?? [])].map(({ _zod: { check, def: rules } }) => {
const known = rules.when === undefined ? knownCheck(rules) : undefined;
if (known !== undefined)
return known;
return (value) => {
const payload = { value, issues: [] };
if (rules.when?.(payload) === false)
return false;
return !(check(payload) instanceof Promise) && payload.issues.length === 0 && payload.value === value;
};
});
}
function knownCheck({ check, format, value: limit, inclusive, pattern }) {
if (check === 'number_format' && format === 'safeint')
return Number.isSafeInteger;
if (check === 'string_format' && format === 'regex' && pattern instanceof RegExp && !/[gy]/.test(pattern.flags))
return (value) => pattern.test(value);
if (typeof limit !== 'number' || inclusive !== true)
return undefined;
if (check === 'greater_than')
return (value) => value >= limit;
return check === 'less_than' ? (value) => value <= limit : undefined;
}
function testOf(schema) {
const def = schema._zod.def;
const inner = (key) => takesAsIs(def[key]);
switch (def.type) {
case 'unknown':
return () => true;
case 'string':
case 'boolean':
return (value) => typeof value === def.type;
case 'number':
return (value) => Number.isFinite(value);
case 'enum': {
const known = new Set(Object.values(def.entries));
return (value) => known.has(value);
}
case 'literal': {
const known = new Set(def.values);
return (value) => known.has(value);
}
case 'optional':
case 'default':
return inner('innerType');
case 'nullable': {
const test = inner('innerType');
return (value) => value === null || test(value);
}
case 'array': {
const test = inner('element');
return (value) => Array.isArray(value) && value.every(test);
}
case 'tuple': {
if (def.rest !== null)
return () => false;
const tests = def.items.map(takesAsIs);
return (value) => Array.isArray(value) && value.length === tests.length && tests.every((test, index) => test(value[index]));
}
case 'record': {
if (def.keyType._zod.def.type !== 'string')
return () => false;
const [key, test] = [inner('keyType'), inner('valueType')];
return (value) => {
if (!isObject(value))
return false;
for (const name of Object.keys(value))
if (name === '__proto__' || !key(name) || !test(value[name]))
return false;
return true;
};
}
case 'union': {
if (typeof def.discriminator === 'string')
return oneOf(def, def.discriminator);
const [first] = def.options;
return first === undefined ? () => false : takesAsIs(first);
}
case 'object':
return objectTest(def);
default:
return () => false;
}
}
function oneOf({ options }, discriminator) {
const tests = new Map();
for (const option of options) {
const { shape } = option._zod.def;
const member = shape?.[discriminator]?._zod.def;
if (member?.type !== 'literal')
return () => false;
for (const value of member.values)
tests.set(value, takesAsIs(option));
}
return (value) => isObject(value) && (tests.get(value[discriminator])?.(value) ?? false);
}
function objectTest({ shape, catchall }) {
const members = new Map(Object.entries(shape).map(([name, schema]) => [name, takesAsIs(schema)]));
const required = Object.entries(shape).flatMap(([name, schema]) => mayBeAbsent(schema) ? [] : [name]);
const isLoose = catchall?._zod.def.type === 'unknown';
const rowOf = (names) => {
const isWhole = required.every((name) => names.includes(name));
const isKnown = names.every((name) => members.has(name) || (isLoose && name !== '__proto__'));
return isWhole && isKnown ? { names, tests: names.map((name) => members.get(name)) } : undefined;
};
const rows = [];
return (value) => {
if (!isObject(value))
return false;
const names = Object.keys(value);
let row = names.length > MAX_MEMBERS ? undefined : rows[names.length];
if (row === undefined || !isSame(names, row.names)) {
row = rowOf(names);
if (row === undefined)
return false;
if (names.length <= MAX_MEMBERS)
rows[names.length] = row;
}
for (let index = 0; index < names.length; index += 1) {
const test = row.tests[index];
if (test !== undefined && !test(value[names[index]]))
return false;
}
return true;
};
}
const MAX_MEMBERS = 64;
function isSame(names, known) {
for (let index = 0; index < names.length; index += 1)
if (names[index] !== known[index])
return false;
return true;
}
function mayBeAbsent(schema) {
let { type, innerType } = schema._zod.def;
if (type !== 'optional')
return false;
do
({ type, innerType } = innerType._zod.def);
while (type === 'nullable');
return PLAIN.has(type);
}
const PLAIN = new Set([
...['string', 'number', 'boolean', 'enum', 'literal', 'array', 'tuple', 'record', 'object', 'unknown'],
]);
function isObject(value) {
return typeof value === 'object' && value !== null && !Array.isArray(value);
}
}),
17987:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( lostRecords)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
function lostRecords({ of, found, expected, remedy }) {
const message = `records of ${of} are missing: ${found.join('; ')}; expected ${expected}`;
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({ message, remedy });
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
43765:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
LT: () => ( CONFIRMED_TOGETHER),
N9: () => ( tallyAgents),
RK: () => ( chooseAgent)
});
var _base_random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59645);
const CONFIRMED_TOGETHER = 3;
function tallyAgents(names, attempts) {
return names.map((name) => {
const own = attempts.filter(({ agent }) => agent === name);
const paid = own.flatMap(({ usd }) => usd ?? []);
const accepted = own.filter(({ isAccepted }) => isAccepted);
const gains = accepted.flatMap(({ gain }) => gain ?? []);
return {
name,
tries: own.length,
failed: own.filter(({ isFailed }) => isFailed === true).length,
accepted: accepted.length,
confirmed: gains.length,
gain: sum(gains),
usd: paid.length === 0 ? undefined : sum(paid),
minutes: sum(own.map(({ minutes }) => minutes)),
};
});
}
function costUnit(tallies) {
const worked = tallies.filter(({ tries, failed }) => tries > failed);
const isPaid = worked.length > 0 && worked.every(({ usd = 0 }) => usd > 0);
return isPaid ? ({ usd = 0 }) => usd : ({ minutes }) => minutes;
}
const SHARED_TRIES = 2;
function chooseAgent(tallies, seed) {
const random = (0,_base_random_js__WEBPACK_IMPORTED_MODULE_0__ .I)(seed);
const untried = tallies.filter(({ tries }) => tries === 0);
const first = untried[(0,_base_random_js__WEBPACK_IMPORTED_MODULE_0__ .k)(random, untried.length)];
if (first !== undefined)
return first.name;
const costOf = costUnit(tallies);
const of = (pick) => sum(tallies.map(pick));
const tries = of((tally) => tally.tries);
const rate = (of(({ accepted }) => accepted) + 1) / (tries + SHARED_TRIES);
const confirmed = of((tally) => tally.confirmed);
const meanGain = confirmed === 0 ? 1 : Math.max(of(({ gain }) => gain) / confirmed, 0);
const meanCost = of(costOf) / tries;
let best = { name: '', value: Number.NEGATIVE_INFINITY };
for (const tally of tallies) {
const { name, accepted, failed, tries: own, confirmed: known, gain } = tally;
const chance = betaOf(random, SHARED_TRIES * rate + accepted, SHARED_TRIES * (1 - rate) + own - accepted);
const size = Math.max((gain + meanGain) / (known + 1), 0) * (gammaOf(random, known + 1) / (known + 1));
const cost = (costOf(tally) + (failed + 1) * meanCost) / (own + 1);
const value = (chance * size) / (cost > 0 ? cost : 1);
if (value > best.value)
best = { name, value };
}
return best.name;
}
function sum(values) {
return values.reduce((total, value) => total + value, 0);
}
function gaussianOf(random) {
return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
function gammaOf(random, shape) {
if (shape < 1)
return gammaOf(random, shape + 1) * Math.exp(Math.log(1 - random()) / shape);
const d = shape - 1 / 3;
const c = 1 / Math.sqrt(9 * d);
for (;;) {
const x = gaussianOf(random);
const t = 1 + c * x;
if (t <= 0)
continue;
const v = t * t * t;
if (Math.log(1 - random()) < (x * x) / 2 + d - d * v + d * Math.log(v))
return d * v;
}
}
function betaOf(random, successes, failures) {
const one = gammaOf(random, successes);
return one / (one + gammaOf(random, failures));
}
}),
65157:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bn: () => ( expandEffort),
lr: () => ( LEVELLED_MIN_PAIRS),
nY: () => ( decideEffort)
});
const EFFORT_RULES = {
fast: { screen: 0.5, futility_z: 0, max_pairs: 20 },
balanced: { screen: 0, futility_z: 0.5, max_pairs: 20 },
thorough: { screen: -1, futility_z: 0.75, max_pairs: 40 },
};
const LEVELLED_MIN_PAIRS = 40;
const BALANCED_FROM = 4;
const THOROUGH_FROM = 25;
function decideEffort(effort, costs) {
if (effort !== 'auto')
return effort;
if (costs === undefined)
return 'balanced';
const ratio = costs.proposalMs / Math.max(costs.evaluationMs, 1);
if (ratio < BALANCED_FROM)
return 'fast';
return ratio < THOROUGH_FROM ? 'balanced' : 'thorough';
}
function expandEffort(settings, effort) {
const preset = EFFORT_RULES[effort];
const least = settings.error_rate === 'per-candidate' ? 0 : LEVELLED_MIN_PAIRS;
return {
screen: settings.screen ?? preset.screen,
futility_z: settings.futility_z ?? preset.futility_z,
max_pairs: settings.max_pairs ?? Math.max(preset.max_pairs, least),
};
}
}),
94999:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AD: () => ( filesDigest),
Kh: () => ( evaluatorDigest),
Q6: () => ( reportMove),
kU: () => ( environmentDigest),
pW: () => ( evaluatorIn)
});
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19533);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
function evaluatorDigest({ judge, files, environment }) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)({ judge, files, environment }));
}
function filesDigest(files) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)(JSON.stringify(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))));
}
function evaluatorIn({ judge_digest: judge, evaluator_files: files, }, environment) {
return evaluatorDigest({ judge, files: filesDigest(files), environment: environmentDigest(environment) });
}
function environmentDigest(facts) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)(facts));
}
const isDigest = (value) => /^[0-9a-f]{64}$/.test(value);
const MAX_LISTED = 3;
const MAX_CHARS = 60;
function reportMove(before, after) {
const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
const changed = names.filter((name) => before[name] !== after[name]);
const recorded = changed.slice(0, MAX_LISTED).map((name) => {
const [was, is] = [before[name], after[name]];
if (was === undefined || is === undefined)
return `${name} is ${is === undefined ? 'gone' : 'new'}`;
return name.startsWith('env.') || isDigest(is)
? name
: `${name} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(was, MAX_CHARS)}, now ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(is, MAX_CHARS)}`;
});
const rest = changed.length - recorded.length;
return `${recorded.join('; ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
}),
64802:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gl: () => ( askMetric),
Jz: () => ( SPENT_HOLDOUT),
QZ: () => ( nameOfGuard),
Qi: () => ( evaluateMetric),
S4: () => ( guardCommands),
Tt: () => ( evaluateHoldout),
g0: () => ( guardsOf)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
var _metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51610);
var _size_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76646);
function guardsOf(settings, purpose) {
const { size } = settings;
const declared = declaredGuards(settings).map((guard, index) => ({ number: index + 1, guard }));
if (purpose !== 'simplify' || typeof size !== 'object')
return declared;
return [{ number: 0, guard: { less: size.metric } }, ...declared];
}
function declaredGuards({ guards, metrics }) {
const older = guards.flatMap((guard) => 'command' in guard ? [guard] : (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ .MF)({ guards: [guard], metrics: [] }));
return [...older, ...(0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ .MF)({ guards: [], metrics })];
}
function guardCommands({ guards }) {
return guards.flatMap((guard) => ('command' in guard ? guard.command : []));
}
function nameOfGuard(guard) {
if ('less' in guard)
return `less ${guard.less}`;
return 'command' in guard ? guard.command : `${guard.metric} within ${guard.margin}`;
}
const SPENT_HOLDOUT = 'holdout budget';
function askMetric(runs, trial, guard) {
if (!('eProcess' in trial) || trial.rules.guards === undefined || 'less' in guard) {
return { reason: evaluateMetric(runs, trial, guard) };
}
return (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ .TH)(trial.pairs, guard);
}
function evaluateMetric(runs, trial, guard) {
const metric = 'less' in guard ? guard.less : guard.metric;
const recorded = metricsOf(runs, trial, metric);
if (typeof recorded === 'string') {
if (!('less' in guard))
return (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ .DQ)(metric, recorded);
return `it says that it simplifies, and the evaluator reported no ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(metric)} of the ${recorded}`;
}
return 'less' in guard ? (0,_size_js__WEBPACK_IMPORTED_MODULE_3__ .sH)({ of: metric, ...recorded }) : (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_2__ .vB)(recorded, guard);
}
const SILENT = new Set(['guard', 'holdout', 'confirm']);
function metricsOf(runs, { id, incumbent }, metric) {
const recorded = runs.filter(({ stage }) => !SILENT.has(stage));
const valuesOf = (isMeant) => recorded.filter(isMeant).flatMap(metricOf(metric));
const own = valuesOf(({ task, arm }) => task === id && arm === 'candidate');
const paired = valuesOf(({ task, arm }) => task === id && arm === 'incumbent');
const against = paired.length > 0 ? paired : valuesOf(({ tree }) => tree === incumbent);
if (own.length === 0)
return 'change';
return against.length === 0 ? 'current best' : { before: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(against), after: (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(own) };
}
function metricOf(metric) {
return ({ metrics }) => {
const value = metrics === null ? undefined : new Map(Object.entries(metrics)).get(metric);
return value === undefined ? [] : [value];
};
}
function evaluateHoldout({ candidate, incumbent }, direction) {
if (candidate === undefined)
return false;
return direction === 'max' ? candidate >= incumbent : candidate <= incumbent;
}
}),
19309:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( chooseNext),
v: () => ( PLATEAU)
});
var _base_random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59645);
var _agent_bandit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43765);
const PLATEAU = 12;
function chooseNext({ names, attempts, rejected, plateau, commits, seed }) {
const tallies = (0,_agent_bandit_js__WEBPACK_IMPORTED_MODULE_1__ .N9)(names, attempts);
const stage = plateau === 0 ? 0 : Math.floor(rejected.length / plateau);
const isFirst = stage > 0 && rejected.length % plateau === 0;
if (stage === 0)
return { name: (0,_agent_bandit_js__WEBPACK_IMPORTED_MODULE_1__ .RK)(tallies, seed) };
if (isFirst && commits.length > 0 && (stage % 2 === 0 || names.length === 1)) {
const from = commits[(0,_base_random_js__WEBPACK_IMPORTED_MODULE_0__ .k)((0,_base_random_js__WEBPACK_IMPORTED_MODULE_0__ .I)(`${seed}\nrestart`), commits.length)];
return { name: (0,_agent_bandit_js__WEBPACK_IMPORTED_MODULE_1__ .RK)(tallies, seed), stage, ...(from === undefined ? {} : { from }) };
}
const dry = names.length === 1 ? undefined : mostOf(names, rejected.slice(-plateau));
return {
name: (0,_agent_bandit_js__WEBPACK_IMPORTED_MODULE_1__ .RK)(tallies.filter(({ name }) => name !== dry), seed),
stage,
};
}
function mostOf(names, row) {
const counts = names.map((name) => row.filter((each) => each === name).length);
const most = Math.max(...counts);
return most === 0 ? undefined : names[counts.indexOf(most)];
}
}),
10901:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ce: () => ( decisionEntrySchema),
vt: () => ( decisionRecordSchema),
Ib: () => ( isSideStage)
});
var schemas = __webpack_require__(94343);
var api = __webpack_require__(43759);
var decision_settings = __webpack_require__(61436);
var carry_over = __webpack_require__(88898);
var score_scale = __webpack_require__(77120);
;
const EFFECT_VERDICTS = ['effect', 'none', 'undecided', 'needed'];
const effect_records_text = schemas .YjP();
const whole = schemas .Whr().check(api .qm(0));
const leaveOutSchema = schemas .Ikc({
kind: schemas .euz('leave-out'),
task: effect_records_text,
change: effect_records_text,
taken: schemas .YOg(effect_records_text),
whole: effect_records_text,
tree: effect_records_text,
planned_pairs: whole,
margin: schemas .aig(),
});
const effectSchema = schemas .Ikc({
kind: schemas .euz('effect'),
task: effect_records_text,
verdict: schemas .k5n(EFFECT_VERDICTS),
estimate: schemas .mee(schemas .aig()),
interval: schemas .mee(schemas .PVZ([schemas .aig(), schemas .aig()])),
confidence: schemas .aig(),
mean: schemas .mee(schemas .aig()),
reason: schemas .mee(effect_records_text),
evaluations: schemas .YOg(whole),
});
var gain_scale = __webpack_require__(64299);
;
const handover_records_text = schemas .YjP();
const handover_records_whole = schemas .Whr().check(api .qm(0));
const maybe = (schema) => schemas .Rvf(schemas .mee(schema), null);
const plannedGroup = schemas .Ikc({
task: handover_records_text,
tree: handover_records_text,
on: maybe(handover_records_text),
base: schemas .lqM(schemas .Ikc({ commit: handover_records_text, tree: handover_records_text })),
changes: schemas .YOg(handover_records_text),
lines: handover_records_whole,
});
const handoverSchema = schemas .Ikc({
kind: schemas .euz('handover'),
final: handover_records_text,
max_lines: handover_records_whole,
groups: schemas .YOg(plannedGroup),
});
const groupSchema = schemas .Ikc({
kind: schemas .euz('group'),
task: handover_records_text,
measured: schemas .lqM(handover_records_text),
checked: schemas .zMY(),
failed: maybe(handover_records_text),
planned_pairs: handover_records_whole,
evaluations: schemas .YOg(handover_records_whole),
effect: maybe(schemas .Ikc({
estimate: schemas .aig(),
interval: schemas .PVZ([schemas .aig(), schemas .aig()]),
confidence: schemas .aig(),
baseline_mean: schemas .aig(),
ratio: maybe(schemas .Ikc({ unit: schemas .mee(handover_records_text), direction: schemas .k5n(decision_settings .X) })),
carry_over: maybe(schemas .zMY()),
})),
at: handover_records_text,
commit: maybe(handover_records_text),
});
var measurement = __webpack_require__(34663);
var metric_guard = __webpack_require__(51610);
var paired_trial = __webpack_require__(28834);
var run_end = __webpack_require__(55434);
var run_rules = __webpack_require__(9176);
var settings = __webpack_require__(82922);
var verdict = __webpack_require__(8158);
;
const records_text = schemas .YjP();
const records_whole = schemas .Whr().check(api .qm(0));
const records_maybe = (schema) => schemas .Rvf(schemas .mee(schema), null);
const effort = schemas .k5n(decision_settings .ig);
const scoreScale = schemas .Rvf(schemas .k5n(score_scale .L7), 'difference');
const ruleValue = schemas .mee(schemas .KCZ([records_text, schemas .aig(), schemas .zMY()]));
const SIDE_STAGES = ['guard', 'holdout', 'canary', measurement .OT];
const RUN_STAGES = [...measurement .an, ...SIDE_STAGES];
function isSideStage(stage) {
return SIDE_STAGES.some((each) => each === stage);
}
const runHeader = schemas .Ikc({
kind: schemas .euz('genesis'),
tool_version: records_text,
config_digest: records_text,
baseline_commit: records_text,
baseline_tree: records_text,
start_tree: records_maybe(records_text),
unscored: schemas .Rvf(schemas .zMY(), false),
evaluator_digest: records_text,
judge_digest: records_text,
setup_inputs: records_maybe(schemas .YOg(records_text)),
evaluator_files: schemas .g1P(records_text, records_text),
guards_digest: records_maybe(records_text),
holdout_digest: records_maybe(records_text),
confirm_digest: records_maybe(records_text),
environment: schemas .g1P(records_text, records_text),
settings: settings .ly,
effort,
effort_rules: schemas .Ikc({
screen: schemas .KCZ([schemas .aig(), schemas .euz('off')]),
futility_z: schemas .aig(),
max_pairs: records_whole,
}),
seed_commitment: records_text,
...run_rules .xG,
score_scale: schemas .Rvf(schemas .k5n(gain_scale .Qu), 'difference'),
score_unit: records_maybe(records_text),
in_process: schemas .Rvf(schemas .zMY(), false),
key_in_reach: records_maybe(schemas .zMY()),
});
const evaluation = schemas .Ikc({
kind: schemas .euz('evaluation'),
id: records_whole,
task: records_text,
arm: schemas .k5n(carry_over .ul),
stage: schemas .k5n(RUN_STAGES),
index: records_whole,
attempt: records_whole,
order_bit: schemas .mee(schemas .KCZ([schemas .euz(0), schemas .euz(1)])),
seed: records_whole,
tree: records_text,
digest_before: records_text,
digest_after: records_text,
started_at: records_text,
ended_at: records_text,
host: records_text,
exit_code: schemas .mee(schemas .Whr()),
ended: records_maybe(schemas .k5n(run_end .x)),
score: schemas .mee(schemas .aig()),
reason: records_maybe(records_text),
cases: records_maybe(schemas .g1P(records_text, schemas .aig())),
metrics: records_maybe(schemas .g1P(records_text, schemas .aig())),
stdout_digest: records_text,
});
const calibration = schemas .Ikc({
kind: schemas .euz('calibration'),
id: records_text,
tree: records_text,
sigma: schemas .aig(),
mean: schemas .aig(),
policy: records_text,
score_scale: scoreScale,
});
const size = schemas .Ikc({ of: records_text, before: schemas .aig(), after: schemas .aig() });
const candidate = schemas .Ikc({
kind: schemas .euz('candidate'),
id: records_text,
parent: records_text,
tree: records_text,
purpose: schemas .k5n(['candidate', 'simplify', 'distil']),
diff_digest: records_text,
normal_digest: records_maybe(records_text),
diff_lines: records_whole,
touched_paths: schemas .YOg(records_text),
more_paths: records_maybe(records_whole),
size: records_maybe(size),
proposer: schemas .g1P(records_text, schemas .mee(records_text)),
usd: records_maybe(schemas .aig()),
released: records_maybe(records_text),
reverts: records_maybe(schemas .Ikc({ taken: schemas .YOg(records_text), stays: schemas .YOg(records_text) })),
margin: schemas .lqM(schemas .aig()),
claimed: schemas .lqM(records_text),
refused: records_maybe(schemas .Ikc({ code: records_text, reason: records_text })),
});
const evidence = schemas .gMt('kind', [
schemas .Ikc({
kind: schemas .euz('paired'),
statistic: records_text,
score_scale: schemas .lqM(schemas .k5n(score_scale .L7)),
a: schemas .aig(),
scale: schemas .aig(),
scale_source: records_text,
unit: records_text,
units: records_whole,
differences: schemas .YOg(schemas .aig()),
effect: schemas .aig(),
sd: schemas .aig(),
log_e: schemas .aig(),
log_e_max: schemas .aig(),
p: schemas .aig(),
screen_score: schemas .mee(schemas .aig()),
screen_scores: schemas .lqM(schemas .YOg(schemas .aig())),
}),
schemas .Ikc({
kind: schemas .euz('compare'),
statistic: records_text,
score_scale: schemas .lqM(schemas .k5n(score_scale .L7)),
record: schemas .aig(),
scores: schemas .YOg(schemas .aig()),
again: schemas .YOg(schemas .aig()),
effect: schemas .aig(),
}),
]);
const decisionEntrySchema = schemas .Ikc({
kind: schemas .euz('decision'),
task: records_text,
purpose: schemas .k5n(paired_trial .a7),
incumbent: records_text,
outcome: schemas .k5n(verdict .h_),
code: records_text,
reason: records_text,
level: schemas .Ikc({ tested: records_whole, kept: records_whole }),
evidence,
evaluations: schemas .YOg(records_whole),
guards: schemas .YOg(schemas .Ikc({ name: records_text, passed: schemas .zMY(), verdict: schemas .lqM(schemas .k5n(metric_guard .es)) })),
holdout: records_maybe(schemas .Ikc({ passed: schemas .zMY(), queries: records_whole })),
kept: schemas .zMY(),
});
const machineBlockSchema = schemas .Ikc({
...{ by: records_text, machine: records_text, environment: schemas .lqM(records_text) },
pairs: schemas .YOg(schemas .PVZ([schemas .aig(), schemas .aig()])),
});
const betweenShape = { estimate: schemas .aig(), interval: schemas .PVZ([schemas .aig(), schemas .aig()]) };
const claim = schemas .Ikc({
kind: schemas .euz('claim'),
task: records_text,
baseline: records_text,
final: records_text,
planned_pairs: records_whole,
evaluations: schemas .YOg(records_whole),
estimate: schemas .aig(),
interval: schemas .PVZ([schemas .aig(), schemas .aig()]),
confidence: schemas .aig(),
baseline_mean: schemas .aig(),
ratio: records_maybe(schemas .Ikc({ unit: schemas .mee(records_text), direction: schemas .k5n(decision_settings .X) })),
sealed: schemas .zMY(),
proposed: records_whole,
tested: records_whole,
kept: records_whole,
false_keeps_bound: schemas .mee(schemas .aig()),
error_rate: records_text,
alpha: schemas .aig(),
certified: records_maybe(records_whole),
certify_fdr: records_maybe(schemas .aig()),
holdout_queries: records_whole,
earlier_confirmations: records_whole,
evaluator_digest: records_text,
holdout_digest: records_maybe(records_text),
accepted_risks: records_maybe(schemas .YOg(records_text)),
isolation: records_maybe(schemas .YOg(records_text)),
carry_over: records_maybe(schemas .zMY()),
in_process: records_maybe(schemas .zMY()),
changed_tools: records_maybe(schemas .zMY()),
key_in_reach: records_maybe(schemas .zMY()),
machines: schemas .lqM(schemas .Ikc({ ...betweenShape, others: schemas .YOg(machineBlockSchema) })),
sentence: records_text,
});
const decisionRecordSchema = schemas .gMt('kind', [
runHeader,
evaluation,
calibration,
candidate,
decisionEntrySchema,
claim,
handoverSchema,
groupSchema,
schemas .Ikc({ kind: schemas .euz('incumbent'), tree: records_text, by: records_text }),
schemas .Ikc({
kind: schemas .euz('canary'),
variety: schemas .k5n(['noop', 'broken']),
task: records_text,
passed: schemas .zMY(),
remark: records_maybe(records_text),
}),
schemas .Ikc({ kind: schemas .euz('effort'), effort }),
schemas .Ikc({ kind: schemas .euz('key-in-reach') }),
schemas .Ikc({ kind: schemas .euz('release'), task: records_text, tree: records_text, by: records_text, at: records_text }),
schemas .Ikc({
kind: schemas .euz('rejection'),
task: records_text,
parent: records_text,
tree: records_text,
champion: records_maybe(records_text),
barred: records_maybe(records_text),
by: records_text,
at: records_text,
reason: records_text,
}),
schemas .Ikc({ kind: schemas .euz('holdout'), task: records_text, number: records_whole, budget: records_whole }),
schemas .Ikc({ kind: schemas .euz('environment'), environment: schemas .g1P(records_text, records_text), evaluator_digest: records_text }),
schemas .Ikc({
kind: schemas .euz('risk'),
risk: records_text,
found: schemas .zMY(),
accepted: schemas .zMY(),
detail: records_text,
evaluator_digest: records_text,
}),
schemas .Ikc({ kind: schemas .euz('begin'), task: records_text }),
leaveOutSchema,
effectSchema,
schemas .Ikc({ kind: schemas .euz('interrupted'), task: records_text, halted: records_maybe(records_text) }),
schemas .Ikc({
kind: schemas .euz('config-change'),
changes: schemas .YOg(schemas .Ikc({ key: records_text, from: ruleValue, to: ruleValue })),
}),
schemas .Ikc({ kind: schemas .euz('seed-commit'), seed_commitment: records_text }),
schemas .Ikc({ kind: schemas .euz('seed-reveal'), secret: records_text }),
]);
}),
67007:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BL: () => ( decisionProblems),
hT: () => ( keysOfNewRun)
});
var base_text = __webpack_require__(7953);
var insured_evidence = __webpack_require__(90218);
var stats_level = __webpack_require__(8642);
var effort = __webpack_require__(65157);
var gain_scale = __webpack_require__(64299);
var registry = __webpack_require__(65991);
var decision_settings = __webpack_require__(82922);
;
const hasPairs = ({ decision }) => (0,registry .H)(decision, ({ boundsErrors }) => boundsErrors);
const isPaired = ({ decision }) => (0,registry .H)(decision, ({ test }) => test === 'pairs');
const other = (value, ...defaults) => (defaults.includes(value) ? undefined : value);
const PAIRS = 'it only with a decision by pairs';
const PAIRED_REMEDY = 'Leave it out, or set decision = "paired-sequential" or "auto".';
const RULES = [
{
path: ['effort'],
written: ({ effort }) => other(effort, 'auto'),
isUsed: hasPairs,
needs: PAIRS,
remedy: PAIRED_REMEDY,
},
{
path: ['screen'],
written: ({ screen }) => screen,
isUsed: isPaired,
needs: 'it only with decision = "paired-sequential" or "auto", whose tests are screened',
remedy: PAIRED_REMEDY,
},
{
path: ['futility_z'],
written: ({ futility_z: z }) => z,
isUsed: hasPairs,
needs: PAIRS,
remedy: PAIRED_REMEDY,
},
{
path: ['max_pairs'],
written: ({ max_pairs: most }) => most,
isUsed: hasPairs,
needs: PAIRS,
remedy: PAIRED_REMEDY,
},
{
path: ['max_candidates'],
written: ({ max_candidates: most }) => most,
isUsed: ({ error_rate: rate }) => rate !== 'per-candidate',
needs: 'it only with error_rate = "fdr" or "fwer", which give each candidate its share',
remedy: 'Leave it out, or set error_rate. It does not limit the iterations of a run.',
},
{
path: ['share_seed'],
written: ({ share_seed: isShared }) => other(isShared, true),
isUsed: (settings) => hasPairs(settings) || settings.confirm.pairs > 0,
needs: `${PAIRS}, or where a confirmation has some`,
remedy: PAIRED_REMEDY,
},
{
path: ['size'],
written: ({ size }) => other(size, 'lines'),
isUsed: decision_settings .ck,
needs: 'it only with a tolerance above 0: without one no change is tested as a simplification',
remedy: 'Set tolerance, or leave size out.',
},
{
path: ['confirm', 'command'],
written: ({ confirm }) => other(confirm.command, ''),
isUsed: ({ confirm }) => confirm.pairs > 0,
needs: 'it only with confirm.pairs from 2: 0 confirms nothing',
remedy: 'Raise confirm.pairs, or leave it out.',
},
{
path: ['aa_check_every'],
written: ({ integrity }) => other(integrity.canary_every, 25, 0),
isUsed: (settings) => hasPairs(settings) ||
((0,registry .H)(settings.decision, ({ takesExactScores }) => takesExactScores) && (0,decision_settings .D9)(settings) > 1),
needs: `${PAIRS}, or with decision = "greedy" and calibration_runs from 2: else nothing is promised that a no-op tests`,
remedy: 'Leave it out, or set calibration_runs = 2.',
},
];
function idleKeys(settings) {
return RULES.flatMap(({ path, written, isUsed, needs: expected, remedy }) => {
const value = written(settings);
if (value === undefined || isUsed(settings))
return [];
const shown = typeof value === 'string' ? (0,base_text .TL)(value) : JSON.stringify(value);
return [{ path, found: `${path.at(-1)} = ${shown}`, expected, remedy }];
});
}
;
function decisionProblems(settings) {
return [
...levelProblems(settings),
...capProblems(settings),
...policyProblems(settings),
...scaleProblems(settings),
...endProblems(settings),
...metricProblems(settings),
...idleKeys(settings),
];
}
function levelProblems({ error_rate: rate, max_candidates: horizon, decision }) {
if (rate === 'per-candidate')
return [];
const found = `error_rate = ${(0,base_text .TL)(rate)}`;
if (rate === 'fdr' && horizon === undefined) {
const expected = 'max_candidates, by which each candidate gets its share';
return [{ path: ['error_rate'], found, expected, remedy: 'Add max_candidates = 200, or as many as you plan.' }];
}
if ((0,registry .H)(decision, ({ boundsErrors }) => boundsErrors))
return [];
const expected = `"per-candidate" with decision = ${(0,base_text .TL)(decision)}, which promises no error rate`;
return [{ path: ['error_rate'], found, expected, remedy: 'Set decision = "paired-sequential", or leave it out.' }];
}
function capProblems(settings) {
const { max_pairs: cap, error_rate: rate, max_candidates: horizon = null, confidence } = settings;
if (cap === undefined)
return [];
const found = `max_pairs = ${cap}`;
const path = ['max_pairs'];
if (rate !== 'per-candidate' && cap < effort .lr) {
const expected = `at least ${effort .lr} with error_rate = ${(0,base_text .TL)(rate)}`;
return [{ path, found, expected, remedy: 'Raise it, or leave it out.' }];
}
const level = (0,stats_level .In)({ error_rate: rate, alpha: 1 - confidence, horizon }, { tested: 0, kept: 0 });
const mayBeRatio = (0,gain_scale .uX)(settings, { score_unit: settings.unit }) !== 'difference';
const least = (0,stats_level .gv)(level, mayBeRatio ? insured_evidence .Ny : undefined);
if (cap >= least)
return [];
const expected = `at least ${least} at confidence ${confidence}: fewer can keep nothing, whatever the effect`;
return [{ path, found, expected, remedy: 'Raise max_pairs, or lower confidence.' }];
}
function metricProblems({ metrics, guards }) {
const guarded = guards.flatMap((guard) => ('metric' in guard ? [guard.metric] : []));
return metrics.flatMap(({ name, role, margin }, index) => {
const path = ['metrics', index];
const isAgain = metrics.findIndex((each) => each.name === name) < index || guarded.includes(name);
if (isAgain) {
const found = `a second entry of the metric ${(0,base_text .TL)(name)}`;
return [{ path: [...path, 'name'], found, expected: 'each metric once', remedy: 'Leave out one of them.' }];
}
if ((role === 'guard') === (margin !== undefined))
return [];
const found = margin === undefined ? `role = "guard" without margin` : `margin = ${margin} without role = "guard"`;
const expected = 'margin with role = "guard", and there only';
return [{ path: [...path, 'margin'], found, expected, remedy: 'Add margin = "2%", or set role = "guard".' }];
});
}
function scaleProblems(settings) {
if (settings.scale !== 'ratio')
return [];
const expected = 'a share such as "2%", or a factor such as "3x", with scale = "ratio"';
return (0,gain_scale .m6)(settings).map((path) => {
const found = `${path.at(-1)} as a number of the score's unit`;
return { path, found, expected, remedy: 'Write it so, or set scale = "difference".' };
});
}
const repeatsOf = (decision) => decision === 'auto' ? 1 : (registry .PQ[decision].maxRepeats ?? Number.POSITIVE_INFINITY);
function policyProblems(settings) {
const { decision, repeats } = settings;
const problems = [];
if (settings.calibration_runs === 1 && (0,registry .H)(decision, ({ needsNoise }) => needsNoise)) {
const expected = `at least 2 with decision = ${(0,base_text .TL)(decision)}: one run does not measure the noise`;
problems.push({ path: ['calibration_runs'], found: 'calibration_runs = 1', expected, remedy: 'Raise it.' });
}
const most = repeatsOf(decision);
if (repeats > most) {
const range = most === 1
? `1 with decision = ${(0,base_text .TL)(decision)}, which repeats by pairs`
: `1 to ${most} with decision = ${(0,base_text .TL)(decision)}`;
const others = registry .So.filter((name) => repeatsOf(name) >= 2).map((name) => (0,base_text .TL)(name));
const remedy = most === 1 ? `Leave it out, or set decision = ${others.join(' or ')}.` : 'Lower it.';
problems.push({ path: ['repeats'], found: `repeats = ${repeats}`, expected: range, remedy });
}
for (const name of registry .So) {
const idle = registry .PQ[name].ownKeys.filter((key) => settings[key] !== undefined);
problems.push(...idle.filter((key) => !ownKeysOf(decision).includes(key)).map((key) => idleKey(key, name)));
}
return problems;
}
function ownKeysOf(decision) {
return decision === 'auto' ? [] : registry .PQ[decision].ownKeys;
}
function endProblems({ confirm }) {
if (confirm.every_keeps === 0 || confirm.pairs > 0)
return [];
const found = `every_keeps = ${confirm.every_keeps}`;
const expected = 'it only with confirm.pairs from 2: 0 confirms nothing';
return [{ path: ['confirm', 'every_keeps'], found, expected, remedy: 'Raise confirm.pairs, or leave it out.' }];
}
function idleKey(key, policy) {
const expected = `it only with decision = ${(0,base_text .TL)(policy)}`;
return { path: [key], found: key, expected, remedy: `Leave it out, or set decision = ${(0,base_text .TL)(policy)}.` };
}
function decisionWarnings({ decision, repeats }) {
if (mayBe(decision, ({ needsNoise }) => needsNoise) || repeats === 1)
return [];
return ['on a noisy evaluator about half of the accepted changes have no effect if 10% of the proposals help'];
}
const FREE_KEYS = new Set(['effort', 'certify']);
function keysOfNewRun(before, after) {
const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
const isSame = (key) => JSON.stringify(before[key]) === JSON.stringify(after[key]);
return [...keys].filter((key) => !FREE_KEYS.has(key) && !isSame(key));
}
}),
76646:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Pm: () => ( SizeAudit),
hS: () => ( NOT_SIMPLER),
sH: () => ( sizeRefusal)
});
const NOT_SIMPLER = 'not-simpler';
function sizeRefusal({ of, before, after }) {
if (after < before)
return undefined;
return `it says that it simplifies, and its ${of} went from ${before} to ${after}`;
}
class SizeAudit {
known;
#declared;
constructor({ size }, known = new Map()) {
this.#declared = size;
this.known = known;
}
issuesOf({ id, parent, tree, purpose, size, refused }) {
const isSized = purpose === 'simplify' && typeof this.#declared === 'string';
const code = refused?.code;
if (!isSized && size !== null)
return [`${id} has a size, which nothing asked for`];
if (!isSized && code === NOT_SIMPLER)
return [`${id} was refused for a size that nothing asked for`];
if (!isSized)
return [];
if (size === null || size.of !== this.#declared) {
return [`${id} says that it simplifies, without its ${this.#declared}`];
}
const { of, before, after } = size;
const issues = [[parent, before], [tree, after]].flatMap(([each, recorded]) => {
const known = this.known.get(each) ?? recorded;
this.known.set(each, known);
return known === recorded ? [] : [`${id} gives the tree ${each} ${recorded} ${of}; it had ${known} before`];
});
const due = sizeRefusal(size);
if (code !== undefined && code !== NOT_SIMPLER) {
return [...issues, `${id} was refused (${code}) with a size that was never asked for`];
}
if (due === refused?.reason)
return issues;
const output = refused === null ? 'a simplification' : 'none';
return [...issues, `${id} is recorded as ${output}; its ${of} went from ${before} to ${after}`];
}
}
}),
74832:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( plateauOf),
et: () => ( agentsOf),
yM: () => ( isShared)
});
var _decision_plateau_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19309);
function agentsOf({ agent, agents = [], }) {
const [first, ...others] = agents.map(({ name, strategy, env, ...own }, index) => {
const settings = { ...agent, ...own, env: { ...agent.env, ...env } };
return { name, agent: settings, strategy, path: ['agents', index] };
});
return first === undefined ? [{ name: 'agent', agent, strategy: undefined, path: ['agent'] }] : [first, ...others];
}
function plateauOf({ iteration, agents, }) {
return iteration.plateau ?? (isShared({ agents }) ? _decision_plateau_js__WEBPACK_IMPORTED_MODULE_0__ .v : 0);
}
function isShared({ agents = [] }) {
return agents.length > 1;
}
}),
45954:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B1: () => ( withoutNumbers),
Qy: () => ( isAnswered),
Ut: () => ( AgentAttempts),
gb: () => ( withWork),
yp: () => ( causeOfEnd)
});
const MAX_SAME_FAILURES = 5;
class AgentAttempts {
signs;
constructor(attempts = [], signs) {
this.signs = signs ?? { refused: undefined, limited: undefined, newest: [], hasWorked: false };
for (const attempt of attempts)
this.add(attempt);
}
add(attempt) {
const { failure, isBrokenOff, cause, isLost = false } = attempt;
const { signs } = this;
if (failure?.remedy != null)
signs.refused ??= attempt;
if (isBrokenOff && failure !== undefined)
signs.limited ??= attempt;
signs.newest.push(attempt);
if (signs.newest.length > MAX_SAME_FAILURES)
signs.newest.shift();
signs.hasWorked ||= cause === undefined && !isLost;
}
get newest() {
return this.signs.newest.at(-1);
}
get hasNeverWorked() {
return this.signs.newest.length > 0 && !this.signs.hasWorked;
}
findUnable(maxAlike = MAX_SAME_FAILURES) {
const { refused, limited, newest } = this.signs;
if (refused !== undefined)
return { kind: 'agent', reason: `${refused.reason}. ${refused.failure?.remedy}` };
if (limited !== undefined) {
const until = limited.failure?.reset_at;
return { kind: 'rate_limited', reason: limited.reason, ...(until == null ? {} : { until }) };
}
const reason = findAlike(newest, maxAlike);
return reason === undefined ? undefined : { kind: 'agent', reason };
}
}
function withWork(unable, { hasNeverWorked }) {
if (unable.kind !== 'rate_limited' || !hasNeverWorked)
return unable;
return { ...unable, reason: `${unable.reason}; no agent of this run has worked`, hasNeverWorked: true };
}
function findAlike(attempts, count) {
const streak = attempts.slice(-count);
const causes = new Set(streak.map(({ cause }) => cause));
if (streak.length < count || causes.size > 1 || causes.has(undefined))
return undefined;
return `${count} agents in a row failed for the same reason: ${streak.at(-1)?.reason}`;
}
function isAnswered(usage) {
return (usage?.output_tokens ?? 0) > 0 || (usage?.usd ?? 0) > 0;
}
function withoutNumbers(message) {
return message.replaceAll(/[\w-]*\d[\w-]*/g, '#');
}
function causeOfEnd({ failure, exitCode, isCut = false }) {
if (failure !== undefined)
return `${failure.kind}: ${withoutNumbers(failure.message)}`;
return exitCode === null || exitCode === undefined || exitCode === 0 || isCut ? undefined : `exit code ${exitCode}`;
}
}),
10063:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
a: () => ( readJournal)
});
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50534);
var _base_journal_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24237);
var _checked_prefix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98262);
var _derived_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2565);
function readJournal(bytes, checked) {
const { checked: beginning } = (0,_checked_prefix_js__WEBPACK_IMPORTED_MODULE_2__ .Bl)(bytes, checked);
const rest = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .z8)(bytes, beginning);
const records = rest.kind === 'sound' ? (0,_base_journal_lines_js__WEBPACK_IMPORTED_MODULE_1__ .MP)(bytes.subarray(0, rest.soundBytes)) : withReadable(bytes, beginning, rest);
let derived;
return {
parsed: rest.kind === 'sound' ? { ...rest, records } : { ...rest, readable: records },
records,
since: (count) => (0,_base_journal_lines_js__WEBPACK_IMPORTED_MODULE_1__ .RA)([count, records.length], (from, to) => records.slice(from, to)),
readDerived() {
derived ??= { value: checked && beginning && (0,_derived_state_js__WEBPACK_IMPORTED_MODULE_3__ .WZ)((0,_derived_state_js__WEBPACK_IMPORTED_MODULE_3__ .xG)(checked), beginning) };
const { value } = derived;
return value === undefined || beginning === undefined ? undefined : { count: beginning.records, value };
},
};
}
function withReadable(bytes, beginning, { readable }) {
if (beginning === undefined)
return readable;
const records = (0,_base_journal_lines_js__WEBPACK_IMPORTED_MODULE_1__ .MP)(bytes.subarray(0, beginning.bytes));
for (const record of readable)
records.push(record);
return records;
}
}),
80109:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => ( AttemptTally)
});
class AttemptTally {
sums;
constructor(attempts = [], sums) {
const nothing = { counted: 0, errors: 0, noops: 0, usd: 0, mostUsd: 0, tokens: 0, mostTokens: 0 };
this.sums = sums ?? { ...nothing, lastError: undefined };
for (const attempt of attempts)
this.add(attempt);
}
add({ counts, noop, error, usd, tokens, reason }) {
const { sums } = this;
if (counts)
sums.counted += 1;
sums.noops = afterStreak(sums.noops, noop);
sums.errors = afterStreak(sums.errors, error);
if (error === 'grows')
sums.lastError = reason;
sums.usd += usd;
sums.mostUsd = Math.max(sums.mostUsd, usd);
sums.tokens += tokens;
sums.mostTokens = Math.max(sums.mostTokens, tokens);
}
get counted() {
return this.sums.counted;
}
get errors() {
return { count: this.sums.errors, last: this.sums.lastError };
}
get noops() {
return this.sums.noops;
}
get usd() {
return { spent: this.sums.usd, most: this.sums.mostUsd };
}
get tokens() {
return { used: this.sums.tokens, most: this.sums.mostTokens };
}
}
function afterStreak(streak, change) {
if (change === 'stays')
return streak;
return change === 'grows' ? streak + 1 : 0;
}
}),
90317:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L$: () => ( agentsSetting),
ji: () => ( sessionAgentsSetting),
pD: () => ( plateauSetting)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63836);
var _setting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60456);
var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82374);
var _values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62806);
const agentName = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[A-Za-z0-9_-]+$/, 'a name of letters, digits, "_" and "-"'));
const entryShape = {
name: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .KT)(agentName, 'letters, digits, `_`, `-`'), {
doc: 'Unique name, for records and reports. Other keys of `agent` apply to each agent, too.',
}),
preset: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .Yq)(_engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_2__ .VC)), '[name](agents.md#presets)'), {
unset: 'required without a command',
doc: 'Command line of a known agent CLI.',
}),
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_5__ .Bq), {
unset: 'required without a preset',
doc: 'Command line in place of a preset, as in `agent.command`.',
}),
};
const ownShape = {
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_4__ .FC,
env: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_5__ .Ee), {
unset: 'none',
doc: 'More variables for this agent alone, such as its key. They replace those of `agent.env`.',
}),
strategy: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_5__ .Bq), {
unset: 'none',
doc: 'A paragraph for the prompt: how this agent is to look for changes.',
}),
};
const agentsSetting = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
...entryShape,
stdin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_4__ .ZC), {
unset: '`"none"`',
doc: 'Whether its command gets the prompt on standard input.',
}),
...ownShape,
}))
.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .m9(1, 'at least one agent')));
const sessionAgentsSetting = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ ...entryShape, ...ownShape })).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .m9(1, 'at least one agent')));
const plateauSetting = (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_5__ .HT)(0)), {
unit: 'rejected candidates in a row',
unset: '12 with several `agents`, else 0',
doc: 'When to [move on](several-agents.md#plateau): to another agent, or, in an experiment, to an earlier accepted commit to begin at. 0 never does.',
});
}),
241:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b0: () => ( DISTIL_DEFAULTS),
iN: () => ( handoverSetting),
m3: () => ( missionHandoverSetting)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var _setting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60456);
var _shared_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19937);
var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62806);
const margin = (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('auto'), _values_js__WEBPACK_IMPORTED_MODULE_3__ .v7, _values_js__WEBPACK_IMPORTED_MODULE_3__ .KN], '"auto", a number that is not negative, or "0.5%"'), 'number from 0, `"0.5%"`, `"auto"`');
const distilShape = {
distil: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_3__ .j$, false), {
doc: 'At the end, [leave out each accepted change](../explanation/claims.md#leave-one-out) once, and revert those that have no effect by themselves.',
}),
pairs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__ .HT)(2), 30), {
unit: 'pairs of runs',
doc: 'Fresh pairs that measure what one accepted change is worth. Exact scores need 1.',
}),
margin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(margin, 'auto'), {
unit: 'units of the score, or percent of it',
doc: 'How much the reverted changes may be worth together. `auto`: the `tolerance`, else the noise of one run; with exact scores nothing.',
}),
};
const distilRules = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej(distilShape);
const missionHandoverSetting = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(distilRules);
const DISTIL_DEFAULTS = distilRules.parse({});
const handoverSetting = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
...distilShape,
mode: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__ .Yq)(_shared_settings_js__WEBPACK_IMPORTED_MODULE_2__ .Ln), 'one'), {
doc: 'One pull request with all accepted changes, or [one for each group](../explanation/experiments.md#groups) of changes that belong together.',
}),
max_diff_lines: (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_3__ .HT)(1), _shared_settings_js__WEBPACK_IMPORTED_MODULE_2__ .l), {
unit: 'lines',
doc: 'Maximum added and removed lines in such a pull request. A single change is never divided.',
}),
}), {});
})
};

export const id = 9289;
export const ids = [9289];
export const modules = {
75727:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F7: () => ( RISKS),
ar: () => ( risksTaken),
hq: () => ( RISK_NAMES),
ll: () => ( parseRisk)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
const RISKS = {
base_guard: 'a base that passes its guards',
evaluator_in_process: 'an evaluator that takes no score from the code under test',
low_disk: 'at least 100 MB of free disk',
planted_files: 'an evaluator that loads no file of a change in the place of its own',
unprotected_links: 'protected links that lead to protected files',
unprotected_tests: 'guards and an evaluator whose tests, scripts and manifests no change may alter',
};
const RISK_NAMES = Object.keys(RISKS);
function parseRisk(word) {
const risk = RISK_NAMES.find((name) => name === word);
return risk === undefined ? { remedy: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__ .h)(word, RISK_NAMES) } : { risk };
}
function risksTaken(findings) {
const taken = findings.filter(({ found, accepted }) => found && accepted).map(({ risk }) => risk);
return taken.length === 0 ? null : [...new Set(taken)];
}
}),
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
45025:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => ( metricsOf)
});
var _score_bound_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22135);
const NO_METRICS = ['score', '__proto__'];
function metricsOf(value) {
const numbers = Object.entries(value).filter((each) => !NO_METRICS.includes(each[0]) && (0,_score_bound_js__WEBPACK_IMPORTED_MODULE_0__ .N)(each[1]));
return Object.fromEntries(numbers);
}
}),
22135:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => ( isScore),
q: () => ( SCORE_BOUND)
});
const MAX_SIZE = 1e100;
const SCORE_BOUND = 'finite number of at most 1e100 in size';
function isScore(value) {
return typeof value === 'number' && Math.abs(value) <= MAX_SIZE;
}
}),
6478:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => ( UNFINISHED_FILE)
});
const UNFINISHED_FILE = 'unfinished.json';
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
60865:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => ( commitmentOf),
N: () => ( drawFrom)
});
var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
function drawFrom(secret) {
return (label) => {
const digest = (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__ .s)(`outer\n${secret}\n${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__ .s)(`inner\n${secret}\n${label}`)}`);
return {
seed: (Number.parseInt(digest.slice(0, 8), 16) % 0x7f_ff_ff_ff) + 1,
bit: Number.parseInt(digest.slice(8, 9), 16) < 8 ? 0 : 1,
};
};
}
function commitmentOf(secret) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__ .s)(secret);
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
35133:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gb: () => ( agentEntryProblems),
Q3: () => ( NO_COMMAND),
qJ: () => ( agentVariableIssues)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65090);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75857);
var _preset_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7535);
const OWN_KEYS = ['command', 'preset', 'stdin', 'model', 'reasoning', 'args'];
const NO_COMMAND = 'an agent without a command';
function agentEntryProblems(file, { words, ofEntry }) {
const { agent, agents } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(file);
if (agents === undefined)
return undefined;
if (!Array.isArray(agents) || (agent !== undefined && !(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(agent)))
return [];
const shared = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(agent);
const doubled = OWN_KEYS.filter((key) => shared[key] !== undefined).map((key) => ({
path: ['agent', key],
found: `agent.${key} beside ${words.several}`,
expected: `it in an entry of ${words.several}: what agents share stays in ${words.one}`,
remedy: `Move it into an entry, or take ${words.several} out.`,
}));
const entries = agents.map(_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN);
const found = [
...doubled,
...doubledNames(entries),
...entries.flatMap((entry, at) => entryProblems(entry, { at, shared, ofEntry })),
];
const seen = new Set();
return found.filter(({ path, found: what }) => {
const key = `${(0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .i7)(path)}\n${what}`;
return !seen.has(key) && seen.add(key);
});
}
function agentVariableIssues(file, check) {
const agents = (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .fK)(file, ['agents']);
if (!Array.isArray(agents))
return [];
return agents.flatMap((entry, at) => (0,_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_3__ .hE)(['agents', at, 'env'], (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(entry).env, check));
}
function doubledNames(entries) {
const names = entries.map(({ name }) => name);
return names.flatMap((name, at) => {
if (typeof name !== 'string' || names.indexOf(name) === at)
return [];
const found = `a second agent ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(name)}`;
return [{ path: ['agents', at, 'name'], found, expected: 'each name once', remedy: 'Rename one of the two.' }];
});
}
function entryProblems(entry, { at, shared, ofEntry }) {
const path = ['agents', at];
if (entry.command === undefined && entry.preset === undefined) {
const expected = 'a preset or a command';
return [{ path, found: NO_COMMAND, expected, remedy: 'Add one of the two to the entry.' }];
}
const own = [...OWN_KEYS, 'env'];
const env = { ...(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(shared.env), ...(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(entry.env) };
const rest = Object.fromEntries(Object.entries(shared).filter(([key]) => !own.includes(key)));
const options = (0,_preset_js__WEBPACK_IMPORTED_MODULE_4__ .sY)({ ...rest, ...entry, env }).map(({ path: of, ...issue }) => {
const isOwn = of.length > 0 && Object.hasOwn(of[0] === 'env' ? (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(entry.env) : entry, String(of[of.length - 1]));
return { path: [...(isOwn ? path : ['agent']), ...of], ...issue };
});
return [...options, ...(ofEntry?.(entry, path) ?? [])];
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
54117:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => ( TIMED)
});
const TIMED = { unit: 'ns', aggregate: 'geometric-mean' };
}),
27074:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
LS: () => ( BENCHMARK_FORMATS),
Ot: () => ( isBenchmarkKind),
Nd: () => ( isInProcess),
Lj: () => ( unitOfFormat)
});
var format = __webpack_require__(54117);
var reading = __webpack_require__(57176);
;
function readJson(output, take) {
const list = new reading .zi();
for (const value of output.json.values)
take(value, list);
if (list.size > 0 && output.json.isCut)
list.refuse('a JSON text in it does not end');
return list.result();
}
function firstOf(...ways) {
for (const way of ways) {
const found = way();
if ('issue' in found || found.length > 0)
return found;
}
return [];
}
var quantity = __webpack_require__(15047);
;
const NS_PER_S = 1e9;
const asv = {
...format .C,
expected: 'what "asv run" prints, or its file of results',
command: 'asv run --python=same --quick',
statistics: [],
read: (output) => firstOf(() => readJson(output, takeResults), () => readProgress(output)),
};
function isTimed(name) {
return /(?:^|\.)(?:time|timeraw)_[^.]*$/.test(name);
}
function takeResults(value, list) {
const file = (0,reading .Xy)(value);
const columns = file?.result_columns;
if (!Array.isArray(columns))
return;
const [result, params] = [columns.indexOf('result'), columns.indexOf('params')];
for (const [name, row] of Object.entries((0,reading .Xy)(file?.results) ?? {})) {
if (!isTimed(name) || !Array.isArray(row))
continue;
const values = row[result];
if (!Array.isArray(values)) {
list.add(name, Number.NaN);
continue;
}
const names = namesOf(name, row[params]);
for (const [index, each] of values.entries()) {
if (each === 'NaN')
continue;
list.add(names[index] ?? `${name}(${index})`, (0,reading .rl)(each) * NS_PER_S);
}
}
}
const MAX_NAMES = 10_000;
function namesOf(name, params) {
if (!Array.isArray(params) || params.length === 0)
return [name];
const combined = params.reduce((all, values) => Array.isArray(values) && all.length * values.length <= MAX_NAMES
? all.flatMap((before) => values.map((each) => [...before, String(each)]))
: [], [[]]);
return combined.map((each) => `${name}(${each.join(', ')})`);
}
const PROGRESS = /^\[ *[\d.]+%\] ·+ (\S+)\s+(\S.*)$/u;
function readProgress({ lines }) {
const list = new reading .zi();
for (const line of lines) {
const [, name = '', result = ''] = PROGRESS.exec(line) ?? [];
if (!isTimed(name))
continue;
const [, value, unit] = /^([\d.]+)±[\d.]+(\S+)$/u.exec(result) ?? [];
if (value !== undefined)
list.add(name, (0,quantity .pe)(`${value}${unit}`));
else if (result === 'ok')
list.refuse(`"${name}" has parameters, whose table is not read; print its file of results`);
else
list.refuse(`"${name}" has no time: it says "${result}"`);
}
return list.result();
}
;
const MEMBER = { mean: 'Mean', median: 'Median', min: 'Min' };
const benchmarkDotNet = {
...format .C,
expected: 'the file of a JSON exporter of BenchmarkDotNet',
command: 'dotnet run -c Release -- --filter "*" --exporters briefjson >&2 && cat BenchmarkDotNet.Artifacts/results/*.json',
statistics: ['mean', 'median', 'min'],
read: (output, statistic = 'mean') => readJson(output, (value, list) => {
for (const benchmark of (0,reading .iZ)((0,reading .Xy)(value)?.Benchmarks)) {
if (typeof benchmark.FullName !== 'string')
continue;
list.add((0,reading .b6)(benchmark.FullName), (0,reading .rl)((0,reading .Xy)(benchmark.Statistics)?.[MEMBER[statistic]]));
}
}),
};
;
const ROW = /^\s*(\S.*?) x ([\d,.]+) ops\/sec ±[\d.]+% \(\d+ runs? sampled\)/;
const benchmarkJs = {
...format .C,
expected: 'lines such as "NAME x 1,234 ops/sec ±0.50% (90 runs sampled)" of Benchmark.js',
command: 'node bench.js',
statistics: [],
read: ({ lines }) => {
const list = new reading .zi();
for (const line of lines) {
const [, name, rate = ''] = ROW.exec(line) ?? [];
if (name !== undefined)
list.add(name, 1e9 / (0,quantity .$J)(rate));
}
return list.result();
},
};
;
const catch2 = {
...format .C,
expected: 'the benchmarks of Catch2, as a table or with --reporter xml',
command: './tests "[!benchmark]" --reporter xml',
statistics: [],
read: (output) => firstOf(() => readXml(output), () => readTable(output)),
};
const TAG = /<(\/?)(TestCase|Section|BenchmarkResults|mean|failed|Catch|Catch2TestRun)(\s[^<>]*|\/)?>/g;
function readXml({ text }) {
const list = new reading .zi();
if (!text.includes('<BenchmarkResults'))
return [];
const path = [];
let isOpen = true;
for (const [, slash, tag = '', attributes = ''] of escapedAttributes(text).matchAll(TAG)) {
const isEnd = slash === '/';
if (tag.startsWith('Catch'))
isOpen = !isEnd;
else if (tag === 'failed')
list.refuse(`"${path.join(' > ')}" failed: ${attributeOf(attributes, 'message')}`);
else if (tag === 'mean')
list.add(path.join(' > '), Number(attributeOf(attributes, 'value') || Number.NaN));
else if (isEnd)
path.pop();
else if (!attributes.endsWith('/'))
path.push(attributeOf(attributes, 'name'));
}
if (isOpen)
list.refuse('its XML does not end');
return list.result();
}
function escapedAttributes(text) {
return text.replaceAll(/"[^"<]*"/g, (value) => value.replaceAll('>', '&gt;'));
}
function attributeOf(attributes, name) {
const value = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
return value.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, entity) => ENTITIES[entity] ?? '');
}
const ENTITIES = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const MAX_TITLES = 100;
const DASHES = /^-{20,}$/;
const HEADER = /^benchmark name\s+samples\s+iterations\s/;
const FIRST = /^(.*?)\s*\b(\d+)\s+(\d+)\s+[\d.]+ \S+\s*$/;
const SECOND = /^\s{20,}([\d.e+-]+ \S+)\s+[\d.e+-]+ \S+\s+[\d.e+-]+ \S+\s*$/;
function readTable({ lines }) {
const list = new reading .zi();
let path = [];
let titles = [];
let name;
let begun;
let isEnded = true;
for (const line of lines) {
if (DASHES.test(line)) {
if (titles.length > 0 && !HEADER.test(titles[0] ?? ''))
path = titles;
name = HEADER.test(titles[0] ?? '') ? [] : undefined;
if (name !== undefined)
isEnded = false;
titles = [];
}
else if (/^(?:All tests passed|test cases: )/.test(line)) {
isEnded = true;
name = undefined;
}
else if (name === undefined) {
if (line.trim() === '' || titles.length > MAX_TITLES)
titles = [];
else
titles.push(line.trim());
}
else if (/^={20,}$/.test(line))
name = undefined;
else {
const mean = SECOND.exec(line)?.[1];
const [, before] = mean === undefined ? (FIRST.exec(line) ?? []) : [];
if (mean !== undefined && begun !== undefined) {
list.add([...path, begun].join(' > '), (0,quantity .pe)(mean));
begun = undefined;
name = [];
}
else if (before !== undefined) {
begun = [...name, before.trim()].join(' ').trim();
name = [];
}
else if (/^\S/.test(line))
name.push(line.trim());
else if (line.trim() === '')
name = [];
}
}
if (begun !== undefined)
list.refuse(`"${begun}" has no mean`);
if (!isEnded)
list.refuse('it has no totals at its end');
return list.result();
}
;
const criterion = {
...format .C,
expected: 'the output of Criterion.rs',
command: 'cargo bench --offline --bench NAME',
statistics: ['mean', 'median'],
read: (output, statistic) => firstOf(() => readJson(output, (value, list) => takeMessage(list, value, statistic)), () => readFiles(output, statistic), () => readText(output, statistic)),
};
function takeMessage(list, value, statistic) {
const message = (0,reading .Xy)(value);
if (message?.reason !== 'benchmark-complete')
return;
const estimate = (0,reading .Xy)(message[statistic ?? 'typical']);
list.add((0,reading .b6)(message.id), (0,reading .rl)(estimate?.estimate) * (0,quantity .vF)((0,reading .b6)(estimate?.unit)));
}
function readFiles({ json }, statistic) {
const list = new reading .zi();
let name;
for (const value of json.values) {
const file = (0,reading .Xy)(value);
const estimate = (0,reading .Xy)(file?.[statistic ?? 'slope']) ?? (0,reading .Xy)(file?.mean);
if (typeof file?.full_id === 'string') {
if (name !== undefined)
list.refuse(`no estimates follow "${name}"`);
name = file.full_id;
}
else if (typeof estimate?.point_estimate === 'number') {
if (name === undefined)
list.refuse('no name comes before some estimates: print benchmark.json, then estimates.json');
else
list.add(name, estimate.point_estimate);
name = undefined;
}
}
if (name !== undefined)
list.refuse(`no estimates follow "${name}"`);
return list.result();
}
const TIME = /^(.*?)\btime: +\[\S+ \S+ (\S+ \S+) \S+ \S+\]/u;
const BEGUN = /^Benchmarking (.+?)(?:: (?:Warming up|Collecting|Analyzing|Complete).*)?$/;
function readText({ lines }, statistic) {
const list = new reading .zi();
const ended = new Set();
const begun = new Set();
let previous = '';
for (const line of lines) {
const [, before = '', estimate] = TIME.exec(line) ?? [];
const own = before.trim();
const started = BEGUN.exec(line)?.[1];
if (estimate !== undefined) {
const name = own === '' && !previous.startsWith(' ') ? previous.trim() : own;
if (name === '')
list.refuse('a time has no name before it; print the messages of "cargo criterion"');
list.add(name, (0,quantity .pe)(estimate));
ended.add(name);
}
else if (started !== undefined)
begun.add(started);
if (started === undefined)
previous = line;
}
if (list.size === 0)
return [];
const lost = [...begun].find((name) => !ended.has(name));
if (lost !== undefined)
list.refuse(`"${lost}" began and has no time`);
if (statistic !== undefined)
list.refuse(`the text has one figure, which is not the ${statistic}; print the messages of "cargo criterion"`);
return list.result();
}
;
const divan_HEADER = /^(\S.*?)\s+fastest\s+│ slowest\s+│ median\s+│ mean\s/u;
const BRANCH = /^((?:[│ ] {2})*)([├╰])─ (.*)$/u;
const DEPTH = 3;
const FASTEST = /^(\S.*?)\s+([\d.]+ (?:ps|ns|µs|ms|s))$/u;
const CELL = { median: 2, mean: 3 };
const divan = {
...format .C,
expected: 'the table of divan',
command: 'cargo bench --offline --bench NAME',
statistics: ['mean', 'median', 'min'],
read: ({ lines }, statistic = 'median') => {
const list = new reading .zi();
let path = [];
let isOpen = false;
for (const line of lines) {
const root = divan_HEADER.exec(line)?.[1];
if (root !== undefined) {
if (isOpen)
list.refuse(`the table "${path[0]}" does not end`);
path = [root];
isOpen = true;
continue;
}
const [, indent = '', glyph, rest = ''] = BRANCH.exec(line) ?? [];
if (path.length === 0 || glyph === undefined)
continue;
const depth = indent.length / DEPTH;
if (depth === 0 && glyph === '╰')
isOpen = false;
const cells = rest.split('│').map((cell) => cell.trim());
const [, name, fastest = ''] = FASTEST.exec(cells[0] ?? '') ?? [];
path = [...path.slice(0, depth + 1), name ?? cells[0] ?? ''];
if (name === undefined)
continue;
list.add(path.join('::'), (0,quantity .pe)(statistic === 'min' ? fastest : (cells[CELL[statistic]] ?? '')));
}
if (isOpen)
list.refuse('its table does not end');
return list.result();
},
};
var benchmarks_output = __webpack_require__(47213);
;
const go = {
...format .C,
expected: 'the output of "go test -bench"',
command: "go test -run '^$' -bench . ./...",
statistics: [],
read: (output) => {
const text = textOfEvents(output);
return go_readText(text === undefined ? output : (0,benchmarks_output .o)(text));
},
};
function textOfEvents({ json }) {
const packages = new Map();
for (const value of json.values) {
const event = (0,reading .Xy)(value);
if (event?.Action !== 'output')
continue;
const name = (0,reading .b6)(event.Package);
const printed = packages.get(name) ?? [];
packages.set(name, printed);
printed.push((0,reading .b6)(event.Output));
}
if (packages.size === 0)
return undefined;
return [...packages.values()].map((printed) => printed.join('')).join('\n');
}
const RESULT = /^(Benchmark\S*)?\s+\d+\s+(\S.*)$/;
const go_TIME = /(?:^|\s)([\d.]+(?:e[+-]?\d+)?|NaN|[+-]Inf) ns\/op(?:\s|$)/;
function go_readText({ lines }) {
const list = new reading .zi();
const found = [];
let of = '';
let isOpen = false;
let begun = '';
for (const line of lines) {
if (line.startsWith('pkg: ')) {
if (isOpen)
list.refuse(`package "${of}" has no PASS at its end`);
of = line.slice('pkg: '.length).trim();
isOpen = true;
}
else if (line === 'PASS' || /^ok\s/.test(line))
isOpen = false;
else if (/^(?:FAIL\b|--- FAIL:)/.test(line))
list.refuse(`it says "${line.trim()}"`);
else {
const [, own, rest = ''] = RESULT.exec(line) ?? [];
const value = go_TIME.exec(rest)?.[1];
if (value !== undefined && (own ?? begun) !== '') {
found.push({ of, name: own ?? begun, value: Number(value) });
begun = '';
}
else if (line.startsWith('Benchmark'))
begun = /^\S+/.exec(line)?.[0] ?? '';
}
}
if (found.length === 0)
return [];
if (isOpen)
list.refuse(`package "${of}" has no PASS at its end`);
for (const { name, value } of namedApart(found))
list.add(name, value);
return list.result();
}
const PROCESSORS = /-\d+$/;
function namedApart(found) {
const hasSeveral = new Set(found.map(({ of }) => of)).size > 1;
const suffixes = new Set(found.map(({ name }) => PROCESSORS.exec(name)?.[0]));
return found.map(({ of, name, value }) => {
const short = suffixes.size === 1 ? name.replace(PROCESSORS, '') : name;
return { name: hasSeveral ? `${of}.${short}` : short, value };
});
}
;
const googleBenchmark = {
...format .C,
expected: 'the output of Google Benchmark, as a table or with --benchmark_format=json',
command: './bench --benchmark_format=json',
statistics: ['mean', 'median', 'min'],
read: (output, statistic = 'mean') => firstOf(() => readReports(output, statistic), () => google_benchmark_readTable(output, statistic)),
};
function rowsOf(all, name) {
const rows = all.get(name) ?? { runs: [], aggregates: new Map() };
all.set(name, rows);
return rows;
}
function readReports({ json }, statistic) {
const list = new reading .zi();
for (const value of json.values) {
const report = (0,reading .Xy)(value);
if ((0,reading .Xy)(report?.context) === undefined)
continue;
const all = new Map();
for (const row of (0,reading .iZ)(report?.benchmarks)) {
const name = (0,reading .b6)(row.run_name ?? row.name);
if (row.error_occurred === true || row.skipped === true)
list.refuse(`"${name}" failed: ${(0,reading .b6)(row.error_message ?? row.skip_message)}`);
if (row.real_time === undefined)
continue;
const time = (0,reading .rl)(row.real_time) * (0,quantity .vF)((0,reading .b6)(row.time_unit));
const rows = rowsOf(all, name);
if (row.run_type !== 'aggregate')
rows.runs.push(time);
else
rows.aggregates.set((0,reading .b6)(row.aggregate_name), time);
}
addRows(list, all, statistic);
}
if (list.size > 0 && json.isCut)
list.refuse('a JSON text in it does not end');
return list.result();
}
function addRows(list, all, statistic) {
const isRepeated = [...all.values()].some(({ aggregates }) => aggregates.has('mean'));
for (const [name, { runs, aggregates }] of all) {
if (isRepeated && runs.length > 0 && !aggregates.has('mean'))
list.refuse(`"${name}" has no mean, as others have; repeat all benchmarks or none`);
if (statistic === 'min' && runs.length > 0) {
list.add(name, Math.min(...runs));
continue;
}
const aggregate = aggregates.get(statistic);
if (aggregate !== undefined)
list.add(name, aggregate);
else if (runs.length > 0)
for (const run of runs)
list.add(name, run);
else if (aggregates.has('mean'))
list.refuse(`the aggregates of "${name}" have no ${statistic}`);
}
}
const google_benchmark_HEADER = /^Benchmark\s+Time\s+CPU\s+Iterations/;
const google_benchmark_ROW = /^(\S.*?)\s+([\d.e+-]+) (ns|us|ms|s)\s+[\d.e+-]+ (?:ns|us|ms|s)\s+\d+(?:\s|$)/;
const AGGREGATE = /^(.+)_(mean|median|stddev)$/;
function google_benchmark_readTable({ lines }, statistic) {
const list = new reading .zi();
const all = new Map();
let isTable = false;
for (const line of lines) {
if (google_benchmark_HEADER.test(line))
isTable = true;
if (!isTable)
continue;
const [, name = '', value = '', unit = ''] = google_benchmark_ROW.exec(line) ?? [];
if (/^\S+\s+(?:ERROR OCCURRED|SKIPPED): /.test(line))
list.refuse(`it says "${line.trim()}"`);
if (name === '')
continue;
const time = (0,quantity .$J)(value) * (0,quantity .vF)(unit);
const [, of = '', aggregate = ''] = AGGREGATE.exec(name) ?? [];
if (aggregate === '')
rowsOf(all, name).runs.push(time);
else
rowsOf(all, of).aggregates.set(aggregate, time);
}
addRows(list, all, statistic);
return list.result();
}
;
const hyperfine_NS_PER_S = 1e9;
const hyperfine = {
...format .C,
isOutside: true,
expected: 'the file of "hyperfine --export-json"',
command: "hyperfine --export-json bench.json -n NAME 'COMMAND' >&2 && cat bench.json",
statistics: ['mean', 'median', 'min'],
read: (output, statistic = 'mean') => readJson(output, (value, list) => {
for (const result of (0,reading .iZ)((0,reading .Xy)(value)?.results)) {
const { command, exit_codes: codes } = result;
if (typeof command !== 'string' || result.mean === undefined)
continue;
list.add((0,reading .b6)(command), (0,reading .rl)(result[statistic]) * hyperfine_NS_PER_S);
if (Array.isArray(codes) && codes.some((code) => code !== 0))
list.refuse(`"${command}" did not always exit with 0`);
}
}),
};
;
const iaiCallgrind = {
unit: 'instructions',
aggregate: 'geometric-mean',
expected: 'the output of iai-callgrind, as text or with --output-format=json',
command: 'cargo bench --offline --bench NAME',
statistics: [],
read: (output) => firstOf(() => readJson(output, takeSummary), () => iai_callgrind_readText(output)),
};
function takeSummary(value, list) {
const summary = (0,reading .Xy)(value);
const profiles = (0,reading .iZ)(summary?.profiles);
const old = (0,reading .Xy)(summary?.callgrind_summary);
if (summary === undefined || typeof summary.module_path !== 'string' || (old === undefined && profiles.length === 0))
return;
const { module_path: path, id, details } = summary;
const name = `${path}${typeof id === 'string' ? ` ${id}:${(0,reading .b6)(details)}` : ''}`;
const profile = profiles.find(({ tool }) => tool === 'Callgrind');
const run = old === undefined ? (0,reading .Xy)(profile?.summaries) : (0,reading .Xy)(old.callgrind_run);
const counted = (0,reading .Xy)((0,reading .Xy)(run?.total)?.summary);
const events = (0,reading .Xy)(counted?.Callgrind) ?? counted;
list.add(name, newOf((0,reading .Xy)((0,reading .Xy)(events?.Ir)?.metrics)));
}
function newOf(metrics) {
const both = metrics?.Both;
const count = Array.isArray(both) ? both[0] : metrics?.Left;
return (0,reading .rl)((0,reading .Xy)(count)?.Int ?? count);
}
const INSTRUCTIONS = /^\s+Instructions:\s+([\d,]+)/;
function iai_callgrind_readText({ lines }) {
const list = new reading .zi();
let name = '';
for (const line of lines) {
const [, count] = INSTRUCTIONS.exec(line) ?? [];
if (count !== undefined) {
if (name === '')
list.refuse('instructions have no name before them');
list.add(name, (0,quantity .$J)(count));
name = '';
}
else if (/^\S/.test(line))
name = line.trim();
}
return list.result();
}
;
const jmh = {
...format .C,
expected: 'the table of JMH, or the file of "-rf json"',
command: 'java -jar target/benchmarks.jar -rf json -rff jmh.json >&2 && cat jmh.json',
statistics: [],
read: (output) => firstOf(() => readJson(output, jmh_takeResults), () => jmh_readTable(output)),
};
function jmh_takeResults(value, list) {
const results = (0,reading .iZ)(value).filter((each) => typeof each.benchmark === 'string');
const modes = new Set(results.map(({ mode }) => mode));
for (const result of results) {
const metric = (0,reading .Xy)(result.primaryMetric);
const params = Object.entries((0,reading .Xy)(result.params) ?? {}).map(([key, each]) => `${key}=${String(each)}`);
const name = nameOf((0,reading .b6)(result.benchmark), params);
const mode = modes.size > 1 ? ` [${(0,reading .b6)(result.mode)}]` : '';
list.add(`${name}${mode}`, (0,quantity .Yq)((0,reading .rl)(metric?.score), (0,reading .b6)(metric?.scoreUnit)));
}
}
function nameOf(benchmark, params) {
return params.length === 0 ? benchmark : `${benchmark}(${params.join(', ')})`;
}
const jmh_HEADER = /^Benchmark\s+((?:\([^()\s]+\)\s+)*)Mode\s+Cnt\s+Score\s+Error\s+Units\s*$/;
const MODES = ['thrpt', 'avgt', 'sample', 'ss'];
function jmh_readTable({ lines }) {
const list = new reading .zi();
const rows = [];
let params;
for (const line of lines) {
const heading = jmh_HEADER.exec(line)?.[1];
if (heading !== undefined) {
params = heading.split(/\s+/).flatMap((each) => (each === '' ? [] : each.slice(1, -1)));
continue;
}
const words = line.trim().split(/\s+/);
const at = words.findIndex((word, index) => index > (params?.length ?? 0) && MODES.includes(word));
if (params === undefined || at === -1)
continue;
const [benchmark = ''] = words;
if (benchmark.includes(':'))
continue;
const unit = words.at(-1) ?? '';
const score = words[words.includes('±') ? words.indexOf('±') - 1 : words.length - 2] ?? '';
if (words.includes('≈'))
list.refuse(`the table rounds the score of "${benchmark}"; print the file of "-rf json"`);
const values = words.slice(1, at);
const named = params.flatMap((key, index) => (values[index] === 'N/A' ? [] : `${key}=${values[index]}`));
rows.push({ name: nameOf(benchmark, named), mode: words[at] ?? '', value: timeOf(score.replace(',', '.'), unit) });
}
const modes = new Set(rows.map(({ mode }) => mode));
for (const { name, mode, value } of rows)
list.add(modes.size > 1 ? `${name} [${mode}]` : name, value);
return list.result();
}
function timeOf(score, unit) {
return (0,quantity .Yq)((0,quantity .$J)(score), unit);
}
;
const libtest_ROW = /^test (.+?)\s+\.\.\. bench: +([\d,.]+) (ns|us|µs|ms|s)\/iter\b/u;
const libtest = {
...format .C,
expected: 'lines such as "test NAME ... bench: 1,234 ns/iter" of "cargo bench"',
command: 'cargo bench --offline',
statistics: [],
read: ({ lines }) => {
const list = new reading .zi();
let suites = 0;
for (const line of lines) {
const [, name, value = '', unit = ''] = libtest_ROW.exec(line) ?? [];
if (name !== undefined)
list.add(name, (0,quantity .$J)(value) * (0,quantity .vF)(unit));
else if (/^running \d+ tests?$/.test(line))
suites += 1;
else if (line.startsWith('test result: ')) {
suites -= 1;
if (!line.startsWith('test result: ok.'))
list.refuse(`it says "${line}"`);
}
}
if (list.size === 0)
return [];
if (suites > 0)
list.refuse('it has no "test result:" at its end');
return list.result();
},
};
;
const mitata = {
...format .C,
expected: 'the table of mitata, or its JSON: run({ format: { json: { samples: false, debug: false } } })',
command: 'node bench.mjs',
statistics: ['mean', 'median', 'min'],
read: (output, statistic = 'mean') => firstOf(() => readJson(output, (value, list) => takeReport(list, value, statistic)), () => mitata_readTable(output, statistic)),
};
const mitata_MEMBER = { mean: 'avg', median: 'p50', min: 'min' };
function takeReport(list, value, statistic) {
const report = (0,reading .Xy)(value);
const layout = (0,reading .iZ)(report?.layout);
for (const benchmark of (0,reading .iZ)(report?.benchmarks)) {
const runs = Array.isArray(benchmark.runs) ? (0,reading .iZ)(benchmark.runs) : [benchmark];
const group = typeof benchmark.group === 'number' ? layout[benchmark.group]?.name : benchmark.group;
for (const run of runs) {
const stats = (0,reading .Xy)(run.stats);
const isOurs = 'avg' in (stats ?? {}) || ('error' in run && layout.length > 0);
if (!isOurs)
continue;
const name = (0,reading .b6)(run.name ?? benchmark.name);
const of = (0,reading .b6)(group);
list.add(of === '' ? name : `${of} > ${name}`, (0,reading .rl)(stats?.[mitata_MEMBER[statistic]]));
}
}
}
const mitata_HEADER = /^benchmark\s+(?:time \()?avg\)?\s/;
const RULE = /^-{10,}(?: -+)?$/;
const mitata_ROW = /^(\S.*?)\s+([\d,.]+ (?:ps|ns|[uµμ]s|ms|s|m))\/iter(?:\s|$)/u;
const FAILED = /^(\S.*?)\s+error: (.*)$/;
function mitata_readTable({ lines }, statistic) {
const list = new reading .zi();
let isTable = false;
let group = '';
let isTitle = false;
for (const line of lines) {
if (mitata_HEADER.test(line))
isTable = true;
if (!isTable || line.trim() === '')
continue;
if (RULE.test(line) && !isTitle)
group = '';
isTitle = line.startsWith('• ');
if (isTitle)
group = line.slice(2).trim();
const of = group === '' ? '' : `${group} > `;
const [, name, time = ''] = mitata_ROW.exec(line) ?? [];
const [, failed, reason = ''] = FAILED.exec(line) ?? [];
if (name !== undefined)
list.add(`${of}${name}`, (0,quantity .pe)(time));
else if (failed !== undefined)
list.refuse(`"${of}${failed}" failed: ${reason.trim()}`);
}
if (list.size > 0 && statistic !== 'mean')
list.refuse(`the table has no ${statistic}; print the JSON`);
return list.result();
}
;
const nanobench_NS_PER_S = 1e9;
const nanobench = {
...format .C,
expected: 'the table of nanobench, or its JSON template',
command: './bench',
statistics: ['median', 'min'],
read: (output, statistic = 'median') => firstOf(() => readJson(output, (value, list) => nanobench_takeReport(list, value, statistic)), () => readTables(output, statistic)),
};
function nanobench_takeReport(list, value, statistic) {
for (const result of (0,reading .iZ)((0,reading .Xy)(value)?.results)) {
const middle = result['median(elapsed)'];
if (middle === undefined)
continue;
const times = (0,reading .iZ)(result.measurements).map(({ elapsed }) => (0,reading .rl)(elapsed));
const elapsed = statistic === 'min' ? Math.min(...times) : (0,reading .rl)(middle);
const time = (elapsed / (0,reading .rl)(result.batch ?? 1)) * nanobench_NS_PER_S;
list.add([(0,reading .b6)(result.title), (0,reading .b6)(result.name)].join(' > '), time);
}
}
const UNIT = /^(ps|ns|us|µs|ms|s)\/\S+$/u;
function readTables({ lines }, statistic) {
const list = new reading .zi();
let title = '';
let column = -1;
let scale = Number.NaN;
for (const line of lines) {
if (!line.startsWith('|')) {
column = -1;
continue;
}
const tick = line.indexOf('`');
const cells = line
.slice(1, tick === -1 ? undefined : tick)
.split('|')
.map((cell) => cell.trim());
if (column === -1 && cells.includes('err%')) {
column = cells.findIndex((cell) => UNIT.test(cell));
scale = (0,quantity .vF)(UNIT.exec(cells[column] ?? '')?.[1] ?? '');
title = cells.at(-1) ?? '';
}
else if (column !== -1 && tick !== -1) {
const name = line.slice(tick + 1, Math.max(tick + 1, line.lastIndexOf('`')));
list.add(`${title} > ${name}`, (0,quantity .$J)(cells[column] ?? '') * scale);
}
}
if (list.size > 0 && statistic === 'min')
list.refuse('the table has no minimum; print the JSON template');
return list.result();
}
;
const pyperf_NS_PER_S = 1e9;
const pyperf = {
...format .C,
expected: 'the JSON of pyperf (-o FILE), or its lines',
command: 'python bench.py -o bench.json >&2 && cat bench.json',
statistics: ['mean', 'median', 'min'],
read: (output, statistic = 'mean') => firstOf(() => readJson(output, (value, list) => takeSuite(list, value, statistic)), () => readLines(output, statistic)),
};
const LINE = /^(\S.*): Mean \+- std dev: ([\d.]+ \w+) \+- [\d.]+ \w+$/;
function readLines({ lines }, statistic) {
const list = new reading .zi();
for (const line of lines) {
const [, name, time = ''] = LINE.exec(line) ?? [];
if (name !== undefined)
list.add(name, (0,quantity .pe)(time));
}
if (list.size > 0 && statistic !== 'mean')
list.refuse(`its lines have no ${statistic}; print the JSON (-o FILE)`);
return list.result();
}
function takeSuite(list, value, statistic) {
const suite = (0,reading .Xy)(value);
const common = (0,reading .Xy)(suite?.metadata);
for (const benchmark of (0,reading .iZ)(suite?.benchmarks)) {
if (!Array.isArray(benchmark.runs))
continue;
const metadata = { ...common, ...(0,reading .Xy)(benchmark.metadata) };
const name = (0,reading .b6)(metadata.name);
const unit = metadata.unit ?? 'second';
if (unit !== 'second') {
list.refuse(`"${name}" is measured in "${String(unit)}"; expected seconds`);
continue;
}
const values = (0,reading .iZ)(benchmark.runs)
.flatMap((run) => (Array.isArray(run.values) ? run.values : []))
.filter((each) => typeof each === 'number');
list.add(name, values.length === 0 ? Number.NaN : FIGURE[statistic](values) * pyperf_NS_PER_S);
}
}
const FIGURE = {
mean: (values) => values.reduce((sum, each) => sum + each, 0) / values.length,
median: middleOf,
min: (values) => values.reduce((least, each) => Math.min(least, each), Number.POSITIVE_INFINITY),
};
function middleOf(values) {
const sorted = values.toSorted((one, other) => one - other);
const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}
;
const pytest_benchmark_NS_PER_S = 1e9;
const pytestBenchmark = {
...format .C,
expected: 'the table of pytest-benchmark, or the file of --benchmark-json',
command: 'pytest --benchmark-only --benchmark-json=bench.json >&2 && cat bench.json',
statistics: ['mean', 'median', 'min'],
read: (output, statistic = 'mean') => firstOf(() => readJson(output, (value, list) => pytest_benchmark_takeReport(list, value, statistic)), () => pytest_benchmark_readTables(output, statistic)),
};
function pytest_benchmark_takeReport(list, value, statistic) {
for (const benchmark of (0,reading .iZ)((0,reading .Xy)(value)?.benchmarks)) {
const stats = (0,reading .Xy)(benchmark.stats);
if (stats === undefined || typeof benchmark.fullname !== 'string')
continue;
list.add((0,reading .b6)(benchmark.fullname), (0,reading .rl)(stats[statistic]) * pytest_benchmark_NS_PER_S);
}
}
const TITLE = /^-+ benchmark(?: '(.*)')?: (\d+) tests -+$/;
const RULES = 2;
const pytest_benchmark_HEADER = /^Name \(time in (\S+)\)\s/;
const RATIO = /\s\(>?[\d.,]+\)/g;
const COLUMN = { mean: 'Mean', median: 'Median', min: 'Min' };
function pytest_benchmark_readTables({ lines }, statistic) {
const list = new reading .zi();
let columns = [];
let scale = Number.NaN;
let due = 0;
let isOpen = false;
let rules = 0;
for (const line of lines) {
const [, group = '', tests] = TITLE.exec(line) ?? [];
if (tests !== undefined) {
if (due > 0)
list.refuse(`the table before "${group}" lacks ${due} of its tests`);
due = Number(tests);
columns = [];
isOpen = true;
rules = 0;
continue;
}
const unit = pytest_benchmark_HEADER.exec(line)?.[1];
if (due > 0 && unit !== undefined) {
scale = (0,quantity .vF)(unit);
columns = line.trim().split(/\s{2,}/);
if (!columns.includes(COLUMN[statistic]))
list.refuse(`the table has no column "${COLUMN[statistic]}": see --benchmark-columns`);
continue;
}
if (isOpen && line.startsWith('---')) {
rules += 1;
isOpen = rules < RULES;
continue;
}
if (columns.length === 0 || !isOpen)
continue;
const cells = line
.replace(RATIO, ' ')
.trim()
.split(/\s{2,}|\s+(?=\S+$)/);
const values = cells.slice(cells.length - columns.length + 1);
const name = cells.slice(0, cells.length - columns.length + 1).join(' ');
list.add(name, (0,quantity .$J)(values[columns.indexOf(COLUMN[statistic]) - 1] ?? '') * scale);
due -= 1;
}
if (due > 0)
list.refuse(`its table lacks ${due} of its tests`);
if (isOpen)
list.refuse('its table does not end');
return list.result();
}
;
const sizeLimit = {
unit: 'bytes',
isOutside: true,
aggregate: 'geometric-mean',
expected: 'the output of "size-limit --json"',
command: 'npx size-limit --json',
statistics: [],
read: (output) => readJson(output, (value, list) => {
for (const check of (0,reading .iZ)(value)) {
if (typeof check.name === 'string' && check.size !== undefined)
list.add(check.name, (0,reading .rl)(check.size));
}
}),
};
const esbuild = {
unit: 'bytes',
isOutside: true,
aggregate: 'total',
expected: 'the metafile of esbuild',
command: 'npx esbuild src/main.js --bundle --minify --outdir=dist --metafile=meta.json >&2 && cat meta.json',
statistics: [],
read: (output) => readJson(output, (value, list) => {
const { inputs, outputs } = (0,reading .Xy)(value) ?? {};
if ((0,reading .Xy)(inputs) === undefined)
return;
for (const [path, file] of Object.entries((0,reading .Xy)(outputs) ?? {})) {
if (!path.endsWith('.map'))
list.add(path, (0,reading .rl)((0,reading .Xy)(file)?.bytes));
}
}),
};
const sizes_ROW = /^\s*(\d[\d.,]*) ?([KMG]i?B?|kB|B)?\s+(\S*[./]\S*)$/i;
const sizes = {
unit: 'bytes',
isOutside: true,
aggregate: 'total',
expected: 'lines of a size in bytes and a path, as "wc -c" prints them',
command: 'npm run build >&2 && wc -c dist/*.js',
statistics: [],
read: ({ lines }) => {
const list = new reading .zi();
for (const line of lines) {
const [, size = '', unit = '', path] = sizes_ROW.exec(line) ?? [];
if (path !== undefined)
list.add((0,reading .b6)(path), (0,quantity .$J)(size) * (0,quantity .Nh)(unit));
}
return list.result();
},
};
var times = __webpack_require__(63302);
;
const NS_PER_MS = 1e6;
const tinybench = {
...format .C,
expected: 'console.table(bench.table()) of tinybench, or its tasks as JSON',
command: 'node bench.mjs',
statistics: ['mean', 'median', 'min'],
read: (output, statistic = 'mean') => firstOf(() => readJson(output, (value, list) => takeRows(list, value, statistic)), () => tinybench_readTable(output, statistic)),
};
function takeRows(list, value, statistic) {
for (const row of (0,reading .iZ)(value)) {
const result = (0,reading .Xy)(row.result);
const keys = Object.keys(row);
if (result !== undefined && typeof row.name === 'string')
takeTask(list, row.name, { result, statistic });
else if (keys.some(isName))
takeRow(list, { keys, cells: keys.map((key) => row[key]), statistic });
}
}
function takeTask(list, name, { result, statistic }) {
const latency = (0,reading .Xy)(result.latency) ?? result;
if (!('mean' in latency) && !('error' in result))
return;
const member = { mean: 'mean', median: 'p50', min: 'min' }[statistic];
list.add(name, (0,reading .rl)(latency[member]) * NS_PER_MS);
}
const isName = (column) => /^task name$/i.test(column);
const tinybench_COLUMN = {
mean: /^(?:latency (?:avg|average)|average time) \((\w+)\)$/i,
median: /^latency (?:med|median) \((\w+)\)$/i,
min: undefined,
};
function takeRow(list, { keys, cells, statistic }) {
const column = tinybench_COLUMN[statistic];
const at = column === undefined ? -1 : keys.findIndex((key) => column.test(key));
if (at === -1) {
list.refuse(`the table has no ${statistic}; print the tasks as JSON`);
return;
}
const unit = column?.exec(keys[at] ?? '')?.[1] ?? '';
const name = String(cells[keys.findIndex(isName)]);
const [value = ''] = String(cells[at]).split('±');
list.add(name, (0,quantity .$J)(value) * (0,quantity .vF)(unit));
}
function tinybench_readTable({ lines }, statistic) {
const list = new reading .zi();
let keys = [];
let isOpen = false;
for (const line of lines) {
if (line.startsWith('└'))
isOpen = false;
if (!line.startsWith('│'))
continue;
const cells = line.split('│').map((cell) => cell.trim().replace(/^(['"`])(.*)\1$/, '$2'));
if (cells.some(isName)) {
keys = cells;
isOpen = true;
}
else if (isOpen)
takeRow(list, { keys, cells, statistic });
}
if (isOpen)
list.refuse('its table does not end');
return list.result();
}
;
const vitest_NS_PER_MS = 1e6;
const vitest = {
...format .C,
expected: 'the table or JSON of "vitest bench"',
command: 'npx vitest bench --run --outputJson=bench.json >&2 && cat bench.json',
statistics: ['mean', 'median', 'min'],
read: (output, statistic = 'mean') => firstOf(() => readJson(output, (value, list) => vitest_takeReport(list, value, statistic)), () => vitest_readTable(output, statistic)),
};
function vitest_takeReport(list, value, statistic) {
const report = (0,reading .Xy)(value);
for (const file of (0,reading .iZ)(report?.files)) {
for (const group of (0,reading .iZ)(file.groups)) {
for (const benchmark of (0,reading .iZ)(group.benchmarks)) {
const name = [(0,reading .b6)(group.fullName), (0,reading .b6)(benchmark.name)].join(' > ');
list.add(name, (0,reading .rl)(benchmark[statistic]) * vitest_NS_PER_MS);
}
}
}
const member = { mean: 'mean', median: 'p50', min: 'min' }[statistic];
for (const file of (0,reading .iZ)(report?.testResults)) {
for (const test of (0,reading .iZ)(file.assertionResults)) {
for (const group of (0,reading .iZ)(test.benchmarks)) {
for (const task of (0,reading .iZ)(group.tasks)) {
const name = [fileNameOf((0,reading .b6)(file.name)), (0,reading .b6)(group.name), (0,reading .b6)(task.name)].join(' > ');
list.add(name, (0,reading .rl)((0,reading .Xy)(task.latency)?.[member]) * vitest_NS_PER_MS);
}
}
}
}
}
function fileNameOf(path) {
return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}
const vitest_HEADER = /^\s*name\s+hz\s+min\s+max\s+mean\s+p75\s/;
const vitest_TITLE = /^(\s*)[✓×❯·√↓]\s+(\S.*)$/u;
const COLUMNS = 8;
const MEAN = 3;
const ROUNDING_MS = 5e-5;
const COARSE_MS = 0.01;
function vitest_readTable({ lines }, statistic) {
const list = new reading .zi();
let titles = [];
let isTable = false;
for (const line of lines) {
if (vitest_HEADER.test(line)) {
isTable = true;
continue;
}
const words = line.trim().split(/\s+/);
const error = words.findIndex((word) => word.startsWith('±'));
if (isTable && error > COLUMNS) {
const name = words
.slice(0, error - COLUMNS)
.join(' ')
.replace(/^· /, '');
const value = meanOf(words.slice(error - COLUMNS, error));
list.add([...titles.map(({ title }) => title), name].join(' > '), value * vitest_NS_PER_MS);
if (value < COARSE_MS && !isPrecise(words.slice(error - COLUMNS, error)))
list.refuse(`the table rounds the mean of "${name}" to ${value} ms; print the JSON`);
continue;
}
isTable = false;
const [, indent = '', title = ''] = vitest_TITLE.exec(line) ?? [];
if (title === '')
continue;
titles = [...titles.filter((each) => each.indent < indent.length), { indent: indent.length, title: clean(title) }];
}
if (list.size > 0 && statistic !== 'mean')
list.refuse(`the table has no ${statistic} that is exact; print the JSON`);
return list.result();
}
function meanOf(cells) {
const mean = (0,quantity .$J)(cells[MEAN] ?? '');
return isPrecise(cells) ? 1000 / (0,quantity .$J)(cells[0] ?? '') : mean;
}
function isPrecise(cells) {
const mean = (0,quantity .$J)(cells[MEAN] ?? '');
return Math.abs(1000 / (0,quantity .$J)(cells[0] ?? '') - mean) <= ROUNDING_MS;
}
function clean(title) {
return title
.replace(/^bench\s+/, '')
.replace(/ \d+(?:\.\d+)?m?s$/, '')
.replace(/ \(\d[^()]*\)$/, '')
.trim();
}
;
const BENCHMARK_FORMATS = {
vitest: vitest,
tinybench: tinybench,
mitata: mitata,
benchmarkjs: benchmarkJs,
'pytest-benchmark': pytestBenchmark,
pyperf: pyperf,
asv: asv,
criterion: criterion,
libtest: libtest,
'iai-callgrind': iaiCallgrind,
divan: divan,
go: go,
'google-benchmark': googleBenchmark,
catch2: catch2,
nanobench: nanobench,
jmh: jmh,
hyperfine: hyperfine,
benchmarkdotnet: benchmarkDotNet,
'size-limit': sizeLimit,
esbuild: esbuild,
times: times .H,
sizes: sizes,
};
function isBenchmarkKind(kind) {
return Object.hasOwn(BENCHMARK_FORMATS, kind);
}
function isInProcess(kind) {
return isBenchmarkKind(kind) && BENCHMARK_FORMATS[kind].isOutside !== true;
}
function unitOfFormat(kind) {
return isBenchmarkKind(kind) ? BENCHMARK_FORMATS[kind].unit : null;
}
}),
47213:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
o: () => ( readOutput)
});
;
const MAX_SCANS = 8;
const BEGINS = /^(?:\{\s*"|\[\s*[[{])/;
const SAMPLE_LENGTH = 200;
function parseJsonValues(text) {
const values = [];
let left = MAX_SCANS * text.length;
let isCut = false;
let at = startAfter(text, 0, true);
while (at !== -1 && left > 0) {
const end = endOfValue(text, at);
left -= (end === -1 ? text.length : end) - at;
if (end === -1)
isCut ||= BEGINS.test(text.slice(at, at + SAMPLE_LENGTH));
const value = end === -1 ? undefined : parse(text.slice(at, end));
if (value !== undefined)
values.push(value);
at = value === undefined ? startAfter(text, at, false) : startAfter(text, end, true);
}
return { values, isCut: isCut || left <= 0 };
}
function startAfter(text, from, isHere) {
let at = isHere ? from : lineAfter(text, from);
while (at !== -1 && at < text.length) {
while (isBlank(text.charCodeAt(at)))
at += 1;
const first = text[at];
if (first === '{' || first === '[')
return at;
at = lineAfter(text, at);
}
return -1;
}
function lineAfter(text, from) {
const at = text.indexOf('\n', from);
return at === -1 ? -1 : at + 1;
}
function isBlank(code) {
return code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
}
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
function endOfValue(text, from) {
let depth = 0;
for (let at = from; at < text.length; at += 1) {
const code = text.charCodeAt(at);
if (code === QUOTE) {
at = endOfString(text, at);
if (at === -1)
return -1;
}
else if (code === 0x7b || code === 0x5b)
depth += 1;
else if (code === 0x7d || code === 0x5d) {
depth -= 1;
if (depth === 0)
return at + 1;
}
}
return -1;
}
function endOfString(text, from) {
for (let at = from + 1; at < text.length; at += 1) {
const code = text.charCodeAt(at);
if (code === BACKSLASH)
at += 1;
else if (code === QUOTE)
return at;
}
return -1;
}
function parse(text) {
try {
return JSON.parse(text);
}
catch {
return parsePython(text);
}
}
function parsePython(text) {
if (!/NaN|Infinity/.test(text))
return undefined;
try {
return JSON.parse(quoteNumbers(text));
}
catch {
return undefined;
}
}
function quoteNumbers(text) {
let quoted = '';
let from = 0;
for (let at = 0; at < text.length; at += 1) {
if (text.charCodeAt(at) === QUOTE) {
const end = endOfString(text, at);
if (end === -1)
break;
at = end;
continue;
}
const name = ['NaN', '-Infinity', 'Infinity'].find((each) => text.startsWith(each, at));
if (name === undefined)
continue;
quoted += `${text.slice(from, at)}"${name}"`;
at += name.length - 1;
from = at + 1;
}
return quoted + text.slice(from);
}
;
const ESCAPE = '\u001b';
const BELL = '\u0007';
const SEQUENCES = new RegExp(`${ESCAPE}(?:\\[[0-9:;<=>?]*[ -/]*[@-~]|\\][^${BELL}${ESCAPE}]*(?:${BELL}|${ESCAPE}\\\\)|[()][0-9A-Z])`, 'g');
const MAX_LINE_LENGTH = 2000;
const output_SAMPLE_LENGTH = 100;
function readOutput(printed) {
const text = printed.replace(SEQUENCES, '').replace(/^\ufeff/, '');
const lines = text.split(/\r\n|\r|\n/);
const last = lines.pop() ?? '';
if (last !== '')
lines.push(last);
let json;
return {
text,
lines: lines.map((line) => (line.length > MAX_LINE_LENGTH ? '' : line)),
isCut: /[^)\]}>\s]\s*$/.test(last.slice(-output_SAMPLE_LENGTH)),
get json() {
json ??= parseJsonValues(text);
return json;
},
};
}
}),
15047:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$J: () => ( parseNumber),
Nh: () => ( bytesPer),
Yq: () => ( nsPerOperation),
pe: () => ( parseTime),
vF: () => ( nsPer)
});
const NS_PER = new Map([
['ps', 1e-3],
['ns', 1],
['us', 1e3],
['\u00b5s', 1e3],
['\u03bcs', 1e3],
['ms', 1e6],
['s', 1e9],
['sec', 1e9],
['m', 60e9],
['min', 60e9],
]);
const BYTES_PER = new Map([
['', 1],
['b', 1],
['kb', 1e3],
['mb', 1e6],
['gb', 1e9],
['k', 2 ** 10],
['kib', 2 ** 10],
['m', 2 ** 20],
['mib', 2 ** 20],
['g', 2 ** 30],
['gib', 2 ** 30],
]);
function nsPer(unit) {
return NS_PER.get(unit) ?? Number.NaN;
}
function bytesPer(unit) {
return BYTES_PER.get(unit.toLowerCase()) ?? Number.NaN;
}
function nsPerOperation(value, unit) {
const [above = '', below = ''] = unit.split('/');
return above.startsWith('op') ? nsPer(below) / value : value * nsPer(above);
}
const PLAIN = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const GROUPED_BY_POINTS = /^\d{1,3}(?:\.\d{3})+,\d+$/;
const DECIMAL_COMMA = /^\d+,\d+$/;
function parseNumber(printed) {
const text = printed.replace(/[ \u00a0\u202f'\u2019_]/g, '');
if (PLAIN.test(text))
return Number(text);
if (GROUPED.test(text))
return Number(text.replaceAll(',', ''));
if (GROUPED_BY_POINTS.test(text))
return Number(text.replaceAll('.', '').replace(',', '.'));
return DECIMAL_COMMA.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}
function parseTime(printed) {
const text = printed.trim();
const at = text.search(/[a-z\u00b5\u03bc]+$/);
return at <= 0 ? Number.NaN : parseNumber(text.slice(0, at)) * nsPer(text.slice(at));
}
}),
57176:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Xy: () => ( objectOf),
b6: () => ( textOf),
fJ: () => ( isStatistic),
gS: () => ( STATISTICS),
iZ: () => ( objectsOf),
rl: () => ( numberOf),
zi: () => ( ReadingList)
});
const STATISTICS = ['mean', 'median', 'min'];
function isStatistic(word) {
return STATISTICS.some((each) => each === word);
}
class ReadingList {
#readings = [];
#issue;
add(name, value) {
this.#readings.push({ name, value });
}
refuse(issue) {
this.#issue ??= issue;
}
get size() {
return this.#readings.length;
}
result() {
return this.#issue === undefined ? this.#readings : { issue: this.#issue };
}
}
function numberOf(value) {
return typeof value === 'number' ? value : Number.NaN;
}
function textOf(value) {
return typeof value === 'string' ? value : '';
}
function objectOf(value) {
return typeof value === 'object' && value !== null && !Array.isArray(value)
? value
: undefined;
}
function objectsOf(value) {
if (!Array.isArray(value))
return [];
const values = value;
return values.map(objectOf).filter((each) => each !== undefined);
}
}),
63302:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => ( times),
T: () => ( isTimedName)
});
var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54117);
var _quantity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15047);
var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57176);
const VALUE = '(\\d[\\d.,_]*(?:e[+-]?\\d+)?) ?([munµμ]s|s|secs?|(?:milli|micro|nano)?seconds?)';
const TIME = new RegExp(`(?:[:=]\\s*|\\t\\s*| {2})${VALUE}$`, 'u');
const MINUTES = /:\s*(?:(\d+):)?(\d+):(\d+\.\d+) \((?:h:m)?m:ss\.mmm\)$/;
const BEFORE_NAME = new RegExp(`^\\s*\\[${VALUE}\\] (.+)$`, 'u');
const LONGEST = 60;
const times = {
..._format_js__WEBPACK_IMPORTED_MODULE_0__ .C,
expected: 'lines such as "NAME: 12.3 ms"',
command: 'node bench.js',
statistics: [],
read: ({ lines }) => {
const list = new _reading_js__WEBPACK_IMPORTED_MODULE_2__ .zi();
for (const line of lines) {
const { name, ns } = readLine(line);
if (name !== '')
list.add(name, ns);
}
return list.result();
},
};
function readLine(line) {
const [, first = '', firstUnit = '', last] = BEFORE_NAME.exec(line) ?? [];
if (last !== undefined)
return { name: last.trim(), ns: nanoseconds(first, firstUnit) };
const whole = line.trim();
const minutes = MINUTES.exec(whole.slice(-LONGEST));
if (minutes !== null) {
const [all, hours = '0', full = '', seconds = ''] = minutes;
const ns = ((Number(hours) * 60 + Number(full)) * 60 + Number(seconds)) * (0,_quantity_js__WEBPACK_IMPORTED_MODULE_1__ .vF)('s');
return { name: whole.slice(0, -all.length).trimEnd(), ns };
}
const text = withoutRemark(whole);
const [all = '', value = '', unit = ''] = TIME.exec(text.slice(-LONGEST)) ?? [];
if (all === '')
return { name: '', ns: Number.NaN };
return { name: text.slice(0, -all.length).trimEnd(), ns: nanoseconds(value, unit) };
}
function withoutRemark(text) {
const at = text.lastIndexOf(' (');
return at === -1 || text.indexOf(')', at) !== text.length - 1 ? text : text.slice(0, at).trimEnd();
}
function nanoseconds(value, unit) {
const short = unit
.replace(/sec.*$/, 's')
.replace('milli', 'm')
.replace('micro', 'u')
.replace('nano', 'n');
return (0,_quantity_js__WEBPACK_IMPORTED_MODULE_1__ .$J)(value) * (0,_quantity_js__WEBPACK_IMPORTED_MODULE_1__ .vF)(short);
}
const OF_ALL = /^(?:\[INFO\] )?(?:Time|Duration|Total (?:Test )?time(?: \(real\))?)$/;
function isTimedName(name) {
return !OF_ALL.test(name);
}
}),
76952:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A_: () => ( isReference),
Eh: () => ( digestFiles),
Gc: () => ( countMissing),
NT: () => ( requireUnsealed),
Qy: () => ( digestHiddenCommand),
g5: () => ( unsealCommand),
qz: () => ( textsOfHidden)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28338);
var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22989);
const SHARED = /^\/(usr|bin|sbin|lib\w*|etc|dev(?!\/shm\/)|proc|sys|nix|opt)(\/|$)/;
const LEAST_DEPTH = 2;
function unsealCommand({ command: written, files }, parentEnv) {
const resolved = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__ .WY)(written, parentEnv);
if ('problem' in resolved)
return undefined;
const command = resolved.value;
return { command, paths: secretPaths({ command, files }, parentEnv.HOME) };
}
function requireUnsealed(written, parentEnv) {
const hidden = unsealCommand(written, parentEnv);
if (hidden === undefined)
throw new TypeError(`${written.command} was not looked up before the run`);
return hidden;
}
function secretPaths({ command, files }, home) {
const named = wordsOf(command).map((word) => {
const folder = word.slice(0, word.lastIndexOf('/'));
const isOwn = folder.split('/').length > LEAST_DEPTH && folder !== home && folder !== '/dev/shm';
return isOwn ? folder : word;
});
return [...new Set([...named, ...files])];
}
function wordsOf(command) {
return command.split(/[\s"'`;|&<>()=,]+/).filter((word) => word.startsWith('/') && !SHARED.test(word));
}
function countMissing(written, parentEnv) {
const { paths } = unsealCommand(written, parentEnv) ?? { paths: written.files };
return paths.filter((path) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)).length;
}
function isReference({ command }) {
return (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__ .TS)(command) !== undefined;
}
function textsOfHidden(written, parentEnv) {
const { command = '' } = unsealCommand(written, parentEnv) ?? {};
const lines = command.split('\n').map((line) => line.trim());
const [longest = ''] = lines.toSorted((one, other) => other.length - one.length);
const files = [...wordsOf(command), ...written.files].filter((path) => path.split('/').length > LEAST_DEPTH);
return [...new Set([longest, ...files].filter((text) => text !== ''))];
}
function digestHiddenCommand(written, { env, salt }) {
const { command, paths } = unsealCommand(written, env) ?? {};
if (paths === undefined || (paths.length > 0 && !paths.some((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))))
return undefined;
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__ .s)(`${salt}\n${command}\n${digestFiles(paths)}`);
}
const MAX_FILES = 1000;
function digestFiles(paths) {
const files = paths.flatMap(filesBelow).sort().slice(0, MAX_FILES);
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__ .s)(files.map((path) => `${path}\0${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__ .s)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path))}`).join('\n'));
}
function filesBelow(path) {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
if (stats?.isFile() === true)
return [path];
if (stats?.isDirectory() !== true)
return [];
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path).flatMap((name) => filesBelow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name)));
}
}),
26765:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => ( requireAbsent),
f: () => ( requireUndisclosed)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
async function findLeaked(refs, { commit, texts }) {
if (texts.length === 0)
return undefined;
const written = [...new Set(texts.flatMap((text) => [text, JSON.stringify(text).slice(1, -1)]))];
const pattern = new RegExp(written.map(patternOf).join('|'));
const args = ['grep', '-l', '-z', '-F', ...written.flatMap((text) => ['-e', text]), commit, '--'];
const { stdout } = await refs(args, { allowed: [0, 1] });
const named = stdout.toString('latin1').split('\0').slice(0, -1);
for (const name of named) {
const path = Buffer.from(name, 'latin1')
.toString()
.slice(commit.length + 1);
const line = lineOf(await textOf(refs, ['blob', `${commit}:${path}`]), pattern);
if (line !== undefined)
return { commit, path, line };
}
const text = await textOf(refs, ['commit', commit]);
const line = lineOf(text.slice(text.indexOf('\n\n') + 2), pattern);
return line === undefined ? undefined : { commit, path: undefined, line };
}
function patternOf(text) {
const plain = text.replaceAll(/[\\^$.[\]|()*+?{}]/g, '\\$&');
return /^\/\S*$/.test(text) ? `(?<![\\w.~/-])${plain}(?![\\w-]|\\.\\w)` : plain;
}
async function textOf(refs, named) {
const { stdout } = await refs(['cat-file', '--end-of-options', ...named]);
return stdout.toString();
}
function lineOf(text, pattern) {
const at = text.search(pattern);
return at === -1 ? undefined : text.slice(0, at).split('\n').length;
}
async function requireUndisclosed(refs, { restart, ...disclosure }) {
const reported = await findLeaked(refs, disclosure);
if (reported === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({ message: describeLeak(reported), remedy: remedyOfLeak(restart) });
}
function describeLeak({ commit, path, line }) {
const where = path === undefined ? 'of the message' : `of ${JSON.stringify(path)}`;
return `agents could read the command of the holdout, or where its files are: line ${line} ${where} in the commit ${commit.slice(0, 12)}, which they work on`;
}
function remedyOfLeak(restart) {
const how = 'in a config write command = "$HOLDOUT_COMMAND", and set that variable';
return `Take it out (${how}), commit that, and begin there: ${restart}`;
}
function requireAbsent(agentEnv, { secrets, table = 'agent.env', ...where }) {
const leaking = Object.entries(agentEnv).filter(([, value]) => secrets.some((secret) => value.includes(secret)));
if (leaking.length === 0)
return;
const remedy = 'Leave it out.';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Vl(leaking.map(([name]) => ({ path: `$.${table}.${name}`, ...where, remedy })));
}
}),
74964:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => ( writeNegativeControlTree)
});
var _base_object_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26343);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25367);
var _kernel_tree_edit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99507);
var _boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15310);
function writeNegativeControlTree({ privateArea: { store }, protectedFiles, }) {
const tree = (0,_kernel_tree_edit_js__WEBPACK_IMPORTED_MODULE_2__ .T)((0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_1__ .iZ)(store), (0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_0__ .q)(store.base));
return (0,_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_3__ .R0)(store, { tree, protectedFiles });
}
}),
11369:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IM: () => ( BestSoFar),
LK: () => ( isBetter),
zI: () => ( isBest)
});
var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65991);
const NONE = { isReset: false, best: undefined };
class BestSoFar {
#records;
#direction;
#best;
#index;
#rejections;
constructor(records, direction, from) {
this.#records = records;
this.#direction = direction;
this.#index = (from?.count ?? 0) - 1;
this.#best = from?.best;
}
next(record = this.#records[this.#index + 1]) {
this.#index += 1;
if (record === undefined)
return this.#best;
if (record.rejection) {
this.#best = this.#rejectionsNow().bestWithout(record.rejection.iter, this.#index);
}
else {
this.#best = combine({ isReset: false, best: this.#best }, effectOf(record), this.#direction).best;
}
return this.#best;
}
#rejectionsNow() {
if (this.#rejections?.count === this.#records.length)
return this.#rejections;
const rejections = new Rejections(this.#records, this.#direction);
for (const [index, { rejection }] of this.#records.slice(0, this.#index).entries()) {
if (rejection)
rejections.bestWithout(rejection.iter, index);
}
this.#rejections = rejections;
return rejections;
}
}
class Rejections {
count;
#effects;
#leaves;
#places = new Map();
#direction;
constructor(records, direction) {
this.#direction = direction;
this.count = records.length;
this.#leaves = 2 ** Math.ceil(Math.log2(records.length));
this.#effects = new Array(2 * this.#leaves).fill(NONE);
for (const [index, record] of records.entries()) {
const places = this.#places.get(record.iter);
if (places === undefined)
this.#places.set(record.iter, [index]);
else
places.push(index);
this.#effects[this.#leaves + index] = record.rejection ? NONE : effectOf(record);
}
for (let node = this.#leaves - 1; node > 0; node -= 1)
this.#join(node);
}
bestWithout(iter, now) {
const places = this.#places.get(iter) ?? [];
for (const place of places)
this.#drop(this.#leaves + place);
this.#places.set(iter, places.slice(0, 1));
const first = places[0];
return first === undefined || first > now ? undefined : this.#before(first);
}
#drop(leaf) {
if (this.#effects[leaf] === NONE)
return;
this.#effects[leaf] = NONE;
for (let node = leaf >> 1; node > 0; node >>= 1)
this.#join(node);
}
#join(node) {
this.#effects[node] = combine(this.#at(2 * node), this.#at(2 * node + 1), this.#direction);
}
#before(place) {
let [node, after] = [this.#leaves + place, NONE];
for (; node > 1; node >>= 1)
if (node % 2 === 1)
after = combine(this.#at(node - 1), after, this.#direction);
return after.best;
}
#at(node) {
return this.#effects[node] ?? NONE;
}
}
const NO_FIGURES = ['simplify', 'distil'];
const BY_PAIRS = _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__ .So.filter((name) => _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__ .PQ[name].boundsErrors);
function effectOf({ iter, outcome, score, decision }) {
if (typeof score !== 'number' || (outcome !== 'merged' && outcome !== 'baseline'))
return NONE;
const isNoFigure = BY_PAIRS.includes(decision?.policy ?? '') || NO_FIGURES.includes(decision?.purpose);
return { isReset: outcome === 'merged' && isNoFigure, best: { score, iter } };
}
function combine(before, after, direction) {
if (after.isReset || before.best === undefined) {
return { isReset: before.isReset || after.isReset, best: after.best };
}
const isTaken = after.best !== undefined && isBetter(after.best.score, before.best.score, direction);
return { isReset: before.isReset, best: isTaken ? after.best : before.best };
}
function isBest(record, best, direction) {
const { isReset, best: own } = effectOf(record);
return own !== undefined && (isReset || best === undefined || isBetter(own.score, best, direction));
}
function isBetter(score, best, direction) {
return direction === 'min' ? score < best : score > best;
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
}),
19937:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ln: () => ( HANDOVER_MODES),
aM: () => ( SHARED_SETTINGS),
l: () => ( MAX_DIFF_LINES)
});
var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75727);
const HANDOVER_MODES = ['one', 'groups'];
const MAX_DIFF_LINES = 400;
const SHARED_SETTINGS = [
{
name: 'max_iterations',
keys: { experiment: 'iteration.max_iterations', mission: 'iteration.max_iterations' },
flag: { name: 'max-iterations', placeholder: 'N', recipes: ['experiment', 'mission'] },
input: { name: 'max-iterations', recipes: ['experiment', 'mission'] },
type: 'count',
unit: 'iterations',
default: 0,
doc: 'Iterations after which the run is complete. 0 sets no limit.',
},
{
name: 'time_budget',
keys: { experiment: 'schedule.total_budget' },
flag: { name: 'time-budget', placeholder: 'TIME', recipes: ['experiment', 'mission'] },
input: { name: 'time-budget', recipes: ['experiment', 'mission', 'plan'] },
type: 'duration',
doc: 'Time after which the run stops, such as 90s, 45m, 1h30m or 2days. The next run resumes.',
},
{
name: 'budget_usd',
keys: { experiment: 'budget.usd', mission: 'budget.usd', plan: 'budget.usd' },
input: { name: 'budget-usd', recipes: ['experiment', 'mission', 'plan'] },
type: 'number',
unit: 'US dollars',
doc: 'Maximum cost of the agents of a run, as far as they report it. An attempt that could exceed it does not begin.',
},
{
name: 'sandbox',
keys: { experiment: 'agent.sandbox', mission: 'agent.sandbox', plan: 'agents.*.sandbox' },
input: { name: 'sandbox', recipes: ['experiment', 'mission', 'plan'] },
type: 'choice',
values: ['auto', 'required', 'off'],
default: 'auto',
doc: 'Isolation of the agent: the strongest level that works here, at least bubblewrap, or none.',
},
{
name: 'agent_command',
keys: { experiment: 'agent.command', mission: 'agent.command', plan: 'agents.*.command' },
flag: { name: 'agent', placeholder: 'COMMAND', recipes: ['mission'] },
type: 'text',
doc: 'Command line that runs the agent.',
},
{
name: 'accept_risk',
keys: { experiment: 'accept_risk', mission: 'accept_risk' },
flag: { name: 'accept-risk', placeholder: 'NAME', recipes: ['experiment', 'mission'] },
type: 'names',
values: _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__ .hq,
doc: 'Risks that you accept: the run starts although a check reports them.',
},
{
name: 'handover_mode',
keys: { experiment: 'handover.mode' },
flag: { name: 'handover-mode', placeholder: 'MODE', recipes: ['experiment'] },
input: { name: 'handover-mode', recipes: ['experiment'] },
type: 'choice',
values: HANDOVER_MODES,
default: 'one',
doc: 'One pull request with all accepted changes, or one for each group of changes that belong together.',
},
{
name: 'max_diff_lines',
keys: { experiment: 'handover.max_diff_lines' },
flag: { name: 'max-diff-lines', placeholder: 'N', recipes: ['experiment'] },
input: { name: 'max-diff-lines', recipes: ['experiment'] },
type: 'count',
unit: 'lines',
default: MAX_DIFF_LINES,
doc: 'Maximum added and removed lines in the pull request of a group. A single change is never divided.',
},
];
}),
26970:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( discoveriesOf),
j: () => ( certifiedChanges)
});
const ROUNDING = 1e-9;
function discoveriesOf(logs, rate) {
const sorted = logs.toSorted((one, other) => other - one);
let limit = Number.POSITIVE_INFINITY;
for (const [index, log] of sorted.entries()) {
if (log >= Math.log(logs.length / (rate * (index + 1))) - ROUNDING)
limit = log;
}
return new Set(logs.flatMap((log, index) => (log >= limit ? [index] : [])));
}
function certifiedChanges(accepted, fdr) {
const certified = discoveriesOf(accepted.map(({ log_e: logE }) => logE), fdr);
return accepted.filter((_, index) => certified.has(index)).map(({ tree }) => tree);
}
})
};

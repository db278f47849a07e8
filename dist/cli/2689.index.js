export const id = 2689;
export const ids = [2689];
export const modules = {
43042:
(function(module, __unused_webpack_exports, __webpack_require__) {
(function (global, pool, math) {
var width = 256,        
chunks = 6,         
digits = 52,        
rngname = 'random', 
startdenom = math.pow(width, chunks),
significance = math.pow(2, digits),
overflow = significance * 2,
mask = width - 1,
nodecrypto;         
function seedrandom(seed, options, callback) {
var key = [];
options = (options == true) ? { entropy: true } : (options || {});
var shortseed = mixkey(flatten(
options.entropy ? [seed, tostring(pool)] :
(seed == null) ? autoseed() : seed, 3), key);
var arc4 = new ARC4(key);
var prng = function() {
var n = arc4.g(chunks),             
d = startdenom,                 
x = 0;                          
while (n < significance) {          
n = (n + x) * width;              
d *= width;                       
x = arc4.g(1);                    
}
while (n >= overflow) {             
n /= 2;                           
d /= 2;                           
x >>>= 1;                         
}
return (n + x) / d;                 
};
prng.int32 = function() { return arc4.g(4) | 0; }
prng.quick = function() { return arc4.g(4) / 0x100000000; }
prng.double = prng;
mixkey(tostring(arc4.S), pool);
return (options.pass || callback ||
function(prng, seed, is_math_call, state) {
if (state) {
if (state.S) { copy(state, arc4); }
prng.state = function() { return copy(arc4, {}); }
}
if (is_math_call) { math[rngname] = prng; return seed; }
else return prng;
})(
prng,
shortseed,
'global' in options ? options.global : (this == math),
options.state);
}
function ARC4(key) {
var t, keylen = key.length,
me = this, i = 0, j = me.i = me.j = 0, s = me.S = [];
if (!keylen) { key = [keylen++]; }
while (i < width) {
s[i] = i++;
}
for (i = 0; i < width; i++) {
s[i] = s[j = mask & (j + key[i % keylen] + (t = s[i]))];
s[j] = t;
}
(me.g = function(count) {
var t, r = 0,
i = me.i, j = me.j, s = me.S;
while (count--) {
t = s[i = mask & (i + 1)];
r = r * width + s[mask & ((s[i] = s[j = mask & (j + t)]) + (s[j] = t))];
}
me.i = i; me.j = j;
return r;
})(width);
}
function copy(f, t) {
t.i = f.i;
t.j = f.j;
t.S = f.S.slice();
return t;
};
function flatten(obj, depth) {
var result = [], typ = (typeof obj), prop;
if (depth && typ == 'object') {
for (prop in obj) {
try { result.push(flatten(obj[prop], depth - 1)); } catch (e) {}
}
}
return (result.length ? result : typ == 'string' ? obj : obj + '\0');
}
function mixkey(seed, key) {
var stringseed = seed + '', smear, j = 0;
while (j < stringseed.length) {
key[mask & j] =
mask & ((smear ^= key[mask & j] * 19) + stringseed.charCodeAt(j++));
}
return tostring(key);
}
function autoseed() {
try {
var out;
if (nodecrypto && (out = nodecrypto.randomBytes)) {
out = out(width);
} else {
out = new Uint8Array(width);
(global.crypto || global.msCrypto).getRandomValues(out);
}
return tostring(out);
} catch (e) {
var browser = global.navigator,
plugins = browser && browser.plugins;
return [+new Date, global, plugins, global.screen, tostring(pool)];
}
}
function tostring(a) {
return String.fromCharCode.apply(0, a);
}
mixkey(math.random(), pool);
if ( true && module.exports) {
module.exports = seedrandom;
try {
nodecrypto = __webpack_require__(76982);
} catch (ex) {}
} else if ((typeof define) == 'function' && define.amd) {
define(function() { return seedrandom; });
} else {
math['seed' + rngname] = seedrandom;
}
})(
(typeof self !== 'undefined') ? self : this,
[],     
Math    
);
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
16027:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
o: () => ( fillTemplate)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
const HARMLESS = /^[\w@%+=:,./-]+$/;
const PLACEHOLDER = /\{(prompt_file|workdir|iter|id)\}/y;
function fillTemplate(template, { promptFile, workDir, iter, id }) {
const values = {
prompt_file: promptFile,
workdir: workDir,
iter: iter?.toString(),
id,
};
const contexts = [{ kind: 'plain', start: 0 }];
let filled = '';
let at = 0;
while (at < template.length) {
PLACEHOLDER.lastIndex = at;
const name = PLACEHOLDER.exec(template)?.[1];
const value = name === undefined ? undefined : values[name];
const end = value === undefined ? at + enterOrLeave(contexts, template, at) : PLACEHOLDER.lastIndex;
filled += value === undefined ? template.slice(at, end) : substitute({ contexts, template, at, end, value });
at = end;
}
return filled;
}
function substitute({ contexts, template, at, end, value }) {
if (HARMLESS.test(value))
return value;
const context = contexts.at(-1);
if (context?.kind === 'comment')
return template.slice(at, end);
const isInBackticks = contexts.some(({ kind }) => kind === 'backticks');
if (isInBackticks || template.slice(0, at).includes('<<'))
throw unsafe(template, value);
const word = `'${value.replaceAll("'", `'\\''`)}'`;
if (context?.kind !== 'double' && context?.kind !== 'single')
return word;
const mark = context.kind === 'double' ? '"' : "'";
if (template[at - 1] === mark && template[end] === mark)
return mark + word + mark;
if (/["'`\\]/.test(template.slice(context.start + 1, at)))
throw unsafe(template, value);
return context.kind === 'double' ? word.replaceAll(/["$`\\]/g, '\\$&') : word.replaceAll("'", `'\\''`);
}
function enterOrLeave(contexts, template, at) {
const kind = contexts.at(-1)?.kind;
const char = template[at];
const enter = (entered) => contexts.push({ kind: entered, start: at });
if (kind === 'single' || kind === 'comment') {
if (char === (kind === 'single' ? "'" : '\n'))
contexts.pop();
return 1;
}
if (char === '\\')
return 2;
if (char === '$' && template[at + 1] === '(') {
enter('parentheses');
return 2;
}
if (char === '"' || char === '`') {
const toggled = char === '"' ? 'double' : 'backticks';
if (kind === toggled)
contexts.pop();
else
enter(toggled);
}
else if (kind !== 'double') {
if (char === "'")
enter('single');
else if (char === '(')
enter('parentheses');
else if (char === ')' && kind === 'parentheses')
contexts.pop();
else if (char === '#' && /^$|[\s;&|()]/.test(template[at - 1] ?? ''))
enter('comment');
}
return 1;
}
function unsafe(template, value) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([
{
found: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(value)} in the command ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(template)}`,
expected: 'a path of plain letters there, since no quoting is safe in backticks, after "<<" and in nested quotes',
remedy: 'Put the placeholder outside of them, or move the project to a plain path.',
},
]);
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
const known = derived === undefined ? { count: 0, state: fold.begin() } : { count: derived.count, state: derived.value };
followed.set(journal, known);
journal.deriveWith?.(() => followJournal(journal, fold));
return known;
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
47341:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( clockUntil),
m: () => ( leftForAttempts)
});
const MAX_RESERVE = 1 / 3;
function leftForAttempts({ leftMs, wholeMs, endMs, }) {
return leftMs - Math.min(endMs, wholeMs * MAX_RESERVE);
}
function clockUntil(end, now) {
const leftMs = Date.parse(end) - now.getTime();
const startedAt = performance.now();
return () => leftMs - (performance.now() - startedAt);
}
}),
36968:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
bs: () => ( decodeRecords),
eT: () => ( decodeRecord),
os: () => ( decodeNext)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _ledger_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52708);
function decodeRecords(raw) {
const records = [];
const before = { records: 0, entries: 0 };
for (const each of raw) {
const record = decodeNext(each, before);
if (!('kind' in record))
return { line: before.records + 1, issue: record.issue };
records.push(record);
}
return { records };
}
function decodeNext(raw, before) {
const record = decodeRecord(raw);
if (!('kind' in record))
return record;
const period = record.kind === 'launch' || record.kind === 'resumed' ? record.limits : undefined;
if (period !== undefined && period.entries > before.entries)
return { issue: 'limits.entries' };
if ('iteration' in record && Number(record.iteration) > before.records)
return { issue: 'iteration' };
before.records += 1;
if (record.kind === 'baseline' || record.kind === 'iteration')
before.entries += 1;
return record;
}
function decodeRecord(raw) {
const result = _ledger_js__WEBPACK_IMPORTED_MODULE_1__ .fi.safeParse(raw);
return result.success ? result.data : { issue: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(result.error.issues[0]?.path.join('.') || 'shape') };
}
}),
86992:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hd: () => ( isTerminal),
rc: () => ( manifestSchema),
u1: () => ( buildManifest)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75727);
var _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22753);
var _ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52708);
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const manifestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
schema_version: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr(),
run_id: text,
run_tag: text,
mission_dir: text,
mission_file: text,
sandbox_file: text,
repo_root: text,
worktree_path: text,
mission_slug: text,
branch_name: text,
baseline_commit: text,
last_kept_commit: text,
last_kept_score: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
latest_candidate_commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
results_file: text,
instructions_file: text,
manifest_file: text,
ledger_file: text,
latest_evaluator_file: text,
candidate_file: text,
evaluator: _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_2__ .wd.shape.evaluator,
keep_policy: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(_settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_2__ .fO),
accepted_risks: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text)),
status: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['running', 'stopped', 'completed', 'failed']),
stop_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
iteration: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr(),
created_at: text,
updated_at: text,
completed_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
});
function buildManifest(state, files) {
const { launch } = state;
const { evaluator } = launch.contract;
return {
schema_version: _ledger_js__WEBPACK_IMPORTED_MODULE_3__ .f$,
run_id: launch.run_id,
run_tag: launch.run_tag,
mission_dir: launch.mission_dir,
mission_file: launch.mission_file,
sandbox_file: launch.sandbox_file,
repo_root: launch.repo_root,
worktree_path: launch.worktree_path,
mission_slug: launch.mission_slug,
branch_name: launch.branch_name,
baseline_commit: launch.baseline_commit,
last_kept_commit: state.lastAcceptedCommit,
last_kept_score: state.lastAcceptedScore,
latest_candidate_commit: state.latestCandidateCommit,
...files,
evaluator,
keep_policy: evaluator.keep_policy,
...acceptedIn(state),
status: state.status,
stop_reason: state.stopReason,
iteration: state.iteration,
created_at: launch.created_at,
updated_at: state.updatedAt,
completed_at: state.completedAt,
};
}
function acceptedIn({ evidence }) {
const taken = (0,_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_1__ .ar)(evidence.flatMap((each) => (each.kind === 'risk' ? [each] : [])));
return taken === null ? {} : { accepted_risks: taken };
}
function isTerminal(status) {
return status === 'completed' || status === 'failed';
}
}),
91461:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I5: () => ( rootOf),
Kc: () => ( readWork),
Mh: () => ( sharedFilesIn),
UC: () => ( RUN_ID),
k0: () => ( runFilesIn),
pN: () => ( pathsOfRun),
qT: () => ( readPointer)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84321);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68724);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11042);
function rootOf(repository) {
const { logs, ...files } = sharedFilesIn('.rcs');
const paths = {
files: [...Object.values(files), `${files.lock}.holder`, '.rcs/.gitignore'],
folders: [],
whole: [logs],
};
(0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .fg)(repository.folder, paths);
return { repository, ...sharedFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(repository.folder, '.rcs')) };
}
function sharedFilesIn(rcs) {
return {
logs: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(rcs, 'logs', 'autoresearch'),
pointer: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(rcs, 'state', 'autoresearch-state.json'),
lock: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(rcs, 'state', 'autoresearch.lock'),
};
}
const RUN_ID = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
function pathsOfRun(root, runId) {
if (!RUN_ID.test(runId)) {
const found = `the run id ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(runId)}`;
const expected = 'letters, digits, ".", "_" and "-"';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .eb([{ found, expected, remedy: 'Run ids are the folders in .rcs/logs/autoresearch.' }]);
}
const top = root.repository.folder;
const { journal, reserve, activity, files } = runFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root.logs, runId)));
(0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .fg)(top, { files: [journal, reserve, activity, ...Object.values(files)] });
return { ...root, runId, ...runFilesIn((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root.logs, runId)) };
}
function runFilesIn(folder) {
const file = (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name);
return {
folder,
journal: file('journal.jsonl'),
reserve: file('run.reserve'),
activity: file('activity.json'),
files: {
instructions_file: file('bootstrap-instructions.md'),
manifest_file: file('manifest.json'),
ledger_file: file('iteration-ledger.json'),
latest_evaluator_file: file('latest-evaluator-result.json'),
candidate_file: file('candidate.json'),
},
};
}
function readWork(paths) {
const pointer = readPointer(paths);
const isRunning = (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_4__ .oZ)(paths.lock) && pointer?.active === true && pointer.run_id === paths.runId;
return { isRunning, activities: isRunning ? (0,_engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_3__ .W)(paths.activity) : [] };
}
function readPointer({ pointer }) {
try {
const raw = JSON.parse(String((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .zx)(pointer)));
return typeof raw.run_id === 'string' && typeof raw.active === 'boolean' ? raw : undefined;
}
catch {
return undefined;
}
}
}),
53482:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Aw: () => ( missionSlug),
SR: () => ( runIdOf),
W0: () => ( branchOf),
_G: () => ( parseRunId),
eZ: () => ( runTag),
hK: () => ( workspaceName),
u5: () => ( isSlug)
});
var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
const MAX_SLUG = 100;
function missionSlug(path) {
const slug = path
.toLowerCase()
.replaceAll(/[^a-z0-9]+/g, '-')
.replaceAll(/^-+|-+$/g, '');
if (slug === '')
return 'mission';
return slug.length <= MAX_SLUG ? slug : `${slug.slice(0, MAX_SLUG)}-${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__ .s)(path).slice(-8)}`;
}
function runTag(at, attempt) {
const tag = `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
return attempt === 1 ? tag : `${tag}-${attempt}`;
}
function runIdOf({ slug, tag }) {
return `${slug}-${tag.toLowerCase()}`;
}
function isSlug(text) {
return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
function parseRunId(runId) {
const [, slug, tag] = /^([a-z0-9][a-z0-9-]*)-(\d{8}t\d{6}z(?:-\d{1,4})?)$/.exec(runId) ?? [];
return slug === undefined || tag === undefined ? undefined : { slug, tag: tag.toUpperCase() };
}
function branchOf({ slug, tag }) {
return `autoresearch/${slug}/${tag}`;
}
function workspaceName({ slug, tag }) {
return `autoresearch-${slug}-${tag}`;
}
}),
73448:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
RESULTS: () => ( RESULTS),
RUNTIME_ARTIFACTS: () => ( RUNTIME_ARTIFACTS),
doctorFolder: () => ( doctorFolder),
ensureIgnored: () => ( ensureIgnored),
findMissionRepository: () => ( findMissionRepository),
followMission: () => ( followMission),
hasOwnWorkspace: () => ( hasOwnWorkspace),
iterationFolder: () => ( iterationFolder),
json: () => ( json),
listMissionRuns: () => ( listMissionRuns),
meansMissionRun: () => ( meansMissionRun),
openMissionJournal: () => ( openMissionJournal),
pathsOf: () => ( pathsOf),
pathsOfRun: () => ( _mission_files_js__WEBPACK_IMPORTED_MODULE_0__.pN),
readManifest: () => ( readManifest),
readMission: () => ( readMission),
readPointer: () => ( _mission_files_js__WEBPACK_IMPORTED_MODULE_0__.qT),
requireOwnWorkspace: () => ( requireOwnWorkspace),
requireRun: () => ( requireRun),
rootOf: () => ( _mission_files_js__WEBPACK_IMPORTED_MODULE_0__.I5),
runFilesIn: () => ( _mission_files_js__WEBPACK_IMPORTED_MODULE_0__.k0),
sharedFilesIn: () => ( _mission_files_js__WEBPACK_IMPORTED_MODULE_0__.Mh),
shownPath: () => ( shownPath),
typedRecord: () => ( typedRecord),
workspacesFolder: () => ( workspacesFolder),
writePointer: () => ( writePointer)
});
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _kernel_checked_prefix_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98262);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84831);
var _kernel_followed_journal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4000);
var _kernel_journal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77898);
var _kernel_journal_reader_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10063);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11042);
var _kernel_staged_install_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(80866);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(63342);
var _decode_records_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(36968);
var _ledger_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(52708);
var _manifest_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(86992);
var _mission_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91461);
var _run_name_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(53482);
const RESULTS = 'results.tsv';
const RUNTIME_ARTIFACTS = [RESULTS, 'run.log', 'candidate.json'];
function doctorFolder({ repository }, slug) {
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)('.rcs', 'doctor', slug);
(0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_10__ .fg)(repository.folder, { files: [], whole: [folder] });
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.folder, folder);
}
function findMissionRepository(folder) {
const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_12__ .W1)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(folder));
(0,_kernel_staged_install_js__WEBPACK_IMPORTED_MODULE_11__ .X7)({ repository, folder: (0,_mission_files_js__WEBPACK_IMPORTED_MODULE_0__ .I5)(repository).logs });
return repository;
}
function pathsOf(runId, { cwd }) {
return (0,_mission_files_js__WEBPACK_IMPORTED_MODULE_0__ .pN)((0,_mission_files_js__WEBPACK_IMPORTED_MODULE_0__ .I5)(findMissionRepository(cwd)), runId);
}
function listRuns({ logs }) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(logs))
return [];
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(logs)
.filter((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(logs, name, 'journal.jsonl')) || (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(logs, name, 'manifest.json')))
.sort();
}
function listMissionRuns(repository, slug) {
const root = (0,_mission_files_js__WEBPACK_IMPORTED_MODULE_0__ .I5)(repository);
const places = listRuns(root).flatMap((id) => (_mission_files_js__WEBPACK_IMPORTED_MODULE_0__ .UC.test(id) ? [(0,_mission_files_js__WEBPACK_IMPORTED_MODULE_0__ .pN)(root, id)] : []));
if (slug === undefined)
return places;
return places.filter((paths) => readMission(paths).state?.launch.mission_slug === slug);
}
function meansMissionRun(name, { cwd }) {
const repository = findMissionRepository(cwd);
if (!_mission_files_js__WEBPACK_IMPORTED_MODULE_0__ .UC.test(name) || (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.folder, '.autorize', name)))
return false;
const known = listRuns((0,_mission_files_js__WEBPACK_IMPORTED_MODULE_0__ .I5)(repository));
if (known.includes(name) || (0,_run_name_js__WEBPACK_IMPORTED_MODULE_16__ ._G)(name) !== undefined)
return true;
return newestOf(name, known) !== undefined || (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .qb)(name, known) !== undefined;
}
function newestOf(mission, runs) {
return runs.findLast((id) => (0,_run_name_js__WEBPACK_IMPORTED_MODULE_16__ ._G)(id)?.slug === mission);
}
function requireRun(paths) {
const known = listRuns(paths);
if (known.includes(paths.runId))
return;
const newest = newestOf(paths.runId, known);
if (newest !== undefined) {
const message = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(paths.runId)} is a mission, and a run of it is to be named`;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({ message, remedy: `Its newest run: ${newest}` });
}
const nearest = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .qb)(paths.runId, known);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `there is no mission run ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(paths.runId)} here: ${shownPath(paths, paths.files.manifest_file)} is missing (${known.length === 0 ? 'the repository has no mission run' : `known: ${known.join(', ')}`})`,
remedy: nearest === undefined ? 'Start one: rcs autoresearch MISSION_DIR' : `Did you mean ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(nearest)}?`,
});
}
function shownPath({ repository }, path) {
return path.startsWith(`${repository.folder}/`) ? path.slice(repository.folder.length + 1) : path;
}
function iterationFolder({ folder }, iteration) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `iteration-${String(iteration).padStart(4, '0')}`);
}
function workspacesFolder({ folder }) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder), `${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(folder)}.rcs-worktrees`);
}
function workspaceOf({ repository, runId }) {
const name = (0,_run_name_js__WEBPACK_IMPORTED_MODULE_16__ ._G)(runId);
return name === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspacesFolder(repository), (0,_run_name_js__WEBPACK_IMPORTED_MODULE_16__ .hK)(name));
}
function hasOwnWorkspace(paths, { launch }) {
return launch.worktree_path === workspaceOf(paths);
}
function requireOwnWorkspace(paths, state) {
if (hasOwnWorkspace(paths, state))
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `the mission run ${paths.runId} is from another machine: its worktree ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(state.launch.worktree_path, 300)} cannot have been created here; nothing was changed`,
remedy: `If the repository was moved, move it back. See who wrote ${shownPath(paths, paths.journal)}.`,
});
}
function openMissionJournal(paths, area) {
const remedy = `Accepted changes are on its branch; close the run: rcs autoresearch --abandon ${paths.runId}`;
const { journal: path } = paths;
return (0,_kernel_journal_js__WEBPACK_IMPORTED_MODULE_8__ ._)({ path, shown: shownPath(paths, path), remedy, checked: (0,_kernel_checked_prefix_js__WEBPACK_IMPORTED_MODULE_5__ .BE)(area, path) });
}
function followMission(paths, journal) {
const followed = (0,_kernel_followed_journal_js__WEBPACK_IMPORTED_MODULE_7__ .X)(journal, {
begin: () => ({ state: undefined, evidence: [], count: { records: 0, entries: 0 } }),
take: (fold, raw, line) => {
const record = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_13__ .os)(raw, fold.count);
if (!('kind' in record))
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Vl([unusable(paths, { line, ...record })]);
(0,_ledger_js__WEBPACK_IMPORTED_MODULE_14__ .vw)(fold, record, line === 1);
},
});
return (0,_ledger_js__WEBPACK_IMPORTED_MODULE_14__ .L4)(followed);
}
function typedRecord(paths, raw) {
const record = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_13__ .eT)(raw);
if ('kind' in record)
return record;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Vl([unusable(paths, { line: Number(raw.seq), ...record })]);
}
function unusable(paths, { line, issue }) {
return {
file: shownPath(paths, paths.journal),
line,
found: `a record without a usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(issue)}`,
expected: 'a record of a mission',
remedy: `Close the run: rcs autoresearch --abandon ${paths.runId}`,
};
}
function readMission(paths, area) {
const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_10__ .zx)(paths.journal);
if (bytes === undefined)
return { state: undefined, problem: undefined };
const journal = (0,_kernel_journal_reader_js__WEBPACK_IMPORTED_MODULE_9__ .a)(bytes, (0,_kernel_checked_prefix_js__WEBPACK_IMPORTED_MODULE_5__ .BE)(area, paths.journal));
const { parsed, records: raw } = journal;
if (parsed.kind === 'sound' && journal.readDerived() !== undefined)
return { state: followMission(paths, journal), problem: undefined };
const decoded = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_13__ .bs)(raw);
const broken = parsed.kind === 'corrupt'
? { ...unusable(paths, { line: parsed.line, issue: '' }), found: `the line ${parsed.why}` }
: undefined;
if ('records' in decoded)
return { state: (0,_ledger_js__WEBPACK_IMPORTED_MODULE_14__ .st)(decoded.records), problem: broken };
const sound = (0,_decode_records_js__WEBPACK_IMPORTED_MODULE_13__ .bs)(raw.slice(0, decoded.line - 1));
return {
state: 'records' in sound ? (0,_ledger_js__WEBPACK_IMPORTED_MODULE_14__ .st)(sound.records) : undefined,
problem: broken ?? unusable(paths, decoded),
};
}
function readManifest({ files }) {
const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_10__ .zx)(files.manifest_file);
if (bytes === undefined)
return { kind: 'missing' };
try {
const result = _manifest_js__WEBPACK_IMPORTED_MODULE_15__ .rc.safeParse(JSON.parse(bytes.toString()));
if (result.success)
return { kind: 'read', manifest: result.data };
return { kind: 'unreadable', why: `no usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(result.error.issues[0]?.path.join('.') || 'shape')}` };
}
catch (error) {
return { kind: 'unreadable', why: error instanceof Error ? error.message : String(error) };
}
}
function json(value) {
return `${JSON.stringify(value, null, 2)}\n`;
}
function writePointer({ pointer }, value) {
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_6__ .Zf)(pointer, [json({ schema_version: _ledger_js__WEBPACK_IMPORTED_MODULE_14__ .f$, ...value })]);
}
function ensureIgnored({ repository }) {
const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.folder, '.rcs', '.gitignore');
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file))
return;
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), { recursive: true });
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_6__ .Zf)(file, ['*\n']);
}
})
};

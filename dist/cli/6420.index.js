export const id = 6420;
export const ids = [6420];
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
17785:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$N: () => ( sentenceOf),
$R: () => ( describeWrong),
Ms: () => ( describeFirst),
WX: () => ( findingsOf),
oU: () => ( describeNew),
sN: () => ( verifiedBy),
vs: () => ( isAllSound),
wf: () => ( issuesOf)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
function verifiedBy(findings) {
return { findings, isSound: isAllSound(findings) };
}
function isAllSound(findings) {
return findings.every(({ kind }) => kind !== 'wrong' && kind !== 'unproved');
}
function findingsOf(what, issues, ok) {
if (issues.length === 0)
return [{ kind: 'ok', what, detail: ok }];
return issuesOf(what, issues);
}
function issuesOf(what, issues) {
return issues.map((issue) => ({ kind: 'wrong', what, ...(typeof issue === 'string' ? { detail: issue } : issue) }));
}
function sentenceOf({ where, detail, expected, remedy }) {
const place = placeOf(where);
const rest = [expected === undefined ? '' : `expected ${expected}`, remedy ?? ''].filter((part) => part !== '');
return [`${place}${detail}`, ...rest].join('; ');
}
function placeOf({ line, record } = {}) {
if (line !== undefined)
return `line ${line}: `;
return record === undefined ? '' : `record ${record}: `;
}
function describeFinding(finding) {
return `${finding.what}: ${sentenceOf(finding)}`;
}
function describeWrong(findings) {
return findings.filter(({ kind }) => kind === 'wrong').map(describeFinding);
}
function describeNew({ before, now, }) {
const known = before.filter(({ kind }) => kind === 'wrong').map(({ detail }) => detail);
const isNew = ({ detail }) => {
const at = known.indexOf(detail);
if (at !== -1)
known.splice(at, 1);
return at === -1;
};
return describeWrong(now.filter((finding) => finding.kind === 'wrong' && isNew(finding)));
}
function describeFirst([first, ...others]) {
if (first === undefined)
return undefined;
return `${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(first, 600)}${others.length === 0 ? '' : `, and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(others.length, 'more problem')}`}`;
}
}),
87251:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
RY: () => ( salvageJournal),
W_: () => ( withoutLinks),
lm: () => ( linkRecords)
});
var _journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50534);
const NEWLINE = 0x0a;
function salvageJournal(bytes) {
const lines = [];
let [from, line] = [0, 0];
for (let to = bytes.indexOf(NEWLINE); to !== -1; to = bytes.indexOf(NEWLINE, from)) {
line += 1;
if (to > from)
lines.push(judge(bytes.subarray(from, to), line));
from = to + 1;
}
const tail = bytes.subarray(from);
if ((0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .mR)(tail))
lines.push(judge(tail.subarray(0, -1), line + 1));
return lines;
}
function judge(bytes, line) {
const record = (0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .pF)(bytes);
if (record === undefined)
return { kind: 'lost', line, why: 'is not a JSON object' };
if ('hash' in record && !hasOwnHash(record)) {
return { kind: 'lost', line, why: 'has content that does not match its hash' };
}
return { kind: 'record', line, text: bytes.toString(), record, isLinked: _journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .A.some((link) => link in record) };
}
function hasOwnHash({ hash, ...rest }) {
return typeof hash === 'string' && hash === (0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .po)(rest);
}
function linkRecords(records) {
const firstLinked = records.findIndex(({ text }) => text === undefined);
const unlinked = firstLinked === -1 ? records.length : firstLinked;
let text = records
.slice(0, unlinked)
.map((each) => `${each.text}\n`)
.join('');
let head = (0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .FL)({ bytes: Buffer.from(text), records: unlinked });
for (const { record } of records.slice(unlinked)) {
const { line, next } = (0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .xe)(withoutLinks(record), head);
text += line;
head = next;
}
return text;
}
function withoutLinks(record) {
return Object.fromEntries(Object.entries(record).filter(([key]) => !_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .SE.includes(key)));
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
16740:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( renderJson)
});
function renderJson(value) {
return `${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`;
}
}),
85589:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
runComparisonVerify: () => ( runComparisonVerify)
});
var errors = __webpack_require__(45145);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var finding = __webpack_require__(17785);
var hash = __webpack_require__(28338);
var journal_chain = __webpack_require__(50534);
var base_text = __webpack_require__(7953);
var journal = __webpack_require__(58541);
var compare_log = __webpack_require__(92494);
var replay = __webpack_require__(34907);
var store = __webpack_require__(77741);
;
const LOG = 'decisions.jsonl';
const REPORT = 'report.json';
function verifyComparison(folder, { cwd }) {
const paths = (0,store .DM)((0,external_node_path_.resolve)(cwd, folder), folder);
const log = (0,external_node_fs_.readFileSync)(paths.log);
const parsed = (0,journal_chain .z8)(log);
const chain = (0,journal .u)(LOG, parsed);
if (parsed.kind === 'corrupt')
return (0,finding .sN)(chain);
const decoded = (0,compare_log .N)(parsed.records);
if ('line' in decoded) {
const detail = `it is no record of a comparison (${decoded.found})`;
return (0,finding .sN)([...chain, { kind: 'wrong', what: LOG, where: { file: LOG, line: decoded.line }, detail }]);
}
const { report, issues } = (0,replay .BT)(decoded);
const isUnfinished = issues.every(({ code }) => code === 'incomplete') && issues.length > 0;
const answers = isUnfinished
? issues.map((issue) => ({ kind: 'unproved', what: LOG, ...issue }))
: (0,finding .WX)(LOG, issues, `${(0,base_text .LS)(decoded.length, 'record')} recomputed: every coin and every answer follows; SHA-256 ${(0,hash .s)(log)}`);
return (0,finding .sN)([...chain, ...answers, ...checkReport(paths.report, report)]);
}
function checkReport(path, report) {
if (!(0,external_node_fs_.existsSync)(path)) {
if (report === undefined)
return [];
return [{ kind: 'wrong', what: REPORT, detail: 'it is missing, and the log has an end' }];
}
if (report === undefined)
return [{ kind: 'wrong', what: REPORT, detail: 'there is one, and the log gives none' }];
const isSame = (0,external_node_fs_.readFileSync)(path, 'utf8') === (0,store .B1)(report);
return (0,finding .WX)(REPORT, isSame ? [] : ['it is not what the log gives'], 'it is what the log gives');
}
var maintenance_text = __webpack_require__(96490);
var cli_terminal = __webpack_require__(38565);
;
function runComparisonVerify({ words: [folder = ''], values, host, terminal }) {
const verified = verifyComparison(folder, host);
if (values.has('json'))
(0,cli_terminal .Q)(terminal, verified);
else
terminal.out((0,maintenance_text .vO)(folder.replace(/\/$/, ''), { ...verified, part: 'comparison' }));
return verified.isSound ? errors .dc.yes : errors .dc.no;
}
}),
38565:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( printJson)
});
var _base_shown_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16740);
function printJson(terminal, value) {
terminal.out((0,_base_shown_json_js__WEBPACK_IMPORTED_MODULE_0__ .h)(value));
}
}),
92494:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => ( COMPARISON_LOG),
N: () => ( decodeLog)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_journal_salvage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87251);
var _unit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25432);
const COMPARISON_LOG = 'autorize-comparison-log-v1';
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0));
const share = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .NC());
const arm = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['base', 'head']);
const scores = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig());
const answer = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['better', 'worse', 'no-difference', 'undecided']);
const commit = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ name: text, commit: text, tree: text });
const notes = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text);
const opened = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('opened'),
format: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz(COMPARISON_LOG),
tool_version: text,
base: commit,
head: commit,
evaluator: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['base', 'head', 'own']),
evaluator_files: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ base: text, head: text }),
changed_evaluator_files: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text),
command: text,
scale: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(_unit_js__WEBPACK_IMPORTED_MODULE_3__ .I),
measure: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
config_digest: text,
sandbox: text,
confidence: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig(),
error_rate: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['fdr', 'fwer', 'none']),
max_pairs: whole,
max_time_ms: whole,
margin: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(share),
max_margin: share,
is_washed: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY(),
seed_commitment: text,
started_at: text,
notes,
});
const ran = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('ran'),
stage: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['trial', 'calibration', 'pair', 'washout']),
number: whole,
arm,
scores,
duration_ms: whole,
});
const planned = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('planned'),
metrics: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
name: text,
direction: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['min', 'max']),
unit: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
scale: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['ratio', 'difference']),
margin: share,
})),
pairs: whole,
pair_ms: whole,
is_exact: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
notes,
});
const drawn = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('drawn'), pair: whole, first: arm });
const decided = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('decided'),
pair: whole,
answers: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(answer)),
is_ended: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY(),
});
const ENDS = ['decided', 'pairs-used', 'time-used', 'stopped'];
const ended = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('ended'),
ended: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(ENDS),
answer,
secret: text,
duration_ms: whole,
notes,
});
const failed = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('failed'), reason: text });
const record = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .gMt('kind', [opened, ran, planned, drawn, decided, ended, failed]);
function decodeLog(lines) {
const records = [];
for (const [index, line] of lines.entries()) {
const read = record.safeParse((0,_base_journal_salvage_js__WEBPACK_IMPORTED_MODULE_2__ .W_)(line));
if (!read.success)
return { line: index + 1, found: read.error.issues[0]?.path.join('.') ?? '' };
records.push(read.data);
}
return records;
}
}),
34907:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bw: () => ( answersOf),
BI: () => ( coinOf),
uu: () => ( comparedPair),
pJ: () => ( endOf),
Wu: () => ( exactPair),
L4: () => ( openPlanOf),
XC: () => ( planOf),
BT: () => ( replayComparison)
});
var comparison_comparison = __webpack_require__(40221);
var least_pairs = __webpack_require__(31732);
var draw = __webpack_require__(60865);
var report = __webpack_require__(6884);
;
function reportOf({ opened, planned, end, comparison, pairs, calibration }) {
const results = (0,comparison_comparison .qS)(comparison);
const named = ({ name, commit }) => ({ name, commit });
return {
format: report .y,
base: named(opened.base),
head: named(opened.head),
evaluator: opened.evaluator,
changed_evaluator_files: opened.changed_evaluator_files,
command: opened.command,
answer: (0,comparison_comparison ._i)(results),
metrics: results.map((result) => {
const metric = planned.metrics.find(({ name }) => name === result.name);
const trial = comparison.metrics.find(({ name }) => name === result.name)?.trial;
if (metric === undefined || trial === undefined)
throw new TypeError(`a result without a plan: ${result.name}`);
return metricOf(result, {
...{ metric, level: trial.level, margin: trial.margin_share },
pairs: pairs.map(({ first, base = {}, head = {} }) => ({
...{ base: base[result.name] ?? 0, head: head[result.name] ?? 0, first },
})),
calibration: calibration.map((scores) => scores[result.name] ?? 0),
});
}),
confidence: opened.confidence,
error_rate: opened.error_rate,
planned_pairs: planned.pairs,
pairs: pairs.length,
ended: end.ended,
started_at: opened.started_at,
duration_ms: end.duration_ms,
notes: [...opened.notes, ...planned.notes, ...end.notes],
};
}
function metricOf(result, { metric, level, margin, pairs, calibration }) {
const { name, direction, unit, scale } = metric;
const { answer, has_carry_over, needs, log_e } = result;
const share = (units) => (scale === 'ratio' ? Math.expm1(units) : units / level);
return {
...{ name, direction, unit, scale, answer, margin, has_carry_over },
log_e: Number.isFinite(log_e) ? log_e : 0,
effect: pairs.length === 0 ? null : effectOf(result, metric),
needs: answer !== 'undecided' || needs === undefined ? null : { times: needs.times, margin: share(needs.margin) },
...{ pairs, calibration },
};
}
function effectOf({ estimate, lower, upper }, { direction, scale }) {
const read = (value) => {
if (value === null)
return null;
const signed = direction === 'min' ? value : -value;
return scale === 'ratio' ? Math.exp(signed) : signed;
};
const [low, high] = direction === 'min' ? [lower, upper] : [upper, lower];
return { estimate: read(estimate) ?? 0, lower: read(low), upper: read(high) };
}
var compare_unit = __webpack_require__(25432);
;
function coinOf(secret, pair) {
return (0,draw .N)(secret)(`pair ${pair}`).bit === 1 ? 'head' : 'base';
}
function planOf(opened, planned, calibration) {
const plan = openPlanOf(opened, planned, calibration);
if (opened.margin !== null)
return plan;
const { metrics } = (0,comparison_comparison .ax)(plan);
const isTooLarge = (index) => (metrics[index]?.trial.margin_share ?? 0) > opened.max_margin;
return {
...plan,
metrics: plan.metrics.map((metric, index) => isTooLarge(index) ? { ...metric, margin: opened.max_margin } : metric),
};
}
function openPlanOf(opened, planned, calibration) {
return {
alpha: 1 - opened.confidence,
planned: planned.pairs,
error_rate: opened.error_rate,
max_margin: opened.max_margin,
metrics: planned.metrics.map(({ name, direction, scale }) => ({
...{
name,
scale,
sign: direction === 'min' ? 1 : -1,
calibration: calibration.map((scores) => scores[name] ?? 0),
},
...(opened.margin === null ? {} : { margin: opened.margin }),
})),
};
}
function answersOf({ metrics }) {
return Object.fromEntries(metrics.map(({ name, called, trial }) => [name, called?.answer ?? trial.answer]));
}
function replayComparison(records) {
const replay = new Replay();
for (const [index, record] of records.entries())
replay.take(record, index + 1);
return replay.result(records.length);
}
class Replay {
#issues = [];
#trials = { base: [], head: [] };
#calibration = [];
#pairs = [];
#coins = [];
#opened;
#planned;
#comparison;
#report;
#failure;
take(record, line) {
if (this.#report !== undefined || this.#failure !== undefined) {
this.#wrong(line, 'order', 'it comes after the end of the comparison');
return;
}
if ((record.kind === 'opened') !== (line === 1)) {
this.#wrong(line, 'order', `it is of the kind "${record.kind}"`);
return;
}
switch (record.kind) {
case 'opened':
this.#opened = record;
return;
case 'ran': {
this.#takeRun(record, line);
return;
}
case 'planned': {
this.#takePlan(record, line);
return;
}
case 'drawn':
if (this.#comparison === undefined || record.pair !== this.#pairs.length + 1) {
this.#wrong(line, 'order', `the coin of pair ${record.pair} is out of order`);
return;
}
this.#coins.push({ ...record, line });
this.#pairs.push({ first: record.first });
return;
case 'decided': {
this.#takeDecision(record, line);
return;
}
case 'ended': {
this.#takeEnd(record, line);
return;
}
case 'failed':
this.#failure = record.reason;
return;
default:
record;
}
}
result(lines) {
const isOpen = this.#report === undefined && this.#issues.length === 0;
const why = this.#failure === undefined ? '' : ` (${this.#failure})`;
const detail = `the comparison did not come to its end${why}: there is no answer`;
return {
report: this.#report,
issues: isOpen ? [{ detail, code: 'incomplete', where: { line: lines } }] : this.#issues,
};
}
#takeRun({ stage, number, arm, scores }, line) {
if (stage === 'trial')
this.#trials[arm].push(scores);
if (stage === 'calibration') {
if (this.#planned !== undefined) {
this.#wrong(line, 'order', 'a calibration run after the plan');
return;
}
if (number !== this.#calibration.length + 1)
this.#wrong(line, 'order', `calibration run ${number} is out of order`);
this.#calibration.push(scores);
}
if (stage !== 'pair')
return;
const pair = this.#pairs.at(-1);
const isFirst = pair?.base === undefined && pair?.head === undefined;
if (pair === undefined ||
number !== this.#pairs.length ||
pair[arm] !== undefined ||
(isFirst && arm !== pair.first)) {
this.#wrong(line, 'order', `the run of the ${arm} in pair ${number} is out of order`);
return;
}
pair[arm] = scores;
}
#takePlan(record, line) {
const opened = this.#opened;
if (opened === undefined || this.#comparison !== undefined) {
this.#wrong(line, 'order', 'it is out of order');
return;
}
this.#planned = record;
if (record.is_exact === true)
this.#calibration.splice(0, Number.POSITIVE_INFINITY, ...this.#trials.base);
for (const { name, unit, scale } of record.metrics) {
const of = this.#calibration.map((scores) => scores[name]).filter((score) => score !== undefined);
if (of.length === 0 || of.length !== this.#calibration.length) {
this.#wrong(line, 'plan', `the calibration has no score of ${name}`);
return;
}
const expected = (0,compare_unit .eQ)(of, { unit, scale: opened.scale });
if (scale !== expected)
this.#wrong(line, 'plan', `the scale of ${name} is ${scale}`, expected);
}
if (record.is_exact === true) {
this.#takeExact(record, opened, line);
return;
}
if (record.pairs < least_pairs .O || record.pairs > opened.max_pairs)
this.#wrong(line, 'plan', `${record.pairs} pairs are planned`, `${least_pairs .O} to ${opened.max_pairs}`);
this.#comparison = (0,comparison_comparison .ax)(planOf(opened, record, this.#calibration));
this.#checkMargins(record, this.#comparison, line);
}
#takeExact(record, opened, line) {
const pair = exactPair(record, this.#trials);
if (pair === undefined || record.pairs !== 1) {
this.#wrong(line, 'plan', 'it is exact, and its runs are not the same');
return;
}
this.#pairs.push(pair);
this.#comparison = (0,comparison_comparison .K2)(planOf(opened, record, this.#calibration), comparedPair(pair, pair.base, pair.head));
this.#checkMargins(record, this.#comparison, line);
}
#checkMargins(record, comparison, line) {
for (const [index, { trial }] of comparison.metrics.entries()) {
const recorded = record.metrics[index];
if (recorded !== undefined && recorded.margin !== trial.margin_share)
this.#wrong(line, 'plan', `the margin of ${recorded.name} is ${recorded.margin}`, String(trial.margin_share));
}
}
#takeDecision(record, line) {
const [pair, comparison] = [this.#pairs.at(-1), this.#comparison];
if (comparison === undefined ||
pair?.base === undefined ||
pair.head === undefined ||
record.pair !== this.#pairs.length) {
this.#wrong(line, 'order', 'a decision without a whole pair before it');
return;
}
if (comparison.is_ended) {
this.#wrong(line, 'order', 'a pair after the last one');
return;
}
try {
this.#comparison = (0,comparison_comparison .oO)(comparison, comparedPair(pair, pair.base, pair.head));
}
catch (error) {
this.#wrong(line, 'score', error instanceof Error ? error.message : String(error));
return;
}
const expected = answersOf(this.#comparison);
const different = Object.keys(expected).find((name) => record.answers[name] !== expected[name]);
if (different !== undefined) {
const found = `the answer of ${different} is ${String(record.answers[different])}`;
this.#wrong(line, 'decision', found, String(expected[different]));
}
if (record.is_ended !== this.#comparison.is_ended)
this.#wrong(line, 'decision', `is_ended is ${record.is_ended}`, String(this.#comparison.is_ended));
}
#takeEnd(record, line) {
const [opened, planned, comparison] = [this.#opened, this.#planned, this.#comparison];
if (opened === undefined || planned === undefined || comparison === undefined) {
this.#wrong(line, 'order', 'an end without a plan');
return;
}
if ((0,draw .$)(record.secret) !== opened.seed_commitment)
this.#wrong(line, 'coin', 'the secret of the coins is not the one that was committed to');
const turned = this.#coins.find(({ pair, first }) => first !== coinOf(record.secret, pair));
if (turned !== undefined)
this.#wrong(turned.line, 'coin', `the coin of pair ${turned.pair} says ${turned.first}`);
if (record.ended !== endOf(comparison, record.ended))
this.#wrong(line, 'decision', `the end is "${record.ended}"`, endOf(comparison, record.ended));
const final = record.ended === 'stopped' ? comparison : (0,comparison_comparison .FB)(comparison);
const whole = this.#pairs.filter(({ base, head }) => base !== undefined && head !== undefined);
const report = reportOf({
opened,
planned,
end: record,
comparison: final,
pairs: whole,
calibration: this.#calibration,
});
if (report.answer !== record.answer)
this.#wrong(line, 'decision', `the answer is ${record.answer}`, report.answer);
this.#report = report;
}
#wrong(line, code, detail, expected) {
this.#issues.push({ detail, code, where: { line }, ...(expected === undefined ? {} : { expected }) });
}
}
function exactPair({ metrics }, { base, head }) {
const [[base1 = {}, base2], [head1 = {}, head2]] = [base, head];
const isSame = (one, other) => metrics.every(({ name }) => one?.[name] !== undefined && one[name] === other?.[name]);
const isExact = isSame(base1, head1) || (isSame(base1, base2) && isSame(head1, head2));
return isExact ? { first: 'base', base: base1, head: head1 } : undefined;
}
function endOf({ is_ended, orders, planned, metrics }, recorded) {
if (!is_ended)
return recorded === 'stopped' ? 'stopped' : 'time-used';
const isExact = metrics.every(({ trial }) => trial.is_exact === true);
return orders.length >= planned && !isExact ? 'pairs-used' : 'decided';
}
function comparedPair({ first }, base, head) {
return { first: first === 'head' ? 'candidate' : 'incumbent', base, head };
}
}),
6884:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
y: () => ( COMPARISON_FORMAT)
});
const COMPARISON_FORMAT = 'autorize-comparison-v1';
}),
77741:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B1: () => ( renderReport),
D1: () => ( listComparisons),
DM: () => ( findComparison),
Fl: () => ( hadCarryOver),
OU: () => ( lockPathOf),
_6: () => ( comparisonPaths),
aE: () => ( createComparison),
u5: () => ( writeReport),
uc: () => ( lockComparisons)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68724);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11042);
var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(42205);
var _report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6884);
const ROOT = '.autorize/compare';
const FILES = { log: 'decisions.jsonl', report: 'report.json', runs: 'runs', activity: 'activity.json' };
function rootOf({ folder }) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, ROOT);
}
async function lockComparisons(repository, { now }) {
(0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_7__ .fg)(repository.folder, {
files: ['.autorize/.gitignore', `${ROOT}/.gitignore`, `${ROOT}/run.lock`, `${ROOT}/run.lock.holder`],
folders: [ROOT],
});
const lock = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_8__ .Cc)({ path: lockPathOf(repository), now });
if (lock.kind === 'locked')
return lock;
throw (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_6__ .hp)(lock, { what: 'comparisons of this repository are', look: `ls ${ROOT}` });
}
function createComparison(repository, { now }) {
const root = rootOf(repository);
const ignore = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.gitignore');
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(ignore))
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(ignore, '*\n', { flag: 'wx' });
const time = now().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
const paths = pathsIn(root, `${time}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, 6)}`);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(paths.folder);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(paths.runs);
return paths;
}
function pathsIn(root, id) {
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, id);
return {
id,
folder,
...Object.fromEntries(Object.entries(FILES).map(([key, name]) => [key, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)])),
};
}
function comparisonPaths(repository, id) {
return pathsIn(rootOf(repository), id);
}
function lockPathOf(repository) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(rootOf(repository), 'run.lock');
}
function findComparison(folder, shown) {
const paths = { ...pathsIn(folder, ''), folder };
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(paths.log))
return paths;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `there is no comparison in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(shown, 200)}: it holds no ${FILES.log}`,
remedy: `Name the folder of one, such as ${ROOT}/ID.`,
});
}
function writeReport({ report }, content) {
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ .Zf)(report, [renderReport(content)]);
}
function renderReport(content) {
return `${JSON.stringify(content, null, 2)}\n`;
}
function listComparisons(repository) {
const root = rootOf(repository);
const listed = listIds(root).toReversed();
return listed.map((id) => ({ id, report: readReport(pathsIn(root, id)) }));
}
function listIds(root) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(root))
return [];
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root)
.filter((name) => /^\d{8}-\d{6}-/.test(name))
.sort();
}
const MAX_EARLIER = 20;
function hadCarryOver(repository, command) {
const root = rootOf(repository);
const ids = listIds(root).slice(-MAX_EARLIER);
return ids.some((id) => {
const report = readReport(pathsIn(root, id));
return report?.command === command && report.metrics.some((metric) => metric.has_carry_over);
});
}
function readReport({ report }) {
try {
const read = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(report, 'utf8'));
return read.format === _report_js__WEBPACK_IMPORTED_MODULE_9__ .y ? read : undefined;
}
catch {
return undefined;
}
}
}),
25432:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => ( SCALES),
cE: () => ( isKnownUnit),
eQ: () => ( scaleOfMetric),
jg: () => ( UNIT_EXAMPLES)
});
var _base_score_unit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61785);
var _decision_comparison_score_scale_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77120);
const SCALES = ['auto', 'ratio', 'difference'];
const UNIT_EXAMPLES = 's, ms, us, ns, bytes, kB, MB, instructions, allocations, rate, ops/s';
function isKnownUnit(word) {
return (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_0__ .JB)(word) !== null;
}
function ratioUnitOf(unit) {
return unit === null ? 'rate' : (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_0__ .JB)(unit);
}
function scaleOfMetric(calibration, { unit, scale }) {
return scale === 'auto' ? (0,_decision_comparison_score_scale_js__WEBPACK_IMPORTED_MODULE_1__ .zY)(calibration, ratioUnitOf(unit)) : scale;
}
}),
40221:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K2: () => ( compareExactly),
FB: () => ( endComparison),
k_: () => ( leastPairsOfOne),
_i: () => ( overallAnswer),
oO: () => ( reportComparedPair),
qS: () => ( resultsOf),
ax: () => ( startComparison)
});
var carry_over = __webpack_require__(88898);
var e_bh = __webpack_require__(26970);
var insured_evidence = __webpack_require__(90218);
var level = __webpack_require__(8642);
var student = __webpack_require__(37763);
var least_pairs = __webpack_require__(31732);
var median = __webpack_require__(50748);
var robust_scale = __webpack_require__(52164);
var signed_rank = __webpack_require__(48741);
var score_scale = __webpack_require__(77120);
;
const MARGINS = [0.01, 0.02, 0.03, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2];
const NEEDED_BY_HALF = 13;
const NEEDED_BY_MOST = 20;
const HOPELESS = 4;
const PAIRS_BEFORE_HOPELESS = 10;
function startMetric({ calibration, sign, scale, alpha, planned, margin, max_margin: maxMargin = 0, is_joint = false, }) {
const isRatio = scale === 'ratio';
const steps = (0,robust_scale .l_)(isRatio ? calibration.map(Math.log) : calibration);
const level = Math.abs((0,median .w9)(calibration)) || 1;
const toUnits = (share) => unitsOf(share, scale, level);
const marginShare = margin ?? defaultMargin(steps, planned, toUnits);
const resolution = (0,score_scale .Cp)(calibration);
return {
...{ sign, scale, alpha, planned, steps, is_joint, level },
margin: toUnits(marginShare),
margin_share: marginShare,
reach: toUnits(margin ?? Math.max(marginShare, maxMargin)),
resolution: isRatio ? Math.log1p(resolution / Math.min(...calibration)) : resolution,
bets: (0,insured_evidence .xu)(planned, alpha / 2),
differences: [],
scales: [],
is_at_end: false,
answer: null,
};
}
function unitsOf(share, scale, level) {
return scale === 'ratio' ? Math.log1p(share) : share * level;
}
function defaultMargin(steps, planned, toUnits) {
const least = Math.sqrt(NEEDED_BY_MOST / planned) * (0,robust_scale .K9)(steps, []);
return MARGINS.find((share) => toUnits(share) >= least) ?? MARGINS[MARGINS.length - 1] ?? 1;
}
function differenceOf({ scale, sign }, { base, head }) {
const isRatio = scale === 'ratio';
if (isRatio && !(base > 0 && head > 0))
throw new RangeError('a ratio needs scores above 0');
return sign * (isRatio ? Math.log(head) - Math.log(base) : head - base) + 0;
}
function exactly(trial, scores) {
const difference = differenceOf(trial, scores);
const answer = Math.abs(difference) <= trial.margin ? 'no-difference' : difference > 0 ? 'worse' : 'better';
const scales = [(0,robust_scale .K9)(trial.steps, [])];
return { ...trial, differences: [difference], scales, answer, is_exact: true };
}
function withPair(trial, scores) {
const difference = differenceOf(trial, scores);
const next = {
...trial,
differences: [...trial.differences, difference],
scales: [...trial.scales, (0,robust_scale .K9)(trial.steps, trial.differences)],
};
return trial.answer === null ? answered(next) : next;
}
function endMetric(trial) {
return trial.answer === null ? answered(trial, true) : trial;
}
function answered(trial, isLast = trial.differences.length >= trial.planned) {
const level = trial.alpha / 2;
const margin = trial.margin - trial.resolution;
const isAbove = (centre) => (0,insured_evidence .iL)(trial, level, centre, 1);
const isBelow = (centre) => (0,insured_evidence .iL)(trial, level, centre, -1);
const [isWorse, isBetter] = [isAbove(0), isBelow(0)];
if (isWorse && isBetter)
return { ...trial, answer: 'undecided' };
if (margin > 0 && isAbove(-margin) && isBelow(margin))
return { ...trial, answer: 'no-difference' };
if (isWorse && !trial.is_joint)
return { ...trial, answer: 'worse' };
if (isBetter && !trial.is_joint)
return { ...trial, answer: 'better' };
if (isLast)
return answeredAtEnd({ ...trial, is_at_end: true });
const isHopeless = trial.differences.length >= PAIRS_BEFORE_HOPELESS && pairsNeeded(trial) > HOPELESS * trial.planned;
return isHopeless ? { ...trial, answer: 'undecided' } : trial;
}
function answeredAtEnd(trial) {
const raw = innerInterval(trial);
const answer = (() => {
if (!isInterval(raw))
return 'undecided';
const { lower, upper } = widened(raw, trial.resolution);
if (lower > upper)
return 'undecided';
if (lower > -trial.margin && upper < trial.margin)
return 'no-difference';
if (trial.is_joint)
return 'undecided';
if (raw.lower > 0)
return 'worse';
return raw.upper < 0 ? 'better' : 'undecided';
})();
return { ...trial, answer };
}
function pairsNeeded({ differences, scales, reach, resolution }) {
const effect = Math.abs((0,median .w9)(differences));
const gap = Math.max(effect, reach - resolution - effect);
return Math.ceil(NEEDED_BY_HALF * ((scales.at(-1) ?? 0) / gap) ** 2);
}
function innerInterval(trial) {
const always = (0,insured_evidence .$t)(trial, trial.alpha / 2);
if (!trial.is_at_end)
return always;
const { lower, upper } = (0,signed_rank .C5)(trial.differences, trial.alpha / 2);
const inner = (pick, ...limits) => {
const known = limits.filter((limit) => limit !== null);
return known.length === 0 ? null : pick(...known);
};
return { lower: inner(Math.max, always.lower, lower), upper: inner(Math.min, always.upper, upper) };
}
function isInterval(limits) {
return limits.lower !== null && limits.upper !== null;
}
function widened({ lower, upper }, by) {
const widen = (limit, step) => {
if (limit === null)
return null;
const isOutward = limit === 0 || Math.sign(limit) === Math.sign(step);
return isOutward ? limit + step : Math.sign(limit) * Math.max(0, Math.abs(limit) - Math.abs(step));
};
return { lower: widen(lower, -by), upper: widen(upper, by) };
}
function withNamedMargin(trial, most) {
const limits = resultOfMetric(trial);
if (trial.answer !== 'undecided' || !isInterval(limits) || limits.lower > limits.upper)
return trial;
for (const share of MARGINS) {
const margin = unitsOf(share, trial.scale, trial.level);
if (share <= most && -margin < limits.lower && limits.upper < margin) {
return { ...trial, answer: 'no-difference', margin, margin_share: share };
}
}
return trial;
}
function resultOfMetric(trial) {
const [only] = trial.is_exact === true ? trial.differences : [];
if (only !== undefined)
return { answer: trial.answer, pairs: 1, estimate: only, lower: only, upper: only };
const limits = widened(innerInterval(trial), trial.resolution);
const pairs = trial.differences.length;
const result = { answer: trial.answer, pairs, estimate: (0,signed_rank .Zg)(trial.differences), ...limits };
if (trial.answer !== 'undecided' || !isInterval(limits))
return result;
const times = pairsNeeded(trial) / pairs;
const margin = Math.max(Math.abs(limits.lower), Math.abs(limits.upper));
return { ...result, needs: { times: Number.isFinite(times) ? times : null, margin } };
}
;
const PRECISE_PAIRS = 20;
const PRECISE_SHARE = 0.25;
const CARRY_OVER_LIMIT = 2.6;
const CARRY_OVER_PAIRS = 8;
const NORMAL_FREEDOM = 1001;
function leastPairsOfOne({ metrics, alpha, error_rate: rate, }) {
if (!isJoint(metrics, rate))
return (0,least_pairs .P)(alpha);
return (0,level .gv)(alpha / (2 * metrics), insured_evidence .Ny);
}
function isJoint(metrics, rate) {
return metrics > 1 && rate !== 'none';
}
function startComparison({ metrics, ...rules }) {
const { alpha, planned, error_rate: rate } = rules;
const plan = { alpha, planned, max_margin: rules.max_margin, is_joint: isJoint(metrics.length, rate) };
return {
...{ ...rules, orders: [], is_ended: false },
metrics: metrics.map(({ name, ...metric }) => ({
...{ name, called: null, has_carry_over: false, is_margin_open: metric.margin === undefined },
trial: startMetric({ ...metric, ...plan }),
})),
};
}
function compareExactly(plan, pair) {
const started = startComparison(plan);
const metrics = started.metrics.map((metric) => ({
...metric,
trial: exactly(metric.trial, scoresIn(pair, metric.name)),
}));
return { ...started, metrics, orders: [pair.first], is_ended: true };
}
function scoresIn(pair, name) {
const [base, head] = [pair.base[name], pair.head[name]];
if (base === undefined || head === undefined)
throw new TypeError(`a pair without a score of ${name}`);
return { base, head };
}
function reportComparedPair(comparison, pair) {
const orders = [...comparison.orders, pair.first];
const measured = comparison.metrics.map((metric) => {
return { ...metric, trial: withPair(metric.trial, scoresIn(pair, metric.name)) };
});
const next = { ...comparison, orders, metrics: jointly({ ...comparison, metrics: measured }, comparison.metrics) };
const isDone = orders.length >= comparison.planned || next.metrics.every((metric) => isConcluded(metric));
return isDone ? endComparison(next) : next;
}
function endComparison(comparison) {
if (comparison.is_ended)
return comparison;
const metrics = comparison.metrics.map((metric) => {
const ended = answerOf(metric) === null ? endMetric(metric.trial) : metric.trial;
return { ...metric, trial: metric.is_margin_open ? withNamedMargin(ended, comparison.max_margin) : ended };
});
const carrying = carriersAmong(metrics, comparison.orders);
return {
...{ ...comparison, is_ended: true },
metrics: metrics.map((metric, index) => ({ ...metric, has_carry_over: carrying.has(index) })),
};
}
function jointly({ metrics, alpha, error_rate: rate }, before) {
if (!isJoint(metrics.length, rate))
return metrics;
const logs = metrics.map(({ trial, called }, index) => {
if (called !== null)
return called.log_e;
const isOpen = trial.answer === null || (trial.answer === 'undecided' && before[index]?.trial.answer === null);
return isOpen ? (0,insured_evidence .ow)(trial) : Number.NEGATIVE_INFINITY;
});
const bonferroni = Math.log(metrics.length / alpha);
const found = rate === 'fdr'
? (0,e_bh .A)(logs, alpha)
: new Set(logs.flatMap((log, index) => (log >= bonferroni ? [index] : [])));
return metrics.map((metric, index) => {
if (metric.called !== null || !found.has(index))
return metric;
const answer = resultOfMetric(metric.trial).estimate > 0 ? 'worse' : 'better';
return { ...metric, called: { answer, log_e: logs[index] ?? 0 } };
});
}
function answerOf({ trial, called }) {
return called?.answer ?? trial.answer;
}
function isConcluded(metric) {
const answer = answerOf(metric);
if (answer === null)
return false;
if (answer === 'no-difference' || answer === 'undecided')
return true;
const result = resultOfMetric(metric.trial);
const isPrecise = isInterval(result) && (result.upper - result.lower) / 2 <= PRECISE_SHARE * Math.abs(result.estimate);
return result.pairs >= PRECISE_PAIRS || isPrecise;
}
function carriersAmong(metrics, orders) {
const found = metrics.map(({ trial: { differences } }) => {
const { z, least } = (0,carry_over .mw)(differences.map((difference, index) => ({ difference, first: orders[index] })));
return least >= CARRY_OVER_PAIRS ? Math.abs(z) : 0;
});
const level = (0,student .a)(CARRY_OVER_LIMIT, NORMAL_FREEDOM) / metrics.length;
const sorted = found.toSorted((one, other) => other - one);
const last = sorted.findLastIndex((z, index) => (0,student .a)(z, NORMAL_FREEDOM) < level * (index + 1));
const limit = sorted[last] ?? Number.POSITIVE_INFINITY;
return new Set(found.flatMap((z, index) => (z >= limit ? [index] : [])));
}
function resultsOf({ metrics }) {
const results = metrics.map((metric) => {
const { name, trial, has_carry_over } = metric;
const answer = has_carry_over ? 'undecided' : (answerOf(metric) ?? 'undecided');
return { ...resultOfMetric(trial), name, answer, has_carry_over, log_e: (0,insured_evidence .ow)(trial) };
});
return results.sort((one, other) => other.log_e - one.log_e);
}
const GRAVITY = ['worse', 'undecided', 'better', 'no-difference'];
function overallAnswer(results) {
return GRAVITY.find((grave) => results.some(({ answer }) => answer === grave)) ?? 'undecided';
}
}),
31732:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => ( LEAST_PAIRS),
P: () => ( leastPairs)
});
var _stats_level_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8642);
const LEAST_PAIRS = 7;
function leastPairs(alpha) {
return Math.max(LEAST_PAIRS, (0,_stats_level_js__WEBPACK_IMPORTED_MODULE_0__ .gv)(alpha / 4));
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
84831:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Uv: () => ( replaceContent),
Yw: () => ( syncFolder),
Zf: () => ( writeFileAtomic),
aR: () => ( writeCache),
f4: () => ( writeAll),
fR: () => ( replaceFile),
sk: () => ( replaceFiles)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23727);
const BLOCK_CHARS = 1 << 16;
function writeFileAtomic(path, pieces) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
replaceFile(path, pieces);
}
function replaceFile(path, pieces) {
replaceFiles([[path, pieces]]);
}
function replaceFiles(files) {
for (const [path, pieces] of files) {
replace(path, pieces, (descriptor) => {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('replace:after-sync');
});
}
for (const folder of new Set(files.map(([path]) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path))))
syncFolder(folder);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('replace:after-folder-sync');
}
function replaceContent(path, pieces) {
replace(path, pieces, (descriptor) => {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('replace:after-sync');
});
}
function writeCache(path, pieces) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
replace(path, pieces, () => undefined);
}
function replace(path, pieces, onWritten) {
const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.tmp`);
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(temporary, 'wx', 0o644);
try {
try {
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('replace:before-write');
writePieces(descriptor, pieces);
onWritten(descriptor);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, path);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('replace:after-rename');
}
catch (error) {
removeQuietly(temporary);
throw error;
}
}
function removeQuietly(path) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
}
catch {
}
}
function writePieces(descriptor, pieces) {
let block = '';
for (const piece of pieces) {
block += piece;
if (block.length < BLOCK_CHARS)
continue;
writeAll(descriptor, Buffer.from(block));
block = '';
}
writeAll(descriptor, Buffer.from(block));
}
function writeAll(descriptor, bytes) {
let written = 0;
while (written < bytes.length)
written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(descriptor, bytes, written);
}
const NO_FOLDER_SYNC = new Set(['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM']);
function syncFolder(path) {
try {
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
}
catch (error) {
if (!(error instanceof Error && 'code' in error && NO_FOLDER_SYNC.has(error.code)))
throw error;
}
}
}),
23727:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Jd: () => ( faultPoint)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
const FAULT_POINTS = [
...['lock:after-hold', 'reserve:after-take', 'branch:after-move', 'run:after-mark'],
...['journal:after-create', 'journal:before-write', 'journal:after-write', 'journal:after-sync'],
...['journal:before-note', 'journal:after-note'],
...['replace:before-write', 'replace:after-sync', 'replace:after-rename', 'replace:after-folder-sync'],
...['store:amid-removal', 'store:before-create', 'store:after-objects', 'store:before-ready', 'store:after-ready'],
...['workspace:after-lock', 'workspace:after-session', 'workspace:after-leftovers', 'workspace:after-store'],
...['workspace:before-close', 'workspace:after-close', 'iteration:after-folder', 'prompt:after-write'],
...['workspace:before-checkout', 'workspace:after-checkout', 'workspace:after-agent-git'],
...['command:after-scratch', 'command:before-start', 'command:after-end'],
...['capture:before', 'capture:after-tree', 'capture:after-diff'],
...['judge:before-checkout', 'judge:after-restore', 'judge:after-checkout', 'judge:after-score'],
...['judge:after-aside', 'judge:after-passing-on'],
...['evaluation:after-mark', 'evaluation:after-record'],
...['keep:before-intent', 'keep:after-intent', 'keep:after-commit', 'keep:after-swap'],
...['recover:before', 'recover:after-swap'],
...['evidence:after-write', 'record:before', 'record:after', 'record:after-state'],
...['step:Idle', 'step:AllocateIter', 'step:CreateWorktree', 'step:RunSetup', 'step:BuildPrompt'],
...['step:InvokeAgent', 'step:CaptureDiff', 'step:RunTeardown', 'step:Score', 'step:Decide', 'step:Merge'],
...['step:Discard', 'step:Cleanup', 'step:Record', 'step:CheckDeadline', 'step:Done'],
];
const HANDOVER_POINTS = [
...['group:after-plan', 'group:after-begin', 'group:after-record', 'group:after-branch'],
];
const LAYER_POINTS = [
...['layers:after-tree', 'layers:after-change', 'layers:after-view', 'layers:after-keep', 'layers:after-attach'],
...['layers:after-move', 'layers:after-freeze', 'layers:after-publish', 'layers:after-build'],
];
const LATER_LAYER_POINTS = ( null && (['layers:after-digest', 'layers:after-gone']));
const SAVED_LAYER_POINTS = [
...['saved-layers:after-pack', 'saved-layers:after-archives', 'saved-layers:after-list'],
...['saved-layers:before-unpack', 'saved-layers:after-unpack'],
];
const MEMORY_POINTS = ( null && (['memory:before-note', 'memory:after-note', 'memory:after-group']));
const EXTERNAL_POINTS = [
...['external:after-listing', 'external:after-fetch', 'external:after-submodule', 'external:after-lfs'],
...['external:after-files', 'workspace:after-external'],
];
const WORK_FAULT_POINTS = [
...['landing:after-receipt', 'landing:after-record'],
...['exchange:before', 'exchange:after-staging', 'exchange:between', 'exchange:after-files', 'exchange:after'],
];
const ARCHIVE_POINTS = [
...['archive:before', 'archive:after-mark', 'archive:after-close', 'archive:after-branch-copy'],
...['archive:after-branch', 'archive:after-file', 'archive:after-files', 'archive:after'],
];
const PULL_POINTS = [
...['pull:after-fetch', 'pull:after-staging', 'pull:after-check', 'pull:before-commit', 'pull:after-commit'],
...['pull:after-file', 'pull:after-files', 'pull:after-branch', 'pull:after-staged', 'pull:after'],
];
const WAVE_POINTS = ( null && (['attempt:before-rename', 'attempt:after-rename']));
const REJECT_POINTS = ( null && (['reject:after-decisions', 'reject:after-record', 'reject:after-state']));
const DISTIL_POINTS = ( null && (['distil:after-begin', 'distil:after-effect']));
const MISSION_POINTS = [
...['mission:after-pointer', 'mission:after-launch', 'mission:after-manifest', 'mission:after-branch'],
...['mission:after-workspace', 'mission:after-baseline', 'mission:after-begun', 'mission:after-session'],
...['mission:after-candidate', 'handed:before-move', 'handed:after-move', 'mission:after-judging'],
...['mission:after-intent', 'mission:after-swap', 'mission:before-entry', 'mission:after-entry'],
...['mission:after-files', 'mission:after-reset', 'mission:after-ready', 'mission:after-stop'],
...['mission:after-recovery', 'mission:after-close'],
...['renewal:after-saved', 'renewal:after-removal', 'renewal:after-head'],
];
const DELAY_MS = 250;
const passed = new Map();
function faultPoint(name) {
const { AUTORIZE_FAULT: wanted, AUTORIZE_FAULT_LOG: log } = process.env;
if (wanted === undefined && log === undefined)
return;
const counted = `${wanted} ${name}`;
const times = (passed.get(counted) ?? 0) + 1;
passed.set(counted, times);
if (log !== undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(log, `${name}\n`);
const [, point, action, nth = '1'] = /^(.*?):(kill|throw|delay)(?::(\d+))?$/.exec(wanted ?? '') ?? [];
if ((point !== name && wanted !== '*:delay') || times !== Number(nth))
return;
if (action === 'kill')
process.kill(process.pid, 'SIGKILL');
if (action === 'throw')
throw new Error(`a fault was asked for at ${name}`);
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, DELAY_MS);
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
68724:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dy: () => ( stopHolder),
F1: () => ( readHolder),
hp: () => ( lockedError),
oZ: () => ( isHeldHere),
pG: () => ( isAtWork)
});
var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _own_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11042);
var _process_life_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60044);
function isAtWork(holder) {
return holder !== undefined && (holder.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_0__.hostname)() || (0,_process_life_js__WEBPACK_IMPORTED_MODULE_3__ .jW)(holder.pid));
}
function isHeldHere(path) {
const holder = readHolder(`${path}.holder`);
return holder !== undefined && holder.host === (0,node_os__WEBPACK_IMPORTED_MODULE_0__.hostname)() && (0,_process_life_js__WEBPACK_IMPORTED_MODULE_3__ .jW)(holder.pid);
}
function lockedError({ holder }, { what, look }) {
const who = holder === undefined ? 'another run' : `process ${holder.pid} on ${holder.host} since ${holder.started_at}`;
const stop = holder === undefined ? '' : `, or end it: kill ${holder.pid}`;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .yW('locked', _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.locked, {
message: `${what} locked by ${who}`,
remedy: `See what it does: ${look}. Wait until it ends${stop}.`,
});
}
function readHolder(path) {
try {
const raw = JSON.parse((0,_own_files_js__WEBPACK_IMPORTED_MODULE_2__ .zx)(path)?.toString('utf8') ?? '');
const { pid, host, started_at } = raw;
if (typeof pid !== 'number' || pid < 1 || typeof host !== 'string' || typeof started_at !== 'string')
return undefined;
return { pid, host, started_at };
}
catch {
return undefined;
}
}
function stopHolder(path) {
const holder = readHolder(`${path}.holder`);
if (holder === undefined || !isHeldHere(path))
return undefined;
process.kill(holder.pid, 'SIGTERM');
return holder.pid;
}
}),
92717:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( readPlatform),
j: () => ( isLinux)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
const VARIABLE = 'AUTORIZE_PLATFORM';
function readPlatform({ system, named } = { system: process.platform, named: process.env[VARIABLE] }) {
if (named === undefined || named === '')
return system === 'linux' || system === 'darwin' ? system : 'portable';
if (named === 'portable')
return named;
const expected = `"portable", or no ${VARIABLE} at all`;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([{ path: VARIABLE, found: named, expected, remedy: 'Unset it.' }]);
}
function isLinux() {
return readPlatform() === 'linux';
}
}),
82816:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => ( procBytes),
_: () => ( statOf)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
function statOf(pid) {
const stat = proc(pid, 'stat');
return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
function proc(pid, name) {
return procBytes(pid, name).toString('latin1');
}
let buffer = Buffer.alloc(65_536);
function procBytes(pid, name) {
let file;
try {
file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(`/proc/${pid}/${name}`, 'r');
let length = 0;
for (;;) {
if (length === buffer.length)
buffer = Buffer.concat([buffer], 2 * length);
const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, length, buffer.length - length, null);
if (count === 0)
return buffer.subarray(0, length);
length += count;
}
}
catch {
return buffer.subarray(0, 0);
}
finally {
if (file !== undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
}
}
}),
60044:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Vn: () => ( isShownAlive),
gy: () => ( processStart),
jW: () => ( isProcessAlive)
});
var _platform_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92717);
var _proc_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82816);
var _process_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41570);
var _signal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8538);
function isProcessAlive(pid) {
if ((0,_platform_js__WEBPACK_IMPORTED_MODULE_0__ .j)())
return isShownAlive(pid);
if (pid === process.pid)
return true;
return Number.isSafeInteger(pid) && pid > 0 && (0,_signal_js__WEBPACK_IMPORTED_MODULE_3__ .$)(pid) && ((0,_process_list_js__WEBPACK_IMPORTED_MODULE_2__ .yy)(pid) ?? true);
}
function isShownAlive(pid) {
const state = (0,_proc_files_js__WEBPACK_IMPORTED_MODULE_1__ ._)(pid)[0];
return state !== undefined && state !== '' && state !== 'Z' && state !== 'X';
}
function processStart(pid) {
if (!(0,_platform_js__WEBPACK_IMPORTED_MODULE_0__ .j)())
return (0,_process_list_js__WEBPACK_IMPORTED_MODULE_2__ .w5)(pid);
return (0,_proc_files_js__WEBPACK_IMPORTED_MODULE_1__ ._)(pid)[19] ?? '';
}
}),
41570:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O3: () => ( listProcesses),
w5: () => ( listedStart),
yy: () => ( isListed)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _platform_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92717);
var _program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39058);
var _program_sync_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19418);
const OPTIONS = {
plain: () => ['-A', '-ww'],
'with environment': (isDarwin) => (isDarwin ? ['-A', '-ww', '-E'] : ['axeww']),
};
const COLUMNS = 'pid=,ppid=,uid=,stat=,rss=,command=';
const LINE = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\d+)(?:\s+(.*))?$/;
function listProcesses(detail = 'plain') {
const listed = askPs([...OPTIONS[detail]((0,_platform_js__WEBPACK_IMPORTED_MODULE_1__ .K)() === 'darwin'), '-o', COLUMNS]);
return listed?.split('\n').flatMap((line) => {
const [, pid, parent, uid, state = '', kilobytes, text = ''] = LINE.exec(line) ?? [];
if (pid === undefined || isDead(state) || Number(pid) === process.pid)
return [];
const numbers = { pid: Number(pid), parent: Number(parent), uid: Number(uid) };
return [{ ...numbers, residentBytes: Number(kilobytes) * 1024, words: text.split(' ') }];
});
}
function isListed(pid) {
const states = askPs(['-p', String(pid), '-o', 'stat='])?.trim();
return states === undefined ? undefined : states !== '' && !isDead(states);
}
function listedStart(pid) {
return askPs(['-p', String(pid), '-o', 'lstart='])?.trim() ?? '';
}
function isDead(state) {
return /^[ZX]/.test(state);
}
const ENV = { LC_ALL: 'C', TZ: 'UTC' };
function askPs(args) {
const program = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_2__ .FG)('ps');
if (program === undefined) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: 'autorize finds processes by the program "ps", which is not installed',
remedy: 'Install it (procps), then run again.',
});
}
const { exitCode, stdout } = (0,_program_sync_js__WEBPACK_IMPORTED_MODULE_3__ .x)({ program, args, cwd: '/', env: ENV });
return exitCode === 0 || (exitCode === 1 && args[0] === '-p') ? stdout : undefined;
}
}),
39058:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EY: () => ( SYSTEM_FOLDERS),
FG: () => ( findSystemProgram),
Vd: () => ( isProgram),
aY: () => ( findOnPath)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
function findOnPath(name, path) {
if (name === '' || name.includes('/'))
return undefined;
const folders = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder));
return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isProgram);
}
const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];
function findSystemProgram(name, folders = SYSTEM_FOLDERS) {
return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isProgram);
}
function isProgram(path) {
try {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
return false;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
return true;
}
catch {
return false;
}
}
}),
19418:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
x: () => ( runProgramSync)
});
const MAX_BYTES = 100_000_000;
function runProgramSync({ program, args, cwd, env, timeoutMs }) {
const { spawnSync } = process.getBuiltinModule('node:child_process');
try {
const { status, signal, stdout, stderr, error } = spawnSync(program, args, {
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
96490:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hp: () => ( renderCleanedEnvironments),
Qp: () => ( renderRepair),
vO: () => ( renderFindings)
});
var _base_byte_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35252);
var _base_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17785);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84483);
const WORDS = { ok: 'ok', wrong: 'WRONG', unchecked: '?', unproved: '?' };
const MAX_TEXT = 1000;
const REPAIRABLE = new Set(['iterations.jsonl', 'intents.jsonl', 'decisions.jsonl']);
function renderFindings(name, { findings, isSound, claim, part }) {
const width = Math.max(0, ...findings.map(({ what }) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(what).length));
const lines = findings.map((finding) => `${WORDS[finding.kind].padEnd(5)}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(finding.what).padEnd(width)}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)((0,_base_finding_js__WEBPACK_IMPORTED_MODULE_1__ .$N)(finding), MAX_TEXT)}`);
if (claim !== undefined)
lines.push(`claim  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(claim, MAX_TEXT)}`);
const countOf = (wanted) => findings.filter(({ kind }) => kind === wanted).length;
const issues = [
...(countOf('wrong') === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(countOf('wrong'), 'fact')} wrong`]),
...(countOf('unproved') === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(countOf('unproved'), 'fact')} without evidence`]),
].join(', ');
const isRepairable = part === undefined && findings.some(({ kind, what }) => kind === 'wrong' && REPAIRABLE.has(what));
const shown = (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(part === undefined ? name : `${name}, ${part}`);
const verdict = isSound
? `${shown}: sound`
: `${shown}: not sound: ${issues}${isRepairable ? `; a corrupt file is repaired by: autorize repair ${shown}` : ''}`;
return `${[...lines, '', verdict].join('\n')}\n`;
}
function renderCleanedEnvironments(bytes) {
return bytes === 0 ? '' : `removed prepared environments that no run uses (${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_0__ .S)(bytes)})\n`;
}
function renderRepair(repaired, shorten) {
const { isChanged, rebuilt, closed, problems } = repaired;
const lines = isChanged || problems.length > 0 ? [] : ['nothing to repair'];
for (const [name, file] of Object.entries({
ledger: repaired,
intents: repaired.intents,
guidance: repaired.guidance,
decisions: repaired.decisions,
})) {
if (file.archived === undefined)
continue;
lines.push(`${name}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(file.kept, 'record')} kept; as it was: ${shorten(file.archived)}`);
for (const { line, why } of file.dropped)
lines.push(`  line ${line} was dropped: it ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(why, MAX_TEXT)}`);
}
if (rebuilt.length > 0)
lines.push(`rebuilt from git: iteration ${rebuilt.join(', ')}`);
if (closed.length > 0)
lines.push(`closed, since their records are lost: iteration ${closed.join(', ')}`);
for (const lock of repaired.locks)
lines.push((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(lock, MAX_TEXT));
for (const problem of problems)
lines.push(`not repaired: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(problem, MAX_TEXT)}`);
return `${lines.join('\n')}\n`;
}
}),
88898:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Zz: () => ( findCarryOver),
mw: () => ( carryOverZ),
ul: () => ( ARMS)
});
const ARMS = ['candidate', 'incumbent'];
const LIMIT = 2.6;
const MIN_PAIRS = 5;
const FEW_PAIRS = 2;
const CALM = 1;
function findCarryOver(pairs) {
const { z, least } = carryOverZ(pairs);
if (least >= MIN_PAIRS)
return Math.abs(z) > LIMIT;
return least >= FEW_PAIRS && Math.abs(z) <= CALM ? false : undefined;
}
function carryOverZ(pairs) {
const same = [];
const changed = [];
for (const [index, { difference, first }] of pairs.entries()) {
const before = pairs[index - 1]?.first;
if (before === undefined || first === undefined)
continue;
(before === first ? changed : same).push(difference);
}
const [n, m] = [same.length, changed.length];
let wins = 0;
for (const one of same)
for (const other of changed)
wins += one > other ? 1 : one === other ? 0.5 : 0;
const z = n * m === 0 ? 0 : (wins - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
return { z, least: Math.min(n, m) };
}
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
52164:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K9: () => ( robustScale),
Pq: () => ( LEAST_SCALE),
l_: () => ( successiveSteps)
});
var _base_median_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50748);
var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44785);
const PER_MEDIAN = 1.4826;
const LEAST_SCALE = 1e-9;
function successiveSteps(values) {
return values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? value)));
}
function robustScale(steps, before) {
const centre = before.length > 0 ? (0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__ .w9)(before) : 0;
const pool = [...steps, ...before.map((difference) => Math.abs(difference - centre))];
if (pool.length === 0)
return LEAST_SCALE;
const robust = PER_MEDIAN * (0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__ .w9)(pool);
return Math.max(robust > LEAST_SCALE ? robust : (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__ .hm)(pool), LEAST_SCALE);
}
}),
48741:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C5: () => ( signedRankInterval),
Zg: () => ( signedRankEstimate)
});
var _base_median_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50748);
function signedRankDistribution(count) {
let chances = [1];
for (let rank = 1; rank <= count; rank += 1) {
const next = Array.from({ length: chances.length + rank }, () => 0);
for (const [sum, chance] of chances.entries()) {
next[sum] = (next[sum] ?? 0) + chance / 2;
next[sum + rank] = (next[sum + rank] ?? 0) + chance / 2;
}
chances = next;
}
let total = 0;
return chances.map((chance) => {
total += chance;
return total;
});
}
function averagesOfTwo(differences) {
const averages = differences.flatMap((one, index) => differences.slice(index).map((other) => (one + other) / 2));
return averages.sort((one, other) => one - other);
}
function signedRankInterval(differences, level) {
const rank = signedRankDistribution(differences.length).filter((chance) => chance <= level / 2).length;
if (rank === 0)
return { lower: null, upper: null };
const averages = averagesOfTwo(differences);
return { lower: averages[rank - 1] ?? null, upper: averages[averages.length - rank] ?? null };
}
function signedRankEstimate(differences) {
return (0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__ .w9)(averagesOfTwo(differences));
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
}),
58541:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
u: () => ( checkChain)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
function checkChain(file, parsed) {
if (parsed.kind === 'corrupt') {
return [{ kind: 'wrong', what: file, where: { file, line: parsed.line }, detail: `it ${parsed.why}` }];
}
const { records, unchained, tornBytes } = parsed;
const linked = records.length - unchained;
const findings = [];
if (unchained > 0) {
const detail = `the first ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(unchained, 'record')} were written by a tool without a chain: they could have been edited`;
findings.push({ kind: 'unchecked', what: file, detail });
}
if (linked > 0 || unchained === 0) {
const torn = `; ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(tornBytes, 'byte')} of a last line were never finished, the next run cuts them`;
const detail = `the chain of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(linked, 'record')} is unbroken${tornBytes === 0 ? '' : torn}`;
findings.push({ kind: 'ok', what: file, detail });
}
return findings;
}
})
};

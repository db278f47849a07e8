export const id = 8539;
export const ids = [8539];
export const modules = {
45594:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bn: () => ( renderMargin),
Hx: () => ( renderShares),
d5: () => ( plainLimits),
hM: () => ( renderConfidence),
kr: () => ( renderInterval),
s1: () => ( worseningOf),
s2: () => ( renderNeeds),
uN: () => ( renderChangeWords),
x1: () => ( renderAnswer)
});
var _base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28731);
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58164);
var _base_score_unit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61785);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
const MAX_UNIT = 20;
function renderMargin(share) {
return `±${renderPercent(share)}`;
}
function renderPercent(share) {
return `${Number((share * 100).toPrecision(3))} %`;
}
function renderPercentUp(share) {
const percent = share * 100;
const digits = percent < 10 ? 10 : 1;
return `${Math.ceil(Number((percent * digits).toPrecision(12))) / digits} %`;
}
function renderConfidence(confidence) {
return renderPercent(confidence);
}
const isBounded = (value) => value !== null && Number.isFinite(value);
function boundRatio({ estimate, lower, upper }) {
return { estimate, lower: isBounded(lower) && lower > 0 ? lower : null, upper: isBounded(upper) ? upper : null };
}
function boundDifference({ effect, unit, pairs }) {
const { estimate } = effect;
const lower = isBounded(effect.lower) ? effect.lower : null;
const upper = isBounded(effect.upper) ? effect.upper : null;
const most = Math.max(...pairs.map(({ base }) => base), 0);
return { estimate, lower: (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_2__ .S_)(unit) !== 'other' && lower !== null && lower < -most ? null : lower, upper };
}
function showEffect(metric) {
const { effect, unit, scale } = metric;
if (effect === null || !Number.isFinite(effect.estimate))
return undefined;
if (scale === 'difference') {
const bounded = boundDifference({ ...metric, effect });
return { ...bounded, word: effect.estimate < 0 ? 'lower' : 'higher' };
}
if (effect.estimate <= 0)
return undefined;
return (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .hT)(boundRatio(effect), unit);
}
function renderSigned(value) {
return value > 0 ? `+${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ .ls)(Number(value.toPrecision(3)))}` : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ .ls)(Number(value.toPrecision(3)));
}
function withUnit(text, unit) {
return unit === null || unit.trim() === '' ? text : `${text} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .g$)(unit.trim(), MAX_UNIT)}`;
}
function renderChangeWords(metric) {
const shown = showEffect(metric);
if (shown === undefined)
return undefined;
const { estimate, word } = shown;
if (metric.scale === 'difference') {
if (estimate === 0)
return 'no change';
return `${withUnit((0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ .ls)(Math.abs(Number(estimate.toPrecision(3)))), metric.unit)} ${word}`;
}
return (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .nJ)(shown);
}
function renderInterval(metric) {
const shown = showEffect(metric);
if (shown === undefined)
return 'none';
const { lower, upper } = shown;
if (lower !== null && upper !== null && lower > upper)
return 'none: the effect changed between the pairs';
const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .m2)(shown);
const isRatio = metric.scale === 'ratio';
const one = (limit) => (isRatio ? (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .qE)(limit, decimals) : renderSigned(limit));
const unit = isRatio ? null : metric.unit;
if (lower === null && upper === null)
return 'not bounded yet';
if (upper === null)
return withUnit(`at least ${one(lower ?? 0)}`, unit);
if (lower === null)
return withUnit(`at most ${one(upper)}`, unit);
return withUnit(`${one(lower)}${isRatio ? '–' : ' to '}${one(upper)}`, unit);
}
function plainLimits(metric) {
const shown = showEffect(metric);
if (shown === undefined || shown.lower === null || shown.upper === null || shown.lower > shown.upper)
return undefined;
const { lower, upper } = shown;
if (metric.scale === 'ratio') {
const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .m2)(shown);
return [`${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .qE)(lower, decimals)}×`, `${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .qE)(upper, decimals)}×`];
}
return [withUnit(renderSigned(lower), metric.unit), withUnit(renderSigned(upper), metric.unit)];
}
function renderShares({ effect, scale, }) {
if (effect === null || scale !== 'ratio')
return undefined;
const { estimate, lower, upper } = boundRatio(effect);
if (lower === null || upper === null || lower > upper)
return undefined;
const one = (ratio) => `${renderSigned(Number(((ratio - 1) * 100).toFixed(2)))} %`;
return { change: one(estimate), interval: `${one(lower)} to ${one(upper)}` };
}
function renderEvidence(metric, { confidence }) {
const pairs = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .LS)(metric.pairs.length, 'pair');
const shares = metric.answer === 'no-difference' ? renderShares(metric) : undefined;
const interval = shares?.interval ?? renderInterval(metric);
const named = `${renderConfidence(confidence)} CI`;
if (interval === 'not bounded yet')
return `no ${named} yet, ${pairs}`;
return interval.startsWith('none') ? `no ${named}, ${pairs}` : `${named} ${interval}, ${pairs}`;
}
function renderAnswer(metric, options) {
const { answer, margin } = metric;
const change = renderChangeWords(metric);
if (change === undefined)
return 'undecided: no pair was measured';
const evidence = renderEvidence(metric, options);
if (answer === 'no-difference')
return `no difference beyond ${renderMargin(margin)} (${evidence})`;
if (answer === 'undecided')
return `undecided: ${change} so far (${evidence})`;
return `${change} (${evidence})`;
}
const MOST_TIMES = 100;
function renderNeeds({ answer, has_carry_over: carriesOver, needs, effect, }) {
if (answer !== 'undecided')
return undefined;
if (carriesOver) {
return 'A run depends on which commit ran before it, so these pairs are no evidence. Compare again with --washout.';
}
if (effect !== null && effect.lower !== null && effect.upper !== null && effect.lower > effect.upper) {
return 'The effect changed between the first pairs and the last: something else on the machine, or in the benchmark, did.';
}
if (needs === null)
return undefined;
const { times, margin } = needs;
const widened = Number.isFinite(margin) && margin > 0 ? `a margin of ${`±${renderPercentUp(margin)}`}` : undefined;
const more = times === null || !Number.isFinite(times) ? undefined : renderTimes(times);
const ways = [more, widened].filter((way) => way !== undefined);
return ways.length === 0 ? undefined : `It would take ${ways.join(', or ')}.`;
}
function renderTimes(times) {
if (times > MOST_TIMES)
return `more than ${MOST_TIMES} times the pairs`;
if (times <= 1.1)
return 'a few more pairs';
return `about ${times < 3 ? Number(times.toFixed(1)) : Math.ceil(times)} times the pairs`;
}
function worseningOf({ scale, effect, direction }) {
if (scale !== 'ratio' || effect === null || !(effect.estimate > 0))
return undefined;
return direction === 'min' ? effect.estimate : 1 / effect.estimate;
}
}),
9018:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( renderComparisonMarkdown)
});
var _comparison_effect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45594);
var _comparison_view_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91978);
var _line_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33523);
var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34902);
const SIGNS = {
worse: '❌',
better: '🚀',
'no-difference': '✅',
undecided: '➖',
};
const MAX_OPEN_UNCHANGED = 5;
function renderComparisonMarkdown(report, options = {}) {
const { maxBytes = Number.POSITIVE_INFINITY, banners = [], footer = [] } = options;
const rows = (0,_comparison_view_js__WEBPACK_IMPORTED_MODULE_1__ .fy)(report);
const { base, head, command } = report;
const intro = [
`### ${SIGNS[report.answer]} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)((0,_comparison_view_js__WEBPACK_IMPORTED_MODULE_1__ .MK)(report))}`,
'',
...[...(0,_comparison_view_js__WEBPACK_IMPORTED_MODULE_1__ .z0)(report), ...banners].flatMap((banner) => [`> **⚠️ ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(banner)}**`, '']),
`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)((0,_comparison_view_js__WEBPACK_IMPORTED_MODULE_1__ .WC)(head))} against ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)((0,_comparison_view_js__WEBPACK_IMPORTED_MODULE_1__ .WC)(base))}, in pairs on one machine: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)((0,_comparison_view_js__WEBPACK_IMPORTED_MODULE_1__ .eJ)(report))}.`,
'',
];
const tail = [
`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)((0,_comparison_view_js__WEBPACK_IMPORTED_MODULE_1__ .EO)(report))} Measured by: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(command)}`,
'',
...footer.flatMap((line) => [line, '']),
];
const budget = new _line_budget_js__WEBPACK_IMPORTED_MODULE_2__ .k(maxBytes - (0,_line_budget_js__WEBPACK_IMPORTED_MODULE_2__ .K)(intro) - (0,_line_budget_js__WEBPACK_IMPORTED_MODULE_2__ .K)(tail));
const unchanged = rows.filter(({ answer }) => answer === 'no-difference');
const isFolded = unchanged.length > MAX_OPEN_UNCHANGED && unchanged.length < rows.length;
const open = isFolded ? rows.filter(({ answer }) => answer !== 'no-difference') : rows;
const needs = rows.flatMap(({ name, needs: need }) => need === undefined ? [] : [`- **${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(name)}**: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(need)}`]);
const notes = report.notes.map((note) => `- ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F)(note)}`);
return [
...intro,
...renderTable(open, { report, budget }),
...section(budget.take(needs, 'benchmark')),
...(isFolded ? renderFolded(unchanged, { report, budget }) : []),
...section(budget.take(notes, 'note')),
...tail,
].join('\n');
}
function section(lines) {
return lines.length === 0 ? [] : [...lines, ''];
}
function renderFolded(rows, table) {
return [
`<details><summary>${rows.length} benchmarks without a change</summary>`,
'',
...renderTable(rows, table),
'</details>',
'',
];
}
function renderTable(rows, { report, budget }) {
if (rows.length === 0)
return [];
const titles = ['', 'Benchmark', 'Change', `${(0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_0__ .hM)(report.confidence)} CI`];
titles.push('Margin', 'Pairs', 'Base', 'Head');
const lines = rows.map(({ answer, word, name, change, interval, margin, pairs, base, head }) => {
const texts = [name, change, interval, margin, pairs, base, head].map(_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .F);
return `| ${[`${SIGNS[answer]} ${word}`, ...texts].join(' | ')} |`;
});
const align = ['---', '---', '---', '---', '--:', '--:', '--:', '--:'];
return [`| ${titles.join(' | ')} |`, `|${align.join('|')}|`, ...budget.take(lines, 'benchmark'), ''];
}
}),
91978:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$C: () => ( worstRatio),
EO: () => ( renderPromise),
MK: () => ( renderComparisonTitle),
WC: () => ( renderCompared),
eJ: () => ( renderRun),
f5: () => ( comparisonEnd),
fy: () => ( buildComparisonRows),
jU: () => ( runFigures),
xK: () => ( renderComparisonResult),
z0: () => ( comparisonBanners)
});
var _base_median_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50748);
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58164);
var _base_score_unit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61785);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45594);
var _ended_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60551);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84483);
var _plain_claim_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67330);
var _time_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1052);
const ANSWER_WORDS = {
worse: 'worse',
better: 'better',
'no-difference': 'no change',
undecided: 'undecided',
};
const MAX_NAME = 80;
const SHORT_ID = 12;
function buildComparisonRows({ metrics, confidence }) {
const sorted = metrics.toSorted((one, other) => compareNumbers(other.log_e, one.log_e));
return sorted.map((metric) => {
const { pairs } = metric;
return {
...{ metric, name: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_6__ .TN)(metric.name, MAX_NAME), answer: metric.answer, word: ANSWER_WORDS[metric.answer] },
...renderEffectCells(metric),
pairs: String(pairs.length),
margin: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .Bn)(metric.margin),
base: renderMedian(pairs.map(({ base }) => base), metric.unit),
head: renderMedian(pairs.map(({ head }) => head), metric.unit),
sentence: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .x1)(metric, { confidence }),
needs: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .s2)(metric),
};
});
}
function renderEffectCells(metric) {
const share = metric.answer === 'no-difference' ? (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .Hx)(metric) : undefined;
return share ?? { change: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .uN)(metric) ?? 'no pair', interval: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .kr)(metric) };
}
function compareNumbers(one, other) {
if (one === other)
return 0;
return one > other ? 1 : -1;
}
function renderMedian(scores, unit) {
if (scores.length === 0)
return '–';
const median = (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ .ls)(Number((0,_base_median_js__WEBPACK_IMPORTED_MODULE_0__ .w9)(scores).toPrecision(4)));
return unit === null || unit.trim() === '' ? median : `${median} ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_6__ .TN)(unit, 20)}`;
}
function countOf(part, all) {
return part === all ? `${all === 2 ? 'Both' : `All ${all}`} benchmarks` : `${part} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .LS)(all, 'benchmark')}`;
}
function renderComparisonTitle(report) {
const rows = buildComparisonRows(report);
const [first] = rows;
if (first === undefined)
return 'Undecided: no metric was measured';
const withAnswer = (answer) => rows.filter((row) => row.answer === answer);
const widest = Math.max(...withAnswer('no-difference').map(({ metric }) => metric.margin), 0);
if (rows.length === 1) {
return report.answer === 'no-difference' ? `No change beyond ${(0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .Bn)(widest)}` : renderOnly(first);
}
const [worse, better, undecided] = [withAnswer('worse'), withAnswer('better'), withAnswer('undecided')];
const count = (some) => countOf(some.length, rows.length);
const be = (some) => (some.length === 1 ? 'is' : 'are');
if (worse.length > 0)
return `${count(worse)} ${be(worse)} worse: ${renderMost(worse)}`;
if (undecided.length > 0) {
const found = better.length === 0 ? '' : `, ${better.length} better`;
return `${count(undecided)} ${be(undecided)} undecided${found}, none worse`;
}
if (better.length > 0)
return `${count(better)} ${be(better)} better, none worse: ${renderMost(better)}`;
return `No change beyond ${(0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .Bn)(widest)} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .LS)(rows.length, 'benchmark')}`;
}
function renderOnly({ metric, answer, word, sentence }) {
const isPlain = answer === 'undecided' || (metric.scale === 'ratio' && (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_2__ .S_)(metric.unit) !== 'other');
return capital(isPlain ? sentence : `${word}: ${sentence}`);
}
function renderComparisonResult(report) {
const [row, ...others] = buildComparisonRows(report);
const isDecided = row?.answer === 'worse' || row?.answer === 'better';
const limits = row === undefined || others.length > 0 || !isDecided ? undefined : (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .d5)(row.metric);
if (row === undefined || limits === undefined)
return renderComparisonTitle(report);
const isPlain = row.metric.scale === 'ratio' && (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_2__ .S_)(row.metric.unit) !== 'other';
const change = capital(isPlain ? row.change : `${row.word}: ${row.change}`);
return `${change}, ${(0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_7__ .sS)(report.confidence, ...limits)}`;
}
function comparisonEnd({ started_at: from, duration_ms: ms, ended }) {
const start = (0,_time_text_js__WEBPACK_IMPORTED_MODULE_8__ .B9)(from);
const to = start === undefined ? undefined : new Date(start + ms).toISOString();
return (0,_ended_text_js__WEBPACK_IMPORTED_MODULE_5__ .N)({ from, to, reason: ENDS[ended] });
}
function renderMost(rows) {
const size = ({ metric }) => Math.abs(Math.log((0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .s1)(metric) ?? 1));
const most = rows.reduce((best, row) => (size(row) > size(best) ? row : best));
return `${most.name} ${most.change}`;
}
function capital(text) {
return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
function worstRatio({ metrics }) {
const ratios = metrics.flatMap((metric) => (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .s1)(metric) ?? []);
return ratios.length === 0 ? undefined : Math.max(...ratios);
}
function renderCompared({ name, commit }) {
const short = (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_6__ .TN)(commit, SHORT_ID).replace('…', '');
return name === '' || commit.startsWith(name) ? short : `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_6__ .TN)(name, MAX_NAME)} (${short})`;
}
const ENDS = {
decided: 'every benchmark was decided',
'pairs-used': 'the planned pairs were used',
'time-used': 'the time was up',
stopped: 'it was stopped',
};
function renderRun({ pairs, planned_pairs: planned, duration_ms: ms, ended }) {
return `${pairs} of at most ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .LS)(planned, 'pair')} in ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_8__ .LP)(ms)}; it ended because ${ENDS[ended]}`;
}
function runFigures({ pairs, planned_pairs: planned, duration_ms: ms, ended, }) {
return [
['Pairs', `${pairs} of at most ${planned}`],
['Time', (0,_time_text_js__WEBPACK_IMPORTED_MODULE_8__ .LP)(ms)],
['Ended because', ENDS[ended]],
];
}
const RATES = {
fdr: 'of the benchmarks called better or worse, at most {} are wrong on average (e-BH)',
fwer: 'the chance that any benchmark is wrongly called better or worse is at most {}',
none: 'each benchmark is wrongly called better or worse with a chance of at most {}; with many, some will be',
};
function renderPromise({ confidence, error_rate: rate, metrics }) {
const risk = (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_4__ .hM)(Number((1 - confidence).toPrecision(6)));
if (metrics.length <= 1)
return `A wrong answer has a chance of at most ${risk}.`;
return `${capital(RATES[rate].replace('{}', risk))}.`;
}
const MAX_FILES = 5;
function comparisonBanners(report) {
const { evaluator, changed_evaluator_files: files } = report;
if (evaluator === 'head')
return ['The benchmark of the head measured both commits, as was asked for.'];
if (evaluator === 'own') {
return ['Each commit was measured by its own benchmark, as was asked for: a change of it is part of the result.'];
}
if (files.length === 0)
return [];
const named = files.slice(0, MAX_FILES).map((file) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_6__ .TN)(file, MAX_NAME));
const rest = files.length - named.length;
const list = `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
return [`The head changes its own benchmark (${list}). Both commits were measured by the benchmark of the base.`];
}
}),
60551:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => ( renderEnded)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
var _time_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1052);
const MAX_REASON = 600;
function renderEnded({ from, to, reason }) {
const [start, end] = [(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .B9)(from ?? null), (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .B9)(to ?? null)];
const when = to === undefined || end === undefined ? '' : ` ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .Wv)(to)}`;
const after = start === undefined || end === undefined || end < start ? '' : `, after ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .LP)(end - start)}`;
return `Ended${when}${after}: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(reason, MAX_REASON)}`;
}
}),
84483:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
TN: () => ( oneLine),
hw: () => ( manyLines)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _defuse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11797);
function oneLine(text, maxLength = 200) {
return (0,_defuse_js__WEBPACK_IMPORTED_MODULE_1__ .V)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(text.replace(/\s+/g, ' ').trim(), maxLength));
}
function manyLines(text, maxLength) {
return (0,_defuse_js__WEBPACK_IMPORTED_MODULE_1__ .V)(printableLines((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(text, maxLength).replace(/\r?\n$/, ''), maxLength + 1));
}
function printableLines(text, maxLength) {
return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(text, maxLength).split(/\r?\n/).map(printableLine).join('\n');
}
function printableLine(line) {
return line
.split('\t')
.map((part) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(part, part.length))
.join('\t');
}
}),
33523:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( sizeOfLines),
k: () => ( LineBudget)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
function sizeOfLines(lines) {
return lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
}
const SPARE_BYTES = 1024;
class LineBudget {
#left;
constructor(bytes) {
this.#left = bytes - SPARE_BYTES;
}
take(lines, noun) {
const taken = [];
for (const line of lines) {
const size = Buffer.byteLength(line) + 1;
if (size > this.#left)
break;
this.#left -= size;
taken.push(line);
}
const rest = lines.length - taken.length;
return rest === 0 ? taken : [...taken, '', `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(rest, noun)} more left out here; the report lists all.`, ''];
}
}
}),
67330:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p5: () => ( renderAcceptedCount),
sS: () => ( renderPlainInterval),
uo: () => ( renderPlainGain)
});
var _base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28731);
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
function renderPlainGain(claim) {
const { change, low, high } = claim.ratio == null ? asShare(claim) : asRatio(claim, claim.ratio);
return low === high ? change : `${change}, ${renderPlainInterval(claim.confidence, low, high)}`;
}
function renderPlainInterval(confidence, low, high) {
const likely = confidence >= 0.95 ? 'very likely' : confidence >= 0.8 ? 'likely' : 'perhaps';
return `${likely} between ${low} and ${high}`;
}
function renderAcceptedCount(accepted, tried) {
return `${accepted} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(tried, 'change')} accepted`;
}
function asRatio({ estimate, interval }, { unit, direction }) {
const sign = direction === 'max' ? 1 : -1;
const ratioOf = (gain) => Math.exp(sign * gain);
const [lower = 0, upper = 0] = interval.map(ratioOf).sort((one, other) => one - other);
const shown = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .hT)({ estimate: ratioOf(estimate), lower, upper }, unit);
const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .m2)(shown);
const limit = (value) => `${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .qE)(value ?? 0, decimals)}×`;
return { change: (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .nJ)(shown), low: limit(shown.lower), high: limit(shown.upper) };
}
function asShare({ estimate, interval, baseline_mean: mean }) {
const factor = mean === 0 ? 1 : 100 / Math.abs(mean);
const unit = mean === 0 ? '' : ' %';
const sign = estimate < 0 ? -1 : 1;
const one = (value) => `${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ .ls)(Number((sign * value * factor).toPrecision(3))).replace('-', '−')}${unit}`;
const [low = 0, high = 0] = interval.toSorted((one, other) => sign * (one - other));
const change = estimate === 0 ? 'no change' : `${one(estimate)} ${estimate < 0 ? 'worse' : 'better'}`;
return { change, low: one(low), high: one(high) };
}
}),
59010:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
r: () => ( shellWord)
});
var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61023);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
function shellWord(word) {
return (0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ .e)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .g$)(word, 400));
}
}),
1052:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B9: () => ( instantOf),
LP: () => ( renderSpan),
Wv: () => ( renderInstant),
jf: () => ( renderTimeLeft)
});
var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
const INSTANT = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;
function instantOf(text) {
if (text === null || !INSTANT.test(text))
return undefined;
const ms = Date.parse(text.replace(' ', 'T'));
return Number.isNaN(ms) ? undefined : ms;
}
function renderInstant(text) {
const ms = instantOf(text);
if (ms === undefined)
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text, 40);
return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function renderSpan(ms) {
const grain = ms >= 3_600_000 ? 60_000 : ms >= 1000 ? 1000 : 1;
return (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__ .PP)(Math.round(ms / grain) * grain);
}
function renderTimeLeft(deadline, now) {
const end = instantOf(deadline);
if (end === undefined)
return undefined;
const left = end - now.getTime();
return left > 0 ? `${renderSpan(left)} left` : 'the time is up';
}
})
};

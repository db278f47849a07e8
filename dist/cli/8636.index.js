export const id = 8636;
export const ids = [8636];
export const modules = {
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
28636:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
COMPARE_COMMAND: () => ( COMPARE_COMMAND),
d: () => ( FAIL_ON),
t: () => ( INCONCLUSIVE)
});
var _compare_options_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13962);
function flagOf({ name, reads, placeholder, words, repeatable, doc }) {
const help = words === undefined ? doc : `${doc} One of: ${words.join(', ')}.`;
if (reads === 'switch')
return { name, kind: 'switch', help };
return {
name,
kind: 'text',
help,
...(placeholder === undefined ? {} : { placeholder }),
...(repeatable === true ? { repeatable } : {}),
...(words === undefined ? {} : { values: words }),
};
}
const FAIL_ON = ['worse', 'never'];
const INCONCLUSIVE = ['neutral', 'fail'];
const COMPARE_COMMAND = {
usage: 'compare BASE [HEAD]',
summary: 'Compare the speed of two commits',
details: 'Runs the benchmark on both commits in pairs, and answers better, worse, no difference or undecided. HEAD is a branch, a tag or a commit; default: HEAD.',
words: [1, 2],
flags: [
{ name: 'dirty', kind: 'switch', help: 'Compare the work tree with its uncommitted changes, in place of HEAD.' },
..._compare_options_js__WEBPACK_IMPORTED_MODULE_0__ .li.map(flagOf),
{
name: 'fail-on',
kind: 'text',
placeholder: 'WHAT',
values: FAIL_ON,
help: `What gives exit code 1. One of: ${FAIL_ON.join(', ')}. Default: worse.`,
},
{
name: 'inconclusive',
kind: 'text',
placeholder: 'HOW',
values: INCONCLUSIVE,
help: `What an undecided answer gives: exit code 0 or 1. One of: ${INCONCLUSIVE.join(', ')}. Default: neutral.`,
},
{
name: 'output',
kind: 'text',
placeholder: 'FOLDER',
help: 'Folder of the page, Markdown and exports. Default: .autorize/compare/ID.',
},
{ name: 'json', kind: 'switch', help: 'Print the report as JSON.' },
{ name: 'quiet', kind: 'switch', help: 'Print only the result.' },
],
};
}),
14384:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ( METERS),
s: () => ( MEASURES)
});
var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61023);
const MEASURES = ['wall', 'cpu', 'instructions', 'allocations', 'bytes'];
const valgrind = (options, command) => `exec valgrind ${options} --trace-children=yes sh -c ${(0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ .e)(command)}`;
const NO_COUNTERS = 'perf finds no hardware counters here, and valgrind is not installed';
const PERF = 'perf stat -x, -e instructions:u --';
const COLLECTED = /^==\d+== Collected : (\d+)/gm;
const COUNTED = /^(\d+),[^,\n]*,instructions/m;
const TOTAL = /^==\d+== Total: +([\d,]+) bytes in ([\d,]+) blocks/gm;
const CPU = /^AUTORIZE_CPU ([\d.]+) ([\d.]+)$/gm;
function sumOf(errors, pattern, group) {
const figures = [...errors.matchAll(pattern)].map((found) => Number((found[group] ?? '').replaceAll(',', '')));
return figures.length === 0 ? undefined : figures.reduce((sum, each) => sum + each, 0);
}
const heap = (unit, group) => ({
...{ unit, needs: ['valgrind'] },
wrap: (command) => valgrind('--tool=dhat --dhat-out-file=/dev/null', command),
read: ({ errors }) => sumOf(errors, TOTAL, group),
});
const METERS = {
wall: { unit: 'ms', needs: [], wrap: (command) => command, read: ({ ms }) => ms },
cpu: {
...{ unit: 'ms', needs: ['bash'] },
wrap: (command) => `exec bash -c ${(0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ .e)(`TIMEFORMAT='AUTORIZE_CPU %3U %3S'; time sh -c ${(0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ .e)(command)}`)}`,
read: ({ errors }) => {
const [, user, system] = [...errors.matchAll(CPU)].at(-1) ?? [];
return user === undefined || system === undefined ? undefined : 1000 * (Number(user) + Number(system));
},
},
instructions: {
...{ unit: 'instructions', needs: ['perf', 'valgrind'] },
wrap: (command) => [
`if ${PERF} true 2>&1 | grep -q '^[0-9]'; then exec ${PERF} sh -c ${(0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ .e)(command)}; fi`,
`command -v valgrind >/dev/null || { echo '${NO_COUNTERS}' >&2; exit 1; }`,
valgrind('--tool=callgrind --callgrind-out-file=/dev/null', command),
].join('\n'),
read: ({ errors }) => sumOf(errors, COLLECTED, 1) ?? numberOf(COUNTED.exec(errors)?.[1]),
},
allocations: heap('allocations', 2),
bytes: heap('bytes', 1),
};
function numberOf(text) {
return text === undefined ? undefined : Number(text);
}
}),
13962:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
LL: () => ( CONFIDENCE),
PS: () => ( decodeCompareSettings),
li: () => ( COMPARE_OPTIONS)
});
var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _decision_comparison_least_pairs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31732);
var _engine_benchmarks_kinds_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43399);
var _measure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14384);
var _unit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25432);
const EVALUATORS = ['base', 'head', 'own'];
const ERROR_RATES = ['fdr', 'fwer', 'none'];
const DIRECTIONS = ['min', 'max'];
const MOST_PAIRS = 10_000;
const CONFIDENCE = 0.95;
const COMPARE_OPTIONS = [
{ name: 'command', reads: 'text', placeholder: 'COMMAND', doc: 'Command that prints the score.' },
{
name: 'experiment',
reads: 'text',
placeholder: 'NAME',
doc: 'Experiment to measure by. Default: the only one.',
},
{
name: 'direction',
reads: 'choice',
placeholder: 'D',
words: DIRECTIONS,
doc: 'Whether a lower (`min`) or a higher (`max`) score is better. Default: min.',
},
{
name: 'parse',
reads: 'parse',
placeholder: 'KIND',
doc: '`float`, `signed`, `regex:PATTERN`, `jq:PATH` or a benchmark format. Default: detected from the first output.',
},
{
name: 'unit',
reads: 'unit',
placeholder: 'UNIT',
doc: `Unit of the score, for messages: ${_unit_js__WEBPACK_IMPORTED_MODULE_6__ .jg}.`,
},
{
name: 'scale',
reads: 'choice',
placeholder: 'SCALE',
words: _unit_js__WEBPACK_IMPORTED_MODULE_6__ .I,
doc: 'How to compare; `auto`: by ratio if the scores allow it. Default: auto.',
},
{
name: 'measure',
reads: 'choice',
placeholder: 'WHAT',
words: _measure_js__WEBPACK_IMPORTED_MODULE_5__ .s,
doc: 'Measure the command itself instead of reading its score.',
},
{ name: 'setup', reads: 'text', placeholder: 'COMMAND', doc: 'Command that prepares a commit, such as `npm ci`.' },
{
name: 'setup-input',
reads: 'text',
placeholder: 'GLOB',
repeatable: true,
doc: 'Files that setup depends on. Setup runs once for each version of them.',
},
{ name: 'build', reads: 'text', placeholder: 'COMMAND', doc: 'Command that builds a commit after setup.' },
{
name: 'protect',
reads: 'text',
placeholder: 'GLOB',
repeatable: true,
doc: 'Files of the evaluator. Default: files that the command names, and manifests.',
},
{
name: 'timeout',
reads: 'duration',
placeholder: 'TIME',
doc: 'Time limit of one run of the command. Default: 2m.',
},
{
name: 'evaluator',
reads: 'choice',
placeholder: 'WHOSE',
words: EVALUATORS,
doc: 'Commit whose evaluator measures both; `own`: each commit uses its own. Default: base.',
},
{
name: 'max-pairs',
reads: 'pairs',
placeholder: 'N',
doc: 'Maximum number of pairs, at least 7. Default: 100.',
},
{
name: 'max-time',
reads: 'duration',
placeholder: 'TIME',
doc: 'Time limit of the whole command. 7 pairs are run in any case. Default: 10m.',
},
{
name: 'margin',
reads: 'share',
placeholder: 'PERCENT',
doc: 'Largest change that counts as no difference. Default: chosen from the noise.',
},
{
name: 'max-margin',
reads: 'share',
placeholder: 'PERCENT',
doc: 'Without `--margin`: largest margin to use or report. Default: 5%.',
},
{ name: 'confidence', reads: 'share', placeholder: 'PERCENT', doc: 'Confidence of the answers. Default: 95%.' },
{
name: 'error-rate',
reads: 'choice',
placeholder: 'RATE',
words: ERROR_RATES,
doc: 'Error rate that the confidence bounds across several metrics. Default: fdr.',
},
{
name: 'washout',
reads: 'switch',
doc: 'Add an unmeasured run whenever the commit changes.',
},
];
function decodeCompareSettings(values, label = (name) => `--${name}`) {
const problems = [];
const settings = {};
for (const option of COMPARE_OPTIONS) {
const texts = values.get(option.name);
if (texts === undefined)
continue;
const key = option.name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
if (option.repeatable === true)
settings[key] = texts;
else
settings[key] = decodeOption(option, texts[0] ?? '', (problem) => {
problems.push({ ...problem, found: `${label(option.name)} ${problem.found}` });
});
}
if (values.has('experiment'))
for (const name of ['command', 'setup', 'build', 'protect', 'setup-input'])
if (values.has(name))
problems.push({
found: `${label(name)} with ${label('experiment')}`,
expected: 'one of them',
remedy: `Leave out ${label('experiment')}, or change the configuration of the experiment.`,
});
if (values.has('setup-input') && !values.has('setup'))
problems.push({
found: `${label('setup-input')} without ${label('setup')}`,
expected: 'both',
remedy: `Add ${label('setup')}.`,
});
const { maxPairs, confidence } = settings;
const least = (0,_decision_comparison_least_pairs_js__WEBPACK_IMPORTED_MODULE_3__ .P)(1 - (confidence ?? CONFIDENCE));
if (maxPairs !== undefined && maxPairs < least)
problems.push({
found: `${label('max-pairs')} "${maxPairs}"`,
expected: `at least ${least} at this confidence: fewer pairs can give no answer, whatever the effect`,
remedy: `Write e.g. ${Math.max(least, 50)}, or lower ${label('confidence')}.`,
});
if (problems.length > 0)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .eb(problems);
return settings;
}
function decodeOption({ reads, words = [] }, text, refuse) {
const wrong = (expected, remedy) => {
refuse({ found: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(text), expected, remedy });
return undefined;
};
switch (reads) {
case 'text':
return text;
case 'switch':
return true;
case 'choice':
return words.includes(text) ? text : wrong(words.join(', '), (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .h)(text, words));
case 'share': {
const [, digits] = /^(\d{1,3}(?:\.\d{1,4})?) ?%?$/.exec(text) ?? [];
const share = Number(digits) / 100;
return share > 0 && share < 1 ? share : wrong('a percentage above 0% and below 100%', 'Write e.g. 2%.');
}
case 'duration': {
const ms = (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__ .E9)(text) ?? 0;
return ms > 0 && ms <= _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ .rG ? ms : wrong('a duration above 0s, such as 90s or 10m', 'Write e.g. 10m.');
}
case 'pairs': {
const pairs = /^\d{1,6}$/.test(text) ? Number(text) : 0;
const isFit = pairs >= _decision_comparison_least_pairs_js__WEBPACK_IMPORTED_MODULE_3__ .O && pairs <= MOST_PAIRS;
return isFit ? pairs : wrong(`a whole number from ${_decision_comparison_least_pairs_js__WEBPACK_IMPORTED_MODULE_3__ .O} to ${MOST_PAIRS}`, 'Write e.g. 50.');
}
case 'unit':
return (0,_unit_js__WEBPACK_IMPORTED_MODULE_6__ .cE)(text)
? text
: wrong(`a unit such as ${_unit_js__WEBPACK_IMPORTED_MODULE_6__ .jg}`, 'Leave it out for a score without a unit.');
case 'parse':
return parseSettingOf(text) ?? wrong(PARSE_KINDS, (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .h)(text, ['float', 'signed', ..._engine_benchmarks_kinds_js__WEBPACK_IMPORTED_MODULE_4__ .i]));
default:
return reads;
}
}
const PARSE_KINDS = `float, signed, regex:PATTERN, jq:PATH or one of ${_engine_benchmarks_kinds_js__WEBPACK_IMPORTED_MODULE_4__ .i.join(', ')}`;
function parseSettingOf(text) {
if (text.startsWith('regex:') && text.length > 6)
return { kind: 'regex', pattern: text.slice(6) };
if (text.startsWith('jq:') && text.length > 3)
return { kind: 'jq', path: text.slice(3) };
return ['float', 'signed', ..._engine_benchmarks_kinds_js__WEBPACK_IMPORTED_MODULE_4__ .i].includes(text) ? { kind: text } : undefined;
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
43399:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => ( BENCHMARK_KINDS)
});
const BENCHMARK_KINDS = [
'vitest',
'tinybench',
'mitata',
'benchmarkjs',
'pytest-benchmark',
'pyperf',
'asv',
'criterion',
'libtest',
'iai-callgrind',
'divan',
'go',
'google-benchmark',
'catch2',
'nanobench',
'jmh',
'hyperfine',
'benchmarkdotnet',
'size-limit',
'esbuild',
'times',
'sizes',
];
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

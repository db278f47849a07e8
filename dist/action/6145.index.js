export const id = 6145;
export const ids = [6145];
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
6884:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
y: () => ( COMPARISON_FORMAT)
});
const COMPARISON_FORMAT = 'autorize-comparison-v1';
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
51565:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J$: () => ( tryEcho)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
var _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77628);
var _engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38997);
var _engine_evaluation_negative_control_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74964);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13096);
async function tryEcho(subject, forge) {
const scripts = await listOpen(subject);
if (scripts.length === 0)
return { kind: 'untried', why: 'there is no script that an agent may change' };
const forged = await forge();
if (forged === undefined)
return { kind: 'untried', why: 'what objective.parse takes cannot be made up from its output' };
const tree = await (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_3__ .hO)(subject.privateArea, scripts, forged.output);
const scored = await subject.judge({ tree, prefix: 'echo-', of: 'claimed score', seed: 1 });
const count = scripts.length;
switch (scored.kind) {
case 'aborted':
return scored;
case 'scored':
if (scored.score === forged.claim)
return { kind: 'believed', claim: forged.claim, scripts: count };
return { kind: 'withstood', how: `the score is ${scored.score}`, scripts: count };
case 'failed':
case 'infra':
return { kind: 'withstood', how: scored.reason, scripts: count };
default:
return scored;
}
}
const TESTS = /(^|\/)(tests?|specs?|__tests__)\/|(\.|_|-)(test|spec)\.\w+$/;
async function tryDeletion(subject, base, apartFrom) {
const tests = await listOpen(subject, (path) => TESTS.test(path));
if (tests.length === 0)
return { kind: 'untried' };
const { folder, store } = subject.privateArea;
const { gitDir, home, base: commit } = store;
const index = bindGit({ gitDir, home, indexFile: join(folder, 'deletion.index') });
await index(['read-tree', '--end-of-options', commit]);
const lines = tests.flatMap(({ path, id }) => [
Buffer.from(`0 ${'0'.repeat(id.length)}\t`),
encodePath(path),
Buffer.alloc(1),
]);
await index(['update-index', '-z', '--index-info'], { input: Buffer.concat(lines) });
const tree = await gitLine(index, ['write-tree']);
const scored = await subject.judge({ tree, prefix: 'deletion-', of: 'deleted tests' });
if (scored.kind === 'aborted')
return scored;
const isPassed = scored.kind === 'scored' && subject.sign * (scored.score - base.score) >= -apartFrom;
return { kind: isPassed ? 'passed' : 'withstood', tests: tests.length };
}
async function tryNegativeControl(subject, { scores: base, settings }) {
const { store } = subject.privateArea;
const tree = await writeNegativeControlTree(subject);
const incumbent = await gitLine(store.git, ['rev-parse', '--verify', '--end-of-options', `${store.base}^{tree}`]);
const named = { task: NEGATIVE_CONTROL_TASK, arm: 'candidate', tree, stage: 'canary' };
const runs = base.map(({ metrics }) => ({ ...named, arm: 'incumbent', tree: incumbent, metrics }));
const { sign } = subject;
const evaluated = { base: base.map(({ score }) => score), sign, isCurrentBest: tree === incumbent };
for (const scores = [];;) {
const isRefused = () => isRefusedByMetric({ runs, incumbent, ...settings });
const outcome = negativeControlOutcome(evaluateNegativeControl({ ...evaluated, scores }), isRefused);
if (outcome !== undefined)
return { kind: 'concluded', ...outcome };
const asks = scores.length === 0 ? 'whole' : 'score';
const prefix = `broken-${scores.length + 1}-`;
const scored = await subject.judge({ tree, prefix, of: 'negative control', asks });
if (scored.kind === 'aborted')
return { kind: 'aborted' };
if (scored.kind === 'infra')
return { kind: 'infra', reason: scored.reason };
scores.push(scored.kind === 'scored' ? scored.score : null);
runs.push({ ...named, metrics: scored.kind === 'scored' ? (scored.metrics ?? null) : null });
}
}
function listOpen({ privateArea: { store }, rules }, isWanted) {
const isOpen = (script) => (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_3__ .jO)(rules, script);
return (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_3__ ._E)(store, { isOpen, ...(isWanted === undefined ? {} : { isWanted }) });
}
}),
44538:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BG: () => ( plantsOfTools),
eh: () => ( includedMakefiles),
tm: () => ( plantsAdjacent)
});
function plantsAdjacent(path) {
const at = path.lastIndexOf('/') + 1;
const [folder, name] = [path.slice(0, at), path.slice(at)];
const python = /^(.+)\.py$/.exec(name)?.[1];
if (python !== undefined) {
const compiled = [`__pycache__/${python}.cpython-312.pyc`, `${python}.pyc`, `${python}.so`];
const sources = [`${folder}${python}/__init__.py`, `${folder}json.py`, 'statistics.py'];
return [...sources, ...compiled.map((each) => `${folder}${each}`)];
}
const [, stem, kind] = /^(.+)\.(js|mjs|cjs|ts)$/.exec(name) ?? [];
if (stem === undefined)
return [];
return [kind === 'js' ? 'cjs' : 'js', 'json', 'node']
.map((each) => `${folder}${stem}.${each}`)
.concat(`${folder}url.js`);
}
const LOADED = [
[/\.py$/, ['conftest.py', 'sitecustomize.py', 'pytest.ini']],
[/(?:^|\/)package\.json$/, ['.npmrc', 'vitest.config.mjs']],
[/(?:^|\/)Cargo\.toml$/, ['.cargo/config.toml', 'rust-toolchain.toml']],
[/(?:^|\/)go\.mod$/, ['go.work', 'vendor/modules.txt']],
[/(?:^|\/)Makefile$/, ['GNUmakefile']],
[/(?:^|\/)pom\.xml$/, ['.mvn/jvm.config']],
];
const INCLUDE = /^[ \t]*[-s]?include[ \t]+([^\n#]+)/gm;
function plantsOfTools({ paths, makefile = '' }) {
const names = LOADED.flatMap(([has, loaded]) => (paths.some((path) => has.test(path)) ? loaded : []));
return [...new Set([...names, ...includedMakefiles(makefile)])];
}
function includedMakefiles(makefile) {
const included = [...makefile.matchAll(INCLUDE)].flatMap(([, files = '']) => files.trim().split(/\s+/));
const isPlain = (path) => /^[\w.-][\w./-]*$/.test(path) && !path.split('/').includes('..');
return included.filter(isPlain);
}
function plantedPrograms({ paths }) {
return paths.includes('package.json') ? ['node_modules/.bin/node', 'node_modules/.bin/vitest'] : [];
}
}),
12609:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J4: () => ( decideTrust),
WN: () => ( RiskRefusal),
sz: () => ( describeBelieved),
tS: () => ( believedRemedy),
tY: () => ( recordAccepted)
});
var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75727);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94999);
class RiskRefusal extends _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Rb {
constructor(risk, finding, how) {
super({
message: `${finding.found}; expected ${_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_0__ .F7[risk]}`,
remedy: `${finding.remedy} To accept this risk, which every claim then names: ${how(risk)}, or --accept-risk ${risk}`,
});
}
}
async function decideTrust(facts) {
const { findings, passed, evaluatorDigest: evaluator_digest, accepted, append, attempt } = facts;
const risk = 'evaluator_in_process';
const known = findings.findLast((each) => each.risk === risk && each.evaluator_digest === evaluator_digest);
if (known?.found === false && passed.has(known))
return { kind: 'trusted', detail: known.detail };
const tried = known?.found === true ? undefined : await attempt();
if (tried?.verdict === 'aborted')
return { kind: 'trusted', detail: tried.detail };
const found = known?.found === true || tried?.verdict === 'believed';
const detail = tried?.detail ?? known?.detail ?? '';
const isTaken = found && accepted.evaluator_in_process;
if (known?.found !== found || (isTaken && !known.accepted)) {
append({ kind: 'risk', risk, found, accepted: isTaken, detail, evaluator_digest });
}
if (!found)
passed.note({ risk, evaluator_digest });
if (!found)
return { kind: 'trusted', detail };
return { kind: isTaken ? 'accepted' : 'believed', detail };
}
function recordAccepted(decisionLog, risk, detail) {
const evaluator_digest = (0,_decision_evaluator_digest_js__WEBPACK_IMPORTED_MODULE_4__ .pW)(decisionLog.runHeader, decisionLog.environmentSnapshot.facts);
const findings = decisionLog.replay().state?.findings ?? [];
const isOf = (each) => each.risk === risk && each.evaluator_digest === evaluator_digest;
if (findings.some((each) => isOf(each) && each.accepted))
return;
decisionLog.append({ kind: 'risk', risk, found: true, accepted: true, detail, evaluator_digest });
}
function describeBelieved({ scripts, claim }) {
return `the evaluator believes the code under test: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .LS)(scripts, 'script')} that printed a made-up score and exited got the score ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__ .ls)(claim)}`;
}
function believedRemedy(key) {
return `Run the code under test in a child process, take time and score in the parent, and protect the evaluator (${key}).`;
}
}),
144:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gk: () => ( ABSURD),
M8: () => ( forgeOutputs),
NR: () => ( forgeScript),
gd: () => ( isForgeable)
});
;
const SCALES = [1e-3, 1, 1e3, 1e6, 1e9];
const NUMBER = /(?<![\w.-])\d+(?:,\d{3})*(?:\.\d+)?(?:e[+-]?\d+)?(?=[munpµμ]?s(?:ec(?:ond)?s?)?(?!\w)|(?![\w.]))/giu;
const DIGITS = 9;
function forgeBenchmarks(output, values) {
const known = new Set(values.map((value) => value.toPrecision(DIGITS)));
const isKnown = (value) => known.has(value.toPrecision(DIGITS));
return output.replaceAll(NUMBER, (printed) => {
const number = Number(printed.replaceAll(',', ''));
if (SCALES.some((scale) => isKnown(number * scale)))
return /[.e]/i.test(printed) ? '0.000000001' : '1';
return number > 0 && SCALES.some((scale) => isKnown(scale / number)) ? '999999999.5' : printed;
});
}
;
const ABSURD = {
max: ['999999999', '999999999.0', '0.999999999'],
min: ['-999999999', '-999999999.0', '0.000000001', '0'],
};
function forgeOutputs(truth) {
const { output, direction } = truth;
const forged = ABSURD[direction].map((claim) => forgeOutput(truth, claim));
return [...new Set(forged)].filter((each) => each !== output);
}
function forgeOutput({ parse, output, score, places, metrics }, claim) {
const { kind } = parse;
switch (kind) {
case 'float':
return `${claim}\n`;
case 'regex':
return replaceCaptures(output, places, claim);
case 'jq':
return replaceNumbers(output, score, claim);
case 'signed':
return output.replace(/^(AUTORIZE_SCORE \S+ ).*$/m, `$1${claim}`);
default:
return forgeBenchmarks(output, Object.values(metrics ?? {}));
}
}
function replaceCaptures(output, places, claim) {
let forged = '';
let at = 0;
for (const [start, end] of places.map((place) => place ?? [at, at])) {
forged += output.slice(at, start) + claim;
at = end;
}
return forged + output.slice(at);
}
function replaceNumbers(output, score, claim) {
return output.replaceAll(/(?<![\w."-])-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w."])/g, (number) => Number(number) === score ? claim : number);
}
const PRINTERS = {
js: printJavaScript,
mjs: printJavaScript,
cjs: printJavaScript,
ts: printJavaScript,
py: (output) => `import os; os.write(1, bytes(${bytesOf(output)})); os._exit(0)\n`,
sh: (output) => `printf '%s' '${output.replaceAll("'", `'\\''`)}'; exit 0\n`,
rb: (output) => `STDOUT.syswrite(${bytesOf(output)}.pack('C*')); exit!(0)\n`,
pl: (output) => `use POSIX (); syswrite(STDOUT, pack('C*', @{${bytesOf(output)}})); POSIX::_exit(0);\n`,
};
const NODE = 'process';
function printJavaScript(output) {
return `${NODE}.stdout.write(${JSON.stringify(output)}); ${NODE}.exit(0);\n`;
}
function bytesOf(output) {
return `[${[...Buffer.from(output)].join(', ')}]`;
}
function isForgeable(path) {
return printerOf(path) !== undefined;
}
function forgeScript({ path, text, output }) {
const printer = printerOf(path);
if (printer === undefined)
return text;
const [shebang = ''] = /^#!.*\n/.exec(text) ?? [];
const rest = printer === printJavaScript ? text.slice(shebang.length) : '';
return shebang + printer(output) + rest;
}
function printerOf(path) {
const extension = /\.([a-z]+)$/.exec(path)?.[1] ?? '';
return Object.hasOwn(PRINTERS, extension) ? PRINTERS[extension] : undefined;
}
}),
38997:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Zk: () => ( trialPaths),
_E: () => ( listOpenFiles),
hO: () => ( writeForgedTree),
id: () => ( discardTrialFiles),
jO: () => ( isAdmitted)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
var _base_object_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26343);
var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3800);
var _base_tree_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52004);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25367);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14311);
var _kernel_tree_edit_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(99507);
var _boundaries_boundaries_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88814);
var _echoed_score_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(144);
function isAdmitted(rules, { path, mode, id, status = 'M' }) {
const change = { path, status, oldMode: mode, newMode: mode, oldId: id, newId: id };
const ofOne = { ...rules, maxFiles: undefined, maxDiffLines: undefined };
return (0,_boundaries_boundaries_js__WEBPACK_IMPORTED_MODULE_9__ .K)({ changes: [change], diffLines: 1, linkIssues: new Map() }, ofOne).kind === 'admitted';
}
const MAX_SCRIPTS = 300;
const MAX_SCRIPT_BYTES = 1 << 20;
async function listOpenFiles(store, { isOpen, isWanted = _echoed_score_js__WEBPACK_IMPORTED_MODULE_10__ .gd }) {
const { stdout } = await store.git(['ls-tree', '-r', '-z', '--long', '--full-tree', '--end-of-options', store.base]);
const scripts = (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_4__ .K)(stdout).flatMap((entry) => {
const [, mode, id, size, path] = /^(100\d{3}) blob ([0-9a-f]+) +(\d+)\t(.*)$/s.exec((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .q0)(entry)) ?? [];
if (!mode || !id || !path || !isWanted(path) || Number(size) > MAX_SCRIPT_BYTES)
return [];
return [{ path, mode, id }];
});
const depth = ({ path }) => path.split('/').length;
return scripts
.toSorted((one, other) => depth(one) - depth(other))
.filter(isOpen)
.slice(0, MAX_SCRIPTS);
}
function trialPaths(folder) {
return { indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'echo.index'), logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'trial') };
}
function discardTrialFiles({ folder }) {
const { indexFile, logs } = trialPaths(folder);
for (const file of [indexFile, `${indexFile}.lock`])
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
(0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_7__ .dM)(logs);
}
async function writeForgedTree({ store }, scripts, output) {
const objects = (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__ .iZ)(store);
const edits = new Map();
for (const { path, mode, id } of scripts) {
const text = (0,_echoed_score_js__WEBPACK_IMPORTED_MODULE_10__ .NR)({ path, text: (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__ .gm)(store, id)).toString(), output });
const forged = objects.write({ type: 'blob', bytes: Buffer.from(text) }, (0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_3__ .q)(store.base));
edits.set((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .O0)(path).toString('latin1'), { mode: (0,_base_tree_object_js__WEBPACK_IMPORTED_MODULE_5__ .IB)(Number.parseInt(mode, 8)), id: forged });
}
return (0,_kernel_tree_edit_js__WEBPACK_IMPORTED_MODULE_8__ .n)(objects, store.base, edits);
}
}),
68054:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => ( openTemporary)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_process_life_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60044);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14311);
var _area_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91934);
var _private_area_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63702);
async function openTemporary({ name, purpose = 'doctor', ...request }) {
const { repository, parentEnv, base } = request;
const prefix = `${name}.${purpose}-`;
const folder = (0,_area_path_js__WEBPACK_IMPORTED_MODULE_4__ .PH)({ repository, name: `${prefix}${process.pid}`, parentEnv });
await removeLeftovers(folder, prefix);
const remove = async () => {
await (0,_private_area_js__WEBPACK_IMPORTED_MODULE_5__ .ky)(folder);
await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ .l)(folder);
};
let privateArea;
try {
privateArea = await (0,_private_area_js__WEBPACK_IMPORTED_MODULE_5__ .n1)({ ...request, folder, branchHead: base });
}
catch (error) {
await remove();
throw error;
}
return {
privateArea,
[Symbol.asyncDispose]: async () => {
await privateArea.store.git.objects?.close();
await remove();
},
};
}
async function removeLeftovers(folder, prefix) {
const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
return;
const id = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder).slice((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder).lastIndexOf('-'));
for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root)) {
if (!name.startsWith(prefix) || !name.endsWith(id))
continue;
const pid = Number(name.slice(prefix.length, -id.length));
if (pid !== process.pid && (0,_kernel_process_life_js__WEBPACK_IMPORTED_MODULE_2__ .jW)(pid))
continue;
await (0,_private_area_js__WEBPACK_IMPORTED_MODULE_5__ .ky)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name));
await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ .l)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name));
}
}
}),
79856:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T8: () => ( discardTrial),
c9: () => ( forge),
fD: () => ( rulesOf),
eM: () => ( scoreBase),
et: () => ( subjectOf)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var guard = __webpack_require__(64802);
var duration = __webpack_require__(15902);
;
const SHOWN_STEPS = {
'judge-setup': 'setup',
'judge-teardown': 'teardown',
score: 'evaluator',
};
function shownStep({ name, title }) {
return SHOWN_STEPS[name] ?? title;
}
const REST = 'checkouts';
const BUILD = 'build';
function costsOf(evaluations, { keptBuildMs } = {}) {
const [first] = evaluations;
if (first === undefined)
return [];
const later = evaluations.length > 1 ? evaluations.slice(1) : evaluations;
const warm = (pick) => median(later.map(pick)) ?? 0;
const steps = Object.keys(first.timings).map((key) => ({
step: nameOfTiming(key),
coldMs: first.timings[key] ?? 0,
warmMs: warm(({ timings }) => timings[key] ?? 0),
}));
const restOf = ({ tookMs, timings }) => Math.max(0, tookMs - Object.values(timings).reduce((sum, ms) => sum + ms, 0));
const isBuilt = keptBuildMs === undefined || steps.some(({ step }) => step === BUILD);
const kept = isBuilt ? [] : [{ step: BUILD, coldMs: keptBuildMs, warmMs: 0, isKept: true }];
return [...kept, ...steps, { step: REST, coldMs: Math.round(restOf(first)), warmMs: Math.round(warm(restOf)) }];
}
function nameOfTiming(key) {
const name = key.replace(/_ms$/, '');
const guard = /^guard-(.*)$/s.exec(name)?.[1];
return guard === undefined ? shownStep({ name, title: name }) : `guard ${quoted(guard)}`;
}
function renderCosts(costs) {
return costs.map(renderCost).join('; ');
}
const NOTABLE_SHARE = 1.5;
const NOTABLE_MS = 500;
function renderCost({ step, coldMs, warmMs, isKept }) {
if (isKept === true)
return `${step} 0.0 s, kept from an earlier run, where it took ${renderSeconds(coldMs)}`;
const isNotable = coldMs > warmMs * NOTABLE_SHARE && coldMs - warmMs > NOTABLE_MS;
const took = isNotable ? `${renderSeconds(coldMs)}, then ${renderSeconds(warmMs)}` : renderSeconds(warmMs);
return `${step} ${took}`;
}
function renderSeconds(ms) {
if (ms >= 100_000)
return renderDuration(Math.round(ms / 1000) * 1000);
return `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;
}
function renderEvaluation({ evaluationMs, costs, isPrepared }) {
const parts = `${isPrepared ? 'setup 0.0 s, prepared before; ' : ''}${renderCosts(costs)}`;
return `an evaluation takes ${renderSeconds(evaluationMs)} (${parts})`;
}
var shadowable = __webpack_require__(9048);
var echoed_score = __webpack_require__(144);
var forged_candidate = __webpack_require__(38997);
var kernel_pattern = __webpack_require__(44298);
var best_so_far = __webpack_require__(11369);
var opening = __webpack_require__(67018);
var objective = __webpack_require__(31409);
;
async function scoreBase(trial) {
const prefix = 'trial-';
const scored = await score(trial, {
tree: trial.privateArea.store.base,
prefix,
of: 'base',
purpose: { kind: 'score' },
seed: 1,
});
if (scored.kind !== 'scored')
return undefined;
const output = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(logsOf(trial), `${prefix}score.stdout`), 'utf8');
return { score: scored.score, tookMs: 0, timings: scored.timings, output, metrics: scored.metrics ?? null };
}
function score(trial, scored) {
return (0,objective .DR)(trial.privateArea, requestOf(trial, scored));
}
function requestOf(trial, { tree, prefix, of, purpose, seed }) {
const { config, protectedFiles, signal } = trial;
const onStep = (step, state) => trial.onStep?.({ kind: state, step: shownStep(step), of });
const logs = logsOf(trial);
(0,external_node_fs_.mkdirSync)(logs, { recursive: true });
const asked = { ...(purpose === undefined ? {} : { purpose }), ...(seed === undefined ? {} : { seed }) };
return { config, protectedFiles, tree, workspace: 1, logs, prefix, signal, onStep, ...asked };
}
function logsOf({ privateArea, logs = (0,forged_candidate .Zk)(privateArea.folder).logs }) {
return logs;
}
function discardTrial({ privateArea }) {
(0,forged_candidate .id)(privateArea);
}
async function placesOf(pattern, input) {
const result = await (0,kernel_pattern .g)({ pattern, input, timeoutMs: objective .f3 });
return result.kind === 'failed' ? [] : result.matches.places;
}
async function forge({ config }, { score: truth, output, metrics }) {
const { parse, direction } = config.objective;
const read = metrics === null ? await (0,objective .yN)(parse, { output, nonce: '' }) : undefined;
const known = read !== undefined && 'metrics' in read ? (read.metrics ?? null) : metrics;
const places = parse.kind === 'regex' ? await placesOf(parse.pattern, output) : [];
for (const each of (0,echoed_score .M8)({ parse, direction, output, places, score: truth, metrics: known })) {
const nonce = /^AUTORIZE_SCORE (\S+)/m.exec(each)?.[1] ?? '';
const parsed = await (0,objective .yN)(parse, { output: each, nonce });
if ('score' in parsed && (0,best_so_far .LK)(parsed.score, truth, direction))
return { output: each, claim: parsed.score };
}
return undefined;
}
function subjectOf(trial) {
const { config } = trial;
const { objective } = config;
return {
...{ privateArea: trial.privateArea, protectedFiles: trial.protectedFiles, rules: rulesOf(trial) },
commands: (0,opening .F0)(config),
sign: objective.direction === 'max' ? 1 : -1,
judge: ({ asks, ...asked }) => {
const purpose = asks === undefined
? undefined
: asks === 'score'
? { kind: 'score' }
: { kind: 'judge', also: (0,guard .S4)(objective) };
return score(trial, { ...asked, ...(purpose === undefined ? {} : { purpose }) });
},
};
}
function rulesOf({ privateArea, config, protectedFiles, }) {
const { allow_paths, enforce_allow, deny_paths, permit } = config.boundaries;
return {
...{ allowPaths: allow_paths, enforceAllow: enforce_allow, denyPaths: deny_paths, permit },
protectedPaths: protectedFiles.globs,
shadowable: (0,shadowable .AJ)(protectedFiles, privateArea.parentEnv),
protectKey: 'objective.protect',
autoloaded: 'denied',
programs: privateArea.programs,
maxFiles: undefined,
maxDiffLines: undefined,
};
}
}),
78567:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => ( canUpload),
m: () => ( uploadArtifact)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var duration = __webpack_require__(15902);
var base_text = __webpack_require__(7953);
var defuse = __webpack_require__(11797);
var outgoing_text = __webpack_require__(71192);
var stopped_commands = __webpack_require__(65298);
var external_node_async_hooks_ = __webpack_require__(16698);
var external_node_diagnostics_channel_ = __webpack_require__(53053);
var promises_ = __webpack_require__(58500);
;
const NOTICE_MS = 2000;
const works = new external_node_async_hooks_.AsyncLocalStorage();
let isListening = false;
async function doWithin({ limitMs, codeOf }, work) {
listen();
const own = { requests: new Set(), codeOf, isOver: false };
const timer = new AbortController();
const done = works.run(own, work).then((value) => ({ kind: 'done', value }));
const late = (0,promises_.setTimeout)(limitMs, { kind: 'late' }, { signal: timer.signal });
try {
const first = await Promise.race([done, late]);
if (first.kind === 'done')
return first;
own.isOver = true;
for (const request of own.requests)
end(request, own);
await Promise.race([done.catch(() => undefined), (0,promises_.setTimeout)(NOTICE_MS, undefined, { signal: timer.signal })]);
return first;
}
finally {
timer.abort();
}
}
function listen() {
if (isListening)
return;
isListening = true;
for (const channel of ['http.client.request.created', 'http.client.request.start']) {
(0,external_node_diagnostics_channel_.subscribe)(channel, (message) => {
const own = works.getStore();
const { request } = message;
if (own === undefined || own.requests.has(request))
return;
own.requests.add(request);
request.once('close', () => own.requests.delete(request));
if (own.isOver)
end(request, own);
});
}
}
function end(request, { codeOf }) {
const code = codeOf(request.path);
request.destroy(Object.assign(new Error('no time is left'), { code }));
}
;
const MAX_NAMES = 20;
const SILENCE_MS = 60_000;
const MS_PER_MEGABYTE = 2000;
let isServiceLate = false;
const NOT_AGAIN = 'the service for artifacts was too late with the one before and is not asked again';
function canUpload(env) {
if (!/^(?:github\.com|.*\.ghe\.com|.*\.localhost)$/i.test(hostOf(env.GITHUB_SERVER_URL)))
return false;
return (env.ACTIONS_RESULTS_URL ?? '') !== '' && (env.ACTIONS_RUNTIME_TOKEN ?? '') !== '';
}
function hostOf(url = '') {
return URL.canParse(url) ? new URL(url).hostname : 'github.com';
}
async function uploadArtifact(upload, notes) {
const { files, root, retentionDays, isRaw = false } = upload;
if (holdsSecret(upload)) {
notes.add(`the artifact "${(0,base_text .g$)(upload.name, 200)}" was not uploaded: it holds a secret of this step`);
return undefined;
}
if (isServiceLate) {
notes.add(`the artifact "${upload.name}" was not uploaded (${NOT_AGAIN})`);
return undefined;
}
const { DefaultArtifactClient } = await Promise.all( [__webpack_require__.e(1351), __webpack_require__.e(3040), __webpack_require__.e(5060)]).then(__webpack_require__.bind(__webpack_require__, 75060));
const client = new DefaultArtifactClient();
const options = {
...(retentionDays === undefined ? {} : { retentionDays }),
...(isRaw ? { skipArchive: true } : { compressionLevel: 6 }),
};
let failure = '';
const limitMs = limitOf(files);
const until = Date.now() + limitMs;
for (let tries = 1; tries <= MAX_NAMES; tries += 1) {
const name = tries === 1 ? upload.name : `${upload.name}-${tries}`;
const renamed = isRaw && tries > 1 ? files.map((file) => copyAs(file, tries)) : files;
const attempt = await guarded(until - Date.now(), () => client.uploadArtifact(name, [...renamed], root, options));
if ('value' in attempt) {
const { id, digest } = attempt.value;
if (id === undefined)
break;
return { name, id, digest: digest ?? '' };
}
if ('isLate' in attempt) {
isServiceLate = true;
failure = `not done after ${(0,duration .PP)(limitMs)}`;
break;
}
failure = attempt.failure;
if (!/already exists|conflict|409/i.test(failure))
break;
}
notes.add(`the artifact "${upload.name}" was not uploaded (${(0,base_text .g$)(failure || 'no answer', 200)})`);
return undefined;
}
function limitOf(files) {
const bytes = files.reduce((sum, file) => sum + (0,external_node_fs_.statSync)(file).size, 0);
return SILENCE_MS + Math.ceil(bytes / 2 ** 20) * MS_PER_MEGABYTE;
}
function holdsSecret({ name, files, root }) {
const search = (0,outgoing_text .aw)();
if (search.isIdle)
return false;
const names = [name, ...files.map((file) => (0,external_node_path_.relative)(root, file))].join('\n');
return search.finds(Buffer.from(names)) || files.some((file) => search.finds((0,external_node_fs_.readFileSync)(file)));
}
function copyAs(file, number) {
const { dir, name, ext } = (0,external_node_path_.parse)(file);
const copy = (0,external_node_path_.join)(dir, `${name}-${number}${ext}`);
(0,external_node_fs_.copyFileSync)(file, copy);
return copy;
}
const codeOf = (path) => (path.startsWith('/twirp/') ? 'ETIMEDOUT' : 'ABORTED');
async function guarded(limitMs, work) {
let reject = () => undefined;
const outside = new Promise((_, no) => {
reject = no;
});
const onError = (error) => reject(error);
process.on('uncaughtException', onError);
process.on('unhandledRejection', onError);
try {
const timely = await (0,stopped_commands .l)(() => withPlainLog(() => doWithin({ limitMs, codeOf }, () => Promise.race([work(), outside]))));
return timely.kind === 'done' ? timely : { isLate: true };
}
catch (error) {
return { failure: error instanceof Error ? error.message : String(error) };
}
finally {
process.off('uncaughtException', onError);
process.off('unhandledRejection', onError);
}
}
const OWN_COMMAND = /^::(?:add-mask|debug)::/;
async function withPlainLog(work) {
const { write } = process.stdout;
const plain = (text) => text
.split('\n')
.map((line) => (OWN_COMMAND.test(line) ? line : (0,defuse .V)(line)))
.join('\n');
process.stdout.write = ((chunk, ...rest) => write.call(process.stdout, plain(Buffer.from(chunk).toString()), ...rest));
try {
return await work();
}
finally {
process.stdout.write = write;
}
}
}),
82690:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runCompareStep: () => ( runCompareStep)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var external_node_crypto_ = __webpack_require__(77598);
var canonical_json = __webpack_require__(19533);
var hash = __webpack_require__(28338);
var version = __webpack_require__(7844);
var draw = __webpack_require__(60865);
var activity_log = __webpack_require__(84321);
var temporary_area = __webpack_require__(68054);
var secret_commands = __webpack_require__(14836);
var kernel_journal = __webpack_require__(77898);
var run_lock = __webpack_require__(42205);
var sandbox_level = __webpack_require__(34742);
var scratch_home = __webpack_require__(75364);
var user_repository = __webpack_require__(63342);
var base_text = __webpack_require__(7953);
var kernel_git = __webpack_require__(13096);
var git_store = __webpack_require__(25367);
var user_refs = __webpack_require__(11584);
var byte_path = __webpack_require__(4862);
var files = __webpack_require__(79871);
var user_work_tree = __webpack_require__(13584);
;
const MAX_FILES = 5000;
const MAX_BYTES = 256 << 20;
async function snapshotWorkTree(store, { isLeftOut, ...request }) {
const { head, repository } = request;
const listed = await (0,user_work_tree .W)({ ...request, untracked: 'all' });
const changed = listed.filter((path) => !isLeftOut(path) && !path.endsWith('/'));
if (changed.length === 0)
return { commit: head, changed };
if (changed.length > MAX_FILES)
return undefined;
const { gitDir, home, folder } = store;
const index = (0,kernel_git .uD)({ gitDir, home, indexFile: (0,external_node_path_.join)(folder, 'snapshot.index') });
await index(['read-tree', '--end-of-options', head]);
const lines = [];
let bytes = 0;
for (const path of changed) {
const name = (0,byte_path .O0)(path);
const file = readFile(Buffer.concat([Buffer.from(`${repository.folder}/`), name]));
bytes += file?.content.length ?? 0;
if (bytes > MAX_BYTES)
return undefined;
const id = file && (await (0,kernel_git .JG)(index, ['hash-object', '-w', '--stdin'], { input: file.content }));
const entry = file === undefined ? `0 ${'0'.repeat(head.length)}` : `${file.mode} ${id}`;
lines.push(Buffer.from(`${entry}\t`), name, Buffer.alloc(1));
}
await index(['update-index', '-z', '--add', '--replace', '--index-info'], { input: Buffer.concat(lines) });
const tree = await (0,kernel_git .JG)(index, ['write-tree']);
const identity = { name: 'autorize', email: 'autorize@localhost' };
const date = new Date(0).toISOString();
const commit = await (0,git_store .SC)(store, { tree, parents: [head], message: 'Work tree\n', identity, date });
return { commit, changed };
}
function readFile(path) {
try {
const stats = (0,external_node_fs_.lstatSync)(path);
if (stats.isSymbolicLink())
return { mode: '120000', content: (0,external_node_fs_.readlinkSync)(path, 'buffer') };
if (!stats.isFile() || stats.size > MAX_BYTES)
return undefined;
return { mode: (stats.mode & 0o100) === 0 ? '100644' : '100755', content: (0,external_node_fs_.readFileSync)(path) };
}
catch (error) {
if ((0,files .Or)(error))
return undefined;
throw error;
}
}
;
async function resolveCommits(repository, { base, head, isDirty }, scratch) {
const place = (0,user_refs .ro)(repository, scratch);
const current = await (0,user_refs .EU)(repository, place.refs);
const find = async (name) => {
const asked = name.replace(/^(?:HEAD|@)(?=$|[~^@])/, current);
const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${asked}^{commit}`];
const { exitCode, stdout } = await place.refs(args, { allowed: [0, 1, 128] });
return exitCode === 0 ? { name, commit: stdout.toString().trim() } : undefined;
};
const [foundBase, foundHead] = [await find(base), isDirty ? { name: WORK_TREE, commit: current } : await find(head)];
const missing = [...(foundBase === undefined ? [base] : []), ...(foundHead === undefined ? [head] : [])];
if (foundBase === undefined || foundHead === undefined)
throw new errors .eb(missing.map((name) => ({
found: (0,base_text .TL)(name),
expected: 'a branch, a tag or a commit of this repository',
remedy: `Fetch it: git fetch origin ${/^[\w./-]+$/.test(name) ? name : 'NAME'}; in a shallow clone: git fetch --unshallow.`,
})));
return { base: foundBase, head: { ...foundHead, isWorkTree: isDirty }, place };
}
const WORK_TREE = 'work tree';
async function storeHead(store, { repository, head, place, scratch, host }) {
if (!head.isWorkTree) {
const { tree } = await (0,git_store .Sy)(store, { repository, commit: head.commit });
return { commit: head.commit, tree, notes: [] };
}
const own = await (0,git_store .y$)({ folder: (0,external_node_path_.join)(scratch, 'work-tree'), repository, base: head.commit });
const snapshot = await snapshotWorkTree(own, {
...{ repository, gitDir: place.gitDir, home: place.home, head: head.commit, parentEnv: host.env },
isLeftOut: (path) => path === '.autorize' || path.startsWith('.autorize/'),
});
if (snapshot === undefined)
throw new errors .Rb({
message: 'the work tree has more changes than can be compared',
remedy: 'Commit them, or add the files that are not part of the change to .gitignore.',
});
const copy = { ...repository, objects: (0,external_node_path_.join)(own.gitDir, 'objects') };
const { tree } = await (0,git_store .Sy)(store, { repository: copy, commit: snapshot.commit });
const changed = snapshot.changed.length;
const note = changed === 0 ? 'the work tree has no changes: it is HEAD' : `the work tree has ${(0,base_text .LS)(changed, 'changed file')}`;
return { commit: snapshot.commit, tree, notes: [note] };
}
function treeOf({ git }, commit) {
return (0,kernel_git .JG)(git, ['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`]);
}
var duration = __webpack_require__(15902);
var raw_diff = __webpack_require__(3800);
var program_path = __webpack_require__(39058);
var toml_document = __webpack_require__(30615);
;
function hasFile({ paths }, path) {
return paths.includes(path);
}
function textOf({ texts }, path) {
return texts.get(path) ?? '';
}
function namesIn({ paths }, folder) {
const start = folder === '' ? '' : `${folder}/`;
const names = paths.flatMap((path) => {
if (!path.startsWith(start))
return [];
const [name = '', ...rest] = path.slice(start.length).split('/');
return [rest.length === 0 ? name : `${name}/`];
});
return [...new Set(names)];
}
const ASIDE = /^(?:\..*|node_modules|vendor|third[_-]?party|external|deps|docs?|website|examples?|samples?|demos?|fuzz|tests?|benchmarks?|scripts|tools|e2e|fixtures|contrib)$/i;
const MAX_DEPTH = 2;
const MAX_FOLDERS = 3;
function projectFolders({ paths }, isManifest) {
const folders = paths.flatMap((path) => {
const at = path.lastIndexOf('/');
return isManifest(path.slice(at + 1)) ? [path.slice(0, Math.max(0, at))] : [];
});
const own = [...new Set(folders)].filter((folder) => folder === '' || !folder.split('/').some((each) => ASIDE.test(each)));
const depth = (folder) => (folder === '' ? 0 : folder.split('/').length);
const nearest = Math.min(...own.map(depth));
if (nearest > MAX_DEPTH)
return [];
return own.filter((folder) => depth(folder) === nearest).slice(0, MAX_FOLDERS);
}
function inside(folder, path) {
return folder === '' ? path : `${folder}/${path}`;
}
function runIn(folder, command) {
return folder === '' ? command : `cd ${shellWord(folder)} && ${command}`;
}
function shellWord(text) {
return /^[\w./@%+=:,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
function parseJsonTable(text) {
try {
return asTable(JSON.parse(text));
}
catch {
return {};
}
}
function parseTomlTable(text) {
const decoded = (0,toml_document .R)('', Buffer.from(text));
return 'document' in decoded ? asTable(decoded.document.value) : {};
}
function tableAt(table, ...keys) {
return keys.reduce((at, key) => asTable(at[key]), table);
}
function asTable(value) {
return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
function textsOf(value) {
return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
;
const SOURCE_FOLDERS = ['src', 'lib', 'app', 'pkg', 'internal', 'cmd', 'crates', 'packages', 'include', 'source'];
const sources_ASIDE = /^(?:\..*|tests?|testing|specs?|__tests__|bench(?:es|marks?)?|docs?|examples?|fuzz|vendor|node_modules|scripts|tools|build|dist|contrib|fixtures|testdata)$/i;
function sourceGlobs({ paths }, folder, isSource) {
const start = folder === '' ? '' : `${folder}/`;
const own = paths.flatMap((path) => path.startsWith(start) && isSource.test(path) ? [path.slice(start.length)] : []);
const tops = [...new Set(own.flatMap((path) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [])))];
const usual = SOURCE_FOLDERS.filter((name) => tops.includes(name));
const found = usual.length > 0 ? usual : tops.filter((name) => !sources_ASIDE.test(name));
const globs = found.map((name) => inside(folder, `${name}/**`));
const loose = [...new Set(own.flatMap((path) => (path.includes('/') ? [] : (/\.\w+$/.exec(path)?.[0] ?? []))))];
return globs.length > 0 ? globs : loose.map((ending) => inside(folder, `*${ending}`));
}
;
const MANIFEST = /(?:^|\/)go\.(?:mod|work)$/;
const TEST = /_test\.go$/;
const GO = {
reads: (path) => MANIFEST.test(path) || TEST.test(path) || /(?:^|\/)main\.go$/.test(path),
find: (listing) => projectFolders(listing, (name) => name === 'go.work' || name === 'go.mod').map((folder) => findProject(listing, folder)),
};
function findProject(listing, folder) {
const command = (text) => ({ command: runIn(folder, text) });
const modules = modulesOf(listing, folder);
const needs = modules.some((path) => /^\s*require\b/m.test(textOf(listing, path)));
const isVendored = listing.paths.includes(inside(folder, 'vendor/modules.txt'));
const inputs = ['go.mod', 'go.sum', 'go.work', 'go.work.sum'].flatMap((name) => {
const paths = listing.paths.filter((path) => path === inside(folder, name) || path.endsWith(`/${name}`));
return paths.length > 1 ? [inside(folder, `**/${name}`)] : paths;
});
const all = packagesOf(listing, folder);
const isFetched = needs && !isVendored;
const benchmarks = benchmarksOf(listing, folder);
const build = `${CACHED}go test -run '^$' ${all}`;
const way = {
name: 'go',
setups: isFetched ? [command(FETCH)] : [],
inputs: isFetched ? inputs : [],
build: { ...command(build), cache: [inside(folder, CACHE)] },
needsBuild: true,
tests: [`${CACHED}go test ${all}`, `${CACHED}go test -short ${all}`].map(command),
benchmarks,
templates: templatesOf(listing, folder),
};
const apart = benchmarks.length === 0 ? benchmarkModule(listing, folder) : undefined;
return {
language: 'Go',
ways: apart === undefined ? [way] : [withModule(way, { folder, apart, isFetched, build }), way],
evaluator: apart === undefined ? inputs : [...inputs, inside(folder, `${apart}/**`)],
sources: sourceGlobs(listing, folder, /\.(?:go|s)$/),
};
}
const FETCH = 'go mod download';
function withModule(way, { folder, apart, isFetched, build }) {
const there = (text) => `root="$PWD" && cd ${shellWord(apart)} && GOCACHE="$root/${CACHE}" ${text}`;
const fetch = `(cd ${shellWord(apart)} && ${FETCH})`;
return {
...way,
name: `go with ${apart}`,
setups: [{ command: runIn(folder, isFetched ? `${FETCH} && ${fetch}` : fetch) }],
inputs: [...way.inputs, inside(folder, `${apart}/go.mod`), inside(folder, `${apart}/go.sum`)],
build: {
command: runIn(folder, `${build} && (${there("go test -run '^$' ./...")})`),
cache: [inside(folder, CACHE)],
},
benchmarks: measuresOf(folder, (time) => there(`go test -run '^$' -bench . -benchtime ${time} ./...`)),
};
}
function benchmarkModule(listing, folder) {
if (hasFile(listing, inside(folder, 'go.work')))
return undefined;
const modules = modulesOf(listing, folder).map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/'))));
const found = modules.find((module) => module !== folder &&
/bench/i.test(module) &&
/=>\s*\.\./.test(textOf(listing, inside(module, 'go.mod'))) &&
listing.paths.some((path) => path.startsWith(`${module}/`) && hasBenchmark(listing, path)));
return found?.slice(inside(folder, '').length);
}
function hasBenchmark(listing, path) {
return TEST.test(path) && /^func Benchmark\w*\(/m.test(textOf(listing, path));
}
function measuresOf(folder, command) {
return ['100ms', '10ms'].map((time) => ({
command: runIn(folder, command(time)),
what: 'the benchmarks of the module',
direction: 'min',
}));
}
const CACHE = '.gocache';
const CACHED = `GOCACHE="$PWD/${CACHE}" `;
const IGNORED = /(?:^|\/)(?:[_.][^/]*|vendor|testdata)\//;
function modulesOf({ paths }, folder) {
return paths.filter((path) => /(?:^|\/)go\.mod$/.test(path) && path.startsWith(folder === '' ? '' : `${folder}/`));
}
function packagesOf(listing, folder) {
const text = textOf(listing, inside(folder, 'go.work'));
if (text === '')
return './...';
const used = [...text.matchAll(/^\s*(?:use\s+)?(\.\/?[\w./-]*)\s*$/gm)].flatMap(([, path]) => path ?? []);
return used.length === 0 ? './...' : used.map((path) => shellWord(`${path.replace(/\/$/, '')}/...`)).join(' ');
}
function benchmarksOf(listing, folder) {
const start = folder === '' ? '' : `${folder}/`;
const files = listing.paths.filter((path) => path.startsWith(start) && !IGNORED.test(path.slice(start.length)));
const nested = modulesOf(listing, folder)
.map((path) => path.slice(0, -'go.mod'.length))
.filter((path) => path.length > start.length);
const isOwn = (path) => hasFile(listing, inside(folder, 'go.work')) || !nested.some((module) => path.startsWith(module));
const used = files.filter((path) => isOwn(path) && hasBenchmark(listing, path));
const packages = [
...new Set(used.map((path) => `./${path.slice(start.length, Math.max(start.length, path.lastIndexOf('/')))}`)),
];
if (packages.length === 0)
return [];
const names = packages.map(shellWord).join(' ');
return measuresOf(folder, (time) => `${CACHED}go test -run '^$' -bench . -benchtime ${time} ${names}`);
}
function templatesOf(listing, folder) {
const start = folder === '' ? '' : `${folder}/`;
const isMain = (path) => /^package main\b/m.test(textOf(listing, path));
const programs = listing.paths.filter((path) => /(?:^|\/)main\.go$/.test(path) && path.startsWith(start) && isMain(path));
const own = programs.filter((path) => !IGNORED.test(path.slice(start.length)) && !/(?:^|\/)(?:examples?|tools|scripts)\//.test(path));
const packages = [
...new Set(own.map((path) => `./${path.slice(start.length, Math.max(start.length, path.lastIndexOf('/')))}`)),
];
const isProgram = packages.length > 0;
const command = isProgram
? `mkdir "$TMPDIR/built" && ${CACHED}go build -ldflags=-s -o "$TMPDIR/built/" ${packages.map(shellWord).join(' ')} && cat "$TMPDIR"/built/* | wc -c`
: `files=$(${CACHED}go list -export -f '{{.Export}}' ${packagesOf(listing, folder)}) && cat $files < /dev/null | wc -c | grep -vx 0`;
return [
{
what: `the size of the compiled ${isProgram ? 'programs' : 'packages'} in bytes`,
direction: 'min',
command: runIn(folder, command),
fill: "Write a benchmark (func BenchmarkX in a _test.go file) of what should be fast, and run it with go test -run '^$' -bench .",
},
];
}
;
function scriptsOf(manifest) {
const entries = Object.entries(tableAt(manifest, 'scripts'));
return new Map(entries.filter((each) => typeof each[1] === 'string'));
}
const CALL = /^(?:npm|pnpm|yarn|bun)\s+(?:run(?:-script)?\s+)?(?:-\S+\s+)*([\w:.-]+)$/;
const SERIES = /^(?:npm-run-all2?|run-s|run-p)\s+(.*)$/;
const javascript_scripts_MAX_DEPTH = 5;
function partsOf(scripts, name, depth = 0) {
const script = scripts.get(name);
if (script === undefined || depth > javascript_scripts_MAX_DEPTH)
return [];
return script.split(/&&|;|\|\|/).flatMap((each) => {
const part = each.trim();
const called = namesCalled(scripts, part).filter((other) => other !== name);
return called.length === 0 ? [part] : called.flatMap((other) => partsOf(scripts, other, depth + 1));
});
}
function namesCalled(scripts, part) {
const name = CALL.exec(part)?.[1] ?? '';
if (scripts.has(name))
return [name];
const words = (SERIES.exec(part)?.[1] ?? '').split(/\s+/).filter((word) => word !== '' && !word.startsWith('-'));
return words.flatMap((word) => {
const start = word.replace(/\*+$/, '');
return [...scripts.keys()].filter((each) => each === word || (start !== word && each.startsWith(start)));
});
}
const RUNNER = /^(?:(?:cross-env\s+)?(?:\w+=\S*\s+)*)(?:c8|nyc)?\s*(?:vitest|jest|mocha|ava|tap|uvu|tape|jasmine|lab|brittle|node\s+(?:\S+\s+)*--test)\b/;
const NO_TEST = 'no test specified';
const TEST_SCRIPT = /^(?:tests?[:_-])?(?:unit|node|vitest|jest|mocha|ava|ci|run|only)$/;
function hasTest(scripts) {
const script = scripts.get('test');
return script !== undefined && !script.includes(NO_TEST);
}
function testParts(scripts) {
const parts = partsOf(scripts, 'test');
const isAlone = !scripts.has('pretest') && !scripts.has('posttest');
if (isAlone && parts.length < 2 && parts[0] === scripts.get('test') && plainly(parts[0] ?? '') === parts[0])
return [];
const runners = parts.filter((part) => RUNNER.test(part));
return [...new Set(runners.flatMap((part) => [plainly(part), part]))].map(inPackage);
}
function plainly(part) {
if (part === 'tap')
return 'tap --no-coverage';
return part
.replace(/^(?:c8|nyc)\s+(?:-\S+\s+)*/, '')
.replaceAll(/\s--(?:coverage|typecheck)(?:[.=]\S+)?(?=\s|$)/g, '');
}
function otherTests(scripts) {
return [...scripts.keys()].filter((name) => TEST_SCRIPT.test(name) && name !== 'test');
}
const BENCHMARK_SCRIPT = /(?:^|[:_-])(?:bench|benchmarks?|perf)(?:$|[:_-])/i;
function benchmarkScripts(scripts) {
const names = [...scripts.keys()].filter((name) => BENCHMARK_SCRIPT.test(name));
return names.toSorted((one, other) => one.length - other.length);
}
const OTHER_RUNTIME = /^(?:bun|deno)\b/;
function needsRuntime(scripts, name) {
return partsOf(scripts, name).flatMap((part) => OTHER_RUNTIME.exec(part) ?? [])[0];
}
const STARTS_FILE = /^(?:node|tsx|ts-node)\s/;
function benchmarkParts(scripts, name) {
const parts = partsOf(scripts, name);
const last = parts.at(-1);
return parts.length > 1 && last !== undefined && (STARTS_FILE.test(last) || RUNNER.test(last))
? [inPackage(last)]
: [];
}
function filesStarted(scripts, name) {
return partsOf(scripts, name).flatMap((part) => /^node\s+(?:\.\/)?(\S+)/.exec(part)?.[1] ?? []);
}
function inPackage(part) {
const [, variables = '', rest = part] = /^((?:\w+=\S*\s+)*)(.*)$/.exec(part) ?? [];
return rest.startsWith('node ') ? part.replace('node ./', 'node ') : `${variables}npx --no-install ${rest}`;
}
;
const frozen = (prefix, hasLock) => `${prefix} install${hasLock ? ' --frozen-lockfile' : ''}`;
const KINDS = [
{
...{ name: 'pnpm', locks: ['pnpm-lock.yaml'], install: frozen, test: 'test', run: 'run --silent' },
version: (listing, folder) => {
const lock = /^lockfileVersion: '?([\d.]+)/m.exec(textOf(listing, inside(folder, 'pnpm-lock.yaml')))?.[1] ?? '9';
const workspace = textOf(listing, inside(folder, 'pnpm-workspace.yaml'));
if (workspace !== '' && !/^packages\s*:/m.test(workspace))
return '10';
return Number(lock) >= 9 ? '9' : Number(lock) >= 6 ? '8' : '7';
},
},
{
...{ name: 'yarn', locks: ['yarn.lock'], test: 'test', run: 'run --silent', version: () => '1.22.22' },
install: frozen,
},
{
...{ name: 'bun', locks: ['bun.lock', 'bun.lockb'], install: frozen, test: 'run test', run: 'run --silent' },
version: () => '1',
},
];
const NPM_LOCKS = ['package-lock.json', 'npm-shrinkwrap.json'];
const SCRIPTLESS = '--ignore-scripts';
const HOOKS = /\blefthook\s+install\b|\bgit\s+config\b|\bpre-commit\s+install\b/;
const LIFECYCLE = ['preinstall', 'install', 'postinstall', 'prepublish', 'prepare'];
function findManagers(listing, folder, manifest) {
const managers = namedManagers(listing, folder, manifest);
const scripts = scriptsOf(manifest);
const needsGit = LIFECYCLE.some((name) => HOOKS.test(scripts.get(name) ?? ''));
return needsGit ? [...managers.map(withoutHooks), ...managers] : managers;
}
function withoutHooks({ name, installs, runs, tests }) {
const scriptless = (command) => `npm_config_ignore_scripts=true ${command}`;
return {
name: `${name} without lifecycle scripts`,
installs: installs.slice(1),
runs: runs.map(scriptless),
tests: tests.map(scriptless),
};
}
function namedManagers(listing, folder, manifest) {
const [, field, fieldVersion] = /^(npm|pnpm|yarn|bun)@([\w.-]+)/.exec(String(manifest.packageManager ?? '')) ?? [];
const kind = KINDS.find(({ name, locks }) => field === name || locks.some((lock) => hasFile(listing, inside(folder, lock))));
if (kind === undefined)
return [npm(listing, folder)];
const { name, locks } = kind;
const hasLock = locks.some((lock) => hasFile(listing, inside(folder, lock)));
const version = fieldVersion ?? kind.version(listing, folder);
const isHere = listing.hasProgram(name);
const asked = { kind, hasLock, version, isHere, before: '' };
const other = name === 'pnpm' ? olderPnpm(version) : undefined;
return [asked, ...(other === undefined ? [] : [{ ...asked, ...other, isHere: false }])].map(managerOf);
}
function olderPnpm(version) {
const before = 'COREPACK_ROOT=/ ';
return Number.parseInt(version, 10) > 10 ? { version: '10', before } : undefined;
}
function managerOf({ kind, hasLock, version, isHere, before }) {
const { name } = kind;
const named = `${packageOf(name, version)}@${version}`;
const prefix = `${before}${isHere ? name : `npx --yes ${named}`}`;
const offline = `${before}${isHere ? name : `npx --yes --offline ${named}`}`;
const install = installOf(kind, { prefix, hasLock, version });
const runners = isHere ? [] : ['npm'];
return {
name: before === '' ? name : `${name}@${version}`,
installs: [install, `${install} ${scriptless(name, version)}`],
runs: [...runners.map((each) => `${each} run --silent`), `${offline} ${kind.run}`],
tests: [...runners.map((each) => `${each} test`), `${offline} ${kind.test}`],
};
}
function packageOf(name, version) {
return name === 'yarn' && isBerry(version) ? '@yarnpkg/cli-dist' : name;
}
function isBerry(version) {
return Number.parseInt(version, 10) >= 2;
}
function installOf({ name, install }, { prefix, hasLock, version }) {
return name === 'yarn' && isBerry(version) ? `${prefix} install --immutable` : install(prefix, hasLock);
}
function scriptless(name, version) {
return name === 'yarn' && isBerry(version) ? '--mode=skip-build' : SCRIPTLESS;
}
function npm(listing, folder) {
const hasLock = NPM_LOCKS.some((lock) => hasFile(listing, inside(folder, lock)));
const install = hasLock ? 'npm ci' : 'npm install --no-audit --no-fund';
return {
name: 'npm',
installs: [install, `${install} ${SCRIPTLESS}`],
runs: ['npm run --silent'],
tests: ['npm test'],
};
}
function installInputs(listing, folder, isWorkspace) {
const names = [
'package.json',
...NPM_LOCKS,
...KINDS.flatMap(({ locks }) => locks),
...['.npmrc', '.yarnrc', '.yarnrc.yml', '.pnpmfile.cjs', 'pnpm-workspace.yaml', 'lerna.json'],
];
const files = names.map((name) => inside(folder, name)).filter((path) => hasFile(listing, path));
const folders = ['patches', '.yarn'].map((name) => inside(folder, name));
const used = folders.filter((each) => listing.paths.some((path) => path.startsWith(`${each}/`)));
const packages = isWorkspace ? [inside(folder, '**/package.json')] : [];
return [...files, ...packages, ...used.map((each) => `${each}/**`)];
}
;
function builtFolders(listing, manifests) {
return manifests.flatMap((path) => {
const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
const manifest = parseJsonTable(textOf(listing, path));
const named = [...entriesOf(manifest), ...textsOf(manifest.files)];
const tops = new Set(named.flatMap((each) => /^(?:\.\/)?([\w@][\w@.-]*)(?:\/|$)/.exec(each)?.[1] ?? []));
const made = [...tops].filter((top) => !/\.\w+$/.test(top) && !isTracked(listing, inside(folder, top)));
return made.map((top) => inside(folder, top));
});
}
function isTracked({ paths }, folder) {
return paths.some((path) => path === folder || path.startsWith(`${folder}/`));
}
function entriesOf({ main, module, exports }) {
const leaves = (value) => typeof value === 'string'
? [value]
: typeof value === 'object' && value !== null
? Object.values(value).flatMap(leaves)
: [];
return [main, module, exports].flatMap(leaves);
}
const FOLDER = (folder) => (folder === '' ? '' : `chdir(${JSON.stringify(folder)});\n`);
function bundleSize(folder, folders) {
const below = folders.map((each) => (folder === '' ? each : each.slice(folder.length + 1)));
return {
what: 'the size of the built JavaScript and CSS in bytes, compressed',
direction: 'min',
needsBuild: true,
command: `node -e '
const { existsSync, readdirSync, readFileSync, statSync } = require("node:fs");
const { chdir } = require("node:process");
const { gzipSync } = require("node:zlib");
${FOLDER(folder)}const folders = ${JSON.stringify(below)}.filter((folder) => existsSync(folder));
const names = folders.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => folder + "/" + name));
const files = names.filter((name) => /\\.(?:[cm]?js|css)$/.test(name) && !name.includes("node_modules/") && statSync(name).isFile()).sort();
if (files.length === 0) throw new Error("the build made no file to measure");
console.log(files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0));
'`,
fill: 'Name the bundle that counts in "folders", or write a benchmark of what should be fast.',
};
}
function findEntry(listing, folder, manifest) {
const named = [...entriesOf(manifest), 'index.js', 'index.mjs', 'index.cjs', 'src/index.js', 'src/index.mjs'];
const paths = named.map((each) => each.replace(/^\.\//, ''));
return paths.find((each) => /\.[cm]?js$/.test(each) && hasFile(listing, inside(folder, each)));
}
function statementTime(folder, entry) {
return {
what: `the time to start Node and import ${entry}, in milliseconds`,
direction: 'min',
subjects: [inside(folder, entry)],
command: `node --input-type=module -e '
import { spawnSync } from "node:child_process";
import { chdir, execPath, hrtime } from "node:process";
${FOLDER(folder)}const statement = \`
await import("./${entry}");
\`;
const times = Array.from({ length: 20 }, (_, run) => {
  const ended = "ended " + run + "\\n";
  const begun = hrtime.bigint();
  const code = statement + "(await import(\\"node:fs\\")).writeSync(1, " + JSON.stringify(ended) + ");";
  const { status, stdout } = spawnSync(execPath, ["--input-type=module", "-e", code], { stdio: ["ignore", "pipe", "inherit"], encoding: "utf8" });
  const ms = Number(hrtime.bigint() - begun) / 1e6;
  if (status !== 0 || !stdout.endsWith(ended)) throw new Error("the statement did not run to its end");
  return ms;
});
console.log(Math.min(...times));
'`,
fill: 'Call in "statement" what should be fast, often enough that it takes longer than the start of Node.',
};
}
;
const javascript_MANIFEST = /(?:^|\/)package\.json$/;
const SOURCE = /\.(?:[cm]?[jt]sx?|vue|svelte|css|scss)$/;
const JAVASCRIPT = {
reads: (path) => javascript_MANIFEST.test(path) || /(?:^|\/)(?:pnpm-workspace\.yaml|pnpm-lock\.yaml)$/.test(path),
find: (listing) => projectFolders(listing, (name) => name === 'package.json').map((folder) => javascript_findProject(listing, folder)),
};
function javascript_findProject(listing, folder) {
const manifest = parseJsonTable(textOf(listing, inside(folder, 'package.json')));
const packages = javascript_packagesOf(listing, folder, manifest);
const facts = { folder, manifest, scripts: scriptsOf(manifest), packages };
const managers = findManagers(listing, folder, manifest);
const bench = findBenchPackage(listing, facts);
const [first] = managers;
return {
language: hasFile(listing, inside(folder, 'tsconfig.json')) ? 'TypeScript' : 'JavaScript',
ways: [
...(bench === undefined || first === undefined ? [] : [wayOf(listing, facts, first, bench)]),
...managers.map((manager) => wayOf(listing, facts, manager)),
],
evaluator: installInputs(listing, folder, packages.length > 0),
sources: sourceGlobs(listing, folder, SOURCE),
};
}
function wayOf(listing, facts, manager, bench) {
const { folder, manifest, scripts, packages } = facts;
const command = (text) => ({ command: runIn(folder, text) });
const isWorkspace = packages.length > 0;
const build = ['build', 'bundle', 'compile'].find((name) => scripts.has(name));
const isInstalled = isWorkspace || needsPackages(manifest);
const installs = isInstalled ? manager.installs : [];
const own = bench === undefined ? [] : [bench.install];
const setups = installs.length === 0 ? own : installs.map((install) => [install, ...own].join(' && '));
return {
name: bench === undefined ? manager.name : `${manager.name} with ${bench.name}`,
setups: setups.map(command),
inputs: [...(isInstalled ? installInputs(listing, folder, isWorkspace) : []), ...(bench?.inputs ?? [])],
build: build === undefined ? undefined : { ...command(`${manager.runs[0]} ${build}`), cache: cacheOf(listing, folder) },
needsBuild: false,
tests: testsOf(scripts, manager).map(command),
benchmarks: [
...(bench?.benchmarks ?? []).map((text) => measureOf(folder, text)),
...javascript_benchmarksOf(listing, facts, manager),
],
templates: javascript_templatesOf(listing, { folder, manifest, packages, hasBuild: build !== undefined }),
};
}
function findBenchPackage(listing, { folder, packages }) {
for (const name of ['bench', 'benchmark', 'benchmarks']) {
const path = inside(folder, `${name}/package.json`);
const manifest = parseJsonTable(textOf(listing, path));
if (packages.includes(path) || !needsPackages(manifest))
continue;
const lock = inside(folder, `${name}/package-lock.json`);
const isLocked = hasFile(listing, lock);
const scripts = scriptsOf(manifest);
const names = [...benchmarkScripts(scripts), ...['start'].filter((each) => scripts.has(each))];
return {
name,
install: `${isLocked ? 'npm ci' : 'npm install --no-package-lock --no-audit --no-fund'} --prefix ${name}`,
inputs: [path, ...(isLocked ? [lock] : [])],
benchmarks: names.map((each) => `npm run --silent --prefix ${name} ${each}`),
};
}
return undefined;
}
function measureOf(folder, command) {
return { command: runIn(folder, command), what: 'the benchmarks of the project', direction: 'min' };
}
function javascript_packagesOf({ paths, texts }, folder, manifest) {
const isWorkspace = manifest.workspaces !== undefined || texts.has(inside(folder, 'pnpm-workspace.yaml'));
const start = folder === '' ? '' : `${folder}/`;
return isWorkspace
? paths.filter((path) => javascript_MANIFEST.test(path) && path.startsWith(start) && path !== `${start}package.json`)
: [];
}
function needsPackages(manifest) {
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
return kinds.some((key) => Object.keys(tableAt(manifest, key)).length > 0);
}
function cacheOf({ paths }, folder) {
const isNext = paths.some((path) => /(?:^|\/)next\.config\.\w+$/.test(path));
return isNext ? [inside(folder, '.next/cache')] : [];
}
function testsOf(scripts, manager) {
if (!hasTest(scripts))
return otherTests(scripts).map((name) => `${manager.runs[0]} ${name}`);
const others = otherTests(scripts).map((name) => `${manager.runs[0]} ${name}`);
return [...manager.tests.slice(0, 1), ...testParts(scripts), ...others, ...manager.tests.slice(1)];
}
const BENCHMARK_FILE = /(?:^|\/)(?:bench|benchmarks?|perf)(?:\/(?:index|main|run|all|(?:[^/]*[-_.])?bench(?:mark)?s?(?:[-_.][^/]*)?))?\.[cm]?js$/;
const javascript_MAX_FILES = 3;
function javascript_benchmarksOf(listing, { folder, scripts, manifest }, manager) {
const start = folder === '' ? '' : `${folder}/`;
const own = listing.paths.flatMap((path) => path.startsWith(start) && !/node_modules\//.test(path) ? [path.slice(start.length)] : []);
const runnable = benchmarkScripts(scripts).filter((name) => {
const runtime = needsRuntime(scripts, name);
return runtime === undefined || listing.hasProgram(runtime);
});
const named = runnable.flatMap((name) => [`${manager.runs[0]} ${name}`, ...benchmarkParts(scripts, name)]);
const isVitest = own.some((path) => /\.bench\.[cm]?[jt]sx?$/.test(path)) && 'vitest' in { ...tableAt(manifest, 'devDependencies') };
const started = new Set(named.length === 0 ? [] : runnable.flatMap((name) => filesStarted(scripts, name)));
const files = own.filter((path) => BENCHMARK_FILE.test(path) && !started.has(path)).slice(0, javascript_MAX_FILES);
const commands = [
...named,
...(isVitest
? ['npx --no-install vitest bench --run --outputJson="$TMPDIR/bench.json" >&2 && cat "$TMPDIR/bench.json"']
: []),
...files.map((path) => `node ${shellWord(path)}`),
];
return [...new Set(commands)].map((command) => measureOf(folder, command));
}
function javascript_templatesOf(listing, { folder, manifest, packages, hasBuild, }) {
const folders = hasBuild ? builtFolders(listing, [inside(folder, 'package.json'), ...packages]) : [];
const entry = findEntry(listing, folder, manifest);
return [
...(folders.length === 0 ? [] : [bundleSize(folder, folders)]),
...(entry === undefined ? [] : [statementTime(folder, entry)]),
];
}
;
const JMH = /\borg\.openjdk\.jmh\b/;
const USUAL_JAR = 'benchmarks';
function findJmh(listing, folder) {
const poms = [...listing.texts].flatMap(([path, text]) => path.startsWith(inside(folder, '')) && /(?:^|\/)pom\.xml$/.test(path) && JMH.test(text) ? [path] : []);
const own = poms.map((path) => path.slice(inside(folder, '').length));
const chosen = own.find((path) => jarOf(textOf(listing, inside(folder, path))) !== undefined) ?? own[0];
if (chosen === undefined)
return undefined;
const at = chosen.slice(0, Math.max(0, chosen.lastIndexOf('/')));
return {
jar: jarOf(textOf(listing, inside(folder, chosen))) ?? USUAL_JAR,
apart: at === '' || isModule(listing, folder, at) ? undefined : at,
};
}
function jarOf(pom) {
const name = /<artifactId>maven-shade-plugin<[\s\S]*?<finalName>\s*([^<]*?)\s*<\/finalName>/.exec(pom)?.[1];
return name?.replace(/\$\{uberjar\.name\}/, /<uberjar\.name>\s*([^<]*?)\s*</.exec(pom)?.[1] ?? USUAL_JAR);
}
function isModule(listing, folder, at) {
const parts = at.split('/');
return parts.some((_, index) => {
const pom = textOf(listing, inside(folder, [...parts.slice(0, index), 'pom.xml'].join('/')));
const name = parts.slice(index).join('/');
return [...pom.matchAll(/<module>\s*(?:\.\/)?([^<]*?)\/?\s*<\/module>/g)].some(([, module]) => module === name);
});
}
;
const MANIFESTS = ['pom.xml', 'build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'];
const jvm_JMH = /\borg\.openjdk\.jmh\b|me\.champeau\.jmh/;
const JVM = {
reads: (path) => MANIFESTS.some((name) => path === name || path.endsWith(`/${name}`)),
find: (listing) => projectFolders(listing, (name) => MANIFESTS.includes(name)).map((folder) => jvm_findProject(listing, folder)),
};
function jvm_findProject(listing, folder) {
const isKotlin = listing.paths.some((path) => path.endsWith('.kt'));
const manifests = listing.paths.filter((path) => MANIFESTS.some((name) => path === name || path.endsWith(`/${name}`)));
const names = [...new Set(manifests.map((path) => path.slice(path.lastIndexOf('/') + 1)))];
const many = names.filter((name) => manifests.filter((path) => path.endsWith(name)).length > 1);
const globs = names.map((name) => inside(folder, many.includes(name) ? `**/${name}` : name));
const extra = ['gradle.properties', 'gradle/libs.versions.toml', 'gradle/wrapper/**', '.mvn/**', 'gradle.lockfile'];
const isThere = (glob) => listing.paths.some((path) => path === glob || path.startsWith(`${glob.replace(/\*\*$/, '')}`));
const inputs = [...globs, ...extra.map((name) => inside(folder, name)).filter(isThere)];
return {
language: isKotlin ? 'Kotlin' : 'Java',
ways: [...maven(listing, folder, inputs), ...gradle(listing, folder, inputs)],
evaluator: inputs,
sources: sourcesOf(listing, folder),
};
}
function sourcesOf(listing, folder) {
const start = folder === '' ? '' : `${folder}/`;
const modules = listing.paths.flatMap((path) => path.startsWith(start) ? (/^(.*?)src\/main\//.exec(path.slice(start.length))?.[1] ?? []) : []);
const globs = [...new Set(modules)].map((module) => inside(folder, `${module}src/main/**`));
if (globs.length > 5)
return [inside(folder, '**/src/main/**')];
return globs.length > 0 ? globs : sourceGlobs(listing, folder, /\.(?:java|kt|scala|groovy)$/);
}
const MAVEN_SKIPS = [
'rat',
'checkstyle',
'spotbugs',
'pmd',
'cpd',
'jacoco',
'japicmp',
'enforcer',
'maven.javadoc',
'spotless.check',
'maven.gitcommitid',
'maven.buildNumber',
]
.map((name) => ` -D${name}.skip`)
.join('');
function maven(listing, folder, inputs) {
if (!hasFile(listing, inside(folder, 'pom.xml')))
return [];
const programs = hasFile(listing, inside(folder, 'mvnw')) ? ['sh mvnw', 'mvn'] : ['mvn'];
const project = findJmh(listing, folder);
const ways = programs.flatMap((mvn) => [
...(project === undefined
? []
: [{ name: `${mvn} with JMH`, ...jmhPhases(`${mvn} -B -q${MAVEN_SKIPS}`, project), jar: project.jar }]),
{ name: mvn, ...testPhases(`${mvn} -B -q`) },
{ name: `${mvn} without checks`, ...testPhases(`${mvn} -B -q${MAVEN_SKIPS}`) },
...mainModule(listing, folder).map((module) => ({
name: `${mvn}, module ${module}`,
...testPhases(`${mvn} -B -q${MAVEN_SKIPS} -pl ${shellWord(module)} -am`),
})),
]);
const test = anyTest(listing, folder);
return ways.map(({ name, run, fetch, fetchMore, build, jar }) => {
const command = (text) => ({ command: runIn(folder, text) });
const fetching = `${fetch} '-Dtest=${test.name}#noSuchTest' -DfailIfNoTests=false -Dsurefire.failIfNoSpecifiedTests=false -Dmaven.test.failure.ignore${fetchMore}`;
return {
name,
setups: [command(`${test.condition}${fetching} && find . -type d -name target -prune -exec rm -rf {} +`)],
inputs,
build: { ...command(build), cache: [] },
needsBuild: true,
tests: [command(`${run} -o test`)],
benchmarks: jar === undefined ? [] : jmh(folder, jar),
templates: [classSize(folder, '*/target/classes/*')],
};
});
}
function testPhases(run) {
return { run, fetch: `${run} test`, fetchMore: '', build: `${run} -o test-compile` };
}
function jmhPhases(run, { apart }) {
if (apart === undefined)
return { run, fetch: `${run} package`, fetchMore: '', build: `${run} -o package -DskipTests` };
const package_ = `-f ${shellWord(`${apart}/pom.xml`)} package -DskipTests`;
return {
run,
fetch: `${run} install`,
fetchMore: ` && ${run} ${package_}`,
build: `${run} -o install -DskipTests && ${run} -o ${package_}`,
};
}
function anyTest(listing, folder) {
const start = folder === '' ? '' : `${folder}/`;
const [module] = mainModule(listing, folder);
const tests = listing.paths.filter((path) => /src\/test\/.*\/\w+Test\.(?:java|kt)$/.test(path) && path.startsWith(start));
const path = tests.find((each) => each.startsWith(`${start}${module ?? ''}`)) ?? tests[0];
if (path === undefined)
return { name: 'NoSuchTest', condition: '' };
const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
return { name, condition: `test -f ${shellWord(path.slice(start.length))} && ` };
}
function mainModule({ paths }, folder) {
const start = folder === '' ? '' : `${folder}/`;
const sizes = new Map();
for (const path of paths) {
const module = path.startsWith(start) ? /^(.+?)\/src\/main\//.exec(path.slice(start.length))?.[1] : undefined;
if (module !== undefined && paths.includes(`${start}${module}/pom.xml`))
sizes.set(module, (sizes.get(module) ?? 0) + 1);
}
const [main] = [...sizes].toSorted(([, one], [, other]) => other - one);
return main === undefined || sizes.size === 1 ? [] : [main[0]];
}
function gradle(listing, folder, inputs) {
if (!MANIFESTS.slice(1).some((name) => hasFile(listing, inside(folder, name))))
return [];
const programs = hasFile(listing, inside(folder, 'gradlew')) ? ['sh gradlew', 'gradle'] : ['gradle'];
const isJmh = [...listing.texts].some(([path, text]) => /\.gradle(?:\.kts)?$/.test(path) && jvm_JMH.test(text));
return programs.map((program) => {
const run = `${program} --quiet --no-daemon`;
const command = (text) => ({ command: runIn(folder, text) });
return {
name: program,
setups: [
command(`${anyTest(listing, folder).condition}${run} testClasses && find . -type d -name build -prune -exec rm -rf {} +`),
],
inputs,
build: { ...command(`${run} --offline testClasses`), cache: [] },
needsBuild: true,
tests: [command(`${run} --offline test`)],
benchmarks: isJmh
? [{ ...command(`${run} --offline jmh`), what: 'the benchmarks of the project', direction: 'min' }]
: [],
templates: [classSize(folder, '*/build/classes/*')],
};
});
}
function jmh(folder, jar) {
const found = `jar=$(find . -path '*/target/${jar}.jar' | head -n 1)`;
return ['1s', '100ms'].map((time) => ({
command: runIn(folder, `${found} && java -jar "\${jar:?no ${jar}.jar was built}" -f 1 -wi 1 -i 3 -w ${time} -r ${time} -foe true -rf json -rff "$TMPDIR/jmh.json" >&2 && cat "$TMPDIR/jmh.json"`),
what: 'the benchmarks of the project',
direction: 'min',
}));
}
function classSize(folder, path) {
return {
what: 'the size of the compiled classes in bytes',
direction: 'min',
command: runIn(folder, `find . -path '${path}' -name '*.class' -exec cat {} + | wc -c | grep -vx 0`),
fill: 'Write a JMH benchmark of what should be fast, and run its jar.',
};
}
;
const TESTS = /^\s*(?:add_test|enable_testing|include\s*\(\s*CTest|catch_discover_tests|gtest_discover_tests)\b/im;
const BENCHMARKS_OPTION = /(?:^|_)(?:micro_?)?bench(?:es|marks?|marking)?$/i;
const TESTS_OPTION = /(?:^|_)(?:unit_?)?tests?(?:ing)?$/i;
const OTHER_OPTION = /(?:^|_)(?:no|not|disable|skip|without|fuzz|install|coverage|valgrind|cuda|gpu|mpi)(?:_|$)/i;
const FOREIGN = /(?:^|\/)(?:third[_-]?party|3rd[_-]?party|vendor|external|extern|deps|submodules)\//i;
function cmakeBuilds(listing, folder, target) {
const manifests = manifestsOf(listing, folder);
const hasTests = manifests.some(({ text }) => TESTS.test(text));
const benchmarks = programsOf(manifests).map(({ name, args }) => {
const found = `program=$(find ${target} -type f -perm -100 -name ${name} | head -n 1)`;
const program = `${found} && "\${program:?no program ${name} was built}"`;
return args === '' ? program : `${program} ${args}`;
});
const off = optionsOff(manifests);
const bench = off.filter((name) => BENCHMARKS_OPTION.test(name)).slice(0, 1);
const test = off.filter((name) => TESTS_OPTION.test(name) && !/bench/i.test(name)).slice(0, 1);
const choices = [[...bench, ...test], bench, test, []].filter((choice, index, all) => all.findIndex((each) => each.join() === choice.join()) === index);
return choices.map((choice) => ({
name: choice.length === 0 ? 'CMake' : `CMake with ${choice.join(' and ')}`,
options: choice.map((name) => ` -D${name}=ON`).join(''),
hasTests,
benchmarks,
}));
}
function manifestsOf({ texts }, folder) {
return [...texts].flatMap(([path, text]) => path.endsWith('CMakeLists.txt') && path.startsWith(inside(folder, '')) && !FOREIGN.test(path)
? [{ folder: path.slice(0, Math.max(0, path.lastIndexOf('/'))), text: text.replaceAll(/^\s*#.*$/gm, '') }]
: []);
}
function optionsOff(manifests) {
const own = manifests.toSorted((one, other) => one.folder.length - other.folder.length);
const names = own.flatMap(({ text }) => [...text.matchAll(/^\s*option\s*\(\s*(\w+)(?:\s+"[^"]*")?(?:\s+(\w+))?\s*\)/gim)].flatMap(([, name = '', value = 'OFF']) => (/^(?:off|no|false|0)$/i.test(value) ? [name] : [])));
return [...new Set(names)].filter((name) => !OTHER_OPTION.test(name));
}
const GOOGLE = /\bbenchmark(?:::benchmark|_main)?\b/;
const GOOGLE_ARGS = '--benchmark_format=json --benchmark_min_time=0.1';
function programsOf(manifests) {
const google = [];
const others = [];
for (const { folder, text } of manifests) {
const isAside = /(?:^|\/)(?:perf|bench(?:mark)?s?|benchmarking)(?:$|\/)/i.test(folder);
const linked = new Map([...text.matchAll(/^\s*target_link_libraries\s*\(\s*([\w.-]+)\s+([^)]*)\)/gim)].map(([, name = '', libraries = '']) => [name, libraries]));
for (const [, name = ''] of text.matchAll(/^\s*add_executable\s*\(\s*"?([\w.-]+)"?\s/gim)) {
if (GOOGLE.test(linked.get(name) ?? ''))
google.push({ name, args: GOOGLE_ARGS });
else if (isAside || /bench|(?:^|[_-])perf(?:$|[_-])/i.test(name))
others.push({ name, args: '' });
}
}
return [...google, ...others];
}
;
const native_MANIFESTS = ['CMakeLists.txt', 'meson.build', 'configure', 'configure.ac', 'Makefile', 'GNUmakefile', 'makefile'];
const MAKEFILES = ['GNUmakefile', 'makefile', 'Makefile'];
const native_SOURCE = /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx|ipp|m|mm|s|S|asm)$/;
const NATIVE = {
reads: (path) => /(?:^|\/)(?:CMakeLists\.txt|meson\.build|meson_options\.txt|(?:GNUm|m|M)akefile|configure\.ac)$/.test(path),
isSecondary: true,
find: (listing) => projectFolders(listing, (name) => native_MANIFESTS.includes(name)).map((folder) => native_findProject(listing, folder)),
};
function native_findProject(listing, folder) {
const manifests = native_MANIFESTS.filter((name) => hasFile(listing, inside(folder, name)));
const isNative = listing.paths.some((path) => /\.(?:c|cc|cpp|cxx|h|hpp)$/.test(path));
const isPlusPlus = listing.paths.some((path) => /\.(?:cc|cpp|cxx|hpp|hxx)$/.test(path));
const builders = [cmake, meson, configure, make].flatMap((find) => find(listing, folder, manifests));
return {
language: isPlusPlus ? 'C++' : isNative ? 'C' : 'Make',
ways: builders,
evaluator: [
...manifests.map((name) => inside(folder, name)),
...listing.paths.filter((path) => /(?:^|\/)CTest\w*\.cmake$/.test(path)),
],
sources: isNative ? sourceGlobs(listing, folder, native_SOURCE) : [],
};
}
function buildFolder(listing, folder) {
return namesIn(listing, folder).includes('build/') ? 'build-autorize' : 'build';
}
const JOBS = '"$(nproc)"';
function native_wayOf(folder, { name, setups = [], inputs = [], build, cache = [], tests, benchmarks, built, headers = [] }) {
const command = (text) => ({ command: runIn(folder, text) });
return {
name,
setups: setups.map(command),
inputs: inputs.map((path) => inside(folder, path)),
build: { ...command(build), cache: cache.map((path) => inside(folder, path)) },
needsBuild: true,
tests: tests.map(command),
benchmarks: benchmarks.map((text) => ({
...command(text),
what: 'the benchmarks of the project',
direction: 'min',
})),
templates: [sizeOf(folder, built), ...headers],
};
}
function cmake(listing, folder, manifests) {
if (!manifests.includes('CMakeLists.txt'))
return [];
const target = buildFolder(listing, folder);
return cmakeBuilds(listing, folder, target).map(({ name, options, hasTests, benchmarks }) => native_wayOf(folder, {
name,
build: `cmake -S . -B ${target} -DCMAKE_BUILD_TYPE=Release${options} > /dev/null && cmake --build ${target} --parallel ${JOBS} > /dev/null`,
cache: [target],
tests: hasTests ? [`ctest --test-dir ${target} --output-on-failure`] : [],
benchmarks,
built: target,
}));
}
function meson(listing, folder, manifests) {
if (!manifests.includes('meson.build'))
return [];
const target = buildFolder(listing, folder);
const texts = [...listing.texts].filter(([path]) => path.endsWith('meson.build')).map(([, text]) => text);
return [
native_wayOf(folder, {
name: 'Meson',
build: `meson setup --buildtype=release ${target} > /dev/null && meson compile -C ${target} > /dev/null`,
tests: texts.some((text) => /^\s*test\s*\(/m.test(text)) ? [`meson test -C ${target}`] : [],
benchmarks: texts.some((text) => /^\s*benchmark\s*\(/m.test(text)) ? [`meson test -C ${target} --benchmark`] : [],
built: target,
}),
];
}
function configure(listing, folder, manifests) {
const isMade = manifests.includes('configure');
if (!isMade && !manifests.includes('configure.ac'))
return [];
const target = buildFolder(listing, folder);
const generate = isMade ? '' : 'autoreconf -fi > /dev/null 2>&1 && ';
return ['beside', 'among'].map((where) => {
const at = where === 'beside' ? `cd ${target} && ` : '';
const begin = where === 'beside' ? `mkdir -p ${target} && ${at}../configure` : './configure';
return native_wayOf(folder, {
name: where === 'beside' ? 'configure' : 'configure in the sources',
build: `${generate}${begin} > /dev/null && make -s -j${JOBS} > /dev/null`,
tests: ['check', 'test'].map((name) => `${at}make -s ${name}`),
benchmarks: [],
built: where === 'beside' ? target : '.',
});
});
}
const native_TESTS = ['test', 'tests', 'check', 'unittest', 'unittests'];
const BENCHMARKS = ['bench', 'benchmark', 'benchmarks', 'perf'];
function make(listing, folder, manifests) {
const name = MAKEFILES.find((each) => manifests.includes(each));
if (name === undefined)
return [];
const text = textOf(listing, inside(folder, name));
const hasTarget = (target) => new RegExp(`^${target}\\s*:(?!=)`, 'm').test(text);
const [first] = [...text.matchAll(/^([A-Za-z][\w./-]*)(?:\s+[\w./-]+)*\s*:(?!=)/gm)].flatMap(([, target]) => target ?? []);
const isBuilding = first !== undefined && !native_TESTS.includes(first) && !BENCHMARKS.includes(first) && first !== 'help';
const programs = [...text.matchAll(/^([\w./-]*tests?[\w-]*)\s*:(?!=)/gim)].flatMap(([, target]) => target ?? []);
const tests = native_TESTS.filter(hasTarget).map((target) => `make -s ${target}`);
const others = programs.filter((target) => !native_TESTS.includes(target) && !/clean|install/.test(target) && listing.paths.some((path) => native_SOURCE.test(path)));
return [
native_wayOf(folder, {
name: 'make',
build: isBuilding ? `make -s -j${JOBS} > /dev/null` : '',
tests: tests.length > 0 ? tests : others.map((target) => `make -s ${target} && ./${target}`),
benchmarks: BENCHMARKS.filter(hasTarget).map((target) => `make -s ${target}`),
built: '.',
headers: headerSize(listing, folder),
}),
];
}
const OF_OTHERS = /(?:^|\/)(?:tests?|examples?|samples?|bench\w*|fuzz\w*|docs?|third[-_]?party|vendor|deps|build)\//i;
const MAX_HEADERS = 20;
function headerSize({ paths }, folder) {
const start = folder === '' ? '' : `${folder}/`;
const own = paths.flatMap((path) => (path.startsWith(start) ? [path.slice(start.length)] : []));
const sources = own.filter((path) => native_SOURCE.test(path) && !OF_OTHERS.test(path));
const headers = sources.filter((path) => /\.(?:h|hh|hpp|hxx)$/.test(path));
if (headers.length === 0 || headers.length > MAX_HEADERS || headers.length < sources.length)
return [];
const isPlusPlus = headers.some((path) => !path.endsWith('.h'));
const compiler = isPlusPlus ? 'c++ -x c++' : 'cc -x c';
return [
{
what: 'the size of the code of the headers, compiled, in bytes',
direction: 'min',
subjects: headers.map((path) => inside(folder, path)),
command: runIn(folder, `for header in ${headers.map(shellWord).join(' ')}; do ${compiler} -O2 -w -I. -Iinclude -c "$header" -o "$TMPDIR/$(echo "$header" | tr / _).o" || exit 1; done
size "$TMPDIR"/*.o | awk 'NR > 1 { bytes += $1 + $2 } END { if (!bytes) exit 1; print bytes }'`),
fill: 'Build a benchmark program of what should be fast, and print its time.',
},
];
}
function sizeOf(folder, built) {
const find = (names) => `$(find ${built} -type f ${names})`;
return {
what: 'the size of the code in the built libraries, else objects, else programs, in bytes',
direction: 'min',
command: runIn(folder, `files=${find("\\( -name '*.a' -o -name '*.so' -o -name '*.so.*' \\)")}
[ -n "$files" ] || files=${find("-name '*.o'")}
[ -n "$files" ] || files=${find('-perm -100')}
size $files 2>/dev/null | awk 'NR > 1 { bytes += $1 + $2 } END { if (!bytes) exit 1; print bytes }'`),
fill: 'Build a benchmark program of what should be fast, and print its time.',
};
}
;
const python_benchmarks_BENCHMARK_FILE = /(?:^|\/)(?:bench(?:marks?)?\/[^/]*|(?:run_)?bench(?:marks?)?(?:_[^/]*)?|[^/]*_bench(?:mark)?s?)\.py$/;
const ASV_CONFIG = /(?:^|\/)asv\.conf\.jsonc?$/;
function isPythonBenchmark(path) {
return python_benchmarks_BENCHMARK_FILE.test(path) || ASV_CONFIG.test(path);
}
const python_benchmarks_MAX_FILES = 3;
function pythonBenchmarks(listing, folder, python) {
const { fixtures, perf, scripts } = filesOf(listing, folder);
const commands = [
...(fixtures.length === 0
? []
: [
`${python} -m pytest -q --benchmark-only --benchmark-json="$TMPDIR/bench.json" ${fixtures.map(shellWord).join(' ')} >&2 && cat "$TMPDIR/bench.json"`,
]),
...asvSuites(listing, folder).flatMap((suite) => asvCommands(suite, python)),
...perf
.slice(0, python_benchmarks_MAX_FILES)
.map((path) => `${python} ${shellWord(path)} --fast -o "$TMPDIR/bench.json" >&2 && cat "$TMPDIR/bench.json"`),
...scripts.slice(0, python_benchmarks_MAX_FILES).map((path) => `${python} ${shellWord(path)}`),
];
return commands.map((command) => ({
command: runIn(folder, command),
what: 'the benchmarks of the project',
direction: 'min',
}));
}
function benchmarkTools(listing, folder) {
const { fixtures, perf, scripts } = filesOf(listing, folder);
return [
...(fixtures.length > 0 ? ['pytest-benchmark'] : []),
...(asvSuites(listing, folder).length > 0 ? ['asv'] : []),
...(perf.length > 0 || scripts.some((path) => /\bpyperf\b/.test(textOf(listing, inside(folder, path))))
? ['pyperf']
: []),
];
}
const TOP_STATEMENT = /^(?:(?:for|while|with)\b|[\w.]+\()/m;
function filesOf(listing, folder) {
const own = ownPaths(listing, folder).filter((path) => path.endsWith('.py'));
const textIn = (path) => textOf(listing, inside(folder, path));
const isFixture = (path) => /def test_\w+\([^)]*\bbenchmark\b|@pytest\.mark\.benchmark/.test(textIn(path));
const files = own.filter((path) => python_benchmarks_BENCHMARK_FILE.test(path) && !isFixture(path));
const perf = files.filter((path) => /^\s*(?:import|from) pyperf\b/m.test(textIn(path)));
const guarded = files.filter((path) => /^if __name__ ==/m.test(textIn(path)));
const isSuite = own.some((path) => ASV_CONFIG.test(path));
const plain = files.filter((path) => !isSuite && !guarded.includes(path) && TOP_STATEMENT.test(textIn(path)));
return {
fixtures: own.filter(isFixture),
perf,
scripts: [...guarded, ...plain.filter((path) => !perf.includes(path))],
};
}
function ownPaths({ paths }, folder) {
const start = folder === '' ? '' : `${folder}/`;
return paths.flatMap((path) => (path.startsWith(start) ? [path.slice(start.length)] : []));
}
function asvSuites(listing, folder) {
const configs = ownPaths(listing, folder).filter((path) => ASV_CONFIG.test(path));
return configs.slice(0, 1).map((config) => {
const at = config.slice(0, Math.max(0, config.lastIndexOf('/')));
const text = textOf(listing, inside(folder, config));
const named = /^\s*"benchmark_dir"\s*:\s*"([^"]+)"/m.exec(text)?.[1]?.replace(/\/$/, '') ?? 'benchmarks';
const benchmarks = inside(at, named);
return {
config,
parts: at === '' ? [config, benchmarks] : [at],
evaluator: [inside(folder, config), inside(folder, `${benchmarks}/**`)],
};
});
}
function asvCommands({ config, parts }, python) {
const name = config.slice(config.lastIndexOf('/') + 1);
const at = parts.length === 1 ? `/${config.slice(0, -name.length - 1)}` : '';
const copy = parts.map((part) => `mkdir -p "$suite/${folderOf(part)}" && cp -r ${shellWord(part)} "$suite/${part}"`);
const program = python.includes('/') ? `"$PWD/${python}"` : `"$(command -v ${python})"`;
return ['rounds=1', 'rounds=1 -a repeat=3'].map((attributes) => [
`python=${program} suite="$TMPDIR/asv"`,
...copy,
`cd "$suite${at}"`,
`sed -i 's|"repo" *: *"[^"]*"|"repo": "'"$suite"'"|' ${name}`,
'git init -q "$suite"',
'git -C "$suite" -c user.name=asv -c user.email=asv@localhost commit -q --allow-empty -m base',
'"$python" -m asv machine --yes > /dev/null',
`"$python" -m asv run --environment existing:"$python" --set-commit-hash HEAD -a ${attributes} >&2`,
`find "$suite" -name '*-existing-*.json' -exec cat {} +`,
].join(' && '));
}
function folderOf(path) {
return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
;
const NOTHING = { extras: [], packages: [], files: [] };
const OF_TESTS = /^(?:unit[-_]?)?test(?:s|ing)?$/i;
const OF_WORK = /^dev(?:el|elop|elopment)?$/i;
function testRequirements(listing, folder) {
const manifest = parseTomlTable(textOf(listing, inside(folder, 'pyproject.toml')));
for (const isName of [OF_TESTS, OF_WORK]) {
const found = requirementsOf(listing, { folder, manifest, isName });
if (found.extras.length + found.packages.length + found.files.length > 0)
return found;
}
const packages = toxPackages(listing, folder);
return packages.length > 0 ? { ...NOTHING, packages } : NOTHING;
}
const OF_BENCHMARKS = /^bench(?:mark)?(?:s|ing)?$|^perf(?:ormance)?$/i;
function benchmarkRequirements(listing, folder) {
const manifest = parseTomlTable(textOf(listing, inside(folder, 'pyproject.toml')));
return requirementsOf(listing, { folder, manifest, isName: OF_BENCHMARKS });
}
function requirementsOf(listing, { folder, manifest, isName }) {
const groups = tableAt(manifest, 'dependency-groups');
const names = Object.keys(groups).filter((name) => isName.test(name));
const poetry = Object.entries(tableAt(manifest, 'tool', 'poetry', 'group')).filter(([name]) => isName.test(name));
const inPoetry = poetry.flatMap(([, group]) => Object.keys(tableAt({ group }, 'group', 'dependencies')));
const extras = [
...Object.keys(tableAt(manifest, 'project', 'optional-dependencies')),
...extrasOfSetup(textOf(listing, inside(folder, 'setup.cfg'))),
];
return {
extras: [...new Set(extras.filter((name) => isName.test(name)))],
packages: [...new Set([...names.flatMap((name) => groupPackages(groups, name)), ...inPoetry])],
files: python_requirements_filesOf(listing, folder, isName),
};
}
const python_requirements_MAX_DEPTH = 5;
function groupPackages(groups, name, depth = 0) {
const entries = groups[name];
if (!Array.isArray(entries) || depth > python_requirements_MAX_DEPTH)
return [];
const included = entries.flatMap((entry) => {
const other = tableAt({ entry }, 'entry')['include-group'];
return typeof other === 'string' ? groupPackages(groups, other, depth + 1) : [];
});
return [...textsOf(entries), ...included];
}
function extrasOfSetup(text) {
const section = /^\[options\.extras_require\]\n([\s\S]*?)(?=^\[|$(?![\s\S]))/m.exec(text)?.[1] ?? '';
return [...section.matchAll(/^([\w.-]+)\s*=/gm)].flatMap(([, name]) => name ?? []);
}
function python_requirements_filesOf(listing, folder, isName) {
const start = folder === '' ? '' : `${folder}/`;
return listing.paths.flatMap((path) => {
if (!path.startsWith(start))
return [];
const own = path.slice(start.length);
const name = /^requirements\/([\w-]+)\.txt$/.exec(own)?.[1] ??
/^requirements[-_.]([\w-]+)\.txt$/.exec(own)?.[1] ??
/^([\w-]+?)[-_]requirements\.txt$/.exec(own)?.[1] ??
/^(tests?|bench(?:mark)?s?|perf)\/requirements\.txt$/.exec(own)?.[1];
return name !== undefined && isName.test(name) ? [own] : [];
});
}
function toxPackages(listing, folder) {
const text = textOf(listing, inside(folder, 'tox.ini'));
const deps = /^\[testenv\]\n(?:(?!^\[)[\s\S])*?^deps\s*=\s*([\s\S]*?)(?=^\S|$(?![\s\S]))/m.exec(text)?.[1] ?? '';
const lines = deps.split('\n').map((line) => line.replace(/#.*/, '').trim());
return lines.filter((line) => /^[A-Za-z][\w.[\],<>=!~ -]*$/.test(line));
}
function plainRequirements(listing, folder) {
return hasFile(listing, inside(folder, 'requirements.txt')) ? ['requirements.txt'] : [];
}
;
const python_MANIFESTS = ['pyproject.toml', 'setup.py', 'setup.cfg', 'requirements.txt', 'pytest.ini', 'tox.ini'];
const python_SOURCE = /\.(?:pyx?|pxd|c|cc|cpp|h|hpp|rs)$/;
const TEST_FILE = /(?:^|\/)(?:test_[^/]*|[^/]*_test|tests?)\.py$/;
const PYTHON = {
reads: (path) => python_MANIFESTS.some((name) => path === name || path.endsWith(`/${name}`)) ||
isPythonBenchmark(path) ||
TEST_FILE.test(path),
find: (listing) => projectFolders(listing, (name) => python_MANIFESTS.includes(name)).map((folder) => python_findProject(listing, folder)),
};
const VERSIONS = [
[/(?:setuptools|flit)[-_]scm|hatch-vcs/, 'SETUPTOOLS_SCM_PRETEND_VERSION'],
[/\bpbr\b/, 'PBR_VERSION'],
[/^\s*source\s*=\s*["']scm["']/m, 'PDM_BUILD_SCM_VERSION'],
[/poetry-dynamic-versioning/, 'POETRY_DYNAMIC_VERSIONING_BYPASS'],
];
function python_findProject(listing, folder) {
const pyproject = textOf(listing, inside(folder, 'pyproject.toml'));
const manifests = python_MANIFESTS.map((name) => textOf(listing, inside(folder, name))).join('\n');
const manifest = parseTomlTable(pyproject);
const requirements = testRequirements(listing, folder);
const facts = {
folder,
hasPackage: hasFile(listing, inside(folder, 'setup.py')) || ['project', 'build-system'].some((key) => key in manifest),
isPytest: usesPytest(listing, manifests),
requirements,
forBenchmarks: benchmarkRequirements(listing, folder),
venv: venvCommand(manifests),
versioned: VERSIONS.flatMap(([tool, name]) => (tool.test(manifests) ? `${name}=0.0.1 ` : [])).join(''),
};
const inputs = inputsOf(listing, facts);
return {
language: 'Python',
ways: waysOf(listing, facts).map((way) => ({ ...way, inputs: way.setups.length === 0 ? [] : inputs })),
evaluator: [...inputs, ...asvSuites(listing, folder).flatMap(({ evaluator }) => evaluator)],
sources: sourceGlobs(listing, folder, python_SOURCE),
};
}
function venvCommand(manifests) {
const minor = /\b(?:requires-python|python_requires)\s*=\s*["']?[^"'\n]*?>=\s*3\.(\d+)/.exec(manifests)?.[1];
const usual = 'python3 -m venv .venv';
if (minor === undefined)
return usual;
const isNewEnough = `python3 -c 'import sys; sys.exit(sys.version_info < (3, ${minor}))'`;
return `if ${isNewEnough}; then ${usual}; else PYENV_VERSION=3.${minor} python3.${minor} -m venv .venv; fi`;
}
function usesPytest(listing, manifests) {
if (/pytest/.test(manifests))
return true;
const texts = [...listing.texts].filter(([path]) => TEST_FILE.test(path)).map(([, text]) => text);
const isConfigured = listing.paths.some((path) => /(?:^|\/)conftest\.py$/.test(path));
return isConfigured || texts.some((text) => /^\s*(?:import|from) pytest\b/m.test(text));
}
function inputsOf(listing, { folder, requirements, forBenchmarks }) {
const names = [
...python_MANIFESTS,
'uv.lock',
'poetry.lock',
'pdm.lock',
'Pipfile',
'Pipfile.lock',
'setup.cfg',
...requirements.files,
...forBenchmarks.files,
];
const kept = names.filter((name) => !['pytest.ini', 'tox.ini'].includes(name));
return [...new Set(kept)].map((name) => inside(folder, name)).filter((path) => hasFile(listing, path));
}
const LOCKED = [
{ name: 'uv', lock: 'uv.lock', install: 'uv sync --frozen' },
{
name: 'poetry',
lock: 'poetry.lock',
install: 'POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --no-interaction',
},
{ name: 'pdm', lock: 'pdm.lock', install: 'pdm install --frozen-lockfile' },
];
const OWN_PYTHON = '.venv/bin/python';
function waysOf(listing, facts) {
const { folder, versioned } = facts;
const command = (text) => ({ command: runIn(folder, text) });
const locked = LOCKED.filter(({ name, lock }) => hasFile(listing, inside(folder, lock)) && listing.hasProgram(name));
const ways = [
...locked.map(({ name, install }) => ({ name, setups: [command(`${versioned}${install}`)], python: OWN_PYTHON })),
{ name: 'venv', setups: installs(listing, facts).map(command), python: OWN_PYTHON },
{ name: 'python3', setups: [], python: 'python3' },
];
return ways.map(({ name, setups, python }) => ({
...{ name, setups, needsBuild: false, inputs: [] },
tests: python_testsOf(listing, facts, python).map(command),
benchmarks: pythonBenchmarks(listing, folder, python),
templates: python_templatesOf(listing, facts, python),
}));
}
function installs(listing, facts) {
const { folder, hasPackage, isPytest, requirements, forBenchmarks, versioned, venv } = facts;
const plain = hasPackage ? [] : plainRequirements(listing, folder);
const pytest = isPytest ? ['pytest'] : [];
const tools = benchmarkTools(listing, folder);
const own = (wanted) => hasPackage ? [`-e ${shellWord(wanted.length === 0 ? '.' : `.[${wanted.join(',')}]`)}`] : [];
const all = (parts) => [
...own([...new Set(parts.flatMap(({ extras }) => extras))]),
...[...plain, ...parts.flatMap(({ files }) => files)].map((file) => `-r ${shellWord(file)}`),
...[...parts.flatMap(({ packages }) => packages), ...pytest].map(shellWord),
];
const full = all([requirements]);
const least = [...own([]), ...plain.map((file) => `-r ${shellWord(file)}`), ...pytest];
const texts = [[...all([requirements, forBenchmarks]), ...tools], [...full, ...tools], full, least]
.filter((words) => words.length > 0)
.map((words) => [...new Set(words)].join(' '));
const path = hasPackage ? findModule(listing, folder)?.path : undefined;
const condition = path === undefined ? '' : `test -f ${shellWord(path)} && `;
return [...new Set(texts)].map((words) => `${condition}${venv} && ${versioned}${OWN_PYTHON} -m pip install --quiet ${words}`);
}
function python_testsOf(listing, { folder, isPytest }, python) {
const hasTests = listing.paths.some((path) => path.startsWith(folder === '' ? '' : `${folder}/`) && TEST_FILE.test(path));
const hasTestFolder = listing.paths.some((path) => path.startsWith(inside(folder, 'tests/')));
const pytest = `${python} -m pytest -q`;
const isDjango = hasFile(listing, inside(folder, 'manage.py'));
const unittest = [
...(isDjango ? [`${python} manage.py test`] : []),
`${python} -m unittest -q`,
...(hasTestFolder ? [`${python} -m unittest discover -q -s tests`] : []),
];
if (isPytest)
return [pytest];
return hasTests ? [...unittest, pytest] : [];
}
function python_templatesOf(listing, { folder }, python) {
const module = findModule(listing, folder);
if (module === undefined)
return [];
return [
{
what: `the time to start Python and import ${module.name}, in milliseconds`,
direction: 'min',
fill: 'Call in "statement" what should be fast, often enough that it takes longer than the start of Python.',
command: runIn(folder, `${python} -I -c '
import subprocess, sys, time
statement = """
import ${module.name}
if not getattr(${module.name}, "__file__", None): raise ImportError("${module.name} is a folder without code")
"""
times = []
for run in range(20):
    ended = "ended " + str(run)
    begun = time.perf_counter()
    child = subprocess.run([sys.executable, "-c", statement + "\\nprint(" + repr(ended) + ")"], stdout=subprocess.PIPE, text=True, check=True${module.folder === '' ? '' : `, env={"PYTHONPATH": "${module.folder}"}`})
    times.append(1000 * (time.perf_counter() - begun))
    if not child.stdout.endswith(ended + "\\n"): sys.exit("the statement did not run to its end")
print(min(times))
'`),
},
];
}
const NO_PACKAGE = /^(?:tests?|testing|docs?|examples?|bench(?:marks?)?|scripts|tools|setup|conftest|noxfile|manage)$/;
function findModule(listing, folder) {
const manifest = parseTomlTable(textOf(listing, inside(folder, 'pyproject.toml')));
const start = folder === '' ? '' : `${folder}/`;
const found = listing.paths.flatMap((path) => {
const own = path.startsWith(start) ? path.slice(start.length) : '';
const [, src, name] = /^(src\/)?([A-Za-z_]\w*)(?:\/__init__)?\.py$/.exec(own) ?? [];
return name === undefined || NO_PACKAGE.test(name)
? []
: [{ name, folder: src === undefined ? '' : 'src', path: own }];
});
const named = String(tableAt(manifest, 'project').name ?? '')
.toLowerCase()
.replaceAll(/[-.]/g, '_');
return found.find(({ name }) => name.toLowerCase() === named) ?? found[0];
}
;
const rust_MANIFEST = /(?:^|\/)Cargo\.toml$/;
const BENCHMARK = /(?:^|\/)benches\/[^/]+(?:\/main)?\.rs$/;
const RUST = {
reads: (path) => rust_MANIFEST.test(path) || BENCHMARK.test(path),
find: (listing) => projectFolders(listing, (name) => name === 'Cargo.toml').map((folder) => rust_findProject(listing, folder)),
};
function rust_findProject(listing, folder) {
const command = (text) => ({ command: runIn(folder, text) });
const manifest = parseTomlTable(textOf(listing, inside(folder, 'Cargo.toml')));
const isLocked = hasFile(listing, inside(folder, 'Cargo.lock'));
const benches = benchesOf(listing, folder);
const all = 'workspace' in manifest ? ' --workspace' : '';
const inputs = rust_inputsOf(listing, folder);
const way = (name, benchmarks) => ({
name,
setups: isLocked ? ['cargo fetch --locked', 'cargo fetch'].map(command) : [command('cargo fetch')],
inputs,
build: {
...command([`cargo test --offline --no-run --quiet${all}`, ...benchmarks.map(({ build }) => build)].join(' && ')),
cache: [inside(folder, 'target')],
},
needsBuild: true,
tests: [`cargo test --offline --quiet${all}`, `cargo test --offline --quiet${all} --lib --tests`].map(command),
benchmarks: benchmarks.map(({ run }) => ({
...command(run),
what: 'the benchmarks of the crate',
direction: 'min',
})),
templates: [rust_sizeOf(folder, manifest)],
});
return {
language: 'Rust',
ways: [way('cargo', benches), ...(benches.length === 0 ? [] : [way('cargo without benches', [])])],
evaluator: inputs,
sources: sourceGlobs(listing, folder, /\.rs$/),
};
}
function rust_inputsOf(listing, folder) {
const names = ['Cargo.lock', 'rust-toolchain', 'rust-toolchain.toml', '.cargo/config.toml', '.cargo/config'];
const manifests = listing.paths.filter((path) => rust_MANIFEST.test(path) && path.startsWith(folder));
const glob = manifests.length > 1 ? [inside(folder, '**/Cargo.toml')] : [inside(folder, 'Cargo.toml')];
return [...glob, ...names.map((name) => inside(folder, name)).filter((path) => hasFile(listing, path))];
}
const SHORT = '--warm-up-time 0.3 --measurement-time 0.7 --noplot';
function benchesOf(listing, folder) {
const files = listing.paths.filter((path) => BENCHMARK.test(path) && path.startsWith(folder === '' ? '' : `${folder}/`));
const kinds = [
{ uses: /\bcriterion(?:2|_\w+)?::|\bcodspeed_criterion_compat::/, options: ` -- ${SHORT}` },
{ uses: /\bdivan::/, options: '' },
{ uses: /\biai_callgrind::|\bgungraun::/, options: '' },
{ uses: /\bbencher::|\btest::Bencher\b/, options: '' },
];
return kinds.flatMap(({ uses, options }) => {
const used = files.filter((path) => uses.test(textOf(listing, path)));
if (used.length === 0)
return [];
const names = used.map((path) => /benches\/([^/]+?)(?:\/main)?\.rs$/.exec(path)?.[1] ?? '');
const packages = [...new Set(used.map((path) => rust_packageOf(listing, path)))];
const chosen = [
...packages.flatMap((name) => (name === undefined ? [] : [`-p ${name}`])),
...names.map((name) => `--bench ${name}`),
];
const bench = `cargo bench --offline --quiet ${chosen.join(' ')}`;
return [{ run: `${bench}${options}`, build: `${bench} --no-run` }];
});
}
function rust_packageOf(listing, path) {
const folder = path.slice(0, Math.max(0, path.search(/\/?benches\//)));
if (folder === '')
return undefined;
const name = tableAt(parseTomlTable(textOf(listing, inside(folder, 'Cargo.toml'))), 'package').name;
return typeof name === 'string' ? name : undefined;
}
function rust_sizeOf(folder, manifest) {
const all = 'workspace' in manifest ? ' --workspace' : '';
return {
what: 'the size of the compiled crate in bytes',
direction: 'min',
command: runIn(folder, `cargo build --release --offline --quiet${all} &&
find target/release -maxdepth 1 -type f \\( -name '*.rlib' -o -name '*.so' -o -perm -100 \\) -exec cat {} + | wc -c | grep -vx 0`),
fill: 'Write a benchmark in benches/ (criterion or divan) of what should be fast, and run it with cargo bench --offline.',
};
}
;
const ECOSYSTEM_NAMES = ['javascript', 'rust', 'go', 'python', 'jvm', 'native'];
const ECOSYSTEMS = {
javascript: JAVASCRIPT,
rust: RUST,
go: GO,
python: PYTHON,
jvm: JVM,
native: NATIVE,
};
function isRead(path) {
return !/(?:^|\/)node_modules\//.test(path) && ECOSYSTEM_NAMES.some((name) => ECOSYSTEMS[name].reads(path));
}
function findProjects(listing) {
const found = ECOSYSTEM_NAMES.map((name) => ({
isSecondary: ECOSYSTEMS[name].isSecondary === true,
projects: ECOSYSTEMS[name].find(listing),
}));
const main = found.filter(({ isSecondary }) => !isSecondary).flatMap(({ projects }) => projects);
const rest = found.filter(({ isSecondary }) => isSecondary).flatMap(({ projects }) => projects);
return main.length === 0 || isMainlyNative(listing) ? [...rest, ...main] : main;
}
const NATIVE_SOURCE = /\.(?:c|cc|cpp|cxx|h|hh|hpp)$/;
const registry_SOURCE = /\.(?:c|cc|cpp|cxx|h|hh|hpp|[cm]?[jt]sx?|py|rs|go|java|kt)$/;
const registry_MANIFEST = /^(?:CMakeLists\.txt|meson\.build|configure|configure\.ac|(?:GNUm|m|M)akefile)$/;
function isMainlyNative({ paths }) {
const sources = paths.filter((path) => registry_SOURCE.test(path));
const native = sources.filter((path) => NATIVE_SOURCE.test(path));
return paths.some((path) => registry_MANIFEST.test(path)) && native.length > sources.length / 2;
}
;
const read_listing_MAX_BYTES = 512 << 10;
const MAX_TEXTS = 2000;
async function readListing(git, commit, { env }) {
const files = await listSizes(git, commit);
const wanted = files.filter(({ path, size }) => size <= read_listing_MAX_BYTES && isRead(path)).slice(0, MAX_TEXTS);
return {
paths: files.map(({ path }) => path),
texts: await readTexts(git, wanted),
hasProgram: (name) => (0,program_path .aY)(name, env.PATH ?? '') !== undefined,
};
}
async function listSizes(git, commit) {
const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', commit]);
return (0,raw_diff .K)(stdout).flatMap((entry) => {
const nameAt = entry.indexOf(TAB) + 1;
const [mode = '', , id = '', size = ''] = entry.toString('latin1', 0, nameAt - 1).split(/ +/);
return mode.startsWith('100') ? [{ path: (0,byte_path .q0)(entry.subarray(nameAt)), id, size: Number(size) }] : [];
});
}
const TAB = 0x09;
async function readTexts(git, files) {
const texts = new Map();
if (files.length === 0)
return texts;
const { stdout } = await git(['cat-file', '--batch'], { input: files.map(({ id }) => `${id}\n`).join('') });
let from = 0;
for (const { path, size } of files) {
const start = stdout.indexOf('\n', from) + 1;
texts.set(path, stdout.toString('utf8', start, start + size));
from = start + size + 1;
}
return texts;
}
var candidate_trials = __webpack_require__(51565);
var evaluator_trust = __webpack_require__(12609);
var evaluator_trial = __webpack_require__(79856);
var opening = __webpack_require__(67018);
var external_node_util_ = __webpack_require__(57975);
var benchmark_score = __webpack_require__(95639);
var planted_files = __webpack_require__(62044);
var protected_files = __webpack_require__(15310);
var failure_line = __webpack_require__(4527);
var regular_file = __webpack_require__(48951);
var experiment_config = __webpack_require__(83732);
var objective = __webpack_require__(31409);
;
const MAX_OUTPUT_BYTES = 1 << 20;
async function measureCommand(evaluating, measured) {
const { privateArea, config, protectedFiles, signal } = evaluating;
const { command, name, tree, logs } = measured;
(0,external_node_fs_.mkdirSync)(logs, { recursive: true });
const prefix = `${name}-`;
const purpose = { kind: 'check', name: 'command', command };
const scored = await (0,objective .DR)(privateArea, {
...{ config, protectedFiles, tree, workspace: 1, logs, prefix, purpose, signal },
});
switch (scored.kind) {
case 'scored': {
const { command_ms: ms = 0, 'judge-setup_ms': setupMs, build_ms: buildMs } = scored.timings;
const [output = '', errors = ''] = ['stdout', 'stderr'].map((stream) => (0,regular_file .EI)(`${logs}/${prefix}command.${stream}`, 'start', MAX_OUTPUT_BYTES)?.text);
return { kind: 'ran', ms, setupMs, buildMs, output, errors };
}
case 'failed':
return { kind: 'failed', reason: scored.reason, isTimedOut: scored.timedOut === true, log: scored.log };
case 'infra':
return { kind: 'failed', reason: scored.reason, isTimedOut: false, log: undefined };
case 'aborted':
return scored;
default:
return scored;
}
}
;
const test_outcome_NOTHING = [
/^Ran 0 tests in /m,
/^No tests were found/m,
/^no tests ran/m,
/^no tests found/im,
/^\s*0 passing\b/m,
/^# tests 0$/m,
];
function ranNothing(output) {
const isGo = /^\?\s+\S+\s+\[no test files\]$/m.test(output) && !/^ok\s/m.test(output);
const results = [...output.matchAll(/^test result: ok\. (\d+) passed/gm)];
const isCargo = results.length > 0 && results.every(([, passed]) => passed === '0');
return isGo || isCargo || test_outcome_NOTHING.some((pattern) => pattern.test(output));
}
const escaped = (name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const RUNNERS = [
{
runs: /-m pytest\b/,
failed: /^(?:FAILED|ERROR|SUBFAILED.*?) (\S+?::\S+)/gm,
without: (command, names) => `${command}${names.map((name) => ` --deselect ${shellWord(name)}`).join('')}`,
},
{
runs: /\bgo test\b/,
failed: /^--- FAIL: (\w+)/gm,
without: (command, names) => command.replace(/\bgo test\b/, () => `go test -skip ${shellWord(`^(${names.map(escaped).join('|')})$`)}`),
},
{
runs: /\bcargo test\b/,
failed: /^test (\S+)(?: - should panic)? \.\.\. FAILED$/gm,
without: (command, names) => `${command} --${names.map((name) => ` --skip ${shellWord(name)}`).join('')}`,
},
{
runs: /\bctest\b/,
failed: /^\s*\d+ - (\S+) \((?:Failed|SEGFAULT|Timeout|Not Run)\)/gm,
without: (command, names) => `${command} -E ${shellWord(`^(${names.map(escaped).join('|')})$`)}`,
},
];
const MAX_FAILED = 10;
function withoutFailed(command, output) {
const runner = RUNNERS.find(({ runs }) => runs.test(command));
if (runner === undefined)
return undefined;
const names = [...new Set([...output.matchAll(runner.failed)].flatMap(([, name]) => name ?? []))];
if (names.length === 0 || names.length > MAX_FAILED)
return undefined;
return { command: runner.without(command, names), without: names };
}
const IN_REPOSITORY = 'export GIT_DIR="$TMPDIR/git" GIT_WORK_TREE="$PWD" && git init -q && git -c user.name=autorize -c user.email=autorize@localhost commit -q --allow-empty -m base && ';
function withRepository(command, output) {
const isWanted = /not a git repository/i.test(output) && !command.startsWith(IN_REPOSITORY);
return isWanted ? { command: `${IN_REPOSITORY}${command}` } : undefined;
}
;
const LIMITS_MS = {
setup: 1_800_000,
build: 1_800_000,
guard: 600_000,
objective: 120_000,
};
const SCORES = 3;
const MAX_LINES = 5;
const TAIL_BYTES = 4000;
function openTester({ privateArea, protect, written = new Set(), limitMs, signal, onEvent, }) {
const logs = (0,external_node_path_.join)(privateArea.folder, 'trials');
let count = 0;
const evaluate = async (attempt, parse) => {
const { store } = privateArea;
const commands = [attempt.command, ...(attempt.build === undefined ? [] : [attempt.build.command])];
const globs = protect(commands);
const protectedFiles = await (0,protected_files .sz)(store, { commit: store.base, globs, commands });
const tree = await (0,kernel_git .JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${store.base}^{tree}`]);
return { privateArea, config: configOf(attempt, { parse, limitMs, protect: globs }), protectedFiles, signal, tree };
};
const run = async (attempt) => {
const { role } = attempt;
const shown = shownCommand(attempt);
onEvent({ kind: 'begun', role, command: shown, limitMs: limitMs ?? LIMITS_MS[role] });
const begun = performance.now();
count += 1;
const evaluating = await evaluate(attempt, { kind: 'float' });
const { tree } = evaluating;
const measured = await measureCommand(evaluating, { command: attempt.command, name: `trial-${count}`, tree, logs });
const tookMs = performance.now() - begun;
if (measured.kind === 'failed')
onEvent({
kind: 'ended',
role,
command: shown,
ms: tookMs,
failure: { reason: reasonOf(measured), lines: lastLines(measured.log) },
});
return { ...measured, tookMs };
};
const noteMade = async (reason) => {
const [, path] = NEW_TEST.exec(reason) ?? [];
if (path === undefined)
return false;
const tracked = await (0,git_store .CS)(privateArea.store, privateArea.store.base);
const folder = newFolderOf(path, tracked.map((file) => (0,byte_path .q0)(file.path)));
if (folder === undefined || written.has(folder))
return false;
written.add(folder);
return true;
};
const attempt = async (asked) => {
const measured = await run(asked);
if (measured.kind === 'aborted')
return { kind: 'failed', reason: 'cancelled' };
if (measured.kind === 'failed') {
const folders = (0,planted_files .J)(protect([asked.command])).filter((folder) => !written.has(folder));
const closed = findClosed(outputOf(measured.log), folders);
for (const folder of closed)
written.add(folder);
const isOpened = closed.length > 0 || (await noteMade(measured.reason));
if (isOpened && asked.role === 'guard')
return attempt(asked);
const output = outputOf(measured.log);
const amended = withRepository(triedCommand(asked), output) ??
(asked.role === 'guard' ? withoutFailed(asked.command, output) : undefined);
return { kind: 'failed', reason: reasonOf(measured), amended };
}
if (asked.role === 'guard' && ranNothing(`${measured.output}\n${measured.errors}`)) {
const failure = { reason: 'it ran no test', lines: [] };
onEvent({ kind: 'ended', role: asked.role, command: shownCommand(asked), ms: measured.ms, failure });
return { kind: 'failed', reason: failure.reason };
}
const ms = { setup: measured.setupMs, build: measured.buildMs, guard: measured.ms, objective: measured.ms }[asked.role];
onEvent({ kind: 'ended', role: asked.role, command: shownCommand(asked), ms, failure: undefined });
return { kind: 'worked', ms, wasThere: ms === undefined };
};
const score = async (asked) => {
const { role } = asked;
const command = shownCommand(asked);
const measured = await run(asked);
if (measured.kind === 'aborted')
return { kind: 'failed', reason: 'cancelled' };
if (measured.kind === 'failed')
return (await noteMade(measured.reason)) ? score(asked) : { kind: 'failed', reason: reasonOf(measured) };
const read = await readScore(measured.output, signal);
const refuse = (reason) => {
onEvent({
kind: 'ended',
role,
command,
ms: measured.ms,
failure: { reason, lines: measured.output.trimEnd().split('\n').slice(-MAX_LINES) },
});
return { kind: 'failed', reason };
};
if (read === undefined)
return refuse('it ran, but printed no score that is known');
if ('reason' in read)
return refuse(`it ran, but its output is not a score: ${read.reason}`);
const scores = [read.score];
const evaluating = await evaluate(asked, read.parse);
while (scores.length < SCORES) {
count += 1;
onEvent({ kind: 'repeated', run: scores.length + 1, of: SCORES });
const request = {
...evaluating,
workspace: 1,
logs,
prefix: `trial-${count}-`,
purpose: { kind: 'score' },
};
const scored = await (0,objective .DR)(privateArea, request);
if (scored.kind === 'aborted')
return { kind: 'failed', reason: 'cancelled' };
if (scored.kind !== 'scored')
return refuse(`it printed a score, but not each time: ${scored.reason}`);
scores.push(scored.score);
}
onEvent({ kind: 'ended', role, command, ms: measured.ms, failure: undefined });
return { kind: 'scored', ms: measured.ms, scores, output: measured.output, parse: read.parse };
};
return { isCancelled: () => signal?.aborted === true, attempt, score };
}
function triedCommand({ role, command, setup, build }) {
return { setup: setup ?? '', build: build?.command ?? '', guard: command, objective: command }[role];
}
function shownCommand(attempt) {
return (attempt.role === 'objective' ? attempt.title : undefined) ?? triedCommand(attempt);
}
function reasonOf({ reason, isTimedOut }) {
const text = reason.replace(/^(?:command|judge-setup|build) /, 'it ');
return isTimedOut ? `${text}, the limit of a trial; raise it with --measure-limit` : text;
}
function lastLines(log) {
if (log === undefined)
return [];
const other = log.endsWith('.stderr') ? log.replace(/stderr$/, 'stdout') : log.replace(/stdout$/, 'stderr');
const texts = [log, other].map((path) => (0,external_node_util_.stripVTControlCharacters)((0,regular_file .EI)(path, 'end', TAIL_BYTES)?.text ?? ''));
return (0,failure_line .w)(...texts).slice(-MAX_LINES);
}
const NEW_TEST = /the new file "([^"\\]+)" must not be there: it matches what is protected/;
function newFolderOf(path, tracked) {
const parts = path.split('/').slice(0, -1);
const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
return folders.find((folder) => tracked.every((file) => !file.startsWith(`${folder}/`)));
}
function findClosed(output, folders) {
const refused = output.split('\n').filter((line) => /EROFS|Read-only file system/i.test(line));
return folders.filter((folder) => refused.some((line) => line.includes(`${folder}/`)));
}
function outputOf(log) {
if (log === undefined)
return '';
const streams = ['stdout', 'stderr'].map((stream) => log.replace(/(?:stdout|stderr)$/, stream));
return streams
.map((path) => (0,external_node_util_.stripVTControlCharacters)((0,regular_file .EI)(path, 'end', trial_MAX_OUTPUT_BYTES)?.text ?? ''))
.join('\n');
}
const trial_MAX_OUTPUT_BYTES = 1 << 20;
async function readScore(output, signal) {
const parsed = await (0,objective .yN)({ kind: 'float' }, { output, nonce: '', signal });
if ('score' in parsed)
return { parse: { kind: 'float' }, score: parsed.score };
const kind = (0,benchmark_score .Sr)(output);
if (kind === undefined || kind === 'sizes')
return undefined;
const read = (0,benchmark_score .ci)(output, { kind });
return 'score' in read ? { parse: { kind }, score: read.score } : read;
}
function usualEnvironment() {
const nothing = { role: 'setup', setup: undefined, inputs: [], build: undefined, command: 'true' };
return configOf(nothing, { parse: { kind: 'float' }, limitMs: undefined, protect: [] }).environment;
}
function configOf({ role, setup = '', inputs, build, command }, { parse, limitMs, protect, }) {
const limitOf = (limited) => (0,duration .PP)(limitMs ?? LIMITS_MS[limited]);
return experiment_config .R.parse({
experiment: { name: 'init' },
objective: { command, direction: 'min', parse, timeout: limitOf(role), protect },
setup: { command: setup, timeout: limitOf('setup'), inputs: setup === '' ? [] : inputs },
build: build === undefined ? {} : { command: build.command, cache: build.cache, timeout: limitOf('build') },
schedule: { total_budget: '1h' },
agent: { command: 'true {prompt_file}' },
});
}
;
async function openLaboratory(request, { env }) {
const { paths, base, signal } = request;
const level = await (0,sandbox_level .q1)({ requested: 'auto', network: 'on' });
const of = { repository: paths.repository, name: paths.name, environment: usualEnvironment() };
const temporary = await (0,temporary_area .g)({ ...of, parentEnv: env, base, level, purpose: 'init', signal });
const { privateArea } = temporary;
const findBelief = async (config, objective) => {
const [score] = objective?.scores ?? [];
if (objective === undefined || score === undefined || signal?.aborted === true)
return undefined;
const protectedFiles = await (0,opening .us)(privateArea.store, config);
const trial = { privateArea, config, protectedFiles, signal };
const base = { score, output: objective.output, metrics: null };
const echo = await (0,candidate_trials .J$)((0,evaluator_trial .et)(trial), () => (0,evaluator_trial .c9)(trial, base));
return echo.kind === 'believed' ? (0,evaluator_trust .sz)(echo) : undefined;
};
return {
level: level.kind,
tester: openTester({ ...request, privateArea }),
findBelief,
[Symbol.asyncDispose]: () => temporary[Symbol.asyncDispose](),
};
}
var picomatch = __webpack_require__(14006);
var literal_glob = __webpack_require__(13310);
var plant_names = __webpack_require__(44538);
var deciding_files = __webpack_require__(87129);
var test_files = __webpack_require__(66662);
;
const FOLDERS = [
...['test', 'tests', 'spec', 'specs', '__tests__', '__snapshots__', '__fixtures__', 'testdata', 'fixtures', 'e2e'],
...['bench', 'benches', 'benchmark', 'benchmarks', 'jmh'],
];
const TOP_FOLDERS = ['test', 'tests', 'spec', '__tests__', 'bench', 'benches', 'benchmark', 'benchmarks'];
const TOP_MANIFESTS = ['package.json', 'pyproject.toml', 'Makefile'];
const BENCHMARK_FILES = [
'**/*.bench.{js,mjs,cjs,ts,mts,cts,jsx,tsx}',
'**/{bench,benchmark,benchmarks}.{js,mjs,cjs,ts,py,sh}',
];
const LEFT_OUT = /(?:^|\/)(?:node_modules|vendor|\.autorize)\//;
const MAX_OF_NAME = 3;
function protectedGlobs({ listing, evaluator, commands, subjects = [], written }) {
const paths = listing.paths.filter((path) => !LEFT_OUT.test(path));
const found = new Globs(paths);
found.add(...TOP_FOLDERS.map((name) => `${name}/**`), ...TOP_MANIFESTS);
found.add(...folderGlobs(paths));
found.add(...(0,test_files .p_)({ paths, makefile: textOf(listing, 'Makefile') }, found.globs));
found.add(...BENCHMARK_FILES, ...evaluator);
found.addAbsent(...absentMakefiles(listing).map(literal_glob .I));
const isJudge = (path) => !subjects.includes(path);
found.add(...asGlobs(decidingFiles(listing, commands).filter(isJudge)));
found.add(...namedFiles(listing, commands).filter(isJudge).map(literal_glob .I));
const made = [...(written ?? [])].filter((folder) => paths.every((path) => !path.startsWith(`${folder}/`)));
const named = found.globs.filter((glob) => !isFloating(glob));
const isNamed = named.length === 0 ? () => false : picomatch(named, { dot: true });
const elsewhere = paths.filter((path) => !isNamed(path));
return found.globs.flatMap((glob) => {
if (made.length > 0 && isFloating(glob))
return globsBeside(made, glob, elsewhere);
const folder = glob.replace(/\/\*\*$/, '');
return folder !== glob && written?.has(folder) === true ? fileGlobs(folder, paths) : [glob];
});
}
function isFloating(glob) {
return glob.startsWith('**/');
}
function globsBeside(made, glob, paths) {
const isMatch = picomatch(glob, { dot: true });
const globs = paths
.filter((path) => isMatch(path))
.map((path) => {
const parts = path.split('/').slice(0, -1);
const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
const outermost = folders.find((folder) => made.every((each) => !each.startsWith(`${folder}/`)));
return outermost === undefined ? (0,literal_glob .I)(path) : `${(0,literal_glob .I)(outermost)}/${glob}`;
});
return [...new Set(globs)];
}
function fileGlobs(folder, paths) {
const files = paths.filter((path) => path.startsWith(`${folder}/`));
const extensionOf = (path) => /[^/](\.[A-Za-z]\w*)$/.exec(path)?.[1];
const extensions = new Set(files.flatMap((path) => extensionOf(path) ?? []));
return [
...[...extensions].map((extension) => `${(0,literal_glob .I)(folder)}/**/*${extension}`),
...files.filter((path) => extensionOf(path) === undefined).map(literal_glob .I),
];
}
class Globs {
globs = [];
#open;
constructor(paths) {
this.#open = paths;
}
addAbsent(...globs) {
this.globs.push(...globs);
}
add(...globs) {
for (const glob of globs) {
const isMatch = picomatch(glob, { dot: true });
const rest = this.#open.filter((path) => !isMatch(path));
if (rest.length < this.#open.length)
this.globs.push(glob);
this.#open = rest;
}
}
}
function absentMakefiles(listing) {
const makefile = textOf(listing, 'Makefile');
const isMade = (path) => makefile.split('\n').some((line) => line.startsWith(`${path}:`));
return (0,plant_names .eh)(makefile).filter((path) => !hasFile(listing, path) && !isMade(path));
}
function folderGlobs(paths) {
const folders = new Map();
for (const path of paths) {
const parts = path.split('/').slice(0, -1);
const at = parts.findIndex((part) => FOLDERS.includes(part));
const name = parts[at];
if (name === undefined)
continue;
const known = folders.get(name) ?? new Set();
folders.set(name, known.add(parts.slice(0, at + 1).join('/')));
}
return [...folders].flatMap(([name, own]) => own.size > MAX_OF_NAME ? [`**/${name}/**`] : [...own].map((folder) => `${(0,literal_glob .I)(folder)}/**`));
}
function decidingFiles({ paths, texts }, commands) {
const packages = new Map([...texts].filter(([path]) => /(?:^|\/)package\.json$/.test(path)));
const asked = commands.map((command) => ({ command, kind: 'guard' }));
return (0,deciding_files .g)({ paths, packages }, asked);
}
function asGlobs(paths) {
const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
const globs = paths.map((path) => {
const isMany = paths.filter((each) => nameOf(each) === nameOf(path)).length > MAX_OF_NAME;
return isMany ? `**/${nameOf(path)}` : (0,literal_glob .I)(path);
});
return [...new Set(globs)];
}
function namedFiles(listing, commands) {
const words = commands.flatMap((command) => command.split(/[\s"'`;|&<>()=,]+/));
const names = words.map((word) => word.replace(/^(\.\/)+/, ''));
return [...new Set(names)].filter((name) => hasFile(listing, name));
}
;
const MISSING_PROGRAM = /\bexit code 127\b/;
class WaySelector {
failures = [];
#tester;
#hopeless = new Set();
constructor(tester) {
this.#tester = tester;
}
async selectWay({ ways }) {
let fallback;
for (const [index, way] of ways.entries()) {
const isUseful = way.tests.length + way.benchmarks.length + way.templates.length > 0;
const ready = isUseful ? await this.#prepare(way) : undefined;
if (ready === undefined)
continue;
const accepted = { ...ready, test: await this.#selectTest(ready) };
if (accepted.test !== undefined)
return accepted;
fallback ??= accepted;
if (ways.slice(index + 1).every(({ tests }) => tests.length === 0))
break;
}
return fallback;
}
async #prepare(way) {
const nothing = { setup: undefined, inputs: way.inputs, build: undefined, command: 'true' };
const setup = await this.#firstThatWorks(way.setups, (command) => ({ ...nothing, setup: command, role: 'setup' }));
if (setup === undefined && way.setups.length > 0)
return undefined;
const wanted = way.build?.command === '' ? undefined : way.build;
if (wanted === undefined)
return { way, setup, build: undefined };
const built = await this.#firstThatWorks([wanted], (command) => ({
...nothing,
setup: setup?.command,
build: { ...wanted, command },
role: 'build',
}));
if (built === undefined && way.needsBuild)
return undefined;
return { way, setup, build: built === undefined ? undefined : { ...built, cache: wanted.cache } };
}
async #selectTest(ready) {
const { way, setup } = ready;
for (const build of buildsOf(ready)) {
const before = { role: 'guard', setup: setup?.command, inputs: way.inputs, build };
const found = await this.#firstThatWorks(way.tests, (command) => ({ ...before, command }));
if (found !== undefined)
return { ...found, isBuilt: build !== undefined };
}
return undefined;
}
async #firstThatWorks(candidates, attempt) {
for (const { command } of candidates) {
if (this.#tester.isCancelled())
return undefined;
if (this.#hopeless.has(command))
continue;
const asked = attempt(command);
const outcome = await this.#tester.attempt(asked);
if (outcome.kind === 'worked')
return { command, ms: outcome.ms, wasThere: outcome.wasThere };
this.#note({ role: asked.role, command, reason: outcome.reason });
const amended = await this.#attemptAmended(outcome, attempt);
if (amended !== undefined)
return amended;
}
return undefined;
}
async #attemptAmended({ amended }, attempt) {
if (amended === undefined || this.#tester.isCancelled())
return undefined;
const { command } = amended;
const asked = attempt(command);
const outcome = await this.#tester.attempt(asked);
if (outcome.kind === 'worked')
return { ...amended, ms: outcome.ms, wasThere: outcome.wasThere };
this.#note({ role: asked.role, command, reason: outcome.reason });
return undefined;
}
async selectObjective(accepted) {
for (const kind of ['benchmarks', 'templates']) {
for (const of of accepted) {
for (const measure of of.way[kind]) {
const found = await this.scoreMeasure(of, measure);
if (found === undefined)
continue;
const { isBuilt, ...rest } = found;
return { of, isBuilt, objective: { ...rest, measure, isTemplate: kind === 'templates' } };
}
}
}
return undefined;
}
async scoreMeasure(ready, measure) {
const { way, setup } = ready;
const { command } = measure;
for (const build of buildsOf(ready, measure.needsBuild)) {
if (this.#tester.isCancelled() || this.#hopeless.has(command))
return undefined;
const attempt = { role: 'objective', setup: setup?.command, inputs: way.inputs, build, command };
const title = measure.fill === undefined ? undefined : `template, ${measure.what}`;
const outcome = await this.#tester.score({ ...attempt, title });
if (outcome.kind === 'scored') {
const { parse, scores, output, ms } = outcome;
return { parse, scores, output, ms, isBuilt: build !== undefined };
}
this.#note({ role: 'objective', command, reason: outcome.reason });
}
return undefined;
}
#note(failure) {
if (MISSING_PROGRAM.test(failure.reason))
this.#hopeless.add(failure.command);
const same = this.failures.findIndex(({ role, command }) => role === failure.role && command === failure.command);
if (same === -1)
this.failures.push(failure);
else
this.failures[same] = failure;
}
}
function buildsOf({ way, build }, isNeeded = way.needsBuild) {
if (isNeeded)
return build === undefined && way.build !== undefined && way.build.command !== '' ? [] : [build];
return build === undefined ? [undefined] : [undefined, build];
}
;
async function selectCommands(projects, tester, command) {
const selector = new WaySelector(tester);
const accepted = [];
const unprepared = [];
const doubtful = [];
for (const project of projects) {
const before = selector.failures.length;
const found = await selector.selectWay(project);
if (found !== undefined)
accepted.push(found);
const role = selector.failures.slice(before).find((failure) => failure.role !== 'guard')?.role;
if (role !== 'setup' && role !== 'build')
continue;
if (found === undefined)
unprepared.push({ language: project.language, role });
else if (found.test === undefined && found[role] === undefined)
doubtful.push({ language: project.language, role });
}
const scored = command === undefined ? await selector.selectObjective(accepted) : await scoreChosen(selector, accepted, command);
const used = accepted.filter((each) => each.test !== undefined || scored === undefined || each === scored.of);
const built = used.filter(({ way, test }) => way.needsBuild || test?.isBuilt === true || (scored?.isBuilt === true && way === scored.of?.way));
return {
setup: joined(used.flatMap(({ setup }) => setup ?? [])),
inputs: [...new Set(used.flatMap(({ way, setup }) => (setup === undefined ? [] : way.inputs)))],
build: joinedBuild(built.flatMap(({ build }) => build ?? [])),
guards: used
.flatMap(({ test }) => test ?? [])
.map((test, index) => ({ ...test, name: index === 0 ? 'tests' : `tests-${index + 1}` })),
objective: scored?.objective,
failures: selector.failures,
unprepared: scored === undefined ? [...unprepared, ...doubtful] : unprepared,
};
}
async function scoreChosen(selector, accepted, command) {
const [of] = accepted;
const measure = { command, what: 'what your command prints', direction: 'min' };
const found = await selector.scoreMeasure(of ?? WITHOUT_PROJECT, measure);
const { isBuilt, ...rest } = found ?? {
parse: { kind: 'float' },
scores: [],
output: '',
ms: undefined,
isBuilt: false,
};
return { of, isBuilt, objective: { ...rest, measure, isTemplate: false } };
}
const WITHOUT_PROJECT = {
way: { name: '', setups: [], inputs: [], needsBuild: false, tests: [], benchmarks: [], templates: [] },
setup: undefined,
build: undefined,
test: undefined,
};
function joined(steps) {
if (steps.length === 0)
return undefined;
const isTimed = steps.every(({ ms }) => ms !== undefined);
const commands = [...new Set(steps.map(({ command }) => command))];
const texts = commands.length === 1
? commands
: commands.map((command) => (command.startsWith('cd ') ? `(${command})` : command));
const ms = isTimed ? steps.reduce((sum, step) => sum + (step.ms ?? 0), 0) : undefined;
return { command: texts.join(' && '), ms, wasThere: steps.every(({ wasThere }) => wasThere === true) };
}
function joinedBuild(builds) {
const step = joined(builds);
return step === undefined ? undefined : { ...step, cache: [...new Set(builds.flatMap(({ cache }) => cache))] };
}
var shadowable = __webpack_require__(9048);
var shadowing = __webpack_require__(34482);
var dist = __webpack_require__(3292);
var decode = __webpack_require__(74044);
;
const evaluator_globs_BENCHMARKS = [
{ runner: /\bcargo\s+(?:\S+\s+)*?bench\b/, files: /(?:^|\/)benches\/.*\.rs$/ },
{ runner: /\bvitest\s+(?:\S+\s+)*?bench\b/, files: /\.bench\.[cm]?[jt]sx?$/ },
];
const evaluator_globs_GO = /\bgo\s+test\s(?:.*\s)?-{1,2}(?:test\.)?bench\b/;
async function findBenchmarkFiles(store, tree, command) {
const patterns = evaluator_globs_BENCHMARKS.filter(({ runner }) => runner.test(command)).map(({ files }) => files);
const listed = patterns.length === 0 ? [] : await (0,git_store .CS)(store, tree);
const found = listed
.map(({ path }) => (0,byte_path .q0)(path))
.filter((path) => patterns.some((pattern) => pattern.test(path)));
return [...found, ...(evaluator_globs_GO.test(command) ? await findGoBenchmarks(store, tree) : [])].map(literal_glob .I);
}
async function findGoBenchmarks(store, tree) {
const { stdout } = await store.git(['grep', '-l', '-z', '-e', '^func Benchmark', tree], { allowed: [0, 1] });
const names = (0,raw_diff .K)(stdout).map((name) => (0,byte_path .q0)(name).slice(tree.length + 1));
return names.filter((name) => name.endsWith('_test.go'));
}
const LOCKS = [
...['package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'bun.lockb'],
];
const DESCRIPTION = [
...['version', 'description', 'keywords', 'author', 'authors', 'contributors', 'license', 'license-file'],
...['repository', 'bugs', 'homepage', 'documentation', 'readme', 'categories', 'funding', 'files', 'publishConfig'],
...['publish', 'include', 'exclude', 'metadata', 'badges', 'lints', 'engines', 'rust-version'],
];
const evaluator_globs_MANIFESTS = [
{
name: 'package.json',
locks: LOCKS,
parse: (text) => JSON.parse(text),
compared: [
...['dependencies', 'devDependencies', 'peerDependencies', 'peerDependenciesMeta', 'optionalDependencies'],
...['bundleDependencies', 'bundledDependencies', 'overrides', 'resolutions', 'packageManager'],
],
},
{
name: 'Cargo.toml',
locks: ['Cargo.lock'],
parse: dist .qg,
compared: ['dependencies', 'build-dependencies', 'profile', 'features'],
},
{
name: 'pyproject.toml',
locks: ['uv.lock', 'poetry.lock', 'pdm.lock'],
parse: dist .qg,
compared: ['dependencies', 'requires-python'],
},
];
const PARTS = ['package', 'workspace', 'project', 'tool', 'poetry', 'pdm', 'uv'];
const DEPENDENCIES = [
new RegExp(`^(?:package\\.json|${LOCKS.map((name) => name.replace('.', '\\.')).join('|')})$`),
/^(?:Cargo\.(?:toml|lock)|go\.(?:mod|sum|work)|go\.work\.sum)$/,
/^(?:pyproject\.toml|setup\.(?:cfg|py)|Pipfile(?:\.lock)?|(?:uv|poetry|pdm)\.lock|.*requirements.*\.(?:txt|in))$/,
/^(?:pom\.xml|build\.gradle(?:\.kts)?|gradle\.lockfile|libs\.versions\.toml|.*\.csproj|packages\.lock\.json)$/,
/^(?:conanfile\.(?:txt|py)|vcpkg\.json|Gemfile(?:\.lock)?|composer\.(?:json|lock))$/,
];
function namesDependencies(path) {
const name = path.slice(path.lastIndexOf('/') + 1);
return DEPENDENCIES.some((pattern) => pattern.test(name));
}
async function withoutDependencies(store, globs, trees) {
const same = new Set();
for (const glob of globs) {
const folder = glob.slice(0, glob.lastIndexOf('/') + 1);
const manifest = evaluator_globs_MANIFESTS.find(({ name }) => glob === folder + name);
if (manifest === undefined)
continue;
const [base, head] = [
await readScripts(store, `${trees.base}:${glob}`, manifest),
await readScripts(store, `${trees.head}:${glob}`, manifest),
];
if (base !== undefined && base === head)
for (const name of [manifest.name, ...manifest.locks])
same.add(folder + name);
}
return globs.filter((glob) => !same.has(glob));
}
async function readScripts({ git }, name, { parse: read, compared }) {
const { exitCode, stdout } = await git(['cat-file', 'blob', '--end-of-options', name], { allowed: [0, 128] });
if (exitCode !== 0)
return undefined;
const rest = (value) => (0,decode .Gv)(value)
? Object.fromEntries(Object.entries(value)
.filter(([key]) => !compared.includes(key) && !DESCRIPTION.includes(key))
.map(([key, part]) => [key, PARTS.includes(key) ? rest(part) : part]))
: value;
try {
return (0,canonical_json .d)(rest(read(stdout.toString())));
}
catch {
return undefined;
}
}
;
const LINK = '120000';
async function findEvaluators(store, { config, trees, whose, env, isOpen }) {
const of = async (tree) => {
const { objective } = config;
const named = await (0,opening .us)({ ...store, base: tree }, config);
if (!isOpen)
return named;
const globs = [...named.globs, ...(await findBenchmarkFiles(store, tree, objective.command))];
const protect = [...(await withoutDependencies(store, globs, trees))];
return (0,opening .us)({ ...store, base: tree }, { ...config, objective: { ...objective, protect } });
};
const [base, head] = [await of(trees.base), await of(trees.head)];
const { command } = config.objective;
if (whose !== 'head') {
const [inBase, inHead] = await Promise.all([trees.base, trees.head].map((commit) => (0,protected_files .gk)(store, { commit, command })));
const missing = (inHead ?? []).filter((name) => inBase?.includes(name) !== true);
if (missing.length > 0)
throw benchmarkMissing(`the base has no ${missing.join(', ')}, which the command names`);
}
const ids = ({ files }) => new Map(files.map(({ path, mode, id }) => [path, `${mode} ${id}`]));
const [ofBase, ofHead] = [ids(base), ids(head)];
const different = [...new Set([...ofBase.keys(), ...ofHead.keys()])].filter((path) => ofBase.get(path) !== ofHead.get(path));
const changes = await (0,git_store .j_)(store, { from: trees.base, to: trees.head });
const replaced = whose === 'base' ? different.filter((path) => ofBase.has(path)) : [];
return {
arms: { base: whose === 'head' ? head : base, head: whose === 'base' ? base : head },
...{ replaced, different },
notes: [
...notesOf(whose, { different, replaced }),
...noteDependencies(changes.map(({ path }) => path).filter((path) => !replaced.includes(path))),
...(whose === 'base' ? describePlanted(changes, { base, env }) : []),
],
};
}
function noteDependencies(changed) {
const named = changed.filter(namesDependencies);
if (named.length === 0)
return [];
return [`the head changes ${shown(named)}: each commit is measured with its own dependencies`];
}
const MAX_PLANTED = 5;
function describePlanted(changes, { base, env }) {
const findShadow = (0,shadowing .H)((0,shadowable .AJ)(base, env));
const planted = changes.flatMap(({ path, status, newMode }) => {
if (status === 'D')
return [];
const reason = findShadow(path, { isNew: status !== 'M', kind: newMode === LINK ? 'link' : 'file' });
return reason === undefined
? []
: [`${(0,base_text .TL)(path, 200)} of the head may change what the evaluator of the base does: ${reason}`];
});
const more = planted.length - MAX_PLANTED;
return more <= 0 ? planted : [...planted.slice(0, MAX_PLANTED), `and ${(0,base_text .LS)(more, 'such file')} more`];
}
function shown(paths) {
return `${paths.slice(0, 3).join(', ')}${paths.length > 3 ? ` and ${paths.length - 3} more` : ''}`;
}
function notesOf(whose, { different, replaced }) {
if (whose === 'base')
return replaced.length === 0
? []
: [
`the head changes ${(0,base_text .LS)(replaced.length, 'file')} of the evaluator (${shown(replaced)}): those of the base measure both; if they are what should be measured, use --evaluator own`,
];
if (different.length === 0)
return [];
return [
whose === 'head'
? `the evaluator of the head measures both (${shown(different)})`
: `each commit is measured by its own evaluator (${shown(different)}): a difference may come from it`,
];
}
function benchmarkMissing(message) {
return new errors .yW('benchmark_missing', errors .dc.usage, {
message,
remedy: 'Measure both by the evaluator of the head: --evaluator head.',
});
}
function noBenchmarkInBase() {
return benchmarkMissing('no --command, and the base has no benchmark, which the head has');
}
function missingBenchmark(error, { different }) {
return different.length === 0
? error
: benchmarkMissing(`${error.message} (the head changes ${different.slice(0, 3).join(', ')})`);
}
var formats = __webpack_require__(27074);
var compare_measure = __webpack_require__(14384);
;
class StoppedComparison extends Error {
name = 'StoppedComparison';
}
class RunFailed extends errors .yW {
name = 'RunFailed';
arm;
constructor(arm, { reason, log }) {
super(`${arm}_failed`, arm === 'base' ? errors .dc.precondition : errors .dc.no, {
message: `the ${arm} gives no score: ${reason}`,
remedy: log === undefined
? 'Run the command there by hand.'
: `Read its log: ${log}. If it needs packages or a build, see --setup and --build.`,
});
this.arm = arm;
}
}
class Runner {
#request;
#parse;
constructor(request) {
this.#request = request;
this.#parse = request.config.objective.parse;
}
get parse() {
return this.#parse;
}
async detectParse() {
const { config, logs, signal, arms } = this.#request;
const { privateArea, tree, protectedFiles } = arms.base;
const of = { privateArea, config, protectedFiles, signal };
const measured = await measureCommand(of, { command: config.objective.command, name: 'first', tree, logs });
if (measured.kind === 'aborted')
throw new StoppedComparison();
if (measured.kind === 'failed')
throw new RunFailed('base', measured);
const { output } = measured;
if ('score' in (await (0,objective .yN)({ kind: 'float' }, { output, nonce: '', signal })))
return;
const kind = (0,benchmark_score .Sr)(output);
if (kind === undefined) {
const last = output.trimEnd().split('\n').at(-1) ?? '';
throw new errors .yW('score_unread', errors .dc.usage, {
message: `the command prints no score that is known; its last line is ${(0,base_text .TL)(last)}`,
remedy: 'Say how it is read with --parse, or measure the command itself with --measure wall.',
});
}
this.#parse = { kind };
}
async run(name, seed) {
const { journal } = this.#request;
const startedAt = performance.now();
const { scores, commandMs } = await this.#measure(name, seed);
const durationMs = performance.now() - startedAt;
const isRead = name.stage !== 'washout';
const record = { kind: 'ran', ...name, scores: isRead ? scores : {}, duration_ms: Math.round(durationMs) };
journal.append({ ...record });
return { scores, durationMs, commandMs };
}
async #measure({ stage, number, arm }, seed) {
const { config, arms, logs, signal, measure } = this.#request;
const { privateArea, tree, protectedFiles } = arms[arm];
const prefix = `${stage}-${number}-${arm}`;
if (measure !== undefined) {
const of = { privateArea, config, protectedFiles, signal };
const { wrap, read } = compare_measure .T[measure];
const command = wrap(config.objective.command);
const measured = await measureCommand(of, { command, name: prefix, tree, logs });
if (measured.kind === 'aborted')
throw new StoppedComparison();
if (measured.kind === 'failed')
throw new RunFailed(arm, measured);
const figure = read(measured);
if (figure !== undefined)
return { scores: { [measure]: figure }, commandMs: measured.ms };
throw new RunFailed(arm, {
reason: `its ${measure} could not be measured`,
log: `${logs}/${prefix}-command.stderr`,
});
}
const scored = await (0,objective .DR)(privateArea, {
config: { ...config, objective: { ...config.objective, parse: this.#parse } },
...{ protectedFiles, tree, workspace: 1, logs, prefix: `${prefix}-`, seed, purpose: { kind: 'score' }, signal },
});
switch (scored.kind) {
case 'scored':
return { scores: scoresOf(scored, this.#parse.kind), commandMs: scored.timings.score_ms ?? 0 };
case 'failed':
throw new RunFailed(arm, scored);
case 'infra':
throw new errors .Rb({ message: `a run could not begin: ${scored.reason}`, remedy: 'Try again.' });
case 'aborted':
throw new StoppedComparison();
default:
return scored;
}
}
}
function scoresOf({ score, cases, metrics }, kind) {
if ((0,formats .Ot)(kind)) {
const isWhole = formats .LS[kind].aggregate === 'total' || metrics === undefined;
return isWhole ? { total: score } : metrics;
}
const names = Object.keys(cases ?? {});
return cases !== undefined && names.some((name) => !/^\d+$/.test(name)) ? cases : { score };
}
function unitOfRuns(kind, measure) {
if (measure !== undefined)
return compare_measure .T[measure].unit;
return (0,formats .Lj)(kind);
}
;
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
if (value !== null && value !== void 0) {
if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
var dispose, inner;
if (async) {
if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
dispose = value[Symbol.asyncDispose];
}
if (dispose === void 0) {
if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
dispose = value[Symbol.dispose];
if (async) inner = dispose;
}
if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
env.stack.push({ value: value, dispose: dispose, async: async });
}
else if (async) {
env.stack.push({ async: true });
}
return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
return function (env) {
function fail(e) {
env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
env.hasError = true;
}
var r, s = 0;
function next() {
while (r = env.stack.pop()) {
try {
if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
if (r.dispose) {
var result = r.dispose.call(r.value);
if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
}
else s |= 1;
}
catch (e) {
fail(e);
}
}
if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
if (env.hasError) throw env.error;
}
return next();
};
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
var e = new Error(message);
return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
const SLOWER = 5;
const LEAST_TIMEOUT_MS = 120_000;
async function discoverSubject(discovering, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { repository, refs, settings, signal, onEvent } = discovering;
const base = settings.evaluator === 'head' ? discovering.head : discovering.base;
const { listing, projects, hasBenchmark } = await findIn(refs, base, host);
const evaluator = projects.flatMap((project) => project.evaluator);
const protect = (commands) => protectedGlobs({ listing, evaluator, commands });
if (!hasBenchmark) {
const ofHead = await findIn(refs, discovering.head, host);
throw ofHead.hasBenchmark ? noBenchmarkInBase() : noBenchmark([]);
}
const laboratory = __addDisposableResource(env_1, await openLaboratory({
...{ paths: { name: 'compare', repository }, base, protect, limitMs: settings.timeout, signal },
onEvent: (event) => {
if (event.kind === 'begun')
onEvent?.({ kind: 'searching', command: event.command });
},
}, host), true);
const withoutTemplates = projects.map((project) => ({
...project,
ways: project.ways.map((way) => ({ ...way, templates: [] })),
}));
const selection = await selectCommands(withoutTemplates, withoutTests(laboratory.tester));
if (signal?.aborted === true)
throw new StoppedComparison();
const { objective, setup, inputs, build, failures } = selection;
if (objective === undefined)
throw noBenchmark(failures);
const { measure, parse, ms = 0 } = objective;
const commands = [measure.command, ...(build === undefined ? [] : [build.command])];
const config = experiment_config .R.parse({
experiment: { name: 'compare' },
objective: {
...{
command: measure.command,
direction: settings.direction ?? measure.direction,
parse: settings.parse ?? parse,
},
timeout: (0,duration .PP)(settings.timeout ?? Math.max(LEAST_TIMEOUT_MS, SLOWER * ms)),
protect: protect(commands),
},
setup: setup === undefined ? {} : { command: setup.command, timeout: '10m', inputs },
build: build === undefined ? {} : { command: build.command, cache: build.cache },
schedule: { total_budget: '1h' },
agent: { command: 'true {prompt_file}' },
});
const before = [setup?.command, build?.command].filter((command) => command !== undefined && command !== '');
const how = before.length === 0 ? '' : `, after ${before.map((command) => (0,base_text .TL)(command, 200)).join(' and ')}`;
const note = `found the benchmark ${(0,base_text .TL)(measure.command, 200)}${how}`;
return { config, isParseOpen: false, isProtectOpen: settings.protect === undefined, notes: [note] };
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = __disposeResources(env_1);
if (result_1)
await result_1;
}
}
async function findIn(refs, commit, host) {
const listing = await readListing(refs, commit, host);
const projects = findProjects(listing);
const hasBenchmark = projects.some(({ ways }) => ways.some(({ benchmarks }) => benchmarks.length > 0));
return { listing, projects, hasBenchmark };
}
function withoutTests(tester) {
return {
...tester,
attempt: async (attempt) => attempt.role === 'guard' ? { kind: 'worked', ms: undefined } : tester.attempt(attempt),
};
}
const MAX_SHOWN = 3;
function noBenchmark(failures) {
const tried = failures.slice(-MAX_SHOWN).map(({ command, reason }) => `${(0,base_text .TL)(command)}: ${reason}`);
const found = tried.length === 0 ? 'no benchmark in the base' : `no benchmark of the base that works (${tried.join('; ')})`;
const remedy = 'Write e.g. --command "node bench.mjs" --direction min, with --setup and --build where it needs them.';
return new errors .eb([{ found: `no --command, and ${found}`, expected: 'how to measure a commit', remedy }]);
}
var listing = __webpack_require__(23401);
;
const OWN_INPUTS = 'the head names other Git LFS files or submodules than the base: each commit is measured with its own';
async function openHeadArea(opening) {
const { area, trees, head, request, folder } = opening;
const { store } = area;
const list = async (arm) => {
const scratch = (0,external_node_path_.join)(folder, `listing-${arm}`);
(0,external_node_fs_.mkdirSync)(scratch);
return namedBy(await (0,listing .I)({ ...store, base: trees[arm] }, scratch));
};
if ((await list('base')) === (await list('head')))
return undefined;
if (head.isWorkTree)
throw new errors .Rb({
message: 'the work tree names other Git LFS files or submodules than the base, and what it names is in no commit',
remedy: 'Commit it, and compare the commit.',
});
const own = await (0,temporary_area .g)({ ...request, name: 'compare-head', purpose: 'compare', base: head.commit });
try {
await (0,git_store .Sy)(own.privateArea.store, { repository: request.repository, commit: request.base });
return own;
}
catch (error) {
await own[Symbol.asyncDispose]();
throw error;
}
}
function namedBy({ gitlinks, lfs }) {
const links = gitlinks.map(({ path, commit }) => [path, commit]);
const files = [...lfs].map(([path, { oid }]) => [Buffer.from(path, 'latin1').toString('hex'), oid]);
return (0,canonical_json .d)({ links, files });
}
var schemas = __webpack_require__(94343);
var api = __webpack_require__(43759);
var journal_salvage = __webpack_require__(87251);
var compare_unit = __webpack_require__(25432);
;
const COMPARISON_LOG = 'autorize-comparison-log-v1';
const log_text = schemas .YjP();
const whole = schemas .Whr().check(api .qm(0));
const share = schemas .aig().check(api .NC());
const arm = schemas .k5n(['base', 'head']);
const scores = schemas .g1P(log_text, schemas .aig());
const answer = schemas .k5n(['better', 'worse', 'no-difference', 'undecided']);
const commit = schemas .Ikc({ name: log_text, commit: log_text, tree: log_text });
const notes = schemas .YOg(log_text);
const opened = schemas .Ikc({
kind: schemas .euz('opened'),
format: schemas .euz(COMPARISON_LOG),
tool_version: log_text,
base: commit,
head: commit,
evaluator: schemas .k5n(['base', 'head', 'own']),
evaluator_files: schemas .Ikc({ base: log_text, head: log_text }),
changed_evaluator_files: schemas .YOg(log_text),
command: log_text,
scale: schemas .k5n(compare_unit .I),
measure: schemas .mee(log_text),
config_digest: log_text,
sandbox: log_text,
confidence: schemas .aig(),
error_rate: schemas .k5n(['fdr', 'fwer', 'none']),
max_pairs: whole,
max_time_ms: whole,
margin: schemas .mee(share),
max_margin: share,
is_washed: schemas .zMY(),
seed_commitment: log_text,
started_at: log_text,
notes,
});
const ran = schemas .Ikc({
kind: schemas .euz('ran'),
stage: schemas .k5n(['trial', 'calibration', 'pair', 'washout']),
number: whole,
arm,
scores,
duration_ms: whole,
});
const planned = schemas .Ikc({
kind: schemas .euz('planned'),
metrics: schemas .YOg(schemas .Ikc({
name: log_text,
direction: schemas .k5n(['min', 'max']),
unit: schemas .mee(log_text),
scale: schemas .k5n(['ratio', 'difference']),
margin: share,
})),
pairs: whole,
pair_ms: whole,
is_exact: schemas .lqM(schemas .zMY()),
notes,
});
const drawn = schemas .Ikc({ kind: schemas .euz('drawn'), pair: whole, first: arm });
const decided = schemas .Ikc({
kind: schemas .euz('decided'),
pair: whole,
answers: schemas .g1P(log_text, schemas .mee(answer)),
is_ended: schemas .zMY(),
});
const ENDS = ['decided', 'pairs-used', 'time-used', 'stopped'];
const ended = schemas .Ikc({
kind: schemas .euz('ended'),
ended: schemas .k5n(ENDS),
answer,
secret: log_text,
duration_ms: whole,
notes,
});
const failed = schemas .Ikc({ kind: schemas .euz('failed'), reason: log_text });
const record = schemas .gMt('kind', [opened, ran, planned, drawn, decided, ended, failed]);
function decodeLog(lines) {
const records = [];
for (const [index, line] of lines.entries()) {
const read = record.safeParse((0,journal_salvage .W_)(line));
if (!read.success)
return { line: index + 1, found: read.error.issues[0]?.path.join('.') ?? '' };
records.push(read.data);
}
return records;
}
var options = __webpack_require__(13962);
var carry_over = __webpack_require__(88898);
var e_bh = __webpack_require__(26970);
var insured_evidence = __webpack_require__(90218);
var level = __webpack_require__(8642);
var student = __webpack_require__(37763);
var least_pairs = __webpack_require__(31732);
var base_median = __webpack_require__(50748);
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
const level = Math.abs((0,base_median .w9)(calibration)) || 1;
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
const effect = Math.abs((0,base_median .w9)(differences));
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
;
const CALIBRATION_RUNS = 8;
const USUAL_PAIRS = 100;
const RUNS_OF_PAIR = { plain: 2, washed: 3.5 };
function runsOfPair({ is_washed: isWashed }) {
return isWashed ? RUNS_OF_PAIR.washed : RUNS_OF_PAIR.plain;
}
function pairsToRun({ most, least, fitting }) {
return Math.min(most, Math.max(least, fitting));
}
function limitsOf({ opened, metrics, pairs, least, fitting }) {
const alpha = 1 - opened.confidence;
const ofOne = leastPairsOfOne({ metrics, alpha, error_rate: opened.error_rate });
return [
...(fitting < least
? [`only ${Math.max(0, fitting)} pairs fit in the time: ${least} are run, the fewest that can give an answer`]
: []),
...(pairs < ofOne
? [
`to call one of ${metrics} benchmarks better or worse takes at least ${ofOne} pairs: compare fewer of them, or with --error-rate none`,
]
: []),
];
}
function latenessOf({ runs, elapsedMs, ...late }) {
const neededMs = elapsedMs + runs * late.runMs;
return neededMs > late.maxMs ? { ...late, neededMs } : undefined;
}
var compare_report = __webpack_require__(6884);
;
function reportOf({ opened, planned, end, comparison, pairs, calibration }) {
const results = resultsOf(comparison);
const named = ({ name, commit }) => ({ name, commit });
return {
format: compare_report .y,
base: named(opened.base),
head: named(opened.head),
evaluator: opened.evaluator,
changed_evaluator_files: opened.changed_evaluator_files,
command: opened.command,
answer: overallAnswer(results),
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
;
function coinOf(secret, pair) {
return (0,draw .N)(secret)(`pair ${pair}`).bit === 1 ? 'head' : 'base';
}
function planOf(opened, planned, calibration) {
const plan = openPlanOf(opened, planned, calibration);
if (opened.margin !== null)
return plan;
const { metrics } = startComparison(plan);
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
this.#comparison = startComparison(planOf(opened, record, this.#calibration));
this.#checkMargins(record, this.#comparison, line);
}
#takeExact(record, opened, line) {
const pair = exactPair(record, this.#trials);
if (pair === undefined || record.pairs !== 1) {
this.#wrong(line, 'plan', 'it is exact, and its runs are not the same');
return;
}
this.#pairs.push(pair);
this.#comparison = compareExactly(planOf(opened, record, this.#calibration), comparedPair(pair, pair.base, pair.head));
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
this.#comparison = reportComparedPair(comparison, comparedPair(pair, pair.base, pair.head));
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
const final = record.ended === 'stopped' ? comparison : endComparison(comparison);
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
var durable = __webpack_require__(84831);
var lock_holder = __webpack_require__(68724);
var own_files = __webpack_require__(11042);
;
const ROOT = '.autorize/compare';
const FILES = { log: 'decisions.jsonl', report: 'report.json', runs: 'runs', activity: 'activity.json' };
function rootOf({ folder }) {
return (0,external_node_path_.join)(folder, ROOT);
}
async function lockComparisons(repository, { now }) {
(0,own_files .fg)(repository.folder, {
files: ['.autorize/.gitignore', `${ROOT}/.gitignore`, `${ROOT}/run.lock`, `${ROOT}/run.lock.holder`],
folders: [ROOT],
});
const lock = await (0,run_lock .Cc)({ path: lockPathOf(repository), now });
if (lock.kind === 'locked')
return lock;
throw (0,lock_holder .hp)(lock, { what: 'comparisons of this repository are', look: `ls ${ROOT}` });
}
function createComparison(repository, { now }) {
const root = rootOf(repository);
const ignore = (0,external_node_path_.join)(root, '.gitignore');
if (!(0,external_node_fs_.existsSync)(ignore))
(0,external_node_fs_.writeFileSync)(ignore, '*\n', { flag: 'wx' });
const time = now().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
const paths = pathsIn(root, `${time}-${(0,external_node_crypto_.randomUUID)().slice(0, 6)}`);
(0,external_node_fs_.mkdirSync)(paths.folder);
(0,external_node_fs_.mkdirSync)(paths.runs);
return paths;
}
function pathsIn(root, id) {
const folder = (0,external_node_path_.join)(root, id);
return {
id,
folder,
...Object.fromEntries(Object.entries(FILES).map(([key, name]) => [key, (0,external_node_path_.join)(folder, name)])),
};
}
function comparisonPaths(repository, id) {
return pathsIn(rootOf(repository), id);
}
function lockPathOf(repository) {
return (0,external_node_path_.join)(rootOf(repository), 'run.lock');
}
function findComparison(folder, shown) {
const paths = { ...pathsIn(folder, ''), folder };
if (existsSync(paths.log))
return paths;
throw new PreconditionError({
message: `there is no comparison in ${quoted(shown, 200)}: it holds no ${FILES.log}`,
remedy: `Name the folder of one, such as ${ROOT}/ID.`,
});
}
function writeReport({ report }, content) {
(0,durable .Zf)(report, [renderReport(content)]);
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
if (!(0,external_node_fs_.existsSync)(root))
return [];
return (0,external_node_fs_.readdirSync)(root)
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
const read = JSON.parse((0,external_node_fs_.readFileSync)(report, 'utf8'));
return read.format === compare_report .y ? read : undefined;
}
catch {
return undefined;
}
}
;
const COUNTED = ['instructions', 'allocations', 'bytes'];
const COUNTED_RUNS = 3;
async function runComparison(comparing) {
const { startedAt } = comparing;
let progress;
try {
const trials = await tryBoth(comparing);
progress = await calibrate(comparing, trials);
await runPairs(comparing, progress);
}
catch (error) {
if (!(error instanceof StoppedComparison)) {
recordFailure(comparing, error instanceof errors .yW ? error.message : String(error));
throw error;
}
if (progress === undefined || progress.comparison.orders.length === 0) {
recordFailure(comparing, 'it was stopped before the first pair was whole');
return { kind: 'stopped' };
}
return conclude(comparing, progress, { ended: 'stopped', startedAt });
}
return conclude(comparing, progress, { ended: endOf(progress.comparison, 'time-used'), startedAt });
}
function recordFailure({ journal }, reason) {
try {
journal.append({ kind: 'failed', reason });
}
catch {
}
}
async function tryBoth(comparing) {
const { request, subject, runner, evaluators, activity } = comparing;
const run = async (arm, number = 1) => {
request.onEvent?.({ kind: 'trying', arm });
activity.begin(null, `preparing the ${arm}`);
return runner.run({ stage: 'trial', number, arm }, 0);
};
try {
if (subject.isParseOpen && request.measure === undefined)
await runner.detectParse();
const base = await run('base');
if (!isCounted(request))
warnOfLateness(comparing, base.commandMs);
const head = await run('head');
const trials = { base: [base.scores], head: [head.scores] };
if (!isCounted(request) || isSameIn(base.scores, head.scores))
return trials;
return {
base: [base.scores, (await run('base', 2)).scores],
head: [head.scores, (await run('head', 2)).scores],
};
}
catch (error) {
const isOfBase = error instanceof RunFailed && error.arm === 'base';
const isUnread = error instanceof errors .yW && error.code === 'score_unread';
throw isOfBase || isUnread ? missingBenchmark(error, evaluators) : error;
}
}
function isSameIn(one, other) {
return Object.entries(one).every(([name, score]) => other[name] === score);
}
function warnOfLateness({ request, opened, startedAt }, runMs) {
const runs = 1 + CALIBRATION_RUNS + (0,least_pairs .P)(1 - opened.confidence) * runsOfPair(opened);
const elapsedMs = performance.now() - startedAt;
const late = latenessOf({ runs, elapsedMs, runMs, maxMs: opened.max_time_ms });
if (late !== undefined)
request.onEvent?.({ kind: 'late', ...late });
}
function isCounted({ measure }) {
return measure !== undefined && COUNTED.includes(measure);
}
async function calibrate(comparing, trials) {
const { request, runner, journal, opened, subject, activity, startedAt } = comparing;
const runs = [];
const exact = isCounted(request) ? planExactly(comparing, trials) : undefined;
if (exact !== undefined)
return { ...exact, deadline: startedAt, pairMs: 0 };
const of = isCounted(request) ? COUNTED_RUNS : CALIBRATION_RUNS;
for (let number = 1; number <= of; number += 1) {
request.onEvent?.({ kind: 'calibrating', number, of });
const took = (0,base_median .w9)(runs.map(({ durationMs }) => durationMs));
activity.measure(null, {
...{ doing: 'calibrating', count: { number, of, isAtMost: false } },
...(runs.length === 0 ? {} : { leftMs: took * (of - number + 1) }),
});
runs.push(await runner.run({ stage: 'calibration', number, arm: 'base' }, number));
}
const calibration = runs.map(({ scores }) => scores);
const first = { base: trials.base[0] ?? {}, head: trials.head[0] ?? {} };
const { names, notes: ofNames } = commonNames(first, calibration);
const metrics = describeMetrics({ request, opened, subject, parse: runner.parse.kind }, names, calibration);
for (const scores of calibration)
requireScores({ metrics }, { base: scores, head: scores });
const runMs = (0,base_median .w9)(runs.map(({ durationMs }) => durationMs));
const pairMs = runMs * runsOfPair(opened);
const deadline = startedAt + opened.max_time_ms;
const fitting = Math.floor((deadline - performance.now()) / pairMs);
const least = (0,least_pairs .P)(1 - opened.confidence);
const unmargined = metrics.map((metric) => ({ ...metric, margin: 1 }));
const pairs = pairsToRun({ most: opened.max_pairs, least, fitting });
const draft = {
kind: 'planned',
pairs,
pair_ms: Math.round(pairMs),
notes: [],
metrics: unmargined,
};
const comparison = startComparison(planOf(opened, draft, calibration));
const marginsOf = ({ metrics: all }) => all.map(({ trial }) => trial.margin_share);
const margins = marginsOf(comparison);
const visible = marginsOf(startComparison(openPlanOf({ ...opened, margin: null }, draft, calibration)));
const notes = [...ofNames];
if (opened.scale === 'auto' && metrics.some(({ scale }) => scale === 'difference'))
notes.push('some scores are 0, negative, too coarse or of a unit without ratios: their differences are compared');
if (opened.margin === null) {
const [allowed, used] = [Math.max(...visible), Math.max(...margins)];
notes.push(allowed > used
? `the noise of ${of} runs of the base allows a margin of ${marginText(allowed)}, more than ${marginText(used)}: smaller changes than that are hardly seen`
: `the margin of ${marginText(used)} comes from the noise of ${of} runs of the base`);
}
const limits = limitsOf({ opened, metrics: metrics.length, pairs, least, fitting });
notes.push(...limits);
const planned = {
...draft,
notes,
metrics: metrics.map((metric, index) => ({ ...metric, margin: margins[index] ?? 1 })),
};
journal.append({ ...planned });
const isMarginAsked = opened.margin !== null;
request.onEvent?.({ kind: 'planned', planned, visible, limits, isMarginAsked, calibrationRuns: of });
return { comparison, planned, deadline, pairMs };
}
function planExactly({ request, opened, journal, subject }, trials) {
const [base = {}, ...again] = trials.base;
const [head = {}, ...headAgain] = trials.head;
const { names, notes: ofNames } = commonNames({ base, head }, [...again, ...headAgain]);
const metrics = describeMetrics({ request, opened, subject }, names, trials.base);
const pair = exactPair({ metrics }, trials);
if (pair === undefined)
return undefined;
const notes = [
...ofNames,
trials.base.length === 1
? 'one run of each commit counted the same: more runs would say no more'
: 'two runs of each commit counted the same: the counts are exact, and more runs would say no more',
];
const draft = { kind: 'planned', pairs: 1, pair_ms: 0, is_exact: true, notes };
const plan = planOf(opened, { ...draft, metrics: metrics.map((metric) => ({ ...metric, margin: 1 })) }, trials.base);
requireScores({ metrics }, pair);
const comparison = compareExactly(plan, comparedPair(pair, pair.base, pair.head));
const margins = comparison.metrics.map(({ trial }) => trial.margin_share);
const planned = {
...draft,
metrics: metrics.map((metric, at) => ({ ...metric, margin: margins[at] ?? 1 })),
};
journal.append({ ...planned });
return { comparison, planned };
}
function describeMetrics({ request, opened, subject, parse }, names, calibration) {
const { direction, unit: known } = subject.config.objective;
const own = request.measure === undefined ? known : undefined;
const unit = request.unit ?? own ?? unitOfRuns(parse ?? '', request.measure);
return names.map((name) => {
const scores = calibration.map((each) => each[name] ?? 0);
const scale = (0,compare_unit .eQ)(scores, { unit, scale: opened.scale });
return { name, direction: request.measure === undefined ? direction : 'min', unit, scale };
});
}
function marginText(share) {
return `±${Number((share * 100).toPrecision(3))} %`;
}
function commonNames(trials, calibration) {
const everywhere = [trials.base, trials.head, ...calibration];
const all = [...new Set(everywhere.flatMap((scores) => Object.keys(scores)))];
const names = all.filter((name) => everywhere.every((scores) => Object.hasOwn(scores, name)));
const only = (one, other) => Object.keys(one).filter((name) => !Object.hasOwn(other, name));
const missingNotes = (arm, missing) => missing.length === 0
? []
: [
`only the ${arm} has ${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ` and ${missing.length - 5} more` : ''}: not compared`,
];
const notes = [
...missingNotes('base', only(trials.base, trials.head)),
...missingNotes('head', only(trials.head, trials.base)),
];
if (names.length > 0)
return { names, notes };
throw new RunFailed('head', { reason: 'it has no benchmark that the base has', log: undefined });
}
async function runPairs(comparing, progress) {
const { request, runner, journal, secret, opened, activity } = comparing;
let last = 'base';
const run = async (arm, pair) => {
if (opened.is_washed && arm !== last)
await runner.run({ stage: 'washout', number: pair, arm }, pair);
last = arm;
return runner.run({ stage: 'pair', number: pair, arm }, pair);
};
const startedAt = performance.now();
const least = (0,least_pairs .P)(1 - opened.confidence);
for (let pair = 1; !progress.comparison.is_ended; pair += 1) {
if (pair > least && performance.now() + progress.pairMs > progress.deadline)
return;
const of = Math.max(progress.planned.pairs, pair);
activity.measure(null, {
...{ doing: 'comparing', count: { unit: 'pair', number: pair, of, isAtMost: true } },
leftMs: progress.pairMs * (of - pair + 1),
});
const first = coinOf(secret, pair);
journal.append({ kind: 'drawn', pair, first });
const one = await run(first, pair);
const other = await run(first === 'base' ? 'head' : 'base', pair);
const [base, head] = first === 'base' ? [one.scores, other.scores] : [other.scores, one.scores];
requireScores(progress.planned, { base, head });
progress.comparison = reportComparedPair(progress.comparison, comparedPair({ first }, base, head));
const { comparison } = progress;
const record = {
kind: 'decided',
pair,
answers: answersOf(comparison),
is_ended: comparison.is_ended,
};
journal.append({ ...record });
progress.pairMs = (performance.now() - startedAt) / pair;
request.onEvent?.({ kind: 'paired', pair, comparison, planned: progress.planned, pairMs: progress.pairMs });
}
}
function requireScores({ metrics }, scores) {
for (const arm of ['base', 'head'])
for (const { name, scale } of metrics) {
const score = scores[arm][name];
if (score === undefined)
throw new RunFailed(arm, { reason: `it printed no "${name}" this time`, log: undefined });
if (scale === 'ratio' && !(score > 0))
throw new RunFailed(arm, {
reason: `"${name}" is ${score}, and a ratio needs numbers above 0; compare differences with --scale difference`,
log: undefined,
});
}
}
function conclude({ journal, secret, paths, request }, progress, { ended, startedAt }) {
const isHopeless = ended === 'decided' && Object.values(answersOf(progress.comparison)).includes('undecided');
const notes = isHopeless ? ['it ended early: the planned pairs would not have been enough for every answer'] : [];
const spent = Math.round(performance.now() - startedAt);
const end = { kind: 'ended', ended, secret, duration_ms: spent, notes };
const replay = (lines) => {
const decoded = decodeLog(lines);
if ('line' in decoded)
throw new TypeError(`record ${decoded.line} of the log is none: ${decoded.found}`);
return replayComparison(decoded);
};
const draft = replay([...journal.records, { ...end, answer: 'undecided' }]).report;
if (draft === undefined)
throw new TypeError('the decision log gives no report');
journal.append({ ...end, answer: draft.answer });
const { report, issues } = replay(journal.records);
if (report === undefined || issues.length > 0)
throw new TypeError(`the decision log does not follow: ${issues[0]?.detail ?? ''}`);
writeReport(paths, report);
request.onEvent?.({ kind: 'concluded', report, folder: paths.folder, pairs: progress.comparison.orders.length });
return { kind: 'compared', report, folder: paths.folder };
}
var store = __webpack_require__(54347);
var kernel_environment = __webpack_require__(22989);
;
async function findSubject(finding, settings, host) {
const { repository } = finding;
const name = settings.command === undefined ? (settings.experiment ?? onlyExperiment(repository)) : undefined;
if (settings.command === undefined && name === undefined)
return undefined;
const subject = name === undefined ? ofOptions(settings) : await ofExperiment(name, { settings, finding, host });
requireVariables(subject.config, host);
requireMeter(settings, host);
return subject;
}
const TIMEOUT_MS = 120_000;
function ofOptions({ command, direction = 'min', parse, setup, setupInput, build, protect, timeout, }) {
const config = experiment_config .R.parse({
experiment: { name: 'compare' },
objective: {
...{ command, direction, parse: parse ?? { kind: 'float' }, timeout: (0,duration .PP)(timeout ?? TIMEOUT_MS) },
...(protect === undefined ? {} : { protect }),
},
setup: {
...(setup === undefined ? {} : { command: setup }),
...(setupInput === undefined ? {} : { inputs: setupInput }),
},
build: build === undefined ? {} : { command: build },
schedule: { total_budget: '1h' },
agent: { command: 'true {prompt_file}' },
});
return { config, isParseOpen: parse === undefined, isProtectOpen: protect === undefined, notes: [] };
}
async function ofExperiment(name, { settings, finding, host }) {
const { direction, parse, timeout } = settings;
const found = await measuringConfig((0,store .wG)(name, host), { settings, finding });
const { config, notes } = (0,store .Z9)(found.paths, host, 'ignored');
const objective = {
...config.objective,
...(direction === undefined ? {} : { direction }),
...(parse === undefined ? {} : { parse: parse }),
...(timeout === undefined ? {} : { timeout: (0,duration .PP)(timeout) }),
};
const how = `measured as the experiment ${name} says`;
const known = { isParseOpen: false, isProtectOpen: false };
return { config: { ...config, objective }, ...known, notes: [how, ...found.notes, ...notes] };
}
async function measuringConfig(paths, { settings, finding: { repository, place, base, scratch } }) {
if ((settings.evaluator ?? 'base') !== 'base')
return { paths, notes: [] };
const file = (0,external_node_path_.relative)(repository.folder, paths.config);
const args = ['cat-file', 'blob', '--end-of-options', `${base.commit}:${file}`];
const { exitCode, stdout } = await place.refs(args, { allowed: [0, 128] });
if (exitCode !== 0)
return { paths, notes: [] };
if ((0,external_node_fs_.existsSync)(paths.config) && (0,external_node_fs_.readFileSync)(paths.config).equals(stdout))
return { paths, notes: [] };
const config = (0,external_node_path_.join)(scratch, 'config.toml');
(0,external_node_fs_.writeFileSync)(config, stdout);
return { paths: { ...paths, config }, notes: [`${file} is that of ${base.name}, not that of the work tree`] };
}
function onlyExperiment({ folder }) {
const root = (0,external_node_path_.join)(folder, '.autorize');
const entries = (0,external_node_fs_.existsSync)(root) ? (0,external_node_fs_.readdirSync)(root) : [];
const [only, ...others] = entries.filter((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, name, 'config.toml'))).sort();
if (only === undefined || others.length === 0)
return only;
const found = `no --command, and ${others.length + 1} experiments: ${[only, ...others].join(', ')}`;
throw new errors .eb([{ found, expected: 'how to measure a commit', remedy: `Write e.g. --experiment ${only}.` }]);
}
function requireMeter({ measure }, { env }) {
const needs = measure === undefined ? [] : compare_measure .T[measure].needs;
if (needs.length === 0 || needs.some((program) => (0,program_path .aY)(program, env.PATH ?? '') !== undefined))
return;
throw new errors .Rb({
message: `--measure ${measure} needs ${needs.join(' or ')}, which is not installed`,
remedy: `Install it, or measure cpu.`,
});
}
function requireVariables({ environment }, { env }) {
const missing = Object.entries(environment.env).filter(([name, template]) => (0,kernel_environment .lg)({ [name]: template }, env).length > 0 ||
'problems' in (0,kernel_environment .NC)({ [name]: template }, { parentEnv: env, path: '' }));
if (missing.length === 0)
return;
const shown = missing.map(([name, template]) => `${name} = ${(0,base_text .TL)(template)}`).join(', ');
throw new errors .yW('variable_missing', errors .dc.precondition, {
message: `environment.env names variables that have no value here: ${shown}`,
remedy: 'Set them. A pull request from a fork gets no secrets: compare it where they are set, or remove them.',
});
}
;
var run_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
if (value !== null && value !== void 0) {
if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
var dispose, inner;
if (async) {
if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
dispose = value[Symbol.asyncDispose];
}
if (dispose === void 0) {
if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
dispose = value[Symbol.dispose];
if (async) inner = dispose;
}
if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
env.stack.push({ value: value, dispose: dispose, async: async });
}
else if (async) {
env.stack.push({ async: true });
}
return value;
};
var run_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
return function (env) {
function fail(e) {
env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
env.hasError = true;
}
var r, s = 0;
function next() {
while (r = env.stack.pop()) {
try {
if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
if (r.dispose) {
var result = r.dispose.call(r.value);
if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
}
else s |= 1;
}
catch (e) {
fail(e);
}
}
if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
if (env.hasError) throw env.error;
}
return next();
};
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
var e = new Error(message);
return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
const MAX_TIME_MS = 600_000;
const MAX_MARGIN = 0.05;
async function compareCommits(request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const startedAt = performance.now();
const repository = (0,user_repository .W1)(host.cwd);
const scratch = run_addDisposableResource(env_1, (0,scratch_home .e)((0,external_node_os_.tmpdir)()), true);
const named = { base: request.base, head: request.head ?? 'HEAD', isDirty: request.dirty === true };
const { place, ...commits } = await resolveCommits(repository, named, scratch.temporary);
const known = await findSubject({ repository, place, base: commits.base, scratch: scratch.temporary }, request, host);
const lock = run_addDisposableResource(env_1, await lockComparisons(repository, host), true);
const signal = AbortSignal.any([lock.lost, ...(request.signal === undefined ? [] : [request.signal])]);
const level = await (0,sandbox_level .q1)({ requested: known?.config.agent.sandbox ?? 'auto', network: 'on' });
await request.admit?.(level.kind);
const search = {
repository,
refs: place.refs,
base: commits.base.commit,
head: commits.head.commit,
settings: request,
signal,
};
const subject = known ?? (await discoverSubject({ ...search, onEvent: request.onEvent }, host));
const { config } = subject;
const area = {
...{ repository, base: commits.base.commit, level, signal },
...{ parentEnv: host.env, environment: config.environment, hidden: (0,secret_commands .v_)(config, host.env) },
onNote: (text) => request.onEvent?.({ kind: 'note', text }),
};
const temporary = run_addDisposableResource(env_1, await (0,temporary_area .g)({ ...area, name: 'compare', purpose: 'compare' }), true);
const { privateArea } = temporary;
const { store } = privateArea;
const head = await storeHead(store, { repository, head: commits.head, place, scratch: scratch.temporary, host });
const trees = { base: await treeOf(store, commits.base.commit), head: head.tree };
const whose = request.evaluator ?? 'base';
const evaluators = await findEvaluators(store, {
config,
trees,
whose,
env: host.env,
isOpen: subject.isProtectOpen,
});
const ownArea = run_addDisposableResource(env_1, await openHeadArea({
...{ area: privateArea, trees, request: area, folder: scratch.temporary },
head: { ...commits.head, commit: head.commit },
}), true);
const paths = createComparison(repository, host);
const activity = run_addDisposableResource(env_1, (0,activity_log .Y)({ path: paths.activity, host, isHeld: lock.isHeld, onChange: request.onActivity }), false);
const journal = run_addDisposableResource(env_1, (0,kernel_journal ._)({ path: paths.log, shown: 'the decision log', remedy: 'Compare again.' }), false);
const command = config.objective.command;
const isWashed = request.washout === true || hadCarryOver(repository, command);
const secret = (0,external_node_crypto_.randomUUID)();
const opened = {
kind: 'opened',
format: COMPARISON_LOG,
tool_version: version .x,
base: { ...commits.base, tree: trees.base },
head: { name: commits.head.name, commit: head.commit, tree: head.tree },
evaluator: whose,
evaluator_files: { base: evaluators.arms.base.digest, head: evaluators.arms.head.digest },
changed_evaluator_files: [...evaluators.replaced],
command,
scale: request.scale ?? config.objective.scale,
measure: request.measure ?? null,
config_digest: (0,hash .s)((0,canonical_json .d)({ objective: config.objective, setup: config.setup, build: config.build })),
sandbox: level.kind,
confidence: request.confidence ?? options .LL,
error_rate: request.errorRate ?? 'fdr',
max_pairs: request.maxPairs ?? USUAL_PAIRS,
max_time_ms: request.maxTime ?? MAX_TIME_MS,
margin: request.margin ?? null,
max_margin: request.maxMargin ?? MAX_MARGIN,
is_washed: isWashed,
seed_commitment: (0,draw .$)(secret),
started_at: host.now().toISOString(),
notes: [
...subject.notes,
...head.notes,
...evaluators.notes,
...(ownArea === undefined ? [] : [OWN_INPUTS]),
...(isWashed && request.washout !== true
? ['an earlier comparison found that runs depend on the one before: unmeasured runs come between the commits']
: []),
],
};
journal.append({ ...opened });
for (const text of [...privateArea.notes, ...opened.notes])
request.onEvent?.({ kind: 'note', text });
const runner = new Runner({
...{ config, measure: request.measure, journal, logs: paths.runs, signal },
arms: {
base: { privateArea, tree: trees.base, protectedFiles: evaluators.arms.base },
head: {
...{ privateArea: ownArea?.privateArea ?? privateArea, tree: trees.head },
protectedFiles: evaluators.arms.head,
},
},
});
(0,run_lock .o1)(lock, 'Compare again.');
const compared = await runComparison({
...{ request, subject, runner, journal, opened, secret, evaluators, paths, activity, startedAt },
});
journal.requireUnchanged();
return compared;
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = run_disposeResources(env_1);
if (result_1)
await result_1;
}
}
var comparison_effect = __webpack_require__(45594);
var comparison_view = __webpack_require__(91978);
var foreign_text = __webpack_require__(84483);
var text_table = __webpack_require__(91985);
var time_text = __webpack_require__(1052);
;
function renderComparisonText(report, reportPath) {
const rows = (0,comparison_view .fy)(report);
const { base, head, notes } = report;
const needs = rows.flatMap(({ name, needs: need }) => (need === undefined ? [] : [`${name}: ${need}`]));
return [
`Comparison of ${(0,comparison_view .WC)(head)} with ${(0,comparison_view .WC)(base)}: ${(0,base_text .LS)(rows.length, 'benchmark')}`,
`${(0,comparison_view .eJ)(report)}. ${(0,comparison_view .EO)(report)}`,
...(0,comparison_view .z0)(report).map((banner) => `warning: ${banner}`),
...(rows.length === 0 ? [] : ['', ...renderTable(rows, report.confidence)]),
...(needs.length === 0 ? [] : ['', ...needs]),
...(notes.length === 0 ? [] : ['', ...notes.map((note) => `note: ${(0,foreign_text .TN)(note, 400)}`)]),
'',
`${(0,comparison_view .MK)(report)}`,
...(reportPath === undefined ? [] : [`report: ${(0,foreign_text .TN)(reportPath, 400)}`]),
'',
].join('\n');
}
function renderTable(rows, confidence) {
const cells = [
['', (row) => row.word, 'left'],
['benchmark', (row) => row.name, 'left'],
['change', (row) => row.change, 'left'],
[`${(0,comparison_effect .hM)(confidence)} CI`, (row) => row.interval, 'left'],
['margin', (row) => row.margin, 'right'],
['pairs', (row) => row.pairs, 'right'],
['base', (row) => row.base, 'right'],
['head', (row) => row.head, 'right'],
];
return (0,text_table .K)(cells, rows);
}
function renderLateness({ runMs, neededMs, maxMs }) {
const [run, needed, most] = [runMs, neededMs, maxMs].map(time_text .LP);
return `one run takes ${run}: an answer takes about ${needed}, longer than the ${most} of max-time`;
}
var github_api = __webpack_require__(83800);
var github_cancel = __webpack_require__(28554);
var git_remote = __webpack_require__(69463);
var object_presence = __webpack_require__(55523);
var shallow_boundary = __webpack_require__(45623);
;
const ID = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
const NAME = /^[\w.+@][\w./+@-]{0,250}$/;
const NONE = /^0+$/;
const DEPTHS = [50, 1000, 2_147_483_647];
async function findCommits(finding) {
const { context, token, host, folder, cutOff } = finding;
const { owner, repository: name, serverUrl } = context;
const repository = (0,user_repository .W1)(host.cwd);
const remote = (0,git_remote .d)({
...{ url: `${serverUrl}/${owner}/${name}`, token: token === '' ? undefined : token, repository },
...{ folder: (0,external_node_path_.join)(folder, 'commits'), parentEnv: host.env, cutOff },
});
const checkout = { repository, remote, isKnown: owner !== '' && name !== '', folder };
const head = await findHead(finding, checkout);
const mayPush = checkout.isKnown && token !== '' ? remote.mayPush : async () => 'no';
const found = { ...(await findBase(finding, head, checkout)), head, mayPush };
return { ...found, banners: await findBanners(found, checkout) };
}
async function findBanners({ base, head }, { remote }) {
const args = [
'diff-tree',
'-r',
'--name-only',
'-z',
'--end-of-options',
base.commit,
head.commit,
'--',
'.autorize',
];
const { stdout } = await remote.git(args);
const changed = stdout
.toString()
.split('\0')
.filter((path) => path.endsWith('/config.toml'));
if (changed.length === 0)
return [];
return [`The head changes ${changed.join(', ')}. That of the base says how both are measured, where it has one.`];
}
async function findHead({ headRef, context }, checkout) {
const { pull, sha } = context;
if (headRef !== undefined)
return { name: headRef, commit: await resolveRef(headRef, checkout) };
if (pull !== undefined && pull.headSha !== '') {
await requireCommit(pull.headSha, checkout);
return { name: `#${pull.number}`, commit: pull.headSha };
}
const { refs } = (0,user_refs .ro)(checkout.repository, (0,external_node_path_.join)(checkout.folder, 'head'));
const commit = sha === '' ? await (0,user_refs .EU)(checkout.repository, refs) : sha;
await requireCommit(commit, checkout);
return { name: commit, commit };
}
async function findBase({ baseRef, context }, head, checkout) {
const { pull, queueBaseSha, beforeSha } = context;
if (baseRef !== undefined)
return { base: { name: baseRef, commit: await resolveRef(baseRef, checkout) }, notes: [] };
if (pull !== undefined && pull.baseSha !== '') {
const commit = await findMergeBase([pull.baseSha, head.commit], checkout);
return { base: { name: pull.baseBranch === '' ? commit : pull.baseBranch, commit }, notes: [] };
}
if (queueBaseSha !== '') {
await requireCommit(queueBaseSha, checkout);
return { base: { name: queueBaseSha, commit: queueBaseSha }, notes: [] };
}
if (beforeSha !== '')
return findBefore(beforeSha, head, checkout);
const problem = {
found: `mode "compare" on the event "${context.event}" without "base-ref"`,
expected: 'the commit, branch or tag to compare with',
remedy: 'Write e.g. base-ref: main.',
};
throw new errors .eb([problem]);
}
async function findBefore(before, head, checkout) {
if (!NONE.test(before)) {
try {
await requireCommit(before, checkout);
return { base: { name: before, commit: before }, notes: [] };
}
catch (error) {
if (!(error instanceof errors .Rb))
throw error;
}
}
const parent = await findParent(head.commit, checkout);
const why = NONE.test(before) ? 'the branch is new' : 'the server no longer has the commit before this push';
return { base: { name: parent, commit: parent }, notes: [`${why}: the base is the parent of the head`] };
}
async function findParent(commit, checkout) {
const { remote } = checkout;
const find = async () => {
const { exitCode, stdout } = await remote.git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^1`], {
allowed: [0, 1, 128],
});
return exitCode === 0 ? stdout.toString().trim() : undefined;
};
const here = await find();
if (here !== undefined && (await (0,object_presence .Z)(remote.git, [`${here}^{tree}`])))
return here;
await fetchCommit(commit, { checkout, depth: 2 });
const found = await find();
if (found !== undefined)
return found;
const problem = {
found: `${commit.slice(0, 12)} has no parent to compare with`,
expected: 'a base',
remedy: 'Write e.g. base-ref: main.',
};
throw new errors .eb([problem]);
}
async function resolveRef(ref, checkout) {
if (ID.test(ref)) {
await requireCommit(ref, checkout);
return ref;
}
if (!NAME.test(ref))
throw unknownRef(ref);
const { refs } = (0,user_refs .ro)(checkout.repository, (0,external_node_path_.join)(checkout.folder, 'named'));
for (const name of [`refs/remotes/origin/${ref}`, `refs/tags/${ref}`, ref]) {
const { exitCode, stdout } = await refs(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], { allowed: [0, 1, 128] });
if (exitCode === 0)
return stdout.toString().trim();
}
for (const name of ref.startsWith('refs/') ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`]) {
const listed = checkout.isKnown ? await checkout.remote.list([name]).catch(() => new Map()) : new Map();
if (listed.size === 0)
continue;
const fetched = await fetchCommit(name, { checkout, depth: 1 });
const { stdout } = await checkout.remote.git(['rev-parse', '--verify', '--end-of-options', `${fetched}^{commit}`]);
return stdout.toString().trim();
}
throw unknownRef(ref);
}
function unknownRef(ref) {
const found = `${(0,base_text .TL)(ref)}, which neither the checkout nor the server has`;
const expected = 'a commit, a branch or a tag of this repository';
return new errors .eb([{ found, expected, remedy: 'Write e.g. main, or a whole commit id.' }]);
}
async function findMergeBase([base, head], checkout) {
const { remote } = checkout;
const find = async () => {
if (!(await (0,object_presence .Z)(remote.git, [`${base}^{tree}`, `${head}^{tree}`])))
return undefined;
const { exitCode, stdout } = await remote.git(['merge-base', '--end-of-options', base, head], {
allowed: [0, 1, 128],
});
const found = stdout.toString().trim();
return exitCode === 0 && (await (0,object_presence .Z)(remote.git, [`${found}^{tree}`])) ? found : undefined;
};
let found = await find();
for (const depth of DEPTHS) {
if (found !== undefined)
break;
for (const commit of [base, head])
await fetchCommit(commit, { checkout, depth });
found = await find();
}
if (found !== undefined)
return found;
throw new errors .Rb({
message: `${base.slice(0, 12)} and ${head.slice(0, 12)} have no common commit`,
remedy: 'Name the base: base-ref: main',
});
}
async function requireCommit(commit, checkout) {
if (await (0,object_presence .Z)(checkout.remote.git, [`${commit}^{tree}`]))
return;
await fetchCommit(commit, { checkout, depth: 1 });
}
async function fetchCommit(ref, { checkout, depth }) {
const { remote, repository, isKnown } = checkout;
const remedy = 'Check out with "fetch-depth: 0", or give the job "contents: read" and the step its github-token';
const missing = (why) => new errors .Rb({ message: `the checkout lacks ${ref}, and it cannot be fetched (${why})`, remedy });
if (!isKnown)
throw missing('no server is known');
try {
const commit = await remote.fetch(ref, depth);
await (0,shallow_boundary .Q)(remote.git, { from: remote.gitDir, to: repository.commonDir, branchHead: commit });
return commit;
}
catch (error) {
if (!(error instanceof kernel_git .XS))
throw error;
throw missing(error.stderr.split('\n').find((line) => /^(?:fatal|error|remote):/.test(line)) ?? 'git failed');
}
}
var score_unit = __webpack_require__(61785);
;
const MAX_NAME = 200;
function exportBenchmarkEntries(report) {
const named = nameMetrics(report);
const entries = (direction) => named
.filter(([, metric]) => metric.direction === direction)
.map(([name, metric]) => {
const heads = metric.pairs.map(({ head }) => head);
const value = (0,base_median .w9)(heads);
return {
...{ name, unit: (0,base_text .g$)(metric.unit ?? 'score', 20), value },
range: `± ${Number(((halfRange(heads) / (Math.abs(value) || 1)) * 100).toPrecision(3))}%`,
extra: (0,comparison_effect .x1)(metric, report),
};
});
return { customSmallerIsBetter: entries('min'), customBiggerIsBetter: entries('max') };
}
function halfRange(scores) {
const sorted = scores.toSorted((one, other) => one - other);
const at = (share) => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
return (at(0.75) - at(0.25)) / 2;
}
function exportBencherMetrics(report) {
const entries = nameMetrics(report).map(([name, metric]) => {
const { slug, factor } = comparison_exports_measureOf(metric);
const heads = metric.pairs.map(({ head }) => head * factor);
const bounds = { lower_value: Math.min(...heads), upper_value: Math.max(...heads) };
return [name, { [slug]: { value: (0,base_median .w9)(heads), ...bounds } }];
});
return Object.fromEntries(entries);
}
function comparison_exports_measureOf({ unit }) {
const nanoseconds = (0,score_unit .$B)(unit);
if (nanoseconds !== undefined)
return { slug: 'latency', factor: nanoseconds };
const kind = (0,score_unit .S_)(unit);
if (kind === 'rate')
return { slug: 'throughput', factor: 1 };
const slug = (unit ?? 'score')
.toLowerCase()
.replace(/[^a-z0-9]+/g, '-')
.replace(/^-|-$/g, '');
return { slug: slug === '' ? 'score' : slug, factor: 1 };
}
function nameMetrics({ metrics }) {
const taken = new Set();
return metrics
.filter(({ pairs }) => pairs.length > 0)
.map((metric) => {
const name = (0,base_text .g$)(metric.name, MAX_NAME);
let free = name;
for (let count = 2; taken.has(free); count += 1)
free = `${name} (${count})`;
taken.add(free);
return [free, metric];
});
}
var card_style = __webpack_require__(14953);
var score_text = __webpack_require__(58164);
var classic_schemas = __webpack_require__(50000);
;
const HISTORY_FORMAT = 'autorize-comparison-history-v1';
const MAX_ENTRIES = 1000;
const MAX_HISTORY_BYTES = 2 * 1024 * 1024;
const MAX_METRICS = 100;
const MAX_TEXT = 200;
const MAX_CHARS = MAX_TEXT - 1;
const history_text = classic_schemas .YjP().max(MAX_TEXT);
const score = classic_schemas .aig();
const metricSchema = classic_schemas .rej({
name: history_text,
unit: history_text.nullable(),
direction: classic_schemas .k5n(['min', 'max']),
median: score,
lower: score,
upper: score,
runs: classic_schemas .Whr().positive(),
});
const entrySchema = classic_schemas .rej({
subject: history_text,
commit: classic_schemas .YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/),
recorded_at: history_text,
machine: history_text,
run: history_text,
metrics: classic_schemas .YOg(metricSchema).max(MAX_METRICS),
});
const historySchema = classic_schemas .rej({
format: classic_schemas .euz(HISTORY_FORMAT),
entries: classic_schemas .YOg(entrySchema).max(MAX_ENTRIES),
});
function entryOf(report, { subject, machine, run, now }) {
const byName = report.metrics.toSorted((one, other) => (one.name < other.name ? -1 : 1));
return {
...{ subject: recordedText(subject), commit: report.base.commit, recorded_at: now.toISOString() },
...{ machine: recordedText(machine), run: recordedText(run) },
metrics: byName.slice(0, MAX_METRICS).flatMap(history_metricOf),
};
}
function history_metricOf({ name, unit, direction, pairs, calibration }) {
const scores = [...calibration, ...pairs.map(({ base }) => base)].sort((one, other) => one - other);
const median = (0,base_median .w9)(scores);
if (scores.length === 0 || !Number.isFinite(median))
return [];
const at = (share) => scores[Math.round(share * (scores.length - 1))] ?? median;
const named = { name: recordedText(name), unit: unit === null ? null : recordedText(unit), direction };
return [{ ...named, median, lower: at(0.25), upper: at(0.75), runs: scores.length }];
}
function recordedText(text) {
return (0,base_text .vI)(text, MAX_CHARS);
}
function decodeHistory(bytes) {
try {
return historySchema.safeParse(JSON.parse(bytes.toString())).data?.entries;
}
catch {
return undefined;
}
}
function encodeHistory(entries) {
const lines = [];
let left = MAX_HISTORY_BYTES - 200;
for (const entry of entries.slice(-MAX_ENTRIES).toReversed()) {
const line = JSON.stringify(entry);
left -= Buffer.byteLength(line) + 2;
if (left < 0)
break;
lines.unshift(line);
}
const bytes = Buffer.from(`{"format":"${HISTORY_FORMAT}","entries":[\n${lines.join(',\n')}\n]}\n`);
return { bytes, entries: lines.length === 0 ? [] : entries.slice(-lines.length) };
}
var html = __webpack_require__(45138);
var report_score_scale = __webpack_require__(58142);
;
const WIDTH = 720;
const HEIGHT = 200;
const TOP = 12;
const BOTTOM = 176;
const RIGHT = 12;
const CHAR = 7;
const MAX_JOBS = 200;
const MAX_PICTURES = 20;
const comparison_history_KINDS = 4;
const HISTORY_STYLE = `
.past{display:block;width:100%;min-width:34rem;max-width:52rem;height:auto;font:12px system-ui,sans-serif;fill:var(--fg)}
.past .grid{stroke:var(--line)}.past .y{text-anchor:end}.past .spread{stroke-width:1.5}
.past .k0{fill:var(--accent);stroke:var(--accent)}.past .k1{fill:var(--good);stroke:var(--good)}
.past .k2{fill:var(--warn);stroke:var(--warn)}.past .k3{fill:var(--bad);stroke:var(--bad)}.past .k4{fill:var(--dim);stroke:var(--dim)}
`;
function renderHistory({ metrics }, history) {
const entries = history.slice(-MAX_JOBS);
const pictures = metrics.slice(0, MAX_PICTURES).flatMap(({ name, unit, direction }) => {
const jobs = entries.flatMap(({ metrics: recorded, ...entry }) => {
const metric = recorded.find((each) => each.name === recordedText(name) &&
each.unit === (unit === null ? null : recordedText(unit)) &&
each.direction === direction);
return metric === undefined ? [] : [{ ...entry, metric }];
});
const picture = renderPicture(jobs);
const title = (0,foreign_text .TN)(name, 80);
return picture === undefined
? []
: [
`<h3>${(0,html .Z)(title)}${unit === null ? '' : `, ${(0,html .Z)((0,foreign_text .TN)(unit, 20))}`}</h3>`,
`<div class="scroll" tabindex="0" role="region" aria-label="History of ${(0,html .Z)(title)}">${picture}</div>`,
];
});
if (pictures.length === 0)
return [];
return [
'<h2>History of the base</h2>',
`<p class="note">Each dot is the median of one job, with its quartiles, the newest on the right; each colour is a kind of processor. Jobs run on different machines, so a step may come from the machine. No verdict uses these figures.</p>`,
...pictures,
];
}
function renderPicture(jobs) {
const scores = (0,report_score_scale .D8)({ scores: jobs.flatMap(({ metric }) => [metric.lower, metric.upper]), anchors: [] });
if (scores === undefined)
return undefined;
const ticks = (0,report_score_scale .Pe)(scores, 4);
const left = 20 + CHAR * Math.max(...ticks.map((tick) => (0,score_text .ls)(tick).length));
const y = (score) => round(BOTTOM - (0,report_score_scale .wG)(score, scores) * (BOTTOM - TOP));
const grid = ticks.map((tick) => `<path class="grid" d="M${left} ${y(tick)}H${WIDTH - RIGHT}"/><text class="y" x="${left - 6}" y="${y(tick) + 4}">${(0,score_text .ls)(tick)}</text>`);
const machines = [...new Set(jobs.map(({ machine }) => machine))];
const across = { lo: -0.5, hi: jobs.length - 0.5 };
const dots = jobs.map(({ metric, commit, machine, recorded_at: at }, index) => {
const x = round(left + (0,report_score_scale .wG)(index, across) * (WIDTH - RIGHT - left));
const kind = Math.min(machines.indexOf(machine), comparison_history_KINDS);
const words = `${commit.slice(0, 12)}, ${(0,time_text .Wv)(at)}: ${(0,score_text .ls)(metric.median)} (${(0,score_text .ls)(metric.lower)} to ${(0,score_text .ls)(metric.upper)}, ${(0,base_text .LS)(metric.runs, 'run')}), ${(0,foreign_text .TN)(machine, 80)}`;
return `<g class="k${kind}"><title>${(0,html .Z)(words)}</title><path class="spread" d="M${x} ${y(metric.lower)}V${y(metric.upper)}"/><circle cx="${x}" cy="${y(metric.median)}" r="3"/></g>`;
});
const last = jobs.at(-1);
const label = `${(0,base_text .LS)(jobs.length, 'job')}, the last with ${(0,score_text .ls)(last?.metric.median ?? 0)}`;
return `<svg class="past" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${(0,html .Z)(label)}">${[...grid, ...dots].join('')}</svg>`;
}
function round(value) {
return Math.round(value * 10) / 10;
}
;
const comparison_plot_WIDTH = 720;
const comparison_plot_HEIGHT = 260;
const comparison_plot_TOP = 12;
const comparison_plot_BOTTOM = 212;
const comparison_plot_RIGHT = 96;
const comparison_plot_CHAR = 7;
const MAX_TITLED = 300;
const PLOT_STYLE = `
.plot{display:block;width:100%;min-width:34rem;max-width:52rem;height:auto;font:12px system-ui,sans-serif;fill:var(--fg)}
.plot .grid{stroke:var(--line)}.plot .axis,.plot .zero{stroke:var(--dim)}.plot .zero{stroke-width:1.5;stroke-dasharray:6 5}
.plot .margin,.strip .margin{fill:var(--dim);opacity:.18}
.plot .interval{fill:var(--mark);opacity:.16}.plot .estimate{stroke:var(--mark);stroke-width:2.5;fill:none}
.plot .bar,.strip .bar{stroke:var(--mark);stroke-width:2.5;fill:none}
.plot .base-first{fill:var(--accent);stroke:var(--bg)}.plot .head-first{fill:var(--bg);stroke:var(--accent);stroke-width:1.75}
.plot .outside{fill:var(--accent)}
.plot .y{text-anchor:end}.plot .x,.plot .name{text-anchor:middle}.plot .name{fill:var(--dim)}
.strip{display:block;width:11rem;height:1.5rem}.strip .zero{stroke:var(--dim)}.strip .dot{fill:var(--mark)}
.is-worse{--mark:var(--bad)}.is-better{--mark:var(--good)}.is-no-difference{--mark:var(--accent)}.is-undecided{--mark:var(--warn)}
`;
function sharesOf(metric) {
const { effect, scale, pairs, margin, calibration, unit } = metric;
if (effect === null || !Number.isFinite(effect.estimate))
return undefined;
if (scale === 'ratio') {
const share = (ratio) => ratio === null || !Number.isFinite(ratio) || ratio <= 0 ? null : ratio - 1;
return {
...{ estimate: effect.estimate - 1, lower: share(effect.lower), upper: share(effect.upper) },
margin: [1 / (1 + margin) - 1, margin],
pairs: pairs.map(({ base, head }) => head / base - 1),
label: (value) => signed(Number((value * 100).toPrecision(4)), ' %'),
name: 'head against base',
};
}
const level = Math.abs(medianOf(calibration)) || 1;
return {
...{ estimate: effect.estimate, lower: effect.lower, upper: effect.upper },
margin: [-margin * level, margin * level],
pairs: pairs.map(({ base, head }) => head - base),
label: (value) => signed(Number(value.toPrecision(4)), ''),
name: `head − base${unit === null ? '' : `, ${unit}`}`,
};
}
function medianOf(scores) {
const sorted = scores.toSorted((one, other) => one - other);
return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
function signed(value, unit) {
return `${value > 0 ? '+' : ''}${(0,score_text .ls)(value)}${unit}`;
}
function domainOf({ estimate, lower, upper, margin, pairs }) {
const anchors = [0, estimate, ...margin, lower, upper].filter((value) => value !== null && Number.isFinite(value));
return (0,report_score_scale .D8)({ scores: pairs.length === 0 ? [estimate] : pairs, anchors: anchors });
}
function renderPairPlot(metric, id) {
const shares = sharesOf(metric);
const domain = shares === undefined ? undefined : domainOf(shares);
if (shares === undefined || domain === undefined || shares.pairs.length === 0)
return undefined;
const ticks = (0,report_score_scale .Pe)(domain, 5);
const left = 34 + Math.max(...ticks.map((tick) => shares.label(tick).length)) * comparison_plot_CHAR;
const right = comparison_plot_WIDTH - comparison_plot_RIGHT;
const y = (value) => comparison_plot_round(comparison_plot_BOTTOM - (0,report_score_scale .wG)(value, domain) * (comparison_plot_BOTTOM - comparison_plot_TOP));
const x = (index) => comparison_plot_round(left + ((index + 0.5) / shares.pairs.length) * (right - left));
return [
`<svg class="plot is-${metric.answer}" viewBox="0 0 ${comparison_plot_WIDTH} ${comparison_plot_HEIGHT}" role="img" aria-labelledby="${id}-title ${id}-desc">`,
`<title id="${id}-title">Every pair of ${(0,html .Z)(metric.name)}</title>`,
`<desc id="${id}-desc">${(0,html .Z)(describe(metric, shares))}</desc>`,
...ticks.map((tick) => `<path class="grid" d="M${left} ${y(tick)}H${right}"/><text class="y" x="${left - 6}" y="${y(tick) + 4}">${(0,html .Z)(shares.label(tick))}</text>`),
renderBand('margin', { left, right, from: y(shares.margin[1]), to: y(shares.margin[0]) }),
...renderInterval(shares, { left, right, y }),
`<path class="zero" d="M${left} ${y(0)}H${right}"/>`,
`<path class="estimate" d="M${left} ${y(shares.estimate)}H${right}"/>`,
...shares.pairs.map((share, index) => renderDot({ share, index, x: x(index), y: y(share), domain, metric, label: shares.label })),
...renderPairAxis({ count: shares.pairs.length, left, right, x }),
`<text class="name" transform="translate(13 ${(comparison_plot_TOP + comparison_plot_BOTTOM) / 2})rotate(-90)">${(0,html .Z)(shares.name)}</text>`,
'</svg>',
].join('\n');
}
function describe({ pairs, direction }, { estimate, lower, upper, label }) {
const side = (value) => (value === null ? 'not bounded' : label(value));
const better = direction === 'min' ? 'less' : 'more';
return `${(0,base_text .LS)(pairs.length, 'pair')}: estimate ${label(estimate)}, interval from ${side(lower)} to ${side(upper)}; ${better} is better.`;
}
function renderBand(name, { left, right, from, to }) {
return `<rect class="${name}" x="${left}" y="${from}" width="${comparison_plot_round(right - left)}" height="${Math.max(1, comparison_plot_round(to - from))}"/>`;
}
function renderInterval({ lower, upper, estimate, label }, { left, right, y }) {
if (lower !== null && upper !== null && lower > upper)
return [];
const [from, to] = [upper === null ? comparison_plot_TOP : y(upper), lower === null ? comparison_plot_BOTTOM : y(lower)];
const at = right + 14;
const top = upper === null ? `M${at - 5} ${from + 6}l5 -6l5 6` : `M${at - 5} ${from}h10`;
const bottom = lower === null ? `M${at - 5} ${to - 6}l5 6l5 -6` : `M${at - 5} ${to}h10`;
return [
renderBand('interval', { left, right, from, to }),
`<path class="bar" d="${top}M${at} ${from}V${to}${bottom}"/>`,
`<text x="${at + 10}" y="${y(estimate) + 4}">${(0,html .Z)(label(estimate))}</text>`,
];
}
function renderDot({ share, index, x, y, domain, metric, label }) {
const pair = metric.pairs[index];
if (pair === undefined)
return '';
const count = metric.pairs.length;
const shape = shapeOf({ share, domain, x, y, radius: count > 120 ? 2.5 : 4, first: pair.first });
if (count > MAX_TITLED)
return `${shape}/>`;
const scores = `base ${(0,score_text .ls)(pair.base)}, head ${(0,score_text .ls)(pair.head)}`;
return `${shape}><title>pair ${index + 1}: ${(0,html .Z)(label(share))} (${scores}; ${pair.first} first)</title></${shape.startsWith('<path') ? 'path' : 'circle'}>`;
}
function shapeOf({ share, domain, x, y, radius, first }) {
if (share > domain.hi)
return `<path class="outside" d="M${x - 4} ${y + 7}h8l-4 -7z"`;
if (share < domain.lo)
return `<path class="outside" d="M${x - 4} ${y - 7}h8l-4 7z"`;
return `<circle class="${first}-first" cx="${x}" cy="${y}" r="${radius}"`;
}
function renderPairAxis({ count, left, right, x }) {
const ticks = [...new Set([1, ...(0,report_score_scale .Pe)({ lo: 1, hi: Math.max(2, count) }, 10)])];
const whole = ticks.filter((tick) => Number.isInteger(tick) && tick >= 1 && tick <= count);
return [
`<path class="axis" d="M${left} ${comparison_plot_BOTTOM + 4}H${right}"/>`,
...whole.map((tick) => `<text class="x" x="${x(tick - 1)}" y="${comparison_plot_BOTTOM + 20}">${tick}</text>`),
`<text class="name" x="${comparison_plot_round((left + right) / 2)}" y="${comparison_plot_HEIGHT - 8}">pair, in the order of measurement</text>`,
];
}
function stripDomain(metrics) {
const ends = metrics.flatMap((metric) => {
const shares = metric.scale === 'ratio' ? sharesOf(metric) : undefined;
return shares === undefined ? [] : [shares.estimate, ...shares.margin, shares.lower ?? 0, shares.upper ?? 0];
});
const most = Math.min(MAX_STRIP, Math.max(0.01, ...ends.map(Math.abs)));
return { lo: -most, hi: most };
}
const MAX_STRIP = 1;
const STRIP = { width: 176, height: 24, middle: 12 };
function renderStrip(metric, domain) {
const shares = metric.scale === 'ratio' ? sharesOf(metric) : undefined;
if (shares === undefined)
return '';
const { estimate, lower, upper, margin } = shares;
const x = (value) => comparison_plot_round(4 + (0,report_score_scale .wG)(value, domain) * (STRIP.width - 8));
const [from, to] = [lower === null ? 0 : x(lower), upper === null ? STRIP.width : x(upper)];
const { middle, height } = STRIP;
const bar = lower !== null && upper !== null && lower > upper ? '' : `<path class="bar" d="M${from} ${middle}H${to}"/>`;
return [
`<svg class="strip is-${metric.answer}" viewBox="0 0 ${STRIP.width} ${height}" aria-hidden="true">`,
`<rect class="margin" x="${x(margin[0])}" y="2" width="${Math.max(1, comparison_plot_round(x(margin[1]) - x(margin[0])))}" height="${height - 4}"/>`,
`<path class="zero" d="M${x(0)} 0V${height}"/>`,
bar,
`<circle class="dot" cx="${x(estimate)}" cy="${middle}" r="3"/>`,
'</svg>',
].join('');
}
function comparison_plot_round(value) {
return Math.round(value * 10) / 10;
}
var page = __webpack_require__(47916);
var page_result = __webpack_require__(71724);
var page_style = __webpack_require__(94464);
;
const MAX_ROWS = 2000;
const MAX_PLOTS = 60;
const comparison_html_MAX_TEXT = 400;
const SIGNS = {
worse: '\\2718',
better: '\\2714',
'no-difference': '\\2248',
undecided: '?',
};
const SIGN_RULES = Object.entries(SIGNS).map(([answer, sign]) => `.mark.is-${answer}::before{content:"${sign}\\a0" / "";color:var(--mark)}`);
const CARDS = ['', 'Benchmark', 'Change', 'Interval', 'Picture', 'Margin', 'Pairs', 'Base', 'Head'].map((label) => ({
label: label === '' ? undefined : label,
isWide: label === 'Benchmark' || label === 'Picture',
}));
const STYLE = `${page_style .W}${PLOT_STYLE}${HISTORY_STYLE}${SIGN_RULES.join('\n')}
.mark{white-space:nowrap;font-weight:600}.verdict .mark{white-space:normal}caption{max-width:34rem}
.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}.whole{white-space:nowrap}
tbody th{min-width:8rem;font-weight:600}td{vertical-align:middle}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0;margin:.5rem 0;color:var(--dim);font-size:.9rem}
.legend span{display:inline-block;vertical-align:middle;margin-right:.4em;width:.8em;height:.8em;border-radius:50%}
.legend .filled{background:var(--accent)}.legend .hollow{border:2px solid var(--accent)}
.legend .band{border-radius:0;width:1.6em;background:var(--dim);opacity:.35}
.legend .dash{border-radius:0;width:1.8em;height:0;border-top:2px dashed var(--dim)}
${(0,card_style .G)(CARDS)}
`;
function renderComparisonHtml(report, { banners = [], history = [], frame } = {}) {
const rows = (0,comparison_view .fy)(report);
const title = (0,comparison_view .MK)(report);
return (0,page .C)({
frame,
title: `${title}: autorize compare`,
style: STYLE,
body: [
'<header>',
'<h1>Comparison of two commits</h1>',
...[...(0,comparison_view .z0)(report), ...banners].map((banner) => `<p class="problem">${comparison_html_text(banner)}</p>`),
...(0,page_result .n)({
result: `<span class="mark is-${report.answer}">${comparison_html_text((0,comparison_view .xK)(report))}</span>`,
ended: (0,comparison_view .f5)(report),
evidence: [
`<p>${comparison_html_text(title)}</p>`,
`<p>${comparison_html_text((0,comparison_view .EO)(report))} ${HOW}</p>`,
...(0,page_result .t)(evidenceFigures(report)),
],
}),
...(0,page_result .t)([
['Base', cell((0,comparison_view .WC)(report.base))],
['Head', cell((0,comparison_view .WC)(report.head))],
]),
'</header>',
'<main>',
...comparison_html_renderTable(rows, report),
...renderPlots(rows),
...renderHistory(report, history),
...renderNotes(report),
'<h2>How it was measured</h2>',
`<pre tabindex="0" aria-label="Command">${comparison_html_text(report.command)}</pre>`,
`<p>${HOW}</p>`,
'</main>',
`<footer><p>Started ${comparison_html_text((0,time_text .Wv)(report.started_at))}. Generated by autorize.</p></footer>`,
],
});
}
const HOW = 'Both commits ran on this one machine in pairs, a coin deciding which one first.';
function evidenceFigures(report) {
const whose = { base: 'of the base', head: 'of the head', own: 'of each commit' }[report.evaluator];
const figures = [...(0,comparison_view .jU)(report), ['Benchmark', whose]];
return figures.map(([name, value]) => [name, cell(value)]);
}
function cell(value) {
return (0,foreign_text .TN)(value, comparison_html_MAX_TEXT);
}
function comparison_html_renderTable(rows, { metrics, confidence }) {
const domain = stripDomain(metrics);
const interval = `${(0,comparison_effect .hM)(confidence)} CI`;
const heads = ['Answer', 'Benchmark', 'Change', interval, 'Picture', 'Margin', 'Pairs', 'Base', 'Head'];
const shown = rows.slice(0, MAX_ROWS).map((row, index) => {
const name = index < MAX_PLOTS ? `<a href="#m${index}">${comparison_html_text(row.name)}</a>` : comparison_html_text(row.name);
const number = (value) => `<td class="number">${comparison_html_text(value)}</td>`;
return [
`<tr><td class="mark is-${row.answer}">${row.word}</td><th scope="row">${name}</th>`,
`<td class="whole">${comparison_html_text(row.change)}</td><td class="whole">${comparison_html_text(row.interval)}</td>`,
`<td>${renderStrip(row.metric, domain)}</td>`,
...[row.margin, row.pairs, row.base, row.head].map(number),
'</tr>',
].join('');
});
const numbers = ['Margin', 'Pairs', 'Base', 'Head'];
const reach = `${Math.round(domain.hi * 100)} %`;
return [
'<h2>Benchmarks</h2>',
'<div class="scroll cards" tabindex="0" role="region" aria-label="Benchmarks"><table>',
`<caption>The strongest evidence first. The picture spans −${reach} to +${reach}: interval, estimate, and the margin in grey.</caption>`,
`<thead><tr>${heads.map((head) => `<th scope="col"${numbers.includes(head) ? ' class="number"' : ''}>${(0,html .Z)(head)}</th>`).join('')}</tr></thead>`,
'<tbody>',
...shown,
'</tbody></table></div>',
...leftOut(rows.length - shown.length),
];
}
function renderPlots(rows) {
const parts = rows.slice(0, MAX_PLOTS).map((row, index) => {
const plot = renderPairPlot({ ...row.metric, name: row.name }, `m${index}`);
return [
`<details id="m${index}"${index < MAX_OPEN || row.answer !== 'no-difference' ? ' open' : ''}>`,
`<summary>${comparison_html_text(row.name)}: <span class="mark is-${row.answer}">${row.word}</span></summary>`,
`<p>${comparison_html_text(row.sentence)}</p>`,
...(row.needs === undefined ? [] : [`<p class="note">${comparison_html_text(row.needs)}</p>`]),
plot === undefined
? '<p>No pair was measured.</p>'
: `<div class="scroll" tabindex="0" role="region" aria-label="Pairs of ${comparison_html_text(row.name)}">${plot}</div>`,
'</details>',
].join('\n');
});
if (parts.length === 0)
return ['<p>No metric was measured.</p>'];
return ['<h2>Every pair</h2>', LEGEND, ...parts, ...leftOut(rows.length - parts.length)];
}
const MAX_OPEN = 3;
const LEGEND = `<ul class="legend"><li><span class="filled"></span>the base ran first</li><li><span class="hollow"></span>the head ran first</li>\
<li><span class="band"></span>margin of no change</li><li><span class="dash"></span>no difference at all</li>\
<li>coloured band and bar: estimate and interval</li><li>triangle: a pair beyond the edge</li></ul>`;
function renderNotes({ notes }) {
if (notes.length === 0)
return [];
return ['<h2>Notes</h2>', '<ul>', ...notes.slice(0, MAX_PLOTS).map((note) => `<li>${comparison_html_text(note)}</li>`), '</ul>'];
}
function leftOut(rest) {
return rest > 0
? [`<p class="note">${(0,base_text .LS)(rest, 'benchmark')} more left out here; report.json lists all.</p>`]
: [];
}
function comparison_html_text(value) {
return (0,html .Z)(cell(value));
}
var comparison_markdown = __webpack_require__(9018);
var defuse = __webpack_require__(11797);
var markdown = __webpack_require__(34902);
var shell_word = __webpack_require__(59010);
var artifacts = __webpack_require__(78567);
var machine = __webpack_require__(64809);
var outgoing = __webpack_require__(7133);
var restore = __webpack_require__(89049);
var state_commit = __webpack_require__(44042);
var subject = __webpack_require__(64715);
;
const FILE = 'history.json';
const SUBJECT = {
name: 'compare.history',
isStateFile: (path) => path === FILE,
isRestored: () => true,
};
const TRIES = 50;
async function recordHistory({ remote, entry, search, run, now }) {
let location = await locate(remote);
for (let tries = 1;; tries += 1) {
const { stateRef } = location;
const before = await read(remote, location);
const { bytes, entries } = encodeHistory([...before.entries, entry]);
if (search.finds(Buffer.from(JSON.stringify(entry))))
throw (0,outgoing .t3)('the history of comparisons');
const parents = [before.commit];
const to = await (0,state_commit .rV)({ subject: SUBJECT, git: remote.git, parents, run, now }, [{ path: FILE, bytes }]);
const pushed = await remote.push([{ ref: stateRef, from: before.commit, to }]);
const next = (0,subject .up)(SUBJECT, { pushed, stateRef, isNew: before.commit === undefined });
if (next === undefined && (pushed.kind !== 'moved' || tries >= TRIES))
return { entries, pushed };
location = next === undefined ? await locate(remote) : { stateRef: next, state: undefined };
}
}
async function locate(remote) {
const { usual, fallback } = (0,subject .sd)(SUBJECT);
return (0,restore .yC)(SUBJECT, await remote.list([usual, fallback]));
}
async function read({ git, fetchBounded }, { stateRef, state }) {
if (state === undefined)
return { commit: undefined, entries: [] };
const commit = await fetchBounded(stateRef, 1);
const files = await (0,state_commit .un)(git, { subject: SUBJECT, commit });
const entries = decodeHistory(files.get(FILE) ?? Buffer.alloc(0));
if (entries !== undefined)
return { commit, entries };
throw new errors .Rb({
message: `${stateRef} on the server holds no history of comparisons`,
remedy: 'See who wrote it, and delete it to begin again',
});
}
var github_notes = __webpack_require__(37491);
var outgoing_text = __webpack_require__(71192);
;
const LIMIT_MS = 30_000;
const PAUSES_MS = [1000, 4000];
async function recordBase(recording) {
const { report, request, context, host, folder, notes, cutOff } = recording;
if (!request.compare.record)
return [];
const { token } = request.publishing;
const { owner, repository: name, serverUrl, runId } = context;
const missing = (why) => {
notes.add(`the base is not recorded: ${why}`);
return [];
};
if (report.evaluator === 'head')
return missing('the evaluator of the head measured it');
if (token === '' || owner === '' || name === '')
return missing('there is no github-token');
const remote = (0,git_remote .d)({
...{ url: `${serverUrl}/${owner}/${name}`, token, repository: (0,user_repository .W1)(host.cwd) },
...{ folder: (0,external_node_path_.join)(folder, 'history'), parentEnv: host.env, cutOff, limitMs: LIMIT_MS, pausesMs: PAUSES_MS },
});
const { cpu = 'unknown' } = (0,machine .m_)(host.env);
const now = host.now();
const entry = entryOf(report, { subject: subjectOf(request), machine: cpu, run: runId, now });
try {
const { entries, pushed } = await recordHistory({ remote, entry, search: (0,outgoing_text .aw)(), run: runId, now });
if (pushed.kind === 'done')
(0,github_notes .y)(`recorded the base ${entry.commit}, entry ${entries.length} of its history`);
else
notes.add(`the base is not recorded (${compare_record_reasonOf(pushed)}). To record it, give the job "contents: write"`);
return entries.filter(({ subject }) => subject === entry.subject);
}
catch (error) {
if (error instanceof kernel_git .XS)
return missing(`the server cannot be read (${(0,foreign_text .TN)(error.message)})`);
if (error instanceof errors .yW && error.exitCode !== errors .dc.bug)
return missing((0,foreign_text .TN)(error.message, 500));
throw error;
}
}
function subjectOf({ compare: { settings }, workingDirectory }) {
const { experiment, command, measure } = settings;
const what = experiment ?? command ?? 'found';
return [
what,
...(measure === undefined ? [] : [measure]),
...(workingDirectory === '.' ? [] : [workingDirectory]),
].join(', ');
}
function compare_record_reasonOf(pushed) {
return pushed.kind === 'moved' ? 'other jobs kept recording' : pushed.why;
}
var job_summary = __webpack_require__(40092);
var log = __webpack_require__(30284);
var outputs = __webpack_require__(31224);
var verdict_publish = __webpack_require__(59473);
;
const LOG = 'decisions.jsonl';
const REST = 'the report holds the rest';
function finalVerdictOf({ answer, metrics }, { inconclusive, failOn }) {
if (answer === 'undecided')
return verdict_publish .tM[inconclusive];
if (answer !== 'worse')
return { verdict: 'passed', conclusion: 'success', exitCode: errors .dc.yes, passed: 'true' };
const isUndecided = metrics.some((metric) => metric.answer === 'undecided');
const fails = failOn === 'worse' || (isUndecided && inconclusive === 'fail');
return {
...{ verdict: 'failed', passed: 'false' },
...(fails ? { conclusion: 'failure', exitCode: errors .dc.no } : { conclusion: 'neutral', exitCode: errors .dc.yes }),
};
}
async function publishComparison(compared, publication) {
const { request, context, notes } = publication;
const { report, banners } = compared;
const final = finalVerdictOf(report, { ...request, failOn: request.loop.failOn });
const title = (0,comparison_view .MK)(report);
const page = (0,external_node_path_.join)(compared.folder, 'report.html');
const history = await recordBase({ report, ...publication });
(0,external_node_fs_.writeFileSync)(page, (0,outgoing_text .pc)(renderComparisonHtml(report, { banners, history })));
if (request.publishing.logLevel === 'quiet')
(0,github_notes .y)(`${final.verdict}: ${title}`);
else
(0,log .u)((0,defuse .V)(renderComparisonText(report, page)));
(0,outputs .Kn)({
passed: final.passed,
verdict: final.verdict,
'report-path': page,
comparison: report.answer,
'worst-ratio': renderRatio((0,comparison_view .$C)(report)),
});
const uploaded = await uploadComparison(compared, page, publication);
const footer = [
'The same comparison on your machine:',
renderAgain(report, request),
...renderLogDigest(compared),
...(0,verdict_publish .UE)(context, uploaded),
];
const render = (maxBytes) => (0,comparison_markdown .h)(report, { maxBytes, banners, footer });
await (0,verdict_publish .TP)(publication, { final, title, text: render(verdict_publish .$D), annotations: [] });
if (request.publishing.writesSummary) {
const end = (0,verdict_publish .IE)(notes);
await (0,job_summary .S)({ body: render(job_summary .Q - Buffer.byteLength(end)), end, rest: REST }, notes);
}
return final.exitCode;
}
function renderLogDigest({ folder }) {
const log = (0,external_node_path_.join)(folder, LOG);
return (0,external_node_fs_.existsSync)(log) ? [`SHA-256 of \`${LOG}\`: \`${(0,hash .s)((0,external_node_fs_.readFileSync)(log))}\``] : [];
}
function renderRatio(ratio) {
return ratio === undefined || !Number.isFinite(ratio) ? '' : String(Number(ratio.toPrecision(4)));
}
function renderAgain({ base, head }, { compare }) {
const flags = compare.flags.flatMap(([name, ...values]) => [`--${name}`, ...values.map(shell_word .r)]);
return (0,base_text .OF)(['autorize', 'compare', base.commit, head.commit, ...flags].join(' '), 'sh');
}
function setNoOutputs(verdict, passed = '') {
(0,outputs .Kn)({ passed, verdict, 'report-path': '', comparison: '', 'worst-ratio': '' });
}
async function publishInvalid(error, publication) {
const { problems, omitted, exitCode } = error;
const lines = problems.map(errors .yM);
if (omitted > 0)
lines.push(`and ${(0,base_text .LS)(omitted, 'problem')} more`);
for (const line of lines)
(0,github_notes .y)(`error: ${line}`);
setNoOutputs('invalid');
const title = `invalid input: ${(0,base_text .LS)(problems.length + omitted, 'problem')}`;
const final = { verdict: 'invalid', conclusion: 'failure', exitCode, passed: '' };
const text = ['### ❌ Comparison: invalid input', '', ...lines.map((line) => `- ${(0,markdown .F)(line)}`), ''];
await publishWithoutReport(publication, { final, title, text });
return exitCode;
}
const NOT_OF_THE_CHANGE = ['benchmark_missing', 'variable_missing'];
async function publishUnmeasured(error, publication) {
const { request } = publication;
const { message, remedy, code } = error;
const isNeutral = NOT_OF_THE_CHANGE.includes(code);
const why = `${(0,foreign_text .TN)(message, 1000)}. ${(0,foreign_text .TN)(remedy, 1000)}`;
(0,github_notes .y)(`${isNeutral ? 'inconclusive' : 'error'}: ${why}`);
const final = isNeutral ? verdict_publish .tM[request.inconclusive] : finalVerdictOfError(error, request);
setNoOutputs(final.verdict === 'none' ? '' : final.verdict, final.passed);
const sign = final.conclusion === 'failure' ? '❌' : '➖';
const title = `Not compared: ${(0,foreign_text .TN)(message, 150)}`;
const text = [`### ${sign} ${(0,markdown .F)(title)}`, '', (0,markdown .F)(why), ''];
await publishWithoutReport(publication, { final, title, text });
return final.exitCode;
}
function finalVerdictOfError({ exitCode }, { loop }) {
const final = exitCode === errors .dc.no ? { verdict: 'failed', passed: 'false' } : { verdict: 'none', passed: '' };
if (loop.failOn === 'never')
return { ...final, conclusion: 'neutral', exitCode: errors .dc.yes };
return { ...final, conclusion: 'failure', exitCode };
}
async function publishWithoutReport(publication, { final, title, text: lines }) {
const { request, context, notes } = publication;
const text = [...lines, ...(0,verdict_publish .UE)(context, undefined), ''].join('\n');
await (0,verdict_publish .TP)(publication, { final, title, text, annotations: [] });
if (request.publishing.writesSummary)
await (0,job_summary .S)({ body: text, end: (0,verdict_publish .IE)(notes), rest: REST }, notes);
}
async function uploadComparison({ report, folder: source }, page, { request, context, notes, host, folder }) {
const { uploadsArtifacts, artifactName, retentionDays } = request.publishing;
if (!uploadsArtifacts || !(0,artifacts .Y)(host.env))
return undefined;
const subject = request.compare.settings.experiment;
const usual = `autorize-compare-${subject === undefined ? '' : `${subject}-`}${context.runId}-${context.attempt}`;
const name = (0,verdict_publish .$v)(artifactName ?? usual);
const root = (0,external_node_path_.join)(folder, 'artifact');
(0,external_node_fs_.mkdirSync)(root, { recursive: true });
const files = writeArtifact(report, { source, root });
const whole = await (0,artifacts .m)({ name, files, root, retentionDays }, notes);
if (whole === undefined)
return undefined;
const raw = (0,external_node_path_.join)(root, `${name}.html`);
(0,external_node_fs_.copyFileSync)(page, raw);
const opened = await (0,artifacts .m)({ name: `${name}.html`, files: [raw], root, retentionDays, isRaw: true }, notes);
const { owner, repository, runId, serverUrl } = context;
(0,outputs .Kn)({
'artifact-id': String(whole.id),
'artifact-url': `${serverUrl}/${owner}/${repository}/actions/runs/${runId}/artifacts/${whole.id}`,
'artifact-digest': whole.digest,
});
return opened ?? whole;
}
function writeArtifact(report, { source, root }) {
const { customSmallerIsBetter, customBiggerIsBetter } = exportBenchmarkEntries(report);
const texts = {
'report.json': report,
'bencher.json': exportBencherMetrics(report),
...(customSmallerIsBetter.length === 0 ? {} : { 'customSmallerIsBetter.json': customSmallerIsBetter }),
...(customBiggerIsBetter.length === 0 ? {} : { 'customBiggerIsBetter.json': customBiggerIsBetter }),
};
const files = Object.entries(texts).map(([name, value]) => {
const path = (0,external_node_path_.join)(root, name);
(0,external_node_fs_.writeFileSync)(path, (0,outgoing_text .pc)(`${JSON.stringify(value, null, 2)}\n`));
return path;
});
const log = (0,external_node_path_.join)(source, LOG);
if (!(0,external_node_fs_.existsSync)(log) || (0,outgoing_text .aw)().finds((0,external_node_fs_.readFileSync)(log)))
return files;
(0,external_node_fs_.copyFileSync)(log, (0,external_node_path_.join)(root, LOG));
return [...files, (0,external_node_path_.join)(root, LOG)];
}
var github_event = __webpack_require__(6830);
var isolation = __webpack_require__(13958);
var job_time = __webpack_require__(39231);
var left_credentials = __webpack_require__(50894);
var step_check = __webpack_require__(77159);
;
var compare_step_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
if (value !== null && value !== void 0) {
if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
var dispose, inner;
if (async) {
if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
dispose = value[Symbol.asyncDispose];
}
if (dispose === void 0) {
if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
dispose = value[Symbol.dispose];
if (async) inner = dispose;
}
if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
env.stack.push({ value: value, dispose: dispose, async: async });
}
else if (async) {
env.stack.push({ async: true });
}
return value;
};
var compare_step_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
return function (env) {
function fail(e) {
env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
env.hasError = true;
}
var r, s = 0;
function next() {
while (r = env.stack.pop()) {
try {
if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
if (r.dispose) {
var result = r.dispose.call(r.value);
if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
}
else s |= 1;
}
catch (e) {
fail(e);
}
}
if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
if (env.hasError) throw env.error;
}
return next();
};
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
var e = new Error(message);
return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
const DEFAULT_TIME_MS = 600_000;
const LEAST_TIME_MS = 60_000;
const PRIVILEGED = [
'pull_request_target',
'workflow_run',
'issue_comment',
'issues',
'discussion',
'discussion_comment',
];
function refusePrivileged({ event }) {
if (!PRIVILEGED.includes(event))
return;
throw new errors .Rb({
message: `mode "compare" runs the code of both commits, and the event ${event} has the secrets of the repository`,
remedy: 'Use pull_request, and .github/workflows/report.yml for comments from forks',
});
}
async function runCompareStep(request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const context = (0,github_event .y)(host.env);
refusePrivileged(context);
const unsearched = (0,left_credentials .U)((0,user_repository .W1)(host.cwd), context.workspace);
const { publishing, compare } = request;
const notes = new github_notes .u();
if (unsearched !== undefined)
notes.add(unsearched);
const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-compare-'));
const cancel = compare_step_addDisposableResource(env_1, (0,github_cancel .F)(), false);
const needsApi = publishing.check !== 'never' || context.pull !== undefined;
const api = needsApi ? await (0,github_api.openApi)(publishing.token, context, (0,job_time.timeLeft)(request, host)) : undefined;
const subject = compare.settings.experiment;
const name = `autorize / compare${subject === undefined ? '' : ` ${subject}`}`;
const check = await (0,step_check .Aq)({ name, publishing, context, api, notes });
const markerSubject = JSON.stringify([
'compare',
...[subject ?? compare.settings.command ?? '', request.workingDirectory],
]);
const { cutOff, signal } = cancel;
const publication = {
...{ request, context, api, check, notes, host, folder, markerSubject, cutOff },
};
try {
if (request.problems.length > 0)
throw new errors .eb(request.problems);
const { token } = publishing;
const pair = await findCommits({ ...compare, context, token, host, folder, cutOff });
for (const note of pair.notes)
notes.add(note);
for (const banner of pair.banners)
(0,github_notes .y)(`warning: ${banner}`);
(0,github_notes .y)(`comparing ${pair.head.name} (${pair.head.commit}) with ${pair.base.name} (${pair.base.commit})`);
const admit = (level) => (0,isolation .Gc)({ isolation: { levels: [level] }, inputs: request.loop, who: isolation .x1 }, pair);
const result = await compareCommits({
admit,
...{ ...compare.settings, ...limitTime(request, host), base: pair.base.commit, head: pair.head.commit, signal },
onEvent: (event) => printEvent(event, publishing.logLevel === 'quiet'),
}, host);
if (cancel.exitCode !== undefined)
return await endCancelled(publication, cancel.exitCode);
if (result.kind === 'stopped')
throw new TypeError('a comparison that nobody stopped has no result');
return await publishComparison({ ...result, report: withNames(result.report, pair), banners: pair.banners }, publication);
}
catch (error) {
if (cancel.exitCode !== undefined && error instanceof errors .yW) {
return await endCancelled(publication, cancel.exitCode);
}
if (!(error instanceof errors .yW) || error.exitCode === errors .dc.bug)
throw error;
if (error instanceof errors .eb || error instanceof errors .Vl)
return await publishInvalid(error, publication);
return await publishUnmeasured(error, publication);
}
finally {
await (0,step_check .tQ)(check, notes);
for (const note of notes.all)
(0,github_notes .y)(`note: ${note}`);
(0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
}
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
compare_step_disposeResources(env_1);
}
}
function limitTime({ compare, loop }, host) {
if (compare.settings.maxTime !== undefined)
return {};
const left = (0,job_time.timeLeftOfJob)({ env: host.env, now: host.now(), timeoutMs: loop.jobTimeoutMs });
return left === undefined || left >= DEFAULT_TIME_MS ? {} : { maxTime: Math.max(LEAST_TIME_MS, left) };
}
function withNames(report, { base, head }) {
return {
...report,
base: { ...report.base, name: base.name },
head: { ...report.head, name: head.name },
};
}
function printEvent(event, isQuiet) {
if (isQuiet)
return;
switch (event.kind) {
case 'note':
(0,github_notes .y)(`note: ${event.text}`);
return;
case 'searching':
(0,github_notes .y)(`trying the command ${(0,foreign_text .TN)(event.command)}`);
return;
case 'trying':
(0,github_notes .y)(`preparing the ${event.arm} and running it once`);
return;
case 'late':
(0,github_notes .y)(renderLateness(event));
return;
case 'planned': {
const { pairs, pair_ms: ms, metrics } = event.planned;
const margins = metrics.map(({ margin }) => margin);
const widest = (0,comparison_effect .Bn)(Math.max(...margins));
(0,github_notes .y)(`up to ${pairs} pairs, at most ${(0,time_text .LP)(pairs * ms)}; a change within ${widest} counts as none`);
for (const limit of event.limits)
(0,github_notes .y)(limit);
return;
}
case 'paired':
if (event.pair % 10 === 0)
(0,github_notes .y)(`pair ${event.pair} of at most ${event.planned.pairs}`);
return;
case 'calibrating':
case 'concluded':
return;
default:
event;
}
}
async function endCancelled({ check }, exitCode) {
setNoOutputs('');
await check?.cancel({
conclusion: 'failure',
title: 'Cancelled before there was a verdict',
summary: 'The job was cancelled: nothing is said of the commits.',
annotations: [],
});
return exitCode;
}
}),
14953:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => ( renderCardStyle)
});
function renderCardStyle(columns, name = 'cards') {
const places = (isMeant) => columns.flatMap((column, index) => (isMeant(column) ? [`:nth-child(${index + 1})`] : [])).join(',');
const wide = places(({ isWide }) => isWide);
const labels = columns.map(({ label }, index) => label === undefined ? '' : `.${name} tr>:nth-child(${index + 1})::before{content:"${label}" / ""}`);
return `@media (max-width:42rem){
.${name}{border:0;overflow:visible}.${name} :is(table,caption,tbody){display:block}.${name} caption{padding:0 0 .5rem;max-width:none}
.${name} thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.${name} tbody tr{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.4rem 1rem;border:1px solid var(--line);
border-radius:.4rem;padding:.6rem .75rem;margin:0 0 .6rem}
.${name} tbody tr>*{display:block;border:0;padding:0;min-width:0;text-align:left;white-space:normal}
.${name} tbody tr>:empty{display:none}
.${name} tr>:not(.mark)::before{display:block;color:var(--dim);font-size:.8rem;font-weight:400}
${wide === '' ? '' : `.${name} tbody tr>:is(${wide}){grid-column:1/-1}`}
${labels.filter(Boolean).join('\n')}
}`;
}
}),
45138:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => ( escapeHtml)
});
const ENTITIES = {
'<': '&lt;',
'>': '&gt;',
'&': '&amp;',
'"': '&quot;',
"'": '&#39;',
};
function escapeHtml(text) {
return text.replace(/[<>&"']/g, (char) => ENTITIES[char] ?? char);
}
}),
71724:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => ( renderPageTop),
t: () => ( renderFigureList)
});
var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45138);
function renderPageTop({ result, ended, evidence }) {
return [
`<p class="verdict">${result}</p>`,
...(ended === undefined ? [] : [`<p class="ended">${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(ended)}</p>`]),
'<details class="evidence" id="evidence"><summary>Evidence</summary>',
...evidence,
'</details>',
];
}
function renderFigureList(figures) {
const shown = figures.flatMap(([name, value]) => value === undefined ? [] : [`<div><dt>${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(name)}</dt><dd>${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(value)}</dd></div>`]);
return shown.length === 0 ? [] : [`<dl class="figures">${shown.join('')}</dl>`];
}
}),
94464:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W: () => ( PAGE_STYLE)
});
const PAGE_STYLE = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1c2128;--dim:#57606a;--line:#d0d7de;--soft:#f6f8fa;--accent:#0550ae;
--good:#116329;--bad:#a40e26;--warn:#7a4b00;--add:#dafbe1;--cut:#ffebe9}
@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--fg:#e6edf3;--dim:#9da7b3;--line:#3d444d;--soft:#161b22;
--accent:#79c0ff;--good:#56d364;--bad:#ff7b72;--warn:#e3b341;--add:#12361f;--cut:#4a1a1d}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:72rem;padding:1rem;background:var(--bg);color:var(--fg);
font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0}h2{font-size:1.2rem;margin:2rem 0 .5rem}
a{color:var(--accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
code,pre{font:.85rem/1.45 ui-monospace,monospace}
.verdict{font-size:1.15rem;font-weight:600;margin:.25rem 0}.note,.said{color:var(--dim)}
.ended{margin:.25rem 0}.evidence{border:1px solid var(--line);border-radius:.4rem;padding:.1rem .75rem;margin:.75rem 0}
.problem{border-left:4px solid var(--bad);background:var(--soft);padding:.5rem .75rem;margin:.5rem 0}
.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(11rem,45%),1fr));gap:.5rem;margin:1rem 0}
.figures div{border:1px solid var(--line);border-radius:.4rem;padding:.5rem .75rem;background:var(--soft)}
.figures dt{color:var(--dim);font-size:.85rem}.figures dd{margin:0;font-weight:600}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:.4rem}
table{border-collapse:collapse;width:100%;font-size:.9rem}
caption{text-align:left;padding:.5rem .75rem;color:var(--dim)}
th,td{text-align:left;vertical-align:top;padding:.35rem .75rem;border-top:1px solid var(--line);unicode-bidi:isolate}
thead th{background:var(--soft);white-space:nowrap}
details{border-top:1px solid var(--line);padding:.25rem 0}summary{cursor:pointer;padding:.35rem 0;font-weight:600}
.facts{display:grid;grid-template-columns:minmax(5rem,max-content) minmax(0,1fr);gap:.15rem 1rem;font-size:.9rem}
.facts dt{color:var(--dim)}.facts dd{margin:0;unicode-bidi:isolate}
pre{overflow:auto;max-height:32rem;padding:.75rem;margin:.5rem 0;background:var(--soft);border:1px solid var(--line);
border-radius:.4rem;overflow-wrap:normal;unicode-bidi:plaintext}
footer{margin-top:2rem;border-top:1px solid var(--line);color:var(--dim);font-size:.9rem}
`;
}),
47916:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => ( renderPage)
});
var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45138);
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
function renderPage({ title, style, body, frame }) {
const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>`;
const script = frame === undefined ? [] : [`<script src="${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(frame.script)}" defer=""></script>`];
const nonce = frame === undefined ? '' : ` nonce="${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(frame.nonce)}"`;
return `${[
'<!doctype html>',
'<html lang="en">',
'<head>',
'<meta charset="utf-8"/>',
...(frame === undefined ? [policy] : []),
'<meta name="viewport" content="width=device-width, initial-scale=1"/>',
'<meta name="color-scheme" content="light dark"/>',
`<title>${(0,_html_js__WEBPACK_IMPORTED_MODULE_0__ .Z)(title)}</title>`,
`<style${nonce}>${style}${frame?.style ?? ''}</style>`,
...script,
'</head>',
'<body>',
...(frame?.before ?? []),
...body,
...(frame?.after ?? []),
'</body>',
'</html>',
].join('\n')}\n`;
}
}),
58142:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D8: () => ( buildDomain),
Pe: () => ( buildTicks),
wG: () => ( pathsOf)
});
const FENCE = 3;
function buildDomain({ scores, anchors }) {
const sorted = scores.filter(isUsual).sort((a, b) => a - b);
const [first, last] = [sorted[0], sorted.at(-1)];
if (first === undefined || last === undefined)
return undefined;
const q1 = sorted[Math.floor((sorted.length - 1) / 4)] ?? first;
const q3 = sorted[Math.ceil(((sorted.length - 1) * 3) / 4)] ?? last;
const reach = q3 > q1 ? FENCE * (q3 - q1) : Number.POSITIVE_INFINITY;
const near = sorted.filter((score) => score >= q1 - reach && score <= q3 + reach);
const shown = [...near, ...anchors.filter(isUsual)];
const lo = shown.reduce((least, score) => Math.min(least, score), q1);
const hi = shown.reduce((most, score) => Math.max(most, score), q3);
const pad = lo === hi ? Math.abs(lo) * 0.05 || 1 : hi * 0.05 - lo * 0.05;
return { lo: Math.max(lo - pad, -Number.MAX_VALUE), hi: Math.min(hi + pad, Number.MAX_VALUE) };
}
function pathsOf(value, { lo, hi }) {
const share = (value / 2 - lo / 2) / (hi / 2 - lo / 2);
return Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0.5));
}
function buildTicks({ lo, hi }, count) {
const rough = (hi - lo) / count;
const power = 10 ** Math.floor(Math.log10(rough));
const step = power * (rough / power > 5 ? 10 : rough / power > 2 ? 5 : rough / power > 1 ? 2 : 1);
const [from, to] = [Math.ceil(lo / step), Math.floor(hi / step)];
const isSound = Number.isFinite(step) && step > 0 && to - from <= 2 * count && Math.abs(to) < 1e9;
if (!isSound || to < from)
return [lo, hi];
return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}
function isUsual(score) {
return Number.isFinite(score) && Math.abs(score) !== Number.MAX_VALUE;
}
}),
91985:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( renderTextTable)
});
function renderTextTable(columns, rows) {
const padded = columns.map(([title, text, align]) => pad([title, ...rows.map(text)], align));
return [...Array(rows.length + 1).keys()].map((line) => padded
.map((column) => column[line])
.join('  ')
.trimEnd());
}
function pad(texts, align) {
const width = Math.max(...texts.map((text) => text.length));
return texts.map((text) => (align === 'left' ? text.padEnd(width) : text.padStart(width)));
}
})
};

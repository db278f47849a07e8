export const id = 3300;
export const ids = [3300];
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
58164:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fw: () => ( renderApart),
NX: () => ( renderUsd),
SS: () => ( renderCount),
ls: () => ( renderScore),
vN: () => ( renderChange)
});
const NONE = '–';
const DIGITS = 6;
const ALL_DIGITS = 17;
const LARGE = 1e15;
function renderScore(score) {
return score === undefined ? NONE : withDigits(score, DIGITS);
}
function renderApart(score, other) {
return withDigits(score, other === undefined ? DIGITS : digitsApart(score, other));
}
function renderChange(from, to) {
const difference = to - from;
if (!Number.isFinite(difference))
return NONE;
if (difference === 0)
return '±0';
const percent = (difference / Math.abs(from)) * 100;
const absolute = signed(difference, DIGITS);
return Number.isFinite(percent) ? `${absolute} (${signed(percent, 3)}%)` : absolute;
}
function renderCount(count) {
return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
function renderUsd(usd) {
const isPlain = usd >= 0.01 && usd < 1e9;
return `${isPlain || usd === 0 ? usd.toFixed(2) : Number(usd.toPrecision(2))} USD`;
}
function digitsApart(a, b) {
if (a === b)
return DIGITS;
let digits = DIGITS;
while (digits < ALL_DIGITS && withDigits(a, digits) === withDigits(b, digits))
digits += 1;
return digits;
}
function withDigits(value, digits) {
if (Number.isInteger(value) && Math.abs(value) < LARGE)
return String(value + 0);
return shortest(value, digits);
}
function signed(value, digits) {
const text = shortest(value, digits);
return value > 0 ? `+${text}` : text;
}
function shortest(value, digits) {
const rounded = Number(value.toPrecision(digits));
return Math.abs(rounded) < LARGE ? String(rounded) : rounded.toExponential();
}
}),
4979:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
o: () => ( createActivityLine)
});
var _report_activity_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57296);
var _bottom_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56801);
function createActivityLine(terminal, options) {
const { host, nameOf, isQuiet = false, rest = () => [] } = options;
const nothing = () => undefined;
if (terminal.columns === undefined || isQuiet)
return { above: terminal.out, show: nothing, stop: nothing, [Symbol.dispose]: nothing };
let activities = [];
const render = (width) => (0,_report_activity_text_js__WEBPACK_IMPORTED_MODULE_0__ .y3)(activities, { nameOf, now: host.now(), rest: rest(), width });
const { above, draw, stop } = (0,_bottom_line_js__WEBPACK_IMPORTED_MODULE_1__ .u)(terminal, { render });
return {
above,
show: (now) => {
activities = now;
draw();
},
stop,
[Symbol.dispose]: stop,
};
}
}),
56801:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
u: () => ( createBottomLine)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _report_wrapped_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61550);
var _color_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71350);
const TICK_MS = 1000;
const DEFAULT_COLUMNS = 80;
const ERASE = '\r\u001b[2K';
function createBottomLine(terminal, { render }) {
const { out } = terminal;
let isStopped = false;
let drawn = 0;
const erase = () => {
const rows = Math.ceil(drawn / (terminal.columns ?? DEFAULT_COLUMNS)) - 1;
drawn = 0;
return rows > 0 ? `\r\u001b[${rows}A\u001b[J` : ERASE;
};
const draw = () => {
const width = Math.max(1, (terminal.columns ?? DEFAULT_COLUMNS) - 2);
const line = isStopped ? undefined : render(width);
if (line === undefined)
return;
const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(line, width);
out(`${erase()}${(0,_color_js__WEBPACK_IMPORTED_MODULE_2__ .nI)(terminal, 'cyan', shown)}`);
drawn = shown.length;
};
const timer = setInterval(draw, TICK_MS);
timer.unref();
return {
above: (text) => {
const fit = (0,_report_wrapped_words_js__WEBPACK_IMPORTED_MODULE_1__ .MT)(text, terminal.columns ?? DEFAULT_COLUMNS);
out(isStopped ? fit : `${erase()}${fit}`);
draw();
},
draw,
stop: () => {
if (isStopped)
return;
isStopped = true;
clearInterval(timer);
out(erase());
},
};
}
}),
60486:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
runCompareCommand: () => ( runCompareCommand)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_median_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50748);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _compare_options_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13962);
var _compare_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65138);
var _report_comparison_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71156);
var _report_defuse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11797);
var _report_foreign_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84483);
var _activity_line_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4979);
var _compare_flags_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28636);
var _compare_pages_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95156);
var _compare_steps_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(71964);
var _stop_signals_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(31977);
var _terminal_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(38565);
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
const MAX_COMMAND = 60;
async function runCompareCommand({ words, values, host, terminal }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const [base = '', head] = words;
const failOn = wordOf('fail-on', values.get('fail-on'), _compare_flags_js__WEBPACK_IMPORTED_MODULE_10__ .d);
const inconclusive = wordOf('inconclusive', values.get('inconclusive'), _compare_flags_js__WEBPACK_IMPORTED_MODULE_10__ .t);
const dirty = values.has('dirty');
if (dirty && head !== undefined)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .eb([
{ found: `--dirty with ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(head)}`, expected: 'one of them', remedy: 'Leave out one of the two.' },
]);
const settings = (0,_compare_options_js__WEBPACK_IMPORTED_MODULE_4__ .PS)(values);
const stopping = __addDisposableResource(env_1, (0,_stop_signals_js__WEBPACK_IMPORTED_MODULE_13__ .s)(), false);
const view = __addDisposableResource(env_1, createCompareView({ terminal, host }, values.has('quiet') || values.has('json')), false);
const request = { ...settings, base, dirty, signal: stopping.signal, onEvent: view.show, onActivity: view.work };
const result = await (0,_compare_run_js__WEBPACK_IMPORTED_MODULE_5__ .k)(head === undefined ? request : { ...request, head }, host);
view.stop();
if (result.kind === 'stopped') {
terminal.err('error: stopped before the first pair; there is no answer\n');
return stopping.exitCode ?? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.no;
}
const { report, folder } = result;
const [output] = values.get('output') ?? [];
const page = (0,_compare_pages_js__WEBPACK_IMPORTED_MODULE_11__ .B)(report, output === undefined ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(host.cwd, output));
const out = (text) => terminal.out(terminal.isWorkflow ? (0,_report_defuse_js__WEBPACK_IMPORTED_MODULE_7__.defuse)(text) : text);
if (values.has('json'))
(0,_terminal_js__WEBPACK_IMPORTED_MODULE_14__ .Q)(terminal, report);
else
out((0,_report_comparison_text_js__WEBPACK_IMPORTED_MODULE_6__ .L)(report, terminal.shorten(page)));
return stopping.exitCode ?? exitCodeOf(report, { failOn, inconclusive });
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
__disposeResources(env_1);
}
}
function exitCodeOf({ answer, metrics }, { failOn, inconclusive }) {
if (failOn === 'worse' && answer === 'worse')
return _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.no;
const isUndecided = metrics.some((metric) => metric.answer === 'undecided');
return isUndecided && inconclusive === 'fail' ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.no : _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.yes;
}
function wordOf(name, values, words) {
const [text] = values ?? [];
if (text === undefined)
return words[0];
const found = words.find((word) => word === text);
if (found !== undefined)
return found;
const problem = {
found: `--${name} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(text)}`,
expected: words.join(' or '),
remedy: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .h)(text, words),
};
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .eb([problem]);
}
function createCompareView(call, isQuiet) {
const { terminal, host } = call;
let rest = [];
const line = (0,_activity_line_js__WEBPACK_IMPORTED_MODULE_9__ .o)(terminal, { host, isQuiet, nameOf: (attempt) => attempt, rest: () => rest });
return {
show: (event) => {
if (event.kind === 'searching') {
const since = host.now().toISOString();
line.show([{ attempt: null, doing: `trying ${(0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_8__ .TN)(event.command, MAX_COMMAND)}`, since }]);
}
if (event.kind === 'paired')
rest = standingOf(event);
if ((event.kind !== 'planned' && event.kind !== 'late') || isQuiet)
return;
const limits = event.kind === 'planned' ? event.limits : [];
const text = `${[(0,_compare_steps_js__WEBPACK_IMPORTED_MODULE_12__ .W)(event), ...limits].join('\n')}\n`;
if (terminal.columns === undefined)
terminal.err(terminal.isWorkflow ? (0,_report_defuse_js__WEBPACK_IMPORTED_MODULE_7__.defuse)(text) : text);
else
line.above(text);
},
work: line.show,
stop: line.stop,
[Symbol.dispose]: line.stop,
};
}
function standingOf({ comparison: { metrics } }) {
const open = metrics.filter(({ trial, called }) => trial.answer === null && called === null).length;
const [first] = metrics;
const isRatio = first?.trial.scale === 'ratio' && metrics.length === 1;
const ratio = isRatio ? Math.exp((0,_base_median_js__WEBPACK_IMPORTED_MODULE_2__ .w9)(first.trial.differences) * first.trial.sign).toFixed(3) : undefined;
return [...(ratio === undefined ? [] : [`median ${ratio}×`]), `${open} of ${metrics.length} open`];
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
77628:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CB: () => ( isRefusedByMetric),
SP: () => ( evaluateNegativeControl),
kt: () => ( NEGATIVE_CONTROL_TASK),
l2: () => ( NEGATIVE_CONTROL_REMEDY),
nZ: () => ( negativeControlOutcome),
yv: () => ( UNTRIED)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44785);
var _stats_student_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37763);
var _guard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64802);
var _metric_guard_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51610);
var _verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8158);
const NEGATIVE_CONTROL_TASK = 'canary broken';
const UNTRIED = { scores: [], tree: null, passed: null, remark: null };
const MAX_RUNS = 5;
const CLEAR_P = 0.001;
function evaluateNegativeControl({ scores, base, sign, isCurrentBest, }) {
if (scores.includes(null))
return { kind: 'failed' };
const recorded = scores.filter((score) => score !== null);
if (recorded.length === 0)
return { kind: 'unsettled' };
if (isCurrentBest)
return { kind: 'same', remark: NOTHING_TO_BREAK };
const loss = sign * ((0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .hm)(base) - (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .hm)(recorded));
const isExact = isFlat(recorded) && isFlat(base) && recorded.length + base.length > 2;
const isClear = (difference) => (isExact ? difference > 0 : isClearlyAbove(difference, [recorded, base]));
if (isClear(loss))
return { kind: 'failed' };
if (!isExact && recorded.length < MAX_RUNS)
return { kind: 'unsettled' };
return { kind: 'fooled', remark: remarkOf(isClear(-loss), recorded, base) };
}
const NOTHING_TO_BREAK = 'the base has nothing but protected files: no negative control could be tried';
function isFlat(scores) {
return scores.every((score) => score === scores[0]);
}
function isClearlyAbove(difference, samples) {
const freedom = samples.reduce((sum, { length }) => sum + length - 1, 0);
if (freedom < 1)
return false;
const squares = samples.reduce((sum, sample) => sum + (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .Uy)(sample), 0);
const shares = samples.reduce((sum, { length }) => sum + 1 / length, 0);
const t = difference / Math.sqrt((squares / freedom) * shares);
return t > 0 && (0,_stats_student_js__WEBPACK_IMPORTED_MODULE_3__ .a)(t, freedom) / 2 < CLEAR_P;
}
function remarkOf(isBetter, recorded, base) {
const [own, known] = [(0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .hm)(recorded), (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .hm)(base)];
const sd = (0,_stats_moments_js__WEBPACK_IMPORTED_MODULE_2__ .D7)(base);
const noise = sd === 0 ? '' : `, SD ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_6__ .vP)(sd)}`;
const figures = `${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .Fw)(own, known)} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(recorded.length, 'run')}, where the current best has ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .Fw)(known, own)} in ${base.length}${noise}`;
const meaning = isBetter ? 'rewards throwing code away' : 'might not look at the code';
const how = isBetter ? 'scores better' : 'is not clearly worse';
return `the negative control, a tree with only the protected files, ${how} (${figures}): the evaluator ${meaning}`;
}
function isRefusedByMetric({ runs, incumbent, guards, metrics }) {
return (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_5__ .MF)({ guards, metrics }).some((guard) => (0,_guard_js__WEBPACK_IMPORTED_MODULE_4__ .Qi)(runs, { id: NEGATIVE_CONTROL_TASK, incumbent }, guard) !== undefined);
}
const NEGATIVE_CONTROL_REMEDY = 'Protect the evaluator and the tests (objective.protect); add a guard that fails without the code, such as the tests (objective.guards); or measure what needs the code. If the evaluator is right all the same: objective.negative_control = "warn"';
function negativeControlOutcome(evaluated, isRefused) {
switch (evaluated.kind) {
case 'unsettled':
return undefined;
case 'failed':
return { passed: true, remark: null };
case 'same':
return { passed: true, remark: evaluated.remark };
case 'fooled':
return isRefused() ? { passed: true, remark: null } : { passed: false, remark: evaluated.remark };
default:
return evaluated;
}
}
}),
88814:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( decideAdmission),
Y: () => ( ALWAYS_DENIED)
});
var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _autoloaded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62578);
var _link_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2137);
var _path_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(12894);
var _settings_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52503);
var _shadowing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34482);
const ALWAYS_DENIED = [
'.autorize/**',
'.rcs/**',
'**/.git/**',
'**/.gitattributes',
'**/.gitmodules',
'**/.gitignore',
..._settings_files_js__WEBPACK_IMPORTED_MODULE_5__ .E,
];
const GITLINK = '160000';
const LINK = '120000';
const MAX_REASONS = 20;
const MAX_PATH_CHARACTERS = 8 << 20;
function decideAdmission(change, rules) {
const characters = change.changes.reduce((sum, { path }) => sum + path.length, 0);
if (characters > MAX_PATH_CHARACTERS) {
const reason = `the changed paths are ${characters} characters long together; expected at most ${MAX_PATH_CHARACTERS}`;
return { kind: 'denied', reasons: [reason] };
}
const matchers = matchersOf(rules);
const reasons = change.changes.flatMap((each) => pathReasons(each, { rules, matchers, names: change.otherNames }));
reasons.push(...renameReasons(change, rules, matchers));
for (const path of change.lfsPaths ?? [])
reasons.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(path, 200)} is a file of Git LFS: its contents are part of the environment`);
for (const [path, issue] of change.linkIssues)
reasons.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(path, 200)} ${issue}`);
reasons.push(...sizeReasons(change, rules));
if (reasons.length === 0)
return { kind: 'admitted' };
const shown = reasons.slice(0, MAX_REASONS);
const rest = reasons.length - shown.length;
return { kind: 'denied', reasons: rest === 0 ? shown : [...shown, `and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(rest, 'reason')} more`] };
}
const known = new WeakMap();
function matchersOf(rules) {
const matchers = known.get(rules) ?? buildMatchers(rules);
known.set(rules, matchers);
return matchers;
}
function buildMatchers(rules) {
const { denyPaths, protectedPaths, autoloaded, permit, allowPaths, shadowable, programs = [] } = rules;
return {
isProtected: buildMatcher(protectedPaths),
denied: buildMatcher(denyPaths),
alwaysDenied: buildMatcher(ALWAYS_DENIED),
autoloaded: buildMatcher(autoloaded === 'denied' ? _autoloaded_js__WEBPACK_IMPORTED_MODULE_2__ .F : []),
loadedWhenNew: buildMatcher(autoloaded === 'denied' ? _autoloaded_js__WEBPACK_IMPORTED_MODULE_2__ .I : []),
findShadow: shadowable === undefined ? () => undefined : (0,_shadowing_js__WEBPACK_IMPORTED_MODULE_6__ .H)(shadowable),
isProgram: buildPathMatcher(programs),
permitted: buildMatcher(permit),
allowed: buildMatcher(allowPaths),
};
}
function buildMatcher(globs) {
const tests = builtTests.get(globs) ?? globs.map((glob) => ({ glob, isMatch: picomatch__WEBPACK_IMPORTED_MODULE_0__((0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(glob), { dot: true }) }));
builtTests.set(globs, tests);
return (folded) => tests.find(({ isMatch }) => isMatch(folded))?.glob;
}
const builtTests = new WeakMap();
function buildPathMatcher(paths) {
const known = paths.map((path) => ({ path, folded: (0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(path) }));
const isAround = (parentEnv, inner) => inner === parentEnv || inner.startsWith(`${parentEnv}/`);
return (asked) => known.find(({ folded }) => isAround(folded, asked) || isAround(asked, folded))?.path;
}
function nameReason(name, isNew, matchers) {
const folded = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(name);
const always = matchers.alwaysDenied(folded);
if (always !== undefined)
return `is always denied (${always})`;
const program = matchers.isProgram(folded);
if (program !== undefined)
return `is run or loaded by your own git (${program})`;
const loaded = matchers.autoloaded(folded) ?? (isNew ? matchers.loadedWhenNew(folded) : undefined);
return loaded === undefined ? undefined : `is loaded by a harness or runtime by itself (${loaded})`;
}
function pathReasons({ path, status, oldMode, newMode }, { rules, matchers, names }) {
const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(path, 200);
const long = status === 'D' ? undefined : longName(path);
if (long !== undefined)
return [`${shown} has a name that ${long}`];
const reasons = [];
const folded = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(path);
const denied = matchers.denied(folded);
if (denied !== undefined)
reasons.push(`${shown} is denied by deny_paths (${denied})`);
if (matchers.isProtected(folded) !== undefined) {
reasons.push(`${shown} is protected: it is part of the evaluator (${rules.protectKey} says what is)`);
}
if (matchers.permitted(folded) === undefined) {
const isNew = status !== 'M' && status !== 'D';
const named = nameReason(path, isNew, matchers);
if (named !== undefined)
reasons.push(`${shown} ${named}; boundaries.permit can name it`);
const kind = newMode === LINK ? 'link' : 'file';
const shadow = status === 'D' ? undefined : matchers.findShadow(path, { isNew, kind });
if (shadow !== undefined)
reasons.push(`${shown} is denied: ${shadow}; boundaries.permit can name it`);
}
if (rules.enforceAllow && matchers.allowed(folded) === undefined)
reasons.push(`${shown} is not in allow_paths`);
reasons.push(...otherNameReasons(path, { rules, matchers, names }));
const odd = oddName(path);
if (odd !== undefined)
reasons.push(`${shown} has a name that ${odd}`);
if (oldMode === GITLINK) {
reasons.push(`${shown} is a submodule: it is part of the environment, at the commit that the base names`);
}
else if (newMode === GITLINK)
reasons.push(`${shown} is a repository inside the repository`);
return reasons;
}
function otherNameReasons(path, { rules, matchers, names }) {
const isPermitted = matchers.permitted((0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(path)) !== undefined;
return (names?.get(path) ?? []).flatMap(({ name, link, kind }) => {
const what = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(path, 200)} is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(name, 200)} by the link ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(link, 200)} of the base, which`;
const denied = kind === 'real' ? matchers.denied((0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(name)) : undefined;
const below = rules.denyPaths.find((glob) => (0,_link_names_js__WEBPACK_IMPORTED_MODULE_3__ .t$)(glob, kind === 'real' ? name : link));
const glob = denied ?? (kind === 'real' || matchers.denied((0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(name)) !== undefined ? below : undefined);
if (glob !== undefined)
return [`${what} is denied by deny_paths (${glob})`];
if (isPermitted)
return [];
if (kind === 'real' && isEvaluator(name, { rules, matchers })) {
return [
`${what} is protected or holds what is (${rules.protectKey} says what is); boundaries.permit can name it`,
];
}
const named = nameReason(name, false, matchers);
return named === undefined ? [] : [`${what} ${named}; boundaries.permit can name it`];
});
}
function isEvaluator(name, { rules, matchers }) {
const folded = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(name);
const inside = folded === '' ? '' : `${folded}/`;
return (matchers.isProtected(folded) !== undefined ||
rules.shadowable?.files.some((file) => (0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(file).startsWith(inside)) === true);
}
function renameReasons({ renamedPackages = new Map() }, { shadowable }, { permitted }) {
return [...renamedPackages].flatMap(([path, issue]) => {
const folder = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(path).slice(0, -'package.json'.length);
const inside = shadowable?.files.find((file) => (0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(file).startsWith(folder));
if (inside === undefined || permitted((0,_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .tu)(path)) !== undefined)
return [];
return [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(path, 200)} ${issue}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(inside, 200)} among it; boundaries.permit can name it`];
});
}
function oddName(path) {
if (/\p{Cc}/u.test(path))
return 'holds a control character';
if (path.includes('\\'))
return 'holds a backslash';
if (path.split('/').some(_path_names_js__WEBPACK_IMPORTED_MODULE_4__ .M$))
return 'git, or a file system, takes for its own folder';
return undefined;
}
const MAX_NAME_BYTES = 255;
const MAX_PATH_BYTES = 3 << 10;
function longName(path) {
if (path.split('/').some((name) => Buffer.byteLength(name) > MAX_NAME_BYTES)) {
return `is longer than ${MAX_NAME_BYTES} bytes, so that no folder can hold it`;
}
return Buffer.byteLength(path) > MAX_PATH_BYTES ? `makes a path of more than ${MAX_PATH_BYTES} bytes` : undefined;
}
function sizeReasons({ changes, diffLines, textLines = diffLines }, { maxFiles, maxDiffLines }) {
const reasons = [];
if (maxFiles !== undefined && changes.length > maxFiles) {
reasons.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(changes.length, 'file')} changed, above max_files ${maxFiles}`);
}
if (maxDiffLines !== undefined && textLines > maxDiffLines) {
const lines = textLines === Number.MAX_SAFE_INTEGER ? 'more lines than can be counted' : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(textLines, 'line');
reasons.push(`${lines} changed, above max_diff_lines ${maxDiffLines}`);
}
return reasons;
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
84321:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => ( openActivityLog),
W: () => ( readActivities)
});
var decode = __webpack_require__(74044);
var instant = __webpack_require__(5685);
;
function decodeActivities(raw) {
if (!Array.isArray(raw))
return undefined;
const decoded = raw.map(decodeActivity);
return decoded.every((each) => each !== undefined) ? decoded : undefined;
}
function decodeActivity(raw) {
if (!(0,decode .Gv)(raw))
return undefined;
const { attempt, doing, since, at } = raw;
const isSound = (attempt === null || typeof attempt === 'string') && typeof doing === 'string' && (0,instant .uZ)(since);
if (!isSound || !(at === undefined || (0,instant .uZ)(at)))
return undefined;
const activity = { attempt, doing, since };
if (raw.progress === undefined)
return { ...activity, ...(at === undefined ? {} : { at }) };
const progress = decodeProgress(raw.progress);
return progress && { ...activity, progress, ...(at === undefined ? {} : { at }) };
}
function decodeProgress(raw) {
if (!(0,decode .Gv)(raw))
return undefined;
const { doing, guards, leftMs } = raw;
const [count, evidence] = [decodeCount(raw.count), decodeEvidence(raw.evidence)];
const isSound = typeof doing === 'string' && count !== 'none of ours' && evidence !== 'none of ours';
if (!isSound || !(guards === undefined || guards === 'ok') || !isAbsentOrNumber(leftMs))
return undefined;
return {
doing,
...(count === undefined ? {} : { count }),
...(guards === undefined ? {} : { guards }),
...(evidence === undefined ? {} : { evidence }),
...(leftMs === undefined ? {} : { leftMs }),
};
}
function decodeCount(raw) {
if (raw === undefined)
return undefined;
if (!(0,decode .Gv)(raw))
return 'none of ours';
const { unit, number, of, isAtMost } = raw;
const isUnit = unit === undefined || unit === 'pair' || unit === 'run';
if (!isUnit || !isCount(number) || !isCount(of) || typeof isAtMost !== 'boolean')
return 'none of ours';
return { ...(unit === undefined ? {} : { unit }), number, of, isAtMost };
}
function decodeEvidence(raw) {
if (raw === undefined)
return undefined;
if (!(0,decode .Gv)(raw))
return 'none of ours';
const { e, needed } = raw;
return isNumber(e) && isNumber(needed) ? { e, needed } : 'none of ours';
}
function isNumber(value) {
return typeof value === 'number' && Number.isFinite(value);
}
function isAbsentOrNumber(value) {
return value === undefined || isNumber(value);
}
function isCount(value) {
return Number.isSafeInteger(value) && Number(value) >= 0;
}
var own_files = __webpack_require__(11042);
var quiet_cache = __webpack_require__(56915);
;
function openActivityLog({ path: file, host, isHeld = () => true, onChange }) {
const activities = new Map();
const ownPath = () => (file !== undefined && isHeld() ? file : undefined);
const remove = () => {
const path = ownPath();
if (path !== undefined)
(0,quiet_cache .S2)(path);
};
let due;
const write = () => {
due = undefined;
try {
const path = ownPath();
if (path !== undefined)
(0,quiet_cache .sQ)(path, JSON.stringify([...activities.values()]));
}
catch {
}
};
const changed = () => {
if (file !== undefined)
due ??= setImmediate(write);
onChange?.([...activities.values()]);
};
const set = (activity) => {
activities.delete(activity.attempt);
activities.set(activity.attempt, activity);
};
remove();
return {
begin: (attempt, doing) => {
if (attempt === null && activities.size > (activities.has(null) ? 1 : 0))
activities.delete(null);
else
set({ attempt, doing, since: host.now().toISOString() });
if (attempt !== null && activities.get(null)?.progress === undefined)
activities.delete(null);
changed();
},
measure: (attempt, progress) => {
const before = activities.get(attempt);
const at = host.now().toISOString();
if (progress !== undefined) {
const isSame = before?.progress?.doing === progress.doing;
set({ attempt, doing: progress.doing, since: isSame ? before.since : at, progress, at });
}
else if (attempt === null && activities.size > 1)
activities.delete(null);
else if (before !== undefined)
set({ attempt, doing: before.doing, since: before.since });
changed();
},
end: (attempt) => {
activities.delete(attempt);
changed();
},
[Symbol.dispose]: () => {
clearImmediate(due);
remove();
},
};
}
function readActivities(path) {
try {
return decodeActivities(JSON.parse((0,own_files .zx)(path)?.toString() ?? '[]')) ?? [];
}
catch (error) {
if (error instanceof SyntaxError)
return [];
throw error;
}
}
}),
79871:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CA: () => ( errorCode),
K: () => ( readProblem),
M4: () => ( readWholeFile),
Or: () => ( isSystemError),
Ry: () => ( isNoRoom),
SA: () => ( MAX_WHOLE_FILE_BYTES),
g$: () => ( tooLarge),
ge: () => ( readOverwritten),
nQ: () => ( outputProblem),
oD: () => ( readWhole),
oH: () => ( isShortage),
oi: () => ( inputProblem),
zy: () => ( readHead)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
const MAX_WHOLE_FILE_BYTES = 16 * 1024 * 1024;
const BLOCK_BYTES = 1 << 18;
function readWholeFile(path, shown) {
const problem = inputProblem(path, shown, MAX_WHOLE_FILE_BYTES);
return problem === undefined ? readWhole(path, shown) : { problem };
}
function readWhole(source, shown, maxBytes = MAX_WHOLE_FILE_BYTES) {
try {
const bytes = readUpTo(source, maxBytes + 1);
if (bytes.length <= maxBytes)
return { bytes };
return { problem: tooLarge(shown, `more than ${maxBytes} bytes`, maxBytes) };
}
catch (error) {
return { problem: readProblem(shown, error) };
}
}
function tooLarge(shown, found, maxBytes) {
return { file: shown, found, expected: `at most ${maxBytes} bytes`, remedy: 'Is this the right file?' };
}
function readUpTo(source, maxBytes) {
const blocks = [];
let size = 0;
for (const block of readBlocks(source)) {
blocks.push(block);
size += block.length;
if (size >= maxBytes)
break;
}
return Buffer.concat(blocks).subarray(0, maxBytes);
}
function* readBlocks(source) {
const descriptor = typeof source === 'number' ? source : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r');
try {
while (true) {
const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block);
if (size === 0)
return;
yield 2 * size < BLOCK_BYTES ? Buffer.from(block.subarray(0, size)) : block.subarray(0, size);
}
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function* readOverwritten(source) {
const descriptor = typeof source === 'number' ? source : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r');
try {
const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
for (let size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block); size > 0; size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, block))
yield block.subarray(0, size);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function inputProblem(path, shown, maxBytes = Number.POSITIVE_INFINITY) {
let stats;
try {
stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
}
catch (error) {
return readProblem(shown, error);
}
if (stats.isDirectory()) {
return { file: shown, found: 'a folder', expected: 'a file', remedy: 'Name a file inside it.' };
}
if (!stats.isFile() && !stats.isFIFO() && !stats.isCharacterDevice()) {
return { file: shown, found: 'neither a file nor a pipe', expected: 'a file', remedy: 'Name a regular file.' };
}
return stats.size > maxBytes ? tooLarge(shown, `a file of ${stats.size} bytes`, maxBytes) : undefined;
}
const READ_ERRORS = {
ENOENT: ['no such file', 'Check the path; it is relative to the working directory.'],
ENOTDIR: ['a path that leads through a file', 'Check the path; it is relative to the working directory.'],
EACCES: ['a file that may not be read', 'Give this user read permission.'],
EPERM: ['a file that may not be read', 'Give this user read permission.'],
ELOOP: ['a symbolic link that leads to itself', 'Replace the link by the file.'],
EISDIR: ['a folder', 'Name a file inside it.'],
ENAMETOOLONG: ['a path that is too long', 'Use a shorter path.'],
};
function readProblem(shown, error) {
const code = errorCode(error);
const [found, remedy] = READ_ERRORS[code] ?? [`an error (${code})`, 'See the code of the operating system.'];
return { file: shown, found, expected: 'a readable file', remedy };
}
function errorCode(error) {
if (error instanceof Error && 'errno' in error && error.errno === -node_os__WEBPACK_IMPORTED_MODULE_1__.constants.errno.EDQUOT)
return 'EDQUOT';
if (error instanceof Error && 'code' in error && typeof error.code === 'string')
return error.code;
return error instanceof Error ? error.message : String(error);
}
function isNoRoom(error) {
return ['ENOSPC', 'EDQUOT'].includes(errorCode(error));
}
function isSystemError(error) {
return error instanceof Error && 'code' in error && 'syscall' in error;
}
function outputProblem(path, shown) {
const refused = (found, remedy) => {
return { file: shown, found, expected: 'a place where the report can be written', remedy };
};
const kind = kindOf(path);
if (kind === 'folder')
return refused('a folder', 'Name a file inside it.');
let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
while (kindOf(folder) === 'nothing' && folder !== (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder))
folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
if (kindOf(folder) !== 'folder')
return refused(`"${folder}", which is not a folder`, 'Choose another --report.');
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
}
catch {
return refused(`the folder "${folder}", which may not be written to`, 'Give write permission, or choose another --report.');
}
if (kind === 'other')
return refused('neither a file nor a free name', 'Choose another --report.');
return undefined;
}
function kindOf(path) {
try {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
if (stats.isDirectory())
return 'folder';
return stats.isFile() ? 'file' : 'other';
}
catch (error) {
return errorCode(error) === 'ENOENT' ? 'nothing' : 'other';
}
}
function readHead(path, shown) {
try {
return { head: readUpTo(path, HEAD_BYTES).toString('utf8') };
}
catch (error) {
return errorCode(error) === 'ENOENT' ? { head: '' } : { problem: readProblem(shown, error) };
}
}
const HEAD_BYTES = 4096;
const SHORTAGE = /\b(EMFILE|ENFILE|EAGAIN|ENOMEM)\b|Too many open files|Resource temporarily unavailable/;
function isShortage(error) {
return error instanceof Error && SHORTAGE.test(`${errorCode(error)} ${error.message}`);
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
var program_files = __webpack_require__(3206);
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
if (paths.checked !== undefined)
(0,program_files .Ak)();
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
26530:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FJ: () => ( hasInstallMark),
lu: () => ( installMark),
zn: () => ( ownGitFolder)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79871);
const INSTALL = 'pull-';
function ownGitFolder({ gitDir }) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'autorize');
}
function installMark(workTree, key) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ownGitFolder(workTree), `${INSTALL}${key}.json`);
}
function hasInstallMark(workTree) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(ownGitFolder(workTree)).some((name) => name.startsWith(INSTALL));
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__ .Or)(error))
return false;
throw error;
}
}
}),
56915:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
NT: () => ( temporaryName),
S2: () => ( removeQuietly),
sQ: () => ( replaceQuietly)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
function temporaryName(name) {
return `.${name}.tmp`;
}
function replaceQuietly(path, text) {
const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), temporaryName((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)));
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, { force: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, text, { flag: 'wx' });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path);
}
catch {
removeQuietly(temporary);
}
}
function removeQuietly(path) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
}
catch {
}
}
}),
63342:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IW: () => ( requireNotOvertaken),
TQ: () => ( readBranchFile),
W1: () => ( findRepository),
Wf: () => ( requireNotCheckedOut),
Y3: () => ( listHeads),
Z7: () => ( requireWhole)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
function findRepository(from, { allowsBare = false } = {}) {
for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
const dotGit = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dotGit, { throwIfNoEntry: false }) !== undefined)
return readRepository(folder, dotGit);
if (isBare(folder) && allowsBare)
return readRepository(folder, folder);
if (isBare(folder)) {
throw refused(`"${folder}" is a bare repository`, 'An experiment needs a work tree: run it in a clone, or make one: git worktree add PATH');
}
if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
throw refused(`"${from}" is not in a git repository`, 'Run the command in one, or create one: git init');
}
}
function isBare(folder) {
return ['HEAD', 'objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
}
function readRepository(folder, dotGit) {
const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dotGit, { throwIfNoEntry: false });
if (found === undefined)
throw unreadable(dotGit, 'leads nowhere');
const gitDir = found.isDirectory() ? dotGit : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, pointer(dotGit, /^gitdir: (.+)$/m));
const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), { throwIfNoEntry: false });
const commonDir = shared === undefined ? gitDir : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDir, pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), /^(.+)$/m));
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'reftable'), { throwIfNoEntry: false }) !== undefined) {
throw refused(`"${folder}" keeps its refs as reftable`, 'Use a clone with the files format: git clone --ref-format=files');
}
requireWhole({ folder, commonDir, gitDir });
const configFile = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'config');
const config = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(configFile) ? readGitFile(configFile) : '';
return {
folder,
commonDir,
gitDir,
objects: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'objects'),
objectFormat: /^[ \t]*objectformat[ \t]*=[ \t]*sha256\s*$/im.test(config) ? 'sha256' : 'sha1',
head: pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m),
};
}
function pointer(path, pattern) {
const found = pattern.exec(readGitFile(path))?.[1];
if (found === undefined)
throw unreadable(path, 'is not a valid git file');
return found.trimEnd();
}
function isNoFile(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === false;
}
function readGitFile(path) {
const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
if (found === undefined)
throw unreadable(path, 'is not there');
if (!found.isFile())
throw unreadable(path, 'is not a file');
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor, 'utf8');
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function unreadable(path, why) {
return refused(`"${path}" ${why}`, 'Check the repository: git status');
}
function requireWhole({ folder, commonDir, gitDir, }) {
const needed = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'objects'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'refs')];
const missing = needed.filter((path) => !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
for (const name of ['packed-refs', 'shallow', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('objects', 'info', 'alternates')])
if (isNoFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, name)))
throw unreadable((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, name), 'is not a file');
if (missing.length === 0)
return;
throw refused(`${missing.map((path) => `"${path}"`).join(', ')} of the repository is gone`, `Put it back, or create it again, which overwrites nothing: git init "${folder}"; each branch is named by its reflog: tail -n 1 "${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'logs')}"/refs/heads/*`);
}
function refused(message, remedy) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW('repository', _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .dc.precondition, { message, remedy });
}
function listHeads({ folder, commonDir, gitDir, }) {
const linked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'worktrees');
const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(linked) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(linked) : [];
const others = [
{ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(commonDir), file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'HEAD') },
...names.map((name) => ({ folder: linkedFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(linked, name)), file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(linked, name, 'HEAD') })),
];
const heads = others.flatMap((each) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(each.file) ? [{ folder: each.folder, head: pointer(each.file, /^(?:ref: )?(.+)$/m) }] : []);
return [{ folder, head: pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m) }, ...heads];
}
function requireNotCheckedOut(repository, ref) {
const holder = findHolder(repository, ref);
if (holder === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the work tree ${JSON.stringify(holder)} is on ${shortName(ref)}, which a run moves; the next commit there would undo what the run accepts`,
remedy: `Switch to another branch there, e.g. git -C ${JSON.stringify(holder)} switch -; then resume the run, which completes what is pending`,
});
}
function requireNotOvertaken(repository, { ref, from, to }) {
const holder = findHolder(repository, ref);
if (holder === undefined || from === undefined)
return;
const folder = JSON.stringify(holder);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the work tree ${folder} switched to ${shortName(ref)} while a run moved that branch; its files may be outdated`,
remedy: `Update them: git -C ${folder} read-tree -m -u ${from} ${to}; switch to another branch: git -C ${folder} switch -; then resume the run`,
});
}
function findHolder(repository, ref) {
return listHeads(repository).find(({ head }) => head === ref)?.folder;
}
function shortName(ref) {
return ref.replace(/^refs\/heads\//, '');
}
function linkedFolder(gitDir) {
const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'gitdir');
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(pointer(file, /^(.+)$/m)) : gitDir;
}
function readBranchFile({ commonDir }, branch) {
const ref = `refs/heads/${branch}`;
const loose = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, ref))?.trim();
if (loose !== undefined && /^[0-9a-f]{40,64}$/.test(loose))
return loose;
const packed = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'packed-refs')) ?? '';
return packed
.split('\n')
.find((line) => line.endsWith(` ${ref}`))
?.split(' ')[0];
}
function readText(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : undefined;
}
}),
57296:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ID: () => ( renderActivities),
_Q: () => ( fitting),
bD: () => ( renderIterations),
hi: () => ( renderAllActivities),
y3: () => ( renderActivityLine)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
var _time_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1052);
const MAX_NAME = 80;
function renderActivities(activities, shown) {
const main = activities.findLast(({ progress }) => progress !== undefined) ?? activities.at(-1);
if (main === undefined)
return [{ text: 'starting', rank: 1 }];
const others = activities.filter((each) => each !== main && (main.attempt !== null || each.doing !== 'scoring'));
return [
...renderActivity(main, shown),
...others.map((other) => ({ text: `${nameOf(other, shown)}${other.doing}`, rank: 5 })),
];
}
function nameOf({ attempt }, shown) {
return attempt === null ? '' : `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(shown.nameOf(attempt), MAX_NAME)} `;
}
function renderActivity(activity, shown) {
const { doing, since, progress } = activity;
const now = shown.now.getTime();
const left = leftOf(activity, now);
const parts = [
[nameOf(activity, shown).trimEnd() || undefined, 0],
[[doing, ...renderCount(progress?.count)].join(' '), 1],
[progress?.guards === undefined ? undefined : 'guard ok', 4],
[seconds(now - Date.parse(since)), left === undefined ? 2 : 6],
[left === undefined ? undefined : `${left} left`, 2],
[progress?.evidence === undefined ? undefined : renderEvidence(progress.evidence), 3],
];
return parts.flatMap(([text, rank]) => (text === undefined ? [] : [{ text, rank }]));
}
function renderCount(count) {
if (count === undefined)
return [];
const { unit, number, of, isAtMost } = count;
return [`${unit === undefined ? '' : `${unit} `}${number} of ${isAtMost ? '≤' : ''}${of}`];
}
function leftOf({ progress, at }, now) {
if (progress?.leftMs === undefined || at === undefined)
return undefined;
const left = Math.max(1000, progress.leftMs - (now - Date.parse(at)));
return `${progress.count?.isAtMost === true ? '≤' : ''}${seconds(left)}`;
}
function seconds(ms) {
return (0,_time_text_js__WEBPACK_IMPORTED_MODULE_2__ .LP)(Math.max(0, Math.floor(ms / 1000) * 1000));
}
function renderEvidence({ e, needed }) {
return `E ${figure(e)} of ${figure(needed)}`;
}
function figure(value) {
if (value >= 1e6)
return value.toExponential(1);
return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));
}
const SEPARATOR = ' · ';
function renderAllActivities(activities, shown) {
return renderActivities(activities, shown)
.map(({ text }) => text)
.join(SEPARATOR);
}
function renderIterations(activities, now) {
return renderAllActivities(activities, { nameOf: (iter) => `iter ${iter}`, now });
}
function fitting(parts, width) {
const chosen = new Set();
const line = (also) => parts
.filter((part) => chosen.has(part) || part === also)
.map(({ text }) => text)
.join(SEPARATOR);
for (const part of parts.toSorted((one, other) => one.rank - other.rank)) {
if (line(part).length <= width)
chosen.add(part);
else if (chosen.size === 0)
return wholeWords(part.text, width);
}
return line();
}
function wholeWords(text, width) {
const end = text.lastIndexOf(' ', width - 1);
return end <= 0 ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(text, width - 1) : `${text.slice(0, end)}…`;
}
function renderActivityLine(activities, { rest, width, ...shown }) {
const others = rest.map((text) => ({ text: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text, MAX_NAME), rank: 7 }));
return fitting([...renderActivities(activities, shown), ...others], width);
}
}),
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
x1: () => ( renderAnswer),
yn: () => ( renderPercent)
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
91978:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
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
const ratios = metrics.flatMap((metric) => worseningOf(metric) ?? []);
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
}),
61550:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EO: () => ( wrapWords),
MT: () => ( wrapLines),
qI: () => ( cutWords)
});
function wrapWords(text, width, most = Number.POSITIVE_INFINITY) {
const lines = [];
for (const word of text.split(' ')) {
const last = lines.at(-1);
if (last !== undefined && last.length + 1 + word.length <= width)
lines[lines.length - 1] = `${last} ${word}`;
else
lines.push(...pieces(word, width));
}
if (lines.length <= most)
return lines;
return [...lines.slice(0, most - 1), cutWords(lines.slice(most - 1).join(' '), width)];
}
function cutWords(text, width) {
if (text.length <= width)
return text;
const end = text.lastIndexOf(' ', width - 1);
return `${text.slice(0, end > 0 ? end : Math.max(0, width - 1)).trimEnd()}…`;
}
function pieces(word, width) {
if (word.length <= width)
return [word];
return word.match(new RegExp(`.{1,${Math.max(1, width)}}`, 'gsu')) ?? [];
}
const COPIED = /^(?:branch|review|merge|next|folders|worktree)\s/;
const COLOR = /\u001b\[\d+m/g;
function wrapLines(text, width) {
return text
.split('\n')
.map((line) => (line.replace(COLOR, '').length <= width || COPIED.test(line) ? line : wrapLine(line, width)))
.join('\n');
}
function wrapLine(line, width) {
let room = width;
let wrapped = '';
for (const [at, word] of line.split(' ').entries()) {
const { length } = word.replace(COLOR, '');
if (at > 0 && length + 1 > room) {
wrapped += `\n  ${word}`;
room = width - 2 - length;
}
else {
wrapped += at === 0 ? word : ` ${word}`;
room -= at === 0 ? length : length + 1;
}
}
return wrapped.replaceAll(/ +\n/g, '\n');
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
})
};

export const id = 2267;
export const ids = [2267];
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
46806:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => ( splitShellWords)
});
const ESCAPED = '"\\$`\n';
function splitShellWords(line) {
const words = [];
let word;
let quote = '';
for (let at = 0; at < line.length; at += 1) {
const char = line.charAt(at);
const next = line.charAt(at + 1);
if (char === quote)
quote = '';
else if (quote === '' && (char === '"' || char === "'")) {
quote = char;
word ??= '';
}
else if (char === '\\' && (quote === '' || (quote === '"' && ESCAPED.includes(next)))) {
if (next === '')
return undefined;
if (next !== '\n')
word = (word ?? '') + next;
at += 1;
}
else if (quote === '' && /\s/.test(char)) {
if (word !== undefined)
words.push(word);
word = undefined;
}
else
word = (word ?? '') + char;
}
if (quote !== '')
return undefined;
return word === undefined ? words : [...words, word];
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
14723:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runInitCommand: () => ( runInitCommand)
});
var duration = __webpack_require__(15902);
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var external_node_fs_ = __webpack_require__(73024);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var registry = __webpack_require__(63836);
var command_names = __webpack_require__(27333);
var scratch_home = __webpack_require__(75364);
var user_refs = __webpack_require__(11584);
var fold = __webpack_require__(61319);
var ledger_state = __webpack_require__(26099);
var store = __webpack_require__(54347);
var usable_paths = __webpack_require__(20717);
var environment = __webpack_require__(22989);
var program_path = __webpack_require__(39058);
;
const MAX_TRIES = 5;
async function askFor(request, { key, text, proposal }) {
const options = request[key];
if (options !== undefined)
return options;
let problem;
for (let tries = 0; request.answers !== undefined && tries < MAX_TRIES; tries += 1) {
const answer = (await request.answers({ key, text, proposal, problem })).trim() || proposal;
problem = issueOf(key, answer);
if (problem === undefined)
return answer;
}
return proposal;
}
const ANSWER_KEYS = ['command', 'direction', 'agent', 'timeBudget'];
function refuseIssues(request) {
const problems = ANSWER_KEYS.flatMap((key) => {
const value = request[key];
const issue = value === undefined ? undefined : issueOf(key, value);
if (issue === undefined)
return [];
const flag = key === 'timeBudget' ? 'time-budget' : key;
return [{ found: `--${flag} ${(0,base_text .TL)(value)}`, expected: issue, remedy: 'Choose another value.' }];
});
if (problems.length > 0)
throw new errors .eb(problems);
}
function issueOf(key, value) {
switch (key) {
case 'command':
return value.trim() === '' ? 'a command' : undefined;
case 'direction':
return value === 'min' || value === 'max' ? undefined : 'min or max';
case 'agent':
return agentIssue(value);
case 'timeBudget':
return ((0,duration .E9)(value) ?? 0) > 0 ? undefined : 'a duration above 0s, such as 90s, 5m, 1h30m or 2days';
default:
return key;
}
}
function agentIssue(value) {
if (value.trim() === '')
return 'an agent';
const isWord = /^[A-Za-z]+$/.test(value);
if (!isWord || isPreset(value))
return undefined;
return `one of ${registry .VC.join(', ')}, or a command line such as "${value} {prompt_file}"`;
}
function isPreset(value) {
return registry .VC.some((preset) => preset === value);
}
;
function findAgents({ env }) {
return registry .VC.filter((preset) => (0,program_path .aY)(registry .fG[preset].program, env.PATH ?? '') !== undefined);
}
function chooseAgent(answer, { env }) {
if (!isPreset(answer))
return { kind: 'command', command: answer };
const isUsable = (key) => (env[key] ?? '') !== '' && !(0,environment .Cm)(key);
return { kind: 'preset', preset: answer, key: registry .fG[answer].keys.find(isUsable) };
}
function agentNotes(agent, agents, host) {
const notes = [];
if (agent.kind === 'preset' && !agents.includes(agent.preset)) {
notes.push(`${registry .fG[agent.preset].program} is not on PATH; install it, or set another agent.preset or agent.command`);
}
if (agent.kind === 'preset' && agent.key === undefined) {
const keys = registry .fG[agent.preset].keys.join(' or ');
notes.push(`no key for ${agent.preset} is set (${keys}); agents cannot use the login in your HOME, so set a key in agent.env`);
}
const others = agents.filter((each) => agent.kind !== 'preset' || each !== agent.preset);
if (others.length > 0)
notes.push(`also on PATH: ${others.join(', ')}`);
return [...notes, ...programNotes(agent, host)];
}
function programNotes(agent, { env }) {
if (agent.kind === 'preset')
return [];
const word = (0,command_names .Iq)(agent.command);
if (word.kind !== 'program' || (0,program_path .aY)(word.name, env.PATH ?? '') !== undefined)
return [];
return [`${(0,base_text .TL)(word.name)} is not on PATH; install it, or set another agent.command`];
}
;
const ASSUMING = {
isCancelled: () => false,
attempt: async () => ({ kind: 'worked', ms: undefined }),
score: async () => ({ kind: 'scored', ms: undefined, scores: [], output: '', parse: { kind: 'float' } }),
};
var ecosystems_listing = __webpack_require__(57463);
var read_listing = __webpack_require__(36286);
var ecosystems_registry = __webpack_require__(76169);
var scaffold = __webpack_require__(55244);
;
function readExample(root, name) {
const known = listExamples(root);
if (!known.includes(name)) {
const found = `--from ${(0,base_text .TL)(name)}`;
throw new errors .eb([{ found, expected: 'an example of the package', remedy: (0,base_text .h)(name, known) }]);
}
const folder = (0,external_node_path_.join)(root, name);
const experiment = experimentFolder(folder);
const entries = (0,external_node_fs_.readdirSync)(experiment, { withFileTypes: true });
const names = entries.flatMap((entry) => (entry.isFile() && !isGenerated(entry.name) ? [entry.name] : []));
const texts = names.map((each) => [each, (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(experiment, each), 'utf8')]);
return { files: Object.fromEntries(texts), folder };
}
function listExamples(root) {
if (!(0,external_node_fs_.existsSync)(root))
return [];
return (0,external_node_fs_.readdirSync)(root)
.filter((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, name, '.autorize')))
.sort();
}
function experimentFolder(example) {
const root = (0,external_node_path_.join)(example, '.autorize');
const name = (0,external_node_fs_.readdirSync)(root).find((each) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, each, 'config.toml')));
return (0,external_node_path_.join)(root, name ?? '');
}
function isGenerated(name) {
return scaffold .KB.some((rule) => {
const pattern = rule.replaceAll('.', '\\.').replaceAll('*', '.*');
return new RegExp(`^${pattern}$`).test(name);
});
}
var toml_document = __webpack_require__(28810);
var durable = __webpack_require__(84831);
var config = __webpack_require__(23614);
;
function refuseExisting(paths) {
const { folder, config, name } = paths;
if (!(0,external_node_fs_.existsSync)(folder))
return;
const [first] = (0,external_node_fs_.existsSync)(config) ? [(0,external_node_path_.basename)(config)] : (0,external_node_fs_.readdirSync)(folder);
if (first === undefined)
return;
throw new errors .Rb({
message: `${(0,base_text .TL)((0,store .pS)(paths, (0,external_node_path_.join)(folder, first)), 200)} exists already; init never overwrites a file`,
remedy: `Choose another name, or check the existing experiment: autorize doctor ${name}`,
});
}
function checkConfig(paths, text, { now, utcOffset }) {
const shown = (0,store .pS)(paths, paths.config);
const fail = (problems) => new errors .Vl(problems);
const decoded = (0,toml_document .R)(shown, Buffer.from(text));
if ('problems' in decoded)
throw fail(decoded.problems);
const parsed = (0,config .n)(decoded.document, { folder: paths.name, now: now(), utcOffset });
if ('problems' in parsed)
throw fail(parsed.problems);
return parsed.config;
}
const SCHEMA = 'config.schema.json';
const SCHEMA_LINE = /^#:schema .*\n/;
function withSchemaLine(config) {
return `#:schema ../${SCHEMA}\n${config.replace(SCHEMA_LINE, '')}`;
}
function readConfigSchema({ packageRoot }) {
return (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(packageRoot, 'docs', 'schemas', 'experiment-config.schema.json'), 'utf8');
}
function writeWhole(place, { files, schema }) {
const root = (0,external_node_path_.dirname)(place.folder);
(0,external_node_fs_.mkdirSync)(root, { recursive: true });
const staging = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(root, '.init-'));
const shared = new Map([
[(0,external_node_path_.join)(root, '.gitignore'), (0,scaffold .T7)()],
[(0,external_node_path_.join)(root, SCHEMA), schema],
]);
try {
const folder = (0,external_node_path_.join)(staging, place.name);
(0,external_node_fs_.mkdirSync)(folder);
for (const [name, text] of Object.entries(files))
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, name), text, { flag: 'wx', flush: true });
(0,durable .Yw)(folder);
moveIntoPlace(folder, place);
const written = [...shared].filter(([path, text]) => writeWhereMissing(path, text)).map(([path]) => path);
(0,durable .Yw)(root);
const own = Object.keys(files).map((name) => (0,external_node_path_.join)(place.folder, name));
return [...own, ...written].map((path) => (0,store .pS)(place, path));
}
finally {
(0,external_node_fs_.rmSync)(staging, { recursive: true, force: true });
}
}
function moveIntoPlace(folder, place) {
try {
(0,external_node_fs_.renameSync)(folder, place.folder);
}
catch (error) {
refuseExisting(place);
throw error;
}
}
function writeWhereMissing(path, text) {
try {
(0,external_node_fs_.writeFileSync)(path, text, { flag: 'wx', flush: true });
return true;
}
catch (error) {
if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
return false;
throw error;
}
}
var found_text = __webpack_require__(4333);
var init_laboratory = __webpack_require__(67447);
var protection = __webpack_require__(97682);
var init_selection = __webpack_require__(53403);
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
async function initExperiment(request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const paths = (0,usable_paths .T)(request.name, host);
refuseExisting(paths);
if (request.from === undefined)
refuseIssues(request);
const scratch = __addDisposableResource(env_1, (0,scratch_home .e)((0,external_node_os_.tmpdir)()), true);
const { refs } = (0,user_refs .ro)(paths.repository, scratch.temporary);
const head = await (0,user_refs .EU)(paths.repository, refs);
const made = request.from === undefined
? await init_scaffold({ paths, head, listing: await (0,read_listing .v)(refs, head, host), written: new Set() }, request, host)
: copy(paths, request, host);
if (made === undefined)
return { written: [], notes: [] };
const text = withSchemaLine(made.files['config.toml'] ?? '');
const config = checkConfig(paths, text, host);
const state = (0,ledger_state .qk)({
experiment: paths.name,
baseCommit: head,
run: { id: '', started_at: host.now().toISOString(), deadline: null },
ledger: (0,fold .IN)([], config.objective.direction),
step: 'Idle',
iterInProgress: null,
runIterationsCompleted: 0,
});
const files = { ...made.files, 'config.toml': text, 'state.json': `${JSON.stringify(state, null, 2)}\n` };
const written = writeWhole(paths, { files, schema: readConfigSchema(host) });
return { written, notes: [...made.notes, ...missingNotes(paths, made.named)] };
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
async function init_scaffold(place, request, host) {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
const { measure } = request;
if (measure === undefined)
return plan({ place, laboratory: undefined }, request, host);
const { listing, paths, head } = place;
const projects = (0,ecosystems_registry .O)(listing);
const evaluator = projects.flatMap((project) => project.evaluator);
const { written } = place;
const protect = (commands) => (0,protection .u)({ listing, evaluator, commands, written });
let laboratory;
try {
laboratory = await (0,init_laboratory .k)({ ...measure, paths, base: head, protect, written }, host);
}
catch (error) {
if (!(error instanceof errors .yW))
throw error;
const made = await plan({ place, laboratory: undefined }, request, host);
const { message } = error;
return made === undefined ? undefined : { ...made, notes: [`nothing was tried: ${message}`, ...made.notes] };
}
const open = __addDisposableResource(env_2, laboratory, true);
return await plan({ place, laboratory: open }, request, host);
}
catch (e_2) {
env_2.error = e_2;
env_2.hasError = true;
}
finally {
const result_2 = __disposeResources(env_2);
if (result_2)
await result_2;
}
}
async function plan({ place, laboratory }, request, host) {
const { listing, paths } = place;
const { name } = request;
const projects = (0,ecosystems_registry .O)(listing);
const tester = laboratory?.tester ?? ASSUMING;
const tried = laboratory === undefined ? projects.slice(0, 1) : projects;
const selection = await (0,init_selection .d)(tried, tester, request.command);
if (tester.isCancelled())
return undefined;
const agents = findAgents(host);
const measure = selection.objective?.measure;
const command = await askFor(request, {
key: 'command',
text: 'Command that prints the score',
proposal: measure?.command ?? `sh ${scaffold .Z4}`,
});
const direction = await askFor(request, {
key: 'direction',
text: 'Is a lower (min) or a higher (max) score better',
proposal: measure?.direction ?? 'min',
});
const answer = await askFor(request, {
key: 'agent',
text: `Agent: ${registry .VC.join(', ')}, or a command line`,
proposal: agents[0] ?? 'claude',
});
const timeBudget = await askFor(request, { key: 'timeBudget', text: 'How long a run may take', proposal: '4h' });
const agent = chooseAgent(answer, host);
const named = command === measure?.command && request.command === undefined ? [] : (0,command_names .VI)(command);
const commands = [command, ...selection.guards.map((guard) => guard.command), selection.build?.command ?? ''];
const evaluator = [...tried.flatMap((project) => project.evaluator), ...selection.inputs];
const subjects = command === measure?.command ? (measure.subjects ?? []) : [];
const { written } = place;
const protect = (0,protection .u)({ listing, evaluator, commands, subjects, written });
const scaffolding = {
...{ name, command, timeBudget, agent, selection, believed: undefined },
failedTemplate: measure === undefined ? firstTemplate(tried) : undefined,
direction: direction === 'max' ? 'max' : 'min',
languages: [...new Set(projects.map(({ language }) => language))],
sources: [...new Set(projects.flatMap(({ sources }) => sources))],
protect: [...protect, ...named.filter((path) => !(0,ecosystems_listing .jv)(listing, path) && !protect.includes(path))],
};
const believed = await laboratory?.findBelief(checkConfig(paths, (0,scaffold .Xs)(scaffolding), host), selection.objective);
if (tester.isCancelled())
return undefined;
const final = { ...scaffolding, believed };
return {
files: { 'config.toml': (0,scaffold .Xs)(final), 'program.md': (0,scaffold .Nt)(final) },
notes: [...selectionNotes(final, laboratory, request.command !== undefined), ...agentNotes(agent, agents, host)],
named,
};
}
function firstTemplate(projects) {
return projects.flatMap(({ ways }) => ways.flatMap(({ templates }) => templates))[0];
}
function selectionNotes({ selection, command, believed }, laboratory, isChosen) {
if (laboratory !== undefined) {
const how = `commands were tried on HEAD, ${laboratory.level === 'process-group' ? 'without a sandbox' : `in a sandbox (${laboratory.level})`}`;
const risk = believed === undefined ? [] : [`${believed}; see [accept_risk] in config.toml`];
return [how, ...(0,found_text .e9)(selection), ...risk];
}
const { objective, guards } = selection;
const notes = [];
if (objective?.isTemplate === true && command === objective.measure.command)
notes.push(...(0,found_text .e9)({ ...selection, guards: [], setup: undefined, build: undefined }));
else if (command === objective?.measure.command && !isChosen)
notes.push(`"${command}" must print the score: see objective.parse`);
for (const guard of guards)
notes.push(`"${guard.command}" must pass before a change is accepted: see guards`);
return notes;
}
function copy(paths, request, { packageRoot }) {
const { from = '', name } = request;
const flags = ANSWER_KEYS.filter((key) => request[key] !== undefined);
if (flags.length > 0) {
const found = `--from with ${(0,base_text .LS)(flags.length, 'other flag')} (${flags.join(', ')})`;
const expected = 'the example as it is';
throw new errors .eb([
{ found, expected, remedy: `Leave them out, and edit ${(0,store .pS)(paths, paths.config)} then.` },
]);
}
const { files, folder } = readExample((0,external_node_path_.join)(packageRoot, 'examples'), from);
const config = (0,scaffold .KQ)(files['config.toml'] ?? '', name);
const command = /^command = "(.*)"/m.exec(config)?.[1] ?? '';
return {
files: { ...files, 'config.toml': config },
notes: [`the other files of the example are in ${folder}`],
named: (0,command_names .VI)(command),
};
}
function missingNotes({ repository, name }, named) {
const missing = named.filter((path) => !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(repository.folder, path)));
const how = `write and commit it, then start from that commit: autorize run ${name} --fresh`;
return missing.map((path) => `${path}, which objective.command names, is not there yet; ${how}`);
}
var stop_signals = __webpack_require__(31977);
var defuse = __webpack_require__(11797);
var foreign_text = __webpack_require__(84483);
;
const MAX_COMMAND = 100;
const MAX_TEXT = 300;
function renderBegun({ role, command }) {
const [first = '', ...rest] = command.trim().split('\n');
return `trying ${role}: ${(0,foreign_text .TN)(rest.length === 0 ? first : `${first} …`, MAX_COMMAND)}\n`;
}
function renderRunning({ role, limitMs }, repeated, ms) {
const again = repeated === undefined ? [] : [`run ${repeated.run} of ${repeated.of}`];
return [`  ${role}`, ...again, `${Math.round(ms / 1000)} s of at most ${(0,duration .PP)(limitMs)}`].join(' · ');
}
function renderEnded({ ms, failure }) {
if (ms === undefined)
return '  not run: an earlier run prepared it\n';
const took = `${(ms / 1000).toFixed(1)} s`;
if (failure === undefined)
return `  worked in ${took}\n`;
const lines = failure.lines.filter((line) => line.trim() !== '').map((line) => `    ${(0,foreign_text .TN)(line, MAX_TEXT)}\n`);
return `  failed after ${took}: ${(0,foreign_text .TN)(failure.reason, MAX_TEXT)}\n${lines.join('')}`;
}
var bottom_line = __webpack_require__(56801);
;
const HEARTBEAT_MS = 30_000;
function createTrialView(terminal, heartbeatMs = HEARTBEAT_MS) {
let running;
const lineNow = () => running && renderRunning(running.trial, running.repeated, Math.max(0, performance.now() - running.at));
const bottom = terminal.columns === undefined ? undefined : (0,bottom_line .u)(terminal, { render: lineNow });
const print = (text) => {
(bottom?.above ?? terminal.err)(terminal.isWorkflow ? (0,defuse.defuse)(text) : text);
};
const heartbeat = setInterval(() => {
const line = bottom === undefined ? lineNow() : undefined;
if (line !== undefined)
print(`${line}\n`);
}, heartbeatMs);
heartbeat.unref();
return {
show: (event) => {
switch (event.kind) {
case 'begun':
running = undefined;
print(renderBegun(event));
running = { trial: event, repeated: undefined, at: performance.now() };
heartbeat.refresh();
break;
case 'repeated':
running = running && { ...running, repeated: event, at: performance.now() };
break;
case 'ended':
running = undefined;
print(renderEnded(event));
break;
default:
event;
}
bottom?.draw();
},
[Symbol.dispose]: () => {
clearInterval(heartbeat);
bottom?.stop();
},
};
}
;
var init_command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var init_command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
async function runInitCommand({ words: [name = ''], values, host, terminal }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const options = {
...flag('from', values.get('from')),
...flag('command', values.get('command')),
...flag('direction', values.get('direction')),
...flag('agent', values.get('agent')),
...flag('timeBudget', values.get('time-budget')),
};
const signals = init_command_addDisposableResource(env_1, (0,stop_signals .s)(), false);
const isAsked = terminal.ask !== undefined && options.from === undefined;
const isMeasured = !values.has('no-measure') && options.from === undefined;
const limitMs = limitOf(values.get('measure-limit'));
const { written, notes } = await initialise();
if (signals.exitCode !== undefined && written.length === 0) {
terminal.err('cancelled; nothing was written\n');
return signals.exitCode;
}
for (const path of written)
terminal.out(`wrote ${path}\n`);
for (const note of notes)
terminal.out(`note: ${note}\n`);
terminal.out(`next: autorize doctor ${name}\n`);
return errors .dc.yes;
function ask({ text, proposal, problem }) {
const why = problem === undefined ? '' : `${problem}\n`;
return terminal.ask?.(`${why}${text} [${proposal}] `) ?? Promise.resolve('');
}
async function initialise() {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
const request = { name, ...options, ...(isAsked ? { answers: ask } : {}) };
if (!isMeasured)
return initExperiment(request, host);
const view = init_command_addDisposableResource(env_2, createTrialView(terminal), false);
const measure = { limitMs, signal: signals.signal, onEvent: view.show };
return await initExperiment({ ...request, measure }, host);
}
catch (e_2) {
env_2.error = e_2;
env_2.hasError = true;
}
finally {
init_command_disposeResources(env_2);
}
}
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
init_command_disposeResources(env_1);
}
}
function limitOf(values) {
const [value] = values ?? [];
if (value === undefined)
return undefined;
const ms = (0,duration .E9)(value) ?? 0;
if (ms > 0)
return ms;
const expected = `a duration above 0s, such as 10m`;
throw new errors .eb([{ found: `--measure-limit ${(0,base_text .TL)(value)}`, expected, remedy: 'Choose another value.' }]);
}
function flag(name, values) {
const [value] = values ?? [];
return (value === undefined ? {} : { [name]: value });
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
51565:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J$: () => ( tryEcho),
kD: () => ( tryDeletion),
y5: () => ( tryNegativeControl)
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
const index = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_5__ .uD)({ gitDir, home, indexFile: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'deletion.index') });
await index(['read-tree', '--end-of-options', commit]);
const lines = tests.flatMap(({ path, id }) => [
Buffer.from(`0 ${'0'.repeat(id.length)}\t`),
(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ .O0)(path),
Buffer.alloc(1),
]);
await index(['update-index', '-z', '--index-info'], { input: Buffer.concat(lines) });
const tree = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_5__ .JG)(index, ['write-tree']);
const scored = await subject.judge({ tree, prefix: 'deletion-', of: 'deleted tests' });
if (scored.kind === 'aborted')
return scored;
const isPassed = scored.kind === 'scored' && subject.sign * (scored.score - base.score) >= -apartFrom;
return { kind: isPassed ? 'passed' : 'withstood', tests: tests.length };
}
async function tryNegativeControl(subject, { scores: base, settings }) {
const { store } = subject.privateArea;
const tree = await (0,_engine_evaluation_negative_control_tree_js__WEBPACK_IMPORTED_MODULE_4__ .q)(subject);
const incumbent = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_5__ .JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${store.base}^{tree}`]);
const named = { task: _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__ .kt, arm: 'candidate', tree, stage: 'canary' };
const runs = base.map(({ metrics }) => ({ ...named, arm: 'incumbent', tree: incumbent, metrics }));
const { sign } = subject;
const evaluated = { base: base.map(({ score }) => score), sign, isCurrentBest: tree === incumbent };
for (const scores = [];;) {
const isRefused = () => (0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__ .CB)({ runs, incumbent, ...settings });
const outcome = (0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__ .nZ)((0,_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_2__ .SP)({ ...evaluated, scores }), isRefused);
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
83785:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AR: () => ( costsOf),
VM: () => ( nameOfTiming),
eB: () => ( renderSeconds),
u8: () => ( shownStep),
zk: () => ( renderEvaluation)
});
var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
var _base_median_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50748);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
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
const warm = (pick) => (0,_base_median_js__WEBPACK_IMPORTED_MODULE_1__ .JZ)(later.map(pick)) ?? 0;
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
return guard === undefined ? shownStep({ name, title: name }) : `guard ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(guard)}`;
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
return (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__ .PP)(Math.round(ms / 1000) * 1000);
return `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;
}
function renderEvaluation({ evaluationMs, costs, isPrepared }) {
const parts = `${isPrepared ? 'setup 0.0 s, prepared before; ' : ''}${renderCosts(costs)}`;
return `an evaluation takes ${renderSeconds(evaluationMs)} (${parts})`;
}
}),
44538:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BG: () => ( plantsOfTools),
Yo: () => ( plantedPrograms),
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
27333:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Iq: () => ( readCommandWord),
VI: () => ( namedFiles),
fS: () => ( readCommandWords),
ky: () => ( readNamedPlaces),
xj: () => ( readOpenedFiles)
});
var _base_shell_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46806);
const SHELL_WORDS = new Set('. : [ [[ { ( ! alias break case cd command continue do eval exec exit export for if printf pwd read readonly return set shift test time trap true type ulimit umask unalias unset until wait while getopts hash false echo'.split(' '));
const ASSIGNMENTS = /^(?:[A-Za-z_]\w*=(?:'[^']*'|"[^"]*"|[^\s;&|'"(){}`\\])*\s+)*/;
function readCommandWord(command) {
const line = command.trimStart();
const [assignments = ''] = ASSIGNMENTS.exec(line) ?? [];
const rest = line.slice(assignments.length);
const found = /^(?:'([^']*)'(?=[\s;&|<>]|$)|"([^"]*)"(?=[\s;&|<>]|$)|(?!\d+[<>])([^\s;&|<>()]+)(?=[\s;&|<>)]|$)(?!\s*\())/.exec(rest);
if (found === null)
return { kind: 'shell', word: rest.slice(0, 1) };
const [, single, double, plain] = found;
const word = single ?? double ?? plain ?? '';
const isOpen = (single === undefined && /[$`*?~{\\]/.test(word)) || /['"#]|^[A-Za-z_]\w*=/.test(plain ?? '');
if (SHELL_WORDS.has(word) || isOpen || word === '')
return { kind: 'shell', word };
if (word.includes('/'))
return { kind: 'path', path: word };
return /(?:^|\s)PATH=/.test(assignments) ? { kind: 'shell', word } : { kind: 'program', name: word };
}
function readCommandWords(command) {
const [, ...others] = splitCommands(command);
return [command, ...others].map(readCommandWord);
}
const GRAMMAR = /^\s*(?:!|if|then|else|elif|fi|for|while|until|do|done|case|esac|function|cd|pushd|eval|exec|source|\.|\{|\}|\[\[?)(?=\s|$)/;
function splitCommands(command) {
const parts = [];
let part = '';
let quote = '';
for (let at = 0; at < command.length; at += 1) {
const char = command.charAt(at);
const two = command.slice(at, at + 2);
if (char === '\\') {
part += two;
at += 1;
}
else if (quote !== '') {
part += char;
if (char === quote)
quote = '';
}
else if (char === '"' || char === "'") {
quote = char;
part += char;
}
else if (/[`(){}]/.test(char) || two === '<<') {
break;
}
else if (two === '||' || (char === '#' && /(?:^|\s)$/.test(part))) {
parts.push(part);
break;
}
else if (two === '&&' || char === ';' || char === '|' || char === '\n') {
parts.push(part);
part = '';
if (two === '&&')
at += 1;
}
else
part += char;
if (at >= command.length - 1)
parts.push(part);
}
const open = parts.findIndex((each) => GRAMMAR.test(each));
return open === -1 ? parts : parts.slice(0, open);
}
const ALWAYS = /^\/(?:dev|proc|sys)(?:\/|$)/;
const OUTPUT = /(?:>|(?:^|\s)-(?:o|-out\w*|-export\S*|-log\S*))[=\s]*$/;
function readNamedPlaces(command, home) {
const words = ((0,_base_shell_words_js__WEBPACK_IMPORTED_MODULE_0__ .C)(command) ?? []).map((word) => word.replace(/[;|&]+$/, ''));
const places = words.flatMap((word, at) => {
const [, before = '', written = word] = /^(.*[=<>|;&])([^=<>|;&]*)$/s.exec(word) ?? [];
if (OUTPUT.test(before) || (before === '' && OUTPUT.test(words[at - 1] ?? '')))
return [];
const [, rest] = /^(?:~|\$HOME|\$\{HOME\})\/(.+)$/.exec(written) ?? [];
if (rest !== undefined && home?.startsWith('/') === true && isPlain(rest))
return [{ written, path: `${home.replace(/\/+$/, '')}/${rest}`, isInHome: true }];
return written.startsWith('/') && written !== '/' && isPlain(written) && !ALWAYS.test(written)
? [{ written, path: written, isInHome: false }]
: [];
});
return [...new Map(places.map((place) => [place.written, place])).values()];
}
function isPlain(path) {
return !/[$`*?[\](){}"'\\\n:]/.test(path);
}
const INTERPRETERS = [
[/^(?:ba|da|k|z)?sh$/, /^-[euvx]+$/],
[/^python(?:3(?:\.\d+)?)?$/, /^-[BEIOSsu]+$/],
[/^(?:node|ruby|perl|php|Rscript)$/, /^(?!)/],
];
function readOpenedFiles(command, home) {
const line = command.trim().replaceAll(/\{\w+\}/g, '*');
const goesOn = /[;|&\n]/.test(line.replaceAll('&&', ''));
if (goesOn || ASSIGNMENTS.exec(line)?.[0] !== '')
return [];
const [program = '', ...words] = (splitCommands(line)[0] ?? '').trim().split(/\s+/);
const name = program.slice(program.lastIndexOf('/') + 1);
const [, option] = INTERPRETERS.find(([each]) => each.test(name)) ?? [];
const script = option === undefined ? undefined : words.find((word) => !option.test(word));
return [program, script ?? ''].flatMap((written) => placeOf(written, home) ?? []);
}
function placeOf(written, home) {
if (!isPlain(written) || /[<>#]/.test(written) || ALWAYS.test(written))
return undefined;
if (written.startsWith('/'))
return { written, path: written, isInHome: false };
if (!written.startsWith('~/') || home?.startsWith('/') !== true)
return undefined;
return { written, path: `${home.replace(/\/+$/, '')}${written.slice(1)}`, isInHome: true };
}
function namedFiles(command) {
const words = command.split(/[\s"'`;|&<>()=,]+/).map((word) => word.replace(/^(\.\/)+/, ''));
return words.filter((word) => /^[\w@][\w@./-]*\.[A-Za-z]\w*$/.test(word));
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
41132:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hw: () => ( logsOf),
T8: () => ( discardTrial),
c9: () => ( forge),
eM: () => ( scoreBase),
et: () => ( subjectOf),
fD: () => ( rulesOf),
fN: () => ( score),
fo: () => ( requestOf)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _decision_guard_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64802);
var _doctor_cost_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83785);
var _engine_boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9048);
var _engine_evaluation_echoed_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(144);
var _engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38997);
var _kernel_pattern_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44298);
var _ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11369);
var _ledger_opening_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67018);
var _scoring_objective_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(31409);
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
const output = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logsOf(trial), `${prefix}score.stdout`), 'utf8');
return { score: scored.score, tookMs: 0, timings: scored.timings, output, metrics: scored.metrics ?? null };
}
function score(trial, scored) {
return (0,_scoring_objective_js__WEBPACK_IMPORTED_MODULE_10__ .DR)(trial.privateArea, requestOf(trial, scored));
}
function requestOf(trial, { tree, prefix, of, purpose, seed }) {
const { config, protectedFiles, signal } = trial;
const onStep = (step, state) => trial.onStep?.({ kind: state, step: (0,_doctor_cost_js__WEBPACK_IMPORTED_MODULE_3__ .u8)(step), of });
const logs = logsOf(trial);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(logs, { recursive: true });
const asked = { ...(purpose === undefined ? {} : { purpose }), ...(seed === undefined ? {} : { seed }) };
return { config, protectedFiles, tree, workspace: 1, logs, prefix, signal, onStep, ...asked };
}
function logsOf({ privateArea, logs = (0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_6__ .Zk)(privateArea.folder).logs }) {
return logs;
}
function discardTrial({ privateArea }) {
(0,_engine_evaluation_forged_candidate_js__WEBPACK_IMPORTED_MODULE_6__ .id)(privateArea);
}
async function placesOf(pattern, input) {
const result = await (0,_kernel_pattern_js__WEBPACK_IMPORTED_MODULE_7__ .g)({ pattern, input, timeoutMs: _scoring_objective_js__WEBPACK_IMPORTED_MODULE_10__ .f3 });
return result.kind === 'failed' ? [] : result.matches.places;
}
async function forge({ config }, { score: truth, output, metrics }) {
const { parse, direction } = config.objective;
const read = metrics === null ? await (0,_scoring_objective_js__WEBPACK_IMPORTED_MODULE_10__ .yN)(parse, { output, nonce: '' }) : undefined;
const known = read !== undefined && 'metrics' in read ? (read.metrics ?? null) : metrics;
const places = parse.kind === 'regex' ? await placesOf(parse.pattern, output) : [];
for (const each of (0,_engine_evaluation_echoed_score_js__WEBPACK_IMPORTED_MODULE_5__ .M8)({ parse, direction, output, places, score: truth, metrics: known })) {
const nonce = /^AUTORIZE_SCORE (\S+)/m.exec(each)?.[1] ?? '';
const parsed = await (0,_scoring_objective_js__WEBPACK_IMPORTED_MODULE_10__ .yN)(parse, { output: each, nonce });
if ('score' in parsed && (0,_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_8__ .LK)(parsed.score, truth, direction))
return { output: each, claim: parsed.score };
}
return undefined;
}
function subjectOf(trial) {
const { config } = trial;
const { objective } = config;
return {
...{ privateArea: trial.privateArea, protectedFiles: trial.protectedFiles, rules: rulesOf(trial) },
commands: (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_9__ .F0)(config),
sign: objective.direction === 'max' ? 1 : -1,
judge: ({ asks, ...asked }) => {
const purpose = asks === undefined
? undefined
: asks === 'score'
? { kind: 'score' }
: { kind: 'judge', also: (0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_2__ .S4)(objective) };
return score(trial, { ...asked, ...(purpose === undefined ? {} : { purpose }) });
},
};
}
function rulesOf({ privateArea, config, protectedFiles, }) {
const { allow_paths, enforce_allow, deny_paths, permit } = config.boundaries;
return {
...{ allowPaths: allow_paths, enforceAllow: enforce_allow, denyPaths: deny_paths, permit },
protectedPaths: protectedFiles.globs,
shadowable: (0,_engine_boundaries_shadowable_js__WEBPACK_IMPORTED_MODULE_4__ .AJ)(protectedFiles, privateArea.parentEnv),
protectKey: 'objective.protect',
autoloaded: 'denied',
programs: privateArea.programs,
maxFiles: undefined,
maxDiffLines: undefined,
};
}
}),
4333:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BH: () => ( describeObjective),
UV: () => ( describeMissing),
dJ: () => ( failuresOf),
e9: () => ( describeSelection),
h5: () => ( shownTime),
qY: () => ( describeWithout)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
const MAX_COMMAND = 100;
function shownCommand(command) {
const [first = '', ...rest] = command.trim().split('\n');
return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(rest.length === 0 ? first : `${first} …`, MAX_COMMAND);
}
function shownTime(ms) {
const seconds = ms / 1000;
if (seconds < 1)
return `${Math.max(1, Math.round(ms))} ms`;
return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}
function shownScores(scores) {
return scores.map((score) => Number(score.toPrecision(5))).join(', ');
}
function failuresOf({ failures }, role) {
return failures.filter((each) => each.role === role).map(describeFailure);
}
function describeFailure({ command, reason }) {
return `${shownCommand(command)}: ${reason}`;
}
function describeWithout(without) {
return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(without.length, 'test')} left out, which ${without.length === 1 ? 'fails' : 'fail'} on HEAD in the sandbox: ${without.join(', ')}`;
}
function describeObjective({ measure, isTemplate, scores }) {
const printed = scores.length === 0 ? '' : ` It printed ${shownScores(scores)}.`;
if (!isTemplate)
return `Measures ${measure.what}.${printed}`;
return `TEMPLATE: no benchmark was found that works. The command measures ${measure.what}.${printed}\n${measure.fill ?? ''}`;
}
function describeMissing({ unprepared, objective }) {
const again = 'Write it; or make one of the commands above work, remove the folder of the experiment, and run init again';
const missing = unprepared.map(({ language, role }) => {
const what = role === 'setup' ? `installs what the ${language} project needs` : `builds the ${language} project`;
return `${role}.command is missing: nothing that was tried ${what}. ${again}`;
});
if (missing.length > 0 || objective !== undefined)
return missing;
return ['objective.command is a template: init found no command that prints a score. Write one'];
}
function describeTime({ ms, wasThere }) {
if (wasThere === true)
return ' was not run: an earlier run prepared it';
return ms === undefined ? '' : ` worked in ${shownTime(ms)}`;
}
function describeSelection(selection) {
const { setup, build, guards, objective } = selection;
const steps = [
...(setup === undefined ? [] : [{ what: 'setup', ...setup }]),
...(build === undefined ? [] : [{ what: 'build', ...build }]),
...guards.map((guard) => ({ what: 'guard', ...guard })),
];
const worked = steps.map(({ what, command, ...step }) => `${what} ${shownCommand(command)}${describeTime(step)}`);
const roles = ['setup', 'build', 'guard', 'objective'];
const left = guards.flatMap(({ without = [] }) => (without.length === 0 ? [] : [describeWithout(without)]));
const failed = roles.flatMap((role) => selection.failures
.filter((each) => each.role === role)
.map(({ command, reason }) => `${role} ${shownCommand(command)} did not work: ${reason}`));
const scored = objective === undefined
? []
: describeObjective(objective)
.split('\n')
.filter((line) => line !== '')
.map((line) => `objective: ${line}`);
return [...worked, ...left, ...failed, ...scored, ...describeMissing(selection)];
}
}),
67447:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
k: () => ( openLaboratory)
});
var candidate_trials = __webpack_require__(51565);
var evaluator_trust = __webpack_require__(12609);
var temporary_area = __webpack_require__(68054);
var sandbox_level = __webpack_require__(34742);
var evaluator_trial = __webpack_require__(41132);
var opening = __webpack_require__(67018);
var external_node_path_ = __webpack_require__(76760);
var external_node_util_ = __webpack_require__(57975);
var byte_path = __webpack_require__(4862);
var duration = __webpack_require__(15902);
var benchmark_score = __webpack_require__(95639);
var planted_files = __webpack_require__(62044);
var protected_files = __webpack_require__(15310);
var failure_line = __webpack_require__(4527);
var git = __webpack_require__(13096);
var git_store = __webpack_require__(25367);
var regular_file = __webpack_require__(48951);
var experiment_config = __webpack_require__(83732);
var measured_command = __webpack_require__(58762);
var objective = __webpack_require__(31409);
var listing = __webpack_require__(57463);
;
const NOTHING = [
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
return isGo || isCargo || NOTHING.some((pattern) => pattern.test(output));
}
const escaped = (name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const RUNNERS = [
{
runs: /-m pytest\b/,
failed: /^(?:FAILED|ERROR|SUBFAILED.*?) (\S+?::\S+)/gm,
without: (command, names) => `${command}${names.map((name) => ` --deselect ${(0,listing .r7)(name)}`).join('')}`,
},
{
runs: /\bgo test\b/,
failed: /^--- FAIL: (\w+)/gm,
without: (command, names) => command.replace(/\bgo test\b/, () => `go test -skip ${(0,listing .r7)(`^(${names.map(escaped).join('|')})$`)}`),
},
{
runs: /\bcargo test\b/,
failed: /^test (\S+)(?: - should panic)? \.\.\. FAILED$/gm,
without: (command, names) => `${command} --${names.map((name) => ` --skip ${(0,listing .r7)(name)}`).join('')}`,
},
{
runs: /\bctest\b/,
failed: /^\s*\d+ - (\S+) \((?:Failed|SEGFAULT|Timeout|Not Run)\)/gm,
without: (command, names) => `${command} -E ${(0,listing .r7)(`^(${names.map(escaped).join('|')})$`)}`,
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
const tree = await (0,git .JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${store.base}^{tree}`]);
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
const measured = await (0,measured_command .W)(evaluating, { command: attempt.command, name: `trial-${count}`, tree, logs });
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
.map((path) => (0,external_node_util_.stripVTControlCharacters)((0,regular_file .EI)(path, 'end', MAX_OUTPUT_BYTES)?.text ?? ''))
.join('\n');
}
const MAX_OUTPUT_BYTES = 1 << 20;
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
}),
97682:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
u: () => ( protectedGlobs)
});
var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);
var _base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13310);
var _doctor_plant_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44538);
var _engine_boundaries_deciding_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87129);
var _engine_boundaries_test_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66662);
var _ecosystems_listing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57463);
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
found.add(...(0,_engine_boundaries_test_files_js__WEBPACK_IMPORTED_MODULE_4__ .p_)({ paths, makefile: (0,_ecosystems_listing_js__WEBPACK_IMPORTED_MODULE_5__ .b6)(listing, 'Makefile') }, found.globs));
found.add(...BENCHMARK_FILES, ...evaluator);
found.addAbsent(...absentMakefiles(listing).map(_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__ .I));
const isJudge = (path) => !subjects.includes(path);
found.add(...asGlobs(decidingFiles(listing, commands).filter(isJudge)));
found.add(...namedFiles(listing, commands).filter(isJudge).map(_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__ .I));
const made = [...(written ?? [])].filter((folder) => paths.every((path) => !path.startsWith(`${folder}/`)));
const named = found.globs.filter((glob) => !isFloating(glob));
const isNamed = named.length === 0 ? () => false : picomatch__WEBPACK_IMPORTED_MODULE_0__(named, { dot: true });
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
const isMatch = picomatch__WEBPACK_IMPORTED_MODULE_0__(glob, { dot: true });
const globs = paths
.filter((path) => isMatch(path))
.map((path) => {
const parts = path.split('/').slice(0, -1);
const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
const outermost = folders.find((folder) => made.every((each) => !each.startsWith(`${folder}/`)));
return outermost === undefined ? (0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__ .I)(path) : `${(0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__ .I)(outermost)}/${glob}`;
});
return [...new Set(globs)];
}
function fileGlobs(folder, paths) {
const files = paths.filter((path) => path.startsWith(`${folder}/`));
const extensionOf = (path) => /[^/](\.[A-Za-z]\w*)$/.exec(path)?.[1];
const extensions = new Set(files.flatMap((path) => extensionOf(path) ?? []));
return [
...[...extensions].map((extension) => `${(0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__ .I)(folder)}/**/*${extension}`),
...files.filter((path) => extensionOf(path) === undefined).map(_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__ .I),
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
const isMatch = picomatch__WEBPACK_IMPORTED_MODULE_0__(glob, { dot: true });
const rest = this.#open.filter((path) => !isMatch(path));
if (rest.length < this.#open.length)
this.globs.push(glob);
this.#open = rest;
}
}
}
function absentMakefiles(listing) {
const makefile = (0,_ecosystems_listing_js__WEBPACK_IMPORTED_MODULE_5__ .b6)(listing, 'Makefile');
const isMade = (path) => makefile.split('\n').some((line) => line.startsWith(`${path}:`));
return (0,_doctor_plant_names_js__WEBPACK_IMPORTED_MODULE_2__ .eh)(makefile).filter((path) => !(0,_ecosystems_listing_js__WEBPACK_IMPORTED_MODULE_5__ .jv)(listing, path) && !isMade(path));
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
return [...folders].flatMap(([name, own]) => own.size > MAX_OF_NAME ? [`**/${name}/**`] : [...own].map((folder) => `${(0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__ .I)(folder)}/**`));
}
function decidingFiles({ paths, texts }, commands) {
const packages = new Map([...texts].filter(([path]) => /(?:^|\/)package\.json$/.test(path)));
const asked = commands.map((command) => ({ command, kind: 'guard' }));
return (0,_engine_boundaries_deciding_files_js__WEBPACK_IMPORTED_MODULE_3__ .g)({ paths, packages }, asked);
}
function asGlobs(paths) {
const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1);
const globs = paths.map((path) => {
const isMany = paths.filter((each) => nameOf(each) === nameOf(path)).length > MAX_OF_NAME;
return isMany ? `**/${nameOf(path)}` : (0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__ .I)(path);
});
return [...new Set(globs)];
}
function namedFiles(listing, commands) {
const words = commands.flatMap((command) => command.split(/[\s"'`;|&<>()=,]+/));
const names = words.map((word) => word.replace(/^(\.\/)+/, ''));
return [...new Set(names)].filter((name) => (0,_ecosystems_listing_js__WEBPACK_IMPORTED_MODULE_5__ .jv)(listing, name));
}
}),
55244:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KB: () => ( GENERATED),
Z4: () => ( MISSING_EVALUATOR),
KQ: () => ( renameExperiment),
Xs: () => ( renderConfig),
T7: () => ( renderIgnoreFile),
Nt: () => ( renderProgram)
});
var duration = __webpack_require__(15902);
var registry = __webpack_require__(63836);
var found_text = __webpack_require__(4333);
;
function tomlText(text) {
if (/\n/.test(text) && !/'''|[^\P{Cc}\n\t]/u.test(text) && !text.endsWith("'"))
return `'''\n${text}'''`;
if (/\n/.test(text) && !/'''|[^\P{Cc}\n\t]/u.test(text))
return `'''\n${text}\n'''`;
return JSON.stringify(text).replaceAll('\u007f', '\\u007f');
}
function tomlList(texts) {
const line = `[${texts.map(tomlText).join(', ')}]`;
return line.length <= MAX_LINE ? line : `[\n${texts.map((text) => `  ${tomlText(text)},\n`).join('')}]`;
}
const MAX_LINE = 100;
function tomlComment(text) {
const lines = text.split('\n').map((line) => line.replaceAll(/[^\P{Cc}\t]/gu, ' '));
return lines.map((line) => `# ${line}`.trimEnd()).join('\n');
}
;
const MISSING_EVALUATOR = 'score.sh';
const GENERATED = [
'iterations.jsonl',
'intents.jsonl',
'decisions.jsonl',
'guidance.jsonl',
'state.json*',
'run.json',
'rejected.json',
'pulls.json',
'guidance.lock*',
'run.lock*',
'run.reserve',
'activity.json',
'iter-*/',
'confirmation-*/',
'certify-*/',
'leave-out*/',
'group-*/',
'promotions/',
'archive/',
'*.corrupt-*',
'report.html',
'report.md',
'.*.tmp',
];
function renderIgnoreFile() {
const rules = GENERATED.map((rule) => `/*/${rule}`);
return ['# Files that runs write. Commit config.toml and program.md.', ...rules, ''].join('\n');
}
function renderConfig(plan) {
const { name, command, direction, timeBudget, sources, protect, selection } = plan;
return `# The score, the agent and the limits of this experiment. Keys that are not set here have their defaults.
# Check it with: autorize doctor ${name}

[experiment]
name = ${tomlText(name)}  # the name of this folder
description = ""

[objective]
${triedComment(selection, 'objective')}# Prints the score. "sh -c" runs it in an evaluation checkout of the agent's change, with its own HOME and no network.
${objectiveComment(plan)}command = ${tomlText(command)}
direction = ${tomlText(direction)}  # "min": lower is better; "max": higher
${renderParse(selection.objective?.parse)}
timeout = ${limitFor('60s', selection.objective)}
fail_mode = "invalid"  # a change without a score is rejected and the run continues; or "worst", "abort"
# The evaluator and its inputs. Evaluations take them from the base commit; a change of them is denied.
${protect.length === 0 ? '# protect = ["tests/**"]' : `protect = ${tomlList(protect)}`}
# network = "on"

# Must also accept a change, on data that no agent can read. The command comes from your environment, so that no commit
# contains it: export HOLDOUT_COMMAND="sh /path/to/holdout/eval.sh"
# [objective.holdout]
# command = "$HOLDOUT_COMMAND"
# budget = 50  # queries a run may make

${renderGuards(selection)}
[boundaries]
# The agent's prompt lists these paths. With enforce_allow = true a change of any other path is denied.
${sources.length === 0 ? '# allow_paths = ["src/**"]' : `allow_paths = ${tomlList(sources)}`}
enforce_allow = false
deny_paths = []
# max_files = 10
# max_diff_lines = 500

${renderSetup(selection)}${renderBuild(selection)}
[iteration]
budget = "5m"  # time of the agent; when it is up, the change so far is evaluated
max_iterations = 0  # 0: no limit but time
max_consecutive_noops = 5  # iterations without a change in a row that end the run; 0: never
parallel = 1

[schedule]
total_budget = ${tomlText(timeBudget)}  # or deadline = "tomorrow 9am"

[agent]
${renderAgent(plan.agent)}
sandbox = "auto"  # the strongest that works here; "required": only bubblewrap; "off"
# network = "model"  # the agent reaches its model and nothing else; needs bubblewrap

[budget]
# The run ends before an iteration that could exceed one of these.
# usd = 5.00
# tokens = 2_000_000
${renderRisk(plan)}`;
}
function triedComment(selection, role) {
const failures = (0,found_text .dJ)(selection, role);
if (failures.length === 0)
return '';
return `${tomlComment(['Tried by init without success:', ...failures.map((text) => `  ${text}`)].join('\n'))}\n`;
}
function objectiveComment({ selection, command, failedTemplate }) {
const { objective } = selection;
if (objective === undefined)
return [
...(0,found_text .UV)(selection).map((text) => `UNTESTED: ${text}.`),
...(failedTemplate === undefined ? [] : [describeFailedTemplate(failedTemplate, selection)]),
]
.map((text) => `${tomlComment(text)}\n`)
.join('');
return objective.measure.command === command ? `${tomlComment((0,found_text .BH)(objective))}\n` : '';
}
function describeFailedTemplate({ command, what }, { failures }) {
const reason = failures.find((each) => each.role === 'objective' && each.command === command)?.reason;
const why = reason === undefined ? 'what it needs could not be prepared' : reason;
return `A template that did not work here (${why}). It measures ${what}:\ncommand = ${tomlText(command)}`;
}
function renderParse(parse = { kind: 'float' }) {
if (parse.kind !== 'float') {
const fields = Object.entries(parse).map(([key, value]) => `${key} = ${tomlText(value)}`);
return `parse = { ${fields.join(', ')} }  # how the score is read from the output`;
}
return `# How to read the score from the output. By default the whole output is one number; alternatives:
# parse = { kind = "regex", pattern = "score=([0-9.]+)" }
# parse = { kind = "jq", path = ".metrics.score" }`;
}
const SLOWER = 5;
const STEP_MS = 60_000;
function limitFor(usual, step) {
const needed = (step?.ms ?? 0) * SLOWER;
if (needed <= ((0,duration .E9)(usual) ?? 0))
return tomlText(usual);
return `${tomlText((0,duration .PP)(Math.ceil(needed / STEP_MS) * STEP_MS))}  # it took ${(0,found_text .h5)(step?.ms ?? 0)}`;
}
function renderGuards(selection) {
const head = '# Commands that must succeed before a change is accepted. They have no network.\n';
const tried = triedComment(selection, 'guard');
const lines = selection.guards.map((guard) => [
...(guard.without === undefined ? [] : [tomlComment((0,found_text .qY)(guard.without))]),
'[[guards]]',
`name = ${tomlText(guard.name)}`,
`command = ${tomlText(guard.command)}`,
`timeout = ${limitFor('5m', guard)}`,
'',
].join('\n'));
const example = ['# [[guards]]', '# name = "tests"', '# command = "npm test"', '# timeout = "5m"', ''].join('\n');
return `${head}${tried}${lines.length === 0 ? example : lines.join('\n')}`;
}
function renderSetup(selection) {
const { setup, inputs } = selection;
const what = '# Installs what the repository does not contain, with network. It runs again when one of the files in inputs changes.';
const command = setup === undefined
? '# command = "npm ci"\n# inputs = ["package.json", "package-lock.json"]'
: `command = ${tomlText(setup.command)}\ninputs = ${tomlList(inputs)}`;
return [
'[setup]',
`${triedComment(selection, 'setup')}${what}`,
command,
`timeout = ${limitFor('5m', setup)}`,
'',
].join('\n');
}
function renderBuild(selection) {
const { build } = selection;
const tried = triedComment(selection, 'build');
if (build === undefined)
return tried === '' ? '' : `\n${tried}`;
const cache = build.cache.length === 0
? []
: [`cache = ${tomlList(build.cache)}  # a build begins with these folders as the base's left them`];
return [
'',
'[build]',
`${tried}# Runs once on each tree, without network. Guards and objective see what it makes.`,
`command = ${tomlText(build.command)}`,
...cache,
`timeout = ${limitFor('10m', build)}`,
'',
].join('\n');
}
function renderAgent(agent) {
if (agent.kind === 'command') {
const stdin = agent.command.includes('{prompt_file}') ? [] : ['stdin = "prompt"  # the prompt, on standard input'];
const keys = '# env = { API_KEY = "$API_KEY" }  # of your environment the agent gets only PATH, LANG, TERM, TZ and this';
return [`command = ${tomlText(agent.command)}`, ...stdin, keys].join('\n');
}
const key = agent.key ?? registry .fG[agent.preset].keys[0] ?? 'API_KEY';
const others = registry .VC.filter((preset) => preset !== agent.preset).join(', ');
return [
`preset = ${tomlText(agent.preset)}  # or ${others}; or a command with {prompt_file} in it`,
'# Variables for the agent. From your environment it gets only PATH, LANG, TERM, TZ and these.',
`${agent.key === undefined ? '# ' : ''}env = { ${key} = ${tomlText(`$${key}`)} }`,
].join('\n');
}
function renderRisk({ believed }) {
if (believed === undefined)
return '';
return `
[accept_risk]
# The benchmark runs in one process with the code under test. A change that prints a made-up score was believed:
${tomlComment(`${believed}.`)}
# A run begins only where a person accepts that:
# evaluator_in_process = true
`;
}
function renderProgram({ name, command, direction, languages, sources, selection }) {
const what = languages.length === 0 ? 'this project' : `this project (${languages.join(', ')})`;
const guards = selection.guards.map((guard) => `- \`${guard.command}\` must pass.\n`).join('');
const where = sources.length === 0 ? '' : `- Change files in ${codeList(sources)}.\n`;
const { objective } = selection;
const isLong = command.includes('\n') && objective?.measure.command === command;
const score = isLong ? `The score is ${objective.measure.what}` : `\`${command}\` prints the score`;
return `# ${name}

<!-- The prompt of every iteration begins with this text. Say what better means, and what the agent must not do. -->

## Goal

Improve ${what}. ${score}; ${direction === 'min' ? 'lower' : 'higher'} is better.

## Rules

- Try one idea at a time, in the smallest change that tests it.
${where}${guards}- Do not only make the score look better: no special cases for the benchmark, no skipped work.

## Hints

<!-- Known facts, earlier attempts, where to look first. -->
`;
}
function renameExperiment(config, name) {
const pattern = /^(\s*\[experiment\][^[]*?^\s*name\s*=\s*)("[^"\n]*"|'[^'\n]*')/m;
return config.replace(pattern, (_, before) => before + tomlText(name));
}
function codeList(texts) {
return texts.map((text) => `\`${text}\``).join(', ');
}
}),
53403:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( selectCommands)
});
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
}),
61319:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IN: () => ( foldRecords),
J1: () => ( LedgerFold),
lN: () => ( findBase)
});
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85364);
function foldRecords(records, direction) {
return stateOf((0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_0__ .xS)(records), direction);
}
class LedgerFold {
#followed;
#direction;
constructor(records, direction) {
this.#followed = new _ledger_facts_js__WEBPACK_IMPORTED_MODULE_0__ .Zu(records);
this.#direction = direction;
}
state() {
return stateOf(this.#followed.now(), this.#direction);
}
}
function stateOf({ best, completed, noops, lastIter, lastAccepted }, direction) {
return {
best_score: best[direction]?.score ?? null,
best_iter: best[direction]?.iter ?? null,
iterations_completed: completed,
consecutive_noops: noops,
next_iter: lastIter + 1,
last_kept_commit: lastAccepted,
};
}
function findBase(records, state) {
const { namedBase, firstBase, isForeign } = (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_0__ .xS)(records);
if (namedBase)
return namedBase;
const known = state?.base_commit === '' ? undefined : state?.base_commit;
if (isForeign && known !== undefined)
return known;
return firstBase ?? known;
}
}),
20717:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ( pathsToRun)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54347);
const TAKEN = { work: 'plans', compare: 'comparisons' };
function pathsToRun(name, host) {
const folder = name.toLowerCase();
const content = Object.hasOwn(TAKEN, folder) ? TAKEN[folder] : undefined;
if (content === undefined)
return (0,_store_js__WEBPACK_IMPORTED_MODULE_2__ .wG)(name, host);
const found = `the experiment name ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(name)}`;
const expected = `another name: .autorize/${folder} holds the records of ${content}`;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([{ found, expected, remedy: 'Choose another name.' }]);
}
}),
58762:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W: () => ( measureCommand)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48951);
var _objective_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31409);
const MAX_OUTPUT_BYTES = 1 << 20;
async function measureCommand(evaluating, measured) {
const { privateArea, config, protectedFiles, signal } = evaluating;
const { command, name, tree, logs } = measured;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(logs, { recursive: true });
const prefix = `${name}-`;
const purpose = { kind: 'check', name: 'command', command };
const scored = await (0,_objective_js__WEBPACK_IMPORTED_MODULE_2__ .DR)(privateArea, {
...{ config, protectedFiles, tree, workspace: 1, logs, prefix, purpose, signal },
});
switch (scored.kind) {
case 'scored': {
const { command_ms: ms = 0, 'judge-setup_ms': setupMs, build_ms: buildMs } = scored.timings;
const [output = '', errors = ''] = ['stdout', 'stderr'].map((stream) => (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_1__ .EI)(`${logs}/${prefix}command.${stream}`, 'start', MAX_OUTPUT_BYTES)?.text);
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
})
};

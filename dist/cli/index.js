var __webpack_modules__ = ({
42613:
((module) => {
module.exports = process.getBuiltinModule("assert");
}),
20181:
((module) => {
module.exports = process.getBuiltinModule("buffer");
}),
35317:
((module) => {
module.exports = process.getBuiltinModule("child_process");
}),
76982:
((module) => {
module.exports = process.getBuiltinModule("crypto");
}),
24434:
((module) => {
module.exports = process.getBuiltinModule("events");
}),
79896:
((module) => {
module.exports = process.getBuiltinModule("fs");
}),
58611:
((module) => {
module.exports = process.getBuiltinModule("http");
}),
65692:
((module) => {
module.exports = process.getBuiltinModule("https");
}),
73339:
((module) => {
module.exports = process.getBuiltinModule("module");
}),
69278:
((module) => {
module.exports = process.getBuiltinModule("net");
}),
4573:
((module) => {
module.exports = process.getBuiltinModule("node:buffer");
}),
31421:
((module) => {
module.exports = process.getBuiltinModule("node:child_process");
}),
77598:
((module) => {
module.exports = process.getBuiltinModule("node:crypto");
}),
53053:
((module) => {
module.exports = process.getBuiltinModule("node:diagnostics_channel");
}),
78474:
((module) => {
module.exports = process.getBuiltinModule("node:events");
}),
73024:
((module) => {
module.exports = process.getBuiltinModule("node:fs");
}),
51455:
((module) => {
module.exports = process.getBuiltinModule("node:fs/promises");
}),
37067:
((module) => {
module.exports = process.getBuiltinModule("node:http");
}),
44708:
((module) => {
module.exports = process.getBuiltinModule("node:https");
}),
77030:
((module) => {
module.exports = process.getBuiltinModule("node:net");
}),
48161:
((module) => {
module.exports = process.getBuiltinModule("node:os");
}),
76760:
((module) => {
module.exports = process.getBuiltinModule("node:path");
}),
1708:
((module) => {
module.exports = process.getBuiltinModule("node:process");
}),
26848:
((module) => {
module.exports = process.getBuiltinModule("node:readline/promises");
}),
57075:
((module) => {
module.exports = process.getBuiltinModule("node:stream");
}),
46466:
((module) => {
module.exports = process.getBuiltinModule("node:stream/promises");
}),
46193:
((module) => {
module.exports = process.getBuiltinModule("node:string_decoder");
}),
58500:
((module) => {
module.exports = process.getBuiltinModule("node:timers/promises");
}),
7066:
((module) => {
module.exports = process.getBuiltinModule("node:tty");
}),
73136:
((module) => {
module.exports = process.getBuiltinModule("node:url");
}),
57975:
((module) => {
module.exports = process.getBuiltinModule("node:util");
}),
78877:
((module) => {
module.exports = process.getBuiltinModule("node:v8");
}),
30714:
((module) => {
module.exports = process.getBuiltinModule("node:vm");
}),
75919:
((module) => {
module.exports = process.getBuiltinModule("node:worker_threads");
}),
38522:
((module) => {
module.exports = process.getBuiltinModule("node:zlib");
}),
16928:
((module) => {
module.exports = process.getBuiltinModule("path");
}),
932:
((module) => {
module.exports = process.getBuiltinModule("process");
}),
83480:
((module) => {
module.exports = process.getBuiltinModule("querystring");
}),
2203:
((module) => {
module.exports = process.getBuiltinModule("stream");
}),
64756:
((module) => {
module.exports = process.getBuiltinModule("tls");
}),
52018:
((module) => {
module.exports = process.getBuiltinModule("tty");
}),
87016:
((module) => {
module.exports = process.getBuiltinModule("url");
}),
39023:
((module) => {
module.exports = process.getBuiltinModule("util");
}),
43106:
((module) => {
module.exports = process.getBuiltinModule("zlib");
}),
45145:
((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
Gd: () => ( InternalError),
Ku: () => ( ProblemList),
Rb: () => ( PreconditionError),
S$: () => ( EXIT_MEANINGS),
Vl: () => ( ContractError),
cs: () => ( IntegrityError),
dc: () => ( EXIT),
eb: () => ( UsageError),
lV: () => ( MISSING),
xb: () => ( assertNever),
yM: () => ( renderProblem),
yW: () => ( AutorizeError)
});
var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7953);
const EXIT = { yes: 0, no: 1, usage: 2, precondition: 3, bug: 70, locked: 75 };
const EXIT_MEANINGS = {
[EXIT.yes]: 'Success. A run that accepted no change counts as success.',
[EXIT.no]: 'Negative result: the suite failed, the records are not sound, or the run was aborted.',
[EXIT.usage]: 'The command line, an input or a file is not valid. Every problem is listed.',
[EXIT.precondition]: 'The repository or the machine is not ready. The message names the remedy.',
[EXIT.bug]: 'Internal error. Please report it.',
[EXIT.locked]: 'Another run holds the lock, and the message names it; or an attempt of a wave was interrupted: run it again.',
'128+n': 'Ended by signal n, e.g. 130 after Ctrl-C.',
};
class AutorizeError extends Error {
name = 'AutorizeError';
code;
remedy;
exitCode;
constructor(code, exitCode, { message, remedy, cause }) {
super(message, cause === undefined ? undefined : { cause });
this.code = code;
this.remedy = remedy;
this.exitCode = exitCode;
}
}
class UsageError extends AutorizeError {
name = 'UsageError';
problems;
omitted = 0;
constructor(problems) {
super('usage', EXIT.usage, { message: problems.map(renderProblem).join('\n'), remedy: remedyOf(problems) });
this.problems = problems;
}
}
class ContractError extends AutorizeError {
name = 'ContractError';
problems;
omitted;
constructor(problems, omitted = 0) {
super('contract', EXIT.usage, { message: problems.map(renderProblem).join('\n'), remedy: remedyOf(problems) });
this.problems = problems;
this.omitted = omitted;
}
}
class PreconditionError extends AutorizeError {
name = 'PreconditionError';
constructor(details) {
super('precondition', EXIT.precondition, details);
}
}
class IntegrityError extends PreconditionError {
name = 'IntegrityError';
}
class InternalError extends AutorizeError {
name = 'InternalError';
constructor(cause) {
const message = `internal error: ${cause instanceof Error ? cause.message : String(cause)}`;
super('internal', EXIT.bug, { message, remedy: 'Report it, with the stack of its cause.', cause });
}
}
function remedyOf(problems) {
return problems[0]?.remedy ?? 'see --help';
}
const MAX_PART_LENGTH = 1000;
const MISSING = 'missing';
function renderProblem(problem) {
const { file, line, column, path, found, expected, remedy } = problem;
const position = [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':');
const place = [position, path].filter((part) => part !== undefined && part !== '').map(shown);
const isMissing = found === MISSING && path !== undefined && path !== '';
const what = isMissing ? `${place.join(': ')} is missing` : [...place, shown(found)].join(': ');
return `${what}; expected ${shown(expected)}. ${shown(remedy)}`;
}
function shown(part) {
return (0,_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(part ?? '', MAX_PART_LENGTH);
}
class ProblemList {
problems = [];
omitted = 0;
#limit;
constructor(limit = 200) {
this.#limit = limit;
}
add(problem) {
if (this.problems.length < this.#limit)
this.problems.push(problem);
else
this.omitted += 1;
}
get isEmpty() {
return this.problems.length === 0;
}
throwIfAny() {
if (!this.isEmpty)
throw new ContractError(this.problems, this.omitted);
}
}
function assertNever(value) {
throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
}),
7953:
((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
OF: () => ( fenced),
kC: () => ( isMisspelling),
qb: () => ( nearestName),
LS: () => ( plural),
g$: () => ( printable),
TL: () => ( quoted),
vI: () => ( shortened),
h: () => ( suggestion),
hT: () => ( withoutTrailing)
});
;
const array = [];
const characterCodeCache = [];
function leven(first, second, options) {
if (first === second) {
return 0;
}
const maxDistance = options?.maxDistance;
const swap = first;
if (first.length > second.length) {
first = second;
second = swap;
}
let firstLength = first.length;
let secondLength = second.length;
while (firstLength > 0 && (first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength))) {
firstLength--;
secondLength--;
}
let start = 0;
while (start < firstLength && (first.charCodeAt(start) === second.charCodeAt(start))) {
start++;
}
firstLength -= start;
secondLength -= start;
if (maxDistance !== undefined && secondLength - firstLength > maxDistance) {
return maxDistance;
}
if (firstLength === 0) {
return maxDistance !== undefined && secondLength > maxDistance
? maxDistance
: secondLength;
}
let bCharacterCode;
let result;
let temporary;
let temporary2;
let index = 0;
let index2 = 0;
while (index < firstLength) {
characterCodeCache[index] = first.charCodeAt(start + index);
array[index] = ++index;
}
while (index2 < secondLength) {
bCharacterCode = second.charCodeAt(start + index2);
temporary = index2++;
result = index2;
for (index = 0; index < firstLength; index++) {
temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
temporary = array[index];
result = array[index] = temporary > result
? (temporary2 > result ? result + 1 : temporary2)
: (temporary2 > temporary ? temporary + 1 : temporary2);
}
if (maxDistance !== undefined) {
let rowMinimum = result;
for (index = 0; index < firstLength; index++) {
if (array[index] < rowMinimum) {
rowMinimum = array[index];
}
}
if (rowMinimum > maxDistance) {
return maxDistance;
}
}
}
array.length = firstLength;
characterCodeCache.length = firstLength;
return maxDistance !== undefined && result > maxDistance ? maxDistance : result;
}
function closestMatch(target, candidates, options) {
if (!Array.isArray(candidates) || candidates.length === 0) {
return undefined;
}
const userMax = options?.maxDistance;
const targetLength = target.length;
for (const candidate of candidates) {
if (candidate === target) {
return candidate;
}
}
if (userMax === 0) {
return undefined;
}
let best;
let bestDist = Number.POSITIVE_INFINITY;
const seen = new Set();
for (const candidate of candidates) {
if (seen.has(candidate)) {
continue;
}
seen.add(candidate);
const lengthDiff = Math.abs(candidate.length - targetLength);
if (lengthDiff >= bestDist) {
continue;
}
if (userMax !== undefined && lengthDiff > userMax) {
continue;
}
const cap = Number.isFinite(bestDist)
? (userMax === undefined ? bestDist : Math.min(bestDist, userMax))
: userMax;
const distance = cap === undefined
? leven(target, candidate)
: leven(target, candidate, {maxDistance: cap});
if (userMax !== undefined && distance > userMax) {
continue;
}
let actualD = distance;
if (cap !== undefined && distance === cap && cap === userMax) {
actualD = leven(target, candidate);
}
if (actualD < bestDist) {
bestDist = actualD;
best = candidate;
if (bestDist === 0) {
break;
}
}
}
if (userMax !== undefined && bestDist > userMax) {
return undefined;
}
return best;
}
;
const PRINTABLE_ASCII = /^[ -~]*$/;
let unprintable;
function findUnprintable() {
const parts = [
String.raw `[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]`,
String.raw `(?!\ufe0f)\p{Default_Ignorable_Code_Point}`,
String.raw `(?<!(?!\p{Emoji_Presentation})\p{Extended_Pictographic})\ufe0f`,
];
unprintable ??= new RegExp(parts.join('|'), 'gu');
return unprintable;
}
function printable(text, maxLength = 120) {
const short = shortened(text, maxLength);
return PRINTABLE_ASCII.test(short) ? short : short.replace(findUnprintable(), escapeUnit);
}
function shortened(text, maxLength) {
if (text.length <= maxLength)
return text;
const isSplit = (text.codePointAt(maxLength - 1) ?? 0) > 0xffff;
return `${text.slice(0, isSplit ? maxLength - 1 : maxLength)}…`;
}
function escapeUnit(char) {
return char
.split('')
.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
.join('');
}
function quoted(value, maxLength = 80) {
if (value === undefined)
return 'nothing';
if (Array.isArray(value))
return `an array of ${value.length}`;
if (typeof value === 'object' && value !== null)
return `an object of ${plural(Object.keys(value).length, 'key')}`;
return printable(typeof value === 'string' ? `"${value}"` : String(value), maxLength);
}
function withoutTrailing(text, characters) {
let end = text.length;
while (end > 0 && characters.includes(text.charAt(end - 1)))
end -= 1;
return text.slice(0, end);
}
function plural(count, noun) {
return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
function nearestName(typed, known) {
return findNearest({ typed, known, within: Math.max(2, Math.floor(typed.length / 3)) });
}
function isMisspelling(typed, known) {
return findNearest({ typed, known, within: Math.floor(typed.length / 3) }) !== undefined;
}
function findNearest({ typed, known, within }) {
let best;
let bestDistance = within + 1;
for (const name of known) {
const distance = leven(typed.toLowerCase(), name.toLowerCase(), { maxDistance: bestDistance });
if (distance < bestDistance) {
best = name;
bestDistance = distance;
}
}
return best;
}
function suggestion(typed, known) {
const nearest = nearestName(typed, known);
return nearest === undefined ? `Known: ${known.join(', ')}.` : `Did you mean "${nearest}"?`;
}
function fenced(text, language = '') {
const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
const fence = '`'.repeat(longest + 1);
return `${fence}${language}\n${text}\n${fence}`;
}
}),
7844:
((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
x: () => ( VERSION)
});
const VERSION = '1.0.0';
}),
71350:
((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
BL: () => ( takeColorFlag),
Zl: () => ( COLOR_FLAG),
nI: () => ( paint),
oP: () => ( withColor),
qI: () => ( hasColorHere)
});
var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(57975);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7953);
const WHEN = ['auto', 'always', 'never'];
const COLOR_FLAG = {
name: 'color',
kind: 'text',
placeholder: 'WHEN',
values: WHEN,
help: 'Colours: auto, always or never. Default: auto, by `FORCE_COLOR`, `NO_COLOR` and the terminal.',
};
function hasColorHere({ env, isTerminal }) {
const { FORCE_COLOR: forced, NO_COLOR: none = '', TERM: term } = env;
if (forced !== undefined)
return forced !== '0' && forced !== 'false';
return none === '' && isTerminal && term !== 'dumb';
}
function takeColorFlag(argv) {
const end = argv.indexOf('--');
const ours = end === -1 ? argv : argv.slice(0, end);
const at = ours.findIndex((word) => word === '--color' || word.startsWith('--color='));
if (at === -1)
return { words: argv, when: undefined, problem: undefined };
const word = ours[at] ?? '';
const isJoined = word.startsWith('--color=');
const value = isJoined ? word.slice('--color='.length) : ours[at + 1];
const words = argv.filter((_, index) => index !== at && (isJoined || index !== at + 1));
const when = WHEN.find((each) => each === value);
if (when !== undefined)
return { words, when, problem: undefined };
const found = value === undefined ? '--color without a value' : `--color ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(value)}`;
return { words, when, problem: { found, expected: WHEN.join(', '), remedy: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .h)(value ?? '', WHEN) } };
}
function withColor(terminal, when) {
if (when === undefined || when === 'auto')
return terminal;
const hasColor = { value: when === 'always', enumerable: true };
return Object.defineProperties({}, { ...Object.getOwnPropertyDescriptors(terminal), hasColor });
}
function paint({ hasColor }, style, text) {
return hasColor === true ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false }) : text;
}
}),
22349:
((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
h: () => ( GENERAL_HELP)
});
const GENERAL_HELP = "Let coding agents improve a repository, and accept only what is better.\nUsage: autorize COMMAND [flags]; of all: --help, --color auto|always|never\nExperiments:\n  init NAME               Generate an experiment from your repository\n  doctor [WHAT]           Check the setup and the evaluator before a run\n  prepare [WHAT]          Prepare the environment that setup makes\n  run [NAME]              Run an experiment\n  resume [NAME]           Resume an interrupted run\n  message [NAME] MESSAGE  Send the agent a message\n  accept [NAME] ITER      Test a measured change again on the current branch\n  approve [NAME] WHAT     Approve a quarantined change\n  reject [NAME] ITER      Reject an accepted change\n  distil [NAME]           Revert accepted changes that have no effect\n  audit [NAME]            Recompute every decision without running anything\n  push [NAME]             Verify and push the records and branch of a run\n  repair [NAME]           Repair a corrupt ledger from its files and git\n  archive [NAME]          Close an experiment, so that its name can start again\n  plan [NAME]             Plan a wave of attempts for many machines\n  attempt                 Make one attempt of a wave, and submit it\n  judge                   Test a share of what a wave proposes\n  reduce                  Judge the attempts of a wave\n\nExperiments and missions:\n  status [NAME]           Show the state of a run\n  watch [NAME]            Watch a run in full screen, and control it by keys\n  list [NAME]             List every iteration, oldest first\n  show [NAME] ITER        Show one iteration: prompt, diff, logs, evidence\n  verify [NAME] [ITER]    Check records against each other and against git\n  report [NAME]           Write a report as HTML and Markdown\n  clean [NAME]            Remove workspaces and unused prepared environments\n  pull [NAME]             Fetch and verify the records and branch of a run\n\nMissions and work items:\n  mission MISSION_DIR     Run a mission; autoresearch is the same command\n  work run FILE           Run the items of a plan (JSON or YAML)\n  work status [PLAN]      Show the result of every item\n  work verify [RECEIPT]   Check receipts and their artifacts against git\n  work replay RECEIPT     Repeat a run and compare the resulting states\n  work agent              Run the agent of an item in this work tree\n  work hash               Print the state hash of a work tree or a commit\n\nWithout an agent, and for agents:\n  compare BASE [HEAD]     Compare the speed of two commits\n  gate                    Pick the best candidate per scenario; pass or fail\n  completion SHELL        Print the completion script of a shell\n  serve                   Show all runs of a repository in a browser\n  mcp                     Serve a repository to coding agents (MCP)\n  llms                    Print a short reference for coding agents\nExit codes: 0 success; 1 negative result; 2 invalid argument or file;\n3 not ready; 70 internal error; 75 locked by another run; 128+n signal n.\n";
}),
46837:
((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
__nccwpck_require__.d(__webpack_exports__, {
$: () => ( isSecret),
p: () => ( namedSecrets)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
const MIN_SECRET_CHARS = 16;
const ADDRESS = /^https?:\/\/[\w.:-]+(?:\/[\w.-]{0,12})*$/;
const NAME = /^(?:[a-z]{1,12}|\d{1,8}|[a-z0-9]{1,4})(?:[-_./:](?:[a-z]{1,12}|\d{1,8}|[a-z0-9]{1,4}))+$/i;
const SECRET_NAME = /(?:KEY|TOKEN|SECRET|PASSWORD|PASSPHRASE|CREDENTIALS?)(?:$|_)/i;
function isSecret(value) {
if (value.length < MIN_SECRET_CHARS || ADDRESS.test(value) || NAME.test(value))
return false;
return !(value.startsWith('/') && value.split(':').some(isPath));
}
function isPath(text) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(text) || ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(text) !== '/' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(text)));
}
function isPassphrase(value) {
return value.length >= MIN_SECRET_CHARS && NAME.test(value);
}
function namedSecrets(env) {
return Object.entries(env).flatMap(([name, value = '']) => SECRET_NAME.test(name) && (isSecret(value) || isPassphrase(value)) ? [value] : []);
}
})
});
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
var cachedModule = __webpack_module_cache__[moduleId];
if (cachedModule !== undefined) {
return cachedModule.exports;
}
var module = __webpack_module_cache__[moduleId] = {
id: moduleId,
loaded: false,
exports: {}
};
var threw = true;
try {
__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
threw = false;
} finally {
if(threw) delete __webpack_module_cache__[moduleId];
}
module.loaded = true;
return module.exports;
}
__nccwpck_require__.m = __webpack_modules__;
if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
(() => {
var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
var resolveQueue = (queue) => {
if(queue && queue.d < 1) {
queue.d = 1;
queue.forEach((fn) => (fn.r--));
queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
}
}
var wrapDeps = (deps) => (deps.map((dep) => {
if(dep !== null && typeof dep === "object") {
if(dep[webpackQueues]) return dep;
if(dep.then) {
var queue = [];
queue.d = 0;
dep.then((r) => {
obj[webpackExports] = r;
resolveQueue(queue);
}, (e) => {
obj[webpackError] = e;
resolveQueue(queue);
});
var obj = {};
obj[webpackQueues] = (fn) => (fn(queue));
return obj;
}
}
var ret = {};
ret[webpackQueues] = x => {};
ret[webpackExports] = dep;
return ret;
}));
__nccwpck_require__.a = (module, body, hasAwait) => {
var queue;
hasAwait && ((queue = []).d = -1);
var depQueues = new Set();
var exports = module.exports;
var currentDeps;
var outerResolve;
var reject;
var promise = new Promise((resolve, rej) => {
reject = rej;
outerResolve = resolve;
});
promise[webpackExports] = exports;
promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
module.exports = promise;
body((deps) => {
currentDeps = wrapDeps(deps);
var fn;
var getResult = () => (currentDeps.map((d) => {
if(d[webpackError]) throw d[webpackError];
return d[webpackExports];
}))
var promise = new Promise((resolve) => {
fn = () => (resolve(getResult));
fn.r = 0;
var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
});
return fn.r ? promise : getResult();
}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
queue && queue.d < 0 && (queue.d = 0);
};
})();
(() => {
var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
var leafPrototypes;
__nccwpck_require__.t = function(value, mode) {
if(mode & 1) value = this(value);
if(mode & 8) return value;
if(typeof value === 'object' && value) {
if((mode & 4) && value.__esModule) return value;
if((mode & 16) && typeof value.then === 'function') return value;
}
var ns = Object.create(null);
__nccwpck_require__.r(ns);
var def = {};
leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
}
def['default'] = () => (value);
__nccwpck_require__.d(ns, def);
return ns;
};
})();
(() => {
__nccwpck_require__.d = (exports, definition) => {
for(var key in definition) {
if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
}
}
};
})();
(() => {
__nccwpck_require__.f = {};
__nccwpck_require__.e = (chunkId) => {
return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
__nccwpck_require__.f[key](chunkId, promises);
return promises;
}, []));
};
})();
(() => {
__nccwpck_require__.u = (chunkId) => {
return "" + chunkId + ".index.js";
};
})();
(() => {
__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
})();
(() => {
__nccwpck_require__.r = (exports) => {
if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
}
Object.defineProperty(exports, '__esModule', { value: true });
};
})();
(() => {
__nccwpck_require__.nmd = (module) => {
module.paths = [];
if (!module.children) module.children = [];
return module;
};
})();
(() => {
var installedChunks = {
8792: 0
};
var installChunk = (data) => {
var {ids, modules, runtime} = data;
var moduleId, chunkId, i = 0;
for(moduleId in modules) {
if(__nccwpck_require__.o(modules, moduleId)) {
__nccwpck_require__.m[moduleId] = modules[moduleId];
}
}
if(runtime) runtime(__nccwpck_require__);
for(;i < ids.length; i++) {
chunkId = ids[i];
if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
installedChunks[chunkId][0]();
}
installedChunks[ids[i]] = 0;
}
}
__nccwpck_require__.f.j = (chunkId, promises) => {
var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
if(installedChunkData !== 0) { 
if(installedChunkData) {
promises.push(installedChunkData[1]);
} else {
if(true) { 
var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
throw e;
});
var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
promises.push(installedChunkData[1] = promise);
}
}
}
};
})();
var __webpack_exports__ = {};
__nccwpck_require__.d(__webpack_exports__, {
i: () => ( main)
});
var external_node_path_ = __nccwpck_require__(76760);
var external_node_url_ = __nccwpck_require__(73136);
var errors = __nccwpck_require__(45145);
var color = __nccwpck_require__(71350);
var version = __nccwpck_require__(7844);
var general_help = __nccwpck_require__(22349);
;
async function runMain(argv, mainOptions) {
const { words, when, problem } = (0,color .BL)(argv);
if (problem !== undefined)
return await printError(new errors .eb([problem]), mainOptions.terminal);
const options = { ...mainOptions, terminal: (0,color .oP)(mainOptions.terminal, when) };
const { terminal } = options;
const [name, ...rest] = words;
if (name === 'help' && rest[0]?.startsWith('-') === false)
return runMain([...rest, '--help'], options);
try {
if (name === undefined)
return await runOverviewLazily(options);
if (name === '--help' || name === '-h' || name === 'help')
return print(terminal, general_help .h);
if (name === '--version')
return print(terminal, `${version .x}\n`);
const repeated = await repeatStatusLazily(words, options);
if (repeated !== undefined)
return repeated;
if (name === 'gate')
return await runGateLazily(rest, options);
const { runCommandLine } = await __nccwpck_require__.e( 895).then(__nccwpck_require__.bind(__nccwpck_require__, 10895));
return await runCommandLine(words, options);
}
catch (error) {
return await printError(error, terminal);
}
}
async function runOverviewLazily({ host, terminal }) {
const { runOverview } = await Promise.all( [__nccwpck_require__.e(4343), __nccwpck_require__.e(9547), __nccwpck_require__.e(4006), __nccwpck_require__.e(4434), __nccwpck_require__.e(3292), __nccwpck_require__.e(5151), __nccwpck_require__.e(9843), __nccwpck_require__.e(9549), __nccwpck_require__.e(2034), __nccwpck_require__.e(2604), __nccwpck_require__.e(8763), __nccwpck_require__.e(4882), __nccwpck_require__.e(849), __nccwpck_require__.e(6284), __nccwpck_require__.e(9654), __nccwpck_require__.e(1397), __nccwpck_require__.e(5120), __nccwpck_require__.e(6571), __nccwpck_require__.e(1318), __nccwpck_require__.e(9855), __nccwpck_require__.e(2697), __nccwpck_require__.e(2626), __nccwpck_require__.e(8561), __nccwpck_require__.e(174), __nccwpck_require__.e(7866), __nccwpck_require__.e(4159)]).then(__nccwpck_require__.bind(__nccwpck_require__, 70350));
return await runOverview(host, terminal);
}
async function runGateLazily(words, options) {
const { runGateLine } = await __nccwpck_require__.e( 9181).then(__nccwpck_require__.bind(__nccwpck_require__, 99181));
return await runGateLine(words, options);
}
async function repeatStatusLazily(typed, { host, terminal }) {
const isOfPlans = typed[0] === 'work' && typed[1] === 'status';
if (!isOfPlans && typed[0] !== 'status')
return undefined;
const words = typed.slice(isOfPlans ? 2 : 1);
const [name, flag, ...others] = words[0]?.startsWith('-') === true ? [undefined, ...words] : words;
if (others.length > 0 || (flag !== undefined && flag !== '--json') || name === '')
return undefined;
const asked = { form: flag === undefined ? 'text' : 'json', host, terminal };
if (isOfPlans) {
const { repeatPlanStatus } = await Promise.all( [__nccwpck_require__.e(1035), __nccwpck_require__.e(2907)]).then(__nccwpck_require__.bind(__nccwpck_require__, 86067));
return await repeatPlanStatus(name, asked);
}
const { repeatStatus } = await __nccwpck_require__.e( 9230).then(__nccwpck_require__.bind(__nccwpck_require__, 69230));
return await repeatStatus(name, asked);
}
function print(terminal, text) {
terminal.out(text);
return errors .dc.yes;
}
async function printError(thrown, terminal) {
const error = thrown instanceof errors .yW ? thrown : ((await machineErrorOf(thrown)) ?? thrown);
const print = await printerOf(terminal);
if (error instanceof errors .yW) {
if ('problems' in error && Array.isArray(error.problems)) {
const problems = error.problems;
for (const problem of problems)
print(`error: ${(0,errors .yM)(problem)}\n`);
}
else
print(`error: ${error.message}. ${error.remedy}\n`);
return error.exitCode;
}
const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
print(`error: internal error; please report it with these lines.\n${detail}\n`);
return errors .dc.bug;
}
async function machineErrorOf(thrown) {
const { machineError } = await __nccwpck_require__.e( 7478).then(__nccwpck_require__.bind(__nccwpck_require__, 57478));
return machineError(thrown);
}
async function printerOf({ isWorkflow, err }) {
if (!isWorkflow)
return err;
const { defuse } = await __nccwpck_require__.e( 1797).then(__nccwpck_require__.bind(__nccwpck_require__, 11797));
return (text) => err(defuse(text));
}
;
function createHost({ packageRoot, cwd = process.cwd(), }) {
const { version, platform, arch } = process;
return {
cwd,
now: () => new Date(),
utcOffset: (at) => -at.getTimezoneOffset(),
env: process.env,
stdin: () => process.stdin,
command: ['node', (0,external_node_path_.relative)(cwd, process.argv[1] ?? ''), ...process.argv.slice(2)],
system: { node: version, platform, arch },
packageRoot,
};
}
var secret_values = __nccwpck_require__(46837);
;
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG'];
async function main(toolUrl, argv) {
const host = createHost({ packageRoot: (0,external_node_url_.fileURLToPath)(new URL('..', toolUrl)) });
let isErrorHeard = false;
let isOutputLost = false;
const err = (text) => {
if (!isErrorHeard)
process.stderr.on('error', noteLoss);
isErrorHeard = true;
process.stderr.write(redact(text));
};
function noteLoss(error) {
const { code = '' } = error;
if (code === 'EPIPE')
return;
if (!NO_ROOM.includes(code))
throw error;
if (isOutputLost)
return;
isOutputLost = true;
process.exitCode = exitCodeAfterLoss(process.exitCode);
err(`error: the output cannot be written (${code}). Free some disk space, or write it elsewhere.\n`);
}
process.stdout.on('error', noteLoss);
const redact = await redactFrom((0,secret_values .p)(process.env));
const code = await runMain(argv, {
host,
terminal: {
out: (text) => process.stdout.write(redact(text)),
err,
get ask() {
return process.stdin.isTTY && process.stdout.isTTY ? ask : undefined;
},
get columns() {
return process.stdout.isTTY && process.env.TERM !== 'dumb' ? process.stdout.columns || 80 : undefined;
},
hasColor: (0,color .qI)({ env: process.env, isTerminal: process.stdout.isTTY }),
redact,
isWorkflow: process.env.GITHUB_ACTIONS === 'true',
shorten: (path) => shorter((0,external_node_path_.relative)(host.cwd, path), path),
},
});
process.exitCode = isOutputLost ? exitCodeAfterLoss(code) : code;
}
function exitCodeAfterLoss(code) {
return code === errors .dc.yes ? errors .dc.precondition : code;
}
async function redactFrom(secrets) {
if (secrets.length === 0)
return (text) => text;
const { SecretSearch } = await __nccwpck_require__.e( 421).then(__nccwpck_require__.bind(__nccwpck_require__, 70421));
const search = new SecretSearch(secrets);
return (text) => search.redact(text);
}
function shorter(inside, path) {
return inside.length < path.length && !inside.startsWith('..') ? inside : path;
}
async function ask(question) {
const { createInterface } = await Promise.resolve( ).then(__nccwpck_require__.t.bind(__nccwpck_require__, 26848, 19));
const prompt = createInterface({ input: process.stdin, output: process.stdout });
try {
return await prompt.question(question);
}
finally {
prompt.close();
}
}
var __webpack_exports__main = __webpack_exports__.i;
export { __webpack_exports__main as main };

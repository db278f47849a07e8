export const id = 895;
export const ids = [895];
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
15902:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E9: () => ( parseDuration),
PP: () => ( renderDuration),
rG: () => ( MAX_DURATION_MS)
});
const UNITS = {
ms: 1,
msec: 1,
s: 1000,
sec: 1000,
secs: 1000,
second: 1000,
seconds: 1000,
m: 60_000,
min: 60_000,
mins: 60_000,
minute: 60_000,
minutes: 60_000,
h: 3_600_000,
hr: 3_600_000,
hrs: 3_600_000,
hour: 3_600_000,
hours: 3_600_000,
d: 86_400_000,
day: 86_400_000,
days: 86_400_000,
w: 604_800_000,
week: 604_800_000,
weeks: 604_800_000,
};
const WHOLE = /^\s*(\d+\s*[a-z]+\s*)+$/;
const PART = /(\d+)\s*([a-z]+)/g;
const MAX_DURATION_MS = 366 * 86_400_000;
function parseDuration(text) {
if (!WHOLE.test(text))
return undefined;
let total = 0;
for (const [, count = '', unit = ''] of text.matchAll(PART)) {
const factor = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
if (factor === undefined)
return undefined;
total += Number(count) * factor;
}
return Number.isSafeInteger(total) ? total : undefined;
}
const SHOWN = [
['d', 86_400_000],
['h', 3_600_000],
['m', 60_000],
['s', 1000],
['ms', 1],
];
function renderDuration(ms) {
let left = Math.max(0, Math.round(ms));
let text = '';
for (const [unit, size] of SHOWN) {
const count = Math.floor(left / size);
if (count > 0)
text += `${count}${unit}`;
left -= count * size;
}
return text === '' ? '0s' : text;
}
}),
43569:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D: () => ( ATTESTATION_FLAGS),
u: () => ( readAttestationFlags)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
const ATTESTATION_FLAGS = [
{
name: 'attestation',
kind: 'text',
placeholder: 'FILE',
help: 'Check a signed attestation of the run, as `gh attestation download` writes it.',
},
{
name: 'trusted-root',
kind: 'text',
placeholder: 'FILE',
help: 'Roots to trust, as `gh attestation trusted-root` prints them. Default: public Sigstore.',
},
{
name: 'repository',
kind: 'text',
placeholder: 'OWNER/NAME',
help: 'Repository whose workflow has to have signed it. Default: that of the remote origin.',
},
{
name: 'signer-workflow',
kind: 'text',
placeholder: 'PATH',
help: 'OWNER/NAME/.github/workflows/FILE that has to have signed it. Default: all of the repository.',
},
{
name: 'issuer',
kind: 'text',
placeholder: 'URL',
help: 'Issuer of the signing identity. Default: GitHub Actions.',
},
];
function readAttestationFlags(values, { cwd }) {
const [file, trustedRoot, repository, signerWorkflow, issuer] = ATTESTATION_FLAGS.map(({ name }) => values.get(name)?.[0]);
if (file !== undefined) {
const options = { file, trustedRoot, repository, signerWorkflow, issuer };
return async (run, ownRepository) => {
const { checkAttestation } = await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(4434), __webpack_require__.e(9843), __webpack_require__.e(5208), __webpack_require__.e(3234)]).then(__webpack_require__.bind(__webpack_require__, 13343));
return checkAttestation(options, run, { cwd, repository: ownRepository });
};
}
const stray = ATTESTATION_FLAGS.filter(({ name }) => values.has(name));
if (stray.length === 0)
return undefined;
const found = `${stray.map(({ name }) => `--${name}`).join(' and ')} without --attestation`;
const remedy = 'Name the file: --attestation FILE';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([{ found, expected: 'an attestation to check by it', remedy }]);
}
}),
10895:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
runCommandLine: () => ( runCommandLine)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _command_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71044);
var _completion_flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16153);
var _experiment_flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93426);
var _flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6222);
var _general_help_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22349);
var _help_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9654);
var _llms_flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88939);
var _mcp_flags_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77487);
var _mission_flags_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(17797);
var _serve_flags_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56832);
var _work_flags_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(36642);
const ALWAYS = [{ name: 'help', kind: 'switch', help: 'Print this help.' }];
const MISSION_NAMES = ['autoresearch', 'mission'];
const NAMES = [
...Object.keys(_experiment_flags_js__WEBPACK_IMPORTED_MODULE_4__ .HT),
...MISSION_NAMES,
'compare',
'gate',
'work',
'completion',
'mcp',
'serve',
'llms',
];
async function runCommandLine([name = '', ...rest], options) {
if (name === 'work')
return await runWorkLazily(rest, options);
if (name === 'compare')
return await runCompareLazily(rest, options);
if (name === 'completion')
return await runCompletionLazily(rest, options);
if (name === 'llms')
return await runLlmsLazily(rest, options);
if (name === 'serve')
return await runServeLazily(rest, options);
if (name === 'mcp')
return await runMcpLazily(rest, options);
if (MISSION_NAMES.includes(name))
return await runMissionLazily(rest, options);
if (isExperimentCommand(name))
return await runExperimentLazily(name, rest, options);
const renamed = Object.hasOwn(_experiment_flags_js__WEBPACK_IMPORTED_MODULE_4__ .$q, name) ? _experiment_flags_js__WEBPACK_IMPORTED_MODULE_4__ .$q[name] : undefined;
if (renamed === undefined)
throw unknownCommand(name, { known: NAMES, typed: name });
options.terminal.err(`note: "autorize ${name}" is deprecated; use "autorize ${renamed}"\n`);
return await runExperimentLazily(renamed, rest, options);
}
function unknownCommand(shown, { known, typed }) {
const remedy = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .h)(typed, known);
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([{ found: `unknown command ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(shown)}`, expected: 'a known command', remedy }]);
}
function isExperimentCommand(name) {
return Object.hasOwn(_experiment_flags_js__WEBPACK_IMPORTED_MODULE_4__ .HT, name);
}
async function runMissionLazily(argv, { host, terminal }) {
const words = (0,_mission_flags_js__WEBPACK_IMPORTED_MODULE_10__ .cp)(argv);
if (words.values.has('help'))
return print(terminal, _mission_flags_js__WEBPACK_IMPORTED_MODULE_10__ .H9);
const { runMissionCommand } = await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(2121), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(6284), __webpack_require__.e(9654), __webpack_require__.e(1397), __webpack_require__.e(5120), __webpack_require__.e(5208), __webpack_require__.e(4490), __webpack_require__.e(1318), __webpack_require__.e(9855), __webpack_require__.e(2444), __webpack_require__.e(7889), __webpack_require__.e(4603), __webpack_require__.e(6472), __webpack_require__.e(8561), __webpack_require__.e(174), __webpack_require__.e(6305), __webpack_require__.e(2376), __webpack_require__.e(698), __webpack_require__.e(9525)]).then(__webpack_require__.bind(__webpack_require__, 29317));
return await runMissionCommand({ ...words, host, terminal });
}
async function runExperimentLazily(name, argv, { host, terminal }) {
const shape = _experiment_flags_js__WEBPACK_IMPORTED_MODULE_4__ .HT[name];
const flags = [...shape.flags, ...ALWAYS];
const { values, positionals, problems } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__ .b)(argv, flags);
if (values.has('help'))
return print(terminal, (0,_help_js__WEBPACK_IMPORTED_MODULE_7__ .fd)(shape, flags));
const { words, problems: ofWords } = await nameLazily(shape, positionals, host);
const found = [...problems, ...ofWords];
if (found.length > 0)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb(found);
const { runExperimentCommand } = await __webpack_require__.e( 1098).then(__webpack_require__.bind(__webpack_require__, 41098));
return await runExperimentCommand(name, { values, words, host, terminal });
}
async function runCompareLazily(argv, { host, terminal }) {
const { COMPARE_COMMAND } = await __webpack_require__.e( 8636).then(__webpack_require__.bind(__webpack_require__, 28636));
const flags = [...COMPARE_COMMAND.flags, ...ALWAYS];
const { values, positionals, problems } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__ .b)(argv, flags);
if (values.has('help'))
return print(terminal, (0,_help_js__WEBPACK_IMPORTED_MODULE_7__ .fd)(COMPARE_COMMAND, flags));
const { words, problems: ofWords } = await nameLazily(COMPARE_COMMAND, positionals, host);
const found = [...problems, ...ofWords];
if (found.length > 0)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb(found);
const { runCompareCommand } = await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(1514), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(9654), __webpack_require__.e(5120), __webpack_require__.e(5208), __webpack_require__.e(4490), __webpack_require__.e(6571), __webpack_require__.e(2444), __webpack_require__.e(4196), __webpack_require__.e(8330), __webpack_require__.e(1609), __webpack_require__.e(3300)]).then(__webpack_require__.bind(__webpack_require__, 60486));
return await runCompareCommand({ values, words, host, terminal });
}
async function runCompletionLazily(argv, { host, terminal }) {
const { values, positionals, problems } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__ .b)(argv, ALWAYS);
if (values.has('help'))
return print(terminal, (0,_help_js__WEBPACK_IMPORTED_MODULE_7__ .fd)(_completion_flags_js__WEBPACK_IMPORTED_MODULE_3__ .n, ALWAYS));
const { words, problems: ofWords } = await nameLazily(_completion_flags_js__WEBPACK_IMPORTED_MODULE_3__ .n, positionals, host);
if (problems.length + ofWords.length > 0)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([...problems, ...ofWords]);
const { renderCompletion } = await __webpack_require__.e( 6767).then(__webpack_require__.bind(__webpack_require__, 36767));
return print(terminal, renderCompletion(words[0] ?? ''));
}
async function runLlmsLazily(argv, { host, terminal }) {
const { values, positionals, problems } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__ .b)(argv, ALWAYS);
if (values.has('help'))
return print(terminal, (0,_help_js__WEBPACK_IMPORTED_MODULE_7__ .fd)(_llms_flags_js__WEBPACK_IMPORTED_MODULE_8__ .v, ALWAYS));
const { problems: ofWords } = await nameLazily(_llms_flags_js__WEBPACK_IMPORTED_MODULE_8__ .v, positionals, host);
if (problems.length + ofWords.length > 0)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([...problems, ...ofWords]);
const { renderLlms } = await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9549), __webpack_require__.e(2604), __webpack_require__.e(197)]).then(__webpack_require__.bind(__webpack_require__, 70197));
return print(terminal, renderLlms());
}
async function runServeLazily(argv, { host, terminal }) {
const flags = [..._serve_flags_js__WEBPACK_IMPORTED_MODULE_11__ .q.flags, ...ALWAYS];
const { values, positionals, problems } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__ .b)(argv, flags);
if (values.has('help'))
return print(terminal, (0,_help_js__WEBPACK_IMPORTED_MODULE_7__ .fd)(_serve_flags_js__WEBPACK_IMPORTED_MODULE_11__ .q, flags));
const { words, problems: ofWords } = await nameLazily(_serve_flags_js__WEBPACK_IMPORTED_MODULE_11__ .q, positionals, host);
if (problems.length + ofWords.length > 0)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([...problems, ...ofWords]);
const { runServeCommand } = await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(1514), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(6284), __webpack_require__.e(9654), __webpack_require__.e(1397), __webpack_require__.e(5120), __webpack_require__.e(5208), __webpack_require__.e(4490), __webpack_require__.e(6571), __webpack_require__.e(1318), __webpack_require__.e(9855), __webpack_require__.e(2444), __webpack_require__.e(7889), __webpack_require__.e(2697), __webpack_require__.e(4196), __webpack_require__.e(4603), __webpack_require__.e(2626), __webpack_require__.e(6694), __webpack_require__.e(7866), __webpack_require__.e(757), __webpack_require__.e(5399), __webpack_require__.e(6570)]).then(__webpack_require__.bind(__webpack_require__, 16570));
return await runServeCommand({ values, words, host, terminal });
}
async function runMcpLazily(argv, { host, terminal }) {
const flags = [..._mcp_flags_js__WEBPACK_IMPORTED_MODULE_9__ .B.flags, ...ALWAYS];
const { values, positionals, problems } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__ .b)(argv, flags);
if (values.has('help'))
return print(terminal, (0,_help_js__WEBPACK_IMPORTED_MODULE_7__ .fd)(_mcp_flags_js__WEBPACK_IMPORTED_MODULE_9__ .B, flags));
const { words, problems: ofWords } = await nameLazily(_mcp_flags_js__WEBPACK_IMPORTED_MODULE_9__ .B, positionals, host);
if (problems.length + ofWords.length > 0)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb([...problems, ...ofWords]);
const { runMcpCommand } = await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(5151), __webpack_require__.e(8815), __webpack_require__.e(3457), __webpack_require__.e(1514), __webpack_require__.e(2815), __webpack_require__.e(7054), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(4882), __webpack_require__.e(849), __webpack_require__.e(6284), __webpack_require__.e(9654), __webpack_require__.e(1397), __webpack_require__.e(5120), __webpack_require__.e(5208), __webpack_require__.e(4490), __webpack_require__.e(6571), __webpack_require__.e(1318), __webpack_require__.e(9855), __webpack_require__.e(2444), __webpack_require__.e(7889), __webpack_require__.e(2697), __webpack_require__.e(4196), __webpack_require__.e(4603), __webpack_require__.e(6305), __webpack_require__.e(8330), __webpack_require__.e(7866), __webpack_require__.e(1609), __webpack_require__.e(8249), __webpack_require__.e(4973)]).then(__webpack_require__.bind(__webpack_require__, 94973));
return await runMcpCommand({ values, words, host, terminal });
}
async function runWorkLazily([name = '--help', ...argv], { host, terminal }) {
if (name === '--help')
return print(terminal, _general_help_js__WEBPACK_IMPORTED_MODULE_6__ .h);
if (!isWorkCommand(name)) {
throw unknownCommand(`work ${name}`, { known: Object.keys(_work_flags_js__WEBPACK_IMPORTED_MODULE_12__ .R), typed: name });
}
const shape = _work_flags_js__WEBPACK_IMPORTED_MODULE_12__ .R[name];
const flags = [...shape.flags, ...ALWAYS];
const { values, positionals, problems } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_5__ .b)(argv, flags);
if (values.has('help'))
return print(terminal, (0,_help_js__WEBPACK_IMPORTED_MODULE_7__ .fd)(shape, flags));
const { words, problems: ofWords } = await nameLazily(shape, positionals, host);
const found = [...problems, ...ofWords];
if (found.length > 0 && (name !== 'run' || words.length === 0))
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .eb(found);
if (name === 'status') {
const { showStatus } = await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(9750), __webpack_require__.e(1035), __webpack_require__.e(4729)]).then(__webpack_require__.bind(__webpack_require__, 91998));
return await showStatus({ values, words, host, terminal });
}
const { runWorkCommand } = await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(4006), __webpack_require__.e(4434), __webpack_require__.e(3292), __webpack_require__.e(2121), __webpack_require__.e(3894), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(849), __webpack_require__.e(6284), __webpack_require__.e(5120), __webpack_require__.e(5208), __webpack_require__.e(4490), __webpack_require__.e(7889), __webpack_require__.e(6472), __webpack_require__.e(5761), __webpack_require__.e(9750), __webpack_require__.e(1035), __webpack_require__.e(8516), __webpack_require__.e(784)]).then(__webpack_require__.bind(__webpack_require__, 80505));
return await runWorkCommand(name, { values, words, host, terminal, problems: found });
}
async function nameLazily(shape, typed, host) {
if ((0,_command_words_js__WEBPACK_IMPORTED_MODULE_2__ .$)(shape, typed) === undefined)
return (0,_command_words_js__WEBPACK_IMPORTED_MODULE_2__ .i)(shape, typed);
const { nameWords } = await Promise.all( [__webpack_require__.e(4343), __webpack_require__.e(9547), __webpack_require__.e(9843), __webpack_require__.e(9549), __webpack_require__.e(2034), __webpack_require__.e(2604), __webpack_require__.e(8763), __webpack_require__.e(1318), __webpack_require__.e(9855), __webpack_require__.e(5994)]).then(__webpack_require__.bind(__webpack_require__, 32073));
return nameWords(shape, typed, host);
}
function isWorkCommand(name) {
return Object.hasOwn(_work_flags_js__WEBPACK_IMPORTED_MODULE_12__ .R, name);
}
function print(terminal, text) {
terminal.out(text);
return _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.yes;
}
}),
71044:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => ( leftOutName),
i: () => ( checkWords)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
const NAMEABLE = / \[(NAME|WHAT)\]/;
function leftOutName({ usage, words: [min] }, typed) {
return typed.length === min ? NAMEABLE.exec(usage)?.[1] : undefined;
}
function checkWords(shape, words) {
const usage = shape.usage.replace(NAMEABLE, ' $1');
const [least, max] = shape.words;
const min = usage === shape.usage ? least : least + 1;
const placeholders = usage.split(' ').filter((word) => /^[A-Z]/.test(word));
const see = `See: autorize ${usage.replace(/ [[A-Z].*$/, '')} --help`;
const missing = placeholders.slice(words.length, min).map((name) => `no ${name}`);
const unexpected = words.slice(max).map((word) => `unexpected argument ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(word)}`);
const expected = `autorize ${usage}`;
const problems = [...missing, ...unexpected].map((found) => ({ found, expected, remedy: see }));
const iter = /\bITER\b/.test(usage) ? words[1] : undefined;
if (iter === undefined || /^\d{1,9}$/.test(iter))
return { words, problems };
const remedy = 'Write e.g. autorize show NAME 3.';
const notANumber = { found: `iteration ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(iter)}`, expected: 'the number of an iteration', remedy };
return { words, problems: [...problems, notANumber] };
}
}),
16153:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => ( SHELLS),
n: () => ( COMPLETION_COMMAND)
});
const SHELLS = ['bash', 'zsh', 'fish'];
const COMPLETION_COMMAND = {
usage: 'completion SHELL',
summary: 'Print the completion script of a shell',
details: `SHELL is one of: ${SHELLS.join(', ')}. It completes commands, flags, their values and the names of experiments.`,
words: [1, 1],
flags: [],
};
}),
93426:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Pt: () => ( COMMANDS_OF_MISSIONS),
$q: () => ( DEPRECATED_COMMANDS),
HT: () => ( EXPERIMENT_COMMANDS)
});
var attestation_flags = __webpack_require__(43569);
var setting_flags = __webpack_require__(17497);
;
const JSON_FLAG = { name: 'json', kind: 'switch', help: 'Print JSON.' };
const WAVE_FLAG = {
name: 'wave',
kind: 'text',
placeholder: 'FILE',
help: 'File of the wave. Default: wave.json.',
};
const WAVE_COMMANDS = {
plan: {
usage: 'plan [NAME]',
summary: 'Plan a wave of attempts for many machines',
details: 'NAME is an experiment, the folder of a mission, or the file of a plan of work items; a wave of a plan is one of its levels. Writes what every attempt starts from, and the focus of each. Then run `autorize attempt` once for each slot, on any machine that has the repository and these records, and `autorize reduce` on one.',
words: [0, 1],
flags: [
{
name: 'attempts',
kind: 'text',
placeholder: 'N',
help: 'Number of attempts, from 1 to 200. Required, except for a plan: there the default is one for each item that is ready.',
},
{
name: 'budget-usd',
kind: 'text',
placeholder: 'USD',
help: 'Dollars for all attempts together, in equal shares. What the previous wave did not use is added.',
},
{
name: 'pairs',
kind: 'text',
placeholder: 'K',
help: 'Maximum number of pairs in the short test of each attempt. Default: 3.',
},
{
name: 'focus',
kind: 'text',
placeholder: 'TEXT',
repeatable: true,
help: 'What an attempt should look at; slots take several in turn. Default: eight directions, from algorithms to memory.',
},
{
name: 'judges',
kind: 'text',
placeholder: 'J',
help: 'Number of judges that will test. It determines how many attempts are useful.',
},
{ name: 'confirm', kind: 'switch', help: 'Refuse a loop whose settings switch the confirmation off.' },
{ name: 'out', kind: 'text', placeholder: 'FILE', help: 'File of the wave. Default: wave.json.' },
],
},
attempt: {
usage: 'attempt',
summary: 'Make one attempt of a wave, and submit it',
details: 'An agent works once; boundaries, guards and a short test follow. Your records and branch do not change. Exit code 75: interrupted, run it again.',
words: [0, 0],
flags: [
WAVE_FLAG,
{
name: 'slot',
kind: 'text',
placeholder: 'N',
help: 'Number of the attempt, from 0. Default: that of a Slurm array, an Indexed Job, AWS Batch, Buildkite or GitLab.',
},
{ name: 'out', kind: 'text', placeholder: 'FOLDER', help: 'Folder that all attempts submit to. Required.' },
{ name: 'quiet', kind: 'switch', help: 'Print only the result.' },
],
},
judge: {
usage: 'judge',
summary: 'Test a share of what a wave proposes',
details: 'For waves that one machine judges too slowly: each judge tests every J-th candidate against the base of the wave, on its own machine, and accepts nothing. `autorize reduce` adopts its refusals, and tests the candidates that passed again.',
words: [0, 0],
flags: [
WAVE_FLAG,
{ name: 'in', kind: 'text', placeholder: 'FOLDER', help: 'Folder that the attempts submitted to. Required.' },
{
name: 'shard',
kind: 'text',
placeholder: 'I/J',
help: 'Number of this judge, from 0, and how many there are, such as 0/4. Required.',
},
{ name: 'out', kind: 'text', placeholder: 'FOLDER', help: 'Folder to report to. Default: that of --in.' },
{ name: 'confirm', kind: 'switch', help: 'Test nothing: confirm the branch in fresh pairs on this machine.' },
{ name: 'quiet', kind: 'switch', help: 'Print only the result.' },
],
},
reduce: {
usage: 'reduce',
summary: 'Judge the attempts of a wave',
details: 'The only command of a wave that writes records and the branch. Each slot gets a verdict, even if it submitted nothing. You can reduce the same wave again: a slot that has a verdict is not judged twice.',
words: [0, 0],
flags: [
WAVE_FLAG,
{ name: 'in', kind: 'text', placeholder: 'FOLDER', help: 'Folder that the attempts submitted to. Required.' },
{ name: 'follow', kind: 'switch', help: 'Judge the attempts that are there, and wait for the others.' },
{
name: 'stack',
kind: 'text',
placeholder: 'K',
help: 'Test up to K changes of an experiment together, and the halves of a refused group; `auto`: no more tests than judges. Default: 1.',
},
{
name: 'confirm',
kind: 'switch',
help: 'Then confirm the branch, with the pairs of `judge --confirm` on up to two other machines.',
},
{ name: 'push', kind: 'switch', help: 'Push records and branch at the end, as `autorize push` does.' },
{ name: 'remote', kind: 'text', placeholder: 'REMOTE', help: 'Remote to push to. Default: origin.' },
JSON_FLAG,
],
},
};
;
const experiment_flags_JSON_FLAG = { name: 'json', kind: 'switch', help: 'Print JSON.' };
const RUN_FLAGS = [
...(0,setting_flags .K)('experiment'),
{ name: 'json', kind: 'switch', help: 'Print events as JSON lines.' },
{ name: 'quiet', kind: 'switch', help: 'Print only the summary.' },
];
const EXPERIMENT_COMMANDS = {
init: {
usage: 'init NAME',
summary: 'Generate an experiment from your repository',
details: 'Finds setup, build, tests and benchmarks, runs each of them in the sandbox, and writes what worked into `.autorize/NAME/config.toml` and `program.md`. Review and edit both.',
words: [1, 1],
flags: [
{ name: 'from', kind: 'text', placeholder: 'EXAMPLE', help: 'Start from an example of the package.' },
{ name: 'command', kind: 'text', placeholder: 'COMMAND', help: 'Command that prints the score.' },
{
name: 'direction',
kind: 'text',
placeholder: 'D',
values: ['min', 'max'],
help: 'Direction of improvement: min or max.',
},
{
name: 'agent',
kind: 'text',
placeholder: 'AGENT',
help: 'Preset such as claude or codex, or a command line.',
},
{ name: 'time-budget', kind: 'text', placeholder: 'TIME', help: 'Time limit of a run, such as 90s or 4h.' },
{ name: 'no-measure', kind: 'switch', help: 'Only write the files: run no command of your repository.' },
{
name: 'measure-limit',
kind: 'text',
placeholder: 'TIME',
help: 'Time limit of each command that is tried. Default: 2m for a benchmark, 10m for tests, 30m for setup and build.',
},
],
},
doctor: {
usage: 'doctor [WHAT]',
summary: 'Check the setup and the evaluator before a run',
details: 'WHAT is an experiment, the folder of a mission or the file of a plan.',
words: [0, 1],
flags: [
{
name: 'fix',
kind: 'switch',
help: 'Apply the fixes that the findings name to the settings file, print the diff, and check again.',
},
{
name: 'agent',
kind: 'switch',
help: 'Also make one small call with each agent: latency, model, price, or why there is no answer.',
},
experiment_flags_JSON_FLAG,
],
},
prepare: {
usage: 'prepare [WHAT]',
summary: 'Prepare the environment that setup makes',
details: 'WHAT is an experiment, the folder of a mission or the file of a plan. Runs `setup.command` unless its result exists already. Runs no agent. With `--to`, another machine can use the result.',
words: [0, 1],
flags: [
{ name: 'to', kind: 'text', placeholder: 'FOLDER', help: 'Save the environment to a folder.' },
{
name: 'from',
kind: 'text',
placeholder: 'FOLDER',
help: 'First load an environment that was saved to a folder. Requires `--digest`.',
},
{ name: 'digest', kind: 'text', placeholder: 'HEX', help: 'Digest that was printed where it was saved.' },
experiment_flags_JSON_FLAG,
],
},
run: {
usage: 'run [NAME]',
summary: 'Run an experiment',
words: [0, 1],
flags: [
{
name: 'fresh',
kind: 'switch',
help: 'Archive an earlier experiment of this name and start from HEAD.',
},
{
name: 'allow-dirty',
kind: 'switch',
help: 'Run although the work tree has uncommitted changes. The agent does not see them.',
},
...RUN_FLAGS,
],
},
resume: { usage: 'resume [NAME]', summary: 'Resume an interrupted run', words: [0, 1], flags: RUN_FLAGS },
status: { usage: 'status [NAME]', summary: 'Show the state of a run', words: [0, 1], flags: [experiment_flags_JSON_FLAG] },
watch: {
usage: 'watch [NAME]',
summary: 'Watch a run in full screen, and control it by keys',
details: 'NAME is an experiment, the id of a mission run or a plan. Keys: m message, a approve, r reject, s stop, q quit.',
words: [0, 1],
flags: [],
},
list: { usage: 'list [NAME]', summary: 'List every iteration, oldest first', words: [0, 1], flags: [experiment_flags_JSON_FLAG] },
show: {
usage: 'show [NAME] ITER',
summary: 'Show one iteration: prompt, diff, logs, evidence',
words: [1, 2],
flags: [experiment_flags_JSON_FLAG],
},
message: {
usage: 'message [NAME] MESSAGE',
summary: 'Send the agent a message',
details: 'The prompt contains the message from the next iteration on.',
words: [1, 2],
flags: [],
},
verify: {
usage: 'verify [NAME] [ITER]',
summary: 'Check records against each other and against git',
details: 'NAME can also be the folder of a comparison, `.autorize/compare/ID`: every answer is recomputed from its log.',
words: [0, 2],
flags: [
{
name: 'rescore',
kind: 'switch',
help: 'Score accepted changes again, and confirm the improvement in fresh pairs.',
},
...attestation_flags .D,
experiment_flags_JSON_FLAG,
],
},
pull: {
usage: 'pull [NAME]',
summary: 'Fetch and verify the records and branch of a run',
words: [0, 1],
flags: [
{ name: 'remote', kind: 'text', placeholder: 'REMOTE', help: 'Remote to fetch from. Default: origin.' },
{ name: 'branch', kind: 'text', placeholder: 'BRANCH', help: 'Branch on the remote, if its name differs.' },
experiment_flags_JSON_FLAG,
],
},
push: {
usage: 'push [NAME]',
summary: 'Verify and push the records and branch of a run',
details: 'For an experiment that you pulled and changed, e.g. with `autorize reject`, or ran here (`--new`); also `mission.SLUG` and `work.PLAN`.',
words: [0, 1],
flags: [
{ name: 'remote', kind: 'text', placeholder: 'REMOTE', help: 'Remote to push to. Default: origin.' },
{ name: 'new', kind: 'switch', help: 'Also where the remote has neither records nor branch of it yet.' },
experiment_flags_JSON_FLAG,
],
},
...WAVE_COMMANDS,
audit: {
usage: 'audit [NAME]',
summary: 'Recompute every decision without running anything',
words: [0, 1],
flags: [{ name: 'archived', kind: 'switch', help: 'Audit archived records too.' }, experiment_flags_JSON_FLAG],
},
accept: {
usage: 'accept [NAME] ITER',
summary: 'Test a measured change again on the current branch',
details: 'NAME is an experiment or the id of a mission run. For a change that was rejected or undecided, such as one of the trade-offs that `status` lists. The same tests run on the current branch, without an agent. Exit code 1: not accepted.',
words: [1, 2],
flags: [],
},
distil: {
usage: 'distil [NAME]',
summary: 'Revert accepted changes that have no effect',
details: 'NAME is an experiment or the id of a mission run. Leaves out each accepted change once and prints what it is worth. Reverts those that are worth nothing together, if the rest passes its test, and confirms the branch again. Runs no agent. Exit code 1: not all of them were reverted.',
words: [0, 1],
flags: [],
},
approve: {
usage: 'approve [NAME] WHAT',
summary: 'Approve a quarantined change',
details: 'WHAT is an iteration (3) or a promotion (promotion-2) that was quarantined because of its large gain. The approval is recorded under your git identity.',
words: [1, 2],
flags: [],
},
reject: {
usage: 'reject [NAME] ITER',
summary: 'Reject an accepted change',
details: 'The next run first re-evaluates every candidate that lost against the change, without an agent.',
words: [1, 2],
flags: [
{
name: 'reason',
kind: 'text',
placeholder: 'TEXT',
help: 'Reason. Required; recorded under your git identity.',
},
{
name: 'remote',
kind: 'text',
placeholder: 'REMOTE',
help: 'Remote that may have the branch. A published branch gets a revert commit. Default: origin.',
},
],
},
report: {
usage: 'report [NAME]',
summary: 'Write a report as HTML and Markdown',
words: [0, 1],
flags: [
{ name: 'output', kind: 'text', placeholder: 'FOLDER', help: 'Folder of the report. Default: .autorize/NAME.' },
],
},
clean: {
usage: 'clean [NAME]',
summary: 'Remove workspaces and unused prepared environments',
words: [0, 1],
flags: [],
},
repair: {
usage: 'repair [NAME]',
summary: 'Repair a corrupt ledger from its files and git',
words: [0, 1],
flags: [],
},
archive: {
usage: 'archive [NAME]',
summary: 'Close an experiment, so that its name can start again',
words: [0, 1],
flags: [],
},
};
const COMMANDS_OF_MISSIONS = [
'status',
'watch',
'list',
'show',
'verify',
'report',
'clean',
];
const DEPRECATED_COMMANDS = { tell: 'message', release: 'approve' };
}),
6222:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => ( parseFlags)
});
var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
function parseFlags(argv, flags) {
const byName = new Map(flags.map((flag) => [flag.name, flag]));
const options = Object.fromEntries(flags.map(({ name }) => [name, { type: 'boolean', multiple: true }]));
const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
args: joinNumbers(argv, byName),
options,
strict: false,
allowPositionals: true,
tokens: true,
});
const values = new Map();
const positionals = [];
const problems = [];
let waiting;
for (const token of tokens) {
if (token.kind === 'positional') {
if (waiting === undefined)
positionals.push(token.value);
else if (token.value === '')
problems.push(withoutValue(waiting));
else
values.get(waiting.name)?.push(token.value);
waiting = undefined;
}
if (token.kind !== 'option')
continue;
if (waiting !== undefined)
problems.push(withoutValue(waiting));
waiting = undefined;
const flag = byName.get(token.name);
if (flag === undefined) {
const remedy = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .h)(`--${token.name}`, [...byName.keys()].map((name) => `--${name}`));
problems.push({ found: `unknown flag ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(token.rawName)}`, expected: 'a known flag', remedy });
continue;
}
const { value } = token;
const seen = values.get(flag.name);
const problem = flagProblem(flag, { value, isAgain: seen !== undefined });
if (problem !== undefined)
problems.push(problem);
if (flag.kind === 'text' && value === undefined)
waiting = flag;
values.set(flag.name, [...(seen ?? []), ...(value === undefined ? [] : [value])]);
}
if (waiting !== undefined)
problems.push(withoutValue(waiting));
return { values, positionals, problems };
}
function joinNumbers(argv, flags) {
const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
return argv.flatMap((word, at) => {
const takesNext = (flag = '') => flag.startsWith('--') && flags.get(flag.slice(2))?.kind === 'text';
const isNumber = (next = '') => /^-\d/.test(next);
if (at < end && isNumber(word) && takesNext(argv[at - 1]))
return [];
return at + 1 < end && takesNext(word) && isNumber(argv[at + 1]) ? [`${word}=${argv[at + 1]}`] : [word];
});
}
function flagProblem(flag, { value, isAgain }) {
const { name, kind, repeatable = false } = flag;
if (isAgain && !repeatable) {
return { found: `--${name} a second time`, expected: 'it once', remedy: 'Remove one of the two.' };
}
if (kind === 'text' && value === '')
return withoutValue(flag);
if (kind === 'switch' && value !== undefined) {
return { found: `--${name}=${value}`, expected: `--${name} alone`, remedy: 'Remove the value.' };
}
return undefined;
}
function withoutValue({ name, placeholder = 'VALUE' }) {
return { found: `--${name} without a value`, expected: `--${name} ${placeholder}`, remedy: 'Add the value.' };
}
}),
9654:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
GY: () => ( renderFlags),
fd: () => ( renderCommandHelp)
});
const COLUMNS = 80;
const MAX_FIRST_COLUMN = 26;
function usageOfFlag({ name, kind, placeholder = 'VALUE' }) {
if (kind === 'switch')
return `--${name}`;
return kind === 'text' ? `--${name} ${placeholder}` : `--${name}[=${placeholder}]`;
}
function renderFlags(flags) {
return renderRows(flags.map((flag) => [usageOfFlag(flag), flag.repeatable ? `${flag.help} May be repeated.` : flag.help]));
}
function indentOf(rows) {
const names = rows.map(([name]) => name.length).filter((length) => length <= MAX_FIRST_COLUMN);
return 2 + Math.max(0, ...names) + 2;
}
function renderRows(rows, indent = indentOf(rows)) {
return rows
.map(([name, meaning]) => {
const lines = wrapped(meaning.replaceAll('`', ''), COLUMNS - indent);
const isOwnLine = name.length > MAX_FIRST_COLUMN;
const first = isOwnLine ? `  ${name}\n${' '.repeat(indent)}` : `  ${name}`.padEnd(indent);
return `${first}${lines.join(`\n${' '.repeat(indent)}`)}`.trimEnd();
})
.join('\n');
}
function wrapped(text, width) {
const lines = [];
for (const word of text.split(' ')) {
const last = lines.at(-1);
if (last === undefined || last.length + 1 + word.length > width)
lines.push(word);
else
lines[lines.length - 1] = `${last} ${word}`;
}
return lines;
}
function renderCommandHelp({ usage, summary, details }, flags) {
const more = details === undefined ? '' : `\n${wrapped(details.replaceAll('`', ''), COLUMNS).join('\n')}\n`;
return `${summary}.\n${more}\nUsage: autorize ${usage} [flags]\n\n${renderFlags(flags)}\n`;
}
}),
88939:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
v: () => ( LLMS_COMMAND)
});
const LLMS_COMMAND = {
usage: 'llms',
summary: 'Print a short reference for coding agents',
words: [0, 0],
flags: [],
};
}),
77487:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => ( MCP_COMMAND)
});
const MCP_COMMAND = {
usage: 'mcp',
summary: 'Serve a repository to coding agents (MCP)',
details: 'Speaks the Model Context Protocol over standard input and output. The tools `list`, `status`, `history` and `show` change nothing.',
words: [0, 0],
flags: [
{
name: 'allow-write',
kind: 'switch',
help: 'Add the tools `message` and `compare`. `compare` runs commands of the repository.',
},
{
name: 'repo',
kind: 'text',
placeholder: 'FOLDER',
help: 'Folder in the repository. Default: the working directory.',
},
],
};
}),
17797:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$B: () => ( MISSION_FLAGS),
Ai: () => ( MISSION_SUMMARY),
H9: () => ( MISSION_HELP),
Nq: () => ( MISSION_USAGE),
cp: () => ( splitMissionWords)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6222);
var _help_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9654);
var _setting_flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17497);
const MISSION_FLAGS = [
{ name: 'resume', kind: 'text', placeholder: 'RUN_ID', help: 'Resume a run. What follows goes to the agent.' },
{ name: 'abandon', kind: 'text', placeholder: 'RUN_ID', help: 'Close a run for good.' },
...(0,_setting_flags_js__WEBPACK_IMPORTED_MODULE_3__ .K)('mission'),
{ name: 'help', kind: 'switch', help: 'Print this help.' },
];
const MISSION_USAGE = 'mission MISSION_DIR';
const MISSION_SUMMARY = 'Run a mission; `autoresearch` is the same command';
const MISSION_HELP = `A thin supervisor: it runs one session of Codex or another agent per iteration,
and owns the durable loop of keep, discard and reset.

Usage: rcs autoresearch [flags] MISSION_DIR [AGENT_ARGS…]
       rcs autoresearch [flags] --resume RUN_ID [AGENT_ARGS…]
       rcs autoresearch --abandon RUN_ID
autorize mission is the same command.

${(0,_help_js__WEBPACK_IMPORTED_MODULE_2__ .GY)(MISSION_FLAGS)}

MISSION_DIR is a folder of a git repository. It holds mission.md, the goal, and
sandbox.md. The YAML front matter of sandbox.md sets evaluator.command and
evaluator.format: json, and optionally evaluator.keep_policy:
score_improvement or pass_only.

A launch creates branch autoresearch/SLUG/TAG with a worktree in
REPO.rcs-worktrees, and evaluates the baseline. Each session reads its
instructions from standard input, commits in the worktree, and writes
candidate.json with a status: candidate, noop, abort or interrupted. A candidate
is evaluated in a checkout of its own. If evaluator.keep_policy accepts it, it
becomes the last kept commit; otherwise the worktree is reset to that commit.
Results are in results.tsv of the worktree and in
.rcs/logs/autoresearch/RUN_ID/iteration-ledger.json.

AGENT_ARGS go to codex exec -; a command of your own reads them as "$@".
Inspect a run: autorize status, list, show, verify or report RUN_ID.
After a run: autorize distil or accept RUN_ID; autorize clean RUN_ID.
`;
const NAMES = new Map(MISSION_FLAGS.map((flag) => [`--${flag.name}`, flag]));
function splitMissionWords(argv) {
const end = endOfOurs(argv);
const { values, positionals, problems } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__ .b)(argv.slice(0, end.ours), MISSION_FLAGS);
const rest = argv.slice(end.ours);
const agentArgs = rest[0] === '--' ? rest.slice(1) : rest;
const late = agentArgs.find((word) => NAMES.has(word.split('=')[0] ?? '') && word !== '--help');
const misplaced = late === undefined || rest[0] === '--'
? []
: [
{
found: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(late)} after the mission`,
expected: 'flags of autorize before the mission: what follows goes to the agent',
remedy: `Move it to the front. If it belongs to the agent, write -- before the arguments of the agent.`,
},
];
return { values, missionDir: positionals[0], agentArgs, problems: [...problems, ...misplaced] };
}
function endOfOurs(argv) {
for (let at = 0; at < argv.length; at += 1) {
const word = argv[at] ?? '';
if (!word.startsWith('-'))
return { ours: at + 1 };
const [name = '', value] = word.split('=', 2);
const flag = NAMES.get(name);
if (flag?.kind === 'text' && value === undefined)
at += 1;
if (flag?.name === 'resume')
return { ours: at + 1 };
}
return { ours: argv.length };
}
}),
56832:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => ( SERVE_COMMAND)
});
const SERVE_COMMAND = {
usage: 'serve',
summary: 'Show all runs of a repository in a browser',
details: 'Listens on 127.0.0.1 only, and prints its address. A secret in the path protects it: do not share the address. The page updates itself. It sends messages, approves, rejects and stops as the commands do.',
words: [0, 0],
flags: [
{ name: 'port', kind: 'text', placeholder: 'N', help: 'Port to listen on. Default: a free one.' },
{ name: 'read-only', kind: 'switch', help: 'Show, and change nothing.' },
],
};
}),
17497:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => ( readSettingFlags),
K: () => ( settingFlags)
});
var base_text = __webpack_require__(7953);
var duration = __webpack_require__(15902);
var shared_settings = __webpack_require__(19937);
;
function keyOfSetting({ name, type }) {
const camel = name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
return type === 'duration' ? `${camel}Ms` : camel;
}
function settingsOf(face) {
return shared_settings .aM.filter((setting) => setting[face] !== undefined);
}
function decodeSetting({ type, unit = 'a number', values = [] }, text, words = values) {
switch (type) {
case 'count': {
if (/^\d{1,9}$/.test(text))
return { value: Number(text) };
return { expected: 'a whole number from 0 to 999999999', example: '10' };
}
case 'number': {
const value = /^\d{1,9}(\.\d{1,6})?$/.test(text) ? Number(text) : 0;
return value > 0 ? { value } : { expected: `${unit} above 0, such as 5 or 0.75`, example: '2.50' };
}
case 'duration': {
const value = (0,duration .E9)(text) ?? 0;
if (value > 0 && value <= duration .rG)
return { value };
const most = value > duration .rG ? ', and at most 366 days' : '';
return { expected: `a duration above 0s, such as 90s, 5m or 1h30m${most}`, example: '45m' };
}
case 'choice': {
if (words.includes(text))
return { value: text };
return { expected: words.join(' or '), remedy: (0,base_text .h)(text, words) };
}
case 'text':
case 'names':
return { value: text };
default:
return type;
}
}
var accepted_risk = __webpack_require__(75727);
;
function decodeRisks(values, problems) {
return (values.get('accept-risk') ?? []).flatMap((word) => {
const parsed = (0,accepted_risk .ll)(word);
if ('risk' in parsed)
return [parsed.risk];
problems.push({ found: `--accept-risk ${(0,base_text .TL)(word)}`, expected: 'a known risk', ...parsed });
return [];
});
}
;
function settingFlags(command) {
return settingsOf('flag').flatMap(({ flag, type, doc, values = [] }) => {
if (flag?.recipes.includes(command) !== true)
return [];
const help = values.length === 0 ? doc : `${doc} One of: ${values.join(', ')}.`;
return [
{
...{ name: flag.name, kind: 'text', placeholder: flag.placeholder, help },
...(type === 'names' ? { repeatable: true } : {}),
...(values.length === 0 ? {} : { values }),
},
];
});
}
function readSettingFlags(values, problems) {
const read = settingsOf('flag').flatMap((setting) => {
const name = setting.flag?.name ?? '';
const text = values.get(name)?.[0];
if (text === undefined || setting.type === 'names')
return [];
const decoded = decodeSetting(setting, text);
if ('value' in decoded)
return [[keyOfSetting(setting), decoded.value]];
const { expected } = decoded;
const remedy = 'remedy' in decoded ? decoded.remedy : `Write e.g. --${name} ${decoded.example}.`;
problems.push({ found: `--${name} ${(0,base_text .TL)(text)}`, expected, remedy });
return [];
});
const settings = Object.fromEntries(read);
return { ...settings, acceptRisk: decodeRisks(values, problems) };
}
}),
36642:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => ( WORK_COMMANDS)
});
const JSON_FLAG = { name: 'json', kind: 'switch', help: 'Print JSON.' };
const MARKDOWN = { name: 'markdown', kind: 'switch', help: 'Print Markdown, e.g. for a comment.' };
const WORK_COMMANDS = {
run: {
usage: 'work run FILE',
summary: 'Run the items of a plan (JSON or YAML)',
details: 'Items run in the order of their dependencies. An item that stays within its limits and passes its tests is committed atomically. If an item fails, its dependents are blocked; everything else continues.',
words: [1, 1],
flags: [
{
name: 'only',
kind: 'text',
placeholder: 'ID',
repeatable: true,
help: 'Run only this item; several as ID,ID.',
},
{
name: 'jobs',
kind: 'text',
placeholder: 'N',
help: 'Items to run in parallel. Default: the number of cores.',
},
{ name: 'require-tool-trace', kind: 'switch', help: 'Deny runs whose tool operations cannot be counted.' },
{ name: 'in-place', kind: 'switch', help: 'Start from the checkout as it is, and update it to the result.' },
JSON_FLAG,
MARKDOWN,
],
},
status: {
usage: 'work status [PLAN]',
summary: 'Show the result of every item',
words: [0, 1],
flags: [JSON_FLAG, MARKDOWN],
},
verify: {
usage: 'work verify [RECEIPT]',
summary: 'Check receipts and their artifacts against git',
words: [0, 1],
flags: [
{
name: 'export',
kind: 'text',
placeholder: 'in-toto',
help: 'Print the receipt as an in-toto statement, if it is sound.',
},
JSON_FLAG,
],
},
replay: {
usage: 'work replay RECEIPT',
summary: 'Repeat a run and compare the resulting states',
words: [1, 1],
flags: [
{ name: 'recorded', kind: 'switch', help: 'Apply the recorded change instead of running the agent.' },
{
name: 'unsandboxed',
kind: 'switch',
help: 'Run the agent although its sandbox is off or weaker than in the run, or the run was on another machine.',
},
{ name: 'repo', kind: 'text', placeholder: 'FOLDER', help: 'Clone to replay in.' },
],
},
agent: {
usage: 'work agent',
summary: 'Run the agent of an item in this work tree',
details: '`tools/run-agent.mjs` is the same command.',
words: [0, 0],
flags: [
{ name: 'agent', kind: 'text', placeholder: 'N', help: 'Number of the agent.' },
{ name: 'work-item', kind: 'text', placeholder: 'ID', help: 'Item.' },
{
name: 'file',
kind: 'text',
placeholder: 'FILE',
help: 'Plan. Default: work-items.yaml, .yml or .json in this folder.',
},
{
name: 'receipt',
kind: 'text',
placeholder: 'FILE',
help: 'Receipt of an earlier run, instead of a plan.',
},
],
},
hash: {
usage: 'work hash',
summary: 'Print the state hash of a work tree or a commit',
details: '`tools/hash-output.mjs` is the same command.',
words: [0, 0],
flags: [
{ name: 'tree', kind: 'text', placeholder: 'FOLDER', help: 'Top of a work tree. Default: this folder.' },
{ name: 'commit', kind: 'text', placeholder: 'COMMIT', help: 'Commit, instead of a work tree.' },
],
},
};
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
})
};

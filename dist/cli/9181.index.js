export const id = 9181;
export const ids = [9181];
export const modules = {
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
3379:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
yd: () => ( GATE_FLAGS),
uC: () => ( GATE_HELP),
L1: () => ( GATE_SUMMARY)
});
var ablations = __webpack_require__(21441);
;
const GATE_OPTIONS = {
candidates: {
placeholder: 'FILE',
summary: 'candidate file: JSON, `.jsonl` or `.ndjson`',
default: '`candidates.json` if it exists',
},
suite: { placeholder: 'FILE', summary: 'suite definition', default: '`replay-suite/v0/ci-gate.json`' },
config: { placeholder: 'FILE', summary: 'evaluator config', default: '`replay-suite/v0/evaluator-config.json`' },
schema: {
placeholder: 'FILE',
summary: 'JSON Schema (draft 2020-12 or draft-07) that every output must satisfy',
},
replays: { placeholder: 'N', summary: 'number of candidate-order shuffles, 1 to 1000000', default: '1' },
seed: { placeholder: 'SEED', summary: 'seed of the shuffles', default: 'derived from the candidates' },
'max-volatility': {
placeholder: 'V',
summary: 'fail if the choice depends on the candidate order more than this, 0 to 1',
},
report: { placeholder: 'FILE', summary: 'report file', default: '`replay-suite/v0/reports/latest.json`' },
};
var help = __webpack_require__(9654);
;
function shared(name, more = '') {
const { summary, placeholder, default: fallback } = GATE_OPTIONS[name];
const sentence = `${summary.charAt(0).toUpperCase()}${summary.slice(1)}${more}.`;
const help = fallback === undefined ? sentence : `${sentence} Default: ${fallback}.`;
return { name, kind: 'text', placeholder, help };
}
const GATE_FLAGS = [
{
name: 'mode',
kind: 'text',
placeholder: 'MODE',
values: ['fixtures', 'candidates'],
help: "`fixtures`: the suite's own candidates. `candidates`: a file of yours. Default: candidates with a FILE, else fixtures.",
},
shared('candidates', '; - reads standard input'),
shared('suite'),
shared('config'),
shared('schema'),
shared('replays'),
shared('seed'),
shared('max-volatility'),
{ name: 'scenario', kind: 'text', placeholder: 'ID', repeatable: true, help: 'Check only this scenario.' },
{ name: 'all', kind: 'switch', help: 'Check every scenario of the suite, not only must_pass.' },
{
name: 'ablate',
kind: 'optional',
placeholder: 'PROFILES',
help: `Compare with one rule family off: ${ablations .U.join(', ')}. Never changes the verdict. Default: all.`,
},
{
name: 'report',
kind: 'text',
placeholder: 'FILE',
help: 'Report file. Default: `latest.json` in `replay-suite/v0/reports` where that folder exists, else `gate-report.json`.',
},
{ name: 'full', kind: 'switch', help: 'Keep every evaluation in the report, also above 1000 candidates.' },
{
name: 'format',
kind: 'text',
placeholder: 'FORMAT',
values: ['text', 'json', 'github', 'markdown'],
help: 'text, json, github or markdown. Default: text; github under GITHUB_ACTIONS.',
},
{ name: 'json', kind: 'switch', help: 'The same as --format json.' },
{ name: 'version', kind: 'switch', help: 'Print the version.' },
{ name: 'help', kind: 'switch', help: 'Print this help.' },
];
const GATE_SUMMARY = 'Pick the best candidate per scenario; pass or fail';
const GATE_HELP = `${GATE_SUMMARY}.

Usage: autorize gate [FILE] [flags]
       autorize gate init       write a suite, a config and candidates to edit
       node tools/run-ci-gate.mjs [flags]

${(0,help .GY)(GATE_FLAGS)}

Exit codes: 0 the suite passed; 1 it failed; 2 an argument or a file is invalid.
Example: autorize gate mine.json --replays 25
`;
}),
99181:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
runGateLine: () => ( runGateLine)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7844);
var _flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6222);
var _gate_flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3379);
async function runGateLine(argv, { host, terminal }) {
const { values, positionals, problems } = (0,_flags_js__WEBPACK_IMPORTED_MODULE_2__ .b)(argv, _gate_flags_js__WEBPACK_IMPORTED_MODULE_3__ .yd);
if (values.has('help') || values.has('version')) {
terminal.out(values.has('help') ? _gate_flags_js__WEBPACK_IMPORTED_MODULE_3__ .uC : `${_base_version_js__WEBPACK_IMPORTED_MODULE_1__ .x}\n`);
return _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.yes;
}
if (positionals[0] === 'init' && values.size === 0 && problems.length === 0 && positionals.length === 1) {
const { runGateInit } = await Promise.all( [__webpack_require__.e(9547), __webpack_require__.e(2034), __webpack_require__.e(9527), __webpack_require__.e(2141)]).then(__webpack_require__.bind(__webpack_require__, 82141));
return runGateInit(host, terminal);
}
const { runGateCommand } = await Promise.all( [__webpack_require__.e(9547), __webpack_require__.e(2034), __webpack_require__.e(9527), __webpack_require__.e(2501)]).then(__webpack_require__.bind(__webpack_require__, 54882));
return await runGateCommand({ values, words: positionals, problems, host, terminal });
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
21441:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => ( ablate),
U: () => ( ABLATION_PROFILES)
});
const ABLATION_PROFILES = [
'abstention_telemetry_off',
'rollback_requirements_off',
'retrieval_signal_on',
];
const ABLATION_WEIGHT_OF_G = 0.15;
const ABLATIONS = {
abstention_telemetry_off: (options) => without(options, ['require_abstain', 'require_abstain_on_weak_bridge']),
rollback_requirements_off: (options) => without(options, ['require_checkpoint', 'require_rollback']),
retrieval_signal_on: (options) => ({ ...options, config: withRetrievalSignal(options.config) }),
};
function ablate(profile, options) {
return ABLATIONS[profile](options);
}
function without(options, rules) {
const retained = Object.entries(options.scenario.expect).filter(([rule]) => !rules.some((each) => each === rule));
return { ...options, scenario: { ...options.scenario, expect: Object.fromEntries(retained) } };
}
function withRetrievalSignal(config) {
const weight = config.weights.G === 0 ? ABLATION_WEIGHT_OF_G : config.weights.G;
return {
...config,
weights: { ...config.weights, G: weight },
retrieval_gate_signal: { ...config.retrieval_gate_signal, enabled: true },
};
}
})
};

export const id = 6571;
export const ids = [6571];
export const modules = {
96942:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D5: () => ( renderNumbers),
LF: () => ( addNumber),
yn: () => ( hasNumber)
});
function addNumber(ranges, added) {
const at = findRange(ranges, added);
const [before, after] = [ranges[at - 1], ranges[at]];
if (after !== undefined && after[0] <= added)
return;
const [isNext, isPrevious] = [before?.[1] === added - 1, after?.[0] === added + 1];
if (isNext && isPrevious)
ranges.splice(at - 1, 2, [before?.[0] ?? added, after?.[1] ?? added]);
else if (isNext && before !== undefined)
before[1] = added;
else if (isPrevious && after !== undefined)
after[0] = added;
else
ranges.splice(at, 0, [added, added]);
}
const MAX_SHOWN = 10;
function renderNumbers(numbers) {
const ranges = [];
for (const each of numbers)
addNumber(ranges, each);
const shown = ranges
.slice(0, MAX_SHOWN)
.map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`));
return [...shown, ...(ranges.length > MAX_SHOWN ? ['…'] : [])].join(', ');
}
function hasNumber(ranges, searched) {
const found = ranges[findRange(ranges, searched)];
return found !== undefined && found[0] <= searched;
}
function findRange(ranges, searched) {
let [from, to] = [0, ranges.length];
while (from < to) {
const half = (from + to) >>> 1;
if ((ranges[half]?.[1] ?? 0) < searched)
from = half + 1;
else
to = half;
}
return from;
}
}),
28810:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => ( decodeToml)
});
var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
var _byte_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6805);
var _json_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85572);
var _toml_layout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12721);
function decodeToml(file, bytes) {
const issue = (0,_byte_issues_js__WEBPACK_IMPORTED_MODULE_1__ .ib)(bytes);
if (issue !== undefined)
return { problems: [(0,_json_document_js__WEBPACK_IMPORTED_MODULE_2__ .X)(file, issue)] };
const text = bytes.toString('utf8');
try {
return { document: { file, value: (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__ .qg)(text), locate: locator(text) } };
}
catch (error) {
if (!(error instanceof smol_toml__WEBPACK_IMPORTED_MODULE_0__ .zx))
throw error;
const [reason = ''] = error.message.split('\n');
const found = reason.replace(/^Invalid TOML document: /, '');
const { line, column } = error;
const isUnquoted = /invalid value|numeric literal/.test(reason);
const remedy = isUnquoted ? 'Put text in double quotes, e.g. direction = "min".' : 'Fix the syntax.';
return { problems: [{ file, line, column, found, expected: 'valid TOML', remedy }] };
}
}
function locator(text) {
let starts;
return (path) => {
starts ??= startsIn(text);
for (let length = path.length; length > 0; length -= 1) {
const wanted = path.slice(0, length);
const place = starts.find((each) => wanted.every((part, at) => each.path[at] === part));
if (place !== undefined)
return lineAndColumn(text, place.start);
}
return { line: 1, column: 1 };
};
}
function startsIn(text) {
const { tables, entries } = (0,_toml_layout_js__WEBPACK_IMPORTED_MODULE_3__ .X)(text);
return [...tables.slice(1), ...entries].toSorted((one, other) => one.start - other.start);
}
function lineAndColumn(text, offset) {
const before = text.slice(0, offset);
return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
}),
12721:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => ( readTomlLayout)
});
function readTomlLayout(text) {
return new LayoutReader(text).read();
}
class LayoutReader {
#text;
#at = 0;
#entries = [];
#tables = [{ path: [], isElement: false, start: 0, headerEnd: 0 }];
#counts = new Map();
constructor(text) {
this.#text = text;
}
read() {
let table = [];
for (this.#skipSpace(); this.#at < this.#text.length; this.#skipSpace()) {
if (this.#peek() === '[')
table = this.#readHeader();
else
this.#readPair(table);
}
return { tables: this.#tables, entries: this.#entries };
}
#readHeader() {
const start = this.#at;
const isElement = this.#text.startsWith('[[', start);
this.#at += isElement ? 2 : 1;
const names = this.#readKey();
const path = this.#resolve(names, isElement);
this.#at += isElement ? 2 : 1;
this.#tables.push({ path, isElement, start, headerEnd: this.#at });
return path;
}
#resolve(names, isElement) {
const path = [];
for (const [at, name] of names.entries()) {
path.push(name);
const key = JSON.stringify(path);
const count = this.#counts.get(key);
if (isElement && at === names.length - 1) {
this.#counts.set(key, (count ?? 0) + 1);
path.push(count ?? 0);
}
else if (count !== undefined)
path.push(count - 1);
}
return path;
}
#readPair(table) {
const start = this.#at;
const path = [...table, ...this.#readKey()];
this.#at += 1;
this.#skipBlanks();
this.#readValue({ path, table, start });
}
#readKey() {
const names = [];
for (;;) {
this.#skipBlanks();
names.push(this.#readName());
this.#skipBlanks();
if (this.#peek() !== '.')
return names;
this.#at += 1;
}
}
#readName() {
const start = this.#at;
const quote = this.#peek();
if (quote === '"' || quote === "'") {
this.#skipString();
const inner = this.#text.slice(start + 1, this.#at - 1);
return quote === '"' ? unescaped(inner) : inner;
}
while (/[\w-]/.test(this.#peek()))
this.#at += 1;
if (this.#at === start)
throw new TypeError(`no key at ${start} of a TOML text`);
return this.#text.slice(start, this.#at);
}
#readValue(entry) {
const valueStart = this.#at;
const index = this.#entries.length;
const first = this.#peek();
if (first === '[')
this.#readArray(entry.path);
else if (first === '{')
this.#readInlineTable(entry.path);
else if (first === '"' || first === "'")
this.#skipString();
else
this.#skipPlain();
this.#entries.splice(index, 0, { ...entry, valueStart, valueEnd: this.#at });
}
#readArray(path) {
this.#at += 1;
for (let index = 0;; index += 1) {
this.#skipSpace();
if (this.#peek() === ']')
break;
this.#readValue({ path: [...path, index], table: path, start: this.#at });
this.#skipSpace();
if (this.#peek() === ',')
this.#at += 1;
}
this.#at += 1;
}
#readInlineTable(path) {
this.#at += 1;
for (;;) {
this.#skipSpace();
if (this.#peek() === '}')
break;
this.#readPair(path);
this.#skipSpace();
if (this.#peek() === ',')
this.#at += 1;
}
this.#at += 1;
}
#skipString() {
const quote = this.#peek();
const isLong = this.#text.startsWith(quote.repeat(3), this.#at);
const end = isLong ? quote.repeat(3) : quote;
this.#at += end.length;
while (!this.#text.startsWith(end, this.#at)) {
if (this.#at >= this.#text.length)
throw new TypeError('a string of a TOML text without an end');
this.#at += quote === '"' && this.#peek() === '\\' ? 2 : 1;
}
this.#at += end.length;
while (isLong && this.#peek() === quote)
this.#at += 1;
}
#skipPlain() {
const start = this.#at;
while (this.#at < this.#text.length && !/[,\]}#\n]/.test(this.#peek()))
this.#at += 1;
this.#at = start + this.#text.slice(start, this.#at).trimEnd().length;
if (this.#at === start)
throw new TypeError(`no value at ${start} of a TOML text`);
}
#skipBlanks() {
while (this.#peek() === ' ' || this.#peek() === '\t')
this.#at += 1;
}
#skipSpace() {
for (;;) {
while (/\s|\ufeff/.test(this.#peek()))
this.#at += 1;
if (this.#peek() !== '#')
return;
while (this.#at < this.#text.length && this.#peek() !== '\n')
this.#at += 1;
}
}
#peek() {
return this.#text.charAt(this.#at);
}
}
const ESCAPE = /\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|x([0-9A-Fa-f]{2})|(.))/gs;
const LETTERS = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', e: '\u001b' };
function unescaped(text) {
return text.replaceAll(ESCAPE, (_, four, eight, two, letter = '') => {
const digits = four ?? eight ?? two;
return digits === undefined ? (LETTERS[letter] ?? letter) : String.fromCodePoint(Number.parseInt(digits, 16));
});
}
}),
6478:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => ( UNFINISHED_FILE)
});
const UNFINISHED_FILE = 'unfinished.json';
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
23614:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c: () => ( decisionSettings),
n: () => ( parseExperimentConfig)
});
var schema_problems = __webpack_require__(86586);
var settings = __webpack_require__(82922);
var deprecated_names = __webpack_require__(71594);
var experiment_config = __webpack_require__(83732);
var recorded_names = __webpack_require__(48111);
;
const RFC3339 = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;
const CLOCK = /^(?:(today|tomorrow)\s+)?(?:at\s+)?(\d{1,2})(?::(\d{2}))?\s*(am|pm)?$/i;
const DAY_MS = 86_400_000;
function parseDeadline(text, { now, utcOffset }) {
const trimmed = text.trim();
if (RFC3339.test(trimmed))
return validDate(new Date(trimmed.replace(' ', 'T')));
const clock = CLOCK.exec(trimmed);
if (clock === null)
return undefined;
const [, day, hourText = '', minuteText, half] = clock;
if (minuteText === undefined && half === undefined)
return undefined;
const hour = readHour(Number(hourText), half?.toLowerCase());
const minute = Number(minuteText ?? 0);
if (hour === undefined || minute > 59)
return undefined;
const isTomorrow = day?.toLowerCase() === 'tomorrow';
const today = atLocalTime(now, { days: isTomorrow ? 1 : 0, hour, minute, utcOffset });
if (day !== undefined || today > now)
return today;
return atLocalTime(now, { days: 1, hour, minute, utcOffset });
}
function readHour(hour, half) {
if (half === undefined)
return hour <= 23 ? hour : undefined;
if (hour < 1 || hour > 12)
return undefined;
return (hour % 12) + (half === 'pm' ? 12 : 0);
}
function atLocalTime(now, { days, hour, minute, utcOffset }) {
const local = new Date(now.getTime() + utcOffset(now) * 60_000);
const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
const wall = midnight + days * DAY_MS + (hour * 60 + minute) * 60_000;
const guess = new Date(wall - utcOffset(now) * 60_000);
return new Date(wall - utcOffset(guess) * 60_000);
}
function validDate(date) {
return Number.isNaN(date.getTime()) ? undefined : date;
}
var duration = __webpack_require__(15902);
var json_path = __webpack_require__(65090);
var base_text = __webpack_require__(7953);
var registry = __webpack_require__(65991);
var settings_rules = __webpack_require__(67007);
var agent_entries = __webpack_require__(35133);
var formats = __webpack_require__(27074);
var reading = __webpack_require__(57176);
var environment_issues = __webpack_require__(75857);
var decode = __webpack_require__(74044);
var preset = __webpack_require__(7535);
;
function agentRules(rawConfig) {
const words = { one: '[agent]', several: '[[agents]]' };
const problems = (0,agent_entries .Gb)(rawConfig, { words, ofEntry }) ?? ofOne((0,decode .YN)(rawConfig).agent);
return problems.map(({ path, found, expected, remedy }) => [path, found, expected, remedy]);
}
function ofOne(agent) {
if (agent !== undefined && !(0,decode .Gv)(agent))
return [];
const table = (0,decode .YN)(agent);
if (table.command === undefined && table.preset === undefined) {
const expected = 'agent.command, agent.preset or [[agents]]';
return [{ path: ['agent'], found: agent_entries .Q3, expected, remedy: 'Add one of them.' }];
}
const options = (0,preset .sY)(table).map(({ path, ...issue }) => ({ path: ['agent', ...path], ...issue }));
return [...options, ...placeholderProblems(table, ['agent', 'command'], 'agent.stdin')];
}
function ofEntry(entry, path) {
const isIdle = entry.command === undefined && entry.stdin !== undefined;
const idle = {
path: [...path, 'stdin'],
found: `stdin = ${(0,base_text .TL)(entry.stdin)}`,
expected: 'it only with a command: a preset has its own',
remedy: 'Leave it out.',
};
return [...(isIdle ? [idle] : []), ...placeholderProblems(entry, [...path, 'command'], 'stdin')];
}
const LONG_PLACEHOLDERS = ['prompt_file', 'workdir'];
function placeholderProblems({ command, stdin = 'none' }, path, key) {
if (typeof command !== 'string')
return [];
const named = [...command.matchAll(/(?<!\$)\{([\w-]+)\}/g)].map(([, name = '']) => name);
const misspelt = named.filter((name) => !LONG_PLACEHOLDERS.includes(name) && (0,base_text .kC)(name, LONG_PLACEHOLDERS));
const wrong = misspelt.map((name) => {
const remedy = `Did you mean {${(0,base_text .qb)(name, LONG_PLACEHOLDERS)}}?`;
return {
path,
found: `the placeholder {${name}}`,
expected: 'one of {prompt_file}, {workdir} and {iter}',
remedy,
};
});
if (wrong.length > 0 || stdin !== 'none' || command.includes('{prompt_file}'))
return wrong;
const remedy = `Add {prompt_file} to the command, or set ${key} = "prompt".`;
return [{ path, found: (0,base_text .TL)(command), expected: '{prompt_file} in the command', remedy }];
}
;
function checkRules(rawConfig, paths) {
const written = textAt(rawConfig, ['schedule', 'deadline']);
const deadline = written === undefined ? undefined : parseDeadline(written, paths);
const broken = [
...nameRules(rawConfig, paths),
...budgetRules(rawConfig),
...scheduleRules(rawConfig, deadline, paths),
...agentRules(rawConfig),
...environmentRules(rawConfig, paths),
...(0,agent_entries .qJ)(rawConfig, paths.checkVariable),
...(0,environment_issues .ly)(rawConfig, 'objective'),
...referenceRules(rawConfig, paths),
...coreRules(rawConfig, paths),
...guardRules(rawConfig),
...commandRules(rawConfig, paths),
...buildRules(rawConfig),
...benchmarkRules(rawConfig),
];
return { broken, deadline };
}
function textAt(rawConfig, path) {
const value = (0,json_path .fK)(rawConfig, path);
return typeof value === 'string' ? value : undefined;
}
function isTable(value) {
return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function nameRules(rawConfig, { folder }) {
const path = ['experiment', 'name'];
const name = textAt(rawConfig, path);
if (name === undefined || name === folder)
return [];
return [[path, (0,base_text .TL)(name), `the name of its folder, ${(0,base_text .TL)(folder)}`, 'Rename one of the two.']];
}
function budgetRules(rawConfig) {
const path = ['iteration', 'budget'];
const budget = textAt(rawConfig, path);
if (budget === undefined || (0,duration .E9)(budget) !== 0)
return [];
return [[path, (0,base_text .TL)(budget), 'more than nothing', 'Write e.g. "5m".']];
}
function scheduleRules(rawConfig, deadline, { now, schedule: check = 'checked' }) {
const schedule = (0,json_path .fK)(rawConfig, ['schedule']);
if (!isTable(schedule))
return [];
const isTotal = (0,json_path .fK)(schedule, ['total_budget']) !== undefined;
const isDeadline = (0,json_path .fK)(schedule, ['deadline']) !== undefined;
const expected = 'exactly one of total_budget and deadline';
const broken = [];
if (isTotal && isDeadline) {
broken.push([['schedule'], 'both total_budget and deadline', expected, 'Remove one of the two.']);
}
if (!isTotal && !isDeadline) {
broken.push([['schedule'], 'neither total_budget nor deadline', expected, 'Add one.']);
}
const total = textAt(schedule, ['total_budget']);
if (total !== undefined && (0,duration .E9)(total) === 0) {
broken.push([['schedule', 'total_budget'], (0,base_text .TL)(total), 'more than nothing', 'Write e.g. "4h".']);
}
const written = textAt(schedule, ['deadline']);
if (written !== undefined && deadline === undefined) {
const shapes = 'a time such as "2026-05-21T09:00:00-07:00", "14:30" or "tomorrow 9am"';
broken.push([['schedule', 'deadline'], (0,base_text .TL)(written), shapes, 'Fix the time.']);
}
if (written !== undefined && deadline !== undefined && deadline <= now && check === 'checked') {
const found = `${(0,base_text .TL)(written)}, which has passed`;
broken.push([['schedule', 'deadline'], found, 'a time to come', 'Set a later one.']);
}
return broken;
}
function environmentRules(rawConfig, { checkVariable }) {
return ['agent', 'environment'].flatMap((where) => (0,environment_issues .hE)([where, 'env'], (0,json_path .fK)(rawConfig, [where, 'env']), checkVariable));
}
function commandEnvironmentRules({ environment, setup }, { checkPlaces }) {
const hasTrustedSetup = setup.command !== '' && setup.inputs.length > 0;
return (0,environment_issues .ah)({ environment, hasTrustedSetup, checkPlaces });
}
function coreRules(rawConfig, { checkCores }) {
const path = ['environment', 'cpus'];
const cores = (0,json_path .fK)(rawConfig, path);
if (!Array.isArray(cores) || !cores.every((core) => Number.isInteger(core) && core >= 0))
return [];
const problems = checkCores?.(cores) ?? [];
return problems.map(({ found, expected, remedy }) => [path, found, expected, remedy]);
}
function referenceRules(rawConfig, { checkReference }) {
return ['holdout', 'confirm'].flatMap((table) => {
const path = ['objective', table, 'command'];
const problems = checkReference?.(textAt(rawConfig, path) ?? '') ?? [];
return problems.map(({ found, expected, remedy }) => [path, found, expected, remedy]);
});
}
function guardRules(rawConfig) {
const guards = (0,json_path .fK)(rawConfig, ['guards']);
if (!Array.isArray(guards))
return [];
const names = guards.map((guard) => textAt(guard, ['name']));
return names.flatMap((name, index) => {
if (name === undefined || names.indexOf(name) === index)
return [];
return [[['guards', index, 'name'], `a second guard ${(0,base_text .TL)(name)}`, 'each name once', 'Rename one of the two.']];
});
}
function buildRules(rawConfig) {
const [setup = '', build = ''] = [textAt(rawConfig, ['setup', 'command']), textAt(rawConfig, ['build', 'command'])];
const inputs = (0,json_path .fK)(rawConfig, ['setup', 'inputs']);
const isNamed = Array.isArray(inputs) ? inputs.length > 0 : inputs !== undefined;
if (setup.trim() === '' || build.trim() === '' || isNamed)
return [];
const remedy = 'Name the manifests and lock files that setup reads, such as ["package.json", "package-lock.json"].';
return [[['setup'], 'build.command and a setup without inputs', 'setup.inputs', remedy]];
}
function benchmarkRules(rawConfig) {
const kind = textAt(rawConfig, ['objective', 'parse', 'kind']) ?? '';
if (!(0,formats .Ot)(kind))
return [];
const { unit, statistics } = formats .LS[kind];
const broken = [];
if (textAt(rawConfig, ['objective', 'direction']) === 'max') {
const expected = `"min": the score of ${(0,base_text .TL)(kind)} is in ${unit}, and less is better`;
broken.push([['objective', 'direction'], '"max"', expected, 'Write direction = "min".']);
}
const path = ['objective', 'parse', 'statistic'];
const statistic = textAt(rawConfig, path);
if (statistic === undefined || !(0,reading .fJ)(statistic) || statistics.includes(statistic))
return broken;
const known = statistics.map((each) => (0,base_text .TL)(each)).join(' or ');
const expected = known === '' ? `none: ${(0,base_text .TL)(kind)} has one figure of a benchmark` : `${known} of ${(0,base_text .TL)(kind)}`;
return [...broken, [path, (0,base_text .TL)(statistic), expected, known === '' ? 'Remove it.' : 'Choose another one.']];
}
function commandRules(rawConfig, { checkCommand }) {
const tables = ['objective', 'setup', 'build', 'teardown', 'agent', 'summarize'].map((table) => [table]);
const entries = ['guards', 'agents'].flatMap((name) => {
const list = (0,json_path .fK)(rawConfig, [name]);
return Array.isArray(list) ? list.map((_, index) => [name, index]) : [];
});
return [...tables, ...entries].flatMap((table) => {
const path = [...table, 'command'];
const command = textAt(rawConfig, path);
const output = command === undefined ? undefined : checkCommand?.(command);
if (command === undefined || output === undefined)
return [];
const found = `${(0,base_text .TL)(command)}, which the shell cannot read (${output})`;
return [[path, found, 'a command line for sh', 'Fix the command.']];
});
}
function decisionRules(settings, { baseline }) {
const broken = (0,settings_rules .BL)(settings).map(({ path, found, expected, remedy }) => {
return [['objective', ...path], found, expected, remedy];
});
const { decision, confirm } = settings;
if (!baseline && confirm.every_keeps > 0) {
const expected = 'true with confirm.every_keeps: what is kept is compared with the base';
broken.push([['objective', 'baseline'], 'baseline = false', expected, 'Leave one of the two out.']);
}
if (baseline || decision === 'auto' || !registry .PQ[decision].needsNoise)
return broken;
const expected = `true with decision = ${(0,base_text .TL)(decision)}: the noise is learnt from the base`;
const remedy = 'Leave it out, or set decision = "greedy".';
return [...broken, [['objective', 'baseline'], 'baseline = false', expected, remedy]];
}
var agents_registry = __webpack_require__(63836);
;
function idleConfigKeys(config) {
return [...ofBaseline(config), ...ofCommands(config), ...ofAgent(config), ...ofSummary(config)];
}
const LEAVE_OUT = 'Leave it out.';
function ofBaseline({ objective: { baseline, confirm, negative_control: control } }) {
if (baseline)
return [];
const idle = [
...(confirm.pairs === 0 || confirm.pairs === 20
? []
: [[['confirm', 'pairs'], `pairs = ${confirm.pairs}`]]),
...(confirm.pairs === 0 || confirm.command === ''
? []
: [[['confirm', 'command'], 'a command']]),
...(control === 'warn' ? [[['negative_control'], 'negative_control = "warn"']] : []),
];
const expected = 'it only with baseline = true: it compares with the base';
return idle.map(([path, found]) => [['objective', ...path], found, expected, LEAVE_OUT]);
}
function isOther(written, usual) {
return (0,duration .E9)(written) !== (0,duration .E9)(usual);
}
function ofCommands({ setup, teardown }) {
const idle = (table, timeout) => [
[table, 'timeout'],
`timeout = ${(0,base_text .TL)(timeout)}`,
`it only with ${table}.command`,
LEAVE_OUT,
];
return [
...(setup.command === '' && isOther(setup.timeout, '5m') ? [idle('setup', setup.timeout)] : []),
...(teardown.command === '' && isOther(teardown.timeout, '1m') ? [idle('teardown', teardown.timeout)] : []),
];
}
function ofAgent({ agent: { command, preset, stdin } }) {
if (command !== undefined || preset === undefined || stdin === 'none')
return [];
const expected = 'it only with agent.command: a preset has its own';
return [[['agent', 'stdin'], `stdin = ${(0,base_text .TL)(stdin)}`, expected, LEAVE_OUT]];
}
function ofSummary({ agent, agents = [agent], summarize }) {
const { enabled, command, timeout, stdin } = summarize;
const hasKnown = agents.some(({ preset }) => preset !== undefined && agents_registry .fG[preset].summarizer !== undefined);
const hasCommand = command !== undefined || hasKnown;
if (enabled !== false && hasCommand)
return [];
const idle = [
...(enabled === true ? [['enabled', 'enabled = true']] : []),
...(command === undefined ? [] : [['command', (0,base_text .TL)(command)]]),
...(isOther(timeout, '60s') ? [['timeout', `timeout = ${(0,base_text .TL)(timeout)}`]] : []),
...(stdin === 'prompt' ? [] : [['stdin', `stdin = ${(0,base_text .TL)(stdin)}`]]),
];
const [expected, remedy] = hasCommand
? ['it only without enabled = false', 'Leave one of the two out.']
: ['it only with summarize.command, or a preset that has one', 'Add summarize.command, or leave it out.'];
return idle.map(([key, found]) => [['summarize', key], found, expected, remedy]);
}
;
function parseExperimentConfig(written, paths) {
const { document, notes, problems: ofNames } = (0,deprecated_names .QA)(written, 'experiment');
const checked = (0,schema_problems .sw)(document, experiment_config .R);
const { broken, deadline } = checkRules(document.value, paths);
const ofRules = broken.map(([path, found, expected, remedy]) => (0,schema_problems .l4)(document, path, { found, expected, remedy }));
if ('problems' in checked) {
const reported = new Set(checked.problems.map(({ path }) => path));
return { problems: [...ofNames, ...checked.problems, ...ofRules.filter(({ path }) => !reported.has(path))] };
}
const { objective } = checked.value;
const between = [
...decisionRules(decisionSettings(checked.value), objective),
...idleConfigKeys(checked.value),
...commandEnvironmentRules(checked.value, paths),
];
const ofKeys = between.map(([path, found, expected, remedy]) => (0,schema_problems .l4)(document, path, { found, expected, remedy }));
const problems = [...ofNames, ...ofRules, ...ofKeys];
return problems.length > 0 ? { problems } : { config: checked.value, deadline, notes };
}
function decisionSettings({ objective }) {
const { aa_check_every, negative_control, max_plausible } = objective;
const integrity = { canary_every: aa_check_every, broken: (0,recorded_names .r)(negative_control), max_plausible };
return settings .ly.parse({ ...objective, integrity });
}
}),
11369:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
IM: () => ( BestSoFar),
LK: () => ( isBetter),
zI: () => ( isBest)
});
var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65991);
const NONE = { isReset: false, best: undefined };
class BestSoFar {
#records;
#direction;
#best;
#index;
#rejections;
constructor(records, direction, from) {
this.#records = records;
this.#direction = direction;
this.#index = (from?.count ?? 0) - 1;
this.#best = from?.best;
}
next(record = this.#records[this.#index + 1]) {
this.#index += 1;
if (record === undefined)
return this.#best;
if (record.rejection) {
this.#best = this.#rejectionsNow().bestWithout(record.rejection.iter, this.#index);
}
else {
this.#best = combine({ isReset: false, best: this.#best }, effectOf(record), this.#direction).best;
}
return this.#best;
}
#rejectionsNow() {
if (this.#rejections?.count === this.#records.length)
return this.#rejections;
const rejections = new Rejections(this.#records, this.#direction);
for (const [index, { rejection }] of this.#records.slice(0, this.#index).entries()) {
if (rejection)
rejections.bestWithout(rejection.iter, index);
}
this.#rejections = rejections;
return rejections;
}
}
class Rejections {
count;
#effects;
#leaves;
#places = new Map();
#direction;
constructor(records, direction) {
this.#direction = direction;
this.count = records.length;
this.#leaves = 2 ** Math.ceil(Math.log2(records.length));
this.#effects = new Array(2 * this.#leaves).fill(NONE);
for (const [index, record] of records.entries()) {
const places = this.#places.get(record.iter);
if (places === undefined)
this.#places.set(record.iter, [index]);
else
places.push(index);
this.#effects[this.#leaves + index] = record.rejection ? NONE : effectOf(record);
}
for (let node = this.#leaves - 1; node > 0; node -= 1)
this.#join(node);
}
bestWithout(iter, now) {
const places = this.#places.get(iter) ?? [];
for (const place of places)
this.#drop(this.#leaves + place);
this.#places.set(iter, places.slice(0, 1));
const first = places[0];
return first === undefined || first > now ? undefined : this.#before(first);
}
#drop(leaf) {
if (this.#effects[leaf] === NONE)
return;
this.#effects[leaf] = NONE;
for (let node = leaf >> 1; node > 0; node >>= 1)
this.#join(node);
}
#join(node) {
this.#effects[node] = combine(this.#at(2 * node), this.#at(2 * node + 1), this.#direction);
}
#before(place) {
let [node, after] = [this.#leaves + place, NONE];
for (; node > 1; node >>= 1)
if (node % 2 === 1)
after = combine(this.#at(node - 1), after, this.#direction);
return after.best;
}
#at(node) {
return this.#effects[node] ?? NONE;
}
}
const NO_FIGURES = ['simplify', 'distil'];
const BY_PAIRS = _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__ .So.filter((name) => _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_0__ .PQ[name].boundsErrors);
function effectOf({ iter, outcome, score, decision }) {
if (typeof score !== 'number' || (outcome !== 'merged' && outcome !== 'baseline'))
return NONE;
const isNoFigure = BY_PAIRS.includes(decision?.policy ?? '') || NO_FIGURES.includes(decision?.purpose);
return { isReset: outcome === 'merged' && isNoFigure, best: { score, iter } };
}
function combine(before, after, direction) {
if (after.isReset || before.best === undefined) {
return { isReset: before.isReset || after.isReset, best: after.best };
}
const isTaken = after.best !== undefined && isBetter(after.best.score, before.best.score, direction);
return { isReset: before.isReset, best: isTaken ? after.best : before.best };
}
function isBest(record, best, direction) {
const { isReset, best: own } = effectOf(record);
return own !== undefined && (isReset || best === undefined || isBetter(own.score, best, direction));
}
function isBetter(score, best, direction) {
return direction === 'min' ? score < best : score > best;
}
}),
761:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AD: () => ( readableOf),
B5: () => ( lastClaim),
ZR: () => ( readChained),
iR: () => ( lookAtDecisions),
uY: () => ( readDecisions),
vi: () => ( asClaim)
});
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50534);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10901);
var _kernel_checked_prefix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98262);
var _kernel_journal_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10063);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
function readChained(path) {
return (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .z8)((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(path) ?? Buffer.alloc(0));
}
function readableOf(parsed) {
return parsed.kind === 'sound' ? parsed.records : parsed.readable;
}
function readDecisions({ decisions }) {
return readableOf(readChained(decisions));
}
function lookAtDecisions({ decisions }, area) {
const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(decisions) ?? Buffer.alloc(0);
return (0,_kernel_journal_reader_js__WEBPACK_IMPORTED_MODULE_3__ .a)(bytes, (0,_kernel_checked_prefix_js__WEBPACK_IMPORTED_MODULE_2__ .BE)(area, decisions));
}
function asClaim(record) {
const read = _decision_records_js__WEBPACK_IMPORTED_MODULE_1__ .vt.safeParse(record);
return read.success && read.data.kind === 'claim' ? read.data : undefined;
}
function lastClaim(records) {
return asClaim(records.findLast(({ kind }) => kind === 'claim'));
}
}),
86948:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => ( decodeOnce),
e: () => ( decodeRecord)
});
var _base_as_is_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27551);
var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74773);
const isRecord = (0,_base_as_is_js__WEBPACK_IMPORTED_MODULE_0__ .H)(_record_js__WEBPACK_IMPORTED_MODULE_1__ .Is);
const asTheyStand = new WeakSet();
const known = new WeakMap();
function decodeOnce(raw) {
return isRecord(raw) ? { success: true, data: raw } : _record_js__WEBPACK_IMPORTED_MODULE_1__ .Is.safeParse(raw);
}
function decodeRecord(raw) {
if (typeof raw !== 'object' || raw === null)
return _record_js__WEBPACK_IMPORTED_MODULE_1__ .Is.safeParse(raw);
const found = known.get(raw);
if (found !== undefined)
return found;
if (asTheyStand.has(raw) || isRecord(raw)) {
asTheyStand.add(raw);
return { success: true, data: raw };
}
const decoded = _record_js__WEBPACK_IMPORTED_MODULE_1__ .Is.safeParse(raw);
known.set(raw, decoded);
return decoded;
}
}),
85364:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Zu: () => ( FollowedRecords),
xS: () => ( factsOf),
AI: () => ( followRecords),
f5: () => ( noFacts)
});
var median = __webpack_require__(50748);
var number_ranges = __webpack_require__(96942);
var best_so_far = __webpack_require__(11369);
;
const SHOWN_SUMMARIES = 5;
function noLandmarks() {
return { baseline: undefined, accepted: undefined, scored: undefined, summarized: [] };
}
function addLandmark(known, record) {
const { outcome, score, summary } = record;
const isScored = typeof score === 'number';
if (outcome === 'baseline' && isScored)
known.baseline ??= record;
if (outcome === 'merged')
known.accepted = record;
if (outcome === 'merged' && isScored)
known.scored = record;
if (typeof summary === 'string' && summary.trim() !== '') {
known.summarized = [...known.summarized, record].slice(-SHOWN_SUMMARIES);
}
}
var ledger_record = __webpack_require__(74773);
var run_tally = __webpack_require__(49388);
;
const FEW = 100;
class FollowedRecords {
#records;
#facts;
#scores;
constructor(records, facts = noFacts()) {
this.#records = records;
this.#facts = facts;
const { count, best } = facts;
const from = (direction) => new best_so_far .IM(records, direction, { count, best: best[direction] });
this.#scores = { min: from('min'), max: from('max') };
}
now() {
const { count } = this.#facts;
return count === this.#records.length ? this.#facts : this.takeAll(this.#records.slice(count));
}
takeAll(added) {
const facts = this.#facts;
const ms = [];
for (const record of added) {
this.#take(record);
if (record.durations?.agent_ms !== undefined)
ms.push(record.durations.agent_ms);
}
if (ms.length <= FEW)
for (const each of ms)
(0,median .w8)(facts.agentMs, each);
else {
for (const each of ms)
facts.agentMs.push(each);
facts.agentMs.sort((one, other) => one - other);
}
return facts;
}
#take(record) {
const [facts, { outcome, iter, commit, run, base_commit: base }] = [this.#facts, record];
if (facts.count === 0)
facts.isForeign = typeof base !== 'string';
if (typeof run?.base === 'string')
facts.namedBase ??= run.base;
if (typeof base === 'string')
facts.firstBase ??= base;
const streak = (0,ledger_record .qt)(record);
if (ledger_record .fA[outcome].counts)
facts.completed += 1;
if (streak === 'grows')
facts.noops += 1;
if (streak === 'ends')
facts.noops = 0;
facts.lastIter = Math.max(facts.lastIter, iter);
(0,number_ranges .LF)(facts.iters, iter);
if (outcome === 'merged' && typeof commit === 'string')
facts.lastAccepted = commit;
if (outcome === 'merged' && typeof commit !== 'string')
facts.hasForeignAcceptance = true;
if (record.rejection)
facts.rejections.push(facts.count);
if (record.recombines)
facts.lastRecombined = facts.count;
addLandmark(facts.landmarks, record);
if (run != null)
(0,run_tally .JQ)(tallyOf(facts, run.id), record, true);
facts.best.min = this.#scores.min.next(record);
facts.best.max = this.#scores.max.next(record);
facts.count += 1;
}
}
function noFacts() {
return {
...{ count: 0, completed: 0, noops: 0, lastIter: 0, iters: [], lastAccepted: null },
best: { min: undefined, max: undefined },
...{ hasForeignAcceptance: false, namedBase: undefined, firstBase: undefined, isForeign: false },
...{ rejections: [], lastRecombined: -1, landmarks: noLandmarks(), agentMs: [], runs: new Map() },
};
}
function tallyOf({ runs }, id) {
const known = runs.get(id) ?? (0,run_tally .F$)();
runs.set(id, known);
return known;
}
const followed = new WeakMap();
function followRecords(records, facts, read = []) {
const following = new FollowedRecords(records, facts);
following.takeAll(read);
followed.set(records, following);
}
function factsOf(records) {
return (followed.get(records) ?? new FollowedRecords(records)).now();
}
}),
64577:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Pt: () => ( findLostWithoutState),
V7: () => ( lostRecords),
oW: () => ( findLostRecords),
xo: () => ( findUnrecorded)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_lost_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17987);
var _base_number_ranges_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96942);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _base_unfinished_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6478);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63342);
var _branch_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(82698);
var _decisions_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(761);
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(85364);
var _named_iterations_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(64776);
var _store_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(54347);
function findLostRecords(name, { records, state }) {
const { completed: held } = (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_9__ .xS)(records);
if (state?.run_id === undefined || state.iterations_completed <= held)
return undefined;
return lostRecords(name, `state.json knows of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .LS)(state.iterations_completed, 'iteration')}, the ledger of ${held}`);
}
function lostRecords(name, ...found) {
return (0,_base_lost_records_js__WEBPACK_IMPORTED_MODULE_2__ .V)(lostOf(name, found));
}
function lostOf(name, found) {
return {
of: `"${name}"`,
found,
expected: `a record of each iteration in .autorize/${name}/iterations.jsonl`,
remedy: `Rebuild them from git: autorize repair ${name}`,
};
}
function findUnrecorded(paths, { records, decisions }, isElsewhere) {
const { iters } = (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_9__ .xS)(records);
const begun = (0,_store_js__WEBPACK_IMPORTED_MODULE_11__ .tU)(paths);
const unrecorded = begun.filter((iter) => !(0,_base_number_ranges_js__WEBPACK_IMPORTED_MODULE_3__ .yn)(iters, iter));
const others = new Set((0,_named_iterations_js__WEBPACK_IMPORTED_MODULE_10__ .Y)(decisions).filter((iter) => !(0,_base_number_ranges_js__WEBPACK_IMPORTED_MODULE_3__ .yn)(iters, iter)));
return {
concluded: unrecorded.filter((iter) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_store_js__WEBPACK_IMPORTED_MODULE_11__ .OO)(paths, iter), 'evidence.json'))),
named: [...others].filter((iter) => !begun.includes(iter) && !isElsewhere(iter)),
};
}
function findLostWithoutState(paths, known) {
const { name, repository } = paths;
const isFromElsewhere = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(paths.folder, _base_unfinished_file_js__WEBPACK_IMPORTED_MODULE_5__ .B));
const { concluded, named } = findUnrecorded(paths, known, () => isFromElsewhere);
const intended = unrecordedIntents(paths, known.records);
const moved = known.records.length === 0 ? movedBranch(paths) : undefined;
const isInFlight = concluded.length === 1 && concluded[0] !== 0;
const places = [
...(concluded.length === 0 ? [] : [`the folders of ${iterations(concluded)} hold their evidence`]),
...(named.length === 0 ? [] : [`${(0,_store_js__WEBPACK_IMPORTED_MODULE_11__ .pS)({ repository }, paths.decisions)} names ${iterations(named)}`]),
...(intended.length === 0 ? [] : [`${(0,_store_js__WEBPACK_IMPORTED_MODULE_11__ .pS)({ repository }, paths.intents)} names ${iterations(intended)}`]),
...(moved === undefined ? [] : [`the branch ${(0,_branch_name_js__WEBPACK_IMPORTED_MODULE_7__ .W)(name)} is at ${moved}`]),
];
if (places.length === 0 || (isInFlight && places.length === 1))
return undefined;
const ledger = `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(paths.ledger)} holds ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .LS)(known.records.length, 'record')}`;
const { remedy, ...rest } = lostOf(name, [...places, `there is no state.json, and ${ledger}`]);
return (0,_base_lost_records_js__WEBPACK_IMPORTED_MODULE_2__ .V)({ ...rest, remedy: `${remedy}. If another machine made them, fetch them: autorize pull ${name}` });
}
function iterations(numbers) {
return `${numbers.length === 1 ? 'iteration' : 'iterations'} ${(0,_base_number_ranges_js__WEBPACK_IMPORTED_MODULE_3__ .D5)(numbers)}`;
}
function unrecordedIntents(paths, records) {
const { iters } = (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_9__ .xS)(records);
const begun = (0,_decisions_js__WEBPACK_IMPORTED_MODULE_8__ .AD)((0,_decisions_js__WEBPACK_IMPORTED_MODULE_8__ .ZR)(paths.intents)).flatMap(({ iter }) => (typeof iter === 'number' ? [iter] : []));
const last = begun.at(-1);
const unrecorded = new Set(begun.filter((iter) => !(0,_base_number_ranges_js__WEBPACK_IMPORTED_MODULE_3__ .yn)(iters, iter)));
if (last !== undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,_store_js__WEBPACK_IMPORTED_MODULE_11__ .OO)(paths, last)))
unrecorded.delete(last);
return [...unrecorded];
}
function movedBranch(paths) {
const { name, repository } = paths;
const commit = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_6__ .TQ)(repository, (0,_branch_name_js__WEBPACK_IMPORTED_MODULE_7__ .W)(name));
if (commit === undefined || (0,_store_js__WEBPACK_IMPORTED_MODULE_11__ .tU)(paths).some((iter) => iter > 0))
return undefined;
const heads = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_6__ .Y3)(repository).map(({ head }) => (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_6__ .TQ)(repository, head.replace('refs/heads/', '')) ?? head);
return heads.includes(commit) ? undefined : commit;
}
}),
64776:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => ( decidedIterations),
Y: () => ( namedIterations)
});
function namedIterations(decisions) {
return decisions.flatMap(({ kind, id }) => (kind === 'candidate' ? numberIn(id) : []));
}
function decidedIterations(decisions) {
return decisions.flatMap(({ kind, task }) => (kind === 'decision' ? numberIn(task) : []));
}
function numberIn(id) {
const iter = /^iteration (\d+)(?:, |$)/.exec(String(id))?.[1];
return iter === undefined ? [] : [Number(iter)];
}
}),
76315:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
tW: () => ( openRecords),
Qe: () => ( requireRecords),
mK: () => ( takeLine),
xx: () => ( typedRecords)
});
var errors = __webpack_require__(45145);
var lazy_list = __webpack_require__(71461);
var decoded_record = __webpack_require__(86948);
var same_shape = __webpack_require__(63124);
var ledger_facts = __webpack_require__(85364);
var run_tally = __webpack_require__(49388);
;
function isDerivedRecords(value, count) {
if (!(0,same_shape .L)(value, PATTERN))
return false;
const { facts } = value;
const { landmarks, best, rejections } = facts;
const tallies = [...facts.runs.values()];
const attempts = tallies.flatMap(({ agents: { refused, limited, newest } }) => [refused, limited, ...newest]);
const { baseline, accepted, scored, summarized } = landmarks;
const records = [baseline, accepted, scored, ...summarized, ...tallies.map(({ aborted }) => aborted)];
return (facts.count === count &&
rejections.every((place) => Number.isInteger(place) && place >= 0 && place < count) &&
facts.iters.every((range) => range.length === 2 && range.every(Number.isSafeInteger)) &&
[facts.lastAccepted, facts.namedBase, facts.firstBase].every((each) => each == null || typeof each === 'string') &&
[best.min, best.max].every((each) => each === undefined || (0,same_shape .L)(each, SCORE)) &&
attempts.every((each) => each === undefined || (0,same_shape .L)(each, ATTEMPT)) &&
tallies.every(({ attempts: { lastError } }) => lastError === undefined || typeof lastError === 'string') &&
records.every((each) => each === undefined || (0,decoded_record .e)(each).success));
}
const SCORE = { score: 0, iter: 0 };
const ATTEMPT = { isBrokenOff: false, reason: '' };
const PATTERN = {
changed: new Set([0]),
facts: { ...(0,ledger_facts .f5)(), iters: [[0, 0]], rejections: [0], agentMs: [0], runs: new Map([['', (0,run_tally .F$)()]]) },
};
var store = __webpack_require__(54347);
;
const looked = new WeakMap();
function openRecords(paths, ledger) {
const known = looked.get(ledger) ?? begin(paths, ledger);
for (const line of ledger.since(known.count))
takeLine(paths, known, line);
return known;
}
function requireRecords(paths, ledger) {
const { records, problem } = openRecords(paths, ledger);
if (problem !== undefined)
throw new errors .Vl([problem]);
return records;
}
function begin(paths, ledger) {
const known = typedRecords(paths, ledger);
const { records, changed } = known;
looked.set(ledger, known);
ledger.deriveWith(() => {
const { problem } = openRecords(paths, ledger);
return problem === undefined ? { changed, facts: (0,ledger_facts .xS)(records) } : undefined;
});
return known;
}
function typedRecords(paths, ledger) {
return typed(paths, ledger, ledger.records.length);
}
function typed(paths, ledger, count) {
const { changed, facts, known } = knownOf(ledger);
const typedLine = (line, index) => changed.has(index) ? ((0,store .bs)(paths, [line]).records[0] ?? line) : line;
const lines = ledger.records;
const records = (0,lazy_list .r)(count, (index) => typedLine(lines[index], index), (from, to) => lines.slice(from, to).map((line, index) => typedLine(line, from + index)));
let read = known;
let isSound = true;
function* typedLines() {
for (const line of ledger.since(known)) {
if (read >= count)
return;
const { success, data } = (0,decoded_record .U)(line);
isSound = success;
if (data === undefined)
return;
if (data !== line)
changed.add(read);
read += 1;
yield data;
}
}
(0,ledger_facts .AI)(records, facts, typedLines());
return isSound ? { count, records, problem: undefined, changed } : typed(paths, ledger, read);
}
function knownOf(ledger) {
const derived = ledger.readDerived();
if (derived === undefined || !isDerivedRecords(derived.value, derived.count))
return { changed: new Set(), facts: undefined, known: 0 };
return { ...derived.value, known: derived.count };
}
function takeLine(paths, known, line) {
const { records, problem } = (0,store .bs)(paths, [line], known.count);
known.problem ??= problem;
const [record] = records;
if (record !== line)
known.changed.add(known.count);
known.count += 1;
if (record !== undefined)
known.records.push(record);
}
}),
74773:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hp: () => ( rejectionFileSchema),
Is: () => ( iterationRecordSchema),
bT: () => ( killedRecord),
fA: () => ( OUTCOME_RULES),
im: () => ( OUTCOMES),
qt: () => ( streakOf),
rb: () => ( EVALUATED_AGAIN)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48557);
var _engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54463);
var _run_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56068);
const OUTCOMES = [
'baseline',
'merged',
'discarded',
'inconclusive',
'noop',
'denied',
'invalid',
'aborted',
'killed',
'infra_error',
];
const OUTCOME_RULES = {
baseline: { counts: false, streak: 'stays' },
merged: { counts: true, streak: 'ends' },
discarded: { counts: true, streak: 'ends' },
inconclusive: { counts: true, streak: 'ends' },
noop: { counts: true, streak: 'grows' },
denied: { counts: true, streak: 'ends' },
invalid: { counts: true, streak: 'ends' },
aborted: { counts: false, streak: 'stays' },
killed: { counts: false, streak: 'stays' },
infra_error: { counts: false, streak: 'stays' },
};
const EVALUATED_AGAIN = ['discarded', 'inconclusive'];
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const gitName = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^(?!-)/, 'the id of a commit or a tree'));
const maybe = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(schema));
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0));
const decision = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
policy: text,
n: maybe(whole),
effect: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
interval: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()])),
p_or_e: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
threshold: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
});
const objectId = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'the full id of a commit'));
const rejectionSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .Ew,
by: text,
at: text,
reason: text,
again: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .Ew, commit: objectId })),
});
const rejectionFileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ ...rejectionSchema.shape, base: objectId });
const iterationRecordSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .Ew,
started_at: text,
ended_at: text,
outcome: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(OUTCOMES),
score: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
best_so_far: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
agent_exit: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr()),
agent_killed_by_budget: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY(), false),
diff_lines: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(whole, 0),
notes: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(text, ''),
summary: maybe(text),
v: maybe(whole),
seq: maybe(whole),
prev: maybe(text),
hash: maybe(text),
base_commit: maybe(gitName),
commit: maybe(gitName),
tree: maybe(gitName),
changed_paths: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text)),
more_paths: maybe(whole),
protected_digest: maybe(text),
sandbox: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([text, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .L5J())])),
decision: maybe(decision),
usage: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
model: maybe(text),
input_tokens: maybe(whole),
output_tokens: maybe(whole),
usd: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
cached_input_tokens: maybe(whole),
cache_write_tokens: maybe(whole),
by_model: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ model: text }))),
estimated: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
at_least: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
})),
agent_failure: maybe(_engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_3__ .FX),
durations: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig())),
worktree: maybe(text),
held_commit: maybe(gitName),
proposed_commit: maybe(gitName),
wave: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ id: text, slot: whole, absent: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()), claimed: maybe(text) })),
chosen_agent: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
name: text,
of: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text),
plateau: whole,
after: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ record: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text), decision: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text) }),
stage: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(whole),
from: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(gitName),
})),
conflict: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
recombines: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .Ew)),
files_digest: maybe(text),
released: maybe(text),
reverts: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ taken: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text), stays: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text) })),
rejection: maybe(rejectionSchema),
run: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
id: text,
started_at: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .uR,
deadline: maybe(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .uR),
base: maybe(text),
direction: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['min', 'max'])),
objective: maybe(text),
limits: maybe(_run_limits_js__WEBPACK_IMPORTED_MODULE_4__ .Y),
})),
});
function streakOf({ outcome, recombines, }) {
return recombines && outcome !== 'merged' ? 'stays' : OUTCOME_RULES[outcome].streak;
}
function killedRecord({ iter, now, best, notes, }) {
return {
...{ v: 1, iter, started_at: now, ended_at: now, outcome: 'killed', score: null, best_so_far: best },
...{ agent_exit: null, agent_killed_by_budget: false, diff_lines: 0, notes, summary: null },
};
}
}),
56068:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => ( limitsSchema),
n: () => ( mergeLimits)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
const limitsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
max_iterations: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0))),
usd: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0))),
});
function mergeLimits(known, { maxIterations, budgetUsd }) {
const limits = {
...known,
...(maxIterations === undefined ? {} : { max_iterations: maxIterations }),
...(budgetUsd === undefined ? {} : { usd: budgetUsd }),
};
return Object.keys(limits).length === 0 ? undefined : limits;
}
}),
49388:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F$: () => ( tallyEarlier),
JQ: () => ( addToTally),
al: () => ( agentAttemptOf)
});
var _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45954);
var _loop_attempt_tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80109);
var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74773);
function tallyEarlier(records = []) {
const tally = { aborted: undefined, attempts: new _loop_attempt_tally_js__WEBPACK_IMPORTED_MODULE_1__ .O().sums, agents: new _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_0__ .Ut().signs };
for (const record of records)
addToTally(tally, record, true);
return tally;
}
function addToTally(tally, record, isEarlier) {
if (record.outcome === 'aborted')
tally.aborted ??= record;
new _loop_attempt_tally_js__WEBPACK_IMPORTED_MODULE_1__ .O([attemptOf(record, { isEarlier })], tally.attempts);
const attempt = agentAttemptOf(record);
if (attempt !== undefined)
new _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_0__ .Ut([attempt], tally.agents);
}
function agentAttemptOf(record) {
const { outcome, agent_failure, agent_exit: exitCode, agent_killed_by_budget: isCut, usage, notes: reason } = record;
if (outcome === 'baseline' || record.recombines)
return undefined;
const failure = agent_failure ?? undefined;
const isWithoutResult = outcome === 'noop' || outcome === 'infra_error';
const isBrokenOff = outcome === 'killed';
const isLost = isWithoutResult && isCut === true && usage == null;
const cause = isWithoutResult ? (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_0__ .yp)({ failure, exitCode, isCut }) : undefined;
const isUnanswered = isBrokenOff && failure !== undefined && !(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_0__ .Qy)(usage);
return { failure, reason, isBrokenOff, cause, isLost: isLost || isUnanswered };
}
function attemptOf(record, { isEarlier }) {
const { outcome, notes, usage } = record;
const { counts } = _record_js__WEBPACK_IMPORTED_MODULE_2__ .fA[outcome];
const error = outcome === 'infra_error' && !isEarlier ? 'grows' : 'ends';
const tokens = (usage?.input_tokens ?? 0) + (usage?.output_tokens ?? 0);
return { counts, noop: (0,_record_js__WEBPACK_IMPORTED_MODULE_2__ .qt)(record), error, usd: usage?.usd ?? 0, tokens, reason: notes };
}
}),
26099:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Km: () => ( runMarkSchema),
MR: () => ( experimentStateSchema),
jl: () => ( TRAILERS),
qk: () => ( buildState),
sz: () => ( HIDDEN_SCORE)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48557);
var _branch_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82698);
var _run_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56068);
const STEPS = [
'Idle',
'AllocateIter',
'CreateWorktree',
'RunSetup',
'BuildPrompt',
'InvokeAgent',
'CaptureDiff',
'RunTeardown',
'Score',
'Decide',
'Merge',
'Discard',
'Cleanup',
'Record',
'CheckDeadline',
'Done',
];
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const maybe = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(schema), null));
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0));
const experimentStateSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
experiment: text,
branch: text,
base_commit: text,
iter_in_progress: maybe(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .Ew),
current_step: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(STEPS), 'Idle'),
best_score: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig()),
best_iter: maybe(whole),
started_at: text,
deadline: maybe(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .uR),
iterations_completed: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(whole, 0),
run_iterations_completed: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(whole, 0),
consecutive_noops: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(whole, 0),
run_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(text),
limits: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_run_limits_js__WEBPACK_IMPORTED_MODULE_4__ .Y),
waiting: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .Ew, until: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .uR, cause: text })),
stopped: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ at: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .uR, kind: text, reason: text })),
});
const runMarkSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
id: text,
started_at: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .uR,
deadline: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .uR),
limits: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_run_limits_js__WEBPACK_IMPORTED_MODULE_4__ .Y),
accepted_risks: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(text)),
});
function buildState(input) {
const { experiment, baseCommit, run, ledger, step, iterInProgress, runIterationsCompleted, waiting, stopped } = input;
return {
experiment,
branch: (0,_branch_name_js__WEBPACK_IMPORTED_MODULE_3__ .W)(experiment),
base_commit: baseCommit,
iter_in_progress: iterInProgress,
current_step: step,
best_score: ledger.best_score,
best_iter: ledger.best_iter,
started_at: run.started_at,
deadline: run.deadline,
iterations_completed: ledger.iterations_completed,
run_iterations_completed: runIterationsCompleted,
consecutive_noops: ledger.consecutive_noops,
...(run.id === '' ? {} : { run_id: run.id }),
...(run.limits === undefined ? {} : { limits: run.limits }),
...(waiting === undefined ? {} : { waiting }),
...(stopped === undefined ? {} : { stopped }),
};
}
const HIDDEN_SCORE = 'hidden';
const TRAILERS = {
experiment: 'Autorize-Experiment',
iteration: 'Autorize-Iteration',
score: 'Autorize-Score',
record: 'Autorize-Record',
};
}),
54347:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DW: () => ( requireExperiment),
Jq: () => ( writeState),
OO: () => ( iterationFolder),
Q_: () => ( readIterationFile),
SC: () => ( readLedger),
Vh: () => ( readJson),
Z9: () => ( loadConfig),
bs: () => ( decodeRecords),
cQ: () => ( loadChecked),
pS: () => ( shownPath),
rU: () => ( readGuidance),
tU: () => ( listIterationFolders),
un: () => ( readState),
vU: () => ( findGuidanceProblem),
wG: () => ( pathsOf),
x6: () => ( corruptProblem)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50534);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _base_toml_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28810);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84831);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79871);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11042);
var _kernel_staged_install_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80866);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(63342);
var _config_config_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(23614);
var _decoded_record_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(86948);
var _experiment_files_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(67761);
var _state_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(26099);
function pathsOf(name, host) {
const paths = (0,_experiment_files_js__WEBPACK_IMPORTED_MODULE_13__ .y6)(name, host);
(0,_kernel_staged_install_js__WEBPACK_IMPORTED_MODULE_9__ .X7)(paths);
return paths;
}
function requireExperiment({ name, config, ledger, repository }) {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(config) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ledger))
return;
const others = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_10__ .Y3)(repository).map(({ folder }) => folder);
const there = others.find((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.autorize', name, 'config.toml')));
if (there !== undefined) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the experiment ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(name)} is in another work tree of this repository, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(there, 200)}`,
remedy: 'Run the command there.',
});
}
const known = (0,_experiment_files_js__WEBPACK_IMPORTED_MODULE_13__ .lV)(repository);
const nearest = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .qb)(name, known);
const hint = nearest === undefined ? `Make it: autorize init ${name}` : `Did you mean ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(nearest)}?`;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `there is no experiment ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(name)} here (${known.length === 0 ? 'the repository has no experiment' : `known: ${known.join(', ')}`})`,
remedy: hint,
});
}
function loadConfig(paths, host, schedule = 'checked') {
return loadChecked(paths, host, { schedule });
}
function loadChecked(paths, host, checks) {
requireExperiment(paths);
const shown = shownPath(paths, paths.config);
const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.config) ? (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ .M4)(paths.config, shown) : { problem: noConfig(shown) };
const program = readProgram(paths);
const problems = 'problem' in program ? [program.problem] : [];
if ('problem' in read)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Vl([read.problem, ...problems]);
const decoded = (0,_base_toml_document_js__WEBPACK_IMPORTED_MODULE_5__ .R)(shown, read.bytes);
if ('problems' in decoded)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Vl([...decoded.problems, ...problems]);
const parsed = (0,_config_config_js__WEBPACK_IMPORTED_MODULE_11__ .n)(decoded.document, {
folder: paths.name,
now: host.now(),
utcOffset: host.utcOffset,
...checks,
});
if ('problems' in parsed)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Vl([...parsed.problems, ...problems]);
if ('problem' in program)
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Vl(problems);
return { ...parsed, program: program.bytes.toString('utf8') };
}
function noConfig(shown) {
const remedy = 'Restore it, or write it again: docs/reference/configuration.md lists every key.';
return { file: shown, found: 'no such file', expected: 'the config of the experiment', remedy };
}
function readProgram({ program, repository }) {
const shown = shownPath({ repository }, program);
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(program))
return (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ .M4)(program, shown);
const remedy = 'Write it: the prompt of the agent begins with it, e.g. what better means here and what it must not do.';
return { problem: { file: shown, found: 'no such file', expected: 'a program in plain text', remedy } };
}
function shownPath({ repository }, path) {
return path.startsWith(`${repository.folder}/`) ? path.slice(repository.folder.length + 1) : path;
}
function readLedger(paths) {
const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ .z8)((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_8__ .zx)(paths.ledger) ?? Buffer.alloc(0));
if (parsed.kind === 'sound') {
const decoded = decodeRecords(paths, parsed.records);
const head = parsed.records.at(-1)?.hash;
return { ...decoded, tornBytes: parsed.tornBytes, head: typeof head === 'string' ? head : undefined };
}
const { records } = decodeRecords(paths, parsed.readable);
return { records, problem: corruptProblem(paths, paths.ledger, parsed), tornBytes: 0, head: undefined };
}
function corruptProblem(paths, path, { line, why }) {
return {
file: shownPath(paths, path),
line,
found: `the line ${why}`,
expected: 'the chain of records unbroken',
remedy: `Run: autorize repair ${paths.name}`,
};
}
function decodeRecords(paths, raw, before = 0) {
const records = [];
let problem;
for (const [index, result] of raw.map(_decoded_record_js__WEBPACK_IMPORTED_MODULE_12__ .e).entries()) {
if (result.success)
records.push(result.data);
else {
problem ??= {
file: shownPath(paths, paths.ledger),
line: before + index + 1,
found: `a record without a usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(result.error.issues[0]?.path.join('.') || 'shape')}`,
expected: 'an iteration record',
remedy: `Run: autorize repair ${paths.name}`,
};
}
}
return { records, problem };
}
function readState({ state }) {
return _state_js__WEBPACK_IMPORTED_MODULE_14__ .MR.safeParse(readJson(state)).data;
}
function readJson(path) {
try {
return JSON.parse(String((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_8__ .zx)(path)));
}
catch {
return undefined;
}
}
function writeState({ state }, value, write = _kernel_durable_js__WEBPACK_IMPORTED_MODULE_6__ .Zf) {
write(state, [`${JSON.stringify(value, null, 2)}\n`]);
}
function readGuidance(paths) {
const parsed = parseGuidance(paths);
const records = parsed?.kind === 'corrupt' ? parsed.readable : (parsed?.records ?? []);
return records.flatMap(({ message }) => (typeof message === 'string' ? [message] : []));
}
function findGuidanceProblem(paths) {
const parsed = parseGuidance(paths);
return parsed?.kind === 'corrupt' ? corruptProblem(paths, paths.guidance, parsed) : undefined;
}
function parseGuidance({ guidance }) {
const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_8__ .zx)(guidance);
return bytes && (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ .z8)(bytes);
}
function iterationFolder({ folder }, iter) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `iter-${String(iter).padStart(4, '0')}`);
}
function listIterationFolders({ folder }) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
return [];
const numbers = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).flatMap((name) => {
const digits = /^iter-(\d{4,9})$/.exec(name)?.[1];
return digits === undefined ? [] : [Number(digits)];
});
return numbers.sort((one, other) => one - other);
}
function readIterationFile(paths, iter, name) {
return (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_8__ .zx)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(iterationFolder(paths, iter), name))?.toString();
}
}),
83732:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => ( experimentConfigSchema)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63836);
var _engine_benchmarks_kinds_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43399);
var _engine_benchmarks_reading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57176);
var _agents_setting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90317);
var _decision_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61436);
var _environment_shape_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83257);
var _handover_shape_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(241);
var _setting_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60456);
var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82374);
var _values_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(62806);
const parse = (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .gMt('kind', [
zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('float') }),
zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('regex'), pattern: _values_js__WEBPACK_IMPORTED_MODULE_11__ .T1 }),
zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('jq'), path: _values_js__WEBPACK_IMPORTED_MODULE_11__ .Bq }),
zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('signed') }),
zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(_engine_benchmarks_kinds_js__WEBPACK_IMPORTED_MODULE_3__ .i),
only: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(_values_js__WEBPACK_IMPORTED_MODULE_11__ .Bq).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .m9(1, 'at least one name'))),
statistic: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_11__ .Yq)(_engine_benchmarks_reading_js__WEBPACK_IMPORTED_MODULE_4__ .gS)),
}),
], `{ kind = "float" }, { kind = "regex", pattern = … }, { kind = "jq", path = … }, { kind = "signed" } or { kind = … } with a benchmark format: ${_engine_benchmarks_kinds_js__WEBPACK_IMPORTED_MODULE_3__ .i.join(', ')}`), 'table');
const FAIL_MODES = ['invalid', 'worst', 'abort'];
const hookShape = (name, { when, timeout }) => ({
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_10__ .jt, { doc: when }),
timeout: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_11__ .p0, timeout), { doc: `A ${name} that takes longer is ended.` }),
});
const agentShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_11__ .Bq), {
unset: 'required without a preset or `[[agents]]`',
doc: 'Command line for `sh -c` in the workspace, with [placeholders](agents.md).',
}),
preset: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_11__ .Yq)(_engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_2__ .VC)), '[name](agents.md#presets)'), {
unset: 'required without a command or `[[agents]]`',
doc: 'Command line of a known agent CLI.',
}),
stdin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_10__ .ZC, 'none'), {
doc: 'Whether the command gets the prompt on standard input. With `none` it must name `{prompt_file}`.',
}),
workdir_var: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[A-Za-z_][A-Za-z0-9_]*$/, 'a name for a variable of the environment')), 'AUTORIZE_WORKDIR'), 'name'), { doc: 'Environment variable that holds the path of the workspace.' }),
context_budget: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_10__ .pd,
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_10__ ._K,
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_10__ .FC,
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_10__ .fC,
});
const experimentConfigSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
experiment: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
name: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[A-Za-z0-9_-]+$/, 'a name of letters, digits, "_" and "-"')), 'letters, digits, `_`, `-`'), { doc: 'The name of its folder.' }),
description: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP(), ''), { doc: 'Shown in status and reports. It has no other effect.' }),
}),
objective: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)(_values_js__WEBPACK_IMPORTED_MODULE_11__ .Bq, {
doc: 'Prints the [score](score.md). `sh -c` runs it in an evaluation checkout.',
}),
direction: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)((0,_values_js__WEBPACK_IMPORTED_MODULE_11__ .Yq)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_6__ .X), { doc: 'Which score is better.' }),
parse: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(parse, { kind: 'float' }), {
doc: 'How the score is [read](score.md).',
}),
timeout: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_11__ .p0, '60s'), { doc: 'An evaluator that takes longer gives no score.' }),
fail_mode: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_11__ .Yq)(FAIL_MODES), 'invalid'), {
doc: 'What a missing score means: the change is rejected, it counts as the worst score, or the run ends.',
}),
protect: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_10__ .rU.protect,
writable: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_10__ .rU.writable,
baseline: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_11__ .j$, true), {
doc: 'Score the base first, as iteration 0. A change must then beat it.',
}),
network: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_10__ .rU.network,
tracing: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_10__ .rU.tracing,
..._decision_settings_js__WEBPACK_IMPORTED_MODULE_6__ .KO,
..._decision_settings_js__WEBPACK_IMPORTED_MODULE_6__ .T8,
}),
guards: (0,_shared_shapes_js__WEBPACK_IMPORTED_MODULE_10__ .Ve)(_values_js__WEBPACK_IMPORTED_MODULE_11__ .p0),
boundaries: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_10__ .VO,
handover: _handover_shape_js__WEBPACK_IMPORTED_MODULE_8__ .iN,
capture: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_10__ .HM,
environment: _environment_shape_js__WEBPACK_IMPORTED_MODULE_7__ ._T,
setup: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
...hookShape('setup', {
when: 'Runs [before](../explanation/evaluator.md#setup-and-teardown) the agent, and before the guards.',
timeout: '5m',
}),
inputs: _environment_shape_js__WEBPACK_IMPORTED_MODULE_7__ .Bb,
}), {}),
build: (0,_environment_shape_js__WEBPACK_IMPORTED_MODULE_7__ .is)('10m', _values_js__WEBPACK_IMPORTED_MODULE_11__ .p0),
teardown: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej(hookShape('teardown', {
when: 'Runs [after](../explanation/evaluator.md#setup-and-teardown) the agent, and after each evaluation. Its failure changes nothing.',
timeout: '1m',
})), {}),
iteration: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
budget: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_11__ .p0, '5m'), 'duration above 0'), {
doc: 'Wall-clock time of the agent. Then it gets TERM, and 5 s later KILL.',
}),
max_iterations: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_10__ .p9,
max_consecutive_noops: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_10__ .cB,
plateau: _agents_setting_js__WEBPACK_IMPORTED_MODULE_5__ .pD,
keep_worktrees: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_11__ .j$, false), {
doc: 'Leave the workspaces for you to inspect, until `clean`. The summary and `show` print their paths.',
}),
parallel: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_11__ .HT)(1), 1), {
unit: 'workspaces',
doc: 'Agents that work [in parallel](../explanation/experiments.md#parallel-workspaces).',
}),
}), {}),
search: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_10__ .kU, {}),
schedule: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
total_budget: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_11__ .p0), 'duration above 0'), {
unset: 'required without a deadline',
doc: 'Time of one run. Set this or `schedule.deadline`, not both.',
}),
deadline: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_11__ .Bq), 'time'), {
unset: 'required without a budget',
doc: 'When a run stops: `"2026-05-21T09:00:00-07:00"`, `"14:30"` or `"tomorrow 9am"`. A time that has passed is an error.',
}),
}),
agent: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(agentShape, {}),
agents: _agents_setting_js__WEBPACK_IMPORTED_MODULE_5__ .L$,
budget: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
usd: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_10__ .xy,
tokens: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_11__ .yj), {
unit: 'tokens',
doc: 'Maximum tokens that the agents of a run may read and write, counted as for `budget.usd`.',
}),
}), {}),
accept_risk: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_10__ .t6, {}),
summarize: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
enabled: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_11__ .j$), {
unset: '`true` if there is a command',
doc: 'Ask for one or two sentences about each change.',
}),
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_11__ .Bq), {
unset: 'that of the preset, if it has one',
doc: 'Prints the sentences. It has the placeholders of the agent.',
}),
timeout: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_11__ .p0, '60s'), {
doc: 'A summary that takes longer is left out. It never changes an outcome.',
}),
stdin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_9__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_10__ .ZC, 'prompt'), {
doc: 'Whether the command gets its request on standard input.',
}),
}), {}),
});
})
};

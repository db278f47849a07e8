export const id = 7646;
export const ids = [7646];
export const modules = {
87251:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
RY: () => ( salvageJournal),
W_: () => ( withoutLinks)
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
let head = firstHead({ bytes: Buffer.from(text), records: unlinked });
for (const { record } of records.slice(unlinked)) {
const { line, next } = sealRecord(withoutLinks(record), head);
text += line;
head = next;
}
return text;
}
function withoutLinks(record) {
return Object.fromEntries(Object.entries(record).filter(([key]) => !_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .SE.includes(key)));
}
}),
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
30615:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => ( decodeToml)
});
var dist = __webpack_require__(3292);
var byte_issues = __webpack_require__(6805);
var json_document = __webpack_require__(85572);
;
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
;
function decodeToml(file, bytes) {
const issue = (0,byte_issues .ib)(bytes);
if (issue !== undefined)
return { problems: [(0,json_document .X)(file, issue)] };
const text = bytes.toString('utf8');
try {
return { document: { file, value: (0,dist .qg)(text), locate: locator(text) } };
}
catch (error) {
if (!(error instanceof dist .zx))
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
const { tables, entries } = readTomlLayout(text);
return [...tables.slice(1), ...entries].toSorted((one, other) => one.start - other.start);
}
function lineAndColumn(text, offset) {
const before = text.slice(0, offset);
return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
}),
90165:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Es: () => ( readAcceptedHere),
bA: () => ( markAcceptedHere)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _noted_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77388);
const acceptedHereFile = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'accepted-here');
function markAcceptedHere(folder, commit) {
(0,_noted_commits_js__WEBPACK_IMPORTED_MODULE_1__ .A)(acceptedHereFile(folder), commit);
}
function readAcceptedHere(folder) {
return new Set((0,_noted_commits_js__WEBPACK_IMPORTED_MODULE_1__ .h)(acceptedHereFile(folder)));
}
}),
77388:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( noteCommit),
h: () => ( readNotedCommits)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48951);
const MAX_NOTED = 1000;
function noteCommit(file, commit) {
const noted = readNotedCommits(file);
if (noted.at(-1) === commit)
return;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true, mode: 0o700 });
const retained = [...noted.filter((each) => each !== commit), commit].slice(-MAX_NOTED);
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ .aR)(file, [`${retained.join('\n')}\n`]);
}
function readNotedCommits(file) {
return (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ .Aj)(file).split('\n').filter(Boolean);
}
}),
95639:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Sr: () => ( detectBenchmarkFormat),
ES: () => ( differentSet),
ci: () => ( readBenchmarkScore)
});
var base_text = __webpack_require__(7953);
var formats = __webpack_require__(27074);
var kinds = __webpack_require__(43399);
;
function matchesName(pattern, name) {
const [first = '', ...rest] = pattern.split('*');
const last = rest.pop();
if (last === undefined)
return name === first;
if (!name.startsWith(first))
return false;
let at = first.length;
for (const part of rest) {
const found = name.indexOf(part, at);
if (found === -1)
return false;
at = found + part.length;
}
return name.length - last.length >= at && name.endsWith(last);
}
var benchmarks_output = __webpack_require__(47213);
var times = __webpack_require__(63302);
;
const MAX_BENCHMARKS = 1000;
const MAX_NAME_LENGTH = 300;
const MAX_SHOWN = 3;
function readBenchmarkScore(printed, parse) {
const { kind, only, statistic } = parse;
const { read, aggregate, expected } = formats .LS[kind];
const output = (0,benchmarks_output .o)(printed);
const found = read(output, statistic);
if ('issue' in found)
return { reason: `the output of the evaluator is not ${expected}, whole: ${found.issue}` };
if (found.length === 0)
return { reason: missing(output, expected) };
if (output.isCut && output.json.values.length === 0)
return { reason: `the output of the evaluator ends within a line; expected ${expected}, whole` };
const chosen = only === undefined ? found : found.filter(({ name }) => only.some((each) => matchesName(each, name)));
const unmatched = only?.find((each) => !found.some(({ name }) => matchesName(each, name)));
if (unmatched !== undefined) {
const names = listNames(found.map(({ name }) => name));
return { reason: `no benchmark fits ${(0,base_text .TL)(unmatched)} of objective.parse.only; there ${names}` };
}
const issue = issueOf(chosen, aggregate);
if (issue !== undefined)
return { reason: issue };
const metrics = Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
return { score: aggregateOf(Object.values(metrics), aggregate), metrics };
}
function missing({ lines, json }, expected) {
const first = lines.find((line) => line.trim() !== '');
const what = json.isCut ? 'a JSON text in it does not end' : `its first line is ${(0,base_text .TL)(first?.trim())}`;
const found = first === undefined ? 'it is empty' : what;
return `no benchmark found in the output of the evaluator; expected ${expected}; ${found}`;
}
function listNames(names) {
const shown = names.slice(0, MAX_SHOWN).map((name) => (0,base_text .TL)(name));
const more = names.length > MAX_SHOWN ? `, … (${names.length})` : '';
return `${names.length === 1 ? 'is' : 'are'} ${shown.join(', ')}${more}`;
}
function issueOf(readings, aggregate) {
const known = new Map();
for (const { name, value } of readings) {
if (name.trim() === '' || name === '__proto__' || name.length > MAX_NAME_LENGTH)
return `a benchmark is called ${(0,base_text .TL)(name)}; expected a name of at most ${MAX_NAME_LENGTH} characters`;
const isFit = Number.isFinite(value) && (aggregate === 'total' ? value >= 0 : value > 0);
if (!isFit)
return `benchmark ${(0,base_text .TL)(name)} has the value ${value}; expected a number above 0`;
const other = known.get(name);
if (other !== undefined && other !== value)
return `benchmark ${(0,base_text .TL)(name)} has two results, ${other} and ${value}; expected one: measure each once`;
known.set(name, value);
}
if (known.size <= MAX_BENCHMARKS)
return undefined;
return `${(0,base_text .LS)(known.size, 'benchmark')}; expected at most ${MAX_BENCHMARKS}: choose some with objective.parse.only`;
}
function aggregateOf(values, aggregate) {
if (aggregate === 'total')
return values.reduce((sum, each) => sum + each, 0);
const [only, ...others] = values;
if (only !== undefined && others.length === 0)
return only;
return Math.exp(values.reduce((sum, each) => sum + Math.log(each), 0) / values.length);
}
function detectBenchmarkFormat(printed) {
const output = (0,benchmarks_output .o)(printed);
let isBroken = false;
return kinds .i.find((kind) => {
const found = formats .LS[kind].read(output, undefined);
isBroken ||= 'issue' in found;
if ('issue' in found || found.length === 0)
return false;
return kind !== 'times' || (!isBroken && found.some(({ name }) => (0,times .T)(name)));
});
}
function differentSet(base, found) {
const [known, own] = [new Set(base), new Set(found)];
const missing = base.filter((name) => !own.has(name));
const created = found.filter((name) => !known.has(name));
if (missing.length > 0)
return `${sayNames(missing)} missing, which the base has`;
return created.length === 0 ? undefined : `${sayNames(created)} new, and the base has no result to compare with`;
}
function sayNames(names) {
const noun = names.length === 1 ? 'benchmark' : 'benchmarks';
const shown = names.slice(0, MAX_SHOWN).map((name) => (0,base_text .TL)(name));
const more = names.length > MAX_SHOWN ? ` and ${names.length - MAX_SHOWN} more` : '';
return `${noun} ${shown.join(', ')}${more} ${names.length === 1 ? 'is' : 'are'}`;
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
14836:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JJ: () => ( secretCommands),
Vh: () => ( secretTexts),
WK: () => ( secretTables),
kH: () => ( hasSecrets),
v_: () => ( hiddenPaths)
});
var _engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74832);
var _engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2374);
var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76952);
function hiddenPaths({ objective }, parentEnv) {
const { holdout, confirm } = objective;
return [...(holdout === undefined ? [] : [holdout]), confirm].flatMap((written) => (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__ .g5)(written, parentEnv)?.paths ?? written.files);
}
function hasSecrets(config, parentEnv) {
const { holdout, confirm } = config.objective;
return holdout !== undefined || (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__ .A_)(confirm) || hiddenPaths(config, parentEnv).length > 0;
}
function secretTexts({ objective }, parentEnv) {
const { holdout, confirm } = objective;
const secret = [...(holdout === undefined ? [] : [holdout]), ...((0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__ .A_)(confirm) ? [confirm] : [])];
return [...new Set(secret.flatMap((written) => (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__ .qz)(written, parentEnv)))];
}
function secretTables({ environment, ...agents }, parentEnv) {
return [...(0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_0__ .et)(agents).map(({ agent }) => agent.env), ...(0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_1__ .RO)(environment, parentEnv)];
}
function secretCommands({ objective }, parentEnv) {
const { holdout, confirm } = objective;
const secret = [...(holdout === undefined ? [] : [holdout]), confirm].filter(_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__ .A_);
return secret.flatMap((written) => (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_2__ .g5)(written, parentEnv)?.command ?? []);
}
}),
85360:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DC: () => ( checkBranch),
E0: () => ( findBranch),
H8: () => ( refOf),
Sp: () => ( requireFreeBranch),
un: () => ( mayMerge)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23727);
var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83144);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63342);
var _branch_moved_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9514);
var _branch_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82698);
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85364);
var _state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26099);
async function checkBranch(request) {
const { paths, refs, base } = request;
const { commit, from } = await findBranch(request);
if (commit !== undefined)
return commit;
const moved = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_3__ .LH)(refs, { ref: refOf(paths), from, to: base });
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__ .Jd)('branch:after-move');
if (moved.kind === 'done')
return base;
throw (0,_branch_moved_js__WEBPACK_IMPORTED_MODULE_5__ .i)(paths.name, { expected: base, actual: moved.actual });
}
async function findBranch({ paths, refs, base, records }) {
requireFreeBranch(paths);
requireRoom(paths);
const actual = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_3__ .sg)(refs, refOf(paths));
const { lastAccepted: accepted, hasForeignAcceptance } = (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_7__ .xS)(records);
if (accepted === null && actual !== undefined && hasForeignAcceptance)
return { commit: actual, from: actual };
const expected = accepted ?? base;
if (actual === expected)
return { commit: expected, from: actual };
if (records.length === 0) {
if (actual === undefined || (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_1__ .Q)(refs, { base: actual, branchHead: base })))
return { commit: undefined, from: actual };
if (await isAcceptedCommitOf(refs, paths.name, actual))
throw unrecordedBranch(paths);
if (await isLockedElsewhere(refs, { ref: refOf(paths), commit: actual }))
return { commit: undefined, from: actual };
throw foreignBranch(paths, actual);
}
if (actual !== undefined &&
(await isAcceptedCommitOf(refs, paths.name, actual)) &&
!(await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_1__ .Q)(refs, { base: actual, branchHead: expected }))) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `the branch ${(0,_branch_name_js__WEBPACK_IMPORTED_MODULE_6__ .W)(paths.name)} holds accepted changes that the ledger does not: it is at ${actual}`,
remedy: `Rebuild their records from git: autorize repair ${paths.name}. If another machine accepted them, fetch them: autorize pull ${paths.name}`,
});
}
throw (0,_branch_moved_js__WEBPACK_IMPORTED_MODULE_5__ .i)(paths.name, { expected, actual });
}
function mayMerge({ iteration, handover }) {
return iteration.parallel > 1 || handover.distil;
}
function refOf({ name }) {
return `refs/heads/${(0,_branch_name_js__WEBPACK_IMPORTED_MODULE_6__ .W)(name)}`;
}
function requireFreeBranch(paths) {
(0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_4__ .Wf)(paths.repository, refOf(paths));
}
function requireRoom({ name, repository }) {
const [folder = ''] = (0,_branch_name_js__WEBPACK_IMPORTED_MODULE_6__ .W)(name).split('/');
if ((0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_4__ .TQ)(repository, folder) === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `there is a branch "${folder}", so git cannot create "${(0,_branch_name_js__WEBPACK_IMPORTED_MODULE_6__ .W)(name)}"`,
remedy: `Rename it: git branch -m ${folder} another-name`,
});
}
async function isLockedElsewhere(refs, { ref, commit }) {
const { stdout } = await refs(['for-each-ref', '--count=2', '--format=%(refname)', '--contains', commit]);
return stdout
.toString()
.split('\n')
.some((line) => line !== '' && line !== ref);
}
function unrecordedBranch({ name }) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `the branch ${(0,_branch_name_js__WEBPACK_IMPORTED_MODULE_6__ .W)(name)} holds accepted changes of "${name}" that have no record here`,
remedy: `Rebuild the records from git: autorize repair ${name}. If another machine made the branch, fetch them: autorize pull ${name}. Or start again: autorize archive ${name}`,
});
}
function foreignBranch({ name }, actual) {
const branch = (0,_branch_name_js__WEBPACK_IMPORTED_MODULE_6__ .W)(name);
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `there is a branch ${branch} already, at ${actual}, and no record of this experiment names it`,
remedy: `Rename it (git branch -m ${branch} another-name), or give the experiment another name.`,
});
}
async function isAcceptedCommitOf(refs, name, commit) {
const { stdout } = await refs(['cat-file', 'commit', '--end-of-options', commit]);
return stdout.toString().split('\n').includes(`${_state_js__WEBPACK_IMPORTED_MODULE_8__ .jl.experiment}: ${name}`);
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
67761:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
lV: () => ( listExperiments),
nG: () => ( filesIn),
y6: () => ( locateExperiment)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63342);
const NAME = /^[A-Za-z0-9_-]+$/;
function locateExperiment(name, { cwd }) {
if (!NAME.test(name)) {
const expected = 'a name of letters, digits, "_" and "-"';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .eb([{ found: `the experiment name ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(name)}`, expected, remedy: 'Choose another name.' }]);
}
const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ .W1)(cwd);
const { folder: own, lock, ...files } = filesIn(`.autorize/${name}`);
const ours = [...Object.values(files), lock, `${lock}.holder`, '.autorize/.gitignore'];
(0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .fg)(repository.folder, { files: ours, whole: [own] });
return { name, repository, ...filesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, own)) };
}
function filesIn(folder) {
return {
folder,
config: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'config.toml'),
program: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'program.md'),
guidance: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'guidance.jsonl'),
ledger: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'iterations.jsonl'),
intents: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'intents.jsonl'),
decisions: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'decisions.jsonl'),
state: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'state.json'),
run: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json'),
rejected: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'rejected.json'),
archiving: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'archiving.json'),
lock: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.lock'),
reserve: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.reserve'),
activity: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'activity.json'),
};
}
function listExperiments({ folder }) {
const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.autorize');
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
return [];
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root, { withFileTypes: true });
return entries.flatMap(({ name }) => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name, 'config.toml')) ? [name] : [])).sort();
}
}),
14714:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => ( decodeIntent),
y: () => ( missingDecisions)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48557);
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const gitName = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^(?!-)/));
const keepIntentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
iter: _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .Ew,
ref: text,
old: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(gitName),
parent: gitName,
tree: gitName,
message: text,
date: text,
draft: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .L5J()),
decided: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ after: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr(), records: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .L5J())) })),
});
function decodeIntent(record) {
const result = keepIntentSchema.safeParse(record);
if (!result.success || typeof record.hash !== 'string')
return undefined;
return { ...result.data, hash: record.hash };
}
function missingDecisions(log, { decided }) {
if (decided === undefined)
return [];
const later = log.slice(decided.after);
return decided.records.filter((record) => !later.some(({ kind, task, by }) => kind === record.kind && task === record.task && by === record.by));
}
}),
85364:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
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
67018:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bs: () => ( requireClean),
DR: () => ( lockExperiment),
F0: () => ( decidedCommands),
Fo: () => ( requireCommit),
H5: () => ( requireHoldoutHere),
Jh: () => ( resolveAgentEnv),
MA: () => ( chooseLevel),
Oq: () => ( requireHidden),
ZB: () => ( lockToArchive),
dI: () => ( finishAcceptance),
us: () => ( findProtected),
vo: () => ( dropBaseline),
w_: () => ( requireWholeLedger)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_json_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65090);
var _base_number_ranges_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96942);
var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
var _decision_guard_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64802);
var _engine_acceptance_acceptance_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37008);
var _engine_acceptance_accepted_here_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90165);
var _engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74832);
var _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15310);
var _engine_evaluation_default_protection_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(99539);
var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(76952);
var _engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(26765);
var _engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(91934);
var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(63702);
var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(22989);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(13096);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(25367);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(68724);
var _kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(55523);
var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(42205);
var _kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(34742);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(63342);
var _kernel_user_work_tree_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(13584);
var _config_secret_commands_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(14836);
var _branch_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(85360);
var _branch_moved_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(9514);
var _intent_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(14714);
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(85364);
var _lost_records_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(64577);
var _open_records_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(76315);
var _state_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(26099);
var _store_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(54347);
async function lockExperiment(paths, host) {
const lock = await lockToArchive(paths, host);
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.archiving))
return lock;
await lock[Symbol.asyncDispose]();
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `"${paths.name}" was being archived when a command was killed`,
remedy: `Complete it: autorize archive ${paths.name}`,
});
}
async function lockToArchive(paths, { now }) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(paths.folder, { recursive: true });
const own = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_21__ .Cc)({ path: paths.lock, now });
if (own.kind === 'held')
throw heldError(paths, own);
const { commonDir } = paths.repository;
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'worktrees')))
return own;
const shared = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_21__ .Cc)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, `autorize-${paths.name}.lock`), now });
if (shared.kind === 'locked')
return joinLocks(own, shared);
await own[Symbol.asyncDispose]();
throw heldError(paths, shared);
}
function joinLocks(own, shared) {
return {
kind: 'locked',
lost: AbortSignal.any([own.lost, shared.lost]),
isHeld: () => own.isHeld() && shared.isHeld(),
[Symbol.asyncDispose]: async () => {
await shared[Symbol.asyncDispose]();
await own[Symbol.asyncDispose]();
},
};
}
function heldError({ name }, held) {
return (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_19__ .hp)(held, { what: `the experiment "${name}" is`, look: `autorize status ${name}` });
}
function resolveAgentEnv(paths, { config, agent: { agent, path } = (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_9__ .et)(config)[0] }, { env }) {
const file = (0,_store_js__WEBPACK_IMPORTED_MODULE_33__ .pS)(paths, paths.config);
const values = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_16__ .ms)(agent.env, { parentEnv: env, path: (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_3__ .i7)([...path, 'env']), file });
const secret = {
secrets: (0,_config_secret_commands_js__WEBPACK_IMPORTED_MODULE_25__ .JJ)(config, env),
...{ file, found: 'the command of holdout or confirmation' },
expected: 'no variable that would disclose it to agents',
};
(0,_engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_13__ .B)(values, secret);
const table = 'environment.env';
(0,_engine_evaluation_leaked_commands_js__WEBPACK_IMPORTED_MODULE_13__ .B)((0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_16__ .ms)(config.environment.env, { parentEnv: env, path: `$.${table}`, file }), {
...secret,
table,
});
return values;
}
function chooseLevel({ agent }) {
return (0,_kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_22__ .q1)({ requested: agent.sandbox, network: agent.network });
}
async function listUncommitted({ repository }, { gitDir, home, head, parentEnv }) {
const all = await (0,_kernel_user_work_tree_js__WEBPACK_IMPORTED_MODULE_24__ .W)({ repository, gitDir, home, head, parentEnv });
return all.filter((path) => !isOwnFile(path));
}
function isOwnFile(path) {
return path === '.autorize' || path.startsWith('.autorize/');
}
async function requireClean(paths, now) {
const changes = await listUncommitted(paths, now);
if (changes.length === 0)
return;
const shown = changes.slice(0, 5).map((path) => JSON.stringify(path));
const rest = changes.length > shown.length ? ` and ${changes.length - shown.length} more` : '';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the work tree has changes that are not committed (${shown.join(', ')}${rest}); an experiment works on commits`,
remedy: 'Commit or stash them, or run with --allow-dirty: then the experiment does not see them.',
});
}
function requireHidden({ name, repository }, { level, config, host }) {
const { env } = host;
const others = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_23__ .Y3)(repository).map(({ folder }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.autorize'));
if (level.kind === 'bubblewrap' || !(0,_config_secret_commands_js__WEBPACK_IMPORTED_MODULE_25__ .kH)(config, env))
return [...(0,_config_secret_commands_js__WEBPACK_IMPORTED_MODULE_25__ .v_)(config, env), ...others];
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the holdout or hidden test set of "${name}" cannot be hidden from agents without bubblewrap`,
remedy: 'Install bubblewrap and leave agent.sandbox at "auto", or take out objective.holdout and objective.confirm.command.',
});
}
function requireHoldoutHere({ name }, { objective: { holdout, confirm } }, { env }) {
const asked = [
...(holdout === undefined ? [] : [{ what: 'holdout', key: 'holdout', set: holdout }]),
...(confirm.every_keeps === 0 ? [] : [{ what: 'hidden test set', key: 'confirm', set: confirm }]),
];
for (const { what, key, set } of asked) {
const missing = (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_12__ .Gc)(set, env);
if (missing === 0)
continue;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the ${what} of "${name}" cannot be asked here: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .LS)(missing, 'path')} that its command or objective.${key}.files names ${missing === 1 ? 'is' : 'are'} not there`,
remedy: `Copy all of them here, or correct objective.${key}; then run "${name}" again.`,
});
}
}
function decidedCommands({ objective, guards, }) {
return [
{ command: objective.command, kind: 'evaluator' },
...guards.map(({ command }) => ({ command, kind: 'guard' })),
...(0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_6__ .S4)(objective).map((command) => ({ command, kind: 'guard', readsFiles: true })),
];
}
async function findProtected(store, { objective, guards, boundaries }) {
const commit = store.base;
const commands = [objective.command, ...guards.map((guard) => guard.command)];
const globs = objective.protect ?? [
...(await (0,_engine_evaluation_default_protection_js__WEBPACK_IMPORTED_MODULE_11__ .C)(store, { commit, commands: decidedCommands({ objective, guards }) })).keys(),
];
const { writable = [] } = objective;
const openings = { writable, writableKey: 'objective.writable', permit: boundaries.permit };
return (0,_engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_10__ .sz)(store, { commit, globs, openings, commands });
}
function requireWholeLedger({ name }, known) {
const problem = (0,_lost_records_js__WEBPACK_IMPORTED_MODULE_30__ .oW)(name, known);
if (problem !== undefined)
throw problem;
}
async function requireCommit(refs, { commit, name }) {
if (await (0,_kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_20__ .Q)(refs, commit))
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `the base commit ${commit} of the experiment "${name}" is not in this repository`,
remedy: `Fetch it (git fetch --unshallow, or from the repository that has it), or start again: autorize run ${name} --fresh`,
});
}
async function finishAcceptance({ paths, ledger, intents, decisions, refs, base, parentEnv, }) {
const last = intents.records.at(-1);
if (last === undefined)
return;
const { hash, ...fields } = last;
const intent = fields;
const { records } = (0,_open_records_js__WEBPACK_IMPORTED_MODULE_31__ .tW)(paths, ledger);
const { iters, hasForeignAcceptance, lastAccepted } = (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_29__ .xS)(records);
const isNumbered = typeof last.iter === 'number';
if (isNumbered && (0,_base_number_ranges_js__WEBPACK_IMPORTED_MODULE_4__ .yn)(iters, intent.iter))
return;
const expected = lastAccepted ?? base;
if ((0,_intent_js__WEBPACK_IMPORTED_MODULE_28__ .H)(last) === undefined || intent.ref !== (0,_branch_js__WEBPACK_IMPORTED_MODULE_26__ .H8)(paths)) {
const begun = isNumbered ? `the acceptance of iteration ${intent.iter}` : 'the acceptance';
throw (0,_lost_records_js__WEBPACK_IMPORTED_MODULE_30__ .V7)(paths.name, `${begun} that was begun is not one of this run`);
}
if (intent.parent !== expected && !hasForeignAcceptance) {
throw (0,_lost_records_js__WEBPACK_IMPORTED_MODULE_30__ .V7)(paths.name, `iteration ${intent.iter} was kept on ${intent.parent}, which the ledger does not hold`);
}
const folder = (0,_engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_14__ .PH)({ repository: paths.repository, name: paths.name, parentEnv });
await (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_15__ .ky)(folder);
const store = (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_18__ .h$)({ folder: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_15__ .IS)(folder), base });
if (store !== undefined)
(0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_17__ .sW)(store.gitDir);
const recovery = await (0,_engine_acceptance_acceptance_js__WEBPACK_IMPORTED_MODULE_7__ ._M)({
...{ store, repository: paths.repository, trailer: _state_js__WEBPACK_IMPORTED_MODULE_32__ .jl.record },
beforeSwap: (commit) => (0,_engine_acceptance_accepted_here_js__WEBPACK_IMPORTED_MODULE_8__ .bA)(folder, commit),
}, { intent, hash: String(hash), refs });
if (recovery.kind === 'kept') {
for (const record of (0,_intent_js__WEBPACK_IMPORTED_MODULE_28__ .y)(decisions.records, intent))
decisions.append(record);
ledger.append({ ...intent.draft, commit: recovery.commit });
}
if (recovery.kind === 'moved') {
throw (0,_branch_moved_js__WEBPACK_IMPORTED_MODULE_27__ .i)(paths.name, { expected: intent.old ?? base, actual: recovery.actual });
}
}
function dropBaseline(paths) {
const folder = (0,_store_js__WEBPACK_IMPORTED_MODULE_33__ .OO)(paths, 0);
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
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
var _base_toml_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30615);
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
31409:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
f3: () => ( PARSE_TIMEOUT_MS),
TD: () => ( evaluateFor),
Q6: () => ( findReadLeftovers),
_K: () => ( isGuardFailure),
yN: () => ( parseScore),
_l: () => ( preparingOf),
DR: () => ( scoreTree)
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var duration = __webpack_require__(15902);
var hash = __webpack_require__(28338);
var base_text = __webpack_require__(7953);
var benchmark_score = __webpack_require__(95639);
var step_network = __webpack_require__(7168);
var evaluation_evaluation = __webpack_require__(80226);
var preparing_steps = __webpack_require__(54620);
var shared_state = __webpack_require__(95465);
var private_area = __webpack_require__(63702);
var decode = __webpack_require__(74044);
;
const KEY = '("(?:[^"\\\\\\p{Cc}]|\\\\["\\\\/bfnrt])*")';
const STEP = new RegExp(`\\.([A-Za-z_]\\w*)|\\.?\\[(-?\\d{1,9})\\]|\\.${KEY}|\\.?\\[${KEY}\\]`, 'uy');
function parseDottedPath(program) {
const text = program.trim();
if (text === '.')
return [];
if (!text.startsWith('.'))
return undefined;
const path = [];
let at = 0;
while (at < text.length) {
STEP.lastIndex = at;
const step = STEP.exec(text);
if (step === null)
return undefined;
const key = step[3] ?? step[4];
path.push(step[1] ?? (key === undefined ? Number(step[2]) : String(JSON.parse(key))));
at = STEP.lastIndex;
}
return path;
}
function followDottedPath(value, path) {
let current = value;
for (const step of path) {
if (current === null)
continue;
if (typeof step === 'number' && Array.isArray(current)) {
current = current.at(step) ?? null;
}
else if (typeof step === 'string' && (0,decode .Gv)(current)) {
current = Object.hasOwn(current, step) ? current[step] : null;
}
else {
return { reason: `${(0,base_text .TL)(current)} has no ${(0,base_text .TL)(step)}` };
}
}
return { value: current };
}
var timed_task = __webpack_require__(38281);
;
const MAX_INPUT_BYTES = 64 * 1024;
async function evaluateJq({ program, input, timeoutMs, signal }) {
const path = parseDottedPath(program);
const document = path === undefined ? undefined : parseDocument(input);
if (path !== undefined && document !== undefined) {
const followed = followDottedPath(document.value, path);
if ('reason' in followed)
return failed(followed.reason);
return { kind: 'value', outputs: [JSON.stringify(followed.value)] };
}
const bytes = Buffer.byteLength(input);
if (bytes > MAX_INPUT_BYTES) {
return failed(`the input of jq has ${bytes} bytes; expected at most ${MAX_INPUT_BYTES}`);
}
return evaluateInThread({ program, input, timeoutMs, signal });
}
async function evaluateInThread({ program, input, timeoutMs, signal }) {
const task = { kind: 'jq', program: guarded(program), input };
const result = await (0,timed_task .y)(task, { name: 'jq', timeoutMs, signal });
return result.kind === 'failed' ? result : readMessage(result.message);
}
function guarded(program) {
const check = 'if type == "number" and (isnan or isinfinite) then error("a number that is not finite") else . end';
return ` [inputs | (${program}\n)] | map(${check})`;
}
function readMessage(message) {
if ((0,decode .Gv)(message) && typeof message.output === 'string') {
const outputs = parseDocument(message.output)?.value;
if (Array.isArray(outputs))
return { kind: 'value', outputs: outputs.map((output) => JSON.stringify(output)) };
return failed(`jq printed ${(0,base_text .TL)(message.output)}; expected its outputs`);
}
const error = (0,decode .Gv)(message) && typeof message.error === 'string' ? message.error : '';
return failed((0,base_text .g$)(error.split('\n')[0] ?? ''));
}
function parseDocument(text) {
try {
return { value: JSON.parse(text) };
}
catch {
return undefined;
}
}
function failed(reason) {
return { kind: 'failed', reason };
}
var kernel_pattern = __webpack_require__(44298);
var scoring_score = __webpack_require__(49714);
;
const PARSE_TIMEOUT_MS = 10_000;
async function evaluateFor({ privateArea, config, protectedFiles, signal }, { name, purpose, logs: { folder, prefix }, workspace, isCurrentBest }) {
if (!(0,external_node_fs_.existsSync)(folder))
(0,external_node_fs_.mkdirSync)(folder, { recursive: true });
const { tree, seed } = name;
const scored = await scoreTree(privateArea, {
...{ config, protectedFiles, tree, workspace, logs: folder, prefix, seed, purpose, signal },
});
if (scored.kind !== 'failed')
return scored;
const isLenient = isCurrentBest && config.objective.fail_mode === 'worst' && name.stage !== 'holdout';
if (!isLenient || scored.isTampered)
return { ...scored, isGuard: isGuardFailure(scored) };
const { reason, timings, files } = scored;
const score = (0,scoring_score .Wx)(config.objective.direction);
return { kind: 'scored', score, stdoutDigest: (0,hash .s)(''), timings, files, worstFor: reason };
}
function evaluationOf(privateArea, request, nonce) {
const { config, protectedFiles, tree, workspace, signal } = request;
const { teardown } = config;
const checkout = (0,private_area .b)(privateArea, workspace);
return {
checkout,
tree,
protectedFiles,
steps: stepsOf(request, nonce),
teardown: teardown.command === ''
? undefined
:
step(request, { ...teardown, name: 'judge-teardown', kind: 'teardown' }),
variables: {
AUTORIZE_WORKDIR: checkout.folder,
...(request.seed === undefined ? {} : { AUTORIZE_SEED: String(request.seed) }),
},
...{ signal, onStep: request.onStep, hasOthers: config.guards.length > 0 },
...(request.purpose?.kind === 'guards' ? { asks: 'exit' } : {}),
};
}
async function scoreTree(privateArea, request) {
const { config, signal } = request;
const nonce = (0,external_node_crypto_.randomUUID)();
const evaluation = await (0,evaluation_evaluation .q)(privateArea, evaluationOf(privateArea, request, nonce));
if (evaluation.kind !== 'ran')
return evaluation;
const { output, log, timings, files } = evaluation;
const asked = request.purpose?.kind;
if (asked === 'check' || asked === 'guards')
return { kind: 'scored', score: 0, stdoutDigest: (0,hash .s)(output), timings, files };
const parsed = await parseScore(config.objective.parse, { output, nonce, signal });
if (signal?.aborted === true)
return { kind: 'aborted' };
if ('reason' in parsed) {
const { purpose } = request;
const isHidden = purpose?.kind === 'replacement' && purpose.isSealed;
const reason = isHidden ? `${purpose.name} printed no score` : parsed.reason;
return { kind: 'failed', log, reason, timings, files, exitCode: 0, isTampered: false };
}
return { kind: 'scored', ...parsed, stdoutDigest: (0,hash .s)(output), timings, files };
}
async function findReadLeftovers(privateArea, request, { isTampered, timedOut, step }, isComplete = () => Promise.resolve(false)) {
const { config, signal } = request;
if (isTampered || timedOut === true || config.guards.length === 0)
return undefined;
const nonce = (0,external_node_crypto_.randomUUID)();
const isFine = async (output) => 'score' in (await parseScore(config.objective.parse, { output, nonce, signal })) || (await isComplete(output));
return (0,shared_state .E)(privateArea, {
...evaluationOf(privateArea, request, nonce),
failed: step?.name,
isFine: request.purpose?.kind === 'guards' || step !== undefined ? () => Promise.resolve(true) : isFine,
});
}
function isGuardFailure(scored) {
return scored.kind === 'failed' && /(?:^|-)guard-\d+/.test((0,external_node_path_.basename)(scored.log ?? ''));
}
function stepsOf(request, nonce) {
const { config, purpose = { kind: 'judge' } } = request;
const { guards, objective } = config;
const before = (0,preparing_steps .sA)(preparingOf(request));
const { tracing = 'off' } = objective;
const scoring = {
...step(request, { ...objective, name: 'score', kind: 'objective' }),
stdin: `${nonce}\n`,
tracing,
};
switch (purpose.kind) {
case 'judge':
return [
...before,
...guards.map((guard, index) => guardStep(request, guard, index)),
...(purpose.also ?? []).map((command, index) => alsoStep(request, command, index)),
scoring,
];
case 'guards':
return [...before, ...guards.map((guard, index) => guardStep(request, guard, index))];
case 'score':
return [...before, scoring];
case 'check': {
const { name, command } = purpose;
return [...before, step(request, { name, command, timeout: objective.timeout, kind: 'guards' })];
}
case 'replacement': {
const { name, command, readable, isSealed } = purpose;
const { timeout } = objective;
const kind = name === 'confirm' ? 'confirm' : 'holdout';
const hidden = { stdin: `${nonce}\n`, readable, isSealed, tracing };
return [...before, { ...step(request, { name, command, timeout, kind }), ...hidden }];
}
default:
return purpose;
}
}
function preparingOf({ config, logs, prefix = '', }) {
const { setup, build, environment, agent, objective } = config;
const network = (0,step_network .lr)({ own: environment.network, agent: agent.network, evaluator: objective.network });
return { setup, build, network, logs: (0,external_node_path_.join)(logs, prefix) + (prefix === '' ? '/' : '') };
}
function guardStep(request, guard, index) {
return step(request, {
...guard,
name: `guard-${guard.name}`,
title: `guard ${(0,base_text .TL)(guard.name)}`,
log: `guard-${index + 1}-${fileNameOf(guard.name)}`,
kind: 'guards',
});
}
function alsoStep(request, command, index) {
const { timeout } = request.config.objective;
const name = `objective-guard-${index + 1}`;
return step(request, { name, title: `guard ${(0,base_text .TL)(command)}`, command, timeout, kind: 'guards' });
}
function step({ config: { environment, agent, objective }, logs, prefix = '' }, { name, title = name, log = name, command, timeout, kind }) {
const timeoutMs = (0,duration .E9)(timeout) ?? 0;
const keys = { own: environment.network, agent: agent.network, evaluator: objective.network };
const { [kind]: network } = (0,step_network .lr)(keys);
return { name, kind, title, command, timeoutMs, network, logs: (0,external_node_path_.join)(logs, `${prefix}${log}`) };
}
const MAX_FILE_NAME = 60;
function fileNameOf(name) {
return name.replaceAll(/[^A-Za-z0-9._-]/g, '_').slice(0, MAX_FILE_NAME);
}
async function parseScore(parse, { output, nonce, signal }) {
switch (parse.kind) {
case 'float':
return (0,scoring_score .O6)(output);
case 'regex': {
const { pattern } = parse;
const result = await (0,kernel_pattern .g)({ pattern, input: output, timeoutMs: PARSE_TIMEOUT_MS, signal });
return result.kind === 'failed' ? { reason: result.reason } : (0,scoring_score .$O)(result.matches, pattern);
}
case 'jq': {
const result = await evaluateJq({ program: parse.path, input: output, timeoutMs: PARSE_TIMEOUT_MS, signal });
if (result.kind === 'failed')
return { reason: result.reason };
const parsed = (0,scoring_score .LD)(result.outputs, parse.path);
const metrics = (0,scoring_score .Bm)(output);
return 'score' in parsed && metrics !== undefined ? { ...parsed, metrics } : parsed;
}
case 'signed':
return (0,scoring_score .QW)(output, nonce);
default:
return (0,benchmark_score .ci)(output, parse);
}
}
}),
49714:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$O: () => ( parseRegexScore),
Bm: () => ( parseMetrics),
LD: () => ( parseJqScore),
O6: () => ( parseFloatScore),
QW: () => ( parseSignedScore),
Wx: () => ( worstScore)
});
var _base_reported_metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45025);
var _base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22135);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const MAX_SHOWN = 3;
function parseFloatScore(output) {
const text = output.trim();
if (text.startsWith('{'))
return parseObjectScore(text);
if (text === '')
return { reason: 'the evaluator printed nothing; expected one number' };
return toScore(text, 'the evaluator printed');
}
function parseObjectScore(text) {
const value = parseJson(text);
if (!isObject(value))
return { reason: `the evaluator printed ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(text)}; expected one number or a JSON object` };
const { score, cases } = value;
if (!(0,_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ .N)(score)) {
return { reason: `the evaluator's "score" is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(score)}; expected one ${_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ .q}` };
}
const read = { score, metrics: (0,_base_reported_metrics_js__WEBPACK_IMPORTED_MODULE_0__ .P)(value) };
if (cases === undefined)
return read;
const reported = isObject(cases) || Array.isArray(cases) ? Object.entries(cases) : [];
const numbers = reported.filter((each) => each[0] !== '__proto__' && (0,_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ .N)(each[1]));
if (numbers.length === reported.length && reported.length > 0)
return { ...read, cases: Object.fromEntries(numbers) };
return {
reason: `the evaluator's "cases" are ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(cases)}; expected, by name or as a list, each a ${_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ .q}`,
};
}
function parseMetrics(output) {
const value = parseJson(output.trim());
return isObject(value) ? (0,_base_reported_metrics_js__WEBPACK_IMPORTED_MODULE_0__ .P)(value) : undefined;
}
function isObject(value) {
return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function parseRegexScore({ different, places }, pattern) {
if (different.length === 0)
return { reason: `nothing in the output matches ${pattern}` };
if (different.length > 1) {
const shown = different.slice(0, MAX_SHOWN).map((capture) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(capture));
const more = different.length > MAX_SHOWN ? ', …' : '';
return { reason: `${places.length} score lines that differ: ${shown.join(', ')}${more}; expected one score` };
}
const [capture] = different;
if (capture === undefined)
return { reason: `the capture group of ${pattern} took no part in the match` };
return toScore(capture, `${pattern} captured`);
}
function parseJqScore(outputs, program) {
const [output] = outputs;
if (output === undefined || outputs.length > 1) {
return { reason: `${program} gave ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(outputs.length, 'output')}; expected one ${_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ .q}` };
}
const value = parseJson(output);
if ((0,_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ .N)(value))
return { score: value };
return { reason: `${program} gave ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(value)}; expected one ${_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ .q}` };
}
function parseSignedScore(output, nonce) {
const lines = output.split('\n').filter((line) => line.startsWith('AUTORIZE_SCORE '));
const [line] = lines;
if (line === undefined || lines.length > 1) {
return { reason: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(lines.length, 'line')} with AUTORIZE_SCORE; expected exactly one, with the nonce` };
}
const [, supplied = '', ...rest] = line.trimEnd().split(' ');
if (supplied !== nonce)
return { reason: 'the AUTORIZE_SCORE line does not have the nonce of this evaluation' };
return toScore(rest.join(' '), 'the AUTORIZE_SCORE line says');
}
function parseJson(text) {
try {
return JSON.parse(text);
}
catch {
return text;
}
}
function toScore(text, what) {
const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
if (!NUMBER.test(text))
return { reason: `${what} ${JSON.stringify(shown)}; expected one ${_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ .q}` };
const score = Number(text);
if (!(0,_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ .N)(score))
return { reason: `${what} ${shown}; expected one ${_base_score_bound_js__WEBPACK_IMPORTED_MODULE_1__ .q}` };
return { score };
}
function worstScore(direction) {
return direction === 'min' ? Number.MAX_VALUE : -Number.MAX_VALUE;
}
}),
44298:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => ( matchPattern)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _timed_task_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38281);
async function matchPattern({ pattern, input, timeoutMs, signal }) {
const name = `the pattern ${pattern}, over ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(input.length, 'character')} of output,`;
const result = await (0,_timed_task_js__WEBPACK_IMPORTED_MODULE_1__ .y)({ kind: 'pattern', pattern, input }, { name, timeoutMs, signal });
if (result.kind === 'failed')
return result;
return { kind: 'value', matches: result.message };
}
}),
38281:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
y: () => ( runTimedTask)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
var node_worker_threads__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75919);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _timer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20677);
const MAX_HEAP_MB = 256;
function runTimedTask(task, { name, timeoutMs, signal }) {
if (signal?.aborted === true)
return Promise.resolve(failed(`${name} was cancelled`));
return new Promise((resolvePromise) => {
const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_2__.Worker(threadFile(), {
workerData: task,
env: {},
execArgv: [],
stdout: true,
stderr: true,
resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
});
let isConcluded = false;
const conclude = (result) => {
if (isConcluded)
return;
isConcluded = true;
timer.cancel();
signal?.removeEventListener('abort', cancel);
const give = () => resolvePromise(result);
worker.terminate().then(give, give);
};
const cancel = () => conclude(failed(`${name} was cancelled`));
const timer = (0,_timer_js__WEBPACK_IMPORTED_MODULE_4__ .Ip)(timeoutMs, () => conclude(failed(`${name} was not done after ${timeoutMs} ms`)));
signal?.addEventListener('abort', cancel);
worker.on('message', (message) => conclude({ kind: 'message', message }));
worker.on('error', (error) => conclude(failed((0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .g$)(error.message))));
worker.on('exit', (code) => conclude(failed(`${name} ended with ${code} and gave nothing`)));
});
}
function threadFile() {
const here = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url);
return here.endsWith('.ts')
? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(here), 'timed-task-thread.ts')
: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(here), '..', 'timed-task', 'index.js');
}
function failed(reason) {
return { kind: 'failed', reason };
}
}),
13584:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W: () => ( listChanges)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3800);
var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13096);
var _git_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80829);
async function listChanges(request) {
const { repository, home, head, parentEnv, untracked = 'normal' } = request;
const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(request.gitDir, 'status');
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(gitDir, { recursive: true, force: true });
(0,_git_folder_js__WEBPACK_IMPORTED_MODULE_5__ .e)(gitDir, { objectFormat: repository.objectFormat, commit: head });
for (const name of ['refs', 'info'])
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, name));
copyIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.gitDir, 'index'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'index'));
copyIfThere((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.commonDir, 'info', 'exclude'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'info', 'exclude'));
const ignored = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parentEnv.XDG_CONFIG_HOME || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parentEnv.HOME || '/', '.config'), 'git', 'ignore');
const git = (0,_git_js__WEBPACK_IMPORTED_MODULE_4__ .uD)({ gitDir, home, workTree: repository.folder, objects: repository.objects });
const asked = [
'status',
'--porcelain',
'-z',
'--no-renames',
`--untracked-files=${untracked}`,
'--ignore-submodules=all',
];
const { stdout } = await git([...((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(ignored) ? ['-c', `core.excludesFile=${ignored}`] : []), ...asked]);
return (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_3__ .K)(stdout).map((line) => (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .q0)(line.subarray(3)));
}
function copyIfThere(from, to) {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from))
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(from, to);
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

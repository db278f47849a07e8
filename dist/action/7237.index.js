export const id = 7237;
export const ids = [7237];
export const modules = {
73614:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( printJson),
j: () => ( withTexts)
});
var _text_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36950);
const UNREAD = new WeakMap();
function withTexts(value, key, texts) {
UNREAD.set(value, { key, texts });
const get = () => {
UNREAD.delete(value);
const list = texts.toArray();
Object.defineProperty(value, key, { value: list, enumerable: true, configurable: true, writable: true });
return list;
};
return Object.defineProperty(value, key, { get, enumerable: true, configurable: true });
}
function* printJson(value, depth = 4) {
const levels = [];
let wholeFrom = depth;
let item = value;
for (;;) {
let piece = typeof item === 'object' && item !== null ? undefined : (JSON.stringify(item) ?? 'null');
if (piece === undefined && levels.length >= wholeFrom && !isLong(item)) {
piece = printWhole(item, levels.at(-1)?.inner ?? '');
if (piece === undefined)
wholeFrom = Number.POSITIVE_INFINITY;
}
if (item instanceof _text_list_js__WEBPACK_IMPORTED_MODULE_0__ .Kp)
yield* printTexts(item, levels.at(-1)?.inner ?? '');
else if (piece === undefined)
levels.push(openLevel(item, levels.at(-1)?.inner ?? ''));
else
yield piece;
let level = levels.at(-1);
let next = level?.entries.next();
while (level !== undefined && next?.done === true) {
yield level.isEmpty ? level.brackets : `\n${level.outer}${level.brackets.charAt(1)}`;
levels.pop();
level = levels.at(-1);
next = level?.entries.next();
}
if (level === undefined || next === undefined || next.done === true)
return;
const [key, entry] = next.value;
const name = typeof key === 'string' ? `${JSON.stringify(key)}: ` : '';
yield `${level.isEmpty ? level.brackets.charAt(0) : ','}\n${level.inner}${name}`;
level.isEmpty = false;
item = entry;
}
}
function openLevel(value, outer) {
const level = { outer, inner: `${outer}  `, isEmpty: true };
if (Array.isArray(value))
return { ...level, brackets: '[]', entries: value.entries() };
const entries = membersOf(value).filter(([, item]) => item !== undefined);
return { ...level, brackets: '{}', entries: entries.values() };
}
function membersOf(value) {
const unread = UNREAD.get(value);
if (unread === undefined)
return Object.entries(value);
return Object.keys(value).map((key) => [key, key === unread.key ? unread.texts : Reflect.get(value, key)]);
}
const PIECE_TEXTS = 256;
const PLAIN_TEXT = /^[\w.-]*$/;
function* printTexts(texts, outer) {
const between = `,\n${outer}  `;
for (let from = 0; from < texts.length; from += PIECE_TEXTS) {
const some = texts.slice(from, from + PIECE_TEXTS);
const printed = PLAIN_TEXT.test(some.join(''))
? `"${some.join(`"${between}"`)}"`
: some.map((text) => JSON.stringify(text)).join(between);
yield from === 0 ? `[\n${outer}  ${printed}` : `${between}${printed}`;
}
yield texts.length === 0 ? '[]' : `\n${outer}]`;
}
const MAX_WHOLE_ITEMS = 10_000;
function isLong(value) {
return value instanceof _text_list_js__WEBPACK_IMPORTED_MODULE_0__ .Kp || (Array.isArray(value) && value.length > MAX_WHOLE_ITEMS);
}
function printWhole(value, indent) {
const levels = indent.length / 2;
let nested = value;
for (let level = 0; level < levels; level += 1)
nested = [nested];
try {
const text = JSON.stringify(nested, null, 2);
return text.slice(levels * (levels + 3), text.length - levels * (levels + 1));
}
catch (error) {
if (error instanceof RangeError)
return undefined;
throw error;
}
}
}),
99530:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
LP: () => ( decodeEntry),
hU: () => ( IdRegister),
xH: () => ( MAX_NAME_CHARS)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65090);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _base_text_list_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36950);
const MAX_NAME_CHARS = 1000;
function decodeEntry(raw, paths) {
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(raw)) {
const remedy = 'Write {"id": …, "scenario_id": …, "output": {…}}.';
return { problems: [issue(paths, [], { found: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(raw), expected: 'an object', remedy })], name: undefined };
}
const isWrapped = Object.hasOwn(raw, 'output');
const output = isWrapped ? raw.output : raw;
const problems = [];
const isOutput = isWrapped || OUTPUT_KEYS.some((key) => Object.hasOwn(raw, key));
const typed = isOutput ? undefined : misspelt(raw, 'output');
if (typed !== undefined && (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(raw[typed])) {
const found = `the key ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(typed)}, and no "output"`;
problems.push(issue(paths, [], { found, expected: 'an "output"', remedy: 'Did you mean "output"?' }));
}
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(output)) {
const isText = typeof output === 'string' && output.trimStart().startsWith('{');
const remedy = isText
? 'It is JSON as text: remove the quotes around it, and the backslashes in it.'
: 'Put the agent’s output object here.';
problems.push(issue(paths, ['output'], { found: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(output), expected: 'an object', remedy }));
}
const name = decodeName(raw.id, paths);
if ('problem' in name)
problems.push(name.problem);
const scenario = decodeScenarioId(raw, isWrapped, paths);
if ('problems' in scenario)
problems.push(...scenario.problems);
if (problems.length > 0 || !(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(output) || 'problems' in scenario || 'problem' in name)
return { problems, name: 'problem' in name ? undefined : name };
return { candidate: { id: name.id, scenario_id: scenario.id, output }, hasOwnId: name.hasOwnId };
}
function decodeName(id, paths) {
if (id !== undefined && id !== null && typeof id !== 'string') {
const remedy = 'Quote it, or leave it out to have one generated.';
return { problem: issue(paths, ['id'], { found: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(id), expected: 'text', remedy }) };
}
if (typeof id === 'string' && id.length > MAX_NAME_CHARS)
return { problem: issue(paths, ['id'], tooLong(id)) };
if (typeof id === 'string' && !(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .b2)(id))
return { id, hasOwnId: true };
return { id: `candidate_${paths.index + 1}`, hasOwnId: false };
}
function decodeScenarioId(raw, isWrapped, paths) {
const parent = raw.scenario_id;
const inner = isWrapped && (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(raw.output) ? raw.output.scenario_id : undefined;
const isPlain = typeof parent === 'string' && parent.length <= MAX_NAME_CHARS && !(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .b2)(parent);
if (isPlain && (inner === undefined || inner === parent))
return { id: parent };
const problems = [];
const remedy = 'Write the scenario’s id as text, e.g. "RG-01".';
for (const [value, path] of [
[parent, ['scenario_id']],
[inner, ['output', 'scenario_id']],
]) {
if ((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .b2)(value))
continue;
if (typeof value !== 'string')
problems.push(issue(paths, path, { found: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(value), expected: 'text', remedy }));
else if (value.length > MAX_NAME_CHARS)
problems.push(issue(paths, path, tooLong(value)));
}
if (problems.length > 0)
return { problems };
const ids = [parent, inner].filter((value) => typeof value === 'string' && !(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .b2)(value));
const [id, other] = ids;
if (id === undefined) {
const expected = isWrapped
? 'a "scenario_id" here or in "output"'
: 'an "output", or a raw output with a "scenario_id"';
const typed = misspelt(raw, 'scenario_id');
const hint = typed === undefined ? remedy : `Did you mean "scenario_id" by the key ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(typed)}?`;
return { problems: [issue(paths, [], { found: 'an entry without a scenario', expected, remedy: hint })] };
}
if (other !== undefined && other !== id) {
const found = `the scenario ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(id)} outside and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(other)} in the output`;
const expected = 'the same scenario in both places';
return { problems: [issue(paths, ['scenario_id'], { found, expected, remedy: 'Correct one, or leave one out.' })] };
}
return { id };
}
const OUTPUT_KEYS = ['band', 'risk', 'actions'];
function misspelt(raw, key) {
const short = Object.keys(raw).slice(0, 100);
return short.find((each) => each !== key && each.length <= 2 * key.length && ((0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .kC)(each, [key]) || isStart(each, key)));
}
function isStart(typed, key) {
return typed.length > 4 && key.startsWith(typed);
}
function tooLong({ length }) {
const expected = `at most ${MAX_NAME_CHARS} characters`;
return { found: `a name of ${length} characters`, expected, remedy: 'Shorten it.' };
}
function issue({ file, line, path: entryPath }, path, what) {
return { file, line, path: (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .i7)([...entryPath, ...path]), ...what };
}
class IdRegister {
#ids;
#lines = new _base_text_list_js__WEBPACK_IMPORTED_MODULE_3__ .eg();
constructor(key) {
this.#ids = new _base_text_list_js__WEBPACK_IMPORTED_MODULE_3__ .Wl(key);
}
add(id, hasOwnId, paths) {
const first = this.#ids.add(id);
if (first === undefined) {
this.#lines.push(paths.line);
return undefined;
}
const kind = hasOwnId ? 'the id' : 'no id, and the generated id';
const found = `${kind} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(id)}, which line ${this.#lines.at(first)} has already`;
return issue(paths, ['id'], {
found,
expected: 'an id that is unique in the file',
remedy: 'Rename one of the two.',
});
}
get ids() {
return this.#ids.texts;
}
}
}),
60482:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ld: () => ( buildAblation),
V9: () => ( readExternalMetadata),
VV: () => ( VERDICT_CODES),
WI: () => ( REPORT_SCHEMA_VERSION),
y5: () => ( buildSelectionOutcomes)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
const REPORT_SCHEMA_VERSION = 1;
const VERDICT_CODES = ['scenario_undefined', 'no_candidates', 'best_fails', 'max_volatility'];
function buildSelectionOutcomes(results) {
return results.map(({ scenario, pass, best, pass_rate, volatility }) => ({
scenario_id: scenario.id,
pass,
winner_candidate_id: best?.id ?? null,
winner_abstain: best?.abstain ?? null,
winner_tie_mass: best?.tie_mass ?? null,
pass_rate,
volatility,
}));
}
function readExternalMetadata(raw) {
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(raw))
return null;
const names = [
['model_identifier', 'model_id'],
['prompt_template_hash'],
['decoding_parameters', 'decoding'],
['tool_versions'],
['retrieval_snapshot_hashes'],
['retrieval_snapshots'],
['phase_transitions'],
['posture_transitions'],
];
const found = names.flatMap(([name, alias]) => {
const value = raw[name] ?? (alias === undefined ? undefined : raw[alias]);
return value === undefined ? [] : [[name, value]];
});
return Object.fromEntries(found);
}
function buildAblation(scenarios) {
return {
pass_count: scenarios.filter(({ ablated }) => ablated?.pass).length,
baseline_pass_count: scenarios.filter(({ baseline }) => baseline?.pass).length,
winner_changes: scenarios
.filter(({ baseline, ablated }) => baseline?.id !== ablated?.id)
.map(({ scenarioId, baseline, ablated }) => ({
scenario_id: scenarioId,
from: baseline?.id ?? null,
to: ablated?.id ?? null,
})),
};
}
}),
3213:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => ( runGate)
});
var external_node_crypto_ = __webpack_require__(77598);
var errors = __webpack_require__(45145);
var confined_file = __webpack_require__(57177);
var files = __webpack_require__(79871);
var json_print = __webpack_require__(73614);
var base_text = __webpack_require__(7953);
var version = __webpack_require__(7844);
var report = __webpack_require__(60482);
;
const SEED_DIGITS = 12;
function buildReport(input) {
const { request, rules, judge, facts, candidatesFile, ranAt } = input;
const { replays = 1, maxVolatility, ablations = [], seed = facts.normalizedSha256.slice(0, SEED_DIGITS) } = request;
const results = judge.results({ seed, maxVolatility });
return {
schema_version: report .WI,
ran_at: ranAt,
run_mode: request.mode,
suite_path: rules.hashed.suite.path,
suite_version: rules.suite.suite_version,
input_suite_version: facts.suiteVersion,
seed,
replays_requested: replays,
replays_ran: results.reduce((most, { replays_ran: ran }) => Math.max(most, ran), 0),
max_volatility: maxVolatility ?? null,
candidates_file: candidatesFile,
candidates_count: judge.count,
unscored_count: judge.unscored,
must_pass: rules.suite.must_pass,
suite_pass: results.every(({ pass }) => pass),
results: Object.fromEntries(results.map((result) => [result.scenario.id, result])),
warnings: [...rules.warnings, ...fileWarnings(input), ...judge.warnings()],
reproducibility_contract: {
mode: 'R0',
manifest: buildManifest(input),
selection_outcomes: (0,report .y5)(results),
posture_transitions: buildPostureTransitions(judge),
},
...(ablations.length === 0 ? {} : { experimental: { ablations: judge.ablationResults() } }),
};
}
function buildManifest({ rules, facts, candidatesFile, runner, system }) {
return {
runner: { name: 'autorize-action', version: version .x, ...runner },
system,
inputs: (0,json_print .j)({
...rules.hashed,
candidates: { path: candidatesFile, sha256: facts.sha256 },
normalized_candidates_sha256: facts.normalizedSha256,
}, 'candidate_ids', facts.ids),
scenario_selection: rules.selection,
external_runtime_metadata: (0,report .V9)(facts.reproducibility),
};
}
function buildPostureTransitions(judge) {
return judge.winnerTraces().flatMap(({ scenarioId, tally: { best, bestTrace } }) => {
if (best === undefined || bestTrace === undefined)
return [];
return [{ scenario_id: scenarioId, winner_candidate_id: best.id, ...bestTrace }];
});
}
function fileWarnings({ rules, facts }) {
const warnings = [];
const { suiteVersion, generatedIds } = facts;
const expected = rules.suite.suite_version;
if (suiteVersion !== null && suiteVersion !== expected) {
const message = `the candidates are for suite version ${(0,base_text .TL)(suiteVersion)}, the suite is ${(0,base_text .TL)(expected)}`;
warnings.push({ code: 'suite_version_mismatch', message });
}
if (generatedIds > 0) {
const message = `${(0,base_text .LS)(generatedIds, 'candidate')} without an id: named by position, which changes when the file does`;
warnings.push({ code: 'generated_ids', message, count: generatedIds });
}
return warnings;
}
var decode = __webpack_require__(74044);
var hash = __webpack_require__(28338);
var json_document = __webpack_require__(85572);
var external_node_buffer_ = __webpack_require__(4573);
var byte_issues = __webpack_require__(6805);
;
const QUOTE_KEY = 'Write the name in double quotes, or remove the comma before it.';
const REMEDIES = {
...{ 'first key': QUOTE_KEY, key: QUOTE_KEY, colon: 'Add the colon and a value.', comma: 'Add the comma.' },
};
function frameRemedy(phase, { listKey, inList, key }) {
if (phase === 'start')
return `Write e.g. {"${listKey}": […]}, and nothing before it.`;
if (phase !== 'value' && phase !== 'first value')
return REMEDIES[phase] ?? 'Remove it.';
if (inList)
return 'Write an entry here, or remove the comma before it.';
return key === listKey ? 'Put "[" before the entries and "]" after them.' : 'Write a value here.';
}
function listExpectation(listKey) {
return `an array, or an object with "${listKey}"`;
}
function listRemedy(listKey) {
return `Put the entries under "${listKey}", or write a bare array.`;
}
function noList(memberKeys, listKey) {
const keys = [...memberKeys].slice(0, 20).map((key) => (0,base_text .TL)(key));
const found = keys.length === 0 ? 'an empty object' : `an object with ${keys.join(', ')}`;
const isTypo = keys.length < 20 && [...memberKeys].some((key) => (0,base_text .kC)(key, [listKey]));
const remedy = isTypo ? `Rename the misspelt key to "${listKey}".` : listRemedy(listKey);
const place = { line: 1, column: 1, path: [] };
return { ...place, found, plain: 'an object without one', expected: `a member "${listKey}"`, remedy };
}
function entryEnd(bytes, newline) {
const end = bytes[newline - 1] === 0x0d ? newline - 1 : newline;
return bytes[end - 1] === 0x2c ? end - 1 : end;
}
var json_scan = __webpack_require__(56492);
var json_text = __webpack_require__(75936);
var json_issues = __webpack_require__(50817);
;
const MAX_CHARS = 20;
const MAX_BYTES = 4 * MAX_CHARS;
const MARKS = '[]{},:';
class StrayWord {
#bytes = [];
#issue;
constructor(issue) {
this.#issue = issue;
}
take(bytes, from) {
for (let at = from; at < bytes.length; at += 1) {
const byte = bytes[at] ?? 0;
const [first] = this.#bytes;
const isOver = first !== undefined && ((0,json_scan .R3)(byte) || MARKS.includes(String.fromCharCode(first)));
if (isOver || this.#bytes.length === MAX_BYTES)
return at;
this.#bytes.push(byte);
}
return bytes.length;
}
issue() {
const [first = 0] = this.#bytes;
const text = Buffer.from(this.#bytes).toString('utf8');
const isText = !text.startsWith('\ufffd') || first === 0xef;
const found = isText ? (0,base_text .TL)(text, MAX_CHARS + 2) : `the byte 0x${first.toString(16)}, which is not UTF-8`;
return { ...this.#issue, found, plain: json_issues .hy };
}
}
;
class TextCursor {
line = 1;
#lineStart = 0;
column(offset) {
return offset - this.#lineStart + 1;
}
startLine(offset) {
this.line += 1;
this.#lineStart = offset;
}
pass({ bytes, offset, newlines = countNewlines(bytes) }) {
const last = newlines === 0 ? -1 : bytes.lastIndexOf(0x0a);
this.line += newlines;
if (last !== -1)
this.#lineStart = offset + last + 1;
const tail = last === -1 ? bytes : bytes.subarray(last + 1);
if (!(0,external_node_buffer_.isAscii)(tail))
this.#lineStart += tail.length - tail.toString('utf8').length;
}
}
function countNewlines(bytes) {
let count = 0;
for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, at + 1))
count += 1;
return count;
}
;
const MAX_VALUE_BYTES = 64 * 1024 * 1024;
class ValueBytes {
size = 0;
#pieces = [];
add(piece) {
this.size += piece.length;
if (this.size > MAX_VALUE_BYTES)
this.#pieces = [];
else if (piece.length > 0)
this.#pieces.push(piece);
}
trimReturn() {
const last = this.#pieces.at(-1);
if (last?.at(-1) !== 0x0d)
return;
this.#pieces[this.#pieces.length - 1] = last.subarray(0, -1);
this.size -= 1;
}
isBlank() {
if (this.size > MAX_VALUE_BYTES)
return false;
for (const piece of this.#pieces) {
for (const byte of piece)
if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d)
return false;
}
return true;
}
decode(scan) {
if (this.size > MAX_VALUE_BYTES) {
const remedy = 'Is a quote or a bracket left open? Else split the value.';
const found = `a value of ${this.size} bytes`;
return {
issues: [{ line: 1, column: 1, path: [], found, expected: `at most ${MAX_VALUE_BYTES} bytes`, remedy }],
};
}
const bytes = this.whole();
const printed = (0,json_text .Q)(bytes, { scan });
if (printed !== undefined)
return printed;
const decoded = (0,json_text .x)(bytes, scan ?? (0,json_scan .xq)(bytes));
return 'issues' in decoded ? decoded : { ...decoded, printed: JSON.stringify(decoded.value), isAscii: false };
}
whole() {
if (this.#pieces.length > 1)
this.#pieces = [Buffer.concat(this.#pieces)];
return this.#pieces[0] ?? NO_BYTES;
}
}
const NO_BYTES = Buffer.alloc(0);
;
const MAX_MEMBERS = 1000;
class JsonEntryReader {
#listKey;
#sink;
#head = new byte_issues .vE();
#cursor = new TextCursor();
#phase = 'start';
#inEnvelope = false;
#inList = false;
#sawList = false;
#memberKeys = new Set();
#key;
#index = 0;
#offset = 0;
#goal;
#scan = new json_scan .px();
#isScalar = false;
#isDoubtful = false;
#bytes = new ValueBytes();
#valueOffset = 0;
#valueLine = 1;
#valueColumn = 1;
#stray;
#linesFrom = 0;
#isPlain;
constructor({ listKey, sink }) {
this.#listKey = listKey;
this.#sink = sink;
}
push(bytes) {
this.#read(this.#head.next(bytes));
}
get isBroken() {
return this.#phase === 'broken';
}
end() {
this.#read(this.#head.rest());
if (this.#phase === 'broken')
return;
if (this.#goal !== undefined && this.#isScalar)
this.#finishCapture(this.#goal);
if (this.#stray !== undefined)
this.#reportStray(this.#stray);
else if (this.#goal !== undefined)
this.#finishTruncated(this.#goal);
else if (this.#phase !== 'done')
this.#breakAtEnd();
else if (this.#inEnvelope && !this.#sawList)
this.#sink.issue(noList(this.#memberKeys, this.#listKey));
}
#read(bytes) {
if (this.#head.issue !== undefined && this.#phase === 'start') {
this.#phase = 'broken';
this.#sink.issue(this.#head.issue);
}
this.#isPlain = (0,external_node_buffer_.isAscii)(bytes) || undefined;
for (let at = 0; at < bytes.length && this.#phase !== 'broken';) {
if (this.#goal !== undefined) {
at = this.#capture(bytes, at, this.#goal);
continue;
}
if (this.#stray !== undefined) {
at = this.#stray.take(bytes, at);
if (at < bytes.length)
this.#reportStray(this.#stray);
continue;
}
const byte = bytes[at] ?? 0;
if (byte === 0x20 || byte === 0x09 || byte === 0x0d)
at += 1;
else if (byte === 0x0a) {
at += 1;
this.#cursor.startLine(this.#offset + at);
}
else
at = this.#structural(bytes, at, String.fromCharCode(byte));
}
this.#offset += bytes.length;
}
#structural(bytes, at, char) {
if (char === '/') {
return this.#unexpected(at, { expected: 'JSON, which has no comments', remedy: 'Remove the comment.' });
}
switch (this.#phase) {
case 'start':
if (char === '[')
return this.#openList(at);
if (char !== '{')
return this.#unexpected(at);
this.#inEnvelope = true;
this.#phase = 'first key';
return at + 1;
case 'first value':
if (char === ']')
return this.#closeList(at);
return ',}:'.includes(char) ? this.#unexpected(at) : this.#beginEntry(bytes, at, char);
case 'value':
if (!this.#inList && this.#key === this.#listKey) {
return char === '[' ? this.#openList(at) : this.#unexpected(at);
}
if (',]}:'.includes(char))
return this.#unexpected(at);
return this.#inList ? this.#beginEntry(bytes, at, char) : this.#begin('member', at, char);
case 'first key':
case 'key':
if (char === '"')
return this.#begin('key', at, char);
return char === '}' && this.#phase === 'first key' ? this.#finish(at) : this.#unexpected(at);
case 'colon':
if (char !== ':')
return this.#unexpected(at);
this.#phase = 'value';
return at + 1;
case 'comma':
if (char === ',') {
this.#phase = this.#inList ? 'value' : 'key';
return at + 1;
}
if (this.#inList && char === ']')
return this.#closeList(at);
if (!this.#inList && char === '}')
return this.#finish(at);
if (this.#isDoubtful)
this.#phase = 'broken';
else
this.#unexpected(at);
return at;
default:
return this.#unexpected(at, {
expected: 'nothing after the end of the document',
remedy: 'Remove what follows; for one JSON value a line, name the file .jsonl.',
});
}
}
#openList(at) {
this.#inList = true;
this.#sawList = true;
this.#phase = 'first value';
return at + 1;
}
#closeList(at) {
this.#inList = false;
this.#phase = this.#inEnvelope ? 'comma' : 'done';
return at + 1;
}
#finish(at) {
this.#phase = 'done';
return at + 1;
}
#beginEntry(bytes, at, char) {
const offset = this.#offset + at;
if (char !== '{' || offset < this.#linesFrom)
return this.#begin('entry', at, char);
const newline = bytes.indexOf(0x0a, at);
const to = newline === -1 ? at : entryEnd(bytes, newline);
const isPlain = this.#isPlain;
const entry = to - at > MAX_VALUE_BYTES ? undefined : (0,json_text .Q)(bytes, { from: at, to, isPlain });
if (entry === undefined) {
this.#linesFrom = newline === -1 ? this.#offset + bytes.length : Number.POSITIVE_INFINITY;
return this.#begin('entry', at, char);
}
if (!entry.isAscii)
this.#cursor.pass({ bytes: bytes.subarray(at, to), offset, newlines: 0 });
this.#isDoubtful = false;
this.#sink.entry(entry, { index: this.#index, line: this.#cursor.line, path: this.#pathOf('entry') });
this.#index += 1;
this.#phase = 'comma';
return to;
}
#begin(goal, at, char) {
this.#goal = goal;
this.#scan = new json_scan .px();
this.#isScalar = char !== '"' && char !== '{' && char !== '[';
this.#bytes = new ValueBytes();
this.#valueOffset = this.#offset + at;
this.#valueLine = this.#cursor.line;
this.#valueColumn = this.#cursor.column(this.#valueOffset);
return at;
}
#capture(bytes, from, goal) {
const end = this.#isScalar ? (0,json_scan .Of)(bytes, from) : this.#scan.advance(bytes, from, this.#offset);
this.#bytes.add(end === -1 ? Buffer.from(bytes.subarray(from)) : bytes.subarray(from, end));
if (end === -1)
return bytes.length;
this.#finishCapture(goal);
return end;
}
#finishCapture(goal) {
this.#goal = undefined;
const path = this.#pathOf(goal);
const decoded = this.#bytes.decode(this.#scan);
const hasIssues = 'issues' in decoded;
if (hasIssues)
for (const issue of decoded.issues)
this.#sink.issue(this.#placed(issue, path));
this.#isDoubtful = hasIssues && this.#isScalar;
const newlines = hasIssues ? undefined : this.#scan.newlines;
this.#cursor.pass({ bytes: this.#bytes.whole(), offset: this.#valueOffset, newlines });
switch (goal) {
case 'entry':
if (!hasIssues)
this.#sink.entry(decoded, { index: this.#index, line: this.#valueLine, path });
this.#index += 1;
this.#phase = 'comma';
break;
case 'key':
this.#phase = 'colon';
this.#key = undefined;
if (!hasIssues && typeof decoded.value === 'string')
this.#nameMember(decoded.value);
break;
case 'member':
if (!hasIssues && this.#key !== undefined)
this.#sink.member(this.#key, decoded.value, this.#valueLine);
this.#phase = 'comma';
break;
}
}
#nameMember(key) {
this.#key = key;
const at = { line: this.#valueLine, column: this.#valueColumn, path: [key] };
if (key === '__proto__') {
const found = 'the key "__proto__"';
this.#sink.issue({ ...at, found, expected: 'another name', remedy: 'Rename the key.' });
}
else if (this.#memberKeys.has(key)) {
const issue = { found: `a second key ${(0,base_text .TL)(key)}`, plain: 'a key a second time' };
this.#sink.issue({ ...at, ...issue, expected: 'each key once in an object', remedy: 'Remove one of the two.' });
}
else if (this.#memberKeys.size === MAX_MEMBERS) {
const found = `an object of more than ${MAX_MEMBERS} members`;
this.#phase = 'broken';
this.#sink.issue({
...at,
path: [],
found,
expected: listExpectation(this.#listKey),
remedy: listRemedy(this.#listKey),
});
}
this.#memberKeys.add(key);
}
#finishTruncated(goal) {
this.#phase = 'broken';
const decoded = this.#bytes.decode(this.#scan);
const path = this.#pathOf(goal);
if ('issues' in decoded)
for (const issue of decoded.issues)
this.#sink.issue(this.#placed(issue, path));
}
#pathOf(goal) {
if (goal === 'key')
return [];
if (goal === 'member')
return this.#key === undefined ? [] : [this.#key];
return this.#inEnvelope ? [this.#listKey, this.#index] : [this.#index];
}
#placed(issue, path) {
const column = issue.line === 1 ? this.#valueColumn + issue.column - 1 : issue.column;
return { ...issue, line: this.#valueLine + issue.line - 1, column, path: [...path, ...issue.path] };
}
#expectation() {
switch (this.#phase) {
case 'start':
return listExpectation(this.#listKey);
case 'first value':
return 'an entry or "]"';
case 'value':
if (this.#inList)
return 'an entry after the comma';
return this.#key === this.#listKey ? `an array as "${this.#listKey}"` : 'a JSON value';
case 'colon':
return '":" after the property name';
case 'comma':
return this.#inList ? '"," or "]"' : '"," or "}"';
default:
return 'a property name in double quotes';
}
}
#unexpected(at, what) {
const { line } = this.#cursor;
const path = this.#inList ? this.#pathOf('entry') : [];
const column = this.#cursor.column(this.#offset + at);
const where = { listKey: this.#listKey, inList: this.#inList, key: this.#key };
const usual = { expected: this.#expectation(), remedy: frameRemedy(this.#phase, where) };
this.#stray = new StrayWord({ line, column, path, ...(what ?? usual) });
return at;
}
#reportStray(word) {
this.#phase = 'broken';
this.#sink.issue(word.issue());
}
#breakAtEnd() {
const expected = this.#expectation();
const remedy = this.#phase === 'start' ? 'The file is empty: write the entries to it.' : 'Is the file truncated?';
const path = this.#inList ? this.#pathOf('entry') : [];
const column = this.#cursor.column(this.#offset);
this.#sink.issue({ line: this.#cursor.line, column, path, found: 'the end of the file', expected, remedy });
}
}
;
class JsonLineReader {
#sink;
#line = 0;
#index = 0;
#bytes = new ValueBytes();
isBroken = false;
#head = new byte_issues .vE();
#isPlain;
constructor(sink) {
this.#sink = sink;
}
push(bytes) {
this.#read(this.#head.next(bytes));
}
end() {
this.#read(this.#head.rest());
if (!this.isBroken && this.#bytes.size > 0)
this.#finishLine();
}
#read(bytes) {
if (this.#head.issue !== undefined && !this.isBroken) {
this.isBroken = true;
this.#sink.issue(this.#head.issue);
}
if (this.isBroken)
return;
this.#isPlain = (0,external_node_buffer_.isAscii)(bytes) || undefined;
let from = 0;
for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, from)) {
if (!this.#takeWhole(bytes, from, at)) {
this.#bytes.add(bytes.subarray(from, at));
this.#finishLine();
}
from = at + 1;
}
this.#bytes.add(Buffer.from(bytes.subarray(from)));
}
#takeWhole(bytes, from, newline) {
if (bytes[from] !== 0x7b || this.#bytes.size > 0)
return false;
const end = bytes[newline - 1] === 0x0d ? newline - 1 : newline;
if (end - from > MAX_VALUE_BYTES)
return false;
const entry = (0,json_text .Q)(bytes, { from, to: end, isPlain: this.#isPlain });
if (entry === undefined)
return false;
this.#line += 1;
this.#sink.entry(entry, { index: this.#index, line: this.#line, path: [this.#index] });
this.#index += 1;
return true;
}
#finishLine() {
this.#line += 1;
const bytes = this.#bytes;
this.#bytes = new ValueBytes();
bytes.trimReturn();
if (bytes.isBlank())
return;
const decoded = bytes.decode();
if ('issues' in decoded)
for (const issue of decoded.issues)
this.#issue(issue);
else
this.#sink.entry(decoded, { index: this.#index, line: this.#line, path: [this.#index] });
this.#index += 1;
}
#issue(issue) {
this.#sink.issue({ ...issue, line: this.#line, path: [this.#index, ...issue.path] });
}
}
var json_path = __webpack_require__(65090);
var candidates = __webpack_require__(99530);
;
const LIST_KEY = 'candidates';
const MAX_COUNTED_PROBLEMS = 50_000;
class CandidateFileReader {
problems = new errors .Ku();
#file;
#isForeign;
#onCandidate;
#reader;
#bytes = (0,external_node_crypto_.createHash)('sha256');
#normalized = new hash .h();
#register;
#generatedIds = 0;
#suiteVersion = null;
#reproducibility;
constructor({ file, isForeign = false, hashKey = [0, 0], onCandidate }) {
this.#register = new candidates .hU(hashKey);
this.#file = file;
this.#isForeign = isForeign;
this.#onCandidate = onCandidate;
const isLines = /\.(jsonl|ndjson)$/i.test(file);
this.#reader = isLines ? new JsonLineReader(this) : new JsonEntryReader({ listKey: LIST_KEY, sink: this });
}
get isBroken() {
return this.#reader.isBroken || this.problems.omitted >= MAX_COUNTED_PROBLEMS;
}
push(bytes) {
this.#bytes.update(bytes);
this.#reader.push(bytes);
}
end() {
if (this.problems.omitted >= MAX_COUNTED_PROBLEMS) {
const found = `more than ${MAX_COUNTED_PROBLEMS} problems; the rest of the file was not read`;
const expected = 'a file of candidates';
this.problems.problems.unshift({ file: this.#file, found, expected, remedy: 'Is this the right file?' });
}
else
this.#reader.end();
return {
sha256: this.#bytes.digest('hex'),
normalizedSha256: this.#normalized.digest(),
ids: this.#register.ids,
generatedIds: this.#generatedIds,
suiteVersion: this.#suiteVersion,
reproducibility: this.#reproducibility,
};
}
entry({ value: raw, printed, isAscii, bytes: range }, at) {
const place = { file: this.#file, ...at };
const decoded = (0,candidates .LP)(raw, place);
if ('problems' in decoded) {
for (const problem of decoded.problems)
this.problems.add(problem);
if (decoded.name !== undefined)
this.#addName(decoded.name.id, decoded.name.hasOwnId, place);
return;
}
const { candidate, hasOwnId } = decoded;
this.#addName(candidate.id, hasOwnId, place);
if (!hasOwnId)
this.#generatedIds += 1;
const { id, scenario_id: scenario, output } = candidate;
const from = outputStart(candidate, raw, printed);
const whole = output === raw ? printed : undefined;
const text = from === undefined ? (whole ?? JSON.stringify(output)) : printed.slice(from, -1);
if (from === undefined || range === undefined)
this.#normalized.add(`[${JSON.stringify(id)},${JSON.stringify(scenario)},${text}]`, { isAscii });
else {
const part = { bytes: range.bytes, from: range.from + from, to: range.to - 1 };
this.#normalized.addParts(['["', id, '","', scenario, '",'], part, ']');
}
if (this.problems.isEmpty)
this.#onCandidate(candidate, text);
}
#addName(id, hasOwnId, place) {
const duplicate = this.#register.add(id, hasOwnId, place);
if (duplicate !== undefined)
this.problems.add(duplicate);
}
member(key, value, line) {
if (key === 'suite_version' && typeof value === 'string')
this.#suiteVersion = value;
if (key === 'reproducibility')
this.#reproducibility = value;
const problem = memberProblem(key, value);
if (problem !== undefined)
this.problems.add({ file: this.#file, line, path: (0,json_path .i7)([key]), ...problem });
}
issue(issue) {
this.problems.add((0,json_document .X)(this.#file, this.#isForeign ? (0,json_issues .Yg)(issue, LIST_KEY) : issue));
}
}
const BEFORE_ID = '{"id":"';
const BEFORE_SCENARIO = '","scenario_id":"';
const BEFORE_OUTPUT = '","output":';
function outputStart({ id, scenario_id: scenario, output }, raw, printed) {
if (output === raw || Object.keys(raw).length !== 3)
return undefined;
const idEnd = BEFORE_ID.length + id.length;
const scenarioFrom = idEnd + BEFORE_SCENARIO.length;
const scenarioEnd = scenarioFrom + scenario.length;
const isPlain = printed.startsWith(BEFORE_ID) &&
printed.startsWith(id, BEFORE_ID.length) &&
printed.startsWith(BEFORE_SCENARIO, idEnd) &&
printed.startsWith(scenario, scenarioFrom) &&
printed.startsWith(BEFORE_OUTPUT, scenarioEnd);
return isPlain ? scenarioEnd + BEFORE_OUTPUT.length : undefined;
}
function memberProblem(key, value) {
if (key === 'suite_version' && typeof value !== 'string') {
return { found: (0,base_text .TL)(value), expected: 'text', remedy: 'Write the suite’s version, e.g. "v0".' };
}
if (key === 'reproducibility' && !(0,decode .Gv)(value)) {
return { found: (0,base_text .TL)(value), expected: 'an object', remedy: 'See docs/reproducibility-contract.md.' };
}
return undefined;
}
var gate_ablations = __webpack_require__(21441);
var gate_evaluate = __webpack_require__(80063);
var gate_replays = __webpack_require__(15330);
var gate_tally = __webpack_require__(44328);
;
class Judge {
count = 0;
unscored = 0;
#options;
#measurings = new Map();
#defined;
#unknown = new Map();
#notSelected = 0;
constructor(options) {
this.#options = options;
const room = (0,gate_tally .p9)();
this.#defined = new Map(options.suite.scenarios.map((scenario) => [scenario.id, scenario]));
for (const id of options.selection.ids) {
const scenario = this.#defined.get(id);
if (scenario !== undefined)
this.#measurings.set(id, buildMeasuring(scenario, options, room));
}
}
add(candidate, text) {
this.count += 1;
if (this.count === gate_tally .TA + 1 && !this.#options.full)
this.#bound();
const measuring = this.#measurings.get(candidate.scenario_id);
if (measuring === undefined) {
this.#skip(candidate.scenario_id);
return;
}
const { output } = candidate;
measuring.tally.add(measuring.evaluate(candidate, text, measuring.tally.isOut), output, text);
for (const { evaluate, tally } of measuring.ablated)
tally.add(evaluate(candidate, text, tally.isOut), output, text);
}
results({ seed, maxVolatility }) {
const { replays } = this.#options;
return this.#options.selection.ids.map((id) => {
const measuring = this.#measurings.get(id);
const { best, tied, count = 0 } = measuring?.tally ?? {};
const replayed = (0,gate_replays .bJ)({ best, tied }, { replays, seed: `${seed}:${id}` });
const evaluated = measuring?.tally.ranked() ?? [];
const failures = verdictFailures({ id, measuring, volatility: shareOfOthers(replayed), maxVolatility });
return {
scenario: describe(id, measuring?.scenario),
pass: failures.length === 0,
failures,
best: best ?? null,
evaluated_count: count,
evaluated,
evaluated_omitted: count - evaluated.length,
...replayed,
};
});
}
winnerTraces() {
return [...this.#measurings].map(([scenarioId, { tally }]) => ({ scenarioId, tally }));
}
ablationResults() {
const profiles = gate_ablations .U.filter((profile) => this.#options.ablations.includes(profile));
return Object.fromEntries(profiles.map((profile) => [profile, (0,report .Ld)(this.#ablatedScenarios(profile))]));
}
warnings() {
const warnings = [];
const ids = this.#options.suite.scenarios.map(({ id }) => id);
for (const [id, count] of [...this.#unknown].slice(0, MAX_UNKNOWN_LISTED)) {
const nearest = (0,base_text .qb)(id, ids);
const hint = nearest === undefined ? '' : ` (did you mean ${(0,base_text .TL)(nearest)}?)`;
const message = `${(0,base_text .LS)(count, 'candidate')} for ${(0,base_text .TL)(id)}, which the suite does not define${hint}: not scored`;
warnings.push({ code: 'unknown_scenario', message, count });
}
const listed = warnings.reduce((sum, { count = 0 }) => sum + count, 0);
const rest = this.unscored - this.#notSelected - listed;
if (rest > 0) {
const message = `${(0,base_text .LS)(rest, 'candidate')} for other scenarios that the suite does not define: not scored`;
warnings.push({ code: 'unknown_scenario', message, count: rest });
}
if (this.#notSelected > 0) {
const message = `${(0,base_text .LS)(this.#notSelected, 'candidate')} for scenarios that were not selected: not scored`;
warnings.push({ code: 'not_selected', message, count: this.#notSelected });
}
return warnings;
}
#ablatedScenarios(profile) {
return [...this.#measurings].map(([scenarioId, { tally, ablated }]) => {
const measuring = ablated.find((each) => each.profile === profile);
return { scenarioId, baseline: tally.best, ablated: measuring?.tally.best };
});
}
#bound() {
for (const { tally, ablated } of this.#measurings.values()) {
tally.bound();
for (const each of ablated)
each.tally.bound();
}
}
#skip(scenarioId) {
this.unscored += 1;
if (this.#defined.has(scenarioId))
this.#notSelected += 1;
else if (this.#unknown.size < MAX_UNKNOWN_COUNTED || this.#unknown.has(scenarioId)) {
this.#unknown.set(scenarioId, (this.#unknown.get(scenarioId) ?? 0) + 1);
}
}
}
const MAX_UNKNOWN_COUNTED = 1000;
const MAX_UNKNOWN_LISTED = 20;
function buildMeasuring(scenario, { config, checkOutput, ablations, replays }, room) {
const options = { scenario, config, checkOutput };
return {
scenario,
...buildScoring(options, { keepsTied: replays > 1, room }),
ablated: ablations.map((profile) => ({ profile, ...buildScoring((0,gate_ablations .B)(profile, options), { room }) })),
};
}
function buildScoring(options, tally) {
const evaluate = (0,gate_evaluate .wx)(options);
const explain = (evaluation, output, text) => {
const { id, scenario_id, failures } = evaluation;
const listed = failures === gate_evaluate .HY ? evaluate({ id, scenario_id, output }, text).failures : failures;
return (0,gate_evaluate .z9)({ ...evaluation, failures: listed }, output, options.config);
};
return { evaluate, tally: new gate_tally .LE({ ...tally, explain }) };
}
function describe(id, scenario) {
if (scenario === undefined)
return { id, expect: null };
const { name, intent, expect } = scenario;
return { id, ...(name === undefined ? {} : { name }), ...(intent === undefined ? {} : { intent }), expect };
}
function shareOfOthers({ replays_ran: ran, winner_histogram: wins }) {
const most = Object.values(wins).reduce((max, count) => Math.max(max, count), 0);
return ran === 0 ? 0 : (ran - most) / ran;
}
function verdictFailures({ id, measuring, volatility, maxVolatility }) {
if (measuring === undefined) {
const message = `the suite requires ${(0,base_text .TL)(id)} and does not define it; add the scenario, or take it off must_pass.`;
return [{ code: 'scenario_undefined', message }];
}
const { best } = measuring.tally;
if (best === undefined) {
return [{ code: 'no_candidates', message: `there is no candidate for ${(0,base_text .TL)(id)}; add one.` }];
}
const failures = [];
if (!best.pass) {
const codes = [...new Set(best.failures.map(({ code }) => code))].join(', ');
const message = `the best candidate, ${(0,base_text .TL)(best.id)}, fails: ${codes}.`;
failures.push({ code: 'best_fails', message });
}
if (maxVolatility !== undefined && volatility > maxVolatility) {
const message = `the volatility is ${Number(volatility.toFixed(4))}, above ${maxVolatility}; make one candidate clearly better.`;
failures.push({ code: 'max_volatility', message });
}
return failures;
}
;
function requestProblems(request) {
const { mode, candidates, replays = 1, maxVolatility, scenarios = [], all = false } = request;
const problems = [];
const add = (found, expected, remedy) => problems.push({ found, expected, remedy });
if (!Number.isInteger(replays) || replays < 1 || replays > gate_replays .Yc) {
add(`--replays ${replays}`, `a whole number from 1 to ${gate_replays .Yc}`, 'Try --replays 25.');
}
if (maxVolatility !== undefined && !(maxVolatility >= 0 && maxVolatility <= 1)) {
add(`--max-volatility ${maxVolatility}`, 'a number from 0 to 1', 'Try --max-volatility 0.2.');
}
if (mode === 'fixtures' && candidates !== undefined) {
add('--candidates in mode "fixtures" (the default)', 'mode "candidates"', 'Add --mode candidates.');
}
if (mode === 'fixtures' && replays > 1) {
add(`--replays ${replays} in mode "fixtures"`, 'one deterministic replay', 'Add --mode candidates, or drop --replays.');
}
if (mode === 'candidates' && candidates === undefined) {
const remedy = 'Add --candidates FILE; ./candidates.example.json shows the shape.';
add('no candidate file (there is no ./candidates.json)', 'a file of candidates', remedy);
}
if (all && scenarios.length > 0) {
add('--all together with --scenario', 'one of the two', 'Drop --all to check only the scenarios named.');
}
return problems;
}
var external_node_vm_ = __webpack_require__(30714);
;
const CALL = new external_node_vm_.Script('work()');
function runWithin(timeoutMs, work) {
try {
return CALL.runInContext((0,external_node_vm_.createContext)({ work }), { timeout: timeoutMs });
}
catch (error) {
if ((0,decode .Gv)(error) && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
return undefined;
throw error;
}
}
function withinTotal(totalMs) {
let leftMs = totalMs;
return (timeoutMs, work) => {
if (leftMs < 1)
return undefined;
const begun = performance.now();
try {
return runWithin(Math.min(timeoutMs, Math.floor(leftMs)), work);
}
finally {
leftMs -= performance.now() - begun;
}
};
}
var setting_limit = __webpack_require__(74656);
;
const plain_rules_text = (value) => (typeof value === 'string' ? value : undefined);
const plain_rules_name = (value) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);
const path = (value) => (typeof value === 'string' && (0,json_path .Rr)(value) !== undefined ? value : undefined);
const flag = (value) => (typeof value === 'boolean' ? value : undefined);
const number = (value) => (typeof value === 'number' ? value : undefined);
const moderate = (value) => typeof value === 'number' && value >= -setting_limit .C && value <= setting_limit .C ? value : undefined;
function list(take) {
return (value) => (Array.isArray(value) && value.every((item) => take(item) !== undefined) ? value : undefined);
}
function object(needed, others) {
const table = new Map([...Object.entries(needed), ...Object.entries(others)]);
return (value) => {
if (!(0,decode .Gv)(value) || !Object.keys(value).every((key) => table.has(key)))
return undefined;
const taken = {};
for (const [key, take] of table) {
if (!Object.hasOwn(value, key)) {
if (Object.hasOwn(needed, key))
return undefined;
continue;
}
taken[key] = take(value[key]);
if (taken[key] === undefined)
return undefined;
}
return taken;
};
}
const takeConfig = object({
bands_order: (value) => (Array.isArray(value) && value.length > 0 ? list(plain_rules_text)(value) : undefined),
required_fields: list(path),
allowed_action_types: list(plain_rules_text),
disallowed_keywords: list(plain_rules_text),
injection_strings: list(plain_rules_text),
allowlisted_scopes: list(plain_rules_text),
thresholds: object({ pass_min_overall: moderate, warn_min_overall: moderate, uncertainty_hi: moderate, uncertainty_lo: moderate }, {}),
weights: object({ A: moderate, T: moderate, M: moderate, S: moderate, G: moderate }, {}),
retrieval_gate_signal: object({
enabled: flag,
bridge_weak_threshold: moderate,
scope_soft_limit: moderate,
component_weights: object({ bridge_evidence: moderate, falsifier_presence: moderate, scope_penalty: moderate }, {}),
}, {}),
}, {});
const takeExpect = object({}, {
allowed_action_types: list(plain_rules_text),
max_band: plain_rules_text,
min_band: plain_rules_text,
require_checkpoint: flag,
require_rollback: flag,
require_allowlist_scope: flag,
require_uncertainty_below: number,
forbid_injection: flag,
require_injection_detected: flag,
require_abstain: flag,
require_falsifiers: flag,
require_scope_statement: flag,
require_provenance_split: flag,
require_bridge_evidence: flag,
require_bridge_evidence_min: number,
require_abstain_on_weak_bridge: flag,
weak_bridge_threshold: number,
require_scope_resolved: flag,
require_causal_dependency_checked: flag,
require_entity_disambiguation: flag,
require_no_silent_reversion: flag,
forbid_self_disowning_reasoning: flag,
require_conflict_posture_tightening: flag,
forbid_container_write: flag,
forbid_external_write: flag,
forbid_secrets: flag,
});
const takeScenario = object({ id: plain_rules_name, expect: takeExpect }, { name: plain_rules_text, intent: plain_rules_text });
const takeSuite = object({
suite_version: plain_rules_text,
must_pass: list(plain_rules_name),
scenarios: (value) => {
if (!Array.isArray(value))
return undefined;
const taken = value.map(takeScenario);
return taken.includes(undefined) ? undefined : taken;
},
}, { name: plain_rules_text, description: plain_rules_text, fixtures: plain_rules_text });
function plainConfig({ value }) {
return takeConfig(withoutSchema(value));
}
function plainSuite({ value }, { bands_order: bands }) {
const suite = takeSuite(withoutSchema(value));
if (suite === undefined || isRepeated(suite.must_pass) || isRepeated(suite.scenarios.map(({ id }) => id)))
return undefined;
const isKnown = (band) => band === undefined || bands.includes(band);
return suite.scenarios.every(({ expect }) => isKnown(expect.max_band) && isKnown(expect.min_band))
? suite
: undefined;
}
function withoutSchema(value) {
if (!(0,decode .Gv)(value))
return value;
const { $schema: _, ...rest } = value;
return rest;
}
function isRepeated(ids) {
return new Set(ids).size < ids.length;
}
var selection = __webpack_require__(83272);
var store = __webpack_require__(69527);
;
function nameRuleFiles({ suite, config, schema, rulesFolder }, host) {
const from = rulesFolder === undefined ? host : { ...host, cwd: rulesFolder };
return {
suite: (0,store .W6)(from, suite, 'ci-gate.json'),
config: (0,store .W6)(from, config, 'evaluator-config.json'),
schema: schema === undefined ? undefined : (0,store .iC)(from, schema),
};
}
async function readRules(files, request, problems) {
const { confinedTo } = request;
const read = await readWith(files.config, readConfig, confinedTo);
const config = take(problems, read);
const bands = 'bands' in read ? read.bands : undefined;
const suite = take(problems, await readWith(files.suite, (document) => readSuite(document, config?.config, bands), confinedTo));
const schema = files.schema && take(problems, await readSchema(files.schema, confinedTo));
const { scenarios = [], all = false } = request;
const selected = suite && take(problems, (0,selection .C8)(suite.suite, { scenarios, all }));
if (config === undefined || suite === undefined || selected === undefined)
return { rules: undefined, suite: suite?.suite };
if (files.schema !== undefined && schema === undefined)
return { rules: undefined, suite: suite.suite };
const rules = {
suite: suite.suite,
config: config.config,
selection: selected.selection,
checkOutput: schema?.check,
warnings: [...config.warnings, ...suite.warnings],
hashed: { suite: suite.hashed, config: config.hashed, ...(schema === undefined ? {} : { schema: schema.hashed }) },
};
return { rules, suite: suite.suite };
}
async function readWith(file, parse, folders) {
const read = (0,store .u0)(file, folders);
if ('problems' in read)
return read;
return { ...(await parse(read.document)), hashed: read.hashed };
}
async function readConfig(document) {
const config = plainConfig(document);
if (config !== undefined)
return { config, warnings: [] };
const { parseConfig } = await Promise.all( [__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(9326)]).then(__webpack_require__.bind(__webpack_require__, 79326));
return parseConfig(document);
}
async function readSuite(document, config, bands) {
const suite = config && plainSuite(document, config);
if (suite !== undefined)
return { suite, warnings: [] };
const { parseSuite } = await Promise.all( [__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(6778)]).then(__webpack_require__.bind(__webpack_require__, 86778));
return parseSuite(document, config ?? bands);
}
async function readSchema(file, folders) {
const read = (0,store .u0)(file, folders);
if ('problems' in read)
return read;
const { compileSchema, MAX_CHECKS_MS } = await Promise.all( [__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(2593)]).then(__webpack_require__.bind(__webpack_require__, 92593));
return { ...(await compileSchema(read.document, withinTotal(MAX_CHECKS_MS))), hashed: read.hashed };
}
function take(problems, result) {
if ('problems' in result) {
for (const problem of result.problems)
problems.add(problem);
return undefined;
}
return result;
}
;
async function runGate(options, host) {
const request = completeRequest(options, host);
const usage = requestProblems(request);
if (usage.length > 0)
throw new errors .eb(usage);
const problems = new errors .Ku();
const files = nameRuleFiles(request, host);
const { rules, suite } = await readRules(files, request, problems);
const source = findCandidates({ request, host, files, suite });
if ('problem' in source)
problems.add(source.problem);
const candidates = 'file' in source ? source.file : undefined;
const report = (0,store .Ad)(host, request.report);
const inputs = [files.suite, files.config, files.schema, candidates].filter(isPresent);
const { confinedTo: folders } = request;
const around = folders && request.mode === 'fixtures' ? (0,confined_file .bQ)(folders, files.suite.path) : folders;
const refusal = (0,store .kM)(report, { inputs, folders });
if (refusal !== undefined)
problems.add(refusal);
const judge = rules === undefined ? undefined : buildEvaluator(request, rules);
const facts = candidates && (await readCandidates({ file: candidates, folders: around, host, judge, problems }));
problems.throwIfAny();
if (rules === undefined || judge === undefined || facts === undefined || candidates === undefined) {
throw new Error('an input is missing although nothing was wrong with it');
}
const content = buildReport({
request,
rules,
judge,
facts,
candidatesFile: candidates.shown,
ranAt: host.now().toISOString(),
runner: { command: host.command, cwd: host.cwd },
system: host.system,
});
const unwritten = (0,store .u5)(report, content);
if (unwritten !== undefined)
throw new errors .Vl([unwritten]);
return { kind: content.suite_pass ? 'passed' : 'failed', report: content, reportPath: report.path };
}
function completeRequest(request, { cwd }) {
if (request.mode !== 'candidates' || request.candidates !== undefined)
return request;
return { ...request, candidates: (0,store .kJ)(cwd) };
}
function isPresent(value) {
return value !== undefined;
}
function buildEvaluator({ ablations = [], replays = 1, full = false }, { suite, config, selection, checkOutput }) {
return new Judge({ suite, config, selection, checkOutput, ablations, replays, full });
}
function findCandidates({ request, host, files, suite }) {
switch (request.mode) {
case 'candidates': {
const { candidates = '-' } = request;
return { file: candidates === '-' ? { path: '-', shown: '-' } : (0,store .iC)(host, candidates) };
}
case 'fixtures': {
if (suite === undefined)
return { kind: 'unknown' };
if (suite.fixtures !== undefined)
return { file: (0,store .MH)(files.suite, suite.fixtures) };
const expected = '"fixtures": the suite’s own candidate file';
const remedy = 'Add the key, or judge a file of yours with --mode candidates --candidates FILE.';
return { problem: { file: files.suite.shown, path: '$', found: 'a suite without fixtures', expected, remedy } };
}
default:
return (0,errors .xb)(request.mode);
}
}
const MAX_WORD = 2 ** 32;
async function readCandidates({ file, folders, host, judge, problems, }) {
const isStdin = file.path === '-';
const shown = isStdin ? 'standard input' : file.shown;
const opened = isStdin ? { path: '-' } : (0,store .z6)(file, folders);
if ('problem' in opened) {
problems.add(opened.problem);
return undefined;
}
const reader = new CandidateFileReader({
file: shown,
isForeign: folders !== undefined,
hashKey: [(0,external_node_crypto_.randomInt)(MAX_WORD), (0,external_node_crypto_.randomInt)(MAX_WORD)],
onCandidate: (candidate, text) => judge?.add(candidate, text),
});
try {
let size = 0;
const source = 'descriptor' in opened ? opened.descriptor : opened.path;
for await (const bytes of isStdin ? host.stdin() : (0,files .ge)(source)) {
size += bytes.length;
if (size > store .kk) {
problems.add((0,files .g$)(shown, `more than ${store .kk} bytes`, store .kk));
return undefined;
}
reader.push(bytes);
if (reader.isBroken)
break;
}
}
catch (error) {
if (!(0,files .Or)(error))
throw error;
problems.add((0,files .K)(file.shown, error));
return undefined;
}
const facts = reader.end();
for (const problem of reader.problems.problems)
problems.add(problem);
problems.omitted += reader.problems.omitted;
return facts;
}
}),
83272:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C8: () => ( selectScenarios),
yD: () => ( SELECTION_MODES)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
const SELECTION_MODES = ['must_pass', 'scenario', 'all'];
function selectScenarios(suite, { scenarios, all }) {
if (all)
return { selection: { mode: 'all', ids: unique([...suite.scenarios.map(({ id }) => id), ...suite.must_pass]) } };
if (scenarios.length === 0 && suite.must_pass.length === 0) {
const remedy = 'List scenarios under must_pass, or check them with --all or --scenario.';
return { problems: [{ found: 'a suite that requires no scenario', expected: 'something to check', remedy }] };
}
if (scenarios.length === 0)
return { selection: { mode: 'must_pass', ids: suite.must_pass } };
const known = new Set([...suite.scenarios.map(({ id }) => id), ...suite.must_pass]);
const problems = scenarios
.filter((id) => !known.has(id))
.map((id) => ({
found: `--scenario ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(id)}`,
expected: 'a scenario of the suite',
remedy: scenarioSuggestion(suite, id),
}));
return problems.length > 0 ? { problems } : { selection: { mode: 'scenario', ids: unique(scenarios) } };
}
function unique(ids) {
return [...new Set(ids)];
}
function scenarioSuggestion(suite, id) {
const ids = suite.scenarios.map((scenario) => scenario.id);
const nearest = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .qb)(id, ids);
return nearest === undefined ? `The suite defines ${ids.join(', ')}.` : `Did you mean ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(nearest)}?`;
}
}),
74656:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => ( MAX_SETTING)
});
const MAX_SETTING = 1_000_000;
}),
69527:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ad: () => ( nameReport),
JN: () => ( hasOwnSuite),
MH: () => ( nameSibling),
W6: () => ( nameSuiteFile),
ck: () => ( DEFAULT_RULES),
iC: () => ( nameFile),
kJ: () => ( defaultCandidates),
kM: () => ( reportProblem),
kk: () => ( MAX_CANDIDATE_FILE_BYTES),
u0: () => ( readDocument),
u5: () => ( writeReport),
z6: () => ( openCandidates)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28338);
var _base_json_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85572);
var _base_json_print_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73614);
var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57177);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84831);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79871);
const SUITE_FOLDER = 'replay-suite/v0';
const DEFAULT_CANDIDATES = 'candidates.json';
const DEFAULT_RULES = { suite: `${SUITE_FOLDER}/ci-gate.json`, config: `${SUITE_FOLDER}/evaluator-config.json` };
function nameFile(host, options) {
const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.cwd, options);
const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(host.cwd, path);
const isInside = inside !== '' && !inside.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside);
return { path, shown: (isInside ? inside : path).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/') };
}
function nameSuiteFile(host, options, name) {
const own = nameFile(host, options ?? `${SUITE_FOLDER}/${name}`);
if (options !== undefined || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(own.path))
return own;
return { path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(host.packageRoot, SUITE_FOLDER, name), shown: `autorize-action/${SUITE_FOLDER}/${name}` };
}
function hasOwnSuite({ cwd }, options) {
return options !== undefined || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, DEFAULT_RULES.suite));
}
function nameSibling(suite, options) {
const shown = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(options) ? options : node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(suite.shown), options);
return { path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(suite.path), options), shown };
}
function nameReport(host, options) {
return nameFile(host, options ?? `${SUITE_FOLDER}/reports/latest.json`);
}
function defaultCandidates(cwd) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, DEFAULT_CANDIDATES)) ? DEFAULT_CANDIDATES : undefined;
}
function readDocument(file, folders) {
const { shown } = file;
const read = readRules(file, folders);
if ('problem' in read)
return { problems: [read.problem] };
const decoded = (0,_base_json_document_js__WEBPACK_IMPORTED_MODULE_3__ .w)(shown, read.bytes, { isForeign: folders !== undefined });
if ('problems' in decoded)
return decoded;
return { document: decoded.document, hashed: { path: shown, sha256: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__ .s)(read.bytes) } };
}
function readRules({ path, shown }, folders) {
return folders === undefined ? (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ .M4)(path, shown) : (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_5__ .Hz)({ path, shown, folders });
}
function openCandidates({ path, shown }, folders) {
if (folders !== undefined)
return (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_5__ .Bu)({ path, shown, folders }, MAX_CANDIDATE_FILE_BYTES);
const problem = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ .oi)(path, shown, MAX_CANDIDATE_FILE_BYTES);
return problem === undefined ? { path } : { problem };
}
const MAX_CANDIDATE_FILE_BYTES = 2 * 1024 ** 3;
const REPORT_MARKS = [/^\s*\{[\s\S]*"run_mode"\s*:/, /"suite_path"\s*:/];
function reportProblem(report, { inputs, folders }) {
const problem = (folders && (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_5__ .d1)({ ...report, folders })) ?? (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ .nQ)(report.path, report.shown);
if (problem !== undefined)
return problem;
const remedy = 'Choose another --report.';
if (inputs.some((input) => isSameFile(input.path, report.path))) {
return {
file: report.shown,
found: 'a file that is read as an input',
expected: 'a separate file for the report',
remedy,
};
}
const read = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ .zy)(report.path, report.shown);
if ('problem' in read)
return { ...read.problem, expected: 'an earlier report, or no file', remedy };
if (read.head !== '' && !REPORT_MARKS.every((mark) => mark.test(read.head))) {
return {
file: report.shown,
found: 'a file that is not a gate report',
expected: 'an earlier report, or no file',
remedy,
};
}
return undefined;
}
function isSameFile(a, b) {
if (a === b)
return true;
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(a) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(b) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(a) === (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(b);
}
function writeReport(report, content) {
try {
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_6__ .Zf)(report.path, withNewline((0,_base_json_print_js__WEBPACK_IMPORTED_MODULE_4__ .Q)(content)));
}
catch (error) {
if (!(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ .Or)(error))
throw error;
const code = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ .CA)(error);
const remedy = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_7__ .Ry)(error) ? 'Free some disk space.' : 'Choose another --report.';
const expected = 'a place where the report can be written; an earlier report is untouched';
return { file: report.shown, found: `an error while writing (${code})`, expected, remedy };
}
return undefined;
}
function* withNewline(pieces) {
yield* pieces;
yield '\n';
}
}),
91951:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C$: () => ( listCheckouts),
Di: () => ( openOutermost),
H9: () => ( findNested),
Hj: () => ( openCheckout),
zW: () => ( listCheckoutsOf)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57177);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
var _kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11584);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63342);
function listCheckouts({ workspace, cwd }) {
const isInside = (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ .bQ)([workspace], cwd).length > 0;
const found = [];
for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git'), { throwIfNoEntry: false }) !== undefined)
found.unshift(folder);
if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) || (isInside && folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace)))
return found;
if (!isInside && found.length > 0)
return found;
}
}
function listCheckoutsOf({ workspace, cwd }, paths) {
const real = realPath(workspace);
const found = [cwd, ...paths].flatMap((path) => [
...listCheckouts({ workspace, cwd: nearestFolder(path) }),
...listCheckouts({ workspace: real, cwd: nearestFolder(realPath(path)) }).map((checkout) => (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ .bQ)([real], checkout).length > 0 ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(real, checkout)) : checkout),
]);
return [...new Set(found)];
}
function realPath(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
}
catch (error) {
if (!(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error) || path === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))
throw error;
return realPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
}
}
function nearestFolder(path) {
try {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory() || path === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
}
catch (error) {
if (!(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error) || path === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))
throw error;
}
return nearestFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
}
function findNested(top, path) {
const parts = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
for (let count = 1; count <= parts.length; count += 1) {
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, ...parts.slice(0, count));
if (folder !== top && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git'), { throwIfNoEntry: false }) !== undefined)
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, folder).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, '/');
}
return undefined;
}
function openCheckout(checkout, folder) {
const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ .W1)(checkout);
const home = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'home');
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(home, { recursive: true });
return { repository, git: (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_4__ .kB)(repository, { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'refs'), home }) };
}
function openOutermost(paths, folder) {
const [top] = listCheckouts(paths);
try {
return top === undefined ? undefined : openCheckout(top, folder).git;
}
catch {
return undefined;
}
}
}),
39638:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
inputFolders: () => ( inputFolders),
listGatePaths: () => ( listGatePaths),
listInputPaths: () => ( listInputPaths)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _gate_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69527);
var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57177);
var _checkouts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91951);
function inputFolders({ workspace, cwd, packageRoot }, gate) {
const own = [workspace, packageRoot];
const named = [gate.candidates, gate.suite, gate.config, gate.schema, gate.report];
const elsewhere = named
.flatMap((supplied) => (supplied === undefined ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, supplied)]))
.filter((path) => (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ .bQ)(own, path).length === 0);
return [...own, ...elsewhere.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path))];
}
function listInputPaths({ gate, loop, report }, { workspace, cwd }) {
const named = [...listGatePaths(gate), report, loop.missionDir, loop.workItems, loop.proposal, loop.wave.file];
const supplied = named.flatMap((path) => (path === undefined || path === '' ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path)]));
const top = (0,_checkouts_js__WEBPACK_IMPORTED_MODULE_3__ .C$)({ workspace, cwd }).at(-1) ?? cwd;
return loop.experiment === '' ? supplied : [...supplied, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(top, '.autorize', loop.experiment)];
}
function listGatePaths({ candidates, suite, config, schema }) {
const supplied = [candidates, schema].filter((path) => path !== undefined);
return [...supplied, suite ?? _gate_store_js__WEBPACK_IMPORTED_MODULE_1__ .ck.suite, config ?? _gate_store_js__WEBPACK_IMPORTED_MODULE_1__ .ck.config];
}
}),
84353:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => ( trustRequest)
});
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var checkouts = __webpack_require__(91951);
var input_folders = __webpack_require__(39638);
var external_node_fs_ = __webpack_require__(73024);
var base_text = __webpack_require__(7953);
var store = __webpack_require__(69527);
var confined_file = __webpack_require__(57177);
var object_presence = __webpack_require__(55523);
;
async function readTrustedRules(request) {
const { gate, trustedRef, context, cwd, folder } = request;
const ref = trustedRef ?? (context.pull?.baseSha || context.queueBaseSha);
if (gate.mode === 'fixtures' || ref === 'checkout' || ref === '')
return { kind: 'as checked out', banners: [] };
const [top = context.workspace] = (0,checkouts .C$)({ workspace: context.workspace, cwd });
const banners = [];
const chosen = trustedRef === undefined ? await findDefaultBranch(request) : undefined;
const named = [
gate.suite ?? store .ck.suite,
gate.config ?? store .ck.config,
...(gate.schema === undefined ? [] : [gate.schema]),
];
for (const supplied of named) {
const path = (0,external_node_path_.relative)(top, (0,external_node_path_.resolve)(cwd, supplied));
if (path.startsWith('..') || (0,external_node_path_.isAbsolute)(path))
continue;
const nested = (0,checkouts .H9)(top, (0,external_node_path_.resolve)(cwd, supplied));
const read = nested === undefined
? await readAt(request, { ref, path: path.replaceAll(external_node_path_.sep, '/') })
: { kind: 'unreadable', why: `"${nested}" is a separate repository here, like a submodule` };
if (read.kind === 'unreadable')
return { kind: 'unreadable', problem: unreadable({ path, ref, why: read.why }) };
const other = chosen && (await compareWithDefault(request, { path: path.replaceAll(external_node_path_.sep, '/'), read, chosen }));
if (other !== undefined)
return { kind: 'unreadable', problem: other };
if (read.kind === 'absent' && supplied === store .ck.suite) {
banners.push(`${path} is not at ${shortRef(ref)}: judged by the suite of the action.`);
}
if (!isSame(read, { path: (0,external_node_path_.resolve)(cwd, supplied), shown: supplied, folders: [context.workspace] })) {
banners.push(`${path} is changed here; judged by ${shortRef(ref)}, which ${read.kind === 'absent' ? 'has none' : 'has another one'}.`);
}
if (read.kind === 'absent')
continue;
const target = (0,external_node_path_.join)(folder, path);
(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(target), { recursive: true });
(0,external_node_fs_.writeFileSync)(target, read.bytes);
}
const rulesFolder = (0,external_node_path_.join)(folder, (0,external_node_path_.relative)(top, cwd));
(0,external_node_fs_.mkdirSync)(rulesFolder, { recursive: true });
const outside = (supplied) => supplied === undefined || !(0,external_node_path_.relative)(top, (0,external_node_path_.resolve)(cwd, supplied)).startsWith('..')
? supplied
: (0,external_node_path_.resolve)(cwd, supplied);
const { suite, config, schema } = gate;
const rules = { suite: outside(suite), config: outside(config), schema: outside(schema) };
return { kind: 'trusted', gate: { ...gate, ...rules, rulesFolder }, banners };
}
async function findDefaultBranch({ context, api }) {
const { pull, defaultBranch: name } = context;
if (pull === undefined || name === '' || pull.baseBranch === name)
return undefined;
if (api === undefined)
return { name, at: { why: 'there is no token' } };
const place = { owner: api.owner, repo: api.repo };
const found = await api.ask((octokit) => octokit.rest.repos.getCommit({ ...place, ref: `heads/${name}` }), {
isRepeatable: true,
});
return { name, at: found.kind === 'ok' ? { sha: found.value.data.sha } : { why: found.why } };
}
function isEqual(a, b) {
if (a.kind === 'found' && b.kind === 'found')
return a.bytes.equals(b.bytes);
return a.kind === 'absent' && b.kind === 'absent';
}
async function compareWithDefault(request, { path, read, chosen }) {
const { name, at } = chosen;
const there = 'why' in at ? { kind: 'unreadable', why: at.why } : await readAt(request, { ref: at.sha, path });
if (there.kind === 'unreadable') {
const ref = `the default branch "${(0,base_text .g$)(name, 100)}"`;
return unreadable({ path, ref, why: there.why });
}
if (isEqual(there, read))
return undefined;
const base = (0,base_text .g$)(request.context.pull?.baseBranch ?? '', 100);
const what = read.kind === 'absent' ? 'has none, unlike' : 'has another one than';
return {
file: path,
found: `the base branch "${base}" ${what} the default branch "${(0,base_text .g$)(name, 100)}"`,
expected: 'the rules of the default branch, since the author of a pull request chooses its base',
remedy: `Limit the workflow ("branches: [${(0,base_text .g$)(name, 100)}]", "types: [opened, synchronize, reopened, edited]"). If other branches have their own rules, set "trusted-ref: \${{ github.event.pull_request.base.sha }}".`,
};
}
function isSame(base, file) {
if ((0,external_node_fs_.lstatSync)(file.path, { throwIfNoEntry: false }) === undefined)
return base.kind === 'absent';
const read = (0,confined_file .Hz)(file);
return base.kind === 'found' && 'bytes' in read && read.bytes.equals(base.bytes);
}
function shortRef(ref) {
return /^[0-9a-f]{40,64}$/.test(ref) ? `the base (${ref.slice(0, 12)})` : ref;
}
async function readAt({ git, api }, wanted) {
const local = git === undefined ? undefined : await readLocally(git, wanted);
if (local !== undefined)
return local;
if (api === undefined)
return { kind: 'unreadable', why: 'the checkout does not hold that commit, and there is no token' };
const { ref, path } = wanted;
const place = { owner: api.owner, repo: api.repo };
const response = await api.ask((octokit) => octokit.rest.repos.getContent({ ...place, path, ref, mediaType: { format: 'raw' } }), { isRepeatable: true });
if (response.kind === 'ok') {
const { data } = response.value;
if (typeof data === 'string')
return { kind: 'found', bytes: Buffer.from(data) };
if (data instanceof ArrayBuffer)
return { kind: 'found', bytes: Buffer.from(data) };
return { kind: 'unreadable', why: 'the API answered with something else than a file' };
}
if (response.status !== 404)
return { kind: 'unreadable', why: response.why };
const seen = await api.ask((octokit) => octokit.rest.repos.getCommit({ ...place, ref }), { isRepeatable: true });
return seen.kind === 'ok' ? readOddParent(api, wanted) : { kind: 'unreadable', why: seen.why };
}
async function readLocally(git, { ref, path }) {
if (!/^[0-9a-f]{40,64}$/.test(ref))
return undefined;
const options = { allowed: [0, 1, 128] };
if (!(await (0,object_presence .Z)(git, [`${ref}^{tree}`])))
return undefined;
const listed = await git(['ls-tree', '-z', '--end-of-options', ref, ...listParents(path), path], options);
if (listed.exitCode !== 0)
return { kind: 'unreadable', why: 'git cannot list the tree of that commit' };
let isListed = false;
for (const line of listed.stdout.toString().split('\0')) {
const [, mode = '', name = ''] = /^(\d+) [^\t]*\t(.*)$/s.exec(line) ?? [];
isListed ||= name === path;
const odd = ODD_MODES[mode];
if (odd !== undefined)
return { kind: 'unreadable', why: `"${name}" is ${odd} there` };
}
const blob = await git(['cat-file', 'blob', '--end-of-options', `${ref}:${path}`], options);
if (blob.exitCode === 0)
return { kind: 'found', bytes: blob.stdout };
return isListed ? undefined : { kind: 'absent' };
}
const ODD_MODES = { '160000': 'a submodule', '120000': 'a symbolic link' };
const ODD_TYPES = { submodule: 'a submodule', symlink: 'a symbolic link' };
function listParents(path) {
const parts = path.split('/');
return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
async function readOddParent(api, { ref, path }) {
const place = { owner: api.owner, repo: api.repo };
for (const parent of listParents(path)) {
const response = await api.ask((octokit) => octokit.rest.repos.getContent({ ...place, path: parent, ref }), {
isRepeatable: true,
});
if (response.kind === 'refused') {
return response.status === 404 ? { kind: 'absent' } : { kind: 'unreadable', why: response.why };
}
const { data } = response.value;
const type = Array.isArray(data) ? 'dir' : data.type;
const odd = ODD_TYPES[type];
if (odd !== undefined)
return { kind: 'unreadable', why: `"${parent}" is ${odd} there` };
}
return { kind: 'absent' };
}
function unreadable({ path, ref, why }) {
return {
file: path,
found: `it could not be read at ${shortRef(ref)} (${why})`,
expected: 'what a pull request is judged by, as its base has it',
remedy: 'Give the job "contents: read", or check out with "fetch-depth: 2"; with "trusted-ref: checkout" the pull request is judged by its own files.',
};
}
;
async function trustRequest({ gate, trustedRef, context, host, api, folder, }) {
const { workspace } = context;
const { cwd } = host;
const git = (0,checkouts .Di)({ workspace, cwd }, folder);
const rulesRoot = (0,external_node_path_.join)(folder, 'rules');
const trusted = await readTrustedRules({ gate, trustedRef, context, cwd, api, folder: rulesRoot, git });
if (trusted.kind === 'unreadable')
throw new errors .Vl([trusted.problem]);
const own = (0,input_folders.inputFolders)({ ...host, workspace }, gate);
const { banners } = trusted;
if (trusted.kind === 'as checked out')
return { gate: { ...gate, confinedTo: own }, rulesOf: 'checkout', banners };
return { gate: { ...trusted.gate, confinedTo: [...own, rulesRoot] }, rulesOf: 'trusted commit', banners };
}
})
};

export const id = 3532;
export const ids = [3532];
export const modules = {
68852:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
m: () => ( askedOnce)
});
function askedOnce(maxAnswers) {
const all = new WeakMap();
return {
ask: (of, question, ask) => {
const known = all.get(of) ?? new Map();
all.set(of, known);
const answer = known.get(question) ?? ask();
known.delete(question);
known.set(question, answer);
answer.catch(() => {
if (known.get(question) === answer)
known.delete(question);
});
const [oldest] = known.keys();
if (known.size > maxAnswers && oldest !== undefined)
known.delete(oldest);
return answer;
},
};
}
}),
85572:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => ( issueProblem),
w: () => ( decodeDocument)
});
var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
var _byte_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6805);
var _json_issues_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50817);
var _json_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65090);
var _json_scan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56492);
var _json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75936);
function decodeDocument(file, bytes, { isForeign = false, takesAnyKey = false } = {}) {
const issue = (0,_byte_issues_js__WEBPACK_IMPORTED_MODULE_1__ .ib)(bytes);
if (issue !== undefined)
return { problems: [issueProblem(file, issue)] };
const decoded = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_5__ .x)(bytes, (0,_json_scan_js__WEBPACK_IMPORTED_MODULE_4__ .xq)(bytes), { takesAnyKey });
if ('issues' in decoded)
return { problems: decoded.issues.map((each) => issueProblem(file, isForeign ? (0,_json_issues_js__WEBPACK_IMPORTED_MODULE_2__ .Yg)(each) : each)) };
return { document: { file, value: decoded.value, locate: locator(bytes) } };
}
function locator(bytes) {
let places;
return (path) => {
places ??= new PositionIndex(bytes.toString('utf8'));
return places.locate(path);
};
}
class PositionIndex {
#lineStarts = [0];
#root;
#members = new Map();
constructor(text) {
for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))
this.#lineStarts.push(at + 1);
this.#root = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text);
}
locate(path) {
let node = this.#root;
for (const part of path) {
const child = node === undefined ? undefined : this.#childOf(node, part);
if (child === undefined)
break;
node = child;
}
return this.#place(node?.offset ?? 0);
}
#childOf(node, part) {
if (typeof part === 'number')
return node.type === 'array' ? node.children?.[part] : undefined;
let members = this.#members.get(node);
if (members === undefined) {
members = membersOf(node);
this.#members.set(node, members);
}
return members.get(part);
}
#place(offset) {
let first = 0;
let end = this.#lineStarts.length;
while (end - first > 1) {
const middle = (first + end) >>> 1;
if ((this.#lineStarts[middle] ?? 0) <= offset)
first = middle;
else
end = middle;
}
return { line: first + 1, column: offset - (this.#lineStarts[first] ?? 0) + 1 };
}
}
function membersOf({ type, children = [] }) {
if (type !== 'object')
return new Map();
return new Map(children.flatMap(({ children: [key, value] = [] }) => (value === undefined ? [] : [[String(key?.value), value]])));
}
function issueProblem(file, { path, plain: _, ...issue }) {
return { file, ...(path.length === 0 ? {} : { path: (0,_json_path_js__WEBPACK_IMPORTED_MODULE_3__ .i7)(path) }), ...issue };
}
}),
70891:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => ( leasedCache)
});
function leasedCache({ drop, maxUnused }) {
const entries = new Map();
return {
lease: (name, make) => {
const entry = entries.get(name) ?? { thing: make(), users: 0 };
entries.delete(name);
entries.set(name, entry);
entry.users += 1;
entry.thing.catch(() => {
if (entries.get(name) === entry)
entries.delete(name);
});
return entry.thing;
},
release: (name) => {
const entry = entries.get(name);
if (entry === undefined)
return;
entry.users -= 1;
const unused = [...entries].filter(([, { users }]) => users === 0);
for (const [unusedName, { thing }] of unused.slice(0, Math.max(0, unused.length - maxUnused))) {
entries.delete(unusedName);
thing.then((made) => drop(unusedName, made), () => undefined);
}
},
};
}
}),
13310:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => ( literalGlob)
});
function literalGlob(path) {
return path.replaceAll(/[\\*?[\]{}()!+@|]/g, '\\$&');
}
}),
17987:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( lostRecords)
});
var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
function lostRecords({ of, found, expected, remedy }) {
const message = `records of ${of} are missing: ${found.join('; ')}; expected ${expected}`;
return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({ message, remedy });
}
}),
28090:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( readMakefile),
b: () => ( neededRules)
});
function readMakefile(makefile) {
const rules = new Map();
let current = [];
for (const line of makefile.replaceAll('\\\n', ' ').split('\n')) {
const [, targets, needs = '', first] = /^([^\s#:=][^:=#]*):(?!=)([^#;]*)(?:;(.*))?/.exec(line) ?? [];
const recipe = line.startsWith('\t') ? line.slice(1) : first;
if (targets !== undefined) {
current = wordsOf(targets).map((target) => {
const rule = rules.get(target) ?? { needs: [], recipe: [] };
rules.set(target, rule);
return rule;
});
for (const rule of current)
rule.needs.push(...wordsOf(needs));
}
if (recipe !== undefined)
for (const rule of current)
rule.recipe.push(recipe.replace(/^[@+\s-]+/, ''));
}
return rules;
}
function neededRules(rules, targets, needsOf = ({ needs }) => needs) {
const found = new Map();
const due = [...targets];
for (let target = due.pop(); target !== undefined; target = due.pop()) {
const rule = rules.get(target);
if (rule === undefined || found.has(target))
continue;
found.set(target, rule);
due.push(...needsOf(rule));
}
return [...found.values()];
}
function wordsOf(text) {
return text.split(/\s+/).filter((word) => word !== '');
}
}),
26343:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ( isObjectId),
q: () => ( hashOf)
});
const ID = /^([0-9a-f]{40}|[0-9a-f]{64})$/;
function isObjectId(value) {
return typeof value === 'string' && ID.test(value);
}
function hashOf(id) {
return id.length === 64 ? 'sha256' : 'sha1';
}
}),
79469:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hi: () => ( isPlainTree),
WF: () => ( isPlainCommit),
sh: () => ( isPlainName)
});
var _tree_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52004);
const PLAIN_NAME = /^(?!\.{1,2}$|\.git)[\w@+,.=-]{1,255}$/i;
const PLAIN_MODES = [_tree_object_js__WEBPACK_IMPORTED_MODULE_0__ .PW, _tree_object_js__WEBPACK_IMPORTED_MODULE_0__ .RX, _tree_object_js__WEBPACK_IMPORTED_MODULE_0__ .L7];
const WHO = '[^<>\\n]+ <[^<>\\n]*> (?:0|[1-9][0-9]{0,11}) [+-][0-9]{4}';
const HEADER = new RegExp(`^tree [0-9a-f]+\nparent [0-9a-f]+\nauthor ${WHO}\ncommitter ${WHO}\n\n`);
function isPlainCommit(bytes) {
return !bytes.includes(0) && HEADER.test(bytes.toString('latin1'));
}
function isPlainName(name) {
return PLAIN_NAME.test(name);
}
function isPlainTree(bytes, { entries, known }) {
if (!(0,_tree_object_js__WEBPACK_IMPORTED_MODULE_0__ .ES)(entries).equals(bytes))
return false;
const olds = new Map(known.map((entry) => [entry.name.toString('latin1'), entry]));
const names = new Set();
return entries.every((entry, at) => {
const name = entry.name.toString('latin1');
const before = entries[at - 1];
if (names.has(name) || (before !== undefined && (0,_tree_object_js__WEBPACK_IMPORTED_MODULE_0__ .wD)(before, entry) >= 0))
return false;
names.add(name);
const old = olds.get(name);
if (old?.id === entry.id && old.mode === entry.mode)
return true;
return isPlainName(name) && PLAIN_MODES.includes(entry.mode);
});
}
}),
3800:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( splitNul),
L: () => ( parseRawDiff)
});
var _byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
const HEAD = /^:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) ([ADMT])$/;
function parseRawDiff(bytes) {
const fields = splitNul(bytes);
const changes = [];
for (let at = 0; at < fields.length; at += 2) {
const head = fields[at]?.toString('latin1') ?? '';
const path = fields[at + 1];
const [, oldMode, newMode, oldId, newId, status] = HEAD.exec(head) ?? [];
if (!(oldMode && newMode && oldId && newId && isStatus(status) && path)) {
throw new Error(`a raw diff that cannot be read: ${JSON.stringify(head)}`);
}
changes.push({ path: (0,_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ .q0)(path), status, oldMode, newMode, oldId, newId });
}
return changes;
}
function isStatus(status) {
return status === 'A' || status === 'D' || status === 'M' || status === 'T';
}
function splitNul(bytes) {
const fields = [];
let from = 0;
for (let at = bytes.indexOf(0); at !== -1; at = bytes.indexOf(0, from)) {
fields.push(bytes.subarray(from, at));
from = at + 1;
}
return fields;
}
}),
63124:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => ( hasShapeOf)
});
function hasShapeOf(value, pattern) {
if (pattern === undefined || pattern === null)
return true;
if (typeof pattern !== 'object')
return typeof value === typeof pattern;
if (typeof value !== 'object' || value === null)
return false;
if (Array.isArray(pattern))
return Array.isArray(value) && haveShapeOf(value, pattern);
if (pattern instanceof Set)
return value instanceof Set && haveShapeOf(value, [...pattern]);
if (pattern instanceof Map)
return (value instanceof Map &&
haveShapeOf(value.keys(), [...pattern.keys()]) &&
haveShapeOf(value.values(), [...pattern.values()]));
if (Array.isArray(value) || value instanceof Map || value instanceof Set)
return false;
return Object.entries(pattern).every(([name, each]) => hasShapeOf(value[name], each));
}
function haveShapeOf(values, [pattern]) {
if (pattern === undefined)
return true;
for (const value of values)
if (!hasShapeOf(value, pattern))
return false;
return true;
}
}),
86586:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
l4: () => ( problemAt),
sw: () => ( checkDocument),
vX: () => ( unknownKeys)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var _decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74044);
var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _json_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65090);
var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
zod_mini__WEBPACK_IMPORTED_MODULE_0__ .$W({ jitless: true });
const MAX_PROBLEMS = 1000;
function checkDocument(document, schema) {
let result;
try {
result = schema.safeParse(document.value);
}
catch (error) {
if (error instanceof RangeError)
return { problems: [tooManyProblems(document)] };
throw error;
}
if (result.success)
return { value: result.data };
const problems = [];
for (const issue of result.error.issues) {
problems.push(...issueProblems(document, schema, issue));
if (problems.length >= MAX_PROBLEMS)
return { problems: [...problems, tooManyProblems(document)] };
}
return { problems };
}
function tooManyProblems(document) {
const found = `more than ${MAX_PROBLEMS} issues`;
return problemAt(document, [], { found, expected: 'a document of this kind', remedy: 'Is this the right file?' });
}
function issueProblems(document, schema, issue) {
const path = issue.path.filter((part) => typeof part !== 'symbol');
if (issue.code === 'unrecognized_keys') {
const known = [...knownKeys(schema, path)];
return issue.keys.slice(0, MAX_PROBLEMS).map((key) => unknownKey({ document, path: [...path, key], key, known }));
}
const value = (0,_json_path_js__WEBPACK_IMPORTED_MODULE_4__ .fK)(document.value, path);
const inside = issue.code === 'invalid_union' && Array.isArray(value) ? entryIssues(issue) : [];
if (inside.length > 0)
return inside.flatMap((each) => issueProblems(document, schema, each));
const found = value === undefined ? _errors_js__WEBPACK_IMPORTED_MODULE_3__ .lV : (0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(value);
return [problemAt(document, path, { found, expected: expectedBy(issue), remedy: remedyFor(issue, value) })];
}
function expectedBy(issue) {
if (issue.code === 'invalid_type')
return typeName(issue.expected);
const isOfAny = (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'int';
return isOfAny
? `a whole number from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}`
: lowerFirst(issue.message);
}
function entryIssues({ path, errors }) {
const deep = errors.find((issues) => issues.length > 0 && issues.every((each) => typeof each.path[0] === 'number'));
return (deep ?? []).map((each) => ({ ...each, path: [...path, ...each.path] }));
}
function remedyFor(issue, value) {
if (value === undefined)
return 'Add it.';
if (issue.code !== 'invalid_value' || typeof value !== 'string')
return 'Fix the value.';
const nearest = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .qb)(value, issue.values.map(String));
return nearest === undefined ? 'Fix the value.' : `Did you mean ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(nearest)}?`;
}
const TYPE_NAMES = {
string: 'text',
number: 'a finite number',
int: 'a whole number',
boolean: 'true or false',
array: 'an array',
object: 'an object',
record: 'an object',
};
function typeName(expected) {
return TYPE_NAMES[expected] ?? expected;
}
function lowerFirst(text) {
return text.charAt(0).toLowerCase() + text.slice(1);
}
function unknownKey({ document, path, key, known }) {
const found = `an unknown key ${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(key)}`;
return problemAt(document, path, { found, expected: 'a known key', remedy: (0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .h)(key, known) });
}
function problemAt(document, path, { found, expected, remedy }) {
const { file, sourcePath = (same) => same } = document;
return { file, ...document.locate(path), path: (0,_json_path_js__WEBPACK_IMPORTED_MODULE_4__ .i7)(sourcePath(path)), found, expected, remedy };
}
function knownKeys(schema, path) {
return Object.keys(schemaAt(schema, path)?.shape ?? {});
}
function schemaAt(schema, path) {
let current = unwrap(schema);
for (const part of path) {
if (current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .uXj && typeof part === 'string')
current = unwrap(current.shape[part]);
else if (current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .WT6)
current = unwrap(current.def.element);
else
return undefined;
}
return current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .uXj ? current : undefined;
}
function unwrap(schema) {
let current = schema;
while (current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Xz9 ||
current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Gze ||
current instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .ilq) {
current = current.def.innerType;
}
return current;
}
function unknownKeys(document, schema) {
const problems = [];
const metadata = [];
const visit = (value, path) => {
if (Array.isArray(value)) {
for (const [index, item] of value.entries())
visit(item, [...path, index]);
return;
}
const here = schemaAt(schema, path);
if (here === undefined || here.def.catchall instanceof zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Bsm || !(0,_decode_js__WEBPACK_IMPORTED_MODULE_2__ .Gv)(value))
return;
const known = Object.keys(here.shape);
for (const [key, item] of Object.entries(value)) {
const at = [...path, key];
if (known.includes(key))
visit(item, at);
else if ((0,_text_js__WEBPACK_IMPORTED_MODULE_5__ .kC)(key, known)) {
if (problems.length < MAX_PROBLEMS)
problems.push(unknownKey({ document, path: at, key, known }));
}
else if (key !== '$schema')
metadata.push(document.sourcePath?.(at) ?? at);
}
};
visit(document.value, []);
return { problems, metadata };
}
}),
18109:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => ( resolveSubmoduleUrl),
z: () => ( parseSubmodules)
});
function parseSubmodules(text) {
const names = new Map();
for (const entry of text.split('\0')) {
const [, name, key] = /^submodule\.(.*)\.([A-Za-z][\w-]*)$/s.exec(entry.split('\n', 1)[0] ?? '') ?? [];
if (name === undefined || key === undefined || !isSafeName(name))
continue;
names.set(name, { ...names.get(name), [key.toLowerCase()]: entry.slice(entry.indexOf('\n') + 1) });
}
return new Map([...names].flatMap(([name, { path, url, update }]) => path === undefined || url === undefined || url === '' ? [] : [[path, { name, path, url, update }]]));
}
function isSafeName(name) {
return name !== '' && !name.startsWith('/') && !name.split(/[/\\]/).includes('..');
}
function resolveSubmoduleUrl(url, around) {
if (!/^\.\.?\//.test(url))
return url;
let base = around.replace(/\/+$/, '');
let rest = url;
let separator = '/';
for (;;) {
if (rest.startsWith('./'))
rest = rest.slice(2);
else if (rest.startsWith('../')) {
rest = rest.slice(3);
const slash = base.lastIndexOf('/');
const colon = slash === -1 ? base.lastIndexOf(':') : -1;
if (colon !== -1)
separator = ':';
const at = Math.max(slash, colon);
base = at === -1 ? '.' : base.slice(0, at);
}
else
break;
}
return `${base}${separator}${rest}`.replace(/\/+$/, '');
}
}),
52004:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BP: () => ( parseTreeObject),
ES: () => ( renderTreeObject),
IB: () => ( fileMode),
L7: () => ( FOLDER),
PW: () => ( FILE),
RX: () => ( PROGRAM),
c2: () => ( statusOf),
lQ: () => ( isFolder),
wD: () => ( compareEntries)
});
const FOLDER = '040000';
const [FILE, PROGRAM] = ['100644', '100755'];
const SPACE = 0x20;
const TYPE_BITS = 0o170000;
const EXECUTABLE_BIT = 0o100;
function parseTreeObject(bytes, idBytes) {
const entries = [];
for (let at = 0; at < bytes.length;) {
const space = bytes.indexOf(SPACE, at);
const end = space === -1 ? -1 : bytes.indexOf(0, space);
const next = end + 1 + idBytes;
const digits = space === -1 ? '' : bytes.toString('latin1', at, space);
if (end === -1 || next > bytes.length || !/^[0-7]{5,6}$/.test(digits))
return undefined;
entries.push({
mode: canonicalMode(Number.parseInt(digits, 8)),
id: bytes.toString('hex', end + 1, next),
name: bytes.subarray(space + 1, end),
});
at = next;
}
return entries;
}
function renderTreeObject(entries) {
return Buffer.concat(entries.flatMap(({ mode, name, id }) => [
Buffer.from(`${mode.replace(/^0/, '')} `),
name,
Buffer.alloc(1),
Buffer.from(id, 'hex'),
]));
}
function canonicalMode(mode) {
switch (mode & TYPE_BITS) {
case 0o100000:
return fileMode(mode);
case 0o120000:
return '120000';
case 0o040000:
return FOLDER;
default:
return '160000';
}
}
function fileMode(rights) {
return (rights & EXECUTABLE_BIT) === 0 ? FILE : PROGRAM;
}
function isFolder({ mode }) {
return mode === FOLDER;
}
function compareEntries(one, other) {
const shared = Math.min(one.name.length, other.name.length);
const order = one.name.compare(other.name, 0, shared, 0, shared);
return order === 0 ? endOf(one, shared) - endOf(other, shared) : order;
}
function endOf({ name, mode }, at) {
return name[at] ?? (isFolder({ mode }) ? 0x2f : 0);
}
function statusOf(oldMode, newMode) {
return oldMode.slice(0, 3) === newMode.slice(0, 3) ? 'M' : 'T';
}
}),
7844:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
x: () => ( VERSION)
});
const VERSION = '1.0.0';
}),
94999:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AD: () => ( filesDigest),
Kh: () => ( evaluatorDigest),
Q6: () => ( reportMove),
kU: () => ( environmentDigest),
pW: () => ( evaluatorIn)
});
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19533);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
function evaluatorDigest({ judge, files, environment }) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)({ judge, files, environment }));
}
function filesDigest(files) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)(JSON.stringify(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))));
}
function evaluatorIn({ judge_digest: judge, evaluator_files: files, }, environment) {
return evaluatorDigest({ judge, files: filesDigest(files), environment: environmentDigest(environment) });
}
function environmentDigest(facts) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)(facts));
}
const isDigest = (value) => /^[0-9a-f]{64}$/.test(value);
const MAX_LISTED = 3;
const MAX_CHARS = 60;
function reportMove(before, after) {
const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
const changed = names.filter((name) => before[name] !== after[name]);
const recorded = changed.slice(0, MAX_LISTED).map((name) => {
const [was, is] = [before[name], after[name]];
if (was === undefined || is === undefined)
return `${name} is ${is === undefined ? 'gone' : 'new'}`;
return name.startsWith('env.') || isDigest(is)
? name
: `${name} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(was, MAX_CHARS)}, now ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(is, MAX_CHARS)}`;
});
const rest = changed.length - recorded.length;
return `${recorded.join('; ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
}),
37008:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_M: () => ( recoverAcceptance),
f9: () => ( acceptTree),
zK: () => ( IDENTITY)
});
var _kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18535);
var _kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63147);
var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23727);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13096);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25367);
var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83144);
var _layers_branch_head_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80707);
const IDENTITY = { name: 'autorize', email: 'autorize@localhost' };
async function acceptTree(paths, intent) {
const { store, repository, intents } = paths;
const prepared = await prepareCommit(paths, intent);
if (prepared === undefined)
return { kind: 'cancelled' };
const { hidden, commit } = prepared;
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__ .Jd)('keep:before-intent');
intents.appendSealed(hidden);
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__ .Jd)('keep:after-intent');
paths.beforeSwap?.(commit);
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__ .Jd)('keep:after-commit');
const moved = await (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_1__ .sA)(store, repository, { ref: intent.ref, from: intent.old ?? undefined, to: commit });
if (moved.kind === 'moved')
return moved;
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__ .Jd)('keep:after-swap');
(0,_layers_branch_head_js__WEBPACK_IMPORTED_MODULE_6__ .n)(paths.store, intent.tree);
return { kind: 'kept', commit };
}
async function prepareCommit(paths, intent) {
const { store, repository, intents } = paths;
for (;;) {
const hidden = intents.seal({ ...intent });
const { message, hash } = hidden.record;
const commit = await makeCommit(paths, { intent: { ...intent, message: String(message) }, hash: String(hash) });
const copied = await (0,_kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_0__ .p)(paths, (cutOff) => (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_1__ .Nk)(store, repository, { to: commit, from: intent.old ?? undefined }, cutOff));
if (copied.kind !== 'done')
return undefined;
if (intents.isNext(hidden))
return { hidden, commit };
}
}
function makeCommit({ store, trailer }, { intent, hash }) {
const { tree, parent, merged, message, date } = intent;
return (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ .SC)(store, {
tree,
parents: merged === undefined ? [parent] : [parent, merged],
message: `${message}${trailer}: ${hash}\n`,
identity: IDENTITY,
date,
});
}
async function recoverAcceptance(paths, { intent, hash, refs }) {
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__ .Jd)('recover:before');
const actual = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__ .sg)(refs, intent.ref);
if (actual !== undefined && (await namesIntent(refs, { commit: actual, trailer: paths.trailer, hash }))) {
return { kind: 'kept', commit: actual };
}
if ((actual ?? null) !== intent.old)
return { kind: 'moved', actual };
const { store } = paths;
if (store === undefined)
return { kind: 'lost' };
try {
const commit = await makeCommit({ ...paths, store }, { intent, hash });
paths.beforeSwap?.(commit);
const { ref, old } = intent;
const moved = await (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_1__ .D_)(store, paths.repository, { ref, from: old ?? undefined, to: commit });
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__ .Jd)('recover:after-swap');
return moved.kind === 'done' || moved.actual === commit ? { kind: 'kept', commit } : moved;
}
catch (error) {
if (error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ .XS && !error.isDiskFull && !isOfRef(error))
return { kind: 'lost' };
throw error;
}
}
function isOfRef({ command }) {
return command[0] === 'update-ref';
}
async function namesIntent(git, { commit, trailer, hash }) {
const { stdout } = await git(['cat-file', 'commit', '--end-of-options', commit]);
return stdout.toString().split('\n').includes(`${trailer}: ${hash}`);
}
}),
30226:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ee: () => ( agentNetwork),
SF: () => ( agentRouteOf),
_5: () => ( pricesOf),
_J: () => ( writtenGatewayProblems)
});
var decode = __webpack_require__(74044);
var registry = __webpack_require__(63836);
var json_walk = __webpack_require__(24290);
var protocol = __webpack_require__(65152);
;
const LOCAL_TOOLS = /^(?:custom|(?:bash|text_editor|computer|memory|tool_search_tool_(?:regex|bm25))_\d{8})$/;
const OPAQUE = new Set(['input', 'input_schema']);
const LIST_PRICE = [undefined, null, 'auto', 'standard', 'standard_only'];
const anthropicMessages = {
name: 'anthropic-messages',
readRequest: (body) => ({
model: (0,protocol .Vb)(body.model),
maxOutput: (0,protocol .uk)(body.max_tokens),
surcharge: surchargeOf(body),
cachesLong: cachesLong(body),
waysOut: [...new Set([...toolWays(body), ...contentWays(body)])],
}),
readResponse: (part) => {
switch (part.type) {
case 'message':
return { ...readMessage(part), isFinal: (0,decode .Gv)(part.usage), characters: writtenInBlocks(part) };
case 'message_start':
return readMessage((0,decode .YN)(part.message));
case 'content_block_delta':
return { characters: writtenIn((0,decode .YN)(part.delta)) };
case 'message_delta':
return { ...readUsage(part.usage), isFinal: (0,decode .Gv)(part.usage) };
case 'error':
return { error: (0,decode .YN)(part.error) };
default:
return {};
}
},
renderError: ({ status, message }) => ({ type: 'error', error: { type: errorType(status), message } }),
};
function cachesLong(body) {
return [...(0,json_walk .Q)(body, OPAQUE)].some(({ cache_control: control }) => (0,decode .YN)(control).ttl === '1h');
}
const LIST_PRICE_PLACES = [undefined, null, 'global', 'not_available'];
function surchargeOf({ service_tier: tier, speed, inference_geo: place }) {
if (!LIST_PRICE.includes(tier))
return (0,protocol .rH)('service_tier', tier);
if (!LIST_PRICE_PLACES.includes(place))
return (0,protocol .rH)('inference_geo', place);
return [undefined, null, 'standard'].includes(speed) ? undefined : (0,protocol .rH)('speed', speed);
}
function* toolWays({ tools, mcp_servers: servers, container }) {
for (const { type } of (0,decode .cX)(tools).filter(decode .Gv)) {
if (type === undefined || type === null)
continue;
if (typeof type !== 'string' || !LOCAL_TOOLS.test(type))
yield (0,protocol .rH)('the server-side tool', type);
}
for (const { name } of (0,decode .cX)(servers).map(decode .YN))
yield (0,protocol .rH)('the MCP server', name);
if (container !== undefined && container !== null)
yield 'a container for code execution';
}
function* contentWays({ messages, system }) {
for (const block of (0,json_walk .Q)([messages, system], OPAQUE)) {
if (block.type === 'container_upload')
yield 'a file for code execution';
const { type } = (0,decode .YN)(block.source);
if (type === 'url')
yield 'content of a remote URL';
if (type === 'file')
yield 'a stored file';
}
}
function readMessage({ model, usage }) {
return { model: (0,protocol .Vb)(model), ...readUsage(usage) };
}
function readUsage(usage) {
const { input_tokens, cache_read_input_tokens, cache_creation_input_tokens, output_tokens, cache_creation } = (0,decode .YN)(usage);
const written = (0,protocol .U9)(cache_creation_input_tokens);
const long = (0,protocol .U9)((0,decode .YN)(cache_creation).ephemeral_1h_input_tokens);
return (0,protocol .AH)({
input: (0,protocol .U9)(input_tokens),
cacheRead: (0,protocol .U9)(cache_read_input_tokens),
cacheWrite: written === undefined ? undefined : Math.max(0, written - (long ?? 0)),
longCacheWrite: long,
output: (0,protocol .U9)(output_tokens),
});
}
function writtenIn({ text, partial_json: json, thinking }) {
return [text, json, thinking].reduce((sum, each) => sum + (typeof each === 'string' ? each.length : 0), 0);
}
function writtenInBlocks({ content }) {
return (0,decode .cX)(content).reduce((sum, block) => sum + writtenIn((0,decode .YN)(block)), 0);
}
const ERROR_TYPES = {
400: 'invalid_request_error',
401: 'authentication_error',
402: 'billing_error',
403: 'permission_error',
404: 'not_found_error',
413: 'request_too_large',
429: 'rate_limit_error',
504: 'timeout_error',
529: 'overloaded_error',
};
function errorType(status) {
return ERROR_TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error');
}
;
const gemini_LOCAL_TOOLS = ['functiondeclarations', 'computeruse'];
const gemini_OPAQUE = new Set([
...['args', 'response', 'parameters', 'parametersJsonSchema', 'parameters_json_schema'],
...['responseSchema', 'response_schema', 'responseJsonSchema', 'response_json_schema'],
]);
const gemini_LIST_PRICE = /^(?:service_tier_)?(?:unspecified|standard)$/i;
const gemini = {
name: 'gemini',
readRequest: (body) => {
const requests = [body, ...membersOf(body, 'generateContentRequest').map(decode .YN)];
const configs = requests.flatMap((each) => membersOf(each, 'generationConfig')).map(decode .YN);
const most = configs.flatMap((config) => membersOf(config, 'maxOutputTokens'));
const answers = configs.flatMap((each) => membersOf(each, 'candidateCount'));
const tier = membersOf(body, 'serviceTier').find((each) => !gemini_LIST_PRICE.test(String(each)));
return {
...(tier === undefined ? {} : { surcharge: (0,protocol .rH)('service_tier', tier) }),
maxOutput: (0,protocol .uk)(...most),
answers: Math.max(1, (0,protocol .uk)(...answers) ?? 1),
waysOut: [...new Set([...requests.flatMap((each) => [...gemini_toolWays(each)]), ...gemini_contentWays(body)])],
};
},
readResponse: (part) => ({
model: (0,protocol .Vb)(part.modelVersion),
...gemini_readUsage(part.usageMetadata),
isFinal: (0,decode .Gv)(part.usageMetadata) && (0,decode .cX)(part.candidates).some(isFinished),
characters: gemini_writtenIn(part),
...((0,decode .Gv)(part.error) ? { error: part.error } : {}),
}),
renderError: ({ status, message }) => ({
error: { code: status, message, status: STATUS_NAMES[status] ?? 'UNKNOWN' },
}),
};
function plain(name) {
return name.replaceAll('_', '').toLowerCase();
}
function membersOf(fields, name) {
return Object.entries(fields).flatMap(([key, value]) => plain(key) === plain(name) && value !== null ? [value] : []);
}
function* gemini_toolWays(request) {
for (const tool of membersOf(request, 'tools').flatMap(decode .cX).filter(decode .Gv)) {
for (const name of Object.keys(tool)) {
if (!gemini_LOCAL_TOOLS.includes(plain(name)))
yield (0,protocol .rH)('the server-side tool', name);
}
}
if (membersOf(request, 'cachedContent').length > 0)
yield 'stored content';
}
function* gemini_contentWays(body) {
for (const part of (0,json_walk .Q)(body, gemini_OPAQUE)) {
if (membersOf(part, 'fileData').length > 0)
yield 'a stored file, or content of a remote URL';
}
}
function isFinished(candidate) {
return typeof (0,decode .YN)(candidate).finishReason === 'string';
}
function gemini_readUsage(usage) {
const fields = (0,decode .YN)(usage);
const sent = (0,protocol .U9)(fields.promptTokenCount);
const read = (0,protocol .U9)(fields.cachedContentTokenCount) ?? 0;
const results = (0,protocol .U9)(fields.toolUsePromptTokenCount) ?? 0;
const [answer, thoughts] = [(0,protocol .U9)(fields.candidatesTokenCount), (0,protocol .U9)(fields.thoughtsTokenCount)];
return (0,protocol .AH)({
...(sent === undefined ? {} : { input: Math.max(0, sent + results - read), cacheRead: read }),
output: answer === undefined && thoughts === undefined ? undefined : (answer ?? 0) + (thoughts ?? 0),
});
}
function gemini_writtenIn({ candidates }) {
let characters = 0;
for (const candidate of (0,decode .cX)(candidates).filter(decode .Gv)) {
for (const part of (0,decode .cX)((0,decode .YN)(candidate.content).parts).filter(decode .Gv)) {
if (typeof part.text === 'string')
characters += part.text.length;
if ((0,decode .Gv)(part.functionCall))
characters += JSON.stringify(part.functionCall).length;
}
}
return characters;
}
const STATUS_NAMES = {
400: 'INVALID_ARGUMENT',
401: 'UNAUTHENTICATED',
403: 'PERMISSION_DENIED',
404: 'NOT_FOUND',
429: 'RESOURCE_EXHAUSTED',
500: 'INTERNAL',
503: 'UNAVAILABLE',
504: 'DEADLINE_EXCEEDED',
};
;
const openai_shared_LIST_PRICE = [undefined, null, 'auto', 'default', 'standard'];
function tierSurcharge({ service_tier: tier, models }) {
if ((0,decode .cX)(models).length > 0)
return 'models in place of the one that is named';
return openai_shared_LIST_PRICE.includes(tier) ? undefined : (0,protocol .rH)('service_tier', tier);
}
function readTokens(sent, details, output) {
const { cached_tokens, cache_write_tokens } = (0,decode .YN)(details);
const [all, read, written] = [(0,protocol .U9)(sent), (0,protocol .U9)(cached_tokens) ?? 0, (0,protocol .U9)(cache_write_tokens) ?? 0];
return (0,protocol .AH)({
...(all === undefined
? {}
: { input: Math.max(0, all - read - written), cacheRead: read, cacheWrite: written, longCacheWrite: 0 }),
output: (0,protocol .U9)(output),
});
}
function isInline(url) {
return typeof url === 'string' && /^data:/i.test(url);
}
const SEARCHING = /-search(?:-|$)|:online$|(?:^|\/)(?:sonar|compound)(?:-|$)/i;
const SEARCH_MEMBERS = {
plugins: 'plug-ins of the server',
web_search_options: 'web search',
search_parameters: 'web search',
enable_search: 'web search',
data_sources: 'data of another server',
};
function* searchWays(body) {
for (const model of [body.model, ...(0,decode .cX)(body.models)]) {
if (typeof model === 'string' && SEARCHING.test(model))
yield (0,protocol .rH)('the searching model', model);
}
for (const [name, way] of Object.entries(SEARCH_MEMBERS)) {
if (![undefined, null, false].includes(body[name]))
yield way;
}
}
const openai_shared_ERROR_TYPES = {
401: 'authentication_error',
402: 'insufficient_quota',
403: 'permission_error',
404: 'not_found_error',
429: 'rate_limit_error',
};
function renderOpenAiError({ status, message }) {
const type = openai_shared_ERROR_TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'server_error');
return { error: { message, type, param: null, code: type } };
}
;
const openai_chat_LOCAL_TOOLS = ['function', 'custom'];
const openai_chat_OPAQUE = new Set(['arguments']);
const openaiChat = {
name: 'openai-chat',
readRequest: (body) => ({
model: (0,protocol .Vb)(body.model),
maxOutput: (0,protocol .uk)(body.max_completion_tokens, body.max_tokens),
answers: Math.max(1, (0,protocol .uk)(body.n) ?? 1),
surcharge: tierSurcharge(body),
waysOut: [...new Set([...openai_chat_toolWays(body), ...searchWays(body), ...openai_chat_contentWays(body.messages)])],
}),
readResponse: (part) => ({
model: (0,protocol .Vb)(part.model),
...openai_chat_readUsage(part.usage),
isFinal: (0,decode .Gv)(part.usage),
characters: openai_chat_writtenIn(part),
...errorIn(part),
}),
renderError: renderOpenAiError,
};
function errorIn({ error }) {
if ((0,decode .Gv)(error))
return { error };
return typeof error === 'string' && error !== '' ? { error: { message: error } } : {};
}
function* openai_chat_toolWays({ tools }) {
for (const { type } of (0,decode .cX)(tools).filter(decode .Gv)) {
if (!openai_chat_LOCAL_TOOLS.includes(type))
yield (0,protocol .rH)('the server-side tool', type);
}
}
function* openai_chat_contentWays(messages) {
for (const part of (0,json_walk .Q)(messages, openai_chat_OPAQUE)) {
const { image_url: image, video_url: video, file } = part;
for (const each of [image, video]) {
const url = (0,decode .Gv)(each) ? each.url : each;
if (url !== undefined && url !== null && !isInline(url))
yield 'content of a remote URL';
}
const { file_id: id, file_data: data } = (0,decode .YN)(file);
if (id !== undefined && id !== null)
yield 'a stored file';
if (typeof data === 'string' && /^https?:/i.test(data))
yield 'content of a remote URL';
}
}
function openai_chat_readUsage(usage) {
const { prompt_tokens, prompt_tokens_details, completion_tokens } = (0,decode .YN)(usage);
return readTokens(prompt_tokens, prompt_tokens_details, completion_tokens);
}
function openai_chat_writtenIn({ choices }) {
let characters = 0;
for (const choice of (0,decode .cX)(choices).filter(decode .Gv)) {
const { content, reasoning, reasoning_content: thoughts, tool_calls: calls, } = (0,decode .YN)(choice.delta ?? choice.message);
const written = (0,decode .cX)(calls).map((call) => (0,decode .YN)((0,decode .YN)(call).function).arguments);
for (const each of [content, reasoning, thoughts, ...written]) {
if (typeof each === 'string')
characters += each.length;
}
}
return characters;
}
;
const openai_responses_LOCAL_TOOLS = [
...['function', 'custom', 'local_shell', 'apply_patch', 'tool_search'],
...['computer', 'computer_use_preview'],
];
const openai_responses_OPAQUE = new Set(['arguments', 'parameters']);
const ENDED = ['response.completed', 'response.incomplete', 'response.failed', 'response.done'];
const openaiResponses = {
name: 'openai-responses',
readRequest: (body) => ({
model: (0,protocol .Vb)(body.model),
maxOutput: (0,protocol .uk)(body.max_output_tokens),
surcharge: tierSurcharge(body),
waysOut: [
...new Set([...openai_responses_toolWays(body.tools), ...searchWays(body), ...storedWays(body), ...openai_responses_contentWays(body.input)]),
],
}),
readResponse: (part) => {
if (typeof part.type !== 'string')
return { ...readBody(part), isFinal: (0,decode .Gv)(part.usage) };
if (part.type === 'error')
return { error: (0,decode .Gv)(part.error) ? part.error : part };
const { response, delta } = part;
if ((0,decode .Gv)(response))
return { ...readBody(response), isFinal: ENDED.includes(part.type) };
return { characters: typeof delta === 'string' ? delta.length : 0 };
},
renderError: renderOpenAiError,
};
function* openai_responses_toolWays(tools) {
for (const tool of (0,decode .cX)(tools).filter(decode .Gv)) {
const { type, environment } = tool;
if (type === 'namespace')
yield* openai_responses_toolWays(tool.tools);
else if (type === 'shell') {
if ((0,decode .YN)(environment).type !== 'local')
yield 'a shell of the server';
}
else if (!openai_responses_LOCAL_TOOLS.includes(type))
yield (0,protocol .rH)('the server-side tool', type);
}
}
function* storedWays(body) {
const { previous_response_id: previous, conversation, prompt, background } = body;
if (isPresent(previous) || isPresent(conversation))
yield 'a stored conversation';
if (isPresent(prompt))
yield 'a stored prompt';
if (background === true)
yield 'an answer in the background';
}
function* openai_responses_contentWays(input) {
for (const item of (0,decode .cX)(input).filter(decode .Gv)) {
if (!isPresent(item.type) && !isPresent(item.role))
yield 'a stored conversation';
}
for (const item of (0,json_walk .Q)(input, openai_responses_OPAQUE)) {
if (item.type === 'item_reference')
yield 'a stored conversation';
yield* openai_responses_toolWays(item.tools);
if (isPresent(item.file_id))
yield 'a stored file';
if (isPresent(item.file_url))
yield 'content of a remote URL';
if (isPresent(item.image_url) && !isInline(item.image_url))
yield 'content of a remote URL';
}
}
function isPresent(value) {
return value !== undefined && value !== null;
}
function readBody({ model, usage, error }) {
return { model: (0,protocol .Vb)(model), ...openai_responses_readUsage(usage), ...((0,decode .Gv)(error) ? { error } : {}) };
}
function openai_responses_readUsage(usage) {
const { input_tokens, input_tokens_details, output_tokens } = (0,decode .YN)(usage);
return readTokens(input_tokens, input_tokens_details, output_tokens);
}
;
const NAME = '[\\w.:@-]+';
const WORD = /^[\w.-]{0,200}$/;
const APIS = {
anthropic: {
upstream: 'https://api.anthropic.com',
prefix: '',
protocol: anthropicMessages,
endpoints: [
{ method: 'POST', path: /^(\/v1\/messages)$/, kind: 'answer', protocol: anthropicMessages },
{ method: 'POST', path: /^(\/v1\/messages\/count_tokens)$/, kind: 'count', protocol: anthropicMessages },
{ method: 'GET', path: new RegExp(`^(/v1/models(?:/${NAME})?)$`), kind: 'list', protocol: anthropicMessages },
],
query: { beta: /^true$/, limit: WORD, after_id: WORD, before_id: WORD },
},
openai: {
upstream: 'https://api.openai.com/v1',
prefix: '/v1',
protocol: openaiChat,
endpoints: [
{ method: 'POST', path: /^\/v1(\/responses(?:\/compact)?)$/, kind: 'answer', protocol: openaiResponses },
{ method: 'POST', path: /^\/v1(\/responses\/input_tokens)$/, kind: 'count', protocol: openaiResponses },
{ method: 'POST', path: /^\/v1(\/chat\/completions)$/, kind: 'answer', protocol: openaiChat },
{ method: 'GET', path: new RegExp(`^/v1(/models(?:/${NAME}){0,2})$`), kind: 'list', protocol: openaiChat },
],
query: { client_version: WORD, 'api-version': WORD, limit: WORD, after: WORD },
},
gemini: {
upstream: 'https://generativelanguage.googleapis.com',
prefix: '',
protocol: gemini,
endpoints: [
{
method: 'POST',
path: /^(\/v1(?:beta|alpha)?\/models\/([\w.@-]+):(?:generateContent|streamGenerateContent))$/,
kind: 'answer',
protocol: gemini,
},
{
method: 'POST',
path: /^(\/v1(?:beta|alpha)?\/models\/([\w.@-]+):countTokens)$/,
kind: 'count',
protocol: gemini,
},
{
method: 'GET',
path: /^(\/v1(?:beta|alpha)?\/models(?:\/[\w.@-]+)?)$/,
kind: 'list',
protocol: gemini,
},
],
query: { alt: /^(?:sse|json)$/, pageSize: WORD, pageToken: WORD },
},
};
const MAX_TARGET = 2000;
function findTarget(api, method, url) {
const [, path = '', query = ''] = /^(\/[^?#]*)(?:\?([^#]*))?$/.exec(url ?? '') ?? [];
if (path === '' || (url ?? '').length > MAX_TARGET || !/^[\w.:@/-]+$/.test(path)) {
return { status: 400, message: 'the path is not in plain form' };
}
if (path.split('/').some((part, index) => index > 0 && ['', '.', '..'].includes(part))) {
return { status: 400, message: 'the path is not in plain form' };
}
const { endpoints } = APIS[api];
const matches = endpoints.filter((each) => each.path.test(path));
const found = matches.find((each) => each.method === method);
if (found === undefined) {
const [status, what] = matches.length > 0 ? [405, 'this method'] : [404, 'this endpoint'];
return { status, message: `the gateway does not forward ${what}` };
}
const values = readQuery(query, APIS[api].query);
if ('status' in values)
return values;
const [, below = '', model] = found.path.exec(path) ?? [];
const { kind, protocol } = found;
return { endpoint: { kind, protocol, path: below, ...(model === undefined ? {} : { model }) }, ...values };
}
function readQuery(query, allowed) {
const parts = query === '' ? [] : query.split('&').map((part) => part.split('='));
const names = parts.map(([name = '']) => name);
const isKnown = ([name = '', value, ...more]) => more.length === 0 &&
value !== undefined &&
(Object.hasOwn(allowed, name) ? allowed[name] : keyPattern(name))?.test(value) === true;
if (new Set(names).size !== names.length || !parts.every(isKnown)) {
return { status: 400, message: 'the query holds what the gateway does not forward' };
}
const passed = parts.filter(([name]) => name !== 'key').map((part) => part.join('='));
const key = parts.find(([name]) => name === 'key')?.[1];
return { query: passed.length === 0 ? '' : `?${passed.join('&')}`, ...(key === undefined ? {} : { key }) };
}
function keyPattern(name) {
return name === 'key' ? WORD : undefined;
}
;
const VARIABLES = {
anthropic: {
keys: {
ANTHROPIC_API_KEY: 'x-api-key',
ANTHROPIC_AUTH_TOKEN: 'authorization',
CLAUDE_CODE_OAUTH_TOKEN: 'authorization',
},
addresses: ['ANTHROPIC_BASE_URL', 'ANTHROPIC_API_BASE'],
},
openai: {
keys: {
OPENAI_API_KEY: 'authorization',
CODEX_API_KEY: 'authorization',
COPILOT_PROVIDER_API_KEY: 'authorization',
AZURE_OPENAI_API_KEY: 'api-key',
AZURE_API_KEY: 'api-key',
},
addresses: ['OPENAI_BASE_URL', 'OPENAI_API_BASE', 'COPILOT_PROVIDER_BASE_URL'],
},
gemini: {
keys: { GEMINI_API_KEY: 'x-goog-api-key', GOOGLE_API_KEY: 'x-goog-api-key' },
addresses: ['GOOGLE_GEMINI_BASE_URL'],
},
};
const APIS_IN_ORDER = Object.keys(VARIABLES);
function agentRouteOf(choice, env) {
const { gateway, network, preset, command } = choice;
if (gateway === 'off')
return { kind: 'direct' };
const isAsked = gateway !== undefined || network === 'model';
if (isAsked) {
const api = gatewayApiOf(choice, env);
if (api === undefined)
return { kind: 'refused', reason: 'no API of a model is known that it could forward to' };
const route = routeOf(api, env);
return typeof route === 'string' ? { kind: 'refused', reason: route } : { kind: 'gateway', route };
}
if (network === 'off' || preset === undefined || command !== undefined)
return { kind: 'direct' };
const route = routeOfPreset(preset, env);
return typeof route === 'string' ? { kind: 'direct', why: route } : { kind: 'gateway', route };
}
function routeOfPreset(preset, env) {
const elsewhere = ELSEWHERE.find((name) => isOn(env[name]));
if (elsewhere !== undefined)
return `${elsewhere} is set`;
const known = apiOfPreset(preset, env);
if (known === undefined)
return `the gateway does not speak the API of ${preset}`;
const api = known === 'by key' ? apiByKey(preset, env) : known;
if (api === undefined) {
const keys = registry .fG[preset].keys.join(', ');
return `agent.env does not have the key of exactly one API (${keys}); agent.gateway can name the API`;
}
if (heldKeys(api, env).length === 0 && writtenAddress(api, env) === undefined)
return `agent.env has no key of the API (${Object.keys(VARIABLES[api].keys).join(', ')})`;
return routeOf(api, env);
}
const ELSEWHERE = [
...['CLAUDE_CODE_USE_BEDROCK', 'CLAUDE_CODE_USE_VERTEX', 'CLAUDE_CODE_USE_FOUNDRY'],
...['GOOGLE_GENAI_USE_VERTEXAI', 'GOOGLE_GENAI_USE_GCA'],
];
function isOn(value) {
return !['', '0', 'false'].includes((value ?? '').toLowerCase());
}
function heldKeys(api, env) {
return Object.keys(VARIABLES[api].keys).filter((name) => (env[name] ?? '') !== '');
}
function writtenAddress(api, env) {
return VARIABLES[api].addresses.map((name) => env[name] ?? '').find((each) => each !== '');
}
function apiByKey(preset, env) {
const keyed = APIS_IN_ORDER.filter((api) => heldKeys(api, env).length > 0);
const held = keyed.length > 0 ? keyed : APIS_IN_ORDER.filter((api) => writtenAddress(api, env) !== undefined);
const isOfGateway = (name) => APIS_IN_ORDER.some((api) => Object.hasOwn(VARIABLES[api].keys, name));
const hasOther = registry .fG[preset].keys.some((name) => (env[name] ?? '') !== '' && !isOfGateway(name));
return held.length === 1 && !hasOther ? held[0] : undefined;
}
function agentNetwork(choice, env, { isConfined, isAction = false }) {
const { network, preset, command } = choice;
if (network !== undefined)
return network;
const isOfPreset = preset !== undefined && command === undefined;
return isAction && isConfined && isOfPreset && agentRouteOf(choice, env).kind === 'gateway' ? 'model' : 'on';
}
function gatewayApiOf({ gateway, preset }, env) {
if (gateway !== undefined)
return gateway === 'off' ? undefined : gateway;
const known = preset === undefined ? undefined : apiOfPreset(preset, env);
return known === 'by key' && preset !== undefined ? apiByKey(preset, env) : known;
}
function apiOfPreset(preset, env) {
const { api } = registry .fG[preset];
if (api !== 'other')
return api;
const { COPILOT_PROVIDER_API_KEY: key = '', COPILOT_PROVIDER_TYPE: type = 'openai' } = env;
return preset === 'copilot' && key !== '' && type === 'openai' ? 'openai' : undefined;
}
function gatewayProblems(choice, env) {
const { network, gateway } = choice;
if (network === 'off' && gateway !== undefined && gateway !== 'off') {
return [
{
path: ['gateway'],
found: `${JSON.stringify(gateway)} with the network "off"`,
expected: 'the network "model" or "on"',
remedy: 'Set agent.network to "model": the agent then reaches its model and nothing else.',
},
];
}
if (network !== 'model' || gatewayApiOf(choice, env) !== undefined)
return [];
return [
{
path: ['network'],
found: '"model", and no API of a model that the gateway could forward to',
expected: 'a preset that works with one, or agent.gateway',
remedy: 'Set agent.gateway to "anthropic", "openai" or "gemini", or agent.network to "on".',
},
];
}
function writtenGatewayProblems(agent) {
const { preset, network = 'on', gateway, env, login } = agent;
if (login === true)
return [];
const isNetwork = network === 'on' || network === 'off' || network === 'model';
const known = gateway === undefined || gateway === 'off' || APIS_IN_ORDER.some((api) => api === gateway);
const isPreset = typeof preset === 'string' && Object.hasOwn(registry .fG, preset);
if (!isNetwork || !known || (preset !== undefined && !isPreset))
return [];
const choice = { preset, network, gateway };
return gatewayProblems(choice, (0,decode .YN)(env));
}
function pricesOf({ price = {} }) {
const entries = Object.entries(price).map(([model, written]) => {
const { cache_read: cacheRead, cache_write: cacheWrite, long_cache_write: longCacheWrite, ...others } = written;
return [model, { ...others, cacheRead, cacheWrite, longCacheWrite }];
});
return Object.fromEntries(entries);
}
function routeOf(api, env) {
const { keys, addresses } = VARIABLES[api];
const held = heldKeys(api, env);
const [name] = held;
const written = writtenAddress(api, env);
const [, path = '', query] = /^([^?]*)(?:\?(.*))?$/s.exec(written ?? APIS[api].upstream) ?? [];
const address = path.replace(/\/+$/, '');
if (!isAddress(address) || !isVersion(query))
return `${JSON.stringify(written)} is not the address of an API`;
if (name === undefined && written === undefined) {
return `agent.env has no key for the gateway (${Object.keys(keys).join(' or ')})`;
}
const header = keys[name ?? Object.keys(keys)[0] ?? ''] ?? 'authorization';
const key = name === undefined ? 'none' : (env[name] ?? '').trim();
if (/[^\t\x20-\x7e\x80-\xff]/.test(key))
return `the key in ${name} holds a character that no header can carry`;
const value = header === 'authorization' ? `Bearer ${key}` : key;
const known = api === 'gemini' ? [...held, 'GEMINI_API_KEY'] : held;
const usual = Object.keys(keys).filter((each) => !each.startsWith('AZURE_'));
const replaced = api === 'openai' || held.length === 0 ? [...usual, ...held] : known;
const baseOf = (origin) => `${origin}${APIS[api].prefix}`;
return {
api,
upstream: { address, key: { header, value }, ...(query === undefined ? {} : { query }) },
hasKey: name !== undefined,
variables: ({ origin, token }) => ({
...env,
...Object.fromEntries(Object.keys(keys).flatMap((each) => (replaced.includes(each) ? [[each, token]] : []))),
...Object.fromEntries(addresses.map((each) => [each, baseOf(origin)])),
...aroundProxies(env),
}),
homeFiles: (origin) => homeFilesOf(api, baseOf(origin)),
};
}
function isAddress(text) {
const url = URL.canParse(text) ? new URL(text) : undefined;
const isPlain = !/[#\s\\]/.test(text);
return url !== undefined && isPlain && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
function isVersion(query) {
return query === undefined || /^api-version=[\w.-]+$/.test(query);
}
const GEMINI_LOGIN = { security: { auth: { selectedType: 'gemini-api-key' } } };
function aroundProxies(env) {
const before = env.NO_PROXY ?? env.no_proxy ?? '';
const list = [...(before === '' ? [] : [before]), '127.0.0.1', 'localhost'].join(',');
return { NO_PROXY: list, no_proxy: list };
}
function homeFilesOf(api, base) {
const provider = { anthropic: 'anthropic', openai: 'openai', gemini: 'google' }[api];
const version = { anthropic: '/v1', openai: '', gemini: '/v1beta' }[api];
const opencode = { provider: { [provider]: { options: { baseURL: `${base}${version}` } } } };
const codex = [
'model_provider = "autorize"',
'web_search = "disabled"',
'[model_providers.autorize]',
'name = "autorize gateway"',
`base_url = "${base}"`,
'env_key = "OPENAI_API_KEY"',
'wire_api = "responses"',
'',
].join('\n');
return {
'.config/opencode/opencode.json': `${JSON.stringify(opencode)}\n`,
...(api === 'openai' ? { '.codex/config.toml': codex } : {}),
...(api === 'gemini' ? { '.gemini/settings.json': `${JSON.stringify(GEMINI_LOGIN)}\n` } : {}),
};
}
}),
7535:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
sY: () => ( agentProblems),
wJ: () => ( agentTemplate),
m6: () => ( modelOfCommand),
ld: () => ( presetCommand),
Se: () => ( presetOfCommand),
kH: () => ( sandboxMarkOf)
});
var shell_quote = __webpack_require__(61023);
var registry = __webpack_require__(63836);
;
function loginProblems(agent) {
const { login, preset, command, env, gateway, network, sandbox } = agent;
if (login !== true)
return [];
const able = registry .VC.filter((name) => (0,registry .DQ)(name) !== undefined);
const known = able.find((name) => name === preset);
if (command !== undefined || known === undefined) {
return [
{
path: ['login'],
found: command === undefined ? 'login without a preset that has one' : 'login beside a command',
expected: `it only with a preset: ${able.join(', ')}`,
remedy: 'Set agent.preset, or a key in agent.env.',
},
];
}
const written = typeof env === 'object' && env !== null ? Object.keys(env) : [];
const key = written.find((name) => registry .fG[known].keys.includes(name));
const isBehind = known === 'claude' || known === 'codex' || known === 'opencode';
return [
...(key === undefined
? []
: [
{
path: ['env', key],
found: `a key beside agent.login`,
expected: 'one of the two',
remedy: `Take ${key} out of agent.env, or agent.login.`,
},
]),
...(gateway === undefined || gateway === null
? []
: [
{
path: ['gateway'],
found: 'gateway beside agent.login',
expected: 'none: a login goes through the gateway wherever its CLI can',
remedy: 'Take agent.gateway out.',
},
]),
...(network === 'off' || (network === 'model' && !isBehind)
? [
{
path: ['network'],
found: `${JSON.stringify(network)} with the login of ${known}`,
expected: isBehind ? '"on" or "model"' : '"on": its CLI calls its service by itself',
remedy: `Set agent.network to "on"${isBehind ? ' or "model"' : ''}, or use a key.`,
},
]
: []),
...(sandbox === 'off'
? [
{
path: ['sandbox'],
found: '"off" with agent.login',
expected: '"auto" or "required": only bubblewrap keeps the login away from the agent',
remedy: 'Set agent.sandbox to "required", or use a key.',
},
]
: []),
];
}
var model_route = __webpack_require__(30226);
;
function agentTemplate(agent) {
if (agent.command !== undefined)
return { command: agent.command, stdin: agent.stdin };
if (agent.preset === undefined)
throw new Error('an agent without a command passed the config');
return { command: presetCommand(agent.preset, agent), stdin: registry .fG[agent.preset].stdin };
}
function presetCommand(name, { model, reasoning, args = [] }, ownSandbox) {
const preset = registry .fG[name];
const options = [
...(model === undefined ? [] : [preset.modelOption, model]),
...(reasoning === undefined ? [] : (preset.reasoningOptions?.(reasoning) ?? [])),
...args,
].map(shell_quote .e);
return preset.commandFor({ options, ...(ownSandbox && { ownSandbox }) });
}
function cliOptionProblems(agent) {
const written = ['model', 'reasoning', 'args'].filter((key) => agent[key] !== undefined);
if (agent.command !== undefined) {
return written.map((key) => ({
path: [key],
found: `${key} beside a command`,
expected: 'it only with a preset',
remedy: 'Write it into the command, or replace the command by agent.preset.',
}));
}
const { preset, reasoning } = agent;
const known = registry .VC.find((name) => name === preset);
if (known === undefined || reasoning === undefined || 'reasoningOptions' in registry .fG[known])
return [];
const able = registry .VC.filter((name) => 'reasoningOptions' in registry .fG[name]).join(', ');
return [
{
path: ['reasoning'],
found: `reasoning for ${known}, whose CLI has no option for it`,
expected: `it only with ${able}`,
remedy: 'Leave it out, and choose it by agent.model.',
},
];
}
function agentProblems(agent) {
return [...cliOptionProblems(agent), ...(0,model_route ._J)(agent), ...loginProblems(agent)];
}
function sandboxMarkOf({ command, preset }) {
return command === undefined && preset !== undefined ? registry .fG[preset].sandboxMark : undefined;
}
function modelOfCommand(command) {
const known = presetOfCommand(command);
const hasShort = known !== undefined && registry .fG[known].hasShortModelFlag === true;
const flag = hasShort ? '(?:--model|-m)' : '--model';
const plain = '[\\w@+:,./-]+';
const value = `"(?<double>[^"$\`]+)"|'(?<single>[^']+)'|(?<bare>${plain})`;
const asked = `(?<=\\s)(['"]?)${flag}(?:\\1(?:=|\\s+)(?:${value})|=(?<inside>${plain})\\1)(?=[\\s;&|()]|$)`;
const found = [...command.matchAll(new RegExp(asked, 'g'))].at(-1)?.groups;
return found?.double ?? found?.single ?? found?.bare ?? found?.inside ?? null;
}
function presetOfCommand(command) {
const words = command.split(/[\s;&|()]+/).map((word) => word.slice(word.lastIndexOf('/') + 1));
const program = words.find((word) => registry .VC.some((name) => registry .fG[name].program === word));
return registry .VC.find((name) => registry .fG[name].program === program);
}
}),
62578:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( AUTOLOADED),
I: () => ( LOADED_WHEN_NEW)
});
const AUTOLOADED = [
'**/conftest.py',
'**/{sitecustomize,usercustomize}{.*,/**}',
'**/*.pth',
'**/{.pytest,pytest}.{ini,toml}',
'**/{tox.ini,setup.cfg}',
'**/{jest,vitest,vite,postcss,babel,ava,playwright,cypress}.config.*',
'**/vitest.{workspace,projects}.*',
'**/{karma,wdio}.conf.*',
'**/.{mocha,babel,postcss,swc,nyc,c8,tap}rc*',
'**/jasmine.{json,js,mjs,cjs}',
'**/setupTests.*',
'**/__mocks__/**',
'**/.yarnrc*',
'**/.yarn/{plugins,releases}/**',
'**/{.pnp,.pnpmfile}.*',
'**/bunfig.toml',
'**/.cargo/config{,.toml}',
'**/.config/nextest.toml',
'**/rust-toolchain{,.toml}',
'**/go.work',
'**/GNUmakefile',
'**/.mvn/**',
'**/junit-platform.properties',
'**/META-INF/services/org.junit.*',
'**/Directory.Build.{props,targets}',
'**/xunit.runner.json',
'**/nuget.config',
'**/.rspec{,-local}',
'**/.bundle/config',
'**/phpunit{,.dist}.xml{,.dist}',
'**/Pest.php',
'**/.proverc',
'**/test_helper.exs',
'**/.{Rprofile,Renviron}',
'**/.env.{local,{test,development,production}{,.local}}',
];
const LOADED_WHEN_NEW = [
'**/*.{egg-info,dist-info}{,/**}',
'**/*.egg{,-link,/**}',
'**/{.venv,venv}/{bin,lib,lib64,Scripts}{,/**}',
'**/pyvenv.cfg',
'**/__pypackages__{,/**}',
'**/{.coveragerc,.coveragerc.toml,nose.cfg,.noserc,nose2.cfg,unittest.cfg}',
'**/vendor/modules.txt',
'**/vendor/{autoload.php,composer/**,bin/**}',
'**/npm-shrinkwrap.json',
'**/{behat,codeception,phpspec}{,.dist}.{yml,yaml}',
'**/.simplecov',
'**/mocha.opts',
'**/{testem,nightwatch}.{js,cjs,json,yml}',
'**/{nyc,c8,wtr,web-test-runner,rstest,nightwatch,jest-puppeteer}{.config,.conf}.*',
'**/jest-preset.*',
'**/{global,testconfig}.json',
'**/Directory.{Packages.props,Build.rsp}',
'**/.config/dotnet-tools.json',
'**/{gradle.properties,.jvmopts,.sbtopts}',
'**/META-INF/services/org.{testng,mockito}.*',
'**/mockito-extensions{,/**}',
'**/.bazel{rc,version}',
'**/tools/bazel',
'**/{CTestCustom,CTestConfig}.{cmake,ctest}',
'**/CMakeUserPresets.json',
'**/{dart_test.yaml,flutter_test_config.dart}',
'**/{justfile,.justfile,rakefile,rakefile.rb}',
'**/taskfile{,.dist}.{yml,yaml}',
'**/setup_suite.bash',
'**/testthat/{setup,helper,teardown}*.R',
];
}),
38716:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
WN: () => ( MAX_BOUND_FILES),
Yt: () => ( bindProtected),
fI: () => ( writtenIssue)
});
var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);
var _planted_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62044);
var _protected_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15310);
const MAX_BOUND_FILES = 200;
function bindProtected({ files, globs }, { kind }) {
const whole = kind === 'setup' ? [] : (0,_planted_files_js__WEBPACK_IMPORTED_MODULE_1__ .J)(globs).filter((folder) => files.some(({ path }) => isIn(path, folder)));
const single = files.filter(({ path }) => !whole.some((folder) => isIn(path, folder)));
const bound = single.length <= MAX_BOUND_FILES ? single : namedFirst(single, globs).slice(0, MAX_BOUND_FILES);
const isBound = new Set(bound);
const around = (0,_protected_files_js__WEBPACK_IMPORTED_MODULE_2__ .Zv)([...bound, ...whole.map((folder) => ({ path: folder }))]);
return {
readOnly: [...whole, ...bound.flatMap(({ path, mode }) => (mode === LINK ? [] : [path]))],
mounts: around.filter((path) => !whole.some((folder) => path === folder || isIn(path, folder))),
watched: single.flatMap((file) => (isBound.has(file) ? [] : [file.path])),
};
}
const LINK = '120000';
function namedFirst(files, globs) {
const named = new Set(globs.filter((glob) => !picomatch__WEBPACK_IMPORTED_MODULE_0__.scan(glob).isGlob));
return [...files.filter(({ path }) => named.has(path)), ...files.filter(({ path }) => !named.has(path))];
}
function isIn(path, folder) {
return path.startsWith(`${folder}/`);
}
function writtenIssue(shown) {
return `the protected file ${shown} was written, though it is the base's again; more than ${MAX_BOUND_FILES} files are protected one by one, too many to be read-only: protect their folders whole ("tests/**")`;
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
87129:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => ( findRunCommands),
g: () => ( findDecidingFiles)
});
const tool = (names) => new RegExp(`(?<![\\w.-])(?:${names})(?![\\w./-])`);
const RUNNERS = [
{
runs: /(?<![\w.-])(?:(?:npm|pnpm|yarn|jest|mocha|ava)(?![\w./-])|bun\s+(?:-\S+\s+)*(?:run|test)\b|node\s+(?:-\S+\s+)*--run\b)/,
files: /^package\.json$/,
},
{
runs: /(?<![\w.-])(?:npm|pnpm|yarn)\s(?:.*\s)?(?:-r|-ws?|-F|--recursive|--filter|--workspaces?|workspaces?)(?![\w-])/,
files: /^package\.json$/,
isNested: true,
},
{ runs: tool('turbo|nx|lerna'), files: /^(?:package|project|turbo|nx|lerna)\.json$/, isNested: true },
{ runs: tool('g?make'), files: /^makefile$/i },
{ runs: tool('just'), files: /^\.?justfile$/i },
{ runs: tool('task|go-task'), files: /^taskfile(?:\.dist)?\.ya?ml$/i },
{ runs: tool('cargo'), files: /^Cargo\.toml$/, isNested: true },
{ runs: tool('pytest|py\\.test|tox'), files: /^(?:pytest\.ini|pyproject\.toml|setup\.cfg|tox\.ini)$/ },
{ runs: tool('nox'), files: /^(?:noxfile\.py|pyproject\.toml)$/ },
{ runs: tool('hatch|pdm|poe|pixi'), files: /^(?:pyproject|hatch|pixi)\.toml$/ },
{ runs: tool('gradlew?'), files: /^(?:build|settings)\.gradle(?:\.kts)?$/, isNested: true },
{ runs: tool('mvnw?'), files: /^pom\.xml$/, isNested: true },
{ runs: tool('dotnet'), files: /\.(?:slnx?|(?:cs|fs|vb)proj)$/, isNested: true },
{ runs: tool('composer|phpunit|pest'), files: /^(?:composer\.json|phpunit(?:\.dist)?\.xml(?:\.dist)?)$/ },
{ runs: tool('rake|rails'), files: /^rakefile(?:\.rb)?$/i },
{ runs: tool('mix'), files: /^mix\.exs$/, isNested: true },
{ runs: tool('ctest|cmake'), files: /^CMakeLists\.txt$/, isNested: true },
{ runs: tool('meson'), files: /^meson\.build$/, isNested: true },
];
const MANIFEST = /\.(?:mk|mak|toml|ini|cfg|json|ya?ml|xml|gradle|kts)$/;
const LEFT_OUT = /(?:^|\/)(?:node_modules|vendor)\/|^\.autorize\//;
const MAX_COMMANDS = 200;
function findDecidingFiles(sources, commands) {
return [...followCommands(sources, commands).files];
}
function findRunCommands(sources, commands) {
return [...followCommands(sources, commands).texts];
}
function followCommands(sources, commands) {
const paths = new Set(sources.paths.filter((path) => !LEFT_OUT.test(path)));
const files = new Set();
const texts = new Set();
const due = [...commands];
const seen = new Set();
for (let next = due.pop(); next !== undefined && seen.size < MAX_COMMANDS; next = due.pop()) {
const key = `${next.kind} ${next.command}`;
if (seen.has(key))
continue;
seen.add(key);
const { command, kind } = next;
texts.add(command);
const folders = foldersNamed(command, paths);
const manifests = findManifests(command, { paths, folders });
for (const path of manifests)
files.add(path);
if (kind === 'guard')
for (const path of findScripts(command, { paths, folders }))
files.add(path);
for (const path of manifests) {
const text = sources.packages.get(path);
if (text === undefined)
continue;
const folder = folderOf(path);
const inside = folder === '' ? '' : `cd ${folder} && `;
due.push(...packageScripts(text, command).map((script) => ({ command: `${inside}${script}`, kind })));
}
}
return { files, texts };
}
function foldersNamed(command, paths) {
const words = wordsOf(command).flatMap((word) => [word, word.replace(/^-[A-Za-z]/, '')]);
const named = new Set(words.map(plain).filter((word) => word !== ''));
const known = [...named].filter((word) => [...paths].some((path) => path.startsWith(`${word}/`)));
return ['', ...known];
}
function findManifests(command, { paths, folders }) {
const runners = RUNNERS.filter(({ runs }) => runs.test(command));
if (runners.length === 0)
return [];
const near = new Set(folders);
const found = [...paths].filter((path) => {
const at = path.lastIndexOf('/');
const isNear = near.has(path.slice(0, Math.max(0, at)));
return runners.some(({ files, isNested = false }) => (isNear || isNested) && files.test(path.slice(at + 1)));
});
const words = wordsOf(command).flatMap((word) => [word, word.replace(/^-[A-Za-z]/, '')]);
const named = words.filter((word) => MANIFEST.test(word)).flatMap((word) => resolve(word, { paths, folders }));
return [...new Set([...found, ...named])];
}
function packageScripts(text, command) {
const scripts = scriptsOf(text);
const calls = command.matchAll(/(?<![\w.-])(?:(?:npm|pnpm|yarn|bun)\s+(?:-\S+\s+)*(?:run(?:-script)?\s+)?(?:-\S+\s+)*|node\s+(?:-\S+\s+)*--run[\s=]+)([\w:.-]+)/g);
const names = [...calls].flatMap(([, name = '']) => (name === 't' || name === 'tst' ? 'test' : name));
return names.flatMap((name) => [`pre${name}`, name, `post${name}`].flatMap((each) => {
const script = Object.hasOwn(scripts, each) ? scripts[each] : undefined;
return typeof script === 'string' ? [script] : [];
}));
}
function scriptsOf(text) {
try {
const { scripts } = JSON.parse(text);
return typeof scripts === 'object' && scripts !== null ? { ...scripts } : {};
}
catch {
return {};
}
}
const INTERPRETER = /^(?:(?:ba|da|z|k|a)?sh|python[\d.]*|pypy[\d.]*|node(?:js)?|deno|bun|tsx|ts-node|ruby|perl|php|lua|Rscript|pwsh|source|\.)$/;
const WRAPPER = /^(?:!|if|then|else|elif|while|until|do|time|env|exec|eval|nice|timeout|command|nohup|sudo|stdbuf|setsid|xargs|uv|poetry|pipenv|npx|run)$/;
const ONLY_READS = {
sh: /^-n$/,
other: /^(?:-c|-l|--check|--syntax-check)$/,
};
const WITH_VALUE = /^(?:-[rWXICo]|--(?:require|import|loader|experimental-loader|conditions|rcfile|init-file|config))$/;
function findScripts(command, tree) {
return simpleCommands(command).flatMap((words) => scriptsStarted(words, tree));
}
function scriptsStarted(words, tree) {
const at = words.findIndex((word) => !/^\w+=/.test(word) && !WRAPPER.test(word) && !/^(?:-.*|\d[\d.]*[smhd]?)$/.test(word));
const program = words[at];
if (program === undefined)
return [];
const name = program.slice(program.lastIndexOf('/') + 1);
if (!INTERPRETER.test(name))
return program.includes('/') ? resolve(program, tree) : [];
const rest = words.slice(at + 1);
const readsOnly = name.endsWith('sh') ? ONLY_READS.sh : ONLY_READS.other;
const found = [];
for (const [index, word] of rest.entries()) {
const isRun = (name === 'deno' || name === 'bun') && word === 'run';
if (word === '-m')
return [...found, ...modulesOf(rest[index + 1] ?? '', tree)];
if (readsOnly?.test(word) && !/^(?:python|pypy)/.test(name))
return found;
found.push(...resolve(word.replace(/^--?[\w-]+=/, ''), tree));
const isValue = WITH_VALUE.test(rest[index - 1] ?? '');
if (!word.startsWith('-') && !isRun && !isValue)
return found;
}
return found;
}
function modulesOf(module, tree) {
const path = module.replaceAll('.', '/');
return [`${path}.py`, `${path}/__main__.py`].flatMap((each) => resolve(each, tree));
}
function resolve(word, { paths, folders }) {
const names = folders.map((folder) => plain(`${folder}/${word}`));
return [...new Set(names)].filter((name) => paths.has(name));
}
function plain(path) {
const parts = [];
for (const part of path.split('/')) {
if (part === '..')
parts.pop();
else if (part !== '' && part !== '.')
parts.push(part);
}
return parts.join('/');
}
function folderOf(path) {
return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function simpleCommands(command) {
const unquoted = command
.replaceAll(/(["'])([^\s"']*)\1/g, '$2')
.replaceAll('\\\n', ' ')
.replaceAll(/\$(?:PWD|\{PWD\}|\(pwd\))\//g, './')
.replaceAll(/[<>]/g, ' ');
return unquoted.split(/[;&|\n(){}`"']+/).map((each) => each.split(/\s+/).filter((word) => word !== ''));
}
function wordsOf(command) {
return command.split(/[\s"'`;|&<>()=,]+/).filter((word) => word !== '');
}
}),
87945:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => ( readProtectedId),
w: () => ( readId)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
function readId(path, { mode, length }) {
try {
const content = mode === '120000' ? Buffer.from((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path)) : readRegular(path);
const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(length === 64 ? 'sha256' : 'sha1');
return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
}
catch {
return undefined;
}
}
function readProtectedId(path, { mode, id, contents }) {
if (contents === undefined)
return readId(path, { mode, length: id.length });
try {
const found = hashRegular(path);
return found === contents ? id : found;
}
catch {
return undefined;
}
}
const PIECE_BYTES = 4 << 20;
function hashRegular(path) {
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
try {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor).isFile())
throw new Error('not a regular file');
const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
const piece = Buffer.alloc(PIECE_BYTES);
for (let read = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, piece); read > 0; read = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, piece))
hash.update(piece.subarray(0, read));
return hash.digest('hex');
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
}
function readRegular(path) {
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
try {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor).isFile())
throw new Error('not a regular file');
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(descriptor);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
}
}),
96316:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => ( readInstalledPackages),
u: () => ( readDeclaredPackages)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25367);
var _package_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56279);
async function readDeclaredPackages(store, commit) {
const names = [];
const listed = (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ .CS)(store, commit)).map(({ path, id }) => ({ path: (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .q0)(path), id }));
const own = new Set((0,_package_names_js__WEBPACK_IMPORTED_MODULE_4__ .Jc)(listed.map(({ path }) => path)));
for (const { path, id } of listed) {
if (!MANIFEST.test(path))
continue;
const text = (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ .gm)(store, id)).toString();
if (path === 'package.json')
names.push(...ofPackageJson(text));
else if (!path.endsWith('.lock'))
names.push(...ofPython(text).flatMap(_package_names_js__WEBPACK_IMPORTED_MODULE_4__ .L8));
else
names.push(...ofPythonLock(text)
.flatMap(_package_names_js__WEBPACK_IMPORTED_MODULE_4__ .L8)
.filter((name) => !own.has(name)));
}
return names;
}
const MANIFEST = /^(?:package\.json|pyproject\.toml|setup\.cfg|Pipfile|(?:poetry|uv|pdm)\.lock|(?:requirements\/[^/]+|[^/]*requirements[^/]*)\.(?:txt|in))$/;
const DEPENDENCY_KEYS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
function ofPackageJson(text) {
let manifest;
try {
manifest = JSON.parse(text);
}
catch {
return [];
}
return DEPENDENCY_KEYS.flatMap((key) => Object.keys(tableOf(tableOf(manifest)[key])));
}
function tableOf(value) {
return typeof value === 'object' && value !== null ? { ...value } : {};
}
function ofPython(text) {
const found = text.matchAll(/^\s*["']?([A-Za-z][A-Za-z0-9._-]*)\s*["']?\s*(?:\[[^\]]*\])?\s*(?:[<>=!~;,@"'].*)?$/gm);
return [...found].flatMap(([, name = '']) => name);
}
function ofPythonLock(text) {
return [...text.matchAll(/^name = "([^"]+)"$/gm)].flatMap(([, name = '']) => name);
}
const installed = new Map();
function readInstalledPackages(path, programs = []) {
const key = [path, ...programs].join('\0');
const known = installed.get(key);
if (known !== undefined)
return known;
const folders = [...path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter), ...programs.map(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)].filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder));
const prefixes = new Set(folders.flatMap(prefixesOf));
const found = new Set([...prefixes].flatMap((prefix) => packageFolders(prefix).flatMap(namesIn)).flatMap(_package_names_js__WEBPACK_IMPORTED_MODULE_4__ .cD));
installed.set(key, [...found]);
return [...found];
}
function prefixesOf(folder) {
const prefix = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
const versions = folder.endsWith('/shims') ? namesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(prefix, 'versions')) : [];
const behind = namesIn(folder)
.filter((name) => /^python3?$/.test(name))
.flatMap((name) => {
try {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name))));
}
catch {
return [];
}
});
return [prefix, ...behind, ...versions.map((version) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(prefix, 'versions', version))];
}
function packageFolders(prefix) {
return ['lib', 'lib64'].flatMap((lib) => {
const versions = namesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(prefix, lib)).filter((name) => /^python3(\.\d+)?$/.test(name));
return versions.flatMap((version) => ['site-packages', 'dist-packages'].map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(prefix, lib, version, name)));
});
}
function namesIn(folder) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
}
catch {
return [];
}
}
}),
11489:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JU: () => ( buildClassFinder),
b3: () => ( declaredClasses),
q9: () => ( isClassSource)
});
var _path_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12894);
const SOURCE = /\.(?:java|kt|scala|groovy)$/i;
const ENDING = /\.(?:java|kt|scala|groovy|class)$/;
const PACKAGE = /^[ \t]*package\s+([\w.`]+)/m;
const TYPE = /^(?:(?:public|final|abstract|sealed|non-sealed|strictfp|open|data|internal|case|static|fun|value|annotation|@\w+)[ \t]+)*(?:class|interface|@interface|enum(?:[ \t]+class)?|record|object|trait)[ \t]+(\w+)/gm;
const SOURCE_FOLDERS = new Set('java kotlin scala groovy src source sources main test jmh'.split(' '));
function isClassSource(path) {
return SOURCE.test(path);
}
function declaredClasses(path, text) {
const folder = PACKAGE.exec(text)?.[1]?.replaceAll('`', '').replaceAll('.', '/');
const stem = path.slice(path.lastIndexOf('/') + 1).replace(SOURCE, '');
const names = [stem, ...[...text.matchAll(TYPE)].flatMap(([, name = '']) => name)];
return [...new Set(names)].map((name) => (folder === undefined ? name : `${folder}/${name}`));
}
function buildClassFinder(classes) {
const known = new Map([...classes].map(([name, source]) => [(0,_path_names_js__WEBPACK_IMPORTED_MODULE_0__ .tu)(name), source]));
const depth = Math.max(0, ...[...known.keys()].map((name) => name.split('/').length));
return (path) => {
if (depth === 0)
return undefined;
const starts = startsOf(path, depth + 1);
const end = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_0__ .tu)(path.slice(starts.at(-1)));
if (!ENDING.test(end))
return undefined;
const parts = end.replace(ENDING, '').split('/');
const name = parts.pop()?.split('$')[0] ?? '';
const folder = parts.at(-1);
const alone = folder === undefined || SOURCE_FOLDERS.has(folder) ? known.get(name) : undefined;
return (alone ?? parts.map((_, at) => known.get([...parts.slice(at), name].join('/'))).find((each) => each !== undefined));
};
}
function startsOf(path, count) {
const starts = [];
for (let end = path.length; starts.length < count;) {
const at = path.lastIndexOf('/', end - 1);
starts.push(at + 1);
if (at <= 0)
break;
end = at;
}
return starts;
}
}),
2137:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ap: () => ( resolveLinks),
E7: () => ( buildNameFinder),
h7: () => ( throughLinks),
t$: () => ( beginsWith)
});
var _base_literal_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13310);
var _path_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12894);
const MAX_LINKS = 40;
const MAX_NAMES = 100;
function resolveLinks(links) {
const folded = new Map([...links].map(([path, target]) => [(0,_path_names_js__WEBPACK_IMPORTED_MODULE_1__ .tu)(path), target]));
const found = new Map();
for (const [path, target] of links) {
const end = target === undefined ? undefined : follow(folded, path, target);
if (end !== undefined)
found.set(path, end);
}
return found;
}
function follow(links, path, target) {
if (isAbsolute(target))
return undefined;
const at = path.split('/').slice(0, -1);
const parts = target.split('/').reverse();
let followed = 1;
for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
if (part === '' || part === '.')
continue;
if (part === '..') {
if (at.pop() === undefined)
return undefined;
continue;
}
at.push(part);
const key = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_1__ .tu)(at.join('/'));
if (!links.has(key))
continue;
const next = links.get(key);
followed += 1;
if (next === undefined || isAbsolute(next) || followed > MAX_LINKS)
return undefined;
at.pop();
parts.push(...next.split('/').reverse());
}
return at.join('/');
}
function isAbsolute(target) {
return /^[/\\]|^[a-z]:/i.test(target);
}
function buildNameFinder(resolved) {
if (resolved.size === 0)
return () => [];
const top = newPaths();
for (const [path, target] of resolved) {
pathsOf(top, path).link = { path, target };
if (target !== '' && !`${(0,_path_names_js__WEBPACK_IMPORTED_MODULE_1__ .tu)(path)}/`.startsWith(`${(0,_path_names_js__WEBPACK_IMPORTED_MODULE_1__ .tu)(target)}/`))
pathsOf(top, target).from.push(path);
}
return (path) => {
const real = realNameOf(top, path);
const names = new Map();
if (real !== undefined)
names.set(real.name, real);
const due = [real?.name ?? path];
for (let name = due.pop(); name !== undefined && names.size < MAX_NAMES; name = due.pop()) {
for (const alias of aliasesOf(top, name)) {
if (alias.name === path || names.has(alias.name) || names.size >= MAX_NAMES)
continue;
names.set(alias.name, alias);
due.push(alias.name);
}
}
return [...names.values()];
};
}
function newPaths() {
return { children: new Map(), link: undefined, from: [] };
}
function pathsOf(top, path) {
let paths = top;
for (const part of (0,_path_names_js__WEBPACK_IMPORTED_MODULE_1__ .tu)(path).split('/')) {
const child = paths.children.get(part) ?? newPaths();
paths.children.set(part, child);
paths = child;
}
return paths;
}
function* walk(top, path) {
let paths = top;
for (let from = 0; from <= path.length;) {
const next = path.indexOf('/', from);
const end = next === -1 ? path.length : next;
paths = paths.children.get((0,_path_names_js__WEBPACK_IMPORTED_MODULE_1__ .tu)(path.slice(from, end)));
if (paths === undefined)
return;
yield [paths, path.slice(end)];
from = end + 1;
}
}
function realNameOf(top, path) {
let found;
for (let followed = 0; followed < MAX_LINKS; followed += 1) {
const step = firstLink(top, found?.name ?? path);
if (step === undefined)
return found;
found = { ...step, kind: 'real', link: found?.link ?? step.link };
}
return undefined;
}
function firstLink(top, path) {
for (const [{ link }, rest] of walk(top, path)) {
if (link === undefined)
continue;
const name = link.target === '' ? rest.slice(1) : `${link.target}${rest}`;
return { name, link: link.path };
}
return undefined;
}
function aliasesOf(top, path) {
const found = [];
for (const [{ from }, rest] of walk(top, path)) {
for (const link of from)
found.push({ name: `${link}${rest}`, link, kind: 'alias' });
}
return found;
}
function throughLinks(globs, resolved) {
const found = [];
const due = [...globs];
for (let glob = due.pop(); glob !== undefined && found.length < MAX_NAMES; glob = due.pop()) {
const plain = glob.replace(/^(?:\.\/)+/, '');
for (const [link, target] of resolved) {
if (!beginsWith(plain, link))
continue;
const rest = plain.slice((0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_0__ .I)(link).length);
const inside = target === '' ? rest.slice(1) || '**' : `${(0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_0__ .I)(target)}${rest}`;
for (const each of rest === '' ? [inside, `${inside}/**`] : [inside]) {
if (found.includes(each) || globs.includes(each))
continue;
found.push(each);
due.push(each);
}
}
}
return found;
}
function beginsWith(glob, link) {
return `${(0,_path_names_js__WEBPACK_IMPORTED_MODULE_1__ .tu)(glob.replace(/^(?:\.\/)+/, ''))}/`.startsWith(`${(0,_path_names_js__WEBPACK_IMPORTED_MODULE_1__ .tu)((0,_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_0__ .I)(link))}/`);
}
}),
56279:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hq: () => ( installedNames),
Jc: () => ( topModules),
L8: () => ( importedNames),
cD: () => ( moduleOf)
});
const OTHER_NAMES = {
antlr4_python3_runtime: 'antlr4',
apache_airflow: 'airflow',
argon2_cffi: 'argon2',
attrs: 'attr attrs',
azure_core: 'azure',
beautifulsoup4: 'bs4',
biopython: 'Bio',
discord_py: 'discord',
djangorestframework: 'rest_framework',
dnspython: 'dns',
docker_py: 'docker',
faiss_cpu: 'faiss',
faiss_gpu: 'faiss',
ffmpeg_python: 'ffmpeg',
fonttools: 'fontTools',
gitpython: 'git gitdb smmap',
google_api_python_client: 'googleapiclient apiclient',
google_cloud_storage: 'google',
grpcio: 'grpc',
grpcio_tools: 'grpc_tools',
imbalanced_learn: 'imblearn',
kafka_python: 'kafka',
markdown_it_py: 'markdown_it',
msgpack_python: 'msgpack',
mysql_connector_python: 'mysql',
mysqlclient: 'MySQLdb',
opencv_contrib_python: 'cv2',
opencv_contrib_python_headless: 'cv2',
opencv_python: 'cv2',
opencv_python_headless: 'cv2',
paho_mqtt: 'paho',
pillow: 'PIL',
pillow_simd: 'PIL',
protobuf: 'google',
psycopg2_binary: 'psycopg2',
py_cpuinfo: 'cpuinfo',
pycryptodome: 'Crypto',
pycryptodomex: 'Cryptodome',
pygithub: 'github',
pyjwt: 'jwt',
pymupdf: 'fitz pymupdf',
pynacl: 'nacl',
pyopenssl: 'OpenSSL',
pypdf2: 'PyPDF2',
pyserial: 'serial',
pysocks: 'socks',
pytest: 'pytest py',
python_dateutil: 'dateutil',
python_docx: 'docx',
python_dotenv: 'dotenv',
python_jose: 'jose',
python_json_logger: 'pythonjsonlogger',
python_levenshtein: 'Levenshtein',
python_magic: 'magic',
python_multipart: 'multipart python_multipart',
python_pptx: 'pptx',
python_slugify: 'slugify',
pytorch_lightning: 'pytorch_lightning lightning_fabric',
pywin32: 'win32api win32con win32gui pythoncom',
pyyaml: 'yaml',
pyzmq: 'zmq',
ruamel_yaml: 'ruamel',
scikit_image: 'skimage',
scikit_learn: 'sklearn',
setuptools: 'setuptools pkg_resources',
speechrecognition: 'speech_recognition',
tensorflow_cpu: 'tensorflow',
tensorflow_gpu: 'tensorflow',
umap_learn: 'umap',
websocket_client: 'websocket',
};
function importedNames(project) {
const normal = project.toLowerCase().replaceAll(/[-_.]+/g, '_');
const others = Object.hasOwn(OTHER_NAMES, normal) ? (OTHER_NAMES[normal] ?? '').split(' ') : [];
return [project, project.replaceAll('-', '_'), ...others];
}
function moduleOf(name) {
return /^[A-Za-z_]\w*(?=\.(?:py|so)$|\.[^.]+\.so$|$)/.exec(name) ?? [];
}
const PYTHON_PACKAGES = /(?:^|\/)(?:site|dist)-packages$/;
const NODE_PACKAGES = /(?:^|\/)node_modules$/;
const INNER = /(?:^|\/)node_modules\//;
const METADATA = /^(.*)\/[^/]+\.dist-info$/;
const USUAL_FOLDERS = new Set('test tests doc docs example examples script scripts tool tools benchmark benchmarks src lib bin data build dist'.split(' '));
function installedNames(paths) {
const targets = new Set(paths.flatMap((path) => METADATA.exec(path)?.[1] ?? []));
const names = paths.flatMap((path) => {
const at = path.lastIndexOf('/');
if (at === -1)
return [];
const folder = path.slice(0, at);
const name = path.slice(at + 1);
if (PYTHON_PACKAGES.test(folder) || targets.has(folder))
return moduleOf(name);
return NODE_PACKAGES.test(folder) && !INNER.test(folder) && /^[A-Za-z0-9]/.test(name) ? [name] : [];
});
return [...new Set(names)].filter((name) => !USUAL_FOLDERS.has(name));
}
function topModules(paths) {
return paths.flatMap((path) => /^([A-Za-z_]\w*)(?:\.py|\/__init__\.py)$/.exec(path)?.[1] ?? []);
}
}),
12894:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M$: () => ( isGitName),
Pn: () => ( pathKey),
tu: () => ( foldPath)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
function foldPath(text) {
return (text
.normalize('NFC')
.toUpperCase()
.toLowerCase()
.replace(/[\p{Cc}\u2028\u2029]/gu, '\ufffd'));
}
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
function pathKey(text) {
return foldPath(text.replace(IGNORED, ''));
}
function isGitName(name) {
const folded = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .hT)(pathKey(name), '. ');
return folded === '.git' || /^git~\d+$/.test(folded) || folded.startsWith('.git:');
}
}),
62044:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J: () => ( wholeFolders),
y: () => ( buildPlantFinder)
});
var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);
var _autoloaded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62578);
var _path_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12894);
var _shadowing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34482);
const CREATED_BY_SETUP = [
'**/.env*',
'**/.envrc',
'**/.pnp.*',
'**/.yarn/**',
'**/.bundle/config',
'**/.cargo/config{,.toml}',
];
const SETTINGS_BY_SETUP = ['**/{package,tsconfig,jsconfig}.json', '**/go.mod', '**/{pyproject,Cargo}.toml'];
const NODE_PACKAGES = /(?:^|\/)node_modules(?:\/|$)/;
const PACKAGES = /(?:^|\/)(?:\.venv|venv|vendor|\.tox)(?:\/|$)/;
const SETTINGS_FOLDER = /(?:^|\/)\.(?:cargo|config|mvn|bundle)$/;
const WHOLE = /^((?:[^*?[\]{}()!+@\\]+\/)*[^*?[\]{}()!+@\\/]+)\/\*\*(?:\/\*)?$/;
function wholeFolders(globs) {
return globs.flatMap((glob) => WHOLE.exec(glob.replace(/^(?:\.\/)+/, ''))?.[1] ?? []);
}
function buildPlantFinder({ globs, shadowable, manifestFolders, writable, permit, }) {
if (shadowable.files.length === 0)
return () => undefined;
const isProtected = matcherOf(globs);
const isWhole = matcherOf(wholeFolders(globs).map((folder) => `${folder}/**`));
const isLoaded = matcherOf(_autoloaded_js__WEBPACK_IMPORTED_MODULE_1__ .F);
const isOfSetup = matcherOf(CREATED_BY_SETUP);
const isSettingOfSetup = matcherOf(SETTINGS_BY_SETUP);
const isOpen = matcherOf([...permit, ...writable.map((folder) => `${folder}{,/**}`)]);
const isJava = shadowable.classes !== undefined && shadowable.classes.size > 0;
const findShadow = (0,_shadowing_js__WEBPACK_IMPORTED_MODULE_3__ .H)(isJava ? { ...shadowable, classes: new Map() } : shadowable);
const adjacent = foldersAround(shadowable.files);
const manifests = new Set(manifestFolders);
return ({ path, kind, isOutermost, by }) => {
const isSetup = by !== 'other';
if (isOpen(path) || (by === 'setup' && isPackage(path)))
return undefined;
const isMatch = isWhole(path) || ((!isSetup || isOutermost) && isProtected(path));
if (isMatch)
return { path, why: 'it matches what is protected', isMatch };
const shadow = isSetup && isSettingOfSetup(path) ? undefined : findShadow(path, { kind });
const why = shadow ?? loadedReason(path, isSetup);
return why === undefined ? undefined : { path, why, isMatch };
};
function isPackage(path) {
const found = NODE_PACKAGES.exec(path);
return found === null ? PACKAGES.test(path) : manifests.has(path.slice(0, found.index));
}
function loadedReason(path, isSetup) {
const folder = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_2__ .tu)(path.slice(0, Math.max(0, path.lastIndexOf('/')))).replace(SETTINGS_FOLDER, '');
if (!adjacent.has(folder) || !isLoaded(path) || (isSetup && isOfSetup(path)))
return undefined;
return 'a harness or runtime loads it by itself';
}
}
function matcherOf(globs) {
const tests = globs.map((glob) => picomatch__WEBPACK_IMPORTED_MODULE_0__((0,_path_names_js__WEBPACK_IMPORTED_MODULE_2__ .tu)(glob), { dot: true }));
return (path) => {
if (tests.length === 0)
return false;
const folded = (0,_path_names_js__WEBPACK_IMPORTED_MODULE_2__ .tu)(path);
return tests.some((isMatch) => isMatch(folded));
};
}
function foldersAround(files) {
const found = new Set(['']);
for (const path of files.map(_path_names_js__WEBPACK_IMPORTED_MODULE_2__ .tu)) {
for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
const folder = path.slice(0, at);
if (found.has(folder))
break;
found.add(folder);
}
}
return found;
}
}),
15310:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Vv: () => ( NOTHING_PROTECTED),
gk: () => ( findNamedFiles),
zU: () => ( findProtectedIn),
Zv: () => ( foldersAbove),
UX: () => ( idsOf),
sz: () => ( readProtectedFiles),
R0: () => ( restoreProtected)
});
var external_node_fs_ = __webpack_require__(73024);
var picomatch = __webpack_require__(14006);
var byte_path = __webpack_require__(4862);
var canonical_json = __webpack_require__(19533);
var hash = __webpack_require__(28338);
var literal_glob = __webpack_require__(13310);
var base_text = __webpack_require__(7953);
var evaluator_digest = __webpack_require__(94999);
var files = __webpack_require__(79871);
var git_store = __webpack_require__(25367);
var tree_edit = __webpack_require__(99507);
var file_ids = __webpack_require__(87945);
;
const SETTINGS = /^(?:pyproject\.toml|setup\.(?:cfg|py)|tox\.ini|\.?pytest\.(?:ini|toml))$/;
const KEYS = /(?:^|[\s{,(])(?:pythonpath|package[-_]dir|where|from|sources|"")\s*[=:]\s*/g;
const VARIABLE = /(?:^|[\s;&|])(?:export\s+)?PYTHONPATH=("[^"]*"|'[^']*'|[^\s;&|]*)/g;
const MAX_VALUE = 500;
function namesImportFolders(path) {
return SETTINGS.test(path);
}
function foldersOfSettings(text) {
const found = [...text.matchAll(KEYS)].flatMap(({ 0: whole, index }) => {
const rest = text.slice(index + whole.length, index + whole.length + MAX_VALUE);
return wordsOf(settingOf(rest));
});
return [...new Set(found.flatMap(inTree))];
}
function foldersOfCommand(command) {
const values = [...command.matchAll(VARIABLE)].map(([, value = '']) => value.replaceAll(/["']/g, ''));
return values.flatMap((value) => value.split(':')).flatMap(inTree);
}
function settingOf(rest) {
const end = rest.startsWith('[') ? rest.indexOf(']') : rest.startsWith('{') ? rest.indexOf('}') : -1;
return end === -1 ? (/^.*(?:\n[ \t]+\S.*)*/.exec(rest)?.[0] ?? '') : rest.slice(0, end);
}
function wordsOf(value) {
const strings = [...value.matchAll(/["']([^"'\n]*)["']/g)].map(([, inside = '']) => inside);
return strings.length > 0 ? strings : value.split(/[\s,=]+/);
}
function inTree(folder) {
const plain = folder
.replace(/^\$(?:PWD|\{PWD\})\//, '')
.replace(/^(?:\.\/)+/, '')
.replace(/\/+$/, '');
return /^[\w-][\w./-]*$/.test(plain) && !plain.split('/').includes('..') ? [plain] : [];
}
var imported_packages = __webpack_require__(96316);
var java_classes = __webpack_require__(11489);
var link_names = __webpack_require__(2137);
var package_names = __webpack_require__(56279);
var tree_links = __webpack_require__(62357);
;
const NOTHING_OPEN = { writable: [], writableKey: 'objective.writable', permit: [] };
async function readProtectedFiles(store, { commit, globs: supplied, openings = NOTHING_OPEN, commands = [] }) {
if (supplied.length === 0)
return NOTHING_PROTECTED;
const listed = await (0,git_store .CS)(store, commit);
const globs = [...supplied, ...(0,link_names .h7)(supplied, await (0,tree_links .C)(store, listed))];
const matches = globs.map((glob) => picomatch(glob, { dot: true }));
const isProtected = (path) => matches.some((isMatch) => isMatch(path));
const files = listed.flatMap(({ mode, id, path: name }) => {
const path = (0,byte_path .q0)(name);
if (mode === REPOSITORY || !isProtected(path))
return [];
const contents = contentsOf(store, { mode, id, path: name });
return [{ path, mode, id, ...(contents === undefined ? {} : { contents }) }];
});
const folders = foldersAbove(listed.map(({ path }) => ({ path: (0,byte_path .q0)(path) })));
const packages = await (0,imported_packages .u)(store, commit);
const paths = listed.map(({ path }) => (0,byte_path .q0)(path));
const manifestFolders = foldersWith(paths, 'package.json');
const environmentSnapshot = {
initFolders: new Set(foldersWith(paths, '__init__.py')),
conftestFolders: new Set(foldersWith(paths, 'conftest.py')),
headers: new Set(paths.flatMap((path) => HEADER.exec(path)?.flatMap((part = '') => part) ?? [])),
classes: await readClasses(store, files),
importFolders: new Set([...(await readImportFolders(store, listed)), ...commands.flatMap(foldersOfCommand)]),
};
const programs = commands.flatMap(protected_files_wordsOf).filter((word) => word.startsWith('/'));
const found = {
files,
digest: digestOf(files),
globs,
folders,
environmentSnapshot,
packages,
manifestFolders,
openings,
};
return { ...found, commit, programs, ownModules: (0,package_names .Jc)(paths) };
}
function contentsOf({ external }, { mode, id, path }) {
const file = external?.lfs.get(path.toString('latin1'));
return file?.mode === mode && file.id === id ? file.oid : undefined;
}
const HEADER = /(?:[^/]+\/)?([^/]+\.(?:h|hh|hpp|hxx))$/i;
async function readImportFolders(store, listed) {
const folders = [];
for (const { path, id, mode } of listed) {
if (!namesImportFolders((0,byte_path .q0)(path)) || mode === LINK || mode === REPOSITORY)
continue;
folders.push(...foldersOfSettings((await (0,git_store .gm)(store, id)).toString()));
}
return folders;
}
async function readClasses(store, files) {
const sources = files.filter(({ path, mode }) => (0,java_classes .q9)(path) && mode !== LINK && mode !== REPOSITORY);
if (sources.length === 0)
return new Map();
const { stdout } = await store.git(['cat-file', '--batch'], { input: sources.map(({ id }) => `${id}\n`).join('') });
const classes = new Map();
let from = 0;
for (const { path } of sources) {
const end = stdout.indexOf('\n', from);
const size = Number(stdout.toString('latin1', from, end).split(' ')[2]);
const text = stdout.toString('utf8', end + 1, end + 1 + size);
for (const name of (0,java_classes .b3)(path, text))
classes.set(name, path);
from = end + size + 2;
}
return classes;
}
function foldersWith(paths, name) {
const inside = paths.filter((path) => path === name || path.endsWith(`/${name}`));
return inside.map((path) => path.slice(0, Math.max(0, path.length - name.length - 1)));
}
function digestOf(files) {
return (0,hash .s)((0,canonical_json .d)(files.map(({ path, mode, id }) => [(0,byte_path .O0)(path).toString('hex'), mode, id])));
}
const NOTHING_PROTECTED = {
files: [],
digest: digestOf([]),
globs: [],
folders: [],
environmentSnapshot: { initFolders: new Set(), conftestFolders: new Set(), headers: new Set() },
packages: [],
ownModules: [],
programs: [],
commit: undefined,
manifestFolders: [],
openings: NOTHING_OPEN,
};
const REPOSITORY = '160000';
const LINK = '120000';
const MAX_RESTORED = 100;
const restored = new WeakMap();
async function restoreProtected(store, restoring) {
const { tree, protectedFiles } = restoring;
const known = restored.get(protectedFiles) ?? new Map();
restored.set(protectedFiles, known);
const found = known.get(tree) ?? (await makeRestored(store, restoring));
if (known.size >= MAX_RESTORED)
known.clear();
known.set(tree, found);
return found;
}
async function makeRestored(store, { tree, protectedFiles: { files } }) {
if (files.length === 0)
return tree;
const found = await (0,git_store .lY)(store, { tree, names: files.map(({ path }) => (0,byte_path .O0)(path)) });
const changed = files.filter(({ mode, id }, at) => found[at]?.mode !== mode || found[at]?.id !== id);
if (changed.length === 0)
return tree;
const edits = changed.map(({ path, mode, id }) => [(0,byte_path .O0)(path).toString('latin1'), { mode, id }]);
return (0,tree_edit .n)((0,git_store .iZ)(store), tree, new Map(edits));
}
function idsOf({ files }) {
return Object.fromEntries(files.map(({ path, mode, id }) => [path, `${mode} ${id}`]));
}
function findProtectedIn(folder, { files }) {
const issues = [];
const moved = foldersAbove(files).filter((path) => {
return !isFolderAt(Buffer.concat([Buffer.from(`${folder}/`), (0,byte_path .O0)(path)]));
});
if (moved[0] !== undefined)
issues.push(`the folder ${(0,base_text .TL)(moved[0], 200)} of protected files is not the one of the base`);
const found = files.map((file) => {
const { path, mode, id } = file;
const isBehind = moved.some((folderPath) => path.startsWith(`${folderPath}/`));
const whole = Buffer.concat([Buffer.from(`${folder}/`), (0,byte_path .O0)(path)]);
const is = isBehind ? undefined : (0,file_ids .C)(whole, file);
if (is !== id)
issues.push(`the protected file ${(0,base_text .TL)(path, 200)} is not the one of the base`);
return { path, mode, id: is ?? 'gone' };
});
return { digest: (0,evaluator_digest .AD)(idsOf({ files: found })), issue: issues[0] };
}
function isFolderAt(path) {
try {
return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
catch (error) {
if ((0,files .Or)(error))
return false;
throw error;
}
}
function foldersAbove(files) {
const found = new Set();
for (const { path } of files) {
for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1))
found.add(path.slice(0, at));
}
return [...found].sort((one, other) => one.length - other.length);
}
function protected_files_wordsOf(command) {
return command.split(/[\s"'`;|&<>()=,]+/);
}
async function findNamedFiles(store, { commit, command }) {
const listed = await (0,git_store .CS)(store, commit);
const paths = new Set(listed.map(({ path }) => (0,byte_path .q0)(path)));
const words = protected_files_wordsOf(command).map((word) => word.replace(/^(\.\/)+/, ''));
const isNamed = (word) => paths.has(word);
const findNames = (0,link_names .E7)(await (0,tree_links .C)(store, listed));
const behind = words.flatMap((word) => findNames(word).flatMap(({ kind, name }) => (kind === 'real' ? [name] : [])));
const named = [...new Set([...words, ...behind].filter(isNamed))];
return named.map(literal_glob .I);
}
}),
52503:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( SETTINGS_FILES)
});
var _agents_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63836);
const OTHER_AGENTS = [
'**/{AGENT,AGENTS.local,QWEN,IFLOW,WARP,CRUSH,CRUSH.local,CONVENTIONS}.md',
'**/.{cursor,windsurf,cline,roo,kilocode,continue,trae,augment,junie,kiro,amazonq,aiassistant}/**',
'**/.{qwen,iflow,crush,goose,factory,warp,openhands,tabnine,sourcegraph,cody,amp,agent,devin,ruler,grok}/**',
'**/.{antigravity,qoder,codebuddy,zencoder,rovodev}/**',
'**/{mcp,mcp_config}.json',
'**/.{cursorrules,windsurfrules,continuerules,continuerc.json,rules,openhands_instructions,augment-guidelines}',
'**/.{clinerules,roorules}*{,/**}',
'**/.{roomodes,kilocodemodes,goosehints}',
'**/{.crush,crush}.json',
'**/.{cursor,cursorindexing,codeium,cline,roo,kilocode,continue,augment,crush,goose,cody,ai,claude,copilot}ignore',
];
const EDITORS = [
'**/.{vscode,idea,zed,fleet,vs,theia,helix,settings,devcontainer,idx,codesandbox}/**',
'**/*.{code-workspace,sublime-project}',
'**/{.devcontainer.json,.editorconfig,.replit,.gitpod.yml,.gitpod.Dockerfile}',
'**/{.devfile,devfile}.{yaml,yml}',
'**/{.exrc,.vimrc,.nvimrc,.nvim.lua,.lvimrc,.dir-locals.el,.dir-locals-2.el,.projectile}',
'**/.{vim,nvim,bsp}/**',
'**/{.luarc.json{,c},.project}',
'**/.{eslint,stylelint,prettier}rc{,.*}',
'**/{eslint,stylelint,prettier}.config.*',
'**/{.pylintrc,.pylintrc.toml,pylintrc,pylintrc.toml,.rubocop.yml,.solargraph.yml}',
];
const SHELLS = [
'**/.{irbrc,pryrc,iex.exs,ghci,ocamlinit,gdbinit,lldbinit,pdbrc,byebugrc,rdbgrc{,.rb},octaverc,latexmkrc}',
'**/.{envrc,miserc.toml}',
'**/{.mise,mise,.rtx}{,.*}.toml',
'**/{.mise,mise,.config/mise}/**',
];
const CI = [
'**/.{github,gitlab,gitea,forgejo,circleci,buildkite,semaphore,teamcity,tekton,harness,codefresh}/**',
'**/.{azure-pipelines,azuredevops,woodpecker,builds,zuul.d,buddy,cds,copr}/**',
'**/{zuul.d,bamboo-specs,ci_scripts}/**',
'**/Jenkinsfile{,.*}',
'**/.{gitlab-ci,travis,build,taskcluster,scrutinizer,codeclimate,mergify,pullapprove,evergreen}.{yml,yaml}',
'**/.{drone,woodpecker,cirrus,vela}.{yml,yaml,star,jsonnet}',
'**/{azure-pipelines,bitbucket-pipelines}{,.*,-*}.{yml,yaml}',
'**/{.,}{appveyor,codemagic,bitrise,buildspec,codefresh,wercker,zuul,readthedocs,packit,buddy}.{yml,yaml}',
'**/cloudbuild{,.*}.{yml,yaml,json}',
'**/{.renovaterc,renovate}{,.json,.json5}',
'**/{.coderabbit.yaml,.kodiak.toml,sonar-project.properties}',
'**/{CODEOWNERS,Dangerfile{,.*}}',
];
const RELEASES_AND_DEPLOYS = [
'**/{.,}goreleaser.{yml,yaml}',
'**/{.releaserc{,.*},release.config.*,.release-it.*,release-please-config.json}',
'**/{netlify,fly,railway,wrangler,nixpacks}.toml',
'**/{railway,wrangler,firebase,now}.{json,jsonc}',
'**/{vercel.*,.firebaserc,Procfile}',
'**/{amplify,heroku,render,apphosting}.{yml,yaml}',
'**/.{vercel,netlify,amplify,platform,upsun,ebextensions,do}/**',
];
const HOOKS = [
'**/.{husky,lefthook,githooks,git-hooks,cargo-husky,trunk}/**',
'**/.huskyrc*',
'**/.pre-commit-{config,hooks}.{yml,yaml}',
'**/{.,}lefthook{,-local}.{yml,yaml,toml,json}',
'**/{.overcommit.yml,prek.toml,.rusty-hook.toml,hk.pkl,captainhook.json,grumphp.yml,grumphp.yml.dist}',
'**/{.,}{simple-git-hooks,nano-staged}.{js,cjs,mjs,json}',
'**/.{lintstaged,commitlint}rc*',
'**/{lint-staged,commitlint}.config.*',
];
const GIT_AND_TOOLS = [
'**/.{lfsconfig,gitconfig,gitreview}',
'**/.{npmrc,pypirc}',
'**/pip.{conf,ini}',
'**/deno.{json,jsonc}',
'**/.{nvmrc,tool-versions,sdkmanrc,asdfrc}',
'**/.{node,python,ruby,java,go,php,perl,terraform,bun}-version',
'**/{devbox.json,.flox/**}',
'**/pnpm-workspace.{yml,yaml}',
'**/{gradle/wrapper/**,gradlew,gradlew.bat,mvnw,mvnw.cmd}',
'**/{docker-,}compose.override.{yml,yaml}',
];
const SETTINGS_FILES = [
...new Set([
..._agents_registry_js__WEBPACK_IMPORTED_MODULE_0__ .VC.flatMap((name) => _agents_registry_js__WEBPACK_IMPORTED_MODULE_0__ .fG[name].settings),
...OTHER_AGENTS,
...EDITORS,
...SHELLS,
...CI,
...RELEASES_AND_DEPLOYS,
...HOOKS,
...GIT_AND_TOOLS,
]),
];
}),
9048:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AJ: () => ( shadowableOf),
JO: () => ( shadowableOfSetup),
jR: () => ( noteInstalled),
xV: () => ( knowsInstalled)
});
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25367);
var _imported_packages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96316);
var _package_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56279);
const shadowables = new WeakMap();
const ofBase = new WeakMap();
const NONE = [];
function shadowableOf(protectedFiles, { PATH = '' }) {
const bySetup = ofBase.get(protectedFiles) ?? NONE;
const known = shadowables.get(protectedFiles);
if (known?.PATH === PATH && known.bySetup === bySetup)
return known.shadowable;
const shadowable = buildShadowable(protectedFiles, [
...(0,_imported_packages_js__WEBPACK_IMPORTED_MODULE_1__ .A)(PATH, protectedFiles.programs),
...bySetup,
]);
shadowables.set(protectedFiles, { PATH, bySetup, shadowable });
return shadowable;
}
function shadowableOfSetup(protectedFiles, { PATH = '' }) {
return buildShadowable(protectedFiles, (0,_imported_packages_js__WEBPACK_IMPORTED_MODULE_1__ .A)(PATH, protectedFiles.programs));
}
function buildShadowable(protectedFiles, installed) {
const { files, folders, environmentSnapshot, packages } = protectedFiles;
return {
...environmentSnapshot,
files: files.map(({ path }) => path),
packages: new Set([...packages, ...installed]),
folders: new Set(folders),
};
}
function knowsInstalled(protectedFiles) {
return ofBase.has(protectedFiles);
}
async function noteInstalled(store, protectedFiles, { tree, paths }) {
const { commit, ownModules } = protectedFiles;
if (commit === undefined || ofBase.has(protectedFiles))
return;
if (tree !== commit && tree !== (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_0__ .bR)(store, commit)))
return;
const own = new Set(ownModules);
ofBase.set(protectedFiles, (0,_package_names_js__WEBPACK_IMPORTED_MODULE_2__ .Hq)([...paths]).filter((name) => !own.has(name)));
}
}),
34482:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => ( buildShadowFinder),
D: () => ( isToolFolder)
});
var base_text = __webpack_require__(7953);
var java_classes = __webpack_require__(11489);
;
const PYTHON_MODULES = new Set(`__future__ _abc _aix_support _ast _asyncio _bisect _blake2 _bootsubprocess _bz2 _codecs _codecs_cn _codecs_hk
  _codecs_iso2022 _codecs_jp _codecs_kr _codecs_tw _collections _collections_abc _colorize _compat_pickle _compression
  _contextvars _crypt _csv _ctypes _curses _curses_panel _datetime _dbm _decimal _elementtree _frozen_importlib
  _frozen_importlib_external _functools _gdbm _hashlib _heapq _hmac _imp _interpchannels _interpqueues _interpreters
  _ios_support _io _json _locale _lsprof _lzma _markupbase _md5 _msi _multibytecodec _multiprocessing _opcode
  _opcode_metadata _operator _osx_support _overlapped _pickle _posixshmem _posixsubprocess _py_abc _py_warnings
  _pydatetime _pydecimal _pyio _pylong _pyrepl _queue _random _remote_debugging _scproxy _sha1 _sha2 _sha256 _sha3
  _sha512 _signal _sitebuiltins _socket _sqlite3 _sre _ssl _stat _statistics _string _strptime _struct _suggestions
  _symtable _sysconfig _thread _threading_local _tkinter _tokenize _tracemalloc _types _typing _uuid _warnings
  _weakref _weakrefset _winapi _wmi _zoneinfo _zstd
  abc aifc annotationlib antigravity argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb
  binascii binhex bisect builtins bz2 calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys compileall
  compression concurrent configparser contextlib contextvars copy copyreg cprofile crypt csv ctypes curses dataclasses
  datetime dbm decimal difflib dis distutils doctest email encodings ensurepip enum errno faulthandler fcntl filecmp
  fileinput fnmatch formatter fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip
  hashlib heapq hmac html http idlelib imaplib imghdr imp importlib inspect io ipaddress itertools json keyword lib2to3
  linecache locale logging lzma macpath mailbox mailcap marshal math mimetypes mmap modulefinder msilib msvcrt
  multiprocessing netrc nis nntplib nt ntpath nturl2path numbers opcode operator optparse os ossaudiodev parser pathlib pdb
  pickle pickletools pipes pkgutil platform plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr
  pydoc pydoc_data pyexpat queue quopri random re readline reprlib resource rlcompleter runpy sched secrets select
  selectors shelve shlex shutil signal site smtpd smtplib sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants
  sre_parse ssl stat statistics string stringprep struct subprocess sunau symbol symtable sys sysconfig syslog tabnanny
  tarfile telnetlib tempfile termios textwrap this threading time timeit tkinter token tokenize tomllib trace traceback
  tracemalloc tty turtle turtledemo types typing unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser
  winreg winsound wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo`.split(/\s+/));
const NODE_MODULES = new Set(`assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns domain events fs
  http http2 https inspector module net os path perf_hooks process punycode querystring readline repl sqlite stream
  string_decoder sys test timers tls trace_events tty url util v8 vm wasi worker_threads zlib`.split(/\s+/));
const RUBY_MODULES = new Set(`abbrev base64 benchmark bigdecimal bundler cgi coverage csv date delegate did_you_mean digest drb english erb etc
  expect fcntl fiddle fileutils find forwardable getoptlong io ipaddr irb json logger matrix minitest monitor mutex_m net
  nkf objspace observer open-uri open3 openssl optparse ostruct pathname pp prettyprint prime pstore psych pty racc rake
  rdoc readline reline resolv rexml rinda ripper rspec rss rubygems securerandom set shellwords simplecov singleton socket
  stringio strscan syslog tempfile test-unit time timeout tmpdir tsort un unicode_normalize uri weakref yaml zlib`.split(/\s+/));
const C_HEADERS = new Set(`assert.h complex.h ctype.h errno.h fenv.h float.h inttypes.h iso646.h limits.h locale.h math.h setjmp.h signal.h
  stdalign.h stdarg.h stdatomic.h stdbit.h stdbool.h stdckdint.h stddef.h stdint.h stdio.h stdlib.h stdnoreturn.h string.h
  tgmath.h threads.h time.h uchar.h wchar.h wctype.h dirent.h dlfcn.h fcntl.h getopt.h poll.h pthread.h sched.h
  semaphore.h strings.h syslog.h termios.h unistd.h algorithm any array atomic barrier bit bitset cassert cctype cerrno
  cfenv cfloat charconv chrono cinttypes climits clocale cmath codecvt compare complex concepts condition_variable
  coroutine csetjmp csignal cstdarg cstddef cstdint cstdio cstdlib cstring ctime cuchar cwchar cwctype deque exception
  execution expected filesystem format forward_list fstream functional future generator initializer_list iomanip ios
  iosfwd iostream istream iterator latch limits list locale map mdspan memory memory_resource mutex new numbers numeric
  optional ostream print queue random ranges ratio regex scoped_allocator semaphore set shared_mutex source_location span
  spanstream sstream stack stacktrace stdexcept stdfloat stop_token streambuf string string_view strstream syncstream
  system_error thread tuple type_traits typeindex typeinfo unordered_map unordered_set utility valarray variant vector`.split(/\s+/));
;
const LANGUAGES = [
['python', /\.(?:py|pyw|pyx|pyc|pyd)$/],
['javascript', /\.(?:js|mjs|cjs|jsx|ts|mts|cts|tsx|vue|svelte)$/],
['go', /\.go$/],
['rust', /\.rs$/],
['ruby', /\.rb$/],
['c', /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx|m|mm)$/],
];
function languageOf(name) {
return LANGUAGES.find(([, pattern]) => pattern.test(name))?.[0];
}
const PACKAGES_FOLDER = 'node_modules';
const COMPILED_FOLDER = '__pycache__';
const COMPILED = /\.(?:pyc|pyd|so|class)$/;
const PYTHON = /\.(?:py|pyw|pyc|pyd|so)$/;
const JAVASCRIPT = /\.(?:js|mjs|cjs|jsx|ts|mts|cts|tsx|json|node|wasm)$/;
const LOADED = /\.(?:py|pyw|js|mjs|cjs|jsx|ts|mts|cts|tsx|json|node|wasm|java|jar|kt|groovy)$/;
const PYTHON_PACKAGE = /^__init__\.(?:py|pyw|pyc|pyd|so|[^.]+.*\.(?:pyc|pyd|so))$/;
const JAVASCRIPT_PACKAGE = /^(?:index\.(?:js|mjs|cjs|jsx|ts|mts|cts|tsx|json|node|wasm)|package\.json)$/;
function isCompiled(name) {
return COMPILED.test(name);
}
function isPythonModule({ name, rest, kind }) {
if (rest === undefined)
return PYTHON.test(name) || kind === 'link';
return rest.isLast && PYTHON_PACKAGE.test(rest.first);
}
function isJavaScriptModule({ name, rest, kind }) {
if (rest === undefined)
return JAVASCRIPT.test(name) || kind === 'link';
return rest.isLast && JAVASCRIPT_PACKAGE.test(rest.first);
}
function isJavaScriptIndex(name) {
return JAVASCRIPT_PACKAGE.test(name);
}
function isPackageFile({ rest }) {
return rest?.isLast === true && (PYTHON_PACKAGE.test(rest.first) || JAVASCRIPT_PACKAGE.test(rest.first));
}
function stemOf(name) {
if (COMPILED.test(name))
return name.slice(0, name.indexOf('.'));
return name.replace(LOADED, '');
}
function libraryOf(ending, packages) {
const stem = stemOf(ending.name);
const isPython = isPythonModule(ending);
const isJavaScript = isJavaScriptModule(ending);
if (isPython && PYTHON_MODULES.has(stem))
return `Python's module ${(0,base_text .TL)(stem)}`;
if (isJavaScript && NODE_MODULES.has(stem))
return `Node's module ${(0,base_text .TL)(stem)}`;
if ((isPython || isJavaScript) && packages.has(stem))
return `the installed package ${(0,base_text .TL)(stem)}`;
return undefined;
}
function neighbourOf({ name, rest }, { languages, headers }) {
if (rest !== undefined) {
const header = `${name}/${rest.first}`;
return rest.isLast && languages.has('c') && headers.has(header) ? `another header ${(0,base_text .TL)(header)}` : undefined;
}
if (languages.has('ruby') && name.endsWith('.rb') && RUBY_MODULES.has(name.slice(0, -3)))
return `Ruby's library ${(0,base_text .TL)(name.slice(0, -3))}`;
if (languages.has('c') && C_HEADERS.has(name))
return `the standard header ${(0,base_text .TL)(name)}`;
if (languages.has('c') && headers.has(name))
return `another header ${(0,base_text .TL)(name)}`;
return undefined;
}
const SETTINGS = {
python: { 'pyproject.toml': 'anywhere' },
javascript: { 'tsconfig.json': 'anywhere', 'jsconfig.json': 'anywhere', 'package.json': 'below' },
go: { 'go.mod': 'anywhere' },
rust: { 'build.rs': 'anywhere', 'cargo.toml': 'below' },
ruby: { rakefile: 'anywhere', 'rakefile.rb': 'anywhere', gemfile: 'anywhere', 'gems.rb': 'anywhere' },
c: {},
};
function findSetting({ name, rest }, { languages, isTop }) {
if (rest !== undefined)
return undefined;
return [...languages].find((language) => {
const where = Object.hasOwn(SETTINGS[language], name) ? SETTINGS[language][name] : undefined;
return where === 'anywhere' || (where === 'below' && !isTop);
});
}
var path_names = __webpack_require__(12894);
;
const finders = new WeakMap();
function buildShadowFinder(shadowable) {
const known = finders.get(shadowable) ?? makeFinder(shadowable);
finders.set(shadowable, known);
return known;
}
function makeFinder(shadowable) {
const { files, packages, folders, headers, classes = new Map() } = shadowable;
if (files.length === 0)
return () => undefined;
const top = foldersOf(shadowable);
const rules = { packages: folded(packages), headers: folded(headers) };
const old = folded(folders);
const findClass = (0,java_classes .JU)(classes);
const isOld = ({ whole, rest, kind }) => (rest !== undefined || kind !== 'link') && old.has((0,path_names .tu)(whole));
return (path, { isNew = true, kind = 'file' } = {}) => {
const roots = [];
let from = 0;
for (let folder = top; folder !== undefined;) {
const level = levelOf(path, from, kind);
const isRemembered = () => isOfTools(path, kind);
const found = shadowedIn(folder, level, { ...rules, isOld: () => isOld(level), isNew, isRemembered });
if (found !== undefined)
return found;
if (folder.isRoot && !folder.isTop)
roots.push(from);
if (level.rest === undefined)
break;
from += level.length + 1;
folder = folder.children.get(level.name);
}
if (!isNew)
return undefined;
const source = findClass(path);
if (source !== undefined)
return inPlaceOf(source);
for (const root of roots) {
const found = moduleOfTop(top, path, { from: root, kind });
if (found !== undefined)
return inPlaceOf(found);
}
return undefined;
};
}
function folded(paths) {
return new Set([...paths].map(path_names .tu));
}
function inPlaceOf(file) {
return `it would be loaded in the place of the protected file ${(0,base_text .TL)(file, 200)}`;
}
function levelOf(path, from, kind) {
const end = path.indexOf('/', from);
if (end === -1) {
return { name: (0,path_names .tu)(path.slice(from)), length: path.length - from, whole: path, rest: undefined, kind };
}
const next = path.indexOf('/', end + 1);
return {
name: (0,path_names .tu)(path.slice(from, end)),
length: end - from,
whole: path.slice(0, end),
rest: { first: (0,path_names .tu)(path.slice(end + 1, next === -1 ? undefined : next)), isLast: next === -1 },
kind,
};
}
function shadowedIn(folder, level, { packages, headers, isOld, isNew, isRemembered }) {
const { name, rest, kind } = level;
const { names, owners, children, isRoot, isTop } = folder;
if (rest === undefined && names.has(name))
return undefined;
const isCached = name === COMPILED_FOLDER && rest?.isLast === true;
const owner = owners.get(stemOf(isCached ? rest.first : name));
const isBytecode = isCached || (rest === undefined && isCompiled(name));
if (owner !== undefined && (isNew || isBytecode) && (isCached || isPackageFile(level) || !isOld())) {
return inPlaceOf(owner);
}
if (!isNew)
return undefined;
const child = children.get(rest === undefined ? stemOf(name) : name);
const package_ = child?.isPackage === false && isPythonModule(level) ? child.languages.get('python') : undefined;
const index = rest === undefined && isJavaScriptModule(level) ? child?.index : undefined;
const replaced = package_ ?? index;
if (replaced !== undefined)
return inPlaceOf(replaced);
const languages = new Set(folder.languages.keys());
const setting = findSetting(level, { languages, isTop });
if (setting !== undefined) {
const file = (0,base_text .TL)(folder.languages.get(setting) ?? '', 200);
return `it would say how the protected file ${file} is loaded or run`;
}
const isPackages = name === PACKAGES_FOLDER && (rest !== undefined || kind === 'link');
const isSearched = isPackages && (isRoot || languages.has('javascript'));
if (isSearched && !isToolFolder(rest?.first ?? '') && !isRemembered()) {
return 'it would be loaded in the place of an installed package';
}
if (!isRoot && !(folder.isOnPath && isPythonModule(level)))
return undefined;
const library = libraryOf(level, packages) ?? (names.size > 0 ? neighbourOf(level, { languages, headers }) : undefined);
return library === undefined ? undefined : `it would be loaded in the place of ${library}`;
}
function isToolFolder(name) {
return name.startsWith('.') && name !== '.bin' && name !== '.pnpm';
}
function isOfTools(path, kind) {
const parts = path.split('/').map(path_names .tu);
const at = parts.lastIndexOf(PACKAGES_FOLDER);
const next = parts[at + 1];
return next === undefined ? kind === 'folder' : isToolFolder(next);
}
function moduleOfTop(top, path, { from, kind }) {
let at = from;
for (let folder = top; folder !== undefined;) {
const level = levelOf(path, at, kind);
if (isPythonModule(level)) {
const stem = level.rest === undefined ? stemOf(level.name) : level.name;
const owner = folder.owners.get(stem) ?? folder.children.get(stem)?.languages.get('python');
if (owner !== undefined && languageOf((0,path_names .tu)(owner)) === 'python')
return owner;
}
if (level.rest === undefined)
return undefined;
at += level.length + 1;
const child = folder.children.get(level.name);
folder = child?.isPackage === true ? undefined : child;
}
return undefined;
}
function foldersOf({ files, initFolders, conftestFolders, importFolders = new Set() }) {
const packages = folded(initFolders);
const make = (path) => ({
isTop: path === '',
children: new Map(),
names: new Set(),
owners: new Map(),
languages: new Map(),
isPackage: packages.has(path),
index: undefined,
isRoot: path === '',
isOnPath: false,
});
const top = make('');
const chainTo = (path) => {
const chain = [top];
let folder = top;
for (let at = 0; at < path.length;) {
const next = path.indexOf('/', at);
const end = next === -1 ? path.length : next;
const part = path.slice(at, end);
const child = folder.children.get(part) ?? make(path.slice(0, end));
folder.children.set(part, child);
chain.push(child);
folder = child;
at = end + 1;
}
return chain;
};
const addRoot = (chain) => {
const root = chain.findLast(({ isPackage }) => !isPackage);
if (root !== undefined)
root.isRoot = true;
};
for (const path of files) {
const whole = (0,path_names .tu)(path);
const at = whole.lastIndexOf('/');
const name = whole.slice(at + 1);
const chain = chainTo(whole.slice(0, Math.max(0, at)));
const folder = chain.at(-1) ?? top;
folder.names.add(name);
folder.owners.set(stemOf(name), path);
folder.isRoot = true;
if (isJavaScriptIndex(name))
folder.index = path;
const language = languageOf(name);
if (language === undefined)
continue;
for (const each of chain)
if (!each.languages.has(language))
each.languages.set(language, path);
if (language === 'python')
addRoot(chain);
}
if (!top.languages.has('python'))
return top;
for (const path of conftestFolders)
addRoot(chainTo((0,path_names .tu)(path)));
for (const path of importFolders) {
const folder = chainTo((0,path_names .tu)(path)).at(-1);
if (folder !== undefined)
folder.isOnPath = true;
}
return top;
}
}),
66662:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p_: () => ( findTestGlobs),
wH: () => ( findUsedTests)
});
var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14006);
var _base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13310);
var _base_makefile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28090);
const C_AND_MAKE = {
globs: ['**/{test,tests,check}{,[_-]*}.{c,cc,cpp,cxx,h,hpp}', '**/*[_-]test.{c,cc,cpp,cxx}'],
runner: /\bctest\b|\b(?:make|ninja|meson)\s(?:\S+\s+)*(?:tests?|check)\b/,
};
const ECOSYSTEMS = [
{ globs: ['**/*_test.go', '**/testdata/**'], runner: /\bgo\s+test\b|\bgotestsum\b/ },
{
globs: ['**/{test_*,*_test,test,tests}.py'],
runner: /\b(?:pytest|py\.test|unittest|nose2?|tox|nox)\b|\bmanage\.py\s+test\b/,
},
{
globs: [
'**/*.{test,spec}.{js,jsx,mjs,cjs,ts,tsx,mts,cts}',
'**/{test,tests,spec}.{js,mjs,cjs,ts}',
'**/{__tests__,__snapshots__,__fixtures__}/**',
],
runner: /\b(?:vitest|jest|mocha|ava|jasmine|playwright|cypress)\b|\bnode\s+(?:-\S+\s+)*--test\b|\b(?:npm|pnpm|yarn|bun|deno)\s+(?:run\s+)?(?:-\S+\s+)*(?:test|t|tst)(?![\w:.-])/,
},
{ globs: ['**/{tests,benches}/**/*.rs'], runner: /\bcargo\s+(?:\S+\s+)*?(?:test|t|nextest|bench)\b/ },
C_AND_MAKE,
{
globs: ['**/src/test/**', '**/*{Test,Tests,Spec}.{java,kt,cs,php}'],
runner: /\b(?:mvnw?|gradlew?|phpunit|pest|dotnet\s+test|composer\s+(?:run\s+)?test)\b/,
},
{ globs: ['**/*_{test,spec}.rb', '**/*_test.exs'], runner: /\b(?:rspec|rake|mix\s+test|rails\s+test|minitest)\b/ },
{ globs: ['**/{test,tests,run-tests,run_tests}.sh', '**/*.bats'], runner: /\bbats\b/ },
];
const SHARED = ['**/fixtures/**'];
const TEST_GLOBS = [...ECOSYSTEMS.flatMap(({ globs }) => globs), ...SHARED];
const LEFT_OUT = picomatch__WEBPACK_IMPORTED_MODULE_0__(['**/node_modules/**', '.autorize/**', '**/vendor/**'], { dot: true });
function findTestGlobs({ paths, makefile }, covered) {
const isCovered = covered.length === 0 ? () => false : picomatch__WEBPACK_IMPORTED_MODULE_0__([...covered], { dot: true });
const open = paths.filter((path) => !LEFT_OUT(path) && !isCovered(path));
const globs = TEST_GLOBS.filter((glob) => {
const isMatch = picomatch__WEBPACK_IMPORTED_MODULE_0__(glob, { dot: true });
return open.some((path) => isMatch(path));
});
const isFound = globs.length === 0 ? () => false : picomatch__WEBPACK_IMPORTED_MODULE_0__(globs, { dot: true });
const named = namedByMake(makefile, open).filter((path) => !isFound(path));
return [...globs, ...named.map(_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_1__ .I)];
}
function findTestFiles(repository) {
const globs = findTestGlobs(repository, []);
if (globs.length === 0)
return [];
const isTest = picomatch__WEBPACK_IMPORTED_MODULE_0__(globs, { dot: true });
return repository.paths.filter((path) => isTest(path) && !LEFT_OUT(path));
}
function findUsedTests(repository, commands) {
const command = commands.join('\n');
const words = new Set(command.split(WORD_ENDS).map((word) => word.replace(/^(?:\.\/)+|\/+$/g, '')));
const run = ECOSYSTEMS.filter(({ runner }) => runner.test(command));
const globs = run.flatMap((each) => each.globs);
const isRun = globs.length === 0 ? () => false : picomatch__WEBPACK_IMPORTED_MODULE_0__([...globs, ...SHARED], { dot: true });
const byMake = run.includes(C_AND_MAKE) ? namedByMake(repository.makefile, repository.paths) : [];
return findTestFiles(repository).filter((path) => isRun(path) || words.has(path) || byMake.includes(path) || isBelow(path, words));
}
function isBelow(path, folders) {
for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
if (folders.has(path.slice(0, at)))
return true;
}
return false;
}
const WORD_ENDS = /[\s"'`;|&<>()=,]+/;
const TEST_TARGETS = ['test', 'tests', 'check', 'bench', 'benchmark'];
const TEST_NAME = /(?<![a-z])(?:tests?|check|spec|bench)(?![a-z])/i;
const TEST_PART = /^test/i;
function namedByMake(makefile, paths) {
if (makefile === undefined)
return [];
const rules = (0,_base_makefile_js__WEBPACK_IMPORTED_MODULE_2__ .V)(makefile);
const due = [...TEST_TARGETS, ...[...rules.keys()].filter((target) => TEST_NAME.test(target))];
const needed = (0,_base_makefile_js__WEBPACK_IMPORTED_MODULE_2__ .b)(rules, due, wordsOf);
const words = new Set(needed.flatMap(wordsOf).map((word) => word.replace(/^(?:\.\/)+/, '')));
return paths.filter((path) => {
const name = path.slice(path.lastIndexOf('/') + 1);
return words.has(path) && (TEST_NAME.test(name) || TEST_PART.test(name));
});
}
function wordsOf({ needs, recipe }) {
return [...needs, ...recipe].flatMap((text) => text.split(WORD_ENDS));
}
}),
62357:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( readLinkFacts),
C: () => ( readLinks)
});
var byte_path = __webpack_require__(4862);
var git_store = __webpack_require__(25367);
var base_text = __webpack_require__(7953);
var path_names = __webpack_require__(12894);
;
const MAX_LINKS = 40;
const MAX_PARTS = 1 << 20;
function findLinkFaults({ paths, links }, keyOf) {
const keys = new Map();
const cachedKey = (name) => {
const key = keys.get(name) ?? keyOf(name);
keys.set(name, key);
return key;
};
const top = treeOf({ paths, links }, cachedKey);
const results = new Map();
const underWay = new Set();
let leftParts = MAX_PARTS;
for (const path of links.keys()) {
const waiting = [];
for (let due = path; due !== undefined;) {
const opened = results.has(due) ? undefined : open(due);
if (opened !== undefined)
waiting.push(opened);
due = undefined;
for (let frame = waiting.at(-1); frame !== undefined && due === undefined; frame = waiting.at(-1)) {
due = advance(frame);
if (due === undefined)
waiting.pop();
}
}
}
const faults = [...results].flatMap(([path, result]) => result.kind === 'fault' ? [[path, result.fault]] : []);
return new Map(faults);
function open(path) {
const target = links.get(path);
if (target === undefined)
return conclude(path, { kind: 'unknown' });
if (isAbsolute(target))
return conclude(path, faultOf('absolute', path));
const parts = leftParts < 0 ? [] : target.split('/');
leftParts -= parts.length;
if (leftParts < 0)
return conclude(path, faultOf('costly', path));
underWay.add(path);
return { path, parts, next: 0, at: folderOf(path), followed: 0, last: path };
}
function conclude(path, result) {
underWay.delete(path);
results.set(path, result);
}
function folderOf(path) {
let at = { parent: undefined, paths: top };
for (const part of path.split('/').slice(0, -1))
at = below(at, part);
return at;
}
function below(at, part) {
return { parent: at, paths: at.paths?.children.get(cachedKey(part)) };
}
function advance(frame) {
for (; frame.next < frame.parts.length; frame.next += 1) {
const part = frame.parts[frame.next] ?? '';
if (part === '' || part === '.')
continue;
const step = part === '..' ? up(frame) : down(frame, part);
if (typeof step === 'string')
return step;
if (step !== undefined)
return conclude(frame.path, step);
}
return conclude(frame.path, { kind: 'inside', end: frame.at, followed: frame.followed, last: frame.last });
}
function up(frame) {
const { parent, paths } = frame.at;
if (parent === undefined)
return faultOf('out', frame.last);
if (paths?.isFolder !== true)
return faultOf('up', frame.last);
frame.at = parent;
return undefined;
}
function down(frame, part) {
if ((0,path_names .M$)(part))
return faultOf('git', frame.last);
const next = below(frame.at, part);
const link = next.paths?.link;
if (link === undefined) {
frame.at = next;
return undefined;
}
if (underWay.has(link))
return faultOf('loop', frame.last);
const result = results.get(link);
if (result === undefined)
return link;
frame.followed += 1;
if (frame.followed >= MAX_LINKS)
return faultOf('loop', frame.last);
if (result.kind !== 'inside')
return result;
frame.followed += result.followed;
if (frame.followed >= MAX_LINKS)
return faultOf('loop', link);
frame.at = result.end;
frame.last = result.last;
return undefined;
}
}
function isAbsolute(target) {
return /^[/\\]|^[a-z]:/i.test(target);
}
function faultOf(kind, through) {
return { kind: 'fault', fault: { kind, through } };
}
function treeOf({ paths, links }, keyOf) {
const top = newPaths();
for (const path of paths) {
const parts = path.split('/');
const name = parts.pop() ?? '';
let place = top;
for (const part of parts) {
place = childOf(place, keyOf(part));
place.isFolder = true;
}
if (links.has(path))
childOf(place, keyOf(name)).link = path;
}
top.isFolder = true;
return top;
}
function newPaths() {
return { children: new Map(), isFolder: false, link: undefined };
}
function childOf({ children }, key) {
const child = children.get(key) ?? newPaths();
children.set(key, child);
return child;
}
;
function findLinkIssues(before, after, changed) {
const known = issuesOf(before);
const found = new Map([...issuesOf(after)].filter(([path, issue]) => changed.has(path) || known.get(path) !== issue));
for (const [path, other] of findTwins(after, changed)) {
found.set(path, `is one file with ${(0,base_text .TL)(other, 200)} where case does not matter`);
}
return found;
}
function issuesOf(tree) {
const issues = new Map();
if (tree.links.size === 0)
return issues;
const views = [(name) => name, path_names .Pn].map((keyOf) => findLinkFaults(tree, keyOf));
const ofTargets = new Map();
for (const [path, target] of tree.links) {
const fault = views.map((faults) => faults.get(path)).find((each) => each !== undefined);
if (!ofTargets.has(target))
ofTargets.set(target, targetIssue(target));
const issue = ofTargets.get(target) ?? (fault === undefined ? undefined : faultText(fault, path, target ?? ''));
if (issue !== undefined)
issues.set(path, issue);
}
return issues;
}
function targetIssue(target) {
if (target === undefined)
return 'is a symbolic link whose target is too long to be a path';
if (target === '')
return 'is a symbolic link without a target';
if (/[\p{Cc}\\]/u.test(target) && !isAbsolute(target)) {
return `links to ${(0,base_text .TL)(target, 200)}, which holds a control character or a backslash`;
}
return undefined;
}
function faultText({ kind, through }, path, target) {
const to = through === path ? (0,base_text .TL)(target, 200) : `${(0,base_text .TL)(target, 200)} by way of ${(0,base_text .TL)(through, 200)}`;
switch (kind) {
case 'absolute':
return through === path ? `links to the absolute path ${to}` : `links to an absolute path, to ${to}`;
case 'out':
return `links out of the tree, to ${to}`;
case 'up':
return `links up from what is no folder of the tree, to ${to}`;
case 'git':
return `links into .git, to ${to}`;
case 'loop':
return `links to itself, or through more than ${MAX_LINKS} links, to ${to}`;
case 'costly':
return `is one of too many links to follow: their targets have more than ${MAX_PARTS} parts together`;
default:
return kind;
}
}
function foldersOf(paths) {
const folders = new Set();
for (const path of paths) {
for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
const folder = path.slice(0, at);
if (folders.has(folder))
break;
folders.add(folder);
}
}
return folders;
}
function findTwins({ paths, links }, changed) {
const suspects = [...links.keys()].filter((path) => changed.has(path));
if (suspects.length === 0)
return [];
const names = new Map();
for (const path of [...paths, ...foldersOf(paths)]) {
const key = (0,path_names .Pn)(path);
const same = names.get(key) ?? [];
names.set(key, same);
if (same.length < 2)
same.push(path);
}
return suspects.flatMap((path) => {
const other = names.get((0,path_names .Pn)(path))?.find((each) => each !== path);
return other === undefined ? [] : [[path, other]];
});
}
var link_names = __webpack_require__(2137);
;
const SYMLINK = '120000';
const MAX_TARGET_BYTES = 4096;
const MAX_TARGETS_BYTES = 16 << 20;
const NO_LINKS = { linkIssues: new Map(), otherNames: new Map() };
async function readLinkFacts(store, { from, changes }) {
if (changes.length === 0)
return NO_LINKS;
const files = await (0,git_store .CS)(store, from);
if (![...files.map(({ mode }) => mode), ...changes.map(({ newMode }) => newMode)].includes(SYMLINK))
return NO_LINKS;
const before = new Map(files.map(({ path, mode, id }) => [path.toString('latin1'), { mode, id }]));
const after = new Map(before);
for (const { path, newMode, newId } of changes) {
const key = (0,byte_path .O0)(path).toString('latin1');
if (newMode === GONE)
after.delete(key);
else
after.set(key, { mode: newMode, id: newId });
}
const ids = new Set([...before.values(), ...after.values()].flatMap(({ mode, id }) => (mode === SYMLINK ? [id] : [])));
const targets = await readTargets(store, [...ids]);
const changed = new Set(changes.map(({ path }) => path));
const old = linkedTree(before, targets);
return {
linkIssues: findLinkIssues(old, linkedTree(after, targets), changed),
otherNames: namesOf(changed, (0,link_names .E7)((0,link_names .Ap)(old.links))),
};
}
function namesOf(paths, find) {
const named = [...paths].map((path) => [path, find(path)]);
return new Map(named.filter(([, names]) => names.length > 0));
}
async function readLinks(store, files) {
const links = files.filter(({ mode }) => mode === SYMLINK);
if (links.length === 0)
return new Map();
const targets = await readTargets(store, [...new Set(links.map(({ id }) => id))]);
return (0,link_names .Ap)(new Map(links.map(({ path, id }) => [(0,byte_path .q0)(path), targets.get(id)])));
}
const GONE = '000000';
function linkedTree(files, targets) {
const paths = [];
const links = new Map();
for (const [key, { mode, id }] of files) {
const path = (0,byte_path .q0)(Buffer.from(key, 'latin1'));
paths.push(path);
if (mode === SYMLINK)
links.set(path, targets.get(id));
}
return { paths, links };
}
async function readTargets({ git }, ids) {
const check = await git(['cat-file', '--batch-check=%(objectname) %(objectsize)'], { input: lines(ids) });
const small = [];
let total = 0;
for (const line of check.stdout.toString().trimEnd().split('\n')) {
const [id = '', size = ''] = line.split(' ');
if (!/^\d+$/.test(size) || Number(size) > MAX_TARGET_BYTES || total + Number(size) > MAX_TARGETS_BYTES)
continue;
total += Number(size);
small.push(id);
}
const targets = new Map();
if (small.length === 0)
return targets;
const { stdout } = await git(['cat-file', '--batch=%(objectname) %(objectsize)'], { input: lines(small) });
for (let at = 0; at < stdout.length;) {
const end = stdout.indexOf(LINE_END, at);
const [id = '', size = ''] = stdout.toString('latin1', at, end).split(' ');
const from = end + 1;
targets.set(id, (0,byte_path .q0)(stdout.subarray(from, from + Number(size))));
at = from + Number(size) + 1;
}
return targets;
}
const LINE_END = 0x0a;
function lines(ids) {
return ids.map((id) => `${id}\n`).join('');
}
}),
2374:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p1: () => ( checkPlaces),
kL: () => ( checkVariables),
RO: () => ( keyTables),
NJ: () => ( openCommandEnvironment)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var json_path = __webpack_require__(65090);
var environment = __webpack_require__(22989);
var base_text = __webpack_require__(7953);
var files = __webpack_require__(79871);
var found_places = __webpack_require__(15182);
;
const DEVICES = '/dev';
const NVIDIA = ['nvidia*', 'nvidia-caps/*', 'dxg'];
const NVIDIA_LIBRARIES = ['/run/opengl-driver', '/run/opengl-driver-32', '/run/nvidia/driver/usr/lib', '/usr/lib/wsl'];
const NVIDIA_VARIABLES = [
...['CUDA_VISIBLE_DEVICES', 'CUDA_DEVICE_ORDER', 'CUDA_HOME', 'CUDA_PATH', 'LD_LIBRARY_PATH'],
...['NVIDIA_VISIBLE_DEVICES', 'NVIDIA_DRIVER_CAPABILITIES'],
];
const REFUSED = /^(?:mem|kmem|port|kmsg|mapper|shm|pts|mqueue|console|tty\d*|vcs.*|input|uinput|watchdog.*|nvram|sg\d+)(?:\/|$)/;
function findDevices(names, { parentEnv, folder = DEVICES }) {
const devices = [...new Set(names.flatMap((name) => nodesOf(name, folder)))];
if (!names.includes('nvidia'))
return { devices, libraries: [], variables: {} };
const set = NVIDIA_VARIABLES.flatMap((name) => (parentEnv[name] ? [[name, parentEnv[name]]] : []));
const named = set.flatMap(([, value]) => value.split(':')).filter((path) => (0,external_node_path_.isAbsolute)(path));
const libraries = [...NVIDIA_LIBRARIES, ...named].filter(found_places .lQ);
return { devices, libraries: [...new Set(libraries)], variables: Object.fromEntries(set) };
}
function nodesOf(name, folder) {
if (name === 'nvidia')
return NVIDIA.flatMap((each) => (0,found_places .fT)(folder, each)).filter(isNode);
const path = (0,external_node_path_.relative)(DEVICES, (0,external_node_path_.resolve)(name));
if (path.startsWith('..'))
return [];
const found = (0,found_places .fT)(folder, path);
return found
.flatMap((each) => ((0,found_places .lQ)(each) ? (0,found_places .wX)(each).map((inner) => (0,external_node_path_.join)(each, inner)) : [each]))
.filter(isNode);
}
function isNode(path) {
try {
return !(0,external_node_fs_.lstatSync)(path).isSymbolicLink() && !(0,external_node_fs_.statSync)(path).isBlockDevice() && !(0,found_places .lQ)(path);
}
catch (error) {
if ((0,files .Or)(error))
return false;
throw error;
}
}
function deviceProblem(name, folder = DEVICES) {
const found = (0,base_text .TL)(name, 200);
const expected = '"nvidia", or the path of a device such as "/dev/kvm" or "/dev/dri/*"';
if (name !== 'nvidia' && !isAllowed(name)) {
const remedy = 'Name single devices; disks, memory and terminals are never given to a command.';
return { found, expected, remedy };
}
if (nodesOf(name, folder).length > 0)
return undefined;
const remedy = 'Load its driver, run where it is, or leave it out.';
return { found: `${found}, which is not on this machine`, expected, remedy };
}
function isAllowed(name) {
const path = (0,external_node_path_.relative)(DEVICES, (0,external_node_path_.resolve)(name));
if (!(0,external_node_path_.isAbsolute)(name) || path === '' || path.startsWith('..') || path.startsWith('*') || REFUSED.test(path))
return false;
const places = [(0,external_node_path_.resolve)(name), (0,external_node_path_.dirname)((0,external_node_path_.resolve)(name))].flatMap(found_places .MN);
return places.every((place) => place === DEVICES || place.startsWith(`${DEVICES}/`));
}
var environment_shape = __webpack_require__(83257);
var toolchain_places = __webpack_require__(12539);
;
function findToolchains({ names, parentEnv, findClosed }) {
const wanted = names === 'auto' ? environment_shape .z9 : names === 'none' ? [] : names;
const found = wanted.flatMap((name) => toolchain_places .n[name].flatMap((part) => findPart(name, part, parentEnv)));
const isOpen = (path) => findClosed(path) === undefined;
const opened = found.flatMap(openedBy).filter(isOpen);
const linked = [...new Set(found.flatMap(linkedBy))].filter((path) => !opened.includes(path) && isOpen(path));
return {
readable: [...new Set([...opened, ...linked])],
layers: uniqueLayers(found.flatMap(layersOf).filter(({ from }) => isOpen(from))),
variables: Object.assign({}, ...found.map((each) => variablesOf(each, parentEnv))),
keys: found.flatMap(({ part, folder }) => (part.keys ?? []).map((name) => (0,external_node_path_.join)(folder, name))),
readVersions: () => Object.fromEntries(found.flatMap(versionsOf)),
};
}
function findPart(name, part, env) {
const folders = part.at.flatMap((place) => (0,found_places .x5)(place, env) ?? []);
const folder = folders.find((each) => (0,found_places .lQ)(each) && (part.has === undefined || (0,found_places .fT)(each, part.has).length > 0));
return folder === undefined ? [] : [{ name, part, folder }];
}
function openedBy({ part, folder }) {
const paths = (part.opens ?? []).flatMap((name) => (0,found_places .fT)(folder, name));
return paths.flatMap((path) => [path, ...(0,found_places .MN)(path)]);
}
function linkedBy({ part, folder }) {
const shown = (part.versions ?? []).filter((name) => part.opens?.includes(name.replace(/\/\*$/, '')));
const listed = shown.flatMap((name) => {
const path = (0,external_node_path_.join)(folder, name.replace(/\/\*$/, ''));
return name.endsWith('/*') ? (0,found_places .wX)(path).map((each) => (0,external_node_path_.join)(path, each)) : [path];
});
return listed.flatMap((path) => (0,found_places .wX)(path).flatMap((name) => {
const [real] = (0,found_places .MN)((0,external_node_path_.join)(path, name));
const [around = path] = (0,found_places .MN)(path);
return real === undefined || (0,external_node_path_.dirname)(real) === around ? [] : [real];
}));
}
function layersOf({ part, folder }) {
const layers = (part.layers ?? []).map(([from, at]) => ({ from: (0,external_node_path_.join)(folder, from), at }));
return layers.flatMap(({ from, at }) => ((0,found_places .lQ)(from) ? (0,found_places .MN)(from).map((real) => ({ from: real, at })) : []));
}
function uniqueLayers(layers) {
return [...new Map(layers.map((layer) => [layer.at, layer])).values()];
}
function variablesOf({ part, folder }, env) {
const named = (part.sets ?? []).map((name) => [name, folder]);
const passed = (part.passes ?? []).map((name) => [name, env[name]]);
return {
...Object.fromEntries([...named, ...passed].filter(([, value]) => value !== undefined)),
...part.gives,
};
}
function versionsOf({ name, part, folder }) {
return (part.versions ?? []).flatMap((written) => {
const text = (0,found_places .df)(folder, written);
return text === undefined ? [] : [[`toolchain.${name}.${keyOf(part, written)}`, text]];
});
}
function keyOf({ at }, written) {
const part = at[0]
?.replaceAll(/[^A-Za-z0-9]+/g, '_')
.replace(/^_+|_+$/g, '')
.toLowerCase();
return written === '' ? `${part}` : `${part}.${written.replace(/\/\*$/, '')}`;
}
var dist = __webpack_require__(3292);
var decode = __webpack_require__(74044);
;
const PROXIES = /^(?:(?:https?|all|ftp|no)_proxy|cargo_http_proxy|pip_proxy|npm_config_(?:proxy|https_proxy|noproxy)|yarn_https?_proxy)$/i;
const CERTIFICATES = [
...[
'SSL_CERT_FILE',
'SSL_CERT_DIR',
'NIX_SSL_CERT_FILE',
'CURL_CA_BUNDLE',
'REQUESTS_CA_BUNDLE',
'HTTPLIB2_CA_CERTS',
],
...['NODE_EXTRA_CA_CERTS', 'NPM_CONFIG_CAFILE', 'npm_config_cafile', 'YARN_HTTPS_CA_FILE_PATH', 'DENO_CERT'],
...['PIP_CERT', 'GIT_SSL_CAINFO', 'GIT_SSL_CAPATH', 'CARGO_HTTP_CAINFO', 'AWS_CA_BUNDLE', 'BUNDLE_SSL_CA_CERT'],
...['GRPC_DEFAULT_SSL_ROOTS_FILE_PATH', 'HEX_CACERTS_PATH'],
];
const CERTIFICATE_NAMES = new Set(CERTIFICATES);
const REGISTRIES = [
/^npm_config_(?:registry|strict_ssl)$/i,
/^(?:YARN_REGISTRY|YARN_NPM_REGISTRY_SERVER|COREPACK_NPM_REGISTRY|BUN_CONFIG_REGISTRY|NPM_REGISTRY)$/,
/^PIP_(?:INDEX_URL|EXTRA_INDEX_URL|FIND_LINKS|TRUSTED_HOST|NO_INDEX)$/,
/^UV_(?:DEFAULT_INDEX|INDEX|INDEX_URL|EXTRA_INDEX_URL|FIND_LINKS|INSECURE_HOST|INDEX_STRATEGY|NATIVE_TLS|SYSTEM_CERTS)$/,
/^UV_(?:PYTHON|PYPY|CPYTHON)_INSTALL_MIRROR$/,
/^GO(?:PROXY|NOPROXY|PRIVATE|SUMDB|NOSUMDB|INSECURE|VCS)$/,
/^CARGO_(?:REGISTRIES_\w+_(?:INDEX|PROTOCOL)|REGISTRY_DEFAULT|NET_GIT_FETCH_WITH_CLI|HTTP_(?:SSL_VERSION|CHECK_REVOKE))$/,
/^RUSTUP_(?:DIST_SERVER|UPDATE_ROOT)$/,
/^(?:NVM_NODEJS_ORG_MIRROR|NVM_IOJS_ORG_MIRROR|FNM_NODE_DIST_MIRROR|NODE_MIRROR|NODEJS_ORG_MIRROR|PYTHON_BUILD_MIRROR_URL)$/,
/^(?:BUNDLE_MIRROR__\w+|RUBYGEMS_HOST|CONDA_(?:CHANNELS|CHANNEL_ALIAS|DEFAULT_CHANNELS|SSL_VERIFY)|DENO_TLS_CA_STORE)$/,
/^(?:NPM_CONFIG_JSR_REGISTRY|JSR_URL|HF_ENDPOINT|HF_HUB_ENDPOINT|PLAYWRIGHT_DOWNLOAD_HOST|ELECTRON_MIRROR|NODE_USE_SYSTEM_CA)$/,
];
const WITH_KEY = /[^/\s,|]@|\/t\/[\w-]{8,}\/|[?&](?:\w*(?:token|key|auth|password|secret))=/i;
function holdsKey(value) {
return WITH_KEY.test(value);
}
function findNetworkVariables(env) {
const set = Object.entries(env).flatMap(([name, value = '']) => value !== '' && isOfNetwork(name) ? [[name, value]] : []);
const named = set.filter(([name]) => CERTIFICATE_NAMES.has(name));
return {
open: Object.fromEntries(set.filter(([, value]) => !holdsKey(value))),
secret: Object.fromEntries(set.filter(([, value]) => holdsKey(value))),
certificates: [...new Set(named.flatMap(([, value]) => value.split(':').filter((path) => path.startsWith('/'))))],
};
}
function isOfNetwork(name) {
return PROXIES.test(name) || CERTIFICATE_NAMES.has(name) || REGISTRIES.some((pattern) => pattern.test(name));
}
;
const HOME_FILES = [
{ from: ['~/.tool-versions'], at: '.tool-versions', of: ['asdf', 'mise'], isLocal: true, keep: (text) => text },
{
from: ['$MISE_GLOBAL_CONFIG_FILE', '$XDG_CONFIG_HOME/mise/config.toml', '~/.config/mise/config.toml'],
...{ at: '.config/mise/config.toml', of: ['mise'], isLocal: true },
keep: (text) => keepTables(text, { tools: /./, alias: /./, settings: /^(?!.*(?:token|key|credential))/i }),
},
{
from: ['$CARGO_HOME/config.toml', '$CARGO_HOME/config', '~/.cargo/config.toml', '~/.cargo/config'],
...{ at: '.cargo/config.toml', isLocal: true },
keep: (text) => keepTables(text, {
source: /./,
registries: /^(?!.*(?:token|key|credential))/i,
registry: /^(?:default|index)$/,
net: /^(?:retry|git-fetch-with-cli)$/,
http: /^(?:proxy|cainfo|check-revoke|ssl-version|timeout|multiplexing)$/,
}),
},
{
from: ['$NPM_CONFIG_USERCONFIG', '$npm_config_userconfig', '~/.npmrc'],
...{ at: '.npmrc', isLocal: false },
keep: (text) => keepLines(text, /^(?:(?:@[^:=\s]+:)?registry|cafile|strict-ssl|proxy|https-proxy|noproxy)\s*=/),
},
{
from: ['$PIP_CONFIG_FILE', '$XDG_CONFIG_HOME/pip/pip.conf', '~/.config/pip/pip.conf', '~/.pip/pip.conf'],
...{ at: '.config/pip/pip.conf', isLocal: false },
keep: (text) => keepLines(text, /^(?:index-url|extra-index-url|find-links|trusted-host|no-index|cert|proxy)\s*[=:]/),
},
{
from: ['$UV_CONFIG_FILE', '$XDG_CONFIG_HOME/uv/uv.toml', '~/.config/uv/uv.toml'],
...{ at: '.config/uv/uv.toml', isLocal: false },
keep: (text) => keepTables(text, {
index: /./,
...{ 'index-url': /./, 'extra-index-url': /./, 'find-links': /./, 'allow-insecure-host': /./ },
...{ 'native-tls': /./, 'system-certs': /./ },
}),
},
{
from: ['$GOENV', '$XDG_CONFIG_HOME/go/env', '~/.config/go/env'],
...{ at: '.config/go/env', isLocal: true },
keep: (text) => keepLines(text, /^GO(?:PROXY|NOPROXY|PRIVATE|SUMDB|NOSUMDB|INSECURE|VCS|TOOLCHAIN)\s*=/),
},
];
function keepLines(text, wanted) {
const kept = [];
let heading;
let isOpen = false;
for (const line of text.split(/\r?\n/)) {
if (/^\s*(?:[#;]|$)/.test(line))
continue;
if (/^\[[^\]=]*\]\s*$/.test(line)) {
heading = line;
isOpen = false;
continue;
}
const continues = /^\s/.test(line) && isOpen;
isOpen = continues || wanted.test(line.trim());
if (!isOpen || holdsKey(line) || line.includes('${'))
continue;
if (heading !== undefined)
kept.push(heading);
heading = undefined;
kept.push(continues ? line : line.trim());
}
return kept.length === 0 ? '' : `${kept.join('\n')}\n`;
}
function keepTables(text, tables) {
let document;
try {
document = (0,dist .qg)(text);
}
catch {
return '';
}
const kept = Object.entries(tables).flatMap(([name, keys]) => {
const value = (0,decode .Gv)(document) ? keepKeys(document[name], keys) : undefined;
return value === undefined ? [] : [[name, value]];
});
return kept.length === 0 ? '' : (0,dist .As)(Object.fromEntries(kept));
}
function keepKeys(value, keys) {
if (typeof value === 'string')
return holdsKey(value) ? undefined : value;
if (Array.isArray(value))
return value.map((each) => keepKeys(each, keys)).filter((each) => each !== undefined);
if (!(0,decode .Gv)(value))
return value;
const entries = Object.entries(value).map(([name, each]) => [
name,
keys.test(name) ? keepKeys(each, keys) : undefined,
]);
const kept = entries.filter(([, each]) => each !== undefined);
return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
;
const KEY_PLACES = [
...['.ssh', '.gnupg', '.pki', '.password-store', '.local/share/keyrings', '.config/op', '.vault-token'],
...['.aws', '.azure', '.kube', '.oci', '.config/gcloud', '.config/doctl', '.config/hcloud', '.terraform.d'],
...['.boto', '.s3cfg', '.config/rclone', '.databrickscfg', '.fly', '.config/fly', '.docker', '.config/containers'],
...['.config/gh', '.config/hub', '.config/glab-cli', '.config/git', '.git-credentials', '.netrc', '_netrc'],
...['.claude', '.claude.json', '.config/claude', '.codex', '.gemini', '.copilot', '.config/github-copilot'],
...['.config/opencode', '.local/share/opencode', '.cursor', '.config/anthropic', '.config/openai', '.continue'],
...['.mozilla', '.thunderbird', '.config/chromium', '.config/google-chrome', '.config/BraveSoftware'],
...['.pgpass', '.my.cnf', '.mylogin.cnf', '.kaggle', '.huggingface', '.config/autorize'],
];
const CREDENTIAL_FILES = [
...['.npmrc', '.yarnrc', '.yarnrc.yml', '.bunfig.toml', '.config/npm/npmrc', '.config/pnpm/rc'],
...['.pypirc', '.pip/pip.conf', '.config/pip/pip.conf', '.config/pypoetry/auth.toml', '.config/pypoetry/config.toml'],
...['.config/uv/uv.toml', '.local/share/uv/credentials/credentials.toml', '.condarc', '.conda/.condarc', '.mambarc'],
...['.cargo/credentials.toml', '.cargo/credentials', '.cargo/config.toml', '.cargo/config', '.config/go/env'],
...['.m2/settings.xml', '.m2/settings-security.xml', '.gradle/gradle.properties', '.sbt/.credentials'],
...['.ivy2/.credentials', '.nuget/NuGet.Config', '.nuget/NuGet/NuGet.Config', '.config/NuGet/NuGet.Config'],
...['.gem/credentials', '.bundle/config', '.composer/auth.json', '.config/composer/auth.json', '.volta/hooks.json'],
...['.cache/huggingface/token', '.cache/huggingface/stored_tokens', '.config/mise/config.toml', '.wandb/settings'],
];
const KEY_NAMES = new Set([
...['.ssh', '.gnupg', '.aws', '.azure', '.kube', '.docker', '.netrc', '_netrc', '.git-credentials', '.pgpass'],
...['.claude', '.codex', '.gemini', '.env', 'id_rsa', 'id_ed25519', 'id_ecdsa'],
]);
;
const SYSTEM = ['/', '/dev', '/home', '/proc', '/root', '/run', '/sys', '/tmp', '/var', '/var/run', '/var/tmp'];
function findClosedIn({ parentEnv, repository, hidden = [] }) {
const { HOME: home = '/nonexistent', XDG_CACHE_HOME: cache = (0,external_node_path_.join)(home, '.cache') } = parentEnv;
const both = (paths) => [
...new Set(paths.flatMap((each) => [each, ...(0,found_places .MN)(each)])),
];
const homes = both([home]);
const closed = [
[both(repository), 'your repository: a command sees the tree that it is about, and nothing else of it'],
[both(KEY_PLACES.map((each) => (0,external_node_path_.join)(home, each))), 'a place of keys'],
[both([(0,external_node_path_.join)(cache, 'autorize')]), 'the folder in which autorize works'],
[both(hidden), 'something that only the evaluator may read'],
];
return (path) => {
const names = both([(0,external_node_path_.resolve)(path)]);
if (names.some((name) => homes.some((each) => isIn(each, name))))
return 'your home folder, or what is around it';
if (names.some((name) => SYSTEM.includes(name)))
return 'a folder of the system';
const overlaps = (places) => names.some((name) => places.some((place) => isIn(name, place) || isIn(place, name)));
const found = closed.find(([places]) => overlaps(places));
if (found !== undefined)
return found[1];
const key = (0,found_places .wX)(path).find((name) => KEY_NAMES.has(name));
if (key !== undefined)
return `a folder with ${(0,base_text .TL)(key)} in it`;
return names.some(isSocket) ? 'a socket' : undefined;
};
}
function isIn(path, folder) {
return path === folder || path.startsWith(folder === external_node_path_.sep ? external_node_path_.sep : folder + external_node_path_.sep);
}
function isSocket(path) {
return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isSocket() === true;
}
function readableProblem(path, findClosed) {
const found = (0,base_text .TL)(path, 200);
const remedy = 'Name a folder or file with nothing but what commands are to read.';
if (!(0,external_node_path_.isAbsolute)(path))
return { found, expected: 'an absolute path', remedy: 'Write the whole path.' };
if ((0,found_places .MN)(path).length === 0) {
const expected = 'a folder or file of this machine that you can read';
return { found: `${found}, which is not there`, expected, remedy: 'Correct the path, or leave it out.' };
}
const why = findClosed(path);
return why === undefined ? undefined : { found: `${found}, ${why}`, expected: 'another place', remedy };
}
var program_path = __webpack_require__(39058);
var regular_file = __webpack_require__(48951);
var left_out_toolchain = __webpack_require__(19671);
;
const REPORTS_MISSING = /not found|no such file|ENOENT|can(?:not|'t) (?:open|find|access|execute)|does not exist|bad interpreter/i;
const QUOTE = `['"‘’“”\`]?`;
const NAME = `${QUOTE}([A-Za-z0-9_][\\w.+-]*)${QUOTE}`;
const PROGRAMS = [
new RegExp(`(?:^|[:\\s])${NAME}: (?:command )?not found`),
new RegExp(`\\benv: ${NAME}: No such file`),
new RegExp(`\\bspawn ${NAME} ENOENT`),
new RegExp(`exec: ${NAME}: executable file not found`),
new RegExp(`No such file or directory: ${NAME}$`),
];
const PATHS = /(?<![\w.~/-])\/[^\s'"‘’“”`:;,()<>|&*?]+/g;
const MAX_LINES = 20;
function explainUnseen(output, request) {
const lines = output.trimEnd().split('\n').slice(-MAX_LINES).reverse();
for (const line of lines.filter((each) => REPORTS_MISSING.test(each))) {
const programs = PROGRAMS.flatMap((pattern) => pattern.exec(line)?.[1] ?? []);
const named = [...new Set(programs)].flatMap((name) => (0,program_path .aY)(name, request.parentEnv.PATH ?? '') ?? []);
for (const path of [...named, ...(line.match(PATHS) ?? [])]) {
const hint = hintFor(path, request);
if (hint !== undefined)
return hint;
}
}
return undefined;
}
function hintFor(path, request) {
const { isHidden, findClosed } = request;
const unseen = [path, ...(0,found_places .MN)(path), ...interpreterOf(path)].find((each) => isHidden(each) && (0,found_places .MN)(each).length > 0);
if (unseen === undefined)
return undefined;
const toolchain = (0,left_out_toolchain .R)(unseen, request);
if (toolchain !== undefined)
return `${(0,base_text .TL)(unseen, 200)} is there, but no command can see it: add ${(0,base_text .TL)(toolchain)} to environment.toolchains`;
if (findClosed(unseen) !== undefined)
return undefined;
return `${(0,base_text .TL)(unseen, 200)} is there, but no command can see it: name it in environment.readable`;
}
const MAX_SHEBANG = 256;
function interpreterOf(path) {
if ((0,found_places .MN)(path).length === 0)
return [];
const text = (0,regular_file .EI)(path, 'start', MAX_SHEBANG)?.text ?? '';
const [, interpreter] = /^#!\s*(\/\S+)/.exec(text) ?? [];
return interpreter === undefined ? [] : [interpreter, ...(0,found_places .MN)(interpreter)];
}
var written_variables = __webpack_require__(55978);
;
function findEnvironmentIssues({ readable, devices }, findClosed) {
const inTable = (key, index, problem) => problem === undefined ? [] : [[['environment', key, index], problem]];
return [
...readable.flatMap((path, index) => inTable('readable', index, readableProblem(path, findClosed))),
...devices.flatMap((name, index) => inTable('devices', index, deviceProblem(name))),
];
}
function checkPlaces({ folder, commonDir }, parentEnv) {
const closed = { parentEnv, repository: [folder, commonDir] };
return (settings) => findEnvironmentIssues(settings, findClosedIn(closed));
}
function checkVariables(parentEnv) {
return (name, template) => {
const resolved = (0,environment .NC)({ [name]: template }, { parentEnv, path: '' });
return 'problems' in resolved ? resolved.problems : [];
};
}
function openCommandEnvironment(request) {
const { settings, parentEnv } = request;
const findClosed = findClosedIn(request);
const issues = findEnvironmentIssues(settings, findClosed);
if (issues.length > 0)
throw new errors .Vl(issues.map(([path, problem]) => ({ path: (0,json_path .i7)(path), ...problem })));
const resolved = (0,environment .ms)(settings.env, { parentEnv, path: '$.environment.env' });
const toolchains = findToolchains({ names: settings.toolchains, parentEnv, findClosed });
const devices = findDevices(settings.devices, { parentEnv });
const network = findNetworkVariables(parentEnv);
const files = readHomeFiles(settings.toolchains, parentEnv);
const certificates = [...network.certificates, ...files.flatMap(({ text }) => certificatesIn(text))];
const isOpen = (path) => findClosed(path) === undefined;
const found = [...devices.libraries, ...certificates.filter(isCertificate)].filter(isOpen);
const { HOME: home = '' } = parentEnv;
const keys = [...((0,external_node_path_.isAbsolute)(home) ? CREDENTIAL_FILES.map((name) => (0,external_node_path_.join)(home, name)) : []), ...toolchains.keys];
const variables = ({ kind, network: access, home: own, isTrusted = false }) => {
const written = (0,written_variables .nf)(settings, { kind, isTrusted });
return {
...devices.variables,
...withHome(toolchains.variables, own),
...(access === 'on' ? network.open : {}),
...(access === 'on' && kind === 'setup' && isTrusted ? network.secret : {}),
...Object.fromEntries(Object.keys(written).map((name) => [name, resolved[name] ?? ''])),
};
};
return {
readable: [
...new Set([...settings.readable, ...toolchains.readable, ...found].flatMap((path) => [path, ...(0,found_places .MN)(path)])),
],
masked: [...new Set(keys)].filter((path) => (0,external_node_fs_.existsSync)(path)),
devices: devices.devices,
homeLayers: toolchains.layers,
variables,
keys: (0,written_variables .XG)(settings.env),
homeFiles: (access) => Object.fromEntries(files.filter(({ isLocal }) => isLocal || access === 'on').map(({ at, text }) => [at, text])),
explainUnseen: (output, isHidden) => explainUnseen(output, { toolchains: settings.toolchains, parentEnv, findClosed, isHidden }),
readFacts: () => ({
...toolchains.readVersions(),
...Object.fromEntries(settings.readable.map((path) => [`readable.${path}`, describeChange(path)])),
...Object.fromEntries(devices.devices.map((path) => [`device.${path}`, (0,external_node_fs_.existsSync)(path) ? 'there' : 'gone'])),
}),
};
}
function describeChange(path) {
const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
return stats === undefined ? 'gone' : `${stats.size} bytes of ${stats.mtime.toISOString()}`;
}
function keyTables(written, parentEnv) {
const { secret } = findNetworkVariables(parentEnv);
return [written?.env ?? {}, Object.fromEntries(Object.keys(secret).map((name) => [name, `$${name}`]))];
}
function withHome(variables, home) {
const whole = Object.entries(variables).filter(([, value]) => !(value.includes('{home}') && /\s/.test(home)));
return Object.fromEntries(whole.map(([name, value]) => [name, value.replaceAll('{home}', home)]));
}
const MAX_BYTES = 1 << 20;
function readHomeFiles(toolchains, env) {
const isWanted = ({ of }) => of === undefined ||
toolchains === 'auto' ||
(toolchains !== 'none' && of.some((name) => toolchains.includes(name)));
return HOME_FILES.filter(isWanted).flatMap(({ from, at, isLocal, keep }) => {
const [text = ''] = from.flatMap((place) => readText((0,found_places .x5)(place, env)) ?? []);
const kept = text === '' ? '' : keep(text);
return kept === '' ? [] : [{ at, isLocal, text: kept }];
});
}
function readText(path) {
const [file] = path === undefined ? [] : (0,found_places .fT)(path, '');
if (file === undefined)
return undefined;
try {
const bytes = (0,external_node_fs_.readFileSync)(file);
return bytes.length > MAX_BYTES ? undefined : bytes.toString('utf8');
}
catch {
return undefined;
}
}
function certificatesIn(text) {
return [...text.matchAll(/^(?:cafile|cainfo|cert)\s*[=:]\s*"?(\/[^"\n]+)"?\s*$/gm)].map(([, path = '']) => path.trim());
}
function isCertificate(path) {
const text = readText(path);
return text === undefined ? (0,external_node_fs_.existsSync)(path) : !text.includes('PRIVATE KEY');
}
}),
75857:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ah: () => ( environmentIssues),
hE: () => ( variableIssues),
ly: () => ( networkIssues)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _step_network_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7168);
var _written_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55978);
function environmentIssues({ environment, hasTrustedSetup, checkPlaces }) {
const ofDisclosure = (0,_written_variables_js__WEBPACK_IMPORTED_MODULE_3__ .Y9)(environment, { hasTrustedSetup });
return [
...ofDisclosure.map(([path, ...rest]) => [['environment', ...path], ...rest]),
...(checkPlaces?.(environment) ?? []).map(([path, problem]) => issueAt(path, problem)),
];
}
function variableIssues(path, table, check) {
if (check === undefined)
return [];
return Object.entries((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(table)).flatMap(([name, template]) => {
const problems = typeof template === 'string' ? check(name, template) : [];
return problems.map((problem) => issueAt([...path, name], problem));
});
}
function networkIssues(file, table) {
const { environment, [table]: evaluator } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(file);
const { network: own } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(environment);
const { network: ofEvaluator } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(evaluator);
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(own))
return [];
return (0,_step_network_js__WEBPACK_IMPORTED_MODULE_2__ .$d)(own, ofEvaluator).map((name) => {
const expected = `what ${table}.network says, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(ofEvaluator)}`;
return [['environment', 'network', name], (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(own[name]), expected, 'Remove one of the two keys.'];
});
}
function issueAt(path, { found, expected, remedy }) {
return [path, found, expected, remedy];
}
}),
15182:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
MN: () => ( realOf),
df: () => ( describePlace),
fT: () => ( expand),
lQ: () => ( isFolder),
wX: () => ( namesIn),
x5: () => ( locate)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28338);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
var _kernel_program_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39058);
function locate(place, env) {
const [first = '', ...rest] = place.split('/');
const start = startOf(first, env);
if (start === undefined || !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(start))
return undefined;
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(start, ...rest);
}
function startOf(first, env) {
if (first === '')
return '/';
if (first === '~')
return env.HOME;
if (first.startsWith('$'))
return env[first.slice(1)]?.split(':')[0] || undefined;
const program = (0,_kernel_program_path_js__WEBPACK_IMPORTED_MODULE_4__ .aY)(first.slice(1, -1), env.PATH ?? '');
return program === undefined ? undefined : realOf(program).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)))[0];
}
function expand(folder, name) {
const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.normalize)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
if (!name.endsWith('*'))
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? [path.replace(/(?<=.)\/$/, '')] : [];
const [around, start] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path).slice(0, -1)];
return namesIn(around)
.filter((each) => each.startsWith(start))
.map((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(around, each));
}
function realOf(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? quietly(() => [node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)]) : [];
}
function namesIn(folder) {
return isFolder(folder) ? quietly(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)).toSorted() : [];
}
function isFolder(path) {
return quietly(() => [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })]).some((stats) => stats?.isDirectory() === true);
}
const MAX_TEXT = 200;
function describePlace(folder, name) {
const isDeep = name.endsWith('/*');
const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, isDeep ? name.slice(0, -2) : name);
const text = isDeep
? namesIn(path).flatMap((each) => `${each}: ${describe((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, each)) ?? ''}`)
: [describe(path) ?? ''];
const line = text.join('; ').trim();
if (line === '')
return undefined;
return line.length > MAX_TEXT ? (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__ .s)(line) : line;
}
function describe(path) {
if (isFolder(path))
return namesIn(path)
.map((name) => linked(path, name))
.join(', ');
return quietly(() => [(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')])[0]
?.trim()
.replaceAll(/\s+/g, ' ');
}
function linked(folder, name) {
const [real] = realOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
return real === undefined || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(real) === name ? name : `${name} (${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(real)})`;
}
function quietly(look) {
try {
return look();
}
catch (error) {
if ((0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
return [];
throw error;
}
}
}),
19671:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => ( toolchainLeftOut)
});
var _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83257);
var _found_places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15182);
var _toolchain_places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12539);
function toolchainLeftOut(path, { toolchains, parentEnv }) {
if (toolchains === 'auto')
return undefined;
const others = _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_0__ .z9.filter((name) => toolchains === 'none' || !toolchains.includes(name));
return others.find((name) => _toolchain_places_js__WEBPACK_IMPORTED_MODULE_2__ .n[name].some(({ at, opens = [] }) => at.some((place) => {
const folder = (0,_found_places_js__WEBPACK_IMPORTED_MODULE_1__ .x5)(place, parentEnv);
const opened = folder === undefined ? [] : opens.map((each) => `${folder}/${each}`.replace(/\/$/, ''));
return opened.some((each) => path === each || path.startsWith(`${each}/`));
})));
}
}),
7168:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$d: () => ( contradictedKeys),
lr: () => ( resolveNetwork),
xj: () => ( resolveTeardown)
});
function resolveNetwork({ own, agent: written, evaluator, }) {
const agent = accessOf(written);
return {
agent,
setup: own.setup ?? agent,
build: own.build ?? 'off',
guards: own.guards ?? evaluator,
objective: own.objective ?? evaluator,
holdout: own.holdout ?? evaluator,
confirm: own.confirm ?? evaluator,
teardown: own.teardown ?? evaluator,
};
}
function resolveTeardown({ own, agent }) {
return own.teardown ?? accessOf(agent);
}
function accessOf(agent) {
return agent === 'model' ? 'off' : (agent ?? 'on');
}
const OF_EVALUATOR = ['guards', 'objective', 'holdout', 'confirm', 'teardown'];
function contradictedKeys(own, evaluator) {
if (evaluator === undefined)
return [];
return OF_EVALUATOR.filter((name) => own[name] !== undefined && own[name] !== evaluator);
}
}),
12539:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
n: () => ( TOOLCHAIN_PARTS)
});
const SHIMS = ['bin', 'libexec', 'shims', 'versions', 'version', 'plugins', 'completions'];
const JAVA = {
at: ['$JAVA_HOME'],
opens: ['bin', 'conf', 'include', 'jmods', 'jre', 'lib', 'release'],
sets: ['JAVA_HOME'],
versions: ['release'],
};
const CONDA = ['bin', 'condabin', 'sbin', 'lib', 'lib64', 'libexec', 'include', 'share', 'etc', 'shell', 'ssl'];
const CONDA_ENVIRONMENT = [...CONDA, 'compiler_compat', 'conda-meta', 'x86_64-conda*', 'aarch64-conda*'];
const TOOLCHAIN_PARTS = {
rustup: [
{
at: ['$RUSTUP_HOME', '~/.rustup'],
opens: ['toolchains', 'settings.toml', 'update-hashes'],
sets: ['RUSTUP_HOME'],
passes: ['RUSTUP_TOOLCHAIN'],
versions: ['settings.toml', 'toolchains', 'update-hashes/*'],
},
{
at: ['$CARGO_HOME', '~/.cargo'],
opens: ['bin'],
layers: [
['registry', '.cargo/registry'],
['git', '.cargo/git'],
],
keys: ['credentials.toml', 'credentials', 'config.toml', 'config'],
},
],
pyenv: [
{
at: ['$PYENV_ROOT', '~/.pyenv'],
opens: [...SHIMS, 'pyenv.d'],
sets: ['PYENV_ROOT'],
passes: ['PYENV_VERSION'],
versions: ['version', 'versions'],
},
],
nvm: [
{
at: ['$NVM_DIR', '$XDG_CONFIG_HOME/nvm', '~/.nvm'],
opens: ['nvm.sh', 'nvm-exec', 'bash_completion', 'alias', 'versions', 'v0*'],
sets: ['NVM_DIR'],
versions: ['alias/default', 'versions/*'],
},
],
volta: [
{
at: ['$VOLTA_HOME', '~/.volta'],
opens: ['bin', 'tools', 'cache', 'layout.v*'],
sets: ['VOLTA_HOME'],
versions: ['tools/user/platform.json', 'tools/image/*'],
},
],
asdf: [
{
at: ['$ASDF_DATA_DIR', '~/.asdf'],
opens: ['bin', 'lib', 'libexec', 'shims', 'plugins', 'installs', 'completions', 'asdf.sh', 'defaults'],
sets: ['ASDF_DATA_DIR'],
versions: ['installs/*'],
},
{ at: ['$ASDF_DIR'], opens: ['bin', 'lib', 'libexec', 'completions', 'asdf.sh', 'defaults'], sets: ['ASDF_DIR'] },
{ at: ['~'], versions: ['.tool-versions'] },
],
mise: [
{
at: ['$MISE_DATA_DIR', '$XDG_DATA_HOME/mise', '~/.local/share/mise'],
opens: ['bin', 'installs', 'plugins', 'shims'],
sets: ['MISE_DATA_DIR'],
gives: { MISE_TRUSTED_CONFIG_PATHS: '/' },
versions: ['installs/*'],
},
{ at: ['~'], versions: ['.tool-versions', '.config/mise/config.toml'] },
],
uv: [
{
at: ['$UV_PYTHON_INSTALL_DIR', '$XDG_DATA_HOME/uv/python', '~/.local/share/uv/python'],
opens: [''],
sets: ['UV_PYTHON_INSTALL_DIR'],
versions: [''],
},
{ at: ['$UV_TOOL_DIR', '$XDG_DATA_HOME/uv/tools', '~/.local/share/uv/tools'], opens: [''] },
{ at: ['$UV_CACHE_DIR', '$XDG_CACHE_HOME/uv', '~/.cache/uv'], layers: [['', '.cache/uv']] },
],
sdkman: [
{
at: ['$SDKMAN_DIR', '~/.sdkman'],
opens: ['bin', 'candidates', 'contrib', 'etc', 'ext', 'libexec', 'src', 'var'],
sets: ['SDKMAN_DIR'],
versions: ['candidates/*'],
},
JAVA,
],
go: [
{
at: ['$GOROOT', '<go>', '~/.local/go', '~/go'],
has: 'VERSION',
opens: ['api', 'bin', 'lib', 'misc', 'pkg/include', 'pkg/tool', 'src', 'go.env', 'VERSION'],
versions: ['VERSION'],
passes: ['GOROOT', 'GOTOOLCHAIN'],
},
{ at: ['~/sdk'], opens: ['go1*'], versions: [''] },
{ at: ['$GOBIN', '$GOPATH/bin', '~/go/bin'], opens: [''] },
{ at: ['$GOMODCACHE', '$GOPATH/pkg/mod', '~/go/pkg/mod'], layers: [['', 'go/pkg/mod']] },
],
corepack: [
{
at: ['$COREPACK_HOME', '$XDG_CACHE_HOME/node/corepack', '~/.cache/node/corepack'],
layers: [['', '.cache/node/corepack']],
versions: ['lastKnownGood.json', 'v1/*'],
},
],
conda: [
{
at: ['$CONDA_EXE/../..', '$MAMBA_ROOT_PREFIX', '<conda>', '<mamba>', '<micromamba>']
.concat(['~/miniconda3', '~/miniforge3', '~/mambaforge', '~/anaconda3', '~/micromamba'])
.concat(['~/.local/share/mamba']),
opens: [...CONDA_ENVIRONMENT, 'envs', 'pkgs'],
passes: ['CONDA_EXE', 'CONDA_PYTHON_EXE', 'CONDA_SHLVL', 'MAMBA_EXE', 'MAMBA_ROOT_PREFIX'],
keys: ['.condarc', 'condarc', '.mambarc'],
versions: ['conda-meta', 'envs'],
},
{
at: ['$CONDA_PREFIX'],
opens: CONDA_ENVIRONMENT,
sets: ['CONDA_PREFIX'],
passes: ['CONDA_DEFAULT_ENV'],
versions: ['conda-meta'],
},
{ at: ['~/.conda'], opens: ['envs', 'pkgs'], versions: ['envs'] },
],
nix: [
{
at: ['~/.nix-profile'],
opens: ['bin', 'etc', 'include', 'lib', 'libexec', 'share'],
versions: ['manifest.json'],
},
{ at: ['$XDG_STATE_HOME/nix/profiles', '~/.local/state/nix/profiles'], opens: [''], versions: [''] },
{ at: ['/nix/store'], passes: ['NIX_PROFILES', 'NIX_PATH', 'LOCALE_ARCHIVE'] },
],
fnm: [
{
at: ['$FNM_DIR', '$XDG_DATA_HOME/fnm', '~/.local/share/fnm', '~/.fnm'],
opens: ['aliases', 'node-versions'],
sets: ['FNM_DIR'],
versions: ['aliases', 'node-versions'],
},
{ at: ['$FNM_MULTISHELL_PATH'], opens: [''], sets: ['FNM_MULTISHELL_PATH'] },
],
rbenv: [
{
at: ['$RBENV_ROOT', '~/.rbenv'],
opens: [...SHIMS, 'rbenv.d'],
sets: ['RBENV_ROOT'],
passes: ['RBENV_VERSION'],
versions: ['version', 'versions'],
},
],
bun: [
{
at: ['$BUN_INSTALL', '~/.bun'],
opens: ['bin', 'install/global'],
layers: [['install/cache', '.bun/install/cache']],
},
],
deno: [
{ at: ['$DENO_INSTALL', '~/.deno'], opens: ['bin'] },
{ at: ['$DENO_DIR', '$XDG_CACHE_HOME/deno', '~/.cache/deno'], layers: [['', '.cache/deno']] },
],
dotnet: [
{
at: ['$DOTNET_ROOT', '~/.dotnet'],
opens: ['dotnet', 'host', 'metadata', 'packs', 'sdk', 'sdk-manifests', 'shared', 'templates', 'tools'],
sets: ['DOTNET_ROOT'],
versions: ['sdk', 'shared/*'],
},
{ at: ['$NUGET_PACKAGES', '~/.nuget/packages'], layers: [['', '.nuget/packages']] },
],
maven: [
{
at: ['~/.m2'],
layers: [
['repository', '.m2/repository'],
['wrapper', '.m2/wrapper'],
],
keys: ['settings.xml', 'settings-security.xml'],
versions: ['wrapper/dists/*'],
},
{ at: ['$MAVEN_HOME', '$M2_HOME'], opens: ['bin', 'boot', 'conf', 'lib'], sets: ['MAVEN_HOME', 'M2_HOME'] },
{ at: ['~/.m2', '$MAVEN_HOME', '<mvn>'], gives: { MAVEN_OPTS: '-Duser.home={home}' } },
JAVA,
],
gradle: [
{
at: ['$GRADLE_USER_HOME', '~/.gradle'],
layers: [
['caches', '.gradle/caches'],
['jdks', '.gradle/jdks'],
['native', '.gradle/native'],
['wrapper', '.gradle/wrapper'],
],
keys: ['gradle.properties'],
gives: { GRADLE_USER_HOME: '{home}/.gradle' },
versions: ['jdks', 'wrapper/dists/*'],
},
{ at: ['$GRADLE_HOME'], opens: ['bin', 'init.d', 'lib', 'media'], sets: ['GRADLE_HOME'] },
JAVA,
],
};
}),
55978:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
XG: () => ( secretNames),
Y9: () => ( disclosureIssues),
nf: () => ( writtenVariables)
});
const REFERENCE = /\$\$|\$(?=[A-Za-z_{])/g;
function secretNames(env) {
return Object.entries(env).flatMap(([name, template]) => [...template.matchAll(REFERENCE)].some(([found]) => found === '$') ? [name] : []);
}
function writtenVariables({ env, disclose }, { kind, isTrusted }) {
if (kind === 'agent')
return {};
const secrets = new Set(secretNames(env));
const disclosed = kind === 'setup' ? [] : (disclose[kind] ?? []);
const isForCommand = (name) => !secrets.has(name) || (kind === 'setup' && isTrusted) || disclosed.includes(name);
return Object.fromEntries(Object.entries(env).filter(([name]) => isForCommand(name)));
}
function disclosureIssues({ env, disclose }, { hasTrustedSetup }) {
const secrets = secretNames(env);
const disclosed = Object.entries(disclose).flatMap(([kind, names = []]) => names.map((name, index) => ({ kind, name, index })));
const unknown = disclosed.filter(({ name }) => !secrets.includes(name));
const idle = secrets.filter((name) => !hasTrustedSetup && !disclosed.some((each) => each.name === name));
return [
...unknown.map(({ kind, name, index }) => {
const expected = 'a variable of environment.env whose value comes from your environment';
return [['disclose', kind, index], JSON.stringify(name), expected, 'Correct the name, or leave it out.'];
}),
...idle.map((name) => {
const found = `${JSON.stringify(env[name])}, which no command gets`;
const expected = 'setup.command with setup.inputs, or a command of environment.disclose that may read it';
return [['env', name], found, expected, `Write e.g. disclose = { objective = ["${name}"] }.`];
}),
];
}
}),
97753:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
w: () => ( readPrograms),
x: () => ( programNames)
});
var _kernel_machine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64809);
const PROGRAM = /^[A-Za-z0-9_][\w.+-]*$/;
function programNames(commands) {
const words = new Set(commands.flatMap((command) => command.split(/[\s"'`;|&<>()=,]+/)));
return [...words].filter((word) => PROGRAM.test(word));
}
function readPrograms(names, path) {
return Object.fromEntries(names.flatMap((name) => {
const program = (0,_kernel_machine_js__WEBPACK_IMPORTED_MODULE_0__ .Lk)(name, path);
return program === undefined ? [] : [[`program.${name}`, program]];
}));
}
}),
99539:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => ( findDefaultGlobs)
});
var _base_literal_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13310);
var _boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15310);
var _open_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69332);
async function findDefaultGlobs({ git }, { commit, commands }) {
const store = { git, base: commit };
const repository = await (0,_open_tests_js__WEBPACK_IMPORTED_MODULE_2__ .d$)(store);
const found = new Map();
for (const { command, readsFiles = false } of commands) {
const named = readsFiles ? [] : await (0,_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_1__ .gk)(store, { commit, command });
const deciding = await (0,_open_tests_js__WEBPACK_IMPORTED_MODULE_2__ .$n)(store, repository, [{ command, kind: 'guard' }]);
for (const glob of named)
if (!found.has(glob))
found.set(glob, { command, isNamed: true });
for (const glob of deciding.map(_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_0__ .I))
if (!found.has(glob))
found.set(glob, { command, isNamed: false });
}
return found;
}
}),
93257:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dw: () => ( readFailureLine),
Gs: () => ( logOf),
eg: () => ( runStep),
v1: () => ( issueOf)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48951);
var _boundaries_bound_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38716);
var _boundaries_planted_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62044);
var _workspace_command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66967);
var _workspace_resources_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29952);
var _failure_line_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4527);
const TAIL_BYTES = 2000;
async function runStep(privateArea, request, step) {
const { checkout, protectedFiles, variables, signal, mayCompile = false, onStep } = request;
const { readOnly, mounts } = (0,_boundaries_bound_files_js__WEBPACK_IMPORTED_MODULE_4__ .Yt)(protectedFiles, step);
const inside = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(checkout.path, path);
const isPrepared = step.kind === 'setup' && (step.inputs ?? []).length > 0;
onStep?.(step, 'began');
const result = await (0,_workspace_command_js__WEBPACK_IMPORTED_MODULE_6__ .d)(privateArea, {
command: step.command,
kind: step.kind,
isTrusted: isPrepared && step.isWithoutSecrets !== true,
workDir: checkout.path,
view: checkout.view,
home: checkout.home,
place: 'evaluation',
variables,
...(step.stdin === undefined ? {} : { stdin: step.stdin }),
stdoutPath: `${step.logs}.stdout`,
stderrPath: `${step.logs}.stderr`,
budgetMs: step.timeoutMs,
network: step.network,
...(step.tracing === undefined ? {} : { tracing: step.tracing }),
signal,
compiled: isPrepared ? 'kept' : mayCompile ? 'apart' : 'never',
bytecode: checkout.bytecode,
writable: [...mounts, ...protectedFiles.openings.writable].map(inside),
readable: [...readOnly.map(inside), ...(step.readable ?? [])],
});
onStep?.(step, 'ended');
return result;
}
function logOf({ stdout, stderr }) {
return stderr.seenBytes === 0 && stdout.seenBytes > 0 ? stdout.path : stderr.path;
}
function issueOf(step, result, protectedFiles) {
const { title, timeoutMs, isSealed } = step;
const { exitCode, signal, killedByBudget, stderr, stdout } = result;
const beyond = (0,_workspace_resources_js__WEBPACK_IMPORTED_MODULE_7__ .NC)(title, result);
if (beyond !== undefined)
return beyond;
if (killedByBudget)
return `${title} took more than ${timeoutMs / 1000} s`;
if (exitCode === 0)
return undefined;
const how = signal === null ? `exit code ${exitCode}` : signal;
const message = isSealed === true ? undefined : readFailureLine(stderr.path, stdout.path);
const failure = `${title} ended with ${how}${message === undefined ? '' : `: ${message}`}`;
const ofSandbox = [stderr, stdout]
.map(({ path }) => hintFor(step, path, protectedFiles))
.find((each) => each !== undefined);
const hint = ofSandbox ?? (isSealed === true ? undefined : result.unseen);
return hint === undefined ? failure : `${failure} (${hint})`;
}
function hintFor({ tracing }, path, { globs, openings }) {
const text = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ .EI)(path, 'end', TAIL_BYTES)?.text ?? '';
const { writableKey } = openings;
if (tracing === 'off' &&
/LeakSanitizer has encountered a fatal error|(?:uid map|\/proc\/).*Read-only file system/i.test(text)) {
const key = writableKey.replace(/\.writable$/, '.tracing');
return `no process of this command may trace another one or write below /proc; ${key} = "on" lets them`;
}
if (/No such device or address/i.test(text) && /\/dev\/std(?:out|err)/.test(text))
return 'standard output and error are sockets, which cannot be opened by a name such as /dev/stdout: write to them directly';
if (/not a git repository/i.test(text))
return 'a checkout has no .git; for a command that needs one: export GIT_DIR="$TMPDIR/git" GIT_WORK_TREE="$PWD" && git init -q && COMMAND';
if ((0,_boundaries_planted_files_js__WEBPACK_IMPORTED_MODULE_5__ .J)(globs).length > 0 && /EROFS|Read-only file system/i.test(text))
return `protected folders are read-only; to give a command an empty folder in one, name it in ${writableKey}`;
return undefined;
}
function readFailureLine(...paths) {
const texts = paths.map((path) => (0,node_util__WEBPACK_IMPORTED_MODULE_1__.stripVTControlCharacters)((0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ .EI)(path, 'end', TAIL_BYTES)?.text ?? ''));
const line = (0,_failure_line_js__WEBPACK_IMPORTED_MODULE_8__ .P)(...texts);
return line === undefined ? undefined : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(line, 200);
}
}),
80226:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => ( evaluateTree),
z: () => ( prepareEnvironment)
});
var external_node_fs_ = __webpack_require__(73024);
var byte_path = __webpack_require__(4862);
var base_text = __webpack_require__(7953);
var fault_point = __webpack_require__(23727);
var regular_file = __webpack_require__(48951);
var bound_files = __webpack_require__(38716);
var protected_files = __webpack_require__(15310);
var shadowable = __webpack_require__(9048);
var evaluation_step = __webpack_require__(93257);
var external_node_path_ = __webpack_require__(76760);
var copy_tree = __webpack_require__(47700);
var git_store = __webpack_require__(25367);
var git_work_tree = __webpack_require__(51221);
var move_entry = __webpack_require__(24102);
var new_files = __webpack_require__(49816);
var remove_tree = __webpack_require__(14311);
var upper_files = __webpack_require__(62730);
var file_ids = __webpack_require__(87945);
var tree_times = __webpack_require__(79227);
var installed_bytecode = __webpack_require__(4958);
;
async function findTakenFolder(store, { tree, writable }) {
if (writable.length === 0)
return undefined;
const files = (await (0,git_store .CS)(store, tree)).map(({ path }) => path.toString('utf8'));
for (const folder of writable) {
const taken = files.find((path) => `${folder}/`.startsWith(`${path}/`) || path.startsWith(`${folder}/`));
if (taken === undefined)
continue;
const why = taken.length > folder.length ? 'holds files of the tree' : `is no folder: ${(0,base_text .TL)(taken, 200)} is a file`;
return `${(0,base_text .TL)(folder, 200)}, which ${why}`;
}
return undefined;
}
;
const LINK = '120000';
const PROGRAM = '100755';
const MAY_RUN = 0o111;
const MAY_BE_READ = 0o400;
let taken = 0;
class FreshCheckout {
view = undefined;
path;
home;
#store;
#request;
#writable;
#aside;
#made;
#isAlone = true;
#attached = { above: [], below: [] };
#known;
#protected;
#before;
constructor(store, request) {
this.#store = store;
this.#request = request;
this.#writable = request.protectedFiles.openings.writable.map((path) => path.replace(/\/$/, ''));
const { folder } = request.checkout;
this.path = folder;
const home = (0,external_node_path_.join)((0,external_node_path_.dirname)(folder), '.home');
this.home = { at: home, folder: home };
this.#aside = (0,external_node_path_.join)((0,external_node_path_.dirname)(folder), `${(0,external_node_path_.basename)(folder)}.setup`);
}
get bytecode() {
return (0,installed_bytecode .$)(this.#attached);
}
attach(layers) {
this.#attached = layers;
}
async begin() {
await this.#discard(this.#aside);
return this.#checkOut();
}
async renew({ isLast }) {
const { checkout, signal, isShielded, hasOthers, findExcess } = this.#request;
const outcome = await this.#checkOut();
const created = this.#made;
if (outcome === 'cancelled' || created === undefined)
return outcome;
const places = { from: this.#aside, to: checkout.folder };
const canMove = isLast && (isShielded || this.#isAlone);
this.#isAlone = false;
const isMoved = canMove && (0,new_files .fp)(created, places);
const excess = isMoved && !hasOthers ? undefined : findExcess((0,new_files .Ht)(created));
if (excess !== undefined)
return { excess };
const passed = isMoved ? 'copied' : await (0,new_files .he)(created, { ...places, signal });
(0,fault_point .Jd)('judge:after-passing-on');
return passed === 'copied' ? outcome : passed;
}
async findNew() {
const { checkout, tree, signal } = this.#request;
const opened = this.#writable.map((path) => Buffer.from(path).toString('latin1'));
const [made, below] = [this.#made, this.#known];
const known = { stamps: new Map([...(below?.stamps ?? []), ...(made?.stamps ?? [])]) };
return (0,new_files .$w)(checkout.folder, await (0,git_store .CS)(this.#store, tree), { known, opened, signal });
}
async keepNew(found) {
const opened = this.#writable.map((path) => Buffer.from(`${path}/`).toString('latin1'));
const isOpen = (path) => opened.some((folder) => path.startsWith(folder));
const isAccepted = (path) => !isOpen(path) && !found.swapped.has(path) && !path.endsWith('.tsbuildinfo');
const roots = found.roots.filter(isAccepted);
if (roots.length === 0)
return;
const outermost = new Set(found.roots);
const stamps = new Map();
let isInside = false;
for (const [path, stamp] of found.stamps) {
if (outermost.has(path))
isInside = isAccepted(path);
if (isInside)
stamps.set(path, stamp);
}
const created = { roots, stamps };
await (0,new_files .nv)(created);
const { folder } = this.#request.checkout;
try {
(0,external_node_fs_.renameSync)(folder, this.#aside);
}
catch (error) {
await this.#discard(folder);
throw error;
}
(0,fault_point .Jd)('judge:after-aside');
this.#made = created;
}
findTaken() {
return findTakenFolder(this.#store, { tree: this.#request.tree, writable: this.#writable });
}
async findProtected(watched) {
const found = (0,protected_files .zU)(this.path, this.#request.protectedFiles);
const before = this.#protected;
const written = watched.find((path) => before?.get(path) !== this.#stampOf(path));
if (found.issue !== undefined || before === undefined || written === undefined)
return found;
return { ...found, issue: (0,bound_files .fI)((0,base_text .TL)(written, 200)) };
}
#stampOf(path) {
const stats = (0,external_node_fs_.lstatSync)((0,byte_path .VV)(this.path, (0,byte_path .O0)(path)), { bigint: true, throwIfNoEntry: false });
return stats === undefined ? undefined : `${stats.ino} ${stats.ctimeNs}`;
}
async findDone() {
const { signal } = this.#request;
const found = await this.findNew();
if (typeof found === 'string' || this.#attached.isBuild !== true)
return typeof found === 'string' ? found : { ...found, changed: [], removed: [], touched: [] };
const after = await (0,new_files .$w)(this.path, [], { signal });
if (typeof after === 'string')
return after;
const before = this.#before;
if (before === undefined)
return 'too many';
const written = [...after.stamps].flatMap(([path, stamp]) => {
const earlier = before.get(path);
if (earlier === undefined || earlier === stamp)
return [];
const isFolder = (0,new_files .I)(stamp) === 'folder' && (0,new_files .I)(earlier) === 'folder';
return !isFolder || (0,new_files .TM)(stamp) ? [path] : [];
});
const removed = [...before.keys()].filter((path) => !after.stamps.has(path));
const entries = new Map();
for (const entry of await (0,git_store .CS)(this.#store, this.#request.tree))
entries.set(entry.path.toString('latin1'), entry);
const changed = [];
const isShutNow = (path) => (0,new_files .TM)(after.stamps.get(path) ?? '');
const touched = [];
for (const path of written) {
const isChanged = isShutNow(path) || !(await this.#isAsBefore(path, entries.get(path)));
(isChanged ? changed : touched).push(path);
}
const added = new Set([...after.stamps.keys()].filter((path) => !before.has(path)));
const roots = [...added].filter((path) => !added.has(path.slice(0, Math.max(0, path.lastIndexOf('/')))));
return { ...found, roots, changed, removed, touched };
}
async take({ roots, changed }, touched) {
taken += 1;
const [tree, home] = [this.path, this.home.folder].map((folder) => `${folder}.made-${taken}`);
for (const each of [tree, home])
await this.#discard(each);
(0,external_node_fs_.mkdirSync)(tree);
for (const path of new Set([...roots, ...changed, ...touched])) {
const [from, to] = [this.path, tree].map((folder) => (0,byte_path .VV)(folder, path));
(0,external_node_fs_.mkdirSync)(to.subarray(0, to.lastIndexOf(0x2f)), { recursive: true });
(0,move_entry .c)(from, to);
}
(0,move_entry .c)(this.home.folder, home);
return { tree, home };
}
async [Symbol.asyncDispose]() { }
async #checkOut() {
const { checkout, tree, signal, onLeft } = this.#request;
if ((await (0,git_work_tree .pw)(this.#store, { ...checkout, tree, signal, onLeft })) === 'cancelled')
return 'cancelled';
if ((await this.findTaken()) !== undefined)
return 'ready';
for (const path of this.#writable)
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(checkout.folder, path), { recursive: true });
await this.#discard(this.home.folder);
(0,external_node_fs_.mkdirSync)(this.home.folder, { mode: 0o700 });
const placed = await this.#place();
const { files } = this.#request.protectedFiles;
if (this.#request.isShielded && files.length > bound_files .WN)
this.#protected = new Map(files.map(({ path }) => [path, this.#stampOf(path)]));
return placed;
}
async #place() {
const { checkout, tree, signal } = this.#request;
const { below, above, isBuild } = this.#attached;
if (isBuild === true || above.length > 0)
await (0,tree_times .fy)(this.#store, { folder: checkout.folder, tree, signal });
const places = ({ tree: prepared, home }) => [
{ from: prepared, to: this.path, signal },
...(home === undefined ? [] : [{ from: home, to: this.home.folder, signal }]),
];
for (const each of below.flatMap(places))
if ((await (0,copy_tree .E)({ ...each, existing: 'stays' })) === 'cancelled')
return 'cancelled';
for (const part of above.toReversed()) {
for (const path of part.removed)
(0,remove_tree .dM)((0,byte_path .VV)(this.path, path));
const copy = { from: part.tree, to: this.path, existing: 'is replaced', signal };
if ((await (0,copy_tree .E)(copy)) === 'cancelled')
return 'cancelled';
}
const isMore = below.length + above.length + (this.#store.external?.submodules.size ?? 0) > 0;
if (isMore && this.#known === undefined) {
const opened = this.#writable.map((path) => Buffer.from(path).toString('latin1'));
const known = await (0,new_files .$w)(checkout.folder, await (0,git_store .CS)(this.#store, tree), { opened, signal });
if (known === 'cancelled')
return known;
if (known === 'too many')
throw new Error('a prepared environment has more files than can be looked through');
this.#known = known;
}
if (isBuild === true) {
const before = await (0,new_files .$w)(checkout.folder, [], { signal });
if (before === 'cancelled')
return before;
this.#before = before === 'too many' ? undefined : before.stamps;
if (before !== 'too many')
await (0,new_files .nv)(before);
}
return 'ready';
}
async #isAsBefore(path, entry) {
const { external } = this.#store;
if (entry === undefined || external?.lfs.has(path) === true) {
const below = this.#attached.below.map(({ tree }) => tree);
return (0,upper_files .Q_)(this.path, external === undefined ? below : [external.folder, ...below], path);
}
const place = (0,byte_path .VV)(this.path, entry.path);
const { mode, id } = entry;
if ((0,file_ids .w)(place, { mode, length: id.length }) !== id)
return false;
if (mode === LINK)
return true;
const rights = (0,external_node_fs_.lstatSync)(place).mode;
return (rights & MAY_BE_READ) !== 0 && ((rights & MAY_RUN) !== 0) === (mode === PROGRAM);
}
async #discard(folder) {
const { signal, onLeft } = this.#request;
const left = await (0,remove_tree .l)(folder, { signal });
if (left.length > 0 && signal?.aborted !== true)
onLeft(left);
}
}
var disk_room = __webpack_require__(81459);
;
async function refuseFullDisk({ folder, onLeft }, checkout) {
if (!(0,disk_room .r)(folder))
return;
onLeft(await (0,remove_tree .l)((0,external_node_path_.dirname)(checkout.folder)));
if ((0,disk_room .r)(folder))
throw Object.assign(new Error('a command failed, and there is no room on the disk'), { code: 'ENOSPC' });
}
var external_node_crypto_ = __webpack_require__(77598);
var layered_view = __webpack_require__(92364);
var replaced_folders = __webpack_require__(29550);
var evaluator_digest = __webpack_require__(94999);
;
function findProtectedInUpper({ folder, replaced }, { files, watched }) {
const issues = [];
const gone = new Set();
const isWatched = new Set(watched);
for (const path of (0,protected_files .Zv)(files)) {
const key = keyOf(path);
const entry = (0,upper_files .Gi)(folder, key);
const isGone = entry === undefined ? isBelow(path, gone) : entry === 'hidden' || !entry.isDirectory();
if (isGone)
gone.add(path);
if (isGone || replaced.has(key))
issues.push(`the folder ${(0,base_text .TL)(path, 200)} of protected files is not the one of the base`);
}
const found = files.map((file) => {
const { path, mode, id } = file;
const entry = (0,upper_files .Gi)(folder, keyOf(path));
const isHidden = isBelow(path, gone) || (entry === undefined && isBelow(path, textsOf(replaced)));
const is = isHidden
? undefined
: entry === undefined
? id
: (0,file_ids .C)((0,byte_path .VV)(folder, (0,byte_path .O0)(path)), file);
if (is === id && entry !== undefined && isWatched.has(path))
issues.push((0,bound_files .fI)((0,base_text .TL)(path, 200)));
if (is !== id)
issues.push(`the protected file ${(0,base_text .TL)(path, 200)} is not the one of the base`);
return { path, mode, id: is ?? 'gone' };
});
return { digest: (0,evaluator_digest .AD)((0,protected_files .UX)({ files: found })), issue: issues[0] };
}
function isBelow(path, folders) {
if (folders.size === 0)
return false;
for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
if (folders.has(path.slice(0, at)))
return true;
}
return false;
}
function textsOf(keys) {
return keys.size === 0 ? keys : new Set([...keys].map((key) => Buffer.from(key, 'latin1').toString('utf8')));
}
function keyOf(path) {
return (0,byte_path .O0)(path).toString('latin1');
}
var home_layers = __webpack_require__(50917);
;
const RIGHTS = 0o7777;
function openLayeredCheckout(request) {
const { layers, store, homeLayers, tree, protectedFiles, signal, onLeft } = request;
const { checkout: path, home, views, programs, emptied, bareHome } = layers;
const writable = protectedFiles.openings.writable.map((each) => each.replace(/\/$/, ''));
const opened = writable.flatMap((each) => [...(0,protected_files .Zv)([{ path: each }]), each]).map(latin1);
let attached = { above: [], below: [] };
let leased;
let setup;
let view;
let found;
let touchedFolders = [];
const report = (left) => {
if (left.length > 0 && signal?.aborted !== true)
onLeft(left);
};
const checkoutFolder = () => ({
at: path,
lower: [
...attached.above.map(({ tree: built }) => built),
...(leased?.folders ?? []),
...attached.below.map(({ tree: prepared }) => prepared),
...(setup === undefined ? [] : [setup]),
],
});
const homes = () => attached.below.flatMap((each) => each.home ?? []);
const open = async () => {
if (signal?.aborted === true)
return 'cancelled';
leased ??= await layers.trees.lease(tree);
found = undefined;
const folders = [
checkoutFolder(),
{ at: home, lower: [...homes(), bareHome] },
...(0,home_layers .ro)(homeLayers, { home, above: homes() }),
];
view = (0,layered_view .w0)({ folder: (0,external_node_path_.join)(views, (0,external_node_crypto_.randomUUID)()), programs, folders });
if ((await findTaken()) === undefined)
for (const each of writable)
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)((0,layered_view .Ag)(view, path), each), { recursive: true });
(0,fault_point .Jd)('layers:after-view');
return isCancelled() ? 'cancelled' : 'ready';
};
const isCancelled = () => signal?.aborted === true;
const close = async () => {
if (view !== undefined)
report(await (0,layered_view .cm)(view, { emptied, signal }));
view = undefined;
};
const current = () => {
if (view === undefined)
throw new Error('the checkout of an evaluation is not open');
return view;
};
const look = async () => {
found = await (0,upper_files .Fs)((0,layered_view .Ag)(current(), path), { lower: checkoutFolder().lower, opened, signal });
return found;
};
const findTaken = () => findTakenFolder(store, { tree, writable });
return {
path,
get view() {
return current();
},
get home() {
return { at: home, folder: (0,layered_view .Ag)(current(), home) };
},
get bytecode() {
return (0,installed_bytecode .$)(attached);
},
attach: (more) => {
attached = more;
},
begin: open,
renew: async () => {
await close();
return open();
},
findProtected: async (watched) => {
const folder = (0,layered_view .Ag)(current(), path);
const { files } = protectedFiles;
const seen = await look();
const entered = typeof seen === 'string' ? [] : seen.entered;
const around = new Set((0,protected_files .Zv)(files).map(latin1));
const folders = entered.filter((each) => around.has(each));
const replaced = (await (0,replaced_folders .V)(current(), { at: path, folders })) ?? new Set(folders);
return findProtectedInUpper({ folder, replaced }, { files, watched });
},
findNew: async () => found ?? look(),
keepNew: async ({ roots, swapped }) => {
const shown = current();
const upper = (0,layered_view .Ag)(shown, path);
const isOpen = (root) => opened.some((folder) => root.startsWith(`${folder}/`));
const unwanted = roots.filter((root) => swapped.has(root) || isOpen(root) || root.endsWith('.tsbuildinfo'));
for (const root of unwanted)
(0,remove_tree .dM)((0,byte_path .VV)(upper, root));
setup = (0,external_node_path_.join)(views, `${(0,external_node_crypto_.randomUUID)()}.setup`);
(0,move_entry .c)(upper, setup);
(0,fault_point .Jd)('layers:after-keep');
await close();
},
findDone: async () => {
const done = found ?? (await look());
if (typeof done === 'string')
return done;
const upper = (0,layered_view .Ag)(current(), path);
const { lower } = checkoutFolder();
const changed = [];
const touched = [];
touchedFolders = done.entered;
for (const each of done.changed)
(await (0,upper_files .Q_)(upper, lower, each)) ? touched.push(each) : changed.push(each);
const shut = done.entered.filter((each) => (0,new_files .fm)((0,external_node_fs_.lstatSync)((0,byte_path .VV)(upper, each))));
const replaced = await (0,replaced_folders .V)(current(), { at: path, folders: done.entered });
const removed = [...done.removed, ...(replaced ?? done.entered)];
return { ...done, changed: [...changed, ...shut], removed, touched };
},
take: async ({ touched }, kept) => {
const shown = current();
const parts = { tree: (0,external_node_path_.join)(views, `${(0,external_node_crypto_.randomUUID)()}.tree`), home: (0,external_node_path_.join)(views, `${(0,external_node_crypto_.randomUUID)()}.home`) };
(0,move_entry .c)((0,layered_view .Ag)(shown, path), parts.tree);
const wanted = new Set(kept);
for (const each of touched)
if (!wanted.has(each))
(0,remove_tree .dM)((0,byte_path .VV)(parts.tree, each));
for (const each of touchedFolders)
copyRights(each, { lower: checkoutFolder().lower, to: parts.tree });
(0,home_layers .iz)(shown, home);
(0,move_entry .c)((0,layered_view .Ag)(shown, home), parts.home);
(0,fault_point .Jd)('layers:after-keep');
await close();
return parts;
},
findTaken,
[Symbol.asyncDispose]: async () => {
await close();
if (setup !== undefined)
report(await (0,remove_tree .l)(setup, { signal }));
leased?.release();
},
};
}
function copyRights(path, { lower, to }) {
for (const layer of lower) {
const entry = (0,upper_files .Gi)(layer, path);
if (entry === undefined)
continue;
if (entry !== 'hidden' && entry.isDirectory())
(0,external_node_fs_.chmodSync)((0,byte_path .VV)(to, path), entry.mode & RIGHTS);
return;
}
}
function latin1(path) {
return Buffer.from(path).toString('latin1');
}
var kernel_pace = __webpack_require__(56757);
var planted_files = __webpack_require__(62044);
;
function plantFinders({ parentEnv }, protectedFiles) {
const { globs, manifestFolders, openings } = protectedFiles;
const rules = { globs, manifestFolders, ...openings };
const findLater = onceNeeded(() => (0,planted_files .y)({ ...rules, shadowable: (0,shadowable .AJ)(protectedFiles, parentEnv) }));
return ({ kind }) => kind === 'setup'
? onceNeeded(() => (0,planted_files .y)({ ...rules, shadowable: (0,shadowable .JO)(protectedFiles, parentEnv) }))
: findLater;
}
function onceNeeded(build) {
let made;
return (planted) => {
made ??= build();
return made(planted);
};
}
async function plantedIssue({ findPlanted, writableKey, signal }, step, { roots, stamps }) {
const outermost = new Set(roots);
const by = step.kind === 'setup' || step.kind === 'build' ? step.kind : 'other';
const pace = new kernel_pace .o();
let planted;
for (const [key, stamp] of stamps) {
if (signal?.aborted === true)
return undefined;
await pace.step();
planted = findPlanted({ path: textOf(key), kind: (0,new_files .I)(stamp), isOutermost: outermost.has(key), by });
if (planted !== undefined)
break;
}
if (planted === undefined)
return undefined;
const path = step.isSealed === true ? 'a new file' : `the new file ${(0,base_text .TL)(planted.path, 200)}`;
const remedy = planted.isMatch
? `${writableKey} can name an empty folder to write in`
: 'boundaries.permit can name it';
return `${path} must not be there: ${planted.why}; ${remedy}`;
}
function textOf(path) {
return (0,byte_path .q0)(Buffer.from(path, 'latin1'));
}
var preparation = __webpack_require__(2994);
var errors = __webpack_require__(45145);
var picomatch = __webpack_require__(14006);
var canonical_json = __webpack_require__(19533);
var hash = __webpack_require__(28338);
var leased_cache = __webpack_require__(70891);
var frozen_folder = __webpack_require__(76541);
var future_times = __webpack_require__(47826);
var autoloaded = __webpack_require__(62578);
var settings_files = __webpack_require__(52503);
var shadowing = __webpack_require__(34482);
var preparation_key = __webpack_require__(19885);
;
const kept = new WeakMap();
function keptBuildMs({ store }) {
return kept.get(store);
}
function openKeptBuild(privateArea, request) {
const { level, layering, environments, limits } = privateArea;
const { step, tree, setup, writable, signal } = request;
if (level.kind !== 'bubblewrap' || layering.kind !== 'layers')
return undefined;
if (step.network !== 'off' || hasSecret(privateArea, request))
return undefined;
const { layers } = layering;
const build = { outputs: step.build?.outputs ?? [], cache: step.build?.cache ?? [] };
const parts = { ranOn: tree, place: layers.checkout, setup: setup?.digest ?? null, build, writable };
const key = (0,preparation_key .F)(privateArea, step, parts);
const { shared } = environments;
return {
find: async () => {
const found = await shared.find(key, signal);
if (found === undefined || found === 'cancelled')
return found;
if ([found.tree, found.home].some((folder) => (0,external_node_fs_.lstatSync)(folder).ctimeMs > Date.now()))
return undefined;
const isUsable = await isUsableHere(privateArea, { ...request, layers }, found);
if (isUsable !== true)
return isUsable === false ? undefined : isUsable;
kept.set(privateArea.store, found.tookMs ?? 0);
return found;
},
keep: async ({ tree: made, cache, tookMs }) => {
const home = cache ?? `${made}.cache`;
if (cache === undefined)
(0,external_node_fs_.mkdirSync)(home);
const published = await shared.publish({
...{ key, tree: made, home, dropped: { tree: [], home: [] } },
...{ command: step.command, tookMs, maxBytes: limits.cacheBytes, signal },
});
if (published === 'cancelled')
return published;
if ('refusal' in published)
return 'refused';
await environments.trim(limits.cacheBytes);
return published;
},
};
}
function hasSecret({ environment }, { step: { kind, network } }) {
const variables = environment.variables({ kind, network, home: '' });
return environment.keys.some((name) => Object.hasOwn(variables, name));
}
async function isUsableHere(privateArea, { step, tree, setup, writable, protectedFiles, layers, signal }, found) {
const ofTree = await layers.trees.lease(tree);
try {
const opened = writable.map((folder) => folder.replace(/\/$/, ''));
const around = opened.flatMap((path) => [...(0,protected_files .Zv)([{ path }]), path]).map(kept_build_latin1);
const lower = [...ofTree.folders, ...(setup === undefined ? [] : [setup.tree])];
const findPlanted = plantFinders(privateArea, protectedFiles)(step);
const { writableKey } = protectedFiles.openings;
for (const folder of [found.tree, found.home]) {
const made = await (0,upper_files .Fs)(folder, { lower, opened: around, signal });
if (made === 'cancelled')
return made;
if (made === 'too many' || made.unread !== undefined || made.removed.length > 0)
return false;
const rules = { files: protectedFiles.files, watched: [] };
if (findProtectedInUpper({ folder, replaced: new Set() }, rules).issue !== undefined)
return false;
const planted = await plantedIssue({ findPlanted, writableKey, signal }, step, made);
if (signal?.aborted === true)
return 'cancelled';
if (planted !== undefined)
return false;
}
return true;
}
finally {
ofTree.release();
}
}
function kept_build_latin1(path) {
return Buffer.from(path).toString('latin1');
}
;
const MAX_UNUSED = 8;
const caches = new WeakMap();
async function prepareBuild(privateArea, request, runAlone) {
const { step, tree, writable, setup, baseTree, setupOfBase, protectedFiles, signal } = request;
const { cache: folders = [] } = step.build ?? {};
const ofSetup = setup === undefined ? [] : [setup];
const leased = [];
const release = () => {
for (const name of leased.splice(0))
cacheOf(privateArea).release(name);
};
const lease = async (name, make) => {
const built = await cacheOf(privateArea).lease(name, make);
leased.push(name);
return built;
};
try {
const isBase = tree === baseTree;
let cache;
if (folders.length > 0 && !isBase) {
const base = await setupOfBase();
if (base !== undefined && base.kind !== 'ready')
return base;
const layer = base?.layer;
const ofBase = layer === undefined ? [] : [layer];
const name = nameOf(privateArea, { ...request, tree: baseTree, setup: layer });
const ofTheBase = { step: { ...step, logs: `${step.logs}-base` }, tree: baseTree, writable, setup: layer };
const building = { ...ofTheBase, below: ofBase, isBase: true };
const make = () => buildBase(privateArea, { ...building, protectedFiles, signal }, runAlone);
try {
cache = await lease(name, make);
}
finally {
base?.release();
}
}
const below = [...(cache?.cache === undefined ? [] : [cache.cache]), ...ofSetup];
const name = nameOf(privateArea, request);
const building = { step, tree, writable, setup, below, isBase };
const built = await lease(name, () => isBase
? buildBase(privateArea, { ...building, protectedFiles, signal }, runAlone)
: build(privateArea, building, runAlone));
const own = built.cache === undefined ? [] : [built.cache];
const bytes = built.bytes + (cache?.cacheBytes ?? 0);
return { kind: 'ready', layers: { above: [built.parts], below: [...own, ...below] }, bytes, release };
}
catch (error) {
release();
if (error instanceof preparation .jQ)
return error.evaluation;
throw error;
}
}
function nameOf({ level, layering }, { step: { command, network, build: settings }, tree, setup }) {
const place = { level: level.kind, layering: layering.kind };
const of = { command, network, settings: settings ?? null, tree, setup: setup?.digest ?? null };
return (0,hash .s)((0,canonical_json .d)({ ...of, ...place }));
}
function cacheOf({ store, onLeft }) {
const drop = (_name, { parts, cache, isKept }) => {
if (isKept === true)
return;
const folders = [parts.tree, ...(cache === undefined ? [] : [cache.tree])];
void Promise.all(folders.map((folder) => (0,remove_tree .l)(folder))).then((left) => onLeft(left.flat()));
};
const found = caches.get(store) ?? (0,leased_cache .X)({ drop, maxUnused: MAX_UNUSED });
caches.set(store, found);
return found;
}
async function buildBase(privateArea, request, runAlone) {
const kept = openKeptBuild(privateArea, request);
const found = await kept?.find();
if (found === 'cancelled')
throw new preparation .jQ({ kind: 'aborted' });
const built = found === undefined ? await build(privateArea, request, runAlone, kept) : builtOf(request, found);
if (built.cache !== undefined)
renewTimes(privateArea);
return built;
}
function builtOf({ step }, { tree, home, bytes }) {
const hasCache = (step.build?.cache ?? []).length > 0;
const cache = hasCache ? { tree: home } : undefined;
return { parts: { tree, removed: [] }, cache, bytes, cacheBytes: 0, isKept: true };
}
async function build(privateArea, { step, tree, writable, setup, below, isBase }, runAlone, kept) {
const { store, onLeft } = privateArea;
const { outputs = [], cache: folders = [] } = step.build ?? {};
const begun = performance.now();
let built;
let isRefused = false;
const evaluation = await runAlone({
step,
tree,
layers: { above: [], below, isBuild: true },
onDone: async (all, take) => {
const done = withoutBelow(all, writable);
const isOpen = matcherOf([...outputs, ...folders.map((folder) => `${folder.replace(/\/$/, '')}/**`)]);
const issue = changeIssue(done, isOpen) ??
loadedIssue(done, isOpen) ??
(await installIssue(store, { tree, setup, done, isOpen }));
if (issue !== undefined)
return issue;
const touched = done.touched.filter((path) => isOpen(build_layer_textOf(path)));
const { tree: made, home } = await take(touched);
onLeft(await (0,remove_tree .l)(home));
for (const folder of writable)
emptyIn(made, folder);
const taken = [...done.stamps.keys(), ...done.changed, ...touched];
const special = specialIssue(made, taken);
if (special !== undefined) {
onLeft(await (0,remove_tree .l)(made));
return special;
}
const parts = { tree: made, removed: done.removed };
const sizes = { bytes: bytesOf(made, taken), cacheBytes: bytesOf(made, isBase ? within(taken, folders) : []) };
built = { parts, ...sizes, cache: isBase && folders.length > 0 ? await splitCache(made, folders) : undefined };
(0,fault_point .Jd)('layers:after-build');
if (kept === undefined || done.removed.length > 0)
return undefined;
const tookMs = Math.round(performance.now() - begun);
const layer = await kept.keep({ tree: made, cache: built.cache?.tree, tookMs });
built = typeof layer === 'string' ? undefined : builtOf({ step }, layer);
isRefused = layer === 'refused';
if (layer === 'cancelled')
return 'it was cancelled';
return undefined;
},
});
if (built !== undefined)
return built;
if (isRefused)
return build(privateArea, { step, tree, writable, setup, below, isBase }, runAlone);
if (evaluation.kind === 'ran')
throw new Error('a build that ran made nothing');
throw new preparation .jQ(evaluation);
}
function renewTimes({ store, layering }) {
(0,tree_times .qG)(store);
if (layering.kind === 'layers')
layering.layers.trees.renew();
}
function matcherOf(globs) {
const tests = globs.map((glob) => picomatch(glob, { dot: true }));
return (path) => tests.some((isMatch) => isMatch(path));
}
function changeIssue({ changed, removed, swapped }, isOpen) {
const found = [...changed, ...removed, ...swapped].map(build_layer_textOf).find((path) => !isOpen(path));
if (found === undefined)
return undefined;
return `${(0,base_text .TL)(found, 200)} is not what it was before; a build may add files, and change those that build.outputs names`;
}
const isLoaded = matcherOf([...autoloaded .F, ...autoloaded .I, ...settings_files .E]);
function loadedIssue({ roots, stamps }, isOpen) {
const hidden = roots.filter((root) => (0,external_node_path_.basename)(root).startsWith('.')).map((root) => `${root}/`);
const inside = hidden.length === 0 ? [] : [...stamps.keys()].filter((path) => hidden.some((root) => path.startsWith(root)));
const isFound = (path) => !isOpen(path) && (isLoaded(path) || isLoaded(`${path}/x`));
const found = [...roots, ...inside].map(build_layer_textOf).find(isFound);
if (found === undefined)
return undefined;
return `${(0,base_text .TL)(found, 200)} is loaded by programs without being named; a build may add it only if build.outputs names it`;
}
async function installIssue(store, { tree, setup, done, isOpen }) {
if (setup === undefined)
return undefined;
const ofTree = new Set((0,protected_files .Zv)((await (0,git_store .CS)(store, tree)).map(({ path }) => ({ path: (0,byte_path .q0)(path) }))));
const isInstalled = (root) => {
const around = (0,external_node_path_.dirname)(root);
if (around === '.' || ofTree.has(build_layer_textOf(around)) || (0,upper_files .ug)([setup.tree], around) !== 'folder')
return false;
return !((0,external_node_path_.basename)(around) === 'node_modules' && (0,shadowing .D)((0,external_node_path_.basename)(root)));
};
const found = done.roots.find((root) => isInstalled(root) && !isOpen(build_layer_textOf(root)));
if (found === undefined)
return undefined;
return `${(0,base_text .TL)(build_layer_textOf(found), 200)} lies in what setup made; a build may add files there only if build.outputs names them`;
}
function withoutBelow(done, folders) {
const inside = new Set(within(done.roots, folders));
return { ...done, roots: done.roots.filter((root) => !inside.has(root)) };
}
function within(paths, folders) {
const begins = folders.map((folder) => `${build_layer_keyOf(folder)}/`);
return paths.filter((path) => begins.some((begin) => path.startsWith(begin)));
}
function build_layer_keyOf(folder) {
return (0,byte_path .O0)(folder.replace(/\/$/, '')).toString('latin1');
}
function emptyIn(made, folder) {
const path = build_layer_keyOf(folder);
const entry = (0,upper_files .Gi)(made, path);
if (entry !== undefined && entry !== 'hidden')
(0,remove_tree .dM)((0,byte_path .VV)(made, path));
}
function specialIssue(made, paths) {
for (const path of paths) {
const issue = (0,frozen_folder .I2)((0,byte_path .VV)(made, path));
if (issue !== undefined)
return `${(0,base_text .TL)(build_layer_textOf(path), 200)} ${issue}`;
}
return undefined;
}
function bytesOf(made, paths) {
const stats = paths.map((path) => (0,external_node_fs_.lstatSync)((0,byte_path .VV)(made, path), { throwIfNoEntry: false }));
return stats.reduce((sum, each) => sum + (each?.isFile() === true ? each.size : 0), 0);
}
function build_layer_textOf(path) {
return (0,byte_path .q0)(Buffer.from(path, 'latin1'));
}
async function splitCache(tree, folders) {
const cache = { tree: `${tree}.cache` };
(0,external_node_fs_.mkdirSync)(cache.tree);
for (const folder of folders) {
const name = folder.replace(/\/$/, '');
(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(cache.tree, name)), { recursive: true });
try {
(0,move_entry .c)((0,external_node_path_.join)(tree, name), (0,external_node_path_.join)(cache.tree, name));
}
catch (error) {
if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
throw error;
}
}
await (0,future_times .X)(cache.tree);
return cache;
}
var asked_once = __webpack_require__(68852);
var byte_size = __webpack_require__(35252);
;
const COPY_REMEDY = 'Let bubblewrap and overlay file systems work here, or raise environment.max_copy.';
const UNLIMITED = { findExcess: () => undefined };
const MAX_TREES = 16;
const measuredOnce = (0,asked_once .m)(MAX_TREES);
async function openCopyLimit(privateArea, tree) {
const { layering, limits, store } = privateArea;
if (layering.kind === 'layers')
return UNLIMITED;
const ofTree = await measuredOnce.ask(store.git, tree, () => (0,git_store .eS)(store, tree));
const ofExternal = store.external?.bytes ?? 0;
return {
findExcess: ({ setup = 0, build = 0 }) => {
const total = ofTree + ofExternal + setup + build;
if (total <= limits.maxCopyBytes)
return undefined;
const parts = [
['the tree', ofTree],
['Git LFS files and submodules', ofExternal],
['what setup made', setup],
['what build made', build],
];
const named = parts
.filter(([, bytes]) => bytes > 0)
.map(([name, bytes]) => `${name} with ${(0,byte_size .S)(bytes)}`);
const most = (0,byte_size .S)(limits.maxCopyBytes);
return `${named.join(' and ')} is more than may be copied for one command (${most}); layers, which need no copy, do not work here: ${layering.reason}`;
},
};
}
;
async function prepareSteps(privateArea, request, runAlone) {
const { tree, protectedFiles, variables, signal, checkout, steps } = request;
const setup = steps.find(({ kind, inputs = [] }) => kind === 'setup' && inputs.length > 0);
const build = steps.find(({ kind }) => kind === 'build');
const left = steps.filter((step) => step !== setup && step !== build);
const setupOf = async (of) => {
if (setup === undefined)
return undefined;
return (0,preparation .XN)(privateArea, { step: setup, tree: of, protectedFiles, variables, signal, place: checkout.folder }, runAlone);
};
const { store } = privateArea;
const [baseTree, own] = await Promise.all([(0,git_store .bR)(store, store.base), (0,git_store .bR)(store, tree)]);
const limit = await openCopyLimit(privateArea, own);
const isBase = own === baseTree;
const refuse = refusing(limit, { isBase, protectedFiles });
const { findExcess } = isBase ? strict(limit) : limit;
const early = refuse({});
if (early !== undefined)
return early;
const made = await setupOf(tree);
if (made !== undefined && made.kind !== 'ready')
return made;
const layer = made?.layer;
const ofSetup = layer?.bytes ?? 0;
const release = () => made?.release();
const excess = refuse({ setup: ofSetup }, release);
if (excess !== undefined)
return excess;
const below = layer === undefined ? [] : [layer];
const ready = { kind: 'ready', steps: left };
if (build === undefined)
return {
...{ ...ready, layers: { above: [], below }, [Symbol.dispose]: release },
findExcess: (setup) => findExcess({ setup: ofSetup + setup }),
};
const { writable } = protectedFiles.openings;
const built = await prepareBuild(privateArea, {
...{ step: build, tree: own, writable, protectedFiles, signal },
...{ setup: layer, baseTree, setupOfBase: () => setupOf(store.base) },
}, runAlone);
if (built.kind !== 'ready') {
release();
return built;
}
const releaseBoth = () => {
built.release();
release();
};
const { bytes } = built;
return (refuse({ setup: ofSetup, build: bytes }, releaseBoth) ?? {
...{ ...ready, layers: built.layers, [Symbol.dispose]: releaseBoth },
findExcess: (setup) => findExcess({ setup: ofSetup + setup, build: bytes }),
});
}
function refusing({ findExcess }, { isBase, protectedFiles }) {
return (copied, release) => {
const message = findExcess(copied);
if (message === undefined)
return undefined;
release?.();
if (isBase)
throw tooLarge(message);
const digest = (0,evaluator_digest .AD)((0,protected_files .UX)(protectedFiles));
const failure = { timings: {}, files: { before: digest, after: digest }, exitCode: null, isTampered: false };
return { kind: 'failed', reason: excessReason(message), log: undefined, ...failure };
};
}
function strict({ findExcess }) {
return {
findExcess: (copied) => {
const message = findExcess(copied);
if (message !== undefined)
throw tooLarge(message);
return undefined;
},
};
}
function tooLarge(message) {
return new errors .Rb({ message, remedy: COPY_REMEDY });
}
function excessReason(message) {
return `${message}; environment.max_copy raises the limit`;
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
const MAX_OUTPUT_BYTES = 1 << 20;
const UNTOLD = {
SANDBOX: 'its sandbox did not begin: is all that the command names there, and readable?',
};
async function evaluateTree(privateArea, request) {
const evaluation = await evaluate(privateArea, request);
const { kind } = evaluation;
if (kind === 'infra' || (kind === 'failed' && !evaluation.isTampered))
await refuseFullDisk(privateArea, request.checkout);
return evaluation;
}
async function evaluate(privateArea, request) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { tree, teardown, protectedFiles } = request;
(0,fault_point .Jd)('judge:before-checkout');
privateArea.checkSeal();
const restored = await (0,protected_files .R0)(privateArea.store, { tree, protectedFiles });
(0,fault_point .Jd)('judge:after-restore');
const timings = {};
const ofTree = { ...request, tree: restored };
const prepared = await prepareSteps(privateArea, ofTree, (alone) => runAlone(privateArea, { ...ofTree, onShared: undefined }, { ...alone, timings }));
if (prepared.kind !== 'ready')
return prepared;
const _release = __addDisposableResource(env_1, prepared, false);
const checkout = __addDisposableResource(env_1, openFolder(privateArea, ofTree, prepared), true);
checkout.attach(prepared.layers);
if ((await checkout.begin()) === 'cancelled')
return { kind: 'aborted' };
(0,fault_point .Jd)('judge:after-checkout');
const evaluation = await runSteps(privateArea, { ...request, steps: prepared.steps }, { checkout, timings });
if (teardown !== undefined && evaluation.kind !== 'aborted' && (await checkout.renew({ isLast: true })) === 'ready') {
const result = await (0,evaluation_step .eg)(privateArea, { ...request, checkout }, teardown);
if (result.kind === 'ended')
timings[`${teardown.name}_ms`] = Math.round(result.durationMs);
}
(0,fault_point .Jd)('judge:after-score');
return evaluation;
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
async function prepareEnvironment(privateArea, request) {
const timings = {};
const whole = { ...request, teardown: undefined, steps: [request.step] };
const prepared = await (0,preparation .XN)(privateArea, { ...request, place: request.checkout.folder }, (alone) => runAlone(privateArea, whole, { ...alone, timings }));
if (prepared.kind === 'failed' || prepared.kind === 'infra')
await refuseFullDisk(privateArea, request.checkout);
return { ...prepared, timings };
}
async function runAlone(privateArea, request, { step, tree, layers, onDone, timings, protectedFiles = request.protectedFiles }) {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
for (const stream of ['stdout', 'stderr'])
(0,external_node_fs_.rmSync)(`${step.logs}.${stream}`, { force: true });
const ofStep = { ...request, tree, protectedFiles, steps: [step], asks: 'exit' };
const checkout = __addDisposableResource(env_2, openFolder(privateArea, ofStep, { findExcess: () => undefined }), true);
checkout.attach(layers);
if ((await checkout.begin()) === 'cancelled')
return { kind: 'aborted' };
return await runSteps(privateArea, ofStep, { checkout, timings, onDone });
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
function openFolder({ level, layering, environment, store, onLeft }, { checkout, tree, protectedFiles, signal, onShared, hasOthers = false }, { findExcess }) {
const isShielded = level.kind === 'bubblewrap';
const common = { tree, protectedFiles, signal, onLeft };
const { homeLayers } = environment;
if (isShielded && layering.kind === 'layers' && onShared === undefined)
return openLayeredCheckout({ layers: layering.layers, store, homeLayers, ...common });
return new FreshCheckout(store, { checkout, isShielded, hasOthers, findExcess, ...common });
}
const NOTHING_NEW = { roots: [], stamps: new Map(), swapped: new Set(), unread: undefined };
async function runSteps(privateArea, request, { checkout, timings, onDone }) {
const { protectedFiles, steps } = request;
let last;
const early = await checkout.findProtected([]);
let files = { before: early.digest, after: early.digest };
const failure = { kind: 'failed', timings, exitCode: null, isTampered: false };
const unrun = { ...failure, files, log: undefined };
if (early.issue !== undefined)
return { ...unrun, reason: `tamper: ${early.issue}`, isTampered: true };
const { writableKey } = protectedFiles.openings;
const taken = await checkout.findTaken();
if (taken !== undefined) {
return {
...unrun,
reason: `${writableKey} names ${taken}; name an empty folder`,
};
}
const watchedBy = (step) => privateArea.level.kind === 'bubblewrap' ? (0,bound_files .Yt)(protectedFiles, step).watched : [];
const findersOf = plantFinders(privateArea, protectedFiles);
const left = [];
const isCancelled = () => request.signal?.aborted === true;
let isOpen = true;
const run = async (step, isLast) => {
const mayCompile = !isLast || request.asks === 'exit';
const result = await (0,evaluation_step .eg)(privateArea, { ...request, checkout, mayCompile }, step);
if (result.kind === 'unstarted') {
if (result.code === 'ABORTED')
return { kind: 'aborted' };
const why = step.isSealed === true ? (UNTOLD[result.code] ?? result.code) : result.reason;
return { kind: 'infra', reason: `${step.title} could not be started: ${why}` };
}
timings[`${step.name}_ms`] = (timings[`${step.name}_ms`] ?? 0) + Math.round(result.durationMs);
if (result.aborted)
return { kind: 'aborted' };
const found = await checkout.findProtected(watchedBy(step));
files = { before: early.digest, after: found.digest };
const created = isLast && protectedFiles.files.length === 0 ? NOTHING_NEW : await checkout.findNew();
if (created === 'cancelled')
return { kind: 'aborted' };
if (created === 'too many') {
return { ...failure, files, exitCode: result.exitCode, log: (0,evaluation_step .Gs)(result), reason: tooMany(step) };
}
const findPlanted = findersOf(step);
const planted = await plantedIssue({ findPlanted, writableKey, signal: request.signal }, step, created);
if (isCancelled())
return { kind: 'aborted' };
const unread = protectedFiles.files.length > 0 ? unreadIssue(step, created) : undefined;
const tampered = tamperReason(step, unread ?? found.issue ?? planted);
const reason = tampered ?? (0,evaluation_step .v1)(step, result, protectedFiles);
if (reason !== undefined) {
const { exitCode, killedByBudget: timedOut } = result;
const failed = { step: { name: step.name, exitCode }, exitCode, timedOut, isTampered: tampered !== undefined };
const hint = tampered === undefined ? leftHint(left) : '';
return { ...failure, ...failed, files, log: (0,evaluation_step .Gs)(result), reason: `${reason}${hint}` };
}
if (onDone !== undefined) {
const done = await checkout.findDone();
if (done === 'cancelled')
return { kind: 'aborted' };
if (done === 'too many')
return { ...failure, files, exitCode: 0, log: (0,evaluation_step .Gs)(result), reason: tooMany(step) };
const issue = await onDone(done, (touched = []) => checkout.take(done, touched));
if (isCancelled())
return { kind: 'aborted' };
const isTampered = step.kind === 'build';
const why = issue === undefined ? undefined : isTampered ? tamperReason(step, issue) : `${step.title}: ${issue}`;
const failed = { step: { name: step.name, exitCode: result.exitCode }, exitCode: result.exitCode, isTampered };
if (why !== undefined)
return { ...failure, ...failed, files, log: (0,evaluation_step .Gs)(result), reason: why };
}
else if (step.kind === 'setup') {
await (0,shadowable .jR)(privateArea.store, protectedFiles, { tree: request.tree, paths: created.stamps.keys() });
await checkout.keepNew(created);
isOpen = false;
}
else if (step.isSealed !== true)
left.push({ title: step.title, paths: created.roots });
request.onShared?.(step, created);
last = result;
return undefined;
};
for (const [at, step] of steps.entries()) {
const isLast = at === steps.length - 1;
const isKept = at === 0 || (isOpen && request.onShared !== undefined);
const renewed = isKept ? 'ready' : await checkout.renew({ isLast: isLast && request.teardown === undefined });
isOpen = true;
if (renewed === 'cancelled')
return { kind: 'aborted' };
if (renewed === 'changed') {
const reason = `tamper: ${step.title} is void: what setup made was changed before it`;
return { ...failure, files, log: undefined, isTampered: true, reason };
}
if (renewed !== 'ready')
return { ...failure, files, log: undefined, reason: excessReason(renewed.excess) };
const ended = await run(step, isLast);
if (ended !== undefined)
return ended;
}
if (last === undefined)
throw new Error('an evaluation without a step');
const { path, seenBytes } = last.stdout;
if (seenBytes > MAX_OUTPUT_BYTES && request.asks !== 'exit') {
const reason = `the evaluator printed ${seenBytes} bytes; expected at most ${MAX_OUTPUT_BYTES}`;
return { ...failure, files, log: path, reason };
}
return {
kind: 'ran',
output: (0,regular_file .EI)(path, 'start', MAX_OUTPUT_BYTES)?.text ?? '',
log: path,
durationMs: last.durationMs,
timings,
files,
};
}
function tooMany({ title }) {
return `${title} left more new files in its checkout than can be looked through`;
}
function tamperReason({ title }, found) {
return found === undefined ? undefined : `tamper: ${title} is void: after it, ${found}`;
}
function unreadIssue({ isSealed }, { unread }) {
if (unread === undefined)
return undefined;
if (unread === '')
return 'the checkout itself cannot be read';
return `${isSealed === true ? 'a folder' : `the folder ${shown(unread)}`} of the tree cannot be read`;
}
function evaluation_textOf(path) {
return (0,byte_path .q0)(Buffer.from(path, 'latin1'));
}
function shown(path) {
return (0,base_text .TL)(evaluation_textOf(path), 100);
}
function leftHint(left) {
const first = left.find(({ paths }) => paths.length > 0);
if (first === undefined)
return '';
const more = left.reduce((sum, { paths }) => sum + paths.length, -1);
const rest = more === 0 ? '' : ` and ${(0,base_text .LS)(more, 'more path')}`;
return ` (${first.title} left ${shown(first.paths[0] ?? '')}${rest}; every command begins with a fresh checkout, and sees of the others what setup made)`;
}
}),
4527:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => ( failureLine),
w: () => ( failureLines)
});
const CAUSE = /error|\bERR_[A-Z]|^[\w.]+Warning: |fatal|panic|exception|not found|cannot|can't|could not|no such|\b(?:fail(?:ed|ures?|s)?|missing|refused|unable)\b/i;
const NO_CAUSE = /^\s*(?:at |File "|code: )|npm (?:ERR!|error) (?:A complete|code)|^error: (?:could not compile|aborting due to)|^warning: build failed, waiting|^\s*ELIFECYCLE\b|^[\w./-]+ \S+: Failed$/;
const SUMMARY = [
/^=* ?\d+ (?:failed|errors?)\b.* in [\d.]+s/,
/^FAILED \((?:failures|errors)=/,
/^failures:$|^test result: |^error: (?:test failed, to rerun|\d+ targets? failed)/,
/^FAIL(?:\t\S+\t[\d.]+s)?$/,
/^\s*(?:Test Files|Tests) +\d+ failed|^(?:Test Suites|Tests|Snapshots): |^[#ℹ] fail \d+$/,
/^\d+% tests passed|^The following tests FAILED|^Errors while running CTest/,
/^\[ERROR\] (?:Please refer to|Tests run: |Failed to execute goal \S*:maven-surefire-plugin:)/,
];
const PYTHON_FRAME = /^\s*File "[^"]*", line \d+/;
const FRAME = /^\s*(?:at |[\])}]+[,;]?$)/;
const MAX_SEARCHED = 60;
const CHATTER = /^(?:npm notice\b|\[notice\]|\[ERROR\]\s*(?:$|->|To see|Re-run|For more|After correcting|mvn <args>|\[Help))/;
const MAVEN_GOAL = /^(\[ERROR\]) Failed to execute goal .*? on project [\w.-]+: (.*?)(?: -> \[Help \d+\])?$/;
function failureLine(...logs) {
const lines = failureLines(...logs);
const line = causeIn(lines) ?? lines.findLast((each) => !FRAME.test(each)) ?? lines.at(-1);
return line?.trim().replace(MAVEN_GOAL, '$1 $2');
}
function failureLines(...logs) {
const all = logs.map(linesOf).filter((lines) => lines.length > 0);
return all.find((lines) => causeIn(lines) !== undefined) ?? all[0] ?? [];
}
function linesOf(log) {
return log
.split('\n')
.flatMap((line) => (line.trim() === '' || CHATTER.test(line) ? [] : [line.trimEnd()]))
.slice(-MAX_SEARCHED);
}
function causeIn(lines) {
const isCause = (line, index) => CAUSE.test(line) &&
!NO_CAUSE.test(line) &&
!SUMMARY.some((pattern) => pattern.test(line)) &&
!PYTHON_FRAME.test(lines[index - 1] ?? '');
return lines.findLast(isCause);
}
}),
59791:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => ( unkeptInHome)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79871);
const CACHES = [
'.npm',
'.cache',
'.cargo/registry',
'.cargo/git',
'.m2/repository',
'.m2/wrapper',
'.gradle/caches',
'.gradle/wrapper',
'go/pkg',
'.nuget/packages',
'.local/share/pnpm',
'.local/share/uv',
'.pnpm-store',
'.yarn/berry',
'.bun/install/cache',
'.deno',
'.gem',
'.conan2/p',
'.ivy2/cache',
'.sbt/boot',
];
const NEVER = /(?:^|\/)(?:\.npmrc|\.netrc|\.git-credentials|credentials(?:\.toml|\.json)?|auth\.json)$/;
function unkeptInHome(home) {
const unkept = [];
const due = [''];
for (let folder = due.pop(); folder !== undefined; folder = due.pop()) {
const names = namesIn(home, folder);
if (names === undefined && folder !== '')
unkept.push(folder);
for (const name of names ?? []) {
const path = folder === '' ? name : `${folder}/${name}`;
const isFolder = isFolderAt(home, path);
if (isFolder && CACHES.includes(path)) {
unkept.push(...keysBelow(home, path));
continue;
}
if (isFolder && CACHES.some((cache) => cache.startsWith(`${path}/`)))
due.push(path);
else
unkept.push(path);
}
}
return unkept;
}
function keysBelow(home, cache) {
const names = namesIn(home, cache);
if (names === undefined)
return [cache];
return names.map((name) => `${cache}/${name}`).filter((path) => NEVER.test(path));
}
function isFolderAt(home, path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ .VV)(home, path), { throwIfNoEntry: false })?.isDirectory() === true;
}
function namesIn(home, folder) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ .VV)(home, folder), { encoding: 'latin1' });
}
catch (error) {
if ((0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_2__ .Or)(error))
return undefined;
throw error;
}
}
}),
4958:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => ( bytecodeOf),
F: () => ( unkeptBytecode)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25367);
var _kernel_new_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49816);
var _kernel_upper_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62730);
var _workspace_compiled_python_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32053);
function bytecodeOf({ below }) {
const folders = below.flatMap(({ home }) => (home === undefined ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, _workspace_compiled_python_js__WEBPACK_IMPORTED_MODULE_6__ .IK)]));
return folders.find(isFolder);
}
function isFolder(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
const COMPILED = /^(.+)\.(?:cpython|pypy|graalpy)-?\d[^/.]*(?:\.opt-[^/.]+|[^/]*)\.pyc$/;
async function unkeptBytecode(store, { tree, home }, { place, trees, signal }) {
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, _workspace_compiled_python_js__WEBPACK_IMPORTED_MODULE_6__ .IK);
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false }) === undefined)
return [];
const found = isFolder(folder) ? await (0,_kernel_new_files_js__WEBPACK_IMPORTED_MODULE_4__ .$w)(folder, [], { signal }) : 'too many';
if (typeof found === 'string')
return [_workspace_compiled_python_js__WEBPACK_IMPORTED_MODULE_6__ .IK];
const inCheckout = `${(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .O0)(place).toString('latin1').slice(1)}/`;
const listed = await Promise.all(trees.map((each) => (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ .CS)(store, each)));
const ofTrees = new Set(listed.flat().map(({ path }) => path.toString('latin1')));
const isKept = (path, kind) => {
if (kind !== 'file')
return kind === 'folder';
if (!path.startsWith(inCheckout))
return true;
const source = `${COMPILED.exec(path.slice(inCheckout.length))?.[1]}.py`;
const entry = (0,_kernel_upper_files_js__WEBPACK_IMPORTED_MODULE_5__ .Gi)(tree, source);
const isInstalled = entry !== undefined && entry !== 'hidden' && entry.isFile();
return isInstalled && !withFoldersAbove(source).some((each) => ofTrees.has(each));
};
const unkept = [...found.stamps].filter(([path, stamp]) => !isKept(path, (0,_kernel_new_files_js__WEBPACK_IMPORTED_MODULE_4__ .I)(stamp)));
return unkept.map(([path]) => `${_workspace_compiled_python_js__WEBPACK_IMPORTED_MODULE_6__ .IK}/${path}`);
}
function withFoldersAbove(path) {
const parts = path.split('/');
return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
}),
69332:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$n: () => ( findDeciding),
KE: () => ( listed),
Pw: () => ( findOpenInputs),
d$: () => ( readRepositoryPaths),
us: () => ( describeOpen)
});
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25367);
var _boundaries_deciding_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87129);
var _boundaries_link_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2137);
var _boundaries_test_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66662);
var _boundaries_tree_links_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62357);
async function findOpenInputs(store, { commands, isOpen }) {
if (commands.length === 0)
return { tests: [], deciding: [] };
const repository = await readRepositoryPaths(store);
const tests = new Set((0,_boundaries_test_files_js__WEBPACK_IMPORTED_MODULE_5__ .wH)(repository, guardsOf(commands)));
const deciding = new Set(await findDeciding(store, repository, commands));
const listed = (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ .CS)(store, store.base)).map((file) => ({ ...file, path: (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ .q0)(file.path) }));
const open = listed.filter((file) => file.mode !== REPOSITORY && (tests.has(file.path) || deciding.has(file.path)) && isOpen(file));
const depth = (path) => path.split('/').length;
const paths = open.map(({ path }) => path).toSorted((one, other) => depth(one) - depth(other));
return { tests: paths.filter((path) => tests.has(path)), deciding: paths.filter((path) => !tests.has(path)) };
}
const REPOSITORY = '160000';
async function findDeciding(store, repository, commands) {
const { paths, packages = new Map() } = repository;
const names = (0,_boundaries_link_names_js__WEBPACK_IMPORTED_MODULE_4__ .E7)(await (0,_boundaries_tree_links_js__WEBPACK_IMPORTED_MODULE_6__ .C)(store, await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ .CS)(store, store.base)));
const known = new Set(paths);
const aliases = paths.flatMap((path) => names(path).flatMap(({ kind, name }) => (kind === 'alias' ? [name] : [])));
const found = (0,_boundaries_deciding_files_js__WEBPACK_IMPORTED_MODULE_3__ .g)({ paths: [...paths, ...aliases], packages }, commands);
const behind = found.flatMap((path) => names(path).flatMap(({ kind, name, link }) => (kind === 'real' ? [name, link] : [])));
return [...new Set([...found, ...behind])].filter((path) => known.has(path));
}
function guardsOf(commands) {
return commands.flatMap(({ command, kind }) => (kind === 'guard' ? [command] : []));
}
const LINK = '120000';
const MAX_PACKAGES = 200;
async function readRepositoryPaths(store) {
const listed = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ .CS)(store, store.base);
const textOf = async (id) => (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ .gm)(store, id)).toString();
const makefile = listed.find(({ path }) => path.equals(Buffer.from('Makefile')));
const packages = new Map();
for (const { path: name, mode, id } of listed) {
const path = (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ .q0)(name);
if (!/(?:^|\/)package\.json$/.test(path) || /(?:^|\/)node_modules\//.test(path) || mode === LINK)
continue;
if (packages.size < MAX_PACKAGES)
packages.set(path, await textOf(id));
}
return {
paths: listed.map(({ path }) => (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ .q0)(path)),
makefile: makefile === undefined ? undefined : await textOf(makefile.id),
packages,
};
}
function describeOpen({ tests, deciding }, key) {
const parts = [
...(tests.length === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(tests.length, 'test file')} that a guard uses (${listed(tests)})`]),
...(deciding.length === 0
? []
: [
`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(deciding.length, 'file')} that ${deciding.length === 1 ? 'decides' : 'decide'} what a guard or the evaluator runs (${listed(deciding)})`,
]),
];
const more = deciding.length === 0 ? '' : ' Where one of these is the code under test, start it from a protected script.';
return {
found: `a change may alter ${parts.join(' and ')}`,
remedy: `Add to ${key}: ${listed([...tests, ...deciding])}.${more}`,
};
}
const MAX_LISTED = 5;
function listed(paths) {
const named = paths.slice(0, MAX_LISTED).map((path) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(path, 100));
const rest = paths.length - named.length;
return rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(', ');
}
}),
19885:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( preparationKey)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19533);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28338);
var _command_programs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97753);
const KEY_VERSION = 5;
function preparationKey({ level, parentEnv, environment, store }, { kind, command, network }, parts) {
const request = { kind, home: '' };
const variables = Object.keys(environment.variables({ ...request, network, isTrusted: true })).sort(byName);
const written = environment.variables({ ...request, network: 'off' });
const caches = environment.homeLayers.filter(({ from }) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from));
const toolchains = Object.entries(environment.readFacts()).filter(([name]) => name.startsWith('toolchain.'));
const path = parentEnv.PATH ?? '';
const programs = (0,_command_programs_js__WEBPACK_IMPORTED_MODULE_3__ .w)((0,_command_programs_js__WEBPACK_IMPORTED_MODULE_3__ .x)([command]), written.PATH ?? path);
const machine = { path, programs, platform: process.platform, arch: process.arch, caches, toolchains };
const external = store.external?.digest ? { external: store.external.digest } : {};
const of = { version: KEY_VERSION, command, network, variables, written, level: level.kind };
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__ .d)({ ...of, ...machine, ...external, ...parts }));
}
function byName(one, other) {
return one < other ? -1 : 1;
}
}),
2994:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
jQ: () => ( Unmade),
Vm: () => ( forbiddenIn),
XN: () => ( prepareSetup),
Ar: () => ( preparedDigest)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var leased_cache = __webpack_require__(70891);
var measurement = __webpack_require__(34663);
var new_files = __webpack_require__(49816);
var own_file_writes = __webpack_require__(77472);
var shadowable = __webpack_require__(9048);
var sandbox_view = __webpack_require__(71028);
;
function seenPlaces(privateArea) {
const { folder, cache, repository, hidden, environment, parentEnv } = privateArea;
const { readable: shared, masked } = environment;
const nowhere = '/dev/null';
const view = (0,sandbox_view .f)({
...{ workDir: nowhere, home: nowhere, temporary: nowhere, network: 'off', tracing: 'off', parentEnv, shared },
hidden: [repository.folder, repository.commonDir, folder, cache, ...hidden, ...masked],
});
return (path) => [path, ...real(path)].every((each) => !(0,sandbox_view .K)(view, each));
}
function real(path) {
try {
return [(0,external_node_fs_.realpathSync)(path)];
}
catch {
return [];
}
}
var home_caches = __webpack_require__(59791);
var installed_bytecode = __webpack_require__(4958);
var preparation_key = __webpack_require__(19885);
var picomatch = __webpack_require__(14006);
var asked_once = __webpack_require__(68852);
var byte_path = __webpack_require__(4862);
var object_id = __webpack_require__(26343);
var git_store = __webpack_require__(25367);
var tree_edit = __webpack_require__(99507);
var branch_head = __webpack_require__(80707);
;
const MAX_FOUND = 100;
const foundOnce = (0,asked_once .m)(MAX_FOUND);
function findInputs(store, { globs, tree }) {
const head = (0,branch_head .Q)(store);
return foundOnce.ask(store, JSON.stringify([tree, head, globs]), async () => {
const [inputs, ofBase, ofHead] = await Promise.all([tree, store.base, head].map((each) => inputsOf(store, each, globs)));
if (inputs === undefined || ofBase === undefined || ofHead === undefined)
throw new Error('a tree has no list');
const isShared = entriesText(inputs) === entriesText(ofBase);
const alone = await treeOf(store, { from: undefined, removed: [], added: inputs });
const whole = isShared
? await (0,git_store .bR)(store, store.base)
: await treeOf(store, { from: store.base, removed: ofBase, added: inputs });
const paths = new Set(inputs.map(({ path }) => (0,byte_path .q0)(path)));
return { paths, isShared, isOfHead: entriesText(inputs) === entriesText(ofHead), alone, whole };
});
}
async function inputsOf(store, tree, globs) {
const tests = globs.map((glob) => picomatch(glob, { dot: true }));
const files = await (0,git_store .CS)(store, tree);
return files.filter(({ path }) => tests.some((isMatch) => isMatch((0,byte_path .q0)(path))));
}
function entriesText(files) {
return files.map(({ mode, id, path }) => `${mode} ${id} ${path.toString('hex')}`).join('\n');
}
function treeOf(store, { from, removed, added }) {
const objects = (0,git_store .iZ)(store);
const edits = new Map();
for (const { path } of removed)
edits.set(path.toString('latin1'), undefined);
for (const { path, mode, id } of added)
edits.set(path.toString('latin1'), { mode, id });
return (0,tree_edit .n)(objects, from ?? (0,tree_edit .T)(objects, (0,object_id .q)(store.base)), edits);
}
var compiled_python = __webpack_require__(32053);
;
const LEFT_OUT = ['test', 'tests', 'idlelib', 'lib2to3', 'turtledemo', 'ensurepip', 'site-packages', 'dist-packages'];
const COMPILED = /^([^.]+)(\.(?:cpython|pypy|graalpy)-?\d+\.pyc)$/;
async function addToolchainBytecode(home, { isSeen, signal }) {
const prefix = (0,external_node_path_.join)(home, compiled_python .IK);
if ((0,external_node_fs_.lstatSync)(prefix, { throwIfNoEntry: false })?.isDirectory() !== true)
return;
const found = await (0,new_files .$w)(prefix, [], { signal });
if (typeof found === 'string')
return;
for (const [path, stamp] of found.stamps) {
const library = `/${Buffer.from(path, 'latin1')}`;
if ((0,new_files .I)(stamp) !== 'folder' || !isLibrary(library) || !isSeen(library))
continue;
const tags = new Set(namesIn((0,external_node_path_.join)(prefix, library)).flatMap(({ name }) => COMPILED.exec(name)?.[2] ?? []));
copyCompiled({ library, tags, prefix });
}
}
function isLibrary(folder) {
return ['os.py', 'site.py'].every((name) => isFile((0,external_node_path_.join)(folder, name)));
}
function copyCompiled({ library, tags, prefix }) {
const due = [library];
for (let folder = due.pop(); folder !== undefined; folder = due.pop()) {
const to = (0,external_node_path_.join)(prefix, folder);
const there = (0,external_node_fs_.lstatSync)(to, { throwIfNoEntry: false });
if (there !== undefined && !there.isDirectory())
continue;
const entries = namesIn(folder);
const sources = new Set(entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])));
for (const { name } of namesIn((0,external_node_path_.join)(folder, '__pycache__'))) {
const [, stem, tag = ''] = COMPILED.exec(name) ?? [];
const [from, target] = [(0,external_node_path_.join)(folder, '__pycache__', name), (0,external_node_path_.join)(to, name)];
if (!tags.has(tag) || !sources.has(`${stem}.py`) || !isFile(from))
continue;
if ((0,external_node_fs_.lstatSync)(target, { throwIfNoEntry: false }) !== undefined)
continue;
(0,external_node_fs_.mkdirSync)(to, { recursive: true });
(0,external_node_fs_.copyFileSync)(from, target);
}
for (const entry of entries)
if (entry.isDirectory() && entry.name !== '__pycache__' && !LEFT_OUT.includes(entry.name))
due.push((0,external_node_path_.join)(folder, entry.name));
}
}
function isFile(path) {
return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
function namesIn(folder) {
try {
return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
}
catch {
return [];
}
}
;
class Unmade extends Error {
evaluation;
constructor(evaluation) {
super('nothing was prepared');
this.evaluation = evaluation;
}
}
async function prepareSetup(privateArea, request, runAlone) {
const { step, tree, place, isAhead = false } = request;
const { paths, isShared, isOfHead, alone, whole } = await findInputs(privateArea.store, {
globs: step.inputs ?? [],
tree,
});
const owner = isShared ? undefined : isOfHead ? 'branch' : tree;
const { protectedFiles } = request;
const { writable } = protectedFiles.openings;
const files = protectedFiles.files.filter(({ path }) => paths.has(path));
const ways = [
...(alone === whole
? []
: [{ ranOn: alone, logs: `${step.logs}-inputs`, protectedFiles: { ...protectedFiles, files } }]),
{ ranOn: whole, logs: step.logs, protectedFiles },
].map((way) => ({ ...way, key: keyOf(privateArea, step, { ranOn: way.ranOn, owner, place, writable }) }));
const name = ways.map(({ key }) => key).join('\n');
const make = () => makeLayer(privateArea, { ...request, ways, isShared }, runAlone);
const session = sessionOf(privateArea);
const { failed } = session;
if (failed?.name === name && !isAhead && failed.answers > 0) {
failed.answers -= 1;
return withLogs(failed, step.logs);
}
try {
const leased = await leaseLayer(privateArea, name, make);
if (isShared)
session.ofBase = leased.layer.digest;
return { kind: 'ready', ...leased };
}
catch (error) {
if (!(error instanceof Unmade))
throw error;
const { evaluation } = error;
if (isAhead && evaluation.kind === 'failed')
session.failed = { name, logs: step.logs, evaluation, answers: measurement .kd + 1 };
return evaluation;
}
}
function withLogs({ logs, evaluation }, to) {
const { log } = evaluation;
if (log === undefined || !log.startsWith(logs))
return evaluation;
const moved = `${to}${log.slice(logs.length)}`;
if ((0,external_node_fs_.existsSync)(log))
(0,own_file_writes .E0)(log, moved);
return { ...evaluation, log: moved };
}
const MAX_UNUSED = 4;
const sessions = new WeakMap();
function sessionOf({ environments }) {
const { own } = environments;
const drop = (_name, { key, tree }) => {
if ((0,external_node_path_.dirname)((0,external_node_path_.dirname)(tree)) === own.folder)
void own.remove(key);
};
const found = sessions.get(environments) ?? { layers: (0,leased_cache .X)({ drop, maxUnused: MAX_UNUSED }), lost: 0 };
sessions.set(environments, found);
return found;
}
function preparedDigest(privateArea) {
return sessions.get(privateArea.environments)?.ofBase;
}
async function leaseLayer(privateArea, name, make) {
const session = sessionOf(privateArea);
const numbered = `${session.lost} ${name}`;
const layer = await session.layers.lease(numbered, make);
const release = () => session.layers.release(numbered);
if ((0,external_node_fs_.existsSync)(layer.tree))
return { layer, release };
release();
session.lost += 1;
return leaseLayer(privateArea, name, make);
}
async function makeLayer(privateArea, making, runAlone) {
const { ways, isShared, step, tree, place, signal } = making;
const { environments, limits } = privateArea;
const layerStore = isShared ? environments.shared : environments.own;
for (const { key } of ways) {
const found = await layerStore.find(key, signal);
if (found === 'cancelled')
throw new Unmade({ kind: 'aborted' });
if (found !== undefined)
return noted(privateArea, making, found);
}
let failed;
for (const { ranOn, logs, key, protectedFiles } of ways) {
let layer;
let isRefused = false;
const evaluation = await runAlone({
step: { ...step, logs, ...(isShared ? {} : { isWithoutSecrets: true }) },
tree: ranOn,
protectedFiles,
layers: { above: [], below: [] },
onDone: async (done, take) => {
const parts = await take();
const trees = [tree, privateArea.store.base];
await addToolchainBytecode(parts.home, { isSeen: seenPlaces(privateArea), signal });
const compiled = await (0,installed_bytecode .F)(privateArea.store, parts, { place, trees, signal });
const dropped = {
tree: [...done.changed, ...unwantedOf(done, protectedFiles)],
home: [...(0,home_caches .e)(parts.home), ...compiled],
};
const published = await layerStore.publish({
...{ key, ...parts, dropped, signal, command: step.command, maxBytes: limits.cacheBytes },
isForbidden: forbiddenIn(privateArea, step),
});
if (published === 'cancelled')
return 'it was cancelled';
isRefused = 'refusal' in published;
if ('refusal' in published)
return `what it made cannot be kept: ${published.refusal}`;
layer = published;
return undefined;
},
});
if (layer !== undefined) {
await environments.trim(limits.cacheBytes);
return noted(privateArea, making, layer);
}
if (evaluation.kind === 'aborted' || signal?.aborted === true)
break;
if (evaluation.kind === 'ran')
throw new Error('a setup that ran made no layer');
failed = evaluation;
if (isRefused || evaluation.kind === 'infra' || evaluation.timedOut === true)
break;
}
throw new Unmade(signal?.aborted === true ? { kind: 'aborted' } : (failed ?? { kind: 'aborted' }));
}
async function noted({ store }, { protectedFiles, signal, isShared }, layer) {
if (!isShared || (0,shadowable .xV)(protectedFiles))
return layer;
const made = await (0,new_files .$w)(layer.tree, [], { signal });
if (made === 'cancelled')
throw new Unmade({ kind: 'aborted' });
const paths = made === 'too many' ? [] : made.stamps.keys();
await (0,shadowable .jR)(store, protectedFiles, { tree: store.base, paths });
return layer;
}
function unwantedOf({ roots, swapped }, { openings }) {
const writable = openings.writable.map((folder) => `${latin1(folder.replace(/\/$/, ''))}/`);
const isIn = (root) => writable.some((folder) => root.startsWith(folder));
return roots.filter((root) => swapped.has(root) || root.endsWith('.tsbuildinfo') || isIn(root));
}
function latin1(path) {
return Buffer.from(path).toString('latin1');
}
const MIN_SECRET_CHARS = 8;
function forbiddenIn({ environment }, { network }) {
const request = { kind: 'setup', network, home: '' };
const others = environment.variables(request);
const variables = Object.entries(environment.variables({ ...request, isTrusted: true }));
const secrets = variables.flatMap(([name, value]) => (Object.hasOwn(others, name) ? [] : [value]));
const searched = secrets.filter(({ length }) => length >= MIN_SECRET_CHARS).map((secret) => Buffer.from(secret));
return searched.length === 0 ? undefined : (bytes) => searched.some((secret) => bytes.includes(secret));
}
function keyOf(privateArea, step, { owner, ...parts }) {
const { inputs = [] } = step;
return (0,preparation_key .F)(privateArea, step, { ...parts, inputs, owner: owner ?? null });
}
}),
54620:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R4: () => ( SETUP_STEP),
WF: () => ( SETUP_ON_INPUTS),
iY: () => ( builtBefore),
sA: () => ( preparingSteps),
wt: () => ( environmentStep)
});
var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
const SETUP_STEP = 'judge-setup';
const SETUP_ON_INPUTS = `${SETUP_STEP}-inputs`;
function preparingSteps({ setup, build, network, logs }) {
const steps = [];
if (setup !== undefined && setup.command !== '') {
steps.push({ ...stepOf('setup', SETUP_STEP, setup, { network: network.setup, logs }), inputs: setup.inputs });
}
if (build !== undefined && build.command !== '') {
const { outputs, cache } = build;
steps.push({ ...stepOf('build', 'build', build, { network: network.build, logs }), build: { outputs, cache } });
}
return steps;
}
function environmentStep(preparing) {
return preparingSteps({ ...preparing, build: undefined }).find(({ inputs = [] }) => inputs.length > 0);
}
function stepOf(kind, name, { command, timeout }, { network, logs }) {
return { name, kind, title: name, command, timeoutMs: (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__ .E9)(timeout) ?? 0, network, logs: `${logs}${name}` };
}
function builtBefore({ setup, build }) {
if (build === undefined || build.command === '')
return {};
const { command, outputs, cache } = build;
return { build: { command, outputs, cache }, setup: setup?.command ?? '' };
}
}),
95465:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( findSharedState),
Q: () => ( describeSharedState)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61023);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _kernel_new_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49816);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14311);
var _evaluation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80226);
const MAX_PATHS_TRIED = 4;
async function findSharedState(privateArea, request) {
try {
return await diagnose(privateArea, request);
}
finally {
await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ .l)(request.checkout.folder);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(request.checkout.folder, { recursive: true });
}
}
async function diagnose(privateArea, request) {
const { steps, failed } = request;
const at = failed === undefined ? steps.length - 1 : steps.findIndex(({ name }) => name === failed);
const reader = steps[at];
if (reader === undefined || isPreparing(reader))
return undefined;
const preparing = steps.slice(0, at).filter(isPreparing);
const earlier = steps.slice(0, at).filter((step) => !isPreparing(step));
if (earlier.length === 0)
return undefined;
const attempts = { count: 0 };
const attempt = (between) => runShared(privateArea, request, { steps: [...preparing, ...between, reader], number: ++attempts.count });
const whole = await attempt(earlier);
if (!whole.isFine)
return undefined;
const leaving = earlier.filter(({ name }) => (whole.left.get(name) ?? []).length > 0);
const needed = await findNeeded(leaving.length > 0 ? leaving : earlier, async (some) => (await attempt(some)).isFine);
const writer = needed.at(-1);
if (writer === undefined)
return undefined;
const paths = whole.left.get(writer.name) ?? [];
const tried = paths.length > 1 && paths.length <= MAX_PATHS_TRIED ? paths : [];
const unread = [];
for (const path of tried) {
const without = { ...writer, command: `${inSubshell(writer.command)} && rm -rf -- ${(0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_3__ .e)(path)}` };
if ((await attempt([...needed.slice(0, -1), without])).isFine)
unread.push(path);
}
const read = paths.filter((path) => !unread.includes(path));
return { writer, paths: read.length > 0 ? read : paths, reader };
}
function isPreparing({ kind }) {
return kind === 'setup' || kind === 'build';
}
async function findNeeded(steps, isEnough) {
let [few, enough] = [0, steps.length];
while (enough - few > 1) {
const middle = (few + enough) >>> 1;
if (await isEnough(steps.slice(0, middle)))
enough = middle;
else
few = middle;
}
return steps.slice(0, enough);
}
function inSubshell(command) {
return `( ${command}\n)`;
}
async function runShared(privateArea, request, { steps, number }) {
const left = new Map();
const known = new Set();
const onShared = ({ name, kind }, { roots, stamps }) => {
if (isPreparing({ kind }))
return;
const fresh = roots.filter((root) => !known.has(root));
for (const root of fresh)
known.add(root);
left.set(name, fresh.map((root) => `${(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .q0)(Buffer.from(root, 'latin1'))}${isFolder(stamps.get(root)) ? '/' : ''}`));
};
const apart = steps.map((step) => ({
...step,
logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(step.logs), `shared-${number}-${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(step.logs)}`),
}));
const isWhole = steps.at(-1) === request.steps.at(-1);
const evaluation = await (0,_evaluation_js__WEBPACK_IMPORTED_MODULE_7__ .q)(privateArea, {
...request,
steps: apart,
onShared,
...(isWhole ? {} : { asks: 'exit' }),
});
const isFine = evaluation.kind === 'ran' && (!isWhole || (await request.isFine(evaluation.output)));
return { isFine, left };
}
function isFolder(stamp) {
return stamp !== undefined && (0,_kernel_new_files_js__WEBPACK_IMPORTED_MODULE_5__ .I)(stamp) === 'folder';
}
const MAX_NAMED = 3;
function describeSharedState({ writer, paths, reader }) {
const by = reader.title === 'score' ? 'the objective' : reader.title;
if (paths.length === 0)
return `${writer.title} changes files of the tree that ${by} reads`;
const named = paths.slice(0, MAX_NAMED).map(shown);
const rest = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '';
return `${writer.title} leaves ${named.join(', ')}${rest}, which ${by} reads`;
}
function shown(path) {
return /^[\w./@+-]+$/.test(path) ? path : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(path, 100);
}
}),
23401:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => ( listExternal)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var byte_path = __webpack_require__(4862);
;
const MAX_POINTER_BYTES = 1024;
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n((?:ext-\d-[^\n]*\n)*)oid sha256:([0-9a-f]{64})\nsize (\d{1,15})\n?$/;
function parseLfsPointer(text) {
const [, extensions = '', oid, size] = POINTER.exec(text) ?? [];
if (oid === undefined || extensions !== '')
return undefined;
return { oid, size: Number(size) };
}
var raw_diff = __webpack_require__(3800);
var submodules = __webpack_require__(18109);
var kernel_git = __webpack_require__(13096);
var git_folder = __webpack_require__(80829);
var git_store = __webpack_require__(25367);
;
const GITLINK = '160000';
async function listExternal(store, folder) {
const files = await (0,git_store .CS)(store, store.base);
const links = files.filter(({ mode }) => mode === GITLINK);
const modules = links.length === 0 ? new Map() : await readModules(store, files);
const gitlinks = links.map(({ path: name, id: commit }) => {
const path = (0,byte_path .q0)(name);
return { path, commit, module: modules.get(path) };
});
const findLfs = await readAttributes(store, { files, folder });
if (findLfs === undefined)
return { gitlinks, lfs: new Map(), findLfs };
const marked = await findLfs(files.flatMap(({ mode, path }) => (mode.startsWith('100') ? [path] : [])));
const lfs = await readPointers(store, files.filter(({ path }) => marked.has(path.toString('latin1'))));
return { gitlinks, lfs, findLfs };
}
async function readModules({ git }, files) {
const file = files.find(({ path, mode }) => mode.startsWith('100') && path.toString('latin1') === '.gitmodules');
if (file === undefined)
return new Map();
const args = ['config', '--blob', file.id, '--no-includes', '-z', '--list'];
const { stdout } = await git(args, { allowed: [0, 1, 128] });
return (0,submodules .z)(stdout.toString());
}
async function readAttributes(store, { files, folder }) {
const sources = files.filter(({ mode, path }) => mode.startsWith('100') && /(^|\/)\.gitattributes$/.test((0,byte_path .q0)(path)));
if (sources.length === 0)
return undefined;
const texts = await readBlobs(store.git, sources);
if (!texts.some((text) => /filter\s*=\s*lfs/.test(text.toString('latin1'))))
return undefined;
const gitDir = (0,external_node_path_.join)(folder, 'attributes');
(0,external_node_fs_.rmSync)(gitDir, { recursive: true, force: true });
for (const name of ['objects', 'refs'])
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, name), { recursive: true });
(0,git_folder .e)(gitDir, { objectFormat: store.base.length === 64 ? 'sha256' : 'sha1' });
const git = (0,kernel_git .uD)({ gitDir, home: store.home, alternates: [(0,external_node_path_.join)(store.gitDir, 'objects')] });
const lines = sources.map(({ mode, id, path }) => Buffer.concat([Buffer.from(`${mode} ${id}\t`), path, Buffer.alloc(1)]));
await git(['update-index', '-z', '--index-info'], { input: Buffer.concat(lines) });
return async (paths) => {
if (paths.length === 0)
return new Set();
const input = Buffer.concat(paths.flatMap((path) => [path, Buffer.alloc(1)]));
const { stdout } = await git(['check-attr', '--cached', '-z', '--stdin', 'filter'], { input });
const fields = (0,raw_diff .K)(stdout);
const found = new Set();
for (let at = 0; at + 2 < fields.length; at += 3)
if (fields[at + 2]?.toString() === 'lfs')
found.add(fields[at]?.toString('latin1') ?? '');
return found;
};
}
async function readPointers({ git }, files) {
if (files.length === 0)
return new Map();
const input = files.map(({ id }) => `${id}\n`).join('');
const { stdout } = await git(['cat-file', '--batch-check=%(objectsize)'], { input });
const sizes = stdout.toString().split('\n').map(Number);
const small = files.filter((_, at) => (sizes[at] ?? 0) > 0 && (sizes[at] ?? 0) <= MAX_POINTER_BYTES);
const texts = await readBlobs(git, small);
const found = new Map();
for (const [at, { path, mode, id }] of small.entries()) {
const pointer = parseLfsPointer(texts[at]?.toString('latin1') ?? '');
if (pointer !== undefined)
found.set(path.toString('latin1'), { mode, id, ...pointer });
}
return found;
}
async function readBlobs(git, files) {
if (files.length === 0)
return [];
const { stdout } = await git(['cat-file', '--batch'], { input: files.map(({ id }) => `${id}\n`).join('') });
const texts = [];
for (let from = 0; texts.length < files.length;) {
const end = stdout.indexOf('\n', from);
const size = Number(stdout.toString('latin1', from, end).split(' ')[2]);
if (end === -1 || !Number.isInteger(size))
throw new Error('git printed no blob where there is one');
texts.push(stdout.subarray(end + 1, end + 1 + size));
from = end + size + 2;
}
return texts;
}
}),
24290:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( objectsIn)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
function* objectsIn(value, opaque) {
const waiting = [value];
while (waiting.length > 0) {
const next = waiting.pop();
if (Array.isArray(next)) {
for (const each of next)
waiting.push(each);
}
else if ((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(next)) {
yield next;
for (const [key, each] of Object.entries(next))
if (!opaque.has(key))
waiting.push(each);
}
}
}
}),
65152:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AH: () => ( presentCounts),
U9: () => ( count),
Vb: () => ( nameOf),
jz: () => ( NO_TOKENS),
rH: () => ( namedWay),
uk: () => ( declaredMost),
zw: () => ( GATEWAY_APIS)
});
const GATEWAY_APIS = ['anthropic', 'openai', 'gemini'];
const NO_TOKENS = { input: 0, cacheRead: 0, cacheWrite: 0, longCacheWrite: 0, output: 0 };
const MOST_TOKENS = 1e9;
function count(value) {
return Number.isSafeInteger(value) && value >= 0 && value <= MOST_TOKENS
? value
: undefined;
}
function declaredMost(...values) {
const numbers = values
.filter((value) => typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))
.map((value) => Math.ceil(Number(value)))
.filter((value) => value >= 0);
return numbers.length === 0 ? undefined : Math.min(Math.max(...numbers), MOST_TOKENS);
}
function presentCounts(counts) {
const present = Object.entries(counts).filter(([, value]) => value !== undefined);
return present.length === 0 ? {} : { tokens: Object.fromEntries(present) };
}
function nameOf(value) {
return typeof value === 'string' && /^[\w@+:,./[\]-]{1,200}$/.test(value) ? value : undefined;
}
function namedWay(kind, name) {
return `${kind} ${JSON.stringify(nameOf(name) ?? 'unnamed')}`;
}
}),
16755:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
zu: () => ( OF_A_SESSION),
rk: () => ( layeringNotes),
L: () => ( openExternalStore),
rm: () => ( openLayers),
zZ: () => ( openSavedStore)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var hash = __webpack_require__(28338);
var layered_view = __webpack_require__(92364);
var program_path = __webpack_require__(39058);
var remove_tree = __webpack_require__(14311);
var sandbox_level = __webpack_require__(34742);
var program = __webpack_require__(95808);
;
const MARKING_MS = 60_000;
const MAX_BYTES = 1 << 16;
async function writeWhiteouts(layer, paths) {
if (paths.length === 0)
return undefined;
const [mknod, xargs] = ['mknod', 'xargs'].map((name) => (0,program_path .FG)(name));
if (mknod === undefined || xargs === undefined)
return 'mknod and xargs are not installed';
const input = Buffer.concat(paths.flatMap((path) => [Buffer.from(path), Buffer.alloc(1)]));
const { exitCode, stderr } = await (0,program .m)({
program: xargs,
args: ['-0', '-I', '{}', mknod, '--', '{}', 'c', '0', '0'],
cwd: layer,
env: {},
input,
timeoutMs: MARKING_MS,
maxBytes: MAX_BYTES,
maxStderrChars: MAX_BYTES,
});
return exitCode === 0 ? undefined : `a removed file cannot be marked: ${stderr.trim().split('\n')[0]}`;
}
function isWhiteout(path) {
const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
return stats?.isCharacterDevice() === true && stats.rdev === 0;
}
;
async function probeOverlays(level, folder) {
if (level.kind !== 'bubblewrap')
return { refusal: `layers need bubblewrap, and the level is ${level.kind}` };
const [unshare, mount] = ['unshare', 'mount'].map((name) => (0,program_path .FG)(name));
if (unshare === undefined || mount === undefined)
return { refusal: 'unshare and mount (util-linux) are not installed' };
const user = level.shownAs ?? { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 };
const owners = (0,sandbox_level .jX)() ? [undefined, user] : [user];
let refusal = '';
for (const owner of owners) {
for (const isVolatile of [true, false]) {
const programs = { unshare, mount, isVolatile, ...(owner === undefined ? {} : { owner }) };
const issue = await trial(level, programs, folder);
if (issue === undefined)
return { programs };
refusal = issue;
}
}
return { refusal: isOnOverlay(folder) ? ON_OVERLAY : refusal };
}
const ON_OVERLAY = 'the cache lies on an overlay file system, as the root of a container is one, and no layer that is written to can lie there; name a folder on a volume or a tmpfs in XDG_CACHE_HOME';
const OVERLAY_MAGIC = 0x794c7630;
function isOnOverlay(folder) {
return (0,external_node_fs_.statfsSync)(folder).type === OVERLAY_MAGIC;
}
const SCRIPT = [
'set -e',
'[ "$(cat upper)" = upper ] && [ "$(cat folder/lower)" = lower ]',
'[ ! -e removed ]',
'echo changed >folder/lower',
'rm -r again && mkdir again && [ -z "$(ls again)" ]',
].join('\n');
async function trial(level, programs, parent) {
const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(parent, 'overlay-'));
try {
const [at, home, lower, upper] = ['at', 'home', 'lower', 'upper'].map((name) => (0,external_node_path_.join)(folder, name));
for (const each of [at, home, upper, (0,external_node_path_.join)(lower, 'folder'), (0,external_node_path_.join)(lower, 'again')])
(0,external_node_fs_.mkdirSync)(each, { recursive: true });
for (const name of ['folder/lower', 'removed', 'again/removed'])
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(lower, name), 'lower\n');
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(upper, 'upper'), 'upper\n');
const unmarked = await writeWhiteouts(upper, ['removed']);
if (unmarked !== undefined)
return unmarked;
const folders = [{ at, lower: [upper, lower] }];
const layered = (0,layered_view .w0)({ folder: (0,external_node_path_.join)(folder, 'view'), programs, folders });
const view = { workDir: at, home, temporary: home, layered, network: 'on', tracing: 'off' };
const issue = await (0,sandbox_level .HQ)(level, { view, command: ['/bin/sh', '-c', SCRIPT] });
if (issue !== undefined)
return issue;
const isWhole = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(lower, 'folder/lower'), 'utf8') === 'lower\n' && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(lower, 'again'));
const written = (0,layered_view .Ag)(layered, at);
if (!isWhole || !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(written, 'folder/lower')))
return 'what a command writes does not go to its layer';
return isWhiteout((0,external_node_path_.join)(upper, 'removed')) ? undefined : 'a mark of a removed file was lost';
}
finally {
(0,remove_tree .dM)(folder);
}
}
var layer_store = __webpack_require__(75590);
var saved_layers = __webpack_require__(22473);
var byte_path = __webpack_require__(4862);
var leased_cache = __webpack_require__(70891);
var object_id = __webpack_require__(26343);
var fault_point = __webpack_require__(23727);
var future_times = __webpack_require__(47826);
var kernel_git = __webpack_require__(13096);
var git_store = __webpack_require__(25367);
var git_work_tree = __webpack_require__(51221);
var index_tree = __webpack_require__(67985);
var loose_object = __webpack_require__(57864);
var plain_files = __webpack_require__(80706);
;
const LINK = '120000';
function placeLooseFiles(objects, folder, files) {
if (files.length > plain_files .M || !files.every(isPlain) || areNested(files))
return false;
const placed = [];
let room = plain_files .MU;
for (const { path, newMode, newId } of files) {
const object = (0,loose_object .zp)(objects, newId, room);
if (object?.type !== 'blob')
return false;
const { bytes } = object;
if (newMode === LINK && (bytes.length === 0 || bytes.includes(0)))
return false;
room -= bytes.length;
placed.push({
path: (0,external_node_path_.join)(folder, path),
mode: newMode === LINK ? 'link' : (plain_files .Y5.get(newMode) ?? 0o666),
bytes,
});
}
for (const { path } of placed)
(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
for (const { path, mode, bytes } of placed)
if (mode !== 'link')
(0,external_node_fs_.writeFileSync)(path, bytes, { mode, flag: 'wx' });
for (const { path, mode, bytes } of placed)
if (mode === 'link')
(0,external_node_fs_.symlinkSync)(bytes, path);
return true;
}
function isPlain({ path, newMode }) {
return (newMode === LINK || plain_files .Y5.has(newMode)) && (0,plain_files .qW)(path);
}
function areNested(files) {
const paths = new Set(files.map(({ path }) => path));
return paths.size < files.length || files.some(({ path }) => foldersOf(path).some((above) => paths.has(above)));
}
function foldersOf(path) {
const parts = path.split('/').slice(0, -1);
return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
var own_file_writes = __webpack_require__(77472);
var upper_files = __webpack_require__(62730);
var tree_times = __webpack_require__(79227);
;
const MAX_UNUSED = 8;
const MAX_CHANGES = 20_000;
function openTreeLayers(whole, folder) {
(0,external_node_fs_.mkdirSync)(folder, { recursive: true });
const { external, ...store } = whole;
const named = external === undefined ? [] : [...external.lfs.keys(), ...external.submodules.keys()];
const outside = new Set(named.map((path) => (0,byte_path .q0)(Buffer.from(path, 'latin1'))));
const above = external === undefined || named.length === 0 ? [] : [external.folder];
let base;
const baseLayer = () => {
base ??= layOut(store, { tree: store.base, folder, name: 'base', time: tree_times ._m });
base.catch(() => (base = undefined));
return base;
};
let baseIndex;
const indexOfBase = () => {
baseIndex ??= baseLayer().then((layer) => indexLayer(store, layer));
baseIndex.catch(() => (baseIndex = undefined));
return baseIndex;
};
const indexes = (0,leased_cache .X)({ drop: (_, file) => (0,external_node_fs_.rmSync)(file, { force: true }), maxUnused: 2 });
const makeIndex = async (tree) => {
const indexFile = (0,external_node_path_.join)(folder, `${tree}.index`);
const changes = await (0,git_store .j_)(store, { from: store.base, to: tree });
const changed = changes.length > MAX_CHANGES
? undefined
: (0,index_tree .V)((0,external_node_fs_.readFileSync)(await indexOfBase()), hash, changes.map(entryOf));
if (changed !== undefined) {
(0,own_file_writes .OP)(indexFile, changed);
return indexFile;
}
(0,own_file_writes .E0)(await indexOfBase(), indexFile);
const { gitDir, home } = store;
const git = (0,kernel_git .uD)({ gitDir, home, indexFile, workTree: await baseLayer() });
await git(['read-tree', '--reset', '--end-of-options', tree]);
return indexFile;
};
const hash = (0,object_id .q)(store.base);
let generation = 0;
const make = async (tree, name) => {
const changes = await (0,git_store .j_)(store, { from: store.base, to: tree });
if (changes.some(({ path }) => outside.has(path)))
return [await layOut(whole, { tree, folder, name })];
if (changes.length > MAX_CHANGES)
return [...above, await layOut(store, { tree, folder, name })];
const below = await baseLayer();
if (changes.length === 0)
return [...above, below];
return [...above, await layOutChanges(store, { tree, folder, name, changes }), below];
};
const drop = (name) => void removeLayer((0,external_node_path_.join)(folder, name));
const trees = (0,leased_cache .X)({ drop, maxUnused: MAX_UNUSED });
return {
lease: async (tree) => {
const name = `${tree}.${generation}`;
const folders = await trees.lease(name, () => make(tree, name));
return { folders, release: () => trees.release(name) };
},
writeIndex: async (tree, indexFile) => {
(0,external_node_fs_.rmSync)(`${indexFile}.lock`, { force: true });
if (tree === store.base)
return (0,own_file_writes .E0)(await indexOfBase(), indexFile);
(0,own_file_writes .E0)(await indexes.lease(tree, () => makeIndex(tree)), indexFile);
indexes.release(tree);
},
renew: () => {
generation += 1;
},
};
}
function entryOf({ path, status, newMode, newId }) {
return { path: (0,byte_path .O0)(path), mode: status === 'D' ? undefined : newMode, id: newId };
}
async function removeLayer(path) {
if (!(0,external_node_fs_.existsSync)(path))
return;
const gone = `${path}.gone`;
(0,external_node_fs_.renameSync)(path, gone);
await (0,remove_tree .l)(gone);
}
async function layOut(store, { tree, folder, name, time }) {
const unfinished = (0,external_node_path_.join)(folder, `${name}.unfinished`);
const indexFile = (0,external_node_path_.join)(folder, `${name}.index`);
await (0,git_work_tree .pw)(store, { folder: unfinished, indexFile, tree });
(0,external_node_fs_.rmSync)(indexFile, { force: true });
if (time !== undefined)
await (0,future_times .o)(unfinished, time);
(0,fault_point .Jd)('layers:after-tree');
return finish(unfinished, (0,external_node_path_.join)(folder, name));
}
async function indexLayer({ gitDir, home, base }, layer) {
const indexFile = `${layer}.index`;
for (const file of [indexFile, `${indexFile}.lock`])
(0,external_node_fs_.rmSync)(file, { force: true });
const git = (0,kernel_git .uD)({ gitDir, home, indexFile, workTree: layer });
await git(['read-tree', '--reset', '--end-of-options', base]);
await git(['update-index', '-q', '--refresh'], { allowed: [0, 1] });
return indexFile;
}
async function layOutChanges(store, { tree, folder, name, changes }) {
const unfinished = (0,external_node_path_.join)(folder, `${name}.unfinished`);
const indexFile = (0,external_node_path_.join)(folder, `${name}.index`);
await (0,remove_tree .l)(unfinished);
for (const file of [indexFile, `${indexFile}.lock`])
(0,external_node_fs_.rmSync)(file, { force: true });
(0,external_node_fs_.mkdirSync)(unfinished);
const present = changes.filter(({ status }) => status !== 'D');
const { gitDir, home } = store;
if (present.length > 0 && !placeLooseFiles((0,external_node_path_.join)(gitDir, 'objects'), unfinished, present)) {
const git = (0,kernel_git .uD)({ gitDir, home, indexFile, workTree: unfinished });
const lines = present.map(({ path, newMode, newId }) => Buffer.concat([Buffer.from(`${newMode} ${newId}\t`), (0,byte_path .O0)(path), Buffer.alloc(1)]));
await git(['update-index', '-z', '--index-info'], { input: Buffer.concat(lines) });
await git(['checkout-index', '--all', '--force']);
(0,external_node_fs_.rmSync)(indexFile, { force: true });
}
const removed = changes.flatMap(({ status, path }) => (status === 'D' ? [path] : []));
if (removed.length > 0)
await markRemoved(unfinished, await outermostRemoved(store, { tree, removed }));
(0,fault_point .Jd)('layers:after-change');
return finish(unfinished, (0,external_node_path_.join)(folder, name));
}
async function outermostRemoved(store, { tree, removed }) {
const folders = new Set();
for (const { path: name } of await (0,git_store .CS)(store, tree)) {
const path = (0,byte_path .q0)(name);
for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
const above = path.slice(0, at);
if (folders.has(above))
break;
folders.add(above);
}
}
const outermost = removed.map((path) => {
let found = path;
for (let at = path.lastIndexOf('/'); at > 0 && !folders.has(path.slice(0, at)); at = path.lastIndexOf('/', at - 1))
found = path.slice(0, at);
return found;
});
return [...new Set(outermost)];
}
async function markRemoved(layer, paths) {
const free = paths.map(byte_path .O0).filter((path) => (0,upper_files .Gi)(layer, path.toString('latin1')) === undefined);
for (const path of free) {
const whole = (0,byte_path .VV)(layer, path);
(0,external_node_fs_.mkdirSync)(whole.subarray(0, whole.lastIndexOf(0x2f)), { recursive: true });
}
const issue = await writeWhiteouts(layer, free);
if (issue !== undefined)
throw new Error(issue);
}
function finish(unfinished, name) {
(0,external_node_fs_.renameSync)(unfinished, name);
return name;
}
;
const OF_A_SESSION = ['views', 'trees', 'own-environments'];
const ENVIRONMENTS = 'environments';
function openExternalStore(cache, level) {
return (0,layer_store .B9)((0,external_node_path_.join)(cache, ENVIRONMENTS, `external-${level.kind}`));
}
async function openLayers({ folder, level, store, cache, repository, homeLayers, emptied, signal, }) {
for (const name of OF_A_SESSION)
await (0,remove_tree .l)((0,external_node_path_.join)(folder, name), { signal });
const [views, trees, environments] = OF_A_SESSION.map((name) => (0,external_node_path_.join)(folder, name));
(0,external_node_fs_.mkdirSync)(views);
const request = { folder, level, store, cache, repository, homeLayers, emptied, signal };
const layering = await chooseLayering(request, { views, trees });
const shared = await (0,layer_store .B9)((0,external_node_path_.join)(cache, ENVIRONMENTS, `${level.kind}-${layering.kind}`));
const trim = async (maxBytes) => {
await (0,layer_store .Zj)(storesIn(cache), maxBytes);
};
return { layering, environments: { shared, own: await (0,layer_store .B9)(environments), trim } };
}
function openSavedStore(cache) {
return (0,layer_store .B9)((0,external_node_path_.join)(cache, ENVIRONMENTS, saved_layers .cQ));
}
function removeUnusedEnvironments(cache) {
return removeUnusedLayers(storesIn(cache));
}
function storesIn(cache) {
const folder = (0,external_node_path_.join)(cache, ENVIRONMENTS);
return (0,external_node_fs_.existsSync)(folder) ? (0,external_node_fs_.readdirSync)(folder).map((name) => (0,external_node_path_.join)(folder, name)) : [];
}
async function chooseLayering({ level, store, cache, repository, homeLayers, emptied }, { views, trees }) {
const probe = await probeOverlays(level, views);
if (!('programs' in probe))
return { kind: 'copies', reason: probe.refusal };
const place = (0,external_node_path_.join)(cache, 'checkouts', (0,hash .s)(repository).slice(0, 12));
const [checkout, home, bareHome] = [
(0,external_node_path_.join)(place, 'tree', (0,external_node_path_.basename)(repository)),
(0,external_node_path_.join)(place, 'home'),
(0,external_node_path_.join)(views, 'bare-home'),
];
const shown = homeLayers.map(({ at }) => (0,external_node_path_.join)(bareHome, at));
for (const each of [checkout, home, bareHome, ...shown])
(0,external_node_fs_.mkdirSync)(each, { recursive: true });
return {
kind: 'layers',
layers: { programs: probe.programs, trees: openTreeLayers(store, trees), checkout, home, views, emptied, bareHome },
};
}
function layeringNotes({ layering, level, }) {
if (layering.kind === 'layers')
return [];
const caches = level.kind === 'bubblewrap'
? 'commands with network access find none of the caches in your home, others those that need no writing'
: 'commands find none of the caches in your home';
return [`every command gets a copy of its checkout, which is slower than layers: ${layering.reason}; ${caches}`];
}
}),
80707:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( branchHeadOf),
n: () => ( noteBranchHead)
});
const heads = new WeakMap();
function noteBranchHead(store, head) {
heads.set(store, head);
}
function branchHeadOf(store) {
return heads.get(store) ?? store.base;
}
}),
75590:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B9: () => ( openLayerStore),
w6: () => ( readLayer),
Zj: () => ( trimLayers)
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var schemas = __webpack_require__(94343);
var hash = __webpack_require__(28338);
var durable = __webpack_require__(84831);
var fault_point = __webpack_require__(23727);
var files = __webpack_require__(79871);
var frozen_folder = __webpack_require__(76541);
var move_entry = __webpack_require__(24102);
var platform = __webpack_require__(92717);
var process_life = __webpack_require__(60044);
var kernel_program = __webpack_require__(95808);
var program_path = __webpack_require__(39058);
var regular_file = __webpack_require__(48951);
var remove_tree = __webpack_require__(14311);
var own_file_writes = __webpack_require__(77472);
;
const USERS = 'users';
function markUsed(store, key) {
const users = (0,external_node_path_.join)(store, USERS, key);
(0,external_node_fs_.mkdirSync)(users, { recursive: true, mode: 0o700 });
(0,own_file_writes .OP)((0,external_node_path_.join)(users, String(process.pid)), (0,process_life .gy)(process.pid));
}
function keysWithUsers(store) {
return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(store, USERS)) ? (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(store, USERS)) : [];
}
function isUsed(store, key, { except } = {}) {
const users = (0,external_node_path_.join)(store, USERS, key);
if (!(0,external_node_fs_.existsSync)(users))
return false;
return (0,external_node_fs_.readdirSync)(users).some((name) => name !== String(except) && isAlive(users, name));
}
function forgetUsers(store, key) {
const users = (0,external_node_path_.join)(store, USERS, key);
if (!(0,external_node_fs_.existsSync)(users))
return;
for (const name of (0,external_node_fs_.readdirSync)(users))
if (!isAlive(users, name))
(0,external_node_fs_.rmSync)((0,external_node_path_.join)(users, name), { force: true });
try {
(0,external_node_fs_.rmdirSync)(users);
}
catch (error) {
if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes((0,files .CA)(error)))
throw error;
}
}
function isAlive(users, name) {
const pid = Number(name);
if (!(0,process_life .jW)(pid))
return false;
const noted = (0,regular_file .Aj)((0,external_node_path_.join)(users, name));
return noted !== '' && noted === (0,process_life .gy)(pid);
}
;
const recordSchema = schemas .Ikc({
digest: schemas .YjP(),
bytes: schemas .aig(),
command: schemas .YjP(),
tookMs: schemas .lqM(schemas .aig()),
});
const RECORD = 'layer.json';
const NEW = '.new-';
const GONE = '.gone-';
const atWork = new Set();
async function openLayerStore(folder) {
(0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
await removeUnfinished(folder);
const checked = new Set();
const find = async (key, signal) => {
markUsed(folder, key);
const place = (0,external_node_path_.join)(folder, key);
const record = readRecord(place);
const layer = record === undefined ? undefined : { key, ...partsOf(place), ...record };
if (layer !== undefined) {
const digest = checked.has(key) ? layer.digest : await digestOf(layer, signal);
if (digest === 'cancelled')
return digest;
(0,fault_point .Jd)('layers:after-digest');
if (digest === layer.digest && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(place, RECORD))) {
checked.add(key);
const now = new Date();
(0,external_node_fs_.utimesSync)((0,external_node_path_.join)(place, RECORD), now, now);
return layer;
}
}
checked.delete(key);
if (layer === undefined && !(0,external_node_fs_.existsSync)(place))
return undefined;
if (layer === undefined && readRecord(place) !== undefined)
return find(key, signal);
await removeLayer(folder, key, { isSpared: () => false });
return undefined;
};
return {
folder,
find,
publish: async (draft) => {
const { key, signal } = draft;
markUsed(folder, key);
const made = await make(folder, draft);
if (made === 'cancelled' || 'refusal' in made)
return made;
if (made.isOurs)
checked.add(key);
const published = await find(key, signal);
if (published === undefined)
throw new Error(`the layer ${key} was removed as soon as it was made`);
return published;
},
openScratch: () => openScratch(folder),
isUsedElsewhere: (key) => isUsed(folder, key, { except: process.pid }),
remove: async (key) => {
checked.delete(key);
await removeLayer(folder, key, { isSpared: () => false });
},
};
}
function openScratch(store) {
const name = `${NEW}${process.pid}-${(0,external_node_crypto_.randomUUID)()}`;
const folder = (0,external_node_path_.join)(store, name);
atWork.add(name);
(0,external_node_fs_.mkdirSync)(folder, { mode: 0o700 });
return {
folder,
[Symbol.asyncDispose]: async () => {
await (0,remove_tree .l)(folder);
atWork.delete(name);
},
};
}
function partsOf(folder) {
return { tree: (0,external_node_path_.join)(folder, 'tree'), home: (0,external_node_path_.join)(folder, 'home') };
}
async function make(folder, { key, tree, home, dropped, command, tookMs, digest: expected, ...request }) {
const name = `${NEW}${process.pid}-${(0,external_node_crypto_.randomUUID)()}`;
const unfinished = (0,external_node_path_.join)(folder, name);
atWork.add(name);
try {
(0,external_node_fs_.mkdirSync)(unfinished, { mode: 0o700 });
(0,move_entry .c)(tree, partsOf(unfinished).tree);
(0,move_entry .c)(home, partsOf(unfinished).home);
(0,fault_point .Jd)('layers:after-move');
const digests = [];
let bytes = 0;
for (const part of ['tree', 'home']) {
const frozen = await (0,frozen_folder .mt)((0,external_node_path_.join)(unfinished, part), { ...request, dropped: dropped[part] });
if (frozen === 'cancelled' || 'refusal' in frozen)
return frozen;
digests.push(frozen.content.digest);
bytes += frozen.content.bytes;
}
const digest = (0,hash .s)(digests.join('\n'));
if (expected !== undefined && digest !== expected)
return { refusal: 'it has another digest' };
(0,durable .Zf)((0,external_node_path_.join)(unfinished, RECORD), [`${JSON.stringify({ digest, bytes, command, tookMs })}\n`]);
await syncDisk(unfinished);
(0,fault_point .Jd)('layers:after-freeze');
const isOurs = moveInto(unfinished, (0,external_node_path_.join)(folder, key));
(0,durable .Yw)(folder);
(0,fault_point .Jd)('layers:after-publish');
return { isOurs };
}
finally {
if ((0,external_node_fs_.existsSync)(unfinished))
await (0,remove_tree .l)(unfinished);
atWork.delete(name);
}
}
function moveInto(unfinished, place) {
try {
(0,external_node_fs_.renameSync)(unfinished, place);
return true;
}
catch (error) {
if (['ENOTEMPTY', 'EEXIST'].includes((0,files .CA)(error)))
return false;
throw error;
}
}
async function digestOf(parts, signal) {
const found = await readLayer(parts, { signal });
return typeof found === 'string' ? found : 'digest' in found ? found.digest : found.refusal;
}
async function readLayer({ tree, home }, request) {
const digests = [];
for (const part of [tree, home]) {
const found = await (0,frozen_folder .lo)(part, request);
if (found === 'cancelled' || 'refusal' in found)
return found;
digests.push(found.content.digest);
}
return { digest: (0,hash .s)(digests.join('\n')) };
}
function readRecord(place) {
try {
const read = recordSchema.safeParse(JSON.parse((0,regular_file .Aj)((0,external_node_path_.join)(place, RECORD))));
return read.success ? read.data : undefined;
}
catch {
return undefined;
}
}
function listLayers(store) {
return (0,external_node_fs_.readdirSync)(store).flatMap((key) => {
const record = key.startsWith('.') ? undefined : readRecord((0,external_node_path_.join)(store, key));
if (record === undefined)
return [];
const usedAt = (0,external_node_fs_.statSync)((0,external_node_path_.join)(store, key, RECORD), { throwIfNoEntry: false })?.mtimeMs ?? 0;
return [{ store, key, bytes: record.bytes, usedAt }];
});
}
async function trimLayers(stores, maxBytes) {
const layers = stores.filter((each) => (0,external_node_fs_.existsSync)(each)).flatMap(listLayers);
const total = layers.reduce((sum, { bytes }) => sum + bytes, 0);
let removed = 0;
for (const { store, key, bytes } of layers.toSorted((one, other) => one.usedAt - other.usedAt)) {
if (total - removed <= maxBytes)
break;
if (await removeLayer(store, key, { isSpared: () => isUsed(store, key) }))
removed += bytes;
}
return removed;
}
async function removeUnusedLayers(stores) {
for (const store of stores)
if (existsSync(store))
await removeUnfinished(store);
return trimLayers(stores, -1);
}
async function removeLayer(store, key, { isSpared }) {
if (isSpared())
return false;
const name = `${GONE}${process.pid}-${(0,external_node_crypto_.randomUUID)()}`;
const [place, gone] = [(0,external_node_path_.join)(store, key), (0,external_node_path_.join)(store, name)];
atWork.add(name);
try {
(0,external_node_fs_.renameSync)(place, gone);
(0,fault_point .Jd)('layers:after-gone');
if (isSpared() && moveInto(gone, place))
return false;
forgetUsers(store, key);
await (0,remove_tree .l)(gone);
return true;
}
catch (error) {
if ((0,files .CA)(error) === 'ENOENT')
return false;
throw error;
}
finally {
atWork.delete(name);
}
}
async function removeUnfinished(folder) {
for (const key of keysWithUsers(folder))
if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, key)))
forgetUsers(folder, key);
for (const name of (0,external_node_fs_.readdirSync)(folder)) {
const prefix = [NEW, GONE].find((each) => name.startsWith(each));
if (prefix === undefined || atWork.has(name))
continue;
const pid = Number.parseInt(name.slice(prefix.length), 10);
if (pid !== process.pid && (0,process_life .jW)(pid))
continue;
await (0,remove_tree .l)((0,external_node_path_.join)(folder, name));
}
}
async function syncDisk(folder) {
const program = (0,program_path .FG)('sync');
if (program === undefined)
return;
const args = (0,platform .j)() ? ['-f', folder] : [];
await (0,kernel_program .m)({ program, args, cwd: '/', env: {}, maxBytes: 1 << 16, maxStderrChars: 1000 });
}
}),
22473:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
cQ: () => ( SAVED_STORE),
tD: () => ( restoreLayers),
o: () => ( saveLayers)
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var schemas = __webpack_require__(94343);
var api = __webpack_require__(43759);
var errors = __webpack_require__(45145);
var hash = __webpack_require__(28338);
var base_text = __webpack_require__(7953);
var confined_file = __webpack_require__(57177);
var durable = __webpack_require__(84831);
var fault_point = __webpack_require__(23727);
var platform = __webpack_require__(92717);
var kernel_program = __webpack_require__(95808);
var program_path = __webpack_require__(39058);
;
const MAX_CHARS = 4096;
const NO_ROOM = /No space left on device|Disk quota exceeded|Wrote only \d+ of/i;
function packFolders(folder, names, request) {
const sorted = (0,platform .j)() ? ['--sort=name'] : [];
return runTar(['--create', '--format=posix', ...sorted, '--numeric-owner', '--', ...names], folder, request);
}
function unpackFolders(folder, request) {
return runTar([
'--extract',
'--same-permissions',
'--no-same-owner',
'--no-xattrs',
...((0,platform .j)() ? ['--no-selinux'] : []),
'--no-acls',
'--keep-old-files',
], folder, request);
}
async function runTar(args, folder, { file, signal }) {
const program = (0,program_path .FG)('tar');
if (program === undefined)
throw noTar('it is not installed');
const [what = '', ...rest] = args;
const { exitCode, stderr, failure } = await (0,kernel_program .m)({
program,
args: [what, `--file=${file}`, ...((0,platform .j)() ? ['--force-local'] : []), ...rest],
cwd: folder,
env: { LC_ALL: 'C' },
maxBytes: MAX_CHARS,
maxStderrChars: MAX_CHARS,
cutOff: signal,
});
if (signal?.aborted === true)
return 'cancelled';
if (exitCode === 0)
return 'done';
if (NO_ROOM.test(stderr))
throw Object.assign(new Error(`there is no room for ${file}`), { code: 'ENOSPC' });
throw noTar((0,base_text .g$)(failure?.message ?? stderr.trim().split('\n')[0] ?? '', 300));
}
function noTar(why) {
return new errors .Rb({
message: `tar did not pack or unpack a prepared environment: ${why}`,
remedy: `Install ${(0,platform .j)() ? 'GNU tar 1.28 or newer' : 'tar'} in /usr/bin, and let this user read and write the folder.`,
});
}
var kernel_pace = __webpack_require__(56757);
var process_life = __webpack_require__(60044);
var layer_store = __webpack_require__(75590);
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
const SAVED_STORE = 'bubblewrap-layers';
const LIST = 'environment.json';
const MAX_LIST_BYTES = 1 << 20;
const PIECE_BYTES = 1 << 20;
const VERSION = 1;
const hexDigest = schemas .YjP().check(api .Fk(/^[0-9a-f]{64}$/));
const listSchema = schemas .rej({
version: schemas .euz(VERSION),
store: schemas .euz(SAVED_STORE),
layers: schemas .YOg(schemas .rej({
key: hexDigest,
digest: hexDigest,
bytes: schemas .aig(),
command: schemas .YjP(),
archive: hexDigest,
})),
});
async function saveLayers({ folder, layers, isForbidden, signal, }) {
(0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
removeUnfinished(folder);
const before = namesOf(readList(folder));
const saved = [];
for (const { key, digest, bytes, command, tree, home } of layers) {
const read = await (0,layer_store .w6)({ tree, home }, { isForbidden, signal });
if (read === 'cancelled' || 'refusal' in read)
return read;
if (read.digest !== digest)
return { refusal: 'somebody changed it while it was saved' };
const unfinished = (0,external_node_path_.join)(folder, `.${process.pid}-${(0,external_node_crypto_.randomUUID)()}.tmp`);
try {
const packed = await packFolders((0,external_node_path_.join)(tree, '..'), ['tree', 'home'], { file: unfinished, signal });
(0,fault_point .Jd)('saved-layers:after-pack');
const archive = packed === 'cancelled' ? packed : await digestFile(folder, unfinished, signal);
if (archive === 'cancelled')
return archive;
(0,external_node_fs_.renameSync)(unfinished, archivePath(folder, archive));
saved.push({ key, digest, bytes, command, archive });
}
finally {
(0,external_node_fs_.rmSync)(unfinished, { force: true });
}
}
(0,fault_point .Jd)('saved-layers:after-archives');
const list = { version: VERSION, store: SAVED_STORE, layers: saved };
const text = `${JSON.stringify(list)}\n`;
(0,durable .Zf)((0,external_node_path_.join)(folder, LIST), [text]);
(0,fault_point .Jd)('saved-layers:after-list');
const now = namesOf(readList(folder));
for (const name of before)
if (!now.includes(name))
(0,external_node_fs_.rmSync)(archivePath(folder, name), { force: true });
return { digest: (0,hash .s)(text) };
}
async function restoreLayers(store, { folder, digest, signal }) {
if (!(0,external_node_fs_.existsSync)(folder) || (0,external_node_fs_.readdirSync)(folder).length === 0)
return 'absent';
const bytes = readBytes(folder);
if (bytes === undefined || (0,hash .s)(bytes) !== digest)
throw notTheSaved(folder, 'its list has another digest');
const list = listSchema.safeParse(JSON.parse(bytes.toString('utf8')));
if (!list.success) {
throw new errors .Rb({
message: `the environment saved in ${(0,base_text .TL)(folder, 300)} was saved by another version of autorize`,
remedy: 'Use the same version of the action in all jobs of the workflow.',
});
}
const { layers } = list.data;
for (const layer of layers)
if ((await restoreOne(store, layer, { folder, signal })) === 'cancelled')
return 'cancelled';
return 'restored';
}
async function restoreOne(store, { key, digest, command, archive }, { folder, signal }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const here = await store.find(key, signal);
if (here === 'cancelled')
return here;
if (here?.digest === digest)
return 'done';
if (here !== undefined)
await makeWay(store, key);
const file = archivePath(folder, archive);
const found = await digestFile(folder, file, signal);
if (found === 'cancelled')
return found;
if (found !== archive)
throw notTheSaved(folder, `${archive}.tar has another digest`);
(0,fault_point .Jd)('saved-layers:before-unpack');
const scratch = __addDisposableResource(env_1, store.openScratch(), true);
if ((await unpackFolders(scratch.folder, { file, signal })) === 'cancelled')
return 'cancelled';
(0,fault_point .Jd)('saved-layers:after-unpack');
const parts = { tree: (0,external_node_path_.join)(scratch.folder, 'tree'), home: (0,external_node_path_.join)(scratch.folder, 'home') };
const isWhole = Object.values(parts).every((part) => (0,external_node_fs_.lstatSync)(part, { throwIfNoEntry: false })?.isDirectory());
if (!isWhole)
throw notTheSaved(folder, 'an archive has not the folders of a layer');
const dropped = { tree: [], home: [] };
const published = await store.publish({ ...parts, key, digest, command, signal, dropped });
if (published === 'cancelled')
return published;
if ('refusal' in published)
throw notTheSaved(folder, published.refusal);
if (published.digest !== digest)
throw inUse(key);
return 'done';
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
async function makeWay(store, key) {
if (store.isUsedElsewhere(key))
throw inUse(key);
await store.remove(key);
}
function inUse(key) {
return new errors .Rb({
message: `another run on this machine uses a different environment under the key ${key.slice(0, 12)}`,
remedy: 'Run this job again when the other run has ended.',
});
}
function notTheSaved(folder, why) {
return new errors .cs({
message: `the environment in ${(0,base_text .TL)(folder, 300)} is not the one that the digest is of: ${why}; nothing of it was used`,
remedy: 'Run all jobs of the workflow again, which saves a new one. If it happens again, somebody writes to the cache of the repository: see who can.',
});
}
function archivePath(folder, digest) {
return (0,external_node_path_.join)(folder, `${digest}.tar`);
}
function namesOf(list) {
return list?.layers.map(({ archive }) => archive) ?? [];
}
function readList(folder) {
try {
return listSchema.safeParse(JSON.parse(readBytes(folder)?.toString('utf8') ?? '')).data;
}
catch {
return undefined;
}
}
function readBytes(folder) {
const read = (0,confined_file .Hz)({ path: (0,external_node_path_.join)(folder, LIST), shown: LIST, folders: [folder] }, MAX_LIST_BYTES);
return 'problem' in read ? undefined : read.bytes;
}
async function digestFile(folder, path, signal) {
const opened = (0,confined_file .Bu)({ path, shown: path, folders: [folder] });
if ('problem' in opened)
return '';
try {
const [hash, piece, pace] = [(0,external_node_crypto_.createHash)('sha256'), Buffer.alloc(PIECE_BYTES), new kernel_pace .o()];
for (;;) {
const length = (0,external_node_fs_.readSync)(opened.descriptor, piece);
if (length === 0)
return hash.digest('hex');
hash.update(piece.subarray(0, length));
await pace.step();
if (signal?.aborted === true)
return 'cancelled';
}
}
finally {
(0,external_node_fs_.closeSync)(opened.descriptor);
}
}
function removeUnfinished(folder) {
for (const name of (0,external_node_fs_.readdirSync)(folder)) {
const [, pid] = /^\.(\d+)-[0-9a-f-]{36}\.tmp$/.exec(name) ?? [];
if (pid !== undefined && !(0,process_life .jW)(Number(pid)))
(0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name), { force: true });
}
}
}),
79227:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_m: () => ( BASE_TIME),
fy: () => ( setTreeTimes),
qG: () => ( renewTreeTimes)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79871);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25367);
var _kernel_pace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56757);
const BASE_TIME = 946_684_800;
const known = new WeakMap();
function timesOf(store) {
const times = known.get(store) ?? new Map();
known.set(store, times);
return times;
}
function now() {
return Date.now() / 1000;
}
function renewTreeTimes(store) {
timesOf(store).clear();
}
async function setTreeTimes(store, { folder, tree, signal }) {
const changed = timesOf(store);
const time = changed.get(tree) ?? now();
changed.set(tree, time);
const [files, ofBase] = await Promise.all([tree, store.base].map((each) => (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ .CS)(store, each)));
const same = new Set((ofBase ?? []).map(nameOf));
const isOutside = ({ path }) => store.external?.lfs.has(path.toString('latin1')) === true;
const pace = new _kernel_pace_js__WEBPACK_IMPORTED_MODULE_4__ .o();
for (const file of files ?? []) {
await pace.step();
if (signal?.aborted === true)
return;
if (isOutside(file))
continue;
const at = same.has(nameOf(file)) ? BASE_TIME : time;
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lutimesSync)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ .VV)(folder, file.path), at, at);
}
catch (error) {
if (!(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_2__ .Or)(error))
throw error;
}
}
}
function nameOf({ mode, id, path }) {
return `${mode} ${id} ${path.toString('latin1')}`;
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
91934:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K5: () => ( privateAreaPath),
ME: () => ( sharedCache),
PH: () => ( privateAreaFolder),
gx: () => ( findPrivateArea),
xS: () => ( AREAS)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
function privateAreaFolder(owner) {
requireOwn(rootOf(owner));
return privateAreaPath(owner);
}
function sharedCache(parentEnv) {
const root = rootOf({ parentEnv });
requireOwn(root);
return root;
}
const AREAS = 'autorize';
function rootOf({ parentEnv }) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cacheFolder(parentEnv), AREAS);
}
function privateAreaPath(owner) {
const { repository, name } = owner;
const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${repository.folder}\0${repository.commonDir}`).digest('hex').slice(0, 12);
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(rootOf(owner), `${name}-${id}`);
}
function cacheFolder({ XDG_CACHE_HOME: cache = '', HOME: home = '' }) {
if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(cache))
return cache;
if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(home))
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, '.cache');
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `HOME is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(home)} and XDG_CACHE_HOME is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(cache)}; the private area of a run lies in one of them`,
remedy: 'Set HOME or XDG_CACHE_HOME to an absolute path.',
});
}
function requireOwn(folder) {
const user = process.geteuid?.();
const owners = [node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync].map((status) => ownerOf(folder, status));
const other = owners.find((owner) => owner !== undefined && owner !== user);
if (user === undefined || other === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `the folder ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(folder, 200)} belongs to user ${other}, not to you (user ${user})`,
remedy: 'Set XDG_CACHE_HOME to a folder of your own, or run as that user.',
});
}
function ownerOf(path, status) {
try {
return status(path, { throwIfNoEntry: false })?.uid;
}
catch {
return undefined;
}
}
function findPrivateArea(owner) {
try {
return privateAreaFolder(owner);
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb)
return undefined;
throw error;
}
}
}),
66967:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( runCommand),
i: () => ( unseenHint)
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var promises_ = __webpack_require__(58500);
var external_node_child_process_ = __webpack_require__(31421);
var external_node_os_ = __webpack_require__(48161);
var external_node_worker_threads_ = __webpack_require__(75919);
var cores = __webpack_require__(2908);
var kernel_environment = __webpack_require__(22989);
var files = __webpack_require__(79871);
var control_group = __webpack_require__(23311);
var platform = __webpack_require__(92717);
var process_list = __webpack_require__(41570);
;
function holdMoreThan(pids, bytes) {
if (!(0,platform .j)()) {
const listed = pids.length === 0 ? [] : ((0,process_list .O3)() ?? []);
return sum(listed.flatMap(({ pid, residentBytes }) => (pids.includes(pid) ? [residentBytes] : []))) > bytes;
}
const resident = pids.map((pid) => readKilobytes(pid, 'status', /^VmRSS:\s+(\d+) kB$/m) ?? 0);
if (sum(resident) * 1024 <= bytes)
return false;
const shares = pids.map((pid, at) => readKilobytes(pid, 'smaps_rollup', /^Pss:\s+(\d+) kB$/m) ?? resident[at] ?? 0);
return sum(shares) * 1024 > bytes;
}
function sum(numbers) {
return numbers.reduce((total, each) => total + each, 0);
}
function readKilobytes(pid, name, pattern) {
try {
const found = pattern.exec((0,external_node_fs_.readFileSync)(`/proc/${pid}/${name}`, 'latin1'))?.[1];
return found === undefined ? undefined : Number(found);
}
catch {
return undefined;
}
}
;
const MEMORY_CHECK_MS = 250;
const UNLIMITED = { prefix: [], isExceeded: () => false, close: () => Promise.resolve(0) };
function openMemoryLimit(limit) {
if (limit === undefined)
return UNLIMITED;
const { bytes, means } = limit;
if (means.kind === 'sampled')
return { ...UNLIMITED, isExceeded: (pids) => holdMoreThan(pids(), bytes) };
const group = (0,control_group .wj)(means.parent, means.nameGroup(), bytes);
return { prefix: (0,control_group .cV)(group), isExceeded: () => (0,control_group .E2)(group), close: () => (0,control_group .Yp)(group.folder) };
}
;
const MAX_TAIL_BYTES = 1 << 20;
const DRAIN_MS = 500;
const HEAD_BYTES = 2000;
class OutputCapture {
#target;
#descriptor;
#tail;
#closed = Promise.resolve();
#stream;
#bytes = 0;
#seenBytes = 0;
#head = '';
#failure;
constructor(target) {
this.#target = target;
this.#tail = new Tail(Math.min(MAX_TAIL_BYTES, target.maxBytes >> 1));
this.#descriptor = (0,external_node_fs_.openSync)(target.path, 'wx', 0o600);
}
attach(stream) {
this.#stream = stream;
this.#closed = new Promise((resolve) => stream.once('close', () => resolve()));
stream.on('data', (block) => this.#take(block));
stream.on('error', () => undefined);
}
#take(block) {
this.#seenBytes += block.length;
if (this.#head.length < HEAD_BYTES)
this.#head += block.toString('utf8', 0, HEAD_BYTES);
const room = this.#target.maxBytes - this.#tail.maxBytes - this.#bytes;
const retained = block.subarray(0, Math.max(0, room));
this.#bytes += this.#write(retained);
this.#tail.push(block.subarray(retained.length));
release(block);
}
#write(retained) {
if (this.#failure !== undefined)
return 0;
try {
for (let at = 0; at < retained.length;)
at += (0,external_node_fs_.writeSync)(this.#descriptor, retained, at);
return retained.length;
}
catch (error) {
this.#failure = error;
return 0;
}
}
#writeEnd() {
const end = this.#tail.take();
const dropped = this.#seenBytes - this.#bytes - end.length;
if (dropped > 0)
this.#write(Buffer.from(`\n[autorize left out ${dropped} bytes here]\n`));
this.#bytes += this.#write(end);
}
get head() {
return this.#head;
}
async finish() {
await Promise.race([this.#closed, (0,promises_.setTimeout)(DRAIN_MS, undefined, { ref: false })]);
this.#stream?.destroy();
this.#writeEnd();
if (this.#failure !== undefined)
throw this.#failure;
const [bytes, seenBytes] = [this.#bytes, this.#seenBytes];
return { path: this.#target.path, bytes, seenBytes, truncated: seenBytes > bytes };
}
[Symbol.dispose]() {
this.#stream?.destroy();
(0,external_node_fs_.closeSync)(this.#descriptor);
}
}
class Tail {
maxBytes;
#ring;
#seen = 0;
constructor(maxBytes) {
this.maxBytes = maxBytes;
}
push(block) {
if (block.length === 0 || this.maxBytes === 0)
return;
this.#ring ??= Buffer.allocUnsafe(this.maxBytes);
const last = block.subarray(-this.maxBytes);
const at = (this.#seen + block.length - last.length) % this.maxBytes;
const copied = last.copy(this.#ring, at);
last.copy(this.#ring, 0, copied);
this.#seen += block.length;
}
take() {
const [ring, seen] = [this.#ring, this.#seen];
this.#ring = undefined;
this.#seen = 0;
if (ring === undefined)
return Buffer.alloc(0);
if (seen <= this.maxBytes)
return ring.subarray(0, seen);
const at = seen % this.maxBytes;
return Buffer.concat([ring.subarray(at), ring.subarray(0, at)]);
}
}
function release(block) {
const { buffer } = block;
if (block.byteLength !== buffer.byteLength)
return;
if ('transfer' in buffer && typeof buffer.transfer === 'function')
buffer.transfer(0);
}
var process_tree = __webpack_require__(98566);
var sandbox_command = __webpack_require__(19189);
var sandbox_filter = __webpack_require__(33382);
var kernel_signal = __webpack_require__(8538);
var external_node_stream_ = __webpack_require__(57075);
;
const MAX_STATUS_LENGTH = 1000;
const MAX_WAIT_MS = 1000;
function readStatus(child) {
const pipe = child.stdio[sandbox_command .NY];
if (!(pipe instanceof external_node_stream_.Readable))
return () => Promise.resolve('');
let text = '';
const closed = new Promise((resolve) => pipe.once('close', () => resolve()));
pipe.on('data', (block) => {
if (text.length < MAX_STATUS_LENGTH)
text += block.toString('latin1');
});
pipe.on('error', () => undefined);
return async () => {
await Promise.race([closed, (0,promises_.setTimeout)(MAX_WAIT_MS, undefined, { ref: false })]);
pipe.destroy();
return text;
};
}
function parseStatus(text) {
const code = /^started\nexit (\d{1,3})\n$/.exec(text)?.[1];
return {
began: text.startsWith('started\n'),
isMissing: text === 'missing\n',
...(code === undefined ? {} : { exitCode: Number(code) & 255 }),
};
}
var timer = __webpack_require__(20677);
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
const GRACE_MS = 5000;
const ABORT_GRACE_MS = 2000;
const LAUNCHER_MS = 1000;
const KILLED = 128 + external_node_os_.constants.signals.SIGKILL;
const CANCELLED = { code: 'ABORTED', reason: 'the run was cancelled before it began' };
async function runProcess(request) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
if (!external_node_worker_threads_.isMainThread)
throw new Error('commands are run from the main thread only: their lifetime hangs on it');
if (request.signal?.aborted === true)
return { kind: 'unstarted', ...CANCELLED, level: request.level.kind };
const opened = openOutputs(request);
if ('kind' in opened)
return opened;
const stdout = __addDisposableResource(env_1, opened.stdout, false);
const stderr = __addDisposableResource(env_1, opened.stderr, false);
let memory;
try {
memory = openMemoryLimit(request.memory);
}
catch (error) {
return unstarted(request, error);
}
try {
return await runLimited(request, { stdout, stderr, memory });
}
finally {
await memory.close();
}
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
__disposeResources(env_1);
}
}
async function runLimited(request, { stdout, stderr, memory }) {
const built = (0,sandbox_command .V5)(request.level, { ...request, isBound: request.cores !== undefined });
const startedAt = performance.now();
const launch = startChild(built, [...memory.prefix, ...(0,cores .Hl)(request.cores)], request);
if ('kind' in launch)
return launch;
const { child } = launch;
const ending = watchEnding(child, request, memory);
const spawned = await new Promise((resolve) => {
child.once('spawn', () => resolve(undefined));
child.once('error', resolve);
});
if (spawned !== undefined) {
ending.stop();
return unstarted(request, spawned);
}
(0,sandbox_filter .G)(child, built.filter);
const status = readStatus(child);
if (child.stdout !== null)
stdout.attach(child.stdout);
if (child.stderr !== null)
stderr.attach(child.stderr);
feed(child.stdin, request.stdin);
const exit = await ending.exit;
const durationMs = performance.now() - startedAt;
const isLeft = !(0,sandbox_command .G3)(request.level) || exit.code === null;
const unended = isLeft ? await endLeftovers(child, request) : 0;
const isBeyond = ending.isBeyondMemory();
const survivors = Math.max(unended, await memory.close());
const outputs = { stdout: await stdout.finish(), stderr: await stderr.finish() };
const report = parseStatus(await status());
const { killedByBudget, aborted } = ending;
if (!report.began && !isLeft)
await endLeftovers(child, request);
if (!report.began && !killedByBudget && !isBeyond && !aborted) {
if (report.isMissing)
return notFound(request);
return {
kind: 'unstarted',
code: 'SANDBOX',
reason: stderr.head.trim() || 'no word of why',
level: request.level.kind,
};
}
const reported = built.reportsExit ? (report.exitCode ?? KILLED) : codeOf(exit);
const exitCode = isBeyond && reported === 0 ? KILLED : reported;
const facts = { exitCode, signal: signalOf(exitCode), killedByBudget, aborted, durationMs };
const excess = isBeyond && request.memory !== undefined ? { exceededMemory: request.memory.bytes } : {};
return { kind: 'ended', ...facts, ...excess, ...outputs, level: request.level.kind, survivors };
}
function openOutputs(request) {
let stdout;
try {
stdout = new OutputCapture(request.stdout);
return { stdout, stderr: new OutputCapture(request.stderr) };
}
catch (error) {
stdout?.[Symbol.dispose]();
if (['EMFILE', 'ENFILE'].includes((0,files .CA)(error)))
return unstarted(request, error);
throw error;
}
}
function startChild({ program: last, args: rest, filter }, prefix, request) {
const [program = last, ...args] = [...prefix, last, ...rest];
const mark = { [kernel_environment .xO]: request.runId };
try {
const child = (0,external_node_child_process_.spawn)(program, args, {
cwd: request.view.workDir,
env: { ...((0,platform .j)() ? {} : mark), ...request.environment, ...mark },
detached: true,
stdio: [
...[request.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', 'pipe'],
...(filter === undefined ? [] : ['pipe']),
],
});
return { child };
}
catch (error) {
return unstarted(request, error);
}
}
function unstarted({ level }, error) {
return {
kind: 'unstarted',
code: (0,files .CA)(error),
reason: error instanceof Error ? error.message : String(error),
level: level.kind,
};
}
function notFound({ level, command }) {
const reason = `${JSON.stringify(command[0] ?? '')} is no command in the sandbox`;
return { kind: 'unstarted', code: 'ENOENT', reason, level: level.kind };
}
function feed(stdin, text) {
if (stdin === null || text === undefined)
return;
stdin.on('error', () => undefined);
stdin.end(text);
}
function codeOf({ code, signal }) {
return code ?? 128 + (signal === null ? 0 : external_node_os_.constants.signals[signal]);
}
function signalOf(exitCode) {
const found = Object.entries(external_node_os_.constants.signals).find(([, number]) => number === exitCode - 128);
return found === undefined ? null : found[0];
}
function watchEnding(child, request, memory) {
const { budgetMs, graceMs = GRACE_MS, signal } = request;
const { abortGraceMs = Math.min(graceMs, ABORT_GRACE_MS) } = request;
const timers = [];
const state = { killedByBudget: false, aborted: false, stop, isBeyondMemory };
let isBeyond = false;
let nextLook;
const ask = () => {
if (!isRunning(child))
return;
const members = membersOf(child, request);
for (const pid of members)
(0,kernel_signal .v)(pid, 'SIGTERM');
if (members.length === 0)
killLauncher(child);
};
const killAfter = (ms) => {
timers.push((0,timer .Ip)(ms, () => killTree(child, request)));
timers.push((0,timer .Ip)(ms + LAUNCHER_MS, () => killLauncher(child)));
};
const onBudget = () => {
if (state.aborted)
return;
state.killedByBudget = true;
ask();
killAfter(graceMs);
};
const onAbort = () => {
if (!state.killedByBudget) {
state.aborted = true;
ask();
}
killAfter(abortGraceMs);
};
function isBeyondMemory() {
if (!isBeyond && !state.killedByBudget && !state.aborted) {
isBeyond = memory.isExceeded(() => (isRunning(child) ? membersOf(child, request) : []));
}
return isBeyond;
}
const watchMemory = () => {
nextLook = (0,timer .Ip)(MEMORY_CHECK_MS, () => {
if (isBeyondMemory())
killAfter(0);
else
watchMemory();
});
};
function stop() {
for (const timer of [...timers, nextLook])
timer?.cancel();
signal?.removeEventListener('abort', onAbort);
}
timers.push((0,timer .Ip)(budgetMs, onBudget));
if (request.memory !== undefined)
watchMemory();
signal?.addEventListener('abort', onAbort, { once: true });
const exit = new Promise((resolve) => {
child.once('exit', (code, exitSignal) => {
stop();
resolve({ code, signal: exitSignal });
});
});
return Object.assign(state, { exit });
}
function isRunning(child) {
return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
function membersOf(child, request) {
const below = (0,process_tree .gO)(child.pid);
if ((0,sandbox_command .G3)(request.level))
return below;
return [...new Set([child.pid, ...below, ...(0,process_tree .KT)(request.runId)])];
}
function killTree(child, request) {
if (!isRunning(child))
return;
const first = (0,process_tree .gO)(child.pid)[0];
if ((0,sandbox_command .G3)(request.level) && first !== undefined)
(0,kernel_signal .v)(first, 'SIGKILL');
else {
if (!(0,platform .j)())
for (const pid of membersOf(child, request))
(0,kernel_signal .v)(pid, 'SIGKILL');
(0,kernel_signal .v)(-child.pid, 'SIGKILL');
}
}
function killLauncher(child) {
if (isRunning(child))
(0,kernel_signal .v)(-child.pid, 'SIGKILL');
}
async function endLeftovers(child, { level, runId }) {
if (!(0,sandbox_command .G3)(level) && child.pid !== undefined)
(0,kernel_signal .v)(-child.pid, 'SIGKILL');
return await (0,process_tree .fR)(runId);
}
var fault_point = __webpack_require__(23727);
var layered_view = __webpack_require__(92364);
var regular_file = __webpack_require__(48951);
var sandbox_view = __webpack_require__(71028);
var scratch_home = __webpack_require__(75364);
var compiled_python = __webpack_require__(32053);
var home_layers = __webpack_require__(50917);
;
var command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
const MAX_LOG_BYTES = 10 << 20;
const GIT_CONFIG = '[user]\n\tname = agent\n\temail = agent@localhost\n[safe]\n\tdirectory = *\n[init]\n\tdefaultBranch = main\n';
const WAIT_ON_TERM = 'trap exit TERM; ';
const NO_USER_SETTINGS = {
GOENV: 'off',
NPM_CONFIG_USERCONFIG: '/dev/null',
PIP_CONFIG_FILE: '/dev/./null',
};
const SETTINGS_VARIABLES = {
NPM_CONFIG_USERCONFIG: '.npmrc',
PIP_CONFIG_FILE: '.config/pip/pip.conf',
GOENV: '.config/go/env',
};
function keepSettings(folder, { files, request, level, }) {
if (request.compiled !== 'never' || level.kind !== 'bubblewrap')
return {};
const kept = Object.entries(SETTINGS_VARIABLES).filter(([, path]) => files[path] !== undefined);
if (kept.length === 0)
return {};
(0,external_node_fs_.mkdirSync)(folder);
return Object.fromEntries(kept.map(([name, path]) => {
const file = (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(path));
(0,external_node_fs_.writeFileSync)(file, files[path] ?? '');
return [name, file];
}));
}
function writeHome(home, files) {
for (const [path, text] of Object.entries({ ...files, '.gitconfig': GIT_CONFIG })) {
(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(home, path)), { recursive: true });
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(home, path), text);
}
}
function unseenHint({ unseen }) {
return unseen === undefined ? '' : ` (${unseen})`;
}
const TAIL_BYTES = 4096;
function findUnseen({ environment, level }, { result, view }) {
if (level.kind !== 'bubblewrap' || result.kind !== 'ended' || result.exitCode === 0 || result.aborted)
return undefined;
const texts = [result.stderr, result.stdout].map(({ path }) => (0,regular_file .EI)(path, 'end', TAIL_BYTES)?.text ?? '');
const hints = texts.map((text) => environment.explainUnseen(text, (path) => (0,sandbox_view .K)(view, path)));
return hints.find((hint) => hint !== undefined);
}
async function removeBeside(running, emptied) {
let isOver = false;
const end = () => {
isOver = true;
};
const ended = running.then(end, end);
do
await (0,promises_.setImmediate)();
while (!isOver && emptied.removeNext());
await ended;
}
async function runCommand(privateArea, request) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { command, workDir, variables, stdin, stdoutPath, stderrPath, budgetMs, network, signal } = request;
const { readable = [], writable = [], maxStdoutBytes = MAX_LOG_BYTES, compiled, tracing = 'on' } = request;
const { kind, isTrusted = false, bridge, homeFiles = {} } = request;
const { folder, repository, parentEnv, level, session, environment } = privateArea;
const { emptied, onLeft } = privateArea;
const ofCommand = { ...((0,sandbox_command .G3)(level) ? { emptied } : {}), signal, onLeft };
const scratch = command_addDisposableResource(env_1, (0,scratch_home .e)((0,external_node_path_.join)(folder, 'scratch'), ofCommand), true);
const { temporary } = scratch;
const bytecode = compiled === 'never' && level.kind === 'bubblewrap' ? request.bytecode : undefined;
const home = request.home ?? { at: scratch.home, folder: scratch.home };
const files = environment.homeFiles(network);
writeHome(home.folder, { ...files, ...homeFiles });
const kept = keepSettings((0,external_node_path_.join)((0,external_node_path_.dirname)(scratch.home), 'settings'), { files, request, level });
const caches = command_addDisposableResource(env_1, (0,home_layers .rI)(privateArea, { home, view: request.view, network, signal }), true);
if (request.view !== undefined)
(0,layered_view .vl)(request.view);
(0,fault_point .Jd)('command:after-scratch');
const hidden = [repository.folder, repository.commonDir, folder, privateArea.cache, ...privateArea.hidden];
const aliases = (request.aliases ?? []).map((at) => ({ path: workDir, at }));
const { writable: ofCaches, layered } = caches;
const ofPython = bytecode === undefined ? [] : [{ path: bytecode, at: compiled_python .Cg }];
const readableAt = [...caches.readableAt, ...ofPython];
const folders = {
...{
workDir,
home: home.at,
temporary,
readable: [...readable, ...Object.values(kept)],
network,
tracing,
aliases,
devices: environment.devices,
},
...{ writable: [...ofCaches, ...writable], readableAt, ...(layered === undefined ? {} : { layered }) },
...(bridge === undefined ? {} : { bridge }),
};
const { readable: shared, masked } = environment;
const view = (0,sandbox_command .OU)(level)
? (0,sandbox_view .f)({ ...folders, parentEnv, hidden: [...hidden, ...masked], shared })
: folders;
const _cores = command_addDisposableResource(env_1, await privateArea.resources.takeCores(request.place, signal), false);
(0,fault_point .Jd)('command:before-start');
const running = runProcess({
level,
view,
command: ['/bin/sh', '-c', `${WAIT_ON_TERM}${command}`],
environment: (0,kernel_environment .AF)({
parentEnv,
variables: {
...environment.variables({ kind, network, home: home.at, isTrusted }),
...(compiled === undefined
? {}
: (0,compiled_python .YH)(compiled, { home: home.at, temporary, hasBytecode: bytecode !== undefined })),
...(compiled === 'never' ? { ...NO_USER_SETTINGS, ...kept } : {}),
...variables,
},
home: home.at,
temporary,
}),
runId: `${session}.${(0,external_node_crypto_.randomUUID)()}`,
stdout: { path: stdoutPath, maxBytes: maxStdoutBytes },
stderr: { path: stderrPath, maxBytes: MAX_LOG_BYTES },
budgetMs,
...privateArea.resources.limitsOf(request),
...(stdin === undefined ? {} : { stdin }),
...(signal === undefined ? {} : { signal }),
});
if (kind === 'agent')
await removeBeside(running, emptied);
const result = await running;
(0,fault_point .Jd)('command:after-end');
const unseen = findUnseen(privateArea, { result, view });
return unseen === undefined ? result : { ...result, unseen };
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
const result_1 = command_disposeResources(env_1);
if (result_1)
await result_1;
}
}
}),
32053:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Cg: () => ( SHOWN_BYTECODE),
IK: () => ( BYTECODE),
YH: () => ( pythonVariables)
});
const BYTECODE = '.cache/python-bytecode';
const SHOWN_BYTECODE = '/run/autorize-python-bytecode';
function pythonVariables(compiled, { home, temporary, hasBytecode }) {
const prefixes = {
never: hasBytecode ? SHOWN_BYTECODE : '/dev/null/pycache',
apart: `${temporary}/pycache`,
kept: `${home}/${BYTECODE}`,
};
return {
PYTHONPYCACHEPREFIX: prefixes[compiled],
PYTHONNOUSERSITE: '1',
...(compiled === 'kept' ? {} : { PYTHONDONTWRITEBYTECODE: '1' }),
};
}
}),
50917:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
iz: () => ( joinHome),
rI: () => ( showCaches),
ro: () => ( homeFolders)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92364);
var _kernel_move_entry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24102);
const WRITTEN = new Set([
...['.cache/uv', '.cache/deno', '.bun/install/cache', '.gradle/caches', '.gradle/native'],
]);
function homeFolders(layers, { home, above }) {
return layers.filter(isThere).map(({ from, at }) => {
const prepared = above.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, at)).filter(isFolder);
return { at: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, at), lower: [...prepared, from] };
});
}
function isThere({ from }) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(from);
}
function isFolder(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function joinHome(view, home) {
const upper = (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_3__ .Ag)(view, home);
for (const { at } of view.folders) {
if (!at.startsWith(home + node_path__WEBPACK_IMPORTED_MODULE_2__.sep))
continue;
const target = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(upper, at.slice(home.length + 1));
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(target, { recursive: true, force: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(target), { recursive: true });
(0,_kernel_move_entry_js__WEBPACK_IMPORTED_MODULE_4__ .c)((0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_3__ .Ag)(view, at), target);
}
}
function showCaches(privateArea, { home, view, network, signal }) {
const { level, layering, environment, emptied, onLeft } = privateArea;
const shown = { writable: [], readableAt: [], [Symbol.asyncDispose]: () => Promise.resolve() };
if (level.kind !== 'bubblewrap')
return shown;
if (view !== undefined) {
const inside = view.folders.filter(({ at }) => at.startsWith(home.at + node_path__WEBPACK_IMPORTED_MODULE_2__.sep));
return { ...shown, layered: view, writable: inside.map(({ at }) => at) };
}
const folders = homeFolders(environment.homeLayers, { home: home.at, above: [] });
if (folders.length === 0)
return shown;
if (layering.kind === 'copies') {
const isFree = ({ at }) => !WRITTEN.has(at) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home.folder, at));
const readable = network === 'off' ? environment.homeLayers.filter((each) => isThere(each) && isFree(each)) : [];
return { ...shown, readableAt: readable.map(({ from, at }) => ({ path: from, at: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home.at, at) })) };
}
const { programs, views } = layering.layers;
const own = (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_3__ .w0)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(views, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()), programs, folders });
return {
...{ readableAt: [], layered: own, writable: folders.map(({ at }) => at) },
[Symbol.asyncDispose]: async () => {
const left = await (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_3__ .cm)(own, { emptied, signal });
if (left.length > 0 && signal?.aborted !== true)
onLeft(left);
},
};
}
}),
63702:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
OE: () => ( emptyWorkspaces),
ky: () => ( endSession),
b: () => ( evaluationCheckout),
RQ: () => ( leftNotes),
mk: () => ( makeRoom),
az: () => ( makeRoomAfter),
n1: () => ( openPrivateArea),
x9: () => ( reportLostRefs),
IS: () => ( storeFolder),
IQ: () => ( workspaceIndex),
B3: () => ( workspaceOf)
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var byte_size = __webpack_require__(35252);
var errors = __webpack_require__(45145);
var base_text = __webpack_require__(7953);
var disk_room = __webpack_require__(81459);
var durable = __webpack_require__(84831);
var remove_tree = __webpack_require__(14311);
;
const MAX_WAITING = 1000;
class EmptiedFolders {
#onLeft;
#waiting = [];
constructor(onLeft) {
this.#onLeft = onLeft;
}
empty(path) {
const folders = (0,remove_tree .Ed)(path);
if (folders === undefined)
return false;
this.#waiting.push(...folders);
while (this.#waiting.length > MAX_WAITING)
this.removeNext();
return true;
}
removeNext() {
const next = this.#waiting.shift();
if (next === undefined)
return false;
if (!(0,remove_tree .v$)(next))
this.#onLeft((0,remove_tree .dM)(next));
return true;
}
removeAll() {
while (this.removeNext())
;
}
}
var fault_point = __webpack_require__(23727);
var kernel_git = __webpack_require__(13096);
var git_store = __webpack_require__(25367);
var lone_commit = __webpack_require__(43874);
var process_tree = __webpack_require__(98566);
var branch_files = __webpack_require__(98972);
var files = __webpack_require__(79871);
var regular_file = __webpack_require__(48951);
;
const MAX_FILES = 20_000;
const MAX_SHOWN = 10;
const LEFT_OUT = /^refs\/(remotes\/|autorize|heads\/auto(rize|research))/;
function listRefFiles({ commonDir }) {
const names = listFiles(commonDir, 'refs');
if (names === undefined)
return undefined;
const found = new Map();
const add = (name, id) => {
if (!LEFT_OUT.test(name))
found.set(name, id);
};
for (const [name, id] of (0,branch_files .J)((0,regular_file .Aj)((0,external_node_path_.join)(commonDir, 'packed-refs'))))
add(name, id);
for (const name of names) {
const [id] = /^[0-9a-f]{40,64}/.exec((0,regular_file .Aj)((0,external_node_path_.join)(commonDir, name), 1000)) ?? [];
if (id !== undefined)
add(name, id);
}
return found;
}
function lostRefsNote(before, repository) {
if (!(0,external_node_fs_.existsSync)(repository.commonDir))
return undefined;
const now = listRefFiles(repository) ?? before;
const lost = [...before].filter(([name]) => !now.has(name));
if (lost.length === 0)
return undefined;
const shown = lost.slice(0, MAX_SHOWN).map(([name, id]) => `${(0,base_text .TL)(name, 200)} (${id})`);
const more = lost.length > MAX_SHOWN ? ` and ${lost.length - MAX_SHOWN} more` : '';
const command = `git -C ${(0,base_text .TL)(repository.folder, 300)} update-ref NAME COMMIT`;
return `refs of your repository are gone since the run began: ${shown.join(', ')}${more}; commands without bubblewrap can delete them; to restore one: ${command}`;
}
function listFiles(top, below) {
const files = [];
const folders = [below];
let room = MAX_FILES;
for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
const entries = entriesOf((0,external_node_path_.join)(top, folder));
room -= entries.length;
if (room < 0)
return undefined;
for (const entry of entries) {
if (entry.isDirectory())
folders.push(`${folder}/${entry.name}`);
else if (entry.isFile() && !entry.name.endsWith('.lock'))
files.push(`${folder}/${entry.name}`);
}
}
return files;
}
function entriesOf(folder) {
try {
return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
}
catch (error) {
if ((0,files .Or)(error))
return [];
throw error;
}
}
var canonical_json = __webpack_require__(19533);
var hash = __webpack_require__(28338);
;
const STEERING = [
'HEAD',
'config',
'config.worktree',
'commondir',
'gitdir',
'hooks',
'info',
'objects/info',
'packed-refs',
'shallow',
'modules',
'worktrees',
'refs/replace',
];
function digestSteering(gitDir) {
return (0,hash .s)((0,canonical_json .d)(Object.fromEntries(STEERING.map((name) => [name, describe((0,external_node_path_.join)(gitDir, name))]))));
}
function describe(path) {
const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
if (stats === undefined)
return null;
if (stats.isSymbolicLink())
return ['link', (0,external_node_fs_.readlinkSync)(path)];
if (stats.isFile())
return ['file', (0,hash .s)((0,external_node_fs_.readFileSync)(path))];
if (!stats.isDirectory())
return ['other'];
const names = (0,external_node_fs_.readdirSync)(path, { encoding: 'latin1' }).sort((a, b) => (a < b ? -1 : 1));
return names.map((name) => [Buffer.from(name, 'latin1').toString('hex'), describe((0,external_node_path_.join)(path, name))]);
}
var user_programs = __webpack_require__(71703);
var waiting_files = __webpack_require__(27097);
var environment_shape = __webpack_require__(83257);
var command_environment = __webpack_require__(2374);
var area_layers = __webpack_require__(16755);
var byte_path = __webpack_require__(4862);
var program = __webpack_require__(95808);
var user_config = __webpack_require__(89820);
var user_remote = __webpack_require__(35208);
;
async function findLfsStorage({ folder, commonDir }, parentEnv) {
const entries = await (0,user_config .AV)(folder, parentEnv, '^lfs\\.storage$');
return (0,external_node_path_.join)((0,external_node_path_.resolve)(commonDir, entries.at(-1)?.value ?? 'lfs'), 'objects');
}
async function readLfsFilters(folder, parentEnv) {
const entries = await (0,user_config .AV)(folder, parentEnv, '^lfs\\.fetch(in|ex)clude$');
return entries.filter(({ value }) => value !== '').map(({ key, value }) => `${key}=${value}`);
}
function lfsObject(storage, { oid }) {
return (0,external_node_path_.join)(storage, oid.slice(0, 2), oid.slice(2, 4), oid);
}
function hasLfsObject(storage, pointer) {
const stats = (0,external_node_fs_.lstatSync)(lfsObject(storage, pointer), { throwIfNoEntry: false });
return stats?.isFile() === true && stats.size === pointer.size;
}
const MAX_OUTPUT = 1 << 20;
async function fetchLfs(repository, { commit, parentEnv, signal, }) {
const { folder, remote, carried } = repository;
const call = (args) => (0,program .m)({
...{ program: 'git', args, cwd: folder, env: { ...(0,user_config .am)(parentEnv), ...carried } },
...{ maxBytes: MAX_OUTPUT, maxStderrChars: MAX_OUTPUT },
cutOff: signal ?? new AbortController().signal,
});
if ((await call(['lfs', 'version'])).exitCode !== 0)
return 'not installed';
const own = remote.isWritten ? [] : ['-c', `remote.${remote.name}.url=${remote.url}`];
const { exitCode, stderr } = await call([...own, 'lfs', 'fetch', remote.name, commit]);
if (exitCode === 0)
return 'fetched';
return { failure: failureOf(stderr) ?? `git lfs fetch ended with ${exitCode ?? 'a signal'}` };
}
function failureOf(text) {
const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^(?:warning|hint): /i.test(line));
const isSummary = (line) => line.startsWith('error: failed to fetch some objects');
const [, from] = /from '(.*)'/.exec(lines.find(isSummary) ?? '') ?? [];
const why = lines.find((line) => !isSummary(line)) ?? lines[0];
if (why === undefined)
return undefined;
const shown = (0,base_text .g$)((0,user_remote .G5)(why), 300);
return from === undefined ? shown : `${shown} (from ${(0,base_text .TL)((0,user_remote .G5)(from), 200)})`;
}
var submodules = __webpack_require__(18109);
;
async function findActive(gitlinks, around) {
if (gitlinks.length === 0)
return { active: [], unknown: [] };
const { repository, parentEnv } = around;
const url = around.url ?? (await (0,user_config ._Y)(repository, parentEnv)).url;
const entries = await (0,user_config .AV)(repository.folder, parentEnv, '^submodule\\.');
const chosen = await choosePaths(gitlinks, entries, around);
const active = gitlinks.flatMap(({ path, commit, module }) => {
if (module === undefined)
return [];
const own = (key) => lastValue(entries, `submodule.${module.name}.${key}`);
const { name } = module;
if ((own('update') ?? module.update) === 'none')
return [];
const isActive = own('active') === undefined ? (chosen?.has(path) ?? true) : isTrue(own('active'));
return isActive ? [{ path, commit, name, url: (0,submodules .Y)(own('url') ?? module.url, url) }] : [];
});
return { active, unknown: gitlinks.flatMap(({ path, module }) => (module === undefined ? [path] : [])) };
}
function lastValue(entries, key) {
return entries.findLast((entry) => entry.key === key)?.value;
}
function isTrue(value) {
return /^(?:true|yes|on|[1-9]\d*)$/i.test(value ?? '');
}
async function choosePaths(gitlinks, entries, { repository, parentEnv, gitDir, home }) {
const patterns = entries.flatMap(({ key, value }) => (key === 'submodule.active' ? [value] : []));
if (patterns.length === 0)
return undefined;
const indexFile = (0,external_node_path_.join)(gitDir, 'gitlinks.index');
const lines = gitlinks.map(({ path, commit }) => `160000 ${commit}\t${path}\0`).join('');
await (0,kernel_git .uD)({ gitDir, home, indexFile })(['update-index', '-z', '--index-info'], { input: lines });
const env = { ...(0,user_config .am)(parentEnv), GIT_DIR: gitDir, GIT_INDEX_FILE: indexFile };
const args = ['ls-files', '-z', '--', ...patterns];
const limits = { maxBytes: 64 << 20, maxStderrChars: 1000 };
const { stdout } = await (0,program .m)({ program: 'git', args, cwd: repository.folder, env, ...limits });
return new Set(stdout.toString().split('\0').filter(Boolean));
}
function clonesOf({ name, path }, { gitDirs, workTree }) {
return [...gitDirs.map((gitDir) => (0,external_node_path_.join)(gitDir, 'modules', name)), (0,external_node_path_.join)(workTree, path)];
}
var listing = __webpack_require__(23401);
var raw_diff = __webpack_require__(3800);
;
const KEYS = '^(http\\.(.*\\.)?(extraheader|proxy|sslcainfo|sslcapath|sslverify)|url\\..*\\.insteadof)$';
async function readCarriedConfig({ folder, elsewhere }, parentEnv) {
const [here, there] = await Promise.all([folder, elsewhere].map((each) => (0,user_config .AV)(each, parentEnv, KEYS)));
const known = new Set(there?.map(nameOf));
const carried = here?.filter((entry) => !known.has(nameOf(entry))) ?? [];
if (carried.length === 0)
return {};
const first = Number(parentEnv.GIT_CONFIG_COUNT ?? 0) || 0;
const variables = carried.flatMap(({ key, value }, at) => [
[`GIT_CONFIG_KEY_${first + at}`, key],
[`GIT_CONFIG_VALUE_${first + at}`, value],
]);
return { ...Object.fromEntries(variables), GIT_CONFIG_COUNT: String(first + carried.length) };
}
function nameOf({ key, value, origin }) {
return `${origin}\0${key}\0${value}`;
}
var copy_file = __webpack_require__(79526);
var external_content = __webpack_require__(92197);
var git_work_tree = __webpack_require__(51221);
var git_folder = __webpack_require__(80829);
var object_presence = __webpack_require__(55523);
;
async function findSubmodule(request) {
const { clones, commit, repository, folder } = request;
for (const clone of clones) {
const gitDir = gitDirOf(clone);
if (gitDir === undefined)
continue;
const found = repositoryAt(gitDir, repository);
if (await holds(found, { commit, folder: `${folder}.look` }))
return found;
}
return fetchSubmodule(request);
}
function gitDirOf(folder) {
const dotGit = (0,external_node_path_.join)(folder, '.git');
const stats = (0,external_node_fs_.lstatSync)(dotGit, { throwIfNoEntry: false });
if (stats?.isDirectory() === true)
return dotGit;
if (stats?.isFile() === true) {
const named = /^gitdir: (.+)$/m.exec((0,external_node_fs_.readFileSync)(dotGit, 'utf8'))?.[1];
return named === undefined ? undefined : (0,external_node_path_.resolve)(folder, named.trimEnd());
}
return (0,external_node_fs_.statSync)((0,external_node_path_.join)(folder, 'objects'), { throwIfNoEntry: false })?.isDirectory() === true ? folder : undefined;
}
function repositoryAt(gitDir, { objectFormat }) {
return { folder: gitDir, commonDir: gitDir, gitDir, objects: (0,external_node_path_.join)(gitDir, 'objects'), objectFormat, head: '' };
}
async function holds({ objects, objectFormat }, { commit, folder }) {
const [gitDir, home] = [(0,external_node_path_.join)(folder, 'git'), (0,external_node_path_.join)(folder, 'home')];
(0,external_node_fs_.mkdirSync)(home, { recursive: true });
for (const name of ['objects', 'refs'])
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, name), { recursive: true });
(0,git_folder .e)(gitDir, { objectFormat });
return hasWhole((0,kernel_git .uD)({ gitDir, home, alternates: [objects] }), commit);
}
async function hasWhole(git, commit) {
if (!(await (0,object_presence .Q)(git, commit)))
return false;
const args = ['rev-list', '--objects', '--quiet', '--end-of-options', `${commit}^{tree}`];
try {
return (await git(args, { allowed: [0, 1, 128] })).exitCode === 0;
}
catch (error) {
if (error instanceof kernel_git .XS)
return false;
throw error;
}
}
const PROTOCOLS = ['https', 'http', 'ssh', 'git'];
async function fetchSubmodule(request) {
const { url, commit, repository, parentEnv, folder, signal } = request;
const [gitDir, home] = [(0,external_node_path_.join)(folder, 'git'), (0,external_node_path_.join)(folder, 'home')];
(0,external_node_fs_.mkdirSync)(home, { recursive: true });
for (const name of ['objects/pack', 'objects/info', 'refs/heads'])
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, name), { recursive: true });
(0,git_folder .e)(gitDir, { objectFormat: repository.objectFormat });
const entries = await (0,user_config .AV)(repository.folder, parentEnv, '^protocol\\.file\\.allow$');
const protocols = allowsFiles(entries, parentEnv) ? [...PROTOCOLS, 'file'] : PROTOCOLS;
const carried = await readCarriedConfig({ folder: repository.folder, elsewhere: gitDir }, parentEnv);
const env = { ...(0,user_remote .hA)(parentEnv, protocols), ...carried };
const git = (0,kernel_git .uD)({ gitDir, home, network: { protocol: 'https', header: undefined, env, isOfUser: true } });
const fetch = ['-c', 'fetch.fsckObjects=false', 'fetch', '-q', '--no-tags', '--no-write-fetch-head'];
const ways = [
[...fetch, '--depth=1', '--end-of-options', url, `+${commit}:refs/heads/wanted`],
[...fetch, '--end-of-options', url, '+refs/heads/*:refs/fetched/*'],
[...fetch, '--end-of-options', url, '+refs/tags/*:refs/fetched-tags/*'],
];
const failures = [];
for (const args of ways) {
try {
await git(args, { cutOff: signal ?? new AbortController().signal });
}
catch (error) {
if (!(error instanceof kernel_git .XS) || error.isDiskFull)
throw error;
if (signal?.aborted === true)
return 'cancelled';
failures.push(error);
continue;
}
if (await hasWhole(git, commit))
return repositoryAt(gitDir, repository);
}
throw unreachable(request, failures.length < ways.length ? undefined : failures[0]);
}
function allowsFiles(entries, { GIT_ALLOW_PROTOCOL: allowed }) {
if (allowed !== undefined)
return allowed.split(':').includes('file');
return entries.at(-1)?.value === 'always';
}
function unreachable({ shown, name, url, commit }, failure) {
const lines = failure?.stderr.split('\n').filter((line) => line.trim() !== '' && !/^(?:warning|hint): /i.test(line));
const why = lines === undefined ? 'no branch or tag there leads to that commit' : (lines[0] ?? failure?.message ?? '');
const key = `submodule.${name}.active`;
return new errors .Rb({
message: `the submodule ${(0,base_text .TL)(shown, 200)} at ${commit} cannot be fetched from ${(0,base_text .TL)((0,user_remote .G5)(url), 200)}: ${(0,base_text .g$)((0,user_remote .G5)(why), 300)}`,
remedy: `Fetch it once: git submodule update --init --recursive -- ${shown}. To run without it: git config ${key} false`,
});
}
;
function requireGoingOn(signal) {
if (signal?.aborted === true)
throw interrupted();
}
function interrupted() {
return new errors .Rb({
message: 'interrupted by the operator while Git LFS files and submodules of the base were prepared',
remedy: 'Run the command again.',
});
}
const MAX_DEPTH = 20;
class ExternalMaker {
#request;
#bytes = 0;
#stores = 0;
constructor(request) {
this.#request = request;
}
async fill(part, target, depth = 0) {
await this.#fillLfs(part, target);
for (const submodule of part.active)
await this.#fillSubmodule(part, submodule, { target, depth });
}
async #fillLfs({ store, lfs, lfsRepository, prefix }, target) {
if (lfs.size === 0)
return;
const { parentEnv, signal } = this.#request;
const storage = await findLfsStorage(lfsRepository, parentEnv);
const files = [...lfs];
const missing = files.filter(([, file]) => !hasLfsObject(storage, file));
if (missing.length > 0) {
const fetched = await fetchLfs(lfsRepository, { commit: store.base, parentEnv, signal });
requireGoingOn(signal);
(0,fault_point .Jd)('external:after-fetch');
if ((await readLfsFilters(lfsRepository.folder, parentEnv)).length === 0)
requireFetched(fetched, { missing, storage, prefix });
}
const here = files.filter(([, file]) => hasLfsObject(storage, file));
this.#reserve(here.reduce((sum, [, { size }]) => sum + size, 0));
for (const [path, file] of here)
await this.#placeLfs({ storage, file, path, prefix }, target);
(0,fault_point .Jd)('external:after-lfs');
}
async #placeLfs({ storage, file, path, prefix }, target) {
const { signal } = this.#request;
const place = (0,byte_path .VV)(target, path);
(0,external_node_fs_.mkdirSync)(place.subarray(0, place.lastIndexOf(0x2f)), { recursive: true });
(0,external_node_fs_.rmSync)(place, { force: true });
const source = Buffer.from(lfsObject(storage, file));
const copied = await (0,copy_file .m3)({ source, target: place, stats: (0,external_node_fs_.lstatSync)(source, { bigint: true }), signal });
if (copied !== 'shut')
(0,external_node_fs_.chmodSync)(place, file.mode === '100755' ? 0o755 : 0o644);
const found = copied === 'copied' ? await (0,external_content .DC)(place, signal) : undefined;
requireGoingOn(signal);
if (found === file.oid)
return;
throw new errors .Rb({
message: `the Git LFS content of ${(0,base_text .TL)(prefix + textOf(path), 200)} is damaged: ${(0,base_text .TL)(source.toString(), 300)} does not hold what its name says`,
remedy: 'Remove that file, then run the command again, which fetches it.',
});
}
async #fillSubmodule({ gitDirs, workTree, prefix }, submodule, { target, depth }) {
const { repository, parentEnv, scratch, signal } = this.#request;
const { name, path, commit, url } = submodule;
const shown = `${prefix}${path}`;
if (depth >= MAX_DEPTH) {
throw new errors .Rb({
message: `the submodule ${(0,base_text .TL)(shown, 200)} lies in ${(0,base_text .LS)(depth, 'other submodule')}; expected at most ${MAX_DEPTH}`,
remedy: `Leave it out: git config submodule.${name}.active false`,
});
}
this.#stores += 1;
const folder = (0,external_node_path_.join)(scratch, 'submodules', String(this.#stores));
const clones = clonesOf({ name, path }, { gitDirs, workTree });
const source = await findSubmodule({
...{ shown, name, url, commit, clones, repository, parentEnv, signal },
folder: (0,external_node_path_.join)(folder, 'source'),
});
if (source === 'cancelled')
throw interrupted();
requireGoingOn(signal);
const store = await (0,git_store .y$)({ folder: (0,external_node_path_.join)(folder, 'store'), repository: source, base: commit });
(0,fault_point .Jd)('external:after-submodule');
this.#reserve(await sizeOf(store));
const place = (0,external_node_path_.join)(target, path);
(0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(place), { recursive: true });
const indexFile = (0,external_node_path_.join)(folder, 'index');
if ((await (0,git_work_tree .pw)(store, { folder: place, indexFile, tree: commit, signal })) === 'cancelled')
requireGoingOn(signal);
const isFetched = source.gitDir.startsWith(folder);
const part = {
...{ store, gitDirs: [source.gitDir], workTree: (0,external_node_path_.join)(workTree, path), prefix: `${shown}/` },
lfsRepository: {
...{ folder: source.gitDir, commonDir: source.gitDir },
remote: isFetched ? { name: 'origin', url, isWritten: false } : await (0,user_config ._Y)(source, parentEnv),
carried: isFetched
? await readCarriedConfig({ folder: repository.folder, elsewhere: source.gitDir }, parentEnv)
: {},
},
...(await this.#contentsOf({ store, folder, url, source })),
};
await this.fill(part, place, depth + 1);
await (0,remove_tree .l)(folder);
}
async #contentsOf({ store, folder, url, source, }) {
const { parentEnv } = this.#request;
const { gitlinks, lfs } = await (0,listing .I)(store, (0,external_node_path_.join)(folder, 'listing'));
const { gitDir, home } = store;
const { active } = await findActive(gitlinks, { repository: source, url, parentEnv, gitDir, home });
return { active, lfs };
}
#reserve(bytes) {
const { maxBytes, scratch } = this.#request;
this.#bytes += bytes;
if (this.#bytes > maxBytes) {
throw new errors .Rb({
message: `Git LFS files and submodules of the base have more than ${(0,byte_size .S)(maxBytes)} together, which is what environment.cache_size allows`,
remedy: 'Raise environment.cache_size, or leave submodules out: git config submodule.NAME.active false',
});
}
const { bavail, bsize } = (0,external_node_fs_.statfsSync)(scratch);
if (bytes <= bavail * bsize)
return;
throw new errors .Rb({
message: `Git LFS files and submodules of the base need ${(0,byte_size .S)(bytes)} more, and ${(0,byte_size .S)(bavail * bsize)} are free at ${(0,base_text .TL)(scratch, 200)}`,
remedy: 'Make room there, then run the command again.',
});
}
}
async function sizeOf({ git, base }) {
const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', base]);
return (0,raw_diff .K)(stdout).reduce((sum, entry) => sum + Number(/ (\d+)\t/.exec(entry.toString('latin1'))?.[1] ?? 0), 0);
}
function requireFetched(fetched, { missing, storage, prefix }) {
const left = missing.filter(([, file]) => !hasLfsObject(storage, file));
const [first] = left;
if (first === undefined)
return;
const where = prefix === '' ? 'the base' : `the submodule ${(0,base_text .TL)(prefix.slice(0, -1), 200)}`;
const what = `${where} has ${(0,base_text .LS)(left.length, 'Git LFS file')} whose contents are not here (${(0,base_text .TL)(textOf(first[0]), 200)}${left.length > 1 ? ' and more' : ''})`;
if (fetched === 'not installed') {
throw new errors .Rb({
message: `${what}, and git-lfs, which fetches them, is not installed`,
remedy: 'Install it: sudo apt-get install git-lfs; then run the command again.',
});
}
const why = typeof fetched === 'string' ? 'git lfs fetch did not bring them' : fetched.failure;
const [fetching, leaving] = prefix === ''
? ['git lfs fetch', `git config lfs.fetchexclude ${(0,base_text .TL)(textOf(first[0]), 200)}`]
: [
`git submodule update --init --recursive && git -C ${(0,base_text .TL)(prefix.slice(0, -1), 200)} lfs fetch`,
'git config submodule.NAME.active false',
];
throw new errors .Rb({
message: `${what}: ${why}`,
remedy: `Check that this works without questions: ${fetching}. What the server lacks, whoever has it can push: git lfs push --all REMOTE. To run without it: ${leaving}`,
});
}
function textOf(path) {
return Buffer.from(path, 'latin1').toString('utf8');
}
;
const EXTERNAL_FOLDER = 'external';
const KEY_VERSION = 1;
async function openExternal(request) {
const { store, repository, folder, layers, parentEnv, signal } = request;
const scratch = (0,external_node_path_.join)(folder, EXTERNAL_FOLDER);
await (0,remove_tree .l)(scratch, { signal });
(0,external_node_fs_.mkdirSync)(scratch, { recursive: true });
const { gitlinks, lfs, findLfs } = await (0,listing .I)(store, scratch);
const named = { folder: scratch, digest: '', bytes: 0, lfs, submodules: new Map(), findLfs };
if (request.runsNothing)
return { content: lfs.size === 0 ? undefined : named, notes: [] };
const { gitDir, home } = store;
const { active, unknown } = await findActive(gitlinks, { repository, parentEnv, gitDir, home });
const notes = unknown.map((path) => `${(0,base_text .TL)(path, 200)} is a submodule that .gitmodules does not name; it is an empty folder everywhere`);
if (active.length === 0 && lfs.size === 0) {
if (findLfs === undefined)
return { content: undefined, notes };
return { content: named, notes };
}
(0,fault_point .Jd)('external:after-listing');
const filters = lfs.size === 0 ? [] : await readLfsFilters(repository.folder, parentEnv);
const key = keyOf({ active, lfs, filters });
const found = await layers.find(key, signal);
requireGoingOn(signal);
if (found === 'cancelled')
throw new Error('a search that was not cancelled says so');
if (found === undefined)
request.onNote?.(announce({ active, lfs }));
const layer = found ?? (await make(request, { active, lfs, scratch, key }));
return { content: contentOf(layer, { active, lfs, findLfs }), notes };
}
function announce({ active, lfs }) {
const size = [...lfs.values()].reduce((sum, file) => sum + file.size, 0);
const parts = [
...(lfs.size === 0 ? [] : [`${(0,base_text .LS)(lfs.size, 'Git LFS file')} (${(0,byte_size .S)(size)})`]),
...(active.length === 0 ? [] : [(0,base_text .LS)(active.length, 'submodule')]),
];
return `preparing ${parts.join(' and ')} of the base; later runs reuse them`;
}
function keyOf({ active, lfs, filters }) {
const submodules = active.map(({ path, commit }) => [path, commit]);
const files = [...lfs].map(([path, { mode, id, oid }]) => [
Buffer.from(path, 'latin1').toString('hex'),
mode,
id,
oid,
]);
return (0,hash .s)((0,canonical_json .d)({ version: KEY_VERSION, submodules, files, filters: [...filters] }));
}
async function make({ store, repository, layers, parentEnv, maxBytes, signal }, { active, lfs, scratch, key }) {
const [tree, home] = [(0,external_node_path_.join)(scratch, 'tree'), (0,external_node_path_.join)(scratch, 'home')];
for (const each of [tree, home])
(0,external_node_fs_.mkdirSync)(each);
const { folder: workTree, commonDir, gitDir } = repository;
const maker = new ExternalMaker({ repository, parentEnv, scratch, maxBytes, signal });
const remote = await (0,user_config ._Y)(repository, parentEnv);
const lfsRepository = { folder: workTree, commonDir, remote, carried: {} };
const gitDirs = [...new Set([commonDir, gitDir])];
await maker.fill({ store, active, lfs, lfsRepository, gitDirs, workTree, prefix: '' }, tree);
(0,fault_point .Jd)('external:after-files');
const command = 'Git LFS files and submodules';
const published = await layers.publish({ key, tree, home, dropped: { tree: [], home: [] }, command, signal });
requireGoingOn(signal);
if (typeof published === 'string')
throw new Error('what was not cancelled says that it was');
if ('refusal' in published) {
throw new errors .Rb({
message: `a submodule of the base cannot be part of the environment: ${published.refusal}`,
remedy: 'Leave it out: git config submodule.NAME.active false',
});
}
return published;
}
function contentOf({ tree, digest, bytes }, { active, lfs, findLfs }) {
const isHere = (path) => (0,external_node_fs_.lstatSync)((0,byte_path .VV)(tree, path), { throwIfNoEntry: false }) !== undefined;
return {
...{ folder: tree, digest, bytes, findLfs },
lfs: new Map([...lfs].filter(([path]) => isHere(path))),
submodules: new Map(active.map(({ path, commit }) => [(0,byte_path .O0)(path).toString('latin1'), commit])),
};
}
;
async function attachExternal(store, request) {
const layers = await (0,area_layers .L)(request.cache, request.level);
const { content, notes } = await openExternal({ ...request, store, layers });
return { store: content === undefined ? store : { ...store, external: content }, notes };
}
function requireCopyable({ external }, { layering, maxCopyBytes }) {
if (layering.kind === 'layers' || external === undefined || external.bytes <= maxCopyBytes)
return;
throw new errors .Rb({
message: `Git LFS files and submodules of the base have ${(0,byte_size .S)(external.bytes)}, more than may be copied for one command (${(0,byte_size .S)(maxCopyBytes)}); layers, which need no copy, do not work here: ${layering.reason}`,
remedy: 'Let bubblewrap and overlay file systems work here, or raise environment.max_copy.',
});
}
var branch_head = __webpack_require__(80707);
var area_path = __webpack_require__(91934);
var workspace_resources = __webpack_require__(29952);
;
function cacheOf(folder) {
return (0,external_node_path_.basename)((0,external_node_path_.dirname)(folder)) === area_path .xS ? (0,external_node_path_.dirname)(folder) : folder;
}
function cleanEnvironments(folder) {
return removeUnusedEnvironments(cacheOf(folder));
}
function storeFolder(folder) {
return (0,external_node_path_.join)(folder, 'store');
}
async function endSession(folder) {
const session = (0,regular_file .Aj)((0,external_node_path_.join)(folder, 'session')).trim();
const left = session === '' ? 0 : await (0,process_tree .fR)(session);
await (0,workspace_resources .kL)(folder);
return left;
}
async function openPrivateArea(request) {
const { folder, repository, base, branchHead, level, parentEnv, hidden = [], signal } = request;
const settings = (0,environment_shape .EJ)(request.environment);
const environment = (0,command_environment .NJ)({
...{ settings, parentEnv, hidden },
repository: [repository.folder, repository.commonDir],
});
(0,fault_point .Jd)('workspace:after-lock');
(0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
const sessionFile = (0,external_node_path_.join)(folder, 'session');
await endSession(folder);
if ((0,external_node_fs_.existsSync)(sessionFile)) {
(0,fault_point .Jd)('workspace:after-leftovers');
(0,git_store .aZ)(storeFolder(folder));
}
for (const name of (0,external_node_fs_.readdirSync)(folder))
if (name.endsWith('.lock'))
(0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name), { force: true });
const resources = await (0,workspace_resources .YK)(settings, folder);
const session = (0,external_node_crypto_.randomUUID)();
(0,durable .Zf)(sessionFile, [session]);
(0,fault_point .Jd)('workspace:after-session');
const leftBehind = [];
const onLeft = (left) => void leftBehind.push(...left);
const emptied = new EmptiedFolders(onLeft);
const scratch = (0,external_node_path_.join)(folder, 'scratch');
for (const each of [scratch, (0,external_node_path_.join)(folder, 'judges')])
await (0,remove_tree .l)(each, { signal });
for (const each of [folder, ...holdersOf(folder)])
onLeft(await (0,remove_tree .DA)(each, { signal }));
(0,external_node_fs_.mkdirSync)(scratch);
const made = await (0,git_store .y$)({ folder: storeFolder(folder), repository, base });
(0,fault_point .Jd)('workspace:after-store');
(0,kernel_git .sW)(made.gitDir);
if (branchHead !== base)
await (0,git_store .Tr)(made, { repository, commit: branchHead });
const [cache, limits] = [cacheOf(folder), limitsOf(settings)];
const { store, notes } = await attachExternal(made, {
...{ repository, folder, cache, level, parentEnv, signal, onNote: request.onNote },
...{ maxBytes: limits.cacheBytes, runsNothing: request.runsNothing === true },
});
(0,branch_head .n)(store, branchHead);
const programs = await (0,user_programs .V)(repository, parentEnv);
const { layering, environments } = await (0,area_layers .rm)({
...{ folder, level, store, cache, emptied, signal },
...{ repository: repository.folder, homeLayers: environment.homeLayers },
});
requireCopyable(store, { layering, maxCopyBytes: limits.maxCopyBytes });
let refsBefore = level.kind === 'bubblewrap' ? undefined : listRefFiles(repository);
let seal = digestSteering(store.gitDir);
const checkSeal = () => {
if (level.kind !== 'bubblewrap')
(0,waiting_files .C)(repository);
if (digestSteering(store.gitDir) === seal)
return;
seal = '';
throw new errors .yW('tampered', errors .dc.precondition, {
message: `somebody changed the private git store "${store.gitDir}" during the run`,
remedy: 'Use a sandbox (install bubblewrap), then resume; the store is recreated.',
});
};
return {
...{ folder, repository, store, level, parentEnv, hidden, resources },
notes: [...resources.notes, ...notes],
programs,
cache,
environment,
layering,
environments,
emptied,
limits,
session,
leftBehind,
onLeft,
lostRefs: () => {
const note = refsBefore && lostRefsNote(refsBefore, repository);
if (note === undefined)
return [];
refsBefore = undefined;
return [note];
},
checkSeal,
importLone: async (commit) => {
checkSeal();
await (0,lone_commit .Y)(store, { repository, commit });
seal = digestSteering(store.gitDir);
},
close: () => {
(0,fault_point .Jd)('workspace:before-close');
emptied.removeAll();
(0,external_node_fs_.rmSync)(sessionFile, { force: true });
(0,fault_point .Jd)('workspace:after-close');
},
};
}
function limitsOf({ cache_size, max_copy }) {
return { cacheBytes: (0,byte_size .n)(cache_size) ?? 0, maxCopyBytes: (0,byte_size .n)(max_copy) ?? 0 };
}
function leftNotes({ leftBehind, lostRefs }) {
return [...leftBehind.map(leftNote), ...lostRefs()];
}
function reportLostRefs({ lostRefs }, onNote) {
return {
[Symbol.dispose]: () => {
for (const note of lostRefs())
onNote(note);
},
};
}
function leftNote({ path, why }) {
return `not everything could be removed (${why}); what is left lies in ${(0,base_text .TL)(path, 300)}: remove it by hand`;
}
function holdersOf(folder) {
const workspaces = (0,external_node_path_.join)(folder, 'lanes');
return (0,external_node_fs_.existsSync)(workspaces) ? (0,external_node_fs_.readdirSync)(workspaces).map((number) => (0,external_node_path_.join)(workspaces, number)) : [];
}
function workspaceOf({ folder, repository, store }, number) {
const name = (0,external_node_path_.basename)(repository.folder);
return { folder: (0,external_node_path_.join)(folder, 'lanes', String(number), name), indexFile: workspaceIndex(store, number) };
}
function workspaceIndex({ folder }, number) {
return (0,external_node_path_.join)(folder, `lane-${number}.index`);
}
async function makeRoom(privateArea, numbers) {
if (!(0,disk_room .r)(privateArea.folder))
return false;
await emptyWorkspaces(privateArea, numbers);
return true;
}
async function emptyWorkspaces(privateArea, numbers) {
privateArea.emptied.removeAll();
for (const number of numbers) {
const checkouts = (0,external_node_path_.join)(privateArea.folder, 'judges', String(number));
for (const folder of [workspaceOf(privateArea, number).folder, checkouts]) {
privateArea.onLeft(await (0,remove_tree .l)(folder));
}
}
}
async function makeRoomAfter(folder) {
if (!(0,disk_room .r)(folder))
return;
await endSession(folder);
for (const name of ['lanes', 'judges', 'scratch', EXTERNAL_FOLDER, ...area_layers .zu])
await (0,remove_tree .l)((0,external_node_path_.join)(folder, name));
}
function evaluationCheckout({ folder, repository, store, level, layering }, number) {
const name = (0,external_node_path_.basename)(repository.folder);
const indexFile = (0,external_node_path_.join)(store.folder, `judge-${number}.index`);
if (level.kind === 'bubblewrap' && layering.kind === 'layers')
return { folder: layering.layers.checkout, indexFile };
return { folder: (0,external_node_path_.join)(folder, 'judges', String(number), name), indexFile };
}
}),
29952:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
NC: () => ( memoryIssue),
YK: () => ( openResources),
kL: () => ( removeLeftGroups)
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var byte_size = __webpack_require__(35252);
var errors = __webpack_require__(45145);
var hash = __webpack_require__(28338);
;
class Turns {
#last = Promise.resolve();
async take(signal) {
const before = this.#last;
let end = () => undefined;
const ended = new Promise((resolve) => {
end = resolve;
});
this.#last = Promise.all([before, ended]).then(() => undefined);
await (signal === undefined ? before : untilAborted(before, signal));
return { [Symbol.dispose]: end };
}
}
async function untilAborted(promise, signal) {
if (signal.aborted)
return;
await new Promise((resolve) => {
const finish = () => {
signal.removeEventListener('abort', finish);
resolve();
};
signal.addEventListener('abort', finish);
void promise.then(finish);
});
}
var control_group = __webpack_require__(23311);
var cores = __webpack_require__(2908);
var durable = __webpack_require__(84831);
var fault_point = __webpack_require__(23727);
var regular_file = __webpack_require__(48951);
;
const NOTHING_TAKEN = { [Symbol.dispose]: () => undefined };
async function openResources({ memory, cpus }, folder) {
const ofCores = cpus === undefined ? undefined : openCores(cpus);
const ofMemory = memory === undefined ? undefined : await openMemory(memory, folder);
return {
limitsOf: ({ kind, place }) => ({ ...(kind === 'agent' ? {} : ofMemory?.limit), ...ofCores?.limitOf(place) }),
takeCores: ofCores?.take ?? (async () => NOTHING_TAKEN),
facts: { ...ofMemory?.facts, ...ofCores?.facts },
notes: ofCores?.notes ?? [],
};
}
function openCores(cpus) {
const usable = (0,cores .DA)();
const problems = (0,cores .xG)(cpus, usable);
if (problems.length > 0)
throw new errors .Vl(problems.map((each) => ({ path: '$.environment.cpus', ...each })));
const taskset = (0,cores .z6)();
const evaluations = [...new Set(cpus)];
const others = usable.filter((core) => !evaluations.includes(core));
const agents = others.length === 0 ? evaluations : others;
const turns = new Turns();
const shared = 'environment.cpus names every core that this process may use, so agents run on them, too';
return {
limitOf: (place) => ({
cores: { taskset, cores: place === 'evaluation' ? evaluations : agents },
}),
take: async (place, signal) => place === 'evaluation' ? await turns.take(signal) : NOTHING_TAKEN,
facts: { cores: (0,cores .Cx)(evaluations) },
notes: others.length === 0 ? [shared] : [],
};
}
async function openMemory(memory, folder) {
const bytes = (0,byte_size .n)(memory);
if (bytes === undefined)
throw new Error(`no amount of memory passed the check of the settings: ${memory}`);
const prefix = prefixOf(folder);
const parents = (0,control_group .JQ)();
(0,fault_point .Jd)('memory:before-note');
(0,durable .aR)(noteIn(folder), [parents.map((parent) => `${parent.folder}\n`).join('')]);
(0,fault_point .Jd)('memory:after-note');
const parent = await (0,control_group .p4)(prefix, parents);
const nameGroup = () => `${prefix}${(0,external_node_crypto_.randomUUID)()}`;
const means = parent === undefined ? { kind: 'sampled' } : { kind: 'group', parent, nameGroup };
return {
limit: { memory: { bytes, means } },
facts: { memory: `${(0,byte_size .S)(bytes)}, ${parent?.version ?? 'sampled'}` },
};
}
function memoryIssue(title, { exceededMemory: bytes }) {
if (bytes === undefined)
return undefined;
return `${title} used more than ${(0,byte_size .S)(bytes)} of memory (environment.memory)`;
}
async function removeLeftGroups(folder) {
const parents = (0,regular_file .Aj)(noteIn(folder)).split('\n').filter(Boolean);
for (const parent of parents)
await (0,control_group .rv)(parent, prefixOf(folder));
(0,external_node_fs_.rmSync)(noteIn(folder), { force: true });
}
const noteIn = (folder) => (0,external_node_path_.join)(folder, 'control-groups');
function prefixOf(folder) {
return `autorize-${(0,hash .s)(folder).slice(0, 16)}-`;
}
}),
9514:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
i: () => ( branchMoved)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _branch_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82698);
function branchMoved(name, { expected, actual }) {
const branch = (0,_branch_name_js__WEBPACK_IMPORTED_MODULE_1__ .W)(name);
const found = actual === undefined ? `the branch ${branch} is missing` : `the branch ${branch} is at ${actual}`;
const command = actual === undefined ? `git branch ${branch} ${expected}` : `git branch -f ${branch} ${expected}`;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `${found}; the records say that it is at ${expected}`,
remedy: `Restore it: ${command}. Or close the experiment: autorize archive ${name}`,
});
}
}),
82698:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W: () => ( branchOf),
f: () => ( archivedBranch)
});
function branchOf(experiment) {
return `autorize/${experiment}`;
}
function archivedBranch(experiment, stamp) {
return `autorize-archive/${experiment}-${stamp}`;
}
}),
73075:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
t: () => ( openAnswering),
x: () => ( closeAnswering)
});
var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13096);
var _program_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95808);
const MAX_OPEN = 12;
const IDLE_MS = 300_000;
const CLOSING_MS = 1000;
const closing = new Set();
async function closeAnswering() {
await Promise.all([...closing].map((close) => close()));
}
function openAnswering(command, dialogue) {
let running;
const forget = () => {
running = undefined;
closing.delete(close);
};
const close = async () => {
const last = running;
forget();
await last?.then((answering) => answering.close(), () => undefined);
};
const start = () => {
const started = startAnswering(command, dialogue, close);
running = started;
const forgetIt = () => {
if (running === started)
forget();
};
started.then(({ ended }) => ended.then(forgetIt), forgetIt);
closing.add(close);
const [oldest] = closing;
if (closing.size > MAX_OPEN)
void oldest?.();
return started;
};
return {
ask: async (question, cutOff) => {
if (cutOff?.aborted === true)
throw cutOffFrom(dialogue);
for (let deaths = 0;;) {
const asked = await (running ?? start());
try {
return await asked.ask(question, cutOff);
}
catch (error) {
if (!(error instanceof EndedGit))
throw error;
if (!(error instanceof ClosedGit))
deaths += 1;
if (deaths > 1)
throw error;
await asked.ended;
}
}
},
close,
};
}
function cutOffFrom({ name }) {
return new _git_js__WEBPACK_IMPORTED_MODULE_0__ .XS(name, 'being cut off', '');
}
class EndedGit extends _git_js__WEBPACK_IMPORTED_MODULE_0__ .XS {
}
class ClosedGit extends EndedGit {
}
async function startAnswering(command, dialogue, close) {
try {
const { child } = await (0,_program_js__WEBPACK_IMPORTED_MODULE_1__ .X)({ ...command, detached: false });
return new Answering(child, dialogue, close);
}
catch (error) {
throw new _git_js__WEBPACK_IMPORTED_MODULE_0__ .XS(dialogue.name, error instanceof Error ? error.message : String(error), '');
}
}
class Answering {
ended;
#child;
#dialogue;
#closeIdle;
#open = [];
#failure;
#stderr = '';
#idle;
#blocks = [];
#size = 0;
#needed = 1;
constructor(child, dialogue, closeIdle) {
this.#child = child;
this.#dialogue = dialogue;
this.#closeIdle = closeIdle;
child.stdout.on('data', (block) => this.#take(block));
child.stderr.on('data', (block) => {
if (this.#stderr.length < _git_js__WEBPACK_IMPORTED_MODULE_0__ .wx)
this.#stderr += block.toString();
});
child.stdin.on('error', () => undefined);
this.ended = this.#end();
this.#rest();
}
async ask(question, cutOff) {
if (cutOff?.aborted === true)
throw cutOffFrom(this.#dialogue);
if (this.#failure !== undefined)
throw this.#failure;
let end;
try {
return await new Promise((resolve, reject) => {
if (this.#open.length === 0)
this.#wake();
const asked = { question, resolve, reject };
this.#open.push(asked);
end = () => this.#breakOff(asked, cutOffFrom(this.#dialogue));
cutOff?.addEventListener('abort', end);
this.#child.stdin.write(this.#dialogue.ask(question));
});
}
finally {
if (end !== undefined)
cutOff?.removeEventListener('abort', end);
}
}
async close() {
this.#wake();
this.#failure ??= new ClosedGit(this.#dialogue.name, 'being closed', '');
this.#child.stdin.end();
const timer = setTimeout(() => this.#child.kill('SIGKILL'), CLOSING_MS);
await this.ended;
clearTimeout(timer);
}
async #end() {
const { exitCode, signal } = await this.#child;
clearTimeout(this.#idle);
this.#failure ??= new EndedGit(this.#dialogue.name, exitCode ?? String(signal), this.#stderr);
for (const { reject } of this.#open.splice(0))
reject(this.#failure);
}
#take(block) {
this.#blocks.push(block);
this.#size += block.length;
if (this.#size < this.#needed || this.#failure !== undefined)
return;
let bytes = this.#blocks.length === 1 ? block : Buffer.concat(this.#blocks);
for (let rest = this.#readAnswer(bytes); rest !== undefined; rest = this.#readAnswer(bytes))
bytes = rest;
this.#blocks = bytes.length === 0 ? [] : [bytes];
this.#size = bytes.length;
}
#readAnswer(bytes) {
const [asked] = this.#open;
if (asked === undefined) {
this.#needed = bytes.length + 1;
return undefined;
}
const read = this.#dialogue.read(bytes, asked.question);
switch (read.kind) {
case 'partial':
this.#needed = read.needed;
return undefined;
case 'broken':
this.#breakOff(asked, new _git_js__WEBPACK_IMPORTED_MODULE_0__ .XS(this.#dialogue.name, read.why, this.#stderr));
return undefined;
case 'answer':
this.#answered();
asked.resolve(read.answer);
break;
case 'refusal':
this.#answered();
asked.reject(new _git_js__WEBPACK_IMPORTED_MODULE_0__ .XS(this.#dialogue.name, read.exit, this.#stderr || read.why));
break;
default:
return read;
}
this.#needed = 1;
return bytes.subarray(read.end);
}
#answered() {
this.#open.shift();
if (this.#open.length === 0)
this.#rest();
}
#breakOff(asked, error) {
const at = this.#open.indexOf(asked);
if (at === -1)
return;
this.#open.splice(at, 1);
this.#failure ??= new EndedGit(this.#dialogue.name, String(error.gitExit), '');
this.#child.kill('SIGKILL');
asked.reject(error);
}
#rest() {
if (this.#failure !== undefined)
return;
for (const each of this.#handles())
each.unref?.();
this.#idle = setTimeout(() => void this.#closeIdle(), IDLE_MS).unref();
}
#wake() {
clearTimeout(this.#idle);
for (const each of this.#handles())
each.ref?.();
}
#handles() {
const { stdin, stdout, stderr } = this.#child;
return [this.#child, stdin, stdout, stderr];
}
}
}),
18535:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p: () => ( workWithin)
});
var _timer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20677);
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
async function workWithin({ timeoutMs = Number.POSITIVE_INFINITY, signal }, work) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const deadline = __addDisposableResource(env_1, (0,_timer_js__WEBPACK_IMPORTED_MODULE_0__ .db)(timeoutMs), false);
const cutOff = signal === undefined ? deadline.signal : AbortSignal.any([deadline.signal, signal]);
try {
const value = await work(cutOff);
if (!cutOff.aborted)
return { kind: 'done', value };
}
catch (error) {
if (!cutOff.aborted)
throw error;
}
return { kind: signal?.aborted === true ? 'cancelled' : 'out-of-time' };
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
__disposeResources(env_1);
}
}
}),
98972:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J: () => ( packedRefs),
g: () => ( listBranchFiles)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79871);
const PLAIN_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)*$/;
function listBranchFiles({ commonDir, objectFormat }, folder) {
const length = objectFormat === 'sha1' ? 40 : 64;
const isPlain = (name, commit) => PLAIN_NAME.test(name) && commit.length === length && /^[0-9a-f]+$/.test(commit) && !/^0+$/.test(commit);
const found = new Map();
const top = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'refs', 'heads');
for (const { name, isFile } of entriesBelow(top, folder)) {
const commit = isFile ? readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, name)).trim() : '';
if (!isPlain(name, commit))
return undefined;
found.set(name, commit);
}
const prefix = `refs/heads/${folder}/`;
for (const [ref, commit] of packedRefs(readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'packed-refs')))) {
if (!ref.startsWith(prefix))
continue;
const name = ref.slice('refs/heads/'.length);
if (!isPlain(name, commit))
return undefined;
if (!found.has(name))
found.set(name, commit);
}
return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}
function packedRefs(text) {
return text.split('\n').flatMap((line) => {
const [id = '', ref = ''] = line.split(' ');
return ref.startsWith('refs/') ? [[ref, id]] : [];
});
}
function entriesBelow(top, folder) {
const at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, folder);
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false })?.isDirectory() !== true)
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(at) ? [{ name: folder, isFile: false }] : [];
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(at, { withFileTypes: true }).flatMap((entry) => {
const name = `${folder}/${entry.name}`;
if (entry.isDirectory())
return entriesBelow(top, name);
return entry.name.endsWith('.lock') ? [] : [{ name, isFile: entry.isFile() }];
});
}
function readText(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__ .CA)(error) === 'ENOENT')
return '';
throw error;
}
}
}),
56854:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => ( findExcess)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3800);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
var _pace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56757);
async function findExcess(store, { folder, known, others, limits, signal, replaced }) {
const { maxFiles, maxBytes } = limits;
if (others.length > maxFiles)
return `it adds ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(others.length, 'file')}, above capture.max_files ${maxFiles}`;
const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_4__ .o();
let bytes = 0;
for (const names of [known, others]) {
for (const name of names) {
bytes += sizeOf(folder, name);
if (signal.aborted)
return undefined;
await pace.step();
}
}
if (bytes <= maxBytes)
return undefined;
const grown = bytes - (await sizeOfBase(store, { signal, replaced }));
if (grown <= maxBytes)
return undefined;
return `it adds ${Math.ceil(grown / 2 ** 20)} MB, above capture.max_mb ${Math.floor(maxBytes / 2 ** 20)}`;
}
function sizeOf(folder, name) {
try {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(Buffer.concat([Buffer.from(`${folder}/`), name]));
return stats.isFile() || stats.isSymbolicLink() ? stats.size : 0;
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
return 0;
throw error;
}
}
async function sizeOfBase({ git, base }, { signal, replaced }) {
const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', base], {
cutOff: signal,
});
let bytes = 0;
for (const entry of (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ .K)(stdout)) {
const [, size, path = ''] = / (\d+)\t(.*)$/s.exec(entry.toString('latin1')) ?? [];
if (replaced === undefined || replaced.has(path))
bytes += Number(size ?? 0);
}
return bytes;
}
}),
87268:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Mq: () => ( TOO_MANY_NAMES),
TG: () => ( bindWorkTree),
gI: () => ( listOthers),
gz: () => ( treeOfIndex),
mW: () => ( withoutSlash),
zO: () => ( addToIndex)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_object_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26343);
var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3800);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13096);
var _git_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61513);
var _index_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67985);
var _tree_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52367);
const TOO_MANY_NAMES = {
kind: 'too-large',
reason: 'the names of what it adds alone are too many to read',
};
function bindWorkTree({ gitDir, home }, { folder, indexFile }) {
return (0,_git_js__WEBPACK_IMPORTED_MODULE_4__ .uD)({ gitDir, home, indexFile, workTree: folder });
}
const MAX_NAMES_BYTES = 64 << 20;
async function listOthers(git, { ignoreFile }, cutOff) {
const args = ['ls-files', '-z', '--others', `--exclude-from=${ignoreFile}`];
try {
return (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_2__ .K)((await git(args, { maxBytes: MAX_NAMES_BYTES, cutOff })).stdout);
}
catch (error) {
if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_4__ .XS && error.isTooLong)
return 'too many';
throw error;
}
}
const ADD = ['update-index', '-z', '--add', '--remove', '--replace', '--stdin'];
const MANY = 2000;
const PER_PACK = 10_000;
const PACKED = ['-c', 'core.bigFileThreshold=1'];
async function addToIndex(git, { known, fresh }, cutOff) {
const add = async (names, settings = []) => refusal(await git([...settings, ...ADD], { input: (0,_tree_names_js__WEBPACK_IMPORTED_MODULE_7__ .MX)(names), allowed: [0, 1, 128], cutOff }));
const isPacked = fresh.length >= MANY && (await (0,_git_version_js__WEBPACK_IMPORTED_MODULE_5__ .zc)(git));
if (!isPacked)
return add([...known, ...fresh]);
if (known.length > 0) {
const reason = await add(known);
if (reason !== undefined)
return reason;
}
for (let at = 0; at < fresh.length; at += PER_PACK) {
const reason = await add(fresh.slice(at, at + PER_PACK), PACKED);
if (reason !== undefined)
return reason;
}
return undefined;
}
async function treeOfIndex({ git: { objects }, base }, { git, indexFile, cutOff }) {
if (objects === undefined)
return (0,_git_js__WEBPACK_IMPORTED_MODULE_4__ .JG)(git, ['write-tree'], { cutOff });
const hash = (0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_1__ .q)(base);
return (0,_index_tree_js__WEBPACK_IMPORTED_MODULE_6__ .v)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(indexFile), hash, (bytes) => objects.write({ type: 'tree', bytes }, hash));
}
function withoutSlash(name) {
return name.at(-1) === 0x2f ? name.subarray(0, -1) : name;
}
const MAX_REASON_CHARS = 500;
function refusal({ exitCode, stderr }) {
if (exitCode === 0 && !stderr.includes('Ignoring path') && stderr.length < _git_js__WEBPACK_IMPORTED_MODULE_4__ .wx)
return undefined;
return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .g$)(stderr.trim().split('\n')[0] || `git update-index ended with ${exitCode}`, MAX_REASON_CHARS);
}
}),
98262:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Aw: () => ( readCheckedPrefix),
BE: () => ( checkedPrefixIn),
Bl: () => ( findCheckedPrefix),
Ek: () => ( endsAt),
UC: () => ( noteCheckedPrefix)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50534);
var _durable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84831);
var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79871);
var _regular_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48951);
const MAX_NOTE_BYTES = 1 << 16;
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .qm(0));
const prefixSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .rej({
checks: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .euz(_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_5__ .wu),
sha256: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP(),
bytes: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .qm(1)),
lines: whole,
records: whole,
unchained: whole,
head: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .rej({ seq: whole, prev: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP() }),
sameWrite: whole,
});
function checkedPrefixIn(areaFolder, journal) {
return areaFolder && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(areaFolder, `checked-${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(journal, '.jsonl')}.json`);
}
function readCheckedPrefix(path) {
try {
return prefixSchema.safeParse(JSON.parse((0,_regular_file_js__WEBPACK_IMPORTED_MODULE_8__ .Aj)(path, MAX_NOTE_BYTES))).data;
}
catch (error) {
if (error instanceof SyntaxError || (0,_files_js__WEBPACK_IMPORTED_MODULE_7__ .Or)(error))
return undefined;
throw error;
}
}
function findCheckedPrefix(bytes, path) {
const checked = path === undefined ? undefined : readCheckedPrefix(path);
if (checked !== undefined && checked.bytes <= bytes.length) {
const beginning = bytes.subarray(0, checked.bytes);
const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(beginning);
if (hash.copy().digest('hex') === checked.sha256 && endsAt(beginning, checked))
return { hash, checked };
}
return { hash: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256') };
}
function endsAt(bytes, { head, records }) {
const last = bytes.subarray(bytes.lastIndexOf('\n', -2) + 1, -1);
const { seq, hash } = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_5__ .pF)(last) ?? {};
return seq === records && seq === head.seq - 1 && hash === head.prev;
}
function noteCheckedPrefix(path, prefix) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)))
return;
try {
(0,_durable_js__WEBPACK_IMPORTED_MODULE_6__ .aR)(path, [JSON.stringify({ checks: _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_5__ .wu, ...prefix })]);
}
catch (error) {
if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_7__ .Or)(error))
throw error;
}
}
}),
23311:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E2: () => ( hasExceeded),
JQ: () => ( groupParents),
Yp: () => ( removeGroup),
cV: () => ( enterGroup),
p4: () => ( findGroupParent),
rv: () => ( removeGroups),
wj: () => ( createGroup)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
var _fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23727);
var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
var _platform_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92717);
var _program_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95808);
var _signal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8538);
const CLOSE_BYTES = 1 << 20;
const isClose = (most, limit) => most !== '' && Number(most) >= Number(limit) - CLOSE_BYTES;
const RULES = {
cgroup2: {
limits: (bytes) => [
['memory.max', String(bytes)],
['memory.swap.max', '0', 'optional'],
['memory.oom.group', '1', 'optional'],
],
kills: 'memory.events',
isReached: (read) => countIn(read('memory.events'), 'oom') > 0,
},
cgroup1: {
limits: (bytes) => [
['memory.limit_in_bytes', String(bytes)],
['memory.memsw.limit_in_bytes', String(bytes), 'optional'],
],
kills: 'memory.oom_control',
isReached: (read) => isClose(read('memory.max_usage_in_bytes'), read('memory.limit_in_bytes')) ||
isClose(read('memory.memsw.max_usage_in_bytes'), read('memory.memsw.limit_in_bytes')),
},
};
const ENTER = 'echo 0 >"$1/cgroup.procs" || exit 125; shift; exec "$@"';
function enterGroup({ folder }) {
return ['/bin/sh', '-c', ENTER, 'sh', folder];
}
function createGroup({ version, folder: parent }, name, bytes) {
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, name);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('memory:after-group');
for (const [file, value, optional] of RULES[version].limits(bytes)) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file), value);
}
catch (error) {
if (optional !== undefined)
continue;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
throw error;
}
}
return { version, folder };
}
function hasExceeded({ version, folder }) {
const { kills, isReached } = RULES[version];
const read = (file) => readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file)) ?? '';
return countIn(read(kills), 'oom_kill') > 0 && isReached(read);
}
function countIn(text, name) {
return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}
const REMOVAL_ROUNDS = 250;
const pauseOf = (round) => (round < 50 ? 1 : 10);
async function removeGroup(folder) {
for (let round = 0; round < REMOVAL_ROUNDS; round += 1) {
for (const pid of membersOf(folder))
if (pid > 0)
(0,_signal_js__WEBPACK_IMPORTED_MODULE_7__ .v)(pid, 'SIGKILL');
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(folder);
return 0;
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_4__ .CA)(error) !== 'EBUSY')
break;
await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(pauseOf(round));
}
}
return membersOf(folder).length;
}
async function removeGroups(parent, prefix) {
for (const name of namesIn(parent))
if (name.startsWith(prefix))
await removeGroup((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, name));
}
function membersOf(folder) {
return (readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'cgroup.procs')) ?? '').split('\n').filter(Boolean).map(Number);
}
function namesIn(folder) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
}
catch {
return [];
}
}
function groupParents({ mounts = readOwn('mountinfo'), groups = readOwn('cgroup'), } = {}) {
const second = ownFolder(mounts, { type: 'cgroup2', path: /^0::(\/.*)$/m.exec(groups)?.[1] });
const first = ownFolder(mounts, {
type: 'cgroup',
path: /^\d+:(?:[^:\n]*,)?memory(?:,[^:\n]*)?:(\/.*)$/m.exec(groups)?.[1],
});
return [
...(second === undefined ? [] : delegatedParents(second)),
...(first === undefined ? [] : [{ version: 'cgroup1', folder: first.own }]),
];
}
function ownFolder(mounts, { type, path }) {
if (path === undefined || path.startsWith('/..'))
return undefined;
for (const line of mounts.split('\n')) {
const [before = '', after = ''] = line.split(' - ');
const [found, , options = ''] = after.split(' ');
if (found !== type || (type === 'cgroup' && !options.split(',').includes('memory')))
continue;
const [, , , root = '/', mount = ''] = before.split(' ').map(unescaped);
const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
if (!inside.startsWith('..'))
return { mount, own: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(mount, inside) };
}
return undefined;
}
function unescaped(field) {
return field.replaceAll(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));
}
const BOUNDS = {
'memory.max': /^max$/,
'memory.high': /^max$/,
'cpu.max': /^max /,
'cpuset.cpus': /^$/,
};
function delegatedParents({ mount, own }) {
const found = [];
for (let folder = own;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
const delegated = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'cgroup.subtree_control')) ?? '';
if (delegated.split(/\s+/).includes('memory'))
found.push({ version: 'cgroup2', folder });
const isBound = Object.entries(BOUNDS).some(([file, free]) => {
const value = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file));
return value !== undefined && !free.test(value.trim());
});
if (folder === mount || isBound)
return found;
}
}
const TRIAL_BYTES = 64 << 20;
const TRIAL_MS = 10_000;
async function findGroupParent(prefix, parents = groupParents()) {
for (const parent of parents)
if (await tryParent(parent, `${prefix}trial-${process.pid}`))
return parent;
return undefined;
}
async function tryParent(parent, name) {
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent.folder, name);
try {
const group = createGroup(parent, name, TRIAL_BYTES);
const [program = '', ...args] = [...enterGroup(group), '/bin/sh', '-c', ':'];
const limits = { timeoutMs: TRIAL_MS, maxBytes: 1 << 16, maxStderrChars: 1 << 16 };
const { exitCode } = await (0,_program_js__WEBPACK_IMPORTED_MODULE_6__ .m)({ program, args, cwd: '/', env: {}, ...limits });
return exitCode === 0 && /^oom_kill \d+$/m.test(readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, RULES[parent.version].kills)) ?? '');
}
catch {
return false;
}
finally {
await removeGroup(folder);
}
}
function readOwn(name) {
return (0,_platform_js__WEBPACK_IMPORTED_MODULE_5__ .j)() ? (readText(`/proc/self/${name}`) ?? '') : '';
}
function readText(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
}
catch {
return undefined;
}
}
}),
79526:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Qv: () => ( timesOf),
m3: () => ( copyFile)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79871);
var _platform_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92717);
var _program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95808);
var _program_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39058);
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
const SMALL_BYTES = 32n << 20n;
const PIECE_BYTES = 4 << 20;
async function copyFile(copy) {
const { source, target, stats } = copy;
const { COPYFILE_EXCL, COPYFILE_FICLONE, COPYFILE_FICLONE_FORCE } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
const isSmall = stats.size <= SMALL_BYTES;
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(source, target, COPYFILE_EXCL | (isSmall ? COPYFILE_FICLONE : COPYFILE_FICLONE_FORCE));
return 'copied';
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__ .CA)(error) === 'EACCES')
return 'shut';
if (isSmall || !(0,_files_js__WEBPACK_IMPORTED_MODULE_2__ .Or)(error))
throw error;
if ((0,_platform_js__WEBPACK_IMPORTED_MODULE_3__ .K)() === 'darwin' && (await cloneFile(copy)))
return 'copied';
return copyPieces(copy);
}
}
const MAX_CHARS = 4096;
async function cloneFile({ source, target, signal }, folders) {
const program = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_5__ .FG)('cp', folders);
const paths = [source, target].map((path) => path.toString());
if (program === undefined || paths.some((path) => path.includes('\uFFFD')))
return false;
const limits = { maxBytes: MAX_CHARS, maxStderrChars: MAX_CHARS, cutOff: signal };
const { exitCode } = await (0,_program_js__WEBPACK_IMPORTED_MODULE_4__ .m)({ program, args: ['-c', ...paths], cwd: '/', env: {}, ...limits });
if (exitCode !== 0)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(target, { force: true });
return exitCode === 0;
}
async function copyPieces({ source, target, stats, signal }) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { O_RDONLY, O_NOFOLLOW } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
const from = __addDisposableResource(env_1, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(source, O_RDONLY | O_NOFOLLOW), true);
const to = __addDisposableResource(env_1, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(target, 'w', 0o600), true);
const [piece, nothing] = [Buffer.alloc(PIECE_BYTES), Buffer.alloc(PIECE_BYTES)];
for (let at = 0;;) {
if (signal?.aborted === true)
return 'cancelled';
const { bytesRead } = await from.read(piece, 0, PIECE_BYTES, at);
if (bytesRead === 0)
break;
const read = piece.subarray(0, bytesRead);
if (!read.equals(nothing.subarray(0, bytesRead)))
await writeWhole(to, read, at);
at += bytesRead;
}
await to.truncate(Number(stats.size));
return 'copied';
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
async function writeWhole(file, bytes, at) {
for (let done = 0; done < bytes.length;) {
done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
}
}
function timesOf({ atimeNs, mtimeNs }) {
return [Number(atimeNs) / 1e9, Number(mtimeNs) / 1e9];
}
}),
47700:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( copyTree)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
var _copy_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79526);
var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
var _folder_entries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37087);
var _pace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56757);
var _remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14311);
const RIGHTS = 0o7777;
const ALL_OF_OWNER = 0o700;
const MAX_ENTRIES = 2_000_000;
async function copyTree({ from, to, existing, signal }) {
const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_5__ .o();
const folders = [];
const due = [''];
for (let folder = due.pop(); folder !== undefined; folder = due.pop()) {
const entries = await (0,_folder_entries_js__WEBPACK_IMPORTED_MODULE_4__ .$)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ .VV)(from, folder), { most: MAX_ENTRIES, pace, signal });
if (entries === 'too many')
throw new Error(`a folder has more than ${MAX_ENTRIES} entries, too many to be copied`);
for (const { name } of entries ?? []) {
await pace.step();
if (signal?.aborted === true)
return 'cancelled';
const path = folder === '' ? name.toString('latin1') : `${folder}/${name.toString('latin1')}`;
const placed = await place({ source: (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ .VV)(from, path), target: (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ .VV)(to, path), existing, signal });
if (placed === 'cancelled')
return placed;
if (placed === undefined)
continue;
folders.push(placed);
due.push(path);
}
if (signal?.aborted === true)
return 'cancelled';
}
for (const { path, as } of folders.toReversed()) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, Number(as.mode) & RIGHTS);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(path, ...(0,_copy_file_js__WEBPACK_IMPORTED_MODULE_2__ .Qv)(as));
}
return 'copied';
}
async function place(placing) {
const { source, target, existing, signal } = placing;
try {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(source, { bigint: true });
const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { bigint: true, throwIfNoEntry: false });
if (stats.isDirectory() && there?.isDirectory() === true) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(target, Number(there.mode) | ALL_OF_OWNER);
return { path: target, as: existing === 'stays' ? there : stats };
}
if (there !== undefined) {
if (existing === 'stays')
return undefined;
(0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ .dM)(target);
}
if (stats.isDirectory()) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(target, { mode: ALL_OF_OWNER });
return { path: target, as: stats };
}
if (stats.isSymbolicLink()) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(source, 'buffer'), target);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lutimesSync)(target, ...(0,_copy_file_js__WEBPACK_IMPORTED_MODULE_2__ .Qv)(stats));
}
else if (stats.isFile()) {
const outcome = await (0,_copy_file_js__WEBPACK_IMPORTED_MODULE_2__ .m3)({ source, target, stats, signal });
if (outcome === 'cancelled')
return outcome;
if (outcome === 'shut')
return undefined;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(target, Number(stats.mode) & RIGHTS);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(target, ...(0,_copy_file_js__WEBPACK_IMPORTED_MODULE_2__ .Qv)(stats));
}
return undefined;
}
catch (error) {
if (['ENAMETOOLONG', 'EACCES'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .CA)(error)))
return undefined;
throw error;
}
}
}),
2908:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Cx: () => ( renderCoreList),
DA: () => ( usableCores),
Hl: () => ( bindToCores),
xG: () => ( checkCores),
z6: () => ( requireTaskset)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _platform_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92717);
var _program_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39058);
function usableCores() {
if (!(0,_platform_js__WEBPACK_IMPORTED_MODULE_2__ .j)())
return [];
return coresIn({ status: readFacts('/proc/self/status'), online: readFacts('/sys/devices/system/cpu/online') });
}
function coresIn({ status, online }) {
const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1];
if (list === undefined)
return [];
const allowed = parseCoreList(list);
const atWork = new Set(parseCoreList(online.trim()));
return online === '' ? allowed : allowed.filter((core) => atWork.has(core));
}
function readFacts(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'latin1');
}
catch {
return '';
}
}
function parseCoreList(list) {
return list.split(',').flatMap((part) => {
const [first = 0, last = first] = part.split('-').map(Number);
return Array.from({ length: last - first + 1 }, (_, at) => first + at);
});
}
function renderCoreList(cores) {
const sorted = [...new Set(cores)].sort((one, other) => one - other);
const parts = [];
for (const core of sorted) {
const part = parts.at(-1);
if (part !== undefined && part[1] === core - 1)
part[1] = core;
else
parts.push([core, core]);
}
return parts.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}
function checkCores(cores, usable = usableCores()) {
const missing = cores.filter((core) => !usable.includes(core));
if (missing.length === 0)
return [];
const found = `${missing.length === 1 ? 'core' : 'cores'} ${renderCoreList(missing)}`;
const expected = `cores that this process may use: ${renderCoreList(usable) || 'none are known'}`;
return [{ found, expected, remedy: 'Name cores of this machine, or leave the key out.' }];
}
function requireTaskset() {
const program = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_3__ .FG)('taskset');
if (program !== undefined)
return program;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Rb({
message: 'environment.cpus needs the program "taskset", which is not installed',
remedy: 'Install it: sudo apt-get install util-linux, or leave environment.cpus out.',
});
}
function bindToCores(binding) {
if (binding === undefined)
return [];
const mask = binding.cores.reduce((bits, core) => bits | (1n << BigInt(core)), 0n);
return [binding.taskset, `0x${mask.toString(16)}`];
}
}),
2565:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DF: () => ( writeDerived),
WZ: () => ( readDerived),
xG: () => ( derivedPath)
});
var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);
var _durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
var _program_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3206);
var _regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48951);
const MAX_DERIVED_BYTES = 1 << 28;
function derivedPath(checked) {
return checked.replace(/checked-([^/]*)\.json$/, 'derived-$1');
}
function readDerived(path, beginning) {
const [header, digest, value] = readText(path).split('\n');
if (value === undefined || header !== headerOf(beginning) || digest !== (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)(value))
return undefined;
try {
return (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.deserialize)(Buffer.from(value, 'base64'));
}
catch {
return undefined;
}
}
function writeDerived(path, beginning, value) {
const text = (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.serialize)(value).toString('base64');
try {
(0,_durable_js__WEBPACK_IMPORTED_MODULE_2__ .aR)(path, [`${headerOf(beginning)}\n${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)(text)}\n`, text]);
}
catch (error) {
if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
throw error;
}
}
function readText(path) {
try {
return (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ .Aj)(path, MAX_DERIVED_BYTES);
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
return '';
throw error;
}
}
function headerOf({ bytes, sha256: digest }) {
return JSON.stringify({ program: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_program_files_js__WEBPACK_IMPORTED_MODULE_4__ .Ak)()), bytes, digest });
}
}),
81459:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
r: () => ( isShortOfRoom)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
const LITTLE_BYTES = 8 << 20;
function isShortOfRoom(folder) {
try {
const { bavail, bsize, files, ffree } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(folder);
return bavail * bsize < LITTLE_BYTES || (files > 0 && ffree < 100);
}
catch {
return false;
}
}
}),
84831:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Uv: () => ( replaceContent),
Yw: () => ( syncFolder),
Zf: () => ( writeFileAtomic),
aR: () => ( writeCache),
f4: () => ( writeAll),
fR: () => ( replaceFile),
sk: () => ( replaceFiles)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23727);
const BLOCK_CHARS = 1 << 16;
function writeFileAtomic(path, pieces) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
replaceFile(path, pieces);
}
function replaceFile(path, pieces) {
replaceFiles([[path, pieces]]);
}
function replaceFiles(files) {
for (const [path, pieces] of files) {
replace(path, pieces, (descriptor) => {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('replace:after-sync');
});
}
for (const folder of new Set(files.map(([path]) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path))))
syncFolder(folder);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('replace:after-folder-sync');
}
function replaceContent(path, pieces) {
replace(path, pieces, (descriptor) => {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('replace:after-sync');
});
}
function writeCache(path, pieces) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
replace(path, pieces, () => undefined);
}
function replace(path, pieces, onWritten) {
const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}.tmp`);
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(temporary, 'wx', 0o644);
try {
try {
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('replace:before-write');
writePieces(descriptor, pieces);
onWritten(descriptor);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, path);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('replace:after-rename');
}
catch (error) {
removeQuietly(temporary);
throw error;
}
}
function removeQuietly(path) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
}
catch {
}
}
function writePieces(descriptor, pieces) {
let block = '';
for (const piece of pieces) {
block += piece;
if (block.length < BLOCK_CHARS)
continue;
writeAll(descriptor, Buffer.from(block));
block = '';
}
writeAll(descriptor, Buffer.from(block));
}
function writeAll(descriptor, bytes) {
let written = 0;
while (written < bytes.length)
written += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(descriptor, bytes, written);
}
const NO_FOLDER_SYNC = new Set(['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM']);
function syncFolder(path) {
try {
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
}
catch (error) {
if (!(error instanceof Error && 'code' in error && NO_FOLDER_SYNC.has(error.code)))
throw error;
}
}
}),
63147:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D_: () => ( exportCommits),
Nk: () => ( exportObjects),
ob: () => ( moveBranch),
sA: () => ( moveToExported)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var durable = __webpack_require__(84831);
var loose_pack = __webpack_require__(21006);
var refs = __webpack_require__(83144);
var external_node_crypto_ = __webpack_require__(77598);
var files = __webpack_require__(79871);
var pack_index = __webpack_require__(1902);
;
function storePack(objects, { bytes, objects: packed, digest }) {
const folder = (0,external_node_path_.join)(objects, 'pack');
const name = (0,external_node_path_.join)(folder, `pack-${digest.toString('hex')}`);
const unfinished = [];
try {
(0,external_node_fs_.mkdirSync)(folder, { recursive: true });
const files = [
['pack', bytes],
['idx', (0,pack_index .k)(packed, digest)],
];
for (const [kind, content] of files) {
const path = (0,external_node_path_.join)(folder, `tmp_${kind}_${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`);
unfinished.push(path);
writeSynced(path, content);
}
for (const [at, [kind]] of files.entries())
(0,external_node_fs_.renameSync)(unfinished[at] ?? '', `${name}.${kind}`);
return true;
}
catch (error) {
if (!(0,files .Or)(error))
throw error;
for (const path of unfinished)
(0,external_node_fs_.rmSync)(path, { force: true });
return false;
}
}
function writeSynced(path, bytes) {
const descriptor = (0,external_node_fs_.openSync)(path, 'wx', 0o444);
try {
(0,durable .f4)(descriptor, bytes);
(0,external_node_fs_.fsyncSync)(descriptor);
}
finally {
(0,external_node_fs_.closeSync)(descriptor);
}
}
var user_refs = __webpack_require__(11584);
var user_repository = __webpack_require__(63342);
;
async function exportCommits(store, repository, move) {
(0,user_repository .Wf)(repository, move.ref);
const git = bindUserRefs(store, repository);
await copyObjects({ store, repository, bind: () => git, wanted: move.to, known: move.from ?? store.base });
return moveBranch(repository, git, move);
}
async function exportObjects(store, repository, { to, from = store.base }, cutOff) {
await copyObjects({
store,
repository,
bind: () => bindUserRefs(store, repository),
wanted: to,
known: from,
cutOff,
});
}
function moveToExported(store, repository, move) {
return moveBranch(repository, bindUserRefs(store, repository), move);
}
function bindUserRefs({ folder, home }, repository) {
return (0,user_refs .kB)(repository, { folder: (0,external_node_path_.join)(folder, 'user-refs'), home });
}
async function copyObjects({ store, repository, bind, wanted, known, cutOff }) {
const call = cutOff === undefined ? {} : { cutOff };
const few = await (0,loose_pack .T)(store, { commit: wanted, from: known, isCompressed: true });
const { objects } = repository;
if (few === undefined || !storePack(objects, few)) {
const pack = few?.bytes ?? (await packNew({ store, wanted, known, call }));
if (pack === undefined)
return;
await bind()(['index-pack', '--stdin'], { input: pack, ...call });
}
syncFolders({ from: (0,external_node_path_.join)(objects, 'pack'), to: objects });
}
async function packNew({ store, wanted, known, call, }) {
const outgoing = (0,external_node_path_.join)(store.folder, 'outgoing');
(0,external_node_fs_.rmSync)(outgoing, { recursive: true, force: true });
(0,external_node_fs_.mkdirSync)(outgoing);
const input = `${wanted}\n^${known}\n^${store.base}\n`;
await store.git(['-c', 'core.fsync=none', 'pack-objects', '-q', '--revs', (0,external_node_path_.join)(outgoing, 'pack')], {
input,
...call,
});
const pack = (0,external_node_fs_.readdirSync)(outgoing).find((name) => name.endsWith('.pack'));
return pack === undefined ? undefined : (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(outgoing, pack));
}
async function moveBranch(repository, git, move) {
const { commonDir } = repository;
(0,user_repository .Wf)(repository, move.ref);
const moved = await (0,refs .LH)(git, move);
if (moved.kind === 'moved')
return moved;
syncFolders({ from: (0,external_node_path_.dirname)((0,external_node_path_.join)(commonDir, move.ref)), to: (0,external_node_path_.join)(commonDir, 'refs') });
(0,user_repository .IW)(repository, move);
return moved;
}
const named = new Set();
function syncFolders({ from, to }) {
const synced = [];
for (let folder = from; folder.startsWith(to); folder = (0,external_node_path_.dirname)(folder)) {
const stats = (0,external_node_fs_.statSync)(folder, { bigint: true, throwIfNoEntry: false });
if (stats === undefined)
continue;
(0,durable .Yw)(folder);
const identity = `${stats.dev} ${stats.ino} ${stats.birthtimeNs} ${folder}`;
if (named.has(identity))
break;
synced.push(identity);
}
for (const identity of synced)
named.add(identity);
}
}),
92197:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BY: () => ( findUntouched),
DC: () => ( hashFile),
Ft: () => ( placeExternal),
LZ: () => ( statsOf)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4862);
var _copy_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79526);
var _copy_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47700);
var _files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79871);
async function placeExternal({ folder: frozen, lfs, submodules }, { folder, files, signal }) {
const placed = [];
for (const { path, mode, id } of files) {
if (signal?.aborted === true)
return 'cancelled';
const key = path.toString('latin1');
const file = lfs.get(key);
if (file?.mode === mode && file.id === id) {
if ((await placeFile((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ .VV)(frozen, path), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ .VV)(folder, path), signal)) === 'cancelled')
return 'cancelled';
placed.push(path);
}
else if (submodules.get(key) === id) {
const [from = '', to = ''] = [frozen, folder].map((each) => (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ .VV)(each, path).toString());
if ((await (0,_copy_tree_js__WEBPACK_IMPORTED_MODULE_5__ .E)({ from, to, existing: 'is replaced', signal })) === 'cancelled')
return 'cancelled';
}
}
return placed;
}
const RIGHTS = 0o777;
async function placeFile(source, target, signal) {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(source, { bigint: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(target, { force: true });
const copied = await (0,_copy_file_js__WEBPACK_IMPORTED_MODULE_4__ .m3)({ source, target, stats, signal });
if (copied === 'cancelled')
return copied;
if (copied === 'shut')
throw new Error(`the prepared file ${source.toString()} cannot be read`);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(target, Number(stats.mode) & RIGHTS);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.utimesSync)(target, ...(0,_copy_file_js__WEBPACK_IMPORTED_MODULE_4__ .Qv)(stats));
return 'placed';
}
async function findUntouched({ lfs }, { folder, files, isUntouched, signal }) {
const found = new Set();
for (const { path, mode, id } of files) {
const file = lfs.get(path.toString('latin1'));
if (file?.mode !== mode || file.id !== id)
continue;
if (await holds({ folder, path, file, isUntouched, signal }))
found.add(path);
}
return found;
}
async function holds({ folder, path, file, isUntouched, signal }) {
const { oid, size, mode } = file;
const place = (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ .VV)(folder, path);
const stats = statsOf(place);
if (stats === undefined || !stats.isFile() || stats.size !== BigInt(size))
return false;
if (((stats.mode & 64n) !== 0n) !== (mode === '100755'))
return false;
return isUntouched(path, stats) || (await hashFile(place, signal)) === oid;
}
const PIECE_BYTES = 4 << 20;
async function hashFile(path, signal) {
let file;
try {
file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .Or)(error))
return undefined;
throw error;
}
try {
const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
const piece = Buffer.alloc(PIECE_BYTES);
for (;;) {
if (signal?.aborted === true)
return undefined;
const { bytesRead } = await file.read(piece, 0, PIECE_BYTES);
if (bytesRead === 0)
return hash.digest('hex');
hash.update(piece.subarray(0, bytesRead));
}
}
finally {
await file.close();
}
}
function statsOf(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_6__ .Or)(error))
return undefined;
throw error;
}
}
}),
23727:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Jd: () => ( faultPoint)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
const FAULT_POINTS = [
...['lock:after-hold', 'reserve:after-take', 'branch:after-move', 'run:after-mark'],
...['journal:after-create', 'journal:before-write', 'journal:after-write', 'journal:after-sync'],
...['journal:before-note', 'journal:after-note'],
...['replace:before-write', 'replace:after-sync', 'replace:after-rename', 'replace:after-folder-sync'],
...['store:amid-removal', 'store:before-create', 'store:after-objects', 'store:before-ready', 'store:after-ready'],
...['workspace:after-lock', 'workspace:after-session', 'workspace:after-leftovers', 'workspace:after-store'],
...['workspace:before-close', 'workspace:after-close', 'iteration:after-folder', 'prompt:after-write'],
...['workspace:before-checkout', 'workspace:after-checkout', 'workspace:after-agent-git'],
...['command:after-scratch', 'command:before-start', 'command:after-end'],
...['capture:before', 'capture:after-tree', 'capture:after-diff'],
...['judge:before-checkout', 'judge:after-restore', 'judge:after-checkout', 'judge:after-score'],
...['judge:after-aside', 'judge:after-passing-on'],
...['evaluation:after-mark', 'evaluation:after-record'],
...['keep:before-intent', 'keep:after-intent', 'keep:after-commit', 'keep:after-swap'],
...['recover:before', 'recover:after-swap'],
...['evidence:after-write', 'record:before', 'record:after', 'record:after-state'],
...['step:Idle', 'step:AllocateIter', 'step:CreateWorktree', 'step:RunSetup', 'step:BuildPrompt'],
...['step:InvokeAgent', 'step:CaptureDiff', 'step:RunTeardown', 'step:Score', 'step:Decide', 'step:Merge'],
...['step:Discard', 'step:Cleanup', 'step:Record', 'step:CheckDeadline', 'step:Done'],
];
const HANDOVER_POINTS = [
...['group:after-plan', 'group:after-begin', 'group:after-record', 'group:after-branch'],
];
const LAYER_POINTS = [
...['layers:after-tree', 'layers:after-change', 'layers:after-view', 'layers:after-keep', 'layers:after-attach'],
...['layers:after-move', 'layers:after-freeze', 'layers:after-publish', 'layers:after-build'],
];
const LATER_LAYER_POINTS = ( null && (['layers:after-digest', 'layers:after-gone']));
const SAVED_LAYER_POINTS = [
...['saved-layers:after-pack', 'saved-layers:after-archives', 'saved-layers:after-list'],
...['saved-layers:before-unpack', 'saved-layers:after-unpack'],
];
const MEMORY_POINTS = ( null && (['memory:before-note', 'memory:after-note', 'memory:after-group']));
const EXTERNAL_POINTS = [
...['external:after-listing', 'external:after-fetch', 'external:after-submodule', 'external:after-lfs'],
...['external:after-files', 'workspace:after-external'],
];
const WORK_FAULT_POINTS = [
...['landing:after-receipt', 'landing:after-record'],
...['exchange:before', 'exchange:after-staging', 'exchange:between', 'exchange:after-files', 'exchange:after'],
];
const ARCHIVE_POINTS = [
...['archive:before', 'archive:after-mark', 'archive:after-close', 'archive:after-branch-copy'],
...['archive:after-branch', 'archive:after-file', 'archive:after-files', 'archive:after'],
];
const PULL_POINTS = [
...['pull:after-fetch', 'pull:after-staging', 'pull:after-check', 'pull:before-commit', 'pull:after-commit'],
...['pull:after-file', 'pull:after-files', 'pull:after-branch', 'pull:after-staged', 'pull:after'],
];
const WAVE_POINTS = ( null && (['attempt:before-rename', 'attempt:after-rename']));
const REJECT_POINTS = ( null && (['reject:after-decisions', 'reject:after-record', 'reject:after-state']));
const DISTIL_POINTS = ( null && (['distil:after-begin', 'distil:after-effect']));
const MISSION_POINTS = [
...['mission:after-pointer', 'mission:after-launch', 'mission:after-manifest', 'mission:after-branch'],
...['mission:after-workspace', 'mission:after-baseline', 'mission:after-begun', 'mission:after-session'],
...['mission:after-candidate', 'handed:before-move', 'handed:after-move', 'mission:after-judging'],
...['mission:after-intent', 'mission:after-swap', 'mission:before-entry', 'mission:after-entry'],
...['mission:after-files', 'mission:after-reset', 'mission:after-ready', 'mission:after-stop'],
...['mission:after-recovery', 'mission:after-close'],
...['renewal:after-saved', 'renewal:after-removal', 'renewal:after-head'],
];
const DELAY_MS = 250;
const passed = new Map();
function faultPoint(name) {
const { AUTORIZE_FAULT: wanted, AUTORIZE_FAULT_LOG: log } = process.env;
if (wanted === undefined && log === undefined)
return;
const counted = `${wanted} ${name}`;
const times = (passed.get(counted) ?? 0) + 1;
passed.set(counted, times);
if (log !== undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(log, `${name}\n`);
const [, point, action, nth = '1'] = /^(.*?):(kill|throw|delay)(?::(\d+))?$/.exec(wanted ?? '') ?? [];
if ((point !== name && wanted !== '*:delay') || times !== Number(nth))
return;
if (action === 'kill')
process.kill(process.pid, 'SIGKILL');
if (action === 'throw')
throw new Error(`a fault was asked for at ${name}`);
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, DELAY_MS);
}
}),
37087:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => ( readEntries)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79871);
const READ_AT_ONCE = 1024;
async function readEntries(folder, { most, pace, signal }) {
const found = [];
try {
const encoding = 'buffer';
const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.opendirSync)(folder, { encoding, bufferSize: READ_AT_ONCE });
try {
for (let entry = opened.readSync(); entry !== null; entry = opened.readSync()) {
if (found.length >= most)
return 'too many';
found.push(entry);
if (found.length % READ_AT_ONCE === 0)
await pace.step();
if (signal?.aborted === true)
break;
}
}
finally {
opened.closeSync();
}
return found;
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_1__ .Or)(error))
return undefined;
throw error;
}
}
}),
45237:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
MR: () => ( readTrustedIndex),
YV: () => ( handOut),
_M: () => ( writeIndex),
qe: () => ( openUntouched),
tP: () => ( forgetHanding)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
var _durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79871);
var _git_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58537);
var _tree_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52367);
const SECOND_NS = 1000000000n;
const TICK_NS = 100000000n;
function handOut(workTree) {
if (handedAt(workTree) !== undefined)
return;
const now = clockOf(workTree.folder);
if (now === undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(noteOf(workTree), { force: true });
else
(0,_durable_js__WEBPACK_IMPORTED_MODULE_2__ .aR)(noteOf(workTree), [`${now}\n`]);
}
function forgetHanding(workTree) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(noteOf(workTree), { force: true });
}
function readTrustedIndex(workTree, hash) {
const bytes = readIfThere(workTree.indexFile);
const index = bytes === undefined ? undefined : (0,_git_index_js__WEBPACK_IMPORTED_MODULE_4__ .A1)(bytes, hash);
if (index === undefined)
return undefined;
const handing = handedAt(workTree);
const now = clockOf(workTree.folder);
const since = handing === undefined || now === undefined || now < handing ? 0n : handing;
const doubtful = index.entries.filter((entry) => isDoubtful(entry, { since, folder: workTree.folder }));
return { ...index, bytes: (0,_git_index_js__WEBPACK_IMPORTED_MODULE_4__ .mi)(index, doubtful) };
}
function writeIndex(path, { bytes }) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, bytes, { flag: 'wx' });
}
function isDoubtful({ ctimeNs, mode, path }, { since, folder }) {
if (mode === _git_index_js__WEBPACK_IMPORTED_MODULE_4__ .GU || ctimeNs / SECOND_NS < since / SECOND_NS - 1n)
return false;
if (ctimeNs >= since - TICK_NS)
return true;
const place = Buffer.concat([Buffer.from(`${folder}/`), path]);
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place, { bigint: true }).ctimeNs !== ctimeNs;
}
catch {
return true;
}
}
function clockOf(folder) {
let descriptor;
try {
descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
return undefined;
throw error;
}
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(descriptor, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).mode & 0o7777);
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor, { bigint: true }).ctimeNs;
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
return undefined;
throw error;
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function openUntouched(workTree) {
const [handing, now] = [handedAt(workTree), clockOf(workTree.folder)];
if (handing === undefined || now === undefined || now < handing)
return () => false;
const before = handing - TICK_NS;
const asked = new Map([['', true]]);
const isUnchanged = (path) => {
const known = asked.get(path);
if (known !== undefined)
return known;
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ .VV)(workTree.folder, path), { bigint: true, throwIfNoEntry: false });
const found = stats?.isDirectory() === true && stats.ctimeNs < before && isUnchanged((0,_tree_names_js__WEBPACK_IMPORTED_MODULE_5__ .gN)(path));
asked.set(path, found);
return found;
};
return (path, { ctimeNs }) => ctimeNs < before && isUnchanged((0,_tree_names_js__WEBPACK_IMPORTED_MODULE_5__ .gN)(path.toString('latin1')));
}
function noteOf({ indexFile }) {
return `${indexFile}.handed`;
}
function handedAt(workTree) {
const [, atNs] = /^(\d+)\n$/.exec(readIfThere(noteOf(workTree))?.toString() ?? '') ?? [];
return atNs === undefined ? undefined : BigInt(atNs);
}
function readIfThere(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_3__ .Or)(error))
return undefined;
throw error;
}
}
}),
76541:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I2: () => ( specialKind),
lo: () => ( digestFolder),
mt: () => ( freezeFolder)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
var _base_byte_size_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35252);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79871);
var _folder_entries_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37087);
var _pace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56757);
var _remove_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14311);
const MAX_ENTRIES = 2_000_000;
const PIECE_BYTES = 1 << 20;
const OVERLAP_BYTES = 1 << 16;
const PRIVILEGED = 3072n;
async function freezeFolder(folder, request = {}) {
for (const path of request.dropped ?? [])
(0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_8__ .dM)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .VV)(folder, path));
return walk(folder, { ...request, isMaking: true });
}
function digestFolder(folder, request = {}) {
return walk(folder, { ...request, isMaking: false });
}
async function walk(folder, request) {
const { isMaking, isForbidden, maxBytes = Number.POSITIVE_INFINITY, signal } = request;
const total = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_7__ .o();
const piece = Buffer.alloc(PIECE_BYTES);
let [bytes, files, entries] = [0, 0, 0];
const due = [''];
for (let path = due.pop(); path !== undefined; path = due.pop()) {
await pace.step();
if (signal?.aborted === true)
return 'cancelled';
const whole = (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .VV)(folder, path);
const refused = (issue) => ({ refusal: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(textOf(path), 200)} ${issue}` });
const stats = statsOf(whole);
if (stats === undefined)
return refused('cannot be read');
if (isMaking && isMark(stats)) {
(0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_8__ .dM)(whole);
continue;
}
const issue = path === '' ? undefined : issueOf(stats);
if (issue !== undefined)
return refused(issue);
if (isForbidden?.(Buffer.from(path, 'latin1')) === true)
return { refusal: `the name of a file ${FORBIDDEN}` };
if (isMaking)
own(whole, stats);
const mode = Number(stats.mode & 4095n).toString(8);
if (stats.isDirectory()) {
const found = await (0,_folder_entries_js__WEBPACK_IMPORTED_MODULE_6__ .$)(whole, { most: MAX_ENTRIES - entries, pace, signal });
if (found === 'too many')
return { refusal: `it holds more than ${MAX_ENTRIES} files` };
if (found === undefined)
return refused('cannot be read');
entries += found.length;
const names = found.map(({ name }) => name.toString('latin1')).sort();
due.push(...names.reverse().map((name) => (path === '' ? name : `${path}/${name}`)));
total.update(`d ${path === '' ? '' : mode} ${path}\0`, 'latin1');
continue;
}
files += 1;
if (stats.isSymbolicLink()) {
const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(whole, 'buffer');
if (isForbidden?.(target) === true)
return refused(FORBIDDEN);
total.update(Buffer.concat([Buffer.from(`l ${path}\0`, 'latin1'), target, Buffer.alloc(1)]));
continue;
}
bytes += Number(stats.size);
if (bytes > maxBytes)
return { refusal: `it holds more than ${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_3__ .S)(maxBytes)}` };
const content = await readContent(whole, { piece, isForbidden, pace, signal });
if (content === 'cancelled')
return content;
if ('refusal' in content)
return refused(content.refusal);
total.update(`f ${mode} ${content.digest} ${path}\0`, 'latin1');
}
return { content: { digest: total.digest('hex'), bytes, files } };
}
const FORBIDDEN = 'holds the value of a variable that may be a key';
function statsOf(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
}
catch (error) {
if (['ENAMETOOLONG', 'EACCES', 'ENOTDIR'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_5__ .CA)(error)))
return undefined;
throw error;
}
}
function own(path, { uid, gid }) {
const owner = { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 };
if (uid !== BigInt(owner.uid) || gid !== BigInt(owner.gid))
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lchownSync)(path, owner.uid, owner.gid);
}
function isMark(stats) {
return stats.isCharacterDevice() && stats.rdev === 0n;
}
function specialKind(path) {
const stats = statsOf(path);
return stats === undefined ? undefined : issueOf(stats);
}
function issueOf(stats) {
if (stats.isDirectory() || stats.isSymbolicLink())
return undefined;
if (!stats.isFile())
return 'is no regular file, folder or link';
return (stats.mode & PRIVILEGED) === 0n ? undefined : 'runs with the rights of its owner (suid or sgid)';
}
async function readContent(path, { piece, isForbidden, pace, signal }) {
let descriptor;
try {
descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_5__ .Or)(error))
return { refusal: 'cannot be read' };
throw error;
}
try {
const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
let kept = Buffer.alloc(0);
for (;;) {
const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, piece);
if (read === 0)
break;
const bytes = piece.subarray(0, read);
hash.update(bytes);
if (isForbidden !== undefined) {
const searched = Buffer.concat([kept, bytes]);
if (isForbidden(searched))
return { refusal: FORBIDDEN };
kept = Buffer.from(searched.subarray(-OVERLAP_BYTES));
}
await pace.step();
if (signal?.aborted === true)
return 'cancelled';
}
return { digest: hash.digest('hex') };
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
}
function textOf(path) {
return Buffer.from(path, 'latin1').toString('utf8');
}
}),
47826:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => ( endFuture),
o: () => ( setAllTimes)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79871);
var _folder_entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37087);
var _pace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56757);
const MAX_ENTRIES = 2_000_000;
function endFuture(folder) {
const now = Date.now();
return setTimes(folder, ({ mtimeMs }) => (mtimeMs > now ? now / 1000 : undefined));
}
function setAllTimes(folder, time) {
return setTimes(folder, () => time);
}
async function setTimes(folder, timeOf) {
const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_3__ .o();
const due = [Buffer.from(folder)];
for (let path = due.pop(); path !== undefined; path = due.pop()) {
await pace.step();
try {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
const time = timeOf(stats);
if (time !== undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lutimesSync)(path, time, time);
if (!stats.isDirectory())
continue;
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_1__ .Or)(error))
continue;
throw error;
}
const entries = await (0,_folder_entries_js__WEBPACK_IMPORTED_MODULE_2__ .$)(path, { most: MAX_ENTRIES, pace });
if (entries === undefined || entries === 'too many')
continue;
for (const { name } of entries)
due.push(Buffer.concat([path, Buffer.from('/'), name]));
}
}
}),
58537:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A1: () => ( parseIndex),
FA: () => ( HASH_BYTES),
GU: () => ( LINK_TO_REPOSITORY),
kP: () => ( withOwner),
mi: () => ( wipeTimes),
wP: () => ( isWhole)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
const LINK_TO_REPOSITORY = 0o160000;
const HASH_BYTES = { sha1: 20, sha256: 32 };
const HEADER_BYTES = 12;
const MODE_OFFSET = 24;
const ID_OFFSET = 40;
const TIMES_BYTES = 16;
const EXTENDED_FLAG = 0x4000;
const SKIP_FLAG = 0x4000;
const VERSIONS = [2, 3];
function parseIndex(bytes, hash) {
const end = bytes.length - HASH_BYTES[hash];
if (!isWhole(bytes, hash) || !VERSIONS.includes(bytes.readUInt32BE(4)))
return undefined;
const entries = [];
const count = bytes.readUInt32BE(8);
let offset = HEADER_BYTES;
while (entries.length < count) {
const flagsAt = offset + ID_OFFSET + HASH_BYTES[hash];
if (flagsAt + 2 > end)
return undefined;
const isExtended = (bytes.readUInt16BE(flagsAt) & EXTENDED_FLAG) !== 0;
const nameAt = flagsAt + (isExtended ? 4 : 2);
const nameEnd = bytes.indexOf(0, nameAt);
if (nameEnd === -1 || nameEnd >= end)
return undefined;
entries.push({
offset,
ctimeNs: BigInt(bytes.readUInt32BE(offset)) * 1000000000n + BigInt(bytes.readUInt32BE(offset + 4)),
mode: bytes.readUInt32BE(offset + MODE_OFFSET),
isSkipped: isExtended && (bytes.readUInt16BE(flagsAt + 2) & SKIP_FLAG) !== 0,
path: bytes.subarray(nameAt, nameEnd),
});
offset += (nameEnd - offset + 8) & ~7;
}
return offset <= end ? { bytes, entries, hash } : undefined;
}
function isWhole(bytes, hash) {
const end = bytes.length - HASH_BYTES[hash];
return (end >= HEADER_BYTES &&
bytes.toString('latin1', 0, 4) === 'DIRC' &&
checksum(bytes, hash).equals(bytes.subarray(end)));
}
function wipeTimes({ bytes, hash }, entries) {
const wiped = Buffer.from(bytes);
for (const { offset } of entries)
wiped.fill(0, offset, offset + TIMES_BYTES);
checksum(wiped, hash).copy(wiped, wiped.length - HASH_BYTES[hash]);
return wiped;
}
function withOwner({ bytes, hash, entries }, { uid, gid }) {
const changed = Buffer.from(bytes);
for (const { offset } of entries) {
changed.writeUInt32BE(uid, offset + OWNER_OFFSET);
changed.writeUInt32BE(gid, offset + OWNER_OFFSET + 4);
}
checksum(changed, hash).copy(changed, changed.length - HASH_BYTES[hash]);
return changed;
}
const OWNER_OFFSET = 28;
function checksum(bytes, hash) {
return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(hash)
.update(bytes.subarray(0, bytes.length - HASH_BYTES[hash]))
.digest();
}
}),
25367:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
SC: () => ( commitTree),
y$: () => ( createStore),
j_: () => ( diffTrees),
lY: () => ( findFiles),
h$: () => ( findStore),
Tr: () => ( importCommit),
Sy: () => ( importTree),
CS: () => ( listFiles),
iZ: () => ( objectsOf),
gm: () => ( readBlob),
kN: () => ( readCommit),
aZ: () => ( removeStore),
eS: () => ( treeBytes),
bR: () => ( treeIdOf)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var asked_once = __webpack_require__(68852);
var byte_path = __webpack_require__(4862);
;
const PLAIN = /^[A-Za-z0-9](?:[\w .@+-]*[A-Za-z0-9])?$/;
function secondsOf({ date }) {
return `${Math.floor(Date.parse(date) / 1000)} +0000`;
}
function commitBytes(request) {
const { tree, parents, message, identity } = request;
const { name, email } = identity;
if (!PLAIN.test(name) || !PLAIN.test(email) || message.includes('\0') || new Set(parents).size < parents.length)
return undefined;
const who = `${name} <${email}> ${secondsOf(request)}`;
const lines = [`tree ${tree}`, ...parents.map((parent) => `parent ${parent}`), `author ${who}`, `committer ${who}`];
return Buffer.from(`${lines.join('\n')}\n\n${message}`);
}
;
function flattenIgnoreRules(files) {
const ordered = [...files].sort((a, b) => (a.folder < b.folder ? -1 : 1));
return ordered.flatMap(({ folder, text }) => text.split('\n').flatMap((line) => moved(line, folder))).join('\n');
}
function moved(rawLine, folder) {
const line = rawLine.replace(/\r$/, '').replace(/^\ufeff/, '');
if (line.trim() === '' || line.startsWith('#'))
return [];
if (folder === '')
return [line];
const isNegated = line.startsWith('!');
const pattern = isNegated ? line.slice(1) : line.replace(/^\\(?=[!#])/, '');
const isTied = pattern.trimEnd().slice(0, -1).includes('/');
const place = folder.replaceAll(/[\\*?[\]!#]/g, '\\$&');
const below = isTied ? pattern.replace(/^\//, '') : `**/${pattern}`;
return [`${isNegated ? '!' : ''}/${place}${below}`];
}
var object_id = __webpack_require__(26343);
var raw_diff = __webpack_require__(3800);
var durable = __webpack_require__(84831);
var fault_point = __webpack_require__(23727);
var kernel_git = __webpack_require__(13096);
var git_folder = __webpack_require__(80829);
var object_stream = __webpack_require__(56134);
var remove_tree = __webpack_require__(14311);
var tree_reader = __webpack_require__(20160);
;
const RAW_ATTRIBUTES = '* -text -filter -ident !eol !working-tree-encoding !diff !merge\n';
function findStore({ folder, base }) {
return (0,external_node_fs_.existsSync)(readyFile(folder, base)) ? bindStore(folder, base) : undefined;
}
const READY = 'ready-';
function readyFile(folder, base) {
return (0,external_node_path_.join)(folder, `${READY}${base}`);
}
function removeStore(folder) {
if (!(0,external_node_fs_.existsSync)(folder))
return;
for (const name of (0,external_node_fs_.readdirSync)(folder))
if (name.startsWith(READY))
(0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name));
(0,durable .Yw)(folder);
(0,remove_tree .dM)((0,external_node_path_.join)(folder, 'git'));
(0,fault_point .Jd)('store:amid-removal');
(0,remove_tree .dM)(folder);
}
function bindStore(folder, base) {
const gitDir = (0,external_node_path_.join)(folder, 'git');
const home = (0,external_node_path_.join)(folder, 'home');
return {
folder,
gitDir,
home,
base,
ignoreFile: (0,external_node_path_.join)(gitDir, 'info', 'base-ignore'),
git: Object.assign((0,kernel_git .uD)({ gitDir, home }), { objects: (0,object_stream .dV)({ gitDir, home }) }),
};
}
async function createStore({ folder, repository, base }) {
const found = findStore({ folder, base });
if (found !== undefined)
return found;
const store = bindStore(folder, base);
const { gitDir, home, ignoreFile } = store;
(0,fault_point .Jd)('store:before-create');
(0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
for (const name of ['objects/pack', 'objects/info', 'refs/heads', 'info'])
(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, name), { recursive: true });
(0,external_node_fs_.mkdirSync)(home);
(0,git_folder .e)(gitDir, repository);
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'info', 'attributes'), RAW_ATTRIBUTES);
(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'shallow'), `${base}\n`);
await importCommit(store, { repository, commit: base });
(0,fault_point .Jd)('store:after-objects');
(0,external_node_fs_.writeFileSync)(ignoreFile, `${flattenIgnoreRules(await readIgnoreFiles(store))}\n`);
(0,fault_point .Jd)('store:before-ready');
(0,external_node_fs_.writeFileSync)(readyFile(folder, base), '');
(0,durable .Yw)(folder);
(0,fault_point .Jd)('store:after-ready');
return store;
}
async function importCommit({ gitDir, home, base, git }, { repository: { objects }, commit }) {
const reader = (0,kernel_git .uD)({ gitDir, home, alternates: [objects] });
await importObjects({ gitDir, git }, { reader, wanted: commit === base ? `${base}\n` : `${commit}\n^${base}\n` });
await git(['rev-list', '--objects', '--quiet', '--end-of-options', commit]);
}
async function importTree({ gitDir, home, git }, { repository: { objects }, commit }) {
const reader = (0,kernel_git .uD)({ gitDir, home, alternates: [objects] });
const tree = await (0,kernel_git .JG)(reader, ['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`]);
const id = await (0,kernel_git .JG)(reader, ['rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`]);
const { stdout } = await reader(['cat-file', 'commit', '--end-of-options', id]);
const text = stdout.toString();
await importObjects({ gitDir, git }, { reader, wanted: `${tree}\n` });
await git(['rev-list', '--objects', '--quiet', '--end-of-options', tree]);
return { tree, message: text.slice(text.indexOf('\n\n') + 2) };
}
async function importObjects({ gitDir, git }, { reader, wanted }) {
const packs = (0,external_node_path_.join)(gitDir, 'objects', 'pack');
const arrival = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(gitDir, 'import-'));
try {
const name = await (0,kernel_git .JG)(reader, ['pack-objects', '-q', '--revs', '--window=0', (0,external_node_path_.join)(arrival, 'unchecked')], {
input: wanted,
});
const checked = (0,external_node_path_.join)(arrival, `pack-${name}.idx`);
await git(['index-pack', '-o', checked, (0,external_node_path_.join)(arrival, `unchecked-${name}.pack`)]);
(0,external_node_fs_.renameSync)((0,external_node_path_.join)(arrival, `unchecked-${name}.pack`), (0,external_node_path_.join)(packs, `pack-${name}.pack`));
(0,external_node_fs_.renameSync)(checked, (0,external_node_path_.join)(packs, `pack-${name}.idx`));
}
finally {
(0,external_node_fs_.rmSync)(arrival, { recursive: true, force: true });
}
}
async function readIgnoreFiles(store) {
const files = [];
for (const { mode, id, path } of await listFiles(store, store.base)) {
const name = (0,byte_path .q0)(path);
if (!mode.startsWith('100') || !/(^|\/)\.gitignore$/.test(name))
continue;
files.push({ folder: name.slice(0, -'.gitignore'.length), text: (await readBlob(store, id)).toString() });
}
return files;
}
const MAX_LISTS = 4;
const listedOnce = (0,asked_once .m)(MAX_LISTS);
function listFiles({ git }, id) {
return listedOnce.ask(git, id, () => readFiles(git, id));
}
async function findFiles({ git }, { tree, names }) {
if (git.objects !== undefined)
return (0,tree_reader .lE)(git.objects, { tree, names });
const listed = await listFiles({ git }, tree);
const files = new Map(listed.map((file) => [file.path.toString('latin1'), file]));
return names.map((name) => files.get(name.toString('latin1')));
}
const MAX_TREE_IDS = 100;
const resolvedOnce = (0,asked_once .m)(MAX_TREE_IDS);
async function readCommit({ git }, id) {
if (git.objects !== undefined)
return (await git.objects.read(id)).bytes;
return (await git(['cat-file', 'commit', '--end-of-options', id])).stdout;
}
function objectsOf({ git }) {
if (git.objects === undefined)
throw new Error('a private store without its objects');
return git.objects;
}
async function readBlob({ git }, id) {
if (git.objects === undefined)
return (await git(BLOB(id))).stdout;
const { type, bytes } = await git.objects.read(id);
if (type !== 'blob')
throw new kernel_git .XS(BLOB(id), 128, `fatal: ${id} is a ${type}`);
return bytes;
}
const BLOB = (id) => ['cat-file', 'blob', '--end-of-options', id];
function treeIdOf({ git }, id) {
return resolvedOnce.ask(git, id, () => {
if (git.objects !== undefined)
return (0,tree_reader .Xi)(git.objects, id);
return (0,kernel_git .JG)(git, ['rev-parse', '--verify', '--end-of-options', `${id}^{tree}`]);
});
}
async function readFiles(git, id) {
if (git.objects !== undefined)
return (0,tree_reader .nT)(git.objects, id);
const { stdout } = await git(['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', id]);
return (0,raw_diff .K)(stdout).map((entry) => parseEntry(entry).file);
}
function parseEntry(entry) {
const nameAt = entry.indexOf(TAB) + 1;
const [mode = '', , id = '', size = ''] = entry.toString('latin1', 0, nameAt - 1).split(/ +/);
return { file: { mode, id, path: entry.subarray(nameAt) }, size };
}
const TAB = 0x09;
async function treeBytes({ git }, id) {
const { stdout } = await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', id]);
const entries = (0,raw_diff .K)(stdout).map(parseEntry);
await listedOnce.ask(git, id, () => Promise.resolve(entries.map(({ file }) => file)));
return entries.reduce((sum, { size }) => sum + (Number(size) || 0), 0);
}
async function diffTrees({ git }, { from, to }) {
if (git.objects !== undefined)
return (0,tree_reader .tc)(git.objects, { from, to });
const { stdout } = await git([
...['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--end-of-options'],
...[from, to, '--'],
]);
return (0,raw_diff .L)(stdout);
}
async function commitTree({ git }, request) {
const { tree, parents, message, identity } = request;
const bytes = git.objects === undefined ? undefined : commitBytes(request);
if (git.objects !== undefined && bytes !== undefined) {
await Promise.all([tree, ...parents].map((id) => treeIdOf({ git }, id)));
return git.objects.write({ type: 'commit', bytes }, (0,object_id .q)(tree));
}
const seconds = `@${secondsOf(request)}`;
return (0,kernel_git .JG)(git, ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], {
input: message,
env: {
GIT_AUTHOR_NAME: identity.name,
GIT_AUTHOR_EMAIL: identity.email,
GIT_AUTHOR_DATE: seconds,
GIT_COMMITTER_NAME: identity.name,
GIT_COMMITTER_EMAIL: identity.email,
GIT_COMMITTER_DATE: seconds,
},
});
}
}),
61513:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
El: () => ( requireGitVersion),
lg: () => ( readGitVersion),
zc: () => ( packsStreamedFiles)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13096);
const RUN = { version: [2, 32], what: 'a run' };
const MERGE = { version: [2, 38], what: 'a run that merges changes (parallel workspaces, proposals, reverts)' };
const PACK = [2, 37];
async function packsStreamedFiles(git) {
return !isOlder(await readGitVersion(git), PACK);
}
async function readGitVersion(git) {
return (await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__ .JG)(git, ['version'])).replace(/^git version /, '');
}
async function requireGitVersion(git, { merges }) {
const found = await readGitVersion(git);
const need = merges ? MERGE : RUN;
if (!isOlder(found, need.version))
return;
const needed = need.version.join('.');
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: `git on PATH is version ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .TL)(found)}; ${need.what} needs ${needed} or newer`,
remedy: `Install git ${needed} or newer, put it first on PATH, and check it: git --version`,
});
}
function isOlder(found, [major, minor]) {
const [, one, two] = /^(\d+)\.(\d+)/.exec(found) ?? [];
if (one === undefined || two === undefined)
return false;
return Number(one) < major || (Number(one) === major && Number(two) < minor);
}
}),
51221:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FI: () => ( captureTree),
NL: () => ( removeSpecialFiles),
pw: () => ( checkoutTree),
rg: () => ( markExternal)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
var _base_object_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26343);
var _bounded_work_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18535);
var _capture_size_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56854);
var _capture_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87268);
var _external_content_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92197);
var _fault_point_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23727);
var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79871);
var _folder_trust_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(45237);
var _git_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13096);
var _git_index_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(58537);
var _git_store_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(25367);
var _remove_tree_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(14311);
var _tree_names_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(52367);
var _upper_files_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(62730);
async function captureTree(store, workTree, { limits, signal } = {}) {
const obstacle = folderObstacle(workTree.folder);
if (obstacle !== undefined)
return { kind: 'refused', reason: obstacle };
const bounds = { timeoutMs: limits?.timeoutMs, signal };
const taken = await (0,_bounded_work_js__WEBPACK_IMPORTED_MODULE_3__ .p)(bounds, (cutOff) => takeTree(store, workTree, { limits, cutOff }));
if (taken.kind === 'done')
return taken.value;
if (taken.kind === 'cancelled')
return taken;
return { kind: 'too-large', reason: 'it could not be read within capture.timeout' };
}
async function removeSpecialFiles(store, { folder }, commit) {
const names = (await (0,_git_store_js__WEBPACK_IMPORTED_MODULE_12__ .CS)(store, commit)).map(({ path }) => path);
const hidden = findBeyondLinks(folder, names);
const places = names.flatMap((name) => (hidden.has(name) ? [] : [(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ .VV)(folder, name)]));
const special = places.filter(isSpecial);
for (const path of special)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path);
return special.length > 0;
}
function isSpecial(path) {
try {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
return !stats.isFile() && !stats.isDirectory() && !stats.isSymbolicLink() && !(0,_upper_files_js__WEBPACK_IMPORTED_MODULE_15__ .qi)(stats);
}
catch {
return false;
}
}
async function takeTree(store, { folder, indexFile }, { limits, cutOff }) {
const captureIndex = `${indexFile}.capture`;
for (const file of [captureIndex, `${captureIndex}.lock`])
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
const index = (0,_folder_trust_js__WEBPACK_IMPORTED_MODULE_9__ .MR)({ folder, indexFile }, (0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_2__ .q)(store.base));
if (index !== undefined)
(0,_folder_trust_js__WEBPACK_IMPORTED_MODULE_9__ ._M)(captureIndex, index);
const git = (0,_capture_steps_js__WEBPACK_IMPORTED_MODULE_5__ .TG)(store, { folder, indexFile: captureIndex });
if (index !== undefined)
await unmark(git, index, cutOff);
const base = await (0,_git_store_js__WEBPACK_IMPORTED_MODULE_12__ .CS)(store, store.base);
if (index === undefined || !hasNames(index, base))
await git(['read-tree', '--reset', '--end-of-options', store.base], { cutOff });
const untouched = store.external === undefined
? new Set()
: await (0,_external_content_js__WEBPACK_IMPORTED_MODULE_6__ .BY)(store.external, {
...{ folder, files: base, signal: cutOff },
isUntouched: (0,_folder_trust_js__WEBPACK_IMPORTED_MODULE_9__ .qe)({ folder, indexFile }),
});
const known = base.flatMap(({ path }) => (untouched.has(path) ? [] : [path]));
const others = holdsMore(folder, known) ? await (0,_capture_steps_js__WEBPACK_IMPORTED_MODULE_5__ .gI)(git, store, cutOff) : [];
if (others === 'too many')
return _capture_steps_js__WEBPACK_IMPORTED_MODULE_5__ .Mq;
if (limits !== undefined) {
const excess = await (0,_capture_size_js__WEBPACK_IMPORTED_MODULE_4__ .L)(store, { folder, known, others, limits, signal: cutOff });
if (excess !== undefined)
return { kind: 'too-large', reason: excess };
}
const hidden = findBeyondLinks(folder, known);
if (hidden.size > 0) {
await git(['update-index', '-z', '--force-remove', '--stdin'], { input: (0,_tree_names_js__WEBPACK_IMPORTED_MODULE_14__ .MX)([...hidden]), cutOff });
}
const names = { known: known.filter((name) => !hidden.has(name)), fresh: others.map(_capture_steps_js__WEBPACK_IMPORTED_MODULE_5__ .mW) };
const reason = await (0,_capture_steps_js__WEBPACK_IMPORTED_MODULE_5__ .zO)(git, names, cutOff);
if (reason !== undefined)
return { kind: 'refused', reason };
return { kind: 'captured', tree: await (0,_capture_steps_js__WEBPACK_IMPORTED_MODULE_5__ .gz)(store, { git, indexFile: captureIndex, cutOff }) };
}
function hasNames({ entries }, files) {
return (entries.length === files.length &&
entries.every(({ mode, path }, at) => {
const file = files[at];
return mode !== _git_index_js__WEBPACK_IMPORTED_MODULE_11__ .GU && file?.mode !== REPOSITORY_MODE && file?.path.equals(path) === true;
}));
}
const REPOSITORY_MODE = _git_index_js__WEBPACK_IMPORTED_MODULE_11__ .GU.toString(8);
function holdsMore(folder, known) {
const names = (0,_tree_names_js__WEBPACK_IMPORTED_MODULE_14__ .eZ)(known);
for (const path of names.folders) {
const found = readEntries((0,_tree_names_js__WEBPACK_IMPORTED_MODULE_14__ .lW)(folder, path));
if (found === undefined)
continue;
if (found.some((entry) => !(0,_tree_names_js__WEBPACK_IMPORTED_MODULE_14__ .qE)(names, path, entry) && !(path === '' && (0,_tree_names_js__WEBPACK_IMPORTED_MODULE_14__ .Vb)(entry) === '.git')))
return true;
}
return false;
}
async function unmark(git, { entries }, cutOff) {
const marked = entries.flatMap(({ isSkipped, path }) => (isSkipped ? [path] : []));
if (marked.length === 0)
return;
await git(['update-index', '-z', '--no-skip-worktree', '--stdin'], { input: (0,_tree_names_js__WEBPACK_IMPORTED_MODULE_14__ .MX)(marked), cutOff });
}
function readEntries(path) {
try {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isDirectory())
return undefined;
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { encoding: 'buffer', withFileTypes: true });
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_8__ .Or)(error))
return undefined;
throw error;
}
}
function folderObstacle(folder) {
try {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).isDirectory())
return 'the work tree is no longer a folder';
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
return undefined;
}
catch (error) {
return `the work tree cannot be read: ${(0,_files_js__WEBPACK_IMPORTED_MODULE_8__ .CA)(error)}`;
}
}
function findBeyondLinks(folder, names) {
const asked = new Map([['', false]]);
const isBeyond = (path) => {
const before = asked.get(path);
if (before !== undefined)
return before;
const found = isBeyond((0,_tree_names_js__WEBPACK_IMPORTED_MODULE_14__ .gN)(path)) || isLink(Buffer.from(`${folder}/`), Buffer.from(path, 'latin1'));
asked.set(path, found);
return found;
};
return new Set(names.filter((name) => isBeyond((0,_tree_names_js__WEBPACK_IMPORTED_MODULE_14__ .gN)(name.toString('latin1')))));
}
function isLink(...parts) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(Buffer.concat(parts)).isSymbolicLink();
}
catch {
return false;
}
}
async function checkoutTree(store, checkout) {
const { folder, indexFile, tree, yardIn, signal, onLeft } = checkout;
const isCancelled = () => signal?.aborted === true;
const left = await (0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_13__ .l)(folder, { signal, ...(yardIn === undefined ? {} : { yardIn }) });
if (isCancelled())
return 'cancelled';
if (left.length > 0)
onLeft?.(left);
(0,_folder_trust_js__WEBPACK_IMPORTED_MODULE_9__ .tP)(checkout);
for (const file of [indexFile, `${indexFile}.lock`])
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
try {
await (0,_capture_steps_js__WEBPACK_IMPORTED_MODULE_5__ .TG)(store, checkout)(['read-tree', '--reset', '-u', '--end-of-options', tree], {
...(signal && { cutOff: signal }),
});
}
catch (error) {
if (!isCancelled())
throw error;
}
if (isCancelled())
return 'cancelled';
return store.external === undefined ? 'ready' : putExternal(store, store.external, checkout);
}
async function putExternal(store, external, checkout) {
const { folder, tree, signal } = checkout;
const placed = await (0,_external_content_js__WEBPACK_IMPORTED_MODULE_6__ .Ft)(external, { folder, files: await (0,_git_store_js__WEBPACK_IMPORTED_MODULE_12__ .CS)(store, tree), signal });
if (placed === 'cancelled')
return placed;
await markPlaced((0,_capture_steps_js__WEBPACK_IMPORTED_MODULE_5__ .TG)(store, checkout), placed);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_7__ .Jd)('workspace:after-external');
return signal?.aborted === true ? 'cancelled' : 'ready';
}
async function markExternal({ git, gitDir, home, external }, { indexFile, tree }) {
if (external === undefined || external.lfs.size === 0)
return;
const files = await (0,_git_store_js__WEBPACK_IMPORTED_MODULE_12__ .CS)({ git }, tree);
const ours = files.filter(({ path, mode, id }) => {
const file = external.lfs.get(path.toString('latin1'));
return file?.mode === mode && file.id === id;
});
await markPlaced((0,_git_js__WEBPACK_IMPORTED_MODULE_10__ .uD)({ gitDir, home, indexFile, workTree: home }), ours.map(({ path }) => path));
}
async function markPlaced(git, names) {
if (names.length > 0)
await git(['update-index', '-z', '--skip-worktree', '--stdin'], { input: (0,_tree_names_js__WEBPACK_IMPORTED_MODULE_14__ .MX)(names) });
}
}),
67985:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( changeIndex),
v: () => ( buildIndexTree)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _git_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58537);
const MODE_OFFSET = 24;
const ID_OFFSET = 40;
const EXTENDED_FLAG = 0x4000;
const STAGE_BITS = 0x3000;
const MIN_VERSION = 2;
const HEADER_BYTES = 12;
const SLASH = 0x2f;
function buildIndexTree(bytes, hash, write) {
if (!(0,_git_index_js__WEBPACK_IMPORTED_MODULE_1__ .wP)(bytes, hash) || ![MIN_VERSION, MIN_VERSION + 1].includes(bytes.readUInt32BE(4)))
throw new Error('an index that cannot be read');
const idBytes = _git_index_js__WEBPACK_IMPORTED_MODULE_1__ .FA[hash];
const { entries, end } = scanEntries(bytes, idBytes);
return buildTree({ entries, write }, { from: 0, above: 0, known: findKnown(bytes, end, idBytes) }).id;
}
function scanEntries(bytes, idBytes) {
const starts = [];
const names = [];
let at = HEADER_BYTES;
for (const count = bytes.readUInt32BE(8); starts.length < count;) {
const flagsAt = at + ID_OFFSET + idBytes;
const flags = bytes.readUInt16BE(flagsAt);
if ((flags & STAGE_BITS) !== 0)
throw new Error('an index with an unfinished merge');
const nameAt = flagsAt + ((flags & EXTENDED_FLAG) === 0 ? 2 : 4);
const nameEnd = bytes.indexOf(0, nameAt);
starts.push(at);
names.push(bytes.subarray(nameAt, nameEnd));
at += (nameEnd - at + 8) & ~7;
}
return { entries: { bytes, idBytes, starts, names }, end: at };
}
function findKnown(bytes, from, idBytes) {
for (let at = from; at + 8 <= bytes.length - idBytes; at += 8 + bytes.readUInt32BE(at + 4)) {
if (bytes.toString('latin1', at, at + 4) === 'TREE')
return readKnown(bytes, { at: at + 8, idBytes }).tree;
}
return undefined;
}
function readKnown(bytes, { at, idBytes }) {
const nameEnd = bytes.indexOf(0, at);
const lineEnd = bytes.indexOf(0x0a, nameEnd);
const [entries = -1, count = 0] = bytes
.toString('latin1', nameEnd + 1, lineEnd)
.split(' ')
.map(Number);
const idEnd = lineEnd + 1 + (entries >= 0 ? idBytes : 0);
const folders = new Map();
let end = idEnd;
while (folders.size < count) {
const folder = readKnown(bytes, { at: end, idBytes });
folders.set(folder.name, folder.tree);
({ end } = folder);
}
const name = bytes.toString('latin1', at, nameEnd);
return { name, tree: { entries, id: bytes.toString('hex', lineEnd + 1, idEnd), folders }, end };
}
const VERSION_AT = 4;
const COUNT_AT = 8;
const MAX_NAME_LENGTH = 0xfff;
function changeIndex(bytes, hash, changes) {
if (!(0,_git_index_js__WEBPACK_IMPORTED_MODULE_1__ .wP)(bytes, hash) || bytes.readUInt32BE(VERSION_AT) !== MIN_VERSION)
return undefined;
const idBytes = _git_index_js__WEBPACK_IMPORTED_MODULE_1__ .FA[hash];
const { entries, end } = scanEntries(bytes, idBytes);
const { names, starts } = entries;
const sorted = changes.toSorted((one, other) => one.path.compare(other.path));
const header = Buffer.from(bytes.subarray(0, HEADER_BYTES));
const parts = [header];
let [count, at] = [0, 0];
const keep = (to) => {
parts.push(bytes.subarray(starts[at] ?? end, starts[to] ?? end));
count += to - at;
at = to;
};
for (const { path, mode, id, stats } of sorted) {
keep(findName(names, path));
if (names[at]?.equals(path))
at += 1;
if (mode === undefined)
continue;
parts.push(renderEntry(path, { mode, id, stats }));
count += 1;
}
keep(names.length);
header.writeUInt32BE(count, COUNT_AT);
const known = findKnown(bytes, end, idBytes);
if (known !== undefined) {
const tree = renderKnown('', sorted.reduce((before, { path }) => forget(before, path.toString('latin1')), known));
parts.push(Buffer.from('TREE'), sizeOf(tree), tree);
}
const whole = Buffer.concat(parts);
return Buffer.concat([whole, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(hash).update(whole).digest()]);
}
function findName(names, name) {
let [from, to] = [0, names.length];
while (from < to) {
const middle = (from + to) >> 1;
if ((names[middle]?.compare(name) ?? 0) < 0)
from = middle + 1;
else
to = middle;
}
return from;
}
function renderEntry(path, { mode, id, stats }) {
const nameAt = ID_OFFSET + id.length / 2 + 2;
const entry = Buffer.alloc((nameAt + path.length + 8) & ~7);
for (const [at, value] of (stats === undefined ? [] : wordsOf(stats)).entries())
entry.writeUInt32BE(Number(BigInt.asUintN(32, value)), at * 4);
entry.writeUInt32BE(Number.parseInt(mode, 8), MODE_OFFSET);
entry.write(id, ID_OFFSET, 'hex');
entry.writeUInt16BE(Math.min(path.length, MAX_NAME_LENGTH), nameAt - 2);
path.copy(entry, nameAt);
return entry;
}
const SECOND_NS = 1000000000n;
function wordsOf({ ctimeNs, mtimeNs, dev, ino, uid, gid, size }) {
const times = [ctimeNs, mtimeNs].flatMap((time) => [time / SECOND_NS, time % SECOND_NS]);
return [...times, dev, ino, 0n, uid, gid, size];
}
function forget({ folders }, path) {
const [name = ''] = path.split('/', 1);
const below = path.length === name.length ? undefined : folders.get(name);
const rest = path.slice(name.length + 1);
const kept = below === undefined ? folders : new Map(folders).set(name, forget(below, rest));
return { entries: -1, id: '', folders: kept };
}
function renderKnown(name, { entries, id, folders }) {
return Buffer.concat([
Buffer.from(`${name}\0${entries} ${folders.size}\n`, 'latin1'),
Buffer.from(id, 'hex'),
...[...folders].map(([each, tree]) => renderKnown(each, tree)),
]);
}
function sizeOf({ length }) {
const size = Buffer.alloc(4);
size.writeUInt32BE(length);
return size;
}
function buildTree(building, { from, above, known }) {
const { names, bytes, starts, idBytes } = building.entries;
if (known !== undefined && known.entries >= 0)
return { id: known.id, next: from + known.entries };
const prefix = names[from]?.subarray(0, above);
const parts = [];
const add = (mode, name, id) => void parts.push(Buffer.from(`${mode} `), name, Buffer.alloc(1), id);
let at = from;
for (let path = names[at]; path !== undefined && isBelow(path, prefix); path = names[at]) {
const slash = path.indexOf(SLASH, above);
if (slash === -1) {
const start = starts[at] ?? 0;
const mode = bytes.readUInt32BE(start + MODE_OFFSET).toString(8);
add(mode, path.subarray(above), bytes.subarray(start + ID_OFFSET, start + ID_OFFSET + idBytes));
at += 1;
}
else {
const name = path.subarray(above, slash);
const below = buildTree(building, {
...{ from: at, above: slash + 1 },
known: known?.folders.get(name.toString('latin1')),
});
add('40000', name, Buffer.from(below.id, 'hex'));
at = below.next;
}
}
return { id: building.write(Buffer.concat(parts)), next: at };
}
function isBelow(path, prefix) {
return prefix === undefined || path.subarray(0, prefix.length).equals(prefix);
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
68724:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F1: () => ( readHolder),
hp: () => ( lockedError),
oZ: () => ( isHeldHere),
pG: () => ( isAtWork)
});
var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _own_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11042);
var _process_life_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60044);
function isAtWork(holder) {
return holder !== undefined && (holder.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_0__.hostname)() || (0,_process_life_js__WEBPACK_IMPORTED_MODULE_3__ .jW)(holder.pid));
}
function isHeldHere(path) {
const holder = readHolder(`${path}.holder`);
return holder !== undefined && holder.host === (0,node_os__WEBPACK_IMPORTED_MODULE_0__.hostname)() && (0,_process_life_js__WEBPACK_IMPORTED_MODULE_3__ .jW)(holder.pid);
}
function lockedError({ holder }, { what, look }) {
const who = holder === undefined ? 'another run' : `process ${holder.pid} on ${holder.host} since ${holder.started_at}`;
const stop = holder === undefined ? '' : `, or end it: kill ${holder.pid}`;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .yW('locked', _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .dc.locked, {
message: `${what} locked by ${who}`,
remedy: `See what it does: ${look}. Wait until it ends${stop}.`,
});
}
function readHolder(path) {
try {
const raw = JSON.parse((0,_own_files_js__WEBPACK_IMPORTED_MODULE_2__ .zx)(path)?.toString('utf8') ?? '');
const { pid, host, started_at } = raw;
if (typeof pid !== 'number' || pid < 1 || typeof host !== 'string' || typeof started_at !== 'string')
return undefined;
return { pid, host, started_at };
}
catch {
return undefined;
}
}
function stopHolder(path) {
const holder = readHolder(`${path}.holder`);
if (holder === undefined || !isHeldHere(path))
return undefined;
process.kill(holder.pid, 'SIGTERM');
return holder.pid;
}
}),
43874:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => ( importLone)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13096);
var _git_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25367);
async function importLone(store, { repository, commit }) {
const { gitDir, home, git } = store;
await (0,_git_store_js__WEBPACK_IMPORTED_MODULE_4__ .Sy)(store, { repository, commit });
const reader = (0,_git_js__WEBPACK_IMPORTED_MODULE_3__ .uD)({ gitDir, home, alternates: [repository.objects] });
const { stdout: bytes } = await reader(['cat-file', 'commit', '--end-of-options', commit]);
const shallow = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'shallow');
const ends = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(shallow, 'utf8');
if (!ends.split('\n').includes(commit))
(0,_durable_js__WEBPACK_IMPORTED_MODULE_2__ .fR)(shallow, [`${ends}${commit}\n`]);
await git(['hash-object', '-t', 'commit', '-w', '--stdin'], { input: bytes });
}
}),
57864:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W7: () => ( fileOf),
Wx: () => ( writeLoose),
Z7: () => ( unpackLoose),
zp: () => ( readLoose)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var node_zlib__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38522);
var _durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
function writeLoose(objects, { type, bytes }, hash) {
const whole = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(hash).update(whole).digest('hex');
const path = fileOf(objects, id);
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
return id;
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
const unfinished = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), `tmp_obj_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`);
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(unfinished, 'wx', 0o444);
try {
try {
(0,_durable_js__WEBPACK_IMPORTED_MODULE_4__ .f4)(descriptor, (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.deflateSync)(whole, { level: node_zlib__WEBPACK_IMPORTED_MODULE_3__.constants.Z_BEST_SPEED }));
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(unfinished, path);
}
catch (error) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(unfinished, { force: true });
throw error;
}
return id;
}
function readLoose(objects, id, maxBytes) {
try {
return unpackLoose((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(fileOf(objects, id)), id, maxBytes);
}
catch (error) {
if (error instanceof Error && 'code' in error)
return undefined;
throw error;
}
}
function unpackLoose(packed, id, maxBytes) {
try {
const whole = (0,node_zlib__WEBPACK_IMPORTED_MODULE_3__.inflateSync)(packed, { maxOutputLength: maxBytes + MAX_HEADER_BYTES });
const end = whole.indexOf(0);
const header = whole.toString('latin1', 0, end);
const [type = ''] = header.split(' ');
const bytes = whole.subarray(end + 1);
const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(id.length === 64 ? 'sha256' : 'sha1');
const isWhole = header === `${type} ${bytes.length}` && bytes.length <= maxBytes && hash.update(whole).digest('hex') === id;
return isWhole ? { type, bytes } : undefined;
}
catch (error) {
if (error instanceof Error && 'code' in error)
return undefined;
throw error;
}
}
const MAX_HEADER_BYTES = 32;
function fileOf(objects, id) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(objects, id.slice(0, 2), id.slice(2));
}
}),
21006:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ( packLooseCommit),
W: () => ( packObjects)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);
var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13096);
var _loose_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57864);
var _tree_reader_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20160);
const MAX_OBJECTS = 200;
const MAX_BYTES = 4 << 20;
const MAX_COMMITS = 16;
const MAX_KNOWN = 64;
const TYPES = new Map([
['commit', 1],
['tree', 2],
['blob', 3],
]);
async function packLooseCommit(store, { commit, from, isCompressed }) {
const { git, gitDir, base } = store;
const { objects } = git;
if (objects === undefined)
return undefined;
const commits = await listNewCommits(objects, { commit, from, base });
if (commits === undefined)
return undefined;
const ids = new Set(commits.keys());
for (const [to, [parent = '']] of commits) {
for (const id of await (0,_tree_reader_js__WEBPACK_IMPORTED_MODULE_5__ .xQ)(objects, { from: parent, to }))
ids.add(id);
}
const level = isCompressed ? node_zlib__WEBPACK_IMPORTED_MODULE_2__.constants.Z_DEFAULT_COMPRESSION : node_zlib__WEBPACK_IMPORTED_MODULE_2__.constants.Z_NO_COMPRESSION;
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'objects');
return packObjects((id, maxBytes) => (0,_loose_object_js__WEBPACK_IMPORTED_MODULE_4__ .zp)(folder, id, maxBytes), [...ids], level);
}
async function listNewCommits(objects, { commit, from, base }) {
const known = new Set(base === undefined ? [from] : [from, base]);
const found = new Map();
const open = [commit];
try {
for (const id of open) {
if (known.has(id) || found.has(id))
continue;
const parents = found.size < MAX_COMMITS ? await parentsOf(objects, id) : [];
if (parents.length === 0)
return undefined;
found.set(id, parents);
open.push(...parents);
if (parents.length === 1)
continue;
for (let at = from; at !== base && known.size < MAX_KNOWN; known.add(at)) {
const [parent] = await parentsOf(objects, at);
if (parent === undefined)
break;
at = parent;
}
}
}
catch (error) {
if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_3__ .XS)
return undefined;
throw error;
}
return found;
}
async function parentsOf(objects, id) {
const [head = ''] = (await objects.read(id)).bytes.toString('latin1').split('\n\n', 1);
return [...head.matchAll(/^parent (\S+)$/gm)].map(([, parent = '']) => parent);
}
function packObjects(read, ids, level) {
const [first = ''] = ids;
if (ids.length > MAX_OBJECTS)
return undefined;
const header = Buffer.alloc(12);
header.write('PACK', 'latin1');
header.writeUInt32BE(2, 4);
header.writeUInt32BE(ids.length, 8);
const parts = [header];
const packed = [];
let offset = header.length;
let room = MAX_BYTES;
for (const id of ids) {
const object = read(id, room);
const type = TYPES.get(object?.type ?? '');
if (object === undefined || type === undefined)
return undefined;
room -= object.bytes.length;
const [head, body] = [entryHeader(type, object.bytes.length), (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.deflateSync)(object.bytes, { level })];
packed.push({ id, offset, crc32: (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.crc32)(body, (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.crc32)(head)) });
offset += head.length + body.length;
parts.push(head, body);
}
const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(first.length === 64 ? 'sha256' : 'sha1');
for (const part of parts)
hash.update(part);
const digest = hash.digest();
return { bytes: Buffer.concat([...parts, digest]), objects: packed, digest };
}
function entryHeader(type, size) {
const bytes = [];
let rest = Math.floor(size / 16);
let byte = (type << 4) | (size % 16);
while (rest > 0) {
bytes.push(byte | 0x80);
byte = rest % 128;
rest = Math.floor(rest / 128);
}
return Buffer.from([...bytes, byte]);
}
}),
64809:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Lk: () => ( readProgram),
al: () => ( readMovingFacts),
m_: () => ( readFixedFacts)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
var _program_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39058);
const GOVERNOR = '/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor';
const GPU = '/proc/driver/nvidia/version';
function readFixedFacts({ ImageOS: os, ImageVersion: image }) {
const processors = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.cpus)();
return present({
kernel: `${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.type)()} ${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.release)()}`,
cpu: `${processors.length} x ${processors[0]?.model.trim() ?? 'unknown'}`,
gpu: firstLine(GPU),
image: os === undefined ? undefined : `${os} ${image ?? ''}`.trim(),
});
}
function readMovingFacts(env) {
return present({ governor: firstLine(GOVERNOR), image_digest: readImageDigest(env) });
}
function present(facts) {
return Object.fromEntries(Object.entries(facts).flatMap(([name, fact]) => (fact ? [[name, fact]] : [])));
}
function firstLine(path) {
return readText(path)?.trim().split('\n')[0];
}
function readText(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8') : undefined;
}
catch {
return undefined;
}
}
const CONTAINER = '/run/.containerenv';
const IMAGE_FILES = [
'/etc/os-release',
'/var/lib/dpkg/status',
'/lib/apk/db/installed',
'/usr/lib/apk/db/installed',
'/var/lib/rpm/rpmdb.sqlite',
'/usr/lib/sysimage/rpm/rpmdb.sqlite',
'/var/lib/rpm/Packages',
'/System/Library/CoreServices/SystemVersion.plist',
];
function readImageDigest({ AUTORIZE_IMAGE_DIGEST: supplied }) {
if (supplied)
return `given ${supplied}`;
const named = /^imageid="?([^"\s]+)"?$/m.exec(readText(CONTAINER) ?? '')?.[1];
if (named !== undefined)
return `container ${named}`;
const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.type)()}\n`);
for (const path of IMAGE_FILES) {
const content = contentOf(path);
if (content !== undefined)
hash.update(`${path} ${content}\n`);
}
return `system ${hash.digest('hex')}`;
}
function readProgram(name, path) {
const found = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_3__ .aY)(name, path);
if (found === undefined)
return undefined;
try {
const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(found);
return `${real} ${identify(real)}`;
}
catch {
return undefined;
}
}
const MAX_READ_BYTES = 1 << 20;
function identify(path) {
const { size, mtimeMs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
return size > MAX_READ_BYTES ? `${size} bytes of ${new Date(mtimeMs).toISOString()}` : (contentOf(path) ?? 'unread');
}
const known = new Map();
function contentOf(path) {
try {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { bigint: true, throwIfNoEntry: false });
if (stats === undefined)
return undefined;
const { dev, ino, size, mtimeNs, ctimeNs } = stats;
const stamp = `${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`;
const before = known.get(path);
if (before?.stamp === stamp)
return before.digest;
const digest = hashFile(path);
known.set(path, { stamp, digest });
return digest;
}
catch {
return undefined;
}
}
const BLOCK_BYTES = 1 << 20;
function hashFile(path) {
const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
const block = Buffer.allocUnsafe(BLOCK_BYTES);
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
try {
for (;;) {
const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, block);
if (count === 0)
return hash.digest('hex');
hash.update(block.subarray(0, count));
}
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
}
}),
24102:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c: () => ( moveEntry)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79871);
const ALL_OF_OWNER = 0o700;
const RIGHTS = 0o7777;
const SLASH = 0x2f;
function moveEntry(from, to) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(from, to);
}
catch (error) {
if (!['EACCES', 'EPERM'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_1__ .CA)(error)))
throw error;
const source = Buffer.from(from);
open(source.subarray(0, source.lastIndexOf(SLASH)));
const mode = open(source);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(from, to);
if (mode !== undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(to, mode);
}
}
function open(path) {
const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
if (!stats.isDirectory())
return undefined;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, stats.mode | ALL_OF_OWNER);
return stats.mode & RIGHTS;
}
}),
49816:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$w: () => ( findNewFiles),
Ac: () => ( NEW_FILES_LIMITS),
Ht: () => ( bytesOfNew),
I: () => ( kindOf),
Iy: () => ( listBelow),
TM: () => ( isShutFolder),
fm: () => ( isShut),
fp: () => ( moveNewFiles),
h_: () => ( fileKind),
he: () => ( copyNewFiles),
nv: () => ( concludeNewFiles)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
var _copy_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79526);
var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
var _folder_entries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37087);
var _pace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56757);
const TICK_MS = 100;
const FOLDER = 'folder';
const UNREADABLE = 'unreadable';
const NEW_FILES_LIMITS = { files: 1_000_000, characters: 128 << 20 };
async function findNewFiles(folder, tree, { known = { stamps: new Map() }, opened = [], signal, limits = NEW_FILES_LIMITS } = {}) {
const kinds = kindsOf(tree, opened);
const ofTree = kinds.size;
for (const [path, stamp] of known.stamps)
if (!kinds.has(path))
kinds.set(path, kindOf(stamp));
const stamps = new Map();
const room = { ...limits };
const isCancelled = () => signal?.aborted === true;
const most = kinds.size + limits.files;
const roots = [];
const swapped = new Set();
let unread;
const real = new Set();
const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_6__ .o();
let at = 0;
for (const [path, kind] of kinds) {
await pace.step();
const isOfTree = at < ofTree;
at += 1;
if (kind !== 'folder' || (path !== '' && !real.has(path.slice(0, Math.max(0, path.lastIndexOf('/'))))))
continue;
const stats = statsOf(folder, path);
const entries = isFolder(stats) ? await entriesOf(folder, path, { most, pace, signal }) : undefined;
if (isCancelled())
return 'cancelled';
if (entries === 'too many')
return entries;
if (entries === undefined && isOfTree && (path === '' || stats === UNREADABLE || isFolder(stats)))
unread ??= path;
if (isOfTree && isFolder(stats) && isShut(stats))
unread ??= path;
if (entries === undefined)
continue;
real.add(path);
for (const entry of entries) {
const inside = joined(path, entry.name.toString('latin1'));
const expected = kinds.get(inside);
if (expected !== undefined && expected === fileKind(entry))
continue;
roots.push(inside);
if (expected !== undefined)
swapped.add(inside);
const isListed = await listBelow(folder, inside, { stamps, room, pace, signal });
if (isCancelled())
return 'cancelled';
if (!isListed)
return 'too many';
if (stamps.get(inside) === UNREADABLE)
unread ??= path;
}
}
return { roots, stamps, swapped, unread };
}
function kindsOf(tree, opened) {
const kinds = new Map([['', 'folder']]);
const add = (path, kind) => {
for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1))
kinds.set(path.slice(0, at), 'folder');
kinds.set(path, kind);
};
for (const { mode, path } of tree)
add(path.toString('latin1'), KINDS[mode] ?? 'file');
for (const path of opened)
add(path, 'folder');
return kinds;
}
const KINDS = { '120000': 'link', '160000': 'folder' };
function fileKind(entry) {
if (entry.isDirectory())
return 'folder';
return entry.isSymbolicLink() ? 'link' : 'file';
}
function isFolder(stats) {
return stats !== undefined && stats !== UNREADABLE && stats.isDirectory();
}
const OPEN_TO_OWNER = 0o500;
function isShut({ mode }) {
return (Number(mode) & OPEN_TO_OWNER) !== OPEN_TO_OWNER;
}
function isShutFolder(stamp) {
return kindOf(stamp) === 'folder' && isShut({ mode: Number(stamp.split(' ')[3]) });
}
function kindOf(stamp) {
if (stamp.startsWith(FOLDER))
return 'folder';
const mode = Number(stamp.split(' ')[2] ?? 0);
return (mode & node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.S_IFMT) === node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.S_IFLNK ? 'link' : 'file';
}
async function concludeNewFiles({ stamps }) {
if (stamps.size > 0)
await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(TICK_MS);
}
async function copyNewFiles({ stamps }, { from, to, signal }) {
const pace = new _pace_js__WEBPACK_IMPORTED_MODULE_6__ .o();
const folders = [];
for (const [path, stamp] of stamps) {
if (signal?.aborted === true)
return 'cancelled';
await pace.step();
if (stamp === UNREADABLE)
continue;
const stats = statsOf(from, path);
if (stats === undefined || stats === UNREADABLE || stampOf(stats) !== stamp)
return 'changed';
const [source, target] = [(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .VV)(from, path), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .VV)(to, path)];
if (stats.isDirectory()) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(target, { mode: 0o700 });
folders.push([target, stats]);
}
else if (stats.isSymbolicLink()) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(source, 'buffer'), target);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lutimesSync)(target, ...(0,_copy_file_js__WEBPACK_IMPORTED_MODULE_3__ .Qv)(stats));
}
else if (stats.isFile()) {
const outcome = await (0,_copy_file_js__WEBPACK_IMPORTED_MODULE_3__ .m3)({ source, target, stats, signal });
if (outcome === 'cancelled')
return outcome;
if (outcome === 'shut')
continue;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(target, Number(stats.mode) & RIGHTS);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(target, ...(0,_copy_file_js__WEBPACK_IMPORTED_MODULE_3__ .Qv)(stats));
}
}
for (const [path, stats] of folders.toReversed()) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, Number(stats.mode) & RIGHTS);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(path, ...(0,_copy_file_js__WEBPACK_IMPORTED_MODULE_3__ .Qv)(stats));
}
return 'copied';
}
function moveNewFiles({ roots }, { from, to }) {
const moved = [];
try {
for (const root of roots) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .VV)(from, root), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .VV)(to, root));
moved.push(root);
}
return true;
}
catch (error) {
if (!['EACCES', 'EPERM'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_4__ .CA)(error)))
throw error;
for (const root of moved)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .VV)(to, root), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .VV)(from, root));
return false;
}
}
function bytesOfNew({ stamps }) {
let sum = 0;
for (const stamp of stamps.values())
if (kindOf(stamp) === 'file')
sum += Number(stamp.split(' ')[3]) || 0;
return sum;
}
const RIGHTS = 0o7777;
async function listBelow(folder, root, { stamps, room, pace, signal }) {
const due = [root];
for (let path = due.pop(); path !== undefined; path = due.pop()) {
if (signal?.aborted === true)
return true;
await pace.step();
const stats = statsOf(folder, path);
if (stats === undefined)
continue;
room.files -= 1;
room.characters -= path.length;
if (room.files < due.length || room.characters < 0)
return false;
stamps.set(path, stampOf(stats));
if (stats === UNREADABLE || !stats.isDirectory())
continue;
const entries = (await entriesOf(folder, path, { most: room.files - due.length, pace, signal })) ?? [];
if (entries === 'too many')
return false;
for (const { name } of entries)
due.push(joined(path, name.toString('latin1')));
}
return true;
}
function stampOf(stats) {
if (stats === UNREADABLE)
return stats;
const { dev, ino, mode, size, ctimeNs } = stats;
return stats.isDirectory() ? `${FOLDER} ${dev} ${ino} ${mode}` : `${dev} ${ino} ${mode} ${size} ${ctimeNs}`;
}
function statsOf(folder, path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .VV)(folder, path), { bigint: true, throwIfNoEntry: false });
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_4__ .Or)(error))
return UNREADABLE;
throw error;
}
}
function entriesOf(folder, path, reading) {
return (0,_folder_entries_js__WEBPACK_IMPORTED_MODULE_5__ .$)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ .VV)(folder, path), reading);
}
function joined(path, name) {
return path === '' ? name : `${path}/${name}`;
}
}),
56134:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
dV: () => ( openObjects),
wZ: () => ( OBJECT_QUESTIONS)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_object_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26343);
var _answering_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73075);
var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13096);
var _git_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44640);
var _loose_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57864);
const OBJECT_QUESTIONS = ['cat-file', '--batch'];
const MAX_OBJECT_BYTES = 256 << 20;
const MAX_KEPT_OBJECT_BYTES = 16 << 10;
const MAX_KEPT_BYTES = 1 << 20;
function openObjects(paths) {
const reading = (0,_answering_git_js__WEBPACK_IMPORTED_MODULE_3__ .t)((0,_git_command_js__WEBPACK_IMPORTED_MODULE_5__ .Q)(paths, OBJECT_QUESTIONS), READING);
const comparing = (0,_answering_git_js__WEBPACK_IMPORTED_MODULE_3__ .t)((0,_git_command_js__WEBPACK_IMPORTED_MODULE_5__ .Q)(paths, DIFF_QUESTIONS), COMPARING);
const kept = new KeptObjects();
return {
read: async (id) => {
const known = kept.find(id);
if (known !== undefined)
return known;
const object = requireNamed(requireId(id), await reading.ask(id));
kept.keep(id, object);
return object;
},
write: (object, hash) => {
const id = (0,_loose_object_js__WEBPACK_IMPORTED_MODULE_6__ .Wx)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(paths.gitDir, 'objects'), object, hash);
kept.keep(id, object);
return id;
},
compare: ({ from, to }, { maxBytes, cutOff }) => {
const mark = `end-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(16).toString('hex')}\n`;
return comparing.ask({ pair: `${requireId(from)} ${requireId(to)}\n`, mark, maxBytes }, cutOff);
},
close: async () => {
await Promise.all([reading.close(), comparing.close()]);
},
};
}
class KeptObjects {
#objects = new Map();
#bytes = 0;
find(id) {
const object = this.#objects.get(id);
if (object === undefined)
return undefined;
this.#objects.delete(id);
this.#objects.set(id, object);
return object;
}
keep(id, { type, bytes }) {
if (type === 'blob' || bytes.length > MAX_KEPT_OBJECT_BYTES || this.#objects.has(id))
return;
this.#objects.set(id, { type, bytes: Buffer.from(bytes) });
this.#bytes += bytes.length;
for (const [oldest, object] of this.#objects) {
if (this.#bytes <= MAX_KEPT_BYTES)
break;
this.#objects.delete(oldest);
this.#bytes -= object.bytes.length;
}
}
}
function requireId(id) {
if (!(0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_2__ .T)(id))
throw new TypeError(`not the id of an object: ${JSON.stringify(id)}`);
return id;
}
function requireNamed(id, object) {
const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(id.length === 64 ? 'sha256' : 'sha1');
const { type, bytes } = object;
if (hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex') === id)
return object;
throw new _git_js__WEBPACK_IMPORTED_MODULE_4__ .XS(OBJECT_QUESTIONS, 'an object that is not whole', `fatal: ${id} has other content than its name says`);
}
const READING = {
name: OBJECT_QUESTIONS,
ask: (id) => `${id}\n`,
read: readObject,
};
function readObject(bytes, asked) {
const lineEnd = bytes.indexOf(0x0a);
if (lineEnd === -1)
return { kind: 'partial', needed: bytes.length + 1 };
const [id, type = '', digits = ''] = bytes.toString('latin1', 0, lineEnd).split(' ');
if (id !== asked || !(type === 'missing' || /^\d+$/.test(digits)))
return unreadable(bytes);
if (type === 'missing') {
return { kind: 'refusal', exit: 128, why: `fatal: ${id} is not there`, end: lineEnd + 1 };
}
const size = Number(digits);
if (size > MAX_OBJECT_BYTES)
return { kind: 'broken', why: `an answer of more than ${MAX_OBJECT_BYTES} bytes` };
const end = lineEnd + 1 + size;
if (bytes.length <= end)
return { kind: 'partial', needed: end + 1 };
return { kind: 'answer', answer: { type, bytes: bytes.subarray(lineEnd + 1, end) }, end: end + 1 };
}
function unreadable(bytes) {
return { kind: 'broken', why: `an answer that cannot be read: ${JSON.stringify(bytes.toString('latin1', 0, 100))}` };
}
const DIFF_QUESTIONS = [
...['diff-tree', '-r', '--no-renames', '--no-color', '--no-ext-diff', '--no-textconv'],
...['-z', '--raw', '--no-abbrev', '--full-index', '-p', '--stdin'],
];
const COMPARING = {
name: DIFF_QUESTIONS,
ask: ({ pair, mark }) => `${pair}${mark}`,
read: readComparison,
};
function readComparison(bytes, { pair, mark, maxBytes }) {
const begin = pair.length;
const end = bytes.indexOf(mark);
if (end !== -1 && end < begin)
return { kind: 'refusal', exit: 128, why: `fatal: ${pair}`, end: end + mark.length };
const size = (end === -1 ? bytes.length - mark.length : end) - begin;
if (size > maxBytes)
return { kind: 'broken', why: `an answer of more than ${maxBytes} bytes` };
if (end === -1)
return { kind: 'partial', needed: bytes.length + 1 };
if (bytes.toString('latin1', 0, begin) !== pair)
return unreadable(bytes);
return { kind: 'answer', answer: bytes.subarray(begin, end), end: end + mark.length };
}
}),
77472:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E0: () => ( copyOwnFile),
OP: () => ( writeOwnFile),
xc: () => ( makeOwnFolder)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79871);
var _own_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11042);
var _remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14311);
function writeOwnFile(path, content, mode = 0o666) {
replaceOnce(path, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, content, { flag: 'wx', mode }));
}
function copyOwnFile(from, to) {
(0,_own_files_js__WEBPACK_IMPORTED_MODULE_2__ .el)(from);
replaceOnce(to, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(from, to, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_EXCL));
}
function makeOwnFolder(path) {
const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
if (found?.isDirectory() === true)
return;
if (found !== undefined)
(0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ .dM)(path);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { recursive: true });
}
function replaceOnce(path, create) {
try {
create();
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_1__ .CA)(error) !== 'EEXIST')
throw error;
(0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ .dM)(path);
create();
}
}
}),
11042:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
el: () => ( requireOwnFile),
fg: () => ( requireOwnFiles),
o3: () => ( readOwnText),
zx: () => ( readOwnFile)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
const MAX_SHOWN = 20;
function requireOwnFiles(top, { files, folders = [], whole = [], isUnopened = () => false }) {
const problems = new Map();
const above = new Set([...files, ...whole, ...folders].flatMap(foldersAbove));
const isBlocked = (path) => foldersAbove(path).some((each) => problems.has(each));
const status = (path, wanted) => {
if (isBlocked(path) || problems.has(path))
return;
const found = kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path));
if (found !== undefined && found.kind !== wanted)
problems.set(path, `${found.shown}; expected a ${SHOWN[wanted]}`);
};
for (const path of [...above].sort((one, other) => one.length - other.length))
status(path, 'folder');
for (const path of [...folders, ...whole])
status(path, 'folder');
for (const path of files)
status(path, 'file');
for (const path of whole)
if (!isBlocked(path) && !problems.has(path))
walk(top, path, { problems, isUnopened });
if (problems.size > 0)
throw notOurs([...problems]);
}
const SHOWN = { file: 'regular file', folder: 'folder' };
function foldersAbove(path) {
const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
return above === '.' ? [] : [...foldersAbove(above), above];
}
function kindOf(path) {
let stats;
try {
stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_4__ .Or)(error))
return undefined;
throw error;
}
if (stats === undefined)
return undefined;
if (stats.isFile())
return { kind: 'file', shown: 'a file' };
if (stats.isDirectory())
return { kind: 'folder', shown: 'a folder' };
return { kind: 'other', shown: shownOther(path, stats) };
}
function shownOther(path, entry) {
if (entry.isSymbolicLink())
return `a symbolic link to ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(readTarget(path), 200)}`;
if (entry.isFIFO())
return 'a named pipe';
return entry.isSocket() ? 'a socket' : 'a device';
}
function readTarget(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path);
}
catch {
return '?';
}
}
function walk(top, from, { problems, isUnopened }) {
const waiting = [from];
for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
for (const entry of entriesOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, folder))) {
const path = `${folder}/${entry.name}`;
if (entry.isDirectory()) {
if (!isUnopened(path))
waiting.push(path);
}
else if (!entry.isFile() && !problems.has(path)) {
problems.set(path, `${shownOther((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path), entry)}; expected a regular file or folder`);
}
}
}
}
function entriesOf(folder) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true });
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_4__ .Or)(error))
return [];
throw error;
}
}
function notOurs(problems) {
const shown = problems.slice(0, MAX_SHOWN).map(([path, issue]) => `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(path, 300)} is ${issue}`);
const rest = problems.length - shown.length;
const [[first = ''] = []] = problems;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: [...shown, ...(rest === 0 ? [] : [`and ${rest} more`])].join('\n'),
remedy: `It was neither followed nor opened. Remove it (rm ${JSON.stringify(first)}), or replace it with your own file or folder; then run the command again.`,
});
}
function readOwnFile(path) {
let descriptor;
try {
descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
}
catch (error) {
if (['ENOENT', 'ENOTDIR'].includes((0,_files_js__WEBPACK_IMPORTED_MODULE_4__ .CA)(error)))
return undefined;
const found = kindOf(path);
if (found?.kind === 'other')
throw notOurs([[path, `${found.shown}; expected a regular file`]]);
throw error;
}
try {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isFile())
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor);
throw notOurs([[path, `${kindOf(path)?.shown ?? 'no file'}; expected a regular file`]]);
}
finally {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
function readOwnText(path) {
requireOwnFile(path);
return readOwnFile(path)?.toString('utf8') ?? '';
}
function requireOwnFile(path) {
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile())
return;
throw notOurs([[path, `${kindOf(path)?.shown ?? 'no file'}; expected a regular file`]]);
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
80706:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => ( MAX_PLAIN_FILES),
MU: () => ( MAX_PLAIN_BYTES),
Y5: () => ( PLAIN_MODES),
qW: () => ( isPlainPath)
});
var _base_plain_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79469);
var _base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52004);
const MAX_PLAIN_FILES = 64;
const MAX_PLAIN_BYTES = 4 << 20;
const PLAIN_MODES = new Map([
[_base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ .PW, 0o666],
[_base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ .RX, 0o777],
]);
function isPlainPath(path) {
return path.split('/').every(_base_plain_objects_js__WEBPACK_IMPORTED_MODULE_0__ .sh);
}
}),
82816:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => ( procBytes),
_: () => ( statOf)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
function statOf(pid) {
const stat = proc(pid, 'stat');
return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
function proc(pid, name) {
return procBytes(pid, name).toString('latin1');
}
let buffer = Buffer.alloc(65_536);
function procBytes(pid, name) {
let file;
try {
file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(`/proc/${pid}/${name}`, 'r');
let length = 0;
for (;;) {
if (length === buffer.length)
buffer = Buffer.concat([buffer], 2 * length);
const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, length, buffer.length - length, null);
if (count === 0)
return buffer.subarray(0, length);
length += count;
}
}
catch {
return buffer.subarray(0, 0);
}
finally {
if (file !== undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
}
}
}),
60044:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Vn: () => ( isShownAlive),
gy: () => ( processStart),
jW: () => ( isProcessAlive)
});
var _platform_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92717);
var _proc_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82816);
var _process_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41570);
var _signal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8538);
function isProcessAlive(pid) {
if ((0,_platform_js__WEBPACK_IMPORTED_MODULE_0__ .j)())
return isShownAlive(pid);
if (pid === process.pid)
return true;
return Number.isSafeInteger(pid) && pid > 0 && (0,_signal_js__WEBPACK_IMPORTED_MODULE_3__ .$)(pid) && ((0,_process_list_js__WEBPACK_IMPORTED_MODULE_2__ .yy)(pid) ?? true);
}
function isShownAlive(pid) {
const state = (0,_proc_files_js__WEBPACK_IMPORTED_MODULE_1__ ._)(pid)[0];
return state !== undefined && state !== '' && state !== 'Z' && state !== 'X';
}
function processStart(pid) {
if (!(0,_platform_js__WEBPACK_IMPORTED_MODULE_0__ .j)())
return (0,_process_list_js__WEBPACK_IMPORTED_MODULE_2__ .w5)(pid);
return (0,_proc_files_js__WEBPACK_IMPORTED_MODULE_1__ ._)(pid)[19] ?? '';
}
}),
41570:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O3: () => ( listProcesses),
w5: () => ( listedStart),
yy: () => ( isListed)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _platform_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92717);
var _program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39058);
var _program_sync_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19418);
const OPTIONS = {
plain: () => ['-A', '-ww'],
'with environment': (isDarwin) => (isDarwin ? ['-A', '-ww', '-E'] : ['axeww']),
};
const COLUMNS = 'pid=,ppid=,uid=,stat=,rss=,command=';
const LINE = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\d+)(?:\s+(.*))?$/;
function listProcesses(detail = 'plain') {
const listed = askPs([...OPTIONS[detail]((0,_platform_js__WEBPACK_IMPORTED_MODULE_1__ .K)() === 'darwin'), '-o', COLUMNS]);
return listed?.split('\n').flatMap((line) => {
const [, pid, parent, uid, state = '', kilobytes, text = ''] = LINE.exec(line) ?? [];
if (pid === undefined || isDead(state) || Number(pid) === process.pid)
return [];
const numbers = { pid: Number(pid), parent: Number(parent), uid: Number(uid) };
return [{ ...numbers, residentBytes: Number(kilobytes) * 1024, words: text.split(' ') }];
});
}
function isListed(pid) {
const states = askPs(['-p', String(pid), '-o', 'stat='])?.trim();
return states === undefined ? undefined : states !== '' && !isDead(states);
}
function listedStart(pid) {
return askPs(['-p', String(pid), '-o', 'lstart='])?.trim() ?? '';
}
function isDead(state) {
return /^[ZX]/.test(state);
}
const ENV = { LC_ALL: 'C', TZ: 'UTC' };
function askPs(args) {
const program = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_2__ .FG)('ps');
if (program === undefined) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .Rb({
message: 'autorize finds processes by the program "ps", which is not installed',
remedy: 'Install it (procps), then run again.',
});
}
const { exitCode, stdout } = (0,_program_sync_js__WEBPACK_IMPORTED_MODULE_3__ .x)({ program, args, cwd: '/', env: ENV });
return exitCode === 0 || (exitCode === 1 && args[0] === '-p') ? stdout : undefined;
}
}),
98566:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KT: () => ( markedProcesses),
fR: () => ( killMarked),
gO: () => ( descendantsOf)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22989);
var _platform_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92717);
var _proc_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82816);
var _process_life_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60044);
var _process_list_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41570);
var _signal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8538);
const MAX_ROUNDS = 200;
const ROUND_PAUSE_MS = 10;
function descendantsOf(pid) {
const children = new Map();
for (const { pid: each, parent } of parents())
children.set(parent, [...(children.get(parent) ?? []), each]);
const found = [];
const visit = (parent) => {
for (const child of children.get(parent) ?? []) {
found.push(child);
visit(child);
}
};
visit(pid);
return found;
}
function markedProcesses(runId) {
return findMarked(runId) ?? [];
}
function findMarked(runId) {
const entry = `${_environment_js__WEBPACK_IMPORTED_MODULE_2__ .xO}=${runId}`;
const isOurs = (each) => each === entry || each.startsWith(`${entry}.`);
if (!(0,_platform_js__WEBPACK_IMPORTED_MODULE_3__ .j)()) {
const listed = (0,_process_list_js__WEBPACK_IMPORTED_MODULE_6__ .O3)('with environment');
return listed?.filter(({ words }) => words.some(isOurs)).map(({ pid }) => pid);
}
const isMarked = (pid) => {
const environment = (0,_proc_files_js__WEBPACK_IMPORTED_MODULE_4__ .M)(pid, 'environ');
return environment.includes(entry) && environment.toString('latin1').split('\0').some(isOurs) && (0,_process_life_js__WEBPACK_IMPORTED_MODULE_5__ .Vn)(pid);
};
return processes().filter(isMarked);
}
async function killMarked(runId) {
for (let round = 0; round < MAX_ROUNDS; round += 1) {
const found = findMarked(runId);
if (found?.length === 0)
return 0;
for (const pid of found ?? [])
(0,_signal_js__WEBPACK_IMPORTED_MODULE_7__ .v)(pid, 'SIGKILL');
await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(ROUND_PAUSE_MS);
}
return findMarked(runId)?.length ?? 1;
}
function parents() {
if (!(0,_platform_js__WEBPACK_IMPORTED_MODULE_3__ .j)())
return (0,_process_list_js__WEBPACK_IMPORTED_MODULE_6__ .O3)() ?? [];
return processes().map((pid) => ({ pid, parent: parentOf(pid) }));
}
function processes() {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')
.filter((name) => /^\d+$/.test(name))
.map(Number)
.filter((pid) => pid !== process.pid);
}
function parentOf(pid) {
return Number((0,_proc_files_js__WEBPACK_IMPORTED_MODULE_4__ ._)(pid)[1] ?? 0);
}
}),
3206:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$X: () => ( commandStamp),
Ak: () => ( programStamp),
FW: () => ( fileStatus),
Zs: () => ( stampOf)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
var _base_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7844);
function programStamp() {
const { folder, isSource } = findProgram();
return stampProgram(folder, isSource);
}
function commandStamp() {
const { folder, isSource } = findProgram();
const command = isSource ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder), 'cli');
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(command) ? stampProgram(command, isSource) : undefined;
}
function findProgram() {
const path = (0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url);
const isSource = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === 'program-files.ts';
return { folder: isSource ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)) : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), isSource };
}
const known = {};
function stampProgram(folder, isSource) {
known[folder] ??= stampNow(folder, isSource);
return known[folder];
}
function stampNow(folder, isSource) {
const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { recursive: isSource, encoding: 'utf8' }).sort();
return [_base_version_js__WEBPACK_IMPORTED_MODULE_3__ .x, process.version, ...files.map((name) => `${name} ${stampOf(fileStatus((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)))}`)].join('\n');
}
function fileStatus(path) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true });
}
function stampOf({ dev, ino, size, mtimeNs, ctimeNs }) {
return `${dev} ${ino} ${size} ${mtimeNs} ${ctimeNs}`;
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
29550:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( findReplacedFolders)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79871);
var _layered_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92364);
var _program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95808);
var _upper_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62730);
const LISTING_MS = 120_000;
const MAX_BYTES = 256 << 20;
async function findReplacedFolders(view, { at, folders }) {
const lower = view.folders.find((each) => each.at === at)?.lower ?? [];
const upper = (0,_layered_view_js__WEBPACK_IMPORTED_MODULE_3__ .Ag)(view, at);
const expected = folders.flatMap((folder) => {
const names = namesBelow(lower, folder).filter((name) => (0,_upper_files_js__WEBPACK_IMPORTED_MODULE_5__ .Gi)(upper, `${folder}/${name}`) === undefined);
const shown = names.find((name) => (0,_upper_files_js__WEBPACK_IMPORTED_MODULE_5__ .ug)(lower, `${folder}/${name}`) !== undefined);
return shown === undefined ? [] : [{ folder, path: `${folder}/${shown}` }];
});
if (expected.length === 0)
return new Set();
const [program = '', ...args] = [
...(0,_layered_view_js__WEBPACK_IMPORTED_MODULE_3__ .Nx)(view, at),
...['/bin/sh', '-c', 'exec xargs -0 sh -c \'exec find "$@" -maxdepth 0 -print0 2>/dev/null\' sh'],
];
const { exitCode, stdout } = await (0,_program_js__WEBPACK_IMPORTED_MODULE_4__ .m)({
...{ program, args, cwd: '/', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' } },
input: Buffer.from(expected.map(({ path }) => `./${path}\0`).join(''), 'latin1'),
...{ timeoutMs: LISTING_MS, maxBytes: MAX_BYTES, maxStderrChars: 1000 },
});
if (exitCode !== 0 && exitCode !== 123)
return undefined;
const found = new Set(stdout.toString('latin1').split('\0'));
return new Set(expected.flatMap(({ folder, path }) => (found.has(`./${path}`) ? [] : [folder])));
}
function namesBelow(lower, folder) {
const names = new Set();
for (const layer of lower) {
const entry = (0,_upper_files_js__WEBPACK_IMPORTED_MODULE_5__ .Gi)(layer, folder);
if (entry === undefined)
continue;
if (entry === 'hidden' || !entry.isDirectory())
break;
try {
const path = (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ .VV)(layer, folder);
for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { encoding: 'latin1' }))
names.add(name);
}
catch (error) {
if (!(0,_files_js__WEBPACK_IMPORTED_MODULE_2__ .Or)(error))
throw error;
}
}
return [...names];
}
}),
42205:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Cc: () => ( takeRunLock),
o1: () => ( requireLockHeld)
});
var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58500);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45145);
var _answering_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(73075);
var _durable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84831);
var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79871);
var _lock_holder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68724);
var _platform_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(92717);
var _process_life_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60044);
var _program_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(95808);
var _signal_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8538);
const PASSING_MS = 500;
const RETRY_MS = 10;
function requireLockHeld(lock, remedy) {
if (lock.isHeld())
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .yW('lock_lost', _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .dc.precondition, {
message: 'the run lock was lost: its file was removed, or the flock process that holds it has ended',
remedy,
});
}
async function takeRunLock({ path, now, }) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true });
const until = performance.now() + PASSING_MS;
while (true) {
const { answer, helper } = await askHelper(path);
if (answer === 'held by us')
return holdLock({ helper, path, now });
const holder = (0,_lock_holder_js__WEBPACK_IMPORTED_MODULE_9__ .F1)(`${path}.holder`);
if ((0,_lock_holder_js__WEBPACK_IMPORTED_MODULE_9__ .pG)(holder) || performance.now() > until)
return { kind: 'held', holder };
await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout)(RETRY_MS);
}
}
const FLOCK = {
program: 'flock',
args: (path) => ['-n', '-E', String(_base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .dc.locked), '--no-fork', path, 'sh', '-c', 'echo held; exec cat >/dev/null'],
...{ name: 'flock(1)', source: 'util-linux' },
};
const PERL = {
program: 'perl',
args: (path) => ['-e', PERL_SOURCE, path, String(_base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .dc.locked)],
...{ name: 'perl', source: 'perl' },
};
const PERL_SOURCE = [
'use Fcntl qw(:DEFAULT :flock); use Errno qw(EINTR EWOULDBLOCK);',
'my ($path, $locked) = @ARGV;',
'sysopen(my $file, $path, O_RDONLY | O_CREAT, 0666) or die "$path: $!\n";',
'unless (flock($file, LOCK_EX | LOCK_NB)) { exit $locked if $! == EWOULDBLOCK; die "$path: $!\n" }',
'$| = 1; print "held\n";',
'while (1) { my $count = sysread(STDIN, my $bytes, 4096); next if !defined $count && $! == EINTR; last unless $count }',
].join('\n');
function lockHelper() {
return (0,_platform_js__WEBPACK_IMPORTED_MODULE_10__ .j)() ? FLOCK : PERL;
}
async function askHelper(path) {
const { program, args, name, source } = lockHelper();
try {
const { child: helper } = await (0,_program_js__WEBPACK_IMPORTED_MODULE_12__ .X)({
program,
args: args(path),
detached: true,
cwd: '/',
env: { PATH: process.env.PATH },
});
return { answer: await readAnswer(helper), helper };
}
catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .yW('lock_unavailable', _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .dc.precondition, {
message: `the run lock could not be taken (${(0,_files_js__WEBPACK_IMPORTED_MODULE_8__ .CA)(error)}); it needs ${name}`,
remedy: `Install ${source}, and give this user write permission to the folder of the lock.`,
cause: error,
});
}
}
async function readAnswer(helper) {
let complaint = '';
helper.stderr.on('data', (data) => {
complaint += data.toString();
});
helper.stdin.on('error', () => undefined);
const held = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(helper.stdout, 'data').then(() => 'held');
const ended = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(helper, 'close').then(([code]) => ({ code }));
held.catch(() => undefined);
ended.catch(() => undefined);
const first = await Promise.race([held, ended]);
if (first === 'held')
return 'held by us';
if (first.code === _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .dc.locked)
return 'held by other';
throw new Error(`the helper of the lock ended with ${String(first.code)}: ${complaint.trim()}`);
}
function holdLock({ helper, path, now, }) {
const { ino, dev } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
const loss = new AbortController();
const exited = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(helper, 'exit');
const life = openLife(helper);
let isReleased = false;
helper.once('exit', () => {
if (!isReleased)
loss.abort(new Error('the helper that holds the run lock is gone'));
});
const holder = { pid: process.pid, host: (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)(), started_at: now().toISOString() };
try {
(0,_durable_js__WEBPACK_IMPORTED_MODULE_7__ .Zf)(`${path}.holder`, [`${JSON.stringify(holder)}\n`]);
}
catch (error) {
isReleased = true;
life.close();
removeQuietly(`${path}.holder`);
helper.kill('SIGKILL');
throw error;
}
helper.unref();
for (const stream of [helper.stdin, helper.stdout, helper.stderr])
unrefStream(stream);
return {
kind: 'locked',
lost: loss.signal,
isHeld: () => {
if (isReleased || loss.signal.aborted)
return false;
const named = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false });
const isHeld = named?.ino === ino && named.dev === dev && life.isRunning();
if (!isHeld)
loss.abort(new Error('the run lock is lost: its file was removed, or the flock process that holds it has ended'));
return isHeld;
},
[Symbol.asyncDispose]: async () => {
if (isReleased)
return;
isReleased = true;
life.close();
await (0,_answering_git_js__WEBPACK_IMPORTED_MODULE_6__ .x)();
if (!loss.signal.aborted)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(`${path}.holder`, { force: true });
helper.ref();
helper.stdin.end();
if (helper.exitCode === null && helper.signalCode === null)
await exited;
},
};
}
function removeQuietly(path) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
}
catch {
}
}
function unrefStream(stream) {
if ('unref' in stream && typeof stream.unref === 'function')
stream.unref();
}
function openLife(helper) {
const { pid = 0 } = helper;
let status = (0,_platform_js__WEBPACK_IMPORTED_MODULE_10__ .j)() ? openStatus(pid) : undefined;
const block = Buffer.alloc(512);
return {
isRunning: () => {
if (helper.pid === undefined || helper.exitCode !== null || helper.signalCode !== null)
return false;
if (!(0,_platform_js__WEBPACK_IMPORTED_MODULE_10__ .j)())
return (0,_process_life_js__WEBPACK_IMPORTED_MODULE_11__ .jW)(pid);
if (status === undefined)
return (0,_signal_js__WEBPACK_IMPORTED_MODULE_13__ .$)(pid);
try {
const read = block.toString('latin1', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(status, block, 0, block.length, 0));
return !/^[ZX]/.test(read.slice(read.lastIndexOf(')') + 2));
}
catch (error) {
return (0,_files_js__WEBPACK_IMPORTED_MODULE_8__ .CA)(error) !== 'ESRCH' && (0,_signal_js__WEBPACK_IMPORTED_MODULE_13__ .$)(pid);
}
},
close: () => {
if (status !== undefined)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(status);
status = undefined;
},
};
}
function openStatus(pid) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(`/proc/${pid}/stat`, 'r');
}
catch {
return undefined;
}
}
}),
71028:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( isHiddenIn),
f: () => ( readSandboxView)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var files = __webpack_require__(79871);
;
const PACKAGE_FOLDERS = ['node_modules', 'Cellar'];
const NEIGHBOURS = ['lib', 'lib64', 'libexec', 'pyvenv.cfg'];
const KEYS = new Set(['.git', '.ssh', '.aws', '.azure', '.gnupg', '.kube']);
const PRIVATE = new Set([...KEYS, '.config', '.docker', '.env', '.netrc', '.git-credentials']);
const MAX_ANSWERS = 8;
const TICK_MS = 100;
const answers = new Map();
function readProgramPaths(request) {
const { path, hiddenFolders, homes } = request;
const key = JSON.stringify([path, hiddenFolders, homes]);
const before = answers.get(key);
if (before !== undefined && isStill(before))
return before.places;
answers.delete(key);
const status = createPathReader();
const answer = { places: findPlaces(request, status), stamps: status.stamps, at: Date.now() };
answers.set(key, answer);
const [oldest] = answers.keys();
if (answers.size > MAX_ANSWERS && oldest !== undefined)
answers.delete(oldest);
return answer.places;
}
function isStill({ stamps, at }) {
return [...stamps].every(([folder, { id, changedAt }]) => at - changedAt > TICK_MS && stampOf(folder).id === id);
}
function stampOf(folder) {
try {
const { dev, ino, ctimeNs } = (0,external_node_fs_.statSync)(folder, { bigint: true });
return { id: `${dev}:${ino}:${ctimeNs}`, changedAt: Number(ctimeNs / 1000000n) };
}
catch (error) {
if ((0,files .Or)(error))
return { id: 'none', changedAt: 0 };
throw error;
}
}
function createPathReader() {
const stamps = new Map();
const note = (folder) => {
if (!stamps.has(folder))
stamps.set(folder, stampOf(folder));
};
return {
stamps,
entries: (folder) => {
note(folder);
return quietly(() => (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true }));
},
next: (link) => {
note((0,external_node_path_.dirname)(link));
const found = quietly(() => [(0,external_node_path_.resolve)((0,external_node_path_.dirname)(link), (0,external_node_fs_.readlinkSync)(link))]);
for (const each of found)
note((0,external_node_path_.dirname)(each));
return found;
},
real: (path) => {
note((0,external_node_path_.dirname)(path));
const found = quietly(() => [external_node_fs_.realpathSync.native(path)]);
for (const each of found)
note((0,external_node_path_.dirname)(each));
return found;
},
};
}
function findPlaces({ path, hiddenFolders, homes }, status) {
const { real } = status;
const places = new Set();
const seen = new Set();
const isHidden = (place) => hiddenFolders.some((folder) => isInside(place, folder));
const isClosed = (place) => [...homes, ...hiddenFolders].some((folder) => place === folder || isInside(folder, place)) ||
isPrivate(place, status);
const known = new Map();
const add = (place) => {
const isAdded = known.get(place) ?? addNew(place);
known.set(place, isAdded);
return isAdded;
};
const addNew = (place) => {
if (!isHidden(place) || real(place).length === 0 || isClosed(place))
return false;
if (![...places].some((each) => isInside(place, each)))
places.add(place);
return true;
};
const targets = new Map();
const targetsIn = (folder) => {
const found = targets.get(folder) ?? linkTargets(folder, status);
targets.set(folder, found);
return found;
};
const addFolder = (folder) => {
if (seen.has(folder))
return;
seen.add(folder);
if (!add(folder) && isHidden(folder))
return;
const prefix = (0,external_node_path_.dirname)(folder);
if ((0,external_node_path_.basename)(folder) === 'bin' && !isClosed(prefix))
for (const name of NEIGHBOURS)
add((0,external_node_path_.join)(prefix, name));
for (const target of real(folder).flatMap(targetsIn)) {
const packages = packageFolder(target);
if (packages !== undefined)
add(packages);
else if (!isHidden(target))
continue;
else if ((0,external_node_path_.basename)((0,external_node_path_.dirname)(target)) === 'bin')
addFolder((0,external_node_path_.dirname)(target));
else
add(target);
}
};
const written = path.split(external_node_path_.delimiter).filter((each) => (0,external_node_path_.isAbsolute)(each));
for (const folder of written.map((each) => (0,external_node_path_.resolve)(each)))
for (const each of [folder, ...real(folder)])
addFolder(each);
return [...places];
}
function linkTargets(folder, { entries, next, real }) {
const links = entries(folder).filter((entry) => entry.isSymbolicLink());
return links.flatMap(({ name }) => {
const link = (0,external_node_path_.join)(folder, name);
return [...next(link), ...real(link)];
});
}
function packageFolder(path) {
const parts = path.split(external_node_path_.sep);
const at = parts.findIndex((part) => PACKAGE_FOLDERS.includes(part));
return at === -1 || at === parts.length - 1 ? undefined : parts.slice(0, at + 1).join(external_node_path_.sep);
}
function isPrivate(place, { entries }) {
if (PRIVATE.has((0,external_node_path_.basename)(place)) || place.split(external_node_path_.sep).some((part) => KEYS.has(part)))
return true;
return entries(place).some(({ name }) => PRIVATE.has(name));
}
function isInside(path, folder) {
return path.startsWith(folder + external_node_path_.sep);
}
function quietly(status) {
try {
return status();
}
catch (error) {
if ((0,files .Or)(error))
return [];
throw error;
}
}
;
const REGISTRATION = ['.runner', '.credentials'];
const FOLDERS = ['RUNNER_TEMP', 'RUNNER_WORKSPACE', 'GITHUB_WORKSPACE'];
const FILES = [
'GITHUB_EVENT_PATH',
'GITHUB_ENV',
'GITHUB_OUTPUT',
'GITHUB_PATH',
'GITHUB_STATE',
'GITHUB_STEP_SUMMARY',
];
const OF_CONTAINERS = ['/__w', '/__e', '/github'];
function findRunnerFolders(parentEnv, program = process.execPath) {
const of = (names) => names.flatMap((name) => {
const path = parentEnv[name];
return path !== undefined && (0,external_node_path_.isAbsolute)(path) ? [path] : [];
});
if (of([...FOLDERS, ...FILES]).length === 0)
return [];
const named = [...of(FOLDERS), ...of(FILES).map(external_node_path_.dirname)];
const work = of(['RUNNER_TEMP']).flatMap((path) => ((0,external_node_path_.basename)(path) === '_temp' ? [(0,external_node_path_.dirname)(path)] : []));
const starts = [...named, ...of(['RUNNER_TOOL_CACHE']), (0,external_node_path_.dirname)(program)];
const container = parentEnv.GITHUB_ACTIONS === 'true' ? OF_CONTAINERS : [];
return [...new Set([...starts.flatMap(registrationsAbove), ...work, ...named, ...container])];
}
function registrationsAbove(path) {
const above = (0,external_node_path_.dirname)(path);
const own = REGISTRATION.some((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, name))) ? [path] : [];
return above === path ? own : [...own, ...registrationsAbove(above)];
}
;
const SYSTEM_FOLDERS = ['/run', '/var/run', '/tmp', '/var/tmp', '/root', '/home'];
const FOLDER_VARIABLES = ['HOME', 'XDG_RUNTIME_DIR', 'RUNNER_TEMP', 'TMPDIR'];
function readSandboxView(request) {
const { parentEnv, hidden = [], readable = [], shared = [], ...folders } = request;
const variables = FOLDER_VARIABLES.flatMap((name) => parentEnv[name] ?? []);
const general = realPaths([...SYSTEM_FOLDERS, ...variables]);
const paths = [...new Set([...general, ...realPaths([...findRunnerFolders(parentEnv), ...hidden])])];
const hiddenFolders = paths.filter((path) => (0,external_node_fs_.statSync)(path).isDirectory());
const homes = parentEnv.HOME === undefined ? [] : [parentEnv.HOME, ...realPath(parentEnv.HOME)];
const programs = readProgramPaths({ path: parentEnv.PATH ?? '', hiddenFolders, homes });
const isHidden = (path) => hiddenFolders.some((folder) => path.startsWith(folder + external_node_path_.sep));
const there = shared.filter((path) => isHidden(path) && (0,external_node_fs_.existsSync)(path));
const opened = [...readable, ...there.filter((path) => !programs.includes(path)), ...programs];
const { workDir, home, temporary, writable = [] } = folders;
const bound = [...opened, workDir, home, temporary, ...writable];
const open = [...bound, ...bound.flatMap(realPath)];
const isNamed = (path) => general.includes(path) || !isGone(path, { hiddenFolders, open });
const named = paths.filter(isNamed);
const isFolder = (path) => hiddenFolders.includes(path);
return {
...{ ...folders, readable: opened },
hiddenFolders: named.filter(isFolder),
hiddenFiles: named.filter((path) => !isFolder(path)),
};
}
function isHiddenIn(view, path) {
const { hiddenFolders = [], hiddenFiles = [], readable = [], writable = [], workDir, home, temporary } = view;
const bound = [...readable, workDir, home, temporary, ...writable];
const open = [...bound, ...bound.flatMap(realPath)];
return hiddenFiles.includes(path) || (!open.includes(path) && isGone(path, { hiddenFolders, open }));
}
function isGone(path, { hiddenFolders, open }) {
const nearest = (places) => Math.max(0, ...places.flatMap((place) => (path.startsWith(place + external_node_path_.sep) ? place.length : [])));
return nearest(hiddenFolders) > nearest(open);
}
function realPaths(paths) {
return [...new Set(paths.flatMap(realPath))].filter((path) => path !== external_node_path_.sep);
}
function realPath(path) {
if (!(0,external_node_path_.isAbsolute)(path))
return [];
try {
return [external_node_fs_.realpathSync.native(path)];
}
catch {
return [];
}
}
}),
75364:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e: () => ( createScratchHome)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14311);
var _timer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20677);
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
function createScratchHome(parent, { emptied, signal, onLeft } = {}) {
const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, 'scratch-'));
const [home, temporary] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'home'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'tmp')];
for (const path of [home, temporary])
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { mode: 0o700 });
return {
home,
temporary,
[Symbol.asyncDispose]: async () => {
if (emptied?.empty(folder) === true)
return;
const left = await discardScratch(folder, signal);
if (left.length > 0)
onLeft?.(left);
},
};
}
const GRACE_MS = 1000;
async function discardScratch(folder, signal) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const grace = __addDisposableResource(env_1, (0,_timer_js__WEBPACK_IMPORTED_MODULE_4__ .ZE)(signal, GRACE_MS), false);
try {
return await (0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ .l)(folder, { signal: grace.signal });
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb)
return [{ path: folder, why: error.message }];
throw error;
}
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
__disposeResources(env_1);
}
}
}),
80866:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X7: () => ( finishInstall)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45145);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28338);
var _base_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7953);
var _durable_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84831);
var _fault_point_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(23727);
var _files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(79871);
var _own_git_folder_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26530);
var _reached_refs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(31777);
var _regular_file_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(48951);
const PREFIX = '.pull-';
function createStaging({ folder }) {
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) {
if (name.startsWith(PREFIX))
rmSync(join(folder, name), { recursive: true, force: true });
}
const staging = join(folder, `${PREFIX}${randomBytes(8).toString('hex')}`);
mkdirSync(staging);
return staging;
}
const markSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Ikc({
staging: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Fk(/^\.pull-[0-9a-f]{16}$/)),
outdated: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP()),
move: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Ikc({ ref: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP(), from: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP()), to: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP() })),
});
function markOf({ repository, folder }) {
const key = (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_6__ .s)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(repository.folder, folder)).slice(-16);
return (0,_own_git_folder_js__WEBPACK_IMPORTED_MODULE_11__ .lu)(repository, key);
}
function installStaged(target, { staging, outdated, move }) {
syncTree(staging);
faultPoint('pull:before-commit');
const mark = {
staging: relative(target.folder, staging),
outdated,
move: move === undefined ? null : { ...move, from: move.from ?? null },
};
writeFileAtomic(markOf(target), [`${JSON.stringify(mark)}\n`]);
faultPoint('pull:after-commit');
finishInstall(target);
}
function finishInstall(target) {
const path = markOf(target);
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
return;
const { staging, outdated, move } = readMark(path);
const from = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(target.folder, staging);
for (const file of filesIn(from)) {
const to = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(target.folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(from, file));
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(to), { recursive: true });
moveOnce(file, to);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('pull:after-file');
}
for (const name of outdated)
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(target.folder, name), { force: true });
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('pull:after-files');
if (move !== null)
(0,_reached_refs_js__WEBPACK_IMPORTED_MODULE_12__ .I)(target.repository, { ...move, from: move.from ?? undefined });
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('pull:after-branch');
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(from, { recursive: true, force: true });
syncTree(target.folder);
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('pull:after-staged');
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
(0,_durable_js__WEBPACK_IMPORTED_MODULE_8__ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
(0,_fault_point_js__WEBPACK_IMPORTED_MODULE_9__ .Jd)('pull:after');
}
function readMark(path) {
try {
return markSchema.parse(JSON.parse((0,_regular_file_js__WEBPACK_IMPORTED_MODULE_13__ .Aj)(path)));
}
catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ .Rb({
message: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__ .TL)(path, 300)} is not what autorize writes (${(0,_files_js__WEBPACK_IMPORTED_MODULE_10__ .CA)(error)})`,
remedy: 'Remove it, and run autorize pull again.',
cause: error,
});
}
}
function moveOnce(from, to) {
try {
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(from, to);
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_10__ .CA)(error) !== 'ENOENT')
throw error;
}
}
function filesIn(folder) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
return [];
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { recursive: true, withFileTypes: true });
return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name));
}
function syncTree(folder) {
for (const file of filesIn(folder)) {
const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'r');
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
}
const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { recursive: true, withFileTypes: true });
for (const { parentPath, name } of entries.filter((entry) => entry.isDirectory()))
(0,_durable_js__WEBPACK_IMPORTED_MODULE_8__ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name));
(0,_durable_js__WEBPACK_IMPORTED_MODULE_8__ .Yw)(folder);
}
}),
20677:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ip: () => ( startTimer),
ZE: () => ( startGrace),
db: () => ( startDeadline)
});
const MAX_STEP_MS = 2 ** 31 - 1;
function startTimer(ms, callback) {
let timer;
const wait = (leftMs) => {
const stepMs = Math.min(leftMs, MAX_STEP_MS);
timer = setTimeout(() => (leftMs > stepMs ? wait(leftMs - stepMs) : callback()), Math.ceil(stepMs));
};
if (ms !== Number.POSITIVE_INFINITY)
wait(Math.max(0, ms));
const cancel = () => clearTimeout(timer);
return { cancel, [Symbol.dispose]: cancel };
}
function startDeadline(ms) {
const controller = new AbortController();
const timer = startTimer(ms, () => controller.abort());
return { signal: controller.signal, [Symbol.dispose]: timer.cancel };
}
function startGrace(signal, ms) {
const controller = new AbortController();
let timer;
const begin = () => {
timer ??= startTimer(ms, () => controller.abort());
};
if (signal?.aborted === true)
begin();
signal?.addEventListener('abort', begin, { once: true });
return {
signal: controller.signal,
[Symbol.dispose]: () => {
signal?.removeEventListener('abort', begin);
timer?.cancel();
},
};
}
}),
99507:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ( writeEmptyTree),
n: () => ( editTree)
});
var _base_object_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26343);
var _base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52004);
var _tree_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20160);
async function editTree(objects, from, edits) {
const id = await (0,_tree_reader_js__WEBPACK_IMPORTED_MODULE_2__ .Xi)(objects, from);
if (edits.size === 0)
return id;
const root = { id, entries: undefined };
const all = [...edits];
const ordered = [
...all.filter(([, entry]) => entry === undefined),
...all.filter(([, entry]) => entry !== undefined),
];
for (const [path, entry] of ordered)
await edit(objects, root, { parts: path.split('/'), entry });
const writeTree = (entries) => objects.write({ type: 'tree', bytes: (0,_base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ .ES)(entries) }, (0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_0__ .q)(id));
return write(root, writeTree) ?? writeTree([]);
}
function writeEmptyTree(objects, hash) {
return objects.write({ type: 'tree', bytes: (0,_base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ .ES)([]) }, hash);
}
async function edit(objects, folder, { parts, entry }) {
const [name = '', ...below] = parts;
const entries = await open(objects, folder);
const found = entries.get(name);
const isDirectory = found !== undefined && (isOpen(found) || (0,_base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ .lQ)(found));
if (below.length === 0) {
if (entry !== undefined)
entries.set(name, entry);
else if (!isDirectory)
entries.delete(name);
return;
}
if (!isDirectory && entry === undefined)
return;
const inner = found !== undefined && isOpen(found) ? found : { id: isDirectory ? found.id : undefined, entries: undefined };
entries.set(name, inner);
await edit(objects, inner, { parts: below, entry });
}
function isOpen(entry) {
return 'entries' in entry;
}
async function open(objects, folder) {
if (folder.entries !== undefined)
return folder.entries;
const known = folder.id === undefined ? [] : await (0,_tree_reader_js__WEBPACK_IMPORTED_MODULE_2__ .Zc)(objects, folder.id);
folder.entries = new Map(known.map(({ name, mode, id }) => [name.toString('latin1'), { mode, id }]));
return folder.entries;
}
function write({ id: before, entries }, writeTree) {
if (entries === undefined)
return before;
const written = [...entries].flatMap(([name, entry]) => {
const id = isOpen(entry) ? write(entry, writeTree) : entry.id;
return id === undefined
? []
: [{ name: Buffer.from(name, 'latin1'), mode: isOpen(entry) ? _base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ .L7 : entry.mode, id }];
});
return written.length === 0 ? undefined : writeTree(written.sort(_base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ .wD));
}
}),
52367:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
MX: () => ( joinNul),
Vb: () => ( nameOf),
eZ: () => ( namesOf),
gN: () => ( parentOf),
lW: () => ( pathIn),
qE: () => ( isKnown)
});
function namesOf(paths) {
const files = new Set(paths.map((path) => `/${path.toString('latin1')}`));
return { files, folders: foldersOf(files) };
}
function isKnown({ files, folders }, folder, entry) {
const name = `${folder}/${nameOf(entry)}`;
if (entry.isDirectory())
return folders.has(name);
return (entry.isFile() || entry.isSymbolicLink()) && files.has(name);
}
function nameOf({ name }) {
return name.toString('latin1');
}
function pathIn(folder, path) {
return Buffer.concat([Buffer.from(folder), Buffer.from(path, 'latin1')]);
}
function foldersOf(files) {
const found = new Set(['']);
const add = (path) => {
if (found.has(path))
return;
add(parentOf(path));
found.add(path);
};
for (const path of files)
add(parentOf(path));
return found;
}
function parentOf(path) {
return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
const NUL = Buffer.alloc(1);
function joinNul(names) {
return Buffer.concat(names.flatMap((name) => [name, NUL]));
}
}),
20160:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Xi: () => ( findTreeId),
Zc: () => ( readTree),
lE: () => ( findInTree),
nT: () => ( listTree),
tc: () => ( compareTrees),
xQ: () => ( listNewIds)
});
var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
var _base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52004);
var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13096);
var _object_stream_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56134);
const MAX_KNOWN_ENTRIES = 150_000;
const knownOf = new WeakMap();
async function findTreeId(objects, id) {
const { type, bytes } = await objects.read(id);
if (type === 'tree')
return id;
const [, named] = /^(?:tree|object) ([0-9a-f]+)\n/.exec(bytes.toString('latin1', 0, 100)) ?? [];
if (named === undefined || !(type === 'commit' || type === 'tag'))
throw unreadable(id, 'has no tree');
return type === 'commit' ? named : findTreeId(objects, named);
}
async function listTree(objects, id) {
return listBelow(objects, await findTreeId(objects, id), NO_NAME);
}
async function findInTree(objects, { tree, names }) {
const root = await findTreeId(objects, tree);
const folders = new Map();
const entriesOf = async (id) => {
const known = folders.get(id);
if (known !== undefined)
return known;
const entries = new Map((await readTree(objects, id)).map((entry) => [entry.name.toString('latin1'), entry]));
folders.set(id, entries);
return entries;
};
const found = [];
for (const name of names) {
let entry = { mode: _base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ .L7, id: root, name: NO_NAME };
for (const part of name.toString('latin1').split('/')) {
entry = entry !== undefined && (0,_base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ .lQ)(entry) ? (await entriesOf(entry.id)).get(part) : undefined;
}
found.push(entry === undefined || (0,_base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ .lQ)(entry) ? undefined : entry);
}
return found;
}
const NO_NAME = Buffer.alloc(0);
const SLASH = Buffer.from('/');
async function listBelow(objects, id, above) {
const entries = await readTree(objects, id);
const parts = await Promise.all(entries.map((entry) => {
const { mode, name } = entry;
if ((0,_base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ .lQ)(entry))
return listBelow(objects, entry.id, Buffer.concat([above, name, SLASH]));
return [{ mode, id: entry.id, path: Buffer.concat([above, name]) }];
}));
return parts.flat();
}
async function compareTrees(objects, { from, to }) {
const [before, after] = await Promise.all([findTreeId(objects, from), findTreeId(objects, to)]);
return compareBelow(objects, { before, after }, NO_NAME);
}
async function listNewIds(objects, { from, to }) {
const [before, after] = await Promise.all([findTreeId(objects, from), findTreeId(objects, to)]);
const ids = new Set();
await addNew(objects, { before, after }, ids);
return ids;
}
async function addNew(objects, { before, after }, ids) {
if (after === undefined || before === after)
return;
ids.add(after);
const [olds, news] = await Promise.all([
before === undefined ? [] : readTree(objects, before),
readTree(objects, after),
]);
for (const { before: old, after: now } of pairEntries(olds, news)) {
if (now === undefined || now.id === old?.id)
continue;
if ((0,_base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ .lQ)(now))
await addNew(objects, { before: old?.id, after: now.id }, ids);
else if (now.mode !== REPOSITORY_MODE)
ids.add(now.id);
}
}
const REPOSITORY_MODE = '160000';
async function compareBelow(objects, { before, after }, above) {
if (before === after)
return [];
const read = async (id) => (id === undefined ? [] : await readTree(objects, id));
const [olds, news] = await Promise.all([read(before), read(after)]);
const parts = await Promise.all(pairEntries(olds, news).map((pair) => {
const entry = pair.before ?? pair.after;
if (entry === undefined || (pair.before?.id === pair.after?.id && pair.before?.mode === pair.after?.mode))
return [];
const path = Buffer.concat([above, entry.name]);
if (!(0,_base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ .lQ)(entry))
return [changeOf(path, pair, entry)];
return compareBelow(objects, { before: pair.before?.id, after: pair.after?.id }, Buffer.concat([path, SLASH]));
}));
return parts.flat();
}
function pairEntries(olds, news) {
const pairs = [];
for (let [at, other] = [0, 0]; at < olds.length || other < news.length;) {
const [before, after] = [olds[at], news[other]];
const order = before === undefined ? 1 : after === undefined ? -1 : (0,_base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ .wD)(before, after);
pairs.push({ before: order <= 0 ? before : undefined, after: order >= 0 ? after : undefined });
if (order <= 0)
at += 1;
if (order >= 0)
other += 1;
}
return pairs;
}
function changeOf(path, { before, after }, { id }) {
const none = { mode: '000000', id: '0'.repeat(id.length) };
const [old, now] = [before ?? none, after ?? none];
return {
path: (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ .q0)(path),
status: before === undefined ? 'A' : after === undefined ? 'D' : (0,_base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ .c2)(old.mode, now.mode),
...{ oldMode: old.mode, newMode: now.mode, oldId: old.id, newId: now.id },
};
}
async function readTree(objects, id) {
const known = knownOf.get(objects) ?? { trees: new Map(), entries: 0 };
knownOf.set(objects, known);
const found = known.trees.get(id);
if (found !== undefined)
return found;
const { type, bytes } = await objects.read(id);
const entries = type === 'tree' ? (0,_base_tree_object_js__WEBPACK_IMPORTED_MODULE_1__ .BP)(Buffer.from(bytes), id.length / 2) : undefined;
if (entries === undefined)
throw unreadable(id, 'is no tree');
if (!known.trees.has(id))
known.entries += entries.length;
known.trees.set(id, entries);
for (const [oldest, { length }] of known.trees) {
if (known.entries <= MAX_KNOWN_ENTRIES || oldest === id)
break;
known.trees.delete(oldest);
known.entries -= length;
}
return entries;
}
function unreadable(id, why) {
return new _git_js__WEBPACK_IMPORTED_MODULE_2__ .XS(_object_stream_js__WEBPACK_IMPORTED_MODULE_3__ .wZ, 128, `fatal: ${id} ${why}`);
}
}),
62730:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gi: () => ( entryIn),
Fs: () => ( findUpperFiles),
Q_: () => ( isAsBelow),
qi: () => ( isMark),
ug: () => ( kindBelow)
});
var external_node_fs_ = __webpack_require__(73024);
var byte_path = __webpack_require__(4862);
var files = __webpack_require__(79871);
var folder_entries = __webpack_require__(37087);
var new_files = __webpack_require__(49816);
var kernel_pace = __webpack_require__(56757);
;
const PIECE_BYTES = 1 << 20;
const COMPARED_RIGHTS = 0o511;
async function isSameFile(one, other) {
try {
const [above, below] = [(0,external_node_fs_.lstatSync)(one), (0,external_node_fs_.lstatSync)(other)];
if (above.isSymbolicLink() && below.isSymbolicLink())
return (0,external_node_fs_.readlinkSync)(one, 'buffer').equals((0,external_node_fs_.readlinkSync)(other, 'buffer'));
if (!above.isFile() || !below.isFile() || above.size !== below.size)
return false;
return (above.mode & COMPARED_RIGHTS) === (below.mode & COMPARED_RIGHTS) && (await hasSameContent(one, other));
}
catch (error) {
if ((0,files .Or)(error))
return false;
throw error;
}
}
async function hasSameContent(...paths) {
const opened = [];
const pace = new kernel_pace .o();
try {
for (const path of paths)
opened.push((0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW));
const [one = -1, other = -1] = opened;
if (!(0,external_node_fs_.fstatSync)(one).isFile() || !(0,external_node_fs_.fstatSync)(other).isFile())
return false;
const pieces = [Buffer.alloc(PIECE_BYTES), Buffer.alloc(PIECE_BYTES)];
for (;;) {
const [read, found] = [(0,external_node_fs_.readSync)(one, pieces[0]), (0,external_node_fs_.readSync)(other, pieces[1])];
if (read !== found || !pieces[0].subarray(0, read).equals(pieces[1].subarray(0, read)))
return false;
if (read === 0)
return true;
await pace.step();
}
}
finally {
for (const descriptor of opened)
(0,external_node_fs_.closeSync)(descriptor);
}
}
;
async function findUpperFiles(upper, { lower, opened, signal, limits = new_files .Ac, except = [], listsNew = true }) {
const roots = [];
const changed = [];
const removed = [];
const entered = [];
const swapped = new Set();
const stamps = new Map();
const room = { ...limits };
const pace = new kernel_pace .o();
const open = new Set(opened);
const isCancelled = () => signal?.aborted === true;
let unread;
const due = [''];
for (let folder = due.pop(); folder !== undefined; folder = due.pop()) {
await pace.step();
if (isCancelled())
return 'cancelled';
const entries = await (0,folder_entries .$)((0,byte_path .VV)(upper, folder), { most: room.files, pace, signal });
if (entries === 'too many')
return entries;
if (entries === undefined) {
unread ??= folder;
continue;
}
if (folder !== '')
entered.push(folder);
for (const { name } of entries) {
const path = folder === '' ? name.toString('latin1') : `${folder}/${name.toString('latin1')}`;
const stats = except.includes(path) ? undefined : statsOf(upper, path);
if (stats === undefined)
continue;
const below = open.has(path) ? 'folder' : kindBelow(lower, path);
if (isMark(stats)) {
if (below !== undefined)
removed.push(path);
continue;
}
const kind = (0,new_files .h_)(stats);
if (kind === below) {
if (kind === 'folder')
due.push(path);
else
changed.push(path);
if (kind === 'folder' && (0,new_files .fm)(stats))
unread ??= path;
continue;
}
roots.push(path);
if (below !== undefined)
swapped.add(path);
const isListed = !listsNew || (await (0,new_files .Iy)(upper, path, { stamps, room, pace, signal }));
if (isCancelled())
return 'cancelled';
if (!isListed)
return 'too many';
}
}
return { roots, changed, removed, entered, swapped, stamps, unread };
}
function kindBelow(lower, path) {
for (const layer of lower) {
const found = entryIn(layer, path);
if (found === 'hidden')
return undefined;
if (found !== undefined)
return isMark(found) ? undefined : (0,new_files .h_)(found);
}
return undefined;
}
function entryIn(layer, path) {
for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
const above = statsOf(layer, path.slice(0, at));
if (above === undefined)
return undefined;
if (!above.isDirectory())
return 'hidden';
}
return statsOf(layer, path);
}
async function isAsBelow(upper, lower, path) {
const layer = lower.find((each) => entryIn(each, path) !== undefined);
return layer !== undefined && (await isSameFile((0,byte_path .VV)(upper, path), (0,byte_path .VV)(layer, path)));
}
function isMark(stats) {
return stats.isCharacterDevice() && stats.rdev === 0;
}
function statsOf(layer, path) {
try {
return (0,external_node_fs_.lstatSync)((0,byte_path .VV)(layer, path), { throwIfNoEntry: false });
}
catch (error) {
if ((0,files .Or)(error))
return undefined;
throw error;
}
}
}),
89820:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AV: () => ( readUserConfig),
_Y: () => ( findRemote),
am: () => ( ownEnvironment)
});
var _program_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95808);
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 4 << 20;
const OF_ANOTHER = [
'GIT_DIR',
'GIT_WORK_TREE',
'GIT_COMMON_DIR',
'GIT_INDEX_FILE',
'GIT_OBJECT_DIRECTORY',
'GIT_CONFIG',
];
function ownEnvironment(parentEnv) {
const retained = Object.entries(parentEnv).filter(([name]) => !OF_ANOTHER.includes(name));
return { ...Object.fromEntries(retained), GIT_TERMINAL_PROMPT: '0' };
}
async function readUserConfig(folder, parentEnv, keys) {
const env = { ...ownEnvironment(parentEnv), GIT_OPTIONAL_LOCKS: '0' };
const args = ['config', '--null', '--show-origin', '--get-regexp', keys];
const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, maxStderrChars: 0 };
const { stdout } = await (0,_program_js__WEBPACK_IMPORTED_MODULE_0__ .m)({ program: 'git', args, cwd: folder, env, ...limits });
const parts = stdout.toString().split('\0');
const entries = [];
for (let at = 0; at + 1 < parts.length; at += 2) {
const [key = '', ...value] = (parts[at + 1] ?? '').split('\n');
if (value.length > 0)
entries.push({ key, value: value.join('\n'), origin: parts[at] ?? '' });
}
return entries;
}
async function findRemote({ folder, head }, parentEnv) {
const entries = await readUserConfig(folder, parentEnv, '^(remote\\..*\\.url|branch\\..*\\.remote)$');
const last = (key) => entries.findLast((entry) => entry.key === key)?.value;
const names = entries.flatMap(({ key }) => key.startsWith('remote.') ? [key.slice('remote.'.length, -'.url'.length)] : []);
const named = last(`branch.${head.replace(/^refs\/heads\//, '')}.remote`);
const name = [named, 'origin', names[0]].find((each) => each !== undefined && names.includes(each));
if (name === undefined)
return { name: 'origin', url: folder, isWritten: false };
return { name, url: last(`remote.${name}.url`) ?? folder, isWritten: true };
}
}),
71703:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => ( readUserPrograms)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _user_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89820);
const PATHS = /^(?:core\.(?:hookspath|attributesfile|excludesfile)|commit\.template|init\.templatedir|include(?:if\..*)?\.path)$/;
const COMMANDS = [
'core\\.(fsmonitor|sshcommand|editor|pager|askpass|gitproxy|alternaterefscommand)',
'(filter\\..*\\.(clean|smudge|process)|diff\\..*\\.(command|textconv)|diff\\.external|merge\\..*\\.driver)',
'((diff|merge)tool\\..*\\.(cmd|path)|(sequence|gui)\\..*|gpg\\..*program|interactive\\.difffilter|pager\\..*)',
'(alias\\..*|hook\\..*\\.command|credential\\.(.*\\.)?helper|uploadpack\\.packobjectshook|remote\\..*\\.(uploadpack|receivepack))',
];
const KEYS = `^(core\\.(hookspath|attributesfile|excludesfile)|commit\\.template|init\\.templatedir|include(if\\..*)?\\.path|${COMMANDS.join('|')})$`;
const MAX_HOOKS = 1000;
async function readUserPrograms(repository, parentEnv) {
const entries = await (0,_user_config_js__WEBPACK_IMPORTED_MODULE_2__ .AV)(repository.folder, parentEnv, KEYS);
const named = entries.flatMap((entry) => PATHS.test(entry.key) ? pathsOf(repository, parentEnv, entry) : wordsOf(repository, entry));
const places = [...named, ...hooksOf(repository)];
return [...new Set(places.flatMap((place) => insideOf(repository.folder, place)))];
}
function pathsOf({ folder }, { HOME = '' }, entry) {
const { key, origin } = entry;
const value = entry.value.replace(/^~(?=\/|$)/, HOME);
const from = key.startsWith('include') ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, origin.replace(/^file:/, ''))) : folder;
const place = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from, value);
return key === 'core.hookspath' && /\/_\/?$/.test(value) ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place)] : [place];
}
function wordsOf({ folder }, { key, value }) {
if (key.startsWith('alias.') && !value.startsWith('!'))
return [];
const words = value.split(/[\s"'`;|&<>()=,!{}]+/).filter((word) => word !== '');
return words.map((word) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, word)).filter(isFile);
}
function hooksOf({ commonDir }) {
const hooks = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'hooks');
try {
const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(hooks).filter((name) => !name.endsWith('.sample'));
return [hooks, ...names.slice(0, MAX_HOOKS).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(hooks, name))];
}
catch {
return [];
}
}
function insideOf(folder, place) {
const found = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, place)];
try {
found.push((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(place)));
}
catch {
}
return found.filter((path) => path !== '' && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) && !/^(?:\.\.|\.git)(?:\/|$)/.test(path));
}
function isFile(path) {
try {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
catch {
return false;
}
}
}),
35208:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G5: () => ( withoutPassword),
hA: () => ( userNetworkEnvironment),
u8: () => ( openUserRemote)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13096);
var _git_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80829);
var _git_remote_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69463);
const PROTOCOLS = ['https', 'http', 'ssh', 'git', 'file'];
const PASSED = /^GIT_(?:ASKPASS|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|HTTP_\w+|PROXY_\w+|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+))$/;
async function openUserRemote(request) {
const { name, repository, folder, parentEnv, ...limits } = request;
const url = await readAddress(request);
const network = {
protocol: 'https',
header: undefined,
env: userNetworkEnvironment(parentEnv, PROTOCOLS),
isOfUser: true,
};
const remote = (0,_git_remote_js__WEBPACK_IMPORTED_MODULE_7__ .d)({ url, network, repository, folder, parentEnv, ...limits });
const reach = async (call) => {
try {
return await call;
}
catch (error) {
if (error instanceof _git_js__WEBPACK_IMPORTED_MODULE_5__ .XS)
throw unreachable(name, error);
throw error;
}
};
return {
...remote,
list: (refs) => reach(remote.list(refs)),
fetch: (ref, depth) => reach(remote.fetch(ref, depth)),
fetchBounded: (ref, depth) => reach(remote.fetchBounded(ref, depth)),
};
}
async function listAddresses({ repository, folder, }) {
const [gitDir, home] = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'address'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'home')];
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(home, { recursive: true });
(0,_git_folder_js__WEBPACK_IMPORTED_MODULE_6__ .e)(gitDir, repository);
const git = (0,_git_js__WEBPACK_IMPORTED_MODULE_5__ .uD)({ gitDir, home });
const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository.commonDir, 'config');
const args = ['config', '--file', file, '--no-includes', '-z', '--get-regexp', '^remote\\..*\\.url$'];
const { stdout } = await git(args, { allowed: [0, 1] });
return stdout
.toString()
.split('\0')
.map((entry) => [entry.slice('remote.'.length, entry.indexOf('.url\n')), entry.slice(entry.indexOf('\n') + 1)])
.filter(([remote]) => remote !== '');
}
async function findAddress(name, repository) {
const folder = mkdtempSync(join(tmpdir(), 'autorize-remote-'));
try {
const entries = await listAddresses({ repository, folder });
return entries.find(([remote]) => remote === name)?.[1];
}
finally {
rmSync(folder, { recursive: true, force: true });
}
}
async function readAddress({ name, repository, folder }) {
const entries = await listAddresses({ repository, folder });
const url = entries.find(([remote]) => remote === name)?.[1];
if (url === undefined) {
const known = [...new Set(entries.map(([remote]) => remote))].map((each) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(each)).join(', ');
const expected = `a remote of this repository (${known === '' ? 'it has none' : known})`;
const remedy = 'Name one of them: --remote NAME. To add one: git remote add NAME URL';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .eb([{ found: `the remote ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(name)}`, expected, remedy }]);
}
return resolveAddress({ name, repository }, url);
}
function resolveAddress({ name, repository }, url) {
const [, scheme] = /^([\w+.-]+):\/\//.exec(url) ?? [];
const isHelper = /^[\w+.-]+::/.test(url);
if (isHelper || url.startsWith('-') || url === '' || (scheme !== undefined && !PROTOCOLS.includes(scheme))) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `the remote ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(name)} has the address ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(withoutPassword(url), 200)}; expected ${PROTOCOLS.join(', ')} or a path`,
remedy: `Change it: git remote set-url ${name} URL`,
});
}
const isPath = scheme === undefined && !/^[^/]+:/.test(url);
return isPath ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(repository.folder, url) : url;
}
function userNetworkEnvironment(parentEnv, protocols) {
const passed = Object.entries(parentEnv).filter(([key]) => !/^(?:GIT_|LC_|LANG)/.test(key) || PASSED.test(key));
return {
...{ XDG_CONFIG_HOME: undefined, GIT_CONFIG_GLOBAL: undefined, GIT_CONFIG_NOSYSTEM: undefined },
...Object.fromEntries(passed),
GIT_ALLOW_PROTOCOL: protocols.join(':'),
};
}
function unreachable(name, { gitExit, stderr }) {
const lines = stderr
.split('\n')
.filter((line) => /^(?:fatal|error|remote|ssh): /.test(line) || /denied|refused/.test(line));
const isCut = String(gitExit).startsWith('SIGKILL') || gitExit === 'being cut off';
const why = isCut ? 'it gave no answer in time' : (lines[0] ?? stderr.trim());
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ .Rb({
message: `the remote ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(name)} cannot be read: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .g$)(withoutPassword(why), 300)}`,
remedy: `Check that this works without questions: git ls-remote ${name}. Then run the command again.`,
});
}
function withoutPassword(text) {
return text.replaceAll(/\/\/[^/@\s]*@/g, '//');
}
}),
27097:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => ( findWaiting),
C: () => ( requireReadable)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
var _user_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63342);
const UNREAD = ['hooks', 'logs', 'lfs', 'modules'];
const MAX_ENTRIES = 100_000;
function findWaiting(gitDir, below = '') {
const folders = [below];
let room = MAX_ENTRIES;
for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
const entries = orNone(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, folder ?? ''), { withFileTypes: true })) ?? [];
room -= entries.length;
if (room < 0)
return undefined;
for (const entry of entries) {
const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
if (UNREAD.includes(name))
continue;
if (entry.isDirectory())
folders.push(name);
const found = entry.isSymbolicLink() ? orNone(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, name))) : entry;
const kind = found && kindOf(found);
if (kind !== undefined)
return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('.git', name), 300)} is ${kind}`;
}
}
return undefined;
}
function requireReadable(repository) {
(0,_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ .Z7)(repository);
const waiting = findWaiting(repository.commonDir, 'refs');
if (waiting === undefined)
return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Rb({
message: `${waiting} in the repository ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(repository.folder, 300)}: git would wait for it`,
remedy: 'Remove it, then resume the run',
});
}
function kindOf(entry) {
if (entry.isFIFO())
return 'a pipe';
return entry.isCharacterDevice() || entry.isBlockDevice() ? 'a device' : undefined;
}
function orNone(look) {
try {
return look();
}
catch (error) {
if ((0,_files_js__WEBPACK_IMPORTED_MODULE_4__ .Or)(error))
return undefined;
throw error;
}
}
}),
71594:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
QA: () => ( readOldNames)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65090);
var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86586);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
const ACTIONS = { tell: 'warn' };
const RENAMED_KEYS = {
experiment: [
{ old: 'objective.integrity.canary_every', now: 'objective.aa_check_every' },
{ old: 'objective.integrity.broken', now: 'objective.negative_control', words: ACTIONS },
{ old: 'objective.integrity.max_plausible', now: 'objective.max_plausible' },
],
mission: [
{ old: 'evaluator.canary_every', now: 'evaluator.aa_check_every' },
{ old: 'evaluator.canary_broken', now: 'evaluator.negative_control', words: ACTIONS },
{ old: 'agent.budget', now: 'iteration.budget' },
{ old: 'stop.max_iterations', now: 'iteration.max_iterations' },
{ old: 'stop.max_consecutive_noops', now: 'iteration.max_consecutive_noops' },
{ old: 'stop.max_consecutive_errors', now: 'iteration.max_consecutive_errors' },
],
plan: [],
};
const ABSENT_KEYS = [
{
path: ['environment', 'scratch'],
expected: 'no such key: what a command writes lies in a layer on the disk that waits for no sync, so small files stay in memory',
remedy: 'Remove it. To keep all of it in memory, name a folder on a tmpfs in XDG_CACHE_HOME.',
},
];
function readOldNames(document, recipe) {
const problems = [];
const notes = [];
const sources = new Map();
let value = document.value;
for (const { old, now, words } of RENAMED_KEYS[recipe]) {
const [from, to] = [old.split('.'), now.split('.')];
const written = (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .fK)(value, from);
if (written === undefined)
continue;
if ((0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .fK)(value, to) !== undefined) {
const found = `both ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(now)} and its old name ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(old)}`;
problems.push((0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ .l4)(document, from, { found, expected: 'one of the two', remedy: `Remove ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(old)}.` }));
}
else if (canHold(value, to)) {
value = withValue(value, to, inWords(written, words));
sources.set(now, from);
}
value = withoutValue(value, from);
notes.push(noteOf({ document, from, old, now, written, words }));
}
for (const { path, expected, remedy } of ABSENT_KEYS) {
if ((0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .fK)(value, path) === undefined)
continue;
problems.push((0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ .l4)(document, path, { found: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)((0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .fK)(value, path)), expected, remedy }));
value = withoutValue(value, path);
}
for (const table of oldTables(recipe)) {
const rest = (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .fK)(value, table);
if (rest === undefined)
continue;
if ((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(rest))
problems.push(...Object.keys(rest).map((key) => unknownOldKey({ document, recipe, table, key })));
else
problems.push(noTable({ document, recipe, table, found: rest }));
value = withoutValue(value, table);
}
const certify = recipe === 'experiment' ? withoutCertify(document, value) : undefined;
if (certify !== undefined) {
notes.push(certify.note);
value = certify.value;
}
if (value === document.value)
return { document, notes, problems };
return { document: movedDocument(document, { value, sources }), notes, problems };
}
const CERTIFY = ['objective', 'certify'];
const DEPRECATED_KEYS = [CERTIFY.join('.')];
const DISTIL = ['handover', 'distil'];
function withoutCertify(document, value) {
const written = (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .fK)(value, CERTIFY);
if (written === undefined)
return undefined;
const isMapped = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(written) && written.enabled === true && written.revert === true;
const place = `${document.file}:${document.locate(CERTIFY).line}`;
const rest = withoutValue(value, CERTIFY);
const isSet = !isMapped || (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .fK)(rest, DISTIL) !== undefined || !canHold(rest, DISTIL);
const now = isMapped ? 'read as handover.distil = true' : 'ignored; handover.distil = true measures each change';
return {
value: isSet ? rest : withValue(rest, DISTIL, true),
note: `${place}: objective.certify is deprecated and ${now}`,
};
}
function oldTables(recipe) {
return recipe === 'experiment' ? [['objective', 'integrity']] : recipe === 'mission' ? [['stop']] : [];
}
function inWords(written, words) {
return typeof written === 'string' && words !== undefined && Object.hasOwn(words, written) ? words[written] : written;
}
function noteOf({ document, from, old, now, written, words }) {
const word = inWords(written, words);
const also = word === written ? '' : ` = ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(word)} (was ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(written)})`;
return `${document.file}:${document.locate(from).line}: ${old} is an old name; write ${now}${also}`;
}
function keysIn({ recipe, table }) {
return RENAMED_KEYS[recipe].filter(({ old }) => old.startsWith(`${table.join('.')}.`));
}
function noTable({ found, ...place }) {
const name = place.table.join('.');
return (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ .l4)(place.document, place.table, {
found: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(found),
expected: `an object, or no ${name}: it is an old name`,
remedy: `Write ${keysIn(place)
.map(({ now }) => now)
.join(', ')} instead.`,
});
}
function unknownOldKey({ key, ...place }) {
const { document, table } = place;
const prefix = `${table.join('.')}.`;
const known = keysIn(place);
const nearest = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .qb)(key, known.map(({ old }) => old.slice(prefix.length)));
const meant = known.find(({ old }) => old === `${prefix}${nearest}`);
const remedy = meant === undefined ? `Known: ${known.map(({ now }) => now).join(', ')}.` : `Did you mean ${meant.now}?`;
return (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_2__ .l4)(document, [...table, key], {
found: `an unknown key ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(key)}`,
expected: 'a known key',
remedy,
});
}
function canHold(value, path) {
return path.slice(0, -1).every((_, at) => {
const table = (0,_base_json_path_js__WEBPACK_IMPORTED_MODULE_1__ .fK)(value, path.slice(0, at + 1));
return table === undefined || (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(table);
});
}
function withValue(table, [key = '', ...rest], value) {
const members = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(table) ? table : {};
return { ...members, [key]: rest.length === 0 ? value : withValue(members[key], rest, value) };
}
function withoutValue(table, [key = '', ...rest]) {
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(table) || !Object.hasOwn(table, key))
return table;
if (rest.length > 0)
return { ...table, [key]: withoutValue(table[key], rest) };
const { [key]: _, ...others } = table;
return others;
}
function movedDocument(document, { value, sources }) {
const { file, sourcePath = (same) => same } = document;
const asWritten = (path) => {
for (let length = path.length; length > 0; length -= 1) {
const source = sources.get(path.slice(0, length).join('.'));
if (source !== undefined)
return [...source, ...path.slice(length)];
}
return path;
};
return {
file,
value,
sourcePath: (path) => sourcePath(asWritten(path)),
locate: (path) => document.locate(asWritten(path)),
};
}
}),
83257:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bb: () => ( setupInputs),
EJ: () => ( withEnvironmentDefaults),
GN: () => ( missionEnvironment),
RJ: () => ( planEnvironment),
Xv: () => ( preparedSetup),
_T: () => ( environmentSetting),
is: () => ( buildShape),
u2: () => ( preparedBuild),
z9: () => ( TOOLCHAINS)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60456);
var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62806);
const TOOLCHAINS = [
'rustup',
'pyenv',
'nvm',
'volta',
'asdf',
'mise',
'uv',
'sdkman',
'go',
'corepack',
'conda',
'nix',
'fnm',
'rbenv',
'bun',
'deno',
'dotnet',
'maven',
'gradle',
];
const NETWORKED_COMMANDS = ( null && (['setup', 'build', 'guards', 'objective', 'holdout', 'confirm', 'teardown']));
const network = (what, unset) => (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_3__ .Ro), { unset, doc: `Network access of ${what}. \`off\` works in a sandbox only.` });
const networkShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
setup: network('`setup.command`', '`agent.network`'),
build: network('`build.command`', '`"off"`'),
guards: network('the guards', 'that of the evaluator'),
objective: network('the evaluator', 'that of the evaluator'),
holdout: network('the holdout', 'that of the evaluator'),
confirm: network('the hidden test set of confirmations', 'that of the evaluator'),
teardown: network('`teardown.command`', 'that of the evaluator; in a workspace `agent.network`'),
});
const disclosed = (what) => (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(_values_js__WEBPACK_IMPORTED_MODULE_3__ .Bq)), 'list of names'), {
unset: '`[]`',
doc: `Names of variables in \`environment.env\` whose value comes from your environment, and which ${what} may also read.`,
});
const discloseShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
build: disclosed('`build.command`'),
guards: disclosed('the guards'),
objective: disclosed('the evaluator'),
holdout: disclosed('the holdout'),
confirm: disclosed('the hidden test set of confirmations'),
teardown: disclosed('`teardown.command`'),
});
const machineShape = {
toolchains: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([(0,_values_js__WEBPACK_IMPORTED_MODULE_3__ .Yq)(['auto', 'none']), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg((0,_values_js__WEBPACK_IMPORTED_MODULE_3__ .Yq)(TOOLCHAINS))], `"auto", "none" or a list of names: ${TOOLCHAINS.join(', ')}`), 'auto'), '`"auto"`, `"none"` or a list of names'), {
doc: '[Toolchains](toolchains.md) of your home folder that commands can use. `auto` stands for all that are installed.',
}),
readable: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(_values_js__WEBPACK_IMPORTED_MODULE_3__ .Bq), []), 'absolute paths'), {
doc: 'Other files and folders outside the repository that commands can read, such as data sets. Places of keys are refused.',
}),
devices: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(_values_js__WEBPACK_IMPORTED_MODULE_3__ .Bq), []), '`"nvidia"` or paths below `/dev`'), {
doc: 'Devices that commands can use. `nvidia` stands for all GPUs of that maker, with their libraries.',
}),
env: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_3__ .Ee, {}), {
doc: 'Environment variables for setup, build, guards and evaluator. `$NAME` is taken from your environment; such a value reaches setup with `setup.inputs` only.',
}),
};
const resourceShape = {
memory: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_3__ .mz), {
unset: 'no limit',
doc: 'Maximum [memory](sandbox.md#memory) that setup, a guard, the evaluator or another command may use. A command that exceeds it is ended.',
}),
cpus: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg((0,_values_js__WEBPACK_IMPORTED_MODULE_3__ .HT)(0)).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .m9(1, 'one core or more'))), 'list of core numbers'), {
unset: 'all',
doc: '[Cores](sandbox.md#cores) that evaluations run on. Agents run on the others.',
}),
};
const limitShape = {
max_copy: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_3__ .mz, '2GiB'), {
doc: 'Maximum size of the copy for one command on a machine without overlay file systems: its tree, and the results of setup and build.',
}),
cache_size: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_3__ .mz, '10GiB'), {
doc: 'Size of all prepared environments on this machine. Beyond it the ones that were not used for longest are removed.',
}),
};
const environmentSetting = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
...machineShape,
disclose: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(discloseShape, {}),
network: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(networkShape, {}),
...resourceShape,
...limitShape,
}), {});
const writtenShape = {
toolchains: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Y3)(machineShape.toolchains),
readable: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Y3)(machineShape.readable),
devices: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Y3)(machineShape.devices),
env: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Y3)(machineShape.env),
...resourceShape,
max_copy: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Y3)(limitShape.max_copy),
cache_size: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Y3)(limitShape.cache_size),
};
const ofMission = { build: true, guards: true, objective: true, holdout: true };
const missionEnvironment = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
...writtenShape,
disclose: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .UpN(discloseShape, ofMission)),
network: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .UpN(networkShape, { setup: true, ...ofMission })),
}));
const OF_AGENT = '`network` of the agent';
const planEnvironment = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
...writtenShape,
env: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Y3)(machineShape.env, {
doc: 'Environment variables for setup, build and test commands. `$NAME` is taken from your environment; such a value reaches setup only.',
}),
disclose: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ build: discloseShape.shape.build, guards: disclosed('test commands') })),
network: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
setup: network('`setup.command`', OF_AGENT),
build: networkShape.shape.build,
guards: network('test commands', OF_AGENT),
})),
}));
function withEnvironmentDefaults(written) {
return environmentSetting.parse(written);
}
const INPUTS = 'Files that decide what setup makes: manifests and lock files. With them setup runs once and its result is [reused](../explanation/environment.md) until one of them changes.';
const setupInputs = (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_3__ .gV, []), { doc: INPUTS });
const buildOf = (command, timeout, duration) => ({
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(command, { doc: 'Runs once on each tree, without network. Guards and evaluator see its result.' }),
timeout: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(duration, timeout), { doc: 'A build that takes longer is ended.' }),
outputs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_3__ .gV, []), {
doc: 'Files of the tree that the build may change. It may always add files.',
}),
cache: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_3__ .oW, []), {
doc: 'Folders, such as `target`, that each build starts with as the build of the base left them.',
}),
});
const buildShape = (timeout, duration) => zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej(buildOf((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP(), ''), 'text'), timeout, duration)), {});
const preparedSetup = (timeout, duration) => zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(_values_js__WEBPACK_IMPORTED_MODULE_3__ .Bq, {
doc: 'Makes the environment of all commands, such as `npm ci`. It runs once, until one of its inputs changes.',
}),
timeout: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(duration, timeout), { doc: 'A setup that takes longer is ended.' }),
inputs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_2__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(_values_js__WEBPACK_IMPORTED_MODULE_3__ .Bq).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .m9(1, 'at least one glob')), 'globs'), { doc: INPUTS }),
}));
const preparedBuild = (timeout, duration) => zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej(buildOf(_values_js__WEBPACK_IMPORTED_MODULE_3__ .Bq, timeout, duration)));
}),
82374:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FC: () => ( cliOptionShape),
HM: () => ( captureSetting),
VO: () => ( boundariesSetting),
Ve: () => ( guardsSetting),
ZC: () => ( promptInput),
_K: () => ( agentWaitShape),
ac: () => ( CONTEXT_BUDGET),
cB: () => ( noopLimit),
d1: () => ( modelPrice),
eL: () => ( permit),
fC: () => ( agentIsolationShape),
jt: () => ( commandText),
kU: () => ( searchShape),
p9: () => ( iterationLimit),
pd: () => ( contextBudgetSetting),
rU: () => ( evaluatorShape),
t6: () => ( acceptedRisksShape),
xy: () => ( usdSetting)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _engine_gateway_protocol_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65152);
var _setting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60456);
var _values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62806);
const evaluatorShape = {
network: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_4__ .Ro, 'off'), {
doc: 'Network access of the evaluator and the guards. `off` works in a sandbox only.',
}),
tracing: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .Ro), {
unset: '`"off"`',
doc: 'Whether a process of the evaluator or the holdout may [trace another one](sandbox.md#tracing). `off` works in bubblewrap only.',
}),
protect: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .gV), {
unset: 'the files that the commands name, and manifests that decide what they run',
doc: 'Files of [the evaluator](../explanation/evaluator.md#the-evaluator-is-protected), which no change may alter.',
}),
writable: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .oW), {
unset: '`[]`',
doc: 'Folders inside protected ones that each command may write to. Each command gets them empty.',
}),
};
const guardsSetting = (timeout) => zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
name: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(_values_js__WEBPACK_IMPORTED_MODULE_4__ .Bq, { doc: 'Unique name; it also names the logs.' }),
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(_values_js__WEBPACK_IMPORTED_MODULE_4__ .Bq, { doc: 'Must exit with 0 on a change before the evaluator runs.' }),
timeout: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(timeout, '60s'), { doc: 'A guard that takes longer has failed.' }),
})), []);
const limit = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_4__ .HT)(1));
const permit = (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_4__ .gV, []), {
doc: 'Takes paths off the lists of what is [always denied](boundaries.md), of what is [loaded automatically](denied-files.md#files-that-are-loaded-by-themselves) and of what [shadows other files](boundaries.md#files-that-shadow-others).',
});
const boundariesSetting = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
allow_paths: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_4__ .gV, []), {
doc: 'Files that a change should be limited to. The agent learns them.',
}),
deny_paths: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_4__ .gV, []), { doc: 'Files that no change may touch.' }),
enforce_allow: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_4__ .j$, false), { doc: 'Deny changes outside `allow_paths`.' }),
permit,
max_files: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(limit, { unit: 'files', doc: 'Deny changes of more files.' }),
max_diff_lines: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(limit, {
unit: 'lines',
doc: 'Deny changes with more added and removed lines, binary files included.',
}),
}), {});
const captureSetting = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
max_files: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_4__ .HT)(1), 100_000), {
unit: 'files',
doc: 'New files that a change may add. Ignored files do not count.',
}),
max_mb: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_4__ .HT)(1), 1024), {
unit: 'MB',
doc: 'How much a change may add to the tree. A sparse file counts with its full length.',
}),
timeout: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_4__ .rW, '5m'), {
doc: 'Time to read what the agent left, and again to compare it and to search it for keys. Beyond a limit the change is denied without being read.',
}),
}), {});
const risk = (doc) => (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_4__ .j$, false), { doc });
const acceptedRisksShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
base_guard: risk('Continue although the base fails a guard; see [accepted risks](accepted-risks.md).'),
evaluator_in_process: risk('Continue although a candidate that prints a score and exits gets that score.'),
low_disk: risk('Continue with less than 100 MB of free disk.'),
planted_files: risk('Continue although a change may add a file that the evaluator loads instead of its own. Missions do not try this.'),
unprotected_links: risk('Continue although a protected link leads to a file that a change may alter.'),
unprotected_tests: risk('Continue although a change may alter tests that a guard uses, or files that decide what a command runs.'),
});
const usdSetting = (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .yj), {
unit: 'US dollars',
doc: 'Maximum cost of the agents of one run, as far as they report it. An agent starts only if what is left covers the most expensive one so far.',
});
const cliOptionShape = {
model: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .Bq), {
unset: 'that of the CLI',
doc: 'Model of a preset, as its CLI names it.',
}),
reasoning: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[a-z]+$/, 'a level such as "low" or "high"'))), 'level'), { unset: 'that of the CLI', doc: 'How hard the model of a preset thinks, as its CLI names it: `low`, `high`.' }),
args: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP())), 'list of texts'), {
unset: 'none',
doc: 'More arguments for the CLI of a preset, each one word.',
}),
};
const agentWaitShape = {
max_wait: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .p0), {
unset: 'to the end of the schedule',
doc: 'Longest wait for a model that is at its limit or overloaded. Waiting does not count as an attempt.',
}),
};
const CONTEXT_BUDGET = 4000;
const contextBudgetSetting = (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_4__ .HT)(1000), CONTEXT_BUDGET), {
unit: 'tokens',
doc: 'Maximum tokens of a prompt, estimated and rounded up. Your own text is never shortened; the list of earlier attempts is.',
});
const SANDBOX_REQUESTS = ['auto', 'required', 'off'];
const modelPrice = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
input: _values_js__WEBPACK_IMPORTED_MODULE_4__ .v7,
output: _values_js__WEBPACK_IMPORTED_MODULE_4__ .v7,
cache_read: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .v7),
cache_write: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .v7),
long_cache_write: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .v7),
});
const agentIsolationShape = {
env: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_4__ .Ee, {}), {
doc: 'Environment variables for the agent. `$NAME` is taken from your environment, in braces too; `$$` is a dollar sign. Nothing else of your environment reaches it.',
}),
sandbox: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_4__ .Yq)(SANDBOX_REQUESTS), 'auto'), {
doc: '[Isolation](sandbox.md) of the agent: the strongest level that works here, at least bubblewrap, or none.',
}),
network: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_4__ .Yq)(['on', 'off', 'model'])), {
unset: '`"on"`; in the action `"model"` for the agent alone, where a preset uses the gateway in bubblewrap',
doc: 'Network access of the agent. `model`: it reaches its model through [the gateway](model-gateway.md), and nothing else. Refused where the network cannot be cut off.',
}),
login: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .j$), {
unset: '`false`',
doc: 'Use [the login of the CLI](logins.md) in your home in place of a key. It needs a preset and bubblewrap, and is refused on a runner.',
}),
gateway: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_4__ .Yq)([..._engine_gateway_protocol_js__WEBPACK_IMPORTED_MODULE_2__ .zw, 'off'])), {
unset: 'that of the preset, where it has a key in `env` or `network` is `"model"`; else `"off"`',
doc: 'API of the model, for calls through [the gateway](model-gateway.md): the agent gets a token in place of its key, and every call is counted.',
}),
server_tools: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .j$), {
unset: '`false`',
doc: 'Let calls through the gateway use tools that run on the server of the model, such as web search, and content that it fetches from an address.',
}),
transcript: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_4__ .j$), {
unset: '`false`',
doc: 'Keep [what agent and model say to each other](model-gateway.md#transcripts), as the gateway sees it, with keys redacted.',
}),
price: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(_values_js__WEBPACK_IMPORTED_MODULE_4__ .Bq, modelPrice)), 'table of prices'), {
unset: 'list prices that ship with autorize',
doc: 'Prices of models by name, in US dollars for a million tokens: `input`, `output`, and where they differ `cache_read`, `cache_write` and `long_cache_write`.',
}),
};
const promptInput = (0,_values_js__WEBPACK_IMPORTED_MODULE_4__ .Yq)(['none', 'prompt']);
const noopLimit = (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_4__ .HT)(0), 5), {
unit: 'iterations',
doc: 'Iterations in a row without a change that end the run. 0 disables this limit.',
});
const iterationLimit = (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_4__ .HT)(0), 0), {
unit: 'iterations',
doc: 'Iterations after which the run is complete. 0 sets no limit.',
});
const commandText = (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP(), ''), 'text');
const searchShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
recombine: (0,_setting_js__WEBPACK_IMPORTED_MODULE_3__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_4__ .j$, false), {
doc: 'Propose changes that were nearly accepted [once more](../explanation/experiments.md#recombination), two together or on a newer commit.',
}),
});
})
};

export const id = 6694;
export const ids = [6694];
export const modules = {
87251:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
RY: () => ( salvageJournal),
W_: () => ( withoutLinks),
lm: () => ( linkRecords)
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
let head = (0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .FL)({ bytes: Buffer.from(text), records: unlinked });
for (const { record } of records.slice(unlinked)) {
const { line, next } = (0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .xe)(withoutLinks(record), head);
text += line;
head = next;
}
return text;
}
function withoutLinks(record) {
return Object.fromEntries(Object.entries(record).filter(([key]) => !_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ .SE.includes(key)));
}
}),
6729:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ZY: () => ( reportedUsage),
hL: () => ( unclaimed),
hZ: () => ( describeReported),
y7: () => ( reportMark)
});
var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
function unclaimed({ claimed: _, ...origin }) {
return origin;
}
const MAX_MODELS = 8;
function reportedUsage(usage) {
if (usage === undefined || usage === null)
return undefined;
const { model, input_tokens: input, output_tokens: output, usd, at_least: isLeast } = usage;
const { cached_input_tokens: cached, cache_write_tokens: written, by_model: models, estimated } = usage;
return {
...(typeof model === 'string' ? { model: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__ .g$)(model, 100) } : {}),
...(isAmount(input) ? { input_tokens: input } : {}),
...(isAmount(output) ? { output_tokens: output } : {}),
...(isAmount(usd) ? { usd } : {}),
...(isAmount(cached) ? { cached_input_tokens: cached } : {}),
...(isAmount(written) ? { cache_write_tokens: written } : {}),
...(Array.isArray(models) ? { by_model: modelsOf(models) } : {}),
...(estimated === true ? { estimated } : {}),
...(isLeast === true ? { at_least: true } : {}),
};
}
function modelsOf(models) {
return models
.filter(_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)
.slice(0, MAX_MODELS)
.flatMap(({ by_model: _, ...each }) => {
const { model, usd, ...amounts } = reportedUsage(each) ?? {};
const { input_tokens = 0, cached_input_tokens = 0, cache_write_tokens = 0, output_tokens = 0 } = amounts;
const tokens = { input_tokens, cached_input_tokens, cache_write_tokens, output_tokens };
return model === undefined ? [] : [{ model, ...tokens, ...(usd === undefined ? {} : { usd }) }];
});
}
function isAmount(value) {
return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
function reportMark(hash) {
return `(reported attempt ${hash.slice(0, 12)})`;
}
function describeReported({ origin, name, outcome, reason, hash }) {
return `${origin} reports ${name} as ${outcome}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__ .g$)(reason, 300)} ${reportMark(hash)}`;
}
}),
55998:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
yl: () => ( applyAll),
eu: () => ( linesBetween),
D: () => ( openPlanner)
});
;
function groupChanges(changes, { maxLines, united = [], whole = [], landed = [] }) {
const stacks = landed.map((part) => [...part.changes, ...(landed[part.on ?? -1]?.changes ?? [])]);
const rootOf = unite(changes, [...united, ...stacks]);
const groups = new Map();
for (const change of changes) {
const root = rootOf(change.task);
groups.set(root, [...(groups.get(root) ?? []), change]);
}
const parts = [];
for (const group of groups.values()) {
const below = landed.filter((part) => group.some(({ task }) => task === part.changes[0]));
const places = new Map();
for (const part of below) {
places.set(landed.indexOf(part), parts.length);
parts.push({ changes: part.changes, on: part.on === null ? null : (places.get(part.on) ?? null) });
}
const gone = below.flatMap((part) => part.changes);
const rest = group.filter(({ task }) => !gone.includes(task));
const isWhole = rest.some(({ task }) => whole.includes(task));
const cuts = isWhole ? [rest] : divide(rest, maxLines);
for (const [index, cut] of cuts.entries()) {
const isFirst = index === 0;
const on = isFirst && below.length === 0 ? null : parts.length - 1;
const own = cut.map(({ task }) => task);
parts.push({ changes: own, on, ...(isFirst && below.length > 0 ? { landed: gone } : {}) });
}
}
return parts;
}
function unite(changes, united) {
const order = new Map(changes.map(({ task }, index) => [task, index]));
const roots = new Map(changes.map(({ task }) => [task, task]));
const rootOf = (task) => {
const root = roots.get(task) ?? task;
return root === task ? task : rootOf(root);
};
const join = (one, other) => {
const [first, second] = [rootOf(one), rootOf(other)].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
if (first !== undefined && second !== undefined)
roots.set(second, first);
};
for (const { task, needs } of changes)
for (const need of needs)
join(need, task);
for (const [first, ...others] of united)
for (const each of others)
if (first !== undefined)
join(first, each);
return rootOf;
}
function divide(group, maxLines) {
const parts = [];
let lines = 0;
for (const change of group) {
const last = parts.at(-1);
if (last === undefined || lines + change.lines > maxLines) {
parts.push([change]);
lines = 0;
}
else
last.push(change);
lines += change.lines;
}
return parts;
}
function regroup(changes, { parts, failed, rules, }) {
const order = new Map(changes.map(({ task }, index) => [task, index]));
const groups = wholeGroups(parts);
const own = groups.find((group) => group.parts.includes(failed));
const last = order.get(parts[failed]?.changes.at(-1) ?? '') ?? 0;
const before = groups.filter((group) => group !== own && (order.get(group.changes[0] ?? '') ?? 0) < last);
if (own === undefined)
return undefined;
const { united = [], whole = [] } = rules;
if (before.length > 0) {
return { ...rules, united: [...united, [...own.changes, ...before.flatMap((group) => group.changes)]] };
}
const [first] = own.changes;
return own.parts.length > 1 && first !== undefined ? { ...rules, whole: [...whole, first] } : undefined;
}
function wholeGroups(parts) {
const groups = [];
for (const [index, { changes, on }] of parts.entries()) {
const last = groups.at(-1);
if (on === null || last === undefined)
groups.push({ parts: [index], changes: [...changes] });
else {
last.parts.push(index);
last.changes.push(...changes);
}
}
return groups;
}
var git_store = __webpack_require__(25367);
var change = __webpack_require__(32165);
var dependencies = __webpack_require__(91222);
var reapplication = __webpack_require__(40658);
;
async function applyAll(store, tree, changes) {
let on = tree;
for (const { parent, tree: after } of changes) {
const applied = await (0,reapplication .kQ)(store, { base: parent, tree: after, branchHead: on });
if (applied.kind === 'conflict')
return undefined;
on = applied.tree;
}
return on;
}
async function linesBetween(store, from, tree) {
return (await (0,change .pm)(store, { from, tree })).diffLines;
}
const refused = (why) => ({ kind: 'refused', why });
async function openPlanner(store, request) {
const { base, final, changes, maxLines, landing } = request;
const whole = await applyAll(store, base, changes);
if (whole !== (await (0,git_store .bR)(store, final))) {
return () => Promise.resolve(refused('the accepted changes, one after the other, do not give the branch head'));
}
const links = await (0,dependencies .ng)(store, final, changes);
const groupable = [];
for (const [index, { task, parent, tree }] of changes.entries()) {
const lines = await linesBetween(store, parent, tree);
groupable.push({ task, lines, needs: links[index]?.needs ?? [] });
}
const rules = { maxLines, landed: landing?.parts ?? [] };
return async (failed) => {
const planned = await planWith(store, { ...request, groupable, rules, failed });
if (planned.kind === 'planned' || rules.landed.length === 0)
return planned;
return planWith(store, { ...request, groupable, rules: { maxLines }, failed });
};
}
async function planWith(store, planning) {
const { groupable } = planning;
for (let { rules } = planning;;) {
const parts = groupChanges(groupable, rules);
const built = await buildParts(store, { ...planning, parts });
const broken = built.indexOf(undefined);
if (broken === -1) {
const groups = built.flatMap((each, index) => {
const part = parts[index];
if (each === undefined || part === undefined)
return [];
const { tree, lines, onto } = each;
return [
{ tree, on: part.on, ...(onto === undefined ? {} : { base: onto }), changes: [...part.changes], lines },
];
});
return { kind: 'planned', groups };
}
const next = parts.some(({ landed }) => landed !== undefined)
? undefined
: regroup(groupable, { parts, failed: broken, rules });
if (next === undefined)
return refused('the changes do not pass the guards, or give no score, without each other');
rules = next;
}
}
async function buildParts(store, { base, changes, parts, landing, failed, }) {
const byTask = new Map(changes.map((change) => [change.task, change]));
const built = [];
for (const { changes: tasks, on, landed } of parts) {
const own = tasks.flatMap((task) => byTask.get(task) ?? []);
const buildOn = async (below) => {
const tree = below === undefined ? undefined : await applyAll(store, below, own);
if (tree === undefined || below === undefined || tree === below)
return undefined;
const hasFailed = failed.some((each) => each.tree === tree && each.below === below);
return hasFailed ? undefined : { tree, lines: await linesBetween(store, below, tree) };
};
const onto = landed === undefined ? undefined : await landing?.baseOf(landed);
const moved = onto === undefined ? undefined : await buildOn(onto.tree);
if (moved !== undefined && onto !== undefined)
built.push({ ...moved, onto });
else
built.push(await buildOn(on === null ? base : built[on]?.tree));
}
return built;
}
}),
55393:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$J: () => ( markKnownStart),
PM: () => ( knownStartsFile),
e6: () => ( isKnownStart)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _noted_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77388);
const knownStartsFile = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'known-starts');
function markKnownStart(folder, commit) {
(0,_noted_commits_js__WEBPACK_IMPORTED_MODULE_1__ .A)(knownStartsFile(folder), commit);
}
function isKnownStart(folder, commit) {
return (0,_noted_commits_js__WEBPACK_IMPORTED_MODULE_1__ .h)(knownStartsFile(folder)).includes(commit);
}
}),
80741:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
s: () => ( readLostUsage)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _gateway_call_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47003);
var _session_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38991);
function readLostUsage(folder) {
const waited = names(folder).filter((name) => /^waited-\d+$/.test(name));
const logs = ['.', ...waited].flatMap((each) => names((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, each))
.filter((name) => name.endsWith(_gateway_call_log_js__WEBPACK_IMPORTED_MODULE_2__ .SP))
.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, each, name)));
return (0,_session_usage_js__WEBPACK_IMPORTED_MODULE_3__ .e$)({ calls: logs.flatMap(_gateway_call_log_js__WEBPACK_IMPORTED_MODULE_2__ .JQ), omitted: 0 });
}
function names(folder) {
return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).sort() : [];
}
}),
30350:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E1: () => ( removeUnfinished),
ML: () => ( readUnfinished),
eh: () => ( unfinishedFile)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
var _base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6729);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48951);
const fileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({
after: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(),
decisions: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .qm(0))),
attempts: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Ikc({ attempt: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .qm(1)), usage: zod_mini__WEBPACK_IMPORTED_MODULE_2__ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_2__ .L5J()) })),
});
function unfinishedFile({ attempts, ...at }) {
if (attempts.size === 0)
return undefined;
const list = [...attempts].map(([attempt, usage]) => ({ attempt, usage }));
return Buffer.from(`${JSON.stringify({ ...at, attempts: list }, null, 2)}\n`);
}
function removeUnfinished(path) {
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
return;
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
}
const MAX_BYTES = 1 << 20;
const MAX_AHEAD = 1000;
function readUnfinished(path, recorded) {
const parsed = fileSchema.safeParse(jsonOf((0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_6__ .EI)(path, 'start', MAX_BYTES)?.text ?? ''));
if (!parsed.success || !recorded.hasRecord(parsed.data.after))
return new Map();
const most = recorded.last + MAX_AHEAD;
const { decisions, attempts } = parsed.data;
const isDecided = (attempt) => decisions !== undefined && recorded.isDecided?.(attempt, decisions) === true;
const open = attempts.filter(({ attempt }) => attempt <= most && !recorded.hasAttempt(attempt) && !isDecided(attempt));
return new Map(open
.toSorted((one, other) => one.attempt - other.attempt)
.map(({ attempt, usage }) => [attempt, (0,_base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_4__ .ZY)(usage) ?? {}]));
}
function jsonOf(text) {
try {
return JSON.parse(text);
}
catch {
return undefined;
}
}
}),
47003:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JQ: () => ( readCallLog),
SP: () => ( CALLS_SUFFIX)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48951);
var _protocol_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65152);
const CALLS_SUFFIX = '.calls.jsonl';
function openCallLog(path) {
const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK } = constants;
const file = openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600);
let calls = 0;
let isOpen = true;
let isSyncing = false;
const write = (line) => {
if (!isOpen)
throw Object.assign(new Error('the log is closed'), { code: 'EBADF' });
writeSync(file, `${JSON.stringify(line)}\n`);
if (isSyncing)
return;
isSyncing = true;
fdatasync(file, () => {
isSyncing = false;
if (!isOpen)
closeSync(file);
});
};
return {
begin: ({ model = 'unknown', about, reserveUsd, price }) => {
const call = calls + 1;
write({ call, model, about, ...(price === undefined ? {} : { reserved_usd: reserveUsd }) });
calls = call;
return call;
},
end: (call, { model, tokens, usd, isEstimated }) => {
try {
write({
...{ call, model, tokens },
...(usd === undefined ? {} : { usd }),
...(isEstimated === undefined ? {} : { estimated: isEstimated }),
});
}
catch {
}
},
close: () => {
if (!isOpen)
return;
isOpen = false;
if (!isSyncing)
closeSync(file);
},
};
}
const amount = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .qm(0));
const tokens = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .qm(0));
const beginSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({ call: tokens, model: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(), about: tokens, reserved_usd: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(amount) });
const endSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
call: tokens,
model: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
tokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
...{ input: tokens, cacheRead: tokens, cacheWrite: tokens, longCacheWrite: tokens, output: tokens },
}),
usd: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(amount),
estimated: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .euz(true)),
});
const lineSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .KCZ([endSchema, beginSchema]);
const MAX_BYTES = 64 << 20;
function readCallLog(path) {
const calls = new Map();
for (const line of ((0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ .EI)(path, 'start', MAX_BYTES)?.text ?? '').split('\n')) {
const parsed = lineSchema.safeParse(jsonOf(line));
if (!parsed.success)
continue;
const { data } = parsed;
const { call, model } = data;
calls.set(call, { model, status: null, durationMs: 0, ...('tokens' in data ? outcomeOf(data) : pendingOf(data)) });
}
return [...calls.values()];
}
function outcomeOf({ tokens, usd, estimated }) {
return {
tokens,
...(usd === undefined ? {} : { usd }),
...(estimated === undefined ? {} : { isEstimated: estimated }),
};
}
function pendingOf({ about, reserved_usd: usd }) {
return { tokens: { ..._protocol_js__WEBPACK_IMPORTED_MODULE_4__ .jz, input: about }, ...(usd === undefined ? {} : { usd }), ...{ isEstimated: true } };
}
function jsonOf(line) {
try {
return JSON.parse(line);
}
catch {
return undefined;
}
}
}),
75484:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D: () => ( commitOf),
Q: () => ( madeGroups)
});
var _engine_acceptance_acceptance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37008);
var _group_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47399);
var _handed_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31775);
function commitOf({ group, effect, at, below }, { name, base, direction, records }) {
const byTask = (0,_handed_groups_js__WEBPACK_IMPORTED_MODULE_2__ .LZ)(records);
const iterations = group.changes.flatMap((task) => byTask.get(task) ?? []);
const message = (0,_group_text_js__WEBPACK_IMPORTED_MODULE_1__ .no)(name, { iterations, effect, direction, task: group.task });
return { tree: group.tree, parents: [group.base?.commit ?? below ?? base], message, identity: _engine_acceptance_acceptance_js__WEBPACK_IMPORTED_MODULE_0__ .zK, date: at };
}
function madeGroups({ plan, results }) {
return (plan?.groups ?? []).flatMap((group) => {
const result = results.get(group.task);
if (result?.effect == null)
return [];
const below = group.on === null ? undefined : (results.get(group.on)?.commit ?? undefined);
return [{ group, effect: result.effect, at: result.at, below }];
});
}
}),
94207:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L5: () => ( parseCommit),
aw: () => ( parseTrailers),
df: () => ( commitMessage)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26099);
function parseCommit(id, bytes) {
const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(id.length === 64 ? 'sha256' : 'sha1');
if (hash.update(`commit ${bytes.length}\0`).update(bytes).digest('hex') !== id)
return undefined;
const text = bytes.toString();
const end = text.indexOf('\n\n');
const head = end === -1 ? text : text.slice(0, end);
const values = (key) => head.split('\n').flatMap((line) => (line.startsWith(`${key} `) ? [line.slice(key.length + 1)] : []));
const seconds = Number(/ (\d+) [+-]\d{4}$/.exec(values('author')[0] ?? '')?.[1] ?? 0);
return {
id,
tree: values('tree')[0] ?? '',
parents: values('parent'),
date: new Date(seconds * 1000).toISOString(),
message: end === -1 ? '' : text.slice(end + 2),
};
}
function commitMessage(name, { iter, score, disclosed, takesBack }) {
const shown = disclosed ?? _state_js__WEBPACK_IMPORTED_MODULE_1__ .sz;
const isRough = disclosed !== undefined && disclosed !== score;
const subject = takesBack === undefined ? `score ${isRough ? `about ${shown}` : shown}` : `take back iter ${takesBack}`;
return [
`autorize iter ${iter}: ${subject}`,
'',
`${_state_js__WEBPACK_IMPORTED_MODULE_1__ .jl.experiment}: ${name}`,
`${_state_js__WEBPACK_IMPORTED_MODULE_1__ .jl.iteration}: ${iter}`,
`${_state_js__WEBPACK_IMPORTED_MODULE_1__ .jl.score}: ${shown}`,
'',
].join('\n');
}
function parseTrailers({ message }, experiment) {
const value = (name) => {
const found = message.split('\n').filter((line) => line.startsWith(`${name}: `));
return found.length === 1 ? found[0]?.slice(name.length + 2) : undefined;
};
const [iter = '', score = ''] = [value(_state_js__WEBPACK_IMPORTED_MODULE_1__ .jl.iteration), value(_state_js__WEBPACK_IMPORTED_MODULE_1__ .jl.score)];
const isOurs = value(_state_js__WEBPACK_IMPORTED_MODULE_1__ .jl.experiment) === experiment && /^[1-9]\d*$/.test(iter) && score.trim() !== '';
const isHidden = score === _state_js__WEBPACK_IMPORTED_MODULE_1__ .sz;
if (!isOurs || !(isHidden || Number.isFinite(Number(score))))
return undefined;
return { iter: Number(iter), score: isHidden ? null : Number(score), intent: value(_state_js__WEBPACK_IMPORTED_MODULE_1__ .jl.record) };
}
}),
84995:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
VE: () => ( listCommits),
kN: () => ( readCommit),
xt: () => ( findAcceptedCommits)
});
var _base_object_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26343);
var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72527);
var _accepted_commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94207);
async function readCommit(git, id) {
if (!(0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_0__ .T)(id))
return undefined;
const { exitCode, stdout } = await git(['cat-file', 'commit', '--end-of-options', id], { allowed: [0, 128] });
return exitCode === 0 ? (0,_accepted_commit_js__WEBPACK_IMPORTED_MODULE_2__ .L5)(id, stdout) : undefined;
}
async function listCommits(git, { base, branchHead }) {
if (!(0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_0__ .T)(base) || !(await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_1__ .Q)(git, { base, branchHead })))
return undefined;
return revisions(git, ['--topo-order', '--end-of-options', branchHead, `^${base}`]);
}
async function revisions(git, args) {
const { stdout } = await git(['rev-list', ...args]);
const ids = stdout.toString().split('\n');
return ids.filter((id) => id !== '').reverse();
}
async function findAcceptedCommits(git, { name, branchHead, base }) {
const isKnown = base !== undefined && (0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_0__ .T)(base) && (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_1__ .Q)(git, { base, branchHead }));
const earlier = isKnown ? [base] : await archivedBranchHeads(git, name);
const ids = await revisions(git, ['--first-parent', branchHead, ...earlier.map((id) => `^${id}`)]);
const keeps = [];
const strays = [];
const seen = new Set();
for (const id of ids.reverse()) {
const commit = await readCommit(git, id);
const trailers = commit === undefined ? undefined : (0,_accepted_commit_js__WEBPACK_IMPORTED_MODULE_2__ .aw)(commit, name);
const isOurs = commit?.parents.length === 1 && trailers !== undefined && !seen.has(trailers.iter);
if (isOurs) {
seen.add(trailers.iter);
keeps.unshift({ commit, trailers });
}
else if (isKnown)
strays.unshift(id);
else
break;
}
return { keeps, base: isKnown ? base : (keeps[0]?.commit.parents[0] ?? branchHead), strays };
}
async function archivedBranchHeads(git, name) {
const { stdout } = await git([
'for-each-ref',
'--format=%(objectname) %(refname:lstrip=3)',
'refs/heads/autorize-archive',
]);
return stdout
.toString()
.split('\n')
.flatMap((line) => {
const [id = '', archived = ''] = line.split(' ');
const isOfName = archived.startsWith(`${name}-`) && /^\d{4}-\d\d-\d\dT/.test(archived.slice(name.length + 1));
return isOfName && (0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_0__ .T)(id) ? [id] : [];
});
}
}),
91421:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Tu: () => ( disclosedScore),
Ww: () => ( disclosedScores),
YN: () => ( noiseOf)
});
var _decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8158);
function noiseOf({ decision }) {
return typeof decision?.noise === 'number' ? decision.noise : 0;
}
function disclosedScore(score, { noise, feedback }) {
if (noise === 0 || feedback === 'full' || Math.abs(score) === Number.MAX_VALUE)
return score;
return feedback === 'sign' ? undefined : Number((0,_decision_verdict_js__WEBPACK_IMPORTED_MODULE_0__ .vP)(Math.round(score / noise) * noise));
}
const FEEDBACKS = ['full', 'rounded', 'sign'];
function disclosedScores(score, noise) {
return FEEDBACKS.map((feedback) => disclosedScore(score, { noise, feedback }));
}
}),
9602:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bo: () => ( requireSameObjective),
cD: () => ( digestObjective),
oB: () => ( objectiveChange),
y8: () => ( otherRules)
});
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19533);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28338);
function digestObjective({ objective: { command, direction, parse } }) {
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)({ command, direction, parse }));
}
function objectiveChange(config, records) {
const last = records.findLast(({ run }) => typeof run?.objective === 'string')?.run;
const { objective: was, direction: before = null } = last ?? {};
const now = digestObjective(config);
if (typeof was !== 'string' || was === now)
return [];
const { direction } = config.objective;
if (before !== direction)
return [{ key: 'settings.direction', from: before, to: direction }];
return [{ key: 'judge_digest', from: was, to: now }];
}
function requireSameObjective(config, records) {
const [change] = objectiveChange(config, records);
if (change === undefined)
return;
const { name } = config.experiment;
const was = change.key === 'settings.direction' ? ` (direction was "${change.from}")` : '';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Rb({
message: `objective.command, .direction or .parse of "${name}" differs from the one that its records were scored with${was}`,
remedy: otherRules(name),
});
}
function otherRules(name) {
return `Undo the change to resume that run, or start another run from HEAD with the new rules: autorize run ${name}`;
}
}),
3761:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Eb: () => ( openIntents),
au: () => ( openLedger),
yY: () => ( openDecisions)
});
var _kernel_checked_prefix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98262);
var _kernel_journal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77898);
var _store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54347);
function openOwn(paths, path, area) {
const [remedy, checked] = [`Run: autorize repair ${paths.name}`, (0,_kernel_checked_prefix_js__WEBPACK_IMPORTED_MODULE_0__ .BE)(area, path)];
return (0,_kernel_journal_js__WEBPACK_IMPORTED_MODULE_1__ ._)({ path, shown: (0,_store_js__WEBPACK_IMPORTED_MODULE_2__ .pS)(paths, path), remedy, checked });
}
function openLedger(paths, area) {
return openOwn(paths, paths.ledger, area);
}
function openIntents(paths, area) {
return openOwn(paths, paths.intents, area);
}
function openDecisions(paths, area) {
return openOwn(paths, paths.decisions, area);
}
}),
94277:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$Z: () => ( describeUnproved),
BX: () => ( foreignCommits),
Kr: () => ( isOfIntent),
oQ: () => ( intentOf),
q4: () => ( chooseOwn)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _engine_acceptance_accepted_here_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90165);
var _branch_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82698);
var _record_checks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26611);
function chooseOwn(found, { base, evidence: { folder, intents, records } }) {
const here = (0,_engine_acceptance_accepted_here_js__WEBPACK_IMPORTED_MODULE_1__ .Es)(folder);
const recorded = new Set(records.flatMap(({ outcome, commit }) => (outcome === 'merged' && commit ? [commit] : [])));
const isOwn = (accept) => here.has(accept.commit.id) || recorded.has(accept.commit.id) || intentOf(accept, intents) !== undefined;
const own = found.keeps.findLastIndex(isOwn) + 1;
const foreign = found.keeps.slice(own).map(({ commit }) => commit.id);
const isFromGitAlone = here.size + records.length + intents.size === 0;
if (isFromGitAlone)
return { ...found, foreign, isFromGitAlone };
if (own > 0 || foreign.length === 0)
return { ...found, keeps: found.keeps.slice(0, own), foreign, isFromGitAlone };
return { ...found, keeps: [], base, foreign, isFromGitAlone };
}
function intentOf(accept, intents) {
const intent = intents.get(accept.trailers.intent ?? '');
return isOfIntent(accept, intent) ? intent : undefined;
}
function isOfIntent({ commit: { tree, parents }, trailers }, intent) {
if (intent === undefined || trailers.intent !== intent.hash || trailers.iter !== intent.iter)
return false;
return tree === intent.tree && parents[0] === intent.parent;
}
function foreignCommits(name, { foreign, isFromGitAlone }) {
const [first, ...others] = foreign;
if (first === undefined)
return [];
const branch = (0,_branch_name_js__WEBPACK_IMPORTED_MODULE_2__ .W)(name);
const were = others.length === 0 ? 'was' : 'were';
const what = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(others.length + 1, 'commit')} on ${branch} ${were} accepted on this machine, first ${first}`;
if (isFromGitAlone)
return [`nothing shows that ${what}: rebuilt from git alone. ${scoreAgain(name)}`];
const pull = `Get their records, if they were pushed: autorize pull ${name}`;
return [
`nothing shows that ${what}: they get no records. ${pull}. Or move the branch away: git branch -m ${branch} another-name`,
];
}
function describeUnproved(name, { folder, records }) {
const here = (0,_engine_acceptance_accepted_here_js__WEBPACK_IMPORTED_MODULE_1__ .Es)(folder);
const iters = records
.filter((record) => record.outcome === 'merged' && (0,_record_checks_js__WEBPACK_IMPORTED_MODULE_3__ .kX)(record) && !here.has(record.commit ?? ''))
.map(({ iter }) => iter);
if (iters.length === 0)
return undefined;
const whose = `iteration ${iters.join(', ')}`;
return `${whose} was rebuilt from git, and nothing shows that it was accepted on this machine. ${scoreAgain(name)}`;
}
function scoreAgain(name) {
return `Score every accepted commit again: autorize verify ${name} --rescore`;
}
}),
26611:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K7: () => ( checkEvidence),
TL: () => ( isSameJson),
fi: () => ( checkRecords),
kX: () => ( isRebuilt),
yp: () => ( differingMembers)
});
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19533);
var _base_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17785);
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50534);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _best_so_far_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11369);
var _disclosed_score_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91421);
var _record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74773);
var _repairing_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48065);
function checkRecords(records, direction) {
const issues = [];
const seen = new Set();
const scores = new _best_so_far_js__WEBPACK_IMPORTED_MODULE_4__ .IM(records, direction);
for (const [index, { iter, best_so_far: reported, recombines }] of records.entries()) {
for (const part of recombines ?? []) {
const of = records.slice(0, index).find((record) => record.iter === part);
if (of === undefined)
issues.push(`iteration ${iter} recombines iteration ${part}, which has no record before it`);
else if (!_record_js__WEBPACK_IMPORTED_MODULE_6__ .rb.includes(of.outcome) || typeof of.tree !== 'string')
issues.push(`iteration ${iter} recombines iteration ${part}, which is ${of.outcome}`);
}
if (seen.has(iter))
issues.push(`there are two records of iteration ${iter}`);
seen.add(iter);
const best = scores.next()?.score ?? null;
if (reported !== undefined && reported !== best) {
issues.push(`iteration ${iter} says that the best score is ${reported}; by the records it is ${best}`);
}
}
return (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_1__ .WX)('records', issues, `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .LS)(records.length, 'record')}: numbers are unique, best scores follow`);
}
function isRebuilt({ notes }) {
return notes === _repairing_js__WEBPACK_IMPORTED_MODULE_7__ .oC;
}
const EVIDENCE = {
outcome: 'outcome',
score: 'score',
tree: 'tree',
best_so_far: 'best_so_far',
notes: 'reason',
decision: 'decision',
protected_digest: 'protected_digest',
durations: 'durations',
};
const KNOWN_TO_GIT = ['outcome', 'tree'];
const EVIDENCE_FILE = 'evidence.json';
function checkEvidence(record, text) {
if (record.outcome === 'killed' || record.notes === _repairing_js__WEBPACK_IMPORTED_MODULE_7__ .Tj)
return undefined;
const evidence = parseObject(text);
if (evidence === undefined)
return [{ where: { file: EVIDENCE_FILE }, detail: 'evidence.json is not a JSON object' }];
const members = isRebuilt(record) ? KNOWN_TO_GIT : Object.keys(EVIDENCE);
const score = isRebuilt(record) ? rebuiltScoreIssue(record, evidence) : [];
return members
.flatMap((member) => {
const [reported, found] = [record[member], evidence[EVIDENCE[member] ?? '']];
if (isSameJson(reported ?? null, found ?? null))
return [];
return [evidenceIssue(String(EVIDENCE[member]), found, reported)];
})
.concat(score);
}
function evidenceIssue(member, found, reported) {
return {
where: { file: EVIDENCE_FILE, path: `$.${member}` },
detail: `evidence.json has the ${member} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(found)}, the record has ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(reported)}`,
};
}
function rebuiltScoreIssue({ score }, evidence) {
const read = _record_js__WEBPACK_IMPORTED_MODULE_6__ .Is.safeParse({ ...evidence, iter: 0, started_at: '', ended_at: '' });
const whole = read.success ? read.data.score : undefined;
const reported = typeof whole === 'number' && read.success ? (0,_disclosed_score_js__WEBPACK_IMPORTED_MODULE_5__ .Ww)(whole, (0,_disclosed_score_js__WEBPACK_IMPORTED_MODULE_5__ .YN)(read.data)) : [whole ?? undefined];
if (reported.includes(score ?? undefined))
return [];
return [evidenceIssue('score', whole, score)];
}
function parseObject(text) {
try {
const value = JSON.parse(text);
return typeof value === 'object' && value !== null ? value : undefined;
}
catch {
return undefined;
}
}
function isSameJson(one, other) {
try {
return (0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)((0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_2__ .ES)(one)) === (0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)((0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_2__ .ES)(other));
}
catch {
return false;
}
}
function differingMembers(one, other) {
const members = new Set([...Object.keys(one), ...Object.keys(other)]);
return [...members].filter((member) => !isSameJson(one[member] ?? null, other[member] ?? null));
}
}),
48065:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A6: () => ( chooseRecords),
Gm: () => ( insertAcceptances),
Ms: () => ( entryOf),
Tj: () => ( LOST_NOTES),
bB: () => ( closeLost),
oC: () => ( REBUILT_NOTES),
t7: () => ( rebuildBaseline)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61319);
var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74773);
function chooseRecords(lines) {
const entries = [];
const dropped = [];
const taken = new Set();
let base;
for (const each of lines) {
const found = typeLine(each, taken);
if ('why' in found) {
dropped.push({ line: each.line, why: found.why });
continue;
}
const { iter, base_commit } = found.typed;
if (dropped.length === 0)
base ??= base_commit ?? undefined;
taken.add(iter);
entries.push(found);
}
return { entries, dropped, base };
}
function typeLine(each, taken) {
if (each.kind === 'lost')
return { why: each.why };
const { record, text, isLinked } = each;
const result = _record_js__WEBPACK_IMPORTED_MODULE_2__ .Is.safeParse(record);
if (!result.success) {
return { why: `is a record without a usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .TL)(result.error.issues[0]?.path.join('.') || 'shape')}` };
}
if (taken.has(result.data.iter))
return { why: `is a second record of iteration ${result.data.iter}` };
return { record, typed: result.data, text: isLinked ? undefined : text };
}
function entryOf(record) {
return { record, typed: _record_js__WEBPACK_IMPORTED_MODULE_2__ .Is.parse(record) };
}
function insertAcceptances(entries, { keeps, atEnd }) {
const isAccepted = (iter) => entries.some(({ typed }) => typed.iter === iter && typed.outcome === 'merged');
const missing = new Set(keeps.map(({ typed }) => typed.iter).filter((iter) => !isAccepted(iter)));
const isOverruled = ({ typed }) => missing.has(typed.iter);
const merged = entries.filter((entry) => !isOverruled(entry));
const overruled = entries.filter(isOverruled).map(({ typed }) => typed);
const firstMissing = keeps.findIndex(({ typed }) => missing.has(typed.iter));
const lastAccepted = keeps.findLastIndex(({ typed }) => isAccepted(typed.iter));
const isAppended = atEnd && overruled.length === 0 && (missing.size === 0 || firstMissing > lastAccepted);
let cursor = 0;
for (const accept of keeps) {
const { iter } = accept.typed;
const at = merged.findIndex(({ typed }) => typed.iter === iter);
if (at === -1) {
cursor = isAppended ? merged.length : positionOfAccepted(merged, { from: cursor, iter });
merged.splice(cursor, 0, accept);
cursor += 1;
}
else
cursor = at + 1;
}
return { entries: merged, rebuilt: [...missing], overruled, isAppended };
}
function positionOfAccepted(entries, { from, iter }) {
const after = entries.slice(from).findIndex(({ typed }) => typed.outcome === 'merged' || typed.iter > iter);
return after === -1 ? entries.length : from + after;
}
const REBUILT_NOTES = 'rebuilt from git by repair';
const LOST_NOTES = 'its record was lost; closed by repair';
function closeLost(entries, { iters, direction, now, atEnd }) {
const recorded = new Set(entries.map(({ typed }) => typed.iter));
const closed = [...new Set(iters)].filter((iter) => iter > 0 && !recorded.has(iter)).sort((a, b) => a - b);
const all = [...entries];
for (const iter of closed) {
const later = atEnd ? -1 : all.findIndex(({ typed }) => typed.iter > iter);
const at = later === -1 ? all.length : later;
const { best_score } = (0,_fold_js__WEBPACK_IMPORTED_MODULE_1__ .IN)(all.slice(0, at).map(({ typed }) => typed), direction);
all.splice(at, 0, entryOf((0,_record_js__WEBPACK_IMPORTED_MODULE_2__ .bT)({ iter, now, best: best_score, notes: LOST_NOTES })));
}
return { entries: all, closed };
}
function rebuildBaseline(entries, base) {
if (entries.some(({ typed }) => typed.iter === 0))
return entries;
const firstAccepted = entries.findIndex(({ typed }) => typed.outcome === 'merged');
const before = firstAccepted === -1 ? entries : entries.slice(0, firstAccepted);
const witness = before.find(({ typed }) => typeof typed.best_so_far === 'number');
if (witness === undefined)
return entries;
const { started_at, best_so_far, protected_digest } = witness.typed;
const record = {
...(0,_record_js__WEBPACK_IMPORTED_MODULE_2__ .bT)({ iter: 0, now: started_at, best: best_so_far ?? null, notes: LOST_NOTES }),
outcome: 'baseline',
score: best_so_far,
notes: `its record was lost; repair took the score from the record of iteration ${witness.typed.iter}`,
...(base === undefined ? {} : { base_commit: base, commit: base }),
...(protected_digest == null ? {} : { protected_digest }),
};
return [entryOf(record), ...entries];
}
}),
27634:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => ( loadRunConfig),
f: () => ( loadForScoring)
});
var _engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2886);
var _kernel_cores_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2908);
var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22989);
var _kernel_shell_syntax_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7708);
var _store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54347);
function loadForScoring(paths, host, checks = {}) {
const here = { checkReference: (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_2__ .$x)(host.env), checkPlaces: (0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_0__ .p1)(paths.repository, host.env) };
return (0,_store_js__WEBPACK_IMPORTED_MODULE_4__ .cQ)(paths, host, { schedule: 'checked', checkCores: _kernel_cores_js__WEBPACK_IMPORTED_MODULE_1__ .xG, ...here, ...checks });
}
function loadRunConfig(paths, host, schedule = 'checked') {
return loadForScoring(paths, host, {
schedule,
checkCommand: _kernel_shell_syntax_js__WEBPACK_IMPORTED_MODULE_3__ .p,
checkVariable: (0,_engine_environment_command_environment_js__WEBPACK_IMPORTED_MODULE_0__ .kL)(host.env),
});
}
}),
93133:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => ( isStateFile),
v: () => ( isBroughtBack)
});
const TOP = /^(?:[a-z]+\.jsonl|(?:state|rejected|unfinished|pulls)\.json)$/;
const OF_ITERATION = /^iter-\d{4,9}\/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
const PRIVATE = /\/(?:agent|setup|teardown|summary|summarizer)\.|\/prompt\.md$|\.stderr$/;
function isStateFile(path) {
return (TOP.test(path) || OF_ITERATION.test(path)) && !PRIVATE.test(path);
}
const OF_RUNS = /\/(?:(?:changes|proposed)\.diff|(?:candidate|held)\.pack|(?:run|evidence|files)\.json|[^/]+\.stdout)$/;
function isBroughtBack(path) {
return OF_ITERATION.test(path) && OF_RUNS.test(path) && !PRIVATE.test(path);
}
}),
35100:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D7: () => ( removeRecorded),
NZ: () => ( unfinishedUsage),
sj: () => ( listUnfinished)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_number_ranges_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96942);
var _base_unfinished_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6478);
var _engine_agent_lost_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80741);
var _engine_agent_unfinished_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30350);
var _decisions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(761);
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85364);
var _named_iterations_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64776);
var _store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54347);
function listUnfinished(paths) {
const { records } = (0,_store_js__WEBPACK_IMPORTED_MODULE_8__ .SC)(paths);
const recorded = new Set(records.map(({ iter }) => iter));
const open = (0,_store_js__WEBPACK_IMPORTED_MODULE_8__ .tU)(paths).filter((iter) => iter > 0 && !recorded.has(iter));
const elsewhere = unfinishedUsage(paths, records);
if (open.length === 0 && elsewhere.size === 0)
return undefined;
const decisions = (0,_decisions_js__WEBPACK_IMPORTED_MODULE_5__ .uY)(paths);
const named = new Set((0,_named_iterations_js__WEBPACK_IMPORTED_MODULE_7__ .Y)(decisions));
const here = open.flatMap((iter) => {
const usage = (0,_engine_agent_lost_usage_js__WEBPACK_IMPORTED_MODULE_3__ .s)((0,_store_js__WEBPACK_IMPORTED_MODULE_8__ .OO)(paths, iter)) ?? (named.has(iter) ? {} : undefined);
return usage === undefined ? [] : [[iter, usage]];
});
return (0,_engine_agent_unfinished_usage_js__WEBPACK_IMPORTED_MODULE_4__ .eh)({
...{ after: records.at(-1)?.hash ?? '', decisions: decisions.length },
attempts: new Map([...elsewhere, ...here]),
});
}
function unfinishedUsage(paths, records, decisions = () => (0,_decisions_js__WEBPACK_IMPORTED_MODULE_5__ .uY)(paths)) {
return (0,_engine_agent_unfinished_usage_js__WEBPACK_IMPORTED_MODULE_4__ .ML)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(paths.folder, _base_unfinished_file_js__WEBPACK_IMPORTED_MODULE_2__ .B), {
hasRecord: (hash) => records.some((record) => record.hash === hash),
hasAttempt: (iter) => (0,_base_number_ranges_js__WEBPACK_IMPORTED_MODULE_1__ .yn)((0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_6__ .xS)(records).iters, iter),
isDecided: (iter, after) => (0,_named_iterations_js__WEBPACK_IMPORTED_MODULE_7__ .H)(decisions().slice(after)).includes(iter),
last: (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_6__ .xS)(records).lastIter,
});
}
function removeRecorded({ folder }) {
(0,_engine_agent_unfinished_usage_js__WEBPACK_IMPORTED_MODULE_4__ .E1)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _base_unfinished_file_js__WEBPACK_IMPORTED_MODULE_2__ .B));
}
}),
11514:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AD: () => ( taskFolder),
I1: () => ( openConfirmation),
vu: () => ( conclusionOf)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59997);
var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76952);
var _loop_conclusion_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55976);
function conclusionOf({ settings, measuring }, distil) {
const { paths, privateArea, clockMs } = settings;
return {
...{ context: measuring, clockMs, distil },
logsOf: (id, isHidden) => isHidden ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(privateArea.folder, 'holdout', id.replace(' ', '-')) : taskFolder(paths, id),
purpose: confirmingBy(settings),
commands: {
audit: `autorize audit ${paths.name}`,
rescore: `autorize verify ${paths.name} --rescore`,
},
};
}
function openConfirmation(run) {
return {
isDue: () => (0,_loop_conclusion_js__WEBPACK_IMPORTED_MODULE_4__ .Od)(run.measuring, run),
confirm: (workspace) => confirmMidway(run, workspace),
};
}
async function confirmMidway(run, workspace) {
const { settings, state, journal } = run;
const ports = conclusionOf(run);
const confirmed = await (0,_loop_conclusion_js__WEBPACK_IMPORTED_MODULE_4__ .pG)(ports, { workspace, clockMs: settings.timeLeftMs });
switch (confirmed.kind) {
case 'claimed': {
const { final } = confirmed.claim;
const after = state.records.findLast(({ outcome, tree }) => outcome === 'merged' && tree === final)?.iter;
journal.emit({ kind: 'claimed', ...(0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_2__ .f3)(confirmed.claim), ...(after === undefined ? {} : { after }) });
return undefined;
}
case 'unsound':
return { kind: 'broken', why: 'infra', reason: (0,_loop_conclusion_js__WEBPACK_IMPORTED_MODULE_4__ .tW)(ports) };
case 'broken': {
const { why, reason } = confirmed;
if (why !== 'halt')
return { kind: 'broken', why, reason };
journal.note(`what is kept so far is not confirmed: ${reason}`);
return undefined;
}
default:
return confirmed;
}
}
function taskFolder(paths, id) {
const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(paths.folder, id.replace(' ', '-'));
if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
return folder;
}
function confirmingBy({ config, host }) {
const { confirm } = config.objective;
if (confirm.command === '')
return { kind: 'score' };
const { command, paths: readable } = (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_3__ .NT)(confirm, host.env);
return { kind: 'replacement', name: 'confirm', command, readable, isSealed: (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_3__ .A_)(confirm) };
}
}),
98918:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
d: () => ( learnInstalled),
R: () => ( measuringOf)
});
var external_node_path_ = __webpack_require__(76760);
var shadowable = __webpack_require__(9048);
var hidden_command = __webpack_require__(76952);
var evaluation = __webpack_require__(80241);
var measurement = __webpack_require__(34663);
var benchmark_score = __webpack_require__(95639);
var formats = __webpack_require__(27074);
;
const OTHER_COMMANDS = ['guard', 'holdout', 'confirm', measurement .OT];
function requireSameBenchmarks(runs, { purpose, name }, { evaluated, parse }) {
if (evaluated.kind !== 'scored' || evaluated.metrics === undefined)
return evaluated;
if (!(0,formats .Ot)(parse.kind) || formats .LS[parse.kind].aggregate === 'total')
return evaluated;
const isReplaced = purpose.kind === 'replacement';
const reference = findReference(runs, ({ stage, metrics }) => {
if (metrics === null)
return false;
return isReplaced ? stage === name.stage : !OTHER_COMMANDS.includes(stage);
});
const different = (0,benchmark_score .ES)(Object.keys(reference?.metrics ?? evaluated.metrics), Object.keys(evaluated.metrics));
if (different === undefined)
return evaluated;
const { stdoutDigest, files, timings } = evaluated;
const reason = isReplaced && purpose.isSealed ? `${purpose.name} printed another set of benchmarks` : different;
const facts = { reason, exitCode: 0, isTampered: false, stdoutDigest, files };
return { kind: 'failed', ...facts, ...(timings === undefined ? {} : { timings }) };
}
function findReference(runs, isComparable) {
let first;
for (const run of runs) {
if (!isComparable(run))
continue;
if (run.arm === 'incumbent')
return run;
first ??= run;
}
return first;
}
var objective = __webpack_require__(31409);
var stop = __webpack_require__(83457);
;
function measuringOf(run) {
const { decisionLog, host, privateArea, protectedFiles, config, activity } = run;
const { holdout } = config.objective;
return {
...{ decisionLog, privateArea, protectedFiles },
evaluate: (0,evaluation .e)(run, async (request) => {
const evaluated = await (0,objective .TD)(run, request);
return requireSameBenchmarks(decisionLog.evaluations, request, { evaluated, parse: config.objective.parse });
}),
holdout: () => (holdout === undefined ? undefined : (0,hidden_command .NT)(holdout, host.env)),
whenHoldoutSpent: stop .US,
note: () => undefined,
...(activity === undefined ? {} : { activity }),
hasGuards: config.guards.length > 0,
};
}
async function learnInstalled({ config, privateArea, protectedFiles, signal }, workspace) {
const isKnown = config.setup.command === '' || protectedFiles.files.length === 0 || (0,shadowable .xV)(protectedFiles);
if (isKnown || signal?.aborted === true)
return undefined;
const scored = await (0,objective .DR)(privateArea, {
...{ config, protectedFiles, workspace, signal },
tree: privateArea.store.base,
logs: (0,external_node_path_.join)(privateArea.folder, 'scratch'),
prefix: `base-${workspace}-`,
purpose: { kind: 'check', name: 'installed', command: 'true' },
});
if (scored.kind !== 'failed' && scored.kind !== 'infra')
return undefined;
return `names of installed packages are not known: ${scored.reason}`;
}
}),
83457:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FO: () => ( exitCodeOf),
US: () => ( WHEN_HOLDOUT_SPENT),
nA: () => ( StopDecision),
uV: () => ( isEnd),
wJ: () => ( decideEvidenceStop)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _decision_negative_control_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77628);
var _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45954);
var _loop_attempt_tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80109);
var _loop_stop_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24851);
var _ledger_run_tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49388);
const STOP_KINDS = ( null && ([
'deadline',
'max_iterations',
'noops',
'budget_usd',
'budget_tokens',
'aborted',
'infra',
'agent',
'rate_limited',
'evidence',
'alarm',
'interrupted',
'judged',
]));
function exitCodeOf(stop) {
const { kind } = stop;
if (kind === 'aborted')
return _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.no;
if (stop.hasNeverWorked === true)
return _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.precondition;
return kind === 'infra' || kind === 'agent' || kind === 'alarm' ? _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.precondition : _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .dc.yes;
}
const MAX_INFRA_ERRORS = 3;
const KINDS = {
max_iterations: 'max_iterations',
errors: 'infra',
noops: 'noops',
time: 'deadline',
usd: 'budget_usd',
tokens: 'budget_tokens',
};
function decideStop({ records, earlier = 0, ...now }) {
return new StopDecision(tallyEarlier(records.slice(0, earlier)), (count) => records.slice(earlier + count)).decide(now);
}
class StopDecision {
#since;
#count = 0;
#tally;
#tried = new _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_2__ .Ut();
constructor(earlier, since) {
this.#tally = structuredClone(earlier);
this.#since = since;
}
decide({ inFlight, timeLeftMs, limits }) {
for (const record of this.#since(this.#count))
this.#take(record);
const { aborted, attempts, agents } = this.#tally;
if (aborted !== undefined) {
return { kind: 'aborted', reason: `iteration ${aborted.iter} ended the run: ${aborted.notes}` };
}
const tried = this.#tried;
const unable = tried.findUnable();
if (unable !== undefined)
return (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_2__ .gb)(unable, new _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_2__ .Ut([], agents));
const counted = new _loop_attempt_tally_js__WEBPACK_IMPORTED_MODULE_3__ .O([], attempts);
const reached = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_4__ .J2)(counted, { ...limits, maxErrors: MAX_INFRA_ERRORS, timeLeftMs }, inFlight);
if (reached === undefined)
return undefined;
const { kind, reason } = reached;
if (!tried.hasNeverWorked)
return { kind: KINDS[kind], reason };
const last = tried.newest?.reason;
return { kind: kind === 'errors' ? 'infra' : 'agent', reason: `${reason}; no agent worked, the last: ${last}` };
}
#take(record) {
this.#count += 1;
(0,_ledger_run_tally_js__WEBPACK_IMPORTED_MODULE_5__ .JQ)(this.#tally, record, false);
const attempt = (0,_ledger_run_tally_js__WEBPACK_IMPORTED_MODULE_5__ .al)(record);
if (attempt !== undefined)
this.#tried.add(attempt);
}
}
const REMEDY = `${_decision_negative_control_js__WEBPACK_IMPORTED_MODULE_1__ .l2}. Then run again: that begins another run`;
const WHEN_HOLDOUT_SPENT = 'put another holdout in its place and start with --fresh';
function decideEvidenceStop(decisionLog) {
const alert = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_4__ .Kw)(decisionLog.session, REMEDY);
if (alert !== undefined)
return { kind: 'alarm', reason: alert };
const spent = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_4__ .PY)(decisionLog, WHEN_HOLDOUT_SPENT);
return spent === undefined ? undefined : { kind: 'evidence', reason: spent };
}
function isEnd({ kind }) {
return kind !== 'interrupted' && kind !== 'infra';
}
}),
36694:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W: () => ( archiveExperiment),
A: () => ( finishArchive)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var schemas = __webpack_require__(94343);
var api = __webpack_require__(43759);
var errors = __webpack_require__(45145);
var draw = __webpack_require__(60865);
var records = __webpack_require__(10901);
var regular_file = __webpack_require__(48951);
var recorded_run = __webpack_require__(15304);
var decision_log = __webpack_require__(6065);
var followed_log = __webpack_require__(65204);
var log_secret = __webpack_require__(29037);
var logged_records = __webpack_require__(88093);
;
function closeRecord({ journal, folder, changes }) {
const runHeader = records .vt.safeParse(journal.records[0]).data;
if (runHeader?.kind !== 'genesis')
return;
const begun = journal.records.findLastIndex(logged_records .D_);
const isReported = journal.records.slice(begun).some(({ kind }) => kind === 'config-change');
const { state } = (0,followed_log .X)(journal.records);
if (state !== undefined && !isReported) {
const killed = (0,recorded_run .q5)((0,decision_log .Ok)(folder), { journal, evaluations: state.evaluations });
for (const draft of (0,decision_log .WL)(state, killed))
journal.append((0,decision_log .A9)(draft));
}
if (changes.length > 0 && !isReported)
journal.append((0,decision_log .A9)({ kind: 'config-change', changes: [...changes] }));
revealSecret(journal, (0,log_secret .pb)(folder));
}
function revealSecret(journal, file) {
const committed = journal.records.findLastIndex(logged_records .D_);
const isRevealed = journal.records.slice(committed).some(({ kind }) => kind === 'seed-reveal');
if (isRevealed)
return;
const secret = (0,regular_file .Aj)(file);
if (secret === '')
return;
if ((0,draw .$)(secret) !== journal.records[committed]?.seed_commitment)
return;
journal.append((0,decision_log .A9)({ kind: 'seed-reveal', secret }));
}
var area_path = __webpack_require__(91934);
var private_area = __webpack_require__(63702);
var durable = __webpack_require__(84831);
var fault_point = __webpack_require__(23727);
var kernel_refs = __webpack_require__(83144);
var remove_tree = __webpack_require__(14311);
var user_refs = __webpack_require__(11584);
var branch = __webpack_require__(85360);
var branch_name = __webpack_require__(82698);
var fold = __webpack_require__(61319);
var open_journals = __webpack_require__(3761);
var record = __webpack_require__(74773);
var state = __webpack_require__(26099);
var store = __webpack_require__(54347);
var archived_records = __webpack_require__(48283);
var begun_acceptance = __webpack_require__(81219);
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
const MOVED = /^(iterations\.jsonl.*|intents\.jsonl.*|decisions\.jsonl.*|guidance\.jsonl.*|state\.json|run\.json|(?:rejected|unfinished|pulls)\.json|report\.(html|md)|failed-baseline|(confirmation|certify|leave-out)-\d+|leave-out|promotions|iter-\d+)$/;
const archivingSchema = schemas .Ikc({
stamp: schemas .YjP().check(api .Fk(/^[\w-]+$/)),
changes: schemas .YOg(schemas .Ikc({ key: schemas .YjP(), from: schemas .Pq9(), to: schemas .Pq9() })),
rejection: schemas .lqM(record .Hp),
});
async function archiveExperiment(paths, host, changes = [], rejection) {
const begun = await finishArchive(paths, host);
if (begun !== undefined)
return begun;
(0,branch .Sp)(paths);
await endAcceptance(paths, host);
const archiving = { stamp: (0,archived_records .Zs)(host.now().toISOString()), changes, rejection };
(0,fault_point .Jd)('archive:before');
(0,durable .Zf)(paths.archiving, [`${JSON.stringify(archiving)}\n`]);
return carryOut(paths, host, archiving);
}
async function finishArchive(paths, host) {
if (!(0,external_node_fs_.existsSync)(paths.archiving))
return undefined;
(0,branch .Sp)(paths);
return carryOut(paths, host, readArchiving(paths));
}
function readArchiving({ archiving: path, name }) {
try {
return archivingSchema.parse(JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8')));
}
catch (cause) {
throw new errors .Rb({
message: `archiving.json of "${name}" was not written by autorize`,
remedy: `Remove it and archive again: autorize archive ${name}`,
cause,
});
}
}
async function carryOut(paths, host, { stamp, changes, rejection }) {
(0,fault_point .Jd)('archive:after-mark');
const work = (0,area_path .PH)({ repository: paths.repository, name: paths.name, parentEnv: host.env });
await (0,private_area .ky)(work);
closeDecisions(paths, { folder: work, changes });
(0,fault_point .Jd)('archive:after-close');
(0,remove_tree .dM)(work);
const branch = await moveBranch(paths, { work, stamp });
(0,fault_point .Jd)('archive:after-branch');
const folder = (0,external_node_path_.join)(paths.folder, 'archive', stamp);
moveFiles(paths, folder);
if (rejection !== undefined)
beginRejected(paths, rejection);
(0,fault_point .Jd)('archive:after-files');
(0,external_node_fs_.rmSync)(paths.archiving);
(0,durable .Yw)(paths.folder);
(0,fault_point .Jd)('archive:after');
return { folder: (0,external_node_fs_.existsSync)(folder) ? folder : undefined, branch };
}
function beginRejected(paths, rejection) {
const idle = { step: 'Idle', iterInProgress: null, runIterationsCompleted: 0 };
const run = { id: '', started_at: '', deadline: null };
const ledger = (0,fold .IN)([], 'max');
(0,durable .Zf)(paths.rejected, [`${JSON.stringify(rejection, null, 2)}\n`]);
(0,store .Jq)(paths, (0,state .qk)({ experiment: paths.name, baseCommit: rejection.base, run, ledger, ...idle }));
}
async function endAcceptance(paths, host) {
const { repository, name } = paths;
if (!(0,external_node_fs_.existsSync)(paths.intents))
return;
try {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const ledger = __addDisposableResource(env_1, (0,open_journals .au)(paths), false);
const intents = __addDisposableResource(env_1, (0,open_journals .Eb)(paths), false);
const decisions = __addDisposableResource(env_1, (0,open_journals .yY)(paths), false);
const base = (0,fold .lN)((0,store .bs)(paths, ledger.records).records, (0,store .un)(paths));
if (base === undefined)
return;
const { refs } = (0,user_refs .ro)(repository, (0,external_node_path_.join)((0,area_path .PH)({ repository, name, parentEnv: host.env }), 'user'));
await (0,begun_acceptance .L)({ paths, ledger, intents, decisions, refs, base, parentEnv: host.env }, host);
}
catch (e_1) {
env_1.error = e_1;
env_1.hasError = true;
}
finally {
__disposeResources(env_1);
}
}
catch (error) {
if (!(error instanceof errors .yW))
throw error;
}
}
function closeDecisions(paths, { folder, changes }) {
if (!(0,external_node_fs_.existsSync)(paths.decisions))
return;
try {
const env_2 = { stack: [], error: void 0, hasError: false };
try {
const journal = __addDisposableResource(env_2, (0,open_journals .yY)(paths), false);
closeRecord({ journal, folder, changes });
}
catch (e_2) {
env_2.error = e_2;
env_2.hasError = true;
}
finally {
__disposeResources(env_2);
}
}
catch (error) {
if (!(error instanceof errors .Vl))
throw error;
}
}
async function moveBranch({ name, repository }, { work, stamp }) {
const { refs } = (0,user_refs .ro)(repository, (0,external_node_path_.join)(work, 'user'));
const old = `refs/heads/${(0,branch_name .W)(name)}`;
const branch = (0,branch_name .f)(name, stamp);
const archived = `refs/heads/${branch}`;
const commit = await (0,kernel_refs .sg)(refs, old);
const there = await (0,kernel_refs .sg)(refs, archived);
if (commit === undefined)
return there === undefined ? undefined : branch;
if (there === undefined)
await (0,kernel_refs .LH)(refs, { ref: archived, from: undefined, to: commit });
else if (there !== commit)
return branch;
(0,fault_point .Jd)('archive:after-branch-copy');
await refs(['update-ref', '--no-deref', '-d', old, commit]);
return branch;
}
function moveFiles(paths, folder) {
const names = (0,external_node_fs_.readdirSync)(paths.folder).filter((name) => MOVED.test(name));
if (names.length === 0)
return;
(0,external_node_fs_.mkdirSync)(folder, { recursive: true });
for (const name of names) {
if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, name)))
continue;
(0,external_node_fs_.renameSync)((0,external_node_path_.join)(paths.folder, name), (0,external_node_path_.join)(folder, name));
(0,fault_point .Jd)('archive:after-file');
}
for (const each of [folder, paths.folder])
(0,durable .Yw)(each);
}
}),
81219:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => ( finishBegun)
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17785);
var _engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91934);
var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63702);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25367);
var _ledger_ledger_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85364);
var _ledger_open_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76315);
var _ledger_opening_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67018);
var _ledger_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54347);
var _verification_open_acceptance_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17100);
var _shared_records_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(16958);
async function finishBegun(recovering, host) {
const { paths, ledger, refs, base } = recovering;
const { records } = (0,_ledger_open_records_js__WEBPACK_IMPORTED_MODULE_6__ .tW)(paths, ledger);
const intent = (0,_verification_open_acceptance_js__WEBPACK_IMPORTED_MODULE_9__ .qL)(paths, records);
if (intent !== undefined) {
const { lastAccepted, hasForeignAcceptance } = (0,_ledger_ledger_facts_js__WEBPACK_IMPORTED_MODULE_5__ .xS)(records);
const issues = (0,_verification_open_acceptance_js__WEBPACK_IMPORTED_MODULE_9__ .OR)(paths, {
...{ intent, records, isShared: false },
branchHead: hasForeignAcceptance ? intent.parent : (lastAccepted ?? base),
});
const folder = (0,_engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_2__ .PH)({ repository: paths.repository, name: paths.name, parentEnv: host.env });
const store = (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ .h$)({ folder: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_3__ .IS)(folder), base });
const changes = [{ from: intent.parent, commit: intent.tree }];
for (const git of [refs, ...(store === undefined ? [] : [store.git])]) {
if (issues.length > 0 || !(await (0,_shared_records_js__WEBPACK_IMPORTED_MODULE_10__ .hY)(git, intent)))
continue;
issues.push(...(await (0,_shared_records_js__WEBPACK_IMPORTED_MODULE_10__ .q3)(git, { paths, changes, base, host })));
break;
}
const found = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_1__ .Ms)(issues);
if (found !== undefined) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ .cs({
message: `${(0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_8__ .pS)(paths, paths.intents)}: ${found}; the branch was not moved`,
remedy: `If the ledger lost records, restore them: autorize repair ${paths.name}. Otherwise see who wrote the last line of that file, and remove it. Or start without these records: autorize run ${paths.name} --fresh`,
});
}
}
await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_7__ .dI)(recovering);
}
}),
16958:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
NJ: () => ( findForbidden),
NZ: () => ( auditExperiment),
hY: () => ( hasIntent),
q3: () => ( findForbiddenBy)
});
var _base_literal_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13310);
var _engine_acceptance_accepted_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19510);
var _kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55523);
var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83144);
var _verification_sharing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71622);
var _ledger_branch_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85360);
var _ledger_branch_commits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84995);
var _ledger_decisions_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(761);
var _ledger_fold_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61319);
var _ledger_opening_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67018);
var _ledger_readable_config_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28803);
var _ledger_store_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(54347);
var _verification_open_acceptance_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(17100);
var _verification_verify_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(71970);
async function auditExperiment(paths, host) {
const findings = await (0,_verification_verify_js__WEBPACK_IMPORTED_MODULE_13__ .pU)(paths.name, host);
return (0,_verification_sharing_js__WEBPACK_IMPORTED_MODULE_4__ .R)({
repository: paths.repository,
findings: findings.filter(({ what }) => what !== 'config'),
findForbidden: (refs) => findForbidden(paths, { refs, host }),
});
}
async function findForbidden(paths, { refs, host }) {
const { records } = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_11__ .SC)(paths);
const base = (0,_ledger_fold_js__WEBPACK_IMPORTED_MODULE_8__ .lN)(records, (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_11__ .un)(paths));
if (base === undefined)
return [];
const branchHead = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_3__ .sg)(refs, (0,_ledger_branch_js__WEBPACK_IMPORTED_MODULE_5__ .H8)(paths));
const recorded = records.flatMap(({ outcome, commit }) => outcome === 'merged' && typeof commit === 'string' ? [commit] : []);
const onBranch = branchHead === undefined ? [] : ((await (0,_ledger_branch_commits_js__WEBPACK_IMPORTED_MODULE_6__ .VE)(refs, { base, branchHead })) ?? [branchHead]);
const commits = await Promise.all([...new Set([...recorded, ...onBranch])].map((id) => (0,_ledger_branch_commits_js__WEBPACK_IMPORTED_MODULE_6__ .kN)(refs, id)));
const changes = commits.flatMap((commit) => (commit?.parents ?? []).map((from) => ({ from, commit: commit?.id ?? '' })));
const begun = (0,_verification_open_acceptance_js__WEBPACK_IMPORTED_MODULE_12__ .qL)(paths, records);
if (begun !== undefined && (await hasIntent(refs, begun)))
changes.push({ from: begun.parent, commit: begun.tree });
return changes.length === 0 ? [] : findForbiddenBy(refs, { paths, changes, base, host });
}
function hasIntent(git, { tree, parent }) {
return (0,_kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_2__ .Z)(git, [`${tree}^{tree}`, `${parent}^{commit}`]);
}
async function findForbiddenBy(git, { paths, changes, base, host }) {
const { config } = (0,_ledger_readable_config_js__WEBPACK_IMPORTED_MODULE_10__ .q)(paths, { records: (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_11__ .SC)(paths).records, host });
return (0,_engine_acceptance_accepted_changes_js__WEBPACK_IMPORTED_MODULE_1__ .t)(git, changes, {
...{ boundaries: config.boundaries, protectKey: 'objective.protect' },
protectedFiles: await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_9__ .us)({ git, base }, config),
alsoProtected: recordedPaths(paths),
...{ repository: paths.repository, parentEnv: host.env },
});
}
function recordedPaths(place) {
const files = (0,_ledger_decisions_js__WEBPACK_IMPORTED_MODULE_7__ .uY)(place)[0]?.evaluator_files;
const paths = typeof files === 'object' && files !== null ? Object.keys(files) : [];
return paths.map(_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_0__ .I);
}
}),
50541:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
OX: () => ( readRuleFacts),
V_: () => ( digestHidden),
hA: () => ( logMessages),
ko: () => ( readRunHeaderFacts),
p1: () => ( lockEnvironment)
});
var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19533);
var _base_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);
var _base_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7844);
var _decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64802);
var _engine_benchmarks_formats_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27074);
var _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15310);
var _engine_evaluation_environment_lock_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55579);
var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76952);
var _engine_evaluation_in_process_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81261);
var _engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54620);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25367);
var _kernel_machine_name_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(36877);
var _ledger_objective_digest_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9602);
function readRuleFacts({ config, protectedFiles, host, }) {
const { objective, guards, setup } = config;
const { command, parse, confirm } = objective;
const evaluator = { command, parse, ...(0,_engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_9__ .iY)(config), setup: setup.command, files: protectedFiles.digest };
return {
judge_digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)(evaluator)),
setup_inputs: [...setup.inputs],
evaluator_files: (0,_engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_5__ .UX)(protectedFiles),
guards_digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)({ guards, objective: objective.guards })),
confirm_digest: (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_7__ .A_)(confirm) ? undefined : digestConfirm(confirm, host.env),
};
}
async function readRunHeaderFacts(request) {
const { privateArea, config, base } = request;
const { command, parse, unit } = config.objective;
return {
tool_version: _base_version_js__WEBPACK_IMPORTED_MODULE_2__ .x,
config_digest: digestConfig(config),
baseline_commit: base,
baseline_tree: await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_10__ .bR)(privateArea.store, base),
...readRuleFacts(request),
unscored: !config.objective.baseline,
score_unit: unit ?? (0,_engine_benchmarks_formats_js__WEBPACK_IMPORTED_MODULE_4__ .Lj)(parse.kind),
in_process: await (0,_engine_evaluation_in_process_js__WEBPACK_IMPORTED_MODULE_8__ .y)(privateArea.store, { command, kind: parse.kind }),
};
}
async function lockEnvironment({ privateArea, config, host }, calibrated) {
const { objective, guards, setup, build } = config;
const evaluating = [setup.command, build.command, objective.command, ...guards.map(({ command }) => command)];
const commands = [...evaluating, ...(0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_3__ .S4)(objective)];
const lock = await (0,_engine_evaluation_environment_lock_js__WEBPACK_IMPORTED_MODULE_6__ .N)(privateArea, { commands, host });
return calibrated === undefined ? lock : (0,_engine_evaluation_environment_lock_js__WEBPACK_IMPORTED_MODULE_6__ .p)(lock, calibrated, (0,_kernel_machine_name_js__WEBPACK_IMPORTED_MODULE_11__ .Fm)());
}
function digestHidden({ config, host: { env } }, salt) {
const { holdout, confirm } = config.objective;
return {
holdout: holdout === undefined ? undefined : (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_7__ .Qy)(holdout, { env, salt }),
confirm: (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_7__ .A_)(confirm) ? (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_7__ .Qy)(confirm, { env, salt }) : undefined,
};
}
function digestConfirm(confirm, env) {
const { command, paths = [] } = (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_7__ .g5)(confirm, env) ?? {};
return command === undefined || command === '' ? null : (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)(`${command}\n${(0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_7__ .Eh)(paths)}`);
}
function digestConfig({ objective, ...config }) {
const { rule, budget } = objective.holdout ?? {};
const output = { ...config, objective: { ...objective, holdout: { rule, budget } } };
return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_0__ .d)(JSON.parse(JSON.stringify(output))));
}
function logMessages(name) {
return {
...{ record: `decisions.jsonl of "${name}"`, run: `"${name}"`, keys: 'objective.' },
look: `See all of it: autorize audit ${name}.`,
restart: `Start again from HEAD: autorize run ${name} --fresh`,
rules: (0,_ledger_objective_digest_js__WEBPACK_IMPORTED_MODULE_12__ .y8)(name),
};
}
}),
84599:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
qR: () => ( auditArchived),
NZ: () => ( auditExperiment),
pr: () => ( auditFiles),
kB: () => ( auditPaths)
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var claim_outcome = __webpack_require__(59997);
var errors = __webpack_require__(45145);
var finding = __webpack_require__(17785);
var decision_log = __webpack_require__(92513);
var journal = __webpack_require__(58541);
var report_pages = __webpack_require__(91655);
var ledger_decisions = __webpack_require__(761);
var store = __webpack_require__(54347);
var archived_records = __webpack_require__(48283);
var parse = __webpack_require__(4196);
var base_diff_lines = __webpack_require__(45379);
var hash = __webpack_require__(28338);
var normal_diff = __webpack_require__(74405);
var recorded_paths = __webpack_require__(16483);
var decision_records = __webpack_require__(10901);
var record_checks = __webpack_require__(26611);
;
function candidateIssues({ decisions, ledger, fileOf }) {
const records = new Map(ledger.map((record) => [record.iter, record]));
const candidates = decisions.flatMap((raw, index) => {
const read = parse .xL(decision_records .vt, raw);
if (!read.success || read.data.kind !== 'candidate')
return [];
const iter = /^iteration (\d+)(?:, |$)/.exec(read.data.id)?.[1];
return iter === undefined ? [] : [{ place: index + 1, iter: Number(iter), candidate: read.data }];
});
return candidates.flatMap(({ place, iter, candidate }) => {
const record = records.get(iter);
if (record === undefined || record.outcome === 'killed')
return [];
const isAlone = candidates.filter((each) => each.iter === iter).length === 1;
const isMeant = candidate.tree === (record.tree ?? '') || (isAlone && candidate.id === `iteration ${iter}`);
const facts = (0,record_checks .kX)(record) ? [] : factIssues(candidate, record, fileOf);
const issues = [...facts, ...(isMeant ? changeIssues(candidate, record, fileOf) : [])];
return issues.map((message) => ({ record: place, message: `${candidate.id} ${message}` }));
});
}
function factIssues({ usd, released, reverts, proposer, claimed }, record, fileOf) {
const issues = [];
const cost = record.usage?.usd ?? null;
if (usd !== cost)
issues.push(`cost ${usd} dollars; its iteration says ${cost}`);
const { model } = record.usage ?? {};
if (model && proposer.model !== model) {
issues.push(`was proposed by the model ${proposer.model}; its iteration says ${model}`);
}
if (released !== (record.released ?? null))
issues.push(`is not the change that was approved as ${released}`);
if (!(0,record_checks .TL)(reverts, record.reverts ?? null))
issues.push('reverts something else than its iteration says');
if (claimed !== undefined && claimed !== record.wave?.claimed)
issues.push(`was reported as better by ${claimed}; its iteration says nothing of that`);
const prompt = fileOf(record.iter, 'prompt.md');
if (prompt !== undefined && proposer.prompt !== undefined && (0,hash .s)(prompt) !== proposer.prompt) {
issues.push('was proposed to another prompt than prompt.md of its iteration');
}
return issues;
}
function changeIssues(candidate, record, fileOf) {
const { tree, diff_lines, touched_paths, more_paths, diff_digest, normal_digest } = candidate;
const recorded = { tree, diff_lines, touched_paths: (0,recorded_paths .d)(touched_paths, more_paths ?? 0) };
const found = {
tree: record.tree ?? '',
diff_lines: record.diff_lines,
touched_paths: (0,recorded_paths .d)(record.changed_paths ?? [], record.more_paths ?? 0),
};
const issues = Object.entries(recorded).flatMap(([name, value]) => (0,record_checks .TL)(value, Reflect.get(found, name)) ? [] : [`has another ${name} than its iteration`]);
const isCaptured = candidate.id === `iteration ${record.iter}`;
const diff = tree === '' ? '' : isCaptured ? fileOf(record.iter, 'changes.diff') : undefined;
if (diff === undefined)
return issues;
if ((0,hash .s)(diff) !== diff_digest)
return [...issues, 'is not of the diff that its iteration holds'];
if ((0,normal_diff .Io)(diff) !== normal_digest)
issues.push('is recorded as another change, blanks aside, than its diff makes');
return [...issues, ...sizeIssues(candidate, (0,base_diff_lines .Xo)(diff))];
}
function sizeIssues({ size }, growth) {
if (size === null || growth === undefined)
return [];
const grown = new Map(Object.entries(growth)).get(size.of);
if (grown === undefined || size.after - size.before === grown)
return [];
return [`is recorded to go from ${size.before} to ${size.after} ${size.of}; its diff changes them by ${grown}`];
}
;
function auditExperiment({ name }, host) {
const paths = (0,store .wG)(name, host);
(0,store .DW)(paths);
if (!(0,external_node_fs_.existsSync)(paths.decisions)) {
const isLost = (0,store .SC)(paths).records.some(({ decision }) => typeof decision?.test === 'string');
const file = (0,store .pS)(paths, paths.decisions);
throw new errors .Rb(isLost
? {
message: `${file} is missing, so the decisions of "${name}" cannot be recomputed`,
remedy: `Restore it, or continue without it: autorize run ${name} starts a new log from the branch.`,
}
: {
message: `"${name}" has no decision log: no run has decided anything yet`,
remedy: `Run it: autorize run ${name}. To audit archived runs: autorize audit ${name} --archived`,
});
}
requireChain(paths);
return auditPaths(paths);
}
function requireChain(paths) {
const { problem } = (0,store .SC)(paths);
if (problem !== undefined)
throw new errors .Vl([problem]);
}
function auditPaths(paths, pending) {
const { records, problem } = (0,store .SC)(paths);
const audited = auditFiles(paths, { decisions: (0,ledger_decisions .ZR)(paths.decisions), records, pending });
if (problem === undefined)
return audited;
const { line, found } = problem;
const file = (0,external_node_path_.basename)(paths.ledger);
const broken = (0,finding .wf)(file, [{ where: { file, ...(line === undefined ? {} : { line }) }, detail: found }]);
return { ...audited, ...(0,finding .sN)([...broken, ...audited.findings]) };
}
function auditArchived(paths) {
return (0,archived_records .T0)(paths).map((each) => ({ archived: (0,external_node_path_.basename)(each.folder), ...auditPaths(each) }));
}
function auditFiles(paths, { decisions: parsed, records, pending, byGit = [] }) {
const written = (0,ledger_decisions .AD)(parsed);
const raw = [...written, ...(pending?.decisionsAfter(written) ?? [])];
if (raw.length === 0 && parsed.kind === 'sound') {
return { ...(0,finding .sN)(checkReports(paths, [])), decisions: 0, evaluations: 0, claim: undefined };
}
const claim = (0,ledger_decisions .B5)(raw);
const file = (0,external_node_path_.basename)(paths.decisions);
const log = (0,decision_log .sc)({ what: file, file, records: raw, summaryClaim: claim?.sentence });
const ledger = pending?.record === undefined ? records : [...records, pending.record];
const fileOf = (iter, name) => (0,store .Q_)(paths, iter, name);
const candidates = candidateIssues({ decisions: raw, ledger, fileOf }).map(({ record: line, message }) => ({
...{ code: 'candidate', where: { file, line }, detail: message },
}));
const chain = (0,journal .u)(file, parsed);
const others = [...(0,finding .wf)(file, [...ledgerIssues(file, raw, ledger), ...candidates]), ...byGit];
const findings = [
...chain,
...(0,decision_log .Rt)(log.findings, [...chain, ...others]),
...others,
...checkReports(paths, written),
];
const recorded = claim === undefined ? undefined : (0,claim_outcome .zu)((0,claim_outcome .f3)(claim));
return {
...(0,finding .sN)(findings),
decisions: log.decisions,
evaluations: log.evaluations,
claim: recorded,
};
}
function checkReports({ folder }, decisions) {
const claims = decisions.flatMap((record) => (0,ledger_decisions .vi)(record) ?? []);
return (0,report_pages .t)(folder, claims.map(claim_outcome .f3));
}
function ledgerIssues(file, raw, ledger) {
const issue = (line, detail) => ({ code: 'ledger', where: { file, line }, detail });
const accepted = new Set(ledger.flatMap(({ outcome, tree }) => (outcome === 'merged' && tree ? [tree] : [])));
const decided = new Set(raw.flatMap(({ kind, tree }) => (kind === 'incumbent' ? [tree] : [])));
const start = raw[0]?.start_tree ?? raw[0]?.baseline_tree;
const first = ledger.findLastIndex(({ outcome, tree }) => outcome === 'merged' && tree === start) + 1;
const undecided = ledger.slice(first).flatMap(({ iter, outcome, tree }) => {
if (outcome !== 'merged' || decided.has(tree))
return [];
return [issue(raw.length, `iteration ${iter} was kept, and no decision says so`)];
});
const unrecorded = raw.flatMap((record, index) => {
const isLast = raw.slice(index).every(({ kind }) => kind !== 'candidate');
if (record.kind !== 'incumbent' || isLast || accepted.has(String(record.tree)))
return [];
return [issue(index + 1, `${String(record.by)} was kept, and no record of iterations.jsonl says so`)];
});
return [...unrecorded, ...undecided];
}
}),
71599:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => ( checkBacking),
H: () => ( findUnbacked)
});
function checkBacking(what, { accepted, decided, base, isShared }) {
const findings = [];
const [runHeader] = decided;
const unbacked = findUnbacked(accepted, decided);
const isExplained = ({ decision, rejection, commit }) => typeof decision?.test === 'string' || Boolean(rejection) || typeof commit !== 'string';
const unexplained = unbacked.filter((record) => isShared || !isExplained(record));
if (unexplained.length > 0) {
const iters = unexplained.map(({ iter }) => iter).join(', ');
const why = isShared ? '' : ': written by an older version, or before the record of decisions began again';
findings.push({
kind: isShared ? 'wrong' : 'unchecked',
what,
detail: `iteration ${iters} was accepted, and no decision accepts it${why}`,
});
}
const start = runHeader?.baseline_commit;
if (isShared && runHeader !== undefined && base !== undefined && start !== base) {
findings.push({ kind: 'wrong', what, detail: `it begins at ${String(start)}; the records are from ${base}` });
}
return findings;
}
function findUnbacked(records, decided) {
const trees = decided.flatMap(({ kind, tree }) => (kind === 'incumbent' ? [tree] : []));
let next = 0;
return records.filter(({ outcome, tree }) => {
if (outcome !== 'merged')
return false;
const at = typeof tree === 'string' ? trees.indexOf(tree, next) : -1;
if (at === -1)
return true;
next = at + 1;
return false;
});
}
}),
17100:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
OR: () => ( begunIssues),
qL: () => ( readBegun),
rj: () => ( findPending)
});
var _base_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17785);
var _base_number_ranges_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96942);
var _ledger_accepted_commit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94207);
var _ledger_branch_commits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84995);
var _ledger_decisions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(761);
var _ledger_intent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14714);
var _ledger_ledger_facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85364);
var _ledger_record_checks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26611);
var _ledger_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54347);
var _audit_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84599);
var _backing_checks_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(71599);
async function findPending(git, { paths, records, lastIntent, branchHead, }) {
if (branchHead === undefined || lastIntent === undefined)
return undefined;
if (records.some(({ iter, commit }) => iter === lastIntent.iter || commit === branchHead))
return undefined;
const commit = await (0,_ledger_branch_commits_js__WEBPACK_IMPORTED_MODULE_3__ .kN)(git, branchHead);
const trailers = commit === undefined ? undefined : (0,_ledger_accepted_commit_js__WEBPACK_IMPORTED_MODULE_2__ .aw)(commit, paths.name);
if (trailers?.intent !== lastIntent.hash)
return undefined;
const [record] = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_8__ .bs)(paths, [{ ...lastIntent.draft, commit: branchHead }]).records;
return { commit: branchHead, record, decisionsAfter: (log) => (0,_ledger_intent_js__WEBPACK_IMPORTED_MODULE_5__ .y)(log, lastIntent) };
}
function readBegun(paths, records) {
const last = (0,_ledger_decisions_js__WEBPACK_IMPORTED_MODULE_4__ .AD)((0,_ledger_decisions_js__WEBPACK_IMPORTED_MODULE_4__ .ZR)(paths.intents)).at(-1);
const intent = last === undefined ? undefined : (0,_ledger_intent_js__WEBPACK_IMPORTED_MODULE_5__ .H)(last);
return intent === undefined || (0,_base_number_ranges_js__WEBPACK_IMPORTED_MODULE_1__ .yn)((0,_ledger_ledger_facts_js__WEBPACK_IMPORTED_MODULE_6__ .xS)(records).iters, intent.iter) ? undefined : intent;
}
function begunIssues(paths, { intent, records, branchHead, isShared }) {
const { iter, parent, old, tree, draft, merged } = intent;
const what = `the acceptance of iteration ${iter} that was begun`;
const issues = [];
if (parent !== branchHead)
issues.push(`${what} stands on ${parent}; the branch was at ${branchHead}`);
if (old !== null && old !== parent)
issues.push(`${what} moves the branch from ${old}, and stands on ${parent}`);
if (merged !== undefined)
issues.push(`${what} merges the commit ${merged}`);
const [record] = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_8__ .bs)(paths, [{ ...draft, commit: parent }]).records;
const recorded = [record?.outcome, record?.iter, record?.tree, record?.base_commit];
if (record === undefined || !(0,_ledger_record_checks_js__WEBPACK_IMPORTED_MODULE_7__ .TL)(recorded, ['merged', iter, tree, parent])) {
return [...issues, `${what} holds no record of that change`];
}
const log = (0,_ledger_decisions_js__WEBPACK_IMPORTED_MODULE_4__ .uY)(paths);
const decided = [...log, ...(0,_ledger_intent_js__WEBPACK_IMPORTED_MODULE_5__ .y)(log, intent)];
const isDecided = isShared || decided.length > 0;
if (isDecided && (0,_backing_checks_js__WEBPACK_IMPORTED_MODULE_10__ .H)([...records, record], decided).includes(record)) {
issues.push(`no decision accepts ${what}`);
}
const { findings: before } = (0,_audit_js__WEBPACK_IMPORTED_MODULE_9__ .kB)(paths);
const pending = { commit: parent, record, decisionsAfter: () => decided.slice(log.length) };
return [...issues, ...(0,_base_finding_js__WEBPACK_IMPORTED_MODULE_0__ .oU)({ before, now: (0,_audit_js__WEBPACK_IMPORTED_MODULE_9__ .kB)(paths, pending).findings })];
}
}),
73766:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Rd: () => ( whyUnconfirmed),
W: () => ( reconfirm),
wj: () => ( confirmPairs)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _decision_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47695);
var _engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6065);
var _engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91934);
var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63702);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25367);
var _kernel_inspector_guard_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95453);
var _kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11584);
var _loop_conclusion_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55976);
var _loop_reconfirmation_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(29307);
var _loop_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56375);
var _config_config_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(23614);
var _ledger_branch_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(85360);
var _ledger_fold_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(61319);
var _ledger_in_flight_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6782);
var _ledger_open_journals_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(3761);
var _ledger_opening_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(67018);
var _ledger_run_config_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(27634);
var _ledger_store_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(54347);
var _loop_conclusion_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(11514);
var _loop_evaluator_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(98918);
var _scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(50541);
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
async function reconfirm(request, host) {
const { paths, config, records } = request;
const { baseline, confirm } = config.objective;
const isAccepted = records.some(({ outcome }) => outcome === 'merged');
if (!isAccepted || !baseline || confirm.pairs === 0 || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.decisions))
return undefined;
const step = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_19__ .un)(paths)?.current_step ?? 'Done';
if (step !== 'Done' || (0,_ledger_in_flight_js__WEBPACK_IMPORTED_MODULE_15__ .T)(paths, records).length > 0) {
return (0,_loop_reconfirmation_js__WEBPACK_IMPORTED_MODULE_10__ .ZP)(`no run of it has ended: autorize resume ${paths.name} continues it, and confirms at its end`);
}
return (0,_loop_reconfirmation_js__WEBPACK_IMPORTED_MODULE_10__ .eN)(async () => (await confirmNow(request, host)).concluded);
}
function whyUnconfirmed({ objective }) {
if (objective.baseline && objective.confirm.pairs > 0)
return undefined;
return 'objective.baseline or objective.confirm.pairs says that nothing is confirmed';
}
async function confirmPairs({ paths, records, ...asked }, host) {
const { config } = (0,_ledger_run_config_js__WEBPACK_IMPORTED_MODULE_18__ .f)(paths, host, { schedule: 'ignored' });
const base = (0,_ledger_fold_js__WEBPACK_IMPORTED_MODULE_14__ .lN)(records, (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_19__ .un)(paths));
if (base === undefined || !records.some(({ outcome }) => outcome === 'merged')) {
return { why: 'nothing is accepted that could be confirmed' };
}
const why = whyUnconfirmed(config);
if (why !== undefined)
return { why };
const agent = { ...config.agent, sandbox: asked.sandbox ?? config.agent.sandbox };
const request = { paths, records, base, config: { ...config, agent }, calibratesHere: true, signal: undefined };
return (0,_loop_reconfirmation_js__WEBPACK_IMPORTED_MODULE_10__ .TK)(await confirmNow({ ...request, ...asked }, host));
}
async function confirmNow(request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { paths, config, base, records, signal, blocks, hidden = [], calibratesHere = false } = request;
const { repository, name } = paths;
const parentEnv = host.env;
const _guard = __addDisposableResource(env_1, (0,_kernel_inspector_guard_js__WEBPACK_IMPORTED_MODULE_7__ .f)(), false);
(0,_ledger_run_config_js__WEBPACK_IMPORTED_MODULE_18__ .f)(paths, host, { schedule: 'ignored' });
const lock = __addDisposableResource(env_1, await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_17__ .DR)(paths, host), true);
const level = await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_17__ .MA)(config);
const unseen = [...(0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_17__ .Oq)(paths, { level, config, host }), ...hidden];
const folder = (0,_engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_4__ .PH)({ repository, name, parentEnv });
const { refs } = (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_8__ .ro)(repository, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'user'));
const branchHead = await (0,_ledger_branch_js__WEBPACK_IMPORTED_MODULE_13__ .DC)({ paths, refs, base, records });
const decisions = __addDisposableResource(env_1, (0,_ledger_open_journals_js__WEBPACK_IMPORTED_MODULE_16__ .yY)(paths), false);
const privateArea = await (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_5__ .n1)({
...{ folder, repository, base, branchHead, level, parentEnv, hidden: unseen, signal },
environment: config.environment,
});
try {
const protectedFiles = await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_17__ .us)(privateArea.store, config);
const evaluating = { privateArea, config, protectedFiles, base, host };
const decisionLog = (0,_engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_3__ .Ne)({
...{ messages: (0,_scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_22__ .hA)(name), journal: decisions, folder, settings: (0,_config_config_js__WEBPACK_IMPORTED_MODULE_12__ .c)(config) },
facts: await (0,_scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_22__ .ko)(evaluating),
lock: await (0,_scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_22__ .p1)(evaluating, calibratesHere ? decisions.records : undefined),
digestSealed: (salt) => (0,_scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_22__ .V_)(evaluating, salt),
keyInReach: null,
branchHeadTree: await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__ .bR)(privateArea.store, branchHead),
});
const due = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_2__ .M_)(decisionLog.session, { isEnding: true });
if (due.kind === 'stop')
return (0,_loop_reconfirmation_js__WEBPACK_IMPORTED_MODULE_10__ .hL)(due.reason);
const both = AbortSignal.any([lock.lost, ...(signal === undefined ? [] : [signal])]);
const measuring = (0,_loop_evaluator_js__WEBPACK_IMPORTED_MODULE_21__ .R)({ privateArea, config, protectedFiles, host, signal: both, decisionLog });
const settings = { paths, config, host, privateArea, clockMs: () => Number.POSITIVE_INFINITY };
const unready = calibratesHere ? await (0,_loop_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_11__ .hm)(measuring, { logs: paths.folder }) : undefined;
if (unready !== undefined)
return (0,_loop_reconfirmation_js__WEBPACK_IMPORTED_MODULE_10__ .hL)(unready.reason);
const concluded = await (0,_loop_conclusion_js__WEBPACK_IMPORTED_MODULE_9__ .wi)({ ...(0,_loop_conclusion_js__WEBPACK_IMPORTED_MODULE_20__ .vu)({ settings, measuring }), blocks }, { isAgain: true });
decisionLog.close();
return { concluded, evaluations: decisionLog.evaluations };
}
finally {
privateArea.close();
}
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
}),
39814:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => ( scratchOwner),
W: () => ( rescore)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_object_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26343);
var _engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91934);
var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63702);
var _kernel_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13096);
var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25367);
var _kernel_inspector_guard_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95453);
var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14311);
var _config_secret_commands_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14836);
var _ledger_opening_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67018);
var _scoring_objective_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(31409);
var _scoring_score_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(49714);
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
async function rescore(request, host) {
const env_1 = { stack: [], error: void 0, hasError: false };
try {
const { paths, config, base, records } = request;
const { repository, name } = paths;
const _guard = __addDisposableResource(env_1, (0,_kernel_inspector_guard_js__WEBPACK_IMPORTED_MODULE_7__ .f)(), false);
const level = await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_10__ .MA)(config);
const own = (0,_engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_3__ .PH)({ repository, name, parentEnv: host.env });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(own), { recursive: true });
const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(`${own}${MARK}${process.pid}-`);
try {
const hidden = (0,_config_secret_commands_js__WEBPACK_IMPORTED_MODULE_9__ .v_)(config, host.env);
const privateArea = await (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_4__ .n1)({
folder,
repository,
base,
branchHead: base,
level,
parentEnv: host.env,
hidden,
environment: config.environment,
signal: request.signal,
});
const protectedFiles = await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_10__ .us)(privateArea.store, config);
const findings = [];
const rescored = [];
for (const record of records) {
const found = await rescoreOne({ privateArea, protectedFiles, request, record });
findings.push(found.finding);
if (found.rescored !== undefined)
rescored.push(found.rescored);
}
return { findings, rescored };
}
finally {
await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_8__ .l)(folder);
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
const MARK = '-verify-';
function scratchOwner(own, name) {
const prefix = `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(own)}${MARK}`;
const pid = name.startsWith(prefix) ? /^(\d+)-/.exec(name.slice(prefix.length))?.[1] : undefined;
return pid === undefined ? undefined : Number(pid);
}
async function rescoreOne(one) {
const { privateArea, protectedFiles, record } = one;
const what = `score of iteration ${record.iter}`;
const print = (kind, detail) => ({ finding: { kind, what, detail } });
const { commit } = record;
if (!(0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_2__ .T)(commit))
return print('unchecked', 'the record names no commit to be scored again');
const reason = await bringIn(privateArea, commit);
if (reason !== undefined)
return print('wrong', `${commit} cannot be checked out: ${reason}`);
const scores = [];
for (let time = 1; time <= 2; time += 1) {
const scored = await scoreCommit(one, { commit, prefix: `${record.iter}-${time}-` });
if (scored.kind === 'failed')
return print('wrong', `${commit} has no score: ${scored.reason}`);
if (scored.kind === 'infra')
return print('unchecked', `${commit} could not be scored here: ${scored.reason}`);
if (scored.kind === 'aborted')
return print('unchecked', 'interrupted by the operator');
scores.push(scored.score);
if (scored.score === record.score)
break;
}
const rescored = { iter: record.iter, commit, recorded: record.score ?? null, scores };
const { digest } = protectedFiles;
const isSameJudge = typeof record.protected_digest !== 'string' || record.protected_digest === digest;
return { ...judge(scores, { recorded: rescored.recorded, isSameJudge, what }), rescored };
}
function judge(scores, { recorded, isSameJudge, what }) {
const [first, second] = scores;
const finding = (kind, detail) => ({ finding: { kind, what, detail } });
if (second === undefined || second === recorded)
return finding('ok', `recorded ${recorded}, scored again ${scores.join(' and ')}`);
if (first !== second)
return finding('unchecked', `recorded ${recorded}, scored again ${first} and ${second}: the evaluator is noisy`);
const found = `recorded ${recorded}, scored again ${first}, twice`;
if (isSameJudge)
return finding('wrong', found);
return finding('unchecked', `${found}; but the evaluator's files differ now`);
}
async function bringIn({ store, repository }, commit) {
if (commit === store.base)
return undefined;
try {
await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__ .Tr)(store, { repository, commit });
return undefined;
}
catch (error) {
if (error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_5__ .XS)
return error.message;
throw error;
}
}
async function scoreCommit({ privateArea, protectedFiles, request, record }, { commit, prefix }) {
const { config, signal } = request;
const logs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(privateArea.folder, 'logs');
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(logs, { recursive: true });
const scored = await (0,_scoring_objective_js__WEBPACK_IMPORTED_MODULE_11__ .DR)(privateArea, {
config,
protectedFiles,
tree: commit,
workspace: 1,
logs,
prefix,
signal,
});
const { fail_mode, direction } = config.objective;
const isWorst = scored.kind === 'failed' && fail_mode === 'worst' && record.outcome === 'baseline';
if (!isWorst)
return scored;
const { timings, files } = scored;
return { kind: 'scored', score: (0,_scoring_score_js__WEBPACK_IMPORTED_MODULE_12__ .Wx)(direction), stdoutDigest: '', timings, files };
}
}),
60372:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Nq: () => ( checkStart),
Y4: () => ( findStartIssues),
Z1: () => ( acceptStart),
kC: () => ( checkRebuilt)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _engine_acceptance_foreign_base_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4341);
var _engine_acceptance_known_start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55393);
var _engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91934);
var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72527);
var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83144);
var _kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11584);
var _ledger_branch_commits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84995);
var _ledger_opening_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67018);
var _ledger_own_commits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94277);
var _ledger_readable_config_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(28803);
function acceptStart({ name, repository }, commit, { env: parentEnv }) {
(0,_engine_acceptance_known_start_js__WEBPACK_IMPORTED_MODULE_2__ .$J)((0,_engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_3__ .PH)({ repository, name, parentEnv }), commit);
}
async function findStartIssues(git, { paths, commit: base, host }) {
const { name, repository } = paths;
if ((0,_engine_acceptance_known_start_js__WEBPACK_IMPORTED_MODULE_2__ .e6)((0,_engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_3__ .K5)({ repository, name, parentEnv: host.env }), base))
return [];
const head = await (0,_kernel_user_refs_js__WEBPACK_IMPORTED_MODULE_6__ .zy)(repository, git);
if (head === undefined)
return ['there is no commit here that it could come from'];
const { config, problems } = (0,_ledger_readable_config_js__WEBPACK_IMPORTED_MODULE_10__ .q)(paths, { records: [], host });
if (problems.length > 0) {
if (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_4__ .Q)(git, { base, branchHead: head }))
return [];
return ['HEAD does not come after it, and no config here says which of its files judge'];
}
const { deny_paths: denyPaths, permit } = config.boundaries;
return (0,_engine_acceptance_foreign_base_js__WEBPACK_IMPORTED_MODULE_1__ .f)(git, {
...{ base, head, repository, parentEnv: host.env },
protectedAt: (commit) => (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_8__ .us)({ git, base: commit }, config),
rules: { denyPaths, permit, protectKey: 'objective.protect', autoloaded: 'denied' },
});
}
const DEFAULT_BRANCHES = ['refs/remotes/origin/HEAD', 'refs/heads/main', 'refs/heads/master'];
async function checkStart(git, { paths, base, host }) {
if ((await (0,_ledger_branch_commits_js__WEBPACK_IMPORTED_MODULE_7__ .kN)(git, base)) === undefined)
return [];
const issues = await findStartIssues(git, { paths, commit: base, host });
if (issues.length === 0)
return [];
for (const ref of DEFAULT_BRANCHES) {
const branchHead = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__ .sg)(git, ref);
if (branchHead !== undefined && (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_4__ .Q)(git, { base, branchHead })))
return [];
}
const why = `the records begin at ${base}, which autorize cannot identify as a commit of yours: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .g$)(issues.join('; '), 600)}`;
const remedy = `if it is yours, check out a branch that contains it, with its history (git fetch --unshallow); otherwise start from HEAD: autorize run ${paths.name} --fresh`;
return [{ kind: 'unproved', what: 'start', detail: `${why}; ${remedy}` }];
}
function checkRebuilt({ name, repository }, { records, host: { env: parentEnv } }) {
const detail = (0,_ledger_own_commits_js__WEBPACK_IMPORTED_MODULE_9__ .$Z)(name, { folder: (0,_engine_workspace_area_path_js__WEBPACK_IMPORTED_MODULE_3__ .K5)({ repository, name, parentEnv }), records });
return detail === undefined ? [] : [{ kind: 'unproved', what: 'records', detail }];
}
}),
71970:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
a5: () => ( checkRecordsAt),
ZV: () => ( verifyExperiment),
pU: () => ( verifyShared)
});
var errors = __webpack_require__(45145);
var finding = __webpack_require__(17785);
var temporary_refs = __webpack_require__(76038);
var at_work = __webpack_require__(78579);
var fold = __webpack_require__(61319);
var readable_config = __webpack_require__(28803);
var store = __webpack_require__(54347);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var standing = __webpack_require__(50344);
;
function attestableExperiment(paths) {
const [decisions, ledger] = [paths.decisions, paths.ledger].map(readJournal);
if (decisions === undefined || ledger === undefined)
throw new TypeError('a journal is missing');
return {
loop: 'experiment',
name: paths.name,
journals: [decisions, ledger],
conclude: (records) => {
const iterations = (0,store .bs)(paths, records.get(ledger.file) ?? []).records;
const state = (0,standing .m)(records.get(decisions.file) ?? [], iterations);
const commit = iterations.findLast(({ outcome }) => outcome === 'merged')?.commit;
return {
claim: 'sentence' in state ? { sentence: state.sentence, confirmed: state.kind === 'confirmed' } : null,
commit: commit ?? null,
};
},
};
}
function readJournal(path) {
return { file: (0,external_node_path_.basename)(path), bytes: (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path) : Buffer.alloc(0) };
}
var journal_salvage = __webpack_require__(87251);
var base_text = __webpack_require__(7953);
var own_files = __webpack_require__(11042);
var decision_log = __webpack_require__(92513);
var journal = __webpack_require__(58541);
var ledger_decisions = __webpack_require__(761);
var ledger_intent = __webpack_require__(14714);
var record_checks = __webpack_require__(26611);
var ledger_rejection = __webpack_require__(75265);
var journal_chain = __webpack_require__(50534);
var boundaries_change = __webpack_require__(32165);
var kernel_git = __webpack_require__(13096);
var accepted_commit = __webpack_require__(94207);
var branch_commits = __webpack_require__(84995);
var branch_name = __webpack_require__(82698);
var disclosed_score = __webpack_require__(91421);
var own_commits = __webpack_require__(94277);
var state = __webpack_require__(26099);
;
async function checkAccepted(git, check) {
const { record } = check;
const what = `iteration ${record.iter}`;
const commit = await (0,branch_commits .kN)(git, record.commit ?? '');
if (commit === undefined) {
return (0,finding .wf)(what, [`its commit ${(0,base_text .TL)(record.commit)} is not in this repository, or not what its id is of`]);
}
const trailers = (0,accepted_commit .aw)(commit, check.name);
const intent = checkIntent(check, { commit, hash: trailers?.intent });
const issues = [...checkObject(commit, record), ...checkMessage(check, commit), ...intent.issues];
const changed = await checkChange(git, check, commit);
const accepted = `${commit.id} is the commit that was kept: tree, parent, trailers and paths agree`;
const findings = (0,finding .WX)(what, [...issues, ...changed], accepted);
return intent.unchecked === undefined
? findings
: [...findings, { kind: 'unchecked', what, detail: intent.unchecked }];
}
function checkObject({ id, tree, parents }, record) {
const issues = [];
if (tree !== record.tree)
issues.push(`${id} has the tree ${tree}; the record says ${(0,base_text .TL)(record.tree)}`);
if (parents.length !== 1 || parents[0] !== record.base_commit) {
const found = parents.length === 1 ? `stands on ${parents[0]}` : `has ${parents.length} parents`;
issues.push(`${id} ${found}; the record says ${(0,base_text .TL)(record.base_commit)}`);
}
return issues;
}
function checkMessage({ name, record }, commit) {
const trailers = (0,accepted_commit .aw)(commit, name);
if (trailers === undefined)
return [`${commit.id} does not say that the experiment "${name}" kept it`];
const takesBack = record.rejection?.iter;
const recorded = typeof record.score === 'number' ? (0,disclosed_score .Ww)(record.score, (0,disclosed_score .YN)(record)) : [undefined];
const expected = recorded.flatMap((each) => [record.score ?? Number.NaN, Number.NaN].map((score) => `${(0,accepted_commit .df)(name, { iter: record.iter, score, disclosed: each, takesBack })}${state .jl.record}: ${trailers.intent}\n`));
if (expected.includes(commit.message))
return [];
const { iter, score } = trailers;
if (iter === record.iter && recorded.includes(score ?? undefined))
return [`the message of ${commit.id} is not the one of an accepted change`];
return [
`${commit.id} is of iteration ${iter} with score ${score ?? state .sz}; the record says ${record.iter} and ${record.score}`,
];
}
function checkIntent({ record, intents, isShared }, { commit, hash }) {
const intent = hash === undefined ? undefined : intents.byHash.get(hash);
if (intent === undefined) {
const missing = 'the intent that the commit names by its hash is not in intents.jsonl';
const isKnown = isShared || intents.isComplete || (Boolean(record.files_digest) && !intents.isFixed);
const isExcused = !isKnown || (0,record_checks .kX)(record);
return isExcused ? { issues: [], unchecked: missing } : { issues: [missing], unchecked: undefined };
}
const issues = [];
const { tree, parents } = commit;
if (!(0,record_checks .TL)([intent.tree, intent.parent, intent.iter], [tree, parents[0], record.iter])) {
issues.push('the intent that the commit names is of another change');
}
const { commit: _commit, ...recorded } = (0,journal_salvage .W_)(record);
const members = (0,record_checks .kX)(record) ? [] : (0,record_checks .yp)(recorded, withDefaults(intent.draft));
if (members.length > 0)
issues.push(`the record is not what was intended: ${members.join(', ')} differ`);
return { issues, unchecked: undefined };
}
function withDefaults(draft) {
return { agent_killed_by_budget: false, diff_lines: 0, notes: '', ...draft };
}
async function checkChange(git, { record, diff }, { parents, tree, id }) {
const [parent] = parents;
if (parent === undefined)
return [];
try {
const change = await (0,boundaries_change .pm)({ git }, { from: parent, tree });
const issues = [];
const paths = change.changes.map(({ path }) => (0,journal_chain .ES)(path));
if (!(0,record_checks .TL)(paths, record.changed_paths ?? [])) {
issues.push(`${id} changes ${(0,base_text .LS)(paths.length, 'path')} (${paths
.slice(0, 3)
.map((path) => (0,base_text .TL)(path))
.join(', ')}); the record names others`);
}
if (change.diffLines !== record.diff_lines) {
issues.push(`${id} changes ${(0,base_text .LS)(change.diffLines, 'line')}; the record says ${record.diff_lines}`);
}
if (diff !== undefined && diff !== change.diff)
issues.push(`changes.diff is not the change of ${id}`);
return issues;
}
catch (error) {
if (!(error instanceof kernel_git .XS))
throw error;
return [`the change of ${id} cannot be read: ${error.message}`];
}
}
async function checkBranchCommits(git, check) {
const { name, base, branchHead, records, isShared } = check;
const what = `branch ${(0,branch_name .W)(name)}`;
const wrong = (detail) => [{ kind: 'wrong', what, detail }];
const merged = records.filter(({ outcome }) => outcome === 'merged');
const expected = merged.flatMap(({ commit }) => (typeof commit === 'string' ? [commit] : []));
const unnamed = merged.filter(({ commit }) => typeof commit !== 'string').map(({ iter }) => iter);
if (isShared && unnamed.length > 0) {
return wrong(`iteration ${unnamed.join(', ')} was accepted, and the record names no commit of the branch`);
}
if (base === undefined) {
const detail = 'the records do not name the commit that the experiment started from';
return records.length === 0 ? [] : [{ kind: isShared ? 'wrong' : 'unchecked', what, detail }];
}
const last = expected.at(-1) ?? base;
if (branchHead === undefined) {
if (records.length === 0)
return [];
return wrong(`the branch is missing; restore it: git branch ${(0,branch_name .W)(name)} ${last}`);
}
const start = unnamed.length === 0 ? base : ((0,fold .lN)(records, undefined) ?? branchHead);
const ours = await (0,branch_commits .VE)(git, { base: start, branchHead });
if (ours === undefined)
return wrong(`it does not stand on ${start}, where the experiment started`);
const older = unnamed.length === 0
? []
: [
{
kind: 'unchecked',
what,
detail: `${(0,base_text .LS)(unnamed.length, 'kept iteration')} of another tool name no commit`,
},
];
if ((0,record_checks .TL)(ours, expected)) {
return [...older, { kind: 'ok', what, detail: `it holds ${(0,base_text .LS)(expected.length, 'kept commit')} in order` }];
}
const open = await findOpenAcceptance(git, check, branchHead);
if (open !== undefined && (0,record_checks .TL)(ours.slice(0, -1), expected))
return [...older, { kind: 'unchecked', what, detail: open }];
const at = expected.findIndex((id, index) => ours[index] !== id);
const place = at === -1 ? expected.length : at;
const found = `its commit ${place + 1} is ${ours[place] ?? 'missing'}; by the records it is`;
const wanted = expected[place];
if (wanted === undefined)
return wrong(`${found} none: the branch should end before it, at ${last}`);
return wrong(`${found} ${wanted}; restore it: git branch -f ${(0,branch_name .W)(name)} ${last}`);
}
async function findOpenAcceptance(git, { name, records, lastIntent }, branchHead) {
const commit = await (0,branch_commits .kN)(git, branchHead);
const trailers = commit === undefined ? undefined : (0,accepted_commit .aw)(commit, name);
if (commit === undefined || trailers === undefined || !(0,own_commits .Kr)({ commit, trailers }, lastIntent))
return undefined;
if (records.some(({ iter }) => iter === trailers.iter))
return undefined;
return `iteration ${trailers.iter} was kept, and its record is still to be written: autorize resume ${name}`;
}
var agent_choice = __webpack_require__(10731);
;
const WHAT = 'agents';
function checkChosenAgents({ records, decisions, base = '' }) {
const places = { records: placesOf(records), decisions: placesOf(decisions) };
const issues = [];
const lost = [];
let agreeing = 0;
for (const [at, { chosen_agent: chosen, iter, run }] of records.entries()) {
if (chosen == null)
continue;
const { of, plateau, after } = chosen;
const [known, decided] = [places.records(after.record), places.decisions(after.decision)];
if (known === undefined || decided === undefined) {
lost.push(iter);
continue;
}
const again = (0,agent_choice .iU)({
...{ names: of, plateau, iter, base: run?.base ?? base },
...{ records: records.slice(0, known), decisions: decisions.slice(0, decided) },
});
if (known > at)
issues.push(`iteration ${iter} names an agent by records that came after it`);
else if (!isSame(again, chosen)) {
issues.push(`iteration ${iter} names ${describe(chosen)}; the records before it lead to ${describe(again)}`);
}
else
agreeing += 1;
}
return [
...(agreeing + issues.length === 0 ? [] : (0,finding .WX)(WHAT, issues, `${(0,base_text .LS)(agreeing, 'choice')} made again`)),
...lost.map((iter) => {
const detail = `the records that the agent of iteration ${iter} was chosen by are not here any more`;
return { kind: 'unchecked', what: WHAT, detail };
}),
];
}
function placesOf(records) {
const places = new Map([[null, 0], ...records.map(({ hash }, at) => [hash, at + 1])]);
return (hash) => places.get(hash);
}
function isSame(one, other) {
return one.name === other.name && one.stage === other.stage && one.from === other.from;
}
function describe({ name, from }) {
return `the agent ${(0,base_text .TL)(name)}${from === undefined ? '' : ` from ${from.slice(0, 12)}`}`;
}
var audit = __webpack_require__(84599);
var backing_checks = __webpack_require__(71599);
var kernel_refs = __webpack_require__(83144);
var verification_uncovered = __webpack_require__(47753);
;
async function checkCoverage(git, check) {
const { name, records, lastIntent } = check;
const branches = await (0,kernel_refs .Wz)(git, (0,branch_name .W)(name));
const hasLocal = branches.some(({ isLocal }) => isLocal);
const recorded = new Set(records.flatMap(({ commit }) => (typeof commit === 'string' ? [commit] : [])));
const findings = [];
for (const branch of branches) {
const keeps = await findAccepted(git, check, branch);
const isBegun = (accept) => accept.commit.id === branch.commit && (0,own_commits .Kr)(accept, lastIntent);
const missing = keeps.filter(({ commit }) => !recorded.has(commit.id));
if (missing.length === 1 && missing.every(isBegun))
continue;
if (missing.length === 0 && !(records.length === 0 && keeps.length === 0 && branch.isLocal))
continue;
const isContradiction = branch.isLocal && missing.length > 0;
const kind = isContradiction ? 'wrong' : hasLocal && !branch.isLocal ? 'unchecked' : 'unproved';
const uncovered = {
...{ shown: branch.shown, accepted: keeps.length, name },
missing: records.length === 0 ? undefined : missing.length,
};
const issue = keeps.length === 0 ? nothingYet(check, `nothing on ${branch.shown}`) : (0,verification_uncovered .d)(uncovered);
findings.push({ kind, what: `branch ${branch.shown}`, ...issue });
}
if (records.length > 0 || !(0,finding .vs)(findings))
return findings;
return [...findings, { kind: 'unproved', what: 'records', ...nothingYet(check, `no branch ${(0,branch_name .W)(name)}`) }];
}
function nothingYet({ name, rejection }, branch) {
const lacking = `0 records of "${name}", and ${branch}`;
const run = `autorize run ${name}`;
if (rejection === undefined) {
const remedy = `run it first: ${run}; or, if another machine ran and pushed it: autorize pull ${name}`;
return { detail: `${lacking}: there is nothing to verify yet`, remedy };
}
const { iter, by, at, again } = rejection;
const since = `no iteration has run since ${by} rejected iteration ${iter} on ${at}`;
const next = again.length === 0 ? `continue: ${run}` : `judge ${(0,base_text .LS)(again.length, 'candidate')} again: ${run}`;
const remedy = `${next}; check the decisions of the archived run: autorize audit ${name} --archived`;
return { detail: `${lacking}: ${since}, so there is nothing to verify yet`, remedy };
}
async function findAccepted(git, { name, base }, { commit }) {
const pattern = `--grep=^${state .jl.experiment}: ${name}$`;
const { stdout } = await git(['log', '-1', '--first-parent', '--format=%H', '-E', pattern, '--end-of-options', commit, '--'], {
allowed: [0, 128],
});
const branchHead = stdout.toString().trim();
return branchHead === '' ? [] : (await (0,branch_commits .xt)(git, { name, branchHead, base })).keeps;
}
var hash = __webpack_require__(28338);
var state_size = __webpack_require__(85503);
var covered_files = __webpack_require__(37270);
var lost_records = __webpack_require__(64577);
var state_files = __webpack_require__(93133);
var unfinished_attempts = __webpack_require__(35100);
;
function checkFiles(paths, records) {
const folders = records
.map((record) => ({ record, folder: (0,store .OO)(paths, record.iter) }))
.filter(({ record, folder }) => record.files_digest || (0,external_node_fs_.existsSync)(folder));
return (0,covered_files .A)(folders.map(({ record: { iter, files_digest: digest }, folder }) => ({
...{ what: `iteration ${iter}`, folder, digest },
travels: (name, bytes) => (0,state_files .v)(`${(0,external_node_path_.basename)(folder)}/${name}`) && bytes <= state_size .fM,
})));
}
function checkTail(paths, { records, decisions, openIter, isRunning }) {
if (isRunning)
return [];
const elsewhere = (0,unfinished_attempts .NZ)(paths, records);
const { concluded, named } = (0,lost_records .xo)(paths, { records, decisions }, (iter) => elsewhere.has(iter));
const lost = [...new Set([...concluded, ...named])].filter((iter) => iter !== openIter);
return lost
.sort((one, other) => one - other)
.map((iter) => ({
kind: 'wrong',
what: (0,external_node_path_.basename)(paths.ledger),
detail: `iteration ${iter} was concluded, and its record is missing`,
remedy: `if a run was killed at that moment: autorize resume ${paths.name}; otherwise the ledger was cut`,
}));
}
const PRINTED = /^(?:confirmation-\d+|certify-\d+|leave-out(?:-\d+)?|promotions)$/;
function checkPrinted(paths, decisions) {
const runs = decisions.filter(({ kind }) => kind === 'evaluation');
const digests = new Set(runs.map(({ stdout_digest: digest }) => digest));
if (digests.has(''))
return [];
const folders = (0,external_node_fs_.existsSync)(paths.folder) ? (0,external_node_fs_.readdirSync)(paths.folder).filter((name) => PRINTED.test(name)) : [];
const issues = folders.flatMap((folder) => (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(paths.folder, folder), { recursive: true, encoding: 'utf8' })
.filter((name) => name.endsWith('score.stdout'))
.filter((name) => !digests.has((0,hash .s)((0,own_files .o3)((0,external_node_path_.join)(paths.folder, folder, name)))))
.map((name) => `${(0,base_text .TL)(`${folder}/${name}`, 200)} was changed: no run printed it`));
return (0,finding .wf)((0,external_node_path_.basename)(paths.decisions), issues);
}
var audit_audit = __webpack_require__(65780);
var handover = __webpack_require__(96580);
var group_trees = __webpack_require__(55998);
var reapplication = __webpack_require__(40658);
var git_store = __webpack_require__(25367);
var lone_commit = __webpack_require__(43874);
var group_commits = __webpack_require__(75484);
var group_pulls = __webpack_require__(91754);
var handed_groups = __webpack_require__(31775);
;
async function checkGroups(check) {
const { decisions, what, base, branchHead, repository, folder } = check;
if (!decisions.some(({ kind }) => kind === 'handover'))
return (0,group_pulls .EO)(check.paths, undefined);
const unchecked = (detail) => [{ kind: 'unchecked', what, detail }];
const handover = (0,audit_audit .u)({ records: decisions }).state?.handover;
const pulls = (0,group_pulls .EO)(check.paths, handover);
if (base === undefined || branchHead === undefined || handover === undefined) {
return [...unchecked('the changes of the groups are not on any branch'), ...pulls];
}
try {
const store = await (0,git_store .y$)({ folder: (0,external_node_path_.join)(folder, 'groups'), repository, base });
await (0,git_store .Tr)(store, { repository, commit: branchHead });
const { issues, missing } = await groupIssues(store, { ...check, base }, handover);
const made = `${(0,base_text .LS)(handover.known.size - missing.length, 'group')} made again from the accepted changes`;
return [
...(0,finding .WX)(what, issues, made),
...missing.flatMap((task) => unchecked(`${task} cannot be made again here: the commit that it is on is not in this clone`)),
...pulls,
];
}
catch (error) {
if (!(error instanceof kernel_git .XS))
throw error;
return [...unchecked(`the groups cannot be made again here: ${error.message}`), ...pulls];
}
}
async function groupIssues(store, { records, base, name, direction, repository }, { known, results }) {
const byTask = (0,handed_groups .LZ)(records);
const accepted = await (0,handed_groups .pU)([...byTask].map(([task, record]) => ({ record, task })), {
treeOf: (commit) => (0,git_store .bR)(store, commit),
parentOf: async (commit) => (await (0,branch_commits .kN)(store.git, commit))?.parents[0],
});
const changeOf = new Map(accepted.map((change) => [change.task, change]));
const baseline = await (0,git_store .bR)(store, base);
const issues = [];
const missing = [];
const commits = new Map();
for (const group of known.values()) {
const { task, on } = group;
const based = await checkBase(store, { group, known, baseline, repository, missing });
if (based === 'missing' || (on !== null && group.base === undefined && missing.includes(on))) {
missing.push(task);
continue;
}
if (based !== undefined)
issues.push(based.issue);
const issue = await treeIssue(store, { group, changeOf, below: (0,handover .c_)(group, { known, baseline }) });
if (issue !== undefined)
issues.push(issue);
const result = results.get(task);
if (issue !== undefined || result?.effect == null)
continue;
const below = on === null ? undefined : commits.get(on);
const made = { group, effect: result.effect, at: result.at, below };
const commit = await (0,git_store .SC)(store, (0,group_commits .D)(made, { name, base, direction, records }));
commits.set(task, commit);
if (commit !== result.commit)
issues.push(`${task} is recorded as ${result.commit}; its changes give ${commit}`);
}
return { issues, missing };
}
async function checkBase(store, { group: { task, on, base }, known, baseline, repository, missing, }) {
if (base === undefined)
return undefined;
try {
await (0,lone_commit .Y)(store, { repository, commit: base.commit });
}
catch (error) {
if (!(error instanceof kernel_git .XS))
throw error;
return 'missing';
}
const tree = await (0,git_store .bR)(store, base.commit);
if (tree !== base.tree)
return { issue: `${task} is on ${base.commit}, whose tree is ${tree}, not ${base.tree}` };
if (on !== null && missing.includes(on))
return undefined;
const below = on === null ? undefined : known.get(on);
const under = below === undefined ? baseline : (0,handover .hn)(below, { known, baseline });
const held = await (0,reapplication .kQ)(store, { base: under, tree: below?.tree ?? under, branchHead: tree });
const isHeld = held.kind === 'applied' && held.tree === tree;
return isHeld ? undefined : { issue: `${task} is on ${base.commit}, which does not hold the groups below it` };
}
async function treeIssue(store, { group: { task, tree, lines, changes }, changeOf, below, }) {
const own = changes.flatMap((change) => changeOf.get(change) ?? []);
if (own.length < changes.length)
return `${task} holds a change that no accepted iteration is`;
const made = below === undefined ? undefined : await (0,group_trees .yl)(store, below, own);
if (made !== tree || below === undefined)
return `${task} is recorded as ${tree}; its changes give ${made ?? 'a conflict'}`;
const count = await (0,group_trees .eu)(store, below, tree);
return count === lines ? undefined : `${task} is recorded with ${lines} lines; its diff has ${count}`;
}
var open_acceptance = __webpack_require__(17100);
var revert_checks = __webpack_require__(40370);
;
function checkReverts(check) {
const rejections = check.records.filter(({ rejection }) => rejection);
if (rejections.length === 0)
return (0,revert_checks .e)(check);
return (0,revert_checks .e)(check, async (store) => {
const issues = [];
for (const record of rejections)
issues.push(...(await rejectionIssues(store, { ...check, record })));
return issues;
});
}
async function rejectionIssues(store, { record: { iter, tree, base_commit: branchHead, rejection, reverts }, records, decisions, }) {
const rejected = records.find((each) => each.iter === rejection?.iter);
const what = `iteration ${iter}, which takes back iteration ${rejection?.iter},`;
if (rejected?.outcome !== 'merged' || typeof rejected.commit !== 'string') {
return [`${what} names no accepted change`];
}
const treeOf = (name) => (0,kernel_git .JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${name}^{tree}`]);
const task = typeof rejected.decision?.test === 'string' ? rejected.decision.test : `iteration ${rejected.iter}`;
const accepted = { task, tree: await treeOf(rejected.commit), parent: await treeOf(`${rejected.commit}^1`) };
const without = (from) => (0,reapplication .gu)(store, from, [accepted]);
const issues = [];
const again = await without(String(branchHead));
if (again.tree !== tree || !(0,record_checks .TL)(reverts?.taken ?? [], rejected.decision?.test ? [task] : []))
issues.push(`${what} is not what taking it out gives`);
const index = decisions.findIndex((each) => each.kind === 'rejection' && each.task === task && each.tree === tree);
const { state } = (0,audit_audit .u)({ records: index === -1 ? decisions : decisions.slice(0, index) });
const isKnown = state !== undefined && decisions.some((each) => each.kind === 'decision' && each.task === task);
if (index === -1)
return isKnown ? [...issues, `${what} has no record in the decisions`] : issues;
const { by, reason, at, champion } = decisions[index] ?? {};
if (!(0,record_checks .TL)([by, reason, at], [rejection?.by, rejection?.reason, rejection?.at]))
issues.push(`${what} and the decisions do not name the same person, time and reason`);
const before = state?.session.champion?.tree;
const left = before === undefined ? null : (await without(before)).tree;
return (0,record_checks .TL)(champion ?? null, left)
? issues
: [...issues, `${what} makes another champion than taking it out gives`];
}
function checkRejection(paths, base) {
const { rejection, problems } = (0,ledger_rejection .uE)(paths);
const what = (0,external_node_path_.basename)(paths.rejected);
if (problems.length > 0)
return (0,finding .wf)(what, problems.map(errors .yM));
if (rejection === undefined)
return [];
const isOfRun = base === undefined || rejection.base === base;
const issues = isOfRun ? [] : [`it is of a run from ${rejection.base}; the records are from ${base}`];
return (0,finding .WX)(what, issues, `${(0,base_text .LS)(rejection.again.length, 'candidate')} to be judged again`);
}
;
async function checkAll({ paths, config, refs, folder, moment, isRunning, isShared, }) {
const { ledger, intents: parsed, records, branchHead, undecodable } = moment;
const { name, repository } = paths;
const what = (0,external_node_path_.basename)(paths.decisions);
const decisions = (0,ledger_decisions .AD)(moment.decisions);
const intents = readIntents(paths, parsed);
const findings = [
...(0,journal .u)((0,external_node_path_.basename)(paths.ledger), ledger),
...(0,journal .u)((0,external_node_path_.basename)(paths.intents), parsed),
...listCopies(paths),
...(0,finding .wf)((0,external_node_path_.basename)(paths.ledger), undecodable === undefined ? [] : [undecodable]),
...(0,record_checks .fi)(records, config.objective.direction),
];
const lastIntent = [...intents.byHash.values()].at(-1);
const pending = await (0,open_acceptance .rj)(refs, { paths, records, lastIntent, branchHead });
const accepted = pending?.record === undefined ? records : [...records, pending.record];
for (const record of accepted) {
if (record.outcome !== 'merged' || typeof record.commit !== 'string')
continue;
findings.push(...(await checkAccepted(refs, { name, record, intents, isShared, diff: diffOf(paths, record) })));
}
findings.push(...(0,finding .wf)((0,external_node_path_.basename)(paths.intents), openIssues({ paths, moment, lastIntent, pending, isShared })));
const base = (0,fold .lN)(records, (0,store .un)(paths));
findings.push(...(await checkBranchCommits(refs, { name, base, branchHead, records, lastIntent, isShared })));
const { rejection } = (0,ledger_rejection .uE)(paths);
findings.push(...(await checkCoverage(refs, { name, base, records, lastIntent, rejection })));
const byGit = await (0,decision_log .$W)(refs, { what, records: decisions });
findings.push(...checkFolders(paths, accepted), ...checkDecisions(paths, { moment, pending, byGit }));
findings.push(...checkRejection(paths, base));
findings.push(...checkChosenAgents({ records, decisions, base }));
const isHere = ({ iter }) => (0,external_node_fs_.existsSync)((0,store .OO)(paths, iter));
const covered = accepted.filter((record) => records.includes(record) || isHere(record));
findings.push(...checkFiles(paths, covered), ...checkPrinted(paths, decisions));
findings.push(...checkTail(paths, { records, decisions, openIter: lastIntent?.iter, isRunning }));
const decided = [...decisions, ...(pending?.decisionsAfter(decisions) ?? [])];
findings.push(...(0,backing_checks .G)(what, { accepted, decided, base, isShared }));
const reverting = { repository, folder, base, branchHead, what, decisions: decided, records: accepted };
const groups = await checkGroups({ ...reverting, name, paths, direction: config.objective.direction });
return [...findings, ...(await checkReverts(reverting)), ...groups];
}
function openIssues({ paths, moment, lastIntent, pending, isShared }) {
const { records, branchHead } = moment;
if (pending !== undefined && pending.record?.outcome !== 'merged') {
return [`the intent of ${pending.commit} holds no record of an accepted change`];
}
const isOpen = lastIntent !== undefined && !records.some(({ iter }) => iter === lastIntent.iter);
if (!isOpen || pending !== undefined || branchHead === undefined)
return [];
return (0,open_acceptance .OR)(paths, { intent: lastIntent, records, branchHead, isShared });
}
function readIntents(paths, parsed) {
const copies = copiesOf(paths).filter((name) => name.startsWith((0,external_node_path_.basename)(paths.intents)));
const files = [...copies.map((name) => (0,external_node_path_.join)(paths.folder, name)), paths.intents];
const byHash = new Map();
for (const each of files.flatMap((path) => (0,journal_salvage .RY)((0,own_files .zx)(path) ?? Buffer.alloc(0)))) {
const intent = each.kind === 'record' ? (0,ledger_intent .H)(each.record) : undefined;
if (intent !== undefined)
byHash.set(intent.hash, intent);
}
const isComplete = copies.length === 0 && parsed.kind === 'sound' && parsed.records.length > 0;
return { byHash, isComplete, isFixed: copies.length > 0 };
}
function copiesOf({ folder }) {
return (0,external_node_fs_.readdirSync)(folder)
.filter((name) => /\.jsonl\.corrupt-/.test(name) && !name.endsWith('.tmp'))
.sort();
}
function listCopies(paths) {
return copiesOf(paths).map((name) => ({
kind: 'unchecked',
what: name.replace(/\.corrupt-.*$/, ''),
detail: `it was rewritten by repair; as it was before, it is ${name}`,
}));
}
function diffOf(paths, { iter }) {
const folder = (0,store .OO)(paths, iter);
const isReapplied = (0,external_node_fs_.existsSync)(folder) && (0,external_node_fs_.readdirSync)(folder).some((name) => name.endsWith('again-score.stdout'));
return isReapplied ? undefined : (0,store .Q_)(paths, iter, 'changes.diff');
}
function checkDecisions(paths, { moment, ...found }) {
const { decisions, records } = moment;
const pending = (0,external_node_fs_.existsSync)(paths.decisions) ? found.pending : undefined;
const { findings } = (0,audit .pr)(paths, { ...found, decisions, records, pending });
return [...findings, ...findLost(paths, { records, decisions: (0,ledger_decisions .AD)(decisions) })];
}
function findLost(paths, { records, decisions, }) {
const what = (0,external_node_path_.basename)(paths.decisions);
const known = new Set(decisions.map(({ id }) => id));
const lost = records.filter(({ decision }) => typeof decision?.test === 'string' && !known.has(decision.test));
const isOpen = (name) => name.startsWith('promotion ');
const iters = lost.filter(({ decision }) => !isOpen(String(decision?.test))).map(({ iter }) => iter);
if (iters.length === 0)
return [];
const detail = `it does not hold how iteration ${iters.join(', ')} was decided`;
if (copiesOf(paths).some((name) => name.startsWith(what)))
return [{ kind: 'unchecked', what, detail }];
if ((0,external_node_fs_.existsSync)(paths.decisions))
return [{ kind: 'unchecked', what, detail: `${detail}: it was begun again` }];
const remedy = 'restore it, or continue without it: the next run starts a new log from the branch';
const gone = `it is missing, and ${detail.replace('it does not hold', 'with it')}`;
return [{ kind: 'wrong', what, where: { file: what }, detail: gone, remedy }];
}
function checkFolders(paths, records) {
const findings = [];
let agreeing = 0;
for (const record of records) {
const text = (0,store .Q_)(paths, record.iter, 'evidence.json');
const issues = text === undefined ? undefined : (0,record_checks .K7)(record, text);
if (issues === undefined)
continue;
if (issues.length === 0)
agreeing += 1;
else
findings.push(...(0,finding .wf)(`iteration ${record.iter}`, issues));
}
if (agreeing === 0)
return findings;
return [...findings, { kind: 'ok', what: 'evidence', detail: `it agrees with ${(0,base_text .LS)(agreeing, 'record')}` }];
}
;
const TRIES = 20;
async function readMoment(paths, refs) {
const files = [paths.ledger, paths.intents, paths.decisions];
const read = async () => ({
bytes: files.map((path) => ((0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path) : Buffer.alloc(0))),
branchHead: await (0,kernel_refs .sg)(refs, `refs/heads/${(0,branch_name .W)(paths.name)}`),
});
let found = await read();
for (let tries = 1; tries < TRIES; tries += 1) {
const again = await read();
const { bytes, branchHead } = found;
const isStill = again.branchHead === branchHead && again.bytes.every((each, at) => bytes[at]?.equals(each) === true);
found = again;
if (isStill)
break;
}
const [ledger, intents, decisions] = found.bytes.map((bytes) => (0,journal_chain .z8)(bytes));
if (ledger === undefined || intents === undefined || decisions === undefined)
throw new TypeError('a file is missing');
const { records, problem } = (0,store .bs)(paths, (0,ledger_decisions .AD)(ledger));
const undecodable = problem === undefined ? undefined : `record ${problem.line}: ${problem.found}`;
return { ledger, intents, decisions, branchHead: found.branchHead, records, undecodable };
}
var reconfirmation = __webpack_require__(73766);
var rescoring = __webpack_require__(39814);
var start_checks = __webpack_require__(60372);
;
async function verifyExperiment(request, host) {
return verifyRecords(request, { host, isShared: false });
}
async function verifyShared(name, host) {
const { findings } = await verifyRecords({ name, isIdle: true }, { host, isShared: true });
return findings;
}
async function verifyRecords(request, { host, isShared }) {
const paths = (0,store .wG)(request.name, host);
(0,store .DW)(paths);
const isScoring = request.rescore === true || request.iter !== undefined;
const { config, problems } = isScoring
? { config: (0,store .Z9)(paths, host, 'ignored').config, problems: [] }
: (0,readable_config .q)(paths, { records: (0,store .SC)(paths).records, host });
const verified = await (0,temporary_refs .j)(paths.repository, async (refs, folder) => {
const moment = await readMoment(paths, refs);
const { records } = moment;
const targets = targetsOf(request, records);
const isRunning = request.isIdle !== true && (0,at_work .p)(paths);
const issues = (0,finding .wf)('config', problems);
const base = (0,fold .lN)(records, (0,store .un)(paths));
const isAsked = !isShared && base !== undefined && records.length > 0;
const start = isAsked ? await (0,start_checks .Nq)(refs, { paths, base, host }) : [];
const rebuilt = isAsked && request.rescore !== true ? (0,start_checks .kC)(paths, { records, host }) : [];
const checked = await checkAll({ paths, config, refs, folder, moment, isRunning, isShared });
return { findings: [...issues, ...start, ...rebuilt, ...checked], targets, base, records };
});
const { targets, base, records } = verified;
const signed = (await request.checkSigned?.(attestableExperiment(paths), paths.repository)) ?? [];
const findings = [...verified.findings, ...signed];
if (targets.length === 0)
return conclude(findings, []);
if (base === undefined) {
const detail = 'the records do not name the commit that the experiment started from';
return conclude([...findings, { kind: 'unchecked', what: 'scores', detail }], []);
}
const again = await (0,rescoring .W)({ paths, config, base, records: targets, signal: request.signal }, host);
const all = [...findings, ...again.findings];
if (request.rescore !== true || all.some(({ kind }) => kind === 'wrong'))
return conclude(all, again.rescored);
const confirmed = await (0,reconfirmation .W)({ paths, config, base, records, signal: request.signal }, host);
return conclude(confirmed === undefined ? all : [...all, confirmed], again.rescored);
}
async function checkRecordsAt(paths, { refs, folder, host }) {
const moment = await readMoment(paths, refs);
const { config } = (0,readable_config .q)(paths, { records: moment.records, host });
return checkAll({ paths, config, refs, folder, moment, isRunning: false, isShared: true });
}
function conclude(findings, rescored) {
return { ...(0,finding .sN)(findings), rescored };
}
function targetsOf({ name, iter, rescore: all }, records) {
const accepted = records.filter(({ outcome }) => outcome === 'merged');
if (iter === undefined)
return all === true ? accepted : [];
const target = records.find((record) => record.iter === iter);
if (target?.outcome === 'merged' || target?.outcome === 'baseline')
return [target];
const known = accepted.length === 0 ? 'there is none' : accepted.map((record) => record.iter).join(', ');
throw new errors .eb([
{
found: `iteration ${iter} of "${name}" ${target === undefined ? 'does not exist' : `is "${target.outcome}"`}`,
expected: `an accepted change (${known}), or 0 for the baseline`,
remedy: `See them: autorize list ${name}`,
},
]);
}
}),
7708:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p: () => ( findSyntaxError)
});
var _program_sync_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19418);
const TIMEOUT_MS = 10_000;
const MOST_ANSWERS = 100;
const answers = new Map();
const PLAIN = /^[\w./-][\w./:,@%+-]*(?: +[\w./:,@%+=-]+)*$/;
const KEYWORDS = new Set('case do done elif else esac fi for function if in select then time until while'.split(' '));
function findSyntaxError(line) {
if (line.includes('\0'))
return 'there is a NUL character';
if (PLAIN.test(line) && !KEYWORDS.has(line.split(' ')[0] ?? ''))
return undefined;
if (answers.has(line))
return answers.get(line);
const args = ['-n', '-c', '--', line];
const { exitCode, stderr } = (0,_program_sync_js__WEBPACK_IMPORTED_MODULE_0__ .x)({ program: '/bin/sh', args, cwd: '/', env: {}, timeoutMs: TIMEOUT_MS });
if (exitCode === undefined)
return undefined;
const found = exitCode === 0 ? undefined : (stderr.trim().split('\n')[0] ?? '');
if (answers.size >= MOST_ANSWERS)
answers.clear();
answers.set(line, found);
return found;
}
}),
58541:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
u: () => ( checkChain)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
function checkChain(file, parsed) {
if (parsed.kind === 'corrupt') {
return [{ kind: 'wrong', what: file, where: { file, line: parsed.line }, detail: `it ${parsed.why}` }];
}
const { records, unchained, tornBytes } = parsed;
const linked = records.length - unchained;
const findings = [];
if (unchained > 0) {
const detail = `the first ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(unchained, 'record')} were written by a tool without a chain: they could have been edited`;
findings.push({ kind: 'unchecked', what: file, detail });
}
if (linked > 0 || unchained === 0) {
const torn = `; ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(tornBytes, 'byte')} of a last line were never finished, the next run cuts them`;
const detail = `the chain of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(linked, 'record')} is unbroken${tornBytes === 0 ? '' : torn}`;
findings.push({ kind: 'ok', what: file, detail });
}
return findings;
}
}),
71622:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => ( auditShared)
});
var _base_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17785);
var _kernel_temporary_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76038);
async function auditShared({ repository, findings, findForbidden }) {
const issues = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_0__ .$R)(findings);
return issues.length > 0 ? issues : (0,_kernel_temporary_refs_js__WEBPACK_IMPORTED_MODULE_1__ .j)(repository, findForbidden);
}
})
};

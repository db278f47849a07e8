export const id = 2708;
export const ids = [1167,2708];
export const modules = {
81167:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
decodeYaml: () => ( decodeYaml)
});
var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
var _byte_issues_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6805);
var _json_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85572);
const MAX_ALIASES = 100;
const MAX_PROBLEMS = 200;
function decodeYaml(file, bytes) {
const issue = (0,_byte_issues_js__WEBPACK_IMPORTED_MODULE_1__ .ib)(bytes);
if (issue !== undefined)
return { problems: [(0,_json_document_js__WEBPACK_IMPORTED_MODULE_2__ .X)(file, issue)] };
const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__ .HN();
const text = bytes.toString('utf8');
const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__ .Tp)(text, { lineCounter: lines, schema: 'core', uniqueKeys: false, prettyErrors: false });
const ofParser = [...document.errors, ...document.warnings].map(({ pos: [offset], message }) => ({
offset,
message,
}));
const issues = [...ofParser, ...findRepeatedKeys(document.contents)].sort((one, other) => one.offset - other.offset);
const [first] = issues;
if (first !== undefined) {
const problems = issues.slice(0, MAX_PROBLEMS).map((each) => problemOf({ file, issue: each, lines }));
const value = wholeBefore(document, document.contents, { first: first.offset, depth: 2 });
return { problems, before: { file, value, locate: locator(document.contents, lines) } };
}
try {
const value = document.toJS({ maxAliasCount: MAX_ALIASES });
return { document: { file, value, locate: locator(document.contents, lines) } };
}
catch (error) {
const found = error instanceof Error ? error.message : String(error);
return { problems: [{ file, found, expected: 'valid YAML', remedy: 'Write the values out.' }] };
}
}
function wholeBefore(document, node, { first, depth }) {
if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jh)(node))
return {};
const begun = node.items.filter(({ key }) => offsetOf(key) < first);
const entries = begun.flatMap(({ key, value }, at) => {
const name = (0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jn)(key) ? String(key.value) : '';
if (at < begun.length - 1)
return [[name, plainValue(document, value)]];
return depth === 1 ? [] : [[name, wholeBefore(document, value, { first, depth: depth - 1 })]];
});
return Object.fromEntries(entries);
}
function plainValue(document, node) {
try {
return (0,yaml__WEBPACK_IMPORTED_MODULE_0__ .Ll)(node) ? node.toJS(document, { maxAliasCount: MAX_ALIASES }) : node;
}
catch {
return undefined;
}
}
function findRepeatedKeys(contents) {
const issues = [];
const open = [contents];
for (let node = open.pop(); node !== undefined; node = open.pop()) {
if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__ .oP)(node))
for (const item of node.items)
open.push(item);
if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jh)(node))
continue;
const seen = new Set();
for (const { key, value } of node.items) {
open.push(key, value ?? null);
if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jn)(key))
continue;
if (seen.has(key.value))
issues.push({ offset: offsetOf(key), message: 'Map keys must be unique' });
seen.add(key.value);
}
}
return issues;
}
function problemOf({ file, issue, lines, }) {
const { line, col } = lines.linePos(issue.offset);
return {
file,
line: Math.max(1, line),
column: Math.max(1, col),
found: issue.message,
expected: 'valid YAML',
remedy: 'Fix the syntax.',
};
}
function locator(contents, lines) {
return (path) => {
let node = contents;
for (const part of path) {
const child = childOf(node, part);
if (child === undefined)
break;
node = child;
}
const { line, col } = lines.linePos(offsetOf(node));
return { line: Math.max(1, line), column: Math.max(1, col) };
};
}
function childOf(node, part) {
if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__ .oP)(node) && typeof part === 'number')
return node.items[part] ?? undefined;
if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jh)(node))
return undefined;
const pair = node.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__ .jn)(key) && String(key.value) === String(part));
return pair?.value ?? pair?.key ?? undefined;
}
function offsetOf(node) {
const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : 0;
}
}),
82052:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ei: () => ( gatewayChoice),
Um: () => ( choosesAgent),
iE: () => ( sessionCommand),
kz: () => ( DEFAULT_AGENT)
});
var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61023);
var _engine_agent_command_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16027);
var _engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7535);
const DEFAULT_AGENT = 'codex';
function choosesAgent({ command, preset, model, reasoning, args }) {
return [command, preset, model, reasoning, args].some((each) => each !== undefined);
}
function sessionCommand({ command, args }, agent, { workDir, instructionsFile, handOver, isConfined }) {
if (command !== null)
return args.length === 0 ? command : `set -- ${args.map(_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ .e).join(' ')}; ${command}`;
const options = { ...agent, args: [...(agent.args ?? []), ...args] };
const ownSandbox = isConfined ? undefined : { writable: [`${workDir}/.git`, handOver] };
const line = (0,_engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_2__ .ld)(agent.preset ?? DEFAULT_AGENT, options, ownSandbox);
return (0,_engine_agent_command_line_js__WEBPACK_IMPORTED_MODULE_1__ .o)(line, { promptFile: instructionsFile, workDir });
}
function gatewayChoice({ command }, agent) {
if (command === null)
return { ...agent, preset: agent.preset ?? DEFAULT_AGENT };
return { ...agent, command, preset: agent.preset ?? (0,_engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_2__ .Se)(command) };
}
}),
82593:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$G: () => ( endShape),
QJ: () => ( askedSchema),
dJ: () => ( findUnfinished),
rf: () => ( endBefore),
sG: () => ( advanceAsking)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var _base_record_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48557);
const endShape = {
status: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['stopped', 'completed', 'failed']),
reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP(),
spent: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
cause: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['agent', 'rate_limited'])),
until: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_1__ .uR),
};
const endSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3(endShape);
const askedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
what: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['distil', 'accept']),
ended: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(endSchema),
});
function endBefore({ status, end, asked }) {
return status === 'running' ? asked?.ended : end;
}
function findUnfinished({ status, asked }) {
return status === 'running' && isOver(asked) ? { what: asked.what } : undefined;
}
function isOver(asked) {
return asked?.ended !== undefined && asked.ended.status !== 'stopped';
}
function advanceAsking(state, record) {
const issue = issueOf(state, record);
const askIssues = issue === undefined ? state.askIssues : [...state.askIssues, issue];
if (record.kind === 'resumed')
return { end: state.end, asked: record.asked, askIssues };
if (record.kind === 'stopped')
return { end: record, asked: undefined, askIssues };
return { end: state.end, asked: state.asked, askIssues };
}
function issueOf(state, record) {
const { asked } = state;
if (record.kind === 'resumed') {
const expected = endBefore(state);
if (record.asked === undefined) {
return isOver(asked) ? `sessions were resumed before the run was ${PAST[asked.what]}` : undefined;
}
return isSameEnd(record.asked.ended, expected)
? undefined
: `the request to ${record.asked.what} names another end than the run had`;
}
if (asked === undefined)
return undefined;
if (record.kind === 'session')
return `iteration ${record.iteration} had a session, where the run was ${PAST[asked.what]}`;
if (record.kind !== 'stopped' || record.status === 'failed' || asked.ended === undefined)
return undefined;
return isSameEnd(record, asked.ended) ? undefined : `the run ended in another way after it was ${PAST[asked.what]}`;
}
const PAST = { distil: 'distilled', accept: 'asked to accept a change' };
function isSameEnd(one, other) {
const shown = (end) => end && [end.status, end.reason, end.spent === true, end.cause ?? null, end.until ?? null];
return JSON.stringify(shown(one)) === JSON.stringify(shown(other));
}
}),
9192:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
HL: () => ( candidateSchema),
PR: () => ( parseCandidate),
cK: () => ( findViolatedRule),
nR: () => ( CANDIDATE_STATUSES),
tl: () => ( MAX_CANDIDATE_BYTES)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_json_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85572);
var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86586);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
const CANDIDATE_STATUSES = ['candidate', 'noop', 'abort', 'interrupted'];
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;
const candidateSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
status: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(CANDIDATE_STATUSES, CANDIDATE_STATUSES.map((word) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(word)).join(', ')),
candidate_commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()),
base_commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP(),
description: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP(),
notes: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()),
created_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()
.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YPB((at) => TIMESTAMP.test(at) && !Number.isNaN(Date.parse(at)), 'an ISO 8601 time')),
});
const MAX_CANDIDATE_BYTES = 64 * 1024;
const MAX_LISTED = 3;
function parseCandidate(bytes) {
const decoded = (0,_base_json_document_js__WEBPACK_IMPORTED_MODULE_2__ .w)('candidate.json', bytes);
const checked = 'problems' in decoded ? decoded : (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_3__ .sw)(decoded.document, candidateSchema);
if ('value' in checked)
return { candidate: checked.value };
const reported = checked.problems.slice(0, MAX_LISTED).map(_base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .yM);
const rest = checked.problems.length - reported.length;
return {
reason: `the candidate artifact is not valid: ${reported.join(' ')}${rest > 0 ? ` And ${rest} more.` : ''}`,
};
}
function findViolatedRule(candidate, { lastKept: lastAccepted, head }) {
const { status, candidate_commit: commit, base_commit: base } = candidate;
if (status === 'candidate' && commit === null)
return 'status is "candidate" and candidate_commit is null';
if (!isIdOf(base, lastAccepted)) {
return `base_commit is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(base)}; expected the last kept commit, ${lastAccepted}`;
}
if (commit === null)
return undefined;
if (head.kind === 'refused')
return `candidate_commit ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(commit)} cannot be taken: ${head.reason}`;
if (isIdOf(commit, head.commit))
return undefined;
return `candidate_commit is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(commit)}; HEAD of the worktree is ${head.commit}`;
}
const SHORTEST_ID = 4;
function isIdOf(supplied, id) {
const folded = supplied.trim().toLowerCase();
return folded.length >= SHORTEST_ID && id.startsWith(folded);
}
}),
68216:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D: () => ( comparisonSchema),
M0: () => ( isFaithful),
Zo: () => ( isRollBack),
g5: () => ( gainOfPairs),
jb: () => ( comparisonOf)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var _decision_confirmation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76442);
var _decision_paired_trial_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28834);
var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65991);
var _decision_records_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10901);
const number = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig();
const common = {
n: number,
effect: number,
reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP(),
record: _decision_records_js__WEBPACK_IMPORTED_MODULE_4__ .ce,
};
const comparisonSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([
zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
policy: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['paired-sequential', 'checkpoint']),
...common,
e: number,
threshold: number,
pairs: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ candidate: number, incumbent: number })),
}),
zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
policy: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(_decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_3__ .Dc),
...common,
compared_with: number,
scores: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(number),
again: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(number),
}),
]);
function comparisonOf(trial, draft) {
const record = _decision_records_js__WEBPACK_IMPORTED_MODULE_4__ .ce.parse(JSON.parse(JSON.stringify(draft)));
const { effect } = record.evidence;
const { reason } = record;
if (trial.task === 'compare') {
const { policy, rules, scores, again } = trial;
const shown = { compared_with: rules.record, scores: [...scores], again: [...again] };
return { policy, n: scores.length, effect, ...shown, reason, record };
}
const pairs = trial.pairs.map(({ candidate, incumbent }) => ({ candidate, incumbent }));
const policy = trial.purpose === 'promotion' ? 'checkpoint' : 'paired-sequential';
return { policy, n: pairs.length, effect, ...evidenceOf(record), pairs, reason, record };
}
function evidenceOf({ evidence }) {
if (evidence.kind !== 'paired')
throw new TypeError('pairs have evidence of their own kind');
return { e: Math.exp(evidence.log_e), threshold: 1 / evidence.a };
}
const DEFAULT_CONFIDENCE = 0.95;
function gainOfPairs(comparison, { direction, confidence = DEFAULT_CONFIDENCE }) {
if (!('pairs' in comparison) || comparison.pairs.length < 2)
return undefined;
const { pairs, record } = comparison;
const isRatio = record.evidence.kind === 'paired' && record.evidence.score_scale === 'ratio';
const { estimate, interval } = (0,_decision_confirmation_js__WEBPACK_IMPORTED_MODULE_1__ .bY)({
...{ sign: direction === 'max' ? 1 : -1, pairs, confidence },
...(isRatio ? { ratio: { unit: null } } : {}),
});
const inWords = (gain) => (isRatio ? Math.exp(gain) : gain);
return { estimate: inWords(estimate), limits: [inWords(interval[0]), inWords(interval[1])], isRatio };
}
function isRollBack(comparison) {
return comparison?.record.code === 'rolled-back';
}
function isSame(one, other) {
return JSON.stringify(one) === JSON.stringify(other);
}
function isFaithful(comparison, direction) {
const { evidence, reason } = comparison.record;
if (comparison.reason !== reason || comparison.effect !== evidence.effect)
return false;
if (evidence.kind === 'compare') {
if (!('scores' in comparison))
return false;
const { scores, again, compared_with: known, n } = comparison;
const reported = [scores, again, known, n];
return isSame(reported, [evidence.scores, evidence.again, evidence.record, evidence.scores.length]);
}
if (!('pairs' in comparison))
return false;
const { pairs, n, e, threshold } = comparison;
const sign = direction === 'max' ? 1 : -1;
const ratio = evidence.score_scale === 'ratio' ? { unit: null } : undefined;
const differences = pairs.map(({ candidate, incumbent }) => (0,_decision_paired_trial_js__WEBPACK_IMPORTED_MODULE_2__ .Pq)(sign, candidate, incumbent, ratio));
const { e: evident, threshold: needed } = evidenceOf(comparison.record);
const hasDifferences = differences.length === evidence.differences.length &&
differences.every((each, at) => Math.abs(each - (evidence.differences[at] ?? 0)) <= (ratio === undefined ? 0 : 1e-9));
return hasDifferences && isSame([n, e, threshold], [pairs.length, evident, needed]);
}
}),
53919:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EZ: () => ( frontMatterOf),
Im: () => ( risksAccepted),
L6: () => ( parseSandbox),
ht: () => ( variablesOf)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86586);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
var _base_yaml_document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81167);
var _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65991);
var _engine_agent_agent_entries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35133);
var _engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74832);
var _engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7535);
var _engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75857);
var _settings_deprecated_names_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71594);
var _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83257);
var _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22753);
var _agent_command_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(82052);
var _decision_keys_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(42132);
function variablesOf({ agent, agents = [] }) {
const own = agents.map(({ env = {} }, at) => ({ path: `$.agents[${at}].env`, values: env }));
return [{ path: '$.agent.env', values: agent.env }, ...own];
}
const FENCE = /^---[ \t]*\r?\n/;
function frontMatterOf(text) {
const opening = FENCE.exec(text)?.[0];
const closing = opening === undefined ? null : /^---[ \t]*$/m.exec(text.slice(opening.length));
if (opening === undefined || closing === null)
return { isOpen: opening !== undefined };
const to = opening.length + closing.index;
return { from: opening.length, to, end: to + closing[0].length };
}
function risksAccepted({ accept_risk: written }) {
return Object.entries(written ?? {}).flatMap(([name, isAccepted]) => (isAccepted ? [name] : []));
}
function parseSandbox(file, bytes, checks = {}) {
const text = bytes.toString('utf8').replace(/^\ufeff/, '');
const front = frontMatterOf(text);
if ('isOpen' in front)
return { problems: [noFrontMatter(file, front.isOpen)], env: [] };
const decoded = (0,_base_yaml_document_js__WEBPACK_IMPORTED_MODULE_3__.decodeYaml)(file, Buffer.from(`\n${text.slice(front.from, front.to)}`));
if ('problems' in decoded)
return { ...decoded, env: [] };
const { document, notes, problems: ofNames } = (0,_settings_deprecated_names_js__WEBPACK_IMPORTED_MODULE_9__ .QA)(decoded.document, 'mission');
const checked = (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ .sw)(document, _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_11__ .g_);
const contract = 'problems' in checked ? undefined : (0,_settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_11__ .xN)(checked.value);
const clashes = 'problems' in checked || contract === undefined
? []
: [...decisionClashes(contract, checked.value), ...idleKeys(contract), ...betweenKeys(contract, checks)];
const ofSchema = 'problems' in checked ? checked.problems : [];
const reported = new Set(ofSchema.map(({ path }) => path));
const ofEnvironment = rawEnvironmentIssues(document.value, checks).map((problem) => placed(document, problem));
const problems = [
...ofNames,
...ofSchema,
...ofEnvironment.filter(({ path }) => !reported.has(path)),
...doubledGuards(document),
...[...ofAgent(document), ...clashes].map((problem) => placed(document, problem)),
];
if (contract === undefined || problems.length > 0)
return { problems, env: readableEnv(document) };
return { contract, policy: text.slice(front.end).trim(), notes };
}
function placed(document, { path, ...problem }) {
return (0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ .l4)(document, path, problem);
}
function rawEnvironmentIssues(document, { checkVariable }) {
const { env } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(document).environment);
const issues = [
...(0,_engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_8__ .hE)(['environment', 'env'], env, checkVariable),
...(0,_engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_8__ .ly)(document, 'evaluator'),
];
return issues.map(([path, found, expected, remedy]) => ({ path, found, expected, remedy }));
}
function betweenKeys({ environment, setup }, { checkPlaces }) {
const whole = (0,_settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_10__ .EJ)(environment);
const issues = (0,_engine_environment_environment_issues_js__WEBPACK_IMPORTED_MODULE_8__ .ah)({ environment: whole, hasTrustedSetup: setup !== undefined, checkPlaces });
return issues.map(([path, found, expected, remedy]) => ({ path, found, expected, remedy }));
}
function decisionClashes({ evaluator }, written) {
return (0,_decision_keys_js__WEBPACK_IMPORTED_MODULE_13__ .K)(evaluator, written.evaluator).map(({ path, ...problem }) => ({
...problem,
path: ['evaluator', ...path],
}));
}
const AGENT_WORDS = { one: 'agent', several: 'agents' };
function ofAgent({ value }) {
const ofEntries = (0,_engine_agent_agent_entries_js__WEBPACK_IMPORTED_MODULE_5__ .Gb)(value, { words: AGENT_WORDS });
if (ofEntries !== undefined)
return ofEntries;
const agent = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(value).agent);
return (0,_engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_7__ .sY)({ preset: _agent_command_js__WEBPACK_IMPORTED_MODULE_12__ .kz, ...agent }).map(({ path, ...problem }) => ({
...problem,
path: ['agent', ...path],
}));
}
const POLICIES_OF_BATCHES = _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_4__ .So.filter((name) => _decision_policies_registry_js__WEBPACK_IMPORTED_MODULE_4__ .PQ[name].hasWorkingLine);
function idleKeys({ evaluator, boundaries, agents, stop, search, handover }) {
const { keep_policy: policy, bootstrap, decision } = evaluator;
const problems = [];
if (boundaries.allow_paths.length > 0 && !boundaries.enforce_allow) {
problems.push({
path: ['boundaries', 'allow_paths'],
found: 'allow_paths without enforce_allow',
expected: 'this key only with enforce_allow: true',
remedy: 'Set enforce_allow: true, or leave it out.',
});
}
if (stop.plateau !== undefined && !(0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_6__ .yM)({ agents })) {
problems.push({
path: ['iteration', 'plateau'],
found: `plateau: ${stop.plateau} with one agent`,
expected: 'this key only with several agents: a session always begins at the last kept commit',
remedy: 'Add a second agent to agents, or leave it out.',
});
}
if (handover?.distil === true && (decision === undefined || POLICIES_OF_BATCHES.includes(decision))) {
problems.push({
path: ['handover', 'distil'],
found: decision === undefined ? 'distil without evaluator.decision' : `distil with decision: ${decision}`,
expected: 'this key only with a policy that tests single changes',
remedy: 'Set e.g. evaluator.decision: paired-sequential, or leave it out.',
});
}
if (search?.recombine === true && decision === undefined) {
problems.push({
path: ['search', 'recombine'],
found: 'recombine without evaluator.decision',
expected: 'this key only with a policy: by keep_policy no candidate is nearly kept',
remedy: 'Add e.g. evaluator.decision: paired-sequential, or leave it out.',
});
}
if (decision === undefined && policy === 'pass_only' && bootstrap !== 'ambiguous') {
problems.push({
path: ['evaluator', 'bootstrap'],
found: `bootstrap: ${bootstrap}`,
expected: 'this key only with keep_policy: score_improvement, which compares scores',
remedy: 'Leave it out.',
});
}
return problems;
}
function readableEnv({ value }) {
const { agent, agents } = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(value);
const entries = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .cX)(agents).map((entry, at) => [`$.agents[${at}].env`, entry]);
return [['$.agent.env', agent], ...entries].map(([path, table]) => {
const written = Object.entries((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(table).env));
const texts = written.filter((entry) => typeof entry[1] === 'string');
return { path, values: Object.fromEntries(texts) };
});
}
function doubledGuards(document) {
const names = (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .cX)((0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(document.value).guards).map((guard) => (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .YN)(guard).name);
return names.flatMap((name, at) => {
if (typeof name !== 'string' || names.indexOf(name) === at)
return [];
const problem = {
found: `a second guard ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(name)}`,
expected: 'each name once',
remedy: 'Rename one of the two.',
};
return [(0,_base_schema_problems_js__WEBPACK_IMPORTED_MODULE_1__ .l4)(document, ['guards', at, 'name'], problem)];
});
}
function noFrontMatter(file, isOpen) {
return {
file,
line: 1,
found: isOpen ? 'front matter without an end' : 'no front matter',
expected: 'YAML between two lines of "---", with evaluator.command and evaluator.format',
remedy: 'Begin the file with: ---, evaluator:, "  command: …", "  format: json", ---, each on a line of its own.',
};
}
}),
12169:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Yv: () => ( DECISIONS),
aR: () => ( decideCandidate),
eB: () => ( findHopelessBaseline)
});
const DECISIONS = ['baseline', 'keep', 'discard', 'ambiguous', 'noop', 'abort', 'interrupted', 'error'];
function decideCandidate(evaluation, policy) {
const { status, score, parse_error: issue } = evaluation;
if (status === 'error')
return { decision: 'discard', reason: `evaluator error: ${issue ?? 'it gave no verdict'}` };
if (status === 'fail')
return { decision: 'discard', reason: issue ?? 'the evaluator says that it does not pass' };
if (policy.keep_policy === 'pass_only')
return { decision: 'keep', reason: 'it passes, and pass_only asks no more' };
return decideByScore(score, policy);
}
function decideByScore(score, { direction, bootstrap, lastAcceptedScore: last }) {
if (score === null)
return { decision: 'ambiguous', reason: 'it passes without a score to compare' };
if (last === null) {
if (bootstrap === 'keep')
return { decision: 'keep', reason: `score ${score} is the first one` };
return { decision: 'ambiguous', reason: `score ${score} has no last kept score to be compared with` };
}
const isBetter = direction === 'max' ? score > last : score < last;
if (isBetter)
return { decision: 'keep', reason: `score ${score} improves on ${last}` };
return { decision: 'discard', reason: `score ${score} does not improve on ${last}` };
}
function findHopelessBaseline({ score, status, parse_error: issue }, { keep_policy: policy, bootstrap }) {
if (policy !== 'score_improvement' || bootstrap === 'keep' || score !== null)
return undefined;
if (status === 'error')
return `the evaluator failed on the baseline: ${issue ?? 'no verdict'}`;
return 'the baseline has no score, and keep_policy score_improvement compares scores';
}
}),
42132:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( decisionKeyProblems),
T: () => ( comparisonSettings)
});
var _decision_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82922);
var _decision_settings_rules_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67007);
var _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22753);
const DEFAULT_EFFORT = 'balanced';
function comparisonSettings(evaluator) {
if (evaluator.decision === undefined)
return undefined;
const { effort = DEFAULT_EFFORT, canary_every, canary_broken: broken, max_plausible, ...keys } = evaluator;
return _decision_settings_js__WEBPACK_IMPORTED_MODULE_0__ .ly.parse({ ...keys, effort, integrity: { canary_every, broken, max_plausible } });
}
function decisionKeyProblems(evaluator, written) {
const settings = comparisonSettings(evaluator);
if (settings === undefined) {
const idle = _settings_mission_contract_js__WEBPACK_IMPORTED_MODULE_2__ .vv.filter((key) => written[key] !== undefined);
return idle.map((key) => ({
path: [key],
found: `${key} without decision`,
expected: 'this key only together with decision; keep_policy does not use it',
remedy: 'Add e.g. decision: paired-sequential, or leave it out.',
}));
}
const clashes = [
['keep_policy', 'score_improvement'],
['bootstrap', 'ambiguous'],
];
const problems = clashes.flatMap(([key, wanted]) => {
if (evaluator[key] === wanted)
return [];
const expected = `${wanted} with decision: ${settings.decision}, which compares scores`;
return [{ path: [key], found: `${key}: ${evaluator[key]}`, expected, remedy: `Leave out ${key}, or decision.` }];
});
const asWritten = settings.effort === DEFAULT_EFFORT ? { ...settings, effort: 'auto' } : settings;
return [...problems, ...(0,_decision_settings_rules_js__WEBPACK_IMPORTED_MODULE_1__ .BL)(asWritten)];
}
}),
1184:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Pn: () => ( parseVerdict),
co: () => ( EVALUATION_STATUSES),
dC: () => ( metricsIn)
});
var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
var _base_json_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85572);
var _base_reported_metrics_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45025);
var _base_score_bound_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22135);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
const EVALUATION_STATUSES = ['pass', 'fail', 'error'];
function parseVerdict(output) {
const decoded = (0,_base_json_document_js__WEBPACK_IMPORTED_MODULE_1__ .w)('stdout', Buffer.from(output.trim()));
if ('problems' in decoded) {
const printed = output.trim() === '' ? 'nothing' : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(output.trim());
return { reason: `the evaluator printed ${printed}; expected one JSON object, such as {"pass": true, "score": 1}` };
}
const { value } = decoded.document;
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__ .Gv)(value))
return { reason: `the evaluator printed ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(value)}; expected a JSON object` };
const { pass, score } = value;
if (typeof pass !== 'boolean')
return { reason: `"pass" is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(pass)}; expected true or false` };
if (score === undefined)
return { pass, score: null };
if ((0,_base_score_bound_js__WEBPACK_IMPORTED_MODULE_3__ .N)(score))
return { pass, score };
return { reason: `"score" is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(score)}; expected a ${_base_score_bound_js__WEBPACK_IMPORTED_MODULE_3__ .q}, or no such member` };
}
function metricsIn(output) {
return (0,_base_reported_metrics_js__WEBPACK_IMPORTED_MODULE_2__ .P)(JSON.parse(output));
}
}),
52708:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
f$: () => ( SCHEMA_VERSION),
np: () => ( advance),
ON: () => ( beginEntry),
st: () => ( foldMission),
oB: () => ( isAccepted),
xK: () => ( ownEntries),
fi: () => ( recordSchema),
L4: () => ( stateOf),
vw: () => ( takeRecord),
Ie: () => ( withBegunEntry)
});
var api = __webpack_require__(43759);
var schemas = __webpack_require__(94343);
var record_fields = __webpack_require__(48557);
var records = __webpack_require__(10901);
var agent_failure = __webpack_require__(54463);
var agent_usage = __webpack_require__(32146);
var mission_contract = __webpack_require__(22753);
var asked = __webpack_require__(82593);
var build_mission_contract = __webpack_require__(53919);
var candidate = __webpack_require__(9192);
var comparison = __webpack_require__(68216);
var decide = __webpack_require__(12169);
var evaluator_output = __webpack_require__(1184);
;
const entry_shape_text = schemas .YjP();
const commit = schemas .YjP().check(api .Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const amount = schemas .aig().check(api .qm(0));
const maybe = (schema) => schemas .mee(schema);
const evaluationSchema = schemas ._H3({
command: entry_shape_text,
ran_at: entry_shape_text,
status: schemas .k5n(evaluator_output .co),
pass: maybe(schemas .zMY()),
score: maybe(schemas .aig()),
exit_code: maybe(schemas .Whr()),
stdout: entry_shape_text,
stderr: entry_shape_text,
parse_error: maybe(entry_shape_text),
});
const usageSchema = schemas ._H3({
model: schemas .lqM(schemas .YjP()),
input_tokens: schemas .lqM(amount),
output_tokens: schemas .lqM(amount),
usd: schemas .lqM(amount),
cached_input_tokens: schemas .lqM(amount),
cache_write_tokens: schemas .lqM(amount),
by_model: schemas .lqM(schemas .YOg(schemas ._H3({ model: schemas .YjP() }))),
estimated: schemas .lqM(schemas .euz(true)),
at_least: schemas .lqM(schemas .euz(true)),
});
const chosenAgentSchema = schemas ._H3({
name: entry_shape_text,
of: schemas .YOg(entry_shape_text),
plateau: schemas .Whr().check(api .qm(0)),
stage: schemas .lqM(schemas .Whr().check(api .qm(1))),
});
const ownShape = {
reverts: schemas .lqM(schemas ._H3({
taken: schemas .YOg(entry_shape_text),
stays: schemas .YOg(entry_shape_text),
margin: schemas .aig(),
tree: entry_shape_text,
})),
recombines: schemas .lqM(schemas .YOg(record_fields .Ew)),
};
const entryShape = {
iteration: record_fields .Ew,
decision: schemas .k5n(decide .Yv),
decision_reason: entry_shape_text,
candidate_status: maybe(schemas .k5n(candidate .nR)),
base_commit: commit,
candidate_commit: maybe(commit),
kept_commit: commit,
keep_policy: schemas .k5n(mission_contract .fO),
evaluator: maybe(evaluationSchema),
created_at: record_fields .uR,
notes: schemas .YOg(entry_shape_text),
description: entry_shape_text,
lane: schemas .k5n(['reset', 'left']),
conflicted: schemas .lqM(schemas ._H3({ from: commit, to: commit })),
comparison: schemas .lqM(comparison .D),
chosen_agent: schemas .lqM(chosenAgentSchema),
...ownShape,
usage: schemas .lqM(usageSchema),
agent_failure: schemas .lqM(agent_failure .FX),
agent_exit: schemas .lqM(schemas .Whr()),
spent_elsewhere: schemas .lqM(schemas .euz(true)),
reported: schemas .lqM(entry_shape_text),
wave: schemas .lqM(schemas ._H3({
...{ id: entry_shape_text, slot: schemas .Whr().check(api .qm(0)), absent: schemas .lqM(schemas .zMY()), claimed: schemas .lqM(entry_shape_text) },
})),
files_digest: schemas .lqM(entry_shape_text),
};
var run_limits = __webpack_require__(49513);
var session_turn = __webpack_require__(47281);
var submitted = __webpack_require__(82856);
;
const BRANCH = /^(?![-/.]|.*(?:\.\.|\/\/|@\{|\/\.|\.lock(?:\/|$)))[^\p{Cc}\s~^:?*[\\]+(?<![/.])$/u;
const branch = entry_shape_text.check(api .Fk(BRANCH));
const whole = schemas .Whr().check(api .qm(0));
const chain = { seq: schemas .lqM(whole), prev: schemas .lqM(entry_shape_text), hash: schemas .lqM(entry_shape_text) };
const entrySchema = schemas ._H3({ kind: schemas .k5n(['baseline', 'iteration']), ...entryShape, ...chain });
const launch = schemas ._H3({
kind: schemas .euz('launch'),
run_id: entry_shape_text,
run_tag: entry_shape_text,
mission_slug: entry_shape_text,
mission_dir: entry_shape_text,
mission_file: entry_shape_text,
sandbox_file: entry_shape_text,
repo_root: entry_shape_text,
worktree_path: entry_shape_text,
branch_name: branch,
baseline_commit: commit,
contract: mission_contract .wd,
mission: entry_shape_text,
policy: entry_shape_text,
agent: schemas .Ikc({ command: maybe(entry_shape_text), args: schemas .YOg(entry_shape_text) }),
limits: schemas .lqM(run_limits .Yq),
accepted_risks: schemas .lqM(schemas .YOg(entry_shape_text)),
created_at: record_fields .uR,
...chain,
});
const ledger_event = (kind) => schemas ._H3({ kind: schemas .euz(kind), created_at: record_fields .uR, ...chain });
const recordSchema = schemas .KCZ([
launch,
entrySchema,
ledger_event('ready'),
schemas .X$i(ledger_event('resumed'), {
limits: schemas .lqM(run_limits .Yq),
accepted_risks: schemas .lqM(schemas .YOg(entry_shape_text)),
asked: schemas .lqM(asked .QJ),
}),
schemas .X$i(ledger_event('relocated'), { repo_root: entry_shape_text, worktree_path: entry_shape_text }),
schemas .X$i(ledger_event('begun'), { iteration: record_fields .Ew, chosen_agent: schemas .lqM(chosenAgentSchema), ...ownShape }),
schemas .X$i(ledger_event('session'), {
iteration: record_fields .Ew,
exit_code: maybe(schemas .Whr()),
called_off: schemas .zMY(),
notes: schemas .YOg(entry_shape_text),
usage: schemas .lqM(usageSchema),
agent_failure: schemas .lqM(agent_failure .FX),
waits: schemas .lqM(schemas .Ikc({ until: record_fields .uR, cause: entry_shape_text })),
broken_off: schemas .lqM(entry_shape_text),
submission: schemas .lqM(submitted .Yk),
}),
schemas .X$i(ledger_event('intent'), { iteration: record_fields .Ew, from: commit, to: commit, draft: schemas ._H3(entryShape) }),
schemas .X$i(ledger_event('evidence'), { record: records .vt }),
schemas .X$i(ledger_event('stopped'), asked .$G),
]);
function risksWritten({ contract, accepted_risks: supplied = [] }) {
return [...new Set([...(0,build_mission_contract .Im)(contract), ...supplied])];
}
const NOT_BEGUN = { session: undefined, intent: undefined };
function stateAtLaunch(first) {
return {
launch: first,
...{ entries: [], turns: [], claims: 0 },
lastAcceptedCommit: first.baseline_commit,
lastAcceptedScore: null,
latestCandidateCommit: null,
iteration: 0,
open: undefined,
workspace: 'none',
...{ status: 'running', end: undefined, asked: undefined, askIssues: [] },
stopReason: null,
isSpent: false,
waiting: undefined,
isFromElsewhere: false,
limits: first.limits,
acceptedRisks: risksWritten(first),
evidence: [],
claim: undefined,
updatedAt: first.created_at,
completedAt: null,
};
}
const grown = (list, item) => {
list.push(item);
return list;
};
function takeRecord(fold, record, isFirst) {
const before = isFirst && record.kind === 'launch' ? stateAtLaunch(record) : fold.state;
if (before === undefined)
return;
const state = advance(before, record, grown);
fold.evidence.push(...state.evidence);
fold.state = { ...state, evidence: [] };
}
function stateOf({ state, evidence }) {
return state && { ...state, entries: [...state.entries], turns: [...state.turns], evidence: [...evidence] };
}
function foldMission(records) {
const fold = { state: undefined, evidence: [] };
for (const [index, record] of records.entries())
takeRecord(fold, record, index === 0);
return stateOf(fold);
}
const copied = (list, item) => [...list, item];
function advance(state, record, add = copied) {
if (record.kind === 'evidence') {
const isClaim = record.record.kind === 'claim';
const claim = record.record.kind === 'claim' ? record.record : state.claim;
return {
...state,
evidence: [...state.evidence, record.record],
...{ claim, claims: state.claims + (isClaim ? 1 : 0) },
};
}
const stepped = step({ ...state, waiting: undefined }, record, add);
const { kind } = record;
const isOfAsking = kind === 'resumed' || kind === 'stopped' || kind === 'session';
const updatedAt = UNSHOWN.has(kind) ? state.updatedAt : record.created_at;
return { ...stepped, ...(isOfAsking ? (0,asked .sG)(state, record) : {}), updatedAt };
}
const UNSHOWN = new Set(['ready', 'session', 'intent']);
function step(state, record, add) {
switch (record.kind) {
case 'launch':
return state;
case 'baseline':
case 'iteration':
return addEntry(state, record, add);
case 'ready':
return { ...state, workspace: 'settled' };
case 'resumed':
return {
...state,
...{ status: 'running', stopReason: null, completedAt: null, isSpent: false },
limits: record.limits ?? state.limits,
acceptedRisks: [...new Set([...state.acceptedRisks, ...(record.accepted_risks ?? [])])],
};
case 'relocated': {
const { repo_root, worktree_path } = record;
return {
...state,
launch: { ...state.launch, repo_root, worktree_path },
workspace: 'none',
isFromElsewhere: true,
};
}
case 'begun': {
const { iteration, chosen_agent: chosen, recombines, reverts, created_at: begunAt } = record;
const known = state.open?.iteration === iteration ? state.open : undefined;
const turn = known?.turn ?? { chosen, own: { recombines, reverts }, ms: 0, claims: state.claims };
return { ...state, iteration, open: { iteration, ...NOT_BEGUN, waited: known?.waited, turn, begunAt } };
}
case 'session':
return state.open === undefined ? state : endSession(state, state.open, record);
case 'intent':
if (state.open !== undefined)
return { ...state, open: { ...state.open, intent: record } };
return {
...state,
iteration: record.iteration,
open: { ...NOT_BEGUN, iteration: record.iteration, intent: record, turn: session_turn .C },
};
case 'stopped': {
const completedAt = record.status === 'stopped' ? null : record.created_at;
const { status, reason, spent: isSpent = false, until } = record;
const waiting = until === undefined ? undefined : { until, cause: reason };
return { ...state, status, stopReason: reason, completedAt, isSpent, waiting };
}
default:
return record;
}
}
function endSession(state, begun, record) {
const ms = begun.begunAt === undefined ? 0 : Math.max(0, Date.parse(record.created_at) - Date.parse(begun.begunAt));
const { waits, usage, submission } = record;
const submitted = submission === undefined ? {} : { submitted: submission };
const open = { ...begun, begunAt: undefined, turn: { ...begun.turn, ...submitted, ms: begun.turn.ms + ms } };
const own = usage;
const waited = open.waited === undefined ? own : (0,agent_usage .vk)(open.waited, own);
if (waits !== undefined)
return { ...state, waiting: waits, open: { ...open, parked: record, waited } };
const byModel = waited?.by_model?.map((each) => ({ ...each }));
const session = waited === undefined ? record : { ...record, usage: { ...waited, by_model: byModel } };
return { ...state, open: { ...open, session, parked: undefined } };
}
function addEntry(state, entry, add) {
const entries = add(state.entries, entry);
const turns = add(state.turns, state.open?.turn ?? session_turn .C);
if (entry.kind === 'baseline')
return { ...state, entries, turns, lastAcceptedScore: entry.evaluator?.score ?? null };
const isMoved = entry.kept_commit !== state.lastAcceptedCommit;
return {
...state,
...{ entries, turns },
evidence: entry.comparison === undefined ? state.evidence : [...state.evidence, entry.comparison.record],
open: undefined,
workspace: 'unsettled',
lastAcceptedCommit: entry.kept_commit,
lastAcceptedScore: isMoved || entry.decision === 'keep' ? scoreOf(entries, entry.kept_commit) : state.lastAcceptedScore,
claim: isMoved ? undefined : state.claim,
latestCandidateCommit: entry.candidate_commit ?? state.latestCandidateCommit,
};
}
function withBegunEntry(state) {
const intent = state.open?.intent;
return intent === undefined ? undefined : advance(state, entrySchema.parse(beginEntry(intent.draft)));
}
function beginEntry({ kind: _kind, seq: _seq, prev: _prev, hash: _hash, ...draft }) {
return { kind: 'iteration', ...draft };
}
function isAccepted({ decision }) {
return decision === 'keep' || decision === 'baseline';
}
function scoreOf(entries, commit) {
return entries.findLast((entry) => isAccepted(entry) && entry.kept_commit === commit)?.evaluator?.score ?? null;
}
function ownEntries(entries) {
return entries.filter(({ reported }) => reported === undefined);
}
const SCHEMA_VERSION = 1;
}),
49513:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Yg: () => ( periodClock),
Yq: () => ( limitsSchema),
d0: () => ( decideLimits)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48557);
var _loop_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47341);
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0));
const MAX_BUDGET_MS = 1000 * 365 * 86_400_000;
const limitsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({
max_iterations: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(whole),
time_budget_ms: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Zm(MAX_BUDGET_MS))),
deadline: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_base_record_fields_js__WEBPACK_IMPORTED_MODULE_2__ .uR),
usd: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0))),
entries: whole,
});
function decideLimits({ limits: known, isSpent, entries }, { maxIterations, timeBudgetMs, budgetUsd }, now) {
const isNew = known === undefined || isSpent || timeBudgetMs !== undefined || budgetUsd !== undefined;
const iterations = maxIterations ?? known?.max_iterations;
const usd = budgetUsd ?? known?.usd;
const budgetMs = timeBudgetMs === undefined ? known?.time_budget_ms : Math.min(timeBudgetMs, MAX_BUDGET_MS);
const ofNewPeriod = budgetMs === undefined ? undefined : new Date(now.getTime() + budgetMs).toISOString();
const deadline = isSpent || timeBudgetMs !== undefined ? ofNewPeriod : known?.deadline;
return {
...(iterations === undefined ? {} : { max_iterations: iterations }),
...(budgetMs === undefined ? {} : { time_budget_ms: budgetMs }),
...(deadline === undefined ? {} : { deadline }),
...(usd === undefined ? {} : { usd }),
entries: isNew ? entries.length : known.entries,
};
}
function periodClock({ deadline }, now) {
if (deadline === undefined)
return () => Number.POSITIVE_INFINITY;
return (0,_loop_clock_js__WEBPACK_IMPORTED_MODULE_3__ .V)(deadline, now);
}
}),
47281:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => ( NO_TURN)
});
const NO_TURN = { chosen: undefined, ms: 0, claims: 0 };
}),
82856:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Rh: () => ( isToEvaluate),
VY: () => ( readSubmission),
Yk: () => ( submissionSchema)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var _candidate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9192);
const submissionSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([
zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ candidate: _candidate_js__WEBPACK_IMPORTED_MODULE_1__ .HL, notes: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()) }),
zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP() }),
]);
function readSubmission(bytes, notes) {
const parsed = (0,_candidate_js__WEBPACK_IMPORTED_MODULE_1__ .PR)(bytes);
if ('reason' in parsed)
return parsed;
const { status, candidate_commit, base_commit, description, notes: own, created_at } = parsed.candidate;
return { candidate: { status, candidate_commit, base_commit, description, notes: own, created_at }, notes };
}
function isToEvaluate(submission) {
return 'candidate' in submission && submission.candidate.status === 'candidate';
}
}),
22753:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
fO: () => ( KEEP_POLICIES),
g_: () => ( frontMatterSchema),
vv: () => ( COMPARISON_KEYS),
wd: () => ( missionContractSchema),
xN: () => ( recordedContract)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63836);
var _agents_setting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90317);
var _decision_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61436);
var _environment_shape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83257);
var _handover_shape_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(241);
var _recorded_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(48111);
var _setting_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60456);
var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(82374);
var _values_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(62806);
const KEEP_POLICIES = ['score_improvement', 'pass_only'];
const reference = (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()
.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^\$(?:[A-Za-z_]\w*|\{[A-Za-z_]\w*\})$/, '"$NAME", a variable of your environment that holds the command')), '`"$NAME"`');
const { decision, max_candidates, calibration_runs, checkpoint_keeps, ladder_step, confirm, holdout } = _decision_settings_js__WEBPACK_IMPORTED_MODULE_4__ .KO;
const holdoutShape = holdout.def.innerType.shape;
const confirmShape = confirm.def.innerType.shape;
const comparisonShape = {
decision: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Y3)(decision, {
unset: '`keep_policy` decides',
doc: '[Decision policy](../explanation/missions.md#noisy-scores) for noisy scores. The keys below need it.',
}),
scale: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Y3)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_4__ .KO.scale),
unit: _decision_settings_js__WEBPACK_IMPORTED_MODULE_4__ .KO.unit,
confidence: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Y3)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_4__ .KO.confidence),
error_rate: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Y3)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_4__ .KO.error_rate),
max_candidates,
effort: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Y3)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_4__ .KO.effort, { unset: '`"balanced"`' }),
min_improvement: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Y3)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_4__ .KO.min_improvement),
calibration_runs,
repeats: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Y3)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_4__ .KO.repeats),
checkpoint_keeps,
ladder_step,
metrics: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_decision_settings_js__WEBPACK_IMPORTED_MODULE_4__ .KO.metrics.def.innerType),
guard_pairs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Y3)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_4__ .KO.guard_pairs),
confirm: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
pairs: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Y3)(confirmShape.pairs),
every_keeps: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Y3)(confirmShape.every_keeps),
})),
};
const checkShape = {
aa_check_every: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Y3)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_4__ .T8.aa_check_every),
negative_control: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Y3)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_4__ .T8.negative_control),
max_plausible: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Y3)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_4__ .T8.max_plausible),
};
const hiddenShape = {
holdout: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Pe)(reference, {
doc: 'Environment variable with the command of a [holdout](../how-to/use-a-holdout.md).',
}),
budget: holdoutShape.budget,
files: holdoutShape.files,
})),
};
const comparisonKeys = { ...comparisonShape, ...checkShape, ...hiddenShape };
const COMPARISON_KEYS = Object.keys(comparisonKeys);
const contractShape = {
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Pe)(_values_js__WEBPACK_IMPORTED_MODULE_10__ .Bq, {
doc: 'Runs in an evaluation checkout of the candidate. It exits with 0 and prints one JSON object with a boolean `pass`, perhaps a `score` of at most 1e100 in size, and other numbers for `metrics`.',
}),
format: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Pe)((0,_values_js__WEBPACK_IMPORTED_MODULE_10__ .Yq)(['json']), { doc: 'Format of what the evaluator prints.' }),
keep_policy: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_10__ .Yq)(KEEP_POLICIES), 'score_improvement'), {
doc: 'What is accepted without `decision`: a better score, or whatever passes.',
}),
timeout: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_10__ .rW, '10m'), {
doc: 'An evaluator that takes longer counts as an error.',
}),
direction: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_10__ .Yq)(_decision_settings_js__WEBPACK_IMPORTED_MODULE_4__ .X), 'max'), { doc: 'Which score is better.' }),
bootstrap: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_10__ .Yq)(['ambiguous', 'keep']), 'ambiguous'), {
doc: 'If the baseline has no score: `keep` accepts the first commit that has one; `ambiguous` ends the run.',
}),
network: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_9__ .rU.network,
tracing: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_9__ .rU.tracing,
protect: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_9__ .rU.protect,
writable: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_9__ .rU.writable,
};
const agentShape = {
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_10__ .Bq), {
unset: '`--agent`, else `RCS_AGENT_COMMAND`, else the preset `codex`',
doc: 'Runs a session. Agent arguments are its `"$@"`.',
}),
preset: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_10__ .Yq)(_engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_2__ .VC)), '[name](agents.md#presets)'), {
unset: 'that of the command, if it has one',
doc: 'Command line of a known agent CLI. Agent arguments are added to it.',
}),
context_budget: (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Y3)(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_9__ .pd),
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_9__ ._K,
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_9__ .FC,
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_9__ .fC,
};
const sessionBudget = (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_values_js__WEBPACK_IMPORTED_MODULE_10__ .rW, '30m'), {
doc: 'Time of a session. Then it is ended, and what it submitted until then counts.',
});
const errorLimit = (0,_setting_js__WEBPACK_IMPORTED_MODULE_8__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_10__ .HT)(0), 3), {
unit: 'iterations',
doc: 'Iterations in a row that end in an error, after which the run has failed. 0 disables this limit.',
});
const groups = {
guards: (0,_shared_shapes_js__WEBPACK_IMPORTED_MODULE_9__ .Ve)(_values_js__WEBPACK_IMPORTED_MODULE_10__ .rW),
boundaries: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_9__ .VO,
capture: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_9__ .HM,
budget: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ usd: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_9__ .xy })),
setup: (0,_environment_shape_js__WEBPACK_IMPORTED_MODULE_5__ .Xv)('5m', _values_js__WEBPACK_IMPORTED_MODULE_10__ .rW),
build: (0,_environment_shape_js__WEBPACK_IMPORTED_MODULE_5__ .u2)('10m', _values_js__WEBPACK_IMPORTED_MODULE_10__ .rW),
environment: _environment_shape_js__WEBPACK_IMPORTED_MODULE_5__ .GN,
accept_risk: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_9__ .t6),
agents: _agents_setting_js__WEBPACK_IMPORTED_MODULE_3__ .ji,
search: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_9__ .kU),
handover: _handover_shape_js__WEBPACK_IMPORTED_MODULE_6__ .m3,
};
const frontMatterSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
evaluator: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ ...contractShape, ...comparisonKeys }),
agent: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej(agentShape), {}),
iteration: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
budget: sessionBudget,
max_iterations: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_9__ .p9,
max_consecutive_noops: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_9__ .cB,
max_consecutive_errors: errorLimit,
plateau: _agents_setting_js__WEBPACK_IMPORTED_MODULE_3__ .pD,
}), {}),
...groups,
});
const missionContractSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
evaluator: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
...contractShape,
...comparisonShape,
canary_every: checkShape.aa_check_every,
canary_broken: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(_recorded_names_js__WEBPACK_IMPORTED_MODULE_7__ .x)),
max_plausible: checkShape.max_plausible,
...hiddenShape,
}),
agent: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ ...agentShape, budget: sessionBudget }), {}),
stop: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
max_iterations: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_9__ .p9,
max_consecutive_noops: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_9__ .cB,
max_consecutive_errors: errorLimit,
plateau: _agents_setting_js__WEBPACK_IMPORTED_MODULE_3__ .pD,
}), {}),
...groups,
});
function recordedContract({ evaluator, agent, iteration, ...rest }) {
const { aa_check_every, negative_control, ...others } = evaluator;
const { budget, ...stop } = iteration;
return {
...rest,
evaluator: {
...others,
...(aa_check_every === undefined ? {} : { canary_every: aa_check_every }),
...(negative_control === undefined ? {} : { canary_broken: (0,_recorded_names_js__WEBPACK_IMPORTED_MODULE_7__ .r)(negative_control) }),
},
agent: { ...agent, budget },
stop,
};
}
})
};

export const id = 1318;
export const ids = [1318];
export const modules = {
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
if (status === 'fail' && issue !== null)
return `the baseline does not pass its guards: ${issue}`;
return 'the baseline has no score, and keep_policy score_improvement compares scores';
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
return [...new Set([...(0,mission_contract .Im)(contract), ...supplied])];
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
Im: () => ( risksAccepted),
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
function risksAccepted({ accept_risk: written }) {
return Object.entries(written ?? {}).flatMap(([name, isAccepted]) => (isAccepted ? [name] : []));
}
})
};

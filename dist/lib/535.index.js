export const id = 535;
export const ids = [535];
export const modules = {
16740:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
h: () => ( renderJson)
});
function renderJson(value) {
return `${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`;
}
}),
32948:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ( renderChosen),
X: () => ( renderAgents)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72632);
const DIGITS = 3;
function renderAgents(agents) {
return agents.map(({ name, tries, accepted, confirmed, gain, usd, minutes }) => {
const share = Number((100 * gain).toPrecision(DIGITS)) + 0;
const gained = confirmed === 0 ? 'no confirmed gain yet' : `confirmed gain ${share > 0 ? '+' : ''}${share}%`;
const cost = usd === undefined ? `${Number(minutes.toPrecision(DIGITS))} min` : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .NX)(usd);
const text = [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(tries, 'attempt'), `${accepted} accepted`, gained, cost].join(', ');
return [`agent ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(name, 40)}`, text];
});
}
function renderChosen(chosen) {
if (chosen === undefined || chosen === null)
return undefined;
const { name, of, from } = chosen;
const start = from === undefined ? [] : [`began at ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(from.slice(0, 12))}`];
return [`${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(name, 40)}, of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(of.length, 'agent')}`, ...start].join(', ');
}
}),
60551:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => ( renderEnded)
});
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72632);
var _time_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1052);
const MAX_REASON = 600;
function renderEnded({ from, to, reason }) {
const [start, end] = [(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .B9)(from ?? null), (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .B9)(to ?? null)];
const when = to === undefined || end === undefined ? '' : ` ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .Wv)(to)}`;
const after = start === undefined || end === undefined || end < start ? '' : `, after ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__ .LP)(end - start)}`;
return `Ended${when}${after}: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(reason, MAX_REASON)}`;
}
}),
16794:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Id: () => ( renderFacts),
X4: () => ( renderDecision),
Yy: () => ( renderTook),
kT: () => ( renderTotalCost)
});
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _agent_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32948);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72632);
var _time_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1052);
const MAX_PATHS = 20;
const MAX_DURATIONS = 20;
function renderFacts(record) {
const { agent_exit: exit, commit, tree, base_commit: base, protected_digest: digest, hash } = record;
const facts = [
['started', (0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .Wv)(record.started_at)],
['took', renderTook(record)],
['steps', renderSteps(record)],
['agent', renderAgent(exit, record.agent_killed_by_budget)],
['chosen', (0,_agent_facts_js__WEBPACK_IMPORTED_MODULE_2__ .T)(record.chosen_agent)],
['recombines', record.recombines?.map((iter) => `iteration ${iter}`).join(', ')],
['isolation', renderSandbox(record.sandbox)],
['model', text(record.usage?.model)],
['usage', renderUsage(record)],
['decision', renderDecision(record)],
['diff lines', (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(record.diff_lines)],
['changed', renderPaths(record.changed_paths ?? [], record.more_paths ?? 0)],
['base', text(base)],
['commit', text(commit)],
['tree', text(tree)],
['evaluator', text(digest)],
['workspace', text(record.worktree)],
['record', text(hash)],
];
return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}
function renderTook({ started_at: start, ended_at: end }) {
const [from, to] = [(0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .B9)(start), (0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .B9)(end)];
return from === undefined || to === undefined || to < from ? undefined : (0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .LP)(to - from);
}
function renderDecision({ decision }) {
if (decision === undefined || decision === null)
return undefined;
const { policy, n, p_or_e: evidence, threshold } = decision;
const isOfPairs = isNumber(evidence) && isNumber(threshold) && threshold >= 1;
const measured = isNumber(n) ? [isOfPairs ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(n, 'pair') : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(n, 'measurement')] : [];
return [(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(policy, 40), ...measured, ...renderEvidence(evidence, threshold)].join(', ');
}
function renderEvidence(evidence, threshold) {
if (!isNumber(evidence))
return [];
if (!isNumber(threshold))
return [`p or E ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(evidence)}`];
const name = threshold >= 1 ? 'E' : 'p';
return [`${name} ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(evidence)} against ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .ls)(threshold)}`];
}
function renderAgent(exit, isKilled) {
const killed = isKilled ? ['was stopped: its budget was used up'] : [];
const ended = isNumber(exit) ? [`exit code ${exit}`] : [];
const parts = [...ended, ...killed];
return parts.length === 0 ? undefined : parts.join(', ');
}
function renderSteps({ durations }) {
const steps = Object.entries(durations ?? {}).slice(0, MAX_DURATIONS);
if (steps.length === 0)
return undefined;
return steps.map(([name, ms]) => `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(name.replace(/_ms$/, ''), 30)} ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__ .LP)(ms)}`).join(', ');
}
function renderSandbox(sandbox) {
if (sandbox === undefined || sandbox === null)
return undefined;
if (typeof sandbox === 'string')
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(sandbox, 80);
const level = sandbox.level ?? sandbox.kind;
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(typeof level === 'string' ? level : JSON.stringify(sandbox), 200);
}
function renderUsage({ usage }) {
if (usage === undefined || usage === null)
return undefined;
return renderCost({
input: usage.input_tokens,
output: usage.output_tokens,
usd: usage.usd,
isAtLeast: usage.at_least,
});
}
function renderTotalCost(usages) {
const sum = (pick) => {
const known = usages.flatMap((usage) => (usage ? [pick(usage)] : [])).filter((each) => typeof each === 'number');
return known.length === 0 ? undefined : known.reduce((total, each) => total + each, 0);
};
return renderCost({
usd: sum(({ usd }) => usd),
input: sum(({ input_tokens: tokens }) => tokens),
output: sum(({ output_tokens: tokens }) => tokens),
isAtLeast: usages.some((usage) => usage?.at_least === true),
});
}
function renderCost({ input, output, usd, isAtLeast }) {
const parts = [
...(isNumber(usd) ? [(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .NX)(usd)] : []),
...(isNumber(input) ? [`${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(input)} tokens in`] : []),
...(isNumber(output) ? [`${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(output)} tokens out`] : []),
];
return parts.length === 0 ? undefined : `${isAtLeast === true ? 'at least ' : ''}${parts.join(', ')}`;
}
function renderPaths(paths, more) {
if (paths.length === 0)
return undefined;
const rest = Math.max(0, paths.length - MAX_PATHS) + more;
const shown = paths.slice(0, MAX_PATHS).map((path) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(path, 120));
return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
function text(value) {
return typeof value === 'string' && value !== '' ? (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(value, 80) : undefined;
}
function isNumber(value) {
return typeof value === 'number';
}
}),
51094:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => ( renderItems),
LG: () => ( renderStatus)
});
var base_text = __webpack_require__(7953);
var foreign_text = __webpack_require__(72632);
;
const CIRCLE = 'M-4.5 0A4.5 4.5 0 1 0 4.5 0A4.5 4.5 0 1 0-4.5 0Z';
const OUTCOME_MARKS = {
baseline: { sign: '◆', path: 'M0-6L6 0L0 6L-6 0Z', isFilled: true },
merged: { sign: '●', path: CIRCLE, isFilled: true },
discarded: { sign: '○', path: CIRCLE, isFilled: false },
inconclusive: { sign: '◇', path: 'M0-5L5 0L0 5L-5 0Z', isFilled: false },
noop: { sign: '−', path: 'M-4 0H4', isFilled: false },
denied: { sign: '⊘', path: `${CIRCLE}M3.2-3.2L-3.2 3.2`, isFilled: false },
invalid: { sign: '×', path: 'M-4-4L4 4M-4 4L4-4', isFilled: false },
aborted: { sign: '■', path: 'M-4-4H4V4H-4Z', isFilled: true },
killed: { sign: '▽', path: 'M-5-4H5L0 5Z', isFilled: false },
infra_error: { sign: '△', path: 'M-5 4H5L0-5Z', isFilled: false },
};
var run_view = __webpack_require__(33902);
;
const FENCE = 3;
function buildDomain({ scores, anchors }) {
const sorted = scores.filter(isUsual).sort((a, b) => a - b);
const [first, last] = [sorted[0], sorted.at(-1)];
if (first === undefined || last === undefined)
return undefined;
const q1 = sorted[Math.floor((sorted.length - 1) / 4)] ?? first;
const q3 = sorted[Math.ceil(((sorted.length - 1) * 3) / 4)] ?? last;
const reach = q3 > q1 ? FENCE * (q3 - q1) : Number.POSITIVE_INFINITY;
const near = sorted.filter((score) => score >= q1 - reach && score <= q3 + reach);
const shown = [...near, ...anchors.filter(isUsual)];
const lo = shown.reduce((least, score) => Math.min(least, score), q1);
const hi = shown.reduce((most, score) => Math.max(most, score), q3);
const pad = lo === hi ? Math.abs(lo) * 0.05 || 1 : hi * 0.05 - lo * 0.05;
return { lo: Math.max(lo - pad, -Number.MAX_VALUE), hi: Math.min(hi + pad, Number.MAX_VALUE) };
}
function pathsOf(value, { lo, hi }) {
const share = (value / 2 - lo / 2) / (hi / 2 - lo / 2);
return Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0.5));
}
function buildTicks({ lo, hi }, count) {
const rough = (hi - lo) / count;
const power = 10 ** Math.floor(Math.log10(rough));
const step = power * (rough / power > 5 ? 10 : rough / power > 2 ? 5 : rough / power > 1 ? 2 : 1);
const [from, to] = [Math.ceil(lo / step), Math.floor(hi / step)];
const isSound = Number.isFinite(step) && step > 0 && to - from <= 2 * count && Math.abs(to) < 1e9;
if (!isSound || to < from)
return [lo, hi];
return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}
function isUsual(score) {
return Number.isFinite(score) && Math.abs(score) !== Number.MAX_VALUE;
}
;
const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const MAX_BARS = 64;
function renderSparkline(rows) {
const shown = rows.slice(-MAX_BARS);
const domain = buildScoreDomain(shown);
if (domain === undefined)
return undefined;
const bars = shown.map(({ score }) => (score === undefined ? '·' : barOf(score, domain)));
const marks = shown.map(({ mark }) => (mark === 'merged' ? '^' : mark === 'baseline' ? '0' : ' '));
return { bars: bars.join(''), marks: marks.join('').trimEnd() };
}
function buildScoreDomain(rows, { withIntervals } = { withIntervals: false }) {
const scored = rows.flatMap(({ score, mark, interval }) => (score === undefined ? [] : [{ score, mark, interval }]));
const anchors = scored.filter(({ mark }) => mark === 'merged' || mark === 'baseline');
return buildDomain({
scores: scored.map(({ score }) => score),
anchors: anchors.flatMap(({ score, interval = [] }) => [score, ...(withIntervals ? interval : [])]),
});
}
function barOf(score, domain) {
return BARS[Math.min(BARS.length - 1, Math.floor(pathsOf(score, domain) * BARS.length))] ?? BARS[0];
}
;
const LAST_ROWS = 5;
const MIN_LABEL_WIDTH = 10;
const MAX_REASON = 1000;
const MAX_LAST_REASON = 200;
function renderStatus(view) {
const facts = known([
['branch', view.branch === undefined ? view.noBranch : renderBranch(view)],
['worktree', view.worktree],
['now', view.position],
['model', view.waiting],
['result', view.verdict],
['gain', view.claim.text],
['goal', view.goal],
['tried', renderTried(view)],
['noops', view.budget.noops],
...view.facts,
['time', renderTime(view)],
['cost', view.cost],
]);
const next = view.next === undefined ? [] : [['next', renderNext(view.next)]];
const label = labeller([...facts, ...next]);
return [
view.description === '' ? view.name : `${view.name}: ${view.description}`,
...renderProblems(view),
'',
...facts.map(label),
...renderScores(view, label),
...renderLast(view.rows, label),
'',
...next.map(label),
...(next.length === 0 ? [] : ['']),
].join('\n');
}
function renderSummary(view, { reason, label: stopped = 'stopped', resumeCommand }) {
const next = resumeCommand ?? view.next?.command;
const { branch, base } = view;
const merge = `git merge ${branch}`;
const facts = known([
[stopped, oneLine(reason, MAX_REASON)],
['model', view.waiting],
['tried', renderTried(view)],
['gain', view.claim.text],
...view.facts,
['cost', view.cost],
['branch', view.accepted === 0 ? `${branch}, nothing to merge` : branch],
['review', view.accepted === 0 ? undefined : `git log ${base === undefined ? '' : `${base}..`}${branch}`],
['merge', view.accepted === 0 || next === merge ? undefined : merge],
['folders', view.workspaces === undefined ? undefined : `ls ${view.workspaces}`],
['next', next === undefined ? undefined : oneLine(next, 400)],
]);
return [`${view.name}: ${view.verdict}`, ...renderProblems(view), ...facts.map(labeller(facts)), ''].join('\n');
}
function renderItems(view) {
const { rows, name, verdict, cost, branch, noBranch, waiting } = view;
const width = Math.max(0, ...rows.map(({ id }) => id.length));
const lines = rows.flatMap(({ id, word, size, reason }) => {
const line = `${word.padEnd(7)}  ${id.padEnd(width)}  ${size}`.trimEnd();
return reason === '' ? [line] : [line, `         ${(0,foreign_text .TN)(reason, MAX_REASON)}`];
});
const facts = known([
['model', waiting],
['cost', cost],
['branch', branch ?? noBranch],
]);
return [
`${name}: ${verdict}`,
'',
...lines,
'',
...facts.map(([label, text]) => `${label.padEnd(8)}${text}`),
'',
].join('\n');
}
function renderCounts({ counts, tried, terms }) {
const parts = counts.filter(run_view .Ye).map(({ word, count }) => `${count} ${word}`);
return parts.length === 0 ? undefined : `${(0,base_text .LS)(tried, terms.attempt)}: ${parts.join(', ')}`;
}
function known(facts) {
return facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]));
}
function labeller(facts) {
const width = Math.max(MIN_LABEL_WIDTH, ...facts.map(([label]) => label.length + 1));
return ([label, text]) => `${label.padEnd(width)}${text}`;
}
function renderTried(view) {
return renderCounts(view) ?? 'nothing';
}
function renderBranch({ branch = '', base }) {
return base === undefined ? branch : `${branch}, from ${base}`;
}
function renderNext({ command, why }) {
return why === undefined ? command : `${command}  (${why})`;
}
function renderProblems({ problems, notices }) {
return [...problems.map((problem) => `problem: ${problem}`), ...notices.map((notice) => `notice: ${notice}`)];
}
function renderTime({ budget: { startedAt, deadline, timeLeft } }) {
const start = startedAt === undefined ? [] : [`started ${startedAt}`];
const end = deadline === undefined ? [] : [`ends ${deadline}`];
const parts = [...start, ...end, ...(timeLeft === undefined ? [] : [timeLeft])];
return parts.length === 0 ? undefined : parts.join(', ');
}
function renderScores({ rows }, label) {
const line = renderSparkline(rows);
if (line === undefined)
return [];
return ['', label(['scores', line.bars]), label(['', `${line.marks}   (^ accepted, 0 baseline, · no score)`])];
}
function renderLast(rows, label) {
const last = rows.slice(-LAST_ROWS);
if (last.length === 0)
return [];
const columns = [
column(last, ({ id }) => id, 'right'),
column(last, ({ mark, word }) => `${OUTCOME_MARKS[mark].sign} ${word}`, 'left'),
column(last, ({ scoreText }) => scoreText, 'right'),
last.map(renderReason),
];
const lines = last.map((_, line) => columns
.map((texts) => texts[line])
.join('  ')
.trimEnd());
return ['', ...lines.map((line, index) => label([index === 0 ? 'last' : '', line]))];
}
function renderReason({ reason, summary }) {
const shown = (0,base_text .vI)(reason, MAX_LAST_REASON);
return summary === '' || summary === reason ? shown : `${shown} (${(0,base_text .vI)(summary, 80)})`;
}
function column(rows, text, align) {
const texts = rows.map(text);
const width = Math.max(...texts.map((each) => each.length));
return texts.map((each) => (align === 'left' ? each.padEnd(width) : each.padStart(width)));
}
}),
33902:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BO: () => ( countRows),
Ye: () => ( isTry),
tl: () => ( viewWaiting)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47479);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72632);
const MAX_REASON = 400;
const cut = (reason) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(reason, MAX_REASON);
const COLUMNS = {
id: { title: 'Iteration', text: ({ id }) => id },
item: { title: 'Item', text: ({ id }) => id },
outcome: { title: 'Outcome', text: ({ word }) => word },
pass: { title: 'Pass', text: ({ pass }) => pass },
score: { title: 'Score', text: ({ scoreText }) => scoreText },
single: { title: 'Score (single test)', text: ({ scoreText }) => scoreText },
best: { title: 'Best so far', text: ({ bestText }) => bestText },
duration: { title: 'Duration', text: ({ duration }) => duration },
size: { title: 'Diff lines', text: ({ size }) => size },
change: { title: 'Change', text: ({ size }) => size },
evidence: { title: 'Evidence', text: ({ evidence, reason }) => [evidence, cut(reason)].filter(Boolean).join('; ') },
reason: { title: 'Reason', text: ({ reason }) => cut(reason) },
summary: { title: 'Description', text: ({ summary }) => summary },
commit: { title: 'Commit', text: ({ commit }) => commit },
receipt: { title: 'Receipt', text: ({ commit }) => commit },
};
function viewWaiting(waiting, isRunning) {
if (waiting === undefined)
return undefined;
return isRunning ? renderWaitingLine(waiting) : `its limit ends ${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ .D)(waiting.until)}`;
}
function renderWaitingLine(waiting) {
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(`${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_1__ .i)(waiting)}: ${waiting.cause}`, 600);
}
function isTry({ mark }) {
return mark !== 'baseline';
}
function countRows(rows, words) {
return words.flatMap((word) => {
const of = rows.filter((row) => row.word === word);
return of[0] === undefined ? [] : [{ word, mark: of[0].mark, count: of.length }];
});
}
}),
31535:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
leavePlanStatus: () => ( leavePlanStatus)
});
var shown_json = __webpack_require__(16740);
var remembered_answer = __webpack_require__(59875);
var base_text = __webpack_require__(7953);
var work_event = __webpack_require__(11247);
var ended_text = __webpack_require__(60551);
var foreign_text = __webpack_require__(72632);
var iteration_facts = __webpack_require__(16794);
var run_view = __webpack_require__(33902);
var time_text = __webpack_require__(1052);
;
const MARKS = {
success: 'merged',
failure: 'invalid',
denied: 'denied',
timeout: 'aborted',
blocked: 'killed',
};
function viewPlan({ plan, branch, commit, from, to, items }) {
const accepted = items.filter(({ status }) => status === 'success').length;
const verdict = `${accepted} of ${(0,base_text .LS)(items.length, 'item')} succeeded`;
const rows = items.map(buildRow);
return {
recipe: 'plan',
terms: { attempt: 'item', line: '', best: '' },
tables: {
page: ['item', 'outcome', 'change', 'reason', 'receipt'],
list: ['item', 'outcome', 'change', 'reason', 'receipt'],
summary: { all: ['item', 'outcome', 'change', 'reason', 'receipt'] },
},
...{
name: (0,foreign_text .TN)(plan),
description: '',
goal: undefined,
base: undefined,
worktree: undefined,
problems: [],
notices: [],
},
branch: branch === null ? undefined : (0,foreign_text .TN)(branch),
commit,
noBranch: accepted === 0 ? 'none: nothing has landed' : 'none: the branch that items landed on is gone',
...{
position: undefined,
waiting: undefined,
verdict,
gain: verdict,
result: verdict,
claim: { kind: 'none', text: undefined },
},
ended: to === undefined ? undefined : (0,ended_text .N)({ from, to, reason: reasonOf(items) }),
...{ baseline: undefined, best: undefined, change: undefined },
...{ tried: items.length, accepted, counts: (0,run_view .BO)(rows, Object.keys(MARKS)), facts: [] },
budget: { noops: undefined, startedAt: undefined, deadline: undefined, timeLeft: undefined },
cost: (0,iteration_facts .kT)(items.map((item) => (item.status === 'blocked' ? undefined : item.usage))),
rows,
...{ workspaces: undefined, next: undefined, verify: 'autorize work verify', show: undefined },
...{ head: undefined, madeAt: undefined },
};
}
function reasonOf(items) {
const of = (statuses) => items.filter(({ status }) => statuses.includes(status)).length;
const left = items.filter((item) => item.status === 'blocked' && item.reason === work_event .T).length;
const [failed, blocked] = [of(['failure', 'denied', 'timeout']), of(['blocked']) - left];
if (failed + blocked + left === 0)
return 'every item succeeded';
return [
...(failed === 0 ? [] : [`${(0,base_text .LS)(failed, 'item')} failed`]),
...(blocked === 0 ? [] : [`${(0,base_text .LS)(blocked, 'item')} blocked${failed === 0 ? '' : ' by them'}`]),
...(left === 0 ? [] : [`the run ended before ${(0,base_text .LS)(left, 'item')} did`]),
].join(', ');
}
function buildRow(item, index) {
const isBlocked = item.status === 'blocked';
const reason = isBlocked ? item.reason : (item.denial_reason ?? item.error);
return {
...{ id: (0,foreign_text .TN)(item.id), iter: index, mark: MARKS[item.status], word: item.status },
isAccepted: item.status === 'success',
...{ score: undefined, scoreText: '', best: undefined, bestText: '', pass: '' },
...{ duration: '', summary: '', evidence: '', facts: [] },
size: isBlocked ? '' : sizeOf(item),
reason: reason === undefined ? '' : (0,foreign_text .TN)(reason, 1000),
commit: isBlocked ? '' : item.receipt_id,
};
}
function sizeOf({ metrics, reused, usage }) {
const { files_touched: files, delta_size: size, tool_ops_count: ops, tests_passed: passed, tests_failed: failed, } = metrics;
return [
...(files === 0 ? [] : [(0,base_text .LS)(files, 'file'), (0,base_text .LS)(size, 'change')]),
...(ops === 0 ? [] : [(0,base_text .LS)(ops, 'tool operation')]),
...(passed === undefined ? [] : [`tests ${passed} passed, ${failed ?? 0} failed`]),
...(usage === undefined ? [] : [(0,iteration_facts .kT)([usage]) ?? '']),
reused ? 'landed earlier' : (0,time_text .LP)(metrics.execution_time_ms),
].join(', ');
}
var run_text = __webpack_require__(51094);
var look = __webpack_require__(19864);
var left_answer = __webpack_require__(93121);
var external_node_path_ = __webpack_require__(76760);
var branch_files = __webpack_require__(98972);
var work_files = __webpack_require__(85620);
;
const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/;
function planStatusPaths(paths, plan) {
return {
...{ ...paths, plan },
answerName: plan === undefined ? 'work' : `work-${plan}`,
isUnread: (name, folder) => isUnread(paths, name, folder),
readBranches: () => {
if (plan !== undefined && !NAME.test(plan))
return undefined;
const branches = (0,branch_files .g)(paths.repository, work_files .HB);
return branches && [...branches].map(([name, commit]) => `${name} ${commit}`);
},
};
}
function isUnread({ folder, journal, receipts, runs, blocked }, name, at) {
if (at === folder)
return ![journal, receipts, runs, blocked].some((each) => (0,external_node_path_.basename)(each) === name);
if (at === receipts)
return !name.endsWith('.json');
return at !== runs && !name.endsWith('.output');
}
var stored_result = __webpack_require__(20027);
;
async function readPlans(wanted, host) {
const { plans, ...others } = await readPlanRecords(wanted, await pathsToRead(host));
return { plans: supposeRunning(plans, others.isRunning), ...others };
}
function supposeRunning(plans, isRunning) {
if (!isRunning)
return plans;
return plans.flatMap((plan) => {
const items = plan.items.filter((item) => item.status !== 'blocked' || item.reason !== work_event .T);
return items.length === 0 ? [] : [{ ...plan, items, to: undefined }];
});
}
async function readPlanRecords(wanted, paths) {
const { receipts, blocked, branches, ...others } = await (0,look .n0)(wanted, paths);
const plans = new Map();
for (const receipt of receipts) {
const { plan, work_item: item, status } = receipt;
const known = plans.get(plan) ?? { plan, branch: null, items: [] };
const hasLanded = status === 'success' && branches.has(receipt.branch);
const shown = { ...known, ...(hasLanded ? { branch: receipt.branch } : {}), ...withTimes(known, receipt) };
plans.set(plan, shown);
shown.items.push({ id: item.id, reused: false, ...(0,stored_result .B)(paths, receipt) });
}
for (const { plan, id, reason } of blocked) {
const known = plans.get(plan) ?? { plan, branch: null, items: [] };
const items = [...known.items.filter((item) => item.id !== id), { id, status: 'blocked', reason }];
plans.set(plan, { ...known, items });
}
return { plans: [...plans.values()], ...others };
}
function withTimes({ from, to }, { started_at, ended_at }) {
return {
from: from === undefined || started_at < from ? started_at : from,
to: to === undefined || ended_at > to ? ended_at : to,
};
}
var status_answer = __webpack_require__(84476);
;
async function answerPlanStatus(plan, host) {
const paths = planStatusPaths(await (0,look .Of)(host), plan);
let here;
const read = async () => {
here = await readPlanRecords(plan, paths);
return answerOf(here);
};
const answer = await (0,left_answer .H)(paths, read, () => here?.isPlain === true && here.plans.length > 0);
if (here === undefined)
throw new Error('plans were answered and not read');
return { answer, here, paths };
}
async function leavePlanStatus(plans, host) {
await (0,remembered_answer .Vl)();
for (const plan of new Set([undefined, ...plans])) {
try {
await answerPlanStatus(plan, host);
}
catch {
}
}
}
function answerOf({ plans, checkoutOpen, problems }, render = run_text .$) {
const formOf = (isRunning) => {
const supposed = supposeRunning(plans, isRunning);
const texts = supposed.map((plan) => render(viewPlan(plan)));
const nothing = problems.length === 0 ? 'no work item has been run here\n' : 'no work item has a record here\n';
const text = texts.length === 0 ? nothing : texts.join('');
const whole = isRunning ? `${text}a run is in progress\n${status_answer .LL}` : text;
const document = {
...{ is_running: isRunning, activities: [], waiting: [], checkout_open: checkoutOpen ?? null },
plans: supposed,
...(problems.length === 0 ? {} : { problems }),
};
return { position: '', texts: [whole, whole], json: (0,shown_json .h)(document) };
};
const atRest = formOf(false);
return {
...{ name: 'work', deadline: null, commit: null, problems },
...{ atWork: formOf(true), atRest, moved: atRest },
};
}
})
};

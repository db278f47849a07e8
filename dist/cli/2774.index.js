export const id = 2774;
export const ids = [2774];
export const modules = {
62880:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => ( tradeOffsIn)
});
var _measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95695);
var _metric_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51610);
var _pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4734);
function tradeOffsIn(raw, iterOf) {
const header = (0,_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ .a)(raw);
if (header === undefined)
return [];
const axes = axesOf(header.settings);
if (axes.length < 2)
return [];
const tests = (0,_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ .L)(raw).map(({ test }) => test);
return (0,_pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ .M)(tests, axes, header.base).flatMap((point) => {
const iter = iterOf.get(point.task);
return iter === undefined ? [] : [{ ...point, iter }];
});
}
function axesOf({ direction, ...settings }) {
const guarded = (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_1__ .MF)({ guards: settings.guards, metrics: [] });
return [
{ name: _pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ .j, direction },
...guarded.map((guard) => ({ name: guard.metric, direction: guard.direction })),
...settings.metrics.map((metric) => ({ name: metric.name, direction: metric.direction })),
];
}
}),
47776:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => ( OUTCOME_MARKS)
});
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
}),
74008:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => ( renderItems),
Br: () => ( renderSummary),
LG: () => ( renderStatus)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47776);
var _run_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33902);
var _sparkline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74312);
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
[stopped, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(reason, MAX_REASON)],
['model', view.waiting],
['tried', renderTried(view)],
['gain', view.claim.text],
...view.facts,
['cost', view.cost],
['branch', view.accepted === 0 ? `${branch}, nothing to merge` : branch],
['review', view.accepted === 0 ? undefined : `git log ${base === undefined ? '' : `${base}..`}${branch}`],
['merge', view.accepted === 0 || next === merge ? undefined : merge],
['folders', view.workspaces === undefined ? undefined : `ls ${view.workspaces}`],
['next', next === undefined ? undefined : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(next, 400)],
]);
return [`${view.name}: ${view.verdict}`, ...renderProblems(view), ...facts.map(labeller(facts)), ''].join('\n');
}
function renderItems(view) {
const { rows, name, verdict, cost, branch, noBranch, waiting } = view;
const width = Math.max(0, ...rows.map(({ id }) => id.length));
const lines = rows.flatMap(({ id, word, size, reason }) => {
const line = `${word.padEnd(7)}  ${id.padEnd(width)}  ${size}`.trimEnd();
return reason === '' ? [line] : [line, `         ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(reason, MAX_REASON)}`];
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
const parts = counts.filter(_run_view_js__WEBPACK_IMPORTED_MODULE_3__ .Ye).map(({ word, count }) => `${count} ${word}`);
return parts.length === 0 ? undefined : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(tried, terms.attempt)}: ${parts.join(', ')}`;
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
const line = (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_4__ .K)(rows);
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
column(last, ({ mark, word }) => `${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ .U[mark].sign} ${word}`, 'left'),
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
const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(reason, MAX_LAST_REASON);
return summary === '' || summary === reason ? shown : `${shown} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(summary, 80)})`;
}
function column(rows, text, align) {
const texts = rows.map(text);
const width = Math.max(...texts.map((each) => each.length));
return texts.map((each) => (align === 'left' ? each.padEnd(width) : each.padStart(width)));
}
}),
58142:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D8: () => ( buildDomain),
Pe: () => ( buildTicks),
wG: () => ( pathsOf)
});
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
}),
74312:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
K: () => ( renderSparkline),
p: () => ( buildScoreDomain)
});
var _score_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58142);
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
return (0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__ .D8)({
scores: scored.map(({ score }) => score),
anchors: anchors.flatMap(({ score, interval = [] }) => [score, ...(withIntervals ? interval : [])]),
});
}
function barOf(score, domain) {
return BARS[Math.min(BARS.length - 1, Math.floor((0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__ .wG)(score, domain) * BARS.length))] ?? BARS[0];
}
}),
70479:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => ( answerMissionStatus),
leaveMissionStatus: () => ( leaveMissionStatus)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_shown_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16740);
var _kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59875);
var _mission_agent_choice_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70678);
var _mission_holdout_gap_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60355);
var _mission_look_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21101);
var _mission_manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86992);
var _mission_store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89855);
var _report_mission_claim_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(84716);
var _report_mission_view_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58561);
var _report_run_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74008);
var _left_answer_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(93121);
var _status_answer_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(84476);
async function answerMissionStatus(paths) {
return await (0,_left_answer_js__WEBPACK_IMPORTED_MODULE_11__ .H)(paths, () => readMissionAnswer(paths));
}
async function leaveMissionStatus(runId, host) {
await (0,_kernel_remembered_answer_js__WEBPACK_IMPORTED_MODULE_2__ .Vl)();
try {
await answerMissionStatus((0,_mission_store_js__WEBPACK_IMPORTED_MODULE_7__.pathsOf)(runId, host));
}
catch {
}
}
function readMissionAnswer(paths) {
const look = (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_5__ .ZD)(paths);
const formOf = (isRunning) => {
const supposed = (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_5__ .V0)(look, isRunning);
const view = (0,_report_mission_view_js__WEBPACK_IMPORTED_MODULE_9__ .SX)(supposed);
const text = (0,_report_run_text_js__WEBPACK_IMPORTED_MODULE_10__ .LG)({ ...view, position: _status_answer_js__WEBPACK_IMPORTED_MODULE_12__ .LL, problems: [] });
return { position: view.position ?? '', texts: [text, text], json: (0,_base_shown_json_js__WEBPACK_IMPORTED_MODULE_1__ .h)(documentOf(paths, supposed)) };
};
const atRest = formOf(false);
return {
...{ name: paths.runId, deadline: null, commit: null, problems: look.problems, hidesActivities: true },
...{ atWork: formOf(true), atRest, moved: atRest },
};
}
function documentOf(paths, { state, isRunning, waiting, problems }) {
const results_file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(state.launch.worktree_path, _mission_store_js__WEBPACK_IMPORTED_MODULE_7__.RESULTS);
const manifest = (0,_mission_manifest_js__WEBPACK_IMPORTED_MODULE_6__ .u1)(state, { ...paths.files, results_file });
const { claim } = state;
const improvement = claim === undefined ? {} : { [(0,_report_mission_claim_js__WEBPACK_IMPORTED_MODULE_8__ .SM)(state) ? 'confirmed' : 'not_confirmed']: claim.sentence };
const agents = (0,_mission_agent_choice_js__WEBPACK_IMPORTED_MODULE_3__ .o9)(state);
const holdout = (0,_mission_holdout_gap_js__WEBPACK_IMPORTED_MODULE_4__ .m)(state);
return {
...{ ...manifest, ...improvement, is_running: isRunning, waiting: waiting ?? null, problems },
...(agents.length === 0 ? {} : { agents }),
...(holdout === undefined ? {} : { holdout }),
};
}
})
};

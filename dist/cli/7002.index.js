export const id = 7002;
export const ids = [7002];
export const modules = {
14393:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
runWatchCommand: () => ( runWatchCommand)
});
var errors = __webpack_require__(45145);
var run_text = __webpack_require__(74008);
var run_actions = __webpack_require__(17650);
var experiment_files = __webpack_require__(67761);
var store = __webpack_require__(54347);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var configured_agents = __webpack_require__(74832);
var external_node_util_ = __webpack_require__(57975);
var regular_file = __webpack_require__(48951);
var agent_messages = __webpack_require__(61008);
;
const MAX_BYTES = 64_000;
function readLastLines(stdout, preset, most) {
const text = (0,regular_file .EI)(stdout, 'end', MAX_BYTES)?.text ?? '';
const message = (0,agent_messages .c)(preset, text).at(-1) ?? '';
return (0,external_node_util_.stripVTControlCharacters)(message.trim() === '' ? text : message)
.trimEnd()
.split(/\r?\n/)
.slice(-most);
}
var agent_preset = __webpack_require__(7535);
var chosen_file = __webpack_require__(89197);
;
function readAgentLines(paths, config, most) {
const fileOf = (iter) => (0,external_node_path_.join)((0,store .OO)(paths, iter), 'agent.stdout');
const iter = (0,store .tU)(paths).findLast((each) => (0,external_node_fs_.existsSync)(fileOf(each)));
if (iter === undefined)
return undefined;
const agents = (0,configured_agents .et)(config);
const chosen = (0,chosen_file .Vh)((0,store .OO)(paths, iter))?.name;
const { agent } = agents.find(({ name }) => name === chosen) ?? agents[0];
const preset = agent.preset ?? (0,agent_preset .Se)(agent.command ?? '');
return { attempt: String(iter), lines: readLastLines(fileOf(iter), preset, most) };
}
var user_repository = __webpack_require__(63342);
var mission_store = __webpack_require__(73448);
;
function agent_lines_readAgentLines(paths, { iteration }, most) {
if (iteration === 0)
return undefined;
const stdout = (0,external_node_path_.join)((0,mission_store.iterationFolder)(paths, iteration), 'session.stdout');
return { attempt: String(iteration), lines: readLastLines(stdout, undefined, most) };
}
var look = __webpack_require__(19570);
var mission_view = __webpack_require__(58561);
var plan_view = __webpack_require__(23956);
var watch_view = __webpack_require__(16028);
var workitem_store = __webpack_require__(12690);
var plans_here = __webpack_require__(43366);
var repeated_look = __webpack_require__(98396);
;
const MAX_AGENT_LINES = 40;
const iter = (attempt) => `iter ${attempt}`;
async function findWatchedRun(name, host) {
if ((0,mission_store.meansMissionRun)(name, host))
return missionRun(name, host);
const isExperiment = (0,experiment_files .lV)((0,user_repository .W1)(host.cwd)).includes(name);
if (!isExperiment && (await (0,plans_here .x)(name, host)).plans.length > 0)
return planRun(name, host);
return experimentRun(name, host);
}
function experimentRun(name, host) {
const paths = (0,store .wG)(name, host);
const look = new repeated_look .c();
const read = () => {
const status = look.read(paths, host);
const newest = readAgentLines(paths, status.config, MAX_AGENT_LINES);
return {
view: look.view({ ...status, now: host.now() }),
...{ isRunning: status.isRunning, activities: status.activities, nameOf: iter },
agent: newest && { title: `Agent, iteration ${newest.attempt}`, lines: newest.lines },
actions: watch_view .UT,
};
};
return { read: async () => read(), lock: paths.lock };
}
function missionRun(name, host) {
const paths = (0,mission_store.pathsOf)(name, host);
const read = () => {
const status = (0,look .ZD)(paths);
const newest = agent_lines_readAgentLines(paths, status.state, MAX_AGENT_LINES);
return {
view: (0,mission_view .SX)(status, host.now()),
...{ isRunning: status.isRunning, activities: status.activities ?? [], nameOf: iter },
agent: newest && { title: `Session, iteration ${newest.attempt}`, lines: newest.lines },
actions: ['stop'],
};
};
return { read: async () => read(), lock: paths.lock };
}
function planRun(name, host) {
const read = async () => {
const { plans, isRunning, activities } = await (0,plans_here .x)(name, host);
const [plan = { plan: name, branch: null, items: [] }] = plans;
return { view: (0,plan_view .D)(plan), isRunning, activities, nameOf: (item) => item, agent: undefined, actions: ['stop'] };
};
return { read, lock: (0,workitem_store .LR)(host).lock };
}
;
async function runWatchCommand({ words: [name = ''], host, terminal }) {
const run = await findWatchedRun(name, host);
const { redact = (text) => text } = terminal;
const read = async () => {
const watched = await run.read();
const { agent } = watched;
return agent === undefined ? watched : { ...watched, agent: { ...agent, lines: agent.lines.map(redact) } };
};
if (terminal.columns === undefined) {
const { view } = await read();
terminal.out((0,run_text .LG)(view));
terminal.err('note: this terminal cannot show a full screen, so the current state was printed once\n');
return errors .dc.yes;
}
const act = (effect) => (0,run_actions .f)({ name, lock: run.lock }, effect, { host, terminal });
const { showWatchScreen } = await loadScreen();
await showWatchScreen({ read, act, now: host.now, hasColor: terminal.hasColor === true });
return errors .dc.yes;
}
const ASKED = { NODE_ENV: 'production', DEV: undefined, CI: undefined, CONTINUOUS_INTEGRATION: undefined };
async function loadScreen() {
const before = Object.keys(ASKED).map((name) => [name, process.env[name]]);
for (const [name, value] of Object.entries(ASKED))
setVariable(name, value);
try {
return await Promise.all( [__webpack_require__.e(8518), __webpack_require__.e(8055)]).then(__webpack_require__.bind(__webpack_require__, 48055));
}
finally {
for (const [name, value] of before)
setVariable(name, value);
}
}
function setVariable(name, value) {
if (value === undefined)
delete process.env[name];
else
process.env[name] = value;
}
}),
61008:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ( reportsSimplification),
c: () => ( messagesOf)
});
var _printed_events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32976);
var _registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63836);
const SIMPLER = /^AUTORIZE_KIND[ \t]+simplify[ \t]*\r?$/m;
function messagesOf(cli, stdout) {
const preset = cli === undefined ? undefined : _registry_js__WEBPACK_IMPORTED_MODULE_1__ .fG[cli];
return preset?.readMessages === undefined ? [stdout] : [stdout, preset.readMessages((0,_printed_events_js__WEBPACK_IMPORTED_MODULE_0__ .w)(stdout))];
}
function reportsSimplification(cli, stdout) {
return messagesOf(cli, stdout).some((message) => SIMPLER.test(message));
}
}),
89197:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AY: () => ( saveChosen),
Vh: () => ( readChosen),
iL: () => ( CHOSEN_FILE)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77472);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11042);
var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74773);
const CHOSEN_FILE = 'chosen-agent.json';
function saveChosen(folder, chosen) {
(0,_kernel_own_file_writes_js__WEBPACK_IMPORTED_MODULE_1__ .OP)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, CHOSEN_FILE), `${JSON.stringify(chosen)}\n`);
}
function readChosen(folder) {
const text = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_2__ .zx)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, CHOSEN_FILE))?.toString('utf8');
if (text === undefined)
return undefined;
const read = _record_js__WEBPACK_IMPORTED_MODULE_3__ .Is.shape.chosen_agent.safeParse(readJson(text));
return read.success ? (read.data ?? undefined) : undefined;
}
function readJson(text) {
try {
return JSON.parse(text);
}
catch {
return undefined;
}
}
}),
67330:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
p5: () => ( renderAcceptedCount),
sS: () => ( renderPlainInterval),
uo: () => ( renderPlainGain)
});
var _base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28731);
var _base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58164);
var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
function renderPlainGain(claim) {
const { change, low, high } = claim.ratio == null ? asShare(claim) : asRatio(claim, claim.ratio);
return low === high ? change : `${change}, ${renderPlainInterval(claim.confidence, low, high)}`;
}
function renderPlainInterval(confidence, low, high) {
const likely = confidence >= 0.95 ? 'very likely' : confidence >= 0.8 ? 'likely' : 'perhaps';
return `${likely} between ${low} and ${high}`;
}
function renderAcceptedCount(accepted, tried) {
return `${accepted} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__ .LS)(tried, 'change')} accepted`;
}
function asRatio({ estimate, interval }, { unit, direction }) {
const sign = direction === 'max' ? 1 : -1;
const ratioOf = (gain) => Math.exp(sign * gain);
const [lower = 0, upper = 0] = interval.map(ratioOf).sort((one, other) => one - other);
const shown = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .hT)({ estimate: ratioOf(estimate), lower, upper }, unit);
const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .m2)(shown);
const limit = (value) => `${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .qE)(value ?? 0, decimals)}×`;
return { change: (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ .nJ)(shown), low: limit(shown.lower), high: limit(shown.upper) };
}
function asShare({ estimate, interval, baseline_mean: mean }) {
const factor = mean === 0 ? 1 : 100 / Math.abs(mean);
const unit = mean === 0 ? '' : ' %';
const sign = estimate < 0 ? -1 : 1;
const one = (value) => `${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ .ls)(Number((sign * value * factor).toPrecision(3))).replace('-', '−')}${unit}`;
const [low = 0, high = 0] = interval.toSorted((one, other) => sign * (one - other));
const change = estimate === 0 ? 'no change' : `${one(estimate)} ${estimate < 0 ? 'worse' : 'better'}`;
return { change, low: one(low), high: one(high) };
}
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
})
};

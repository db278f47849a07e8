export const id = 6289;
export const ids = [6289];
export const modules = {
46204:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => ( normalPath)
});
function normalPath(supplied) {
const parts = supplied.split('/').filter((part) => part !== '' && part !== '.');
if (parts.length === 0 || parts.includes('..') || supplied.includes('\0'))
return undefined;
return parts.join('/');
}
}),
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
var mission_store = __webpack_require__(89855);
;
function agent_lines_readAgentLines(paths, { iteration }, most) {
if (iteration === 0)
return undefined;
const stdout = (0,external_node_path_.join)((0,mission_store.iterationFolder)(paths, iteration), 'session.stdout');
return { attempt: String(iteration), lines: readLastLines(stdout, undefined, most) };
}
var look = __webpack_require__(21101);
var mission_view = __webpack_require__(58561);
var plan_view = __webpack_require__(23956);
var watch_view = __webpack_require__(16028);
var plans_here = __webpack_require__(69978);
var workitem_store = __webpack_require__(50492);
var repeated_look = __webpack_require__(98396);
;
const MAX_AGENT_LINES = 40;
const iter = (attempt) => `iter ${attempt}`;
async function findWatchedRun(name, host) {
if ((0,mission_store.meansMissionRun)(name, host))
return missionRun(name, host);
const isExperiment = (0,experiment_files .lV)((0,user_repository .W1)(host.cwd)).includes(name);
if (!isExperiment && (await (0,plans_here .xZ)(name, host)).plans.length > 0)
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
const { plans, isRunning, activities, problems } = await (0,plans_here .xZ)(name, host);
const [plan = { plan: name, branch: null, items: [] }] = plans;
const view = { ...(0,plan_view .D)(plan), problems };
return { view, isRunning, activities, nameOf: (item) => item, agent: undefined, actions: ['stop'] };
};
return { read, lock: (0,workitem_store.workPathsOf)(host).lock };
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
28243:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => ( nearMisses),
F: () => ( testedChanges)
});
var _decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91167);
var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74773);
function testedChanges(records) {
return records.flatMap((record) => {
const { iter, base_commit: on, recombines, decision, reverts } = record;
const standing = standingOf(record);
if (standing === undefined || reverts)
return [];
return [{ iter, on: on ?? '', standing, evidence: decision?.p_or_e ?? 1, of: recombines ?? [] }];
});
}
function standingOf({ outcome, tree, decision, conflict }) {
if (outcome === 'merged')
return 'accepted';
if (!_record_js__WEBPACK_IMPORTED_MODULE_1__ .rb.includes(outcome) || typeof tree !== 'string')
return undefined;
if (conflict === true)
return 'conflict';
if (decision == null)
return undefined;
const { code, effect, scale, purpose } = decision;
const gain = scale === 'ratio' ? Math.log(effect ?? 1) : (effect ?? 0);
const isNear = purpose !== 'simplify' && (0,_decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ .z8)({ code: String(code), gain });
return isNear ? 'near-miss' : 'rejected';
}
function nearMisses(records) {
return (0,_decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ .gE)(testedChanges(records)).filter(({ standing }) => standing === 'near-miss');
}
}),
57296:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
ID: () => ( renderActivities),
_Q: () => ( fitting),
bD: () => ( renderIterations),
hi: () => ( renderAllActivities),
y3: () => ( renderActivityLine)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
var _time_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1052);
const MAX_NAME = 80;
function renderActivities(activities, shown) {
const main = activities.findLast(({ progress }) => progress !== undefined) ?? activities.at(-1);
if (main === undefined)
return [{ text: 'starting', rank: 1 }];
const others = activities.filter((each) => each !== main && (main.attempt !== null || each.doing !== 'scoring'));
return [
...renderActivity(main, shown),
...others.map((other) => ({ text: `${nameOf(other, shown)}${other.doing}`, rank: 5 })),
];
}
function nameOf({ attempt }, shown) {
return attempt === null ? '' : `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(shown.nameOf(attempt), MAX_NAME)} `;
}
function renderActivity(activity, shown) {
const { doing, since, progress } = activity;
const now = shown.now.getTime();
const left = leftOf(activity, now);
const parts = [
[nameOf(activity, shown).trimEnd() || undefined, 0],
[[doing, ...renderCount(progress?.count)].join(' '), 1],
[progress?.guards === undefined ? undefined : 'guard ok', 4],
[seconds(now - Date.parse(since)), left === undefined ? 2 : 6],
[left === undefined ? undefined : `${left} left`, 2],
[progress?.evidence === undefined ? undefined : renderEvidence(progress.evidence), 3],
];
return parts.flatMap(([text, rank]) => (text === undefined ? [] : [{ text, rank }]));
}
function renderCount(count) {
if (count === undefined)
return [];
const { unit, number, of, isAtMost } = count;
return [`${unit === undefined ? '' : `${unit} `}${number} of ${isAtMost ? '≤' : ''}${of}`];
}
function leftOf({ progress, at }, now) {
if (progress?.leftMs === undefined || at === undefined)
return undefined;
const left = Math.max(1000, progress.leftMs - (now - Date.parse(at)));
return `${progress.count?.isAtMost === true ? '≤' : ''}${seconds(left)}`;
}
function seconds(ms) {
return (0,_time_text_js__WEBPACK_IMPORTED_MODULE_2__ .LP)(Math.max(0, Math.floor(ms / 1000) * 1000));
}
function renderEvidence({ e, needed }) {
return `E ${figure(e)} of ${figure(needed)}`;
}
function figure(value) {
if (value >= 1e6)
return value.toExponential(1);
return value >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));
}
const SEPARATOR = ' · ';
function renderAllActivities(activities, shown) {
return renderActivities(activities, shown)
.map(({ text }) => text)
.join(SEPARATOR);
}
function renderIterations(activities, now) {
return renderAllActivities(activities, { nameOf: (iter) => `iter ${iter}`, now });
}
function fitting(parts, width) {
const chosen = new Set();
const line = (also) => parts
.filter((part) => chosen.has(part) || part === also)
.map(({ text }) => text)
.join(SEPARATOR);
for (const part of parts.toSorted((one, other) => one.rank - other.rank)) {
if (line(part).length <= width)
chosen.add(part);
else if (chosen.size === 0)
return wholeWords(part.text, width);
}
return line();
}
function wholeWords(text, width) {
const end = text.lastIndexOf(' ', width - 1);
return end <= 0 ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .vI)(text, width - 1) : `${text.slice(0, end)}…`;
}
function renderActivityLine(activities, { rest, width, ...shown }) {
const others = rest.map((text) => ({ text: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text, MAX_NAME), rank: 7 }));
return fitting([...renderActivities(activities, shown), ...others], width);
}
}),
61641:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => ( viewExperiment),
K: () => ( viewMoment)
});
var claim_outcome = __webpack_require__(59997);
var score_text = __webpack_require__(58164);
var base_text = __webpack_require__(7953);
var fold = __webpack_require__(61319);
var record = __webpack_require__(74773);
var activity_text = __webpack_require__(57296);
var ended_text = __webpack_require__(60551);
var picomatch = __webpack_require__(14006);
;
function findChangedTools(records, { setup }, reverted = []) {
if (setup.command === '' || setup.inputs.length === 0)
return [];
const isInput = picomatch([...setup.inputs], { dot: true });
return records.flatMap(({ iter, outcome, changed_paths: changed }) => {
const paths = outcome === 'merged' ? (changed ?? []).filter((path) => isInput(path)) : [];
return paths.length === 0 || reverted.includes(iter) ? [] : [{ iter, paths }];
});
}
var near_misses = __webpack_require__(28243);
var agent_facts = __webpack_require__(32948);
var effect_text = __webpack_require__(78436);
var foreign_text = __webpack_require__(84483);
;
const MAX_GROUPS = 12;
const MAX_CHARS = 300;
function renderGroups(read) {
if (read === undefined)
return [];
const { groups, unmeasured, isCurrent } = read;
const lines = groups.slice(0, MAX_GROUPS).map((group) => describeGroup(group, groups));
const rest = groups.length - MAX_GROUPS;
const notes = [
...(rest > 0 ? [`and ${rest} more`] : []),
...(unmeasured > 0 ? [`${unmeasured} not measured yet; the next run measures them`] : []),
...(isCurrent ? [] : ['changes were accepted or taken out since then; the next run groups them again']),
];
return [...lines, ...notes].map((line) => ['group', line]);
}
function describeGroup(group, all) {
const { title, branch, on, base, pull, takenOut, isConfirmed, effect } = group;
const below = base === undefined ? all.find(({ task }) => task === on)?.branch : base.slice(0, 12);
const parts = [
`${branch}${below === undefined ? '' : `, on ${below}`}`,
`${isConfirmed ? 'confirmed' : 'not confirmed'} by itself: ${effect}`,
...(pull === undefined ? [] : [`pull request #${pull.number}, ${pull.state} (${pull.url})`]),
...(takenOut === undefined ? [] : [`taken out by ${takenOut.by}: ${takenOut.reason}`]),
];
return `${(0,foreign_text .TN)(title.text, MAX_CHARS)}: ${parts.map((part) => (0,foreign_text .TN)(part, MAX_CHARS)).join('; ')}`;
}
var holdout_text = __webpack_require__(69834);
var near_misses_text = __webpack_require__(7904);
var pareto_text = __webpack_require__(89578);
;
const MAX_TOOLS = 5;
const MAX_PATHS = 200;
const MAX_UNCERTIFIED = 50;
function factsOf(input) {
const { config, records, earlier, effects = [], uncertified = [], takenOut = [], tradeOffs = [], holdout } = input;
const reverted = takenOut.flatMap(({ taken }) => taken);
const facts = [
[
'earlier',
earlier === undefined
? undefined
: `${(0,claim_outcome .RT)(earlier)} after iteration ${earlier.iter}: ${(0,foreign_text .TN)(earlier.sentence, 1000)}`,
],
['uncertified', renderIterations(uncertified)],
['reverted', renderReverted(takenOut)],
['tools', renderChangedTools(findChangedTools(records, config, reverted))],
['holdout', holdout && (0,holdout_text ._)(holdout)],
['near misses', (0,near_misses_text .V)((0,near_misses .B)(records))],
];
const known = facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]));
return [
...(0,agent_facts .X)(input.agents ?? []),
...(0,effect_text .V)(effects),
...known,
...(0,pareto_text .s)(tradeOffs),
...renderGroups(input.groups),
];
}
function renderIterations(iters) {
if (iters.length === 0)
return undefined;
const rest = iters.length - MAX_UNCERTIFIED;
const shown = iters.slice(0, MAX_UNCERTIFIED).map((iter) => `iter ${iter}`);
return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
function renderChangedTools(changed) {
if (changed.length === 0)
return undefined;
const rest = changed.length - MAX_TOOLS;
const shown = changed
.slice(0, MAX_TOOLS)
.map(({ iter, paths }) => `iteration ${iter} (${(0,foreign_text .TN)(paths.join(', '), MAX_PATHS)})`);
const all = [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
return `the evaluator's tools changed with ${all}, so scores before and after are of different tools`;
}
function renderReverted(batches) {
if (batches.length === 0)
return undefined;
return batches.map(({ iter, taken }) => `${renderIterations(taken) ?? 'nothing'} by iter ${iter}`).join('; ');
}
var iteration_facts = __webpack_require__(16794);
var iteration_row = __webpack_require__(29865);
var plain_result = __webpack_require__(14913);
var run_view = __webpack_require__(33902);
var shell_word = __webpack_require__(59010);
var time_text = __webpack_require__(1052);
;
const MAX_PROBLEMS = 5;
function viewExperiment(input) {
const { config, state, records, now, standing = { kind: 'none' } } = input;
const { direction } = config.objective;
const { name } = config.experiment;
const folded = (0,fold .IN)(records, direction);
const { rows = (0,iteration_row .zs)(records, direction) } = input;
const result = buildResult(rows, standing.kind === 'withdrawn' ? null : folded.best_iter);
const accepted = rows.filter(({ isAccepted }) => isAccepted).length;
const tried = rows.filter(run_view .Ye).length;
const isBegun = records.length > 0 || state.run_id !== undefined || state.current_step !== 'Idle';
const isOver = state.current_step === 'Done';
const head = records.at(-1)?.hash;
return {
recipe: 'experiment',
terms: { attempt: 'iteration', line: 'Best score so far', best: 'Best (single test)' },
tables: {
page: ['id', 'outcome', 'single', 'best', 'duration', 'size', 'reason', 'commit'],
list: ['id', 'outcome', 'score', 'best', 'duration', 'size', 'reason', 'commit'],
summary: {
accepted: ['id', 'single', 'size', 'evidence', 'commit'],
others: ['id', 'outcome', 'single', 'reason'],
},
},
...{ name, description: (0,foreign_text .TN)(config.experiment.description) },
goal: direction === 'max' ? 'higher is better' : 'lower is better',
...{ branch: (0,shell_word .r)((0,foreign_text .TN)(state.branch)), noBranch: '' },
commit: records.findLast(({ outcome }) => outcome === 'merged')?.commit ?? state.base_commit,
base: state.base_commit === '' ? undefined : (0,shell_word .r)((0,foreign_text .TN)(state.base_commit.slice(0, 12))),
problems: [
...renderProblems([...(input.problems ?? []), ...(input.branchProblem ? [input.branchProblem] : [])]),
...disagreements(input, folded),
],
notices: renderProblems(input.notices ?? []),
worktree: undefined,
...viewMoment(input),
result: plainResultOf({ input, rows, accepted, tried }),
ended: isOver && input.isRunning !== true ? endedOf(input) : undefined,
verdict: renderVerdict({ name, accepted, tried, standing, ...result }),
claim: { kind: standing.kind, text: undefined },
gain: renderGain({ standing, change: result.change, accepted }),
...result,
...{ tried, accepted, counts: (0,run_view .BO)(rows, record .im), facts: factsOf(input), rows },
tradeOffs: input.tradeOffs ?? [],
budget: {
noops: renderNoops(folded.consecutive_noops, config.iteration.max_consecutive_noops),
startedAt: !isBegun || state.started_at === '' ? undefined : (0,time_text .Wv)(state.started_at),
deadline: state.deadline === null || isOver ? undefined : (0,time_text .Wv)(state.deadline),
timeLeft: isOver ? undefined : (0,time_text .jf)(state.deadline, now),
},
cost: (0,iteration_facts .kT)(records.map(({ usage }) => usage)),
workspaces: findWorkspaces(records),
...{ verify: `autorize verify ${name}`, show: `autorize show ${name}` },
head: typeof head === 'string' ? (0,foreign_text .TN)(head, 80) : undefined,
madeAt: (0,time_text .Wv)(now.toISOString()),
};
}
function viewMoment(input) {
return {
position: renderPosition(input),
waiting: (0,run_view .tl)(input.waiting, input.isRunning !== false),
next: chooseNext(input),
};
}
function renderGain({ standing, change, accepted, }) {
if (accepted === 0)
return '';
if (standing.kind === 'confirmed')
return (0,foreign_text .TN)(standing.sentence);
if (standing.kind === 'not-confirmed') {
return (0,foreign_text .TN)((0,claim_outcome .zu)({ sentence: standing.sentence, confirmed: false }));
}
if (standing.kind === 'withdrawn')
return 'all accepted changes were reverted';
const changes = (0,base_text .LS)(accepted, 'accepted change');
return `${standing.kind === 'unconfirmed' ? changes : (change ?? changes)}, not confirmed`;
}
const REMARKS = {
unconfirmed: 'improvement not confirmed yet',
withdrawn: 'all accepted changes were reverted',
};
function plainResultOf({ input: { standing, claim }, rows, accepted, tried }) {
const kind = standing?.kind ?? 'none';
return (0,plain_result .S)({
...{ accepted, tried, isConfirmed: kind === 'confirmed', remark: REMARKS[kind] },
claim: kind === 'confirmed' || kind === 'not-confirmed' ? claim : undefined,
baseline: rows.find(({ mark, score }) => mark === 'baseline' && score !== undefined)?.score,
best: rows.at(-1)?.best,
});
}
function endedOf({ state, records }) {
const { stopped } = state;
return (0,ended_text .N)({
from: state.started_at,
to: stopped?.at ?? records.at(-1)?.ended_at,
reason: stopped?.reason ?? 'the reason was not recorded',
});
}
function buildResult(rows, bestIter) {
const baseline = rows.find(({ mark, score }) => mark === 'baseline' && score !== undefined)?.score;
const best = rows.find(({ iter, isAccepted, score }) => iter === bestIter && isAccepted && score !== undefined);
const score = best?.score;
return {
baseline: baseline === undefined ? undefined : (0,score_text .Fw)(baseline, score),
best: best === undefined || score === undefined ? undefined : { score: (0,score_text .Fw)(score, baseline), iter: best.iter },
change: baseline === undefined || score === undefined ? undefined : (0,score_text .vN)(baseline, score),
};
}
function renderVerdict({ name, accepted, tried, standing, baseline, best, change, }) {
if (tried === 0)
return 'No iteration has ended yet';
const of = `${accepted} of ${(0,base_text .LS)(tried, 'iteration')} accepted`;
if (standing.kind === 'confirmed')
return `${of}; ${(0,foreign_text .TN)(standing.sentence, 1000)}`;
if (standing.kind === 'not-confirmed')
return `${of}; ${(0,foreign_text .TN)((0,claim_outcome .zu)({ sentence: standing.sentence, confirmed: false }), 1000)}`;
if (standing.kind === 'withdrawn')
return `${of}; all of them were reverted, so the branch equals the baseline`;
if (standing.kind === 'unconfirmed') {
return `${of}; the improvement is not confirmed yet (after the run: autorize verify ${name} --rescore)`;
}
if (best === undefined)
return baseline === undefined ? of : `${of}; nothing is better than the baseline, ${baseline}`;
const against = baseline === undefined ? 'the baseline has no score' : `${change} against the baseline, ${baseline}`;
return `${of}; best ${best.score} in iteration ${best.iter}, ${against}`;
}
function renderProblems(problems) {
const rest = problems.length - MAX_PROBLEMS;
const shown = problems.slice(0, MAX_PROBLEMS).map((problem) => (0,foreign_text .TN)(problem, 400));
return rest > 0 ? [...shown, `and ${(0,base_text .LS)(rest, 'more problem')}`] : shown;
}
function disagreements({ state }, folded) {
if (state.best_iter === folded.best_iter && state.best_score === folded.best_score)
return [];
const of = (iter) => (iter === null ? 'none' : `iteration ${iter}`);
return [
`state.json has another best (${of(state.best_iter)}) than the ledger (${of(folded.best_iter)}); this report uses the ledger.`,
];
}
function renderPosition({ state, isRunning, activities = [], now }) {
if (activities.length > 0)
return (0,activity_text .bD)(activities, now);
const { iter_in_progress: iter, current_step: step } = state;
const isAtRest = step === 'Idle' || step === 'Done';
if (isRunning === false && (iter !== null || !isAtRest)) {
const what = iter === null ? 'the last one' : `iteration ${iter}`;
return `no active run; ${what} was interrupted${step === 'Idle' ? '' : ` at ${step}`}`;
}
if (iter !== null)
return `iteration ${iter}, ${step}`;
return isAtRest ? 'no iteration in flight' : `between iterations, ${step}`;
}
function renderNoops(streak, max) {
return `${streak} in a row${max === 0 ? '' : ` (a run stops at ${max})`}`;
}
function findWorkspaces(records) {
const last = records.at(-1)?.run?.id;
const worktree = records.findLast(({ run, worktree: path }) => run?.id === last && typeof path === 'string')?.worktree;
return worktree ? (0,shell_word .r)((0,foreign_text .TN)(worktree.slice(0, worktree.lastIndexOf('/')), 400)) : undefined;
}
function chooseNext({ config, state, records, now, problems = [], isDamaged = problems.length > 0, isRunning, branchProblem, }) {
const command = (verb) => `autorize ${verb} ${config.experiment.name}`;
if (isRunning)
return { command: command('status'), why: 'a run is active; check again later' };
if (isDamaged)
return { command: command('repair'), why: 'repair the ledger first' };
if (problems.length > 0)
return { command: command('doctor'), why: 'correct the configuration first' };
if (branchProblem !== undefined)
return { command: command('verify'), why: 'restore the branch first' };
if (state.iter_in_progress !== null) {
return { command: command('resume'), why: `iteration ${state.iter_in_progress} did not end` };
}
const end = (0,time_text .B9)(state.deadline);
const isOver = end !== undefined && end <= now.getTime();
if (records.length === 0 || state.current_step === 'Done' || isOver) {
return { command: command('run'), why: records.length === 0 ? 'no iteration has run yet' : 'starts another run' };
}
return { command: command('resume'), why: 'the run has not reached its end' };
}
}),
23956:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D: () => ( viewPlan)
});
var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
var _workitem_work_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11247);
var _ended_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60551);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84483);
var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16794);
var _run_view_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33902);
var _time_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1052);
const MARKS = {
success: 'merged',
failure: 'invalid',
denied: 'denied',
timeout: 'aborted',
blocked: 'killed',
};
function viewPlan({ plan, branch, commit, from, to, items }) {
const accepted = items.filter(({ status }) => status === 'success').length;
const verdict = `${accepted} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(items.length, 'item')} succeeded`;
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
name: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(plan),
description: '',
goal: undefined,
base: undefined,
worktree: undefined,
problems: [],
notices: [],
},
branch: branch === null ? undefined : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(branch),
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
ended: to === undefined ? undefined : (0,_ended_text_js__WEBPACK_IMPORTED_MODULE_2__ .N)({ from, to, reason: reasonOf(items) }),
...{ baseline: undefined, best: undefined, change: undefined },
...{ tried: items.length, accepted, counts: (0,_run_view_js__WEBPACK_IMPORTED_MODULE_5__ .BO)(rows, Object.keys(MARKS)), facts: [] },
budget: { noops: undefined, startedAt: undefined, deadline: undefined, timeLeft: undefined },
cost: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_4__ .kT)(items.map((item) => (item.status === 'blocked' ? undefined : item.usage))),
rows,
...{ workspaces: undefined, next: undefined, verify: 'autorize work verify', show: undefined },
...{ head: undefined, madeAt: undefined },
};
}
function reasonOf(items) {
const of = (statuses) => items.filter(({ status }) => statuses.includes(status)).length;
const left = items.filter((item) => item.status === 'blocked' && item.reason === _workitem_work_event_js__WEBPACK_IMPORTED_MODULE_1__ .T).length;
const [failed, blocked] = [of(['failure', 'denied', 'timeout']), of(['blocked']) - left];
if (failed + blocked + left === 0)
return 'every item succeeded';
return [
...(failed === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(failed, 'item')} failed`]),
...(blocked === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(blocked, 'item')} blocked${failed === 0 ? '' : ' by them'}`]),
...(left === 0 ? [] : [`the run ended before ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(left, 'item')} did`]),
].join(', ');
}
function buildRow(item, index) {
const isBlocked = item.status === 'blocked';
const reason = isBlocked ? item.reason : (item.denial_reason ?? item.error);
return {
...{ id: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(item.id), iter: index, mark: MARKS[item.status], word: item.status },
isAccepted: item.status === 'success',
...{ score: undefined, scoreText: '', best: undefined, bestText: '', pass: '' },
...{ duration: '', summary: '', evidence: '', facts: [] },
size: isBlocked ? '' : sizeOf(item),
reason: reason === undefined ? '' : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(reason, 1000),
commit: isBlocked ? '' : item.receipt_id,
};
}
function sizeOf({ metrics, reused, usage }) {
const { files_touched: files, delta_size: size, tool_ops_count: ops, tests_passed: passed, tests_failed: failed, } = metrics;
return [
...(files === 0 ? [] : [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(files, 'file'), (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(size, 'change')]),
...(ops === 0 ? [] : [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__ .LS)(ops, 'tool operation')]),
...(passed === undefined ? [] : [`tests ${passed} passed, ${failed ?? 0} failed`]),
...(usage === undefined ? [] : [(0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_4__ .kT)([usage]) ?? '']),
reused ? 'landed earlier' : (0,_time_text_js__WEBPACK_IMPORTED_MODULE_6__ .LP)(metrics.execution_time_ms),
].join(', ');
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
}),
59010:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
r: () => ( shellWord)
});
var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61023);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
function shellWord(word) {
return (0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ .e)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .g$)(word, 400));
}
}),
1052:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B9: () => ( instantOf),
LP: () => ( renderSpan),
Wv: () => ( renderInstant),
jf: () => ( renderTimeLeft)
});
var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
const INSTANT = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;
function instantOf(text) {
if (text === null || !INSTANT.test(text))
return undefined;
const ms = Date.parse(text.replace(' ', 'T'));
return Number.isNaN(ms) ? undefined : ms;
}
function renderInstant(text) {
const ms = instantOf(text);
if (ms === undefined)
return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(text, 40);
return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function renderSpan(ms) {
const grain = ms >= 3_600_000 ? 60_000 : ms >= 1000 ? 1000 : 1;
return (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__ .PP)(Math.round(ms / grain) * grain);
}
function renderTimeLeft(deadline, now) {
const end = instantOf(deadline);
if (end === undefined)
return undefined;
const left = end - now.getTime();
return left > 0 ? `${renderSpan(left)} left` : 'the time is up';
}
}),
97895:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
a: () => ( workPlanSchema),
i: () => ( workItemSchema)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_repository_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46204);
var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63836);
var _environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83257);
var _setting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60456);
var _shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82374);
var _values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62806);
const AGENT_IDS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `agent-${number}`);
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
const itemId = (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'a name of letters, digits, ".", "_" and "-"')), 'letters, digits, `.`, `_`, `-`');
const paths = (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()
.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YPB((supplied) => (0,_base_repository_path_js__WEBPACK_IMPORTED_MODULE_2__ .F)(supplied) !== undefined, 'a path inside the repository, without ".."'))), 'paths');
const timeout = (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr()
.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(1, 'a whole number of milliseconds from 1'), zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Zm(MAX_TIMEOUT_MS, `at most ${MAX_TIMEOUT_MS} milliseconds`)), 'whole number from 1');
const workItemSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
id: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(itemId, { doc: 'Unique name of the item.' }),
agent_id: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^agent-[0-9]$/, '"agent-0" to "agent-9"')), '`"agent-0"` to `"agent-9"`'), { doc: 'The agent of `agents` that works on it.' }),
description: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(_values_js__WEBPACK_IMPORTED_MODULE_7__ .Bq, { doc: 'The task.' }),
dependencies: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()), []), 'ids'), {
doc: 'Items that must have succeeded first.',
}),
constraints: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
max_files: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .HT)(1), 10), { unit: 'files', doc: 'Maximum number of changed paths.' }),
max_tool_ops: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .HT)(0), 50), {
unit: 'tool operations',
doc: 'Maximum number of tool operations.',
}),
max_delta_size: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .HT)(1), 100), {
unit: 'changes',
doc: 'Maximum number of changed blocks of consecutive lines. A file without lines counts as one block.',
}),
timeout_ms: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(timeout, 300_000), {
unit: 'ms',
doc: 'Time of the agent, and again of the test command.',
}),
}), {}),
budget: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
time_estimate_ms: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .HT)(0), { unit: 'ms', doc: 'Your estimate of the time. It limits nothing.' }),
complexity: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .Yq)(['low', 'medium', 'high']), {
doc: 'Your estimate of the complexity. It has no effect.',
}),
})),
input_files: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(paths), {
doc: 'Files that must exist when the item starts, and before the run if it has no dependencies.',
}),
output_files: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(paths), { doc: 'Files that must exist afterwards.' }),
test_command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_7__ .Bq), {
doc: 'Must exit with 0. `sh -c` runs it in an evaluation checkout of what the agent left.',
}),
});
const agentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
command: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_7__ .Bq), {
unset: 'required without a preset',
doc: 'Command line for `sh -c`, in which `{prompt_file}`, `{workdir}` and `{id}` are replaced.',
}),
preset: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM((0,_values_js__WEBPACK_IMPORTED_MODULE_7__ .Yq)(_engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_3__ .VC)), '[name](agents.md#presets)'), {
unset: 'required without a command',
doc: 'Command line of a known agent CLI.',
}),
stdin: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Rvf(_shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .ZC, 'prompt'), {
doc: 'Whether a command gets the prompt on standard input. A preset knows where its CLI reads it.',
}),
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ ._K,
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .FC,
..._shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .fC,
});
const agentShape = Object.fromEntries(AGENT_IDS.map((id) => [id, zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(agentSchema)]));
const classGlobs = (name) => (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(_values_js__WEBPACK_IMPORTED_MODULE_7__ .gV), { unset: 'its [default globs](work-items.md)', doc: `Paths that count as ${name}.` });
const workPlanSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
$schema: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP()), { doc: 'The JSON Schema of this file, for editors.' }),
version: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz(1, 'the number 1'), { doc: 'Version of the format.' }),
plan: (0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .Pe)((0,_setting_js__WEBPACK_IMPORTED_MODULE_5__ .KT)(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, 'a name of letters, digits, "_" and "-"'))), 'letters, digits, `_`, `-`'), { unset: 'the name of the file', doc: 'Name of the plan and of its branch.' }),
agents: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej(agentShape),
items: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(workItemSchema),
budget: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ usd: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .xy })),
environment: _environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .RJ,
setup: (0,_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .Xv)('5m', _values_js__WEBPACK_IMPORTED_MODULE_7__ .rW),
build: (0,_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .u2)('10m', _values_js__WEBPACK_IMPORTED_MODULE_7__ .rW),
permit: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .eL,
capture: _shared_shapes_js__WEBPACK_IMPORTED_MODULE_6__ .HM,
classes: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
deltaQ: classGlobs('tests'),
deltaLambda: classGlobs('configuration, policy and workflows'),
deltaPi: classGlobs('documents and generated files'),
}), {}),
});
}),
69978:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ah: () => ( readPlanRecords),
V0: () => ( supposeRunning),
xZ: () => ( readPlans)
});
var _workitem_look_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19864);
var _workitem_stored_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20027);
var _workitem_work_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11247);
async function readPlans(wanted, host) {
const { plans, ...others } = await readPlanRecords(wanted, await (0,_workitem_look_js__WEBPACK_IMPORTED_MODULE_0__ .Of)(host));
return { plans: supposeRunning(plans, others.isRunning), ...others };
}
function supposeRunning(plans, isRunning) {
if (!isRunning)
return plans;
return plans.flatMap((plan) => {
const items = plan.items.filter((item) => item.status !== 'blocked' || item.reason !== _workitem_work_event_js__WEBPACK_IMPORTED_MODULE_2__ .T);
return items.length === 0 ? [] : [{ ...plan, items, to: undefined }];
});
}
async function readPlanRecords(wanted, paths) {
const { receipts, blocked, branches, ...others } = await (0,_workitem_look_js__WEBPACK_IMPORTED_MODULE_0__ .n0)(wanted, paths);
const plans = new Map();
for (const receipt of receipts) {
const { plan, work_item: item, status } = receipt;
const known = plans.get(plan) ?? { plan, branch: null, items: [] };
const hasLanded = status === 'success' && branches.has(receipt.branch);
const shown = { ...known, ...(hasLanded ? { branch: receipt.branch } : {}), ...withTimes(known, receipt) };
plans.set(plan, shown);
shown.items.push({ id: item.id, reused: false, ...(0,_workitem_stored_result_js__WEBPACK_IMPORTED_MODULE_1__ .B)(paths, receipt) });
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
}),
68842:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Rp: () => ( stillBlocked),
bB: () => ( openBlockedItems),
tQ: () => ( readBlockedItems)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74044);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11042);
var _kernel_quiet_cache_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56915);
var _work_event_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11247);
function openBlockedItems(paths, { plan, left, now, isHeld }) {
const reasons = new Map(left.map((id) => [id, _work_event_js__WEBPACK_IMPORTED_MODULE_4__ .T]));
const at = now().toISOString();
const write = () => {
const others = readBlockedItems(paths).filter((each) => each.plan !== plan);
const all = [...others, ...[...reasons].map(([id, reason]) => ({ plan, id, reason, at }))];
if (all.length > 0)
(0,_kernel_quiet_cache_js__WEBPACK_IMPORTED_MODULE_3__ .sQ)(paths.blocked, `${JSON.stringify(all)}\n`);
else if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.blocked))
(0,_kernel_quiet_cache_js__WEBPACK_IMPORTED_MODULE_3__ .S2)(paths.blocked);
};
write();
return {
end: (item) => {
if (item.status === 'blocked')
reasons.set(item.id, item.reason);
else
reasons.delete(item.id);
},
[Symbol.dispose]: () => {
if (isHeld())
write();
},
};
}
function readBlockedItems(paths) {
try {
const raw = JSON.parse((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_2__ .zx)(paths.blocked)?.toString() ?? '[]');
return Array.isArray(raw) && raw.every(isBlockedItem) ? raw : [];
}
catch (error) {
if (error instanceof SyntaxError)
return [];
throw error;
}
}
function stillBlocked(items, receipts) {
const ended = new Map(receipts.map(({ plan, work_item, ended_at }) => [`${plan}\0${work_item.id}`, ended_at]));
return items.filter(({ plan, id, at }) => (ended.get(`${plan}\0${id}`) ?? '') < at);
}
function isBlockedItem(raw) {
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_1__ .Gv)(raw) || Object.keys(raw).length !== 4)
return false;
return [raw.plan, raw.id, raw.reason, raw.at].every((each) => typeof each === 'string');
}
}),
45351:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B$: () => ( namedReceipts),
E: () => ( foldHistory),
Go: () => ( isLanding),
Kz: () => ( landedSchema),
bs: () => ( HISTORY_FOLD)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _receipt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80083);
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const commitId = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const hash = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{64}$/));
const id = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
const plan = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/));
const landedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('landed'),
...{ id, plan, item: text, work_item_hash: hash, after_hash: hash, landed_commit: commitId, receipt_hash: hash },
follows: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(commitId),
});
const endedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('ended'),
...{ id, plan, item: text, status: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(_receipt_js__WEBPACK_IMPORTED_MODULE_4__ .LV), receipt_hash: hash },
});
const lostSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('lost') });
const thawedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('thawed') });
const concludedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .gMt('kind', [landedSchema, endedSchema, lostSchema, thawedSchema]);
const landingSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
iter: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr(),
ref: text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^refs\/heads\/[A-Za-z0-9][A-Za-z0-9/_-]*$/)),
...{ old: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(commitId), parent: commitId, merged: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(commitId), tree: commitId },
...{ message: text, date: text },
draft: zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
receipt: zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({
...{ id, plan, work_item: zod_mini__WEBPACK_IMPORTED_MODULE_0__ ._H3({ id: text }), work_item_hash: hash },
after_hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash),
}),
...{ previous: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash), store_base: commitId, follows: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(commitId) },
}),
});
const isLanding = (raw) => landingSchema.safeParse(raw).success;
const HISTORY_FOLD = {
begin: () => ({
landed: [],
ended: [],
pending: undefined,
unusable: undefined,
starts: [],
thawing: undefined,
}),
take: (state, { seq: _, prev: __, hash: hidden, ...record }, line) => {
if (record.kind === undefined) {
const pending = isLanding(record) ? { landing: record, hash: String(hidden) } : undefined;
state.pending = pending;
state.unusable = pending === undefined ? record : undefined;
if (pending?.landing.old === null)
state.starts.push(pending.landing.parent);
return;
}
const concluded = concludedIn(record, line);
if (concluded.kind === 'ended')
state.ended.push(concluded);
else if (concluded.kind === 'thawed')
state.thawing = undefined;
else
[state.pending, state.unusable] = [undefined, undefined];
if (concluded.kind === 'landed') {
state.landed.push(concluded);
state.thawing = concluded.follows === undefined ? undefined : concluded;
}
},
};
function foldHistory(records) {
const state = HISTORY_FOLD.begin();
let line = 0;
for (const record of records)
HISTORY_FOLD.take(state, record, ++line);
return state;
}
const JOURNAL = '.autorize/work/journal.jsonl';
function concludedIn(record, line) {
const result = concludedSchema.safeParse(record);
if (result.success)
return result.data;
const member = result.error.issues[0]?.path.join('.') || 'shape';
const found = `a record without a usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(member, 100)}`;
const remedy = 'See who wrote it; to begin again without it, move .autorize/work away. Git has what landed.';
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .Vl([{ file: JOURNAL, line, found, expected: 'a record of a run of work items', remedy }]);
}
function namedReceipts({ landed, ended, pending }) {
const ids = [...landed, ...ended].map(({ id: each }) => each);
return new Set(pending === undefined ? ids : [...ids, pending.landing.draft.receipt.id]);
}
}),
19864:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Of: () => ( pathsToRead),
n0: () => ( readWorkStatusAt)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _kernel_branch_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98972);
var _kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26530);
var _blocked_items_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68842);
var _history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45351);
var _lost_runs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33444);
var _waiting_items_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71509);
var _work_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85620);
var _work_records_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43165);
async function readWorkStatus(plan, host) {
return await readWorkStatusAt(plan, await pathsToRead(host));
}
async function readWorkStatusAt(plan, paths) {
const history = (0,_history_js__WEBPACK_IMPORTED_MODULE_4__ .E)((0,_work_records_js__WEBPACK_IMPORTED_MODULE_8__ .N9)(paths));
const { landed, ended, pending, thawing } = history;
const records = [...landed, ...ended].map(({ id, plan: of, item }) => ({ id, of, item }));
const { branches, isLanded, isPlain } = await readBranches(paths, pending);
if (pending !== undefined && isLanded) {
const { id, plan: of, work_item: item } = pending.landing.draft.receipt;
if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,_work_records_js__WEBPACK_IMPORTED_MODULE_8__ .WI)(paths, id)))
records.push({ id, of, item: item.id });
}
const last = new Map();
for (const { id, of, item } of records.sort((one, other) => (one.id < other.id ? -1 : 1))) {
if (plan === undefined || of === plan)
last.set(`${of}\0${item}`, id);
}
const { isRunning, activities } = (0,_work_files_js__WEBPACK_IMPORTED_MODULE_7__ .Kc)(paths);
const receipts = [...last.values()].map((id) => (0,_work_records_js__WEBPACK_IMPORTED_MODULE_8__ .b8)(paths, id));
const blocked = (0,_blocked_items_js__WEBPACK_IMPORTED_MODULE_3__ .tQ)(paths).filter((each) => plan === undefined || each.plan === plan);
const waiting = isRunning ? (0,_waiting_items_js__WEBPACK_IMPORTED_MODULE_6__.readWaitingItems)(paths).filter((each) => plan === undefined || each.plan === plan) : [];
const lost = isRunning ? undefined : (0,_lost_runs_js__WEBPACK_IMPORTED_MODULE_5__ .E)(paths, { history, branches });
return {
...{ receipts, blocked: (0,_blocked_items_js__WEBPACK_IMPORTED_MODULE_3__ .Rp)(blocked, receipts), branches, isRunning, activities, waiting },
problems: lost === undefined ? [] : [`${lost.message}. ${lost.remedy}`],
checkoutOpen: pending === undefined && thawing === undefined ? undefined : await describe(paths, { history, isLanded }),
isPlain: isPlain && thawing === undefined && receipts.every(hasPlainOutput),
};
}
async function pathsToRead(host) {
const paths = (0,_work_files_js__WEBPACK_IMPORTED_MODULE_7__ .E4)(host);
if (!(0,_kernel_own_git_folder_js__WEBPACK_IMPORTED_MODULE_2__ .FJ)(paths.repository))
return paths;
const { workPathsOf } = await __webpack_require__.e( 492).then(__webpack_require__.bind(__webpack_require__, 50492));
return workPathsOf(host);
}
function hasPlainOutput({ tests }) {
return tests === null || /^[\w.-]+\.output$/.test(tests.output);
}
async function readBranches(paths, pending) {
const files = (0,_kernel_branch_files_js__WEBPACK_IMPORTED_MODULE_1__ .g)(paths.repository, _work_files_js__WEBPACK_IMPORTED_MODULE_7__ .HB);
if (files !== undefined && pending === undefined)
return { branches: new Set(files.keys()), isLanded: false, isPlain: true };
const { askGit } = await Promise.all( [__webpack_require__.e(4434), __webpack_require__.e(7024)]).then(__webpack_require__.bind(__webpack_require__, 47024));
return { ...(await askGit(paths, pending)), isPlain: false };
}
async function describe(paths, known) {
const { describeOpenCheckout } = await __webpack_require__.e( 8928).then(__webpack_require__.bind(__webpack_require__, 78928));
return describeOpenCheckout(paths, known);
}
}),
33444:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( findLostRuns),
o: () => ( findUnnamed)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_lost_records_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17987);
var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
var _history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45351);
var _work_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43165);
function findUnnamed(paths, known) {
const namesIn = (folder) => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder) : []);
const receipts = namesIn(paths.receipts).flatMap((name) => (name.endsWith('.json') ? [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(name, '.json')] : []));
const withReceipt = new Set(receipts);
const isConcluded = (id) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(paths.runs, id, 'RECEIPT.json'));
return {
receipts: receipts.filter((id) => !known.has(id)),
runs: namesIn(paths.runs).filter((id) => !known.has(id) && !withReceipt.has(id) && isConcluded(id)),
};
}
function findLostRuns(paths, { history, branches }) {
const named = (0,_history_js__WEBPACK_IMPORTED_MODULE_5__ .B$)(history);
const { receipts, runs } = findUnnamed(paths, named);
const isEmpty = named.size === 0;
const [only] = receipts;
if (!isEmpty && only !== undefined && receipts.length + runs.length === 1 && !hasLanded(paths, only))
return undefined;
const shown = (path) => (0,_work_records_js__WEBPACK_IMPORTED_MODULE_6__ .pS)(paths, path);
const kept = isEmpty && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.journal) ? [...branches] : [];
const found = [
...(receipts.length === 0 ? [] : [`${shown(paths.receipts)} has ${namesOf(receipts, 'receipt')}`]),
...(runs.length === 0 ? [] : [`${shown(paths.runs)} has ${namesOf(runs, 'concluded run')}`]),
...(kept.length === 0 ? [] : [`there is the branch ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(kept[0], 200)}`]),
];
if (found.length === 0)
return undefined;
return (0,_base_lost_records_js__WEBPACK_IMPORTED_MODULE_3__ .V)({
of: 'work items',
found: [
...found,
`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(paths.journal)} ${isEmpty ? 'names no run' : `names ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .LS)(named.size, 'other run')}`}`,
],
expected: `a record of each run in ${shown(paths.journal)}`,
remedy: `If a run was killed just then, run its plan again. Otherwise: ${_work_records_js__WEBPACK_IMPORTED_MODULE_6__ .nx}`,
});
}
function hasLanded(paths, id) {
try {
return (0,_work_records_js__WEBPACK_IMPORTED_MODULE_6__ .eQ)(id) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,_work_records_js__WEBPACK_IMPORTED_MODULE_6__ .kQ)(paths, id)) && (0,_work_records_js__WEBPACK_IMPORTED_MODULE_6__ .b8)(paths, id).status === 'success';
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ .yW)
return false;
throw error;
}
}
const MAX_SHOWN = 3;
function namesOf(names, what) {
const shown = names.slice(0, MAX_SHOWN).map((name) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(name, 100));
return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__ .LS)(names.length, what)}: ${shown.join(', ')}${names.length > MAX_SHOWN ? ', …' : ''}`;
}
}),
80083:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KS: () => ( receiptSchema),
LV: () => ( RUN_STATUSES),
XB: () => ( uuidV7)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63836);
var _engine_gateway_protocol_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65152);
var _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83257);
var _settings_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82374);
var _settings_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62806);
var _settings_work_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97895);
const RUN_STATUSES = ['success', 'failure', 'denied', 'timeout'];
const ARTIFACT_TYPES = ['create', 'edit', 'delete'];
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YjP();
const count = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .qm(0));
const hash = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{64}$/));
const commit = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{40}([0-9a-f]{24})?$/));
const instant = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/));
const uuid = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Fk(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));
const type = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(ARTIFACT_TYPES);
const deltas = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ path: text, type, removed: count, added: count }));
const receiptSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
schema_version: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz(1),
id: uuid,
plan: text,
branch: text,
status: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(RUN_STATUSES),
reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
work_item: _settings_work_plan_js__WEBPACK_IMPORTED_MODULE_7__ .i,
work_item_hash: hash,
agent: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
id: text,
command: text,
preset: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(_engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_2__ .VC)),
stdin: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['none', 'prompt']),
env: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, text),
sandbox: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['auto', 'required', 'off']),
network: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['on', 'off', 'model']),
gateway: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n([..._engine_gateway_protocol_js__WEBPACK_IMPORTED_MODULE_3__ .zw, 'off'])),
server_tools: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
price: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, _settings_shared_shapes_js__WEBPACK_IMPORTED_MODULE_5__ .d1)),
only_model: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz(true)),
}),
started_at: instant,
ended_at: instant,
execution_time_ms: count,
before_commit: commit,
before_hash: hash,
after_commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(commit),
after_hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash),
landed_commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(commit),
landed_hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash),
artifacts: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
path: text,
type,
mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text),
content_hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash),
git_blob: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(commit),
})),
deltaO: deltas,
deltaPi: deltas,
deltaLambda: deltas,
deltaQ: deltas,
tool_trace: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ tool: text, detail: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(text) })), zod_mini__WEBPACK_IMPORTED_MODULE_0__ .euz('unavailable')]),
admission: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({ ok: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY(), reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(text) })),
tests: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
command: text,
outcome: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .k5n(['passed', 'failed', 'timeout']),
passed: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(count),
failed: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(count),
output: text,
})),
sandbox: text,
key_in_reach: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY()),
environment: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
...{ autorize: text, node: text, git: text, platform: text, arch: text },
memory: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(text),
cores: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(text),
}),
prepared: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .rej({
environment: _settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .RJ,
setup: (0,_settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .Xv)('5m', _settings_values_js__WEBPACK_IMPORTED_MODULE_6__ .rW),
build: (0,_settings_environment_shape_js__WEBPACK_IMPORTED_MODULE_4__ .u2)('10m', _settings_values_js__WEBPACK_IMPORTED_MODULE_6__ .rW),
})),
files: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .g1P(text, hash),
replay_tool: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .lqM(hash),
previous_receipt_hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .mee(hash),
receipt_hash: hash,
});
function uuidV7(now, random) {
const time = now.getTime().toString(16).padStart(12, '0');
const bytes = Buffer.from(random);
bytes[0] = ((bytes[0] ?? 0) & 0x0f) | 0x70;
bytes[2] = ((bytes[2] ?? 0) & 0x3f) | 0x80;
const hex = bytes.toString('hex');
return [time.slice(0, 8), time.slice(8), hex.slice(0, 4), hex.slice(4, 8), hex.slice(8, 20)].join('-');
}
}),
52028:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U6: () => ( decodeUsage),
f$: () => ( findUsage),
ji: () => ( USAGE_FILE)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48951);
const USAGE_FILE = 'usage.json';
const MAX_BYTES = 4096;
const amount = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__ .qm(0)));
const modelSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
model: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP(),
...{ input_tokens: amount, cached_input_tokens: amount, cache_write_tokens: amount },
...{ output_tokens: amount, usd: amount },
});
const usageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__ .Ikc({
model: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YjP()),
...{ input_tokens: amount, output_tokens: amount, usd: amount },
...{ cached_input_tokens: amount, cache_write_tokens: amount },
by_model: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .YOg(modelSchema)),
estimated: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .euz(true)),
at_least: zod_mini__WEBPACK_IMPORTED_MODULE_1__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__ .euz(true)),
});
function findUsage(folder) {
const text = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ .EI)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, USAGE_FILE), 'start', MAX_BYTES)?.text;
return text === undefined ? undefined : decodeUsage(text);
}
function decodeUsage(text) {
try {
return usageSchema.safeParse(JSON.parse(text)).data;
}
catch {
return undefined;
}
}
}),
20027:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => ( reportOf),
B: () => ( resultOf)
});
var external_node_path_ = __webpack_require__(76760);
;
function buildRunResult(receipt, places) {
const { status, artifacts, tests, reason } = receipt;
const landed = status === 'success' ? artifacts : [];
const pathsOf = (wanted) => landed.filter(({ type }) => type === wanted).map(({ path }) => `${places.repository}/${path}`);
const { passed, failed } = tests ?? { passed: null, failed: null };
return {
status,
receipt_id: receipt.id,
receipt_path: places.receiptPath,
modified_files: pathsOf('edit'),
created_files: pathsOf('create'),
deleted_files: pathsOf('delete'),
output_hash: (status === 'success' ? receipt.after_hash : null) ?? receipt.before_hash,
artifact_hashes: Object.fromEntries(landed.flatMap(({ path, content_hash: hash }) => (hash === null ? [] : [[path, hash]]))),
metrics: {
execution_time_ms: receipt.execution_time_ms,
tool_ops_count: receipt.tool_trace === 'unavailable' ? 0 : receipt.tool_trace.length,
delta_size: receipt.deltaO.length + receipt.deltaPi.length + receipt.deltaLambda.length + receipt.deltaQ.length,
files_touched: artifacts.length,
...(passed === null ? {} : { tests_passed: passed }),
...(failed === null ? {} : { tests_failed: failed }),
},
...(places.testOutput === undefined ? {} : { test_output: places.testOutput }),
...(status === 'success' ? { proof_script: places.proofScript } : {}),
...(status === 'denied' ? { denial_reason: reason ?? '' } : {}),
...(status === 'failure' || status === 'timeout' ? { error: reason ?? '' } : {}),
};
}
var run_usage = __webpack_require__(52028);
var work_files = __webpack_require__(85620);
var work_records = __webpack_require__(43165);
;
function reportOf(paths, receipt) {
const usage = (0,run_usage .f$)((0,work_records .kQ)(paths, receipt.id));
return { ...resultOf(paths, receipt), ...(usage === undefined ? {} : { usage }) };
}
function resultOf(paths, receipt) {
const folder = (0,work_records .kQ)(paths, receipt.id);
return buildRunResult(receipt, {
repository: paths.repository.folder,
receiptPath: (0,external_node_path_.join)(folder, 'RECEIPT.json'),
proofScript: (0,external_node_path_.join)(folder, (0,work_files .bp)(receipt)),
testOutput: receipt.tests === null ? undefined : (0,work_records .Zr)((0,external_node_path_.join)(folder, receipt.tests.output)),
});
}
}),
71509:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G: () => ( openWaitingItems),
readWaitingItems: () => ( readWaitingItems)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_decode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74044);
var _base_instant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5685);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11042);
const fileOf = ({ folder }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'waiting.json');
function openWaitingItems(paths, plan) {
const items = new Map();
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fileOf(paths), { force: true });
return {
set: (id, waiting) => {
if (waiting === null)
items.delete(id);
else
items.set(id, { plan, id, until: waiting.until, cause: waiting.cause });
if (items.size === 0)
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fileOf(paths), { force: true });
else
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ .fR)(fileOf(paths), [`${JSON.stringify([...items.values()])}\n`]);
},
};
}
function readWaitingItems(paths) {
try {
const raw = JSON.parse((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .zx)(fileOf(paths))?.toString() ?? '[]');
return Array.isArray(raw) && raw.every(isWaitingItem) ? raw : [];
}
catch (error) {
if (error instanceof SyntaxError)
return [];
throw error;
}
}
function isWaitingItem(raw) {
if (!(0,_base_decode_js__WEBPACK_IMPORTED_MODULE_2__ .Gv)(raw) || Object.keys(raw).length !== 4)
return false;
const { plan, id, until, cause } = raw;
return [plan, id, cause].every((each) => typeof each === 'string') && (0,_base_instant_js__WEBPACK_IMPORTED_MODULE_3__ .uZ)(until) && UTC.test(until);
}
const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/;
}),
11247:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
T: () => ( NOT_ENDED)
});
const NOT_ENDED = 'the run ended before this item did; run the plan again';
}),
85620:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E4: () => ( locateWork),
HB: () => ( WORK_BRANCHES),
Kc: () => ( readWork),
XF: () => ( workPathsAt),
bp: () => ( replayName)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84321);
var _kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68724);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63342);
const WORK_BRANCHES = 'autorize-work';
function locateWork({ cwd }) {
const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_5__ .W1)(cwd);
const own = '.autorize/work';
const { folder: _, receipts, runs, strays: __, ...files } = filesIn(own);
(0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .fg)(repository.folder, {
files: [...Object.values(files), `${files.lock}.holder`],
folders: [receipts, runs],
whole: [own],
isUnopened: (path) => isUnopened(repository.folder, path),
});
return workPathsAt(repository, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, own));
}
function isUnopened(top, path) {
const [, , kind = '', id = '', ...rest] = path.split('/');
if (rest.length > 0)
return false;
if (kind === 'runs' && id !== '')
return !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, filesIn('.autorize/work').receipts, `${id}.json`));
if (kind === 'aside')
return id !== '';
return id === '' && ['exchange', 'strays'].includes(kind);
}
function workPathsAt(repository, folder) {
return { repository, ...filesIn(folder) };
}
function filesIn(folder) {
return {
folder,
journal: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'journal.jsonl'),
receipts: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'receipts'),
runs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'runs'),
strays: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'strays'),
lock: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'work.lock'),
reserve: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'work.reserve'),
activity: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'activity.json'),
blocked: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'blocked.json'),
};
}
function readWork(paths) {
const isRunning = (0,_kernel_lock_holder_js__WEBPACK_IMPORTED_MODULE_3__ .oZ)(paths.lock);
return { isRunning, activities: isRunning ? (0,_engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_2__ .W)(paths.activity) : [] };
}
function replayName({ agent }) {
return `replay-${agent.id}.sh`;
}
}),
43165:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N9: () => ( readWorkJournal),
WI: () => ( receiptPath),
Zr: () => ( readTail),
b8: () => ( readReceipt),
dG: () => ( decodeReceipt),
eQ: () => ( isId),
kQ: () => ( runFolder),
nx: () => ( REMEDY),
pS: () => ( shownPath)
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50534);
var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11042);
var _receipt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80083);
const REMEDY = 'Put the file back from a copy, or move .autorize/work away to begin again; git has what landed.';
function readWorkJournal(paths) {
const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(paths.journal);
if (bytes === undefined)
return [];
const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_2__ .z8)(bytes);
if (parsed.kind === 'sound')
return parsed.records;
const file = shownPath(paths, paths.journal);
const { line, why } = parsed;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl([
{ file, line, found: `the line ${why}`, expected: 'the chain of records unbroken', remedy: REMEDY },
]);
}
function shownPath({ repository }, path) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(repository.folder, path);
}
const isId = (text) => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(text);
function checkedId(id) {
if (isId(id))
return id;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl([
{ found: `a record names the run ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(id, 100)}`, expected: 'the id of a run', remedy: REMEDY },
]);
}
function receiptPath({ receipts }, id) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(receipts, `${checkedId(id)}.json`);
}
function runFolder({ runs }, id) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(runs, checkedId(id));
}
function readReceipt(paths, id) {
return decodeReceipt(receiptPath(paths, id), shownPath(paths, receiptPath(paths, id)));
}
function decodeReceipt(path, shown) {
let raw;
try {
const bytes = (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(path);
if (bytes === undefined)
throw new Error('there is no such file');
raw = JSON.parse(bytes.toString());
}
catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Rb({
message: `the receipt ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(shown, 200)} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
remedy: 'Name a receipt: its id, or the path of its file. See: autorize work status',
cause: error,
});
}
const parsed = _receipt_js__WEBPACK_IMPORTED_MODULE_5__ .KS.safeParse(raw);
if (parsed.success)
return parsed.data;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ .Vl(parsed.error.issues.slice(0, 20).map(({ path: at, message }) => ({
file: shown,
path: `$${at.map((part) => `.${String(part)}`).join('')}`,
found: message,
expected: 'a receipt',
remedy: 'Take the file that the run wrote.',
})));
}
const MAX_TAIL_BYTES = 64 * 1024;
function readTail(path) {
return (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_4__ .zx)(path)?.subarray(-MAX_TAIL_BYTES).toString();
}
})
};

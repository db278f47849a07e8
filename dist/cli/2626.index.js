export const id = 2626;
export const ids = [2626];
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
11346:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
M: () => ( branchProblem),
O: () => ( expectedCommit)
});
var _branch_moved_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9514);
var _ledger_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85364);
function expectedCommit(records, base) {
const { hasForeignAcceptance, lastAccepted } = (0,_ledger_facts_js__WEBPACK_IMPORTED_MODULE_1__ .xS)(records);
return records.length === 0 || hasForeignAcceptance ? undefined : (lastAccepted ?? base);
}
function branchProblem(name, { records, base, actual, }) {
const expected = expectedCommit(records, base);
if (expected === undefined || expected === actual)
return undefined;
return (0,_branch_moved_js__WEBPACK_IMPORTED_MODULE_0__ .i)(name, { expected, actual });
}
}),
7956:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
g: () => ( findEffects)
});
var _decision_own_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75092);
function findEffects(raw, ledger, takenOut) {
const tests = ledger.flatMap(({ decision, iter }) => decision?.test ? [[String(decision.test), iter]] : []);
return (0,_decision_own_effects_js__WEBPACK_IMPORTED_MODULE_0__ .w)(raw, { iterOf: new Map(tests), out: new Set(takenOut.flatMap(({ taken }) => taken)) });
}
}),
50113:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => ( readHoldoutGap)
});
var _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24145);
var _decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95695);
function readHoldoutGap(raw) {
const settings = (0,_decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_1__ .a)(raw)?.settings;
if (settings?.holdout === undefined)
return undefined;
return (0,_decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ .xS)((0,_decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_1__ .L)(raw, _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_0__ ._l), settings.direction);
}
}),
69206:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CU: () => ( createIterationFolder),
VI: () => ( beginningOf),
fM: () => ( begunBy),
oh: () => ( renderMark)
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23727);
var _kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11042);
var _state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26099);
var _store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54347);
function renderMark(mark) {
return `${JSON.stringify(mark)}\n`;
}
function createIterationFolder(paths, iter, mark) {
const path = (0,_store_js__WEBPACK_IMPORTED_MODULE_7__ .OO)(paths, iter);
const unnamed = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)}.tmp`);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(unnamed, { recursive: true, force: true });
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(unnamed);
placeMark(paths, markIn(unnamed), mark);
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(unnamed, path);
(0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ .Jd)('iteration:after-folder');
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
return path;
}
function placeMark({ run }, path, mark) {
const text = renderMark(mark);
try {
if ((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ .zx)(run)?.toString() === text) {
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(run, path);
return;
}
}
catch (error) {
if (!(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ .Or)(error))
throw error;
}
(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
}
function begunBy(paths, inFlight) {
const path = beginningOf(paths, inFlight);
return path === undefined ? undefined : _state_js__WEBPACK_IMPORTED_MODULE_6__ .Km.safeParse((0,_store_js__WEBPACK_IMPORTED_MODULE_7__ .Vh)(path)).data;
}
function beginningOf(paths, [first]) {
return first === undefined ? undefined : markIn((0,_store_js__WEBPACK_IMPORTED_MODULE_7__ .OO)(paths, first));
}
function markIn(folder) {
return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json');
}
}),
36609:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$E: () => ( resumedMark),
DQ: () => ( findMark),
GC: () => ( resumeLine),
U5: () => ( writeRunMark),
Zt: () => ( withRisks),
e0: () => ( newMark),
ie: () => ( clockOf),
vG: () => ( oldMark)
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75727);
var _base_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15902);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84831);
var _loop_clock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47341);
var _in_flight_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6782);
var _iteration_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69206);
var _run_limits_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56068);
var _state_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26099);
var _store_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(54347);
function writeRunMark({ run }, mark) {
(0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_6__ .Zf)(run, [(0,_iteration_folder_js__WEBPACK_IMPORTED_MODULE_9__ .oh)(mark)]);
}
function readRunMark({ run }) {
return _state_js__WEBPACK_IMPORTED_MODULE_11__ .Km.safeParse((0,_store_js__WEBPACK_IMPORTED_MODULE_12__ .Vh)(run)).data;
}
function requireMarks(paths, inFlight) {
for (const path of [paths.run, (0,_iteration_folder_js__WEBPACK_IMPORTED_MODULE_9__ .VI)(paths, inFlight)]) {
const raw = path === undefined ? undefined : (0,_store_js__WEBPACK_IMPORTED_MODULE_12__ .Vh)(path);
const read = _state_js__WEBPACK_IMPORTED_MODULE_11__ .Km.safeParse(raw);
if (path === undefined || raw === undefined || read.success)
continue;
const shown = (0,_store_js__WEBPACK_IMPORTED_MODULE_12__ .pS)(paths, path);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ .Rb({
message: `${shown}:1 has no usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__ .TL)(read.error.issues[0]?.path.join('.') || 'shape')}; expected the last run and its limits`,
remedy: `See who wrote it. To resume within the limits of the config: remove ${shown}. To start another run: autorize run ${paths.name} --fresh`,
});
}
}
function newMark(requested, { config, deadline }, host) {
const now = host.now();
const budgetMs = requested.timeBudgetMs ?? (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_3__ .E9)(config.schedule.total_budget ?? '');
const end = budgetMs === undefined ? deadline?.getTime() : now.getTime() + budgetMs;
const begun = { id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(), started_at: now.toISOString() };
return withLimits(begun, { end, requested, now });
}
function resumedMark(old, requested, host) {
const now = host.now();
const { timeBudgetMs: budgetMs } = requested;
const oldEnd = old.deadline === null ? undefined : Date.parse(old.deadline);
return withLimits(old, { end: budgetMs === undefined ? oldEnd : now.getTime() + budgetMs, requested, now });
}
function withLimits({ id, started_at, limits: known, accepted_risks: earlier = [] }, { end, requested, now }) {
const { timeLimitMs, acceptRisk = [] } = requested;
const risks = [...new Set([...earlier, ...acceptRisk])];
const last = timeLimitMs === undefined ? end : Math.min(now.getTime() + timeLimitMs, end ?? Number.POSITIVE_INFINITY);
const limits = (0,_run_limits_js__WEBPACK_IMPORTED_MODULE_10__ .n)(known, requested);
const deadline = last === undefined ? null : new Date(last).toISOString();
const accepted = risks.length === 0 ? {} : { accepted_risks: risks };
return { id, started_at, deadline, ...(limits === undefined ? {} : { limits }), ...accepted };
}
function withRisks(config, { accepted_risks: names = [] }) {
const accepted = {};
for (const name of names) {
const parsed = (0,_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_2__ .ll)(name);
if ('risk' in parsed)
accepted[parsed.risk] = true;
}
const risks = { ...config.accept_risk, ...accepted };
return { ...config, accept_risk: risks };
}
function oldMark({ paths, records, state, inFlight, }) {
if (state !== undefined && state.current_step === 'Done' && inFlight.length === 0) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ .Rb({
message: `the last run of "${paths.name}" is complete; there is nothing to resume`,
remedy: `Start another: autorize run ${paths.name}`,
});
}
requireMarks(paths, inFlight);
const found = findMark(paths, { records, inFlight });
if (state?.run_id !== undefined) {
if (found?.id === state.run_id)
return found;
const { run_id: id, started_at, deadline, limits } = state;
return { id, started_at, deadline, ...(limits === undefined ? {} : { limits }) };
}
if (found !== undefined)
return found;
const isBegun = state !== undefined && (state.current_step !== 'Idle' || state.iter_in_progress !== null);
if (records.length > 0 || inFlight.length > 0 || isBegun)
return undefined;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ .Rb({
message: `no run of "${paths.name}" has started yet; there is nothing to resume`,
remedy: `Start one: autorize run ${paths.name}`,
});
}
function findMark(paths, { records, inFlight }) {
const last = records.at(-1)?.run;
const recorded = last === undefined || last === null
? undefined
: {
...{ id: last.id, started_at: last.started_at, deadline: last.deadline ?? null },
...(last.limits ? { limits: last.limits } : {}),
};
const begun = (0,_iteration_folder_js__WEBPACK_IMPORTED_MODULE_9__ .fM)(paths, inFlight);
const ofFolder = begun === undefined ? undefined : { ...begun, accepted_risks: [] };
const marks = [readRunMark(paths), ofFolder, recorded].filter((mark) => mark !== undefined);
return marks.reduce((latest, mark) => (latest === undefined || mark.started_at > latest.started_at ? mark : latest), undefined);
}
function nextVerb(paths) {
try {
const { records } = (0,_store_js__WEBPACK_IMPORTED_MODULE_12__ .SC)(paths);
oldMark({ paths, records, state: (0,_store_js__WEBPACK_IMPORTED_MODULE_12__ .un)(paths), inFlight: (0,_in_flight_js__WEBPACK_IMPORTED_MODULE_8__ .T)(paths, records) });
return 'resume';
}
catch (error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ .Rb)
return 'run';
throw error;
}
}
function resumeLine(paths) {
const verb = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(paths.repository.folder) ? nextVerb(paths) : 'resume';
return `autorize ${verb} ${paths.name}`;
}
function clockOf({ deadline }, mark, host) {
if (mark.deadline === null)
return () => Number.POSITIVE_INFINITY;
const end = Date.parse(mark.deadline);
if (deadline?.getTime() === end)
return () => end - host.now().getTime();
return (0,_loop_clock_js__WEBPACK_IMPORTED_MODULE_7__ .V)(mark.deadline, host.now());
}
}),
52626:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
bZ: () => ( expectedBranch),
O6: () => ( guidanceNotes),
DZ: () => ( hasOpenIntent),
n: () => ( readBranchStatus),
rk: () => ( readStatus),
zX: () => ( rebuildState),
V0: () => ( supposeRunning)
});
var external_node_fs_ = __webpack_require__(73024);
var errors = __webpack_require__(45145);
var journal_chain = __webpack_require__(50534);
var configured_agents = __webpack_require__(74832);
var followed_log = __webpack_require__(65204);
var area_path = __webpack_require__(91934);
var user_repository = __webpack_require__(63342);
var handed_groups = __webpack_require__(31775);
var agent_choice = __webpack_require__(10731);
var at_work = __webpack_require__(78579);
var branch_moved = __webpack_require__(9514);
var branch_name = __webpack_require__(82698);
var branch_problem = __webpack_require__(11346);
var certification = __webpack_require__(49780);
var ledger_decisions = __webpack_require__(761);
var effects = __webpack_require__(7956);
var fold = __webpack_require__(61319);
var ledger_holdout = __webpack_require__(50113);
var in_flight = __webpack_require__(6782);
var lost_records = __webpack_require__(64577);
var checked_prefix = __webpack_require__(98262);
var journal_reader = __webpack_require__(10063);
var own_files = __webpack_require__(11042);
var open_records = __webpack_require__(76315);
var store = __webpack_require__(54347);
;
function lookAtLedger(paths, area) {
const bytes = (0,own_files .zx)(paths.ledger) ?? Buffer.alloc(0);
const journal = (0,journal_reader .a)(bytes, (0,checked_prefix .BE)(area, paths.ledger));
const { parsed } = journal;
if (parsed.kind === 'corrupt')
return (0,store .SC)(paths);
const known = (0,open_records .xx)(paths, journal);
for (const line of journal.since(known.count))
(0,open_records .mK)(paths, known, line);
const { records, problem } = known;
const head = parsed.records.at(-1)?.hash;
return { records, problem, tornBytes: parsed.tornBytes, head: typeof head === 'string' ? head : undefined };
}
var trade_offs = __webpack_require__(62880);
;
function readTradeOffs(raw, ledger) {
return (0,trade_offs .I)(raw, iterationsByTest(ledger));
}
function iterationsByTest(ledger) {
return new Map(ledger.flatMap(({ decision, iter }) => (decision?.test ? [[decision.test, iter]] : [])));
}
var readable_config = __webpack_require__(28803);
var record = __webpack_require__(74773);
var ledger_rejection = __webpack_require__(75265);
var run_mark = __webpack_require__(36609);
var ledger_standing = __webpack_require__(50344);
var state = __webpack_require__(26099);
var archived_records = __webpack_require__(48283);
var notices = __webpack_require__(52431);
;
function readStatus(paths, host, read) {
const { repository, name } = paths;
const area = (0,area_path .gx)({ repository, name, parentEnv: host.env });
const known = (0,store .un)(paths);
const { records, problem } = read?.(paths) ?? lookAtLedger(paths, area);
const { config, problems } = (0,readable_config .q)(paths, { records, host });
const unread = (0,ledger_rejection .uE)(paths).problems.map(errors .yM);
const log = (0,ledger_decisions .iR)(paths, area);
const decisions = log.records;
const intents = (0,ledger_decisions .ZR)(paths.intents);
const damages = [problem, (0,store .vU)(paths)].flatMap((each) => each === undefined ? [] : [(0,errors .yM)(each)]);
for (const [path, parsed] of [
[paths.intents, intents],
[paths.decisions, log.parsed],
]) {
if (parsed.kind === 'corrupt')
damages.push((0,errors .yM)((0,store .x6)(paths, path, parsed)));
}
const { state: replayed } = new followed_log .H(log).replay();
const state = known ?? stateWithout(paths, { config, records });
const takenOut = (0,certification .P)(records);
const { isRunning, activities } = (0,at_work .K)(paths);
const isStateless = known === undefined && !isRunning;
const lost = isStateless
? (0,lost_records .Pt)(paths, { records, decisions })
: (0,lost_records .oW)(name, { records, state: known });
if (lost !== undefined && problem === undefined)
damages.push(`${lost.message}. ${lost.remedy}`);
const standing = (0,ledger_standing .m)(decisions, records);
const holdout = (0,ledger_holdout .S)(decisions);
const names = (0,configured_agents .yM)(config) ? (0,configured_agents .et)(config).map(({ name }) => name) : [];
const agents = (0,agent_choice .xe)(names, { records, decisions });
const isMeasured = standing.kind === 'confirmed' || standing.kind === 'not-confirmed';
return {
...{ config, state, records, isRunning, activities },
waiting: waitingOf(records, { state, isRunning }),
standing,
claim: isMeasured ? (0,ledger_decisions .B5)(decisions) : undefined,
earlier: (0,ledger_standing .r)(decisions, records),
uncertified: (0,certification .q)(decisions, records),
takenOut,
effects: (0,effects .g)(decisions, records, takenOut),
tradeOffs: readTradeOffs(decisions, records),
holdout,
groups: (0,handed_groups .M4)(paths, { replayed, records, direction: config.objective.direction }),
agents: agents.length > 1 ? agents : [],
notices: [
...archivingNotices(paths),
...rejectionNotices(paths, records),
...endedNotices(paths, records),
...lostLogNotices(paths, records),
...(holdout?.parting === undefined ? [] : [holdout.parting]),
...(0,notices .lx)(paths.name, { records, decisions, warnings: replayed?.session.warnings ?? [] }),
],
problems: [...problems, ...damages, ...unread],
isDamaged: damages.length > 0,
};
}
function supposeRunning(status, isRunning) {
const { records, state } = status;
return { ...status, isRunning, activities: [], waiting: waitingOf(records, { state, isRunning }) };
}
function waitingOf(records, { state, isRunning }) {
return isRunning ? state.waiting : limitOf(records);
}
function limitOf(records) {
const { outcome, agent_failure: failure, notes } = records.at(-1) ?? {};
if (outcome !== 'killed' || failure?.reset_at == null)
return undefined;
return { until: failure.reset_at, cause: notes ?? '' };
}
function endedNotices(paths, records) {
const ended = (0,archived_records .$S)(paths, records);
return ended === undefined ? [] : [(0,notices .Og)({ ...ended, folder: (0,store .pS)(paths, ended.folder) })];
}
function lostLogNotices(paths, records) {
if ((0,external_node_fs_.existsSync)(paths.decisions))
return [];
const last = records.findLast(({ decision }) => typeof decision?.test === 'string');
if (last === undefined)
return [];
const shown = (0,store .pS)(paths, paths.decisions);
return [
`${shown} is missing, which holds how iteration ${last.iter} was decided: restore it, or continue without it`,
];
}
function archivingNotices({ name, archiving }) {
return (0,external_node_fs_.existsSync)(archiving) ? [`it was being archived when a command was killed: autorize archive ${name}`] : [];
}
function expectedBranch(paths, { records, state }) {
return hasOpenIntent(paths, records) ? undefined : (0,branch_problem .O)(records, (0,fold .lN)(records, state));
}
function readBranchStatus(paths, status) {
const expected = status.isRunning ? undefined : expectedBranch(paths, status);
const actual = (0,user_repository .TQ)(paths.repository, (0,branch_name .W)(paths.name));
return expected === undefined || expected === actual ? undefined : (0,branch_moved .i)(paths.name, { expected, actual });
}
function hasOpenIntent({ intents }, records) {
if (!(0,external_node_fs_.existsSync)(intents))
return false;
const parsed = (0,journal_chain .z8)((0,external_node_fs_.readFileSync)(intents));
const last = parsed.kind === 'sound' ? parsed.records.at(-1) : undefined;
return last !== undefined && records.every(({ iter }) => iter !== last.iter);
}
function stateWithout(paths, known) {
return { ...rebuildState(paths, known), iter_in_progress: (0,in_flight .T)(paths, known.records)[0] ?? null };
}
function rebuildState(paths, { config, records }) {
const mark = (0,run_mark .DQ)(paths, { records, inFlight: (0,in_flight .T)(paths, records) });
const ofRun = records.filter(({ run }) => run?.id !== undefined && run?.id === mark?.id);
return (0,state .qk)({
experiment: paths.name,
baseCommit: (0,fold .lN)(records, undefined) ?? '',
run: mark ?? { id: '', started_at: '', deadline: null },
ledger: (0,fold .IN)(records, config.objective.direction),
step: 'Idle',
iterInProgress: null,
runIterationsCompleted: ofRun.filter(({ outcome }) => record .fA[outcome].counts).length,
});
}
function rejectionNotices(paths, records) {
return (0,ledger_rejection .zV)(paths, records).map((rejection) => (0,ledger_rejection .xz)(rejection, records));
}
function guidanceNotes(paths) {
const problem = (0,store .vU)(paths);
return problem === undefined ? [] : [`not all guidance reaches the agent: ${(0,errors .yM)(problem)}`];
}
}),
52431:
((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EQ: () => ( promotionWord),
Fh: () => ( setupNotes),
J4: () => ( pendingRelease),
Og: () => ( describeEnded),
Ps: () => ( quarantinedIterations),
lx: () => ( noticesOf),
nw: () => ( quarantinedPromotionIn),
rb: () => ( describeOtherFiles)
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
var _decision_promotion_approval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64768);
var _decision_rule_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45342);
function describeEnded({ folder, branch, what, kept }) {
const quarantined = kept === 0 ? 'which kept nothing' : `with ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__ .LS)(kept, 'kept change')} on ${branch}`;
return `another run began, from another baseline, since its rules changed: ${what}; the one before, ${quarantined}, is in ${folder} as it was; to go back to it: docs/how-to/restore-an-archived-run.md`;
}
function setupNotes({ setup }, name) {
if (setup.command === '' || setup.inputs.length > 0)
return [];
return [
`setup runs in every evaluation; with setup.inputs it would run once, which is faster: autorize doctor ${name} --fix`,
];
}
function describeOtherFiles(name, changes) {
const what = (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_3__ .DT)(changes, 'objective.').join(', ');
return `HEAD has a different evaluator: ${what}; HEAD does not descend from the commit that this run started from, so the run keeps the evaluator of that commit; --fresh (autorize run ${name} --fresh) uses that of HEAD`;
}
function quarantinedIterations(records) {
const accepted = new Set(records.flatMap(({ outcome, released }) => (outcome === 'merged' && released ? [released] : [])));
return records.filter(({ decision, outcome }) => {
const isHeld = decision?.code === 'implausible' && outcome === 'inconclusive';
return isHeld && !accepted.has(String(decision.test));
});
}
function pendingRelease(decisions, task) {
const at = decisions.findLastIndex(({ kind, task: of }) => kind === 'release' && of === task);
const later = decisions.slice(at + 1);
const taken = later.filter(({ kind, released }) => kind === 'candidate' && released === task);
if ((0,_decision_promotion_approval_js__WEBPACK_IMPORTED_MODULE_2__ .U)(task))
return later.some(isPromotionDecision) ? undefined : decisions[at];
const names = new Set([task, ...taken.map(({ id }) => id)]);
const isDecided = later.some(({ kind, task: of }) => kind === 'decision' && names.has(String(of)));
return isDecided || taken.some(({ refused }) => refused !== null) ? undefined : decisions[at];
}
function isPromotionDecision({ kind, purpose }) {
return kind === 'decision' && purpose === 'promotion';
}
function quarantinedPromotionIn(decisions) {
const last = decisions.findLast(isPromotionDecision);
const output = zod_mini__WEBPACK_IMPORTED_MODULE_0__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__ .Ikc({ passed: zod_mini__WEBPACK_IMPORTED_MODULE_0__ .zMY() })).safeParse(last?.guards);
const isHeld = last?.code === 'implausible' && output.success && output.data.every(({ passed }) => passed);
return isHeld ? String(last.task) : undefined;
}
function promotionWord(task) {
return task.replace(' ', '-');
}
function warningOf(warnings) {
const last = warnings.at(-1);
if (last === undefined)
return [];
return [warnings.length === 1 ? last : `${last} (the last of ${warnings.length} such findings)`];
}
function noticesOf(name, { records, decisions, warnings, }) {
const remarks = decisions.flatMap(({ kind, remark }) => kind === 'canary' && typeof remark === 'string' ? [remark] : []);
const risks = decisions.flatMap(({ kind, found, accepted, risk, detail }) => kind === 'risk' && found === true && accepted === true ? [`accepted risk ${String(risk)}: ${String(detail)}`] : []);
const carried = decisions.find(({ code, carry_over }) => code === 'carry-over' || carry_over === true);
const order = carried === undefined
? []
: [`carry-over since ${String(carried.task)}: runs depend on what ran before them, so arms are washed out`];
const quarantined = quarantinedIterations(records).map(({ iter, decision }) => {
const word = pendingRelease(decisions, String(decision?.test));
if (word !== undefined)
return `iteration ${iter} was approved by ${String(word.by)}: the next run takes it up`;
return `iteration ${iter} is quarantined because of its large gain; to approve it: autorize approve ${name} ${iter}`;
});
return [
...new Set([...risks, ...order, ...remarks]),
...warningOf(warnings),
...quarantined,
...batchNotices(name, decisions),
];
}
function batchNotices(name, decisions) {
const task = quarantinedPromotionIn(decisions);
if (task === undefined)
return [];
const word = pendingRelease(decisions, task);
if (word !== undefined)
return [`${task} was approved by ${String(word.by)}: the next run takes it up`];
const command = `autorize approve ${name} ${promotionWord(task)}`;
return [`${task} of the working line is quarantined because of its large gain; to approve it: ${command}`];
}
})
};

export const id = 350;
export const ids = [350];
export const modules = {

/***/ 70350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runOverview: () => (/* binding */ runOverview)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _report_overview_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61638);
/* harmony import */ var _runs_here_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37866);



/** `autorize` alone: what is here, and what to do next. */
async function runOverview(host, terminal) {
    const repository = (0,_runs_here_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryAround */ .W)(host);
    const entries = repository === undefined ? [] : await (0,_runs_here_js__WEBPACK_IMPORTED_MODULE_2__/* .findRunsHere */ .M)(host);
    terminal.out((0,_report_overview_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderOverview */ .m)({ repository, entries }));
    return _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.yes;
}


/***/ }),

/***/ 43366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ readPlans)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/engine/log/activity-log.js + 1 modules
var activity_log = __webpack_require__(84321);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(14311);
// EXTERNAL MODULE: ./build/kernel/run-lock.js
var run_lock = __webpack_require__(42205);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
// EXTERNAL MODULE: ./build/workitem/finish-landing.js
var finish_landing = __webpack_require__(52242);
// EXTERNAL MODULE: ./build/workitem/history.js
var workitem_history = __webpack_require__(45351);
// EXTERNAL MODULE: ./build/workitem/landing.js
var workitem_landing = __webpack_require__(65000);
// EXTERNAL MODULE: ./build/workitem/store.js
var store = __webpack_require__(12690);
// EXTERNAL MODULE: ./build/workitem/waiting-items.js
var waiting_items = __webpack_require__(71509);
;// CONCATENATED MODULE: ./build/workitem/look.js
/**
 * What the store says of plans, for those who look while a run goes on and after.
 * Invariant: nothing is written, no lock is taken and nothing is repaired: a checkout that a killed run in place left
 * between two states is reported. A landing whose end nobody recorded counts when its branch holds it.
 */












async function listWorkBranches(refs) {
    const { stdout } = await refs(['for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads/autorize-work/']);
    return new Set(stdout.toString().split('\n').filter(Boolean));
}
/** Looks at every plan, or at one. */
async function readWorkStatus(plan, host) {
    const paths = (0,store/* workPathsOf */.LR)(host);
    const history = (0,workitem_history/* foldHistory */.E)((0,store/* readWorkJournal */.N9)(paths));
    const { landed, ended, pending } = history;
    const records = [...landed, ...ended].map(({ id, plan: of, item }) => ({ id, of, item }));
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-status-'));
    let branches;
    let isLanded = false;
    try {
        const { refs } = (0,user_repository/* openRefs */.ro)(paths.repository, scratch);
        branches = await listWorkBranches(refs);
        if (pending !== undefined) {
            const { landing, hash } = pending;
            const trailer = `${workitem_landing/* INTENT_TRAILER */.vO}: ${hash}`;
            const commit = await (0,workitem_landing/* findLanded */.mV)(refs, { ref: landing.ref, old: landing.old, trailer });
            const { id, plan: of, work_item: item } = landing.draft.receipt;
            isLanded = commit !== undefined;
            if (commit !== undefined && (0,external_node_fs_.existsSync)((0,store/* receiptPath */.WI)(paths, id)))
                records.push({ id, of, item: item.id });
        }
    }
    finally {
        (0,remove_tree/* removeTree */.dM)(scratch);
    }
    const last = new Map();
    // Ids sort by the time at which their run began.
    for (const { id, of, item } of records.sort((one, other) => (one.id < other.id ? -1 : 1))) {
        if (plan === undefined || of === plan)
            last.set(`${of}\0${item}`, id);
    }
    const isRunning = (0,run_lock/* isHeldHere */.oZ)(paths.lock);
    const receipts = [...last.values()].map((id) => (0,store/* readReceipt */.b8)(paths, id));
    const waiting = isRunning ? (0,waiting_items/* readWaitingItems */.k)(paths).filter((each) => plan === undefined || each.plan === plan) : [];
    const checkoutOpen = (0,finish_landing/* describeOpenCheckout */.oP)(paths, { history, isLanded });
    const activities = isRunning ? (0,activity_log/* readActivities */.W)(paths.activity) : [];
    return { receipts, branches, isRunning, activities, waiting, checkoutOpen };
}

// EXTERNAL MODULE: ./build/workitem/stored-result.js + 1 modules
var stored_result = __webpack_require__(20027);
;// CONCATENATED MODULE: ./build/cli/plans-here.js



/** The plans of which an item has run here, or one of them, with the last result of each item. */
async function readPlans(wanted, host) {
    const paths = (0,store/* workPathsOf */.LR)(host);
    const { receipts, branches, ...others } = await readWorkStatus(wanted, host);
    const plans = new Map();
    for (const receipt of receipts) {
        const { plan, work_item: item, status } = receipt;
        const known = plans.get(plan) ?? { plan, branch: null, items: [] };
        const hasLanded = status === 'success' && branches.has(receipt.branch);
        const shown = hasLanded ? { ...known, branch: receipt.branch } : known;
        plans.set(plan, shown);
        shown.items.push({ id: item.id, reused: false, ...(0,stored_result/* resultOf */.B)(paths, receipt) });
    }
    return { plans: [...plans.values()], ...others };
}


/***/ }),

/***/ 37866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ findRunsHere),
/* harmony export */   W: () => (/* binding */ repositoryAround)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _compare_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77741);
/* harmony import */ var _experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54347);
/* harmony import */ var _experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97117);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63342);
/* harmony import */ var _mission_look_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19570);
/* harmony import */ var _mission_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73448);
/* harmony import */ var _report_comparison_view_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(91978);
/* harmony import */ var _report_experiment_view_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(63281);
/* harmony import */ var _report_mission_view_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(94071);
/* harmony import */ var _report_plan_view_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(23956);
/* harmony import */ var _plans_here_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(43366);
/**
 * What there is in a repository to look at: experiments, mission runs, plans and comparisons.
 * Invariant: what cannot be read is an entry that says so; the others are shown.
 */














// Of what is over, the newest say enough.
const MAX_MISSIONS = 10;
const MAX_COMPARISONS = 5;
/** The top folder of the repository around; undefined outside of one. */
function repositoryAround({ cwd }) {
    try {
        return (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .findRepository */ .W1)(cwd).folder;
    }
    catch (error) {
        if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AutorizeError */ .yW)
            return undefined;
        throw error;
    }
}
/** Everything that has a record here, and experiments that have none yet. */
async function findRunsHere(host) {
    const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .findRepository */ .W1)(host.cwd);
    return [
        ...experiments(repository, host),
        ...missions(repository, host),
        ...(await plans(repository, host)),
        ...comparisons(repository),
    ];
}
function experiments(repository, host) {
    return (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_4__/* .listExperiments */ .lV)(repository).map((name) => entryOf({ kind: 'experiment', name }, () => {
        const status = (0,_experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_5__/* .readStatus */ .rk)((0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_4__/* .pathsOf */ .wG)(name, host), host);
        const isInterrupted = status.state.iter_in_progress !== null;
        return ofView((0,_report_experiment_view_js__WEBPACK_IMPORTED_MODULE_10__/* .viewExperiment */ .L)({ ...status, now: host.now() }), { ...status, isInterrupted });
    }));
}
function missions(repository, host) {
    const newest = (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_8__/* .listMissionRuns */ .XO)(repository).slice(-MAX_MISSIONS);
    return newest.map((paths) => entryOf({ kind: 'mission', name: paths.runId }, () => {
        const status = (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_7__/* .readMissionStatus */ .Z)(paths);
        return ofView((0,_report_mission_view_js__WEBPACK_IMPORTED_MODULE_11__/* .viewMission */ .SX)(status, host.now()), { ...status, isInterrupted: status.state.status === 'running' });
    }));
}
async function plans({ folder }, host) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.autorize', 'work')))
        return [];
    try {
        const { plans: read, isRunning, checkoutOpen } = await (0,_plans_here_js__WEBPACK_IMPORTED_MODULE_13__/* .readPlans */ .x)(undefined, host);
        const open = checkoutOpen === undefined
            ? []
            : [{ kind: 'plan', name: 'in place', isRunning, result: checkoutOpen, next: 'autorize work verify' }];
        const shown = read.map((plan) => {
            const next = { command: `autorize work status ${plan.plan}`, why: undefined };
            const result = ofView({ ...(0,_report_plan_view_js__WEBPACK_IMPORTED_MODULE_12__/* .viewPlan */ .D)(plan), next }, { isRunning, isInterrupted: false });
            return { kind: 'plan', name: plan.plan, ...result };
        });
        return [...shown, ...open];
    }
    catch (error) {
        return [unreadable({ kind: 'plan', name: 'plans' }, error)];
    }
}
function comparisons(repository) {
    return (0,_compare_store_js__WEBPACK_IMPORTED_MODULE_3__/* .listComparisons */ .D1)(repository)
        .slice(0, MAX_COMPARISONS)
        .map(({ id, report }) => entryOf({ kind: 'comparison', name: id }, () => ({
        isRunning: false,
        result: report === undefined ? 'no result yet, or it was interrupted' : (0,_report_comparison_view_js__WEBPACK_IMPORTED_MODULE_9__/* .renderComparisonTitle */ .MK)(report),
        next: undefined,
    })));
}
function ofView(view, { isRunning, isInterrupted }) {
    const next = view.next?.command;
    if (isRunning)
        return { isRunning, result: view.position ?? view.verdict, next };
    return { isRunning, result: isInterrupted ? `${view.verdict}; a run was interrupted` : view.verdict, next };
}
function entryOf(named, read) {
    try {
        return { ...named, ...read() };
    }
    catch (error) {
        return unreadable(named, error);
    }
}
function unreadable(named, error) {
    if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AutorizeError */ .yW))
        throw error;
    return { ...named, isRunning: false, result: `cannot be read: ${error.message}`, next: undefined };
}


/***/ }),

/***/ 6884:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ COMPARISON_FORMAT)
/* harmony export */ });
const COMPARISON_FORMAT = 'autorize-comparison-v1';


/***/ }),

/***/ 77741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B1: () => (/* binding */ renderReport),
/* harmony export */   D1: () => (/* binding */ listComparisons),
/* harmony export */   DM: () => (/* binding */ findComparison),
/* harmony export */   Fl: () => (/* binding */ hadCarryOver),
/* harmony export */   aE: () => (/* binding */ createComparison),
/* harmony export */   u5: () => (/* binding */ writeReport),
/* harmony export */   uc: () => (/* binding */ lockComparisons)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7953);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
/* harmony import */ var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11042);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42205);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6884);
/**
 * The files of comparisons, `.autorize/compare/ID/`.
 * Invariant: the decision log is the truth, and a run is in it before anything follows from it; `report.json` follows from
 * the log, and is there whole or not at all. One comparison at a time: two would disturb each other's times.
 * Crash: the folder holds a log without an end, and no report.
 */









const ROOT = '.autorize/compare';
const FILES = { log: 'decisions.jsonl', report: 'report.json', runs: 'runs', activity: 'activity.json' };
function rootOf({ folder }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, ROOT);
}
/** Takes the lock of the comparisons of a repository; throws where another one holds it. */
async function lockComparisons(repository, { now }) {
    (0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__/* .requireOwnFiles */ .f)(repository.folder, {
        files: ['.autorize/.gitignore', `${ROOT}/.gitignore`, `${ROOT}/run.lock`, `${ROOT}/run.lock.holder`],
        folders: [ROOT],
    });
    const lock = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_6__/* .takeRunLock */ .Cc)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(rootOf(repository), 'run.lock'), now });
    if (lock.kind === 'locked')
        return lock;
    throw (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_6__/* .lockedError */ .hp)(lock, { what: 'comparisons of this repository are', look: `ls ${ROOT}` });
}
/** Makes the folder of a new comparison, for the holder of the lock. */
function createComparison(repository, { now }) {
    const root = rootOf(repository);
    const ignore = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.gitignore');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(ignore))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(ignore, '*\n', { flag: 'wx' });
    const time = now().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
    const paths = pathsIn(root, `${time}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, 6)}`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(paths.folder);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(paths.runs);
    return paths;
}
function pathsIn(root, id) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, id);
    return {
        id,
        folder,
        ...Object.fromEntries(Object.entries(FILES).map(([key, name]) => [key, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)])),
    };
}
/** The files of a comparison in a folder. Throws where there is no log. */
function findComparison(folder, shown) {
    const paths = { ...pathsIn(folder, ''), folder };
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(paths.log))
        return paths;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `there is no comparison in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(shown, 200)}: it holds no ${FILES.log}`,
        remedy: `Name the folder of one, such as ${ROOT}/ID.`,
    });
}
function writeReport({ report }, content) {
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFileAtomic */ .Zf)(report, [renderReport(content)]);
}
/** The report as it is written. */
function renderReport(content) {
    return `${JSON.stringify(content, null, 2)}\n`;
}
/** The comparisons of a repository, newest first. */
function listComparisons(repository) {
    const root = rootOf(repository);
    const listed = listIds(root).toReversed();
    return listed.map((id) => ({ id, report: readReport(pathsIn(root, id)) }));
}
function listIds(root) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(root))
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root)
        .filter((name) => /^\d{8}-\d{6}-/.test(name))
        .sort();
}
// Older ones say little of the machine as it is now.
const MAX_EARLIER = 20;
/** Whether an earlier comparison by the same command found that a run depends on the one before it. */
function hadCarryOver(repository, command) {
    const root = rootOf(repository);
    const ids = listIds(root).slice(-MAX_EARLIER);
    return ids.some((id) => {
        const report = readReport(pathsIn(root, id));
        return report?.command === command && report.metrics.some((metric) => metric.has_carry_over);
    });
}
function readReport({ report }) {
    try {
        const read = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(report, 'utf8'));
        return read.format === _report_js__WEBPACK_IMPORTED_MODULE_8__/* .COMPARISON_FORMAT */ .y ? read : undefined;
    }
    catch {
        // Of a comparison that did not come to its end, or not ours.
        return undefined;
    }
}


/***/ }),

/***/ 45594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ renderMargin),
/* harmony export */   Hx: () => (/* binding */ renderShares),
/* harmony export */   hM: () => (/* binding */ renderConfidence),
/* harmony export */   kr: () => (/* binding */ renderInterval),
/* harmony export */   s1: () => (/* binding */ worseningOf),
/* harmony export */   s2: () => (/* binding */ renderNeeds),
/* harmony export */   uN: () => (/* binding */ renderChangeWords),
/* harmony export */   x1: () => (/* binding */ renderAnswer)
/* harmony export */ });
/* harmony import */ var _base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28731);
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58164);
/* harmony import */ var _base_score_unit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61785);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/** The effect of one metric in words and numbers: never an interval that cannot be. */




const MAX_UNIT = 20;
/** `±2 %` of a share. */
function renderMargin(share) {
    return `±${renderPercent(share)}`;
}
/** `2 %`; three digits at most. */
function renderPercent(share) {
    return `${Number((share * 100).toPrecision(3))} %`;
}
/** The same, rounded up: a margin that holds an interval must not be rounded to one that does not. */
function renderPercentUp(share) {
    const percent = share * 100;
    const digits = percent < 10 ? 10 : 1;
    return `${Math.ceil(Number((percent * digits).toPrecision(12))) / digits} %`;
}
/** `95 %`. */
function renderConfidence(confidence) {
    return renderPercent(confidence);
}
const isBounded = (value) => value !== null && Number.isFinite(value);
/** A ratio is above 0: a limit at 0 or below is none. */
function boundRatio({ estimate, lower, upper }) {
    return { estimate, lower: isBounded(lower) && lower > 0 ? lower : null, upper: isBounded(upper) ? upper : null };
}
/** No score of these kinds is below 0, so the head cannot be lower than the base by more than all of it. */
function boundDifference({ effect, unit, pairs }) {
    const { estimate } = effect;
    const lower = isBounded(effect.lower) ? effect.lower : null;
    const upper = isBounded(effect.upper) ? effect.upper : null;
    const most = Math.max(...pairs.map(({ base }) => base), 0);
    return { estimate, lower: (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_1__/* .kindOfUnit */ .S_)(unit) !== 'other' && lower !== null && lower < -most ? null : lower, upper };
}
function showEffect(metric) {
    const { effect, unit, scale } = metric;
    if (effect === null || !Number.isFinite(effect.estimate))
        return undefined;
    if (scale === 'difference') {
        const bounded = boundDifference({ ...metric, effect });
        return { ...bounded, word: effect.estimate < 0 ? 'lower' : 'higher' };
    }
    if (effect.estimate <= 0)
        return undefined;
    return (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .showRatio */ .hT)(boundRatio(effect), unit);
}
function renderSigned(value) {
    return value > 0 ? `+${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(Number(value.toPrecision(3)))}` : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(Number(value.toPrecision(3)));
}
function withUnit(text, unit) {
    return unit === null || unit.trim() === '' ? text : `${text} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(unit.trim(), MAX_UNIT)}`;
}
/** `1.17× slower`, `0.012 higher`, `no change`; undefined before the first pair. */
function renderChangeWords(metric) {
    const shown = showEffect(metric);
    if (shown === undefined)
        return undefined;
    const { estimate, word } = shown;
    if (metric.scale === 'difference') {
        if (estimate === 0)
            return 'no change';
        return `${withUnit((0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(Math.abs(Number(estimate.toPrecision(3)))), metric.unit)} ${word}`;
    }
    return (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatioWords */ .nJ)(shown);
}
/** `1.09–1.26`, `at least 1.09`; in the direction of the words. */
function renderInterval(metric) {
    const shown = showEffect(metric);
    if (shown === undefined)
        return 'none';
    const { lower, upper } = shown;
    if (lower !== null && upper !== null && lower > upper)
        return 'none: the effect changed between the pairs';
    const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsOf */ .m2)(shown);
    const isRatio = metric.scale === 'ratio';
    const one = (limit) => (isRatio ? (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatio */ .qE)(limit, decimals) : renderSigned(limit));
    const unit = isRatio ? null : metric.unit;
    if (lower === null && upper === null)
        return 'not bounded yet';
    if (upper === null)
        return withUnit(`at least ${one(lower ?? 0)}`, unit);
    if (lower === null)
        return withUnit(`at most ${one(upper)}`, unit);
    return withUnit(`${one(lower)}${isRatio ? '–' : ' to '}${one(upper)}`, unit);
}
/** The change of the score as signed percentages, `+0.2 %` and `-0.4 % to +0.9 %`; undefined on a scale of differences. */
function renderShares({ effect, scale, }) {
    if (effect === null || scale !== 'ratio')
        return undefined;
    const { estimate, lower, upper } = boundRatio(effect);
    if (lower === null || upper === null || lower > upper)
        return undefined;
    const one = (ratio) => `${renderSigned(Number(((ratio - 1) * 100).toFixed(2)))} %`;
    return { change: one(estimate), interval: `${one(lower)} to ${one(upper)}` };
}
/** `95 % CI 1.09–1.26, 11 pairs`. */
function renderEvidence(metric, { confidence }) {
    const pairs = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(metric.pairs.length, 'pair');
    const shares = metric.answer === 'no-difference' ? renderShares(metric) : undefined;
    const interval = shares?.interval ?? renderInterval(metric);
    const named = `${renderConfidence(confidence)} CI`;
    if (interval === 'not bounded yet')
        return `no ${named} yet, ${pairs}`;
    return interval.startsWith('none') ? `no ${named}, ${pairs}` : `${named} ${interval}, ${pairs}`;
}
/** What a metric came to, in one sentence: `1.17× slower (95 % CI 1.09–1.26, 11 pairs)`. */
function renderAnswer(metric, options) {
    const { answer, margin } = metric;
    const change = renderChangeWords(metric);
    if (change === undefined)
        return 'undecided: no pair was measured';
    const evidence = renderEvidence(metric, options);
    if (answer === 'no-difference')
        return `no difference beyond ${renderMargin(margin)} (${evidence})`;
    if (answer === 'undecided')
        return `undecided: ${change} so far (${evidence})`;
    return `${change} (${evidence})`;
}
const MOST_TIMES = 100;
/** What an undecided metric would take, as a sentence; undefined for any other one. */
function renderNeeds({ answer, has_carry_over: carriesOver, needs, effect, }) {
    if (answer !== 'undecided')
        return undefined;
    if (carriesOver) {
        return 'A run depends on which commit ran before it, so these pairs are no evidence. Compare again with --washout.';
    }
    if (effect !== null && effect.lower !== null && effect.upper !== null && effect.lower > effect.upper) {
        return 'The effect changed between the first pairs and the last: something else on the machine, or in the benchmark, did.';
    }
    if (needs === null)
        return undefined;
    const { times, margin } = needs;
    const widened = Number.isFinite(margin) && margin > 0 ? `a margin of ${`±${renderPercentUp(margin)}`}` : undefined;
    const more = times === null || !Number.isFinite(times) ? undefined : renderTimes(times);
    const ways = [more, widened].filter((way) => way !== undefined);
    return ways.length === 0 ? undefined : `It would take ${ways.join(', or ')}.`;
}
function renderTimes(times) {
    if (times > MOST_TIMES)
        return `more than ${MOST_TIMES} times the pairs`;
    if (times <= 1.1)
        return 'a few more pairs';
    return `about ${times < 3 ? Number(times.toFixed(1)) : Math.ceil(times)} times the pairs`;
}
/** How many times worse the head is: above 1 is worse, in either direction; undefined where there is no ratio. */
function worseningOf({ scale, effect, direction }) {
    if (scale !== 'ratio' || effect === null || !(effect.estimate > 0))
        return undefined;
    return direction === 'min' ? effect.estimate : 1 / effect.estimate;
}


/***/ }),

/***/ 91978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ renderPromise),
/* harmony export */   MK: () => (/* binding */ renderComparisonTitle),
/* harmony export */   WC: () => (/* binding */ renderCompared),
/* harmony export */   eJ: () => (/* binding */ renderRun),
/* harmony export */   fy: () => (/* binding */ buildComparisonRows),
/* harmony export */   jU: () => (/* binding */ runFigures),
/* harmony export */   z0: () => (/* binding */ comparisonBanners)
/* harmony export */ });
/* unused harmony export worstRatio */
/* harmony import */ var _base_median_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50748);
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58164);
/* harmony import */ var _base_score_unit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61785);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
/* harmony import */ var _comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45594);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1052);
/** What every face of a comparison shows: its verdict, its rows, what the reader has to know. Pure. */







const ANSWER_WORDS = {
    worse: 'worse',
    better: 'better',
    'no-difference': 'no change',
    undecided: 'undecided',
};
const MAX_NAME = 80;
const SHORT_ID = 12;
/** The rows, the strongest evidence first. */
function buildComparisonRows({ metrics, confidence }) {
    const sorted = metrics.toSorted((one, other) => compareNumbers(other.log_e, one.log_e));
    return sorted.map((metric) => {
        const { pairs } = metric;
        return {
            ...{ metric, name: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(metric.name, MAX_NAME), answer: metric.answer, word: ANSWER_WORDS[metric.answer] },
            ...renderEffectCells(metric),
            pairs: String(pairs.length),
            margin: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderMargin */ .Bn)(metric.margin),
            base: renderMedian(pairs.map(({ base }) => base), metric.unit),
            head: renderMedian(pairs.map(({ head }) => head), metric.unit),
            sentence: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderAnswer */ .x1)(metric, { confidence }),
            needs: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderNeeds */ .s2)(metric),
        };
    });
}
/** What lies within the margin is shown in percent: a factor of 1.002 says less. */
function renderEffectCells(metric) {
    const share = metric.answer === 'no-difference' ? (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderShares */ .Hx)(metric) : undefined;
    return share ?? { change: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderChangeWords */ .uN)(metric) ?? 'no pair', interval: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderInterval */ .kr)(metric) };
}
function compareNumbers(one, other) {
    if (one === other)
        return 0;
    return one > other ? 1 : -1;
}
/** Four digits, with the unit: no benchmark knows more. */
function renderMedian(scores, unit) {
    if (scores.length === 0)
        return '–';
    const median = (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderScore */ .ls)(Number((0,_base_median_js__WEBPACK_IMPORTED_MODULE_5__/* .centralMedian */ .w)(scores).toPrecision(4)));
    return unit === null || unit.trim() === '' ? median : `${median} ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(unit, 20)}`;
}
/** `benchmark` where there are several, as people count them. */
function countOf(part, all) {
    return part === all ? `${all === 2 ? 'Both' : `All ${all}`} benchmarks` : `${part} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(all, 'benchmark')}`;
}
/** The verdict as the title of a check run and of a page: `No change beyond ±2 % in 14 benchmarks`. */
function renderComparisonTitle(report) {
    const rows = buildComparisonRows(report);
    const [first] = rows;
    if (first === undefined)
        return 'Undecided: no metric was measured';
    const withAnswer = (answer) => rows.filter((row) => row.answer === answer);
    const widest = Math.max(...withAnswer('no-difference').map(({ metric }) => metric.margin), 0);
    if (rows.length === 1) {
        return report.answer === 'no-difference' ? `No change beyond ${(0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderMargin */ .Bn)(widest)}` : renderOnly(first);
    }
    const [worse, better, undecided] = [withAnswer('worse'), withAnswer('better'), withAnswer('undecided')];
    const count = (some) => countOf(some.length, rows.length);
    const be = (some) => (some.length === 1 ? 'is' : 'are');
    if (worse.length > 0)
        return `${count(worse)} ${be(worse)} worse: ${renderMost(worse)}`;
    if (undecided.length > 0) {
        const found = better.length === 0 ? '' : `, ${better.length} better`;
        return `${count(undecided)} ${be(undecided)} undecided${found}, none worse`;
    }
    if (better.length > 0)
        return `${count(better)} ${be(better)} better, none worse: ${renderMost(better)}`;
    return `No change beyond ${(0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderMargin */ .Bn)(widest)} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(rows.length, 'benchmark')}`;
}
/** `1.17× slower (…)`; where higher or lower does not say whether it is good, the answer comes first. */
function renderOnly({ metric, answer, word, sentence }) {
    const isPlain = answer === 'undecided' || (metric.scale === 'ratio' && (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOfUnit */ .S_)(metric.unit) !== 'other');
    return capital(isPlain ? sentence : `${word}: ${sentence}`);
}
/** The one that changed most by its ratio, else the one with the strongest evidence. */
function renderMost(rows) {
    const size = ({ metric }) => Math.abs(Math.log((0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .worseningOf */ .s1)(metric) ?? 1));
    const most = rows.reduce((best, row) => (size(row) > size(best) ? row : best));
    return `${most.name} ${most.change}`;
}
function capital(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
/** The largest worsening of all metrics, above 1 is worse; undefined where no metric has a ratio. */
function worstRatio({ metrics }) {
    const ratios = metrics.flatMap((metric) => worseningOf(metric) ?? []);
    return ratios.length === 0 ? undefined : Math.max(...ratios);
}
/** `main (1a2b3c4d5e6f)`; a name that is the commit is not said twice. */
function renderCompared({ name, commit }) {
    const short = (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(commit, SHORT_ID).replace('…', '');
    return name === '' || commit.startsWith(name) ? short : `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(name, MAX_NAME)} (${short})`;
}
const ENDS = {
    decided: 'every benchmark was decided',
    'pairs-used': 'the planned pairs were used',
    'time-used': 'the time was up',
    stopped: 'it was stopped',
};
/** `37 of at most 100 pairs in 4m12s; it ended because every benchmark was decided`. */
function renderRun({ pairs, planned_pairs: planned, duration_ms: ms, ended }) {
    return `${pairs} of at most ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(planned, 'pair')} in ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderSpan */ .LP)(ms)}; it ended because ${ENDS[ended]}`;
}
/** The same as labelled figures. */
function runFigures({ pairs, planned_pairs: planned, duration_ms: ms, ended, }) {
    return [
        ['Pairs', `${pairs} of at most ${planned}`],
        ['Time', (0,_time_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderSpan */ .LP)(ms)],
        ['Ended because', ENDS[ended]],
    ];
}
const RATES = {
    fdr: 'of the benchmarks called better or worse, at most {} are wrong on average (e-BH)',
    fwer: 'the chance that any benchmark is wrongly called better or worse is at most {}',
    none: 'each benchmark is wrongly called better or worse with a chance of at most {}; with many, some will be',
};
/** What the answers promise. */
function renderPromise({ confidence, error_rate: rate, metrics }) {
    const risk = (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderConfidence */ .hM)(Number((1 - confidence).toPrecision(6)));
    if (metrics.length <= 1)
        return `A wrong answer has a chance of at most ${risk}.`;
    return `${capital(RATES[rate].replace('{}', risk))}.`;
}
const MAX_FILES = 5;
/** Whose evaluator judged, where a reader has to know: the head changed it, or it is not that of the base. */
function comparisonBanners(report) {
    const { evaluator, changed_evaluator_files: files } = report;
    if (evaluator === 'head')
        return ['The benchmark of the head measured both commits, as was asked for.'];
    if (evaluator === 'own') {
        return ['Each commit was measured by its own benchmark, as was asked for: a change of it is part of the result.'];
    }
    if (files.length === 0)
        return [];
    const named = files.slice(0, MAX_FILES).map((file) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(file, MAX_NAME));
    const rest = files.length - named.length;
    const list = `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
    return [`The head changes its own benchmark (${list}). Both commits were measured by the benchmark of the base.`];
}


/***/ }),

/***/ 61638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ renderOverview)
/* harmony export */ });
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
/** What `autorize` alone prints: what is here, and what to do next. */

const BEGINNINGS = [
    ['autorize init NAME', 'let an agent improve this repository; NAME is yours to choose'],
    ['autorize compare main HEAD', 'is this branch faster or slower than main?'],
];
const GATE = ['autorize gate init', 'judge answers of agents: files to start from'];
const MAX_RESULT = 400;
/** Entries with their results and next commands; the ways to begin, where there is nothing yet. */
function renderOverview({ repository, entries }) {
    const where = repository === undefined ? 'not a git repository' : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(repository, 400);
    const blocks = entries.map(renderEntry);
    const hints = repository === undefined
        ? [GATE, ['git init', 'everything else works in a git repository']]
        : [...BEGINNINGS, GATE];
    const width = Math.max(...hints.map(([command]) => command.length)) + 2;
    const ways = hints.map(([command, why]) => `  ${command.padEnd(width)}${why}`);
    return [
        `${where}: ${entries.length === 0 ? 'nothing of autorize is here yet' : 'what is here'}`,
        ...(entries.length === 0 ? ['', 'Begin with:', ...ways] : blocks.flatMap((block) => ['', ...block])),
        '',
        'Every command: autorize --help',
        '',
    ].join('\n');
}
function renderEntry({ kind, name, isRunning, result, next }) {
    return [
        `${kind} ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(name, 200)}${isRunning ? ' (running)' : ''}`,
        `  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(result, MAX_RESULT)}`,
        ...(next === undefined ? [] : [`  next: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(next, MAX_RESULT)}`]),
    ];
}


/***/ }),

/***/ 23956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ viewPlan)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
/* harmony import */ var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16794);
/* harmony import */ var _run_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33902);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1052);





const MARKS = {
    success: 'merged',
    failure: 'invalid',
    denied: 'denied',
    timeout: 'aborted',
    blocked: 'killed',
};
/** A plan of work items, as every form of the report shows it. */
function viewPlan({ plan, branch, commit, items }) {
    const accepted = items.filter(({ status }) => status === 'success').length;
    const verdict = `${accepted} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(items.length, 'item')} succeeded`;
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
            name: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(plan),
            description: '',
            goal: undefined,
            base: undefined,
            worktree: undefined,
            problems: [],
            notices: [],
        },
        branch: branch === null ? undefined : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(branch),
        commit,
        noBranch: accepted === 0 ? 'none: nothing has landed' : 'none: the branch that items landed on is gone',
        ...{ position: undefined, waiting: undefined, verdict, gain: verdict, claim: { kind: 'none', text: undefined } },
        ...{ baseline: undefined, best: undefined, change: undefined },
        ...{ tried: items.length, accepted, counts: (0,_run_view_js__WEBPACK_IMPORTED_MODULE_2__/* .countRows */ .BO)(rows, Object.keys(MARKS)), facts: [] },
        budget: { noops: undefined, startedAt: undefined, deadline: undefined, timeLeft: undefined },
        cost: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .renderTotalCost */ .kT)(items.map((item) => (item.status === 'blocked' ? undefined : item.usage))),
        rows,
        ...{ workspaces: undefined, next: undefined, verify: 'autorize work verify', show: undefined },
        ...{ head: undefined, madeAt: undefined },
    };
}
function buildRow(item, index) {
    const isBlocked = item.status === 'blocked';
    const reason = isBlocked ? item.reason : (item.denial_reason ?? item.error);
    return {
        ...{ id: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(item.id), iter: index, mark: MARKS[item.status], word: item.status },
        isAccepted: item.status === 'success',
        ...{ score: undefined, scoreText: '', best: undefined, bestText: '', pass: '' },
        ...{ duration: '', summary: '', evidence: '', facts: [] },
        size: isBlocked ? '' : sizeOf(item),
        reason: reason === undefined ? '' : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(reason, 1000),
        commit: isBlocked ? '' : item.receipt_id,
    };
}
function sizeOf({ metrics, reused, usage }) {
    const { files_touched: files, delta_size: size, tool_ops_count: ops, tests_passed: passed, tests_failed: failed, } = metrics;
    return [
        ...(files === 0 ? [] : [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(files, 'file'), (0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(size, 'change')]),
        ...(ops === 0 ? [] : [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(ops, 'tool operation')]),
        ...(passed === undefined ? [] : [`tests ${passed} passed, ${failed ?? 0} failed`]),
        ...(usage === undefined ? [] : [(0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .renderTotalCost */ .kT)([usage]) ?? '']),
        reused ? 'landed earlier' : (0,_time_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderSpan */ .LP)(metrics.execution_time_ms),
    ].join(', ');
}


/***/ }),

/***/ 20027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ reportOf),
  B: () => (/* binding */ resultOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/workitem/landing.js
var landing = __webpack_require__(65000);
;// CONCATENATED MODULE: ./build/workitem/result.js
/** The result of a run, by its receipt. */
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

// EXTERNAL MODULE: ./build/workitem/run-usage.js
var run_usage = __webpack_require__(52028);
// EXTERNAL MODULE: ./build/workitem/store.js
var store = __webpack_require__(12690);
;// CONCATENATED MODULE: ./build/workitem/stored-result.js
/** The results of receipts in the store. */





/** The result, with what the agent used up. */
function reportOf(paths, receipt) {
    const usage = (0,run_usage/* findUsage */.f)((0,store/* runFolder */.kQ)(paths, receipt.id));
    return { ...resultOf(paths, receipt), ...(usage === undefined ? {} : { usage }) };
}
/** The result of a run, by its receipt in the store. */
function resultOf(paths, receipt) {
    const folder = (0,store/* runFolder */.kQ)(paths, receipt.id);
    return buildRunResult(receipt, {
        repository: paths.repository.folder,
        receiptPath: (0,external_node_path_.join)(folder, 'RECEIPT.json'),
        proofScript: (0,external_node_path_.join)(folder, (0,landing/* replayName */.bp)(receipt)),
        testOutput: receipt.tests === null ? undefined : (0,store/* readTail */.Zr)((0,external_node_path_.join)(folder, receipt.tests.output)),
    });
}


/***/ }),

/***/ 71509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openWaitingItems),
/* harmony export */   k: () => (/* binding */ readWaitingItems)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73102);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
/* harmony import */ var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11042);
/**
 * Items whose agents wait for their model, for those who look while a run goes on: `.autorize/work/waiting.json`.
 * Invariant: it has what waits now, as long as a run holds the lock; it says nothing where none does. Nothing depends on
 * it. Crash: the file is replaced as a whole, and the next run begins without it.
 */





const schema = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ plan: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), id: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), until: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$(), cause: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }));
const fileOf = ({ folder }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'waiting.json');
/** What waits in a run of a plan: nothing yet. */
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
                (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(fileOf(paths), [`${JSON.stringify([...items.values()])}\n`]);
        },
    };
}
/** What waits in the run that is at work; nothing where the file is none of ours. */
function readWaitingItems(paths) {
    try {
        const parsed = schema.safeParse(JSON.parse((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readOwnFile */ .z)(fileOf(paths))?.toString() ?? '[]'));
        return parsed.success ? parsed.data : [];
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return [];
        throw error;
    }
}


/***/ }),

/***/ 73102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports ZodMiniISODateTime, ZodMiniISODate, date, ZodMiniISOTime, time, ZodMiniISODuration, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56985);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);


const ZodMiniISODateTime = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniISODateTime", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodISODateTime */ .Ko.init(inst, def);
    _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ZodMiniStringFormat */ .zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* ._isoDateTime */ .G1(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODate", (inst, def) => {
    core.$ZodISODate.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function date(params) {
    return core._isoDate(ZodMiniISODate, params);
}
const ZodMiniISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}


/***/ })

};


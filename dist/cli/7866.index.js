export const id = 7866;
export const ids = [3342,7866];
export const modules = {

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
        const shown = { ...known, ...(hasLanded ? { branch: receipt.branch } : {}), ...withTimes(known, receipt) };
        plans.set(plan, shown);
        shown.items.push({ id: item.id, reused: false, ...(0,stored_result/* resultOf */.B)(paths, receipt) });
    }
    // While it runs it has no end.
    const shown = [...plans.values()].map((plan) => (others.isRunning ? { ...plan, to: undefined } : plan));
    return { plans: shown, ...others };
}
/** From the first begin to the last end; every form of a time in a receipt sorts as text. */
function withTimes({ from, to }, { started_at, ended_at }) {
    return {
        from: from === undefined || started_at < from ? started_at : from,
        to: to === undefined || ended_at > to ? ended_at : to,
    };
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
/* harmony import */ var _compare_look_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62581);
/* harmony import */ var _compare_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77741);
/* harmony import */ var _compare_unfinished_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(27095);
/* harmony import */ var _experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62414);
/* harmony import */ var _experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32310);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63342);
/* harmony import */ var _mission_look_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19570);
/* harmony import */ var _mission_store_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73448);
/* harmony import */ var _report_comparison_view_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(91978);
/* harmony import */ var _report_experiment_view_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2694);
/* harmony import */ var _report_mission_view_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(94071);
/* harmony import */ var _report_plan_view_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(23956);
/* harmony import */ var _plans_here_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(43366);
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
        return (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .findRepository */ .W1)(cwd).folder;
    }
    catch (error) {
        if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AutorizeError */ .yW)
            return undefined;
        throw error;
    }
}
/** Everything that has a record here, and experiments that have none yet. */
async function findRunsHere(host) {
    const repository = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .findRepository */ .W1)(host.cwd);
    return [
        ...experiments(repository, host),
        ...missions(repository, host),
        ...(await plans(repository, host)),
        ...comparisons(repository),
    ];
}
function experiments(repository, host) {
    return (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_5__/* .listExperiments */ .lV)(repository).map((name) => entryOf({ kind: 'experiment', name }, () => {
        const status = (0,_experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_6__/* .readStatus */ .rk)((0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_5__/* .pathsOf */ .wG)(name, host), host);
        const isInterrupted = status.state.iter_in_progress !== null;
        return ofView((0,_report_experiment_view_js__WEBPACK_IMPORTED_MODULE_11__/* .viewExperiment */ .L)({ ...status, now: host.now() }), { ...status, isInterrupted });
    }));
}
function missions(repository, host) {
    const newest = (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_9__.listMissionRuns)(repository).slice(-MAX_MISSIONS);
    return newest.map((paths) => entryOf({ kind: 'mission', name: paths.runId }, () => {
        const status = (0,_mission_look_js__WEBPACK_IMPORTED_MODULE_8__/* .readMissionStatus */ .Z)(paths);
        return ofView((0,_report_mission_view_js__WEBPACK_IMPORTED_MODULE_12__/* .viewMission */ .SX)(status, host.now()), { ...status, isInterrupted: status.state.status === 'running' });
    }));
}
async function plans({ folder }, host) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.autorize', 'work')))
        return [];
    try {
        const { plans: read, isRunning, checkoutOpen } = await (0,_plans_here_js__WEBPACK_IMPORTED_MODULE_14__/* .readPlans */ .x)(undefined, host);
        const open = checkoutOpen === undefined
            ? []
            : [{ kind: 'plan', name: 'in place', isRunning, result: checkoutOpen, next: 'autorize work verify' }];
        const shown = read.map((plan) => {
            const next = { command: `autorize work status ${plan.plan}`, why: undefined };
            const result = ofView({ ...(0,_report_plan_view_js__WEBPACK_IMPORTED_MODULE_13__/* .viewPlan */ .D)(plan), next }, { isRunning, isInterrupted: false });
            return { kind: 'plan', name: plan.plan, ...result };
        });
        return [...shown, ...open];
    }
    catch (error) {
        return [unreadable({ kind: 'plan', name: 'plans' }, error)];
    }
}
function comparisons(repository) {
    return (0,_compare_store_js__WEBPACK_IMPORTED_MODULE_4__/* .listComparisons */ .D1)(repository)
        .slice(0, MAX_COMPARISONS)
        .map(({ id, report }) => entryOf({ kind: 'comparison', name: id }, () => {
        if (report !== undefined)
            return { isRunning: false, result: (0,_report_comparison_view_js__WEBPACK_IMPORTED_MODULE_10__/* .renderComparisonTitle */ .MK)(report), next: undefined };
        const unfinished = (0,_compare_look_js__WEBPACK_IMPORTED_MODULE_3__/* .readUnfinished */ .M)(repository, id);
        const isRunning = unfinished?.isRunning === true;
        return { isRunning, result: unfinished === undefined ? 'gone' : (0,_compare_unfinished_js__WEBPACK_IMPORTED_MODULE_15__/* .renderUnfinished */ .k)(unfinished), next: undefined };
    }));
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

/***/ 92494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ COMPARISON_LOG),
/* harmony export */   N: () => (/* binding */ decodeLog)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61739);
/* harmony import */ var _unit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25432);
/** The decision log of a comparison: its records, one a line of `decisions.jsonl`. Pure. */



const COMPARISON_LOG = 'autorize-comparison-log-v1';
const text = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0));
const share = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._positive */ .NC());
const arm = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['base', 'head']);
const scores = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig());
const answer = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['better', 'worse', 'no-difference', 'undecided']);
const commit = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: text, commit: text, tree: text });
const notes = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text);
/** What is fixed before the first run. */
const opened = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('opened'),
    format: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(COMPARISON_LOG),
    tool_version: text,
    base: commit,
    head: commit,
    evaluator: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['base', 'head', 'own']),
    /** Digests of the protected files that measure each of them. */
    evaluator_files: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ base: text, head: text }),
    changed_evaluator_files: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    command: text,
    scale: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_unit_js__WEBPACK_IMPORTED_MODULE_1__/* .SCALES */ .I),
    measure: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(text),
    config_digest: text,
    sandbox: text,
    confidence: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    error_rate: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['fdr', 'fwer', 'none']),
    max_pairs: whole,
    max_time_ms: whole,
    margin: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(share),
    max_margin: share,
    is_washed: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    /** SHA-256 of the secret that the coins come from; the last record discloses it. */
    seed_commitment: text,
    started_at: text,
    notes,
});
/** One run of the evaluator. `trial`: it prepares a commit and shows what it prints; no answer comes of it. */
const ran = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('ran'),
    stage: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['trial', 'calibration', 'pair', 'washout']),
    /** 1-based, within its stage; of a pair and its washout runs, the number of the pair. */
    number: whole,
    arm,
    /** Empty where nothing is read. */
    scores,
    duration_ms: whole,
});
/** What is fixed before the first pair. */
const planned = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('planned'),
    metrics: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        name: text,
        direction: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['min', 'max']),
        unit: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(text),
        scale: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['ratio', 'difference']),
        margin: share,
    })),
    pairs: whole,
    pair_ms: whole,
    /** Both commits scored the same twice: their first runs are the one pair. */
    is_exact: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    notes,
});
const drawn = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('drawn'), pair: whole, first: arm });
/** What follows from the pairs so far. */
const decided = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('decided'),
    pair: whole,
    answers: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(answer)),
    is_ended: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
});
const ENDS = ['decided', 'pairs-used', 'time-used', 'stopped'];
const ended = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('ended'),
    ended: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(ENDS),
    answer,
    secret: text,
    duration_ms: whole,
    notes,
});
/** Why there is no answer. */
const failed = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('failed'), reason: text });
const record = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [opened, ran, planned, drawn, decided, ended, failed]);
/** The records of a log, or the first line that is none. */
function decodeLog(lines) {
    const records = [];
    for (const [index, line] of lines.entries()) {
        const own = Object.fromEntries(Object.entries(line).filter(([key]) => !_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .LINKS */ .A.some((link) => link === key)));
        const read = record.safeParse(own);
        if (!read.success)
            return { line: index + 1, found: read.error.issues[0]?.path.join('.') ?? '' };
        records.push(read.data);
    }
    return records;
}


/***/ }),

/***/ 62581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readUnfinished)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61739);
/* harmony import */ var _engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84321);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92494);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77741);
/* harmony import */ var _unfinished_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27095);
/** What a comparison without a result has in its folder. Nothing is written. */







/** Undefined where there is none of that name. */
function readUnfinished(repository, id) {
    const [newest, ...older] = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .listComparisons */ .D1)(repository);
    if (newest?.id !== id && older.every((each) => each.id !== id))
        return undefined;
    const paths = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .comparisonPaths */ ._6)(repository, id);
    // One comparison runs at a time.
    const isRunning = newest?.id === id && (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .isHeldHere */ .oZ)((0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .lockPathOf */ .OU)(repository));
    const records = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.log) ? recordsOf((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(paths.log)) : [];
    return (0,_unfinished_js__WEBPACK_IMPORTED_MODULE_6__/* .unfinishedOf */ .$)(records, { id, isRunning, activities: isRunning ? (0,_engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_2__/* .readActivities */ .W)(paths.activity) : [] });
}
function recordsOf(log) {
    const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJournal */ .z8)(log);
    const decoded = parsed.kind === 'corrupt' ? [] : (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeLog */ .N)(parsed.records);
    return 'line' in decoded ? [] : decoded;
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
/* harmony export */   OU: () => (/* binding */ lockPathOf),
/* harmony export */   _6: () => (/* binding */ comparisonPaths),
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
    const lock = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_6__/* .takeRunLock */ .Cc)({ path: lockPathOf(repository), now });
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
/** The files of a comparison of a repository. */
function comparisonPaths(repository, id) {
    return pathsIn(rootOf(repository), id);
}
/** Held while a comparison runs. */
function lockPathOf(repository) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(rootOf(repository), 'run.lock');
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

/***/ 27095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ unfinishedOf),
/* harmony export */   k: () => (/* binding */ renderUnfinished)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

/** What its records say. */
function unfinishedOf(records, rest) {
    const opened = records.find((record) => record.kind === 'opened');
    const failed = records.find((record) => record.kind === 'failed');
    return { ...rest, opened, phase: phaseOf(records), reason: failed?.reason };
}
function phaseOf(records) {
    const count = (stage) => records.filter((record) => record.kind === 'ran' && record.stage === stage).length;
    const planned = records.find((record) => record.kind === 'planned');
    const pairs = records.filter((record) => record.kind === 'decided').length;
    if (planned !== undefined)
        return `after ${pairs} of at most ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(planned.pairs, 'pair')}`;
    const calibration = count('calibration');
    if (calibration > 0)
        return `during the calibration, after ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(calibration, 'run')}`;
    if (count('trial') > 0)
        return 'before the calibration, after the first run of a commit';
    return 'before the first run of a commit';
}
/** Whether it is in progress, and where and why it ended. */
function renderUnfinished({ isRunning, phase, reason }) {
    if (isRunning)
        return `in progress, ${phase}`;
    return reason === undefined
        ? `interrupted ${phase}: its process ended and left no reason`
        : `ended without an answer ${phase}: ${reason}`;
}


/***/ }),

/***/ 80829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ writeGitFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/** Git directories of ours, as `git init` makes them, without a process. */


/** Makes a folder a git directory, but for its objects and refs. */
function writeGitFolder(gitDir, { objectFormat, commit }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(gitDir, { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), `${commit ?? 'ref: refs/heads/none'}\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'config'), formatConfig(objectFormat));
}
function formatConfig(objectFormat) {
    if (objectFormat === 'sha1')
        return '[core]\n\trepositoryformatversion = 0\n\tbare = true\n';
    return `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = ${objectFormat}\n`;
}


/***/ }),

/***/ 13096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JG: () => (/* binding */ gitLine),
/* harmony export */   QT: () => (/* binding */ gitCommand),
/* harmony export */   Rr: () => (/* binding */ listStores),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   bJ: () => (/* binding */ runGitSync),
/* harmony export */   sW: () => (/* binding */ removeStaleLocks),
/* harmony export */   uD: () => (/* binding */ bindGit),
/* harmony export */   wx: () => (/* binding */ MAX_STDERR_CHARS)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95808);
/**
 * Git, bound to directories of ours.
 * Invariant: git reads configuration, hooks, attributes and refs from the private git directory only, and nothing of
 * the environment; what lies in a work tree or in the user's .git is data, whatever an agent put there.
 * Crash of git: it may leave a lock file in the private directory, which the holder of the run lock may remove.
 * Trade-off: no filters (LFS, line ends) on the way in or out: what is captured and judged are the bytes on the disk.
 */





/** A git command that did not do its work; holds what it said. */
class GitError extends _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AutorizeError */ .yW {
    command;
    gitExit;
    stderr;
    #lacksRoom;
    /** `lacksRoom`: where git wrote there is none, whatever it said. */
    constructor(command, gitExit, stderr, lacksRoom = false) {
        const message = stderr.trim() === '' ? '' : `: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(stderr.trim(), 500)}`;
        const isMissing = String(gitExit).includes('spawn git ENOENT');
        super('git', _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.precondition, {
            message: isMissing
                ? 'git is not on PATH, or the working directory was removed'
                : `git ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(command.join(' '), 200)} ended with ${gitExit}${message}`,
            remedy: isMissing
                ? 'Install git 2.32 or newer, or correct PATH.'
                : 'Read the message of git; `git fsck` checks whether the repository is whole.',
        });
        this.command = command;
        this.gitExit = gitExit;
        this.stderr = stderr;
        this.#lacksRoom = lacksRoom;
    }
    /** Whether somebody else ended this git, so that it says nothing of what it read. */
    get isKilled() {
        return this.gitExit === 'SIGKILL' || this.gitExit === 'SIGTERM';
    }
    /** Whether it was ended since its answer is longer than `maxBytes`. */
    get isTooLong() {
        return String(this.gitExit).startsWith('an answer of more than');
    }
    /** Whether there was no room for what git had to write. */
    get isDiskFull() {
        return this.#lacksRoom || /No space left on device|Out of diskspace|Disk quota exceeded/i.test(this.stderr);
    }
}
// Of some files git says that it could not write them, and not why.
const UNWRITTEN = /(unable|failed|could not|cannot) (to )?(write|create|append|store|flush|close|add)|write (error|failure)|insufficient permission for adding/i;
// Less than any git needs that has something to write.
const LEAST_ROOM_BYTES = 64 * 1024;
/** Whether what git could not write lies where there is no room. */
function lacksRoom(stderr, env) {
    if (!UNWRITTEN.test(stderr))
        return false;
    const { GIT_DIR = '', GIT_OBJECT_DIRECTORY, GIT_WORK_TREE, GIT_INDEX_FILE = '' } = env;
    // The refs may be a link to somebody else's.
    const places = [GIT_DIR, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(GIT_DIR, 'refs'), GIT_OBJECT_DIRECTORY, GIT_WORK_TREE, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(GIT_INDEX_FILE)];
    return places.some((place) => {
        try {
            if (place === undefined)
                return false;
            const { bavail, bsize, files, ffree } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(place);
            return bavail * bsize < LEAST_ROOM_BYTES || (files > 0 && ffree === 0);
        }
        catch {
            // Not there: what git said stands.
            return false;
        }
    });
}
/** Largest answer that is read, in bytes; a list of paths of a very large tree stays below. */
const MAX_BYTES = 256 * 1024 * 1024;
/** Where the reading of an error text stops, give or take a block. */
const MAX_STDERR_CHARS = 64 * 1024;
// Defaults that the machine's git may have otherwise, by its build or its configuration; the private config file is ours.
const SETTINGS = [
    'core.hooksPath=/dev/null',
    // By itself git leaves a ref that it has written to the system's leisure: a loss of power may tear it.
    'core.fsync=reference',
    // A user's git holds the lock of a ref for a moment.
    'core.filesRefLockTimeout=1000',
    'core.fsmonitor=false',
    'core.untrackedCache=false',
    'core.excludesFile=/dev/null',
    'core.attributesFile=/dev/null',
    'core.autocrlf=false',
    'core.safecrlf=false',
    'core.fileMode=true',
    'core.symlinks=true',
    'core.ignoreCase=false',
    'core.trustctime=true',
    'core.checkStat=default',
    'core.splitIndex=false',
    'index.version=2',
    'index.sparse=false',
    'index.skipHash=false',
    'core.precomposeUnicode=false',
    'core.protectHFS=true',
    'core.protectNTFS=true',
    'core.quotePath=false',
    'core.sparseCheckout=false',
    'core.logAllRefUpdates=false',
    'commit.gpgSign=false',
    'credential.helper=',
    'diff.external=',
    'gc.auto=0',
    'maintenance.auto=false',
    'protocol.allow=never',
    'submodule.recurse=false',
    'transfer.fsckObjects=true',
    'fetch.fsckObjects=true',
];
const OVERRIDES = SETTINGS.flatMap((setting) => ['-c', setting]);
// An empty helper takes those of the user away.
const OVERRIDES_OF_USER = SETTINGS.filter((setting) => setting !== 'credential.helper=').flatMap((each) => [
    '-c',
    each,
]);
/** A git with these arguments, bound to a place. */
function gitCommand(paths, args) {
    return { program: 'git', args: [...overridesOf(paths), ...args], cwd: placeOf(paths), env: environmentOf(paths) };
}
/** With a folder of ours as working directory, no file of a work tree is ever taken for an argument's path. */
function placeOf({ workTree, gitDir }) {
    return workTree ?? gitDir;
}
/** Binds git to a place. */
function bindGit(paths) {
    const env = environmentOf(paths);
    const cwd = placeOf(paths);
    const overrides = overridesOf(paths);
    return (args, call = {}) => runGit({ args, call, env: { ...env, ...call.env }, cwd, overrides });
}
/** The same in one breath, where nobody can wait; the exit code. */
function runGitSync(paths, args) {
    return (0,_program_js__WEBPACK_IMPORTED_MODULE_3__/* .runProgramSync */ .x6)(gitCommand(paths, args)).exitCode ?? 1;
}
function overridesOf({ network }) {
    const own = network?.isOfUser === true ? OVERRIDES_OF_USER : OVERRIDES;
    return [...own, ...networkOverrides(network)];
}
/** A redirect would carry the header to whoever the server names. */
function networkOverrides(network) {
    if (network === undefined)
        return [];
    const settings = [
        `protocol.${network.protocol}.allow=always`,
        ...(network.isOfUser === true ? [] : ['http.followRedirects=false']),
        'http.lowSpeedLimit=1000',
        'http.lowSpeedTime=60',
    ];
    return settings.flatMap((setting) => ['-c', setting]);
}
function networkEnvironment(network) {
    if (network === undefined)
        return {};
    const header = network.header === undefined
        ? {}
        : { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'http.extraHeader', GIT_CONFIG_VALUE_0: network.header };
    return { ...network.env, ...header };
}
function environmentOf({ gitDir, home, indexFile, workTree, objects, alternates, network, }) {
    return {
        PATH: process.env.PATH ?? '/usr/bin:/bin',
        LC_ALL: 'C',
        HOME: home,
        XDG_CONFIG_HOME: home,
        GIT_DIR: gitDir,
        GIT_INDEX_FILE: indexFile ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'index'),
        ...(workTree === undefined ? {} : { GIT_WORK_TREE: workTree }),
        ...(objects === undefined ? {} : { GIT_OBJECT_DIRECTORY: objects }),
        ...(alternates === undefined ? {} : { GIT_ALTERNATE_OBJECT_DIRECTORIES: listStores(alternates) }),
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_ADVICE: '0',
        GIT_PAGER: 'cat',
        GIT_EDITOR: 'false',
        ...networkEnvironment(network),
    };
}
/** Object stores as the environment of a git names them: a path that holds the separator is quoted as C would. */
function listStores(paths) {
    return paths.map((path) => (/[:"\\\n]/.test(path) ? JSON.stringify(path) : path)).join(':');
}
async function runGit({ args, call, env, cwd, overrides }) {
    const { input = '', allowed = [0], maxBytes = MAX_BYTES, timeoutMs, cutOff } = call;
    if (cutOff?.aborted === true)
        throw new GitError(args, 'being cut off', '');
    const [program = 'git', ...before] = limitedGit(call);
    const all = [...before, ...overrides, ...args];
    const limits = { maxBytes, maxStderrChars: MAX_STDERR_CHARS, timeoutMs, cutOff };
    const end = await (0,_program_js__WEBPACK_IMPORTED_MODULE_3__/* .runProgram */ .mB)({ program, args: all, cwd, env, input, ...limits });
    const { exitCode, signal, stdout, stderr, failure, limit } = end;
    if (failure !== undefined)
        throw new GitError(args, failure.message, '');
    if (limit === 'size')
        throw new GitError(args, `an answer of more than ${maxBytes} bytes`, stderr);
    if (exitCode === undefined || !allowed.includes(exitCode)) {
        const gitExit = exitCode ?? `${signal}${limit === 'time' ? ' of its limit' : ''}`;
        throw new GitError(args, gitExit, stderr, lacksRoom(stderr, env));
    }
    return { exitCode, stdout, stderr, lacksRoom: exitCode !== 0 && lacksRoom(stderr, env) };
}
// What `ulimit -f` counts in.
const BLOCK_BYTES = 512;
/** Git as a command line, with a shell before it that sets its limit. */
function limitedGit({ maxFileBytes }) {
    if (maxFileBytes === undefined)
        return ['git'];
    return ['sh', '-c', `ulimit -f ${Math.ceil(maxFileBytes / BLOCK_BYTES)}; exec git "$@"`, 'git'];
}
/** What a command says in one line, e.g. an id. */
async function gitLine(git, args, call) {
    const { stdout } = await git(args, call);
    return stdout.toString().trimEnd();
}
/** Removes what a killed git left locked in a git directory of ours. Only for the holder of the run lock. */
function removeStaleLocks(gitDir) {
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(gitDir, { recursive: true, withFileTypes: true });
    const locks = entries
        .filter(({ name }) => name.endsWith('.lock'))
        .map(({ parentPath, name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parentPath, name));
    for (const path of locks)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    return locks.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(gitDir, path));
}


/***/ }),

/***/ 95808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xd: () => (/* binding */ startProgram),
/* harmony export */   mB: () => (/* binding */ runProgram),
/* harmony export */   x6: () => (/* binding */ runProgramSync)
/* harmony export */ });
/* harmony import */ var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53053);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
/* harmony import */ var execa__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4434);
/* harmony import */ var _signal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8538);




const STARTED = {
    extendEnv: false,
    reject: false,
    // A program of ours outlives us by what it still has to write, not by a signal in the middle of it.
    cleanup: false,
    buffer: false,
    encoding: 'buffer',
    stdin: 'pipe',
    // Else NODE_DEBUG would have command lines printed.
    verbose: 'none',
};
function callExeca({ program, args, ...options }) {
    return (0,execa__WEBPACK_IMPORTED_MODULE_2__/* .execa */ .Ho)(program, args, { ...options, ...STARTED });
}
/** Starts a program whose streams the caller reads at once; throws where it does not start. */
async function startProgram(request) {
    let made;
    const notice = (message) => {
        made = message.process;
    };
    let child;
    let failure;
    (0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.subscribe)('child_process', notice);
    try {
        child = callExeca(request);
    }
    catch (error) {
        failure = error;
    }
    finally {
        (0,node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_0__.unsubscribe)('child_process', notice);
    }
    // Short of descriptors, Node makes no streams. Execa then throws, and the cause comes as an event of the process,
    // which would end ours if nobody heard it.
    if (child === undefined)
        throw made === undefined ? failure : (await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(made, 'error'))[0];
    if (child.pid === undefined)
        throw (await child).cause;
    return { child };
}
/** Runs a program to its end. Never rejects: whatever became of it is in the answer. */
async function runProgram(request) {
    const { input = '', maxBytes, maxStderrChars, timeoutMs, cutOff, ...start } = request;
    const detached = timeoutMs !== undefined || cutOff !== undefined;
    let child;
    try {
        ({ child } = await startProgram({ ...start, detached }));
    }
    catch (error) {
        return unstarted(error);
    }
    const blocks = [];
    let size = 0;
    let stderr = '';
    let limit;
    const end = (reached) => {
        limit ??= reached;
        if (detached && child.pid !== undefined)
            (0,_signal_js__WEBPACK_IMPORTED_MODULE_3__/* .sendSignal */ .v)(-child.pid, 'SIGKILL');
        else
            child.kill('SIGKILL');
    };
    const endInTime = () => end('time');
    const timer = timeoutMs === undefined ? undefined : setTimeout(endInTime, timeoutMs);
    cutOff?.addEventListener('abort', endInTime);
    if (cutOff?.aborted === true)
        endInTime();
    child.stdout.on('data', (block) => {
        size += block.length;
        if (size <= maxBytes)
            blocks.push(block);
        else
            end('size');
    });
    child.stderr.on('data', (block) => {
        if (stderr.length < maxStderrChars)
            stderr += block.toString();
    });
    child.stdin.end(input);
    const { exitCode, signal } = await child;
    clearTimeout(timer);
    cutOff?.removeEventListener('abort', endInTime);
    return { exitCode, signal, stdout: Buffer.concat(blocks), stderr, failure: undefined, limit };
}
function unstarted(cause) {
    const failure = cause instanceof Error ? cause : new Error(String(cause));
    return { exitCode: undefined, signal: undefined, stdout: Buffer.alloc(0), stderr: '', failure, limit: undefined };
}
/** Runs a program whose answer is short, while nothing else can happen. */
function runProgramSync(request) {
    const { program, args, cwd, env, timeoutMs } = request;
    const options = { cwd, env, extendEnv: false, reject: false, stdin: 'ignore', verbose: 'none' };
    const limit = timeoutMs === undefined ? {} : { timeout: timeoutMs, killSignal: 'SIGKILL' };
    const { exitCode, signal, stdout, stderr, cause } = (0,execa__WEBPACK_IMPORTED_MODULE_2__/* .execaSync */ .Kc)(program, args, { ...options, ...limit });
    const failure = exitCode === undefined && signal === undefined && cause instanceof Error ? cause : undefined;
    return { exitCode, signal, stdout, stderr, failure };
}


/***/ }),

/***/ 83144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ moveRef),
/* harmony export */   Wz: () => (/* binding */ findBranches),
/* harmony export */   sg: () => (/* binding */ readRef)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13096);
/**
 * Refs, by their full names.
 * Invariant: a ref moves by one compare-and-swap, and by nothing else; who comes too late learns where it is.
 */

/** Moves a ref if it is where it should be: the commit point of an accepted change. Says where it is when it is not. */
async function moveRef(git, { ref, from, to }) {
    const old = from ?? '0'.repeat(to.length);
    const args = ['update-ref', '--no-deref', ref, to, old];
    const { exitCode, stderr, lacksRoom } = await git(args, { allowed: [0, 1, 128] });
    if (exitCode === 0)
        return { kind: 'done' };
    const actual = await readRef(git, ref);
    if (actual !== from)
        return { kind: 'moved', actual };
    throw new _git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(args, exitCode, stderr, lacksRoom);
}
/** The commit that a full ref name is at, or undefined when there is no such ref. */
async function readRef(git, ref) {
    const args = ['show-ref', '--verify', '--hash', '--', ref];
    const { exitCode, stdout, stderr } = await git(args, { allowed: [0, 1, 128] });
    if (exitCode === 0)
        return stdout.toString().trim();
    if (stderr.includes('not a valid ref'))
        return undefined;
    throw new _git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(args, exitCode, stderr);
}
/** Finds branches by a short name or a pattern of one, the local ones first. */
async function findBranches(git, pattern) {
    const { stdout } = await git([
        'for-each-ref',
        '--format=%(objectname) %(refname)',
        `refs/heads/${pattern}`,
        `refs/remotes/*/${pattern}`,
    ]);
    return stdout
        .toString()
        .split('\n')
        .flatMap((line) => {
        const [, commit = '', kind, shown = ''] = /^(\S+) refs\/(heads|remotes)\/(.+)$/.exec(line) ?? [];
        if (kind === undefined)
            return [];
        const isLocal = kind === 'heads';
        return [{ shown, branch: isLocal ? shown : shown.slice(shown.indexOf('/') + 1), commit, isLocal }];
    });
}


/***/ }),

/***/ 8538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isThere),
/* harmony export */   v: () => (/* binding */ sendSignal)
/* harmony export */ });
/** Signals to processes that may be gone. */
/** Sends a signal; a process that is gone by then needs none. A negative id is a process group. */
function sendSignal(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        // EPERM: it took another user's identity (a setuid program); what holds it then is its namespace, not a signal.
        if (code !== 'ESRCH' && code !== 'EPERM')
            throw error;
    }
}
/** Whether there is a process of an id, be it a zombie. */
function isThere(pid) {
    try {
        return process.kill(pid, 0);
    }
    catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'EPERM';
    }
}


/***/ }),

/***/ 63342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EU: () => (/* binding */ requireHead),
/* harmony export */   IG: () => (/* binding */ moveRefSync),
/* harmony export */   IW: () => (/* binding */ requireNotOvertaken),
/* harmony export */   TQ: () => (/* binding */ readBranchFile),
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   Wf: () => (/* binding */ requireNotCheckedOut),
/* harmony export */   Y3: () => (/* binding */ listHeads),
/* harmony export */   kB: () => (/* binding */ bindRefs),
/* harmony export */   ro: () => (/* binding */ openRefs),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13096);
/* harmony import */ var _git_folder_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80829);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83144);
/**
 * The user's repository, as far as a run looks at it.
 * Invariant: no configuration, hook or attribute of it is ever in force: it is found by reading files, its objects and
 * refs are reached from a git directory of ours whose `refs` lead there, and the format of its config file is all that
 * is asked of it. An agent that can write there can spoil its own objects, not make us run anything.
 */







/** Finds the repository that a folder is in, by its files alone; throws when there is none that can be worked with. */
function findRepository(from, { allowsBare = false } = {}) {
    for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(from);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder)) {
        const dotGit = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dotGit, { throwIfNoEntry: false }) !== undefined)
            return readRepository(folder, dotGit);
        if (isBare(folder) && allowsBare)
            return readRepository(folder, folder);
        if (isBare(folder)) {
            throw refused(`"${folder}" is a bare repository`, 'An experiment needs a work tree: run it in a clone, or make one: git worktree add PATH');
        }
        if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder))
            throw refused(`"${from}" is not in a git repository`, 'Run the command in one, or create one: git init');
    }
}
/** Whether a folder is a git directory by itself, by the rule of git. */
function isBare(folder) {
    return ['HEAD', 'objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)));
}
function readRepository(folder, dotGit) {
    const gitDir = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dotGit).isDirectory() ? dotGit : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, pointer(dotGit, /^gitdir: (.+)$/m));
    const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'commondir'), { throwIfNoEntry: false });
    const commonDir = shared === undefined ? gitDir : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(gitDir, pointer((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'commondir'), /^(.+)$/m));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'reftable'), { throwIfNoEntry: false }) !== undefined) {
        throw refused(`"${folder}" keeps its refs as reftable`, 'Use a clone with the files format: git clone --ref-format=files');
    }
    const config = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'config'), 'utf8');
    return {
        folder,
        commonDir,
        gitDir,
        objects: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'objects'),
        objectFormat: /^[ \t]*objectformat[ \t]*=[ \t]*sha256\s*$/im.test(config) ? 'sha256' : 'sha1',
        head: pointer((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m),
    };
}
function pointer(path, pattern) {
    const found = pattern.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))?.[1];
    if (found === undefined)
        throw refused(`"${path}" is not a valid git file`, 'Check the repository: git status');
    return found.trimEnd();
}
function refused(message, remedy) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AutorizeError */ .yW('repository', _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.precondition, { message, remedy });
}
/** Git on the user's refs and objects, from a git directory of ours that is created in `folder`. */
function bindRefs(repository, { folder, home }) {
    return (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .bindGit */ .uD)({ ...locateRefs(repository, folder), home });
}
function locateRefs({ commonDir, objects, objectFormat }, folder) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    (0,_git_folder_js__WEBPACK_IMPORTED_MODULE_5__/* .writeGitFolder */ .e)(folder, { objectFormat });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'refs'));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'packed-refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'packed-refs'));
    return { gitDir: folder, objects };
}
/** What HEAD of each work tree of the repository says now, the linked ones too. */
function listHeads({ folder, commonDir, gitDir, }) {
    const linked = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'worktrees');
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(linked) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(linked) : [];
    const others = [
        { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(commonDir), file: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'HEAD') },
        ...names.map((name) => ({ folder: linkedFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(linked, name)), file: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(linked, name, 'HEAD') })),
    ];
    const heads = others.flatMap((each) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(each.file) ? [{ folder: each.folder, head: pointer(each.file, /^(?:ref: )?(.+)$/m) }] : []);
    return [{ folder, head: pointer((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m) }, ...heads];
}
/**
 * Throws where a work tree of the repository has a branch checked out that a run moves: the next commit there would undo
 * what the run accepted. To be asked before a run begins, and right before each move.
 */
function requireNotCheckedOut(repository, ref) {
    const holder = findHolder(repository, ref);
    if (holder === undefined)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `the work tree ${JSON.stringify(holder)} is on ${shortName(ref)}, which a run moves; the next commit there would undo what the run accepts`,
        remedy: `Switch to another branch there, e.g. git -C ${JSON.stringify(holder)} switch -; then resume the run, which completes what is pending`,
    });
}
/** Throws where a work tree switched to the branch in the very moment that it moved: its files are those of before. */
function requireNotOvertaken(repository, { ref, from, to }) {
    const holder = findHolder(repository, ref);
    if (holder === undefined || from === undefined)
        return;
    const folder = JSON.stringify(holder);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `the work tree ${folder} switched to ${shortName(ref)} while a run moved that branch; its files may be outdated`,
        remedy: `Update them: git -C ${folder} read-tree -m -u ${from} ${to}; switch to another branch: git -C ${folder} switch -; then resume the run`,
    });
}
function findHolder(repository, ref) {
    return listHeads(repository).find(({ head }) => head === ref)?.folder;
}
function shortName(ref) {
    return ref.replace(/^refs\/heads\//, '');
}
function linkedFolder(gitDir) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'gitdir');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(pointer(file, /^(.+)$/m)) : gitDir;
}
/** The commit that a branch is at, by the files alone; undefined where there is no such branch. */
function readBranchFile({ commonDir }, branch) {
    const ref = `refs/heads/${branch}`;
    const loose = readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, ref))?.trim();
    if (loose !== undefined && /^[0-9a-f]{40,64}$/.test(loose))
        return loose;
    const packed = readText((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonDir, 'packed-refs')) ?? '';
    return packed
        .split('\n')
        .find((line) => line.endsWith(` ${ref}`))
        ?.split(' ')[0];
}
function readText(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : undefined;
}
/** The commit that HEAD of the user's work tree is at, or undefined before the first commit. */
async function readHead(repository, git) {
    return repository.head.startsWith('refs/') ? (0,_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .readRef */ .sg)(git, repository.head) : repository.head;
}
function openRefs(repository, folder) {
    const [gitDir, home] = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'home')];
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(home, { recursive: true });
    return { refs: bindRefs(repository, { folder: gitDir, home }), gitDir, home };
}
/** The commit that HEAD is at; throws before the first commit. */
async function requireHead(repository, refs) {
    const head = await readHead(repository, refs);
    if (head !== undefined)
        return head;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `"${repository.folder}" has no commit yet; a run starts from one`,
        remedy: 'Create one: git add -A && git commit',
    });
}
/** Moves a ref without waiting for anything, where it is where it should be; whether it is there now. */
function moveRefSync(repository, { ref, from, to }) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-ref-'));
    try {
        const place = { ...locateRefs(repository, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'refs')), home: folder };
        return (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .runGitSync */ .bJ)(place, ['update-ref', '--no-deref', ref, to, from ?? '0'.repeat(to.length)]) === 0;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    }
}


/***/ }),

/***/ 45594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ renderMargin),
/* harmony export */   Hx: () => (/* binding */ renderShares),
/* harmony export */   d5: () => (/* binding */ plainLimits),
/* harmony export */   hM: () => (/* binding */ renderConfidence),
/* harmony export */   kr: () => (/* binding */ renderInterval),
/* harmony export */   s1: () => (/* binding */ worseningOf),
/* harmony export */   s2: () => (/* binding */ renderNeeds),
/* harmony export */   uN: () => (/* binding */ renderChangeWords),
/* harmony export */   x1: () => (/* binding */ renderAnswer),
/* harmony export */   yn: () => (/* binding */ renderPercent)
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
/** Both limits of the interval apart, in the direction of the words; undefined where one is missing. */
function plainLimits(metric) {
    const shown = showEffect(metric);
    if (shown === undefined || shown.lower === null || shown.upper === null || shown.lower > shown.upper)
        return undefined;
    const { lower, upper } = shown;
    if (metric.scale === 'ratio') {
        const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsOf */ .m2)(shown);
        return [`${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatio */ .qE)(lower, decimals)}×`, `${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatio */ .qE)(upper, decimals)}×`];
    }
    return [withUnit(renderSigned(lower), metric.unit), withUnit(renderSigned(upper), metric.unit)];
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
/* harmony export */   f5: () => (/* binding */ comparisonEnd),
/* harmony export */   fy: () => (/* binding */ buildComparisonRows),
/* harmony export */   jU: () => (/* binding */ runFigures),
/* harmony export */   xK: () => (/* binding */ renderComparisonResult),
/* harmony export */   z0: () => (/* binding */ comparisonBanners)
/* harmony export */ });
/* unused harmony export worstRatio */
/* harmony import */ var _base_median_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50748);
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58164);
/* harmony import */ var _base_score_unit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61785);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7953);
/* harmony import */ var _comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45594);
/* harmony import */ var _ended_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60551);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84483);
/* harmony import */ var _plain_claim_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67330);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1052);
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
            ...{ metric, name: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(metric.name, MAX_NAME), answer: metric.answer, word: ANSWER_WORDS[metric.answer] },
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
    const median = (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_6__/* .renderScore */ .ls)(Number((0,_base_median_js__WEBPACK_IMPORTED_MODULE_7__/* .centralMedian */ .w)(scores).toPrecision(4)));
    return unit === null || unit.trim() === '' ? median : `${median} ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(unit, 20)}`;
}
/** `benchmark` where there are several, as people count them. */
function countOf(part, all) {
    return part === all ? `${all === 2 ? 'Both' : `All ${all}`} benchmarks` : `${part} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(all, 'benchmark')}`;
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
    return `No change beyond ${(0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderMargin */ .Bn)(widest)} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(rows.length, 'benchmark')}`;
}
/** `1.17× slower (…)`; where higher or lower does not say whether it is good, the answer comes first. */
function renderOnly({ metric, answer, word, sentence }) {
    const isPlain = answer === 'undecided' || (metric.scale === 'ratio' && (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOfUnit */ .S_)(metric.unit) !== 'other');
    return capital(isPlain ? sentence : `${word}: ${sentence}`);
}
/** The title, with the interval in plain words where there is one benchmark: `1.17× slower, very likely between …`. */
function renderComparisonResult(report) {
    const [row, ...others] = buildComparisonRows(report);
    const isDecided = row?.answer === 'worse' || row?.answer === 'better';
    const limits = row === undefined || others.length > 0 || !isDecided ? undefined : (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLimits */ .d5)(row.metric);
    if (row === undefined || limits === undefined)
        return renderComparisonTitle(report);
    const isPlain = row.metric.scale === 'ratio' && (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOfUnit */ .S_)(row.metric.unit) !== 'other';
    const change = capital(isPlain ? row.change : `${row.word}: ${row.change}`);
    return `${change}, ${(0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_4__/* .renderPlainInterval */ .sS)(report.confidence, ...limits)}`;
}
/** `Ended 2026-05-20 13:10 UTC, after 4m12s: every benchmark was decided`. */
function comparisonEnd({ started_at: from, duration_ms: ms, ended }) {
    const start = (0,_time_text_js__WEBPACK_IMPORTED_MODULE_5__/* .instantOf */ .B9)(from);
    const to = start === undefined ? undefined : new Date(start + ms).toISOString();
    return (0,_ended_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderEnded */ .N)({ from, to, reason: ENDS[ended] });
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
    const short = (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(commit, SHORT_ID).replace('…', '');
    return name === '' || commit.startsWith(name) ? short : `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(name, MAX_NAME)} (${short})`;
}
const ENDS = {
    decided: 'every benchmark was decided',
    'pairs-used': 'the planned pairs were used',
    'time-used': 'the time was up',
    stopped: 'it was stopped',
};
/** `37 of at most 100 pairs in 4m12s; it ended because every benchmark was decided`. */
function renderRun({ pairs, planned_pairs: planned, duration_ms: ms, ended }) {
    return `${pairs} of at most ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(planned, 'pair')} in ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderSpan */ .LP)(ms)}; it ended because ${ENDS[ended]}`;
}
/** The same as labelled figures. */
function runFigures({ pairs, planned_pairs: planned, duration_ms: ms, ended, }) {
    return [
        ['Pairs', `${pairs} of at most ${planned}`],
        ['Time', (0,_time_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderSpan */ .LP)(ms)],
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
    const named = files.slice(0, MAX_FILES).map((file) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(file, MAX_NAME));
    const rest = files.length - named.length;
    const list = `${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
    return [`The head changes its own benchmark (${list}). Both commits were measured by the benchmark of the base.`];
}


/***/ }),

/***/ 23956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ viewPlan)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _ended_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60551);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
/* harmony import */ var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16794);
/* harmony import */ var _run_view_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33902);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1052);






const MARKS = {
    success: 'merged',
    failure: 'invalid',
    denied: 'denied',
    timeout: 'aborted',
    blocked: 'killed',
};
/** A plan of work items, as every form of the report shows it. */
function viewPlan({ plan, branch, commit, from, to, items }) {
    const accepted = items.filter(({ status }) => status === 'success').length;
    const verdict = `${accepted} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(items.length, 'item')} succeeded`;
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
            name: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(plan),
            description: '',
            goal: undefined,
            base: undefined,
            worktree: undefined,
            problems: [],
            notices: [],
        },
        branch: branch === null ? undefined : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(branch),
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
        ended: to === undefined ? undefined : (0,_ended_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderEnded */ .N)({ from, to, reason: reasonOf(items) }),
        ...{ baseline: undefined, best: undefined, change: undefined },
        ...{ tried: items.length, accepted, counts: (0,_run_view_js__WEBPACK_IMPORTED_MODULE_3__/* .countRows */ .BO)(rows, Object.keys(MARKS)), facts: [] },
        budget: { noops: undefined, startedAt: undefined, deadline: undefined, timeLeft: undefined },
        cost: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTotalCost */ .kT)(items.map((item) => (item.status === 'blocked' ? undefined : item.usage))),
        rows,
        ...{ workspaces: undefined, next: undefined, verify: 'autorize work verify', show: undefined },
        ...{ head: undefined, madeAt: undefined },
    };
}
/** Why a plan goes no further. */
function reasonOf(items) {
    const of = (statuses) => items.filter(({ status }) => statuses.includes(status)).length;
    const [failed, blocked] = [of(['failure', 'denied', 'timeout']), of(['blocked'])];
    if (failed + blocked === 0)
        return 'every item succeeded';
    return [
        ...(failed === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(failed, 'item')} failed`]),
        ...(blocked === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(blocked, 'item')} blocked by them`]),
    ].join(', ');
}
function buildRow(item, index) {
    const isBlocked = item.status === 'blocked';
    const reason = isBlocked ? item.reason : (item.denial_reason ?? item.error);
    return {
        ...{ id: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(item.id), iter: index, mark: MARKS[item.status], word: item.status },
        isAccepted: item.status === 'success',
        ...{ score: undefined, scoreText: '', best: undefined, bestText: '', pass: '' },
        ...{ duration: '', summary: '', evidence: '', facts: [] },
        size: isBlocked ? '' : sizeOf(item),
        reason: reason === undefined ? '' : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(reason, 1000),
        commit: isBlocked ? '' : item.receipt_id,
    };
}
function sizeOf({ metrics, reused, usage }) {
    const { files_touched: files, delta_size: size, tool_ops_count: ops, tests_passed: passed, tests_failed: failed, } = metrics;
    return [
        ...(files === 0 ? [] : [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(files, 'file'), (0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(size, 'change')]),
        ...(ops === 0 ? [] : [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(ops, 'tool operation')]),
        ...(passed === undefined ? [] : [`tests ${passed} passed, ${failed ?? 0} failed`]),
        ...(usage === undefined ? [] : [(0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTotalCost */ .kT)([usage]) ?? '']),
        reused ? 'landed earlier' : (0,_time_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderSpan */ .LP)(metrics.execution_time_ms),
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


/***/ })

};


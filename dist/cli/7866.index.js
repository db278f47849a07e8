export const id = 7866;
export const ids = [3342,6555,7866];
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












async function listWorkBranches(refs) {
    const { stdout } = await refs(['for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads/autorize-work/']);
    return new Set(stdout.toString().split('\n').filter(Boolean));
}
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
    const shown = [...plans.values()].map((plan) => (others.isRunning ? { ...plan, to: undefined } : plan));
    return { plans: shown, ...others };
}
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
/* harmony import */ var _experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5735);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63342);
/* harmony import */ var _mission_look_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19570);
/* harmony import */ var _mission_store_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73448);
/* harmony import */ var _report_comparison_view_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(91978);
/* harmony import */ var _report_experiment_view_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(55784);
/* harmony import */ var _report_mission_view_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(56555);
/* harmony import */ var _report_plan_view_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(23956);
/* harmony import */ var _plans_here_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(43366);
















const MAX_MISSIONS = 10;
const MAX_COMPARISONS = 5;
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



const COMPARISON_LOG = 'autorize-comparison-log-v1';
const text = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0));
const share = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._positive */ .NC());
const arm = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['base', 'head']);
const scores = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig());
const answer = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['better', 'worse', 'no-difference', 'undecided']);
const commit = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: text, commit: text, tree: text });
const notes = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text);
const opened = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('opened'),
    format: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(COMPARISON_LOG),
    tool_version: text,
    base: commit,
    head: commit,
    evaluator: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['base', 'head', 'own']),
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
    seed_commitment: text,
    started_at: text,
    notes,
});
const ran = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('ran'),
    stage: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['trial', 'calibration', 'pair', 'washout']),
    number: whole,
    arm,
    scores,
    duration_ms: whole,
});
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
    is_exact: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    notes,
});
const drawn = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('drawn'), pair: whole, first: arm });
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
const failed = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('failed'), reason: text });
const record = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [opened, ran, planned, drawn, decided, ended, failed]);
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







function readUnfinished(repository, id) {
    const [newest, ...older] = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .listComparisons */ .D1)(repository);
    if (newest?.id !== id && older.every((each) => each.id !== id))
        return undefined;
    const paths = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__/* .comparisonPaths */ ._6)(repository, id);
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









const ROOT = '.autorize/compare';
const FILES = { log: 'decisions.jsonl', report: 'report.json', runs: 'runs', activity: 'activity.json' };
function rootOf({ folder }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, ROOT);
}
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
function comparisonPaths(repository, id) {
    return pathsIn(rootOf(repository), id);
}
function lockPathOf(repository) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(rootOf(repository), 'run.lock');
}
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
function renderReport(content) {
    return `${JSON.stringify(content, null, 2)}\n`;
}
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
const MAX_EARLIER = 20;
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
function renderUnfinished({ isRunning, phase, reason }) {
    if (isRunning)
        return `in progress, ${phase}`;
    return reason === undefined
        ? `interrupted ${phase}: its process ended and left no reason`
        : `ended without an answer ${phase}: ${reason}`;
}


/***/ }),

/***/ 91167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fm: () => (/* binding */ planRecombinations),
/* harmony export */   gE: () => (/* binding */ usableChanges),
/* harmony export */   z8: () => (/* binding */ isNearMiss)
/* harmony export */ });
const UNDECIDED = new Set(['cap', 'cases-spent']);
const MOST_CHANGES = 30;
function isNearMiss({ code, gain }) {
    return gain > 0 && (UNDECIDED.has(code) || code === 'futile');
}
function usableChanges(changes) {
    const partsOf = partsIn(changes);
    const accepted = new Set(changes.filter(({ standing }) => standing === 'accepted').flatMap(({ iter }) => [...partsOf(iter)]));
    const replaced = new Set(changes.flatMap(({ of }) => (of.length === 1 ? of : [])));
    return changes
        .filter(({ iter, standing }) => (standing === 'near-miss' || standing === 'conflict') && !replaced.has(iter))
        .filter(({ iter }) => !overlap(partsOf(iter), accepted))
        .sort((one, other) => other.evidence - one.evidence);
}
function partsIn(changes) {
    const byIter = new Map(changes.map((change) => [change.iter, change]));
    return (iter) => {
        const parts = new Set([iter]);
        for (const part of parts)
            for (const each of byIter.get(part)?.of ?? [])
                parts.add(each);
        return parts;
    };
}
function planRecombinations(changes, head) {
    const partsOf = partsIn(changes);
    const tried = new Set(changes.flatMap(({ of, on }) => (of.length > 1 && on === head ? [keyOf(of)] : [])));
    const usable = usableChanges(changes)
        .slice(0, MOST_CHANGES)
        .map((change) => ({ ...change, parts: partsOf(change.iter) }));
    const plans = usable.flatMap((one, at) => {
        const alone = one.on === head ? [] : [{ of: [one.iter], strength: Math.log(one.evidence) }];
        const pairs = usable.slice(at + 1).flatMap((other) => {
            const of = [one.iter, other.iter];
            const isMeasured = one.standing === 'near-miss' && other.standing === 'near-miss';
            if (!isMeasured || overlap(one.parts, other.parts) || tried.has(keyOf(of)))
                return [];
            return [{ of, strength: Math.log(one.evidence) + Math.log(other.evidence) }];
        });
        return [...alone, ...pairs];
    });
    return plans.sort((one, other) => other.strength - one.strength).map(({ of }) => of);
}
function overlap(some, others) {
    return [...some].some((each) => others.has(each));
}
function keyOf(of) {
    return of.toSorted((one, other) => one - other).join(' ');
}


/***/ }),

/***/ 28243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ nearMisses),
/* harmony export */   F: () => (/* binding */ testedChanges)
/* harmony export */ });
/* harmony import */ var _decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91167);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74773);


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
    if (!_record_js__WEBPACK_IMPORTED_MODULE_1__/* .EVALUATED_AGAIN */ .rb.includes(outcome) || typeof tree !== 'string')
        return undefined;
    if (conflict === true)
        return 'conflict';
    if (decision == null)
        return undefined;
    const { code, effect, scale, purpose } = decision;
    const gain = scale === 'ratio' ? Math.log(effect ?? 1) : (effect ?? 0);
    const isNear = purpose !== 'simplify' && (0,_decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__/* .isNearMiss */ .z8)({ code: String(code), gain });
    return isNear ? 'near-miss' : 'rejected';
}
function nearMisses(records) {
    return (0,_decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__/* .usableChanges */ .gE)(testedChanges(records)).filter(({ standing }) => standing === 'near-miss');
}


/***/ }),

/***/ 80829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ writeGitFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


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





class GitError extends _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AutorizeError */ .yW {
    command;
    gitExit;
    stderr;
    #lacksRoom;
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
    get isKilled() {
        return this.gitExit === 'SIGKILL' || this.gitExit === 'SIGTERM';
    }
    get isTooLong() {
        return String(this.gitExit).startsWith('an answer of more than');
    }
    get isDiskFull() {
        return this.#lacksRoom || /No space left on device|Out of diskspace|Disk quota exceeded/i.test(this.stderr);
    }
}
const UNWRITTEN = /(unable|failed|could not|cannot) (to )?(write|create|append|store|flush|close|add)|write (error|failure)|insufficient permission for adding/i;
const LEAST_ROOM_BYTES = 64 * 1024;
function lacksRoom(stderr, env) {
    if (!UNWRITTEN.test(stderr))
        return false;
    const { GIT_DIR = '', GIT_OBJECT_DIRECTORY, GIT_WORK_TREE, GIT_INDEX_FILE = '' } = env;
    const places = [GIT_DIR, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(GIT_DIR, 'refs'), GIT_OBJECT_DIRECTORY, GIT_WORK_TREE, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(GIT_INDEX_FILE)];
    return places.some((place) => {
        try {
            if (place === undefined)
                return false;
            const { bavail, bsize, files, ffree } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(place);
            return bavail * bsize < LEAST_ROOM_BYTES || (files > 0 && ffree === 0);
        }
        catch {
            return false;
        }
    });
}
const MAX_BYTES = 256 * 1024 * 1024;
const MAX_STDERR_CHARS = 64 * 1024;
const SETTINGS = [
    'core.hooksPath=/dev/null',
    'core.fsync=reference',
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
const OVERRIDES_OF_USER = SETTINGS.filter((setting) => setting !== 'credential.helper=').flatMap((each) => [
    '-c',
    each,
]);
function gitCommand(paths, args) {
    return { program: 'git', args: [...overridesOf(paths), ...args], cwd: placeOf(paths), env: environmentOf(paths) };
}
function placeOf({ workTree, gitDir }) {
    return workTree ?? gitDir;
}
function bindGit(paths) {
    const env = environmentOf(paths);
    const cwd = placeOf(paths);
    const overrides = overridesOf(paths);
    return (args, call = {}) => runGit({ args, call, env: { ...env, ...call.env }, cwd, overrides });
}
function runGitSync(paths, args) {
    return (0,_program_js__WEBPACK_IMPORTED_MODULE_3__/* .runProgramSync */ .x6)(gitCommand(paths, args)).exitCode ?? 1;
}
function overridesOf({ network }) {
    const own = network?.isOfUser === true ? OVERRIDES_OF_USER : OVERRIDES;
    return [...own, ...networkOverrides(network)];
}
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
const BLOCK_BYTES = 512;
function limitedGit({ maxFileBytes }) {
    if (maxFileBytes === undefined)
        return ['git'];
    return ['sh', '-c', `ulimit -f ${Math.ceil(maxFileBytes / BLOCK_BYTES)}; exec git "$@"`, 'git'];
}
async function gitLine(git, args, call) {
    const { stdout } = await git(args, call);
    return stdout.toString().trimEnd();
}
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
    cleanup: false,
    buffer: false,
    encoding: 'buffer',
    stdin: 'pipe',
    verbose: 'none',
};
function callExeca({ program, args, ...options }) {
    return (0,execa__WEBPACK_IMPORTED_MODULE_2__/* .execa */ .Ho)(program, args, { ...options, ...STARTED });
}
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
    if (child === undefined)
        throw made === undefined ? failure : (await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(made, 'error'))[0];
    if (child.pid === undefined)
        throw (await child).cause;
    return { child };
}
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
async function readRef(git, ref) {
    const args = ['show-ref', '--verify', '--hash', '--', ref];
    const { exitCode, stdout, stderr } = await git(args, { allowed: [0, 1, 128] });
    if (exitCode === 0)
        return stdout.toString().trim();
    if (stderr.includes('not a valid ref'))
        return undefined;
    throw new _git_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(args, exitCode, stderr);
}
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
function sendSignal(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        if (code !== 'ESRCH' && code !== 'EPERM')
            throw error;
    }
}
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
function requireNotCheckedOut(repository, ref) {
    const holder = findHolder(repository, ref);
    if (holder === undefined)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `the work tree ${JSON.stringify(holder)} is on ${shortName(ref)}, which a run moves; the next commit there would undo what the run accepts`,
        remedy: `Switch to another branch there, e.g. git -C ${JSON.stringify(holder)} switch -; then resume the run, which completes what is pending`,
    });
}
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
async function readHead(repository, git) {
    return repository.head.startsWith('refs/') ? (0,_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .readRef */ .sg)(git, repository.head) : repository.head;
}
function openRefs(repository, folder) {
    const [gitDir, home] = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'home')];
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(home, { recursive: true });
    return { refs: bindRefs(repository, { folder: gitDir, home }), gitDir, home };
}
async function requireHead(repository, refs) {
    const head = await readHead(repository, refs);
    if (head !== undefined)
        return head;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `"${repository.folder}" has no commit yet; a run starts from one`,
        remedy: 'Create one: git add -A && git commit',
    });
}
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

/***/ 57296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ID: () => (/* binding */ renderActivities),
/* harmony export */   _Q: () => (/* binding */ fitting),
/* harmony export */   hi: () => (/* binding */ renderAllActivities),
/* harmony export */   y3: () => (/* binding */ renderActivityLine)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1052);



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
    return attempt === null ? '' : `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(shown.nameOf(attempt), MAX_NAME)} `;
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
    return (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSpan */ .LP)(Math.max(0, Math.floor(ms / 1000) * 1000));
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
    return end <= 0 ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortened */ .vI)(text, width - 1) : `${text.slice(0, end)}…`;
}
function renderActivityLine(activities, { rest, width, ...shown }) {
    const others = rest.map((text) => ({ text: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text, MAX_NAME), rank: 7 }));
    return fitting([...renderActivities(activities, shown), ...others], width);
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




const MAX_UNIT = 20;
function renderMargin(share) {
    return `±${renderPercent(share)}`;
}
function renderPercent(share) {
    return `${Number((share * 100).toPrecision(3))} %`;
}
function renderPercentUp(share) {
    const percent = share * 100;
    const digits = percent < 10 ? 10 : 1;
    return `${Math.ceil(Number((percent * digits).toPrecision(12))) / digits} %`;
}
function renderConfidence(confidence) {
    return renderPercent(confidence);
}
const isBounded = (value) => value !== null && Number.isFinite(value);
function boundRatio({ estimate, lower, upper }) {
    return { estimate, lower: isBounded(lower) && lower > 0 ? lower : null, upper: isBounded(upper) ? upper : null };
}
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
function renderShares({ effect, scale, }) {
    if (effect === null || scale !== 'ratio')
        return undefined;
    const { estimate, lower, upper } = boundRatio(effect);
    if (lower === null || upper === null || lower > upper)
        return undefined;
    const one = (ratio) => `${renderSigned(Number(((ratio - 1) * 100).toFixed(2)))} %`;
    return { change: one(estimate), interval: `${one(lower)} to ${one(upper)}` };
}
function renderEvidence(metric, { confidence }) {
    const pairs = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(metric.pairs.length, 'pair');
    const shares = metric.answer === 'no-difference' ? renderShares(metric) : undefined;
    const interval = shares?.interval ?? renderInterval(metric);
    const named = `${renderConfidence(confidence)} CI`;
    if (interval === 'not bounded yet')
        return `no ${named} yet, ${pairs}`;
    return interval.startsWith('none') ? `no ${named}, ${pairs}` : `${named} ${interval}, ${pairs}`;
}
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









const ANSWER_WORDS = {
    worse: 'worse',
    better: 'better',
    'no-difference': 'no change',
    undecided: 'undecided',
};
const MAX_NAME = 80;
const SHORT_ID = 12;
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
function renderEffectCells(metric) {
    const share = metric.answer === 'no-difference' ? (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderShares */ .Hx)(metric) : undefined;
    return share ?? { change: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderChangeWords */ .uN)(metric) ?? 'no pair', interval: (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderInterval */ .kr)(metric) };
}
function compareNumbers(one, other) {
    if (one === other)
        return 0;
    return one > other ? 1 : -1;
}
function renderMedian(scores, unit) {
    if (scores.length === 0)
        return '–';
    const median = (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_6__/* .renderScore */ .ls)(Number((0,_base_median_js__WEBPACK_IMPORTED_MODULE_7__/* .centralMedian */ .w)(scores).toPrecision(4)));
    return unit === null || unit.trim() === '' ? median : `${median} ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(unit, 20)}`;
}
function countOf(part, all) {
    return part === all ? `${all === 2 ? 'Both' : `All ${all}`} benchmarks` : `${part} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(all, 'benchmark')}`;
}
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
function renderOnly({ metric, answer, word, sentence }) {
    const isPlain = answer === 'undecided' || (metric.scale === 'ratio' && (0,_base_score_unit_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOfUnit */ .S_)(metric.unit) !== 'other');
    return capital(isPlain ? sentence : `${word}: ${sentence}`);
}
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
function comparisonEnd({ started_at: from, duration_ms: ms, ended }) {
    const start = (0,_time_text_js__WEBPACK_IMPORTED_MODULE_5__/* .instantOf */ .B9)(from);
    const to = start === undefined ? undefined : new Date(start + ms).toISOString();
    return (0,_ended_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderEnded */ .N)({ from, to, reason: ENDS[ended] });
}
function renderMost(rows) {
    const size = ({ metric }) => Math.abs(Math.log((0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .worseningOf */ .s1)(metric) ?? 1));
    const most = rows.reduce((best, row) => (size(row) > size(best) ? row : best));
    return `${most.name} ${most.change}`;
}
function capital(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
function worstRatio({ metrics }) {
    const ratios = metrics.flatMap((metric) => worseningOf(metric) ?? []);
    return ratios.length === 0 ? undefined : Math.max(...ratios);
}
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
function renderRun({ pairs, planned_pairs: planned, duration_ms: ms, ended }) {
    return `${pairs} of at most ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(planned, 'pair')} in ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderSpan */ .LP)(ms)}; it ended because ${ENDS[ended]}`;
}
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
function renderPromise({ confidence, error_rate: rate, metrics }) {
    const risk = (0,_comparison_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .renderConfidence */ .hM)(Number((1 - confidence).toPrecision(6)));
    if (metrics.length <= 1)
        return `A wrong answer has a chance of at most ${risk}.`;
    return `${capital(RATES[rate].replace('{}', risk))}.`;
}
const MAX_FILES = 5;
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

/***/ 78436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ renderEffectOf),
/* harmony export */   V: () => (/* binding */ renderEffects)
/* harmony export */ });
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);

const MAX_EFFECTS = 20;
const MAX_CHARS = 300;
function renderEffectOf({ text, together, isOut }) {
    const others = together.length === 0 ? '' : `, with iteration ${together.join(', ')}`;
    return `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text, MAX_CHARS)}${others}${isOut ? '; reverted' : ''}`;
}
function renderEffects(effects) {
    const rest = effects.length - MAX_EFFECTS;
    const shown = effects
        .slice(0, MAX_EFFECTS)
        .map((effect) => ['own effect', `iter ${effect.iter}: ${renderEffectOf(effect)}`]);
    return rest > 0 ? [...shown, ['own effect', `and ${rest} more`]] : shown;
}


/***/ }),

/***/ 60551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ renderEnded)
/* harmony export */ });
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1052);


const MAX_REASON = 600;
function renderEnded({ from, to, reason }) {
    const [start, end] = [(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(from ?? null), (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(to ?? null)];
    const when = to === undefined || end === undefined ? '' : ` ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderInstant */ .Wv)(to)}`;
    const after = start === undefined || end === undefined || end < start ? '' : `, after ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSpan */ .LP)(end - start)}`;
    return `Ended${when}${after}: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(reason, MAX_REASON)}`;
}


/***/ }),

/***/ 55784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ viewExperiment)
});

// EXTERNAL MODULE: ./build/base/claim-outcome.js
var claim_outcome = __webpack_require__(59997);
// EXTERNAL MODULE: ./build/base/score-text.js
var score_text = __webpack_require__(58164);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(14006);
;// CONCATENATED MODULE: ./build/experiment/ledger/changed-tools.js

function findChangedTools(records, { setup }, reverted = []) {
    if (setup.command === '' || setup.inputs.length === 0)
        return [];
    const isInput = picomatch([...setup.inputs], { dot: true });
    return records.flatMap(({ iter, outcome, changed_paths: changed }) => {
        const paths = outcome === 'merged' ? (changed ?? []).filter((path) => isInput(path)) : [];
        return paths.length === 0 || reverted.includes(iter) ? [] : [{ iter, paths }];
    });
}

// EXTERNAL MODULE: ./build/experiment/ledger/fold.js
var fold = __webpack_require__(61319);
// EXTERNAL MODULE: ./build/experiment/ledger/near-misses.js
var near_misses = __webpack_require__(28243);
// EXTERNAL MODULE: ./build/experiment/ledger/record.js
var record = __webpack_require__(74773);
// EXTERNAL MODULE: ./build/report/activity-text.js
var activity_text = __webpack_require__(57296);
// EXTERNAL MODULE: ./build/report/foreign-text.js
var foreign_text = __webpack_require__(84483);
;// CONCATENATED MODULE: ./build/report/agent-facts.js



const DIGITS = 3;
function renderAgents(agents) {
    return agents.map(({ name, tries, accepted, confirmed, gain, usd, minutes }) => {
        const share = Number((100 * gain).toPrecision(DIGITS)) + 0;
        const gained = confirmed === 0 ? 'no confirmed gain yet' : `confirmed gain ${share > 0 ? '+' : ''}${share}%`;
        const cost = usd === undefined ? `${Number(minutes.toPrecision(DIGITS))} min` : (0,score_text/* renderUsd */.NX)(usd);
        const text = [(0,base_text/* plural */.LS)(tries, 'attempt'), `${accepted} accepted`, gained, cost].join(', ');
        return [`agent ${(0,foreign_text/* oneLine */.TN)(name, 40)}`, text];
    });
}

// EXTERNAL MODULE: ./build/report/effect-text.js
var effect_text = __webpack_require__(78436);
// EXTERNAL MODULE: ./build/report/ended-text.js
var ended_text = __webpack_require__(60551);
// EXTERNAL MODULE: ./build/report/holdout-text.js
var holdout_text = __webpack_require__(69834);
// EXTERNAL MODULE: ./build/report/iteration-facts.js
var iteration_facts = __webpack_require__(16794);
// EXTERNAL MODULE: ./build/report/iteration-row.js
var iteration_row = __webpack_require__(29865);
;// CONCATENATED MODULE: ./build/report/pareto-text.js

const MAX_POINTS = 8;
const pareto_text_DIGITS = 3;
function renderFront(front) {
    if (front.length === 0)
        return [];
    const shown = front.slice(0, MAX_POINTS).map(({ iter, isAccepted, changes }) => {
        const values = changes.map(({ name, change, isRatio }) => `${(0,foreign_text/* oneLine */.TN)(name, 40)} ${renderAxis(change, isRatio)}`);
        return `iter ${iter}${isAccepted ? ' (accepted)' : ''}: ${values.join(', ')}`;
    });
    const rest = front.length - MAX_POINTS;
    const all = [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
    return [['trade-offs', `${all} (single tests against the base)`]];
}
function renderAxis(change, isRatio) {
    const shown = Number((isRatio ? (Math.exp(change) - 1) * 100 : change).toPrecision(pareto_text_DIGITS)) + 0;
    return `${shown > 0 ? '+' : ''}${shown}${isRatio ? '%' : ''}`;
}

// EXTERNAL MODULE: ./build/report/plain-result.js
var plain_result = __webpack_require__(14913);
// EXTERNAL MODULE: ./build/report/run-view.js
var run_view = __webpack_require__(33902);
// EXTERNAL MODULE: ./build/report/shell-word.js
var shell_word = __webpack_require__(59010);
// EXTERNAL MODULE: ./build/report/time-text.js
var time_text = __webpack_require__(1052);
;// CONCATENATED MODULE: ./build/report/experiment-view.js




















const MAX_PROBLEMS = 5;
const MAX_PATHS = 200;
const MAX_UNCERTIFIED = 50;
const MAX_MISSES = 8;
function viewExperiment(input) {
    const { config, state, records, now, standing = { kind: 'none' } } = input;
    const { direction } = config.objective;
    const { name } = config.experiment;
    const folded = (0,fold/* foldRecords */.I)(records, direction);
    const { rows = (0,iteration_row/* buildIterationRows */.z)(records, direction) } = input;
    const result = buildResult(rows, standing.kind === 'withdrawn' ? null : folded.best_iter);
    const accepted = rows.filter(({ isAccepted }) => isAccepted).length;
    const tried = rows.filter(run_view/* isTry */.Ye).length;
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
        ...{ name, description: (0,foreign_text/* oneLine */.TN)(config.experiment.description) },
        goal: direction === 'max' ? 'higher is better' : 'lower is better',
        ...{ branch: (0,shell_word/* shellWord */.r)((0,foreign_text/* oneLine */.TN)(state.branch)), noBranch: '' },
        commit: records.findLast(({ outcome }) => outcome === 'merged')?.commit ?? state.base_commit,
        base: state.base_commit === '' ? undefined : (0,shell_word/* shellWord */.r)((0,foreign_text/* oneLine */.TN)(state.base_commit.slice(0, 12))),
        problems: [
            ...renderProblems([...(input.problems ?? []), ...(input.branchProblem ? [input.branchProblem] : [])]),
            ...disagreements(input, folded),
        ],
        notices: renderProblems(input.notices ?? []),
        worktree: undefined,
        position: renderPosition(input),
        waiting: (0,run_view/* viewWaiting */.tl)(input.waiting, input.isRunning !== false),
        result: plainResultOf({ input, rows, accepted, tried }),
        ended: isOver && input.isRunning !== true ? endedOf(input) : undefined,
        verdict: renderVerdict({ name, accepted, tried, standing, ...result }),
        claim: { kind: standing.kind, text: undefined },
        gain: renderGain({ standing, change: result.change, accepted }),
        ...result,
        ...{ tried, accepted, counts: (0,run_view/* countRows */.BO)(rows, record/* OUTCOMES */.im), facts: factsOf(input), rows },
        budget: {
            noops: renderNoops(folded.consecutive_noops, config.iteration.max_consecutive_noops),
            startedAt: !isBegun || state.started_at === '' ? undefined : (0,time_text/* renderInstant */.Wv)(state.started_at),
            deadline: state.deadline === null || isOver ? undefined : (0,time_text/* renderInstant */.Wv)(state.deadline),
            timeLeft: isOver ? undefined : renderTimeLeft(state.deadline, now),
        },
        cost: (0,iteration_facts/* renderTotalCost */.kT)(records.map(({ usage }) => usage)),
        workspaces: findWorkspaces(records),
        next: chooseNext(input),
        ...{ verify: `autorize verify ${name}`, show: `autorize show ${name}` },
        head: typeof head === 'string' ? (0,foreign_text/* oneLine */.TN)(head, 80) : undefined,
        madeAt: (0,time_text/* renderInstant */.Wv)(now.toISOString()),
    };
}
function factsOf(input) {
    const { config, records, earlier, effects = [], uncertified = [], takenOut = [], front = [], holdout } = input;
    const reverted = takenOut.flatMap(({ taken }) => taken);
    const facts = [
        [
            'earlier',
            earlier === undefined
                ? undefined
                : `${(0,claim_outcome/* claimWord */.RT)(earlier)} after iteration ${earlier.iter}: ${(0,foreign_text/* oneLine */.TN)(earlier.sentence, 1000)}`,
        ],
        ['uncertified', renderIterations(uncertified)],
        ['reverted', renderReverted(takenOut)],
        ['tools', renderChangedTools(findChangedTools(records, config, reverted))],
        ['holdout', holdout && (0,holdout_text/* renderHoldoutGains */._)(holdout)],
        ['near misses', renderNearMisses(records)],
    ];
    const known = facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]));
    return [...renderAgents(input.agents ?? []), ...(0,effect_text/* renderEffects */.V)(effects), ...known, ...renderFront(front)];
}
function renderGain({ standing, change, accepted, }) {
    if (accepted === 0)
        return '';
    if (standing.kind === 'confirmed')
        return (0,foreign_text/* oneLine */.TN)(standing.sentence);
    if (standing.kind === 'not-confirmed') {
        return (0,foreign_text/* oneLine */.TN)((0,claim_outcome/* renderOutcome */.zu)({ sentence: standing.sentence, confirmed: false }));
    }
    if (standing.kind === 'withdrawn')
        return 'all accepted changes were reverted';
    const changes = (0,base_text/* plural */.LS)(accepted, 'accepted change');
    return `${standing.kind === 'unconfirmed' ? changes : (change ?? changes)}, not confirmed`;
}
const REMARKS = {
    unconfirmed: 'improvement not confirmed yet',
    withdrawn: 'all accepted changes were reverted',
};
function plainResultOf({ input: { standing, claim }, rows, accepted, tried }) {
    const kind = standing?.kind ?? 'none';
    return (0,plain_result/* renderPlainResult */.S)({
        ...{ accepted, tried, isConfirmed: kind === 'confirmed', remark: REMARKS[kind] },
        claim: kind === 'confirmed' || kind === 'not-confirmed' ? claim : undefined,
        baseline: rows.find(({ mark, score }) => mark === 'baseline' && score !== undefined)?.score,
        best: rows.at(-1)?.best,
    });
}
function endedOf({ state, records }) {
    const { stopped } = state;
    return (0,ended_text/* renderEnded */.N)({
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
        baseline: baseline === undefined ? undefined : (0,score_text/* renderApart */.Fw)(baseline, score),
        best: best === undefined || score === undefined ? undefined : { score: (0,score_text/* renderApart */.Fw)(score, baseline), iter: best.iter },
        change: baseline === undefined || score === undefined ? undefined : (0,score_text/* renderChange */.vN)(baseline, score),
    };
}
function renderVerdict({ name, accepted, tried, standing, baseline, best, change, }) {
    if (tried === 0)
        return 'No iteration has ended yet';
    const of = `${accepted} of ${(0,base_text/* plural */.LS)(tried, 'iteration')} accepted`;
    if (standing.kind === 'confirmed')
        return `${of}; ${(0,foreign_text/* oneLine */.TN)(standing.sentence, 1000)}`;
    if (standing.kind === 'not-confirmed')
        return `${of}; ${(0,foreign_text/* oneLine */.TN)((0,claim_outcome/* renderOutcome */.zu)({ sentence: standing.sentence, confirmed: false }), 1000)}`;
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
    const rest = changed.length - MAX_PROBLEMS;
    const shown = changed
        .slice(0, MAX_PROBLEMS)
        .map(({ iter, paths }) => `iteration ${iter} (${(0,foreign_text/* oneLine */.TN)(paths.join(', '), MAX_PATHS)})`);
    const all = [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
    return `the evaluator's tools changed with ${all}, so scores before and after are of different tools`;
}
function renderNearMisses(records) {
    const misses = (0,near_misses/* nearMisses */.B)(records);
    const rest = misses.length - MAX_MISSES;
    const shown = misses
        .slice(0, MAX_MISSES)
        .map(({ iter, evidence }) => `iter ${iter} (E ${Number(evidence.toPrecision(3))})`);
    return misses.length === 0 ? undefined : [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
function renderReverted(batches) {
    if (batches.length === 0)
        return undefined;
    return batches.map(({ iter, taken }) => `${renderIterations(taken) ?? 'nothing'} by iter ${iter}`).join('; ');
}
function renderProblems(problems) {
    const rest = problems.length - MAX_PROBLEMS;
    const shown = problems.slice(0, MAX_PROBLEMS).map((problem) => (0,foreign_text/* oneLine */.TN)(problem, 400));
    return rest > 0 ? [...shown, `and ${(0,base_text/* plural */.LS)(rest, 'more problem')}`] : shown;
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
        return (0,activity_text/* renderAllActivities */.hi)(activities, { nameOf: (iter) => `iter ${iter}`, now });
    const { iter_in_progress: iter, current_step: step } = state;
    if (iter !== null && isRunning === false) {
        return `no active run; iteration ${iter} was interrupted${step === 'Idle' ? '' : ` at ${step}`}`;
    }
    if (iter !== null)
        return `iteration ${iter}, ${step}`;
    return step === 'Idle' || step === 'Done' ? 'no iteration in flight' : `between iterations, ${step}`;
}
function renderNoops(streak, max) {
    return `${streak} in a row${max === 0 ? '' : ` (a run stops at ${max})`}`;
}
function renderTimeLeft(deadline, now) {
    const end = (0,time_text/* instantOf */.B9)(deadline);
    if (end === undefined)
        return undefined;
    const left = end - now.getTime();
    return left > 0 ? `${(0,time_text/* renderSpan */.LP)(left)} left` : 'the time is up';
}
function findWorkspaces(records) {
    const last = records.at(-1)?.run?.id;
    const worktree = records.findLast(({ run, worktree: path }) => run?.id === last && typeof path === 'string')?.worktree;
    return worktree ? (0,shell_word/* shellWord */.r)((0,foreign_text/* oneLine */.TN)(worktree.slice(0, worktree.lastIndexOf('/')), 400)) : undefined;
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
    const end = (0,time_text/* instantOf */.B9)(state.deadline);
    const isOver = end !== undefined && end <= now.getTime();
    if (records.length === 0 || state.current_step === 'Done' || isOver) {
        return { command: command('run'), why: records.length === 0 ? 'no iteration has run yet' : 'starts another run' };
    }
    return { command: command('resume'), why: 'the run has not reached its end' };
}


/***/ }),

/***/ 69834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ renderHoldoutGains)
/* harmony export */ });
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);

const MAX_GAINS = 8;
function renderHoldoutGains({ gains }) {
    const shown = gains.slice(-MAX_GAINS).map(({ task, isAccepted, shown: both }) => {
        return `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(task, 60)}${isAccepted ? '' : ' (not accepted)'} ${both}`;
    });
    const rest = gains.length - shown.length;
    const earlier = rest > 0 ? [`${rest} earlier`] : [];
    return `changes by objective and holdout: ${[...earlier, ...shown].join('; ')}`;
}


/***/ }),

/***/ 16794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: () => (/* binding */ renderFacts),
/* harmony export */   X4: () => (/* binding */ renderDecision),
/* harmony export */   Yy: () => (/* binding */ renderTook),
/* harmony export */   kT: () => (/* binding */ renderTotalCost)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58164);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1052);




const MAX_PATHS = 20;
const MAX_DURATIONS = 20;
function renderFacts(record) {
    const { agent_exit: exit, commit, tree, base_commit: base, protected_digest: digest, hash } = record;
    const facts = [
        ['started', (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderInstant */ .Wv)(record.started_at)],
        ['took', renderTook(record)],
        ['steps', renderSteps(record)],
        ['agent', renderAgent(exit, record.agent_killed_by_budget)],
        ['chosen', renderChosen(record)],
        ['recombines', record.recombines?.map((iter) => `iteration ${iter}`).join(', ')],
        ['isolation', renderSandbox(record.sandbox)],
        ['model', text(record.usage?.model)],
        ['usage', renderUsage(record)],
        ['decision', renderDecision(record)],
        ['diff lines', (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(record.diff_lines)],
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
    const [from, to] = [(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(start), (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(end)];
    return from === undefined || to === undefined || to < from ? undefined : (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSpan */ .LP)(to - from);
}
function renderDecision({ decision }) {
    if (decision === undefined || decision === null)
        return undefined;
    const { policy, n, p_or_e: evidence, threshold } = decision;
    const isOfPairs = isNumber(evidence) && isNumber(threshold) && threshold >= 1;
    const measured = isNumber(n) ? [isOfPairs ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(n, 'pair') : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(n, 'measurement')] : [];
    return [(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(policy, 40), ...measured, ...renderEvidence(evidence, threshold)].join(', ');
}
function renderEvidence(evidence, threshold) {
    if (!isNumber(evidence))
        return [];
    if (!isNumber(threshold))
        return [`p or E ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(evidence)}`];
    const name = threshold >= 1 ? 'E' : 'p';
    return [`${name} ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(evidence)} against ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(threshold)}`];
}
function renderAgent(exit, isKilled) {
    const killed = isKilled ? ['was stopped: its budget was used up'] : [];
    const ended = isNumber(exit) ? [`exit code ${exit}`] : [];
    const parts = [...ended, ...killed];
    return parts.length === 0 ? undefined : parts.join(', ');
}
function renderChosen({ chosen_agent: chosen }) {
    if (chosen === undefined || chosen === null)
        return undefined;
    const { name, of, from } = chosen;
    const start = from === undefined ? [] : [`began at ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(from.slice(0, 12))}`];
    return [`${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(name, 40)}, of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(of.length, 'agent')}`, ...start].join(', ');
}
function renderSteps({ durations }) {
    const steps = Object.entries(durations ?? {}).slice(0, MAX_DURATIONS);
    if (steps.length === 0)
        return undefined;
    return steps.map(([name, ms]) => `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(name.replace(/_ms$/, ''), 30)} ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSpan */ .LP)(ms)}`).join(', ');
}
function renderSandbox(sandbox) {
    if (sandbox === undefined || sandbox === null)
        return undefined;
    if (typeof sandbox === 'string')
        return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(sandbox, 80);
    const level = sandbox.level ?? sandbox.kind;
    return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(typeof level === 'string' ? level : JSON.stringify(sandbox), 200);
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
        ...(isNumber(usd) ? [(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderUsd */ .NX)(usd)] : []),
        ...(isNumber(input) ? [`${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(input)} tokens in`] : []),
        ...(isNumber(output) ? [`${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderCount */ .SS)(output)} tokens out`] : []),
    ];
    return parts.length === 0 ? undefined : `${isAtLeast === true ? 'at least ' : ''}${parts.join(', ')}`;
}
function renderPaths(paths, more) {
    if (paths.length === 0)
        return undefined;
    const rest = Math.max(0, paths.length - MAX_PATHS) + more;
    const shown = paths.slice(0, MAX_PATHS).map((path) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(path, 120));
    return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
function text(value) {
    return typeof value === 'string' && value !== '' ? (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(value, 80) : undefined;
}
function isNumber(value) {
    return typeof value === 'number';
}


/***/ }),

/***/ 29865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ placeInterval),
/* harmony export */   z: () => (/* binding */ buildIterationRows)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58164);
/* harmony import */ var _experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11369);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
/* harmony import */ var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16794);




const NONE = '–';
const MAX_REASON = 2000;
function buildIterationRows(records, direction) {
    const scores = new _experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_0__/* .BestSoFar */ .IM(records, direction);
    let best;
    return records.map((record) => {
        const before = best;
        const left = scores.next();
        if (record.rejection) {
            best = left === undefined ? undefined : { score: left.score, text: (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderScore */ .ls)(left.score) };
        }
        const score = typeof record.score === 'number' ? record.score : undefined;
        const scoreText = score === undefined ? NONE : (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderApart */ .Fw)(score, before?.score);
        if (score !== undefined && (0,_experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_0__/* .isBest */ .zI)(record, before?.score, direction)) {
            best = { score, text: scoreText };
        }
        return {
            ...{ id: String(record.iter), iter: record.iter, mark: record.outcome, word: record.outcome },
            isAccepted: record.outcome === 'merged',
            ...{
                score,
                interval: intervalOf(record, direction),
                scoreText,
                best: best?.score,
                bestText: best?.text ?? (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderScore */ .ls)(undefined),
                pass: '',
            },
            duration: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .renderTook */ .Yy)(record) ?? NONE,
            size: (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_3__/* .renderCount */ .SS)(record.diff_lines),
            reason: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(record.notes, MAX_REASON) || NONE,
            summary: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(record.summary ?? '', 400),
            evidence: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .renderDecision */ .X4)(record) ?? '',
            commit: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((record.commit ?? '').slice(0, 7)) || NONE,
            facts: (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFacts */ .Id)(record),
        };
    });
}
function intervalOf({ score, decision }, direction) {
    if (typeof score !== 'number' || typeof decision?.effect !== 'number' || decision.interval == null)
        return undefined;
    const { effect: estimate, interval: limits, scale } = decision;
    return placeInterval(score, { estimate, limits, isRatio: scale === 'ratio', direction });
}
function placeInterval(score, { estimate, limits, isRatio, direction }) {
    const sign = direction === 'max' ? 1 : -1;
    const scoreAt = (limit) => isRatio ? score * (limit / estimate) ** sign : score + sign * (limit - estimate);
    const [low, high] = [scoreAt(limits[0]), scoreAt(limits[1])].sort((one, other) => one - other);
    return low === undefined || high === undefined || !Number.isFinite(low) || !Number.isFinite(high)
        ? undefined
        : [low, high];
}


/***/ }),

/***/ 84716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ll: () => (/* binding */ integrityOf),
/* harmony export */   Nn: () => (/* binding */ renderImprovement),
/* harmony export */   Oc: () => (/* binding */ plainClaimOf),
/* harmony export */   SM: () => (/* binding */ isImprovementConfirmed),
/* harmony export */   on: () => (/* binding */ viewClaim)
/* harmony export */ });
/* harmony import */ var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59997);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _mission_stop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50109);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
/* harmony import */ var _holdout_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69834);





function isImprovementConfirmed(state) {
    return state.claim !== undefined && (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .isConfirmed */ .it)(state.claim) && (0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .findRecordedAlert */ .oX)(state) === undefined;
}
function viewClaim(state) {
    const text = renderImprovement(state);
    if (text === undefined || (0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .findRecordedAlert */ .oX)(state) !== undefined)
        return { kind: 'none', text };
    if (state.claim !== undefined)
        return { kind: isImprovementConfirmed(state) ? 'confirmed' : 'not-confirmed', text };
    return { kind: 'none', text };
}
function plainClaimOf(state) {
    const { claim } = state;
    if ((0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .findRecordedAlert */ .oX)(state) !== undefined) {
        return { claim: undefined, remark: 'no improvement is claimed, since the evaluator raised an alert' };
    }
    if (claim === undefined)
        return { claim, remark: undefined };
    return { claim, remark: isOfWhole(state, claim) ? undefined : 'later changes on the branch are not tested yet' };
}
function isOfWhole(state, { final }) {
    const branchHead = findBranchHeadTree(state);
    return branchHead === undefined || branchHead === final;
}
function renderImprovement(state) {
    const { entries, claim, launch } = state;
    if (!entries.some(({ decision }) => decision === 'keep'))
        return undefined;
    const alert = (0,_mission_stop_js__WEBPACK_IMPORTED_MODULE_0__/* .findRecordedAlert */ .oX)(state);
    if (alert !== undefined)
        return `not claimed: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(alert, 900)}`;
    if (claim !== undefined) {
        const output = (0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .renderOutcome */ .zu)((0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .claimOutcome */ .f3)(claim));
        return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(isOfWhole(state, claim) ? output : `${output}; later changes on the branch are not tested yet`, 900);
    }
    const { decision, confirm } = launch.contract.evaluator;
    if (decision === undefined)
        return 'not claimed: each score is a single evaluation, and some changes are accepted by chance';
    if (confirm?.pairs === 0)
        return 'not claimed: evaluator.confirm.pairs is 0';
    return `not confirmed yet: autorize verify ${launch.run_id} --rescore`;
}
function findBranchHeadTree({ entries, evidence }) {
    const records = entries.flatMap(({ comparison }) => (comparison === undefined ? [] : [comparison.record]));
    const last = records.findLast(({ kept, code }) => kept || code === 'rolled-back');
    if (last?.code === 'rolled-back')
        return last.incumbent;
    const tested = evidence.findLast((each) => each.kind === 'candidate' && each.id === last?.task);
    return tested?.kind === 'candidate' ? tested.tree : undefined;
}
function integrityOf({ evidence, launch }, gap) {
    const output = evidence.flatMap((each) => (each.kind === 'canary' ? [each] : []));
    const noops = output.filter(({ variety }) => variety === 'noop');
    const accepted = noops.filter(({ passed }) => !passed).length;
    const broken = output.find(({ variety }) => variety === 'broken');
    const aaChecks = [
        ...(noops.length === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(noops.length, 'A/A check')}, ${accepted} accepted`]),
        ...(broken === undefined ? [] : [broken.remark ?? 'the negative control failed, as it must']),
    ];
    const risks = evidence.flatMap((each) => (each.kind === 'risk' && each.found ? [each] : []));
    const last = new Map(risks.map((each) => [each.risk, each]));
    const reported = [...last.values()].map(({ risk, accepted, detail }) => accepted ? `accepted ${risk}: ${detail}` : `${risk}: ${detail}`);
    const { holdout } = launch.contract.evaluator;
    const queries = evidence.filter(({ kind }) => kind === 'holdout').length;
    const answers = evidence.flatMap((each) => (each.kind === 'decision' ? (each.holdout ?? []) : []));
    const yes = answers.filter(({ passed }) => passed).length;
    const gains = gap === undefined ? [] : [(0,_holdout_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderHoldoutGains */ ._)(gap)];
    return [
        ...(reported.length === 0 ? [] : [['risks', reported.join('; ')]]),
        ...(aaChecks.length === 0 ? [] : [['checks', aaChecks.join('; ')]]),
        ...(holdout === undefined
            ? []
            : [['holdout', [`${queries} of ${holdout.budget} queries, ${yes} said yes`, ...gains].join('; ')]]),
    ];
}


/***/ }),

/***/ 56555:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j7: () => (/* binding */ MARKS),
  kE: () => (/* binding */ entryFacts),
  uw: () => (/* binding */ scoreOf),
  SX: () => (/* binding */ viewMission)
});

// UNUSED EXPORTS: renderVerdict

// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/mission/comparison.js
var mission_comparison = __webpack_require__(68216);
// EXTERNAL MODULE: ./build/mission/decide.js
var decide = __webpack_require__(12169);
// EXTERNAL MODULE: ./build/mission/decision-checks.js
var decision_checks = __webpack_require__(47545);
// EXTERNAL MODULE: ./build/decision/holdout-gap.js + 1 modules
var holdout_gap = __webpack_require__(24145);
// EXTERNAL MODULE: ./build/decision/measured-tests.js
var measured_tests = __webpack_require__(95695);
;// CONCATENATED MODULE: ./build/mission/holdout-gap.js


function missionHoldoutGap({ evidence, launch, }) {
    const { holdout, direction } = launch.contract.evaluator;
    return holdout && (0,holdout_gap/* gapOfAnswers */.x)((0,measured_tests/* readMeasured */.L)(evidence, holdout_gap/* HOLDOUT_PURPOSES */._), direction);
}

// EXTERNAL MODULE: ./build/report/activity-text.js
var activity_text = __webpack_require__(57296);
// EXTERNAL MODULE: ./build/report/ended-text.js
var ended_text = __webpack_require__(60551);
// EXTERNAL MODULE: ./build/report/foreign-text.js
var foreign_text = __webpack_require__(84483);
// EXTERNAL MODULE: ./build/report/iteration-facts.js
var iteration_facts = __webpack_require__(16794);
// EXTERNAL MODULE: ./build/report/iteration-row.js
var iteration_row = __webpack_require__(29865);
// EXTERNAL MODULE: ./build/report/mission-claim.js
var mission_claim = __webpack_require__(84716);
// EXTERNAL MODULE: ./build/report/plain-result.js
var plain_result = __webpack_require__(14913);
// EXTERNAL MODULE: ./build/report/run-view.js
var run_view = __webpack_require__(33902);
;// CONCATENATED MODULE: ./build/report/mission-view.js













const MARKS = {
    baseline: 'baseline',
    keep: 'merged',
    discard: 'discarded',
    ambiguous: 'inconclusive',
    noop: 'noop',
    abort: 'aborted',
    interrupted: 'killed',
    error: 'invalid',
};
const NONE = '–';
const MAX_TEXT = 900;
function viewMission(status, now) {
    const { state, isRunning, problems } = status;
    const { launch, entries, lastAcceptedScore } = state;
    const surviving = (0,decision_checks/* survivingAcceptances */.yx)(entries);
    const rows = buildRows(entries, new Set(surviving), launch);
    const tries = rows.filter((_, index) => entries[index]?.kind === 'iteration');
    const baseline = entries[0]?.evaluator?.score;
    const gap = missionHoldoutGap(state);
    return {
        recipe: 'mission',
        terms: { attempt: 'iteration', line: 'Last accepted score', best: 'Last accepted score' },
        tables: {
            page: ['id', 'outcome', 'pass', 'score', 'reason', 'summary', 'commit'],
            list: ['id', 'outcome', 'pass', 'score', 'reason', 'summary', 'commit'],
            summary: {
                accepted: ['id', 'single', 'reason', 'summary', 'commit'],
                others: ['id', 'outcome', 'pass', 'single', 'reason', 'summary'],
            },
        },
        ...{ name: launch.run_id, description: `mission ${(0,foreign_text/* oneLine */.TN)(launch.mission_dir)}` },
        goal: launch.contract.evaluator.direction === 'max' ? 'higher is better' : 'lower is better',
        ...{
            branch: launch.branch_name,
            noBranch: '',
            commit: state.lastAcceptedCommit,
            base: launch.baseline_commit.slice(0, 12),
        },
        worktree: (0,foreign_text/* oneLine */.TN)(launch.worktree_path, 400),
        problems: problems.map((problem) => (0,foreign_text/* oneLine */.TN)(problem, 600)),
        notices: gap?.parting === undefined ? [] : [(0,foreign_text/* oneLine */.TN)(gap.parting, 600)],
        position: renderPosition(status, now),
        waiting: (0,run_view/* viewWaiting */.tl)(status.waiting, isRunning),
        result: plainResultOf(state, { accepted: surviving.length, tried: tries.length }),
        ended: isRunning || state.completedAt === null ? undefined : endedOf(state),
        verdict: renderVerdict(state),
        ...{ claim: (0,mission_claim/* viewClaim */.on)(state), gain: renderGain(state) },
        baseline: typeof baseline === 'number' ? String(baseline) : undefined,
        best: lastAcceptedScore === null
            ? undefined
            : { score: String(lastAcceptedScore), iter: surviving.at(-1)?.iteration ?? 0 },
        ...{ change: undefined, tried: tries.length, accepted: surviving.length },
        counts: (0,run_view/* countRows */.BO)(rows, decide/* DECISIONS */.Yv),
        facts: [
            ['policy', launch.contract.evaluator.decision ?? launch.contract.evaluator.keep_policy],
            ...(0,mission_claim/* integrityOf */.Ll)(state, gap).map(([label, text]) => [label, (0,foreign_text/* oneLine */.TN)(text, MAX_TEXT)]),
        ],
        budget: { noops: undefined, startedAt: undefined, deadline: undefined, timeLeft: undefined },
        cost: (0,iteration_facts/* renderTotalCost */.kT)(entries.map(({ usage }) => usage)),
        rows,
        ...{ workspaces: undefined, next: { command: nextCommand({ state, isRunning }), why: undefined } },
        ...{ verify: `autorize verify ${launch.run_id}`, show: `autorize show ${launch.run_id}` },
        ...{ head: entries.at(-1)?.hash ?? undefined, madeAt: undefined },
    };
}
function buildRows(entries, surviving, { contract }) {
    const scores = new Map();
    return entries.map((entry) => {
        const { iteration: iter, decision: word, evaluator, kept_commit: commit } = entry;
        const score = typeof evaluator?.score === 'number' ? evaluator.score : undefined;
        if ((word === 'keep' || word === 'baseline') && score !== undefined)
            scores.set(commit, score);
        const best = scores.get(commit);
        return {
            ...{ id: String(iter), iter, mark: MARKS[word], word, isAccepted: surviving.has(entry) },
            ...{
                score,
                interval: score === undefined ? undefined : intervalOf(entry, score, contract),
                scoreText: scoreOf(entry),
            },
            ...{ best, bestText: best === undefined ? NONE : String(best) },
            pass: typeof evaluator?.pass === 'boolean' ? String(evaluator.pass) : NONE,
            ...{ duration: NONE, size: NONE, evidence: '' },
            reason: (0,foreign_text/* oneLine */.TN)(entry.decision_reason, 2000),
            summary: (0,foreign_text/* oneLine */.TN)(entry.description, 400),
            commit: (entry.candidate_commit ?? commit).slice(0, 12),
            facts: entryFacts(entry),
        };
    });
}
function intervalOf({ comparison }, score, { evaluator: { direction, confidence } }) {
    const gain = comparison === undefined ? undefined : (0,mission_comparison/* gainOfPairs */.g5)(comparison, { direction, confidence });
    return gain === undefined ? undefined : (0,iteration_row/* placeInterval */.t)(score, { ...gain, direction });
}
function scoreOf({ evaluator }) {
    return typeof evaluator?.score === 'number' ? String(evaluator.score) : NONE;
}
function entryFacts(entry) {
    const facts = [
        ['status of the artifact', entry.candidate_status],
        ['base', entry.base_commit],
        ['candidate', entry.candidate_commit],
        ['last accepted commit after it', entry.kept_commit],
        ['recorded', entry.created_at],
        ...comparisonFacts(entry),
        ...entry.notes.map((note) => ['note', note]),
    ];
    return facts.flatMap(([label, text]) => (text === null ? [] : [[label, (0,foreign_text/* oneLine */.TN)(text, MAX_TEXT)]]));
}
function comparisonFacts({ comparison }) {
    if (comparison === undefined)
        return [];
    const { policy, n, effect } = comparison;
    if ('scores' in comparison) {
        const { scores, again, compared_with: known } = comparison;
        const repeated = again.length === 0 ? '' : `, again ${again.join(', ')}`;
        return [['comparison', `${policy}, against ${known}: ${scores.join(', ')}${repeated}; effect ${effect}`]];
    }
    const { e, threshold, pairs } = comparison;
    const shown = pairs.map(({ candidate, incumbent }) => `${candidate}/${incumbent}`).join(', ');
    const evidence = `evidence ${Number(e.toPrecision(3))} of ${Number(threshold.toPrecision(3))}`;
    return [['comparison', `${policy}, ${(0,base_text/* plural */.LS)(n, 'pair')}, effect ${effect}, ${evidence}: ${shown}`]];
}
function renderVerdict({ entries, lastAcceptedScore, launch }) {
    const accepted = (0,decision_checks/* survivingAcceptances */.yx)(entries).length;
    const tried = entries.filter(({ kind }) => kind === 'iteration').length;
    if (tried === 0)
        return 'No iteration has ended yet';
    const of = `${accepted} of ${(0,base_text/* plural */.LS)(tried, 'iteration')} accepted`;
    if (accepted === 0) {
        return entries.some(({ decision }) => decision === 'keep') ? `${of}: all accepted changes were reverted` : of;
    }
    const baseline = entries[0]?.evaluator?.score;
    const score = lastAcceptedScore === null ? '' : `; last accepted score ${lastAcceptedScore}`;
    const from = typeof baseline === 'number' ? ` against the baseline, ${baseline}` : '';
    const { keep_policy, decision = keep_policy } = launch.contract.evaluator;
    return `${of} by ${decision}${score}${score === '' ? '' : from}`;
}
function plainResultOf(state, counted) {
    const { claim, remark } = (0,mission_claim/* plainClaimOf */.Oc)(state);
    const baseline = state.entries[0]?.evaluator?.score;
    return (0,plain_result/* renderPlainResult */.S)({
        ...{ ...counted, claim, remark, isConfirmed: (0,mission_claim/* isImprovementConfirmed */.SM)(state) },
        ...{ baseline: baseline ?? undefined, best: state.lastAcceptedScore ?? undefined },
    });
}
function endedOf({ launch, completedAt, stopReason, status }) {
    return (0,ended_text/* renderEnded */.N)({ from: launch.created_at, to: completedAt ?? undefined, reason: stopReason ?? status });
}
function renderGain(state) {
    const verdict = renderVerdict(state);
    if (state.claim !== undefined)
        return (0,mission_claim/* renderImprovement */.Nn)(state) ?? verdict;
    return (0,decision_checks/* survivingAcceptances */.yx)(state.entries).length === 0 ? verdict : `${verdict}, not confirmed`;
}
function renderPosition({ state, isRunning, activities = [] }, now) {
    if (activities.length > 0 && now !== undefined)
        return (0,activity_text/* renderAllActivities */.hi)(activities, { nameOf: (iter) => `iter ${iter}`, now });
    if (isRunning)
        return state.open === undefined ? 'running' : `running iteration ${state.open.iteration}`;
    if (state.status === 'running')
        return 'interrupted';
    return state.stopReason === null ? state.status : `${state.status}: ${(0,foreign_text/* oneLine */.TN)(state.stopReason, 600)}`;
}
function nextCommand({ state, isRunning }) {
    const { run_id: runId, branch_name: branch, mission_dir: dir } = state.launch;
    if (isRunning)
        return `autorize status ${runId}`;
    if (state.status === 'running' || state.status === 'stopped')
        return `rcs autoresearch --resume ${runId}`;
    return (0,decision_checks/* survivingAcceptances */.yx)(state.entries).length > 0 ? `git merge ${branch}` : `rcs autoresearch ${dir}`;
}


/***/ }),

/***/ 67330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p5: () => (/* binding */ renderAcceptedCount),
/* harmony export */   sS: () => (/* binding */ renderPlainInterval),
/* harmony export */   uo: () => (/* binding */ renderPlainGain)
/* harmony export */ });
/* harmony import */ var _base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28731);
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58164);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);



function renderPlainGain(claim) {
    const { change, low, high } = claim.ratio == null ? asShare(claim) : asRatio(claim, claim.ratio);
    return low === high ? change : `${change}, ${renderPlainInterval(claim.confidence, low, high)}`;
}
function renderPlainInterval(confidence, low, high) {
    const likely = confidence >= 0.95 ? 'very likely' : confidence >= 0.8 ? 'likely' : 'perhaps';
    return `${likely} between ${low} and ${high}`;
}
function renderAcceptedCount(accepted, tried) {
    return `${accepted} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(tried, 'change')} accepted`;
}
function asRatio({ estimate, interval }, { unit, direction }) {
    const sign = direction === 'max' ? 1 : -1;
    const ratioOf = (gain) => Math.exp(sign * gain);
    const [lower = 0, upper = 0] = interval.map(ratioOf).sort((one, other) => one - other);
    const shown = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .showRatio */ .hT)({ estimate: ratioOf(estimate), lower, upper }, unit);
    const decimals = (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .decimalsOf */ .m2)(shown);
    const limit = (value) => `${(0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatio */ .qE)(value ?? 0, decimals)}×`;
    return { change: (0,_base_ratio_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRatioWords */ .nJ)(shown), low: limit(shown.lower), high: limit(shown.upper) };
}
function asShare({ estimate, interval, baseline_mean: mean }) {
    const factor = mean === 0 ? 1 : 100 / Math.abs(mean);
    const unit = mean === 0 ? '' : ' %';
    const sign = estimate < 0 ? -1 : 1;
    const one = (value) => `${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_2__/* .renderScore */ .ls)(Number((sign * value * factor).toPrecision(3))).replace('-', '−')}${unit}`;
    const [low = 0, high = 0] = interval.toSorted((one, other) => sign * (one - other));
    const change = estimate === 0 ? 'no change' : `${one(estimate)} ${estimate < 0 ? 'worse' : 'better'}`;
    return { change, low: one(low), high: one(high) };
}


/***/ }),

/***/ 14913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ renderPlainResult)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58164);
/* harmony import */ var _plain_claim_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67330);


function renderPlainResult(result) {
    const { accepted, tried, claim, isConfirmed, remark, baseline, best } = result;
    if (tried === 0)
        return 'No iteration has ended yet';
    const count = (0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .renderAcceptedCount */ .p5)(accepted, tried);
    if (claim !== undefined) {
        const gain = (0,_plain_claim_js__WEBPACK_IMPORTED_MODULE_0__/* .renderPlainGain */ .uo)(claim);
        const order = claim.carry_over === true ? ', since runs depend on what ran before them' : '';
        const sentence = isConfirmed ? capital(gain) : `Not confirmed${order}: ${gain}`;
        return [sentence, count, ...(remark === undefined ? [] : [remark])].join('; ');
    }
    if (remark !== undefined)
        return `${capital(remark)}; ${count}`;
    if (accepted === 0)
        return `No improvement found; ${count}`;
    if (baseline === undefined || best === undefined)
        return `Not confirmed; ${count}`;
    return `Score ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderScore */ .ls)(baseline)} → ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderScore */ .ls)(best)} in single tests, not confirmed; ${count}`;
}
function capital(text) {
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
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

/***/ 33902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ countRows),
/* harmony export */   WT: () => (/* binding */ renderWaitingLine),
/* harmony export */   Ye: () => (/* binding */ isTry),
/* harmony export */   cZ: () => (/* binding */ COLUMNS),
/* harmony export */   tl: () => (/* binding */ viewWaiting)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _base_waiting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47479);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);



const MAX_REASON = 400;
const cut = (reason) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(reason, MAX_REASON);
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
    return isRunning ? renderWaitingLine(waiting) : `its limit ends ${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_2__/* .renderMinute */ .D)(waiting.until)}`;
}
function renderWaitingLine(waiting) {
    return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(`${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_2__/* .renderWaiting */ .i)(waiting)}: ${waiting.cause}`, 600);
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


/***/ }),

/***/ 59010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61023);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);


function shellWord(word) {
    return (0,_base_shell_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForShell */ .e)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(word, 400));
}


/***/ }),

/***/ 1052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ instantOf),
/* harmony export */   LP: () => (/* binding */ renderSpan),
/* harmony export */   Wv: () => (/* binding */ renderInstant)
/* harmony export */ });
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);


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
        return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, 40);
    return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function renderSpan(ms) {
    const grain = ms >= 3_600_000 ? 60_000 : ms >= 1000 ? 1000 : 1;
    return (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .renderDuration */ .PP)(Math.round(ms / grain) * grain);
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





function reportOf(paths, receipt) {
    const usage = (0,run_usage/* findUsage */.f)((0,store/* runFolder */.kQ)(paths, receipt.id));
    return { ...resultOf(paths, receipt), ...(usage === undefined ? {} : { usage }) };
}
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





const schema = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({ plan: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), id: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), until: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .datetime */ .w$(), cause: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP() }));
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
                (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(fileOf(paths), [`${JSON.stringify([...items.values()])}\n`]);
        },
    };
}
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


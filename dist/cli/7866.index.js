export const id = 7866;
export const ids = [7866];
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
/* harmony import */ var _experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54347);
/* harmony import */ var _experiment_maintenance_look_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97117);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63342);
/* harmony import */ var _mission_look_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19570);
/* harmony import */ var _mission_store_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73448);
/* harmony import */ var _report_comparison_view_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(91978);
/* harmony import */ var _report_experiment_view_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(63281);
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
    const newest = (0,_mission_store_js__WEBPACK_IMPORTED_MODULE_9__/* .listMissionRuns */ .XO)(repository).slice(-MAX_MISSIONS);
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


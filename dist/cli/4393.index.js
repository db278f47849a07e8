export const id = 4393;
export const ids = [4393];
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

/***/ 98396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ RepeatedLook)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/experiment/ledger/store.js
var store = __webpack_require__(54347);
;// CONCATENATED MODULE: ./build/experiment/maintenance/ledger-reader.js
/**
 * Reads ledgers for those who look at them again and again.
 * Invariant: what it returns is what `readLedger` returns: a file is not read again only where its identity, size and
 * time are those of before it was read.
 */


function createLedgerReader() {
    const known = new Map();
    return (paths) => {
        const stamp = stampOf(paths.ledger);
        const found = known.get(paths.ledger);
        if (stamp !== undefined && found?.stamp === stamp)
            return found.ledger;
        const ledger = (0,store/* readLedger */.SC)(paths);
        if (stamp !== undefined)
            known.set(paths.ledger, { stamp, ledger });
        return ledger;
    };
}
function stampOf(path) {
    const found = (0,external_node_fs_.statSync)(path, { bigint: true, throwIfNoEntry: false });
    return found === undefined ? undefined : `${found.dev} ${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}`;
}

// EXTERNAL MODULE: ./build/experiment/maintenance/look.js + 1 modules
var look = __webpack_require__(97117);
// EXTERNAL MODULE: ./build/report/experiment-view.js + 1 modules
var experiment_view = __webpack_require__(63281);
// EXTERNAL MODULE: ./build/report/iteration-row.js
var iteration_row = __webpack_require__(29865);
;// CONCATENATED MODULE: ./build/cli/repeated-look.js




class RepeatedLook {
    diffs = new Map();
    #readLedger = createLedgerReader();
    /** By the records, which are the same ones as long as their file is the same. */
    #built = new WeakMap();
    read(paths, host) {
        return (0,look/* readStatus */.rk)(paths, host, this.#readLedger);
    }
    view(input) {
        const { direction } = input.config.objective;
        const found = this.#built.get(input.records);
        const rows = found?.direction === direction ? found.rows : (0,iteration_row/* buildIterationRows */.z)(input.records, direction);
        this.#built.set(input.records, { direction, rows });
        return (0,experiment_view/* viewExperiment */.L)({ ...input, rows });
    }
}


/***/ }),

/***/ 17650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ actOnRun)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/* harmony import */ var _maintenance_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13921);
/** What a person does to a run from a screen or a page; the same as the commands do. */



/** Does it, and says in a line what came of it, or what is wrong. */
async function actOnRun({ name, lock }, { action, attempt, text }, { host, terminal }) {
    if (action === 'stop')
        return stop(lock);
    return await capture(terminal, (quiet) => {
        const call = { host, terminal: quiet, values: new Map() };
        if (action === 'message')
            return (0,_maintenance_command_js__WEBPACK_IMPORTED_MODULE_2__/* .runGuidanceCommand */ ["do"])({ ...call, words: [name, text] });
        if (action === 'approve')
            return (0,_maintenance_command_js__WEBPACK_IMPORTED_MODULE_2__/* .runApproveCommand */ .M$)({ ...call, words: [name, attempt] });
        return (0,_maintenance_command_js__WEBPACK_IMPORTED_MODULE_2__/* .runRejectCommand */ .y7)({ ...call, words: [name, attempt], values: new Map([['reason', [text]]]) });
    });
}
function stop(lock) {
    const pid = (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .stopHolder */ .Dy)(lock);
    return pid === undefined ? 'no run is at work' : `asked process ${pid} to stop; the run ends in order`;
}
/** What a command prints, or what is wrong, in place of the terminal. */
async function capture(terminal, run) {
    const printed = [];
    const print = (text) => void printed.push(text);
    try {
        await run({ ...terminal, out: print, err: print, ask: undefined, columns: undefined });
        return printed.join(' ');
    }
    catch (error) {
        if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW))
            throw error;
        const problems = 'problems' in error && Array.isArray(error.problems) ? error.problems : [];
        return problems.length > 0 ? problems.map(_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .renderProblem */ .yM).join(' ') : `${error.message}. ${error.remedy}`;
    }
}


/***/ }),

/***/ 14393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runWatchCommand: () => (/* binding */ runWatchCommand)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/report/run-text.js
var run_text = __webpack_require__(74008);
// EXTERNAL MODULE: ./build/cli/run-actions.js
var run_actions = __webpack_require__(17650);
// EXTERNAL MODULE: ./build/experiment/ledger/store.js
var store = __webpack_require__(54347);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/kernel/regular-file.js
var regular_file = __webpack_require__(48951);
// EXTERNAL MODULE: ./build/engine/agents/agent-messages.js
var agent_messages = __webpack_require__(61008);
;// CONCATENATED MODULE: ./build/engine/agent/last-lines.js
/**
 * What an agent said last, for the person who watches it. It may hold what a terminal obeys:
 * whoever shows it makes it safe.
 */



const MAX_BYTES = 64_000;
/** The last lines of what an agent printed: of a CLI that prints events, what its model says in them. */
function readLastLines(stdout, preset, most) {
    const text = (0,regular_file/* readFilePart */.E)(stdout, 'end', MAX_BYTES)?.text ?? '';
    const message = (0,agent_messages/* messagesOf */.c)(preset, text).at(-1) ?? '';
    return (0,external_node_util_.stripVTControlCharacters)(message.trim() === '' ? text : message)
        .trimEnd()
        .split(/\r?\n/)
        .slice(-most);
}

// EXTERNAL MODULE: ./build/engine/agent/preset.js + 1 modules
var agent_preset = __webpack_require__(7535);
;// CONCATENATED MODULE: ./build/experiment/maintenance/agent-lines.js
/** What the agent of an experiment printed last. */





/** The last lines of the agent that began last; undefined: none did. */
function readAgentLines(paths, { agent }, most) {
    const fileOf = (iter) => (0,external_node_path_.join)((0,store/* iterationFolder */.OO)(paths, iter), 'agent.stdout');
    const iter = (0,store/* listIterationFolders */.tU)(paths).findLast((each) => (0,external_node_fs_.existsSync)(fileOf(each)));
    if (iter === undefined)
        return undefined;
    const preset = agent.preset ?? (0,agent_preset/* presetOfCommand */.Se)(agent.command ?? '');
    return { attempt: String(iter), lines: readLastLines(fileOf(iter), preset, most) };
}

// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
// EXTERNAL MODULE: ./build/mission/store.js
var mission_store = __webpack_require__(73448);
;// CONCATENATED MODULE: ./build/mission/agent-lines.js
/** What the agent of a mission printed last. */



/** The last lines of the session that began last. */
function agent_lines_readAgentLines(paths, { iteration }, most) {
    if (iteration === 0)
        return undefined;
    const stdout = (0,external_node_path_.join)((0,mission_store/* iterationFolder */.OO)(paths, iteration), 'session.stdout');
    return { attempt: String(iteration), lines: readLastLines(stdout, undefined, most) };
}

// EXTERNAL MODULE: ./build/mission/look.js
var look = __webpack_require__(19570);
// EXTERNAL MODULE: ./build/report/mission-view.js
var mission_view = __webpack_require__(94071);
// EXTERNAL MODULE: ./build/report/plan-view.js
var plan_view = __webpack_require__(23956);
// EXTERNAL MODULE: ./build/report/watch-view.js
var watch_view = __webpack_require__(16028);
// EXTERNAL MODULE: ./build/workitem/store.js
var workitem_store = __webpack_require__(12690);
// EXTERNAL MODULE: ./build/cli/plans-here.js + 1 modules
var plans_here = __webpack_require__(43366);
// EXTERNAL MODULE: ./build/cli/repeated-look.js + 1 modules
var repeated_look = __webpack_require__(98396);
;// CONCATENATED MODULE: ./build/cli/watched-runs.js
/** A run as `autorize watch` shows it, whatever its recipe. Nothing is written and no lock is taken. */












const MAX_AGENT_LINES = 40;
const iter = (attempt) => `iter ${attempt}`;
/** The run of a name: an experiment, a mission run or a plan. Throws where there is none. */
async function findWatchedRun(name, host) {
    if ((0,mission_store/* meansMissionRun */.SX)(name, host))
        return missionRun(name, host);
    const isExperiment = (0,store/* listExperiments */.lV)((0,user_repository/* findRepository */.W1)(host.cwd)).includes(name);
    if (!isExperiment && (await (0,plans_here/* readPlans */.x)(name, host)).plans.length > 0)
        return planRun(name, host);
    return experimentRun(name, host);
}
function experimentRun(name, host) {
    const paths = (0,store/* pathsOf */.wG)(name, host);
    const look = new repeated_look/* RepeatedLook */.c();
    const read = () => {
        const status = look.read(paths, host);
        const newest = readAgentLines(paths, status.config, MAX_AGENT_LINES);
        return {
            view: look.view({ ...status, now: host.now() }),
            ...{ isRunning: status.isRunning, activities: status.activities, nameOf: iter },
            agent: newest && { title: `Agent, iteration ${newest.attempt}`, lines: newest.lines },
            actions: watch_view/* WATCH_ACTIONS */.UT,
        };
    };
    return { read: async () => read(), lock: paths.lock };
}
function missionRun(name, host) {
    const paths = (0,mission_store/* pathsOf */.wG)(name, host);
    const read = () => {
        const status = (0,look/* readMissionStatus */.Z)(paths);
        const newest = agent_lines_readAgentLines(paths, status.state, MAX_AGENT_LINES);
        return {
            view: (0,mission_view/* viewMission */.SX)(status, host.now()),
            ...{ isRunning: status.isRunning, activities: status.activities ?? [], nameOf: iter },
            agent: newest && { title: `Session, iteration ${newest.attempt}`, lines: newest.lines },
            actions: ['stop'],
        };
    };
    return { read: async () => read(), lock: paths.lock };
}
function planRun(name, host) {
    const read = async () => {
        const { plans, isRunning, activities } = await (0,plans_here/* readPlans */.x)(name, host);
        const [plan = { plan: name, branch: null, items: [] }] = plans;
        return { view: (0,plan_view/* viewPlan */.D)(plan), isRunning, activities, nameOf: (item) => item, agent: undefined, actions: ['stop'] };
    };
    return { read, lock: (0,workitem_store/* workPathsOf */.LR)(host).lock };
}

;// CONCATENATED MODULE: ./build/cli/watch-command.js




/** Shows a run until the person has seen enough; without a terminal that can draw, its state once. */
async function runWatchCommand({ words: [name = ''], host, terminal }) {
    const run = await findWatchedRun(name, host);
    const { redact = (text) => text } = terminal;
    const read = async () => {
        const watched = await run.read();
        const { agent } = watched;
        // A file of a session that is not over is not searched for keys yet.
        return agent === undefined ? watched : { ...watched, agent: { ...agent, lines: agent.lines.map(redact) } };
    };
    if (terminal.columns === undefined) {
        const { view } = await read();
        terminal.out((0,run_text/* renderStatus */.LG)(view));
        terminal.err('note: this is no terminal that can draw: the state of now was printed once\n');
        return errors/* EXIT */.dc.yes;
    }
    const act = (effect) => (0,run_actions/* actOnRun */.f)({ name, lock: run.lock }, effect, { host, terminal });
    const { showWatchScreen } = await loadScreen();
    await showWatchScreen({ read, act, now: host.now, hasColor: terminal.hasColor === true });
    return errors/* EXIT */.dc.yes;
}
// What draws asks once, as it is loaded, whether a person develops it, and whether a person looks at all.
const ASKED = { NODE_ENV: 'production', DEV: undefined, CI: undefined, CONTINUOUS_INTEGRATION: undefined };
/** What draws is loaded as it is for users in front of a terminal, wherever that is. */
async function loadScreen() {
    const before = Object.keys(ASKED).map((name) => [name, process.env[name]]);
    for (const [name, value] of Object.entries(ASKED))
        setVariable(name, value);
    try {
        return await Promise.all(/* import() */[__webpack_require__.e(8518), __webpack_require__.e(8055)]).then(__webpack_require__.bind(__webpack_require__, 48055));
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

/***/ 16028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A5: () => (/* binding */ selectedRow),
/* harmony export */   Cw: () => (/* binding */ renderWatch),
/* harmony export */   UT: () => (/* binding */ WATCH_ACTIONS)
/* harmony export */ });
/* harmony import */ var _activity_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57296);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);
/* harmony import */ var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47776);
/* harmony import */ var _sparkline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74312);
/* harmony import */ var _wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61550);





/** What can be done from the screen. */
const WATCH_ACTIONS = ['message', 'approve', 'reject', 'stop'];
const LABEL = 9;
const MAX_TEXT = 2000;
const MAX_LINE = 400;
const KEYS = {
    message: 'm message',
    approve: 'a approve',
    reject: 'r reject',
    stop: 's stop',
};
/** The screen: state, attempts, what the agent printed, keys; at most as many lines as it has. */
function renderWatch(watched, state, now, size) {
    const { width, height } = size;
    const foot = renderFoot(watched, state, width);
    const head = renderHead(watched, now, width).slice(0, Math.max(1, height - foot.length - 3));
    const left = Math.max(0, height - head.length - foot.length);
    const wanted = watched.view.rows.length + 2;
    const forRows = Math.min(wanted, Math.max(3, Math.floor(left / 2)));
    const rows = renderRows(watched.view.rows, state, { width, height: Math.min(left, forRows) });
    const below = state.isDetailed ? detailsOf(watched.view, state) : agentLines(watched);
    const pane = renderPane(below, { width, height: left - rows.length, isEnd: !state.isDetailed });
    const body = [...head, ...rows, ...pane];
    const gap = Array.from({ length: Math.max(0, height - body.length - foot.length) }, () => plain(''));
    return [...body, ...gap, ...foot].slice(0, height);
}
function plain(text) {
    return { text, tone: 'plain' };
}
function renderHead({ view, isRunning, activities, nameOf }, now, width) {
    const name = view.description === '' ? view.name : `${view.name}: ${view.description}`;
    const doing = isRunning
        ? (0,_activity_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderActivityLine */ .y3)(activities, { nameOf, now, rest: [], width: width - LABEL })
        : (view.position ?? 'no run at work');
    const facts = [
        ['now', doing, 2],
        ['model', view.waiting, 2],
        ['result', view.verdict, 3],
        ['gain', view.claim.text, 2],
        ['time', view.budget.timeLeft, 1],
        ['cost', view.cost, 1],
        ['scores', (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_3__/* .renderSparkline */ .K)(view.rows.slice(-(width - LABEL)))?.bars, 1],
        ...[...view.problems, ...view.notices].slice(0, 2).map((text) => ['notice', text, 2]),
    ];
    return [
        { text: (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__/* .cutWords */ .qI)(`${isRunning ? '●' : '○'} ${name}`, width), tone: 'title' },
        ...facts.flatMap(([label, text, most]) => (text === undefined ? [] : labelled(label, text, { width, most }))),
        plain(''),
    ];
}
function labelled(label, text, { width, most }) {
    return (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__/* .wrapWords */ .EO)(text, width - LABEL, most).map((line, at) => plain(`${(at === 0 ? label : '').padEnd(LABEL)}${line}`));
}
/** The rows around the selected one, under a title. */
function renderRows(rows, { selected }, { width, height }) {
    if (height < 2)
        return [];
    const room = height - 1;
    const at = Math.min(selected ?? rows.length - 1, rows.length - 1);
    const from = Math.max(0, Math.min(at - Math.floor(room / 2), rows.length - room));
    const shown = rows.slice(from, from + room);
    const widths = {
        id: Math.max(2, ...shown.map(({ id }) => id.length)),
        word: Math.max(4, ...shown.map(({ word }) => word.length)),
        score: Math.max(5, ...shown.map(({ scoreText }) => scoreText.length)),
    };
    const lines = shown.map((row, index) => {
        const isSelected = from + index === at;
        const cells = [
            `${isSelected ? '›' : ' '} ${row.id.padStart(widths.id)}`,
            `${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTCOME_MARKS */ .U[row.mark].sign} ${row.word.padEnd(widths.word)}`,
            row.scoreText.padStart(widths.score),
            row.reason,
        ];
        return { text: (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__/* .cutWords */ .qI)(cells.join('  '), width), tone: isSelected ? 'selected' : toneOf(row) };
    });
    const title = rows.length === 0 ? 'No attempt has ended yet' : `Attempts (${from + 1}–${from + shown.length} of ${rows.length})`;
    return [{ text: title, tone: 'title' }, ...lines];
}
function toneOf({ isAccepted, mark }) {
    if (isAccepted)
        return 'good';
    return mark === 'invalid' || mark === 'infra_error' || mark === 'denied' ? 'bad' : 'plain';
}
/** The row that an action is about. */
function selectedRow({ rows }, { selected }) {
    return selected === undefined ? rows.at(-1) : rows[Math.min(selected, rows.length - 1)];
}
/** All that is known of the selected attempt. */
function detailsOf(view, state) {
    const row = selectedRow(view, state);
    if (row === undefined)
        return { title: '', lines: [] };
    const facts = [
        ['evidence', row.evidence],
        ['tried', row.summary],
        ['commit', row.commit],
        ['diff', row.size],
        ...row.facts,
    ];
    const shown = facts.filter(([, text]) => text !== '' && text !== '–');
    const rest = view.show === undefined ? [] : [`All of it: ${view.show} ${row.id}`];
    return { title: `Attempt ${row.id}`, lines: [row.reason, ...shown.map((fact) => fact.join(': ')), ...rest] };
}
function agentLines({ agent }) {
    if (agent === undefined)
        return { title: '', lines: [] };
    const lines = agent.lines.map((line) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(line, MAX_LINE)).filter((line) => line !== '');
    return { title: agent.title, lines: lines.length === 0 ? ['(it printed nothing yet)'] : lines };
}
/** A title and its lines, wrapped; `isEnd`: the last ones where there is no room for all. */
function renderPane({ title, lines }, { width, height, isEnd }) {
    if (title === '' || height < 3)
        return [];
    const wrapped = lines.flatMap((line) => (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__/* .wrapWords */ .EO)((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(line, MAX_TEXT), width, isEnd ? 2 : 8));
    const room = height - 2;
    const shown = isEnd ? wrapped.slice(-room) : wrapped.slice(0, room);
    return [
        plain(''),
        { text: (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__/* .cutWords */ .qI)((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(title), width), tone: 'title' },
        ...shown.map((text) => ({ text, tone: 'dim' })),
    ];
}
function renderFoot({ actions, isRunning }, { prompt, note }, width) {
    const notes = note === '' ? [] : (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__/* .wrapWords */ .EO)((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(note, MAX_TEXT), width, 2).map(plain);
    if (prompt !== undefined) {
        const keys = prompt.action === 'message' || prompt.action === 'reject' ? 'enter send · esc cancel' : 'y yes · n no';
        const asked = `${questionOf(prompt)} ${prompt.text}`;
        // The end of what is typed stays in sight.
        const shown = asked.length < width ? asked : `…${asked.slice(-(width - 2))}`;
        return [
            { text: `${shown}▏`, tone: 'selected' },
            { text: (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__/* .cutWords */ .qI)(keys, width), tone: 'dim' },
        ];
    }
    const possible = actions.filter((action) => action !== 'stop' || isRunning).map((action) => KEYS[action]);
    const keys = ['q quit', ...possible, '↑↓ select', 'enter details'].join(' · ');
    return [...notes, { text: (0,_wrapped_words_js__WEBPACK_IMPORTED_MODULE_4__/* .cutWords */ .qI)(keys, width), tone: 'dim' }];
}
function questionOf({ action, row }) {
    switch (action) {
        case 'message':
            return 'Message to the agent:';
        case 'approve':
            return `Approve iteration ${row?.id ?? '?'}?`;
        case 'reject':
            return `Reject iteration ${row?.id ?? '?'}, because:`;
        case 'stop':
            return 'Stop the run in order? It can be resumed.';
        default:
            return action;
    }
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


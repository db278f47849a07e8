export const id = 4393;
export const ids = [4393,4582,6555];
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

/***/ 98396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ RepeatedLook)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/experiment/ledger/store.js + 1 modules
var store = __webpack_require__(62414);
;// CONCATENATED MODULE: ./build/experiment/maintenance/ledger-reader.js


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

// EXTERNAL MODULE: ./build/experiment/maintenance/look.js + 3 modules
var look = __webpack_require__(5735);
// EXTERNAL MODULE: ./build/report/experiment-view.js + 3 modules
var experiment_view = __webpack_require__(55784);
// EXTERNAL MODULE: ./build/report/iteration-row.js
var iteration_row = __webpack_require__(29865);
;// CONCATENATED MODULE: ./build/cli/repeated-look.js




class RepeatedLook {
    diffs = new Map();
    #readLedger = createLedgerReader();
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
/* harmony import */ var _maintenance_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40757);



async function actOnRun({ name, lock }, { action, attempt, text }, { host, terminal }) {
    if (action === 'stop')
        return stop(lock);
    return await capture(terminal, (quiet) => {
        const call = { host, terminal: quiet, values: new Map() };
        if (action === 'message')
            return (0,_maintenance_command_js__WEBPACK_IMPORTED_MODULE_2__.runGuidanceCommand)({ ...call, words: [name, text] });
        if (action === 'approve')
            return (0,_maintenance_command_js__WEBPACK_IMPORTED_MODULE_2__.runApproveCommand)({ ...call, words: [name, attempt] });
        return (0,_maintenance_command_js__WEBPACK_IMPORTED_MODULE_2__.runRejectCommand)({ ...call, words: [name, attempt], values: new Map([['reason', [text]]]) });
    });
}
function stop(lock) {
    const pid = (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .stopHolder */ .Dy)(lock);
    return pid === undefined ? 'no run is at work' : `asked process ${pid} to stop; the run ends in order`;
}
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
// EXTERNAL MODULE: ./build/experiment/ledger/store.js + 1 modules
var store = __webpack_require__(62414);
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



const MAX_BYTES = 64_000;
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
// EXTERNAL MODULE: ./build/experiment/config/agents.js
var config_agents = __webpack_require__(9831);
// EXTERNAL MODULE: ./build/experiment/ledger/chosen-file.js
var chosen_file = __webpack_require__(89197);
;// CONCATENATED MODULE: ./build/experiment/maintenance/agent-lines.js







function readAgentLines(paths, config, most) {
    const fileOf = (iter) => (0,external_node_path_.join)((0,store/* iterationFolder */.OO)(paths, iter), 'agent.stdout');
    const iter = (0,store/* listIterationFolders */.tU)(paths).findLast((each) => (0,external_node_fs_.existsSync)(fileOf(each)));
    if (iter === undefined)
        return undefined;
    const agents = (0,config_agents/* agentsOf */.et)(config);
    const chosen = (0,chosen_file/* readChosen */.Vh)((0,store/* iterationFolder */.OO)(paths, iter))?.name;
    const { agent } = agents.find(({ name }) => name === chosen) ?? agents[0];
    const preset = agent.preset ?? (0,agent_preset/* presetOfCommand */.Se)(agent.command ?? '');
    return { attempt: String(iter), lines: readLastLines(fileOf(iter), preset, most) };
}

// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
// EXTERNAL MODULE: ./build/mission/store.js
var mission_store = __webpack_require__(73448);
;// CONCATENATED MODULE: ./build/mission/agent-lines.js



function agent_lines_readAgentLines(paths, { iteration }, most) {
    if (iteration === 0)
        return undefined;
    const stdout = (0,external_node_path_.join)((0,mission_store.iterationFolder)(paths, iteration), 'session.stdout');
    return { attempt: String(iteration), lines: readLastLines(stdout, undefined, most) };
}

// EXTERNAL MODULE: ./build/mission/look.js
var look = __webpack_require__(19570);
// EXTERNAL MODULE: ./build/report/mission-view.js + 1 modules
var mission_view = __webpack_require__(56555);
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












const MAX_AGENT_LINES = 40;
const iter = (attempt) => `iter ${attempt}`;
async function findWatchedRun(name, host) {
    if ((0,mission_store.meansMissionRun)(name, host))
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
    const paths = (0,mission_store.pathsOf)(name, host);
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
        terminal.out((0,run_text/* renderStatus */.LG)(view));
        terminal.err('note: this terminal cannot show a full screen, so the current state was printed once\n');
        return errors/* EXIT */.dc.yes;
    }
    const act = (effect) => (0,run_actions/* actOnRun */.f)({ name, lock: run.lock }, effect, { host, terminal });
    const { showWatchScreen } = await loadScreen();
    await showWatchScreen({ read, act, now: host.now, hasColor: terminal.hasColor === true });
    return errors/* EXIT */.dc.yes;
}
const ASKED = { NODE_ENV: 'production', DEV: undefined, CI: undefined, CONTINUOUS_INTEGRATION: undefined };
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

/***/ 61008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ reportsSimplification),
/* harmony export */   c: () => (/* binding */ messagesOf)
/* harmony export */ });
/* harmony import */ var _printed_events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32976);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63836);


const SIMPLER = /^AUTORIZE_KIND[ \t]+simplify[ \t]*\r?$/m;
function messagesOf(cli, stdout) {
    const preset = cli === undefined ? undefined : _registry_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESETS */ .fG[cli];
    return preset?.readMessages === undefined ? [stdout] : [stdout, preset.readMessages((0,_printed_events_js__WEBPACK_IMPORTED_MODULE_0__/* .readEvents */ .w)(stdout))];
}
function reportsSimplification(cli, stdout) {
    return messagesOf(cli, stdout).some((message) => SIMPLER.test(message));
}


/***/ }),

/***/ 89197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ saveChosen),
/* harmony export */   Vh: () => (/* binding */ readChosen),
/* harmony export */   iL: () => (/* binding */ CHOSEN_FILE)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74773);



const CHOSEN_FILE = 'chosen-agent.json';
function saveChosen(folder, chosen) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, CHOSEN_FILE), `${JSON.stringify(chosen)}\n`);
}
function readChosen(folder) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, CHOSEN_FILE);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return undefined;
    const read = _record_js__WEBPACK_IMPORTED_MODULE_2__/* .iterationRecordSchema */ .Is.shape.chosen_agent.safeParse(readJson((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')));
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

/***/ 47545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ checkIntent),
/* harmony export */   KP: () => (/* binding */ isTakingBack),
/* harmony export */   u$: () => (/* binding */ checkDecisions),
/* harmony export */   yx: () => (/* binding */ survivingAcceptances)
/* harmony export */ });
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68216);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12169);
/* harmony import */ var _evaluator_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1184);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52708);




function checkDecisions({ entries, launch }) {
    const { contract } = launch;
    const issues = [];
    const scores = new Map();
    let kept = { commit: launch.baseline_commit, score: null };
    for (const [index, entry] of entries.entries()) {
        const { iteration } = entry;
        if (iteration !== index)
            issues.push(`iteration ${iteration} stands where ${index} comes next`);
        const isBaseline = entry.kind === 'baseline' || entry.decision === 'baseline';
        if (isBaseline && index > 0)
            issues.push(`iteration ${iteration} is a baseline, which comes first and once`);
        if (!isBaseline && index === 0)
            issues.push(`iteration ${iteration} comes first, without a baseline before it`);
        if (isBaseline && (entry.kind !== 'baseline' || entry.decision !== 'baseline')) {
            issues.push(`iteration ${iteration} is a baseline, which nothing decides on; its record says ${entry.decision}`);
        }
        issues.push(...checkEntry(entry, { kept, contract }));
        if ((0,_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .isAccepted */ .oB)(entry))
            scores.set(entry.kept_commit, entry.evaluator?.score ?? null);
        if (isTakingBack(entry) && !scores.has(entry.kept_commit)) {
            issues.push(`iteration ${iteration} goes back to ${entry.kept_commit}, which was never kept`);
        }
        kept = { commit: entry.kept_commit, score: scores.get(entry.kept_commit) ?? null };
    }
    return issues;
}
function checkIntent({ open, lastAcceptedCommit }) {
    const intent = open?.intent;
    if (intent === undefined)
        return [];
    const { iteration, from, to, draft } = intent;
    const issues = [];
    if (draft.iteration !== iteration)
        issues.push(`the intent of iteration ${iteration} is of ${draft.iteration}`);
    if (from !== lastAcceptedCommit) {
        issues.push(`the intent of iteration ${iteration} moves the branch from ${from}; the last kept commit is ${lastAcceptedCommit}`);
    }
    if (to !== draft.kept_commit) {
        issues.push(`the intent of iteration ${iteration} moves the branch to ${to}; its entry leaves ${draft.kept_commit}`);
    }
    return issues;
}
function isTakingBack({ decision, comparison }) {
    return decision === 'discard' && (0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .isRollBack */ .Zo)(comparison);
}
function checkEntry(entry, { kept, contract }) {
    const { evaluator } = contract;
    const { iteration, decision, evaluator: evaluation, comparison } = entry;
    const issues = [];
    if (entry.base_commit !== kept.commit) {
        issues.push(`iteration ${iteration} began at ${entry.base_commit}; the last kept commit was ${kept.commit}`);
    }
    if (comparison !== undefined && !(0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .isFaithful */ .M0)(comparison, evaluator.direction)) {
        issues.push(`iteration ${iteration} shows another comparison than the one that decided`);
    }
    if (evaluation !== null && !isPrinted(evaluation, contract)) {
        issues.push(`iteration ${iteration} has another verdict than what its evaluator printed`);
    }
    if (evaluation !== null && entry.kind === 'iteration' && decision !== 'error') {
        const again = decideAgain(comparison, evaluation, { ...evaluator, lastAcceptedScore: kept.score });
        if (again.decision !== decision) {
            issues.push(`iteration ${iteration} is ${decision}; by its evaluation it is ${again.decision}: ${again.reason}`);
        }
    }
    if (evaluation === null && decision === 'keep')
        issues.push(`iteration ${iteration} is kept without an evaluation`);
    const expected = decision === 'keep' ? entry.candidate_commit : kept.commit;
    if (entry.kept_commit !== expected && !isTakingBack(entry)) {
        issues.push(`iteration ${iteration} leaves ${entry.kept_commit} as the last kept commit`);
    }
    return issues;
}
const WHOLE_CHARS = 16_000;
function isPrinted({ command, status, stdout, pass, score }, { evaluator, guards }) {
    if (status === 'error')
        return pass === null && score === null;
    if (pass !== (status === 'pass'))
        return false;
    if (status === 'fail' && score === null && guards.some((guard) => guard.command === command))
        return true;
    if (command !== evaluator.command)
        return false;
    if (stdout.length > WHOLE_CHARS)
        return true;
    const verdict = (0,_evaluator_output_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVerdict */ .P)(stdout);
    return !('reason' in verdict) && verdict.pass === pass && verdict.score === score;
}
function decideAgain(comparison, evaluation, policy) {
    const verdict = (0,_decide_js__WEBPACK_IMPORTED_MODULE_3__/* .decideCandidate */ .aR)(evaluation, policy);
    if (policy.decision === undefined || evaluation.status !== 'pass' || evaluation.score === null)
        return verdict;
    if (comparison === undefined)
        return { decision: 'discard', reason: 'it was not compared' };
    return { decision: comparison.record.kept ? 'keep' : 'discard', reason: comparison.reason };
}
function survivingAcceptances(entries) {
    let accepted = [];
    for (const entry of entries) {
        if (isTakingBack(entry)) {
            accepted = accepted.slice(0, accepted.findLastIndex(({ kept_commit: commit }) => commit === entry.kept_commit) + 1);
        }
        else if (entry.decision === 'keep')
            accepted.push(entry);
    }
    return accepted;
}


/***/ }),

/***/ 19570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readEntryFiles),
/* harmony export */   Z: () => (/* binding */ readMissionStatus)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
/* harmony import */ var _engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84321);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42205);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73448);







function readMissionStatus(paths) {
    (0,_store_js__WEBPACK_IMPORTED_MODULE_5__.requireRun)(paths);
    const { state, problem } = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__.readMission)(paths);
    if (state === undefined) {
        const why = problem === undefined ? 'it has no record yet' : (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblem */ .yM)(problem);
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
            message: `${(0,_store_js__WEBPACK_IMPORTED_MODULE_5__.shownPath)(paths, paths.journal)} cannot be read: ${why}`,
            remedy: `Close the run: rcs autoresearch --abandon ${paths.runId}`,
        });
    }
    const pointer = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__.readPointer)(paths);
    const isRunning = (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .isHeldHere */ .oZ)(paths.lock) && pointer?.active === true && pointer.run_id === paths.runId;
    return {
        ...{ state, isRunning, activities: isRunning ? (0,_engine_log_activity_log_js__WEBPACK_IMPORTED_MODULE_3__/* .readActivities */ .W)(paths.activity) : [] },
        waiting: isRunning || state.status !== 'running' ? state.waiting : undefined,
        problems: problem === undefined ? [] : [(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblem */ .yM)(problem)],
    };
}
const MAX_LOG_CHARS = 200_000;
function readEntryFiles(paths, { iteration }) {
    const folder = (0,_store_js__WEBPACK_IMPORTED_MODULE_5__.iterationFolder)(paths, iteration);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        return { diff: undefined, logs: [] };
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.std(out|err)$/.test(name));
    const read = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), 'utf8');
    const logs = names.sort().flatMap((name) => {
        const text = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .shortened */ .vI)(read(name), MAX_LOG_CHARS);
        return text === '' ? [] : [{ name, text }];
    });
    return { diff: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'changes.diff')) ? read('changes.diff') : undefined, logs };
}


/***/ }),

/***/ 50109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Ph: () => (/* binding */ decideStop),
/* harmony export */   Rd: () => (/* binding */ agentBudget),
/* harmony export */   US: () => (/* binding */ WHEN_HOLDOUT_SPENT),
/* harmony export */   gD: () => (/* binding */ CANCELLED),
/* harmony export */   hC: () => (/* binding */ decideAlert),
/* harmony export */   oX: () => (/* binding */ findRecordedAlert),
/* harmony export */   wJ: () => (/* binding */ decideEvidenceStop)
/* harmony export */ });
/* harmony import */ var _audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41797);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54463);
/* harmony import */ var _engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89753);
/* harmony import */ var _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45954);
/* harmony import */ var _loop_stop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24851);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52708);







const CANCELLED = { status: 'stopped', reason: 'interrupted by the operator' };
const STOPS = {
    max_iterations: { status: 'completed' },
    errors: { status: 'failed' },
    noops: { status: 'completed' },
    time: { status: 'stopped', isSpent: true },
    usd: { status: 'stopped', isSpent: true },
    tokens: { status: 'stopped', isSpent: true },
};
const MAX_ALIKE = 3;
function decideStop(entries, limits) {
    const { budgetUsd, earlier = 0, resumed = 0, ...others } = limits;
    const attempts = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }));
    const reached = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findLimitReached */ .J2)(attempts, { ...others, usd: budgetUsd, tokens: undefined });
    if (reached?.kind === 'errors')
        return { ...STOPS.errors, reason: reached.reason };
    const agents = agentAttemptsOf(entries.slice(resumed));
    const unable = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .findUnableAgent */ .gq)(agents, MAX_ALIKE);
    if (unable !== undefined) {
        const { kind: cause, ...why } = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .withWork */ .gb)(unable, agentAttemptsOf(entries));
        return { status: 'stopped', cause, ...why };
    }
    if (reached === undefined)
        return undefined;
    const reason = reached.kind === 'time' ? 'the time budget is used up' : reached.reason;
    const stop = { ...STOPS[reached.kind], reason };
    if (!(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .hasNeverWorked */ .lv)(agents))
        return stop;
    const failed = { ...stop, reason: `${reason}; no agent worked, the last: ${agents.at(-1)?.reason}` };
    return stop.status === 'stopped' ? { ...failed, cause: 'agent' } : { ...failed, status: 'failed' };
}
function agentAttemptsOf(entries) {
    return (0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .ownEntries */ .xK)(entries)
        .filter(({ kind }) => kind === 'iteration')
        .map(agentAttemptOf);
}
function agentAttemptOf(entry) {
    const { decision, decision_reason: reason, candidate_status: handedOver, agent_failure: failure, usage } = entry;
    const isSilent = decision === 'error' && handedOver === null;
    const cause = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .causeOfEnd */ .yp)({ failure, exitCode: entry.agent_exit }) ?? (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutNumbers */ .B1)(reason);
    const isBrokenOff = decision === 'interrupted';
    const isLost = isBrokenOff && failure !== undefined && !(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAnswered */ .Qy)(usage);
    return { failure, reason, isBrokenOff, cause: isSilent ? cause : undefined, isLost };
}
function exitCodeOf(stop, last) {
    if (stop.status === 'failed' || last?.decision === 'abort')
        return _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.no;
    return stop.cause === 'agent' || stop.hasNeverWorked === true ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.precondition : _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.yes;
}
function agentBudget({ launch, limits, entries }) {
    const earlier = limits?.entries ?? 0;
    const costs = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }).usd);
    return {
        usd: (0,_engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_6__/* .smallestBudget */ .B)(limits?.usd, launch.contract.budget?.usd),
        spent: costs.reduce((sum, each) => sum + each, 0),
    };
}
function attemptOf(entry, { isEarlier }) {
    const { kind, decision, decision_reason: reason, usage, reported, spent_elsewhere: isElsewhere } = entry;
    const isCounted = kind === 'iteration';
    const streak = (what) => {
        if (!isCounted || reported !== undefined)
            return 'stays';
        return decision === what ? 'grows' : 'ends';
    };
    const usd = isEarlier || isElsewhere === true ? 0 : (usage?.usd ?? 0);
    if ((0,_engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnusable */ .Im)(entry.agent_failure))
        return { counts: false, noop: 'stays', error: 'stays', usd, tokens: 0, reason };
    return { counts: isCounted, noop: streak('noop'), error: streak('error'), usd, tokens: 0, reason };
}
function decideAlert({ session }) {
    const alert = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findAlert */ .Kw)(session, REMEDY);
    return alert === undefined ? undefined : { status: 'failed', reason: alert };
}
const REMEDY = 'Protect the evaluator and the tests (evaluator.protect); add a guard that fails without the code, such as the tests (guards); or measure what needs the code. If the evaluator is right all the same: evaluator.negative_control: warn. Then launch again';
function findRecordedAlert({ status, evidence }) {
    if (status !== 'failed' || !evidence.some(({ kind }) => kind === 'canary'))
        return undefined;
    const session = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .auditRecords */ .u)({ records: evidence }).state?.session;
    return session === undefined ? undefined : decideAlert({ session })?.reason;
}
const WHEN_HOLDOUT_SPENT = 'name another one in evaluator.holdout, and launch again';
function decideEvidenceStop(decisionLog) {
    const spent = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findSpentEvidence */ .PY)(decisionLog, WHEN_HOLDOUT_SPENT);
    return spent === undefined ? undefined : { status: 'completed', reason: spent };
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

/***/ 47776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ OUTCOME_MARKS)
/* harmony export */ });
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

/***/ 74008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ renderItems),
/* harmony export */   Br: () => (/* binding */ renderSummary),
/* harmony export */   LG: () => (/* binding */ renderStatus)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
/* harmony import */ var _outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47776);
/* harmony import */ var _run_view_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33902);
/* harmony import */ var _sparkline_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74312);





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
        [stopped, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(reason, MAX_REASON)],
        ['model', view.waiting],
        ['tried', renderTried(view)],
        ['gain', view.claim.text],
        ...view.facts,
        ['cost', view.cost],
        ['branch', view.accepted === 0 ? `${branch}, nothing to merge` : branch],
        ['review', view.accepted === 0 ? undefined : `git log ${base === undefined ? '' : `${base}..`}${branch}`],
        ['merge', view.accepted === 0 || next === merge ? undefined : merge],
        ['folders', view.workspaces === undefined ? undefined : `ls ${view.workspaces}`],
        ['next', next === undefined ? undefined : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(next, 400)],
    ]);
    return [`${view.name}: ${view.verdict}`, ...renderProblems(view), ...facts.map(labeller(facts)), ''].join('\n');
}
function renderItems(view) {
    const { rows, name, verdict, cost, branch, noBranch, waiting } = view;
    const width = Math.max(0, ...rows.map(({ id }) => id.length));
    const lines = rows.flatMap(({ id, word, size, reason }) => {
        const line = `${word.padEnd(7)}  ${id.padEnd(width)}  ${size}`.trimEnd();
        return reason === '' ? [line] : [line, `         ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(reason, MAX_REASON)}`];
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
    const parts = counts.filter(_run_view_js__WEBPACK_IMPORTED_MODULE_2__/* .isTry */ .Ye).map(({ word, count }) => `${count} ${word}`);
    return parts.length === 0 ? undefined : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(tried, terms.attempt)}: ${parts.join(', ')}`;
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
    const line = (0,_sparkline_js__WEBPACK_IMPORTED_MODULE_4__/* .renderSparkline */ .K)(rows);
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
        column(last, ({ mark, word }) => `${_outcome_marks_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTCOME_MARKS */ .U[mark].sign} ${word}`, 'left'),
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
    const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortened */ .vI)(reason, MAX_LAST_REASON);
    return summary === '' || summary === reason ? shown : `${shown} (${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortened */ .vI)(summary, 80)})`;
}
function column(rows, text, align) {
    const texts = rows.map(text);
    const width = Math.max(...texts.map((each) => each.length));
    return texts.map((each) => (align === 'left' ? each.padEnd(width) : each.padStart(width)));
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

/***/ 58142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ buildDomain),
/* harmony export */   Pe: () => (/* binding */ buildTicks),
/* harmony export */   wG: () => (/* binding */ pathsOf)
/* harmony export */ });
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

/***/ 74312:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ renderSparkline),
/* harmony export */   p: () => (/* binding */ buildScoreDomain)
/* harmony export */ });
/* harmony import */ var _score_scale_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58142);

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
    return (0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .buildDomain */ .D8)({
        scores: scored.map(({ score }) => score),
        anchors: anchors.flatMap(({ score, interval = [] }) => [score, ...(withIntervals ? interval : [])]),
    });
}
function barOf(score, domain) {
    return BARS[Math.min(BARS.length - 1, Math.floor((0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .pathsOf */ .wG)(score, domain) * BARS.length))] ?? BARS[0];
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
function selectedRow({ rows }, { selected }) {
    return selected === undefined ? rows.at(-1) : rows[Math.min(selected, rows.length - 1)];
}
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

/***/ 61550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ wrapWords),
/* harmony export */   MT: () => (/* binding */ wrapLines),
/* harmony export */   qI: () => (/* binding */ cutWords)
/* harmony export */ });
function wrapWords(text, width, most = Number.POSITIVE_INFINITY) {
    const lines = [];
    for (const word of text.split(' ')) {
        const last = lines.at(-1);
        if (last !== undefined && last.length + 1 + word.length <= width)
            lines[lines.length - 1] = `${last} ${word}`;
        else
            lines.push(...pieces(word, width));
    }
    if (lines.length <= most)
        return lines;
    return [...lines.slice(0, most - 1), cutWords(lines.slice(most - 1).join(' '), width)];
}
function cutWords(text, width) {
    if (text.length <= width)
        return text;
    const end = text.lastIndexOf(' ', width - 1);
    return `${text.slice(0, end > 0 ? end : Math.max(0, width - 1)).trimEnd()}…`;
}
function pieces(word, width) {
    if (word.length <= width)
        return [word];
    return word.match(new RegExp(`.{1,${Math.max(1, width)}}`, 'gsu')) ?? [];
}
const COPIED = /^(?:branch|review|merge|next|folders|worktree)\s/;
const COLOR = /\u001b\[\d+m/g;
function wrapLines(text, width) {
    return text
        .split('\n')
        .map((line) => (line.replace(COLOR, '').length <= width || COPIED.test(line) ? line : wrapLine(line, width)))
        .join('\n');
}
function wrapLine(line, width) {
    let room = width;
    let wrapped = '';
    for (const [at, word] of line.split(' ').entries()) {
        const { length } = word.replace(COLOR, '');
        if (at > 0 && length + 1 > room) {
            wrapped += `\n  ${word}`;
            room = width - 2 - length;
        }
        else {
            wrapped += at === 0 ? word : ` ${word}`;
            room -= at === 0 ? length : length + 1;
        }
    }
    return wrapped.replaceAll(/ +\n/g, '\n');
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


export const id = 4727;
export const ids = [4727];
export const modules = {

/***/ 62880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ tradeOffsIn)
/* harmony export */ });
/* harmony import */ var _measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95695);
/* harmony import */ var _metric_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51610);
/* harmony import */ var _pareto_front_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4734);



function tradeOffsIn(raw, iterOf) {
    const header = (0,_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .readHeader */ .a)(raw);
    if (header === undefined)
        return [];
    const axes = axesOf(header.settings);
    if (axes.length < 2)
        return [];
    const tests = (0,_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .readMeasured */ .L)(raw).map(({ test }) => test);
    return (0,_pareto_front_js__WEBPACK_IMPORTED_MODULE_2__/* .measuredPoints */ .M)(tests, axes, header.base).flatMap((point) => {
        const iter = iterOf.get(point.task);
        return iter === undefined ? [] : [{ ...point, iter }];
    });
}
function axesOf({ direction, ...settings }) {
    const guarded = (0,_metric_guard_js__WEBPACK_IMPORTED_MODULE_1__/* .guardedMetrics */ .MF)({ guards: settings.guards, metrics: [] });
    return [
        { name: _pareto_front_js__WEBPACK_IMPORTED_MODULE_2__/* .SCORE_AXIS */ .j, direction },
        ...guarded.map((guard) => ({ name: guard.metric, direction: guard.direction })),
        ...settings.metrics.map((metric) => ({ name: metric.name, direction: metric.direction })),
    ];
}


/***/ }),

/***/ 7956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ findEffects)
/* harmony export */ });
/* harmony import */ var _decision_own_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75092);

function findEffects(raw, ledger, takenOut) {
    const tests = ledger.flatMap(({ decision, iter }) => decision?.test ? [[String(decision.test), iter]] : []);
    return (0,_decision_own_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .findOwnEffects */ .w)(raw, { iterOf: new Map(tests), out: new Set(takenOut.flatMap(({ taken }) => taken)) });
}


/***/ }),

/***/ 50113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ readHoldoutGap)
/* harmony export */ });
/* harmony import */ var _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24145);
/* harmony import */ var _decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95695);


function readHoldoutGap(raw) {
    const settings = (0,_decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .readHeader */ .a)(raw)?.settings;
    if (settings?.holdout === undefined)
        return undefined;
    return (0,_decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_1__/* .gapOfAnswers */ .xS)((0,_decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .readMeasured */ .L)(raw, _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_1__/* .HOLDOUT_PURPOSES */ ._l), settings.direction);
}


/***/ }),

/***/ 69206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ createIterationFolder),
/* harmony export */   VI: () => (/* binding */ beginningOf),
/* harmony export */   fM: () => (/* binding */ begunBy),
/* harmony export */   oh: () => (/* binding */ renderMark)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23727);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
/* harmony import */ var _kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11042);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(26099);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1119);








function renderMark(mark) {
    return `${JSON.stringify(mark)}\n`;
}
function createIterationFolder(paths, iter, mark) {
    const path = (0,_store_js__WEBPACK_IMPORTED_MODULE_7__/* .iterationFolder */ .OO)(paths, iter);
    const unnamed = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)}.tmp`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(unnamed, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(unnamed);
    placeMark(paths, markIn(unnamed), mark);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(unnamed, path);
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('iteration:after-folder');
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__/* .syncFolder */ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    return path;
}
function placeMark({ run }, path, mark) {
    const text = renderMark(mark);
    try {
        if ((0,_kernel_own_files_js__WEBPACK_IMPORTED_MODULE_5__/* .readOwnFile */ .z)(run)?.toString() === text) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(run, path);
            return;
        }
    }
    catch (error) {
        if (!(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_4__/* .isSystemError */ .Or)(error))
            throw error;
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
}
function begunBy(paths, inFlight) {
    const path = beginningOf(paths, inFlight);
    return path === undefined ? undefined : _state_js__WEBPACK_IMPORTED_MODULE_6__/* .runMarkSchema */ .Km.safeParse((0,_store_js__WEBPACK_IMPORTED_MODULE_7__/* .readJson */ .Vh)(path)).data;
}
function beginningOf(paths, [first]) {
    return first === undefined ? undefined : markIn((0,_store_js__WEBPACK_IMPORTED_MODULE_7__/* .iterationFolder */ .OO)(paths, first));
}
function markIn(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'run.json');
}


/***/ }),

/***/ 36609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ resumedMark),
/* harmony export */   DQ: () => (/* binding */ findMark),
/* harmony export */   GC: () => (/* binding */ resumeLine),
/* harmony export */   U5: () => (/* binding */ writeRunMark),
/* harmony export */   Zt: () => (/* binding */ withRisks),
/* harmony export */   e0: () => (/* binding */ newMark),
/* harmony export */   ie: () => (/* binding */ clockOf),
/* harmony export */   vG: () => (/* binding */ oldMark)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75727);
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15902);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7953);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
/* harmony import */ var _loop_clock_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(47341);
/* harmony import */ var _in_flight_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6782);
/* harmony import */ var _iteration_folder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69206);
/* harmony import */ var _run_limits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56068);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(26099);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1119);













function writeRunMark({ run }, mark) {
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileAtomic */ .Zf)(run, [(0,_iteration_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .renderMark */ .oh)(mark)]);
}
function readRunMark({ run }) {
    return _state_js__WEBPACK_IMPORTED_MODULE_9__/* .runMarkSchema */ .Km.safeParse((0,_store_js__WEBPACK_IMPORTED_MODULE_10__/* .readJson */ .Vh)(run)).data;
}
function requireMarks(paths, inFlight) {
    for (const path of [paths.run, (0,_iteration_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .beginningOf */ .VI)(paths, inFlight)]) {
        const raw = path === undefined ? undefined : (0,_store_js__WEBPACK_IMPORTED_MODULE_10__/* .readJson */ .Vh)(path);
        const read = _state_js__WEBPACK_IMPORTED_MODULE_9__/* .runMarkSchema */ .Km.safeParse(raw);
        if (path === undefined || raw === undefined || read.success)
            continue;
        const shown = (0,_store_js__WEBPACK_IMPORTED_MODULE_10__/* .shownPath */ .pS)(paths, path);
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PreconditionError */ .Rb({
            message: `${shown}:1 has no usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_11__/* .quoted */ .TL)(read.error.issues[0]?.path.join('.') || 'shape')}; expected the last run and its limits`,
            remedy: `See who wrote it. To resume within the limits of the config: remove ${shown}. To start another run: autorize run ${paths.name} --fresh`,
        });
    }
}
function newMark(requested, { config, deadline }, host) {
    const now = host.now();
    const budgetMs = requested.timeBudgetMs ?? (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDuration */ .E9)(config.schedule.total_budget ?? '');
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
    const limits = (0,_run_limits_js__WEBPACK_IMPORTED_MODULE_8__/* .mergeLimits */ .n)(known, requested);
    const deadline = last === undefined ? null : new Date(last).toISOString();
    const accepted = risks.length === 0 ? {} : { accepted_risks: risks };
    return { id, started_at, deadline, ...(limits === undefined ? {} : { limits }), ...accepted };
}
function withRisks(config, { accepted_risks: names = [] }) {
    const accepted = {};
    for (const name of names) {
        const parsed = (0,_base_accepted_risk_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRisk */ .ll)(name);
        if ('risk' in parsed)
            accepted[parsed.risk] = true;
    }
    const risks = { ...config.accept_risk, ...accepted };
    return { ...config, accept_risk: risks };
}
function oldMark({ paths, records, state, inFlight, }) {
    if (state !== undefined && state.current_step === 'Done' && inFlight.length === 0) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PreconditionError */ .Rb({
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
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PreconditionError */ .Rb({
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
    const begun = (0,_iteration_folder_js__WEBPACK_IMPORTED_MODULE_7__/* .begunBy */ .fM)(paths, inFlight);
    const ofFolder = begun === undefined ? undefined : { ...begun, accepted_risks: [] };
    const marks = [readRunMark(paths), ofFolder, recorded].filter((mark) => mark !== undefined);
    return marks.reduce((latest, mark) => (latest === undefined || mark.started_at > latest.started_at ? mark : latest), undefined);
}
function nextVerb(paths) {
    try {
        const { records } = (0,_store_js__WEBPACK_IMPORTED_MODULE_10__/* .readLedger */ .SC)(paths);
        oldMark({ paths, records, state: (0,_store_js__WEBPACK_IMPORTED_MODULE_10__/* .readState */ .un)(paths), inFlight: (0,_in_flight_js__WEBPACK_IMPORTED_MODULE_6__/* .findInFlight */ .T)(paths, records) });
        return 'resume';
    }
    catch (error) {
        if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PreconditionError */ .Rb)
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
    return (0,_loop_clock_js__WEBPACK_IMPORTED_MODULE_12__/* .clockUntil */ .V)(mark.deadline, host.now());
}


/***/ }),

/***/ 44727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O6: () => (/* binding */ guidanceNotes),
  DZ: () => (/* binding */ hasOpenIntent),
  n: () => (/* binding */ readBranchStatus),
  rk: () => (/* binding */ readStatus),
  zX: () => (/* binding */ rebuildState)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/journal-chain.js
var journal_chain = __webpack_require__(61739);
// EXTERNAL MODULE: ./build/engine/agent/configured-agents.js
var configured_agents = __webpack_require__(74832);
// EXTERNAL MODULE: ./build/engine/log/activity-log.js + 1 modules
var activity_log = __webpack_require__(84321);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
// EXTERNAL MODULE: ./build/experiment/handover/handed-groups.js
var handed_groups = __webpack_require__(31775);
// EXTERNAL MODULE: ./build/experiment/ledger/agent-choice.js
var agent_choice = __webpack_require__(10731);
// EXTERNAL MODULE: ./build/experiment/ledger/at-work.js
var at_work = __webpack_require__(78579);
// EXTERNAL MODULE: ./build/experiment/ledger/branch-problem.js
var branch_problem = __webpack_require__(11346);
// EXTERNAL MODULE: ./build/experiment/ledger/certification.js
var certification = __webpack_require__(49780);
// EXTERNAL MODULE: ./build/experiment/ledger/decisions.js
var ledger_decisions = __webpack_require__(761);
// EXTERNAL MODULE: ./build/experiment/ledger/effects.js
var effects = __webpack_require__(7956);
// EXTERNAL MODULE: ./build/experiment/ledger/fold.js
var fold = __webpack_require__(61319);
// EXTERNAL MODULE: ./build/experiment/ledger/holdout.js
var ledger_holdout = __webpack_require__(50113);
// EXTERNAL MODULE: ./build/experiment/ledger/in-flight.js
var in_flight = __webpack_require__(6782);
// EXTERNAL MODULE: ./build/decision/trade-offs.js
var trade_offs = __webpack_require__(62880);
;// CONCATENATED MODULE: ./build/experiment/ledger/pareto.js

function readTradeOffs(raw, ledger) {
    return (0,trade_offs/* tradeOffsIn */.I)(raw, iterationsByTest(ledger));
}
function iterationsByTest(ledger) {
    return new Map(ledger.flatMap(({ decision, iter }) => (decision?.test ? [[decision.test, iter]] : [])));
}

// EXTERNAL MODULE: ./build/experiment/ledger/readable-config.js
var readable_config = __webpack_require__(28803);
// EXTERNAL MODULE: ./build/experiment/ledger/record.js
var record = __webpack_require__(74773);
// EXTERNAL MODULE: ./build/experiment/ledger/rejection.js
var ledger_rejection = __webpack_require__(75265);
// EXTERNAL MODULE: ./build/experiment/ledger/run-mark.js
var run_mark = __webpack_require__(36609);
// EXTERNAL MODULE: ./build/experiment/ledger/standing.js
var ledger_standing = __webpack_require__(50344);
// EXTERNAL MODULE: ./build/experiment/ledger/state.js
var ledger_state = __webpack_require__(26099);
// EXTERNAL MODULE: ./build/experiment/ledger/store.js + 2 modules
var store = __webpack_require__(1119);
// EXTERNAL MODULE: ./build/experiment/verification/archived-records.js
var archived_records = __webpack_require__(48283);
// EXTERNAL MODULE: ./build/experiment/maintenance/notices.js
var notices = __webpack_require__(52431);
;// CONCATENATED MODULE: ./build/experiment/maintenance/look.js


























function readStatus(paths, host, read = store/* readLedger */.SC) {
    const { records, problem } = read(paths);
    const { config, problems } = (0,readable_config/* readConfigForStatus */.q)(paths, { records, host });
    const damages = [problem, (0,store/* findGuidanceProblem */.vU)(paths)].flatMap((each) => each === undefined ? [] : [(0,errors/* renderProblem */.yM)(each)]);
    const unread = (0,ledger_rejection/* readRejection */.uE)(paths).problems.map(errors/* renderProblem */.yM);
    const decisions = (0,ledger_decisions/* readDecisions */.uY)(paths);
    const state = (0,store/* readState */.un)(paths) ?? stateWithout(paths, { config, records });
    const takenOut = (0,certification/* findTakenOut */.P)(records);
    const isRunning = (0,at_work/* isAtWork */.p)(paths);
    const standing = (0,ledger_standing/* readBranchState */.m)(decisions, records);
    const holdout = (0,ledger_holdout/* readHoldoutGap */.S)(decisions);
    const names = (0,configured_agents/* isShared */.yM)(config) ? (0,configured_agents/* agentsOf */.et)(config).map(({ name }) => name) : [];
    const agents = (0,agent_choice/* tallyRecords */.xe)(names, { records, decisions });
    const isMeasured = standing.kind === 'confirmed' || standing.kind === 'not-confirmed';
    return {
        ...{ config, state, records },
        activities: isRunning ? (0,activity_log/* readActivities */.W)(paths.activity) : [],
        waiting: isRunning ? state.waiting : limitOf(records),
        standing,
        claim: isMeasured ? (0,ledger_decisions/* lastClaim */.B5)(decisions) : undefined,
        earlier: (0,ledger_standing/* readEarlierClaim */.r)(decisions, records),
        uncertified: (0,certification/* findUncertified */.q)(decisions, records),
        takenOut,
        effects: (0,effects/* findEffects */.g)(decisions, records, takenOut),
        tradeOffs: readTradeOffs(decisions, records),
        holdout,
        groups: (0,handed_groups/* groupsOfRecords */.M4)(paths, { raw: decisions, records, direction: config.objective.direction }),
        agents: agents.length > 1 ? agents : [],
        notices: [
            ...archivingNotices(paths),
            ...rejectionNotices(paths, records),
            ...endedNotices(paths, records),
            ...(holdout?.parting === undefined ? [] : [holdout.parting]),
            ...(0,notices/* noticesOf */.lx)(paths.name, { records, decisions }),
        ],
        problems: [...problems, ...damages, ...unread],
        isDamaged: damages.length > 0,
        isRunning,
    };
}
function limitOf(records) {
    const { outcome, agent_failure: failure, notes } = records.at(-1) ?? {};
    if (outcome !== 'killed' || failure?.reset_at == null)
        return undefined;
    return { until: failure.reset_at, cause: notes ?? '' };
}
function endedNotices(paths, records) {
    const ended = (0,archived_records/* findEndedRun */.$S)(paths, records);
    return ended === undefined ? [] : [(0,notices/* describeEnded */.Og)({ ...ended, folder: (0,store/* shownPath */.pS)(paths, ended.folder) })];
}
function archivingNotices({ name, archiving }) {
    return (0,external_node_fs_.existsSync)(archiving) ? [`it was being archived when a command was killed: autorize archive ${name}`] : [];
}
function readBranchStatus(paths, { records, state, isRunning }) {
    if (isRunning || hasOpenIntent(paths, records))
        return undefined;
    const actual = (0,user_repository/* readBranchFile */.TQ)(paths.repository, (0,ledger_state/* branchOf */.W0)(paths.name));
    return (0,branch_problem/* branchProblem */.MT)(paths.name, { records, base: (0,fold/* findBase */.lN)(records, state), actual });
}
function hasOpenIntent({ intents }, records) {
    if (!(0,external_node_fs_.existsSync)(intents))
        return false;
    const parsed = (0,journal_chain/* parseJournal */.z8)((0,external_node_fs_.readFileSync)(intents));
    const last = parsed.kind === 'sound' ? parsed.records.at(-1) : undefined;
    return last !== undefined && records.every(({ iter }) => iter !== last.iter);
}
function stateWithout(paths, known) {
    return { ...rebuildState(paths, known), iter_in_progress: (0,in_flight/* findInFlight */.T)(paths, known.records)[0] ?? null };
}
function rebuildState(paths, { config, records }) {
    const mark = (0,run_mark/* findMark */.DQ)(paths, { records, inFlight: (0,in_flight/* findInFlight */.T)(paths, records) });
    const ofRun = records.filter(({ run }) => run?.id !== undefined && run?.id === mark?.id);
    return (0,ledger_state/* buildState */.qk)({
        experiment: paths.name,
        baseCommit: (0,fold/* findBase */.lN)(records, undefined) ?? '',
        run: mark ?? { id: '', started_at: '', deadline: null },
        ledger: (0,fold/* foldRecords */.IN)(records, config.objective.direction),
        step: 'Idle',
        iterInProgress: null,
        runIterationsCompleted: ofRun.filter(({ outcome }) => record/* OUTCOME_RULES */.fA[outcome].counts).length,
    });
}
function rejectionNotices(paths, records) {
    return (0,ledger_rejection/* readRejections */.zV)(paths, records).map((rejection) => (0,ledger_rejection/* describeRejection */.xz)(rejection, records));
}
function guidanceNotes(paths) {
    const problem = (0,store/* findGuidanceProblem */.vU)(paths);
    return problem === undefined ? [] : [`not all guidance reaches the agent: ${(0,errors/* renderProblem */.yM)(problem)}`];
}


/***/ }),

/***/ 52431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EQ: () => (/* binding */ promotionWord),
/* harmony export */   Fh: () => (/* binding */ setupNotes),
/* harmony export */   J4: () => (/* binding */ pendingRelease),
/* harmony export */   Og: () => (/* binding */ describeEnded),
/* harmony export */   Ps: () => (/* binding */ quarantinedIterations),
/* harmony export */   lx: () => (/* binding */ noticesOf),
/* harmony export */   nw: () => (/* binding */ quarantinedPromotionIn),
/* harmony export */   rb: () => (/* binding */ describeOtherFiles)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
/* harmony import */ var _audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65780);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _decision_promotion_approval_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64768);
/* harmony import */ var _decision_rule_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45342);





function describeEnded({ folder, branch, what, kept }) {
    const quarantined = kept === 0 ? 'which kept nothing' : `with ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(kept, 'kept change')} on ${branch}`;
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
    const what = (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_1__/* .describeChanges */ .DT)(changes, 'objective.').join(', ');
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
    if ((0,_decision_promotion_approval_js__WEBPACK_IMPORTED_MODULE_3__/* .isPromotion */ .U)(task))
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
    const output = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ passed: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY() })).safeParse(last?.guards);
    const isHeld = last?.code === 'implausible' && output.success && output.data.every(({ passed }) => passed);
    return isHeld ? String(last.task) : undefined;
}
function promotionWord(task) {
    return task.replace(' ', '-');
}
function warningOf(decisions) {
    const warnings = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .auditRecords */ .u)({ records: decisions }).state?.session.warnings ?? [];
    const last = warnings.at(-1);
    if (last === undefined)
        return [];
    return [warnings.length === 1 ? last : `${last} (the last of ${warnings.length} such findings)`];
}
function noticesOf(name, { records, decisions }) {
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
        ...warningOf(decisions),
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


/***/ })

};


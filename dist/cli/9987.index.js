export const id = 9987;
export const ids = [9987];
export const modules = {

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
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7953);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
/* harmony import */ var _loop_clock_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(47341);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67018);
/* harmony import */ var _run_limits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56068);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26099);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62414);
/**
 * Which run an iteration is of, and how long it may still take.
 * Invariant: a run that is resumed keeps its mark, its deadline and what it used up.
 */












/** Writes down the run that begins or is resumed: it is durable before anything of the run is done. */
function writeRunMark({ run }, mark) {
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFileAtomic */ .Zf)(run, [`${JSON.stringify(mark)}\n`]);
}
/** The run that was begun last; undefined where an older version began it. */
function readRunMark({ run }) {
    return _state_js__WEBPACK_IMPORTED_MODULE_8__/* .runMarkSchema */ .Km.safeParse((0,_store_js__WEBPACK_IMPORTED_MODULE_9__/* .readJson */ .Vh)(run)).data;
}
/** Throws where a mark is there and says what no run of ours writes: what the limits of the run are is not guessed. */
function requireMarks(paths, inFlight) {
    for (const path of [paths.run, (0,_store_js__WEBPACK_IMPORTED_MODULE_9__/* .beginningOf */ .VI)(paths, inFlight)]) {
        const raw = path === undefined ? undefined : (0,_store_js__WEBPACK_IMPORTED_MODULE_9__/* .readJson */ .Vh)(path);
        const read = _state_js__WEBPACK_IMPORTED_MODULE_8__/* .runMarkSchema */ .Km.safeParse(raw);
        // A loss of power may leave one empty.
        if (path === undefined || raw === undefined || read.success)
            continue;
        const shown = (0,_store_js__WEBPACK_IMPORTED_MODULE_9__/* .shownPath */ .pS)(paths, path);
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PreconditionError */ .Rb({
            message: `${shown}:1 has no usable ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_10__/* .quoted */ .TL)(read.error.issues[0]?.path.join('.') || 'shape')}; expected the last run and its limits`,
            remedy: `See who wrote it. To resume within the limits of the config: remove ${shown}. To start another run: autorize run ${paths.name} --fresh`,
        });
    }
}
/** The mark of a run that begins now. */
function newMark(requested, { config, deadline }, host) {
    const now = host.now();
    const budgetMs = requested.timeBudgetMs ?? (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .parseDuration */ .E9)(config.schedule.total_budget ?? '');
    const end = budgetMs === undefined ? deadline?.getTime() : now.getTime() + budgetMs;
    const begun = { id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(), started_at: now.toISOString() };
    return withLimits(begun, { end, requested, now });
}
/** The mark of a run that is resumed: its own limits, but for those that the request gives again, and its accepted risks. */
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
    const limits = (0,_run_limits_js__WEBPACK_IMPORTED_MODULE_7__/* .mergeLimits */ .n)(known, requested);
    const deadline = last === undefined ? null : new Date(last).toISOString();
    const accepted = risks.length === 0 ? {} : { accepted_risks: risks };
    return { id, started_at, deadline, ...(limits === undefined ? {} : { limits }), ...accepted };
}
/** The config with the risks that the command lines of the run accept; those of an earlier run are not among them. */
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
/** The run that was broken off, with its limits; throws where there is nothing to resume. */
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
        // Written before the state, with the same of the run and what a resume gave.
        if (found?.id === state.run_id)
            return found;
        const { run_id: id, started_at, deadline, limits } = state;
        return { id, started_at, deadline, ...(limits === undefined ? {} : { limits }) };
    }
    if (found !== undefined)
        return found;
    // What `init` writes is at no step yet; the original tool's state of a run is.
    const isBegun = state !== undefined && (state.current_step !== 'Idle' || state.iter_in_progress !== null);
    if (records.length > 0 || inFlight.length > 0 || isBegun)
        return undefined;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PreconditionError */ .Rb({
        message: `no run of "${paths.name}" has started yet; there is nothing to resume`,
        remedy: `Start one: autorize run ${paths.name}`,
    });
}
/** The run that was begun last, by everything but the state; of several files that name it the first one holds. */
function findMark(paths, { records, inFlight }) {
    const last = records.at(-1)?.run;
    const recorded = last === undefined || last === null
        ? undefined
        : {
            ...{ id: last.id, started_at: last.started_at, deadline: last.deadline ?? null },
            ...(last.limits ? { limits: last.limits } : {}),
        };
    const begun = (0,_store_js__WEBPACK_IMPORTED_MODULE_9__/* .begunBy */ .fM)(paths, inFlight);
    // What a command line here accepted, only the run's own file says: folders of iterations may be from another machine.
    const ofFolder = begun === undefined ? undefined : { ...begun, accepted_risks: [] };
    const marks = [readRunMark(paths), ofFolder, recorded].filter((mark) => mark !== undefined);
    return marks.reduce((latest, mark) => (latest === undefined || mark.started_at > latest.started_at ? mark : latest), undefined);
}
/** The command that continues from what the files say now: where nothing was begun, or all is over, it is another run. */
function nextVerb(paths) {
    try {
        const { records } = (0,_store_js__WEBPACK_IMPORTED_MODULE_9__/* .readLedger */ .SC)(paths);
        oldMark({ paths, records, state: (0,_store_js__WEBPACK_IMPORTED_MODULE_9__/* .readState */ .un)(paths), inFlight: (0,_opening_js__WEBPACK_IMPORTED_MODULE_6__/* .findInFlight */ .T6)(paths, records) });
        return 'resume';
    }
    catch (error) {
        if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PreconditionError */ .Rb)
            return 'run';
        throw error;
    }
}
/** The same as it is typed. */
function resumeLine(paths) {
    // Where the repository is gone, nothing says which; a run that was at work has begun.
    const verb = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(paths.repository.folder) ? nextVerb(paths) : 'resume';
    return `autorize ${verb} ${paths.name}`;
}
/** A budget is of the monotonic clock, so that setting the time neither stretches nor cuts it; a deadline is a time of day. */
function clockOf({ deadline }, mark, host) {
    if (mark.deadline === null)
        return () => Number.POSITIVE_INFINITY;
    const end = Date.parse(mark.deadline);
    if (deadline?.getTime() === end)
        return () => end - host.now().getTime();
    return (0,_loop_clock_js__WEBPACK_IMPORTED_MODULE_11__/* .clockUntil */ .V)(mark.deadline, host.now());
}


/***/ }),

/***/ 32310:
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
// EXTERNAL MODULE: ./build/engine/log/activity-log.js + 1 modules
var activity_log = __webpack_require__(84321);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
// EXTERNAL MODULE: ./build/experiment/ledger/at-work.js
var at_work = __webpack_require__(78579);
// EXTERNAL MODULE: ./build/experiment/ledger/branch.js
var branch = __webpack_require__(85360);
// EXTERNAL MODULE: ./build/experiment/ledger/certification.js
var certification = __webpack_require__(49780);
// EXTERNAL MODULE: ./build/experiment/ledger/decisions.js
var ledger_decisions = __webpack_require__(761);
// EXTERNAL MODULE: ./build/experiment/ledger/fold.js
var fold = __webpack_require__(61319);
// EXTERNAL MODULE: ./build/experiment/ledger/opening.js
var opening = __webpack_require__(67018);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js
var parse = __webpack_require__(4196);
// EXTERNAL MODULE: ./build/decision/metric-guard.js + 1 modules
var metric_guard = __webpack_require__(51610);
// EXTERNAL MODULE: ./build/stats/moments.js
var moments = __webpack_require__(44785);
;// CONCATENATED MODULE: ./build/decision/pareto-front.js
/**
 * The measured changes that no other one beats in score and metrics at once.
 * Invariant: changes are compared by what they were measured against. Each test compares a tree with the best of then in
 * the same pairs, and these differences are added up along the accepted changes from the base on: scores of different
 * hours are never compared. Single tests choose what is shown, so it is a list to look at, and no claim. Pure.
 */

/** The front, best score first; the first axis is the score. A test that lacks an axis is none of it. */
function paretoFront(tests, axes, base) {
    const scales = axes.map(({ name }) => hasRatios(tests, name));
    const places = new Map([[base, axes.map(() => 0)]]);
    const points = new Map();
    for (const test of tests) {
        const from = places.get(test.incumbent);
        const moved = axes.map(({ name }, at) => changeOf(test, name, scales[at] === true));
        if (from === undefined || moved.some((change) => change === undefined))
            continue;
        const place = moved.map((change, at) => (from[at] ?? 0) + (change ?? 0));
        // What a tree is measured to be when it is accepted is what its successors are compared with.
        if (test.kept || !places.has(test.tree))
            places.set(test.tree, place);
        const changes = axes.map(({ name }, at) => ({ name, change: place[at] ?? 0, isRatio: scales[at] === true }));
        points.set(test.tree, { point: { task: test.task, isAccepted: test.kept, changes }, place });
    }
    const signs = axes.map(({ direction }) => (direction === 'max' ? 1 : -1));
    const all = [...points.values()].map(({ point, place }) => ({
        point,
        gains: place.map((change, at) => change * (signs[at] ?? 1)),
    }));
    return all
        .filter(({ gains }) => !all.some((other) => dominates(other.gains, gains)))
        .sort((one, other) => (other.gains[0] ?? 0) - (one.gains[0] ?? 0))
        .map(({ point }) => point);
}
/** No worse anywhere, and better somewhere. */
function dominates(one, other) {
    return one.every((gain, at) => gain >= (other[at] ?? 0)) && one.some((gain, at) => gain > (other[at] ?? 0));
}
const valuesOf = (runs, name) => runs.flatMap((run) => new Map(Object.entries(run)).get(name) ?? []);
function hasRatios(tests, name) {
    return tests.every(({ candidate, best }) => valuesOf([...candidate, ...best], name).every((value) => value > 0));
}
function changeOf({ candidate, best }, name, isRatio) {
    const [own, other] = [valuesOf(candidate, name), valuesOf(best, name)];
    if (own.length === 0 || other.length === 0)
        return undefined;
    return isRatio ? Math.log((0,moments/* meanOf */.hm)(own) / (0,moments/* meanOf */.hm)(other)) : (0,moments/* meanOf */.hm)(own) - (0,moments/* meanOf */.hm)(other);
}

// EXTERNAL MODULE: ./build/decision/records.js
var records = __webpack_require__(93889);
;// CONCATENATED MODULE: ./build/experiment/ledger/pareto.js
/** The front of an experiment's measured changes, from its decision log as it lies on the disk. */




const run = schemas/* object */.Ikc({
    kind: schemas/* literal */.euz('evaluation'),
    id: schemas/* number */.aig(),
    arm: schemas/* enum */.k5n(['candidate', 'incumbent']),
    stage: schemas/* string */.YjP(),
    task: schemas/* string */.YjP(),
    tree: schemas/* string */.YjP(),
    score: schemas/* number */.aig(),
    metrics: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig()))),
});
const MEASURING = new Set(['pair', 'measure', 'rerun', 'remeasure', 'calibrate']);
// A single run against a mean of others: too little to be shown as a trade.
const UNMEASURED = new Set(['screen', 'crash', 'tamper']);
/** Empty where there is no metric in addition to the score. */
function readFront(raw, ledger) {
    const header = parse/* safeParse */.xL(records/* decisionRecordSchema */.vt, raw[0]);
    if (!header.success || header.data.kind !== 'genesis')
        return [];
    const { settings, baseline_tree: base } = header.data;
    const axes = axesOf(settings);
    if (axes.length < 2)
        return [];
    const runs = new Map();
    const tests = [];
    for (const record of raw) {
        if (record.kind === 'evaluation') {
            const read = parse/* safeParse */.xL(run, record);
            if (!read.success || !MEASURING.has(read.data.stage))
                continue;
            const known = runs.get(read.data.task);
            if (known === undefined)
                runs.set(read.data.task, [read.data]);
            else
                known.push(read.data);
        }
        else if (record.kind === 'decision') {
            const read = parse/* safeParse */.xL(records/* decisionEntrySchema */.ce, record);
            if (read.success)
                tests.push(...testOf(read.data, runs));
        }
    }
    const iterOf = new Map(ledger.flatMap(({ decision, iter }) => (decision?.test ? [[decision.test, iter]] : [])));
    return paretoFront(tests, axes, base).flatMap((point) => {
        const iter = iterOf.get(point.task);
        return iter === undefined ? [] : [{ ...point, iter }];
    });
}
function axesOf({ direction, ...settings }) {
    const guarded = (0,metric_guard/* guardedMetrics */.MF)({ guards: settings.guards, metrics: [] });
    return [
        { name: SCORE, direction },
        ...guarded.map((guard) => ({ name: guard.metric, direction: guard.direction })),
        ...settings.metrics.map((metric) => ({ name: metric.name, direction: metric.direction })),
    ];
}
const SCORE = 'score';
function testOf({ task, purpose, incumbent, code, kept }, runs) {
    if ((purpose !== 'candidate' && purpose !== 'simplify') || UNMEASURED.has(code))
        return [];
    const own = runs.get(task) ?? [];
    const candidate = own.filter(({ arm }) => arm === 'candidate');
    const paired = own.filter(({ arm }) => arm === 'incumbent');
    const [first] = candidate;
    if (first === undefined)
        return [];
    const best = paired.length > 0 ? paired : [...runs.values()].flat().filter(({ tree }) => tree === incumbent);
    return [{ task, tree: first.tree, incumbent, kept, candidate: candidate.map(pareto_valuesOf), best: best.map(pareto_valuesOf) }];
}
/** A metric may have the name of the score: then it is the score. */
function pareto_valuesOf({ score, metrics }) {
    return { ...metrics, [SCORE]: score };
}

// EXTERNAL MODULE: ./build/experiment/ledger/readable-config.js
var readable_config = __webpack_require__(28803);
// EXTERNAL MODULE: ./build/experiment/ledger/record.js
var record = __webpack_require__(74773);
// EXTERNAL MODULE: ./build/experiment/ledger/rejection.js
var ledger_rejection = __webpack_require__(75265);
// EXTERNAL MODULE: ./build/experiment/ledger/run-mark.js
var run_mark = __webpack_require__(36609);
// EXTERNAL MODULE: ./build/base/claim-outcome.js
var claim_outcome = __webpack_require__(59997);
;// CONCATENATED MODULE: ./build/experiment/ledger/standing.js
/** What may be said of the improvement of an experiment. Pure. */



/** The tree that the last promotion of `checkpoint`, or a rejection, made the champion; undefined: there was none. */
function championOf(raw) {
    const promotion = raw.findLast(({ kind, purpose, kept, champion }) => (kind === 'decision' && purpose === 'promotion' && kept === true) ||
        (kind === 'rejection' && typeof champion === 'string'));
    if (promotion === undefined)
        return undefined;
    if (promotion.kind === 'rejection')
        return promotion.champion;
    return raw.findLast(({ kind, task, arm }) => kind === 'evaluation' && task === promotion.task && arm === 'candidate')
        ?.tree;
}
/** The last of them; undefined where there is none, or it is of what the branch holds now. */
function readEarlierClaim(raw, ledger) {
    const merged = ledger.filter(({ outcome }) => outcome === 'merged');
    const now = championOf(raw) ?? merged.at(-1)?.tree;
    const claim = (0,ledger_decisions/* asClaim */.vi)(raw.findLast(({ kind, final }) => kind === 'claim' && final !== now));
    if (claim === undefined)
        return undefined;
    const iter = merged.findLast(({ tree }) => typeof tree === 'string' && tree === claim.final)?.iter;
    return iter === undefined ? undefined : { iter, ...(0,claim_outcome/* claimOutcome */.f3)(claim) };
}
/** Reads what may be said; a claim of what the branch held before something else was kept says nothing of now. */
function readBranchState(raw, ledger) {
    const branchHead = ledger.findLast(({ outcome }) => outcome === 'merged');
    if (raw.length === 0 || branchHead === undefined)
        return { kind: 'none' };
    const claim = (0,ledger_decisions/* lastClaim */.B5)(raw);
    const final = championOf(raw) ?? branchHead.tree;
    if (claim !== undefined && claim.final === final) {
        return { kind: (0,claim_outcome/* isConfirmed */.it)(claim) ? 'confirmed' : 'not-confirmed', sentence: claim.sentence };
    }
    const [runHeader] = raw;
    const read = records/* decisionRecordSchema */.vt.safeParse(runHeader);
    if (!read.success || read.data.kind !== 'genesis')
        return { kind: 'none' };
    const { settings, unscored, baseline_tree: baseline } = read.data;
    if (final === baseline && branchHead.reverts && branchHead.tree === baseline)
        return { kind: 'withdrawn' };
    const isWanted = settings.confirm.pairs > 0 && !unscored && final !== baseline;
    return { kind: isWanted ? 'unconfirmed' : 'none' };
}

// EXTERNAL MODULE: ./build/experiment/ledger/state.js
var ledger_state = __webpack_require__(26099);
// EXTERNAL MODULE: ./build/experiment/ledger/store.js + 1 modules
var store = __webpack_require__(62414);
// EXTERNAL MODULE: ./build/experiment/verification/archived-records.js
var archived_records = __webpack_require__(48283);
// EXTERNAL MODULE: ./build/experiment/maintenance/notices.js
var notices = __webpack_require__(52431);
;// CONCATENATED MODULE: ./build/experiment/maintenance/look.js
/**
 * An experiment as it lies on the disk, for those who only look.
 * Invariant: nothing is written, no lock is taken, and a ledger with a corrupt line still shows what can be read.
 */





















/** Reads what there is of an experiment; `read` is for those who look again and again. */
function readStatus(paths, host, read = store/* readLedger */.SC) {
    const { records, problem } = read(paths);
    const { config, problems } = (0,readable_config/* readConfigForStatus */.q)(paths, { records, host });
    const damages = [problem, (0,store/* findGuidanceProblem */.vU)(paths)].flatMap((each) => each === undefined ? [] : [(0,errors/* renderProblem */.yM)(each)]);
    const unread = (0,ledger_rejection/* readRejection */.uE)(paths).problems.map(errors/* renderProblem */.yM);
    const decisions = (0,ledger_decisions/* readDecisions */.uY)(paths);
    const state = (0,store/* readState */.un)(paths) ?? stateWithout(paths, { config, records });
    const isRunning = (0,at_work/* isAtWork */.p)(paths);
    const standing = readBranchState(decisions, records);
    const isMeasured = standing.kind === 'confirmed' || standing.kind === 'not-confirmed';
    return {
        ...{ config, state, records },
        activities: isRunning ? (0,activity_log/* readActivities */.W)(paths.activity) : [],
        waiting: isRunning ? state.waiting : limitOf(records),
        standing,
        claim: isMeasured ? (0,ledger_decisions/* lastClaim */.B5)(decisions) : undefined,
        earlier: readEarlierClaim(decisions, records),
        uncertified: (0,certification/* findUncertified */.q)(decisions, records),
        takenOut: (0,certification/* findTakenOut */.P)(records),
        front: readFront(decisions, records),
        notices: [
            ...archivingNotices(paths),
            ...rejectionNotices(paths, records),
            ...endedNotices(paths, records),
            ...(0,notices/* noticesOf */.lx)(paths.name, { records, decisions }),
        ],
        problems: [...problems, ...damages, ...unread],
        isDamaged: damages.length > 0,
        isRunning,
    };
}
/** The limit that the last iteration was broken off by. */
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
/** What is wrong where the branch is not at what the records kept last; while a run is at work it may be on its way. */
function readBranchStatus(paths, { records, state, isRunning }) {
    if (isRunning || hasOpenIntent(paths, records))
        return undefined;
    const actual = (0,user_repository/* readBranchFile */.TQ)(paths.repository, (0,ledger_state/* branchOf */.W0)(paths.name));
    return (0,branch/* branchProblem */.MT)(paths.name, { records, base: (0,opening/* findBase */.lN)(records, state), actual });
}
/** A keep that a killed run began, which moves the branch before its record: the next run ends it. */
function hasOpenIntent({ intents }, records) {
    if (!(0,external_node_fs_.existsSync)(intents))
        return false;
    const parsed = (0,journal_chain/* parseJournal */.z8)((0,external_node_fs_.readFileSync)(intents));
    const last = parsed.kind === 'sound' ? parsed.records.at(-1) : undefined;
    return last !== undefined && records.every(({ iter }) => iter !== last.iter);
}
/** The state, where its file is gone: what was in flight has a folder. */
function stateWithout(paths, known) {
    return { ...rebuildState(paths, known), iter_in_progress: (0,opening/* findInFlight */.T6)(paths, known.records)[0] ?? null };
}
/** The state by the records and the folder of what was in flight. */
function rebuildState(paths, { config, records }) {
    const mark = (0,run_mark/* findMark */.DQ)(paths, { records, inFlight: (0,opening/* findInFlight */.T6)(paths, records) });
    const ofRun = records.filter(({ run }) => run?.id !== undefined && run?.id === mark?.id);
    return (0,ledger_state/* buildState */.qk)({
        experiment: paths.name,
        baseCommit: (0,opening/* findBase */.lN)(records, undefined) ?? '',
        run: mark ?? { id: '', started_at: '', deadline: null },
        ledger: (0,fold/* foldRecords */.I)(records, config.objective.direction),
        step: 'Idle',
        iterInProgress: null,
        runIterationsCompleted: ofRun.filter(({ outcome }) => record/* OUTCOME_RULES */.fA[outcome].counts).length,
    });
}
function rejectionNotices(paths, records) {
    return (0,ledger_rejection/* readRejections */.zV)(paths, records).map((rejection) => (0,ledger_rejection/* describeRejection */.xz)(rejection, records));
}
/** What is wrong with the guidance that a person wrote, for those who start a run. */
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
/* harmony import */ var _audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53022);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _decision_promotion_approval_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64768);
/* harmony import */ var _decision_rule_change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45342);





/** That another run began: why, and where the one before is; `folder`: as a user types it. */
function describeEnded({ folder, branch, what, kept }) {
    const quarantined = kept === 0 ? 'which kept nothing' : `with ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(kept, 'kept change')} on ${branch}`;
    return `another run began, from another baseline, since its rules changed: ${what}; the one before, ${quarantined}, is in ${folder} as it was; to go back to it: docs/how-to/restore-an-archived-run.md`;
}
/** That setup could run once, where nothing says what it depends on. */
function setupNotes({ setup }, name) {
    if (setup.command === '' || setup.inputs.length > 0)
        return [];
    return [
        `setup runs in every evaluation; with setup.inputs it would run once, which is faster: autorize doctor ${name} --fix`,
    ];
}
/** That HEAD has other protected files than those that judge, and nobody changed them after the base. */
function describeOtherFiles(name, changes) {
    const what = (0,_decision_rule_change_js__WEBPACK_IMPORTED_MODULE_1__/* .describeChanges */ .DT)(changes, 'objective.').join(', ');
    return `HEAD has a different evaluator: ${what}; HEAD does not descend from the commit that this run started from, so the run keeps the evaluator of that commit; --fresh (autorize run ${name} --fresh) uses that of HEAD`;
}
/** Iterations whose change is quarantined: nobody has approved it with success. */
function quarantinedIterations(records) {
    const accepted = new Set(records.flatMap(({ outcome, released }) => (outcome === 'merged' && released ? [released] : [])));
    return records.filter(({ decision, outcome }) => {
        const isHeld = decision?.code === 'implausible' && outcome === 'inconclusive';
        return isHeld && !accepted.has(String(decision.test));
    });
}
/** What a person said of a quarantined change, where no run has taken it up yet. */
function pendingRelease(decisions, task) {
    const at = decisions.findLastIndex(({ kind, task: of }) => kind === 'release' && of === task);
    const later = decisions.slice(at + 1);
    const taken = later.filter(({ kind, released }) => kind === 'candidate' && released === task);
    // What is on the working line has one promotion test at a time: the next one is of what was approved.
    if ((0,_decision_promotion_approval_js__WEBPACK_IMPORTED_MODULE_3__/* .isPromotion */ .U)(task))
        return later.some(isPromotionDecision) ? undefined : decisions[at];
    const names = new Set([task, ...taken.map(({ id }) => id)]);
    const isDecided = later.some(({ kind, task: of }) => kind === 'decision' && names.has(String(of)));
    return isDecided || taken.some(({ refused }) => refused !== null) ? undefined : decisions[at];
}
function isPromotionDecision({ kind, purpose }) {
    return kind === 'decision' && purpose === 'promotion';
}
/** The promotion test that held the working line back, if the last one did. */
function quarantinedPromotionIn(decisions) {
    const last = decisions.findLast(isPromotionDecision);
    // One that a guard refused is nothing that a person could approve.
    const output = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({ passed: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY() })).safeParse(last?.guards);
    const isHeld = last?.code === 'implausible' && output.success && output.data.every(({ passed }) => passed);
    return isHeld ? String(last.task) : undefined;
}
/** How a promotion test is named in a command. */
function promotionWord(task) {
    return task.replace(' ', '-');
}
/** The last of what was found about the evaluator meanwhile: that it is noisy, that the machine drifts. */
function warningOf(decisions) {
    const warnings = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .auditRecords */ .u)({ records: decisions }).state?.session.warnings ?? [];
    const last = warnings.at(-1);
    if (last === undefined)
        return [];
    return [warnings.length === 1 ? last : `${last} (the last of ${warnings.length} such findings)`];
}
/**
 * What a person should look at, in sentences: an evaluator that may not look at the code, that is noisy, that drifts;
 * quarantined changes.
 */
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
/** The activities in parts; without any: that it starts. */
function renderActivities(activities, shown) {
    const main = activities.findLast(({ progress }) => progress !== undefined) ?? activities.at(-1);
    if (main === undefined)
        return [{ text: 'starting', rank: 1 }];
    // What is measured between attempts holds up those that wait to be scored.
    const others = activities.filter((each) => each !== main && (main.attempt !== null || each.doing !== 'scoring'));
    return [
        ...renderActivity(main, shown),
        ...others.map((other) => ({ text: `${nameOf(other, shown)}${other.doing}`, rank: 5 })),
    ];
}
function nameOf({ attempt }, shown) {
    return attempt === null ? '' : `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(shown.nameOf(attempt), MAX_NAME)} `;
}
/** `iter 12`, `scoring pair 3 of ≤20`, `guard ok`, `41s`, `≤3m left`, `E 7.2 of 20`. */
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
/** In whole seconds: what changes more often cannot be read. */
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
/** All that is done right now, for a screen with room. */
function renderAllActivities(activities, shown) {
    return renderActivities(activities, shown)
        .map(({ text }) => text)
        .join(SEPARATOR);
}
/** As many parts as have room, by their rank, in their order; a part is shown whole, but for a first one too long. */
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
/** What is done right now, on a line of a terminal. */
function renderActivityLine(activities, { rest, width, ...shown }) {
    const others = rest.map((text) => ({ text: (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text, MAX_NAME), rank: 7 }));
    return fitting([...renderActivities(activities, shown), ...others], width);
}


/***/ }),

/***/ 60551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ renderEnded)
/* harmony export */ });
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
/* harmony import */ var _time_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1052);
/** When something ended and why, as the top of a page says it. Pure. */


const MAX_REASON = 600;
/** `Ended 2026-05-20 13:10 UTC, after 1h10m: all 12 iterations are done`. */
function renderEnded({ from, to, reason }) {
    const [start, end] = [(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(from ?? null), (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(to ?? null)];
    const when = to === undefined || end === undefined ? '' : ` ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderInstant */ .Wv)(to)}`;
    const after = start === undefined || end === undefined || end < start ? '' : `, after ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSpan */ .LP)(end - start)}`;
    return `Ended${when}${after}: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(reason, MAX_REASON)}`;
}


/***/ }),

/***/ 2694:
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
/** Accepted changes of what setup runs on: from them on the evaluator's tools are others than those of the base. Pure. */

/** The iterations that are part of the branch and changed an input of setup, oldest first. */
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
// EXTERNAL MODULE: ./build/experiment/ledger/record.js
var record = __webpack_require__(74773);
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
;// CONCATENATED MODULE: ./build/report/pareto-text.js

// A run can have dozens; the records have them all.
const MAX_POINTS = 8;
const DIGITS = 3;
/** The measured changes that no other one beats in score and metrics at once, against the base. */
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
    const shown = Number((isRatio ? (Math.exp(change) - 1) * 100 : change).toPrecision(DIGITS)) + 0;
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
// A run can accept hundreds; audit has them all.
const MAX_UNCERTIFIED = 50;
/** An experiment, as every form of the report shows it. The records are believed, not the cache in `state`. */
function viewExperiment(input) {
    const { config, state, records, now, standing = { kind: 'none' } } = input;
    const { direction } = config.objective;
    const { name } = config.experiment;
    const folded = (0,fold/* foldRecords */.I)(records, direction);
    const { rows = (0,iteration_row/* buildIterationRows */.z)(records, direction) } = input;
    const result = buildResult(rows, standing.kind === 'withdrawn' ? null : folded.best_iter);
    const accepted = rows.filter(({ isAccepted }) => isAccepted).length;
    const tried = rows.filter(run_view/* isTry */.Ye).length;
    // What `init` writes is a state, too.
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
/** Earlier claims, what certification says of accepted changes, and those that changed the evaluator's tools. */
function factsOf({ config, records, earlier, uncertified = [], takenOut = [], front = [] }) {
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
    ];
    const known = facts.flatMap(([label, text]) => (text === undefined ? [] : [[label, text]]));
    return [...known, ...renderFront(front)];
}
/** Empty without accepted changes; else the confirmed gain, and where none can be confirmed, what single measurements say and that they are no more. */
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
    // Those of an earlier run may be gone: clean removes them.
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




// A change can touch thousands of files; the diff has them all.
const MAX_PATHS = 20;
const MAX_DURATIONS = 20;
/** What a record says of an iteration besides outcome, score and reason; what it does not say is left out. */
function renderFacts(record) {
    const { agent_exit: exit, commit, tree, base_commit: base, protected_digest: digest, hash } = record;
    const facts = [
        ['started', (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderInstant */ .Wv)(record.started_at)],
        ['took', renderTook(record)],
        ['steps', renderSteps(record)],
        ['agent', renderAgent(exit, record.agent_killed_by_budget)],
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
/** How long an iteration took, from its record; undefined when its times cannot be read. */
function renderTook({ started_at: start, ended_at: end }) {
    const [from, to] = [(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(start), (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .instantOf */ .B9)(end)];
    return from === undefined || to === undefined || to < from ? undefined : (0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSpan */ .LP)(to - from);
}
/**
 * What a decision rested on, in one line. Of a test that stops early neither effect nor interval is shown: both are
 * biased by when it stopped, and the improvement is what the confirmation says.
 */
function renderDecision({ decision }) {
    if (decision === undefined || decision === null)
        return undefined;
    const { policy, n, p_or_e: evidence, threshold } = decision;
    const isOfPairs = isNumber(evidence) && isNumber(threshold) && threshold >= 1;
    const measured = isNumber(n) ? [isOfPairs ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(n, 'pair') : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(n, 'measurement')] : [];
    return [(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(policy, 40), ...measured, ...renderEvidence(evidence, threshold)].join(', ');
}
/** An e-value has to reach its threshold, which is at least 1; a p-value of another tool has to stay below it. */
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
/** What agents used up together; undefined when none said so. */
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
/** `1.23 USD, 12,345 tokens in, 678 out`; undefined when nothing is known. */
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
// Tables cut it; the details of an attempt have all of it.
const MAX_REASON = 2000;
/** Builds the rows, oldest first; the best so far is that of the records, as the ledger is folded. */
function buildIterationRows(records, direction) {
    const scores = new _experiment_ledger_best_so_far_js__WEBPACK_IMPORTED_MODULE_0__/* .BestSoFar */ .IM(records, direction);
    let best;
    return records.map((record) => {
        const before = best;
        const left = scores.next();
        // Figures from here on are compared with what was best before the rejected change.
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
/** Where the score of a record lies: the interval of its gain, around its own score. */
function intervalOf({ score, decision }, direction) {
    if (typeof score !== 'number' || typeof decision?.effect !== 'number' || decision.interval == null)
        return undefined;
    const { effect: estimate, interval: limits, scale } = decision;
    return placeInterval(score, { estimate, limits, isRatio: scale === 'ratio', direction });
}
/** The limits of a gain as scores, around the score that the gain is of; undefined where they are no numbers. */
function placeInterval(score, { estimate, limits, isRatio, direction }) {
    const sign = direction === 'max' ? 1 : -1;
    const scoreAt = (limit) => isRatio ? score * (limit / estimate) ** sign : score + sign * (limit - estimate);
    const [low, high] = [scoreAt(limits[0]), scoreAt(limits[1])].sort((one, other) => one - other);
    return low === undefined || high === undefined || !Number.isFinite(low) || !Number.isFinite(high)
        ? undefined
        : [low, high];
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
/** What was confirmed, in plain words. Pure. */



/** `13.7× faster, very likely between 11.9× and 15.8×`, `4.1 % better, very likely between 2.3 % and 5.9 %`. */
function renderPlainGain(claim) {
    const { change, low, high } = claim.ratio == null ? asShare(claim) : asRatio(claim, claim.ratio);
    // What always scores the same has an interval without a width.
    return low === high ? change : `${change}, ${renderPlainInterval(claim.confidence, low, high)}`;
}
/** `very likely between 2 and 3`. */
function renderPlainInterval(confidence, low, high) {
    const likely = confidence >= 0.95 ? 'very likely' : confidence >= 0.8 ? 'likely' : 'perhaps';
    return `${likely} between ${low} and ${high}`;
}
/** `4 of 12 changes accepted`. */
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
/** In percent of the mean of the baseline; as it is where that mean is 0. */
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
/** The first line of the page of a run: what came of it, in plain words. Pure. */


/** `13.7× faster, very likely between 11.9× and 15.8×; 4 of 12 changes accepted`. */
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
/** The columns that a table of attempts can have. */
const COLUMNS = {
    id: { title: 'Iteration', text: ({ id }) => id },
    item: { title: 'Item', text: ({ id }) => id },
    outcome: { title: 'Outcome', text: ({ word }) => word },
    pass: { title: 'Pass', text: ({ pass }) => pass },
    score: { title: 'Score', text: ({ scoreText }) => scoreText },
    // Chosen for being good, it is no measure of the improvement.
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
/** That a run waits for its model, or of one that is over, when the limit ends. */
function viewWaiting(waiting, isRunning) {
    if (waiting === undefined)
        return undefined;
    return isRunning ? renderWaitingLine(waiting) : `its limit ends ${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_2__/* .renderMinute */ .D)(waiting.until)}`;
}
/** What a run waits for and why, on one line. */
function renderWaitingLine(waiting) {
    return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(`${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_2__/* .renderWaiting */ .i)(waiting)}: ${waiting.cause}`, 600);
}
/** Whether a row is an attempt; the baseline is none. */
function isTry({ mark }) {
    return mark !== 'baseline';
}
/** Counts the outcomes of rows, in the order of the outcomes' names. */
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


/** A word as it is typed into a shell: quoted where the shell would take it for something else. */
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


// Other forms would be read in the time zone of the machine.
const INSTANT = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;
/** The instant that a record names, in milliseconds; undefined when it names none. */
function instantOf(text) {
    if (text === null || !INSTANT.test(text))
        return undefined;
    const ms = Date.parse(text.replace(' ', 'T'));
    return Number.isNaN(ms) ? undefined : ms;
}
/** `2026-05-20 12:00 UTC`; a text that is no instant is shown as it is. */
function renderInstant(text) {
    const ms = instantOf(text);
    if (ms === undefined)
        return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(text, 40);
    return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** A length of time as a person wants it: no seconds in hours, no milliseconds in seconds. */
function renderSpan(ms) {
    const grain = ms >= 3_600_000 ? 60_000 : ms >= 1000 ? 1000 : 1;
    return (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .renderDuration */ .PP)(Math.round(ms / grain) * grain);
}


/***/ })

};


export const id = 978;
export const ids = [978];
export const modules = {

/***/ 632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: () => (/* binding */ appendRecord),
/* harmony export */   GQ: () => (/* binding */ recordStop),
/* harmony export */   PS: () => (/* binding */ appendOnly),
/* harmony export */   sd: () => (/* binding */ pointAt)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5145);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3727);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(176);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3448);




/** Appends a record, and writes the files that follow from it. */
function appendRecord(mission, draft) {
    appendOnly(mission, draft);
    (0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .writeRunFiles */ .ak)(mission.place, mission.state);
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('mission:after-files');
}
/** The same for a record that no file shows. */
function appendOnly(mission, draft) {
    requireLock(mission);
    const { place, host } = mission;
    const sealed = appendDurably(mission, { created_at: host.now().toISOString(), ...draft });
    mission.state = (0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .typedRecords */ .xx)(place, [sealed]).reduce(_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .advance */ .np, mission.state);
}
/** On a full disk the reserve makes room for the record; the run ends after it. */
function appendDurably({ journal, reserve }, draft) {
    try {
        return journal.append(draft);
    }
    catch (error) {
        if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW && error.code === 'disk_full') || reserve?.isHeld !== true)
            throw error;
        reserve.release();
        return journal.append(draft);
    }
}
function requireLock({ lock, place }) {
    if (lock.isHeld())
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW('lock_lost', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.precondition, {
        message: 'the lock of the mission was lost: its file or its helper is gone',
        remedy: `See who removed it, then: rcs autoresearch --resume ${place.runId}`,
    });
}
/** Points at the run, at work or over. */
function pointAt({ place, host, state }, active) {
    const { launch, status, completedAt } = state;
    (0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .writePointer */ .NS)(place, {
        active,
        run_id: launch.run_id,
        mission_slug: launch.mission_slug,
        repo_root: launch.repo_root,
        worktree_path: launch.worktree_path,
        status,
        updated_at: host.now().toISOString(),
        completed_at: active ? null : completedAt,
        pid: process.pid,
        started_at: launch.created_at,
    });
}
/** Records why the run stopped, and lets the next one begin. */
function recordStop(mission, { status, reason }) {
    appendRecord(mission, { kind: 'stopped', status, reason });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('mission:after-stop');
    pointAt(mission, false);
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('mission:after-close');
}


/***/ }),

/***/ 6732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ areaOf),
/* harmony export */   o: () => (/* binding */ cleanMission)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _attempt_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(682);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7953);
/* harmony import */ var _kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5364);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9570);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6992);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4178);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3448);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/**
 * Giving back the space of a run that is over: its lane and its private area.
 * Invariant: records and branch stay; a lane that was left for the user to look at is not ours to remove. The lock is held.
 * Crash: some of it is gone; the next call removes the rest.
 */










/** Removes what a run that is over needs no more; gives the folders that went. */
async function cleanMission(runId, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const place = (0,_store_js__WEBPACK_IMPORTED_MODULE_8__/* .placeOf */ .$t)(runId, host);
        const _lock = __addDisposableResource(env_1, await (0,_opening_js__WEBPACK_IMPORTED_MODULE_7__/* .lockMissions */ .lU)(place, host), true);
        const { state } = (0,_look_js__WEBPACK_IMPORTED_MODULE_5__/* .lookAtMission */ .H)(place);
        const { worktree_path: lane } = state.launch;
        if (!(0,_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .isTerminal */ .Hd)(state.status)) {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
                message: `the mission run ${runId} is not over (${state.status}); going on needs its worktree`,
                remedy: `Go on with it: rcs autoresearch --resume ${runId}, or close it first: rcs autoresearch --abandon ${runId}`,
            });
        }
        if (state.entries.at(-1)?.lane === 'left' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(lane)) {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
                message: `the worktree ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_9__/* .quoted */ .TL)(lane, 300)} was left for you with what its last session did`,
                remedy: `Look at it, then remove it: rm -r ${JSON.stringify(lane)}`,
            });
        }
        const area = (0,_attempt_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .workspaceFolder */ .ih)({ repository: place.repository, name: areaOf(runId), outer: host.env });
        await (0,_attempt_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .endSession */ .ky)(area);
        const removed = [lane, area].filter((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
        for (const path of removed)
            (0,_kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_4__/* .removeTree */ .d)(path);
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(lane);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(parent) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(parent).length === 0)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(parent);
        return removed;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Name of the private area of a run. */
function areaOf(runId) {
    return `mission-${runId}`;
}


/***/ }),

/***/ 87:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ openComparisons),
/* harmony export */   g: () => (/* binding */ treeOf)
/* harmony export */ });
/* harmony import */ var _attempt_decision_book_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6154);
/* harmony import */ var _attempt_environment_lock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8769);
/* harmony import */ var _attempt_protected_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1662);
/* harmony import */ var _attempt_sealed_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2864);
/* harmony import */ var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9533);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8338);
/* harmony import */ var _base_version_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7844);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3096);
/* harmony import */ var _active_mission_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(632);
/* harmony import */ var _decision_keys_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2132);
/**
 * The record of decisions of a mission, where its front matter names a policy.
 * Invariant: it is in the mission's own journal: a record of its own for what is measured, and the decision on a candidate
 * with the entry of its iteration, in one record.
 */










/** Opens the record of comparisons, or begins it; undefined where the contract's keep policy decides. */
async function openComparisons(mission) {
    const { workspace, protectedFiles, host, state } = mission;
    const { run_id: runId, baseline_commit: baseline, contract } = state.launch;
    const settings = (0,_decision_keys_js__WEBPACK_IMPORTED_MODULE_7__/* .comparisonSettings */ .T1)(contract.evaluator);
    if (settings === undefined)
        return undefined;
    const { command, timeout, network, holdout } = contract.evaluator;
    return (0,_attempt_decision_book_js__WEBPACK_IMPORTED_MODULE_0__/* .openBook */ .Ce)({
        told: {
            ...{ record: `journal.jsonl of ${runId}`, run: runId, keys: 'evaluator.' },
            look: `See all of it: autorize verify ${runId}.`,
            anew: `Close the run: rcs autoresearch --abandon ${runId}`,
            rules: `Put it back, or begin anew. Close the run: rcs autoresearch --abandon ${runId}`,
        },
        journal: {
            get records() {
                return mission.state.evidence;
            },
            append(record) {
                (0,_active_mission_js__WEBPACK_IMPORTED_MODULE_6__/* .appendOnly */ .PS)(mission, { kind: 'evidence', record });
                return record;
            },
        },
        settings,
        facts: {
            tool_version: _base_version_js__WEBPACK_IMPORTED_MODULE_8__/* .VERSION */ .x,
            config_digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .canonicalJson */ .d)(JSON.parse(JSON.stringify(contract)))),
            baseline_commit: baseline,
            baseline_tree: await treeOf(mission, baseline),
            judge_digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .canonicalJson */ .d)({ command, timeout, network, files: protectedFiles.digest })),
            evaluator_files: (0,_attempt_protected_files_js__WEBPACK_IMPORTED_MODULE_2__/* .idsOf */ .UX)(protectedFiles),
            guards_digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__/* .canonicalJson */ .d)(JSON.parse(JSON.stringify(contract.guards)))),
        },
        lock: await (0,_attempt_environment_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .openEnvironmentLock */ .N)(workspace, {
            commands: [command, ...contract.guards.map((guard) => guard.command)],
            host,
        }),
        digestSealed: (salt) => ({
            holdout: holdout === undefined ? undefined : (0,_attempt_sealed_command_js__WEBPACK_IMPORTED_MODULE_3__/* .digestSealedCommand */ .wI)(holdout, { env: host.env, salt }),
            confirm: undefined,
        }),
        tipTree: await treeOf(mission, state.lastKeptCommit),
        folder: workspace.folder,
    });
}
/** The tree of a commit. */
function treeOf({ workspace }, commit) {
    return (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_5__/* .gitLine */ .JG)(workspace.store.git, ['rev-parse', '--verify', `${commit}^{tree}`]);
}


/***/ }),

/***/ 6086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bs: () => (/* binding */ confirmMission),
/* harmony export */   eV: () => (/* binding */ promoteIfDue),
/* harmony export */   sG: () => (/* binding */ concludeMission),
/* harmony export */   uk: () => (/* binding */ sessionsMs)
/* harmony export */ });
/* harmony import */ var _attempt_decide_audit_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9133);
/* harmony import */ var _attempt_decide_session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7623);
/* harmony import */ var _attempt_decide_settlement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8444);
/* harmony import */ var _attempt_decision_book_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6154);
/* harmony import */ var _attempt_own_tasks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7933);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8216);
/* harmony import */ var _comparisons_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87);
/* harmony import */ var _due_tasks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3044);
/* harmony import */ var _evidence_stop_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(773);
/* harmony import */ var _holdout_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5862);
/* harmony import */ var _kept_candidate_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(153);
/* harmony import */ var _measuring_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1314);
/* harmony import */ var _worktree_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3910);
/**
 * What a mission with a policy owes itself between sessions and at its end: the promotion test of `checkpoint`, and the
 * one number that may be called the improvement.
 * Invariant: the working line is taken back as a candidate is kept: intent, compare-and-swap of the branch, entry, in this
 * order. A claim is of fresh pairs of what is kept against the baseline; broken off it is made by the resume.
 */













const CALLED_OFF = { status: 'stopped', reason: 'interrupted by the operator' };
/** Tests the working line of `checkpoint` where that is due; `isEnding`: no more candidates come. */
async function promoteIfDue(mission, { isEnding = false } = {}) {
    if (!(0,_measuring_js__WEBPACK_IMPORTED_MODULE_11__/* .hasBook */ .ez)(mission))
        return undefined;
    const { book } = mission;
    while ((book.session.champion?.keeps ?? 0) > 0) {
        const due = (0,_attempt_decide_session_js__WEBPACK_IMPORTED_MODULE_1__/* .dueIn */ .M_)(book.session, { isEnding }).kind;
        if (due !== 'calibration' && due !== 'promotion')
            return undefined;
        const broken = due === 'calibration' ? await (0,_due_tasks_js__WEBPACK_IMPORTED_MODULE_7__/* .calibrate */ .C3)(mission) : await promote(mission);
        if (broken === undefined)
            continue;
        if (broken.why === 'aborted')
            return CALLED_OFF;
        const status = broken.why === 'spent' ? 'failed' : 'stopped';
        return { status, reason: `the working line cannot be promoted: ${broken.reason}` };
    }
    return undefined;
}
async function promote(mission) {
    const { book } = mission;
    const promoted = await (0,_attempt_own_tasks_js__WEBPACK_IMPORTED_MODULE_4__/* .promoteBook */ .ws)(book, (trial) => (0,_measuring_js__WEBPACK_IMPORTED_MODULE_11__/* .measure */ .xP)(mission, trial, (0,_due_tasks_js__WEBPACK_IMPORTED_MODULE_7__/* .logsOf */ .Hw)(mission.place, trial)));
    if (promoted.kind === 'broken')
        return promoted;
    if (promoted.kind === 'spent')
        return { why: 'spent', reason: promoted.reason };
    const { trial, level } = promoted;
    const asked = await (0,_holdout_js__WEBPACK_IMPORTED_MODULE_9__/* .askBeforeKeep */ .Kc)(mission, trial);
    if (asked.kind === 'broken') {
        (0,_attempt_own_tasks_js__WEBPACK_IMPORTED_MODULE_4__/* .interruptTask */ .rD)(book, trial);
        return asked;
    }
    const kept = (0,_attempt_decide_settlement_js__WEBPACK_IMPORTED_MODULE_2__/* .isKept */ .t8)(book.session, trial, asked.veto === undefined ? 'accepted' : 'refused');
    const draft = (0,_attempt_decision_book_js__WEBPACK_IMPORTED_MODULE_3__/* .decisionDraft */ .iB)(trial, level, { ...asked.told, kept });
    const comparison = (0,_comparison_js__WEBPACK_IMPORTED_MODULE_5__/* .comparisonOf */ .jb)(trial, draft);
    const settled = (0,_attempt_decide_settlement_js__WEBPACK_IMPORTED_MODULE_2__/* .settleTrial */ .eX)(book.session, trial, (0,_attempt_decide_audit_order_js__WEBPACK_IMPORTED_MODULE_0__/* .finalOf */ .uN)((0,_comparison_js__WEBPACK_IMPORTED_MODULE_5__/* .decisionOf */ .uv)(comparison)));
    if (settled.incumbent === book.session.incumbent) {
        book.append(draft);
        book.session = settled;
        const held = trial.verdict?.outcome === 'quarantine' ? `is held back, to be looked at: ${comparison.reason}` : undefined;
        const why = asked.veto === undefined ? held : `is not kept: ${asked.veto}`;
        if (why !== undefined)
            mission.emit({ kind: 'note', note: `${trial.id} of the working line ${why}` });
        return undefined;
    }
    const champion = await commitOfTree(mission, trial);
    await (0,_kept_candidate_js__WEBPACK_IMPORTED_MODULE_10__/* .takeBack */ .zH)(mission, takeBackDraft(mission, { champion, comparison }));
    book.session = settled;
    book.writeOwed();
    const entry = mission.state.entries.at(-1);
    if (entry !== undefined)
        mission.emit({ kind: 'recorded', entry, state: mission.state });
    await (0,_worktree_js__WEBPACK_IMPORTED_MODULE_12__/* .resetLane */ .Rf)(mission);
    return undefined;
}
/** The last kept commit that has the champion's tree. */
async function commitOfTree(mission, { incumbent }) {
    const { entries, launch } = mission.state;
    for (const { kept_commit: commit } of entries.toReversed()) {
        if ((await (0,_comparisons_js__WEBPACK_IMPORTED_MODULE_6__/* .treeOf */ .g)(mission, commit)) === incumbent)
            return commit;
    }
    return launch.baseline_commit;
}
function takeBackDraft({ state, host }, { champion, comparison }) {
    return {
        iteration: state.iteration + 1,
        decision: 'discard',
        decision_reason: `the working line is taken back: ${comparison.reason}`,
        candidate_status: null,
        base_commit: state.lastKeptCommit,
        candidate_commit: null,
        kept_commit: champion,
        keep_policy: state.launch.contract.evaluator.keep_policy,
        evaluator: null,
        created_at: host.now().toISOString(),
        notes: [],
        description: `back to ${champion}`,
        lane: 'reset',
        comparison,
    };
}
// Of the time of a run: a confirmation that takes longer leaves no time to find anything to confirm.
const MAX_RESERVE = 1 / 3;
/** What is left for sessions: what a confirmation will need is put by. */
function sessionsMs({ book }, { leftMs, budgetMs }) {
    if (book === undefined || budgetMs === undefined)
        return leftMs;
    return leftMs - Math.min((0,_attempt_own_tasks_js__WEBPACK_IMPORTED_MODULE_4__/* .confirmationMs */ .o$)(book), budgetMs * MAX_RESERVE);
}
/** Ends a run as its policy wants it ended: promotes and confirms what was kept; a signal leaves that to the resume. */
async function concludeMission(mission, stop) {
    if (!(0,_measuring_js__WEBPACK_IMPORTED_MODULE_11__/* .hasBook */ .ez)(mission) || mission.signal.aborted)
        return stop;
    if ((0,_evidence_stop_js__WEBPACK_IMPORTED_MODULE_8__/* .decideAlarm */ .Sv)(mission.book) !== undefined)
        return stop;
    if (stop.status === 'stopped' && stop.isSpent !== true) {
        // The lane that an abort leaves stays as it is: nothing may be taken back now.
        const isSettled = (mission.book.session.champion?.keeps ?? 0) === 0;
        if (mission.state.entries.at(-1)?.decision === 'abort' && isSettled)
            await confirmMission(mission);
        return stop;
    }
    const early = await promoteIfDue(mission, { isEnding: true });
    if (early === CALLED_OFF)
        return early;
    if (early !== undefined) {
        mission.emit({ kind: 'note', note: `nothing is confirmed: ${early.reason}` });
        return stop;
    }
    return (await confirmMission(mission)) === 'aborted' ? CALLED_OFF : stop;
}
/** Confirms what is kept in fresh pairs, unless that is known; `isAgain`: whatever is known. */
async function confirmMission(bench, { isAgain = false } = {}) {
    const { book, emit } = bench;
    const confirmable = (0,_attempt_own_tasks_js__WEBPACK_IMPORTED_MODULE_4__/* .findConfirmable */ .UU)(book);
    if (confirmable === undefined || book.session.settings.confirm.pairs === 0)
        return 'unclaimed';
    const alarm = (0,_evidence_stop_js__WEBPACK_IMPORTED_MODULE_8__/* .decideAlarm */ .Sv)(book);
    if (alarm !== undefined) {
        emit({ kind: 'note', note: `the improvement is not confirmed: ${alarm.reason}` });
        return 'unclaimed';
    }
    const { run_id: runId } = bench.state.launch;
    if (!isAgain && confirmable.claim !== undefined)
        return 'claimed';
    const confirmed = await (0,_attempt_own_tasks_js__WEBPACK_IMPORTED_MODULE_4__/* .confirmBook */ .gS)(book, (task) => (0,_measuring_js__WEBPACK_IMPORTED_MODULE_11__/* .measure */ .xP)(bench, task, (0,_due_tasks_js__WEBPACK_IMPORTED_MODULE_7__/* .logsOf */ .Hw)(bench.place, task)));
    switch (confirmed.kind) {
        case 'claimed':
            emit({ kind: 'claimed', sentence: confirmed.claim.sentence });
            return 'claimed';
        case 'unsound':
            emit({ kind: 'note', note: `nothing is claimed: the records do not add up; see: autorize verify ${runId}` });
            return 'unclaimed';
        case 'broken': {
            if (confirmed.why === 'aborted')
                return 'aborted';
            const how = `to do it now: autorize verify ${runId} --rescore`;
            emit({ kind: 'note', note: `the improvement is not confirmed: ${confirmed.reason}; ${how}` });
            return 'unclaimed';
        }
        default:
            return confirmed;
    }
}


/***/ }),

/***/ 7545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KP: () => (/* binding */ isTakingBack),
/* harmony export */   ie: () => (/* binding */ survivingKeeps),
/* harmony export */   u$: () => (/* binding */ checkDecisions)
/* harmony export */ });
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8216);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2169);
/* harmony import */ var _evaluator_output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1184);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(176);




/** Decides again by what was recorded, and says what does not follow. */
function checkDecisions({ entries, launch }) {
    const { evaluator } = launch.contract;
    const flaws = [];
    let kept = { commit: launch.baseline_commit, score: null };
    for (const [index, entry] of entries.entries()) {
        const { iteration } = entry;
        if (iteration !== index)
            flaws.push(`iteration ${iteration} stands where ${index} comes next`);
        flaws.push(...checkEntry(entry, { kept, evaluator }));
        const scores = (0,_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .keptScores */ .aR)(entries.slice(0, index + 1));
        if (isTakingBack(entry) && !scores.has(entry.kept_commit)) {
            flaws.push(`iteration ${iteration} goes back to ${entry.kept_commit}, which was never kept`);
        }
        kept = { commit: entry.kept_commit, score: scores.get(entry.kept_commit) ?? null };
    }
    return flaws;
}
/** Whether an entry takes the branch back to an earlier kept commit. */
function isTakingBack({ decision, comparison }) {
    return decision === 'discard' && (0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .isRollBack */ .Zo)(comparison);
}
function checkEntry(entry, { kept, evaluator }) {
    const { iteration, decision, evaluator: evaluation, comparison } = entry;
    const flaws = [];
    if (entry.base_commit !== kept.commit) {
        flaws.push(`iteration ${iteration} began at ${entry.base_commit}; the last kept commit was ${kept.commit}`);
    }
    if (comparison !== undefined && !(0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .isFaithful */ .M0)(comparison, evaluator.direction)) {
        flaws.push(`iteration ${iteration} shows another comparison than the one that decided`);
    }
    if (evaluation !== null && !isPrinted(evaluation, evaluator)) {
        flaws.push(`iteration ${iteration} has another verdict than what its evaluator printed`);
    }
    if (evaluation !== null && entry.kind === 'iteration' && decision !== 'error') {
        const again = decideAgain(comparison, evaluation, { ...evaluator, lastKeptScore: kept.score });
        if (again.decision !== decision) {
            flaws.push(`iteration ${iteration} is ${decision}; by its evaluation it is ${again.decision}: ${again.reason}`);
        }
    }
    if (evaluation === null && decision === 'keep')
        flaws.push(`iteration ${iteration} is kept without an evaluation`);
    const expected = decision === 'keep' ? entry.candidate_commit : kept.commit;
    if (entry.kept_commit !== expected && !isTakingBack(entry)) {
        flaws.push(`iteration ${iteration} leaves ${entry.kept_commit} as the last kept commit`);
    }
    return flaws;
}
// What is longer was cut, and says nothing any more.
const WHOLE_CHARS = 16_000;
/** Whether a verdict is the one that the evaluator printed, where that is known. */
function isPrinted({ command, status, stdout, pass, score }, evaluator) {
    if (status === 'error' || command !== evaluator.command || stdout.length > WHOLE_CHARS)
        return true;
    const verdict = (0,_evaluator_output_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVerdict */ .P)(stdout);
    return !('reason' in verdict) && verdict.pass === pass && verdict.score === score;
}
/** What was compared is decided by that; what passes and was not compared is never kept. */
function decideAgain(comparison, evaluation, policy) {
    const verdict = (0,_decide_js__WEBPACK_IMPORTED_MODULE_3__/* .decideCandidate */ .aR)(evaluation, policy);
    if (policy.decision === undefined || evaluation.status !== 'pass' || evaluation.score === null)
        return verdict;
    if (comparison === undefined)
        return { decision: 'discard', reason: 'it was not compared' };
    return { decision: (0,_comparison_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionOf */ .uv)(comparison).kept ? 'keep' : 'discard', reason: comparison.reason };
}
/** The kept commits that the branch still holds, oldest first: those that were taken back are not among them. */
function survivingKeeps(entries) {
    let kept = [];
    for (const entry of entries) {
        if (isTakingBack(entry)) {
            kept = kept.slice(0, kept.findLastIndex(({ kept_commit: commit }) => commit === entry.kept_commit) + 1);
        }
        else if (entry.decision === 'keep')
            kept.push(entry);
    }
    return kept;
}


/***/ }),

/***/ 3044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ calibrate),
/* harmony export */   Hw: () => (/* binding */ logsOf),
/* harmony export */   iA: () => (/* binding */ prepare)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _attempt_broken_canary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3946);
/* harmony import */ var _attempt_broken_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1454);
/* harmony import */ var _attempt_decide_session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7623);
/* harmony import */ var _attempt_measure_task_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4962);
/* harmony import */ var _attempt_own_tasks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7933);
/* harmony import */ var _judging_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9777);
/* harmony import */ var _measuring_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1314);
/**
 * What a run with a policy owes itself before a candidate can be tested: calibration and canaries.
 * Invariant: each begins with a record; what a signal or the machine breaks off is recorded as interrupted, and is due
 * again when the same candidate goes on.
 */








/** Does what is due before the next candidate; promotions are done between sessions. */
async function prepare(bench) {
    // While a session worked nobody looked: what is stored may be of another environment by now.
    bench.book.lookAround();
    for (;;) {
        const due = (0,_attempt_decide_session_js__WEBPACK_IMPORTED_MODULE_3__/* .dueIn */ .M_)(bench.book.session);
        switch (due.kind) {
            case 'stop':
                return { kind: 'alarm', reason: due.reason };
            case 'calibration': {
                const broken = await calibrate(bench);
                if (broken !== undefined)
                    return broken;
                break;
            }
            case 'canary': {
                const ended = await (0,_attempt_own_tasks_js__WEBPACK_IMPORTED_MODULE_5__/* .canaryBook */ .w1)(bench.book, (trial) => (0,_measuring_js__WEBPACK_IMPORTED_MODULE_7__/* .measure */ .xP)(bench, trial, logsOf(bench.place, trial)));
                if (ended.kind === 'broken')
                    return ended;
                break;
            }
            case 'promotion':
            case 'confirmation':
            case 'candidate': {
                if (!(0,_attempt_decide_session_js__WEBPACK_IMPORTED_MODULE_3__/* .isBrokenDue */ .eV)(bench.book.session))
                    return { kind: 'ready' };
                const broken = await tryBroken(bench);
                if (broken !== undefined)
                    return broken;
                break;
            }
            default:
                return due;
        }
    }
}
async function tryBroken(bench) {
    const { book, emit, place } = bench;
    const logs = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(place.folder, 'canary-broken');
    return (0,_attempt_broken_canary_js__WEBPACK_IMPORTED_MODULE_1__/* .brokenBook */ .x)(book, {
        tree: await (0,_attempt_broken_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .writeBrokenTree */ .n)(bench),
        // Guards say the same each time.
        score: (name, environment) => (0,_measuring_js__WEBPACK_IMPORTED_MODULE_7__/* .runBeside */ .aM)(bench, name, {
            steps: name.index === 1
                ? (0,_judging_js__WEBPACK_IMPORTED_MODULE_6__/* .judgingSteps */ .yT)(bench, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(logs, '1'))
                : [(0,_judging_js__WEBPACK_IMPORTED_MODULE_6__/* .evaluatorStep */ .Ml)(bench, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(logs, `${name.index}`, 'evaluator'))],
            mustPass: true,
            environment,
        }),
        note: (note) => emit({ kind: 'note', note }),
    });
}
/** How noisy is the evaluator? Measured on the last kept commit, before the first comparison and after a drift. */
async function calibrate(bench) {
    const { book, place, emit } = bench;
    if (book.session.noise !== null)
        return undefined;
    for (let moves = 0;; moves += 1) {
        const ended = await (0,_attempt_own_tasks_js__WEBPACK_IMPORTED_MODULE_5__/* .calibrateBook */ .LO)(book, (calibration) => (0,_measuring_js__WEBPACK_IMPORTED_MODULE_7__/* .measure */ .xP)(bench, calibration, logsOf(place, calibration)), (note) => emit({ kind: 'note', note }));
        if (ended.kind === 'over')
            return undefined;
        if (ended.why !== 'moved' || moves === _attempt_measure_task_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_MOVES */ .M)
            return ended;
    }
}
/** Folder for what the evaluator prints in a task of the run. */
function logsOf({ folder }, { id }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, id.replace(' ', '-'));
}


/***/ }),

/***/ 773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sv: () => (/* binding */ decideAlarm),
/* harmony export */   bE: () => (/* binding */ findAlarm),
/* harmony export */   wJ: () => (/* binding */ decideEvidenceStop)
/* harmony export */ });
/* harmony import */ var _attempt_decide_assignment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1318);
/* harmony import */ var _attempt_decide_audit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(146);
/* harmony import */ var _attempt_decide_canary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2347);
/* harmony import */ var _holdout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5862);




/** Whether the canaries say that the evaluator cannot be trusted: nothing more is tested or claimed then. */
function decideAlarm({ session }) {
    const { canaries, settings } = session;
    const alarm = (0,_attempt_decide_canary_js__WEBPACK_IMPORTED_MODULE_2__/* .canaryAlarm */ .e1)(canaries, settings);
    if (alarm === undefined)
        return undefined;
    const remedy = (0,_attempt_decide_canary_js__WEBPACK_IMPORTED_MODULE_2__/* .isBrokenAlarm */ .Rk)(canaries, settings) ? `. ${REMEDY}` : '';
    return { status: 'failed', reason: `the evaluator cannot be trusted: ${alarm}${remedy}` };
}
const REMEDY = 'Protect what judges, the tests too (evaluator.protect); add a guard that fails without the code, such as the tests (guards); or measure what needs the code. If the evaluator is right all the same: evaluator.canary_broken: tell. Then launch anew';
/** The same of a run that is over, by its records. */
function findAlarm({ status, evidence }) {
    if (status !== 'failed' || !evidence.some(({ kind }) => kind === 'canary'))
        return undefined;
    const session = (0,_attempt_decide_audit_js__WEBPACK_IMPORTED_MODULE_1__/* .auditRecords */ .u)({ records: evidence }).state?.session;
    return session === undefined ? undefined : decideAlarm({ session })?.reason;
}
/** Why no candidate can be tested any more, whatever time is left: its session is not begun. */
function decideEvidenceStop(book) {
    const spent = (0,_holdout_js__WEBPACK_IMPORTED_MODULE_3__/* .findSpent */ .uT)(book) ?? (0,_attempt_decide_assignment_js__WEBPACK_IMPORTED_MODULE_0__/* .findSpentHorizon */ .Lj)(book.session);
    return spent === undefined ? undefined : { status: 'completed', reason: spent };
}


/***/ }),

/***/ 7324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ readUntrusted)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9871);
/**
 * Files that a session wrote where it could.
 * Invariant: a link is not followed, a pipe is not waited for, and no more is read than is asked for.
 */


/** Reads a regular file of at most so many bytes. */
function readUntrusted(path, maxBytes) {
    const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    }
    catch (error) {
        const code = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return { kind: 'missing' };
        return { kind: 'refused', reason: code === 'ELOOP' ? 'it is a symbolic link' : `it cannot be read (${code})` };
    }
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        if (!stats.isFile())
            return { kind: 'refused', reason: 'it is no regular file' };
        if (stats.size > maxBytes) {
            return { kind: 'refused', reason: `it has ${stats.size} bytes; expected at most ${maxBytes}` };
        }
        return { kind: 'read', bytes: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor) };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}


/***/ }),

/***/ 5862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ openHoldout),
/* harmony export */   Kc: () => (/* binding */ askBeforeKeep),
/* harmony export */   Lp: () => (/* binding */ requireHoldoutUntold),
/* harmony export */   i4: () => (/* binding */ holdoutProblems),
/* harmony export */   uT: () => (/* binding */ findSpent)
/* harmony export */ });
/* unused harmony export secretCommands */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _attempt_holdout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6761);
/* harmony import */ var _attempt_sealed_command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2864);
/* harmony import */ var _attempt_told_commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4748);
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5902);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5145);
/* harmony import */ var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2989);
/* harmony import */ var _measuring_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1314);
/**
 * The holdout of a mission: scores on data that no session can read.
 * Invariant: its command is a variable of the supervisor's environment, since sessions read the front matter; neither it
 * nor what it prints is in a record. It is refused where a session could read its files.
 */








/** What is wrong with the reference to its command, by the environment here. */
function holdoutProblems(file, { evaluator }, outer) {
    const { holdout } = evaluator;
    if (holdout === undefined)
        return [];
    const path = '$.evaluator.holdout.command';
    return (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_6__/* .checkReferences */ .$x)(outer)(holdout.command).map((problem) => ({ file, path, ...problem }));
}
/** The holdout as it is run here; undefined: there is none. Throws where sessions could know of it. */
function openHoldout(contract, { file, level, outer, agentEnv = {} }) {
    const { holdout } = contract.evaluator;
    if (holdout === undefined)
        return undefined;
    const problems = holdoutProblems(file, contract, outer);
    const sealed = (0,_attempt_sealed_command_js__WEBPACK_IMPORTED_MODULE_2__/* .unsealCommand */ .g5)(holdout, outer);
    if (sealed === undefined || problems.length > 0)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ContractError */ .Vl(problems);
    if (level.kind !== 'bubblewrap') {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .PreconditionError */ .Rb({
            message: 'the holdout of a mission cannot be hidden from its sessions without bubblewrap',
            remedy: 'Install bubblewrap and leave agent.sandbox at auto, or take out evaluator.holdout.',
        });
    }
    const told = Object.entries(agentEnv).filter(([, value]) => value.includes(sealed.command));
    if (told.length === 0)
        return sealed;
    const wrong = { expected: 'nothing that sessions may not know', remedy: 'Leave it out.' };
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .ContractError */ .Vl(told.map(([name]) => ({ file, path: `$.agent.env.${name}`, found: 'the command of the holdout', ...wrong })));
}
/** What it is here, so that no log shows it; empty where there is none. */
function secretCommands({ evaluator }, outer) {
    const { holdout } = evaluator;
    return holdout === undefined ? [] : [unsealCommand(holdout, outer)?.command ?? []].flat();
}
/** Throws where the commit that sessions begin at tells them of it; where hidden files are, the front matter may say. */
async function requireHoldoutUntold(refs, { commit, holdout, missionDir }) {
    if (holdout === undefined)
        return;
    const texts = (0,_attempt_sealed_command_js__WEBPACK_IMPORTED_MODULE_2__/* .textsOfSealed */ .Ae)({ command: holdout.command, files: [] }, {});
    await (0,_attempt_told_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .requireUntold */ .C)(refs, { anew: `rcs autoresearch ${missionDir}`, commit, texts });
}
const ANEW = 'name another one in evaluator.holdout, and launch anew';
/** Why nothing can be kept any more; undefined: it may be asked, or there is none. */
function findSpent(book) {
    return (0,_attempt_holdout_js__WEBPACK_IMPORTED_MODULE_1__/* .findSpentHoldout */ .z)(book, ANEW);
}
/** Asks the holdout about what has passed its test. */
function askBeforeKeep(bench, trial) {
    const { book, holdout, workspace, state } = bench;
    return (0,_attempt_holdout_js__WEBPACK_IMPORTED_MODULE_1__/* .askHoldout */ .t)(book, {
        ...{ trial, guards: [], anew: ANEW },
        score: (name, query, environment) => {
            if (holdout === undefined)
                throw new TypeError('a holdout is asked that was not opened');
            const { timeout, network } = state.launch.contract.evaluator;
            const step = {
                ...{ name: 'holdout', title: 'the holdout', command: holdout.command, network, isSealed: true },
                timeoutMs: (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_4__/* .parseDuration */ .E)(timeout) ?? 0,
                logs: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(workspace.folder, 'holdout', `${query}-${name.arm}`),
                readable: holdout.paths,
            };
            return (0,_measuring_js__WEBPACK_IMPORTED_MODULE_7__/* .runBeside */ .aM)(bench, name, { steps: [step], mustPass: name.arm === 'candidate', environment });
        },
    });
}


/***/ }),

/***/ 9777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FE: () => (/* binding */ findDenied),
/* harmony export */   Ml: () => (/* binding */ evaluatorStep),
/* harmony export */   vq: () => (/* binding */ evaluateCommit),
/* harmony export */   yT: () => (/* binding */ judgingSteps)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _attempt_boundaries_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9354);
/* harmony import */ var _attempt_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5180);
/* harmony import */ var _attempt_evaluation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2458);
/* harmony import */ var _attempt_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(682);
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5902);
/* harmony import */ var _base_normal_diff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4405);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7953);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3727);
/* harmony import */ var _kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5364);
/* harmony import */ var _evaluator_output_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1184);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3448);
/**
 * Judging a commit: boundaries, guards, evaluator, in a clean checkout.
 * Invariant: what a session left in its lane has no part in it; the evaluator and what it needs are those of the baseline.
 */













const MAX_KEPT_CHARS = 16 * 1024;
/** Evaluates a commit of the store. */
async function evaluateCommit(mission, { commit, iteration }) {
    const { workspace, protectedFiles, signal, host } = mission;
    const { evaluator } = mission.state.launch.contract;
    const logs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_store_js__WEBPACK_IMPORTED_MODULE_10__/* .iterationFolder */ .OO)(mission.place, iteration), 'evaluation');
    (0,_kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_8__/* .removeTree */ .d)(logs);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(logs, { recursive: true });
    const ranAt = host.now().toISOString();
    const steps = judgingSteps(mission, logs);
    const evaluation = await (0,_attempt_evaluation_js__WEBPACK_IMPORTED_MODULE_3__/* .evaluateTree */ .q)(workspace, {
        judge: (0,_attempt_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .judgeOf */ .Pb)(workspace, 1),
        tree: commit,
        protectedFiles,
        steps,
        teardown: undefined,
        given: {},
        signal,
    });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_7__/* .faultPoint */ .Jd)('mission:after-judging');
    if (evaluation.kind === 'aborted')
        return evaluation;
    const record = recordOf({ evaluation, steps, ranAt, command: evaluator.command });
    return { kind: 'evaluated', record, isTampered: evaluation.kind === 'failed' && evaluation.isTampered };
}
/** Guards and evaluator; what they print goes into a folder. */
function judgingSteps(mission, logs) {
    const { evaluator, guards } = mission.state.launch.contract;
    const guardSteps = guards.map((guard, index) => ({
        name: `guard-${index + 1}`,
        title: `guard ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_11__/* .quoted */ .TL)(guard.name)}`,
        command: guard.command,
        timeoutMs: (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_5__/* .parseDuration */ .E)(guard.timeout) ?? 0,
        network: evaluator.network,
        logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logs, `guard-${index + 1}`),
    }));
    return [...guardSteps, evaluatorStep(mission, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logs, 'evaluator'))];
}
/** The evaluator; what it prints goes to files that begin with `logs`. */
function evaluatorStep({ state }, logs) {
    const { evaluator } = state.launch.contract;
    return {
        name: 'evaluator',
        title: 'the evaluator',
        command: evaluator.command,
        timeoutMs: (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_5__/* .parseDuration */ .E)(evaluator.timeout) ?? 0,
        network: evaluator.network,
        logs,
    };
}
function recordOf({ evaluation, steps, ranAt, command }) {
    const nothing = { command, ran_at: ranAt, pass: null, score: null, exit_code: null, stdout: '', stderr: '' };
    switch (evaluation.kind) {
        case 'infra':
            return { ...nothing, status: 'error', parse_error: evaluation.reason };
        case 'failed': {
            const step = steps.find(({ name }) => name === evaluation.step?.name);
            if (step === undefined)
                return { ...nothing, status: 'error', parse_error: evaluation.reason };
            const ran = { ...nothing, ...logsOf(step), command: step.command, exit_code: evaluation.step?.exitCode ?? null };
            // A guard that says no is a verdict; an evaluator that fails is none.
            if (step.name !== 'evaluator' && evaluation.step?.exitCode !== 0) {
                return { ...ran, status: 'fail', pass: false, parse_error: evaluation.reason };
            }
            return { ...ran, status: 'error', parse_error: evaluation.reason };
        }
        case 'ran': {
            const step = steps.find(({ name }) => name === 'evaluator');
            const ran = { ...nothing, ...(step === undefined ? {} : logsOf(step)), exit_code: 0 };
            const verdict = (0,_evaluator_output_js__WEBPACK_IMPORTED_MODULE_9__/* .parseVerdict */ .P)(evaluation.output);
            if ('reason' in verdict)
                return { ...ran, status: 'error', parse_error: verdict.reason };
            return { ...ran, ...verdict, status: verdict.pass ? 'pass' : 'fail', parse_error: null };
        }
        default:
            return evaluation;
    }
}
function logsOf({ logs }) {
    const read = (name) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_11__/* .shortened */ .vI)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`${logs}.${name}`, 'utf8'), MAX_KEPT_CHARS);
    return { stdout: read('stdout'), stderr: read('stderr') };
}
/** Why a candidate's commits may not be judged at all, or undefined. Every commit is looked at: all of them are kept. */
async function findDenied(mission, { commits, from }) {
    const { workspace, protectedFiles, state } = mission;
    const { boundaries } = state.launch.contract;
    const rules = {
        allowPaths: boundaries.allow_paths,
        enforceAllow: boundaries.enforce_allow,
        denyPaths: [...boundaries.deny_paths, ..._store_js__WEBPACK_IMPORTED_MODULE_10__/* .RUNTIME_ARTIFACTS */ .Bd],
        protectedPaths: protectedFiles.globs,
        protectKey: 'evaluator.protect',
        autoloaded: 'denied',
        permit: boundaries.permit,
        maxFiles: boundaries.max_files,
        maxDiffLines: boundaries.max_diff_lines,
    };
    let changed = 'nothing';
    for (const [index, commit] of commits.entries()) {
        const change = await (0,_attempt_change_js__WEBPACK_IMPORTED_MODULE_2__/* .readChange */ .p)(workspace.store, { from, tree: commit });
        if (index === 0) {
            const isBlank = (0,_base_normal_diff_js__WEBPACK_IMPORTED_MODULE_6__/* .normalDigest */ .Io)(change.diff) === _base_normal_diff_js__WEBPACK_IMPORTED_MODULE_6__/* .NOTHING_BUT_BLANKS */ .Qp;
            changed = change.changes.length === 0 ? 'nothing' : isBlank ? 'blanks' : 'something';
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_store_js__WEBPACK_IMPORTED_MODULE_10__/* .iterationFolder */ .OO)(mission.place, state.iteration), 'changes.diff'), change.diff);
        }
        const admission = (0,_attempt_boundaries_js__WEBPACK_IMPORTED_MODULE_12__/* .decideAdmission */ .KV)(change, rules);
        if (admission.kind === 'admitted')
            continue;
        const which = index === 0 ? '' : `in the commit ${commit}, which would be kept too: `;
        return { reason: `${which}${admission.reasons.join('; ')}` };
    }
    return { changed };
}


/***/ }),

/***/ 153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H8: () => (/* binding */ refOf),
/* harmony export */   ZQ: () => (/* binding */ keepCandidate),
/* harmony export */   gC: () => (/* binding */ recoverKeep),
/* harmony export */   oz: () => (/* binding */ requireBranch),
/* harmony export */   zH: () => (/* binding */ takeBack)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5145);
/* harmony import */ var _kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3491);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3727);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3096);
/* harmony import */ var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3144);
/* harmony import */ var _active_mission_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(632);
/**
 * Keeping a candidate: the session's own commit becomes the tip of the mission's branch.
 * Invariant: a keep counts exactly once or not at all: intent record, compare-and-swap of the branch (the commit point),
 * entry. The commit is the one that was judged, object for object.
 * Crash before the intent: the session is judged again. After it: `recoverKeep` asks the branch where it is.
 */






function refOf({ launch }) {
    return `refs/heads/${launch.branch_name}`;
}
/** Keeps a commit of the store, and records it. */
async function keepCandidate(mission, { commit, draft }) {
    const { workspace, state } = mission;
    const from = state.lastKeptCommit;
    const { iteration } = draft;
    (0,_active_mission_js__WEBPACK_IMPORTED_MODULE_5__/* .appendOnly */ .PS)(mission, { kind: 'intent', iteration, from, to: commit, draft });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('mission:after-intent');
    const moved = await (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .exportCommits */ .D)(workspace.store, workspace.repository, { ref: refOf(state), from, to: commit });
    if (moved.kind === 'moved')
        throw branchMoved(state, moved.actual);
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('mission:after-swap');
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('mission:before-entry');
    (0,_active_mission_js__WEBPACK_IMPORTED_MODULE_5__/* .appendRecord */ .EB)(mission, { kind: 'iteration', ...draft });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('mission:after-entry');
}
/** Takes the branch back to an earlier kept commit, and records it. */
async function takeBack(mission, draft) {
    const { state, refs } = mission;
    const { iteration, kept_commit: to } = draft;
    const from = state.lastKeptCommit;
    (0,_active_mission_js__WEBPACK_IMPORTED_MODULE_5__/* .appendOnly */ .PS)(mission, { kind: 'intent', iteration, from, to, draft });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('mission:after-intent');
    const moved = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .moveRef */ .L)(refs, { ref: refOf(state), from, to: String(to) });
    if (moved.kind === 'moved')
        throw branchMoved(state, moved.actual);
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('mission:after-swap');
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('mission:before-entry');
    (0,_active_mission_js__WEBPACK_IMPORTED_MODULE_5__/* .appendRecord */ .EB)(mission, { kind: 'iteration', ...draft });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('mission:after-entry');
}
/** Ends a keep, or a taking back, whose intent has no entry; before anything else is done with the run. */
async function recoverKeep(mission, { refs, store }) {
    const intent = mission.state.open?.intent;
    if (intent === undefined)
        return;
    const { from, to, draft } = intent;
    const actual = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .readRef */ .s)(refs, refOf(mission.state));
    const move = () => draft.decision === 'keep'
        ? moveAgain(mission, { from, to, store })
        : (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .moveRef */ .L)(refs, { ref: refOf(mission.state), from, to });
    const moved = actual === from ? await move() : { kind: 'moved', actual };
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('mission:after-recovery');
    if (moved === 'lost') {
        const reason = 'the run was killed while this was kept, and its objects are gone: it is not kept';
        const { comparison: _undone, ...rest } = draft;
        const lost = { ...rest, decision: 'error', decision_reason: reason, kept_commit: from };
        (0,_active_mission_js__WEBPACK_IMPORTED_MODULE_5__/* .appendRecord */ .EB)(mission, { kind: 'iteration', ...lost });
        return;
    }
    if (moved.kind === 'moved' && moved.actual !== to)
        throw branchMoved(mission.state, moved.actual);
    (0,_active_mission_js__WEBPACK_IMPORTED_MODULE_5__/* .appendRecord */ .EB)(mission, { kind: 'iteration', ...draft });
}
async function moveAgain({ place, state }, { from, to, store }) {
    if (store === undefined)
        return 'lost';
    try {
        return await (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .exportCommits */ .D)(store, place.repository, { ref: refOf(state), from, to });
    }
    catch (error) {
        // Objects that cannot be read: they were never synced. A ref that cannot be moved now is another matter.
        if (error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS && error.command[0] !== 'update-ref')
            return 'lost';
        throw error;
    }
}
/** Throws unless the branch is where the records say. */
async function requireBranch(state, refs) {
    const actual = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .readRef */ .s)(refs, refOf(state));
    if (actual !== state.lastKeptCommit)
        throw branchMoved(state, actual);
}
function branchMoved(state, actual) {
    const { branch_name: branch, run_id: runId } = state.launch;
    const where = actual === undefined ? 'is gone' : `is at ${actual}`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `the branch ${branch} ${where}; the mission left it at ${state.lastKeptCommit}`,
        remedy: `Put it back: git update-ref refs/heads/${branch} ${state.lastKeptCommit}, then: rcs autoresearch --resume ${runId}`,
    });
}


/***/ }),

/***/ 9570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readEntryFiles),
/* harmony export */   H: () => (/* binding */ lookAtMission)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7953);
/* harmony import */ var _kernel_process_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8566);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2205);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3448);
/**
 * A run as it lies on the disk, for those who only look.
 * Invariant: nothing is written, no lock is taken, and a journal with a corrupt line still shows what can be read.
 */








/** Reads what there is of a run. */
function lookAtMission(place) {
    (0,_store_js__WEBPACK_IMPORTED_MODULE_6__/* .requireRun */ .Fg)(place);
    const { state, problem } = (0,_store_js__WEBPACK_IMPORTED_MODULE_6__/* .readMission */ .nn)(place);
    if (state === undefined) {
        const why = problem === undefined ? 'it has no record yet' : (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .renderProblem */ .yM)(problem);
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
            message: `${(0,_store_js__WEBPACK_IMPORTED_MODULE_6__/* .shownPath */ .pS)(place, place.journal)} cannot be read: ${why}`,
            remedy: `Close the run: rcs autoresearch --abandon ${place.runId}`,
        });
    }
    const holder = (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_5__/* .readHolder */ .F)(`${place.lock}.holder`);
    const isAlive = holder !== undefined && holder.host === (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)() && (0,_kernel_process_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .isProcessAlive */ .jW)(holder.pid);
    const pointer = (0,_store_js__WEBPACK_IMPORTED_MODULE_6__/* .readPointer */ .qT)(place);
    return {
        state,
        isRunning: isAlive && pointer?.active === true && pointer.run_id === place.runId,
        problems: problem === undefined ? [] : [(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .renderProblem */ .yM)(problem)],
    };
}
const MAX_LOG_CHARS = 200_000;
/** The files of an entry. */
function readEntryFiles(place, { iteration }) {
    const folder = (0,_store_js__WEBPACK_IMPORTED_MODULE_6__/* .iterationFolder */ .OO)(place, iteration);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        return { diff: undefined, logs: [] };
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.std(out|err)$/.test(name));
    const read = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), 'utf8');
    const logs = names.sort().flatMap((name) => {
        const text = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .shortened */ .vI)(read(name), MAX_LOG_CHARS);
        return text === '' ? [] : [{ name, text }];
    });
    return { diff: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'changes.diff')) ? read('changes.diff') : undefined, logs };
}


/***/ }),

/***/ 1314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aM: () => (/* binding */ runBeside),
/* harmony export */   ez: () => (/* binding */ hasBook),
/* harmony export */   xP: () => (/* binding */ measure)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _attempt_evaluation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2458);
/* harmony import */ var _attempt_measure_task_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4962);
/* harmony import */ var _attempt_recorded_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6384);
/* harmony import */ var _attempt_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(682);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8338);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3727);
/* harmony import */ var _evaluator_output_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1184);
/* harmony import */ var _judging_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9777);
/**
 * Runs what a policy asks for: one evaluation after the other, each with its record.
 * Invariant: every run of the evaluator is in the journal before the policy is told of it, one that was called off too. It
 * runs in a clean checkout, with the files that judge as the baseline has them.
 */










/** Whether the front matter names a policy. */
function hasBook(mission) {
    return mission.book !== undefined;
}
/** Measures until the task is decided, or something keeps it from that; what is printed goes into a folder. */
function measure(bench, task, logs) {
    const { book } = bench;
    const trees = treesOf(task);
    return (0,_attempt_measure_task_js__WEBPACK_IMPORTED_MODULE_3__/* .measureTask */ .a)(task, {
        draw: book.draw,
        environment: book.surroundings.digest,
        async measure({ stage, index, attempt, order_bit }, { arm, seed, environment }) {
            const file = `${stage}-${index}-${attempt === 0 ? '' : `${attempt}-`}${arm}`;
            const name = { task: task.id, arm, stage, index, attempt, order_bit, seed, tree: trees[arm] };
            const result = await runBeside(bench, name, {
                steps: [(0,_judging_js__WEBPACK_IMPORTED_MODULE_9__/* .evaluatorStep */ .Ml)(bench, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(logs, file))],
                mustPass: trees[arm] !== trees.incumbent,
                environment,
            });
            if (result.kind === 'aborted' || result.kind === 'infra')
                return result;
            return { kind: 'measured', measurement: measurementOf(arm, result), environment: result.environment };
        },
    });
}
/** Runs a tree once and records it; by itself for what is no step of a task: the holdout, a canary. */
function runBeside(bench, name, { steps, mustPass, environment }) {
    const { workspace, protectedFiles, signal, host, book } = bench;
    for (const { logs } of steps) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(logs), { recursive: true });
        // Of a run that was broken off; this one is in its place.
        for (const stream of ['stdout', 'stderr'])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(`${logs}.${stream}`, { force: true });
    }
    const { judge_digest: judge } = book.genesis;
    return (0,_attempt_recorded_run_js__WEBPACK_IMPORTED_MODULE_4__/* .recordRun */ .vj)(book, { name, judge, environment, now: host.now }, async () => {
        const evaluation = await (0,_attempt_evaluation_js__WEBPACK_IMPORTED_MODULE_2__/* .evaluateTree */ .q)(workspace, {
            judge: (0,_attempt_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .judgeOf */ .Pb)(workspace, 1),
            tree: name.tree,
            protectedFiles,
            steps,
            teardown: undefined,
            given: { AUTORIZE_SEED: String(name.seed) },
            signal,
        });
        (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_7__/* .faultPoint */ .Jd)('mission:after-judging');
        return resultOf(evaluation, { mustPass, last: steps.at(-1) });
    });
}
function treesOf(task) {
    switch (task.task) {
        case 'calibration':
            return { candidate: task.tree, incumbent: task.tree };
        case 'confirmation':
            return { candidate: task.tree, incumbent: task.baseline };
        case 'paired':
        case 'compare':
            return { candidate: task.tree, incumbent: task.incumbent };
        default:
            return task;
    }
}
function resultOf(evaluation, { mustPass, last }) {
    if (evaluation.kind !== 'ran')
        return evaluation;
    const stdoutDigest = (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_6__/* .sha256 */ .s)(evaluation.output);
    const { files } = evaluation;
    const failed = (reason) => {
        return { kind: 'failed', reason, exitCode: 0, isTampered: false, stdoutDigest, files };
    };
    const title = last?.title ?? 'the evaluator';
    const verdict = (0,_evaluator_output_js__WEBPACK_IMPORTED_MODULE_8__/* .parseVerdict */ .P)(evaluation.output);
    if ('reason' in verdict)
        return failed(last?.isSealed === true ? `${title} printed no verdict` : verdict.reason);
    if (mustPass && !verdict.pass)
        return failed(`${title} says that it does not pass`);
    return verdict.score === null
        ? failed(`${title} gave no score`)
        : { kind: 'scored', score: verdict.score, stdoutDigest, files };
}
function measurementOf(arm, result) {
    const run = { arm, evaluation: result.evaluation };
    if (result.kind === 'moved')
        return { ...run, kind: 'failed', reason: result.reason, isMoved: true };
    if (result.kind === 'scored')
        return { ...run, kind: 'scored', score: result.score };
    const { reason, isTampered } = result;
    return { ...run, kind: 'failed', reason, ...(isTampered ? { isTampered } : {}) };
}


/***/ }),

/***/ 4178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MA: () => (/* binding */ chooseLevel),
  g3: () => (/* binding */ findIdentity),
  lU: () => (/* binding */ lockMissions),
  Md: () => (/* binding */ readMissionDir),
  Sp: () => (/* binding */ requireFreeBranch),
  qP: () => (/* binding */ requireNoBroken),
  zk: () => (/* binding */ requireUntracked),
  Jh: () => (/* binding */ resolveAgentEnv)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(5145);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/environment.js
var environment = __webpack_require__(2989);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(9871);
// EXTERNAL MODULE: ./build/kernel/refs.js
var kernel_refs = __webpack_require__(3144);
// EXTERNAL MODULE: ./build/kernel/run-lock.js
var run_lock = __webpack_require__(2205);
// EXTERNAL MODULE: ./build/kernel/sandbox-level.js
var sandbox_level = __webpack_require__(2416);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./build/kernel/user-identity.js
/**
 * Who the user is to git, as the user's own git says in the user's repository: includes, conditional ones too.
 * Invariant: git reads configuration there and does nothing else; what the environment says of other repositories is not
 * passed on. What cannot be read in time, e.g. a pipe that a configuration includes, counts as not set.
 */

const KEYS = '^(user|committer)\\.(name|email)$';
const TIMEOUT_MS = 10_000;
// They name another repository, or another file than those that git would read here.
const OF_ANOTHER = [
    'GIT_DIR',
    'GIT_WORK_TREE',
    'GIT_COMMON_DIR',
    'GIT_INDEX_FILE',
    'GIT_OBJECT_DIRECTORY',
    'GIT_CONFIG',
];
/** Reads the identity that git would commit with in a folder. */
async function readUserIdentity(folder, outer) {
    const known = await readKeys(folder, outer);
    const read = (key) => outer[`GIT_COMMITTER_${key === 'name' ? 'NAME' : 'EMAIL'}`] ||
        known.get(`committer.${key}`) ||
        known.get(`user.${key}`);
    return { name: read('name'), email: read('email') };
}
function readKeys(folder, outer) {
    const kept = Object.entries(outer).filter(([name]) => !OF_ANOTHER.includes(name));
    const env = { ...Object.fromEntries(kept), GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' };
    const options = { cwd: folder, env, timeout: TIMEOUT_MS, killSignal: 'SIGKILL' };
    return new Promise((resolve) => {
        (0,external_node_child_process_.execFile)('git', ['config', '--null', '--get-regexp', KEYS], options, (_error, stdout) => {
            // Of a key that is set twice the last one counts, as it does for git.
            const pairs = stdout.split('\0').flatMap((entry) => {
                const [key = '', ...value] = entry.split('\n');
                return value.length === 0 ? [] : [[key, value.join(' ').trim()]];
            });
            resolve(new Map(pairs));
        });
    });
}

// EXTERNAL MODULE: ./build/mission/contract.js
var contract = __webpack_require__(3919);
// EXTERNAL MODULE: ./build/mission/holdout.js
var holdout = __webpack_require__(5862);
// EXTERNAL MODULE: ./build/mission/run-name.js
var run_name = __webpack_require__(3482);
// EXTERNAL MODULE: ./build/mission/store.js
var store = __webpack_require__(3448);
;// CONCATENATED MODULE: ./build/mission/opening.js
/**
 * What has to be true before a mission begins or goes on.
 * Invariant: nothing is changed before the lock is held; everything that is wrong with the mission's files is told at
 * once; a run that another supervisor left is never passed over in silence.
 */














const MAX_TEXT_BYTES = 256 * 1024;
/** Reads a mission directory; every problem of both files is told at once. */
function readMissionDir(given, { cwd, env }, { needsAgent = true } = {}) {
    const folder = realFolder((0,external_node_path_.resolve)(cwd, given), given);
    const repository = (0,store/* findMissionRepository */.gF)(folder);
    const dir = (0,external_node_path_.relative)(repository.folder, folder) || '.';
    const [missionFile, sandboxFile] = [(0,external_node_path_.join)(dir, 'mission.md'), (0,external_node_path_.join)(dir, 'sandbox.md')];
    const problems = [];
    const mission = readText(repository, missionFile, 'Write it: what the sessions are to achieve, in plain words.');
    const sandbox = readText(repository, sandboxFile, 'Write it: YAML front matter with evaluator.command and format.');
    if ('problem' in mission)
        problems.push(mission.problem);
    const parsed = 'problem' in sandbox ? { problems: [sandbox.problem], env: {} } : (0,contract/* parseSandbox */.L6)(sandboxFile, sandbox.bytes);
    if ('problems' in parsed)
        problems.push(...parsed.problems);
    if (needsAgent) {
        const table = 'contract' in parsed ? parsed.contract.agent.env : parsed.env;
        problems.push(...environmentProblems(sandboxFile, table, env));
    }
    if ('contract' in parsed)
        problems.push(...(0,holdout/* holdoutProblems */.i4)(sandboxFile, parsed.contract, env));
    if (problems.length > 0 || 'problem' in mission || 'problems' in parsed)
        throw new errors/* ContractError */.Vl(problems);
    const slug = (0,run_name/* missionSlug */.Aw)(dir === '.' ? '' : dir);
    return { repository, slug, dir, missionFile, sandboxFile, ...parsed, mission: mission.bytes.toString('utf8') };
}
function realFolder(path, given) {
    if ((0,external_node_fs_.existsSync)(path) && (0,external_node_fs_.statSync)(path).isDirectory())
        return (0,external_node_fs_.realpathSync)(path);
    const found = (0,external_node_fs_.existsSync)(path) ? `${(0,base_text/* quoted */.TL)(given)} is no folder` : `there is no folder ${(0,base_text/* quoted */.TL)(given)}`;
    const expected = 'a mission directory inside a git repository, with mission.md and sandbox.md';
    throw new errors/* ContractError */.Vl([{ found, expected, remedy: 'Name the folder of the mission.' }]);
}
function readText(repository, file, remedy) {
    const path = (0,external_node_path_.join)(repository.folder, file);
    if (!(0,external_node_fs_.existsSync)(path)) {
        return {
            problem: { file, found: 'no such file', expected: 'mission.md and sandbox.md in the mission directory', remedy },
        };
    }
    const read = (0,files/* readWholeFile */.M4)(path, file);
    if ('problem' in read || read.bytes.length <= MAX_TEXT_BYTES)
        return read;
    const found = `${read.bytes.length} bytes`;
    return { problem: { file, found, expected: `at most ${MAX_TEXT_BYTES} bytes`, remedy: 'Shorten it.' } };
}
function environmentProblems(file, table, outer) {
    const resolved = (0,environment/* resolveTable */.NC)(table, { outer, path: '$.agent.env' });
    return 'problems' in resolved ? resolved.problems.map((problem) => ({ file, ...problem })) : [];
}
/** What a session gets of the environment by the front matter. */
function resolveAgentEnv(file, contract, outer) {
    const resolved = (0,environment/* resolveTable */.NC)(contract.agent.env, { outer, path: '$.agent.env' });
    if ('values' in resolved)
        return resolved.values;
    throw new errors/* ContractError */.Vl(resolved.problems.map((problem) => ({ file, ...problem })));
}
/** Takes the lock of all missions of a repository, or says which one is at work. */
async function lockMissions(root, { now }) {
    const lock = await (0,run_lock/* takeRunLock */.C)({ path: root.lock, now });
    if (lock.kind === 'locked')
        return lock;
    const pointer = (0,store/* readPointer */.qT)(root);
    const holder = (0,run_lock/* readHolder */.F)(`${root.lock}.holder`);
    const which = pointer?.active === true ? `the mission run ${pointer.run_id}` : 'another mission';
    const who = holder === undefined ? '' : ` (process ${holder.pid} on ${holder.host} since ${holder.started_at})`;
    const look = pointer?.active === true ? `Look at it: autorize status ${pointer.run_id}. ` : '';
    throw new errors/* AutorizeError */.yW('locked', errors/* EXIT */.dc.locked, {
        message: `${which} is at work in this repository${who}`,
        remedy: `${look}Wait for it${holder === undefined ? '' : `, or end it: kill ${holder.pid}`}.`,
    });
}
/** Throws where another run was broken off: nobody holds the lock, and the pointer still says that it is at work. */
function requireNoBroken(root, resumed) {
    const pointer = (0,store/* readPointer */.qT)(root);
    if (pointer?.active !== true || pointer.run_id === resumed)
        return;
    const place = (0,store/* placeOfRun */.kc)(root, pointer.run_id);
    const { state, problem } = (0,store/* readMission */.nn)(place);
    // It ended: its supervisor was killed before it could say so here.
    if (state !== undefined && state.status !== 'running')
        return;
    // It never began: it was killed when it had a name and no record.
    const isNameAlone = (0,external_node_fs_.existsSync)(place.folder) && !(0,external_node_fs_.existsSync)(place.files.manifest_file);
    if (state === undefined && problem === undefined && isNameAlone)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the mission run ${pointer.run_id} was broken off, and is still open (${(0,store/* shownPath */.pS)(root, root.pointer)})`,
        remedy: `Go on with it: rcs autoresearch --resume ${pointer.run_id}, or close it: rcs autoresearch --abandon ${pointer.run_id}`,
    });
}
/** The level of isolation that is asked for, by the front matter where nobody else does, and that this machine has. */
async function chooseLevel({ agent }, sandbox) {
    const asked = { requested: sandbox ?? agent.sandbox, network: agent.network };
    const level = (0,sandbox_level/* decideLevel */.DT)(asked, await (0,sandbox_level/* probeSandbox */.UB)());
    if (level instanceof errors/* PreconditionError */.Rb)
        throw level;
    return level;
}
/** Throws where git could not make the branch, since one of its folders is a branch. */
async function requireFreeBranch(refs, branch) {
    const parts = branch.split('/');
    for (let length = 1; length < parts.length; length += 1) {
        const name = parts.slice(0, length).join('/');
        if ((await (0,kernel_refs/* readRef */.s)(refs, `refs/heads/${name}`)) === undefined)
            continue;
        throw new errors/* PreconditionError */.Rb({
            message: `there is a branch "${name}", so git can make no "${branch}"`,
            remedy: `Rename it: git branch -m ${name} ${name}-old`,
        });
    }
}
/** Throws where the commit tracks a file that a run writes into its lane. */
async function requireUntracked(refs, { commit, name }) {
    const { stdout } = await refs(['ls-tree', '--name-only', commit, '--', name]);
    if (stdout.length === 0)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `"${name}" is tracked at ${commit}; a mission writes its results there`,
        remedy: `Rename yours, or take it out: git rm --cached ${name}, and commit.`,
    });
}
const FALLBACK = { name: 'autorize', email: 'autorize@localhost' };
/** Who commits in the lane: the user, as git says in the user's repository. */
async function findIdentity({ folder }, outer) {
    const { name = FALLBACK.name, email = FALLBACK.email } = await readUserIdentity(folder, outer);
    return { name, email };
}


/***/ }),

/***/ 7066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ findProtection)
/* harmony export */ });
/* harmony import */ var _attempt_protected_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1662);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/**
 * The files that judge a mission: by `evaluator.protect`, or those that its commands name, and the mission's own two.
 * Invariant: they are those of the baseline, for every evaluation; each is told with the reason why it is among them.
 */


/** Finds what is protected, and why. */
async function findProtection(store, launch) {
    const commit = launch.baseline_commit;
    const own = [launch.mission_file, launch.sandbox_file].map((path) => ({
        glob: literal(path),
        why: 'the mission itself',
    }));
    const { protect } = launch.contract.evaluator;
    const named = await findNamed(store, launch);
    const given = protect?.map((glob) => ({ glob, why: 'evaluator.protect' })) ?? named;
    const reasons = [...given, ...own];
    const files = await (0,_attempt_protected_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readProtectedFiles */ .sz)(store, { commit, globs: reasons.map(({ glob }) => glob) });
    return {
        files,
        reasons,
        notes: protect === undefined ? targetNotes(launch, named) : await idleNotes(store, launch, protect),
    };
}
async function findNamed(store, { baseline_commit: commit, contract }) {
    const { evaluator, guards } = contract;
    const commands = [
        { command: evaluator.command, why: 'evaluator.command names it' },
        ...guards.map(({ name, command }) => ({ command, why: `the guard ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(name)} names it` })),
    ];
    const found = new Map();
    for (const { command, why } of commands) {
        for (const glob of await (0,_attempt_protected_files_js__WEBPACK_IMPORTED_MODULE_0__/* .findNamedFiles */ .gk)(store, { commit, command }))
            if (!found.has(glob))
                found.set(glob, why);
    }
    return [...found].map(([glob, why]) => ({ glob, why }));
}
function literal(path) {
    return path.replaceAll(/[\\*?[\]{}()!+@|]/g, '\\$&');
}
/** A file that judges, and that mission.md speaks of as well, may be the very one that sessions are to change. */
function targetNotes({ mission, mission_file: file }, named) {
    const words = new Set(mission.split(/[\s"'`;|&<>()[\]=,:]+/).map((word) => word.replace(/^(\.\/)+/, '').replace(/\.$/, '')));
    return named.flatMap(({ glob, why }) => {
        const path = glob.replaceAll(/\\(.)/g, '$1');
        if (!words.has(path))
            return [];
        return [
            `${file} speaks of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(path, 200)}, which is protected, since ${why}: a candidate that changes it is discarded. If it is to be changed, name what judges in evaluator.protect`,
        ];
    });
}
async function idleNotes(store, { baseline_commit: commit }, globs) {
    const notes = [];
    for (const glob of globs) {
        const { files } = await (0,_attempt_protected_files_js__WEBPACK_IMPORTED_MODULE_0__/* .readProtectedFiles */ .sz)(store, { commit, globs: [glob] });
        if (files.length === 0)
            notes.push(`evaluator.protect: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(glob, 200)} matches no file of the baseline`);
    }
    return notes;
}


/***/ }),

/***/ 3482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ missionSlug),
/* harmony export */   SR: () => (/* binding */ runIdOf),
/* harmony export */   W0: () => (/* binding */ branchOf),
/* harmony export */   eZ: () => (/* binding */ runTag),
/* harmony export */   oj: () => (/* binding */ laneName)
/* harmony export */ });
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8338);

const MAX_SLUG = 100;
/** The slug of a mission directory, by its path in the repository; that of the repository itself is `mission`. */
function missionSlug(path) {
    const slug = path
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-+|-+$/g, '');
    if (slug === '')
        return 'mission';
    // It becomes part of a folder's name, which holds 255 bytes.
    return slug.length <= MAX_SLUG ? slug : `${slug.slice(0, MAX_SLUG)}-${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(path).slice(-8)}`;
}
/** `20260521T090000Z`; a second one of the same second has `-2` behind it, and so on. */
function runTag(at, attempt) {
    const tag = `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
    return attempt === 1 ? tag : `${tag}-${attempt}`;
}
function runIdOf({ slug, tag }) {
    return `${slug}-${tag.toLowerCase()}`;
}
function branchOf({ slug, tag }) {
    return `autoresearch/${slug}/${tag}`;
}
/** Name of the lane's folder inside `<repo>.rcs-worktrees`. */
function laneName({ slug, tag }) {
    return `autoresearch-${slug}-${tag}`;
}


/***/ }),

/***/ 3910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U0: () => (/* binding */ leaveLane),
  zV: () => (/* binding */ lookAtLane),
  Rf: () => (/* binding */ resetLane)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(3727);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(9871);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(3096);
;// CONCATENATED MODULE: ./build/kernel/pack-index.js
/** The index that git writes beside a pack, as far as the names of its objects go. Pure. */
// The magic number, the version and the 256 sums of objects by the first byte of their names.
const VERSION_2 = Buffer.from('ff744f6300000002', 'hex');
const COUNT_AT = 8 + 255 * 4;
const IDS_AT = COUNT_AT + 4;
/** The ids in an index that a git of ours wrote; throws for anything else. */
function parsePackIds(bytes, hash) {
    const size = hash === 'sha1' ? 20 : 32;
    const isWhole = bytes.length >= IDS_AT && bytes.subarray(0, VERSION_2.length).equals(VERSION_2);
    const count = isWhole ? bytes.readUInt32BE(COUNT_AT) : -1;
    if (count < 0 || bytes.length < IDS_AT + count * size)
        throw new Error('a pack index that cannot be read');
    return Array.from({ length: count }, (_, at) => bytes.toString('hex', IDS_AT + at * size, IDS_AT + (at + 1) * size));
}

// EXTERNAL MODULE: ./build/kernel/scratch-home.js
var scratch_home = __webpack_require__(5364);
// EXTERNAL MODULE: ./build/attempt/command.js + 4 modules
var command = __webpack_require__(7913);
// EXTERNAL MODULE: ./build/attempt/lane.js
var attempt_lane = __webpack_require__(9506);
;// CONCATENATED MODULE: ./build/attempt/agent-commit.js
/**
 * A commit that an agent made by itself, taken out of its repository into the private store.
 * Invariant: the agent's repository is read by a git inside the agent's own isolation only, which packs what is new;
 * what comes out is an id and the bytes of a pack, and nothing but a pack is ever parsed out here. Each object is hashed
 * and checked on the way in (`index-pack --strict`), in a folder of its own, and moved into the store only when the
 * commit is whole there, descends from the commit that the agent started from, and its objects are of bounded size. So a
 * hook, a configuration, an alternate, a graft, a replacement, a link in the place of a folder can make the reading
 * fail, or give what another commit would give: never more than the agent itself could read or write.
 * Crash: what was taken half is in a folder that the next taking empties.
 * Trade-off: without a sandbox the reading runs as the agent did, with the user's rights; its git is told to run no hook.
 */










const MAX_PACK_BYTES = 128 << 20;
// As they are when unpacked: a pack can be a thousandth of what it holds.
const MAX_OBJECT_BYTES = 100 << 20;
const MAX_ALL_BYTES = 1 << 30;
const MAX_OBJECTS = 200_000;
const MAX_COMMITS = 200;
const TAKING_MS = 120_000;
// What is not a file's content is held in memory whole; no sound object asks for this much.
const ALLOCATION = { GIT_ALLOC_LIMIT: '600m' };
// Plumbing alone: neither command runs a hook, a filter or a program that a configuration names.
const READING = [
    'export GIT_DIR="$PWD/.git" GIT_NO_REPLACE_OBJECTS=1 GIT_GRAFT_FILE=/dev/null GIT_NO_LAZY_FETCH=1',
    'export GIT_CONFIG_NOSYSTEM=1 GIT_TERMINAL_PROMPT=0 GIT_OPTIONAL_LOCKS=0',
    'set -- -c core.hooksPath=/dev/null -c core.fsmonitor=false -c core.commitGraph=false -c core.multiPackIndex=false',
    'set -- "$@" -c advice.graftFileDeprecated=false -c pack.useBitmaps=false -c pack.threads=1 -c protocol.allow=never',
    'head=$(git "$@" rev-parse --verify --quiet "HEAD^{commit}") || { echo "HEAD leads to no commit" >&2; exit 1; }',
    'echo "$head"',
    '[ "$head" = "$AUTORIZE_FROM" ] && exit 0',
    'printf "%s\\n^%s\\n" "$head" "$AUTORIZE_FROM" | git "$@" pack-objects -q --revs --stdout --window=0',
].join('\n');
/** Takes the commit that HEAD of an agent's repository is at, with what is new below it. */
async function takeAgentCommit(workspace, request) {
    const obstacle = findObstacle(request.folder);
    if (obstacle !== undefined)
        return { kind: 'refused', reason: obstacle };
    const place = (0,external_node_path_.join)(workspace.folder, 'handed');
    (0,scratch_home/* removeTree */.d)(place);
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(place, 'objects', 'pack'), { recursive: true });
    const read = await readAgentGit(workspace, request, place);
    if ('kind' in read)
        return read;
    const { commit, pack } = read;
    if (commit === request.from)
        return { kind: 'taken', commit, commits: [] };
    workspace.checkSeal();
    try {
        return await takeIn(workspace.store, { ...request, commit, pack, objects: (0,external_node_path_.join)(place, 'objects') });
    }
    catch (error) {
        if (!(error instanceof kernel_git/* GitError */.XS) || error.isDiskFull)
            throw error;
        const said = error.stderr.trim().split('\n')[0] || `git ${error.command[0]} ended with ${error.gitExit}`;
        return { kind: 'refused', reason: `its objects are not sound: ${(0,base_text/* printable */.g$)(said, 300)}` };
    }
}
/** Why there is no repository of the agent's own in a folder. */
function findObstacle(folder) {
    for (const name of ['.git', '.git/objects', '.git/refs']) {
        try {
            const stats = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(folder, name));
            if (stats.isSymbolicLink())
                return `${name} of the worktree is a symbolic link`;
            if (!stats.isDirectory())
                return `${name} of the worktree is no folder`;
        }
        catch (error) {
            return `${name} of the worktree cannot be read: ${(0,files/* errorCode */.CA)(error)}`;
        }
    }
    return undefined;
}
async function readAgentGit(workspace, request, place) {
    const { folder, from, signal } = request;
    const readable = (0,attempt_lane/* agentReadable */.KJ)(workspace);
    const result = await (0,command/* runCommand */.d)(workspace, {
        command: READING,
        workDir: folder,
        given: { AUTORIZE_FROM: from, GIT_ALTERNATE_OBJECT_DIRECTORIES: (0,kernel_git/* listStores */.Rr)(readable) },
        stdoutPath: (0,external_node_path_.join)(place, 'pack.stdout'),
        stderrPath: (0,external_node_path_.join)(place, 'pack.stderr'),
        maxStdoutBytes: MAX_PACK_BYTES,
        budgetMs: TAKING_MS,
        network: 'off',
        signal,
        readable,
    });
    if (result.kind === 'unstarted') {
        if (result.code === 'ABORTED')
            return { kind: 'aborted' };
        return { kind: 'infra', reason: `git could not be started: ${result.reason}` };
    }
    if (result.aborted)
        return { kind: 'aborted' };
    const reason = flawOf(result);
    if (reason !== undefined)
        return { kind: 'refused', reason };
    const bytes = (0,external_node_fs_.readFileSync)(result.stdout.path);
    const end = bytes.indexOf('\n');
    const commit = bytes.subarray(0, Math.max(0, end)).toString('latin1');
    if (!/^[0-9a-f]+$/.test(commit) || commit.length !== from.length) {
        return { kind: 'refused', reason: `HEAD is ${(0,base_text/* quoted */.TL)(commit)}; expected the id of a commit` };
    }
    return { commit, pack: bytes.subarray(end + 1) };
}
function flawOf({ exitCode, killedByBudget, stdout, stderr }) {
    if (killedByBudget)
        return `its objects could not be read within ${TAKING_MS / 1000} s`;
    if (stdout.truncated)
        return `its new objects take more than ${MAX_PACK_BYTES >> 20} MB`;
    if (exitCode === 0)
        return undefined;
    const said = (0,external_node_fs_.readFileSync)(stderr.path, 'utf8').trim().split('\n')[0];
    return `its repository cannot be read: ${(0,base_text/* printable */.g$)(said || `git ended with ${exitCode}`, 300)}`;
}
async function takeIn(store, taking) {
    const { commit, from, pack, objects } = taking;
    const { gitDir, home } = store;
    const git = (0,kernel_git/* bindGit */.uD)({ gitDir, home, objects, alternates: [(0,external_node_path_.join)(gitDir, 'objects')] });
    const call = { timeoutMs: TAKING_MS, env: ALLOCATION };
    await git(['index-pack', '--stdin', '--strict', '--threads=1'], { ...call, input: pack });
    const names = (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(objects, 'pack')).filter((name) => /^pack-[0-9a-f]+\.(pack|idx)$/.test(name));
    const flaw = await findFlaw(git, { objects, names, commit });
    if (flaw !== undefined)
        return { kind: 'refused', reason: flaw };
    await git(['rev-list', '--objects', '--quiet', commit, `^${from}`], call);
    const descends = await git(['merge-base', '--is-ancestor', from, commit], { ...call, allowed: [0, 1] });
    if (descends.exitCode !== 0) {
        return { kind: 'refused', reason: `HEAD, ${commit}, does not descend from the last kept commit` };
    }
    const commits = (await (0,kernel_git/* gitLine */.JG)(git, ['rev-list', `--max-count=${MAX_COMMITS + 1}`, commit, `^${from}`], call)).split('\n');
    if (commits.length > MAX_COMMITS)
        return { kind: 'refused', reason: `it made more than ${MAX_COMMITS} commits` };
    (0,fault_point/* faultPoint */.Jd)('handed:before-move');
    // The index last: without it git does not look at a pack.
    for (const name of names.toSorted().toReversed())
        (0,external_node_fs_.renameSync)((0,external_node_path_.join)(objects, 'pack', name), (0,external_node_path_.join)(gitDir, 'objects', 'pack', name));
    (0,fault_point/* faultPoint */.Jd)('handed:after-move');
    return { kind: 'taken', commit, commits };
}
/** Asks of everything at once how large it is. */
async function findFlaw(git, { objects, names, commit }) {
    const index = names.find((name) => name.endsWith('.idx'));
    const hash = commit.length === 64 ? 'sha256' : 'sha1';
    const ids = index === undefined ? [] : parsePackIds((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(objects, 'pack', index)), hash);
    if (ids.length > MAX_OBJECTS)
        return `it has ${(0,base_text/* plural */.LS)(ids.length, 'new object')}; expected at most ${MAX_OBJECTS}`;
    const { stdout } = await git(['cat-file', '--batch-check=%(objectsize)'], {
        input: [...ids, `${commit}^{commit}`].map((asked) => `${asked}\n`).join(''),
        timeoutMs: TAKING_MS,
        env: ALLOCATION,
    });
    const answers = stdout.toString().trimEnd().split('\n');
    const sizes = answers.slice(0, ids.length).map(Number);
    const largest = sizes.reduce((one, other) => Math.max(one, other), 0);
    if (largest > MAX_OBJECT_BYTES)
        return `an object of it has ${largest} bytes; expected at most ${MAX_OBJECT_BYTES}`;
    const all = sizes.reduce((sum, size) => sum + size, 0);
    if (all > MAX_ALL_BYTES)
        return `its new objects have ${all} bytes; expected at most ${MAX_ALL_BYTES}`;
    return /^\d+$/.test(answers[ids.length] ?? '') ? undefined : `the commit ${commit} is not among its objects`;
}

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(5145);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(5222);
// EXTERNAL MODULE: ./build/kernel/git-work-tree.js
var git_work_tree = __webpack_require__(1221);
// EXTERNAL MODULE: ./build/mission/active-mission.js
var active_mission = __webpack_require__(632);
// EXTERNAL MODULE: ./build/mission/handed-file.js
var handed_file = __webpack_require__(7324);
// EXTERNAL MODULE: ./build/mission/store.js
var mission_store = __webpack_require__(3448);
;// CONCATENATED MODULE: ./build/mission/worktree.js
/**
 * The lane of a mission: `<repo>.rcs-worktrees/autoresearch-<slug>-<tag>`, in which sessions commit by themselves.
 * Invariant: its `.git` is one of its own, made by us and given away: its objects come from the private store, and no git
 * of ours reads it out here. What a session committed is taken by `takeAgentCommit`; the user's repository gets a commit
 * by the compare-and-swap of the branch, when it is kept. Before a session, after its undoing, and whenever the lane is
 * left to the user, the `.git` is made anew, so that nothing that a session planted there waits for the user's git.
 * Only the lane is ever reset, and only where its own path leads to it.
 * Crash: an undoing that was not finished is done again by the resume.
 */












/** Looks at a lane in which no process of a session is left. */
async function lookAtLane(mission) {
    const { workspace, lane, state, signal } = mission;
    const head = await takeAgentCommit(workspace, { folder: lane.folder, from: state.lastKeptCommit, signal });
    const commit = head.kind === 'taken' ? head.commit : state.lastKeptCommit;
    return { head, dirty: await listDirty(mission, commit) };
}
async function listDirty({ workspace, lane }, commit) {
    const { store } = workspace;
    workspace.checkSeal();
    // What the session committed is known, though a rule of the base may ignore it.
    const captured = await (0,git_work_tree/* captureTree */.F)({ ...store, base: commit }, lane);
    if (captured.kind === 'refused')
        return [`(${captured.reason})`];
    const changes = await (0,git_store/* diffTrees */.j_)(store, { from: commit, to: captured.tree });
    // A tracked file of such a name is the project's own.
    const isArtifact = (path, status) => status === 'A' && mission_store/* RUNTIME_ARTIFACTS */.Bd.includes(path);
    return changes.filter(({ path, status }) => !isArtifact(path, status)).map(({ path }) => path);
}
const LOG = 'run.log';
const MAX_LOG_BYTES = 10 << 20;
/** Puts the lane at the last kept commit: tracked files, untracked ones, `.git`; the runtime artifacts stay. */
async function resetLane(mission) {
    const { workspace, lane, state } = mission;
    requireOwnPath(lane.folder);
    const log = (0,handed_file/* readUntrusted */.P)((0,external_node_path_.join)(lane.folder, LOG), MAX_LOG_BYTES);
    await (0,attempt_lane/* prepareLane */.uD)(workspace, laneRequest(mission, state.lastKeptCommit));
    const path = (0,external_node_path_.join)(lane.folder, LOG);
    if (log.kind === 'read' && !(0,external_node_fs_.existsSync)(path))
        (0,external_node_fs_.writeFileSync)(path, log.bytes, { flag: 'wx' });
    (0,fault_point/* faultPoint */.Jd)('mission:after-reset');
    settle(mission);
}
/** Leaves the lane as the session left it, for the user to look into, with a `.git` of ours at the same commit. */
async function leaveLane(mission, head) {
    const commit = head.kind === 'taken' ? head.commit : mission.state.lastKeptCommit;
    await (0,attempt_lane/* renewAgentGit */.fb)(mission.workspace, laneRequest(mission, commit));
    settle(mission);
}
function settle(mission) {
    (0,mission_store/* writeResults */.KB)(mission.state);
    (0,active_mission/* appendOnly */.PS)(mission, { kind: 'ready' });
    (0,fault_point/* faultPoint */.Jd)('mission:after-ready');
}
function laneRequest({ lane, state, identity }, commit) {
    return { lane, commit, branch: state.launch.branch_name, identity, ignored: mission_store/* RUNTIME_ARTIFACTS */.Bd };
}
/** What is removed below a folder must be the lane's: no link may stand in its way. */
function requireOwnPath(folder) {
    const parent = (0,external_node_path_.dirname)(folder);
    (0,external_node_fs_.mkdirSync)(parent, { recursive: true });
    const real = (0,external_node_fs_.realpathSync)(parent);
    if (real === parent && (0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isSymbolicLink() !== true)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the worktree ${(0,base_text/* quoted */.TL)(folder, 300)} leads elsewhere: a symbolic link is on its path`,
        remedy: 'Put a folder in the place of the link, or remove it, then resume.',
    });
}


/***/ }),

/***/ 7289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KR: () => (/* binding */ renderPosition),
/* harmony export */   Ll: () => (/* binding */ integrityOf),
/* harmony export */   Nn: () => (/* binding */ renderImprovement),
/* harmony export */   U0: () => (/* binding */ DECISION_SIGNS),
/* harmony export */   VE: () => (/* binding */ renderEntryLine),
/* harmony export */   ZH: () => (/* binding */ renderMissionStatus),
/* harmony export */   dJ: () => (/* binding */ titled),
/* harmony export */   fE: () => (/* binding */ renderMissionStart),
/* harmony export */   gM: () => (/* binding */ renderVerdict),
/* harmony export */   hh: () => (/* binding */ renderDecisionCounts),
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   uw: () => (/* binding */ scoreOf),
/* harmony export */   v8: () => (/* binding */ renderMissionSummary)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/* harmony import */ var _mission_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7545);
/* harmony import */ var _mission_evidence_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(773);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4483);
/* harmony import */ var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6794);





const DECISION_SIGNS = {
    baseline: '◆',
    keep: '●',
    discard: '○',
    ambiguous: '◐',
    noop: '−',
    abort: '■',
    interrupted: '‖',
    error: '×',
};
const LABEL_WIDTH = 10;
const LAST_ENTRIES = 5;
function labelled(label, text) {
    return `${label.padEnd(LABEL_WIDTH)}${text}`;
}
/** The score of an entry, if there is one. */
function scoreOf({ evaluator }) {
    return typeof evaluator?.score === 'number' ? String(evaluator.score) : '–';
}
/** An entry on one line. */
function renderEntryLine(entry) {
    const { iteration, decision, decision_reason: reason, kind, description } = entry;
    const said = kind === 'baseline' || description === reason ? '' : ` (${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(description, 80)})`;
    const cells = [
        `${DECISION_SIGNS[decision]} ${decision.padEnd(11)}`,
        String(iteration).padStart(4),
        scoreOf(entry).padStart(12),
    ];
    return `${cells.join('  ')}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(reason, 160)}${said}`;
}
/** What is printed when a run begins or goes on. */
function renderMissionStart({ state: { launch }, sandbox, resumed, protects, notes, }) {
    return [
        `${launch.run_id}: ${resumed ? 'going on, ' : ''}on ${launch.branch_name}, sandbox ${sandbox}`,
        labelled('worktree', launch.worktree_path),
        labelled('protects', renderProtection(protects)),
        ...notes.map((note) => labelled('note', (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(note, 900))),
        '',
    ].join('\n');
}
const SHOWN_GLOBS = 20;
function renderProtection(protects) {
    const shownOnes = protects.slice(0, SHOWN_GLOBS);
    const reasons = new Set(shownOnes.map(({ why }) => why));
    const shown = [...reasons].map((reason) => {
        const globs = shownOnes.filter(({ why }) => why === reason).map(({ glob }) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(glob, 200));
        return `${globs.join(', ')} (${reason})`;
    });
    const rest = protects.length - SHOWN_GLOBS;
    return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
/** `3 keep, 2 discard`; the baseline is no try. */
function renderDecisionCounts(entries) {
    const counts = new Map();
    for (const { kind, decision } of entries) {
        if (kind === 'iteration')
            counts.set(decision, (counts.get(decision) ?? 0) + 1);
    }
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const parts = [...counts].map(([decision, count]) => `${count} ${decision}`);
    return parts.length === 0 ? 'nothing' : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(total, 'iteration')}: ${parts.join(', ')}`;
}
/** How the last kept commit compares with the baseline. */
function renderVerdict({ entries, lastKeptScore, launch }) {
    const kept = (0,_mission_decision_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .survivingKeeps */ .ie)(entries).length;
    if (kept === 0)
        return entries.some(({ decision }) => decision === 'keep') ? 'nothing kept is left' : 'nothing kept yet';
    const baseline = entries[0]?.evaluator?.score;
    const score = lastKeptScore === null ? '' : `; last kept score ${lastKeptScore}`;
    const from = typeof baseline === 'number' ? ` against the baseline, ${baseline}` : '';
    const { keep_policy, decision = keep_policy } = launch.contract.evaluator;
    return `${kept} kept under ${decision}${score}${score === '' ? '' : from}`;
}
/** What may be said of the improvement: a confirmation, how to get one, or that there is none. */
function renderImprovement(state) {
    const { entries, claim, evidence, launch } = state;
    if (!entries.some(({ decision }) => decision === 'keep'))
        return undefined;
    const alarm = (0,_mission_evidence_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .findAlarm */ .bE)(state);
    if (alarm !== undefined)
        return `not claimed: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(alarm, 900)}`;
    if (claim !== undefined) {
        const tip = findTipTree({ entries, evidence });
        const isWhole = tip === undefined || tip === claim.final;
        return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(isWhole ? claim.sentence : `${claim.sentence}; the branch holds more, which is not tested yet`, 900);
    }
    const { decision, confirm } = launch.contract.evaluator;
    if (decision === undefined)
        return 'not claimed: each score is one run of the evaluator, and chance is kept with the rest';
    if (confirm?.pairs === 0)
        return 'not claimed: evaluator.confirm.pairs is 0';
    return `not confirmed yet: autorize verify ${launch.run_id} --rescore`;
}
/** The tree that the last comparison left on the branch. */
function findTipTree({ entries, evidence }) {
    const records = entries.flatMap(({ comparison }) => comparison?.record.kind === 'decision' ? [comparison.record] : []);
    const last = records.findLast(({ kept, code }) => kept || code === 'rolled-back');
    if (last?.code === 'rolled-back')
        return last.incumbent;
    const tested = evidence.findLast((each) => each.kind === 'candidate' && each.id === last?.task);
    return tested?.kind === 'candidate' ? tested.tree : undefined;
}
function improvementLine(state) {
    const shown = renderImprovement(state);
    return shown === undefined ? [] : [labelled('improved', shown)];
}
/** How a run is, in words. */
function renderPosition({ state, isRunning }) {
    if (isRunning)
        return state.open === undefined ? 'at work' : `at work on iteration ${state.open.iteration}`;
    if (state.status === 'running')
        return 'broken off';
    return state.stopReason === null ? state.status : `${state.status}: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(state.stopReason, 600)}`;
}
/** The command that comes next. */
function nextCommand({ state, isRunning }) {
    const { run_id: runId, branch_name: branch, mission_dir: dir } = state.launch;
    if (isRunning)
        return `autorize status ${runId}`;
    if (state.status === 'running' || state.status === 'stopped')
        return `rcs autoresearch --resume ${runId}`;
    return state.entries.some(({ decision }) => decision === 'keep') ? `git merge ${branch}` : `rcs autoresearch ${dir}`;
}
/** What the sessions used up, where they said so: one element or none. */
function costOf({ entries }) {
    const cost = (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTotalCost */ .kT)(entries.map(({ usage }) => usage));
    return cost === undefined ? [] : [cost];
}
/** What canaries and holdout said so far, a line each; none where nobody asked them. */
function integrityOf({ evidence, launch }) {
    const said = evidence.flatMap((each) => (each.kind === 'canary' ? [each] : []));
    const noops = said.filter(({ variety }) => variety === 'noop');
    const kept = noops.filter(({ passed }) => !passed).length;
    const broken = said.find(({ variety }) => variety === 'broken');
    const canaries = [
        ...(noops.length === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(noops.length, 'no-op')}, ${kept} kept`]),
        ...(broken === undefined ? [] : [broken.remark ?? 'the deliberately broken candidate failed, as it must']),
    ];
    const { holdout } = launch.contract.evaluator;
    const queries = evidence.filter(({ kind }) => kind === 'holdout').length;
    const answers = evidence.flatMap((each) => (each.kind === 'decision' ? (each.holdout ?? []) : []));
    const yes = answers.filter(({ passed }) => passed).length;
    return [
        ...(canaries.length === 0 ? [] : [['canaries', canaries.join('; ')]]),
        ...(holdout === undefined
            ? []
            : [['holdout', `${queries} of ${holdout.budget} queries, ${yes} said yes`]]),
    ];
}
/** A label as the beginning of a line. */
function titled(label) {
    return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
}
function facts(look) {
    const { launch } = look.state;
    return [
        ['branch', `${launch.branch_name}, from ${launch.baseline_commit.slice(0, 12)}`],
        ['worktree', (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(launch.worktree_path, 400)],
        ['now', renderPosition(look)],
        ['result', renderVerdict(look.state)],
        ['tried', renderDecisionCounts(look.state.entries)],
        ...integrityOf(look.state).map(([label, text]) => [label, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(text, 900)]),
        ...costOf(look.state).map((cost) => ['cost', cost]),
    ];
}
/** A run on one screen: where it is, what came of it, the last entries, the next command. */
function renderMissionStatus(look) {
    const { state, problems } = look;
    const last = state.entries.slice(-LAST_ENTRIES).map(renderEntryLine);
    return [
        `${state.launch.run_id}: the mission ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(state.launch.mission_dir)}`,
        ...problems.map((problem) => `problem: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(problem, 600)}`),
        '',
        ...facts(look).map(([label, text]) => labelled(label, text)),
        ...improvementLine(state),
        ...(last.length === 0 ? [] : ['', ...last]),
        '',
        labelled('next', nextCommand(look)),
        '',
    ].join('\n');
}
/** What is printed at the end of a run. */
function renderMissionSummary(state) {
    const { branch_name: branch, baseline_commit: baseline } = state.launch;
    const isKept = state.entries.some(({ decision }) => decision === 'keep');
    return [
        `${state.launch.run_id}: ${renderVerdict(state)}`,
        labelled(state.status, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(state.stopReason ?? '', 900)),
        labelled('tried', renderDecisionCounts(state.entries)),
        ...integrityOf(state).map(([label, text]) => labelled(label, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .T)(text, 900))),
        ...costOf(state).map((cost) => labelled('cost', cost)),
        ...improvementLine(state),
        ...(isKept ? [labelled('look', `git log ${baseline.slice(0, 12)}..${branch}`)] : []),
        labelled('next', nextCommand({ state, isRunning: false })),
        '',
    ].join('\n');
}


/***/ })

};


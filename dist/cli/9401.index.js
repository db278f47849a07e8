export const id = 9401;
export const ids = [9401];
export const modules = {

/***/ 52078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ concludePromotion),
/* harmony export */   w: () => (/* binding */ makeReady)
/* harmony export */ });
/* harmony import */ var _decision_conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27320);
/* harmony import */ var _decide_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69938);
/* harmony import */ var _measurement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16564);
/* harmony import */ var _scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56375);
/**
 * Promotion among what is due before a candidate, and its end: the champion becomes the branch head, or the working line goes on, or it is taken back to
 * its champion.
 * Invariant: a decision that takes the line back is recorded by the caller, with the commit that does so.
 */




/** Ends a promotion test; why it was interrupted, if it was. */
async function concludePromotion(context, { trial, level }, { takeBack, ...place }) {
    const { decisionLog, note } = context;
    const decided = await (0,_decide_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .decideTrial */ .Zt)(context, { trial, level }, place);
    if (decided.kind === 'broken')
        return decided;
    const before = decisionLog.session;
    const { incumbent: champion, record: score } = (0,_decision_conclusion_js__WEBPACK_IMPORTED_MODULE_0__/* .concludeTrial */ ._m)(before, trial, decided.final);
    if (champion === before.incumbent) {
        (0,_decide_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .recordDecision */ .Q6)(decisionLog, decided);
        const why = decided.isQuarantined
            ? `is quarantined: ${trial.verdict?.reason}`
            : decided.refusal && `is not accepted: ${decided.refusal.reason}`;
        if (why !== undefined)
            note(`${trial.id} of the working line ${why}`);
        return undefined;
    }
    if ((await takeBack({ ...decided, trial, champion, score })) === 'cancelled') {
        (0,_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_3__/* .interruptTask */ .rD)(decisionLog, trial);
        return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_2__/* .interruptionOf */ .nS)({ kind: 'aborted' });
    }
    (0,_decide_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .takeDecision */ .M1)(decisionLog, decided);
    return undefined;
}
/** Does all that is due before the next candidate; undefined once one can be tested, else why none can. */
async function makeReady(context, { endPromotion, confirm, ...place }) {
    for (;;) {
        const prepared = await (0,_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_3__/* .prepare */ .iA)(context, place);
        switch (prepared.kind) {
            case 'ready':
                return undefined;
            case 'promotion': {
                const interrupted = await endPromotion(prepared);
                if (interrupted !== undefined)
                    return interrupted;
                break;
            }
            case 'confirmation': {
                if (confirm === undefined)
                    return undefined;
                const interrupted = await confirm();
                if (interrupted !== undefined)
                    return interrupted;
                break;
            }
            case 'untestable':
            case 'broken':
                return prepared;
            default:
                return prepared;
        }
    }
}


/***/ }),

/***/ 61280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H8: () => (/* binding */ refOf),
/* harmony export */   PR: () => (/* binding */ journalOf),
/* harmony export */   _M: () => (/* binding */ recoverAcceptance),
/* harmony export */   oz: () => (/* binding */ requireBranch)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18535);
/* harmony import */ var _kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63491);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23727);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13096);
/* harmony import */ var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83144);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52708);
/* harmony import */ var _mission_journal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18037);
/**
 * Accepting a candidate: the session's own commit becomes the branch head of the mission's branch.
 * Invariant: an accepted candidate counts exactly once or not at all: intent record, compare-and-swap of the branch (the commit
 * point), entry. The commit is the one that was judged, object for object.
 * Crash before the intent: the session is judged again. After it: `recoverAcceptance` asks the branch where it is.
 */








function refOf({ launch }) {
    return `refs/heads/${launch.branch_name}`;
}
/** The journal of a run at work; the state of `run` moves with its records. */
function journalOf(run) {
    return {
        get records() {
            return run.journal.records;
        },
        append: (draft) => (0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .appendRecord */ .EB)(run, draft),
        appendOnly: (draft) => (0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .appendOnly */ .PS)(run, draft),
        ready: () => (0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .recordReady */ .fI)(run),
        cover: (iteration) => (0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .coverFiles */ .xj)(run, iteration),
        accept: (accepted) => acceptCandidate(run, accepted),
        takeBack: (draft) => takeBack(run, draft),
        pointAt: (active) => (0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .pointAt */ .sd)(run, active),
        show: (doing) => showActivity(run, doing),
        emit: run.emit,
        note: (note) => run.emit({ kind: 'note', note }),
    };
}
function showActivity({ activity, state }, doing) {
    const iteration = String(state.iteration);
    if (doing === undefined)
        activity.end(iteration);
    else
        activity.begin(iteration, doing);
}
/** Of a run that is interrupted before the intent, nothing happened. */
async function acceptCandidate(mission, { commit, draft }) {
    const { privateArea, state } = mission;
    const { store, repository } = privateArea;
    const from = state.lastAcceptedCommit;
    const { iteration } = draft;
    const exported = [commit];
    const copied = await (0,_kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_1__/* .workWithin */ .p)({ signal: mission.signal }, (cutOff) => (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .exportObjects */ .Nk)(store, repository, { wanted: exported, from }, cutOff));
    if (copied.kind !== 'done')
        return 'cancelled';
    (0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .appendOnly */ .PS)(mission, { kind: 'intent', iteration, from, to: commit, draft });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('mission:after-intent');
    const moved = await (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .exportCommits */ .D_)(store, repository, { ref: refOf(state), from, to: commit, exported });
    if (moved.kind === 'moved')
        throw branchMoved(state, moved.actual);
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('mission:after-swap');
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('mission:before-entry');
    (0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .appendRecord */ .EB)(mission, (0,_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .beginEntry */ .ON)(draft));
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('mission:after-entry');
    return 'kept';
}
async function takeBack(mission, draft) {
    const { state, refs, paths } = mission;
    const { iteration, kept_commit: to } = draft;
    const from = state.lastAcceptedCommit;
    (0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .appendOnly */ .PS)(mission, { kind: 'intent', iteration, from, to, draft });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('mission:after-intent');
    const moved = await (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .moveBranch */ .ob)(paths.repository, refs, { ref: refOf(state), from, to: String(to) });
    if (moved.kind === 'moved')
        throw branchMoved(state, moved.actual);
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('mission:after-swap');
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('mission:before-entry');
    (0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .appendRecord */ .EB)(mission, (0,_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .beginEntry */ .ON)(draft));
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('mission:after-entry');
}
/** Finishes an acceptance, or a taking back, whose intent has no entry; before anything else is done with the run. */
async function recoverAcceptance(mission, { refs, store }) {
    const intent = mission.state.open?.intent;
    if (intent === undefined)
        return;
    const { from, to, draft } = intent;
    const actual = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .readRef */ .sg)(refs, refOf(mission.state));
    const move = () => draft.decision === 'keep'
        ? moveAgain(mission, { from, to, store })
        : (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .moveBranch */ .ob)(mission.paths.repository, refs, { ref: refOf(mission.state), from, to });
    const moved = actual === from ? await move() : { kind: 'moved', actual };
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('mission:after-recovery');
    if (moved === 'lost') {
        const reason = 'the run was killed while this was kept, and its objects are gone: it is not kept';
        const { comparison: _undone, ...rest } = draft;
        const lost = { ...rest, decision: 'error', decision_reason: reason, kept_commit: from };
        (0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .appendRecord */ .EB)(mission, { kind: 'iteration', ...lost });
        return;
    }
    if (moved.kind === 'moved' && moved.actual !== to)
        throw branchMoved(mission.state, moved.actual);
    (0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_7__/* .appendRecord */ .EB)(mission, (0,_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .beginEntry */ .ON)(draft));
}
async function moveAgain({ paths, state }, { from, to, store }) {
    if (store === undefined)
        return 'lost';
    try {
        return await (0,_kernel_export_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .exportCommits */ .D_)(store, paths.repository, { ref: refOf(state), from, to });
    }
    catch (error) {
        // Objects that cannot be read: they were never synced. A ref that cannot be moved now is another matter.
        if (error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS && error.command[0] !== 'update-ref')
            return 'lost';
        throw error;
    }
}
/** Throws unless the branch is where the records say. */
async function requireBranch(state, refs) {
    const actual = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .readRef */ .sg)(refs, refOf(state));
    if (actual !== state.lastAcceptedCommit)
        throw branchMoved(state, actual);
}
function branchMoved(state, actual) {
    const { branch_name: branch, run_id: runId } = state.launch;
    const where = actual === undefined ? 'is gone' : `is at ${actual}`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `the branch ${branch} ${where}; the mission left it at ${state.lastAcceptedCommit}`,
        remedy: `Restore it: git update-ref refs/heads/${branch} ${state.lastAcceptedCommit}, then: rcs autoresearch --resume ${runId}`,
    });
}


/***/ }),

/***/ 10632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ isMeasured)
/* harmony export */ });
function isMeasured(mission) {
    return mission.measuring !== undefined;
}


/***/ }),

/***/ 56732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ areaOf),
/* harmony export */   o: () => (/* binding */ cleanMission)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7953);
/* harmony import */ var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29460);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14311);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19570);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86992);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14178);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73448);
/* harmony import */ var _worktree_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27089);
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
 * Giving back the space of a run that is over: its workspace and its private area.
 * Invariant: records and branch stay; a workspace that was left for the user to look at is not ours to remove. The lock
 * is held. Crash: some of it is gone; the next call removes the rest.
 */











/** Removes what a run that is over needs no more. */
async function cleanMission(runId, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const paths = (0,_store_js__WEBPACK_IMPORTED_MODULE_8__.pathsOf)(runId, host);
        (0,_store_js__WEBPACK_IMPORTED_MODULE_8__.requireRun)(paths);
        const _lock = __addDisposableResource(env_1, await (0,_opening_js__WEBPACK_IMPORTED_MODULE_7__/* .lockMissions */ .lU)(paths, host), true);
        const { state } = (0,_look_js__WEBPACK_IMPORTED_MODULE_5__/* .readMissionStatus */ .Z)(paths);
        const { worktree_path: workspace } = state.launch;
        if (!(0,_manifest_js__WEBPACK_IMPORTED_MODULE_6__/* .isTerminal */ .Hd)(state.status)) {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
                message: `the mission run ${runId} has not ended (${state.status}); it needs its worktree to continue`,
                remedy: `Resume it: rcs autoresearch --resume ${runId}, or close it first: rcs autoresearch --abandon ${runId}`,
            });
        }
        (0,_store_js__WEBPACK_IMPORTED_MODULE_8__.requireOwnWorkspace)(paths, state);
        if (state.entries.at(-1)?.lane === 'left' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(workspace)) {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
                message: `the worktree ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_10__/* .quoted */ .TL)(workspace, 300)} is kept so that you can inspect the changes of its last session`,
                remedy: `Look at it, then remove it: rm -r ${JSON.stringify(workspace)}`,
            });
        }
        const area = (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_3__/* .privateAreaFolder */ .PH)({ repository: paths.repository, name: areaOf(runId), parentEnv: host.env });
        await (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_3__/* .endSession */ .ky)(area);
        const removed = [workspace, (0,_worktree_js__WEBPACK_IMPORTED_MODULE_9__/* .yardOf */ .iI)(workspace), area].filter((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
        const left = [];
        for (const path of removed)
            left.push(...(await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .discardTree */ .l)(path)).map(_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_3__/* .leftNote */ .KO));
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(workspace);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(parent) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(parent).length === 0)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(parent);
        return { removed, environmentBytes: await (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_3__/* .cleanEnvironments */ .O)(area), left };
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

/***/ 90087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ evaluatorDigest),
/* harmony export */   X: () => (/* binding */ openComparisons)
/* harmony export */ });
/* harmony import */ var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(19533);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
/* harmony import */ var _base_version_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7844);
/* harmony import */ var _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15310);
/* harmony import */ var _engine_evaluation_base_layer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32941);
/* harmony import */ var _engine_evaluation_environment_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55579);
/* harmony import */ var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76952);
/* harmony import */ var _engine_evaluation_in_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81261);
/* harmony import */ var _engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54620);
/* harmony import */ var _engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6065);
/* harmony import */ var _commits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(25633);
/* harmony import */ var _decision_keys_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42132);
/* harmony import */ var _evaluating_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83581);
/* harmony import */ var _mission_journal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(18037);
/**
 * The record of decisions of a mission, where its front matter names a policy.
 * Invariant: it is in the mission's own journal: a record of its own for what is measured, and the decision on a candidate
 * with the entry of its iteration, in one record.
 */














/** Opens the record of comparisons, or begins it; undefined where the contract's keep policy decides. */
async function openComparisons(mission) {
    const { privateArea, protectedFiles, host, state, keyInReach, signal, activity } = mission;
    const { run_id: runId, baseline_commit: baseline, contract } = state.launch;
    const settings = (0,_decision_keys_js__WEBPACK_IMPORTED_MODULE_9__/* .comparisonSettings */ .T)(contract.evaluator);
    if (settings === undefined)
        return undefined;
    const { setup, build, guards, evaluator } = contract;
    const { holdout } = evaluator;
    const isBegun = state.evidence.length > 0;
    const preparing = (0,_evaluating_js__WEBPACK_IMPORTED_MODULE_10__/* .preparingOf */ ._l)(contract, { folder: '', prefix: '' });
    await (0,_engine_evaluation_base_layer_js__WEBPACK_IMPORTED_MODULE_2__/* .prepareBaseLayer */ .i)(privateArea, { preparing, isBegun, protectedFiles, signal, activity });
    return (0,_engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_7__/* .openLog */ .Ne)({
        messages: {
            ...{ record: `journal.jsonl of ${runId}`, run: runId, keys: 'evaluator.' },
            look: `See all of it: autorize verify ${runId}.`,
            restart: `Close the run: rcs autoresearch --abandon ${runId}`,
            rules: `Undo the change, or start again. Close the run: rcs autoresearch --abandon ${runId}`,
        },
        journal: {
            get records() {
                return mission.state.evidence;
            },
            append(record) {
                (0,_mission_journal_js__WEBPACK_IMPORTED_MODULE_11__/* .appendOnly */ .PS)(mission, { kind: 'evidence', record });
                return record;
            },
        },
        settings,
        facts: {
            tool_version: _base_version_js__WEBPACK_IMPORTED_MODULE_12__/* .VERSION */ .x,
            config_digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_13__/* .canonicalJson */ .d)(JSON.parse(JSON.stringify(contract)))),
            baseline_commit: baseline,
            baseline_tree: await (0,_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .treeOf */ .g7)(mission, baseline),
            judge_digest: evaluatorDigest(mission),
            setup_inputs: [...(setup?.inputs ?? [])],
            evaluator_files: (0,_engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_1__/* .idsOf */ .UX)(protectedFiles),
            score_unit: evaluator.unit ?? null,
            in_process: await (0,_engine_evaluation_in_process_js__WEBPACK_IMPORTED_MODULE_5__/* .sharesProcess */ .y)(privateArea.store, { command: evaluator.command, kind: 'json' }),
            guards_digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_13__/* .canonicalJson */ .d)(JSON.parse(JSON.stringify(guards)))),
        },
        lock: await (0,_engine_evaluation_environment_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .openEnvironmentLock */ .N)(privateArea, {
            commands: [setup, build, evaluator, ...guards].flatMap((each) => each?.command ?? []),
            host,
        }),
        digestSealed: (salt) => ({
            holdout: holdout === undefined ? undefined : (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_4__/* .digestHiddenCommand */ .Qy)(holdout, { env: host.env, salt }),
            confirm: undefined,
        }),
        keyInReach,
        branchHeadTree: await (0,_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .treeOf */ .g7)(mission, state.lastAcceptedCommit),
        folder: privateArea.folder,
    });
}
/** Digest of the evaluator's command, of what is built before it, and of the files that judge. */
function evaluatorDigest({ state, protectedFiles }) {
    const { contract } = state.launch;
    const { command, timeout } = contract.evaluator;
    const { objective: network } = (0,_evaluating_js__WEBPACK_IMPORTED_MODULE_10__/* .networkOf */ .Af)(contract);
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_13__/* .canonicalJson */ .d)({ command, timeout, network, ...(0,_engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .builtBefore */ .iY)(contract), files: protectedFiles.digest }));
}


/***/ }),

/***/ 16086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pg: () => (/* binding */ confirmKept),
/* harmony export */   WK: () => (/* binding */ isPromotionDue),
/* harmony export */   eV: () => (/* binding */ promoteIfDue),
/* harmony export */   fs: () => (/* binding */ endPromotion),
/* harmony export */   sG: () => (/* binding */ concludeMission),
/* harmony export */   uk: () => (/* binding */ sessionsMs)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(59997);
/* harmony import */ var _decision_session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47695);
/* harmony import */ var _loop_clock_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47341);
/* harmony import */ var _loop_conclusion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55976);
/* harmony import */ var _loop_promotion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52078);
/* harmony import */ var _loop_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56375);
/* harmony import */ var _active_mission_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10632);
/* harmony import */ var _comparison_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68216);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52708);
/* harmony import */ var _stop_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50109);
/* harmony import */ var _worktree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(27089);
/**
 * What is due in a mission with a policy between sessions and at its end: the promotion test of `checkpoint`, and the one
 * number that may be called the improvement.
 * Invariant: the working line is taken back as a candidate is accepted: intent, compare-and-swap of the branch, entry, in
 * this order. A claim is of fresh pairs of what is accepted against the baseline; an interrupted one is made by the
 * resume.
 */












/** Whether the working line of `checkpoint` is to be tested next; `isEnding`: no more candidates come. */
function isPromotionDue({ measuring }, isEnding = false) {
    const session = measuring?.decisionLog.session;
    if (session === undefined || (session.champion?.keeps ?? 0) === 0)
        return false;
    const due = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_1__/* .dueIn */ .M_)(session, { isEnding }).kind;
    return due === 'calibration' || due === 'promotion';
}
/** Tests the working line of `checkpoint` as long as that is due. */
async function promoteIfDue(mission, isEnding = false) {
    if (!(0,_active_mission_js__WEBPACK_IMPORTED_MODULE_9__/* .isMeasured */ .V)(mission))
        return undefined;
    const { measuring, paths } = mission;
    while (isPromotionDue(mission, isEnding)) {
        const broken = (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_1__/* .dueIn */ .M_)(measuring.decisionLog.session, { isEnding }).kind === 'calibration'
            ? await (0,_loop_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_4__/* .recalibrate */ .tw)(measuring, { logs: paths.folder })
            : await promoteLine(mission);
        if (broken === undefined)
            continue;
        if (broken.why === 'aborted')
            return _stop_js__WEBPACK_IMPORTED_MODULE_7__/* .CANCELLED */ .gD;
        const status = broken.why === 'spent' ? 'failed' : 'stopped';
        return { status, reason: `the working line cannot be promoted: ${broken.reason}` };
    }
    return undefined;
}
async function promoteLine(mission) {
    const promoted = await (0,_loop_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_4__/* .promote */ .pt)(mission.measuring, { logs: mission.paths.folder });
    if (promoted.kind === 'broken')
        return promoted;
    if (promoted.kind === 'untestable')
        return { why: 'spent', reason: promoted.reason };
    return endPromotion(mission, promoted);
}
/** Ends a promotion test; why it was interrupted, if it was. */
function endPromotion(mission, promoted) {
    const place = { logs: mission.paths.folder, takeBack: (rollBack) => takeLineBack(mission, rollBack) };
    return (0,_loop_promotion_js__WEBPACK_IMPORTED_MODULE_3__/* .concludePromotion */ .p)(mission.measuring, promoted, place);
}
async function takeLineBack(mission, { trial, decision }) {
    const comparison = (0,_comparison_js__WEBPACK_IMPORTED_MODULE_5__/* .comparisonOf */ .jb)(trial, decision);
    const champion = await commitOfTree(mission, trial);
    await mission.journal.takeBack(takeBackDraft(mission, { champion, comparison }));
    mission.measuring.decisionLog.writeFollowUp();
    const entry = mission.state.entries.at(-1);
    if (entry !== undefined)
        mission.journal.emit({ kind: 'recorded', entry, state: mission.state });
    await (0,_worktree_js__WEBPACK_IMPORTED_MODULE_8__/* .resetWorkspace */ .HH)(mission);
    return 'kept';
}
/** The last kept commit that has the champion's tree. */
async function commitOfTree(mission, { incumbent }) {
    const { entries, launch } = mission.state;
    for (const { kept_commit: commit } of entries.toReversed()) {
        if ((await mission.commits.treeOf(commit)) === incumbent)
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
        base_commit: state.lastAcceptedCommit,
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
/** What is left for sessions: what a confirmation will need is reserved. */
function sessionsMs({ measuring }, { leftMs, budgetMs }) {
    if (measuring === undefined || budgetMs === undefined)
        return leftMs;
    return (0,_loop_clock_js__WEBPACK_IMPORTED_MODULE_10__/* .leftForAttempts */ .m)({ leftMs, wholeMs: budgetMs, endMs: (0,_loop_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_4__/* .confirmationMs */ .o$)(measuring.decisionLog) });
}
/** Ends a run as its policy wants it ended: promotes and confirms what was kept; a signal leaves that to the resume. */
async function concludeMission(mission, stop) {
    if (!(0,_active_mission_js__WEBPACK_IMPORTED_MODULE_9__/* .isMeasured */ .V)(mission) || mission.signal.aborted)
        return stop;
    if ((0,_stop_js__WEBPACK_IMPORTED_MODULE_7__/* .decideAlert */ .hC)(mission.measuring.decisionLog) !== undefined)
        return stop;
    if (stop.status === 'stopped' && stop.isSpent !== true) {
        // The workspace that an abort leaves stays as it is: nothing may be taken back now.
        const isConcluded = (mission.measuring.decisionLog.session.champion?.keeps ?? 0) === 0;
        if ((0,_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .ownEntries */ .xK)(mission.state.entries).at(-1)?.decision === 'abort' && isConcluded)
            await confirmMission(mission);
        return stop;
    }
    const early = await promoteIfDue(mission, true);
    if (early === _stop_js__WEBPACK_IMPORTED_MODULE_7__/* .CANCELLED */ .gD)
        return early;
    if (early !== undefined) {
        mission.journal.note(`nothing is confirmed: ${early.reason}`);
        return stop;
    }
    return (await confirmMission(mission)) === 'interrupted' ? _stop_js__WEBPACK_IMPORTED_MODULE_7__/* .CANCELLED */ .gD : stop;
}
async function confirmMission({ measuring, state, paths, journal }) {
    const known = (0,_loop_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_4__/* .findConfirmable */ .UU)(measuring.decisionLog)?.claim;
    const concluded = await confirmKept({ measuring, state, paths });
    if (concluded.kind === 'claimed' && concluded.claim !== known) {
        journal.emit({ kind: 'claimed', ...(0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_11__/* .claimOutcome */ .f3)(concluded.claim) });
    }
    if (concluded.kind === 'unclaimed' && concluded.note !== undefined)
        journal.note(concluded.note);
    return concluded.kind;
}
/** Confirms what is accepted in fresh pairs, unless that is known; `isAgain`: whatever is known. */
async function confirmKept({ measuring, state, paths }, { isAgain = false } = {}) {
    const { decisionLog } = measuring;
    const { run_id: runId } = state.launch;
    const alert = (0,_stop_js__WEBPACK_IMPORTED_MODULE_7__/* .decideAlert */ .hC)(decisionLog);
    if (alert !== undefined && (0,_loop_scheduled_tasks_js__WEBPACK_IMPORTED_MODULE_4__/* .findConfirmable */ .UU)(decisionLog) !== undefined) {
        return { kind: 'unclaimed', note: `the improvement is not confirmed: ${alert.reason}` };
    }
    const ports = {
        context: measuring,
        logsOf: (id) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(paths.folder, id.replace(' ', '-')),
        purpose: { kind: 'score' },
        clockMs: () => Number.POSITIVE_INFINITY,
        commands: { audit: `autorize verify ${runId}`, rescore: `autorize verify ${runId} --rescore` },
    };
    return (0,_loop_conclusion_js__WEBPACK_IMPORTED_MODULE_2__/* .confirmAccepted */ .wi)(ports, { isAgain });
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




/** Decides again by what was recorded, and says what does not follow. */
function checkDecisions({ entries, launch }) {
    const { contract } = launch;
    const issues = [];
    const scores = new Map();
    let kept = { commit: launch.baseline_commit, score: null };
    for (const [index, entry] of entries.entries()) {
        const { iteration } = entry;
        if (iteration !== index)
            issues.push(`iteration ${iteration} stands where ${index} comes next`);
        // What is called a baseline is decided by nothing.
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
/** What is wrong with an intent that has no entry yet, besides what is wrong with the entry that it becomes. */
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
/** Whether an entry takes the branch back to an earlier kept commit. */
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
// What is longer was cut, and says nothing any more.
const WHOLE_CHARS = 16_000;
/** Whether a verdict is one that a run records: of a guard that failed, or what the evaluator printed, where all of that is known. */
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
/** What was compared is decided by that; what passes and was not compared is never kept. */
function decideAgain(comparison, evaluation, policy) {
    const verdict = (0,_decide_js__WEBPACK_IMPORTED_MODULE_3__/* .decideCandidate */ .aR)(evaluation, policy);
    if (policy.decision === undefined || evaluation.status !== 'pass' || evaluation.score === null)
        return verdict;
    if (comparison === undefined)
        return { decision: 'discard', reason: 'it was not compared' };
    return { decision: comparison.record.kept ? 'keep' : 'discard', reason: comparison.reason };
}
/** The kept commits that the branch still holds, oldest first: those that were taken back are not among them. */
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

/***/ 64016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ measuringOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15902);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28338);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7953);
/* harmony import */ var _engine_evaluation_evaluation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88815);
/* harmony import */ var _engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54620);
/* harmony import */ var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29460);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(23727);
/* harmony import */ var _loop_evaluation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80241);
/* harmony import */ var _evaluating_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(83581);
/* harmony import */ var _evaluator_output_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1184);
/* harmony import */ var _stop_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50109);
/**
 * How the shared loop measures a mission that has a policy.
 * Invariant: an evaluation runs in an evaluation checkout, with the files of the evaluator as the baseline has them.
 */













/** A mission as the shared loop measures it; `note` gets what is odd and ends nothing. */
function measuringOf(mission, { decisionLog, note, activity }) {
    const { host, privateArea, protectedFiles, holdout } = mission;
    return {
        ...{ decisionLog, privateArea, protectedFiles, note },
        ...(activity === undefined ? {} : { activity }),
        hasGuards: mission.state.launch.contract.guards.length > 0,
        evaluate: (0,_loop_evaluation_js__WEBPACK_IMPORTED_MODULE_8__/* .recordedEvaluator */ .e)({ decisionLog, host }, (request) => evaluateFor(mission, request)),
        holdout: () => holdout,
        whenHoldoutSpent: _stop_js__WEBPACK_IMPORTED_MODULE_11__/* .WHEN_HOLDOUT_SPENT */ .US,
    };
}
async function evaluateFor(mission, { name, purpose, logs, isCurrentBest }) {
    const { privateArea, protectedFiles, signal } = mission;
    const steps = stepsFor(mission, purpose, logs);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(logs.folder, { recursive: true });
    // A file there is of an interrupted run, which this one replaces.
    for (const { logs: log } of steps)
        for (const stream of ['stdout', 'stderr'])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(`${log}.${stream}`, { force: true });
    const evaluation = await (0,_engine_evaluation_evaluation_js__WEBPACK_IMPORTED_MODULE_4__/* .evaluateTree */ .q)(privateArea, {
        checkout: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_6__/* .evaluationCheckout */ .b)(privateArea, 1),
        tree: name.tree,
        protectedFiles,
        steps,
        teardown: undefined,
        variables: { AUTORIZE_SEED: String(name.seed) },
        signal,
    });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_7__/* .faultPoint */ .Jd)('mission:after-judging');
    // A candidate has to pass each time; the current best, or an A/A check of it, may be a baseline that does not.
    return resultOf(evaluation, { mustPass: !isCurrentBest, last: steps.at(-1), isCheck: purpose.kind === 'check' });
}
function stepsFor(mission, purpose, { folder, prefix }) {
    const { contract } = mission.state.launch;
    const logs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${prefix}evaluator`);
    const before = (0,_engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_5__/* .preparingSteps */ .sA)((0,_evaluating_js__WEBPACK_IMPORTED_MODULE_9__/* .preparingOf */ ._l)(contract, { folder, prefix }));
    switch (purpose.kind) {
        case 'score':
            return [...before, (0,_evaluating_js__WEBPACK_IMPORTED_MODULE_9__/* .evaluatorStep */ .Ml)(contract, logs)];
        case 'judge':
            return (0,_evaluating_js__WEBPACK_IMPORTED_MODULE_9__/* .evaluationSteps */ .CJ)(contract, { folder, prefix });
        case 'check':
        case 'replacement': {
            const { timeout, tracing = 'off' } = contract.evaluator;
            const { name, command } = purpose;
            const [kind, title, hidden] = purpose.kind === 'check'
                ? ['guards', `guard ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_12__/* .quoted */ .TL)(command)}`, {}]
                : ['holdout', `the ${name}`, { isSealed: purpose.isSealed, readable: purpose.readable, tracing }];
            const timeoutMs = (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDuration */ .E9)(timeout) ?? 0;
            const step = {
                name,
                kind,
                title,
                command,
                network: (0,_evaluating_js__WEBPACK_IMPORTED_MODULE_9__/* .networkOf */ .Af)(contract)[kind],
                timeoutMs,
                logs: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${prefix}${name}`),
                ...hidden,
            };
            return [...before, step];
        }
        default:
            return purpose;
    }
}
function resultOf(evaluation, { mustPass, last, isCheck }) {
    if (evaluation.kind !== 'ran')
        return evaluation;
    const stdoutDigest = (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s)(evaluation.output);
    const { files } = evaluation;
    if (isCheck)
        return { kind: 'scored', score: 0, stdoutDigest, files };
    const failed = (reason) => {
        return { kind: 'failed', reason, exitCode: 0, isTampered: false, stdoutDigest, files };
    };
    const title = last?.title ?? 'the evaluator';
    const verdict = (0,_evaluator_output_js__WEBPACK_IMPORTED_MODULE_10__/* .parseVerdict */ .P)(evaluation.output);
    if ('reason' in verdict)
        return failed(last?.isSealed === true ? `${title} printed no verdict` : verdict.reason);
    if (mustPass && !verdict.pass)
        return failed(`${title} says that it does not pass`);
    return verdict.score === null
        ? failed(`${title} gave no score`)
        : { kind: 'scored', score: verdict.score, stdoutDigest, files };
}


/***/ }),

/***/ 60540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y4: () => (/* binding */ findStartIssues),
  jO: () => (/* binding */ findUntrustedLaunch),
  Cg: () => (/* binding */ requireTrustedLaunch),
  Hv: () => (/* binding */ requireTrustedStart)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/engine/acceptance/foreign-base.js
var foreign_base = __webpack_require__(4341);
// EXTERNAL MODULE: ./build/engine/workspace/own-run.js
var own_run = __webpack_require__(8829);
// EXTERNAL MODULE: ./build/engine/workspace/private-area.js + 8 modules
var private_area = __webpack_require__(29460);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
// EXTERNAL MODULE: ./build/mission/clean.js
var clean = __webpack_require__(56732);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/mission/contract.js
var mission_contract = __webpack_require__(53919);
// EXTERNAL MODULE: ./build/mission/run-name.js
var run_name = __webpack_require__(53482);
;// CONCATENATED MODULE: ./build/mission/launch-comparison.js



/** What the records of a launch say otherwise than the mission's files do. */
function compareWithFiles({ launch }, files) {
    const { mission_slug: slug, run_tag: tag } = launch;
    const { dir, missionFile, sandboxFile, contract, mission, policy } = files;
    const name = { slug: files.slug, tag };
    const ofFolder = (key, recorded, here) => differing({ key, recorded, here, by: 'this checkout' });
    return [
        ...ofFolder('mission_slug', slug, files.slug),
        ...ofFolder('run_id', launch.run_id, (0,run_name/* runIdOf */.SR)(name)),
        ...ofFolder('branch_name', launch.branch_name, (0,run_name/* branchOf */.W0)(name)),
        ...ofFolder('mission_dir', launch.mission_dir, dir),
        ...ofFolder('mission_file', launch.mission_file, missionFile),
        ...ofFolder('sandbox_file', launch.sandbox_file, sandboxFile),
        ...differing({ key: '', recorded: plainOf(launch.contract), here: ofEarlier(contract, launch), by: 'sandbox.md' }),
        ...differing({ key: 'the text', recorded: launch.mission, here: mission, by: 'mission.md' }),
        ...differing({ key: 'the text below the front matter', recorded: launch.policy, here: policy, by: 'sandbox.md' }),
    ];
}
/** What the records say that was said on a command line, and that nothing here says: it has to be said again. */
function compareWithCommandLine({ launch, limits, acceptedRisks }, { contract }, supplied) {
    const by = 'the command line';
    const known = [...(0,mission_contract/* risksAccepted */.Im)(contract), ...supplied.acceptRisk];
    const risks = acceptedRisks
        .filter((risk) => !known.includes(risk))
        .map((risk) => ({
        key: `accept_risk.${risk}`,
        recorded: true,
        here: false,
        by,
        flag: `--accept-risk ${shown(risk)}`,
    }));
    if (!supplied.needsAgent)
        return risks;
    const { command, args } = launch.agent;
    const isNamed = contract.agent.command !== undefined || supplied.agent !== undefined || command === null;
    const agent = supplied.agentOfEnvironment || null;
    const { max_iterations: most } = limits ?? {};
    const { max_iterations: usual } = contract.stop;
    const isLooser = most !== undefined && most !== usual && (most === 0 || (usual !== 0 && most > usual));
    return [
        ...(isNamed || command === agent
            ? []
            : [{ key: 'agent', recorded: command, here: agent, by, flag: `--agent ${inShell(command)}` }]),
        ...(args.length === 0 || supplied.agentArgs.length > 0
            ? []
            : [
                {
                    key: 'agent arguments',
                    recorded: args,
                    here: [],
                    by,
                    flag: `the agent arguments ${args.map(inShell).join(' ')}`,
                },
            ]),
        ...(supplied.maxIterations !== undefined || !isLooser
            ? []
            : [{ key: 'max_iterations', recorded: most, here: usual, by, flag: `--max-iterations ${most}` }]),
        ...risks,
    ];
}
// A forged record may have as many keys as it likes; an honest one has fewer.
const MAX_SHOWN = 60;
const MAX_VALUE = 80;
const MAX_WHY = 400;
/** The differences as one sentence: each key, and both values. */
function describeDifferences(differences) {
    const named = differences.slice(0, MAX_SHOWN).map(({ key, recorded, here, by, why }) => {
        const reason = why === undefined ? '' : ` (${(0,base_text/* printable */.g$)(why, MAX_WHY)})`;
        return `${shown(key)}: ${value(recorded)} in the records, ${value(here)} in ${by}${reason}`;
    });
    const rest = differences.length - named.length;
    return [...named, ...(rest === 0 ? [] : [`and ${rest} more`])].join('; ');
}
function value(supplied) {
    return supplied === undefined || supplied === null ? 'nothing' : (0,base_text/* printable */.g$)(JSON.stringify(supplied), MAX_VALUE);
}
function shown(text) {
    return (0,base_text/* printable */.g$)(text, MAX_VALUE);
}
function inShell(text) {
    return `'${shown(text).replaceAll("'", "'\\''")}'`;
}
/** Each innermost member of two plain values that is not the same in both. */
function differing({ key, recorded, here, by }) {
    if (!isTable(recorded) || !isTable(here)) {
        return JSON.stringify(recorded) === JSON.stringify(here) ? [] : [{ key, recorded, here, by }];
    }
    return [...new Set([...Object.keys(recorded), ...Object.keys(here)])].flatMap((name) => {
        const member = { recorded: ownOf(recorded, name), here: ownOf(here, name) };
        return differing({ key: key === '' ? name : `${key}.${name}`, ...member, by });
    });
}
function isTable(supplied) {
    return typeof supplied === 'object' && supplied !== null && !Array.isArray(supplied);
}
function ownOf(table, name) {
    return Object.hasOwn(table, name) ? table[name] : undefined;
}
/** As earlier versions recorded a network that the file does not set; a run on another machine goes by the file. */
function ofEarlier(contract, launch) {
    const { agent } = contract;
    const isUnset = agent.network === undefined && launch.contract.agent.network === 'on';
    return plainOf(isUnset ? { ...contract, agent: { ...agent, network: 'on' } } : contract);
}
/** Without the members that are absent, as the records have them. */
function plainOf(contract) {
    return JSON.parse(JSON.stringify(contract));
}

// EXTERNAL MODULE: ./build/mission/opening.js + 1 modules
var opening = __webpack_require__(14178);
// EXTERNAL MODULE: ./build/mission/protection.js
var protection = __webpack_require__(27066);
// EXTERNAL MODULE: ./build/mission/store.js
var store = __webpack_require__(73448);
;// CONCATENATED MODULE: ./build/mission/launch-trust.js
/**
 * Whether a run may be resumed by what its records say of its launch.
 * Invariant: what runs, with which keys, in which sandbox and by which rules, is what this machine launched, or what
 * the mission's files in the user's checkout and the command line say; records that came from elsewhere are only
 * compared with that. Only read, but for a folder of our own.
 */













/**
 * Throws PreconditionError where the launch of a run that did not begin here is not what the mission's files in the
 * checkout and the command line say, or where those files are not there or not valid. Without `current` nothing that a
 * command line says is compared. Returns the files; undefined: the run began here.
 */
async function requireTrustedLaunch(paths, { current, ...asked }) {
    if (isOwnLaunch(paths, asked))
        return undefined;
    const { state } = asked;
    const files = requireFiles(paths, state);
    const ofFiles = await findDifferences(paths, { ...asked, files });
    const ofCommand = current === undefined ? [] : compareWithCommandLine(state, files, current);
    if (ofFiles.length + ofCommand.length > 0)
        throw differs(paths, { files, ofFiles, ofCommand });
    return files;
}
/** The same as sentences, of the files alone; nothing where the launch is trusted. */
async function findUntrustedLaunch(paths, asked) {
    try {
        await requireTrustedLaunch(paths, asked);
        return [];
    }
    catch (error) {
        if (error instanceof errors/* PreconditionError */.Rb)
            return [error.message];
        throw error;
    }
}
/** Whether this machine began the run, and its records were here ever since. */
function isOwnLaunch({ repository }, { state, host }) {
    const { launch, isFromElsewhere } = state;
    if (isFromElsewhere)
        return false;
    return (0,own_run/* isOwnRun */.q)((0,private_area/* privateAreaPath */.K5)({ repository, name: (0,clean/* areaOf */.d)(launch.run_id), parentEnv: host.env }), launch);
}
function startAnother(dir) {
    return `Or start another run: rcs autoresearch ${dir} (in a workflow: resume: never).`;
}
function requireFiles({ repository }, { launch }) {
    const read = (0,opening/* readMissionFiles */.MX)(repository, launch.mission_dir);
    if (!('problems' in read))
        return read;
    throw new errors/* PreconditionError */.Rb({
        message: `the mission run ${launch.run_id} was launched on another machine, and its mission files are not here: ${read.problems.map(errors/* renderProblem */.yM).join(' ')}`,
        remedy: `Check out a commit that has them. ${startAnother('MISSION_DIR')}`,
    });
}
async function findDifferences(paths, { state, host, files }) {
    const differences = compareWithFiles(state, files);
    // What protects the baseline is read by the same files.
    if (differences.length > 0)
        return differences;
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-launch-'));
    try {
        const { refs } = (0,user_repository/* openRefs */.ro)(paths.repository, folder);
        const head = await (0,user_repository/* requireHead */.EU)(paths.repository, refs);
        const { baseline_commit: baseline } = state.launch;
        const { repository } = paths;
        const issues = await findBaselineIssues(refs, { repository, launch: state.launch, host, head });
        return issues.map((why) => ({ key: 'baseline_commit', recorded: baseline, here: head, by: 'HEAD', why }));
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
/**
 * Throws PreconditionError where a run may not begin at a commit that is not checked out: where HEAD does not come
 * after it, and a session could not have made it of HEAD by the mission's files in the checkout.
 */
async function requireTrustedStart(refs, { files, commit, host }) {
    const { issues, head } = await findIssuesOfStart(refs, { files, commit, host });
    if (issues.length === 0)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the next run would begin at ${commit}, where the last one ended, and HEAD is ${head}: ${issues.join('; ')}; nothing of it was run`,
        remedy: 'Look at how the two differ. To begin at HEAD: resume: never. To begin there all the same, for one run: resume: adopt. Where only HEAD changed it: fetch the whole history (fetch-depth: 0), or merge HEAD into that branch and adopt it.',
    });
}
/**
 * Why a run of the mission in a directory may not begin at a commit, in sentences; nothing where it may, or where no
 * files in the checkout say by what.
 */
async function findStartIssues(refs, { repository, dir, ...start }) {
    const files = (0,opening/* readMissionFiles */.MX)(repository, dir);
    return 'problems' in files ? [] : (await findIssuesOfStart(refs, { files, ...start })).issues;
}
async function findIssuesOfStart(refs, { files, commit, host }) {
    const { repository, contract, mission, missionFile: mission_file, sandboxFile: sandbox_file } = files;
    const head = await (0,user_repository/* requireHead */.EU)(repository, refs);
    const launch = { baseline_commit: commit, contract, mission, mission_file, sandbox_file };
    return { issues: await findBaselineIssues(refs, { repository, launch, host, head }), head };
}
async function findBaselineIssues(refs, { repository, launch, host, head, }) {
    const { permit } = launch.contract.boundaries;
    return (0,foreign_base/* findBaseIssues */.f)(refs, {
        ...{ base: launch.baseline_commit, head, repository, parentEnv: host.env },
        protectedAt: async (commit) => (await (0,protection/* findProtection */.T)({ git: refs }, { ...launch, baseline_commit: commit })).files,
        rules: { denyPaths: [...store.RUNTIME_ARTIFACTS], permit, protectKey: 'evaluator.protect', autoloaded: 'denied' },
    });
}
function differs({ runId }, { files, ofFiles, ofCommand }) {
    const all = describeDifferences([...ofFiles, ...ofCommand]);
    const flags = ofCommand.map(({ flag }) => flag).join(', ');
    const isOfBaseline = ofFiles.some(({ key }) => key === 'baseline_commit');
    const history = isOfBaseline ? 'Fetch the whole history (git fetch --unshallow; fetch-depth: 0). ' : '';
    const again = flags === '' ? '' : `If it was you who launched it so, give it again: ${flags}. `;
    const back = ofFiles.length === 0 || isOfBaseline ? '' : 'Put the files back as they were at the launch. ';
    return new errors/* PreconditionError */.Rb({
        message: `the mission run ${runId} was launched on another machine with other settings: ${all}; nothing of it was run`,
        remedy: `${again}${back}${history}${startAnother(files.dir)}`,
    });
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
/**
 * A run as it lies on the disk, for those who only look.
 * Invariant: nothing is written, no lock is taken, and a journal with a corrupt line still shows what can be read.
 */







/** Reads what there is of a run. */
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
        // Nobody waits any more where the supervisor was killed.
        waiting: isRunning || state.status !== 'running' ? state.waiting : undefined,
        problems: problem === undefined ? [] : [(0,_base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .renderProblem */ .yM)(problem)],
    };
}
const MAX_LOG_CHARS = 200_000;
/** The files of an entry. */
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

/***/ 18037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: () => (/* binding */ appendRecord),
/* harmony export */   GQ: () => (/* binding */ recordStop),
/* harmony export */   PS: () => (/* binding */ appendOnly),
/* harmony export */   fI: () => (/* binding */ recordReady),
/* harmony export */   sd: () => (/* binding */ pointAt),
/* harmony export */   xj: () => (/* binding */ coverFiles)
/* harmony export */ });
/* harmony import */ var _engine_boundaries_file_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29299);
/* harmony import */ var _engine_workspace_storage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31695);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23727);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42205);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52708);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73448);






/** What covers the files of an iteration. */
function coverFiles({ paths, reserve, secrets, }, iteration) {
    const digest = (0,_engine_workspace_storage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .withReserve */ .vq)({ reserve }, () => (0,_engine_boundaries_file_list_js__WEBPACK_IMPORTED_MODULE_0__/* .sealFiles */ .pL)((0,_store_js__WEBPACK_IMPORTED_MODULE_5__.iterationFolder)(paths, iteration), secrets));
    return digest === undefined ? {} : { files_digest: digest };
}
/** Appends a record, and writes the files that follow from it. */
function appendRecord(mission, draft) {
    appendOnly(mission, draft);
    (0,_store_js__WEBPACK_IMPORTED_MODULE_5__.writeRunFiles)(mission.paths, mission.state);
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('mission:after-files');
}
/** The same for a record that no file shows. */
function appendOnly(mission, draft) {
    const { paths, host, lock, journal } = mission;
    (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .requireLockHeld */ .o1)(lock, `See who removed it, then: rcs autoresearch --resume ${paths.runId}`);
    const dated = { created_at: host.now().toISOString(), ...draft };
    const hidden = (0,_engine_workspace_storage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .withReserve */ .vq)(mission, () => journal.append(dated));
    mission.state = (0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .advance */ .np)(mission.state, (0,_store_js__WEBPACK_IMPORTED_MODULE_5__.typedRecord)(paths, hidden));
}
/** Writes the results into the workspace, and records that it is where the records say. */
function recordReady(mission) {
    (0,_store_js__WEBPACK_IMPORTED_MODULE_5__.writeResults)(mission.state);
    appendOnly(mission, { kind: 'ready' });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('mission:after-ready');
}
/** Points at the run, at work or over. */
function pointAt({ paths, host, state }, active) {
    const { launch, status, completedAt } = state;
    (0,_store_js__WEBPACK_IMPORTED_MODULE_5__.writePointer)(paths, {
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
function recordStop(mission, { status, reason, isSpent, cause, until }) {
    const why = { ...(cause === undefined ? {} : { cause }), ...(until === undefined ? {} : { until }) };
    appendRecord(mission, { kind: 'stopped', status, reason, ...(isSpent ? { spent: true } : {}), ...why });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('mission:after-stop');
    pointAt(mission, false);
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('mission:after-close');
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
/* harmony import */ var _audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53022);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54463);
/* harmony import */ var _engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89753);
/* harmony import */ var _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45954);
/* harmony import */ var _loop_stop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24851);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52708);
/** Why a mission begins no other session. Pure. */







/** The operator asked for it; `resume` continues. */
const CANCELLED = { status: 'stopped', reason: 'interrupted by the operator' };
const STOPS = {
    max_iterations: { status: 'completed' },
    errors: { status: 'failed' },
    noops: { status: 'completed' },
    time: { status: 'stopped', isSpent: true },
    usd: { status: 'stopped', isSpent: true },
    tokens: { status: 'stopped', isSpent: true },
};
/** How many sessions in a row that end without an artifact for the same cause stop a run. */
const MAX_ALIKE = 3;
/** Whether the loop goes on: undefined, or why not. */
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
/** What an entry says of its session's end. */
function agentAttemptOf(entry) {
    const { decision, decision_reason: reason, candidate_status: handedOver, agent_failure: failure, usage } = entry;
    const isSilent = decision === 'error' && handedOver === null;
    // An artifact that is not taken has a reason of its own.
    const cause = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .causeOfEnd */ .yp)({ failure, exitCode: entry.agent_exit }) ?? (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutNumbers */ .B1)(reason);
    const isBrokenOff = decision === 'interrupted';
    const isLost = isBrokenOff && failure !== undefined && !(0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAnswered */ .Qy)(usage);
    return { failure, reason, isBrokenOff, cause: isSilent ? cause : undefined, isLost };
}
/** 1 where the mission failed its purpose, 3 where no agent can work, or none has. */
function exitCodeOf(stop, last) {
    if (stop.status === 'failed' || last?.decision === 'abort')
        return _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.no;
    return stop.cause === 'agent' || stop.hasNeverWorked === true ? _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.precondition : _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.yes;
}
/** Dollars that the sessions of this run of the loop may cost, and did until now. */
function agentBudget({ launch, limits, entries }) {
    const earlier = limits?.entries ?? 0;
    const costs = entries.map((entry, index) => attemptOf(entry, { isEarlier: index < earlier }).usd);
    return {
        usd: (0,_engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_6__/* .smallestBudget */ .B)(limits?.usd, launch.contract.budget?.usd),
        spent: costs.reduce((sum, each) => sum + each, 0),
    };
}
/** `isEarlier`: what it cost is of an earlier run of the loop. */
function attemptOf(entry, { isEarlier }) {
    const { kind, decision, decision_reason: reason, usage, reported, spent_elsewhere: isElsewhere } = entry;
    const isCounted = kind === 'iteration';
    // In which order another job came to its attempts is not known.
    const streak = (what) => {
        if (!isCounted || reported !== undefined)
            return 'stays';
        return decision === what ? 'grows' : 'ends';
    };
    const usd = isEarlier || isElsewhere === true ? 0 : (usage?.usd ?? 0);
    // What an agent could not begin with uses nothing up.
    if ((0,_engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnusable */ .Im)(entry.agent_failure))
        return { counts: false, noop: 'stays', error: 'stays', usd, tokens: 0, reason };
    return { counts: isCounted, noop: streak('noop'), error: streak('error'), usd, tokens: 0, reason };
}
/** Whether the A/A checks say that the evaluator cannot be trusted: nothing more is tested or claimed then. */
function decideAlert({ session }) {
    const alert = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findAlert */ .Kw)(session, REMEDY);
    return alert === undefined ? undefined : { status: 'failed', reason: alert };
}
const REMEDY = 'Protect the evaluator and the tests (evaluator.protect); add a guard that fails without the code, such as the tests (guards); or measure what needs the code. If the evaluator is right all the same: evaluator.negative_control: warn. Then launch again';
/** The same of a run that is over, by its records. */
function findRecordedAlert({ status, evidence }) {
    if (status !== 'failed' || !evidence.some(({ kind }) => kind === 'canary'))
        return undefined;
    const session = (0,_audit_audit_js__WEBPACK_IMPORTED_MODULE_0__/* .auditRecords */ .u)({ records: evidence }).state?.session;
    return session === undefined ? undefined : decideAlert({ session })?.reason;
}
/** What to do once the budget of the holdout is spent: the end of a sentence. */
const WHEN_HOLDOUT_SPENT = 'name another one in evaluator.holdout, and launch again';
/** Why no candidate can be tested any more, whatever time is left: its session is not begun. */
function decideEvidenceStop(decisionLog) {
    const spent = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findSpentEvidence */ .PY)(decisionLog, WHEN_HOLDOUT_SPENT);
    return spent === undefined ? undefined : { status: 'completed', reason: spent };
}


/***/ }),

/***/ 66889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $H: () => (/* binding */ hasHandedOver),
/* harmony export */   IM: () => (/* binding */ takeSubmission),
/* harmony export */   O9: () => (/* binding */ handOverFolder),
/* harmony export */   Pd: () => (/* binding */ readUntrusted),
/* harmony export */   tX: () => (/* binding */ ARTIFACT)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84831);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23727);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53162);
/* harmony import */ var _candidate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9192);
/**
 * What a session submits, read from files that it wrote where it could.
 * Invariant: a link is not followed, a pipe is not waited for, and no more is read than is asked for.
 */







const ARTIFACT = 'candidate.json';
/** Where a session writes its artifact: the folder of the run lies where it cannot write. */
function handOverFolder({ folder }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'hand-over');
}
/** Whether there is an artifact, sound or not. */
async function hasHandedOver(mission) {
    const isThere = (folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ARTIFACT), { throwIfNoEntry: false }) !== undefined;
    if (isThere(handOverFolder(mission.privateArea)))
        return true;
    return isThere(mission.workspace.folder) && !(await isArtifactTracked(mission));
}
/** Whether the project has a file of its own by the name of the artifact. */
async function isArtifactTracked({ privateArea, state }) {
    const accepted = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_5__/* .listFiles */ .CS)(privateArea.store, state.lastAcceptedCommit);
    return accepted.some(({ path }) => /^candidate\.json(\/|$)/.test(path.toString('latin1')));
}
/** Takes the artifact that the session wrote, wherever it may have written it, into the folder of the run. */
async function takeSubmission(mission) {
    const { paths, workspace, secrets } = mission;
    const isTracked = await isArtifactTracked(mission);
    const places = [
        { file: readUntrusted((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(handOverFolder(mission.privateArea), ARTIFACT), _candidate_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_CANDIDATE_BYTES */ .tl), notes: [] },
        // A project's own file of this name is no hand-over.
        ...(isTracked
            ? []
            : [
                {
                    file: readUntrusted((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.folder, ARTIFACT), _candidate_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_CANDIDATE_BYTES */ .tl),
                    notes: ['the artifact stood at the top of the worktree and was moved'],
                },
            ]),
        // What an earlier supervisor had taken before it was killed.
        { file: acceptedArtifact(paths.files.candidate_file), notes: [] },
    ];
    const found = places.find(({ file }) => file.kind !== 'missing');
    if (found === undefined || found.file.kind === 'missing')
        return { kind: 'none', reason: 'the session submitted no candidate.json' };
    if (found.file.kind === 'refused') {
        return { kind: 'none', reason: `the candidate artifact is not taken: ${found.file.reason}` };
    }
    const { bytes } = found.file;
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFileAtomic */ .Zf)(paths.files.candidate_file, [secrets.redact(bytes.toString('utf8'))]);
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('mission:after-candidate');
    const parsed = (0,_candidate_js__WEBPACK_IMPORTED_MODULE_6__/* .parseCandidate */ .PR)(bytes);
    if ('reason' in parsed)
        return { kind: 'none', reason: parsed.reason };
    return { kind: 'candidate', candidate: parsed.candidate, notes: found.notes };
}
function acceptedArtifact(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? readUntrusted(path, _candidate_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_CANDIDATE_BYTES */ .tl) : { kind: 'missing' };
}
/** Reads a regular file of at most so many bytes. */
function readUntrusted(path, maxBytes) {
    const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    }
    catch (error) {
        const code = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error);
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

/***/ 49401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zU: () => (/* binding */ checkComparisons),
  f5: () => (/* binding */ checkIterationFiles),
  fi: () => (/* binding */ checkRecords),
  Gz: () => (/* binding */ checkRecordsBy),
  om: () => (/* binding */ verifyMission)
});

// UNUSED EXPORTS: verifyMissionAt, verifyUncovered

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/claim-outcome.js
var claim_outcome = __webpack_require__(59997);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(17785);
;// CONCATENATED MODULE: ./build/base/json-difference.js
/** Where two JSON values first differ; undefined where they are equal. The order of members does not count. */
function firstDifference(found, wanted) {
    if (!isCompound(found) || !isCompound(wanted) || Array.isArray(found) !== Array.isArray(wanted)) {
        return found === wanted ? undefined : [];
    }
    const [one, other] = [new Map(Object.entries(found)), new Map(Object.entries(wanted))];
    for (const key of new Set([...other.keys(), ...one.keys()])) {
        const isInBoth = one.has(key) && other.has(key);
        const within = isInBoth ? firstDifference(one.get(key), other.get(key)) : [];
        if (within !== undefined)
            return [Array.isArray(found) ? Number(key) : key, ...within];
    }
    return undefined;
}
function isCompound(value) {
    return typeof value === 'object' && value !== null;
}

// EXTERNAL MODULE: ./build/base/json-path.js
var json_path = __webpack_require__(65090);
// EXTERNAL MODULE: ./build/base/state-size.js
var state_size = __webpack_require__(85503);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/ancestry.js
var ancestry = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/kernel/refs.js
var kernel_refs = __webpack_require__(83144);
// EXTERNAL MODULE: ./build/kernel/temporary-refs.js
var temporary_refs = __webpack_require__(76038);
// EXTERNAL MODULE: ./build/verification/covered-files.js
var covered_files = __webpack_require__(37270);
// EXTERNAL MODULE: ./build/verification/decision-log.js + 3 modules
var decision_log = __webpack_require__(92513);
// EXTERNAL MODULE: ./build/verification/report-pages.js + 1 modules
var report_pages = __webpack_require__(91655);
// EXTERNAL MODULE: ./build/verification/trees.js
var trees = __webpack_require__(51147);
// EXTERNAL MODULE: ./build/mission/accepted-candidate.js
var accepted_candidate = __webpack_require__(61280);
// EXTERNAL MODULE: ./build/verification/uncovered.js
var verification_uncovered = __webpack_require__(47753);
// EXTERNAL MODULE: ./build/mission/run-name.js
var run_name = __webpack_require__(53482);
;// CONCATENATED MODULE: ./build/mission/branch-coverage.js




/** What the branches of a run, or with the tag `*` of a mission, hold without a record. */
async function findUncovered(git, name) {
    const found = await (0,kernel_refs/* findBranches */.Wz)(git, (0,run_name/* branchOf */.W0)(name));
    const local = new Set(found.flatMap(({ branch, isLocal }) => (isLocal ? [branch] : [])));
    const findings = [];
    for (const branch of found.filter(({ branch: short, isLocal }) => isLocal || !local.has(short))) {
        const { shown } = branch;
        const uncovered = {
            shown,
            accepted: await countOwn(git, branch),
            missing: undefined,
            name: `mission.${name.slug}`,
        };
        findings.push({ kind: 'wrong', what: `branch ${shown}`, ...(0,verification_uncovered/* uncoveredIssue */.d)(uncovered) });
    }
    return findings;
}
/** The commits of a branch that no branch but those of missions holds. */
async function countOwn(git, { commit }) {
    const others = ['--exclude=autoresearch/*', '--branches', '--exclude=*/autoresearch/*', '--remotes'];
    const { stdout } = await git(['rev-list', '--count', '--not', ...others, '--not', '--end-of-options', commit]);
    return Number(stdout.toString());
}
/** Where a remote was seen to have more of a run than the records here. */
async function findAhead(git, { launch, lastAcceptedCommit }) {
    const remotes = (await (0,kernel_refs/* findBranches */.Wz)(git, launch.branch_name)).filter(({ isLocal }) => !isLocal);
    const findings = [];
    for (const { shown, commit } of remotes) {
        if (commit === lastAcceptedCommit || !(await (0,ancestry/* isAncestor */.Q)(git, { base: lastAcceptedCommit, branchHead: commit })))
            continue;
        const remedy = `fetch them: autorize pull mission.${launch.mission_slug}`;
        findings.push({ kind: 'unchecked', what: `branch ${shown}`, detail: 'it is ahead of the records', remedy });
    }
    return findings;
}

// EXTERNAL MODULE: ./build/mission/decision-checks.js
var decision_checks = __webpack_require__(47545);
// EXTERNAL MODULE: ./build/mission/ledger.js + 1 modules
var ledger = __webpack_require__(52708);
// EXTERNAL MODULE: ./build/mission/look.js
var look = __webpack_require__(19570);
// EXTERNAL MODULE: ./build/mission/manifest.js
var manifest = __webpack_require__(86992);
// EXTERNAL MODULE: ./build/engine/workspace/private-area.js + 8 modules
var private_area = __webpack_require__(29460);
// EXTERNAL MODULE: ./build/kernel/inspector-guard.js
var inspector_guard = __webpack_require__(95453);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
// EXTERNAL MODULE: ./build/loop/reconfirmation.js
var reconfirmation = __webpack_require__(29307);
// EXTERNAL MODULE: ./build/mission/clean.js
var clean = __webpack_require__(56732);
// EXTERNAL MODULE: ./build/mission/comparisons.js
var comparisons = __webpack_require__(90087);
// EXTERNAL MODULE: ./build/mission/conclusion.js
var conclusion = __webpack_require__(16086);
// EXTERNAL MODULE: ./build/mission/evaluator.js
var evaluator = __webpack_require__(64016);
// EXTERNAL MODULE: ./build/mission/holdout.js
var mission_holdout = __webpack_require__(5862);
// EXTERNAL MODULE: ./build/mission/launch-trust.js + 1 modules
var launch_trust = __webpack_require__(60540);
// EXTERNAL MODULE: ./build/mission/opening.js + 1 modules
var opening = __webpack_require__(14178);
// EXTERNAL MODULE: ./build/mission/protection.js
var protection = __webpack_require__(27066);
// EXTERNAL MODULE: ./build/mission/store.js
var store = __webpack_require__(73448);
;// CONCATENATED MODULE: ./build/mission/reconfirmation.js
/**
 * Confirming what a mission kept once more, or for the first time where its run ended without that.
 * Invariant: it is a run's own confirmation, by its rules and in its journal: under the lock, in fresh pairs, by a secret
 * that is disclosed after them. Nothing is measured while a run is still at work or was broken off.
 * Crash: whoever opens the record next writes down that it was interrupted.
 */
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















/** Confirms what is on the branch; undefined where there is nothing to be confirmed. */
async function reconfirmMission(paths, { state, host, signal, }) {
    if (!state.entries.some(({ decision }) => decision === 'keep'))
        return undefined;
    if (state.status === 'running') {
        return (0,reconfirmation/* notConfirmed */.Z)(`it is at work, or was interrupted; to resume it: rcs autoresearch --resume ${paths.runId}`);
    }
    return (0,reconfirmation/* findingOfConfirmation */.e)(() => confirmNow(paths, host, signal));
}
async function confirmNow(paths, host, cancelled) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const _guard = __addDisposableResource(env_1, (0,inspector_guard/* guardInspector */.f)(), false);
        const lock = __addDisposableResource(env_1, await (0,opening/* lockMissions */.lU)(paths, host), true);
        const journal = __addDisposableResource(env_1, (0,store.openMissionJournal)(paths), false);
        const state = (0,ledger/* foldMission */.st)((0,store.typedRecords)(paths, journal.records));
        if (state === undefined)
            return { kind: 'unclaimed', note: 'it has no record of a launch' };
        await (0,launch_trust/* requireTrustedLaunch */.Cg)(paths, { state, host });
        const { launch } = state;
        const parentEnv = host.env;
        const level = await (0,opening/* chooseLevel */.MA)(launch.contract);
        const holdout = (0,mission_holdout/* openHoldout */.Ep)(launch.contract, { file: launch.sandbox_file, level, parentEnv });
        const folder = (0,private_area/* privateAreaFolder */.PH)({ repository: paths.repository, name: (0,clean/* areaOf */.d)(launch.run_id), parentEnv });
        await (0,private_area/* endSession */.ky)(folder);
        await (0,accepted_candidate/* requireBranch */.oz)(state, (0,user_repository/* openRefs */.ro)(paths.repository, `${folder}/user`).refs);
        const privateArea = await (0,private_area/* openPrivateArea */.n1)({
            ...{ folder, repository: paths.repository, level, parentEnv, signal: cancelled },
            base: launch.baseline_commit,
            branchHead: state.lastAcceptedCommit,
            hidden: holdout?.paths ?? [],
            environment: launch.contract.environment,
        });
        try {
            const protectedFiles = (await (0,protection/* findProtection */.T)(privateArea.store, launch)).files;
            const opened = { paths, host, journal, lock, state, privateArea, protectedFiles, keyInReach: null };
            const decisionLog = await (0,comparisons/* openComparisons */.X)(opened);
            if (decisionLog === undefined)
                return { kind: 'unclaimed', note: undefined };
            const signal = AbortSignal.any([lock.lost, ...(cancelled === undefined ? [] : [cancelled])]);
            const measuring = (0,evaluator/* measuringOf */.R)({ ...opened, holdout, signal }, { decisionLog, note: () => undefined });
            const concluded = await (0,conclusion/* confirmKept */.Pg)({ measuring, state, paths }, { isAgain: true });
            decisionLog.close();
            return concluded;
        }
        finally {
            privateArea.close();
        }
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

// EXTERNAL MODULE: ./build/mission/results.js
var results = __webpack_require__(64367);
// EXTERNAL MODULE: ./build/mission/submission.js
var submission = __webpack_require__(66889);
;// CONCATENATED MODULE: ./build/mission/verify.js
/**
 * Whether a run is what its files say: chain, records, branch, and the files that follow from them.
 * Invariant: nothing is written but a folder of our own that is removed again; no lock is taken, so what is looked at of
 * a run that is at work is one moment of it. With `rescore` a run that nothing is wrong with is confirmed, too: that takes
 * the lock, and is recorded as a run does it.
 */


























/** Checks a run of a mission. */
async function verifyMission({ name, ...options }, host) {
    return verifyMissionAt((0,store.pathsOf)(name, host), options, host);
}
/** Checks a run by its paths, e.g. in the repository of a mission folder. */
async function verifyMissionAt(paths, { rescore, signal }, host) {
    const uncovered = (0,external_node_fs_.existsSync)(paths.folder) ? [] : await verifyUncovered(paths, (0,run_name/* parseRunId */._G)(paths.runId));
    if (uncovered.length > 0)
        return (0,finding/* verifiedBy */.sN)(uncovered);
    const status = (0,look/* readMissionStatus */.Z)(paths);
    const verified = (0,finding/* verifiedBy */.sN)(await checkAll(paths, status));
    if (rescore !== true || !verified.isSound)
        return verified;
    const confirmed = await reconfirmMission(paths, { state: status.state, host, signal });
    return confirmed === undefined ? verified : (0,finding/* verifiedBy */.sN)([...verified.findings, confirmed]);
}
/** Branches of a run, or with the tag `*` of a mission, that no record here is of. */
async function verifyUncovered({ repository }, name) {
    if (name === undefined)
        return [];
    return (0,temporary_refs/* withRefs */.j)(repository, (refs) => findUncovered(refs, name));
}
async function checkAll(paths, status) {
    return [...(await checkRecords(paths, status)), ...checkFiles(paths, status.state)];
}
/** Chain, decisions and branch: what does not follow from the records by itself. */
async function checkRecords(paths, status) {
    return (0,temporary_refs/* withRefs */.j)(paths.repository, async (refs) => [
        ...(await checkRecordsBy(refs, status)),
        ...(await findAhead(refs, status.state)),
    ]);
}
/** The same for a branch that may be elsewhere. */
async function checkRecordsBy(refs, { state, problems }) {
    const created = (await readCreated(refs, state)) ?? state;
    const begun = (0,ledger/* withBegunEntry */.Ie)(state) ?? state;
    const issues = [...(0,decision_checks/* checkDecisions */.u$)(begun), ...(0,decision_checks/* checkIntent */.Dh)(state)];
    return [
        ...(0,finding/* findingsOf */.WX)('journal.jsonl', problems, 'its chain is unbroken'),
        ...(0,finding/* findingsOf */.WX)('decisions', issues, 'each follows from its evaluation and keep_policy'),
        ...(await checkComparisons(refs, begun)),
        ...(0,finding/* findingsOf */.WX)('branch', await checkBranch(refs, created), `at the last kept commit, ${created.lastAcceptedCommit}`),
    ];
}
/**
 * The state with an acceptance that the branch has and no entry yet: its run was killed in between. It is checked as the
 * entry that the next resume writes: whoever can write both must not get more accepted by them than by an entry.
 */
async function readCreated(refs, state) {
    const branchHead = await (0,kernel_refs/* readRef */.sg)(refs, (0,accepted_candidate/* refOf */.H8)(state));
    return branchHead !== undefined && branchHead === state.open?.intent?.to ? (0,ledger/* withBegunEntry */.Ie)(state) : undefined;
}
/** Decides again on what was compared, by the raw scores, and adds up what is claimed. */
async function checkComparisons(refs, state) {
    const { launch, evidence, claim, entries, lastAcceptedCommit } = state;
    if (launch.contract.evaluator.decision === undefined)
        return checkNoEvidence(evidence);
    if (evidence.length === 0)
        return [];
    const what = 'comparisons';
    const log = { what, records: evidence, summaryClaim: claim?.sentence };
    const { findings, state: replayed } = (0,decision_log/* auditLog */.sc)(log);
    const last = { commit: lastAcceptedCommit, tree: replayed?.session.incumbent, of: 'the last kept commit' };
    const back = entries.flatMap(({ comparison, kept_commit: commit, iteration, ...entry }) => comparison === undefined || !(0,decision_checks/* isTakingBack */.KP)({ ...entry, comparison, kept_commit: commit, iteration })
        ? []
        : [{ commit, tree: comparison.record.incumbent, of: `what iteration ${iteration} goes back to` }]);
    const issues = [];
    for (const { commit, tree: decided, of } of [...back, last]) {
        const tree = await (0,trees/* findTree */.c)(refs, commit);
        if (tree === undefined || decided === undefined || tree === decided)
            continue;
        issues.push(`the comparisons decide on the tree ${decided}; ${of} has ${tree}`);
    }
    const others = [...(0,finding/* issuesOf */.wf)(what, issues), ...(await (0,decision_log/* checkLog */.$W)(refs, log))];
    return [...(0,decision_log/* unlessContradicted */.Rt)(findings, others), ...others];
}
/** A run without `evaluator.decision` compares nothing, and so claims nothing: it records the risks that it found alone. */
function checkNoEvidence(evidence) {
    const kinds = new Set(evidence.map(({ kind }) => kind).filter((kind) => kind !== 'risk'));
    if (kinds.size === 0)
        return [];
    const detail = `the records hold ${[...kinds].join(', ')}; a run without evaluator.decision compares and claims nothing`;
    return [{ kind: 'wrong', what: 'comparisons', detail }];
}
async function checkBranch(refs, state) {
    const { baseline_commit: baseline } = state.launch;
    const branch = (0,base_text/* printable */.g$)(state.launch.branch_name, 200);
    const branchHead = await (0,kernel_refs/* readRef */.sg)(refs, (0,accepted_candidate/* refOf */.H8)(state));
    if (branchHead === undefined)
        return [{ detail: `${branch} is missing`, remedy: `restore it: git branch ${branch} ${state.lastAcceptedCommit}` }];
    const issues = branchHead === state.lastAcceptedCommit
        ? []
        : [{ detail: `${branch} is at ${branchHead}`, expected: `${state.lastAcceptedCommit}, as the records say` }];
    let last = baseline;
    for (const { kept_commit: commit, iteration } of (0,decision_checks/* survivingAcceptances */.yx)(state.entries)) {
        const descends = await (0,ancestry/* isAncestor */.Q)(refs, { base: last, branchHead: commit });
        if (!descends) {
            issues.push({ detail: `what iteration ${iteration} kept, ${commit}, does not descend from ${last}` });
        }
        last = commit;
    }
    return issues;
}
function checkFiles(paths, state) {
    const { files } = paths;
    const results_file = (0,external_node_path_.join)(state.launch.worktree_path, store.RESULTS);
    const latest = state.entries.findLast(({ evaluator }) => evaluator !== null)?.evaluator;
    // A manifest has absolute paths: of where the repository is, or of where it was before somebody moved it.
    const manifests = [files, filesAtLaunch(paths, state)].map((at) => (0,manifest/* buildManifest */.u1)(state, { ...at, results_file }));
    const checks = [
        [files.manifest_file, ...manifests],
        [files.ledger_file, (0,ledger/* buildLedger */.ES)(state)],
        ...(latest ? [[files.latest_evaluator_file, latest]] : []),
    ];
    return [
        ...checks.flatMap(([path, ...wanted]) => {
            const shown = (0,store.shownPath)(paths, path);
            return (0,finding/* findingsOf */.WX)(shown, compare(path, shown, wanted), 'as the records say');
        }),
        ...checkResults(results_file, state),
        ...checkReports(paths, state),
        ...checkIterationFiles(paths, state),
    ];
}
/** The files of a run by the paths that they had where it was launched. */
function filesAtLaunch({ files, repository }, { launch }) {
    const there = (path) => (0,external_node_path_.join)(launch.repo_root, (0,external_node_path_.relative)(repository.folder, path));
    return {
        instructions_file: there(files.instructions_file),
        manifest_file: there(files.manifest_file),
        ledger_file: there(files.ledger_file),
        latest_evaluator_file: there(files.latest_evaluator_file),
        candidate_file: there(files.candidate_file),
    };
}
/** Compares the files of iterations with what their entries cover, those of one that is still to be written among them. */
function checkIterationFiles(paths, state) {
    const { entries } = (0,ledger/* withBegunEntry */.Ie)(state) ?? state;
    const isHere = (iteration) => (0,external_node_fs_.existsSync)((0,store.iterationFolder)(paths, iteration));
    return (0,covered_files/* checkCoveredFiles */.A)(entries
        .filter((entry) => (entry.files_digest !== undefined && state.entries.includes(entry)) || isHere(entry.iteration))
        .map(({ iteration, files_digest: digest }) => ({
        what: `iteration ${iteration}`,
        folder: (0,store.iterationFolder)(paths, iteration),
        digest,
        travels: (name, bytes) => name === 'changes.diff' && bytes <= state_size/* MAX_STATE_BYTES */.fM,
    })));
}
/** What `report` wrote shows the sentence of a claim, or none. */
function checkReports(paths, { evidence }) {
    const claims = evidence.flatMap((each) => (each.kind === 'claim' ? [(0,claim_outcome/* claimOutcome */.f3)(each)] : []));
    return (0,report_pages/* checkPages */.t)(paths.folder, claims);
}
/** Compares a file with what it may be. */
function compare(path, file, wanted) {
    try {
        const found = JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
        // The records are typed with members that may be absent; on the disk those are not there.
        const differences = wanted.map((each) => firstDifference(found, JSON.parse(JSON.stringify(each))));
        const [first] = differences;
        if (first === undefined || differences.includes(undefined))
            return [];
        return [{ where: { file, path: (0,json_path/* renderPath */.i7)(first) }, detail: 'it is not what the records say' }];
    }
    catch (error) {
        return [
            { where: { file }, detail: `it cannot be read: ${error instanceof Error ? error.message : String(error)}` },
        ];
    }
}
function checkResults(path, state) {
    // A session can write there: it is a copy for its eyes.
    const wanted = Buffer.from((0,results/* renderResults */.f)(state.entries));
    const found = (0,submission/* readUntrusted */.Pd)(path, wanted.length);
    if (found.kind === 'missing')
        return [{ kind: 'unchecked', what: store.RESULTS, detail: 'the worktree has none' }];
    const isSame = found.kind === 'read' && found.bytes.equals(wanted);
    return (0,finding/* findingsOf */.WX)(store.RESULTS, isSame ? [] : ['it is not what the records say'], 'as the records say');
}


/***/ }),

/***/ 27089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gf: () => (/* binding */ isResetting),
  jf: () => (/* binding */ leaveWorkspace),
  ii: () => (/* binding */ readWorkspaceStatus),
  HH: () => (/* binding */ resetWorkspace),
  iI: () => (/* binding */ yardOf)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(23727);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
// EXTERNAL MODULE: ./build/kernel/foreign-pack.js + 2 modules
var foreign_pack = __webpack_require__(64171);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(14311);
// EXTERNAL MODULE: ./build/engine/workspace/command.js + 5 modules
var command = __webpack_require__(66967);
// EXTERNAL MODULE: ./build/engine/workspace/workspace.js + 1 modules
var workspace_workspace = __webpack_require__(54725);
;// CONCATENATED MODULE: ./build/engine/acceptance/agent-commit.js
/**
 * A commit that an agent made by itself, taken out of its repository into the private store.
 * Invariant: the agent's repository is read by a git inside the agent's own isolation only, which packs what is new;
 * what comes out is an id and the bytes of a pack, and nothing but a pack is ever parsed out here. Each object is hashed
 * and checked on the way in (`index-pack --strict`), in a folder of its own, and moved into the store only when the
 * commit is whole there, descends from the commit that the agent started from, and its objects are of bounded size. So a
 * hook, a configuration, an alternate, a graft, a replacement, a link in the place of a folder can make the reading
 * fail, or give what another commit would give: never more than the agent itself could read or write.
 * Crash: what was taken half is in a folder that the next taking empties.
 * Trade-off: without a sandbox the reading runs as the agent did, with the user's rights; its git runs no hook.
 */










const MAX_PACK_BYTES = 128 << 20;
const MAX_COMMITS = 200;
const TAKING_MS = 120_000;
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
async function takeAgentCommit(privateArea, request) {
    const obstacle = findObstacle(request.folder);
    if (obstacle !== undefined)
        return { kind: 'refused', reason: obstacle };
    const place = (0,external_node_path_.join)(privateArea.folder, 'handed');
    (0,remove_tree/* removeTree */.dM)(place);
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(place, 'objects', 'pack'), { recursive: true });
    const read = await readAgentGit(privateArea, request, place);
    if ('kind' in read)
        return read;
    const { commit, pack } = read;
    if (commit === request.from)
        return { kind: 'taken', commit, commits: [] };
    privateArea.checkSeal();
    try {
        return await takeIn(privateArea.store, { ...request, commit, pack, objects: (0,external_node_path_.join)(place, 'objects') });
    }
    catch (error) {
        if (!(error instanceof kernel_git/* GitError */.XS) || error.isDiskFull)
            throw error;
        if (request.signal?.aborted === true)
            return { kind: 'aborted' };
        if (error.isKilled)
            throw error;
        const message = error.stderr.trim().split('\n')[0] || `git ${error.command[0]} ended with ${error.gitExit}`;
        return { kind: 'refused', reason: `its objects are not sound: ${(0,base_text/* printable */.g$)(message, 300)}` };
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
async function readAgentGit(privateArea, request, place) {
    const { folder, from, signal } = request;
    const readable = (0,workspace_workspace/* agentReadable */.KJ)(privateArea);
    const result = await (0,command/* runCommand */.d)(privateArea, {
        place: 'workspace',
        command: READING,
        kind: 'agent',
        workDir: folder,
        variables: { AUTORIZE_FROM: from, GIT_ALTERNATE_OBJECT_DIRECTORIES: (0,kernel_git/* listStores */.Rr)(readable) },
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
    const reason = issueOf(result);
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
function issueOf({ exitCode, killedByBudget, stdout, stderr }) {
    if (killedByBudget)
        return `its objects could not be read within ${TAKING_MS / 1000} s`;
    if (stdout.truncated)
        return `its new objects take more than ${MAX_PACK_BYTES >> 20} MB`;
    if (exitCode === 0)
        return undefined;
    const message = (0,external_node_fs_.readFileSync)(stderr.path, 'utf8').trim().split('\n')[0];
    return `its repository cannot be read: ${(0,base_text/* printable */.g$)(message || `git ended with ${exitCode}`, 300)}`;
}
async function takeIn(store, taking) {
    const { commit, from, pack, objects, signal } = taking;
    const { gitDir, home } = store;
    const git = (0,kernel_git/* bindGit */.uD)({ gitDir, home, objects, alternates: [(0,external_node_path_.join)(gitDir, 'objects')] });
    const call = (0,foreign_pack/* foreignCall */.b8)(signal);
    const hash = commit.length === 64 ? 'sha256' : 'sha1';
    const taken = await (0,foreign_pack/* takePack */.zE)({ git, objects, pack, hash, maxPackBytes: MAX_PACK_BYTES, signal });
    if (taken.kind === 'refused')
        return { kind: 'refused', reason: taken.why };
    const asked = `${commit}^{commit}\n`;
    const { stdout } = await git(['cat-file', '--batch-check=%(objectsize)'], { input: asked, ...call });
    if (!/^\d+$/.test(stdout.toString().trimEnd()))
        return { kind: 'refused', reason: `the commit ${commit} is not among its objects` };
    await git(['rev-list', '--objects', '--quiet', '--end-of-options', commit, `^${from}`], call);
    const descends = await git(['merge-base', '--is-ancestor', '--end-of-options', from, commit], {
        ...call,
        allowed: [0, 1],
    });
    if (descends.exitCode !== 0) {
        return { kind: 'refused', reason: `HEAD, ${commit}, does not descend from the last kept commit` };
    }
    const commits = (await (0,kernel_git/* gitLine */.JG)(git, ['rev-list', `--max-count=${MAX_COMMITS + 1}`, '--end-of-options', commit, `^${from}`], call)).split('\n');
    if (commits.length > MAX_COMMITS)
        return { kind: 'refused', reason: `it made more than ${MAX_COMMITS} commits` };
    (0,fault_point/* faultPoint */.Jd)('handed:before-move');
    (0,foreign_pack/* movePack */.H9)({ names: taken.names, from: objects, to: (0,external_node_path_.join)(gitDir, 'objects') });
    (0,fault_point/* faultPoint */.Jd)('handed:after-move');
    return { kind: 'taken', commit, commits };
}

// EXTERNAL MODULE: ./build/engine/workspace/capture-settings.js
var capture_settings = __webpack_require__(48701);
// EXTERNAL MODULE: ./build/kernel/git-work-tree.js + 2 modules
var git_work_tree = __webpack_require__(71109);
;// CONCATENATED MODULE: ./build/engine/workspace/renewed-git.js
/**
 * A workspace's `.git` recreated, where the files stay as the agent left them: what it planted there is gone, and a git
 * of the user's can be run in the workspace.
 * Invariant: what the agent committed outlives it, though the store holds for certain what is kept and no more. All
 * that the new `.git` takes is saved in the private area before anything of the old one goes. `HEAD` goes first and
 * comes last: a `.git` that has one is whole, and one that has none is no repository in which somebody could commit.
 * Crash: `finishRenewal` makes a `.git` without `HEAD` from what was saved; where there is a `HEAD`, it drops that.
 */







/** Puts a git directory of ours in the place of the one that an agent had, at a commit of the store. */
async function renewAgentGit(privateArea, request) {
    const { store } = privateArea;
    dropSavedGit(privateArea);
    const { holder, saved, unfinished } = placesOf(privateArea, request.commit);
    (0,external_node_fs_.mkdirSync)(unfinished, { recursive: true });
    const indexFile = (0,external_node_path_.join)(unfinished, 'index');
    await (0,kernel_git/* bindGit */.uD)({ gitDir: store.gitDir, home: store.home, indexFile })([
        'read-tree',
        '--end-of-options',
        request.commit,
    ]);
    await (0,git_work_tree/* markExternal */.rg)(store, { indexFile, tree: request.commit });
    const packs = (0,external_node_path_.join)(unfinished, 'pack');
    (0,external_node_fs_.mkdirSync)(packs);
    const input = `${request.commit}\n^${store.base}\n`;
    // In the private area first: git renames a pack to its place, and the workspace may be on another file system.
    await store.git(['pack-objects', '-q', '--revs', '--window=0', (0,external_node_path_.join)(packs, 'pack')], { input });
    (0,external_node_fs_.renameSync)(unfinished, saved);
    (0,fault_point/* faultPoint */.Jd)('renewal:after-saved');
    replaceGit(privateArea, request);
    (0,fault_point/* faultPoint */.Jd)('renewal:after-head');
    (0,remove_tree/* removeTree */.dM)(holder);
}
/** Ends a renewal that was broken off; the request is as it was then but for the commit, which was saved. */
function finishRenewal(privateArea, request) {
    const { holder } = placesOf(privateArea);
    const [commit] = (0,external_node_fs_.existsSync)(holder) ? (0,external_node_fs_.readdirSync)(holder).filter((name) => name !== UNFINISHED) : [];
    if (commit !== undefined && !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(request.workspace.folder, '.git', 'HEAD')))
        replaceGit(privateArea, { ...request, commit });
    (0,remove_tree/* removeTree */.dM)(holder);
}
/** Forgets a renewal that was broken off, where the workspace is to be recreated. */
function dropSavedGit(privateArea) {
    (0,remove_tree/* removeTree */.dM)(placesOf(privateArea).holder);
}
const UNFINISHED = 'unfinished';
/** What is saved bears the name of its commit. */
function placesOf({ folder }, commit = '') {
    const holder = (0,external_node_path_.join)(folder, 'renewal');
    return { holder, saved: (0,external_node_path_.join)(holder, commit), unfinished: (0,external_node_path_.join)(holder, UNFINISHED) };
}
function replaceGit(privateArea, request) {
    const { saved } = placesOf(privateArea, request.commit);
    const gitDir = (0,external_node_path_.join)(request.workspace.folder, '.git');
    if ((0,external_node_fs_.lstatSync)(gitDir, { throwIfNoEntry: false })?.isDirectory() === true) {
        // The agent may have taken the rights to its own folder.
        (0,external_node_fs_.chmodSync)(gitDir, 0o700);
        (0,remove_tree/* removeTree */.dM)((0,external_node_path_.join)(gitDir, 'HEAD'));
    }
    (0,remove_tree/* removeTree */.dM)(gitDir);
    (0,fault_point/* faultPoint */.Jd)('renewal:after-removal');
    const workspace = { ...request.workspace, indexFile: (0,external_node_path_.join)(saved, 'index') };
    (0,workspace_workspace/* writeAgentGit */.NF)(privateArea.store, { ...request, workspace }, { packs: (0,external_node_path_.join)(saved, 'pack') });
}

// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(84831);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 4 modules
var git_store = __webpack_require__(53162);
// EXTERNAL MODULE: ./build/kernel/timer.js
var timer = __webpack_require__(20677);
// EXTERNAL MODULE: ./build/mission/store.js
var mission_store = __webpack_require__(73448);
// EXTERNAL MODULE: ./build/mission/submission.js
var submission = __webpack_require__(66889);
;// CONCATENATED MODULE: ./build/mission/worktree.js
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
 * The workspace of a mission: `<repo>.rcs-worktrees/autoresearch-<slug>-<tag>`, in which sessions commit by themselves.
 * Invariant: its `.git` is one of its own, made by us and given away: its objects come from the private store, and no
 * git of ours reads it out here. What a session committed is taken by `takeAgentCommit`; the user's repository gets a
 * commit by the compare-and-swap of the branch, when it is kept. Before a session, after its undoing, and whenever the
 * workspace is left to the user, the `.git` is recreated, so that nothing that a session planted there waits for the
 * user's git. Only the workspace is ever reset, and only where its own path leads to it.
 * Crash: an undoing that was not finished is done again by the resume: a mark beside the workspace says that one was
 * begun.
 */
















/** Looks at a workspace in which no process of a session is left. */
async function readWorkspaceStatus(mission) {
    const { privateArea, workspace, state, signal } = mission;
    finishRenewal(privateArea, workspaceRequest(mission, state.lastAcceptedCommit));
    const head = await takeAgentCommit(privateArea, { folder: workspace.folder, from: state.lastAcceptedCommit, signal });
    const commit = head.kind === 'taken' ? head.commit : state.lastAcceptedCommit;
    const dirty = await listDirty(mission, commit);
    return dirty === 'cancelled' ? { head: { kind: 'aborted' }, dirty: [] } : { head, dirty };
}
async function listDirty({ privateArea, workspace, signal, state }, commit) {
    const { store } = privateArea;
    const limits = (0,capture_settings/* captureLimits */.x)(state.launch.contract.capture);
    privateArea.checkSeal();
    // What the session committed is known, though a rule of the base may ignore it.
    const captured = await (0,git_work_tree/* captureTree */.FI)({ ...store, base: commit }, workspace, { limits, signal });
    if (captured.kind === 'cancelled')
        return 'cancelled';
    if (captured.kind !== 'captured')
        return [`(${(0,workspace_workspace/* captureReason */.zv)(captured)})`];
    const changes = await (0,git_store/* diffTrees */.j_)(store, { from: commit, to: captured.tree });
    // A tracked file of such a name is the project's own.
    const isArtifact = (path, status) => status === 'A' && mission_store.RUNTIME_ARTIFACTS.includes(path);
    return changes.filter(({ path, status }) => !isArtifact(path, status)).map(({ path }) => path);
}
const GRACE_MS = 2000;
const LOG = 'run.log';
const MAX_LOG_BYTES = 10 << 20;
/** Puts the workspace at the last kept commit: tracked files, untracked ones, `.git`; the runtime artifacts stay. */
async function resetWorkspace(mission) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { privateArea, workspace, state } = mission;
        requireOwnPath(workspace.folder);
        dropSavedGit(privateArea);
        const log = (0,submission/* readUntrusted */.Pd)((0,external_node_path_.join)(workspace.folder, LOG), MAX_LOG_BYTES);
        // Of a run that is cancelled the reset gets a little time; what is not done by then the resume does.
        const grace = __addDisposableResource(env_1, (0,timer/* startGrace */.ZE)(mission.signal, GRACE_MS), false);
        const yardIn = yardOf(workspace.folder);
        requireOwnPath(yardIn);
        (0,external_node_fs_.mkdirSync)(yardIn, { recursive: true });
        (0,durable/* writeFileAtomic */.Zf)(markOf(workspace.folder), []);
        privateArea.onLeft(await (0,remove_tree/* removeLeftovers */.DA)(yardIn, { signal: grace.signal }));
        const request = { ...workspaceRequest(mission, state.lastAcceptedCommit), yardIn, signal: grace.signal };
        if ((await (0,workspace_workspace/* prepareWorkspace */.t0)(privateArea, request)) === 'cancelled')
            return 'cancelled';
        const path = (0,external_node_path_.join)(workspace.folder, LOG);
        if (log.kind === 'read' && !(0,external_node_fs_.existsSync)(path))
            (0,external_node_fs_.writeFileSync)(path, log.bytes, { flag: 'wx' });
        (0,external_node_fs_.rmSync)(markOf(workspace.folder), { force: true });
        // What could not be removed stays, and was reported.
        if ((0,external_node_fs_.readdirSync)(yardIn).length === 0)
            (0,external_node_fs_.rmdirSync)(yardIn);
        (0,fault_point/* faultPoint */.Jd)('mission:after-reset');
        mission.journal.ready();
        return 'ready';
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/**
 * Whether the reset of a workspace was broken off: what is there, if anything, is neither a session's nor the user's.
 */
function isResetting(folder) {
    return (0,external_node_fs_.existsSync)(markOf(folder));
}
function markOf(folder) {
    return (0,external_node_path_.join)(yardOf(folder), 'resetting');
}
/** Where a workspace that is reset is taken apart: on its own file system, and of this run alone. */
function yardOf(folder) {
    return `${folder}.old`;
}
/** Leaves the workspace as the session left it, for the user to look into, with a `.git` of ours at the same commit. */
async function leaveWorkspace(mission, head) {
    const commit = head.kind === 'taken' ? head.commit : mission.state.lastAcceptedCommit;
    await renewAgentGit(mission.privateArea, workspaceRequest(mission, commit));
    mission.journal.ready();
}
function workspaceRequest({ workspace, state, identity }, commit) {
    return { workspace, commit, branch: state.launch.branch_name, identity, ignored: mission_store.RUNTIME_ARTIFACTS };
}
/** What is removed below a folder must be the workspace's: no link may stand in its way. */
function requireOwnPath(folder) {
    const parent = (0,external_node_path_.dirname)(folder);
    (0,external_node_fs_.mkdirSync)(parent, { recursive: true });
    const real = (0,external_node_fs_.realpathSync)(parent);
    if (real === parent && (0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isSymbolicLink() !== true)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the worktree ${(0,base_text/* quoted */.TL)(folder, 300)} leads elsewhere: a symbolic link is on its path`,
        remedy: 'Replace the link by a folder, or remove it, then resume.',
    });
}


/***/ })

};


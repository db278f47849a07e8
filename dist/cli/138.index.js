export const id = 138;
export const ids = [138];
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
/* harmony import */ var _attempt_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2888);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7953);
/* harmony import */ var _kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5364);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9570);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6992);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6961);
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

/***/ 153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H8: () => (/* binding */ refOf),
/* harmony export */   ZQ: () => (/* binding */ keepCandidate),
/* harmony export */   gC: () => (/* binding */ recoverKeep),
/* harmony export */   oz: () => (/* binding */ requireBranch)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5145);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3727);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5222);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3342);
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
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('mission:after-intent');
    const moved = await (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .exportCommits */ .D_)(workspace.store, workspace.repository, { ref: refOf(state), from, to: commit });
    if (moved.kind === 'moved')
        throw branchMoved(state, moved.actual);
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('mission:after-swap');
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('mission:before-entry');
    (0,_active_mission_js__WEBPACK_IMPORTED_MODULE_5__/* .appendRecord */ .EB)(mission, { kind: 'iteration', ...draft });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('mission:after-entry');
}
/** Ends a keep whose intent has no entry; before anything else is done with the run. */
async function recoverKeep(mission, { refs, store }) {
    const intent = mission.state.open?.intent;
    if (intent === undefined)
        return;
    const { from, to, draft } = intent;
    const actual = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .readRef */ .sg)(refs, refOf(mission.state));
    const moved = actual === from ? await moveAgain(mission, { from, to, store }) : { kind: 'moved', actual };
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('mission:after-recovery');
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
        return await (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .exportCommits */ .D_)(store, place.repository, { ref: refOf(state), from, to });
    }
    catch (error) {
        // Objects that cannot be read: they were never synced. A ref that cannot be moved now is another matter.
        if (error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS && error.command[0] !== 'update-ref')
            return 'lost';
        throw error;
    }
}
/** Throws unless the branch is where the records say. */
async function requireBranch(state, refs) {
    const actual = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .readRef */ .sg)(refs, refOf(state));
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

/***/ 6961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jh: () => (/* binding */ resolveAgentEnv),
/* harmony export */   MA: () => (/* binding */ chooseLevel),
/* harmony export */   Md: () => (/* binding */ readMissionDir),
/* harmony export */   Sp: () => (/* binding */ requireFreeBranch),
/* harmony export */   g3: () => (/* binding */ findIdentity),
/* harmony export */   lU: () => (/* binding */ lockMissions),
/* harmony export */   qP: () => (/* binding */ requireNoBroken),
/* harmony export */   zk: () => (/* binding */ requireUntracked)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7953);
/* harmony import */ var _kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2989);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9871);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5222);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2205);
/* harmony import */ var _kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2416);
/* harmony import */ var _contract_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3919);
/* harmony import */ var _run_name_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3482);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3448);
/**
 * What has to be true before a mission begins or goes on.
 * Invariant: nothing is changed before the lock is held; everything that is wrong with the mission's files is told at
 * once; a run that another supervisor left is never passed over in silence.
 */













const MAX_TEXT_BYTES = 256 * 1024;
/** Reads a mission directory; every problem of both files is told at once. */
function readMissionDir(given, { cwd, env }) {
    const folder = realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, given), given);
    const repository = (0,_store_js__WEBPACK_IMPORTED_MODULE_11__/* .findMissionRepository */ .gF)(folder);
    const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repository.folder, folder) || '.';
    const [missionFile, sandboxFile] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'mission.md'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'sandbox.md')];
    const problems = [];
    const mission = readText(repository, missionFile, 'Write it: what the sessions are to achieve, in plain words.');
    const sandbox = readText(repository, sandboxFile, 'Write it: YAML front matter with evaluator.command and format.');
    if ('problem' in mission)
        problems.push(mission.problem);
    const parsed = 'problem' in sandbox ? { problems: [sandbox.problem] } : (0,_contract_js__WEBPACK_IMPORTED_MODULE_9__/* .parseSandbox */ .L6)(sandboxFile, sandbox.bytes);
    if ('problems' in parsed)
        problems.push(...parsed.problems);
    else
        problems.push(...environmentProblems(sandboxFile, parsed.contract, env));
    if (problems.length > 0 || 'problem' in mission || 'problems' in parsed)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl(problems);
    const slug = (0,_run_name_js__WEBPACK_IMPORTED_MODULE_10__/* .missionSlug */ .Aw)(dir === '.' ? '' : dir);
    return { repository, slug, dir, missionFile, sandboxFile, ...parsed, mission: mission.bytes.toString('utf8') };
}
function realFolder(path, given) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_12__/* .quoted */ .TL)(given)} is no folder` : `there is no folder ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_12__/* .quoted */ .TL)(given)}`;
    const expected = 'a mission directory inside a git repository, with mission.md and sandbox.md';
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl([{ found, expected, remedy: 'Name the folder of the mission.' }]);
}
function readText(repository, file, remedy) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.folder, file);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) {
        return {
            problem: { file, found: 'no such file', expected: 'mission.md and sandbox.md in the mission directory', remedy },
        };
    }
    const read = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readWholeFile */ .M4)(path, file);
    if ('problem' in read || read.bytes.length <= MAX_TEXT_BYTES)
        return read;
    const found = `${read.bytes.length} bytes`;
    return { problem: { file, found, expected: `at most ${MAX_TEXT_BYTES} bytes`, remedy: 'Shorten it.' } };
}
function environmentProblems(file, contract, outer) {
    const resolved = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveTable */ .NC)(contract.agent.env, { outer, path: '$.agent.env' });
    return 'problems' in resolved ? resolved.problems.map((problem) => ({ file, ...problem })) : [];
}
/** What a session gets of the environment by the front matter. */
function resolveAgentEnv(file, contract, outer) {
    const resolved = (0,_kernel_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveTable */ .NC)(contract.agent.env, { outer, path: '$.agent.env' });
    if ('values' in resolved)
        return resolved.values;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl(resolved.problems.map((problem) => ({ file, ...problem })));
}
/** Takes the lock of all missions of a repository, or says which one is at work. */
async function lockMissions(root, { now }) {
    const lock = await (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_7__/* .takeRunLock */ .C)({ path: root.lock, now });
    if (lock.kind === 'locked')
        return lock;
    const pointer = (0,_store_js__WEBPACK_IMPORTED_MODULE_11__/* .readPointer */ .qT)(root);
    const holder = (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_7__/* .readHolder */ .F)(`${root.lock}.holder`);
    const which = pointer?.active === true ? `the mission run ${pointer.run_id}` : 'another mission';
    const who = holder === undefined ? '' : ` (process ${holder.pid} on ${holder.host} since ${holder.started_at})`;
    const look = pointer?.active === true ? `Look at it: autorize status ${pointer.run_id}. ` : '';
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AutorizeError */ .yW('locked', _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.locked, {
        message: `${which} is at work in this repository${who}`,
        remedy: `${look}Wait for it${holder === undefined ? '' : `, or end it: kill ${holder.pid}`}.`,
    });
}
/** Throws where another run was broken off: nobody holds the lock, and the pointer still says that it is at work. */
function requireNoBroken(root, resumed) {
    const pointer = (0,_store_js__WEBPACK_IMPORTED_MODULE_11__/* .readPointer */ .qT)(root);
    if (pointer?.active !== true || pointer.run_id === resumed)
        return;
    const place = (0,_store_js__WEBPACK_IMPORTED_MODULE_11__/* .placeOfRun */ .kc)(root, pointer.run_id);
    const { state, problem } = (0,_store_js__WEBPACK_IMPORTED_MODULE_11__/* .readMission */ .nn)(place);
    // It ended: its supervisor was killed before it could say so here.
    if (state !== undefined && state.status !== 'running')
        return;
    // It never began: it was killed when it had a name and no record.
    const isNameAlone = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place.folder) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place.files.manifest_file);
    if (state === undefined && problem === undefined && isNameAlone)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the mission run ${pointer.run_id} was broken off, and is still open (${(0,_store_js__WEBPACK_IMPORTED_MODULE_11__/* .shownPath */ .pS)(root, root.pointer)})`,
        remedy: `Go on with it: rcs autoresearch --resume ${pointer.run_id}, or close it: rcs autoresearch --abandon ${pointer.run_id}`,
    });
}
/** The level of isolation that the front matter asks for and this machine has. */
async function chooseLevel({ agent }) {
    const level = (0,_kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_8__/* .decideLevel */ .DT)({ requested: agent.sandbox, network: agent.network }, await (0,_kernel_sandbox_level_js__WEBPACK_IMPORTED_MODULE_8__/* .probeSandbox */ .UB)());
    if (level instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb)
        throw level;
    return level;
}
/** Throws where git could not make the branch, since one of its folders is a branch. */
async function requireFreeBranch(refs, branch) {
    const parts = branch.split('/');
    for (let length = 1; length < parts.length; length += 1) {
        const name = parts.slice(0, length).join('/');
        if ((await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__/* .readRef */ .sg)(refs, `refs/heads/${name}`)) === undefined)
            continue;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
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
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `"${name}" is tracked at ${commit}; a mission writes its results there`,
        remedy: `Rename yours, or take it out: git rm --cached ${name}, and commit.`,
    });
}
const FALLBACK = { name: 'autorize', email: 'autorize@localhost' };
/** Who commits in the lane: the user, as the environment or a configuration file says; these files are read, not obeyed. */
async function findIdentity({ commonDir }, { env, gitDir, home }) {
    const git = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_5__/* .bindGit */ .uD)({ gitDir, home });
    const userHome = env.HOME ?? '';
    const files = [
        (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'config'),
        (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(userHome, '.gitconfig'),
        (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(env.XDG_CONFIG_HOME || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(userHome, '.config'), 'git', 'config'),
    ].filter((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
    const read = async (key) => {
        for (const file of files) {
            const args = ['config', '--file', file, '--no-includes', '--get', `user.${key}`];
            const { exitCode, stdout } = await git(args, { allowed: [0, 1, 3, 128, 255] });
            const value = stdout.toString().trim();
            if (exitCode === 0 && value !== '')
                return value;
        }
        return FALLBACK[key];
    };
    return {
        name: env.GIT_COMMITTER_NAME || (await read('name')),
        email: env.GIT_COMMITTER_EMAIL || (await read('email')),
    };
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

/***/ 7289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KR: () => (/* binding */ renderPosition),
/* harmony export */   U0: () => (/* binding */ DECISION_SIGNS),
/* harmony export */   VE: () => (/* binding */ renderEntryLine),
/* harmony export */   ZH: () => (/* binding */ renderMissionStatus),
/* harmony export */   fE: () => (/* binding */ renderMissionStart),
/* harmony export */   gM: () => (/* binding */ renderVerdict),
/* harmony export */   hh: () => (/* binding */ renderDecisionCounts),
/* harmony export */   uw: () => (/* binding */ scoreOf),
/* harmony export */   v8: () => (/* binding */ renderMissionSummary)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4483);


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
    const said = kind === 'baseline' || description === reason ? '' : ` (${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(description, 80)})`;
    const cells = [
        `${DECISION_SIGNS[decision]} ${decision.padEnd(11)}`,
        String(iteration).padStart(4),
        scoreOf(entry).padStart(12),
    ];
    return `${cells.join('  ')}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(reason, 160)}${said}`;
}
/** What is printed when a run begins or goes on. */
function renderMissionStart({ state: { launch }, sandbox, resumed, }) {
    return [
        `${launch.run_id}: ${resumed ? 'going on, ' : ''}on ${launch.branch_name}, sandbox ${sandbox}`,
        labelled('worktree', launch.worktree_path),
        '',
    ].join('\n');
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
    return parts.length === 0 ? 'nothing' : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(total, 'iteration')}: ${parts.join(', ')}`;
}
/** How the last kept commit compares with the baseline. */
function renderVerdict({ entries, lastKeptScore, launch }) {
    const kept = entries.filter(({ decision }) => decision === 'keep').length;
    if (kept === 0)
        return 'nothing kept yet';
    const baseline = entries[0]?.evaluator?.score;
    const score = lastKeptScore === null ? '' : `; last kept score ${lastKeptScore}`;
    const from = typeof baseline === 'number' ? ` against the baseline, ${baseline}` : '';
    return `${kept} kept under ${launch.contract.evaluator.keep_policy}${score}${score === '' ? '' : from}`;
}
/** How a run is, in words. */
function renderPosition({ state, isRunning }) {
    if (isRunning)
        return state.open === undefined ? 'at work' : `at work on iteration ${state.open.iteration}`;
    if (state.status === 'running')
        return 'broken off';
    return state.stopReason === null ? state.status : `${state.status}: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(state.stopReason, 600)}`;
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
function facts(look) {
    const { launch } = look.state;
    return [
        ['branch', `${launch.branch_name}, from ${launch.baseline_commit.slice(0, 12)}`],
        ['worktree', (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(launch.worktree_path, 400)],
        ['now', renderPosition(look)],
        ['result', renderVerdict(look.state)],
        ['tried', renderDecisionCounts(look.state.entries)],
    ];
}
/** A run on one screen: where it is, what came of it, the last entries, the next command. */
function renderMissionStatus(look) {
    const { state, problems } = look;
    const last = state.entries.slice(-LAST_ENTRIES).map(renderEntryLine);
    return [
        `${state.launch.run_id}: the mission ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(state.launch.mission_dir)}`,
        ...problems.map((problem) => `problem: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(problem, 600)}`),
        '',
        ...facts(look).map(([label, text]) => labelled(label, text)),
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
        labelled(state.status, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(state.stopReason ?? '', 900)),
        labelled('tried', renderDecisionCounts(state.entries)),
        ...(isKept ? [labelled('look', `git log ${baseline.slice(0, 12)}..${branch}`)] : []),
        labelled('next', nextCommand({ state, isRunning: false })),
        '',
    ].join('\n');
}


/***/ })

};


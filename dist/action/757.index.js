export const id = 757;
export const ids = [757];
export const modules = {

/***/ 80741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ readLostUsage)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _gateway_call_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47003);
/* harmony import */ var _session_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38991);
/** What the sessions of an attempt used up whose run was killed: nobody learned of it but the logs of their calls. */




/** Usage by every log in an attempt's folder, those of sessions that had to wait included; undefined where there is none. */
function readLostUsage(folder) {
    const waited = names(folder).filter((name) => /^waited-\d+$/.test(name));
    const logs = ['.', ...waited].flatMap((each) => names((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, each))
        .filter((name) => name.endsWith(_gateway_call_log_js__WEBPACK_IMPORTED_MODULE_2__/* .CALLS_SUFFIX */ .SP))
        .map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, each, name)));
    return (0,_session_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .usageOfCalls */ .e$)({ calls: logs.flatMap(_gateway_call_log_js__WEBPACK_IMPORTED_MODULE_2__/* .readCallLog */ .JQ), omitted: 0 });
}
function names(folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).sort() : [];
}


/***/ }),

/***/ 58936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ prepareBase)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/engine/layers/saved-layers.js + 1 modules
var saved_layers = __webpack_require__(22473);
// EXTERNAL MODULE: ./build/engine/workspace/private-area.js + 9 modules
var private_area = __webpack_require__(95953);
// EXTERNAL MODULE: ./build/engine/layers/area-layers.js + 3 modules
var area_layers = __webpack_require__(20494);
;// CONCATENATED MODULE: ./build/engine/workspace/restored-environment.js



/** Takes it over; throws an IntegrityError where it is not what the digest is of. */
async function restoreEnvironment({ parentEnv, ...request }) {
    return (0,saved_layers/* restoreLayers */.tD)(await (0,area_layers/* openSavedStore */.zZ)((0,private_area/* sharedCache */.ME)(parentEnv)), request);
}

// EXTERNAL MODULE: ./build/engine/workspace/storage-error.js
var storage_error = __webpack_require__(31695);
// EXTERNAL MODULE: ./build/engine/workspace/temporary-area.js
var temporary_area = __webpack_require__(68054);
// EXTERNAL MODULE: ./build/engine/evaluation/evaluation.js + 11 modules
var evaluation = __webpack_require__(96531);
// EXTERNAL MODULE: ./build/engine/evaluation/preparation.js + 2 modules
var evaluation_preparation = __webpack_require__(68346);
// EXTERNAL MODULE: ./build/engine/evaluation/preparing-steps.js
var preparing_steps = __webpack_require__(54620);
;// CONCATENATED MODULE: ./build/engine/evaluation/base-environment.js
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
 * The environment of a run's base, prepared without an agent, and saved for other machines.
 * Invariant: what is saved was made by the base's own setup in bubblewrap, on files of the base alone, and holds no secret
 * that this process knows.
 */











/**
 * Prepares the environment of the commit that a run starts from. Throws where setup fails, where a secret is in what is
 * to be saved, and an IntegrityError where what is to be taken over is not what its digest is of.
 */
async function prepareBase({ describe, command, ...area }, request) {
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { parentEnv } = area;
            const { signal, from } = request;
            const taken = from === undefined ? 'not asked for' : await restoreEnvironment({ ...from, parentEnv, signal });
            if (taken === 'cancelled')
                return { kind: taken };
            const temporary = __addDisposableResource(env_1, await (0,temporary_area/* openTemporary */.g)({ ...area, purpose: 'prepare', signal }), true);
            const { privateArea } = temporary;
            const { setups, protectedFiles } = await describe(privateArea);
            const steps = stepsOf(privateArea, setups);
            if (steps.length === 0)
                return { kind: 'nothing', reason: 'there is no setup.command with setup.inputs', taken };
            const usable = steps.filter(({ level }) => level.kind === 'bubblewrap');
            const why = usable.length === 0 ? 'commands do not run in bubblewrap here' : copiesReason(privateArea);
            if (why !== undefined) {
                return { kind: 'nothing', reason: `prepared environments are used in layers alone: ${why}`, taken };
            }
            const prepared = await prepareSteps(privateArea, usable, { ...request, protectedFiles });
            return prepared.kind === 'cancelled' ? prepared : { ...prepared, taken };
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
    catch (error) {
        throw (0,storage_error/* runError */.ML)(() => command, { cause: error, repository: area.repository }) ?? error;
    }
}
function stepsOf({ folder }, setups) {
    const logs = (0,external_node_path_.join)(folder, 'scratch', 'environment-');
    return setups.flatMap(({ preparing, level }) => {
        const step = (0,preparing_steps/* environmentStep */.wt)({ ...preparing, logs });
        return step === undefined ? [] : [{ step, level }];
    });
}
async function prepareSteps(privateArea, steps, preparation) {
    const layers = new Map();
    const releases = [];
    let isReused = true;
    try {
        for (const { step, level } of steps) {
            const prepared = await prepareStep({ ...privateArea, level }, step, preparation);
            if (prepared.kind === 'aborted')
                return { kind: 'cancelled' };
            if (prepared.kind !== 'ready')
                throw notPrepared(prepared.reason);
            releases.push(prepared.release);
            if (Object.keys(prepared.timings ?? {}).length > 0)
                isReused = false;
            layers.set(prepared.layer.key, { ...prepared.layer, command: step.command });
        }
        const all = [...layers.values()];
        const content = (0,hash/* sha256 */.s)(all.map((layer) => `${layer.key} ${layer.digest}`).join('\n'));
        const key = `autorize-environment-${content.slice(0, 16)}`;
        const bytes = all.reduce((sum, layer) => sum + layer.bytes, 0);
        const { to, secrets, signal } = preparation;
        if (to === undefined)
            return { kind: 'prepared', key, bytes, isReused, saved: undefined };
        const finders = steps.flatMap(({ step }) => (0,evaluation_preparation/* forbiddenIn */.Vm)(privateArea, step) ?? []);
        const isForbidden = (found) => finders.some((finds) => finds(found)) || secrets.finds(found);
        const saved = await (0,saved_layers/* saveLayers */.o)({ folder: to, layers: all, isForbidden, signal });
        if (saved === 'cancelled')
            return { kind: 'cancelled' };
        if ('refusal' in saved)
            throw notSaved(saved.refusal);
        return { kind: 'prepared', key, bytes, isReused, saved: { folder: to, digest: saved.digest } };
    }
    finally {
        for (const release of releases)
            release();
    }
}
function copiesReason({ layering }) {
    return layering.kind === 'layers' ? undefined : layering.reason;
}
function prepareStep(privateArea, step, { protectedFiles, signal }) {
    const { base } = privateArea.store;
    const checkout = (0,private_area/* evaluationCheckout */.b)(privateArea, 1);
    return (0,evaluation/* prepareEnvironment */.z)(privateArea, { step, protectedFiles, signal, checkout, tree: base, variables: {} });
}
function notPrepared(reason) {
    return new errors/* PreconditionError */.Rb({
        message: `setup failed: ${reason}`,
        remedy: 'Correct setup.command, or what it needs of this machine; then prepare again.',
    });
}
function notSaved(reason) {
    return new errors/* PreconditionError */.Rb({
        message: `the prepared environment was not saved: ${reason}`,
        remedy: 'Let setup.command remove the file or write no key to it; then prepare again.',
    });
}


/***/ }),

/***/ 68054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ openTemporary)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _kernel_process_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98566);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14311);
/* harmony import */ var _private_area_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95953);
/**
 * A private area for looking at a run, or preparing one, apart from the one that the run has.
 * Invariant: it is this process's alone, and gone when the block ends, processes and all.
 * Crash: it stays; the next one of the name removes those whose process is gone.
 */





/** Opens a private area of this process alone; it needs no lock. */
async function openTemporary({ name, purpose = 'doctor', ...request }) {
    const { repository, parentEnv, base } = request;
    // No run's name has a point and one of these words.
    const prefix = `${name}.${purpose}-`;
    const folder = (0,_private_area_js__WEBPACK_IMPORTED_MODULE_4__/* .privateAreaFolder */ .PH)({ repository, name: `${prefix}${process.pid}`, parentEnv });
    await removeLeftovers(folder, prefix);
    const remove = async () => {
        await (0,_private_area_js__WEBPACK_IMPORTED_MODULE_4__/* .endSession */ .ky)(folder);
        await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .discardTree */ .l)(folder);
    };
    let privateArea;
    try {
        privateArea = await (0,_private_area_js__WEBPACK_IMPORTED_MODULE_4__/* .openPrivateArea */ .n1)({ ...request, folder, branchHead: base });
    }
    catch (error) {
        await remove();
        throw error;
    }
    return { privateArea, [Symbol.asyncDispose]: remove };
}
async function removeLeftovers(folder, prefix) {
    const root = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
        return;
    const id = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder).slice((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder).lastIndexOf('-'));
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(root)) {
        if (!name.startsWith(prefix) || !name.endsWith(id))
            continue;
        const pid = Number(name.slice(prefix.length, -id.length));
        if (pid !== process.pid && (0,_kernel_process_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .isProcessAlive */ .jW)(pid))
            continue;
        await (0,_private_area_js__WEBPACK_IMPORTED_MODULE_4__/* .endSession */ .ky)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name));
        await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .discardTree */ .l)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name));
    }
}


/***/ }),

/***/ 34526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XL: () => (/* binding */ stopOutputs),
/* harmony export */   Yz: () => (/* binding */ outputsOf),
/* harmony export */   rk: () => (/* binding */ noteLine),
/* harmony export */   ro: () => (/* binding */ remarksOf),
/* harmony export */   sL: () => (/* binding */ isJudged)
/* harmony export */ });
/* harmony import */ var _report_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);

/** The outputs that say why a loop ended. */
function stopOutputs(ended) {
    if (ended?.rateLimited !== undefined) {
        return { 'stop-reason': 'rate-limited', 'rate-limited-until': ended.rateLimited.until ?? '' };
    }
    return { 'stop-reason': (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(ended?.reason ?? 'the run could not continue; see the log') };
}
/** A note of a run, as the log shows it. */
function noteLine(note) {
    return `note: ${(0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(note, 900)}`;
}
/** The note that a record has of a change that another job or run proposed. */
function proposalNote({ origin, commit }) {
    return `proposed by ${origin} (${commit.slice(0, 12)})`;
}
/** Whether a proposed change has a verdict. */
function isJudged(loop, proposed) {
    const { item } = proposed;
    const isOf = (attempt) => item === undefined ? attempt.notes.includes(proposalNote(proposed)) : attempt.item === item;
    return loop.attempts().some((attempt) => attempt.hasVerdict && isOf(attempt));
}
/** What the summary says of the inputs once agents have worked. */
function remarksOf(loop, budgetUsd) {
    const paid = loop.attempts().filter(({ hasAgent }) => hasAgent);
    const isUnknown = paid.length > 0 && paid.every(({ usd }) => usd === undefined);
    return budgetUsd !== undefined && isUnknown ? ['budget-usd had no effect: the agent does not report its cost'] : [];
}
/** The outputs of a loop, from the view of its run. */
function outputsOf({ ledger, view: look }) {
    const view = look();
    const path = ledger === undefined ? {} : { 'ledger-path': ledger };
    if (view === undefined)
        return path;
    const isPassed = view.accepted === view.tried;
    return {
        ...(view.recipe === 'plan'
            ? { passed: String(isPassed), verdict: isPassed ? 'passed' : 'failed' }
            : { 'best-score': view.best?.score ?? '', 'baseline-score': view.baseline ?? '' }),
        improvement: view.gain,
        iterations: String(view.tried),
        kept: String(view.accepted),
        branch: view.branch ?? '',
        ...(view.commit === undefined ? {} : { commit: view.commit }),
        ...path,
    };
}


/***/ }),

/***/ 42189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ claimBranch)
});

// EXTERNAL MODULE: ./build/kernel/git-version.js
var git_version = __webpack_require__(61513);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/kernel/platform.js
var platform = __webpack_require__(92717);
// EXTERNAL MODULE: ./build/kernel/process-list.js
var process_list = __webpack_require__(41570);
// EXTERNAL MODULE: ./build/kernel/process-tree.js
var process_tree = __webpack_require__(98566);
// EXTERNAL MODULE: ./build/kernel/program.js + 136 modules
var kernel_program = __webpack_require__(40070);
// EXTERNAL MODULE: ./build/kernel/program-path.js
var program_path = __webpack_require__(39058);
;// CONCATENATED MODULE: ./build/kernel/running-git.js
/**
 * The gits at work on this machine, as /proc shows them, or ps(1) and lsof(8) where there is none.
 * Invariant: what is not shown of a git is undefined, so that it counts wherever it may be.
 */







/** Undefined: this system does not say what processes there are. */
function listGits() {
    if (!(0,platform/* isLinux */.j)())
        return listedGits();
    try {
        const pids = (0,external_node_fs_.readdirSync)('/proc').filter((name) => /^\d+$/.test(name));
        return pids.filter((pid) => /^git(-|$)/.test(read(pid, 'comm').trim())).map(shownGit);
    }
    catch {
        // No /proc here.
        return undefined;
    }
}
/** A git with its start: ids are used again. */
function identityOf({ pid }) {
    return `${pid} ${(0,process_tree/* processStart */.gy)(Number(pid))}`;
}
function shownGit(pid) {
    return {
        pid,
        args: read(pid, 'cmdline').split('\0'),
        environment: () => read(pid, 'environ').split('\0'),
        workingFolder: () => {
            try {
                return (0,external_node_fs_.readlinkSync)(`/proc/${pid}/cwd`);
            }
            catch {
                // Another user's: it may be anywhere.
                return undefined;
            }
        },
        // Where its status cannot be read, it may.
        mayRunAs: (uid) => {
            const [, ofFiles] = /^Uid:(?:\t\d+){3}\t(\d+)$/m.exec(read(pid, 'status')) ?? [];
            return ofFiles === undefined || Number(ofFiles) === uid;
        },
    };
}
function read(pid, name) {
    try {
        return (0,external_node_fs_.readFileSync)(`/proc/${pid}/${name}`, 'latin1');
    }
    catch {
        // Gone since, or another user's.
        return '';
    }
}
// Also in a folder with a blank in its name.
const PATH_OF_GIT = /^\/(?:.*\/)?git(?:-[\w-]+)?$/;
function listedGits() {
    const isGit = ([first = '', ...rest]) => /^git(-|$)/.test((0,external_node_path_.basename)(first)) || rest.some((word) => PATH_OF_GIT.test(word));
    return (0,process_list/* listProcesses */.O3)()
        ?.filter(({ words }) => isGit(words))
        .map(({ pid, words, uid: own }) => ({
        pid: String(pid),
        args: words,
        environment: () => (0,process_list/* listProcesses */.O3)('with environment')?.find((each) => each.pid === pid)?.words ?? [],
        workingFolder: () => listedFolder(pid),
        mayRunAs: (uid) => own === uid,
    }));
}
const LOOK_MS = 10_000;
function listedFolder(pid) {
    const program = (0,program_path/* findSystemProgram */.FG)('lsof');
    if (program === undefined)
        return undefined;
    const args = ['-a', '-p', String(pid), '-d', 'cwd', '-F', 'n'];
    const { stdout } = (0,kernel_program/* runProgramSync */.x6)({ program, args, cwd: '/', env: { LC_ALL: 'C' }, timeoutMs: LOOK_MS });
    const folder = /^n(\/.*)$/m.exec(stdout)?.[1];
    // Of a folder that it may not look at it says why, as in "(readlink: Permission denied)".
    return folder === undefined || / \([^)]*: [^)]*\)$/.test(folder) ? undefined : folder;
}

// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
;// CONCATENATED MODULE: ./build/kernel/ref-locks.js
/**
 * Lock files that a killed git left on a ref of ours.
 * Invariant: a lock is removed only where the caller holds the run lock of the ref, so that no other run moves it, and
 * where nobody else can be at work on it: the file stayed the same for two seconds, and no git that may be of this
 * repository lived through them. A lock of a program that lives is never touched, nor one of any other ref.
 * Why it is needed: git has no owner in its lock files. Killed between lock and rename, it leaves one for ever.
 */





// Libraries and gits of other containers are not seen among the processes; they hold a lock for milliseconds.
const UNCHANGED_MS = 2000;
const POLL_MS = 50;
// Long-lived gits that never lock a ref.
const READERS = ['cat-file', 'fsmonitor--daemon', 'credential-cache--daemon', 'daemon', 'check-ignore', 'check-attr'];
/** Removes the locks that killed gits left on refs of ours, and says which; for holders of the run lock alone. */
async function removeAbandonedLocks(repository, refs) {
    const removed = await Promise.all(refs.map((ref) => removeIfAbandoned(repository, ref)));
    return removed.filter((note) => note !== undefined);
}
async function removeIfAbandoned(repository, ref) {
    const path = (0,external_node_path_.join)(repository.commonDir, `${ref}.lock`);
    const seen = readStatus(path);
    if (seen === undefined)
        return undefined;
    const until = performance.now() + UNCHANGED_MS;
    const { uid } = seen;
    let holders = gitsOf(repository, uid);
    while (performance.now() < until) {
        await (0,promises_.setTimeout)(POLL_MS);
        if (readStatus(path)?.identity !== seen.identity)
            return undefined;
        const now = gitsOf(repository, uid);
        holders = holders?.filter((each) => now?.includes(each) === true);
    }
    // Undefined: this system does not say what processes there are.
    if (holders === undefined || holders.length > 0 || readStatus(path)?.identity !== seen.identity)
        return undefined;
    (0,external_node_fs_.rmSync)(path, { force: true });
    return `removed ${path}: a git that was killed left it; no git works in this repository`;
}
/** A lock as it is now; undefined where there is none that git would make. */
function readStatus(path) {
    let stats;
    try {
        stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    }
    catch {
        // A branch stands where its folder would be: there can be no lock.
        return undefined;
    }
    if (stats?.isFile() !== true)
        return undefined;
    const identity = [stats.dev, stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(' ');
    return { identity, uid: stats.uid };
}
/** Gits that may have made a lock of that user in a repository. */
function gitsOf(repository, uid) {
    const places = [repository.commonDir, repository.gitDir, ...(0,user_repository/* listHeads */.Y3)(repository).map(({ folder }) => folder)];
    const folders = places.map(realPath);
    return listGits()
        ?.filter((git) => mayWorkIn(git, { folders, uid }))
        .map(identityOf);
}
function mayWorkIn(git, { folders, uid }) {
    const { args } = git;
    if (args.some((each) => READERS.includes(each)))
        return false;
    const named = namedFolders(args, git.environment());
    const folder = git.workingFolder();
    // Given a repository by name it can stand anywhere; a relative name starts where it stands.
    if (named.length > 0 && (folder !== undefined || named.every((each) => (0,external_node_path_.isAbsolute)(each))))
        return [...named, '.'].some((each) => mayBeOf((0,external_node_path_.resolve)(folder ?? '/', each), folders));
    // A git that is seen in the repository counts whoever runs it: a server may give its files to another user.
    if (folder === undefined)
        return git.mayRunAs(uid);
    return isWithin(folder, folders);
}
/** The git directories that a git was given by name: it can stand anywhere. */
function namedFolders(args, environment) {
    const variables = environment.map((each) => /^GIT_(?:COMMON_)?DIR=(.*)$/s.exec(each)?.[1]);
    const options = args.map((each, i) => (each === '--git-dir' ? args[i + 1] : /^--git-dir=(.*)$/s.exec(each)?.[1]));
    return [...variables, ...options].filter((each) => each !== undefined);
}
/** Whether a git directory shares its refs with a repository; one that cannot be looked at may, one that is gone cannot. */
function mayBeOf(gitDir, folders) {
    try {
        const shared = (0,external_node_path_.join)(gitDir, 'commondir');
        const common = (0,external_node_fs_.existsSync)(shared) ? (0,external_node_path_.resolve)(gitDir, (0,external_node_fs_.readFileSync)(shared, 'utf8').trim()) : gitDir;
        return [gitDir, common, (0,external_node_path_.join)(common, 'refs')].some((each) => (0,external_node_fs_.existsSync)(each) && isWithin((0,external_node_fs_.realpathSync)(each), folders));
    }
    catch {
        return true;
    }
}
function isWithin(folder, folders) {
    return folders.some((each) => folder === each || folder.startsWith(`${each}${external_node_path_.sep}`));
}
function realPath(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        // A work tree that was removed without git.
        return path;
    }
}

;// CONCATENATED MODULE: ./build/kernel/branch-claim.js



/** Refuses what cannot go well, removes what a killed git left locked, and says so. */
async function claimBranch(git, { repository, ref, merges }) {
    await (0,git_version/* requireGitVersion */.E)(git, { merges });
    (0,user_repository/* requireNotCheckedOut */.Wf)(repository, ref);
    return removeAbandonedLocks(repository, [ref]);
}


/***/ }),

/***/ 88414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ takeDiskReserve)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84831);
/* harmony import */ var _fault_point_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23727);
/**
 * Room on a disk that is kept for the last record.
 * Invariant: while the reserve is held, a full disk can still take what says so: the reserve is given up, and the record
 * is written where it was. It is real blocks, not a hole: the file is written, not only made long.
 * Crash: the file stays, and the next run takes it over.
 */



/** More than a record, its state and their journal take. */
const RESERVE_BYTES = 8 << 20;
/**
 * Takes the reserve beside the files that it is for; throws what the disk says where there is no room. At the end it is
 * removed if it is still ours: whoever lost the lock may look at another run's.
 */
function takeDiskReserve(path, isOurs) {
    const { O_WRONLY, O_APPEND, O_CREAT, O_NOFOLLOW, O_NONBLOCK } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK, 0o600);
    try {
        const missing = RESERVE_BYTES - (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).size;
        // Not zeros alone: a file system that compresses would keep nothing for them.
        if (missing > 0)
            (0,_durable_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAll */ .f4)(descriptor, Buffer.alloc(missing, 'room for the last record '));
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
    (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_2__/* .faultPoint */ .Jd)('reserve:after-take');
    let isHeld = true;
    const release = () => {
        isHeld = false;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    };
    return {
        get isHeld() {
            return isHeld;
        },
        release,
        [Symbol.dispose]: () => {
            if (isOurs())
                release();
        },
    };
}


/***/ }),

/***/ 10461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mc: () => (/* binding */ ofMission),
/* harmony export */   PC: () => (/* binding */ ofPlan),
/* harmony export */   eM: () => (/* binding */ ofPlanEnd),
/* harmony export */   fw: () => (/* binding */ ofExperiment),
/* harmony export */   hF: () => (/* binding */ renderJson),
/* harmony export */   lc: () => (/* binding */ renderBody)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _base_waiting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47479);
/* harmony import */ var _experiment_loop_stop_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83457);
/* harmony import */ var _report_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84483);
/** What a run notifies people of, and how that is written for a command or a webhook. Pure. */





const MAX_TEXT = 600;
/** What an event of an experiment notifies of. */
function ofExperiment(name, event) {
    if (event.kind === 'waiting')
        return parked(name, event.iter, event.waiting);
    if (event.kind === 'recorded') {
        const { iter, outcome, notes, held_commit: held } = event.record;
        if (outcome === 'merged')
            return ofAttempt(name, 'accepted', iter, notes);
        return typeof held === 'string' ? ofAttempt(name, 'quarantined', iter, notes) : undefined;
    }
    if (event.kind !== 'stopped')
        return undefined;
    const { kind, reason, until } = event.stop;
    if (kind === 'rate_limited')
        return stopped(name, reason, { first: 'parked', until });
    return stopped(name, reason, (0,_experiment_loop_stop_js__WEBPACK_IMPORTED_MODULE_1__/* .exitCodeOf */ .FO)(event.stop) === _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.yes ? {} : { first: 'alert' });
}
/** What an event of a mission notifies of. */
function ofMission(name, event) {
    if (event.kind === 'waiting')
        return parked(name, event.iteration, event.waiting);
    if (event.kind === 'recorded') {
        const { iteration, decision, decision_reason: reason, comparison } = event.entry;
        if (decision === 'keep')
            return ofAttempt(name, 'accepted', iteration, reason);
        const isHeld = comparison?.record.outcome === 'quarantine';
        return isHeld ? ofAttempt(name, 'quarantined', iteration, reason) : undefined;
    }
    if (event.kind !== 'stopped')
        return undefined;
    const { status, reason, cause, until } = event.stop;
    if (cause === 'rate_limited')
        return stopped(name, reason, { first: 'parked', until });
    return stopped(name, reason, status === 'failed' || cause === 'agent' ? { first: 'alert' } : {});
}
/** What an event of a plan notifies of. */
function ofPlan(name, event) {
    if (event.kind === 'waiting')
        return parked(name, event.id, event.waiting);
    if (event.kind !== 'ended' || event.item.status !== 'success' || event.item.reused)
        return undefined;
    return ofAttempt(name, 'accepted', event.item.id, 'it succeeded, and its change has landed');
}
/** What the end of a plan notifies of; the last event of a plan is that of an item. */
function ofPlanEnd(name, items) {
    const ended = items.filter(({ status }) => status === 'success').length;
    return stopped(name, `${ended} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(items.length, 'item')} succeeded`);
}
function stopped(name, reason, { first, until } = {}) {
    const title = (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`${name}: ${first === 'alert' ? 'stopped, and needs you' : 'stopped'}`);
    const events = first === undefined ? ['stopped'] : [first, 'stopped'];
    return { events, name, title, text: (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(reason, MAX_TEXT), ...(until === undefined ? {} : { until }) };
}
const WORDS = {
    accepted: 'accepted a change',
    quarantined: 'a change waits for your approval',
};
function ofAttempt(name, event, attempt, why) {
    return { events: [event], name, title: titleOf(name, attempt, WORDS[event]), text: (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(why, MAX_TEXT), attempt };
}
function parked(name, attempt, waiting) {
    if (waiting === null)
        return undefined;
    const { cause, until } = waiting;
    const text = `until ${(0,_base_waiting_js__WEBPACK_IMPORTED_MODULE_4__/* .renderMinute */ .D)(until)}: ${(0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(cause, MAX_TEXT)}`;
    return { events: ['parked'], name, title: titleOf(name, attempt, 'waits for its model'), text, attempt, until };
}
function titleOf(name, attempt, what) {
    const where = typeof attempt === 'number' ? `iteration ${attempt}` : attempt;
    return (0,_report_foreign_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`${name}, ${where}: ${what}`);
}
/** The JSON of a notification, one line; `docs/how-to/get-notified.md` lists its members. */
function renderJson(notification, run, at) {
    const { events, name, title, text, attempt, until } = notification;
    const optional = { attempt, until, url: run.url };
    const { loop, repository } = run;
    return `${JSON.stringify({ version: 1, event: events[0], loop, name, repository, title, text, ...optional, at })}\n`;
}
/** A notification for a webhook. */
function renderBody(format, notification, { run, at }) {
    if (format === 'json')
        return { type: 'application/json', body: renderJson(notification, run, at) };
    const { title, text } = notification;
    const lines = [title, text, ...(run.url === undefined ? [] : [run.url])];
    if (format === 'text')
        return { type: 'text/plain; charset=utf-8', body: `${lines.join('\n')}\n` };
    const [first = '', ...rest] = lines.map(escapeSlack);
    return { type: 'application/json', body: `${JSON.stringify({ text: [`*${first}*`, ...rest].join('\n') })}\n` };
}
/** Nothing in it mentions people or channels, or is a link with another text than its address. */
function escapeSlack(line) {
    return line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
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

/***/ 55863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ readDiffs)
/* harmony export */ });
/** The diffs of a run, each read once it is asked for: the page of thousands of attempts shows a hundred. */
function readDiffs({ read, cache = new Map(), keyOf = (id) => id }) {
    const get = (id) => {
        const diff = cache.get(keyOf(id)) ?? read(id) ?? '';
        cache.set(keyOf(id), diff);
        return diff === '' ? undefined : diff;
    };
    return { get };
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

/***/ 71622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ auditShared)
/* harmony export */ });
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17785);
/* harmony import */ var _kernel_temporary_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76038);
/**
 * Whether the records and the branch of a run may be shared, or continued on another machine.
 * Invariant: only read, but for a folder of our own that is removed again.
 */


/** What is wrong with records and branch, each in one sentence; nothing where they are sound. */
async function auditShared({ repository, findings, findForbidden }) {
    const issues = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .describeWrong */ .$R)(findings);
    return issues.length > 0 ? issues : (0,_kernel_temporary_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .withRefs */ .j)(repository, findForbidden);
}


/***/ })

};


export const id = 480;
export const ids = [480];
export const modules = {

/***/ 6729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZY: () => (/* binding */ reportedUsage),
/* harmony export */   hZ: () => (/* binding */ describeReported),
/* harmony export */   y7: () => (/* binding */ reportMark)
/* harmony export */ });
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/** An attempt of another job that was not accepted there, the same for every loop: recorded as reported, judged by nobody. */


const MAX_MODELS = 8;
/** Usage as a record of any loop has it, without what it leaves open. */
function reportedUsage(usage) {
    if (usage === undefined || usage === null)
        return undefined;
    const { model, input_tokens: input, output_tokens: output, usd, at_least: isLeast } = usage;
    const { cached_input_tokens: cached, cache_write_tokens: written, by_model: models, estimated } = usage;
    return {
        ...(typeof model === 'string' ? { model: (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(model, 100) } : {}),
        ...(isAmount(input) ? { input_tokens: input } : {}),
        ...(isAmount(output) ? { output_tokens: output } : {}),
        ...(isAmount(usd) ? { usd } : {}),
        ...(isAmount(cached) ? { cached_input_tokens: cached } : {}),
        ...(isAmount(written) ? { cache_write_tokens: written } : {}),
        ...(Array.isArray(models) ? { by_model: modelsOf(models) } : {}),
        ...(estimated === true ? { estimated } : {}),
        ...(isLeast === true ? { at_least: true } : {}),
    };
}
function modelsOf(models) {
    return models
        .filter(_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)
        .slice(0, MAX_MODELS)
        .flatMap(({ by_model: _, ...each }) => {
        const { model, usd, ...amounts } = reportedUsage(each) ?? {};
        const { input_tokens = 0, cached_input_tokens = 0, cache_write_tokens = 0, output_tokens = 0 } = amounts;
        const tokens = { input_tokens, cached_input_tokens, cache_write_tokens, output_tokens };
        return model === undefined ? [] : [{ model, ...tokens, ...(usd === undefined ? {} : { usd }) }];
    });
}
/** Whoever reports it may be anybody: less than nothing would give a budget back. */
function isAmount(value) {
    return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
/** How the record of a reported attempt names that attempt. */
function reportMark(hash) {
    return `(reported attempt ${hash.slice(0, 12)})`;
}
/** What the record of a reported attempt says of it. */
function describeReported({ origin, name, outcome, reason, hash }) {
    return `${origin} reports ${name} as ${outcome}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(reason, 300)} ${reportMark(hash)}`;
}


/***/ }),

/***/ 31977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listenForSignals)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** The first signal stops the work in order. The second one stops at once; running agents die with this process. */
function listenForSignals() {
    const controller = new AbortController();
    let exitCode;
    const onSignal = (signal) => {
        if (exitCode !== undefined)
            process.exit(exitCode);
        exitCode = 128 + node_os__WEBPACK_IMPORTED_MODULE_0__.constants.signals[signal];
        controller.abort();
    };
    for (const each of SIGNALS)
        process.on(each, onSignal);
    return {
        signal: controller.signal,
        get exitCode() {
            return exitCode;
        },
        [Symbol.dispose]: () => {
            for (const each of SIGNALS)
                process.off(each, onSignal);
        },
    };
}


/***/ }),

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

/***/ 84283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ claimBranch)
/* harmony export */ });
/* harmony import */ var _git_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61513);
/* harmony import */ var _ref_locks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90352);
/* harmony import */ var _user_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63342);



/** Refuses what cannot go well, removes what a killed git left locked, and says so. */
async function claimBranch(git, { repository, ref, merges }) {
    await (0,_git_version_js__WEBPACK_IMPORTED_MODULE_0__/* .requireGitVersion */ .E)(git, { merges });
    (0,_user_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .requireNotCheckedOut */ .Wf)(repository, ref);
    return (0,_ref_locks_js__WEBPACK_IMPORTED_MODULE_1__/* .removeAbandonedLocks */ .j)(repository, [ref]);
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

/***/ 61513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ requireGitVersion),
/* harmony export */   l: () => (/* binding */ readGitVersion)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13096);
/** Which git is on PATH, and whether it can do what a run needs. */



// The oldest that the docs name; nothing older is tested.
const RUN = { version: [2, 32], what: 'a run' };
// `merge-tree --write-tree`
const MERGE = { version: [2, 38], what: 'a run that merges changes (parallel workspaces, proposals, reverts)' };
/** `2.39.5`, as git says of itself. */
async function readGitVersion(git) {
    return (await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitLine */ .JG)(git, ['version'])).replace(/^git version /, '');
}
/** Throws where git is older than a run needs, before anything is changed. */
async function requireGitVersion(git, { merges }) {
    const found = await readGitVersion(git);
    const need = merges ? MERGE : RUN;
    if (!isOlder(found, need.version))
        return;
    const needed = need.version.join('.');
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `git on PATH is version ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(found)}; ${need.what} needs ${needed} or newer`,
        remedy: `Install git ${needed} or newer, put it first on PATH, and check it: git --version`,
    });
}
/** A version that cannot be read is not held against git: what it cannot do it says itself. */
function isOlder(found, [major, minor]) {
    const [, one, two] = /^(\d+)\.(\d+)/.exec(found) ?? [];
    if (one === undefined || two === undefined)
        return false;
    return Number(one) < major || (Number(one) === major && Number(two) < minor);
}


/***/ }),

/***/ 95453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ guardInspector)
/* harmony export */ });
/**
 * Invariant: while the guard stands, no process of the same user can open this process's inspector. Node opens it on
 * SIGUSR1 unless somebody listens for that signal; through it any code runs in here, with every secret in reach.
 */
/** Makes SIGUSR1 do nothing, for as long as the guard is held. */
function guardInspector() {
    const ignore = () => undefined;
    process.on('SIGUSR1', ignore);
    return { [Symbol.dispose]: () => process.off('SIGUSR1', ignore) };
}


/***/ }),

/***/ 90352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ removeAbandonedLocks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98566);
/* harmony import */ var _user_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63342);
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
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.commonDir, `${ref}.lock`);
    const seen = readStatus(path);
    if (seen === undefined)
        return undefined;
    const until = performance.now() + UNCHANGED_MS;
    const { uid } = seen;
    let holders = gitsOf(repository, uid);
    while (performance.now() < until) {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(POLL_MS);
        if (readStatus(path)?.identity !== seen.identity)
            return undefined;
        const now = gitsOf(repository, uid);
        holders = holders?.filter((each) => now?.includes(each) === true);
    }
    // Undefined: this system does not say what processes there are.
    if (holders === undefined || holders.length > 0 || readStatus(path)?.identity !== seen.identity)
        return undefined;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    return `removed ${path}: a git that was killed left it; no git works in this repository`;
}
/** A lock as it is now; undefined where there is none that git would make. */
function readStatus(path) {
    let stats;
    try {
        stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
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
/** Gits that may have made a lock of that user in a repository, each with its start: ids are used again. */
function gitsOf(repository, uid) {
    const places = [repository.commonDir, repository.gitDir, ...(0,_user_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .listHeads */ .Y3)(repository).map(({ folder }) => folder)];
    const folders = places.map(realPath);
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')
            .filter((name) => /^\d+$/.test(name) && mayWorkIn(name, { folders, uid }))
            .map((name) => `${name} ${(0,_process_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .processStart */ .gy)(Number(name))}`);
    }
    catch {
        // No /proc here: not Linux.
        return undefined;
    }
}
/** Whether a process may make files that belong to a user; where its status cannot be read, it may. */
function mayRunAs(pid, uid) {
    const [, ofFiles] = /^Uid:(?:\t\d+){3}\t(\d+)$/m.exec(read(pid, 'status')) ?? [];
    return ofFiles === undefined || Number(ofFiles) === uid;
}
function mayWorkIn(pid, { folders, uid }) {
    if (!/^git(-|$)/.test(read(pid, 'comm').trim()))
        return false;
    const args = read(pid, 'cmdline').split('\0');
    if (args.some((each) => READERS.includes(each)))
        return false;
    const named = namedFolders(args, read(pid, 'environ').split('\0'));
    const folder = workingFolder(pid);
    // Given a repository by name it can stand anywhere; a relative name starts where it stands.
    if (named.length > 0 && (folder !== undefined || named.every((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(each))))
        return [...named, '.'].some((each) => mayBeOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder ?? '/', each), folders));
    // A git that is seen in the repository counts whoever runs it: a server may give its files to another user.
    if (folder === undefined)
        return mayRunAs(pid, uid);
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
        const shared = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir');
        const common = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(shared) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDir, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(shared, 'utf8').trim()) : gitDir;
        return [gitDir, common, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, 'refs')].some((each) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(each) && isWithin((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(each), folders));
    }
    catch {
        return true;
    }
}
function isWithin(folder, folders) {
    return folders.some((each) => folder === each || folder.startsWith(`${each}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`));
}
function workingFolder(pid) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/${pid}/cwd`);
    }
    catch {
        // Another user's: it may be anywhere.
        return undefined;
    }
}
function read(pid, name) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/${name}`, 'latin1');
    }
    catch {
        // Gone since, or another user's.
        return '';
    }
}
function realPath(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        // A work tree that was removed without git.
        return path;
    }
}


/***/ }),

/***/ 76038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ withRefs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _remove_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14311);
/* harmony import */ var _user_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63342);
/**
 * Git on the user's refs for as long as somebody looks.
 * Invariant: nothing of the user's git configuration is in force, and nothing is written but a folder of our own, which is
 * removed in the end. Crash: the folder stays among the temporary files of the system.
 */





/** Calls a function with git on the refs of a repository, and with a temporary folder that it may use. */
async function withRefs(repository, use) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-refs-'));
    try {
        return await use((0,_user_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .openRefs */ .ro)(repository, folder).refs, folder);
    }
    finally {
        (0,_remove_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .removeTree */ .dM)(folder);
    }
}


/***/ }),

/***/ 47776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ OUTCOME_MARKS)
/* harmony export */ });
const CIRCLE = 'M-4.5 0A4.5 4.5 0 1 0 4.5 0A4.5 4.5 0 1 0-4.5 0Z';
/** How each outcome is drawn, in characters and in pictures. */
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
// An A/A check's figures, and all that can be done about them.
const MAX_REASON = 1000;
const MAX_LAST_REASON = 200;
/** A run on one screen: its state, its result, the last attempts, the next command. */
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
/** What is printed at the end of a run, whatever happened. */
function renderSummary(view, { reason, label: stopped = 'stopped', resumeCommand }) {
    const next = resumeCommand ?? view.next?.command;
    const { branch, base } = view;
    const merge = `git merge ${branch}`;
    const facts = known([
        [stopped, (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(reason, MAX_REASON)],
        ['model', view.waiting],
        ['tried', renderTried(view)],
        ['gain', view.claim.text],
        ...view.facts,
        ['cost', view.cost],
        ['branch', view.accepted === 0 ? `${branch}, nothing to merge` : branch],
        ['review', view.accepted === 0 ? undefined : `git log ${base === undefined ? '' : `${base}..`}${branch}`],
        ['merge', view.accepted === 0 || next === merge ? undefined : merge],
        ['folders', view.workspaces === undefined ? undefined : `ls ${view.workspaces}`],
        ['next', next === undefined ? undefined : (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(next, 400)],
    ]);
    return [`${view.name}: ${view.verdict}`, ...renderProblems(view), ...facts.map(labeller(facts)), ''].join('\n');
}
/** A plan for a terminal: a line an item, the reason below it. */
function renderItems(view) {
    const { rows, name, verdict, cost, branch, noBranch, waiting } = view;
    const width = Math.max(0, ...rows.map(({ id }) => id.length));
    const lines = rows.flatMap(({ id, word, size, reason }) => {
        const line = `${word.padEnd(7)}  ${id.padEnd(width)}  ${size}`.trimEnd();
        return reason === '' ? [line] : [line, `         ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(reason, MAX_REASON)}`];
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
/** `11 iterations: 3 merged, 2 discarded`; undefined before the first one. */
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

/***/ 58142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D8: () => (/* binding */ buildDomain),
/* harmony export */   Pe: () => (/* binding */ buildTicks),
/* harmony export */   wG: () => (/* binding */ pathsOf)
/* harmony export */ });
/** More than this many quartile distances away, a score would press all others into a line. */
const FENCE = 3;
/** The range that shows the scores, without those so far out that they would hide the rest. */
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
    // A pad in parts: the distance itself may be more than the largest number.
    const pad = lo === hi ? Math.abs(lo) * 0.05 || 1 : hi * 0.05 - lo * 0.05;
    return { lo: Math.max(lo - pad, -Number.MAX_VALUE), hi: Math.min(hi + pad, Number.MAX_VALUE) };
}
/** Where a value lies in the range, from 0 to 1; what is outside lies on the edge. */
function pathsOf(value, { lo, hi }) {
    const share = (value / 2 - lo / 2) / (hi / 2 - lo / 2);
    return Math.min(1, Math.max(0, Number.isFinite(share) ? share : 0.5));
}
/** Round numbers inside the range, about as many as asked for; its ends where no round numbers fit. */
function buildTicks({ lo, hi }, count) {
    const rough = (hi - lo) / count;
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = power * (rough / power > 5 ? 10 : rough / power > 2 ? 5 : rough / power > 1 ? 2 : 1);
    const [from, to] = [Math.ceil(lo / step), Math.floor(hi / step)];
    const isSound = Number.isFinite(step) && step > 0 && to - from <= 2 * count && Math.abs(to) < 1e9;
    if (!isSound || to < from)
        return [lo, hi];
    // Through text, so that 3 * 0.1 is 0.3.
    return Array.from({ length: to - from + 1 }, (_, index) => Number(((from + index) * step).toPrecision(12)));
}
/** The score that stands for a failure under fail mode `worst` says nothing about size. */
function isUsual(score) {
    return Number.isFinite(score) && Math.abs(score) !== Number.MAX_VALUE;
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
/** As many as fit a terminal of 80 columns beside a label. */
const MAX_BARS = 64;
/** The scores as bars, and below them a mark under each accepted one; undefined when there is no score. */
function renderSparkline(rows) {
    const shown = rows.slice(-MAX_BARS);
    const domain = buildScoreDomain(shown);
    if (domain === undefined)
        return undefined;
    const bars = shown.map(({ score }) => (score === undefined ? '·' : barOf(score, domain)));
    const marks = shown.map(({ mark }) => (mark === 'merged' ? '^' : mark === 'baseline' ? '0' : ' '));
    return { bars: bars.join(''), marks: marks.join('').trimEnd() };
}
/** The range of the scores of rows, with the baseline and all accepted ones. */
function buildScoreDomain(rows) {
    const scored = rows.flatMap(({ score, mark }) => (score === undefined ? [] : [{ score, mark }]));
    const anchors = scored.filter(({ mark }) => mark === 'merged' || mark === 'baseline');
    return (0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .buildDomain */ .D8)({ scores: scored.map(({ score }) => score), anchors: anchors.map(({ score }) => score) });
}
function barOf(score, domain) {
    return BARS[Math.min(BARS.length - 1, Math.floor((0,_score_scale_js__WEBPACK_IMPORTED_MODULE_0__/* .pathsOf */ .wG)(score, domain) * BARS.length))] ?? BARS[0];
}


/***/ }),

/***/ 47753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ uncoveredIssue)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

/** That accepted commits have no record: nothing here proves them. */
function uncoveredIssue({ shown, accepted, missing, name }) {
    const lacking = missing === undefined ? '0 records' : `${missing} of them without a record`;
    return {
        detail: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(accepted, 'accepted commit')} on ${shown}, ${lacking}`,
        remedy: `fetch them: autorize pull ${name}`,
    };
}


/***/ })

};


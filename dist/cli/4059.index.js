export const id = 4059;
export const ids = [4059];
export const modules = {

/***/ 4979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ createActivityLine)
/* harmony export */ });
/* harmony import */ var _report_activity_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57296);
/* harmony import */ var _bottom_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56801);


function createActivityLine(terminal, options) {
    const { host, nameOf, isQuiet = false, rest = () => [] } = options;
    const nothing = () => undefined;
    if (terminal.columns === undefined || isQuiet)
        return { above: terminal.out, show: nothing, stop: nothing, [Symbol.dispose]: nothing };
    let activities = [];
    const render = (width) => (0,_report_activity_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderActivityLine */ .y3)(activities, { nameOf, now: host.now(), rest: rest(), width });
    const { above, draw, stop } = (0,_bottom_line_js__WEBPACK_IMPORTED_MODULE_1__/* .createBottomLine */ .u)(terminal, { render });
    return {
        above,
        show: (now) => {
            activities = now;
            draw();
        },
        stop,
        [Symbol.dispose]: stop,
    };
}


/***/ }),

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

/***/ 38565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ printJson)
/* harmony export */ });
/** Prints a document in which no line is a workflow command. */
function printJson(terminal, value) {
    terminal.out(`${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`);
}


/***/ }),

/***/ 87549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runWorkCommand: () => (/* binding */ runWorkCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/notify/notification.js
var notification = __webpack_require__(10461);
// EXTERNAL MODULE: ./build/report/activity-text.js
var activity_text = __webpack_require__(57296);
// EXTERNAL MODULE: ./build/report/maintenance-text.js
var maintenance_text = __webpack_require__(96490);
// EXTERNAL MODULE: ./build/report/plan-view.js
var plan_view = __webpack_require__(23956);
// EXTERNAL MODULE: ./build/report/run-markdown.js
var run_markdown = __webpack_require__(46622);
// EXTERNAL MODULE: ./build/report/run-text.js
var run_text = __webpack_require__(74008);
// EXTERNAL MODULE: ./build/report/run-view.js
var run_view = __webpack_require__(33902);
// EXTERNAL MODULE: ./build/workitem/finish-landing.js
var finish_landing = __webpack_require__(52242);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/base/blake3.js
var base_blake3 = __webpack_require__(51868);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(14311);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(35222);
// EXTERNAL MODULE: ./build/kernel/git-work-tree.js + 1 modules
var git_work_tree = __webpack_require__(61300);
// EXTERNAL MODULE: ./build/workitem/exchange.js
var exchange = __webpack_require__(35302);
// EXTERNAL MODULE: ./build/workitem/folder-content.js
var folder_content = __webpack_require__(95675);
;// CONCATENATED MODULE: ./build/workitem/snapshot.js
/**
 * Freezing and thawing a folder: its files, untracked ones too, as a tree in the private store.
 * Invariant: `thaw` of a snapshot makes the folder hold what it held at the `freeze`: names, contents, modes and links,
 * to the byte; what is ignored, and the folder's `.git`, is neither taken nor touched. What is the same already is not
 * written again.
 * Crash while thawing: as of an exchange (exchange.ts); thawing again ends it.
 */







/** Untracked files of ours are records, and no part of a state. */
const RECORDS = '/.autorize/';
const PERMISSIONS = 0o7777;
/** Takes what a folder holds. Throws where git will not take a name or a file cannot be read. */
async function freeze(paths) {
    const { hasher, folder, signal } = paths;
    const id = await capture(paths);
    const { hash, entries } = await hasher.hashTree(id, signal);
    const rights = new Map();
    for (const { path, mode } of entries) {
        const found = rightsOf(folder, path);
        if (found !== undefined && found !== defaultRights(mode))
            rights.set(path, found);
    }
    return { id, hash, rights };
}
async function capture({ store, folder, indexFile, excludes, signal }) {
    const ignoreFile = `${indexFile}.ignore`;
    (0,external_node_fs_.writeFileSync)(ignoreFile, [(0,external_node_fs_.readFileSync)(store.ignoreFile, 'utf8'), ...excludes, RECORDS, exchange/* ADJACENT */.x, ''].join('\n'));
    const captured = await (0,git_work_tree/* captureTree */.FI)({ ...store, ignoreFile }, { folder, indexFile }, { signal });
    if (captured.kind === 'captured')
        return captured.tree;
    throw new errors/* PreconditionError */.Rb({
        message: `the state of ${(0,base_text/* quoted */.TL)(folder, 200)} cannot be taken: ${'reason' in captured ? captured.reason : captured.kind}`,
        remedy: 'Rename the file, or make it readable.',
    });
}
/** Makes a folder hold a snapshot, or a tree of the store; rights are those of the snapshot, where it knows them. */
async function thaw(paths, to) {
    const { store, folder, hasher, staging } = paths;
    const changes = await (0,git_store/* diffTrees */.j_)(store, { from: await capture(paths), to: to.id });
    const exchanged = await (0,exchange/* exchangeFiles */.d)({ folder, objects: store, staging, lasts: false }, changes);
    if (exchanged.kind === 'foreign') {
        throw new errors/* PreconditionError */.Rb({
            message: `${(0,base_text/* quoted */.TL)(exchanged.path, 200)} is in the way, or was changed just now; nothing was touched`,
            remedy: 'Move it out of the work tree, then run the command again.',
        });
    }
    if (to.rights === undefined)
        return;
    const { entries } = await hasher.hashTree(to.id);
    for (const { path, mode } of entries)
        restoreRights(folder, { path, wanted: to.rights.get(path) ?? defaultRights(mode) });
}
function defaultRights(mode) {
    if (mode === '100644')
        return 0o644;
    return mode === '100755' ? 0o755 : undefined;
}
/** Undefined for what has no rights of its own. */
function rightsOf(folder, path) {
    const found = (0,external_node_fs_.lstatSync)((0,folder_content/* bytesOf */.$$)(folder, path), { throwIfNoEntry: false });
    return found?.isFile() === true ? found.mode & PERMISSIONS : undefined;
}
function restoreRights(folder, { path, wanted }) {
    const found = rightsOf(folder, path);
    if (wanted !== undefined && found !== undefined && found !== wanted)
        (0,external_node_fs_.chmodSync)((0,folder_content/* bytesOf */.$$)(folder, path), wanted);
}

// EXTERNAL MODULE: ./build/workitem/state-hash.js + 1 modules
var state_hash = __webpack_require__(89524);
// EXTERNAL MODULE: ./build/workitem/store.js
var workitem_store = __webpack_require__(12690);
// EXTERNAL MODULE: ./build/engine/workspace/private-area.js + 8 modules
var private_area = __webpack_require__(29460);
// EXTERNAL MODULE: ./build/workitem/preparing.js
var preparing = __webpack_require__(3363);
;// CONCATENATED MODULE: ./build/workitem/temporary-area.js
/**
 * A private area for one command that needs no lock: hashing a folder, running an agent again.
 * Invariant: it is this process's alone, and gone when the block ends, processes and all. Crash: it stays in the
 * system's folder for temporary files.
 */







/** Opens a private area on the repository that a folder is in; it may be a bare one. */
async function openTemporaryArea(from, { level, parentEnv, commit, parts, runsNothing = false, signal }) {
    const repository = (0,user_repository/* findRepository */.W1)(from, { allowsBare: true });
    if (parts !== undefined)
        (0,preparing/* requireSafe */.$T)(parts.work, { repository, parentEnv, file: parts.file });
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-work-'));
    const remove = async () => {
        await (0,private_area/* endSession */.ky)(folder);
        await (0,remove_tree/* discardTree */.l)(folder);
    };
    try {
        const { refs } = (0,user_repository/* openRefs */.ro)(repository, (0,external_node_path_.join)(folder, 'user'));
        const base = commit ?? (await (0,user_repository/* requireHead */.EU)(repository, refs));
        const privateArea = await (0,private_area/* openPrivateArea */.n1)({
            ...{ folder, repository, base, branchHead: base, level, parentEnv, runsNothing, signal },
            environment: parts?.work.environment,
        });
        return { privateArea, refs, base, [Symbol.asyncDispose]: remove };
    }
    catch (error) {
        await remove();
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/workitem/hash-output.js
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
 * The state hash of a folder or of a commit.
 * Invariant: only looked at, but for a checkout that a killed run in place left on the way from one state to the next:
 * that is brought to the end first. No hash is given of a checkout that was on the way meanwhile.
 */














/** The state hash of a commit, or of a work tree: its files, untracked ones too, ignored ones left out. */
async function hashOutput({ tree = '.', commit }, host) {
    if (commit !== undefined)
        return hashCommit(commit, host);
    const folder = (0,external_node_path_.resolve)(host.cwd, tree);
    const top = (0,external_node_fs_.existsSync)(folder) ? (0,user_repository/* findRepository */.W1)(folder).folder : undefined;
    if (top !== folder) {
        throw new errors/* PreconditionError */.Rb({
            message: `${(0,base_text/* quoted */.TL)(folder, 200)} is not the top of a work tree`,
            remedy: top === undefined ? 'Name a folder that is there.' : `Name the top: --tree ${top}`,
        });
    }
    const paths = (0,workitem_store/* workPathsOf */.LR)({ cwd: folder });
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        await (0,finish_landing/* restoreCheckout */.bv)(paths, host);
        const before = (0,finish_landing/* followMark */.hc)(paths);
        const hash = await hashFolder(folder, host);
        if ((0,finish_landing/* followMark */.hc)(paths) === before)
            return hash;
    }
    throw new errors/* AutorizeError */.yW('checkout_open', errors/* EXIT */.dc.locked, {
        message: `a run in place changed ${(0,base_text/* quoted */.TL)(folder, 200)} each time that it was looked at`,
        remedy: 'Wait for the run, or end it.',
    });
}
// Between two landings there is at least the turn of an agent.
const MAX_TRIES = 5;
async function hashFolder(folder, { env }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const level = { kind: 'process-group' };
        const area = __addDisposableResource(env_1, await openTemporaryArea(folder, { level, parentEnv: env, runsNothing: true }), true);
        const { store } = area.privateArea;
        const hasher = new state_hash/* StateHasher */.l(store.git, await (0,base_blake3/* createBlake3 */.V)());
        const { hash } = await freeze({ store, hasher, folder, indexFile: (0,external_node_path_.join)(store.folder, 'look.index'), excludes: [] });
        return hash;
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
async function hashCommit(commit, { cwd }) {
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-hash-'));
    try {
        const repository = (0,user_repository/* findRepository */.W1)(cwd);
        const { refs } = (0,user_repository/* openRefs */.ro)(repository, scratch);
        // A git directory of ours has no HEAD of the user's.
        const named = commit === 'HEAD' ? await (0,user_repository/* requireHead */.EU)(repository, refs) : commit;
        return (await new state_hash/* StateHasher */.l(refs, await (0,base_blake3/* createBlake3 */.V)()).hashTree(`${named}^{tree}`)).hash;
    }
    catch (error) {
        if (!(error instanceof kernel_git/* GitError */.XS))
            throw error;
        throw new errors/* PreconditionError */.Rb({
            message: `there is no commit ${(0,base_text/* quoted */.TL)(commit, 200)} here`,
            remedy: 'Name one by its id or by a branch.',
            cause: error,
        });
    }
    finally {
        (0,remove_tree/* removeTree */.dM)(scratch);
    }
}

;// CONCATENATED MODULE: ./build/workitem/provenance.js
const STATEMENT = 'https://in-toto.io/Statement/v1';
const PREDICATE = 'https://slsa.dev/provenance/v1';
const BUILD_TYPE = 'urn:autorize-action:work-item:v1';
/** The receipt of what landed as an in-toto Statement v1 with SLSA provenance v1: what standard tools read. */
function buildProvenance(receipt) {
    const { artifacts, after_commit: after, agent, environment } = receipt;
    const files = artifacts.flatMap(({ path, content_hash: hash, git_blob: blob }) => hash === null || blob === null ? [] : [{ name: path, digest: { blake3: hash, gitBlob: blob } }]);
    const commit = after === null ? [] : [{ name: `git+refs/heads/${receipt.branch}`, digest: { gitCommit: after } }];
    return {
        _type: STATEMENT,
        subject: [...commit, ...files],
        predicateType: PREDICATE,
        predicate: {
            buildDefinition: {
                buildType: BUILD_TYPE,
                externalParameters: { workItem: receipt.work_item, agent },
                internalParameters: {
                    ...{ plan: receipt.plan, sandbox: receipt.sandbox },
                    ...(receipt.key_in_reach === undefined ? {} : { keyInReach: receipt.key_in_reach }),
                    environment,
                },
                resolvedDependencies: [
                    {
                        name: 'input state',
                        digest: { gitCommit: receipt.before_commit },
                        annotations: { stateHash: receipt.before_hash },
                    },
                ],
            },
            runDetails: {
                builder: { id: `urn:autorize-action:${environment.autorize}`, version: { autorize: environment.autorize } },
                metadata: { invocationId: receipt.id, startedOn: receipt.started_at, finishedOn: receipt.ended_at },
                byproducts: [
                    {
                        name: `receipts/${receipt.id}.json`,
                        uri: `urn:uuid:${receipt.id}`,
                        annotations: {
                            // Of its canonical form, so no digest of the file.
                            receiptHash: receipt.receipt_hash,
                            stateHash: receipt.after_hash,
                            toolTrace: receipt.tool_trace,
                            tests: receipt.tests,
                            previousReceiptHash: receipt.previous_receipt_hash,
                        },
                    },
                ],
            },
        },
    };
}

// EXTERNAL MODULE: ./build/workitem/landing.js
var workitem_landing = __webpack_require__(65000);
// EXTERNAL MODULE: ./build/workitem/receipt-seal.js
var receipt_seal = __webpack_require__(98005);
// EXTERNAL MODULE: ./build/kernel/environment.js
var environment = __webpack_require__(22989);
// EXTERNAL MODULE: ./build/kernel/sandbox-level.js + 1 modules
var sandbox_level = __webpack_require__(34742);
// EXTERNAL MODULE: ./build/workitem/item-turn.js + 1 modules
var item_turn = __webpack_require__(30141);
// EXTERNAL MODULE: ./build/workitem/recorded-agent.js
var recorded_agent = __webpack_require__(29959);
;// CONCATENATED MODULE: ./build/workitem/replay-run.js
var replay_run_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var replay_run_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * A run once more, from its receipt: its input restored, its agent run again or its change applied, the states compared.
 * Invariant: everything happens in a private area that is gone afterwards; the repository is only read. The agent has
 * what it had: the commit, the prompt, the item, the variables, the plan's setup and environment, the limit of time, and
 * no weaker a sandbox. A receipt of before the plan's setup was recorded has none.
 */

















/** Does a run again and compares the states. Throws where it cannot be done, and where the agent does not end well. */
async function replayRun(request, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { folder, before, expected, repository, recorded } = request;
        const blake3 = await (0,base_blake3/* createBlake3 */.V)();
        const receipt = readHidden((0,external_node_path_.join)(folder, 'RECEIPT.json'), blake3);
        const input = await hashInput(request, blake3);
        if (input !== before.hash)
            return { kind: 'differs', state: 'input', expected: before.hash, actual: input };
        const level = recorded ? PROCESS_GROUP : await decideReplayLevel(receipt, request);
        const area = replay_run_addDisposableResource(env_1, await openTemporaryArea(repository, {
            ...{ level, parentEnv: host.env, commit: before.commit, signal: request.signal },
            ...(recorded ? { runsNothing: true } : { parts: { work: (0,preparing/* partsOf */.CI)(receipt), file: 'RECEIPT.json' } }),
        }), true);
        const { privateArea } = area;
        const tree = recorded
            ? await applyRecorded(privateArea, request)
            : await rerunAgent(privateArea, { receipt, request, host });
        const { hash: actual } = await new state_hash/* StateHasher */.l(privateArea.store.git, blake3).hashTree(tree);
        return actual === expected ? { kind: 'same' } : { kind: 'differs', state: 'output', expected, actual };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = replay_run_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
const PROCESS_GROUP = { kind: 'process-group' };
/** Says which state differs, and both hashes. */
function renderMismatch({ state, expected, actual }) {
    return `ERROR: Hash mismatch of the ${state}\n  expected ${expected}\n  actual   ${actual}\n`;
}
/** A changed receipt would run another command than the one that was run. */
function readHidden(path, blake3) {
    const receipt = (0,external_node_fs_.existsSync)(path) ? (0,receipt_seal/* parseHidden */.ER)((0,external_node_fs_.readFileSync)(path, 'utf8'), blake3) : undefined;
    if (receipt !== undefined)
        return receipt;
    throw new errors/* PreconditionError */.Rb({
        message: `${path} is not the receipt that the run wrote`,
        remedy: 'Restore it from a copy. See: autorize work verify',
    });
}
/** The state of the commit as the repository has it, before anything of it is believed. */
async function hashInput({ repository, before }, blake3) {
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-hash-'));
    try {
        const { refs } = (0,user_repository/* openRefs */.ro)((0,user_repository/* findRepository */.W1)(repository, { allowsBare: true }), scratch);
        return (await new state_hash/* StateHasher */.l(refs, blake3).hashTree(`${before.commit}^{tree}`)).hash;
    }
    catch (error) {
        if (!(error instanceof kernel_git/* GitError */.XS))
            throw error;
        throw new errors/* PreconditionError */.Rb({
            message: `git cannot read the commit ${before.commit} in ${repository}: ${error.message}`,
            remedy: 'Fetch it, or name another clone: --repo FOLDER',
            cause: error,
        });
    }
    finally {
        (0,remove_tree/* removeTree */.dM)(scratch);
    }
}
/** Of two that are equal, neither gives all that the other gives. */
const STRENGTH = {
    ...{ 'process-group': 0, namespace: 1, seatbelt: 1, bubblewrap: 2 },
};
/** The level for the agent: as strong as that of its run, or what there is, where that is allowed; never weaker silently. */
async function decideReplayLevel({ agent, sandbox }, { unsandboxed, needsSandbox = false, warn }) {
    const probe = await (0,sandbox_level/* probeSandbox */.UB)();
    const wanted = (0,sandbox_level/* decideLevel */.DT)({ requested: agent.sandbox, network: (0,recorded_agent/* recordedSpec */.GR)(agent).network }, probe);
    const isStrong = ({ kind }) => kind === sandbox || STRENGTH[kind] > (STRENGTH[sandbox] ?? -1);
    if (!(wanted instanceof errors/* PreconditionError */.Rb) && isStrong(wanted)) {
        if (wanted.kind !== 'process-group' || !needsSandbox || unsandboxed)
            return wanted;
        throw new errors/* PreconditionError */.Rb({
            message: `the agent would run without a sandbox, as the receipt says (${JSON.stringify(agent.sandbox)})`,
            remedy: 'Apply what was recorded: --recorded. Where you trust the agent: --unsandboxed',
        });
    }
    const [strongest = PROCESS_GROUP] = probe.levels;
    const level = agent.sandbox === 'off' ? PROCESS_GROUP : strongest;
    const isOpen = agent.network === 'off' && level.kind === 'process-group';
    const found = `the run was in the sandbox "${sandbox}"; here the agent would run in "${level.kind}"${isOpen ? ', and with the network on' : ''}`;
    if (!unsandboxed) {
        throw new errors/* PreconditionError */.Rb({
            message: found,
            remedy: 'Install bubblewrap, or apply what was recorded: --recorded. Where you trust the agent: --unsandboxed',
        });
    }
    warn(`WARNING: ${found}, as --unsandboxed allows: it can reach what you can reach\n`);
    return level;
}
async function rerunAgent(privateArea, { receipt, request, host }) {
    const { agent, work_item: item, branch } = receipt;
    const { id, env } = agent;
    const values = (0,environment/* requireTable */.ms)(env, { parentEnv: host.env, path: `$.agents.${id}.env` });
    const runs = (0,external_node_path_.join)(privateArea.folder, 'runs');
    (0,external_node_fs_.mkdirSync)(runs);
    const spec = (0,recorded_agent/* recordedSpec */.GR)(agent);
    const turn = await (0,item_turn/* takeItemTurn */.M)(privateArea, {
        ...{ item, host },
        agent: { id, spec, env: values, level: privateArea.level },
        ...{ workspace: (0,private_area/* workspaceOf */.B3)(privateArea, 1), slot: 1, work: (0,preparing/* partsOf */.CI)(receipt) },
        budget: { usd: undefined, spent: 0 },
        base: request.before.commit,
        folder: (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(runs, 'run-')),
        branch,
        limits: undefined,
        signal: request.signal,
    });
    if (turn.kind === 'captured')
        return turn.tree;
    throw new errors/* AutorizeError */.yW('agent', errors/* EXIT */.dc.no, {
        message: turn.kind === 'aborted' ? 'the replay was cancelled' : `the agent did not end as it did before: ${turn.reason}`,
        remedy: 'Apply what was recorded: --recorded',
    });
}
/** The tree of the input with the recorded change. */
async function applyRecorded({ store }, { folder, before }) {
    const indexFile = (0,external_node_path_.join)(store.folder, 'recorded.index');
    const git = (0,kernel_git/* bindGit */.uD)({ gitDir: store.gitDir, home: store.home, indexFile });
    await git(['read-tree', '--end-of-options', before.commit]);
    const input = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, 'changes.patch'));
    await git(['apply', '--cached', '--binary', '--whitespace=nowarn', '-'], { input });
    return (0,kernel_git/* gitLine */.JG)(git, ['write-tree']);
}

// EXTERNAL MODULE: ./build/workitem/replay-script.js
var replay_script = __webpack_require__(758);
// EXTERNAL MODULE: ./build/workitem/replay-tool.js
var replay_tool = __webpack_require__(25511);
;// CONCATENATED MODULE: ./build/workitem/replay-here.js
/**
 * A run of the store once more, by this package's own program.
 * Invariant: no byte of the store is executed, neither the script nor the program beside a run: whoever can write the
 * store could have written them. The command of the agent is a byte of the store as well: where the run was made on
 * another machine, or no sandbox would hold it, it starts only where the caller trusts it.
 */











/** Does a run again and compares the states; throws where it cannot be done, or would run what nobody vouches for. */
async function replayHere(request, host) {
    const { receipt, paths, repository, recorded, unsandboxed, signal, warn } = request;
    const { id, status, before_commit, before_hash, after_hash } = receipt;
    if (status !== 'success') {
        throw new errors/* PreconditionError */.Rb({
            message: `the run ${id} is a ${status}; only what landed can be replayed`,
            remedy: 'Run the plan again.',
        });
    }
    requireTwin(paths, receipt);
    if (!recorded && !unsandboxed)
        requireOwnMachine(paths, receipt);
    const tool = (0,replay_tool/* readReplayTool */.ys)(await (0,base_blake3/* createBlake3 */.V)());
    if (!hasOwnProgram(paths, { receipt, tool })) {
        warn('NOTE: the replay script of the run is not the one that this version writes, or its program is not: neither was executed\n');
    }
    const run = { folder: (0,workitem_store/* runFolder */.kQ)(paths, id), repository, expected: after_hash ?? '', needsSandbox: true };
    const before = { commit: before_commit, hash: before_hash };
    return replayRun({ ...run, before, recorded, unsandboxed, signal, warn }, host);
}
/** Throws unless the receipt beside the run is the one that was named. */
function requireTwin(paths, receipt) {
    const path = (0,external_node_path_.join)((0,workitem_store/* runFolder */.kQ)(paths, receipt.id), 'RECEIPT.json');
    if ((0,external_node_fs_.existsSync)(path) && (0,external_node_fs_.readFileSync)(path, 'utf8') === (0,receipt_seal/* renderReceipt */.pB)(receipt))
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `${(0,base_text/* quoted */.TL)((0,workitem_store/* shownPath */.pS)(paths, path), 200)} is not the receipt of the run ${receipt.id}`,
        remedy: 'Restore it from a copy. See: autorize work verify',
    });
}
// What an agent printed leaves no machine.
const PRINTED = 'agent.stdout';
function requireOwnMachine(paths, { id, files, agent, prepared }) {
    if (!(PRINTED in files) || (0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,workitem_store/* runFolder */.kQ)(paths, id), PRINTED)))
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the run ${id} was made on another machine; its agent would run this command here: ${(0,base_text/* quoted */.TL)(agent.command ?? agent.preset ?? '', 300)}${prepared?.setup === undefined ? '' : `, after its setup: ${(0,base_text/* quoted */.TL)(prepared.setup.command, 300)}`}`,
        remedy: 'Apply what was recorded: --recorded. Where you trust the agent, and who wrote the receipt: --unsandboxed',
    });
}
/** Whether script and program beside a run are those of this version, so that a person may start them, too. */
function hasOwnProgram(paths, { receipt, tool }) {
    const { id, agent, work_item: item, before_commit, before_hash, after_hash } = receipt;
    const folder = (0,workitem_store/* runFolder */.kQ)(paths, id);
    const script = (0,replay_script/* renderReplayScript */.z)({
        ...{ agent: Number(agent.id.slice('agent-'.length)), item: item.id, receipt: id, tool },
        ...{ beforeCommit: before_commit, beforeHash: before_hash, afterHash: after_hash ?? '' },
    });
    const isSame = (path, wanted) => !(0,external_node_fs_.existsSync)(path) || (0,external_node_fs_.readFileSync)(path, 'utf8') === wanted;
    const programs = [(0,workitem_store/* toolPath */.Ou)(paths, tool.hash), (0,replay_tool/* adjacentTool */.hw)(folder, tool.hash)];
    return (isSame((0,external_node_path_.join)(folder, (0,external_node_path_.basename)((0,workitem_landing/* replayName */.bp)(receipt))), script) && programs.every((path) => isSame(path, tool.bytes)));
}

// EXTERNAL MODULE: ./build/engine/acceptance/acceptance.js
var acceptance = __webpack_require__(37008);
// EXTERNAL MODULE: ./build/workitem/opening.js
var opening = __webpack_require__(32375);
;// CONCATENATED MODULE: ./build/workitem/rerun.js
var rerun_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var rerun_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * An agent once more, on a work tree that holds a run's input: the part of a replay that is not comparing.
 * Invariant: the agent works in a workspace of its own, exactly as it did; what it leaves is put into the work tree
 * when all its processes are gone. Nothing is judged and nothing is recorded.
 */



















/** Runs an agent on an item in the work tree of the working directory, and leaves there what it left. */
async function rerun_rerunAgent(request, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { item, spec, id, work, source } = await findInputs(request, host);
        const env = (0,environment/* requireTable */.ms)(spec.env, { parentEnv: host.env, path: `$.agents.${id}.env` });
        const level = await (0,sandbox_level/* requireLevel */.q1)({ requested: spec.sandbox, network: spec.network });
        await (0,finish_landing/* restoreCheckout */.bv)((0,workitem_store/* workPathsOf */.LR)(host), host);
        const area = rerun_addDisposableResource(env_1, await openTemporaryArea(host.cwd, {
            ...{ level, parentEnv: host.env, signal: request.signal },
            parts: { work, file: source },
        }), true);
        const { privateArea, base: head } = area;
        const { store, repository } = privateArea;
        const hasher = new state_hash/* StateHasher */.l(store.git, await (0,base_blake3/* createBlake3 */.V)());
        const indexFile = (0,external_node_path_.join)(store.folder, 'checkout.index');
        const staging = [repository.gitDir, privateArea.folder];
        const paths = { store, hasher, folder: repository.folder, indexFile, excludes: [], staging };
        const before = await freeze(paths);
        const message = 'The input\n';
        const date = '1970-01-01T00:00:00Z';
        const base = await (0,git_store/* commitTree */.SC)(store, { tree: before.id, parents: [head], message, identity: acceptance/* IDENTITY */.zK, date });
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(privateArea.folder, 'runs'));
        const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(privateArea.folder, 'runs', 'run-'));
        const agent = { id, spec, env, level };
        const turn = await (0,item_turn/* takeItemTurn */.M)(privateArea, {
            host,
            ...{ item, agent, base, folder, branch: 'replay', limits: undefined, signal: request.signal },
            ...{ workspace: (0,private_area/* workspaceOf */.B3)(privateArea, 1), slot: 1, work },
            budget: { usd: undefined, spent: 0 },
        });
        if (turn.kind === 'captured') {
            // Awaited here: the area goes with this block.
            await thaw(paths, { id: turn.tree });
            return;
        }
        const reason = turn.kind === 'aborted' ? 'the run was cancelled' : turn.reason;
        throw new errors/* AutorizeError */.yW('agent', errors/* EXIT */.dc.no, {
            message: `the agent did not end well: ${reason}`,
            remedy: 'The work tree is as it was.',
        });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = rerun_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function findInputs({ agent, item, file, receipt }, host) {
    const id = /^[0-9]$/.test(agent) ? `agent-${agent}` : agent;
    const inputs = receipt === undefined ? await ofPlan(file, item, host) : ofReceipt(receipt, host);
    const problems = [
        ...(inputs.item.id === item
            ? []
            : [{ found: `--work-item=${(0,base_text/* quoted */.TL)(item)}`, expected: (0,base_text/* quoted */.TL)(inputs.item.id), remedy: 'Name that item.' }]),
        ...(inputs.id === id
            ? []
            : [
                {
                    found: `--agent=${(0,base_text/* quoted */.TL)(agent)}`,
                    expected: `${inputs.id}, the agent of the item`,
                    remedy: 'Name that agent.',
                },
            ]),
    ];
    if (problems.length > 0)
        throw new errors/* UsageError */.eb(problems);
    return inputs;
}
function ofReceipt(path, { cwd }) {
    const receipt = (0,workitem_store/* decodeReceipt */.dG)((0,external_node_path_.resolve)(cwd, path), path);
    const { agent, work_item: item } = receipt;
    return { id: agent.id, item, spec: (0,recorded_agent/* recordedSpec */.GR)(agent), work: (0,preparing/* partsOf */.CI)(receipt), source: path };
}
async function ofPlan(file, id, host) {
    const found = file ?? (0,opening/* findPlanHere */.ZB)(host);
    if (found === undefined) {
        throw new errors/* UsageError */.eb([
            {
                found: 'no --file',
                expected: `a plan, or one of ${opening/* PLAN_PATHS */.H3.join(', ')} here`,
                remedy: 'Name the plan: --file FILE',
            },
        ]);
    }
    const { work, problems } = await (0,opening/* loadWork */.CW)(found, host);
    if (work === undefined)
        throw new errors/* ContractError */.Vl(problems);
    const item = work.items.find((each) => each.id === id);
    if (item === undefined) {
        const known = work.items.map((each) => each.id);
        throw new errors/* UsageError */.eb([
            { found: `--work-item=${(0,base_text/* quoted */.TL)(id)}`, expected: `an item of ${found}`, remedy: (0,base_text/* suggestion */.h)(id, known) },
        ]);
    }
    const spec = Object.entries(work.agents).find(([name]) => name === item.agent_id)?.[1];
    if (spec === undefined)
        throw new Error('an item without an agent passed the check of the plan');
    return { id: item.agent_id, item, spec, work, source: found };
}

// EXTERNAL MODULE: ./build/base/waiting.js
var base_waiting = __webpack_require__(47479);
// EXTERNAL MODULE: ./build/engine/acceptance/known-start.js
var known_start = __webpack_require__(55393);
// EXTERNAL MODULE: ./build/engine/agent/spending.js
var spending = __webpack_require__(89753);
// EXTERNAL MODULE: ./build/engine/log/activity-log.js + 1 modules
var activity_log = __webpack_require__(84321);
// EXTERNAL MODULE: ./build/engine/workspace/storage-error.js
var storage_error = __webpack_require__(31695);
// EXTERNAL MODULE: ./build/kernel/branch-claim.js
var branch_claim = __webpack_require__(84283);
// EXTERNAL MODULE: ./build/kernel/disk-reserve.js
var disk_reserve = __webpack_require__(88414);
// EXTERNAL MODULE: ./build/kernel/git-version.js
var git_version = __webpack_require__(61513);
// EXTERNAL MODULE: ./build/kernel/inspector-guard.js
var inspector_guard = __webpack_require__(95453);
// EXTERNAL MODULE: ./build/engine/agent/unable-agent.js
var unable_agent = __webpack_require__(45954);
;// CONCATENATED MODULE: ./build/workitem/agent-ends.js
/** How the agents of a plan's run ended: why no other one should begin. */

/** Grows with each turn. */
class AgentEnds {
    #attempts = [];
    add(turn) {
        if (turn.kind !== 'aborted')
            this.#attempts.push(attemptOf(turn));
    }
    get unable() {
        const unable = (0,unable_agent/* findUnableAgent */.gq)(this.#attempts);
        return unable && (0,unable_agent/* withWork */.gb)(unable, this.#attempts);
    }
}
function attemptOf(turn) {
    if (turn.kind === 'captured')
        return { failure: undefined, isBrokenOff: false, cause: undefined, reason: '' };
    const { reason, failure } = turn;
    if (turn.kind === 'withheld')
        return { failure, reason, isBrokenOff: true, cause: undefined, isLost: !turn.hasWorked };
    const { status, exitCode } = turn;
    return { failure, reason, isBrokenOff: false, cause: (0,unable_agent/* causeOfEnd */.yp)({ failure, exitCode, isCut: status === 'timeout' }) };
}

// EXTERNAL MODULE: ./build/workitem/attempt-item.js + 4 modules
var attempt_item = __webpack_require__(9700);
// EXTERNAL MODULE: ./build/base/canonical-json.js
var canonical_json = __webpack_require__(19533);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(17785);
// EXTERNAL MODULE: ./build/base/journal-chain.js
var journal_chain = __webpack_require__(61739);
// EXTERNAL MODULE: ./build/engine/boundaries/boundaries.js
var boundaries = __webpack_require__(88814);
// EXTERNAL MODULE: ./build/engine/boundaries/change.js + 1 modules
var boundaries_change = __webpack_require__(32165);
// EXTERNAL MODULE: ./build/kernel/ancestry.js
var ancestry = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/kernel/user-programs.js
var user_programs = __webpack_require__(71703);
// EXTERNAL MODULE: ./build/workitem/admit.js + 1 modules
var admit = __webpack_require__(64048);
// EXTERNAL MODULE: ./build/workitem/deltas.js
var workitem_deltas = __webpack_require__(12356);
// EXTERNAL MODULE: ./build/workitem/history.js
var workitem_history = __webpack_require__(45351);
// EXTERNAL MODULE: ./build/workitem/landing-message.js
var landing_message = __webpack_require__(13090);
// EXTERNAL MODULE: ./build/workitem/receipt.js
var workitem_receipt = __webpack_require__(80083);
// EXTERNAL MODULE: ./build/workitem/run-files.js
var run_files = __webpack_require__(10468);
;// CONCATENATED MODULE: ./build/workitem/begun-landing.js
/**
 * Completing a landing that a killed run began, or dropping it.
 * Invariant: the branch moves only to a commit that the run of an item could have landed: an intent may have come from
 * elsewhere. It is checked as the receipt that it becomes, in the chain of the others, by the rules of its plan.
 * Crash: nothing is written before `finishLanding` or `dropLanding`.
 */

























/** Ends a landing that a killed run began; says in a sentence why it was dropped, where no run could have begun it so. */
async function finishBegun(request) {
    const { paths, journal, refs, folder } = request;
    const { pending, unusable } = (0,workitem_history/* foldHistory */.E)(journal.records);
    if (unusable !== undefined) {
        (0,workitem_landing/* dropLanding */.Nf)({ paths, journal }, unusable);
        return droppedNote(['its record is none of a landing']);
    }
    if (pending === undefined)
        return undefined;
    const { landing, hash } = pending;
    const { ref, old } = landing;
    const trailer = `${workitem_landing/* INTENT_TRAILER */.vO}: ${hash}`;
    // What the branch holds is a matter of `verify`: nothing moves any more.
    const isHeld = (await (0,workitem_landing/* findLanded */.mV)(refs, { ref, old, trailer })) !== undefined;
    const store = (0,git_store/* findStore */.h$)({ folder: (0,private_area/* storeFolder */.IS)(folder), base: landing.draft.store_base });
    const issues = isHeld || store === undefined ? [] : await begunIssues(request, landing, store);
    if (issues.length === 0) {
        await (0,workitem_landing/* finishLanding */.lI)(request);
        return undefined;
    }
    (0,workitem_landing/* dropLanding */.Nf)({ paths, journal }, landing);
    return droppedNote(issues);
}
function droppedNote(issues) {
    return `a landing that was begun is not one of a run here and was dropped: ${(0,finding/* describeFirst */.Ms)(issues) ?? ''}`;
}
async function begunIssues(request, landing, store) {
    const parsed = workitem_receipt/* receiptSchema */.KS.safeParse((0,workitem_landing/* completeReceipt */.cs)(landing, landing.parent, request.blake3));
    if (!parsed.success)
        return ['its record is none of a landing'];
    const receipt = parsed.data;
    const { plan, host } = request;
    const work = receipt.plan === plan ? request.work : await (0,opening/* findPlan */.L9)(receipt.plan, host);
    const programs = await (0,user_programs/* readUserPrograms */.V)(request.paths.repository, host.env);
    const settings = { permit: work?.permit ?? [], programs };
    const checking = {
        ...{ ...request, landing, receipt, store, settings },
        history: (0,workitem_history/* foldHistory */.E)(request.journal.records),
        work: receipt.plan === plan && request.isAlone ? undefined : work,
    };
    const issues = [...chainIssues(checking), ...itemIssues(checking), ...fileIssues(checking)];
    if (issues.length > 0)
        return issues;
    try {
        const ofLine = await lineIssues(checking);
        return ofLine.length > 0 ? ofLine : await changeIssues(checking);
    }
    catch (error) {
        if (!(error instanceof kernel_git/* GitError */.XS))
            throw error;
        return [`git cannot read what it speaks of: ${error.message}`];
    }
}
/** Whether it continues the chain of the receipts that landed. */
function chainIssues({ landing, receipt, history, journal }) {
    const { ref, old, parent, merged, iter, draft } = landing;
    const { plan, branch, id, before_commit: before } = receipt;
    const issues = [];
    const require = (isRight, issue) => void (isRight || issues.push(issue));
    require(ref === `refs/heads/${branch}` &&
        branch === `autorize-work/${plan}`, `it moves ${(0,base_text/* quoted */.TL)(ref, 200)}, which is not the branch of its plan`);
    require(old === null || old === parent, 'it is not based on the head of its branch');
    require((merged === undefined) === (before === parent), 'it merges otherwise than its input says');
    require(draft.follows === undefined || draft.follows === parent, 'the checkout would follow another commit');
    require(iter === history.landed.length + 1, `it is landing ${iter} of ${history.landed.length + 1}`);
    require(draft.previous ===
        (history.landed.at(-1)?.receipt_hash ?? null), 'its receipt does not follow the one before it');
    const isTaken = journal.records.some((each) => each.kind !== undefined && each.id === id);
    require(!isTaken, `the run ${id} was concluded before`);
    const message = merged === undefined ? (0,landing_message/* commitMessage */.d)(receipt) : (0,landing_message/* mergeMessage */.w)(receipt);
    require(landing.message === (0,journal_chain/* wellFormed */.ES)(message), 'its message is not the one of its receipt');
    require(landing.date === receipt.ended_at, 'its time is not the one of its receipt');
    return issues;
}
/** Whether its item is one of the plan, and its receipt says what that of an item must to land. */
function itemIssues({ receipt, work, blake3, requiresToolTrace }) {
    const { status, reason, work_item: item, agent, admission, tests, tool_trace: trace } = receipt;
    const issues = [];
    if (status !== 'success' || reason !== null)
        issues.push(`its status is ${(0,base_text/* quoted */.TL)(status)}`);
    const planned = work?.items.find(({ id }) => id === item.id);
    const isPlanned = planned !== undefined && (0,canonical_json/* canonicalJson */.d)((0,journal_chain/* wellFormed */.ES)(planned)) === (0,canonical_json/* canonicalJson */.d)(item);
    if (work !== undefined && !isPlanned)
        issues.push(`the plan has no such item ${(0,base_text/* quoted */.TL)(item.id)}`);
    if (agent.id !== item.agent_id || receipt.work_item_hash !== (0,receipt_seal/* hashOfInputs */.FE)(item, agent, blake3)) {
        issues.push('work_item_hash is not the hash of its item and agent');
    }
    if (admission?.ok !== true)
        issues.push('it was not admitted');
    if (requiresToolTrace && trace === 'unavailable')
        issues.push('it has no tool trace');
    const { test_command: command } = item;
    const isTested = command === undefined ? tests === null : tests?.command === command && tests.outcome === 'passed';
    if (!isTested)
        issues.push('its tests did not pass');
    return issues;
}
/** Whether the files of its run are those that the receipt names. */
function fileIssues({ receipt, paths: place, blake3 }) {
    const { id, files, replay_tool: tool } = receipt;
    const paths = Object.entries(files).map(([name, hash]) => [name, (0,external_node_path_.join)((0,workitem_store/* runFolder */.kQ)(place, id), (0,external_node_path_.basename)(name)), hash]);
    if (tool !== undefined)
        paths.push(['the program that replays it', (0,workitem_store/* toolPath */.Ou)(place, tool), tool]);
    return paths.flatMap(([name, path, hash]) => {
        if (!(0,external_node_fs_.existsSync)(path) && (0,run_files/* staysHere */.p)(name))
            return [];
        if ((0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() !== true)
            return [`${(0,base_text/* quoted */.TL)(name)} of its run is gone`];
        return blake3((0,external_node_fs_.readFileSync)(path)) === hash ? [] : [`${(0,base_text/* quoted */.TL)(name)} of its run was changed`];
    });
}
/** Whether what it stands on is the user's, or landed before. */
async function lineIssues({ landing, receipt, refs, folder, store, head, history }) {
    const { old, parent, merged } = landing;
    const { before_commit: before, after_hash: hash } = receipt;
    const issues = [];
    const isOfUser = old !== null || (0,known_start/* isKnownStart */.e6)(folder, parent) || (await (0,ancestry/* isAncestor */.Q)(refs, { base: parent, branchHead: head }));
    if (!isOfUser) {
        issues.push(`it begins at ${parent}, which what is checked out does not hold`);
    }
    if (!(await (0,ancestry/* isAncestor */.Q)(refs, { base: before, branchHead: parent })))
        issues.push('its input does not lead to its branch');
    if (merged !== undefined) {
        const { stdout } = await store.git(['rev-list', '--parents', '-n', '1', '--end-of-options', merged, '--']);
        if (stdout.toString().trim() !== `${merged} ${before}`)
            issues.push('what it merges does not stand on its input');
    }
    for (const earlier of history.landed) {
        if (earlier.after_hash !== hash)
            continue;
        const isBefore = await (0,ancestry/* isAncestor */.Q)(refs, { base: earlier.landed_commit, branchHead: before });
        if (isBefore)
            issues.push(`Duplicate output hash: already produced by ${earlier.id}`);
    }
    return issues;
}
/** Whether its trees are those of its receipt, and admitted. */
async function changeIssues({ landing, receipt, store, blake3, work, settings, requiresToolTrace, }) {
    const { parent, merged, tree: landed } = landing;
    const { before_commit: before, work_item: item, tool_trace: trace } = receipt;
    const hasher = new state_hash/* StateHasher */.l(store.git, blake3);
    const tree = merged === undefined ? landed : `${merged}^{tree}`;
    const after = await hasher.hashTree(tree);
    const states = [
        ['before_commit', (await hasher.hashTree(before)).hash, receipt.before_hash],
        ['after_commit', after.hash, receipt.after_hash],
        ['landed_commit', (await hasher.hashTree(landed)).hash, receipt.landed_hash],
    ];
    const wrong = states.filter(([, found, expected]) => found !== expected);
    if (wrong.length > 0)
        return wrong.map(([name]) => `the state of ${name} is not that of its receipt`);
    const change = await (0,boundaries_change/* readChange */.p)(store, { from: before, tree });
    const artifacts = (0,admit/* artifactsOf */.Ns)(change, after);
    const issues = [];
    if ((0,canonical_json/* canonicalJson */.d)(artifacts) !== (0,canonical_json/* canonicalJson */.d)(receipt.artifacts))
        issues.push('its artifacts are not its change');
    if (artifacts.length === 0)
        issues.push('it changes nothing');
    const deltas = (0,workitem_deltas/* buildDeltas */.kH)(change, (0,workitem_deltas/* createClassifier */.CC)(work?.classes ?? {}));
    const capsule = { artifacts, toolTrace: trace === 'unavailable' ? undefined : trace, ...deltas };
    const asked = { item, capsule, change, hash: after.hash, history: new Map() };
    const verdict = (0,admit/* admit */.w4)({ ...settings, requiresToolTrace }, asked);
    if (!verdict.ok)
        issues.push(verdict.reason);
    const absent = (0,admit/* missingPaths */.Dv)(item.output_files, after);
    if (absent.length > 0)
        issues.push(`missing output files: ${absent.join(', ')}`);
    if (merged !== undefined) {
        const sizes = { maxFiles: undefined, maxDiffLines: undefined };
        const whole = await (0,boundaries_change/* readChange */.p)(store, { from: parent, tree: landed });
        const admission = (0,boundaries/* decideAdmission */.K)(whole, { ...(0,admit/* workRules */.xf)(settings), ...sizes });
        if (admission.kind === 'denied')
            issues.push(...admission.reasons);
    }
    return issues;
}

// EXTERNAL MODULE: ./build/kernel/export-commits.js
var export_commits = __webpack_require__(63491);
// EXTERNAL MODULE: ./build/workitem/follow-mark.js
var follow_mark = __webpack_require__(31450);
// EXTERNAL MODULE: ./build/workitem/work-run.js
var work_run = __webpack_require__(18022);
;// CONCATENATED MODULE: ./build/workitem/checkout.js
/**
 * Runs in place: they start from the user's checkout as it is, and bring it to what lands.
 * Invariant: an item that does not land never touches the checkout. For one that lands, the branch is the commit point:
 * the checkout follows it, and the record of the landing says from where; a checkout that the user changed meanwhile is
 * left alone. Crash while it follows: whoever works with it next brings it to the end first (finish-landing.ts).
 */












class CheckoutFollower {
    #run;
    #place;
    #state;
    constructor(run, paths, state) {
        this.#run = run;
        this.#place = paths;
        this.#state = state;
    }
    /** Puts the checkout's own changes on the branch; undefined where the run was interrupted meanwhile. */
    static async open(run) {
        const { repository, store } = run.privateArea;
        const excludes = [
            (0,external_node_path_.join)(repository.commonDir, 'info', 'exclude'),
            (0,external_node_path_.join)(run.host.env.XDG_CONFIG_HOME || (0,external_node_path_.join)(run.host.env.HOME || '/', '.config'), 'git', 'ignore'),
        ].flatMap((path) => ((0,external_node_fs_.existsSync)(path) ? [(0,external_node_fs_.readFileSync)(path, 'utf8')] : []));
        const indexFile = (0,external_node_path_.join)(store.folder, 'checkout.index');
        const staging = [run.paths.folder, repository.gitDir];
        const place = { store, hasher: run.hasher, folder: repository.folder, indexFile, excludes, staging };
        const state = await freeze({ ...place, signal: run.signal }).catch((error) => {
            if (run.signal.aborted)
                return undefined;
            throw error;
        });
        if (state === undefined)
            return undefined;
        const follower = new CheckoutFollower(run, place, state);
        await follower.#recordStart();
        return follower;
    }
    /** A commit of the checkout as it is, where the branch is not that already: what the items start from. */
    async #recordStart() {
        const { privateArea, hasher, host, branch } = this.#run;
        const { hash } = await hasher.hashTree(this.#run.branchHead);
        if (hash === this.#state.hash)
            return;
        const commit = await (0,git_store/* commitTree */.SC)(privateArea.store, {
            tree: this.#state.id,
            parents: [this.#run.branchHead],
            message: `The checkout before the run\n\nAutorize-Plan: ${this.#run.plan}\nAutorize-State: ${this.#state.hash}\n`,
            identity: acceptance/* IDENTITY */.zK,
            date: host.now().toISOString(),
        });
        const move = { ref: `refs/heads/${branch}`, from: this.#run.branchAt, to: commit };
        const moved = await (0,export_commits/* exportCommits */.D_)(privateArea.store, privateArea.repository, move);
        if (moved.kind === 'moved')
            throw changed(`the branch ${branch} was moved by somebody else`);
        this.#run.branchHead = commit;
        this.#run.branchAt = commit;
    }
    /** Brings the checkout to what has landed last. */
    async follow() {
        const found = await freeze(this.#place);
        if (found.hash !== this.#state.hash) {
            throw changed(`the checkout was changed while the plan ran; what landed is on ${this.#run.branch}`);
        }
        await bring(this.#run, this.#place, found);
        this.#state = await freeze(this.#place);
    }
}
/** Brings the checkout to the branch head; throws where a file that is no part of its state is in the way. */
async function bring(run, paths, from) {
    const { store, folder, staging } = paths;
    const tree = await (0,kernel_git/* gitLine */.JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${run.branchHead}^{tree}`]);
    const changes = await (0,git_store/* diffTrees */.j_)(store, { from: from.id, to: tree });
    const exchanged = await (0,exchange/* exchangeFiles */.d)({ folder, objects: store, staging, lasts: true }, changes);
    if (exchanged.kind === 'foreign') {
        const path = (0,base_text/* quoted */.TL)(exchanged.path, 200);
        throw changed(`${path} is ignored here and in the way, or was changed just now; what landed is on ${run.branch}`);
    }
    (0,work_run/* appendWorkRecord */.n)(run, { kind: 'thawed' });
    (0,follow_mark/* forgetFollowing */.zc)(run.paths);
}
function changed(message) {
    return new errors/* PreconditionError */.Rb({ message, remedy: 'See what changed: git status. Then run the plan again.' });
}

;// CONCATENATED MODULE: ./build/workitem/parallel-attempt.js
/** An item's attempt while others are at work, on a disk that one of them may fill. */




/** Attempts an item. Undefined where it came to nothing and the disk was full: that is not held against it. */
async function attemptSeparately(run, request) {
    try {
        const attempted = await (0,attempt_item/* attemptItem */.ZU)(run, request);
        const wasFull = await (0,private_area/* makeRoom */.mk)(run.privateArea, [request.slot]);
        if (attempted.kind !== 'ended' || !wasFull)
            return attempted;
        (0,remove_tree/* removeTree */.dM)(attempted.folder);
    }
    catch (error) {
        if ((0,storage_error/* storageError */.QX)(() => '', error)?.code !== 'disk_full')
            throw error;
        await (0,private_area/* emptyWorkspaces */.OE)(run.privateArea, [request.slot]);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/workitem/level.js
/**
 * The items of a level, side by side.
 * Invariant: each starts from the level's base, whatever the others do, and they are concluded in the order of the
 * file, one at a time: how many run at once changes nothing but the time. On a full disk an item that did not come to
 * an end of its own is tried again when no other is at work: what one item fills is not held against the others.
 */





const INTERRUPTED = 'the run was interrupted while it was under way';
/** Runs the items of a level, `jobs` at a time; concludes each when all before it in the file are concluded. */
async function runLevel(run, { items, base, jobs, onBegin }, conclude) {
    const owners = new Map();
    const attempts = items.map(() => createDeferred());
    let next = 0;
    let isBroken = false;
    const slots = Array.from({ length: Math.min(jobs, items.length) }, (_, index) => index + 1);
    const crowdedOut = [];
    const take = async (at, slot, attemptOne) => {
        const [item, attempt] = [items[at], attempts[at]];
        if (item === undefined || attempt === undefined)
            return;
        if (run.signal.aborted) {
            attempt.resolve({ kind: 'aborted' });
            return;
        }
        const overspending = run.proposed === undefined ? (0,spending/* findOverspending */.s)(run.spending) : undefined;
        if (overspending !== undefined) {
            attempt.resolve({ kind: 'withheld', reason: `budget.usd: ${overspending}` });
            return;
        }
        const unable = run.proposed === undefined ? run.agentEnds.unable : undefined;
        if (unable !== undefined) {
            attempt.resolve({ kind: 'withheld', reason: unable.reason });
            return;
        }
        onBegin(item.id);
        const attempted = await attemptOne(run, { item, slot, base });
        if (attempted === undefined)
            crowdedOut.push(at);
        else
            attempt.resolve(attempted);
    };
    const work = async (slot) => {
        const attemptOne = slots.length === 1 ? attempt_item/* attemptItem */.ZU : attemptSeparately;
        while (next < items.length && !isBroken) {
            const at = next;
            next += 1;
            await take(at, slot, attemptOne);
        }
    };
    const workAlone = async () => {
        for (const at of crowdedOut.sort((one, other) => one - other)) {
            await (0,private_area/* emptyWorkspaces */.OE)(run.privateArea, slots);
            if (!isBroken)
                await take(at, 1, attempt_item/* attemptItem */.ZU);
        }
        // Landing takes room, too.
        await (0,private_area/* makeRoom */.mk)(run.privateArea, slots);
    };
    // The workspace after those of the agents is for testing what is merged.
    const slot = jobs + 1;
    const fail = (error) => {
        isBroken = true;
        run.cancel();
        // Whoever waits for something that will never come gets the error; the first one counts.
        for (const { reject, promise } of attempts) {
            promise.catch(() => undefined);
            reject(error);
        }
        throw error;
    };
    const workspaces = slots.map((number) => work(number).catch(fail));
    const alone = Promise.allSettled(workspaces).then(workAlone).catch(fail);
    const concludeAll = async () => {
        for (const [at, item] of items.entries()) {
            const attempted = await attempts[at]?.promise;
            if (attempted === undefined)
                return;
            // What fills the disk is gone when the items are.
            if (await (0,private_area/* makeRoom */.mk)(run.privateArea, []))
                await Promise.allSettled([alone]);
            if (attempted.kind === 'withheld') {
                await conclude(item, { withheld: attempted.reason });
                continue;
            }
            const receipt = attempted.kind === 'aborted' ? undefined : await (0,workitem_landing/* concludeItem */.nu)(run, { attempted, base, owners, slot });
            await conclude(item, receipt === undefined ? { withheld: INTERRUPTED } : { receipt });
        }
    };
    const ends = await Promise.allSettled([...workspaces, alone, concludeAll().catch(fail)]);
    await (0,private_area/* makeRoom */.mk)(run.privateArea, [slot]);
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed !== undefined)
        throw failed.reason;
}
function createDeferred() {
    let conclude;
    const promise = new Promise((resolve, reject) => {
        conclude = { resolve, reject };
    });
    if (conclude === undefined)
        throw new Error('a promise without its functions');
    return { promise, ...conclude };
}

// EXTERNAL MODULE: ./build/workitem/plan.js
var workitem_plan = __webpack_require__(87440);
// EXTERNAL MODULE: ./build/workitem/plan-problems.js
var plan_problems = __webpack_require__(92529);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/engine/agent/lost-usage.js
var lost_usage = __webpack_require__(80741);
// EXTERNAL MODULE: ./build/engine/agent/usage.js
var agent_usage = __webpack_require__(32146);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(84831);
// EXTERNAL MODULE: ./build/kernel/own-files.js
var own_files = __webpack_require__(11042);
;// CONCATENATED MODULE: ./build/workitem/plan-spending.js
/**
 * What the agents of a plan have cost in a run, and what they may cost; stored so that a killed or interrupted run goes
 * on within it, `.autorize/work/spending.json`.
 * Invariant: a plan has an entry from the beginning of a run with agents until one ends that was not interrupted. A run
 * that finds an entry adds to its dollars and keeps its limit; one that is given a limit begins to count again.
 * Crash: the file is replaced as a whole before and after each agent. What agents cost that were at work then is in the logs
 * of their calls, and counts from the next run on.
 */









const amount = schemas/* number */.aig().check(api/* _gte */.qm(0));
const planSchema = schemas/* object */.Ikc({
    dollars: schemas/* array */.YOg(amount),
    max_usd: schemas/* optional */.lqM(amount),
    /** What was counted of each run whose agent is at work, by its id. */
    open: schemas/* optional */.lqM(schemas/* record */.g1P(schemas/* string */.YjP(), amount)),
});
const fileSchema = schemas/* record */.g1P(schemas/* string */.YjP(), planSchema);
/** What a plan's agents cost, and may cost; it grows while the run goes on. */
class PlanSpending {
    inFlight = 0;
    dollars;
    budgetUsd;
    #request;
    #limit;
    #open = new Map();
    constructor(request) {
        const { paths, plan, budgetUsd, budget, isStored } = request;
        const known = isStored ? readEntries(paths)[plan] : undefined;
        this.dollars = budgetUsd === undefined ? [...(known?.dollars ?? []), ...lostDollars(paths, known?.open)] : [];
        this.#request = request;
        this.#limit = budgetUsd ?? known?.max_usd;
        this.budgetUsd = (0,spending/* smallestBudget */.B)(this.#limit, budget);
        this.#store();
    }
    /** An agent of a run begins. */
    begin(id) {
        this.#open.set(id, 0);
        this.#store();
    }
    /** Counts a session of it that ended; dollars, 0 for one that did not say. */
    add(id, dollars) {
        this.dollars.push(dollars);
        this.#open.set(id, (this.#open.get(id) ?? 0) + dollars);
        this.#store();
    }
    /** It has ended, and all of it is counted: the file need not know it at once. */
    end(id) {
        this.#open.delete(id);
    }
    /** Ends the count: the next run has a budget of its own. */
    conclude() {
        const { paths, plan, isStored } = this.#request;
        if (!isStored)
            return;
        const { [plan]: _, ...others } = readEntries(paths);
        writeEntries(paths, others);
    }
    #store() {
        const { paths, plan, isStored } = this.#request;
        if (!isStored)
            return;
        const limit = this.#limit === undefined ? {} : { max_usd: this.#limit };
        const open = this.#open.size === 0 ? {} : { open: Object.fromEntries(this.#open) };
        writeEntries(paths, { ...readEntries(paths), [plan]: { dollars: this.dollars, ...limit, ...open } });
    }
}
/** What agents cost that were at work when their run was killed, beside what is counted of them. */
function lostDollars({ runs, strays }, open = {}) {
    return Object.entries(open)
        .filter(([id]) => (0,workitem_store/* isId */.eQ)(id))
        .map(([id, counted]) => {
        const usage = [runs, strays].map((folder) => (0,lost_usage/* readLostUsage */.s)((0,external_node_path_.join)(folder, id))).find((each) => each !== undefined);
        return Math.max(0, (0,agent_usage/* roundedUsd */.cI)((usage?.usd ?? 0) - counted));
    })
        .filter((usd) => usd > 0);
}
const fileOf = ({ folder }) => (0,external_node_path_.join)(folder, 'spending.json');
/** What is stored; nothing where the file is none of ours: the plan's own limits hold then. */
function readEntries(paths) {
    try {
        const parsed = fileSchema.safeParse(JSON.parse((0,own_files/* readOwnFile */.z)(fileOf(paths))?.toString() ?? '{}'));
        return parsed.success ? parsed.data : {};
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return {};
        throw error;
    }
}
function writeEntries(paths, entries) {
    // A plan without agents leaves no file behind.
    if (Object.keys(entries).length === 0 && !(0,external_node_fs_.existsSync)(fileOf(paths)))
        return;
    (0,durable/* replaceFile */.fR)(fileOf(paths), [`${JSON.stringify(entries, null, 2)}\n`]);
}

// EXTERNAL MODULE: ./build/workitem/ready-agent.js
var ready_agent = __webpack_require__(20616);
// EXTERNAL MODULE: ./build/base/reported-attempt.js
var reported_attempt = __webpack_require__(6729);
;// CONCATENATED MODULE: ./build/workitem/reported-item.js
/** Attempts at items that another job made, and that landed nothing: receipts of them, on that job's word. */







/** Records each attempt; one at an item that the plan has no more is left out. */
async function recordReported(run, reported) {
    if (reported.length === 0)
        return;
    const state = await run.hasher.hashTree(run.branchHead);
    const base = { commit: run.branchHead, state, history: new Map(run.history) };
    for (const each of reported) {
        const item = run.work.items.find(({ id }) => id === each.item);
        if (item === undefined || run.signal.aborted)
            continue;
        const attempted = (0,attempt_item/* refuseItem */.a7)(run, { item, base }, { reason: (0,reported_attempt/* describeReported */.hZ)(each), status: statusOf(each) });
        if (each.usage !== undefined)
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(attempted.folder, item_turn/* USAGE_FILE */.j), `${JSON.stringify(each.usage)}\n`);
        await (0,workitem_landing/* concludeItem */.nu)(run, { attempted, base, owners: new Map(), slot: 1 });
    }
}
function statusOf({ outcome }) {
    return workitem_receipt/* RUN_STATUSES */.LV.find((each) => each === outcome && each !== 'success') ?? 'failure';
}

// EXTERNAL MODULE: ./build/workitem/shared-tests.js
var shared_tests = __webpack_require__(22558);
// EXTERNAL MODULE: ./build/workitem/stored-result.js + 1 modules
var stored_result = __webpack_require__(20027);
// EXTERNAL MODULE: ./build/workitem/waiting-items.js
var waiting_items = __webpack_require__(71509);
;// CONCATENATED MODULE: ./build/workitem/run.js
var run_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var run_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * Running work items: levels one after the other, the items of a level side by side.
 * Invariant: what a plan comes to does not depend on how many run at a time: every item of a level starts from the same
 * commit, and what they came to is concluded in the order of the file. An item lands whole or not at all; a killed run
 * is continued by running the plan again, which takes over what has landed.
 * It prints nothing and never exits: events report what happens, the result how it ended.
 */




































/** Runs work items by their dependencies, and lands what they come to on `autorize-work/PLAN`. */
async function executeWorkItems(items, options) {
    const { agents, plan = 'plan', permit, capture, environment, setup, build, classes } = options;
    const keys = { permit, capture, environment, setup, build, classes };
    const document = documentOf({ version: 1, plan, agents, items, ...keys });
    return runWork({ loaded: { ...decodeWork(document, plan), document }, options, isAlone: false, ofCommand: [] });
}
/**
 * Runs the plan of a file, JSON or YAML. Throws ContractError with everything that is wrong with it; `ofCommand`, what
 * is wrong with the command line, comes in front of that.
 */
async function executeWorkFile(file, options, { ofCommand = [] } = {}) {
    const needsAgents = options.proposed === undefined;
    const loaded = await (0,opening/* loadWork */.CW)(file, options.host, { needsAgents }).catch((error) => {
        throw error instanceof errors/* ContractError */.Vl ? new errors/* ContractError */.Vl([...ofCommand, ...error.problems]) : error;
    });
    return runWork({ loaded, options, ofCommand, isAlone: false });
}
/** Runs what was loaded, sound or not: throws with everything that is wrong with it. */
async function runWork({ loaded, options, ofCommand, isAlone }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { host, only = [], inPlace = false } = options;
        const paths = (0,workitem_store/* workPathsOf */.LR)(host);
        const _guard = run_addDisposableResource(env_1, (0,inspector_guard/* guardInspector */.f)(), false);
        const needsAgents = options.proposed === undefined;
        // The reason why it cannot be is reported under the lock.
        if (inPlace)
            await (0,finish_landing/* tryRestoring */.bY)(paths, host);
        await (0,plan_problems/* requireSound */.b)({ loaded, paths, host, only, inPlace, needsAgents, ofCommand });
        if (loaded.work === undefined)
            throw new Error('a plan without a problem was not decoded');
        const { work, document } = loaded;
        try {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                (0,workitem_store/* createWorkFolders */.X5)(paths);
                const lock = run_addDisposableResource(env_2, await (0,opening/* lockWork */.Zd)(paths, host), true);
                return await runLocked({ loaded, work, options, paths, lock, isAlone });
            }
            catch (e_1) {
                env_2.error = e_1;
                env_2.hasError = true;
            }
            finally {
                const result_1 = run_disposeResources(env_2);
                if (result_1)
                    await result_1;
            }
        }
        catch (error) {
            const command = () => `autorize work run ${document.file === '' ? 'FILE' : document.file}`;
            throw (0,storage_error/* runError */.ML)(command, { cause: error, repository: paths.repository }) ?? error;
        }
    }
    catch (e_2) {
        env_1.error = e_2;
        env_1.hasError = true;
    }
    finally {
        run_disposeResources(env_1);
    }
}
async function runLocked({ loaded, work, options, paths, lock, isAlone }) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const { host, jobs = (0,external_node_os_.availableParallelism)(), only = [], budgetUsd, onEvent = () => undefined } = options;
        const { plan } = loaded;
        const branch = `autorize-work/${plan}`;
        const { repository } = paths;
        const blake3 = await (0,base_blake3/* createBlake3 */.V)();
        const folder = (0,private_area/* privateAreaFolder */.PH)((0,workitem_store/* workArea */.hM)(paths, host));
        await (0,private_area/* makeRoomAfter */.az)(folder);
        const { refs } = (0,user_repository/* openRefs */.ro)(repository, (0,external_node_path_.join)(folder, 'user'));
        const merges = options.proposed !== undefined;
        const locks = await (0,branch_claim/* claimBranch */.V)(refs, { repository, ref: `refs/heads/${branch}`, merges });
        const head = await (0,user_repository/* requireHead */.EU)(repository, refs);
        const journal = run_addDisposableResource(env_3, (0,workitem_store/* openWorkJournal */.$M)(paths), false);
        const isTraced = options.requireToolTrace === true;
        const begun = { plan, work, isAlone, requiresToolTrace: isTraced, head, host };
        const dropped = await finishBegun({ paths, journal, refs, folder, blake3, ...begun });
        await (0,finish_landing/* restoreLocked */.ny)(paths, journal);
        const branchAt = await (0,opening/* findWorkBranch */.VD)(paths, refs, branch);
        const branchHead = branchAt ?? head;
        if (branchAt === undefined)
            (0,known_start/* markKnownStart */.$J)(folder, head);
        const needsAgents = options.proposed === undefined;
        const history = (0,workitem_history/* foldHistory */.E)(journal.records);
        (0,workitem_store/* archiveUnnamed */.n4)(paths, (0,workitem_history/* namedReceipts */.B)(history));
        const agents = await (0,opening/* readyAgents */._F)(work, host, { needsAgents, sandbox: options.sandbox });
        const landed = await (0,opening/* listLanded */.j3)(refs, history.starts);
        const current = history.landed.filter(({ landed_commit: commit }) => landed.has(commit));
        const level = (0,ready_agent/* areaLevel */._$)([...agents.values()]);
        const privateArea = await (0,private_area/* openPrivateArea */.n1)({
            folder,
            repository,
            base: branchHead,
            branchHead,
            level,
            parentEnv: host.env,
            environment: work.environment,
            onNote: (note) => onEvent({ kind: 'note', note }),
            signal: options.signal,
        });
        const reserve = run_addDisposableResource(env_3, (0,disk_reserve/* takeDiskReserve */.n)(paths.reserve, lock.isHeld), false);
        const fault = new AbortController();
        const waits = (0,waiting_items/* openWaitingItems */.G)(paths, plan);
        const activity = run_addDisposableResource(env_3, (0,activity_log/* openActivityLog */.Y)({ path: paths.activity, host, isHeld: lock.isHeld, onChange: options.onActivity }), false);
        const run = {
            ...{ paths, plan, branch, work, agents, host, blake3, privateArea, journal, lock, reserve, branchAt, branchHead },
            secrets: (0,opening/* keysOfPlan */.rm)(work, host),
            hasher: new state_hash/* StateHasher */.l(privateArea.store.git, blake3),
            classify: (0,workitem_deltas/* createClassifier */.CC)(work.classes),
            ...{ requiresToolTrace: isTraced, inPlace: options.inPlace === true },
            gitVersion: await (0,git_version/* readGitVersion */.l)(refs),
            replayTool: (0,replay_tool/* readReplayTool */.ys)(blake3),
            proposed: options.proposed,
            sharedTests: [],
            activity,
            spending: new PlanSpending({ paths, plan, budgetUsd, budget: work.budget?.usd, isStored: needsAgents && !isAlone }),
            ...{ agentEnds: new AgentEnds(), timeLeftMs: options.timeLeftMs },
            onWait: (id, waiting) => {
                waits.set(id, waiting);
                activity.begin(id, waiting === null ? 'agent at work' : (0,base_waiting/* renderWaiting */.i)(waiting));
                if (waiting !== null)
                    onEvent({ kind: 'waiting', id, waiting });
            },
            signal: AbortSignal.any([lock.lost, fault.signal, ...(options.signal === undefined ? [] : [options.signal])]),
            cancel: () => fault.abort(),
            history: new Map(current.map(({ after_hash, id }) => [after_hash, id])),
            previous: history.landed.at(-1)?.receipt_hash ?? null,
        };
        const follower = run.inPlace ? await CheckoutFollower.open(run) : undefined;
        const chosen = only.length === 0 ? work.items : work.items.filter(({ id }) => only.includes(id));
        const levels = (0,workitem_plan/* resolveDependencies */._j)(chosen);
        onEvent({
            kind: 'started',
            plan,
            branch,
            base: run.branchHead,
            levels: levels.map((each) => each.map(({ id }) => id)),
            notes: [locks, (0,ready_agent/* areaNotes */.Bi)(privateArea), needsAgents ? (0,ready_agent/* agentNotes */.NZ)(agents.values()) : [], dropped ?? []].flat(),
        });
        const already = new Map(current.filter((each) => each.plan === plan).map((each) => [each.item, each]));
        const reports = new Map();
        const tell = (report) => {
            reports.set(report.id, report);
            activity.end(report.id);
            onEvent({ kind: 'ended', item: report });
        };
        const obstacles = new Map();
        for (const item of work.items) {
            for (const name of chosen.includes(item) ? item.dependencies : []) {
                if (chosen.some(({ id }) => id === name) || already.has(name))
                    continue;
                obstacles.set(name, { status: 'blocked', reason: 'it has not landed and is not part of this run' });
            }
        }
        const withhold = async (item, base, why) => {
            obstacles.set(item.id, why);
            if (!isAlone)
                return tell({ id: item.id, status: 'blocked', reason: why.reason });
            const attempted = (0,attempt_item/* refuseItem */.a7)(run, { item, base }, { reason: why.reason });
            const receipt = await (0,workitem_landing/* concludeItem */.nu)(run, { attempted, base, owners: new Map(), slot: 1 });
            if (receipt !== undefined)
                tell({ id: item.id, reused: false, ...(0,stored_result/* resultOf */.B)(paths, receipt) });
        };
        for (const items of levels) {
            const open = [];
            const state = await run.hasher.hashTree(run.branchHead);
            const base = { commit: run.branchHead, state, history: new Map(run.history) };
            for (const item of items) {
                const block = (0,workitem_plan/* findBlock */.P_)(item, obstacles);
                const agent = run.agents.get(item.agent_id);
                const earlier = already.get(item.id);
                const isDone = agent !== undefined && earlier?.work_item_hash === (0,attempt_item/* inputsHash */.Oq)(run, item, agent);
                if (earlier !== undefined && isDone) {
                    tell({ id: item.id, reused: true, ...(0,stored_result/* reportOf */.E)(paths, (0,workitem_store/* readReceipt */.b8)(paths, earlier.id)) });
                }
                else if (block !== undefined) {
                    await withhold(item, base, isAlone ? { ...block, reason: `Dependency missing: ${block.reason}` } : block);
                }
                else if (run.signal.aborted) {
                    await withhold(item, base, { status: 'blocked', reason: 'the run was interrupted before it began' });
                }
                else if (run.proposed?.has(item.id) === false) {
                    await withhold(item, base, { status: 'blocked', reason: NOT_PROPOSED });
                }
                else
                    open.push(item);
            }
            await runLevel(run, { items: open, base, jobs, onBegin: (id) => onEvent({ kind: 'begun', id }) }, async (item, concluded) => {
                if ('withheld' in concluded) {
                    await withhold(item, base, { status: 'blocked', reason: concluded.withheld });
                    return;
                }
                const { receipt } = concluded;
                const { status, reason } = receipt;
                if (status !== 'success')
                    obstacles.set(item.id, { status, reason: reason ?? '' });
                else
                    await follower?.follow();
                tell({ id: item.id, reused: false, ...(0,stored_result/* reportOf */.E)(paths, receipt) });
                if (!reserve.isHeld)
                    throw (0,storage_error/* diskFull */.xg)('autorize work run');
            });
        }
        await recordReported(run, options.reported ?? []);
        for (const note of (0,private_area/* leftNotes */.RQ)(privateArea))
            onEvent({ kind: 'note', note });
        privateArea.close();
        const items = chosen.flatMap(({ id }) => reports.get(id) ?? []);
        const currentHead = run.branchAt === undefined ? null : branch;
        const overspending = needsAgents ? (0,spending/* findOverspending */.s)(run.spending) : undefined;
        if (!run.signal.aborted)
            run.spending.conclude();
        const isHeld = overspending !== undefined && items.some(({ status }) => status === 'blocked');
        const refused = { interrupted: run.signal.aborted, ...(0,shared_tests/* refusalOf */.O)(run.sharedTests) };
        const { unable } = run.agentEnds;
        const why = unable === undefined ? {} : { unable };
        const ended = { ...why, plan, branch: currentHead, commit: run.branchHead, items, ...refused };
        return isHeld ? { ...ended, overspending: `budget.usd: ${overspending}` } : ended;
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        run_disposeResources(env_3);
    }
}
const NOT_PROPOSED = 'nothing was proposed for it, and no agent runs here';

// EXTERNAL MODULE: ./build/workitem/verify.js + 1 modules
var verify = __webpack_require__(92858);
// EXTERNAL MODULE: ./build/cli/activity-line.js
var activity_line = __webpack_require__(4979);
// EXTERNAL MODULE: ./build/cli/notifying.js + 4 modules
var cli_notifying = __webpack_require__(98161);
// EXTERNAL MODULE: ./build/cli/plans-here.js + 1 modules
var plans_here = __webpack_require__(43366);
// EXTERNAL MODULE: ./build/cli/stop-signals.js
var stop_signals = __webpack_require__(31977);
// EXTERNAL MODULE: ./build/cli/terminal.js
var cli_terminal = __webpack_require__(38565);
;// CONCATENATED MODULE: ./build/cli/work-command.js
var work_command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var work_command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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























const RUN = {
    run: runPlan,
    status: showStatus,
    verify: verifyReceipts,
    replay: replayReceipt,
    agent: runAgent,
    hash: printHash,
};
/** Runs a command on work items and returns the exit code. */
async function runWorkCommand(name, call) {
    return await RUN[name](call);
}
/** Runs a plan; 0 when every item succeeded. */
async function runPlan(call) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { values, words, host, terminal, problems } = call;
        const [file = ''] = words;
        const jobs = decodeJobs(values);
        const ofCommand = [...problems, ...('problem' in jobs ? [jobs.problem] : [])];
        const isQuiet = values.has('json') || values.has('markdown');
        const notifying = work_command_addDisposableResource(env_1, (0,cli_notifying/* notifyUser */.l)('plan', call), true);
        let name = file;
        const stopping = work_command_addDisposableResource(env_1, (0,stop_signals/* listenForSignals */.s)(), false);
        let ended = 0;
        const rest = () => [`${(0,base_text/* plural */.LS)(ended, 'item')} done`];
        const line = work_command_addDisposableResource(env_1, (0,activity_line/* createActivityLine */.o)(terminal, { host, isQuiet, nameOf: (item) => item, rest }), false);
        const { plan, branch, items, refusal, unable } = await executeWorkFile(file, {
            host,
            ...('problem' in jobs ? {} : jobs),
            only: (values.get('only') ?? []).flatMap((options) => options.split(',')),
            requireToolTrace: values.has('require-tool-trace'),
            inPlace: values.has('in-place'),
            signal: stopping.signal,
            onEvent: (event) => {
                if (event.kind === 'started')
                    name = event.plan;
                if (event.kind === 'ended')
                    ended += 1;
                notifying.take((0,notification/* ofPlan */.PC)(name, event));
                const text = isQuiet ? undefined : lineOf(event);
                if (text !== undefined)
                    line.above(`${text}\n`);
            },
            onActivity: line.show,
        }, { ofCommand });
        line.stop();
        notifying.take((0,notification/* ofPlanEnd */.eM)(plan, items));
        if (values.has('json'))
            (0,cli_terminal/* printJson */.Q)(terminal, { plan, branch, items });
        else
            printView(call, { plan, branch, items });
        if (stopping.exitCode !== undefined)
            return stopping.exitCode;
        if (refusal !== undefined) {
            terminal.err(`error: ${refusal.message}. ${refusal.remedy}\n`);
            return errors/* EXIT */.dc.precondition;
        }
        if (unable?.kind === 'agent' || unable?.hasNeverWorked === true)
            return errors/* EXIT */.dc.precondition;
        return items.every(({ status }) => status === 'success') ? errors/* EXIT */.dc.yes : errors/* EXIT */.dc.no;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = work_command_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function lineOf(event) {
    if (event.kind === 'started') {
        const notes = event.notes.map((note) => `note: ${note}\n`).join('');
        return `${notes}${event.plan}: ${event.levels.length} levels, from ${event.base.slice(0, 12)}`;
    }
    if (event.kind === 'waiting')
        return `  ${event.id} ${(0,run_view/* renderWaitingLine */.WT)(event.waiting)}`;
    if (event.kind === 'note')
        return `note: ${event.note}`;
    return event.kind === 'begun' ? `  ${event.id} …` : undefined;
}
function decodeJobs(values) {
    const options = values.get('jobs')?.[0];
    if (options === undefined)
        return {};
    if (/^[1-9]\d{0,2}$/.test(options))
        return { jobs: Number(options) };
    const problem = {
        found: `--jobs ${(0,base_text/* quoted */.TL)(options)}`,
        expected: 'a whole number from 1 to 999',
        remedy: 'Write e.g. --jobs 2.',
    };
    return { problem };
}
function printView({ values, terminal }, shown) {
    const view = (0,plan_view/* viewPlan */.D)(shown);
    terminal.out(values.has('markdown') ? (0,run_markdown/* renderMarkdown */.G)(view) : (0,run_text/* renderItems */.$)(view));
}
/** Shows the result of every item, of all plans or of one. */
async function showStatus(call) {
    const { words, values, host, terminal } = call;
    const [wanted] = words;
    const { plans, isRunning, activities, waiting, checkoutOpen } = await (0,plans_here/* readPlans */.x)(wanted, host);
    if (wanted !== undefined && plans.length === 0 && !isRunning) {
        throw new errors/* PreconditionError */.Rb({
            message: `no item of a plan ${(0,base_text/* quoted */.TL)(wanted)} has run here`,
            remedy: 'See every plan: autorize work status',
        });
    }
    if (values.has('json'))
        (0,cli_terminal/* printJson */.Q)(terminal, {
            ...{ is_running: isRunning, activities, waiting, checkout_open: checkoutOpen ?? null, plans },
        });
    else if (plans.length === 0)
        terminal.out('no work item has been run here\n');
    else
        for (const shown of plans)
            printView(call, shown);
    if (isRunning && !values.has('json')) {
        terminal.out('a run is in progress\n');
        for (const each of activities)
            terminal.out(`  ${(0,activity_text/* renderAllActivities */.hi)([each], { nameOf: (item) => item, now: host.now() })}\n`);
        for (const each of waiting)
            terminal.out(`  ${each.plan}: ${each.id} ${(0,run_view/* renderWaitingLine */.WT)(each)}\n`);
    }
    if (checkoutOpen !== undefined)
        terminal.err(`NOTE: ${checkoutOpen}\n`);
    return errors/* EXIT */.dc.yes;
}
/** Checks receipts; 1 if one is not sound or its record is missing, 3 if there is none. Prints a sound one as a statement. */
async function verifyReceipts({ words: [receipt], values, host, terminal }) {
    const format = values.get('export')?.[0];
    if (format !== undefined && (format !== 'in-toto' || receipt === undefined)) {
        const found = receipt === undefined ? '--export without a receipt' : `--export ${(0,base_text/* quoted */.TL)(format)}`;
        throw new errors/* UsageError */.eb([
            { found, expected: 'autorize work verify RECEIPT --export in-toto', remedy: 'Name the receipt, and in-toto.' },
        ]);
    }
    const verified = await (0,verify/* verifyWork */.p2)({ receipt }, host);
    const { findings, isSound, receipts } = verified;
    if (findings.length === 0) {
        throw new errors/* PreconditionError */.Rb({
            message: 'there is nothing to verify: no work item has run here, and no branch autorize-work/… holds one',
            remedy: 'Change to the repository that it ran in, then run: autorize work verify',
        });
    }
    const [first] = receipts;
    if (format !== undefined && first !== undefined && first.status !== 'success') {
        throw new errors/* PreconditionError */.Rb({
            message: `the run ${first.id} ended as ${first.status}, so there is no result to export`,
            remedy: 'Name the receipt of a successful run. See: autorize work status',
        });
    }
    if (format !== undefined && isSound && first !== undefined)
        (0,cli_terminal/* printJson */.Q)(terminal, buildProvenance(first));
    else if (values.has('json')) {
        // `is_sound` is the name of earlier versions.
        (0,cli_terminal/* printJson */.Q)(terminal, { findings, isSound, is_sound: isSound });
    }
    else
        (format === undefined ? terminal.out : terminal.err)((0,maintenance_text/* renderFindings */.vO)('work items', verified));
    return isSound ? errors/* EXIT */.dc.yes : errors/* EXIT */.dc.no;
}
/** Repeats a run. Programs in the store are not executed. */
async function replayReceipt({ words: [named = ''], values, host, terminal }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { receipt, paths } = (0,verify/* findReceipt */.QI)(named, host);
        const checkoutOpen = await (0,finish_landing/* tryRestoring */.bY)(paths, host);
        if (checkoutOpen !== undefined)
            terminal.err(`NOTE: ${checkoutOpen}\n`);
        const stopping = work_command_addDisposableResource(env_2, (0,stop_signals/* listenForSignals */.s)(), false);
        const verdict = await replayHere({
            ...{ receipt, paths, signal: stopping.signal, warn: terminal.err },
            repository: (0,external_node_path_.resolve)(host.cwd, values.get('repo')?.[0] ?? paths.repository.folder),
            ...{ recorded: values.has('recorded'), unsandboxed: values.has('unsandboxed') },
        }, host);
        if (verdict.kind === 'same')
            terminal.out('✅ Replay successful: hash verified\n');
        else
            terminal.err(renderMismatch(verdict));
        return stopping.exitCode ?? (verdict.kind === 'same' ? errors/* EXIT */.dc.yes : errors/* EXIT */.dc.no);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        work_command_disposeResources(env_2);
    }
}
/** Runs the agent of an item on the work tree here. */
async function runAgent({ values, host }) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const [agent, item] = [values.get('agent')?.[0], values.get('work-item')?.[0]];
        if (agent === undefined || item === undefined) {
            const found = agent === undefined ? 'no --agent' : 'no --work-item';
            throw new errors/* UsageError */.eb([{ found, expected: '--agent=N --work-item=ID', remedy: 'Name both.' }]);
        }
        const stopping = work_command_addDisposableResource(env_3, (0,stop_signals/* listenForSignals */.s)(), false);
        const [file, receipt] = [values.get('file')?.[0], values.get('receipt')?.[0]];
        await rerun_rerunAgent({ agent, item, file, receipt, signal: stopping.signal }, host);
        return stopping.exitCode ?? errors/* EXIT */.dc.yes;
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        work_command_disposeResources(env_3);
    }
}
/** Prints a state hash. */
async function printHash({ values, host, terminal }) {
    const hash = await hashOutput({ tree: values.get('tree')?.[0], commit: values.get('commit')?.[0] }, host);
    terminal.out(`${hash}\n`);
    return errors/* EXIT */.dc.yes;
}


/***/ }),

/***/ 55393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $J: () => (/* binding */ markKnownStart),
/* harmony export */   PM: () => (/* binding */ knownStartsFile),
/* harmony export */   e6: () => (/* binding */ isKnownStart)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _noted_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77388);
/**
 * Commits that runs on this machine began at, or that a person named as the start of one: where records name one of these,
 * nobody put it there.
 * Invariant: outside of the repository, where no session in a sandbox can write. Crash: the file is replaced in one step;
 * where it is lost, a start is compared with HEAD like one from elsewhere.
 */


/** The file in a private area. */
const knownStartsFile = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'known-starts');
/** Notes in the private area of an experiment, or of all plans, that a run begins at a commit: a full id. */
function markKnownStart(folder, commit) {
    (0,_noted_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .noteCommit */ .A)(knownStartsFile(folder), commit);
}
/** Whether a run here began at a commit. */
function isKnownStart(folder, commit) {
    return (0,_noted_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .readNotedCommits */ .h)(knownStartsFile(folder)).includes(commit);
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

/***/ 96490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hp: () => (/* binding */ renderCleanedEnvironments),
/* harmony export */   Qp: () => (/* binding */ renderRepair),
/* harmony export */   vO: () => (/* binding */ renderFindings)
/* harmony export */ });
/* harmony import */ var _base_byte_size_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35252);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17785);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);




const WORDS = { ok: 'ok', wrong: 'WRONG', unchecked: '?', unproved: '?' };
const MAX_TEXT = 1000;
// What a repair can do something about: files whose lines are damaged.
const REPAIRABLE = new Set(['iterations.jsonl', 'intents.jsonl', 'decisions.jsonl']);
/** What a verification or an audit found, a line each, and what follows from it. */
function renderFindings(name, { findings, isSound, claim, part }) {
    const width = Math.max(0, ...findings.map(({ what }) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(what).length));
    const lines = findings.map((finding) => `${WORDS[finding.kind].padEnd(5)}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(finding.what).padEnd(width)}  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .sentenceOf */ .$N)(finding), MAX_TEXT)}`);
    if (claim !== undefined)
        lines.push(`claim  ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(claim, MAX_TEXT)}`);
    const countOf = (wanted) => findings.filter(({ kind }) => kind === wanted).length;
    const issues = [
        ...(countOf('wrong') === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(countOf('wrong'), 'fact')} wrong`]),
        ...(countOf('unproved') === 0 ? [] : [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(countOf('unproved'), 'fact')} without evidence`]),
    ].join(', ');
    const isRepairable = part === undefined && findings.some(({ kind, what }) => kind === 'wrong' && REPAIRABLE.has(what));
    const shown = (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(part === undefined ? name : `${name}, ${part}`);
    const verdict = isSound
        ? `${shown}: sound`
        : `${shown}: not sound: ${issues}${isRepairable ? `; a corrupt file is repaired by: autorize repair ${shown}` : ''}`;
    return `${[...lines, '', verdict].join('\n')}\n`;
}
/** What went of prepared environments; nothing where none did. */
function renderCleanedEnvironments(bytes) {
    return bytes === 0 ? '' : `removed prepared environments that no run uses (${(0,_base_byte_size_js__WEBPACK_IMPORTED_MODULE_0__/* .renderByteSize */ .S)(bytes)})\n`;
}
/** What a repair did. */
function renderRepair(repaired, shorten) {
    const { isChanged, rebuilt, closed, problems } = repaired;
    const lines = isChanged ? [] : ['nothing to repair'];
    for (const [name, file] of Object.entries({
        ledger: repaired,
        intents: repaired.intents,
        guidance: repaired.guidance,
        decisions: repaired.decisions,
    })) {
        if (file.archived === undefined)
            continue;
        lines.push(`${name}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(file.kept, 'record')} kept; as it was: ${shorten(file.archived)}`);
        for (const { line, why } of file.dropped)
            lines.push(`  line ${line} was dropped: it ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(why, MAX_TEXT)}`);
    }
    if (rebuilt.length > 0)
        lines.push(`rebuilt from git: iteration ${rebuilt.join(', ')}`);
    if (closed.length > 0)
        lines.push(`closed, since their records are lost: iteration ${closed.join(', ')}`);
    for (const lock of repaired.locks)
        lines.push((0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(lock, MAX_TEXT));
    for (const problem of problems)
        lines.push(`not repaired: ${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(problem, MAX_TEXT)}`);
    return `${lines.join('\n')}\n`;
}


/***/ }),

/***/ 34902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ escapeMarkdown)
/* harmony export */ });
/* unused harmony export cutMarkdown */
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

// What GitHub gives a meaning wherever it stands: emphasis, code, links, tables, HTML, mathematics, the begin of an emoji.
// Parentheses mean something after a bracket only, which is escaped; two colons begin a command of a workflow.
const SPECIAL = /[\\`*_[\]<>#!|~&$]|:(?=:|[\w+-]+:)/g;
// What begins a list, or is a line under a heading.
const BEGIN = /^(\s*(?:\d{1,9}(?=[.)]))?)([-+=.)])(?=[-=]*\s*$|\s)/;
const ENTITIES = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };
// What GitHub finds in the text after it has taken the backslashes away: only a break inside keeps it from linking.
const LINKED = /(?:https?|ftp|mailto|xmpp)(?=:)|www(?=\.)|gh(?=-\d)|#(?=\d)|@/gi;
const BREAK = '\u200b';
/** Makes any text plain inside a line of GitHub-flavoured markdown: no markup, link, mention, HTML or autolink. */
function escapeMarkdown(text) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(text, 1000)
        .replace(LINKED, `$&${BREAK}`)
        .replace(SPECIAL, (char) => ENTITIES[char] ?? `\\${char}`)
        .replace(BEGIN, (_, before, mark) => `${before}\\${mark}`);
}
const CUT = '\n\n…cut here; the log holds the rest.\n';
/** Whole lines of rendered markdown up to a number of characters, at least 1,000, and a line that says so. */
function cutMarkdown(markdown, maxChars) {
    if (markdown.length <= maxChars)
        return markdown;
    const room = maxChars - CUT.length - MAX_FENCE_CHARS;
    const retained = markdown.slice(0, Math.max(0, markdown.lastIndexOf('\n', room)));
    const fence = findOpenFence(retained);
    return `${retained}${fence === '' ? '' : `\n${fence}`}${CUT}`;
}
const MAX_FENCE_CHARS = 500;
/** The fence of the code block that a text ends in, or an empty text. */
function findOpenFence(markdown) {
    let open = '';
    for (const [, fence = '', rest = ''] of markdown.matchAll(/^(`{3,})(.*)$/gm)) {
        if (open === '')
            open = fence;
        else if (fence.length >= open.length && rest.trim() === '')
            open = '';
    }
    return open.length < MAX_FENCE_CHARS ? open : '';
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
/** A plan for a terminal: a line an item, the reason below it. */
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

/***/ 53901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ titled)
/* harmony export */ });
/** A label as the beginning of a line. */
function titled(label) {
    return `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
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


export const id = 8210;
export const ids = [8210];
export const modules = {

/***/ 85925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDistilCommand: () => (/* binding */ runDistilCommand)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/decision/policies/registry.js + 4 modules
var registry = __webpack_require__(65991);
// EXTERNAL MODULE: ./build/experiment/ledger/certification.js
var certification = __webpack_require__(49780);
// EXTERNAL MODULE: ./build/experiment/ledger/decisions.js
var decisions = __webpack_require__(761);
// EXTERNAL MODULE: ./build/experiment/ledger/effects.js
var effects = __webpack_require__(7956);
// EXTERNAL MODULE: ./build/experiment/ledger/in-flight.js
var in_flight = __webpack_require__(6782);
// EXTERNAL MODULE: ./build/experiment/ledger/store.js + 2 modules
var store = __webpack_require__(1119);
// EXTERNAL MODULE: ./build/experiment/run.js + 41 modules
var run = __webpack_require__(79111);
;// CONCATENATED MODULE: ./build/experiment/distil.js








async function distilExperiment({ name, ...listeners }, host) {
    const paths = (0,store/* pathsOf */.wG)(name, host);
    (0,store/* requireExperiment */.DW)(paths);
    const { decision } = (0,store/* loadConfig */.Z9)(paths, host, 'ignored').config.objective;
    if (decision !== 'auto' && registry/* POLICIES */.PQ[decision].hasWorkingLine) {
        throw new errors/* PreconditionError */.Rb({
            message: `"${name}" has decision = "${decision}", which accepts batches, so no single change can be left out`,
            remedy: `Use decision = "paired-sequential" in the next run: autorize run ${name} --fresh`,
        });
    }
    const { records, problem } = (0,store/* readLedger */.SC)(paths);
    if (problem !== undefined)
        throw new errors/* ContractError */.Vl([problem]);
    if (!records.some(({ outcome, iter }) => outcome === 'merged' && iter > 0)) {
        throw new errors/* PreconditionError */.Rb({
            message: `"${name}" has no accepted change to leave out`,
            remedy: `Run it first: autorize run ${name}`,
        });
    }
    const mode = (0,in_flight/* findInFlight */.T)(paths, records).length > 0 ? 'resume' : 'run';
    const request = { ...listeners, name, mode, allowDirty: true, workspaces: 1, proposals: [], distil: true };
    const { stop } = await (0,run/* runExperiment */.p)(request, host);
    const { records: after } = (0,store/* readLedger */.SC)(paths);
    return { stop, effects: (0,effects/* findEffects */.g)((0,decisions/* readDecisions */.uY)(paths), after, (0,certification/* findTakenOut */.P)(after)) };
}

// EXTERNAL MODULE: ./build/experiment/loop/stop.js
var loop_stop = __webpack_require__(83457);
// EXTERNAL MODULE: ./build/report/effect-text.js
var effect_text = __webpack_require__(78436);
// EXTERNAL MODULE: ./build/report/foreign-text.js
var foreign_text = __webpack_require__(84483);
// EXTERNAL MODULE: ./build/cli/stop-signals.js
var stop_signals = __webpack_require__(31977);
;// CONCATENATED MODULE: ./build/cli/distil-command.js
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






const MAX_NOTE_CHARS = 400;
async function runDistilCommand({ words: [name = ''], host, terminal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const stopping = __addDisposableResource(env_1, (0,stop_signals/* listenForSignals */.s)(), false);
        let claim;
        const { effects, stop } = await distilExperiment({
            name,
            signal: stopping.signal,
            onEvent: (event) => {
                if (event.kind === 'note')
                    terminal.err(`${(0,foreign_text/* oneLine */.TN)(event.note, MAX_NOTE_CHARS)}\n`);
                if (event.kind === 'claimed')
                    claim = event.sentence;
            },
        }, host);
        for (const effect of effects)
            terminal.out(`iteration ${effect.iter}: ${(0,effect_text/* renderEffectOf */.F)(effect)}\n`);
        if (claim !== undefined)
            terminal.out(`${(0,foreign_text/* oneLine */.TN)(claim, 1000)}\n`);
        if (stopping.exitCode !== undefined)
            return stopping.exitCode;
        if ((0,loop_stop/* exitCodeOf */.FO)(stop) !== errors/* EXIT */.dc.yes)
            return (0,loop_stop/* exitCodeOf */.FO)(stop);
        const isDone = effects.length > 0 && effects.every(({ verdict, isOut }) => verdict !== 'none' || isOut);
        return isDone ? errors/* EXIT */.dc.yes : errors/* EXIT */.dc.no;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
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

/***/ 38509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ bringTrees)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25367);
/* harmony import */ var _candidate_pack_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40738);




async function bringTrees(store, { commit, base, pack }, repository) {
    const before = base === undefined ? undefined : (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__/* .importTree */ .Sy)(store, { repository, commit: base })).tree;
    const unpacked = pack === undefined ? undefined : await (0,_candidate_pack_js__WEBPACK_IMPORTED_MODULE_3__/* .unpackCommit */ .MS)(store, pack);
    if (unpacked?.kind === 'refused')
        return { refused: `${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(pack ?? '')} is refused: ${unpacked.why}` };
    if (unpacked?.kind === 'taken') {
        const treeOf = (name) => (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitLine */ .JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${name}^{tree}`]);
        const text = (await store.git(['cat-file', 'commit', '--end-of-options', commit])).stdout.toString();
        const message = text.slice(text.indexOf('\n\n') + 2);
        return { from: before ?? (await treeOf(`${commit}^1`)), to: await treeOf(commit), message };
    }
    const from = before ?? (await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__/* .importTree */ .Sy)(store, { repository, commit: `${commit}^1` })).tree;
    const { tree: to, message } = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__/* .importTree */ .Sy)(store, { repository, commit });
    return { from, to, message };
}


/***/ }),

/***/ 94665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ workPatiently)
});

// EXTERNAL MODULE: ./build/base/duration.js
var duration = __webpack_require__(15902);
;// CONCATENATED MODULE: ./build/kernel/wait-until.js
const LOOK_MS = 15_000;
async function waitUntil(untilMs, { host, signal }) {
    for (;;) {
        if (signal.aborted)
            return 'aborted';
        const leftMs = untilMs - host.now().getTime();
        if (leftMs <= 0)
            return 'over';
        await pause(Math.min(leftMs, LOOK_MS), signal);
    }
}
function pause(ms, signal) {
    return new Promise((resolve) => {
        const end = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', end);
            resolve();
        };
        const timer = setTimeout(end, ms);
        signal.addEventListener('abort', end);
    });
}

// EXTERNAL MODULE: ./build/engine/agent/agent-failure.js
var agent_failure = __webpack_require__(54463);
// EXTERNAL MODULE: ./build/engine/agent/model-wait.js
var model_wait = __webpack_require__(50724);
// EXTERNAL MODULE: ./build/engine/agent/usage.js
var agent_usage = __webpack_require__(32146);
;// CONCATENATED MODULE: ./build/engine/agent/patient-sessions.js





async function workPatiently(patience) {
    const { host, signal, maxWait, timeLeftMs, isSpent, takeSession, onWait, onWaited } = patience;
    const sinceMs = host.now().getTime();
    const maxWaitMs = maxWait === undefined ? undefined : (0,duration/* parseDuration */.E9)(maxWait);
    let earlier;
    for (let waits = 0;; waits += 1) {
        const ended = await takeSession();
        const { turn, failure, usage } = ended;
        if (failure === undefined)
            return { kind: 'over', turn, earlier };
        const giveUp = (why, reason, remedy) => ({ kind: 'gave-up', why, reason, failure: (0,agent_failure/* failureFact */.Br)(failure, remedy), turn, earlier });
        const nowMs = host.now().getTime();
        const wait = (0,model_wait/* decideWait */.yA)({ failure, waits, sinceMs, nowMs, maxWaitMs, timeLeftMs: timeLeftMs() });
        if (wait.kind === 'too-long') {
            if (failure.kind === 'rate-limit')
                return giveUp('limit', wait.reason);
            return giveUp('outage', wait.reason, 'Run again later, or raise agent.max_wait');
        }
        const usd = (earlier?.usd ?? 0) + (usage?.usd ?? 0);
        if (isSpent(usd))
            return giveUp('spent', `${wait.cause}; budget.usd is spent before`);
        onWait({ until: new Date(wait.untilMs).toISOString(), cause: wait.cause }, { ...ended, count: waits + 1 });
        const end = await waitUntil(wait.untilMs, { host, signal });
        onWaited();
        if (end === 'aborted')
            return giveUp('interrupted', 'interrupted by the operator while it waited for the model');
        earlier = earlier === undefined ? usage : (0,agent_usage/* addUsage */.vk)(earlier, usage);
    }
}


/***/ }),

/***/ 42461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ slotVariable),
/* harmony export */   x: () => (/* binding */ describePart)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);

function describePart({ slot, slots, focus }) {
    const others = `You are number ${slot} of ${slots} agents (counted from 0) that start from the same files at the same time, each alone. Your part: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(focus.replaceAll(/\s+/g, ' ').trim(), 2000)}`;
    return [others, 'Look there first; if there is nothing, take what you find.'].join('\n');
}
function slotVariable(slot) {
    return slot === undefined ? {} : { AUTORIZE_SLOT: String(slot.slot) };
}


/***/ }),

/***/ 64630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ openAgentWorkspace)
});

// EXTERNAL MODULE: ./build/kernel/folder-trust.js
var folder_trust = __webpack_require__(45237);
// EXTERNAL MODULE: ./build/engine/workspace/agent-environment.js
var agent_environment = __webpack_require__(7568);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(23727);
// EXTERNAL MODULE: ./build/kernel/git-work-tree.js
var git_work_tree = __webpack_require__(51221);
// EXTERNAL MODULE: ./build/kernel/layered-view.js
var layered_view = __webpack_require__(92364);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(14311);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/bounded-work.js
var bounded_work = __webpack_require__(18535);
// EXTERNAL MODULE: ./build/kernel/capture-size.js
var capture_size = __webpack_require__(56854);
// EXTERNAL MODULE: ./build/kernel/capture-steps.js + 1 modules
var capture_steps = __webpack_require__(82104);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 2 modules
var git_store = __webpack_require__(25367);
// EXTERNAL MODULE: ./build/kernel/replaced-folders.js
var replaced_folders = __webpack_require__(29550);
// EXTERNAL MODULE: ./build/kernel/tree-names.js
var tree_names = __webpack_require__(52367);
// EXTERNAL MODULE: ./build/kernel/upper-files.js + 1 modules
var upper_files = __webpack_require__(62730);
;// CONCATENATED MODULE: ./build/kernel/upper-capture.js












async function captureUpper(store, request) {
    const { limits, signal } = request;
    const bounds = { timeoutMs: limits?.timeoutMs, signal };
    const taken = await (0,bounded_work/* workWithin */.p)(bounds, (cutOff) => takeUpper(store, request, cutOff));
    if (taken.kind === 'done')
        return taken.value;
    if (taken.kind === 'cancelled')
        return taken;
    return { kind: 'too-large', reason: 'it could not be read within capture.timeout' };
}
async function takeUpper(store, { view, at, tree, indexFile, limits }, cutOff) {
    const folder = (0,layered_view/* upperOf */.Ag)(view, at);
    const lower = view.folders.find((each) => each.at === at)?.lower ?? [];
    const done = await (0,upper_files/* findUpperFiles */.Fs)(folder, {
        ...{ lower, opened: [], signal: cutOff, except: ['.git'], listsNew: false },
    });
    if (done === 'too many')
        return capture_steps/* TOO_MANY_NAMES */.Mq;
    if (done === 'cancelled')
        return { kind: 'cancelled' };
    const obstacle = findObstacle(folder, done);
    if (obstacle !== undefined)
        return { kind: 'refused', reason: obstacle };
    const git = (0,capture_steps/* bindWorkTree */.TG)(store, { folder, indexFile });
    const replaced = await (0,replaced_folders/* findReplacedFolders */.V)(view, { at, folders: done.entered });
    if (replaced === undefined)
        return { kind: 'refused', reason: 'which folders it removed cannot be read' };
    const { gone, known, hasUnknown } = await sortKnown(store, { tree, folder, done, replaced });
    const others = hasUnknown ? await (0,capture_steps/* listOthers */.gI)(git, store, cutOff) : [];
    if (others === 'too many')
        return capture_steps/* TOO_MANY_NAMES */.Mq;
    if (limits !== undefined) {
        const excess = await (0,capture_size/* findExcess */.L)(store, {
            ...{ folder, known, others, limits, signal: cutOff },
            replaced: new Set([...gone, ...known].map((name) => name.toString('latin1'))),
        });
        if (excess !== undefined)
            return { kind: 'too-large', reason: excess };
    }
    if (gone.length > 0)
        await git(['update-index', '-z', '--force-remove', '--stdin'], { input: (0,tree_names/* joinNul */.MX)(gone), cutOff });
    const names = [...known, ...others.map(capture_steps/* withoutSlash */.mW)];
    const reason = names.length === 0 ? undefined : await (0,capture_steps/* addToIndex */.zO)(git, { known: [], fresh: names }, cutOff);
    if (reason !== undefined)
        return { kind: 'refused', reason };
    const taken = await (0,capture_steps/* treeOfIndex */.gz)(store, { git, indexFile, cutOff });
    (0,external_node_fs_.rmSync)(indexFile, { force: true });
    return { kind: 'captured', tree: taken };
}
function findObstacle(upper, { unread }) {
    if (unread === undefined)
        return undefined;
    try {
        (0,external_node_fs_.accessSync)((0,byte_path/* placeIn */.VV)(upper, unread), external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
        return undefined;
    }
    catch (error) {
        return `${(0,base_text/* quoted */.TL)((0,byte_path/* decodePath */.q0)(Buffer.from(unread, 'latin1')), 200)} cannot be read: ${(0,files/* errorCode */.CA)(error)}`;
    }
}
async function sortKnown(store, { tree, folder, done, replaced }) {
    const { roots, changed, removed, entered, swapped } = done;
    if (changed.length + removed.length + entered.length + swapped.size === 0)
        return { gone: [], known: [], hasUnknown: roots.length > 0 };
    const written = new Set([...changed, ...swapped]);
    const cleared = new Set([...removed, ...replaced, ...swapped]);
    const folders = new Set(entered);
    const isCleared = (path) => {
        for (let above = path; above !== ''; above = (0,tree_names/* parentOf */.gN)(above))
            if (cleared.has(above))
                return true;
        return false;
    };
    const gone = [];
    const known = [];
    for (const { path: name, mode } of await (0,git_store/* listFiles */.CS)(store, tree)) {
        const path = name.toString('latin1');
        const isRepository = mode === REPOSITORY_MODE && folders.has(path);
        if (isRepository || (written.has(path) && isFileIn(folder, path)))
            known.push(name);
        else if (written.has(path) || isCleared(path))
            gone.push(name);
    }
    const files = new Set(known.map((name) => name.toString('latin1')));
    return { gone, known, hasUnknown: roots.length > 0 || changed.some((path) => !files.has(path)) };
}
const REPOSITORY_MODE = '160000';
function isFileIn(folder, path) {
    const entry = (0,upper_files/* entryIn */.Gi)(folder, path);
    return entry !== undefined && entry !== 'hidden' && !entry.isDirectory();
}

// EXTERNAL MODULE: ./build/engine/workspace/home-layers.js
var home_layers = __webpack_require__(50917);
// EXTERNAL MODULE: ./build/engine/workspace/workspace.js + 1 modules
var workspace_workspace = __webpack_require__(54725);
;// CONCATENATED MODULE: ./build/engine/workspace/layered-workspace.js










function workspaceLayers({ level, layering, store }) {
    if (level.kind !== 'bubblewrap' || layering.kind !== 'layers' || store.external !== undefined)
        return undefined;
    return layering.layers;
}
async function openLayeredWorkspace(privateArea, layers, request) {
    const { store, environment, onLeft } = privateArea;
    const { workspace, commit, prepared, yardIn, signal } = request;
    const { checkout, home, nothing, programs, trees, views } = layers;
    (0,fault_point/* faultPoint */.Jd)('workspace:before-checkout');
    privateArea.checkSeal();
    onLeft(await (0,remove_tree/* discardTree */.l)(workspace.folder, { signal, ...(yardIn === undefined ? {} : { yardIn }) }));
    if (signal?.aborted === true) {
        prepared?.release();
        return 'cancelled';
    }
    (0,external_node_fs_.mkdirSync)(workspace.folder, { recursive: true });
    const leased = await trees.lease(commit);
    const above = prepared === undefined ? [] : [prepared.layer.home];
    const folders = [
        { at: workspace.folder, lower: [...leased.folders, ...(prepared === undefined ? [] : [prepared.layer.tree])] },
        { at: home, lower: [...above, nothing] },
        ...(0,home_layers/* homeFolders */.ro)(environment.homeLayers, { home, above }),
    ];
    const view = (0,layered_view/* createLayeredView */.w0)({ folder: (0,external_node_path_.join)(views, (0,external_node_crypto_.randomUUID)()), programs, folders });
    if (prepared !== undefined)
        (0,fault_point/* faultPoint */.Jd)('layers:after-attach');
    (0,fault_point/* faultPoint */.Jd)('workspace:after-checkout');
    await trees.writeIndex(commit, workspace.indexFile);
    (0,workspace_workspace/* writeAgentGit */.NF)(store, { ...request, workspace: { ...workspace, folder: (0,layered_view/* upperOf */.Ag)(view, workspace.folder) } });
    (0,fault_point/* faultPoint */.Jd)('workspace:after-agent-git');
    const { folder: at, indexFile } = workspace;
    const folder = (0,layered_view/* upperOf */.Ag)(view, at);
    return {
        folder,
        shown: {
            ...{ view, home: { at: home, folder: (0,layered_view/* upperOf */.Ag)(view, home) } },
            ...(prepared === undefined ? {} : { aliases: [checkout] }),
        },
        captureBefore: async (bounds) => {
            (0,fault_point/* faultPoint */.Jd)('capture:before');
            privateArea.checkSeal();
            const take = async () => {
                const copy = `${indexFile}.before`;
                await trees.writeIndex(commit, copy);
                return captureUpper(store, { ...{ view, at, tree: commit, indexFile: copy }, ...bounds });
            };
            let captured = await take();
            if (captured.kind === 'refused' && (await (0,git_work_tree/* removeSpecialFiles */.NL)(store, { folder, indexFile }, commit)))
                captured = await take();
            await emptyHome(privateArea, { view, home });
            return captured;
        },
        capture: (bounds) => {
            (0,fault_point/* faultPoint */.Jd)('capture:before');
            privateArea.checkSeal();
            return captureUpper(store, { ...{ view, at, tree: commit, indexFile }, ...bounds });
        },
        [Symbol.asyncDispose]: async () => {
            leased.release();
            prepared?.release();
            onLeft(await (0,layered_view/* discardLayeredView */.cm)(view, {}));
        },
    };
}
async function emptyHome({ onLeft }, { view, home }) {
    for (const { at } of view.folders) {
        if (at !== home && !at.startsWith(home + external_node_path_.sep))
            continue;
        const upper = (0,layered_view/* upperOf */.Ag)(view, at);
        onLeft(await (0,remove_tree/* discardTree */.l)(upper));
        (0,external_node_fs_.mkdirSync)(upper, { mode: 0o755 });
    }
}

// EXTERNAL MODULE: ./build/engine/evaluation/workspace-environment.js
var workspace_environment = __webpack_require__(93391);
;// CONCATENATED MODULE: ./build/engine/evaluation/agent-workspace.js





async function openAgentWorkspace(privateArea, request) {
    const layers = request.isKept === true ? undefined : workspaceLayers(privateArea);
    if (layers === undefined)
        return openPlain(privateArea, request);
    request.onSetup?.();
    const ready = await prepareFor(privateArea, request);
    if ('kind' in ready)
        return ready;
    const { prepared, timings } = ready;
    const layered = await openLayeredWorkspace(privateArea, layers, { ...request, prepared });
    if (layered === 'cancelled')
        return { kind: 'aborted', timings };
    const opened = await setUpLayered(privateArea, request, layered);
    if (opened.kind !== 'opened')
        await layered[Symbol.asyncDispose]();
    return { ...opened, timings };
}
async function prepareFor(privateArea, { step, commit, protectedFiles, checkout, signal }) {
    if (step === undefined)
        return { prepared: undefined, timings: {} };
    const made = await (0,workspace_environment/* prepareLayer */.N)(privateArea, { step, tree: commit, protectedFiles, checkout, signal });
    return made.kind === 'prepared' ? { prepared: made.prepared, timings: made.timings } : made;
}
function endOf(end) {
    return end === 'aborted' ? { kind: 'aborted' } : { kind: 'failed', reason: end.failed };
}
async function setUpLayered(privateArea, { setUp, limits, signal, commit, workspace: { indexFile } }, environment) {
    const bounds = { limits, signal };
    const { folder } = environment;
    const take = () => environment.capture(bounds);
    if (setUp === undefined)
        return { kind: 'opened', workspace: { environment, folder, take } };
    const end = await setUp(environment);
    if (end !== 'done')
        return endOf(end);
    const before = await environment.captureBefore(bounds);
    if (before.kind === 'cancelled')
        return { kind: 'aborted' };
    if (before.kind !== 'captured')
        return { kind: 'failed', reason: (0,workspace_workspace/* captureReason */.zv)(before) };
    const from = before.tree;
    const takeOwn = async () => {
        const captured = await take();
        if (captured.kind !== 'captured')
            return captured;
        const request = { indexFile: `${indexFile}.transplant`, from, to: captured.tree, onto: commit };
        return { kind: 'captured', tree: await (0,workspace_workspace/* transplant */.sK)(privateArea.store, request) };
    };
    return { kind: 'opened', workspace: { environment, folder, take: takeOwn } };
}
async function openPlain(privateArea, request) {
    const { step, setUp, workspace, commit, limits, signal, onSetup } = request;
    if ((await (0,workspace_workspace/* prepareWorkspace */.t0)(privateArea, request)) === 'cancelled')
        return { kind: 'aborted', timings: {} };
    onSetup?.();
    const capturing = { workspace, commit, limits, signal };
    const open = (environment, before) => ({
        kind: 'opened',
        workspace: {
            environment,
            folder: workspace.folder,
            take: () => (0,workspace_workspace/* captureWorkspace */._Z)(privateArea, { ...capturing, before }),
        },
    });
    if (step === undefined && setUp === undefined)
        return { ...open(agent_environment/* PLAIN_VIEW */.Zm), timings: {} };
    (0,folder_trust/* handOut */.YV)(workspace);
    const { environment, timings, end } = await setUpPlain(privateArea, request);
    if (end !== 'done')
        return { ...endOf(end), timings };
    const captured = await (0,workspace_workspace/* captureBefore */.a1)(privateArea, capturing);
    if (captured.kind === 'captured')
        return { ...open(environment, captured.before), timings };
    await environment[Symbol.asyncDispose]();
    if (captured.kind === 'cancelled')
        return { kind: 'aborted', timings };
    return { kind: 'failed', reason: (0,workspace_workspace/* captureReason */.zv)(captured), timings };
}
async function setUpPlain(privateArea, { step, setUp, commit, protectedFiles, checkout, signal, workspace: { folder } }) {
    if (step === undefined) {
        return { environment: agent_environment/* PLAIN_VIEW */.Zm, timings: {}, end: (await setUp?.(agent_environment/* PLAIN_VIEW */.Zm)) ?? 'done' };
    }
    const request = { step, tree: commit, protectedFiles, checkout, signal };
    const attached = await (0,workspace_environment/* attachPreparedTo */.M)(folder, privateArea, request);
    const { timings } = attached;
    if (attached.kind === 'attached')
        return { environment: attached.environment, timings, end: 'done' };
    const end = attached.kind === 'aborted' ? attached.kind : { failed: attached.reason };
    return { environment: agent_environment/* PLAIN_VIEW */.Zm, timings, end };
}


/***/ }),

/***/ 32941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ prepareBaseLayer),
/* harmony export */   k: () => (/* binding */ takeSetupLogs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _workspace_private_area_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29460);
/* harmony import */ var _evaluation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2774);
/* harmony import */ var _preparing_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54620);





async function prepareBaseLayer(privateArea, request) {
    const { preparing, isBegun, protectedFiles, signal, activity } = request;
    const { folder, store } = privateArea;
    const step = isBegun ? undefined : (0,_preparing_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .environmentStep */ .wt)({ ...preparing, logs: logsIn(folder) });
    if (step === undefined)
        return;
    const checkout = (0,_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_2__/* .evaluationCheckout */ .b)(privateArea, 1);
    const of = { tree: store.base, protectedFiles, signal, checkout, variables: {} };
    activity?.begin('0', 'running setup');
    const prepared = await (0,_evaluation_js__WEBPACK_IMPORTED_MODULE_3__/* .prepareEnvironment */ .z)(privateArea, { ...of, step, isAhead: true });
    activity?.end('0');
    if (prepared.kind === 'ready')
        prepared.release();
}
function takeSetupLogs({ folder }, target) {
    for (const name of [_preparing_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .SETUP_STEP */ .R4, _preparing_steps_js__WEBPACK_IMPORTED_MODULE_4__/* .SETUP_ON_INPUTS */ .WF].flatMap((step) => [`${step}.stdout`, `${step}.stderr`])) {
        const printed = logsIn(folder) + name;
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(printed))
            continue;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(printed, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(target, name));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(printed);
    }
}
function logsIn(folder) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'scratch', 'environment-of-base-');
}


/***/ }),

/***/ 93391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ attachPreparedTo),
/* harmony export */   N: () => (/* binding */ prepareLayer)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14311);
/* harmony import */ var _workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7568);
/* harmony import */ var _workspace_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66967);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54725);
/* harmony import */ var _evaluation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2774);
/* harmony import */ var _evaluation_step_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93257);
/* harmony import */ var _home_caches_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59791);









async function attachPreparedTo(workspace, privateArea, request) {
    const { layering, level } = privateArea;
    if (level.kind !== 'bubblewrap' || layering.kind !== 'layers')
        return setUpIn(workspace, privateArea, request);
    const prepared = await prepareLayer(privateArea, request);
    if (prepared.kind !== 'prepared')
        return prepared;
    const { signal } = request;
    const { timings, prepared: made } = prepared;
    const environment = await (0,_workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .attachLayer */ .F_)(privateArea, { layers: layering.layers, ...made, workspace, signal });
    if (environment === 'cancelled')
        return { kind: 'aborted', timings };
    return { kind: 'attached', environment, timings };
}
async function prepareLayer(privateArea, request) {
    const { timings = {}, ...prepared } = await (0,_evaluation_js__WEBPACK_IMPORTED_MODULE_6__/* .prepareEnvironment */ .z)(privateArea, { ...request, variables: {} });
    if (prepared.kind === 'aborted')
        return { kind: 'aborted', timings };
    if (prepared.kind !== 'ready')
        return { kind: 'failed', reason: prepared.reason, timings };
    const { layer, release } = prepared;
    return { kind: 'prepared', prepared: { layer, release }, timings };
}
async function setUpIn(workspace, privateArea, { step, protectedFiles, signal }) {
    const home = (0,_workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .openHome */ .yz)(privateArea);
    for (const stream of ['stdout', 'stderr'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(`${step.logs}.${stream}`, { force: true });
    const result = await (0,_workspace_command_js__WEBPACK_IMPORTED_MODULE_4__/* .runCommand */ .d)(privateArea, {
        ...{ command: step.command, kind: 'setup', workDir: workspace, place: 'workspace', variables: {}, signal },
        ...{ stdoutPath: `${step.logs}.stdout`, stderrPath: `${step.logs}.stderr`, ...home.shown },
        ...{ budgetMs: step.timeoutMs, network: step.network, readable: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .agentReadable */ .KJ)(privateArea) },
    });
    const timings = result.kind === 'ended' ? { [`${step.name}_ms`]: Math.round(result.durationMs) } : {};
    const isAborted = result.kind === 'ended' ? result.aborted : result.code === 'ABORTED';
    const reason = result.kind === 'ended' ? (0,_evaluation_step_js__WEBPACK_IMPORTED_MODULE_7__/* .issueOf */ .v1)(step, result, protectedFiles) : result.reason;
    if (!isAborted && reason === undefined) {
        for (const path of (0,_home_caches_js__WEBPACK_IMPORTED_MODULE_8__/* .unkeptInHome */ .e)(home.folder))
            (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .removeTree */ .dM)((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__/* .placeIn */ .VV)(home.folder, path));
        return { kind: 'attached', environment: home, timings };
    }
    await home[Symbol.asyncDispose]();
    return isAborted ? { kind: 'aborted', timings } : { kind: 'failed', reason: reason ?? '', timings };
}


/***/ }),

/***/ 47003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JQ: () => (/* binding */ readCallLog),
/* harmony export */   SP: () => (/* binding */ CALLS_SUFFIX)
/* harmony export */ });
/* unused harmony export openCallLog */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48951);
/* harmony import */ var _protocol_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65152);




const CALLS_SUFFIX = '.calls.jsonl';
function openCallLog(path) {
    const file = openSync(path, 'a', 0o600);
    let calls = 0;
    let isOpen = true;
    let isSyncing = false;
    const write = (line) => {
        if (!isOpen)
            throw Object.assign(new Error('the log is closed'), { code: 'EBADF' });
        writeSync(file, `${JSON.stringify(line)}\n`);
        if (isSyncing)
            return;
        isSyncing = true;
        fdatasync(file, () => {
            isSyncing = false;
            if (!isOpen)
                closeSync(file);
        });
    };
    return {
        begin: ({ model = 'unknown', about, reserveUsd, price }) => {
            const call = calls + 1;
            write({ call, model, about, ...(price === undefined ? {} : { reserved_usd: reserveUsd }) });
            calls = call;
            return call;
        },
        end: (call, { model, tokens, usd, isEstimated }) => {
            try {
                write({
                    ...{ call, model, tokens },
                    ...(usd === undefined ? {} : { usd }),
                    ...(isEstimated === undefined ? {} : { estimated: isEstimated }),
                });
            }
            catch {
            }
        },
        close: () => {
            if (!isOpen)
                return;
            isOpen = false;
            if (!isSyncing)
                closeSync(file);
        },
    };
}
const amount = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0));
const tokens = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0));
const beginSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ call: tokens, model: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), about: tokens, reserved_usd: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(amount) });
const endSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    call: tokens,
    model: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    tokens: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        ...{ input: tokens, cacheRead: tokens, cacheWrite: tokens, longCacheWrite: tokens, output: tokens },
    }),
    usd: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(amount),
    estimated: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true)),
});
const lineSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([endSchema, beginSchema]);
const MAX_BYTES = 64 << 20;
function readCallLog(path) {
    const calls = new Map();
    for (const line of ((0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readFilePart */ .E)(path, 'start', MAX_BYTES)?.text ?? '').split('\n')) {
        const parsed = lineSchema.safeParse(jsonOf(line));
        if (!parsed.success)
            continue;
        const { data } = parsed;
        const { call, model } = data;
        calls.set(call, { model, status: null, durationMs: 0, ...('tokens' in data ? outcomeOf(data) : pendingOf(data)) });
    }
    return [...calls.values()];
}
function outcomeOf({ tokens, usd, estimated }) {
    return {
        tokens,
        ...(usd === undefined ? {} : { usd }),
        ...(estimated === undefined ? {} : { isEstimated: estimated }),
    };
}
function pendingOf({ about, reserved_usd: usd }) {
    return { tokens: { ..._protocol_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TOKENS */ .jz, input: about }, ...(usd === undefined ? {} : { usd }), ...{ isEstimated: true } };
}
function jsonOf(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 7568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F_: () => (/* binding */ attachLayer),
/* harmony export */   Zm: () => (/* binding */ PLAIN_VIEW),
/* harmony export */   yz: () => (/* binding */ openHome)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _kernel_copy_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47700);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23727);
/* harmony import */ var _kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92364);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14311);
/* harmony import */ var _home_layers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(50917);








const PLAIN_VIEW = { shown: {}, [Symbol.asyncDispose]: () => Promise.resolve() };
async function attachLayer({ environment, onLeft }, { layers, layer, release, workspace, signal }) {
    const { checkout, home, nothing, programs, views } = layers;
    const folders = [
        { at: home, lower: [layer.home, nothing] },
        ...(0,_home_layers_js__WEBPACK_IMPORTED_MODULE_7__/* .homeFolders */ .ro)(environment.homeLayers, { home, above: [layer.home] }),
    ];
    const view = (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_5__/* .createLayeredView */ .w0)({ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(views, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()), programs, folders });
    const attached = {
        shown: { view, home: { at: home, folder: (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_5__/* .upperOf */ .Ag)(view, home) }, aliases: [checkout] },
        [Symbol.asyncDispose]: async () => {
            release();
            onLeft(await (0,_kernel_layered_view_js__WEBPACK_IMPORTED_MODULE_5__/* .discardLayeredView */ .cm)(view, {}));
        },
    };
    const copied = await (0,_kernel_copy_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .copyTree */ .E)({ from: layer.tree, to: workspace, existing: 'stays', signal });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_4__/* .faultPoint */ .Jd)('layers:after-attach');
    if (copied === 'copied')
        return attached;
    await attached[Symbol.asyncDispose]();
    return 'cancelled';
}
function openHome({ folder, onLeft }) {
    const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'scratch', `home-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(home, { mode: 0o700 });
    return {
        folder: home,
        shown: { home: { at: home, folder: home } },
        [Symbol.asyncDispose]: async () => onLeft(await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .discardTree */ .l)(home)),
    };
}


/***/ }),

/***/ 31695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ML: () => (/* binding */ runError),
/* harmony export */   QX: () => (/* binding */ storageError),
/* harmony export */   vq: () => (/* binding */ withReserve),
/* harmony export */   xg: () => (/* binding */ diskFull)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79871);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13096);
/* harmony import */ var _kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57478);




function diskFull(command, cause) {
    const message = 'the disk is full; what was recorded stands';
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW('disk_full', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.precondition, { message, remedy: `Make room, then: ${command}`, cause });
}
function runError(command, { cause, repository }) {
    const known = (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__.goneError)(repository, { command, cause }) ?? storageError(command, cause);
    return known ?? (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW ? undefined : (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__.machineError)(cause));
}
function storageError(command, cause) {
    const isFull = cause instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS && cause.isDiskFull;
    if (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW && !isFull) {
        return cause.code === 'disk_full' ? diskFull(command(), cause) : undefined;
    }
    if (isFull || (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isNoRoom */ .Ry)(cause))
        return diskFull(command(), cause);
    const code = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(cause);
    if (code !== 'EIO' && code !== 'EROFS')
        return undefined;
    const message = `the disk gave an error (${code}); what was recorded stands`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW('storage', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.precondition, {
        message,
        remedy: `Check the disk, then: ${command()}`,
        cause,
    });
}
function withReserve({ reserve }, write) {
    try {
        return write();
    }
    catch (error) {
        if (reserve?.isHeld !== true || storageError(() => '', error)?.code !== 'disk_full')
            throw error;
        reserve.release();
        return write();
    }
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


/***/ })

};


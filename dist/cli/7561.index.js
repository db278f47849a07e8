export const id = 7561;
export const ids = [7561];
export const modules = {

/***/ 39875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MISSION_REQUESTS: () => (/* binding */ MISSION_REQUESTS)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/decision/policies/registry.js + 4 modules
var registry = __webpack_require__(65991);
// EXTERNAL MODULE: ./build/engine/acceptance/candidate-pack.js
var candidate_pack = __webpack_require__(40738);
// EXTERNAL MODULE: ./build/mission/opening.js + 1 modules
var opening = __webpack_require__(14178);
// EXTERNAL MODULE: ./build/mission/own-changes.js
var own_changes = __webpack_require__(78205);
// EXTERNAL MODULE: ./build/mission/run.js + 23 modules
var run = __webpack_require__(51473);
// EXTERNAL MODULE: ./build/mission/stop.js
var stop = __webpack_require__(50109);
// EXTERNAL MODULE: ./build/mission/store.js
var store = __webpack_require__(73448);
;// CONCATENATED MODULE: ./build/mission/ask.js










async function distilMission({ runId, ...listeners }, host) {
    const { state } = readAskable(runId, host);
    requireSingleChanges(state);
    const { stop, state: after } = await (0,run/* runMission */.S)({ ...listeners, mode: 'resume', runId, asked: { what: 'distil' } }, host);
    return { effects: (0,own_changes/* effectsIn */.cC)(after), stop };
}
async function acceptInMission({ runId, iteration, ...listeners }, host) {
    const { paths, state } = readAskable(runId, host);
    requireMeasured(paths, state, iteration);
    const { name, email } = await (0,opening/* findIdentity */.g3)(paths.repository, host.env);
    const change = { iteration, by: `${name} <${email}>` };
    const asked = { what: 'accept', change };
    const { stop, state: after } = await (0,run/* runMission */.S)({ ...listeners, mode: 'resume', runId, asked }, host);
    const entries = after.entries.slice(state.entries.length);
    const entry = entries.findLast(({ recombines }) => recombines?.length === 1 && recombines[0] === iteration);
    return { entry, stop };
}
function readAskable(runId, host) {
    const paths = (0,store.pathsOf)(runId, host);
    (0,store.requireRun)(paths);
    const { state, problem } = (0,store.readMission)(paths);
    if (problem !== undefined)
        throw new errors/* ContractError */.Vl([problem]);
    if (state === undefined) {
        const remedy = `Begin it: rcs autoresearch --resume ${runId}`;
        throw new errors/* PreconditionError */.Rb({ message: `the mission run ${runId} has no record yet`, remedy });
    }
    const alert = (0,stop/* findRecordedAlert */.oX)(state);
    if (alert === undefined)
        return { paths, state };
    throw new errors/* PreconditionError */.Rb({
        message: `the evaluator of the mission run ${runId} cannot be trusted: ${alert}`,
        remedy: `See why: autorize status ${runId}`,
    });
}
function requireSingleChanges({ launch, entries }) {
    const { run_id: runId, contract, mission_dir: dir } = launch;
    const { decision } = contract.evaluator;
    const again = `Set evaluator.decision: paired-sequential in sandbox.md, and launch again: rcs autoresearch ${dir}`;
    if (decision === undefined) {
        const message = `the mission run ${runId} has no evaluator.decision, so nothing says what a change is worth`;
        throw new errors/* PreconditionError */.Rb({ message, remedy: again });
    }
    if (decision !== 'auto' && registry/* POLICIES */.PQ[decision].hasWorkingLine) {
        const why = 'which accepts batches, so no single change can be left out';
        throw new errors/* PreconditionError */.Rb({
            message: `the mission run ${runId} has decision: ${decision}, ${why}`,
            remedy: again,
        });
    }
    if (entries.some((entry) => entry.decision === 'keep'))
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the mission run ${runId} has no accepted change to leave out`,
        remedy: `See: autorize status ${runId}`,
    });
}
function requireMeasured(paths, { entries }, iteration) {
    const { runId } = paths;
    const entry = entries.find((each) => each.iteration === iteration);
    if (entry === undefined || !isMeasured(entry)) {
        const known = entries.filter(isMeasured).map((each) => each.iteration);
        const expected = `a measured change that was not accepted (${known.length === 0 ? 'none is' : known.join(', ')})`;
        const what = entry === undefined ? 'has no record' : `is "${entry.decision}"`;
        const found = `iteration ${iteration} of ${runId} ${what}`;
        throw new errors/* UsageError */.eb([{ found, expected, remedy: `See them: autorize list ${runId}` }]);
    }
    if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,store.iterationFolder)(paths, iteration), candidate_pack/* CANDIDATE_FILE */.Tz)))
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the change of iteration ${iteration} of the mission run ${runId} is not stored on this machine`,
        remedy: `Use the machine that measured it. Its diff is readable: autorize show ${runId} ${iteration}`,
    });
}
function isMeasured({ decision, candidate_commit: commit, comparison, reverts }) {
    const isTested = commit !== null && comparison !== undefined && comparison.record.code !== 'implausible';
    return decision === 'discard' && isTested && reverts === undefined;
}

// EXTERNAL MODULE: ./build/report/effect-text.js
var effect_text = __webpack_require__(78436);
// EXTERNAL MODULE: ./build/report/foreign-text.js
var foreign_text = __webpack_require__(84483);
// EXTERNAL MODULE: ./build/cli/stop-signals.js
var stop_signals = __webpack_require__(31977);
;// CONCATENATED MODULE: ./build/cli/mission-ask.js
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






const MAX_CHARS = 400;
const MAX_CLAIM_CHARS = 1000;
async function distil({ words: [runId = ''], host, terminal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const stopping = __addDisposableResource(env_1, (0,stop_signals/* listenForSignals */.s)(), false);
        const heard = listen(terminal);
        const { effects } = await distilMission({ runId, signal: stopping.signal, onEvent: heard.onEvent }, host);
        for (const effect of effects)
            terminal.out(`iteration ${effect.iter}: ${(0,effect_text/* renderEffectOf */.F)(effect)}\n`);
        heard.printClaim();
        if (stopping.exitCode !== undefined)
            return stopping.exitCode;
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
async function accept({ words: [runId = '', asked = ''], host, terminal }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        if (!/^\d{1,9}$/.test(asked)) {
            const remedy = 'Write e.g. autorize accept RUN_ID 3.';
            throw new errors/* UsageError */.eb([{ found: (0,base_text/* quoted */.TL)(asked), expected: 'the number of an iteration', remedy }]);
        }
        const stopping = __addDisposableResource(env_2, (0,stop_signals/* listenForSignals */.s)(), false);
        const heard = listen(terminal);
        const request = { runId, iteration: Number(asked), signal: stopping.signal, onEvent: heard.onEvent };
        const { entry, stop } = await acceptInMission(request, host);
        if (entry === undefined) {
            terminal.out(`not tested: ${(0,foreign_text/* oneLine */.TN)(stop.reason, MAX_CHARS)}\n`);
            return stopping.exitCode ?? errors/* EXIT */.dc.no;
        }
        const isAccepted = entry.decision === 'keep';
        const what = isAccepted ? 'accepted' : `not accepted (${entry.decision})`;
        terminal.out(`iteration ${asked}, tested again as iteration ${entry.iteration}: ${what}\n`);
        terminal.out(`${(0,foreign_text/* oneLine */.TN)(entry.decision_reason, MAX_CHARS)}\n`);
        heard.printClaim();
        return stopping.exitCode ?? (isAccepted ? errors/* EXIT */.dc.yes : errors/* EXIT */.dc.no);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        __disposeResources(env_2);
    }
}
function listen(terminal) {
    let claim;
    return {
        onEvent: (event) => {
            if (event.kind === 'note')
                terminal.err(`${(0,foreign_text/* oneLine */.TN)(event.note, MAX_CHARS)}\n`);
            if (event.kind === 'claimed')
                claim = event.sentence;
        },
        printClaim: () => {
            if (claim !== undefined)
                terminal.out(`${(0,foreign_text/* oneLine */.TN)(claim, MAX_CLAIM_CHARS)}\n`);
        },
    };
}
const MISSION_REQUESTS = { accept, distil };


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

/***/ 8829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ isOwnRun),
/* harmony export */   v: () => (/* binding */ markOwnRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19533);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28338);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84831);





const fileIn = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'begun-here');
function markOwnRun(folder, first) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFileAtomic */ .Zf)(fileIn(folder), [digestOf(first)]);
}
function isOwnRun(folder, first) {
    const file = fileIn(folder);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return false;
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8') === digestOf(first);
    }
    catch (error) {
        if (error instanceof TypeError)
            return false;
        throw error;
    }
}
function digestOf({ seq: _seq, prev: _prev, hash: _hash, ...record }) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_4__/* .canonicalJson */ .d)(JSON.parse(JSON.stringify(record))));
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

/***/ 70678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ chooseSession),
/* harmony export */   Gq: () => (/* binding */ chooseForSlots),
/* harmony export */   aI: () => (/* binding */ checkChosenSessions),
/* harmony export */   o9: () => (/* binding */ tallySessions)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14472);
/* harmony import */ var _engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74832);
/* harmony import */ var _decision_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47545);
/* harmony import */ var _own_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78205);
/* harmony import */ var _session_turn_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47281);






function knownOf({ launch, entries, turns, evidence }) {
    const claims = evidence.flatMap((each) => (each.kind === 'claim' ? [each] : []));
    const trees = evidence.flatMap((each) => (each.kind === 'candidate' ? [[each.id, each.tree]] : []));
    return { launch, entries, turns, claims, treeOf: new Map(trees) };
}
function chooseSession(state, iteration) {
    return (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .isShared */ .yM)(state.launch.contract) ? chooseBy(knownOf(state), iteration) : undefined;
}
function chooseBy(known, iteration) {
    const { names, plateau } = settingsOf(known);
    const { name, stage } = (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseTurn */ .r6)({ ...requestOf(known), seed: seedOf(known, iteration) });
    return { name, of: [...names], plateau, ...(stage === undefined ? {} : { stage }) };
}
function chooseForSlots(state, slots) {
    if (!(0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .isShared */ .yM)(state.launch.contract))
        return [];
    const known = knownOf(state);
    const next = known.entries.length;
    return (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseSlots */ .Rk)(slots, { ...requestOf(known), seedOf: (slot) => seedOf(known, next + slot) });
}
function tallySessions(state) {
    const known = knownOf(state);
    return (0,_decision_agent_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyTurns */ .ph)((0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .isShared */ .yM)(state.launch.contract) ? settingsOf(known).names : [], recordedOf(known));
}
function checkChosenSessions(state) {
    const known = knownOf(state);
    const issues = [];
    let same = 0;
    for (const [at, { chosen_agent: recorded, iteration }] of known.entries.entries()) {
        const { chosen: begun, claims } = known.turns[at] ?? _session_turn_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_TURN */ .C;
        if (recorded === undefined && begun === undefined)
            continue;
        const [entries, turns] = [known.entries.slice(0, at), known.turns.slice(0, at)];
        const before = { ...known, entries, turns, claims: known.claims.slice(0, claims) };
        const again = (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .isShared */ .yM)(state.launch.contract) ? chooseBy(before, iteration) : undefined;
        if (!isSame(recorded, begun)) {
            issues.push(`iteration ${iteration} names ${describe(recorded)}; it was begun with ${describe(begun)}`);
        }
        else if (!isSame(recorded, again)) {
            issues.push(`iteration ${iteration} names ${describe(recorded)}; the records before it lead to ${describe(again)}`);
        }
        else
            same += 1;
    }
    return { issues, same };
}
function isSame(one, other) {
    const plain = (chosen) => chosen && [chosen.name, chosen.of, chosen.plateau, chosen.stage ?? null];
    return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}
function describe(chosen) {
    if (chosen === undefined)
        return 'no agent';
    const { name, of, plateau, stage = 0 } = chosen;
    return `the agent ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(name)} of ${of.map((each) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(each)).join(', ')} (plateau ${plateau}, stage ${stage})`;
}
function settingsOf({ launch: { contract } }) {
    const { agents, stop } = contract;
    return { names: (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .agentsOf */ .et)(contract).map(({ name }) => name), plateau: (0,_engine_agent_configured_agents_js__WEBPACK_IMPORTED_MODULE_1__/* .plateauOf */ .K)({ iteration: stop, agents }) };
}
function requestOf(known) {
    return { ...settingsOf(known), ...recordedOf(known), base: undefined };
}
function seedOf({ entries, launch }, iteration) {
    return `agents\n${entries.at(-1)?.hash ?? launch.baseline_commit}\n${iteration}`;
}
function recordedOf({ entries, turns, claims, treeOf }) {
    const surviving = new Set((0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .survivingAcceptances */ .yx)(entries));
    const out = (0,_own_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .takenOut */ .wD)(entries);
    const recorded = entries.map((entry, at) => {
        const { iteration: iter, chosen_agent: chosen, wave, decision, usage, comparison } = entry;
        const ofSlot = wave?.agent;
        const agent = chosen?.name ?? (typeof ofSlot === 'string' ? ofSlot : undefined);
        return {
            ...{
                iter,
                agent,
                result: resultOf(entry),
                isGone: out.has(iter) || (decision === 'keep' && !surviving.has(entry)),
            },
            ...(decision === 'keep' && comparison !== undefined ? { tree: treeOf.get(comparison.record.task) } : {}),
            ...{ usd: usage?.usd, minutes: (turns[at] ?? _session_turn_js__WEBPACK_IMPORTED_MODULE_4__/* .NO_TURN */ .C).ms / MS_A_MINUTE },
        };
    });
    return { turns: recorded, claims };
}
const MS_A_MINUTE = 60_000;
function resultOf(entry) {
    const { decision, candidate_status: status } = entry;
    switch (decision) {
        case 'keep':
            return entry.reverts === undefined ? 'accepted' : 'reverting';
        case 'discard':
            return (0,_decision_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .isTakingBack */ .KP)(entry) ? 'nothing' : 'rejected';
        case 'ambiguous':
            return 'rejected';
        case 'error':
            return status === null ? 'failed' : 'rejected';
        case 'noop':
        case 'abort':
            return 'nothing';
        case 'interrupted':
        case 'baseline':
            return 'ended';
        default:
            return decision;
    }
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
    const verdict = (0,_evaluator_output_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVerdict */ .Pn)(stdout);
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

/***/ 60355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ missionHoldoutGap)
/* harmony export */ });
/* harmony import */ var _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24145);
/* harmony import */ var _decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95695);


function missionHoldoutGap({ evidence, launch, }) {
    const { holdout, direction } = launch.contract.evaluator;
    return holdout && (0,_decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_1__/* .gapOfAnswers */ .xS)((0,_decision_measured_tests_js__WEBPACK_IMPORTED_MODULE_0__/* .readMeasured */ .L)(evidence, _decision_holdout_gap_js__WEBPACK_IMPORTED_MODULE_1__/* .HOLDOUT_PURPOSES */ ._l), direction);
}


/***/ }),

/***/ 4460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ testedChanges),
/* harmony export */   i: () => (/* binding */ nearMissesOf)
/* harmony export */ });
/* harmony import */ var _decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91167);

function testedChanges(entries) {
    return entries.flatMap((entry) => {
        const { iteration: iter, base_commit: on, comparison, recombines, reverts } = entry;
        const standing = standingOf(entry);
        if (standing === undefined || reverts !== undefined)
            return [];
        const evidence = comparison !== undefined && 'e' in comparison ? comparison.e : 1;
        return [{ iter, on, standing, evidence, of: recombines ?? [] }];
    });
}
function standingOf({ decision, candidate_commit: commit, comparison, conflicted, }) {
    if (decision === 'keep')
        return 'accepted';
    if (decision === 'discard' && conflicted !== undefined)
        return 'conflict';
    if (decision !== 'discard' || commit === null || comparison === undefined)
        return undefined;
    return (0,_decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__/* .isNearMiss */ .z8)({ code: comparison.record.code, gain: comparison.effect }) ? 'near-miss' : 'rejected';
}
function nearMissesOf(entries) {
    return (0,_decision_recombination_js__WEBPACK_IMPORTED_MODULE_0__/* .usableChanges */ .gE)(testedChanges(entries)).filter(({ standing }) => standing === 'near-miss');
}


/***/ }),

/***/ 78205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SA: () => (/* binding */ iterationsByTest),
/* harmony export */   cC: () => (/* binding */ effectsIn),
/* harmony export */   mv: () => (/* binding */ checkOwnChanges),
/* harmony export */   wD: () => (/* binding */ takenOut)
/* harmony export */ });
/* harmony import */ var _decision_own_effects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75092);
/* harmony import */ var _near_misses_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4460);


function effectsIn({ entries, evidence }) {
    return (0,_decision_own_effects_js__WEBPACK_IMPORTED_MODULE_0__/* .findOwnEffects */ .w)(evidence, { iterOf: iterationsByTest(entries), out: takenOut(entries) });
}
function iterationsByTest(entries) {
    const tests = entries.flatMap(({ comparison, iteration }) => comparison === undefined ? [] : [[comparison.record.task, iteration]]);
    return new Map(tests);
}
function takenOut(entries) {
    const tests = new Set(entries.flatMap(({ decision, reverts }) => (decision === 'keep' ? (reverts?.taken ?? []) : [])));
    return new Set(entries.flatMap(({ comparison, iteration }) => comparison !== undefined && tests.has(comparison.record.task) ? [iteration] : []));
}
function checkOwnChanges({ entries, evidence }) {
    const reverted = new Map(evidence.flatMap((each) => (each.kind === 'candidate' && each.reverts ? [[each.id, each]] : [])));
    return entries.flatMap((entry, at) => {
        const { iteration, recombines = [], reverts, comparison } = entry;
        const issues = recombines.length === 0 ? [] : findWrongParts(entry, entries.slice(0, at));
        if (entry.conflicted !== undefined && (entry.decision !== 'discard' || entry.candidate_commit !== null)) {
            issues.push(`iteration ${iteration} conflicted, and was judged all the same`);
        }
        const candidate = comparison && reverted.get(comparison.record.task);
        const [recorded, decided] = [reverts, candidate].map((each) => each && [each.margin, each.tree]);
        const [out, outDecided] = [reverts, candidate?.reverts].map((each) => each && [each.taken, each.stays]);
        const isSame = JSON.stringify([recorded, out]) === JSON.stringify([decided, outDecided]);
        return comparison === undefined || isSame
            ? issues
            : [...issues, `iteration ${iteration} takes out something else than its decision says`];
    });
}
function findWrongParts({ iteration, recombines = [] }, earlier) {
    const before = (0,_near_misses_js__WEBPACK_IMPORTED_MODULE_1__/* .testedChanges */ .F)(earlier);
    return recombines.flatMap((part) => {
        const of = before.find(({ iter }) => iter === part);
        if (of === undefined)
            return [`iteration ${iteration} recombines iteration ${part}, which tested no change before it`];
        return of.standing === 'accepted' ? [`iteration ${iteration} recombines iteration ${part}, which is kept`] : [];
    });
}


/***/ }),

/***/ 50109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Ph: () => (/* binding */ decideStop),
/* harmony export */   Rd: () => (/* binding */ agentBudget),
/* harmony export */   TL: () => (/* binding */ stopAfter),
/* harmony export */   US: () => (/* binding */ WHEN_HOLDOUT_SPENT),
/* harmony export */   gD: () => (/* binding */ CANCELLED),
/* harmony export */   hC: () => (/* binding */ decideAlert),
/* harmony export */   oX: () => (/* binding */ findRecordedAlert),
/* harmony export */   wJ: () => (/* binding */ decideEvidenceStop)
/* harmony export */ });
/* harmony import */ var _audit_audit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65780);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _engine_agent_agent_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54463);
/* harmony import */ var _engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89753);
/* harmony import */ var _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45954);
/* harmony import */ var _loop_stop_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24851);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52708);







const CANCELLED = { status: 'stopped', reason: 'interrupted by the operator' };
function stopAfter({ what, ended }) {
    if (ended === undefined)
        return { status: 'stopped', reason: `${DONE[what]}; its sessions can be resumed` };
    const { status, reason, spent, cause, until } = ended;
    return {
        ...{ status, reason },
        ...(spent === true ? { isSpent: true } : {}),
        ...(cause === undefined ? {} : { cause }),
        ...(until === undefined ? {} : { until }),
    };
}
const DONE = {
    distil: 'interrupted before its accepted changes were left out',
    accept: 'interrupted before a change was tested again',
};
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
    const reached = (0,_loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .findLimitReached */ .J2)(new _loop_stop_js__WEBPACK_IMPORTED_MODULE_3__/* .AttemptTally */ .OI(attempts), { ...others, usd: budgetUsd, tokens: undefined });
    if (reached?.kind === 'errors')
        return { ...STOPS.errors, reason: reached.reason };
    const agents = agentAttemptsOf(entries.slice(resumed));
    const unable = agents.findUnable(MAX_ALIKE);
    if (unable !== undefined) {
        const { kind: cause, ...why } = (0,_engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .withWork */ .gb)(unable, agentAttemptsOf(entries));
        return { status: 'stopped', cause, ...why };
    }
    if (reached === undefined)
        return undefined;
    const reason = reached.kind === 'time' ? 'the time budget is used up' : reached.reason;
    const stop = { ...STOPS[reached.kind], reason };
    if (!agents.hasNeverWorked)
        return stop;
    const failed = { ...stop, reason: `${reason}; no agent worked, the last: ${agents.newest?.reason}` };
    return stop.status === 'stopped' ? { ...failed, cause: 'agent' } : { ...failed, status: 'failed' };
}
function agentAttemptsOf(entries) {
    return new _engine_agent_unable_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .AgentAttempts */ .Ut((0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .ownEntries */ .xK)(entries)
        .filter(({ kind }) => kind === 'iteration')
        .map(agentAttemptOf));
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
        usd: (0,_engine_agent_spending_js__WEBPACK_IMPORTED_MODULE_6__/* .smallestBudget */ .BI)(limits?.usd, launch.contract.budget?.usd),
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

/***/ 71622:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ auditShared)
/* harmony export */ });
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17785);
/* harmony import */ var _kernel_temporary_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76038);


async function auditShared({ repository, findings, findForbidden }) {
    const issues = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .describeWrong */ .$R)(findings);
    return issues.length > 0 ? issues : (0,_kernel_temporary_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .withRefs */ .j)(repository, findForbidden);
}


/***/ })

};


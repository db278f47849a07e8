export const id = 845;
export const ids = [845];
export const modules = {

/***/ 55183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EQ: () => (/* binding */ judgeArtifact),
/* harmony export */   HK: () => (/* binding */ attemptsFolder),
/* harmony export */   Lx: () => (/* binding */ placeDownloads),
/* harmony export */   Zt: () => (/* binding */ placeReports),
/* harmony export */   ab: () => (/* binding */ waveFile),
/* harmony export */   jL: () => (/* binding */ requireWave),
/* harmony export */   u: () => (/* binding */ attemptArtifact)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7953);
/* harmony import */ var _wave_attempt_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43720);
/* harmony import */ var _wave_shard_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(44807);
/* harmony import */ var _wave_wave_on_disk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2707);
/**
 * Where the plan of a wave and what its attempts submitted lie on a runner.
 * Invariant: attempts are strangers' files: only the name of an artifact says which slot it is of.
 */








/** The file of the plan, absolute. */
function waveFile({ wave: { file } }, host) {
    return file === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(ownFolder(host), 'autorize-wave', 'wave.json') : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(host.cwd, file);
}
/** The folder of what was submitted, absolute. */
function attemptsFolder({ wave: { folder } }, host) {
    return folder === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(ownFolder(host), 'autorize-attempts') : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(host.cwd, folder);
}
function ownFolder({ env }) {
    return env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)();
}
/** The plan that a step is for; throws where it is another one than the inputs say. */
function requireWave(inputs, host) {
    const wave = (0,_wave_wave_on_disk_js__WEBPACK_IMPORTED_MODULE_6__/* .readWave */ .G)(waveFile(inputs, host), host);
    const { id } = inputs.wave;
    if (id !== undefined && wave.id !== id) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
            message: `the plan is of wave ${wave.id}, and the input "wave-id" is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(id)}`,
            remedy: 'Give this job the output wave-id and the plan of the job that planned',
        });
    }
    if (wave.experiment === inputs.experiment)
        return wave;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `wave ${wave.id} is of the experiment "${wave.experiment}", and the input "experiment" is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(inputs.experiment)}`,
        remedy: 'Name the experiment that the wave was planned for',
    });
}
/** The artifact of a slot. */
function attemptArtifact({ id }, slot) {
    return `autorize-attempt-${id}-slot-${slot}`;
}
/** The artifact of a judge. */
function judgeArtifact({ id }, { shard, shards }) {
    return `autorize-judge-${id}-shard-${shard}-of-${shards}`;
}
// As often as a name gets a number where it is taken: of a job that was run again.
const MAX_AGAIN = 20;
/**
 * Puts the downloaded artifact of each slot where `reduce` looks for it: of several the first that is whole, else the last
 * one there is.
 */
function placeDownloads(folder, wave) {
    for (const { slot } of wave.slots) {
        const place = (0,_wave_attempt_file_js__WEBPACK_IMPORTED_MODULE_4__/* .slotFolder */ .XJ)(folder, slot);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place))
            continue;
        const name = attemptArtifact(wave, slot);
        const names = [name, ...Array.from({ length: MAX_AGAIN - 1 }, (_, index) => `${name}-${index + 2}`)];
        const found = names.map((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, each)).filter(isFolder);
        const whole = found.find((each) => {
            const read = (0,_wave_attempt_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readAttemptAt */ .Nh)(each, wave, slot);
            return read.kind === 'read' && read.attempt.again !== true;
        });
        const chosen = whole ?? found.at(-1);
        if (chosen !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(chosen, place);
    }
}
/** Puts the downloaded artifact of each judge where `reduce` looks for it; of several the first one. */
function placeReports(folder, wave) {
    if (!isFolder(folder))
        return;
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).sort()) {
        const found = /^autorize-judge-([0-9a-f]+)-shard-(\d{1,3})-of-(\d{1,3})(?:-\d{1,2})?$/.exec(name);
        if (found === null || found[1] !== wave.id || !isFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)))
            continue;
        const place = (0,_wave_shard_file_js__WEBPACK_IMPORTED_MODULE_5__/* .shardFolder */ .nG)(folder, { shard: Number(found[2]), shards: Number(found[3]) });
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(place))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), place);
    }
}
function isFolder(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}


/***/ }),

/***/ 66845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAttemptStep: () => (/* binding */ runAttemptStep),
  runJudgeStep: () => (/* binding */ runJudgeStep),
  runPlanStep: () => (/* binding */ runPlanStep)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/report/foreign-text.js
var foreign_text = __webpack_require__(84483);
// EXTERNAL MODULE: ./build/report/live-line.js
var live_line = __webpack_require__(45656);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/engine/acceptance/candidate-pack.js
var candidate_pack = __webpack_require__(40738);
// EXTERNAL MODULE: ./build/experiment/ledger/candidate-commit.js
var candidate_commit = __webpack_require__(14237);
// EXTERNAL MODULE: ./build/experiment/ledger/decisions.js
var decisions = __webpack_require__(761);
// EXTERNAL MODULE: ./build/experiment/ledger/opening.js
var opening = __webpack_require__(67018);
// EXTERNAL MODULE: ./build/experiment/ledger/store.js + 1 modules
var store = __webpack_require__(23877);
// EXTERNAL MODULE: ./build/experiment/run.js + 42 modules
var run = __webpack_require__(93202);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(84831);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(23727);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
// EXTERNAL MODULE: ./build/wave/attempt-file.js
var attempt_file = __webpack_require__(43720);
// EXTERNAL MODULE: ./build/engine/workspace/private-area.js + 9 modules
var private_area = __webpack_require__(95953);
// EXTERNAL MODULE: ./build/experiment/ledger/state.js
var state = __webpack_require__(26099);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(14311);
// EXTERNAL MODULE: ./build/remote/experiment-recipe.js
var experiment_recipe = __webpack_require__(88467);
;// CONCATENATED MODULE: ./build/wave/attempt-repository.js
/**
 * A repository of its own for one attempt: the user's objects, the branch at the base of the wave, the files of the
 * experiment with its records.
 * Invariant: the user's repository is only read, so that attempts may run next to each other, and no command of the
 * attempt sees it; what the attempt records lies here and is gone when the block ends.
 * Crash: the folder stays in the folder for temporary files.
 */









/** Makes the repository of an attempt. */
async function openAttemptRepository(paths, { base, head }, host) {
    const { name, repository } = paths;
    const place = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-attempt-'));
    const folder = (0,external_node_path_.join)(place, 'repository');
    const remove = async (area) => {
        if (area !== undefined) {
            await (0,private_area/* endSession */.ky)(area);
            await (0,remove_tree/* discardTree */.l)(area);
        }
        await (0,remove_tree/* discardTree */.l)(place);
    };
    try {
        const gitDir = (0,external_node_path_.join)(folder, '.git');
        for (const each of ['objects/info', 'objects/pack', 'refs/heads/autorize', 'info'])
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, each), { recursive: true });
        (0,external_node_fs_.copyFileSync)((0,external_node_path_.join)(repository.commonDir, 'config'), (0,external_node_path_.join)(gitDir, 'config'));
        for (const each of ['shallow', 'info/exclude'])
            copyThere(repository.commonDir, gitDir, each);
        // What trees only name: contents of Git LFS and of submodules.
        for (const each of ['lfs', 'modules']) {
            if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(repository.commonDir, each)))
                (0,external_node_fs_.symlinkSync)((0,external_node_path_.join)(repository.commonDir, each), (0,external_node_path_.join)(gitDir, each));
        }
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'objects/info/alternates'), `${repository.objects}\n`);
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'packed-refs'), '');
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'HEAD'), `${head}\n`);
        if (base !== head || (0,external_node_fs_.existsSync)(paths.ledger))
            (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'refs/heads', (0,state/* branchOf */.W0)(name)), `${base}\n`);
        copyExperiment(paths, (0,external_node_path_.join)(folder, '.autorize', name), host);
        const own = { ...host, cwd: folder };
        const ownPaths = (0,store/* pathsOf */.wG)(name, own);
        const area = (0,private_area/* privateAreaFolder */.PH)({ repository: ownPaths.repository, name, parentEnv: host.env });
        const origin = [repository.commonDir, ...(0,user_repository/* listHeads */.Y3)(repository).map((each) => each.folder)];
        return { host: own, paths: ownPaths, area, origin, [Symbol.asyncDispose]: () => remove(area) };
    }
    catch (error) {
        await remove();
        throw error;
    }
}
/** The files that a person wrote, and the records. */
function copyExperiment(paths, to, host) {
    const own = ['config.toml', 'program.md', 'guidance.jsonl'];
    (0,external_node_fs_.mkdirSync)(to, { recursive: true });
    for (const path of [...own, ...(0,experiment_recipe/* experimentSubject */.U)(paths, host).list()])
        copyThere(paths.folder, to, path);
}
function copyThere(from, to, path) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(from, path)))
        return;
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(to, path)), { recursive: true });
    (0,external_node_fs_.copyFileSync)((0,external_node_path_.join)(from, path), (0,external_node_path_.join)(to, path));
}

;// CONCATENATED MODULE: ./build/wave/gain-of.js
/** The gain that a record says, better above 0: a difference of scores, or the logarithm of their ratio. Pure. */
function gainOf({ decision }) {
    if (decision == null || typeof decision.effect !== 'number')
        return undefined;
    const gain = decision.scale === 'ratio' ? Math.log(decision.effect) : decision.effect;
    return Number.isFinite(gain) ? gain : undefined;
}

// EXTERNAL MODULE: ./build/wave/known-state.js
var known_state = __webpack_require__(65367);
;// CONCATENATED MODULE: ./build/wave/attempt.js
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
 * One attempt of a wave: an agent's turn on the base, the boundaries, the guards and a short test, on this machine.
 * Invariant: what is submitted appears whole, by a rename, and once: a slot that submitted is not tried again. Whatever
 * happens to the attempt, the user's repository and records are as they were.
 * Crash: nothing is submitted; the reducer records the slot as killed, or the same command tries it again.
 */



















/**
 * Makes the attempt of a slot and submits it. Throws PreconditionError where repository, records or settings are not
 * those of the wave, and what a run throws; then the slot submits that it failed, and may be tried again.
 */
async function makeAttempt(request, host) {
    const { wave, slot, folder } = request;
    const earlier = (0,attempt_file/* readAttempt */.ce)(folder, wave, slot);
    if (earlier.kind === 'read' && earlier.attempt.again !== true)
        return { attempt: earlier.attempt, isEarlier: true };
    const paths = (0,store/* pathsOf */.wG)(wave.experiment, host);
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-wave-'));
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    const staged = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(folder, `.slot-${slot}-`));
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const { refs } = (0,user_repository/* openRefs */.ro)(paths.repository, scratch);
            (0,known_state/* requireSameState */.Jd)(wave, await (0,known_state/* readKnownState */.rt)(paths, refs));
            const head = await (0,user_repository/* requireHead */.EU)(paths.repository, refs);
            const place = __addDisposableResource(env_1, await openAttemptRepository(paths, { base: wave.base, head }, host), true);
            const attempt = await tryOnce(request, { place, staged });
            return attempt_submit(request, { staged, attempt });
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
        if (!(error instanceof errors/* AutorizeError */.yW))
            throw error;
        const reason = (0,base_text/* printable */.g$)(`${error.message}. ${error.remedy}`, 2000);
        attempt_submit(request, { staged, attempt: { ...about(request), outcome: 'infra_error', reason, again: true } });
        throw error;
    }
    finally {
        for (const each of [staged, scratch])
            (0,external_node_fs_.rmSync)(each, { recursive: true, force: true });
    }
}
function about({ wave, slot }) {
    return { version: 1, wave: wave.id, slot };
}
/** One iteration of the experiment in the repository of the attempt; it ends with its record. */
async function tryOnce(request, { place, staged }) {
    const { wave, slot, folder, overrides, signal, onEvent } = request;
    const { focus = '', usd } = wave.slots[slot] ?? {};
    const known = (0,store/* readLedger */.SC)(place.paths).records.length;
    const done = new AbortController();
    const { stop } = await (0,run/* runExperiment */.p)({
        ...{ name: wave.experiment, mode: 'run', allowDirty: true, workspaces: 1 },
        slot: { slot, slots: wave.slots.length, focus, pairs: wave.pairs },
        hidden: [...place.origin, folder],
        ...(usd === undefined ? {} : { budgetUsd: usd }),
        ...overrides,
        signal: AbortSignal.any([done.signal, ...(signal === undefined ? [] : [signal])]),
        onEvent: (event) => {
            onEvent?.(event);
            if (event.kind === 'recorded' && event.record.outcome !== 'baseline')
                done.abort();
        },
    }, place.host);
    const record = (0,store/* readLedger */.SC)(place.paths)
        .records.slice(known)
        .find(({ outcome }) => outcome !== 'baseline');
    if (record === undefined) {
        // It was interrupted, or had nothing left to spend, before an agent began.
        return { ...about(request), outcome: 'killed', reason: (0,base_text/* printable */.g$)(stop.reason, 2000), again: true };
    }
    return describe(request, { record, place, staged });
}
const JUDGED = ['merged', 'discarded', 'inconclusive'];
const BROKEN = ['killed', 'aborted', 'infra_error'];
async function describe(request, { record, place, staged, }) {
    const { outcome, notes, usage, tree, base_commit: from } = record;
    const seen = pretestOf(record);
    const common = {
        ...{ ...about(request), reason: (0,base_text/* printable */.g$)(notes, 4000), ...seen, ...(usage == null ? {} : { usage }) },
        ...(wasKeyInReach(place) ? { key_in_reach: true } : {}),
    };
    const isWorse = seen.effect !== undefined && seen.effect <= 0;
    if (JUDGED.includes(outcome) && typeof tree === 'string' && typeof from === 'string' && !isWorse) {
        const commit = await pack(place, { tree, from, path: (0,external_node_path_.join)(staged, attempt_file/* ATTEMPT_PACK */.CL) });
        return { ...common, outcome: 'proposed', commit };
    }
    if (BROKEN.includes(outcome)) {
        return { ...common, outcome: outcome === 'infra_error' ? outcome : 'killed', again: true };
    }
    const ended = ['noop', 'denied', 'inconclusive', 'invalid'].find((each) => each === outcome);
    return { ...common, outcome: ended ?? 'discarded' };
}
/** By the decision log, which begins with that of the run that the wave is of. */
function wasKeyInReach({ paths }) {
    return (0,decisions/* readDecisions */.uY)(paths).some(({ kind, key_in_reach: isInReach }) => kind === 'key-in-reach' || isInReach === true);
}
/** The pairs of the pre-test and the gain in them, better above 0, as the record has them. */
function pretestOf(record) {
    const [pairs, effect] = [record.decision?.n, gainOf(record)];
    return pairs == null || effect === undefined ? {} : { pairs, effect };
}
/** Packs the change as a commit on the base; the same change is the same commit on every machine. */
async function pack({ paths, area }, { tree, from, path }) {
    const store = await (0,candidate_commit/* openStore */.Ch)(paths, { folder: area, base: baseOf(paths) ?? from, branchHead: undefined });
    const commit = await (0,candidate_pack/* commitCandidate */.BO)(store, { tree, from });
    await (0,candidate_pack/* packCommit */["do"])(store, { path, commit, from });
    return commit;
}
function baseOf(paths) {
    return (0,opening/* findBase */.lN)((0,store/* readLedger */.SC)(paths).records, (0,store/* readState */.un)(paths));
}
/** Puts what is staged in its place. What another try of the slot has submitted meanwhile stays. */
function attempt_submit({ wave, slot, folder }, { staged, attempt }) {
    const path = (0,external_node_path_.join)(staged, attempt_file/* ATTEMPT_FILE */.xq);
    (0,external_node_fs_.writeFileSync)(path, `${JSON.stringify(attempt)}\n`);
    (0,durable/* syncFolder */.Yw)(staged);
    // Who reduces may be another user.
    (0,external_node_fs_.chmodSync)(staged, 0o755);
    (0,fault_point/* faultPoint */.Jd)('attempt:before-rename');
    const place = (0,attempt_file/* slotFolder */.XJ)(folder, slot);
    const found = (0,attempt_file/* readAttempt */.ce)(folder, wave, slot);
    if (found.kind === 'read' && found.attempt.again !== true)
        return { attempt: found.attempt, isEarlier: true };
    if (found.kind !== 'absent')
        (0,external_node_fs_.rmSync)(place, { recursive: true, force: true });
    try {
        (0,external_node_fs_.renameSync)(staged, place);
    }
    catch (error) {
        if (!['ENOTEMPTY', 'EEXIST'].includes((0,files/* errorCode */.CA)(error)))
            throw error;
        const other = (0,attempt_file/* readAttempt */.ce)(folder, wave, slot);
        if (other.kind !== 'read')
            throw error;
        return { attempt: other.attempt, isEarlier: true };
    }
    (0,fault_point/* faultPoint */.Jd)('attempt:after-rename');
    (0,durable/* syncFolder */.Yw)(folder);
    return { attempt: JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(place, attempt_file/* ATTEMPT_FILE */.xq), 'utf8')), isEarlier: false };
}

// EXTERNAL MODULE: ./build/wave/proposals.js
var proposals = __webpack_require__(45111);
// EXTERNAL MODULE: ./build/wave/shard-file.js
var shard_file = __webpack_require__(44807);
;// CONCATENATED MODULE: ./build/wave/judge.js
var judge_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var judge_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * One judge of several: tests its share of what slots propose on this machine, each against the base of the wave.
 * Invariant: nothing is accepted here, and the user's repository and records are only read: each test runs in a repository
 * of its own, after a calibration there. What is reported appears whole, by a rename, and once.
 * Crash: nothing is reported, and the reducer tests these candidates itself; or the same command tests them again.
 */














/**
 * Tests the share of a shard and reports what it found; undefined where it was interrupted. Throws PreconditionError where
 * repository, records or settings are not those of the wave, and what a run throws.
 */
async function judgeShard(request, host) {
    const { wave, out, shard, shards, signal } = request;
    const place = (0,shard_file/* shardFolder */.nG)(out, { shard, shards });
    const earlier = (0,external_node_fs_.existsSync)(place) ? (0,shard_file/* readShard */.Xy)(place, wave) : undefined;
    if (earlier !== undefined)
        return { report: earlier, isEarlier: true };
    const paths = (0,store/* pathsOf */.wG)(wave.experiment, host);
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-judge-'));
    try {
        const { refs } = (0,user_repository/* openRefs */.ro)(paths.repository, scratch);
        (0,known_state/* requireSameState */.Jd)(wave, await (0,known_state/* readKnownState */.rt)(paths, refs));
        const head = await (0,user_repository/* requireHead */.EU)(paths.repository, refs);
        const claims = [];
        for (const candidate of shareOf(request)) {
            const claim = await testOne(request, { candidate, paths, head, host });
            if (signal?.aborted === true)
                return undefined;
            if (claim !== undefined)
                claims.push(claim);
        }
        return judge_submit(request, { version: 1, wave: wave.id, shard, shards, claims });
    }
    finally {
        (0,external_node_fs_.rmSync)(scratch, { recursive: true, force: true });
    }
}
/** Every J-th candidate, in the order of the reducer: who submits the most gets the judges that there are. */
function shareOf({ wave, folder, shard, shards }) {
    const proposing = wave.slots.flatMap(({ slot }) => {
        const read = (0,attempt_file/* readAttempt */.ce)(folder, wave, slot);
        const isProposed = read.kind === 'read' && read.attempt.outcome === 'proposed';
        return isProposed ? [{ slot, attempt: read.attempt, hash: read.hash }] : [];
    });
    return (0,proposals/* inOrder */.al)(proposing).filter((_, index) => index % shards === shard);
}
/** Tests one candidate against the base; undefined where it has no verdict. */
async function testOne({ wave, folder, out, sandbox, signal, onEvent }, { candidate, paths, head, host }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const place = judge_addDisposableResource(env_1, await openAttemptRepository(paths, { base: wave.base, head }, host), true);
        const done = new AbortController();
        await (0,run/* runExperiment */.p)({
            ...{ name: wave.experiment, mode: 'run', allowDirty: true, workspaces: 1, maxIterations: 0 },
            proposals: [(0,proposals/* proposalOf */.cE)(wave, folder, candidate)],
            hidden: [...place.origin, folder, out],
            ...(sandbox === undefined ? {} : { sandbox }),
            signal: AbortSignal.any([done.signal, ...(signal === undefined ? [] : [signal])]),
            onEvent: (event) => {
                onEvent?.(event);
                // What follows an acceptance, such as a confirmation, is the reducer's.
                if (event.kind === 'recorded' && event.record.wave?.slot === candidate.slot)
                    done.abort();
            },
        }, place.host);
        const { slot, hash: attempt } = candidate;
        const record = (0,store/* readLedger */.SC)(place.paths).records.findLast(({ wave: of }) => of?.id === wave.id && of.slot === slot);
        const outcome = shard_file/* CLAIMED_OUTCOMES */.KD.find((each) => each === record?.outcome);
        // A gain that is too large to be believed is for a person, and the reducer asks.
        if (record === undefined || outcome === undefined || record.decision?.code === 'implausible')
            return undefined;
        const [pairs, effect] = [record.decision?.n, gainOf(record)];
        return {
            ...{ slot, attempt, outcome, reason: (0,shard_file/* reasonOfClaim */.ie)(record.notes) },
            ...(pairs == null ? {} : { pairs }),
            ...(effect === undefined ? {} : { effect }),
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = judge_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function judge_submit({ out }, report) {
    (0,external_node_fs_.mkdirSync)(out, { recursive: true });
    const staged = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(out, '.shard-'));
    try {
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(staged, shard_file/* CLAIMS_FILE */.Tu), `${JSON.stringify(report)}\n`);
        // Who reduces may be another user.
        (0,external_node_fs_.chmodSync)(staged, 0o755);
        (0,durable/* syncFolder */.Yw)(staged);
        const place = (0,shard_file/* shardFolder */.nG)(out, report);
        // What is there is not sound, or there would be nothing to report.
        (0,external_node_fs_.rmSync)(place, { recursive: true, force: true });
        (0,external_node_fs_.renameSync)(staged, place);
        (0,durable/* syncFolder */.Yw)(out);
        return { report, isEarlier: false };
    }
    catch (error) {
        // The same shard reported at the same time.
        const other = ['ENOTEMPTY', 'EEXIST'].includes((0,files/* errorCode */.CA)(error))
            ? (0,shard_file/* readShard */.Xy)((0,shard_file/* shardFolder */.nG)(out, report), { id: report.wave })
            : undefined;
        if (other === undefined)
            throw error;
        return { report: other, isEarlier: true };
    }
    finally {
        (0,external_node_fs_.rmSync)(staged, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./build/base/median.js
var median = __webpack_require__(50748);
;// CONCATENATED MODULE: ./build/wave/focuses.js
/** What agents of a wave look at where nobody says. Without a focus of its own each proposes what the others do. Pure. */
const FOCUSES = [
    'the algorithm and the data structures of the hottest path: do less work, in a better order of growth.',
    'work that is done more than once: compute it once, cache it, hoist it out of loops, or skip it where nobody needs it.',
    'memory: allocations, copies and conversions that can go, and data that lies together when it is used together.',
    'input, output and waiting: calls that can be batched, buffered, or done at the same time.',
    'the common case: a fast path for what comes most often, with the general code behind it.',
    'the innermost loops, statement by statement: branches, bounds, types, and what the compiler or runtime makes of them.',
    'what the language, its standard library and the dependencies that are there already do better than this code.',
    'the largest simplification that makes the result no worse: code, layers and options that can go.',
];
/** The focus of each slot, in turn. */
function focusesFor(slots, wanted) {
    const list = wanted.length === 0 ? FOCUSES : wanted;
    return Array.from({ length: slots }, (_, slot) => list[slot % list.length] ?? '');
}

;// CONCATENATED MODULE: ./build/wave/useful-width.js
/** The useful number of attempts at a time, at least 1; infinite where a test costs nothing. */
function usefulWidth({ judges, agentMs, evaluationMs, pretestPairs, passed, testPairs }) {
    const attemptMs = agentMs + pretestPairs * 2 * evaluationMs;
    const testMs = passed * testPairs * 2 * evaluationMs;
    return testMs <= 0 ? Number.POSITIVE_INFINITY : Math.max(1, (judges * attemptMs) / testMs);
}

// EXTERNAL MODULE: ./build/wave/wave-file.js
var wave_file = __webpack_require__(20418);
;// CONCATENATED MODULE: ./build/wave/plan.js
/** Plans a wave: what every attempt starts from, and what each looks at. Only reads. */











/** Plans a wave of an experiment. Throws ContractError for its config, PreconditionError where a run is at work. */
async function planWave({ name, attempts, usd, pairs, focuses }, host) {
    const paths = (0,store/* pathsOf */.wG)(name, host);
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-wave-'));
    try {
        const { refs } = (0,user_repository/* openRefs */.ro)(paths.repository, scratch);
        const { records, ...known } = await (0,known_state/* readKnownState */.rt)(paths, refs);
        (0,store/* loadForScoring */.f9)(paths, host, { schedule: 'ignored' });
        const share = usd === undefined ? {} : { usd: (0,wave_file/* shareOf */.tC)(usd, attempts) };
        const slots = focusesFor(attempts, focuses).map((focus, slot) => ({ slot, focus, ...share }));
        return { wave: (0,wave_file/* nameWave */.dV)({ experiment: name, ...known, pairs, slots }), usefulWidth: widthBy(records, pairs) };
    }
    finally {
        (0,external_node_fs_.rmSync)(scratch, { recursive: true, force: true });
    }
}
// Fewer say nothing of how long attempts take.
const LEAST_RECORDS = 3;
/** What the records say an attempt and a test take. */
function widthBy(records, pretestPairs) {
    const ofAgents = records.flatMap(({ durations }) => durations?.agent_ms ?? []);
    const ofEvaluations = records.flatMap(({ durations, decision }) => {
        const [ms, n] = [durations?.score_ms, decision?.n];
        return ms === undefined ? [] : [ms / Math.max(1, 2 * (n ?? 1))];
    });
    const tests = records.flatMap(({ decision }) => (decision?.n == null ? [] : [decision.n]));
    if (ofAgents.length < LEAST_RECORDS || ofEvaluations.length < LEAST_RECORDS || tests.length < LEAST_RECORDS)
        return undefined;
    const isPassed = (record) => (gainOf(record) ?? 0) > 0;
    const tried = records.filter(({ durations }) => durations?.agent_ms !== undefined);
    return usefulWidth({
        judges: 1,
        ...{ agentMs: (0,median/* median */.J)(ofAgents) ?? 0, evaluationMs: (0,median/* median */.J)(ofEvaluations) ?? 0, pretestPairs },
        passed: tried.filter(isPassed).length / tried.length,
        testPairs: tests.reduce((sum, each) => sum + each, 0) / tests.length,
    });
}

// EXTERNAL MODULE: ./build/wave/shard-number.js
var shard_number = __webpack_require__(77096);
;// CONCATENATED MODULE: ./build/wave/slot-number.js
/** The number of this attempt, as the engine that started it has it. Pure. */


/** Variables of engines that number what they start, and the number that they give to the first. */
const VARIABLES = [
    ['SLURM_ARRAY_TASK_ID', 0],
    ['JOB_COMPLETION_INDEX', 0],
    ['AWS_BATCH_JOB_ARRAY_INDEX', 0],
    ['BUILDKITE_PARALLEL_JOB', 0],
    // GitLab counts from 1.
    ['CI_NODE_INDEX', 1],
];
/** The slot that a flag or a variable names; throws UsageError where none does, or the wave has no such slot. */
function slotNumber(flag, { slots, env }) {
    const named = VARIABLES.find(([name]) => (env[name] ?? '') !== '');
    const [source, text, first] = flag !== undefined
        ? ['--slot', flag, 0]
        : named === undefined
            ? ['', '', 0]
            : [named[0], env[named[0]] ?? '', named[1]];
    const range = `a whole number from ${first} to ${slots - 1 + first}`;
    if (source === '') {
        const known = VARIABLES.map(([name]) => name).join(', ');
        const found = `no --slot, and none of ${known}`;
        throw new errors/* UsageError */.eb([{ found, expected: range, remedy: 'Add --slot N.' }]);
    }
    const number = /^\d{1,6}$/.test(text) ? Number(text) - first : -1;
    if (number >= 0 && number < slots)
        return number;
    const problem = {
        ...{ found: `${source} = ${(0,base_text/* quoted */.TL)(text)}`, expected: `${range}, the slots of the wave` },
        remedy: `Start as many attempts as the wave has slots, or name one with --slot.`,
    };
    throw new errors/* UsageError */.eb([problem]);
}

// EXTERNAL MODULE: ./build/wave/wave-on-disk.js
var wave_on_disk = __webpack_require__(2707);
// EXTERNAL MODULE: ./build/github/artifacts.js + 1 modules
var artifacts = __webpack_require__(78567);
// EXTERNAL MODULE: ./build/github/experiment-recipe.js + 3 modules
var github_experiment_recipe = __webpack_require__(94007);
// EXTERNAL MODULE: ./build/github/isolation.js
var github_isolation = __webpack_require__(13958);
// EXTERNAL MODULE: ./build/github/job-time.js
var job_time = __webpack_require__(39231);
// EXTERNAL MODULE: ./build/github/loop.js
var loop = __webpack_require__(34526);
// EXTERNAL MODULE: ./build/github/loop-opening.js
var loop_opening = __webpack_require__(6415);
// EXTERNAL MODULE: ./build/github/loop-state.js + 3 modules
var loop_state = __webpack_require__(46773);
// EXTERNAL MODULE: ./build/github/notes.js
var github_notes = __webpack_require__(37491);
// EXTERNAL MODULE: ./build/github/outputs.js
var outputs = __webpack_require__(31224);
// EXTERNAL MODULE: ./build/github/wave-place.js
var wave_place = __webpack_require__(55183);
;// CONCATENATED MODULE: ./build/github/wave-steps.js
var wave_steps_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var wave_steps_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * Modes `plan`, `attempt` and `judge`: the parts of a wave before it is reduced.
 * Invariant: none writes anything to the server but artifacts. An attempt whose agent worked is submitted however it
 * ended, and the step fails where nobody else gets it.
 */

























/** Plans a wave from what was pushed last, writes the plan and uploads it; the exit code of the step. */
async function runPlanStep(request, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { experiment: name, overrides, wave: inputs } = request.loop;
        const { attempts, pairs = wave_file/* DEFAULT_PAIRS */.KI, focuses, judges = 1 } = inputs;
        if (attempts === undefined && request.problems.length === 0) {
            const remedy = 'Write as many as your runners can run at once.';
            throw new errors/* UsageError */.eb([
                { found: 'no input "attempts" in mode "plan"', expected: `a number from 1 to ${wave_file/* MAX_SLOTS */.Fn}`, remedy },
            ]);
        }
        const step = wave_steps_addDisposableResource(env_1, await (0,loop_opening/* openLoopStep */.L)(request, host, github_experiment_recipe.openExperiment), false);
        const { opening } = step;
        await (0,loop_state/* openState */.Gf)(opening);
        const { budgetUsd: usd } = overrides;
        const planned = await planWave({ name, attempts: attempts ?? 1, pairs, focuses, ...(usd === undefined ? {} : { usd }) }, host);
        const { wave, usefulWidth } = planned;
        const path = (0,wave_place/* waveFile */.ab)(request.loop, host);
        (0,wave_on_disk/* writeWave */.L)(path, wave);
        const numbers = JSON.stringify(wave.slots.map(({ slot }) => slot));
        const shards = JSON.stringify(Array.from({ length: judges }, (_, shard) => `${shard}/${judges}`));
        (0,outputs/* writeOutputs */.Kn)({ 'wave-id': wave.id, 'wave-path': path, slots: numbers, shards });
        (0,github_notes/* print */.y)(`${name}: wave ${wave.id} of ${(0,base_text/* plural */.LS)(wave.slots.length, 'slot')} on ${wave.base.slice(0, 12)}`);
        if (usefulWidth !== undefined && Number.isFinite(usefulWidth)) {
            (0,github_notes/* print */.y)(`${name}: one reducer keeps up with ${(0,base_text/* plural */.LS)(Math.floor(usefulWidth), 'attempt')} at a time, by the records`);
        }
        const uploaded = await upload({ request, opening }, { name: `autorize-wave-${wave.id}`, files: [path] });
        (0,outputs/* writeOutputs */.Kn)({ 'wave-artifact': uploaded ?? '' });
        for (const note of opening.notes.all)
            (0,github_notes/* print */.y)(`note: ${note}`);
        if (uploaded !== undefined || inputs.file !== undefined)
            return errors/* EXIT */.dc.yes;
        throw new errors/* PreconditionError */.Rb({
            message: `the plan could not be passed on: it is only in ${(0,base_text/* quoted */.TL)(path, 300)} on this runner`,
            remedy: 'Name a file in the input "wave" that all jobs share, or that a later step of this job saves',
        });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        wave_steps_disposeResources(env_1);
    }
}
/** Makes the attempt of a slot and uploads what it submitted; the exit code of the step. */
async function runAttemptStep(request, host) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { loop: inputs } = request;
        const step = wave_steps_addDisposableResource(env_2, await (0,loop_opening/* openLoopStep */.L)(request, host, github_experiment_recipe.openExperiment), false);
        const { opening, cancel } = step;
        const { loop, isolation, notes } = opening;
        const wave = (0,wave_place/* requireWave */.jL)(inputs, host);
        const slot = slotNumber(inputs.wave.slot, { slots: wave.slots.length, env: host.env });
        requireWayOut(opening);
        isolation.levels = await (0,github_isolation/* findLevels */.l8)(loop.wishes);
        const { remote } = await (0,loop_state/* openState */.Gf)(opening);
        await (0,github_isolation/* requireIsolation */.Gc)(opening, remote);
        const level = (0,github_isolation/* describeIsolation */.o$)(isolation);
        if (level !== undefined)
            (0,github_notes/* print */.y)(level);
        const folder = (0,wave_place/* attemptsFolder */.HK)(inputs, host);
        const onEvent = printEvent;
        const submitted = { name: (0,wave_place/* attemptArtifact */.u)(wave, slot), folder: (0,attempt_file/* slotFolder */.XJ)(folder, slot) };
        const asked = { ...{ wave, slot, folder, onEvent }, overrides: overridesOf(opening), signal: cancel.signal };
        const handIn = () => passOn({ request, opening }, submitted);
        try {
            const { attempt } = await makeAttempt(asked, host).catch(async (error) => {
                // What was submitted says why it failed; the step ends with the failure itself.
                await handIn().catch(() => undefined);
                throw error;
            });
            const { outcome, reason, again } = attempt;
            (0,github_notes/* print */.y)(`slot ${slot} of wave ${wave.id}: ${outcome}: ${(0,foreign_text/* oneLine */.TN)(reason, 200)}`);
            await handIn();
            (0,outputs/* writeOutputs */.Kn)({ 'attempt-path': submitted.folder });
            return cancel.exitCode ?? (again === true ? errors/* EXIT */.dc.locked : errors/* EXIT */.dc.yes);
        }
        finally {
            for (const note of notes.all)
                (0,github_notes/* print */.y)(`note: ${note}`);
        }
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        wave_steps_disposeResources(env_2);
    }
}
/** Tests the share of a judge and uploads what it found; the exit code of the step. */
async function runJudgeStep(request, host) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const { loop: inputs } = request;
        const step = wave_steps_addDisposableResource(env_3, await (0,loop_opening/* openLoopStep */.L)(request, host, github_experiment_recipe.openExperiment), false);
        const { opening, cancel } = step;
        const wave = (0,wave_place/* requireWave */.jL)(inputs, host);
        const named = (0,shard_number/* shardNumber */.Y)(inputs.wave.shard, 'input "shard"');
        requireWayOut(opening);
        await (0,loop_state/* openState */.Gf)(opening);
        const folder = (0,wave_place/* attemptsFolder */.HK)(inputs, host);
        (0,wave_place/* placeDownloads */.Lx)(folder, wave);
        const { sandbox } = inputs.overrides;
        const judged = await judgeShard({
            ...{ wave, folder, out: folder, ...named, onEvent: printEvent, signal: cancel.signal },
            ...(sandbox === undefined ? {} : { sandbox }),
        }, host);
        if (judged === undefined)
            return cancel.exitCode ?? errors/* EXIT */.dc.locked;
        const { claims } = judged.report;
        const passed = claims.filter(({ outcome }) => outcome === 'merged').length;
        (0,github_notes/* print */.y)(`wave ${wave.id}: ${passed} of ${(0,base_text/* plural */.LS)(claims.length, 'candidate')} passed here`);
        try {
            await passOn({ request, opening }, { name: (0,wave_place/* judgeArtifact */.EQ)(wave, named), folder: (0,shard_file/* shardFolder */.nG)(folder, named) });
        }
        finally {
            for (const note of opening.notes.all)
                (0,github_notes/* print */.y)(`note: ${note}`);
        }
        return errors/* EXIT */.dc.yes;
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        wave_steps_disposeResources(env_3);
    }
}
function printEvent(event) {
    if (event.kind === 'started')
        for (const note of event.notes)
            (0,github_notes/* print */.y)((0,loop/* noteLine */.rk)(note));
    if (event.kind === 'note')
        (0,github_notes/* print */.y)((0,loop/* noteLine */.rk)(event.note));
    if (event.kind === 'recorded')
        (0,github_notes/* print */.y)((0,live_line/* renderIterationLine */.E)(event.record));
}
/** Throws where nobody would get what this job does. */
function requireWayOut({ inputs, host }) {
    if (inputs.wave.folder !== undefined || (0,artifacts/* canUpload */.Y)(host.env))
        return;
    throw new errors/* PreconditionError */.Rb({
        message: 'this runner has no service for artifacts: the job that judges would get nothing of this one',
        remedy: 'Name a folder in the input "attempts-path" that all jobs share, or that a later step of this job saves',
    });
}
function overridesOf({ inputs, host }) {
    const { sandbox } = inputs.overrides;
    const timeLimitMs = (0,job_time/* timeLeftOfJob */.P)({ env: host.env, now: host.now(), timeoutMs: inputs.jobTimeoutMs });
    return {
        ...(sandbox === undefined ? {} : { sandbox }),
        ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
    };
}
async function passOn(working, { name, folder }) {
    if (!(0,external_node_fs_.existsSync)(folder))
        return;
    const files = (0,external_node_fs_.readdirSync)(folder).map((file) => (0,external_node_path_.join)(folder, file));
    const uploaded = await upload(working, { name, files });
    if (uploaded !== undefined || working.opening.inputs.wave.folder !== undefined)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `what this job did could not be passed on: it is only in ${(0,base_text/* quoted */.TL)(folder, 300)} on this runner`,
        remedy: 'Run the job again, or let a later step of it save that folder ("if: failure()")',
    });
}
/** The name of the artifact; undefined where nothing was uploaded. */
async function upload({ request, opening }, { name, files }) {
    const { uploadsArtifacts, retentionDays } = request.publishing;
    if (!uploadsArtifacts || !(0,artifacts/* canUpload */.Y)(opening.host.env))
        return undefined;
    const [first = ''] = files;
    const uploaded = await (0,artifacts/* uploadArtifact */.m)({ name, files, root: (0,external_node_path_.join)(first, '..'), retentionDays }, opening.notes);
    return uploaded?.name;
}


/***/ }),

/***/ 43720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CL: () => (/* binding */ ATTEMPT_PACK),
/* harmony export */   Nh: () => (/* binding */ readAttemptAt),
/* harmony export */   U0: () => (/* binding */ usageOfAttempt),
/* harmony export */   XJ: () => (/* binding */ slotFolder),
/* harmony export */   ce: () => (/* binding */ readAttempt),
/* harmony export */   xq: () => (/* binding */ ATTEMPT_FILE)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43759);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28338);
/* harmony import */ var _base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6729);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7953);
/* harmony import */ var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57177);
/**
 * What the machine of a slot submits: `slot-N/attempt.json`, and `attempt.pack` where there is a change to judge.
 * Invariant: whoever wrote it is a stranger: it is read with bounds, held to its form, and decides nothing by itself.
 */







const ATTEMPT_FILE = 'attempt.json';
const ATTEMPT_PACK = 'attempt.pack';
const MAX_BYTES = 64 * 1024;
const OUTCOMES = [
    'proposed',
    'noop',
    'denied',
    'discarded',
    'inconclusive',
    'invalid',
    'killed',
    'infra_error',
];
const attemptSchema = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .strictObject */ .rej({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(1),
    wave: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(),
    slot: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr(),
    /** `proposed`: there is a change to judge; else how the attempt ended. */
    outcome: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ["enum"] */ .k5n(OUTCOMES),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._maxLength */ .Eb(4000)),
    /** Of what is proposed: a commit in the pack, on the base of the wave. */
    commit: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._regex */ .Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/))),
    /** What the pre-test says: pairs, and the gain in them, better above 0. */
    pairs: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._gte */ .qm(0))),
    effect: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig()),
    usage: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .unknown */ .L5J())),
    /** Its agent could read the key of its model. */
    key_in_reach: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(true)),
    /** It was broken off: the same slot may be tried again, and replaces this. */
    again: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .literal */ .euz(true)),
});
/** The folder of a slot. */
function slotFolder(folder, slot) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `slot-${slot}`);
}
/** Reads what a slot submitted. */
function readAttempt(folder, wave, slot) {
    return readAttemptAt(slotFolder(folder, slot), wave, slot);
}
/** Reads what a slot submitted where it lies in a folder of another name. */
function readAttemptAt(place, wave, slot) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, ATTEMPT_FILE)))
        return { kind: 'absent' };
    const read = (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readConfined */ .Hz)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, ATTEMPT_FILE), shown: ATTEMPT_FILE, folders: [place] }, MAX_BYTES);
    if ('problem' in read) {
        const { found, expected } = read.problem;
        return { kind: 'refused', why: `it is ${found}; expected ${expected}` };
    }
    const parsed = attemptSchema.safeParse(parsedJson(read.bytes));
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        return { kind: 'refused', why: `$.${issue?.path.join('.') ?? ''}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .printable */ .g$)(issue?.message ?? '', 200)}` };
    }
    const { data: attempt } = parsed;
    if (attempt.wave !== wave.id)
        return { kind: 'refused', why: `it is of the wave ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(attempt.wave)}` };
    if (attempt.slot !== slot)
        return { kind: 'refused', why: `it is of slot ${attempt.slot}` };
    if ((attempt.outcome === 'proposed') !== (attempt.commit !== undefined)) {
        return { kind: 'refused', why: 'a commit belongs to what is proposed, and to nothing else' };
    }
    return { kind: 'read', attempt, hash: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(read.bytes) };
}
function parsedJson(bytes) {
    try {
        return JSON.parse(bytes.toString('utf8'));
    }
    catch {
        return undefined;
    }
}
/** What its agent used up, as far as it says so. */
function usageOfAttempt({ usage }) {
    return (0,_base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_3__/* .reportedUsage */ .ZY)(usage);
}


/***/ }),

/***/ 65367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jd: () => (/* binding */ requireSameState),
/* harmony export */   Pw: () => (/* binding */ digestConfig),
/* harmony export */   rt: () => (/* binding */ readKnownState)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28338);
/* harmony import */ var _experiment_ledger_at_work_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78579);
/* harmony import */ var _experiment_ledger_opening_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67018);
/* harmony import */ var _experiment_ledger_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26099);
/* harmony import */ var _experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23877);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63342);
/** What a wave and its attempts have in common with the repository around them: base, records, settings. */








/** What the files here say; throws where a run is at work, or was broken off. */
async function readKnownState(paths, refs) {
    (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_6__/* .requireExperiment */ .DW)(paths);
    const { name, repository } = paths;
    const { records, problem } = (0,_experiment_ledger_store_js__WEBPACK_IMPORTED_MODULE_6__/* .readLedger */ .SC)(paths);
    if (problem !== undefined) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PreconditionError */ .Rb({
            message: `the records of "${name}" hold ${problem.found}`,
            remedy: `Repair them first: autorize repair ${name}`,
        });
    }
    if ((0,_experiment_ledger_at_work_js__WEBPACK_IMPORTED_MODULE_3__/* .isAtWork */ .p)(paths)) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PreconditionError */ .Rb({
            message: `a run of "${name}" is at work here: its state changes`,
            remedy: 'Wait until it ends, or stop it with Ctrl-C; then run the command again',
        });
    }
    const [open] = (0,_experiment_ledger_opening_js__WEBPACK_IMPORTED_MODULE_4__/* .findInFlight */ .T6)(paths, records);
    if (open !== undefined) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PreconditionError */ .Rb({
            message: `iteration ${open} of "${name}" was in progress when the last run ended`,
            remedy: `Resume that run first: autorize resume ${name}`,
        });
    }
    const head = await (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .requireHead */ .EU)(repository, refs);
    const last = records.at(-1)?.hash;
    return {
        records,
        state: typeof last === 'string' ? last : null,
        base: (records.length === 0 ? undefined : (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .readBranchFile */ .TQ)(repository, (0,_experiment_ledger_state_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)(name))) ?? head,
        config: digestConfig(paths),
    };
}
/** A digest of the settings and the program, byte for byte. */
function digestConfig({ config, program }) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)(Buffer.concat([(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(config), Buffer.of(0), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(program)]));
}
/** Throws where an attempt would start from something else than what the wave was planned for. */
function requireSameState(wave, known) {
    const { experiment } = wave;
    if (known.config !== wave.config) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PreconditionError */ .Rb({
            message: `config.toml or program.md of "${experiment}" is not what the wave was planned for`,
            remedy: `Bring the files of the machine that planned it, or plan again: autorize plan ${experiment}`,
        });
    }
    if (known.state !== wave.state || known.base !== wave.base) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PreconditionError */ .Rb({
            message: `the records of "${experiment}" here are not those of the wave: it starts from ${wave.base.slice(0, 12)}, here is ${known.base.slice(0, 12)}`,
            remedy: `Bring them here: autorize pull ${experiment}; or plan again: autorize plan ${experiment}`,
        });
    }
}


/***/ }),

/***/ 45111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   cE: () => (/* binding */ proposalOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _attempt_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43720);
/** What slots propose, in the order in which it is judged, and as a run takes it. */


/** The one with the largest gain first, as far as anybody says; of equals that of the smaller slot. */
function inOrder(proposing) {
    const gain = ({ claimed, attempt }) => claimed ?? attempt.effect ?? 0;
    return [...proposing].sort((one, other) => gain(other) - gain(one) || one.slot - other.slot);
}
/** The change as a run takes it in place of an agent's turn; `folder`: that slots submitted to. */
function proposalOf(wave, folder, { slot, attempt }) {
    const usage = (0,_attempt_file_js__WEBPACK_IMPORTED_MODULE_1__/* .usageOfAttempt */ .U0)(attempt);
    return {
        commit: attempt.commit ?? '',
        pack: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,_attempt_file_js__WEBPACK_IMPORTED_MODULE_1__/* .slotFolder */ .XJ)(folder, slot), _attempt_file_js__WEBPACK_IMPORTED_MODULE_1__/* .ATTEMPT_PACK */ .CL),
        origin: `slot ${slot} of wave ${wave.id}`,
        wave: markOf(wave, slot, attempt),
        ...(usage === undefined ? {} : { usage }),
    };
}
/** What a record says of the slot; the numbers are the word of another machine. */
function markOf({ id }, slot, word) {
    const { pairs, effect } = word ?? {};
    return { id, slot, ...(pairs === undefined ? {} : { pairs }), ...(effect === undefined ? {} : { effect }) };
}


/***/ }),

/***/ 44807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ip: () => (/* binding */ readClaims),
/* harmony export */   KD: () => (/* binding */ CLAIMED_OUTCOMES),
/* harmony export */   Tu: () => (/* binding */ CLAIMS_FILE),
/* harmony export */   Xy: () => (/* binding */ readShard),
/* harmony export */   ie: () => (/* binding */ reasonOfClaim),
/* harmony export */   nG: () => (/* binding */ shardFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
/* harmony import */ var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57177);
/* harmony import */ var _wave_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20418);
/**
 * What a judge shard reports of the candidates that it tested: `shard-I-of-J/claims.json`.
 * Invariant: it is the word of another machine. What it refuses is recorded as refused on its word, and costs at most a
 * gain; what it passes is tested again before it lands. A file that is not sound, of another wave, or of another attempt
 * than the one that is there, says nothing, and shards that contradict each other say nothing of that slot.
 */






const CLAIMS_FILE = 'claims.json';
const MAX_BYTES = 1024 * 1024;
const MAX_REASON_CHARS = 1000;
/** `merged`: better; the others: not to be accepted. */
const CLAIMED_OUTCOMES = ['merged', 'discarded', 'inconclusive', 'invalid', 'denied', 'noop'];
const claimSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    slot: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(0)),
    /** SHA-256 of the attempt.json that was tested. */
    attempt: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._regex */ .Fk(/^[0-9a-f]{64}$/)),
    outcome: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(CLAIMED_OUTCOMES),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(MAX_REASON_CHARS)),
    pairs: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(0))),
    /** The gain that it measured, better above 0. */
    effect: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()),
});
const shardSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    wave: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    shard: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(0)),
    shards: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(1)),
    claims: zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(claimSchema).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._maxLength */ .Eb(_wave_file_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_SLOTS */ .Fn)),
});
/** The folder that a shard reports to. */
function shardFolder(folder, { shard, shards }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `shard-${shard}-of-${shards}`);
}
/** A reason that fits into a claim. */
function reasonOfClaim(reason) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .printable */ .g$)(reason, MAX_REASON_CHARS);
}
/** Reads the report of one shard; undefined where there is none that is sound. */
function readShard(place, wave) {
    const read = (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfined */ .Hz)({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, CLAIMS_FILE), shown: CLAIMS_FILE, folders: [place] }, MAX_BYTES);
    if ('problem' in read)
        return undefined;
    try {
        const parsed = shardSchema.safeParse(JSON.parse(read.bytes.toString('utf8')));
        return parsed.success && parsed.data.wave === wave.id ? parsed.data : undefined;
    }
    catch {
        return undefined;
    }
}
/** What shards claim, by slot; a slot of which nothing is known, or two different things, is left out. */
function readClaims(folder, wave) {
    const claims = new Map();
    const contradicted = new Set();
    for (const name of shardNames(folder)) {
        for (const claim of readShard((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), wave)?.claims ?? []) {
            const known = claims.get(claim.slot);
            const isSame = known === undefined || (known.outcome === claim.outcome && known.attempt === claim.attempt);
            if (!isSame)
                contradicted.add(claim.slot);
            claims.set(claim.slot, known ?? { ...claim, by: name });
        }
    }
    return new Map([...claims].filter(([slot]) => !contradicted.has(slot)));
}
function shardNames(folder) {
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).filter((name) => /^shard-\d{1,3}-of-\d{1,3}$/.test(name));
    return names.sort().slice(0, _wave_file_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_SLOTS */ .Fn);
}


/***/ }),

/***/ 2707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ readWave),
/* harmony export */   L: () => (/* binding */ writeWave)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84831);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
/* harmony import */ var _wave_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20418);
/** The file of a wave's plan. */






/** Reads a plan by its path; throws ContractError with everything that is wrong with it. */
function readWave(path, { cwd }) {
    const read = (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readWholeFile */ .M4)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path), path);
    if ('problem' in read)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ContractError */ .Vl([read.problem]);
    return (0,_wave_file_js__WEBPACK_IMPORTED_MODULE_5__/* .parseWave */ .Fi)(read.bytes.toString('utf8'), path);
}
/** Writes a plan, whole or not at all; its folder is made where it is missing. */
function writeWave(path, wave) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFileAtomic */ .Zf)(path, [`${JSON.stringify(wave, null, 2)}\n`]);
}


/***/ })

};


export const id = 9320;
export const ids = [9320];
export const modules = {

/***/ 49320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAttemptCommand: () => (/* binding */ runAttemptCommand),
  runJudgeCommand: () => (/* binding */ runJudgeCommand),
  runPlanCommand: () => (/* binding */ runPlanCommand),
  runReduceCommand: () => (/* binding */ runReduceCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/experiment/loop/stop.js
var stop = __webpack_require__(83457);
// EXTERNAL MODULE: ./build/remote/push-named.js + 2 modules
var push_named = __webpack_require__(21930);
// EXTERNAL MODULE: ./build/report/foreign-text.js
var foreign_text = __webpack_require__(84483);
// EXTERNAL MODULE: ./build/report/live-line.js
var live_line = __webpack_require__(45656);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
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
// EXTERNAL MODULE: ./build/experiment/ledger/store.js
var store = __webpack_require__(54347);
// EXTERNAL MODULE: ./build/experiment/run.js + 33 modules
var run = __webpack_require__(740);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(84831);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(23727);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/base/reported-attempt.js
var reported_attempt = __webpack_require__(6729);
// EXTERNAL MODULE: ./build/kernel/confined-file.js
var confined_file = __webpack_require__(57177);
;// CONCATENATED MODULE: ./build/wave/attempt-file.js
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
const attemptSchema = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    wave: schemas/* string */.YjP(),
    slot: schemas/* int */.Whr(),
    /** `proposed`: there is a change to judge; else how the attempt ended. */
    outcome: schemas/* enum */.k5n(OUTCOMES),
    reason: schemas/* string */.YjP().check(api/* _maxLength */.Eb(4000)),
    /** Of what is proposed: a commit in the pack, on the base of the wave. */
    commit: schemas/* optional */.lqM(schemas/* string */.YjP().check(api/* _regex */.Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/))),
    /** What the pre-test says: pairs, and the gain in them, better above 0. */
    pairs: schemas/* optional */.lqM(schemas/* int */.Whr().check(api/* _gte */.qm(0))),
    effect: schemas/* optional */.lqM(schemas/* number */.aig()),
    usage: schemas/* optional */.lqM(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())),
    /** Its agent could read the key of its model. */
    key_in_reach: schemas/* optional */.lqM(schemas/* literal */.euz(true)),
    /** It was broken off: the same slot may be tried again, and replaces this. */
    again: schemas/* optional */.lqM(schemas/* literal */.euz(true)),
});
/** The folder of a slot. */
function slotFolder(folder, slot) {
    return (0,external_node_path_.join)(folder, `slot-${slot}`);
}
/** Reads what a slot submitted. */
function readAttempt(folder, wave, slot) {
    return readAttemptAt(slotFolder(folder, slot), wave, slot);
}
/** Reads what a slot submitted where it lies in a folder of another name. */
function readAttemptAt(place, wave, slot) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(place, ATTEMPT_FILE)))
        return { kind: 'absent' };
    const read = (0,confined_file/* readConfined */.Hz)({ path: (0,external_node_path_.join)(place, ATTEMPT_FILE), shown: ATTEMPT_FILE, folders: [place] }, MAX_BYTES);
    if ('problem' in read) {
        const { found, expected } = read.problem;
        return { kind: 'refused', why: `it is ${found}; expected ${expected}` };
    }
    const parsed = attemptSchema.safeParse(parsedJson(read.bytes));
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        return { kind: 'refused', why: `$.${issue?.path.join('.') ?? ''}: ${(0,base_text/* printable */.g$)(issue?.message ?? '', 200)}` };
    }
    const { data: attempt } = parsed;
    if (attempt.wave !== wave.id)
        return { kind: 'refused', why: `it is of the wave ${(0,base_text/* quoted */.TL)(attempt.wave)}` };
    if (attempt.slot !== slot)
        return { kind: 'refused', why: `it is of slot ${attempt.slot}` };
    if ((attempt.outcome === 'proposed') !== (attempt.commit !== undefined)) {
        return { kind: 'refused', why: 'a commit belongs to what is proposed, and to nothing else' };
    }
    return { kind: 'read', attempt, hash: (0,hash/* sha256 */.s)(read.bytes) };
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
    return (0,reported_attempt/* reportedUsage */.ZY)(usage);
}

// EXTERNAL MODULE: ./build/engine/workspace/private-area.js + 8 modules
var private_area = __webpack_require__(29460);
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

// EXTERNAL MODULE: ./build/experiment/ledger/at-work.js
var at_work = __webpack_require__(78579);
;// CONCATENATED MODULE: ./build/wave/known-state.js
/** What a wave and its attempts have in common with the repository around them: base, records, settings. */








/** What the files here say; throws where a run is at work, or was broken off. */
async function readKnownState(paths, refs) {
    (0,store/* requireExperiment */.DW)(paths);
    const { name, repository } = paths;
    const { records, problem } = (0,store/* readLedger */.SC)(paths);
    if (problem !== undefined) {
        throw new errors/* PreconditionError */.Rb({
            message: `the records of "${name}" hold ${problem.found}`,
            remedy: `Repair them first: autorize repair ${name}`,
        });
    }
    if ((0,at_work/* isAtWork */.p)(paths)) {
        throw new errors/* PreconditionError */.Rb({
            message: `a run of "${name}" is at work here: its state changes`,
            remedy: 'Wait until it ends, or stop it with Ctrl-C; then run the command again',
        });
    }
    const [open] = (0,opening/* findInFlight */.T6)(paths, records);
    if (open !== undefined) {
        throw new errors/* PreconditionError */.Rb({
            message: `iteration ${open} of "${name}" was in progress when the last run ended`,
            remedy: `Resume that run first: autorize resume ${name}`,
        });
    }
    const head = await (0,user_repository/* requireHead */.EU)(repository, refs);
    const last = records.at(-1)?.hash;
    return {
        records,
        state: typeof last === 'string' ? last : null,
        base: (records.length === 0 ? undefined : (0,user_repository/* readBranchFile */.TQ)(repository, (0,state/* branchOf */.W0)(name))) ?? head,
        config: digestConfig(paths),
    };
}
/** A digest of the settings and the program, byte for byte. */
function digestConfig({ config, program }) {
    return (0,hash/* sha256 */.s)(Buffer.concat([(0,external_node_fs_.readFileSync)(config), Buffer.of(0), (0,external_node_fs_.readFileSync)(program)]));
}
/** Throws where an attempt would start from something else than what the wave was planned for. */
function requireSameState(wave, known) {
    const { experiment } = wave;
    if (known.config !== wave.config) {
        throw new errors/* PreconditionError */.Rb({
            message: `config.toml or program.md of "${experiment}" is not what the wave was planned for`,
            remedy: `Bring the files of the machine that planned it, or plan again: autorize plan ${experiment}`,
        });
    }
    if (known.state !== wave.state || known.base !== wave.base) {
        throw new errors/* PreconditionError */.Rb({
            message: `the records of "${experiment}" here are not those of the wave: it starts from ${wave.base.slice(0, 12)}, here is ${known.base.slice(0, 12)}`,
            remedy: `Bring them here: autorize pull ${experiment}; or plan again: autorize plan ${experiment}`,
        });
    }
}

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
    const earlier = readAttempt(folder, wave, slot);
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
            requireSameState(wave, await readKnownState(paths, refs));
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
        const commit = await pack(place, { tree, from, path: (0,external_node_path_.join)(staged, ATTEMPT_PACK) });
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
    const path = (0,external_node_path_.join)(staged, ATTEMPT_FILE);
    (0,external_node_fs_.writeFileSync)(path, `${JSON.stringify(attempt)}\n`);
    (0,durable/* syncFolder */.Yw)(staged);
    // Who reduces may be another user.
    (0,external_node_fs_.chmodSync)(staged, 0o755);
    (0,fault_point/* faultPoint */.Jd)('attempt:before-rename');
    const place = slotFolder(folder, slot);
    const found = readAttempt(folder, wave, slot);
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
        const other = readAttempt(folder, wave, slot);
        if (other.kind !== 'read')
            throw error;
        return { attempt: other.attempt, isEarlier: true };
    }
    (0,fault_point/* faultPoint */.Jd)('attempt:after-rename');
    (0,durable/* syncFolder */.Yw)(folder);
    return { attempt: JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(place, ATTEMPT_FILE), 'utf8')), isEarlier: false };
}

;// CONCATENATED MODULE: ./build/wave/proposals.js
/** What slots propose, in the order in which it is judged, and as a run takes it. */


/** The one with the largest gain first, as far as anybody says; of equals that of the smaller slot. */
function inOrder(proposing) {
    const gain = ({ claimed, attempt }) => claimed ?? attempt.effect ?? 0;
    return [...proposing].sort((one, other) => gain(other) - gain(one) || one.slot - other.slot);
}
/** The change as a run takes it in place of an agent's turn; `folder`: that slots submitted to. */
function proposalOf(wave, folder, { slot, attempt }) {
    const usage = usageOfAttempt(attempt);
    return {
        commit: attempt.commit ?? '',
        pack: (0,external_node_path_.join)(slotFolder(folder, slot), ATTEMPT_PACK),
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

// EXTERNAL MODULE: ./build/base/canonical-json.js
var canonical_json = __webpack_require__(19533);
;// CONCATENATED MODULE: ./build/wave/wave-file.js
/**
 * The plan of a wave: attempts that start from one state, each in a slot of its own, on any machine.
 * Invariant: the same plan has the same id, which is a digest of all that it says. Pure.
 */





/** A larger wave is more than one reducer can judge. */
const MAX_SLOTS = 200;
const MIN_PAIRS = 2;
const MAX_PAIRS = 50;
/** Pairs of a pre-test where nobody says. */
const DEFAULT_PAIRS = 3;
const MAX_FOCUS_CHARS = 2000;
const objectId = schemas/* string */.YjP().check(api/* _regex */.Fk(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'the full id of a commit'));
const digest = schemas/* string */.YjP().check(api/* _regex */.Fk(/^[0-9a-f]{64}$/, 'a SHA-256 in hexadecimal'));
const slotSchema = schemas/* strictObject */.rej({
    slot: schemas/* int */.Whr().check(api/* _gte */.qm(0)),
    /** What its agent should look at. */
    focus: schemas/* string */.YjP().check(api/* _minLength */.m9(1), api/* _maxLength */.Eb(MAX_FOCUS_CHARS)),
    /** Its share of the dollars of the wave; absent: no limit of the wave. */
    usd: schemas/* optional */.lqM(schemas/* number */.aig().check(api/* _gte */.qm(0))),
});
/** `wave.json`, exactly as on disk. */
const waveSchema = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    id: schemas/* string */.YjP().check(api/* _regex */.Fk(/^[0-9a-f]{16}$/, '16 hexadecimal digits')),
    experiment: schemas/* string */.YjP().check(api/* _regex */.Fk(/^[A-Za-z0-9_-]+$/, 'the name of an experiment')),
    /** The commit that every attempt starts from. */
    base: objectId,
    /** Hash of the last record that the attempts know; null: nothing is recorded yet. */
    state: schemas/* nullable */.mee(digest),
    /** Of the settings and the program. */
    config: digest,
    /** Pairs of each pre-test at most. */
    pairs: schemas/* int */.Whr().check(api/* _gte */.qm(MIN_PAIRS), api/* _lte */.Zm(MAX_PAIRS)),
    slots: schemas/* array */.YOg(slotSchema).check(api/* _minLength */.m9(1), api/* _maxLength */.Eb(MAX_SLOTS)),
});
/** A wave with its id. */
function nameWave(wave) {
    return { version: 1, id: idOf({ version: 1, ...wave }), ...wave };
}
function idOf(wave) {
    return (0,hash/* sha256 */.s)((0,canonical_json/* canonicalJson */.d)(wave)).slice(0, 16);
}
/** Reads a plan; `shown` is its name in messages. Throws ContractError with everything that is wrong with it. */
function parseWave(text, shown) {
    const found = readJson(text);
    if ('problem' in found)
        throw new errors/* ContractError */.Vl([{ file: shown, ...found.problem }]);
    const parsed = waveSchema.safeParse(found.value);
    if (!parsed.success) {
        throw new errors/* ContractError */.Vl(parsed.error.issues.map(({ path, message }) => ({
            ...{
                file: shown,
                path: `$${path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')}`,
            },
            ...{ found: message, expected: 'a wave as `autorize plan` writes it', remedy: REMEDY },
        })));
    }
    const { id, ...rest } = parsed.data;
    const problems = [];
    if (idOf(rest) !== id) {
        const expected = `${(0,base_text/* quoted */.TL)(idOf(rest))}, the digest of what it says`;
        problems.push({ file: shown, path: '$.id', found: (0,base_text/* quoted */.TL)(id), expected, remedy: REMEDY });
    }
    for (const [index, { slot }] of rest.slots.entries()) {
        if (slot === index)
            continue;
        const path = `$.slots[${index}].slot`;
        problems.push({ file: shown, path, found: String(slot), expected: String(index), remedy: REMEDY });
    }
    if (problems.length > 0)
        throw new errors/* ContractError */.Vl(problems);
    return parsed.data;
}
const REMEDY = 'Take the file as it was written; a changed wave is another one: autorize plan.';
function readJson(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch {
        return { problem: { found: 'text that is not JSON', expected: 'a wave', remedy: REMEDY } };
    }
}
/** The dollars of each slot: an equal share, rounded down to a cent's hundredth so that the sum is never more. */
function shareOf(usd, slots) {
    return Math.floor((usd / slots) * 10_000) / 10_000;
}

;// CONCATENATED MODULE: ./build/wave/shard-file.js
/**
 * What a judge shard reports of the candidates that it tested: `shard-I-of-J/claims.json`.
 * Invariant: it is the word of another machine. What it refuses is recorded as refused on its word, and costs at most a
 * gain; what it passes is tested again before it lands. A file that is not sound, of another wave, or of another attempt
 * than the one that is there, says nothing, and shards that contradict each other say nothing of that slot.
 */






const CLAIMS_FILE = 'claims.json';
const shard_file_MAX_BYTES = 1024 * 1024;
const MAX_REASON_CHARS = 1000;
/** `merged`: better; the others: not to be accepted. */
const CLAIMED_OUTCOMES = ['merged', 'discarded', 'inconclusive', 'invalid', 'denied', 'noop'];
const claimSchema = schemas/* strictObject */.rej({
    slot: schemas/* int */.Whr().check(api/* _gte */.qm(0)),
    /** SHA-256 of the attempt.json that was tested. */
    attempt: schemas/* string */.YjP().check(api/* _regex */.Fk(/^[0-9a-f]{64}$/)),
    outcome: schemas/* enum */.k5n(CLAIMED_OUTCOMES),
    reason: schemas/* string */.YjP().check(api/* _maxLength */.Eb(MAX_REASON_CHARS)),
    pairs: schemas/* optional */.lqM(schemas/* int */.Whr().check(api/* _gte */.qm(0))),
    /** The gain that it measured, better above 0. */
    effect: schemas/* optional */.lqM(schemas/* number */.aig()),
});
const shardSchema = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(1),
    wave: schemas/* string */.YjP(),
    shard: schemas/* int */.Whr().check(api/* _gte */.qm(0)),
    shards: schemas/* int */.Whr().check(api/* _gte */.qm(1)),
    claims: schemas/* array */.YOg(claimSchema).check(api/* _maxLength */.Eb(MAX_SLOTS)),
});
/** The folder that a shard reports to. */
function shardFolder(folder, { shard, shards }) {
    return (0,external_node_path_.join)(folder, `shard-${shard}-of-${shards}`);
}
/** A reason that fits into a claim. */
function reasonOfClaim(reason) {
    return (0,base_text/* printable */.g$)(reason, MAX_REASON_CHARS);
}
/** Reads the report of one shard; undefined where there is none that is sound. */
function readShard(place, wave) {
    const read = (0,confined_file/* readConfined */.Hz)({ path: (0,external_node_path_.join)(place, CLAIMS_FILE), shown: CLAIMS_FILE, folders: [place] }, shard_file_MAX_BYTES);
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
        for (const claim of readShard((0,external_node_path_.join)(folder, name), wave)?.claims ?? []) {
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
    const names = (0,external_node_fs_.readdirSync)(folder).filter((name) => /^shard-\d{1,3}-of-\d{1,3}$/.test(name));
    return names.sort().slice(0, MAX_SLOTS);
}

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
    const place = shardFolder(out, { shard, shards });
    const earlier = (0,external_node_fs_.existsSync)(place) ? readShard(place, wave) : undefined;
    if (earlier !== undefined)
        return { report: earlier, isEarlier: true };
    const paths = (0,store/* pathsOf */.wG)(wave.experiment, host);
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-judge-'));
    try {
        const { refs } = (0,user_repository/* openRefs */.ro)(paths.repository, scratch);
        requireSameState(wave, await readKnownState(paths, refs));
        const head = await (0,user_repository/* requireHead */.EU)(paths.repository, refs);
        const claims = [];
        for (const candidate of judge_shareOf(request)) {
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
function judge_shareOf({ wave, folder, shard, shards }) {
    const proposing = wave.slots.flatMap(({ slot }) => {
        const read = readAttempt(folder, wave, slot);
        const isProposed = read.kind === 'read' && read.attempt.outcome === 'proposed';
        return isProposed ? [{ slot, attempt: read.attempt, hash: read.hash }] : [];
    });
    return inOrder(proposing).filter((_, index) => index % shards === shard);
}
/** Tests one candidate against the base; undefined where it has no verdict. */
async function testOne({ wave, folder, out, sandbox, signal, onEvent }, { candidate, paths, head, host }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const place = judge_addDisposableResource(env_1, await openAttemptRepository(paths, { base: wave.base, head }, host), true);
        const done = new AbortController();
        await (0,run/* runExperiment */.p)({
            ...{ name: wave.experiment, mode: 'run', allowDirty: true, workspaces: 1, maxIterations: 0 },
            proposals: [proposalOf(wave, folder, candidate)],
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
        const outcome = CLAIMED_OUTCOMES.find((each) => each === record?.outcome);
        // A gain that is too large to be believed is for a person, and the reducer asks.
        if (record === undefined || outcome === undefined || record.decision?.code === 'implausible')
            return undefined;
        const [pairs, effect] = [record.decision?.n, gainOf(record)];
        return {
            ...{ slot, attempt, outcome, reason: reasonOfClaim(record.notes) },
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
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(staged, CLAIMS_FILE), `${JSON.stringify(report)}\n`);
        // Who reduces may be another user.
        (0,external_node_fs_.chmodSync)(staged, 0o755);
        (0,durable/* syncFolder */.Yw)(staged);
        const place = shardFolder(out, report);
        // What is there is not sound, or there would be nothing to report.
        (0,external_node_fs_.rmSync)(place, { recursive: true, force: true });
        (0,external_node_fs_.renameSync)(staged, place);
        (0,durable/* syncFolder */.Yw)(out);
        return { report, isEarlier: false };
    }
    catch (error) {
        // The same shard reported at the same time.
        const other = ['ENOTEMPTY', 'EEXIST'].includes((0,files/* errorCode */.CA)(error))
            ? readShard(shardFolder(out, report), { id: report.wave })
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

;// CONCATENATED MODULE: ./build/wave/plan.js
/** Plans a wave: what every attempt starts from, and what each looks at. Only reads. */











/** Plans a wave of an experiment. Throws ContractError for its config, PreconditionError where a run is at work. */
async function planWave({ name, attempts, usd, pairs, focuses }, host) {
    const paths = (0,store/* pathsOf */.wG)(name, host);
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'autorize-wave-'));
    try {
        const { refs } = (0,user_repository/* openRefs */.ro)(paths.repository, scratch);
        const { records, ...known } = await readKnownState(paths, refs);
        (0,store/* loadForScoring */.f9)(paths, host, { schedule: 'ignored' });
        const share = usd === undefined ? {} : { usd: shareOf(usd, attempts) };
        const slots = focusesFor(attempts, focuses).map((focus, slot) => ({ slot, focus, ...share }));
        return { wave: nameWave({ experiment: name, ...known, pairs, slots }), usefulWidth: widthBy(records, pairs) };
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

;// CONCATENATED MODULE: ./build/wave/reduce.js
/**
 * Judges what the attempts of a wave submitted: the only one that writes records and the branch.
 * Invariant: every slot gets exactly one verdict, also one that submitted nothing; a slot that has its verdict is not
 * judged again, however often the wave is reduced. What attempts say of themselves orders them and is recorded as their
 * word; no test has it in its evidence. What a judge on another machine refused is recorded as refused on its word; what it
 * passed is tested here before it lands.
 * Crash: an iteration in progress is recorded as killed, and its slot is judged by the next reduce.
 */










/** Judges a wave. Throws PreconditionError where records or settings are not those of the wave, and what a run throws. */
async function reduceWave(request, host) {
    const { wave, folder } = request;
    const paths = (0,store/* pathsOf */.wG)(wave.experiment, host);
    (0,store/* requireExperiment */.DW)(paths);
    requireOfWave(wave, { paths, records: (0,store/* readLedger */.SC)(paths).records });
    // What was in progress when a reducer was killed gets its record first: an acceptance that was begun is a verdict.
    if ((0,opening/* findInFlight */.T6)(paths, (0,store/* readLedger */.SC)(paths).records).length > 0) {
        const ended = await (0,run/* runExperiment */.p)({ ...asReducer(request), mode: 'resume', proposals: [] }, host);
        if (ended.stop.kind !== 'judged')
            return { stop: ended.stop, verdicts: verdictsOf(wave, ended.records) };
    }
    const { records } = (0,store/* readLedger */.SC)(paths);
    const pending = pendingSlots(request, records);
    if (pending.length === 0)
        return { stop: undefined, verdicts: verdictsOf(wave, records) };
    const proposing = pending.flatMap(proposingOf);
    const judged = new Set(proposing.map(({ slot }) => slot));
    const { stop } = await (0,run/* runExperiment */.p)({
        ...{ ...asReducer(request), mode: 'run' },
        proposals: inOrder(proposing).map((each) => proposalOf(wave, folder, each)),
        reported: pending.flatMap((each) => (judged.has(each.slot) ? [] : [reportOf(request, each)])),
        keyWasInReach: pending.some(({ attempt }) => attempt?.key_in_reach === true),
    }, host);
    return { stop, verdicts: verdictsOf(wave, (0,store/* readLedger */.SC)(paths).records) };
}
/** What holds for every run of a reducer. */
function asReducer({ wave, overrides, signal, onEvent }) {
    return {
        // The wave and what was submitted may lie in the work tree; nobody works on what is not committed.
        ...{ name: wave.experiment, allowDirty: true },
        // One after the other: what is accepted follows from what was submitted, not from which test ends first.
        workspaces: 1,
        // The attempts were made: to judge fewer of them saves nothing.
        maxIterations: 0,
        ...overrides,
        ...(signal === undefined ? {} : { signal }),
        ...(onEvent === undefined ? {} : { onEvent }),
    };
}
function requireOfWave(wave, { paths, records }) {
    const { experiment, state } = wave;
    if (digestConfig(paths) !== wave.config) {
        throw new errors/* PreconditionError */.Rb({
            message: `config.toml or program.md of "${experiment}" is not what the wave was planned for`,
            remedy: `Undo the change, or plan another wave: autorize plan ${experiment}`,
        });
    }
    if (state === null || records.some(({ hash }) => hash === state))
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the records of "${experiment}" here do not hold what the wave starts from`,
        remedy: `Bring them here: autorize pull ${experiment}`,
    });
}
function pendingSlots({ wave, folder, isPartial = false }, records) {
    const claims = (0,external_node_fs_.existsSync)(folder) ? readClaims(folder, wave) : undefined;
    return wave.slots.flatMap(({ slot }) => {
        const read = readAttempt(folder, wave, slot);
        // What was broken off may be tried again, and is as good as absent until then.
        const isAbsent = read.kind === 'absent' || (read.kind === 'read' && read.attempt.again === true);
        const known = findRecord(wave, slot, records);
        // One that came too late for an earlier reduce is judged now.
        if (known !== undefined && (isAbsent || known.wave?.absent !== true))
            return [];
        if (isAbsent && isPartial)
            return [];
        if (read.kind === 'read') {
            const { attempt, hash } = read;
            const of = claims?.get(slot);
            return [{ slot, attempt, why: '', hash, isAbsent, claim: of?.attempt === hash ? of : undefined }];
        }
        const why = read.kind === 'absent' ? 'it submitted nothing' : `what it submitted is refused: ${read.why}`;
        return [{ slot, attempt: undefined, why, hash: (0,hash/* sha256 */.s)(`${wave.id} ${slot} ${why}`), isAbsent }];
    });
}
// Of an iteration that was broken off: its slot has no verdict.
const reduce_BROKEN = ['killed', 'aborted', 'infra_error'];
function findRecord({ id }, slot, records) {
    return records.findLast(({ wave, outcome, proposed_commit: proposed }) => {
        const isBroken = typeof proposed === 'string' && reduce_BROKEN.includes(outcome);
        return wave?.id === id && wave.slot === slot && !isBroken;
    });
}
function verdictsOf(wave, records) {
    return wave.slots.map(({ slot }) => ({ slot, record: findRecord(wave, slot, records) }));
}
/** What is tested here: all that is proposed, but for what a judge on another machine refused. */
function proposingOf({ slot, attempt, hash, claim }) {
    if (attempt?.outcome !== 'proposed' || (claim !== undefined && claim.outcome !== 'merged'))
        return [];
    return [{ slot, attempt, hash, ...(claim?.effect === undefined ? {} : { claimed: claim.effect }) }];
}
function reportOf({ wave }, { slot, attempt, why, hash, isAbsent, claim }) {
    const usage = attempt === undefined ? undefined : usageOfAttempt(attempt);
    const message = claim === undefined ? undefined : `${claim.by} tested it: ${claim.reason}`;
    return {
        ...{ hash, name: `slot ${slot}`, origin: `wave ${wave.id}` },
        outcome: isAbsent ? 'killed' : (claim?.outcome ?? attempt?.outcome ?? 'invalid'),
        reason: message ?? attempt?.reason ?? why,
        wave: { ...markOf(wave, slot, claim ?? attempt), ...(isAbsent ? { absent: true } : {}) },
        ...(usage === undefined ? {} : { usage }),
    };
}

;// CONCATENATED MODULE: ./build/wave/shard-number.js
/** The number of a judge, and of how many. Pure. */


const MAX_SHARDS = 200;
/** Reads `I/J`; `source` names what it is the value of. Throws UsageError where it is none. */
function shardNumber(text, source) {
    const [, first = '', second = ''] = /^(\d{1,3})\/(\d{1,3})$/.exec(text ?? '') ?? [];
    const [shard, shards] = [Number(first), Number(second)];
    if (second !== '' && shards >= 1 && shards <= MAX_SHARDS && shard < shards)
        return { shard, shards };
    const found = text === undefined ? `no ${source}` : `${source} ${(0,base_text/* quoted */.TL)(text)}`;
    const expected = `I/J: the number of this judge from 0, and how many there are, up to ${MAX_SHARDS}`;
    throw new errors/* UsageError */.eb([{ found, expected, remedy: 'Write e.g. 0/4 for the first of four.' }]);
}

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

;// CONCATENATED MODULE: ./build/wave/wave-on-disk.js
/** The file of a wave's plan. */






/** Reads a plan by its path; throws ContractError with everything that is wrong with it. */
function readWave(path, { cwd }) {
    const read = (0,files/* readWholeFile */.M4)((0,external_node_path_.resolve)(cwd, path), path);
    if ('problem' in read)
        throw new errors/* ContractError */.Vl([read.problem]);
    return parseWave(read.bytes.toString('utf8'), path);
}
/** Writes a plan, whole or not at all; its folder is made where it is missing. */
function writeWave(path, wave) {
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    (0,durable/* writeFileAtomic */.Zf)(path, [`${JSON.stringify(wave, null, 2)}\n`]);
}

// EXTERNAL MODULE: ./build/cli/stop-signals.js
var stop_signals = __webpack_require__(31977);
// EXTERNAL MODULE: ./build/cli/terminal.js
var cli_terminal = __webpack_require__(38565);
;// CONCATENATED MODULE: ./build/cli/wave-command.js
var wave_command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var wave_command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
/** `autorize plan`, `attempt`, `judge` and `reduce`: many attempts on many machines, and one that judges. */


















const WAVE_FILE = 'wave.json';
const wave_command_MAX_REASON_CHARS = 100;
/** Plans a wave and writes it. */
async function runPlanCommand({ words: [name = ''], values, host, terminal }) {
    const problems = [];
    const number = (flag, range) => readNumber(flag, values.get(flag)?.[0], range, problems);
    const attempts = number('attempts', { min: 1, max: MAX_SLOTS, isWhole: true });
    const pairs = number('pairs', { min: MIN_PAIRS, max: MAX_PAIRS, isWhole: true }) ?? DEFAULT_PAIRS;
    const usd = number('budget-usd', { min: 0, max: 1_000_000, isWhole: false });
    if (attempts === undefined && !values.has('attempts')) {
        const expected = `--attempts N, from 1 to ${MAX_SLOTS}`;
        problems.push({ found: 'no --attempts', expected, remedy: 'Add as many as your machines can run at once.' });
    }
    if (attempts === undefined || problems.length > 0)
        throw new errors/* UsageError */.eb(problems);
    const focuses = values.get('focus') ?? [];
    const request = { name, attempts, pairs, focuses, ...(usd === undefined ? {} : { usd }) };
    const { wave, usefulWidth } = await planWave(request, host);
    const path = (0,external_node_path_.resolve)(host.cwd, values.get('out')?.[0] ?? WAVE_FILE);
    writeWave(path, wave);
    const shown = terminal.shorten(path);
    terminal.out(`wave ${wave.id} of "${name}": ${(0,base_text/* plural */.LS)(attempts, 'slot')} on ${wave.base.slice(0, 12)}, in ${shown}\n` +
        `next      autorize attempt --wave ${shown} --slot N --out FOLDER, for N from 0 to ${attempts - 1}\n` +
        `then      autorize reduce --wave ${shown} --in FOLDER\n`);
    if (usefulWidth !== undefined && Number.isFinite(usefulWidth)) {
        const most = Math.floor(usefulWidth);
        terminal.out(`width     one reducer keeps up with ${(0,base_text/* plural */.LS)(most, 'attempt')} at a time, by the records\n`);
        if (attempts > most)
            terminal.err(`note: ${attempts} attempts are more than one reducer keeps up with; those beyond ${most} wait in its queue\n`);
    }
    return errors/* EXIT */.dc.yes;
}
/** Makes the attempt of a slot. */
async function runAttemptCommand({ values, host, terminal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const [wave, folder] = readCall({ values, host }, 'out');
        const slot = slotNumber(values.get('slot')?.[0], { slots: wave.slots.length, env: host.env });
        const stopping = wave_command_addDisposableResource(env_1, (0,stop_signals/* listenForSignals */.s)(), false);
        const onEvent = (event) => {
            if (values.has('quiet'))
                return;
            if (event.kind === 'note')
                terminal.err(`note: ${(0,foreign_text/* oneLine */.TN)(event.note)}\n`);
            if (event.kind === 'recorded')
                terminal.err(`${(0,live_line/* renderIterationLine */.E)(event.record)}\n`);
        };
        const { attempt, isEarlier } = await makeAttempt({ wave, slot, folder, signal: stopping.signal, onEvent }, host);
        const { outcome, reason, again, pairs, effect } = attempt;
        const seen = pairs === undefined ? '' : ` (${(0,base_text/* plural */.LS)(pairs, 'pair')}, gain ${effect?.toPrecision(3)} here)`;
        const earlier = isEarlier ? 'submitted before: ' : '';
        terminal.out(`slot ${slot} of wave ${wave.id}: ${earlier}${outcome}${seen}: ${(0,foreign_text/* oneLine */.TN)(reason, wave_command_MAX_REASON_CHARS)}\n`);
        return again === true ? errors/* EXIT */.dc.locked : errors/* EXIT */.dc.yes;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        wave_command_disposeResources(env_1);
    }
}
/** Tests a share of what the attempts of a wave propose. */
async function runJudgeCommand({ values, host, terminal }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const [wave, folder] = readCall({ values, host }, 'in');
        const { shard, shards } = shardNumber(values.get('shard')?.[0], '--shard');
        const stopping = wave_command_addDisposableResource(env_2, (0,stop_signals/* listenForSignals */.s)(), false);
        const onEvent = (event) => {
            if (values.has('quiet'))
                return;
            if (event.kind === 'note')
                terminal.err(`note: ${(0,foreign_text/* oneLine */.TN)(event.note)}\n`);
            if (event.kind === 'recorded')
                terminal.err(`${(0,live_line/* renderIterationLine */.E)(event.record)}\n`);
        };
        const out = (0,external_node_path_.resolve)(host.cwd, values.get('out')?.[0] ?? folder);
        const judged = await judgeShard({ wave, folder, out, shard, shards, signal: stopping.signal, onEvent }, host);
        if (judged === undefined) {
            terminal.err('error: interrupted; nothing was reported. Run it again, or let the reducer test these candidates.\n');
            return stopping.exitCode ?? errors/* EXIT */.dc.locked;
        }
        const { report, isEarlier } = judged;
        const passed = report.claims.filter(({ outcome }) => outcome === 'merged').length;
        const earlier = isEarlier ? 'reported before: ' : '';
        terminal.out(`shard ${shard} of ${shards} of wave ${wave.id}: ${earlier}${passed} of ${(0,base_text/* plural */.LS)(report.claims.length, 'candidate')} passed\n`);
        return errors/* EXIT */.dc.yes;
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        wave_command_disposeResources(env_2);
    }
}
const FOLLOW_MS = 2000;
/** Judges the attempts of a wave. */
async function runReduceCommand({ values, host, terminal }) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const [wave, folder] = readCall({ values, host }, 'in');
        const stopping = wave_command_addDisposableResource(env_3, (0,stop_signals/* listenForSignals */.s)(), false);
        const isQuiet = values.has('json');
        const onEvent = (event) => {
            if (isQuiet)
                return;
            if (event.kind === 'note')
                terminal.err(`note: ${(0,foreign_text/* oneLine */.TN)(event.note)}\n`);
            if (event.kind === 'recorded')
                terminal.err(`${(0,live_line/* renderIterationLine */.E)(event.record)}\n`);
        };
        const isPartial = values.has('follow');
        const request = { wave, folder, isPartial, signal: stopping.signal, onEvent };
        let reduced = await reduceWave(request, host);
        while (isPartial && isOpen(reduced) && !stopping.signal.aborted) {
            await (0,promises_.setTimeout)(FOLLOW_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
            reduced = await reduceWave(request, host);
        }
        if (isQuiet)
            (0,cli_terminal/* printJson */.Q)(terminal, { wave: wave.id, slots: reduced.verdicts.map(slotOf) });
        else
            terminal.out(renderReduced(wave, reduced));
        if (stopping.exitCode !== undefined)
            return stopping.exitCode;
        const code = reduced.stop === undefined ? errors/* EXIT */.dc.yes : (0,stop/* exitCodeOf */.FO)(reduced.stop);
        if (code !== errors/* EXIT */.dc.yes || !values.has('push'))
            return code;
        const remote = values.get('remote')?.[0];
        const pushed = await (0,push_named/* pushNamed */._)({ name: wave.experiment, begins: true, ...(remote === undefined ? {} : { remote }) }, host);
        if (!isQuiet)
            terminal.out(`verified and pushed: ${(0,base_text/* plural */.LS)(pushed.records, 'record')}, branch ${(0,foreign_text/* oneLine */.TN)(pushed.branch)}\n`);
        return errors/* EXIT */.dc.yes;
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        wave_command_disposeResources(env_3);
    }
}
/** Whether a slot has no verdict yet, and nothing keeps it from getting one. */
function isOpen({ verdicts, stop }) {
    const isOver = stop !== undefined && stop.kind !== 'judged';
    return !isOver && verdicts.some(({ record }) => record === undefined);
}
function slotOf({ slot, record }) {
    if (record === undefined)
        return { slot, outcome: null };
    const { iter, outcome, notes, commit = null, usage = null } = record;
    return { slot, outcome, iter, reason: notes, commit, usage };
}
function renderReduced(wave, { verdicts, stop }) {
    const accepted = verdicts.filter(({ record }) => record?.outcome === 'merged').length;
    const lines = verdicts.map(({ slot, record }) => {
        const [outcome, rest] = record === undefined ? ['no verdict', ''] : [shownOutcome(record), wave_command_describe(record)];
        return `slot ${String(slot).padEnd(3)}  ${outcome.padEnd(12)}  ${rest}`.trimEnd();
    });
    const end = stop === undefined || stop.kind === 'judged' ? '' : `\nstopped   ${(0,foreign_text/* oneLine */.TN)(stop.reason)}`;
    return `${lines.join('\n')}\n\nwave ${wave.id} of "${wave.experiment}": ${accepted} of ${(0,base_text/* plural */.LS)(verdicts.length, 'slot')} accepted${end}\n`;
}
const shownOutcome = ({ outcome }) => (outcome === 'merged' ? 'accepted' : outcome);
const wave_command_describe = ({ iter, notes }) => `iter ${iter}: ${(0,foreign_text/* oneLine */.TN)(notes, wave_command_MAX_REASON_CHARS)}`;
function readCall({ values, host }, folderFlag) {
    const folder = values.get(folderFlag)?.[0];
    if (folder === undefined) {
        const expected = `--${folderFlag} FOLDER`;
        const remedy = 'Add the folder that all attempts of the wave share.';
        throw new errors/* UsageError */.eb([{ found: `no --${folderFlag}`, expected, remedy }]);
    }
    return [readWave(values.get('wave')?.[0] ?? WAVE_FILE, host), (0,external_node_path_.resolve)(host.cwd, folder)];
}
function readNumber(flag, text, { min, max, isWhole }, problems) {
    if (text === undefined)
        return undefined;
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max && (!isWhole || Number.isInteger(value)))
        return value;
    const expected = `a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}`;
    problems.push({ found: `--${flag} ${(0,base_text/* quoted */.TL)(text)}`, expected, remedy: `Write e.g. --${flag} ${isWhole ? 8 : 2.5}.` });
    return undefined;
}


/***/ })

};


export const id = 664;
export const ids = [295,664,676,914];
export const modules = {

/***/ 6729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bl: () => (/* binding */ UNFINISHED_FILE),
/* harmony export */   ZY: () => (/* binding */ reportedUsage),
/* harmony export */   hZ: () => (/* binding */ describeReported),
/* harmony export */   y7: () => (/* binding */ reportMark)
/* harmony export */ });
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/** An attempt of another job that was not accepted there, the same for every loop: recorded as reported, judged by nobody. */


/** The file that holds what attempts without a record have used, in the folder of the records. */
const UNFINISHED_FILE = 'unfinished.json';
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

/***/ 94325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openReduction: () => (/* binding */ openReduction)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/experiment/ledger/opening.js
var opening = __webpack_require__(67018);
// EXTERNAL MODULE: ./build/experiment/ledger/store.js + 1 modules
var store = __webpack_require__(23877);
// EXTERNAL MODULE: ./build/experiment/run.js + 42 modules
var run = __webpack_require__(93202);
// EXTERNAL MODULE: ./build/wave/attempt-file.js
var attempt_file = __webpack_require__(43720);
// EXTERNAL MODULE: ./build/wave/known-state.js
var known_state = __webpack_require__(65367);
// EXTERNAL MODULE: ./build/wave/proposals.js
var proposals = __webpack_require__(45111);
// EXTERNAL MODULE: ./build/wave/shard-file.js
var shard_file = __webpack_require__(44807);
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
        proposals: (0,proposals/* inOrder */.al)(proposing).map((each) => (0,proposals/* proposalOf */.cE)(wave, folder, each)),
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
    if ((0,known_state/* digestConfig */.Pw)(paths) !== wave.config) {
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
    const claims = (0,external_node_fs_.existsSync)(folder) ? (0,shard_file/* readClaims */.Ip)(folder, wave) : undefined;
    return wave.slots.flatMap(({ slot }) => {
        const read = (0,attempt_file/* readAttempt */.ce)(folder, wave, slot);
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
const BROKEN = ['killed', 'aborted', 'infra_error'];
function findRecord({ id }, slot, records) {
    return records.findLast(({ wave, outcome, proposed_commit: proposed }) => {
        const isBroken = typeof proposed === 'string' && BROKEN.includes(outcome);
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
    const usage = attempt === undefined ? undefined : (0,attempt_file/* usageOfAttempt */.U0)(attempt);
    const message = claim === undefined ? undefined : `${claim.by} tested it: ${claim.reason}`;
    return {
        ...{ hash, name: `slot ${slot}`, origin: `wave ${wave.id}` },
        outcome: isAbsent ? 'killed' : (claim?.outcome ?? attempt?.outcome ?? 'invalid'),
        reason: message ?? attempt?.reason ?? why,
        wave: { ...(0,proposals/* markOf */.Fg)(wave, slot, claim ?? attempt), ...(isAbsent ? { absent: true } : {}) },
        ...(usage === undefined ? {} : { usage }),
    };
}

// EXTERNAL MODULE: ./build/github/experiment-recipe.js + 3 modules
var experiment_recipe = __webpack_require__(94007);
// EXTERNAL MODULE: ./build/github/wave-place.js
var wave_place = __webpack_require__(55183);
;// CONCATENATED MODULE: ./build/github/wave-recipe.js



/** The recipe of mode `reduce`. */
function openReduction(inputs, host) {
    const wave = (0,wave_place/* requireWave */.jL)(inputs, host);
    const folder = (0,wave_place/* attemptsFolder */.HK)(inputs, host);
    (0,wave_place/* placeDownloads */.Lx)(folder, wave);
    (0,wave_place/* placeReports */.Zt)(folder, wave);
    return (0,experiment_recipe.openExperiment)(inputs, host, async (request, where) => {
        const { signal, onEvent, sandbox, timeBudgetMs, timeLimitMs } = request;
        const { stop } = await reduceWave({
            ...{ wave, folder },
            overrides: {
                ...(sandbox === undefined ? {} : { sandbox }),
                ...(timeBudgetMs === undefined ? {} : { timeBudgetMs }),
                ...(timeLimitMs === undefined ? {} : { timeLimitMs }),
            },
            ...(signal === undefined ? {} : { signal }),
            ...(onEvent === undefined ? {} : { onEvent }),
        }, where);
        return { stop: stop ?? { kind: 'judged', reason: `every slot of wave ${wave.id} has its verdict` } };
    });
}


/***/ }),

/***/ 7133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _c: () => (/* binding */ requireNoSecrets),
/* harmony export */   lW: () => (/* binding */ requireNoneIn),
/* harmony export */   t3: () => (/* binding */ leaked)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78866);
/**
 * What is about to leave this machine as git objects, searched for secrets.
 * Invariant: every new object is read, whatever leads to it: contents, names in trees, messages of commits. What cannot be
 * searched whole does not leave.
 */


/** Throws where an object that the other side does not have holds a secret. */
async function requireNoSecrets(git, { branchHeads, known, search, what }) {
    if (search.isIdle)
        return;
    const wanted = [...branchHeads, ...known.map((id) => `^${id}`)].join('\n');
    const args = ['rev-list', '--objects', '--no-object-names', '--ignore-missing', '--stdin'];
    const { stdout } = await git(args, { input: `${wanted}\n` });
    const ids = (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__/* .linesOf */ .Dx)(stdout);
    await requireNoneIn(git, { ids, search, what });
}
/** Throws where one of these objects holds a secret. */
async function requireNoneIn(git, { ids, search, what }) {
    const found = await (0,_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__/* .searchObjects */ .RJ)(git, { ids, search });
    if (found === 'too-large')
        throw tooLarge(what);
    if (found === 'found')
        throw leaked(what);
}
/** The refusal of something that holds a secret. */
function leaked(what) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `${what} holds a token of this job or a key of the agent; it is not pushed`,
        remedy: 'Revoke the token, and see how it got there; run the agent in the sandbox, in a job without write permission',
    });
}
function tooLarge(what) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `${what} is larger than ${_kernel_object_search_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_SEARCHED_BYTES */ .jU >> 30} GiB, too large to be searched for keys; it is not pushed`,
        remedy: 'See which files are so large, and keep the agent from writing them with boundaries.deny_paths',
    });
}


/***/ }),

/***/ 44042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ writeState),
/* harmony export */   Q0: () => (/* binding */ recordsIn),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   ck: () => (/* binding */ requireChains),
/* harmony export */   cu: () => (/* binding */ RUN_TRAILER),
/* harmony export */   rV: () => (/* binding */ writeCommit),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61739);
/* harmony import */ var _base_state_size_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85503);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7953);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13096);
/* harmony import */ var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83144);
/* harmony import */ var _outgoing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7133);
/**
 * The state of a system as a commit, and back.
 * Invariant: a snapshot is of one moment: the branch did not move while the records were read, so a machine that goes on
 * from it finds a keep that was begun, or one that was ended, and never half of the news. What comes back is held to
 * names and sizes before a byte is written, and never through a link.
 */









// A night of a thousand iterations stays far below; what is above was not written by us.
const MAX_STATE_FILES = 100_000;
const TRIES = 50;
/** Makes a commit of what there is now; undefined when there is nothing yet. */
async function takeSnapshot(request) {
    const { subject, refs } = request;
    const { branch } = subject.read();
    const find = async () => (branch === undefined ? undefined : (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .readRef */ .sg)(refs, branch));
    let branchHead = await find();
    for (let tries = 0; tries < TRIES; tries += 1) {
        const files = readFiles(request);
        const after = await find();
        if (after === branchHead && subject.read().branch === branch) {
            return files.length === 0 ? undefined : { state: await writeCommit(request, files), branch, branchHead };
        }
        branchHead = after;
        if (subject.read().branch !== branch)
            return takeSnapshot(request);
    }
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `another process keeps moving the branch ${branch}`,
        remedy: 'See what else moves it: git reflog',
    });
}
function readFiles({ subject, search }) {
    let total = 0;
    return subject.list().flatMap((path) => {
        const bytes = readPlain(subject, path);
        if (bytes === undefined)
            return [];
        total += bytes.length;
        if (total > _base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_STATE_TOTAL_BYTES */ .oK)
            throw tooLarge(subject, { what: 'all files', limit: _base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_STATE_TOTAL_BYTES */ .oK });
        if (!search.finds(bytes))
            return [{ path, bytes: (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .isLedger */ .SK)(path) ? wholeLines(bytes) : bytes }];
        // A chain of records cannot be repaired; any other file is left out.
        if ((0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .isLedger */ .SK)(path))
            throw (0,_outgoing_js__WEBPACK_IMPORTED_MODULE_6__/* .leaked */ .t3)(path);
        return [];
    });
}
/** A regular file; never what a link leads to. Of those that are too large, a ledger is an error, others are left out. */
function readPlain(subject, path) {
    const limit = (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .maxBytesOf */ .v9)(path);
    const descriptor = openPlain((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(subject.folder, path));
    if (descriptor === undefined)
        return undefined;
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        if (!stat.isFile())
            return undefined;
        if (stat.size > limit && (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .isLedger */ .SK)(path))
            throw tooLarge(subject, { what: path, limit });
        if (stat.size > limit)
            return undefined;
        const bytes = Buffer.alloc(stat.size);
        return bytes.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes));
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function openPlain(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch {
        // Gone since the folder was listed, or a link: no part of the state.
        return undefined;
    }
}
function tooLarge({ name, folder }, { what, limit }) {
    // Missions and plans have a dot in their name, and no command of their own for it.
    const again = name.includes('.') ? 'launch or run it again' : `autorize run ${name} --fresh`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the records of "${name}" are too large to be pushed: ${what} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(folder, 200)}; expected at most ${limit} bytes`,
        remedy: `Nothing is lost, the records stay there. Begin another run: ${again}`,
    });
}
/** A record that is being appended is not there yet. */
function wholeLines(bytes) {
    return bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);
}
const IDENTITY = 'autorize <autorize@localhost>';
/** Says in the message of a state which run of a workflow made it. */
const RUN_TRAILER = 'Autorize-Run';
const LOCAL_REF = 'refs/local/state';
/** Makes a commit of files that were checked, which stands on nothing but its given parents. */
async function writeCommit({ git, parents: [before, ...merged], subject, run, now }, files) {
    // What is merged in must not be taken for the state before.
    const isFirst = before === undefined && merged.length > 0;
    const from = isFirst ? await writeCommit({ git, parents: [before], subject, now }, files) : before;
    const message = `State of ${subject.name}\n${run === undefined ? '' : `\n${RUN_TRAILER}: ${run}\n`}`;
    const head = [
        `commit ${LOCAL_REF}\n`,
        `committer ${IDENTITY} ${Math.floor(now.getTime() / 1000)} +0000\n`,
        `data ${Buffer.byteLength(message)}\n${message}`,
        from === undefined ? '' : `from ${from}\n`,
        ...merged.map((parent) => `merge ${parent}\n`),
        'deleteall\n',
    ];
    const blocks = [Buffer.from(head.join(''))];
    for (const { path, bytes } of files) {
        blocks.push(Buffer.from(`M 100644 inline ${path}\ndata ${bytes.length}\n`), bytes, Buffer.from('\n'));
    }
    await git(['update-ref', '-d', LOCAL_REF]);
    await git(['fast-import', '--quiet', '--force', '--done'], {
        input: Buffer.concat([...blocks, Buffer.from('\ndone\n')]),
    });
    const { stdout } = await git(['rev-parse', '--verify', LOCAL_REF]);
    return stdout.toString().trim();
}
/** The files of a state, held to names, kinds and sizes; throws for one that we did not write. */
async function readState(git, { subject, commit }) {
    const stdout = await listTree(git, commit);
    const entries = stdout
        .toString()
        .split('\0')
        .filter((entry) => entry !== '');
    if (entries.length > MAX_STATE_FILES)
        throw strange(commit, `${entries.length} files`);
    let total = 0;
    const wanted = [];
    for (const entry of entries) {
        const [, mode, id = '', size, path = ''] = /^(\d+) \w+ ([0-9a-f]+) +(\S+)\t(.*)$/s.exec(entry) ?? [];
        if (mode !== '100644' || !subject.isStateFile(path) || Number(size) > (0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .maxBytesOf */ .v9)(path)) {
            throw strange(commit, JSON.stringify(path.slice(0, 100)));
        }
        total += Number(size);
        if (subject.isRestored(path))
            wanted.push({ path, id, size: Number(size) });
    }
    if (total > _base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_STATE_TOTAL_BYTES */ .oK)
        throw strange(commit, `${total} bytes`);
    const input = wanted.map(({ id }) => `${id}\n`).join('');
    // Each object has a line before it, with its id and its size.
    const maxBytes = _base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_STATE_TOTAL_BYTES */ .oK + wanted.length * 200;
    const { stdout: packed } = await git(['cat-file', '--batch', '--buffer'], { input, maxBytes });
    const files = new Map();
    let at = 0;
    for (const { path, size } of wanted) {
        at = packed.indexOf(0x0a, at) + 1;
        files.set(path, packed.subarray(at, at + size));
        at += size + 1;
    }
    return files;
}
// Of one file of a state: mode, kind, id, size and path.
const MAX_ENTRY_BYTES = 300;
const LIST_TIMEOUT_MS = 60_000;
/** A commit of a few kilobytes can hold a tree of any number of files: each folder may stand in it many times. */
async function listTree(git, commit) {
    const limits = { maxBytes: MAX_STATE_FILES * MAX_ENTRY_BYTES, timeoutMs: LIST_TIMEOUT_MS };
    try {
        return (await git(['ls-tree', '-r', '-l', '-z', '--full-tree', '--end-of-options', commit], limits)).stdout;
    }
    catch (error) {
        if (!(error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS) || !(error.isTooLong || String(error.gitExit).startsWith('SIGKILL')))
            throw error;
        throw strange(commit, `a tree of more than ${MAX_STATE_FILES} files, or of more folders than can be listed`);
    }
}
function strange(commit, found) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the state ${commit.slice(0, 12)} on the server holds what no run of ours writes: ${found}`,
        remedy: 'See who wrote it; to start again without it: resume: never',
    });
}
/** The records of a journal of a state, whose chain was checked. */
function recordsIn(files, path) {
    const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJournal */ .z8)(files.get(path) ?? Buffer.alloc(0));
    return parsed.kind === 'sound' ? parsed.records : [];
}
/** Throws where the chain of a journal of a state is broken. */
function requireChains(files) {
    for (const [path, bytes] of files) {
        if (!(0,_base_state_size_js__WEBPACK_IMPORTED_MODULE_7__/* .isLedger */ .SK)(path))
            continue;
        const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJournal */ .z8)(bytes);
        if (parsed.kind === 'sound')
            continue;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
            message: `${path} on the server is corrupt at line ${parsed.line}: it ${parsed.why}`,
            remedy: 'See who changed it; to start again without it: resume: never',
        });
    }
}
/** Writes the files of a state into the folder of a system, where none of them is yet. */
function writeState({ folder }, files) {
    for (const [path, bytes] of files) {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target, bytes, { flag: 'wx' });
    }
}


/***/ }),

/***/ 64715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   Z_: () => (/* binding */ ownAcceptances),
/* harmony export */   bi: () => (/* binding */ requireSound),
/* harmony export */   nA: () => (/* binding */ openSubject),
/* harmony export */   sd: () => (/* binding */ stateRefs),
/* harmony export */   up: () => (/* binding */ nextStateRef),
/* harmony export */   zR: () => (/* binding */ unsoundRecords),
/* harmony export */   zU: () => (/* binding */ strangeRecords)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17785);
/* harmony import */ var _base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6729);



/** Makes the subject of a recipe. */
function openSubject(recipe) {
    const { here, parse, remember, verify, complete, ...shared } = recipe;
    return {
        ...shared,
        read: () => here().shared,
        decode(files) {
            const records = parse(files);
            remember?.(files);
            return records.shared;
        },
        covered: (files) => parse(files).covered(files),
        unaccepted(files) {
            const own = here();
            return parse(files)
                .rejected()
                .flatMap(({ hashes, attempt }) => (hashes.some((hash) => own.holds(hash)) ? [] : [attempt]));
        },
        async check(staged) {
            const { findings, findForbidden } = await verify(staged);
            // What contradicts itself need not be held to anything else.
            if (!(0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isAllSound */ .vs)(findings))
                return findings;
            const forbidden = await findForbidden();
            if (forbidden.length > 0)
                return [...findings, ...(0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .issuesOf */ .wf)('boundaries', forbidden)];
            complete?.(staged);
            return findings;
        },
    };
}
/** The refusal of records that are no state of the recipe. */
function strangeRecords(found) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({ message: `the records hold ${found}`, remedy: STRANGE_REMEDY });
}
/** The refusal of records that contradict each other. */
function unsoundRecords(found) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IntegrityError */ .cs({ message: `the records hold ${found}`, remedy: STRANGE_REMEDY });
}
const STRANGE_REMEDY = 'See who wrote them; to start again without them: resume: never';
/** What an agent used up, as an accepted change or an attempt has it. */
function usageOf(raw) {
    const usage = (0,_base_reported_attempt_js__WEBPACK_IMPORTED_MODULE_1__/* .reportedUsage */ .ZY)(raw);
    return usage === undefined ? {} : { usage };
}
/** Throws where records and branch here do not agree with each other and with the rules of the run. */
async function requireSound(subject) {
    const found = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .describeFirst */ .Ms)(await subject.audit());
    if (found === undefined)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IntegrityError */ .cs({
        message: `records and branch of "${subject.name}" do not agree: ${found}`,
        remedy: 'See who wrote them: nothing was pushed or published. To begin again without them: resume: never',
    });
}
function stateRefs({ name }) {
    return {
        usual: `refs/autorize-ledger/${name}`,
        fallback: `refs/heads/autorize-state/${name}`,
        old: `refs/autorize/${name}`,
    };
}
/** Where to push a new state next, on a server that takes branches and tags alone; undefined: it refused something else. */
function nextStateRef(subject, { pushed, stateRef, isNew }) {
    const { usual, fallback } = stateRefs(subject);
    const isOfName = pushed.kind === 'refused' && stateRef === usual && pushed.refs.every((ref) => ref === usual);
    return isOfName && isNew ? fallback : undefined;
}
const NOTHING = {
    ...{ count: 0, branch: undefined, base: undefined, expected: undefined, depth: 1, accepted: [], isOver: false },
    isBegun: () => false,
};
/** The accepted changes that one ledger has and another lacks, by the hashes of their records. */
function ownAcceptances(own, others) {
    const shared = new Set(others.accepted.map(({ hash }) => hash));
    return own.accepted.filter(({ hash }) => !shared.has(hash));
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


export const id = 3921;
export const ids = [3921];
export const modules = {

/***/ 87251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RY: () => (/* binding */ salvageJournal),
/* harmony export */   W_: () => (/* binding */ withoutLinks),
/* harmony export */   lm: () => (/* binding */ linkRecords)
/* harmony export */ });
/* harmony import */ var _journal_chain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61739);

const NEWLINE = 0x0a;
/**
 * Reads every line of a journal, whatever is wrong with the others. What carries a hash that is not of its content is
 * lost; a last line that was never finished is left out, as it is by everyone.
 */
function salvageJournal(bytes) {
    const lines = [];
    let [from, line] = [0, 0];
    for (let to = bytes.indexOf(NEWLINE); to !== -1; to = bytes.indexOf(NEWLINE, from)) {
        line += 1;
        if (to > from)
            lines.push(judge(bytes.subarray(from, to), line));
        from = to + 1;
    }
    const tail = bytes.subarray(from);
    if ((0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .isMoreThanRecord */ .mR)(tail))
        lines.push(judge(tail.subarray(0, -1), line + 1));
    return lines;
}
function judge(bytes, line) {
    const record = (0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRecordLine */ .pF)(bytes);
    if (record === undefined)
        return { kind: 'lost', line, why: 'is not a JSON object' };
    if ('hash' in record && !hasOwnHash(record)) {
        return { kind: 'lost', line, why: 'does not have the content that its hash is of' };
    }
    return { kind: 'record', line, text: bytes.toString(), record, isLinked: _journal_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .LINKS */ .A.some((link) => link in record) };
}
function hasOwnHash({ hash, ...rest }) {
    return typeof hash === 'string' && hash === (0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .hashOfRecord */ .po)(rest);
}
/** The text of a journal that holds the records in this order, newly linked. */
function linkRecords(records) {
    const firstLinked = records.findIndex(({ text }) => text === undefined);
    const unlinked = firstLinked === -1 ? records.length : firstLinked;
    let text = records
        .slice(0, unlinked)
        .map((each) => `${each.text}\n`)
        .join('');
    let head = (0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .firstHead */ .FL)({ bytes: Buffer.from(text), records: unlinked });
    for (const { record } of records.slice(unlinked)) {
        const { line, next } = (0,_journal_chain_js__WEBPACK_IMPORTED_MODULE_0__/* .sealRecord */ .xe)(withoutLinks(record), head);
        text += line;
        head = next;
    }
    return text;
}
/** A record's own members. */
function withoutLinks({ seq: _seq, prev: _prev, hash: _hash, ...fields }) {
    return fields;
}


/***/ }),

/***/ 13921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M$: () => (/* binding */ runApproveCommand),
  TT: () => (/* binding */ runArchiveCommand),
  kY: () => (/* binding */ runAuditCommand),
  Sq: () => (/* binding */ runCleanCommand),
  "do": () => (/* binding */ runGuidanceCommand),
  y7: () => (/* binding */ runRejectCommand),
  Uv: () => (/* binding */ runRepairCommand),
  Az: () => (/* binding */ runVerifyCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/experiment/ledger/opening.js
var opening = __webpack_require__(67018);
// EXTERNAL MODULE: ./build/experiment/ledger/state.js
var ledger_state = __webpack_require__(26099);
// EXTERNAL MODULE: ./build/experiment/ledger/store.js
var ledger_store = __webpack_require__(54347);
// EXTERNAL MODULE: ./build/experiment/maintenance/archive.js + 1 modules
var archive = __webpack_require__(36694);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/journal-chain.js
var journal_chain = __webpack_require__(61739);
// EXTERNAL MODULE: ./build/engine/acceptance/accepted-here.js
var accepted_here = __webpack_require__(90165);
// EXTERNAL MODULE: ./build/engine/acceptance/known-start.js
var known_start = __webpack_require__(55393);
// EXTERNAL MODULE: ./build/engine/log/decision-log.js
var decision_log = __webpack_require__(6065);
// EXTERNAL MODULE: ./build/engine/log/log-secret.js
var log_secret = __webpack_require__(29037);
// EXTERNAL MODULE: ./build/engine/workspace/private-area.js + 8 modules
var private_area = __webpack_require__(29460);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(79871);
// EXTERNAL MODULE: ./build/kernel/process-tree.js
var process_tree = __webpack_require__(98566);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(14311);
// EXTERNAL MODULE: ./build/experiment/verification/rescoring.js
var rescoring = __webpack_require__(39814);
;// CONCATENATED MODULE: ./build/experiment/maintenance/clean.js
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
 * Giving back what runs of an experiment left in the private area: workspaces, evaluation checkouts, scratch, store.
 * Invariant: what goes is made again by the next run. What lies there and is not, stays: of a keep that a killed run
 * had begun the store that holds its commit, while its record is missing; of a record of decisions that is not closed
 * the secret, and what was marked as begun; the commits that runs here began at, and accepted. The lock is held.
 * Crash: some of it is gone; the session file goes last, so that the next opening trusts nothing of the rest.
 */














// Each of their folders counts for one.
const OF_MANY = ['lanes', 'judges', 'kept', (0,external_node_path_.basename)((0,decision_log/* marksOf */.Ok)(''))];
/** Removes what can be made again. Throws `locked` while a run is at work. */
async function cleanExperiment({ name }, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const place = (0,ledger_store/* pathsOf */.wG)(name, host);
        (0,ledger_store/* requireExperiment */.DW)(place);
        const _lock = __addDisposableResource(env_1, await (0,opening/* lockExperiment */.DR)(place, host), true);
        const folder = (0,private_area/* privateAreaFolder */.PH)({ repository: place.repository, name, parentEnv: host.env });
        const survivors = await (0,private_area/* endSession */.ky)(folder);
        const openAcceptance = findOpenAcceptance(place);
        const ofAcceptance = openAcceptance === undefined ? [] : [(0,private_area/* storeFolder */.IS)(folder), (0,external_node_path_.join)(folder, 'session')];
        const spared = [...ofAcceptance, (0,log_secret/* secretFile */.pb)(folder), (0,known_start/* knownStartsFile */.PM)(folder), (0,accepted_here/* acceptedHereFile */.mc)(folder)];
        const isSpared = (path) => spared.includes(path) || (0,external_node_path_.dirname)(path) === (0,decision_log/* marksOf */.Ok)(folder);
        const paths = [...partsOf(folder), ...(await deadScratch(folder))].filter((path) => !isSpared(path));
        let bytes = 0;
        const left = [];
        for (const path of paths) {
            bytes += sizeOf(path);
            left.push(...(await (0,remove_tree/* discardTree */.l)(path)).map(private_area/* leftNote */.KO));
        }
        for (const each of [...OF_MANY.map((part) => (0,external_node_path_.join)(folder, part)), folder])
            removeIfEmpty(each);
        const removed = paths.map((path) => nameOf(folder, path));
        const environmentBytes = await (0,private_area/* cleanEnvironments */.O)(folder);
        return { folder, removed, bytes, survivors, openAcceptance, environmentBytes, left };
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
function nameOf(folder, path) {
    return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : (0,external_node_path_.basename)(path);
}
/** The last intent's iteration, if it has no record: its keep was begun and is ended by the next run. */
function findOpenAcceptance(paths) {
    if (!(0,external_node_fs_.existsSync)(paths.intents))
        return undefined;
    const parsed = (0,journal_chain/* parseJournal */.z8)((0,external_node_fs_.readFileSync)(paths.intents));
    const iter = (parsed.kind === 'sound' ? parsed.records : parsed.readable).at(-1)?.iter;
    const isRecorded = (0,ledger_store/* readLedger */.SC)(paths).records.some((record) => record.iter === iter);
    return typeof iter === 'number' && !isRecorded ? iter : undefined;
}
/** Everything of the private area, the session file last. */
function partsOf(folder) {
    if (!(0,external_node_fs_.existsSync)(folder))
        return [];
    const parts = (0,external_node_fs_.readdirSync)(folder).flatMap((part) => OF_MANY.includes(part) ? (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(folder, part)).map((name) => (0,external_node_path_.join)(part, name)) : [part]);
    const isSession = (part) => (part === 'session' ? 1 : 0);
    return parts.sort((one, other) => isSession(one) - isSession(other)).map((part) => (0,external_node_path_.join)(folder, part));
}
/** What a verification left that was killed. */
async function deadScratch(folder) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.dirname)(folder)))
        return [];
    const left = [];
    for (const name of (0,external_node_fs_.readdirSync)((0,external_node_path_.dirname)(folder))) {
        const pid = (0,rescoring/* scratchOwner */.I)(folder, name);
        if (pid === undefined || (0,process_tree/* isProcessAlive */.jW)(pid))
            continue;
        await (0,private_area/* endSession */.ky)((0,external_node_path_.join)((0,external_node_path_.dirname)(folder), name));
        left.push((0,external_node_path_.join)((0,external_node_path_.dirname)(folder), name));
    }
    return left;
}
function sizeOf(path) {
    try {
        const stats = (0,external_node_fs_.lstatSync)(path);
        if (!stats.isDirectory())
            return stats.size;
        return (0,external_node_fs_.readdirSync)(path).reduce((sum, name) => sum + sizeOf((0,external_node_path_.join)(path, name)), 0);
    }
    catch {
        // Its owner took away the right to look: it goes all the same, only the figure is smaller.
        return 0;
    }
}
function removeIfEmpty(path) {
    try {
        (0,external_node_fs_.rmdirSync)(path);
    }
    catch (error) {
        if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes((0,files/* errorCode */.CA)(error)))
            throw error;
    }
}

// EXTERNAL MODULE: ./build/experiment/maintenance/config-change.js
var config_change = __webpack_require__(33699);
// EXTERNAL MODULE: ./build/experiment/maintenance/guidance.js
var guidance = __webpack_require__(69146);
// EXTERNAL MODULE: ./build/kernel/export-commits.js
var export_commits = __webpack_require__(63491);
// EXTERNAL MODULE: ./build/kernel/refs.js
var kernel_refs = __webpack_require__(83144);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
// EXTERNAL MODULE: ./build/experiment/ledger/branch.js
var ledger_branch = __webpack_require__(85360);
// EXTERNAL MODULE: ./build/experiment/ledger/candidate-commit.js
var candidate_commit = __webpack_require__(14237);
// EXTERNAL MODULE: ./build/experiment/ledger/rejection.js
var rejection = __webpack_require__(75265);
// EXTERNAL MODULE: ./build/experiment/maintenance/begun-acceptance.js
var begun_acceptance = __webpack_require__(81219);
// EXTERNAL MODULE: ./build/kernel/ancestry.js
var ancestry = __webpack_require__(72527);
// EXTERNAL MODULE: ./build/kernel/object-presence.js
var object_presence = __webpack_require__(55523);
// EXTERNAL MODULE: ./build/kernel/user-remote.js
var user_remote = __webpack_require__(35208);
;// CONCATENATED MODULE: ./build/experiment/maintenance/publication.js
/**
 * Whether others have accepted commits of an experiment: a branch that they have only moves forward.
 * Invariant: only looked at. Where a remote cannot be asked, it counts as one that has them: a commit on top is right for
 * every branch, a branch without them is not.
 */








/** Where an accepted commit is besides the experiment's own branch, as a person calls it; undefined: nowhere. */
async function findPublished(paths, { refs, records, remote, }, host) {
    // Whoever has one of them has the first.
    const first = records.find(({ outcome, commit }) => outcome === 'merged' && typeof commit === 'string')?.commit;
    if (typeof first !== 'string')
        return undefined;
    const { stdout } = await refs(['for-each-ref', '--format=%(refname)', '--contains', first]);
    const isOwn = (ref) => ref === '' || ref === (0,ledger_branch/* refOf */.H8)(paths) || ref.startsWith('refs/autorize-again/');
    const other = stdout
        .toString()
        .split('\n')
        .find((ref) => !isOwn(ref));
    return other?.replace(/^refs\/(?:heads|remotes|tags)\//, '') ?? findOnRemote(paths, { refs, first, remote }, host);
}
const LIMIT_MS = 30_000;
async function findOnRemote({ name, repository }, { refs, first, remote }, host) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(repository.gitDir, 'autorize-reject-'));
    const shown = `${remote}/${(0,ledger_state/* branchOf */.W0)(name)}`;
    const branch = `refs/heads/${(0,ledger_state/* branchOf */.W0)(name)}`;
    try {
        const server = await (0,user_remote/* openUserRemote */.u8)({ name: remote, repository, folder, parentEnv: host.env, limitMs: LIMIT_MS });
        const branchHead = (await server.list([branch])).get(branch);
        if (branchHead === undefined)
            return undefined;
        const isOther = (await (0,object_presence/* hasCommit */.Q)(refs, branchHead)) && !(await (0,ancestry/* isAncestor */.Q)(refs, { base: first, branchHead }));
        return isOther ? undefined : shown;
    }
    catch (error) {
        // A repository without that remote.
        if (error instanceof errors/* UsageError */.eb)
            return undefined;
        if (error instanceof errors/* PreconditionError */.Rb)
            return `${remote}, which cannot be asked`;
        throw error;
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./build/kernel/program.js
var program = __webpack_require__(95808);
// EXTERNAL MODULE: ./build/experiment/maintenance/notices.js
var notices = __webpack_require__(52431);
;// CONCATENATED MODULE: ./build/experiment/maintenance/release.js
var release_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var release_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * A person's approval of a quarantined change, or of a promotion of the working line.
 * Invariant: it is on the disk, in the decision log, when the promise settles; nothing is kept by it here: the
 * next run takes it up under the lock, a change before any agent begins, a promotion before any other test, and asks
 * guards and holdout as of every change.
 */






/** Approves what is quarantined. Throws UsageError for what is not, `locked` during a run. */
async function approveQuarantined(request, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { name } = request;
        const paths = (0,ledger_store/* pathsOf */.wG)(name, host);
        (0,ledger_store/* requireExperiment */.DW)(paths);
        const _lock = release_addDisposableResource(env_1, await (0,opening/* lockExperiment */.DR)(paths, host), true);
        const decisions = release_addDisposableResource(env_1, (0,ledger_store/* openDecisions */.yY)(paths), false);
        const what = 'iter' in request ? `iteration ${request.iter}` : request.promotion;
        const { task, tree } = 'iter' in request ? findQuarantined(paths, request.iter) : findQuarantinedPromotion(paths, what, decisions.records);
        const by = identityOf(paths, host);
        if (decisions.records.length === 0) {
            throw new errors/* PreconditionError */.Rb({
                message: `decisions.jsonl of "${name}" is missing or was archived by repair, so there is nothing to approve`,
                remedy: `Begin it again (autorize run ${name}), then approve the change.`,
            });
        }
        const word = (0,notices/* pendingRelease */.J4)(decisions.records, task);
        if (word !== undefined) {
            const found = `${what} of "${name}", which ${String(word.by)} approved on ${String(word.at)}`;
            const expected = 'one that nobody approved yet';
            throw new errors/* UsageError */.eb([{ found, expected, remedy: `The next run takes it up: autorize run ${name}` }]);
        }
        decisions.append((0,decision_log/* normalized */.A9)({ kind: 'release', task, tree, by, at: host.now().toISOString() }));
        return { what, tree, by };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = release_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function findQuarantined(paths, iter) {
    const { records } = (0,ledger_store/* readLedger */.SC)(paths);
    const quarantined = (0,notices/* quarantinedIterations */.Ps)(records);
    const record = quarantined.find((each) => each.iter === iter);
    const test = record?.decision?.test;
    if (typeof test === 'string' && typeof record?.tree === 'string')
        return { task: test, tree: record.tree };
    const known = quarantined.length === 0 ? 'none is' : quarantined.map((each) => each.iter).join(', ');
    throw new errors/* UsageError */.eb([
        {
            found: `iteration ${iter} of "${paths.name}", ${describe(records, iter)}`,
            expected: `an iteration that is quarantined because of its large gain (${known})`,
            remedy: `See them: autorize list ${paths.name}`,
        },
    ]);
}
function findQuarantinedPromotion(paths, asked, decisions) {
    const task = (0,notices/* quarantinedPromotionIn */.nw)(decisions);
    const run = decisions.findLast((each) => each.kind === 'evaluation' && each.task === task && each.arm === 'candidate');
    if (task === asked && typeof run?.tree === 'string')
        return { task, tree: run.tree };
    const known = task === undefined ? 'none is' : (0,notices/* promotionWord */.EQ)(task);
    throw new errors/* UsageError */.eb([
        {
            found: `${asked} of "${paths.name}", which is not quarantined`,
            expected: `the last promotion, if it is quarantined because of its large gain (${known})`,
            remedy: `See what is: autorize status ${paths.name}`,
        },
    ]);
}
function describe(records, iter) {
    const record = records.find((each) => each.iter === iter);
    if (record === undefined)
        return 'which has no record';
    if (record.decision?.code !== 'implausible')
        return `which is ${record.outcome}`;
    const accepted = records.find(({ outcome, released }) => outcome === 'merged' && released === record.decision?.test);
    return accepted === undefined
        ? `which is ${record.outcome}`
        : `which was approved and accepted as iteration ${accepted.iter}`;
}
/** Who commits here, by the user's own git. */
function identityOf({ repository }, { env }) {
    const args = ['-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT'];
    const { exitCode, stdout } = (0,program/* runProgramSync */.x6)({ program: 'git', args, cwd: repository.folder, env });
    const who = /^(.*<.*>) \d+ [+-]\d{4}$/.exec(stdout.trim())?.[1];
    if (exitCode === 0 && who !== undefined)
        return who;
    throw new errors/* PreconditionError */.Rb({
        message: 'git has no identity for you, and an approval is recorded under it',
        remedy: 'Set it: git config user.name "Your Name" && git config user.email you@example.org',
    });
}

// EXTERNAL MODULE: ./build/decision/rejection.js
var decision_rejection = __webpack_require__(46272);
// EXTERNAL MODULE: ./build/engine/acceptance/acceptance.js
var acceptance_acceptance = __webpack_require__(37008);
// EXTERNAL MODULE: ./build/engine/acceptance/reapplication.js
var reapplication = __webpack_require__(40658);
// EXTERNAL MODULE: ./build/engine/boundaries/change.js + 1 modules
var change = __webpack_require__(32165);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(23727);
// EXTERNAL MODULE: ./build/kernel/git.js
var git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/experiment/ledger/accepted-commit.js
var accepted_commit = __webpack_require__(94207);
// EXTERNAL MODULE: ./build/experiment/ledger/fold.js
var fold = __webpack_require__(61319);
// EXTERNAL MODULE: ./build/experiment/ledger/next-iteration.js
var next_iteration = __webpack_require__(29635);
// EXTERNAL MODULE: ./build/experiment/ledger/record.js
var ledger_record = __webpack_require__(74773);
;// CONCATENATED MODULE: ./build/experiment/maintenance/take-back.js
/**
 * Taking an accepted change back by a commit on top of the branch, where others have the branch.
 * Invariant: as of every accepted change: intent, commit, branch, decisions, record, in this order. The branch only moves
 * forward, and holds exactly what it held without that one change. Where a later change builds on it nothing is done.
 * Crash: before the intent nothing happened; after it the next `run`, `resume`, `reject` or `archive` ends what is left,
 * or finds that the commit never was. The holder of the lock calls it.
 */
var take_back_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var take_back_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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


















/** Takes a change back by a commit; throws where a later change builds on it, or where it is not on the branch any more. */
async function takeBack(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { paths, refs, records, base, word, folder } = request;
        const rejected = records.find(({ iter }) => iter === word.iter);
        const { commit: branchHead } = await (0,ledger_branch/* findBranch */.E0)({ paths, refs, base, records });
        if (branchHead === undefined || rejected === undefined)
            throw (0,ledger_branch/* branchMoved */.iu)(paths.name, { expected: base, actual: undefined });
        const store = await (0,candidate_commit/* openStore */.Ch)(paths, { folder, base, branchHead });
        const change = await withoutChange(store, { paths, records, rejected, from: branchHead });
        const { again, missing } = await findEvaluatedAgain(store, request);
        const ledger = take_back_addDisposableResource(env_1, (0,ledger_store/* openLedger */.au)(paths), false);
        const intents = take_back_addDisposableResource(env_1, (0,ledger_store/* openIntents */.Eb)(paths), false);
        const decisions = take_back_addDisposableResource(env_1, (0,ledger_store/* openDecisions */.yY)(paths), false);
        const { state } = (0,decision_log/* replayOf */.X8)(decisions.records);
        for (const followUp of state?.followUp ?? [])
            decisions.append((0,decision_log/* normalized */.A9)(followUp));
        const champion = await championWithout(store, {
            paths,
            records,
            rejected,
            champion: state?.session.champion ?? null,
        });
        const decided = state === undefined
            ? []
            : decisionsOf({ word, task: taskOf(rejected), parent: state.session.incumbent, tree: change.tree, champion });
        const iter = (0,next_iteration/* nextIteration */.p)(paths, records.map((record) => record.iter));
        const draft = draftOf({ iter, branchHead, word: { ...word, again }, rejected, records, change });
        const intent = {
            ...{ iter, ref: (0,ledger_branch/* refOf */.H8)(paths), old: branchHead, parent: branchHead, tree: change.tree, date: word.at, draft },
            message: (0,accepted_commit/* commitMessage */.df)(paths.name, { iter, score: Number.NaN, disclosed: undefined, takesBack: word.iter }),
            decided: { after: decisions.records.length, records: decided.map(decision_log/* normalized */.A9) },
        };
        const beforeSwap = (commit) => (0,accepted_here/* markAcceptedHere */.bA)(folder, commit);
        const acceptance = { store, repository: paths.repository, intents, trailer: ledger_state/* TRAILERS */.jl.record, beforeSwap };
        const accepted = await (0,acceptance_acceptance/* acceptTree */.f9)(acceptance, intent);
        if (accepted.kind === 'cancelled')
            throw new Error('a take-back without a signal was cancelled');
        if (accepted.kind === 'moved')
            throw (0,ledger_branch/* branchMoved */.iu)(paths.name, { expected: branchHead, actual: accepted.actual });
        for (const each of intent.decided?.records ?? [])
            decisions.append(each);
        (0,fault_point/* faultPoint */.Jd)('reject:after-decisions');
        const record = ledger_record/* iterationRecordSchema */.Is.parse(ledger.append({ ...draft, commit: accepted.commit }));
        (0,fault_point/* faultPoint */.Jd)('reject:after-record');
        refreshState(paths, [...records, record]);
        (0,fault_point/* faultPoint */.Jd)('reject:after-state');
        return { commit: accepted.commit, again: again.map((each) => each.iter), missing };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        take_back_disposeResources(env_1);
    }
}
function taskOf({ decision, iter }) {
    return typeof decision?.test === 'string' ? decision.test : `iteration ${iter}`;
}
/** What is left of a tree without a change, as a change of that tree. */
async function withoutChange(store, { paths, records, rejected, from }) {
    const parent = await (0,git/* gitLine */.JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${rejected.commit}^1^{tree}`]);
    const accepted = { task: taskOf(rejected), tree: String(rejected.tree), parent };
    const { tree, taken, stays } = await (0,reapplication/* takeOut */.gu)(store, from, [accepted]);
    if (stays.length > 0)
        throw builtUpon(paths, { records, rejected });
    if (taken.length === 0) {
        throw new errors/* UsageError */.eb([
            {
                found: `iteration ${rejected.iter} of "${paths.name}", of which ${(0,ledger_state/* branchOf */.W0)(paths.name)} holds nothing any more`,
                expected: 'an accepted change that is still on the branch',
                remedy: `See the accepted changes: autorize list ${paths.name}`,
            },
        ]);
    }
    return (0,change/* readChange */.p)(store, { from, tree });
}
/** Later changes are of the same lines: which ones, and what can be done. */
function builtUpon({ name }, { records, rejected }) {
    const paths = new Set(rejected.changed_paths ?? []);
    const later = records
        .slice(records.indexOf(rejected) + 1)
        .filter(({ outcome, changed_paths: changed }) => outcome === 'merged' && changed?.some((path) => paths.has(path)))
        .map(({ iter }) => iter);
    const last = later.at(-1);
    const named = later.length === 0 ? 'later changes' : `${later.length === 1 ? 'iteration' : 'iterations'} ${later.join(', ')}`;
    return new errors/* PreconditionError */.Rb({
        message: `iteration ${rejected.iter} cannot be removed from ${(0,ledger_state/* branchOf */.W0)(name)} alone: ${named} changed the same lines; nothing was changed`,
        remedy: `Reject the changes that build on it first, newest first${last === undefined ? '' : ` (autorize reject ${name} ${last} --reason "...")`}, then this one.`,
    });
}
/** The champion's tree without the change; where the working line alone holds that, it stays. */
async function championWithout(store, { champion, ...without }) {
    if (champion === null)
        return null;
    try {
        return (await withoutChange(store, { ...without, from: champion.tree })).tree;
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.eb)
            return champion.tree;
        throw error;
    }
}
/** What lost while the change was part of the branch, by the commits that it is judged again as. */
async function findEvaluatedAgain(store, { paths, records, word }) {
    const at = records.findIndex(({ iter }) => iter === word.iter);
    const lost = records.slice(at + 1).filter(({ outcome, tree, iter }) => {
        return iter > 0 && typeof tree === 'string' && candidate_commit/* EVALUATED_AGAIN */.rb.includes(outcome);
    });
    const again = [];
    const missing = [];
    for (const record of lost) {
        const commit = await (0,candidate_commit/* findCandidate */.$6)(store, { paths, record, records });
        if (commit === undefined)
            missing.push(record.iter);
        else if (!(0,candidate_commit/* isEvaluatedAgain */.YQ)(records, commit))
            again.push({ iter: record.iter, commit });
    }
    return { again, missing };
}
function decisionsOf({ word: { by, at, reason }, ...trees }) {
    return [{ kind: 'rejection', ...trees, by, at, reason }, (0,decision_rejection/* bestAfter */.b)(trees)];
}
/** The record of the commit: an iteration without an agent and without a score. */
function draftOf({ iter, branchHead, word, rejected, records, change, }) {
    const { protected_digest, run } = records.at(-1) ?? rejected;
    const test = rejected.decision?.test;
    const draft = {
        ...{ v: 1, iter, started_at: word.at, ended_at: word.at, outcome: 'merged', score: null },
        ...{ agent_exit: null, agent_killed_by_budget: false, diff_lines: change.diffLines },
        notes: `${word.by} rejected iteration ${word.iter}: ${(0,base_text/* quoted */.TL)(word.reason, 300)}; ${(0,base_text/* plural */.LS)(word.again.length, 'candidate')} to be judged again`,
        ...{ summary: null, base_commit: branchHead, tree: change.tree, protected_digest },
        changed_paths: change.changes.map(({ path }) => path),
        reverts: { taken: typeof test === 'string' ? [test] : [], stays: [] },
        rejection: word,
        durations: {},
        ...(run === undefined ? {} : { run }),
    };
    const record = ledger_record/* iterationRecordSchema */.Is.parse(draft);
    return { ...draft, best_so_far: (0,fold/* foldRecords */.I)([...records, record], directionOf(records)).best_score };
}
function directionOf(records) {
    return records.findLast(({ run }) => run?.direction)?.run?.direction ?? 'max';
}
/** Brings the cache to what the records say now. */
function refreshState(paths, records) {
    const state = (0,ledger_store/* readState */.un)(paths);
    if (state === undefined)
        return;
    const { best_score, best_iter, iterations_completed, consecutive_noops } = (0,fold/* foldRecords */.I)(records, directionOf(records));
    (0,ledger_store/* writeState */.Jq)(paths, { ...state, best_score, best_iter, iterations_completed, consecutive_noops });
}

;// CONCATENATED MODULE: ./build/experiment/maintenance/reject.js
var reject_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var reject_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * Rejecting an accepted change: the branch goes back by a commit on top, or, where nothing of it was published, it is
 * rebuilt without the change by a run of its own.
 * Invariant: nothing is lost and nothing is guessed. What the next run judges first, before any agent, are the stored trees
 * of every candidate that was compared with the rejected change. A branch that is rebuilt is archived whole with its
 * records, and its other accepted changes are judged again, too.
 * Crash: of a commit on top see take-back.ts. Of a rebuilt branch the mark of the archive is the commit point. Before it
 * nothing changed but refs that keep objects; after it the next `run`, `resume` or `archive` ends what is left.
 */

















/** Rejects an accepted change. Throws UsageError for what was not accepted, `locked` during a run. */
async function rejectAccepted({ name, iter, reason, remote = 'origin' }, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const paths = (0,ledger_store/* pathsOf */.wG)(name, host);
        (0,ledger_store/* requireExperiment */.DW)(paths);
        const _lock = reject_addDisposableResource(env_1, await (0,opening/* lockExperiment */.DR)(paths, host), true);
        const folder = (0,private_area/* privateAreaFolder */.PH)({ repository: paths.repository, name, parentEnv: host.env });
        const { refs } = (0,user_repository/* openRefs */.ro)(paths.repository, (0,external_node_path_.join)(folder, 'user'));
        const known = readRecords(paths).length;
        await endBegun(paths, refs, host);
        const records = readRecords(paths);
        const completed = records.slice(known).find(({ rejection }) => rejection?.iter === iter);
        if (completed !== undefined)
            return asRejected(completed);
        (0,opening/* requireWholeLedger */.w_)(paths, { records, state: (0,ledger_store/* readState */.un)(paths) });
        requireConcluded(paths, records);
        requireAccepted(paths, { records, iter });
        const rejections = (0,rejection/* requireRejections */.mc)(paths, records);
        const base = (0,opening/* findBase */.lN)(records, (0,ledger_store/* readState */.un)(paths)) ?? '';
        const by = identityOf(paths, host);
        const at = host.now().toISOString();
        const published = await findPublished(paths, { refs, records, remote }, host);
        if (published !== undefined) {
            const word = { iter, by, at, reason };
            const { commit, again, missing } = await takeBack({ paths, refs, records, base, word, folder });
            return { folder: undefined, branch: undefined, by, again, missing, reverted: { published, commit } };
        }
        const branchHead = await (0,kernel_refs/* readRef */.sg)(refs, (0,ledger_branch/* refOf */.H8)(paths));
        const store = await (0,candidate_commit/* openStore */.Ch)(paths, { folder, base, branchHead });
        const again = [];
        const missing = [];
        for (const record of candidatesOf(records, iter)) {
            const commit = record.outcome === 'merged' ? record.commit : await storedCommit({ store, refs, paths, record, records });
            if (typeof commit !== 'string')
                missing.push(record.iter);
            else if (!(0,candidate_commit/* isEvaluatedAgain */.YQ)(records, commit))
                again.push({ iter: record.iter, commit });
        }
        // What an earlier rejection left to be judged is not forgotten.
        again.push(...(0,rejection/* pendingAgain */.gp)(rejections, records).map((each) => ({ iter: each.iter, commit: each.commit })));
        const archived = await (0,archive/* archiveExperiment */.W)(paths, host, [], { iter, by, at, reason, base, again });
        return { ...archived, by, again: again.map((each) => each.iter), missing };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = reject_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** What a killed command had begun, and is done now. */
function asRejected({ commit, rejection }) {
    const { by = '', again = [] } = rejection ?? {};
    const reverted = { published: undefined, commit: commit ?? '' };
    return { folder: undefined, branch: undefined, by, again: again.map((each) => each.iter), missing: [], reverted };
}
function readRecords(paths) {
    const { records, problem } = (0,ledger_store/* readLedger */.SC)(paths);
    if (problem !== undefined)
        throw new errors/* ContractError */.Vl([problem]);
    return records;
}
/** An acceptance, or a rejection, that a killed command began is ended first. */
async function endBegun(paths, refs, host) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        if (!(0,external_node_fs_.existsSync)(paths.intents))
            return;
        const base = (0,opening/* findBase */.lN)(readRecords(paths), (0,ledger_store/* readState */.un)(paths));
        if (base === undefined)
            return;
        const ledger = reject_addDisposableResource(env_2, (0,ledger_store/* openLedger */.au)(paths), false);
        const intents = reject_addDisposableResource(env_2, (0,ledger_store/* openIntents */.Eb)(paths), false);
        const decisions = reject_addDisposableResource(env_2, (0,ledger_store/* openDecisions */.yY)(paths), false);
        await (0,begun_acceptance/* finishBegun */.L)({ paths, ledger, intents, decisions, refs, base, parentEnv: host.env }, host);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        reject_disposeResources(env_2);
    }
}
function requireConcluded(paths, records) {
    const [first] = (0,opening/* findInFlight */.T6)(paths, records);
    if (first === undefined)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `iteration ${first} of "${paths.name}" was in progress when the last run ended`,
        remedy: `Complete that run first: autorize resume ${paths.name}`,
    });
}
function requireAccepted({ name }, { records, iter }) {
    const accepted = stillAccepted(records);
    if (accepted.some((record) => record.iter === iter))
        return;
    const record = records.find((each) => each.iter === iter);
    const rejection = records.find((each) => each.rejection?.iter === iter)?.rejection;
    const outcome = rejection ? `rejected by ${rejection.by}` : record?.outcome;
    const what = record === undefined ? 'which has no record' : `which is ${outcome}`;
    const known = accepted.length === 0 ? 'none is' : accepted.map((each) => each.iter).join(', ');
    throw new errors/* UsageError */.eb([
        {
            found: `iteration ${iter} of "${name}", ${what}`,
            expected: `an accepted change (${known})`,
            remedy: `See them: autorize list ${name}`,
        },
    ]);
}
/** A change of an agent or of a proposal; not what the run itself took back or out. */
function isCandidate({ iter, tree, reverts, decision }) {
    return iter > 0 && typeof tree === 'string' && !reverts && decision?.purpose !== 'promotion';
}
/** The accepted changes that nobody rejected since. */
function stillAccepted(records) {
    const gone = new Set(records.flatMap(({ rejection }) => (rejection ? [rejection.iter] : [])));
    return records.filter((record) => isCandidate(record) && record.outcome === 'merged' && !gone.has(record.iter));
}
/** The other accepted changes, and what was rejected while the change was part of the branch. */
function candidatesOf(records, rejected) {
    const at = records.findIndex(({ iter }) => iter === rejected);
    const accepted = new Set(stillAccepted(records));
    return records.filter((record, index) => {
        if (!isCandidate(record) || record.iter === rejected)
            return false;
        return accepted.has(record) || (index > at && candidate_commit/* EVALUATED_AGAIN */.rb.includes(record.outcome));
    });
}
/** A commit of a rejected candidate's tree on what it was tested against, in the user's repository; undefined: it is gone. */
async function storedCommit({ store, refs, paths, record, records }) {
    const commit = await (0,candidate_commit/* findCandidate */.$6)(store, { paths, record, records });
    if (commit === undefined)
        return undefined;
    const ref = `refs/autorize-again/${paths.name}/${commit}`;
    if ((await (0,kernel_refs/* readRef */.sg)(refs, ref)) === undefined)
        await (0,export_commits/* exportCommits */.D_)(store, paths.repository, { ref, from: undefined, to: commit });
    return commit;
}

// EXTERNAL MODULE: ./build/base/journal-salvage.js
var journal_salvage = __webpack_require__(87251);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(84831);
// EXTERNAL MODULE: ./build/kernel/ref-locks.js + 1 modules
var ref_locks = __webpack_require__(91247);
;// CONCATENATED MODULE: ./build/experiment/ledger/archived-file.js
/**
 * Archiving a file before it is rewritten.
 * Invariant: when `archiveFile` returns, a copy of the file, byte for byte, is on the disk under a name of its own; the
 * file itself is as it was. Crash before: a `.tmp` file may be left.
 */



/** Copies a file to `FILE.corrupt-TIME` and gives that name. */
function archiveFile(path, at) {
    const stem = `${path}.corrupt-${at.toISOString().replaceAll(/[:.]/g, '-')}`;
    let target = stem;
    for (let count = 2; (0,external_node_fs_.existsSync)(target); count += 1)
        target = `${stem}-${count}`;
    const temporary = `${target}.tmp`;
    (0,external_node_fs_.copyFileSync)(path, temporary, external_node_fs_.constants.COPYFILE_EXCL);
    const descriptor = (0,external_node_fs_.openSync)(temporary, 'r');
    try {
        (0,external_node_fs_.fsyncSync)(descriptor);
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
    (0,external_node_fs_.renameSync)(temporary, target);
    (0,durable/* syncFolder */.Yw)((0,external_node_path_.dirname)(path));
    return target;
}

// EXTERNAL MODULE: ./build/experiment/ledger/branch-commits.js
var branch_commits = __webpack_require__(84995);
// EXTERNAL MODULE: ./build/experiment/ledger/intent.js
var ledger_intent = __webpack_require__(14714);
// EXTERNAL MODULE: ./build/experiment/ledger/own-commits.js
var own_commits = __webpack_require__(94277);
// EXTERNAL MODULE: ./build/experiment/ledger/readable-config.js
var readable_config = __webpack_require__(28803);
// EXTERNAL MODULE: ./build/experiment/ledger/repairing.js
var repairing = __webpack_require__(48065);
// EXTERNAL MODULE: ./build/experiment/maintenance/look.js + 1 modules
var look = __webpack_require__(97117);
;// CONCATENATED MODULE: ./build/experiment/maintenance/repair.js
var repair_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var repair_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * Repairing the files of an experiment from what can be read of them, and from git.
 * Invariant: nothing is lost: a file that is rewritten is first copied whole beside itself; it is then replaced in one
 * step. What cannot be proved is not kept: a line whose hash is not of its content goes. A sound file stays as it is,
 * byte for byte; the accepted changes that only git has come after what it holds, where they were accepted here.
 * Crash at any point: each file is the old one or the new one, and another repair does what is left.
 */























/** Fixes ledger, intents and guidance of an experiment. Throws `locked` while a run is at work. */
async function repairExperiment({ name }, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const paths = (0,ledger_store/* pathsOf */.wG)(name, host);
        (0,ledger_store/* requireExperiment */.DW)(paths);
        const { config, problems } = (0,readable_config/* readConfigForStatus */.q)(paths, { records: (0,ledger_store/* readLedger */.SC)(paths).records, host });
        const _lock = repair_addDisposableResource(env_1, await (0,opening/* lockExperiment */.DR)(paths, host), true);
        const folder = (0,private_area/* privateAreaFolder */.PH)({ repository: paths.repository, name, parentEnv: host.env });
        const { refs } = (0,user_repository/* openRefs */.ro)(paths.repository, (0,external_node_path_.join)(folder, 'user'));
        const locks = await (0,ref_locks/* removeAbandonedLocks */.j)(paths.repository, [(0,ledger_branch/* refOf */.H8)(paths)]);
        const ledgerBytes = readIfThere(paths.ledger);
        const intentLines = (0,journal_salvage/* salvageJournal */.RY)(readIfThere(paths.intents) ?? Buffer.alloc(0));
        const chosen = (0,repairing/* chooseRecords */.A6)((0,journal_salvage/* salvageJournal */.RY)(ledgerBytes ?? Buffer.alloc(0)));
        const known = chosen.base || (0,ledger_store/* readState */.un)(paths)?.base_commit || firstParent(intentLines);
        const intentsHere = hiddenIntents(intentLines);
        const records = chosen.entries.map(({ typed }) => typed);
        const evidence = { folder, intents: intentsHere, records };
        const branch = (0,own_commits/* chooseOwn */.q4)(await readBranch(refs, { name, base: known }), { ...(known && { base: known }), evidence });
        const { keeps, base, strays } = branch;
        const found = [];
        for (const keep of keeps)
            found.push(await rebuildAcceptance(refs, { keep, intents: intentsHere }));
        const isSound = ledgerBytes !== undefined && isSoundLedger(ledgerBytes, chosen);
        const inserted = (0,repairing/* insertAcceptances */.Gm)(chosen.entries, { keeps: found, atEnd: isSound });
        const at = host.now();
        const ledger = {
            ...{ paths, at, chosen, inserted, base },
            iters: [...(0,ledger_store/* listIterationFolders */.tU)(paths), ...lastIntents(intentLines)],
            direction: config.objective.direction,
        };
        const fixed = isSound && inserted.isAppended ? appendAcceptances(ledger) : rewriteLedger(ledger);
        const intents = fixIntents(paths, at);
        const guidance = fixGuidance(paths, at);
        const decisions = fixDecisions(paths, at);
        const isChanged = fixed.isChanged ||
            locks.length > 0 ||
            [intents, guidance, decisions].some(({ archived }) => archived !== undefined);
        if (fixed.isChanged) {
            const records = fixed.entries.map(({ typed }) => typed);
            if (!records.some(({ iter }) => iter === 0))
                (0,opening/* dropBaseline */.vo)(paths);
            const state = (0,look/* rebuildState */.zX)(paths, { config, records });
            // A run that no record names cannot be resumed.
            const { run_id, ...rest } = { ...state, base_commit: base ?? state.base_commit };
            (0,ledger_store/* writeState */.Jq)(paths, run_id === '' ? rest : { ...rest, run_id });
        }
        return {
            isChanged,
            archived: fixed.archived,
            kept: chosen.entries.length - inserted.overruled.length,
            dropped: chosen.dropped,
            rebuilt: inserted.rebuilt,
            closed: fixed.closed,
            intents,
            guidance,
            decisions,
            locks,
            problems: [
                ...problems,
                ...problemsOf(paths, { strays, inserted }),
                ...(0,own_commits/* foreignCommits */.BX)(name, branch),
                ...(strays.length > 0 ? [] : await movedBranch(refs, paths, { entries: fixed.entries, base })),
            ],
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = repair_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** The records that no branch holds any more are not taken back: whoever moved it may have meant it. */
async function movedBranch(refs, { name }, { entries, base }) {
    const actual = await (0,kernel_refs/* readRef */.sg)(refs, `refs/heads/${(0,ledger_state/* branchOf */.W0)(name)}`);
    const records = entries.map(({ typed }) => typed);
    const problem = (0,ledger_branch/* branchProblem */.MT)(name, { records, base: (0,opening/* findBase */.lN)(records, undefined) ?? base, actual });
    return problem === undefined ? [] : [`${problem.message}. ${problem.remedy}`];
}
function readIfThere(path) {
    return (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path) : undefined;
}
function isSoundLedger(bytes, { dropped }) {
    return (0,journal_chain/* parseJournal */.z8)(bytes).kind === 'sound' && dropped.length === 0;
}
function recordOf(line) {
    return line.kind === 'record' ? [line.record] : [];
}
/** The intents that can be trusted by themselves, by the hash that commits name them by. */
function hiddenIntents(lines) {
    const intents = lines.flatMap(recordOf).flatMap((record) => (0,ledger_intent/* decodeIntent */.H)(record) ?? []);
    return new Map(intents.map((intent) => [intent.hash, intent]));
}
/** What the first keep of all stood on, where it is known to be the first. */
function firstParent([first]) {
    return first?.kind === 'record' && first.line === 1 ? (0,ledger_intent/* decodeIntent */.H)(first.record)?.parent : undefined;
}
function lastIntents(lines) {
    const last = lines.flatMap(recordOf).at(-1);
    const intent = last === undefined ? undefined : (0,ledger_intent/* decodeIntent */.H)(last);
    return intent === undefined ? [] : [intent.iter];
}
async function readBranch(refs, { name, base }) {
    const branchHead = await (0,kernel_refs/* readRef */.sg)(refs, `refs/heads/${(0,ledger_state/* branchOf */.W0)(name)}`);
    return branchHead === undefined
        ? { keeps: [], base, strays: [] }
        : (0,branch_commits/* findAcceptedCommits */.xt)(refs, { name, branchHead, base });
}
/** The record of an accepted change: whole where its intent is still there, else what the commit says. */
async function rebuildAcceptance(refs, { keep, intents }) {
    const { commit, trailers } = keep;
    const { id, tree, date } = commit;
    const parent = commit.parents[0] ?? '';
    const intent = (0,own_commits/* intentOf */.oQ)(keep, intents);
    const record = { ...intent?.draft, commit: id };
    if (intent !== undefined && ledger_record/* iterationRecordSchema */.Is.safeParse(record).success)
        return (0,repairing/* entryOf */.Ms)(record);
    const { changes, diffLines } = await (0,change/* readChange */.p)({ git: refs }, { from: parent, tree });
    return (0,repairing/* entryOf */.Ms)({
        v: 1,
        iter: trailers.iter,
        started_at: date,
        ended_at: date,
        outcome: 'merged',
        score: trailers.score,
        ...(trailers.score === null ? {} : { best_so_far: trailers.score }),
        agent_exit: null,
        agent_killed_by_budget: false,
        diff_lines: diffLines,
        notes: repairing/* REBUILT_NOTES */.oC,
        summary: null,
        base_commit: parent,
        commit: id,
        tree,
        changed_paths: changes.map(({ path }) => path),
    });
}
function appendAcceptances({ paths, at, chosen, inserted, iters, direction }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const none = { isChanged: false, archived: undefined, entries: inserted.entries, closed: [] };
        if (inserted.rebuilt.length === 0)
            return none;
        const closing = { iters, direction, now: at.toISOString(), atEnd: true };
        const { entries, closed } = (0,repairing/* closeLost */.bB)(inserted.entries, closing);
        const ledger = repair_addDisposableResource(env_2, (0,ledger_store/* openLedger */.au)(paths), false);
        for (const { record } of entries.slice(chosen.entries.length))
            ledger.append((0,journal_salvage/* withoutLinks */.W_)(record));
        return { ...none, isChanged: true, entries, closed };
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        repair_disposeResources(env_2);
    }
}
function rewriteLedger({ paths, at, inserted, base, iters, direction }) {
    const complete = (0,repairing/* rebuildBaseline */.t7)(inserted.entries, base);
    const closing = { iters, direction, now: at.toISOString(), atEnd: false };
    const { entries, closed } = (0,repairing/* closeLost */.bB)(complete, closing);
    if (entries.length === 0 && !(0,external_node_fs_.existsSync)(paths.ledger)) {
        return { isChanged: false, archived: undefined, entries, closed };
    }
    return { isChanged: true, archived: replace(paths.ledger, (0,journal_salvage/* linkRecords */.lm)(entries), at), entries, closed };
}
/** Rewrites a file; the copy of the old one comes first. */
function replace(path, text, at) {
    const archived = (0,external_node_fs_.existsSync)(path) ? archiveFile(path, at) : undefined;
    (0,durable/* writeFileAtomic */.Zf)(path, [text]);
    return archived;
}
/**
 * Intents stay as they are up to the first issue: commits name them by their hashes, which linking them again would
 * change. What follows is in the copy, where `verify` looks too.
 */
function fixIntents({ intents: path }, at) {
    const bytes = readIfThere(path) ?? Buffer.alloc(0);
    const parsed = (0,journal_chain/* parseJournal */.z8)(bytes);
    const lines = (0,journal_salvage/* salvageJournal */.RY)(bytes);
    const issues = lines.flatMap((each) => each.kind === 'lost' || (0,ledger_intent/* decodeIntent */.H)(each.record) === undefined ? [each.line] : []);
    const issue = Math.min(parsed.kind === 'corrupt' ? parsed.line : Number.POSITIVE_INFINITY, ...issues);
    if (issue === Number.POSITIVE_INFINITY)
        return { archived: undefined, kept: lines.length, dropped: [] };
    const accepted = lines.flatMap((each) => (each.kind === 'record' && each.line < issue ? [each] : []));
    const dropped = lines.flatMap((each) => each.line < issue ? [] : [{ line: each.line, why: whyDropped(each, issue) }]);
    const text = accepted.map((each) => `${each.text}\n`).join('');
    return { archived: replace(path, text, at), kept: accepted.length, dropped };
}
function whyDropped(each, issue) {
    if (each.kind === 'lost')
        return each.why;
    return each.line === issue ? 'does not follow the intents before it' : `comes after line ${issue}`;
}
function fixGuidance({ guidance: path }, at) {
    const bytes = readIfThere(path) ?? Buffer.alloc(0);
    const lines = (0,journal_salvage/* salvageJournal */.RY)(bytes);
    const accepted = lines.flatMap((each) => (each.kind === 'record' ? [each] : []));
    if ((0,journal_chain/* parseJournal */.z8)(bytes).kind === 'sound')
        return { archived: undefined, kept: accepted.length, dropped: [] };
    const dropped = lines.flatMap((each) => (each.kind === 'lost' ? [{ line: each.line, why: each.why }] : []));
    const links = accepted.map(({ record, text, isLinked }) => ({ record, text: isLinked ? undefined : text }));
    return { archived: replace(path, (0,journal_salvage/* linkRecords */.lm)(links), at), kept: accepted.length, dropped };
}
/** Decisions cannot be repaired: the file is archived whole, and the next run begins another record from the branch. */
function fixDecisions({ decisions: path }, at) {
    const parsed = (0,journal_chain/* parseJournal */.z8)(readIfThere(path) ?? Buffer.alloc(0));
    if (parsed.kind === 'sound')
        return { archived: undefined, kept: parsed.records.length, dropped: [] };
    const archived = archiveFile(path, at);
    (0,external_node_fs_.rmSync)(path);
    return { archived, kept: 0, dropped: [{ line: parsed.line, why: parsed.why }] };
}
function problemsOf(paths, { strays, inserted }) {
    const { entries, overruled } = inserted;
    const isForeign = entries.some(({ typed }) => typed.outcome === 'merged' && typeof typed.commit !== 'string');
    const branch = (0,ledger_state/* branchOf */.W0)(paths.name);
    const ledger = (0,ledger_store/* shownPath */.pS)(paths, paths.ledger);
    return [
        ...overruled.map(({ iter, outcome }) => `${ledger} said ${outcome} of iteration ${iter}, which ${branch} holds`),
        // The original tool's commits say nothing of themselves.
        ...(strays.length === 0 || isForeign
            ? []
            : [`${branch} holds ${(0,base_text/* plural */.LS)(strays.length, 'commit')} that no iteration made, first ${strays[0]}`]),
    ];
}

// EXTERNAL MODULE: ./build/experiment/verification/archived-records.js
var archived_records = __webpack_require__(48283);
// EXTERNAL MODULE: ./build/experiment/verification/audit.js + 1 modules
var audit = __webpack_require__(84599);
// EXTERNAL MODULE: ./build/experiment/verification/verify.js + 7 modules
var verify = __webpack_require__(3541);
// EXTERNAL MODULE: ./build/mission/store.js
var store = __webpack_require__(73448);
// EXTERNAL MODULE: ./build/report/foreign-text.js
var foreign_text = __webpack_require__(84483);
// EXTERNAL MODULE: ./build/report/maintenance-text.js
var maintenance_text = __webpack_require__(96490);
// EXTERNAL MODULE: ./build/cli/stop-signals.js
var stop_signals = __webpack_require__(31977);
// EXTERNAL MODULE: ./build/cli/terminal.js
var cli_terminal = __webpack_require__(38565);
;// CONCATENATED MODULE: ./build/cli/maintenance-command.js
var maintenance_command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var maintenance_command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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





















/** Sends the agent a message. */
async function runGuidanceCommand({ words: [name = '', message = ''], host, terminal, }) {
    await (0,guidance/* promptAgent */.m)({ name, message }, host);
    terminal.out('recorded; the prompt contains the message from the next iteration on\n');
    return errors/* EXIT */.dc.yes;
}
/** Checks records against each other and against git; 1 if they are not sound. */
async function runVerifyCommand({ words, values, host, terminal }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const [name = '', iter] = words;
        const stopping = maintenance_command_addDisposableResource(env_1, (0,stop_signals/* listenForSignals */.s)(), false);
        const request = { name, rescore: values.has('rescore'), signal: stopping.signal };
        const verified = await (0,verify/* verifyExperiment */.ZV)(iter === undefined ? request : { ...request, iter: Number(iter) }, host);
        if (values.has('json'))
            (0,cli_terminal/* printJson */.Q)(terminal, verified);
        else
            terminal.out((0,maintenance_text/* renderFindings */.vO)(name, verified));
        if (stopping.exitCode !== undefined)
            return stopping.exitCode;
        return verified.isSound ? errors/* EXIT */.dc.yes : errors/* EXIT */.dc.no;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        maintenance_command_disposeResources(env_1);
    }
}
/** Recomputes every decision, on demand also archived ones; 1 if a decision does not follow from its scores. */
function runAuditCommand({ words: [name = ''], values, host, terminal }) {
    const paths = (0,ledger_store/* pathsOf */.wG)(name, host);
    const isWhole = values.has('archived');
    const archived = (0,archived_records/* listArchived */.T0)(paths).length;
    const hasOwn = (0,external_node_fs_.existsSync)(paths.decisions) || !isWhole || archived === 0;
    const audited = hasOwn ? (0,audit/* auditExperiment */.NZ)({ name }, host) : undefined;
    const older = isWhole ? (0,archived_records/* auditArchived */.qR)(paths) : [];
    if (values.has('json'))
        (0,cli_terminal/* printJson */.Q)(terminal, isWhole ? { ...audited, archived: older } : { ...audited, archived });
    else {
        if (audited !== undefined)
            terminal.out((0,maintenance_text/* renderFindings */.vO)(name, audited));
        for (const each of older)
            terminal.out((0,maintenance_text/* renderFindings */.vO)(name, { ...each, part: `archive/${each.archived}` }));
        if (!isWhole && archived > 0)
            terminal.out(`${(0,base_text/* plural */.LS)(archived, 'archived record')} not audited; audit too: autorize audit ${name} --archived\n`);
    }
    return audited?.isSound !== false && older.every(({ isSound }) => isSound) ? errors/* EXIT */.dc.yes : errors/* EXIT */.dc.no;
}
/** Approves a quarantined change; the next run applies it. */
async function runApproveCommand({ words: [name = '', asked = ''], host, terminal, }) {
    const { by, what } = await approveQuarantined({ name, ...quarantined(asked) }, host);
    terminal.out(`${what} is approved by ${(0,foreign_text/* oneLine */.TN)(by)}; apply it: autorize run ${name}\n`);
    return errors/* EXIT */.dc.yes;
}
/** Rejects an accepted change; the next run evaluates again what lost against it. */
async function runRejectCommand({ words: [name = '', asked = ''], values, host, terminal, }) {
    const reason = values.get('reason')?.[0]?.trim() ?? '';
    if (reason === '') {
        const remedy = `Write e.g. autorize reject ${name} ${asked} --reason "it reads the expected output".`;
        throw new errors/* UsageError */.eb([{ found: 'no --reason', expected: 'why the change is rejected', remedy }]);
    }
    if ((0,store/* meansMissionRun */.SX)(name, host)) {
        throw new errors/* PreconditionError */.Rb({
            message: `"${name}" is a mission run: its sessions commit on top of each other, so no single change can be rejected`,
            remedy: `Revert the commit on the branch (git revert COMMIT; autorize show ${name} ${asked} names it), close the run (rcs autoresearch --abandon ${name}), then launch a new one from there.`,
        });
    }
    const paths = (0,ledger_store/* pathsOf */.wG)(name, host);
    const remote = values.get('remote')?.[0];
    const request = { name, iter: Number(asked), reason, ...(remote === undefined ? {} : { remote }) };
    const rejected = await rejectAccepted(request, host);
    const { by, folder, branch, again, missing, reverted } = rejected;
    terminal.out(`iteration ${asked} is rejected by ${(0,foreign_text/* oneLine */.TN)(by)}\n`);
    if (reverted !== undefined) {
        const { published, commit } = reverted;
        const why = published === undefined ? '' : ` is published (${(0,foreign_text/* oneLine */.TN)(published)}), so`;
        const what = why === '' ? `a commit on top of ${(0,ledger_state/* branchOf */.W0)(name)}` : `${(0,ledger_state/* branchOf */.W0)(name)}${why} a commit on top`;
        terminal.out(`${what} takes it back: ${commit}\n`);
        terminal.out(`publish it: autorize push ${name}, or without records there: git push REMOTE ${(0,ledger_state/* branchOf */.W0)(name)}\n`);
    }
    if (folder !== undefined)
        terminal.out(`records: ${(0,ledger_store/* shownPath */.pS)(paths, folder)}\n`);
    if (branch !== undefined)
        terminal.out(`branch:  ${branch}\n`);
    if (missing.length > 0) {
        terminal.out(`not judged again, because their trees are no longer stored: iteration ${missing.join(', ')}\n`);
    }
    terminal.out(`${(0,base_text/* plural */.LS)(again.length, 'candidate')} to be judged again, before any agent: autorize run ${name}\n`);
    return errors/* EXIT */.dc.yes;
}
function quarantined(asked) {
    const [, kind, number] = /^(promotion-)?(\d{1,9})$/.exec(asked) ?? [];
    if (number === undefined) {
        const expected = 'the number of an iteration, or a promotion such as promotion-2';
        throw new errors/* UsageError */.eb([{ found: (0,base_text/* quoted */.TL)(asked), expected, remedy: 'Write e.g. autorize approve NAME 3.' }]);
    }
    return kind === undefined ? { iter: Number(number) } : { promotion: `promotion ${Number(number)}` };
}
/** Repairs a corrupt ledger and loses nothing of it. */
async function runRepairCommand({ words: [name = ''], host, terminal }) {
    const paths = (0,ledger_store/* pathsOf */.wG)(name, host);
    const repaired = await repairExperiment({ name }, host);
    terminal.out((0,maintenance_text/* renderRepair */.Qp)(repaired, (path) => (0,ledger_store/* shownPath */.pS)(paths, path)));
    return repaired.problems.length > 0 ? errors/* EXIT */.dc.no : errors/* EXIT */.dc.yes;
}
/** Removes workspaces and other temporary files. */
async function runCleanCommand({ words: [name = ''], host, terminal }) {
    const cleaned = await cleanExperiment({ name }, host);
    const { folder, removed, bytes, survivors, openAcceptance, environmentBytes, left } = cleaned;
    const megabytes = (bytes / 2 ** 20).toFixed(1);
    terminal.out(removed.length === 0
        ? `nothing to remove in ${terminal.shorten(folder)}\n`
        : `removed ${removed.join(', ')} (${megabytes} MB) from ${terminal.shorten(folder)}\n`);
    terminal.out((0,maintenance_text/* renderCleanedEnvironments */.Hp)(environmentBytes));
    if (openAcceptance !== undefined) {
        terminal.out(`iteration ${openAcceptance} was being accepted when its run ended; complete it: autorize resume ${name}\n`);
    }
    if (survivors > 0)
        terminal.out(`${(0,base_text/* plural */.LS)(survivors, 'process')} of an earlier run could not be terminated\n`);
    for (const note of left)
        terminal.out(`${note}\n`);
    return errors/* EXIT */.dc.yes;
}
/** Closes an experiment. Its name can start again. */
async function runArchiveCommand({ words: [name = ''], host, terminal }) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const paths = (0,ledger_store/* pathsOf */.wG)(name, host);
        (0,ledger_store/* requireExperiment */.DW)(paths);
        const _lock = maintenance_command_addDisposableResource(env_2, await (0,opening/* lockToArchive */.ZB)(paths, host), true);
        const { folder, branch } = await (0,archive/* archiveExperiment */.W)(paths, host, await (0,config_change/* findChangesOfRun */.BH)(paths, host));
        if (folder !== undefined)
            terminal.out(`records: ${(0,ledger_store/* shownPath */.pS)(paths, folder)}\n`);
        if (branch !== undefined)
            terminal.out(`branch:  ${branch}\n`);
        terminal.out(`closed; to start again: autorize run ${name}\n`);
        return errors/* EXIT */.dc.yes;
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_1 = maintenance_command_disposeResources(env_2);
        if (result_1)
            await result_1;
    }
}


/***/ }),

/***/ 40738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ commitCandidate),
/* harmony export */   MS: () => (/* binding */ unpackCommit),
/* harmony export */   "do": () => (/* binding */ packCommit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57177);
/* harmony import */ var _kernel_foreign_pack_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64171);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35222);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37008);
/**
 * A change that was not accepted, in a file of git objects: its tree as a commit on what it was tested on.
 * Invariant: the same tree on the same commit is the same commit, wherever it is made. Read back, git hashes every object;
 * what the commit stands on has to be in the store already. A file may come from elsewhere with the records: it is held to
 * the limits of packs that somebody else made, before git unpacks an object.
 * Crash while it is written: its iteration has no record, and counts as killed.
 */






/** The commit of a candidate. */
function commitCandidate(store, { tree, from }, message = 'candidate\n') {
    return (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__/* .commitTree */ .SC)(store, { tree, parents: [from], message, identity: _acceptance_js__WEBPACK_IMPORTED_MODULE_5__/* .IDENTITY */ .zK, date: '1970-01-01T00:00:00Z' });
}
// Bytes as they are: before a file leaves the machine it is searched for keys.
const PLAIN = ['pack-objects', '-q', '--window=0', '--no-reuse-object', '--compression=0'];
/** Writes a commit to a file that does not exist yet, with what its parent lacks; durable when the promise settles. */
async function packCommit(store, { path, commit, from }) {
    const pack = await store.git([...PLAIN, '--stdout', '--revs'], { input: `${commit}\n^${from}\n` });
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx');
    try {
        for (let written = 0; written < pack.stdout.length;)
            written += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, pack.stdout, written);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(descriptor);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
// Packed; the objects in it are held to less.
const MAX_PACK_BYTES = 512 * 1024 * 1024;
/** Takes the objects of such a file into a store: all, or where it is not sound or too large, none. */
async function unpackCommit({ gitDir, base }, path) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return { kind: 'absent' };
    const read = (0,_kernel_confined_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfined */ .Hz)({ path, shown: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), folders: [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)] }, MAX_PACK_BYTES);
    if ('problem' in read) {
        return { kind: 'refused', why: `its file is ${read.problem.found}; expected ${read.problem.expected}` };
    }
    const hash = base.length === 64 ? 'sha256' : 'sha1';
    const objects = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'objects');
    const taken = await (0,_kernel_foreign_pack_js__WEBPACK_IMPORTED_MODULE_3__/* .importPack */ .zP)({ gitDir, objects, pack: read.bytes, hash, maxPackBytes: MAX_PACK_BYTES });
    return taken.kind === 'refused' ? taken : { kind: 'taken' };
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

/***/ 94207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L5: () => (/* binding */ parseCommit),
/* harmony export */   aw: () => (/* binding */ parseTrailers),
/* harmony export */   df: () => (/* binding */ commitMessage)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26099);


/** Reads a commit object; undefined where its bytes are not what its id is of, since git does not look again. */
function parseCommit(id, bytes) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(id.length === 64 ? 'sha256' : 'sha1');
    if (hash.update(`commit ${bytes.length}\0`).update(bytes).digest('hex') !== id)
        return undefined;
    const text = bytes.toString();
    const end = text.indexOf('\n\n');
    const head = end === -1 ? text : text.slice(0, end);
    const values = (key) => head.split('\n').flatMap((line) => (line.startsWith(`${key} `) ? [line.slice(key.length + 1)] : []));
    const seconds = Number(/ (\d+) [+-]\d{4}$/.exec(values('author')[0] ?? '')?.[1] ?? 0);
    return {
        id,
        tree: values('tree')[0] ?? '',
        parents: values('parent'),
        date: new Date(seconds * 1000).toISOString(),
        message: end === -1 ? '' : text.slice(end + 2),
    };
}
/** The message of a kept commit, without the trailer that names its intent. */
function commitMessage(name, { iter, score, disclosed, takesBack }) {
    const shown = disclosed ?? _state_js__WEBPACK_IMPORTED_MODULE_1__/* .HIDDEN_SCORE */ .sz;
    const isRough = disclosed !== undefined && disclosed !== score;
    const subject = takesBack === undefined ? `score ${isRough ? `about ${shown}` : shown}` : `take back iter ${takesBack}`;
    return [
        `autorize iter ${iter}: ${subject}`,
        '',
        `${_state_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAILERS */ .jl.experiment}: ${name}`,
        `${_state_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAILERS */ .jl.iteration}: ${iter}`,
        `${_state_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAILERS */ .jl.score}: ${shown}`,
        '',
    ].join('\n');
}
/** Reads the trailers of a commit that an experiment kept; undefined for any other commit. */
function parseTrailers({ message }, experiment) {
    const value = (name) => {
        const found = message.split('\n').filter((line) => line.startsWith(`${name}: `));
        // Two of a kind are not ours.
        return found.length === 1 ? found[0]?.slice(name.length + 2) : undefined;
    };
    const [iter = '', score = ''] = [value(_state_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAILERS */ .jl.iteration), value(_state_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAILERS */ .jl.score)];
    const isOurs = value(_state_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAILERS */ .jl.experiment) === experiment && /^[1-9]\d*$/.test(iter) && score.trim() !== '';
    const isHidden = score === _state_js__WEBPACK_IMPORTED_MODULE_1__/* .HIDDEN_SCORE */ .sz;
    if (!isOurs || !(isHidden || Number.isFinite(Number(score))))
        return undefined;
    return { iter: Number(iter), score: isHidden ? null : Number(score), intent: value(_state_js__WEBPACK_IMPORTED_MODULE_1__/* .TRAILERS */ .jl.record) };
}


/***/ }),

/***/ 84995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VE: () => (/* binding */ listCommits),
/* harmony export */   kN: () => (/* binding */ readCommit),
/* harmony export */   xt: () => (/* binding */ findAcceptedCommits)
/* harmony export */ });
/* harmony import */ var _base_object_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26343);
/* harmony import */ var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72527);
/* harmony import */ var _accepted_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94207);
/**
 * The commits of an experiment's branch, read from the user's repository.
 * Invariant: only read; a commit is taken for what its id says, since its bytes are hashed again.
 */



/** Reads a commit; undefined when there is none of this id, or its bytes are not those that the id is of. */
async function readCommit(git, id) {
    if (!(0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isObjectId */ .T)(id))
        return undefined;
    const { exitCode, stdout } = await git(['cat-file', 'commit', '--end-of-options', id], { allowed: [0, 128] });
    return exitCode === 0 ? (0,_accepted_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .parseCommit */ .L5)(id, stdout) : undefined;
}
/**
 * The commits that lead from the base to the branch head, oldest first; undefined where the branch head does not stand
 * on the base.
 */
async function listCommits(git, { base, branchHead }) {
    if (!(0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isObjectId */ .T)(base) || !(await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_2__/* .isAncestor */ .Q)(git, { base, branchHead })))
        return undefined;
    return revisions(git, ['--topo-order', '--end-of-options', branchHead, `^${base}`]);
}
async function revisions(git, args) {
    const { stdout } = await git(['rev-list', ...args]);
    const ids = stdout.toString().split('\n');
    return ids.filter((id) => id !== '').reverse();
}
/** Finds what an experiment kept by its branch alone; where the base is not known, it is what the accepted changes are based on. */
async function findAcceptedCommits(git, { name, branchHead, base }) {
    const isKnown = base !== undefined && (0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isObjectId */ .T)(base) && (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_2__/* .isAncestor */ .Q)(git, { base, branchHead }));
    const earlier = isKnown ? [base] : await archivedBranchHeads(git, name);
    const ids = await revisions(git, ['--first-parent', branchHead, ...earlier.map((id) => `^${id}`)]);
    const keeps = [];
    const strays = [];
    const seen = new Set();
    for (const id of ids.reverse()) {
        const commit = await readCommit(git, id);
        const trailers = commit === undefined ? undefined : (0,_accepted_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTrailers */ .aw)(commit, name);
        // A number that comes again is of an experiment of this name before this one.
        const isOurs = commit?.parents.length === 1 && trailers !== undefined && !seen.has(trailers.iter);
        if (isOurs) {
            seen.add(trailers.iter);
            keeps.unshift({ commit, trailers });
        }
        else if (isKnown)
            strays.unshift(id);
        else
            break;
    }
    return { keeps, base: isKnown ? base : (keeps[0]?.commit.parents[0] ?? branchHead), strays };
}
/** Where the earlier experiments of this name ended; `archive` gave their branches names of their own. */
async function archivedBranchHeads(git, name) {
    const { stdout } = await git([
        'for-each-ref',
        '--format=%(objectname) %(refname:lstrip=3)',
        'refs/heads/autorize-archive',
    ]);
    return stdout
        .toString()
        .split('\n')
        .flatMap((line) => {
        const [id = '', archived = ''] = line.split(' ');
        const isOfName = archived.startsWith(`${name}-`) && /^\d{4}-\d\d-\d\dT/.test(archived.slice(name.length + 1));
        return isOfName && (0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_1__/* .isObjectId */ .T)(id) ? [id] : [];
    });
}


/***/ }),

/***/ 14237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ findCandidate),
/* harmony export */   Ch: () => (/* binding */ openStore),
/* harmony export */   YQ: () => (/* binding */ isEvaluatedAgain),
/* harmony export */   _i: () => (/* binding */ candidateFile),
/* harmony export */   pY: () => (/* binding */ candidatePath),
/* harmony export */   rb: () => (/* binding */ EVALUATED_AGAIN)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_recorded_paths_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16483);
/* harmony import */ var _engine_acceptance_candidate_pack_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40738);
/* harmony import */ var _engine_boundaries_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32165);
/* harmony import */ var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29460);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35222);
/* harmony import */ var _record_checks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(26611);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54347);
/**
 * The commit of a candidate that was not accepted, from its record, and the file or the store that holds its objects.
 * Invariant: a commit is given only where its change is what the record says: paths, and lines added and removed.
 */










/** In the folder of an iteration. */
const candidateFile = 'candidate.pack';
/** Outcomes of candidates that were compared with what was accepted, and lost or were undecided. */
const EVALUATED_AGAIN = ['discarded', 'inconclusive'];
/** Whether an earlier rejection had a candidate judged again: what came of that stands for it from then on. */
function isEvaluatedAgain(records, commit) {
    return records.some(({ proposed_commit: proposed }) => proposed === commit);
}
/** Where the file of a candidate is, if it was saved. */
function candidatePath(paths, iter) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_store_js__WEBPACK_IMPORTED_MODULE_8__/* .iterationFolder */ .OO)(paths, iter), candidateFile);
}
/** The private store of an experiment, with its branch up to a commit; made where it is gone. */
async function openStore({ repository }, { folder, base, branchHead, }) {
    await (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_4__/* .endSession */ .ky)(folder);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const store = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__/* .createStore */ .y$)({ folder: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_4__/* .storeFolder */ .IS)(folder), repository, base });
    if (branchHead !== undefined && branchHead !== base)
        await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__/* .importCommit */ .Tr)(store, { repository, commit: branchHead });
    return store;
}
/** Makes the commit of a candidate in a store that holds the branch; undefined: its tree is nowhere any more. */
async function findCandidate(store, { paths, record, records, }) {
    const { tree, iter } = record;
    if (typeof tree !== 'string')
        return undefined;
    const earlier = records.slice(0, records.indexOf(record)).findLast(({ outcome }) => outcome === 'merged');
    // Refused, it is not what was saved, or not of this branch: the store may have the tree all the same.
    await (0,_engine_acceptance_candidate_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .unpackCommit */ .MS)(store, candidatePath(paths, iter));
    const listed = (0,_base_recorded_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .recordedPaths */ .d)(record.changed_paths ?? [], record.more_paths ?? 0);
    for (const from of [record.base_commit, earlier?.commit]) {
        if (typeof from !== 'string')
            continue;
        try {
            const change = await (0,_engine_boundaries_change_js__WEBPACK_IMPORTED_MODULE_3__/* .readChange */ .p)(store, { from, tree });
            const found = (0,_base_recorded_paths_js__WEBPACK_IMPORTED_MODULE_9__/* .recordedPaths */ .d)(change.changes.map(({ path }) => path));
            if (!(0,_record_checks_js__WEBPACK_IMPORTED_MODULE_7__/* .isSameJson */ .TL)(found, listed) || change.diffLines !== record.diff_lines)
                continue;
            return await (0,_engine_acceptance_candidate_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .commitCandidate */ .BO)(store, { tree, from });
        }
        catch (error) {
            // An object that is not in the store any more: the next parent, or none.
            if (!(error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_5__/* .GitError */ .XS) || error.isDiskFull)
                throw error;
        }
    }
    return undefined;
}


/***/ }),

/***/ 29635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ nextIteration)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_record_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48557);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54347);



/** The number of the iteration after those that have a folder or are known otherwise; throws where there is none left. */
function nextIteration(paths, known) {
    const last = [...known, ...(0,_store_js__WEBPACK_IMPORTED_MODULE_2__/* .listIterationFolders */ .tU)(paths)].reduce((most, each) => Math.max(most, each), 0);
    if (last < _base_record_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ITER */ .Mb)
        return last + 1;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `the records of "${paths.name}" hold iteration ${last}, the highest number possible`,
        remedy: `See who wrote it. To start another run: autorize run ${paths.name} --fresh`,
    });
}


/***/ }),

/***/ 9602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ requireSameObjective),
/* harmony export */   cD: () => (/* binding */ digestObjective),
/* harmony export */   oB: () => (/* binding */ objectiveChange),
/* harmony export */   y8: () => (/* binding */ otherRules)
/* harmony export */ });
/* harmony import */ var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19533);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28338);



/** A digest of what makes two scores comparable: how they are made, read and compared. */
function digestObjective({ objective: { command, direction, parse } }) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)({ command, direction, parse }));
}
/** The objective of the last record, where it is another one than that of the config. */
function objectiveChange(config, records) {
    const last = records.findLast(({ run }) => typeof run?.objective === 'string')?.run;
    const { objective: was, direction: before = null } = last ?? {};
    const now = digestObjective(config);
    if (typeof was !== 'string' || was === now)
        return [];
    const { direction } = config.objective;
    if (before !== direction)
        return [{ key: 'settings.direction', from: before, to: direction }];
    return [{ key: 'judge_digest', from: was, to: now }];
}
/** Throws where the objective is another one than that of the records: their scores say nothing about the new ones. */
function requireSameObjective(config, records) {
    const [change] = objectiveChange(config, records);
    if (change === undefined)
        return;
    const { name } = config.experiment;
    const was = change.key === 'settings.direction' ? ` (direction was "${change.from}")` : '';
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
        message: `objective.command, .direction or .parse of "${name}" differs from the one that its records were scored with${was}`,
        remedy: otherRules(name),
    });
}
/** What to do where a run cannot be resumed by the rules as they are. */
function otherRules(name) {
    return `Undo the change to resume that run, or start another run from HEAD with the new rules: autorize run ${name}`;
}


/***/ }),

/***/ 94277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ describeUnproved),
/* harmony export */   BX: () => (/* binding */ foreignCommits),
/* harmony export */   Kr: () => (/* binding */ isOfIntent),
/* harmony export */   oQ: () => (/* binding */ intentOf),
/* harmony export */   q4: () => (/* binding */ chooseOwn)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _engine_acceptance_accepted_here_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90165);
/* harmony import */ var _record_checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26611);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26099);
/** Which accepted changes on a branch are this machine's own, or of records that are here: anyone can write such messages. */




/**
 * Leaves out what comes after the last commit that was accepted here; `base`: what was known before the branch was read.
 * Where nothing at all is known here, as in a new clone, the branch is all there is: its commits are recorded, and
 * `verify` does not call them sound.
 */
function chooseOwn(found, { base, evidence: { folder, intents, records } }) {
    const here = (0,_engine_acceptance_accepted_here_js__WEBPACK_IMPORTED_MODULE_0__/* .readAcceptedHere */ .Es)(folder);
    const recorded = new Set(records.flatMap(({ outcome, commit }) => (outcome === 'merged' && commit ? [commit] : [])));
    const isOwn = (accept) => here.has(accept.commit.id) || recorded.has(accept.commit.id) || intentOf(accept, intents) !== undefined;
    // A run continues from a branch that it knows: what was accepted here speaks for all below it.
    const own = found.keeps.findLastIndex(isOwn) + 1;
    const foreign = found.keeps.slice(own).map(({ commit }) => commit.id);
    const isFromGitAlone = here.size + records.length + intents.size === 0;
    if (isFromGitAlone)
        return { ...found, foreign, isFromGitAlone };
    if (own > 0 || foreign.length === 0)
        return { ...found, keeps: found.keeps.slice(0, own), foreign, isFromGitAlone };
    return { ...found, keeps: [], base, foreign, isFromGitAlone };
}
/** The intent that an accepted commit names, where it is here and is of that commit. */
function intentOf(accept, intents) {
    const intent = intents.get(accept.trailers.intent ?? '');
    return isOfIntent(accept, intent) ? intent : undefined;
}
/** Whether a commit is the one that an intent speaks of; its message alone could be anybody's. */
function isOfIntent({ commit: { tree, parents }, trailers }, intent) {
    if (intent === undefined || trailers.intent !== intent.hash || trailers.iter !== intent.iter)
        return false;
    return tree === intent.tree && parents[0] === intent.parent;
}
/** What to do about commits that nothing here shows to be accepted, in a sentence. */
function foreignCommits(name, { foreign, isFromGitAlone }) {
    const [first, ...others] = foreign;
    if (first === undefined)
        return [];
    const branch = (0,_state_js__WEBPACK_IMPORTED_MODULE_2__/* .branchOf */ .W0)(name);
    const were = others.length === 0 ? 'was' : 'were';
    const what = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(others.length + 1, 'commit')} on ${branch} ${were} accepted on this machine, first ${first}`;
    if (isFromGitAlone)
        return [`nothing shows that ${what}: rebuilt from git alone. ${scoreAgain(name)}`];
    const pull = `Get their records, if they were pushed: autorize pull ${name}`;
    return [
        `nothing shows that ${what}: they get no records. ${pull}. Or move the branch away: git branch -m ${branch} another-name`,
    ];
}
/** What `verify` says of records that were rebuilt from commits which nothing shows to be accepted here; undefined: none. */
function describeUnproved(name, { folder, records }) {
    const here = (0,_engine_acceptance_accepted_here_js__WEBPACK_IMPORTED_MODULE_0__/* .readAcceptedHere */ .Es)(folder);
    const iters = records
        .filter((record) => record.outcome === 'merged' && (0,_record_checks_js__WEBPACK_IMPORTED_MODULE_1__/* .isRebuilt */ .kX)(record) && !here.has(record.commit ?? ''))
        .map(({ iter }) => iter);
    if (iters.length === 0)
        return undefined;
    const whose = `iteration ${iters.join(', ')}`;
    return `${whose} was rebuilt from git, and nothing shows that it was accepted on this machine. ${scoreAgain(name)}`;
}
function scoreAgain(name) {
    return `Score every accepted commit again: autorize verify ${name} --rescore`;
}


/***/ }),

/***/ 93133:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isStateFile),
/* harmony export */   v: () => (/* binding */ isBroughtBack)
/* harmony export */ });
/** Which files of an experiment leave the machine: with its records they are pushed, and brought back elsewhere. */
const TOP = /^(?:[a-z]+\.jsonl|(?:state|rejected|unfinished)\.json)$/;
const OF_ITERATION = /^iter-\d{4,9}\/[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
// What an agent or a setup command printed can hold any key that it was given; errors are for the machine they were on.
const PRIVATE = /\/(?:agent|setup|teardown|summary|summarizer)\.|\/prompt\.md$|\.stderr$/;
/** Whether a file of the experiment's folder is part of its state. */
function isStateFile(path) {
    return (TOP.test(path) || OF_ITERATION.test(path)) && !PRIVATE.test(path);
}
// Names that runs give the files of an iteration. Whoever can write the state could choose any other one, and test runners
// and builds load what is named for them wherever it lies, in folders that begin with a dot, too.
const OF_RUNS = /\/(?:(?:changes|proposed)\.diff|(?:candidate|held)\.pack|(?:run|evidence|files)\.json|[^/]+\.stdout)$/;
/** Whether a file of an iteration, by its path in the experiment's folder, is written where a state is brought back. */
function isBroughtBack(path) {
    return OF_ITERATION.test(path) && OF_RUNS.test(path) && !PRIVATE.test(path);
}


/***/ }),

/***/ 11514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ openConfirmation),
/* harmony export */   v: () => (/* binding */ conclusionOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59997);
/* harmony import */ var _decision_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47695);
/* harmony import */ var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76952);
/* harmony import */ var _loop_conclusion_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55976);
/** The end of a run, and its confirmation in mid-run, so that an interrupted run still reports a confirmed improvement. */






/** What the end of a run is to the shared loop; `followUp` acts on the second tests. */
function conclusionOf({ settings, measuring }, followUp = async () => undefined) {
    const { paths, privateArea, clockMs } = settings;
    return {
        ...{ context: measuring, clockMs, followUp },
        // What a command prints that nobody may know is not for those who read the experiment's folder.
        logsOf: (id, isHidden) => isHidden ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(privateArea.folder, 'holdout', id.replace(' ', '-')) : taskFolder(paths, id),
        purpose: confirmingBy(settings),
        commands: {
            audit: `autorize audit ${paths.name}`,
            rescore: `autorize verify ${paths.name} --rescore`,
        },
    };
}
function openConfirmation(run) {
    return {
        isDue: () => (0,_decision_session_js__WEBPACK_IMPORTED_MODULE_2__/* .dueIn */ .M_)(run.measuring.decisionLog.session).kind === 'confirmation',
        confirm: (workspace) => confirmMidway(run, workspace),
    };
}
async function confirmMidway(run, workspace) {
    const { settings, state, journal } = run;
    const ports = conclusionOf(run);
    const confirmed = await (0,_loop_conclusion_js__WEBPACK_IMPORTED_MODULE_4__/* .measureFinal */ .pG)(ports, { workspace, clockMs: settings.timeLeftMs });
    switch (confirmed.kind) {
        case 'claimed': {
            const { final } = confirmed.claim;
            const after = state.records.findLast(({ outcome, tree }) => outcome === 'merged' && tree === final)?.iter;
            journal.emit({ kind: 'claimed', ...(0,_base_claim_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .claimOutcome */ .f3)(confirmed.claim), ...(after === undefined ? {} : { after }) });
            return undefined;
        }
        case 'unsound':
            return { kind: 'broken', why: 'infra', reason: (0,_loop_conclusion_js__WEBPACK_IMPORTED_MODULE_4__/* .unsound */ .tW)(ports) };
        case 'broken': {
            const { why, reason } = confirmed;
            if (why !== 'halt')
                return { kind: 'broken', why, reason };
            journal.note(`what is kept so far is not confirmed: ${reason}`);
            return undefined;
        }
        default:
            return confirmed;
    }
}
function taskFolder(paths, id) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(paths.folder, id.replace(' ', '-'));
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
    return folder;
}
function confirmingBy({ config, host }) {
    const { confirm } = config.objective;
    if (confirm.command === '')
        return { kind: 'score' };
    const { command, paths: readable } = (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_3__/* .requireUnsealed */ .NT)(confirm, host.env);
    return { kind: 'replacement', name: 'confirm', command, readable, isSealed: (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_3__/* .isReference */ .A_)(confirm) };
}


/***/ }),

/***/ 98918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ learnInstalled),
  R: () => (/* binding */ measuringOf)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/engine/boundaries/shadowable.js
var shadowable = __webpack_require__(9048);
// EXTERNAL MODULE: ./build/engine/evaluation/hidden-command.js
var hidden_command = __webpack_require__(76952);
// EXTERNAL MODULE: ./build/loop/evaluation.js
var evaluation = __webpack_require__(80241);
// EXTERNAL MODULE: ./build/decision/measurement.js
var measurement = __webpack_require__(34663);
// EXTERNAL MODULE: ./build/engine/benchmarks/benchmark-score.js + 1 modules
var benchmark_score = __webpack_require__(95639);
// EXTERNAL MODULE: ./build/engine/benchmarks/formats.js + 22 modules
var formats = __webpack_require__(6855);
;// CONCATENATED MODULE: ./build/experiment/scoring/benchmark-set.js
/**
 * One set of benchmarks a run: the score is the geometric mean over all of them, so that a candidate without the slow ones
 * would look better.
 */



const OTHER_COMMANDS = ['guard', 'holdout', 'confirm', measurement/* WASHOUT */.OT];
/** The evaluation, or its failure where it has other benchmarks than the first evaluation by the same command. */
function requireSameBenchmarks(runs, { purpose, name }, { evaluated, parse }) {
    if (evaluated.kind !== 'scored' || evaluated.metrics === undefined)
        return evaluated;
    if (!(0,formats/* isBenchmarkKind */.Ot)(parse.kind) || formats/* BENCHMARK_FORMATS */.LS[parse.kind].aggregate === 'total')
        return evaluated;
    const isReplaced = purpose.kind === 'replacement';
    const comparable = runs.filter(({ stage, metrics }) => {
        if (metrics === null)
            return false;
        return isReplaced ? stage === name.stage : !OTHER_COMMANDS.includes(stage);
    });
    const reference = comparable.find(({ arm }) => arm === 'incumbent') ?? comparable[0];
    const different = (0,benchmark_score/* differentSet */.ES)(Object.keys(reference?.metrics ?? evaluated.metrics), Object.keys(evaluated.metrics));
    if (different === undefined)
        return evaluated;
    const { stdoutDigest, files, timings } = evaluated;
    const reason = isReplaced && purpose.isSealed ? `${purpose.name} printed another set of benchmarks` : different;
    const facts = { reason, exitCode: 0, isTampered: false, stdoutDigest, files };
    return { kind: 'failed', ...facts, ...(timings === undefined ? {} : { timings }) };
}

// EXTERNAL MODULE: ./build/experiment/scoring/objective.js + 2 modules
var objective = __webpack_require__(31409);
// EXTERNAL MODULE: ./build/experiment/loop/stop.js
var stop = __webpack_require__(83457);
;// CONCATENATED MODULE: ./build/experiment/loop/evaluator.js
/** The evaluator of a run, as the shared loop measures by it. */







/** A run as the shared loop measures it. Remarks are dropped: who wants them sets `note`. */
function measuringOf(run) {
    const { decisionLog, host, privateArea, protectedFiles, config, activity } = run;
    const { holdout } = config.objective;
    return {
        ...{ decisionLog, privateArea, protectedFiles },
        evaluate: (0,evaluation/* recordedEvaluator */.e)(run, async (request) => {
            const evaluated = await (0,objective/* evaluateFor */.TD)(run, request);
            return requireSameBenchmarks(decisionLog.evaluations, request, { evaluated, parse: config.objective.parse });
        }),
        holdout: () => (holdout === undefined ? undefined : (0,hidden_command/* requireUnsealed */.NT)(holdout, host.env)),
        whenHoldoutSpent: stop/* WHEN_HOLDOUT_SPENT */.US,
        note: () => undefined,
        ...(activity === undefined ? {} : { activity }),
        hasGuards: config.guards.length > 0,
    };
}
/**
 * Runs setup on the base once a session, where it did not run yet: a change is held to the packages that the base's own
 * setup installs, also where a resumed run does not score the base again. `workspace`: the number of one in which nothing
 * runs. Gives a remark where that fails.
 */
async function learnInstalled({ config, privateArea, protectedFiles, signal }, workspace) {
    const isKnown = config.setup.command === '' || protectedFiles.files.length === 0 || (0,shadowable/* knowsInstalled */.xV)(protectedFiles);
    if (isKnown || signal?.aborted === true)
        return undefined;
    const scored = await (0,objective/* scoreTree */.DR)(privateArea, {
        ...{ config, protectedFiles, workspace, signal },
        tree: privateArea.store.base,
        logs: (0,external_node_path_.join)(privateArea.folder, 'scratch'),
        prefix: `base-${workspace}-`,
        purpose: { kind: 'check', name: 'installed', command: 'true' },
    });
    if (scored.kind !== 'failed' && scored.kind !== 'infra')
        return undefined;
    return `names of installed packages are not known: ${scored.reason}`;
}


/***/ }),

/***/ 36694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ archiveExperiment),
  A: () => (/* binding */ finishArchive)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/decision/draw.js
var draw = __webpack_require__(60865);
// EXTERNAL MODULE: ./build/decision/records.js
var records = __webpack_require__(93889);
// EXTERNAL MODULE: ./build/engine/evaluation/recorded-run.js
var recorded_run = __webpack_require__(15304);
// EXTERNAL MODULE: ./build/engine/log/decision-log.js
var decision_log = __webpack_require__(6065);
// EXTERNAL MODULE: ./build/engine/log/log-secret.js
var log_secret = __webpack_require__(29037);
;// CONCATENATED MODULE: ./build/engine/log/closing-record.js
/**
 * Closing the decision log of a run that will not be resumed.
 * Invariant: what the run left to be written down is there, then what ended it if that was a change of its rules, then
 * its secret; nothing is disclosed twice, and nothing follows.
 * Crash: closing once more writes what is missing. A secret that is lost stays undisclosed: the audit says so.
 */






/** Closes a record; one without a run header has nothing to close. */
function closeRecord({ journal, folder, changes }) {
    const runHeader = records/* decisionRecordSchema */.vt.safeParse(journal.records[0]).data;
    if (runHeader?.kind !== 'genesis')
        return;
    const begun = journal.records.findLastIndex(beginsSeeds);
    const isReported = journal.records.slice(begun).some(({ kind }) => kind === 'config-change');
    const { state } = (0,decision_log/* replayOf */.X8)(journal.records);
    if (state !== undefined && !isReported) {
        const killed = (0,recorded_run/* killedRuns */.q5)((0,decision_log/* marksOf */.Ok)(folder), { records: journal.records, evaluations: state.evaluations });
        for (const draft of (0,decision_log/* leftOver */.WL)(state, killed))
            journal.append((0,decision_log/* normalized */.A9)(draft));
    }
    if (changes.length > 0 && !isReported)
        journal.append((0,decision_log/* normalized */.A9)({ kind: 'config-change', changes: [...changes] }));
    revealSecret(journal, (0,log_secret/* secretFile */.pb)(folder));
}
function revealSecret(journal, file) {
    const committed = journal.records.findLastIndex(beginsSeeds);
    const isRevealed = journal.records.slice(committed).some(({ kind }) => kind === 'seed-reveal');
    if (isRevealed || !(0,external_node_fs_.existsSync)(file))
        return;
    const secret = (0,external_node_fs_.readFileSync)(file, 'utf8');
    if ((0,draw/* commitmentOf */.$)(secret) !== journal.records[committed]?.seed_commitment)
        return;
    journal.append((0,decision_log/* normalized */.A9)({ kind: 'seed-reveal', secret }));
}
/** A run that was put back begins there once more. */
function beginsSeeds({ kind }) {
    return kind === 'genesis' || kind === 'seed-commit';
}

// EXTERNAL MODULE: ./build/engine/workspace/private-area.js + 8 modules
var private_area = __webpack_require__(29460);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(84831);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(23727);
// EXTERNAL MODULE: ./build/kernel/refs.js
var kernel_refs = __webpack_require__(83144);
// EXTERNAL MODULE: ./build/kernel/remove-tree.js
var remove_tree = __webpack_require__(14311);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
// EXTERNAL MODULE: ./build/experiment/ledger/branch.js
var branch = __webpack_require__(85360);
// EXTERNAL MODULE: ./build/experiment/ledger/fold.js
var fold = __webpack_require__(61319);
// EXTERNAL MODULE: ./build/experiment/ledger/opening.js
var opening = __webpack_require__(67018);
// EXTERNAL MODULE: ./build/experiment/ledger/record.js
var record = __webpack_require__(74773);
// EXTERNAL MODULE: ./build/experiment/ledger/state.js
var state = __webpack_require__(26099);
// EXTERNAL MODULE: ./build/experiment/ledger/store.js
var store = __webpack_require__(54347);
// EXTERNAL MODULE: ./build/experiment/verification/archived-records.js
var archived_records = __webpack_require__(48283);
// EXTERNAL MODULE: ./build/experiment/maintenance/begun-acceptance.js
var begun_acceptance = __webpack_require__(81219);
;// CONCATENATED MODULE: ./build/experiment/maintenance/archive.js
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
 * Closing an experiment, so that its name can start again.
 * Invariant: nothing is deleted: records, guidance and the folders of iterations move to `archive/TIME/`, and the
 * branch to a name of its own; config and program stay. The record of decisions is closed first. The caller holds the
 * lock. Crash: until `archiving.json` is on the disk the experiment is what it was; from then on each command that
 * takes the lock either ends the archive, at the same TIME, or refuses. What it does is done once, however often it is
 * begun.
 */



















const MOVED = /^(iterations\.jsonl.*|intents\.jsonl.*|decisions\.jsonl.*|guidance\.jsonl.*|state\.json|run\.json|(?:rejected|unfinished)\.json|report\.(html|md)|failed-baseline|(confirmation|certify)-\d+|promotions|iter-\d+)$/;
const archivingSchema = schemas/* object */.Ikc({
    stamp: schemas/* string */.YjP().check(api/* _regex */.Fk(/^[\w-]+$/)),
    changes: schemas/* array */.YOg(schemas/* object */.Ikc({ key: schemas/* string */.YjP(), from: schemas/* json */.Pq9(), to: schemas/* json */.Pq9() })),
    rejection: schemas/* optional */.lqM(record/* rejectionFileSchema */.Hp),
});
/** Puts the records and the branch of an experiment aside; where a killed command began to, ends that. */
async function archiveExperiment(paths, host, changes = [], rejection) {
    const begun = await finishArchive(paths, host);
    if (begun !== undefined)
        return begun;
    (0,branch/* requireFreeBranch */.Sp)(paths);
    await endAcceptance(paths, host);
    const archiving = { stamp: (0,archived_records/* stampOf */.Zs)(host.now().toISOString()), changes, rejection };
    (0,fault_point/* faultPoint */.Jd)('archive:before');
    (0,durable/* writeFileAtomic */.Zf)(paths.archiving, [`${JSON.stringify(archiving)}\n`]);
    return carryOut(paths, host, archiving);
}
/** Ends an archive that a killed command began; undefined: there is none. */
async function finishArchive(paths, host) {
    if (!(0,external_node_fs_.existsSync)(paths.archiving))
        return undefined;
    (0,branch/* requireFreeBranch */.Sp)(paths);
    return carryOut(paths, host, readArchiving(paths));
}
function readArchiving({ archiving: path, name }) {
    try {
        return archivingSchema.parse(JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8')));
    }
    catch (cause) {
        throw new errors/* PreconditionError */.Rb({
            message: `archiving.json of "${name}" was not written by autorize`,
            remedy: `Remove it and archive again: autorize archive ${name}`,
            cause,
        });
    }
}
async function carryOut(paths, host, { stamp, changes, rejection }) {
    (0,fault_point/* faultPoint */.Jd)('archive:after-mark');
    const work = (0,private_area/* privateAreaFolder */.PH)({ repository: paths.repository, name: paths.name, parentEnv: host.env });
    await (0,private_area/* endSession */.ky)(work);
    closeDecisions(paths, { folder: work, changes });
    (0,fault_point/* faultPoint */.Jd)('archive:after-close');
    // Workspaces and store are of the experiment that ends here, and its secret is disclosed.
    (0,remove_tree/* removeTree */.dM)(work);
    const branch = await moveBranch(paths, { work, stamp });
    (0,fault_point/* faultPoint */.Jd)('archive:after-branch');
    const folder = (0,external_node_path_.join)(paths.folder, 'archive', stamp);
    moveFiles(paths, folder);
    if (rejection !== undefined)
        beginRejected(paths, rejection);
    (0,fault_point/* faultPoint */.Jd)('archive:after-files');
    (0,external_node_fs_.rmSync)(paths.archiving);
    (0,durable/* syncFolder */.Yw)(paths.folder);
    (0,fault_point/* faultPoint */.Jd)('archive:after');
    return { folder: (0,external_node_fs_.existsSync)(folder) ? folder : undefined, branch };
}
/** What is left is an experiment that no run has begun, on the same base, with candidates to judge again. */
function beginRejected(paths, rejection) {
    const idle = { step: 'Idle', iterInProgress: null, runIterationsCompleted: 0 };
    const run = { id: '', started_at: '', deadline: null };
    const ledger = (0,fold/* foldRecords */.I)([], 'max');
    (0,durable/* writeFileAtomic */.Zf)(paths.rejected, [`${JSON.stringify(rejection, null, 2)}\n`]);
    (0,store/* writeState */.Jq)(paths, (0,state/* buildState */.qk)({ experiment: paths.name, baseCommit: rejection.base, run, ledger, ...idle }));
}
/** A keep that a killed run began is ended, so that what is archived is whole. */
async function endAcceptance(paths, host) {
    const { repository, name } = paths;
    if (!(0,external_node_fs_.existsSync)(paths.intents))
        return;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const ledger = __addDisposableResource(env_1, (0,store/* openLedger */.au)(paths), false);
            const intents = __addDisposableResource(env_1, (0,store/* openIntents */.Eb)(paths), false);
            const decisions = __addDisposableResource(env_1, (0,store/* openDecisions */.yY)(paths), false);
            const base = (0,opening/* findBase */.lN)((0,store/* decodeRecords */.bs)(paths, ledger.records).records, (0,store/* readState */.un)(paths));
            if (base === undefined)
                return;
            const { refs } = (0,user_repository/* openRefs */.ro)(repository, (0,external_node_path_.join)((0,private_area/* privateAreaFolder */.PH)({ repository, name, parentEnv: host.env }), 'user'));
            await (0,begun_acceptance/* finishBegun */.L)({ paths, ledger, intents, decisions, refs, base, parentEnv: host.env }, host);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    catch (error) {
        // A run would refuse to continue from there: what cannot be ended is archived as it is.
        if (!(error instanceof errors/* AutorizeError */.yW))
            throw error;
    }
}
function closeDecisions(paths, { folder, changes }) {
    if (!(0,external_node_fs_.existsSync)(paths.decisions))
        return;
    try {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            const journal = __addDisposableResource(env_2, (0,store/* openDecisions */.yY)(paths), false);
            closeRecord({ journal, folder, changes });
        }
        catch (e_2) {
            env_2.error = e_2;
            env_2.hasError = true;
        }
        finally {
            __disposeResources(env_2);
        }
    }
    catch (error) {
        // On a broken chain nothing can be built; it is archived as it is, and the audit says where it is broken.
        if (!(error instanceof errors/* ContractError */.Vl))
            throw error;
    }
}
async function moveBranch({ name, repository }, { work, stamp }) {
    const { refs } = (0,user_repository/* openRefs */.ro)(repository, (0,external_node_path_.join)(work, 'user'));
    const old = `refs/heads/${(0,state/* branchOf */.W0)(name)}`;
    const branch = (0,state/* archivedBranch */.fk)(name, stamp);
    const archived = `refs/heads/${branch}`;
    const commit = await (0,kernel_refs/* readRef */.sg)(refs, old);
    const there = await (0,kernel_refs/* readRef */.sg)(refs, archived);
    if (commit === undefined)
        return there === undefined ? undefined : branch;
    if (there === undefined)
        await (0,kernel_refs/* moveRef */.LH)(refs, { ref: archived, from: undefined, to: commit });
    // Somebody created it again since a command was killed: it is not what is archived.
    else if (there !== commit)
        return branch;
    (0,fault_point/* faultPoint */.Jd)('archive:after-branch-copy');
    await refs(['update-ref', '--no-deref', '-d', old, commit]);
    return branch;
}
function moveFiles(paths, folder) {
    const names = (0,external_node_fs_.readdirSync)(paths.folder).filter((name) => MOVED.test(name));
    if (names.length === 0)
        return;
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    for (const name of names) {
        // Written since a command was killed, e.g. by `tell`: it is of what comes next.
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, name)))
            continue;
        (0,external_node_fs_.renameSync)((0,external_node_path_.join)(paths.folder, name), (0,external_node_path_.join)(folder, name));
        (0,fault_point/* faultPoint */.Jd)('archive:after-file');
    }
    for (const each of [folder, paths.folder])
        (0,durable/* syncFolder */.Yw)(each);
}


/***/ }),

/***/ 81219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ finishBegun)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17785);
/* harmony import */ var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29460);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35222);
/* harmony import */ var _ledger_fold_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61319);
/* harmony import */ var _ledger_opening_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67018);
/* harmony import */ var _ledger_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54347);
/* harmony import */ var _verification_open_acceptance_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17100);
/* harmony import */ var _shared_records_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16958);
/**
 * Completing an acceptance that a killed run began, or refusing it.
 * Invariant: the branch moves only to a change that a decision accepts and that the boundaries admit: an intent may have
 * come from elsewhere. Crash: nothing is written before `finishKeep`.
 */









/** Ends what a killed run had begun to accept; throws IntegrityError where no run of ours began it so. */
async function finishBegun(recovering, host) {
    const { paths, ledger, refs, base } = recovering;
    const { records } = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeRecords */ .bs)(paths, ledger.records);
    const intent = (0,_verification_open_acceptance_js__WEBPACK_IMPORTED_MODULE_6__/* .readBegun */ .qL)(paths, records);
    if (intent !== undefined) {
        const branchHead = (0,_ledger_fold_js__WEBPACK_IMPORTED_MODULE_3__/* .foldRecords */ .I)(records, 'max').last_kept_commit ?? base;
        // Another tool's records do not name the commit that the branch is at.
        const issues = (0,_verification_open_acceptance_js__WEBPACK_IMPORTED_MODULE_6__/* .begunIssues */ .OR)(paths, {
            ...{ intent, records, isShared: false },
            branchHead: records.some(({ outcome, commit }) => outcome === 'merged' && !commit) ? intent.parent : branchHead,
        });
        const folder = (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_1__/* .privateAreaFolder */ .PH)({ repository: paths.repository, name: paths.name, parentEnv: host.env });
        const store = (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__/* .findStore */ .h$)({ folder: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_1__/* .storeFolder */ .IS)(folder), base });
        const changes = [{ from: intent.parent, commit: intent.tree }];
        for (const git of [refs, ...(store === undefined ? [] : [store.git])]) {
            if (issues.length > 0 || !(await (0,_shared_records_js__WEBPACK_IMPORTED_MODULE_7__/* .hasIntent */ .hY)(git, intent)))
                continue;
            issues.push(...(await (0,_shared_records_js__WEBPACK_IMPORTED_MODULE_7__/* .findForbiddenBy */ .q3)(git, { paths, changes, base, host })));
            break;
        }
        const found = (0,_base_finding_js__WEBPACK_IMPORTED_MODULE_8__/* .describeFirst */ .Ms)(issues);
        if (found !== undefined) {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IntegrityError */ .cs({
                message: `${(0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPath */ .pS)(paths, paths.intents)}: ${found}; the branch was not moved`,
                remedy: `If the ledger lost records, restore them: autorize repair ${paths.name}. Otherwise see who wrote the last line of that file, and remove it. Or start without these records: autorize run ${paths.name} --fresh`,
            });
        }
    }
    await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_4__/* .finishAcceptance */ .dI)(recovering);
}


/***/ }),

/***/ 33699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ findChangesOfRun),
/* harmony export */   Do: () => (/* binding */ compareRules),
/* harmony export */   pJ: () => (/* binding */ findDecisionIssue),
/* harmony export */   pz: () => (/* binding */ findChanges)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61739);
/* harmony import */ var _engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6065);
/* harmony import */ var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29460);
/* harmony import */ var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(72527);
/* harmony import */ var _kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(55523);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63342);
/* harmony import */ var _config_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(99915);
/* harmony import */ var _ledger_decisions_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(761);
/* harmony import */ var _ledger_objective_digest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9602);
/* harmony import */ var _ledger_opening_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67018);
/* harmony import */ var _ledger_store_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(54347);
/* harmony import */ var _scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50541);
/**
 * What of an experiment's config is not what its run was decided by, and whether `run` continues that run at all.
 * Invariant: compared is what the record begins with and what a run from another commit would begin with; nothing of the
 * experiment is changed. A record that does not add up is compared with nothing: to open it shows what is wrong.
 */















/** What ends the run that is recorded, where another one with this config begins at `base`. */
async function findChanges({ paths, config, refs, base }, host) {
    const records = (0,_ledger_decisions_js__WEBPACK_IMPORTED_MODULE_8__/* .readDecisions */ .uY)(paths);
    if (records.length === 0)
        return [];
    const protectedFiles = await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_10__/* .findProtected */ .us)({ git: refs, base }, config);
    return (0,_engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_4__/* .findRuleChanges */ .LR)({
        records,
        folder: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_5__/* .privateAreaFolder */ .PH)({ repository: paths.repository, name: paths.name, parentEnv: host.env }),
        settings: (0,_config_config_js__WEBPACK_IMPORTED_MODULE_7__/* .decisionSettings */ .c)(config),
        facts: (0,_scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_12__/* .readRuleFacts */ .OX)({ config, protectedFiles, host }),
        digestSealed: (salt) => (0,_scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_12__/* .digestHidden */ .V_)({ config, host }, salt),
    });
}
/** The same of a run that nothing follows yet: why it could not be resumed. */
async function findChangesOfRun(paths, host) {
    const base = (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_10__/* .findBase */ .lN)((0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_11__/* .readLedger */ .SC)(paths).records, (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_11__/* .readState */ .un)(paths));
    if (base === undefined || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(paths.config))
        return [];
    try {
        const { config } = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_11__/* .loadConfig */ .Z9)(paths, host, 'ignored');
        const work = (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_5__/* .privateAreaFolder */ .PH)({ repository: paths.repository, name: paths.name, parentEnv: host.env });
        const { refs } = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .openRefs */ .ro)(paths.repository, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(work, 'user'));
        await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_10__/* .requireCommit */ .Fo)(refs, { commit: base, name: paths.name });
        return await findChanges({ paths, config, refs, base }, host);
    }
    catch (error) {
        // Of a config that cannot be read, or a base that is gone, nobody can say.
        if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AutorizeError */ .yW)
            return [];
        throw error;
    }
}
/** Compares the rules of the run that is recorded with the config, and with the protected files of HEAD. */
async function compareRules({ paths, config, refs, head }, host) {
    const { records: ledger, problem } = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_11__/* .readLedger */ .SC)(paths);
    const base = (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_10__/* .findBase */ .lN)(ledger, (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_11__/* .readState */ .un)(paths));
    if (problem !== undefined || base === undefined || findDecisionIssue(paths) !== undefined)
        return { kind: 'same' };
    const byHead = await findChanges({ paths, config, refs, base: head }, host);
    const objective = (0,_ledger_objective_digest_js__WEBPACK_IMPORTED_MODULE_9__/* .objectiveChange */ .oB)(config, ledger);
    if (objective.length > 0)
        return { kind: 'other', changes: byHead.length > 0 ? byHead : objective };
    if (!(await (0,_kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_13__/* .hasCommit */ .Q)(refs, base)))
        return { kind: 'same' };
    const byBase = head === base ? byHead : await findChanges({ paths, config, refs, base }, host);
    if (byBase.length > 0)
        return { kind: 'other', changes: byHead.length > 0 ? byHead : byBase };
    if (byHead.length === 0)
        return { kind: 'same' };
    return { kind: (await comesAfter(refs, { paths, base, head })) ? 'other' : 'elsewhere', changes: byHead };
}
/** Why no run continues the decision log as it is, and what to do; undefined: it adds up. */
function findDecisionIssue({ decisions, name, }) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(decisions))
        return undefined;
    const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJournal */ .z8)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(decisions));
    if (parsed.kind !== 'sound')
        return { detail: `line ${parsed.line} ${parsed.why}`, remedy: `To archive the file: autorize repair ${name}` };
    const [issue] = parsed.records.length === 0 ? [] : (0,_engine_log_decision_log_js__WEBPACK_IMPORTED_MODULE_4__/* .replayOf */ .X8)(parsed.records).issues;
    const { look, restart } = (0,_scoring_run_header_facts_js__WEBPACK_IMPORTED_MODULE_12__/* .logMessages */ .hA)(name);
    return issue === undefined ? undefined : { detail: `it is inconsistent: ${issue}`, remedy: `${look} ${restart}` };
}
/** Whether HEAD was committed upon the base; where the history is cut off between the two, unless it is the other way round. */
async function comesAfter(refs, { paths, base, head }) {
    if (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_14__/* .isAncestor */ .Q)(refs, { base, branchHead: head }))
        return true;
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(paths.repository.commonDir, 'shallow')))
        return false;
    return !(await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_14__/* .isAncestor */ .Q)(refs, { base: head, branchHead: base }));
}


/***/ }),

/***/ 16958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NJ: () => (/* binding */ findForbidden),
/* harmony export */   NZ: () => (/* binding */ auditExperiment),
/* harmony export */   hY: () => (/* binding */ hasIntent),
/* harmony export */   q3: () => (/* binding */ findForbiddenBy)
/* harmony export */ });
/* harmony import */ var _base_literal_glob_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(13310);
/* harmony import */ var _engine_acceptance_accepted_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19510);
/* harmony import */ var _kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(55523);
/* harmony import */ var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83144);
/* harmony import */ var _verification_sharing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71622);
/* harmony import */ var _ledger_branch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85360);
/* harmony import */ var _ledger_branch_commits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84995);
/* harmony import */ var _ledger_decisions_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(761);
/* harmony import */ var _ledger_opening_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67018);
/* harmony import */ var _ledger_readable_config_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28803);
/* harmony import */ var _ledger_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54347);
/* harmony import */ var _verification_open_acceptance_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17100);
/* harmony import */ var _verification_verify_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3541);
/**
 * Whether the records and the branch of an experiment may be shared, or continued on another machine.
 * Invariant: only read, but for a folder of our own that is removed again.
 */













/**
 * What is wrong with records and branch, each in one sentence; nothing where they are sound. No run may be at work: the
 * caller holds the lock, or has just ended its own run.
 */
async function auditExperiment(paths, host) {
    const findings = await (0,_verification_verify_js__WEBPACK_IMPORTED_MODULE_10__/* .verifyShared */ .pU)(paths.name, host);
    return (0,_verification_sharing_js__WEBPACK_IMPORTED_MODULE_2__/* .auditShared */ .R)({
        repository: paths.repository,
        // A config that cannot be read says nothing of the records; the run refuses it with a better word.
        findings: findings.filter(({ what }) => what !== 'config'),
        findForbidden: (refs) => findForbidden(paths, { refs, host }),
    });
}
/**
 * Commits of the branch that the boundaries and protected files of now, or those that their run had, forbid; each in
 * one sentence: every one from the base to the branch head, whatever the records say of it, and what a run began to
 * accept.
 */
async function findForbidden(paths, { refs, host }) {
    const { records } = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_8__/* .readLedger */ .SC)(paths);
    const base = (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_6__/* .findBase */ .lN)(records, (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_8__/* .readState */ .un)(paths));
    if (base === undefined)
        return [];
    const branchHead = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .readRef */ .sg)(refs, (0,_ledger_branch_js__WEBPACK_IMPORTED_MODULE_3__/* .refOf */ .H8)(paths));
    const recorded = records.flatMap(({ outcome, commit }) => outcome === 'merged' && typeof commit === 'string' ? [commit] : []);
    const onBranch = branchHead === undefined ? [] : ((await (0,_ledger_branch_commits_js__WEBPACK_IMPORTED_MODULE_4__/* .listCommits */ .VE)(refs, { base, branchHead })) ?? [branchHead]);
    const commits = await Promise.all([...new Set([...recorded, ...onBranch])].map((id) => (0,_ledger_branch_commits_js__WEBPACK_IMPORTED_MODULE_4__/* .readCommit */ .kN)(refs, id)));
    const changes = commits.flatMap((commit) => (commit?.parents ?? []).map((from) => ({ from, commit: commit?.id ?? '' })));
    const begun = (0,_verification_open_acceptance_js__WEBPACK_IMPORTED_MODULE_9__/* .readBegun */ .qL)(paths, records);
    if (begun !== undefined && (await hasIntent(refs, begun)))
        changes.push({ from: begun.parent, commit: begun.tree });
    return changes.length === 0 ? [] : findForbiddenBy(refs, { paths, changes, base, host });
}
/** Whether the change of an intent is here; where it is not, nothing can be accepted by it here. */
function hasIntent(git, { tree, parent }) {
    return (0,_kernel_object_presence_js__WEBPACK_IMPORTED_MODULE_11__/* .hasObjects */ .Z)(git, [`${tree}^{tree}`, `${parent}^{commit}`]);
}
/** What of these changes the boundaries and the protected files forbid, each in one sentence. */
async function findForbiddenBy(git, { paths, changes, base, host }) {
    const { config } = (0,_ledger_readable_config_js__WEBPACK_IMPORTED_MODULE_7__/* .readConfigForStatus */ .q)(paths, { records: (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_8__/* .readLedger */ .SC)(paths).records, host });
    return (0,_engine_acceptance_accepted_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .findForbiddenInRun */ .t)(git, changes, {
        ...{ boundaries: config.boundaries, protectKey: 'objective.protect' },
        protectedFiles: await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_6__/* .findProtected */ .us)({ git, base }, config),
        // Whoever writes a state chooses the rules of its run: they protect more than those of the checkout, never less.
        alsoProtected: recordedPaths(paths),
        ...{ repository: paths.repository, parentEnv: host.env },
    });
}
/** The protected files that the record of decisions begins with, as globs. */
function recordedPaths(place) {
    const files = (0,_ledger_decisions_js__WEBPACK_IMPORTED_MODULE_5__/* .readDecisions */ .uY)(place)[0]?.evaluator_files;
    const paths = typeof files === 'object' && files !== null ? Object.keys(files) : [];
    return paths.map(_base_literal_glob_js__WEBPACK_IMPORTED_MODULE_12__/* .literalGlob */ .I);
}


/***/ }),

/***/ 50541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OX: () => (/* binding */ readRuleFacts),
/* harmony export */   V_: () => (/* binding */ digestHidden),
/* harmony export */   hA: () => (/* binding */ logMessages),
/* harmony export */   ko: () => (/* binding */ readRunHeaderFacts),
/* harmony export */   p1: () => (/* binding */ lockEnvironment)
/* harmony export */ });
/* harmony import */ var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(19533);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28338);
/* harmony import */ var _base_version_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7844);
/* harmony import */ var _decision_guard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64802);
/* harmony import */ var _engine_benchmarks_formats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6855);
/* harmony import */ var _engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15310);
/* harmony import */ var _engine_evaluation_environment_lock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55579);
/* harmony import */ var _engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76952);
/* harmony import */ var _engine_evaluation_in_process_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81261);
/* harmony import */ var _engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54620);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35222);
/* harmony import */ var _ledger_objective_digest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9602);
/**
 * What a run is decided by, as the record of decisions begins with it: base, evaluator, guards, holdout.
 * Invariant: the same files, commands and base give the same digests; of the holdout only a salted one is ever recorded.
 */












/** The rules of a config: the same in each run that is of the same rules. */
function readRuleFacts({ config, protectedFiles, host, }) {
    const { objective, guards, setup } = config;
    const { command, parse, confirm } = objective;
    const evaluator = { command, parse, ...(0,_engine_evaluation_preparing_steps_js__WEBPACK_IMPORTED_MODULE_7__/* .builtBefore */ .iY)(config), setup: setup.command, files: protectedFiles.digest };
    return {
        judge_digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_10__/* .canonicalJson */ .d)(evaluator)),
        setup_inputs: [...setup.inputs],
        evaluator_files: (0,_engine_boundaries_protected_files_js__WEBPACK_IMPORTED_MODULE_3__/* .idsOf */ .UX)(protectedFiles),
        guards_digest: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_10__/* .canonicalJson */ .d)({ guards, objective: objective.guards })),
        confirm_digest: (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_5__/* .isReference */ .A_)(confirm) ? undefined : digestConfirm(confirm, host.env),
    };
}
/** What the record of decisions begins with. */
async function readRunHeaderFacts(request) {
    const { privateArea, config, base } = request;
    const { command, parse, unit } = config.objective;
    return {
        tool_version: _base_version_js__WEBPACK_IMPORTED_MODULE_11__/* .VERSION */ .x,
        config_digest: digestConfig(config),
        baseline_commit: base,
        baseline_tree: await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_8__/* .treeIdOf */ .bR)(privateArea.store, base),
        ...readRuleFacts(request),
        unscored: !config.objective.baseline,
        score_unit: unit ?? (0,_engine_benchmarks_formats_js__WEBPACK_IMPORTED_MODULE_2__/* .unitOfFormat */ .Lj)(parse.kind),
        in_process: await (0,_engine_evaluation_in_process_js__WEBPACK_IMPORTED_MODULE_6__/* .sharesProcess */ .y)(privateArea.store, { command, kind: parse.kind }),
    };
}
/** The lock of what else scores depend on, on this machine. */
function lockEnvironment({ privateArea, config, host }) {
    const { objective, guards, setup, build } = config;
    const evaluating = [setup.command, build.command, objective.command, ...guards.map(({ command }) => command)];
    const commands = [...evaluating, ...(0,_decision_guard_js__WEBPACK_IMPORTED_MODULE_1__/* .guardCommands */ .S4)(objective)];
    return (0,_engine_evaluation_environment_lock_js__WEBPACK_IMPORTED_MODULE_4__/* .openEnvironmentLock */ .N)(privateArea, { commands, host });
}
/** Digests of what nobody may know, with a salt; undefined where there is none, or none on this machine. */
function digestHidden({ config, host: { env } }, salt) {
    const { holdout, confirm } = config.objective;
    return {
        holdout: holdout === undefined ? undefined : (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_5__/* .digestHiddenCommand */ .Qy)(holdout, { env, salt }),
        confirm: (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_5__/* .isReference */ .A_)(confirm) ? (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_5__/* .digestHiddenCommand */ .Qy)(confirm, { env, salt }) : undefined,
    };
}
function digestConfirm(confirm, env) {
    const { command, paths = [] } = (0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_5__/* .unsealCommand */ .g5)(confirm, env) ?? {};
    return command === undefined || command === '' ? null : (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(`${command}\n${(0,_engine_evaluation_hidden_command_js__WEBPACK_IMPORTED_MODULE_5__/* .digestFiles */ .Eh)(paths)}`);
}
/** Without the holdout's command and files: of them there is a salted digest alone. */
function digestConfig({ objective, ...config }) {
    const { rule, budget } = objective.holdout ?? {};
    const output = { ...config, objective: { ...objective, holdout: { rule, budget } } };
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_10__/* .canonicalJson */ .d)(JSON.parse(JSON.stringify(output))));
}
/** What messages say of the decision log where something is wrong with it. */
function logMessages(name) {
    return {
        ...{ record: `decisions.jsonl of "${name}"`, run: `"${name}"`, keys: 'objective.' },
        look: `See all of it: autorize audit ${name}.`,
        restart: `Start again from HEAD: autorize run ${name} --fresh`,
        rules: (0,_ledger_objective_digest_js__WEBPACK_IMPORTED_MODULE_9__/* .otherRules */ .y8)(name),
    };
}


/***/ }),

/***/ 71599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ checkBacking),
/* harmony export */   H: () => (/* binding */ findUnbacked)
/* harmony export */ });
/** What of the accepted iterations no decision accepted; `what`: the file of the decisions. */
function checkBacking(what, { accepted, decided, base, isShared }) {
    const findings = [];
    const [runHeader] = decided;
    const unbacked = findUnbacked(accepted, decided);
    // What names its decision is reported as lost elsewhere, and what names no commit is of another tool.
    const isExplained = ({ decision, rejection, commit }) => typeof decision?.test === 'string' || Boolean(rejection) || typeof commit !== 'string';
    const unexplained = unbacked.filter((record) => isShared || !isExplained(record));
    if (unexplained.length > 0) {
        const iters = unexplained.map(({ iter }) => iter).join(', ');
        const why = isShared ? '' : ': written by an older version, or before the record of decisions began again';
        findings.push({
            kind: isShared ? 'wrong' : 'unchecked',
            what,
            detail: `iteration ${iters} was accepted, and no decision accepts it${why}`,
        });
    }
    const start = runHeader?.baseline_commit;
    if (isShared && runHeader !== undefined && base !== undefined && start !== base) {
        findings.push({ kind: 'wrong', what, detail: `it begins at ${String(start)}; the records are from ${base}` });
    }
    return findings;
}
/** The accepted iterations that no change of the current best belongs to. Changes and iterations have the same order. */
function findUnbacked(records, decided) {
    const trees = decided.flatMap(({ kind, tree }) => (kind === 'incumbent' ? [tree] : []));
    let next = 0;
    return records.filter(({ outcome, tree }) => {
        if (outcome !== 'merged')
            return false;
        const at = typeof tree === 'string' ? trees.indexOf(tree, next) : -1;
        if (at === -1)
            return true;
        next = at + 1;
        return false;
    });
}


/***/ }),

/***/ 17100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OR: () => (/* binding */ begunIssues),
/* harmony export */   qL: () => (/* binding */ readBegun),
/* harmony export */   rj: () => (/* binding */ findPending)
/* harmony export */ });
/* harmony import */ var _base_finding_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17785);
/* harmony import */ var _ledger_accepted_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94207);
/* harmony import */ var _ledger_branch_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84995);
/* harmony import */ var _ledger_decisions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(761);
/* harmony import */ var _ledger_intent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14714);
/* harmony import */ var _ledger_record_checks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26611);
/* harmony import */ var _ledger_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54347);
/* harmony import */ var _audit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84599);
/* harmony import */ var _backing_checks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71599);
/**
 * An acceptance without a record: a run began it, and is at work on it or was killed there.
 * Invariant: only read. It is checked as the record that the next resume writes, with the decisions that go before it.
 * Whoever can write the branch and the intent must not get more accepted by them than by a record: the acceptance stands
 * on the branch head, holds the tree of its record, and a decision accepts it.
 */









/** The acceptance that the branch is ahead of the records by; undefined where it is not, or by something else. */
async function findPending(git, { paths, records, lastIntent, branchHead, }) {
    if (branchHead === undefined || lastIntent === undefined)
        return undefined;
    if (records.some(({ iter, commit }) => iter === lastIntent.iter || commit === branchHead))
        return undefined;
    const commit = await (0,_ledger_branch_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommit */ .kN)(git, branchHead);
    const trailers = commit === undefined ? undefined : (0,_ledger_accepted_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTrailers */ .aw)(commit, paths.name);
    if (trailers?.intent !== lastIntent.hash)
        return undefined;
    const [record] = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeRecords */ .bs)(paths, [{ ...lastIntent.draft, commit: branchHead }]).records;
    return { commit: branchHead, record, decisionsAfter: (log) => (0,_ledger_intent_js__WEBPACK_IMPORTED_MODULE_3__/* .missingDecisions */ .y)(log, lastIntent) };
}
/** The last acceptance that was begun, where it has no record yet. */
function readBegun(paths, records) {
    const last = (0,_ledger_decisions_js__WEBPACK_IMPORTED_MODULE_2__/* .readableOf */ .AD)((0,_ledger_decisions_js__WEBPACK_IMPORTED_MODULE_2__/* .readChained */ .ZR)(paths.intents)).at(-1);
    const intent = last === undefined ? undefined : (0,_ledger_intent_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeIntent */ .H)(last);
    return records.some(({ iter }) => iter === intent?.iter) ? undefined : intent;
}
/** Why a run that goes on must not complete an acceptance that was begun, each in one sentence. */
function begunIssues(paths, { intent, records, branchHead, isShared }) {
    const { iter, parent, old, tree, draft, merged } = intent;
    const what = `the acceptance of iteration ${iter} that was begun`;
    const issues = [];
    if (parent !== branchHead)
        issues.push(`${what} stands on ${parent}; the branch was at ${branchHead}`);
    if (old !== null && old !== parent)
        issues.push(`${what} moves the branch from ${old}, and stands on ${parent}`);
    if (merged !== undefined)
        issues.push(`${what} merges the commit ${merged}`);
    const [record] = (0,_ledger_store_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeRecords */ .bs)(paths, [{ ...draft, commit: parent }]).records;
    const recorded = [record?.outcome, record?.iter, record?.tree, record?.base_commit];
    if (record === undefined || !(0,_ledger_record_checks_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameJson */ .TL)(recorded, ['merged', iter, tree, parent])) {
        return [...issues, `${what} holds no record of that change`];
    }
    const log = (0,_ledger_decisions_js__WEBPACK_IMPORTED_MODULE_2__/* .readDecisions */ .uY)(paths);
    const decided = [...log, ...(0,_ledger_intent_js__WEBPACK_IMPORTED_MODULE_3__/* .missingDecisions */ .y)(log, intent)];
    // A ledger of this machine may be older than the record of decisions.
    const isDecided = isShared || decided.length > 0;
    if (isDecided && (0,_backing_checks_js__WEBPACK_IMPORTED_MODULE_7__/* .findUnbacked */ .H)([...records, record], decided).includes(record)) {
        issues.push(`no decision accepts ${what}`);
    }
    // What was wrong before is not of this acceptance.
    const { findings: before } = (0,_audit_js__WEBPACK_IMPORTED_MODULE_6__/* .auditPaths */ .kB)(paths);
    const pending = { commit: parent, record, decisionsAfter: () => decided.slice(log.length) };
    return [...issues, ...(0,_base_finding_js__WEBPACK_IMPORTED_MODULE_8__/* .describeNew */ .oU)({ before, now: (0,_audit_js__WEBPACK_IMPORTED_MODULE_6__/* .auditPaths */ .kB)(paths, pending).findings })];
}


/***/ }),

/***/ 39814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ scratchOwner),
/* harmony export */   W: () => (/* binding */ rescore)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_object_id_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(26343);
/* harmony import */ var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29460);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35222);
/* harmony import */ var _kernel_inspector_guard_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95453);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14311);
/* harmony import */ var _config_secret_commands_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14836);
/* harmony import */ var _ledger_opening_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67018);
/* harmony import */ var _scoring_objective_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(31409);
/* harmony import */ var _scoring_score_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49714);
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
 * Scoring what was kept once more.
 * Invariant: a commit is scored as it was then: a fresh checkout of its tree, from a store that hashed every object again
 * on the way in, with the evaluator's files restored from the base; in a private area of its own, so that a run at work
 * is not disturbed. Crash: that area stays, and `clean` removes it.
 */












/** Scores commits again and compares with the records. */
async function rescore(request, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { paths, config, base, records } = request;
        const { repository, name } = paths;
        const _guard = __addDisposableResource(env_1, (0,_kernel_inspector_guard_js__WEBPACK_IMPORTED_MODULE_9__/* .guardInspector */ .f)(), false);
        const level = await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_7__/* .chooseLevel */ .MA)(config);
        const own = (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_2__/* .privateAreaFolder */ .PH)({ repository, name, parentEnv: host.env });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(own), { recursive: true });
        const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(`${own}${MARK}${process.pid}-`);
        try {
            const hidden = (0,_config_secret_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .hiddenPaths */ .v_)(config, host.env);
            const privateArea = await (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_2__/* .openPrivateArea */ .n1)({
                folder,
                repository,
                base,
                branchHead: base,
                level,
                parentEnv: host.env,
                hidden,
                environment: config.environment,
                signal: request.signal,
            });
            const protectedFiles = await (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_7__/* .findProtected */ .us)(privateArea.store, config);
            const findings = [];
            const rescored = [];
            for (const record of records) {
                const found = await rescoreOne({ privateArea, protectedFiles, request, record });
                findings.push(found.finding);
                if (found.rescored !== undefined)
                    rescored.push(found.rescored);
            }
            return { findings, rescored };
        }
        finally {
            await (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .discardTree */ .l)(folder);
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
const MARK = '-verify-';
/** The process that a private area of a verification is of; undefined for any other folder beside `own`. */
function scratchOwner(own, name) {
    const prefix = `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(own)}${MARK}`;
    const pid = name.startsWith(prefix) ? /^(\d+)-/.exec(name.slice(prefix.length))?.[1] : undefined;
    return pid === undefined ? undefined : Number(pid);
}
async function rescoreOne(one) {
    const { privateArea, protectedFiles, record } = one;
    const what = `score of iteration ${record.iter}`;
    const print = (kind, detail) => ({ finding: { kind, what, detail } });
    const { commit } = record;
    if (!(0,_base_object_id_js__WEBPACK_IMPORTED_MODULE_10__/* .isObjectId */ .T)(commit))
        return print('unchecked', 'the record names no commit to be scored again');
    const reason = await bringIn(privateArea, commit);
    if (reason !== undefined)
        return print('wrong', `${commit} cannot be checked out: ${reason}`);
    const scores = [];
    for (let time = 1; time <= 2; time += 1) {
        const scored = await scoreCommit(one, { commit, prefix: `${record.iter}-${time}-` });
        if (scored.kind === 'failed')
            return print('wrong', `${commit} has no score: ${scored.reason}`);
        if (scored.kind === 'infra')
            return print('unchecked', `${commit} could not be scored here: ${scored.reason}`);
        if (scored.kind === 'aborted')
            return print('unchecked', 'interrupted by the operator');
        scores.push(scored.score);
        if (scored.score === record.score)
            break;
    }
    const rescored = { iter: record.iter, commit, recorded: record.score ?? null, scores };
    const { digest } = protectedFiles;
    const isSameJudge = typeof record.protected_digest !== 'string' || record.protected_digest === digest;
    return { ...judge(scores, { recorded: rescored.recorded, isSameJudge, what }), rescored };
}
function judge(scores, { recorded, isSameJudge, what }) {
    const [first, second] = scores;
    const finding = (kind, detail) => ({ finding: { kind, what, detail } });
    if (second === undefined || second === recorded)
        return finding('ok', `recorded ${recorded}, scored again ${scores.join(' and ')}`);
    if (first !== second)
        return finding('unchecked', `recorded ${recorded}, scored again ${first} and ${second}: the evaluator is noisy`);
    const found = `recorded ${recorded}, scored again ${first}, twice`;
    if (isSameJudge)
        return finding('wrong', found);
    return finding('unchecked', `${found}; but the evaluator's files differ now`);
}
async function bringIn({ store, repository }, commit) {
    if (commit === store.base)
        return undefined;
    try {
        await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_4__/* .importCommit */ .Tr)(store, { repository, commit });
        return undefined;
    }
    catch (error) {
        if (error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS)
            return error.message;
        throw error;
    }
}
async function scoreCommit({ privateArea, protectedFiles, request, record }, { commit, prefix }) {
    const { config, signal } = request;
    const logs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(privateArea.folder, 'logs');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(logs, { recursive: true });
    const scored = await (0,_scoring_objective_js__WEBPACK_IMPORTED_MODULE_8__/* .scoreTree */ .DR)(privateArea, {
        config,
        protectedFiles,
        tree: commit,
        workspace: 1,
        logs,
        prefix,
        signal,
    });
    const { fail_mode, direction } = config.objective;
    const isWorst = scored.kind === 'failed' && fail_mode === 'worst' && record.outcome === 'baseline';
    if (!isWorst)
        return scored;
    const { timings, files } = scored;
    return { kind: 'scored', score: (0,_scoring_score_js__WEBPACK_IMPORTED_MODULE_11__/* .worstScore */ .Wx)(direction), stdoutDigest: '', timings, files };
}


/***/ }),

/***/ 60372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nq: () => (/* binding */ checkStart),
/* harmony export */   Y4: () => (/* binding */ findStartIssues),
/* harmony export */   Z1: () => (/* binding */ acceptStart),
/* harmony export */   kC: () => (/* binding */ checkRebuilt)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7953);
/* harmony import */ var _engine_acceptance_foreign_base_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4341);
/* harmony import */ var _engine_acceptance_known_start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55393);
/* harmony import */ var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29460);
/* harmony import */ var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72527);
/* harmony import */ var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83144);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63342);
/* harmony import */ var _ledger_branch_commits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84995);
/* harmony import */ var _ledger_opening_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67018);
/* harmony import */ var _ledger_own_commits_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94277);
/* harmony import */ var _ledger_readable_config_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28803);
/** Whether what an experiment from elsewhere began at, and what repair rebuilt, may be taken for the user's. */











/** Takes a commit for one of the user's from now on: a person has the experiment continue from it. */
function acceptStart({ name, repository }, commit, { env: parentEnv }) {
    (0,_engine_acceptance_known_start_js__WEBPACK_IMPORTED_MODULE_1__/* .markKnownStart */ .$J)((0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_2__/* .privateAreaFolder */ .PH)({ repository, name, parentEnv }), commit);
}
/**
 * Why the experiment may not begin at a commit, by HEAD and the config of the checkout: in sentences, and nothing where
 * it may. `git`: on the user's refs.
 */
async function findStartIssues(git, { paths, commit: base, host }) {
    const { name, repository } = paths;
    if ((0,_engine_acceptance_known_start_js__WEBPACK_IMPORTED_MODULE_1__/* .isKnownStart */ .e6)((0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_2__/* .privateAreaPath */ .K5)({ repository, name, parentEnv: host.env }), base))
        return [];
    const head = await (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .readHead */ .zy)(repository, git);
    if (head === undefined)
        return ['there is no commit here that it could come from'];
    const { config, problems } = (0,_ledger_readable_config_js__WEBPACK_IMPORTED_MODULE_8__/* .readConfigForStatus */ .q)(paths, { records: [], host });
    if (problems.length > 0) {
        // Nothing says the evaluator.
        if (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_9__/* .isAncestor */ .Q)(git, { base, branchHead: head }))
            return [];
        return ['HEAD does not come after it, and no config here says which of its files judge'];
    }
    const { deny_paths: denyPaths, permit } = config.boundaries;
    return (0,_engine_acceptance_foreign_base_js__WEBPACK_IMPORTED_MODULE_0__/* .findBaseIssues */ .f)(git, {
        ...{ base, head, repository, parentEnv: host.env },
        protectedAt: (commit) => (0,_ledger_opening_js__WEBPACK_IMPORTED_MODULE_6__/* .findProtected */ .us)({ git, base: commit }, config),
        rules: { denyPaths, permit, protectKey: 'objective.protect', autoloaded: 'denied' },
    });
}
// Where people merge to; a checkout of another branch may be behind it.
const DEFAULT_BRANCHES = ['refs/remotes/origin/HEAD', 'refs/heads/main', 'refs/heads/master'];
/**
 * What is not proved of the commit that records begin at: it is neither of HEAD, nor of the default branch, nor known
 * here. Nothing where the commit is not here: then the branch cannot stand on it.
 */
async function checkStart(git, { paths, base, host }) {
    if ((await (0,_ledger_branch_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .readCommit */ .kN)(git, base)) === undefined)
        return [];
    const issues = await findStartIssues(git, { paths, commit: base, host });
    if (issues.length === 0)
        return [];
    for (const ref of DEFAULT_BRANCHES) {
        const branchHead = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .readRef */ .sg)(git, ref);
        if (branchHead !== undefined && (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_9__/* .isAncestor */ .Q)(git, { base, branchHead })))
            return [];
    }
    const why = `the records begin at ${base}, which autorize cannot identify as a commit of yours: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_10__/* .printable */ .g$)(issues.join('; '), 600)}`;
    const remedy = `if it is yours, check out a branch that contains it, with its history (git fetch --unshallow); otherwise start from HEAD: autorize run ${paths.name} --fresh`;
    return [{ kind: 'unproved', what: 'start', detail: `${why}; ${remedy}` }];
}
/** What is not proved of records that `repair` rebuilt from commits alone. */
function checkRebuilt({ name, repository }, { records, host: { env: parentEnv } }) {
    const detail = (0,_ledger_own_commits_js__WEBPACK_IMPORTED_MODULE_7__/* .describeUnproved */ .$Z)(name, { folder: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_2__/* .privateAreaPath */ .K5)({ repository, name, parentEnv }), records });
    return detail === undefined ? [] : [{ kind: 'unproved', what: 'records', detail }];
}


/***/ }),

/***/ 3541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a5: () => (/* binding */ checkRecordsAt),
  ZV: () => (/* binding */ verifyExperiment),
  pU: () => (/* binding */ verifyShared)
});

// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(45145);
// EXTERNAL MODULE: ./build/base/finding.js
var finding = __webpack_require__(17785);
// EXTERNAL MODULE: ./build/kernel/temporary-refs.js
var temporary_refs = __webpack_require__(76038);
// EXTERNAL MODULE: ./build/experiment/ledger/at-work.js
var at_work = __webpack_require__(78579);
// EXTERNAL MODULE: ./build/experiment/ledger/opening.js
var opening = __webpack_require__(67018);
// EXTERNAL MODULE: ./build/experiment/ledger/readable-config.js
var readable_config = __webpack_require__(28803);
// EXTERNAL MODULE: ./build/experiment/ledger/store.js
var store = __webpack_require__(54347);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/journal-salvage.js
var journal_salvage = __webpack_require__(87251);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/verification/decision-log.js + 3 modules
var decision_log = __webpack_require__(92513);
// EXTERNAL MODULE: ./build/verification/journal.js
var journal = __webpack_require__(58541);
// EXTERNAL MODULE: ./build/experiment/ledger/decisions.js
var ledger_decisions = __webpack_require__(761);
// EXTERNAL MODULE: ./build/experiment/ledger/intent.js
var ledger_intent = __webpack_require__(14714);
// EXTERNAL MODULE: ./build/experiment/ledger/record-checks.js
var record_checks = __webpack_require__(26611);
// EXTERNAL MODULE: ./build/base/journal-chain.js
var journal_chain = __webpack_require__(61739);
// EXTERNAL MODULE: ./build/engine/boundaries/change.js + 1 modules
var boundaries_change = __webpack_require__(32165);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/experiment/ledger/accepted-commit.js
var accepted_commit = __webpack_require__(94207);
// EXTERNAL MODULE: ./build/experiment/ledger/branch-commits.js
var branch_commits = __webpack_require__(84995);
// EXTERNAL MODULE: ./build/experiment/ledger/disclosed-score.js
var disclosed_score = __webpack_require__(91421);
// EXTERNAL MODULE: ./build/experiment/ledger/own-commits.js
var own_commits = __webpack_require__(94277);
// EXTERNAL MODULE: ./build/experiment/ledger/state.js
var state = __webpack_require__(26099);
;// CONCATENATED MODULE: ./build/experiment/verification/accepted-checks.js
/**
 * Whether a kept commit, and the branch of them, is what the ledger says.
 * Invariant: only read; every fact is taken from git objects whose ids were computed again, never from a work tree.
 */













/** Checks the commit of a kept iteration. */
async function checkAccepted(git, check) {
    const { record } = check;
    const what = `iteration ${record.iter}`;
    const commit = await (0,branch_commits/* readCommit */.kN)(git, record.commit ?? '');
    if (commit === undefined) {
        return (0,finding/* issuesOf */.wf)(what, [`its commit ${(0,base_text/* quoted */.TL)(record.commit)} is not in this repository, or not what its id is of`]);
    }
    const trailers = (0,accepted_commit/* parseTrailers */.aw)(commit, check.name);
    const intent = checkIntent(check, { commit, hash: trailers?.intent });
    const issues = [...checkObject(commit, record), ...checkMessage(check, commit), ...intent.issues];
    const changed = await checkChange(git, check, commit);
    const accepted = `${commit.id} is the commit that was kept: tree, parent, trailers and paths agree`;
    const findings = (0,finding/* findingsOf */.WX)(what, [...issues, ...changed], accepted);
    return intent.unchecked === undefined
        ? findings
        : [...findings, { kind: 'unchecked', what, detail: intent.unchecked }];
}
function checkObject({ id, tree, parents }, record) {
    const issues = [];
    if (tree !== record.tree)
        issues.push(`${id} has the tree ${tree}; the record says ${(0,base_text/* quoted */.TL)(record.tree)}`);
    if (parents.length !== 1 || parents[0] !== record.base_commit) {
        const found = parents.length === 1 ? `stands on ${parents[0]}` : `has ${parents.length} parents`;
        issues.push(`${id} ${found}; the record says ${(0,base_text/* quoted */.TL)(record.base_commit)}`);
    }
    return issues;
}
function checkMessage({ name, record }, commit) {
    const trailers = (0,accepted_commit/* parseTrailers */.aw)(commit, name);
    if (trailers === undefined)
        return [`${commit.id} does not say that the experiment "${name}" kept it`];
    const takesBack = record.rejection?.iter;
    const recorded = typeof record.score === 'number' ? (0,disclosed_score/* disclosedScores */.Ww)(record.score, (0,disclosed_score/* noiseOf */.YN)(record)) : [undefined];
    // A record that was rebuilt from the commit has the rough score alone.
    const expected = recorded.flatMap((each) => [record.score ?? Number.NaN, Number.NaN].map((score) => `${(0,accepted_commit/* commitMessage */.df)(name, { iter: record.iter, score, disclosed: each, takesBack })}${state/* TRAILERS */.jl.record}: ${trailers.intent}\n`));
    if (expected.includes(commit.message))
        return [];
    const { iter, score } = trailers;
    if (iter === record.iter && recorded.includes(score ?? undefined))
        return [`the message of ${commit.id} is not the one of an accepted change`];
    return [
        `${commit.id} is of iteration ${iter} with score ${score ?? state/* HIDDEN_SCORE */.sz}; the record says ${record.iter} and ${record.score}`,
    ];
}
function checkIntent({ record, intents, isShared }, { commit, hash }) {
    const intent = hash === undefined ? undefined : intents.byHash.get(hash);
    if (intent === undefined) {
        const missing = 'the intent that the commit names by its hash is not in intents.jsonl';
        // A version that covers the files of an iteration never accepts a change without its intent.
        const isKnown = isShared || intents.isComplete || (Boolean(record.files_digest) && !intents.isFixed);
        const isExcused = !isKnown || (0,record_checks/* isRebuilt */.kX)(record);
        return isExcused ? { issues: [], unchecked: missing } : { issues: [missing], unchecked: undefined };
    }
    const issues = [];
    const { tree, parents } = commit;
    if (!(0,record_checks/* isSameJson */.TL)([intent.tree, intent.parent, intent.iter], [tree, parents[0], record.iter])) {
        issues.push('the intent that the commit names is of another change');
    }
    const { commit: _commit, ...recorded } = (0,journal_salvage/* withoutLinks */.W_)(record);
    const members = (0,record_checks/* isRebuilt */.kX)(record) ? [] : (0,record_checks/* differingMembers */.yp)(recorded, withDefaults(intent.draft));
    if (members.length > 0)
        issues.push(`the record is not what was intended: ${members.join(', ')} differ`);
    return { issues, unchecked: undefined };
}
/** A decoded record has members that a draft may leave out. */
function withDefaults(draft) {
    return { agent_killed_by_budget: false, diff_lines: 0, notes: '', ...draft };
}
async function checkChange(git, { record, diff }, { parents, tree, id }) {
    const [parent] = parents;
    if (parent === undefined)
        return [];
    try {
        const change = await (0,boundaries_change/* readChange */.p)({ git }, { from: parent, tree });
        const issues = [];
        const paths = change.changes.map(({ path }) => (0,journal_chain/* wellFormed */.ES)(path));
        if (!(0,record_checks/* isSameJson */.TL)(paths, record.changed_paths ?? [])) {
            issues.push(`${id} changes ${(0,base_text/* plural */.LS)(paths.length, 'path')} (${paths
                .slice(0, 3)
                .map((path) => (0,base_text/* quoted */.TL)(path))
                .join(', ')}); the record names others`);
        }
        if (change.diffLines !== record.diff_lines) {
            issues.push(`${id} changes ${(0,base_text/* plural */.LS)(change.diffLines, 'line')}; the record says ${record.diff_lines}`);
        }
        if (diff !== undefined && diff !== change.diff)
            issues.push(`changes.diff is not the change of ${id}`);
        return issues;
    }
    catch (error) {
        if (!(error instanceof kernel_git/* GitError */.XS))
            throw error;
        return [`the change of ${id} cannot be read: ${error.message}`];
    }
}
/** Checks that the branch holds the kept commits in their order, and nothing else. */
async function checkBranchCommits(git, check) {
    const { name, base, branchHead, records, isShared } = check;
    const what = `branch ${(0,state/* branchOf */.W0)(name)}`;
    const wrong = (detail) => [{ kind: 'wrong', what, detail }];
    const merged = records.filter(({ outcome }) => outcome === 'merged');
    const expected = merged.flatMap(({ commit }) => (typeof commit === 'string' ? [commit] : []));
    const unnamed = merged.filter(({ commit }) => typeof commit !== 'string').map(({ iter }) => iter);
    if (isShared && unnamed.length > 0) {
        return wrong(`iteration ${unnamed.join(', ')} was accepted, and the record names no commit of the branch`);
    }
    if (base === undefined) {
        const detail = 'the records do not name the commit that the experiment started from';
        return records.length === 0 ? [] : [{ kind: isShared ? 'wrong' : 'unchecked', what, detail }];
    }
    const last = expected.at(-1) ?? base;
    if (branchHead === undefined) {
        // What `init` wrote names a base, too: the branch is made when a run begins.
        if (records.length === 0)
            return [];
        return wrong(`the branch is missing; restore it: git branch ${(0,state/* branchOf */.W0)(name)} ${last}`);
    }
    // What another tool kept lies before the commit that the first record of ours began at.
    const start = unnamed.length === 0 ? base : ((0,opening/* findBase */.lN)(records, undefined) ?? branchHead);
    const ours = await (0,branch_commits/* listCommits */.VE)(git, { base: start, branchHead });
    if (ours === undefined)
        return wrong(`it does not stand on ${start}, where the experiment started`);
    const older = unnamed.length === 0
        ? []
        : [
            {
                kind: 'unchecked',
                what,
                detail: `${(0,base_text/* plural */.LS)(unnamed.length, 'kept iteration')} of another tool name no commit`,
            },
        ];
    if ((0,record_checks/* isSameJson */.TL)(ours, expected)) {
        return [...older, { kind: 'ok', what, detail: `it holds ${(0,base_text/* plural */.LS)(expected.length, 'kept commit')} in order` }];
    }
    const open = await findOpenAcceptance(git, check, branchHead);
    if (open !== undefined && (0,record_checks/* isSameJson */.TL)(ours.slice(0, -1), expected))
        return [...older, { kind: 'unchecked', what, detail: open }];
    const at = expected.findIndex((id, index) => ours[index] !== id);
    const place = at === -1 ? expected.length : at;
    const found = `its commit ${place + 1} is ${ours[place] ?? 'missing'}; by the records it is`;
    const wanted = expected[place];
    if (wanted === undefined)
        return wrong(`${found} none: the branch should end before it, at ${last}`);
    return wrong(`${found} ${wanted}; restore it: git branch -f ${(0,state/* branchOf */.W0)(name)} ${last}`);
}
/** An acceptance between its commit and its record: a run is there right now, or was killed there. */
async function findOpenAcceptance(git, { name, records, lastIntent }, branchHead) {
    const commit = await (0,branch_commits/* readCommit */.kN)(git, branchHead);
    const trailers = commit === undefined ? undefined : (0,accepted_commit/* parseTrailers */.aw)(commit, name);
    if (commit === undefined || trailers === undefined || !(0,own_commits/* isOfIntent */.Kr)({ commit, trailers }, lastIntent))
        return undefined;
    if (records.some(({ iter }) => iter === trailers.iter))
        return undefined;
    return `iteration ${trailers.iter} was kept, and its record is still to be written: autorize resume ${name}`;
}

// EXTERNAL MODULE: ./build/experiment/verification/audit.js + 1 modules
var audit = __webpack_require__(84599);
// EXTERNAL MODULE: ./build/experiment/verification/backing-checks.js
var backing_checks = __webpack_require__(71599);
// EXTERNAL MODULE: ./build/kernel/refs.js
var kernel_refs = __webpack_require__(83144);
// EXTERNAL MODULE: ./build/verification/uncovered.js
var verification_uncovered = __webpack_require__(47753);
;// CONCATENATED MODULE: ./build/experiment/verification/branch-coverage.js
/**
 * Whether the records cover the branch: an accepted commit without a record is not proved by anything here.
 * Invariant: only read. Branches of remotes count where there is no local branch, as in a fresh clone.
 */






/** Counts accepted commits without a record, on the local branch or, where there is none, on those of remotes. */
async function checkCoverage(git, check) {
    const { name, records, lastIntent } = check;
    const branches = await (0,kernel_refs/* findBranches */.Wz)(git, (0,state/* branchOf */.W0)(name));
    const hasLocal = branches.some(({ isLocal }) => isLocal);
    const recorded = new Set(records.flatMap(({ commit }) => (typeof commit === 'string' ? [commit] : [])));
    const findings = [];
    for (const branch of branches) {
        const keeps = await findAccepted(git, check, branch);
        // Its record is in the intent, and the next resume writes it.
        const isBegun = (accept) => accept.commit.id === branch.commit && (0,own_commits/* isOfIntent */.Kr)(accept, lastIntent);
        const missing = keeps.filter(({ commit }) => !recorded.has(commit.id));
        if (missing.length === 1 && missing.every(isBegun))
            continue;
        if (missing.length === 0 && !(records.length === 0 && keeps.length === 0 && branch.isLocal))
            continue;
        // Beside a local branch that the records cover, a remote has merely more.
        // Nothing accepted and nothing recorded proves nothing, and contradicts nothing: a run that just began.
        const isContradiction = branch.isLocal && missing.length > 0;
        const kind = isContradiction ? 'wrong' : hasLocal && !branch.isLocal ? 'unchecked' : 'unproved';
        const uncovered = {
            ...{ shown: branch.shown, accepted: keeps.length, name },
            missing: records.length === 0 ? undefined : missing.length,
        };
        findings.push({ kind, what: `branch ${branch.shown}`, ...(0,verification_uncovered/* uncoveredIssue */.d)(uncovered) });
    }
    if (records.length > 0 || !(0,finding/* isAllSound */.vs)(findings))
        return findings;
    const detail = `0 records of "${name}", and no branch ${(0,state/* branchOf */.W0)(name)}: there is nothing to verify`;
    const remedy = `fetch both: autorize pull ${name}`;
    return [...findings, { kind: 'unproved', what: 'records', detail, remedy }];
}
/** What the experiment accepted on a branch, whoever committed on top of it. */
async function findAccepted(git, { name, base }, { commit }) {
    const pattern = `--grep=^${state/* TRAILERS */.jl.experiment}: ${name}$`;
    const { stdout } = await git(['log', '-1', '--first-parent', '--format=%H', '-E', pattern, '--end-of-options', commit, '--'], {
        allowed: [0, 128],
    });
    const branchHead = stdout.toString().trim();
    return branchHead === '' ? [] : (await (0,branch_commits/* findAcceptedCommits */.xt)(git, { name, branchHead, base })).keeps;
}

// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(28338);
// EXTERNAL MODULE: ./build/base/state-size.js
var state_size = __webpack_require__(85503);
// EXTERNAL MODULE: ./build/verification/covered-files.js
var covered_files = __webpack_require__(37270);
// EXTERNAL MODULE: ./build/experiment/ledger/state-files.js
var state_files = __webpack_require__(93133);
;// CONCATENATED MODULE: ./build/experiment/verification/file-checks.js
/** Whether the files that records speak of are there, as they were, and each concluded iteration has its record. */









/** Compares the folders of iterations with their records. */
function checkFiles(paths, records) {
    const folders = records
        .map((record) => ({ record, folder: (0,store/* iterationFolder */.OO)(paths, record.iter) }))
        .filter(({ record, folder }) => record.files_digest || (0,external_node_fs_.existsSync)(folder));
    return (0,covered_files/* checkCoveredFiles */.A)(folders.map(({ record: { iter, files_digest: digest }, folder }) => ({
        ...{ what: `iteration ${iter}`, folder, digest },
        travels: (name, bytes) => (0,state_files/* isBroughtBack */.v)(`${(0,external_node_path_.basename)(folder)}/${name}`) && bytes <= state_size/* MAX_STATE_BYTES */.fM,
    })));
}
/**
 * Finds iterations that were concluded and have no record: the end of the ledger was cut. Without `state.json` nothing
 * else says how many records there were.
 */
function checkTail(paths, { records, decisions, openIter, isRunning }) {
    if (isRunning)
        return [];
    const recorded = new Set(records.map(({ iter }) => iter));
    const begun = new Set((0,store/* listIterationFolders */.tU)(paths));
    const concluded = [...begun].filter((iter) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)((0,store/* iterationFolder */.OO)(paths, iter), 'evidence.json')));
    const named = decisions.flatMap(({ kind, id }) => {
        const iter = kind === 'candidate' ? /^iteration (\d+)(?:, |$)/.exec(String(id))?.[1] : undefined;
        // One that was killed has its folder still.
        return iter === undefined || begun.has(Number(iter)) ? [] : [Number(iter)];
    });
    const lost = [...new Set([...concluded, ...named])].filter((iter) => !recorded.has(iter) && iter !== openIter);
    return lost
        .sort((one, other) => one - other)
        .map((iter) => ({
        kind: 'wrong',
        what: (0,external_node_path_.basename)(paths.ledger),
        detail: `iteration ${iter} was concluded, and its record is missing`,
        remedy: `if a run was killed at that moment: autorize resume ${paths.name}; otherwise the ledger was cut`,
    }));
}
const PRINTED = /^(?:confirmation-\d+|certify-\d+|promotions)$/;
/** Compares what the evaluator printed outside of iterations with the digests in the record of decisions. */
function checkPrinted(paths, decisions) {
    const runs = decisions.filter(({ kind }) => kind === 'evaluation');
    const digests = new Set(runs.map(({ stdout_digest: digest }) => digest));
    // What a run printed that was broken off has no digest.
    if (digests.has(''))
        return [];
    const folders = (0,external_node_fs_.existsSync)(paths.folder) ? (0,external_node_fs_.readdirSync)(paths.folder).filter((name) => PRINTED.test(name)) : [];
    const issues = folders.flatMap((folder) => (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(paths.folder, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('score.stdout'))
        .filter((name) => !digests.has((0,hash/* sha256 */.s)((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(paths.folder, folder, name), 'utf8'))))
        .map((name) => `${(0,base_text/* quoted */.TL)(`${folder}/${name}`, 200)} was changed: no run printed it`));
    return (0,finding/* issuesOf */.wf)((0,external_node_path_.basename)(paths.decisions), issues);
}

// EXTERNAL MODULE: ./build/experiment/verification/open-acceptance.js
var open_acceptance = __webpack_require__(17100);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js
var parse = __webpack_require__(4196);
// EXTERNAL MODULE: ./build/audit/audit.js + 9 modules
var audit_audit = __webpack_require__(53022);
// EXTERNAL MODULE: ./build/decision/accepted.js
var accepted = __webpack_require__(91758);
// EXTERNAL MODULE: ./build/decision/records.js
var decision_records = __webpack_require__(93889);
// EXTERNAL MODULE: ./build/engine/acceptance/reapplication.js
var reapplication = __webpack_require__(40658);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(35222);
// EXTERNAL MODULE: ./build/experiment/ledger/rejection.js
var ledger_rejection = __webpack_require__(75265);
;// CONCATENATED MODULE: ./build/experiment/verification/revert-checks.js
/**
 * Whether a batch of reverts, or a rejection, changed exactly what reverting those changes gives.
 * Invariant: the user's repository is only read: the changes are reverted again in a store of our own, which hashes every
 * object of the branch on the way in.
 */













/** Reverts again what each batch, and each rejection, is recorded to have reverted. */
async function checkReverts(check) {
    const { decisions, what, base, branchHead, repository, folder, records } = check;
    const batches = decisions.flatMap((raw, index) => {
        const read = parse/* safeParse */.xL(decision_records/* decisionRecordSchema */.vt, raw);
        if (!read.success || read.data.kind !== 'candidate' || read.data.reverts === null)
            return [];
        return [{ index, candidate: read.data }];
    });
    const rejections = records.filter(({ rejection }) => rejection);
    if (batches.length === 0 && rejections.length === 0)
        return [];
    const unchecked = (detail) => [{ kind: 'unchecked', what, detail }];
    if (base === undefined || branchHead === undefined)
        return unchecked('what was reverted is not on any branch');
    try {
        const store = await (0,git_store/* createStore */.y$)({ folder: (0,external_node_path_.join)(folder, 'reverts'), repository, base });
        await (0,git_store/* importCommit */.Tr)(store, { repository, commit: branchHead });
        const issues = [];
        for (const { index, candidate } of batches) {
            issues.push(...(await batchIssues(store, candidate, decisions.slice(0, index))));
        }
        for (const record of rejections)
            issues.push(...(await rejectionIssues(store, { record, records, decisions })));
        return (0,finding/* findingsOf */.WX)(what, issues, 'what was reverted is what reverting it gives');
    }
    catch (error) {
        if (!(error instanceof kernel_git/* GitError */.XS))
            throw error;
        return unchecked(`what was reverted cannot be reverted again here: ${error.message}`);
    }
}
async function batchIssues(store, { id, parent, tree, reverts }, before) {
    const { state } = (0,audit_audit/* auditRecords */.u)({ records: before });
    if (state === undefined)
        return [];
    const again = await (0,reapplication/* takeOut */.gu)(store, parent, (0,accepted/* revertible */.r_)(state, state.session.settings));
    const recorded = { tree, taken: reverts?.taken, stays: reverts?.stays };
    return (0,record_checks/* isSameJson */.TL)(recorded, again)
        ? []
        : [`${id} is not what reverting ${again.taken.join(', ') || 'nothing'} gives`];
}
/** What a commit says to take back that taking it back does not give; the record of decisions has to say the same. */
async function rejectionIssues(store, { record: { iter, tree, base_commit: branchHead, rejection, reverts }, records, decisions, }) {
    const rejected = records.find((each) => each.iter === rejection?.iter);
    const what = `iteration ${iter}, which takes back iteration ${rejection?.iter},`;
    if (rejected?.outcome !== 'merged' || typeof rejected.commit !== 'string') {
        return [`${what} names no accepted change`];
    }
    const treeOf = (name) => (0,kernel_git/* gitLine */.JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${name}^{tree}`]);
    const task = typeof rejected.decision?.test === 'string' ? rejected.decision.test : `iteration ${rejected.iter}`;
    const accepted = { task, tree: await treeOf(rejected.commit), parent: await treeOf(`${rejected.commit}^1`) };
    const without = (from) => (0,reapplication/* takeOut */.gu)(store, from, [accepted]);
    const issues = [];
    const again = await without(String(branchHead));
    if (again.tree !== tree || !(0,record_checks/* isSameJson */.TL)(reverts?.taken ?? [], rejected.decision?.test ? [task] : []))
        issues.push(`${what} is not what taking it out gives`);
    const index = decisions.findIndex((each) => each.kind === 'rejection' && each.task === task && each.tree === tree);
    const { state } = (0,audit_audit/* auditRecords */.u)({ records: index === -1 ? decisions : decisions.slice(0, index) });
    // What was accepted before the record of decisions began again is not in it.
    const isKnown = state !== undefined && decisions.some((each) => each.kind === 'decision' && each.task === task);
    if (index === -1)
        return isKnown ? [...issues, `${what} has no record in the decisions`] : issues;
    const { by, reason, at, champion } = decisions[index] ?? {};
    if (!(0,record_checks/* isSameJson */.TL)([by, reason, at], [rejection?.by, rejection?.reason, rejection?.at]))
        issues.push(`${what} and the decisions do not name the same person, time and reason`);
    const before = state?.session.champion?.tree;
    const left = before === undefined ? null : (await without(before)).tree;
    return (0,record_checks/* isSameJson */.TL)(champion ?? null, left)
        ? issues
        : [...issues, `${what} makes another champion than taking it out gives`];
}
/** Checks `rejected.json`; `base`: the commit that the records say the experiment started from. */
function checkRejection(paths, base) {
    const { rejection, problems } = (0,ledger_rejection/* readRejection */.uE)(paths);
    const what = (0,external_node_path_.basename)(paths.rejected);
    if (problems.length > 0)
        return (0,finding/* issuesOf */.wf)(what, problems.map(errors/* renderProblem */.yM));
    if (rejection === undefined)
        return [];
    const isOfRun = base === undefined || rejection.base === base;
    const issues = isOfRun ? [] : [`it is of a run from ${rejection.base}; the records are from ${base}`];
    return (0,finding/* findingsOf */.WX)(what, issues, `${(0,base_text/* plural */.LS)(rejection.again.length, 'candidate')} to be judged again`);
}

;// CONCATENATED MODULE: ./build/experiment/verification/checks.js
/**
 * Everything that verify checks of the records of an experiment, in the order in which it is shown.
 * Invariant: only read, but for a store of our own in a folder of the caller's.
 */



















/** Checks chains, records, commits, branch, decisions and files. */
async function checkAll({ paths, config, refs, folder, moment, isRunning, isShared, }) {
    const { ledger, intents: parsed, records, branchHead, undecodable } = moment;
    const { name, repository } = paths;
    const what = (0,external_node_path_.basename)(paths.decisions);
    const decisions = (0,ledger_decisions/* readableOf */.AD)(moment.decisions);
    const intents = readIntents(paths, parsed);
    const findings = [
        ...(0,journal/* checkChain */.u)((0,external_node_path_.basename)(paths.ledger), ledger),
        ...(0,journal/* checkChain */.u)((0,external_node_path_.basename)(paths.intents), parsed),
        ...listCopies(paths),
        ...(0,finding/* issuesOf */.wf)((0,external_node_path_.basename)(paths.ledger), undecodable === undefined ? [] : [undecodable]),
        ...(0,record_checks/* checkRecords */.fi)(records, config.objective.direction),
    ];
    const lastIntent = [...intents.byHash.values()].at(-1);
    const pending = await (0,open_acceptance/* findPending */.rj)(refs, { paths, records, lastIntent, branchHead });
    const accepted = pending?.record === undefined ? records : [...records, pending.record];
    for (const record of accepted) {
        if (record.outcome !== 'merged' || typeof record.commit !== 'string')
            continue;
        findings.push(...(await checkAccepted(refs, { name, record, intents, isShared, diff: diffOf(paths, record) })));
    }
    findings.push(...(0,finding/* issuesOf */.wf)((0,external_node_path_.basename)(paths.intents), openIssues({ paths, moment, lastIntent, pending, isShared })));
    const base = (0,opening/* findBase */.lN)(records, (0,store/* readState */.un)(paths));
    findings.push(...(await checkBranchCommits(refs, { name, base, branchHead, records, lastIntent, isShared })));
    findings.push(...(await checkCoverage(refs, { name, base, records, lastIntent })));
    const byGit = await (0,decision_log/* checkLog */.$W)(refs, { what, records: decisions });
    findings.push(...checkFolders(paths, accepted), ...checkDecisions(paths, { moment, pending, byGit }));
    findings.push(...checkRejection(paths, base));
    // The files of an iteration travel with its record.
    const isHere = ({ iter }) => (0,external_node_fs_.existsSync)((0,store/* iterationFolder */.OO)(paths, iter));
    const covered = accepted.filter((record) => records.includes(record) || isHere(record));
    findings.push(...checkFiles(paths, covered), ...checkPrinted(paths, decisions));
    findings.push(...checkTail(paths, { records, decisions, openIter: lastIntent?.iter, isRunning }));
    const decided = [...decisions, ...(pending?.decisionsAfter(decisions) ?? [])];
    findings.push(...(0,backing_checks/* checkBacking */.G)(what, { accepted, decided, base, isShared }));
    const reverting = { repository, folder, base, branchHead, what, decisions: decided, records: accepted };
    return [...findings, ...(await checkReverts(reverting))];
}
/** What is wrong with an acceptance that was begun and has no record. */
function openIssues({ paths, moment, lastIntent, pending, isShared }) {
    const { records, branchHead } = moment;
    if (pending !== undefined && pending.record?.outcome !== 'merged') {
        return [`the intent of ${pending.commit} holds no record of an accepted change`];
    }
    const isOpen = lastIntent !== undefined && !records.some(({ iter }) => iter === lastIntent.iter);
    if (!isOpen || pending !== undefined || branchHead === undefined)
        return [];
    return (0,open_acceptance/* begunIssues */.OR)(paths, { intent: lastIntent, records, branchHead, isShared });
}
/** Every intent that can be trusted by itself, those that a repair archived too. */
function readIntents(paths, parsed) {
    const copies = copiesOf(paths).filter((name) => name.startsWith((0,external_node_path_.basename)(paths.intents)));
    const files = [...copies.map((name) => (0,external_node_path_.join)(paths.folder, name)), paths.intents];
    const byHash = new Map();
    for (const each of files.flatMap((path) => (0,journal_salvage/* salvageJournal */.RY)((0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path) : Buffer.alloc(0)))) {
        const intent = each.kind === 'record' ? (0,ledger_intent/* decodeIntent */.H)(each.record) : undefined;
        if (intent !== undefined)
            byHash.set(intent.hash, intent);
    }
    const isComplete = copies.length === 0 && parsed.kind === 'sound' && parsed.records.length > 0;
    return { byHash, isComplete, isFixed: copies.length > 0 };
}
/** Files that a repair archived. */
function copiesOf({ folder }) {
    return (0,external_node_fs_.readdirSync)(folder)
        .filter((name) => /\.jsonl\.corrupt-/.test(name) && !name.endsWith('.tmp'))
        .sort();
}
function listCopies(paths) {
    return copiesOf(paths).map((name) => ({
        kind: 'unchecked',
        what: name.replace(/\.corrupt-.*$/, ''),
        detail: `it was rewritten by repair; as it was before, it is ${name}`,
    }));
}
/** A change that was brought onto a newer commit was judged again; its diff is of the older one. */
function diffOf(paths, { iter }) {
    const folder = (0,store/* iterationFolder */.OO)(paths, iter);
    const isReapplied = (0,external_node_fs_.existsSync)(folder) && (0,external_node_fs_.readdirSync)(folder).some((name) => name.endsWith('again-score.stdout'));
    return isReapplied ? undefined : (0,store/* readIterationFile */.Q_)(paths, iter, 'changes.diff');
}
/** What the audit finds, and decisions that the log has lost. */
function checkDecisions(paths, { moment, ...found }) {
    const { decisions, records } = moment;
    // Of a log that is gone nothing can be recomputed.
    const pending = (0,external_node_fs_.existsSync)(paths.decisions) ? found.pending : undefined;
    const { findings } = (0,audit/* auditFiles */.pr)(paths, { ...found, decisions, records, pending });
    return [...findings, ...findLost(paths, { records, decisions: (0,ledger_decisions/* readableOf */.AD)(decisions) })];
}
/** Iterations whose decision is in no file any more. */
function findLost(paths, { records, decisions, }) {
    const what = (0,external_node_path_.basename)(paths.decisions);
    const known = new Set(decisions.map(({ id }) => id));
    const lost = records.filter(({ decision }) => typeof decision?.test === 'string' && !known.has(decision.test));
    const isOpen = (name) => name.startsWith('promotion ');
    const iters = lost.filter(({ decision }) => !isOpen(String(decision?.test))).map(({ iter }) => iter);
    if (iters.length === 0)
        return [];
    const detail = `it does not hold how iteration ${iters.join(', ')} was decided`;
    // A repair says what it archived; without that somebody removed it.
    if (copiesOf(paths).some((name) => name.startsWith(what)))
        return [{ kind: 'unchecked', what, detail }];
    if ((0,external_node_fs_.existsSync)(paths.decisions))
        return [{ kind: 'unchecked', what, detail: `${detail}: it was begun again` }];
    const remedy = 'restore it, or continue without it: the next run starts a new log from the branch';
    const gone = `it is missing, and ${detail.replace('it does not hold', 'with it')}`;
    return [{ kind: 'wrong', what, where: { file: what }, detail: gone, remedy }];
}
function checkFolders(paths, records) {
    const findings = [];
    let agreeing = 0;
    for (const record of records) {
        const text = (0,store/* readIterationFile */.Q_)(paths, record.iter, 'evidence.json');
        const issues = text === undefined ? undefined : (0,record_checks/* checkEvidence */.K7)(record, text);
        if (issues === undefined)
            continue;
        if (issues.length === 0)
            agreeing += 1;
        else
            findings.push(...(0,finding/* issuesOf */.wf)(`iteration ${record.iter}`, issues));
    }
    if (agreeing === 0)
        return findings;
    return [...findings, { kind: 'ok', what: 'evidence', detail: `it agrees with ${(0,base_text/* plural */.LS)(agreeing, 'record')}` }];
}

;// CONCATENATED MODULE: ./build/experiment/verification/moment.js






const TRIES = 20;
/** Reads until nothing moved meanwhile: a run that is at work moves the branch first and writes the record then. */
async function readMoment(paths, refs) {
    const files = [paths.ledger, paths.intents, paths.decisions];
    const read = async () => ({
        bytes: files.map((path) => ((0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path) : Buffer.alloc(0))),
        branchHead: await (0,kernel_refs/* readRef */.sg)(refs, `refs/heads/${(0,state/* branchOf */.W0)(paths.name)}`),
    });
    let found = await read();
    for (let tries = 1; tries < TRIES; tries += 1) {
        const again = await read();
        const { bytes, branchHead } = found;
        const isStill = again.branchHead === branchHead && again.bytes.every((each, at) => bytes[at]?.equals(each) === true);
        found = again;
        if (isStill)
            break;
    }
    const [ledger, intents, decisions] = found.bytes.map(journal_chain/* parseJournal */.z8);
    if (ledger === undefined || intents === undefined || decisions === undefined)
        throw new TypeError('a file is missing');
    const { records, problem } = (0,store/* decodeRecords */.bs)(paths, (0,ledger_decisions/* readableOf */.AD)(ledger));
    const undecodable = problem === undefined ? undefined : `record ${problem.line}: ${problem.found}`;
    return { ledger, intents, decisions, branchHead: found.branchHead, records, undecodable };
}

// EXTERNAL MODULE: ./build/decision/session.js
var session = __webpack_require__(47695);
// EXTERNAL MODULE: ./build/engine/log/decision-log.js
var log_decision_log = __webpack_require__(6065);
// EXTERNAL MODULE: ./build/engine/workspace/private-area.js + 8 modules
var private_area = __webpack_require__(29460);
// EXTERNAL MODULE: ./build/kernel/inspector-guard.js
var inspector_guard = __webpack_require__(95453);
// EXTERNAL MODULE: ./build/kernel/user-repository.js
var user_repository = __webpack_require__(63342);
// EXTERNAL MODULE: ./build/loop/conclusion.js
var conclusion = __webpack_require__(55976);
// EXTERNAL MODULE: ./build/loop/reconfirmation.js
var reconfirmation = __webpack_require__(29307);
// EXTERNAL MODULE: ./build/experiment/config/config.js + 3 modules
var config_config = __webpack_require__(99915);
// EXTERNAL MODULE: ./build/experiment/ledger/branch.js
var branch = __webpack_require__(85360);
// EXTERNAL MODULE: ./build/experiment/loop/conclusion.js
var loop_conclusion = __webpack_require__(11514);
// EXTERNAL MODULE: ./build/experiment/loop/evaluator.js + 1 modules
var evaluator = __webpack_require__(98918);
// EXTERNAL MODULE: ./build/experiment/scoring/run-header-facts.js
var run_header_facts = __webpack_require__(50541);
;// CONCATENATED MODULE: ./build/experiment/verification/reconfirmation.js
/**
 * Confirming what an experiment ended with once more, or for the first time where no time was left for it.
 * Invariant: it is a run's own confirmation, by its rules and in its record: under the lock, in fresh pairs, by a secret
 * that is revealed after them. Nothing is measured while a run is still to be resumed. Crash: whoever opens the record
 * next writes down that it was interrupted.
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
async function reconfirm(request, host) {
    const { paths, config, records } = request;
    const { baseline, confirm } = config.objective;
    const isAccepted = records.some(({ outcome }) => outcome === 'merged');
    if (!isAccepted || !baseline || confirm.pairs === 0 || !(0,external_node_fs_.existsSync)(paths.decisions))
        return undefined;
    const step = (0,store/* readState */.un)(paths)?.current_step ?? 'Done';
    if (step !== 'Done' || (0,opening/* findInFlight */.T6)(paths, records).length > 0) {
        return (0,reconfirmation/* notConfirmed */.Z)(`no run of it has ended: autorize resume ${paths.name} continues it, and confirms at its end`);
    }
    return (0,reconfirmation/* findingOfConfirmation */.e)(() => confirmNow(request, host));
}
async function confirmNow({ paths, config, base, records, signal }, host) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { repository, name } = paths;
        const parentEnv = host.env;
        const _guard = __addDisposableResource(env_1, (0,inspector_guard/* guardInspector */.f)(), false);
        (0,store/* loadForScoring */.f9)(paths, host, { schedule: 'ignored' });
        const lock = __addDisposableResource(env_1, await (0,opening/* lockExperiment */.DR)(paths, host), true);
        const level = await (0,opening/* chooseLevel */.MA)(config);
        const hidden = (0,opening/* requireHidden */.Oq)(paths, { level, config, host });
        const folder = (0,private_area/* privateAreaFolder */.PH)({ repository, name, parentEnv });
        const { refs } = (0,user_repository/* openRefs */.ro)(repository, (0,external_node_path_.join)(folder, 'user'));
        const branchHead = await (0,branch/* checkBranch */.DC)({ paths, refs, base, records });
        const decisions = __addDisposableResource(env_1, (0,store/* openDecisions */.yY)(paths), false);
        const privateArea = await (0,private_area/* openPrivateArea */.n1)({
            ...{ folder, repository, base, branchHead, level, parentEnv, hidden, signal },
            environment: config.environment,
        });
        try {
            const protectedFiles = await (0,opening/* findProtected */.us)(privateArea.store, config);
            const evaluating = { privateArea, config, protectedFiles, base, host };
            const decisionLog = (0,log_decision_log/* openLog */.Ne)({
                ...{ messages: (0,run_header_facts/* logMessages */.hA)(name), journal: decisions, folder, settings: (0,config_config/* decisionSettings */.c)(config) },
                facts: await (0,run_header_facts/* readRunHeaderFacts */.ko)(evaluating),
                lock: await (0,run_header_facts/* lockEnvironment */.p1)(evaluating),
                digestSealed: (salt) => (0,run_header_facts/* digestHidden */.V_)(evaluating, salt),
                keyInReach: null,
                branchHeadTree: await (0,git_store/* treeIdOf */.bR)(privateArea.store, branchHead),
            });
            const due = (0,session/* dueIn */.M_)(decisionLog.session, { isEnding: true });
            if (due.kind === 'stop')
                return { kind: 'unclaimed', note: `the improvement is not confirmed: ${due.reason}` };
            const both = AbortSignal.any([lock.lost, ...(signal === undefined ? [] : [signal])]);
            const measuring = (0,evaluator/* measuringOf */.R)({ privateArea, config, protectedFiles, host, signal: both, decisionLog });
            const settings = { paths, config, host, privateArea, clockMs: () => Number.POSITIVE_INFINITY };
            const concluded = await (0,conclusion/* confirmAccepted */.wi)((0,loop_conclusion/* conclusionOf */.v)({ settings, measuring }), { isAgain: true });
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

// EXTERNAL MODULE: ./build/experiment/verification/rescoring.js
var rescoring = __webpack_require__(39814);
// EXTERNAL MODULE: ./build/experiment/verification/start-checks.js
var start_checks = __webpack_require__(60372);
;// CONCATENATED MODULE: ./build/experiment/verification/verify.js
/**
 * Whether an experiment is what its files say: chain, records, commits, branch, evidence, and on demand the scores.
 * Invariant: nothing is written but folders of our own that are removed again; no lock is taken, so a run may be at
 * work: what is looked at is one moment of it. None of the user's git configuration is in force. With `rescore` an
 * experiment that nothing is wrong with is confirmed, too: that takes the lock, and is recorded as a run does it.
 */












/** Checks an experiment. Throws UsageError for an iteration that was not kept. */
async function verifyExperiment(request, host) {
    return verifyRecords(request, { host, isShared: false });
}
/**
 * The same of records that came from a remote, or go to one: nothing that older versions left out is excused, and no
 * run may be at work.
 */
async function verifyShared(name, host) {
    const { findings } = await verifyRecords({ name, isIdle: true }, { host, isShared: true });
    return findings;
}
async function verifyRecords(request, { host, isShared }) {
    const paths = (0,store/* pathsOf */.wG)(request.name, host);
    (0,store/* requireExperiment */.DW)(paths);
    // What is scored again is scored by the config itself: it has to be sound then.
    const isScoring = request.rescore === true || request.iter !== undefined;
    const { config, problems } = isScoring
        ? { config: (0,store/* loadConfig */.Z9)(paths, host, 'ignored').config, problems: [] }
        : (0,readable_config/* readConfigForStatus */.q)(paths, { records: (0,store/* readLedger */.SC)(paths).records, host });
    const verified = await (0,temporary_refs/* withRefs */.j)(paths.repository, async (refs, folder) => {
        const moment = await readMoment(paths, refs);
        const { records } = moment;
        const targets = targetsOf(request, records);
        const isRunning = request.isIdle !== true && (0,at_work/* isAtWork */.p)(paths);
        const issues = (0,finding/* issuesOf */.wf)('config', problems);
        const base = (0,opening/* findBase */.lN)(records, (0,store/* readState */.un)(paths));
        // Who shares records asks this before it takes them.
        const isAsked = !isShared && base !== undefined && records.length > 0;
        const start = isAsked ? await (0,start_checks/* checkStart */.Nq)(refs, { paths, base, host }) : [];
        const rebuilt = isAsked && request.rescore !== true ? (0,start_checks/* checkRebuilt */.kC)(paths, { records, host }) : [];
        const checked = await checkAll({ paths, config, refs, folder, moment, isRunning, isShared });
        return { findings: [...issues, ...start, ...rebuilt, ...checked], targets, base, records };
    });
    const { findings, targets, base, records } = verified;
    if (targets.length === 0)
        return conclude(findings, []);
    if (base === undefined) {
        const detail = 'the records do not name the commit that the experiment started from';
        return conclude([...findings, { kind: 'unchecked', what: 'scores', detail }], []);
    }
    const again = await (0,rescoring/* rescore */.W)({ paths, config, base, records: targets, signal: request.signal }, host);
    const all = [...findings, ...again.findings];
    if (request.rescore !== true || all.some(({ kind }) => kind === 'wrong'))
        return conclude(all, again.rescored);
    const confirmed = await reconfirm({ paths, config, base, records, signal: request.signal }, host);
    return conclude(confirmed === undefined ? all : [...all, confirmed], again.rescored);
}
/** Checks records that arrived from a remote, and lie elsewhere, or whose branch does, without the config. */
async function checkRecordsAt(paths, { refs, folder, host }) {
    const moment = await readMoment(paths, refs);
    const { config } = (0,readable_config/* readConfigForStatus */.q)(paths, { records: moment.records, host });
    return checkAll({ paths, config, refs, folder, moment, isRunning: false, isShared: true });
}
function conclude(findings, rescored) {
    return { ...(0,finding/* verifiedBy */.sN)(findings), rescored };
}
function targetsOf({ name, iter, rescore: all }, records) {
    const accepted = records.filter(({ outcome }) => outcome === 'merged');
    if (iter === undefined)
        return all === true ? accepted : [];
    const target = records.find((record) => record.iter === iter);
    if (target?.outcome === 'merged' || target?.outcome === 'baseline')
        return [target];
    const known = accepted.length === 0 ? 'none was' : accepted.map((record) => record.iter).join(', ');
    throw new errors/* UsageError */.eb([
        {
            found: `iteration ${iter} of "${name}", ${target === undefined ? 'which has no record' : `which is ${target.outcome}`}`,
            expected: `an accepted change (${known}), or 0 for the baseline`,
            remedy: `See them: autorize list ${name}`,
        },
    ]);
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


export const id = 9663;
export const ids = [9663];
export const modules = {

/***/ 51868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ createBlake3)
/* harmony export */ });
/* harmony import */ var hash_wasm_dist_blake3_umd_min_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23894);
// The package's main file has every other hash, too.

let created;
/** Gives the hash function: its WebAssembly is compiled once. The function itself waits for nothing. */
function createBlake3() {
    created ??= hash_wasm_dist_blake3_umd_min_js__WEBPACK_IMPORTED_MODULE_0__.createBLAKE3().then((hasher) => (data) => hasher.init().update(data).digest());
    return created;
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
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84831);
/* harmony import */ var _kernel_foreign_pack_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64171);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53162);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37008);
/**
 * A change that was not accepted, in a file of git objects: its tree as a commit on what it was tested on.
 * Invariant: the same tree on the same commit is the same commit, wherever it is made. Read back, git hashes every object;
 * what the commit stands on has to be in the store already. A file may come from elsewhere with the records: it is held to
 * the limits of packs that somebody else made, before git unpacks an object.
 * Crash while it is written: its iteration has no record, and counts as killed.
 */







/** The commit of a candidate. */
function commitCandidate(store, { tree, from }, message = 'candidate\n') {
    return (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_5__/* .commitTree */ .SC)(store, { tree, parents: [from], message, identity: _acceptance_js__WEBPACK_IMPORTED_MODULE_6__/* .IDENTITY */ .zK, date: '1970-01-01T00:00:00Z' });
}
// Bytes as they are: before a file leaves the machine it is searched for keys.
const PLAIN = ['pack-objects', '-q', '--window=0', '--no-reuse-object', '--compression=0'];
/**
 * Writes a commit to a file that does not exist yet, with what its parent lacks. It lasts from when its folder is sealed
 * for the record of the iteration.
 */
async function packCommit(store, { path, commit, from }) {
    const pack = await store.git([...PLAIN, '--stdout', '--revs'], { input: `${commit}\n^${from}\n` });
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx');
    try {
        (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAll */ .f4)(descriptor, pack.stdout);
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
    const taken = await (0,_kernel_foreign_pack_js__WEBPACK_IMPORTED_MODULE_4__/* .importPack */ .zP)({ gitDir, objects, pack: read.bytes, hash, maxPackBytes: MAX_PACK_BYTES });
    return taken.kind === 'refused' ? taken : { kind: 'taken' };
}


/***/ }),

/***/ 38509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ bringTrees)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53162);
/* harmony import */ var _candidate_pack_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40738);
/**
 * The two trees of a change from elsewhere, brought into a private store: from the user's repository, or from a file of its
 * objects.
 * Invariant: nothing of the change is believed but its trees, whose objects are hashed again; a file is held to the limits
 * of packs that somebody else made. What it starts from is in the user's repository or in the store already.
 */




/** Brings the trees of a change; throws GitError where git finds no such commit or object. */
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

/***/ 40658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eK: () => (/* binding */ reapply),
/* harmony export */   gu: () => (/* binding */ takeOut),
/* harmony export */   iA: () => (/* binding */ SAME_CHANGE),
/* harmony export */   kQ: () => (/* binding */ reapplyDetached),
/* harmony export */   we: () => (/* binding */ describeConflict)
/* harmony export */ });
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
/* harmony import */ var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3800);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53162);
/* harmony import */ var _acceptance_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37008);
/**
 * Bringing a change onto a commit that came after its own base, by git's merge of trees in the private store.
 * Invariant: nothing is guessed: where both sides changed the same lines, or a file that has none, it is a conflict.
 */






const MERGED = 0;
const CONFLICT = 1;
/** Says why a change could not be applied. */
function describeConflict(paths) {
    const shown = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(paths.length, 'path')}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(paths[0] ?? '', 100)} among them`;
    return `it conflicts with a change that was accepted in the meantime: ${shown}`;
}
/** Says why a change that was applied changes nothing. */
const SAME_CHANGE = 'the same change was accepted in the meantime';
/** Applies what leads from `base` to `tree` onto the branch head, a descendant of the base. */
async function reapply(store, { base, tree, branchHead }) {
    const side = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .commitTree */ .SC)(store, {
        tree,
        parents: [base],
        message: 'candidate\n',
        identity: _acceptance_js__WEBPACK_IMPORTED_MODULE_4__/* .IDENTITY */ .zK,
        date: '1970-01-01T00:00:00Z',
    });
    const args = [
        'merge-tree',
        '--write-tree',
        '-z',
        '--name-only',
        '--no-messages',
        '--end-of-options',
        branchHead,
        side,
    ];
    const { exitCode, stdout } = await store.git(args, { allowed: [MERGED, CONFLICT] });
    const [first, ...paths] = (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K)(stdout);
    if (exitCode === CONFLICT)
        return { kind: 'conflict', paths: paths.map(_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0).filter((path) => path !== '') };
    return { kind: 'applied', tree: first?.toString() ?? '' };
}
/**
 * The same three trees without their histories: what a change was made on may have come here as another commit, and git
 * would take the last one that both share for the base. The base and the tree are trees.
 */
async function reapplyDetached(store, { base, tree, branchHead }) {
    const common = { message: 'candidate\n', identity: _acceptance_js__WEBPACK_IMPORTED_MODULE_4__/* .IDENTITY */ .zK, date: '1970-01-01T00:00:00Z' };
    const root = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .commitTree */ .SC)(store, { ...common, tree: base, parents: [] });
    const branchHeadTree = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitLine */ .JG)(store.git, [
        'rev-parse',
        '--verify',
        '--end-of-options',
        `${branchHead}^{tree}`,
    ]);
    return reapply(store, {
        ...{ base: root, tree },
        branchHead: await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .commitTree */ .SC)(store, { ...common, tree: branchHeadTree, parents: [root] }),
    });
}
/**
 * Applies changes of a branch head the other way round, in the order given; what is not there any more is neither taken
 * nor stays.
 */
async function takeOut(store, branchHead, changes) {
    let tree = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitLine */ .JG)(store.git, ['rev-parse', '--verify', '--end-of-options', `${branchHead}^{tree}`]);
    const [taken, stays] = [[], []];
    for (const { task, tree: after, parent: before } of changes) {
        const applied = await reapplyDetached(store, { base: after, tree: before, branchHead: tree });
        if (applied.kind === 'conflict')
            stays.push(task);
        else if (applied.tree !== tree)
            taken.push(task);
        if (applied.kind === 'applied')
            tree = applied.tree;
    }
    return { tree, taken, stays };
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
// Clocks are set and machines sleep: it is looked at again.
const LOOK_MS = 15_000;
/** Waits until a time by the clock of the host; ends early where the signal says so. */
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
/**
 * An attempt whose agent may have to wait for its model, whatever loop it is part of.
 * Invariant: it is one attempt however long it waits, and no agent is at work meanwhile; what sessions used up before
 * they had to wait counts, too.
 */





/** Lets agents work until one has not to wait for its model, or must not wait any longer. */
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
/** An attempt of a wave, as its agent learns of it: the same for every loop. Pure. */

/** What is the agent's own part, where others work from the same state at the same time. */
function describePart({ slot, slots, focus }) {
    const others = `You are number ${slot} of ${slots} agents (counted from 0) that start from the same files at the same time, each alone. Your part: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(focus.replaceAll(/\s+/g, ' ').trim(), 2000)}`;
    return [others, 'Look there first; if there is nothing, take what you find.'].join('\n');
}
/** The variable that an agent finds its number in. */
function slotVariable(slot) {
    return slot === undefined ? {} : { AUTORIZE_SLOT: String(slot.slot) };
}


/***/ }),

/***/ 93391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ attachPreparedTo)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4862);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14311);
/* harmony import */ var _workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7568);
/* harmony import */ var _workspace_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66967);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54725);
/* harmony import */ var _evaluation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88815);
/* harmony import */ var _evaluation_step_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93257);
/* harmony import */ var _home_caches_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59791);
/** The prepared environment of a tree, put into the workspace of an agent. */









/**
 * Gives the workspace that holds a tree the environment of it: a copy of the prepared one, which is made where it is not
 * there. Where there are no layers, setup runs in the workspace: what is installed may hold the path of where it lies.
 */
async function attachPreparedTo(workspace, privateArea, request) {
    const { layering, level } = privateArea;
    if (level.kind !== 'bubblewrap' || layering.kind !== 'layers')
        return setUpIn(workspace, privateArea, request);
    const { signal } = request;
    const { timings = {}, ...prepared } = await (0,_evaluation_js__WEBPACK_IMPORTED_MODULE_6__/* .prepareEnvironment */ .z)(privateArea, { ...request, variables: {} });
    if (prepared.kind === 'aborted')
        return { kind: 'aborted', timings };
    if (prepared.kind !== 'ready')
        return { kind: 'failed', reason: prepared.reason, timings };
    const { layer, release } = prepared;
    const { layers } = layering;
    const environment = await (0,_workspace_agent_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .attachLayer */ .F_)(privateArea, { layers, layer, release, workspace, signal });
    if (environment === 'cancelled')
        return { kind: 'aborted', timings };
    return { kind: 'attached', environment, timings };
}
/** Runs setup in a workspace; no key is given to it, since it sees all that was accepted. */
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
/**
 * The calls of a session on the disk, as they happen: `agent.calls.jsonl` beside what the session wrote.
 * Invariant: the line of a call is written before the call is forwarded, and its outcome after it; no key, prompt or answer
 * is in them. A call that cannot be written down is not forwarded.
 * Crash: a run that is killed leaves the lines of every call that it forwarded; one without an outcome counts as it was
 * reserved. A line that was cut off is the last one, of a call that was not forwarded or whose outcome is not known.
 */




/** The end of the names of all logs of calls. */
const CALLS_SUFFIX = '.calls.jsonl';
/** A log that goes on after what is in the file. */
function openCallLog(path) {
    const file = openSync(path, 'a', 0o600);
    let calls = 0;
    let isOpen = true;
    let isSyncing = false;
    const write = (line) => {
        // The number of its file may be another one's by now.
        if (!isOpen)
            throw Object.assign(new Error('the log is closed'), { code: 'EBADF' });
        writeSync(file, `${JSON.stringify(line)}\n`);
        if (isSyncing)
            return;
        // Against a machine that goes down; no call waits for it.
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
                // Its first line counts.
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
// 20,000 calls take less than a tenth of it.
const MAX_BYTES = 64 << 20;
/** Calls that a session made, by its log; none where there is no log. */
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
/** It may have been answered, and charged with all that it declared. */
function pendingOf({ about, reserved_usd: usd }) {
    return { tokens: { ..._protocol_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TOKENS */ .jz, input: about }, ...(usd === undefined ? {} : { usd }), ...{ isEstimated: true } };
}
function jsonOf(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        // Cut off.
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
/**
 * A prepared environment in the workspace of an agent.
 * Invariant: the agent gets copies and a writable layer of its own; nothing that it does to them reaches the environment.
 * What is installed may hold the path that it was installed at, so the workspace bears that name, too.
 */








/** A workspace without a prepared environment: each command gets a home of its own. */
const PLAIN_VIEW = { shown: {}, [Symbol.asyncDispose]: () => Promise.resolve() };
/** Puts what setup made into a workspace; what the workspace has already stays as it is. */
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
/** An empty home that the commands in a workspace share. */
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
/**
 * Which runs this machine began, by their first record: what brings records here from elsewhere cannot say that of them.
 * Invariant: written before the record is, outside of the repository, where no session in a sandbox can write.
 * Crash: a mark without a record counts for nothing. Where the mark is lost, the run counts as one from elsewhere.
 */





const fileIn = (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'begun-here');
/** Notes in the private area of a run that it begins here, with this record. */
function markOwnRun(folder, first) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_3__/* .writeFileAtomic */ .Zf)(fileIn(folder), [digestOf(first)]);
}
/** Whether the run with this first record began here. */
function isOwnRun(folder, first) {
    const file = fileIn(folder);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return false;
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8') === digestOf(first);
    }
    catch (error) {
        // Text that no record of ours can hold has no digest.
        if (error instanceof TypeError)
            return false;
        throw error;
    }
}
/** Of what was decided; the chain is of the journal. */
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




/** The disk is full: the run ends, and the command resumes it. */
function diskFull(command, cause) {
    const message = 'the disk is full; what was recorded stands';
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW('disk_full', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.precondition, { message, remedy: `Make room, then: ${command}`, cause });
}
/** What the machine did to a run, with the command that resumes it; undefined where it is something else. */
function runError(command, { cause, repository }) {
    const known = (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__.goneError)(repository, { command, cause }) ?? storageError(command, cause);
    return known ?? (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW ? undefined : (0,_kernel_machine_error_js__WEBPACK_IMPORTED_MODULE_3__.machineError)(cause));
}
/** The error for what the disk did to a run, with the command that resumes it; undefined where it is something else. */
function storageError(command, cause) {
    const isFull = cause instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS && cause.isDiskFull;
    if (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW && !isFull) {
        // A journal knows that there is no room, but not which command goes on.
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
/**
 * Writes what needs room on the disk. Where there is none, the reserve is given up and the write is made again; the run
 * ends after it. Throws the first error where there is no reserve to give up, or another error.
 */
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

/***/ 14955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZU: () => (/* binding */ attemptItem),
  yQ: () => (/* binding */ hashFiles),
  Oq: () => (/* binding */ inputsHash),
  a7: () => (/* binding */ refuseItem),
  RE: () => (/* binding */ testTree)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/journal-chain.js
var journal_chain = __webpack_require__(61739);
// EXTERNAL MODULE: ./build/base/state-size.js
var state_size = __webpack_require__(85503);
// EXTERNAL MODULE: ./build/base/version.js
var version = __webpack_require__(7844);
// EXTERNAL MODULE: ./build/engine/boundaries/file-list.js
var file_list = __webpack_require__(29299);
// EXTERNAL MODULE: ./build/engine/boundaries/protected-files.js + 1 modules
var protected_files = __webpack_require__(15310);
// EXTERNAL MODULE: ./build/engine/evaluation/evaluation.js + 8 modules
var evaluation_evaluation = __webpack_require__(88815);
// EXTERNAL MODULE: ./build/engine/evaluation/preparing-steps.js
var preparing_steps = __webpack_require__(54620);
// EXTERNAL MODULE: ./build/engine/workspace/capture-settings.js
var capture_settings = __webpack_require__(48701);
// EXTERNAL MODULE: ./build/engine/workspace/private-area.js + 8 modules
var private_area = __webpack_require__(29460);
// EXTERNAL MODULE: ./build/workitem/admit.js + 1 modules
var admit = __webpack_require__(64048);
// EXTERNAL MODULE: ./build/workitem/item-turn.js + 1 modules
var item_turn = __webpack_require__(30141);
;// CONCATENATED MODULE: ./build/workitem/counted-turn.js
/** An agent's turn as the run of a plan counts it. */

/** Lets an agent work, and counts what it cost and how it ended. `id`: that of the run, which its folder is named after. */
async function allowWork({ privateArea, secrets, spending, agentEnds, host, timeLeftMs, onWait, waveSlot }, id, request) {
    spending.begin(id);
    spending.inFlight += 1;
    try {
        const turn = await (0,item_turn/* takeItemTurn */.M)(privateArea, {
            ...{
                ...request,
                secrets,
                host,
                timeLeftMs,
                waveSlot,
                budget: { usd: spending.budgetUsd, spent: sumOf(spending.dollars) },
            },
            onUsage: ({ usd = 0 }) => spending.add(id, usd),
            onWait: (waiting) => onWait(request.item.id, waiting),
        });
        agentEnds.add(turn);
        // One whose turn throws may have calls that nobody has counted; the next run does.
        spending.end(id);
        return turn;
    }
    finally {
        spending.inFlight -= 1;
    }
}
function sumOf(numbers) {
    return numbers.reduce((sum, each) => sum + each, 0);
}

// EXTERNAL MODULE: ./build/workitem/deltas.js
var deltas = __webpack_require__(12356);
// EXTERNAL MODULE: ./build/engine/boundaries/change.js + 1 modules
var boundaries_change = __webpack_require__(32165);
// EXTERNAL MODULE: ./build/engine/boundaries/secrets-in-change.js
var secrets_in_change = __webpack_require__(54592);
// EXTERNAL MODULE: ./build/engine/workspace/workspace.js + 1 modules
var workspace = __webpack_require__(54725);
;// CONCATENATED MODULE: ./build/workitem/item-change.js
/** The change of an item, read within the time that its capture may take, until the run is interrupted. */




/** Reads what an item changed, the state that it leads to, and whether it holds a key of an agent. */
async function readItemChange({ privateArea, hasher, secrets: search, signal, work }, compared) {
    const bounds = { timeoutMs: (0,capture_settings/* captureLimits */.x)(work.capture).timeoutMs, signal };
    const read = await (0,boundaries_change/* readChangeWithin */.I)(privateArea.store, compared, bounds);
    if (read.kind === 'cancelled')
        return { kind: 'aborted' };
    if (read.kind === 'too-large')
        return { kind: 'too-large', reason: (0,workspace/* captureReason */.zv)(read) };
    const { change } = read;
    const after = await hasher.hashTreeUntil(compared.tree, signal);
    if (after === undefined)
        return { kind: 'aborted' };
    const found = await (0,secrets_in_change/* findKeyInChange */.E)(privateArea.store.git, { change, search }, bounds);
    return found.kind === 'cancelled' ? { kind: 'aborted' } : { kind: 'read', change, after, leaked: found.leaked };
}

// EXTERNAL MODULE: ./build/workitem/preparing.js
var preparing = __webpack_require__(3363);
// EXTERNAL MODULE: ./build/workitem/proposed-item.js
var proposed_item = __webpack_require__(63169);
// EXTERNAL MODULE: ./build/workitem/receipt.js
var receipt = __webpack_require__(80083);
// EXTERNAL MODULE: ./build/workitem/receipt-seal.js
var receipt_seal = __webpack_require__(98005);
// EXTERNAL MODULE: ./build/workitem/recorded-agent.js
var recorded_agent = __webpack_require__(29959);
// EXTERNAL MODULE: ./build/workitem/recorded-size.js
var recorded_size = __webpack_require__(17949);
// EXTERNAL MODULE: ./build/workitem/run-files.js
var run_files = __webpack_require__(10468);
// EXTERNAL MODULE: ./build/workitem/shared-tests.js
var shared_tests = __webpack_require__(22558);
// EXTERNAL MODULE: ./build/workitem/store.js
var store = __webpack_require__(12690);
;// CONCATENATED MODULE: ./build/workitem/test-output.js
/** Each knows one form and takes no other for it; the first that finds its form counts. Source: work items, "RunResult". */
const READERS = [readJunit, readCargo, readVitest, readJest, readPytest, readMocha, readGo, readTap];
// Whole suites print a line a test; what counts stands at the end, or is a line each.
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
/** Reads the counts out of what a test command printed; undefined where its form is none that is known. */
function parseTestOutput(output) {
    const text = output.replace(COLOURS, '').replaceAll('\r\n', '\n');
    for (const read of READERS) {
        const counts = read(text);
        if (counts !== undefined)
            return counts;
    }
    return undefined;
}
/** `<testsuites tests= failures= errors= skipped=>`, else the sum of the outermost suites. */
function readJunit(text) {
    if (!/<testsuites?[\s>]/.test(text))
        return undefined;
    const all = tagsOf(text, 'testsuites').find((tag) => /\btests="\d+"/.test(tag));
    const heads = all === undefined ? outermostSuites(text) : [all];
    const sum = (name) => heads.reduce((count, head) => count + Number(new RegExp(`\\b${name}="(\\d+)"`).exec(head)?.[1] ?? 0), 0);
    const failed = sum('failures') + sum('errors');
    return { passed: Math.max(0, sum('tests') - failed - sum('skipped') - sum('disabled')), failed };
}
function outermostSuites(text) {
    const found = [];
    let depth = 0;
    for (const tag of tagsOf(text, 'testsuite')) {
        if (tag.startsWith('</'))
            depth -= 1;
        else {
            if (depth === 0)
                found.push(tag);
            if (!tag.endsWith('/>'))
                depth += 1;
        }
    }
    return found;
}
/** All tags of a name, opening and closing. Each is looked for once, from where the one before it ends. */
function tagsOf(text, name) {
    const tags = [];
    const head = new RegExp(`</?${name}(?=[\\s>/])`, 'g');
    for (let start = head.exec(text); start !== null; start = head.exec(text)) {
        const end = text.indexOf('>', start.index);
        if (end === -1)
            break;
        tags.push(text.slice(start.index, end + 1));
        head.lastIndex = end + 1;
    }
    return tags;
}
/** A line for each crate's tests. */
function readCargo(text) {
    return total([...text.matchAll(/^test result: (?:ok|FAILED)\. (\d+) passed; (\d+) failed;/gm)]);
}
/** `Tests  1 failed | 2 passed (3)` */
function readVitest(text) {
    const lines = [...text.matchAll(/^ *Tests {2,}(.*)$/gm)].map(([, rest = '']) => rest);
    const line = lines.findLast((rest) => /\(\d+\)/.test(rest));
    return line === undefined ? undefined : counted(line);
}
/** `Tests:       1 failed, 1 skipped, 2 passed, 4 total` */
function readJest(text) {
    const lines = [...text.matchAll(/^Tests: +(.*)$/gm)].map(([, rest = '']) => rest);
    const line = lines.findLast((rest) => /\b\d+ total$/.test(rest));
    return line === undefined ? undefined : counted(line);
}
/** `=== 1 failed, 2 passed in 0.12s ===`, and the same without the bars with `-q`. */
function readPytest(text) {
    const lines = text.matchAll(/^(?:=+ )?((?:\d+ [a-z]+(?:, )?)+) in [\d.]+s(?: \([\d:]+\))?(?: =+)?$/gm);
    const line = [...lines].at(-1)?.[1];
    if (line === undefined)
        return undefined;
    const { passed, failed } = counted(line);
    return { passed, failed: failed + numberBefore(line, 'errors?') };
}
/** `2 passing (5ms)` and, below it, `1 failing`. */
function readMocha(text) {
    const passing = [...text.matchAll(/^ +(\d+) passing \(.*\)$/gm)].at(-1);
    if (passing === undefined)
        return undefined;
    const failing = /^ +(\d+) failing$/m.exec(text.slice(passing.index));
    return { passed: Number(passing[1]), failed: Number(failing?.[1] ?? 0) };
}
/** A line a test with `-v`, subtests among them; without it there is no number. */
function readGo(text) {
    const results = [...text.matchAll(/^ *--- (PASS|FAIL|SKIP): \S+ \([\d.]+s\)$/gm)];
    if (results.length === 0)
        return undefined;
    const count = (wanted) => results.filter(([, result]) => result === wanted).length;
    return { passed: count('PASS'), failed: count('FAIL') };
}
/** The summary of Node's runner, else the lines of the outermost tests; what is skipped or still to be done is neither. */
function readTap(text) {
    const [pass, fail] = [/^(?:#|ℹ) pass (\d+)$/m, /^(?:#|ℹ) fail (\d+)$/m].map((pattern) => pattern.exec(text)?.[1]);
    if (pass !== undefined && fail !== undefined)
        return { passed: Number(pass), failed: Number(fail) };
    if (!/^1\.\.\d+/m.test(text) && !text.startsWith('TAP version'))
        return undefined;
    const results = [...text.matchAll(/^(not )?ok\b(.*)$/gm)].filter(([, , rest = '']) => !/# *(skip|todo)/i.test(rest));
    const failed = results.filter(([, not]) => not !== undefined).length;
    return { passed: results.length - failed, failed };
}
function total(lines) {
    if (lines.length === 0)
        return undefined;
    const sum = (group) => lines.reduce((count, line) => count + Number(line[group]), 0);
    return { passed: sum(1), failed: sum(2) };
}
function counted(line) {
    return { passed: numberBefore(line, 'passed'), failed: numberBefore(line, 'failed') };
}
function numberBefore(line, word) {
    return Number(new RegExp(`(?<!\\d)(\\d+) ${word}\\b`).exec(line)?.[1] ?? 0);
}

// EXTERNAL MODULE: ./build/workitem/tool-trace.js
var tool_trace = __webpack_require__(53801);
;// CONCATENATED MODULE: ./build/workitem/attempt-item.js
/**
 * One work item, from its input to a verdict: turn of the agent, admission, tests.
 * Invariant: nothing of the user's changes here, whatever comes out; what is admitted and tested is one tree, captured
 * once, and that tree is what lands.
 */



























/** Lets an agent work at an item and judges what it left; lands nothing. */
async function attemptItem(run, { item, slot, base }) {
    const { privateArea, host, work } = run;
    const began = { at: host.now(), clock: performance.now() };
    const id = (0,receipt/* uuidV7 */.XB)(began.at, (0,external_node_crypto_.randomBytes)(10));
    const folder = (0,store/* runFolder */.kQ)(run.paths, id);
    (0,external_node_fs_.mkdirSync)(folder);
    const agent = requireAgent(run, item);
    const draft = (status, reason, found) => buildDraft(run, { id, item, agent, base, began, status, reason, found });
    const end = (status, reason, found = {}) => ({
        kind: 'ended',
        folder,
        draft: draft(status, reason, found),
    });
    const missing = (0,admit/* missingPaths */.Dv)(item.input_files, base.state);
    if (missing.length > 0)
        return end('failure', `missing input files: ${missing.join(', ')}`);
    const workspace = (0,private_area/* workspaceOf */.B3)(privateArea, slot);
    const { signal } = run;
    const limits = (0,capture_settings/* captureLimits */.x)(work.capture);
    const proposed = run.proposed?.get(item.id);
    run.activity.begin(item.id, proposed === undefined ? 'agent at work' : 'taking the proposed change');
    const turn = proposed === undefined
        ? await allowWork(run, id, {
            ...{ item, agent, work, workspace, slot, folder, limits, signal },
            base: base.commit,
            branch: run.branch,
        })
        : await (0,proposed_item/* takeProposedItem */.Fr)(privateArea, { proposed, branchHead: base.commit, folder });
    if (turn.kind === 'aborted' || turn.kind === 'withheld')
        return turn;
    const { trace } = turn;
    if (turn.kind === 'ended')
        return end(turn.status, turn.reason, { trace });
    run.activity.begin(item.id, 'checking the change');
    const read = await readItemChange(run, { from: base.commit, tree: turn.tree });
    if (read.kind === 'aborted')
        return read;
    if (read.kind === 'too-large')
        return end('denied', read.reason, { trace });
    const { change, after, leaked } = read;
    if (change.changes.length === 0)
        return end('failure', 'no changes: the agent left everything as it was', { trace });
    const capsule = { artifacts: (0,admit/* artifactsOf */.Ns)(change, after), toolTrace: trace, ...(0,deltas/* buildDeltas */.kH)(change, run.classify) };
    const excess = (0,recorded_size/* findUnrecordable */.s)(capsule);
    const found = excess === undefined ? { trace, capsule, afterHash: after.hash } : { trace };
    const isTraced = run.requiresToolTrace;
    const rules = { requiresToolTrace: isTraced, permit: work.permit, programs: privateArea.programs };
    const admission = (0,admit/* admit */.w4)(rules, { item, capsule, change, hash: after.hash, history: base.history });
    if (leaked !== undefined)
        return end('denied', leaked, { ...found, admission: { ok: false, reason: leaked } });
    if (!admission.ok)
        return end('denied', admission.reason, { ...found, admission });
    if (excess !== undefined)
        return end('denied', excess, { ...found, admission: { ok: false, reason: excess } });
    const absent = (0,admit/* missingPaths */.Dv)(item.output_files, after);
    if (absent.length > 0)
        return end('failure', `missing output files: ${absent.join(', ')}`, { ...found, admission });
    run.activity.begin(item.id, 'running the tests');
    const tested = await testTree(run, { item, tree: turn.tree, slot, folder, agent, name: 'test' });
    if (tested.kind === 'aborted')
        return tested;
    const { tests } = tested;
    if (tested.kind === 'ended') {
        const shared = await explainFailure(run, { item, tree: turn.tree, slot, agent, tested });
        return end(tested.status, `${tested.reason}${shared}`, { ...found, admission, tests });
    }
    run.activity.begin(item.id, 'waiting to land');
    return { kind: 'ready', change, folder, draft: draft('success', null, { ...found, admission, tests }) };
}
/** What makes the tests fail besides the change itself: only a check in one checkout shows it. */
async function explainFailure(run, { tested, ...request }) {
    if (tested.kind !== 'ended' || tested.status === 'timeout')
        return '';
    const { privateArea, work, signal } = run;
    const found = await (0,shared_tests/* findSharedTests */.Q)(privateArea, { ...request, work, signal });
    if (found === undefined)
        return '';
    const sentence = `${found}; make it build.command`;
    run.sharedTests.push(sentence);
    return `; ${sentence}`;
}
/** An item that is not even begun here, as a run that came to nothing. */
function refuseItem(run, { item, base }, { reason, status = 'failure' }) {
    const began = { at: run.host.now(), clock: performance.now() };
    const id = (0,receipt/* uuidV7 */.XB)(began.at, (0,external_node_crypto_.randomBytes)(10));
    const folder = (0,store/* runFolder */.kQ)(run.paths, id);
    (0,external_node_fs_.mkdirSync)(folder);
    const agent = requireAgent(run, item);
    const draft = buildDraft(run, { id, item, agent, base, began, status, reason, found: {} });
    return { kind: 'ended', draft, folder };
}
function requireAgent({ agents }, { agent_id: id }) {
    const agent = agents.get(id);
    if (agent === undefined)
        throw new Error('an item without an agent passed the check of the plan');
    return agent;
}
/** Runs an item's test command in a fresh checkout of a tree; an item without one passes. */
async function testTree(run, request) {
    const { item, tree, slot, folder, agent, name } = request;
    const { test_command: command, constraints } = item;
    if (command === undefined)
        return { kind: 'passed', tests: null };
    const logs = (0,external_node_path_.join)(folder, name);
    const step = {
        name,
        kind: 'guards',
        title: 'the test command',
        command,
        timeoutMs: constraints.timeout_ms,
        logs,
    };
    const atLevel = { ...run.privateArea, level: agent.level };
    const evaluation = await (0,evaluation_evaluation/* evaluateTree */.q)(atLevel, {
        checkout: (0,private_area/* evaluationCheckout */.b)(atLevel, slot),
        tree,
        protectedFiles: protected_files/* NOTHING_PROTECTED */.Vv,
        steps: [
            ...(0,preparing_steps/* preparingSteps */.sA)((0,preparing/* preparingOf */._l)(run.privateArea, { work: run.work, agent, folder, name })),
            { ...step, network: (0,preparing/* networkOf */.Af)(run.work, agent).guards },
        ],
        teardown: undefined,
        variables: {},
        signal: run.signal,
        asks: 'exit',
    });
    if (evaluation.kind === 'aborted')
        return evaluation;
    (0,run_files/* requireRunFiles */.q)(folder, []);
    const output = joinLogs(logs);
    const outcome = evaluation.kind === 'ran' ? 'passed' : evaluation.kind === 'failed' && evaluation.timedOut ? 'timeout' : 'failed';
    const counts = parseTestOutput(output);
    const tests = {
        command,
        outcome,
        passed: counts?.passed ?? null,
        failed: counts?.failed ?? null,
        output: `${name}.output`,
    };
    if (evaluation.kind === 'ran')
        return { kind: 'passed', tests };
    const status = outcome === 'timeout' ? 'timeout' : 'failure';
    const share = counts === undefined || counts.failed === 0 ? '' : `${counts.failed} of ${counts.passed + counts.failed}; `;
    return { kind: 'ended', status, reason: `Tests failed: ${share}${evaluation.reason}`, tests };
}
/** What the test command printed, in one file: some programs count on the one stream, some on the other. */
function joinLogs(logs) {
    const texts = ['stdout', 'stderr'].map((stream) => {
        const path = `${logs}.${stream}`;
        return (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path, 'utf8') : '';
    });
    const text = texts.filter((each) => each !== '').join('\n');
    (0,external_node_fs_.writeFileSync)(`${logs}.output`, text);
    for (const stream of ['stdout', 'stderr', 'output'])
        cutLog(`${logs}.${stream}`);
    return text;
}
/** Takes the beginning off a log that is too large; test programs count at the end. */
function cutLog(path) {
    if (!(0,external_node_fs_.existsSync)(path) || (0,external_node_fs_.statSync)(path).size <= state_size/* MAX_STATE_BYTES */.fM)
        return;
    const bytes = (0,external_node_fs_.readFileSync)(path);
    const retained = bytes.subarray(bytes.length - (state_size/* MAX_STATE_BYTES */.fM >> 1));
    (0,external_node_fs_.writeFileSync)(path, `[autorize: ${bytes.length - retained.length} bytes before this were not recorded]\n${retained}`);
}
function buildDraft(run, { id, item, agent, base, began, status, reason, found }) {
    const { host, plan, branch } = run;
    const { trace, capsule, admission, tests = null, afterHash = null } = found;
    const { artifacts = [], deltaO = [], deltaPi = [], deltaLambda = [], deltaQ = [] } = capsule ?? {};
    const draft = {
        schema_version: 1,
        id,
        plan,
        branch,
        status,
        reason,
        work_item: item,
        work_item_hash: inputsHash(run, item, agent),
        agent: (0,recorded_agent/* promptAgent */.m6)(agent),
        started_at: began.at.toISOString(),
        ended_at: host.now().toISOString(),
        execution_time_ms: Math.round(performance.now() - began.clock),
        before_commit: base.commit,
        before_hash: base.state.hash,
        after_commit: null,
        after_hash: afterHash,
        landed_commit: null,
        landed_hash: null,
        artifacts: [...artifacts],
        deltaO: [...deltaO],
        deltaPi: [...deltaPi],
        deltaLambda: [...deltaLambda],
        deltaQ: [...deltaQ],
        tool_trace: trace === undefined ? 'unavailable' : [...(0,tool_trace/* recordedTrace */.C)(trace)],
        admission: admission === undefined ? null : admission.ok ? { ok: true, reason: null } : admission,
        tests,
        sandbox: agent.level.kind,
        ...(run.proposed === undefined ? (0,recorded_agent/* keyFact */.yz)(agent) : {}),
        environment: {
            ...{ autorize: version/* VERSION */.x, node: host.system.node, git: run.gitVersion },
            ...{ platform: host.system.platform, arch: host.system.arch },
            ...run.privateArea.resources.facts,
        },
        ...(0,preparing/* preparedIn */.HE)(run.work),
        files: {},
    };
    // What the plan says is hashed as it is.
    const unredacted = { work_item: draft.work_item, agent: draft.agent, ...(0,preparing/* preparedIn */.HE)(run.work) };
    const plain = { ...run.secrets.redactDeep(draft), ...unredacted };
    return (0,journal_chain/* wellFormed */.ES)(plain);
}
/** The same item for the same agent has the same hash. */
function inputsHash({ blake3 }, item, agent) {
    return (0,receipt_seal/* hashOfInputs */.FE)((0,journal_chain/* wellFormed */.ES)(item), (0,journal_chain/* wellFormed */.ES)((0,recorded_agent/* promptAgent */.m6)(agent)), blake3);
}
/** BLAKE3 of every file of a run's folder, each without keys of the agents but for what replays the run. */
function hashFiles({ blake3, secrets }, folder) {
    (0,file_list/* redactFiles */.vO)(folder, secrets, (name) => !/\.(?:patch|sh|mjs)$/.test(name));
    const names = (0,external_node_fs_.readdirSync)(folder).sort((one, other) => (one < other ? -1 : 1));
    return Object.fromEntries(names.map((name) => [name, blake3((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, name)))]));
}


/***/ }),

/***/ 51712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   Zv: () => (/* binding */ foldersAbove),
/* harmony export */   ls: () => (/* binding */ reverseChange),
/* harmony export */   vM: () => (/* binding */ planExchange)
/* harmony export */ });
/** Whether a side of a change has neither file nor link: a nested repository is a folder, and not ours to fill. */
function isGone(mode) {
    return mode === '000000' || mode === '160000';
}
/** The order in which files of one tree give way to those of another. */
function planExchange(changes) {
    const arrivals = changes.filter(({ newMode }) => !isGone(newMode));
    const unlinks = changes.flatMap(({ oldMode, newMode, path }) => (!isGone(oldMode) && isGone(newMode) ? [path] : []));
    const leaving = new Set(unlinks);
    const folders = [...new Set(arrivals.flatMap(({ path }) => foldersAbove(path)))].sort(byDepth);
    const isLate = (folder) => [...foldersAbove(folder), folder].some((each) => leaving.has(each));
    return {
        unlinks,
        late: folders.filter(isLate),
        arrivals,
        early: folders.filter((folder) => !isLate(folder)),
    };
}
/** The folders that a path is in, the outermost first; the top is none of them. */
function foldersAbove(path) {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
function byDepth(one, other) {
    return one.split('/').length - other.split('/').length;
}
/** The same difference, the other way. */
function reverseChange({ path, status, oldMode, newMode, oldId, newId }) {
    const turned = status === 'A' ? 'D' : status === 'D' ? 'A' : status;
    return { path, status: turned, oldMode: newMode, newMode: oldMode, oldId: newId, newId: oldId };
}


/***/ }),

/***/ 35302:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ exchangeFiles),
/* harmony export */   x: () => (/* binding */ ADJACENT)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28338);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7953);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84831);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23727);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79871);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13096);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14311);
/* harmony import */ var _exchange_plan_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(51712);
/* harmony import */ var _folder_content_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95675);
/**
 * Exchanging files of a folder: those of one tree for those of another.
 * Invariant: a path whose content is neither the one nor the other is somebody else's, and nothing at all is touched
 * then. Before the first name changes, everything that comes lies whole on the same file system, synced where that is asked for, and the
 * folders for it are there; what is left is one run of unlinks and renames with nothing in between. No file is ever seen
 * in part: each path is what it was or what it becomes.
 * Crash before the first of them: the folder is as before. Crash between them: some paths are as before and some as
 * after, and the same exchange again, or its reverse, ends it; so whoever exchanges writes down first what for what.
 */












/** Names beside their targets, where those lie on another file system; no part of any state. */
const ADJACENT = '.autorize-*.tmp';
/** Brings the paths that differ between two trees to the second one, whichever of the two each is of now. */
async function exchangeFiles(paths, changes) {
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__/* .faultPoint */ .Jd)('exchange:before');
    const seen = readStatus(paths, changes);
    if (seen.kind === 'foreign')
        return seen;
    const plan = (0,_exchange_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .planExchange */ .vM)(seen.open.map(({ change }) => change));
    const clearing = findFolders(paths.folder, plan);
    if (clearing.kind === 'foreign')
        return clearing;
    for (const path of [...plan.unlinks, ...plan.arrivals.map((each) => each.path)])
        requireWritable(paths.folder, path);
    const staging = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(chooseStaging(paths), 'exchange');
    (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .removeTree */ .dM)(staging);
    if (seen.open.length > 0) {
        const ready = await makeReady(paths, plan, staging);
        (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__/* .faultPoint */ .Jd)('exchange:after-staging');
        const changed = seen.open.find(({ change: { path }, mark }) => (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .markOf */ .Fg)(paths.folder, path) !== mark);
        if (changed !== undefined)
            return { kind: 'foreign', path: changed.change.path };
        carryOut(paths.folder, { ...plan, emptied: clearing.folders, ready });
    }
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__/* .faultPoint */ .Jd)('exchange:after-files');
    tidy(paths, changes, (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .resolvePath */ .o1)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(staging))?.dev);
    (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .removeTree */ .dM)(staging);
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__/* .faultPoint */ .Jd)('exchange:after');
    return { kind: 'done' };
}
/** The one run. What can fail here is the disk itself. */
function carryOut(folder, { unlinks, emptied, late, arrivals, ready }) {
    const at = (path) => (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .bytesOf */ .$$)(folder, path);
    const [gone, freed, created] = [unlinks.map(at), emptied.map(at), late.map(at)];
    const moves = ready.map((from, index) => [from, at(arrivals[index]?.path ?? '')]);
    for (const path of gone) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
        (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__/* .faultPoint */ .Jd)('exchange:between');
    }
    for (const path of freed)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(path);
    for (const path of created)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
    for (const [from, to] of moves) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(from, to);
        (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_5__/* .faultPoint */ .Jd)('exchange:between');
    }
}
/** The changes that are still to be made. */
function readStatus({ folder }, changes) {
    const open = [];
    for (const change of changes) {
        const { path, oldMode, newMode, oldId, newId } = change;
        const mark = (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .markOf */ .Fg)(folder, path);
        const now = (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .contentOf */ .$E)(folder, path, newId.length);
        if (now === (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .spell */ .lO)(newMode, newId))
            continue;
        if (now !== (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .spell */ .lO)(oldMode, oldId))
            return { kind: 'foreign', path };
        open.push({ change, mark });
    }
    return { kind: 'open', open };
}
/** The folders in the place of files that come, or what lies in the way and is no part of the exchange. */
function findFolders(folder, { unlinks, arrivals, early }) {
    const leaving = new Set(unlinks);
    const file = early.find((each) => (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .resolvePath */ .o1)((0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .bytesOf */ .$$)(folder, each)) !== undefined && !(0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .isFolder */ .lQ)(folder, each));
    if (file !== undefined)
        return { kind: 'foreign', path: file };
    const folders = [];
    for (const { path } of arrivals) {
        if ((0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .statsOf */ .LZ)(folder, path)?.isDirectory() !== true)
            continue;
        const below = (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .listBelow */ .Iy)(folder, path);
        const stays = below.files.find((each) => !leaving.has(each));
        if (stays !== undefined)
            return { kind: 'foreign', path: stays };
        folders.push(...below.folders, path);
    }
    return { kind: 'clear', folders };
}
function requireWritable(folder, path) {
    const above = [...(0,_exchange_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .foldersAbove */ .Zv)(path)].reverse().find((each) => (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .isFolder */ .lQ)(folder, each));
    const parent = above === undefined ? Buffer.from(folder) : (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .bytesOf */ .$$)(folder, above);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(parent, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
            message: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_11__/* .quoted */ .TL)(parent.toString(), 200)} cannot be written to (${(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .CA)(error)}), where ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_11__/* .quoted */ .TL)(path, 200)} is to be changed`,
            remedy: 'Give this user write permission to the folder.',
            cause: error,
        });
    }
}
function chooseStaging({ folder, staging }) {
    const device = (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .resolvePath */ .o1)(folder)?.dev;
    const chosen = staging.find((each) => (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .resolvePath */ .o1)(each)?.dev === device) ?? staging[0];
    if (chosen === undefined)
        throw new Error('an exchange without a folder to make things ready in');
    return chosen;
}
/** Puts what comes, whole and synced, where a rename can take it from; gives the places, in the order of the arrivals. */
async function makeReady({ folder, objects, lasts }, { arrivals, early }, staging) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(staging, { recursive: true });
    const index = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staging, 'index');
    const git = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_7__/* .bindGit */ .uD)({ ...objects, indexFile: index, workTree: staging });
    // Under numbers: a name that a file has is of no consequence before it is there.
    const lines = arrivals.map(({ newMode, newId }, at) => `${newMode} ${newId}\t${at}\0`);
    await git(['update-index', '-z', '--index-info'], { input: lines.join('') });
    await git(['checkout-index', '--all', '--force']);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(index, { force: true });
    for (const path of early)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .bytesOf */ .$$)(folder, path), { recursive: true });
    const device = (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .resolvePath */ .o1)(staging)?.dev;
    const ready = arrivals.map((change, at) => {
        const created = Buffer.from((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(staging, String(at)));
        if ((0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .contentOf */ .$E)(staging, String(at), change.newId.length) !== (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .spell */ .lO)(change.newMode, change.newId)) {
            throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
                message: `git did not give ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_11__/* .quoted */ .TL)(change.path, 200)} as the commit has it`,
                remedy: 'Check the repository: git fsck',
            });
        }
        retainRights(folder, change, created);
        const here = nearestFolder(folder, change.path);
        const place = (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .resolvePath */ .o1)(here)?.dev === device ? created : copyAdjacent(created, siblingOf(here, change.path));
        if (lasts)
            syncFile(place);
        return place;
    });
    if (lasts)
        (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .syncFolder */ .Yw)(staging);
    return ready;
}
/** A file that its owner shut keeps its rights, as long as it stays what it is. */
function retainRights(folder, { path, oldMode, newMode }, created) {
    if (oldMode !== newMode || newMode === '120000')
        return;
    const rights = Number(((0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .statsOf */ .LZ)(folder, path)?.mode ?? 0n) & 511n);
    if (rights !== 0)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(created, rights);
}
function nearestFolder(folder, path) {
    const above = [...(0,_exchange_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .foldersAbove */ .Zv)(path)].reverse().find((each) => (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .isFolder */ .lQ)(folder, each));
    return above === undefined ? Buffer.from(folder) : (0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .bytesOf */ .$$)(folder, above);
}
function siblingOf(folder, path) {
    return Buffer.concat([folder, Buffer.from(`/${ADJACENT.replace('*', (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s)(path).slice(0, 16))}`)]);
}
function copyAdjacent(created, adjacent) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(adjacent, { force: true });
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(created);
    if (stats.isSymbolicLink())
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(created, { encoding: 'buffer' }), adjacent);
    else {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(created, adjacent, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_EXCL);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(adjacent, stats.mode & 0o7777);
    }
    return adjacent;
}
function syncFile(path) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isSymbolicLink())
        return;
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(descriptor);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
/** What a tree does not have: folders that are empty now, those of nested repositories, what a crash left beside. */
function tidy({ folder, lasts }, changes, device) {
    for (const { path, newMode } of changes) {
        const here = nearestFolder(folder, path);
        if ((0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .resolvePath */ .o1)(here)?.dev !== device)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(siblingOf(here, path), { force: true });
        if (newMode === '160000')
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .bytesOf */ .$$)(folder, path), { recursive: true });
        else if ((0,_exchange_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .isGone */ .ST)(newMode))
            for (const each of [...(0,_exchange_plan_js__WEBPACK_IMPORTED_MODULE_10__/* .foldersAbove */ .Zv)(path), path].reverse())
                removeEmpty(folder, each);
    }
    if (!lasts)
        return;
    const touched = new Set(changes.map(({ path }) => nearestFolder(folder, path).toString('latin1')));
    for (const each of touched)
        (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_4__/* .syncFolder */ .Yw)(Buffer.from(each, 'latin1'));
}
function removeEmpty(folder, path) {
    if (!(0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .isFolder */ .lQ)(folder, path))
        return;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)((0,_folder_content_js__WEBPACK_IMPORTED_MODULE_9__/* .bytesOf */ .$$)(folder, path));
    }
    catch (error) {
        // Something is in it still, or it is somebody's mount: then it stays.
        if (!['ENOTEMPTY', 'EEXIST', 'EBUSY', 'EACCES', 'EPERM'].includes((0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .CA)(error)))
            throw error;
    }
}


/***/ }),

/***/ 52242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bY: () => (/* binding */ tryRestoring),
/* harmony export */   bv: () => (/* binding */ restoreCheckout),
/* harmony export */   hc: () => (/* binding */ followMark),
/* harmony export */   ny: () => (/* binding */ restoreLocked),
/* harmony export */   oP: () => (/* binding */ describeOpenCheckout)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _base_blake3_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(51868);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(7953);
/* harmony import */ var _kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(72527);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79871);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53162);
/* harmony import */ var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83144);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(14311);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42205);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(63342);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(35302);
/* harmony import */ var _exchange_plan_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(51712);
/* harmony import */ var _follow_mark_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(31450);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(45351);
/* harmony import */ var _landing_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(65000);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(32375);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(12690);
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
 * Ending what a killed run in place had begun, before anybody works with the checkout. Who only looks at plans learns of
 * it, and changes nothing.
 * Invariant: the branch decides, as it does of everything that lands: where it holds the landing, the checkout is brought
 * to the state after it, else back to the one before. Only paths that the landing changes are touched, and only where
 * they are of one of the two states: a file that is of neither is the user's, and then nothing is touched and everybody
 * learns of it. A landing that no run here began leaves everything alone. It happens under the lock of the work items, so
 * never while a run is alive. Crash meanwhile: the next attempt ends it.
 */





















// Many times what a checkout takes to follow what landed.
const PATIENCE_MS = 10_000;
const RETRY_MS = 100;
/**
 * Brings a checkout that follows a landing to one of its two states. Throws where that cannot be: then the checkout may
 * hold files of before and of after.
 */
async function restoreCheckout(paths, host, { patienceMs = PATIENCE_MS } = {}) {
    const until = performance.now() + patienceMs;
    for (let history = historyOf(paths); isOpen(history); history = historyOf(paths)) {
        requireOwn(paths, history);
        try {
            const env_1 = { stack: [], error: void 0, hasError: false };
            try {
                const lock = __addDisposableResource(env_1, await (0,_opening_js__WEBPACK_IMPORTED_MODULE_15__/* .lockWork */ .Zd)(paths, host), true);
                if (!lock.isHeld())
                    continue;
                const journal = __addDisposableResource(env_1, (0,_store_js__WEBPACK_IMPORTED_MODULE_16__/* .openWorkJournal */ .$M)(paths), false);
                await restoreLocked(paths, journal);
                return;
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
            const code = error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AutorizeError */ .yW ? error.code : '';
            // Whoever holds the lock, or would have to, has not come to the checkout yet.
            if (code.startsWith('lock') && historyOf(paths).thawing === undefined)
                return;
            if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AutorizeError */ .yW && code === 'locked'))
                throw explain(error);
            if (performance.now() > until)
                throw followed(error);
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(RETRY_MS);
        }
    }
}
/**
 * Why the checkout may hold files of before and of after, for those who only look; undefined where it does not. `isLanded`:
 * whether the branch holds the landing whose end nobody recorded.
 */
function describeOpenCheckout(paths, { history, isLanded }) {
    const { thawing, pending } = history;
    const isToFollow = thawing !== undefined || (isLanded && pending?.landing.draft.follows !== undefined);
    if (!isToFollow)
        return undefined;
    if ((0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_9__/* .isHeldHere */ .oZ)(paths.lock))
        return `${FOLLOWED}. ${WAIT}`;
    try {
        requireOwn(paths, history);
    }
    catch (error) {
        if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AutorizeError */ .yW)
            return `${error.message}. ${error.remedy}`;
        throw error;
    }
    return `${OPEN}; ${MIXED}. Bring it to one of the two: autorize work verify`;
}
/**
 * The same for those who work with the checkout next, and bring it to the end as far as that can be: why the checkout may hold files of before and of after, undefined where
 * it does not. A run that is alive is not waited for.
 */
async function tryRestoring(paths, host) {
    try {
        await restoreCheckout(paths, host, { patienceMs: 0 });
        return undefined;
    }
    catch (error) {
        if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AutorizeError */ .yW && error.code === 'checkout_open')
            return `${error.message}. ${error.remedy}`;
        throw error;
    }
}
/** Equal before and after a look, unless a checkout followed its branch meanwhile. */
function followMark(paths) {
    const { landed, thawing } = historyOf(paths);
    return `${landed.length} ${thawing === undefined}`;
}
function historyOf(paths) {
    return (0,_history_js__WEBPACK_IMPORTED_MODULE_13__/* .foldHistory */ .E)((0,_store_js__WEBPACK_IMPORTED_MODULE_16__/* .readWorkJournal */ .N9)(paths));
}
function isOpen({ thawing, pending }) {
    return thawing !== undefined || pending?.landing.draft.follows !== undefined;
}
/** Throws where nothing shows that it was a run here which began the landing that the checkout should follow. */
function requireOwn(paths, { thawing, pending }) {
    const { receipt, follows } = pending?.landing.draft ?? {};
    const ofPending = receipt === undefined || follows === undefined ? [] : [{ ...receipt, follows }];
    const begun = [...ofPending, ...(thawing === undefined ? [] : [thawing])];
    const foreign = begun.find((each) => !(0,_follow_mark_js__WEBPACK_IMPORTED_MODULE_12__/* .isFollowedHere */ .dt)(paths, each));
    if (foreign === undefined)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AutorizeError */ .yW('checkout_open', _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .dc.precondition, {
        message: `${(0,_store_js__WEBPACK_IMPORTED_MODULE_16__/* .shownPath */ .pS)(paths, paths.journal)} asks for a change of the checkout by the run ${foreign.id}, which did not begin here; nothing was touched`,
        remedy: 'If the records came with the repository, move .autorize/work away. If the run was yours: git status.',
    });
}
/** The same for who holds the lock. */
async function restoreLocked(paths, journal) {
    const history = (0,_history_js__WEBPACK_IMPORTED_MODULE_13__/* .foldHistory */ .E)(journal.records);
    if (!isOpen(history))
        return;
    requireOwn(paths, history);
    const scratch = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'autorize-landing-'));
    try {
        const refs = (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_10__/* .openRefs */ .ro)(paths.repository, scratch);
        await (0,_landing_js__WEBPACK_IMPORTED_MODULE_14__/* .recordLanded */ .c9)({ journal, refs: refs.refs, blake3: await (0,_base_blake3_js__WEBPACK_IMPORTED_MODULE_17__/* .createBlake3 */ .V)() });
        const { thawing } = (0,_history_js__WEBPACK_IMPORTED_MODULE_13__/* .foldHistory */ .E)(journal.records);
        // A landing that the branch does not hold is the next run's to end.
        if (thawing === undefined)
            return;
        await bringOver(paths, thawing, refs);
        journal.append({ kind: 'thawed' });
        (0,_follow_mark_js__WEBPACK_IMPORTED_MODULE_12__/* .forgetFollowing */ .zc)(paths);
    }
    finally {
        (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .removeTree */ .dM)(scratch);
    }
}
async function bringOver(paths, landed, { refs, gitDir, home }) {
    const { follows = '', landed_commit: commit } = landed;
    const { folder, gitDir: own, objects } = paths.repository;
    const changes = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_6__/* .diffTrees */ .j_)({ git: refs }, { from: follows, to: commit });
    const isHeld = await holds(refs, landed);
    const wanted = isHeld ? changes : changes.map(_exchange_plan_js__WEBPACK_IMPORTED_MODULE_18__/* .reverseChange */ .ls);
    const where = { folder, objects: { gitDir, home, objects }, staging: [paths.folder, own], lasts: true };
    const exchanged = await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_11__/* .exchangeFiles */ .d)(where, wanted);
    if (exchanged.kind === 'done')
        return;
    const { path } = exchanged;
    const target = isHeld ? commit : follows;
    const isGone = wanted.find((each) => each.path === path)?.status === 'D';
    throw unsettled(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_19__/* .quoted */ .TL)(path, 200)} was changed since`, isGone ? 'Move it elsewhere.' : `Copy yours elsewhere, then: git checkout ${target} -- ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_19__/* .quoted */ .TL)(path, 200)}`);
}
async function holds(refs, { plan, landed_commit: base }) {
    const branchHead = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_7__/* .readRef */ .sg)(refs, `refs/heads/autorize-work/${plan}`);
    return branchHead !== undefined && (await (0,_kernel_ancestry_js__WEBPACK_IMPORTED_MODULE_20__/* .isAncestor */ .Q)(refs, { base, branchHead }));
}
const OPEN = 'a run in place was killed while the checkout followed what landed';
const MIXED = 'it may hold files of before and of after';
const FOLLOWED = 'the checkout follows what landed just now, and may hold files of before and of after';
const WAIT = 'Wait for the run, or end it.';
function unsettled(why, remedy, cause) {
    const message = `${OPEN}, and ${why}; ${MIXED}`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AutorizeError */ .yW('checkout_open', _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .dc.precondition, { message, remedy, cause });
}
/** The error for whatever keeps the checkout from being brought to one of its states. */
function explain(error) {
    if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ContractError */ .Vl || (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AutorizeError */ .yW && error.code === 'checkout_open'))
        return error;
    if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AutorizeError */ .yW) && !(0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_5__/* .isSystemError */ .Or)(error))
        return error;
    const why = error instanceof Error ? error.message : String(error);
    const remedy = error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AutorizeError */ .yW ? error.remedy : 'Make the folder writable, then do it again.';
    return unsettled(`cannot be brought to the end: ${why}`, remedy, error);
}
function followed(cause) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .AutorizeError */ .yW('checkout_open', _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .dc.locked, {
        message: `${FOLLOWED}; ${cause.message}`,
        remedy: WAIT,
        cause,
    });
}


/***/ }),

/***/ 95675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   Fg: () => (/* binding */ markOf),
/* harmony export */   Iy: () => (/* binding */ listBelow),
/* harmony export */   LZ: () => (/* binding */ statsOf),
/* harmony export */   lO: () => (/* binding */ spell),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   o1: () => (/* binding */ resolvePath)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4862);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79871);
/* harmony import */ var _exchange_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51712);
/**
 * What a folder holds at the paths of a tree, as git would name it.
 * Invariant: only looked at; no link is followed, neither at the end of a path nor on the way.
 */






/** A path of a folder, to the byte. */
function bytesOf(folder, path) {
    return Buffer.concat([Buffer.from((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '/')), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__/* .encodePath */ .O0)(path)]);
}
/** Mode and git's id of the file or link at a path; empty where there is none, nor a way there but through links. */
function contentOf(folder, path, idLength) {
    const stats = statsOf(folder, path);
    if (stats === undefined || stats.isDirectory())
        return '';
    const at = bytesOf(folder, path);
    if (stats.isSymbolicLink()) {
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(at, { encoding: 'buffer' });
        return `120000 ${blobId([target], { size: target.length, idLength })}`;
    }
    if (!stats.isFile())
        return 'neither file nor link';
    const mode = (stats.mode & 64n) === 0n ? '100644' : '100755';
    return `${mode} ${blobId(blocksOf(at), { size: Number(stats.size), idLength })}`;
}
/** Undefined where nothing is, or the way there leads through a link or a file. */
function statsOf(folder, path) {
    for (const above of (0,_exchange_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .foldersAbove */ .Zv)(path)) {
        if (resolvePath(bytesOf(folder, above))?.isDirectory() !== true)
            return undefined;
    }
    return resolvePath(bytesOf(folder, path));
}
/** Undefined where there is nothing; links on the way are followed. */
function resolvePath(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { bigint: true });
    }
    catch (error) {
        if (['ENOENT', 'ENOTDIR'].includes((0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(error)))
            return undefined;
        throw error;
    }
}
/** Whether a folder is there, and no link to one, nor on the way to it. */
function isFolder(folder, path) {
    return statsOf(folder, path)?.isDirectory() === true;
}
/** What shows whether a file was touched since. */
function markOf(folder, path) {
    const stats = statsOf(folder, path);
    if (stats === undefined || stats.isDirectory())
        return '';
    return [stats.dev, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join();
}
const BLOCK_BYTES = 1 << 20;
const SHA1_DIGITS = 40;
function* blocksOf(path) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
    try {
        const block = Buffer.allocUnsafe(BLOCK_BYTES);
        for (let size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, block); size > 0; size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, block)) {
            yield block.subarray(0, size);
        }
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
/** The id that git has for a content. */
function blobId(blocks, { size, idLength }) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(idLength === SHA1_DIGITS ? 'sha1' : 'sha256').update(`blob ${size}\0`);
    for (const block of blocks)
        hash.update(block);
    return hash.digest('hex');
}
/** What `contentOf` gives for an entry of a tree. */
function spell(mode, id) {
    return (0,_exchange_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .isGone */ .ST)(mode) ? '' : `${mode} ${id}`;
}
/** Everything below a folder: files and links, and folders, the deepest first. */
function listBelow(folder, path) {
    const files = [];
    const folders = [];
    for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(bytesOf(folder, path), { encoding: 'buffer', withFileTypes: true })) {
        const below = `${path}/${(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_3__/* .decodePath */ .q0)(entry.name)}`;
        if (!entry.isDirectory()) {
            files.push(below);
            continue;
        }
        const inner = listBelow(folder, below);
        files.push(...inner.files);
        folders.push(...inner.folders, below);
    }
    return { files, folders };
}


/***/ }),

/***/ 31450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dt: () => (/* binding */ isFollowedHere),
/* harmony export */   lD: () => (/* binding */ markFollowing),
/* harmony export */   zc: () => (/* binding */ forgetFollowing)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _engine_workspace_own_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8829);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14311);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12690);
/**
 * Which landings a checkout follows since a run on this machine began to: a journal can come with the repository, and
 * nothing that it says may write into a checkout.
 * Invariant: written before the intent of the landing is, into the checkout's own git folder, which no commit and no
 * session in a sandbox writes into.
 * Crash: a mark without a record counts for nothing. Where the mark is lost, the checkout is left alone.
 */




const marksIn = ({ repository }) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(repository.gitDir, 'autorize-follows');
const markOf = (paths, id) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(marksIn(paths), id);
const recordOf = ({ id, plan, follows }) => ({ id, plan, follows });
/** Notes that the checkout here is going to follow a landing. */
function markFollowing(paths, following) {
    (0,_engine_workspace_own_run_js__WEBPACK_IMPORTED_MODULE_1__/* .markOwnRun */ .v)(markOf(paths, following.id), recordOf(following));
}
/** Whether a run here noted that of a landing. */
function isFollowedHere(paths, following) {
    return (0,_store_js__WEBPACK_IMPORTED_MODULE_3__/* .isId */ .eQ)(following.id) && (0,_engine_workspace_own_run_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwnRun */ .q)(markOf(paths, following.id), recordOf(following));
}
/** Forgets all of it, once the checkout has followed. */
function forgetFollowing(paths) {
    (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .removeTree */ .dM)(marksIn(paths));
}


/***/ }),

/***/ 30141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ USAGE_FILE),
  M: () => (/* binding */ takeItemTurn)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/engine/agent/agent-command.js + 3 modules
var agent_command = __webpack_require__(12674);
// EXTERNAL MODULE: ./build/engine/agent/agent-failure.js
var agent_failure = __webpack_require__(54463);
// EXTERNAL MODULE: ./build/engine/agent/command-line.js
var command_line = __webpack_require__(16027);
// EXTERNAL MODULE: ./build/engine/agent/model-wait.js
var model_wait = __webpack_require__(50724);
// EXTERNAL MODULE: ./build/engine/agent/patient-sessions.js + 1 modules
var patient_sessions = __webpack_require__(94665);
// EXTERNAL MODULE: ./build/engine/agent/preset.js + 1 modules
var agent_preset = __webpack_require__(7535);
// EXTERNAL MODULE: ./build/engine/agent/read-session.js + 1 modules
var read_session = __webpack_require__(69751);
// EXTERNAL MODULE: ./build/engine/agent/session-usage.js
var session_usage = __webpack_require__(38991);
// EXTERNAL MODULE: ./build/engine/agent/unable-agent.js
var unable_agent = __webpack_require__(45954);
// EXTERNAL MODULE: ./build/engine/agent/usage.js
var usage = __webpack_require__(32146);
// EXTERNAL MODULE: ./build/engine/agent/wave-slot.js
var wave_slot = __webpack_require__(42461);
// EXTERNAL MODULE: ./build/engine/boundaries/protected-files.js + 1 modules
var protected_files = __webpack_require__(15310);
// EXTERNAL MODULE: ./build/engine/evaluation/evaluation-step.js
var evaluation_step = __webpack_require__(93257);
// EXTERNAL MODULE: ./build/engine/evaluation/preparing-steps.js
var preparing_steps = __webpack_require__(54620);
// EXTERNAL MODULE: ./build/engine/evaluation/workspace-environment.js
var workspace_environment = __webpack_require__(93391);
// EXTERNAL MODULE: ./build/engine/gateway/call-log.js
var call_log = __webpack_require__(47003);
// EXTERNAL MODULE: ./build/engine/workspace/agent-environment.js
var agent_environment = __webpack_require__(7568);
// EXTERNAL MODULE: ./build/engine/workspace/command.js + 5 modules
var workspace_command = __webpack_require__(66967);
// EXTERNAL MODULE: ./build/engine/workspace/private-area.js + 8 modules
var private_area = __webpack_require__(29460);
// EXTERNAL MODULE: ./build/engine/workspace/workspace.js + 1 modules
var workspace_workspace = __webpack_require__(54725);
// EXTERNAL MODULE: ./build/kernel/folder-trust.js
var folder_trust = __webpack_require__(45237);
// EXTERNAL MODULE: ./build/kernel/git.js
var git = __webpack_require__(13096);
// EXTERNAL MODULE: ./build/kernel/regular-file.js
var regular_file = __webpack_require__(48951);
// EXTERNAL MODULE: ./build/workitem/preparing.js
var preparing = __webpack_require__(3363);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
;// CONCATENATED MODULE: ./build/workitem/prompt.js


/** The prompt of an agent: the same for the same item, and the same attempt of a wave. */
function buildItemPrompt(item, { hasTrace, slot }) {
    const { constraints, input_files: inputs = [], output_files: outputs = [], test_command: test } = item;
    return [
        `# Work item ${item.id}`,
        '',
        item.description.trim(),
        '',
        ...list('## Input files', inputs),
        ...list('## Files that must exist afterwards', outputs),
        ...(test === undefined ? [] : ['## Checked by', '', (0,base_text/* fenced */.OF)(test, 'sh'), '']),
        ...(slot === undefined ? [] : ['## Your part', '', (0,wave_slot/* describePart */.x)(slot), '']),
        '## Limits',
        '',
        'You work in a copy of the repository; what you leave there is taken as it is. Commits are not needed. Beyond a',
        'limit nothing of it is taken.',
        '',
        `- files that may change: ${constraints.max_files}`,
        `- separate changes in them: ${constraints.max_delta_size}`,
        `- tool operations: ${constraints.max_tool_ops}`,
        `- time: ${constraints.timeout_ms / 1000} s`,
        '',
        'The item as JSON is in the file that the variable AGENTRUN_WORK_ITEM names.',
        ...(hasTrace
            ? []
            : [
                'For each tool operation append a line to the file that AGENTRUN_TOOL_TRACE names: {"tool": "NAME", "detail": "…"}',
            ]),
        '',
    ].join('\n');
}
function list(title, paths) {
    return paths.length === 0 ? [] : [title, '', ...paths.map((path) => `- ${JSON.stringify(path)}`), ''];
}

// EXTERNAL MODULE: ./build/workitem/run-files.js
var run_files = __webpack_require__(10468);
// EXTERNAL MODULE: ./build/workitem/tool-trace.js
var tool_trace = __webpack_require__(53801);
;// CONCATENATED MODULE: ./build/workitem/item-turn.js
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
 * An agent's turn at a work item: a workspace, a prompt, a time limit, and what is left when the agent is gone.
 * Invariant: what this gives is a tree in the private store; no process of the agent lives any more, its workspace is
 * not looked at again, and nothing of the user's was within its reach.
 */





























/** What the agent used up, in the folder of its run; only where it said so. */
const USAGE_FILE = 'usage.json';
const CALLS_FILE = `agent${call_log/* CALLS_SUFFIX */.SP}`;
const TRACE_FILE = 'agentrun-tools.jsonl';
const MAX_TRACE_BYTES = 4 << 20;
/** Lets an agent work at an item, again where it has to wait for its model, and takes what it left. */
async function takeItemTurn(privateArea, request) {
    const { agent, budget, folder, host, timeLeftMs = () => Number.POSITIVE_INFINITY, onWait = () => undefined, } = request;
    const signal = request.signal ?? new AbortController().signal;
    let spentUsd = 0;
    let last;
    const found = await (0,patient_sessions/* workPatiently */.A)({
        ...{ host, signal, timeLeftMs, maxWait: agent.spec.max_wait },
        isSpent: (usd) => budget.usd !== undefined && budget.spent + usd >= budget.usd,
        takeSession: async () => {
            const ended = await takeSession(privateArea, {
                ...request,
                budget: { ...budget, spent: budget.spent + spentUsd },
            });
            spentUsd += ended.usage?.usd ?? 0;
            last = ended.usage;
            return ended;
        },
        onWait: (waiting, { count }) => {
            for (const name of ['agent.stdout', 'agent.stderr', 'agent.transcript.md', CALLS_FILE])
                if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, name)))
                    (0,external_node_fs_.renameSync)((0,external_node_path_.join)(folder, name), (0,external_node_path_.join)(folder, `waited-${count}-${name}`));
            onWait(waiting);
        },
        onWaited: () => onWait(null),
    });
    const { turn, earlier } = found;
    if (earlier !== undefined)
        writeUsage(folder, (0,usage/* addUsage */.vk)(earlier, last));
    if (found.kind === 'over')
        return turn;
    const { why, reason, failure } = found;
    if (why === 'interrupted')
        return { kind: 'aborted' };
    if (why === 'limit')
        return { kind: 'withheld', reason, failure, hasWorked: [earlier, last].some(unable_agent/* isAnswered */.Qy) };
    return { kind: 'ended', status: 'failure', reason, trace: undefined, failure };
}
function writeUsage(folder, usage) {
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, USAGE_FILE), `${JSON.stringify(usage)}\n`);
}
/** Lets an agent work once, from the commit that it starts from. */
async function takeSession(privateArea, request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { item, agent, workspace, base, branch, limits, signal } = request;
        const atLevel = { ...privateArea, level: agent.level };
        if ((await (0,workspace_workspace/* prepareWorkspace */.t0)(atLevel, { workspace, commit: base, branch, signal })) === 'cancelled')
            return plain({ kind: 'aborted' });
        const trace = (0,external_node_path_.join)(workspace.folder, '.git', TRACE_FILE);
        const command = commandOf(request, trace);
        const readable = [...(0,workspace_workspace/* agentReadable */.KJ)(privateArea), ...(command.readable ?? [])];
        (0,folder_trust/* handOut */.YV)(workspace);
        const attached = await attachEnvironment(atLevel, request);
        if (attached.kind === 'aborted')
            return plain(attached);
        if (attached.kind === 'failed')
            return plain(ended('failure', `setup failed: ${attached.reason}`, undefined));
        const environment = __addDisposableResource(env_1, attached.environment, true);
        const capturing = { workspace, commit: base, limits, signal };
        const before = environment === agent_environment/* PLAIN_VIEW */.Zm ? undefined : await (0,workspace_workspace/* captureBefore */.a1)(atLevel, capturing);
        if (before !== undefined && before.kind !== 'captured')
            return plain(before.kind === 'cancelled' ? { kind: 'aborted' } : ended('failure', (0,workspace_workspace/* captureReason */.zv)(before), undefined));
        const { secrets } = request;
        const asked = { ...command, ...environment.shown, readable, signal, ...(secrets && { secrets }) };
        const { result, calls } = await (0,agent_command/* runAgentCommand */.Q)(atLevel, asked);
        (0,run_files/* requireRunFiles */.q)(request.folder, ['prompt.md', 'work-item.json']);
        if (result.kind === 'unstarted') {
            if (result.code === 'ABORTED')
                return plain({ kind: 'aborted' });
            return plain(ended('failure', `the agent could not be started: ${result.reason}`, undefined));
        }
        // Also of one that is cancelled: it was paid for.
        const preset = agent.spec.preset ?? (0,agent_preset/* presetOfCommand */.Se)(command.command);
        const usage = calls?.usage ?? (0,read_session/* readUsage */.k)(preset, result);
        if (usage !== undefined) {
            writeUsage(request.folder, usage);
            request.onUsage?.(usage);
        }
        if (result.aborted)
            return plain({ kind: 'aborted' });
        const { stdout, stderr, exitCode, killedByBudget } = result;
        (0,run_files/* requireRunFiles */.q)(request.folder, [stdout, stderr].map(({ path }) => (0,external_node_path_.basename)(path)));
        const { failure, isSeen } = (0,read_session/* findFailure */.g)({ calls, result, preset, nowMs: request.host.now().getTime() });
        const isPark = failure !== undefined && (0,model_wait/* isPassing */.WG)(failure);
        const lost = (status, why, trace) => {
            const failures = failure === undefined || isSeen ? [] : [(0,session_usage/* describeFailure */.Ic)(failure)];
            const turn = ended(status, [...why, ...failures, ...(calls?.remarks ?? [])].join('; '), trace);
            const fact = failure === undefined ? (0,agent_failure/* silenceOf */.Dp)({ calls, killedByBudget }) : (0,agent_failure/* failureFact */.Br)(failure);
            return {
                turn: { ...turn, ...(fact === undefined ? {} : { failure: fact }), exitCode },
                usage,
                failure: isPark ? failure : undefined,
            };
        };
        const { text, isWhole } = readTrace(trace);
        const found = (0,tool_trace/* readToolTrace */.K)({ preset: agent.spec.preset, stdout: (0,external_node_fs_.readFileSync)(stdout.path, 'utf8'), file: text });
        // A stream that was too long to keep shows a lower bound of the operations. Within the limit it shows nothing.
        const isCut = agent.spec.preset === undefined ? !isWhole : stdout.truncated || !isWhole;
        const reported = isCut && (found?.length ?? 0) <= item.constraints.max_tool_ops ? undefined : found;
        if (killedByBudget) {
            return lost('timeout', [`the agent took more than timeout_ms ${item.constraints.timeout_ms}`], reported);
        }
        // An item succeeds whole or not at all, and may have no test: half of the work of an agent that failed is not judged.
        if (exitCode !== 0) {
            const output = (0,evaluation_step/* readFailureLine */.Dw)(stderr.path, stdout.path);
            const how = `${output === undefined ? '' : `: ${output}`}${(0,workspace_command/* unseenHint */.i)(result)}`;
            return lost('failure', [`the agent ended with exit code ${exitCode}${how}`], reported);
        }
        const captured = await (0,workspace_workspace/* captureWorkspace */._Z)(privateArea, {
            ...capturing,
            before: before?.before,
        });
        const over = (turn) => ({ turn, usage, failure: undefined });
        if (captured.kind === 'cancelled')
            return plain({ kind: 'aborted' });
        // Beyond a limit it is denied as by any other constraint; what git will not take is a failure.
        if (captured.kind === 'too-large' || captured.kind === 'environment')
            return over(ended('denied', (0,workspace_workspace/* captureReason */.zv)(captured), reported));
        if (captured.kind === 'refused')
            return over(ended('failure', (0,workspace_workspace/* captureReason */.zv)(captured), reported));
        const isUnchanged = captured.tree ===
            (await (0,git/* gitLine */.JG)(privateArea.store.git, ['rev-parse', '--verify', '--end-of-options', `${base}^{tree}`]));
        if (failure !== undefined && isUnchanged)
            return lost('failure', ['the agent left everything as it was'], reported);
        return over({ kind: 'captured', tree: captured.tree, trace: reported });
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
function plain(turn) {
    return { turn, usage: undefined, failure: undefined };
}
/** Puts the environment of the commit that the agent starts from into its workspace. */
async function attachEnvironment(privateArea, { work, agent, workspace, slot, base, folder, signal }) {
    const step = (0,preparing_steps/* environmentStep */.wt)((0,preparing/* preparingOf */._l)(privateArea, { work, agent, folder, name: 'workspace' }));
    if (step === undefined)
        return { kind: 'attached', environment: agent_environment/* PLAIN_VIEW */.Zm };
    return (0,workspace_environment/* attachPreparedTo */.M)(workspace.folder, privateArea, {
        ...{ step, signal, tree: base, protectedFiles: protected_files/* NOTHING_PROTECTED */.Vv },
        checkout: (0,private_area/* evaluationCheckout */.b)(privateArea, slot),
    });
}
function ended(status, reason, trace) {
    return { kind: 'ended', status, reason, trace };
}
function commandOf({ item, agent, budget, workspace, folder, waveSlot }, trace) {
    const { spec, env } = agent;
    const [promptFile, itemFile] = [(0,external_node_path_.join)(folder, 'prompt.md'), (0,external_node_path_.join)(folder, 'work-item.json')];
    const prompt = buildItemPrompt(item, { hasTrace: spec.preset !== undefined, slot: waveSlot });
    (0,external_node_fs_.writeFileSync)(promptFile, prompt);
    (0,external_node_fs_.writeFileSync)(itemFile, `${JSON.stringify(item, null, 2)}\n`);
    const template = (0,agent_preset/* agentTemplate */.wJ)(spec);
    const mark = agent.level.kind === 'bubblewrap' ? (0,agent_preset/* sandboxMarkOf */.kH)(spec) : undefined;
    return {
        agent: { ...spec, preset: spec.preset ?? (0,agent_preset/* presetOfCommand */.Se)(template.command) },
        ...{ budget, isAction: agent.isAction, agentEnv: { ...(mark === undefined ? {} : { [mark]: '1' }), ...env } },
        command: (0,command_line/* fillTemplate */.o)(template.command, { promptFile, workDir: workspace.folder, id: item.id }),
        kind: 'agent',
        workDir: workspace.folder,
        place: 'workspace',
        variables: {
            AGENTRUN_WORK_ITEM: itemFile,
            AGENTRUN_TOOL_TRACE: trace,
            AUTORIZE_WORKDIR: workspace.folder,
            ...(0,wave_slot/* slotVariable */.Z)(waveSlot),
        },
        stdoutPath: (0,external_node_path_.join)(folder, 'agent.stdout'),
        stderrPath: (0,external_node_path_.join)(folder, 'agent.stderr'),
        transcriptPath: (0,external_node_path_.join)(folder, 'agent.transcript.md'),
        callsPath: (0,external_node_path_.join)(folder, CALLS_FILE),
        budgetMs: item.constraints.timeout_ms,
        signal: undefined,
        readable: [promptFile, itemFile],
        ...(template.stdin === 'prompt' ? { stdin: prompt } : {}),
    };
}
/** What an agent's own folder holds is its word: a regular file, up to a size, or nothing. */
function readTrace(path) {
    const part = (0,regular_file/* readFilePart */.E)(path, 'start', MAX_TRACE_BYTES);
    return { text: part?.text, isWhole: part === undefined || part.size <= MAX_TRACE_BYTES };
}


/***/ }),

/***/ 13090:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ commitMessage),
/* harmony export */   w: () => (/* binding */ mergeMessage)
/* harmony export */ });
/** The message of the commit that holds what a run came to; the trailer of its intent is missing. */
function commitMessage({ work_item: item, id, plan, after_hash: state, }) {
    const [first = ''] = item.description.trim().split('\n');
    const trailers = [`Autorize-Plan: ${plan}`, `Autorize-Work-Item: ${item.id}`, `Autorize-Receipt: ${id}`];
    // The agent's words are not in it, and the plan's own only as one plain line.
    const title = `${item.id}: ${first}`.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ').slice(0, 72);
    return [title.trimEnd(), '', ...trailers, `Autorize-State: ${state ?? ''}`, ''].join('\n');
}
/** The same of the commit that brings it to a branch that has moved meanwhile. */
function mergeMessage({ work_item: item, plan }) {
    return `Land work item ${item.id} of ${plan}\n\n`;
}


/***/ }),

/***/ 65000:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nf: () => (/* binding */ dropLanding),
/* harmony export */   bp: () => (/* binding */ replayName),
/* harmony export */   c9: () => (/* binding */ recordLanded),
/* harmony export */   cs: () => (/* binding */ completeReceipt),
/* harmony export */   cx: () => (/* binding */ landedRecord),
/* harmony export */   lI: () => (/* binding */ finishLanding),
/* harmony export */   mV: () => (/* binding */ findLanded),
/* harmony export */   nu: () => (/* binding */ concludeItem),
/* harmony export */   vO: () => (/* binding */ INTENT_TRAILER)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_state_size_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(85503);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(7953);
/* harmony import */ var _engine_acceptance_acceptance_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37008);
/* harmony import */ var _engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29460);
/* harmony import */ var _engine_workspace_storage_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31695);
/* harmony import */ var _engine_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54725);
/* harmony import */ var _kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18535);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23727);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(53162);
/* harmony import */ var _kernel_refs_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(83144);
/* harmony import */ var _kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(14311);
/* harmony import */ var _attempt_item_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(14955);
/* harmony import */ var _follow_mark_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(31450);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(45351);
/* harmony import */ var _landing_message_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(13090);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(87440);
/* harmony import */ var _receipt_seal_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(98005);
/* harmony import */ var _replay_script_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(758);
/* harmony import */ var _replay_tool_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(25511);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(12690);
/* harmony import */ var _work_run_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(18022);
/**
 * Landing: what was admitted becomes a commit on the integration branch, and its receipt counts.
 * Invariant: the branch's compare-and-swap is the commit point. Before it nobody reads the receipt, which is on the
 * disk already, whole, with the commit's id in it; after it everybody does, since the branch holds the commit. So a
 * reader sees the state before or the state after. `after_commit` stands on the run's own input and holds exactly the
 * tree that was judged; where the branch has moved since, a merge brings it there, and the merged tree is tested again.
 * Crash before the swap: the next run makes the same commit again, and the same receipt; or, where that is not possible
 * any more, nothing landed and the receipt goes. Crash after it: only the journal's `landed` is missing.
 */

























const INTENT_TRAILER = 'Autorize-Record';
// A larger one would be left out of a state that is pushed.
const MAX_PATCH_BYTES = _base_state_size_js__WEBPACK_IMPORTED_MODULE_21__/* .MAX_STATE_BYTES */ .fM;
/** Records what a run came to: lands it, or says why not. Undefined when it was cancelled. */
async function concludeItem(run, request) {
    const { attempted } = request;
    if (attempted.kind === 'ended')
        return recordEnded(run, attempted);
    const { draft, change, folder } = attempted;
    run.activity.begin(draft.work_item.id, 'landing');
    const refuse = (status, reason, more = {}) => recordEnded(run, { folder, draft: { ...draft, status, reason, ...more } });
    const paths = change.changes.map(({ path }) => path);
    const owned = (0,_plan_js__WEBPACK_IMPORTED_MODULE_16__/* .findOwner */ .zr)(paths, request.owners);
    const id = draft.work_item.id;
    if (owned !== undefined) {
        const both = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_22__/* .quoted */ .TL)(owned.owner)} and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_22__/* .quoted */ .TL)(id)} both change ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_22__/* .quoted */ .TL)(owned.path, 200)}`;
        return refuse('failure', `file_ownership: ${both}; ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_22__/* .quoted */ .TL)(owned.owner)} comes first in the file`);
    }
    const merged = await mergeOnto(run, request);
    if (merged === 'aborted')
        return undefined;
    if (typeof merged !== 'string')
        return refuse(merged.status, merged.reason, { tests: merged.tests });
    const patch = await readPatch(run, change);
    if (patch === 'cancelled')
        return undefined;
    if (patch === 'too-large') {
        const reason = `the change is too large to land: its patch is larger than ${MAX_PATCH_BYTES >> 20} MB`;
        return refuse('denied', reason, { admission: { ok: false, reason } });
    }
    const receipt = await land(run, { draft, tree: change.tree, patch, folder, merged });
    if (receipt === undefined)
        return undefined;
    for (const path of paths)
        request.owners.set(path, id);
    return receipt;
}
/**
 * The tree that the branch gets: the run's own, or, where the branch has moved, the branch head with what the run
 * changed.
 */
async function mergeOnto(run, { attempted, base, slot }) {
    if (attempted.kind !== 'ready')
        throw new Error('only what is ready is merged');
    const { change, draft, folder } = attempted;
    if (run.branchHead === base.commit)
        return change.tree;
    const { store } = run.privateArea;
    const indexFile = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.folder, 'landing.index');
    const tree = await (0,_engine_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_6__/* .transplant */ .sK)(store, { indexFile, from: base.commit, to: change.tree, onto: run.branchHead });
    const { work_item: item } = draft;
    const agent = run.agents.get(item.agent_id);
    if (agent === undefined)
        throw new Error('an item without an agent was run');
    const tested = await (0,_attempt_item_js__WEBPACK_IMPORTED_MODULE_13__/* .testTree */ .RE)(run, { item, tree, slot, folder, agent, name: 'test-merged' });
    if (tested.kind === 'aborted')
        return 'aborted';
    if (tested.kind === 'passed')
        return tree;
    return { ...tested, reason: `${tested.reason} (together with what landed before it)` };
}
/** Undefined: the run was interrupted before anything was written of the landing. */
async function land(run, { draft, tree, patch, folder, merged }) {
    const { privateArea, paths, journal, branch } = run;
    const { store, repository } = privateArea;
    const message = (0,_landing_message_js__WEBPACK_IMPORTED_MODULE_23__/* .commitMessage */ .d)(draft);
    const isOnBranchHead = run.branchHead === draft.before_commit;
    const side = isOnBranchHead
        ? undefined
        : await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_10__/* .commitTree */ .SC)(store, {
            tree,
            parents: [draft.before_commit],
            message,
            identity: _engine_acceptance_acceptance_js__WEBPACK_IMPORTED_MODULE_3__/* .IDENTITY */ .zK,
            date: draft.ended_at,
        });
    const landedHash = isOnBranchHead ? draft.after_hash : (await run.hasher.hashTreeUntil(merged, run.signal))?.hash;
    if (landedHash === undefined)
        return undefined;
    const tool = writeProof(run, { draft, patch, folder });
    const files = (0,_attempt_item_js__WEBPACK_IMPORTED_MODULE_13__/* .hashFiles */ .yQ)(run, folder);
    (0,_engine_workspace_storage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .withReserve */ .vq)(run, () => (0,_replay_tool_js__WEBPACK_IMPORTED_MODULE_18__/* .linkReplayTool */ .EB)(paths, run.replayTool, folder));
    const whole = { ...draft, landed_hash: landedHash, files, replay_tool: tool };
    const { landed } = (0,_history_js__WEBPACK_IMPORTED_MODULE_15__/* .foldHistory */ .E)(journal.records);
    const landing = {
        iter: landed.length + 1,
        ref: `refs/heads/${branch}`,
        old: run.branchAt ?? null,
        parent: run.branchHead,
        ...(side === undefined ? {} : { merged: side }),
        tree: merged,
        message: side === undefined ? message : (0,_landing_message_js__WEBPACK_IMPORTED_MODULE_23__/* .mergeMessage */ .w)(draft),
        date: draft.ended_at,
        draft: {
            receipt: whole,
            previous: run.previous,
            store_base: store.base,
            ...(run.inPlace ? { follows: run.branchHead } : {}),
        },
    };
    (0,_work_run_js__WEBPACK_IMPORTED_MODULE_20__/* .requireWorkLock */ .y)(run.lock);
    if (run.inPlace)
        (0,_engine_workspace_storage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .withReserve */ .vq)(run, () => (0,_follow_mark_js__WEBPACK_IMPORTED_MODULE_14__/* .markFollowing */ .lD)(paths, { id: draft.id, plan: draft.plan, follows: run.branchHead }));
    let receipt;
    const beforeSwap = (commit) => {
        receipt = completeReceipt(landing, commit, run.blake3);
        const hidden = receipt;
        (0,_engine_workspace_storage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .withReserve */ .vq)(run, () => (0,_store_js__WEBPACK_IMPORTED_MODULE_19__/* .writeReceipt */ .Qz)(paths, hidden));
        (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_8__/* .faultPoint */ .Jd)('landing:after-receipt');
    };
    const intents = { append: (record) => (0,_engine_workspace_storage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .withReserve */ .vq)(run, () => journal.append(record)) };
    const acceptance = { store, repository, intents, trailer: INTENT_TRAILER, beforeSwap, signal: run.signal };
    const retained = await (0,_engine_acceptance_acceptance_js__WEBPACK_IMPORTED_MODULE_3__/* .acceptTree */ .f9)(acceptance, landing);
    if (retained.kind === 'cancelled')
        return undefined;
    if (retained.kind === 'moved') {
        dropLanding({ paths, journal }, landing);
        throw branchMoved(branch, retained.actual);
    }
    if (receipt === undefined)
        throw new Error('a run landed without a receipt');
    (0,_work_run_js__WEBPACK_IMPORTED_MODULE_20__/* .appendWorkRecord */ .n)(run, { ...landedRecord(receipt, landing) });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_8__/* .faultPoint */ .Jd)('landing:after-record');
    run.branchHead = retained.commit;
    run.branchAt = retained.commit;
    run.previous = receipt.receipt_hash;
    if (receipt.after_hash !== null)
        run.history.set(receipt.after_hash, receipt.id);
    return receipt;
}
/** All of a receipt follows from the landing and the commit: made again, it is the same. */
function completeReceipt({ merged, draft }, commit, blake3) {
    const whole = { ...draft.receipt, after_commit: merged ?? commit, landed_commit: commit };
    return (0,_receipt_seal_js__WEBPACK_IMPORTED_MODULE_17__/* .sealReceipt */ .IN)(whole, { previous: draft.previous, blake3 });
}
/** The record of a landing whose receipt is complete. */
function landedRecord(receipt, { draft: { follows } }) {
    const { id, plan, work_item: item, work_item_hash, after_hash, landed_commit, receipt_hash } = receipt;
    return {
        ...{ kind: 'landed', id, plan, item: item.id, work_item_hash, receipt_hash },
        after_hash: after_hash ?? '',
        landed_commit: landed_commit ?? '',
        ...(follows === undefined ? {} : { follows }),
    };
}
async function readPatch(run, { from, tree }) {
    const { git } = run.privateArea.store;
    const args = ['diff-tree', '-r', '-p', '--binary', '--full-index', '--no-renames', '--no-color', '--no-ext-diff'];
    try {
        const read = await (0,_kernel_bounded_work_js__WEBPACK_IMPORTED_MODULE_7__/* .workWithin */ .p)(run, (cutOff) => git([...args, '--no-textconv', '--end-of-options', from, tree, '--'], { maxBytes: MAX_PATCH_BYTES, cutOff }));
        return read.kind === 'done' ? read.value.stdout : 'cancelled';
    }
    catch (error) {
        if (error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_9__/* .GitError */ .XS && error.isTooLong)
            return 'too-large';
        throw error;
    }
}
/**
 * Writes the recorded change and the script that replays the run next to its logs; gives the hash of the script's tool.
 */
function writeProof(run, { draft, patch, folder }) {
    const agent = Number(draft.agent.id.slice('agent-'.length));
    const script = (0,_replay_script_js__WEBPACK_IMPORTED_MODULE_24__/* .renderReplayScript */ .z)({
        agent,
        item: draft.work_item.id,
        receipt: draft.id,
        beforeCommit: draft.before_commit,
        beforeHash: draft.before_hash,
        afterHash: draft.after_hash ?? '',
        tool: run.replayTool,
    });
    (0,_engine_workspace_storage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .withReserve */ .vq)(run, () => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'changes.patch'), patch);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, replayName(draft)), script, { mode: 0o755 });
        syncFiles(folder);
        (0,_replay_tool_js__WEBPACK_IMPORTED_MODULE_18__/* .storeReplayTool */ .TU)(run.paths, run.replayTool);
    });
    return run.replayTool.hash;
}
/** The name of a run's replay script. */
function replayName({ agent }) {
    return `replay-${agent.id}.sh`;
}
/** What a receipt names is on the disk before it. */
function syncFiles(folder) {
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder)) {
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), 'r');
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(descriptor);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        }
    }
}
/** Writes the receipt of a run that came to nothing; it counts with its record. */
function recordEnded(run, { folder, draft }) {
    (0,_work_run_js__WEBPACK_IMPORTED_MODULE_20__/* .requireWorkLock */ .y)(run.lock);
    const files = (0,_attempt_item_js__WEBPACK_IMPORTED_MODULE_13__/* .hashFiles */ .yQ)(run, folder);
    syncFiles(folder);
    const receipt = (0,_receipt_seal_js__WEBPACK_IMPORTED_MODULE_17__/* .sealReceipt */ .IN)({ ...draft, files }, { previous: null, blake3: run.blake3 });
    (0,_engine_workspace_storage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .withReserve */ .vq)(run, () => (0,_store_js__WEBPACK_IMPORTED_MODULE_19__/* .writeReceipt */ .Qz)(run.paths, receipt));
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_8__/* .faultPoint */ .Jd)('landing:after-receipt');
    const { id, plan, work_item: item, status, receipt_hash } = receipt;
    (0,_work_run_js__WEBPACK_IMPORTED_MODULE_20__/* .appendWorkRecord */ .n)(run, { kind: 'ended', id, plan, item: item.id, status, receipt_hash });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_8__/* .faultPoint */ .Jd)('landing:after-record');
    return receipt;
}
/** Ends a landing that a killed run had begun: it has landed, once, or not at all. */
async function finishLanding(request) {
    const { paths, journal, refs, folder, blake3 } = request;
    const { pending } = (0,_history_js__WEBPACK_IMPORTED_MODULE_15__/* .foldHistory */ .E)(journal.records);
    if (pending === undefined)
        return;
    const { landing, hash } = pending;
    const store = (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_10__/* .findStore */ .h$)({ folder: (0,_engine_workspace_private_area_js__WEBPACK_IMPORTED_MODULE_4__/* .storeFolder */ .IS)(folder), base: landing.draft.store_base });
    if (store !== undefined)
        (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_9__/* .removeStaleLocks */ .sW)(store.gitDir);
    const beforeSwap = (commit) => (0,_store_js__WEBPACK_IMPORTED_MODULE_19__/* .writeReceipt */ .Qz)(paths, completeReceipt(landing, commit, blake3));
    const { repository } = paths;
    const recovery = await (0,_engine_acceptance_acceptance_js__WEBPACK_IMPORTED_MODULE_3__/* .recoverAcceptance */ ._M)({ store, repository, trailer: INTENT_TRAILER, beforeSwap }, { intent: landing, hash, refs });
    if (recovery.kind === 'kept') {
        journal.append({ ...landedRecord(completeReceipt(landing, recovery.commit, blake3), landing) });
        return;
    }
    if (!(await recordLanded({ journal, refs, blake3 })))
        dropLanding({ paths, journal }, landing);
}
/** Records the end of a landing that the branch holds; whether there was one. */
async function recordLanded({ journal, refs, blake3, }) {
    const { pending } = (0,_history_js__WEBPACK_IMPORTED_MODULE_15__/* .foldHistory */ .E)(journal.records);
    if (pending === undefined)
        return false;
    const { landing, hash } = pending;
    const commit = await findLanded(refs, { ref: landing.ref, old: landing.old, trailer: `${INTENT_TRAILER}: ${hash}` });
    if (commit === undefined)
        return false;
    journal.append({ ...landedRecord(completeReceipt(landing, commit, blake3), landing) });
    return true;
}
/** The commit of an intent, where others came on top of it. */
async function findLanded(refs, { ref, old, trailer }) {
    const branchHead = await (0,_kernel_refs_js__WEBPACK_IMPORTED_MODULE_11__/* .readRef */ .sg)(refs, ref);
    if (branchHead === undefined)
        return undefined;
    const range = old === null ? [branchHead] : [branchHead, `^${old}`];
    const args = ['log', '--first-parent', '-z', '--format=%H%n%B', '--end-of-options', ...range, '--'];
    const { stdout, exitCode } = await refs(args, { allowed: [0, 128] });
    if (exitCode !== 0)
        return undefined;
    const found = stdout
        .toString()
        .split('\0')
        .map((each) => each.split('\n'))
        .find((lines) => lines.includes(trailer));
    return found?.[0];
}
/** Records that a landing is lost, and removes what is of it alone. */
function dropLanding({ paths, journal }, { draft }) {
    const id = String(draft?.receipt?.id);
    const isConcluded = journal.records.some(({ kind, id: of }) => (kind === 'landed' || kind === 'ended') && of === id);
    journal.append({ kind: 'lost', id });
    // A record from elsewhere may name a run that was concluded, or none: what is there stays.
    if (isConcluded || !(0,_store_js__WEBPACK_IMPORTED_MODULE_19__/* .isId */ .eQ)(id))
        return;
    // The receipt last: a folder with a receipt of its own, and none among the others, is not of a killed run.
    (0,_kernel_remove_tree_js__WEBPACK_IMPORTED_MODULE_12__/* .removeTree */ .dM)((0,_store_js__WEBPACK_IMPORTED_MODULE_19__/* .runFolder */ .kQ)(paths, id));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,_store_js__WEBPACK_IMPORTED_MODULE_19__/* .receiptPath */ .WI)(paths, id), { force: true });
}
function branchMoved(branch, actual) {
    const found = actual === undefined ? `the branch ${branch} is missing` : `the branch ${branch} is at ${actual} now`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `${found}: somebody else moved it while the plan ran`,
        remedy: 'Run the plan again: it continues from where the branch is.',
    });
}


/***/ }),

/***/ 63169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fr: () => (/* binding */ takeProposedItem),
/* harmony export */   gA: () => (/* binding */ ORIGIN_FILE),
/* harmony export */   gk: () => (/* binding */ writeOrigin)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
/* harmony import */ var _engine_acceptance_proposed_trees_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38509);
/* harmony import */ var _engine_acceptance_reapplication_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40658);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13096);
/* harmony import */ var _item_turn_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30141);
/**
 * A change that landed elsewhere, taken in place of an agent's turn at an item.
 * Invariant: nothing is believed of it but its trees: it is brought onto the level's base, and admitted, tested and
 * landed like what an agent left.
 */







/** The file of a run that says where its change, or the report of it, is from. */
const ORIGIN_FILE = 'proposal.json';
/** Writes where a run is from into its folder. */
function writeOrigin(folder, origin) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, ORIGIN_FILE), `${JSON.stringify(origin, null, 2)}\n`);
}
/** Takes a proposed change as the turn at an item; its folder says where it is from. */
async function takeProposedItem({ store, repository }, { proposed, branchHead, folder, }) {
    const { base, commit, trace, origin, usage, wave } = proposed;
    writeOrigin(folder, { origin, base, commit, ...(wave === undefined ? {} : { wave }) });
    if (usage !== undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _item_turn_js__WEBPACK_IMPORTED_MODULE_5__/* .USAGE_FILE */ .j), `${JSON.stringify(usage)}\n`);
    const ended = (reason) => ({ kind: 'ended', status: 'failure', reason, trace });
    try {
        const brought = await (0,_engine_acceptance_proposed_trees_js__WEBPACK_IMPORTED_MODULE_2__/* .bringTrees */ .o)(store, proposed, repository);
        if ('refused' in brought)
            return ended(`proposed by ${origin}: ${brought.refused}`);
        const applied = await (0,_engine_acceptance_reapplication_js__WEBPACK_IMPORTED_MODULE_3__/* .reapplyDetached */ .kQ)(store, { base: brought.from, tree: brought.to, branchHead });
        if (applied.kind === 'applied')
            return { kind: 'captured', tree: applied.tree, trace };
        const paths = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(applied.paths.length, 'path')}, ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(applied.paths[0] ?? '', 100)} among them`;
        return ended(`proposed by ${origin}: it does not fit onto what landed meanwhile: ${paths}`);
    }
    catch (error) {
        if (!(error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS))
            throw error;
        return ended(`proposed by ${origin}: it cannot be brought here: ${error.message}`);
    }
}


/***/ }),

/***/ 29959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GR: () => (/* binding */ recordedSpec),
/* harmony export */   m6: () => (/* binding */ promptAgent),
/* harmony export */   yz: () => (/* binding */ keyFact)
/* harmony export */ });
/* harmony import */ var _engine_agent_model_route_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30226);
/* harmony import */ var _engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7535);
/* harmony import */ var _engine_agent_route_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4080);
/** The agent of a run, as its receipt has it and as it runs again. Pure. */



/** The agent as a receipt has it: variables by where their values come from, never the values. */
function promptAgent(agent) {
    const { id, spec, env: values, level, isAction } = agent;
    const { preset, env, sandbox, network = 'on' } = spec;
    const { command, stdin } = (0,_engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_1__/* .agentTemplate */ .wJ)(spec);
    const choice = choiceOf(agent);
    const isAlone = network !== (0,_engine_agent_model_route_js__WEBPACK_IMPORTED_MODULE_0__/* .agentNetwork */ .ee)(choice, values, { isConfined: level.kind === 'bubblewrap', isAction });
    const asked = { id, command, preset: preset ?? null, stdin, env, sandbox, network };
    return { ...asked, ...modelFacts(choice, values), ...(isAlone ? { only_model: true } : {}) };
}
/** What of the key that the gateway keeps for it is in its reach. */
function keyFact(agent) {
    const { env, level } = agent;
    const choice = choiceOf(agent);
    const way = (0,_engine_agent_model_route_js__WEBPACK_IMPORTED_MODULE_0__/* .agentRouteOf */ .SF)(choice, env);
    if (way.kind !== 'gateway' || !way.route.hasKey)
        return {};
    return { key_in_reach: (0,_engine_agent_route_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .isKeyInReach */ .q)(choice, env, { isConfined: level.kind === 'bubblewrap' }) };
}
function choiceOf({ spec }) {
    return { ...spec, preset: spec.preset ?? (0,_engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_1__/* .presetOfCommand */ .Se)((0,_engine_agent_preset_js__WEBPACK_IMPORTED_MODULE_1__/* .agentTemplate */ .wJ)(spec).command) };
}
/** How an agent reaches its model. */
function modelFacts(spec, values) {
    const way = (0,_engine_agent_model_route_js__WEBPACK_IMPORTED_MODULE_0__/* .agentRouteOf */ .SF)(spec, values);
    const gateway = way.kind === 'gateway' ? way.route.api : spec.gateway;
    return {
        ...(gateway === undefined ? {} : { gateway }),
        ...(spec.server_tools === undefined ? {} : { server_tools: spec.server_tools }),
        ...(spec.price === undefined ? {} : { price: spec.price }),
    };
}
/** The agent of a receipt, as it runs again. */
function recordedSpec({ command, preset, stdin, env, sandbox, network, ...model }) {
    const { gateway, server_tools, price, only_model: isAlone } = model;
    // A preset's command is in the receipt as it was.
    return {
        ...{ command, preset: preset ?? undefined, stdin, env, sandbox, network: isAlone ? 'model' : network },
        ...(gateway === undefined ? {} : { gateway }),
        ...(server_tools === undefined ? {} : { server_tools }),
        ...(price === undefined ? {} : { price }),
    };
}


/***/ }),

/***/ 17949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ receiptBytes),
/* harmony export */   s: () => (/* binding */ findUnrecordable)
/* harmony export */ });
// A receipt indents each line of a list's member.
const INDENT_BYTES = 60;
// With the trace beside it, and what the plan says, a receipt stays below the limit.
const MAX_CHANGE_BYTES = 4 << 20;
/** About how many bytes a member of a list takes in a receipt. */
function receiptBytes(value) {
    return Buffer.byteLength(JSON.stringify(value)) + INDENT_BYTES;
}
/** Why a change cannot be recorded, or undefined. */
function findUnrecordable({ artifacts, deltaO, deltaPi, deltaLambda, deltaQ, }) {
    const listed = [artifacts, deltaO, deltaPi, deltaLambda, deltaQ].flat();
    const bytes = listed.reduce((sum, each) => sum + receiptBytes(each), 0);
    if (bytes <= MAX_CHANGE_BYTES)
        return undefined;
    return `the change is too large to record: its ${artifacts.length} files take ${Math.ceil(bytes / 2 ** 20)} MB of a receipt, above ${MAX_CHANGE_BYTES >> 20} MB`;
}


/***/ }),

/***/ 758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ renderReplayScript)
/* harmony export */ });
/**
 * A script that does a run again and compares the states. It needs bash, git and node, and what the run left; the
 * repository is the one of --repo, else the one that it lies in, else the one it is started in. Source: AgentRun,
 * "Idempotent Replay".
 */
function renderReplayScript(facts) {
    const { agent, item, receipt, beforeCommit, beforeHash, afterHash, tool } = facts;
    const name = `replay-agent-${agent}.sh`;
    const usage = `${name} [--recorded] [--unsandboxed] [--repo FOLDER]`;
    return `#!/usr/bin/env bash
# ${usage}
# Replays the work item ${item} of agent-${agent} (receipt ${receipt}) and compares the state hashes.
#   --recorded     applies the recorded change instead of running the agent again
#   --unsandboxed  lets the agent run in a weaker sandbox than that of the run, or in none
#   --repo FOLDER  a clone that has the input; default: the repository here, else that of the working folder
# It needs bash, git, node, and the files beside it: take the folder whole. What is not there is looked for in the store
# that AUTORIZE_WORK names, in the one that this folder is in, and in .autorize/work of the clone.
set -euo pipefail

RECEIPT=${quote(receipt)}
BEFORE_COMMIT=${quote(beforeCommit)}
BEFORE_HASH=${quote(beforeHash)}
EXPECTED_HASH=${quote(afterHash)}
TOOL=${quote(`${tool.hash}.mjs`)}
TOOL_SHA256=${quote(tool.sha256)}

fail() {
  printf 'ERROR: %s\\n' "$1" >&2
  exit "$2"
}

here=\${BASH_SOURCE[0]}
case $here in
  */*) here=\${here%/*}/ ;;
  *) here=. ;;
esac
here=$(CDPATH='' cd -- "$here" && pwd -P)
repo=
flags=()
while [ $# -gt 0 ]; do
  case $1 in
    --recorded | --unsandboxed) flags+=("$1") ;;
    --repo)
      [ $# -gt 1 ] || fail '--repo needs a folder' 2
      repo=$2
      shift
      ;;
    *) fail "unknown argument: $1; usage: ${usage}" 2 ;;
  esac
  shift
done

has_input() {
  git -C "$1" cat-file -e "$BEFORE_COMMIT^{commit}" 2>/dev/null
}
if [ -z "$repo" ]; then
  repo=$here
  has_input "$repo" || repo=$PWD
fi
has_input "$repo" || fail "the commit $BEFORE_COMMIT is not in the repository of $repo; fetch it, or name another with --repo" 3

run=$here
tool=$here/$TOOL
for store in "\${AUTORIZE_WORK:-}" "$here/../.." "$repo/.autorize/work"; do
  [ -f "$run/RECEIPT.json" ] || run=$store/runs/$RECEIPT
  [ -f "$tool" ] || tool=$store/tools/$TOOL
done
[ -f "$run/RECEIPT.json" ] || fail "there is no run $RECEIPT beside this script, nor in .autorize/work of $repo; take its folder whole, or name a store: AUTORIZE_WORK=FOLDER" 3
[ -f "$tool" ] || fail "there is no $TOOL beside this script, nor in .autorize/work of $repo; take it from the store of the run, or name that: AUTORIZE_WORK=FOLDER" 3
digest='const { createHash } = require("node:crypto"), { readFileSync } = require("node:fs");
console.log(createHash("sha256").update(readFileSync(process.argv[1])).digest("hex"))'
[ "$(node -e "$digest" "$tool")" = "$TOOL_SHA256" ] || fail "$tool is not the program that the run came with" 3

# In a work tree of its own, never over a checkout:
# 1. restore the input state; 2. run the agent again with the same inputs; 3. verify the output hash.
node "$tool" --run "$run" --repo "$repo" --before-commit "$BEFORE_COMMIT" --before-hash "$BEFORE_HASH" \\
  --expected-hash "$EXPECTED_HASH" \${flags[@]+"\${flags[@]}"}

echo "✅ Replay successful: hash verified"
`;
}
/** A word that the shell takes as it is. */
function quote(text) {
    return `'${text.replaceAll("'", `'\\''`)}'`;
}


/***/ }),

/***/ 25511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: () => (/* binding */ linkReplayTool),
/* harmony export */   TU: () => (/* binding */ storeReplayTool),
/* harmony export */   hw: () => (/* binding */ adjacentTool),
/* harmony export */   ys: () => (/* binding */ readReplayTool)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28338);
/* harmony import */ var _kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84831);
/* harmony import */ var _store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(12690);
/**
 * The program that replays runs, kept with the receipts: who has the store needs nothing of this package.
 * Invariant: it is one file, whole; its name is its BLAKE3, so a store has one of each version that made receipts in it.
 */







/** The tool of this package. */
function readReplayTool(blake3) {
    const bytes = readBundle();
    return { bytes, hash: blake3(bytes), sha256: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .sha256 */ .s)(bytes) };
}
// Named from here and not from a module: the bundler would copy it.
function readBundle() {
    const here = (0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(import.meta.url);
    // Run from the sources there is no bundle: the tool is the sources, on this machine.
    if (here.endsWith('.ts'))
        return `import ${JSON.stringify((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(here), '..', 'replay.ts'))};\n`;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(here), '..', 'replay', 'index.js');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PreconditionError */ .Rb({
        message: `the file ${path} is missing, with which runs are replayed`,
        remedy: 'Take the package whole: all of dist/ belongs to it.',
    });
}
/** Where a run has the tool too: its folder alone can be replayed. */
function adjacentTool(folder, hash) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, `${hash}.mjs`);
}
/** Puts the tool of the store into a run's folder, as another name of the same file where that can be. */
function linkReplayTool(paths, { hash }, folder) {
    const [from, to] = [(0,_store_js__WEBPACK_IMPORTED_MODULE_6__/* .toolPath */ .Ou)(paths, hash), adjacentTool(folder, hash)];
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(to, { force: true });
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(from, to);
    }
    catch {
        // A file system without such names, or one too many of them.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(from, to);
    }
}
/** Puts a tool into the store, if it is not there; when this returns it is on the disk. */
function storeReplayTool(paths, { bytes, hash }) {
    const path = (0,_store_js__WEBPACK_IMPORTED_MODULE_6__/* .toolPath */ .Ou)(paths, hash);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') !== bytes)
        (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceFile */ .fR)(path, [bytes]);
    for (const folder of [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), paths.folder])
        (0,_kernel_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .syncFolder */ .Yw)(folder);
}


/***/ }),

/***/ 10468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ staysHere),
/* harmony export */   q: () => (/* binding */ requireRunFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/** A run's own files. Invariant: only looked at. */




// What an agent printed and said can hold any key that it was given.
const STAYING = /^(?:waited-\d+-)?agent\.(?:stdout|stderr|transcript\.md)$/;
/** Whether a file of a run, by its name, stays on the machine that it ran on. */
function staysHere(name) {
    return STAYING.test(name);
}
/**
 * Throws where what ran outside of a sandbox put something else in the place of a run's files: a pipe would never be
 * read to its end.
 */
function requireRunFiles(folder, names) {
    const isFile = (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { throwIfNoEntry: false })?.isFile() === true;
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder) : [];
    const odd = [...new Set([...names, ...found])].find((name) => !isFile(name));
    if (odd === undefined)
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `the item's own command changed the records of its run: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(odd, 200)} in ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(folder, 200)} is no file any more`,
        remedy: 'Nothing of it landed. Set sandbox: required for an agent that is not trusted, and run the plan again.',
    });
}


/***/ }),

/***/ 52028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ decodeUsage),
/* harmony export */   f: () => (/* binding */ findUsage)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48951);
/* harmony import */ var _item_turn_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30141);
/** What the agent of a run used up, in a file of the run that its receipt names by its hash. */




const MAX_BYTES = 4096;
const amount = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0)));
const modelSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    model: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    ...{ input_tokens: amount, cached_input_tokens: amount, cache_write_tokens: amount },
    ...{ output_tokens: amount, usd: amount },
});
const usageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** As the agent's own program names it. */
    model: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    ...{ input_tokens: amount, output_tokens: amount, usd: amount },
    /** Of the input. */
    ...{ cached_input_tokens: amount, cache_write_tokens: amount },
    /** Where the gateway counted them. */
    by_model: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(modelSchema)),
    estimated: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true)),
    at_least: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(true)),
});
/** Undefined where the agent did not say, or the file is not as it was written, which verify reports. */
function findUsage(folder) {
    const text = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readFilePart */ .E)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, _item_turn_js__WEBPACK_IMPORTED_MODULE_2__/* .USAGE_FILE */ .j), 'start', MAX_BYTES)?.text;
    return text === undefined ? undefined : decodeUsage(text);
}
/** The same of the text of the file. */
function decodeUsage(text) {
    try {
        return usageSchema.safeParse(JSON.parse(text)).data;
    }
    catch {
        // No JSON any more; to say so is for verify.
        return undefined;
    }
}


/***/ }),

/***/ 53801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ recordedTrace),
/* harmony export */   K: () => (/* binding */ readToolTrace)
/* harmony export */ });
/* harmony import */ var _base_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74044);
/* harmony import */ var _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63836);
/* harmony import */ var _engine_agents_tool_operation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67494);
/* harmony import */ var _recorded_size_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17949);




/**
 * The operations of an agent: from its own stream of events where it has one, else from the lines `{"tool": …}` of its
 * trace file. Undefined when there is neither, which is not the same as none.
 */
function readToolTrace({ preset, stdout, file }) {
    const reader = preset === undefined ? undefined : _engine_agents_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .PRESETS */ .fG[preset].readTrace;
    const events = reader === undefined ? [] : eventsOf(stdout);
    if (reader !== undefined && events.length > 0)
        return reader(events);
    if (file === undefined)
        return undefined;
    return eventsOf(file).flatMap((fields) => {
        const { tool, detail } = fields;
        return typeof tool === 'string' ? [(0,_engine_agents_tool_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .operation */ .MQ)(tool, detail ?? (0,_engine_agents_tool_operation_js__WEBPACK_IMPORTED_MODULE_2__/* .detailOf */ .Rw)(fields))] : [];
    });
}
// Of a receipt, which is pushed whole or not at all.
const MAX_TRACE_BYTES = 2 << 20;
/** The operations that a receipt lists; where they are too many, the last one says how many more there were. */
function recordedTrace(trace) {
    let bytes = 0;
    const end = trace.findIndex((each) => {
        bytes += (0,_recorded_size_js__WEBPACK_IMPORTED_MODULE_3__/* .receiptBytes */ .i)(each);
        return bytes > MAX_TRACE_BYTES;
    });
    if (end === -1)
        return trace;
    return [...trace.slice(0, end), { tool: 'not recorded', detail: `${trace.length - end} operations more` }];
}
function eventsOf(text) {
    return text.split('\n').flatMap((line) => {
        if (!line.startsWith('{'))
            return [];
        try {
            const value = JSON.parse(line);
            return (0,_base_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? [value] : [];
        }
        catch {
            // An agent prints what it likes; a line that is cut off at its end shows nothing that was done.
            return [];
        }
    });
}


/***/ }),

/***/ 18022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ appendWorkRecord),
/* harmony export */   y: () => (/* binding */ requireWorkLock)
/* harmony export */ });
/* harmony import */ var _engine_workspace_storage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31695);
/* harmony import */ var _kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42205);
/** What is open while a plan runs. */


/** Appends a record, if nobody else may have begun a run. */
function appendWorkRecord(run, record) {
    requireWorkLock(run.lock);
    (0,_engine_workspace_storage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .withReserve */ .vq)(run, () => run.journal.append(record));
}
/** Throws `lock_lost` where another run of the plan may have begun. */
function requireWorkLock(lock) {
    (0,_kernel_run_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .requireLockHeld */ .o1)(lock, 'See who removed it, then run the plan again; what landed stands.');
}


/***/ })

};


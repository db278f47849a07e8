export const id = 812;
export const ids = [812];
export const modules = {

/***/ 6729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZY: () => (/* binding */ reportedUsage),
/* harmony export */   hZ: () => (/* binding */ describeReported),
/* harmony export */   y7: () => (/* binding */ reportMark)
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);
/** An attempt of another job that was not accepted there, the same for every loop: recorded as reported, judged by nobody. */

/** Usage as a record of any loop has it, without what it leaves open. */
function reportedUsage(usage) {
    if (usage === undefined || usage === null)
        return undefined;
    const { model, input_tokens: input, output_tokens: output, usd, at_least: isLeast } = usage;
    return {
        ...(typeof model === 'string' ? { model: (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(model, 100) } : {}),
        ...(isAmount(input) ? { input_tokens: input } : {}),
        ...(isAmount(output) ? { output_tokens: output } : {}),
        ...(isAmount(usd) ? { usd } : {}),
        ...(isLeast === true ? { at_least: true } : {}),
    };
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
    return `${origin} reports ${name} as ${outcome}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .printable */ .g$)(reason, 300)} ${reportMark(hash)}`;
}


/***/ }),

/***/ 34526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ UNKNOWN_COST)
/* harmony export */ });
/** A remark: a budget that nothing counts against is no budget. */
const UNKNOWN_COST = 'budget-usd limited nothing: the agent does not tell what it costs';


/***/ }),

/***/ 36028:
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
// EXTERNAL MODULE: ./build/kernel/process-tree.js
var process_tree = __webpack_require__(98566);
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
    const seen = lookAt(path);
    if (seen === undefined)
        return undefined;
    const until = performance.now() + UNCHANGED_MS;
    const { uid } = seen;
    let holders = gitsOf(repository, uid);
    while (performance.now() < until) {
        await (0,promises_.setTimeout)(POLL_MS);
        if (lookAt(path)?.identity !== seen.identity)
            return undefined;
        const now = gitsOf(repository, uid);
        holders = holders?.filter((each) => now?.includes(each) === true);
    }
    // Undefined: this system does not say what processes there are.
    if (holders === undefined || holders.length > 0 || lookAt(path)?.identity !== seen.identity)
        return undefined;
    (0,external_node_fs_.rmSync)(path, { force: true });
    return `removed ${path}: a git that was killed left it; no git works in this repository`;
}
/** A lock as it is now; undefined where there is none that git would make. */
function lookAt(path) {
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
/** Gits that may have made a lock of that user in a repository, each with its start: ids are used again. */
function gitsOf(repository, uid) {
    const places = [repository.commonDir, repository.gitDir, ...(0,user_repository/* listHeads */.Y3)(repository).map(({ folder }) => folder)];
    const folders = places.map(realPath);
    try {
        return (0,external_node_fs_.readdirSync)('/proc')
            .filter((name) => /^\d+$/.test(name) && mayWorkIn(name, { folders, uid }))
            .map((name) => `${name} ${(0,process_tree/* processStart */.gy)(Number(name))}`);
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
    // Told where its repository is, it can stand anywhere.
    const isTold = args.some((each) => each.startsWith('--git-dir')) || /(^|\0)GIT_DIR=/.test(read(pid, 'environ'));
    if (isTold)
        return true;
    const folder = workingFolder(pid);
    // A git that is seen in the repository counts whoever runs it: a server may give its files to another user.
    if (folder === undefined)
        return mayRunAs(pid, uid);
    return folders.some((each) => folder === each || folder.startsWith(`${each}${external_node_path_.sep}`));
}
function workingFolder(pid) {
    try {
        return (0,external_node_fs_.readlinkSync)(`/proc/${pid}/cwd`);
    }
    catch {
        // Another user's: it may be anywhere.
        return undefined;
    }
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
function realPath(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        // A work tree that was removed without telling git.
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
/** Something that cannot be handed on without what it must not hold. */
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
        message: `the branch ${branch} does not stop moving`,
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

/***/ 84483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine),
/* harmony export */   h: () => (/* binding */ manyLines)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13141);


/** Text of an agent or an evaluator on one line: nothing that a terminal or a workflow would obey. */
function oneLine(text, maxLength = 200) {
    return (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .defuse */ .VP)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(text.replace(/\s+/g, ' ').trim(), maxLength));
}
/** Text of an agent or an evaluator with its lines and tabs, and nothing else that a terminal or a workflow would obey. */
function manyLines(text, maxLength) {
    const lines = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(text, maxLength)
        .replace(/\r?\n$/, '')
        .split(/\r?\n/);
    return (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .defuse */ .VP)(lines.map(printableLine).join('\n'));
}
function printableLine(line) {
    return line
        .split('\t')
        .map((part) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(part, part.length))
        .join('\t');
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
        ['lane', text(record.worktree)],
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
    return [(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(policy, 40), ...measured, ...renderEvidence(evidence, threshold)].join(', ');
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
    return steps.map(([name, ms]) => `${(0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(name.replace(/_ms$/, ''), 30)} ${(0,_time_text_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSpan */ .LP)(ms)}`).join(', ');
}
function renderSandbox(sandbox) {
    if (sandbox === undefined || sandbox === null)
        return undefined;
    if (typeof sandbox === 'string')
        return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(sandbox, 80);
    const level = sandbox.level ?? sandbox.kind;
    return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(typeof level === 'string' ? level : JSON.stringify(sandbox), 200);
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
    const shown = paths.slice(0, MAX_PATHS).map((path) => (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(path, 120));
    return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
function text(value) {
    return typeof value === 'string' && value !== '' ? (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(value, 80) : undefined;
}
function isNumber(value) {
    return typeof value === 'number';
}


/***/ }),

/***/ 28284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ renderDiffHtml),
/* harmony export */   M: () => (/* binding */ renderIterationDetails)
/* harmony export */ });
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84483);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45138);
/* harmony import */ var _iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16794);



/** One iteration as a part of the page that opens: reason, facts, diff. */
function renderIterationDetails({ row, diff, showCommand }) {
    const { iter, outcome, scoreText, summary, record } = row;
    const facts = (0,_iteration_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .renderFacts */ .Id)(record).map(([name, value]) => `<dt>${name}</dt><dd>${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .Z)(value)}</dd>`);
    const reason = (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(record.notes, 2000);
    return [
        `<details id="i${iter}"><summary>${iter} <span class="mark ${outcome}">${outcome}</span> ${scoreText}</summary>`,
        ...(reason === '' ? [] : [`<p>${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .Z)(reason)}</p>`]),
        ...(summary === '' ? [] : [`<p class="said">The agent says: <q>${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .Z)(summary)}</q></p>`]),
        `<dl class="facts">${facts.join('')}</dl>`,
        diff ?? (record.diff_lines > 0 ? `<p class="note">The diff: <code>${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .Z)(showCommand)}</code></p>` : ''),
        '</details>',
    ].join('\n');
}
const MAX_DIFF_CHARS = 12_000;
const MAX_LINE_CHARS = 500;
/** A diff with its lines told apart by element as well as by sign; `name` says what it is of. */
function renderDiffHtml(diff, name) {
    let isHeader = true;
    const lines = (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_0__/* .manyLines */ .h)(diff, MAX_DIFF_CHARS)
        .split('\n')
        .map((line) => {
        if (line.startsWith('diff --git '))
            isHeader = true;
        if (line.startsWith('@@'))
            isHeader = false;
        return renderLine(cut(line), isHeader);
    });
    const rest = diff.length - MAX_DIFF_CHARS;
    const note = rest > 0 ? `<p class="note">${rest} more characters are left out.</p>` : '';
    return `<pre tabindex="0" role="group" aria-label="Diff of ${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .Z)(name)}">${lines.join('\n')}</pre>${note}`;
}
function cut(line) {
    return line.length > MAX_LINE_CHARS ? `${line.slice(0, MAX_LINE_CHARS)}…` : line;
}
function renderLine(line, isHeader) {
    const text = (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .Z)(line);
    if (isHeader)
        return `<b>${text}</b>`;
    if (line.startsWith('+'))
        return `<ins>${text}</ins>`;
    if (line.startsWith('-'))
        return `<del>${text}</del>`;
    return line.startsWith('@@') ? `<i>${text}</i>` : text;
}


/***/ }),

/***/ 1052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ instantOf),
/* harmony export */   LP: () => (/* binding */ renderSpan),
/* harmony export */   Wv: () => (/* binding */ renderInstant)
/* harmony export */ });
/* harmony import */ var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
/* harmony import */ var _foreign_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84483);


// Other forms would be read in the time zone of the machine.
const INSTANT = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;
/** The instant that a record names, in milliseconds; undefined when it names none. */
function instantOf(text) {
    if (text === null || !INSTANT.test(text))
        return undefined;
    const ms = Date.parse(text.replace(' ', 'T'));
    return Number.isNaN(ms) ? undefined : ms;
}
/** `2026-05-20 12:00 UTC`; a text that is no instant is shown as it is. */
function renderInstant(text) {
    const ms = instantOf(text);
    if (ms === undefined)
        return (0,_foreign_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(text, 40);
    return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** A length of time as a person wants it: no seconds in hours, no milliseconds in seconds. */
function renderSpan(ms) {
    const grain = ms >= 3_600_000 ? 60_000 : ms >= 1000 ? 1000 : 1;
    return (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .renderDuration */ .P)(Math.round(ms / grain) * grain);
}


/***/ })

};


export const id = 293;
export const ids = [293];
export const modules = {

/***/ 9354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ decideAdmission),
/* harmony export */   Y: () => (/* binding */ ALWAYS_DENIED)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4006);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7953);


/**
 * Denied whatever the config says, unless `permit` names it: the records of experiments and missions, what steers git,
 * what runs on other machines, and what steers agents, package managers and hooks.
 * Source: experiments, "Config"; faults and attacks, "Deny-path evasion".
 */
const ALWAYS_DENIED = [
    '.autorize/**',
    '.rcs/**',
    '**/.git/**',
    '**/.gitattributes',
    '**/.gitmodules',
    '**/.gitignore',
    '.github/**',
    '.claude/**',
    '.mcp.json',
    '**/.npmrc',
    '.husky/**',
];
const GITLINK = '160000';
const SYMLINK = '120000';
// A record with a thousand reasons helps no one; the first ones say what kind of change it was.
const MAX_REASONS = 20;
/** Decides whether a captured change may be judged at all. Pure; every rule that is broken is told. */
function decideAdmission(change, rules) {
    const matchers = buildMatchers(rules);
    const reasons = change.changes.flatMap((each) => pathReasons(each, { change, rules, matchers }));
    reasons.push(...sizeReasons(change, rules));
    if (reasons.length === 0)
        return { kind: 'admitted' };
    const shown = reasons.slice(0, MAX_REASONS);
    const rest = reasons.length - shown.length;
    return { kind: 'denied', reasons: rest === 0 ? shown : [...shown, `and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(rest, 'reason')} more`] };
}
function buildMatchers({ denyPaths, protectedPaths, permit, allowPaths }) {
    return {
        isProtected: buildMatcher(protectedPaths),
        denied: buildMatcher(denyPaths),
        alwaysDenied: buildMatcher(ALWAYS_DENIED),
        permitted: buildMatcher(permit),
        allowed: buildMatcher(allowPaths),
    };
}
/**
 * Matches a path against globs and tells the first that does. Compared by folded case and composed characters: on some
 * file systems `SRC/A` and `src/a` are one file, and a rule about one must hold for the other.
 */
function buildMatcher(globs) {
    const tests = globs.map((glob) => ({ glob, isMatch: picomatch__WEBPACK_IMPORTED_MODULE_1__(fold(glob), { dot: true }) }));
    return (path) => {
        const folded = fold(path);
        return tests.find(({ isMatch }) => isMatch(folded))?.glob;
    };
}
function fold(text) {
    // A pattern's "any character" is none of those that end a line: a name that holds one would slip through `**`.
    return text
        .normalize('NFC')
        .toLowerCase()
        .replace(/[\p{Cc}\u2028\u2029]/gu, '\ufffd');
}
function pathReasons({ path, newMode }, { change, rules, matchers }) {
    const reasons = [];
    const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(path, 200);
    const denied = matchers.denied(path);
    if (denied !== undefined)
        reasons.push(`${shown} is denied by deny_paths (${denied})`);
    if (matchers.isProtected(path) !== undefined) {
        reasons.push(`${shown} is protected: it is part of what judges (${rules.protectKey} says what is)`);
    }
    const always = matchers.alwaysDenied(path);
    if (always !== undefined && matchers.permitted(path) === undefined) {
        reasons.push(`${shown} is always denied (${always}); boundaries.permit can name it`);
    }
    if (rules.enforceAllow && matchers.allowed(path) === undefined)
        reasons.push(`${shown} is not in allow_paths`);
    const odd = oddName(path);
    if (odd !== undefined)
        reasons.push(`${shown} has a name that ${odd}`);
    if (newMode === GITLINK)
        reasons.push(`${shown} is a repository inside the repository`);
    if (newMode === SYMLINK)
        reasons.push(...linkReasons(path, change.linkTargets.get(path)));
    return reasons;
}
function oddName(path) {
    if (/\p{Cc}/u.test(path))
        return 'holds a control character';
    if (path.includes('\\'))
        return 'holds a backslash';
    if (path.split('/').some(isGitName))
        return 'git, or a file system, takes for its own folder';
    return undefined;
}
// What HFS+ ignores inside a name, so that ".g\u200cit" is ".git" there.
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** `.git` in any spelling that a file system folds to it: case, ignored characters, trailing dots, short names. */
function isGitName(name) {
    const folded = fold(name.replace(IGNORED, '')).replace(/[. ]+$/, '');
    return folded === '.git' || /^git~\d+$/.test(folded) || folded.startsWith('.git:');
}
function linkReasons(path, target) {
    const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(path, 200);
    if (target === undefined)
        return [`${shown} is a symbolic link whose target is not known`];
    if (target.startsWith('/') || /^[a-z]:/i.test(target))
        return [`${shown} links to the absolute path ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(target, 200)}`];
    let depth = path.split('/').length - 1;
    for (const part of target.split('/')) {
        if (part === '..')
            depth -= 1;
        else if (part !== '.' && part !== '')
            depth += 1;
        if (depth < 0)
            return [`${shown} links out of the tree, to ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(target, 200)}`];
    }
    return [];
}
function sizeReasons({ changes, diffLines }, { maxFiles, maxDiffLines }) {
    const reasons = [];
    if (maxFiles !== undefined && changes.length > maxFiles) {
        reasons.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(changes.length, 'file')} changed, above max_files ${maxFiles}`);
    }
    if (maxDiffLines !== undefined && diffLines > maxDiffLines) {
        reasons.push(`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .LS)(diffLines, 'line')} changed, above max_diff_lines ${maxDiffLines}`);
    }
    return reasons;
}


/***/ }),

/***/ 5180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ countLines),
/* harmony export */   p: () => (/* binding */ readChange)
/* harmony export */ });
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5222);
/**
 * What a captured tree changes, read from the store.
 * Invariant: names, modes and contents come from tree objects; nothing of a work tree has a say any more.
 */



const MAX_DIFF_BYTES = 8 << 20;
const SYMLINK = '120000';
/** Reads what lies between two trees or commits. */
async function readChange(store, { from, tree }) {
    const changes = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__/* .diffTrees */ .j_)(store, { from, to: tree });
    if (changes.length === 0)
        return { from, tree, changes, diff: '', diffLines: 0, linkTargets: new Map() };
    const diff = await readDiff(store, { from, tree });
    const { added, removed } = countLines(diff);
    return { from, tree, changes, diff, diffLines: added + removed, linkTargets: await readLinks(store, changes) };
}
async function readDiff({ git }, { from, tree }) {
    const args = [
        'diff-tree',
        '-r',
        '-p',
        '--no-renames',
        '--no-color',
        '--no-ext-diff',
        '--no-textconv',
        from,
        tree,
        '--',
    ];
    try {
        const { stdout } = await git(args, { maxBytes: MAX_DIFF_BYTES });
        return stdout.toString();
    }
    catch (error) {
        // Too large to be read by anyone: the numbers tell enough.
        if (!(error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS))
            throw error;
        const { stdout } = await git(['diff-tree', '-r', '--stat=120', '--no-renames', from, tree, '--']);
        return `The diff is larger than ${MAX_DIFF_BYTES >> 20} MB; this is its outline.\n\n${stdout.toString()}`;
    }
}
/** Lines added and removed: those of hunks alone, whatever a file's own lines look like. */
function countLines(diff) {
    const lines = { added: 0, removed: 0 };
    let isInHunk = false;
    for (const line of diff.split('\n')) {
        if (line.startsWith('@@ '))
            isInHunk = true;
        else if (line.startsWith('diff --git '))
            isInHunk = false;
        else if (isInHunk && line.startsWith('+'))
            lines.added += 1;
        else if (isInHunk && line.startsWith('-'))
            lines.removed += 1;
    }
    return lines;
}
async function readLinks({ git }, changes) {
    const targets = new Map();
    for (const { path, newMode, newId } of changes) {
        if (newMode !== SYMLINK)
            continue;
        const { stdout } = await git(['cat-file', 'blob', newId]);
        targets.set(path, (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q)(stdout));
    }
    return targets;
}


/***/ }),

/***/ 7913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
// EXTERNAL MODULE: ./build/kernel/environment.js
var environment = __webpack_require__(2989);
// EXTERNAL MODULE: ./build/kernel/files.js
var files = __webpack_require__(9871);
;// CONCATENATED MODULE: ./build/kernel/output-capture.js
/**
 * A stream of a command, kept in a file up to a bound: its beginning and, where it is longer, its end, since that is
 * where a program says what became of it.
 * Invariant: memory does not grow with what the command writes; what is between the two is read and dropped, so that
 * the command is neither blocked nor killed by it, and a line in the file says how much it was. The file is created
 * exclusively: a planted link is refused.
 */


/** The end of a stream is kept in memory until there is no more to come. */
const MAX_TAIL_BYTES = 1 << 20;
// What was written before the end is in the pipe already; a daemon that holds it open has nothing to add.
const DRAIN_MS = 500;
// Enough for the sentence in which a program says why it did not start.
const HEAD_BYTES = 2000;
class OutputCapture {
    #target;
    #descriptor;
    #tail;
    #closed = Promise.resolve();
    #stream;
    #bytes = 0;
    #seenBytes = 0;
    #head = '';
    #failure;
    constructor(target) {
        this.#target = target;
        this.#tail = new Tail(Math.min(MAX_TAIL_BYTES, target.maxBytes >> 1));
        this.#descriptor = (0,external_node_fs_.openSync)(target.path, 'wx', 0o600);
    }
    /** Takes everything that a stream gives from now on. */
    attach(stream) {
        this.#stream = stream;
        this.#closed = new Promise((resolve) => stream.once('close', () => resolve()));
        stream.on('data', (block) => this.#take(block));
        // A reset pipe is an ended pipe.
        stream.on('error', () => undefined);
    }
    #take(block) {
        this.#seenBytes += block.length;
        if (this.#head.length < HEAD_BYTES)
            this.#head += block.toString('utf8', 0, HEAD_BYTES);
        const room = this.#target.maxBytes - this.#tail.maxBytes - this.#bytes;
        const kept = block.subarray(0, Math.max(0, room));
        this.#bytes += this.#write(kept);
        this.#tail.push(block.subarray(kept.length));
        release(block);
    }
    /** Gives how much was written: all of it, or nothing where the disk took no more. */
    #write(kept) {
        if (this.#failure !== undefined)
            return 0;
        try {
            // A write may be short (a nearly full disk): the rest is written again until it is there or fails.
            for (let at = 0; at < kept.length;)
                at += (0,external_node_fs_.writeSync)(this.#descriptor, kept, at);
            return kept.length;
        }
        catch (error) {
            this.#failure = error;
            return 0;
        }
    }
    #writeEnd() {
        const end = this.#tail.take();
        const dropped = this.#seenBytes - this.#bytes - end.length;
        if (dropped > 0)
            this.#write(Buffer.from(`\n[autorize left out ${dropped} bytes here]\n`));
        this.#bytes += this.#write(end);
    }
    /** The beginning of what was written. */
    get head() {
        return this.#head;
    }
    /** Lets the stream run out, without waiting for those who merely hold it open; throws what writing the file threw. */
    async finish() {
        await Promise.race([this.#closed, (0,promises_.setTimeout)(DRAIN_MS, undefined, { ref: false })]);
        this.#stream?.destroy();
        this.#writeEnd();
        if (this.#failure !== undefined)
            throw this.#failure;
        const [bytes, seenBytes] = [this.#bytes, this.#seenBytes];
        return { path: this.#target.path, bytes, seenBytes, truncated: seenBytes > bytes };
    }
    [Symbol.dispose]() {
        this.#stream?.destroy();
        (0,external_node_fs_.closeSync)(this.#descriptor);
    }
}
/** The last bytes of a stream, so many at most. */
class Tail {
    maxBytes;
    #ring;
    #seen = 0;
    constructor(maxBytes) {
        this.maxBytes = maxBytes;
    }
    push(block) {
        if (block.length === 0 || this.maxBytes === 0)
            return;
        this.#ring ??= Buffer.allocUnsafe(this.maxBytes);
        const last = block.subarray(-this.maxBytes);
        const at = (this.#seen + block.length - last.length) % this.maxBytes;
        const copied = last.copy(this.#ring, at);
        last.copy(this.#ring, 0, copied);
        this.#seen += block.length;
    }
    /** What there is, in its order; then there is nothing. */
    take() {
        const [ring, seen] = [this.#ring, this.#seen];
        this.#ring = undefined;
        this.#seen = 0;
        if (ring === undefined)
            return Buffer.alloc(0);
        if (seen <= this.maxBytes)
            return ring.subarray(0, seen);
        const at = seen % this.maxBytes;
        return Buffer.concat([ring.subarray(at), ring.subarray(0, at)]);
    }
}
/**
 * Gives a block's memory back at once. The collector comes by too rarely for a flood: measured with `yes`, the process
 * grows by 10 MB instead of 90 MB, and reads half as much again. (Node 20 has no such call and collects in time by itself.)
 */
function release(block) {
    const { buffer } = block;
    // A block that shares its memory with others (Node's pool) is not ours to give.
    if (block.byteLength !== buffer.byteLength)
        return;
    if ('transfer' in buffer && typeof buffer.transfer === 'function')
        buffer.transfer(0);
}

// EXTERNAL MODULE: ./build/kernel/process-tree.js
var process_tree = __webpack_require__(8566);
// EXTERNAL MODULE: ./build/kernel/sandbox-command.js + 1 modules
var sandbox_command = __webpack_require__(6640);
;// CONCATENATED MODULE: ./build/kernel/agent-process.js
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
 * A command under a wall-clock budget, alone in its level of isolation.
 * Invariant: when the promise settles no process of the command is left, whether it ended by itself, ran out of budget
 * or was called off; it settles when the command has ended, not when the last holder of its pipes has.
 * Killed supervisor: the first process of the namespace dies with us (parent-death signal) and the kernel ends all in
 * it. Without a namespace the processes stay until `killMarked` of the next run, by the marker.
 * The parent-death signal follows the thread that forked: only the main thread may run commands.
 */










/** Between TERM and KILL at the end of the budget. */
const GRACE_MS = 5000;
// Someone waits: with the launcher's second and the last look for leftovers, a called-off run is over within five.
const ABORT_GRACE_MS = 2000;
// A namespace whose first process was killed ends within milliseconds; if not, its launcher is killed as well.
const LAUNCHER_MS = 1000;
// What a timer can hold; a longer budget is none.
const MAX_TIMER_MS = 2 ** 31 - 1;
const MAX_STATUS_LENGTH = 1000;
const CALLED_OFF = { code: 'ABORTED', reason: 'the run was called off before it began' };
/** Runs a command to its end and leaves nothing of it behind. */
async function runProcess(request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        if (!external_node_worker_threads_.isMainThread)
            throw new Error('commands are run from the main thread only: their lifetime hangs on it');
        if (request.signal?.aborted === true)
            return { kind: 'unstarted', ...CALLED_OFF, level: request.level.kind };
        const built = (0,sandbox_command/* buildSandboxCommand */.V)(request.level, request);
        const opened = openOutputs(request);
        if ('kind' in opened)
            return opened;
        const stdout = __addDisposableResource(env_1, opened.stdout, false);
        const stderr = __addDisposableResource(env_1, opened.stderr, false);
        const startedAt = performance.now();
        const launch = startChild(built, request);
        if ('kind' in launch)
            return launch;
        const { child } = launch;
        const ending = watchEnding(child, request);
        const spawned = await new Promise((resolve) => {
            child.once('spawn', () => resolve(undefined));
            child.once('error', resolve);
        });
        if (spawned !== undefined) {
            ending.stop();
            return unstarted(request, spawned);
        }
        const status = readStatus(child);
        if (child.stdout !== null)
            stdout.attach(child.stdout);
        if (child.stderr !== null)
            stderr.attach(child.stderr);
        feed(child.stdin, request.stdin);
        const exit = await ending.exit;
        const durationMs = performance.now() - startedAt;
        const survivors = await endLeftovers(child, request);
        const outputs = { stdout: await stdout.finish(), stderr: await stderr.finish() };
        const report = parseStatus(await status());
        const { killedByBudget, aborted } = ending;
        if (!report.began && !killedByBudget && !aborted) {
            if (report.isMissing)
                return notFound(request);
            return {
                kind: 'unstarted',
                code: 'SANDBOX',
                reason: stderr.head.trim() || 'no word of why',
                level: request.level.kind,
            };
        }
        const told = built.reportsExit ? (report.exitCode ?? 128 + external_node_os_.constants.signals.SIGKILL) : codeOf(exit);
        const facts = { exitCode: told, signal: signalOf(told), killedByBudget, aborted, durationMs };
        return { kind: 'ended', ...facts, ...outputs, level: request.level.kind, survivors };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function openOutputs(request) {
    let stdout;
    try {
        stdout = new OutputCapture(request.stdout);
        return { stdout, stderr: new OutputCapture(request.stderr) };
    }
    catch (error) {
        stdout?.[Symbol.dispose]();
        // Too many open files is the machine's moment of weakness, as when a process cannot be made; the rest is not.
        if (['EMFILE', 'ENFILE'].includes((0,files/* errorCode */.CA)(error)))
            return unstarted(request, error);
        throw error;
    }
}
function startChild({ program, args }, request) {
    try {
        const child = (0,external_node_child_process_.spawn)(program, args, {
            cwd: request.view.workDir,
            // Not --setenv or --clearenv: an environment on a command line, or of a launcher, is for everyone to read.
            env: { ...request.environment, [environment/* RUN_MARKER */.xO]: request.runId },
            detached: true,
            stdio: [request.stdin === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', 'pipe'],
        });
        return { child };
    }
    catch (error) {
        return unstarted(request, error);
    }
}
function unstarted({ level }, error) {
    return {
        kind: 'unstarted',
        code: (0,files/* errorCode */.CA)(error),
        reason: error instanceof Error ? error.message : String(error),
        level: level.kind,
    };
}
function notFound({ level, command }) {
    const reason = `${JSON.stringify(command[0] ?? '')} is no command in the sandbox`;
    return { kind: 'unstarted', code: 'ENOENT', reason, level: level.kind };
}
function feed(stdin, text) {
    if (stdin === null || text === undefined)
        return;
    // A command need not read its input.
    stdin.on('error', () => undefined);
    stdin.end(text);
}
/** What the first process reports. A process of the command can take its descriptor, and write there too. */
function readStatus(child) {
    const pipe = child.stdio[sandbox_command/* STATUS_DESCRIPTOR */.N];
    if (!(pipe instanceof external_node_stream_.Readable))
        return () => Promise.resolve('');
    let text = '';
    const closed = new Promise((resolve) => pipe.once('close', () => resolve()));
    pipe.on('data', (block) => {
        if (text.length < MAX_STATUS_LENGTH)
            text += block.toString('latin1');
    });
    pipe.on('error', () => undefined);
    return async () => {
        await Promise.race([closed, (0,promises_.setTimeout)(LAUNCHER_MS, undefined, { ref: false })]);
        pipe.destroy();
        return text;
    };
}
/** Takes an exit code from a report that is whole and holds nothing else: what was added to it is a forgery. */
function parseStatus(text) {
    const code = /^started\nexit (\d{1,3})\n$/.exec(text)?.[1];
    return {
        began: text.startsWith('started\n'),
        isMissing: text === 'missing\n',
        ...(code === undefined ? {} : { exitCode: Number(code) & 255 }),
    };
}
function codeOf({ code, signal }) {
    return code ?? 128 + (signal === null ? 0 : external_node_os_.constants.signals[signal]);
}
function signalOf(exitCode) {
    const found = Object.entries(external_node_os_.constants.signals).find(([, number]) => number === exitCode - 128);
    return found === undefined ? null : found[0];
}
/** Waits for the exit, and brings it about when the budget is used up or the run is called off. */
function watchEnding(child, request) {
    const { budgetMs, graceMs = GRACE_MS, signal } = request;
    const { abortGraceMs = Math.min(graceMs, ABORT_GRACE_MS) } = request;
    const timers = [];
    const state = { killedByBudget: false, aborted: false, stop };
    const ask = () => {
        if (!isRunning(child))
            return;
        const members = membersOf(child, request);
        for (const pid of members)
            (0,process_tree/* sendSignal */.vG)(pid, 'SIGTERM');
        // The sandbox does not stand yet: there is nobody to be asked.
        if (members.length === 0)
            killLauncher(child);
    };
    const killAfter = (ms) => {
        timers.push(setTimeout(() => killTree(child, request), ms));
        timers.push(setTimeout(() => killLauncher(child), ms + LAUNCHER_MS));
    };
    const onBudget = () => {
        if (state.aborted)
            return;
        state.killedByBudget = true;
        ask();
        killAfter(graceMs);
    };
    const onAbort = () => {
        // Asked at the end of its budget already, and told by that: only the wait becomes shorter.
        if (!state.killedByBudget) {
            state.aborted = true;
            ask();
        }
        killAfter(abortGraceMs);
    };
    function stop() {
        for (const timer of timers)
            clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
    }
    // Timers and durations are of the monotonic clock: setting the time of day neither stretches nor cuts a budget.
    if (budgetMs <= MAX_TIMER_MS)
        timers.push(setTimeout(onBudget, budgetMs));
    signal?.addEventListener('abort', onAbort, { once: true });
    const exit = new Promise((resolve) => {
        child.once('exit', (code, exitSignal) => {
            stop();
            resolve({ code, signal: exitSignal });
        });
    });
    return Object.assign(state, { exit });
}
function isRunning(child) {
    return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
/** The processes to be asked to stop: all of the namespace, first process first, but not its launcher. */
function membersOf(child, request) {
    const below = (0,process_tree/* descendantsOf */.gO)(child.pid);
    if (request.level.kind !== 'process-group')
        return below;
    return [...new Set([child.pid, ...below, ...(0,process_tree/* markedProcesses */.KT)(request.runId)])];
}
function killTree(child, request) {
    if (!isRunning(child))
        return;
    const first = (0,process_tree/* descendantsOf */.gO)(child.pid)[0];
    // The first process's death is reported only when the kernel has ended all the others: then they are gone for sure.
    if (request.level.kind !== 'process-group' && first !== undefined)
        (0,process_tree/* sendSignal */.vG)(first, 'SIGKILL');
    else
        (0,process_tree/* sendSignal */.vG)(-child.pid, 'SIGKILL');
}
function killLauncher(child) {
    if (isRunning(child))
        (0,process_tree/* sendSignal */.vG)(-child.pid, 'SIGKILL');
}
/** A command that ended by itself may have left others behind. */
async function endLeftovers(child, { level, runId }) {
    // Members of the group keep its number taken, and numbers go round: it is not another's so soon.
    if (level.kind === 'process-group' && child.pid !== undefined)
        (0,process_tree/* sendSignal */.vG)(-child.pid, 'SIGKILL');
    return await (0,process_tree/* killMarked */.fR)(runId);
}

// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(3727);
;// CONCATENATED MODULE: ./build/kernel/program-places.js
/**
 * What a command must be able to read for the programs of its PATH to run, where homes and the like are hidden.
 * Invariant: only folders of programs, the libraries beside them and the targets of their links; never a home, a folder
 * that holds another hidden one, one that is a repository, or one where keys are kept. A link is followed by its next
 * name and by its last, since both may be what a program is found by.
 * Trade-off: a program that reads more of its home (toolchains that a shim chooses from) needs that named as readable.
 */



// Packages find their siblings through these; a package alone would not run.
const PACKAGE_FOLDERS = ['node_modules', 'Cellar'];
// What is needed beside a folder `bin`: libraries, and the file that a Python environment is known by.
const NEIGHBOURS = ['lib', 'lib64', 'libexec', 'pyvenv.cfg'];
const KEYS = new Set(['.git', '.ssh', '.aws', '.azure', '.gnupg', '.kube']);
const PRIVATE = new Set([...KEYS, '.config', '.docker', '.env', '.netrc', '.git-credentials']);
/** The hidden paths that programs of a PATH need, outer ones first found. */
function readProgramPlaces({ path, hiddenFolders, homes }) {
    const places = new Set();
    const seen = new Set();
    const isHidden = (place) => hiddenFolders.some((folder) => isInside(place, folder));
    const isClosed = (place) => [...homes, ...hiddenFolders].some((folder) => place === folder || isInside(folder, place)) || isPrivate(place);
    // Hundreds of links lead into one folder of packages.
    const known = new Map();
    const add = (place) => {
        const isAdded = known.get(place) ?? addNew(place);
        known.set(place, isAdded);
        return isAdded;
    };
    const addNew = (place) => {
        if (!isHidden(place) || !exists(place) || isClosed(place))
            return false;
        if (![...places].some((each) => isInside(place, each)))
            places.add(place);
        return true;
    };
    // What a link says is said from where its folder really is; one folder has many names (/bin, /usr/bin).
    const targets = new Map();
    const targetsIn = (folder) => {
        const found = targets.get(folder) ?? linkTargets(folder);
        targets.set(folder, found);
        return found;
    };
    const addFolder = (folder) => {
        if (seen.has(folder))
            return;
        seen.add(folder);
        // A folder that is not hidden may hold links to what is.
        if (!add(folder) && isHidden(folder))
            return;
        const prefix = (0,external_node_path_.dirname)(folder);
        if ((0,external_node_path_.basename)(folder) === 'bin' && !isClosed(prefix))
            for (const name of NEIGHBOURS)
                add((0,external_node_path_.join)(prefix, name));
        for (const target of real(folder).flatMap(targetsIn)) {
            const packages = packageFolder(target);
            if (packages !== undefined)
                add(packages);
            else if (!isHidden(target))
                continue;
            else if ((0,external_node_path_.basename)((0,external_node_path_.dirname)(target)) === 'bin')
                addFolder((0,external_node_path_.dirname)(target));
            else
                add(target);
        }
    };
    const written = path.split(external_node_path_.delimiter).filter((each) => (0,external_node_path_.isAbsolute)(each));
    for (const folder of written.map((each) => (0,external_node_path_.resolve)(each)))
        for (const each of [folder, ...real(folder)])
            addFolder(each);
    return [...places];
}
/** The next and the last name of every link in a folder. */
function linkTargets(folder) {
    const links = quietly(() => (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true })).filter((entry) => entry.isSymbolicLink());
    return links.flatMap(({ name }) => {
        const link = (0,external_node_path_.join)(folder, name);
        return quietly(() => [(0,external_node_path_.resolve)(folder, (0,external_node_fs_.readlinkSync)(link)), ...real(link)]);
    });
}
/** The outermost folder of packages that a path lies in. */
function packageFolder(path) {
    const parts = path.split(external_node_path_.sep);
    const at = parts.findIndex((part) => PACKAGE_FOLDERS.includes(part));
    return at === -1 || at === parts.length - 1 ? undefined : parts.slice(0, at + 1).join(external_node_path_.sep);
}
function isPrivate(place) {
    if (PRIVATE.has((0,external_node_path_.basename)(place)) || place.split(external_node_path_.sep).some((part) => KEYS.has(part)))
        return true;
    return quietly(() => (0,external_node_fs_.readdirSync)(place)).some((name) => PRIVATE.has(name));
}
function isInside(path, folder) {
    return path.startsWith(folder + external_node_path_.sep);
}
function exists(path) {
    return real(path).length > 0;
}
function real(path) {
    return quietly(() => [external_node_fs_.realpathSync.native(path)]);
}
/** Nothing, where the file system refuses: what we cannot reach the command cannot either. */
function quietly(look) {
    try {
        return look();
    }
    catch (error) {
        if ((0,files/* isSystemError */.Or)(error))
            return [];
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/kernel/sandbox-view.js
/**
 * What of this machine a sandboxed command sees.
 * Invariant: sockets of services (/run), other people's temporary files, the user's home and the runner's own folders
 * are not there; what must be reached inside them is named, or is what the programs of the PATH need. A path that does
 * not exist needs no hiding.
 */



const SYSTEM_FOLDERS = ['/run', '/var/run', '/tmp', '/var/tmp', '/root', '/home'];
const FOLDER_VARIABLES = ['HOME', 'XDG_RUNTIME_DIR', 'RUNNER_TEMP', 'TMPDIR'];
// The folder of the files that a job's steps give the runner their commands in.
const COMMAND_FILE_VARIABLE = 'GITHUB_ENV';
/** The view of a command in its folders, with everything hidden that is not the command's business. */
function readSandboxView({ outer, hidden = [], readable = [], ...folders }) {
    const commandFile = outer[COMMAND_FILE_VARIABLE];
    const variables = FOLDER_VARIABLES.flatMap((name) => outer[name] ?? []);
    const candidates = [...SYSTEM_FOLDERS, ...variables, ...(commandFile ? [(0,external_node_path_.dirname)(commandFile)] : []), ...hidden];
    const paths = [...new Set(candidates.flatMap(realPath))].filter((path) => path !== external_node_path_.sep);
    const hiddenFolders = paths.filter((path) => (0,external_node_fs_.statSync)(path).isDirectory());
    const hiddenFiles = paths.filter((path) => !hiddenFolders.includes(path));
    const homes = outer.HOME === undefined ? [] : [outer.HOME, ...realPath(outer.HOME)];
    const programs = readProgramPlaces({ path: outer.PATH ?? '', hiddenFolders, homes });
    return { ...folders, readable: [...readable, ...programs], hiddenFolders, hiddenFiles };
}
function realPath(path) {
    if (!(0,external_node_path_.isAbsolute)(path))
        return [];
    try {
        return [(0,external_node_fs_.realpathSync)(path)];
    }
    catch {
        // Not there, or not reachable by us, and so not by the command.
        return [];
    }
}

// EXTERNAL MODULE: ./build/kernel/scratch-home.js
var scratch_home = __webpack_require__(5364);
;// CONCATENATED MODULE: ./build/attempt/command.js
var command_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
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
var command_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
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
 * A command of an attempt: agent, setup, teardown, guard, evaluator, summarizer.
 * Invariant: it runs by `sh -c` (no login shell, no file of anybody's read first) in its folder, with a HOME and a
 * TMPDIR of its own, the allowed environment, and the user's repository and the private area out of its sight wherever
 * the level can do that. When the promise settles nothing of it lives.
 */








/** What of a stream is kept; the rest is read and dropped, and the file says so. */
const MAX_LOG_BYTES = 10 << 20;
const GIT_CONFIG = '[user]\n\tname = agent\n\temail = agent@localhost\n[safe]\n\tdirectory = *\n[init]\n\tdefaultBranch = main\n';
// A TERM goes to every process of the command. Without this the shell would be the first to end, and its end is taken
// for the command's: the program would get no grace, and its exit code would be lost. With it the shell waits for the
// program that it started, and ends as that one did. A trap is not inherited.
const WAIT_ON_TERM = 'trap exit TERM; ';
/** Runs one command of an attempt to its end. */
async function runCommand(workspace, request) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { command, workDir, given, stdin, stdoutPath, stderrPath, budgetMs, network, signal } = request;
        const { readable = [], writable = [], maxStdoutBytes = MAX_LOG_BYTES } = request;
        const { folder, repository, outer, level, session } = workspace;
        const scratch = command_addDisposableResource(env_1, (0,scratch_home/* createScratchHome */.e)((0,external_node_path_.join)(folder, 'scratch')), true);
        const { home, temporary } = scratch;
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(home, '.gitconfig'), GIT_CONFIG);
        (0,fault_point/* faultPoint */.Jd)('command:after-scratch');
        const hidden = [repository.folder, repository.commonDir, folder, ...workspace.hidden];
        const folders = { workDir, home, temporary, readable, writable, network };
        // Of no other level do files depend on what is in the view, and to find it takes its time.
        const view = level.kind === 'bubblewrap' ? readSandboxView({ ...folders, outer, hidden }) : folders;
        (0,fault_point/* faultPoint */.Jd)('command:before-start');
        const result = await runProcess({
            level,
            view,
            command: ['/bin/sh', '-c', `${WAIT_ON_TERM}${command}`],
            environment: (0,environment/* buildEnvironment */.AF)({ outer, given, home, temporary }),
            runId: `${session}.${(0,external_node_crypto_.randomUUID)()}`,
            stdout: { path: stdoutPath, maxBytes: maxStdoutBytes },
            stderr: { path: stderrPath, maxBytes: MAX_LOG_BYTES },
            budgetMs,
            ...(stdin === undefined ? {} : { stdin }),
            ...(signal === undefined ? {} : { signal }),
        });
        (0,fault_point/* faultPoint */.Jd)('command:after-end');
        return result;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = command_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}


/***/ }),

/***/ 1318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ assignCertify),
/* harmony export */   Lj: () => (/* binding */ findSpentHorizon),
/* harmony export */   QF: () => (/* binding */ assignCanary),
/* harmony export */   Zw: () => (/* binding */ assignPromotion),
/* harmony export */   gK: () => (/* binding */ assignProposal),
/* harmony export */   yz: () => (/* binding */ isWorkingStep)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7953);
/* harmony import */ var _compare_trial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9065);
/* harmony import */ var _level_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3525);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6130);
/* harmony import */ var _noise_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3497);
/* harmony import */ var _paired_trial_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4495);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6818);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7623);








/** Whether it is for a step of the working line of `checkpoint`, which nothing is claimed of. */
function isWorkingStep(trial) {
    return trial.task === 'compare' && trial.policy === 'checkpoint';
}
const ASSIGNERS = {
    'paired-sequential': assignPaired,
    greedy: (session, proposal) => assignCompare(session, proposal, 'greedy'),
    ladder: (session, proposal) => assignCompare(session, proposal, 'ladder'),
    checkpoint: (session, proposal) => assignCompare(session, proposal, 'checkpoint'),
};
/** Begins the test of a proposal, goes on with the one that its tree has, or refuses it before anything is run. */
function assignProposal(session, proposal) {
    const { policy, incumbent, open, trees, settings } = session;
    if (policy === null)
        throw new TypeError('a session is calibrated before its first proposal');
    const { tree, purpose } = proposal;
    if (tree === incumbent)
        return { kind: 'refused', code: 'noop', reason: 'it is the incumbent itself' };
    if (proposal.released != null && session.releases[proposal.released] !== undefined) {
        return assignReleased(session, proposal, proposal.released);
    }
    const begun = open[tree];
    if (begun !== undefined && begun.incumbent === incumbent) {
        const { [tree]: _begun, ...others } = open;
        return { kind: 'trial', session: inTest({ ...session, open: others }, begun), trial: (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .continuePairedTrial */ .tp)(begun) };
    }
    const known = trees[tree];
    if (known !== undefined) {
        return { kind: 'refused', code: 'duplicate', reason: `the same tree was ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoted */ .TL)(known.id)} (${known.code})` };
    }
    const isIdle = purpose === 'simplify' && settings.tolerance === 0;
    const assigned = ASSIGNERS[policy](session, isIdle ? { ...proposal, purpose: 'candidate' } : proposal);
    return assigned.kind === 'refused' ? assigned : { ...assigned, session: inTest(assigned.session, assigned.trial) };
}
/** Another lane may propose the same tree meanwhile: it has one test, not two at a time. */
function inTest(session, { id, tree }) {
    return { ...session, trees: { ...session.trees, [tree]: { id, code: _session_js__WEBPACK_IMPORTED_MODULE_4__/* .IN_TEST */ .TC } } };
}
/** A change that a person let through, without a limit of what is plausible: its old test, or one on the tip of now. */
function assignReleased(session, proposal, released) {
    const { open, incumbent, policy } = session;
    const begun = open[proposal.tree];
    const known = begun?.incumbent === incumbent ? (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .continuePairedTrial */ .tp)(begun) : (0,_release_js__WEBPACK_IMPORTED_MODULE_3__/* .heldTrial */ .KF)(session, proposal.tree);
    if (known !== undefined) {
        return { kind: 'trial', session: (0,_release_js__WEBPACK_IMPORTED_MODULE_3__/* .withTaken */ .YB)(session, released, known.id), trial: (0,_release_js__WEBPACK_IMPORTED_MODULE_3__/* .waiveLimit */ .SQ)(known) };
    }
    const assigned = ASSIGNERS[policy ?? 'greedy'](session, proposal);
    if (assigned.kind === 'refused')
        return assigned;
    const { trial } = assigned;
    return { kind: 'trial', session: (0,_release_js__WEBPACK_IMPORTED_MODULE_3__/* .withTaken */ .YB)(assigned.session, released, trial.id), trial: (0,_release_js__WEBPACK_IMPORTED_MODULE_3__/* .waiveLimit */ .SQ)(trial) };
}
function assignPaired(session, proposal) {
    const a = nextLevel(session);
    if (a === 0) {
        const reason = `max_candidates ${session.settings.max_candidates} is spent: there is no level left to test at`;
        return { kind: 'refused', code: 'horizon', reason };
    }
    const { screen } = session.effort_rules;
    const isSimpler = proposal.purpose === 'simplify';
    const rules = pairedRules(session, { a, screen, tolerance: isSimpler ? session.settings.tolerance : 0 });
    const trial = (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .startPairedTrial */ .oy)({ ...proposal, incumbent: session.incumbent }, rules);
    return { kind: 'trial', session: withLevel(session, a), trial };
}
/** Says that no candidate can be tested any more, whatever time is left. */
function findSpentHorizon(session) {
    const { policy, settings } = session;
    const isLevelled = policy === 'paired-sequential' || policy === 'checkpoint';
    if (!isLevelled || nextLevel(session) > 0)
        return undefined;
    return `max_candidates reached: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(settings.max_candidates ?? 0, 'candidate')} tested`;
}
function nextLevel({ settings, level }) {
    const { error_rate, confidence, max_candidates: horizon = null } = settings;
    return (0,_level_js__WEBPACK_IMPORTED_MODULE_1__/* .levelOf */ .I)({ error_rate, alpha: 1 - confidence, horizon }, level);
}
function withLevel(session, a) {
    const level = { ...session.level, tested: session.level.tested + 1 };
    return { ...session, level, spent: session.spent + a };
}
function pairedRules(session, { a, screen, tolerance = 0 }) {
    const { settings, effort_rules: effort, scores } = session;
    const noise = noiseIn(session);
    const scale = (0,_noise_js__WEBPACK_IMPORTED_MODULE_6__/* .pairScale */ .B_)(noise);
    return {
        sign: signOf(session),
        a,
        a0: 1 - settings.confidence,
        screen,
        futility_z: effort.futility_z,
        max_pairs: effort.max_pairs,
        min_improvement: absolute(settings.min_improvement, (0,_moments_js__WEBPACK_IMPORTED_MODULE_7__/* .meanOf */ .hm)(scores)),
        tolerance,
        max_plausible: maxPlausible(session, (0,_moments_js__WEBPACK_IMPORTED_MODULE_7__/* .meanOf */ .hm)(scores), automaticLimit(session, scale.value / Math.SQRT2)),
        share_seed: settings.share_seed,
        reference: (0,_moments_js__WEBPACK_IMPORTED_MODULE_7__/* .meanOf */ .hm)(scores),
        scale: scale.value,
        scale_source: scale.source,
        unit_scale: noise.case_scale === null ? null : (0,_noise_js__WEBPACK_IMPORTED_MODULE_6__/* .unitScale */ .$G)(noise).value,
    };
}
function noiseIn({ noise }) {
    if (noise === null)
        throw new TypeError('a session whose noise is not known must be calibrated first');
    return noise;
}
function signOf({ settings }) {
    return settings.direction === 'max' ? 1 : -1;
}
/** `"0.5%"` of the incumbent's mean, in units of the score. */
function absolute(least, mean) {
    return typeof least === 'number' ? least : (Number.parseFloat(least) / 100) * Math.abs(mean);
}
// Source: decisions, "Integrity", rule 7.
const PLAUSIBLE_SDS = 10;
const PLAUSIBLE_FACTOR = 2;
/** The largest gain over a score that is believed; `automatic` stands for `auto`. */
function maxPlausible(session, score, automatic) {
    const given = session.settings.integrity.max_plausible;
    if (given === 'auto')
        return automatic;
    if (typeof given === 'number')
        return given;
    const limit = gainOfFactor(session, score, Number.parseFloat(given));
    // Of nothing, and of a base that was never scored, no factor tells what would be too much.
    return limit > 0 && Math.abs(score) < Number.MAX_VALUE ? limit : null;
}
/** So many times as good: a multiple of the size where more of it is better, a fraction of it where less is. */
function gainOfFactor(session, score, factor) {
    return Math.abs(score) * (signOf(session) * score > 0 ? factor - 1 : 1 - 1 / factor);
}
function automaticLimit(session, sigma) {
    const limit = Math.max(PLAUSIBLE_SDS * sigma, gainOfFactor(session, (0,_moments_js__WEBPACK_IMPORTED_MODULE_7__/* .meanOf */ .hm)(session.scores), PLAUSIBLE_FACTOR));
    // Without noise and at a mean of 0 nothing tells what would be too much.
    return limit > 0 ? limit : null;
}
function assignCompare(session, proposal, policy) {
    const { settings, is_exact: isExact, record, incumbent } = session;
    const { sigma } = noiseIn(session);
    const repeats = isExact ? 1 : settings.repeats;
    const given = settings.ladder_step ?? 'auto';
    const step = given === 'auto' ? sigma / Math.sqrt(repeats) : given;
    const trial = (0,_compare_trial_js__WEBPACK_IMPORTED_MODULE_0__/* .startCompareTrial */ .iz)({ ...proposal, incumbent, policy }, {
        sign: signOf(session),
        is_exact: isExact,
        repeats,
        record,
        min_improvement: absolute(settings.min_improvement, record),
        tolerance: proposal.purpose === 'simplify' ? settings.tolerance : 0,
        step: policy === 'ladder' ? step : 0,
        // Scores that are exact have no noise to measure a gain by, and an error that goes to 0 is halved again and again:
        // only the user knows what would be too much.
        max_plausible: maxPlausible(session, record, null),
    });
    return { kind: 'trial', session, trial };
}
/** A no-op against itself: kept no more often than the level says, if the evaluator is sound. */
function assignCanary(session) {
    const canaries = session.tasks.canaries + 1;
    const { incumbent } = session;
    // Not screened: what a canary is to show is the test itself.
    const rules = pairedRules(session, { a: 1 - session.settings.confidence, screen: 'off' });
    const trial = (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .startPairedTrial */ .oy)({ id: `canary ${canaries}`, purpose: 'canary', tree: incumbent, incumbent }, rules);
    return { session: { ...session, tasks: { ...session.tasks, canaries } }, trial };
}
const PROMOTION_FUTILITY_Z = 0.75;
/** The working tip of `checkpoint` against its champion. */
function assignPromotion(session) {
    const { champion, incumbent } = session;
    const a = nextLevel(session);
    if (champion === null || a === 0)
        return undefined;
    const promotions = session.tasks.promotions + 1;
    const rules = { ...pairedRules(session, { a, screen: 'off' }), futility_z: PROMOTION_FUTILITY_Z };
    const names = {
        id: `promotion ${promotions}`,
        purpose: 'promotion',
        tree: incumbent,
        incumbent: champion.tree,
    };
    const next = withLevel({ ...session, tasks: { ...session.tasks, promotions } }, a);
    return { session: next, trial: (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .startPairedTrial */ .oy)(names, rules) };
}
/** A kept change against its parent, tested again; e-BH then decides over all of them. */
function assignCertify(session, { id, tree, parent, keeps }) {
    const { fdr, max_pairs } = session.settings.certify;
    const rules = pairedRules(session, { a: fdr / keeps, screen: 'off' });
    return (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .startPairedTrial */ .oy)({ id, purpose: 'certify', tree, incumbent: parent }, { ...rules, max_pairs, a0: fdr });
}


/***/ }),

/***/ 7629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ auditRecords)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(3945);
// EXTERNAL MODULE: ./build/attempt/decide/assignment.js
var assignment = __webpack_require__(1318);
// EXTERNAL MODULE: ./build/attempt/decide/canary.js
var canary = __webpack_require__(2347);
// EXTERNAL MODULE: ./build/attempt/decide/certificate.js
var certificate = __webpack_require__(856);
// EXTERNAL MODULE: ./build/attempt/decide/claim.js
var claim = __webpack_require__(5959);
// EXTERNAL MODULE: ./build/attempt/decide/confirmation.js
var decide_confirmation = __webpack_require__(5122);
// EXTERNAL MODULE: ./build/attempt/decide/evidence.js
var decide_evidence = __webpack_require__(9690);
// EXTERNAL MODULE: ./build/attempt/decide/wealth.js
var wealth = __webpack_require__(678);
;// CONCATENATED MODULE: ./build/attempt/decide/audit-checks.js







// Logarithms are not the same to the last digit on every machine.
const RELATIVE = 1e-9;
/** Equal but for the rounding of another machine. */
function closeTo(one, other) {
    return Math.abs(one - other) <= RELATIVE * Math.max(1, Math.abs(one), Math.abs(other)) || one === other;
}
/** What a decision says that its scores do not. */
function decisionFlaws({ record, trial, level, isStale, settings }) {
    const flaws = [];
    const name = record.task;
    const { evidence } = record;
    if (evidence.kind === 'paired' && trial.task === 'paired' && !closeTo(evidence.a, trial.rules.a)) {
        flaws.push(['level', `${name} was tested at ${evidence.a}, where the policy gives ${trial.rules.a}`]);
    }
    if (record.level.tested !== level.tested || record.level.kept !== level.kept) {
        const found = `${record.level.tested} tests and ${record.level.kept} keeps`;
        flaws.push(['level', `${name} counts ${found} before it, where there were ${level.tested} and ${level.kept}`]);
    }
    const differing = firstDifference(evidence, (0,decide_evidence/* evidenceOf */.X)(trial));
    if (differing !== undefined)
        flaws.push(['evidence', `${differing} of ${name} is not what its scores give`]);
    const verdict = trial.verdict;
    if (verdict?.outcome !== record.outcome || verdict.code !== record.code) {
        const computed = verdict === null ? 'nothing yet' : `${verdict.outcome} (${verdict.code})`;
        flaws.push(['outcome', `${name} is recorded as ${record.outcome} (${record.code}); its scores say ${computed}`]);
    }
    if (record.incumbent !== trial.incumbent || record.purpose !== trial.purpose) {
        const found = `${record.purpose} against ${record.incumbent}`;
        flaws.push(['incumbent', `${name} is recorded as ${found}; it was ${trial.purpose} against ${trial.incumbent}`]);
    }
    const kept = keptFlaw(record, isStale) ?? unaskedFlaw(record, trial, settings);
    if (kept !== undefined)
        flaws.push(['kept', `${name} ${kept}`]);
    return flaws;
}
function firstDifference(recorded, computed) {
    const told = new Map(Object.entries(recorded));
    for (const [key, value] of Object.entries(computed)) {
        // The level has a flaw of its own.
        if (key !== 'a' && !isSame(told.get(key), value))
            return key;
    }
    return undefined;
}
function isSame(one, other) {
    if (typeof one === 'number' && typeof other === 'number')
        return closeTo(one, other);
    if (!Array.isArray(one) || !Array.isArray(other))
        return one === other;
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
}
function keptFlaw({ kept, outcome, purpose, guards, holdout }, isStale) {
    if (purpose === 'canary' || purpose === 'certify')
        return kept ? 'can keep nothing, and did' : undefined;
    const isVetoed = guards.some(({ passed }) => !passed) || holdout?.passed === false;
    const isDue = outcome === 'keep' && !isVetoed && !isStale;
    if (kept === isDue)
        return undefined;
    if (!kept)
        return 'was not kept, though nothing that is recorded speaks against it';
    if (isVetoed)
        return 'was kept against a guard or the holdout';
    return isStale ? 'was kept though its incumbent had been replaced' : `was kept though its outcome is ${outcome}`;
}
/** Guards judge each keep, the holdout each one that is more than a step of the working line. */
function unaskedFlaw({ kept, guards, holdout }, trial, settings) {
    if (!kept)
        return undefined;
    if (guards.length < settings.guards.length)
        return 'was kept without an answer of each guard';
    if (settings.holdout === undefined || (0,assignment/* isWorkingStep */.yz)(trial))
        return undefined;
    return holdout === null ? 'was kept without an answer of the holdout' : undefined;
}
/** What a claim says that the records do not. */
function claimFlaws(check) {
    const { record, genesis, confirmation, session } = check;
    if (confirmation === undefined)
        return [`the claim is of ${record.task}, of which nothing is recorded`];
    const { confirm, confidence, error_rate, certify } = genesis.settings;
    const paired = session.policy === 'paired-sequential' || session.policy === 'checkpoint';
    const certified = (0,certificate/* certifiedKeeps */.g)(check.certified.map(({ tree, logs }) => ({ tree, log_e: (0,wealth/* logEvidence */.y8)({ logs }) })), certify.fdr).length;
    const expected = {
        final: confirmation.tree,
        baseline: genesis.baseline_commit,
        planned_pairs: confirmation.planned,
        sealed: confirm.command !== '',
        proposed: check.proposed,
        tested: check.tested,
        kept: check.keeps,
        false_keeps_bound: paired ? session.spent : null,
        error_rate,
        alpha: 1 - confidence,
        certified: check.certified.length > 0 ? certified : null,
        certify_fdr: check.certified.length > 0 ? certify.fdr : null,
        holdout_queries: check.queries,
        earlier_confirmations: check.earlier,
        evaluator_digest: genesis.evaluator_digest,
        holdout_digest: genesis.holdout_digest,
    };
    const flaws = numbersFlaws(record, confirmation);
    const told = new Map(Object.entries(record));
    for (const [key, value] of Object.entries(expected)) {
        if (!isSame(told.get(key), value))
            flaws.push(`the claim's ${key} is ${String(told.get(key))}, not ${String(value)}`);
    }
    if (record.sentence !== (0,claim/* renderClaim */.r)(record))
        flaws.push('the sentence of the claim does not say what the claim does');
    return flaws;
}
function numbersFlaws(record, confirmation) {
    const { pairs, planned } = confirmation;
    if (pairs.length !== planned || pairs.length < 2)
        return [`the confirmation has ${pairs.length} of ${planned} pairs`];
    const { estimate, interval, confidence, baseline_mean } = (0,decide_confirmation/* confirmedOf */.bY)(confirmation);
    const flaws = [];
    const computed = { estimate, interval, confidence, baseline_mean };
    const told = new Map(Object.entries(record));
    for (const [key, value] of Object.entries(computed)) {
        if (!isSame(told.get(key), value))
            flaws.push(`the claim's ${key} is not what the confirmation's scores give`);
    }
    return flaws;
}
/** What a score says of the evaluator that gave it; a run that was void for it is no score. */
function digestFlaw({ id, stage, score, digest_before: before, digest_after: after }, { evaluator_digest: evaluator, confirm_digest: confirm }) {
    const digest = stage === 'confirm' ? (confirm ?? evaluator) : evaluator;
    if (score === null || (before === digest && after === digest))
        return undefined;
    return `evaluation ${id} was scored by an evaluator with another digest`;
}
/** What a run of the evaluator says that was not due. */
function runFlaws({ record, step, buffer, isDrawn, isShared }) {
    const isPlace = step.stage === record.stage && step.index === record.index && step.attempt === record.attempt;
    if (!isPlace) {
        const expected = `${step.stage} ${step.index}, attempt ${step.attempt}`;
        const found = `${record.stage} ${record.index}, attempt ${record.attempt}`;
        return [['order', `${found}, stands where ${expected} was due`]];
    }
    const flaws = [];
    const due = step.runs[buffer.length];
    if (step.order_bit !== record.order_bit || due?.arm !== record.arm) {
        flaws.push(['coin', `evaluation ${record.id} did not run in the order of the coin`]);
    }
    const seed = step.runs.find(({ arm }) => arm === record.arm)?.seed;
    if (isDrawn && seed !== undefined && seed !== record.seed) {
        flaws.push(['seed', `evaluation ${record.id} ran with the seed ${record.seed}, not ${seed}`]);
    }
    const [other] = buffer;
    if (!isDrawn && isShared && other !== undefined && other.seed !== record.seed) {
        flaws.push(['seed', `the arms of a pair of ${record.task} ran with different seeds`]);
    }
    return flaws;
}
/** What a query of the holdout says that the records do not; `queries`: how many there are with it. */
function queryFlaws({ task, number, budget }, queries) {
    const flaws = [];
    if (number !== queries)
        flaws.push(['missing', `${task} asks the holdout for the ${number}th time, not the ${queries}th`]);
    if (queries > budget)
        flaws.push(['kept', `${task} asked the holdout beyond its budget of ${budget}`]);
    return flaws;
}
/** What a canary says that its scores do not. */
function canaryFlaw({ variety, task, passed, remark }, { canaries, noise, record: mean, settings }, brokenScore) {
    const sign = settings.direction === 'max' ? 1 : -1;
    const known = { score: brokenScore, sign, mean: noise?.mean ?? mean, sigma: noise?.sigma ?? 0 };
    const told = variety === 'noop' ? { passed: canaries.kept.at(-1) === false, remark: null } : (0,canary/* judgeBroken */.hc)(known);
    if (told.passed === passed && told.remark === remark)
        return undefined;
    return `${task} is not recorded as its scores say`;
}
/** What a calibration says that its runs do not; `session`: with the calibration. */
function calibrationFlaws({ id, sigma, mean, policy }, { scores, runs }, { noise, policy: resolved }) {
    const flaws = [];
    if (scores.length < runs)
        flaws.push(['missing', `${id} has ${scores.length} of ${runs} runs`]);
    if (!closeTo(noise?.sigma ?? 0, sigma) || !closeTo(noise?.mean ?? 0, mean)) {
        const given = `${noise?.sigma} around ${noise?.mean}`;
        flaws.push(['calibration', `${id} gives a noise of ${given}, not what is recorded`]);
    }
    if (resolved !== policy)
        flaws.push(['calibration', `${id} means ${resolved}, not ${policy}`]);
    return flaws;
}

// EXTERNAL MODULE: ./build/attempt/decide/records.js
var decide_records = __webpack_require__(4745);
// EXTERNAL MODULE: ./build/attempt/decide/release.js
var release = __webpack_require__(6818);
// EXTERNAL MODULE: ./build/attempt/decide/replay.js
var replay = __webpack_require__(1712);
// EXTERNAL MODULE: ./build/attempt/decide/session.js
var session = __webpack_require__(7623);
// EXTERNAL MODULE: ./build/attempt/decide/settlement.js
var settlement = __webpack_require__(8444);
;// CONCATENATED MODULE: ./build/attempt/decide/audit-replay.js







/**
 * Replays a run: the session is rebuilt by the product's own code from the raw scores, and compared with what each
 * record says. After a difference it goes on with what was recorded, so that one lie is not told as a hundred.
 */
class AuditReplay {
    decisions = 0;
    evaluations = 0;
    #genesis;
    /** Of each secret, where it is revealed. */
    #draws;
    #differences = [];
    #open = new Map();
    #told = new Set();
    #confirmations = new Set();
    #certified = [];
    #keeps = [];
    #counts = { proposed: new Set(), tested: new Set(), queries: 0 };
    #session;
    #claim;
    #brokenScore = null;
    #isChanged = false;
    #place = 0;
    #era = 0;
    constructor(genesis, draws) {
        this.#genesis = genesis;
        this.#draws = draws;
        this.#session = (0,replay/* sessionOfGenesis */.o1)(genesis);
    }
    take(place, record) {
        this.#place = place;
        if (this.#isChanged && (record.kind === 'evaluation' || record.kind === 'candidate')) {
            this.#tell('missing', 'a change of the configuration ended the run, and this one goes on without a new genesis');
            this.#isChanged = false;
        }
        switch (record.kind) {
            case 'genesis':
                this.#tell('missing', 'a second genesis: another run begins here');
                return;
            case 'evaluation':
                this.#takeEvaluation(record);
                return;
            case 'calibration':
                this.#takeCalibration(record);
                return;
            case 'candidate':
                this.#takeCandidate(record);
                return;
            case 'decision':
                this.#takeDecision(record);
                return;
            case 'incumbent':
                this.#takeIncumbent(record);
                return;
            case 'canary':
                this.#takeCanary(record);
                return;
            case 'effort':
                if (record.effort !== 'auto')
                    this.#session = (0,session/* withEffort */.lH)(this.#session, record.effort);
                return;
            case 'release':
                this.#session = (0,release/* withRelease */._h)(this.#session, record);
                return;
            case 'holdout':
                this.#takeQuery(record);
                return;
            case 'begin':
                if (this.#openTask(record.task) === undefined)
                    this.#tell('missing', `${record.task} was not due`);
                return;
            case 'interrupted':
                this.#interrupt(record.task);
                return;
            case 'config-change':
                this.#isChanged = true;
                return;
            case 'seed-commit':
                this.#era += 1;
                return;
            case 'seed-reveal':
                return;
            case 'claim':
                this.#takeClaim(record);
                return;
        }
    }
    /** What the run knows at this point, and what it has counted. */
    state() {
        const { proposed, tested, queries } = this.#counts;
        return {
            session: this.#session,
            openTasks: [...this.#open.keys()],
            keeps: this.#keeps,
            certified: this.#certified,
            proposed: proposed.size,
            tested: (0,replay/* countTested */.nj)(tested),
            queries,
            confirmations: this.#confirmations.size,
            evaluations: this.evaluations,
            claim: this.#claim,
        };
    }
    /** `isClosed`: the seeds are revealed, so nothing may be left open. */
    end(isClosed, headline) {
        for (const [name, { task }] of this.#open) {
            if (isClosed && (0,replay/* isTrial */.rK)(task))
                this.#tell('missing', `${name} was begun, and there is no decision on it`);
        }
        if (headline !== undefined && headline !== this.#claim?.sentence) {
            this.#tell('headline', 'the headline is not the sentence of the claim');
        }
        return this.#differences;
    }
    #tell(kind, message) {
        this.#differences.push({ kind, record: this.#place, message });
    }
    #takeEvaluation(record) {
        this.evaluations += 1;
        if (record.id !== this.evaluations) {
            this.#tell('missing', `evaluation ${record.id} stands where ${this.evaluations} comes next`);
            this.evaluations = record.id;
        }
        if (record.stage === 'holdout' && record.index !== this.#counts.queries) {
            this.#tellOnce('missing', record.task, `evaluation ${record.id} asked the holdout without a record of it before`);
        }
        if (record.stage === 'canary')
            this.#brokenScore = record.score;
        const digest = digestFlaw(record, this.#genesis);
        if (digest !== undefined)
            this.#tell('digest', digest);
        if ((0,decide_records/* isSideStage */.I)(record.stage))
            return;
        this.#counts.tested.add(record.task);
        if (record.stage === 'confirm')
            this.#confirmations.add(record.task);
        const open = this.#openTask(record.task);
        if (open === undefined) {
            this.#tellOnce('missing', record.task, `an evaluation of ${record.task}, which was not begun`);
            return;
        }
        this.#checkRun(record, open);
        this.#open.set(record.task, this.#withRun(open, record));
    }
    #openTask(name) {
        const known = this.#open.get(name);
        if (known !== undefined)
            return known;
        const begun = (0,replay/* beginTask */.ru)(this.#session, name, { genesis: this.#genesis, keeps: this.#keeps });
        if (begun === undefined)
            return undefined;
        this.#session = begun.session;
        this.#open.set(name, begun.open);
        return begun.open;
    }
    #checkRun(record, { trees }) {
        if (record.tree !== trees[record.arm]) {
            this.#tellOnce('tree', record.task, `evaluation ${record.id} is of another tree than the ${record.arm} of ${record.task}`);
        }
    }
    /** Adds a run to the step that is open, after checking that it is the one that was due. */
    #withRun(open, record) {
        const [first] = open.buffer;
        const isNew = first !== undefined && (first.index !== record.index || first.attempt !== record.attempt);
        const current = isNew ? (0,replay/* withStep */.p$)(open, 2) : open;
        const draw = this.#draws[this.#era] ?? (() => ({ seed: record.seed, bit: record.order_bit ?? 0 }));
        const step = (0,replay/* stepOf */.cg)(current, draw);
        if (step.kind !== 'measure') {
            this.#tellOnce('order', record.task, `evaluation ${record.id}: nothing more was to be measured for ${record.task}`);
            return current;
        }
        const isDrawn = this.#draws[this.#era] !== undefined;
        const isShared = this.#genesis.settings.share_seed;
        for (const [kind, message] of runFlaws({ record, step, buffer: current.buffer, isDrawn, isShared })) {
            if (kind === 'order')
                this.#tellOnce(kind, record.task, message);
            else
                this.#tell(kind, message);
        }
        const filled = { ...current, buffer: [...current.buffer, record] };
        return filled.buffer.length >= step.runs.length ? (0,replay/* withStep */.p$)(filled, step.runs.length) : filled;
    }
    /** Once a task: whatever follows a gap is misplaced too. */
    #tellOnce(kind, task, message) {
        if (this.#told.has(`${kind} ${task}`))
            return;
        this.#told.add(`${kind} ${task}`);
        this.#tell(kind, message);
    }
    #takeCanary(record) {
        const flaw = canaryFlaw(record, this.#session, this.#brokenScore);
        if (flaw !== undefined)
            this.#tell('outcome', flaw);
        if (record.variety === 'broken')
            this.#session = (0,session/* withBroken */.oz)(this.#session, record.passed);
    }
    #takeQuery(record) {
        this.#counts.queries += 1;
        for (const [kind, message] of queryFlaws(record, this.#counts.queries))
            this.#tell(kind, message);
    }
    #takeCalibration(record) {
        const open = this.#open.get(record.id);
        this.#open.delete(record.id);
        if (open?.task.task !== 'calibration') {
            this.#tell('missing', `${record.id} has no evaluations`);
            return;
        }
        this.#session = (0,session/* withCalibration */.Zj)(this.#session, open.task);
        for (const [kind, message] of calibrationFlaws(record, open.task, this.#session))
            this.#tell(kind, message);
    }
    #takeCandidate(record) {
        // One that a kill broke off is proposed again by its name.
        this.#counts.proposed.add(record.id);
        if (record.refused !== null) {
            this.#session = (0,release/* withReleaseRefused */.gy)(this.#session, record.released);
            return;
        }
        if (this.#session.policy === null || this.#session.noise === null) {
            this.#tell('missing', `${record.id} was tested before a calibration`);
            return;
        }
        const { begun, refusal } = (0,replay/* beginCandidate */.pD)(this.#session, record);
        if (refusal !== undefined)
            this.#tell('duplicate', `${record.id} should not have been tested: ${refusal}`);
        this.#session = begun.session;
        // A tree that is continued keeps the name of its first proposal.
        this.#open.set(begun.open.task.id, begun.open);
    }
    #interrupt(name) {
        const open = this.#open.get(name);
        this.#open.delete(name);
        if (open !== undefined && (0,replay/* isTrial */.rK)(open.task))
            this.#session = (0,settlement/* settleTrial */.eX)(this.#session, (0,settlement/* brokenOff */.H1)(open.task), 'refused');
    }
    #takeDecision(record) {
        this.decisions += 1;
        const found = this.#open.get(record.task);
        this.#open.delete(record.task);
        if (found === undefined || !(0,replay/* isTrial */.rK)(found.task)) {
            this.#tell('missing', `a decision on ${record.task}, of which nothing is recorded`);
            return;
        }
        const open = (0,replay/* withStep */.p$)(found, 2);
        const trial = open.task;
        if (!(0,replay/* isTrial */.rK)(trial))
            return;
        const { settings } = this.#genesis;
        const stale = trial.incumbent !== (trial.purpose === 'promotion' ? this.#session.champion?.tree : this.#session.incumbent);
        for (const [kind, message] of decisionFlaws({ record, trial, level: open.level, isStale: stale, settings }))
            this.#tell(kind, message);
        const { queries } = this.#counts;
        if (record.holdout !== null && record.holdout.queries !== queries) {
            this.#tell('missing', `${record.task} counts ${record.holdout.queries} queries of the holdout, where ${queries} were made`);
        }
        this.#settle(trial, record);
    }
    #settle(trial, record) {
        const { outcome, reason, kept } = record;
        const code = (trial.verdict?.outcome === outcome ? trial.verdict.code : record.code);
        // What was kept became the incumbent, whatever was written of it.
        const settled = { ...trial, verdict: { outcome: kept ? 'keep' : outcome, code, reason } };
        this.#session = (0,settlement/* settleTrial */.eX)(this.#session, settled, kept ? 'accepted' : 'refused');
        if (record.purpose === 'certify' && trial.task === 'paired') {
            this.#certified.push({ tree: trial.tree, logs: trial.wealth.logs });
        }
        const isClaimed = record.purpose !== 'canary' && record.purpose !== 'certify' && !(0,assignment/* isWorkingStep */.yz)(trial);
        if (kept && isClaimed)
            this.#keeps.push({ tree: trial.tree, parent: trial.incumbent });
    }
    #takeIncumbent({ tree }) {
        if (tree === this.#session.incumbent)
            return;
        this.#tell('incumbent', `the decisions make ${this.#session.incumbent} the incumbent, not ${tree}`);
    }
    #takeClaim(record) {
        this.#claim = record;
        const open = this.#open.get(record.task);
        this.#open.delete(record.task);
        const flaws = claimFlaws({
            record,
            genesis: this.#genesis,
            session: this.#session,
            confirmation: open?.task.task === 'confirmation' ? open.task : undefined,
            earlier: [...this.#confirmations].indexOf(record.task),
            keeps: this.#keeps.length,
            proposed: this.#counts.proposed.size,
            tested: (0,replay/* countTested */.nj)(this.#counts.tested),
            queries: this.#counts.queries,
            certified: this.#certified,
        });
        for (const message of flaws)
            this.#tell('claim', message);
    }
}

// EXTERNAL MODULE: ./build/attempt/decide/draw.js
var draw = __webpack_require__(8985);
;// CONCATENATED MODULE: ./build/attempt/decide/audit.js




/** Recomputes every decision from the raw scores, without running anything, and tells each difference. */
function auditRecords({ records: rawRecords, headline }) {
    const shape = [...sequenceFlaws(rawRecords)];
    const records = [];
    for (const [index, raw] of rawRecords.entries()) {
        const read = parse/* safeParse */.xL(decide_records/* decisionRecordSchema */.v, raw);
        if (read.success)
            records.push({ place: index + 1, record: read.data });
        else
            shape.push({ kind: 'shape', record: index + 1, message: `is no record of decisions: ${flawOf(read.error)}` });
    }
    const genesis = records[0]?.record;
    if (genesis?.kind !== 'genesis') {
        const missing = { kind: 'missing', record: 1, message: 'the first record is not the genesis of a run' };
        return { differences: [...shape, missing], notes: [], decisions: 0, evaluations: 0, state: undefined };
    }
    const eras = erasOf(records.map(({ record }) => record));
    const replay = new AuditReplay(genesis, eras.map(({ secret }) => (secret === undefined ? undefined : (0,draw/* drawFrom */.N)(secret))));
    for (const { place, record } of records.slice(1)) {
        try {
            replay.take(place, record);
        }
        catch (error) {
            // Records that no run writes, e.g. a test at a level that its settings cannot give.
            if (!(error instanceof TypeError))
                throw error;
            shape.push({ kind: 'shape', record: place, message: `cannot be replayed: ${error.message}` });
        }
    }
    const isClosed = eras.at(-1)?.secret !== undefined;
    const differences = [...shape, ...eras.flatMap(commitmentFlaw), ...replay.end(isClosed, headline)];
    const hidden = eras.filter(({ secret }) => secret === undefined).length;
    const notes = hidden === 0 ? [] : ['not all seeds are revealed: that the coins are fair cannot be shown yet'];
    return { differences, notes, decisions: replay.decisions, evaluations: replay.evaluations, state: replay.state() };
}
function flawOf({ issues }) {
    const [first] = issues;
    return first === undefined ? 'unknown' : `${first.path.join('.')}: ${first.message}`;
}
function erasOf(records) {
    const eras = [];
    for (const record of records) {
        const last = eras.at(-1);
        if (record.kind === 'genesis' || record.kind === 'seed-commit') {
            eras.push({ commitment: record.seed_commitment, secret: undefined });
        }
        if (record.kind === 'seed-reveal' && last !== undefined)
            eras[eras.length - 1] = { ...last, secret: record.secret };
    }
    return eras;
}
function commitmentFlaw({ commitment, secret }) {
    if (secret === undefined || (0,draw/* commitmentOf */.$)(secret) === commitment)
        return [];
    const message = 'the secret that was revealed is not the one that the run committed to';
    return [{ kind: 'commitment', record: 1, message }];
}
/** The journal's own numbers, where the records still have them. */
function* sequenceFlaws(records) {
    let last;
    for (const [index, record] of records.entries()) {
        const seq = seqOf(record);
        if (seq !== undefined && last !== undefined && seq !== last + 1) {
            yield { kind: 'missing', record: index + 1, message: `has the seq ${seq} where ${last + 1} comes next` };
        }
        last = seq ?? last;
    }
}
function seqOf(record) {
    if (typeof record !== 'object' || record === null || !('seq' in record))
        return undefined;
    return typeof record.seq === 'number' ? record.seq : undefined;
}


/***/ }),

/***/ 2079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HV: () => (/* binding */ startCalibration),
/* harmony export */   Wh: () => (/* binding */ tellCalibration),
/* harmony export */   tb: () => (/* binding */ nextOfCalibration)
/* harmony export */ });
/* harmony import */ var _measurement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1535);

function startCalibration(named) {
    return { task: 'calibration', ...named, scores: [], cases: [], attempt: 0, halted: null };
}
function nextOfCalibration({ id, runs, scores, attempt, halted }, draw) {
    if (halted !== null)
        return { kind: 'halt', reason: halted };
    if (scores.length >= runs)
        return { kind: 'done' };
    return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_0__/* .singleStep */ .Vp)(draw, { id, stage: 'calibrate', index: scores.length + 1, attempt }, 'incumbent');
}
function tellCalibration(calibration, results) {
    const result = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_0__/* .resultOf */ .Bg)(results, 'incumbent');
    if (result === undefined)
        throw new TypeError('a calibration run needs a result of the incumbent');
    if (result.kind === 'failed') {
        const retry = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_0__/* .retryAfter */ .P9)(calibration.attempt, result.reason);
        return 'kind' in retry ? { ...calibration, halted: retry.reason } : { ...calibration, attempt: retry.attempt };
    }
    const cases = result.cases === undefined ? calibration.cases : [...calibration.cases, result.cases];
    return { ...calibration, attempt: 0, scores: [...calibration.scores, result.score], cases };
}


/***/ }),

/***/ 2347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ withNoop),
/* harmony export */   ZZ: () => (/* binding */ NO_CANARIES),
/* harmony export */   e1: () => (/* binding */ canaryAlarm),
/* harmony export */   hc: () => (/* binding */ judgeBroken)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8164);

const NO_CANARIES = { since: 0, kept: [], broken_failed: null };
// At a level of 5% three of twenty come about once in thirteen runs of an honest evaluator that never stops early.
const WINDOW = 20;
const MAX_KEPT = 3;
function withNoop(canaries, isKept) {
    return { ...canaries, since: 0, kept: [...canaries.kept, isKept].slice(-WINDOW) };
}
/** Why the run must stop, if it must. */
function canaryAlarm({ kept, broken_failed: brokenFailed }) {
    if (brokenFailed === false)
        return 'a deliberately broken candidate was scored as if it were sound';
    const count = kept.filter(Boolean).length;
    if (count < MAX_KEPT)
        return undefined;
    return `${count} of the last ${kept.length} no-ops were kept: the evaluator sees differences where there are none`;
}
// In SDs of one score: luck alone hardly ever goes so far, up or down.
const CLEARLY = 5;
const NOTABLY = 3;
/** Judges the score of a tree that cannot work: it must not look better, and should not look as good. */
function judgeBroken({ score, sign, mean, sigma }) {
    if (score === null)
        return { passed: true, remark: null };
    const gain = sign * (score - mean);
    if (gain > CLEARLY * sigma)
        return { passed: false, remark: null };
    if (gain < -NOTABLY * sigma || (sigma === 0 && gain < 0))
        return { passed: true, remark: null };
    const scores = `${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderApart */ .Fw)(score, mean)}, where the sound one has ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_0__/* .renderApart */ .Fw)(mean, score)}`;
    const remark = `the evaluator gives a tree without anything but the protected files as good a score (${scores}): it may not look at the code`;
    return { passed: true, remark };
}


/***/ }),

/***/ 856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ certifiedKeeps)
/* harmony export */ });
/**
 * The keeps that are certified at a false discovery rate, in the order given, whatever depends on what.
 * Source: e-BH (Wang and Ramdas 2022): the largest k for which k e-values reach K / (fdr k).
 */
function certifiedKeeps(keeps, fdr) {
    const sorted = keeps.map(({ log_e: logE }) => logE).sort((one, other) => other - one);
    let limit = Number.POSITIVE_INFINITY;
    for (const [index, logE] of sorted.entries()) {
        const needed = Math.log(keeps.length / (fdr * (index + 1)));
        // As when the test stops: a whole power of two counts as reached.
        if (logE >= needed - 1e-9)
            limit = logE;
    }
    return keeps.filter(({ log_e: logE }) => logE >= limit).map(({ tree }) => tree);
}


/***/ }),

/***/ 5959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ renderClaim)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9190);


/** The sentence that a headline, a summary or a pull request shows. Source: decisions, "A claim reads". */
function renderClaim(claim) {
    const set = claim.sealed ? ', sealed set' : '';
    const [low, high] = claim.interval;
    const unit = unitOf(claim);
    const confidence = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .figure */ .vP)(claim.confidence * 100);
    const interval = `${confidence}% CI ${unit.show(low, '')}..${unit.show(high, '')}`;
    const head = `${unit.show(claim.estimate, unit.sign)} (${interval}, ${claim.planned_pairs} fresh pairs${set})`;
    const counts = `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(claim.proposed, 'candidate')} proposed, ${claim.tested} measured, ${claim.kept} kept`;
    return `${head} over ${short(claim.baseline)}; ${counts}; ${promiseOf(claim)}; evaluator ${short(claim.evaluator_digest)}`;
}
// As git shortens its ids.
const SHORT = 12;
function short(id) {
    return id.slice(0, SHORT);
}
/** Percent of the baseline's mean; the plain difference where that mean is 0. */
function unitOf({ baseline_mean: mean }) {
    const factor = mean === 0 ? 1 : 100 / Math.abs(mean);
    const show = (value, sign) => `${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .signedFigure */ .vr)(value * factor)}${sign}`;
    return { sign: mean === 0 ? '' : '%', show };
}
function promiseOf({ false_keeps_bound: bound, error_rate, alpha, certified, certify_fdr: fdr }) {
    const level = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .figure */ .vP)(alpha);
    const promises = [];
    if (bound === null)
        promises.push('no bound on false keeps');
    else if (error_rate === 'fdr')
        promises.push(`false discovery rate at most ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .figure */ .vP)(alpha * 100)}%`);
    else if (error_rate === 'fwer')
        promises.push(`a false keep among them with probability at most ${level}`);
    else
        promises.push(`at most ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .figure */ .vP)(bound)} false keeps expected (alpha ${level})`);
    if (certified !== null && fdr !== null)
        promises.push(`${certified} certified at FDR ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .figure */ .vP)(fdr * 100)}%`);
    return promises.join(', ');
}


/***/ }),

/***/ 9065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ tellCompare),
/* harmony export */   Nh: () => (/* binding */ waiveCompareLimit),
/* harmony export */   a0: () => (/* binding */ nextOfCompare),
/* harmony export */   iz: () => (/* binding */ startCompareTrial),
/* harmony export */   vC: () => (/* binding */ gainOf)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8164);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _measurement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1535);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6130);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9190);





/** Policies that compare with a stored score. They promise no error rate. */
const COMPARISONS = (/* unused pure expression or super */ null && (['greedy', 'ladder', 'checkpoint']));
function startCompareTrial(names, rules) {
    return { task: 'compare', ...names, rules, stage: 'measure', scores: [], again: [], record: null, verdict: null };
}
/** The same test without a limit of what is plausible: one that it held back goes on with what was still to come. */
function waiveCompareLimit(trial) {
    const waived = { ...trial, rules: { ...trial.rules, max_plausible: null } };
    return trial.verdict?.code === 'implausible' ? compared({ ...waived, verdict: null }) : waived;
}
function nextOfCompare({ id, stage, scores, again }, draw) {
    const index = (stage === 'measure' ? scores : again).length + 1;
    return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__/* .singleStep */ .Vp)(draw, { id, stage, index, attempt: 0 }, 'candidate');
}
function tellCompare(trial, results) {
    const result = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_1__/* .resultOf */ .Bg)(results, 'candidate');
    if (result === undefined)
        throw new TypeError('a run needs a result of the candidate');
    if (result.kind === 'failed')
        return ended(trial, 'crash', `the candidate failed: ${result.reason}`);
    if (trial.stage !== 'measure')
        return tellAgain(trial, result.score);
    const scores = [...trial.scores, result.score];
    const measured = { ...trial, scores };
    return scores.length < trial.rules.repeats ? measured : compared(measured);
}
function ended(trial, code, reason) {
    return { ...trial, verdict: (0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(code, reason) };
}
/** How much better the candidate's mean is than the record. */
function gainOf({ rules, scores }) {
    return rules.sign * ((0,_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .meanOf */ .hm)(scores) - rules.record) + 0;
}
function compared(trial) {
    const { rules, policy, scores } = trial;
    const gain = gainOf(trial);
    const shown = `${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .signedFigure */ .vr)(gain)} against the record, mean of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(scores.length, 'run')}`;
    if (!isGain(trial, gain))
        return ended(trial, 'not-better', shown);
    const limit = rules.max_plausible;
    if (limit !== null && gain > limit) {
        return ended(trial, 'implausible', `${shown}, is more than ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .figure */ .vP)(limit)}, the most that is plausible: to be looked at`);
    }
    // The score that won is a lucky one; a tip is held to a fresh one.
    if (policy === 'checkpoint')
        return { ...trial, stage: 'remeasure' };
    if (rules.is_exact)
        return { ...trial, stage: 'rerun' };
    return ended({ ...trial, record: recordAfter(trial) }, 'better', `${wordFor(trial)}: ${shown}`);
}
function wordFor({ purpose }) {
    return purpose === 'simplify' ? 'within the tolerance' : 'better';
}
function isGain({ purpose, policy, rules }, gain) {
    if (purpose === 'simplify')
        return gain >= -rules.tolerance;
    if (policy === 'ladder')
        return gain > Math.max(rules.step, rules.min_improvement);
    return gain > (policy === 'checkpoint' ? 0 : rules.min_improvement);
}
/** Source: the Ladder of Blum and Hardt 2015: what is told is rounded to the step, so that it leaks no more. */
function recordAfter({ policy, rules, scores }) {
    const mean = (0,_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .meanOf */ .hm)(scores);
    return policy === 'ladder' && rules.step > 0 ? Math.round(mean / rules.step) * rules.step : mean;
}
function tellAgain(trial, score) {
    const again = [...trial.again, score];
    const told = { ...trial, again };
    const shown = `${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .signedFigure */ .vr)(gainOf(trial))} against the record`;
    if (trial.stage === 'rerun') {
        const [first = score] = trial.scores;
        if (first !== score) {
            const [before, now] = [(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderApart */ .Fw)(first, score), (0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderApart */ .Fw)(score, first)];
            const reason = `the same tree scored ${before}, then ${now}: the evaluator is noisy, and is calibrated again`;
            return ended(told, 'nondeterministic', reason);
        }
        return ended({ ...told, record: score }, 'better', `${wordFor(trial)}: ${shown}, and the same when run again`);
    }
    if (again.length < trial.rules.repeats)
        return told;
    return ended({ ...told, record: (0,_moments_js__WEBPACK_IMPORTED_MODULE_2__/* .meanOf */ .hm)(again) }, 'working', `kept on the working line: ${shown}`);
}


/***/ }),

/***/ 5122:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mx: () => (/* binding */ nextOfConfirmation),
/* harmony export */   _R: () => (/* binding */ startConfirmation),
/* harmony export */   bY: () => (/* binding */ confirmedOf),
/* harmony export */   zu: () => (/* binding */ tellConfirmation)
/* harmony export */ });
/* harmony import */ var _measurement_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1535);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6130);
/* harmony import */ var _student_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7468);



function startConfirmation(request) {
    return { task: 'confirmation', ...request, attempt: 0, pairs: [], halted: null };
}
function nextOfConfirmation(confirmation, draw) {
    const { id, planned, pairs, attempt, halted, share_seed: shareSeed } = confirmation;
    if (halted !== null)
        return { kind: 'halt', reason: halted };
    if (pairs.length >= planned)
        return { kind: 'done' };
    return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_0__/* .pairStep */ .bi)(draw, { id, stage: 'confirm', index: pairs.length + 1, attempt }, shareSeed);
}
function tellConfirmation(confirmation, results) {
    const read = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_0__/* .readPair */ .$T)(results);
    if (read.kind !== 'pair') {
        // To leave out the pairs in which the final tree fails would flatter it.
        if (read.kind === 'crash')
            return { ...confirmation, halted: `the final tree failed: ${read.reason}` };
        const retry = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_0__/* .retryAfter */ .P9)(confirmation.attempt, read.reason);
        return 'kind' in retry ? { ...confirmation, halted: retry.reason } : { ...confirmation, attempt: retry.attempt };
    }
    const pair = { candidate: read.candidate.score, incumbent: read.incumbent.score };
    return { ...confirmation, attempt: 0, pairs: [...confirmation.pairs, pair] };
}
/** The mean difference with its paired t interval. */
function confirmedOf({ sign, pairs, confidence, }) {
    const differences = pairs.map(({ candidate, incumbent }) => sign * (candidate - incumbent) + 0);
    const count = differences.length;
    if (count < 2)
        throw new TypeError('an interval needs two pairs');
    const estimate = (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .meanOf */ .hm)(differences);
    const half = ((0,_student_js__WEBPACK_IMPORTED_MODULE_2__/* .quantileOfT */ .L)(1 - confidence, count - 1) * (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .deviationOf */ .D7)(differences)) / Math.sqrt(count);
    return {
        pairs: count,
        estimate,
        interval: [estimate - half, estimate + half],
        confidence,
        baseline_mean: (0,_moments_js__WEBPACK_IMPORTED_MODULE_1__/* .meanOf */ .hm)(pairs.map(({ incumbent }) => incumbent)),
    };
}


/***/ }),

/***/ 8985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ commitmentOf),
/* harmony export */   N: () => (/* binding */ drawFrom)
/* harmony export */ });
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8338);

/**
 * Seeds and coins of a run. Whoever does not know the secret cannot tell them in advance; whoever is told it can check
 * each of them. Source: the nested form of HMAC (RFC 2104), over SHA-256.
 */
function drawFrom(secret) {
    return (label) => {
        const digest = (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(`outer\n${secret}\n${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(`inner\n${secret}\n${label}`)}`);
        return {
            seed: (Number.parseInt(digest.slice(0, 8), 16) % 0x7f_ff_ff_ff) + 1,
            bit: Number.parseInt(digest.slice(8, 9), 16) < 8 ? 0 : 1,
        };
    };
}
/** What is written down before the first draw, so that the secret can be checked when it is told. */
function commitmentOf(secret) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .sha256 */ .s)(secret);
}


/***/ }),

/***/ 1965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bn: () => (/* binding */ expandEffort),
/* harmony export */   lr: () => (/* binding */ LEVELLED_MIN_PAIRS),
/* harmony export */   nY: () => (/* binding */ decideEffort)
/* harmony export */ });
/* unused harmony export EFFORT_RULES */
/** Source: decisions, "Specification", the table under `effort`. */
const EFFORT_RULES = {
    fast: { screen: 0.5, futility_z: 0, max_pairs: 20 },
    balanced: { screen: 0, futility_z: 0.5, max_pairs: 20 },
    thorough: { screen: -1, futility_z: 0.75, max_pairs: 40 },
};
/** Smaller caps leave the small levels of fdr and fwer without power. */
const LEVELLED_MIN_PAIRS = 40;
// Where the gain per unit of time of the one overtakes that of the other, by the rows "REC fast", "REC balanced" and
// "REC thorough" of the table of decisions: a proposal worth so many evaluations.
const BALANCED_FROM = 4;
const THOROUGH_FROM = 25;
/** Which effort `auto` stands for: the dearer a proposal against an evaluation, the more each deserves. */
function decideEffort(effort, costs) {
    if (effort !== 'auto')
        return effort;
    if (costs === undefined)
        return 'balanced';
    const ratio = costs.proposalMs / Math.max(costs.evaluationMs, 1);
    if (ratio < BALANCED_FROM)
        return 'fast';
    return ratio < THOROUGH_FROM ? 'balanced' : 'thorough';
}
/** The values that an effort stands for; each may be set by itself. */
function expandEffort(settings, effort) {
    const preset = EFFORT_RULES[effort];
    const least = settings.error_rate === 'per-candidate' ? 0 : LEVELLED_MIN_PAIRS;
    return {
        screen: settings.screen ?? preset.screen,
        futility_z: settings.futility_z ?? preset.futility_z,
        max_pairs: settings.max_pairs ?? Math.max(preset.max_pairs, least),
    };
}


/***/ }),

/***/ 9690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ evidenceOf)
/* harmony export */ });
/* harmony import */ var _compare_trial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9065);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6130);
/* harmony import */ var _paired_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4495);
/* harmony import */ var _wealth_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(678);




/** The evidence of a trial, at any point of it. */
function evidenceOf(trial) {
    return trial.task === 'paired' ? pairedEvidence(trial) : compareEvidence(trial);
}
function pairedEvidence(trial) {
    const { rules, wealth, pairs, units, screen_score } = trial;
    const differences = pairs.map(({ difference }) => difference);
    return {
        kind: 'paired',
        statistic: _wealth_js__WEBPACK_IMPORTED_MODULE_2__/* .STATISTIC */ .HH,
        a: rules.a,
        scale: rules.scale,
        scale_source: rules.scale_source,
        unit: rules.unit_scale === null ? 'pair' : 'case',
        units: rules.unit_scale === null ? pairs.length : units.length,
        differences,
        effect: (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .effectOf */ .$x)(trial),
        sd: (0,_moments_js__WEBPACK_IMPORTED_MODULE_3__/* .deviationOf */ .D7)(differences),
        log_e: (0,_wealth_js__WEBPACK_IMPORTED_MODULE_2__/* .logEvidence */ .y8)(wealth),
        log_e_max: wealth.log_max,
        p: (0,_wealth_js__WEBPACK_IMPORTED_MODULE_2__/* .anytimeP */ .Al)(wealth),
        screen_score,
    };
}
function compareEvidence(trial) {
    const { policy, rules, scores, again } = trial;
    const statistic = rules.is_exact ? 'exact' : policy;
    return {
        kind: 'compare',
        statistic,
        record: rules.record,
        scores,
        again,
        effect: scores.length === 0 ? 0 : (0,_compare_trial_js__WEBPACK_IMPORTED_MODULE_0__/* .gainOf */ .vC)(trial),
    };
}


/***/ }),

/***/ 3525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ levelOf),
/* harmony export */   g: () => (/* binding */ minimumPairs)
/* harmony export */ });
const SPENDING = -1.1;
// The sum of i^-1.1 over all i: what is spent without a horizon. Source: the Riemann zeta function at 1.1.
const WHOLE_SUM = 10.584448464950801;
const LEVELS = {
    'per-candidate': ({ alpha }) => alpha,
    fwer: ({ alpha, horizon }, { tested }) => {
        if (horizon !== null && tested >= horizon)
            return 0;
        return (alpha * (tested + 1) ** SPENDING) / (horizon === null ? WHOLE_SUM : spendingSum(horizon));
    },
    // e-LOND with the horizon's equal weights; without a horizon there is no weight to give.
    fdr: ({ alpha, horizon }, { tested, kept }) => horizon === null || tested >= horizon ? 0 : (alpha * (kept + 1)) / horizon,
};
/** The level of the next test, fixed before any score of its candidate exists; 0: the horizon is spent. */
function levelOf(rules, state) {
    return LEVELS[rules.error_rate](rules, state);
}
function spendingSum(horizon) {
    let sum = 0;
    for (let index = horizon; index >= 1; index -= 1)
        sum += index ** SPENDING;
    return sum;
}
/** How many pairs an arbitrarily large effect needs at a level: each pair can double E at most. */
function minimumPairs(a) {
    // 1 - 0.9375 is a little less than 2^-4 as doubles go.
    return Math.ceil(Math.log2(1 / a) - 1e-9);
}


/***/ }),

/***/ 1535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ readPair),
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   P9: () => (/* binding */ retryAfter),
/* harmony export */   Vp: () => (/* binding */ singleStep),
/* harmony export */   an: () => (/* binding */ STAGES),
/* harmony export */   bi: () => (/* binding */ pairStep),
/* harmony export */   ul: () => (/* binding */ ARMS)
/* harmony export */ });
const ARMS = ['candidate', 'incumbent'];
/** `measure`: runs of a candidate that are compared with a stored score; `remeasure`: of a tip that was just kept. */
const STAGES = ['calibrate', 'screen', 'pair', 'measure', 'rerun', 'remeasure', 'confirm', 'certify'];
// A pair is tried again so often when the incumbent's arm fails.
const MAX_RETRIES = 2;
/** One run of one arm, with a fresh seed. */
function singleStep(draw, { id, ...place }, arm) {
    const { seed } = draw(labelOf({ id, ...place }));
    return { kind: 'measure', ...place, order_bit: null, runs: [{ arm, seed }] };
}
/** One run of each arm in the order of the coin, with one fresh seed for both, or one each. */
function pairStep(draw, { id, ...place }, shareSeed) {
    const label = labelOf({ id, ...place });
    const { seed, bit } = draw(label);
    const order = bit === 1 ? ['candidate', 'incumbent'] : ['incumbent', 'candidate'];
    const runs = order.map((arm) => ({ arm, seed: shareSeed ? seed : draw(`${label} ${arm}`).seed }));
    return { kind: 'measure', ...place, order_bit: bit, runs };
}
function labelOf({ id, stage, index, attempt }) {
    return `${id} ${stage} ${index} ${attempt}`;
}
/**
 * Reads the results of a pair. Where both arms failed it is void: a machine on which the incumbent fails says nothing
 * about the candidate.
 */
function readPair(results) {
    const incumbent = resultOf(results, 'incumbent');
    if (incumbent?.kind === 'failed')
        return { kind: 'void', reason: incumbent.reason };
    const candidate = resultOf(results, 'candidate');
    if (candidate?.kind === 'failed')
        return { kind: 'crash', reason: candidate.reason };
    if (candidate === undefined || incumbent === undefined)
        throw new TypeError('a pair needs a result of each arm');
    return { kind: 'pair', candidate, incumbent };
}
/** The result of an arm; a score that is no finite number is a failure. */
function resultOf(results, arm) {
    const found = results.find((result) => result.arm === arm);
    if (found?.kind !== 'scored')
        return found;
    const scores = [found.score, ...Object.values(found.cases ?? {})];
    if (scores.every(Number.isFinite))
        return found;
    return { arm, kind: 'failed', reason: 'a score is not a finite number' };
}
/** After a failure of the incumbent: the number of the next attempt, or the end of all of them. */
function retryAfter(attempt, reason) {
    if (attempt < MAX_RETRIES)
        return { attempt: attempt + 1 };
    return { kind: 'halt', reason: `the incumbent failed ${attempt + 1} times in a row: ${reason}` };
}


/***/ }),

/***/ 6130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ deviationOf),
/* harmony export */   Uy: () => (/* binding */ squaresAround),
/* harmony export */   hm: () => (/* binding */ meanOf)
/* harmony export */ });
/** The mean of some numbers; of none it is 0. */
function meanOf(values) {
    if (values.length === 0)
        return 0;
    let sum = 0;
    for (const value of values)
        sum += value;
    return sum / values.length;
}
/** The sum of squared distances from the mean. */
function squaresAround(values) {
    const mean = meanOf(values);
    let sum = 0;
    for (const value of values)
        sum += (value - mean) ** 2;
    return sum;
}
/** The standard deviation of a sample; of fewer than two numbers it is 0. */
function deviationOf(values) {
    return values.length < 2 ? 0 : Math.sqrt(squaresAround(values) / (values.length - 1));
}


/***/ }),

/***/ 3497:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ unitScale),
/* harmony export */   $z: () => (/* binding */ changePoint),
/* harmony export */   B_: () => (/* binding */ pairScale),
/* harmony export */   FP: () => (/* binding */ poolTest),
/* harmony export */   YN: () => (/* binding */ noiseOf)
/* harmony export */ });
/* unused harmony export differenceSigma */
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6130);
/* harmony import */ var _student_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7468);


// From here on what the pairs say about their own noise is better known than what the calibration said.
const PAIRS_TO_POOL = 30;
// Of the mean: below it differences are rounding, not noise.
const FLOOR_SHARE = 1e-12;
// A scale must not be 0: differences are divided by it.
const LEAST_SCALE = 1e-200;
/**
 * SD of one evaluation from runs of the same tree in a row: half the mean square of successive differences, which a slow
 * drift hardly touches. Source: decisions, "CALIBRATE" (von Neumann's difference form).
 */
function differenceSigma(scores) {
    if (scores.length < 2)
        return 0;
    let squares = 0;
    for (let index = 1; index < scores.length; index += 1) {
        squares += ((scores[index] ?? 0) - (scores[index - 1] ?? 0)) ** 2;
    }
    return Math.sqrt(squares / (scores.length - 1) / 2);
}
/** The noise that calibration runs show. */
function noiseOf(scores, cases) {
    return {
        sigma: differenceSigma(scores),
        mean: (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .meanOf */ .hm)(scores),
        case_scale: caseScale(cases),
        pairs: 0,
        squares: 0,
        freedom: 0,
        case_count: 0,
        case_squares: 0,
    };
}
function caseScale(runs) {
    const [first] = runs;
    if (first === undefined || Object.keys(first).length === 0)
        return null;
    const differences = [];
    for (const [index, run] of runs.entries()) {
        const next = runs[index + 1] ?? {};
        for (const [name, score] of Object.entries(run)) {
            const other = next[name];
            if (other !== undefined && other !== score)
                differences.push(other - score);
        }
    }
    if (differences.length > 0)
        return rootMeanSquare(differences);
    // Cases that never differ tell no scale; how far they lie apart is a guess that the first pairs replace.
    const scores = Object.values(first);
    return Math.sqrt((2 * (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .squaresAround */ .Uy)(scores)) / scores.length) || 1;
}
function rootMeanSquare(values) {
    return Math.sqrt((0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .meanOf */ .hm)(values.map((value) => value * value)));
}
/** The scale of the difference of a pair. */
function pairScale({ sigma, mean, pairs, squares, freedom }) {
    const isPooled = pairs >= PAIRS_TO_POOL && freedom > 0;
    const value = isPooled ? Math.sqrt(squares / freedom) : sigma * Math.SQRT2;
    const floor = Math.max(FLOOR_SHARE * Math.abs(mean), LEAST_SCALE);
    return value > floor ? { value, source: isPooled ? 'pairs' : 'calibration' } : { value: floor, source: 'floor' };
}
/** The scale of the difference of a case, where cases are the unit; ties say nothing and are left out. */
function unitScale({ case_scale: calibrated, case_count: count, case_squares: squares }) {
    const isPooled = count >= PAIRS_TO_POOL;
    const value = isPooled ? Math.sqrt(squares / count) : (calibrated ?? 1);
    return value > LEAST_SCALE
        ? { value, source: isPooled ? 'pairs' : 'calibration' }
        : { value: LEAST_SCALE, source: 'floor' };
}
/** Takes in the differences of one test: of its pairs, and of its cases. */
function poolTest(noise, differences, units) {
    const differing = units.filter((unit) => unit !== 0);
    return {
        ...noise,
        pairs: noise.pairs + differences.length,
        squares: noise.squares + (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .squaresAround */ .Uy)(differences),
        freedom: noise.freedom + Math.max(0, differences.length - 1),
        case_count: noise.case_count + differing.length,
        case_squares: noise.case_squares + differing.reduce((sum, unit) => sum + unit * unit, 0),
    };
}
// A level is not judged by fewer runs than these.
const LEAST_SEGMENT = 5;
const CHANGE_P = 0.001;
/**
 * Where the incumbent's scores changed their level, as an index into them: the split with the largest two-sample t, if
 * its p, times the number of splits, is below .001. Source: decisions, "CALIBRATE", the t form.
 */
function changePoint(stream) {
    const count = stream.length;
    const splits = count - 2 * LEAST_SEGMENT + 1;
    if (splits < 1)
        return undefined;
    const mean = (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .meanOf */ .hm)(stream);
    const total = (0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .squaresAround */ .Uy)(stream);
    let sum = 0;
    let best = { at: 0, between: -1 };
    for (let at = 1; at <= count - LEAST_SEGMENT; at += 1) {
        sum += (stream[at - 1] ?? 0) - mean;
        // The squares that two means explain; all splits share the total.
        const between = (sum * sum * count) / (at * (count - at));
        if (at >= LEAST_SEGMENT && between > best.between)
            best = { at, between };
    }
    if (best.between <= 0)
        return undefined;
    const within = Math.max(0, total - best.between) / (count - 2);
    const t = within === 0 ? Number.MAX_VALUE : Math.sqrt(best.between / within);
    return (0,_student_js__WEBPACK_IMPORTED_MODULE_1__/* .tailOfT */ .a)(t, count - 2) * splits < CHANGE_P ? best.at : undefined;
}


/***/ }),

/***/ 4213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ calibrationRuns),
/* harmony export */   Zv: () => (/* binding */ objectiveDecisionShape),
/* harmony export */   ig: () => (/* binding */ EFFORTS),
/* harmony export */   ly: () => (/* binding */ decisionSettingsSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);


const DECISIONS = ['auto', 'greedy', 'paired-sequential', 'checkpoint', 'ladder'];
const ERROR_RATES = ['per-candidate', 'fdr', 'fwer'];
const EFFORTS = ['fast', 'balanced', 'thorough', 'auto'];
const FEEDBACKS = ['rounded', 'sign', 'full'];
const DIRECTIONS = ['min', 'max'];
const choice = (words) => zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(words, words.map((word) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(word)).join(' or '));
const from = (least) => zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(least, `a whole number from ${least}`));
const notNegative = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0, 'a number that is not negative'));
const share = (high) => zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gt */ .Tx(0, `a number in (0, ${high})`), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._lt */ .Au(high, `a number in (0, ${high})`));
const filled = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((given) => given.trim() !== '', 'text that is not blank'));
const factor = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((given) => /^\d+(\.\d+)?x$/.test(given) && Number.parseFloat(given) > 1, 'a factor such as "2x"'));
const percent = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._regex */ .Fk(/^\d+(\.\d+)?%$/, 'a percentage such as "0.5%"'));
const absolutePath = filled.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((given) => given.startsWith('/'), 'an absolute path'));
// Of one pair there is no interval.
const confirmPairs = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((given) => given === 0 || given >= 2, 'a whole number from 2, or 0 for no confirmation'));
const guard = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ command: filled }),
    zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        metric: filled,
        max_regression: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([notNegative, percent]),
        direction: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(choice(DIRECTIONS), 'min'),
    }),
], '{ command = … } or { metric = …, max_regression = "2%" }');
/** The keys of `[objective]` that say how a change is decided on. Source: decisions, "Specification". */
const objectiveDecisionShape = {
    decision: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(choice(DECISIONS), 'auto'),
    confidence: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._gte */ .qm(0.5, 'a number from 0.5 to below 1'), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._lt */ .Au(1, 'a number from 0.5 to below 1')), 0.95),
    error_rate: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(choice(ERROR_RATES), 'per-candidate'),
    max_candidates: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(from(1)),
    effort: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(choice(EFFORTS), 'auto'),
    screen: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('off')], 'a number of noise SDs, or "off"')),
    futility_z: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(notNegative),
    max_pairs: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(from(2)),
    min_improvement: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([notNegative, percent], 'a number that is not negative, or "0.5%"'), 0),
    tolerance: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(notNegative, 0),
    calibration_runs: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(from(1)),
    share_seed: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), true),
    repeats: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(from(1), 1),
    checkpoint_keeps: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(from(1)),
    ladder_step: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('auto'), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._positive */ .NC('a number above 0'))], '"auto" or a number above 0')),
    feedback: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(choice(FEEDBACKS), 'rounded'),
    guards: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(guard), []),
    holdout: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        command: filled,
        rule: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(choice(['sign']), 'sign'),
        budget: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(from(1), 50),
        files: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(absolutePath), []),
    })),
    confirm: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        pairs: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(confirmPairs, 20),
        command: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ''),
        files: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(absolutePath), []),
    }), {}),
    certify: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        enabled: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), false),
        fdr: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(share(1), 0.1),
        max_pairs: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(from(2), 30),
    }), {}),
    integrity: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .prefault */ .SdS(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        canary_every: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(from(0), 25),
        max_plausible: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('auto'), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._positive */ .NC('a number above 0')), factor], '"auto", a number above 0, or a factor above 1 such as "2x"'), 'auto'),
    }), {}),
};
/** All that the decision layer needs of `[objective]`; other keys of the table are not its matter. */
const decisionSettingsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ direction: choice(DIRECTIONS), ...objectiveDecisionShape });
const CALIBRATION_RUNS = 8;
/** How often the incumbent is scored to learn the noise. Plain `greedy` asks for none: one score is what it compares with. */
function calibrationRuns({ calibration_runs: given, decision, repeats }) {
    return given ?? (decision === 'greedy' ? repeats : CALIBRATION_RUNS);
}


/***/ }),

/***/ 4495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ effectOf),
/* harmony export */   Bl: () => (/* binding */ waivePairedLimit),
/* harmony export */   Pq: () => (/* binding */ differenceOf),
/* harmony export */   UP: () => (/* binding */ nextOfPaired),
/* harmony export */   a7: () => (/* binding */ PURPOSES),
/* harmony export */   dP: () => (/* binding */ tellPaired),
/* harmony export */   oy: () => (/* binding */ startPairedTrial),
/* harmony export */   tp: () => (/* binding */ continuePairedTrial)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7953);
/* harmony import */ var _measurement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1535);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6130);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9190);
/* harmony import */ var _wealth_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(678);





/** What a test is for. A simplification need not be better, only no worse than its tolerance. */
const PURPOSES = ['candidate', 'simplify', 'canary', 'promotion', 'certify'];
function startPairedTrial(names, rules) {
    return {
        task: 'paired',
        ...names,
        rules,
        cap: rules.max_pairs,
        is_screened: rules.screen === 'off',
        screen_score: null,
        attempt: 0,
        pairs: [],
        wealth: (0,_wealth_js__WEBPACK_IMPORTED_MODULE_1__/* .startEProcess */ .RT)(rules.unit_scale ?? rules.scale),
        units: [],
        cases: [],
        pooled: { pairs: 0, units: 0 },
        halted: null,
        verdict: null,
    };
}
/** Goes on with the same evidence: after a halt, or with as many pairs again where they had run out. */
function continuePairedTrial(trial) {
    const cap = trial.verdict === null ? trial.cap : trial.cap + trial.rules.max_pairs;
    return { ...trial, cap, attempt: 0, halted: null, verdict: null };
}
/** The same test without a limit of what is plausible: one that it held back is decided by its evidence. */
function waivePairedLimit(trial) {
    const waived = { ...trial, rules: { ...trial.rules, max_plausible: null } };
    return trial.verdict?.code === 'implausible' ? decided({ ...waived, verdict: null }, true) : waived;
}
function nextOfPaired(trial, draw) {
    const { id, attempt, purpose, rules, halted } = trial;
    if (halted !== null)
        return { kind: 'halt', reason: halted };
    if (!trial.is_screened)
        return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_2__/* .singleStep */ .Vp)(draw, { id, stage: 'screen', index: 1, attempt: 0 }, 'candidate');
    const stage = purpose === 'certify' ? 'certify' : 'pair';
    return (0,_measurement_js__WEBPACK_IMPORTED_MODULE_2__/* .pairStep */ .bi)(draw, { id, stage, index: trial.pairs.length + 1, attempt }, rules.share_seed);
}
function tellPaired(trial, results) {
    return trial.is_screened ? tellPair(trial, results) : tellScreen(trial, results);
}
function ended(trial, code, reason) {
    return { ...trial, verdict: (0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(code, reason) };
}
function tellScreen(trial, results) {
    const { sign, screen, reference, scale } = trial.rules;
    const result = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_2__/* .resultOf */ .Bg)(results, 'candidate');
    if (result === undefined)
        throw new TypeError('a screening run needs a result of the candidate');
    if (result.kind === 'failed')
        return ended(trial, 'crash', `the candidate failed: ${result.reason}`);
    // The score is no evidence: a lucky one must not be counted twice.
    const screened = { ...trial, is_screened: true, screen_score: result.score };
    const limit = screen === 'off' ? Number.NEGATIVE_INFINITY : (screen * scale) / Math.SQRT2;
    const difference = sign * (result.score - reference);
    if (difference >= limit)
        return screened;
    const against = difference < 0 ? `${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .figure */ .vP)(-difference)} worse` : `no more than ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .figure */ .vP)(difference)} better`;
    return ended(screened, 'screen', `screened out: one run was ${against} than the incumbent's mean`);
}
function tellPair(trial, results) {
    const read = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_2__/* .readPair */ .$T)(results);
    if (read.kind === 'crash')
        return ended(trial, 'crash', `the candidate failed: ${read.reason}`);
    if (read.kind === 'void')
        return withVoid(trial, read.reason);
    const { candidate, incumbent } = read;
    if (trial.rules.unit_scale === null)
        return decided(withPair(trial, read, undefined), true);
    if (incumbent.cases === undefined)
        return withVoid(trial, 'it told no scores of its cases');
    const missing = Object.keys(incumbent.cases).filter((name) => candidate.cases?.[name] === undefined);
    if (missing.length > 0) {
        // Leaving out the hard cases is a way to score well.
        return ended(trial, 'crash', `the candidate failed: it has no score for ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(missing.length, 'case')}`);
    }
    const known = new Set(trial.cases);
    const fresh = Object.keys(incumbent.cases).filter((name) => !known.has(name));
    return decided(withPair(trial, read, fresh), fresh.length > 0);
}
function withVoid(trial, reason) {
    const retry = (0,_measurement_js__WEBPACK_IMPORTED_MODULE_2__/* .retryAfter */ .P9)(trial.attempt, reason);
    return 'kind' in retry ? { ...trial, halted: retry.reason } : { ...trial, attempt: retry.attempt };
}
// Squares of it still are finite; the score that stands for a failure is the largest double.
const MAX_DIFFERENCE = 1e150;
/** How much better the candidate is, whatever the direction. */
function differenceOf(sign, candidate, incumbent) {
    const difference = sign * (candidate - incumbent);
    // A difference of 0 is 0, not -0, which JSON would not give back.
    return Math.min(MAX_DIFFERENCE, Math.max(-MAX_DIFFERENCE, difference)) + 0;
}
function withPair(trial, { candidate, incumbent }, fresh) {
    const { sign, tolerance } = trial.rules;
    const pair = {
        index: trial.pairs.length + 1,
        attempt: trial.attempt,
        candidate: candidate.score,
        incumbent: incumbent.score,
        difference: differenceOf(sign, candidate.score, incumbent.score),
    };
    const units = fresh?.map((name) => differenceOf(sign, candidate.cases?.[name] ?? 0, incumbent.cases?.[name] ?? 0));
    const evidence = (units ?? [pair.difference]).map((difference) => difference + tolerance);
    return {
        ...trial,
        attempt: 0,
        pairs: [...trial.pairs, pair],
        wealth: (0,_wealth_js__WEBPACK_IMPORTED_MODULE_1__/* .feedEProcess */ .x)(trial.wealth, evidence),
        units: units === undefined ? trial.units : [...trial.units, ...units],
        cases: fresh === undefined ? trial.cases : [...trial.cases, ...fresh],
    };
}
const TOO_LITTLE = 'too little to be told apart from luck';
function decided(trial, isFresh) {
    const { rules, wealth, pairs, purpose } = trial;
    const mean = effectOf(trial);
    const shown = `${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .signedFigure */ .vr)(mean)} over ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(pairs.length, 'pair')}`;
    const isSimpler = purpose === 'simplify';
    const least = isSimpler ? -rules.tolerance : rules.min_improvement;
    if ((0,_wealth_js__WEBPACK_IMPORTED_MODULE_1__/* .isEvident */ .Q3)(wealth, rules.a) && mean >= least) {
        const limit = rules.max_plausible;
        if (limit !== null && mean > limit) {
            return ended(trial, 'implausible', `${shown} is more than ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .figure */ .vP)(limit)}, the most that is plausible: to be looked at`);
        }
        return ended(trial, 'evident', `${isSimpler ? 'no worse than the tolerance' : 'better'}: ${shown}`);
    }
    if (isFutile(trial))
        return rejected(trial, 'futile', `${mean > 0 ? TOO_LITTLE : 'not better'}: ${shown}`);
    if (!isFresh)
        return rejected(trial, 'cases-spent', `every case was run, and they do not decide: ${shown}`);
    if (pairs.length < trial.cap)
        return trial;
    return rejected(trial, 'cap', `the pairs ran out before they decided: ${shown}`);
}
/** How much better the candidate is, on average over the pairs. */
function effectOf({ pairs }) {
    return (0,_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .meanOf */ .hm)(pairs.map(({ difference }) => difference));
}
function isFutile(trial) {
    const { rules, pairs, units, purpose, cap } = trial;
    const isByCase = rules.unit_scale !== null;
    const differences = isByCase ? units : pairs.map(({ difference }) => difference);
    const count = differences.length;
    if (count < 2)
        return false;
    const mean = (0,_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .meanOf */ .hm)(differences);
    const least = purpose === 'simplify' ? 0 : rules.min_improvement;
    if (isByCase && differences.every((difference) => difference === 0))
        return pairs.length > 1 && rules.tolerance === 0;
    const scale = isByCase ? Math.sqrt((0,_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .meanOf */ .hm)(differences.map((each) => each * each))) : rules.scale;
    const most = isByCase ? (count / pairs.length) * cap : cap;
    // The mean that the last pair would have to show, halved: what stays below it cannot be made up for.
    const reachable = 0.5 * scale * Math.sqrt((2 * Math.log(1 / rules.a0)) / most);
    return mean + rules.tolerance + (rules.futility_z * scale) / Math.sqrt(count) < Math.max(least, reachable);
}
// Of the scale: a batch of working keeps that shows less is given up.
const ROLL_BACK_BELOW = 0.25;
function rejected(trial, code, reason) {
    if (trial.purpose !== 'promotion')
        return ended(trial, code, reason);
    const isLost = effectOf(trial) < ROLL_BACK_BELOW * trial.rules.scale;
    return ended(trial, isLost ? 'rolled-back' : 'goes-on', reason);
}


/***/ }),

/***/ 4745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ isSideStage),
/* harmony export */   v: () => (/* binding */ decisionRecordSchema)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3305);
/* harmony import */ var _measurement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1535);
/* harmony import */ var _objective_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4213);
/* harmony import */ var _paired_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4495);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9190);





const text = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP();
const whole = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0));
const maybe = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(schema), null);
const effort = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_objective_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .EFFORTS */ .ig);
/** Runs beside the ones that a task asks for; what they say is in the decision. */
const SIDE_STAGES = ['guard', 'holdout', 'canary'];
const RUN_STAGES = [..._measurement_js__WEBPACK_IMPORTED_MODULE_5__/* .STAGES */ .an, ...SIDE_STAGES];
function isSideStage(stage) {
    return SIDE_STAGES.some((each) => each === stage);
}
const genesis = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('genesis'),
    tool_version: text,
    config_digest: text,
    baseline_commit: text,
    baseline_tree: text,
    /** What the branch held when the record begins, where that is not the baseline. */
    start_tree: maybe(text),
    /** The baseline is never scored. */
    unscored: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(), false),
    evaluator_digest: text,
    /** Digest by path. */
    evaluator_files: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(text, text),
    guards_digest: maybe(text),
    /** Salted. */
    holdout_digest: maybe(text),
    /** Of what confirmations run, where that is not the evaluator. */
    confirm_digest: maybe(text),
    environment: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(text, text),
    settings: _objective_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .decisionSettingsSchema */ .ly,
    /** Never `auto`. */
    effort,
    effort_rules: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        screen: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('off')]),
        futility_z: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
        max_pairs: whole,
    }),
    seed_commitment: text,
});
const evaluation = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('evaluation'),
    /** 1, 2, 3, … of the run. */
    id: whole,
    /** Of the candidate, calibration, canary, promotion or confirmation that it belongs to. */
    task: text,
    arm: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_measurement_js__WEBPACK_IMPORTED_MODULE_5__/* .ARMS */ .ul),
    stage: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(RUN_STAGES),
    index: whole,
    attempt: whole,
    order_bit: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(0), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1)])),
    seed: whole,
    tree: text,
    digest_before: text,
    digest_after: text,
    started_at: text,
    ended_at: text,
    host: text,
    exit_code: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .int */ .Whr()),
    /** Not rounded; null: the run failed or was void. */
    score: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    reason: maybe(text),
    cases: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig())),
    /** What else the evaluator told. */
    metrics: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(text, zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig())),
    stdout_digest: text,
});
const calibration = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('calibration'),
    id: text,
    tree: text,
    sigma: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    mean: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    policy: text,
});
const candidate = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('candidate'),
    id: text,
    parent: text,
    tree: text,
    purpose: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['candidate', 'simplify']),
    diff_digest: text,
    diff_lines: whole,
    touched_paths: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text),
    proposer: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(text, text),
    usd: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    /** The test that held it back, where a person has waived the limit of what is plausible for it. */
    released: maybe(text),
    /** Why it was never tested; null: its test begins here. */
    refused: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ code: text, reason: text })),
});
const evidence = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt('kind', [
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('paired'),
        statistic: text,
        a: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
        scale: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
        scale_source: text,
        unit: text,
        units: whole,
        differences: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
        effect: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
        sd: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
        log_e: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
        log_e_max: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
        p: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
        screen_score: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    }),
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('compare'),
        statistic: text,
        record: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
        scores: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
        again: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
        effect: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    }),
]);
const decision = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('decision'),
    /** Of the candidate, canary, promotion or certification. */
    task: text,
    purpose: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_paired_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .PURPOSES */ .a7),
    incumbent: text,
    outcome: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .DECISION_OUTCOMES */ .h_),
    code: text,
    reason: text,
    /** Tests and keeps before this one's level was taken. */
    level: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ tested: whole, kept: whole }),
    evidence,
    guards: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ name: text, passed: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY() })),
    /** One bit, and how many were asked for until then. */
    holdout: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ passed: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(), queries: whole })),
    kept: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
});
const claim = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('claim'),
    /** The confirmation that it is of. */
    task: text,
    baseline: text,
    final: text,
    planned_pairs: whole,
    estimate: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    interval: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .tuple */ .PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(), zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()]),
    confidence: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    baseline_mean: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    sealed: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    proposed: whole,
    tested: whole,
    kept: whole,
    /** Sum of the levels: bounds the expected number of false keeps; null: the policy promises none. */
    false_keeps_bound: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    error_rate: text,
    alpha: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    certified: maybe(whole),
    certify_fdr: maybe(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    holdout_queries: whole,
    earlier_confirmations: whole,
    evaluator_digest: text,
    holdout_digest: maybe(text),
    sentence: text,
});
/** A line of the record of decisions. Source: decisions, "What the ledger must record". */
const decisionRecordSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .discriminatedUnion */ .gMt('kind', [
    genesis,
    evaluation,
    calibration,
    candidate,
    decision,
    claim,
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('incumbent'), tree: text, by: text }),
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('canary'),
        variety: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['noop', 'broken']),
        task: text,
        passed: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
        /** What is odd, though it passed. */
        remark: maybe(text),
    }),
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('effort'), effort }),
    /** A person lets through what a test held back for its size: who, and which tree. */
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('release'), task: text, tree: text, by: text, at: text }),
    /** The holdout is going to be asked for the `number`th time; it counts, whatever becomes of it. */
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('holdout'), task: text, number: whole, budget: whole }),
    /** A task of the run itself begins; one of a candidate begins with its record. */
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('begin'), task: text }),
    /** A test that was broken off; the same tree goes on with its evidence. */
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('interrupted'), task: text }),
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('config-change'), keys: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text) }),
    /** Another run goes on with a secret of its own. */
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('seed-commit'), seed_commitment: text }),
    zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('seed-reveal'), secret: text }),
]);


/***/ }),

/***/ 6818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gd: () => (/* binding */ pendingReleases),
/* harmony export */   KF: () => (/* binding */ heldTrial),
/* harmony export */   MI: () => (/* binding */ withReleaseDecided),
/* harmony export */   SQ: () => (/* binding */ waiveLimit),
/* harmony export */   YB: () => (/* binding */ withTaken),
/* harmony export */   _h: () => (/* binding */ withRelease),
/* harmony export */   gy: () => (/* binding */ withReleaseRefused)
/* harmony export */ });
/* harmony import */ var _compare_trial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9065);
/* harmony import */ var _paired_trial_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4495);


/** Takes in that a person lets a change through; once more is another word. */
function withRelease(session, { task, tree, by }) {
    return { ...session, releases: { ...session.releases, [task]: { tree, by, taken: null, is_done: false } } };
}
/** What a person let through and nothing came of yet, oldest first. */
function pendingReleases({ releases }) {
    return Object.entries(releases).flatMap(([task, { tree, by, is_done }]) => (is_done ? [] : [{ task, tree, by }]));
}
/**
 * The test that a released change begins with: the one that held it back, where the same policy would test the same tree
 * against the same incumbent. Source: decisions, "Integrity", rule 7.
 */
function heldTrial({ held, incumbent, policy, is_exact: isExact }, tree) {
    const trial = held[tree];
    if (trial === undefined || trial.incumbent !== incumbent)
        return undefined;
    if (trial.task === 'paired')
        return policy === 'paired-sequential' ? trial : undefined;
    return trial.policy === policy && trial.rules.is_exact === isExact ? trial : undefined;
}
/** The test without a limit of what is plausible. */
function waiveLimit(trial) {
    return trial.task === 'paired' ? (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_1__/* .waivePairedLimit */ .Bl)(trial) : (0,_compare_trial_js__WEBPACK_IMPORTED_MODULE_0__/* .waiveCompareLimit */ .Nh)(trial);
}
/** Takes in that a release is being tested by `trial`. */
function withTaken(session, task, trial) {
    return withWord(session, task, { taken: trial });
}
/** Takes in that a released change was refused before any test. */
function withReleaseRefused(session, task) {
    return task === null ? session : withWord(session, task, { is_done: true });
}
/** Takes in that a test was decided: whatever it said, the release it was for is used up. */
function withReleaseDecided(session, { id, verdict }) {
    // A change whose evaluator turned out to be noisy is tested again.
    if (verdict === null || verdict.code === 'nondeterministic')
        return session;
    const task = Object.entries(session.releases).find(([, { taken }]) => taken === id)?.[0];
    return task === undefined ? session : withWord(session, task, { is_done: true });
}
function withWord(session, task, word) {
    const known = session.releases[task];
    return known === undefined
        ? session
        : { ...session, releases: { ...session.releases, [task]: { ...known, ...word } } };
}


/***/ }),

/***/ 1712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cg: () => (/* binding */ stepOf),
/* harmony export */   nj: () => (/* binding */ countTested),
/* harmony export */   o1: () => (/* binding */ sessionOfGenesis),
/* harmony export */   p$: () => (/* binding */ withStep),
/* harmony export */   pD: () => (/* binding */ beginCandidate),
/* harmony export */   rK: () => (/* binding */ isTrial),
/* harmony export */   ru: () => (/* binding */ beginTask)
/* harmony export */ });
/* harmony import */ var _assignment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1318);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7623);
/* harmony import */ var _task_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);



/** The session as its genesis tells it. */
function sessionOfGenesis(genesis) {
    const { settings, effort, baseline_tree: base, start_tree: start, unscored } = genesis;
    const session = (0,_session_js__WEBPACK_IMPORTED_MODULE_1__/* .openSession */ .fA)({ settings: { ...settings, effort }, base });
    // `auto` was resolved by measured times, which nobody can replay.
    const opened = { ...session, settings, incumbent: start ?? base };
    return unscored ? (0,_session_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutBaseline */ .m4)(opened) : opened;
}
/** Begins the test of a candidate; where the same tree was tested before, what is refused is told, then begun all the same. */
function beginCandidate(session, record) {
    const { id, tree, purpose, released } = record;
    const proposal = { id, tree, purpose, released };
    const assigned = (0,_assignment_js__WEBPACK_IMPORTED_MODULE_0__/* .assignProposal */ .gK)(session, proposal);
    if (assigned.kind === 'trial')
        return { begun: begun(assigned.session, assigned.trial, session), refusal: undefined };
    const { [record.tree]: _known, ...trees } = session.trees;
    const incumbent = session.incumbent === record.tree ? `${session.incumbent} before` : session.incumbent;
    const again = (0,_assignment_js__WEBPACK_IMPORTED_MODULE_0__/* .assignProposal */ .gK)({ ...session, trees, incumbent, level: { ...session.level, tested: 0 } }, proposal);
    if (again.kind === 'refused')
        throw new TypeError(`a candidate that nothing refuses was refused: ${again.reason}`);
    const trial = { ...again.trial, incumbent: session.incumbent };
    return { begun: begun({ ...session, spent: again.session.spent }, trial, session), refusal: assigned.reason };
}
function begun(session, task, before) {
    const trees = task.task === 'calibration'
        ? { candidate: task.tree, incumbent: task.tree }
        : { candidate: task.tree, incumbent: task.task === 'confirmation' ? task.baseline : task.incumbent };
    return { session, open: { task, trees, buffer: [], level: before.level } };
}
/** Begins what is not proposed but due: it is known by the name of its first evaluation. */
function beginTask(session, name, { genesis, keeps }) {
    const [kind, number] = name.split(' ');
    switch (kind) {
        case 'calibration': {
            const { session: next, calibration } = (0,_session_js__WEBPACK_IMPORTED_MODULE_1__/* .beginCalibration */ .KR)(session);
            return calibration.id === name ? begun(next, calibration, session) : undefined;
        }
        case 'canary': {
            if (session.noise === null)
                return undefined;
            const { session: next, trial } = (0,_assignment_js__WEBPACK_IMPORTED_MODULE_0__/* .assignCanary */ .QF)(session);
            return trial.id === name ? begun(next, trial, session) : undefined;
        }
        case 'promotion': {
            const assigned = session.noise === null ? undefined : (0,_assignment_js__WEBPACK_IMPORTED_MODULE_0__/* .assignPromotion */ .Zw)(session);
            return assigned?.trial.id === name ? begun(assigned.session, assigned.trial, session) : undefined;
        }
        case 'confirmation': {
            const task = (0,_session_js__WEBPACK_IMPORTED_MODULE_1__/* .confirmationIn */ .dn)(session, { id: name, baseline: genesis.baseline_tree });
            return begun(session, task, session);
        }
        case 'certify': {
            const keep = keeps[Number(number) - 1];
            if (keep === undefined || session.last_noise === null)
                return undefined;
            // A drift that was noticed since changes nothing about the scale.
            const calm = { ...session, noise: session.last_noise };
            return begun(session, (0,_assignment_js__WEBPACK_IMPORTED_MODULE_0__/* .assignCertify */ .IL)(calm, { id: name, ...keep, keeps: keeps.length }), session);
        }
        default:
            return undefined;
    }
}
/** What the task asks for at this point. */
function stepOf({ task }, draw) {
    return (0,_task_js__WEBPACK_IMPORTED_MODULE_2__/* .nextStep */ .s)(task, draw);
}
function measurementOf({ arm, score, cases, reason }) {
    if (score === null)
        return { arm, kind: 'failed', reason: reason ?? 'no score' };
    return { arm, kind: 'scored', score, ...(cases === null ? {} : { cases }) };
}
/** Hands a whole step to the task; one that lacks an arm counts only if the arm that is there failed. */
function withStep(open, arms) {
    const { buffer, task } = open;
    const isWhole = buffer.length >= arms;
    const isBroken = buffer.some(({ score }) => score === null);
    if (buffer.length === 0 || (!isWhole && !isBroken))
        return { ...open, buffer: [] };
    return { ...open, task: (0,_task_js__WEBPACK_IMPORTED_MODULE_2__/* .tellTask */ .b)(task, buffer.map(measurementOf)), buffer: [] };
}
function isTrial(task) {
    return task.task === 'paired' || task.task === 'compare';
}
const OF_THE_RUN = /^(calibration|canary|promotion|confirmation|certify) /;
/** How many candidates are among the tasks of a run. */
function countTested(names) {
    return [...names].filter((name) => !OF_THE_RUN.test(name)).length;
}


/***/ }),

/***/ 7623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KR: () => (/* binding */ beginCalibration),
/* harmony export */   M_: () => (/* binding */ dueIn),
/* harmony export */   TC: () => (/* binding */ IN_TEST),
/* harmony export */   Zj: () => (/* binding */ withCalibration),
/* harmony export */   Zq: () => (/* binding */ MAX_SCORES),
/* harmony export */   dn: () => (/* binding */ confirmationIn),
/* harmony export */   fA: () => (/* binding */ openSession),
/* harmony export */   iP: () => (/* binding */ EXACT_PAIRS),
/* harmony export */   lH: () => (/* binding */ withEffort),
/* harmony export */   m4: () => (/* binding */ withoutBaseline),
/* harmony export */   oz: () => (/* binding */ withBroken)
/* harmony export */ });
/* harmony import */ var _calibration_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2079);
/* harmony import */ var _canary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2347);
/* harmony import */ var _confirmation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5122);
/* harmony import */ var _effort_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1965);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6130);
/* harmony import */ var _noise_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3497);
/* harmony import */ var _objective_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4213);







/** Code of a tree whose test goes on. */
const IN_TEST = 'in-test';
/** The state of a run before anything was measured. */
function openSession({ settings, base, costs }) {
    const effort = (0,_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .decideEffort */ .nY)(settings.effort, costs);
    return {
        settings,
        effort,
        effort_rules: (0,_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .expandEffort */ .Bn)(settings, effort),
        policy: settings.decision === 'auto' ? null : settings.decision,
        is_exact: false,
        is_noisy: false,
        incumbent: base,
        scores: [],
        record: 0,
        stream: [],
        noise: null,
        last_noise: null,
        level: { tested: 0, kept: 0 },
        spent: 0,
        trees: {},
        open: {},
        held: {},
        releases: {},
        canaries: _canary_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_CANARIES */ .ZZ,
        champion: null,
        tasks: { calibrations: 0, canaries: 0, promotions: 0 },
        warnings: [],
    };
}
/** A base that is not scored: whatever has a score beats it, and what comes after has to beat that. */
function withoutBaseline(session) {
    const noise = (0,_noise_js__WEBPACK_IMPORTED_MODULE_3__/* .noiseOf */ .YN)([], []);
    const record = session.settings.direction === 'min' ? Number.MAX_VALUE : -Number.MAX_VALUE;
    return { ...session, policy: session.policy ?? 'greedy', record, noise, last_noise: noise };
}
/** Takes in whether a deliberately broken candidate failed, as it must. */
function withBroken(session, failed) {
    return { ...session, canaries: { ...session.canaries, broken_failed: failed } };
}
/** Changes the effort, the one thing that may change between candidates. */
function withEffort(session, effort) {
    const settings = { ...session.settings, effort };
    return { ...session, settings, effort, effort_rules: (0,_effort_js__WEBPACK_IMPORTED_MODULE_1__/* .expandEffort */ .Bn)(settings, effort) };
}
function beginCalibration(session) {
    const calibrations = session.tasks.calibrations + 1;
    const calibration = (0,_calibration_js__WEBPACK_IMPORTED_MODULE_4__/* .startCalibration */ .HV)({
        id: `calibration ${calibrations}`,
        tree: session.incumbent,
        runs: (0,_objective_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .calibrationRuns */ .D9)(session.settings),
    });
    return { session: { ...session, tasks: { ...session.tasks, calibrations } }, calibration };
}
const MAX_SCORES = 20;
/** Takes the result of a calibration in, and resolves `auto`. */
function withCalibration(session, { scores, cases }) {
    const { decision } = session.settings;
    // One score says nothing of the next.
    const isSame = !session.is_noisy && scores.length > 1 && scores.every((score) => score === scores[0]);
    const policy = decision === 'auto' ? (isSame ? 'greedy' : 'paired-sequential') : decision;
    const fresh = (0,_noise_js__WEBPACK_IMPORTED_MODULE_3__/* .noiseOf */ .YN)(scores, cases);
    const pooled = session.last_noise;
    const { sigma, mean, case_scale } = fresh;
    // What pairs said of the noise is immune to a drift of the level.
    const noise = pooled === null ? fresh : { ...pooled, sigma, mean, case_scale };
    const record = (0,_moments_js__WEBPACK_IMPORTED_MODULE_5__/* .meanOf */ .hm)(scores);
    const champion = { tree: session.incumbent, record, keeps: 0, candidates: 0 };
    return {
        ...session,
        policy,
        is_exact: isSame && policy === 'greedy',
        scores: scores.slice(-MAX_SCORES),
        record,
        stream: [...scores],
        noise,
        last_noise: noise,
        champion: policy === 'checkpoint' ? (session.champion ?? champion) : null,
    };
}
// What always comes out the same is the same in every pair; two are the fewest that have an interval.
const EXACT_PAIRS = 2;
/** The confirmation that would end a run now: what is kept against the baseline, in as many pairs as are announced. */
function confirmationIn(session, { id, baseline }) {
    const { settings, champion, incumbent, is_exact: isExact } = session;
    const { confirm, confidence, share_seed, direction } = settings;
    return (0,_confirmation_js__WEBPACK_IMPORTED_MODULE_6__/* .startConfirmation */ ._R)({
        ...{ id, baseline, confidence, share_seed },
        sign: direction === 'max' ? 1 : -1,
        tree: champion?.tree ?? incumbent,
        planned: isExact && confirm.command === '' ? EXACT_PAIRS : confirm.pairs,
    });
}
const CHECKPOINT_KEEPS = 8;
const CHECKPOINT_CANDIDATES = 40;
/** What comes next in a run; `isEnding`: there will be no more candidates. */
function dueIn(session, { isEnding = false } = {}) {
    const { champion, canaries, noise, settings, policy } = session;
    const alarm = (0,_canary_js__WEBPACK_IMPORTED_MODULE_0__/* .canaryAlarm */ .e1)(canaries);
    if (alarm !== undefined)
        return { kind: 'stop', reason: alarm };
    if (noise === null)
        return { kind: 'calibration' };
    if (champion !== null && champion.keeps > 0) {
        const isFull = champion.keeps >= (settings.checkpoint_keeps ?? CHECKPOINT_KEEPS);
        if (isEnding || isFull || champion.candidates >= CHECKPOINT_CANDIDATES)
            return { kind: 'promotion' };
    }
    // Policies that compare with a stored score promise nothing that a canary could disprove.
    const isPromised = policy === 'paired-sequential' || policy === 'checkpoint';
    const every = settings.integrity.canary_every;
    return isPromised && every > 0 && canaries.since >= every ? { kind: 'canary' } : { kind: 'candidate' };
}


/***/ }),

/***/ 7448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ decisionProblems),
/* harmony export */   hT: () => (/* binding */ keysOfNewRun)
/* harmony export */ });
/* unused harmony export decisionWarnings */
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7953);
/* harmony import */ var _effort_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1965);
/* harmony import */ var _level_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3525);



/** What is wrong with keys that are sound one by one. Source: decisions, "Validation". */
function decisionProblems(settings) {
    return [...levelProblems(settings), ...capProblems(settings), ...policyProblems(settings)];
}
function levelProblems({ error_rate: rate, max_candidates: horizon, decision }) {
    if (rate === 'per-candidate')
        return [];
    const found = `error_rate = ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(rate)}`;
    if (rate === 'fdr' && horizon === undefined) {
        const expected = 'max_candidates, by which each candidate gets its share';
        return [{ path: ['error_rate'], found, expected, remedy: 'Add max_candidates = 200, or as many as you plan.' }];
    }
    if (decision !== 'greedy' && decision !== 'ladder')
        return [];
    const expected = `"per-candidate" with decision = ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(decision)}, which promises no error rate`;
    return [{ path: ['error_rate'], found, expected, remedy: 'Set decision = "paired-sequential", or leave it out.' }];
}
function capProblems(settings) {
    const { max_pairs: cap, error_rate: rate, max_candidates: horizon = null, confidence } = settings;
    if (cap === undefined)
        return [];
    const found = `max_pairs = ${cap}`;
    const path = ['max_pairs'];
    if (rate !== 'per-candidate' && cap < _effort_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELLED_MIN_PAIRS */ .lr) {
        const expected = `at least ${_effort_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELLED_MIN_PAIRS */ .lr} with error_rate = ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(rate)}`;
        return [{ path, found, expected, remedy: 'Raise it, or leave it out.' }];
    }
    const least = (0,_level_js__WEBPACK_IMPORTED_MODULE_1__/* .minimumPairs */ .g)((0,_level_js__WEBPACK_IMPORTED_MODULE_1__/* .levelOf */ .I)({ error_rate: rate, alpha: 1 - confidence, horizon }, { tested: 0, kept: 0 }));
    if (cap >= least)
        return [];
    const expected = `at least ${least} at confidence ${confidence}: fewer can keep nothing, whatever the effect`;
    return [{ path, found, expected, remedy: 'Raise max_pairs, or lower confidence.' }];
}
// The runs of the working line that the promise of checkpoint was measured with.
const MAX_CHECKPOINT_REPEATS = 3;
function policyProblems(settings) {
    const { decision, repeats, ladder_step: step, checkpoint_keeps: keeps } = settings;
    const problems = [];
    if (settings.calibration_runs === 1 && decision !== 'greedy') {
        const expected = `at least 2 with decision = ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(decision)}: one run tells nothing of the noise`;
        problems.push({ path: ['calibration_runs'], found: 'calibration_runs = 1', expected, remedy: 'Raise it.' });
    }
    const isPaired = decision === 'auto' || decision === 'paired-sequential';
    if (repeats > 1 && isPaired) {
        const expected = `1 with decision = ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(decision)}, which repeats by pairs`;
        const remedy = 'Leave it out, or set decision = "greedy", "ladder" or "checkpoint".';
        problems.push({ path: ['repeats'], found: `repeats = ${repeats}`, expected, remedy });
    }
    if (repeats > MAX_CHECKPOINT_REPEATS && decision === 'checkpoint') {
        const expected = `1 to ${MAX_CHECKPOINT_REPEATS} with decision = "checkpoint"`;
        problems.push({ path: ['repeats'], found: `repeats = ${repeats}`, expected, remedy: 'Lower it.' });
    }
    if (step !== undefined && decision !== 'ladder')
        problems.push(idleKey('ladder_step', 'ladder'));
    if (keeps !== undefined && decision !== 'checkpoint')
        problems.push(idleKey('checkpoint_keeps', 'checkpoint'));
    return problems;
}
function idleKey(key, policy) {
    const expected = `it only with decision = ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(policy)}`;
    return { path: [key], found: key, expected, remedy: `Leave it out, or set decision = ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(policy)}.` };
}
/** What a user should know of settings that are allowed. */
function decisionWarnings({ decision, repeats }) {
    if (decision !== 'greedy' || repeats === 1)
        return [];
    return ['on a noisy evaluator about half of the keeps will be junk if 10% of the proposals help'];
}
// What may change is how much is spent; a change of anything else would make other decisions of the same scores, and the
// run's promise would be of neither. Source: decisions, "Validation".
const FREE_KEYS = new Set(['effort']);
/** The keys whose change needs a new run. */
function keysOfNewRun(before, after) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    const isSame = (key) => JSON.stringify(before[key]) === JSON.stringify(after[key]);
    return [...keys].filter((key) => !FREE_KEYS.has(key) && !isSame(key));
}


/***/ }),

/***/ 8444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H1: () => (/* binding */ brokenOff),
/* harmony export */   eX: () => (/* binding */ settleTrial),
/* harmony export */   t8: () => (/* binding */ isKept)
/* harmony export */ });
/* harmony import */ var _base_score_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8164);
/* harmony import */ var _canary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2347);
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6130);
/* harmony import */ var _noise_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3497);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6818);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7623);






/** Takes a trial in: what it says of the noise, of its tree, and who the incumbent is now. */
function settleTrial(session, trial, final) {
    return (0,_release_js__WEBPACK_IMPORTED_MODULE_1__/* .withReleaseDecided */ .MI)(settled(session, trial, final), trial);
}
function settled(session, trial, final) {
    if (trial.task === 'compare')
        return settleCompare(session, trial, final);
    const pooled = withDriftWatch(withPairs(session, trial));
    if (trial.purpose === 'certify')
        return pooled;
    if (trial.purpose === 'canary') {
        if (trial.verdict === null)
            return pooled;
        return { ...pooled, canaries: (0,_canary_js__WEBPACK_IMPORTED_MODULE_0__/* .withNoop */ .BW)(session.canaries, trial.verdict.outcome === 'keep') };
    }
    return trial.purpose === 'promotion' ? settlePromotion(pooled, trial, final) : settlePaired(pooled, trial, final);
}
/** Whether a trial stands for a keep; one that was tested against an earlier incumbent must be rebased and tested again. */
function isKept(session, trial, final) {
    const isPassed = trial.verdict?.outcome === 'keep';
    const against = trial.task === 'paired' && trial.purpose === 'promotion' ? session.champion?.tree : session.incumbent;
    return isPassed && final === 'accepted' && trial.incumbent === against;
}
/** A test that ends without a word on its candidate: whatever its scores say, the same tree goes on from them. */
function brokenOff(trial) {
    return { ...trial, verdict: null };
}
// Longer ago the machine was another one.
const MAX_STREAM = 100;
function withPairs(session, trial) {
    const { noise, incumbent } = session;
    const pairs = trial.pairs.slice(trial.pooled.pairs);
    const units = trial.units.slice(trial.pooled.units);
    const differences = pairs.map(({ difference }) => difference);
    const known = noise ?? session.last_noise;
    const next = known === null ? null : (0,_noise_js__WEBPACK_IMPORTED_MODULE_3__/* .poolTest */ .FP)(known, differences, units);
    const seen = trial.incumbent === incumbent ? pairs.map((pair) => pair.incumbent) : [];
    return {
        ...session,
        noise: noise === null ? null : next,
        last_noise: next,
        scores: [...session.scores, ...seen].slice(-_session_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_SCORES */ .Zq),
        stream: [...session.stream, ...seen].slice(-MAX_STREAM),
    };
}
function withDriftWatch(session) {
    const at = (0,_noise_js__WEBPACK_IMPORTED_MODULE_3__/* .changePoint */ .$z)(session.stream);
    if (at === undefined)
        return session;
    const stream = session.stream.slice(at);
    const [before, now] = [(0,_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .meanOf */ .hm)(session.stream.slice(0, at)), (0,_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .meanOf */ .hm)(stream)];
    const moved = `from ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderApart */ .Fw)(before, now)} to ${(0,_base_score_text_js__WEBPACK_IMPORTED_MODULE_5__/* .renderApart */ .Fw)(now, before)}`;
    const warning = `the incumbent's scores moved ${moved}: the machine drifts; calibrated again`;
    return { ...session, stream, noise: null, warnings: [...session.warnings, warning] };
}
function withTree(session, trial, code) {
    const canaries = { ...session.canaries, since: session.canaries.since + 1 };
    const { [trial.tree]: _decided, ...others } = session.held;
    const held = trial.verdict?.outcome === 'quarantine' ? { ...others, [trial.tree]: trial } : others;
    return { ...session, canaries, held, trees: { ...session.trees, [trial.tree]: { id: trial.id, code } } };
}
/** As if it had not been proposed. */
function withoutTree(session, { tree }) {
    const { [tree]: _tested, ...trees } = session.trees;
    return { ...session, trees };
}
function settlePaired(session, trial, final) {
    const { verdict } = trial;
    const pooled = { pairs: trial.pairs.length, units: trial.units.length };
    const { [trial.tree]: _ended, ...others } = session.open;
    const told = withTree({ ...session, open: others }, { ...trial, pooled }, verdict?.code ?? 'interrupted');
    if (isKept(session, trial, final)) {
        const scores = trial.pairs.map(({ candidate }) => candidate);
        const level = { ...session.level, kept: session.level.kept + 1 };
        return withIncumbent({ ...told, level }, trial.tree, scores);
    }
    // Evidence that did not decide is kept: the same tree goes on from it.
    if (verdict !== null && verdict.outcome !== 'inconclusive')
        return told;
    return { ...told, open: { ...others, [trial.tree]: { ...trial, pooled } } };
}
/** Tests that are open were against the one before. */
function withIncumbent(session, tree, scores) {
    const trees = { ...session.trees, [session.incumbent]: session.trees[session.incumbent] ?? BASE };
    return {
        ...session,
        trees,
        incumbent: tree,
        scores: scores.slice(-_session_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_SCORES */ .Zq),
        stream: scores.slice(-MAX_STREAM),
        open: {},
    };
}
const BASE = { id: 'base', code: 'base' };
function settleCompare(session, trial, final) {
    const { verdict, record } = trial;
    if (verdict === null)
        return withoutTree(session, trial);
    if (verdict.code === 'nondeterministic') {
        // Its tree is not told: it is proposed again, to the policy for noisy evaluators.
        return {
            ...withoutTree(session, trial),
            is_exact: false,
            is_noisy: true,
            noise: null,
            warnings: [...session.warnings, verdict.reason],
        };
    }
    const told = withTree(session, trial, verdict.code);
    const counted = told.champion === null ? told : { ...told, champion: withCandidate(told.champion, 0) };
    if (!isKept(session, trial, final))
        return counted;
    const kept = { ...withIncumbent(counted, trial.tree, trial.scores), record: record ?? (0,_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .meanOf */ .hm)(trial.scores) };
    if (counted.champion === null)
        return { ...kept, level: { ...kept.level, kept: kept.level.kept + 1 } };
    return { ...kept, champion: { ...counted.champion, keeps: counted.champion.keeps + 1 } };
}
function withCandidate(champion, keeps) {
    return { ...champion, keeps: champion.keeps + keeps, candidates: champion.candidates + 1 };
}
function settlePromotion(session, trial, final) {
    const { champion } = session;
    const { verdict, pairs } = trial;
    if (champion === null || verdict === null)
        return session;
    const counted = { ...champion, keeps: 0, candidates: 0 };
    if (isKept(session, trial, final)) {
        const record = (0,_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .meanOf */ .hm)(pairs.map(({ candidate }) => candidate));
        const level = { ...session.level, kept: session.level.kept + 1 };
        return { ...session, level, record, champion: { ...counted, tree: trial.tree, record } };
    }
    // A gain that is hard to believe is no loss: the tip goes on, and a person looks at it.
    if (verdict.outcome === 'inconclusive' || verdict.outcome === 'quarantine')
        return { ...session, champion: counted };
    const scores = pairs.map(({ incumbent }) => incumbent);
    const record = scores.length > 0 ? (0,_moments_js__WEBPACK_IMPORTED_MODULE_4__/* .meanOf */ .hm)(scores) : champion.record;
    return { ...withIncumbent(session, champion.tree, scores), record, champion: { ...counted, record } };
}


/***/ }),

/***/ 7468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ quantileOfT),
/* harmony export */   a: () => (/* binding */ tailOfT)
/* harmony export */ });
/**
 * P(|T| > t) of Student's t with a whole number of degrees of freedom.
 * Source: the finite series of Abramowitz & Stegun 26.7.3 and 26.7.4, exact up to rounding.
 */
function tailOfT(t, freedom) {
    const theta = Math.atan(Math.abs(t) / Math.sqrt(freedom));
    const cosine = Math.cos(theta);
    const isOdd = freedom % 2 === 1;
    let term = isOdd ? cosine : 1;
    let sum = freedom === 1 ? 0 : term;
    for (let power = isOdd ? 3 : 2; power <= freedom - 2; power += 2) {
        term *= ((power - 1) / power) * cosine * cosine;
        sum += term;
    }
    const within = isOdd ? (2 / Math.PI) * (theta + Math.sin(theta) * sum) : Math.sin(theta) * sum;
    return Math.min(1, Math.max(0, 1 - within));
}
/** The t beyond which, on both sides together, lies this share of Student's distribution. */
function quantileOfT(tail, freedom) {
    let low = 0;
    let high = 1;
    while (tailOfT(high, freedom) > tail && high < 1e12)
        high *= 2;
    // A double has 53 bits: more halvings change nothing.
    for (let halving = 0; halving < 100; halving += 1) {
        const middle = (low + high) / 2;
        if (tailOfT(middle, freedom) > tail)
            low = middle;
        else
            high = middle;
    }
    return (low + high) / 2;
}


/***/ }),

/***/ 5722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ tellTask),
/* harmony export */   s: () => (/* binding */ nextStep)
/* harmony export */ });
/* harmony import */ var _calibration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2079);
/* harmony import */ var _compare_trial_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9065);
/* harmony import */ var _confirmation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5122);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9690);
/* harmony import */ var _paired_trial_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4495);





/** What to run next, or what was decided. */
function nextStep(task, draw) {
    switch (task.task) {
        case 'calibration':
            return (0,_calibration_js__WEBPACK_IMPORTED_MODULE_3__/* .nextOfCalibration */ .tb)(task, draw);
        case 'confirmation':
            return (0,_confirmation_js__WEBPACK_IMPORTED_MODULE_4__/* .nextOfConfirmation */ .Mx)(task, draw);
        case 'compare':
            return decided(task) ?? (0,_compare_trial_js__WEBPACK_IMPORTED_MODULE_0__/* .nextOfCompare */ .a0)(task, draw);
        case 'paired':
            return decided(task) ?? (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .nextOfPaired */ .UP)(task, draw);
    }
}
function decided(trial) {
    return trial.verdict === null ? undefined : { kind: 'decided', ...trial.verdict, evidence: (0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .evidenceOf */ .X)(trial) };
}
function tellTask(task, results) {
    switch (task.task) {
        case 'calibration':
            return (0,_calibration_js__WEBPACK_IMPORTED_MODULE_3__/* .tellCalibration */ .Wh)(task, results);
        case 'confirmation':
            return (0,_confirmation_js__WEBPACK_IMPORTED_MODULE_4__/* .tellConfirmation */ .zu)(task, results);
        case 'compare':
            return (0,_compare_trial_js__WEBPACK_IMPORTED_MODULE_0__/* .tellCompare */ .Bi)(task, results);
        case 'paired':
            return (0,_paired_trial_js__WEBPACK_IMPORTED_MODULE_2__/* .tellPaired */ .dP)(task, results);
    }
}


/***/ }),

/***/ 9190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   h_: () => (/* binding */ DECISION_OUTCOMES),
/* harmony export */   vP: () => (/* binding */ figure),
/* harmony export */   vr: () => (/* binding */ signedFigure)
/* harmony export */ });
const DECISION_OUTCOMES = ['keep', 'discard', 'inconclusive', 'quarantine'];
/** Why a trial ended as it did, and the outcome that each reason stands for. */
const OUTCOME_OF_CODE = {
    evident: 'keep',
    better: 'keep',
    working: 'keep',
    crash: 'discard',
    screen: 'discard',
    futile: 'discard',
    'not-better': 'discard',
    'rolled-back': 'discard',
    cap: 'inconclusive',
    'cases-spent': 'inconclusive',
    'goes-on': 'inconclusive',
    nondeterministic: 'inconclusive',
    implausible: 'quarantine',
};
function verdictOf(code, reason) {
    return { outcome: OUTCOME_OF_CODE[code], code, reason };
}
/** A number as sentences show it: three digits. */
function figure(value) {
    return String(Number(value.toPrecision(3)));
}
/** The same with its sign, as differences are shown. */
function signedFigure(value) {
    return value > 0 ? `+${figure(value)}` : figure(value);
}


/***/ }),

/***/ 678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Al: () => (/* binding */ anytimeP),
/* harmony export */   HH: () => (/* binding */ STATISTIC),
/* harmony export */   Q3: () => (/* binding */ isEvident),
/* harmony export */   RT: () => (/* binding */ startEProcess),
/* harmony export */   x: () => (/* binding */ feedEProcess),
/* harmony export */   y8: () => (/* binding */ logEvidence)
/* harmony export */ });
/* harmony import */ var _moments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6130);

/** Name of the statistic, as decisions record it: another rule must have another name. */
const STATISTIC = 'symmetry-e/1';
// In units of 1/scale: a mixture over effects from a third of a noise SD to three of them.
const BETS = [0.35, 0.7, 1.4, 2.8];
// exp of it is 0 already. A logarithm of -Infinity would not survive JSON.
const LOWEST_LOG = -1000;
// E reaches whole powers of two, and 1 - 0.95 is not 0.05: equal up to rounding counts as reached.
const ROUNDING = 1e-9;
function startEProcess(scale) {
    return { scale, logs: BETS.map(() => 0), log_max: 0 };
}
/** Takes differences in; a difference of 0 changes nothing. Peeks once, after all of them. */
function feedEProcess(wealth, differences) {
    const logs = wealth.logs.map((log, index) => {
        const bet = BETS[index] ?? 0;
        let total = log;
        for (const difference of differences)
            total += logFactor((2 * bet * difference) / wealth.scale);
        return total;
    });
    const next = { ...wealth, logs };
    return { ...next, log_max: Math.max(wealth.log_max, logEvidence(next)) };
}
/** ln(2 / (1 + exp(-v))), without overflow. */
function logFactor(v) {
    const softplus = Math.max(-v, 0) + Math.log1p(Math.exp(-Math.abs(v)));
    return Math.max(LOWEST_LOG, Math.LN2 - softplus);
}
/** ln E: the logarithm of the mean over the bets. */
function logEvidence({ logs }) {
    const highest = Math.max(...logs);
    return highest + Math.log((0,_moments_js__WEBPACK_IMPORTED_MODULE_0__/* .meanOf */ .hm)(logs.map((log) => Math.exp(log - highest))));
}
/** Whether E >= 1/a. */
function isEvident(wealth, a) {
    return a > 0 && logEvidence(wealth) >= -Math.log(a) - ROUNDING;
}
/** The p value that holds at every peek: min(1, 1 / max E). */
function anytimeP({ log_max: logMax }) {
    return Math.min(1, Math.exp(-logMax));
}


/***/ }),

/***/ 2458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ readLastLine),
/* harmony export */   q: () => (/* binding */ evaluateTree)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7953);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3727);
/* harmony import */ var _kernel_folder_trust_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5237);
/* harmony import */ var _kernel_git_work_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1221);
/* harmony import */ var _kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8951);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7913);
/* harmony import */ var _protected_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1662);
/**
 * Judging a tree: commands in a clean checkout of it.
 * Invariant: what runs there is the tree, with the protected files of the base in it before the first command and after
 * each; nothing that an agent left in its lane, and no process of an agent, is near. A folder that an evaluation
 * spoiled is made anew for the next one.
 */








// Beyond it there is no score; what is kept of a log is more.
const MAX_OUTPUT_BYTES = 1 << 20;
const TAIL_BYTES = 2000;
// How many files are bound read-only one by one; more are guarded by their digests alone.
const MAX_BOUND_FILES = 200;
/** Evaluates a tree. */
async function evaluateTree(workspace, request) {
    const { judge, tree, teardown } = request;
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('judge:before-checkout');
    workspace.checkSeal();
    const indexFile = `${judge.indexFile}.restore`;
    const restored = await (0,_protected_files_js__WEBPACK_IMPORTED_MODULE_6__/* .restoreProtected */ .R0)(workspace.store, { tree, indexFile, ...request.protectedFiles });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('judge:after-restore');
    await (0,_kernel_git_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .checkoutTree */ .p)(workspace.store, { ...judge, tree: restored });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('judge:after-checkout');
    (0,_kernel_folder_trust_js__WEBPACK_IMPORTED_MODULE_2__/* .handOut */ .YV)(judge);
    const timings = {};
    const evaluation = await runSteps(workspace, request, timings);
    if (teardown !== undefined && evaluation.kind !== 'aborted') {
        const result = await runStep(workspace, request, teardown);
        if (result.kind === 'ended')
            timings[`${teardown.name}_ms`] = Math.round(result.durationMs);
    }
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_1__/* .faultPoint */ .Jd)('judge:after-score');
    return evaluation;
}
async function runSteps(workspace, request, timings) {
    const { judge, protectedFiles, steps } = request;
    let last;
    const early = (0,_protected_files_js__WEBPACK_IMPORTED_MODULE_6__/* .findTampered */ .Wv)(judge.folder, protectedFiles);
    const failure = { kind: 'failed', timings, exitCode: null, isTampered: false };
    if (early !== undefined)
        return { ...failure, log: undefined, reason: early, isTampered: true };
    for (const step of steps) {
        const result = await runStep(workspace, request, step);
        if (result.kind === 'unstarted') {
            if (result.code === 'ABORTED')
                return { kind: 'aborted' };
            return { kind: 'infra', reason: `${step.title} could not be started: ${result.reason}` };
        }
        timings[`${step.name}_ms`] = Math.round(result.durationMs);
        if (result.aborted)
            return { kind: 'aborted' };
        const flaw = flawOf(step, result);
        const reason = flaw ?? tamperReason(step, (0,_protected_files_js__WEBPACK_IMPORTED_MODULE_6__/* .findTampered */ .Wv)(judge.folder, protectedFiles));
        if (reason !== undefined) {
            const { exitCode, killedByBudget: timedOut } = result;
            const failed = { step: { name: step.name, exitCode }, exitCode, timedOut, isTampered: flaw === undefined };
            return { ...failure, ...failed, log: logOf(result), reason };
        }
        last = result;
    }
    if (last === undefined)
        throw new Error('an evaluation without a step');
    const { path, seenBytes } = last.stdout;
    if (seenBytes > MAX_OUTPUT_BYTES && request.asks !== 'exit') {
        // A part is not enough to tell that there is one score: another may stand behind it.
        const reason = `the evaluator printed ${seenBytes} bytes; expected at most ${MAX_OUTPUT_BYTES}`;
        return { ...failure, log: path, reason };
    }
    return {
        kind: 'ran',
        output: (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readFilePart */ .E)(path, 'start', MAX_OUTPUT_BYTES)?.text ?? '',
        log: path,
        durationMs: last.durationMs,
        timings,
    };
}
function runStep(workspace, request, step) {
    const { judge, protectedFiles, given, signal } = request;
    const bound = protectedFiles.files.length <= MAX_BOUND_FILES ? protectedFiles.files : [];
    return (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .runCommand */ .d)(workspace, {
        command: step.command,
        workDir: judge.folder,
        given,
        ...(step.stdin === undefined ? {} : { stdin: step.stdin }),
        stdoutPath: `${step.logs}.stdout`,
        stderrPath: `${step.logs}.stderr`,
        budgetMs: step.timeoutMs,
        network: step.network,
        signal,
        // Each a mount of its own: what is one cannot be moved away, and another folder put in its place.
        writable: (0,_protected_files_js__WEBPACK_IMPORTED_MODULE_6__/* .foldersAbove */ .Zv)(bound).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(judge.folder, path)),
        readable: [
            ...bound.flatMap(({ path, mode }) => (mode === '120000' ? [] : [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(judge.folder, path)])),
            ...(step.readable ?? []),
        ],
    });
}
/** Where a command said what went wrong: most do on standard error. */
function logOf({ stdout, stderr }) {
    return stderr.seenBytes === 0 && stdout.seenBytes > 0 ? stdout.path : stderr.path;
}
function flawOf({ title, timeoutMs }, result) {
    const { exitCode, signal, killedByBudget, stderr, stdout } = result;
    if (killedByBudget)
        return `${title} took more than ${timeoutMs / 1000} s`;
    if (exitCode === 0)
        return undefined;
    const how = signal === null ? `exit code ${exitCode}` : signal;
    const said = readLastLine(stderr.path) ?? readLastLine(stdout.path);
    return `${title} ended with ${how}${said === undefined ? '' : `: ${said}`}`;
}
function tamperReason({ title }, found) {
    return found === undefined ? undefined : `${title} is void: after it, ${found}`;
}
/** The last line of a log, quoted; undefined where it holds none, or is no file any more. */
function readLastLine(path) {
    const line = (0,_kernel_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readFilePart */ .E)(path, 'end', TAIL_BYTES)?.text.trimEnd().split('\n').at(-1)?.trim();
    return line === undefined || line === '' ? undefined : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(line, 200);
}


/***/ }),

/***/ 1333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gC: () => (/* binding */ recoverKeep),
/* harmony export */   mE: () => (/* binding */ keepTree),
/* harmony export */   zK: () => (/* binding */ IDENTITY)
/* harmony export */ });
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3727);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5222);
/* harmony import */ var _kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3342);




const IDENTITY = { name: 'autorize', email: 'autorize@localhost' };
/** Keeps a tree. The caller appends the record of it next. */
async function keepTree(place, intent) {
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_0__/* .faultPoint */ .Jd)('keep:before-intent');
    const sealed = place.intents.append({ ...intent });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_0__/* .faultPoint */ .Jd)('keep:after-intent');
    const commit = await makeCommit(place, { intent, hash: String(sealed.hash) });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_0__/* .faultPoint */ .Jd)('keep:after-commit');
    place.beforeSwap?.(commit);
    const moved = await swap(place, intent, commit);
    if (moved.kind === 'moved')
        return moved;
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_0__/* .faultPoint */ .Jd)('keep:after-swap');
    return { kind: 'kept', commit };
}
function makeCommit({ store, trailer }, { intent, hash }) {
    const { tree, parent, merged, message, date } = intent;
    return (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__/* .commitTree */ .SC)(store, {
        tree,
        parents: merged === undefined ? [parent] : [parent, merged],
        message: `${message}${trailer}: ${hash}\n`,
        identity: IDENTITY,
        date,
    });
}
function swap({ store, repository }, { ref, old }, to) {
    return (0,_kernel_user_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .exportCommits */ .D_)(store, repository, { ref, from: old ?? undefined, to });
}
/** Ends a keep whose intent has no record: call it for the last intent, before anything else is done. */
async function recoverKeep(place, { intent, hash, refs }) {
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_0__/* .faultPoint */ .Jd)('recover:before');
    const actual = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_2__/* .readRef */ .sg)(refs, intent.ref);
    if (actual !== undefined && (await namesIntent(refs, { commit: actual, trailer: place.trailer, hash }))) {
        return { kind: 'kept', commit: actual };
    }
    if ((actual ?? null) !== intent.old)
        return { kind: 'moved', actual };
    const { store } = place;
    if (store === undefined)
        return { kind: 'lost' };
    try {
        const commit = await makeCommit({ ...place, store }, { intent, hash });
        place.beforeSwap?.(commit);
        const moved = await swap({ ...place, store }, intent, commit);
        (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_0__/* .faultPoint */ .Jd)('recover:after-swap');
        // A git that outlived its supervisor may have come first.
        return moved.kind === 'done' || moved.actual === commit ? { kind: 'kept', commit } : moved;
    }
    catch (error) {
        // Objects that cannot be read: they were never synced, since nobody was told of them.
        if (error instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS && !error.isDiskFull && !isOfRef(error))
            return { kind: 'lost' };
        throw error;
    }
}
/** Everything is there, but the branch cannot be moved now: somebody's git has it locked, or left it so. */
function isOfRef({ command }) {
    return command[0] === 'update-ref';
}
async function namesIntent(git, { commit, trailer, hash }) {
    const { stdout } = await git(['cat-file', 'commit', commit]);
    return stdout.toString().split('\n').includes(`${trailer}: ${hash}`);
}


/***/ }),

/***/ 9506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ captureLane),
/* harmony export */   KJ: () => (/* binding */ agentReadable),
/* harmony export */   fb: () => (/* binding */ renewAgentGit),
/* harmony export */   sK: () => (/* binding */ transplant),
/* harmony export */   uD: () => (/* binding */ prepareLane)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
/* harmony import */ var _kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3727);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5222);
/* harmony import */ var _kernel_git_work_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1221);
/* harmony import */ var _kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5364);
/**
 * A lane: the folder that an agent changes.
 * Invariant: before the agent gets it, it holds exactly one tree and a `.git` made for this agent; what the agent does
 * to that `.git` reaches nobody, since no git command of ours ever reads it. The content is taken once, as a tree, when
 * no process of the agent is left; whatever is done to the folder later changes nothing that is judged or kept.
 */








/** Makes a lane hold a commit, with a git directory for the agent to look at history and to make commits in. */
async function prepareLane(workspace, request) {
    const { store } = workspace;
    const { lane, commit } = request;
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('lane:before-checkout');
    workspace.checkSeal();
    await (0,_kernel_git_work_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .checkoutTree */ .p)(store, { ...lane, tree: commit });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('lane:after-checkout');
    writeAgentGit(store, request);
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('lane:after-agent-git');
}
/**
 * Puts a git directory of ours in the place of the one that an agent had, at a commit of the store; the files stay as
 * the agent left them. What it planted there is gone: a git of the user's can be run in the lane.
 */
async function renewAgentGit({ store }, request) {
    const indexFile = `${request.lane.indexFile}.renewed`;
    for (const file of [indexFile, `${indexFile}.lock`])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
    await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .bindGit */ .uD)({ gitDir: store.gitDir, home: store.home, indexFile })(['read-tree', request.commit]);
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(request.lane.folder, '.git');
    (0,_kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_7__/* .removeTree */ .d)(gitDir);
    writeAgentGit(store, { ...request, lane: { ...request.lane, indexFile } });
    // The store holds for certain what is kept and no more: what the agent committed besides must outlive it.
    const packs = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'objects', 'pack');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(packs);
    const input = `${request.commit}\n^${store.base}\n`;
    // Copied from the store's own folder: git renames a pack to its place, and the lane may be on another file system.
    const made = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.folder, 'renewed');
    (0,_kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_7__/* .removeTree */ .d)(made);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(made);
    await store.git(['pack-objects', '-q', '--revs', '--window=0', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(made, 'pack')], { input });
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(made))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(made, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(packs, name));
    (0,_kernel_scratch_home_js__WEBPACK_IMPORTED_MODULE_7__/* .removeTree */ .d)(made);
}
/** Paths in the private area that an agent's git reads. */
function agentReadable({ store }) {
    return [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.gitDir, 'objects')];
}
function writeAgentGit(store, { lane, commit, branch, identity, ignored = [] }) {
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(lane.folder, '.git');
    for (const name of ['objects/info', 'refs/heads', 'info'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, name), { recursive: true });
    const ref = `refs/heads/${branch}`;
    const write = (name, text) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, name, '..'), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, name), text);
    };
    const format = commit.length === 64 ? '\n[extensions]\n\tobjectformat = sha256' : '';
    const user = identity === undefined ? '' : `[user]\n\tname = ${quote(identity.name)}\n\temail = ${quote(identity.email)}\n`;
    write('config', `[core]\n\trepositoryformatversion = ${format === '' ? 0 : 1}\n\tbare = false${format}\n${user}`);
    write('info/exclude', ignored.map((name) => `/${name}\n`).join(''));
    write('HEAD', `ref: ${ref}\n`);
    write(ref, `${commit}\n`);
    write('shallow', `${store.base}\n`);
    write('objects/info/alternates', `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.gitDir, 'objects')}\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(lane.indexFile, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'index'));
}
/** A value as a git configuration file holds it, whatever characters it is of. */
function quote(value) {
    return `"${value.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/["\\]/g, '\\$&')}"`;
}
/**
 * Takes what an agent left, as a tree. With `before` (what the lane held when the agent got it, if a setup command had
 * changed it) only what differs from that counts as the agent's.
 */
async function captureLane(workspace, { lane, commit, before }) {
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('capture:before');
    workspace.checkSeal();
    const captured = await (0,_kernel_git_work_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .captureTree */ .F)(workspace.store, lane);
    if (captured.kind === 'refused' || before === undefined)
        return captured;
    const indexFile = `${lane.indexFile}.transplant`;
    const tree = await transplant(workspace.store, { indexFile, from: before, to: captured.tree, onto: commit });
    (0,_kernel_fault_point_js__WEBPACK_IMPORTED_MODULE_3__/* .faultPoint */ .Jd)('capture:after-tree');
    return { kind: 'captured', tree };
}
/** The tree of `onto` with every path that differs between two trees as it is in the second. */
async function transplant(store, { indexFile, from, to, onto }) {
    const { gitDir, home } = store;
    const changes = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_5__/* .diffTrees */ .j_)(store, { from, to });
    const isGone = ({ status }) => status === 'D';
    // What goes first makes room: a folder may have taken the place of a file.
    const ordered = [...changes.filter(isGone), ...changes.filter((change) => !isGone(change))];
    const entries = ordered.map(({ path, newMode, newId }) => Buffer.concat([Buffer.from(`${newMode} ${newId}\t`), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(path), Buffer.alloc(1)]));
    const git = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .bindGit */ .uD)({ gitDir, home, indexFile });
    await git(['read-tree', onto]);
    await git(['update-index', '-z', '--replace', '--index-info'], { input: Buffer.concat(entries) });
    return (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitLine */ .JG)(git, ['write-tree']);
}


/***/ }),

/***/ 1662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R0: () => (/* binding */ restoreProtected),
/* harmony export */   Wv: () => (/* binding */ findTampered),
/* harmony export */   Zv: () => (/* binding */ foldersAbove),
/* harmony export */   gk: () => (/* binding */ findNamedFiles),
/* harmony export */   sz: () => (/* binding */ readProtectedFiles)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4006);
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4862);
/* harmony import */ var _base_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9533);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8338);
/* harmony import */ var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3800);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7953);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3096);
/**
 * The files that judge: evaluator, its inputs, tests.
 * Invariant: they are those of the base in every evaluation, byte for byte, before it and after it; a change of one of
 * them is never judged by itself.
 */









/** Finds the protected files of a commit by globs. */
async function readProtectedFiles({ git }, { commit, globs }) {
    const matches = globs.map((glob) => picomatch__WEBPACK_IMPORTED_MODULE_6__(glob, { dot: true }));
    const isProtected = (path) => matches.some((isMatch) => isMatch(path));
    if (globs.length === 0)
        return { files: [], digest: digestOf([]), globs };
    const { stdout } = await git(['ls-tree', '-r', '-z', '--full-tree', commit]);
    const files = (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .splitNul */ .K)(stdout).flatMap((entry) => {
        const [, mode, id, path] = /^(\d{6}) blob ([0-9a-f]+)\t(.*)$/s.exec((0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q)(entry)) ?? [];
        return mode && id && path && isProtected(path) ? [{ path, mode, id }] : [];
    });
    return { files, digest: digestOf(files), globs };
}
function digestOf(files) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_3__/* .sha256 */ .s)((0,_base_canonical_json_js__WEBPACK_IMPORTED_MODULE_7__/* .canonicalJson */ .d)(files.map(({ path, mode, id }) => [(0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(path).toString('hex'), mode, id])));
}
const MAX_NAMED = 200;
/** The tree with the protected files of the base in it: the tree itself where they are that already. */
async function restoreProtected({ git, gitDir, home }, { tree, indexFile, files }) {
    if (files.length === 0)
        return tree;
    // All of a large tree costs more than the evaluation's checkout.
    const named = files.length <= MAX_NAMED ? files.map(({ path }) => path) : [];
    // A name that is no text cannot be an argument.
    const isPlain = named.every((path) => (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(path).equals(Buffer.from(path)));
    const { stdout } = await git(['ls-tree', '-r', '-z', '--full-tree', tree, ...(isPlain ? ['--', ...named] : [])]);
    const found = new Set((0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .splitNul */ .K)(stdout).map(_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q));
    const changed = files.filter(({ path, mode, id }) => !found.has(`${mode} blob ${id}\t${path}`));
    if (changed.length === 0)
        return tree;
    const lines = changed.map(({ path, mode, id }) => Buffer.concat([Buffer.from(`${mode} ${id}\t`), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(path), Buffer.alloc(1)]));
    const bound = (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_5__/* .bindGit */ .uD)({ gitDir, home, indexFile });
    await bound(['read-tree', tree]);
    await bound(['update-index', '-z', '--replace', '--index-info'], { input: Buffer.concat(lines) });
    return (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_5__/* .gitLine */ .JG)(bound, ['write-tree']);
}
/** Says what is wrong with the protected files in a folder, or undefined when they are those of the base. */
function findTampered(folder, { files }) {
    for (const path of foldersAbove(files)) {
        // Behind a link the same files may lie, until the link leads elsewhere.
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(Buffer.concat([Buffer.from(`${folder}/`), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(path)]), { throwIfNoEntry: false });
        if (stats?.isDirectory() !== true)
            return `the folder ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(path, 200)} of protected files is not the one of the base`;
    }
    for (const { path, mode, id } of files) {
        const found = readId(Buffer.concat([Buffer.from(`${folder}/`), (0,_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O)(path)]), { mode, length: id.length });
        if (found !== id)
            return `the protected file ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(path, 200)} is not the one of the base`;
    }
    return undefined;
}
/** The folders that files lie in, outermost first, but the top. */
function foldersAbove(files) {
    const found = new Set();
    for (const { path } of files) {
        for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1))
            found.add(path.slice(0, at));
    }
    return [...found].sort((one, other) => one.length - other.length);
}
/** The id that git gives to a file's content; undefined for what is not such a file any more. */
function readId(path, { mode, length }) {
    try {
        const content = mode === '120000' ? Buffer.from((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(path)) : readRegular(path);
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(length === 64 ? 'sha256' : 'sha1');
        return hash.update(`blob ${content.length}\0`).update(content).digest('hex');
    }
    catch {
        // Gone, of another kind, or not to be read: not what was there.
        return undefined;
    }
}
function readRegular(path) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor).isFile())
            throw new Error('not a regular file');
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(descriptor);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
    }
}
/** Globs for the files that a command names: those words of it that are paths of a commit. */
async function findNamedFiles({ git }, { commit, command }) {
    const { stdout } = await git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit]);
    const paths = new Set((0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .splitNul */ .K)(stdout).map(_base_byte_path_js__WEBPACK_IMPORTED_MODULE_2__/* .decodePath */ .q));
    const words = command.split(/[\s"'`;|&<>()=,]+/).map((word) => word.replace(/^(\.\/)+/, ''));
    const named = [...new Set(words.filter((word) => paths.has(word)))];
    return named.map((path) => path.replaceAll(/[\\*?[\]{}()!+@|]/g, '\\$&'));
}


/***/ }),

/***/ 5983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ reapply),
/* harmony export */   k: () => (/* binding */ reapplyDetached)
/* harmony export */ });
/* harmony import */ var _base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);
/* harmony import */ var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3800);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3096);
/* harmony import */ var _kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5222);
/* harmony import */ var _keep_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1333);
/**
 * Bringing a change onto a commit that came after its own base, by git's merge of trees in the private store.
 * Invariant: nothing is guessed: where both sides changed the same lines, or a file that has none, it is a conflict.
 */





const MERGED = 0;
const CONFLICT = 1;
/** Applies what leads from `base` to `tree` onto `tip`, a descendant of the base. */
async function reapply(store, { base, tree, tip }) {
    const side = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .commitTree */ .SC)(store, {
        tree,
        parents: [base],
        message: 'candidate\n',
        identity: _keep_js__WEBPACK_IMPORTED_MODULE_4__/* .IDENTITY */ .zK,
        date: '1970-01-01T00:00:00Z',
    });
    const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', tip, side];
    const { exitCode, stdout } = await store.git(args, { allowed: [MERGED, CONFLICT] });
    const [first, ...paths] = (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K)(stdout);
    if (exitCode === CONFLICT)
        return { kind: 'conflict', paths: paths.map(_base_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q).filter((path) => path !== '') };
    return { kind: 'applied', tree: first?.toString() ?? '' };
}
/**
 * The same three trees without their histories: what a change was made on may have come here as another commit, and git
 * would take the last one that both share for the base. The base and the tree are trees.
 */
async function reapplyDetached(store, { base, tree, tip }) {
    const common = { message: 'candidate\n', identity: _keep_js__WEBPACK_IMPORTED_MODULE_4__/* .IDENTITY */ .zK, date: '1970-01-01T00:00:00Z' };
    const root = await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .commitTree */ .SC)(store, { ...common, tree: base, parents: [] });
    const tipTree = await (0,_kernel_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitLine */ .JG)(store.git, ['rev-parse', '--verify', `${tip}^{tree}`]);
    return reapply(store, {
        ...{ base: root, tree },
        tip: await (0,_kernel_git_store_js__WEBPACK_IMPORTED_MODULE_3__/* .commitTree */ .SC)(store, { ...common, tree: tipTree, parents: [root] }),
    });
}


/***/ }),

/***/ 2932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ storageError),
/* harmony export */   x: () => (/* binding */ diskFull)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5145);
/* harmony import */ var _kernel_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9871);
/* harmony import */ var _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3096);



/** The disk is full: the run ends, and the command goes on with it. */
function diskFull(command, cause) {
    const message = 'the disk is full; what was recorded stands';
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW('disk_full', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.precondition, { message, remedy: `Make room, then: ${command}`, cause });
}
/** What the disk did to a run, told as that, with the command that goes on; undefined where it is something else. */
function storageError(command, cause) {
    const isFull = cause instanceof _kernel_git_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS && cause.isDiskFull;
    if (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW && !isFull) {
        // A journal knows that there is no room, but not which command goes on.
        return cause.code === 'disk_full' ? diskFull(command(), cause) : undefined;
    }
    const code = isFull ? 'ENOSPC' : (0,_kernel_files_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(cause);
    if (code === 'ENOSPC' || code === 'EDQUOT')
        return diskFull(command(), cause);
    if (code !== 'EIO' && code !== 'EROFS')
        return undefined;
    const message = `the disk gave an error (${code}); what was recorded stands`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AutorizeError */ .yW('storage', _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.precondition, {
        message,
        remedy: `Check the disk, then: ${command()}`,
        cause,
    });
}


/***/ }),

/***/ 2888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ky: () => (/* binding */ endSession),
  Pb: () => (/* binding */ judgeOf),
  kk: () => (/* binding */ laneOf),
  OH: () => (/* binding */ openWorkspace),
  IS: () => (/* binding */ storeFolder),
  ih: () => (/* binding */ workspaceFolder)
});

// UNUSED EXPORTS: workspacePath

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(5145);
// EXTERNAL MODULE: ./build/base/text.js + 1 modules
var base_text = __webpack_require__(7953);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(4831);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(3727);
// EXTERNAL MODULE: ./build/kernel/git.js
var git = __webpack_require__(3096);
// EXTERNAL MODULE: ./build/kernel/git-store.js + 1 modules
var git_store = __webpack_require__(5222);
// EXTERNAL MODULE: ./build/kernel/process-tree.js
var process_tree = __webpack_require__(8566);
// EXTERNAL MODULE: ./build/kernel/scratch-home.js
var scratch_home = __webpack_require__(5364);
// EXTERNAL MODULE: ./build/base/canonical-json.js
var canonical_json = __webpack_require__(9533);
// EXTERNAL MODULE: ./build/base/hash.js
var hash = __webpack_require__(8338);
;// CONCATENATED MODULE: ./build/kernel/store-seal.js
/**
 * Whether someone else changed what steers git in a private git directory.
 * Invariant: equal digests mean that git would read the same configuration, hooks, attributes, excludes, shallow
 * bounds, alternates and packed refs as before. It detects and does not prevent: where an agent runs as our user
 * without a sandbox, it is asked before every use of the store; with one, the directory is out of its reach.
 */




// What git reads besides objects, loose refs and the index; a name that is not there counts as such.
const STEERING = [
    'HEAD',
    'config',
    'config.worktree',
    'commondir',
    'gitdir',
    'hooks',
    'info',
    'objects/info',
    'packed-refs',
    'shallow',
    'modules',
    'worktrees',
    'refs/replace',
];
/** A digest of every file of a git directory that steers what git does. */
function digestSteering(gitDir) {
    return (0,hash/* sha256 */.s)((0,canonical_json/* canonicalJson */.d)(Object.fromEntries(STEERING.map((name) => [name, describe((0,external_node_path_.join)(gitDir, name))]))));
}
function describe(path) {
    const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    if (stats === undefined)
        return null;
    if (stats.isSymbolicLink())
        return ['link', (0,external_node_fs_.readlinkSync)(path)];
    if (stats.isFile())
        return ['file', (0,hash/* sha256 */.s)((0,external_node_fs_.readFileSync)(path))];
    if (!stats.isDirectory())
        return ['other'];
    // Names in hex: they may be no text.
    const names = (0,external_node_fs_.readdirSync)(path, { encoding: 'latin1' }).sort((a, b) => (a < b ? -1 : 1));
    return names.map((name) => [Buffer.from(name, 'latin1').toString('hex'), describe((0,external_node_path_.join)(path, name))]);
}

;// CONCATENATED MODULE: ./build/attempt/workspace.js
/**
 * The private area of a run: git store, lanes, clean checkouts, scratch; all of it outside the user's repository.
 * Invariant: everything in it can be deleted and made again from the repository and the records; while it is open no
 * process of an earlier session lives, and nothing of an earlier session's git is locked. The caller holds the run lock.
 * Crash: the session file stays. The next opening ends the session's processes, and makes the store anew, since what a
 * killed git, or a power loss, left in it is not known to be whole.
 */












/**
 * Where the private area of a run lies: in the user's cache, apart for each repository and name. Throws where nothing
 * names the cache, or another user can write there.
 */
function workspaceFolder(owner) {
    requireOwn(rootOf(owner));
    return workspacePath(owner);
}
function rootOf({ outer }) {
    return (0,external_node_path_.join)(cacheFolder(outer), 'autorize');
}
/** The same place, for those who only look at it. */
function workspacePath(owner) {
    const { repository, name } = owner;
    const id = (0,external_node_crypto_.createHash)('sha256').update(`${repository.folder}\0${repository.commonDir}`).digest('hex').slice(0, 12);
    return (0,external_node_path_.join)(rootOf(owner), `${name}-${id}`);
}
/** A path that is not absolute counts as none, as the XDG specification has it. */
function cacheFolder({ XDG_CACHE_HOME: cache = '', HOME: home = '' }) {
    if ((0,external_node_path_.isAbsolute)(cache))
        return cache;
    if ((0,external_node_path_.isAbsolute)(home))
        return (0,external_node_path_.join)(home, '.cache');
    // A folder whose name everybody knows beforehand, such as one in /tmp, could be made by somebody else.
    throw new errors/* PreconditionError */.Rb({
        message: `HOME is ${(0,base_text/* quoted */.TL)(home)} and XDG_CACHE_HOME is ${(0,base_text/* quoted */.TL)(cache)}; the private area of a run lies in one of them`,
        remedy: 'Set HOME or XDG_CACHE_HOME to an absolute path.',
    });
}
/** Whoever owns the folder can put another store, or another link, in the place of ours. */
function requireOwn(folder) {
    const user = process.geteuid?.();
    const owners = [external_node_fs_.lstatSync, external_node_fs_.statSync].map((look) => ownerOf(folder, look));
    const other = owners.find((owner) => owner !== undefined && owner !== user);
    if (user === undefined || other === undefined)
        return;
    throw new errors/* PreconditionError */.Rb({
        message: `the folder ${(0,base_text/* quoted */.TL)(folder, 200)} belongs to user ${other}, not to you (user ${user})`,
        remedy: 'Set XDG_CACHE_HOME to a folder of your own, or run as that user.',
    });
}
function ownerOf(path, look) {
    try {
        return look(path, { throwIfNoEntry: false })?.uid;
    }
    catch {
        // Not to be looked at, so not to be used either: making it fails next, and says why.
        return undefined;
    }
}
/** Where the store of a workspace lies. */
function storeFolder(folder) {
    return (0,external_node_path_.join)(folder, 'store');
}
/** Ends what an earlier session left running in a workspace; says how many processes could not be ended. */
async function endSession(folder) {
    const file = (0,external_node_path_.join)(folder, 'session');
    if (!(0,external_node_fs_.existsSync)(file))
        return 0;
    return (0,process_tree/* killMarked */.fR)((0,external_node_fs_.readFileSync)(file, 'utf8').trim());
}
/** Opens the private area of a run for the holder of its lock. */
async function openWorkspace(request) {
    const { folder, repository, base, tip, level, outer, hidden = [] } = request;
    (0,fault_point/* faultPoint */.Jd)('workspace:after-lock');
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const sessionFile = (0,external_node_path_.join)(folder, 'session');
    if ((0,external_node_fs_.existsSync)(sessionFile)) {
        await endSession(folder);
        (0,fault_point/* faultPoint */.Jd)('workspace:after-leftovers');
        (0,scratch_home/* removeTree */.d)(storeFolder(folder));
    }
    const session = (0,external_node_crypto_.randomUUID)();
    (0,durable/* writeFileAtomic */.Zf)(sessionFile, [session]);
    (0,fault_point/* faultPoint */.Jd)('workspace:after-session');
    const scratch = (0,external_node_path_.join)(folder, 'scratch');
    (0,scratch_home/* removeTree */.d)(scratch);
    (0,external_node_fs_.mkdirSync)(scratch);
    const store = await (0,git_store/* createStore */.y$)({ folder: storeFolder(folder), repository, base });
    (0,fault_point/* faultPoint */.Jd)('workspace:after-store');
    (0,git/* removeStaleLocks */.sW)(store.gitDir);
    if (tip !== base)
        await (0,git_store/* importCommit */.Tr)(store, { repository, commit: tip });
    let seal = digestSteering(store.gitDir);
    return {
        folder,
        repository,
        store,
        level,
        outer,
        hidden,
        session,
        checkSeal: () => {
            if (digestSteering(store.gitDir) === seal)
                return;
            seal = '';
            throw new errors/* AutorizeError */.yW('tampered', errors/* EXIT */.dc.precondition, {
                message: `somebody changed the private git store "${store.gitDir}" during the run`,
                remedy: 'Use a sandbox (install bubblewrap), then resume; the store is made anew.',
            });
        },
        close: () => {
            (0,fault_point/* faultPoint */.Jd)('workspace:before-close');
            (0,external_node_fs_.rmSync)(sessionFile, { force: true });
            (0,fault_point/* faultPoint */.Jd)('workspace:after-close');
        },
    };
}
/** A numbered folder for agents, which keeps its content from attempt to attempt. */
function laneOf({ folder, repository, store }, number) {
    // The name that the agent sees is the project's own.
    const name = (0,external_node_path_.basename)(repository.folder);
    return { folder: (0,external_node_path_.join)(folder, 'lanes', String(number), name), indexFile: (0,external_node_path_.join)(store.folder, `lane-${number}.index`) };
}
/** A numbered folder for evaluators. */
function judgeOf({ folder, repository, store }, number) {
    const name = (0,external_node_path_.basename)(repository.folder);
    return {
        folder: (0,external_node_path_.join)(folder, 'judges', String(number), name),
        indexFile: (0,external_node_path_.join)(store.folder, `judge-${number}.index`),
    };
}


/***/ }),

/***/ 4862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath),
/* harmony export */   q: () => (/* binding */ decodePath)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

// A byte that is no part of UTF-8 is kept as a lone surrogate, as Python's "surrogateescape" does: no valid text has one.
const ESCAPE = 0xdc00;
/** A file name as text. Bytes that are not UTF-8 come back from `encodePath` as they were. */
function decodePath(bytes) {
    if ((0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return bytes.toString();
    let text = '';
    for (let at = 0; at < bytes.length;) {
        const size = [4, 3, 2, 1].find((each) => at + each <= bytes.length && isCharacter(bytes.subarray(at, at + each)));
        text += size === undefined ? String.fromCharCode(ESCAPE + (bytes[at] ?? 0)) : bytes.toString('utf8', at, at + size);
        at += size ?? 1;
    }
    return text;
}
function isCharacter(bytes) {
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) && [...bytes.toString()].length === 1;
}
/** The bytes of a name that `decodePath` gave. */
function encodePath(path) {
    // No escaped byte, as a rule, and a list of paths may be long.
    if (!/[\udc80-\udcff]/.test(path))
        return Buffer.from(path);
    return Buffer.concat([...path].map((char) => {
        const unit = char.charCodeAt(0) - ESCAPE;
        return char.length === 1 && unit >= 0x80 && unit <= 0xff ? Buffer.from([unit]) : Buffer.from(char);
    }));
}


/***/ }),

/***/ 9533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
// Deeper than any record of ours, shallow enough for the stack of every engine.
const MAX_DEPTH = 500;
const LONE_SURROGATE = /\p{Cs}/u;
/**
 * The one spelling of a JSON value by RFC 8785: no white space, keys in the order of their UTF-16 units, numbers and
 * strings as ECMAScript writes them. A member that is undefined is left out, as JSON.stringify does; whatever else JSON
 * cannot say (NaN, an infinity, a lone surrogate, a function, undefined in an array) is a TypeError.
 */
function canonicalJson(value) {
    return spell(value, 0);
}
function spell(value, depth) {
    if (depth > MAX_DEPTH)
        throw new TypeError(`a value nested deeper than ${MAX_DEPTH} levels has no canonical JSON`);
    if (value === null || typeof value === 'boolean')
        return String(value);
    if (typeof value === 'string')
        return spellText(value);
    if (typeof value === 'number') {
        if (!Number.isFinite(value))
            throw new TypeError(`the number ${value} has no canonical JSON`);
        return JSON.stringify(value);
    }
    if (Array.isArray(value))
        return `[${Array.from(value, (item) => spell(item, depth + 1)).join(',')}]`;
    if (typeof value !== 'object')
        throw new TypeError(`a value of type ${typeof value} has no canonical JSON`);
    const members = Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, item]) => `${spellText(key)}:${spell(item, depth + 1)}`);
    return `{${members.join(',')}}`;
}
function spellText(text) {
    if (LONE_SURROGATE.test(text))
        throw new TypeError('text with a lone surrogate has no canonical JSON');
    return JSON.stringify(text);
}


/***/ }),

/***/ 5902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   P: () => (/* binding */ renderDuration)
/* harmony export */ });
const UNITS = {
    ms: 1,
    msec: 1,
    s: 1000,
    sec: 1000,
    secs: 1000,
    second: 1000,
    seconds: 1000,
    m: 60_000,
    min: 60_000,
    mins: 60_000,
    minute: 60_000,
    minutes: 60_000,
    h: 3_600_000,
    hr: 3_600_000,
    hrs: 3_600_000,
    hour: 3_600_000,
    hours: 3_600_000,
    d: 86_400_000,
    day: 86_400_000,
    days: 86_400_000,
    w: 604_800_000,
    week: 604_800_000,
    weeks: 604_800_000,
};
const WHOLE = /^\s*(\d+\s*[a-z]+\s*)+$/;
const PART = /(\d+)\s*([a-z]+)/g;
/** Reads `90s`, `5m`, `1h30m` or `2days` into milliseconds; undefined when the text is no such duration. */
function parseDuration(text) {
    if (!WHOLE.test(text))
        return undefined;
    let total = 0;
    for (const [, count = '', unit = ''] of text.matchAll(PART)) {
        const factor = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
        if (factor === undefined)
            return undefined;
        total += Number(count) * factor;
    }
    return Number.isSafeInteger(total) ? total : undefined;
}
const SHOWN = [
    ['d', 86_400_000],
    ['h', 3_600_000],
    ['m', 60_000],
    ['s', 1000],
    ['ms', 1],
];
/** Prints whole milliseconds so that parseDuration reads the same number again: `1h30m`, `1m30s`, `0s`. */
function renderDuration(ms) {
    let left = Math.max(0, Math.round(ms));
    let text = '';
    for (const [unit, size] of SHOWN) {
        const count = Math.floor(left / size);
        if (count > 0)
            text += `${count}${unit}`;
        left -= count * size;
    }
    return text === '' ? '0s' : text;
}


/***/ }),

/***/ 1739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ LINKS),
/* harmony export */   ES: () => (/* binding */ wellFormed),
/* harmony export */   FL: () => (/* binding */ firstHead),
/* harmony export */   mR: () => (/* binding */ isMoreThanRecord),
/* harmony export */   pF: () => (/* binding */ parseRecordLine),
/* harmony export */   po: () => (/* binding */ hashOfRecord),
/* harmony export */   xe: () => (/* binding */ sealRecord),
/* harmony export */   z8: () => (/* binding */ parseJournal)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _canonical_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9533);
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8338);



/** The members that link a record to the chain. */
const LINKS = ['seq', 'prev', 'hash'];
const NEWLINE = 0x0a;
/** The head of a journal that holds only what a tool without a chain wrote, or nothing: its bytes are what is linked. */
function firstHead({ bytes, records }) {
    return { seq: records + 1, prev: (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)(bytes) };
}
/** Links a record to the chain and writes its line. Text that is not Unicode is written with U+FFFD in its place. */
function sealRecord(fields, head) {
    for (const link of LINKS) {
        if (link in fields)
            throw new TypeError(`a record may not bring its own "${link}"`);
    }
    const linked = { ...wellFormed(fields), seq: head.seq, prev: head.prev };
    // What is hashed is what a reader gets back: a member that JSON leaves out must not count.
    const hash = (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(linked));
    const line = `${JSON.stringify({ ...linked, hash })}\n`;
    return { record: JSON.parse(line), line, next: { seq: head.seq + 1, prev: hash } };
}
/** A value as a journal writes it: text that is not Unicode has U+FFFD in its place. */
function wellFormed(value) {
    if (typeof value === 'string')
        return value.replaceAll(/\p{Cs}/gu, '\ufffd');
    if (Array.isArray(value))
        return value.map(wellFormed);
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [wellFormed(key), wellFormed(item)]));
}
/**
 * Reads a whole journal. A last line without a newline is a torn write and is left out, unless it holds a whole record
 * and more: no write that stops early leaves that, so someone changed the newline. A last line with sectors of zeros in it
 * is torn, too: a loss of power may keep a later page of it and lose an earlier one.
 */
function parseJournal(bytes) {
    const end = bytes.lastIndexOf(NEWLINE) + 1;
    const reader = new ChainReader();
    let [from, soundBytes] = [0, end];
    while (from < end) {
        const to = bytes.indexOf(NEWLINE, from);
        const [line, before] = [bytes.subarray(from, to), bytes.subarray(0, from)];
        if (to + 1 === end && hasLostSectors(line, from) && reader.mayBeNext(line, before)) {
            soundBytes = from;
            break;
        }
        reader.read(line, before);
        from = to + 1;
    }
    const tail = bytes.subarray(soundBytes);
    if (isMoreThanRecord(tail))
        reader.corrupt('is a whole record that ends with another byte than a newline');
    return reader.result(bytes.subarray(0, soundBytes), tail.length);
}
/** Disks write whole sectors of this many bytes or of a multiple. */
const SECTOR_BYTES = 512;
/** Whether sectors of a line that begins at `start` never came. One zero alone is none: somebody changed a byte. */
function hasLostSectors(line, start) {
    const gaps = [...line.toString('latin1').matchAll(/\0+/g)];
    return (gaps.length > 0 &&
        gaps.every(({ index, 0: { length } }) => {
            const from = start + index;
            return length > 1 && (index === 0 || from % SECTOR_BYTES === 0) && (from + length) % SECTOR_BYTES === 0;
        }));
}
/** Whether a last line without a newline holds a whole record and one byte more. */
function isMoreThanRecord(tail) {
    const last = tail.at(-1);
    // Zeros are what a power loss leaves where a file grew and its bytes never came.
    if (last === undefined || last === 0)
        return false;
    return parseRecordLine(tail.subarray(0, -1)) !== undefined;
}
class ChainReader {
    #records = [];
    #line = 0;
    #head;
    #flaw;
    #unchained = 0;
    /** `before` is the text before the line: what the first link of the chain is of. */
    read(line, before) {
        this.#line += 1;
        const record = parseRecordLine(line);
        const why = this.#flaw === undefined ? this.#why(line, record, before) : undefined;
        if (why !== undefined)
            this.#flaw = { line: this.#line, why };
        if (record !== undefined)
            this.#records.push(record);
    }
    /** Whether a line of which only a part is there may be the next one: not where it says that it is another. */
    mayBeNext(line, before) {
        const said = /"seq":(\d+),"prev":"[0-9a-f]{64}","hash":"[0-9a-f]{64}"\}$/.exec(line.toString('latin1'))?.[1];
        const head = this.#head ?? firstHead({ bytes: before, records: this.#unchained });
        return said === undefined || Number(said) === head.seq;
    }
    corrupt(why) {
        this.#flaw ??= { line: this.#line + 1, why };
    }
    result(bytes, tornBytes) {
        if (this.#flaw !== undefined)
            return { kind: 'corrupt', ...this.#flaw, readable: this.#records };
        return {
            kind: 'sound',
            records: this.#records,
            unchained: this.#unchained,
            head: this.#head ?? firstHead({ bytes, records: this.#records.length }),
            soundBytes: bytes.length,
            tornBytes,
        };
    }
    /** What is wrong with a line, or undefined when it goes on with the chain. */
    #why(line, record, before) {
        if (record === undefined) {
            // Tools without a chain may leave empty lines; we never do.
            if (this.#head === undefined && line.length === 0)
                return undefined;
            return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(line) ? 'is not a JSON object' : 'is not UTF-8';
        }
        const links = LINKS.filter((link) => link in record);
        if (links.length === 0 && this.#head === undefined) {
            this.#unchained += 1;
            return undefined;
        }
        if (links.length < LINKS.length)
            return `has no "${LINKS.find((link) => !links.includes(link))}"`;
        const head = this.#head ?? firstHead({ bytes: before, records: this.#unchained });
        const { hash, ...rest } = record;
        if (record.seq !== head.seq)
            return `has the seq ${String(record.seq)} where ${head.seq} comes next`;
        if (record.prev !== head.prev)
            return 'does not go on with the record before it (broken chain)';
        if (typeof hash !== 'string' || hash !== hashOfRecord(rest))
            return 'does not have the content that its hash is of';
        // A spelling of ours is told by writing it again: a byte that changes no value is noticed too.
        if (JSON.stringify(record) !== line.toString())
            return 'is spelled otherwise than it was written';
        this.#head = { seq: head.seq + 1, prev: hash };
        return undefined;
    }
}
/** The hash that a record without its own `hash` must have. */
function hashOfRecord(record) {
    try {
        return (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .s)((0,_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalJson */ .d)(record));
    }
    catch {
        // What has no canonical JSON was not written by us: no hash is the right one.
        return undefined;
    }
}
/** A line's object, or undefined when it is none. */
function parseRecordLine(line) {
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(line))
        return undefined;
    try {
        const value = JSON.parse(line.toString());
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
    }
    catch {
        // A line that is not JSON is what the caller asks about.
        return undefined;
    }
}


/***/ }),

/***/ 748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ median)
/* harmony export */ });
/** The middle one of some numbers, of two middle ones the lower; undefined of none. */
function median(numbers) {
    return numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)];
}


/***/ }),

/***/ 3800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ splitNul),
/* harmony export */   L: () => (/* binding */ parseRawDiff)
/* harmony export */ });
/* harmony import */ var _byte_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4862);

const HEAD = /^:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) ([ADMT])$/;
/** Parses what `git diff-tree -r -z --raw --no-renames` prints: names as they are, never quoted. */
function parseRawDiff(bytes) {
    const fields = splitNul(bytes);
    const changes = [];
    for (let at = 0; at < fields.length; at += 2) {
        const head = fields[at]?.toString('latin1') ?? '';
        const path = fields[at + 1];
        const [, oldMode, newMode, oldId, newId, status] = HEAD.exec(head) ?? [];
        if (!(oldMode && newMode && oldId && newId && isStatus(status) && path)) {
            throw new Error(`a raw diff that cannot be read: ${JSON.stringify(head)}`);
        }
        changes.push({ path: (0,_byte_path_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q)(path), status, oldMode, newMode, oldId, newId });
    }
    return changes;
}
function isStatus(status) {
    return status === 'A' || status === 'D' || status === 'M' || status === 'T';
}
/** The fields of a list of which each is ended by a NUL byte. */
function splitNul(bytes) {
    const fields = [];
    let from = 0;
    for (let at = bytes.indexOf(0); at !== -1; at = bytes.indexOf(0, from)) {
        fields.push(bytes.subarray(from, at));
        from = at + 1;
    }
    return fields;
}


/***/ }),

/***/ 8164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ renderApart),
/* harmony export */   NX: () => (/* binding */ renderUsd),
/* harmony export */   SS: () => (/* binding */ renderCount),
/* harmony export */   ls: () => (/* binding */ renderScore),
/* harmony export */   vN: () => (/* binding */ renderChange)
/* harmony export */ });
const NONE = '–';
/** Digits that a person reads; two scores that must not look equal get more. */
const DIGITS = 6;
/** With so many digits, two different doubles never look equal. */
const ALL_DIGITS = 17;
/** From here on numbers are spelled with an exponent. */
const LARGE = 1e15;
/** A score as a person reads it: six significant digits, whole numbers whole. */
function renderScore(score) {
    return score === undefined ? NONE : withDigits(score, DIGITS);
}
/** A score with as many digits as tell it from another one; equal scores look equal. */
function renderApart(score, other) {
    return withDigits(score, other === undefined ? DIGITS : digitsApart(score, other));
}
/** What a score changed against another: `+0.0415 (+1.34%)`; the percentage is left out where there is none. */
function renderChange(from, to) {
    const difference = to - from;
    if (!Number.isFinite(difference))
        return NONE;
    if (difference === 0)
        return '±0';
    const percent = (difference / Math.abs(from)) * 100;
    const absolute = signed(difference, DIGITS);
    return Number.isFinite(percent) ? `${absolute} (${signed(percent, 3)}%)` : absolute;
}
/** A count with its thousands apart: `12,345`. */
function renderCount(count) {
    return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}
/** An amount of money, two digits after the point, more where it is less than a cent. */
function renderUsd(usd) {
    const isPlain = usd >= 0.01 && usd < 1e9;
    return `${isPlain || usd === 0 ? usd.toFixed(2) : Number(usd.toPrecision(2))} USD`;
}
function digitsApart(a, b) {
    if (a === b)
        return DIGITS;
    let digits = DIGITS;
    while (digits < ALL_DIGITS && withDigits(a, digits) === withDigits(b, digits))
        digits += 1;
    return digits;
}
function withDigits(value, digits) {
    // Rounding 1234567 to six digits would show another whole number, and not as an estimate.
    if (Number.isInteger(value) && Math.abs(value) < LARGE)
        return String(value + 0);
    return shortest(value, digits);
}
function signed(value, digits) {
    const text = shortest(value, digits);
    return value > 0 ? `+${text}` : text;
}
function shortest(value, digits) {
    const rounded = Number(value.toPrecision(digits));
    // Else up to 1e21 is spelled with zeros that nobody measured.
    return Math.abs(rounded) < LARGE ? String(rounded) : rounded.toExponential();
}


/***/ }),

/***/ 1977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listenForSignals)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** The first signal ends the work in order, the second one at once: what agents are left die with this process. */
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

/***/ 8414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ takeDiskReserve)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4831);
/* harmony import */ var _fault_point_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3727);
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
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'a', 0o600);
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

/***/ 2989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ buildEnvironment),
/* harmony export */   Cm: () => (/* binding */ isSupervisorsOwn),
/* harmony export */   NC: () => (/* binding */ resolveTable),
/* harmony export */   xO: () => (/* binding */ RUN_MARKER)
/* harmony export */ });
/** Marks every process of a run, so that leftovers are found after a crash where no namespace holds them. */
const RUN_MARKER = 'AUTORIZE_RUN';
const PASSED = ['PATH', 'LANG', 'TERM', 'TZ'];
// Without a PATH even the shell's own default differs from machine to machine.
const DEFAULT_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const OURS = new Set(['HOME', 'TMPDIR', RUN_MARKER]);
const COMMAND_FILES = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
const SECRET_NAMES = new Set(['GITHUB_TOKEN', ...COMMAND_FILES]);
const SECRET_PREFIXES = ['INPUT_', 'ACTIONS_'];
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const REFERENCE = /\$\$|\$\{([^}]*)\}|\$([A-Za-z_][A-Za-z0-9_]*)/g;
/** Whether a variable belongs to the supervisor alone: a token of the runner, or a file that it takes commands from. */
function isSupervisorsOwn(name) {
    // Names of inputs keep the case that the workflow's author wrote.
    const upper = name.toUpperCase();
    return SECRET_NAMES.has(upper) || SECRET_PREFIXES.some((prefix) => upper.startsWith(prefix));
}
/** Replaces `$NAME` and `${NAME}` in a table's values from the supervisor's environment; `$$` is a dollar sign. */
function resolveTable(table, { outer, path }) {
    const problems = [];
    const values = {};
    for (const [name, template] of Object.entries(table)) {
        const flaw = nameProblem(name);
        if (flaw !== undefined)
            problems.push({ path, ...flaw });
        values[name] = template.replaceAll(REFERENCE, (written, braced, bare) => {
            if (written === '$$')
                return '$';
            const wanted = braced ?? bare ?? '';
            const value = Object.hasOwn(outer, wanted) ? outer[wanted] : undefined;
            const wrong = referenceProblem(wanted, value);
            if (wrong !== undefined)
                problems.push({ path: `${path}.${name}`, ...wrong });
            return value ?? '';
        });
        if (values[name].includes('\0'))
            problems.push({ path: `${path}.${name}`, ...NUL_PROBLEM });
    }
    return problems.length === 0 ? { values } : { problems };
}
const NUL_PROBLEM = { found: 'a NUL character', expected: 'text without it', remedy: 'Remove it.' };
function nameProblem(name) {
    if (!NAME.test(name)) {
        return {
            found: JSON.stringify(name),
            expected: 'the name of a variable',
            remedy: 'Use letters, digits and "_", not beginning with a digit.',
        };
    }
    if (!OURS.has(name))
        return undefined;
    return { found: name, expected: 'a name that is not set for every agent', remedy: `Leave ${name} out.` };
}
function referenceProblem(name, value) {
    const found = `$${name}`;
    if (isSupervisorsOwn(name)) {
        return {
            found,
            expected: "a variable that is not the runner's own",
            remedy: 'Give the agent a key of its own under another name; tokens of the runner never reach it.',
        };
    }
    if (value !== undefined)
        return undefined;
    return {
        found: `${found}, which is not set`,
        expected: 'a variable of this environment',
        remedy: `Set ${name === '' ? 'it' : name} before the run, or write $$ for a dollar sign.`,
    };
}
/** The whole environment of an agent; the run's marker is added where the process is made. */
function buildEnvironment({ outer, given, home, temporary }) {
    const passed = PASSED.flatMap((name) => {
        const value = outer[name];
        return value === undefined ? [] : [[name, value]];
    });
    return { PATH: DEFAULT_PATH, ...Object.fromEntries(passed), ...given, HOME: home, TMPDIR: temporary };
}


/***/ }),

/***/ 5237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MR: () => (/* binding */ readTrustedIndex),
/* harmony export */   YV: () => (/* binding */ handOut),
/* harmony export */   _M: () => (/* binding */ writeIndex),
/* harmony export */   zH: () => (/* binding */ takeBack)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4831);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9871);
/* harmony import */ var _git_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8537);
/**
 * Which files of a folder that was handed out git need not read again.
 * Invariant: a time in the index is believed only if no change since the folder was handed out can have left it as it
 * is. A change sets the file's ctime to the clock, and nobody but root with another clock can set it otherwise. So the
 * ctime of an entry is believed when it lies before the second before that of the handing out, for git compares whole
 * seconds; and between that and the handing out when the file's ctime is still the same to the nanosecond.
 * Crash: the moment of the handing out is on the disk before a command gets the folder, and an earlier moment than the
 * true one only means more reading. Without it, or with a clock that went backwards, nothing is believed.
 * Trade-off: a process that survives its run (process-group level only) and still holds a page of a file mapped can
 * write there without a new ctime.
 */




const SECOND_NS = 1000000000n;
// File systems take the time of the last tick, which is up to 10 ms old; ten times that for clocks that are worse.
const TICK_NS = 100000000n;
/** Notes that a command is about to get the folder; to be called right before. */
function handOut(workTree) {
    const last = readHanding(workTree);
    // Not looked at since the last time: what that command did must not pass for our own work.
    if (last !== undefined && !last.isBack)
        return;
    const now = clockOf(workTree.folder);
    if (now === undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(noteOf(workTree), { force: true });
    else
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Zf)(noteOf(workTree), [`${now} out\n`]);
}
/** Notes that a checkout has looked at every file: the folder may be handed out anew. */
function takeBack(workTree) {
    const last = readHanding(workTree);
    if (last !== undefined && !last.isBack)
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_1__/* .writeFileAtomic */ .Zf)(noteOf(workTree), [`${last.atNs} back\n`]);
}
/** The folder's index without the times that are not to be believed; undefined when there is no whole index. */
function readTrustedIndex(workTree, hash) {
    const bytes = readIfThere(workTree.indexFile);
    const index = bytes === undefined ? undefined : (0,_git_index_js__WEBPACK_IMPORTED_MODULE_3__/* .parseIndex */ .A1)(bytes, hash);
    if (index === undefined)
        return undefined;
    const handing = readHanding(workTree);
    const now = clockOf(workTree.folder);
    const since = handing === undefined || now === undefined || now < handing.atNs ? 0n : handing.atNs;
    const doubtful = index.entries.filter((entry) => isDoubtful(entry, { since, folder: workTree.folder }));
    return { ...index, bytes: (0,_git_index_js__WEBPACK_IMPORTED_MODULE_3__/* .wipeTimes */ .mi)(index, doubtful) };
}
/** Puts an index where git finds it; its own time is now, so that git does not doubt what was written before. */
function writeIndex(path, { bytes }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, bytes, { flag: 'wx' });
}
function isDoubtful({ ctimeNs, mode, path }, { since, folder }) {
    if (mode === _git_index_js__WEBPACK_IMPORTED_MODULE_3__/* .LINK_TO_REPOSITORY */ .GU || ctimeNs / SECOND_NS < since / SECOND_NS - 1n)
        return false;
    if (ctimeNs >= since - TICK_NS)
        return true;
    const place = Buffer.concat([Buffer.from(`${folder}/`), path]);
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place, { bigint: true }).ctimeNs !== ctimeNs;
    }
    catch {
        // Gone, or out of reach: git will see for itself.
        return true;
    }
}
/**
 * The time that the folder's file system gives a change now: that of a change of the folder itself. Where setting the
 * rights that it has already counts as none, it is an earlier time, which is safe.
 */
function clockOf(folder) {
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
    }
    catch (error) {
        // Removed, shut or replaced by the command: there is no time to go by.
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(descriptor, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).mode & 0o7777);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor, { bigint: true }).ctimeNs;
    }
    catch (error) {
        // Another user's folder, or one on a file system that has become read-only.
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function noteOf({ indexFile }) {
    return `${indexFile}.handed`;
}
function readHanding(workTree) {
    const [, atNs, state] = /^(\d+) (out|back)\n$/.exec(readIfThere(noteOf(workTree))?.toString() ?? '') ?? [];
    return atNs === undefined ? undefined : { atNs: BigInt(atNs), isBack: state === 'back' };
}
function readIfThere(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    }
    catch (error) {
        if ((0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 8537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ parseIndex),
/* harmony export */   GU: () => (/* binding */ LINK_TO_REPOSITORY),
/* harmony export */   mi: () => (/* binding */ wipeTimes)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/**
 * Git's index file, as far as trust in the times that it holds goes. Pure.
 * Invariant: only an index whose checksum is right is read, so that a new checksum never hides a broken file; what is
 * changed has the length it had, so that every extension stays where its neighbours say it is.
 */

const LINK_TO_REPOSITORY = 0o160000;
const HASH_BYTES = { sha1: 20, sha256: 32 };
const HEADER_BYTES = 12;
// Two times of seconds and nanoseconds, device, inode, mode, user, group, size: each of four bytes.
const MODE_OFFSET = 24;
const ID_OFFSET = 40;
const TIMES_BYTES = 16;
const EXTENDED_FLAG = 0x4000;
const VERSIONS = [2, 3];
/** Reads an index of version 2 or 3; undefined when it is none, or not whole. */
function parseIndex(bytes, hash) {
    const end = bytes.length - HASH_BYTES[hash];
    if (end < HEADER_BYTES || bytes.toString('latin1', 0, 4) !== 'DIRC')
        return undefined;
    if (!VERSIONS.includes(bytes.readUInt32BE(4)) || !checksum(bytes, hash).equals(bytes.subarray(end)))
        return undefined;
    const entries = [];
    const count = bytes.readUInt32BE(8);
    let offset = HEADER_BYTES;
    while (entries.length < count) {
        const flagsAt = offset + ID_OFFSET + HASH_BYTES[hash];
        if (flagsAt + 2 > end)
            return undefined;
        const nameAt = flagsAt + ((bytes.readUInt16BE(flagsAt) & EXTENDED_FLAG) === 0 ? 2 : 4);
        const nameEnd = bytes.indexOf(0, nameAt);
        if (nameEnd === -1 || nameEnd >= end)
            return undefined;
        entries.push({
            offset,
            ctimeNs: BigInt(bytes.readUInt32BE(offset)) * 1000000000n + BigInt(bytes.readUInt32BE(offset + 4)),
            mode: bytes.readUInt32BE(offset + MODE_OFFSET),
            path: bytes.subarray(nameAt, nameEnd),
        });
        // One to eight NULs, up to a multiple of eight from the entry's beginning.
        offset += (nameEnd - offset + 8) & ~7;
    }
    return offset <= end ? { bytes, entries, hash } : undefined;
}
/** The index with the times of some entries wiped: git looks at those files again, whatever their times are. */
function wipeTimes({ bytes, hash }, entries) {
    const wiped = Buffer.from(bytes);
    for (const { offset } of entries)
        wiped.fill(0, offset, offset + TIMES_BYTES);
    checksum(wiped, hash).copy(wiped, wiped.length - HASH_BYTES[hash]);
    return wiped;
}
function checksum(bytes, hash) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(hash)
        .update(bytes.subarray(0, bytes.length - HASH_BYTES[hash]))
        .digest();
}


/***/ }),

/***/ 5222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SC: () => (/* binding */ commitTree),
  y$: () => (/* binding */ createStore),
  j_: () => (/* binding */ diffTrees),
  h$: () => (/* binding */ findStore),
  Tr: () => (/* binding */ importCommit),
  Sy: () => (/* binding */ importTree),
  LH: () => (/* binding */ moveRef),
  sg: () => (/* binding */ readRef)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/byte-path.js
var byte_path = __webpack_require__(4862);
;// CONCATENATED MODULE: ./build/base/ignore-rules.js
/**
 * Writes all the ignore files of a tree as one list of patterns that starts at the top, to the same effect: so the
 * rules of the base hold, whatever an agent writes into the ignore files of its work tree.
 */
function flattenIgnoreRules(files) {
    // The last pattern that matches decides: a deeper file comes after those above it.
    const ordered = [...files].sort((a, b) => (a.folder < b.folder ? -1 : 1));
    return ordered.flatMap(({ folder, text }) => text.split('\n').flatMap((line) => moved(line, folder))).join('\n');
}
function moved(rawLine, folder) {
    const line = rawLine.replace(/\r$/, '').replace(/^\ufeff/, '');
    if (line.trim() === '' || line.startsWith('#'))
        return [];
    if (folder === '')
        return [line];
    const isNegated = line.startsWith('!');
    const pattern = isNegated ? line.slice(1) : line.replace(/^\\(?=[!#])/, '');
    // A slash at the beginning or in the middle ties a pattern to its folder; without one it holds at any depth below.
    const isTied = pattern.replace(/\s+$/, '').slice(0, -1).includes('/');
    const place = folder.replaceAll(/[\\*?[\]!#]/g, '\\$&');
    const below = isTied ? pattern.replace(/^\//, '') : `**/${pattern}`;
    return [`${isNegated ? '!' : ''}/${place}${below}`];
}

// EXTERNAL MODULE: ./build/base/raw-diff.js
var raw_diff = __webpack_require__(3800);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(4831);
// EXTERNAL MODULE: ./build/kernel/fault-point.js
var fault_point = __webpack_require__(3727);
// EXTERNAL MODULE: ./build/kernel/git.js
var kernel_git = __webpack_require__(3096);
;// CONCATENATED MODULE: ./build/kernel/git-store.js
/**
 * A private git store: objects, refs and configuration that only the supervisor writes.
 * Invariant: what is read from it is what was put in: its objects are a pack of its own, each hashed again on the way
 * in, with no link to and no fallback on the user's store; a keep is one compare-and-swap of a ref.
 * Crash while it is made: the folder holds no `ready` file and is made anew. Crash between `commitTree` and `moveRef`:
 * the same commit is made again, with the same id, since its dates come from the caller.
 */








// Attributes of the git directory win over every .gitattributes: bytes go in and out as they are.
const RAW_ATTRIBUTES = '* -text -filter -ident !eol !working-tree-encoding !diff !merge\n';
/** The store that a folder holds whole, if it does. */
function findStore({ folder, base }) {
    return (0,external_node_fs_.existsSync)(readyFile(folder, base)) ? bindStore(folder, base) : undefined;
}
function readyFile(folder, base) {
    return (0,external_node_path_.join)(folder, `ready-${base}`);
}
function bindStore(folder, base) {
    const gitDir = (0,external_node_path_.join)(folder, 'git');
    const home = (0,external_node_path_.join)(folder, 'home');
    return {
        folder,
        gitDir,
        home,
        base,
        ignoreFile: (0,external_node_path_.join)(gitDir, 'info', 'base-ignore'),
        git: (0,kernel_git/* bindGit */.uD)({ gitDir, home }),
    };
}
/** Makes the private store of a run in a folder, or takes the one that is there whole. */
async function createStore({ folder, repository, base }) {
    const found = findStore({ folder, base });
    if (found !== undefined)
        return found;
    const store = bindStore(folder, base);
    const { gitDir, home, git, ignoreFile } = store;
    (0,fault_point/* faultPoint */.Jd)('store:before-create');
    (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    for (const each of [home, gitDir])
        (0,external_node_fs_.mkdirSync)(each, { recursive: true });
    await git(['init', '-q', '--bare', '--template=', `--object-format=${repository.objectFormat}`]);
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(gitDir, 'info'), { recursive: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'info', 'attributes'), RAW_ATTRIBUTES);
    // The base is where history ends here: a run needs no more, and the user's clone may be shallow itself.
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir, 'shallow'), `${base}\n`);
    await importCommit(store, { repository, commit: base });
    (0,fault_point/* faultPoint */.Jd)('store:after-objects');
    (0,external_node_fs_.writeFileSync)(ignoreFile, `${flattenIgnoreRules(await readIgnoreFiles(store))}\n`);
    (0,fault_point/* faultPoint */.Jd)('store:before-ready');
    (0,external_node_fs_.writeFileSync)(readyFile(folder, base), '');
    (0,durable/* syncFolder */.Yw)(folder);
    (0,fault_point/* faultPoint */.Jd)('store:after-ready');
    return store;
}
/**
 * Copies a commit of the user's repository, with what lies between it and the base; the base too when it is the commit
 * itself. Every object is hashed on the way in.
 */
async function importCommit({ gitDir, home, base, git }, { repository: { objects }, commit }) {
    const reader = (0,kernel_git/* bindGit */.uD)({ gitDir, home, alternates: [objects] });
    await importObjects({ gitDir, git }, { reader, wanted: commit === base ? `${base}\n` : `${commit}\n^${base}\n` });
    await git(['rev-list', '--objects', '--quiet', commit]);
}
/** Copies the tree of a commit of the user's repository, without its history, and reads its message. */
async function importTree({ gitDir, home, git }, { repository: { objects }, commit }) {
    const reader = (0,kernel_git/* bindGit */.uD)({ gitDir, home, alternates: [objects] });
    const tree = await (0,kernel_git/* gitLine */.JG)(reader, ['rev-parse', '--verify', `${commit}^{tree}`]);
    const id = await (0,kernel_git/* gitLine */.JG)(reader, ['rev-parse', '--verify', `${commit}^{commit}`]);
    const { stdout } = await reader(['cat-file', 'commit', id]);
    const text = stdout.toString();
    await importObjects({ gitDir, git }, { reader, wanted: `${tree}\n` });
    await git(['rev-list', '--objects', '--quiet', tree]);
    return { tree, message: text.slice(text.indexOf('\n\n') + 2) };
}
async function importObjects({ gitDir, git }, { reader, wanted }) {
    const packs = (0,external_node_path_.join)(gitDir, 'objects', 'pack');
    const name = await (0,kernel_git/* gitLine */.JG)(reader, ['pack-objects', '-q', '--revs', '--window=0', (0,external_node_path_.join)(packs, 'pack')], {
        input: wanted,
    });
    // The index that git wrote believes the names of the user's objects; the one made here is of what they hold.
    for (const file of (0,external_node_fs_.readdirSync)(packs))
        if (file.startsWith(`pack-${name}.`) && !file.endsWith('.pack'))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(packs, file));
    const arrived = (0,external_node_path_.join)(gitDir, 'arrived.pack');
    (0,external_node_fs_.renameSync)((0,external_node_path_.join)(packs, `pack-${name}.pack`), arrived);
    await git(['index-pack', '-o', (0,external_node_path_.join)(packs, `pack-${name}.idx`), arrived]);
    (0,external_node_fs_.renameSync)(arrived, (0,external_node_path_.join)(packs, `pack-${name}.pack`));
}
async function readIgnoreFiles({ git, base }) {
    const { stdout } = await git(['ls-tree', '-r', '-z', '--full-tree', base]);
    const files = [];
    for (const entry of (0,raw_diff/* splitNul */.K)(stdout)) {
        const [, id = '', path = ''] = /^100\d+ blob ([0-9a-f]+)\t(.*)$/s.exec((0,byte_path/* decodePath */.q)(entry)) ?? [];
        if (!/(^|\/)\.gitignore$/.test(path))
            continue;
        const { stdout: text } = await git(['cat-file', 'blob', id]);
        files.push({ folder: path.slice(0, -'.gitignore'.length), text: text.toString() });
    }
    return files;
}
/** What differs between two trees or commits, by true names; a rename is a deletion and an addition. */
async function diffTrees({ git }, { from, to }) {
    const { stdout } = await git(['diff-tree', '-r', '-z', '--raw', '--no-renames', '--no-abbrev', from, to, '--']);
    return (0,raw_diff/* parseRawDiff */.L)(stdout);
}
/** Writes a commit and gives its id: the same request, the same id. */
async function commitTree({ git }, request) {
    const { tree, parents, message, identity, date } = request;
    const seconds = `@${Math.floor(Date.parse(date) / 1000)} +0000`;
    return (0,kernel_git/* gitLine */.JG)(git, ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])], {
        input: message,
        env: {
            GIT_AUTHOR_NAME: identity.name,
            GIT_AUTHOR_EMAIL: identity.email,
            GIT_AUTHOR_DATE: seconds,
            GIT_COMMITTER_NAME: identity.name,
            GIT_COMMITTER_EMAIL: identity.email,
            GIT_COMMITTER_DATE: seconds,
        },
    });
}
/** Moves a ref if it is where it should be: the commit point of a keep. Says where it is when it is not. */
async function moveRef(git, { ref, from, to }) {
    const old = from ?? '0'.repeat(to.length);
    const args = ['update-ref', '--no-deref', ref, to, old];
    const { exitCode, stderr } = await git(args, { allowed: [0, 1, 128] });
    if (exitCode === 0)
        return { kind: 'done' };
    const actual = await readRef(git, ref);
    if (actual !== from)
        return { kind: 'moved', actual };
    throw new kernel_git/* GitError */.XS(args, exitCode, stderr);
}
/** The commit that a full ref name is at, or undefined when there is no such ref. */
async function readRef(git, ref) {
    const args = ['show-ref', '--verify', '--hash', ref];
    const { exitCode, stdout, stderr } = await git(args, { allowed: [0, 1, 128] });
    if (exitCode === 0)
        return stdout.toString().trim();
    if (stderr.includes('not a valid ref'))
        return undefined;
    throw new kernel_git/* GitError */.XS(args, exitCode, stderr);
}


/***/ }),

/***/ 1221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ captureTree),
/* harmony export */   p: () => (/* binding */ checkoutTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3800);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7953);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9871);
/* harmony import */ var _folder_trust_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5237);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3096);
/* harmony import */ var _git_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8537);
/* harmony import */ var _scratch_home_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5364);
/**
 * Folders that git fills and reads: lanes for agents, clean checkouts for evaluators.
 * Invariant: a folder's bytes become exactly one tree, and a tree's bytes exactly one folder: no filter, no attribute,
 * no index, no ignore rule and no `.git` that lies in the folder has a say, and no time that a command can have set.
 * Crash: the index file beside a folder may be old or locked; a checkout that fails on it starts from nothing.
 */








function bindWorkTree({ gitDir, home }, { folder, indexFile }) {
    return (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .bindGit */ .uD)({ gitDir, home, indexFile, workTree: folder });
}
/**
 * Takes a folder's content as a tree, once. New files that the base's ignore rules name are left out; nested
 * repositories are in it as links (mode 160000), which a diff shows.
 */
async function captureTree(store, { folder, indexFile }) {
    const obstacle = folderObstacle(folder);
    if (obstacle !== undefined)
        return { kind: 'refused', reason: obstacle };
    // A copy: the checkout's own index never learns what was found here.
    const captureIndex = `${indexFile}.capture`;
    for (const file of [captureIndex, `${captureIndex}.lock`])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
    const index = (0,_folder_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .readTrustedIndex */ .MR)({ folder, indexFile }, hashOf(store));
    if (index !== undefined)
        (0,_folder_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .writeIndex */ ._M)(captureIndex, index);
    const git = bindWorkTree(store, { folder, indexFile: captureIndex });
    // What is known is what the base has, whatever tree the folder began with.
    await git(['read-tree', '--reset', store.base]);
    const { stdout: listed } = await git(['ls-files', '-z', '--cached']);
    const known = (0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K)(listed);
    const { stdout: others } = await git(['ls-files', '-z', '--others', `--exclude-from=${store.ignoreFile}`]);
    // Where a link took the place of a folder, git lets nothing go that lay in the folder, unless it is made to.
    const hidden = findBeyondLinks(folder, known);
    if (hidden.size > 0)
        await git(['update-index', '-z', '--force-remove', '--stdin'], { input: joinNul([...hidden]) });
    // Known names first: where a folder took the place of a file, the file has to go before its content comes.
    const names = [...known.filter((name) => !hidden.has(name)), ...(0,_base_raw_diff_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K)(others).map(withoutSlash)];
    const args = ['update-index', '-z', '--add', '--remove', '--replace', '--stdin'];
    const added = await git(args, { input: joinNul(names), allowed: [0, 1, 128] });
    const reason = refusal(added);
    if (reason !== undefined)
        return { kind: 'refused', reason };
    return { kind: 'captured', tree: await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitLine */ .JG)(git, ['write-tree']) };
}
/** Why there is no folder to be captured: its command may have removed, shut or replaced it. */
function folderObstacle(folder) {
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).isDirectory())
            return 'the work tree is no folder any more';
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return undefined;
    }
    catch (error) {
        return `the work tree cannot be read: ${(0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .errorCode */ .CA)(error)}`;
    }
}
/** The names that lead through a link. */
function findBeyondLinks(folder, names) {
    const asked = new Map([['', false]]);
    const isBeyond = (path) => {
        const before = asked.get(path);
        if (before !== undefined)
            return before;
        const found = isBeyond(parentOf(path)) || isLink(Buffer.from(`${folder}/`), Buffer.from(path, 'latin1'));
        asked.set(path, found);
        return found;
    };
    return new Set(names.filter((name) => isBeyond(parentOf(name.toString('latin1')))));
}
function isLink(...parts) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(Buffer.concat(parts)).isSymbolicLink();
    }
    catch {
        // Not there, below a file, or shut to us: git says so, where it matters.
        return false;
    }
}
/** A nested repository is listed with a slash at its end. */
function withoutSlash(name) {
    return name.at(-1) === 0x2f ? name.subarray(0, -1) : name;
}
const NUL = Buffer.alloc(1);
function joinNul(names) {
    return Buffer.concat(names.flatMap((name) => [name, NUL]));
}
const MAX_REASON_CHARS = 500;
/** Git goes on when it ignores a name: its warning is what tells, and a flood of others must not push it out. */
function refusal({ exitCode, stderr }) {
    if (exitCode === 0 && !stderr.includes('Ignoring path') && stderr.length < _git_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_STDERR_CHARS */ .wx)
        return undefined;
    // It may quote a name as it is.
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_7__/* .printable */ .g$)(stderr.trim().split('\n')[0] || `git update-index ended with ${exitCode}`, MAX_REASON_CHARS);
}
/** Makes a folder hold a tree and nothing else; what is there already and unchanged is not written again. */
async function checkoutTree(store, checkout) {
    try {
        await resetTo(store, checkout);
    }
    catch (error) {
        if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS) && !(0,_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            throw error;
        // Whatever was done to the folder or the index: a checkout into an empty one needs neither.
        (0,_scratch_home_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(checkout.folder);
        for (const file of [checkout.indexFile, `${checkout.indexFile}.lock`])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { force: true });
        await resetTo(store, checkout);
    }
    (0,_folder_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .takeBack */ .zH)(checkout);
}
async function resetTo(store, checkout) {
    const { folder, indexFile, tree } = checkout;
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory() === false)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    const index = (0,_folder_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .readTrustedIndex */ .MR)(checkout, hashOf(store));
    if (index === undefined)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(indexFile, { force: true });
    else
        (0,_folder_trust_js__WEBPACK_IMPORTED_MODULE_3__/* .writeIndex */ ._M)(indexFile, index);
    const git = bindWorkTree(store, checkout);
    // First what the index does not know: a link in the place of a folder must be gone before anything goes through it.
    await git(['clean', '-ffdxq']);
    restoreFolder(folder, index?.entries ?? []);
    await git(['read-tree', '--reset', '-u', tree]);
}
/**
 * Does what git leaves undone: removes names `.git` and what is neither file nor folder nor link (a clean takes no notice
 * of pipes), which are left only in folders of tracked files, and everything in the folder of a submodule; gives back rights that were taken away, where what they are of stays.
 */
function restoreFolder(folder, entries) {
    const at = (path) => Buffer.concat([Buffer.from(folder), Buffer.from(path, 'latin1')]);
    const real = new Set();
    for (const path of foldersOf(entries)) {
        // Not through a link, and not where a file took the folder's place.
        if (path !== '' && !real.has(parentOf(path)))
            continue;
        const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at(path), { throwIfNoEntry: false });
        if (found?.isDirectory() !== true)
            continue;
        real.add(path);
        if ((found.mode & RIGHTS) !== OWN_FOLDER)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(at(path), 0o755);
        (0,_scratch_home_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(at(`${path}/.git`));
        removeSpecial(at(path));
    }
    for (const { mode, path } of entries) {
        const name = `/${path.toString('latin1')}`;
        if (!real.has(parentOf(name)))
            continue;
        if (mode === _git_index_js__WEBPACK_IMPORTED_MODULE_5__/* .LINK_TO_REPOSITORY */ .GU)
            (0,_scratch_home_js__WEBPACK_IMPORTED_MODULE_6__/* .removeTree */ .d)(at(name));
        else
            restoreRights(at(name));
    }
}
const SLASH = Buffer.from('/');
/** A pipe that is left holds up whoever reads it next. */
function removeSpecial(folder) {
    for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { encoding: 'buffer', withFileTypes: true })) {
        if (entry.isFile() || entry.isDirectory() || entry.isSymbolicLink())
            continue;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(Buffer.concat([folder, SLASH, entry.name]));
    }
}
// What the owner may do, and what runs with another's rights. The others' rights are the umask's.
const RIGHTS = 0o7700;
const OWN_FOLDER = 0o700;
const READ_AND_WRITE = 0o600;
/** Git knows of a file's rights only whether it can be run. */
function restoreRights(path) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (found?.isFile() !== true)
        return;
    const isProgram = (found.mode & 0o100) !== 0;
    if ((found.mode & RIGHTS & ~0o100) !== READ_AND_WRITE)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, isProgram ? 0o755 : 0o644);
}
/** The folders that hold tracked files, parents first, each with a slash before every name; the first is ''. */
function foldersOf(entries) {
    const found = new Set(['']);
    const add = (path) => {
        if (found.has(path))
            return;
        add(parentOf(path));
        found.add(path);
    };
    for (const { path } of entries)
        add(parentOf(`/${path.toString('latin1')}`));
    return found;
}
function parentOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
/** Ids of a store are as long as its hash. */
function hashOf({ base }) {
    return base.length === 64 ? 'sha256' : 'sha1';
}


/***/ }),

/***/ 3096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JG: () => (/* binding */ gitLine),
/* harmony export */   Rr: () => (/* binding */ listStores),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   sW: () => (/* binding */ removeStaleLocks),
/* harmony export */   uD: () => (/* binding */ bindGit),
/* harmony export */   wx: () => (/* binding */ MAX_STDERR_CHARS)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7953);
/**
 * Git, bound to directories of ours.
 * Invariant: git reads configuration, hooks, attributes and refs from the private git directory only, and nothing of
 * the environment; what lies in a work tree or in the user's .git is data, whatever an agent put there.
 * Crash of git: it may leave a lock file in the private directory, which the holder of the run lock may remove.
 * Trade-off: no filters (LFS, line ends) on the way in or out: what is captured and judged are the bytes on the disk.
 */





/** A git command that did not do its work; holds what it said. */
class GitError extends _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AutorizeError */ .yW {
    command;
    gitExit;
    stderr;
    constructor(command, gitExit, stderr) {
        const said = stderr.trim() === '' ? '' : `: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(stderr.trim(), 500)}`;
        super('git', _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.precondition, {
            message: `git ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(command.join(' '), 200)} ended with ${gitExit}${said}`,
            remedy: 'See what git said; `git fsck` tells whether the repository is whole.',
        });
        this.command = command;
        this.gitExit = gitExit;
        this.stderr = stderr;
    }
    /** Whether git said that there is no room; of some files it only says that it could not write them. */
    get isDiskFull() {
        return /No space left on device|Out of diskspace|Disk quota exceeded/.test(this.stderr);
    }
}
/** Largest answer that is read, in bytes; a list of paths of a very large tree stays below. */
const MAX_BYTES = 256 * 1024 * 1024;
/** Where the reading of an error text stops, give or take a block. */
const MAX_STDERR_CHARS = 64 * 1024;
// Defaults that the machine's git may have been built or told to have otherwise; the private config file is ours.
const SETTINGS = [
    'core.hooksPath=/dev/null',
    // By itself git leaves a ref that it has written to the system's leisure: a loss of power may tear it.
    'core.fsync=reference',
    'core.fsmonitor=false',
    'core.untrackedCache=false',
    'core.excludesFile=/dev/null',
    'core.attributesFile=/dev/null',
    'core.autocrlf=false',
    'core.safecrlf=false',
    'core.fileMode=true',
    'core.symlinks=true',
    'core.ignoreCase=false',
    'core.trustctime=true',
    'core.checkStat=default',
    'core.splitIndex=false',
    'index.version=2',
    'index.sparse=false',
    'index.skipHash=false',
    'core.precomposeUnicode=false',
    'core.protectHFS=true',
    'core.protectNTFS=true',
    'core.quotePath=false',
    'core.sparseCheckout=false',
    'core.logAllRefUpdates=false',
    'commit.gpgSign=false',
    'credential.helper=',
    'diff.external=',
    'gc.auto=0',
    'maintenance.auto=false',
    'protocol.allow=never',
    'submodule.recurse=false',
    'transfer.fsckObjects=true',
];
const OVERRIDES = SETTINGS.flatMap((setting) => ['-c', setting]);
/** Binds git to a place. */
function bindGit(place) {
    const env = environmentOf(place);
    // With a folder of ours as working directory, no file of a work tree is ever taken for an argument's path.
    const cwd = place.workTree ?? place.gitDir;
    const overrides = [...OVERRIDES, ...networkOverrides(place.network)];
    return (args, call = {}) => runGit({ args, call, env: { ...env, ...call.env }, cwd, overrides });
}
/** A redirect would carry the header to whoever the server names. */
function networkOverrides(network) {
    if (network === undefined)
        return [];
    const settings = [
        `protocol.${network.protocol}.allow=always`,
        'http.followRedirects=false',
        'http.lowSpeedLimit=1000',
        'http.lowSpeedTime=60',
    ];
    return settings.flatMap((setting) => ['-c', setting]);
}
function networkEnvironment(network) {
    if (network === undefined)
        return {};
    const header = network.header === undefined
        ? {}
        : { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'http.extraHeader', GIT_CONFIG_VALUE_0: network.header };
    return { ...network.env, ...header };
}
function environmentOf({ gitDir, home, indexFile, workTree, objects, alternates, network, }) {
    return {
        PATH: process.env.PATH ?? '/usr/bin:/bin',
        LC_ALL: 'C',
        HOME: home,
        XDG_CONFIG_HOME: home,
        GIT_DIR: gitDir,
        GIT_INDEX_FILE: indexFile ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'index'),
        ...(workTree === undefined ? {} : { GIT_WORK_TREE: workTree }),
        ...(objects === undefined ? {} : { GIT_OBJECT_DIRECTORY: objects }),
        ...(alternates === undefined ? {} : { GIT_ALTERNATE_OBJECT_DIRECTORIES: listStores(alternates) }),
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_ADVICE: '0',
        GIT_PAGER: 'cat',
        GIT_EDITOR: 'false',
        ...networkEnvironment(network),
    };
}
/** Object stores as the environment of a git names them: a path that holds the separator is quoted as C would. */
function listStores(paths) {
    return paths.map((path) => (/[:"\\\n]/.test(path) ? JSON.stringify(path) : path)).join(':');
}
function runGit({ args, call, env, cwd, overrides }) {
    const { input = '', allowed = [0], maxBytes = MAX_BYTES, timeoutMs, cutOff } = call;
    if (cutOff?.aborted === true)
        return Promise.reject(new GitError(args, 'being cut off', ''));
    return new Promise((resolve, reject) => {
        // With a limit, in a group of its own: a program that talks to a server is a child of git, and has to end with it.
        const detached = timeoutMs !== undefined || cutOff !== undefined;
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('git', [...overrides, ...args], { env, cwd, detached, stdio: ['pipe', 'pipe', 'pipe'] });
        child.on('error', (error) => reject(new GitError(args, error.message, '')));
        // Short of descriptors, Node makes no pipes at all; the error comes with the next tick.
        if (child.pid === undefined)
            return;
        const blocks = [];
        let size = 0;
        let stderr = '';
        const end = () => endGroup(child.pid);
        const timer = timeoutMs === undefined ? undefined : setTimeout(end, timeoutMs);
        cutOff?.addEventListener('abort', end);
        child.stdout.on('data', (block) => {
            size += block.length;
            if (size <= maxBytes)
                blocks.push(block);
            else
                child.kill('SIGKILL');
        });
        child.stderr.on('data', (block) => {
            if (stderr.length < MAX_STDERR_CHARS)
                stderr += block.toString();
        });
        child.stdin.on('error', () => {
            // Git stopped reading: its exit code tells why.
        });
        child.on('close', (code, signal) => {
            clearTimeout(timer);
            cutOff?.removeEventListener('abort', end);
            if (size > maxBytes)
                reject(new GitError(args, `an answer of more than ${maxBytes} bytes`, stderr));
            else if (code === null || !allowed.includes(code))
                reject(new GitError(args, code ?? String(signal), stderr));
            else
                resolve({ exitCode: code, stdout: Buffer.concat(blocks), stderr });
        });
        child.stdin.end(input);
    });
}
function endGroup(pid) {
    try {
        if (pid !== undefined)
            process.kill(-pid, 'SIGKILL');
    }
    catch {
        // It ended by itself just now.
    }
}
/** What a command says in one line, e.g. an id. */
async function gitLine(git, args, call) {
    const { stdout } = await git(args, call);
    return stdout.toString().trimEnd();
}
/** Removes what a killed git left locked in a git directory of ours. Only for the holder of the run lock. */
function removeStaleLocks(gitDir) {
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(gitDir, { recursive: true, withFileTypes: true });
    const locks = entries
        .filter(({ name }) => name.endsWith('.lock'))
        .map(({ parentPath, name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name));
    for (const path of locks)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    return locks.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(gitDir, path));
}


/***/ }),

/***/ 5453:
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

/***/ 9295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ openJournal)
/* harmony export */ });
/* unused harmony export Journal */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5145);
/* harmony import */ var _base_journal_chain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1739);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4831);
/* harmony import */ var _fault_point_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3727);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9871);
/**
 * An append-only file of hash-chained records, one JSON object a line.
 * Invariant: a record that `append` returned is on the disk, whole, and stays; what is on the disk is what we wrote.
 * Crash inside a write: a torn last line, cut at the next open. Crash before the sync: the record may be there or not,
 * and nobody was told of it. Write failed (full disk): the file is cut back to its last good length, the journal goes
 * on. Sync failed: never retried (the kernel may have dropped the pages), the journal is closed for good; the next open
 * reads what is really there. Before each append the whole file is read and compared with what we wrote: a few
 * milliseconds for 10,000 records, and an edit by anyone else stops the run instead of being built upon.
 */








/**
 * Opens a journal, creating it where it is missing; cuts a torn last line. Throws a ContractError that names the line
 * when the chain is broken. The caller holds the lock: two writers are told only by the `tampered` error of the second.
 */
function openJournal(place) {
    const { O_RDWR, O_APPEND, O_CREAT, O_NOFOLLOW } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(place.path, O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW, 0o644);
    try {
        // Always, not only when it is new: an earlier run may have died between the two.
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .syncFolder */ .Yw)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(place.path));
        (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_6__/* .faultPoint */ .Jd)('journal:after-create');
        return new Journal(place, descriptor);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        throw error;
    }
}
class Journal {
    /** Bytes of a torn last line that the open cut off. */
    cutBytes;
    #place;
    #hash;
    #records;
    #descriptor;
    #head;
    #length;
    constructor(place, descriptor) {
        const bytes = readAll(descriptor);
        const parsed = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJournal */ .z8)(bytes);
        if (parsed.kind === 'corrupt')
            throw corruptLine(place, parsed);
        if (parsed.tornBytes > 0) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(descriptor, parsed.soundBytes);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
        }
        this.#place = place;
        this.#descriptor = descriptor;
        this.#head = parsed.head;
        this.#length = parsed.soundBytes;
        this.#hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes.subarray(0, parsed.soundBytes));
        this.#records = [...parsed.records];
        this.cutBytes = parsed.tornBytes;
    }
    /** What the file held at the open and what was appended since, oldest first. */
    get records() {
        return this.#records;
    }
    /** The seq and prev of the next record. */
    get head() {
        return this.#head;
    }
    /** Appends one record; when it returns, the record is on the disk. */
    append(fields) {
        const descriptor = this.#open();
        const { record, line, next } = (0,_base_journal_chain_js__WEBPACK_IMPORTED_MODULE_4__/* .sealRecord */ .xe)(fields, this.#head);
        const bytes = Buffer.from(line);
        this.#refuseEdits(descriptor);
        (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_6__/* .faultPoint */ .Jd)('journal:before-write');
        this.#write(descriptor, bytes);
        (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_6__/* .faultPoint */ .Jd)('journal:after-write');
        this.#sync(descriptor);
        (0,_fault_point_js__WEBPACK_IMPORTED_MODULE_6__/* .faultPoint */ .Jd)('journal:after-sync');
        this.#length += bytes.length;
        this.#hash.update(bytes);
        this.#head = next;
        this.#records.push(record);
        return record;
    }
    [Symbol.dispose]() {
        if (this.#descriptor !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(this.#descriptor);
        this.#descriptor = undefined;
    }
    #open() {
        if (this.#descriptor !== undefined)
            return this.#descriptor;
        throw this.#error('journal_closed', 'is closed', undefined, 'Start the command again.');
    }
    #write(descriptor, bytes) {
        try {
            (0,_durable_js__WEBPACK_IMPORTED_MODULE_5__/* .writeAll */ .f4)(descriptor, bytes);
        }
        catch (error) {
            try {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(descriptor, this.#length);
            }
            catch {
                // What is torn stays for the next open to cut; the failed write is the news.
                this[Symbol.dispose]();
            }
            throw this.#error((0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .errorCode */ .CA)(error) === 'ENOSPC' || (0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .errorCode */ .CA)(error) === 'EDQUOT' ? 'disk_full' : 'journal_write', `could not be written (${(0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .errorCode */ .CA)(error)})`, error, 'Make room on the disk, then resume.');
        }
    }
    #sync(descriptor) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(descriptor);
        }
        catch (error) {
            this[Symbol.dispose]();
            const found = `could not be made durable (${(0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .errorCode */ .CA)(error)})`;
            throw this.#error('journal_sync', found, error, 'Check the disk, then resume.');
        }
    }
    /** Throws `tampered` when the file is not byte for byte what we wrote, or its name leads to another one. */
    #refuseEdits(descriptor) {
        const ours = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor);
        const named = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(this.#place.path, { throwIfNoEntry: false });
        const isSame = named?.ino === ours.ino && named.dev === ours.dev && ours.size === this.#length;
        if (isSame && sameDigest(readAll(descriptor), this.#hash))
            return;
        this[Symbol.dispose]();
        throw this.#error('tampered', 'was changed by someone else during the run', undefined, this.#place.remedy);
    }
    #error(code, found, cause, remedy) {
        return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AutorizeError */ .yW(code, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .dc.precondition, { message: `${this.#place.shown} ${found}`, remedy, cause });
    }
}
function sameDigest(bytes, hash) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(bytes).digest().equals(hash.copy().digest());
}
function corruptLine(place, { line, why }) {
    const { shown: file, remedy } = place;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ContractError */ .Vl([
        { file, line, found: `the line ${why}`, expected: 'the chain of records unbroken', remedy },
    ]);
}
function readAll(descriptor) {
    const bytes = Buffer.allocUnsafe((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(descriptor).size);
    let at = 0;
    while (at < bytes.length) {
        const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(descriptor, bytes, at, bytes.length - at, at);
        if (size === 0)
            break;
        at += size;
    }
    return bytes.subarray(0, at);
}


/***/ }),

/***/ 8566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KT: () => (/* binding */ markedProcesses),
/* harmony export */   fR: () => (/* binding */ killMarked),
/* harmony export */   gO: () => (/* binding */ descendantsOf),
/* harmony export */   jW: () => (/* binding */ isProcessAlive),
/* harmony export */   vG: () => (/* binding */ sendSignal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2989);
/**
 * Finding and ending processes by what the kernel says of them (/proc).
 * Invariant: a signal goes only to a process that was a descendant, or bore the run's marker, at the moment of looking;
 * looking is repeated until nothing is found, because a process may fork while it is looked at.
 * Trade-off: without a namespace a process that leaves both the tree and the process group and wipes its environment
 * is not found: nothing that the kernel tells of it leads to us any more. That is what the namespaces are for.
 */



// A fork bomb is outrun by killing what is seen again and again; beyond this the machine is not ours any more.
const MAX_ROUNDS = 200;
const ROUND_PAUSE_MS = 10;
/** The processes below a process, itself not among them; parents come before their children. */
function descendantsOf(pid) {
    const children = new Map();
    for (const each of processes()) {
        const parent = parentOf(each);
        children.set(parent, [...(children.get(parent) ?? []), each]);
    }
    const found = [];
    const visit = (parent) => {
        for (const child of children.get(parent) ?? []) {
            found.push(child);
            visit(child);
        }
    };
    visit(pid);
    return found;
}
/** The processes that bear the marker of a run, or of a part of it: `x` finds `x` and `x.1`, not `x-1`. */
function markedProcesses(runId) {
    const entry = `${_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_MARKER */ .xO}=${runId}`;
    const isOurs = (each) => each === entry || each.startsWith(`${entry}.`);
    const isMarked = (pid) => {
        const environment = proc(pid, 'environ');
        // Of nearly all processes one look is enough, and no list of their variables is made.
        return environment.includes(entry) && environment.split('\0').some(isOurs) && isAlive(pid);
    };
    return processes().filter(isMarked);
}
/** Kills every process that bears the marker of a run or a part of it, and says how many were left when it gave up (0 is the rule). */
async function killMarked(runId) {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const found = markedProcesses(runId);
        if (found.length === 0)
            return 0;
        for (const pid of found)
            sendSignal(pid, 'SIGKILL');
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(ROUND_PAUSE_MS);
    }
    return markedProcesses(runId).length;
}
/** Sends a signal; a process that is gone by then needs none. A negative id is a process group. */
function sendSignal(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        // EPERM: it took another user's identity (a setuid program); what holds it then is its namespace, not a signal.
        if (code !== 'ESRCH' && code !== 'EPERM')
            throw error;
    }
}
/** Whether a process of this machine lives; a zombie does not. */
function isProcessAlive(pid) {
    return isAlive(pid);
}
function processes() {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
        .filter((pid) => pid !== process.pid);
}
/** The fields of stat after the name, which may hold anything, blanks and parentheses too. */
function statOf(pid) {
    const stat = proc(pid, 'stat');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
function parentOf(pid) {
    return Number(statOf(pid)[1] ?? 0);
}
function isAlive(pid) {
    const state = statOf(pid)[0];
    return state !== undefined && state !== '' && state !== 'Z' && state !== 'X';
}
function proc(pid, name) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/${name}`, 'latin1');
    }
    catch {
        // Gone since, or another user's: not one of ours.
        return '';
    }
}


/***/ }),

/***/ 9058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ isProgram),
/* harmony export */   a: () => (/* binding */ findOnPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/**
 * Programs as a shell finds them.
 * Invariant: only looked for; nothing is run. A name with a slash is a path and is on no PATH.
 */


/** Where a program is on a PATH; undefined when it is not. Folders that are relative are left out: they differ by place. */
function findOnPath(name, path) {
    if (name === '' || name.includes('/'))
        return undefined;
    const folders = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder));
    return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isProgram);
}
/** Whether a file is there that this user may run. */
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        // Absent or not ours to run: the same to us.
        return false;
    }
}


/***/ }),

/***/ 8951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ readFilePart)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9871);
/**
 * Files that lie where a command could reach them, and put something else in their place.
 * Invariant: a link is not followed, a pipe is not waited for.
 */


// Gone, a link, a socket, or not to be read any more: what a command can make of a path. The rest is the machine's.
const REPLACED = ['ENOENT', 'ENOTDIR', 'ELOOP', 'ENXIO', 'EACCES', 'EPERM'];
/** Reads at most so many bytes of a regular file, from its start or its end; undefined where the path holds no such file. */
function readFilePart(path, from, maxBytes) {
    let descriptor;
    try {
        descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
    }
    catch (error) {
        if (REPLACED.includes((0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error)))
            return undefined;
        throw error;
    }
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        if (!stats.isFile())
            return undefined;
        const bytes = Buffer.alloc(Math.min(maxBytes, stats.size));
        const start = from === 'start' ? 0 : stats.size - bytes.length;
        return { text: bytes.toString('utf8', 0, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, 0, bytes.length, start)), size: stats.size };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}


/***/ }),

/***/ 2205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ takeRunLock),
/* harmony export */   F: () => (/* binding */ readHolder)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8500);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5145);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4831);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9871);
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8566);
/**
 * A lock that one process holds, and that the operating system frees when the process is gone.
 * Invariant: at most one holder at a time on one machine, and no holder is ever waited for after its death.
 * The lock is flock(2)'s. Node has no call for it, so a helper holds it: flock(1) running a shell that says "held" and
 * reads our pipe to its end, in a session of its own so that a Ctrl-C of ours does not reach it. Crash of the holder,
 * kill -9 too: the pipe ends, the helper goes, the lock is free within milliseconds. Holder frozen: still held.
 * Holder killed a moment ago: its helper may need those milliseconds, so a lock whose holder is dead, or not named yet,
 * is tried again for a little while.
 * Helper killed, or the lock file removed (a second run could lock a new one): the lock is lost, which is told by a
 * signal and by `isHeld`, to be asked before every write that two runs must not both make.
 * Trade-off: needs flock(1) (util-linux); without it the lock is refused with a remedy, never pretended.
 */










// Many times what the helper of a killed holder takes to go, or a new holder to write its name.
const PASSING_MS = 500;
const RETRY_MS = 10;
/** Takes the lock at a path, or says who holds it; never waits for a holder that lives. */
async function takeRunLock({ path, now, }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(path), { recursive: true });
    const until = performance.now() + PASSING_MS;
    while (true) {
        const helper = startHelper(path);
        if ((await answerOf(helper)) === 'held by us')
            return holdLock({ helper, path, now });
        const holder = readHolder(`${path}.holder`);
        if (isThere(holder) || performance.now() > until)
            return { kind: 'held', holder };
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(RETRY_MS);
    }
}
function startHelper(path) {
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)('flock', ['-n', '-E', String(_base_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.locked), '--no-fork', path, 'sh', '-c', 'echo held; exec cat >/dev/null'], 
    // Nothing of our environment, and no folder of ours kept busy, in a process that may outlive a cleanup.
    { stdio: ['pipe', 'pipe', 'pipe'], detached: true, cwd: '/', env: { PATH: process.env.PATH } });
}
/** Whether a named holder may be at work; of another machine nothing is known. */
function isThere(holder) {
    return holder !== undefined && (holder.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)() || (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_9__/* .isProcessAlive */ .jW)(holder.pid));
}
async function answerOf(helper) {
    try {
        // Short of descriptors, Node makes no pipes at all; the error comes with the next tick.
        if (helper.pid === undefined)
            await (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(helper, 'spawn');
        return await readAnswer(helper);
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .AutorizeError */ .yW('lock_unavailable', _base_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.precondition, {
            message: `the run lock could not be taken (${(0,_files_js__WEBPACK_IMPORTED_MODULE_8__/* .errorCode */ .CA)(error)}); it needs flock(1)`,
            remedy: 'Install util-linux, and give this user write permission to the folder of the lock.',
            cause: error,
        });
    }
}
async function readAnswer(helper) {
    let complaint = '';
    helper.stderr.on('data', (data) => {
        complaint += data.toString();
    });
    // The end of the helper breaks the pipe; its exit is what we look at.
    helper.stdin.on('error', () => undefined);
    const held = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(helper.stdout, 'data').then(() => 'held');
    const ended = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(helper, 'close').then(([code]) => ({ code }));
    // Whichever comes second is of no interest.
    held.catch(() => undefined);
    ended.catch(() => undefined);
    const first = await Promise.race([held, ended]);
    if (first === 'held')
        return 'held by us';
    if (first.code === _base_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .EXIT */ .dc.locked)
        return 'held by other';
    throw new Error(`flock ended with ${String(first.code)}: ${complaint.trim()}`);
}
function holdLock({ helper, path, now, }) {
    const { ino, dev } = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)(path);
    const loss = new AbortController();
    const exited = (0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(helper, 'exit');
    let isReleased = false;
    helper.once('exit', () => {
        if (!isReleased)
            loss.abort(new Error('the helper that holds the run lock is gone'));
    });
    const holder = { pid: process.pid, host: (0,node_os__WEBPACK_IMPORTED_MODULE_3__.hostname)(), started_at: now().toISOString() };
    try {
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_7__/* .writeFileAtomic */ .Zf)(`${path}.holder`, [`${JSON.stringify(holder)}\n`]);
    }
    catch (error) {
        isReleased = true;
        removeQuietly(`${path}.holder`);
        // Nobody would ever release it, and a helper that lives keeps this process from ending.
        helper.kill('SIGKILL');
        throw error;
    }
    // A run that is over ends, whether or not it released the lock.
    helper.unref();
    for (const stream of [helper.stdin, helper.stdout, helper.stderr])
        unrefStream(stream);
    return {
        kind: 'locked',
        lost: loss.signal,
        isHeld: () => {
            if (isReleased || loss.signal.aborted)
                return false;
            const named = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)(path, { throwIfNoEntry: false });
            const isHeld = named?.ino === ino && named.dev === dev && isRunning(helper);
            if (!isHeld)
                loss.abort(new Error('the run lock is lost: its file or its helper is gone'));
            return isHeld;
        },
        [Symbol.asyncDispose]: async () => {
            if (isReleased)
                return;
            isReleased = true;
            // Before the lock is free: after it, the file may be the next one's.
            if (!loss.signal.aborted)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(`${path}.holder`, { force: true });
            helper.ref();
            helper.stdin.end();
            if (helper.exitCode === null && helper.signalCode === null)
                await exited;
        },
    };
}
function removeQuietly(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(path, { force: true });
    }
    catch {
        // What kept it from being written is the news.
    }
}
function unrefStream(stream) {
    if ('unref' in stream && typeof stream.unref === 'function')
        stream.unref();
}
/** Asks the operating system, not the event loop, which may not have heard of the end yet. */
function isRunning({ pid, exitCode, signalCode }) {
    if (pid === undefined || exitCode !== null || signalCode !== null)
        return false;
    try {
        // The state follows the name, which may hold any character but ends with the last parenthesis.
        const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        return !/^[ZX]/.test(status.slice(status.lastIndexOf(')') + 2));
    }
    catch {
        // No /proc here (not Linux), or no such process any more: a signal of 0 tells which.
        return isSignalled(pid);
    }
}
function isSignalled(pid) {
    try {
        return process.kill(pid, 0);
    }
    catch {
        // No such process: that is the answer.
        return false;
    }
}
/** Who says to hold a lock, by the file beside it. */
function readHolder(path) {
    try {
        const raw = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(path, 'utf8'));
        const { pid, host, started_at } = raw;
        if (typeof pid !== 'number' || typeof host !== 'string' || typeof started_at !== 'string')
            return undefined;
        return { pid, host, started_at };
    }
    catch {
        // Not written yet, or not readable: only the message is poorer for it.
        return undefined;
    }
}


/***/ }),

/***/ 6640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ STATUS_DESCRIPTOR),
  V: () => (/* binding */ buildSandboxCommand)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/base/errors.js
var errors = __webpack_require__(5145);
;// CONCATENATED MODULE: ./build/kernel/process-limits.js
/**
 * What one command may use of the machine. Pure.
 * Invariant: the limits are set by the shell that becomes or starts the command, before it, as hard limits that all its
 * children inherit; a limit that is lower already stays.
 * What holds where:
 * - Size of a file, open files: at every level. Root without a sandbox of bubblewrap may raise them again.
 * - Processes (threads count): in the namespaces of a user without rights, where since Linux 5.14 only those inside
 *   are counted; before, all of the user's. Root is never bound by it, in no namespace. At the level of the process
 *   group it is not set: all that the user runs elsewhere would count. There the end of the budget is the limit.
 * - The sum of all files, and their number: nowhere, but in the hidden folders of bubblewrap, which are in memory.
 */
// Above what builds and test runs take (a JVM has hundreds of threads), below what stops a machine.
const DEFAULTS = { maxProcesses: 4000, maxFileBytes: 10 * 2 ** 30, maxOpenFiles: 16_384 };
// What `ulimit -f` counts in.
const BLOCK_BYTES = 512;
/** The lines of a shell script that set the limits. */
function renderLimits(limits, { countsProcesses }) {
    const { maxProcesses, maxFileBytes, maxOpenFiles } = { ...DEFAULTS, ...limits };
    return [
        // The hard limit alone where that works: a program that is content with fewer descriptors is not given more.
        'limit() { ulimit -H "$1" "$2" || ulimit "$1" "$2"; } 2>/dev/null',
        `limit -f ${whole(maxFileBytes / BLOCK_BYTES)}`,
        `limit -n ${whole(maxOpenFiles)}`,
        // Shells differ in the letter; where it is another limit's, that one cannot be set.
        ...(countsProcesses ? [`limit -p ${whole(maxProcesses)} || limit -u ${whole(maxProcesses)}`] : []),
    ].join('\n');
}
function whole(count) {
    return Math.max(1, Math.ceil(count));
}

;// CONCATENATED MODULE: ./build/kernel/sandbox-command.js
/**
 * The command line that puts a command into a level of isolation. Pure.
 * Invariant: nothing secret is in it (every process of the machine may read it), and of nested paths the inner one
 * decides: a workspace inside a hidden home is there, a hidden folder inside a workspace is not.
 * The first process is a small shell script that sets the limits and reports that the command starts. Inside a
 * namespace it runs the command as its child and reports the exit code; when it ends, the kernel ends everything else
 * in there. Without one it becomes the command.
 * Supplementary groups are dropped where that can be done, by root. Of others they stay, and a group's files can be
 * read: bubblewrap hides /run and so the sockets that a group opens; at the other levels nothing does.
 */



const STATUS_DESCRIPTOR = 3;
// What an agent may fill in memory below each hidden folder, in bytes.
const TMPFS_BYTES = 1 << 30;
const SHELL = '/bin/sh';
const CLEAR_GROUPS = '--clear-groups';
/** A command that is not there is told from one that fails. */
const START = ['command -v -- "$1" >/dev/null 2>&1 || { echo missing >&3; exit 127; }', 'echo started >&3'];
/**
 * The first process of a namespace. After a TERM (ours; an agent that sends one waits for its own) it outlives the command until
 * the other processes have ended too: a shell that dies at once would take the agent below it along before the agent
 * could react. Exit codes beyond 128 are signals, as in any shell.
 */
const FIRST_PROCESS = [
    'stopping=; trap "stopping=1" TERM',
    ...START,
    '"$@" 3>&-; code=$?; echo "exit $code" >&3; exec </dev/null >/dev/null 2>&1',
    'others() { list=; read -r list </proc/1/task/1/children; [ -n "$list" ]; }',
    'while [ -n "$stopping" ] && others; do sleep 0.05; done',
    'exit $code',
].join('\n');
/** Where there is no namespace to be the first process of. */
const FIRST_STEP = [...START, 'exec "$@" 3>&-'].join('\n');
/** Builds the command line that runs `command` in `level` with that view of the machine. */
function buildSandboxCommand(level, { view, command, limits = {} }) {
    const reportsExit = level.kind !== 'process-group';
    const script = [renderLimits(limits, { countsProcesses: reportsExit }), reportsExit ? FIRST_PROCESS : FIRST_STEP];
    const first = ['-c', script.join('\n'), 'sh', ...command];
    const isolation = isolationOf(level, view);
    const [program = SHELL, ...args] = [...isolation, SHELL, ...first];
    return { program, args, reportsExit };
}
function isolationOf(level, view) {
    switch (level.kind) {
        case 'bubblewrap': {
            const dropper = level.groupDropper === undefined ? [] : [level.groupDropper, CLEAR_GROUPS, '--'];
            return [...dropper, level.program, ...bubblewrapFlags(view, level.bounded), '--'];
        }
        case 'namespace':
            return [level.setpriv, ...namespaceFlags(view, level), '--'];
        case 'process-group':
            return [];
        default:
            return (0,errors/* assertNever */.xb)(level);
    }
}
function namespaceFlags(view, level) {
    return [
        ...['--pdeathsig', 'KILL', '--no-new-privs', ...(level.dropsGroups ? [CLEAR_GROUPS] : []), '--', level.unshare],
        // Not mapped to root: agents refuse to work as root, and sudo would believe it.
        ...(level.isRoot ? [] : ['--user', '--map-current-user']),
        ...['--pid', '--fork', '--mount-proc', '--kill-child'],
        ...(view.network === 'off' ? ['--net'] : []),
    ];
}
function bubblewrapFlags(view, bounded) {
    return [
        ...['--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc'],
        ...mounts(view, bounded),
        ...['--unshare-pid', '--unshare-ipc', '--unshare-uts'],
        ...(view.network === 'off' ? ['--unshare-net'] : []),
        // Root would otherwise keep its capabilities, and could mount its way out.
        ...['--cap-drop', 'ALL', '--die-with-parent', '--new-session', '--as-pid-1', '--chdir', view.workDir],
    ];
}
/** Outer paths first, so that what is said of an inner one holds; of the same path the last mentioned wins. */
function mounts(view, bounded) {
    const { workDir, home, temporary, writable = [], readable = [], hiddenFolders = [], hiddenFiles = [] } = view;
    const size = bounded ? ['--size', String(TMPFS_BYTES)] : [];
    const all = [
        ...hiddenFolders.map((path) => ({ path, flags: [...size, '--tmpfs', path] })),
        ...hiddenFiles.map((path) => ({ path, flags: ['--ro-bind', '/dev/null', path] })),
        ...readable.map((path) => ({ path, flags: ['--ro-bind', path, path] })),
        ...[workDir, home, temporary, ...writable].map((path) => ({ path, flags: ['--bind', path, path] })),
    ];
    return all.toSorted((one, other) => depth(one.path) - depth(other.path)).flatMap(({ flags }) => flags);
}
function depth(path) {
    return (0,external_node_path_.normalize)(path)
        .split('/')
        .filter((part) => part !== '').length;
}


/***/ }),

/***/ 2416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DT: () => (/* binding */ decideLevel),
/* harmony export */   R0: () => (/* binding */ NOTHING_TRIED),
/* harmony export */   UB: () => (/* binding */ probeSandbox),
/* harmony export */   wJ: () => (/* binding */ remedyFor)
/* harmony export */ });
/* unused harmony export probeLevels */
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5145);
/* harmony import */ var _sandbox_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6640);
/**
 * Which isolation works on this machine.
 * Invariant: a level is chosen only after a real command ran in it here; what a program is named or what its version
 * says is not asked. Where no level fits the request there is an error with a remedy: nothing weaker is taken silently.
 */






const SANDBOX_REQUESTS = (/* unused pure expression or super */ null && (['auto', 'required', 'off']));
const RESTRICTION = 'kernel.apparmor_restrict_unprivileged_userns';
// A trial takes a few milliseconds; a machine where it hangs has no use for the level.
const TRIAL_MS = 10_000;
const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];
let probed;
/** Tries every level once; later calls get the same answer. */
function probeSandbox() {
    probed ??= probeLevels(SYSTEM_FOLDERS);
    return probed;
}
/** What is known without a trial: enough where no isolation is asked for. */
const NOTHING_TRIED = {
    levels: [{ kind: 'process-group' }],
    refusals: [],
    restrictsUserNamespaces: false,
};
/** Tries every level with the programs of these folders. */
async function probeLevels(folders) {
    const levels = [];
    const refusals = [];
    for (const kind of ['bubblewrap', 'namespace']) {
        const candidates = kind === 'bubblewrap' ? await bubblewraps(folders) : namespaces(folders);
        const found = typeof candidates === 'string' ? candidates : await firstThatWorks(candidates);
        if (typeof found === 'string')
            refusals.push({ kind, reason: found });
        else
            levels.push(found);
    }
    levels.push({ kind: 'process-group' });
    return { levels, refusals, restrictsUserNamespaces: isRestricted() };
}
/** The first level in which a command runs, or why the last one did not. */
async function firstThatWorks(candidates) {
    let reason = '';
    for (const candidate of candidates) {
        const refusal = await trial(candidate);
        if (refusal === undefined)
            return candidate;
        reason = refusal;
    }
    return reason;
}
/** With its groups dropped, if it can be: also root may lack the right to. */
async function bubblewraps(folders) {
    const program = findProgram('bwrap', folders);
    if (program === undefined)
        return 'bubblewrap is not installed';
    const { output } = await execute(program, ['--help']);
    const level = { kind: 'bubblewrap', program, bounded: output.includes('--size ') };
    const groupDropper = isRoot() ? findProgram('setpriv', folders) : undefined;
    return groupDropper === undefined ? [level] : [{ ...level, groupDropper }, level];
}
function namespaces(folders) {
    const setpriv = findProgram('setpriv', folders);
    const unshare = findProgram('unshare', folders);
    if (setpriv === undefined || unshare === undefined)
        return 'setpriv and unshare (util-linux) are not installed';
    const level = { kind: 'namespace', setpriv, unshare, isRoot: isRoot() };
    return isRoot() ? [{ ...level, dropsGroups: true }, level] : [level];
}
function isRoot() {
    return process.geteuid?.() === 0;
}
// Absolute and of the system: a folder of the PATH may be writable to an agent.
function findProgram(name, folders) {
    return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name)).find(isExecutable);
}
function isExecutable(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
        return true;
    }
    catch {
        // Absent or not ours to run: the same to us.
        return false;
    }
}
/** Runs `true` in the level as an agent would be run, and says why it did not work. */
async function trial(level) {
    const folder = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)();
    const view = { workDir: folder, home: folder, temporary: folder, network: 'on' };
    const { program, args } = (0,_sandbox_command_js__WEBPACK_IMPORTED_MODULE_5__/* .buildSandboxCommand */ .V)(level, { view, command: ['true'] });
    const { output, error } = await execute('/bin/sh', ['-c', 'exec "$@" 3>/dev/null', 'sh', program, ...args]);
    if (error === undefined)
        return undefined;
    return output.trim().split('\n')[0] || error.message.split('\n')[0] || 'it failed without a word';
}
function execute(program, args) {
    return new Promise((resolve) => {
        const options = { timeout: TRIAL_MS, killSignal: 'SIGKILL', env: { PATH: SYSTEM_FOLDERS.join(':') } };
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(program, args, options, (error, stdout, stderr) => {
            const output = stdout + stderr;
            resolve(error === null ? { output } : { output, error });
        });
    });
}
function isRestricted() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/sys/${RESTRICTION.replaceAll('.', '/')}`, 'utf8').trim() === '1';
    }
    catch {
        // A kernel without the switch does not restrict.
        return false;
    }
}
/** Chooses the level for a request, or the error that ends the run. Pure. */
function decideLevel({ requested, network }, probe) {
    const fitting = probe.levels.filter(({ kind }) => {
        // Without a namespace there is no own network to be cut off from anything.
        if (network === 'off' && kind === 'process-group')
            return false;
        if (requested === 'required')
            return kind === 'bubblewrap';
        return requested === 'auto' || kind === 'process-group';
    });
    const level = fitting[0];
    if (level !== undefined)
        return level;
    if (requested === 'off') {
        return new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PreconditionError */ .Rb({
            message: 'agent.network is "off" while agent.sandbox is "off"; only a sandbox can cut the network off',
            remedy: 'Set agent.sandbox to "auto" or "required", or agent.network to "on".',
        });
    }
    const reasons = probe.refusals.map(({ kind, reason }) => `${kind}: ${reason}`).join('; ');
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .PreconditionError */ .Rb({
        message: `no sandbox for agent.sandbox "${requested}" with agent.network "${network}" works here (${reasons})`,
        remedy: remedyFor(probe),
    });
}
/** What would make a stronger level work here. */
function remedyFor(probe) {
    if (probe.restrictsUserNamespaces)
        return `Allow user namespaces: sudo sysctl -w ${RESTRICTION}=0, then run again.`;
    const isMissing = probe.refusals.some(({ kind, reason }) => kind === 'bubblewrap' && reason.includes('not installed'));
    if (isMissing)
        return 'Install it: sudo apt-get install bubblewrap, then run again.';
    return 'Let containers make namespaces (--privileged or a seccomp profile that allows it), or set agent.sandbox to "auto" with agent.network "on".';
}


/***/ }),

/***/ 5364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ removeTree),
/* harmony export */   e: () => (/* binding */ createScratchHome)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/**
 * A home and a temporary folder for one command.
 * Invariant: both are new, empty and ours alone when the block begins, and gone when it ends, whatever a command did to
 * the rights of what it left there. Crash: they stay under the given parent, which the next run may empty.
 */


/** Makes a fresh home and temporary folder below an existing folder. */
function createScratchHome(parent) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, 'scratch-'));
    const [home, temporary] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'home'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'tmp')];
    for (const path of [home, temporary])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { mode: 0o700 });
    return { home, temporary, [Symbol.asyncDispose]: () => Promise.resolve(removeTree(folder)) };
}
/** Removes a file or folder that others wrote into; rights that they took away are restored on the way. */
function removeTree(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    }
    catch {
        // A folder without rights for its owner; if that was not the reason, the second try says so.
        openFolders(Buffer.from(path));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    }
}
const SLASH = Buffer.from('/');
function openFolders(path) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isDirectory())
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, 0o700);
    // Names as bytes: they may be no text.
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { encoding: 'buffer' }))
        openFolders(Buffer.concat([path, SLASH, name]));
}


/***/ }),

/***/ 3342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ exportCommits),
/* harmony export */   EU: () => (/* binding */ requireHead),
/* harmony export */   TQ: () => (/* binding */ readBranchFile),
/* harmony export */   W1: () => (/* binding */ findRepository),
/* harmony export */   Y3: () => (/* binding */ listHeads),
/* harmony export */   ro: () => (/* binding */ openRefs),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* unused harmony exports bindRefs, formatConfig */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5145);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4831);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3096);
/* harmony import */ var _git_store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5222);
/**
 * The user's repository, as far as a run touches it: its objects are read, ours are added, refs move by one
 * compare-and-swap.
 * Invariant: no configuration, hook or attribute of it is ever in force: it is found by reading files, its objects and
 * refs are reached from a git directory of ours whose `refs` lead there, and the format of its config file is all that
 * is asked of it. An agent that can write there can spoil its own objects, not make us run anything.
 * Crash before the swap: objects that nothing names, which git's own cleaning removes. After: the ref has moved.
 */






/** Finds the repository that a folder is in, by its files alone; throws when there is none that can be worked with. */
function findRepository(from) {
    for (let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(from);; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        const dotGit = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dotGit, { throwIfNoEntry: false }) !== undefined)
            return readRepository(folder, dotGit);
        if (isBare(folder)) {
            throw refused(`"${folder}" is a bare repository`, 'An experiment needs a work tree: run it in a clone, or make one: git worktree add PATH');
        }
        if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
            throw refused(`"${from}" is in no git repository`, 'Run it inside one, or: git init');
    }
}
/** Whether a folder is a git directory by itself, as git tells one. */
function isBare(folder) {
    return ['HEAD', 'objects', 'refs'].every((name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
}
function readRepository(folder, dotGit) {
    const gitDir = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dotGit).isDirectory() ? dotGit : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, pointer(dotGit, /^gitdir: (.+)$/m));
    const shared = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), { throwIfNoEntry: false });
    const commonDir = shared === undefined ? gitDir : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitDir, pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir'), /^(.+)$/m));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'reftable'), { throwIfNoEntry: false }) !== undefined) {
        throw refused(`"${folder}" keeps its refs as reftable`, 'Use a clone with the files format: git clone --ref-format=files');
    }
    const config = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'config'), 'utf8');
    return {
        folder,
        commonDir,
        gitDir,
        objects: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'objects'),
        objectFormat: /^\s*objectformat\s*=\s*sha256\s*$/im.test(config) ? 'sha256' : 'sha1',
        head: pointer((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), /^(?:ref: )?(.+)$/m),
    };
}
function pointer(path, pattern) {
    const found = pattern.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'))?.[1];
    if (found === undefined)
        throw refused(`"${path}" is not what git writes`, 'Check the repository: git status');
    return found.trimEnd();
}
function refused(message, remedy) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AutorizeError */ .yW('repository', _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.precondition, { message, remedy });
}
/** Git on the user's refs and objects, from a git directory of ours that is made anew in `folder`. */
function bindRefs(repository, { folder, home }) {
    const { commonDir, objects, objectFormat } = repository;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'HEAD'), 'ref: refs/heads/none\n');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'config'), formatConfig(objectFormat));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'refs'));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'packed-refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'packed-refs'));
    return (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .bindGit */ .uD)({ gitDir: folder, home, objects });
}
/** The configuration of a git directory of ours. */
function formatConfig(objectFormat) {
    if (objectFormat === 'sha1')
        return '[core]\n\trepositoryformatversion = 0\n\tbare = true\n';
    return `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = ${objectFormat}\n`;
}
/** What HEAD of each work tree of the repository says, the linked ones too. */
function listHeads({ folder, commonDir, head, }) {
    const linked = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'worktrees');
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(linked) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(linked) : [];
    const others = [
        { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(commonDir), file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'HEAD') },
        ...names.map((name) => ({ folder: linkedFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(linked, name)), file: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(linked, name, 'HEAD') })),
    ];
    const heads = others.flatMap((each) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(each.file) ? [{ folder: each.folder, head: pointer(each.file, /^(?:ref: )?(.+)$/m) }] : []);
    return [{ folder, head }, ...heads];
}
function linkedFolder(gitDir) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'gitdir');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(pointer(file, /^(.+)$/m)) : gitDir;
}
/** The commit that a branch is at, by the files alone; undefined where there is no such branch. */
function readBranchFile({ commonDir }, branch) {
    const ref = `refs/heads/${branch}`;
    const loose = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, ref))?.trim();
    if (loose !== undefined && /^[0-9a-f]{40,64}$/.test(loose))
        return loose;
    const packed = readText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'packed-refs')) ?? '';
    return packed
        .split('\n')
        .find((line) => line.endsWith(` ${ref}`))
        ?.split(' ')[0];
}
function readText(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isFile() === true ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8') : undefined;
}
/** The commit that HEAD of the user's work tree is at, or undefined before the first commit. */
async function readHead(repository, git) {
    return repository.head.startsWith('refs/') ? (0,_git_store_js__WEBPACK_IMPORTED_MODULE_5__/* .readRef */ .sg)(git, repository.head) : repository.head;
}
function openRefs(repository, folder) {
    const [gitDir, home] = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'refs'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'home')];
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(home, { recursive: true });
    return { refs: bindRefs(repository, { folder: gitDir, home }), gitDir, home };
}
/** The commit that HEAD is at; throws before the first commit. */
async function requireHead(repository, refs) {
    const head = await readHead(repository, refs);
    if (head !== undefined)
        return head;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PreconditionError */ .Rb({
        message: `"${repository.folder}" has no commit yet; a run starts from one`,
        remedy: 'Commit what there is: git add -A && git commit',
    });
}
/** Copies commits of the store into the user's repository, then moves a ref of it: done, or where the ref really is. */
async function exportCommits(store, repository, move) {
    const git = bindRefs(repository, { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.folder, 'user-refs'), home: store.home });
    const outgoing = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(store.folder, 'outgoing');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(outgoing, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(outgoing);
    const wanted = `${move.to}\n^${move.from ?? store.base}\n^${store.base}\n`;
    await store.git(['pack-objects', '-q', '--revs', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outgoing, 'pack')], { input: wanted });
    const pack = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(outgoing).find((name) => name.endsWith('.pack'));
    if (pack !== undefined)
        await git(['index-pack', '--stdin'], { input: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outgoing, pack)) });
    // Git syncs what it writes, but no name of it: what a ref is of has to be there before the ref.
    const { objects, commonDir } = repository;
    if (pack !== undefined)
        syncFolders({ from: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(objects, 'pack'), to: objects });
    const moved = await (0,_git_store_js__WEBPACK_IMPORTED_MODULE_5__/* .moveRef */ .LH)(git, move);
    if (moved.kind === 'done')
        syncFolders({ from: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, move.ref)), to: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonDir, 'refs') });
    return moved;
}
/** Syncs a folder and those above it, down to another one. */
function syncFolders({ from, to }) {
    for (let folder = from; folder.startsWith(to); folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
            (0,_durable_js__WEBPACK_IMPORTED_MODULE_3__/* .syncFolder */ .Yw)(folder);
}


/***/ }),

/***/ 4483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ oneLine),
/* harmony export */   h: () => (/* binding */ manyLines)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3141);


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


/***/ })

};


export const id = 8020;
export const ids = [3141,8020];
export const modules = {

/***/ 50748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ median),
/* harmony export */   w: () => (/* binding */ centralMedian)
/* harmony export */ });
function median(numbers) {
    return numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)];
}
function centralMedian(numbers) {
    const sorted = numbers.toSorted((one, other) => one - other);
    const half = Math.floor(sorted.length / 2);
    const upper = sorted[half] ?? Number.NaN;
    return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}


/***/ }),

/***/ 26343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ isObjectId),
/* harmony export */   q: () => (/* binding */ hashOf)
/* harmony export */ });
const ID = /^([0-9a-f]{40}|[0-9a-f]{64})$/;
function isObjectId(value) {
    return typeof value === 'string' && ID.test(value);
}
function hashOf(id) {
    return id.length === 64 ? 'sha256' : 'sha1';
}


/***/ }),

/***/ 54206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wZ: () => (/* binding */ OBJECT_QUESTIONS),
  zN: () => (/* binding */ closeObjects),
  dV: () => (/* binding */ openObjects)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/base/object-id.js
var object_id = __webpack_require__(26343);
// EXTERNAL MODULE: ./build/kernel/git.js
var git = __webpack_require__(13096);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/kernel/durable.js
var durable = __webpack_require__(84831);
;// CONCATENATED MODULE: ./build/kernel/loose-object.js





function writeLoose(objects, { type, bytes }, hash) {
    const whole = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
    const id = (0,external_node_crypto_.createHash)(hash).update(whole).digest('hex');
    const path = (0,external_node_path_.join)(objects, id.slice(0, 2), id.slice(2));
    if ((0,external_node_fs_.existsSync)(path))
        return id;
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    const unfinished = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), `tmp_obj_${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`);
    const descriptor = (0,external_node_fs_.openSync)(unfinished, 'wx', 0o444);
    try {
        try {
            (0,durable/* writeAll */.f4)(descriptor, (0,external_node_zlib_.deflateSync)(whole, { level: external_node_zlib_.constants.Z_BEST_SPEED }));
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
        (0,external_node_fs_.renameSync)(unfinished, path);
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(unfinished, { force: true });
        throw error;
    }
    return id;
}

// EXTERNAL MODULE: ./build/kernel/program.js
var program = __webpack_require__(95808);
;// CONCATENATED MODULE: ./build/kernel/object-stream.js






const OBJECT_QUESTIONS = ['cat-file', '--batch'];
const MAX_OBJECT_BYTES = 256 << 20;
const MAX_OPEN = 8;
const IDLE_MS = 300_000;
const CLOSING_MS = 1000;
const closing = new Set();
async function closeObjects() {
    await Promise.all([...closing].map((close) => close()));
}
function openObjects(command) {
    let running;
    const forget = () => {
        running = undefined;
        closing.delete(close);
    };
    const close = async () => {
        const last = running;
        forget();
        await last?.then((answering) => answering.close(), () => undefined);
    };
    const start = () => {
        const started = startAnswering(command, close);
        running = started;
        const forgetIt = () => {
            if (running === started)
                forget();
        };
        started.then(({ ended }) => ended.then(forgetIt), forgetIt);
        closing.add(close);
        const [oldest] = closing;
        if (closing.size > MAX_OPEN)
            void oldest?.();
        return started;
    };
    const ask = async (id) => {
        const answering = await (running ?? start());
        return await answering.ask(id);
    };
    return {
        read: async (id) => {
            if (!(0,object_id/* isObjectId */.T)(id))
                throw new TypeError(`not the id of an object: ${JSON.stringify(id)}`);
            return requireNamed(id, await ask(id).catch((error) => askAgain(error, () => ask(id))));
        },
        write: (object, hash) => writeLoose((0,external_node_path_.join)(command.env.GIT_DIR ?? '', 'objects'), object, hash),
        close,
    };
}
class EndedGit extends git/* GitError */.XS {
}
function askAgain(error, ask) {
    if (!(error instanceof EndedGit))
        throw error;
    return ask();
}
function requireNamed(id, object) {
    const hash = (0,external_node_crypto_.createHash)(id.length === 64 ? 'sha256' : 'sha1');
    const { type, bytes } = object;
    if (hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex') === id)
        return object;
    throw new git/* GitError */.XS(OBJECT_QUESTIONS, 'an object that is not whole', `fatal: ${id} has other content than its name says`);
}
async function startAnswering(command, close) {
    try {
        const { child } = await (0,program/* startProgram */.Xd)({ ...command, detached: false });
        return new Answering(child, close);
    }
    catch (error) {
        throw new git/* GitError */.XS(OBJECT_QUESTIONS, error instanceof Error ? error.message : String(error), '');
    }
}
class Answering {
    ended;
    #child;
    #closeIdle;
    #open = [];
    #failure;
    #stderr = '';
    #idle;
    #blocks = [];
    #size = 0;
    #needed = 1;
    constructor(child, closeIdle) {
        this.#child = child;
        this.#closeIdle = closeIdle;
        child.stdout.on('data', (block) => this.#take(block));
        child.stderr.on('data', (block) => {
            if (this.#stderr.length < git/* MAX_STDERR_CHARS */.wx)
                this.#stderr += block.toString();
        });
        child.stdin.on('error', () => undefined);
        this.ended = this.#end();
        this.#rest();
    }
    ask(id) {
        if (this.#failure !== undefined)
            return Promise.reject(this.#failure);
        return new Promise((resolve, reject) => {
            if (this.#open.length === 0)
                this.#wake();
            this.#open.push({ id, resolve, reject });
            this.#child.stdin.write(`${id}\n`);
        });
    }
    async close() {
        this.#wake();
        this.#failure ??= new EndedGit(OBJECT_QUESTIONS, 'being closed', '');
        this.#child.stdin.end();
        const timer = setTimeout(() => this.#child.kill('SIGKILL'), CLOSING_MS);
        await this.ended;
        clearTimeout(timer);
    }
    async #end() {
        const { exitCode, signal } = await this.#child;
        clearTimeout(this.#idle);
        this.#failure ??= new EndedGit(OBJECT_QUESTIONS, exitCode ?? String(signal), this.#stderr);
        for (const { reject } of this.#open.splice(0))
            reject(this.#failure);
    }
    #take(block) {
        this.#blocks.push(block);
        this.#size += block.length;
        if (this.#size < this.#needed)
            return;
        let bytes = this.#blocks.length === 1 ? block : Buffer.concat(this.#blocks);
        for (let rest = this.#readAnswer(bytes); rest !== undefined; rest = this.#readAnswer(bytes))
            bytes = rest;
        this.#blocks = bytes.length === 0 ? [] : [bytes];
        this.#size = bytes.length;
    }
    #readAnswer(bytes) {
        const lineEnd = bytes.indexOf(0x0a);
        const question = this.#open[0];
        if (lineEnd === -1 || question === undefined) {
            this.#needed = bytes.length + 1;
            return undefined;
        }
        const [id, type = '', digits = ''] = bytes.toString('latin1', 0, lineEnd).split(' ');
        if (id !== question.id || !(type === 'missing' || /^\d+$/.test(digits))) {
            return this.#breakOff(`an answer that cannot be read: ${JSON.stringify(bytes.toString('latin1', 0, 100))}`);
        }
        if (type === 'missing') {
            this.#answered(question);
            question.reject(new git/* GitError */.XS(OBJECT_QUESTIONS, 128, this.#stderr || `fatal: ${id} is not there`));
            return bytes.subarray(lineEnd + 1);
        }
        const size = Number(digits);
        if (size > MAX_OBJECT_BYTES)
            return this.#breakOff(`an answer of more than ${MAX_OBJECT_BYTES} bytes`);
        const end = lineEnd + 1 + size;
        this.#needed = end + 1;
        if (bytes.length < this.#needed)
            return undefined;
        this.#needed = 1;
        this.#answered(question);
        question.resolve({ type, bytes: bytes.subarray(lineEnd + 1, end) });
        return bytes.subarray(end + 1);
    }
    #answered(question) {
        this.#open.splice(this.#open.indexOf(question), 1);
        if (this.#open.length === 0)
            this.#rest();
    }
    #breakOff(why) {
        this.#failure ??= new git/* GitError */.XS(OBJECT_QUESTIONS, why, this.#stderr);
        this.#child.kill('SIGKILL');
        return undefined;
    }
    #rest() {
        if (this.#failure !== undefined)
            return;
        for (const each of this.#handles())
            each.unref?.();
        this.#idle = setTimeout(() => void this.#closeIdle(), IDLE_MS).unref();
    }
    #wake() {
        clearTimeout(this.#idle);
        for (const each of this.#handles())
            each.ref?.();
    }
    #handles() {
        const { stdin, stdout, stderr } = this.#child;
        return [this.#child, stdin, stdout, stderr];
    }
}


/***/ }),

/***/ 41570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O3: () => (/* binding */ listProcesses),
/* harmony export */   w5: () => (/* binding */ listedStart),
/* harmony export */   yy: () => (/* binding */ isListed)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _platform_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92717);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95808);
/* harmony import */ var _program_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39058);




const OPTIONS = {
    plain: () => ['-A', '-ww'],
    'with environment': (isDarwin) => (isDarwin ? ['-A', '-ww', '-E'] : ['axeww']),
};
const COLUMNS = 'pid=,ppid=,uid=,stat=,rss=,command=';
const LINE = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\d+)(?:\s+(.*))?$/;
function listProcesses(detail = 'plain') {
    const listed = askPs([...OPTIONS[detail]((0,_platform_js__WEBPACK_IMPORTED_MODULE_1__/* .readPlatform */ .K)() === 'darwin'), '-o', COLUMNS]);
    return listed?.split('\n').flatMap((line) => {
        const [, pid, parent, uid, state = '', kilobytes, text = ''] = LINE.exec(line) ?? [];
        if (pid === undefined || isDead(state) || Number(pid) === process.pid)
            return [];
        const numbers = { pid: Number(pid), parent: Number(parent), uid: Number(uid) };
        return [{ ...numbers, residentBytes: Number(kilobytes) * 1024, words: text.split(' ') }];
    });
}
function isListed(pid) {
    const states = askPs(['-p', String(pid), '-o', 'stat='])?.trim();
    return states === undefined ? undefined : states !== '' && !isDead(states);
}
function listedStart(pid) {
    return askPs(['-p', String(pid), '-o', 'lstart='])?.trim() ?? '';
}
function isDead(state) {
    return /^[ZX]/.test(state);
}
const ENV = { LC_ALL: 'C', TZ: 'UTC' };
function askPs(args) {
    const program = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_3__/* .findSystemProgram */ .FG)('ps');
    if (program === undefined) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
            message: 'autorize finds processes by the program "ps", which is not installed',
            remedy: 'Install it (procps), then run again.',
        });
    }
    const { exitCode, stdout } = (0,_program_js__WEBPACK_IMPORTED_MODULE_2__/* .runProgramSync */ .x6)({ program, args, cwd: '/', env: ENV });
    return exitCode === 0 || (exitCode === 1 && args[0] === '-p') ? stdout : undefined;
}


/***/ }),

/***/ 98566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KT: () => (/* binding */ markedProcesses),
/* harmony export */   fR: () => (/* binding */ killMarked),
/* harmony export */   gO: () => (/* binding */ descendantsOf),
/* harmony export */   gy: () => (/* binding */ processStart),
/* harmony export */   jW: () => (/* binding */ isProcessAlive)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22989);
/* harmony import */ var _platform_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92717);
/* harmony import */ var _process_list_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41570);
/* harmony import */ var _signal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8538);






const MAX_ROUNDS = 200;
const ROUND_PAUSE_MS = 10;
function descendantsOf(pid) {
    const children = new Map();
    for (const { pid: each, parent } of parents())
        children.set(parent, [...(children.get(parent) ?? []), each]);
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
function markedProcesses(runId) {
    return findMarked(runId) ?? [];
}
function findMarked(runId) {
    const entry = `${_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .RUN_MARKER */ .xO}=${runId}`;
    const isOurs = (each) => each === entry || each.startsWith(`${entry}.`);
    if (!(0,_platform_js__WEBPACK_IMPORTED_MODULE_3__/* .isLinux */ .j)()) {
        const listed = (0,_process_list_js__WEBPACK_IMPORTED_MODULE_4__/* .listProcesses */ .O3)('with environment');
        return listed?.filter(({ words }) => words.some(isOurs)).map(({ pid }) => pid);
    }
    const isMarked = (pid) => {
        const environment = procBytes(pid, 'environ');
        return environment.includes(entry) && environment.toString('latin1').split('\0').some(isOurs) && isAlive(pid);
    };
    return processes().filter(isMarked);
}
async function killMarked(runId) {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const found = findMarked(runId);
        if (found?.length === 0)
            return 0;
        for (const pid of found ?? [])
            (0,_signal_js__WEBPACK_IMPORTED_MODULE_5__/* .sendSignal */ .v)(pid, 'SIGKILL');
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(ROUND_PAUSE_MS);
    }
    return findMarked(runId)?.length ?? 1;
}
function isProcessAlive(pid) {
    if ((0,_platform_js__WEBPACK_IMPORTED_MODULE_3__/* .isLinux */ .j)())
        return isAlive(pid);
    if (pid === process.pid)
        return true;
    return Number.isSafeInteger(pid) && pid > 0 && (0,_signal_js__WEBPACK_IMPORTED_MODULE_5__/* .isThere */ .$)(pid) && ((0,_process_list_js__WEBPACK_IMPORTED_MODULE_4__/* .isListed */ .yy)(pid) ?? true);
}
function parents() {
    if (!(0,_platform_js__WEBPACK_IMPORTED_MODULE_3__/* .isLinux */ .j)())
        return (0,_process_list_js__WEBPACK_IMPORTED_MODULE_4__/* .listProcesses */ .O3)() ?? [];
    return processes().map((pid) => ({ pid, parent: parentOf(pid) }));
}
function processes() {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
        .filter((pid) => pid !== process.pid);
}
function statOf(pid) {
    const stat = proc(pid, 'stat');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
function processStart(pid) {
    if (!(0,_platform_js__WEBPACK_IMPORTED_MODULE_3__/* .isLinux */ .j)())
        return (0,_process_list_js__WEBPACK_IMPORTED_MODULE_4__/* .listedStart */ .w5)(pid);
    return statOf(pid)[19] ?? '';
}
function parentOf(pid) {
    return Number(statOf(pid)[1] ?? 0);
}
function isAlive(pid) {
    const state = statOf(pid)[0];
    return state !== undefined && state !== '' && state !== 'Z' && state !== 'X';
}
function proc(pid, name) {
    return procBytes(pid, name).toString('latin1');
}
let buffer = Buffer.alloc(65_536);
function procBytes(pid, name) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(`/proc/${pid}/${name}`, 'r');
        let length = 0;
        for (;;) {
            if (length === buffer.length)
                buffer = Buffer.concat([buffer], 2 * length);
            const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, length, buffer.length - length, null);
            if (count === 0)
                return buffer.subarray(0, length);
            length += count;
        }
    }
    catch {
        return buffer.subarray(0, 0);
    }
    finally {
        if (file !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 42205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cc: () => (/* binding */ takeRunLock),
/* harmony export */   Dy: () => (/* binding */ stopHolder),
/* harmony export */   F1: () => (/* binding */ readHolder),
/* harmony export */   hp: () => (/* binding */ lockedError),
/* harmony export */   o1: () => (/* binding */ requireLockHeld),
/* harmony export */   oZ: () => (/* binding */ isHeldHere),
/* harmony export */   sW: () => (/* binding */ lockHelper)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58500);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45145);
/* harmony import */ var _durable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84831);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79871);
/* harmony import */ var _object_stream_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54206);
/* harmony import */ var _platform_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(92717);
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(98566);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95808);
/* harmony import */ var _signal_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8538);













const PASSING_MS = 500;
const RETRY_MS = 10;
function requireLockHeld(lock, remedy) {
    if (lock.isHeld())
        return;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .AutorizeError */ .yW('lock_lost', _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.precondition, {
        message: 'the run lock was lost: its file was removed, or the flock process that holds it has ended',
        remedy,
    });
}
async function takeRunLock({ path, now, }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true });
    const until = performance.now() + PASSING_MS;
    while (true) {
        const { answer, helper } = await askHelper(path);
        if (answer === 'held by us')
            return holdLock({ helper, path, now });
        const holder = readHolder(`${path}.holder`);
        if (isAtWork(holder) || performance.now() > until)
            return { kind: 'held', holder };
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout)(RETRY_MS);
    }
}
function isAtWork(holder) {
    return holder !== undefined && (holder.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)() || (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .isProcessAlive */ .jW)(holder.pid));
}
function isHeldHere(path) {
    const holder = readHolder(`${path}.holder`);
    return holder !== undefined && holder.host === (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)() && (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .isProcessAlive */ .jW)(holder.pid);
}
function lockedError({ holder }, { what, look }) {
    const who = holder === undefined ? 'another run' : `process ${holder.pid} on ${holder.host} since ${holder.started_at}`;
    const stop = holder === undefined ? '' : `, or end it: kill ${holder.pid}`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .AutorizeError */ .yW('locked', _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.locked, {
        message: `${what} locked by ${who}`,
        remedy: `See what it does: ${look}. Wait until it ends${stop}.`,
    });
}
const FLOCK = {
    program: 'flock',
    args: (path) => ['-n', '-E', String(_base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.locked), '--no-fork', path, 'sh', '-c', 'echo held; exec cat >/dev/null'],
    ...{ name: 'flock(1)', source: 'util-linux' },
};
const PERL = {
    program: 'perl',
    args: (path) => ['-e', PERL_SOURCE, path, String(_base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.locked)],
    ...{ name: 'perl', source: 'perl' },
};
const PERL_SOURCE = [
    'use Fcntl qw(:DEFAULT :flock); use Errno qw(EINTR EWOULDBLOCK);',
    'my ($path, $locked) = @ARGV;',
    'sysopen(my $file, $path, O_RDONLY | O_CREAT, 0666) or die "$path: $!\n";',
    'unless (flock($file, LOCK_EX | LOCK_NB)) { exit $locked if $! == EWOULDBLOCK; die "$path: $!\n" }',
    '$| = 1; print "held\n";',
    'while (1) { my $count = sysread(STDIN, my $bytes, 4096); next if !defined $count && $! == EINTR; last unless $count }',
].join('\n');
function lockHelper() {
    return (0,_platform_js__WEBPACK_IMPORTED_MODULE_9__/* .isLinux */ .j)() ? FLOCK : PERL;
}
async function askHelper(path) {
    const { program, args, name, source } = lockHelper();
    try {
        const { child: helper } = await (0,_program_js__WEBPACK_IMPORTED_MODULE_11__/* .startProgram */ .Xd)({
            program,
            args: args(path),
            detached: true,
            cwd: '/',
            env: { PATH: process.env.PATH },
        });
        return { answer: await readAnswer(helper), helper };
    }
    catch (error) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .AutorizeError */ .yW('lock_unavailable', _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.precondition, {
            message: `the run lock could not be taken (${(0,_files_js__WEBPACK_IMPORTED_MODULE_7__/* .errorCode */ .CA)(error)}); it needs ${name}`,
            remedy: `Install ${source}, and give this user write permission to the folder of the lock.`,
            cause: error,
        });
    }
}
async function readAnswer(helper) {
    let complaint = '';
    helper.stderr.on('data', (data) => {
        complaint += data.toString();
    });
    helper.stdin.on('error', () => undefined);
    const held = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(helper.stdout, 'data').then(() => 'held');
    const ended = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(helper, 'close').then(([code]) => ({ code }));
    held.catch(() => undefined);
    ended.catch(() => undefined);
    const first = await Promise.race([held, ended]);
    if (first === 'held')
        return 'held by us';
    if (first.code === _base_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .EXIT */ .dc.locked)
        return 'held by other';
    throw new Error(`the helper of the lock ended with ${String(first.code)}: ${complaint.trim()}`);
}
function holdLock({ helper, path, now, }) {
    const { ino, dev } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path);
    const loss = new AbortController();
    const exited = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(helper, 'exit');
    let isReleased = false;
    helper.once('exit', () => {
        if (!isReleased)
            loss.abort(new Error('the helper that holds the run lock is gone'));
    });
    const holder = { pid: process.pid, host: (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)(), started_at: now().toISOString() };
    try {
        (0,_durable_js__WEBPACK_IMPORTED_MODULE_6__/* .writeFileAtomic */ .Zf)(`${path}.holder`, [`${JSON.stringify(holder)}\n`]);
    }
    catch (error) {
        isReleased = true;
        removeQuietly(`${path}.holder`);
        helper.kill('SIGKILL');
        throw error;
    }
    helper.unref();
    for (const stream of [helper.stdin, helper.stdout, helper.stderr])
        unrefStream(stream);
    return {
        kind: 'locked',
        lost: loss.signal,
        isHeld: () => {
            if (isReleased || loss.signal.aborted)
                return false;
            const named = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false });
            const isHeld = named?.ino === ino && named.dev === dev && isRunning(helper);
            if (!isHeld)
                loss.abort(new Error('the run lock is lost: its file was removed, or the flock process that holds it has ended'));
            return isHeld;
        },
        [Symbol.asyncDispose]: async () => {
            if (isReleased)
                return;
            isReleased = true;
            await (0,_object_stream_js__WEBPACK_IMPORTED_MODULE_8__/* .closeObjects */ .zN)();
            if (!loss.signal.aborted)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(`${path}.holder`, { force: true });
            helper.ref();
            helper.stdin.end();
            if (helper.exitCode === null && helper.signalCode === null)
                await exited;
        },
    };
}
function removeQuietly(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
    }
    catch {
    }
}
function unrefStream(stream) {
    if ('unref' in stream && typeof stream.unref === 'function')
        stream.unref();
}
function isRunning({ pid, exitCode, signalCode }) {
    if (pid === undefined || exitCode !== null || signalCode !== null)
        return false;
    if (!(0,_platform_js__WEBPACK_IMPORTED_MODULE_9__/* .isLinux */ .j)())
        return (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_10__/* .isProcessAlive */ .jW)(pid);
    try {
        const status = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        return !/^[ZX]/.test(status.slice(status.lastIndexOf(')') + 2));
    }
    catch {
        return (0,_signal_js__WEBPACK_IMPORTED_MODULE_12__/* .isThere */ .$)(pid);
    }
}
function readHolder(path) {
    try {
        const raw = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8'));
        const { pid, host, started_at } = raw;
        if (typeof pid !== 'number' || typeof host !== 'string' || typeof started_at !== 'string')
            return undefined;
        return { pid, host, started_at };
    }
    catch {
        return undefined;
    }
}
function stopHolder(path) {
    const holder = readHolder(`${path}.holder`);
    if (holder === undefined || !isHeldHere(path))
        return undefined;
    process.kill(holder.pid, 'SIGTERM');
    return holder.pid;
}


/***/ }),

/***/ 84483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   fk: () => (/* binding */ printableLines),
/* harmony export */   hw: () => (/* binding */ manyLines)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);
/* harmony import */ var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13141);


function oneLine(text, maxLength = 200) {
    return (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__.defuse)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(text.replace(/\s+/g, ' ').trim(), maxLength));
}
function manyLines(text, maxLength) {
    return (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__.defuse)(printableLines((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(text, maxLength).replace(/\r?\n$/, ''), maxLength + 1));
}
function printableLines(text, maxLength) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)(text, maxLength).split(/\r?\n/).map(printableLine).join('\n');
}
function printableLine(line) {
    return line
        .split('\t')
        .map((part) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(part, part.length))
        .join('\t');
}


/***/ }),

/***/ 13141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   buildProblemAnnotations: () => (/* binding */ buildProblemAnnotations),
/* harmony export */   buildReportAnnotations: () => (/* binding */ buildReportAnnotations),
/* harmony export */   defuse: () => (/* binding */ defuse),
/* harmony export */   renderErrors: () => (/* binding */ renderErrors),
/* harmony export */   renderProblemAnnotations: () => (/* binding */ renderProblemAnnotations),
/* harmony export */   renderReportAnnotations: () => (/* binding */ renderReportAnnotations),
/* harmony export */   renderResume: () => (/* binding */ renderResume),
/* harmony export */   renderStop: () => (/* binding */ renderStop),
/* harmony export */   renderWarning: () => (/* binding */ renderWarning)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7953);


const MAX_ANNOTATIONS = 10;
function renderReportAnnotations(report, options = {}) {
    const all = buildReportAnnotations(report, options);
    const [errors, warnings] = [
        all.filter(({ level }) => level === 'error'),
        all.filter(({ level }) => level !== 'error'),
    ];
    return [...capped(errors), ...capped(warnings)].map(renderAnnotation);
}
function buildReportAnnotations(report, { folder } = {}) {
    const file = report.candidates_file === '-' ? undefined : fromRoot(report.candidates_file, folder);
    const errors = Object.values(report.results).flatMap(({ scenario, failures, best }) => failures.map(({ message }) => {
        const why = (best?.failures ?? [])
            .map((failure) => `${failure.code} at ${failure.path}: ${failure.message}`)
            .join(' ');
        return {
            level: 'error',
            properties: { file, title: `gate: ${scenario.id}` },
            message: `${message} ${why}`.trim(),
        };
    }));
    const warnings = report.warnings.map(({ message }) => ({ level: 'warning', properties: { file, title: 'gate' }, message }));
    return [...errors, ...warnings];
}
function fromRoot(file, folder = '') {
    return folder === '' || file.startsWith('/') ? file : `${folder}/${file}`;
}
function renderProblemAnnotations(problems, { folder, omitted = 0 } = {}) {
    return capped(buildProblemAnnotations(problems, { folder }), omitted).map(renderAnnotation);
}
function buildProblemAnnotations(problems, { folder }) {
    return problems.map((problem) => {
        const { line, column } = problem;
        const file = problem.file === undefined ? undefined : fromRoot(problem.file, folder);
        const properties = { file, line, col: line === undefined ? undefined : column, title: 'gate: invalid input' };
        return { level: 'error', properties, message: (0,_base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .renderProblem */ .yM)(problem) };
    });
}
function capped(annotations, omitted = 0) {
    const total = annotations.length + omitted;
    if (total <= MAX_ANNOTATIONS)
        return annotations;
    const shown = annotations.slice(0, MAX_ANNOTATIONS - 1);
    const message = `${total - shown.length} more like these; see the log.`;
    return [...shown, { level: annotations[0]?.level ?? 'error', properties: { title: 'gate' }, message }];
}
function renderAnnotation({ level, properties, message }) {
    const pairs = Object.entries(properties)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => `${key}=${escapeData(String(value)).replaceAll(':', '%3A').replaceAll(',', '%2C')}`);
    return `::${level} ${pairs.join(',')}::${escapeData(message)}`;
}
function renderErrors(title, messages) {
    const annotations = messages.map((message) => ({ level: 'error', properties: { title }, message }));
    return capped(annotations).map(renderAnnotation);
}
function renderWarning(title, message) {
    return renderAnnotation({ level: 'warning', properties: { title }, message });
}
function escapeData(text) {
    return defuse((0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g$)(text, 2000)).replaceAll('%', '%25');
}
function renderStop(token) {
    return `::stop-commands::${token}`;
}
function renderResume(token) {
    return `::${token}::`;
}
function defuse(text) {
    return text.replaceAll('##[', '## [').replace(/(?<=^[\s\u0085]*):(?=:)/gm, ': ');
}


/***/ }),

/***/ 44785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D7: () => (/* binding */ deviationOf),
/* harmony export */   Uy: () => (/* binding */ squaresAround),
/* harmony export */   hm: () => (/* binding */ meanOf)
/* harmony export */ });
function meanOf(values) {
    const [first = 0] = values;
    if (values.every((value) => value === first))
        return first;
    let sum = 0;
    for (const value of values)
        sum += value;
    return sum / values.length;
}
function squaresAround(values) {
    const mean = meanOf(values);
    let sum = 0;
    for (const value of values)
        sum += (value - mean) ** 2;
    return sum;
}
function deviationOf(values) {
    return values.length < 2 ? 0 : Math.sqrt(squaresAround(values) / (values.length - 1));
}


/***/ }),

/***/ 37763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ quantileOfT),
/* harmony export */   a: () => (/* binding */ tailOfT)
/* harmony export */ });
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
function quantileOfT(tail, freedom) {
    let low = 0;
    let high = 1;
    while (tailOfT(high, freedom) > tail && high < 1e12)
        high *= 2;
    for (let halving = 0; halving < 100; halving += 1) {
        const middle = (low + high) / 2;
        if (tailOfT(middle, freedom) > tail)
            low = middle;
        else
            high = middle;
    }
    return (low + high) / 2;
}


/***/ })

};


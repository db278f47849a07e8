export const id = 9389;
export const ids = [3141,9389];
export const modules = {

/***/ 50748:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I7: () => (/* binding */ medianOfAscending),
/* harmony export */   JZ: () => (/* binding */ median),
/* harmony export */   w8: () => (/* binding */ insertAscending),
/* harmony export */   w9: () => (/* binding */ centralMedian)
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
function insertAscending(numbers, added) {
    let [from, to] = [0, numbers.length];
    while (from < to) {
        const half = (from + to) >>> 1;
        if ((numbers[half] ?? 0) <= added)
            from = half + 1;
        else
            to = half;
    }
    numbers.splice(from, 0, added);
}
function medianOfAscending(numbers) {
    return numbers[Math.floor((numbers.length - 1) / 2)];
}


/***/ }),

/***/ 22989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ checkReferences),
/* harmony export */   AF: () => (/* binding */ buildEnvironment),
/* harmony export */   Cm: () => (/* binding */ isSupervisorsOwn),
/* harmony export */   K6: () => (/* binding */ referencedValues),
/* harmony export */   NC: () => (/* binding */ resolveTable),
/* harmony export */   TS: () => (/* binding */ referredName),
/* harmony export */   WY: () => (/* binding */ resolveText),
/* harmony export */   lg: () => (/* binding */ missingReferences),
/* harmony export */   ms: () => (/* binding */ requireTable),
/* harmony export */   xO: () => (/* binding */ RUN_MARKER)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);

const RUN_MARKER = 'AUTORIZE_RUN';
const PASSED = ['PATH', 'LANG', 'TERM', 'TZ'];
const DEFAULT_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
const OURS = new Set(['HOME', 'TMPDIR', RUN_MARKER]);
const COMMAND_FILES = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
const SECRET_NAMES = new Set(['GITHUB_TOKEN', ...COMMAND_FILES]);
const SECRET_PREFIXES = ['INPUT_', 'ACTIONS_'];
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const REFERENCE = /\$\$|\$\{([^}]*)\}|\$([A-Za-z_][A-Za-z0-9_]*)/g;
function isSupervisorsOwn(name) {
    const upper = name.toUpperCase();
    return SECRET_NAMES.has(upper) || SECRET_PREFIXES.some((prefix) => upper.startsWith(prefix));
}
function requireTable(table, { file, ...where }) {
    const resolved = resolveTable(table, where);
    if ('values' in resolved)
        return resolved.values;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ContractError */ .Vl(resolved.problems.map((problem) => (file === undefined ? problem : { file, ...problem })));
}
function resolveTable(table, { parentEnv, path, }) {
    const problems = [];
    const values = {};
    for (const [name, template] of Object.entries(table)) {
        const issue = nameProblem(name);
        if (issue !== undefined)
            problems.push({ path, ...issue });
        values[name] = template.replaceAll(REFERENCE, (written, braced, bare) => {
            if (written === '$$')
                return '$';
            const wanted = braced ?? bare ?? '';
            const value = Object.hasOwn(parentEnv, wanted) ? parentEnv[wanted] : undefined;
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
const OF_THE_RUNNER = /^(?:GITHUB|RUNNER)_/;
function missingReferences(table, parentEnv) {
    return namesIn(table).filter((name) => !Object.hasOwn(parentEnv, name) || (parentEnv[name] ?? '').trim() === '');
}
function namesIn(table) {
    const names = Object.values(table).flatMap((template) => [...template.matchAll(REFERENCE)].flatMap(([, braced, bare]) => braced ?? bare ?? []));
    return [...new Set(names)];
}
function referencedValues(table, parentEnv) {
    return namesIn(table).flatMap((name) => {
        const value = Object.hasOwn(parentEnv, name) && !OF_THE_RUNNER.test(name) ? parentEnv[name] : undefined;
        return value === undefined || value === '' ? [] : [value];
    });
}
const WHOLE_REFERENCE = /^\s*(?:\$\{([^}]*)\}|\$([A-Za-z_][A-Za-z0-9_]*))\s*$/;
function referredName(text) {
    const [, braced, bare] = WHOLE_REFERENCE.exec(text) ?? [];
    return braced ?? bare;
}
function resolveText(text, parentEnv) {
    const name = referredName(text);
    if (name === undefined)
        return { value: text };
    const found = `$${name}`;
    if (isSupervisorsOwn(name))
        return { problem: { found, expected: NOT_THE_RUNNERS, remedy: 'Take another name.' } };
    const value = Object.hasOwn(parentEnv, name) ? parentEnv[name] : undefined;
    if (value !== undefined && value.trim() !== '')
        return { value };
    const state = value === undefined ? 'not set' : 'blank';
    const expected = 'a variable of this environment that is not blank';
    return { problem: { found: `${found}, which is ${state}`, expected, remedy: `Set ${name || 'it'} before the run.` } };
}
function checkReferences(parentEnv) {
    return (text) => {
        const resolved = resolveText(text, parentEnv);
        return 'problem' in resolved ? [resolved.problem] : [];
    };
}
const NOT_THE_RUNNERS = "a variable that is not the runner's own";
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
            expected: NOT_THE_RUNNERS,
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
function buildEnvironment({ parentEnv, variables, home, temporary }) {
    const passed = PASSED.flatMap((name) => {
        const value = parentEnv[name];
        return value === undefined ? [] : [[name, value]];
    });
    return { PATH: DEFAULT_PATH, ...Object.fromEntries(passed), ...variables, HOME: home, TMPDIR: temporary };
}


/***/ }),

/***/ 68724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ stopHolder),
/* harmony export */   F1: () => (/* binding */ readHolder),
/* harmony export */   hp: () => (/* binding */ lockedError),
/* harmony export */   oZ: () => (/* binding */ isHeldHere),
/* harmony export */   pG: () => (/* binding */ isAtWork)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
/* harmony import */ var _process_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98566);




function isAtWork(holder) {
    return holder !== undefined && (holder.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)() || (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isProcessAlive */ .jW)(holder.pid));
}
function isHeldHere(path) {
    const holder = readHolder(`${path}.holder`);
    return holder !== undefined && holder.host === (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)() && (0,_process_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isProcessAlive */ .jW)(holder.pid);
}
function lockedError({ holder }, { what, look }) {
    const who = holder === undefined ? 'another run' : `process ${holder.pid} on ${holder.host} since ${holder.started_at}`;
    const stop = holder === undefined ? '' : `, or end it: kill ${holder.pid}`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AutorizeError */ .yW('locked', _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.locked, {
        message: `${what} locked by ${who}`,
        remedy: `See what it does: ${look}. Wait until it ends${stop}.`,
    });
}
function readHolder(path) {
    try {
        const raw = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
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

/***/ 92717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readPlatform),
/* harmony export */   j: () => (/* binding */ isLinux)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);

const VARIABLE = 'AUTORIZE_PLATFORM';
function readPlatform({ system, named } = { system: process.platform, named: process.env[VARIABLE] }) {
    if (named === undefined || named === '')
        return system === 'linux' || system === 'darwin' ? system : 'portable';
    if (named === 'portable')
        return named;
    const expected = `"portable", or no ${VARIABLE} at all`;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb([{ path: VARIABLE, found: named, expected, remedy: 'Unset it.' }]);
}
function isLinux() {
    return readPlatform() === 'linux';
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
/* harmony import */ var _program_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39058);
/* harmony import */ var _program_sync_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19418);




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
    const program = (0,_program_path_js__WEBPACK_IMPORTED_MODULE_2__/* .findSystemProgram */ .FG)('ps');
    if (program === undefined) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PreconditionError */ .Rb({
            message: 'autorize finds processes by the program "ps", which is not installed',
            remedy: 'Install it (procps), then run again.',
        });
    }
    const { exitCode, stdout } = (0,_program_sync_js__WEBPACK_IMPORTED_MODULE_3__/* .runProgramSync */ .x)({ program, args, cwd: '/', env: ENV });
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

/***/ 39058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ SYSTEM_FOLDERS),
/* harmony export */   FG: () => (/* binding */ findSystemProgram),
/* harmony export */   Vd: () => (/* binding */ isProgram),
/* harmony export */   aY: () => (/* binding */ findOnPath)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function findOnPath(name, path) {
    if (name === '' || name.includes('/'))
        return undefined;
    const folders = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder));
    return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isProgram);
}
const SYSTEM_FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];
function findSystemProgram(name, folders = SYSTEM_FOLDERS) {
    return folders.map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isProgram);
}
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 8538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ isThere),
/* harmony export */   v: () => (/* binding */ sendSignal)
/* harmony export */ });
function sendSignal(pid, signal) {
    try {
        process.kill(pid, signal);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        if (code !== 'ESRCH' && code !== 'EPERM')
            throw error;
    }
}
function isThere(pid) {
    try {
        return process.kill(pid, 0);
    }
    catch (error) {
        return error instanceof Error && 'code' in error && error.code === 'EPERM';
    }
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

